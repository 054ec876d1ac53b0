// Controls: one for every parameter and every setting that the engine describes.

/** Which phone is tuned. */
let tuned = 0;
const settingNames = allSettings.map(setting => setting.name);

/** The calls for a phone's parameters, and for the settings that all phones share. */
const parametersOf = phone => ({
  list: () => phone.session.technique.parameters,
  get: index => phone.session.call('parameter', index),
  set: (index, code) => phone.session.call('set_parameter', index, code),
});
const settings = {
  list: () => allSettings,
  get: index => first().call('setting', index),
  set: (index, code) => phones.map(phone => phone.session.call('set_setting', index, code))[0],
};
/** Gives everything in `table` its code of `codes`; what has none there stays. */
function setAll(table, codes) {
  // Twice: a value may only be possible once another has been set.
  for (let time = 0; time < 2; time++) codes.forEach((code, n) => table.set(n, code));
}
/** The setting of this name, and gives it a value. */
const getSetting = name => settings.get(settingNames.indexOf(name));
const setSetting = (name, code) => settings.set(settingNames.indexOf(name), code);

/** Makes the controls of one table; gives what brings them up to date. */
function buildControls(host, table) {
  host.textContent = '';
  const updates = table.list().map((about, index) => {
    const id = `${host.id}-${about.name}`;
    const help = make('p', { className: 'help', id: `${id}-help`, textContent: about.help });
    const complaint = make('p', { className: 'complaint', role: 'alert' }), note = make('p', { className: 'note', role: 'status' });
    const reset = make('button', { className: 'quiet reset', type: 'button', textContent: '↺' });
    reset.setAttribute('aria-label', `Reset ${about.label}`);
    const change = (code, what) => {
      // What another control complained of may not hold any more.
      for (const other of host.querySelectorAll('.complaint, .note')) text(other, '');
      const list = table.list(), before = list.map((_, n) => table.get(n));
      const answer = Number.isNaN(code) ? 2 : table.set(index, code);
      text(complaint, !answer ? '' : Number.isNaN(code) ? 'Not a number'
        : answer === 2 ? `From ${about.minimum} to ${about.maximum}` : 'Contradicts another value');
      // A minimum above the maximum takes that along, which is to be said.
      text(note, list.flatMap((other, n) => n === index || table.get(n) === before[n] ? []
        : [`${other.label} went along, from ${before[n]} to ${table.get(n)} ${other.unit}`]).join('; '));
      changed(what);
    };
    reset.onclick = () => change(about.default);
    const { inputs, update } = controlKinds[about.kind](about, id, change);
    for (const input of inputs) input.setAttribute('aria-describedby', help.id);
    const label = make('label', { htmlFor: id, textContent: about.label });
    const control = make('div', { className: `control ${about.kind}` }, label, ...inputs, reset, help, complaint, note);
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
    // A slider that is dragged is one step to undo.
    slider.oninput = () => change(slider.valueAsNumber, id);
    slider.onchange = endStep;
    number.onchange = () => change(number.valueAsNumber);
    const field = make('span', { className: 'field' }, number, make('span', { className: 'unit', textContent: about.unit }));
    field.setAttribute = (...pair) => number.setAttribute(...pair);
    return {
      inputs: [slider, field],
      update(code) {
        slider.value = code;
        slider.setAttribute('aria-valuetext', `${code} ${about.unit}`);
        number.value = number.dataset.shown = code;
      },
    };
  },
  flag(about, id, change) {
    const box = makeSwitch(id, isOn => change(isOn ? 1 : 0));
    return { inputs: [box], update: code => { box.checked = code === 1; } };
  },
  choices(about, id, change) {
    const select = make('select', { id });
    select.append(...about.choices.map((choice, index) => option(index, choice)));
    select.onchange = () => change(Number(select.value));
    return { inputs: [select], update: code => { select.value = code; } };
  },
};

const speeds = [[1, '1×'], [0.5, '½×'], [0.25, '¼×'], [0.1, '⅒×']];

function buildSpeeds() {
  for (const [speed, name] of speeds) {
    const radio = make('input', { type: 'radio', name: 'speed', value: speed, checked: speed === 1 });
    radio.onchange = () => { setSpeed(speed); changed(); };
    $('speeds').append(make('label', {}, radio, make('span', { textContent: name })));
  }
}

/** Phones to choose: several settings at once, and their width. The usual one is the engine's. */
const devices = [
  { name: 'Small, 4.7″', width: 375, 'container-height': 667, 'safe-area-top': 20, scale: '2' },
  { name: 'Usual, 6.1″', width: 393, 'container-height': 852, 'safe-area-top': 59, scale: '3' },
  { name: 'Large, 6.9″', width: 440, 'container-height': 956, 'safe-area-top': 62, scale: '3' },
];

function buildDevices() {
  $('device').append(...devices.map((about, index) => option(index, about.name)));
  $('device').onchange = () => {
    setDevice(Number($('device').value));
    for (const name of ['container-height', 'safe-area-top', 'scale']) {
      const value = devices[device][name];
      const { choices } = allSettings[settingNames.indexOf(name)];
      setSetting(name, choices ? choices.indexOf(value) : value);
    }
    changed();
  };
}
