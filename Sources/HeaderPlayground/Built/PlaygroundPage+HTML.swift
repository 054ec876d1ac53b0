// swift-format-ignore-file
// Made by Sources/HeaderPlayground/build; change its sources and not this.

extension PlaygroundPage {
  /// The page as one HTML file.
  public static let html: String = #"""
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Header playground</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect x='3' width='10' height='16' rx='2.5' fill='%233249d3'/%3E%3Cpath d='M4.5 6h7M4.5 9h7M4.5 12h4' stroke='white'/%3E%3C/svg%3E">
<style>
:root {
  --page: #f4f5f8; --card: #fff; --ink: #1b1f27; --faint: #5a6372; --rule: #dfe3ea; --soft: #eceff4;
  --accent: #3249d3; --on-accent: #fff; --tint: #eef0fd; --bad: #b02a1c; --good: #116329;
  --offset: #c05717; --height: #3249d3; --touch: #3249d314;
  --screen: #fff; --strip: #f2f3f6; --row-ink: #b9c1cd; --row-line: #dfe3e9; --separator: #eceef2;
  --tint0: #9db7f5; --tint1: #f3b6a5; --tint2: #a5ddc6; --tint3: #f2d28b; --tint4: #cdb4ee;
  --head: linear-gradient(120deg, #3249d3, #5a3fd3); --other-head: #0f6e66; --field: #fffffff0; --field-ink: #556070;
  --phone-room: clamp(440px, calc(100svh - 384px), 760px);
  font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  color: var(--ink); background: var(--page); accent-color: var(--accent);
  -webkit-text-size-adjust: 100%;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1016; --card: #161a22; --ink: #e8ecf2; --faint: #9aa5b5; --rule: #2a303b; --soft: #1f2530;
    --accent: #93a4ff; --on-accent: #0d1016; --tint: #1c2242; --bad: #ff9a8f; --good: #56d364;
    --offset: #f0a35e; --height: #93a4ff; --touch: #93a4ff1f;
    --screen: #101319; --strip: #181c24; --row-ink: #465062; --row-line: #2a313d; --separator: #1e232c;
    --tint0: #3d5ba9; --tint1: #96523e; --tint2: #2f765a; --tint3: #86672a; --tint4: #684a94;
    --head: linear-gradient(120deg, #3244b4, #4a37b0); --other-head: #12635c; --field: #151a2be6; --field-ink: #b6bfce;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0 auto; max-width: 1440px; padding: 24px 32px 48px; }
h1, h2, h3, p, figure, fieldset, pre { margin: 0; padding: 0; border: 0; }
h1 { font-size: 24px; letter-spacing: -.02em; }
h2 { font-size: 17px; letter-spacing: -.01em; }
h3 { font-size: 14px; }
.top { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 18px; margin-bottom: 20px; }
.top p, .how, .about, .help, .piece p { color: var(--faint); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

/* Nothing is seen before all of it is there, so nothing moves. */
body:not(.ready) main { visibility: hidden; }
.needs { position: absolute; margin-right: 16px; visibility: hidden; animation: needs 0s 2s forwards; }
.ready .needs { display: none; }
@keyframes needs { to { visibility: visible; } }
main { display: grid; gap: 24px; align-items: start;
  grid-template: "stage choose tune" auto "stage take tune" 1fr / minmax(360px, 410px) minmax(320px, 1fr) minmax(320px, 390px); }
.stage { grid-area: stage; position: sticky; top: 24px; display: grid; gap: 12px; justify-items: center; }
.choose { grid-area: choose; display: grid; gap: 12px; }
.tune { grid-area: tune; }
.take { grid-area: take; }
.tune, .take { background: var(--card); border: 1px solid var(--rule); border-radius: 16px; padding: 20px; display: grid; gap: 14px; min-width: 0; }
.choose, .take { min-width: 0; }

.floor { position: relative; width: 100%; height: var(--phone-room); }
#phone { position: absolute; left: 50%; top: 50%; width: 393px; height: 852px; transform: translate(-50%, -50%) scale(.6);
  border-radius: 56px; box-shadow: 0 0 0 10px #1b1e25, 0 0 0 12px #4a505c, 0 24px 60px -12px #0b102066; }
#screen { position: absolute; inset: 0; overflow: hidden; border-radius: 47px; background: var(--screen); contain: strict;
  touch-action: none; user-select: none; -webkit-user-select: none; cursor: grab; outline-offset: 16px; }
#screen:active { cursor: grabbing; }
#screen:focus-visible { outline: 4px solid var(--accent); }
#list, #header { position: absolute; left: 0; top: 0; width: 100%; will-change: transform; }
#list { height: 100%; background: var(--strip); }
#rows { position: relative; overflow: hidden; background: var(--screen); will-change: transform; }
.row { position: absolute; left: 0; right: 0; top: 0; height: 76px; border-bottom: 1px solid var(--separator); }
.row * { position: absolute; border-radius: 5px; left: 76px; height: 9px; background: var(--row-line); }
.row b { left: 18px; top: 17px; width: 42px; height: 42px; border-radius: 50%; }
.row i:nth-of-type(1) { top: 16px; background: var(--row-ink); }
.row i:nth-of-type(2) { top: 34px; }
.row i:nth-of-type(3) { top: 51px; }
.sort0 { --a: 34%; --b: 61%; --c: 38%; } .sort0 b { background: var(--tint0); }
.sort1 { --a: 48%; --b: 73%; --c: 52%; } .sort1 b { background: var(--tint1); }
.sort2 { --a: 39%; --b: 66%; --c: 44%; } .sort2 b { background: var(--tint2); }
.sort3 { --a: 52%; --b: 59%; --c: 30%; } .sort3 b { background: var(--tint3); }
.sort4 { --a: 43%; --b: 71%; --c: 57%; } .sort4 b { background: var(--tint4); }
.row i:nth-of-type(1) { width: var(--a); } .row i:nth-of-type(2) { width: var(--b); } .row i:nth-of-type(3) { width: var(--c); }
#header { background: var(--head); color: #fff; overflow: hidden; contain: strict; }
#inside { position: absolute; left: 0; right: 0; bottom: 0; overflow: hidden; }
.part { position: absolute; left: 0; top: 0; white-space: nowrap; will-change: transform, opacity; }
.part.label { font: 600 17px/24px system-ui, sans-serif; height: 24px; }
.part.label::first-letter, .part.textField::first-letter { text-transform: uppercase; }
.part.textField { height: 28px; border-radius: 9px; background: var(--field); color: var(--field-ink); font: 15px/28px system-ui, sans-serif; padding-left: 32px; }
.part.textField::before { content: ""; position: absolute; left: 11px; top: 8px; width: 9px; height: 9px; border: 1.8px solid; border-radius: 50%; }
.part.textField::after { content: ""; position: absolute; left: 20px; top: 18px; width: 6px; height: 1.8px; background: currentColor; rotate: 45deg; border-radius: 1px; }
.part.mark { width: 28px; height: 28px; border-radius: 8px; background: #fff; }
.part.mark::before { content: ""; position: absolute; inset: 8px 7px; border: solid #4345d3; border-width: 2.5px 0; }
.part.mark::after { content: ""; position: absolute; left: 9px; right: 9px; top: 12.7px; height: 2.5px; background: #4345d3; }
.part.background, .part.image:not(.mark) { width: 100%; height: 100%; }
.part.background { background: radial-gradient(circle at 82% 30%, #ffffff12 0 110px, #fff0 111px), radial-gradient(circle at 20% 62%, #ffffff12 0 76px, #fff0 77px), var(--head); transition: background .2s; }
.part.background.other { background: var(--other-head); }
.part.image:not(.mark) { background:
  radial-gradient(circle at 69% 52%, #ffe3a6 0 26px, #ffe3a600 27px),
  radial-gradient(120% 60% at 20% 112%, #222b4f 55%, #222b4f00 55.4%),
  radial-gradient(90% 64% at 92% 116%, #3f4673 58%, #3f467300 58.4%),
  radial-gradient(70% 74% at 44% 118%, #7d6b93 60%, #7d6b9300 60.4%),
  linear-gradient(#1d4f91 10%, #f2b880 78%); }
#bar { position: absolute; left: 0; right: 0; top: 0; overflow: hidden; display: flex; align-items: center; justify-content: space-between; padding: 0 28px 0 44px; font: 600 16px/1 system-ui, sans-serif; color: var(--ink); background: color-mix(in srgb, var(--screen) 88%, transparent); pointer-events: none; }
#bar.solid { background: var(--screen); }
#bar.covered { color: #fff; background: none; }
.island { position: absolute; left: 50%; top: 12px; width: 116px; height: 34px; border-radius: 17px; background: #000; translate: -50% 0; opacity: 0; }
.notched .island { opacity: 1; }
#thumb { position: absolute; right: 3px; top: 0; width: 4px; border-radius: 2px; background: #8b95a5; opacity: 0; transition: opacity .4s .3s; }
#thumb.shown { opacity: .8; transition: opacity .1s; }
#finger { position: absolute; left: -26px; top: -26px; width: 52px; height: 52px; border-radius: 50%; background: #8b95a580; border: 3px solid #ffffffb0; box-shadow: 0 2px 10px #0006; opacity: 0; transition: opacity .15s; pointer-events: none; }
#finger.shown { opacity: 1; }
.recording #phone { box-shadow: 0 0 0 10px #1b1e25, 0 0 0 14px #e5484d, 0 24px 60px -12px #0b102066; }
.how { font-size: 13px; text-align: center; max-width: 38em; }

button, select, input[type=number] { font: inherit; font-size: 14px; color: inherit; background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 6px 12px; min-height: 36px; }
button { cursor: pointer; font-weight: 550; white-space: nowrap; }
button:hover:not(:disabled), select:hover { border-color: var(--faint); }
button:active:not(:disabled) { background: var(--soft); }
button:disabled { color: var(--faint); opacity: .6; cursor: default; }
button[aria-pressed=true] { background: var(--tint); border-color: var(--accent); color: var(--accent); }
.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.main:active:not(:disabled) { background: var(--accent); filter: brightness(.92); }
.done:disabled { color: var(--good); border-color: currentColor; opacity: 1; }
.record[aria-pressed=true] { background: #e5484d; border-color: #e5484d; color: #fff; }
.quiet { background: none; border-color: transparent; color: var(--accent); padding-inline: 8px; }
.quiet:disabled { color: var(--faint); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.bar { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; }
.stage .bar { gap: 7px; }
.stage button { font-size: 13px; padding-inline: 9px; }
.take .bar { justify-content: start; }
.speeds { display: flex; align-items: center; background: var(--soft); border-radius: 10px; padding: 3px; font-size: 13px; }
.speeds input { position: absolute; opacity: 0; }
.speeds span { display: block; padding: 4px 8px; border-radius: 8px; cursor: pointer; }
.speeds :checked + span { background: var(--card); box-shadow: 0 1px 3px #0003; font-weight: 600; }
.speeds :focus-visible + span { outline: 3px solid var(--accent); }

.plot { position: relative; width: 100%; background: var(--card); border: 1px solid var(--rule); border-radius: 14px; padding: 10px 14px; }
.plot figcaption { display: flex; flex-wrap: wrap; gap: 0 16px; font-size: 12.5px; min-height: 19px; font-variant-numeric: tabular-nums; }
.key::before { content: ""; display: inline-block; width: 9px; height: 9px; border-radius: 50%; margin-right: 6px; background: var(--height); }
.key.offset::before { background: var(--offset); }
.key output { display: inline-block; min-width: 62px; font-weight: 600; }
#mode { position: absolute; left: 14px; bottom: 14px; padding: 1px 9px; border-radius: 9px; background: var(--faint); color: var(--card); font-size: 12px; font-weight: 600; }
.recording #mode { background: var(--bad); }
#mode:empty { visibility: hidden; }
#plot { display: block; width: 100%; height: 84px; margin-top: 6px; }

#cards { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); }
.card { position: relative; display: grid; gap: 4px; grid-template-rows: auto 1fr; padding: 14px 16px; background: var(--card); border: 1px solid var(--rule); border-radius: 14px; cursor: pointer; }
.card:hover { border-color: var(--faint); }
.card input { position: absolute; opacity: 0; }
.card:has(:checked) { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); background: var(--tint); }
.card:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
.card span { color: var(--faint); font-size: 14px; }
.card:has(:checked) .kind { background: var(--card); }
.card .kind { font-size: 11.5px; justify-self: start; padding: 1px 8px; border-radius: 8px; background: var(--soft); margin-top: 2px; }

.head { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 36px; }
.about { font-size: 13.5px; }
#parameters, #settings { display: grid; gap: 14px; }
#parameters { padding-bottom: 16px; border-bottom: 1px solid var(--rule); }
.control { display: grid; grid-template-columns: 1fr auto auto; align-items: center; gap: 2px 8px; }
.control label { font-weight: 550; font-size: 14px; }
.control.range { grid-template-areas: "label reset field" "slider slider slider" "help help help" "complaint complaint complaint"; }
.range [type=range] { grid-area: slider; width: 100%; height: 24px; margin: 0; }
.field { grid-area: field; display: flex; align-items: center; gap: 6px; }
.field input { width: 84px; min-height: 32px; padding: 3px 8px; text-align: right; font-variant-numeric: tabular-nums; appearance: textfield; -moz-appearance: textfield; }
.field input::-webkit-inner-spin-button { display: none; }
.unit { width: 1.2em; color: var(--faint); font-size: 13px; }
.reset { min-height: 32px; min-width: 32px; padding: 0; font-size: 17px; }
.control > :is(.switch, select) { grid-column: 3; grid-row: 1; }
.range .reset { grid-area: reset; }
.reset.idle { visibility: hidden; }
.help { grid-column: 1 / -1; grid-row: auto; font-size: 13px; }
.range .help { grid-area: help; }
p.complaint { grid-column: 1 / -1; color: var(--bad); font-size: 13px; }
.complaint:empty { display: none; }
.switch { appearance: none; width: 44px; height: 26px; margin: 0; border-radius: 13px; background: var(--rule); position: relative; cursor: pointer; transition: background .15s; }
.switch::before { content: ""; position: absolute; left: 3px; top: 3px; width: 20px; height: 20px; border-radius: 50%; background: #fff; box-shadow: 0 1px 3px #0005; transition: translate .15s; }
.switch:checked { background: var(--accent); }
.switch:checked::before { translate: 18px 0; }

.piece { display: grid; gap: 8px; min-width: 0; padding-top: 12px; border-top: 1px solid var(--rule); }
.piece p { font-size: 13.5px; }
pre { overflow-x: auto; background: var(--soft); border-radius: 10px; padding: 12px 14px; font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
#command { white-space: pre-wrap; overflow-wrap: anywhere; }

/* Narrower than this, the buttons beside the speeds would not fit. */
@media (max-width: 1240px) {
  .speeds { flex: 1 0 100%; }
  .speeds label { flex: 1; text-align: center; }
}
@media (max-width: 1140px) {
  main { grid-template: "stage choose" auto "stage tune" auto "stage take" 1fr / minmax(320px, 380px) minmax(0, 1fr); }
}
@media (max-width: 760px) {
  body { padding: 16px 16px 40px; }
  .top { margin-bottom: 12px; }
  main { grid-template: "stage" "choose" "tune" "take" / minmax(0, 1fr); gap: 20px; }
  .stage { position: static; }
  :root { --phone-room: clamp(420px, 68svh, 620px); }
  .tune, .take { padding: 16px; }
  #cards { display: flex; gap: 10px; overflow-x: auto; margin: 0 -16px; padding: 3px 16px 10px; scroll-snap-type: x proximity; }
  #cards { position: relative; }
  .card { flex: 0 0 220px; scroll-snap-align: center; }
}
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { transition: none !important; }
}
</style>

<header class="top">
  <h1>Header playground</h1>
  <p>Headers that shrink, hide, stretch or wait to be pulled. Choose one, scroll the phone, and tune it until it feels right.</p>
</header>
<p class="needs">Nothing to see? This page needs JavaScript and WebAssembly, in a browser from 2023 or later.</p>

<main>
  <section class="stage" aria-label="Phone">
    <div class="floor">
      <div id="phone">
        <div id="screen" tabindex="0" role="group" aria-roledescription="phone" aria-label="Phone" aria-describedby="how">
          <div id="list"><div id="rows"></div></div>
          <div id="header"></div>
          <div id="bar" aria-hidden="true">
            <span>9:41</span><i class="island"></i>
            <svg width="64" height="14" viewBox="0 0 64 14" fill="currentColor"><path d="M0 9h3v4H0zM5 7h3v6H5zM10 4h3v9h-3zM15 1h3v12h-3z"/><path d="M30 2.6c2.3 0 4.4.9 6 2.4l1.4-1.5A10.7 10.7 0 0 0 30 .5c-2.9 0-5.5 1.1-7.4 3L24 5c1.6-1.5 3.7-2.4 6-2.4zm0 4c1.3 0 2.4.5 3.3 1.3L30 11.5l-3.3-3.6c.9-.8 2-1.3 3.3-1.3z"/><rect x="43" y="1.5" width="17" height="11" rx="3" fill="none" stroke="currentColor" opacity=".6"/><rect x="45" y="3.5" width="13" height="7" rx="1.5"/><path d="M61.5 5v4q1.5-.5 1.5-2t-1.5-2z" opacity=".6"/></svg>
          </div>
          <div id="thumb" aria-hidden="true"></div>
          <div id="finger" aria-hidden="true"></div>
        </div>
      </div>
    </div>
    <p id="how" class="how">Drag or scroll it, or focus it and press the arrow keys.</p>

    <div class="bar" role="group" aria-label="Playback">
      <button id="watch" class="main">Watch it</button>
      <button id="pause" aria-pressed="false">Pause</button>
      <button id="step" title="Show the next frame and stop there">Step</button>
      <button id="restart">Start over</button>
    </div>
    <div class="bar">
      <fieldset class="speeds" id="speeds"><legend class="unseen">Speed</legend></fieldset>
      <button id="top" title="What a tap on the status bar does">To top</button>
      <button id="expand">Expand</button>
      <button id="collapse">Collapse</button>
    </div>

    <figure class="plot">
      <figcaption>
        <span class="key offset">Content offset <output id="offset"></output></span>
        <span class="key height">Header in sight <output id="height"></output></span>
      </figcaption>
      <span id="mode" role="status"></span>
      <canvas id="plot" role="img" aria-label="Content offset and header height over the last seconds"></canvas>
    </figure>
  </section>

  <section class="choose">
    <h2 id="choose-title">Choose a header</h2>
    <div id="cards" role="radiogroup" aria-labelledby="choose-title"></div>
  </section>

  <section class="tune">
    <div class="head"><h2 id="tune-title">Tune it</h2><button id="reset" class="quiet">Reset all</button></div>
    <p id="about" class="about"></p>
    <div id="parameters"></div>
    <h2>The phone</h2>
    <div class="control choice"><label for="device">Device</label><select id="device"></select></div>
    <div id="settings"></div>
  </section>

  <section class="take">
    <h2>Take it with you</h2>
    <div class="piece">
      <div class="head"><h3>Swift for UIKit</h3><button id="copy-swift">Copy Swift</button></div>
      <pre tabindex="0" aria-label="Swift"><code id="swift"></code></pre>
    </div>
    <div class="piece">
      <div class="head"><h3>The same in a terminal</h3><button id="copy-command">Copy command</button></div>
      <pre tabindex="0" aria-label="Command"><code id="command"></code></pre>
    </div>
    <div class="piece">
      <div class="head"><h3>This page as it is</h3><button id="copy-link">Copy link</button></div>
      <p>The link carries the header, everything tuned, and a short gesture.</p>
    </div>
    <div class="piece">
      <h3>A gesture of your own</h3>
      <p id="gesture">Record one, replay it here with other values, or play it to the tool and to a test.</p>
      <div class="bar" role="group" aria-label="Gesture">
        <button id="record" class="record" aria-pressed="false">Record</button>
        <button id="replay" disabled>Replay</button>
        <button id="save-trace" disabled>Download trace</button>
        <button id="save-rows" disabled title="What 'headers simulate --format csv' prints">Download rows</button>
        <button id="open-trace">Open trace</button>
        <input id="file" type="file" accept=".csv,text/csv" hidden aria-label="Trace file">
      </div>
      <p id="complaint" class="complaint" role="alert"></p>
    </div>
  </section>
</main>
<p id="said" class="unseen" aria-live="polite"></p>
<script type="text/plain" id="engine">
H4sIAAAAAAACA+w6C3RV1ZXn7HPPfTd5L3n3QQIhoN77EjAon+gwCZOgcqMgVUesxU8/M5KBoMRAYhKddtabvIhAUQEfvy7G+sH6KXUEowTkq9FSRUxrpjKKFTVWRVpR6dROnWm7mH3Ovu8XwsfCzJphzXu8s+/Z5+x99v/suwirbZnDGWP8fvOb03mcTYc4DkY8roCMExQ48rgGbLqpkWruP2kanMp4LJbaHUMeehaIJ3dpprhgxfug4niwpvdnTJ/cpp9zkpuzJyzNBfG58YyFQBpvxdvafKxJD7xtutXWlnoWdEigLZ7EJPeltENcoC2FNJRYdEYbaaB0VrYhINVUU8dieiU2PZgWzmcb05Q5yCEpnRFL27ltukGsZVtb0gtkV+IHepQ+F6OtLS0YGbGNiPQCCo8PbW3kuDYfpzjGYlqNGPnMTD4ImsZID/JiTK+TENKHKGqMRjo05ksRi2e4MjY9L575UYz9IFHyxxRtIE4obbPkE8MfEGtfLtBSkFg6BpNs4mSVQMqWgXjMp7FiMd8Lcd9PKvhiyeVALOUjmXwwk4tmLJ7MAWU/Jj4xPzaZtLgVCUDQsizD4LbktmVwi4PF+ICBXDArABAIgAUAuGALJixhC/2x7ALD5MIoFEaeIfCbj4PV92P0/XBup768oCAwaHA4UhSKRIoCYWtIQNpDimXAGmoXF5vAZXGkGIZJIUxuDC2WYEkQZ6jPmWcVF0cijhVxo4FiYRZLUwIXMiRFKBQqKSnFc4YLkPiv1MJB/Qya46GcR4qkCJuoE4jUN6A+IhwWgZCI5BtGIBIyw6aTb5pFqLMlAqYwDMc01UQZJUfkBAI5OfpRj8pOyAd/AfUESZx6xg/P/ow4G3WxeBAYKwsrWYTUYlg8FAyGInYIgiOtYfLMkefIc0eNHmPaZlgUDRqbF8zN+JZbxZZ2i7DOE2AEwoHzIybnfwHj/rKicmxFIXIdWVzM+fi/quLVwQkGWklecOFFF00cI7lXc3HQsMBGs0F57iWX4JxZfJJdnmsbhon+R4nZZGA8wLjB+KVTvvIV2wgLXJS2DIeEtNBcti2FLS+7zAImcTWsRvU1hLj84lLrCv7XQQ6ScYbhY0csfmVI2mjgcgEMWMji5VaYgy1tOzR1zJgxAVHOmG2p6o2fAFlPGVB90bdcZMYUl8qOVwn0iClsZrMyG6kAR3QA5AkRQmYCVypkAF2v3Su1kY1QCP0UMXjgq4WopFVSNfbq4BVfmzZ2xIhrrq267tprJW4MjB1bakl+TjWXk6tlWJ5znjru+itlsFSOlZMnT5bB4OSvTzMMy5JSKteVWbyoSBpgWIonsyz8ZzPD+EbEsDGtAryJL4bFKAqaw/xUNsa51/GaGYwz74OXQQGmhi+e0M9cDWvX6ee1uzX44kkNemlDe6cGe/9Fg30EemjtESJYScjVBHrpkMU9GiQI9BDYQ+AQ0fV0EAGBzU8RFzpvF80OEejaQOdtJDqatf+ETiDyA4RMEOh9WoMOAqsJfEFgF4G1tHMzkXcS60MEdhL43DcIgUVD9P5CNXbThkWOZq/Hrm1kKAK9OzRYr+37pB4Tr5C1CCRo32qarSEwv5vYEjhI4BCBPT8l/gS2/4wMQ+CRV0klAh36uKf0+LQeN+ixU48b9bhoK/EmMTfTbDWBTXrHM3o8SLpv0ZN2X0oCW4kRTRYT+GILOYPAXgLb9MbtFGqk9ot68pIed+nxZT3u1uMrevyCpOklsJcioZ2cd4i8toaQiwisQWTgOemYc+rmNDZ/B5jd1FD7nRubG2+dO/OG1sZbZ9zEPhKRTFxz7W11Dey3YkAGsqmueVZj8xz2e1GUgW2pa72hqba5dk5da10z+4MoyKRI4b9rDOpDg7/W2XNvZHcbA7JXNHZFFra5btatLbUNbJURycLOaGyeye41wpkMWhub2IN99qkJ+0GWCDPREnNbUM/WOvaoUZyxMqOhrrbZZ65EWWsUZqw2NNYmTfa4YWebbEYdW5+1GXH1dTNa0eTs6azNLX8/e1Yr25Sl5IzGOXNq585kz2dhb6trbpndOJe9mL23trW2ofFG9lKW7rOa6+rY7ixUY1PdXNaddfaMhsaWOtaThZul/MR+nnXGTbNbtOR7jIEZ2LqGujl1c1tb2OtZm2tn3lY7F/V/yyjo6+emurqZ7L0su1DM3NqCC+/38V5dE9vfx/ctrbXNreyAkbMbCzfW5bvBDOTn5IYiwbzCgQWDB0VLSoePOPvcc0aOGTW6ohKv2uorp15+xaTJNRe/ae7jb/N3+ALzXd7L3+Mf8A/5fn6A/4r/mrsH+Sf8U/6u+Rk/xH/DV/G1/GW+DXbAi/AS9MDP4TXYA/vhIzgAv4JfQzcf9juobY79zdwv4Bf8P+BN/jlMv+U38M2Gb3/j5t/xvfxz/gb/N7ih6d/hdf5b+NvG1q/N/ASumfUxfPXvDsLVM26bVvcpXHvjP3xrzu/hX/lncN1Nh+D62d7X6xOwDJbDClgJq2CR2CA6xUaxSTwjNostYqvYJraLHeJZ0S7+ACvEQrFS7BH7xYfix2Kn+EwsMpYaK43vG3cYDxuPGT8ynjFeMM77T+OPxkfGA8Z98n75gHxQrpEPyR/Ih+Uj8lH5mPyhXCt/JB+X78nHxZvyM+OwsUq+aqyXr8s35F75C/mW3Cfflk/K52Wn3Cqfk0/LzfJZ+ZR8RnbJDXKLnGd2yE3yDnOj3CZfgB/DTvgJvGq+YL5h9pjPwGbYAlthF7wMu+EV6Iafws/gVdgHb8M78C70wnvwS3gfPoAPIXf9Q/kfm52cQ7zk9vb2dhblXnv7vPZ/rIAJDq9Rj5/kVkK5w72zK6AMAatipU5qk+Nvuj+nEgqSBLwSLNwSrgDm8JJ5mi14vfcgrPca6itgvMMd8DrSiFEa0bs0hRimETvvSiFsjXhscQphBKdyHoeJDisDbBmm5DGH6eeo8LgjhuLhuCgm5THh74lflsewnQw64PBIu5JKDw6u4OZgcIFAK+AxarMSHaERBYeNZlZU2Hfovci5illKFpRA7R3NcqpYjnoay3OreS7RhyogpKBN9AXZ9AVEbxN9YRUrJPpB1XwQ0RdVQJGCw4jeyaZ3iH4Y0btVzCX6aDWPEq5UO0lxKFNeQziKOJVncyonTqOI6rwqdh5xOr+an69MO5pN8A7zyXmMmI2rgHEKjidmE7KZTSBm44nZBVXsAmJ2YTW/0OHhIIbEuHpFqQAbCawSjQyeVY8Yq943Og/OQb/RFwkO81u8eH0+tt8i6LBJeaC94h3GT+AWApMV0jPqXRbieg/vbw/39wT9KPF4vXb6yzr0tRbeXuYFMDjAXkAhW8Mq+QiUsH2nqOalDtQcOoChPUxhuoXyENQc2P3otoVLzqhEZ0KNSiBHxT54qMs0B0rma0bC04GGB15FS1fgKcK73UdOUQwpnS7BxxeZyj1QiTZer/xpvqHsDt6oeiUR2oxyyutKpLJhogPBBVoVfZRn3xyVpfoxZUzw4pfm4YoLyk6ABoiaDkxBy5ieoX6XDXUh6EglYAhBqF4liv3+QmRS7EgM6igo4yKlin00uvKX9Ox6OsiBcJDhd5jOO6+L36JTEtbVOAsdvm5+pUBzX5clouFTYiadKxQw7EWEQAe6XAHLlY6eU0o6sgLti2GiRDBSZwfP4rwNPcz81R1Ro8ZZdCHuQdoL0c+CpX+GesPQQ41KeJSk3tVxZbkCJgpdNDCgMe5cgcFwT7s2AHgFuC2EOigKT9gJOpjqhK4S9gNUTzDv7XvpMTiYUYky/BJl/1LZMxi8+ESOXp48ehfr7+zZ/Z+tK056ToVEDY4aStVymf1gcrlczcelt09Iil4Gl6S0SJoun2UJUIQVuEQni2d5Ip06tM9K7btIK4s+dA2tJfobMxINoxwclZN0oBiOjNyeqspB7fOokYdKB5uyogYyAxtrhB/WXIU1V2EtHD5Fm9FQPwxrHe86rEGFNdaCZFgDhrWrYjoVxVxFcRMXcc2dadnURcD7FBT/usEbAr0VFSoe0QJX6nNpp97ikzVX6Fik2oNUmZqqA2/n/olZZ8IRZ3IVRjx5NCqKSaRvIo9dhhYUU1qwGhqZAsCJCZD28VBGVq3XxZdfrqNWB0IwWKTWDFq4NHOBOoiFx+4gxlEHwfvtIP6U0UGsA+og8rI7iK7lfTqI9uV9OoiOZX06iMSyPh3E+iUZHcRmA61e8l0dWAf4CRd/EhzLv5dfoQu/uj56GVV+f3U6opV1e5Eo8yZY2t9NcE//N8HIPhfBDv8i8A1ieAvuTClTkHk/oIteSuv5LY1YsyLzssCNMBNJDiKqvQs1ZBrH5yLuc5bkg2d2HcbQjuFjN0o7n2tWPWlWi7hWIOErkOCk1kpCL/PRq4nuwbtTdI/4Gzu0G19AATp5WvnF3LdeD1rvPprMa9+RXwlrORmknZO8m9R8O08JjCw/oLOX+2f3+iftI/QKH70347g9JN6alSnxetQqNrzd/nG7aHdPOzpgJz4f+5KrPdolR1HgrdQy6Ouu48+77o53wqqTPuHoCtrBYywWHV/77520bHXqBJ0DLpTohsErxesHv37yCnVlrp+nHe2goFDFhjkinbjCy1WJK9Idm6J47a6MbBJBN7ulGCmKoqqVUAJSb3HkDvu4O1jfHamG5IQagif/tzQEDcDjvM13cxfL6DY9V11f0ivCe9Zz/5iL+uEMm3yNkviFyLz0y5ccKSzXVL5GQclMJiYR7u5iSX9vq4Ro3Eye1iNvjnJaKbmT+naB3ufYqyZLt7qHutRbKEwsuUvhkq+INMP4EP2/KKZ3p14Wuf2OahVohd4US+7WsYcOQiEn6Vs5IetVQjDSl+Z4xUG9rXUtplYFmb27UJdu3fcgpUEWLVmsOZq6haGJail6DE0nVPvIJ0eVjP6iiX2Lx29z5NQ8JBGEVUxNNDD+Lh/qKbF6DBTDfpoamzLk55pBnUluwGOuJRR36ViXpiVBnRFn6Wycmqf8uctXEZVxAjjzVay5d8P+7n/asP+DiyrFt/W9rT+HcNqUnj7cxSrFTen5P6v5dGoCsIajTO3g4uvzaHYnuPjyPJbfBW5Q4ReDG1L4VeDmKfz3wM1X+M2AmYBwO7hhBVeDayt4H7gRBdeAO0DBR8AdqOjXglug5glwC9V8JbiD1Hw+uIPVfBG4Rb523Ovg9fYGyrHBTpH/clvoDPKfbCfiDHAGOgV2J5nU62GKrBfHsHoJzoxsPON6d4gC09xiBa5yhyrwBLjD1MEbwT1DKbYJ3DMVvgOiZyl8J0Sd5Gu1jqCNJBC+p6mIcEzlZgzdejeMnlKBEHVVKAjVqeHT5U4Y4/oovjedsEoyE4N1F2tQrfKZ1fxaLH9nVLFrEDhVbBqCs1SDIpxhqkERzhDVmQinWHUlwhmqGgjhFKiuRDgDVUcinAEVWDeEE1GNmHBs1egJJ78aOyjh5FWx4QgGqbZPOIW6JDsh1aEJJ1jNixHkVrEhCIqqGBZnZ7AuwE6OqtGWUtTSgYdBi/mBnapu191oKv2ilHCp9NP3/fXJpsu717/ysQ1TJrwKi8KSrKKw5DhFYUk/RWGNTtslGUVh4RFFQXkgsyhoj/RXFB5q/xJFIXGyRSGRHRiJ/7micHrXgq5j1oIpVAsuoVow8RTUgsSJ14J+XX5a1IJUuoG3T9sfkyy7EKhXDb8SfN+vBGs4lYL7ONaCpVm1YOlxasHSfmrBW7pBWJpRC+45skHoUwsSR6sF+75UgyBOtkEQ2ZeEOIW1gLK8a61Kc3xP/P+OQWdx+bGKxHgqEuOoSJSfioZBnHjD0F8snG5FYi2vp+zLLhKH0kXiPr9IHPSLxAFVJBJZRSJxnCKR6KdI0AtLIqNI3H5kwyD6NAziKEVi/pdqGE62SCSyAyPx31AkOv0s/7+e3c6xsruMsruUsts5FS3AiWd3v0483bL7c53dmDbZ2b0dUtl9v5/dm4GyuxMwu5dlZfey42T3sn6ye75uAZZlZPfyI1uAPtmdOFp2L/hSLQCcbAsA2WUfTn12P5F9p/c8d5pku32sbC+ibC+gbLdPxV0OJ36X9+fU0y3bu7TXEn2zfZFIZfsDfrbPF5Tt7ZiPJSuysn3FcbJ9RT/Zvldn+4qMbF955F0Ofe5yOEq2v/llsr37ZLO9Ozswuk99trcfuCirgf/h6ZHsx8h0izLdoExnpyDTu0880/t16OmW6Yv1VYkplJ3pe9KZ/qCf6T1+pnf7GeBGMKyDKqy9bjYpOjgVuFEniJiGehw0x9TfyUSU4cM6wlWIRsW6aElN+UIKpOiAddFS/b9dKoyj5rro8Brnjqui1lAK8GjOuvnuCM/GQDU9q5WiLlrUjI6wW5sx7EudkprDh8UdDlIMrxm/cL57dlZIbtdRgDKbTlH6/+C1SfrZh1gls8AA0XJP1X9VQUriLoxhO6WgUmcrjw5c55YosbbwaME6t1SJ3ckpzzq4a6X/9mo028yjhfkCGAcsKB5PRWsH9+89Xwq9+IBfK9R/tx1rJ/g7tT5914OONjWavEwZuVTbdtBQx0KrDkehAqjZgFS2qifNTBvBGe6MuBrXy5wSB0lKlXGds69O2sLekbSYo/67r0B5p7DZGaj84uQgr1xPZ7n9LJXyLCqlofq/ThuNWY++DaN31d9PTc4zVKxS1KiKjHsimstzFHzBtGO0M9QV4ftHVRORjj6NFeTjtMu0bXzJhf4zjcyzUGLFHEXxuH9uV/LcSKp+mEQSilqp+mGp+mH2Q6RSx9KiRLRwmB92fR+hgkr1oGfiHaH/ltJ+Xl9Y/8Xe+cXKcd11fP7t7uzOn531/be+u/fumbl2e6PYih/a+Nqg9I4VO04eSCtVCCQeeABB15WQb61IIGRfx25wAoVUQiINIkppwYb2QigtGIrBD5UaUCku9AGaAAEqUeDFD1S0UAq/7+93ZnZmd/Zmr+MECn7Ye/bOnjn/55zP+f1+5zesc8bUwKtfbaRIplqhZS1eYllL+ymaP6Hi9Z63zdr/vMkldKKJJfaWNutFE4c1o0mNdaNJPV8E6seNdQpqD1qwr3TYfEXZ2toEqmUuyyHMj1ClSlneUS7LOyTuESnLO48b75SyPPhd5oNsXcmDBJpXGNwZsFFyJgyBLLlssh2LJPjdUpQN3LoZW5LGw0luTjTFgGmUhoGZn5Oix987Om7rM1s6b6ES+n1V9o6ibObhphxtdlNPWV0zXGPbAxr4rHAZRn8qN8AGzBEVtCuGB2xTNTJt3EtOvyw5/YLO6WN7zOkVyzJHuu7bRc26MnlRquoBUy7rnqyJKoI4zuYyRn+c2cvxI8j6eVG7UxDFDQRdWn0pUERoFKzTSkXBEeIzKt1hYwOmwo7yjtrrFLSOEkE4qnnU7lLgHrUjChpHbWJEUd7bMBHFFL/2HFdjG7ZVNVXTCnoHiqANGlv0MJym4CYbHNlAyyMnExPoCcVqaqRHviUznlxjIwKKTJd5InI4zT/hyctZ+wiHMAFGoxqZ3UiNGjFr3I+gcc2frDJbmLlxC836eUH0UsNK1UuthoaUhkPLStuhqaX50PbSgugMaUT0DrUHGpDHOlFRuQEhDI+4ubhhunlboQeO2W7WGLqJXpYmmmyakY3FmdlH+MdlhLMyJYX18K/IGP/crGN8D3n9quTFMtmUwC69use8Ljr3jPpLRv131axfKG5k1W8Xrfrt3Krfk7Voc2/rmaxf2UJ2em8L2WlJg9Yz78dN88IsS1Kfe2X0/yFuW/lftxqsgLnd0FpKQ6/HdRstUKfzBepV17IuOOfRHE/EzYIlPi2qoW3zoQazANb5Nxx0MKsOOpg4xNCSZh9htjW6z6y6z9T3eaqlWqPDD7o4TRRnJ/EItk8YzMtqBOlZcU8WrxMDnrhpXHo3G3qVqlYrVs3JK1T4hqo5VVVz8qo5eYUK31A1p6pqzrSqZRXz84rRzFCsWC2rWH7dUz4qhtiWN7pcjJA3QuGbkc1bLGoBUW9fpOttb7zLaSuFJNhe0qA9TYANk5ntnorfClF0Z7+Qd/ZEFG+8/SUfh2PYFCNEPk6eeuFbIYpu+Rfylp+IgkYLVIim9Gh7BTucJ3YuJ/zdO7H9bfvSiXXadNHX7W81Lp3o8tXt7W+0L51wn7qMH9wr+gJ9716ReLi+foVvR7JXLlNMn5JMcAqFMwiQQTDKIBhlEJQy8AsZ+IUM/DwDXzJ4r/JU8B5aTxhvT/XaXv5dzZxbUMgtKOQW5LkFujohkgxHSYajJMNSkmEhybCQZJgnGeoKnPWWsP+DiC81xLJf9nHekxYteXrU8fgWPPFpOTWfoJnaxEEUS85LWHw0yRnKsYJ6ev4sImBXJ8cmbEi3LC1KabDEkn9/rJcAmMQAE1Io4/205hbPgCQNDOdzWDMbmIldSAZoA2yqBgKhJoO31TaVlGc8Vc/kBCZvtFEihHUcXsoMXlkty/nc4sxtNq+l1PW028BxhpmsaW9k1rRfqLSm/VJQjy7UztcumOepPTNqvG0WkKUo8nzWHP1/Vds8AL5Yviv1zUQr2Jo3MPHUUUKXNQkE3hD5xS3Iq7RQh6WjLDto0q67dm6Y+OuGEQfKJ0KJQ+U/YLTitqKL3ThCMB93EETxPgROMoeYbjKfC0w6Koq+iLlJtXeSBcha5naSRTzg4U6yxOIWv6cCeti7alEtiKiKriyxqGq/mldh6p7bUm0WZy2zLCD2qMht5cZ+JotCPUKakNuYn9sqfDyo5WLjWvqcOVR+Ljaupa+ZQ+CCL7iQ9PhYmfIJJZKFo/Zrplq4GvdV7QHzn81kZSdeAFr/k5ms7sSLAL+vmnGYN20PD3HS01IruhAiz7AKGkK5nO+ZUCwm4kwszCWLvi7Cl7uamFkVxVPcH9QPA/THIneG6qk+dcZSYfTMh7ZjmA61fByrOTw3c+MleiQwqcCpJRHMyQinoCOYk+tcZjUfx7gSFwVqS6qLqX6gFhSVY5EFavvfg1v7VOFVSNB6W2qFJWgB3bycGjzi/1B2BhCYtVmAzd09jH2ptZZ0Q3AmI5IuX+HGQJPovdWf8SCVXZXJmylsSWEaoxAcoapRcCheRbAeryA4EPcQKIwWwjnKtwY1XIhgHrlDDSdHGamy2DNA36CnjWLRWO7/QuGRucWlqeuoXjznuzweqIaIKk9XvaS5afsNr/BjTatpaBOBpvWxDfFZsKJ/aGv9DT0sdcIQWohGKhyfmps+rMKRzX0t+tJFvQPapKxq3pQil2rlqQbL7LJ65FW/nyavOEF4xYzX/DoLGsejPSzuaL5nM17TX2+9K058GyvnMnUuPfg+zayHaYJaoW9P4GGm7vEfMA3qLD/9CX66FX07j0hJK2sZ6Co2VRsV7WO49OQ/P/HQHn3IKz3IK3u02ayqvUdTTA9iy7bqp/77h0lfxdA39KHt2E9BC/qGvlLQN/TVKjZp2YAMcXgvLDSKJyOZ0sJI/sQldKWft1Rbh5WNTbNgiJmQPn36UGfFK/RZpU9MH0WfFqCyJWIBhS2ao2Ls5RyU6gAFK5AoOqhOn4I+dowO2meeAj5s5ijehjpQ00BUMMdnYxSflBPZA3b5a8dsEEFyzHYhADGz3fDnbduhpSzffm/TYmZnIpBKxaijz2FS2ztaMepMU4waUxWjjuhyWMFpcxc6mSZHtvo4AnI/y6IocGlJlFi2VpYqlyCinl6To0NAnVfQ4rRmlu5a+yXJjaMj1ld47W1Rbl8zUpsvfTArkKplQiXOK9csOdg+/hAEKemvaaXSD8rFH+CLv64vfp9cfC9f/ER+rI/6F+o0B3qt09nZ3103rDNFwvGlrBuV430WkqycSW4ZZ5LmniVZTRG4NKGD47M5nUu5WrNaptU8bJyWwdu8z94UmRZ929DyQJZzdeXbusi0mizncuVbV2Raqok+ayFwY8wetyDdaqpmJt1SDXpgR9ItVZRutY5xul5ZyEU3K7dzOS/+pKyrCYmifgqeDxsNarwmwV2D4W4XtBPblQLbifGKZrsPFtluBq5D7aun1e/fjH35unlhkzd9oyV/jAatnAZD0CDxFWgwUiFosEMgQjS4D8F8PIcgiucROMkCYrpJpuKep2lsn6bBDuiP6GNhJ+mCPqKdZD8DSNgjUrxMq2aXGJBpkK7sZxokJFARQUDS31IdgoBkZYvm+5wIO0SEYUaDEdFgB7t8mi0fD5wxGgwnaTDUNDgQGgxBg0tMg0tXgQBMg/FOvKRpMNkhYhUajHJUGjANDkY0GCHPqOrRiOTyXmjwbiU2hQa5PyIon6k/utwZB3pKUWfsL9Dg4ogGD6oF0ODCVBrkCOZkBKbBBbkuNLgYH8SVg0Ua3K+WQYNrhIVUji7TYI9pUFGFE9DgYEvFTINtunl1kgY7GBsd7u4hsGycBnlETqVBPSMFYqbxQmEMV7POqYANCQQeI9FnLAk1JkKNsVBjKNTYET1IV3BxILioBBcPCi62q3GxujzZg34wXiCkwoAJihYmZVzs+I5X+DHDxVBwEZuLJCziYkfjIj1NRGBhCRdD6g/6TMPFDo0GATxwGx7RUHNbTN+E2xKaTYjbDtIF4bYD9G2c2zoPZuYSCh07yPTMzG0q57ZBNbexunkAiukoxdym1EFwm1IxuE0Jtyl1APijVAL8yYZOBG6LStzGY47SGnHbIO+tjg6rO6qvFlP7LO1kthjSohNG3KXPUsVsLawMyRRYOQl+OMjcE0Tpx7LT+Fy+W9lpctqwBjdo4Pk34m56k6antB135CwyZRcRL8p31rVFsrwu8elg4OHSQ4yHieBhLHgYCh52BA+7HBmE2H2ICXEghKiEEBeEENtlQgyEEP29EWKVoex0QvxwBSFOM5S9S4T4yb0S4lNvjBB3qgjxN6oI8TffYkJ8vii9ynWer5mFI/kl4/ttk4/kS1vXRDrH5oOyTMNAUARqrkyFTWxnSnzS4hsgrXJVi/nEA5/4ygOfBMoDn4TKA5+0EczTrOyBTzoInGQfYrrJnJ5gIBloaz4Jd5J5rIf7ILWi9TBgqRUtiV5P+RCQ0KM9L3ziaVEFTeRzKmBpVcjSqv1UKpqmAGKhauRCNi0HaKoQ0qpQBUVplcNrkZfziZPeEj7xNJ8sCxl74JP5o/YtU81fJTJyHjC/Yib9HUIv57DxV1pwRQ/Kl804yBfvZeaT5RGfBMgzqOrqQC7rrpZiOelGThRcsBKe3KW0zIoYtFKjM6gTVtEZC9wTg57qUU8sFuBkbgQnSu0DnOybCiccwZyMwHCyT64LnMzFCldUEU4W1RLgZJXmdSrHAsNJl+GkR9VdAZwsb6k+w4lPN+9Pxd1UAU5CDI6Q+3oY60oX4YSHI13e5rZAi1iUwJ/z8LS0nIr6mm0mwBgBgnVK0RHJlAPGWEbQj/sIuvEKgnmqugPUGCDwacZyxKSU/WK0eHalh0i72imVCxaqej2Th0WDkI7aivf5DR4KbDaXPVe1EniExCaFHx3NF96D1gbd6QE8vCJ4hBo88JiwLVgBPCA8oQ+DB4YLtY8s+A6smkIgTnWJS5VqKTEty6qR1/x+mqTiOBNP1UAvHvZFml769E3oZYXmGqIXRReEXgb0TeilmdUTi+gGwMpNeuj5ZcEsP2mhdj3QSwv0sox1bbIuxFwigglVj+GF0Bzw0lN9wEtPNQEvPazF8xSsAF6yoRUAXoJCFT0Zk5QWxqTASzOvd6jDyqajyWyghUsrWvC0rIVPEEYF2HV6sMAFWNiQE8FyNxTL3R6ogi1+lZgBw1Z3hT2kiLSMTYQjMdL1xUTYFTNgR4x7DXEHx9v6sf7SG9v3bTLZYMOj153Y+6ht27QmTYGMqrN20yFj8qydM/Ws3S6QIXxQH6OKHBfq3DN/z0gBcHCif+DvbgYO+HlmcNDmLbX0pUl8qKW/NYkPtfRTBXxwBR8abyY+PN1mfBD5iJPhw7NWhYSED/i+BMY3jxvXICkpHPR9saAVw0nf5wr/f2xMtCJnfbVo5dU7VJvtIi7536E8S5ZFfZb0tnjKKirQxpRnlijPiuKS62PKMxjmFpRnK2Xl2bYF5dkqxCXPWMlAK8+ethKllWeXrYLybIVxZOVOlGfXJyUcONNwZ8qz3RMzq6KMlGfxSHlGc/LqdOXZ2uspz9b2oDxbw5W1CuVZTGCalJVnq1RhBSJZ2aK9caY868+gPLu+m/Ls+khc8hdlcck01dD1MXGJOxKXhCIuWRBxiRJxyUDEJb6IS1ZEXLIo4pJVEZe0RVyyNqlduz6rdm0tnhNq2V275typds3es3atKC4pqrkGuZpLiZprLVdzJbuquVbRsSslNddqLi5Z2UXNtSJqrlUmjlW1BuJYVQMQx6qIS1YhKpinQM2g5uqX1Fyrs6m51LKaZ3EJzV/QdYUnjHiRPguwMaoWbp/ajA/or9+7GR+siKjlKge0XOXgSK4SjrwcckV+Pv9vTh28QSP0wI14EXKVUMtR2mlI2BMSDsn/A6y7ochVFnK5yoLIVZTIVQYiV/FFrrIicpXFXK6yKHKVVZGrtKdp3nhqup+WuPhtCF8047fjabpmAt9x5SXzmL0OqQvMPQ319mN2l4K3QaVhqAMQxRjq4DGbJ/ZnrUwk8zIOSegF+KUSKVW5LplOSj9bQUrTXJfsSko0xXCEIyeTOv8uWyJtlT0ml9G/Rv94MTMh4nvy+Dli0aXor2XRf2NQ9dtVUPXpKqj6TAGq6m8SVL1UgKq/DKugarsIVWCoF8cY6rkxhmJk0qRUQqdtQaePbt9Dpwp0ujaGTrfN3dDptpmj07+bOTp908zR6V/Nu4NO13j13ijAzu07NjvaNS2zIsb/D266Vs1N29wW14Sboi/PBk3XpkHTEYGmdYGmAwJNSqCpL9DUFWiKZAD5Ak2uQJMj0GSUoOnaWwRNG28QmjZKsLJxV5lpY2ZmmijFdzAyUVPNgExXNDJtf4cj07MamZ4DMhl4ml40Z2Ck7ZyRXrXNejUjVbl6nM5IH6pgpGmuHsuM9HI1I8UZI4kIPS5qtBr6NhyUGeESIjbS39FekqN/ETlTxk1YsfJkcnTiq9G17dno6eUqXVYj/d1Jbmqk1ye5qZH+3iQ3uW8mN/1N6VDka8aZxN2ztZOL6cHks9/udFMn9z4bolcXxyNbCKLYQ9ClB8nF8cgAAUv1lUtzvjwjoZhCBWIH5YsRlCcWUC1t/lQ6F0nz4jdg9OQqt3gm8oicidxkgfPoSCT33MvFA5HiZJm7E/XK/CxDremqRskQatq5SBdHy/XT83d3kUuLsr1pgPq392R79wD1HqDeA9R7gPp/XKZ3D1BfF1CrXlAwHVCfqQDUaS8oeFMB9ffvAFBfe+oNAepnqwD1D6oA9cZbDKifM/ldhDhyqYxH+Ti7PhU5fFz+k0PY/AKnx3r8mhP+OaEl/tMXhjHi6K8WbJJoAROPVXJ37nvHyGJLVBpiFNTkXOQodUnBnJICTjsa2anHQgqll6Td6Wf0crW7+GfstWMzvbbt69nhTr/qbOd8hZOa2dL9tyzdqCrdtrxgK/cAMFOS38ySXJ+epLO3JP8jS1JVJXnfNBc96zQ1wlOFXhVmPEf7n7u/leZH75JDoHXtpSIr3Lo4ZXg47z9fTkH/F+c6U8k/s3vJv+jWbNoTmRds+ujJ+0h+1EY1cfK4K94dWq/r3WF3nw7emE+H3T05UDk92GaVPTlQ5i24O4i0uwP2zeC9rm+G3T0yBGMeGXb3wxB4Yl2YFUx5O0lIBXp3YN6pOwUcDLrIa0xNTqxHT+zAJyKIkHYDSTTmtEK1sWEwPnk523lu3zQuxf50Xxbs8iH2PfY2EHd0ymWHETClkhTCSW8SqrPDXuvKWZ546MrV7KYqTxMhe5qoIxIfDuBEOfOJCkTjjjlo6EVD3U5onyf5iWhCEc+BvORzSn1NfpNlqS7i+HCiFtFETfnMmPRMKV+fHqcmv8BreoUd5FvzeG2ED6W6CjiRS7pzraLHCp+Kw54vq1JqqjYkLk2IWhSn14TnbS9tn51I1Sz68Rj5zPCnNE456WY6GEraLaSdDUnOIe0Oo8tZ/bsEWSbOxw1Qw2Z6JGODWjs3jDO8DzsjTe6RwpG9ypljFh8we/P3MjlT0TjVDiKq2gJ11hPT6NmMMUXCW8S0iWX36cTnDtl9EvFhD+kXys0Tma/zGpW50n8LyhyUe92mLauNMlvoXw8mkDx1o5tb8FrahEiMehsA2acgwLTOUeYxEo4bHQoc7BSa8LDnUmDBGVOTZyO4P22q2nEjQsAX9smDQpNX2h/iYCMPRqs4MPTbcpNssuPDCBfF9aQW0RnIzPB+TOqqX7aXTY3wo/hTIy8z4qkvyfxCEmHSMvdIwGI/3GDi/8d60VfZ2zD/ekbVeol9kpsG68EjPYzdmnfbtuwLViZtVWeSVi4EjN74euLvaT2ZGArejtjP64FQ7Hy+HLz+HNYazWHYKMsc1pI5rDXjHCb9ILOYeGbj+YY66bghe8bKtffN8stDz3kAqXMLouhIl66FNULPiRNlxNOtss3pLzo1fU6kxDn5QRE8CYfYQReNK9i6wyPLA2aLNojWYaOZuDtF71YQrLaycYGdDEuPJkZDLceeGrt4qBoDtemwo5o558BfWxphLDR2aOGwsP4F8mrfUeTiSudjkNQrBkm+bXDk8a0pF/K81hac1pzbYq8zT2ZW4PlAaZ0s3IqulzHiyAsPvSEkUDiG4J1R8nLWQ8PoZySVw0Y3MCH1qnFv1qk3m5MpOrIaZS4X06WhJO4Nq1OFZ7iaHEdYOhkIhn6AkMAurEWF5GW4WNGHZJZCyUfTlNdg9Yrv/VzddAtu+xo6QoNf4K6nJbi+unKxuKY1DhsissOMA6ds9qnMqeipnn5nMwsPGpChNRV7V2vGEKI0h4cMI/0jCDpoySFib9EPHh808iA3gt1/ghPkPuJtnsarouXcknKHSQtyOu9m4rOkRJfGT7vn0gsf+BG8U96xLdOwPT4URHHTd51N/XO8fqT7qKtbqZVdrvO/tv53K/ZSh9bf8q11fatfuhVxbYprYWEacKzRPfjR4oU8NWmt1uIDKnqAovs3k7BY9LCi6EGp6GFW9KBc9KBQdJ+KHvrlW+v6Vr90K+LaMkGFuuhBoeg+FT2UoofZQ+al23UIP7zoa1hl0m+3zzImUN3lB7/0A/WjHjoYNk/ruYlVCfghG0/ZD7KWwV8Brj6jze9l3BWu0RjC+uye7iUurfhQ950ObB4T8JPVgw7wDLcz/Wv18PsZvJ2W7v9pTtOUCVc7A6OOe/QstGeNsVeEG97QNC+kEJI5ePyURTlaKb+E+LFebFHDOHY+J7LnFUQWmmqgHSlrDmmiSzOPBccNLPsNmubayNKEM3Qa1q9AvkQp1vLXgytLu28cJgaGi5V+wXyUHxTuo9gsUJ4eOOeH/83ev8DZcVV3wmjtep9T51H9kLqlFrhO2ZnbHluxMuNPLxOs6mvZ8uOzBeOZ6/Bj5hOx4XpaTsaSHV9PPqFuWy0hCA8lIWAbCJJNIhPcjElIMAFj4TjEEMMI8nKIJxHEJAZMogRCPInBd/3X2rtq1+nTrZZtILkX+6c+ders2rUfa6+99nr8Vwd0w4hzQjGuoRinRjE4MQvN9FTLFA918Zb+3dW/85GM6YM4B/VDhEmebxZDXH58t8x87hTPyNw7Rbhrq8gbxwSvDCWv1AyauqcX/xUVVhnzANZt0a8aEyxX1JjQXv9sEPZQBQC6z+WhoWXkLhwPLKSQBgR4+bWFVA5L2D8sIQ1LL2Rdd239WCODZyRtQ8jg29bo6HHhzDN6HVULgjV+rBZEryrW523Rt2iqq34CETfBcIOcks+APKp9u2LNLORGxeysixzmCOC8gVMiRyLb6l9SILTxL8BqU5CBo2KmmM043fwE5NtI5F5925PbwyhdnPEzcqyauvANR2/K1E0QFaA4pvtedd+7CTI1bxZQ0JJUHGmpGIBw5Xajknt9P2I5RFkSaKh/9mDejTj9BSKAIYmQRA5JpDrVeJA/EiN/eMDhn07fepsECUMaiQdJI3Epmy54Qg16Qukn+uXT5jwOG5BAOgy6J8cW2QqLDDKKp/ddI6w2anLIdj7ZJFutgvBdIInCY3B9I6BAL4L5IOkkwY4D6QRHApFOQk5mwnwlZhOt4dBGBI1Z3ECygm6t2vLCLqBOUQAg923InSEOz5zpmscwa03DCLcT+biRYXubPn5sxdeLWVLGu6lYLxbeHp+iPBZVKbX+bujhnOIbyj9uxTazDBiYFS/ghyxI0MdNvXCKOPHUDEKZgXfNx1lqypQjd/Ar9OKXtVmQpwcaVDhKGIuG2hjO759KD0ypOaLzRnkNuZg2H0jJeShycRPTw/IwzREEZuJFNFF5i00fbxNhLaMVeJcSXKg78Zlsdu5QYrh4u5Iw8UMcnM2oOgf1ZZZHUx5aEAEjkojywn3bJ/KII64YjXuWJoG2YgOkCityg+7Iuw8ZFWpqJHdGOBZeiT2MOu2Wo9To4SRrj1JDxpDuyig1ZFj1KKUYJdcapWrEoB2n4algmPUoOXqUgLhMu8TCUXIuUJfJIF0qY7QNQweEXx6pLTIq4wwsjqt0sfHZLsOzjoiqGp3HnWkGlbRGh9XFvpizxIX95yvJP4Rs3epxEDFSOpY/rnX8nmtGVARfFEh/4TZ9rqCqzBfXgOsrI6D7iX1zsQcTaN9Ilt5FT2ArEmMhBAJ8cS/lX5Z4muO7S/l++4sEkH2229pAG4hK3uPzulTWYSGuML6XgxZ8ehjBp4cMLFqM5pTC2ZCWL+vLtyMcl3i3UR5ccHBK7eslNQymTE219k0R6R14BSQvKrB9MS2UrnxwnZlb1UMjyvWozIAUuxZIsZfUVA+lAiO29OM41v8ikx77rEGGgA9bro6KwgiNxvyVhd+OwlO7983RaoT04HJBl1tVq7VW0BVHn4HKWGjceKd1p9KDR7dpnZPeCOD2FpeiMwTn97kuFA2wCd9S+YDRV4sWGA7WHUQBLuaUpWgX8+4Omncpk2Dt9yFCh/N5XOrvqbNGQQibAuf46bMaxHLA90y3y0doB2WrAfYtuMadBaUoJCv62OysyZwqZdd45phIWWcDzF4o0RLlXixP+/i4QEGsj6ltm0lG/8d2ELDZyVLJWH4DOButd+8F45hkO77J2XM20yRd/Fs2xtN+pQNjik+Iwd4rDrM/kZe+4zYtUp2VB1AbKggsmYi3iogJf7L91HZ1Naf9mhQsuGc4zfKkDvaZdA8qSGRnIzY/xuetEMnOhqdEE5X/vIL9/zz1C7Qm8P0QnWLw2JsVR1s/w0067kyn77xNCzaBWdhQ5jRFzmFdjM9gHglvDm3uwh36FMj1pHfeZhKrgVSrzEUL3vEi3mLh6Hv6hqTWu4zZFZZHwko3KM+cWglakeydCDdWLEihjqxCQe8fLCpPpB8NUIfVXuxB4xSx9aMSND34jBl96cKWhKIKkwnJ/Oncx1k1PJYHtmojGKDa8GsnssCcyPy6asO3VBth7d2teh2hrqNVq2PBQy62B1F2+Jayo6+USvq62fdrtb8ZcTtkYTmC3Yl37Opr/xjXX7OsgmC9jQ3eNZCkSbxhfnUcrjnLGm5qoLdIr7Vy+pRjKPvxac9XskSXKnZzvMZuzoNHLdjIfwUXWetcL6et68BjJt0dwolu5NE6zutoslxZONv6RLyBxUUSJuW7mIsY+1LKnF5Ky+/vkt/1qqxmp4XllQdWyXeLb980DfgZP5PTJnnTfObfx7JvMNdXA/RAUOsWYqWEdkeynJ/N2d9KFp5Oa2vPe8yKS9lfykMKkkByjvk6UeRa5wpTyxXQ2m5DRbBcbYMB6RLZGybdLSTCSgrHY840K5XoyYvabJZNf/k2nYpgs3NRIp5buP1ejTYSCCY83iftxHZ2EVqPbT8QBVYoDnSli1R3ibmufXGSf+toN5S1znjlHbKuSq9RZtpI3g1DlbdXpMpYBLsfsHDZmO9B+oN1OZ7P2yxaNjhdQk0KbLFtXuTA1gEtjJSS12Gth19UuET1i9Wq7FrVgloXs2xxezoH6dCl6ONqDtGNYTtqw+N6op+g3QNTOFPRf2pf1rpaNJKVyAc578HQg/TizSxU4zi0cPLoqMk2yAKSp/ecWLQWJL2J7ohaccbPZPFNfILsOcJ8a6eIuuRYTvTAq6XlyqZoM93yuQFXS0udi6VYmafTaGosUAPkSVuy9PiAAoXRQlFVO/n0y6rpApE2rLIp1dRCLSRVYHeoxUVbl9VNCevfY378iBimaVPtH3XZ31zepxTtU6zScUs7pnVlFdGj/Mvl2C4ogoOsIyql5jyMXjhlZPHFnKQC6oVSQSo3oBpWUJXSLz1o82amc494gmtUptT0ZNBwDx4C0dcNOCmoXmPxceOTUAM+BjFIyrHG/24eQB6cmIcWy4l+pOXk3ieUbeu2iLldoewDdCn287ROujIt95gdIaZZZVG+JfxXCf8ts2C9O1aNGSunXGh7noD5O7KPIG011SYKic2OI9x9TSL+JDpDsMwAekbSYPqrOiqBiGo0bxTIV7KL/vqwdygxk4XYsvrwjM2LzypfnAFnHZ40sMHTeRyo1CENMTGJ4kckMiiDKPAjIgpAkyVDRo04KuS91vEB38VUwpEKGO8GTA5b2x7wCrOEjnTNhC/p8fRrbJRoFzMXA8xMQbuEFFttOskxZCsWG0a8XXg3T5/nkPhyC+ad6pSLvAObS4dZVlMGC88nnBcS30iQoDeCJqgvbZcXEPhDmb+zLck7m9SfML2XqQQ8hIcA9oOWlG8B/fWWrH25ANVdjmCHBQ/B1z2GKwBaSyekxgXOKAzE6x1kJWvSURSJAmqtbMHf2Qzvo449vqzA5SHGfT3GeuJopFsy0o5wk7aIAwtGVfWPqs/ksIPtnbWBaJaJTL9fY+FyUzZKU5hK2GTVP4+YQO8H31px8R6f5p2BFs4aKJeoEktcW4PJokMabhtxrYk+jot+vSnMgTPlhVZaxOu0BvBsDyGHchVjM2etYLpeewaLVnC8rhUcF63gqGgFVyFqhbWCqxHGwjVlcF1QyRGl1N4psfUHxWzGzFO8HioJJq72F0cUbPTJ8kxM8oxKaq6hHOXCJl+HdViKy2bOIjoskkEdSDixlnCwt0HkeRXXC4lldIDomXwa6ir3+66u0iMVzucNdp/tU1INGC49TK/gMVP7jqJb1cZlb0b3DRq06uf6oNXdZ6oaF98GQ2yDvPAh5x29ohxfxAd8ut+5rDTtQeqJTinULT3ScZ8At/SYx0gFHVvSe6T9mABaI85ldcGr8fzlrmUKXA5b1T1bibCIoNU8taDVPLWg1cRGyl5FISKVU9nbdStsiaSA17zoDTLvWDFz2UTydy3VsoUK//SFipgN+lJ6jM+fYfr+iqGNDRAaXEbsdXL2FwrbujYWHVKOG3Y4Ced5arTXwLcL1ChqX8lHVapzJezyYnJxiR+SjBKCTbbk8ET7GkvoITdd3JJ0Xu+IefavCYwRhmYGAcoRpk6wp4l1I9gEJ/mQO4UieTNrXMysmhvcuqqNVBf0EWdJsYd+Fojk+DwOX44Bkuxc4EBnvqfK70DbA91KsjZ+aWbd9digY4wearkVKhEY6OhtjW3g+OJ40BRHAXS6xW+ntZMs1aVI4z273B2qjZOB667l4XnOKEdkOxjngJ1U9JidhXDHUoxripJhPA+5x/DnYkGuIXa7iwQAe4vY7TYK5tIkztzYdH3e25B1lK/GNjsb5GrlZmc9rmhiL1Dn44q3pnXyK8m958oV1ZLLlUIOVb5yEKrHprxmFosV15Jn2JRnesDWvUikGfZQ0tJMBGmmCaaWiGwQQZrRXlsiKw2QEUkSoEvIiHRx4S58YVkxrGSMWGRF0KIWGVttLS5GkmUqtOSOlggdoSU/hCzGxDlHmzelfIvaS0JHAqEjgtDRHPAQZiGGjZinNxGhg+hKhI4QQkejFJ99s17Q+JjWS5N9oDiGttYXsVrRIN0g83y9zPMOmeftMs9XlPN8XTnP/1c5z/+lnOdXl/N8TTnPV5fzfFk5z5eW87xNzM8yz32CKyZ61JroVJzv6hPdLMVWPdFNdMrtn4iwFAC/X3Oh6mLqYBISSfUH29BSUg0rSTVcIKmyA2toSaqhYGI3IeSFIqk2GVzdklT/VqnmTOWv4OQuOuHpJEXCsd2SvfEmrNkbG4KIY/uy2Qb0zbs5c5ljE7/seZ7stcT1oswX5siVx1e1IU/SB1D8iSlHYMrEAMGxG9ixNMcOSnbO5ASOHWJ4UFOyXhAdsN9RLbeCPQMCj97mb+MwW4WAtKjNuRlccFbxMfwlVcuV7VWwJ9R7rcUVnQD1dP42C86klfvVYRz9ETWBeDjpp+n9/OAHRY9wnvJFj27gQi5QA5QJaNjXPSRS3/u8pOFwGdIwU1poq9EgksmZYaCxNq68u+tNMqAQ4XKaVbhS7jSalnm444K8RTvbFanXkgF/Q6NG12VJEr87txTertwDrU3tIRl8ytuntWNECqhkOh+oJ3KmYpxmyvoGvPPDBm3xhb7Jn0u2cmwz3DMlDNrt98sWd0sX+VrZJzPoUdnSV5FDoNzkkyZE+vtEMAOl+FJ7rBaRxJWcXTjRLY/pJXKcmgPVf8T1qAuVRvtYXehlozlCa+CcFbLh/FWsBFPG8ZeOpYIUpPiAvFl2LTo0b5Kr8Tze7GyUPW80byAte03O4QM64pRiA58hwoxK36dpDD+ZGEulT+HmJausl4xbLxktX5LKS2KBLFJaH1C9TrE/Ab3uVyTuzbys0AxDVe7LDDVg2PbbIh8uH0Hl07muUmmicbk/LzHxZ3uO9j2gBuWhtDFiy7+03d/N/cpjtt+J37d4AVQxB34ZQ8dsK/0fYmeqf4tYzh1EdFEVX7f082rQ80o/v8AQkAViuSfZfp7dg3w2wZXWwESs9onQndhG6JkyKbttsU8WC2BRlVGNA1gi7Rp/u6UpFkmi7+18juEux7TFwWysjtEOAgW7GVXbbOy7yvHFQ72y+vrG6hvVrb6RZfVVkA+jmlHZN0blyDIqKzE+i1U6sqzSyj4b++ZcHJXhMxxHWg5DeWEXUKcowPkScCb2sF5TscH2D4szaFi0NX1wu91ldlw9r3EFY1tnRSgM6KIqjazvoWbCB8vh9Yal5slSE16RB2a9yWrjtSZhGmIrD2u2cpZldBiH2MrF/12bx6sfS/M4vMbxStpsvNI8HrLkRxwneaMVapSVIGQQZPiwznaIytvb0UQgco9fSkXQ8Gh/cCw6MCtZBZBAY4hj49N8u5JAg/PUGklwNE4cm2VGkrFH5COWJ0ujHlU8LIImSU6p+KO32D6k+T2x/ijx+rUXUcd1FDsWsxWFWN3QfguMDtgyo+I4yq8bLgSHxYGfPuc6b7FXd4y3cFPTvFEcU5ci/ljCCeiUMHvv66eL9/2Jc+nuXoxmIMlLrGMvauNkaqcXweLLL9HZPmgAcwzP+/WosTmD2zRSq2LpMY4HjHHLJJGKkCRZBpc7xa1krWTZ97De96xBDwVSbGtbn4lMb4G1gnSmcXo/XsfWH0H8Sz90W6WzhIdrZB2RovKIJIh899YUIpw0SutNWjnjTTVxRGrhiJQMeAhmA6hNmnxEoqMAjkhNGlQHYxsBPoYJhNEmZLPEGoppB/F27YaHbVA5ub9ZKb8Sm1Qx+1+mi+HL2UX7vf95ulhxKZ9VeQRo1aKGYs2NfKKJhD6Ke/7EuZxFqcdfPV2sxmWIIHKcff701VplqorH/BuoyJobposn//7P90I3WnBvHCRjNVaD5K0SqsNRNEpHYXviXa9uIelRbavCddwCPfCn2W+cDj17d+X82kxdNsHsit1INPJXxBIXnFXCyyZyhPCcqQ2uNIiw70osmGAlIupE3SzRKlBRscl8mgNJAPdhfK93cfAM67M4kt6RdDX+NFszz1MOPC7dgg3GrIpUotQL5QTL/uB46a8b+pdXafeTCBLhZ13VmrHWtnUmLdxLFxxH4VteHkf1OdSVyaKWVgdOl93lIqYfn46XRqXk08mx+gpqj6CRQ6AZCB26Rb9YQ6sWZ1NRgYzSIV0fUHHizmOtb2Q1Sd6mb6JabKJEWxSNokmEfNMomxTou3gLpM4Wh2NiaTS4WXRwTKyWNqvrS1kNCRUZrWVsbDR/3iULTrr4fwyrkQ+mjOSSObKqEGm3LNORbSxyaoYgcX5xpIxlBHJKI5AjNoo3/ws39/R3sTryVV18ngab6tBzhRmNaeXNaGVD7pWE7Fl6FU9z1DhngdIoNSRPlC8UDI1xkPnQH0MS8ITj+QJxEHCso5PsVyqYkfXi5H75Lt9aNL40EdtOHlzFPypRTeMNUcYa6lhsoAEfRDO1UywaqOTXdSRJgMa5Bgw1FiVHpJvxqu+ZLTR52KUeMu/JPe2T/RD7ZEPqSj8j2jHZVY3UlP5+eZcOQwETC7RvAXebODy2FoT1af7/mP/TOX3Jp0t1nK8rqlcfLqzeZ7OBwOBphX/ho3p4XjvYH3bq7eWniy+ZF2AOeVGuuTEX99/FOuaJxilXtTd7PNlg5/rNMp9K3oz4/6NnTsu+ielKkkO+imZ0iKiTfpU1tlhi3V3MYTG2Qb0JIZX7jEnSx50XDBdHN4HjtYLM100IDNFmCk0Aphy93gXR+LSCznyvxt+jYsO36NhbTpGJlWwifjP2uw2O5Y59UnAGuTmvdUwwrlP6zK513NJhdq3jsXwfFL6cncwToX6iVT2BUp4cNBzjzyul8Ytsy1BHsIo4UxKhGwlT5fjsQMuPgS0/Mmonj5JjyUxOKTNZjJpVRrxh8MZggso4o15cZtRrDHgIIiecB2MefJKeMPg0GzL4DuiYWrxTrFM0NzTUgDUlinhElSKJDb3n3ZzTOSMciL7H0B3T2LRcUcZykK3ICY4tJzi2nMDFHS7OEbk0nHXYPSW1qCVriaWWuF5LstKGdgGz+k3e+P4ooHOavxf6D9s47tu7kVcax60rdMYbtEN5pZncK83k1tVWiQJZuGt5Aw3mPrvc0ubF7orzeUKbV97C9tXgvcst966mtXc19d5V9dbsXQiUh6NfAmCvNuL1cFAkcriJ2Ht8H7/GNzsYEsZU7nrmdDWfNfvcUx3Z6Rd7VGN9afQYiXswP1vdcH6irQTBdkAt1GCAedHDofTzttKfVbtXVH2txVWVh0lHx9mAlq5su8UxgxWAr36RscQAUtt5edsXN65jdN6Bwcdqbp2Gfus2ra6H4u6quvsMfv8It8RnJw8O9a6184HbtKyN2PNo203t+sMfNZWXz/Jx30N52nS4vC/HfL865rdZkfqpMHB1cBPttkxEkdB4bHsHMvOcioliojo1HYBzNQSlvLl9AgDtEGBaLPQg7Srmh48/Hc8+di9cLwNXicBEL2dRsM9/HTgUk53Y1G1LZmaSPTRnIQVnzT7qK7SndOMoXKAdjN+Fb8ga+4/elMc7xceVliNi8efZS1qG2BfNvtDz9rzbZh9E1lcmHOHanejFNu3GMnXb2kGt1b9tWq001PA2DTiL09mSs7I97/TPStPMyr+sGVlkIjqaHTRPY/iuoGOR/YqPaY9fZa3PYu/SE6oWndBEg0DwWcoxJ6Y/KmFnteAO0QkwwovsFEvvCsxvTrEDDIyq9I2dpeyoBFHQenYX4ZcAzOBDMFQGCgAS1NF4Tjr2t0Ho0q6nNCTVAswhiztA+CXpXDsmM7xENQW/I9KtXilsi4oQJOto7DyhYt8ctIiQiXw1KaP1OdFzE1wmIS7TEnpu0ypF4GeHPi26ji26jk9/Z15I4c+b1luL03pF0e1eysgWmIA2KDpdsJtmqdDq0NG8ewXvnvGCnTOpds7mgp1TdkxuWN+TWQeFvQU7pdXot4uLojSgp70Qu1YBViXnaeGLgQ7xI9vRn669soZoZWXpdI6beZp1aR9KS3WzA1/koSkMZ3cfXXC0CRtUTj53Ie3OVGpuFlt0/xZbNeKR0qvfSRjUnxpEq5aWeXcnUjQXM7SS9b7Xt4YtOCEn+cWYI+ZtS3/lFhkvxy3y+TpIPl9XSUveysHg8+aSMdVMCu6icRNGeNK7llPGHA+SpAY7qhoCr379uMGNcmq3HyxvW6oRcKIfVcMIGCk7ELPxS/hqceEVbT59WQ61cv+ytttnibfe9YkybGZQ6EnhMKZLX7MfrHCwcKbhoRoER65nWcORo9KH+G1J3drtwhGHcZGAoJfHbefMw0JjhbxPANjj5b/LSGfcYtoJ02O8FFvS4Nag51tyW7c10U2h2zHA7QVjpzWIZu0HMUkLH8Wab2mVbEvIu1V46bsMujAfJ5rmJJHISSK5jw+nAwN/cIJoYM1mjol9h7aAe/rJyps3ykLYzhbMds5omlHmTZPgS1IzLUfICMYBeBAdaIMvu9uWTMFLjiSBxM+5NVBGwxhC6KPPqjTPet/PHNrWurSX+9rTIRbP6n8d4XIcPymbKCLmiK+0+vlKUuMp/mI8JTI8xbMXGFAOB/AF3F6SLzSsBjQ0Xygu/D8X8ITiwstr/GAgZ8DbzNGLJspLnP4mPl8e4Goe0BzAA0zAjYN4VIsH4CnhAY3nyQNocDQPaEuD24Oeb8tt3dambgqglHkhs7mhPYjU7AcxIQsfBQ9oax7QZgMsAmk0D9DKQoBTX1wjJKcIb4F3NjRUDc4mBXsHG+3OdlPWi8G0njuasVWyTrKMMABrNssYAL+n49LcU4QCML7c5DTbnyKWOMLirOn0YakIKXzYBlq58bcW0+yLH0OIQPNU3JQlfBJcsb9m8QI9K3fb/JJYv6QCDC1parEwUCUVt4jdlu5kgls2KFBhkdKLxCwMLk1MrvRXa3HMplhPkkUcBGkaE1l0dBXNsZHfGcyVLUqZ1yIcu/2XThZR8pMLRJR+6USbnEoPPPFMmJmen+ocYDlHkKmMxKqbu2Xf3Jw+Df2bU75iNY5Mx5UL17TnBSUeLANKHECNHHdRuTO5xewJrw4ZXiDQXwD6Q0bCjG/ZOT+18QAvpkEI46FGuqd5m9mzr5ysbN/25BwTpkI/23X1FZz68YNHk8/6blAFFfUjIJ5b4jdBQaWP63ljGyuoUhsQfTG96tLn5qRPm7r0CbofzRiIga1FjtEVWLE7CJ2lPJNY5146nWuGA+cF1pIvcgT3wGnYh2sc9rEG8FD9CYCn7kQtgBP+XVPRuK6oPk6y6BnkkeZqTsJtvXJ9W1dWET1Wv1wecxcUgYqB8Y4jAbWGa5q0sjE9uHnn5n7bw8UoOuRDAlN6yZVrD6iCvlFN1jAnfdE6ZL7hdGfwmqN9X1QMYuyYLsamiz27UPbzncjl41rA+gl/JvPEjQEuCYyxHzyvhRguYyEOdHQNtLAU96eJEE+sRRYfQFp6OsqZTVhYuZbN+/klMmmcViITjpZvWKvBE8+CsJQD+7tkda44pn5Kd7BqcB7aTTZOJKqShlS1pZgrRjLh4IZMpY+KaCZbCDEfEkFFJzQV8/aSt6f8g0cneh2RMZEcDwMJYC/aloLMuak3lAX39YYhhkubegG9oGGpiILlDqtWDC1jPJN6vtNKG7U9H4Fpr62mcDhMacA8O6HDMN0cgluWfpP5wZROatkxSCDqjVZwohrYMYsqmLBslP+yjFbGoZBYVY9EgV/Np1lmDHnaORhlFFbDFSYYZSWshqOwGq6E1XBF/TmZrxViDh+F0JZFQFdrMvYMn+OgLui8UnSE4nhEDx/WbloDpmLJCTiNYc8w3mlvlHHtYXNJs5GJ3qg9jqPsdZ8nR/PwCjjYasPT97JRCxZSS05QQQndZbWvi8K+jGIletjjKAo63YuSi1gFREE3Igq6qFLQhVDQRVpBl0BBNwJXA1o6I1l403w2UiroWPxMjIIuWVRBx2ddu22iloskFmq01jWN6nD6/O2FL8QR5rAcATglravxMsM7UvCOyJTsX5JRbTk2tavDMePqYLwtmtrbImCkgdLPo3wdr05VOpQocSihQUxFXZlM0RZsyc7bJ+gGaHRiThYZp0YMJIGmmqZpFrVnuDMbgROdpfaMEu0mpr3qSlERvN8Tu7+X/I5SYeXmyIC92g9GpDYYRH8Kb4I3SrhtIscIEfvPw530m6tlOU4cPNU5yKZ4l10SIQuEmTtN54WQNn6Y+ANEdCHGlREA5LzHNuK8gXrh9kcXXLG6TJzXsuBS6HFYTIDqJbxZ3BW0qwydF+G2/Auu65M8UMwQs/MMpNEE/Gsrj34riTG9/ErYAvVRmiFt8kbpMYIMQ+wvkjcLCUgT3zn/SiK8Jo2nhzwEDXYKx21Ob0MCIOx4cdZk96Btbb8VweejYT/NXrGiC9ZPKDY+wcZe7L2szR76Mzcx+C8rL2GLomdjWp7Rfft7HtYdib3QXEw5ErgezeN+0GOfVg97QjKHMZkNQ8GwFHuO9qtj/6p/gWpt0ZXFU4qVIWFp/uGgjbozXsPsMSQqNA4Ie+x3xotqnglGmxiBQhuMkQ3dJGu56FTLPLBNPJCGp30fUjcPPtLPZ50+B4fG1W21qDozsdOe9Gkp4rqCPlxMKdE0yrQg0R3xSiyrSAPNRguOvpEUxvINrR8/pdWkEpRYOJdhtexkvelNbc6oMyAYTfYDImUPPIbjMD2BoWcopZtyAzWvgecFLszsD2FS7jjSnlohs9VU42L35ff0ZuJrmyv8xaWOnRIuqtsxz2++z2J7DmCmneTlLsjfmH7Dmuk3hOk32mkWZyQVRWVF8Rz8Il2kmQhMrntXb2iSKZQuruLZLwPuUNbbUjgFrR6SmXCfaEtDNwAFHaTmXzzBmyWNtbp0IgumOWEUXJYZKAsOedq/STw0k/f7/wpwO75n2B3qFAo79qvzOB0HkUQJTUY3XdmJQCYu8pB4cDYHi9xZZnOAU8UPBu2DG60RP6x2O4u0W0raTU9qoGWeHKQ1wTtLE/zMYgT/H4w/X+l1jKxml0gEM4dfOLyH4WShPY95J3YuQ6pvmbpPa99k7W2cfFe9yHELbi1ugX83cQtHanELUaVgr8UtuAviFsJ63AKvmLAMwtT+8zpOAWG2Ol8p3h7ySz67eJzCZgnhdep+3HAw8spDGaegy9TQgTIYiT1uC0nOorRbdguQo7ewt2tO8+Cw7EjHMwDESJiX21/DKlagGCOdnV/13sFpk0miWiRrsiuenUo7byLHi/HfDLT/ph6vur/mkmmSa0/Z/plWauSXSlqbY2pXMauzWcHjVvhVknzN84IZtcebgXP6WXBmAxBKjI81CJBgYIO+ODB/rTOJPCW00pnqUPcx55J2IFkAjnF8kxi4zIv5JA0sjuZC3uiLYcQYSvwyMVlzkDXGLqvdAouH9pI0wr59z5b2J080JrOzx55jJIFjwrQbzFKa83MPVSk1H8pbr93KNlsJpYzpFm4kJYZ3Iul8GeeI6ZbGBWgw9LFl6A0l0XRpbSOli4chasChDzaTDsOw5l3cpCWvdwo51HxOODUSUKndyAofwp//XARVAVomxCnjLMGuyLBYAMoe4gwD73bGCwqRAR4+xh1YlAJO/Q6oa8RB+oW3azeW6s27sbIWIwXZD5I1Ttk9eLcLTuPtei38kE7+/4dOfjjXP5zrH871/+/N9UUA5n23ZJxyiogHTOQ7hrYad7cU6xhbmwRjOoWte5ZtS5na5AFew9kEbA2p5F2DK1HLreTHUQlLVcWjqKR058o5ejo1lSBzQ1mJJ097yf8FZKE7JLBe1Z+ecpBGySs84Gl5APLAHYfry30Dy2+qBC0bGCLcEqT+5D+jde/k+p9xFta/TurHiWejVT1X9KhdedHbWtXeq9X+ju9V7Q/4Ki1RXlSJQGC088hAOHSwJFgBuovgNiFCrj4c8Kk20JlgiOg+rox204dukWQH/VusDzYRB2nQTxfLD6gWikr6dzkON0HxcTWdBek7bucorUmqEYdhnMt6DaAYsl4xypqQmxn5FehV1MlHOWlkACStrEHfpJ/BeepnewkAB/57r4XqbqTFRt9upcVG326GaQskdz0iADd5O3DzXiRcpM/7FDTVXCFwFNLfkKxw3ayjVyZH/gfFCSqQ8njdXo4XgxbASAa8hGFBAhiRytLflHoCrNyPc+a9GGM13Uthw8D5YxQj5cIuNIqDBx1iFxuXOEuhpoWSN7gZGuCh9c4kDebweucs+hhZ7yB5fHIBUnEhy/cq+uggjNMFxOIofKMRf8YAAE0eN6PG1vMMG+qxMpVWbDBkLR3Cz6FFybC5iWPabXwrdcrMp9/hUK++B9+88MF9fKujH0z/nB97d6C6A/IDncmTUDxeXxo+rQT1b+Bo8IiHhJD+1Mmn1AZ3De48xqmK/KmnPvMrHzvwlpdAze9P3QYfiw2IzMSp8mqTS4jOgPyWaQH0o58A6BcUt+mbAOGbnb199vWcnq34FBV4GcoxuBH98p05n7GNinOxNhWxuTNvFxjRt6MCTkW5xRjVYSG8T1ZOyLGaogwIec1cLin67AUTFHIkZW1AcR+SHWnC8JhsQ8lQxwFCAS8Yzq2uymXiMdFG5TLhpCOxJB1pSJqRpuQeSST3SEuY6jX4dodOb/RuxUnnT3ASkrRcH60y5xzUhsg6h2w6gb04WL/QkRyXXUFjS6Umszi8jIdEjKaw4SAluhhNh7A4AiyOISyONsO2DhyDEHjcEkuMxRHQzkeLIwDln0UfKRZHAOwKLMYGFkcARMRx+mhhcQS0mzrQIMmxWjtP2Ek/sjB5JfYYYYbumcwwi7Nsv2Nol7An8361Bqq7zzEZelMnv/CWe/7kc0/8O9ChV9Gh179O3rJwnezvX2Df5ZXyCV8NmZVyglaKW+PpePAJDicWlRLn37SZOXtJuRVJPmGRZGgz80Azc/8qMXfatBnCYpT5TJtu8QTNi6vnhTaFJziHimdoM5YEhJL0gMFlaszcLQ4pm0rd89RdsPO4a507kXqLKjyElFv0nWiSs6K/XYFQZBt0mTTL7Zp+fYxB8ibdRxVRn9TuWpy9nbVK6wq8jfh5KJ46NvFy3s2u5F5PGTyC+DxXZoiXQ6mf4Hzvcc5ItR2B9G3lwxi2EMQ7DOLtFGqxQQK1crB2yMQL6c2BnJeCeEPw+UzAF5FPrAniDcHgx5nqOaadodXZ6BXzIOpEy2bSsQufKAk5GMDZ37qQ8N7QT3jPMeE9bAkTx5UF4igKX8Ax2sKE2D0h+9Xoj52DDEsk8fQxZZSkfq5s+gs1/QVXCTSMTX8KGzrxB+GNj9X5wmN13ij0Fxj68/voz+OkmDUu+SbQHzHGN3Lqt0l3Vqd8Owj6o+9zQn9a4nrcsUUu3rPZb+4B0J/UbnPOiv4M54TKsrOAc3aFc6bCOYekphrnfExzTmWILyyJT9WIb5ERCoX4oIwF8SkhPiXEp4T4lBCfEuJTQnxKiE8tSny+IT7PytAZDiC+ty0kvjf2E99svQwee/o2qwwe+sZtNZHib/jrtSRacxpQTgJa5WBK8X20+r4G37Pq+7n4vq5Mq0JfXkZj/JyomifdjZkyNhMn6UIRjJOP1gTz90f7vuNYYn9/pvp91mMAsypeKjD5TOu4Lafjfhctw/1u8ayS4ndseXRozXyYvvN2s37ZDacE9Fuel14oXnqVvaH017NMEMRHt9GNu7UZi/GS8Gpjdwj78JJYOIfVoXTZQek7RHxe67QkhwpYdBZe0nYFrMz41IqV558q3X3dpBKdyqQSna5JReOCSLeWa07xB5hTgGnpOhsYvSMGZNFgc4rPL5m/fVFzyp8BlGsQKq8zCLzmztsFvAbOt8zbGV2NGS1VXfl8ceG7bmcengUYPlgn+Nin5IRKDUvfZXZCB4grSlIWEuvSgI8o8m4hOF0IRizDVxh1h70g5Up2Y/F7MIhjv1iHHK4ffSW8mOmnYMIRqcZlkKX33C5qGKYbTUYTEpGsBHDElTSpsYZ+ytjndFqAgDCZhdqNwQlqYMP4/xfgHwTbkcxayvZqBhAD9qjlVBNmTLpKcEiii/OYwc4i+PwEGfu4MHxIQ9u4M4A6Cl47XVxsrLFZKBUoTmPEGc7VVW1XMpPF0qpv+wEwDNy9MRxb2O09Z4d2xe64B5gXoWpJOrs9b0xATwbZDH4XpSG6uy+L5iCuTBB32HhgDptmsXpazhqxTiVDXWvBZtoqnEvoZNFidK7iZ6exySFT0i3ToiQDShfAZ7rzQIM9Tzl5Ol/xQ/Yq2ssFhips5GHt4Q4GZ6D9FmgMR7IRy+LO1wv94wpXKlMvrDL2orPLZEO9Yayf4VrggDefj3J+TB7d4YmsQ6NrI0i4dQzokSV9+6jtI8v16iPGNoI7I5WfTZw1wdUhW1JLIkyk4A542ZB2eQMdNeDf3MhIwsm6UC4O7c5SaBa1Dhb4hY2UU/VCCjKPQhwBjyUG1U5ezpvLOd62Td6kXG3Z5GVytXGTNy5X66Aq5KvJTZKX7xwv2wR/FKd8aLJ8KCsfGi8fSsuH9OPj9uO3lo/fWD5+ffn4jvLxa8rHt9uP31g+fn35+I7y8WvKx7eXj2/D41uUHQtpNn32XSEGdPvtzKnkhAMupU83Qensnzzkee4eNRPtQZXEqy9y9H9340bKf8f570b+G/MQ8IhURe+++zCPYP3hbXeX37nlcF5c61yDQ87FE3cfhlMnFUKMMT2Kkxq9A8yAhh3nNHoDjmn0NkjJVRaVQ8ok66BKDyr8neW/t/I48hDy6NntQxPL76+RbSIqb/wk0XP5Rd4thynw67jqRXX5uom8dRfQDu7qtcFx9Q8nL+w1qopigVDnKNd4k7cNjpSbsPdmzU3eRqjaNnnroGrD3LtZGxPvAjQasx4LQTSEGppCConQQUuIoH1qCpg7NQV8IFApz/42bCWYioCnG94VmAMeZxhvQAnYJ4gskBSMxoiGClTTa1V9bsskXaPzn9C0I4CFJ7ojE92ViU5loodkoodlokeylkVDzbuzxt1ZeDfyKVizxeQWWOX8u7M20dNAKmm/UCppL0IltLVk0ZGMKTTOuf1pPnQkTytyqS5fl6uJw4fB/6V9NBtWMbD2LCWSGrkrGzH3Z6+l71l6F721JK5BVV830etaFIiWtfyqnWV1mV056DetVZKP2B2vKksTPJjeIy/BtlB7V9cqadDUoAMRau8KtadC7UNC7cNC7SM1au8ItXeF2lOh9iGh9mGh9pFTU/uBU1P7w76vZnzmeIUSgieZcCDXy8PBfC+PTpvzxcL5GprzNWUlJLISWrIS2rISOrISeJWMQ8vfT9HNF0rRzUUpOhDOF2fc0Lxai9ayJMppH86reb+OZMbuXTbZV7+9dqJn1Y941Go1XWevARqD7qBfiJ/SL1n7Wkwofd7TayUW2WYKSC3tLDlM49WGlfPIEebHHP2dCPW1hPraQn0dob6uUB8TGh1wNjupcNdJ4a6ZcFdNmalQZiyUeSoiPHhqIjwU+OkeSMr+zPee8d4qJHWjkNT1wnh3COO9Rhjv9n9NjHcEZzrw3M5hi+pe1xutaKYLzKqSIw8vQnNIJDb0GpvWcKfzGqi8smHieEn5S9Y9Qj+GD+YrprKDR4niOw/mK/lyLFtxtDeerTzaW0Vb/WqbOEcn8uHekMUgbRbNoOh0iu+tps9x+jdG/1Zp3nmrUOiNQqHXC+/cIbzzGuGd2+ljNczRLuz2F9HH+HpW24/BtuRmq5BK7MXiq2/6F0bSNwpJXy8kvUNI+hoh6e1C0tt+SNL/okj6RiHp64WkdwhJXyMkvV1IepuQ9BYh6ZcJSW8Ukj5fSHrdaZD0iXYD+7za49K/kPd8tVf2+3Dwfh/h01m438c1cunb2huytSP578RAUYCoKUGZn0A+57XOusG0lbxQ2koW3dU99AZIHtjTq1+sJ14HeEJnraOIIoDgSwsqyuIjiNTCAmVb73hviKZzmKdY9UaQy5r+jVYvWlFdrqwux6rL8T6HL3pTmq/qBGEYKicUhQSUTOwdvTtvikIg3Q3IaFdSbuxmPXw+untr28vYyuORPDS6u+1Z7YAccNgS0q7dypEHXZiAd21lpdUiXVik3VRoqBVIA9NCIZ45pAmLjuQNOHShDhwG7sKPuyZ60emNCYDSWMk98KB5HZ0ceuMXfelnRz94yZe+eGFN9Bm76G0P/8Pkq9/25frtlQPOC3R7BQbspt4oNfzBfLVe9KuP8pSOcMpPrRSiAtdSyWxoVy5jdgkH0SgzXkRtA97Q1+QVi7VtcE/szqPDop3i9ppXZ12aBTl/DCC+5JQjbZWwZqh6r05122INeQGRdAUtnpW0CMZoBWC3GqVJ6rsnZ54WB7OK59/w/NxDsIqx29W2zHhfiXDpZeFd+Tg4l8cjmw/R8cdqbub1H9yIUQ9N5CsgynrW0r0Ld1eSZGutp1XF3umO57iKuEFamGhZqOAL9xKxOem1xatoN2fhlKwhxXOqh4TwUIUXPl0GPccaL7G1YlMN8bGFaMnDrr4SH+vQbGzuXCSzlzkv8apVPIsO58HdZZ8xO+aVy2qvvd+VT6LqVo3tSZdAKBXXapkuWrdOTRYcCbeZODX0kevdN9MnTao7pwSJe1aJt9St1UYX8UaHmd8hqp9rRPWzHbYhFtrwGyuC4ALE+9357Ijl4owSyhllhZxRVsoZZQw7HB9qAMrHqscnkka0x6PdDZgbyMOm9oYzg3c42dtoj4vtM23OEliWN2WfS073XGukM5xpW7LHtWWP6wza41ovdI9r1fY42aq6ske1eJvrpVOO7FPVDjNSeAzRzpxkBTQUVGbllIgnYDSrtOLCFOn/GXvnYeb2WXxXjgxiER2CG5l9lWatI3l1sLbO2FSgyelXkyOH8+aRrHkXM3y5G712Qiq8liOtX6MZLfyKPQSM0ZYM/75d+WriiVO/8VeP3Un/vnrhlJPRjaGpL/3D50/+070PfEPfWDn1tv1/8nsPf/2ev9M3xuASeBP1gDj+BHP8FdnEUdoC6C1r6N9L6N9L6d8Z9C+jf5JMTRYZEEDpgTWZCIUvzcb4M8uGaMuAcPiSbOwoP9kjRriauA8/RZcynL1MgV0yTxwVnmitNB4PGbXB+tW8PZGFhw8bU00mUGpWUc7EGtPo0r4b2UozunsXBN6YwayW3qkm7DK1ZV/pzcK7stCezdD6et2EtdJew/5N1Jo8vgeGcbMDgB3AryWGIsKDegH7Qar3A1rkhcO+cQ77OVf4CBY77/az8wXMsXAu2Z11dtv8vOLlbVu7XfLyRHh5JLw8Fl7eEl6eCi8PB3ByT3m8XEpO7pq3YAEJdx2VAqdsKwlmpoW8OIUvDyRNkFTL7FTWaj3VMxjcpTh4W3PwnnDw1evdm6UUGHm23r2BPs5A2uaSn790vftq+ngJkjC72Rr4gTLrXsjdlXD3FcLdR4W7J8LdI+HusXD3lnD3VLh7CO7+riSJ+PxS5/DBjLDucIEuUnh5fLfm9A3ZCZr9O0Fytz7m9J9kWnKSaS91kukIl+8Kl08HcfnOC+XynQFcfkjY+/CUyKqjFXtfYdj7Sj5xCnsfp3+rNAVMVOydi/T/DDZymLgRjWjjrrwDdyZe5dZVNVDDtIm1xSx0V8UibLsQy3UTwC3POsTduZZr8dkcyN1XgruvmeitrnF3ujFS4+5rwP9t7k43VgEI6CbqAJ3cX6JP7i852luZ9C0DLIEcS0RAo4VPj2iuPq65+ir+zLMR2h6ycWLs2aqj/GQ3W02bwIQ8RZcyml3m7mPM3VeCuzdrR85qmBbTIbdoT82H77L3zGGbL4fZwF9eO8E5L1o1/Uc2vIjumBvCumP6vKfXgcm8Kcy4w8wYC1Vz4fGKCwP8m9sXi6TeYlPPkRyc22LQKywGPbQ8eTs9NX8e1vx5C3wGwZg7NcY8LIyZufX4QP6sJe2KP5c8dlnNIyI17FxJhhyL467UWp3RxUgMpIGBlG1gWcWXw5y7wpzX1JhzLsy5V2POmTDnM4Q5v1SY8+gSzFkrl1YKc24Kc+4Ic24Jcx4W5hxbzPnO8XZjjw/GPOOxYslnUBd3DwCKmfH2s93QVjJ5G7Ug3ieCLxTAbaGcuXDeWkIIZw3l9UtzafjEL6XN7DwPVabJ/7ktH2Z2zGFGcF8FHY/oLNN0g/1hYviKMFcfFdl9hTD3laIAHnO3LO9/4f/jklIaHN3SHIO5k/DrXtUeRrsmexNUfrhwL5bSdJQfkUUyBCWSwk/4GMtWZCuzkSy+doK6hda2hvWxNhQF2ZpFXgbxY0qonHhl7wx63TgnthoZiZ2RxFZsqWwNFFujlmJrQiu2ztjNvkJY2jQN2Rm7uaIJqqhAhA+3+Iyt7eGE7zKUGH315Wugv3rAM4oOEwMjeqBD05FsxZG82sNet7VNW1PWvrbdaHWrollN785gdiSc9/BsYj8rjUiyjPjqsN5as8xmwEMJn5jyLAuP5O0sukuwiWE4zPSVfkWcjTB3jjkgkv6+Fsciups1rp2g4xF2nQmcYS6ZoOdG8O/aCfucBdVeyz7CN1HqtVvbLU0iE1q31svGjojom2FQ7A7hHm3/kBLb9O42Jp/aA5s8tcd+2+vaif2qViJyBWia11SXx6KDcSNCuuhjD/7Jn/7Fnj/78cPXitKxRh/Zit5YK5XRW5GNUZEOUd9K/lzZG2E6XHEk69DKK+uhYm2vnLBOObeR3R2XH40gdNDK89gFjd9Ctb+mLbRqJBDrIJOfMdGbqEkYdOOlNRnkDIgc1SP43haKhBhyBs0DvZjeYhr8IBpMh1BgCaFNHXt/18tvLBt5Tbv5vWsUhj0boTbIXNHQwsGdj9TDWzk7rh5MTfALhtOxhhMmjoU9IaliDCaWRq0Xa+x+7HqROtKhjjSTuhGdFeeWMq0Nf32i+YiZGf17DU0BlwHsE/E5S7CinzTp2hoLyKmgaSbkdh8hE7XSOqINYEyW00paMPaMt2mc7FXSFmaIpUgLWoYvyZrEkGqP0fDS++xXTeRjRzCwR+4sb0KMrradXTr1Hh37RFDhRUvMg1bNkcNIkkZyfe3hWCafOpsxQ7Bqs6YUChs0D06JYFURM6oG0wIC0aji14JpgGlFWZN9o/+JPYyJEkgUfylL0i/JXnqUdwWVmGUv+Iu0QH5SmKg1SKLX/h6tgYRpZyXRDgtlNTaU2GcCaXlXnwWGsvaDea6VQNSZM3EiOCvLj/Z+RCr6EX3sPqsQnduZOC2UFZPUPHY4r0jVolrwf8vBgxqwsr5F9fuGgIrrPiHMzBz8QLPNXiEsy98qH9eT0N6GlZE/rpGb2+EvywHclWqdCHwFVLZeFtPEvZzDj8YezFe93IWmBuPxcvciulrFVy+zZI9xS/gffR7C/+LKdlpRthHc0kSP6aPBraJxv1EEp+vlMLBDTgjX4BADK/jK0zkaOKd3NHAGHA1WawXMklRR6d+XVXw5mvcz5GgwUTsadOVocGbtaDAkR4OzanqbH1niaPASORqslqPBWE0rX9fbtOVosPKHR4NFjwZbqqPBOn002PjDo8EPjwY/PBr88Gjww6PBD48GPzwa/PBo8L08GtwoH9WZAB/bKyPtMKMj9R8Nri+PBhvLo8G68mjwsvJocP6/kKPBjXI0uF4Epx1yNLhGjgbb5Wiw7YdHgx/U0SB1OMI6c1JGaVid/HsdJL2Ns6rxiC6IDdW3DTRd+cwVp/HMyxd17w7SZ0/t3F33Di8zLkqgfPqdegWhqaBKDVZHXfguAzEMwgX9kMEFfcB1XQkiXiJ50HIz8ISnlYFnqYRCC4EKglOkEwoW+VUj4DNIwlTC+S10elinlqQNKUKmol6UTCGtzhk/g0j4m+az8D5JMzNnAV4c4WH9TNCHSx6bycZQVqjggT2UfjmU1hUDBAwaVL/MdemXg2pdYXj9QcPrD8pwKTHY83miASN8okgZ3EFXcYVI7jP5qvRuDrKP1zqtXsPKKxroTGbS0a12zVaKsaSc1PLXKseYNwAc3WqK1QZBRo+Bs+IxELuhi0Ev9wGQLvD62wBngLj2QpD/J3o+II7YuRmAAc5mxzFx+YxrFdDTM9M9H9AM/VMpEOk+m+S9+TkRxfwSGN26soroSfzlchIXFIE00wJEeozcieBoDSLs3APsQSz4Ax6go9EQlrkaksnFrzcfzKjnWxDSSMJRMCa5AzgtIB54nMG2xE9PXgJAbmw4+DjzHg0j4qTPMCzLWo3hXRxjCAanWJ05/++duQcw7pnMA77/rsK5ZLrHACsfVioy0Nos1CLRCXOePGTM7IjBEjj9CUOC92JBzGlkODpGPU/nKEEgf458dduyhjzfwlXr4glRF4TAI2XwCU9jayTA7nMktwvmmV4G2A7A6OXNS3T263iamYACLJ/imwBVePsi2BM6va2BQsINzb2Jzv6HhswQoI6APzmaWZAlAuoA/WnJQiKKSj9we5lAF3mPAS+6tQJvrIGdMPjObQbqxEBgXAbMpp15xLnkHM2qncuYHDyA2l/GqOLRlQzgam5u4yBu99K2h1voPfLUITcN1YakdJxQxQGlSPaIikqSuyKVzNgIHAyZEpbRtVnIS4szeIQ82ySjsJA9EH+hL3O8Ro5yDHBJ4VR3NDq8UOL7bpeclhpdgxGMZHduIdjzliwCgFIDAErxwocMhooDAkHcSlT4N09reBqG/lgjGRvHkUCZp28UVwBodbrIvBHuhJcIVqEBxGlljN7BmqfYw8mVKKuDt6PGXpduNXELa8/JulWmihIxhAh+eitDXDnTeapx1lwOP3KAlJG1JfmOC4oFG2e5LZFUyzLQEVLk0LS4yxxvndWaRxrXeoxb1nCRGI8fcn5hQx5p5R3G3scYdzDGjQEPSUYlDAvG1gEQ7hoZcQ6ox5A6MqSpAFA1sP5i/U3nCgPqj+4bfDyzGCkguIu+pFygCi9tB5B+6ON71OvI9LpR9popK1r4kKGsFrpr996irIFjALVf+bABm+E0Tx1GB6PzIM17V4N1cSqAipCFBJPfUsqzmJZfA8xxwC1oJewEGgS4BW9sAvCjDLRgHdApqACd3qcBndyb+zGdghLTKdCYTj7zLQ3ohIK/ImzukrYnqG42mB3+/34mxXifSbh4mihOiyTFII7NAM0swIocu0hSjF9dHMXp5gWpdZEx0NHSFsCYOI/R1O59c1NqTjL5Kqu4QnG1WHGVlEcA+fV+llc9Oik8930c+F/RA9+64YUPPICk3n87A+kpwNigPS1MwMCR/7XFR/77OQC/qgfAv/nFGYCjMgCMuRwKFNUipHfv4gPwIADEZPNmoYE2uR6xV04Mri8BwdjgDYok0It5a3G1DMEbHgLC0N2mwOE26FmT6THzGbWKq+BzS8yiF3PxQucQZBFNEvOZ9dOUjHA6yR1JH61qp/YFo4slVnexvC3uknlbXM7bsqfM27KnnrdFL2lXl+CfT523pXzKl6f8vrwtr7IS3ywztz1mEHWyPz/3W8DEJFEiRB2QjEoeHTwI/pKD4PMg3FgOwo19yWtEgnYFjjyeLr/LE1x8GclsFqsllVrSvkG6mFajdI0Hk81vLoM/5p5RIkD5FMvQ8ICsdegQgyR2znmqeYFqLj4grRsWGxD5FQNyM1rkZnLlLjEgpon6CS5++gNS1tKSWlr1WpLPdtwOq2NwLgrr0IuLmmD1lq0LiziK1QjxZTonkerKtsbto5XIx64EA91CegQkNWrTEqUb2zg5eJ5Ijs4Ofc06F0+QCNKAJNKh9U7HaQZ6Z5S6DmNh08p19RMk01xJUl2TFhC+DmXJxbBsZMmVvRG6GwPKXMs2iCIb6iVZl+2MwxM4htFvM5xhrautkdvaDZgkr+TjL50yaV12wFeI4ySeGEeRbZKeutj0b2hru0lvpA61aOR7oySPDWUdrPh8SE/FUDa6Acf3NhrUppfeigYlGCmuD1B3zWlkGNOTIBBrPIYNiFTIA84s7aZ2m0bQu1KSCfIhFbyuQT+0OPtpk/OFhugJqg7LZg7LNODVI0Qs+itPAsYZh+GEetnKRjSwPgafDsMpH4b1cA/hasgchoe3ojUgs6buaCoZJZqQOpEG+VaMf4yoWxodOQyPYAxGhEmL5J1gRhMZfdhpIktwjkrBOTrzqCRzzZqiImB0UojPjFifyIP60NAsDw3Joo+ijTHvfgjf4MEYwgbg03Q1NGeggzb1UecWwXkL5NJccmEkhX8px8kkIPNhqrTYwbTZwkQOFddNa7rdCQAomreYbl5vl7ihKjGEEnnahsGJqmrxRKIUDhd5OxveSSuqTZU0aYxpmoayFpXKhugODkcjECJM5/jhtHy4lZH0Ti9hykmKvTSJGV43QZsoPUytxxR3eNbxEPLScyOzIbSLngN6FFsHkLQhGfSOYbyjlQ1TH4bpSGVaApLKR1AqlW6MoCXohk8VUjeobdM0Oi1OkTlC3aGW9DUxScqXDlVjh+qGMHA8Br1hERGGxcpVznLZSF2eBwJjphCzeGU7oQFwBv4vS5XYy1XUVF5WyVZqYgJgDq57ROpGeuGk9kJ9i984zF+wVoP0PhGwAq6rPUTrMt3Wxk9M2q3L2xGYFahyBPkdQMStq5hmaNkxRiY1aicNC4hbQFw1ZbfYc4Q1fJyDI+QMhrYXDVMTGB/e1WtKxnZqs3upYRoJ1F0YaXQkT4XH6q5EPBi4H9MKKvhH0/FJd5RmBF+GF/YSrhsr6HkREbsgVJphz175bF9tph+8XS/WJiafR6SDkY9AH/QchiWBeYcnF0d0+tjZQ9vi6WJc7xwZ3sjMqORTemfg5ZzwVhrxVpA3aeTw3VnG/7SH8saqO4KMAVBeHfe1LpKlc2dnEf8UY8YqvoquFDMKdGqZMrC7kliZVTpeBoWMZDp1TTWAp/Z4u+TMhKGoJiMke46EG7MJ5mKItzpvYh6RkNvQmLn0Cvzm4TeI3+i+lzUkYXuoByXiUxwnA9SyfdTXyohbCV1qBNYemryDCvskCUX4lvCQOwCQVdwxNOUqTmYai/4M51jYhJq8s8AYkzdEDLB1rdiOqUNhluDkxTmsE6Ny7SkxqUeAa4copbsAq5TVLpZuJJckJ6eBTR46XkxEr8T4zbxL2XjjZUy+l/KgFJwvkgSr0GNtBSbEaHw1jLIexBA0FOoB80yiSf0wCAArxOF9l9/BV57Uqmq1SglRIFe1Fup7kzjSCImnlziyEi0HJo6s6/SP9un0/58wNIrE6MlpEyKk1vyXkNcob9JlOPrIWh4rk5+LIjpM75Us2+xz6XNKXmBc31JPOs76js5BOFrio3k1Hz45Qder2moqnvKRu2vdgcw1aa6RxitXSILd2j4BgxOMfG16PNuHjFx8Eu1q1WssvDcuk5rDncKY3LzS0CZYw4MxeKmYWxVTg9SKOCD36RVZb9NgDY7Wt1QpuHGWlcTbPprDqQcy37ZK6qzY5V2TuFbVEteqUySu9edYLcw1draTgOJkbZqDLjvVuVk7SzkRfPlqWql4y1FsbXarf9u0OmY5nOeLkYWBS73kDG3P2+UMpTJDrQUzJPL1tnbwL2mGFpmYtklbvj0fgtuFNZwknAwezivace0VH5NXsFqlnOC9S0+wWnSCE5O0oZwV4guJrTa+zdWare+LbuterdsKiFHsPr1Uw5lTlDZ6ra/6DUtfRTNtK70+bJRemSi9srrSy7LtRMnc93UI3q+H4FHnhtNOtzxgDH5z8TH4LaP5RL4ONBWf4WKj8AZ7FOw9Krg5D6bz8FJJzmK2FOVtEbcOOxfxOLQV49OljgvZt+mPlatY1DvmeyZbUIYtSKFZksGdt0PHfhnsoNN0COOc3jtkG1T9mZBP9+075O076m9PbnkxlEvIPpKzum8Ue+CkO547OuujythgyIm+R6UO4n7J71U22/r4E6FM9w2+3s/dKrcSJyMRrx6H5xkdxGdN2bRgYAPzBggaD8yUSi1caq2WWuQlurQUtQWIh10VvAjauVJxaYZyrTNaf74aPPy4YrOzQp5feYFaKUPOE7BGJiBD1vVJ96w8QOnJnHiErirczNlwAqTcVFAcZzI5a6T+cTy2Tuo6X+ramPvlZPqAQOTy50v5ddL2lwEhkT63SNsvqrf9Iim7Rdq+dbOzVdp+8QXqYiKGvuw5n2BLzGtqrgbaaofkEJLjrvgkJ7Nj083HmSvAyafHvj4xz7RvZgR9ZZB6jH5laTvlGx5+wW/o69hD3LH/VDNH9mGb0tHzkyZLot+TXB2wa/NJVN4VybtCcZ4o33Vt5RRXr/YczxEEScmL+cZankf0h9/h1t7hWv2x3nGqph97fk1fwzsQkuiKBMLePmp+jhhXssSPcZKcodReK2fJg3nA7q+whQQvp+NV/Xe14PfnRXm/8z2nvEf+VVHeD4IqTjWCv1uN4Oe/N3P0qRf8hiUp+1Sv/73v4evTpVbd+Knb9ugLbluvvm7PRiqQl/MDvizg5L+6qkowdsyxnNHE8ZedLVTpPCzfgwWZbqlmxMsxWWoyhLgUIKnyYm2J+9uyoER6yhLj/SVuWLw/PenPOPrTM87QsST2Hdil2HQpXaRLz5PhnoouTt3L5zFSC2a+j7X98bJ49qcrkvyj7w0/+MwLfsML4ge//4Jf3zeuf3L7gJuPL2uwH3vBbZkoh4KoVuuK6TC42clOPRKffcFvv3qxN3Clf/YisbQFbGTp137xe9GXP32+08NaO4QEbJDkcGudjOYH1oSWKFC/yQW/J1+++zy+fPO2xb58e+GXdyvHGENeK37M7mvF8gBVAxPjaydy1nRcS59HekytdQw4rx/p8+SFmXPnRXfdif++dOHdmXdP+cPhe47c3YMHURVKdi2rYFgx5t4FzRa997C4jt8AQf89PKNPOYWXJVkiGhVYMmi54O2JHP+P6fMru3xfBxPYencHfYSIL0owu9fQh4/4ogRnuu304SJbeIIp30aL7fJaqI3OpAgjyyQ9wx/bh/aXm08VdeOZnderom7+z1pdNim6k9Qetk9eY21lVW2+qc2vajvDqcJ1rhON5o6hfeXDySUO6z/Sv7+N9UKIajL+zZPuFdXl1dXlq6vL68xlMiaU8dztZsB1itO3uKq1R3Lk+JIjJ5AcOSGnRZB0YrGkE2NXsUzVKYRzRDQlR4ROSdWSRDxtScTTkUQ8XevRkxeCMLrIUEc1Q4PdYoNTkDV7PkdPIKdt5h+5+3BPokFolvEl4PCoVhbiS4hkZVk7i45w2jNoJjpZjC/sbpx1swa+NDgNpaQ3CCS9QSjpDSJJbxBLeoMGYsn+0XeDmXCPSeDtWo62NIuSMBlZczNXz6UEaCDfvMs3p/X94v4ZKP9g25Xp94v7qQQ/rIvobPQf/vDtYPThdO4WTzucYJGmgOaILyPJgY3LmFWdT/KX5bqZuawOkmPLgpKB3NYOadJA6AbjoTeVBEhzpPvW/0NTx0jVburII4blXOzBBh2mhCxd/ZlkjddwKBN1Ot1H1O+02JsYAw2p182ioZ+zZMP644l2bNbekvAuzPxzvOPIE02fjwMfnT5PIE80fT4FZHn6PKmIQunzGYUoZTNJ6yxx25esGL7kkPMFuNCXdHE+QA1j+gDZ0BY0h1YXX3Kklqewc9M3TSL6vv7F3KdvJ1xbaqKJ3ip2TLp6lh0kESe5I2nwTVx913f9mcCmTxM3yGE1lvcYUDjSTqA8GF5Ew83q8d0I1N7NlpPc2w1lMIxNhX+55H/frbP4waLDrigw5KI7SFjrpbftK9eCxyP+qJou+RpeyjfvkJvlWjg8A8NQnd7j6dwrnjVE7hXPyCXCtk7Kpc/C07eE3r2tEo5yav//SHtWLCwZaUcHU1JaD5HQt+hTt7//9k9yz57SGcH7HoGRqGGRaOllUerqEdSVx+x0hUBiFx83EmGGAB7im7OgyxAIMUSX9HnIosuwRpeh0GUodBkKXYZCl6HQJXFv0GVo0SWMCc9Qx0JNfy2eWrojK84mU75dkmlokWnO29WZvyZxkIW4KewXFWn6Bq7n9Y5A77ckZjiWEOI0c6us8mtY8Q+Kdqr08o54Hygklu9eLt4AJqt8riReI8ZmyHnlJbP4QbxRkuNJtd9n09gHtF1o/EUxCz26b1Gz0Kf3abPQuFiFxpcwCh3xVGAklBOqElGUFoyxttCA5Xoqu2fepx0KJDY5GHpDRfkcyT0uGZoj3qVw3UJMZfkAvXjUkmmINTCDgBsJM/cAv7+h/3fr6XH7aZch3eljzbQEMeOFa/KQW8xJVeDbwjWnb+K9BISONkV6IrGRRuxtpScQycQHzGHMScQxh3Fhwv7Yo72M4fMLf7PzOO1cCGQ/js9wg/eoYpHOZ+6C2n5un/TqhDLL6CjMLf0+E+J37+rk3jGH8rSVFdsTcmwPrGnOZRymRiTt0B24rTjbEKIDm3IAfz5dJ45EeSwLy8fCQvDclW0oNCP8u3yCY2rNVxiX2Pp8MWcDl4gSWWN+uctyZKJp4E79wpDPVbhD4zjNtTl8hRqErrmN/JxCQ6UzyJMtgUUupwrv9vl6PaHPMEiVxORKm5p2CFgDd5focs4CvYY2E31u/iUIygjK8tI37zMbo7wVPi5e+pbybi5xtPpwiObiNHS242xwUl5qbH/k7w6bo9k+qSNwPTA3eNF5egVk4szkpW+VPdK0UViq/PQ25pA6K0GSbLbiBrzSBw8U7JX+t56c1IYOlCsAx9OkYDYnbmmY2ZzTsyOiLXeuZK4SwA3X4WmEv5PbX8OjngsMfM0ojru2rm7j1jL9erHxWfG5o15uzwIB9uBvEG0npeDjDkpO6pKH1PQUm2u59EElxWcVx1Rvdu7AxWE1LbmuHZ3Y3e1jEo4uxDpCjgbk7dsRXs7kCsbwZkss1OXl78ZpxHpvYTkG0Pv0ZRa5rSZwjollelLTzfJtHgmXh/bp+FzrvsrKVq6x3sk7QvlLOvSWqjXxa9pG5RSkP693WLTiDpUjmJQF8OKYOy0Dpg3cARSfB9UG7wHUSVTyKMy0D7jTZVVvNa07Xm7KH3Yrhp/1hwYyc4ReGC7VHAVUpOymE2XhVYw7QLPMSmWSyIKKvvl+LOOPJeBxuD1fxfyjPrf60iLiGuPwWdGOLdZbL2X/FbDrPNYyqj53XFK6miOaSDNrl73LaQPRzNrlWHyLWQc2swZ7EWaNcRJm7WpmHUuEjZbEiM0xwy7j4H+ag6OYDHJzRoIW3YP5P+JYddPSpQ9OBnADh1PQZTz01gVnlST5QteLOG2enqj7R+2z5UY5N5jV5gs+ii/4KPxto1ltdCyyVptfHDSrzS/+d4JLTB7uzCp58lb+6n4Lhb317smE/bUE5YXZuPTb5XVFa6oXlzuwI06izEMwLM36Nn4ymS43c+m9T71/84KdvjwQAL9gY7kk6cutZkUmQqqpwDrYVYPE9JKkNiCahD7WANCu+HklA3LHCAr/vDLHKvleVeFk0od2fema2y173SZycj3WqB4b2GsUWLTX/KP+e/q9xnNVr61+zg7X+ynfq4cG9XPJXt4bn6KXKLBoL/lH/ff0e4nnBvbyqbTeS/lePXTavTwUnaKXKLBoL/lH/ff0e4nnBvbyeLfeS/lePXTavXwmOEUvUWDRXvKP+u/p9xLPDezlA516L+V79dBp9/KEf4peosCiveQf9d/T7yWeG9jLw+16L+V79dBp9/JR7xS9RIFFe8k/6r+n30s8N7CXB1v1Xsr36qHT7iX0jUv2kjWmA3s5sOWivxzQ8seb9ZbL9+qhZbd8NatJR40I8SPidF/p29Pqck2pel8pqvdf2Kd1JlrzXkPv4iNi8neuCo18MKtqkpyldgea4ezDXi8AFEuxTqJAGSJICQSDtoq9Y5+2ikGL72P7DvExnsclvFQ2XSCILIT8RU+8k5v4wRPQQM4+4nEBun0HnwAD/preyZoIDZHENt64mJ3ds8u8/phTr/MuaQXefM1691Zcne1tB3IgX20DrjhfbQFoHCbzhDZ7vsu0P87NK8TGx91wOPaA3qZbRPIeDq+QD2e/6+2iVhHJ784auy23HHbS4Y20PInfSlLgQFQNnE4AzDn7KTPSf/PwR71eZMwTaOG7yxZidOymJZXVsf7m0vj4x40AicfcGX+vawnvUU141zA89RgLcbdfrkM9sMWAriTzswy/el0a6J6NClEM/v/NqWzf9jyBd6m0oe5OL0EBDZLgHcsPPnO5LqCstbLGTWxCGvRw6z6o4xFTQsXme52piE1GTUSFpOybP5VMRVmrjEuw4NwmkO+ok7X3VzGiP5hBotYe6LWnFGOkIZygVQ+jAFBbO+vOcRL27lRr3xRxvgOvZHDwCsNDIhbayeCRgvJzZ4U516dFSiXOpAFlSxuxCvlw1pgmGX6YFUWKobedy9oAHFPb2m6rYc3VVLfXZQUlQKOnulaT3sOUHq11xqGjaOCINgplJphLQ3BumVLxXgAVNUSjmjCixKK0YrCoatQCp2mEJNMfUAN/3Fz4uzHakgy4MT/X6/aRGZqevMDJV6c1+dxO1Ye5l7C6eYkOq4WdxdKgreYmdPU+ppxBz6v5rIkQkV6TVkZbyGupFcHk00QESZf+XM3mj27WzNpz1rT+IvtDR3Af6+IjRirhrHWBWg276GZnFWxW0G454vjuiO+2kzU3sM20i3NnVJ6pob37q0anChLz+dOd8fa6/Fm6hh13LBdLbENQ8oiff679vDJWS3hVMADfGset8WnWNYOjBsVjtF1EWmkRZB5qiDd4GQ7iODwHfKCHGwCHE9ySRwDaIwqez2PmZ82JnoQ8MVhk3tJwkXlblmzeOZDFYELd7Xk60Rui+Rqd7g1nDqYtypybkFKbydIhshylRVehG/ZWZNF9vZXUyEedafbdS39ZFPnsxtYbI6qNBcgSahFvSyG5ywPaDfN2Fu7PV3FUWb6aOQQt3/S9vBePZ2P87fA+E8ck0JcDUDyXezUQ7VNHY1kwn8u9WgwOVC+aygqnm94EgbYB9E+sh6GbLUTQlXRzpDeBAtwc84MpnfRhgEpgVzYxz3ie8X4JzQOaNBZOTHw3X5MNvZJjXR1t01E2200071x9WRsSY8oRo6Y1g67aVj1HeIomso7kBlz6wfKKihrjpd0ZDMyC+zVAVMGRDLJR4Eiyf+hq6PB6E7QNtRmk1RSW/IrAAx3GYG6t9WqYU3paN4JKx1ehcbLfM433hP0SNHMNLaD2gcFDqvHeun1Ar8VeLKyDeZsj5GIdIddGhNzqndlqKBJX0wdHyK22I+RiEwLZZEii1dwVu+lJj8TB1Vz70SuAKWc16WO6SZywYpWhjHGswWwCf0GkCTp6PrS1G8vROG78TrPV4HOjLOWPIhJk3ADXJl/wWKgTBvivSKh7HiLdIg+wBAdw3ZYW3rbrbSoZvE21EhE4WECkxXzTfNYWGN7WHEs6NTHkbhFDprpTvF2lRiKZsMq8rdrTWtWelix7T2vV97TkI54XzLiVkG45fanz1GqS/NVaZ1WP8eJG6VDCSsqYXSMBC4B2NO2EMON5UrJpPhCkD2vjbu1bxK4ZgyY+wlS2ZLEu+bwa9LzSzwP+odUnvYRFhgOd0kcq4pctQdxNtlq34RFAVNFa+IMsSprgZ+ldF2oAOxLnsQ6F95uaxSal0seqM14Cygng83eLHKN8ObZiscr5yRekMPFQgEIjvjlL5JgXIKsLzluWa92HlOtXEscJx9a3H9OOOiRRrIN/oajSjzlwIvD5PmLIzGEaUgdI6zPasuezzUDbQXGsDmAHDRl4UZ7OgulMrBO/Lz0EGcTilKo99GPR2Z9wLOHpv9SinxqazBoWOHOIFZx+mSttyImzsdYRh9dG5fCKQD199GxUZ85Jql6jlIFv+blThrc5gIE1mGTJY0HiWdH+qp+nWU6UoOiemAewFMRtn6k+0iHZLFxhqeTEbhrgAlgieZNkrMREl2MJ5a15EroQYt6ZkCDuJnY3zLK/Gw40N++2NhUnMTgDxAq0hNvNQrp6VdupuGq11LzaUrG/MTZDMGipAdW3l8pSW/J5Neh5pZ8nAQKIO7Wl1rHX2cKLxfousoWSVen3LT4SWko0dVtPkywA3C7fw5DKg18lGz57wAx8H3VuVJ+COCie5QGlt2Yz+AKfHbB83CT5OGKJaEF37QLqFAWwETUg8nhZBJHH45jhqgW2s26msKq+7kVyHFH6OFLtzIaKEZBsUTFYeCg0G82DmYM8G/NLMHJvmcSk+ba3TNpZyKYz3yypGEsprBAaeLfNWxOCqE5MiZY+OORu7LC1teMPZt1AQdBoCM0FlJSFhgz6NoMGH2x5MxJ5y1307SJ7+fYUkxCIx/ImC4G+FgKbEALVTnbPyBljBUKgsoVAn916wUO92vnz3yzAW7UCPxg7dTVUDv+YRBWHc/dGFk0YthtiJ2payHuWgHaKWWYI+FNMLUAdGH7HCGOhiE5KRKeSF8IPnmUnv9Qi8dbrifqodUDjivDmAPQmmWMvMW1m23YWaglN1z+42kyJn7ZdtVpQNZxeiM/2vNpvfymsqU8f5RYzl7GnA/GKlBkUHdmgkSDhTBa1D20OtSUfMq2xDtDDvH3Bz22EM54rOlJzpyQLOkMDtjLvamSlw4mY2T+gR/n4topVXGVbVi49e/qwu+i0JXW7f8nGy7GtDccnLU7NrBnEKLBoQpfVY42itLLiSWG8DTBepqO0l2Qra5OIWwBwR36nVdM54LTOdZziIRpqVcwAUUxjG2YJ/7AFEGQkTTd3ClJrWVFtqmh4AkcFiQYQWI7rQ1CmPxhQ2KsVbnmnV7G7eMVuvWLXaockqbAOx4bsSWwawqbRgM4q5bEbobEzw+YwndGNXnKqAaQhp8+8iQNLkjXpwJIIUwrmxBN1DE+OMarkeNtnFEvQJVFpO2xR34T6jQNmE+xzzKwMoe1VoHOmbS9rXc0g0Hj+Ve2g2lxXvfjE3N6e40Q9RvS2ik/UfjaWQT1mj6NZW80rBIBJJJmBhI8QjvL2u5mqm9OLDxyGzWVnIe61V65nZDxawWdQTEJvlPcPzpNFI3uUuIJDP3OSoyY2hRUi/DblwDAqEMTlce5X2w0RBjxi/N5ef8bf6y082hmfTDtHm7mH8PvzDx4tnuvuysPi4K3TeVRccDmraRw7UaJTrGXf3fdpj62p5+S/aJ/hcPEcnSJ+I87CnQKljoIHNa76r+LLmfPisEp08cZbp6tCbEWBN5UkrOBSuSTYgZtzFk6wmypRhrdFfkVZ0HmSnPlBfIeatLm9DThnOeY4XPsvofYppe2ErBBNmC1DYm+RxB5orSggoKBMhQIh3ZcT6YQTvQ7LJQ2SSgAlK2cjYfwtTPpQ1rqJODoUsL2RLGTu32KlKcQN4uyBzfpXZkP3sYY0EFueaEgX6jrDUlfCeHHhIishLJUkDAAXDlwTodzv002uEGgoUU82spHeOJhZmMWaRY3RzeHeuFFPlj+Y0tatZBGzTSMbF2VlYJSVS3Z00NUyOz/oapkDkgVMdwH0p82sK5tYiy29oB0RDhrCSzBgIxgTZiQtoIlO9MatgcjGRS+Qr7qC3o7tkfZw16g67QFDXQvu2zX5yKGDOJ1R6P35+L2KzwKrWqE9Tyu3E1NJRV/oW/fpFpZBeaOVJk4y6FXWVcPquBzKVtXmXlwkqzKyqbOpmHWTuoFTCFJCAE7HVS5tvR187Xi+o/wFlI3fBk6wt4C6BxaljbN/QjuiyGvyqh08n0EyaE4kJZ99kwT5AIJ8gwX5QAvyDQjyQzuR8xL4rUMiyA/ZgnxgRKTlkEwgRwxVa+jHdEM5woHeAvvClWLOcLIhIgbOmMRtQGSFRp8XvljMEKes2E6vKeyxukMnDN56xNk6zkNdvSPVh9PFOqk+1NWzrjQAF2zengfbaRv40WoboA4odo7QjPyA5vZH92ntaam9Ok98w/mdXv2d8LWRd3ryTpx7Rli3AzbrZQ7trd59+5NHlC9WN2+GeBFEkaBMSGMlCKFjl38APipTzdk8mmrufT0dr+hb4z9h5yH+G/WcTGKX2KxbRgKgMdzABmBIGxLHQ13PgssmssZO9koJOL9TcDGtuCa0Yv5RYv/Fut3sYzzlH+zxYRGNCRiTWuFxdKpEvPttz3N5t66OaIG9S1tZdgLRBVBHppz0KwdqRWBVG9ei99le2mNsF7soY06ggBJADepntXeeYp/1l9pnI9lnnSXILhpAdgl7/keziEPZ+3oEK+yhbde5miF76ZvYdBtXE6XHR1kfuo5mlA0Z4SXtQJx7mxzKc2Wb/XshfwE5y9GJsvRqQC2vgmJ4Sh2EYpL29z2v4oyrU/TKeHsbQSEL3+CJ57sh7Nop3Pz/nKpc09O+eeOIlzxkJsKBAAw0zAmSGgy5rswOyDDKEsUS6SiWBha4pLFuXD4hOLP662UT0BiHiGJBeqgI/6fv32dBl/fiKoEXQxabHF6OhK1xMi88dc8+fQRp5WhsVrXQ4RbC0cmRlA2RWKPTvkH45+9jEpK7tRH2xch9ow3qYGqMxagWTUDypX2LJiBZJR7kjCYnnnLHbxND2aFEtQclv0Qtk2zJ26ed8Ewixn8UAHnLyqdTJuTxevdcdgrg4NEUrIhHCgcCx5uB8Qf/iEpaSMOFVBE9t18C46ReDOjbwofLCL0wPihOFgLybEtsVqfUmbezjtU0/q6bFun4xPuY6gCM2hY6jjmSoUCIpynzz3haPOlArOUt5EfnkL1OpmRQ5bjF8OLIGLUta++WDLfIUd0pvJ/OulfKvXYj0UnEdN4JSW3ImRw56CLZSQI6jxknxgVyNIMpMhozDxAAas3A7ey1qEQXIIMzGJuWvorLUeqUo6Qj2Np6lDqZ+DaZUeLvZgJhV4n0IM5LkBjiD+gYvNZZQ23vmEBvyZ2hqdDhMCndnTJjQVxGTMUa2hi1fnCfWHv559zljBTyIFY08REeTAehUp3FHlUykLFOY8ihpqNA24XZMEbmBYghoEJBNNeNDotz4Y4aFpPT6f++TSsUOb3WpHtunkoa69t0p9Mcqf1wNQq+QJSxk+iN8/VxNGNvyIDVZkN2WjDJ5SPRjfD+wracDlKvpHJby31m6dBqO8tg0psIXPlJs9n2lfVAXMnKBm+H9mUIww2Ls6iT6ecZcCRrg3N5kgQymoaSM8pKDkZd6nFfz2KUSgcA/vDioc4mVzH0PmdxydV5qknESRyoIbEeOP+yZOHhJgkbRtIFNztLtjllZpajWIbRdIWZHTYzazdUNwK6Gp4817w568JKTCwAVmKFBJoW5GeM6dYpJXmx0BhAZdGG1GIcf4dMZGiVpjdz60GNz5dulaHbdkm3bfROLfpoSbCOEGxXCFZVBGsyDRLd/pqvhmcKLc/57LH83tt1orgBB1bHRJRJpp8ytBZ+yBDESJDmbGzFaA1aPOBsUHmClgRTNBmz2QZJjymu3E3Oi+hBIpnOkWaBUy5SLcQ4WsihzUDTwow4k6IErOVDl+SciKOZdaZp+oUVjSArx2g2wukshiVbhZIEF4yHzdGSravaCNrixDEosgI3h7MV24i7DdMZZBT/tk1QPcP47I3itM791pAOl7eR2yYtumgIRJQ20jkOCdwTpu/ydgtsYlpYJYgTbRje1m5X1fdGscrcacbgYXljBLPcwiyPmEDOgAfy8O36tFOKMJ1p0XJ1sOJonHoYSZ32xTinN2kRJbRBJjr1S7MMYWafnqvaQGDzkVwLtq8KY2NBRC7+fzBSEzMmJ6gaxG5qTl603TERFWulQKG09f+XJacqB3dybGIsoASpZNKM8SC0el7pJcbM8CqWohrIk0PkrcR5AEHSGDewLWKdyc68w6lNMCwenIDQILFucK6Q5XHK5YfJW51zrc4NoXXDEKq6WYIEPMSMbu6NZkjc0VuBDD27oOnCtzF4/1karrFsvOrgqrKDq9HBiWzVznxNNsEdXFP420wHXyIc86XQ5+suxpK+Ke2dMajDXq3DKNXyEi1KrrABHvIzQGWt7AxhmgkylqrsDLQcyYu6WcfgS3skIHS1AIkVR7938dG1EJuFE3I/V2sghJeiqWvQ1Jf2VuPbQsPZS+W2NJVKEbnopq4Rqbdq7Wq6JVLvaqSej0Vpnk1g4lZLo18CfX83W1PhYi+n3dlLWT/x0kEUYbcvoZFazQ0SKZBar9fUGfpztf5cA9GNDwJYFjhMxNsmJAE1fJvkGJ0QNRDjGM+Gac7MCC7cdyT/cRbJ6g/LXLiBpPmF+0zyrI1aXT+VRKc6lUSneyqBq0+ZY2K5hxK/Dx/D5yd/bzA+Br1A58eAzg1WfEkUsgg8xnd815uJ9i6wUwKlL7xFuywgSyKcdDnLUune+1CVwvuhn6QzPZiwRvcjsZgtXPx1luQol/2J2b3XThHPr7pwl1HxDXa7hYytynzwi/rS6jJ9ud/lzCQnLTTowl3QzYCYoMvfeICoOp5Hdo15CEw6Xft2dtRqwxLboR6K4bE9te4AkpPN01OlZqK7L+vMZa05WIGdeVhxpZtBfzebpo/Lynl/evntxd5t+pigOYnpYwt9bKOPHZquXkqzpaXnlu4ondPmqESKjrI/RgcdbS3saDqHIdEewa1saO6V7GTUfkXb18NcPLR3lzQGV4VIYJ8QyTyB5IcD1U2FugmJpbtIKvMx5QYz7h4t0WLtsF4OOYL4FOpDV6ZYw4ONMI/Ood0qvlan9GVlXKgzQwcCDRRPn8NR2jhOnQNj1xE8y/eOQB9y5B4BzqY/Kf6M40/GmMa/BL3X3YfRzHPc8S67l7QrIxY338cmJC9JDinl7SndWAXh8xxgmzI8XM7QcfFhxJll4bUTwG4r63qdzohkFQ91cWDFBFycfgWsSMh4hSGYHv1yBL4eflmRdfm6ieSk56qZaM9C38wlsOxKFDqhVxvRjl8LiqzKNE1/bfC68gkRWdhDMGbAmpjVuwETwi9geGlmcP2LrGL0AbQX4iMTNLJxIFYybIBVzKq91riyWfRLVLWwGmT2Bz5lGbzXqaP4+RifAB+x9VQ15rTIyi+vncjjrBrE6yasEa2eCLPQfqKRNewn6LAnwHwaka85EJGPyeRuBlirFOOR0ByDomUKoH1yJy7vxPpOWt5J9Z3x8s64vpOVdzJ9Z7K8M5lcTuQuJOtyYX7PYa77CPTsVONdOXLA+K+byCUbjLmC1sqnjvO9ayeOJNfpFBU6moWvYrgcc+aBlH2QYTFl18zxeuaBcXHNHJXMA6vkeOqcp1bLeZVqymD6Upz4+VXfsxdx9T4J6kmHz31lLGtXFH1lyOsHFsuLYRJ9LUyLsYw0V4NSYSydckstI+VW8tdqkSQq4zcsO4mKTluihcf+tCXIcNKTbCesxloqaUpYXC8ZPYJpXLmDkqac6m1SAz9uJ0n5Uccmi75aVF8tKvm9NREiuAL2kPAr+8tJZxEDjMGbgbI+u1Qclta7Nwg4Dol8693rwUcfzOPSf8Klv3yUYqNGXLlI5A3s1I2pBAFvs7f2kmLfrb0WFKe0W3ZaMatRpmb+I2eqnj/xwG3eeseBuTcq7n/imMIXP6lXqT2wrMe+8NHfCMvHvvrEnZ48RiW0DODvMyJN9dRaGi1qRzejFmJLKxA712C7ESwp3enimzygcnSQW3la/M3D6gK6m9Ihv/gbXcDDBJUtVNxpWCSoyORmLkxi9/0n+cGAyofTAL4NGIUw4DjpBm/jj4vuFCf5Hbl7aZsxiXYWDB/GtZ0tdKIgDwd8cpia3UPDWhvxJhyvewl7LTSpPxCiaPxLgWh2Zg5Ar8Xtt07nLeqzW3w3upTOInT29VgPWfg9GQ5s9K1i5qZed2pGOwQs4vXQnd8/9Zu3f76xd2r1G/IGv+rW/8ATz436j4gCPcq6UchWO/MuA57BTQCjQcO6ARqStPjSH3x69Q3F+C085mf+DzHr8+k5BUT1UG84S2GKG+mNtloJPfy1PdPFR/87Nf/M+1laW0HH4G7xDm86736yWPNTn8xXFtfdgJnr7qS3nPEz+ViW3jSfjd23fwrv2js1jvaikf+f/9D2qb3flfYG2YpspXkxshLj/XBjPNpL0WpuLZ8ph7NRmNdGts/v6Q1Jo9TN+RgRx+XtUE/vsO7KGBgnOiLz/ad8oByGmXIHnQil7Ghm/bgnH51yqfJs9OreGHwO6efxq+f35MNTMxBix+anZui1Gcaz3YD9YKwdZcPmTsxEQF/pl77km8PUaCnGquFuOc1EAFOl+4fM7MKRcqqRQtLXxtFpKL262rlrAIl0JS8tJoLz0mLZEDFkWRfEkCEb7tQM3eMZ6soM5asOTM3s761G9uQ9vXFEpMR7OLAWps3tAvqFIRti13cznkL5ASAzMLBAnuVSI3Yp/okWx/yeKfZZTL/Id1MoeIrn9k4Xz73+0jaAsryN+LOOzuKr98Dd7WpMM3eI3Q27xW0zl7YDomoQ2HxvBNp7OkeCbSbZyNSWPcT4WlFCbRw5QEc0dZBuzuw/OMdOnyMHOOp6Cr6F9FqimKDsEvwT0bA/2ycovWgwlQ5Md4ZrnZ6Q34dLIrJ/HEW/pvTITHEcU9VLzj44AcraA+Uo+jdc9s88oPuppJ9j8+xANKb7SRQr/URp8IxheE2Moq8N01cqc6CkLau/Ttmb0YH9TcrxGK91iOP4ZH5Hy/kdP+X8crwuftuOP9dkq/tmP8LtbbIkt7COuDbPsfS/O69JwPR/iPs/jvU3nA3pvg9J38fxO07ijUT3OVqkz+OapztMENU8jy9kFkk5z+M1ZpElV4M/sXfyzCt4m0y59bMzV4qTIC6hZeT1P9xS5o6bpcxLhvFyvqku0wzaGgDvFAMQLDUA8nYl3vUDByCRWU+IiNAK/BlP+g28OjaN/nv0eATniSb7kHaZXSWvz4eyxtVE/uOvRyLy/zT/+pxWCvOt7r589Gq89BUTCBWl1Qj6ALWztgvteGKffWwDvE0zG95DnRH1Bg3aAeJFU94s5mf4aOFcQvfo7fCNlGasBKnPbe+toe/NvXxrRRHDxT1bSSfGbtH86V4nW1E0b8ReVTSmcSPVPLIpqc/Tq9ral2pFEWCN0Aeyia/RqjRY84u9u1iBoE37kE/C4tDnnJ8mdnryQzM3ZOE067i683PEtr/9eWfv1OjBqedo1E7SODSn3s3iwoV7s8Ye+Cs2UeqvqVDz4NTbZj8+e/K2YxAlpr6t5QqHC8YoOHX/iWO37Tvw5jvW7dngBMQFiI83sjHw8QabaLpFQONRtGk/INmY3ai72diV9EuIzq7M1mQrtu6iEer2xuiYviLrUElJIt2VLqTSha50IaUuNBd0Iam60OQuJCi1oAuJ3YUmdyHp7wJ8XohYhqdmH/6T8zRH+F+Gi0wKL8I5n92SGkTc/eXQV1YuwSMpHwH5wUspX2Xobpwp8hU6M3OUrQJh5Iv2duGEjfZP2OjACRtdOGGj9d62ixUI06Ctv0nMZJxY6QhxWV5VvHBoeZRrpAiJrIen1hygpXzWQRpe6jp9afCXRuXkNHd1u1n6kDeZ779eQpqb9NWbpZa8vsfsDx71WRduTFE2Np2vgPOkaC8bRoKl4apCi1/Bkkb5dQ81oXF1u4E85VMvO3h0Jx0hoPejMviGNdGBb+QYsWp8sOwckyjXIcG5VbLUoSl7d9RbzZARxWs/ao7UYPGfJniUFjWEMpo+EjAgjhODwL0e5EBpPo2pHBrkbCj0715ZSoOJ/YZsnJ8e15xvUCOYk+wpt0RaNm5/jnU6yAAKulWsv4wVo3Rx8S5wBZ2aCSeNeOrCg0chHmuk0yD989ItqucKJEA3kThq2Bi64gl1sszTdNB1ET9dHRHblaPbjl5AzDqUyDKXGAF7x2jfmEKd+SGNLf4H+xgG/DyVihUsJolvN/WHDxxIkkBSK0QVaiKjm6ofc3BY27hr/kAWzlUuTNqAz1mk4dJYNaS8OjyThVOzt90+d/DQ4WOzM/u2TyCJ0cYDc2x0nVpHMwiEKaolZDZNO8BRALoflUBlVQtUpsP6zVm0WztpfiuMfI4l74untYKTgQLK+SgRVxtIRGIoEYmRhNfGEl7bkPDzpglHXJUnUH5zxD0s6ReoV8EzerPzE1CibnauEajlq6FuRI4UHxHI25DBADApRGMlKtgxBrlX6WeZkkMrars4f5q10oKwrXS+hPRzcv7U6h//PPVy6DjXOj8OleJa52WSlWcjAJ4m3fM5xrPyyrSD4QHnpQMjB/uzX8zw1/60Qbbof2SwH7t+BNhLbRutCSYCBongEzw+29pMsDCKFlwKkRBRLUCtL0bSF4+mEFHsN2fB7qzZF07LcRUK8nBPCeJH0B9ab4Jq2/zZzdo7MZhYjooVzCFX9z/3ic5OpcdLmLdcwRQDUo9vEUCylgx5vGDIJS5XQjCieUBqDIzLtQuoUxTgfBlCUQy8wy3XM4TOhOKZX3ZhcCcmF3biLOlEJqhqbQtOzdFGUhprJTgAYYUDUAbWJ/+kPGUjOCAvXZkDCBRsZSD2oCBLEU4ArSlMElhrBoxYnCUF295LP888Cb7x1c8AQN5W+mJGYvZE6Ol+7TscabNnyAkjYfZ82TS3osQV9ybdc5Gf1gOGtWcQgzxZeBG/+Qu8MnFVxotHnKvDq9LjZSE4znQNUaD0szRGWvYokWnA1XHjhCeZVEPoAoWNSUwVTJqcKZmtmkj+G1boAu8wqRegkr1M4qHAzbsJ6zBhmGVrpzgaOuc6MHtpL8WADwvIPq8r6F7OetE902weU56I2v428bmZnnScAiz61l1beethyxibQxHuVv0oddIvN0pFgacn0FSUO5MwjNMju/E35r+t3bXKA64Vdml5xyTUpfwElKb6osUX1XsTbEwwXMn2pxbb/kLatCJ7+9Mer96iW5/HWx+cY/T251XbX2Rvf55sf9FcLzLbH+L9qfwptr9o8PaHYJpq+3OpmGx/2Pmy6GjPs7Y/T9Yn4AQy12x/n/MDf0AQfmmyk+h7V6Lv3TL63l0Qfe/Wou+B+am3gMGXy4nJX04lpxmp75wqUj+PJUB9YbQ8TIEWzgWH3LsW0gMitLNYwrOXeloNerqmYGvJQVhjANWLcmx/3hJ0BRz16WcO5DUlqgsOCpWCO3usMHAr4ABwO/4JKkMnsV7Qkgc5z8WiXTlyu7anV+jt4lT5Vx4zdt/OdlKhyj3jDIKVw91+XDnc08ByBlZOgOSiDd6tiBHY4N2hhDGxmxo73boCp+/xwmVEpwBg4+zxQRyu4emYkzuoWxzU9yqEqPfgJsJQ7hxrGxST07oBk2WO10l3y3r3cSXJADZyYhG+XMe5RfhycoN3TInOKdSVpMf0cLMTCm6815xE4IJsJJlMXstasAXvvX69+4B+w44N3v368hqM3b36y/YN3mFlKjDvjE3aBUGkk59L0kDAUoK9rZF5glxFw6R9mAyqvdPXmipZSuYmv6GQdVLNy/5bQWh5cEGQAEdmXzdC0PfEJ97cM5aLEEu8unXMmcuk7ER5b90cfInSP2Z+60MQ82zTHLtnsC3Og3FUdmvuitnFLMuen5zLG+CPqmHRg2F7fQhrMv2Upn32jdUGVLanxuXXX4DEYp0Pajkvpa4/MbhCGnuWs5kQd/5xBQu6OpqHkDI4QTh27oB/GubwTTZkle0pBDMIwmIIBh5OU88LnQPCbO6Zk/yFUl4tZ42gc/jsLFb4PE4XXjYBXCTIgLCc0jbLDuxUIZULNRYD4+8KAlpXCrGG50ZEU98wrRMA0k/mDh69kjPMjEJhpffF0Pb240UAOCYgMQX8Wl/wj8oUn0wGU7qRWcD5aOu+rZ9QrtobzEy9rBcUL9PeOLRDHJzq7pOosBDiCL1pyv9PtKMGU3v2wB2HkQF46DjZjg5l2knnM8601NTRJbRDXsqYpmyVa2bR9Jm/znMLW284fxBhcfSGCy+fMJIgp9Kgj20M1gqWkmGDRytoXPboaDmnzJpznfL2QjIzuiOEt+nLcG+OzZp+yw7m9Lq9e/JQ/8ZRcHRX0b2AhXn9A9Io8wkXkuLePRlyzu9JtkhYIu2Le+DGw4HKWOF74BR4NQvDmQ8VsiQaZXs0Tpzze/R4/wQtZUnpM/WcQy2bOuZcLdvY1DG8d49+/cEe5Bn2QAy3MwTCMWrO6w9ANDo41+O0WAd71VtU8k5aNCxbIETfMybmnm/eVho6Az4hs+XZnIr0V7oNoUAbcz1DOc9QSx9i1JPzs+C/T124//UHFgbzP3PhHMoE9ndJdfp7RFi0TVU+ShoPkGZ4EilnOEZN641iQNZNascklxtampZpQKgJJlqRYfPUFBeoxzoy6p2cTCMd86gYEC/3GDVvD3IhXc2ZxeI9iKoA2AJVLfh3DcG/Wzcgmm+/TywAXi4W/jDoUTY/uIPxd/BmvkBQZ8YqnR8Fs53O4fyPwIr0LwTADBZwQQaRyBEl+UY8xt6AyhTPyHLwoKWX4AG9PhK21lHJAEtQ3mBV3qQtxk3KN9deO4P9h2WjRuFu06Gs5sVB/cVU5EcZWxbyLZdLcG5oFF/Rv6rpYm1xDvd7Qrimy5nJ4ALF2L43ZY2dVP5JGRd+6V9Hl7OhD+8iQdLbRb/+tETFFp7k5GoUb/uccznxMZQ68zc0UkxZVt08fZ5yLqDyvvaTw/GkLHBjr5GUD0lZTqTaSE/oHZoaKf7t4md8CeNV8AB41VgxyFIl0QsxnKt5APgdsf9LxcmXdaYS/ZUpiVDuLlHYrRW+QAq/1/gN1RxxaEqukmtxejU7svHiwYmJMYJ0XBGOT4FBBJYS4gus43YkgLHfA4lPw6VLjZLiqs9X6N4okFhkRVKnIDY1+oCiasBHAohRx1kCjlmeADWjBZxmQYDpsBsuhwqmGgWG5q03RN+HPeawGhgirLwnSgSYEidgaSyYEiNg+agwctBo2zhQUACbwwX9zI3yTFBMBRSjPW7rUEcYc4AEJAwSoDRIQAKQgOZOA7nTFJCApg0SUOIodbfnI7B1wadZY9R0shE4FFoYNU1zqghqrf7t28pskcN41TBj9AiSTKCP4FtPMWfb8+H+OWv1zVf6L3e+FpmmYc2XWqcxuFe0o9orBIRB1eClir1LT7dadLprcEB6hhKA/aQ0wENlML0ERjjZkKinAuFUKc7fn3ZdlzZdHP9u6VWT4Nkobhw+4A7SC7gcvKiPeWpQGaXLJJJW1hz7pxSnDQuBdCmqeA8oOox6WQKtxZUu1hGotfgALFYO/Xi0zQTqGUxhC73uST6YOEf51MNPLgS3m9q9b25KzXW1G06pyi5rFDr3DDBceV+julZ4jttYhANXfvO/8KGsBrEf769SoTzPwWDhVg+HDoZrydnpd3l71F/+iL+srF7O+LbpU3x7uyMq0ct10KAOt10QPCRx8iZ4yNSD6r8qClqTSu6roa/2KE4mJ7LrWudxhRX/YGkLJYHVXP/jcw7Oe+5SP3pL/MihOM9p4Y5e9bBCXmgGuk2/pvNZ8pev79Me7ve6rAmnsve7iCi6RBzMH3AtBwkwFySpewB4xhwKCzwBVPO0zpaqNtPjUuhel33lD5b13uFKqkwPtw+5R3LvTql7y3/bIrEDmXeYzmQgH/3Sn9hy97vLy3vonIaGevrO8QsP5x4/6A0sftH/PfrBS770s3MXHiaCqzzpveoyFFjgE66gWIDLVr7wEclgwc10oCWxkSM01jpx4V88IS2kxx5ReYPROmqPIcJx4GOezh3ea3DQgSfmBx69b1iOKNSHX6760PMMmIa8R2ZVZqdpcDXEy0BeeysOoiXqht9Dg2B2kdgsSaiNV/6NgdbgWuLLOXy3annmbcKS7jE2X0Nnab1PsrRSBelJg2XsCF4JTOZ++nfl3TwyWCWmWqkzZcg+wTR3B/Z4kwu8P7XIbynAILBvsD30hCs5ip6iPS39eyZrLPZPK7C+PRlrSZ4miVAHzrsMGfKUiyX7pAsNEKzfT0JcdTmg++ZC7V7vnnTLwDNO4P6wksX/LZWTqHm9zvc66V7zEU2+b9tyN6IKHlX3SDTMDj5ILINd+IUmxkPXb9GBwh89UOMah5XnEs+AIo1Y0237GSQUhuOHVc+3mDpH9fg6+FDQpXxDKewI76IffBSibnhobI+TbFwj6rLNtDrBNB/MoTx4uft2Pqq/3D3k4rS6wTuM757d4eCeTbS2k+Qx5QtXU3swilS7r2tH8ih9kHd5tZiY4Xocjh19EhkCRCQUACVk6XBcvF9/+2AOgYDo+LUT8F5npudePGHw/TDGg8lKVO9zGPCdCMPgkcCu8NqJnLMtvHZCIFIlpS3Ab5Sokzn80cM3Eh+9cwRJA0+/No8mJLIhiyYqE04I+SiU3KrJGCRrrB9G7cCk/y2T8P0vfjb0sBbpydZcgz/zYY0/E9xcpLuLyArGtaM9wwXRnm4t2jPU8dO/s78/2jOUo50q4yDGpzlNsx0XoSq9PsdFqCqiwS0yCYjIJIc6HerCBdGhP9CUzF/H6TKird3dkwwyVjtmUdwosVq39kIwiWdcQFKc4816gJinfdKDqvAc7w4PqQ/O8Q57PY2N1sLX+zlw6V4vb1frpW3F1B1GwFWLY9QQh8XP7EBgFt1hHw56kwLOQJZs8rbTR3OTBx/txiYPYLzxJm8jfUSbvHXAaNvkTdIHh3m1kKPrSF6FotnhgROIAON3XbPJu0aurt/k7cAV0fMsqGGTd7388IC3ybtRP/vMDPNIv+SnPrPNRN56q86CvoB9+nJb2GfFRoKsNSCYDS348znB6aGGzjJKELjCA5uQ33rgIxDKqOwhLstMC1NAD8CUJNPRrW33Cg6QwrMUeJYyPMv05bCuahYgJx/ZBJMMf39Wqs6dIiPqyi6doJfcL4yC7jADSv90jtdmNRLA/8F6Tg03SnOmccafGWLhCiYBceleBNdhDG7rrN2mI9iVxDNGpORNvVHRnazIkChp9IZprh5rfaWwKVXCHXBYe2/VmbcztR/8rdtJLsjGSfRIBesjG6PFuhK4GOIDALanymHD5LMfjViRYMHLHGNEoguob5A7PuuyuhwyCn1dxSlDpHB6/z6Np9Gi5ns3T2Ok4eU7CmyEETRuJFvVG89WFRxUn62gKlcwvgcdQyUmYrEBQvpDCUXRn5Z7BieQ0VI+No1vMcO+jKWr0zkkwJVYEFb+oX5KeJsrrMzTpwPneZ8O+lBwUaM5BOCQ9TWT3NyDwC8CowdOxSvyEslIcwJikT7a0jNfr8TU6We2mItjWfky+kJbpvV1y3UTmZJ6kbG6JjEFLDHR6N7rwmPm24ITgMJPAWpfxLnk7S6OTXvVHm+GNlhvMg8epEHZDx56J+w5d/ZD3aCtxASP6O7/ly0cHjzlIIyF+np+HrNeJgsOZ9G10JcA/AY71mbnfNm41rGzSXStgJtwyPRWoHDSlIMh0rwReyQJi0GiuaCSuGru6TrJnMhaksa2tpfoB+ijCRdBXUtsnL6paT9hi0QiVyCyl1+JihHhycLqYQTFQsIt05Biz32GR+pvXc/ty2Ckrepn/qaOACwEw1I7NSG9OLSW1PHrqRVqg7MD2/iDefRy5xpgk252tqN1G9Q2+rjN3aC2yN2NfNdZB8Osu8GZhCp1s5NxKPsUux6F7GXycufVlt2XL/xL2aG9jEEVbzpH3NyJ0cTLW0Hwc4XcEHO85zS8z6ZL1XE8XYoQjrgKkPCBq9h+s8mUFab/216BgrtbtU/VviYWYGLyx8rFgV78OLFYjU/nw6rj0wnE4TRiyhy3FR+xPVOIDtm+rDq18JCt9CHbN4dssZrKIVvpQ7bSh2zZlyBisBnvlNsmm/ZUelhC2zWPQ/X/JCvuPyk7Y4xr7Pkix9A4fUqsVsU6OY4+g/y9xTrNvFHqKZTi5YsfzHDVSPZZftVVlrfZ8vUrmKvvaHAWE7zMjoTJ1xpuMhMak90xt8899z5lQ2GJMwKf/LaBN8VXYgaLR3WOoWfgGEGlHnVuAKnRp8lDvE6yC6GAn363Si60kaTzZ+nE9awIn6j46lxgmjwpsS7n3EjEglj96hT+zXmD+MSkkyLYbNIZJVmPPsbzNp/R/8e+EmQQG107/ZxJ5+YjphOa06vhGyISlMsujn76HCsc8Ru7wZU4UfKmcZIBmyTOE0vBC3uAcIvXO6P4hgxYTTpXO6munBUVHY3/SP3ZLo5eV7Bb6KTkbZ6FjJI3GYjqPsUpwkkWCK3M0NL5+3RaZ54IuEDcCrTxsyGVpvg8qHpD+DykesP4vEPRFk6fhxXJJT4kxXuJ7m8UwGhkHx6R1MPDGzw4SQ9t8OAdnYova3cD5I7ix+SV93OzkOP4x2QSmwaasZwk/9RjGMkYOhjDkH1akY4MY8jpNzGGDsYQzp6JNYYRxluPoSSl4gZh7G6b0w60WY+9QsYxJOwcffuc9mRz2Hnzr5jw2XvzKwpH2ycVh9ETy3uStbMnFIefdze4T0B0DLQq3xOvLnrDuXIgn6Riuveaprhh4p33sBJ9qp/um9NmxICRsfx0bs5iktULwe6fgDzzJO137loWxelAekw7EppmOOxABdRWbD9zz7cK16SqTjGIh13D8+Um0nEUd7jm4MjpqQ+5cGrWixXDnv7W7drnO9Y0wfN9YK7Muq3dc7ryVPqd2RdlIlztfnaavVbiQHfMXQBL+AmX86ShxvFKEyTzONnxlOOSZPOsQLG5rPfIaHc58cnr2JtXbzcnimv5a6be85NtV0o+6+bsDOByiAb80LMQSGw+bYTAWwwwSGz/GiV2FsA13gQhBMWs2k2iPWexYcQAyxXDun6F+Mv+H+4anUrmoddpzCgS3FihG7PxiOjlKDBNucqyM4hZP4YjNt2x8F1ek7sTFu7Ka3ACK+pJvXU2OqRLG6B8eQSH1eQ+OExVDlzl9icow/TANnYedMA3BEzwlLsWhOytIl4vLOnJbb2/sUcHI6emt7Ouzy/XnFfCqpbuXX5yyHPjKlteBaQjBzMRjSFtrCuOqask/PZXocOFy5YqZmdvn309DfCo+C4okBIHr6yR4JVMEiMaKM9eQ6BtlaTgi5EVRFMsK/yzYpVJPv8xXk9N0HVTogF0wopY58Xz07fu165waa/FERZULzizBuKHTojW27/lKyy3s3G12UHGgNYGNytW6MPn7FHdIemOacFvy4pmS2dkvxDOC5CGciUZDN36ExVSMXNLV1qvhEkHOmAqrlymA8kQX4o5l/ejJ7OTHmO46NSj1FX8WYM/Gf6chT+T+HMuFBDr0p8XZpt8xKc17u6pQ3iKfBk4nHlA66fBXB22LbhCmydcRqlikVAUBaekPBy72amiuJ4BqYLiRvBX+rxVvp+jORMrSlkQxpaCk73ftrRx8A6BrYM/A/Ny9lSRnZThx4/MaWGb49F8rZ5kOYnBlrVaEjBWopaEtVoOLgC32rsLq9HAV7viuK7RL1vsXhaI3M1fRJqWwbvfNTI11GkulxS52tFytVPJ1aIBCsxIsowDUwbGJvdF09M2Gj7P0mUBaZ616/aBl7Xui+itgXcevnaCmsXjTEV3DFZVlzNQTn4ldQfm0Hxf7Acz/h7rNHhSWfAvonaR6HiveLxy4KUukBjGLZ9DPB99zrI9t9gk3feKN6rpYpMuzd1unONt0/FsWlmdNQQoqwGVZwt0xupL7xTqy/thgUoezDvg/RBOXps3Jth1kmqc6CFvROcorjiqycMs3c80PCvMWY8DYyJxzMXQ20oRFCd8qNygP8sa6+kq6xoZ0IzGLCR+liRK5+qQCAK6gohl1gDhgfeqcjSKD/ETm4zzM1Vw5m/xaL/JJ4ot44fo83cOiL8rDxkGFgr1b5U5GcJB67Oe9MMAVFMNT6MGruskg1qHkruWY5NSk/cjGlRlJLcNnrSuUqPNnvlrojewQ5/YQrqMc5mYALz0DfvKfj4DOYf7+Ux1TvOYSTlGe0lsKrS4A8cnYriEO5QY2Zo7KA7UsrhDVHKHKlZLwC7BHZTmDsyqy0DHRFQ9x1yhoAfYsZ3XvSfrXj4P6s9HXcuh9KEZKuDJD4f1g3fg85ALxQdnNTxeXf4RX0p0WLpvvxaz9RppGhHsQpZ9aOWdK0TlbnZuhTPrBu9G5B2hs46MFS215dKKRABjPuSQbyYa7fgnndeKOILZsl4i7bLPrhUWZfLXruvRJmQZNhaRMVLNVBYIGEGxUsALFAPV4QMiBTbNXNUkiMmiIwdLI0Hg4MJpDcr8PLOPUfGXUfE/fHj+A7/11niDe74B8oMg/0smJHEcf9bIJp/BuxxRsNUmbwTsw089uI/YRzH7qFcvwgeEqF5nzNGZUme6aJ349WVy2toogsP54qMf1ASHUASHSrUsjihnfqTUx7yR2fxXOapgT8nJD6nStFQpDf26TkMZ1cOV5us2NjZchXAhreLw6BOajIUqDtFMQNKnky72bDricoAewAblMc+co+Cr5xi9BFstTIE3zYn8KiXk+Mu/6SMVFuKhMlzE117me0QjZIFZLlcxxCqXoTdVLD8ouU6QfAYeAWrPgpwmgiBbuUeJPpzOT3R8gj9RDUe2F0nSpmPOJW01yHgEO5Mkyw0ZTbZUMpaYo6BLSDJ/N2dPH4tFH4H3a4uhg6M6HmRiZSjJoroi7c1zL0yR9pa5QYq0X2/ax4pDfp8i7YYzH5ARPvOjMr5QZTBL+G2LJZTUGMC2aqgRxPWUEBz2geJJrW97HA7F9I1J0NLDPYq8SZb2bVK0b7hd076tyx2Lg9kKj5AGn2QcOcze6/Z4Fb/PhTN88TXzdpcWO30zb3mc9QUniVjfNlfFiEs5MJrG0O0loYkuTyffE67TEK7TrLR4PUl00yzVLYnxvB+kd4mqOu/XLi73uUNvsDRq4kI26X7YhT1Dj8EDbr7cvZ91Cvot4HKxVTuiXtJDc2XXtMaG5N3jbg7/I0H4PWl0LlRTZa9ntcsxF7uXD63IrBItG5xnlndclqrRe719lVonusPbl+RsK1uWiGrSEdVkIAfNSjUJXZ1fPA1ND2KzgwWayRu03nwjc2784dsX4c82/LkCf7bjz9Xs1II/r8afHfhzHVux9aEtrM4gvgTGaqWSBeo9SKWmiS79Ba33e34Kttp0vdD6oHlC12bdPMA8Ch0+qxCjtke+PKOAD3mrfKEZJvn4Zvlykg4G690by6VEC8cspYZB200/bBzgeMItPRyi91uCgdDXkerh9xqzxGnp5Vovql7ukF+FO/5CrKqQ1mBnrrSU9DHRUgQ11xp3Ck4kxxSn0Tjz47V8ZR/Xp1yPvVnguTIh/ntQInlWaRN8T7W+A9Kl/MJJypIzHzQHanBYnNCJtZ/k817JY4EaLf435U1dSBXP+Ga+qH2fqLXvE6do3ycGtO+d3L5PWO17aED7QCoL2/eMU28gSvU18FitgcdO0cBjAxp4BzfwmNXATw5oIHjmwgaeUPUGolRfAx+uNfDhUzTw4QENvJMb+LDVwN8Z0MB7vUENfNStNxCl+hr4SK2Bj5yigY8MaOBd3MBHrAb+7oAG0ooZ0MD7vXoDUaqvgZ+qNfBTp2jgpwY08F3cwE9ZDfy9AQ18ZmAD77DvipTDamT9AIzNhr0pWv1GpP+Ar4IZQXA28bq+IDjHdQTnWBCcfUFwbgCjgxGcm8Dt4OdbWv2cyvOj9edH5flUnl+x2Vkhz6+8QLHvznjO9ts1gL+GZMKqybPoCEOlJ/NQc2IFhQcSuQVI0aQQQ5ZJKqU1Uj8rLtdJXedLXRtzX4v/XH6jlD9fyq+Ttr8MJzb63CJtv6je9ouk7BZp+9bNzlZp+8UXqIvl3rbNzjY8f4VRvW/Pl5nfRareLo26grX2po5rTq+Oa6SOq+XhV/PDcr1j2YINx/3ukPpenZGszsjO7qs34BvJ9cYVQhlvoLerKjy0ZXJd+I5yPY4iNppqrXrt2vf88jgast0Nsud7B5UqbZNcBnq34sJdA4pGZUZXapVWbxMdm4gX1m8TXVbfF2q5idb0tg0yYiJiEjIJBidFRXtRVcd2IzXRfJU2W4y/HvEdRnoqj8+P9h2fj7n2ye+wVx6e9RnG12cYn0bRPsP4lnehfZjxtaMoH2b8gYcZj1WJCw8zXvGUsg8zxLyOs5Js0n2Mvbn1ccQr7ucdBIpZcySROuH8ZviMJzAZKMohFfaJxJOMb+wy7IuboNKvNwfzQLuBmIP5bClj4WWHPSPYBIxywGfFd/CAPiCIAnzcXPbxHA73qscMg+Qs5j5PqGV7yWeGXwQM1o+2SF5C/q6pRdzn3zknHvIk2aXvkvtG+ZW8HL7dHK8AAIhiJr1TZrq0z23VUwqJSJ8EM8+gKiR/iY5nnPHPg7sl0LpzkkW33dSLayYaT6v44ra2ACE2EGFI7PRlcq5BTeuZLxUE1UGt2Ry9QVCoEGQuMmNcolDFGoXKzUIcxWLthE5tG71B4mk5VzbCGO7U8j9QGKCpZHgMpK7uRRWqYHnCipMDSucheKE71lqntZl23i2yZ50Wh6RdjP0sz/z0rIG4ejeT3r+DjuURrKH0PXPmp1+eK403D6t+B6Rk2+m5ZoqL+G3VSrICMTSQhniZu5ba2hW1tVOpreHq2zOTy/Rlq629Um1dpdgjQtNqa98YtcoDow9hpZglLlqLw6Fn5/aXQSp+8lG3ytoLNW3NdP0yvX8yU+35rP1x9QEZq8gFoBn73nu187Ec3l+md8qYe8ZYT4z7xN4H+LMGfzL84dSOk/hzLv6sw5/zcSDbKCdkPTw+2sCWwippHbrxuDJmrQXRO0E9eicUjSpH7wT16J1K3+2zdd/VZ22PsSBLO3rdq/fMz/RR251YCgNQ2NjYJCoCOvIuV+FivIaxniXGJyo3NInPcy+x4iB9pvMQjgDzcwZksARtO4qp7s/tKDuUa/YnIIkwQhPnoMuIIEJOTQooRgbmD3eyo8dNSAkN9BeSBBDbFQCGpVIw+XmsYwF1ctEIOZwDTn4TXT4hngP662Xs9R4jh3PA8RI40nNMi4AWSP5xhnzRDdypXxiy0gZ3YF/l2hy+Qg0SU8Jt5OcUGiqdiQQek3mhX0IdVP/zxP5+38T+hN4HHlFYxrGAQZ1aDOTcYNMFwweB1Jiw3ifOTJpL3KP6ptMvdXrimEwDqP0xNd/yIVSe5FxpTOw+zANPsdcBR6j5YIhPukYyXAYLM3Z4v/B4GfUHyMmYPNY3JjdUtH6y4h2lSALdii2OiD/40Tl9CtPjUq5CNuLJ0FRuKxW07DvbCaJlkOE+2OOTdBazgaM0Mh1XNtTjCVYG0tZ+QL5PGgOb+JwwoiLW5HjmaZeQBzgegYEhsS2sExP0vSr3ERrj2db1ExfenQebvJR6epbIXhupK8VZz3KAEZ5+dRY8mIdHS+DYWLP1RiUgNqtLS2/fqi4rS3evU0hq6bTEiWC/9qw3wtYBoNAP+p/OtHbfsmH4PSNSo2jjH628ldkwkkbYyOl6Fa/Mxi7mrLrEIFrZiiLjENHglk6g3Cj2YExHkkj4mI/ANX3IhBE2qY3j5RiKgc7trcq6vdVZ2puwe5Kt7A3T51hrdNHaQMydu0t/iHvenY8sFr/w/2r7NPzlkyE1Op0+x3HyNXYCrMC8Ytn1/sd2MxuxXeES/lq6wsmUPfbQp4tsTbam/HLdRC8BYL4ArD+UVzN7uNduDSXUvHFMxhi8/kd7Y1XLGav5JfUh7Bufqt7eS3lEaYTLUR3tDbc6cGNbJWZrkLJkTocIOIkEJLX+NOr9aVb9QRMxgiYnmPTLyhVWjWx/b83oo7M0Yh27UpmWEf3a/kpHrEoP5yOA69ZjhFwEi/fLjI2MFBJqeOn+/frYc7w0Gja6/bDYL8mC3kuzqNfNYgGdyMZ6wwkN6Rj7jMjbhzH6nSw5TP0cedbtMXYGFR5LvP5NdYxBd12J1OhkHeQIoIL0wAhVyAnYFUDOaWX59ConG7Mdfvx7aGQ6r0W4Z8UA1qBZ1NRVksYxG2GHx4QYAy02cLOBHMSqoJm1e2egOy1Afx9BppMj8Jw7cs/dh3tnID4ro5Hm1rR7a9DrcXAxDzvJNfSxBvF/XtZC/J+HaMAtCE1B/F85FR0Z/DPA+PLVMiHM/fIJTNJqGt+JXpqtIYLwkeJUqJ1Gf4LJZjUTs6RyalhZsxtlMGajCnflcBls62MceyaPtPKVkDXGgL6wEvGXKwY8lK2AQb1BkwqfrLHspZuooWPaW+N9Hz7mbCCRdCxbhfAZmjIEj7+kDXmFIUjGgDOlmDCYPgAUxFvjZ/u2xgsd43ZHxybp6uUais+4SfcfSmpHkBrABILGPjCnHU1t8bJCF4N4WQiKxrIPLuzAwcE1TmWAqsAoIsiR9/HR2GXQAIScluJnXGVx1rBS04i4jiqjc5xs6RdNA5FL2SkHBl4TZVK5oUE7ADmQ1aTJmxDUXBgwZkeQH1772c8WTP5u33ev/l1EUZN0WqAiqlDxyg+PE2heu5XR6MXjBP3Jw62QyXw6hdNMh2Wjwm7CXs3upUiz69dBDoIS5MDXIAcha8sMyAG3J2C4NMnnHTIVhgA5mEQc1SYivhAeq+PAUQXx+ewsqvPwMf38D6aERySV3WlrVB5RRpf54jogo2X3a++NUppcRLvil9qVt4SBNyMIJ94gBEw+1gIiUgsyx9/a57dLdbFWB2EXrb5k9ZOSHNARX1SEWIh3KodO041GMU5Vt6Y5jR4cKH124EnvrRwEWlWYR2FOjNOcnx1vfr+JJ2VnT0BX9BKT1J2PPU2s+RZYUTLgoaw5XZy72UnpKuFuYqpb0lM6uM69nw/sceHenDeBVksk+Ha5Z76+z/7KXfHTD829CK2Py9bHp9d6M6TRizqYL7g5jR9Ec5oLmoOYbcQpW4gOFvBqABCHaGaBv1F1WmdmimjMb/AhKsLpNhJ7FnO5GIApMXKnGcRGnMWbchYP5SxOwlwDp/GYzeKNy7VrrP56GeNmIDgMfcO76G3crVw/30t0yhB2H8Q7ofqkCnZa7bvjdu6Q+CYJolkMXSTjwqLmbTx41PxQtM7UclqVDOYaQqiLa6YK8XurHJoqEa7kir/BXPEbViCGBadQMFdildZpavY0Zj9RzofnKi8lT2u3cHhlhTmryzmmXty1PGi3PGi3PGi3PGi3APbPsb74cz5cxrR2C61jl3Pjecbn5HcaV7hepWuto/77yUnfDarYxRPVCfjMz/GdVs0t19fqf/DnA0bjL/r+QPT9If8oavKoAncT3JxYtIGBaANDCTvR2sCI4UG8ha4yGiWDB+tsbyOxXg9p0xr42EZSKX1sJ4maPq6B1zey17QxNNf3qm0iKl15WNJ0szYORHDLIIHTzZIN3jh9NDd4iJ5rIGTXRV4KDnolumkJnokPVTaHF1RKtNJ2wr5DfbYTKHRv5ePFmf9TcDsml4UwwRmhpUr/zOOzRv+ALBIHxP7AlMgx4aJPkoOdAA2twZWlmTxreXomRjgIMpX+5lzNfkHEWGkMOXJlmfZLv6I4G5/7F8PQ4wQb+Ocbyru/pnvJpiVzxQGNQ9EC5a11tvUCmfxQSIEZ1/m9WMe/4+akUERWgpic+fnSzvZGCfUvRnW4uFesmRZAa5yQObDDB5F6xpP6F4llt22thk4h8hw7+zWAcOfzMca/wPl5RcciYsW3SF6OYLNzLwICQkZA9wQVXk6bb8dnY7NzCJ9EcwfxSSQ4q7S5DTAEf3BAYnC3tj1jhOP7f3igNEbGYk5njhywSYCTHnZ0DsYu8vtBwKbPFNke6N8Qp0/yGAEWqdLYnKpjS+D81ATDjQGVezanQEd+sZ44srG8ycnnm72EQVENKDSddg0MNCeo05fdLDGXHQO5vq+HEH19GekMe3TZzBJzycnqW2VMi1dK2d45HoekIzG9dw7jv3ii0oYD2hDQ3KMsRfoKmZismXUlAWZnrpfQnGFX5Qm5UebjepmO62QWrpFJ2M4njfhmgOOqXbvhTbZDpvNWfuEH9fgbQsC2iPuP6Pli4AXGu8ds/dEB4ZotnHDf6AMohw7DBkcIgaG2JeAL5QnwAd6KfnUUEFd7R+qx5dUqgU8qp1bC9oGkTww3RIMiGlAsBl/k7HWwYtxygfo1FAjYXe39yqJSf4N7WBWPfmb/PWHxlScVvN1hjWW7rbiZUyX36hCd9ymJz9vGZ0X2+Wac0MYgltDQJ3FzIIjZQjmoZCy3DTeapBbR7LGR0RgvW5KUBTk0biYmDykCTuS9jrcwF2yA6uKccbqDrMvB8DCIcyZSjyNzO5brOasCupcwOkbWQiNbgxrZktu6kS3NIxv1iBYsWJwt1ruzrlEO593ixBF98uA4IK84h0NU2DcdQY2Bcfdj9rOtGC1d2iUmwePzLiKBMKe09/GcffvhT3vF05/5vIeGxXkwgaCCT/XNXtHOusXDfQef+vw22b2xfi8qoVnv/cLkoHplloQm8q7QSD6kR9eU6WZDxlTOCCgwAiN3XIp0lqz3jqcBW0zT84d6L8UrUvpW+iuc1KhxTytBInoKSsrh2oBtNE1jX/+Ps/GqGDZ5kT5mmvuybLgK6yjnaXupw59/azlJV9DvzfXuNtkZra5KR3mBP2jq1Yr0NcTrRJ8uzTFx3KPAxi0nVAaG7phokH+aVeX42kVY2hqiIRSB7hPmbam8rSVvi+ltXEh7VSz9sibe9PCCN8HnmP5cIYLcdkxnbRppDelRayN2O2Xf9jRr83TyfsCrjMSnrD1N1J4ixRE1s0vbLa6QBXqcr7o6X6zMV7UIPSQDPAnqHlpPMw1l7HrG5IEXeo9l43td21CBO/e7+bDxUJJEZZIyVlwhdBeYJCRyBJufKJlH5+ceyob4coQuX8Mb7YLicVkfic0XD66SYzZHs5GbBDNjQIlGMuhulOiaka42GFAioWmkcRNHN6S9HVBJULKh4vzy4H/o7v61bk1lcWHxBwL/UkGSXpd3J2hp3n+Pfg5JWUwdWRd5OgZUBCB+s5I48A6+MN7ZxN02VDHKXoUi0NVJwQGEDhMS7dIrrdkcLi7c1fFcmkSMJ4d1pYN4cCq3S7F18Hy8gOfVoLu1qVC1maG5T7NhHbhGU3rhrt5YthICwnzuT2080BvPVsz3VhHd9VaLfZtTKAE3bNVcbyJbTTQo57dVU+voKluJFFplJpLuvmz1XDZOJRMiWqqsKwPY7R/AsY7nO4r6NIQVOrQIUvgQuPDQQHzwocKHQnvMSnso3dRd89EK33RtHF1bha6tpnXUW0PLqPcSbsi47t8qajiVANxCbxz9W43+jS/s35o5jMQqdnylUXnJ3Cs5XfiqVwD/ikeX45i4MbgqJKhQHLuBgJUM4P4wNqx3N2I/t7Q0rQqZUbaGhwz/28hpuVgOgK5mSNwfcbYdgbaGk8yNQFsztOBhZvXH9Fu5ppZpkr4Nswmxtbjc5VrUk8fFh08KlvtdgLcHAurOqerAIknIIV6bYuu0q2XzweN17Ai/0vmIblcD4i9PY7ssxzjxV9pf+SstgDcILHe50ApSDC2FrrIUumEVj1Jqs1TyUKuhOIMC58Tb69F5sQx2OO5U1gvXuOpNKcH9zmON/J03BPs7bzIiuUl7mre3550JOiMBvr95IOvArsTeakN05j/jZ/JOpm7qDWcJkL1HkNOOtgk1P0c7LTJ+0uqzMhPv663MOvf1xrSUOj7VZWQ3IBImDHjoi9VNLG8lCHoJ7D8YDl0vV7cE9l8UET2pH7zLV63Yzs7lSVvhKAjrHKdjK10Xx+jmMBIT6DeZH0xp61Yy2D2AxMbOPHD4s4bOYOAs2dFBV8vs/KCrZQ5I1gBQAM1Ya1/eytJX8rGkAlMU3PemGFsxYDBjJpzSQBHL8SfoqwX2jqzQ6cGj+eor6O3tKeeV+QSrJJM6KLzUteC+XVMkSXUjIEvBERO4CKvZvNBphfZErdxOwsmQtMq37tMtTp5X3uAcQeNwaXKzcSzDROAi5ww/iJA01ROXLWQ3hvJLD8M/iMwvMDtsrEsYopuT31DhcSkcQQcZsYcdPfRt81AmD62Rh8aBxDFeehJq6JLEyvYY4YxciQWDBsi6alrTdYQ15J0axSJ587RVRvLnRuDEHcyYHtUpnCgTklg7LsOYdPHVbJp9JInfBpKlt2BNDix6cdvtJ8MuExkxELCcwVTYSAZREk/dhH2z2Ms5iPMmJ8to6GQZTSTL8HeytiaHYoeTZfh2soyGyY0ihL66TuirbfJcLWmOQeZ2Qz+mG1rAobrDhs7VxdqLOSPkKu2CvLrYMZ3zb1nnkjbjMo1be/B4uQePc5Vi9BhPhGbReghK+NbKJ7D3+th7J7D3rh7wULYa9DWe+dNIwZ5qZTgLm7/lqnAm885TTRwg1zoNUWH4ojp0Kg9qVjTlZdaVCCQQDcpQESH7RJOXBOY+GpShQspwYno7xyenucp2sY9mQxNuzHWZVCvlfZ1TgumlycoRAJJALbUbRoybd7P88+BtJVAfTB37dMBEozR6mBS8XpmC15PsvJ7AAXg6I1yVByP9HVY9fT0OAk686taQPSvdUyxZv0/ur8KCPbbVMLQkxtsX8KZAoJxCwCk0OEVrlRKwNuSnSnRTZmDlwV9GvhtdesE0IIs3i6dBOVLVFUJZIz3QfpmP+52cVDSUk4VOitOoGH1cJgspbw8sSjXTpIbanBDnYR+GurqZ0+Zyklckm2qYYWrkTYg00uwGN+nv9ht3C4xyKKMcyNBH9SF2zBCfIk06H0FOkRedxT/fOiDQjAppYxByncMpzMzBMIEcFtw3N3XhwaP8ghJ31RRJ6Mljzr6pEAWsXDdlo0u6WE6W97Cki9NM8G6noCrbJoKM6UJ/Jveqlx7jfTVBN45JRlvlcfdkHTDDiQYPAWdy55w2ASzN9XTOOt9UNTB2QvbAJGTHOGkarq6sInpwTBF3YZFEVOCwJMUwhcG/lpNXDWoSLcHzFNsIICo0rMFQhbpAxRLOhziNBnvicF6TM35mN7GjhC081eb/9+4PwxVfWLgi8AHlfVfI+7bnTvk+x4pE5Dq20cnqKVVFbWRllIHJEHSu7NQnVC+CBQmWJaBOEw1pNekRoyalH2YPe71mMYuyCYgolM0BFkxGCNL2CIaL8gVayTNp42nRXKBeCreqzc5LBBR6DX1rYBDZij+qncmwQKgqrayEH/usrnS0x7A2Z7vjonXy2ceqwkv+Nd+TRCG6t7Oq1t2+EKqaKrE69z2UR6WuTCArVfElRSOzTpBONVg3338S97/15B99INToCFC3rncBdv2jGyQOk14EfUbITuamV+F5Ckl6wrXOfwWsFizYPE7X9ZiP7ZA3IRwjE0Dtd+wrx5X54mjOBcdLwsEoFJwFA4YveuKd7CD3wRMOdMCPeFwAvhY6myi+po/o0Gf4WOzSebT4PBvfQlzEFySaerV3SUPw8muAy0BXnPv5RrnaBlsbX20Bdm5o+k1Pvst0AcFx1nuYcUu/4TvIr9QtEwR0r/gKhvkrGPC/evhD74oEoBMQgAW7aZaAR65JLg+DHTFoPpjvRj6gm5FqnjFzDK2scdgngWcIGg0IRL+3X2fceP33LfxUoo4lEFUXEgvhH/RZCL+d+52ZaK9F3ScDW0o76bFpya9ZSk56xYj8ZhtGvuVh4S+wjDzll6aRk/eUppEn4QgytN494fdZIGHr9y2rAhtraEU+xsLl2fTABvcRV5ChAs4QY0yIyw1owkG0F7MnDzMlv277Q14w8acQ9GTXCoNFyxoVpo/ObiWlm1dxROMetlAgmOhWvmpl8ST7PlM/3h5A+TbpHgp6HdsEcUeQdxeYIJqVCYIHBMNtmSDazFg6MEEkfNliE0Q8qHhU1leaIBaUcXHKbd3EXCgaVCBMdBWwNfgDSkBBCRxUUXDbyH/FQb/ElgNBZeW3O3w7JmbWLzHrjv/PY3TjGa+8ce/vHmPKQ0jCBepxlHzjHe997m3H77wf6HbHceOP3/3hn/+zb/7zP164wXu0qmp2Dk8es24cxY0HfKnqfl8D6PkS7XDYXyzA2t0iIdZloFoiGExER75EPfcitkKaaOoTjCBTQTLQ+eZeV/ts3e8KtON9LhxESicgDGpkOQAJRMczjhU9zUY3IUVaEu2+8OkrxJllW4/9wbaD8FjRzKt10ANbpB0vE9LcCONav4pO02be0cYVWgNCS5dAzSFU0w5AIQ1NIYgbboIdB5Bpb5G0L2V1sNKIyiSGQB4vorvjfBfxQO1cDDsDbxflMQLRxU1jZ2jAhBJmqdgZhmBnGCYRtTeSxfNiAMyGtIlhOBuZ663IRmFiGGK7DEwMQ7Dx1U0Mo3PZMJWkN81TZQ3pXaO/d6HpGhs524t0rY2utQd2rb2wa106aDRM14bQiiHTtWF0bQRdGyWW0FuZdeclmCob1v0boYZTiZXoH4JXqKfrMBoL+rdyDiMxAkKld2RjbEJZkY3gw2oBmA+PNQsg/EO/QaWX2g9QU4k8WPRoCE9za13CeFiTxzNfcjTN57rM3NgiMvsp2ojg6TR1+IsfVhtIWPA4Np/N+k+qvCHm/bytRZgu7MmyhoxyAnfMNrXWuU3l3fmp5xTckLx/r24HjD9VsUfWxa3V7KLwLFVszpUNzHBjkRlGRttBDi2catuHm37Qd3TUBElXbXaGMW2EQZAO/V1OaFg2PO3ppKtdKjs0NbOfZpPmnA6a6X1zJWb5rFErWD0WYZJHMKPhg9CTlRZ9a5QWaOyzjpFqq/nJx2tSLVUiLmMk1rbYsqzF2tlHzQ8i17ZADiTzz+7ZxfmNabk2WhrNORtnUhLhFG6rwsvOzcVNL2/omfWKQx7EyBY7DrO/ap90yiXovoinTfleyadNkU8buhmYNg+QPrU676rS+zxK4/aUJ84zx7wN3gl9/QBdP66v76fr4572+CiOe+Lr+i7Tlyw3bxNnj1icPVryYiOgSm6fYvYzGLSvYNREQoX7EjezwUcpfapqmwU5+11vl3Y7y9q7y9kUSSqutHqTsmj25E0BSsbAFo+4ti+PgUyRLagE2PAB0Eq7HVTgeQLncZG+HoEQV0KI9ImLtxZJ2ZZSWtwzWFhUVSxs5UfzJGxydKI7oYze0Et/d67uPazRQppmzyxx1JtVr08ozSN8zSOaff0uS7N67RGXD4YkdD7qWidD2kqDuj8Cm9NXiTnd3gu6NX8EXtXtQfJpW26X/gQDhLMX9rwadLcmrqma9IbMeZXRnlfn6r7NdBU20/YL30w72EybMoALRIXVZjNNwGqTRVgtDBALf2RWm4DVrs5W1+SEpJITBm6mq7CZJthMW9+TzdRqgUyL9vESGbwtDgpSaoCrwtalaqh2SBadZYc8yczrhC++Xk/6eVsOVXlXM1J+aXmg+525/mqZGMr98n97ecfaL//Jk/3yW57wtJNefcd8xsu7Zsd8QTLRqmzVojtml9eGaSUNI3bMDoajanra6+hw2GXtmFafZcfkEc0wnPUt0xq1ZFHZ2eycyal2zmSxnTMZsHN2ZW22ZecEdnbf1nm9bJ035MzQbiyFIob75m0OIzR46zzu1rdO+r5g62zrdsjWebKvTmvrPIitM5AtchZbp75+xqWtU1+fpOvjgQD7431B3965Izevw7dX9xJJA9ySN9f2zna1dybW3sntbJu9s407miHI3tmWvbO7u5xW2ReSSnqa1MvpW57snkTeyYLdMzF0yJZIn3UGnD6bU8XB5eaeyPdmgCPhWTlQKmxnYochW9yMJSbzfsxp5LFmQ5742LNZoFkl0EHrzVJTpdFDcaacQUYPBTNGIuGmblVaDSqtdGlktUxqxrBImGerNGFVQVPlFUd3gbvGYBlN4RROr7JJNMwCafICSebnxEDfNN0AzTH8/KANsCm39QbYLK0X1pVVrUIR93lU65bVugurJUJCByGJtecsG6WeFeldicktYpwq22ddWUX0zJgi7sIiOg6ug7ci/+38HMN0f2W/jn0blzzai9DI0pTBZtJT0MNAGzVwZ51dNUpwjJWaG7DV/k0bNZscsYhYpwAhNZMwiF2g/g2sqZudH0FA02bnLIQXwVgSwCaxhkquAY8I0r8ytswAKbBiiT5pUdMqS3brx9mMTZN08GWOzpsJM3bMacNhyY5f7rLz3Do7poIz39A4mn4kf6Fq8ZG2QbtP7nUKziFiMgLAgcQ3pjzOR8Qm7SHEQpynhiVXUYvOr0hJkKsKOa7sQiyW+EjM8Era3xAzPKITi6aWnT9ysM971/bSZrc5SLW+CLVKhNoSo8mnuUw6Ss2wmvhR3tceHJhcSgLPe96Zf6iH4COC7+VqQMJf0tqyHrwHqLmtzBUPNwQC/bOjd1AG73IlZrgsJ0GC8NL4NHscf2dwaVb7c7F39sV917JNvWlIhSXEsWc5OGJq/bZTnKtrR48/ZCWp8Ytvf+bT74qKr/75R0kK+JwU+CK3aHP/IwLl5jPUewmyzz+XeRgmJS+Ez1p86zl+07kDKuQfzKze/ab6rJ66LcWfOYu1EplHDR0qoA6wnyFWu7uleEyjy7/dgx/3Y0aBye4nsnrlN58dST9eyp4L7w4eWbSAXnNMv+YP3Wl5lO7wqwC3UBHIgrbXnuGfn6kTSfUEF0kfFDFWxpOTOiMvBHUMbrLIpf6/nMUGf9FZ+eZnPn8PEcYT7yHymD2+HMrQemWl9coA2rCAO3lhPt8JM8kIDnNinycHTthhJUDyWpMs89V3c8npMpkNDrp6jo0lZBnTddCVifrfi0/U4QosvX+innohE/XkZ/7098PiLz/z2eWu4DP/SM/TH/fN05+84Hk6356m85ecpa8PmqWvn2KWljETqAs//PPSM/H04JnY+AIm4q+e3P/1kERyyObLmYbH9TT8ad80fNFMQ7DENASw8knQP5VTkKMR98fSDExzkhwQ5jpOeQbnJ6NYFEzTXYO3BaSralStxzfjAoYxAhBgCxmEHMEpZQwbJML2n8+Iac6fq2L+tHk/NeSwQK6Jvferc8vc8Z76wmeJsf3tk19Z7noZTHBc118+/Mmfo7X3hc///nKZJCcs0dvn7Jb69impkThFyekw6qc+Tev/yc9IUOqyWhCbFqR9LZBESpwaY+GLvrPYMFCNJwwucYUW8ftzkl26hEhMv8yxyFWJz3KJ97uV7GUBDFZ4EudrOSzQclhg5DDPlsPqaNB2aptyw/eKOZ08+jGdWUlv/Wf+mQQPe3bGsp55AAZGvd3rO/jlfLz/cyyV6UyO52vTp/izPR/gijLHJENV9FjrUaGq+ckfJm6rinWetfJoG+dGnSZDachWVaZIu3CDd1zff5Q+NXQrSdWP6LsP4/NJ2vRExD/ziRLdokxNT5/fnRPcCn7R0wjxjKDVPvN/iejcV/pvrNLI3MalZ3H8KhOzKZ2zTemcbaq4t/bTo64075hbJl8v86xXOd1UldNN4ahwwpUsc0/jnaHBp+WfnuRPxquqkGlN1nSFrOlE5esYZlLpVIaqP9GcKh7wyjfH05yIUUgsZuKqNj72VuPQ6aaglLOfjhCTjoYJJS+m/UvmV/PzZlWhzCTsPWx+07ivcMyAJlhdzBmt6d/lEwXqezOAatO3meyqb1Y9tmA/KnZ84tu8TeQtupJtog2HDyfvaCU5I7i+WQ9Ww6Dz4LWI/7ola8DnvGvQeRZ5XyjYPCGsgjcDOqeD7NwNJOkepY8W8nFH0qasCatLkyF7lOTZMyN/4lfh0nB9+V3cJ3aU38V74hqZ4avFwfIYyN/2oXgANywfivut9cE+FPdaN9iH4rCSqu5Q0qBDSojvID6fcUoSmFX6kqb7IsBBwEEhMrMoaW4ZzmcAhLMInTjWp5J0d0gSjnOu9UxSrU8i0/rZ3rreChyzN+INRuaPzQV8hEyuMBisqusTCkfuJ0sFDExD1a9PW9ezrvWUdf1keY08gsQl0zsMaJDgEq7Q8JkbGJ5wRFxkh9lFFgngcY5PMT5uiRajNHAcOwJIYBx89qJ6elAAAVjZwA6pfvh9xXkrG5x67FA9zafNiDjNJxJ7Wrk0y9859mkZ2RsVZ2xAznjOpglwAlqzWaMO/h1q8G8qLbklqwxTeqog8c66VQzf3UqpmYVpHDPH3pYAfbXfZNsCVlK19RgiksHN2E1to8wLiEamBlQkswOykgkCnckcgfBkmkCJGzwnsTMgZtau/nneszedJnq7iWK0Nv8/4Ir2UNdPE2FPCj2l8uVC5zkVUA/SVhkNitWpP3phbZl1X8S2/Am35eHnCT347PcKejB9/LSBB78cqtbA0BgFH2bPqMrGWbdYZJnYAf/U6PFGRZuYSmBAS+KSYhx0lg25Len6GOIlvYNbGldHKnFh0IKsblQs2HEARmHXA5ysmoJvRJtVwDEz/CtwHBzaNqH0DBn0cFLgD/GBVBU3846aMDIi77Lm7FUal+BIrhPcnQLtqpT97SbzyXmZz//zoD4Xf/Pwb34g1ClW9Q/1k0NthCJkoKmXgw2qXTxN/S6efviNHwgrr092FAs4IY4v6pOvoNRXv7j/YyEH2WqV31++xXjJRxzp8/oeIn5cqrXB9hF+lI41dONvn4D//Je/9vl7IrZx6Bo+vmgNzR4DNDcHjl7x9S989J7ld77DpMQ+J1VRQMLqYMPvDCQqAE/8cm1R6Hh1B8EsDp+fPaYGor3q/FyrI7ZQxnqOFReSsXfGL9bBamtohhCBt+lcpwUbJAQt1WUTyndMHkkcU0yG01zpSKtMXcoU7khgqnYRF/g0Vqob2bk1ADLwA+0FQel2KIVuZJGb/mZKd7aM0ZtSbCScz0PYr5375vJIR6nHbDbMG/N5E1Hqyfa8NdFrc5R6fCBrIRRZYXS71PgzfoaEW+cmEqwasMAMWYal4ayJKPURDbalo9RHs9Z9vRVTXVrIbMfptSy09tZyTY/a3r8MmyNkCjUgLn1ke96AGwTHpcfZUG8lvBIra9MKupnCf0O/yfxgSlu3FotLj7OVEpceLYhLH9TRQVfL7Pygq2UOSBZJBh7EpTezzivZ173KsSsRwbGctDBgQxgTDtela2SkX2mb4VYirvHg0XwMAbsJ4tLHOS69VTfXSV0L7ts1BQBJQ8JgFnGxALIx3gpWwkm4emQUYeldaZRv3adbLd8qOGApBLUAsEHNsK5ia1Ak+ntljS6sdMdW1B3rDldiXHTjpxSRT6uK/m7jq3FR6pv4ttjzBkZ/9030wKIc/V2f7DZPJS1MLOXBcx0lg+ZLIFXsm8VeIpr0YB5z9Heko79jRH83dmY4y9JJtCHR3w07+jsy0d9CTmN1chqziWCMX8HR33ZDP1Y2VHI8cPz3WPEEByaMFblGUGNA2cUw2FHP+2sY7OPYOMYMBvsqIBquzsZxAF+FA/hY/bG8LNVbDafaMcFjH5+mZgAwlx4t3Ol8/EpqOz8/3v9aHYErTeyNAzunOONyXhbjy2sxo8aPFxlRP7dmtcaNV4hQH/zG0628XrGzSMUYgHENSD+drUT/2arsSAh8KgDqEGafYNH78tM/Bujn/5cWkY2Q7ye3+y5QtzkoUaV/Ple5uDn1VBhGwfSc8xNtxwQmP6wK7+Iy5/rJC5FLDLmNGPvxEmGhJ7Cpt8u05FJorXO/qwPNz/EecC1HLL5zXAF9goSJMiWC1HuO96i6h1bvQRfgCCr9C42cG3hbDMrstxT0TtfYyRRCfiznmg+6F73lG795+B8/df/LD2t8+KB42cVtp9Z/2TcWrarHsUfOJo95ce1BxzyIgj2Oi7sGbgZGechKGrdSKmahXb1zzyZqoWY7T6FixsPPAs6nqNITc5WMxsKZvCzQLwvwsmCJlwULX1Y4yXlET8jbLLaJxxUmn+dWaTpKb9vP3bsJuYvd5C2u6+1Re2tpDsXVMOVHGKTaO8eL8+C6raLsPpIH+s3/bYsedlUSxE9yhL17zy/noZ2khW9m4d15eCSP7szcix546f6vv+KBT1x497V8LgTo9Tne+GFk4RnnMEbgix7O1SbocaosPVlw57WMwYphGOdAb3WYymAjACJrcLc8iFuyJ90tOKNBeT8RbxWsS+fBPH65W/mttJL3NUIXOYlmvD3ujDK670NulUfN4Vny+mjJE7I06SKPX3hYBlKf5uihp10JBT7pctZAHO6om8Dthn4BIaicOIAaiWRYr+VoeRoRxF6e46USiBoz+KvHfOBpV5jFt5avmojY2obuOjr5mD5ei22NlVtNPgRNaqSkkL2R0Nv4Km5wMp17gq1fthLxbYzCT5+My0+D4QqpHZaDCY65HBA/3QsFqjZr0q8HJG0deIZgUN/nijbzXpd1vw4YC5I0grUEJTW9ps2QLxAx0Huq6PcEBFZ7QLgwYnAB4wCBd1wjTmT6Vyd9iHeuyKrVkZyNvEzO9o67WfTg/innP7Q5GPxxt/A5jZq2CrBx6wm3cHXAfoLoGnT56X2l7et+V4rf68IDNbD4ooI8ZvfIZZ38JtgfsFKCi/49//cHIHgi+XJ1XTeRcfT7MXcij45sopaYVJOsQKyaEh1hlALa2mI7xZXVxIDK6J/OOmYuSPotW3XtxBEsHTa63c/tejBvvZwmhy5bvFzucxknv6yTVpyky8Kmqqzm1F7sYzoedc3L/8sWsIfCtSvqH7/ktEkdJP5Bm8RlfO+FyxPb7KU2KvUpTTzrJMXEM+60FCnWadqBxq0XSrPv9w5zmi5u6ux+7cON/ZEBF05WVmHsppeI3uhpt1z3+g5erbdVjnAu4YqlDWwfS0rynj8gLliHjBbXliK+zFLEfxYm/H+PfvCSL/3s3IWvY5m1nFTOpXI6GPnEdY+rKumlfh02rSf5dRefnkKWjvmXcGO/MldLpvmTSu1BN1gl8bjSG6DDGyDzymt6zhIboFNjwLwB9m+2Eqb9532pfP67CwQCIbLHVTlf5Q55QlvwuTmubo6L5uiFf4emzEP68zDn0RzQnP4kQNycv+hrzh1e5QOZlQr5SnWoTA4QGQu/gh5hZD+hmZR4a6E4PUqI4xUrLkshxslRVrNAmZqLBSXaIJY3s/hyDqfLtCDsVPkvcl0IXqVwKJBumUQR9OTOUuuFZyRVhL/WWaPzvQEDoYkMEX7WLCSHN3JHNKfx1m03AfgcvqqxgGOwnaV0HZC8I+nX5mo+Azlfp7QHYXC+qBMuRfo45jDZsK+AbDrsTZIH7ZqrjT2s2q8g61Mt/SMcNeG30fOLrz71Fa8XFH97Yv+7QklfZOk3JMGQ6kQhKyGDMEHcSM9npe63/vyTHk0OcB+DhCEpoGP0i7/9oqJfv/zn0DGGLV9++uoT78Frngb2N2PDywPH8cDTX/jox0JU+OT+3w8Z/kh+/Ax+/Ape9c1P7f/LkG28WmH5z282CstAKywVKyz9ogl7qSOgMI6k42A0FIAwJO97sfL/sqUnlatxSGx8lcE2xLVPwjfZQTgi176uXvs6qf1cqf3HNjs/JrX/uwvUv8tUctZABIhzuaLSw/gPFTJ/7xX//+B5uW6Hy3DdZuNzWHPlD+bzSGNEWa7bfHRnH9vbmdJY47TQ2V9+GeTfHRTdXcn/wR7FnCSMPmZnlcljjdwTcBCgWyIM8a/sYOAkq2ThimtMxh4U6SGu9Scx39XyCotZ/7+xQBqVskeVzw+ZrScgp0eZu4lmN8KGAUg0nKLE/26aU2K3daKRFhbUXUEgWtoGpkNgQSMoXF1gaZGkAKgRiX5oIDIjb04wxCdt5vNUzI4Hi+dgGp3IGlMbD8z1kCx5NUmu3H6OQ0ESva6kicjagLwDT9ARED87LUaTZnELX6XsCEAsMx+aJ2G7eZ5y8uH5CrOLLSh7ucCI1k5R7aOwhsA26kuyuoFmkRXZCitUjq8XKi8LVypTL6wyVmfaZbKR3ihOtqNlXADG2p/PEW7H6GDb89GJLKURbtQgd3hdmH6uWBIQlNq+Yrmwn5mHAEU3W1FXpDWyBIS/ErCbExzVMpe1XsmEM1JFuyBr2hDQYkZ2A6+a4bwE0KiZNcsw+fIRDpKHKs1EKTXhRtjMOtgNOtqTsCs+nB2M57fbkcsBROHegCi0BLU94diWxOOcGYCdcBi1Quzf6mw4f3GqirXOT8BweJ56lQAaXk27nK9tDLAZRCBtoJc9Mpc3xcRwgMTkPIFxobV9otfWweCBTtUxh1wd6LcvG4wGM+t1s+BonsLk4GfpTb0h2rRHp3vDglI4Quviuec8GBgSmB0SndhDmx1WZP59vaZxB5rqspJhZrq30rI+KMMZJXcG5yhK3y+BrkuiTAwuvyjwhJ1jokKq3Z5HYHlsj2gQHfst05L0m+JI26T7Q8AJsd6qfzPP1O8ONEwAR03MEsECs8RSI7C8W6c7TsuudVmjmQVY1kRIrX1Z+5X5GGtgUirTZft0BW+K/YexR33e4rDWRrJogt0hrfGjxcXwo/k4VNAA5stXsT1Dia9jbahR46Cf+qpkFx5kH+0AcJe7mY2zccCHZaP25AoYN4alkfWm4W6rb7oF+QCueLn2KOOEzxbyLvwgc19MljoMPta2+3+o0joocQaIxRnAl4jgcSlsZf+ih75dZZ5QNTACIHSVR1AlBs54vR0Af6KGvLvoeNW/NKzJFCOM378SBKumKlaiH24U2Eg91NlKGGBwTPuBLPpsMGkGySK0xbO3qg2jSwCjS4ONLoE2ujRgdIl2wk0cIkgkRpfINroEtRqNBUbWwFh9DYz1EewYv5KNMHaLP1a22DhPxszBfG2NOeHgaFVknLIQsGdrL56QVMR+sQPJ7ceKf3YupVuJcQ3TZolIjmKSxE0MDJAzS1TeyHhIjpeovOOwSkQDHpKEbyFQecc2O6mYI0YHSNDJd8JBOQsRfFE4Ihfx7kujm/7PfZWqfKvkjxV5gAoIHhgdEHoR/FrYB1S8OjHc55I8FRYzV0iS1iypbGFh8XLJr/vvL5UMr/Seb7POGjfRllt3s0huu38UOy5ti+i542J98VPmzk+ZOzeaOzeaOzfTnQIOdbeiDVnj4jYDPlPjirdx226X35BhO4IRS8pIiYdmLmvjtjfgdquR1OttVj82rar6bnsDbrfivqpIZELm9pOODNN5l7dDq8ZG9WjDqtG+3Yr6aoyrH2OrKvs2zqe1ZyIzUO/lgbpND1RsD1RUVRDhKFurIKx+tNtv34aIWXsmkK6foG4fVpcw/LN5LqieY81n7Tm/+tFH8l80xpMT9D7dcLr0sVDo3DLNMJsmxDaLjVtLFrPVVUj/H/drqza2BzZuRzRGEtMCRLwoa9C5g+Ond8nKgTQaJ8L+sQtE1tG7cmtJDroue7KUJ9W2U4pvO0hgK0Fr3aKxrW3Ok14dEDZX56lUQmA9wLz2YlpmrmgMoAOlfc9FTZnbixFQ9WN8rNu4a/5AFiFnm8JSFYAYKh9DfRJTb6qGlFeHZ+DVctvtcwcPHT42O7Nv+wRgOnEuA9eZWnfwKKMBAI8eqcMBInkUw3NUrILKAqEHKmR6c+ZCBYG98B1BBYp6zLGTY280gQNUqbPBW2exArfoIvOou42XeCxjFAFYMyrW0R+DkZ1Fa52zROcHvPwsvlI2J13qYxqBggUTGi0Ppc63ItHp8Y0VWvYLgl5bGPNNlW/KmxqcHMkUmxXikIVPHldQ1k0d9Y2ppUORizFocvbVGDwAirZ2wGdZPSDjgwZkTTkg41mTB6RZHxDuNpI58uELQ4IksOk3eTFEU3/73LcDeAAj8UGBEtaPGIFW3gS+Ll2DPJugzLxxgdoMN+NtzAZYEvPZg2wiB2n7O3NZcFp2Y5jIghayTo7gS3IEImoebLb51V7Mr5J380pocCc2QZdrBLGmcTijk1ZiYZFGlVdylaDWSR4KGkpyXO+FvV2xVmNBPLdlIxcV86TYYjcCxKTNhq+sp0Ow4aJXHimpYWcjgyu7+J/jrYP+8iiW6nmqmcfzJMC4gCBvzOs8Bz0LOFfLHL7xo3G2ioFxoWbLKeEqnK1i41qo2XIGgVRkbikPOfqwSkfapsCNBwePTtAxdw4wZECECeaMzi1rbQfGVdaeOvmUYmz2koX85CsgHtFtjZYCB5cGn3p3M0fYnceFKMwr2B7AZ+sR9rfcra8u3XLPu8rLu0sL9E9syarL100gKe61bF/lXBr24C1z2PxlDNsCZHbXlmEzGYpvOvWReA2PxDeNijpilrh0199VdvPkhVl1WXbTQTcTO4LfS97UVKWK45CqoFIMjoJkZFA6I8Opgxxt395lhARy9gQr6tOExYrfNXBr5e2jtGstGoj4rS98/i9PI/6VBcl44EvH5aVr5KXZUi/95td+8+th8aXlR3Mu8lqtnX/y54x2Piy6JTiNoo0pjzXUmS75LatkiwUA/cMfWz+0IWMs2nbbB3kZDUeCi77oWACCm1OC3Y3ZX6nasK7sRl8Pjr2vKnSB3YND1g/nLdkD/QRxg8/83GkH8C6nP5j/SaGGc4Ua1vXUErHwf/6WD0TFNz7z0XuWHY8LclALyGGJmGVa/+88/WhlJLY+dVx9WMXVR3ZcvUATBIyNGxpYApFLtI1afgssRLz6nSVj6qMlY+qloiXRDbiIQVOrx9SHHNwXLh1UTxUcKjHGH039JjZz2sotpa9vc8SgltQj+h5wRAkdWcCcfJ252En/3tg/4RNGH1fDIwGIxNHitMNREsXTy+aQ/Y0IyyxxAxh0ADY1ikWy1oGDOJ03VtKBf9HG/MMTv0KrZNkDwnlfiPbjm7U4RhLsIN79MkksvqXHeOcX9dqLt+Cpz3xo32m0APEn7YHvXIc/5+PPRp6bN7EjZmcpzIw7fy4s/uHxz58G6g10oZ16uDwbhi7Cn20LSVrBV6xjJ5qZrPBle138nvXSF7w7FHDa1iv57x/+6McW7sCnZGnf+MJHfz8svvG13zyN0Vi3YDDW4c/5+LPxNNALvvHwl0773Rl0qLV3Z/hzlkAQLZwI5Fk8FUW09d5325tPm7UDIb1/MFL8GRVQh/53WeJtZMTbU2R0QnKawoVaY+lcTrFW5hqLY4Q7QYl2a3BbNcxewIeFcH7OHAC6OCA05tlWNVc/DFx015347/0X0iBW5wIwheYAcbh0dKoE4XIW5NaN79xy3QQitJbAtfil0+EOfv8USGScmNDL0tC3vEjyWPGXxx8cCLxzSppf7MHng3PVefBo3o8FE7OZPWiL/mYxdBaJ1BComEY/VExUQsXEi0LFNFh2snenaBGoGIaEfNHG/a8e3/+xBcUTC4vEaAiSv3YRHXdC8JZVEbHD3H4NOQPQU8UYAP9+g7JC/48h9F8drm488yncuKO6ceJB3GAwADAJtV4xIEB7vZrle1SxcyvX6/RBGDjX1yELnArC4H0fx/dryjqd7Vyls03XiC1k6t9twA5nVuZd9AT2Pv39tx7G98ny+xMfw/esrJFYEWpEdqcpzO4J+pXEBC3Cu8WsQdVbr+bYXlC8u7zjcGak4q3lDXdU4KIYXi95f+D6M6W4tu5firSm4Ke9xOHxH7/w8yQCPbVseYy3nvh0th72F1+8AWmZkPzYrzy/fSde/r4jEscSrWkDiuz0jzZ+fyMGct7agS6QA114ygMdu8+dhk4BWebUILG9BL38dACe8CtMqO9zC6/OEwSmHc6sU7j+rNrgvt3+crD84m5wn2WWcHzf7GGgUOPLV//qk2/647954tefpKX1VMUwNm1gEA5+8H99412//hX6Gd61RbLeBSrP1Fee/Mrtsyeo2KOm2Dfuu+sjf03FjinrhR8uK6EX3mu+PEhf3o3auuvdt+Pmtz51ZB/X9uayyFvf81G8dM7ceI+LzBL6VfT8DVYfd+jrebq+2nrhNmEf4ENP/tVtxCg3GW5EZZ/+s9/+m5IbSZvOwvWj+2aP0/U4mvUFWtMbmP28E+wnqLOf/1nxlnezUad4uLpzSO4c/tXyzpzceaIq84wwrQfeVN75Q7kzWz31cblz/I3lnfvlzv6fK++8T+78RlXmDrlz4lfKO7Ny5w0ViP/NfON3qoeu5xvvqEq8mm/8c1ViO994Y9VeTmFX/O2byxvn8o1vVI9kgg4nXPf1jBEhgd6Xwe9pZx5l3rab2ILrldYXtU3bgSMJ7o4y9ypxFtM3L+PEudE2cc8SYxTbi3OaH6qOYyE8UQbEnA4VOvdZDj0XEDtXg9i5BhsVry6B7GAdd5G2AFim4t6BVTEzzR97L20zYGvh3Vy6THrsMkkNoXuznelcsgqRoOmK36S0oN95slU6T/62Yodyk/JLlSYAE1bgFscQc8BwTzqswApgcSWABcTEgSskUZynnAsU7tzPdx53ps/2HIG0uZfvHK/uZC6ndDusTGjDOd4DXhV7pV/uph/aJ+AZLrWwUgW/moa1ihd7WFUBCn1hCVXAgmPiAB0J0QEWlFOL/HvNLgku++1ErZgZjB/GKekFIYC46KUTFYBRHgsOD6RBuB3HNgxVQ8NQRVeJ9UxdLD+Iiw9UrZHGo3oWKI/pO27Xu8SzSpI5q0G+lX1x8cuLaUjhUciO96DjloZA74jbqX3qagPRIdzZQ5aeYGePAfhv7uFM2SkeFWi43hAVoUL4d/nETtqq2iiMf/iKigGiBRT7NrxOIhjnQ3zohGr5MPubEE0NlRnVEinWxgc2npRWGL1L51GDxYmuRuhqnK9GkZmBawGJDVmJ2UaZ2/nZCDCN6LO1HvsPe9syRBQC4X2ALo+x9zDApNY6aa+TtZDiQeN72dfcUBadTfaM4ayjHb99RMs+qyTyNubIW/HVgwUvwNzHl7MGUkff9s00Gp8eE/8nPe3iaFPdt0J0Y/ZxjqmHziTRzsh65yz6aK13MvoYuwCOTIjhXUUfnc3OOH0MA0kszlYASWyIlY1IeEEzCGCxGfEcaLGHKU8WHVqJ69Gs8kwhXUIWXtUGWIfMPYO5Yf5aZv7icuDFW5VdmAOsuw6dbBAnnwWIxWsyGU3nIzx3GX341BT6iHsjsLaVMxlbMzmiZ3JIz+SozCQPzs/vHzw1oxlVqyeujSa1uYthaQ4VhKhfECty8YcaPeteRlmNp+mGwNoqUJ0Axi/7gYQtmmjdL0rU6sUCQXOvEsr7kBLS+3UltHdSAcIM/KvHYukzCgBnk+59Cu7BxKxUb9h6JXeVajevzNJsWJPhCPptkWtJU4PIU4izWxJndxHi1GxoIf0NCf2NCv2NDKK/YaG/1KI/ITjx5DIuAY1BrKshtzXrahh4tRIpTAeQWzhhDeCEuTMaJeoQBn8TbSuyN/R06Okzy47Hw+7KG+GgkraXOO0aZ35eo7056Rv32RF8bulG6aT/xOFUrypFEp1F0AeHuERohPcJh50YAmxRvt50cHS7jPcI/t8dOlACwPU4uB5G+KTL7N4pEbNmasg3Xj1hrYaIEoHHEwAcp2yU8SsVDBxJyw5dG+cc54c8KQ9XzjmdJ6of5WZcxxUeUoIUQK1zoHdLxqShRTCNn7flaId/+UTyF56PSGbPEkzcyoWGUQShtj/HuxH6GJzVmrQyNm5lIz07PhB1bjS4d5+k0i36/eyteZt/p8Ngqzjb5GKUZw4p6xnazzc7xzk8eL37GMuB6+nAAXbGhT+v7Bo06F4EEqQ6vlZmeZRa5T68QN5/wHgccmvZCYZbW7YV78U5Bu8VAXy9+4DitnOyH7Rdv5eNcVH6ayx+Red4DvB8cBFv8ui8knU2eTdSeZ8xGNnTaBaf4Qb6NeIcXHj8Vw7IiD5DbOogsylm12qtM75VIBBuFM18ZmSpZtbg/HsdHniAg2Sd107IPNyad7LGtVi0yILR4SNjlH7ggM7tcLIMAv2A7/kcqm5Nr06kLBl9JVbhIBxhtawot1PcplHNY3M7U2dTzxjiEuxQGnIjiTdMF5ieh/UWFcJvqEFfZfxC1MOKgfINuIGwvbJubxOwL0OECt2rqncdUnqXClnsreoU0oxKmghl7i2a4Jfo+8BVrGgCqpmzvR2Mk4kXH+b53+TRkYpJ1gyAbhy7G5mxknvSV+aZ6KvVU/ZMCjWxhEQjwL7g4HwhFg/EEmpiCTWxhEIsoSaWcFnE4tWIJcmakqxRiIWd/YhYXCEWkudBLG6P/ba5RYZYQotYnvA8r59YjNcHI8JXxBLqwQnMTNHRsrgDUyKti4UqGjRSXyCqaLbFe5EG8wt6rAJDBFVVLs9FUJt8efJeZT8qkx+Wkx/IJFuTz5Xr+0AWsyY/RKaS62Xy6YWHlMya6V85wV8QXsPNrhoN9Ag9uwFYAWNslKzAxewGenYDPbuBzG6gZzdY1uy6tdklGeA1EirFsxvDx5RmN5bZdbMYsxvzcYpnNzCzG1iz+8+u5y42uzyp0H3h3ZHWytEgfJnmrmHmLqSvZhh45DQmUYCJr37tmxaerOVNDQ/grJL3ylRh8L/8gx182jrswY+wSb12QkYJgx9h8KNTDP47PBp8b7HBP7Rw8PExq3gBfbFcQOMY5i/ak3AH1ktjk71WDiur1AucDBgRUD1PyhfLSSGWV7ZCWJ41L7GZl/T7Oi/YH91qf3TN/rj0vHw8ariMCSj+mRF9liLcMVXtlYhEzSPEoEosasPEouZNiUZNOFayJdGo7YXRqI05nBknsoS9njtsoKfDACey7uKQnNKBaajEgqFzIyyoQ/ybnRE95JxzfnlcC6H9kTOKBBwOw8gaZj4CDmNGlI6P0nknPE/9tspHEb0arnU+qvIV84CLmXQ/rCCzaRF1mB1Dh6sMmgxs1hokkLfkthbIpVlhkZUnQm6YiZ95MetSA0og1dk6JPmTwFUJDR6byEYQGrx44Or4qQJXx08jcHUcd8YtszZy2EnYKh3TdBxy1oHlmg6OrWwFnFeHd2ejtVBViCrGbA28Nxweh3i+QSnc8SrzJEZi9lMu8nKFU1++7e/9De7owOFjCYZvaychhAdJVJCPjzRvUYFR/G7Ssmqc0OLLt33bh2njU269hN2Uvi/nqZcSHyMyewlJh/SxhoSgEC6ULj5Ge+zvTt2VUzT1A/pTQQjQubGQ8A1hKzRCniQIjIy7dQhNpV69a/gEKGPHSQ6ozkf2M4Svk/wNYvr98lzj2ApX4Ylw1LWRu10bq7tMuoBMkwdYK1oeaJcL9uvpYyrqkGNqCbYMl20fH7A8AS2mx2hWGxETXObTOlnCXQeZfxhy65EjJXyUQ7NUXr5uIqEu/z9wrntO4gentBzzqD52tpBEgLgGDTadEwWlAYVvQvgYCrh0HrxT4Squ0jdVCO6OheDuMIK7YyG4OxaCu2MhuLMqoLp+xrp+1rouUd4dC+XdsVDeHT7C0vC9fb/BH9d69adZ5/+gWMuo02oldrlHvAvUaKbgRbLBbWWlGQ0JaFqgMM7FsEM+rpGP7QIpsq0qfZE2l93vbvA29iH9rxNEkEmUPvS5A/56GJeKNUDdp0FUgsCeu8XHGYPdmFoe1N+u5m+f0N+usGxOX65MLb4YmI6WN7YkJ7m3D2nb4Gl04XitC5KcoOqCcSv4DG5n5ff7P3qMEdR4QNe7iw1oygNa9vihWo+P1Xr8yQE9PmZ18P/L3LuAV1Vd++Lruffae+0kO4AVTU/P2kvbxgtYfBzkYSUrguCjllNtj+d8vVdCiJIQCCQR8ZRDIoQ0tT6wV1ulWJOghVqo1Cda0YgvaNWibS333D7S+ihWbOmpbam1eudvjDnXmntnB7C93/3/9SN7PeeajzHHHHM8foNfSYxajhzfx9/H+Fa87/HtdvXO4cwO+vh237F21PHdVdTaJ4pa+2SZ1u6/pmR8h/XxfZZa+0Tc2tK2ZfW21XOCiRN+wajlF8fNPOGXfOWC8i1+am13v80tfmBYNtXkphrUTHz4g1qd39mxhtoxnoCMVVQVKt97XUlr1m/RWrOHWvNUMnbZgJBoZpiiLfUwpL+U43QVxQ16eUSDXjlsg54QvFU26LTRmxMZM4h4hsXNY8RvteB7U5CeJW7nHQ/F7YRZbWRTnhl1YJjoFH0WN+fVEc15LWmOMaI5QwiYS3Fz5OhY3Bzuexj9zOhDihKjj7REZAhM2nHjF0tGZa/elNMMXh3go9kVAdx7SAh9dg3gDhFQLBbTGlqLCaEbx1hpSXqSQUkI3hNilhB1RSm+XzDN1Qkwt9i9e6FzFq3iDmf6LPmk83d+0ijzSePwn3T/zk/my3wyX/rJW7HDho+4kjaHOAQN+wQdDUpcmKmk0FEkUKh+LbhPQnM/uhAqn4GOMq1FEZFAJBOukyqMtigqlXHcrPpvvzJETpZAVGGwncTFsvGfGQ4ZYilSouNZkgPtkuzoiW/lhXVkR4sx+2DFMLB9nOtPM7jr0N/dz9hR91OkqZobP9sQmjXUs/whwZcCk8bk97btdDlxpxZ1K+VstrWczXHvIjTmqPo3cxT9S8aYzCj9q5IxI5INAJbb4GW+rVBBsNHYhqTiLq/oqT/lU6Ssy/Xo0Vy21s9hOjqFPYlKu9nSodJF60zjyK3zjqJ1JQ66I6lHr/+p5eov6SQdnVq+5jFJeHUEsKSk1joy9CUhkJUgl8pp9jx/BkD/ZETz9qmUNFd0y6nRaSCaeYkIXNdQEwvBB2c2EMGMI3mbksAPGecE8DWNSOLl4jyZgneSEeHpv+bclJiz/C/B10uX2G5sHQnMinHHj6r7Y+jx9zsQRNkZ+X3kd0Z4NQ2ORFtX4ee2QgCL7/mcXwBYfFAu+BTLWxQOnacNalZ8qzWM432hkyc1rR7vm4vjfT0t3jevB0CDJEuq5h2hal7yGiFzObaoD7pTfPG4MLet/j1zbaFC3CPcLWhMGGCr4IkjxufKiiPG56qCfRfoTmnsL6v1+OvxUGfwuFWj+Ooyo4VhqsbgVJfd6Fcj/npsMFYbmvRp5vGFcRxcPBbohloulYoYqa06GCP7Y2whx/0xZrZ+HQ4Aoi9y3Bc5CvfsWgduPA76jLFbe2Ic7u6RhaaD/AzzePFTCetvOvBg/U0jUFnULKiaYgHAI6gKgGkldtJeO5wQOtvV4D1B+/hs7Iof+DAVw/CeQ/Qq3BP82YrPHkOunAWCfhsXfoDxGo+VhO0BsF8V+7DE8+1ixcVHaGjleFSTTh0DXFk6wFWHHeA8D3COB9gvGlzm8z4Qn/2R42dD2UCE5Y8SeS/qLoPmbfTB3zjWvjbWldpY+8lYV2KsK7nylUc11rGSRCs+HRzDo57hUbd51C0edRPO1McAiF5MGQuBT6LOdmEMJzizAKKtj376Y6Jt42lIxPPcuaql6N/CGL9EOXicmk2H7VMfs8kvO5uoh48Pji9BM6jcFh62M487YmcKepIdOn7bqD2q92OO+7Gq3OzJy9mTFwNeJWdP7rCzp1pRfDx70sidh/AwQCWw2FjBFkWFIeqfleRZK8psD8zGaL1NMHKchUoUm9+2Tuqi1euPOaang1+4xcuW1Jcbc0kIUXEU7AZnIN8EgFVNxSvhGZFiz4i09IzIAHqcfFCCzPk1vJ7J0/NqsGCl4DThRbDck/1gLWeaoMUCsUFoyJlwpphiTeVoPVhWAfBwepQnVBE3sFTw78OUO9cjGEWfyrulV+KnwFUfCVRZV01xJWGGVIQzz2fzb/cQyIx+sKIyrnQOMNcuEqOitE1rJVJgZiiqI7wW4KpMFD85IIy6CCJcAdRQHHkrgCSKo5lCgpgsE75mUJAoD3tE3PseZ9gj+5gLODEn/0uF+TIROYwmx4ictdaZosfFz9Qwd6HgVS5wMVJBpiXKRhPFrEBjqs4R+xODSkY+EPQd3IdCLwoIJyYFJmcEuTlAyQ1S+EHKkECOaUaNKXo6w2C5aUaOKYtRkfirSi2b5q9aKfGc81vRHt82yv9zBHmN/qeyGED0XPIWgtGDnIS8gkPGDgK2FLRevT52sjmeqFw8huVBTie9pLPjkiwuyWYUFioJr9iBpVKbW5TM3BpRBtouEyU+y8No5HdSY+uPpvQDqvSp5Qo/qgoOqSL2la3gD0ybYo67AmsDKatBIuY5NZRX2NoZpupP79scvVe1HIrcKpmHAbNB5fFIi/2eBMwyozUrCQgo6vbmEh7tX4+lP+fWFExMQ4UA3zVIYVJXr2wJzei9tJhdDJgS9S6iP4INGNrzeWOQsof1LDsXueaid9PivYIBh1afTLaijJZt9af3PkY5Flz/i5apcIvQpnNZDy+ecztbzqV0SxEphAR/cTl9uEVgJ8q1GcjS4k98nm+hbo7PCSjFS84DGgFOosdBYNTP4ho59SYfgyFRVCI0W6L59E7AR4ZKYv731IJLpOK0WvhXW9I5jb3ilzNaus3ouuaKUFRpLjlumLyTwNwA7g0lRIvEbpGhpkxRf86O4xUsCdqZlghs4t95NSGA1074lTQ3O50wq6fJNZ7DTAjLqRM4wSRIeOxcVmCHGKguYqsrikzRm0+ti5cqT5CIXce7IfiWPL1OWoUYP4CLstBsInJsbSTHSfvPmFoX6PTgdIZuS5gqoQmTEQiKaUL2tsShtuSsw48hY/7Ljzka47ZEy/B4Cj+GxDc4bOnLuPRlxaX7U2jGY4VlVBjO5OGFhnQQJdxyj13OHPY4Q6rVnv+nJLBfksA+o/X/Bg3sHp0GHmHeRrlxCXMBv6nRqGDXaFQgKno4Moj9dDEiykGXrHoFQ/HVI5BAKtrSRU+DFHBoJSAX5cqWT/OjOgE4MFNlsOIJkXyudmrh9PNaWsQgcSwwEo8H+H6QhA4b8NZeuf8WQxxZc0jGcSChptDZ48h3zILR1ooo2cfrrD5LsbwoXciSHk4lImdSL6ie+cjB0Qd1c6GyFYpDFzf7teof1DMCa/V32Qn6BemzvceQ+cuVz/Yeze9EtcrBtxeJH9GqhYGDVn1WnOmtukSc7yO4D0c1y4y9kWMTqX+fZZldKd3eGztvwFmIcgdBJrU5Uw4yCYkNJple/aJmsA+d2GuSZ8lBk8bjOjIBg02Qwj4V+NM49c00eyoy5kyzJ4sfb5pdi5CLaXbAzox58ZMD7jkJ30XZgDi3FRDSMWj5vWV6LVXca3YxLSxiWljItPDZElq4hKecTgxmTAxJryXUALuKPxeQ8QTh4bLHtEd84ygiYpI0ARQI9o+YNia4iUXwMZhExP5kXo8PSSw1Tt4pxbDnpL3MgDE7zehnVCU5qP2m7pAoHY9UYp8bTZl6Cp12o6nck/pjb4FYot1N3TFG4exDV7mHLv0DyllvqhmwXkLio2vWm35WzhlxeKx0tJ5fxs9auSNQ6ur8V6ngGx0rlcC/JQlH6dvvqhQxGU4o7DAuOBQh9sfMbIK8jme80FYb8HSshkyT3qycGjINxSK0hADBTJ42yz1tyqeh39OwBoPMtoICXWWsQaXJYycXbLW9rT0aejjvtOPHFCxmmlHKbQnWosEN6wCZttQbztaLQPXHtcgUcYSwKVZQLXO9htAW2ArSJE1bQG9bTyEHlQS6S+78kyPtEdlH6hFr5COQZ33OsplDworYL7Jq+Yga+YzEYnDwg0PYlb6WQpMn3kdo4olbgu6elJwXi7s40ZnvPss1yUfN6bJXMwhd/dS+ML1ZfBkwljjJ4ETsrCPvExRs6VGiYSOJO+N+9ahf66vWFiqDDH7SwELHzkSc2r1hVZ+orPiTqfcuroFCVVxEmgTKQOFdLF7OQ9ECXI61YVVv/dWrA/G3a1Vgre0pkCJV3tdumeIWerfeXCVIOyN+xDYVqVP9UbBCxQyqTzIRhumeEuzQLGGHBuI6wEIrApN+xeq+GcaXzdRuBlEla19QQRkwsMuHDsZP8Bz9a6tSLvWrRSYAzfPPTlK5OUigiAnpUtYS5B8DtmJ6m4b0Sf40MdInZCLBePLXX81uNMWnnBWi3HR14ul6xBLMciXI/BAjprABjV6W8vgk/nDIPQufRRI4fbapiZ+Ogi9IoqK+S1CI6MgLSYNab9BZ1wWEt19BKj5E+GYDf3FYBRBR0SZCGBXvZ8W7FRAf9xE+kU/w+fVmT1AhRk4dIwl6Gvwg046NguQHNzD8eJCaYT4MnUB6uvEQfjPTjR34daYg4tzGUrMdv/ZJ9vyw8gwEDdDJJWFFvY0PVQh6ekd0ykxBL2EFRb46QUZywApRK+pP8cUXSGVVJfb+CrDSxBjnGSAiywAR1bAXZZDyo0JHT/JCX414NmbGWYxuttzoZjE2YzG62ZgZZzGS2XIjyU/DV3Bsiaq0QiaMEZ0vmVRyVC2Ox0iI0nzcrZRGhj5t1bFSP37DL9JiawWN8rgoHekjdK/KKqigxgZVLeG4YCxivZW2v7Qu4ViqDTlBqSgXiWQuOmVclLmQs94xVjxe5xd+pVbIizkoalzknUcqX642RZHNC6rmwpI6LqiiIKn90oDFCay0tAM57Vw7oJdex0uoQUofaWk4R2FibbGQHdJhUNNtcOWlyeXz5MrChpAUqt+RhVVQbo+tPWHFiBXTSDD5CSev7AyJAfrnhkYFkGwM9q4tbqfgA8jnDj6Slb+C6haLr8/s20xN/TU1NTVabZPLWlOJMR394whHEVOvz+TsDd3QfHWLSZdt4cp49UPG2vpUUYVsjhYtM0BFCQsS2nhjneTSeTGJBQeog9h0kj1V4ZxRBcNqZm/VYE/Vkr0dA8K9kKx/4grOAFJez0slzjoKVYqT1bYExwTVGiOrOnpGtkEyslslI7tFMrKbJCNbL3nXZNlV4rC2HBujHkyYGOWY4A7FB7+6Ns4t4XBuiSrOLZHRu04IYhkxQRyt62y2UogfRGqLe5IB2OQwXIk4UlERPP+qmoYracbilUX8JgJ+EtZhBt7HKbOXJwSTM5HtC2IzVB8V7CmDo7PYwh0780IvPQc4A3EKASmcg6p1joH9BP7kxABxKDXlKEsxGATU3f6wmUDX5pO9KsXyWhDKXDLDhykqLOTsccxkHLJ3z2GkGPPC5QVTY3QuwUvhYb1CnIxhDqc34GzjYGeO9vgB8lpVSDSTDLC8GiTQipU52FmanSEQb1MIPeU5KyQChantFEV7XkuhWqtt1cq9RpHEki84OvW7TP0uSNqtR0KfLkApaNSPM0n9KQ6+Fo864jGkWIFxJyb3lEyHg2PSdjms7XJZKAIaoxSG2klaEhJp6ZzIzhACmw3hLOIZUccT4UyeF1N5DnhwfaMjI0xhNohtuL6opzgtTApQ4iYLaViSIaQJuhqXyEpijyhnDOgeU5n3XW/ygH/MlGbtXMGghxURG+zkCJ+kf7yiHbnq8HL+SS3RipTlp1GiNbXxQ1/YElfcRemgYpfGgZNBAUGPS/TvcSzI9AlKVRKcacCtn52b2ATv/Z3eKJn35Y0ywunJ28ZrmHJ48pXQUN7Lg7aGLKckbiEyQNKiTrDyv6E+SoEB+fjxaKfG6dSwTJpltpVaYVpJvCpiJhYol49Be5FR/E8srI2WT0oxmawhFX2wJf9bVZ1ark7Au0KfPLtKO5/3mLEvHe8xrXhnqR1pj8gBUI9YIx8BIke2p0DJx8g31sCWE4q9GC4qOlouqaAmRvDHV0xHxTwF9mm0o7FPMTKsd3CwgJ4OBL5ivUP28GkMQGZe7PQ0ajYD+UyJq5PcXyop1FYLVgpUkOmB0KIUA9nZ2gPYVEoZgvDLKb23nf8vsuLd4zpml03tHGV+5YmjyA0o+AhF5AYqYCZoiTxNJTu4psi0jsiWnEx/nqT0sQm7CBxVy8fhcdBS0CJLeosXUuxiy2+AQYNijwwaHLH77REdEnrx06L58wjmRqy1SJzBCTRsRH1lkUAD+TywDlG7KOmb2ldTgymkhzDk8D40GSmy2+T/wJPhY+aHwizDb8qYntBk1x2fY3psjumxVJd8MEkQZcaIjUedkTmeNeWOaCIK4kTkGsXbVcikb9bf8CErLn7kUemHQJUWiaZB0hcmWGBphaDmCLwecRERguy9m+ELSK0I1wgj8MgrGWYW8mbW5/ZW07JWW6PldXHV8mxhAwThP52kaUnpaVrSnKYl1UP2N5PNOB7Cs4+QpiVVPk2LS/pdrrdYcaUXwb8h861ZEDQPeYO2yrQUhwSm55GyVWNKeJSRYjlbu2RRgPu2NTwvgtZ407bcZGEcMkqcY86Uri0Zxu6C+ZWST9vRmS35P6+TovD40MDCCe9R5HXFpXGsY83z0Nj69BfSBqZ/LYvJUlCI25S0KOYDMUyHtNgRUAfPfk8btQynP6uVdZSz3xh99mMvEGZ5H+CNmP3ZnjCjz34QJ7YNHlVdLJz6DBdtEisbfz2jZrjsJp7h9sfMj2DHMMn4MHpoknFiQW4jUryNSHPGdnpbPOERfxGcZLN4SzAZLDCGL7soyRAmdiqc3deV6X55A5Bi22eak9rFTin+nywHrvOupoNLjExIkMzjfRIIEEwxpXIxsmk/zWs6dJ7QZTqQPI9HyhjKWnbcdGMaH40PRXWmBiSyjiMvJD7OI+GMQ+WjFx1p/Q3EpkYJjymG2nTyt5PCyKdbX5NoVPy54+PPHad9brz2uXHx5/Lyc2EOk8qJzc3JB3nn0L+W9TvqW/C+wuanReyh4SpEjkJukMEOwhVsKE3icpBbJ8jA+IxywqCNxNsSu6nIFehfKIez5gVBfDLXgu5MkcsK+T6QytPAB2WybKzcxR4VvFC6/Bl/h2lzYDUzsohgaBEo451XE9mdobNY7UoEq14tysBeg/xUYO7G/oS1juqHGBzdBIvFDka0QxU5l4r0BMEgzZ8XzWyhLHrG3JqOaObybX3MdtHFQXotCVX14hMIZd+2rk8UkJlbQ4OxFuEsezRL52Td3hSw6ApPsiRFpGBigho5RaQrLeN4gvNDkkWDUbQZDVnyb7IbUGEAanVryfvMlfkhXQ6VdSlUFj95KcHJ9NusvrYwocjZYQUmGhnTVmCuuclqcjysWGJZg18O3OHFpjMw4PtW4+8r3iLHkD/aLoNgUeaEGSEj8wKaAZhdRuwMKW9fQBBPhOuMVFKcOu0CclXwpCwsc2y5oFmS/QrwJjQXR/ZcokxgOUqIvpaQcqiZKruTRbs1iPaHODMU9mcW+1J6MhMTOiI9AgTp6cSVQLoTwEpvkaS/OLLOrQnTc2OZTTAOTvwMTwhTpaoM0vBBFDtZviyjvU1q0FzyiKQeQZAweSu206M+P2vRdZOuE7//6zqOylIIluLm3NDqqEA2KpnWTJlNdee8L1im3TXSYmjKHG4Wzel3yGLNwheUC2KVjekLLDGkLV6OOrKIaPMqrynd5p7+C/W0hVRYFoWGUyosZP5gog1kYaBMolJ6KyZa2C1dzpvtSpuvAhETYpi9nF2BVkAUwe7LRBq3VHuBjB2ONqQyA6pb7CUrPVllzeC+Kt6CshmvnWbmKXG12C8aFwXm8qQ56NG7TQrd2pYoRbjpJgWnYMQdWlCX9UCHoNInOfEi293VA9AvS7s0ZPQE/GxN6GwOKcU67lMmu2FD7O3zsHiDjUL3BQHBOtkcwxwPlaMg2RDKKHImIV2DDA73/VvNZOjzJSbvRB6cLCnBzb9E2fwgy4dAP0eptLNnXRk4i5RZ4JEqwzlS7ERrTSEvki7UmmTJGlRdkD3XW8s5GKTQl1er2SU68eDV9vJo+GrMBRLtjOgQrhy8WswpJLj6/LCxPJRZy6EVwjeWCy7VTuQQdXvnCxmW2ZP4QIrydjrn1FSJHS5dvAEhL0Z03ZBxTk0kCqwh/CJ/gwlk75G51NgKlxFbsLzc8UM/xdopKH6UYsplxRSppdDp7zHZi9WhwApBuJ0maU1I+cIs1pYslkRVFoVJCZA4ZLdbo2038y31VdpmspsRougGXXh2rVQ+gBeluBa0EXtSGShsmRGyZMvwY9uxCbZE75J0ovLUFUeOrjiKN2jYNVnldk2ISVOKo3iXJX1Yy+3t7XKKIzahIEAu3t7HOmaLylYVm63fw6pQtZxKQwpz8dNRyAX+VoqsK/e4A96SCXLbggroJ9l+I8Rh0kHV+1i6KCzA0pRKHm3Z6tOFLJvBKoU0IP5cTMzdhL2yR65EkMVYfwkJCzwM6qoKqsBaSSgZiIBkdD4OLA2iH43aOOZsefb/p+hR6DMZ+DrR7hsli9m1pqll+BSSwFzy/DFXhBlaN7GqziVfRXcu6fgAEvg+9sBxpmmnKL2m+MJyLN6A28glC1KO8RceIemu6OR+Epi+VIxXfqZC4U4RAnf0rAEXezIEnJiEOwfqqewZhC5AeN82gXBHYxlVQMU0b/9mHMI8lePm7yrBpO5OLnyQn/hGfCHPwALf0IAFemww2delY1GRK6SF0OqPoEjgDJwYWIwz8EFyv6SKj0cKURRr1a+h5QB1ls+3Mj9fJO7h6euu/wcAmFtMdBYAzC2JHmBHb0qPp3n8zgUUBvobeXFu8r1Z4vB49KqFHpyKG+ufX+dgAyPDJ8RqvSkB5R4nnpgoI8ThVrB+q4b5jQsHv6mBLljRW4Z6GD9Lk/JXicOPTQFKO97anhTTxyGrv5V1XW9yC27iywfl5Vvk5Y1m0pZrTW6F2BJY/noinjUMrHlCH43G1MimRYsHA16FfTs5MP90RJRMNyYDsuq7NsVu1CPH30s5YLvjye2P8JMBQ059EE+qIXMBn5AXryRDhlceuU7rNte/xjTkhLMHQ4WRPfzYZcxu4gszB+O4037tkNSUUh/bx7Ax7LRkTBCbPXNwGs1/cULmgiQXjT2QFBJYA5sG+6fZQpa1LGtVkTQr3l3Ajv6zLsN/J/fWNVbEaUS7qgiZmjPjnPv5oYXxLYPc1MSt3057+936k1+buelr1LhhnDw22C8atuLMq/7pt9N+vXOwv+BElQU3Ccw1eE89GLgPbtKaytu/MCV2jSlEp9g7Y93De8Zadfyn94xPY20QLwbouMcX0mqj+jFqnE3QpvY7ltgRWkv0TJUggl0k4QL6yDgPFrXFAAOnnLWCcQ0CManM84OFBJId//9OsNJVPKqzHvlh21mzb+55bDBMFw9uOkgfaXBJaZTWBjctoytEVUKzuDjB3o9UnMlReUlxJAuLlWeQycWR5IItBZGMNTAIGCBnMO4/pDHSScdWpNNrW+4qs0veOdRVcJJD8u0cfbC47uMnzbr4L4U/g1DQxXU4AaGkZp3SuOD4hvv2CkIBGt5gwYvGFDIJtSQB2YjgSKomZttgkHlQbEmgtHhwcNOARmPirmiV6rGDj/WLThAPIL5pdQswCNHv7iDLMhCY5JN7Zw7epkJRhlC7r8fjcHBmA5qiYs+HFtBWc0PBVUnkzSSMXHvQ4AedDVB2beA0rtDQxAXVNWj1bGgPM1CbOBugmqkpsCMsD5uDcfipZaZW0aSMs65KF38xoCFFnYBuA7Ophs7cRvE7cOusm1/6yH7/5OqzGpnviCINdl1OsSNzWrID+DGH3mCYKaY+IYIdifqyrJyGKZSpL6uIGeFj2rTK6gSWAoGFmSb+iNVUIdkd2gEMPrSDgg4a8esOiCEXfzeFUIx49LHP90roZkHOUAnKy1/oJbkHegZqK2IxQf9VXD6hZOWpucnjvr9Abg1FTVjmN+nXvnXW58Z9a84v/r1nZlMVZZUgTYAZ8MbZEJUkE29jjehq1U+NpW+Sncp/g5lHQiDGQprfO7VJ8xnsQw8zo7TXmSyNjSGlgQucgcHQ2QhE5mRowGwHkmrVBOamfsnZVRWorsaGUJRjakX3Q6rTX93A7+F7+nVqgOhZU2fngnT9dtHW+CMMeQZPdW8gzo3cKPEYx4fGrfEklDRNSIxJXokFqCPWnWSyxoxr/0yxztB+bqNccDEs7MJtE1WxqZz292K4yNIraMoaKBhlBiNuR0KponqcIe4X4rOmtnBtGhjkliW9iYEvkOrE3oCOEN+VHfLVeOn4u+onLoCoxn3rtzMHERl0KzIvBynxgj0IUWMgqeumo6/czxHzYK9K9n1eEgAMrjKY8NMwc2uYnTX92sm/vP6q2YqrCJlOTGYodpwNg8k6hDo5zJkgGQyG7uAAM0IHPBg/2dsHaRnJFFOkGfh6QTARUCl06ZpeCWU3SJ/2RdnuJvF1j0UjcckDT7QHBdPwuQKDmPeD/VoNyH1iQ+APiNVxAA7ZA6I7nYFN1Apb+/ZgiJ5yB2hx1i9b/aTm9qmNEHZ85tUec24kqIv38zeYDnK428lKaiA37ZBgKMkqB5NDOsj0Jww3FJtNuN7h/0E0LKtzU1GxBBFFVHNwEFXBwzjs728Mc8AxFfwvyNXoJrsg7V9u2qs0VqFZ/2+ikUsNhOlp5DZg6fIkOjH0BPMO0pumkes68Wi+brFPPWQL+YDnnwkEFrBKa3CwtDDR1a5Wfxf1N+lhl+rvD5iWWdxjRQSNGZH0XlprTuPsiuLJAw5iFZ0lgg/OnKIz8Bo44hNrp27xAi//5V42nHjcRRSe7v/EcoCF7CXVJOGpQLrbASHSDCHYW6yJSUU1pJpc0rSK5LDSVshPGfaZ5dE3S0a/KqjSei8/GFYPYkLg8Tz1n2D+YV6TACg3jLiZdGA4pgb+2EEuEAc5EA4OCAof5STF0+erBwO456mvjq+jr4RVs6578/7+Pz29/ayFlDiEvLor4LNbE+InH1RtGgizjVD35MjglcMxnspW4Ulfo3j4nGdgDMrAGHSNa6W63FUwCNYhngqZ1VSeNeU8PVmCDSj1snmSXasUM4ewgCbHnyIVvSOdXlyfk/pS7u2pMdQ4Z7bLcoY9nxYtRAMg9qsicdxRn7TlJ6ce9pNpad32pAfNZNaWTORgp1pWBNaxW82ZnIpqKhmNjVOmGKfwUTTFiAIDGASm+FNrEOYcIjxwQfxVV2KeIE78YlEiqdZFNTx7JQHW3V4X5A73LGFO8LP919QFFYd7llRYSR2yoz4bZEa9BYQ1BL8ZMRGKknBpvJrldTeQmDA3jCVUcWVhTQwhplVhoXhvLmOtzTvDnsdxnRxRKq2lyMONK8Palf10Zb/Kj+WvdW1Th3XOl4XJOPz/gUWK07xhWrbjptJeJuvnKiqrDJ+x51JkFBeyLPxtqthUYuRvVegV4CbtbB2J7YBWboxP8NYV+Whoty1I7ZVX1n0nhZBSKKljQ1xgVjpjxHfHyMT20U4F7ie2j3l18e3rkoss70ZDz6LQP+w3C2Z0YNerf0lx1ZD0GRaAKsyeAJ+rtU4Ub+WoKZOLm+LzHCm+mKWLdcUXM3RxbvFFjy7OK76YpovrzeKrKbp6S8lVl672l1x16OqWkqs2Xd1ectWiqztKrprUD7tNdASxpyGTe+JJ0VvovrQojrxz/wM92W2JnszBaCUW43bSAkTdJrk+WJHatUtcQGmdZdSNWI542wZQC6u5bFmwI36thB+OD4HTN4f8WW6PhzMdVUpeBXOwx3nVMxyimZWDv/Ha5OmMyrKHXXKl6wiCBU4cJT2VylTBRKtJxMSGLdsuWhSm20m1PLwtLkh0snpapicz2WsnFQ0lT0XHiMqVeVIGqfZrT44p/6TNT3ZrT44v/6TDT/7xmuKuobxB/IQ7R64T3c/bBTd662eP07R68cavulqR0fDWpJW2uviA1odVBYQ8yRtPX1s6FPLGm9oY5VjLly5SpAtZGYjV/sa0lU2MM4HmySTz1YkVZZyy4BYnJ/rH81VmoiSDnRPlYeugDHbwcw6c/AsqJmScEGajfCFl10WvgD4pvyW7xRwNm1NAPKRtDVIExJOtzFeXsL1qP3qVSkeE4asHbv69/IRgR3zjVdx4edePvpqWNwRLeo1uiFplo9defOg76pVK1Z0/U8pr8UB3v13I8AxDPrMK9cyP4rHICtbERb7yGor85c9+FNfCj4u8pmyRGVFkVj1zg1akpy7e1ZdcTKuLf+orW1qFKC1+ZvhbyYsxvQ1pF2N66/9W2dLGiNLEEP6KuvfpAVvc/f3+PWoMk9e7y7+eJ9cL/Uo1J2rXruQgzZCj/TiZ7gquPDJeNRcS7pMLUKUcEpT5kVmWygR1+1Moa5Ub5VrJBQnWLxeBLsexlh5xsuTz5EIuypPnkOBxjGRECbBUjl02r31ThaOQXQ18TmwVFV46mOmKGeaH6AhW2H/AERT8iDGyxkVZWZasLKPQcWUxJU+yxjPwo8OuZ7FvwWekkS2gsG9L2s48zKGAw7EvrJDw8qkW8Gkyi9uyNQz+ayp8k9CCXwv0zrebprWKNSLjk6D/0D6c1pXUKvkBGKuVaP5of6OMH070F5ex/sUICajAE7sW6Vh4G+fQmAAE7wmIipgA8OAJABIWd2+m3W9/FYvG/v8giE35Rbu0nsYmbVckRLekOjWagmV0adL/VxR/1I2PK2IUNT0yOzB2WtPb2/2HTBsYu4i4OImSjUAzLhZVU7l3sB9AvjJjGLZ4y6SAPXvUupK45BzeeGGNtkvAhpOA58x/BuGM+hGaMf4PLSGKCrIYuRawji5/u5ZLFRLkgFKVYrgdEtGhK3F3FlKBs1NHvS1tuskM26KMjqnNVNogSoNQRprH/CY6TZMFIn9HrwwHtCMCFLQZX8RmtBEhslgRhX6ZNUF6s6gh5WKw2VfLYIAJIa0RlrJDTblOhlJql66VEX6RGV/6Il2y1FOcMP2adRzSTxfTm9mlHY3AzS+sk8nv4hm8lHRg3PT9dmhFzjkcSD/F2k9dd9CGcwoadIDOh23wBPj6DtP5IZsgrN6yYQPF0h29Y7ewS47DTo305a+zxvk/kcjXWpUMoQovs5B3xsXPMorjsgg8BFZlAg8JybhOimcXiueC1HqqlLk4PorMh7EO28o/J/uJvxU0sC+UuLG5l30/qtEg5IngwXQii1g2hcGJxyQsiJN05fcsS8sF2G8W06cZfwRBFpuTjD2YeRK4hEN3nQS1BAkuGVgldDuj3xuUlE/wcGuOejr/PYkeIwYDJE45hOiHjB04GD+NtP4pbH7pKUF7+WcpqA6fNSmwiz/Jvioods8RihUiN1F6SbHfjYs1tGJRaEZ2J80N3LI4ngu9ofB2NLyRV80iB74iLyWVJbkIdkbLKMK8LEF8YZ+X8llG2Bdji0wPTW4nFk9bi8fdKgEJYkireNoqB5wjlu7HHmqEqyabucx0uhRWjHI9MVjbkwsZupHd44/kj2Im2VKIFYiBqb42BtRQUEa+/6DtYENvd6V1Qk3F3etQ91ISWIghizCKO8P0WdZ8ROpSBOpCcQt068V0myK69RK6hdMSj4y6m3+eqDgzyZgMZ6IJFCaWYaigDHRPFfhBSuMMSK0KlizwbbGsVStLyYl1C9mdOgtlEqEI1TJEEKJzKggNCBDYwA2qYtyg/DTKkFhNMtKjchw4gpcuPdabAKAAP1t8bdY73/jdi59YMI9EhZyoSaUgfJ/jzyqkoeH1mYNBFWSH6k2hurYHNpkqP6lejqtXVVQ9g6tn69XLf1+bNYhW2xPnp0omxBpwF6cMdzkyF1E8JDITtvFDZioTyG+PpnWaJ7mnUqpTiDSlK5MJ1W3mYnBGF2LRQKipuzJaLh1KN0Z5xMjUuJ7Yd4a5hEdcAqFUQXqgnyyV+R+NwjJM9FVQxBRut/TV46BRlCaWAI/g3IolxG2gFlC6izhO5dDMM4DVUn/Duh8/s+uNTb+biTQRNqeJsOt/8YcXDr69ZcebMykUpP7e1569Vfx7fSYiGciEjAY43ACjBI7KiOGo7BiOSjJX4lIsses8dgTU14jn8BQBVVEN54sfBxkxbAlMpXHNBJDqLouTzTvcHSzqknIfsi5EV3mSJ5FRnownWVOekPgbLOD0cZNV7Ig4ZK7gShzNChIdSUyubWC9tqtUxKwgqkverSv37lQiozLvihcigpjv4DRe4tm5pPWUNZxHOPby5BKcXCJP5uNkPp0INoYyFqkyJhnNOG8W5x0sT8LOUmT+izULJPHv6JXoZx6nmjI2MKAZmcpMCWmWgjQ4we4z+4tmxihZpgYC/V3IcClWHDvwyQicJtI5awjFlyboXYmoxAZ7KU1YPElGSitwGzeXaxKLU0ZieQ9dEEsse4sxkHXEQsysVAMNoQGdvatPqaniVJtSkzlPYa340aZUIE61KYXtrYnWutwHhClQNKUsOaXygVs0nyyaJ642mdySmVT8BHzlybqWZDBMYs9PIn9sms4hhVzY8AqVUGVfkOqoS7AlncBL+UBvLIV8weHlPn+3WlaM/PbeJKtWwqgtHe4PysO4omDUtr5ssuDC7LoyDV9jy7YpTj2W9UIQIxGm5tSB3N3f7uXtgHx4T9mHJxn88D1y4ZMPv7xOJmmLHpdVoyi+x1VyNxZ6rPy9vVKC0SQ110NqVIvdqAlyV7Z92NXbvtvitg/LD3S7+MKwgoacYG+xaRE7SXaNA+TQ7XZLkgPbzn8+zlGvFTRkt3BxcWEW+HQ/CqvlR7Y4LVxkVMtPOKOw8NBtlLUDCanC8/epYS/7UvzY/doO1IoOCun0Z1RhRtez+VoMr4dYNk3oS1GgGyy6J9nzCx6xMFhR8QnG0LpESE4WsjnSUDxADMqgTKcuftebQJSBvl7IVOLtIRP46ZOMx03slqIh2V1TW6J0O5cjrqmNxuR41Kntas23kN20nrFc8XMIe7Ks3gWOmKO0UwM4Cyaad4a93iKbz3SjDxijz8gP34owInz+mXiYxCz7M96pmG4cwm/uDPsgfoVkt58m7TR7GEVM4RLephKslmiKqp34xg6bq7bdJly+gnF0AjONBckicF42NPS5WFiGF7SryPznjmUnske3rYUnQJobthizch9+BWfba7Gwt9tKLHcOU4sD+ciZQEmrdyP3cv6LKuP1botsC0II329CHBIPIT6JXgnFTqlJ0hG50FC8/V6K0CJ5Fs5jcPCwGynWI4UCh0WVhkw+3ieOd8jjvZbMGW5TznAW6IExuEUQ7bMJO6WkKfK6JpdgzyizYMs0JCliumlN6ExLoVOaM7BXY/7lcZpbD0InebDBHSpDub3Rc4u4I+djRSSPqGm2hOPUKyarhQyUqlrUSdxpCACWTnUID7lWm5dZ3iIVY5OGyq/NQjheY02EJtpBtolCZ5ANPGkw44cKcqX+P4hf6wyQa2qkUJcuQiFFpk+rhUq6UyUQ77YVgd3jkH6rXLb5UhKS/ouECzoQGoOxjNEU2O2hraB1KCNN/O6mACJMMnNnffaGXX+o/cmHNSdT9MeNihbzyZsUyYeE7LHXbTow4aq0iV5htydvkB4TO5jBAVj1CMl1PaYBKjTd6Lckmdk8wLfImdKHnuuzWlh3IMkuU8FqYnE97j2J1TygPNMemtlYU0KJmTjbva1Dv0pKlOYycVsujrTVNHnjidpkSKuBpPKo4Equ3zJFiEyblKz1u0WjbPNVvaJ6JWcrzNn9kmaGJc2AV4j9VQnN2HRRo5l9pTSTZGC+3UpBgON/5TZGowDnhuTmk/9aLyt5KEF0SsrqYVrmsMY8wiaVtKbwToX+LUXN8QopRiKmJ7mwjSwRo4IWiblqUGh/GhpyEJxzAne52okSAq/NCLxqtxM5EfKsmMsJh7fcTql0l0SODeKDZTZEt1pmbhVkyUvEEip+5hVIxzgXwWoT7DpQLPLGeviZLFZbC4qJLAm8gMSEYiKHH4B8WaCWSvwYAPVkr638g0T8xR6LRQ6rnEm7KsC7aVFMSpTowg2QfYiz8F4bCMzB/gI8keCTRyd+kIMOgU9yQYWYchV8UkG4YpV8UhlUAZSMTyhKIQu1g4ElFJ4kOfIegfYhz/nBYGevgm+1MjIseh9GhvlHZWS43k5ZTJFCFoz1TMPGCJUFOx+5muYiryku4LEko9e9yFRGWKXMqExbhon/LMZaZ40GEgsyeMyytdLshx3CzpKLjOtDOzfAWJMafocyAMXbON2nSNvGsX9UnRgU2h1WMER2JfuuEUAsOq1qbeD1PFaoou+L4U9RInkxwpUbgPkZVPTD+zIvhk/8u6wmOaKNBGlNeDyrAJIdO1DleHQreHQreXR9Ht2s5oYJyVpNgpst0yn2S1Ya6fmwl5XQgG69cv4G61U4mq+iXeKrKPvf4T5nNrSSAcSXxYEs8Fs0A7vozNX8Fs0iL0YxjuQWTW7vtMEmA4RD7IFdGXFEroz+7NiI129yz4nDW2jw62g/v14Rgq25Y2mEQKEi11mmuVqZj5BWZHQTpU2KzMGbjl9STwKc0rUC3QEQAxT564iBiw7ZJAMKXnhOTQtZ6ILUaB3O7g5FTF5KCWpLybqASsc0LIvckIVIdYgQAoTojiwxQoreT/0l5Fj0HTSjbD1j5s660odljIF+V2ENOPnvsIHngGWzfllDAy7VLpOHhlhqZ78PLXPIS/s+Xc8spUK2AGTFWa3cqiDAVx5JTCo0bTyLu5r6NUsWgnMQE0jC2/fXJWKEVyy6QQIolRojOxE+IlOvTWfoRS+ztQbycZSTApk1xdpisjStcK1s/RLidh3ALnuUxCrw2FjiFa//SQ73O23LSnRYQ9ZomnyS7jV1/Zbysrq6J5X1aaa8NNt+0iwlpbEmeviB22ia18s0VIVppqRFpIMi+T0tdoAm4/yTUJVhocpjocpiWd9gWT8R86mxj8SK+bjSuFVugyE9q/YprTYFuShTG5NnStofi2uole1pRZcW7MlyqQd3yxd4t7M7JsRDtCvHl3bGwxSLaW8UqRqLxDOwvMT0TqzP5UiQFG32oBaUStHJnA60nEhkjlQeM4JmKnAhtKFi2NUkcpkqkFMqFeuZ3UTPHItVSa5RA7goBpmhzfzQSJFrjevSPga44KrJ201NfclKGZmWAjhxtUrhz9ec/PUczxchFxJEMbYGI5hV3LxOsnGoNB+XWlhSBPQ5rAjodniYsa8NTGIrt5gxX9lIOwa62p9cvQMfv8XUFKXScxWiq6fTg1Vr9TgFwhHqdiSoozVJfJxvZws+jO+i5oCPBy8pyq7GTnYklGS2kQ8kdqhpIBhmt/U8FuZIqQvJO8W28AohBmrtRvRAUEHRbilEu4l2ALudcesyhCalSKk4DAA6B0snK3yEI3LIpJYhFEVf1KGBlibQ2CvcapZTk+wkEQe7xfYqp4jskLBlvck5Sa41WR/dg47OTrEAwUuatbiXlZkwSmHtMwOfQj9we0gpKIHdyszc4ZTU9InxZfTa283EDqIrtvWUK4qcukmrLdZ2N1nbXd2KpXpsJXX++l6Vo2W3odemLoE1eec9WmocyF/j+YewqcgAP5WP8sh0QkeU7ESJLicOxRZObdwaa8iG048li3r/R2XU3CWdP1xUu0uSDDGYWEmv66lfDkCx5ekzNRXjX5SuG8OHZ8F7xSaYwB+HYwujlyTyEoyfjuZB4zNVEL6HPVdWSqPipDYUEnEusb+SukazuHoYO3sgyG0Ks7rRNSf2VwQ77UEsrxBnucCnmUC6JV4MPFKEU7jUwID4OOnWKklpxP57UudWSTSYCXwxyTIkplYyKgct/kJ0TxLa5BXWJbc7bmYFZ7fJcXabLGe3MdgabLM12GZxJM/iSIp89GEJ/tEI9ZEaW6oAJtDhJFJsL6iCN9Awa5WNjERWkV0FV2hqQJkxen/NIOtuqsiSmy4yYycz8xqSDxMt114t1ZBTVsoK02zhksJgEotCQDzsK5li/xNSORFz05LPi3K+q9mPEvs6yV8lL4pvD5vcKHG4z+SGPTuqfZ6EtRTzpVS9yR0XC2t0dLeccSZZlFKa9WmHiXg0SxMBmOe7xZzaadKDNA2jAbkuyK3KjMNtH+vXdkxBSiOJMLUBeiydq1ho5KaBET5WsbjQKIGddBGikXGdSMEjJldgnPAADeA1TsQx/evYzpN/gtjxHy3L0jiwpe/9FT83ud9MljtM9NB4QftnskQTIJXLmZTJhZ5Yxk8gkeIhoyV0uAw76jNHk4b6inTW+5Q5Jk53ZJL6ne7ERhlTerqZ0gPOlJ5uZuLhZsLDTR32ONLZTVRuhtnnsNsE9GFfkamVfi3rRFjz0Oz9OnZwsMXOm6wn0hfQzN+VWJ2x6tu0ZEDacSEzmxzITdiZc4GCzg4SsT4wMP3ppgkHAIvst7F/FHn3sw1O2dDmsFWc9pgIzrD8KxOrJWalFeNHUkTtKO+Se5VakfiTiR5Uuq6J1f3c6ARxc+byFcsLypqprO3+u6YglTj32JBZ7NVBgxQ6xaY/TjNli20e4FlM5Z9SXtnJzxlsxAtsNufXFlxOX5biZGZpxgfwuO9JQDPFfpK1E/NYOQGtoclaQ5O1hiZpDWl3iB0o6V5q2a4P9Uya1TMeq2cyrGTIsnom2cRtsV2XFP+phC12W8X+CIY095lkziOw0CFSmdRaj5gFyo+2w+R6rTe5Yt2mEAjNQhJKVkgk+NFiMJPDquQwH49CdflROIh8I8kwACNz9KE4aMRjAUGS5oCQYMXPfNaoXcIatXlicbbR51VE8oW8H9swGf1UGlHhbbXeJCWY2WeShszsNklFZq4kFZm5jLRo5iLxk59mzg+IGy+fbvwrBmy6cQnDQ17MMSjzeMDm8oDVkfeuGql7i/wltuuUygZUk4BqY4epMrPa4Wmfx07YhJl6GTGFUTjT+JgxcZjTdpOXPdGbW0yZYE/zKPG5SPCEZMV93PWw+cyynWC11oBhS8ulhj6mubCM50IAKppkJPFSHAbFYLWIDYXNuoLdWQM3/10Znm5grvGl7/ElpBWo5Oi9Ko7ey3Nj8tIKAJt1HW3bBMsmq7+QsTlUwGdbbp7z6LkwBwnmsTsOWHSj9XRlr3blFrqyT4UwworP5VsqHREFNoxBI3dTgndY1sdRNqTCMWCtiwofiGnNxdfYYF5iLHc5j60cazf4AGVZcoNjzoBl1YU9fIvJURx34Nefgg0npcveiN8KAnhyg3H6NBm7aZqYwLHR3I0eIlcW1OGZ+PNT+NYGC7fGxNZwN6icbuwDxmrVFOuH+M1PsfZawRhlFT+KPISiQ02MX3UwBoOpW8VV8kESwEpWFhsyzLFMPWNZ5xWkse+sjMOGeeFKETzMsUg/AxEnLeTEsUK6GEuC9rHI2GQHYwUFoybD8bzrSevZKfs9XZkwmZUJe91kMJShYIK912VhqraBremH3AIJdgddaKsm2PtdZK8Q4pDLO4J9rtzsHs2jIdmJJi9gLBexICwg8RB2pQUkAVvSZ4022/NoX51sMQeD7GCQEZuawSA9GKQG9e268ptbybMdPm+atyVhYmRGAKjIXLEOoZeKnd7TvUUdlG+hVVDRq9gtuwj1jSV/J9pBF/LJhSG6ECdqdihc9wx7i8vOWQXKJHNJIfHFEWU4Lfyt4VgNJbhoP2QZQ6dzT9D5LS6/kP957CQD9y5wProuWZ/yzqU7oVFuCRIyQBptU0uQE/XbLZIo+J6Tf7Yo06WqqXguFv24MknxskYOcR39UVZLqoJoQdPYNF0pX8vuVHEtuWDUsrz3G6nE8JKTf05u3OLP8rviU+rTcQ5PupdUSLn21MpvxRRAVMJLE8kvGVwgzcRKuPOIpYl60lOzsBtpc+DgNQLfOUmoIVO7xauUEZJERb6K3s4Ee70kFOif2WbKUm1FrCPkNKWJihDfIQZNnqJH5+cjjudzbo6FBfaT8SQWrBBDfiAjaAhFyeCoDIaml2YKC8uUzcsUteQgI47Rgiv41FHWQaKMvMjhNxkZTZ1hAPgURetwIHSKoVFlIHSaA6EnJ/6aiUNot6NzQTX/eIGMJx+l6YtJOL9mrZKq6U5+uIRIQ3I6IicVS5GpVvh+ngdmPLsxZhUyNRTd1mjbK57X6m1Pm0R8kUUfX0tCy0Ul07LbUR1wXZFer99JdAcW7bUf7FV6+mFl6aCvDscb9luoQ9LkZbGFnK/WxZ1Cd4s7RRbDt5JmM3mmIBqitkaswyZHEFJ+dFPh9zAwrXRoKuqRVNRnQ3mUdAddGdkddDnujpRodgJRTlnSZZgn/AnVISfTNfLP96o9en49vVKrmUVO+D67PkdsweMNvJN/gTbw32fRSd/lxxif4vcJdpuiiBgOh7UocxZKnmLljyoe633ArSowbBXSCnDTu9gxOrKLKvb5tZxrWiXvdgNCaXb9fivl0DbLBCjk6hF+30pvTmHiMgAHeLGpORoOZAH5mwqJNoXdCZJTlh6C1IUVLFeFoF+3syXM8Q4xB2k4E+R4r5mTO0/sR1o4y7UR5gI/Dua7uldG9RoqyVxlkFO44EElYb0igtdQ/MOcbtTyxjPgfcx4+DIzim6GUXSzRdtQHTP3P6CO4rTV5XZvob2JYGRMDhp1k5jJWpmThFRV7M8f67b3zuxv0iQfOLHZm+BiMCRG+ucRPEhQddP/X6ZT4sekhQdCi16gMCzEnxkahp9E5CCNY+ByEIjH2N1G/iFpK6KOMDmIw2Qma5LKj7nQOCzL4xSYjIMHkGIiLTX4tUb1FAMhRO7OM2PDA3+gX+3KPQ6c5L6ZZhf72d9rkjIsMfNRuBeczjHwoeCOcysM1Zj3lMzH4Xdm/inNe1HvRRIRNm0M3dGDby16IUYOtWP5k5BDsRd137EYzO+8GhqGBPZzBHPJxczlA8xcXuqV7EPylvvI7/2m8ljGb2YZy/g0hjK2ykIZP6dBGd/mMJTxmGIo44PbS6CMt28vgTLee3cJlHH/3SVQxt13a1DGf6JUAb9+v1DGz9oEZFy//7t3fqf3un84YySc8a6RcMY7KxM044NmMZrxH8qhGf+xPJrxLqMYzrj7rz0MZ5zgFsfAxtu+WIJevPfbR0Iv7t7bLdGLp8foxf33lKIX/6k8evGho0UvbhoJXnziCPDioUcTSGJrBCRxjiGJxRe7A4VI/FIxIjET5Q3lifK5NBPlmUyUZlmifDOTEOVOia9dUUyU6+8rIcq995bia99biq99TwlR3nidRpSvuyDKN1jPZP0N+NqVjK8N4uo2jxJfe7iEIv9cjiLfLk+RJ5UQ5M6eEnztdaPja9/0hVIKve+IFErlg0L/W0yh3feXUuhfylPoOxqFiveeSTr+jlJalcdbTK2LNmpEDDPAVpzfJ8TD7iF7hqrlA7j4iKkqTtZ/wTGexGXAuT8rMcGTOu/lyv1VVm6frPNP+PK78vIwv3d7MqkPyAcPmYrpvKPV/Ieq5ntFzV8xNT50UDZjN357LL2L35W3KI5DFrTR4s9stag+78n6bJGX7+DL3Wv4cr/FQ/JAXE3EhkQfFWNgJRzmWnHsf81BMh3mA5bkA8PwrUL0KJO8g2iNxxQjIFPaB1H6buLBTv2Bn932lxQ4sJMQ/AkHqKQ+cPSkJLseGq1hsOgT3uRdbNH9OLBtPdj4eAplK0U912LfRG3Ie3k852AF1oODFCAAWGALEd2uo9ifvUPcgjMBEzHDnFoUmGpNLj6t5TzWshC0X769EKHzM8z5xY9fUnw6jyWhWrnaB3X906jEg4ZerUXFLyHFtH6+UnSxYLAnQlOgc1Wk+LI5+5do1ONrJDugQdrFZ5/F6DDdTFQDVacOLhbD9PLedZsE752Kw117cHiBuG1DGU8/s9jLY3LgSAb+xcMz8NMPx8B3alLFTy1m4PkSBr6jlIE/WMLADz5QwsD3PlDCwLc/oDHwjWkw8N8QiR36Oxg4Xun/Wxn41WvKMPA1a/4fMPAdfxMDf6iUga9dU5aB96z5/w8Df6iUga9bU5aB9675/4iBx8LmVo2b7yjh7KJGv+qLa3QfM/PPrynL4/tKePzDR+Tx6ORHcO35uJbRk1Zxfz+N+y8hcxJdwvfe4u99QX7voKzGAb58jby8X2vKK1yl7UmVhnH3CQwDDiwykFj+LkvFWsl1h7eUjBVUlEoj9mwIUan+J9UiZPAiZKhFyEgWISNZLOQiNFV3kRDzX8mr2hKU3I7Xly+hiNrS9QZ7Qmcg9hcTjL3sKmXxsmTxsmTBOSFPwCPM/63ipccqXnoIgvF0joKejDZyuhBDSxeCPMhi3Y7sghltfXEN51Gz6zj9tQXvUNrZdsKfn5D4oAI9FwBfcFIki/KHzle4PaJzk5xThP9XxUEdhB8LPZy40f+DNeg8OFBG23/QK/qtqiVathw6KLpF6NYtwP86lyFfZoq9aWdof4JxJRYjb1ZLlF9RZ0RdSEqHkiOCNKPXGb3Mguo1R0mpGCR8soTIZ1WcEa1qQXImqxMqkn60m/Ocix868/2JcMD4AENERvnzGVYo/wtGBp8CTU2UC2yZjWu2WNpsmao2IgBmoAATiilh2uDHURhpMmukaMs5oh+jLop9s8+t8a8wrdUwitcHfXAexk9qNXpj9SoYbcRfW4akAKtMHZqrBSUGfdCErl4V4uXkOUTni4soapVKuhT0Aq2LbiPxrj9sWU6Xs1qBvxnRC/956JVVrVH1CkpJNni/2doe/c83Nv7EbC24UHNzQzHaaSSOh1/I6K9AmdMRVVwZua3RKy+9cM/qluKz0APS+IqOyOuI3rjp7rtXtoZeVLEiEKf3/+S7N6/CaR6ngbEsNLaFmfpUX5jdHNmdMGchI1ZfvUkJ1jP1M9fC84DSnUXeCoRiwHZMIBqZ+iFbPpXqqz+UXitTpKaDjCrrc5vhJZKpN1eFmSD7KZC4eDE3j8jOrx8ygtx/9NJDPgEF2ctpnDFNIOTgZUr9BTcPxsWbw9PE77Nciy32q60uGI6spWJCkIaUUwajJW591yr0Xp+5NExtu5h0UCmumic62o5mLg+9baqxiDg0O6l5iPfzWLsNTPbAW7yNqonAqMDdLPpPFCIep3RzbmtIhUZei2ilECT/o5WyCEapFULOkJ3qkotPaJZ+DSkqO+HOIL9sxDQjtvBIRCq/DNPISXZQn+9Dgl9kil61mbE6WhnWxCRHpCHzXLwby27d3wG3hwD2Eg7yv2LAsFiVLB80o+E/0INm1P9TOiAvA1UpcvhBW/2ZploXxDvbd11Nj4pJa0brn1rDBQypg/V0O/8aacKsTjAHf9g03a6oi3ywlIRpR+uflq9guA/y+2K/9LQ8uG/tmtKCQuSkDGnAjeVwHO+CWjs6ZgWwEm1OCW3a7D0LRCNzMdAnkdFWFWBF0KkTQUVYvqpXRCgrtBfTlsJA5taWKp8LpnxEZKhKnYsgtNT5YQoB5UC4BE3VhOYnKfGo5fu/e9yyBc15/u47rAsa2i9vmhhMOXnaL7vvNS5a0tDaOjE4/eQzcPbpjisaWnHvFJwtampY2NR+6ZLmpZdeZUzqbG9obDq5sWOFsai5o7Ot/aqz265Y2mk0tTYtaVraySedbVc0LuLDy9qbmv69qWNSY9vSTnFfFbaoqfnyRZ3GkoaVzUuuWDJJnTYv1U+bVi5rWLqwaaE6RxkNzUub2ufyOZcVn+Dn3KUXxY+Kz13adtllHU3x6Sf5TH5VnfFH5dmyhvaGJU2dTe0dRmdT46KlzcuvaOowGjo725sXXNEpDpc2NS3sOAcPdRizWxs6OpsbA66I0dHU0N64aNKChnajeako7NLOtmVGR8NlTZMa2psaJuFsYfPCixrb21pbL267WN6MxD0ctzctvKKxadKSts7mtqVGx9KGZZMWXtHeQGftTSuaGlqT84VNjaLD5YnoptaGpXzcTO2ctLC9eUXTUmNZW0czLqvzhU2tnQ3qpKO1WVT6E9wXssIL2jo725YktRTDSi2c1NHZ3tTZuMi4srm1dfbShbPaGy6/vHnp5XhSP1Xd3tH8703qZJJ+chEft7a1X9TZ0NkkyEN05KR2HHY2L24GmSxsElUxGsSgUJOoq43LBNEtaGtbPGmRqLSxoKFx8eXtgr4Wcj91Lmpv6ljU1rpQDcFlzU3ipLNpZec5dCTadrZoTsOyjqaFxrL2tstFoSi+0eigdn6muenKTzQv/VdJUnQoqyKadXJCCicbwSSeAmKqxVeDjwdG56VLOiYuW9TQ0TRx5cSrssbFi5okXQSy85o6gisXNS0Nrmq7Ilh2RWtr0Nw5MRAEHnAdOoKGKxuuCq5s7lwUdIqXZY+dLG1UxbQWdDYsaG0KVoh6TwyipQvbm64M5rR1tl1pxO4mYkyCUydPDtpWiMdPmzx5RtDafFnnjODKhubO4JTJuEDPTDrln0Z56DR6iGsnqJcIOP6Pp13Q0BmIvhcNEU1rb6KKcw0/2hG0Xbk0uKy5s1N0YcDTM2juCJa2dQZLmho6rhAEf7JWnhhY8fHFTcE5cqyNov+0/ry8rUl2VmPbkmWtYra2XhU0dFDHism0MGhbyh0ruv2K9qVat+M0APWcbDR/8iLRcURkonqfPvdidCjoIJhLX5kYfKK5cVHz5Q1LL2hY0DFRdOUpU/T6HKHvTv2nuINPOVU+c3rpIEw5cv8uaGptu5K6FbwiACPh5ijmqLowiiljkRgTwZmXdQRL2sSQqAdxY6n4I4aAL3XMCNpEwe1XNnc0CVoUnckzpIOKnCs+29omuqYhwBwTBLe4Sbwxmc46MO5tS8VCENdXvR1z65L//m/Ry9RfeT+ft+OUaW+//aE96dXv3nzvgRuuuP6TNz+8aUHvH792Y+dXPtu44X+++Gjt+i+O//2B8Lzf3LJ0yocLe067Z86kGU2fvmv74g2nHsie/efLX77wyqda1i54/sBXv3Hfx+c/MfPKtvv3fH3bDVuX33b3kuPPM5/63JO/+PqrH7nu4re/dkfti89W3rG/+/dfeewrz32/t39Vy7x/q+zftuNjxvem/u+PHjv48BvDL+6df9bjf/jPSysuueybm2r7mn5z34Vf2fXujjc/9O5NZ9/5qYcWV8177oLvXb/j1R237/z5109ccO+cH99ywsw7X59250d/3bXl9Yf2/ugF/9WfvviljuZbTzzxro+venjKhIpdf33n+Yae6iuf/WbSgwu2PvXGym1ipLsmfHvZl1+6+exK97qT7v7e+SedfemdH56xZdvua6c2/Wz7vzww8cCNB9685FdVTxkvr/7KPX+pfuKW2Y8+fNKV43961cArF9+Xmf+JUxbf8rl/uevY17omDHzggY+9cc1FS96szj3/6OsXX/TYTx780pRjfzzhrJuX/OLk589Inbf5od+d8ejxPzx+yW1Vs+7YfMEFK74z/sLN+2b1Tjp/zSO3bT7vhXN3PvGZna81ZucMT/zpVrvulcJj/zXTvejkT106b9aM79/ct/7doQ1v/3rCN2dvefafPu1eu/EXP981662ey//w3kfzx9516Fv5l596soRMukvO+0vOd5ecv118Wrex+HzeE8XnJ75V/LUv31J0HjzyaNF57eLfFJ3/2bq56GsPnv2wfp6/84f79fP/9queG/WvvRW8dr/etlO+cenL2rnz2J6a67Xzp05+ZPDb2tdWTF/s/yw53/8F54RnrhlJH+pr/37sgx/58b74fP3Wpaeu7P18fH7fv2RnfmDRN+LzgTeffb5m1w/iyvWMq2v453/tiTv+zuPWP3Rn253qfHpV8NZHb/je86pyPZmbDq2cNvNq1fGv+g9N+XH6hgF5fsfPLrzceW7Pf+2R55/4cnj17LpVbe/Ijj942/3LJmzZ9tRtsuNb3ZcvmDLmuDOe4vNTn3m6ZviJz/y854/8ta4zP1vdOv3L/tgN3PG3n3/vMek9n3v+K0N0/sPeDwX/e+53jt+18yB1xaxxY9/qq7h/3q0rvkxt+/T/OvaUN+b98o6Z4x6hpEHf/P5//+uHXz3++k8e9wbOX/3uwL89esb39+544bdfwte+9vHzfrfNtd2PPv3NB+Eb4T63cclxz5z99PYHv/wqfEJP+D/sXAl0U1d6vvZ9khcMOIxnAiEEKZNmxUHWYssJi0jChByykCGENE0PMSCwBoMY25CQSYO8ySteMLtZDN4wNmBjDAaMoU17Tto+DNPpQDKZSRRsWfZ0OlGSOSekoaN+976np8ULMD3t6enkPkt6uvd///335YqE5Pbb3/jtz3r171Vgt5IZjkO/Kf2q/57cC3/dAd6OpmjG/XKdbv/B5TNNLkKM4v1/eHD+/E8iG/bN1paF+zOx3LVs42/iZj3/s399+Ufer35FPvjJt7bYooaJlx746rGNHxaRd+a/I4z/bfli8vvPT1VPaHF8eHXX/Mr6zHTHUEu9+V9+uehZ5+bHftX47DzvT/9t1Yq6ggc+Wr3sVGXl7pczXmy0zIprWnt53td9J//gs0Zdv7xo4eUruiS9wWhKTjGnpi1fsdK6Cjk/SafXGXRGnUmXrEvRmXWpSbqkpCR9kiHJmGRKSk5KSTInpep1+iS9Xm/QG/UmfbI+RW/Wpxp0hiSD3mAwGA0mQ7IhxWA2pBp1xiSj3mgwGo0mY7IxxWg2ppp0piST3mQwGU0mU7IpxWQ2pSbrkpOS9cmGZGOyKTk5OSXZnJyaoktJStGnGFKMKaaU5JSUFHNKqllnTjLrzQaz0WwyJ5tTzGZzaipITMX2qUCdisdSMWVbu96emS0n86es6WkbbfbMrNiQ6SXPLbRlx8Zyk5k5U7PQal3PEqFtHZIeqsT11szsTU9oUGDwlLTarrGvYutW5E58Ph4b7Oty9p0to56XnZ22Ip21RA/HagKV4gw52z0hf77KC7hAEfqEVNix20dC0I+BPwg5f1gCeGlVKC7p+SxNFsr9DNTbmrBAyjJxRhqKJBQCKBRWo8Syr0NdZWfCQONgW876DasGC6iirCSQuVmlmrUB/ZAGhfFGawZyeCbL8EFFLJ7KzuITLPmH77cKzNvfytKsyrSvDXlK6t40aahDrOH1hNIMjlJvKPUIGogVvDciI8hzcToqqpdWPS13p0Ej07rCnomy6QV0PCiQWDeQFbz+op1VQFZmEpzkdLtthTUrdD1NszEtYwMvrnj5FJJqVqStY6XNcqtUpvHqbHi9JKMHCdmPj1RPyeuwIKt1XTDEUlYG8iU0WhuyUPVmauyZfAbbrkiHkFGTZimPPGPLQhu5ScM7sizNeta3cK5liGesG8GgZr3tbWuGtLzebgu0J2SBbF/ZrDiVLMhfJM7gTQ3TNFhUGjs8uRIV31qQsQF1L8SxIpg/awbe+uXXdbwGQvXHbIMznahYQph8gqph1upmaZRHpHo5g52AKD2aAhIkz2HNmGbDumxbhuQYNlj0Krud16gZ1lVh6uH1c7Zd8zQKdnhNmmaxjbUqGrkNZfFEppDvseS5xUoMmKFZamMO8QpIYH2HXhfoN4z+fsN0J71aaP/0EGuI7BlWucZ+/Pbq96VSW5G2KUuKgk/65YTneB8KS15tW8cNIBN9wWqrfa01O3PTM7aVT3NrCMMnnRxIXEMa8/xmEbr+jHLQsW516PPsJOIptuMoIIF1/+FEeHzIhItnW1f6z4hGix/LVo0YQPxHHYGTntAhSWYZk4x8dBa2jmZ+zaZEdhCQKB3vhK4v5uuyymZoJBB0ccs3seSEp8io/TEMMt22ciXsVzLXoAMHDfNCrn2pQ07nVq/0x7I616dlZbMEF4z/hbQ1YY0y7Eje8CHOjA2mNUPz3GpEmYUbMtamhQpMOo8YrV1OCrTLicqhBSZv38ZD7FsyYX+TyTz1js4iQvpff/Bm3ixpgcdRO5cda4hXsuMIW3ZYS/y0fJIlnWm8YltjA13S8ZRCb4YdNYV0mrFupeRPHEDDz680LDRmaTash2dlsdMRBrB8Q3Y20m3YcQf2fHoDev61tnesgQgbdEjk1xQnJm39ek7QDM0rCPaaBfY7O89Q9KOcZ/wp5xW3glf87/H/G+cb2YjT2ag2lBPKsBGmbwl6ZP/MSs+0rVvDDSo9LWMVt0/ZJkc6xUIdOsoZVvD43zvP+vPU/9J0K0MWUg0gHbJWANEPQfOtdFtG8IGWP2pgQqqLQ/UVJ3/6fG4fXRuy5KX+u71v/M73V/7DhVpBOSggb5LX7iZjD/PYyxd8783Bq8fnk77f9M31ffHejS++wqdvM5uhjghCXL5PL/uS2G9yl+dzuIu+iaPilP4J++/995vZt3iL6xrw3MTr3cl8pXQ9icRH5IwI4v9OLpIbMg41uXzz5s25NIC1PCJ4jz8ypBdOBfaMepd93PD5emS4ALiKfHDgwGx2FylRFMXufxA5Auk3JqL4vvjt53P4twns7TkZzuGTBeT71idLK3JSPNHcJ0tuTQDfImJ2tLETA9nGAUVe9C+e9cPFk9DmaxFJvajzLxEiSnAWMivkMCyeaN8M+f4RhytIDJl9LewpQvLdEr7gk68oEqpE/v1GsFwg/9rIaE1+PIl8b/anRLqT2BoXpBuLxaEOtDShG8+k4UL+o2+uYihRyqwpGM41usVa6Vj2rJOlh85uBDhBM3xuTTDccJuY4L9ZO8q+DsXQIojrACE/VeB8F8DgXOYoliXMaXUPT5VsjK/+DQ0OABYlEoQffV5S8H3t+09t/Kjc/4IGfG/EMU72ywAcBXlz2Q3ej3Ba+fh02Se+y59/I0hwv547usB906/7/l0V8DZLXFhwswR0+UNuIfGTmKETshWSVrkM1MCQeyWIibPYe6JaCQFjjsXh6/Ejwy0JhXMM40YW+Kvq0Ag22r6vh+/Lzi4XLVnSEPkxMmn8j/z378hwlc+Ozcep0fl0eJmjSGeZpFsd5JRjjH9U4CyjSCWec/jP6iBcPEtEB8FEK/HzkzH0sO9vI5WdBm6hL39c8KpHzhfh4wt12Npc92brTf99YPpglAxHldhxc/OyjzeH71IXHbzj6GS6om+TjzHgglPVF0FwF6NGf+bL4fgiR1Lf18PhpF9HCkMnvwmCe3MMdnxh+Lz+mzlhPMWMKZXJ/ptYCe53Cs8+SRqzwh6IC8En5ZQI5osJMD51ICVpZDjHxcmKbSo0CQEMj8WMyauC0RAjZ0izg1ycPp08bOE2HFP/fkiBQVI43DNKFuf7vRs3DPFrMcPiSVnECBFmRRjcxdCvClO2seWs8JExBlxEWkBG62JGs8344FwTmTUyvvB0RN4aEc447IG3Y0YlPWS8Gw530Zc3Etx7o/I7Xf6UXL40htxyOOCHO8PgRouqNSPhs4wQC29jX8bdfg7n64u64ZnI3eJGmLWQeyWnvgU+lNXffAw+xJix9eWXzJcxI3LgDYf9j+H7ekeMG8P0NjKdNOQHjAUXNaPwo4oN1qKy9bCIGRt7O9nD55sce4t6SB4fhsLNHU3eg+Pk345xPUpSEBkWkIXkx/KlVLF4JZE3yApSw4tHdrGOby55mfwlSWOBBjM6IhX6BlwLuE/GIYAa5G5lOrmfw80hT5GX+EwsnpnEE0IkIMdzX1Lz/9CXwcWRu3AxuDhc3+NwscDyAL9TcVg2vs/+r8Hc0qUr1PIj+cVoYZegpKA47mFzyLO8bgvgm0ym8ouZEiIp+Zb9GkwySSvx4G4avx7lXaqAKB7L6Usg95EHlb0i5XgUIcckRpMgN0YaOc1GY2+9zK9aiSDjuAwig2hmn5TvwaCilaAaGxb3NMgPtZzmbHKCfIm7eyCT2WQ231e6wiOlRJ9KvoiynyQfiapgjgToJCakpVABawIuictoTp+K0xmtPCtwe7mbaHExqBhZv9LOakVHdFizIihUBbQaoVBPZV0G6BvPL39vHMho4XARQVj8kfYRXDOU7w8qcNHynV9CAr9C8fnlF4VrgtxY6ch60qbYENvOglb5RaVdTvwzHjPZMM6UhtE4k10zzVoM8wPsXWsyRWFMmMDuo6LYn3Y8xkT23Wg0zpkzc84cnVH6Ir/hAxiMc6dOZX/G4DFlSmLilNskjT9wazC2p5G9CVppD062ls8JscZo1Q++P/2Rx+6Oe+KJB+/SpN4fY9TG+amh45I5ivgZT+F2XtLMmVESDvb0fX4SjP4pPv24UULNtmB/fFq6AqBa40hDokqrDZ7QhoFq/X9sEXTJU1q/MB62sO9T5DEtITHRkoAbzEyz8BkLm8MkZhOlu2mJllmR0/gXNm+xSNMGPpGg11v+AuOhhyzfw2AETZJwp9w75VF83MvGFKPR4t9Vm5gwzWLRJtzhAPkWDGOswORjCRZrkMq0AWZHkKE26GOqpH3OLdhRwC0WUDcNN+MDOLXG8dIIxYzPqZO1JuPtDHNsrJYY54L0xO/G/9CYEnL9t9AMvwu8B09OmRK0NdwIhsK0PZ5/4I1ZDjegKVPuiCKOy2i5lVWRWLPw5JOjo1GrbytIBgbzsJHiDpxCMXyLZcp34//PiLglRHC20QZnEy2LkpaQSKsAsSjNcxyCtcXCQuzDmGT5BraEi/3x7BNsaTyjJCTMnj07gQX7acYEgCQk8pzE47KF3fJPi/9dgucjwcKjtIwsYXZi4j33jJeZmDQJKz+cxIY2QKSfmRBG73CYzdrQPCTLY9p3tvXdGH0EOpYr6ivk15Fe4lW/ho69X72IfEA0UTdIJTqWV9Rx5ENymFxUX6ECSUdnWETa1BQ9yaKoeMFMJkew3sSlvkjio/5e/RqtJW10FnmbaAQHcaFV0UQYo/Kj4iPM9Hmii1qkJhHRgiWqi+xCi1MbqSKGqAVRC0h0RPA/BqfuMyepZ+8BahPb6GDnaerpaKJWsUr9WWvPZ62d6ssFYpGYo3a1HnK1dqv78rb35e4RvAer61XXS/LELnVfTlVf7m76vJhDB3OcatfRQldrj+A9UlJFPXVlAOoQu6inuwc4K6IvF4vbLuVeKqDuLVV0oLFO+PkWsYhuEJ3CteZrOXSo6CTdJObHuDqcro5cV8d21fNinZgf7d2Rvx+vWrpSbKfviGXYv3UX/bFYqNog1oh5dHBLdZx3X8EuvBrwAh8tPWrs5cBOg3X76bNiPnWXFtOhgiOqNLEEpLrPnqJp2Hqo+xx1lzmpp6BA8DadOAyaS6inp4A+J1YIvWdEhwD+t1F33Qnqaa+lS8Q8cNQCjuxiLlvPV7sO73Ud7sbDu5uwXEeHakvpYPl5OnBwK2RTAdmo5kGC+RDdLoiOesoLaf+RE3TowAW163y76/wJmgGOgKtI8NZtOUD7e87ReWKhAPpz1L1V4jYQ4a093IotC4Vre64yJbQxkVvZeqdYLeYwInOo5/TJ6N7TYjUX8FtineCtP7GV9nd00cVikxobABNdI7YLHzZ9tJ2JpxrfBwpPUQ9ocJcVQPM7hCtdopO+zh4+3Hla8DZ0VILKGlfPaTpQdp49uQ1yK6Tuc9V0yNElXNt9FbwfqoGIdjlVdmijmL4AWgY6yrhuiqPBASi8VADB5zLBl26l8wHUXwMxdO6gAxX5wj9tFcsw6YCuuuhgUY5qiZgP3bibdtGhjvPgoJzOgqX1tjOK/cbQTD2HyuhAQbm6dzs4g/WdaKGDrTkQYstZOnChBcZSRt1VubTvaDFNh2bctScgMxhPQ34HHSqsou6GQ8LfHWbGfb4MHEJPuWKe4G1ubaOebU7h54UgwiYeFq7sEh1Q+0nQ4GoqdDXtpO6C07CxUtpfsZ0O7m6m7p49whUnwD31PXQ1k/ZuLm1PqSO6t1m2+UyxjM2DB+HKHigNaPOh1DK1q77FVd9NX2WWfOQC1FsDQ5FU64ApQEn121RWibjao3XCtfqr3dRdUge9NgoAy1F9dqGHyda5VY3dqpktNJWAyG3UU1hJ+/Zj6eAeLr9LBfA0prLGzhagLqFD585AYoeawGg+nS12BfvRCbqQsVLFTIr2l+XAUOtiXKd3u05XuE6XgE4nM8O+lnoYeidu1b07+Q7ew3uPCdeqrsLA69vAGTY4uV/obYAjLYHbXNt+9QwdrGhX916QFFcE7yxqZoKSbDcNgvCcQZA4Xw3M+4BZuIIwQAf27hTwTDVXlIProrEHhFfRoZo8OrB1Hx3obEboKYcYGhhq4UonrNkKCbp37KbuA+XCtRqI7nUxl3qKKulgbQ4W8+ArRXQ5jNqzvUHobQYBA85y6q6Hr7afA8WlAK5BXCoRrlVehU8cPN3IZMnwext2NTJPwr26L/coE4cHmuzv2kL7HWfACDOyDjhi6bFob1V9J15tkLDzjCzh43Rw3xkEw/PCLw6LRaqXuIssEYvVruNO1/GdUFN3KwKCE26bAxvOFf7hAqNz5yE6WLIPoeYc5HOC7Tq4p4gO7N8pXNkOXuYz+Z08Tod2b4Eh18d5d3TW4dXEXghUDY2q68XdiGEvAW6osAzirGMSOe4EJXvowLEDTEXddHC/E55YxGy/+ATAB6qamRKdgHeyJ9sd3ChzwO55eLcTKunLZdpCQC8FEW3UfbyDcXtW5vYYTyawpcHqY6r57FEB/gDCC+DI2xFv26GppUBzuZjZQZzs6VLo9xQcQ3zJx3abEJ1YNMMWTmi/AiKu4qJDsNnJfIZp8NBhqLmQDvXspQNHDtOhOvDTUM+ec4LqJmQcb3PRHjjuUTrYuIMugPTtDIXwUclH24Rr1eA/W2yiAyXtYKqTK7bmJO2rq6N9NceE3gNiNfV01oELoKKeqma1q93pat8BZR2DIgp4Hjy6A6EVsaioEiGytQz21YakBaR5B1XXW/ZBpO68PUB/jqG3Q6QDhUgzDZWghCmkv3E72IMqGytAbGUJHSw+Q/tadwvXdlztDvbTdhbcWVjxHnIeQGgupoMH64T3u5iBHskrh6/tZcGmSHjfiVhxvXAbdrayuNaFOQg9B9vUqXnqgNMdbwKKEpZS8qGMXOHyVhbP95XTn7B42pnHABHPYY4Id4XldKAGppG7DRqoYaEKKXyBeAx8sgriLCqIyN5m+GUOMioer2iAHGtghIcgpgLE+IPwTYSigQs94DoPKJeyPFhbm4/wfZTHTq5Pz+lCZjwsXGSJjdR9oZP2NzXSwZ42BOZD4OctMZelGh5p4Wo7uvA6jllQ1HqQehxnVNedlYBD6MBy7m68zoLkQpbBe1p4fus+RN3b62DsBYBLA/ee8lKYMpjfywLIPjxXkeutKu8CK9DVgbOq60WlALXBAoZqTtG+YwhABzpgloWclxw4WD5cuLWbVTe5TKIwmvoj3Kkgi4Jm2tfcinqmHeVIYzQPzyz8vYBc5dlaDEPrBijLqHinQ61bqee/mnsbsJrS/X38WXutsqtdUiFkrdpCSLa3pJIkhCSEEIqQhBBCzK623t/fhIZUCEkIIWkcY4xpTIzBGDOnMSGOmePMaeasZ+nM93evvXNOc75v53/9f9f/+s9c97Xba6/9rGd9Xu7P/XmWaz9HYO6cEpgvMQ/McQqxc12OnRcHa42/P50AY7Mvaotg5USlvrzLbpoNE/xQWQ2noNA0lMh1Tq7EyN9jxxF0UDzxaTB4QQkcihC92GBsUF/G+rq11+j7huvI2JdHr6N+nWVfyDyTXsAh0QrYtrN4UwaJdT5eFgK1MFo2KP+MXMx+KChkX+zbizjIxuf5MmtWsMHw7xZEth/KyvdV1+X5zgdNvCpGRuXKBJ+v68qO+qMFMuUXyMaT8yxZz7yY0PO0g1zzqaYUw2wLUZqOI+pL4adT7EuY5Hnicb0A0RrL9U7WlgfLMbfz8tzWyQSCIMbtZ4NET4AEs0GklbIpN4M0wuGAtn1I3PNHYatycAXOLmBfXb4OzZFrNLdJX4wuXNKHPHRFYSHXnK9Pkny5UCWBKRvkryAhjxyHiaqvoJSVcc0NmC7Einzq89wUOWmhrI22NGXgmm355/G1PPZVTqG+4so1q0q2NXirIgfWqoe1ZN5BUTskc2ZhHYex5LSqYVc3JSMULsnzX/Reae43KC+9BD6FDL2I1E6FzksGO2SCHY7hRL1pEkAue/V+lhWYFpxx7NAF9tWVw+yr42fZtqu48fq98FMlG9AEsjxwgm1LOMfMhAcgqK82IFyTUQdPHoc1dPr5JANJ7IYmWQHqq0cK+gTuXrrsrGvaloYLbNulGrBritIgLWTSub4PeVyJZGq7WA9pfJBtTUQmpuXKvUNJPOuDQV+cOohoQq5cvAKJhaqz7zIqXD2K9TljgyjRXy9e5glZsLTV12HWWu5RqVzLjiXBw/tkC72qqDQETREukCBfcl8m++LSZcZD1i8yw7w8kW0MS+sL/Im8IuPvtUe/14KvzmYhcpPRTSSwr1Ivsm3VWtxpLtt6JYkJhfiSZXr5IVCubq++liDmQL7Pr1/W1zoYq+g0J1c2tjWtlLuXiBr5ol6OuyP6Ah6PruXSGbb1WqneFfGsbxOK9dHUVLnmxnO3LiE7X5y+zAbJ9HcB4kULnuusAXD+MbnRkK+jBaHgEleqQWRXZNV8Sa9EZ8N/z8+Atg7Usm25+8BrCYCezBEisIRc4Z+XVYFAaqHX0ur0rYTMIFzzeTm295Vxj8pl3Xm8CrIwg32VgFxvyNMz59V09lV8vZyjUGWVdeiH2FfXEuVyo0N4l8Nmq+SCW36gHPybDUbWcY8OyV5pOCSLwHy5kdlvSOv0K+yr02dwBQiq+Hx93b1wELdyCSH09iiU0IurEEDxl/SSV8u2nrho3HIhqaW2Aadflfur2VBPsh9l0krNYV9kovjXF+mFtzz+pTK0d9cQGDoEU7nBzVqDXJdbh3P1+CjJIB+10NflenGEqyYW4x50XPM+5F4Qeqhv8tAJPU+q4pov6hWFTq6sqRVNdfogBJEeRTE4d10/kjyVWuRz5XF9XCAjklCCle+Zjn31ITj7Qj2iWoe0OY0LnUY/tg8BhwgoP5mJWyuU5XVL5Tm51cRkQSBnrrMr5ZC4ehC0dkRPuVfq4PtkvY6WnYqv7ddXh0sH4IV4pKncKbEvUj9k29IRM4mycoRRE88ZSivkW2K2vrsvyziLiZzFTRQh9cD6e0vZ1vgkNPnHYbV47t4FWXWVIheLziMIzrU04O4yroM5kg+wP1xHkJRfYl9lX0YpRNRVJCG8kmX/lWeVyG0t2pJT1VCNdWDbeBQNsPFZ2GhlU4Je2aeCzE8bJE08XJCAUcrhldNoQeQSc5R9fvAyphqvv7cPr2Km8Yq7l/UyHDdt6DflpNHCUTBk3jWIejmCK+H+0kz5PLkuvrieBDEFCXMQDX/GSaTQNX2jcUUmgDNaOAFxlnYG7H2VDQS/fl+VCgbuKrvO6OWmnr985YQ4cgiS+QoMeg48egpUefIkuw1Tf1FYZEgmPRcXwNfn9VJNVnZZ+kItj6Ev9WiG9h8HYR41tLvyPJ8nXQCpJ7NeyM9Xx0Fr5VeAI3JpTFLcqEVNLME41bKY08qsopMVnSw70mUdXmPojqGCkiqQXOi5r1boCVIf3cn6Iq8XKtkohqkg5bMG5SBP9XlNmd4LMpdeQ8eRmwrpnQKZcBwt+WkER4pBMybIPShS8Sqivvgw7uwINNWxspZj9UrD8oV82/ENCIILCAL0hfWYWC6MW8g+v3wCgg/RnJPNvjyJalMLSZheAcWQALciqPZmwuMZSJtK+Z4qGo4gdI8hHq+wk/VCLu8ycAUZUCZnQLRswINl8OUpuQBCAl6WZaDRPH2JfaVDN1aUDPPKzU9b6WEQRJkcKCjm51BRs8CO+2sRNKjGGR8i6lAZjx5EO3syJYtrPi0X3dMI68RD7PN6iMOjqajO2Xp+/XyvfukjEfeVLUsjuW4kH5abzetoTnTI9zx5pSzxjJzF31flysLneflh3BqYJSmHfaZNlFNgryF1Za+31l3Wk4oWFScBAvQg+/xsNXivhv3hbJb+YlquuQhfh5YDL+yTKffF3kp9Q5bKthac0q8cySOeNWhifXXWypNDmscflHNnBWjsyxNofOTeLRGDpsiWOH0Od5GCwpZgqKpp+KYcVeCJ8+zL46eMW6rz0Jqy6+W03SeXjtQUsN4k/bLay3MNMj1pYTxZolThw6vwudz2gfkT5c+S5AWcEwD0RTzanZwkuSjuxTdk7Vgiu3GjvFyXso9tLYZUKKlEr3sNmvYUCm6asSFdcAoullPGfRP/dQEsmixb9GVdqqHtAnOeBjlrE/BJpl42gRMM30QkZlyUlwW0yLdEfa2HPM5HKGgPsVPh+R0wN4yITvg8+6rkHHevtim7U/hnJyCQ5GL2ogi0Waor03fp1Q2IYCigE0UXMatykHgS0qkzs2RbH9avjOzXs9kkOOd5Xhl04QEQ46Uj7AJZPyYfAm9D88dfY1u1YKSUSjmJoMor953GWHpFdlx2XT5EF5yQpn0f+ddg8TzEQKXSsCCh97O+mS/+EB6LR5imXABlZyCzT6O0H8Rw5cr36wEyF2vZlwVXEQqgqQvQWvlpmGMuWmckUkmWUi+I9PlbfwzsfxYSEMl/WTZbGv5ONn6bsy9PXg7cVwZhj7zJzIP0AF8cPoJxENwHcvULj/DYD+XJ6CBh2OyzmMRBpHciuA0UkHoJfi/SF7AjZewraIQXCfG4WAasHS+Pjb5sq8yvKXXsDxXg12MF5TLRJaH4V0OGFBjL1UNedjpSmy5TPWjj5AX9IgU014FLaHjz9OIh50NQHjhqf4JhyQYkXH41F7oyH5Iug21LrkQyG0Yqz8pHZc3VDwLzV6SWY6Q6TOM0Slau0WR0/fHg9kTcZAra6+Psy8togY49RHE+IjdG+cjGWvDE2VK5e9EaFnpr4fFrcvN5VG4+5b46RV5Rqpe7r6PgePBJWRboFWYsRnsHT7+qOMF9U/h1wfs1z0OQ5VfZF0fh35OyPsrUF/DKfXlgmZSuKy1n2Od1lWAymTmT5ZJwGR7YIcu9XL3QkXtNXLHc0E2B6vfK6rAYpBov9xiwzLGUSlkc6aWZ3KegpJ1PYV/VHUK9z5E1/POreThdnmuSfBcoTgcvsc8b0pE51/UEVa5vjzDNRLmwooBnw5DFoIVKeVWvQj72vOY6TJ+MeEhCCcAQSbX4O4P94SKKZIncEpyA5+7KavjFlRKQyXm8/ToFymuNYck8HymX9N46h+Gfg6i8sF3qGbat6jLaf4RP3iHwdD48VQ7fZes7cx1iVws9nq53MG4tLd2whHlAgXdr8K1F8lrs/hL2RR0UwPGTuIzWkGKyWN6qr9Sv0otxb3l60XBcXq4+U21Yut2Psc7oPXOs5iL3RbyctrmVSr0Ql7l9VVONXgeiBS+Cyc6WoS+GNsuV12ZPIhz+UKxvHc7q1wlkUZp7GrM/Cn2UbHCJ3HaAIo5lNLDP90Pe7k/HSdo0Q7XVa5vsCra14TrbeiaLfVl+lX35YRrep7M/1BTD1ae5t8frzxge5aDxqD8JAoFAKN2H/kGuOK/2X5Dz+oDMdLUNkMuFuKE6WVsHyO1X0iX2ZeF++C0JEQX/X02DKfbhPSjjbKHSsBoqCzH9urdB3yOgThYjL5GCqxD1MhUbHkDIq52yWD6E44j/g0l4jzaxolLPB3Ddy5oGlECQZGYq9yhP7j8Ss0FmGeCPZORSVrrMy+yLFC2C8Thcl4ASKBPgInlpK1f/TAGcI7d9uoOYP7rnHLkLl5ea9+oNjJKnLTEo3/3co8qHso6u4mQi0DcWF/YhI8/KtJKPapIu15kghPZW/Tc3yGSam5n8Nld2RZFOceOS0VrZaWg7cuRihzpWmG9gUdkvL4tzUOfk5bYEUCz0dfYhQ5E9jPnKHd9pw3ruAfZV+Rn2ZXq9/BDAIMzP6vMlJRHXPI7ShmKYnQGdc15fXPSRhRiJly0iV6pUvZrUQhChMlXUXITKwHjag12XVFHzjmXql1S1bCysBUqVV94KkcHXTiCgsgvZcFzr1ZV9BvfvZ2fIhSUHFeziOeX79WQo8CJ51VmLFDmIGlCOJKwAKuUVBj3RFCBaYeQymUdL0X5cOimvjeQjCLPTYA35yUOqYaFPNtGrC8f1egSa8OxRBEMaPka5OXicbUtIBwMclaXbyVIYSC6/ySi/BmfK/T6oMeWg4akCytp1WSNmYAh5OvIadqL81aOy2EWylhSxrzJ0+mVj1KEL1Uab9as6P+RdxbEUPWXKc6hF/5l1DveV8d50BunSmnIc+YiJ5aI7qjsAgs+VO+H1MuGUVyMZYLiGLFmigfAyryKdZebXnQPgPlmLZx9m23SImhSkUGEFpndN1vz6FUzuS3mxVm5NQbbH5HFffSivnRTJf7adKmLbsuRAkVt+g5aPR2julUOzLaUYdr2ab3gSI8skXL44n21NwO1euoI4Snn/nEbvsVyYRqdfeex8RFeuX9uol5ex0lER5cvoH/K8rCqFzCzSt5+Fsvasg7HCZKl5oAF0sxf1upz9of4gpOoR0AIsVwbdlnDawJDyA+ODJ1GkCmBJeDL/rL7jlPvxKzXsy6QSOU7QjtWel3MWVs06atDVCe+ll9wTnpX7jHxEU7nhoTR8XIfU16EsZaYZ6FXbqcRx/eq9CN9kzD9dXhmZrs/Kl4m4k6NH2dZs5FJFGbryMu7RkYf1nUmcuY99fj0TmZmhL9gNWu5Ricw4mRcMjH6AbS08BRLJAPfmH0Ds5nKPjssnHK5lXyQmGx6w4Z5qkuDaRJzUcJZtzQE5Hz1wgGu+pF/cLkdrdAStkXHLuevyuuXzvVAHDedxMXk1Z59cv/X1xVA9E9l18krxlfNooM5wNyr1BsnK0Rvk+b4E/TmgzZwyUCJ00/lMBCbCZ7+cyRUlFwxkLBtlit6zbcWnwe51mLn8FLT6FFoGKMTMK7ivDxEN6aCQSnjyNLwEC6aib08plx/87MfV9lawLytL0JgcQ8zKT6gNyaM1rLvsR4+MotWQieySyRdWyJEfzhhWORHSNyrhr7WyzDoGgjlxzGilrKEMz3RROKBMX2ZeAOsgad4eK0LsnC5GNsnqQYfRFTJx18CA20EIO3DLAXIzcUmm1PMQP+mQWpUHEaCn5D6oNfcUO1MuGYfSYZZk5ClSru4aNPWZs+yrw6Xy89Pr0BZJck+WoCfWV8cbEFew5DXU8AS5eOObuNGkfUZRMi8Ynp5jnmm5EBHlaCLKYYlzyIA0mebBalnyQ46ThsxCoB0ysFhq1/WCajixFIoDggzVDu66lA6BDI1RXY3oxuDgw1facpBxMjpC5OHFWvmBez68gA6L0y8WP0vNlHvoAkRda5X8YLGhjvXRB9UZBBWsIT86KIYD5AUMeQVc/yD9XCb00xVU8gPsy4TTyOti9uW1y0gHudQWyqX2+dUqqAStfDP5MN5Z/TMCeL0KDJV8AY7Tojohw4/I62O50OEluHbWKX2ZgaX3yRI3wfBsIVkfGYn6p6NHUU21MCt6bV9ZTuzDuQU53KNzD0FkuP3nZefBl8Xco+KH9YbVVy3Glxue1GQ0Jg2gpzQ4BiSWd0C/uqlfsISFlYYlPrlTbsC1q460VNXjbuWOLkD/jzCKDetB4IdcaKxrpxS4r63yVK82vG+eauTok5ubrU2p+oWneMOzblkOH0eAZyjfK2qIfwjUs2DtlCvISMj9Ogwaf0WWBQWyokCnc7ka3UW8YXpaQ92WLaDbz7bu24fMgxrTFusNg7vRImjh7Yimakxov8xr6Ff37jU8vZf/zYleroPgLpYiLGDArFKU5uIrhufOkGgl5fLCI1zbcAKRnCcvk+/HX8k58rpibsJBucNAJMiPwrJ0wFXkXJneqfKq2HG93xLBAzqo3BxUvcvQSfvYV/XZ7KsT8r+RkSsgagCa0SOn2FdnQYzJJYZnF1q52ieBOnPkJVi57qadRVrGIy+OQzElt9TKqSQvB0FTpjfAlWC5V0n75YUWzHd/Lq56GsNl4FPcGHrftoaLiOsj+odu8tqbHHaV7Mu9qezLU+nsyxK5O4YpK89cwWkXm+r0ixywwdUs9kU9crE8GzY6oxev8Yo7lw2rv/LCWSZ6EqiEhiNy3XyZcgrBvk8O9hcpSMUj4NV0mXGyE5Hyl2X1d69Iv/AhS+5rUJ6gjxcfglnyL7KtmRDKOdfkhYMU+VEqahUa9RfxF2R5XyBTU5JcF1FoC48Yyqn+oeX5SsMTacNzuHS2VXeG/aEUzdmRQ4iESrn0XvrHI0vdWb04mI308pV19v7azi1BRxotYkcpdjK/kg/JWuLd+f8/foWCEjKVWpHhvD15REeRXdSbdFMEEu9+oeQHIY4sNSsmjzS1ZJF4n+xVt5K5mg4ynrFlaqgTM9PMjbGRFjCBNJL5kzqWOSvlMEaKUua4UMMMFx8yr8QXzI9cO7OeUSqGvrNVnKXOitEKT8VnKn+FGx+jGBiWqejO1yj2MI2KTeJ9RTDfqvgz364opRbsinv92aU0kP1ZCGU/oXtYez6DHSQeYvvQKvYdU89mig/ZVtLK2km/skNFY86O9uK+pIO4adSN6079OKUimNsmRHBzhDhusZjH+dJSLoKp4c6oG7l28pi7J7RxS0w7uI9pX6NW3tnoM8nT6EMaYPS9uMwoUBNl9B2TYvREU2r0Da036qB3jdZKT422dH9j5MUoje+wtsZa6mJsLPoYD1IEGt9lQ43NhBjjMWKe8QhFhbH7u1pjUXPb+BVpNbYR2o0/Zy27FVHHbkXCmG6pfHC3cTSyWw9pT7dlTEa30UJJt7F8XbeBxre7rRCedjOnYrfFklI5ROyrZCUn5XjOTZnH+yv/QpcpH0rRypDuOuVlsUw5wLhGOVhxU2kmPVCukVqV49+1KytEUxN/kTf5I+9s4sX7mkTQIJMf+XCTDCHO5ChfajKX1plc4W+b3KVPTHpJr00yJdHkz4zS9DaxM7Wizqbp1Mt0J+9vukpcbaqStpmaS0mmG9QFpgqhwlQd9pGpB201TZbaTfsLnNkDqjZbIWnMqOhjpqZBZt2ZcDMtjTH7TkwyG8gXmC0Qj5n1Y2rNfOktM1P62Gy5+NrsJ0E0m9VdpTrJO6lMJB9VmRSk+oULV41gYlXmXIrqjbpE1WRSq+oh3lddlVpU8fRn1UWqMC8Rrcy7cfbm/tIY8wGMr7mHEGQu0WjzM4LWfBFTYe4u1JqruGbzZ1yr+X1GNF9morSI4x0tLktjLL7V+FpYCaEWjSTO4oWYZfExX2LhJl608H132+JD+tTCVvHGYovQYfGdYNn9vji0e5Tg1r2QBnXvLq7u/hON6b5NTOpuKRV01woV3ae/a+x+lD7sPsyhrXtvSer+VjS1HMbYWYaqnS3D702wdGWiLS0EreV6eshyHF9l+a15veUnmlbLe6KixzaNZY9iwbnHczqjh/+7kB4jTaJ7GNOsHouE0h7fkNoeM9/d7BFMH/eYIrT1yKDGVt9SG6tqwdHqB+JnFU0XW8WIkVbLNLFWP3EFVkNopZW3UGd1jG+y+syk1cpMQaz/Sq2sPxbV1iwdZZ0t+lgvFYKsH3HR1m1EZ71TKrCeKx6z9nhXa53D37YeRR9bf0RfW1/jReu9vNKG5W1ttlEnmw7BzWas9IA5JQbYLBWX2VRLUTbRTJwNTzNs9vMlNi7vqmx2izdsjIQHNnPpzzarBK5ntca+p63k2XMN9e85nS7rySqiesbTuJ5RUkZPtz5Hel6/93HPC5LYUyOa9nrN2fZq5p17veB9ezWZBfU6TTf3Gk51vUbyBb0GMhW9DvK1vZ7T271y6ZNekVJbry0asVcd7dW7nTr2Zrgxvet5v96zaXBvEymi9xi6s3fk+tTeTbShd4u6ufdXpK33Kyr2ruKVtiuo2tZFHGXbLvrYjn0XaNtAV9t+w8TYxqgzbP8gHrNtE2pta/nbtmbSM9vr/FtbIpr2Ocvb9jmk0fTZxPj36cuH9IkWN/RpuLe7z0uhps9+2tSngX/a5yTb3ueEaNr3tti3b7Tg1FfLe/b9m+Df1ylsbd8SqaTvPL6q724h1PgX/mbfkcKDvjZMW18ThdjXhCr7PeBt+x0QNP2e0aB+u5jwfkoa0+9PYlK/YVJBP0da0a9ZqO3Xn7/d72/0Wb+9Unu/OomzG8Tb2H3FO9oNMva0G/0u0G4lE253Qdxmd1Gjs6uUSu0Oiufs1og37PyEZrso+sLOjm+3m01fmFZTVX8/lV1/jeTWv0Wc0d/PLLj/Nrqt/zkxqX+dWNTfjZ7sv4Cp63+Z3u7/dOjj/lfp2/71GsL/Quz4dMmZny158l/z/vyf6Wp+CBPDL6BJ/DtaxC+TKvm74hXe9d1tfuW9b/lRgqUwnroIZdRb8KZldjfpXOE/mFDBUtomlNM0oZUrFjqYKuGuQ6PQh3ksPOfahCq2Q/iMt7TPEeztT1JP+ywxwP57IcQ+hom2/5LV2n9PC+zfMhX2ceJF+5vCTfu7Uky/wXyLfSN9a98kKhwmSJYOT3l7hwzJzWEo7+dgpQh28OgX4TDIQeewT8px+IIpdTCmNQ7HpUaHz+h9h2PiC4fxUrvDB6KxWkdt1LN5R7WO91R/TQPU1nyo+pQQrd5Ai9RNiLf5QoW6j6JRXU6b1T/TZ+pN9K26Sk0GbGVsB2QLTgOu9Jw1IJ6PHvBnMWGANc0bcMChdMANUjfggOWnAzSKNwOqunOOByR7R19xlOM0tbcjwwQ7DqGRjhKJdXwgpjm6SsWOn1ifcHRimhz/KH7nqFK/cRzOcAPPUZuBL8VBAz+lYwb2YnwHzuKDBvozUQP30T0Dh73LGRgoVAzcS+sGfs3cHhhLWwZ+Iv48sBvip5AngxjJclCSYD/Ih/cdVECDBkWIqwe94WMGnWEyBplKhwYF0OpBWVL9oLP07qBr9NmgRs3bQQxVDZ7cz27wf4jug9dRv8EVQvDg+yRu8A0xazCvKBn8Yfeqwaf424ONpGeD/8S8HdybKpysRCsnQeHoNE6yM1lIxzjdUfk6nRBCnb4Q4pw8aYHTcr7CaSni42Na63RRvOU0RHjgRGib0zNRcvqKmg7p/852CKNwHrLcxHOIo7h4SCKNGGKpiB0SLqUM2SUeGJLBVw1ZytQPceKbhkzq93RIDC8OuUWVQy8LtkM11HnoceTdtXsThpoI0UMnCbqhLULxUBdaPbSbUD80jT4eKnJtQz9RdQz1ZGyH/YEOHeYnug97R/2GjZSCh/2Jjxjm/E477BOpZNgYk6pho/nbwx6LJ622Co+HmSveDCPSb8P2UJXzWo2d8yLezdmc93N+S4Odf6ARzpf4WGcHIcfZm1Y4z5RqnUP4m84M/c75Gf/G+SqVeu6QuOEsZzP8qTh0uAXnNvymGDA8RggZHiVuHv6LmDR8v1g0/CVXMdxOqBvuJT4c/qXQOnwNT1xO0L4u2ZKTyxvq7mIq+LmsFVe7XBG3uYRKOpcJ/QpcqFDj8oK76bKWPnb5VGhzceY7XAReNaJOYzdilMJtxNcavxFpQviIK1LKCCN6YIRaPDkihW1z2UHrRhygd0b8wDweMfzdmxG/UlPN54KdZgwdo0mhUzV/pcGavjRC8x3dqekjpWk2M8WaGXyl5hK9okmgdzRDHR5rPqEtGlvpZ403T0YupVYj5/KOIzWM50hnxn+kHxMy8ikTNZJT60ZSrmTk2u41I5/SuyP38U9HZglvRh4SrUadVtuP+oa6j/pU8hs1hy4e9UwdMWo91Y5S8DmjfhTLRi3ja0adoo2jfmGaR92gz0bdkt6OqhIVo5+aW45+zDiPXiD4jv4jXTH6axI92vuddnSq5G9zSSoYHaypGO0sNY6+rWoerVO/GT2AcmMsaK8xe1jHMcMF5zFL6Iwxs4TgMX+n28YMskwZI4nHxqj52jF2zM0xH0sPxiymrWNMFe1jrlBu7J8Fm7FbJbux31KXsVaSz9h7fNBYZxo19rC4Z+wNPmNsEq0Y+6tQO3YNvTP2r9zjsQH0zdgVmo6xH9C+ruOokysnurveFfxcLflQ16+kaNc/CTrXn5hi10KpyrWvot7VgTa5LpGeui6/96Nru8ZyXCPvPC6X9x23nQaN06rDxw0Q4sa9ZorHrRdPjjOW6sYtl26Pe0cej1vLtI27IYjjXqtt3IJFF7du1MvtDrTnPjHArUAIdZvH6dx8pGK3ye8q3VaIDW5tTJObNX3qlt/9jdt+STn+D9R2/E7Babyrqef4x1Lw+GdMxPi1fNz4nkzBeAXNc3gjHhtPFHXj+9Pb473ePR6fSX8a7yt0jJ8o2Lo7ia7u46mvu4YPcg/ShLufkbTuO9Q57uvoSXcVbXDvQ++6fys8daf0V/cZ5pzHbo29x13e02OE4O+hppEeV8WdHv2kNA8vodgjQbzowUs3PSKZBx6L+VaPfNHLdKbQ7jFBsPTMYGtc3okunlGMt+cSIdBzBR/leZGP80ySCjytmQrP77hazw38bc8vjR979hV/8rzBdXj25i0nRKudJjxhvCfMkYIndIiRE5YLsRMiadGEcPHYhC/52gnVDk0Trt57PuG2pPTSin29HHgnr5m8m1cf3s/LD/V5JQ32+k2M9FpBK/v/TdzptUCT4TXatNLrG+Gm12bxiZc50+ZVLIleISbKicPpoIlxzJiJJwXfiYs1ERNnUd3EVXzBxD5C1cRa8cbENPamVwxtnihpWib60N8mzhMsve9pnL1zxRne0/kQ73l0g7cxH+edJmV4z6SHvD2YKu8gpt57O9fkvVB85j1d/Nl7W3cy6U/UblKx6DLJi/pMWiLOxfsVk2yZ6EkhYsKkVHXOpDR6clKYUD9pOb0/aYr01JkRn02az7yddIQnPhcFSx8TxtGnkh/jM4H39xkjhPiEMLE+dXyKzza+2GcTPenD8HU+J+htnxuaxz63abuPL8NNbhBsJh8R7CerBM/Jr4XgydF81ORDNG7yOyFj8mm2w8KGlk4OEs9NbhcaJ1vR7yY3iz9NPiZ1TO4lqXwbNHa+IZyb72nJ37c3E+Ibhv7osBTl+6u4x/eBFNLTVxKdFvAZvqb9SnzD7l32PSS88bVgLKc0U/spPahmihP1t19FffB+wZQjNHzKB3zMlBxJNyVPKJhykl6ZskO8MyVVfDJlnvRmyjGhY0obbz/1AnWfOkjtN7VWCJ3aT9wzNYvPmLpRXTLVWKqe+iltmNpGm6bWCU+n/l14O3UE/W3qRaqatpSzm/ZnTjPtrOA7bStdPG0rHzWtnxA37bR4YNo2qXJaJa2bNle4PS2Ub522XmifplJY+n3B2/tt5DV+ZYK331Zxtd8moUNwFWL8MmmO3wZa6vcfpMZvCN/oZyHd9wuQWvwGCW/9Nguq6X1E9fSjkmZ6s+Q9/VuToOnpQvT0KbRg+o/qiukj39VP761onj6QPpueLP48PYEnM76jljOqJPsZqyTNjMGizww/GjiDMqEzRknRM+4y2hk/MjkzPOjJGUW0YcZJ8e4MJfN0xjT06Fdtfpyx1MRy5nzeeeYV6jWzSuM/82rPtTNX8xkzW+mxmWa0duYk9c2ZleKvpoPp05lT6ZuZr4SOmZuppX+9qPa3kjT+kby3/3461/8OCfWfTzf7W0tJ/m+4Yv8MWuVfTO9PdJHq/SfTJv9Z0lP/JfSNf67Q4f89bzurp0Iz6zPBe5aduGDWOfDarHcRs/ZIcbNKERMHHTJmbZfGuP9NUzHLql/jLB/6dBbLvJmVTTtmMfaqgPOCXUCVoAlYRoMCevLhAY5MXMDXYlZArHgoYKxYHfCz2BDwLd8U8BHXGvCMiAGLTZWzvSTH2X/gx8w+TgNmpwohs5OF2NmBfMnsO0Lt7BDN7dnd+NbZf+LaZ1/glYHDFPaBEajtfxXdAzuIX+BdEhz4xDwi0FmhC5xEDwUupOcCC8waAyfzTwObhDeB09VkjsTYzvmNehn1lzRzngjecz4jQXM+FVfPiVfHzPmMzZjzB1I657FQM8cx7OM5f5Da5rRScc5fBeVcTmE3Nw85vsTEea43tPIsxm9uCQ2ee5tGzq2nO+cW0rS548UDc+/Rk3NXC3Vz/0oezJ0htc69Ydw+V9lPOS9YcpznbzZm3l/EufO6iSvmWfSLnqcUMuYtQD6VCqXzfqP18wK5pnmxfMu8RVSaJ4imQTa0bxDPOwU1SEFTtjNuQa+JX9AIcXHQWVHq5kYjgrZxsUGfSyWDPrbODIrga4Ia6O0gVnwSdMfsTVASr5zPSH3n24ETP+ed5wuM53wXhf/8dULI/FBN7HxPoWB+GV8z31u8MT9UvD/fSHTvHy++mL+Hb5/fU+IW5PM2CxZKjt1s6aAFE6nrAns6dcEXUtCC72nkgi9J3IJkmrXASShdkEcvLnCktxY02Hy1gFJxgRGjXLhXsF34mPdcWCEFLZxAVy88JMUuDGZSFm7iixf2pJULm/i6hWvXf7owSBLnxQlvFpZLJNiItwzmqDp4FB0VrFB4B+9gAoMv0xXBB4Xo4Gr28bBiWhDszlcEH5Rsg6YwtcEK8VbwYvow2JdvDf7U6JfgekljtkuyXBTG2y86L2kW9aPeixrp3EUKJnTRZCl60ThBuygE/FYkHlo0lqla5C42LCplmhb9hTxd9KX406IB4m+LFpmoFqeIQxf/hbotLhVnLJ7ABC8O5yMWF4oJix8wOYtf0rLFR8Rzi+PojcXLuAeLRfp68TMqLb4kKJeI4qAlkuC2JIkGLDnHhywZIcUs+cJBt2QWPbQklKlZ8hFtXLJSaF5iTn9aMpKSkBeMZciv1D7kE0ETkkoDQgKlKG+OhoZ8IW5eVM1Hh/SnaSF1tCRkO18VYq2oD1HyTSG7+daQm6Q95BA1XrpIslk69Z3j0jeC29Ib1H/pJMm2r5EUsnS7uGFprBC3dGv3nKU6sXrpKctrS5dByz1gW5Zq3rUv7UdNl/3K2y1rFV2WbQQPD+A9l9lL/ssK6LJlnLRhWaNx3DKHsNxlPaWLy9rEW8vmSw+WBWhal7VQxXIVtVneeG/g8r3i4uXhTMTykYrY5Q+FnOWUr1huLtQuJ0Lz8na+dXm80L58s2QZukFUhxozmlBR8A7dTBeE+gsRofcFXShLS0PtaU3o5e6NoQnS01BT5k3oWNoROuKdKmw6tQ97TDVho0SfsB/4wLAnfETYbxptmI2iJGwArQ7zp41hqzTNYdfom7Cd9DtXe6YjLIBRrZgg8isuUecV9xjPFb1owIpZ4rIV1eqoFTsE3YrPaPGKrerKFY7GjSteMg9WaITWFbMZccWAMJOVNYzzyt3Uc2Uc9V+5UgpZmcxHrfQU96xUSBkriyTd8FK+ZGUPRdXK4Yr6lSLzYOVP9MXKGr59ZQ61CN+usQv3Zt3CHRjfcJEPCnel4eFKui38tZgU/jMpCE8UKsJf8bfDX9Fn4V9q3oa3c6pVueDiemq/ylMqCXiq0ayK1vivqqCRq1qFuFUTxbxVhULpqn78zVWP+Aer3tKfVs2kHavSeNXqesFu9Yx3mtW/Mb6rf6CLVz9iIlb/ICasHiYu9iJ8wWozpmL1DKF2tQvTvHo7fbbaTWpfPYdya+6IvdbUsHEkU3Bac00MWLOKhqxRShvWhNO4NWbUdPwJKWPNBVqy5iexes09Wr/mMb275qGmZc0j2rGmhaginlC7CBveOWIR9Y1oNZofQejmiJHwzUeoYbE0IWKnJifCj6+KcKH1EZ/TpgieeRrhR7PWZPNvIhS0I6KNWqxtZ+zW3qcua48Knms3CqFrfYS4tf2lA2t/pFVr/0Tq14YKTWvDhZa1XzIda/tIqsirvF1kOnWOfEo8I4eY+EeqxMjIYzQ20pFPiXQWD0SOelcZaSY2RK5imiKn8E8js6x/jMyhlus+Ifbr+jOadZ/w3utimeB1V4SIdaU0bp2JmLXuBT20bjJTte4+V7+uUmhe9xXzZl0q6z2rinJRzRqbKL93mqihdGrULSEoyt88IqqJ1a0o4nVREUJBlKpfZVQUfzPqIfMgqjf00DT+TdRM679HTRHV65NZzfoRvOf6S+KC9dfBL18L4esnizvXfyikrHen1es/JfXrfyJN6+Okgu4F/NP1vemb9dcRZ9+Zd6z/lthusOKdNsRo3DYMlYI2DKPhG6yFmA1Uk7OBF6s3TGXqNzygTRvK6HcbajVvNqjR8w0UlBs/Io4bE63HbnzNB29cyEdvHEsTNlaLRRt70mMbB4Vd2DhXats4hxc3ZvKW0X/h7KN7ia7ROskv+p4UHN2Dj4pOoXHROzQZ0WOYyugmWhfdTu9ER6z/OrpA6ogmnGrTEcZ+00pes2kL771pCxO46e9M6CZGiNk0lEnZtJMWbxpMT256SOs32QtNm07RZ5ucFO2bPuW5zacFm83dJffNZ3i/zX+koZsHiienbWCiN/9ItJtH05zN82jp5k3qms0fk7buX9A7mxXSk82fmbVt3iBwW0YjprpJ9lumwqbnxVFbpkn2jpMF7y076LItKiZqy2Y+bgslGVt81SVbLkq1Wx6Sm1tmig+3TKStWx7y7Vv2iBYxS3m7mDvUNWaowjfmDBsS8xWNjjlNtTFhTE7M4LAjMeH0YUw3pjVGQ3+NmSpxW+d2t9k6iddsnSP6bFUzgVu/lkK3bhdCYpzRAxSA859y0VsrqG7rIKlg64geR7faine25kmVVuPEJ1v30tdbiSRuraKm275X227rLmi2PeH8t00XQrcd7x6z7TzN2bawe+m2SbR+20F6d5upuHjYGs3TbUGCuM24n8329ZJm+yPJe7uLELT9VxK9vYVqt/vTvO3utHT7p5qa7UOFpu3dFW3b1zHidp2gjD3NO8e+plNjf+aCYkOkiNgCTWzsKSmCEWlB7CLTitjbQmPsD9yD2HK+LfZzKsWOkbxnNIqmO1x52x2j6dAdT0T3HX8nfjvcpeAd08Qi64di5I4HmtgdYWLRjg+kyh3LmbodlfTOjoXC4x3p4q87eGq8s0aw2WlKh+5MYt12DqMBOwcLITtvW+/Y6cGX7Mxida6WQtXOO3zjzsP0zrhnQvPOjfSnnSlSx86DVLUrX7Db9Q3vvYuTgneZ8RG7/DWxu1z4gl29aNWuvlL9rkfi3V3LxO92RdI3uya969jlb90j7kPRNW434xsX3z0ozvNddJwd1cVt0hTEnaPn4qYxjXG76P04Y0Vr3H9Av0171x43TzTdfVTsu9tYcNq9RZy6O5Eu2F1DV+/W0Z27g2ja7j9yJbtT+JrdT00adzeqnu5WSeLua1IgG9tduWfZvYF7/sL77WnhQ/e8YmL3ZIhpe/bR4j0fCZV7cq2v7ZkhPtvzHf92z3XR9IP1vO0HfxeHfhBK3T/4hvP7YBBd9kG5EP3BLb7gAwe6c6FAqz74ktZ/0Jdp+iCMfvfB1/TtB05Uoa2mVto5jL2WYzRaT95bu4QJ1DqIK7SO6mjt52Ka1lI8oF1AK7XRUp3WXryjJcxj7X2+TRunIfFBvF38Teoc/4B4xm9j/OM9xGXxfyZR8Y+EuPjRUgn7o1Ac38xUxZtK9fGrxbvxJvzTeE5oj39IrRKOU/uEHnRUwh46NWGTFDe1gwYnTOQjEj7WxCZMYgsSvuRKE2KlYsdivjbhb/zNhHvkQcIfhNaE1VRKCBSlrXtZ0WwEVSauFPsmLjN1SrwvOQ7MolMTR/FBifPF1Ynr+JjEl0SXmCQWJTaIxxIleiUx4N3txBT108RzmvbEbpKV7jZvr+tOR+lqNN66fooQXW9xg248H6cbKxTosuk53RK+UVdC7+uMaIvuOXmrGy+QvR+JvfYOpY57nYUxez+UAvee50P3ht7bsXc3rd7bwtTvvcw/2PsLbd37lfjr3qOUS3JnbJIapcq5R+igpBrRhT9AxyQtp5722WzG5HTeN4nYByUNl8KT1MYxSSbqlCRftjRpvbo2acy7piRWepbkSX9O4ngu+Y8mNslr6ajkP1Pv5J/5wOQhitDkXXx08k4xLfkNLU4+QyuT+9IryYPo7eQX9HHyYdqWXEtXhwebiMkJ1CblpOSY4iaMSRnD+6Wc4INT1ombU/qLCSlvSE6Kii9NSRPPpfRSNKaUifdTBPos5S3fnmIuqVInd7dL/Z5xS/XnA1NDaGTq0AFxqbsEy27PxaxUU74k9TOxOtVHbEgV3jWlPqHPUndLb1NnUJLm9s4ybZjgmPaEeKdtoXPTXOnqtI1MTNoXRJeWSwvSbvIVaeWilYOjUJ92WHictkXqSAsxU6Xv4J3Sp/Le6bU0MH2NEJp+S9yTfkDMSp/MlqQ/5yvTc8Qr6fU2n6afE96kv+SVGTXQ/xW8bUaYxNmlCJoMGzEg43MmJKP+3vqMpzQnw0MqzfgPWpMxjmnMiMQ9B9LmDKX4LGOt8DajmeMyTWjfzMWMU6ZacMvsKQRlTqabM6/TpExLWpD5pVSReYfmOATwtZmhtCnTVfwucxj/JjNR6sjsIaiy8qWMgBjJPitS0GS9EPyz/sqHZk2g0VleVJu1leZkmYtlWaxQm/ULvZ/1LdeStZq2Z0VT3fAf1Fy2BbXL/tzBObvEckr2SBqZvdd6R/ZVwW2nVirJPs5XZa9gbmb/xD/ItmLeZJ+nv2VbixY5tyif01dyyUmmnjl/ZPxz3nLhOXdpbM7PNCUniBbn9BUqcx5yN3O+oI9z/ii05eRTRW4ib5m7kLHPnWmuyW0i/rl/pyG5W2hU7g0pdPQxuif3ppSTe4otzQ0QL+ba8jdz59MHuQNpa+4Z8dfcfpKOXy1xeSvUNnnfE+e8ldQrL17yz8unIXkDpVZlDts6/G80Km8K3ZO3k8nI+5EeyotV1+R9xN/OS6UteXn0bd5G0cv+JSX5tZJl/kTJ36YXb58fw7rl7xd883uKK/Jf0+j8su7a/OlSSf5ik6r8+/R2vlJ6nP8Bbcv/VpTyr2hUBQs5p4LPiWeBJQ0omEFXFHwjbi6YJCYUxNC8AltaWjCHqynow90sGDLgccE6qa3guSAW3ONUhbaCfeEZ6lqYIPgWRtDIwhIhtjCQKSkMptWFiWJDYRRtKnzDPC3cJ7QXWoibZ7j06FNkofAsOiK1x1jw/kWzxWVFfl3+TUJlRzdyoLExafVczcechYPlork5h1fnEVurrL88WG5pVzVbnWdbFerUbDVEu0ptnGJvo2I/VvY+PsokvPST++ps55tzQx2Svr+gcwtTWdZ493o4qvfNv5Ae2wO9cz/dorR80mtQ+mbL8cx3Zby2l4cqxMHG21s71dTXLyGi5sL0QIvxTuH2F0zJQDcmgnxTURqpHlke+/DI6J6f2fMmcwPNA2csIYxDwFn7tNLgqa3BvO4vvWssbJOWqF7Nva1Z61tqPGjW8W8+Shiy/0JP5Z5mn9P3XePtAoPsQj+1t+xmO4TU5Sii66dscSW9ii1HRaRMfW1XscCb81n/k7fv4yO95iWWDPSxIRYf/e5npZuJrl+fvASbtw6k11TONt3BeXKElbHZCnc2zcfCfnpF0NWbr7XGWtvx/cOz8pkxP4zzZvZzjhE/7Eu4aFI2UhXdOLyd0RjNOFporhg/7Uurkb4euuEaz8AJ3skmN/+goz6muTlqH26IJvTTFdMm2fiJ0/NuGfW8N0pj5Ge5xNrKWZ2TUpzgW2XLWqX2UE/3/LCFC6mw9DjMfTWZUT2+x/qEWjY7RLWv+eevqp5zWf71RxmDDml9tT7TQqObHRaHLmmcllE61XSRTq1Nawxkhqp7HBvgMMhMbVs3iRkzrNFykDkpNVFtnpD7JHTAba9CzvFYlNJyiJ9ja4p0o5cjc/hBL4VW7VmptWQL3Bingl9I0tQeE27dzNFfr8cm7/Rjb5gBtMnqyJ2bmvC+I+2MypVkv3O0JZ/qnVZoNXd8ENHamKk/IqT/Cbva+8oVROmv6aELS9DWzGIi5rBTbkY6/XP+fNmCB2sdFX019p6WAQU97BeFZL8e0MOnjHweShq12254OXCaGUN8dXFjHjuYlfkTX1uVdu8gh6Wc4uZrh8FpLsO5OeqgAaF3hkfmtfQ5Mpy8CuVKM3SOjU5G7qNi9tpZDg489rufwE/VxvZYu+KEZYfCQvoQ01BqAlOUkz9qeBbqbcHOO2mZQOznZGkZYy0hPvqfQiaXyQZmiKJN8VZRxi7mbnM7jP5sVGh83HhYN123um6t3cRu5sp+//i59PST3/nFaiNMfTrfxwfdtK/w/lTrGJhpzaXbWyqIZS97+cdqiR1xQQ7eUHmTWyoluWEdRtKtu+G1GxnIhpJJZI9HGPH2uGIziVy2Mfrn7gzW8STBmiU5wA1rc2LC2rOTyA3PKeS153Tym+dsYD5RT1hE3CeEEZ3nKlLluZY0em4EtpJWzx2kw/MGafK4Q956PCDE8xnJ8nhNznm0kxseCibUgwVKmTj3I8AZZqd7DTDf2JsMNub0vww+kvVW+JAUD19S4DGT3PfwJ089Aki7x1xi6xlExnguJjGeK8gMj3CywCOChHiuw3lR5JDHBnLRYzN54hFDfvXYSVw9z/QMI3U9jcjlnka/+4Xg/Rp746maEjJToyCzgNnAHGAeMB9YCCwClgBLgeVAGBAOrAYigI3AZmArEAvsAj4EjmHcU3g9DZwBzgLngQvAJeAycBW4BlwHPgJuAreA28AXwH3gK+Ax8A3wZ40leQv8BfgZ+Lvm91vAeJpoiZOJgmiA0QDDNlpMIoSZTJKYKUTJTCOL2el4nUnuwJZPmFnkGez5mpmNY4FE6TmXcIp5xEIxn5gyC8kCz0U4vph4KcIwxkrix6zC+zXEjl2L13UkA7YuYdaTCti7itmIY9EYdzO5xWwhzcxWjLEdftqB4zsJUVSSK0Y3yE2Pj0mk4haJUnxCEtzvkDaPL0iD+wMienxFfnJ/TPwVT8mvzDOS5PGcOCteEBfFS+Lr/pqc9Pgz0bq3kysev5AadxFz7CB1jIIJRgwFe1gxSndrwJ9Ruc8CIhh797VAKROD2IpBbG1GbG12z2V7aQvZvtp9rJ12P8trD7ODtEdZF+0Jdoz2LGuqvcBaai+xVtrLrI32OtuXfMxakk9ZU3KHjdF+xrpq77MKYs3Za/tydtrRnDdx53wJEZSEAZSACWAJ9ABsgT6APeAAOAFDAA0wEnADxgPewCTAD5gOBAJzgEVAKBAGRABrgesCT34TvP/xq/lBxi3IFaXWz9hPOwP4yBgxA3xlPFR7xzyUfG2uIE8BF+S4H2wfAbt64fhUcyWZBiwAH0xVccQRn88n7sjZDo+r1pOIztrwy9zD2VLGl5R4TCHHEC8tiBXRI4i4Ied9PMPJMo9VJAIxUAb/X0GuSR5bCedZo+eQbmQhxplmbfb7LZtYe+NJsKYP0XpMJlkYOwNjlzFTSY3HNHKO8SO1HtPJXcTlC1zrjcds0sAGEhXiUuU5j/RFzjt7LiTLPINJOGIzEvnvg9jMYFcQH4+VJJAJJwGYUzizmmz2WENiUOe3eawnlZhftcdGomWjyV3E512PLeCRGPKTx3Zi7xlLBiFGnT13IvYXMzbuS4BQxFAY8AHj5r6CV5GVwH0ja+0To56/u58esM8kksBOAaYDs8kedi6uMx9/hxFfdhWwFthIvNnNxIfdir+7fn/N+niycr05XlmyFuDYUiNwMXL1AHL1HGxxA7kpMfPJUMUicg5jeiMHQ5CDMR5riQ45V488e8PsIDHsTTIGeeWm+IpUKx6SSuTRz0wrcukFvv8LiVb8irzrILXMa4YjfwIGKTK0gwEXBUdGALlsoNt+Vut2lE1xO8sSt8usxu1j1s3NlitgBnBFjBu3gJnMBTOuPEfGAYuBJTz3+19cDztC+DAz4gCogSFhZtpHJt7kE5POX7ZnS00nkd/IFGLMTAcCSBBsZoz7U4Jv5sKno1BHfiOrcGwtsIH0gu2McY9KcIkN/NTuWUnSvG6Q26gpb1BTOjyekt/AF2moK9WoKw0eHaQRvBACXggBL3DgBQ68oAQvKMEHseCDWPDBNvDBNvDBXLdCdrXbPmA/m+B2mD2H+09zO8GWwQZ7xl1gd467BFwGrrObx33MRo77lF097g5r6fYZ6+LWkxuqteV6acdyrsSNmwEDcOACDlzAgQs4cAEHLuDABRy4gAMXcOACDlzAgQs4cAEHLuDABRy4gAMXcOACDlzAgQs4cAEHLuDABRy4gAMXcOACDlzAgQvswAU+v9tBww3x40nCfSeQqb5eZIVvjoMNyXOwIgUOY0izg7H2PvDAQaVl1QqiBMyAAcBAwFNtSibjdYoa18frLLU3CcNruNqWrAI24/gWYBuwHdipVpFdQJz6NtkNJOBYIpAEJAO56jKSB5SpbUglxj4BnFIryTl1NDkP1AIXgAazUHLLTEk+AfqxpWQ2KUP9qVVsJOGKrWSbgg+bhJgCn5iDq8xVRNNnEhnbx7DRxhSWKHPZBfBfJHx2zK0KfqlmneE7zu0Sa+v2KRvkdpf1dyMCYRhAAbAABxgBxkA3QAmYAKaAGaACzAELoDtgL7TAby1EDQwAHIGBwCBgMOAEDAGGAsMAZ2A44AKMAEIFLXynJSuAlUA4sApYDawBIoC1QCSwDogC1gMbgI1AtKAjMUIJiRPekIsCNALwK+Bi6U0GQuV56bnWhAxmWxSTkSu+pBi8eoudRi6CUxuhnR4y/uQ75NtPzFyiRI3vpQgidoqVODecLAZnprBrSCz4MsFjHSlmokgpcg8Vk9xBLX/MxOC7Q/R++P02Kiq2kZtEbNnJJA/XLABvnQRvebF+pAp8qGJnEnfWnzzDdX8Gj3HgRhWu3RfXtoePOxSLyVTw9xPMIwjzWABuiwK3ETaCbABv3lVEYox1OC+KVGA+teC7WwrwN+b0FHN6Bl5oUOzE/TwFx3WACy/hrDzF1Pj38/tKpSXXVbAXcAcwZu0x3wTM8xDmWQ0OuoV5/Qb+ccE8fHH9UFw/GtyTgms1Yvy3jJOibRwU+bhcNgAcsQf8kIT4+g2c4AJ+dHWz5LRMTy6B6QV+tOWQT+AEDefDjOV8GVfOFrypIJPBD6W8MznCO//Oft3ZFtSPPagfe2CvPeDCnbBRHOrHHpnrUT+8YQdvcKAn6ocX6oc3G8NxZCvwCHmTZ8Yhd1RkoZk3mWZmSmxYe0Uu+9a1kFWO28c6jtvPeo87zAaNO8IWYd4R406w2nFn2VLXC2yd6yX2getlnHud5cZ9xPrhXmzBbZpxg3uEkZE9umlHAV8g5742NyYP9X0DR/6of29K7MPCEAvdwfO/35LRlG1BL6GEPUfBnkrYrx287QPe9tZvqGWN+81lf8L8jDE/NebnhfnNxbz2YF6HMK+LmNd9zOsnzEuBeU3FvHphXi7j5O8f0IQyGzUc9DZsAMQCu4AvgPvAV8Bj4BsN17nrYwv4RIFYcwWf3MR8RNSyQ6hjofqmUIPPEbOos7c85hMv9C9RqKsp0DGGDcAGsKGoxw2ePkSHHiQHOfXC04/U4XzFhJnQEf7kgccs8hpa5S20igSdYgmdwkOnaKCR+AkLSCD0ygrUNdcJi0m0ZxjRol+Zin5lLnKu0jOC7MT1bqJvyYGOKoJWqYJWOQetUu+5Gf3OFmiuGPIz5tPiuY1YeW4njrClCK0yyrOU0aGW6VDLElDLEtz1+/n00zJG/RSkG2ACmAHmQA/AHfAEvPpxZCLgg7/n6Xst03/UECc2FPEo9wrHkBt3kBuuiEV3+FLW/hHIiwzkhQhe7tDbT6HPJwX6izR8xxQ5dRJ8U4fvmjIzyAN835SZR6xgfxXquzs0jDtyPgp2UKCf8MeYpsi3KPDOToxtykSSIoxvivx+AF+pEDsd0DYd6B9cPEt5W+SPLanj7chloAl/fw4s0Me+oQ+6YhlP9luy5CBw1NKcsGwp+lUOc/sJ/WoDeMgYc1IhPgcpFhB/+MULeoPDPGrQt2rBHsa4vgrXbmO2EQvYmky4QZqhNdqhNTj0r3nQGRehM26hfw2HxghH/6qFH7Twwx74YY97g17vGFp0JdsCvWuM66tgl3rEjQrXt8D1LWCPxdCxEfIcYF9jzEEFO+xBPKgwBwvw21TocQvYwA4adSjmomK+Ij+7/0Jq3SPR26wD9rNqcpRVkct4/Riv91mOGINvLDkdOMlJ24vLYHpzWeClYobnchD7B5jBwDBgOLeH0XBTwVNuxJULYMZxgeCqxYwXNxf5EcJMA2YCszhvZgHGfAzO+RpoA14BXnq7/347vkGo3/NIGhsETb6F+LMxJICtQ226gT7gmr4v+H0/4MM2spVklBd6L9RrHprTHfnug7q92O0O2xcayw21WwVNpYKmUkFTqaChVKjFKtRcFWou9AAwEnADxgOBwBxgERAKhAERwFrgumAPzeSlJZOaqxRmLf267p4pB3RO0T93VuP0ewAZ9oGTj3frclyp38mKkEocN+1y3KzLHsnmXbZkjThquI7iH/sW/W7XsIm/f/3n+cx/ucmrvff/rc+5Llv51RX9d3uJ/XN+8lht/8Z5sg2V+/738+TrO/0b58n2t+1i5z76nbAM/83+x4bEBj/N6XKevNPZvM7jQV2Oz5d3UH2/R/Y/NiE2/Lfo/c6pnd9b0uV7IcDSzuPLuhxf3rmTo3w8rMvxFfJOiu/3Kn+/I3Dn6+r3PWDn9yK6fG8tEPl+x9/3Oyh2nre+y3kbgI2dx6O7HN8EbO48vqXLcXnT862dx7d1Ob5d3gGx8/iOLsd3Ars6j8d1Ob5b3uGw8/gHXY7LhSS+83hCl+PyFom6zvd7O1+TOs9L7nJeirxm2nk8rcvxdCCj83hml+NZQHbne3nFOFfeqxfIBwqAwi65ZNyZm+/Drfj9GmDn64H3Oyi+38b8/U6Jna+HOl8P/24bU0KOdL6Wdd29tfO1ovP1aOfrsc7X4/LOrbhgZZfYDez8+8S/xPPJLvd7Cqjqck/d3m/5zChYzsj4fz1u3iVvSOMaw0MZ+7h/2R9ymfd/szn2f71toybX+7/caLI0prHz1Zv8O+NElP7X42gXGN56f/D7cRpX/D+bp33Gfz1+43bD28bN/+M8/5XDXTt3PyfPCBk5qvPND/88j+2sHSPfD/I90e8N+P7v0V3+lv/7oovfDc+Gfv/+Xufr/fc7aP/L5w/kfgd4CDwCHgNfA086P/+myz1YvreZIT66KU1MzVTmFt3leHvaJd6+lXdU7ozDP3Y53tI5bfn4sy7HcfuktfP48y7HXwAvO4+3dTn+CnjdefxPXY7L2/H+SP6zLf/nOvGf68a/1kF5jLcf/u/15n+un47/qb7KiDj074/739lfv7Ny57f+2vna3vn6y/+qCzTe/+7n72OY7Upo/0udtj/879/f/22d03W80n9jHvJ4zYf/3/r5/57O+q8/9/1P96fXoKX/nj9qSv+/u7+u89Mc+ffmF3jk/x/x0vxvzEPxrwX8vzkv2uNfNhGG2GmG0NFC4LwFvCFyooEcoAZoBG4DzcBjoAV4DbwF2gERkIAO4DedQRwpAA4wBiwBe8AJ0ABugDvgCXgB3oAfEASEAtGAFmgF3srnQ2QFAvYQWRrAEuLKGXADfIFAIBgIB6KBCqAKaARyIMCagRagFAKsFmgE7CHAHgAtQDvQAXAQYpYyIMZsAXsgDsgBNBBm3kAzoIJAswXsgXAgGogFtEAKUAo0doo4DRAIRAP2EHSBQCiQA9hA3NkDGqACqAEyIPZKgVqgHmiWxd+kmtsKsxrGojCz6vKFvHP+Pe5ob0s5E4z7ts+dMmLw65W01vTYgUprda+aiRbBtslTHBbsz/ziyujtr7hZfzOdMbRm9YOzA92qB9tX3Hc3i0sprJ6YeWlP0Xpi+fT2wr/1qRl85PiTUYEez0qf9bo6M1F1Pv/XtcK5MKl47dDch7ErW7+eNGz+H3JWeuziHu95JNwWM9aN+OWnur9s+yxnpBVbEjZJNzzk1rvjB53Lq+PbTHoOPp860m39V2e4E1LC/wFTovwhzT8EAA==
</script>
<script type="module">
// The engine: the package's own Swift, as WebAssembly. Every number on the page is its.

const packed = Uint8Array.from(atob(document.getElementById('engine').textContent.trim()), c => c.charCodeAt(0));
const bytes = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
const engine = (await WebAssembly.instantiate(bytes)).instance.exports;

/** Text that the engine made, which it gets back. */
function take(pointer) {
  if (!pointer) return '';
  const memory = new Uint8Array(engine.memory.buffer);
  const text = new TextDecoder().decode(memory.subarray(pointer, memory.indexOf(0, pointer)));
  engine.playground_free(pointer);
  return text;
}

const catalog = JSON.parse(take(engine.playground_catalog()));
const slot = Object.fromEntries(catalog.frame.map((name, index) => [name, index]));
const attributes = catalog.attributes.length;

let session = 0;
let frame = new Float64Array();
let history = new Float64Array();

/** Looks for the session's numbers: they are somewhere else when memory has grown. */
function look() {
  if (frame.length > 0) return;
  const memory = engine.memory.buffer;
  frame = new Float64Array(memory, engine.playground_frame(session), catalog.frame.length + attributes * 32);
  history = new Float64Array(memory, engine.playground_history(session), catalog.history.capacity * catalog.history.stride);
}

const $ = id => document.getElementById(id);

/** An element with properties and children. */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
// The phone: rows and a header, moved to where the engine's numbers say.

const rowHeight = 76;
const parts = [];
const rows = [];
let firstRow = -1;
let shownRows = 0;
let scale = 1;
let width = 393;
const [screen, header, list, rowsBox, bar, thumb, finger] =
  ['screen', 'header', 'list', 'rows', 'bar', 'thumb', 'finger'].map($);
/** Something that writes a style where its number has changed, and only there. */
function styled(element, property, format) {
  let last;
  return number => {
    if (number === last) return;
    last = number;
    element.style[property] = format(number);
  };
}

/** Something that sets a class where that has changed, and only there. */
function marked(element, name) {
  let last;
  return isOn => {
    if (isOn === last) return;
    last = isOn;
    element.classList.toggle(name, isOn);
  };
}

// A hundredth of a point is finer than any screen, and short to write.
const down = points => `translateY(${Math.round(points * 100) / 100}px)`;
const long = points => `${points}px`;
const show = {
  headerTop: styled(header, 'transform', down), headerHeight: styled(header, 'height', long),
  listTop: styled(list, 'transform', down),
  rowsTop: styled(rowsBox, 'transform', down), rowsHeight: styled(rowsBox, 'height', long),
  barHeight: styled(bar, 'height', long), barCovered: marked(bar, 'covered'), barSolid: marked(bar, 'solid'),
  thumbTop: styled(thumb, 'transform', down), thumbHeight: styled(thumb, 'height', long),
  thumb: marked(thumb, 'shown'), finger: marked(finger, 'shown'),
  fingerAt: styled(finger, 'transform', y => `translate(${width / 2}px,${y}px)`),
};

/** What is inside the header and not behind it: it keeps out of the safe area. */
const inside = make('div', { id: 'inside' });
show.insideTop = styled(inside, 'top', long);
const icons = {
  chat: 'M5 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-6l-4 4v-4H8a3 3 0 0 1-3-3z',
  cart: 'M3 5h3l3 12h12l2-8H7m4 13h0m8 0h0',
  back: 'M17 5l-9 9 9 9',
  more: 'M6 14h0m8 0h0m8 0h0',
};

/** The header's elements, from the choreography. */
function buildHeader() {
  const described = JSON.parse(take(engine.playground_elements(session)));
  const title = catalog.techniques[chosen].title;
  if (!described.length) described.push({ name: 'title', kind: 'label' });
  inside.textContent = '';
  header.replaceChildren(inside);
  parts.length = 0;
  for (const { name, kind } of described) {
    const isMark = kind === 'image' && /logo|icon|avatar|badge|mark/.test(name);
    const words = name.replace(/-/g, ' ');
    const element = make('div', { className: `part ${kind} ${isMark ? 'mark' : ''} is-${name}` });
    if (kind === 'label') element.textContent = name === 'title' ? title : words;
    if (kind === 'textField') element.textContent = words.split(' ')[0];
    if (kind === 'button') element.innerHTML = `<svg width="28" height="28" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="${icons[name] ?? icons.more}"/></svg>`;
    const fills = kind === 'background' || (kind === 'image' && !isMark);
    if (fills) inside.before(element); else inside.append(element);
    const own = fills ? 0 : kind === 'textField' ? width - 32 : element.offsetWidth;
    parts.push({
      element, fills, width: own, height: element.offsetHeight, x: NaN, y: NaN, size: NaN,
      fade: styled(element, 'opacity', String), color: marked(element, 'other'),
      stretch: kind === 'textField' ? styled(element, 'width', long) : () => {},
    });
  }
  firstRow = -1;
}

function drawHeader(height) {
  const inset = frame[slot.headerShareOfContent] > 0 ? 0 : frame[slot.safeAreaTop];
  const room = height - inset;
  show.insideTop(inset);
  const count = frame[slot.elementCount];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    const at = index < count ? catalog.frame.length + index * attributes : frame.length;
    const opacity = frame[at], top = frame[at + 1], bottom = frame[at + 2], leading = frame[at + 3];
    const trailing = frame[at + 4], size = frame[at + 5], color = frame[at + 6];
    if (opacity >= 0) part.fade(opacity);
    if (color >= 0) part.color(color >= 0.5);
    if (part.fills) continue;
    const isStretched = leading >= 0 && trailing >= 0;
    const w = isStretched ? Math.max(0, width - leading - trailing) : part.width;
    const x = leading >= 0 ? leading : trailing >= 0 ? width - trailing - w : (width - w) / 2;
    const y = !isNaN(top) ? top : !isNaN(bottom) ? room - bottom - part.height : (room - part.height) / 2;
    part.stretch(w);
    if (part.x === x && part.y === y && (part.size === size || isNaN(size))) continue;
    Object.assign(part, { x, y, size });
    part.element.style.transform = `translate(${x}px,${y}px)${size >= 0 ? ` scale(${size})` : ''}`;
  }
}

/** Rows are drawn where they can be seen, and used again for others of their five sorts. */
function drawRows(offset, visible) {
  const first = Math.max(0, Math.floor(offset / rowHeight));
  if (first === firstRow && visible <= shownRows) return;
  const needed = Math.ceil((visible / rowHeight + 2) / 5) * 5;
  while (rows.length < needed) {
    rows.push(make('div', { className: `row sort${rows.length % 5}` }, make('b'), make('i'), make('i'), make('i')));
    rowsBox.append(rows[rows.length - 1]);
  }
  firstRow = first;
  shownRows = visible;
  for (let n = first; n < first + rows.length; n++) {
    const row = rows[n % rows.length];
    if (row.number === n) continue;
    row.number = n;
    row.style.transform = down(n * rowHeight);
  }
}

function drawPhone() {
  const minY = frame[slot.headerMinY], height = frame[slot.headerHeight];
  const listTop = frame[slot.scrollViewMinY], offset = frame[slot.contentOffset];
  const share = frame[slot.headerShareOfContent];
  show.headerTop(minY);
  show.headerHeight(height);
  show.listTop(listTop);
  show.rowsTop(share - offset);
  show.rowsHeight(Math.max(0, frame[slot.contentSize] - share));
  drawRows(offset - share, frame[slot.containerHeight]);
  drawHeader(height);

  const safeArea = frame[slot.safeAreaTop];
  show.barHeight(safeArea);
  show.barSolid(share > 0);
  show.barCovered(share === 0 && minY <= safeArea / 3 && minY + height > safeArea * 0.7 && height > 0);

  const minimum = frame[slot.minimumOffset], maximum = frame[slot.maximumOffset];
  const bounds = frame[slot.bounds], content = maximum - minimum + bounds;
  const inside = Math.min(Math.max(offset, minimum), maximum);
  const length = Math.max(36, bounds * bounds / content - Math.abs(offset - inside));
  const progress = maximum > minimum ? (inside - minimum) / (maximum - minimum) : 0;
  show.thumbTop(listTop + 4 + (bounds - length - 8) * progress);
  show.thumbHeight(length);
  show.thumb(frame[slot.needsFrames] === 1 && maximum > minimum);

  const fingerY = frame[slot.fingerY], isShown = frame[slot.mode] === 3 && !isNaN(fingerY);
  show.finger(isShown);
  if (isShown) show.fingerAt(fingerY);
}

/** Fits the phone into its place, which never changes its size. */
function fit() {
  const floor = $('phone').parentElement;
  const high = frame[slot.containerHeight];
  width = catalog.devices[device].width;
  scale = Math.min(floor.clientHeight / (high + 24), floor.clientWidth / (width + 24), 1);
  $('phone').style.cssText = `width:${width}px;height:${high}px;transform:translate(-50%,-50%) scale(${scale})`;
  screen.classList.toggle('notched', frame[slot.safeAreaTop] >= 44);
}
// The plot: the newest seconds, from the engine's ring of frames.

const seconds = 6;
const canvas = $('plot');
const pen = canvas.getContext('2d');
let colors = {};

function readColors() {
  const computed = getComputedStyle(document.documentElement);
  for (const name of ['offset', 'height', 'rule', 'touch', 'faint']) colors[name] = computed.getPropertyValue(`--${name}`).trim();
}

function drawPlot() {
  const ratio = Math.min(devicePixelRatio || 1, 3);
  const w = plotSize.width, h = plotSize.height;
  if (canvas.width !== Math.round(w * ratio) || canvas.height !== Math.round(h * ratio)) {
    canvas.width = Math.round(w * ratio);
    canvas.height = Math.round(h * ratio);
  }
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, w, h);
  const { capacity, stride } = catalog.history;
  const end = frame[slot.historyCount];
  const now = frame[slot.time];
  const x = time => w - (now - time) * w / (seconds * 1000);
  const low = frame[slot.minimumOffset] - 120;
  const high = Math.max(frame[slot.maximumOffset], frame[slot.minimumOffset] + 200) + 120;
  const tallest = Math.max(180, frame[slot.headerHeight] + 40);
  const offsetY = value => h - 6 - (value - low) / (high - low) * (h - 12);
  const heightY = value => h - 6 - value / tallest * (h - 12);

  let begin = end;
  while (begin > 0 && begin > end - capacity + 1 && history[(begin - 1) % capacity * stride] > now - seconds * 1000) begin--;

  pen.fillStyle = colors.touch;
  for (let n = begin, start = -1; n <= end; n++) {
    const isTouched = n < end && history[n % capacity * stride + 3] === 1;
    if (isTouched && start < 0) start = n;
    if (!isTouched && start >= 0) {
      const left = x(history[start % capacity * stride]), right = x(history[(n - 1) % capacity * stride]);
      pen.fillRect(left, 0, Math.max(1, right - left), h);
      start = -1;
    }
  }
  pen.lineWidth = 1;
  pen.strokeStyle = colors.rule;
  pen.beginPath();
  for (let s = 1; s < seconds; s++) { pen.moveTo(w * s / seconds, 0); pen.lineTo(w * s / seconds, h); }
  pen.stroke();
  line(begin, end, 1, offsetY, colors.offset, frame[slot.contentOffset]);
  line(begin, end, 2, heightY, colors.height, frame[slot.heightInSight]);

  function line(begin, end, column, y, color, newest) {
    pen.beginPath();
    for (let n = begin; n < end; n++) pen.lineTo(x(history[n % capacity * stride]), y(history[n % capacity * stride + column]));
    pen.strokeStyle = pen.fillStyle = color;
    pen.lineWidth = 2;
    pen.lineJoin = 'round';
    pen.stroke();
    pen.beginPath();
    pen.arc(w - 4, y(newest), 3, 0, 7);
    pen.fill();
  }
}

const plotSize = { width: 0, height: 0 };
new ResizeObserver(([entry]) => {
  plotSize.width = entry.contentRect.width;
  plotSize.height = entry.contentRect.height;
  render();
}).observe(canvas);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => { readColors(); render(); });
// Time: one call of the engine per display frame, for as long as something moves.

let isRunning = false;
let spoken = '';
let frames = 0;
const [offsetText, heightText] = ['offset', 'height'].map(id => $(id).appendChild(new Text()));

/** Numbers for people and the plot are drawn on every third frame: nobody reads faster. */
function render(isFrame) {
  look();
  drawPhone();
  showMode();
  if (isFrame === true && ++frames % 3 !== 0) return;
  drawPlot();
  offsetText.data = `${frame[slot.contentOffset].toFixed(1)} pt`;
  heightText.data = `${frame[slot.heightInSight].toFixed(1)} pt`;
}

/** Writes text only where it changed. */
function text(element, value) {
  if (element.textContent !== value) element.textContent = value;
}

const modes = ['', 'Touch the phone to begin', 'Recording', 'Replaying'];
let shownMode = -1;

function showMode() {
  const mode = frame[slot.mode], isPaused = frame[slot.isPaused] === 1;
  const tenths = mode === 2 ? Math.round(frame[slot.recordedMilliseconds] / 100) : 0;
  const touches = frame[slot.touchCount];
  const key = mode + (isPaused ? 4 : 0) + (touches > 0 ? 8 : 0) + tenths * 16;
  if (key === shownMode) return;
  shownMode = key;
  text($('mode'), isPaused ? 'Paused' : mode === 2 ? `Recording ${(tenths / 10).toFixed(1)} s` : modes[mode]);
  const isRecording = mode === 1 || mode === 2;
  document.body.classList.toggle('recording', isRecording);
  text($('record'), isRecording ? 'Stop' : 'Record');
  $('record').setAttribute('aria-pressed', isRecording);
  text($('replay'), mode === 3 ? 'Stop replay' : 'Replay');
  text($('pause'), isPaused ? 'Play' : 'Pause');
  $('pause').setAttribute('aria-pressed', isPaused);
  $('replay').disabled = mode !== 3 && (touches === 0 || isRecording);
  $('save-trace').disabled = $('save-rows').disabled = touches === 0 || isRecording;
}

/** For those who cannot see it: what the header has come to, once it rests. */
function speak() {
  const share = frame[slot.collapsedFraction];
  const state = share === 0 ? 'expanded' : share === 1 ? 'collapsed' : `${Math.round(share * 100)} % collapsed`;
  const sentence = `Header ${state}, ${Math.round(frame[slot.heightInSight])} points in sight; content at ${Math.round(frame[slot.contentOffset])}.`;
  if (sentence !== spoken) text($('said'), spoken = sentence);
}

function tick(now) {
  engine.playground_advance(session, now);
  render(true);
  if (frame[slot.needsFrames] === 1) return requestAnimationFrame(tick);
  isRunning = false;
  render();
  speak();
}

/** Shows what has changed, and goes on while something moves. */
function run() {
  render();
  if (isRunning || frame[slot.needsFrames] !== 1) return;
  isRunning = true;
  requestAnimationFrame(tick);
}
// Input: fingers, wheels and keys, handed to the engine with the time of their events.

let pointer = null;
let pressed = null;

let box = null;

/** Points on the phone. Where that is, is asked for once for each gesture. */
function place(event) {
  return [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
}

function touch(phase, event) {
  const [x, y] = place(event);
  engine.playground_touch(session, phase, x, y, event.timeStamp);
  run();
  return [x, y];
}

screen.addEventListener('pointerdown', event => {
  if (pointer !== null || event.button !== 0) return;
  pointer = event.pointerId;
  box = screen.getBoundingClientRect();
  screen.setPointerCapture(pointer);
  pressed = touch(0, event);
  document.body.classList.add('touched');
});
screen.addEventListener('pointermove', event => {
  if (event.pointerId === pointer) touch(1, event);
});
screen.addEventListener('pointerup', event => {
  if (event.pointerId !== pointer) return;
  pointer = null;
  const [, y] = touch(2, event);
  // A tap on the clock.
  if (pressed[1] < frame[slot.safeAreaTop] && Math.abs(y - pressed[1]) < 6) setTimeout(() => perform(0), 50);
});
screen.addEventListener('pointercancel', event => {
  if (event.pointerId !== pointer) return;
  pointer = null;
  touch(3, event);
});

// The system's own momentum arrives as more of these: the engine adds none.
screen.addEventListener('wheel', event => {
  if (event.ctrlKey) return;
  event.preventDefault();
  const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? frame[slot.bounds] : 1 / scale;
  const isNotch = event.deltaMode !== 0 || (event.wheelDeltaY % 120 === 0 && Math.abs(event.deltaY) >= 40);
  engine.playground_travel(session, event.deltaY * unit, isNotch ? 1 : 0, event.timeStamp);
  document.body.classList.add('touched');
  run();
}, { passive: false });

screen.addEventListener('keydown', event => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const page = Math.max(40, frame[slot.bounds] - 60);
  const travel = { ArrowDown: 60, ArrowUp: -60, PageDown: page, PageUp: -page, ' ': event.shiftKey ? -page : page }[event.key];
  if (travel) engine.playground_travel(session, travel, 1, event.timeStamp);
  else if (event.key === 'Home') engine.playground_perform(session, 0, 0);
  else if (event.key === 'End') engine.playground_perform(session, 3, frame[slot.maximumOffset]);
  else return;
  event.preventDefault();
  run();
});

function perform(command) {
  engine.playground_perform(session, command, 0);
  run();
}
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
    const kind = make('span', { className: 'kind', textContent: technique.kind });
    $('cards').append(make('label', { className: 'card' }, radio,
      make('strong', { textContent: technique.title }), make('span', { textContent: technique.summary }), kind));
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
// State: what is chosen and tuned, kept in the address so that a link carries it.

let chosen = 0;
let device = 1;
let speed = 1;
let updateParameters = () => {};
let updateSettings = () => {};
let writing = 0;

/** Opens the technique at an index on the phone as it is. */
function choose(index) {
  const kept = session ? catalog.settings.map((_, n) => engine.playground_setting(session, n)) : null;
  engine.playground_close(session);
  chosen = index;
  session = engine.playground_open(index);
  kept?.forEach((code, n) => engine.playground_set_setting(session, n, code));
  engine.playground_set_speed(session, speed);
  frame = new Float64Array();
  look();
  buildHeader();
  const technique = catalog.techniques[index];
  const card = $('cards').children[index];
  card.firstChild.checked = true;
  // Where the cards lie side by side, the chosen one comes into sight; the page stays where it is.
  $('cards').scrollLeft = card.offsetLeft - ($('cards').clientWidth - card.offsetWidth) / 2;
  text($('tune-title'), technique.title);
  text($('about'), `${technique.kind[0].toUpperCase()}${technique.kind.slice(1)}: ${technique.explanation}. From “${technique.document}”.`);
  updateParameters = buildControls($('parameters'), parameters);
  screen.setAttribute('aria-label', `Phone with the header “${technique.title}”`);
}

function setSpeed(value) {
  speed = value;
  engine.playground_set_speed(session, value);
  for (const radio of $('speeds').querySelectorAll('input')) radio.checked = Number(radio.value) === value;
}

function setDevice(index) {
  device = index;
  $('device').value = index;
}

/** After any change: controls, texts, phone, address. */
function changed() {
  look();
  if (parts.length !== Math.max(1, frame[slot.elementCount])) buildHeader();
  updateParameters();
  updateSettings();
  fit();
  showTexts();
  run();
}

function showTexts() {
  text($('swift'), take(engine.playground_swift(session)).trimEnd());
  text($('command'), take(engine.playground_command(session)));
  const anything = parameters.list().some((about, index) => parameters.get(index) !== about.default)
    || settings.list().some((about, index) => settings.get(index) !== about.default);
  $('reset').disabled = !anything;
  clearTimeout(writing);
  writing = setTimeout(() => history_.replaceState(null, '', fragment()), 200);
}

const history_ = window.history;

/** `#twitter-condense&minimum-height=30&device=0`: what differs from the beginning, by its name. */
function fragment() {
  const parts = [catalog.techniques[chosen].name];
  for (const table of [parameters, settings]) {
    table.list().forEach((about, index) => {
      const code = table.get(index);
      if (code !== about.default) parts.push(`${about.name}=${about.choices ? about.choices[code] : code}`);
    });
  }
  if (device !== 1) parts.push(`device=${device}`);
  if (speed !== 1) parts.push(`speed=${speed}`);
  if (frame[slot.touchCount] > 0 && frame[slot.touchCount] <= 600) {
    const lines = take(engine.playground_trace(session)).trim().split('\n').slice(1);
    parts.push(`gesture=${lines.map(line => line.replace(/,(\w)\w*,/, '$1')).join(';')}`);
  }
  return `#${parts.join('&')}`;
}

/** `text` without percent signs that stand for letters; as it is where one stands for none. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Takes over the state in the address. What it does not know, it leaves alone. */
function readFragment() {
  const [name, ...parts] = decoded(location.hash.slice(1)).split('&');
  const index = catalog.techniques.findIndex(technique => technique.name === name);
  choose(Math.max(0, index));
  settings.list().forEach((about, n) => settings.set(n, about.default));
  setSpeed(1);
  setDevice(1);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    settings.set(catalog.settings.findIndex(setting => setting.name === 'reduce-motion'), 1);
  }
  engine.playground_clear_recording(session);
  const values = parts.map(part => part.split('='));
  // Twice: a value may only be possible once another has been set.
  for (const [key, value] of [...values, ...values]) {
    for (const table of [parameters, settings]) {
      const n = table.list().findIndex(about => about.name === key);
      if (n < 0) continue;
      const choices = table.list()[n].choices;
      table.set(n, choices ? choices.indexOf(value) : Number(value));
    }
  }
  for (const [key, value] of values) {
    if (key === 'speed' && Number(value) > 0) setSpeed(Number(value));
    if (key === 'device' && catalog.devices[value]) setDevice(Number(value));
    if (key === 'gesture') loadTouches(value.split(';').map(sample => {
      const [, time, phase, rest] = /^([^a-z]*)([a-z])(.*)$/.exec(sample) ?? [];
      return [time, 'dmuc'.indexOf(phase), ...(rest ?? '').split(',')];
    }));
  }
  engine.playground_restart(session);
  changed();
}
// Taking things away: texts to copy, gestures to record, files.

const refusals = ['', 'a number is missing or impossible', 'it is earlier than the one before', 'the finger cannot do that now'];

/** Makes a recording of [time, phase, x, y]; gives the complaint about the first that is refused, and where. */
function loadTouches(samples, place = n => `sample ${n + 1}`) {
  engine.playground_clear_recording(session);
  for (const [n, [time, phase, x, y]] of samples.entries()) {
    const answer = engine.playground_load_touch(session, number(time), phase, number(x), number(y));
    if (answer === 0) continue;
    engine.playground_clear_recording(session);
    return `${place(n)}: ${phase < 0 ? 'expected the phase down, move, up or cancel' : refusals[answer]}`;
  }
  return samples.length ? '' : 'there are no samples';
}

const number = value => /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(value ?? '') ? Number(value) : NaN;

/** Reads a trace, CSV with the columns t_ms,phase,x,y in any order. */
function loadTrace(file) {
  const [first, ...lines] = file.replace(/^\uFEFF/, '').split(/\r?\n/)
    .map((line, index) => ({ line, place: `line ${index + 1}` })).filter(({ line }) => line.trim());
  const names = (first?.line ?? '').split(',').map(name => name.trim());
  const columns = ['t_ms', 'phase', 'x', 'y'].map(name => names.indexOf(name));
  if (columns.includes(-1)) return 'expected a first line naming t_ms,phase,x,y with commas between';
  return loadTouches(lines.map(({ line }) => {
    const fields = line.split(',');
    const [time, phase, x, y] = columns.map(column => fields[column]);
    return [time, ['down', 'move', 'up', 'cancel'].indexOf(phase?.trim()), x, y];
  }), n => lines[n].place);
}

$('open-trace').onclick = () => $('file').click();
$('file').onchange = async () => {
  const [file] = $('file').files;
  if (!file) return;
  const content = await file.text().catch(() => null);
  const complaint = content === null ? 'it cannot be read' : loadTrace(content);
  text($('complaint'), complaint ? `${file.name}: ${complaint}` : '');
  if (!complaint) text($('gesture'), `${file.name}, ${frame[slot.touchCount]} touches. Replay it, or copy the command.`);
  $('file').value = '';
  changed();
};

function save(name, content) {
  const link = make('a', { download: name, href: URL.createObjectURL(new Blob([content], { type: 'text/csv' })) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const technique = () => catalog.techniques[chosen].name;
$('save-trace').onclick = () => save(`${technique()}-trace.csv`, take(engine.playground_trace(session)));
$('save-rows').onclick = () => save(`${technique()}-rows.csv`, take(engine.playground_trajectory(session)));

$('record').onclick = () => {
  const isRecording = frame[slot.mode] === 1 || frame[slot.mode] === 2;
  if (isRecording) engine.playground_stop(session); else engine.playground_record(session);
  text($('complaint'), '');
  look();
  const count = frame[slot.touchCount];
  text($('gesture'), isRecording
    ? count ? `${count} touches in ${(frame[slot.recordedMilliseconds] / 1000).toFixed(1)} s. Replay them here with other values, or take them to the tool.` : 'Nothing was recorded.'
    : 'The phone is at its beginning. Your next touch starts the recording.');
  if (!isRecording) screen.focus({ preventScroll: false });
  changed();
};
$('replay').onclick = () => {
  if (frame[slot.mode] === 3) engine.playground_stop(session); else engine.playground_replay(session);
  changed();
};

async function copy(button, content) {
  const label = button.textContent;
  if (button.disabled) return;
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(content);
  } catch {
    const area = make('textarea', { value: content });
    document.body.append(area);
    area.select();
    isCopied = document.execCommand('copy');
    area.remove();
  }
  button.disabled = true;
  button.classList.add('done');
  text(button, isCopied ? 'Copied' : 'Not copied');
  text($('said'), `${label}: ${button.textContent}`);
  setTimeout(() => {
    button.disabled = false;
    button.classList.remove('done');
    text(button, label);
  }, 1500);
}

$('copy-swift').onclick = event => copy(event.currentTarget, take(engine.playground_swift(session)));
$('copy-command').onclick = event => copy(event.currentTarget, take(engine.playground_command(session)));
$('copy-link').onclick = event => copy(event.currentTarget, location.href.split('#')[0] + fragment());
// The page: its buttons, and the beginning.

const press = (id, action) => { $(id).onclick = () => { action(); run(); }; };
press('watch', () => engine.playground_demonstrate(session));
press('pause', () => engine.playground_set_paused(session, frame[slot.isPaused] === 1 ? 0 : 1));
press('step', () => engine.playground_step(session));
press('restart', () => engine.playground_restart(session));
press('top', () => engine.playground_perform(session, 0, 0));
press('expand', () => engine.playground_perform(session, 1, 0));
press('collapse', () => engine.playground_perform(session, 2, 0));
$('reset').onclick = () => {
  for (const table of [parameters, settings]) {
    const list = table.list();
    // Twice: a default may only be possible once another is back.
    for (let n = 0; n < 2 * list.length; n++) table.set(n % list.length, list[n % list.length].default);
  }
  setDevice(1);
  changed();
};

readColors();
buildCards();
buildSpeeds();
buildDevices();
updateSettings = buildControls($('settings'), settings);
readFragment();
addEventListener('hashchange', readFragment);
addEventListener('resize', () => { fit(); render(); });
document.body.classList.add('ready');
performance.mark('ready');
</script>
</html>
"""#
}
