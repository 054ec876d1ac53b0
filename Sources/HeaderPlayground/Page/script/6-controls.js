// Controls: one for every parameter and every setting that the engine describes.

/** The calls for the technique's parameters, and for the phone's settings. */
const parameters = {
  list: () => catalog.techniques[chosen].parameters,
  get: index => engine.playground_parameter(session, index),
  set: (index, code) => engine.playground_set_parameter(session, index, code),
};
const settings = {
  list: () => catalog.settings,
  get: index => engine.playground_setting(session, index),
  set: (index, code) => engine.playground_set_setting(session, index, code),
};

/** Makes the controls of one table; gives what brings them up to date. */
function buildControls(host, table) {
  host.textContent = '';
  const updates = table.list().map((about, index) => {
    const id = `${host.id}-${about.name}`;
    const help = make('p', { className: 'help', id: `${id}-help`, textContent: about.help });
    const complaint = make('p', { className: 'complaint', role: 'alert' });
    const reset = make('button', { className: 'quiet reset', type: 'button', textContent: '↺' });
    reset.setAttribute('aria-label', `Reset ${about.label}`);
    const change = code => {
      // What another control complained of may not hold any more.
      for (const other of host.querySelectorAll('.complaint')) text(other, '');
      const answer = Number.isNaN(code) ? 2 : table.set(index, code);
      text(complaint, answer ? Number.isNaN(code) ? 'Not a number' : take(engine.playground_refusal(session)) : '');
      changed();
    };
    reset.onclick = () => change(about.default);
    const { inputs, update } = controlKinds[about.kind](about, id, change);
    for (const input of inputs) input.setAttribute('aria-describedby', help.id);
    const label = make('label', { htmlFor: id, textContent: about.label });
    const control = make('div', { className: `control ${about.kind}` }, label, ...inputs, reset, help, complaint);
    host.append(control);
    return () => {
      const code = table.get(index);
      update(code);
      reset.classList.toggle('idle', code === about.default);
      reset.disabled = code === about.default;
    };
  });
  return () => updates.forEach(update => update());
}

const controlKinds = {
  range(about, id, change) {
    const slider = make('input', { type: 'range', id, min: about.minimum, max: about.sliderMaximum, step: about.step });
    const number = make('input', { type: 'number', min: about.minimum, max: about.maximum, step: 'any', inputMode: 'decimal' });
    number.setAttribute('aria-label', `${about.label}, exactly${about.unit === 's' ? ', in seconds' : about.unit ? ', in points' : ''}`);
    slider.oninput = () => change(slider.valueAsNumber);
    number.onchange = () => change(number.valueAsNumber);
    const field = make('span', { className: 'field' }, number, make('span', { className: 'unit', textContent: about.unit }));
    field.setAttribute = (...pair) => number.setAttribute(...pair);
    return {
      inputs: [slider, field],
      update(code) {
        slider.value = code;
        slider.setAttribute('aria-valuetext', `${code} ${about.unit}`);
        slider.style.setProperty('--share', `${Math.min(1, (code - about.minimum) / (about.sliderMaximum - about.minimum)) * 100}%`);
        number.value = code;
      },
    };
  },
  flag(about, id, change) {
    const box = make('input', { type: 'checkbox', id, className: 'switch' });
    box.setAttribute('role', 'switch');
    box.onchange = () => change(box.checked ? 1 : 0);
    return { inputs: [box], update: code => { box.checked = code === 1; } };
  },
  choices(about, id, change) {
    const select = make('select', { id });
    about.choices.forEach((choice, index) => select.append(make('option', { value: index, textContent: choice })));
    select.onchange = () => change(Number(select.value));
    return { inputs: [select], update: code => { select.value = code; } };
  },
};

function buildCards() {
  catalog.techniques.forEach((technique, index) => {
    const radio = make('input', { type: 'radio', name: 'technique', value: technique.name });
    radio.onchange = () => { choose(index); changed(); };
    const mover = make('span', { className: 'mover', textContent: technique.movedBy });
    $('cards').append(make('label', { className: 'card' }, radio,
      make('strong', { textContent: technique.title }), make('span', { textContent: technique.summary }), mover));
  });
}

function buildSpeeds() {
  for (const [speed, name] of [[1, '1×'], [0.5, '½×'], [0.25, '¼×'], [0.1, '⅒×']]) {
    const radio = make('input', { type: 'radio', name: 'speed', value: speed, checked: speed === 1 });
    radio.onchange = () => { setSpeed(speed); changed(); };
    $('speeds').append(make('label', {}, radio, make('span', { textContent: name })));
  }
}

function buildDevices() {
  catalog.devices.forEach((about, index) => $('device').append(make('option', { value: index, textContent: about.name })));
  $('device').onchange = () => {
    setDevice(Number($('device').value));
    for (const name of ['container-height', 'safe-area-top', 'scale']) {
      const index = catalog.settings.findIndex(setting => setting.name === name);
      const value = catalog.devices[device][name];
      const choices = catalog.settings[index].choices;
      engine.playground_set_setting(session, index, choices ? choices.indexOf(value) : value);
    }
    changed();
  };
}
