// Controls: one for every parameter and every setting that the engine describes.

/** The number of the phone that is tuned. */
let tuned = 0;
const settingNames = allSettings.map(setting => setting.name);

/** Returns the table of a phone's parameters. `settings` is the table that all phones share. */
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
/** Sets the values in `table` that have a code in `codes`. */
function setAll(table, codes) {
  // Twice, because a value may depend on another one.
  for (let time = 0; time < 2; time++) codes.forEach((code, n) => table.set(n, code));
}
/** Returns, and sets, the setting with this name. */
const getSetting = name => settings.get(settingNames.indexOf(name));
const setSetting = (name, code) => settings.set(settingNames.indexOf(name), code);

/** Builds the controls of a table; returns a function that updates them. */
function buildControls(host, table) {
  host.textContent = '';
  const updates = table.list().map((about, index) => {
    const id = `${host.id}-${about.name}`;
    const help = make('p', { className: 'help', id: `${id}-help`, textContent: about.help });
    const complaint = make('p', { className: 'complaint', role: 'alert' }), note = make('p', { className: 'note', role: 'status' });
    const reset = make('button', { className: 'quiet reset', type: 'button', textContent: '↺' });
    reset.setAttribute('aria-label', `Reset ${about.label}`);
    const change = (code, what) => {
      // Complaints of other controls may be outdated.
      for (const other of host.querySelectorAll('.complaint, .note')) text(other, '');
      const list = table.list(), before = list.map((_, n) => table.get(n));
      const answer = Number.isNaN(code) ? 2 : table.set(index, code);
      text(complaint, !answer ? '' : Number.isNaN(code) ? 'Not a number'
        : answer === 2 ? `From ${about.minimum} to ${about.maximum}` : 'Contradicts another value');
      // A minimum above the maximum also changes the maximum.
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
    // A drag of a slider is one step of undo.
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

/** Devices to choose, in the order of links: a width, and several settings. The second one has the engine's defaults. */
const devices = [
  { name: 'Small, 4.7″', width: 375, 'container-height': 667, 'safe-area-top': 20, scale: '2' },
  { name: 'Usual, 6.1″', width: 393, 'container-height': 852, 'safe-area-top': 59, scale: '3' },
  { name: 'Large, 6.9″', width: 440, 'container-height': 956, 'safe-area-top': 62, scale: '3' },
  { name: 'Narrow, 5.8″', width: 375, 'container-height': 812, 'safe-area-top': 44, scale: '3' },
  { name: 'With a notch, 6.1″', width: 390, 'container-height': 844, 'safe-area-top': 47, scale: '3' },
  { name: 'Medium, 6.3″', width: 402, 'container-height': 874, 'safe-area-top': 62, scale: '3' },
  { name: 'Wide, 6.7″', width: 430, 'container-height': 932, 'safe-area-top': 59, scale: '3' },
  { name: 'iPad, 11″', width: 820, 'container-height': 1180, 'safe-area-top': 24, scale: '2' },
  { name: 'iPad, 13″', width: 1024, 'container-height': 1366, 'safe-area-top': 24, scale: '2' },
];

/** Sets the settings of the device at `index`. */
function useDevice(index) {
  setDevice(index);
  for (const name of ['container-height', 'safe-area-top', 'scale']) {
    const value = devices[device][name];
    const { choices } = allSettings[settingNames.indexOf(name)];
    setSetting(name, choices ? choices.indexOf(value) : value);
  }
}

/** Returns the index of the device whose screenshots, at 1x, 2x or 3x, are most like a picture of this size; -1 if none is. */
function deviceOf(width, height) {
  const distance = (a, b) => Math.abs(Math.log(a / b));
  const distances = devices.map(about => Math.min(...[1, 2, 3].map(scale => distance(width, scale * about.width) + distance(height, scale * about['container-height']))));
  const least = Math.min(...distances);
  return least < 0.2 ? distances.indexOf(least) : -1;
}

function buildDevices() {
  const byWidth = [...devices.keys()].sort((a, b) => devices[a].width - devices[b].width);
  $('device').append(...byWidth.map(index => option(index, devices[index].name)));
  $('device').onchange = () => {
    useDevice(Number($('device').value));
    changed();
  };
}
