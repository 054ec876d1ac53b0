// Finds the technique of a recorded header. The engine tries one technique at a time.

/** The running search; `null` without one. */
let search = null;

/** Reads the engine's result: the fits, the best first, the ranges of the best one's parameters, and where the nearest differs. */
function foundIn(rows) {
  const all = { mounting: [], fit: [], range: [], mismatch: [] };
  for (const [kind, word, ...cells] of rows) all[kind]?.push({ word, cells: cells.map(Number) });
  const fits = all.fit.map(({ word, cells: [line, mean, share, isFit, slides, ...codes] }) =>
    ({ technique: techniques[techniqueIndex(word)], line, mean, share, isFit, slides, codes }));
  return { mounting: all.mounting[0].word, fits, ranges: all.range, mismatches: all.mismatch };
}

/** Sets the technique and the parameters of a fit on the tuned phone. */
function tuneAs({ technique, codes }) {
  choose(techniqueIndex(technique.name));
  setAll(parametersOf(phones[tuned]), codes);
  changed();
  showSeen();
}

/** Returns a sentence about the best fit, and what the record leaves open. */
function verdictOn(best, { fits, ranges, mismatches }) {
  const { technique, mean, share } = best, apart = `${mean.toFixed(2)} pt apart on average, ${Math.round(share * 100)} % of the rows within a point`;
  if (!best.isFit) {
    return `No technique moves like this header. The nearest is ${technique.title}, ${apart}. It differs ${mismatches.map(({ word, cells: [start, end, seen, own] }) =>
      `from ${(start / 1000).toFixed(2)} to ${(end / 1000).toFixed(2)} s, ${word}: the edge was at ${seen.toFixed(1)} pt, not ${own.toFixed(1)}`).join('; ')}.`;
  }
  const known = ranges.map(({ word, cells: [low, high] }) => {
    const { label, unit } = technique.parameters.find(({ name }) => name === word), [from, to] = [low, high].map(value => Number(value.toFixed(3)));
    return `${label} ${from === to ? from : `${from} to ${to}`}${unit ? ` ${unit}` : ''}`;
  });
  const way = ({ slides }) => slides ? 'slides away' : 'shrinks', other = fits.find(fit => fit.isFit && fit.line === best.line && fit.slides !== best.slides);
  return `${technique.title} moves as this header did: ${apart}.${known.length ? ` ${known.join(', ')}.` : ''}${seen.rows.some(({ hasTop }) => hasTop) ? ''
    : ` It ${way(best)}; whether the header slid or shrank, its lower edge does not tell.${other ? ` So would ${other.technique.title} have moved, which ${way(other)}.` : ''}`}`;
}

/** Shows the result: the best fit on the phone, and the other fits, or else the nearest ones. */
function showFound(found) {
  const [best] = found.fits;
  if (!best) return text($('find-report'), 'The header does not move, so there is nothing to find.');
  if (best.isFit) {
    setSetting('mounting', allSettings.find(({ name }) => name === 'mounting').choices.indexOf(found.mounting));
    tuneAs(best);
  }
  text($('find-report'), verdictOn(best, found));
  for (const fit of found.fits.filter(({ isFit, line }) => best.isFit ? isFit : line < 3)) {
    const button = make('button', { textContent: `${fit.technique.title}, ${fit.mean.toFixed(2)} pt`, ariaPressed: best.isFit && fit === best });
    button.onclick = () => {
      tuneAs(fit);
      for (const other of $('found').children) other.ariaPressed = other === button;
    };
    $('found').append(button);
  }
}

/** Searches the technique of the open header, and shows the progress. */
async function findHeader() {
  stopSearch('');
  const own = search = {}, pointer = first().call('fit_open');
  $('stop-find').hidden = false;
  for (let n = 0; n < techniques.length && own === search; n++) {
    text($('find-report'), `Trying ${techniques[n].title}, ${n + 1} of ${techniques.length}…`);
    // The browser draws the text first.
    await new Promise(done => setTimeout(done, 20));
    if (own === search && !engine.playground_fit_next(pointer)) break;
  }
  if (own === search) {
    stopSearch('');
    showFound(foundIn(rowsOf(take(engine.playground_fit_result(pointer)))));
  }
  engine.playground_close(pointer);
}

/** Ends a search, and shows `words`. */
function stopSearch(words) {
  search = null;
  $('stop-find').hidden = true;
  $('found').textContent = '';
  text($('find-report'), words);
}

$('find').onclick = findHeader;
$('stop-find').onclick = () => stopSearch('Stopped.');
