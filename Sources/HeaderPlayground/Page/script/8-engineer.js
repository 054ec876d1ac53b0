// A page for the engineer: for every variant its heights, values, Swift and command.

/** Returns a session with `variant` and the first phone's settings. */
function sessionOf(variant) {
  const session = new Session(Math.max(0, techniqueIndex(variant.technique)));
  session.settings = first().settings;
  assign(parametersOf({ session }), variant.kept[variant.technique] ?? []);
  return session;
}

/** Yields the frames while a slow finger pulls the list down and then pushes it up, point by point. */
function* pushed(session, phone) {
  const from = session.number('containerHeight') - 20;
  const see = now => {
    session.call('advance', now);
    phone.draw();
    return { ...frameOf(phone), finger: NaN, top: session.number('headerMinY'), points: session.number('headerHeight'), inSight: session.number('heightInSight') };
  };
  yield see(0);
  // Several pushes, because a header may be longer than a screen.
  let now = 100;
  for (const [start, end] of [[200, 500], [from, 20], [from, 20], [from, 20]]) {
    const step = Math.sign(end - start);
    session.call('touch', 0, 196, start, now);
    for (let y = start; y !== end; y += step) {
      session.call('touch', 1, 196, y, now += 8);
      yield see(now);
    }
    now += 500;
    session.call('touch', 1, 196, end, now);
    session.call('touch', 2, 196, end, now);
    for (const rest = now + 1000; now < rest; now += 16) yield see(now);
  }
}

/** Returns pictures and numbers of the header at 0, 50 and 100 %, with its lower edge marked. */
function redlines(session, number) {
  const copy = session.copy(), phone = hiddenPhone(copy, phones[0].root, 40 + number);
  const film = filmWith(phone, [...pushed(copy, phone)]);
  return [0, 0.5, 1].map(share => {
    const frame = film.frames.reduce((best, other) => Math.abs(other.collapsed - share) < Math.abs(best.collapsed - share) ? other : best);
    const foot = frame.top + frame.points, label = `${inPoints(frame.inSight)} pt`;
    const wide = label.length * 9 + 14, left = phone.width - wide - 8;
    const line = `<g fill="#d90429" font-size="16" font-weight="700"><path d="M0 ${foot}H${phone.width}" fill="none" stroke="#d90429" stroke-width="2"/><rect x="${left}" y="${foot + 5}" width="${wide}" height="26" rx="6"/><text x="${left + 7}" y="${foot + 24}" fill="#fff">${label}</text></g>`;
    const picture = drawPicture([{ ...film, frames: [frame] }]).replace(/<\/svg>$/, `${line}</svg>`);
    return { share: frame.collapsed, frame, picture: `data:image/svg+xml,${encodeURIComponent(picture)}` };
  });
}

const inPoints = number => String(Math.round(number * 10) / 10);

const tableOf = (heads, rows) => `<table><thead><tr>${heads.map(head => `<th>${head}`).join('')}</thead><tbody>${rows.map(row => `<tr>${row.map(cell => `<td>${cell}`).join('')}`).join('')}</tbody></table>`;

/** Returns the sheet's section for one variant. */
function sectionOf(variant, number) {
  const session = sessionOf(variant), { technique } = session, moments = redlines(session, number);
  const pictures = moments.map(({ share, picture }) => `<figure><img src="${picture}" alt="The phone, ${Math.round(share * 100)} % collapsed"><figcaption>${Math.round(share * 100)} %</figcaption></figure>`).join('');
  const heights = tableOf(['Collapsed', 'Top', 'Height', 'In sight'], moments.map(({ share, frame }) => [`${Math.round(share * 100)} %`, ...[frame.top, frame.points, frame.inSight].map(points => `${inPoints(points)} pt`)]));
  const values = tableOf(['Parameter', 'Value', 'Default'], technique.parameters.map((about, n) => {
    const shown = code => escaped(`${valueOf(about, code)} ${about.unit}`);
    const code = session.call('parameter', n);
    return [about.name, code === about.default ? shown(code) : `<b>${shown(code)}</b>`, shown(about.default)];
  }));
  const texts = [['UIKit', session.text('uikit')], ['SwiftUI', session.text('swiftui')], ['In a terminal', command(session)]]
    .map(([title, content]) => `<h3>${title}</h3><pre>${escaped(content.trimEnd())}</pre>`).join('');
  session.close();
  return `<section><h2>${escaped(variant.name)}: ${escaped(technique.title)}</h2><p>${escaped(technique.summary)}</p><div class="moments">${pictures}</div>${heights}${values}${texts}</section>`;
}

/** Returns the sheet as an HTML page. */
function engineersSheet() {
  for (const phone of phones) keepTuned(phone);
  const style = ':root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:960px;margin:32px auto;padding:0 24px}.moments{display:flex;gap:16px}figure{margin:0;flex:1}img{width:100%;border:1px solid #8888;border-radius:12px}figcaption{text-align:center}table{border-collapse:collapse;margin:16px 0}th,td{padding:4px 16px 4px 0;text-align:left;border-bottom:1px solid #8886}pre{overflow-x:auto;padding:12px;border-radius:8px;background:#8882;font-size:13px}section{break-after:page}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Headers for the engineer</title><style>${style}</style><h1>Headers</h1><p>Points on a screen of ${devices[device].width} by ${getSetting('container-height')} with a safe area of ${getSetting('safe-area-top')}. Bold values are tuned.</p>${variants.map(sectionOf).join('')}</html>\n`;
}

$('save-sheet').onclick = () => save('headers-for-the-engineer.html', engineersSheet(), 'text/html');
