// Two phones with the same touches: a second variant beside the first, and the tool's table of both.

/** Shows each variant in `shown` on its own phone. */
function setPhones(shown) {
  const isOpen = phones.length > 1;
  if (isOpen && shown.length < 2) {
    const [phone] = phones.splice(1);
    phone.session.close();
    phone.root.remove();
    first().call('keep_awake', 0);
    tuned = 0;
  }
  if (!isOpen && shown.length > 1) {
    const root = $('floor').cloneNode(true);
    for (const element of [root, ...root.querySelectorAll('[id]')]) element.removeAttribute('id');
    const phone = new Phone(root);
    $('floors').append(root);
    phones.push(phone);
    listen(phone);
  }
  shown.forEach((variant, number) => showVariant(number, variant));
  document.body.classList.toggle('comparing', phones.length > 1);
  if (isOpen !== phones.length > 1) restart();
}

/** Shows `variant` on a second phone, or removes that phone without a variant. */
function compareWith(variant) {
  for (const phone of phones) keepTuned(phone);
  setPhones([phones[0].variant, ...(variant ? [variant] : [])]);
  dropSpares();
  restart();
  tune(tuned);
}

/** Compares with the chosen variant or technique, or with nothing. */
$('compare').onchange = () => {
  const [, kind, number] = /^(v?)(-?\d+)$/.exec($('compare').value);
  compareWith(kind ? variants[number] : number < 0 ? null : variantToCompare(Number(number)));
  changed();
  showGesture();
};

/** Restarts all phones at the same time, so that they stay in step. */
function restart() {
  every('restart');
  every('keep_awake', 0);
}

/** Shows the tool's table for the gesture if there are two phones. */
function showTable() {
  if (phones.length < 2) return;
  const rows = phones.map(({ session }) => session.rows('summary', first().pointer)[0]);
  const columns = catalog.column.map(column => make('th', { scope: 'col', textContent: column.name, title: column.help },
    make('small', { textContent: column.unit })));
  const isOne = phones[0].session.index === phones[1].session.index;
  $('table').replaceChildren(
    make('thead', {}, make('tr', {}, make('td'), ...columns)),
    make('tbody', {}, ...rows.map(([name, ...cells], n) => make('tr', {}, make('th', { scope: 'row', textContent: isOne ? phones[n].variant.name : name }),
      ...cells.map(cell => make('td', { textContent: cell }))))));
  text($('table-note'), first().number('touchCount') > 0
    ? 'For the recorded gesture, as “headers compare” prints it.'
    : 'For the first one’s example, as “headers compare” prints it. Record a gesture to compare with yours.');
}
