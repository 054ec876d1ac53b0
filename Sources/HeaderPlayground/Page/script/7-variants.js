// Variants: named ways to tune a header. Each phone shows one, and any two can be compared.

/** Returns a variant: its technique, and for every technique the tuned values, as pairs of name and text. */
const newVariant = (name, technique, kept = {}) => ({ name, technique, kept });

let variants = [newVariant('A', techniques[0].name)];

const techniqueIndex = name => techniques.findIndex(technique => technique.name === name);

/** Returns the values in `table` that differ from the defaults, as pairs of name and text. */
const differences = table => table.list().flatMap((about, n) => {
  const code = table.get(n);
  return code === about.default ? [] : [[about.name, about.choices ? about.choices[code] : String(code)]];
});

/** Returns whether everything in `table` has its default. */
const isUntuned = table => differences(table).length === 0;

/** Sets everything in `table` to its default. */
const resetAll = table => setAll(table, table.list().map(about => about.default));

/** Stores the tuned values of `phone` in its variant. */
function keepTuned(phone) {
  const { variant } = phone, tuned = differences(parametersOf(phone));
  variant.technique = phone.session.technique.name;
  if (tuned.length) {
    variant.kept[variant.technique] = tuned;
    delete variant.isSpare;
  } else {
    delete variant.kept[variant.technique];
  }
}

/** Shows `variant` on the phone with this number. */
function showVariant(number, variant) {
  const phone = phones[number], index = Math.max(0, techniqueIndex(variant.technique));
  phone.variant = variant;
  if (phone.session?.index !== index) openOn(number, index); else resetAll(parametersOf(phone));
  assign(parametersOf(phone), variant.kept[variant.technique] ?? []);
}

/** Shows `variant` on the tuned phone. */
function showTuned(variant) {
  showVariant(tuned, variant);
  if (phones.length > 1) restart();
  tune(tuned);
}

/** Returns the first letter that is not a variant's name. */
const freeName = () => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find(name => variants.every(other => other.name !== name)) ?? 'Another';

/** Returns a variant of the technique at `index` for a comparison: an untuned spare one, or a new one. */
function variantToCompare(index) {
  const { name } = techniques[index];
  const spare = variants.find(variant => variant.isSpare && variant !== phones[0].variant);
  if (spare) return Object.assign(spare, { technique: name });
  const variant = { ...newVariant(freeName(), name), isSpare: true };
  variants.push(variant);
  return variant;
}

/** Removes spare variants that no phone shows. */
function dropSpares() {
  variants = variants.filter(variant => !variant.isSpare || phones.some(phone => phone.variant === variant));
}

/** Shows the variants as buttons, and as choices for a comparison. */
function showVariants() {
  $('which').replaceChildren(...variants.map(variant => {
    const index = Math.max(0, techniqueIndex(variant.technique)), number = phones.findIndex(phone => phone.variant === variant);
    const button = make('button', { textContent: `${variant.name}: ${techniques[index].title}` });
    button.setAttribute('aria-pressed', number === tuned);
    button.onclick = () => {
      if (number >= 0) tune(number); else takeVariant(variant);
      changed();
    };
    return button;
  }));
  const { variant } = phones[tuned];
  if (document.activeElement !== $('variant-name')) $('variant-name').value = variant.name;
  $('remove-variant').disabled = variants.length < 2 || phones.some((phone, n) => n !== tuned && variants.length === phones.length);
  text($('compare-label'), `Compare ${phones[0].variant.name} with…`);
  const others = variants.filter(other => other !== phones[0].variant);
  $('compare-variants').replaceChildren(...others.map(other => option(
    `v${variants.indexOf(other)}`, `${other.name}: ${techniques[Math.max(0, techniqueIndex(other.technique))].title}`)));
  $('compare-variants').hidden = others.length === 0;
  for (const phone of phones) phone.root.dataset.variant = phone.variant.name;
  $('compare').value = phones.length > 1 ? `v${variants.indexOf(phones[1].variant)}` : -1;
}

/** Replaces the tuned variant by `variant`. */
function takeVariant(variant) {
  keepTuned(phones[tuned]);
  showTuned(variant);
  dropSpares();
}

$('add-variant').onclick = () => {
  const { variant } = phones[tuned];
  keepTuned(phones[tuned]);
  delete variant.isSpare;
  const copy = newVariant(freeName(), variant.technique, structuredClone(variant.kept));
  variants.splice(variants.indexOf(variant) + 1, 0, copy);
  takeVariant(copy);
  changed();
};
$('remove-variant').onclick = () => {
  const { variant } = phones[tuned], at = variants.indexOf(variant);
  variants.splice(at, 1);
  const next = [variants[at - 1], ...variants].find(other => other && phones.every(phone => phone.variant !== other));
  showTuned(next);
  changed();
};
$('variant-name').oninput = () => {
  const { variant } = phones[tuned];
  variant.name = $('variant-name').value.trim() || variant.name;
  delete variant.isSpare;
  changed('variant-name');
};
