// Two phones under one finger: a second technique beside the first, and what the tool says of both.

/** Puts the technique at `index` on a second phone, or takes that away with -1. */
function compareWith(index) {
  const isOpen = phones.length > 1;
  if (index < 0) {
    if (isOpen) {
      const [phone] = phones.splice(1);
      phone.session.close();
      phone.root.remove();
      first().call('keep_awake', 0);
      tuned = 0;
    }
  } else {
    if (!isOpen) {
      const root = $('floor').cloneNode(true);
      for (const element of [root, ...root.querySelectorAll('[id]')]) element.removeAttribute('id');
      const phone = new Phone(root);
      $('floors').append(root);
      phones.push(phone);
      listen(phone);
    }
    openOn(1, index);
  }
  document.body.classList.toggle('comparing', phones.length > 1);
  $('compare').value = index;
  restart();
  if (tuned > 0 || isOpen !== phones.length > 1) tune(tuned);
}

/** Both begin at the same time: from there on they stay together. */
function restart() {
  every('restart');
  every('keep_awake', 0);
}

/** The tool's table for the gesture, as far as there are two. */
function showTable() {
  if (phones.length < 2) return;
  const rows = phones.map(({ session }) => session.rows('summary', first().pointer)[0]);
  const columns = catalog.column.map(column => make('th', { scope: 'col', textContent: column.name, title: column.help },
    make('small', { textContent: column.unit })));
  $('table').replaceChildren(
    make('thead', {}, make('tr', {}, make('td'), ...columns)),
    make('tbody', {}, ...rows.map(([name, ...cells]) => make('tr', {}, make('th', { scope: 'row', textContent: name }),
      ...cells.map(cell => make('td', { textContent: cell }))))));
  text($('table-note'), first().number('touchCount') > 0
    ? 'For the recorded gesture, as “headers compare” prints it.'
    : 'For the first one’s example, as “headers compare” prints it. Record a gesture to compare with yours.');
}
