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
#mode { position: absolute; left: 14px; bottom: 14px; padding: 1px 9px; border-radius: 9px; background: var(--bad); color: var(--card); font-size: 12px; font-weight: 600; }
#mode:empty { visibility: hidden; }
#plot { display: block; width: 100%; height: 84px; margin-top: 6px; }

#cards { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); }
.card { position: relative; display: grid; gap: 4px; align-content: start; padding: 14px 16px; background: var(--card); border: 1px solid var(--rule); border-radius: 14px; cursor: pointer; }
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
  .speeds { flex: 1 0 100%; justify-content: center; }
  .speeds span { padding-inline: 20px; }
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
H4sIAAAAAAACA+w6a3hV1ZV7r332uSc5N7nnQgIhoJ5zEzAoj+gwCZP44ERBqo5Yi48+ZiQDQYmBxBCd9vvu5AYMCAh4eWhRUZkpbWklGgUtKmpU0KDpTNqipRVnaActtjrF0R/O99Uya+917iuEh4V58c25uXvtvfbea6/3Xue7YfUL53PGGH/Y/PosnmCzIIGNkUgoIBMEBbY8oQGbZWqkGgc9vQeHMhGPp1fHkYYehRKpVZooTliJAahEcBB2uGqYPrldI/JSi3MHLEMF8fmJrIlQBm8l2tsDrEkd3j7Lam9P9wUdEmpPpDCpdWnpEBdqTyMNxRad0U4SKJmVbghINdS743E9E59lZ5gLyMb1zjykkOLOiGf03D7LINKyvT1lBdIr0QPdyoCK0d6eYYw02U6b9AQyj532djJce4BTFONxLUacbGamOoKGcZKDrBjX88SEDCCyGqeWDo0HXMSz7RmfVZDIfhThwEkU/3G1N5QglNZZqsfwC0Q64As0F8SW9sEUmQRpJZTWZSgRD/ZY8XhghURgJ+V88dR0KJ62kUx1zNSkGU+kYkDpj4mfm2+ZTFrcckJgW5ZlGDwqedQyuMXBYnzIUC6YFQIIhcACAJyICiYsERX6saJFhsmFUSyMAkPgpxAba8BjDHg4jwYfXlQUGjY84pSEHackFLFGhGR0RKkMWSOjpaUmcFnqlMIoKYTJjZGlEiwJ4iz1nH1OaanjuJbjxUKlwiyVpgQuZFiKcDhcVlaOp4wWIPGv3MJGfQ0a46GcO1JESkyUB0T6E1KPiEREKCycQsMIOeGI6RaaJShtyBSG4ZomdrUy8kReKJSXp7u6VfpBGvgNqR6kcKqPD899xpyLcljcBsYq8u3MJxJBnoTU7Fg8bNthJxoGe6w1Sp499jx5/rjxE8yoGSkZNtGutEpRsRwtcIEAIxQJXeiYqNA/g0l/XlU9saoY6YwtLeV88l/U8Fr7IgP1Iy++5NJLp0yQ3K+7zDYsiKLCoDL/8stxzCw+NVqZHzUME62O/LJpwHiIcYPxK6Z/6UtRIyJwUkZlJCRRByIalSIqr7zSAiZxMqJa9TGEuOqycutq/pc2B8k4Q5+JOha/JiyjqNlKAQxY2OKVVoRDVEaj4RkTJkwICcailsrY+IRIc0p56oM25SLbkbQKrxVoDBO3VeAOqGCodygQIox0hGBVMoTG1gaVWp1GOIzWcQwe+nIxCmeV1Uy8zr76KzMnjhlz/Q01N95wgxQyNNGS/LxaLqfVopjyvAvUOTddI20pp02bJm172ldnGoZlSSmVgSosXlIiDTAsRY9ZFv5FmWF8zTGiGEAh3sKXwTJkA3Vg/kYuSHC/Y69pJ5i//Q1QgKnmUJfuc9VseFz3P6PpQ90a9NOCfds12PJTDbYS6KG5T2nDwZ/QPgLdhNzfr8EBAptobjOBnjcJPEkHEdjylAaH6bwdNDpAYAMh//A0raTRvt0adND2HkJu2ka8ENhBYBmBfgIdgUS0b+UzGvQS2EhgFzHYS2DDCD0o1hLQgg2uJqHbDTtJbgI7XtTgMa3Yrbo9QGQOEjj0PAEaHSawt49EIrDzxyQSgc3/SPwSWPlPGiQJfErgMwJd+rjHdfuEbrt1+6RunyJmniPRiM0kMXOYkNv0iu263UmMPaMH/QGXBH6kcftosJ9AP1HoIdBNYIde+KxuO0g9r+rBLt3u1u1run1dt710GjG1g0Bv4BeBQ5DVkjT6LBghCL0kXXN+w/zm1m8Bc1qa6r91S2vzHQvm3NzWfMfsW9m7IpqNa62/s6GJfSCGZCFbGlrnNrfOZx+Jkizswoa2m1vqW+vnN7Q1tLKPRVH2jjT+czFswB78ts1bcAtbZAzJndHY5TnY1oa5dyysb2L3GNEc7Ozm1jksaUSyCbQ1t7D7BqxTA7bByGZhDmpiwUKUs62BPWSUZs3Mbmqobw2IK1YeMYqzZpua61Mq22Q4uSqb3cA25yxGXGPD7DZUOduSs3jh386b28a25gg5u3n+/PoFc9gzOdg7G1oXzmtewJ7PXVvfVt/UfAvbmSP73NaGBvZSDqq5pWEBeznn7NlNzQsb2O4c3FxlJ/Z6zhm3zluoOd9jDM3CNjQ1zG9Y0LaQvZmzuH7OnfULUP5+o2ignVsaGuawt3P0Qj5zx0Kc2DfAeg0t7J0Btl/YVt/axt418nZjxsaEfDeYocK8/HDULigeWjR8WKysfPSYc88/b+yEceOrqvFerb1mxlVXT51Wd9mr5j7+C/5L/ol8h+/n7/ID/Ff81/wgf4+/z71D/AP+W77H/B3/kH/E1/DNfDffBk/Di/AS9MIb8Cb0wT/Dv8AB+BX8Gnr5qI9gVss3v9F0GN7mH8Nb/EO4ufkD+Fpj21fnfcz38sP8Z/y38NcL/g1+yn8HfzW/9Suz34frG96DmXP+Fb5cfxCu+5s7v37b7+En/Ddww9xDcOMt/k23roRVsBruhSSsgZXij3AEOsQisVjcJTrFErFU3C2WieXiM/gEvi1WiA1ij9gv3hHPiufEe+KPotNYYawx/kM8YGw0HjW6jB8ZF/ze+NjYb6w3knKNXCvXyfXyPnm//LbcIB+QD8qH5Eb5sHxE9steedD41Fgudxn/IHfL1+Trco98Q74p++R35Ha5RT4un5Lfk1vlk/K78jG5TX5fdsnDcrP8ofxY/kA+IZ+D52EnvADPmlvNl83nzCegG56Ep6AHXoZX4FXYBbvhNXgd9sJb8Db8HPbBL+CX8A7sh3ch/wedhW+Z2zmHRNmijo4OFsMLuGNxx99VwUUur1Pdj/KrodLl/rlVUIGA1bByN73IDRY9nFcNRakNvBosXBKpAubyssWaLPiH70XY6Dc1VsFkl7vg92QQ4zTi8Oo0YpRG7FqRRjga8b2VaYRhz+A8AVNcVgFYJkwvYC7T/ZjwuStG4uE4KaYWMBGsSVxZwLBQtF1webRDcaUbF2dwsW0vEagFPEYtVqwjNGLgsvHMignnLr0WKdcwS/GCHKi141leDctTvYk8v5bn0/5wFYQVdGh/Ue7+Itrv0P7iGlZM+4fV8mG0v6QKShQcRfvd3P0u7R9F+70a5tH+WC2PEa5cG0lRqFBWQziOKFXmUqokSuNo1wU17AKidGEtv1Cpdjy7yD/CpxUwIjapCiYpOJmIXZRL7CIiNpmIXVzDLiZil9TyS1wesdElJjWqnQqwscCqUcngW42IsRoDpXN7PtqNPrjhCL/dTzQWYpktbJdNLQBtFf8IPqHbCUxTSN9o9FiY6zV8sDU8WGMHXuLzRm30Pdr1tRT+PuaH0DnAWUIuW8eq+RjksGOXqOXlLtQdPoSuPUph+oSyENQdeuO7zy9ddVY1GhPqVAC5yvfBR1lmulDWqQkJXzsaHngtTV2Npwh/UYCcrghSOF2O3deYij1QgTZZz3zeaSi9gz+uUXGEOqOY8vuT6WiY4oK9RIuij/Kd22KyXHfTygQ/cUUBznig9ASogJjpwnTUjOkb6nvlSA9sVyoGwwjCjSpQnB8vRSKlrkSnjoFSLu5Uvo9KV/aSvtNIB7kQsRl+Rum483v47TokoavOXeryrs5qgeq+MYdFI9iJkXS+UMBwlhECDehxBSxPunpMIenKKtQvuoliwUifbZ/DeTtamAWzL8SMOnfZJbgG916CdsZ3oPTXUG8VuqlTAY+cNHraryxPwBShkwY6NPqdJ9AZ7u3QCgC/CJeFUQa1wxdOkg6mPKGzhPMI5ROMe+dB6trDGaUoI0hRTp/Sp21fdjJHr00d3csGO3ve4GfrjJMZUyJRjauacjVd4Tyamq5U40mZ5RelWK+Ay9NSpFRXyHIYKMEMXKaDxbd8kQkdWmel112qhUUbeoaWEu2NEYmKUQaOyanaUQxXRhels7KtbR4zClBouyXHayDbsTFHBG7NlVtz5dbC5dO1Gg31RbfW/q7dGpRbYy5IuTWgW3vKp9NezJUXt3CR0NSZ5k1dBHxAQgmuG7wh0FoxofwRNXCNPpdW6iXBttYq7YuUe3BXtqTqwEU8ODHnTDjqTK7ciKeORkExiPRN5LMrUYNi+kLMhkY2A3ByDGRsPJKRVht18uVXaa/VjmDbJWrOoIkrsieoglh6/ApiElUQfNAK4vOsCqILqIIoyK0g+tcOqCCSawdUED1rBlQQm9YMqCAeX5VVQewwUOtld2vHOsRPOvkT45j+/cIqnfjV9XGAUeYPZmchWmn3AG7KvglWD3YT3Dv4TTB2wEXwQnARBAox/CXL08IUZd8PaKLXM3J+QyO612VfFrgQ5uCWDxHV0YMSMo3jCxD3KUvRwTN7jqBrx7Hbh9x2ck3qQIbUMq4FSAYCJDmJtZ7QawL0Btr36D3pfZuDhd0KdryCDGznGeFX8kB7/ai9jTRY3PFCYTVs4aSQDk78PqPGO3maYSR5kM5eG5x9IDhpP6HXBeh9WcftJfa616fZ61ezWPD2Bcf10ur+DjTALuwf/5KrP9YlR17gr9c86Ouu+0+77k50wn2nfMKxBXTs40yWnFj6+0+ZtwZ1go4BD8p0weCX4/WDnyB4MRH7O55YrA3tIqNQw0a5IhO4ws9XgSsyFZva8bMVWdEkbC+3pBgrSmKqlFAMUm1x9ArnhCvYwBXpguSkCoIn/rcUBE3AE7w9MHMPy6o2fU9dX9IvwXvW9/6Qj/LhCIt8jZL4gejizMuXHCssz1S2RkZJTSYGEa7uYSl7P18NsYSZOq1f3hbjNFO2nOp2gdbnWKumUre6h3rUWyhMKVuhcKlXRBqhf4jBXxQzq9Mvi9zpVaUCzdCbYtk92vfQQMjkVH0rJ2WjCghG8tIYrzhodLSspVSqILE9S3Xq1nUP7jRIo2UrNUVTlzA0UCVFv6H3CVU+8mkxxWMwaWLd4vM7XTmjALcIwiqiJioYv1eN9BVb/Qay4TxFhU0F0vNMW0eSF/KZZwlFXbrWFRlOUGbEWToaZxQoe/YGIqIwbghHgYh1D257v++Bbe8fvLRafFPf2/o5jMOWzPA7Paxa3JoZP6bGs6gIwByOPHWAh6/P49ly8PDleSJfAZ6t8CvBCyv8feAVKPz94BUq/A7ASEC4E7yIghvAcxTcCF5UwU3gDVFwM3hD1f4t4BWpcRK8YjVeD94wNe4Eb7gaLwOvJJCO+9280dlGMTbcLQlebovdYUHPcaPuEHeoW+RsJ5X6/UxtO4BtRL0EZ3s2nnGTN0KBmV6pAtd6IxXYCt4odfDT4J2lBHsGvLMVvhti5yj8doi5qddq7UFPE0P4nqY8wjWVmdF1G70IWko5QsxTriBUpYa9q9wI+vUxbG+6ERVkJjprL2tSpfLZtfwGTH9n1bDrEbg1bCaCc1SBItxRqkAR7ghVmQi3VFUlwh2pCgjhFqmqRLhDVUUi3CFVmDeEG1WFmHAdVegJt7AWKyjhFtSw0QiGqbJPuMU6JbthVaEJ167lpQjya9gIBCU1DJOzO1wnYDdP5WhLCWppx0OnxfjASlWX614sHX4xCrh0+On7/qZU0eU/GFz5WIYpFV6LSWFVTlJYdYKksGqQpLBJh+2qrKSw9KikoCyQnRS0RQZLCn/f8QWSQvJUk0Iy1zGS/31J4czOBT3HzQXTKRdcTrlgymnIBcmTzwWDmvyMyAXpcAN/v9Y/BlluIlCvGkEmeCjIBJs4pYKNHHPB6pxcsPoEuWD1ILlgty4QVmflgnuPLhAG5ILksXLBa1+oQBCnWiCI3EtCnMZcQFHes0WFOb4n/n/FoKO48nhJYjIliUmUJCpPR8EgTr5gGMwXzrQksYU3UvTlJonDmSSxMUgSHwZJ4pBKEsmcJJE8QZJIDpIk6IUlmZUkFh1dMIgBBYM4RpLo/EIFw6kmiWSuYyT/C5LE9iDK/69Ht3u86K6g6C6n6HZPRwlw8tE9qBHPtOj+VEc3hk1udO+EdHQ/HET3DqDo3g4Y3WtyonvNCaJ7zSDR/e9LVPytyYrutUeXAAOiO3ms6P5kyRcpAeBUSwDITftw+qN7a+6d3v/SGRLtzvGivYSivYii3Tkddzmc/F0+mFHPtGjv0VZLDoz2ZSId7Y8E0d4pKNo7MB7L1uVE+7oTRPu6QaL9FV3wr8uK9vVH3+Uw4C6HY0T7q1+k4O871Wjvy3WMvtMf7R2HLs0p4L9/ZgT7cSLdokg3KNLZaYj0vpOP9EENeqZF+kp9VWII5Ub63kykPxpEen8Q6X1BBHhRdGtbubXfx6bGhqcdN+baiGlqxEZTTP+fTFQpPqI9XLloTHTFyuoql5IjxYZ0xcr1r13KjWNmV2x0nXvXtTFrJDl4LK+r0xvjO+iopm+1kdfFSlrREE5bK7p9uVtWd+SIuMvFHaPrJi/t9M7Nccmd2guQZ9MtyfwGr1UyyDrEKp4FOojme4b+rwoSElehDztpAZU4z/HY0C6vTLH1LI8VdXnliu3tnOKsm3tW5n+vxrMdPFZcKIBxwITi87S3dvPg3gu40JOPBLlC/dx2vJUQrNTyDJy3Xa1qVHmFUnK51u2wka6FWh2NTIVQsiHpaFU9TUwrwR3tjrkO5yvcMhe3lCvluudel9KF80JKY676ua9IWae41R2q7OLmIa18X0e58yKl8pxdSkL1W6eDymxE20bQuur/p6YVGMpXyWtURsY1UU3lJXI+O2MYbQx1RQT2UdlEZLxPYwXZOGMyrZuAc6H/TSP7LORYEUdWfB6c25M6N5rOHyZtCcesdP6wVP4wB9mkQsfSrEQ1cxgfTuMApmwluu2beEfo/6V0XtYXlv7NWaUGffvJzA/JKJXSLOgrVv9K+0PMn+onXvtBweX//L9cqt9EY0D/byn+k72zjZXjOuv4vO3u7M7Lzvq+re/uvXtmrt3eKLbiD218bVB6x0ocJx9IK1UIJD7wAQRdV0K+tSKBkH1du8GpBKQSEmkRUUqgNtBLA7RgKAZ/iEga0mAQEi+tShBIvHyy1CJSCCnP/3nOzM7szt7sdZyIgj/sPXNnzpw5b3PO7zzPc55hvWjisGY0qbFuNKnnk0D9uLFOQe1+C/aVDpuvKFtbm0C1zHk5hPERqlTJy/vKeXmfxD0ieXn/ceP9kpf7v8e8n60ruZNA8wqDOwM2Ss6EIZAlp022Y5EEv1eysoFbN2NL0ngwyc2JphgwjdIwMPJzUvT6e0fHbX1mS+ddVEJ/pMreUZTN3N2Uo81u6imra4ZrbHtAHZ8VLsPoq3IDbMAcUUG7YnjANlUj08a9POlX5Em/qJ/03B6f9DXLMke67ltFzboyeVKqagFTTuuWrIkqgjjO5jxGX8ns5fgVZP28qN0piOIGgi7NvhQoIjQK1mmmouAI8Rnl7rCxAVNhR3lH7XUKWkeJIBzVPGp3KXCP2hEFjaM2MaIo722YiGKIX3uai7EN26qaqmkFvQNF0Ab1LXoZTlFwgw2ObKDlkYcSE+gJxWpqpEfekBFPzrERAUWm0zwQOZzmyzx4OWuf5hAmwKhUI7MbqVElZpX7aVSu+dNVZgszV26hWl8URC9VrBS9VGuoSKk41KzUHapaqg91LzWIxpBKROtQfaACua8TFZUrEMLwiKuLK6ab1xVa4JjtZpWhq+glqaLJqhnZWJyevYf/qvRwVqaksB7+NenjL8zax/fwrM/Js1gmmxLYpVf2+KwLzl2j/pJR/x016xeKG1n120Wrfju36vdkLtrc23wm81c2kZ3a20R2StKg+cz7SdM8P8uU1OdWGf1/iOtW/te1BitgrjfUltLQ63HZRhPUqXyC+rprWeedc6iOx+NmwRKfJtXQtnlTg1kA6/wIGx3Mqo0OJjYxtKTaR5htje4zq+4z9X2eaqnWaPODzk4T2dlJPILtEwbzshpBepbdh4rniQFP3DAufpANvUpFqxWL5uQFKhyhaE5V0Zy8aE5eoMIRiuZUFc2ZVrSsYH5eMBoZigWrZQXLz3vKR8EQ2/JGp4sR8kooHBnZuMWiFhD1Gzjf9sabnJZSSILtJQ1a0wRYMJnZ6ql4VIiiG/uZvLEnonjj9S/PcTiGTTFCPMfJUy8cFaLomn8mr/mJKKi0QIWoSo+WV7DDeXznUsLH3ontN+2LJ9Zp0UWH2280Lp7o8tnt7dfbF0+4T1zCBfeyPkHH3csSD+fXL/PtSPbyJYrpU5IJdqHwAwI8IBg9IBg9ICg9wC88wC88wM8f4MsDPqw8FXyI5hPG25O9tpcfq5mfFhSeFhSeFuRPC3RxQiQZjpIMR0mGpSTDQpJhIckwTzLUBTjjLWH9BxFfaohlv6zjvI9bNOXpXsf9W/DEp+nUfJxGahMbUSzZL2Hx1iRnKNsK6um5M4iAVZ1sm7Ah3bK0KKXBEku+/mgvATCJASakUMZHac4t7gFJGujOZzFnNjASu5AM0ALYVA0EQk0GL6ttyimPeKqeyQlMXmgjRwjr2LyUGbyyWpafc5MfbrN5LaWuh90GtjPMZE17PbOmfaXSmvYvgnp0vnaudt48R/WZUeMts4AsRZHnU+bo/yva5gHwxfJdKW8mWsHSvIGBp44cuqxJIPCGyC9uQV6lhTosHWXZQZNW3bWzw8RfN4w4UD4RShwq/z6jFbcVnezGEYL5uIMgivchcJI5xHST+Vxg0lFR9PIFHLd3kgXIWuZ2kkW84OFOssTiFr+nAnrZu2pRLYiois4ssahqv5pXYeqe3VJtFmctsywg9ijLbeXGfiaLQjlCGpDbGJ/bKnwsqOVi41r6tDlUfi42rqWvmUPggi+4kPR4W5nyCSWShaP2a6ZauBL3Ve0+89/MZGUnXgBa/6uZrO7EiwC/fzLjMK/aHl7ipKelVnQixDPDKmgI5XS+ZkK2mIgzsTDnLPqmCF/uaGJmVRRPcXtQOwzQHovcGKqn+tQYS4XeMx/ajmE6VPNxrObw3syN5+jhwKQMp5ZEMCcjnISOYE7Oc57VfBzjTFwUqC2pLob6gVpQlI9FFqjt/xBu7VOBVyFB622pFZagBXTzcmpwj/9jWRlAYNZmATY39zD2pdRa0g3BmfRIOn2ZKwNVotdWf8adVFZVJi+msCSFaYxCcISKRsGheBXBeryC4EDcQ6DQWwjn6Lk1qOFCBPN4OtRwspWRCos1A/QNetgoZo3l/s8UXplXODd1HdWL53yX+wOVEFHl7aqXNDdtv+EVLta0moYWEahaH8sQnwUr+kJb62/oZakThtBENFLh+FTd9GMVjizua9FXL+gV0CY9quZNyXKpVJ5qsMwuK0de9Htp8IoThJfNeM2vs6BxPNqD4njm+zbjNX148wNx4tuYOZepcenF92lkPUwD1AodPY6XmZrHv880qLH89Kf47VZ0dA6RklZWM9BVbKo2CtpHd+nJf37ioT76kFd6kFf2aLFZVXqPhpgexJZt1U/9jw6Tvoqhb+hD27Gfghb0DX2loG/oq1Us0rIOGWLzXlioFE96MqWFnvyFi2hKP6+ptg4rK5tGwRAjIf369KPGilfot0q/mH6Kfi1AZUvEAgpLNEfFWMs5yNUBClYgUXRQnD4FfawYHdTPPAW82cxRvAx1oKaBqGCO98Yo3iknsges8teO2SCC5JjtQgBiZqvhF23boaksX35v02RmZyKQSsWoo/dhUt07WjHqTFOMGlMVo47ocljBaXMTOpkmR5b62AJyL8uiKHBpSpRYtlaWKpcgop5ela1DQJ2/Ro3TnFm6a+2X5WkcHbFe4Lm3RU/7FyO1+dQnsgypWiZU4mflmiUHy8cfgSAl/XWtVPphOflDfPI39MkfkJMf5pO/mW/ro/aFOs2BXutUtvd31wXrTJGwfSlrRuV4X4YkK2eSm8bppLlnSVZTBC5N6OB4b07nYq7WrJZpNQ8bp6TzNu+xN0WmRUcbWh7Icq6uHK2LTKvJci5Xjroi01JNtFkLgRtj9LgJ6VZTNTPplmrQCzuSbqmidKt1jNP1ykIuulm5nUt59idlXU1IFPVb8Jmw0aDKaxLcNRjudkE7sV0psJ0Yr2i2Y0udjO1m4DqUvnpY/cHN2JfDzfObvOgbTfljNGjlNBiCBomvQIORCkGDHQIRosF9CObjOQRRPI/ASRYQ000yFfc8DWP7NA12QH9EHws7SRf0Ee0k+xlAwh6R4iWaNbvEgEyDdGY/0yAhgYoIApL+luoQBCQrWzTe50TYISIMMxqMiAY7WOXTaPlY4IzRYDhJg6GmwYHQYAgaXGIaXLoCBGAajHfiJU2DyQ4Rq9BglKPSgGlwMKLBCM+Mql6NSE7vhQbvVGJTaJDbI4Lymdqjy41xoKcUNcb+Ag0ujmjwoFoADS5MpUGOYE5GYBpckPNCg4vxQZw5WKTB/WoZNLhGWEj56DIN9pgGFRU4AQ0OtlTMNNimm1cnabCDvtHh5h4Cy8ZpkHvkVBrUI1IgZhrPFPpwNeucDNiQQOAxEn3GklBjItQYCzWGQo0d0YN0BRcHgotKcPGg4GK7Gher85O96AfjBUIqdJigaGFSxsWO73iFixkuhoKLWFwkYREXOxoX6W0iAgtLuBhSe9BvGi7CW6IAHrgNr2iouS2mI+G2hEYT4raDdEK47QAdjXNb5/7MXEKhYQeZnpm5TeXcNqjmNlY3D0AxHaWY25Q6CG5TKga3KeE2pQ4Af5RKgD9Z14nAbVGJ27jPUVojbhvkrdXRYXVD9dViap+hlcwWQ1p0woi79FuqGK2FlSGZAisnwY8GmXuCKH0u243P+Xst201OC9bgOnU8/3rcTW/Q8JS2447sRabHRcSLcsy6tkim1yXeHQw8XHqA8TARPIwFD0PBw47gYZcjgxC7DzAhDoQQlRDighBiu0yIgRCivzdCrDKUnU6In6ogxGmGsneIED+/V0L81ifeFiHuVBHib1UR4hfeZUL8TFF6les8XzMLW/JLxvfbJm/Jl7quiXSOzQdlmoaBoAjUXBkKm1jOlPikxTdAWuWqFvOJBz7xlQc+CZQHPgmVBz5pI5inUdkDn3QQOMk+xHSTOT3AQDLQ1nwS7iTzmA/3QWpF82HAUiuaEr2e8iEgoVd7XvjE06IKGsjnVMDSqpClVfspVzRMAcRC1ciFbFoO0FQhpFWhCorSKofnIi/nEye9KXziaT5ZFjL2wCfzR+2bppq/QmTk3Gf+nZn0dwi9nMPG32rBFb0of2XGQT55LzOfLI/4JMAzg6qmDuS0bmrJlpNu5ETBGSvhyR1Ky6yIQTM1GoMaYRWNscAtMeipHrXEYgFO5kZwotQ+wMm+qXDCEczJCAwn++S8wMlcrHBGFeFkUS0BTlZpXKd8LDCcdBlOelTcFcDJ8pbqM5z4dPP+VNxNFeAkROcIua2HsS50EU64O9Lpba4L1IhFCbzK3dPScipqa7aZAGMECNYpRUckUw4YYxlBP+4j6MYrCOap6A5QY4DApxHLEZNS9ovR4tGVXiLtaqeUL1io6vlMXhYNQjpqK97nN7grsNlc9l7VSuAREpsULjqaL7z7rQ260wN4eEXwCDV44DVhW7ACeEB4Qj8GD3QXqh+Z8B1YNYVAnOoclwrVUmJalhUjL/m9NEjFcSaeqoFePKyLNL306UjoZYXGGqIXRSeEXgZ0JPTSzMqJSXQDYOUmPbT8smCWn7RQuh7opQV6Wca8NlkWYi4RwYSqx/BCaA546ak+4KWnmoCXHubieQpWAC9Z1woAL0GhiJ70SUoLfVLgpZmXO9RhZdXRYDbQwqUVLXha1sInCKMCrDo9WOACLGzIiWC5G4rlbg9UwRa/SsyAYau7wh5SRFrGJsKRGOn6YiLsihmwI8a9hriD42X9WHvphe1HNplssODR807sfda2bZqTpkBG1V676ZAxudfOmbrXbhfIED6oj1FFjgt1bplvMFIAHJzo7/nYzcABl2cGB23eUkufn8SHWvrbk/hQS3+ngA+u4EPjncSHJ9uMDyIfcTJ8eMqqkJDwBt/nwfjmceMqJCWFjb7PFrRi2On7dOH/58ZEK7LXV4tW/vQ21Wa7iEv+dyjPkmVRnyW9LR6yigq0MeWZJcqzorjk2pjyDIa5BeXZSll5tm1BebYKccknrWSglWdPWonSyrNLVkF5tsI4snI7yrNrkxIO7Gm4PeXZ7omZVVFGyrN4pDyjMXl1uvJs7a2UZ2t7UJ6t4cxahfIsJjBNysqzVSqwApGsbNHaOFOe9WdQnl3bTXl2bSQu+fOyuGSaaujamLjEHYlLQhGXLIi4RIm4ZCDiEl/EJSsiLlkUccmqiEvaIi5Zm9SuXZtVu7YWzwm17K5dc25Xu2bvWbtWFJcU1VyDXM2lRM21lqu5kl3VXKto2JWSmms1F5es7KLmWhE11yoTx6paA3GsqgGIY1XEJasQFcxToGZQc/VLaq7V2dRcalnNs7iExi/ousITRrxIvwXYGFULt09uxgf04fdvxgcrImq5ygEtVzk4kquEIy+HXJBfyP+bUwevUw89cD1ehFwl1HKUdhoS9oSEQ/L/APNuKHKVhVyusiByFSVylYHIVXyRq6yIXGUxl6ssilxlVeQq7WmaNx6a7qUpLn4PwmfN+L14m66awHeced48Zq9D6gJzT0O995jdpeA9UGkY6gBEMYY6eMzmgf0pKxPJvIRNEnoCfr5ESlWuS6aT0s9VkNI01yW7khINMRzhyENJna/LkkhbZY/JZfTV6B8vZCZEfE8eP0csOhW9KJP+24Oq362Cqi9WQdWXClBVf4eg6vkCVP1NWAVV20WoAkM9O8ZQT48xFCOTJqUSOm0LOn12+y46VaDT1TF0umXuhk63zByd/tPM0enbZo5O3zLvDDpd5dl7owA7t27b7GjXtMyKGP8/uOlqNTdtc11cFW6Kbs4GTVenQdMRgaZ1gaYDAk1KoKkv0NQVaIqkA/kCTa5AkyPQZJSg6eq7BE0bbxOaNkqwsnFHmWljZmaayMV3MTJRVc2ATJc1Mm1/lyPTUxqZngYyGXibnjVnYKTtnJG+bpv1akaqcvU4nZF+toKRprl6LDPSS9WMFGeMJCL0uKjRaujbsFFmhEuI2Eh/T3tJjv5Z5EwZN2HGypPJ0YnPRle3Z6Onl6p0WY309ye5qZFem+SmRvoHk9zkvpPc9I3SpsjXjNOJu2drJxfDg8l7v93ppk7uPTZEry62R7YQRLGHoEsvkovtkQECluorl8Z8eUdCMYUKxA7KFyMoTyygWtr8qbQvksbF12H05Cq3uCfyiOyJ3GSB82hLJLfcS8UNkeJkmZsT5cr8LEOt6apGyRBq2r5IF1vL9dvzD3eQS4uyvWmA+pW7sr27gHoXUO8C6l1A/T8u07sLqG8JqFUfKJgOqJ+sANRpHyh4RwH1D28DUF9+4m0B6perAPWPqgD1+rsMqC+Y/C1CbLlUxiO8nV3vihw+Jv/JJmz+gNOjPf7MCV9OaIr/4vlhjDj60IJNEk1g4rFK7s597xhZbIlKXYyCmuyLHKUuKZhTUsBuRyPb9VhIofSRtNv5jT6sdmf+jH1tbKavtX0z29PpV23pnK/wTTNbuv+epbtelW5b0s03/s+U5H9kSaqqJO+Z5kZnnYYveJPQI/eMe12/vfuXY378DjntWdeeJLLMrYvjhAfzyvZlp/J/8VNnyvmXds/5q27NpnWLed6mnx5gj+TbYVQTu4O74oGh9ZYeGHb3u+CN+V3Y3dsC5dOD/VTZ2wI9vAWXBJF2ScD+E7y39J+wu9eEYMxrwu6+EgJPLACzjClvJwkpQx8MzNt1eYDNO/8tlqOyqzx6fAd+C0FtROxJNOZYQrUB9cbnL2Wrw+0bxsXYn+5vgt0yxL7HHgHijk657NQB5k6SQjjp8UF1dtizXPmRJx64fCW7qcobRMjeIOqIxAb8nCg/fKIA0bjzDOp60VDXE+rnTTkJZTkH8iHOKeU1+WuTpbKIc8KJUkQTJeV9XdIypef69Do1+SNb0wvs4Lk1j+cv+Dmqq4AT+Y5uXKvoVcKn7LB3yqqUmqoNqUgT4hDF6TXhHdtL22cmUjWLvjZGfi38KZVTTrqZDoaSdgtpZ12Sn5B2h9H2BV3+LoGQiT1sA5SwmR7J5u9aOzdeM7xPOSNt65HCtrrKkWMWPy1788kyOVJRP9VOHKrqAmXWA9Po3YwxRMKjw7SBZffhxOcG2X0Q8WGz6BfyzQOZr581ynOljxXkOSi3uk3LSht5ttC+HswUeehGM7fgWbQJsRW1NiCvT0GAYZ2jzKMnHDc6FDig+Sa84LkUWHCY1OTRCC5Km6p23IgQ8Il98qLQ4JX2qQNFF5hjrWLH0F+0TbLBDjPXxy+Ie0gtRjPwMMP7CSmr/iBeNjTC1+HFC7knGPGml2S+G4kCaZp7OGDRHG4w8f+jvehV9gjMV0+rWi+xH+KqwXzwcA99t+bdsi37vJVJRNXppJUL6qK3P5/4e5pPJrqCtyM27rojFBufTwdvPYa1RmMYFrMyhrVkDGvNOIZJO8goJt7TvqNFMMcNWddVzr3vlO8ces8DSIZbEBdHOnctzBF6TJzII95ulS0gf8mp6b0cJc7JN3PgTTjETrSoX8EeHV5T7jNbtIizDhvNxN0peqCC8LOV9QusNljCM9Ebajn21NgNQ1UfqE2HHdXMOQc+1dIIfaGxQxOHhfkvkM/vjiIXZzofnaRe0Ulyxnfk9a0pFzK31hYcy5zdYs8wb2Yflsw7Suuhwq1oeukjjnyU0BtCSoStAt5pJR9QPTSMLou992GjG5iQTNW4NevUms3JFB2ZjTK3iOnSUBL3htWpwntbTbYMLD0UCIZ+jJDALsxFheSlu1jRkzJKIeejYcprsArE936+broF13oNHaHBH1nXwxJ/P+RCcU5rHDZErIYRB47T7JOZ48+TPf1dZV7gNyDnair2gNaMIehoDg8ZRvonEEbQlEPE3qILHm8G8iDbgW1+gl3ePuJtnsLnnGVvkXKHSQuyNO9G4rM0Q+fGT7tn0/Mf+zF8992xLdOwPd64Q3HTD5xJ/bM8f6T7qKlbqZWdrvO/tv53K/ZSh+bf8q11fatfuhVxbYprYWIacKzRPbho8USemjRX6yU+ZT1A1v0bSVjMeliR9aCU9TDLelDOelDIuk9ZD/3yrXV9q1+6FXFtGaBCnfWgkHWfsh5K1sPsJfPS7ToEFF70l5hl0jfbZxgTqOxywS9doHbUXYe/r3lBxiYW9+NC1p+yCzKXwacAzj6hTeSl3xXOUR/C/Oye6iUuzfhQyZ0KbO4T8GXVg57uNNcz/Wv1cP00viBL9/8Mp2nKgKsddlHDPXIGGq7G2Ge8DW9omudTCLLwwXr60ROtlD8UjK/dU8U4dj4msncURBaaaqAe6dEc0kCXZl4FjhuY9hs0zLXxSBMOy6lbfw0yIEqxln/CW1naxeIwMdBdrPQV8xF+UbiNYrNAebrjnBuG6DfsFU56jJX1GKPUY7Bilj4Tm34Wva6j+/q6pa/zkoz7B40cVA6BSW5vxhCLb9+Slk+M9PX/Ye9f4OyorjtRuHa9z6nz6ofULbVs6hQktxlQUBKuHuAxqv4QiMcF2cPMR/zzzJUD+OO2SAYJwsfkyuoGtWTFj1hxHAewHUvgRDimPXLiB8TGyAQ72MGO7DgJSZhEdrBDYifRJI5DYhLu+q+1d9Wu82i1ADuZ7zP81KdOnV279mPttddej/+SuXfycOcWkTeOCaYYSl6lGTR1Ty/+K0s8MeYBrH+iXzVuV6aoMaG9/tlo66EKgGify0NDy8jtHw8spJAGBJj2lYVUDEvYOywhDUs3ZH10Zf1YI4NnJLVCyADZ1ujoceHsMHodlQuCtXKsukOvStbnbda3aKrLfgK1NsFwg5ySz4E8yn27ZM0s5Eb5/LyLPOMIsryJ0xZHItvqXzpAUeNfgKemIANH+Vw+n3JK+CnIt5HIvfq2J7dHUTo/46fkWDVz0RuP3JKqWyAqQLlL973yvncLZGreLKBEJak40lIxQNuK7UYl9/t+xHKIsiTQUP/swQQbcYoKROlCEiGJHJJIearxIH8kRv7wgJU/23nTHRLIC2kkHiSNxIVs2veEGvSE0k/0yqf1RRw2IIG0GBhPji2yFeYpZBRP77tGWK1V5JBtfLJJtlgF4V9AEoXHAPhGQIFeBPNB0kmCHQfSCY4EIp2EnHCE+UrMZlTDoY0IGrO4gYQC7Uq1xYVdQJ2iAIDom5A7QxyeORs1j2HamIWhbAdyZiML9lZ9/NiCr5ewpIx3U7FuLLw9PkV5LKpCav106OGc4hvKP27FH7MMGJgVLwCFLEjQxy3dcIY48cwcwo2BSc3HWWrKjCN38Ct015c3WZCnB2pUOEoYL4baGC7um+nsn1ELROe14hpyMW0+kJKzUOTiOqaH5WGaIwjMxItoorIGmyfeLMJaSivwHiXYTXfjM7nAuUuJceEdSkK5D3IANSPfHNCXaRbNeGhBBBxHIsqL9m6byiKOimLE7HmaBNqKDdgpLL01uiPvfotRoXaM5M4oxMIrsYdRp91ilGpdnGTtUarJGNJdGaWaDKsepQ5GybVGqRwx2JdoeEqoZD1Kjh4loCLTLtE/Ss6F6nIZpMtkjLZi6IDCyyO1WUZlksG/cdUZNj7bZHjWEVGVo/OkM8vAj9bosLrYF5OTuJm/9Y5C8g8hWze6HOiLtIvFj2sdv+uaERXBFwU6P3uHPldQVeaLawDwlRHQ/cS+OezBBNo3kqV30hPYisSgB4EAX9zL+JclnuYY7EK+3/YSgVif7TY20Aaikvf4vC6VdViISxzu5SD6nh6O7+mh94oWoz6jcDak5cv68m0ImSXebZQHFx6YUXu7SQUnKVUzjb0zRHr7XwXJiwpsG6aF0pUPrjN1y3poRLkelRogYdcCEvaSiuqhUGDEln4cx/q3MemxXxlkCPiZZeqIKIzQaMxfUfggCs/s2rtAqxHSg8sFXW5VpdZKQVeccQYqY6Fx453WnekcOLJV65z0RgDXtLgQnSE4v891oWiA3fa20k+Lvlq0wJCt7iAKcDGnLEW7mHd30LxLmQRrvwe1OVzM4kJ/T501CkLYFDgPT4/VIJYDvme6XTxCOyhbDbBvwX3tLChFIVnRxwXOmtQp02pNpo6JZnU2wOyFEg1R7sXytI+PCxXE+pjadgHJ6P/QDAI2O1kqGcu2j7PRevd+MI5ptrWbvDpnM03Sxb9jgzntVzp4Jf+kGNW9/BD7/Hidt9+hRaqzsgBqQwWBJRXxVhEx4U+6j9quruHUXNOC1/Ysp0Ke1gE50+4BBYnsbMTPx/i8HSLZ2fBmqKPyn1Ow0Z+n3k5rAt8P0ikGj71FcUT0s9yk485s5+fv0IJNYBY2lDl1kXNYF+Mz4EbCm0OTu/AOfQrkejq/cIdJfgZSLbML9b3jJbzFwtF39Q1JpXcpsyssj4SVblCeOZUStCLZgxCupliQQh1piVTeO1hUnkg/GqAOq7zYg8YpYutHKWh68Osy+tL+loSiCpMJSf3ZzMdZNTyWBbZqIxig2vArJ7LAnMj8qmrDt1QbYeXdjWodoa6jUamj7yEX24MoO3xL2dFTSiU93ez5tdzfjLgdsrAcwe7EO3b5tXeMq69ZVkGw3toG71pI0iTeML86DveZZQ03NdAb0mutnD7lGMp+fNrzlSzRpZLdHK+wm/Pg9Qo28n+Bi6x1bpTT1vXgMdPuduFEN/NoHed1NF2sLJxtfSLewOIiCZPyO5mLGPtShzm9lJbff1F+16uynJ0GllcWWCXvEv+7WRrwM34qo03ylsXUf4Bl32ChpwbogaDWzcVKCe2OZCI/mzO0FSy8M6utPXcb2OIO+zR5SBMSSF4wXydzXOtcaWq5ElrbragIlqutMCBdKnvDtLuZRFhJs3jMmWWlEj15cZPNsp177tDpAi5wLk7Euwq336URQQLBbcf7pJ3Yzi5G67HtB6LACsXJrXBjai8x15UvTvLvHO2GstaZLL1D1pUpMIpsGMm7Yajy9ohUGYtg968sXNYWu5D+YF2OF7Mmi5Y1TmlQkQIbbJsXObCxXwsjheT1bq2HHypcovphtSq7VtVX6zDLFrendYAOXYo+ruEw2hi2oya8oqd6CdrdP4MzFf2n9qaNa0QjWYp8kPMeDj1IL95cvxrHoYWTRUdMRkAWkDy958SitSDpTXRH1IozfiqNb+ETZNcR5ls5RVQlx2KiB14tLVfWRZvpFs8NuFpa6hyWBmWRTqMdY4EaIE/akqXHBxQojPpFVe3k0yurdvpE2rDMeFRRCzWQ+IDdoYaLti6rmxLWv8f8+HvEME2bau+oy/7m8j6laJ9ilY5b2DGtK6uIHuVfKsa2rwgOso6olOqLMHrhlJHGl3AiCagXCgWp3IBqWEFVSr90oc2bm8084gmuUZlS05NBwz14CERfN+CkoLq14ePGJ6EafAxikJRjjf8v8QDy4MQ8tFhO9CMtJ/cBoWxbt0XM7UplH6ALsZ+nddqVaXmv2RFimlUW5RvCf5Xw3yJT1btjVZuz8r6FtucJmL8j+whSS1NtopC4wHGEu69JxJ9EZ/GVGUDPSBrs3KsjB4ioxrNajpwiO+mvD3uHEjNZiC2rB3PYvPis4sUpsNDhSQMbPJ3HgRwd0hATk8h/QKJ3UogCPyCiADRZMmTUiPskHmCt4wNii6mEowkw3jWYHLY0PWAKpgkd6eoJX9LjnS+zUaKZz10CwDEF7RLSYDXpJMewqlhsGPFm7t06e55D4sttmHeqUy6yFmwuLWZZdRksPJ9w7kZ8I0GC3giaoL40XV5A4A9Fjs2mJNisU3/CzvuYSsBDeAhgP2hI+QYQWm9Lm1cImNwVCEjoewj+6DFcAdBaOiHVLnTGYSBe7yBzWJ2OogDzr7SyAZ9kM7yPO/b4sgKXhxj39RjriaORbshIO8JNmiIO9I2q6h1Vn8lhO9s7KwNRL5KNfq/GwuWmbJSmMJWwyap3HjGB3r9+a8UNe3KWdwZaOGugXEJYRCmurcFk0SENt424VkcfJ0W/XhfmwNnsQit14fVaA3i2h7BAuYqxmbNWsLNeewaLVnCyqhWcFK3guGgFVyGyhLWCqxFqwjWlcF1QyWGl1J4ZsfUH+XzKzFO8HkoJJi73F0cUbPTJ8kxM8oxKKq6hEGqOsMnXYR2W4rKpM0SHRTKoAwkn1hIO9jaIPK/heiGxjA8QPZPPQl3lfs/VVXqkwsWsxu6zPUqqAcOlh+lVPGZq7xF0q9y47M3o/kGDVv5cHbSq+0xZ4/BtMMQ2yAsfct6RK4vxhR//Z3udywrTHqSe6JRC3dIjHfcIcEuPeYx0zbElvUfajwnAMuJcVhW8ai9c7lqmwOWwVd2zlQhDBK36qQWt+qkFrTo2UvYqChFN3JG9XbfClkhyeM2L3iD1juVzl08l/7OhGrZQ4Z++UBGzQV9KT/D5M+z8csnQJgYIDS6j6joZ+wuFTV0biw4dju11OFHmeWq8W8O3C9U4al/JR1WqcyXs8mJycYkfkowSgk025PBE+xpL6CE3XdySdO7tiHn2rwjUEIZmDkHEEaZO8KGJdSMyBCf5kDuFIlk9rV3CrJob3Li6iXQU9BGnSb6bfhYY4/g8DjGOAWTsXOhAZ767zMFA2wPdStImfqmn7fXYoGOMHmq5HSoRGOjobbWt4PjieFAXRwF0usFvp7WTLNWlSGMyu9wdqo0TduuuZeF5zjhHTTsY54CdVPSYnYWQxEKMq4uSYTILucfw52JBriZ2u4sFpHqz2O02Ci7SNM7c2HR93tuQGZSvJi5wNsjVyguc9biiib1QnY8r3prWya8k954rV1RLJlcKeU75ykE4HZvy6mksVlxLnmFTnukBW/cikWbYQ0lLMxGkmTqYWiKyQQRpRnttiaw0QEYkSYAuISPSxUU78YVlxbCUMWKRFUGLWmRsNLW4GEkmqNCSOxoidISW/BCyGBNnHBFel/INai8JHQmEjghCR33AQ5iFGDZint5EhA6iKxE6QggdtUJ89s16QeNjWi919oHiONdKX8RqRYN0k8zzjTLP22Wet8k8X1nM8/XFPP+fxTz/l2KeX1vM87XFPF9TzPPlxTxfVszzVjE/yzz3CK6Y6HFrojvifFed6HohtuqJrqNTbu9EhIUA+L2aC1UVUweTkEiq/7oNLSTVsJRUwz5JlR1YQ0tSDQW3ug4hLxRJtc4A6Jak+jdK1edKfwUnc9EJTycSEo7tFuyNN2HN3tgQRBzbl802oG/eranLHJv4ZdfzZK8lrhelvjBHrjy+ugl5kj6AtE9MOQJTJgYIjl3DjqU5dlCwcyYncOwQw4OakvWCuoD9jmq5HewZMHX0Nn8rh8IqBKRFTc6f4IKzio/hL6hKPmuvhCah3mstrugEqKfvv8OCHGlkfnkYR39ETSAeTvppej8/+KuiRzhP+aJHN5AeF6oBygQ07Bsekp3veUHScLgMaZgpLbTVaBDJ5Mww0Fgbl97d1SYZ4IZwOc3KXSl3Gk1LPdxxiY61drYtUq8lA/53jexclSVJ/G7dlns7Mw+0NrObZPAZb6/WjhEpoJLZbKCeyJmJcZop6hvwzqMGEfHFvslfSLZw/DHcMyVU2e31yxZ3Sxc5VdknM+hS2cJXkUOg3ORTJoz5e0QwA6X4QnushkjiSs4unIyWx/RSOU4tgOo/5nrUhVKjfawq9LLRHKE1cM4K2XD+GlaCKeP4S8dSQfNRfEC+QHYtOjRvkqvJLL7A2Sh73nhWQ+r0ipzDB3TEKcUG4kKEGdU5pGkMP5kYS6VP4eYlq6yXTFovGS9e0pGXxAIrpLQ+oHydYn8Cet1hiXszL8s1w1Cl+zLDARi2/bbIh8tHUPp0ritVmmhc5i9K3PrZnqN9D6hBWShtjNjyL233d3G/spjtd+L3LV4AZcyBX8TQMdvqfEDsTNVvEcu5g4guKuPrln5eDXpe6ef7DAFpIJZ7ku0X2T3IZxNcYQ1MxGqfCN2JbYSeKRKn2xb7ZFgAiyqNahzAEmnX+MJaL1tA/9v5HMNdjmmLg9lYHaMdBAp2M6q22dh3leOLh3pp9fWN1TeqWn0jy+qrIB9GFaOyb4zKkWVUVmJ8Fqt0ZFmllX029s25OCrCZziOtBiG4sIuoE5RgHMa4EzsYb12xAbbOyzOoGHR1vTB7XaX2XH1gsYVjG2dFaEwoIuqMLK+h5oJHyyH1xuWmidLTXhFFpj1JquN15qEaYitPKzYylmW0WEcYisX/3dtHi9/LMzj8BrHK2mz8QrzeMiSH3Gc5GesUKO0AAqDIMOHdbZDlN7ejiYCkXv8QiqChkf7g2PREbMSCdSDBBpDHJuc5dulBBqcp9ZIEqJJ4tgsM5KMPSYfsTxZGPWo4lERNEly6og/eoPtQ5rfE+uPEq9XexG1XEexYzFbUYjVjeyzAOOA/zIujqP8utFcsFIc+OlzPvIGe3XHeAs3tZPV8mPqMsQfSzgBnRLm73/DbP6+P3Au29WN0QwkYol17EVlnEzt9CJYfPklOiMHDWCG4fllPWpszuA2jVWqWHqM4wFj3DCJniIkMpbB5U5xK1krWfQ9rPY9rdFDgRTb0tRnItNb4KEg5WjceQCvY+uPoPJ1Fu8odZbwcI2sI1JUHJEENe99FYUIJ3bSepNGxphQdRyRGjgiJQMegtkAapM6H5HoKIAjUp0G1cHYRoB4YQJhtAnZLLGGYtpBvJ274GEblE7ub1HKL8Umlc//l9l89Ap20X7vf57NV1zGZ1UeAVq1qCFfczOfaCKhj/y+P3CuYFHqydfO5qtxGSKIHGefP3ytVpmq/An/Jiqy5qbZ/Om//ZM90I3m3BsHCVON1SD5WQnV4SgapaOwPfGuV7eR9Ki2luE6bo4e+LPsN06Hnj07M35tqi6fYnbFbiQanStiiQvOKuHlUxlCeM7UBlcaRNh3dSwYO1Ui6kTdKtEqUFGxyXyWA0kA92F8r3dy8AzrsziS3pGUMv4sWzPPUw48Lt2cDcasilSi1AvlBMv+4HjpBw39y6u0+0kEifDzrmrMWWvbOpPm7mV9x1H4lhfHUX0OdWWyqKXlgdNld7mI6cen46VRKfl0ciy/gtojaOQQaAZCh27Rz9fQqsXZVFQg43RI1wdUnLizWOsbWU2SNembqBbrKNEURaNoEiHf1IomBfou3gKps8HhmFgaNW4WHRwTq6X18voyVkNCRUZrGRsbzZ93ad9JF/9PYDXywZSRXFJHVhUi7ZZlOrKNRU7FECTOL46UsYxATmEEcsRG8ZZ/4+ae3i6WR76yiy/QYFMeeq40ozGrvDmtbMi8gpA9S6/iaY4aZyxQGqWG5HLyhYKhMQ5SH/pjSAKecDxfIA4CjnV0kn1KBXOyXpzML97lW4vGlyZi28mCq/lHJappvCFKWUMdiw004INoqnaIRQOVfFBHkgRonGsAS2NRckS6Ga/5rtlCk0dd6iHznszTPtmPsE82pK7OZ0Q7JruqkZo6v1XcpcNQwMQC7VvA3SYOj60FYX2a/z/h/2RGX7LZQh3n64qq1Yf91ftsNhCoOq3wz31UD89rB/vDDr29/GT+FfMCzCEvyjU3Z+L+O6xjnmicMlV5s8eTDXau3yzzqeTNiP8/cuas7JuYriQ56KtoToeIOp3fZY0tllh7J3NYjG1QbUJI5T5jEulx5wXDxdFN4HitIPV1EwJDtKlCE4D7Rq93QTQ+raAz36sx8qjY6G069pbTWGIlm4jflP1ug2OZY58UnEFuzmsdE4zrFD6zax23cJhd63gs3we5L2cn80Son2iUT6CUJwcNx/jzSmn8Itsy1BGsIk6VROhGwlQ5PjvQ8mNgy4+MrMmj5Fgyk1PITBajZpURbxi8MZigMs56FxdZ72oDHoLICefBmAefpCcMPs2GDL4DOqYW7xDrFM0NDTWgR4kiHlOFSGLD43m3ZnTOCAci5DF0xyw2LVeUsRxkK3KCY8sJji0ncHGHi3NELg1nFRpPSS1qyVpiqSWu1pKstKFdwKw+xBvf7wV0TvP3QP9hG8d9ezfyCuO4dYXOeIN2KK8wk3uFmdy62iJRIP27ljfQYO6zyy1tXuyuuJgltHllDWxfNd673GLvqlt7V13vXWVvzd6FQHk4+iUA9moiXg8HRSKHW4i9xw/wa3yzgyGpS+muZ05Xi2m9xz3VkZ1+2KMa60ujx0jcg/nZ6obzY00lKLMDaqEGA8yLHg6ln3cU/qzavaLsayWuqjhMOjrOBrR0VdPNjxmsAHz185QlBpDajiuavrhxHaPzDgw+VnOrNPRrd2h1PRR3V1fdZ/D7r3NLfHby4FDvSjs/fIeWtRF7Hm29pVl9+COm8uJZPu57KE+bDpf35Zjvl8f8JitSPxMGrg5uot2WiSgSGo9t70BmnjMxUUxUpab9cK6GoJTVt00BRB0CTIOFHqRGxfzw8afl2cfu/vUycJUIlPNyFgX7/FfBPTHZiU3dtmRmJtlDc/opOK33UF+uPaVrR+AC7WD8LnpjWtt35JYs3iE+rrQcEYu/yF7SMsS+aPaFnrdl7Sb7ILK+MuEI1/ZUN7ZpN5ap29oMKq3+qGm10nDAWzUoLE5nS87KtqzVOyt1Myv/tmZkyES0NDuon8bwXUnHIvsVH9Mev8pan/mepSdUDZ3QRINA8FnKMSem3yugYbXgDtEJUL9DdoqldwXmN6fYAQZGVfrGzlJ0VIIoaD27Q/glADP4EAyVgQKABHU0XpCO/U0QurTrKQ1J1Yc5ZHEHCL8knWvHZIaXKKfgEZFu9UphW1SEIFlHY+cJFfvmoEWETOSrSRmtz4ie6+AyCXGZhtBzk1YpAj9b9GnRdWzRdXz6O3M/hb9gWm8Mp/WSopvdDiNbYAKaoOhO326adoRWR45k7St594z7ds6k3DnrfTun7JjcsJ4n0xYKe307pdXog+KiKA3oai/EtlWAVclZJ/fFQIf4kW3oT9teWSO0stLObIabWSdt0z7UKdTNDnyRR2YwnO29dMHRJmxQOfn8RbQ7U6mFeWzRvVts2YhjhVe/kzDwPjWIVi0t8/YOpFHO52gl632vZw1bcEJO8vMxR8zblv7SLTJejlvkC3WQfKGukpa8lYHBZ/UlY6qZFNyhcRNGeNK7llPEHA+SpAY7qhoCL3990OBGOZXbDxW3LdUIONEPqVEEjBQdiNn4JXw1v+jKJp++LIdauX950+2xxFvv+o0ibGZQ6EnuMKZLT7MfKnGwcKbhoRoEGa5nWUOGo9KP89uSqrXbhSMO4yIBQS+Lm86Zh4TGcnmfgKTHy3+Xkc64xbQTdj7BS7EhDW4Mer4ht3VbE90Uuh0DgF4wdhqDaNZ+EJPU/yjWfEOrZBtC3o3c67zLoAvzcaJuThKJnCSSB/hwOjDwByeIGtZs6pjYd2gLuKcP31F480ZpCNtZ32xnjKYZpd4sCb4kNdNyhIxgHIAH0YE2+LK7bcEUvORwEkj8nFsBZTSMIYQ++qxS86z3/dShba1Ne7mvPR1i8az+XyNcjuMnZRNFxBzxlUYvX0kqPMUfxlMiw1M8e4EB5XAAX8DtJflCzWpATfOF/KL/o48n5BddUeEHAzkD3maOXjRRXuL0NvGF8gBX84D6AB5gAm4cxKNaPABPCQ+ovUAeQIOjeUBTGtwc9HxTbuu21nVTAKXMC5nNDc1BpGY/iAnpfxQ8oKl5QJMNsAik0TxAKwsBTn1JhZCcPLwN3tnQUNU44xPsHWy0O9vtsF4MpvXM0YytlHWSZYQBWLNZxAD4XR2X5p4iFIDx5aZn2f4UscQR5mfNdj4p7AdpdtgGWrrxN4Zp9sWPIUSgeUfclCV8Elyxt2bxAj0rc5v8kli/pAQMLWhqWBiokoobxG4LdzLBLRsUqDCk9JCYhcGlickV/moNjtkU60kyxEGQpjGRRUdX0QIb+Z3BXNmilEUtwrHbf+FkESU/3iei9Eon2uRUeOCJZ8Lc7OJMaz/LOYJMZSRW3dzNexcW9GnoB0/5itU4Mh1XLlzTXhCUeLAMKHEANXLcRenO5ObzJ7wqZHiOQH8B6A8ZCTO+bcfizMb9vJgGIYyHGume5m1u995istK925JzTJgK/WzX1VNw5t8fOJJ83neDMqioFwHx3AK/CQoqfVzPaltZQdWxAdGH6VWXPjcnPdrUpU/QvWjGQAxsDDlGl2DF7iB0luJMYp176XSuGQ6cF1hLPuQI7oHTsA/XJOxjNeCh+lMAT92BWgAn/Kk7dEWTuqLqOMmiZ5BHmqsFCbf1ivVtXVlF9Fj9UnHM7SsCFQPjHUcCag3XNGllbXZw887N/KaHi3F0yIcEpvSSK9YeUAV9o5qsYE76onVIfcPpzuA1R/u+qBjE2DGbT8zmu3ei7BdbkcvHtYD1E/5c6okbA1wSGGM/eEELMVzGQhzo6BpoYSnuTRMhnlhDFh9AWro6yplNWFi5ls37hSUyqZ1WIhOOlq9Zq8ETz4KwkAN7u2R1Lj+mfkJ3sGxwFtpNNk4kqpSGVLmlmCtGMuHghlR1HhPRTLYQYj4kgopOaCbm7SVrzvgHjkx1WyJjIoEdBhLAXrQtBalzS3ckDR7ojkIMlzZ1A3pBzVIRBcsdVq0YWsZ4JtWcpKU2als2BtNeU83gcNihAfPshA6jdHMEbln6TeYHUzqpZMcggag7XsKJamDHNCphwtJx/ssyWhGHQmJVNRIFfjWfZpkx5GnnYJRxWA1XmGCUlbAajsNquBJWwxXV52S+Vog5fBxCWxoBXa3O2DN8joO6oPVq0RGK4xE9/G7tpjVgKpacgNMY9hTj3emOM649bC6ddGyqO26P4zh73WfJkSy8Eg622vD03WxU30JqyAkqKKC7rPa1UdiXUSxFD3scRUGne1FwEauAKOjGREEXlQq6EAq6SCvoEijoxuBqQEtnLA1vWUzHCgUdi5+JUdAlQxV0fNa12yZquUhiocYrXdOoDqfP3178QhxjDssRgDPSugovM7yjA94RmZK9SzKqLMe6dnU4ZlwdjLdFXXtbBIw0UPh5FK/j1akKhxIlDiU0iB1RVyYztAVbsvO2KboBGp1akEXG6QsDSXKpZmmaRe0Z7kjH4ERnqT2jRLuJaa+6QlQE7/fE7u8lv6lUWLo5MmCv9oMRqQ0G0Z/Am+CNEm6dyjBCxP6zcAf95mpZjpP7zrQOsCneZZdEyAJh6s7SeSGkjR8m/gARXYhxZQQAOe+xjTiroV64/dEFV6wuF+e1NLgMehwWE6B6CW8VdwXtKkPnRbgtv911fZIH8jlidp6BNJqCf23p0W8lGqaXXwVboD5KM6RNVis8RpBhiP1FsnouAWniO+dfRYRXp/H0kIegxk7huM3pbUgAhB0vTuvsHrS16Tci+HzU7KfZK1Z0wfoJxcYn2NjzPZc32UN/7hYG/2XlJWxR9GxMyzN6YF/Xw7ojsReaixlHAtejRdwPuuzT6mFPSBYwJvNhKBiWYs/RfnXsX/VvUK0turJ4RrEyJCzMPxy0UXXGq5k9hkSF2n5hj73OeFHFM8FoEyNQaI0xsqGbZC0XnWqZBzaJB9LwNB9AeuXBR/rFtNXj4FC7pqmGqjMTO+1Jj5Yirirow2FKibpRpgWJ7ohXYFlFGmg26jv6RlIYyze0fnxUq0klKDF3Lsdq2cF601uanFFnQDCa7AdEyh54DMdhegJDz1BKt2QGal4DzwtcmNkfwqTYcaQ9lUJmqynHxe7Lb+rNxNc2V/iLSx07JFxUt2OR3/yAxfYcwEw7yStdkL8x/YYV028I02+0wyzOSCqKioriBfhFukgzEZh89K7e0CSbJ11czbNfBNyhrLc5d3JaPSQz4T7RloZuAAo6SM2/ZIo3SxprddlUGsxywii4LDNQFhzytH+TeGgm7/f/F8Dt+K5hd6hTKOzYr87jdBxEEgU0Gd10ZScCmbjIQ+LB2RwsckeRzQFOFf86aB/caI34YbXbGdJuKWk3PamAlnlykNYE7yxN8HPDCP4/GH++wusYWc0ulQhmDr9weA/DyUJ7HvNO7FyOdNwydZ/Wvsna2zj5F/USxy24lbgF/t3ELRyuxC1EpYK9Erfg9sUthNW4BV4xYRGEqf3ndZwCwmx1vlK8PeSXfHZ4nMIFEsLrVP244WDkFYcyTkGXqpH9RTASe9zmkpxFabfsBiBHb2Nv14zmwWHZkY5nAIiRMC+3t4ZVrEAxRjo7v+r9g1Mbk0Q1JLOxK56dSjtvIseL8d8MtP+mHq+qv+aSqYwrT9n+mVb64pdLWptjamc+r7NZweNW+FWS/KXnBXNqtzcH5/Sz4MwGIJQYH2sQIMHABj1xYP5aZxp5SmilM9Wh7mPOpc1AsgAc4/gmMXCZF/NJGlgc9X7e6IthxBhK/CIxWX2QNcYuq90C80f2kDTCvn3PFvYnTzQm8/PHnmckgWPCtGvMUuqLC4+UKTUfyRo3bGGbrYRSxnQLN5ICwzuRdL6Mc8R0S+MCNBj62DzyxoJo2rS2kdLFwxDV4NAHm0mLYVizNm7Sktc7hRxqPieGESSgUruQuT2EP/+5CKoCtEyIU8ZZgl2RYrEAlD3EGQbe7YwXFCJLO3yMW7AoBZyeHVDXiIP0OXu9hyBIrKxhpCD7QbLGKboH73ZBf7xTr4Xv08n//9DJ9+f6+3P9/bn+/725vhjAvO+WjFNOHvGAiXzH0FaT7uZ8HWNrk2BMp7B1z7FtKVWbPMBrOJuArSGVvGtwJWq5lfx7VMJSVf44KincuTKOnu6YSpC5oajEk6e95P8EstBdElivqk/POEij5OUe8LQ8AHngjsP1Zb6B5TdVgpYNDBFuCVJ/8p/Rul/k+p91+utfJ/XjxLPRqp4retyuPO9uKWvvVmp/53er9gd91SlQXlSBQGC088hAOHKgIFgBuovgNiFCrj4c8Kk20JlgiOg+oYx204dukWQH/VusDzYRB2nQT5fID6gWikr6dwUON0H+CTWbBp2338lRWtNUIw7DOJd1a0AxZL1ilNYhNzPyK9CrqJOPc9LIAEhaaY2+ST+D89RPdxMADvy3bgPV3UyLjb7dTouNvt0K0xZI7kZEAG7ytuPm/Ui4SJ8PKGiquULgKHR+XbLCtdOWXpkc+R/kJ6hAh8frzmK8GLQARjLgJYwKEsCYVNb5iNQTYOV+gjPvxRir2W4HNgycP8YxUi7sQuM4eNAhdti4xGkHalooeYNboQEeWe9M02COrnfOoo+x9Q6SxycXIhUXsnyvoo8WwjhdQCyOwzca8WcMAFDncTNqbD3PsKEeK1JpxQZD1tIhvBEtSkbNTRzT/pkjuzpOkfn0H/lGz4MH+h98nsu19IOdP+Kv7w5Ue0B+oDN5EvInq0vDp5WgfhCOBo95SAjpz5x8Rm1w1+DOE5yqyJ955nO//PH9b30Z1Pz+zB3wsdiAyEycKq8xuYToDMhvmRVAP/oJgH5Bfoe+CRC++fk759/A6dnyz1CBV6AcgxvRL/+84DO2UX4u1qYiNnfmncKIfgEVcCrKzcaoDgvhA7JyQo7VFGVAyGvmCknRZy+YIJcjKWsD8geQ7EgThsdkG0qGOg4QCnjBcG51VSwTj4k2KpYJJx2JJelITdKM1CX3SCK5RxrCVK/Ft7t0eqN3K046f4KTkHSK9dEocs5BbYisc8imE9iLg/ULLclx2RY0to7UZBaHl/KQiNEUNhykRBej6QgWR4DFMYLF0WTY1oFjEAKPW2KJsTgC2vlocQSg/LPoo4PFEQC7AouxhsURABFxkj4aWBwB7aYONEhyrNbOE3bSjzRMXo09RpiheyYzzPws2+8Y2iXsybxfrYHq7gtMht7MyS+99b4/+MJTPwI69Eo69HrXyc/0r5M77uxZYP/EK+WTvhoxK+UErRS3wtPx4Gc4nFhUSpx/02bm7CXlliT5lEWSoc3MA83M/avF3GnTZgiLUeozbbr5UzQvrp4X2hSe4hwqnqHNWBIQStIDBpepMHM3P6hsKnXPU/fAzuOude5G6i2q8CBSbtF3oknOiv4OBUKRbdBl0iy2a/r1CQbJm3YfV0R9UrtrcfZm2iisK/A24ueheGrZxMt5N9uSe73D4BHE57kyQ7wcSv0U53uPM0aqbQmkbyMbxbCFIN5REG8rV8MGCdTKwdohEy+kNwdyXgfEG4LPpwK+iHxidRBvCAY/yVTPMe0Mrc5Gr5gHUSdaNpOOXfhEQcjBAM7+pn7C29tLeN9hwnvUEiaOKwvEURS+gGO0hQmxe0L2q9AfOwcZlkji6RPKKEn9TNn0F2r6C64WaBib/hQ2dOIPwhufqPKFJ6q8UegvMPTn99Cfx0kxK1zyTaA/Yow/w6nfpt15nfLtAOiPvi8I/WmJ60nHFrl4z2a/uQdBf1K7zTlL+jOcEyrLVh/nbAvn7AjnHJGaKpzzCc05lSG+sCA+VSG+ISMUCvFBGQviU0J8SohPCfEpIT4lxKeE+JQQnxpKfL4hPs/K0BkOIL439xPfvl7ie+6OShk89owteuChv6iKFH/JX68j0ZrTgHIS0DIHUwffx8vva/A9Lb+fi+/rirQq9OUVNMbPi6p52t2YKmMzcZI2FME4+WhNMH9/vOc7jiX292fL3+c9BjAr46UCk8+0ittyOu530TLc74ZnlRS/Y8ujQ2vmw87P32nWL7vhFIB+y/PSC8VLr7Q3FP56lgmC+OhWunGvNmMxXhJebewOYQ9eEgvnsDoULjso/Q4Rn9c6DcmhAhadhpc2XQErMz61YuX5YwBTDUKmdQYBuPzCnQLgAgdU5m+MMMbMhhpU+j1x4XfeyXwsDWCVgYaejz5KTmk+Dc0vmt3AAeqIkrR9tHw16CGK3CWDrgvBkGPWFiPPsCegXMmOJLZ/g7r181XY3erxT0JseQxzHjzZ2V0GGrr7TlFF8NjpoZySqFwloBuupAqNNfxRyn6XswKGA/tQrnZhcIIK4C7+fzt8ZGA/AdiSwkfAqYAYE09ZjiVhytOnBIsjuiSLGfArgt9LkLKfB0No1LSdNwWwoWCW08UlxiKZhlKB4lQ+nOVbXd10JTtXLK36p9KCUzWsRacyrEWna1jT6DBC3Ms1qvkDjGpANnWdDYzhEstYDjKq+fySX75zqFHt234ADAN3TwzHFnZ7z9ihXbE77n7mRRhWSTq7LatNQU8G2Qx+F4Uhur03jRYgrkwRd9i4fwGbZr56Vs4asU4lQ41vwGbayJ1L6WTRYHSu/KdnsckhU9Jts6IkA0oXwGfai0CDPU85WWex5IfsVbSHC4yU2Mij2sMdDM5A+/VpDMfSMcviztf9/nG5K5WpF1cZe9HZZdKR7ih4x2glcMBbzMY5PyaP7uhU2qLRtREk3CoG9NiSvn3U9rHlevURSY/hzljpZxOndXB1yJbUkggTKbgDXjqiXd6whmrwb66lJOGkbSgXR3alHWgWtQ4W+IW1DqfqhRRkHoU4gtVFpNlMXsmbyzne1k3etFxt3uSlcrVxkzcpV+ugKuSr6U2Sl+8cL90EfxSneGi6eCgtHposHuoUD+nHJ+3Hby8ev7l4/Mbi8e3F49cWj2+zH7+5ePzG4vHtxePXFo9vKx7fisc3KzsW0mz67LtCzPdfJIxJTjjg0Pp0ExTO/skjnufuVnPRblRJ+9TFjv7vXtzo8N9J/ruR/8Y8BDwiZdF77z3EI1h9eOu9xXduOZwX1zrX4pBzydS9h+DUSYUQY0yP4qRG7wAzoGHHOY3egGMavQ1ScplF5aAyyTqo0gMKf+f57+08jjyEPHp2+9DE4vvrZIuMihs/TvRcfJF3y2EKe1Vc9qK8fP1U1rgHaAf3dJvYbfQPJy/q1sqKYoFQ5yjXeJO3FY6Um8B10/ombyNUbZu8dVC1Ye7dtImJdwEajVmPhSBqQg11IYVE6KAhRNA8NQXM33lKCvhAoDo8+1vB+jEVAU83vCswBzzOMN6AErBHElkgKRiNEQ0VqKbbKPvclEm6Vuc/oWlHAAtPdEsmui0T3ZGJHpGJHpWJHksbFg3V701r96bhvcinYM0Wk1tglfPvTZtETwOppPliqaQ5hEpoa0mjwylTaJxx+zvZyOGsU5JLefn6TE0dOgT+L+2j2bCKgbWnHSKpsXvSMXN//jr6nnbuobcWxDWo6uunum2LAtGyhl+2s6gutSsH/XYqlWRjdsfLyjoJHuzcJy/BtlB5V9sqadDUoAMRam8LtXeE2keE2keF2scq1N4Sam8LtXeE2keE2keF2sdOTe13npraH/V9Neczx8uVEDzJwwO5XhYO5ntZdNqcLxbOV9Ocry4rIZGV0JCV0JSV0JKVwKtkElr+Xoquv1iKrg+l6EA4X5xyQ7NyLVrLkiineSgr5/16khTb99hkX/52w1TXqh/xqOVqut5eAzQG7UG/ED+lX9LmdZhQ+ryv20gssk0VkFqaaXKIxqsJK+fhw8yPOfo7EeprCPU1hfpaQn1toT4mNBJtL3A6wl2nhbumwl01ZXaEMmOhzFMR4cKpifBg4Hd2Q1L25777jPd2IambhaRuFMa7XRjvtcJ4t/2vxHjHcBIBz20dsqju9d3xkmbawKwqOPLoEJpDIrGR19m0hjut10HllY4Sx0uKX9L2YfoxfDhbMZMeOEIU33o4W8mXE+mKI93JdOWR7ira6lfbxDk+lY12RywGabNoBkWn81t3NX1O0r8J+rdK887bhUJvFgq9UXjnduGd1wrv3EYfq2GOdmG3v5g+Jtez2n4CtiU3XYVUYi8VX93/b4ykbxaSvlFIeruQ9LVC0tuEpLd+n6T/TZH0zULSNwpJbxeSvlZIepuQ9FYh6c1C0q8Qkt4oJH2+kPS60yDprzYb2OfVblf/8+dw0lF7lD7rhIN3/QifTv+uH1eIpmeDr8kGjxTAUwMFAqKpBGV+DFmd1zrrBlNY8mIpLBm6t3voDfA8sLOXv1hPvB4ghc5aRxFdAMeXllWUxodhM8AyjWC6mOwiB8EYT7TqjiOjNf1bUb7IOv6stE5C5eXEoBSWBrRnrdPJJltBHMfKiSFNjrPKjf2ld2V1URF0dgFE2pUkHLtYM5+t2CUp+dSl7Pi1YlfTt9oEE9ghawKv28KxCG2YNnZuYRXekO4M6QOURBJINg6Hi1uI54Q0ebQy4xuQWpvqIDYzcg9+3Dn1cLbqCK3xVbLQ6GXjAG8TDYZVv8WWrm96nD664cs7iGldR69JR3dm0uhLOa5FmQaXEr99SLDqo/MHTc3bHv376de+7asXVQSolRd/5afHP3jpV/6oettuDr5PcEMUOrvCvDpt0zBw9gYA0TZ6exQNHMdaI0iKV9KomkYVZXCIpiobGGCrjxY115JTzpBVwuJXq63G6RbTqlsBLViN1shKovWYON4E7BrjdHM1DcNId2XaQnCmePaNLS48wikKGnIYaqC0HH0aKMflV0MlzI5XW1PjfyXipZeG92QT4F0eT2Q2Sgcgq4Gp13t0I1Y9OpW1IMx61rK9B3eJ7W201s9kvme25TmuIk7QyU28LAwQuXupWJ30WuJVs4vzcErekPx51UVKeBgCcp8ug65jjaFYW7GthvjYLAxlo/CGdWg2tncuktpLnJd02SomGocz4e60T5k188pltdemseJJVN2wWV5NugTqKTlWw3TRunVKYoo4Fu4C4tLQSK5330KfNKnughIs7nkl/lK3i4IHW91K3uow89tF+YOtLuKtDq4dW+U3VgXBCYh3vPPZB8vFKSWUU0pLTikjckpZjT2OjzWA5ZvAHvdUUot2e7S3AXUDmdjUnnBu8O4m+xrtb7F9qs1YBkuzuuxxyemebI18hlNtQ/a3puxvrUH7W+PF7m+Nyv4m21Rb9qcGb3HdzgyteJra0XJHGcs9BmknBu8Q81JdBJyvnBEBZZK+r9KqC1Ok92fsm4focIl0H/dkyCEW0TG4ltpXnbRxOCuP1tYpmwrUOQFrcvhQVj+c1u9h5i93oxumpMLrONb6dZqvw7PYQ8gYbcfw8NuZrZ7qTs78+tefuJv+/cVFM05KN0ZmvvL3Xzz5T/c/+Ff6xsqZt+37g9969Bv3/U99YwJOgbdQD6KHsynef1akU0e641gAa+jfy+jfy+nfGfQvpX+STk0WGTBA6YE1qYiFL08n+DNNR47Qfkfi4cvSiSP8ZDedJBawSp6iSxnObqrAXJlrjjPXtFZaxOMhozZYw5o1p9Lw0CFjrEkFTM0qyrlYYxrd6J5yr4LajO7eA5E3ZjirARtjbGvPrDKVZV9qzsJ70tCezdD6ev2UtdJexx5O1Josvg9cw+wAWPnwbImhivCgYMB+0NH7AS3y3GHvOIc9nUuEBIudt3vZeR9zzJ1Ld6WtXTY/L3l509ZvF7w8EV4eCS+PhZc3hJd3hJeHAzi5pzxeLgUnd81bsICEu45LgVO2lQQx00JenA4LmANJEyTVMDuVtVpP9QwGdykO3tQcvCscfPV691YpBUaerndvoo8zkLi54OcvX+++lj5ehjTMbroGnqDwonX7ubsS7r5CuPu4cPdEuHsk3D0W7t4Q7t4R7h6Cu78rSSI+wVQ5fDAnrDvs00YKL4/v1Zy+JjtBvXcnSO7VR5zeU0xDTjHNpU4xLeHybeHynUFcvvViuXxrAJcfEfY+OiM793jJ3lcY9r4yF9Ec7H2S/q3SFDBVsncu0vsz2Mgh4kY0orV7shYcmniVW1flQI3SJtYUw9A9JYuwLUNwNSXuDj1qi7g713IdPusDuftKcPc1U93VFe5ON8Yq3H0N+L/N3enGKkAB3UIdoLP7y/TZ/WVHuiuTnmWAJZBhiQhstPDpMc3VJzVXl+NJlo7R9pBOEmNP6dSCJ9skzq5Jp+QpupTRbDN3n2DuvhLcvV45bpbDNEyL3KA9NRu9x94zR22+HKYDf7lhSg4bFQ1IOjpEe8wNYe0xfd7XbcFoXhdm3GJmjIWqufBkyYUB/83ti0VSb7Cx53AGzm0x6BUWgx5ZnrzdOTV/HtX8eTO8BsGYWxXGPCqMmbn15ED+rCXtkj8XPHZZzSMiNexcSY4ci+Ou1Hqd8WEkBtLAQMo2sKziy2HObWHOayrMORPm3K0w51SY8xnCnF8uzHl8Ceas1UsrhTnXK6J3Q5jzqDDn2GLOC5PN2m4fjHnOY7WSz7Au7m5AFDPj7WW7YVXBpAXxHhG8XwC3hXLmwlljCSGcdZQ3Ls2l4RW/lD6z9QKUmSYD6NZslNkxBxrBgRV0PKbzTNMN9oiJ4S3CXH1cZPcVwtxXigp4CRXRQIWRJJUGR7d0x2DuJPy6VzdH0a7p7hSVH83dS6Q0He/HZJGMQGmk8BM+JtIV6cp0LI2vm6JuobWNUX2sDUU5tmbIyyB+zAiVE6/snsHncaS2GhuLnbHEVmSpdA0UWeOWImtKK7LO2MXeQljaNA3pGbu4oimqKEeMD7f4jC3N0YTvMpgYffXla6C/ekA0ig4RAyN6oEPT4XTF4azcw16/pUlbU9q8rllrtMuiaUXzznB2JJx38WxiPyuNSNKU+Oqo3lrT1GbAIwmfmLI0DQ9nzTTCmanJJ6Vmqq/0K+J0jLlzLFlD+TiE4MgxHIioEuw6UzjDXDpFz43h33VTdA6rqPIa9hG+hlI3bGk2NIlMiVYq7aYTh0X0TTEododwj7Z/SIlNencTk0/tgVWe2mO/7fXNxH5VIxG5AjTNa6rNY9HCuBEhXfzxh//gD/909x//+0PXiZKxQh/piu5EoyOjtyKdoCItor6V/LmyO8Z0uOJw2qKVV9RDxZpeMWGtYm4juzsuPxpB6KCV57ETGr+Fan9dU2jVSCDWQSY7Y6o7VZEw6MbLKzLIGRA5ykfwvSkUCTHkDJoHejG9xTT4YTSYDqFAE0KbWvb+rpffRDr2umb9u9coDHs6Rm2QuaKhhYs7H6lHt3B+XD2YmuD7htOxhhNGjv6ekFQxASNLrdKLNXY/dr5EHWlRR+pJ1YwecsesxavV2hEzM/r3OpoCLgPgJ+JzaUnQ9JMmXce+S2scNM2E3OwhZKJWgd+ZEIidlbRg7Blv0jjZsmBTmCGWIrgCD189rRFDqjxGw0vvs181lU0cxsAevru4CTG63HZ26uR7dOwTQQV8Ox2jNXOYJDeZZ+pXymvfetCaPehm0BKaXuZKNeZJEU87os7itHYD+EPMup46u8D+LbtS06ST1P1yFppflr78CG8AKjErXMAWaS38uPBLazxEb/xdIveEyWQlkQnLXxWOk9jiv7S8rcX+kbT5cJZpfQ915kwI/2el2ZHuD0hFP6BP2Gflol47EweDomISkCcOZSVVWgQKVm95c1ADVlZ3o15HEBBs1QGE+ZaDH2hq2QWExfbb5eNGks+bMCnyx7VycxvU6xytXWrRiZZXQDvrpTFN3Cs51mji4WzVK10oZTAer3QvpqtVfPWKIXr18Rcg5w/Xq9PisS3etgVDnwJupzOdB5M3y0g3ity/XQ4D1+K8ApP3ytM5BTindwpwBpwCVmtdy5JUUaral1V8OUr2M+QUMFU5BbTlFHBm5RQwIqeAsyoqmh9Y4hTwMjkFrJZTwIScAlYMUtE05RSw8vungKGngM3lKWCdPgVs/P4p4PungO+fAr5/Cvj+KeD7p4DvnwK+fwp4iU4BN8tHKf7jY1tpeh1l1KPeU8CNxSlgY3EKWFecAl5RnALO/zdyCrhZTgE3ioy0XU4B18opYJucArZ+/xTwr3UK6DgcM5s6HUZfWJ38qA783srZ0nhE+2I+9W0DOVc8c+VpPPPKoW7bQedbp3barnp9F5kUJQC+8/fVCkJTQZnyq4qm8G1GXBiE9/l+g/f5oOu6Ehy8RFKg5WbWCU8rs85SiYL6AQiCU6QJCob8qpHtGfxgJuG8FTrtq1NJvobUHzNRN0pmkC7njJ9CdP8ti2n4gKSPWbCALN7Nw/q5oAdvPDaTjaEs0b4Deyj9YiitKw75HjSofpHD0i8G1brC8PqDhtcflLlSYqsXs0QDQfhEkTK4g67iEmncZ/JVnfdwoHm81mmQMF/mCw10hjLp6Ba7Zit1WFJMavFrmTvMGwB6bjXFaoMgnsfAT/EYYN3QxaCX+wA+F9j8rYBoQLx6Loj+U10f0EV0JMPKJEZ8geMYrAHGqwro6bnZro9g+96pFOhznw3t3uICnV5cmdlfKmZWX1lF9CT+UjGJfUUgzTQAfR4jJyI4Wo0IO/MAUBALpoIHSGg0hMWrmmRo8avNBzPq+hY0NJJr5Iw17gAmCygOHmemLXDRk5cBaBsbDj7OvE/Dgzidf2C4lbUamzs/xrASTr46df4/OzIPINtzqQfc/p25c+lsl4FTPqxUZCCzWX5FAhPmPFnIWNgRA0BwWhOG+u7GgoRTS5EXNOp6OvcIAvQz5KHbmtbk+QauGpdMiWYghIM5A2p4Gi0hASafIzlbMM/0MgAxAB4vq1+qs1rHs8wEFOD2FN8EVMI7huBp6LS1BuIINzT3Jjo7omFABHoh4E+OUha0jIA6QH8aspCIojr33VkkxkU+Y8CGbilBGSsgJgyqc4cBrzCwHpcDi2kHHduRI87RrNq5nMnBA1j95YwWHl3FwKzm5lYOznYvEx929B7555BzhmpDsjlOlOKAUiQrREklyUeV8qyB8StAIw5aRJLMDkSSo0W8eAQYRRlYsioYTFCCwbxPg8G4t/biwQQFHkyg8WB8HhsNBoOC75WhvLTpCSKUDYSF/7+XgPrvM8naThP7YwigPlEFg7vyJil75RBA/UPDsT9uHZKcXDg6QGz6kpOnyiquUFwNK66SQsyQX+/nPdEjaeT57+HA/7Ie+MZNL37gAcBz+E4G4VKAwEB7GpiAgSN/7/CRfxi4Q7JgeV3SYu0SY+WcuvoS6GU1ZnPE5Gmnl2XMy5Sz8SG8At2tC5JkjZ41SdJSn8FuuAoWDWLmbmm8tYnzDKffYi4oOa0M+dQlmZLOD0ULvAFEA50jSqB9eFNwh6U8cJdMeeByyoPdRcqD3dWUB5qiXV2Cfz51yoPiKV+e8ntSHlxChCYYQlyO9bQuQ4JlnhFBcXRB+jAXfeQzF22BSG3knKfqF6p6qpLHB3e4cdOwDsuv6PCtaJGbypVr53iQDckV1N541jRRP8HFl5HzYVgtDamlUa0l+XzLbbEwj101rAJyDdXVa2asCwM7iUWMGLHxs1mchlc1NZIVERlv2gkGugFlEVJdNIn66MZWSXyfSOa2Fn1NW5dMddtUyJ3ttoiUSRhj+F/GbWoxQioRpauf6KSNq0gSqBNt4OtImlwCFViaXNUdo7sxAG5bjIeXIrJgpJukbVZIj05hE6ff5jjvTlvU1rWtzRpAva9i4YlkFCK5FpYMLabEEy06cpDRU5eY/o1sadbpjdShBo18dzyl16QtEHM2oqdiJB3fAOGviQY16aW3o0EJRorrAwBSfRZ5Z/QkCPAOj2ENmyWyw/JqvaXZpBH0rpIUUyziYBnX6IcG58Srcxa5ED1B1WHRzFGZBrx6jIhFf+VJwDhDlEqol410TMMtY/BJlOqwKKWHewRXI0aUGt2C1oDM6rqjHcEZr6cJf+BlCJhooKcNEaXGMAZjwn8YhQ0nUUE1pjZDyxcZjLVckv1KGpfozF+RFH9pXQRMxqwDjhfjGCfyYCNrATCtDrzDFvAOk6GPoo0xM3a49PJgjIC3+TRdNc0ZSEyjPmrEeRqTBORSX3JhJLl/GftOJyDzUao038602cBEjuTXz2q63QFYEJq3mG7eaJe4qSwxghJZp4nAFKqqwROJUg0spmY6uoNWVJMqqdMY0zSNpA0qlY7QHWjxxrA/ms7xw53i4UZKchm9hCknyffQJKZ43RTtD/QwtR5T3OJZx0PIVsyNTEfQLnoOmCKsWwKUdzLoHaN4RyMdpT6M0pnJtAQklY2hVEe6MYaWoBs+VUjdoLbN0ug0OHHaGHWHWtLTxCQpXjpSjh2qG8HA8Rh0R2X3GxUdaTHLRSN1eR6IEU6fDH7STGgAnIH/y1Il9nI1NZWXVbKFmpggXJvrHpO6kXQyqbxQ3+I3jvIXrNWg8z6RHQKuqzlC67KztYmfmLQbVzRhuRoFVY4B9RtE3LiaaYaWHSOnUaN20LCAuAXUTVN2g02MfD5kZPaQ81rZ5lamJjA+Tqldlzy+1Gb3MsM0EhyWMNLoSNYRHqu7EvFg4H5MKyjnH03Hp91xmhF8Ge3vJWx8K+h5kX7aIFSaYc9e+aic+vMrd+rFWsfk84i0MPIR6IOew7AkUA7y5F5GM0EfO7poWzybT+qdI8UbmRkVfErvDLycE95KI94KsjqNHL47y/if9lDeWHVHgCONo89xX59kWfB0duTxTzCKouKr6CpRwuFElioDwyfpNrGHQp99NcuV7tWQ8AowXAac2yr5qkI52EZIARoJN2YF3iWQ3HQ2rSwi+a2mUSTpFfjNw2+QLNF9Ou9KGt9QD0rE8jmniNJia9TTyohbiZN4BNYemmxUCvskCUX4lvCQO4BUVNwxNOVqTnGH3JwsOvigFd5RtrIqL6uJGGCf1LEdU4fCNIFMzZlNE3Ng7yoxyEQA8YUopbsAnabVLpZuJMMYpyyARQcaAkxEt0C9TL3LWPXnpUy+l/Gg5JxFjASr0ONzKCbE6As0rKIexBA0FOoB80z6Mf0wCAArxOF9l9/BV57Uqiq1SglRP5S15uq7k07MCImnl06sFC0HphOraoR+pUcj9P+CmlokRk8OUhAhtd6ogMBEeQOi7ujTWHFiSt4ccY56yb3Kzjk+J2oE5uVt1VS0fJJtHYBHDj7q1/C5itO2vKapZuIZHxld1u1PXZP8FMldMoXUqI1tU1BXQkXcpMfTvcjTwoestsi69Bvz3rhIdQtjnFHYeoWaVhAoh2Rd9gqtrGBLDsRn9OS+ybosJ/Ian831SbpMzIpjmqRj9dEcBqSmY7al09a5Uou7Jp2hqqQzVKdIZ+gvsDGIa2xtIwHFSZs0B232vnDTZtrh9MDFq5HGGslFsbXZrf6oaXXMcjjPF+NNAql1yRnaljWLGerIDDX6Zkjk663N4N/SDA2ZmKZJZrstG+E86+VwknAyeDivbMaVV3xMXsEag2KC9yw9wWroBCcGyruYFeILSdvaAe9wtdLme6K2OaLVNgExil2nl4AydfLCwqNVMR+wVDE007Y+5wGRVpABlDfTtKpJcyzNTbLwPR2C+/UQPO7cdNpJOAeMweLwMfig0WkBxR1NxWc4bBTeaI+CvUcFt2bBbBZeJpD9ZktBGnPVm9dyEtqKydlCfYOcrPTHymDJG07xPZUtKMUWpNAsyevL26Fjvwxa9Fk6hHGm1+2yDare/Jin+/bt8vbt1bcnt70UyiVg0mesyRrHHjjtTmaOzgWmYC2YlPSv41IHcb/kt0qNf3X8iVBmewZf7+dumXGDIerFJuzwPKOD+Kwom/oGNjBvgKDx4Fyh1MKl1mqpIS/RpaWoLUA86qrgJdDOsQcE1oIZyrXOePX5cvDw44oLnBXy/MoL1UoZcp6ANTIBKXLxTrtnZQFKT2dh58O6qvACzpEQIBGbgk40lclZI/VP4rF1Utf5UtfGzC8m0wcwFpc/X8qvk7a/ArhZ9LlZ2n5xte0XS9nN0vYtFzhbpO2XXKguIWLoyanwUdaxv65iqNL2GECGS+aj/FOc4oiV8h9mrgATcZctxTHPtG9mBH1l6GKMfmlDOeUbHn3Rb+jp2Me4Y/+pYmjqQbyjo+dDJneW3xX0etpJ+bt+VyTvCsX0VrzrutKlolrtOZ4jiGKSLe1nKtm/0B9+h1t5h2v1x3rHqZr+4Atr+hregZBaUSQQkyYbSduX+DFOkjOU2mOh+D+cBew8BTV/8Eo6XlV/V32/vyDK+83vOuU99r8U5f1rUMWpRvDT5Qh+9rszR5950W9YkrJP9frf+i6+vrPUqps8ddsef9Ft61bX7dkAiH8lP+DLAk7+L1eVaWeOOZYrg7iNsRldFa5n8j3oy39INSOwgslSkyHEpQCpNoe1Je5tS1+JzilLTPaWuGl4f7rSn0n0p2tc6WJJ9ziwS7HpUmdIl14gwz0VXZy6ly9gpPpmvoe1fWFZPPuzJUl+/rvDDz73ot/wovjBb7/o1/eM6+/cOeDm8WUN9hMvui1TxVBwJmZHMvLsvMBJTz0Sn3/Rb79m2Bu40t99iVhaHxtZ+rVf+m705YsvdHpYaweH0g2SLmmtk9L8wJrQEAXq/+SC35Uv//QCvvzNHcO+/G3/l3crxxhDbhAvOPcGsTxA1cDEeMNUxpqO6+jzcJeptYoL5PWiv528KHXuvvieu/HfVy66N/XuK344dN/he7twjikDEa5jFQwrxtx7oNmi9x4Sx8ObIOi/h2f0GSf30iRNRKMCSwYtF7w9keP/MX1+ZYfB62ECW+9up48Q3ukJZvda+vDhnZ7gTLeNPlzkkE0w5VtpsV1RcdTWucVgZJmmZ/hj28i+YvMpfba9Iv106bP9f1TqsknRnab2sH3yWmsrK2vzTW1+WdsZTunsfb1oNLeP7C0eTi51WP/R+es7WC8En3it/YGre3l5TXn52vLyenOZTGiDwJ1mwHXiu7e6qrFbMif4kjkhkMwJIYNlS5KZWJLMsBdUqqoUwsjhdUEO14lKGpKeoSnpGVqSnqFtPXryIhBGG3mLqGZosBtscArSetdn31tkOkz9w/ce6oovMc0yvgTsXN9IQ3wJkcIGcZCHORkONBOtNMYXADWrtJ3W8KXGidkE9DoQ0OtQQK8jAb2OBfS6hkiEf/DdYC7cbdK6upYLJXKVcxpN5FJMXT2X4t6LLMQu35zV9/Ojc1D+wbZrMq8fpRL8sC6icxS/5SN3gtGHs5mbf9PhtFs0BTRHfBlJZlRcxqzqfJq/ZO4WsRX3xzi4crvQigcsdw0qGchtHQ0hDYRuMB55U0GANEe6b70/1LWHfeWm9ltnqLZhD9boMCVk6erPJK29jh3hqdOd74BEG+wnioGG1Oum0cibLdmw+niiXVYlbzmiGujZc7zjyB5Kn08CM5c+TyB7KH0+A6Bh+jyJjMr0+axCjJuZpHWWuO0LVrovmYV8AbPyJYmQD6CrmD5ANrQFPccL6yuO1PIMdm76pklE39e/mPv07YRrS0000VvEjklXz7HvH6Jstic1vomrf/Fdfy6w6dNEnbBTtuU9hnDtTitQHgwvouFm9fiuLE6jXWw5ybxdUAbD2JT7V0hW4F06txMsOuyKAkMuuoMEdl7nH4uYlszjEX9czRZ8DS/lm3fJzWItHJqDYahK7/Fs5uXPGSL38mflEk7/J+XSZ+HpW0LvHu9Gg6i41woUac+K/pKRdnQwJaX1EAl9iz51+3tv/zj37BmdJ7bnERiJahaJFl4Wha4eIQFZzE5XCENz8XEzEWYIhAq+OQ+6DAElQHRJnwctugwrdBkKXYZCl6HQZSh0GQpdEvcGXYYWXcKY8Cx1LNT01+CppTuy4mwy5dsFmYYWmUb0M20ETJGpAseUO3FxJ9Z3OsWdjr4zWdyZ1HfS4k6q70wXd6aTjK/OfL9E7OTiErFP1LGdN+9Fc97gCPRzQ6LbYgl26xR5tRUUwjAyYPU4ZYJjRzwdFFIbt68QzwOT1zhDDkwqEWPj5czGktv2LXijpGeSar/HZrhf1TaoyZfEBPXw3qEmqE/u1SaoSbFATS5hgDrsqcBOgm7EIaWFcKxjNGCZ2xVN3Ae084JE0QUjb7SSgeec7Yrzo0a8I0picGR5NQ/Qi8ct+YnYEDMjBkbARhLg9zf2/m49PWk/7TKkMH2smZVwO7xwDVJi+0xBiDvmxKw0oj+LYeNFhTZFeiKxaUfs2aUnEIlMB8xhzAlMMYdxbgJU2DG8iDbxc/8C50naJRFyeRyf4QbvccXio8+cDLW9ba/0qkg2nhyBaafXP0Pc112dWjfmgJCmsiJEQo4QgeXOuRy9pDv0zC1NuMg4WxHoAft1AN9BXSeOX1ksC8vXOcOjq5pQnkb4d8WU5LzXX2HIYkv3JZyLV+ISZI35xY7OMTSmgTv0C0M+w+EOjeMs1+bwFWoQuuY2+pKhPJzVnUGWWglPcTlRb7vHr+wpfV5Cmg4mV9pAtfPBGrjWRFdwHtI1tHHpM/rbIZTPZuDyB/eaTVjeCn8ar/Nzxd1MIr70QRTNxcnrbMfZ4HR4qbGtk787bPpmW6iOFfPA3OCx5+kVkIrjlNd5+16Je9JtFPYtP/38Xp36GyScJBfosDDeTAt/P1CwV/j6enIqHNlfrAAchZOc2Zy4wGFmM06OjEjFzLmKuUoAl1+HpxG+VW5vDY9zem0jthx3bb3gxi1F8uN843Pi30e93JYGEoLO3yBGT0vBJx2UnNYlD6rZGTYNc+kDSorPK47+u8C5CxeH1KxkW3V0WmW3h0k4uhDrIz1mL5yUW6ceBrmCMbzFEkF1efm7cRZRiZtZZgL0M32ZRy6VKZyZYpmejulm8TaPBNl37NWRZNZ9lRatXGO9k3eE4pfOyFvL1sSvaxr1VtD5hb1aJqZW3KUyR2dMD/Jj7qwMmDamB1CyHlAbvAdRJ1HJ4zAJP+jOFlW93bTueCEAfNgtGX7aG2DGzDHg9NVbJJgm77BLUJSGV3OELM0yK7BJ+gtK+ub7sYw/loDHgaF8FfOP+ozsS4uIa0xKqnt2orHeehn7yoBdZ7GWh/UZ59LCrR1BOZpZu+zJThuIZtYuR41azDqwmTXYizBrjJMwa1cz61hyb2upj9gcM+wiYvMnOcaIySAz5zFo7D24GkQcVWlauvQhzYSG4yAMuoxHfrbvXJQkX2p7ESdt0hN1dNw+x26UM4pZbb5E8vsSyc/fNprVRkcwa7X5+QGz2vz8HxNcYvJwZ17Jk7fzV/dbKOytd08m7BsmeATMxqXfLq8rWlPduNiBHXFIZR6CYalXt/GTyWyxmUvvfer9W/p2+uLwgUjbjcWSpC+3mxWZCKl2JADZrhokppcktQGRK/SxBihL+c9JzvD8rjEU/jlljnDyvazCSaUPzerSNbcb9rpN5JR8rFY+NrDXKDC01/yj/nv6vcZzZa+tfs6PVvsp38uHBvVzyV7eH5+ilygwtJf8o/57+r3EcwN7+Uyn2kv5Xj502r08GJ2ilygwtJf8o/57+r3EcwN7ebxd7aV8Lx867V4+G5yilygwtJf8o/57+r3EcwN7+WCr2kv5Xj502r084Z+ilygwtJf8o/57+r3EcwN7eahZ7aV8Lx867V4+7p2ilygwtJf8o/57+r3EcwN7eaBR7aV8Lx867V5Ct7lkL1k7O7CXA1suutIBLX+yXm25fC8fWnbLV7NKdtyIED8gDv6lbr9TXq4p1PwrRc3/zr1aZ6K1/BWcGT4iJv/TVaGRD+ZVRZKzVPzA3Zp/1OsGJMyF+TqJOGUwCyWB/NoCd89ebYGDxcDH9h3iYzKLCyCUdDZHwFoI+YueeBc38YMnoO2cf8zjAnT73XwCDPhr5z2sidBgHmxPjvP5+d07zeuPOdU6f0lagTdfu969HVdne9uAccVXWwF2y1ebAW+EyTyhTazvNe2PM/MKsSdyNxyOc6C36RaRvIfDK+TD+X/xdlKriOR3pbVdlgsQOwTxRlqcxG8nKXAgNgNOJ0CLm/+MGem/fvQhj9PiFTbOQ0ULMTp205LSwll9c2Ho/P1agMQ37py/x7WE96givCvRCVTjOcS1f7nO+0DBAQ6IzM8yfPh1aQBd1krsG8Qa1GfSvduyBJ6s0oaq674EINRIgncsn/vU5bqAB9RIa7ewuWrQw40HoPpH/AoVW+y2ZiI2T9URgdLhOICZZCZKG0UMhAU8NIV8G620ua+MR/3XGSRq7f5uc0Yxmg9CFxrVkA1ACjXT9gKnAW7PNPbOEOfb/2pGrC2RICQ6opkMHikoP3eU6Eg9WqSOxLTUoGxpIi4iG01rsyTDj7KiSDEerHM5kkMi5Mht1Ky5mml326ygpObUZtpWkw4zpUdrnUnoKGo4oo1DmQnmUhPwRaZUvLcZJfKp0oSBGYbSikFNqVALHLQR/kx/QA38cWvu7yrTVdYWF7rtHjJD05MXOfnqtCaf26l60KESVjcv0WHV31ksDdpqbkFXH2DKGfS8WkzrCEfp1mllNIW8lloRTD51RKu06c81bGppp/W0uWBN69vY9zqCq1obHzFSWaaNC9Vq2GAvcFbBPgbtliNO9o74iTtpfQPbZ9s4d0bFmRrau6/XWmVAms+f7py3x+XPwg3tuGO5c2IbgpJHYgoy7VOWslrCKwMP+NYkbk3Osq4ZHDXIn6DtItJKiyD1UEO8wUtxEMfhOeADPVwOOHThtiwCJBRR8GIWMz+rT3UlvIphzbKGBjbLmrJks9b+NAYTam/LOlPdEZqv8dnuaOpg2qLUuaU7psnSIbIcp0VX4nB1V6TRA92V1MjHnVn2E+zcK4p8dpnrThDVxgK5BrWItxnJGbGx0m6YNdNwX7aKI9iy1cwhaPl27uO9eDKd4G/v22tipgSkbQDe3HKvBuLS6cgvC5BuuVfDgOv0oiktfrrpdRBoE+jTxHoYZNTCrltJN8e6UyjAzTE/mNJJD1qdBJGlU4uMPBfvkzBA4J5i4cTEd7M16cirOa7W0TYdZbPdRPPO1Zc3ITF2ODrVtGbQVdOq55d5iqbSluSmWvrB4oqKGkOp3RkMTN/9CnSfIJ4F6TgQz9gXdTV0eN0p2oaaDCdoCkt+LyDXjWIwt1R6Ncop5awbQanjK3Hj2MeaxnvKfgmauYYWUHP/4CGNNTxrDyRhvgcL60DW5Gi8WEfjNRGNt3pHuhqKxNX0wdF4q+1ovNiEW9YZ2Wc1d8VuetIlcXA1137kStr17CZ9TDeJUdRXGcqYxBpMp/AXRJqgo+dDW7uxGI3jxsc1XQ0+N85S/jiiTiYNxGLyJY+FOmGA/wsJdS9ApBvyAEtwgIFsaOFtm96mksHbVCMRgYMFRFrMtyymTQGMbCywpFMRQ35FxJCZ9gxvVx0jkUxZZd5c7mmNck9Llr2nNap7WvIxzwvm3FJItxzM1HlqNUn+aq2zqsuoY+N0KGElZcxumIAgQDvqdpaCySwp2DQfCDoPauNu5VvEbiCDJj7CVDZksS75vBr0vNLPA2qi0SO9hHmKA53SRyrilw3Bhky2WLfhfUBU0ej/QRYlTfBz9K6LNAwaifNYh8L7Tc1ik1KdT5VnvASUE8C/8DY5RvlybMVilfOTL4Bb4g0BhUZ8a5rIMS9AqgGctyw3vg8p1y8ljhOOrW8/pp2CSKJYB19GUaUfc+BE4PN9xKuZwzSkDpDWI9qy57PNQNtBcawOYAcNGb5Pnk6D2VSsE8ekhyCDWBxgdTRALDr7E44lPP2XSqRVTZNZzYIRDbGCO09ypTU5cdbWOuJcWyudaxEUqI+etfLMOU3Vi06fQ+n8zClC6RwAFiqxmKjkiSDxLGQB1cvTLIdNUHRXzANYChIiwFQf6fBvFq6wVDJiNzVwASyRrE4yVmIi2bGEssYiCV0IZ29NScB4HbsbZtnfBWedW3dZm4qTGEwDYgVawm2nIV29pumUXLVcal5lqdjfGAciGLTUgD/Z7chSW/J5Neh5pZ8nAQLoPpWl1rLXWf/FsL6LbKFkVfo9i4+ElgL319bTJH3QsMV7GPxz8Kv+xbiwxYPfR50b16cgDsBneUDprdkMvgC9Biwf10k+jlgi6uuuXUCdogA2ohpEHi+NIPJ4HJ9ctsB2DE4VVtU3vEiOI0ofR8qd2VAxgp8tKgYLD4Vmo0Uwc5BnbXEJRu4tk5g03/aWSTv9bDr1zZKKsZTCEg2Cd9usMSXYv8SUaOmDQ+7CDltZO/5g1g3EBY28UO+jpDQ0ZNCzGdT4YMubkchb7tC3i+zl21NMQiAey+osBPpaCKxDCFQ72D0jYzwXCIHKFgJ9diEGD/Uq588f7EPttIJMGIFzNVQO/5BEJYdz90QWTRi2G2Inqlsof5aAdopZZrDiU0wtACQY6scIY6GITkpEp4IXwueeZSe/0CLx1uuJ+qixX2OY8OYApCiZYy8xbWbbdhpqCU3XP7jaVIlPuF216qsaTi/EZ7te5bc/FNbUo49y87nL2dOBeEWHGRQd2aCRIOFMFrUPbQ61JRsxrbEO0KO8fcHPbUwnYF8hnZIsvAxD2Ei9a5AqCSdiZv9A8OTj2ypWcRVtWbn07OnD7tBpS6p2/4KNF2NbGY6PWZyaWTOIUSDYhC7Lx2p5YWXFk8J4a2C8TEedbpKurEwibgFquE4UtGo2A3TXuY6TP0JDrfI5oJdpHMU04R82A+6MpOn6DgE8LSqqTBUNT+CoINFgBctxfQgKoO4Bhb1K4YZ3ehW7wyt2qxW7VjsETt06HBuyJ7FpBJtGDTqrDo/dGI2dGTaH6YxudJNTDSANOX1mdRxYkrROB5ZEmFKwIJ6oE3hyghEsJ5s+I2aCLolKm2GD+ibUbxww62CfE2ZlCG2vAp0zbXtp4xqGEsbzr2kG5ea66qUn5ua2DCfqCaK3VXyi9tOJFOoxexzN2qpfKWBPIskMJHyEixS37+JjWX12+MBh2Fx2FuJee8V6Rm6OFXwGxSR0x3n/4IwuNLJHOA/3CknHUcemsEKE37ocGMYFybc4zv1KsybCgEeM39vjz/l7vP6jnfHJtBMHmXsI9T//wJH8+fbOLMwP3D6bRfmFV7CaxrGzdzn5WvbdvV97bM08L/9Few2HixfoFPHrcRruYEDu96PgAY3O/av4cuYD4rBKdPEzt8+WhSSbD/YOhlbnUpmkgoCbcxpOsZsqUYa3WX5FWdB5kpy5iO9Qk9a3NYGKLMcch2u/G7XPKG0nZIVowmwZEnuDJPZAa0UBNwVlKhQInb0ZkU441W2xXFIjqQSwtXI2EsbfwKSPpI1biKNDAdsdS0Pm/g1WmkLcIM4e2Kx/ZTryAGtIA7HliYa0X9cZFroSxqYLh6yEsFCSMNhcOHBNhHK/Rze5QmCoRD1ZS8e6k2BmYRprFjVBN0e7k0Y9WfxgSlu3kiFmm1o6KcrKwCgrl+zooKtldn7Q1TIHJA2Y7gLoT+tpWzaxBlt6QTsiHNSEl2DAxjAmzEgaQC6d6k5aA5FOil4gW3UlvR3bI+3hrlF12gOGuvru2zX5yPaAmKBx6P35+L2KzwKrGqE9Tyu3EVPpiL7Qt+7TLSyD4kajkzjJoFdZVzWr43IoW1WZe3GRLMvIps6mYtZN6gbOICAKwT4tV7m09bbwteX5jvL7KBu/DZxgr4+6BxaljbN3QluiyKvzqh08n0EyaE4keZR9kwT5AIJ8jQX5QAvyNQjyIzuQiA1YsSMiyI/YgnxgRKTlkEwgRwxVaejHdEM5woHeAvvCVWLOcNIRIgbO7cFtQGSFBnEXvpjPEacs2U63LuyxvEMnDN56xNk6zkJdvSPVh7P5Oqk+1NWzrjQAF6zfmQXbaBv4oXIboA4odo7QjHy/5vYf2Ku1p4X26jzxDed3etV3wtdG3unJO3HuGWPdDtislzq0t3oP7EseU75Y3bw54kUQRTT6n7fZTjNBxy5/P3xUZurzWTRT3/MGOl7Rt9p/ws5D/DfqOqnESbFZt4gEQGO4gTVAntYkjoe6ngaXT6W1HeyVEnAmkuASWnF1aMX8I8T+83W72Md4xj/Q5cMiGhMw/rXC4+hUga73G57n8m5dHtECe5c2/3OnWBdAHZlxOr+zv1IEVrVJLXqf7XW6jCNjF2V8CxRQAt5B/Sz3zlPss/5S+2wk+6yzBNlFA8guYc//aB5xKHvegGCF3bTtOtcwPDB9E5tu7Rqi9PgI60PX0YyyISO8tBmIc2+dQ3muarJ/L+QvoHQ5OqWLXg2o5TVQDM+oA1BM0v6++zWcG3CGXhlvayIopP8Nnni+G8KunMLN/8+r0jW90zNvHPGShcxEOBCAQY1JdIO7AuDdldkBGbJZolgiHcVSwwJHTDH9u2JKMG3118unoDEOEcUSA/Ec/3cW91ow6d24TDXD8Mgm24wjYWucdgZPHdmrjyCNDI1NyxY63EI4OnE9Svx7SowhMwjf+R7m8rhXG2Ffigwq2qAOpsa4j2poBpU/2Ds0j8cq8SBn5DrxlHviDjGU3RerprWeizRtuYb0M7tZmTLs7wSs3rLy6fQMWQylPZwCOFC1A1bEI8XJe7y5FDgG9I+opIEcAUhL0XX7WEcCwGLEsXs4YAILGKYHxRk3JFaII7OapcacfXZMw/i7blikoxOPMs0hZ4IjVBxzHAOdZsoy38bT4kcHUi1udcXdPQbkrgypHNEYyDxt5fBn2CWZGOHC08y9n0xbV8m9Jk+x4tRNnOFCUL31zIT5GrhJIoaw86075I4HlrYma/P7/15ugtSRGYlj50Cs1OAdWVPSHTELlOzbQGtNteOjidnQIXc+d5wRXtuDzvxtua2FETOfsMpJ0BfHQ/O6l5/02m9exUizRXSobJHwj2hejthQnDmoH59nxA0aGlpOnuTQcmYlBUqxrKhLXe78OMM0ekCwZwOJAq49Tq6cxiRT56m6pB6vSQACDmW83dVwk6QOI35hiY0L7+VVE4mraiMbRdMVZm8UkVkRtg+roboRUCAwaplr3py2YLokyoTpkqQYmC4VsjKMS56ajsGe9rA6aQxwjm5iK23rGe+YcMWw4NGpa3NpOUwWiSbiIvgs1ojUIIsP7RXDOf+cucwR5EEwR+obU6aDvqmhj+qkZa6YXl2kyOgAJQI9DlO9kkG5INlf9dXoXK5FDJ+daO+5U2fAGpQy3QQ5MVppGe0J11jIBiTbcZqpfLyCrB1wnp8sQUuCGZqK+XSD5BYT7+I6VXs1EVAEPzpkGeCk6FQL0UMDCUgZZ5le0AZTmM06EkOVjVyacR6KetqapckXLjKGpBTj6RhncxiVZA1K8jswHDQH8DWubiKOiPOmoMgK3BxNV2xtxukoicXj+Ld1iuoZxWd3HAdI7rdGNLiiidQunbyNhmDXbNJnOiJoR5i+K5oNGvXWrHA5kCbaMLq12Syr744jAtud5TXMW+AYZrmBWR4zsYUBD+S77tQCeLGrtmZF8dLCeqNx6mIkddYT4y9dpyWUEM9OdOaTehFVy24mVzcBQOYjbRLMMSXERF+QKP5/zkZ9re600al22uh0d1qYrwuM9uVutH5PzLfPT35icMw3vUDjy+McCcuUAO0PCfn+Z9/15qI9fbp3oFyFt2kzHBJowfGMs5QULmuPlAkUH/lxklMxixodizZC1try13liwy77yLHLmp2gk1910U5zbD1FilPWQJ8isWlv5k2RA0R6QIMu2onzBlYe9FMb9xNPjhexVS4Cn0Eny9zGzgdNWBda1ENRpjdn1u1Hcp9FeqqQttt709ZC2liAZcNZhGVCuhn0drNu+risjKOnl11UbDimjwmak5g+NtDHJvrYounqdmi2uiMaw1462qQeUIkOOso2xhY62ujvaGcBQ6K93BrpyMKreSNuvqrp62HOH9mzUxqDq1xY+CdlY0+wcSDi8ZZc3dImkmojKcPHlRvMubtlQ+S1w2dN5Nhg2crH+U/xqQV4MFl0DjGd+Dqd7JAPmAwRY5BxkKbiHI48hJRyDhS4h/Es3zsMGf/wfQI8S386+DOJPyljgu7FWe7eQ2jmOe5km02mVh5ubj5NwK2z8pLkpOequWh3v3fPEshLZQ7vWk9wxvWclAvzX5apG5uxDbVkpcaWwInJWVZnKM7IHjIwgtuZR2doHHB9Bx9SfcBChfhIBTtnEvhqHHhqFbNqrzROWRm6o7KFQXm31lhGGbzXqWJO+RifAB+x9VSZN51IuvhywxQdospBvH7KGtHyidBKBk9P1NKa/QRJZgIjpfGj6gPxoxgi616GAypVK1cobzdDpsANBmQDsJRDDJByGNoTGtN7MmQR8F8/lUk+AXOFs4hPjeF7100dTq7XIOfaR5mvYjiSMXZ1h8Uz6MHZ4Wayil09KQ4344JdvUrkO+c8tVoEPqophUJTcVLI13zXXsTV+yT4JS0WnYoIpQ8MQ1I3qWH6gdSXkRhlEHj60kla1DKStCR/robA7k/etGzYfQ10r8++vUD3wMTvCj4+5/lZCmY/zG+Uc0Ywiyt3EMz+qd4mNfDjNqz+Dzk2GfTUonpqUclvrYnghx+wncsvtWgnnSFqNIMaAJVLepmYnZGHPpADMB1ObgQveziLCyuYS38ZN4ZVU3Fp6Mpq2JtqMwnCFuZvpyP53tu7JPGyCN1qxHzymJn7j5y2c/HEg3d46x0HSvsoP/rUMYUvflKtUtvRrce+9NCvh8Vjf/HU3Z48RiX0rufvNZt4+dRaGi1qRzulFsJEkiMCosbaP+jD2rP53/GAtrFBteUWifZ//ai6kO52SC7O/1oX8DBBRQsVdxp6JSoyfQEXJkHz6El+MKDy4SygEgPGrQo42q3GG9cXBCYFwu/2zL2sycgSO3IGgeHazhY6UZAAA5Z6Z+Z307BWRrwO97luwranOvUHYgONfyECzM8tABowv/N2OmhQn938X6LLmh5yHXt8cM/9rgwH7Bl03rml256Z02adIbar9uK+mY/c+cXanpnVb8xq/Krb/wNPPDfqPyKW5wgrEyBN7MjaDFsDYw9Gg4Z1Aw4Vnfwrv/vZ1Tflk7fxmJ/5QTm8YqvOOgA1HemOph0oVMe6440GHXHyv9w9mz/036j5Z/53lk9WpB26+05vNmt/Kl/zE5/KVubX34SZa++gt5zxU9lE2rllMZ14YN8M3rVnZhLtRSP/v/+h6VN7/0XaG6Qr0pXmxchjiffDGeUIdB5pm1uLRuIEBiXp2LbF3d0RaZS6NZsg4riiGerpHdVdmQDjREdkvn+HT8WjUDZvzyZ12fHU+nF3Nj7jUuXp+DXdCXiO0M+T1yzuzkZn5iC2TSzOzNFrU4xns9YgiXKCTo6j5k7MREBf6ZeedG2j1GgpxrqUdjHNRAAzhRFPZrZ/pJxypJAmsHZkFufEtjbRDyCRtmQyxERwJkMsGyKGNG2DGFLkT5yZo3s8Q22ZoWzV/pm5fd3VyLe5uzsJv+J4N4dHQUG9TaBbMGQj7MBoxlMoP0DgMwYWWIVcaswuxT/R4ljcPSN5yI/z3Q7tB+38+T2z+fNvuKwJuBNvI/6sy+rp6t1wWrgG08wdYqeRdn7H3GXNgKgaBLbYHUMEHp2cwDaTdGxm825ifI0ooTaO7adDiTpAN+f2HVhg152x/Rw7NwMPEXotUUxQdAleJmjYF/cKriMaTKUD053RSqen5PfRgojsH8fRrxk9MjPsjV72kvNVTYGydkOfgP6NFv0zD+h+KunnxCKbgSd0P4lipZ8oDZ4xCtvXOPpaM32lMvsL2rL66xS9GR/Y36QYj8lKhzgaQ+Z3vJjfyVPOL0dd4bdt+HNturpn9iPc3ipLcjOrVSrzHEv/24uaBEz/R7j/k1h/o+mI7vuI9H0Sv+PsWUt0n6MhfZ7UPN1hgijnebKfWSTFPE9WmEWaXKN1ssQgXsXbZIdbPz93lbh64BLaUF7/ow1l7rhph3nJKF7ON9XlmkFbA+CdYgCCpQZA3q7ER3LgACQy6wkREVqBP5NJr6JeRxjQf48fj2ACq7MnUJvZVfKGbCStXUPkP/kGpK79T4tvyGilMN9q783Gr8FLXzWFgB9ajaAPUDvrd9COL+21j04AKaino7upM3Kgp0HbT7xoxpvH/IweyZ1L6R69HR4u0oyVIPWFbd019L2+h2+tyGM4KqYr6dTWzus/SUf4FXn9ZuxVeW0WNzqaR9YlWW7n6qa2iK/IA6wR+kD+2TVaeQSbTL5nJx+ZtYEG8kmYH/yC85PETk9+aO6mNJxlrU57cYHY9re/6OyZGT8w8zyN2kkah/rMu1lcuGhPWtsNr5M6Sv05FaofmHnb/CfmT95xDKLEzLe1XOFwwRgFZ46eOHbH3v1vuWvd7g1OQFyA+HgtnQAfr7FWs50HNB55k/YDko3ZGa6dTlxFv4To7Mp0Tbpiy04aoXZ3go7KK9IWlZS0o23pQke60JYudKgL9b4uJGUX6tyFBKX6upDYXahzF5LeLsByScQyOjP/6B+cpznC7xouMi28CGdtNi7XiLh7y6GvrE6BXTkbA/nB1pytMnQ3yRT5Kp3LM0pXgTCyob3tn7Dx3gkbHzhh4/0TNl7tbTNfAWdb2vrrxEwmiZWOEZflVcULh5ZHsUbykMh6dGbNflrKZx2g4aWu05caf6mVpuqFa5r1whOwznz/DRKYVqev3jy15A1dZn/wi0zbMEZH6cRstgIuMKKvqxkJloarDBB7FUsaxdfdyO59TbOGzLYzrzhwZAcdIaDpojL4hjXRgofLBLFqfLDsHJMo1yLBuVGw1JEZe3fUW82IEcUrP2qOVGPxnyZ4nBY1hDKaPhIwII4Tg8C9LuRAaT6NqRwa5Gwo9O9eVUiDif2GdJKfntScb1AjmJPsLrZEWjZub1ZeOsgA0LORr7+cVYF0cclOcAWdzAMnjXjmogNHIB5rvLqg8+XCuN11JbCznUg0HGwtbbFnnywyexxwXUTBlUfEZumusL0bELMOJT7AJUbAVk5t48zVmUc1QuzjexnM9TzVYZzXLCaJbxf1hw8cgNUmqRWiCjWRMerUDzs4rG3cubg/DRdKQ3QEpUIkeUfhmFI2pLg6NJeGM/N33Llw4OChY/Nze7dNIe3Fxv0LbKeYWUczCJwQqiVkNk07wBFAAB+RcDNVCTejw/qtabRLu9p8K4x8jgjsiYqyQsyA5cYZzBAdFUhcSShxJZEEScUSJFWTIMK6CSpZlSVQ93LcJIxPF6rXwL/tAufHoEW9wLlWADOvgcoPqPo+4si2AvMawe4h9J8Gg4xhkVXnUabk0Iq9y8+fZT2s4KQqjbDd+U05f2qjgn+eeiX0jGudfw+13lrnFZLHYSNgOqbd8zlSp/StsUMaAcqiw1sGeyVewiCm/qyJT+59ZLA3on4ECBpNG3MDSnEO9eUTPD6bWjHeHwsFLgV/1qgSZtAT6cK6WOhgE0SwBLvSek9QFHvHKsjDXSVx20FvgKQJjWryZztt7sBgYjkqVvKGXN1je0VHpzqfLsB6MgXjAyeuvk1gZRoy5HHfkEt0lTjSRosIjB4YXWUXUKcowAjrQlEMn8At1zOEzoTiX1l0YXAnpvs7cZZ0IhVsnKYFiuMwLihHcyqJ5gzLaM4iPDL5J+UpOw4XmYyKrBGgYCtnpQcFWQdOodCSwpkNa81ASorLiyAUe53PME+Ch2P5M6zzWwuPmkgMfQgg2qc9wCJt6AvZWA9D3ytmuRUFOqw37Z6LjIYekEg9g/vgycKL+M2/xSsTV0XUX3SpuDYUCZXSEBxnthIXWnjLGLMkG2FlGnAl0xCa3HshdIHCxsQzHkY8zq3JdjykiwzLGNF3GgBtqGQvF692cPN2wjpMmCLZvscKydQ514GhB4tR1LGXS75iXUH7CtaL7p5lg5DyRNT2t4qZenbacXKw6Nt3buGth21BbABE0EL5o9RJv9wsFQWenkBTUeZMO/Awcpxd+Bvz38auSuUB1wpLrLxjGupSfgJKU33R4IvyvQk2Jtj7ZPtTw7a/kDatyN7+tN+SN3Tr83jri2mb1NufV25/kb39ebL9RQvdyGx/Ot36Kba/aPD2B5focvtzqZhsf9j50uhI17O2P0/WJ4JCU9dsf1/wA39AKGVhNpMYSldiKN0ihtLti6F0KzGUQG7TW8Dgy+VEVi6nktOMt3ROFW+ZxRJm2B/zCHOcFa3MgZOuFa+LOLs0liC7pZ5Wg56uKNgachDWSA7VohyhmTVM1nEXP3M4lilRXnBojxTc0WWFgVuGf4Lb8U9QGTqJ9YKGPMho5cO7cqe2IPs9Xkhf95ix+zZmfYkN9KwzCBwId3vRgXBPwwMZcCCBA4o2eLfD03ODd5cSxsRAyOyl5goosscLl3E5AkDGso8Dcbiapz2H76JucWjGaxBo2IVjBAPycsRUkE/P6gZMF1kBp93N690nlUA6b2R4eL5cxwjxfDm9wTumROcU6ko6H9XDzW4XuHGfOYnQ74Ukk8prWQvW994b17sP6jds3+Ad1ZfXYuzu11+2bfAOKVOBeWdswLMFV0h+LkgDbucJ9raauEiWflpOYrCJnZ7WlJD3qZv8ukKeMrUo+28JhOLBZVHCVJh93QxB3xPfRnPPWC5CLPHy1jFnIZWyU8W9dQvwnuk8wfzWhyDm2aY5dkhgW5wHY6js1uIsqXcxy7LnJ+fyBvhDalT0YNheP4412fmcpn12J9MG07b4uxbIj2xPjYuf3w4JxjovVLKmSd2fN2gRGlGQMeqJW/97Bau2OpKFnMkZKWaxkwf80ygH5bBhq2hfblJGNzBmHKcwLhk3LBBCauKfKuVVMhFIzLXP7lK5z+N20eVTQLuATAhLKm277AFKFVK5UEfYMqqi4Nq0pRBrfG5GjNxNszqFFP1k7uDRqzhvwDgUWHqfDO2UIrwoALIBfI2AX+sLqkWRJI7JYkY3Mg04o2HVPeyTylV7grmZV3SD/BXaH4V2jAMz7b3i6x9CPKE3zfj/iXbYYGb3bjikcLwnDx2nUNAO6jvovMb5M+raa5h2zMsYqY6tdPU0mj3zQzy3sP2GiwcQ7EBvuOiKKSMZMkA6fWxlCD6wmBQbPlpB47Jbx0A4RS6E65W3B5Ka0SUhaEFfhnsybN70W3ogo9ft2Z2F+jeObaC7iu4FLNzrH5CIk0+8kBz37E6RtXh3slmCTWif3E3z4nL4GVb8brjFXcPCcepDpSyp6tg+jRPo4m493j9GS1t8dmeed6hlM8eca2RbmzmG9+7Wrz/QhXzDPnjhNg5sPUbNecN+iEoHFrqc7ORAt3yLSn6RFg3LGgi89IzJueubtxWGz4BPzGyJNqck/ZVuQ0jQxl3PUM6z1NJHOJb9/DT4bzMX7XvD/v4QzWcvWkCZwP4uyfJ+iwiLtq3Sb0ijPNEMTyORAEceaD1SDCCiae0s5HJDC1MzDQg1wcSgMBiSmuEC1QgWxjKSk2qkI1kUwxxlHmMh7UaGi2s4X0y8GyFDCKGlqgXVqCaoRusGxGjs84kFwMvFQpUEPcpmCNd0/g5ezRcI1UlZxfNDYL6zGfxn4ZLc+T2BpYFFXOK9xfVaCYq8xxHVUKHiGVkOHrT24n+r10fC1jsqGWAJyhusyuu05bhJ8ebKa+H+LDJ4LXe36gAl8+Kg+mIq8kOMGAh5l8slOEfU8q/pX9VsvjY/h/s9JVzT5XwzcEtixMZb0toOKv+0jAu/9M+jK9jwh3eRYOntpF9/UmKdck8yrdTyt33BuYL4GEqd+Ws6/r8oq26dPU85F1J5H3oqMNxuUBa4uVtLioekLKfiq3V+X+/Y1EhfTiGM+HwpRyHzAHjlWDF0RinhCzGcq3kA+B2x/8vEzZV1qBL7kCqJO2svUditFL5QCr/X+BFVHHNoSq6Wa3H7NDu08erBCYqRH+A844irTmBwHqWEeMPSHksfjoSl9Hok8em4cLFRUlz1+A7dHwUSYaZIChUcjloP/EcFzkLCnKvoGUCnyRLEQjeAvilx/S12RO22aSvp6Nh+mrfuCH0f9ZjD6nDfsPSmKOL6i+jPpSP8i8jP5cf6y8GjaaN7QCFsDhv0MzfKM37lZfi/9jmtAlhgzBH6mXDop9KhnwlCP+s7DJBCXUI/63boZ4GO0d6WjcH2Ba9ejTzQSsfg5GchD9TNKSOotPqjdxQ5wEbxqlFGXhB8gEAfybecYs62ZaO9c9boma/Ov935GjJNo5ovNU5jcK9sRpVXSGitqoCG5HuWnm41dLorIA96hhJAOHRogEeKEMncESTvEVFXBcKpOjiPf9Z1Xdp0cRy8rVtOgmdj87ADvTtIT+DiiB/pY58aVEbpMokkJjRqgBnFyWBC4JeJat4DNgJjmRXwOXGpm3UEQCfeDwuWQz8eaTKBegYp0sIk+iM+qDhH+BTET/ZDFs3s2rswoxba2i2nUG0XNQqdewbup7ivsfpKlK6tLMKBK7/l3/hQloPYi+JUqlRe4GBIAmYZDh1PorM0f3yvlbL5t/nLyvLljFrY+RO+vc0RFekVOu5GApD6Y9wk+tHEuJl6UP2fisLWJAj609BXuxWnCBLZda3zpMKKf7iwjZLAaq7/4XkH5z13qR+9JX7kYJTntXBHr3pUIbMowxd2TugsZfzlK3u11/n9LmvGqexRFzE1l4rT94Ou5TAB5oLUQw8CpZKjyRAlimq+qnPgqQvocSl0v8v+6weKeu9yJQGah9sH3cOZd7fUvfm/br5BEAi8Q3QmA/nol/7Y5nvfXVzeR+c0NNTLvBvsRNnVQhf/3+MfvPQrP71w0SEis9KnvUyyLc2Zdk+4EpEM3lp6pUckeQW30jGWhEWOTFjrxLl/yZS0ix57TGU1jryuPFYjVjjwMU/nnO3W2P3fEyMEj9mfWe4o1IdfKvvQ9UxgtLxH5lLmpG5ipMXXQF57O46fRQS130WDYHyRmCRJxIpXPm3CpLmW+AqOeytbnnqbXI5fZVFWZ9x7v2Tcowo6Xze4lI7EnsNw7nf+vLibRSbu3FQrdXYYfknwad2BPd7kArtJDfmNnodoGotV9IQr+SaeoZ2s8wwTM5b4ZxUY3u6UdSPfJDlQx5u6HP79jIuF+rQLPRBs4E9DSHU5EvLWXO1a7550i4ArTvz7qJIl/y2VkYB5o87dN+1e+zFNtG/bfC9iCR5X98EAdY63nY8Py2ASfq6J8eCNm3WE3X37K7zikPJc4hRQpxFD+vYCA77BfPyo6voWK+e4Yl8nfxGkEN9QCrvDu+gHH4CoGx4a22XA9GtFaXYBrUmwyoczqAxe6b6DD+ivdA+6OKNu8A7hu2d3OLhvE63oJHlC+cLL1G6MItXu69qRCEQf311eLRxpHPVGxNhxIJEhQEQApaFZOhxQ6lffPpgvIJIwvmEKPuzM6txLpgxWE8Z4MFmx1vqdGNtkB4IveCSwF9wwlTFy9g1TAncn6QkBZKBEqcxhfx6+Iab4HIkex9M3ZNGUxDek0VRpyAkhFYWSJy+ZgDyN9ZM7Win4NSbhoy99ZtuwEuHINl2DJfDrGksguDXv7MqjUilXiXIM+6Ic3UqUY6hBtz+6rzfKMZQDnSqiISZnOeWmHR2hSu0+R0eoMq7BzVMJi0glH+4ckoz3RkX+q6bXvDMG6OhuhJZRK3YnA8zWJcH7mpEESEBNkjcSUEfgGc+6QA0+x5v3oCekzdIDmvU53l1eN8HnIU/C0eOsia9HOXqJNsBWuXzKy9dPHUIkVBP1pwiQ4me2I2KK7mykk0/AKa/bcCHa5G2jj2STt5U+6ps8AOrXNnkb6SPe5K2jjwgJr5tpiPirZtpOW4ez0Fq11msRmsXvunaTd61c3bjJ286o+U7n77HENnk3yg8Pepu8m9OmfvrZObRpOw7+4LCZorrmlfWztYjpp9uXhy7YHBBthpb87oKAMVBNBxSaA2bx4CbvoBr8CCQ0KnsXl2VehqmgBw4pA93TqUgBKu0YVqbAypRhZWhU6m+CfYarmgdkwMc2wXjD359TJgV2SkSXXjZFL3lQ+AfdYb7U+cKCzvJsuo84USzzEcOkOhmT/jjYxeglkry9oZ3Wi6Gq5GfIJ7vjWtXtpKNXESsZl5K3dFeIImVlOgYbyE2zXD1YwIRwL/ptkk5yq+jRVfiyWueaP/FRzjUPAKwOn7A7KUIYJxBnLg4C4IaqGLZn57o+O9mIiQnmvdQxFia6YOiDtc5k2mHdeQNIHmudVYwKL4U7v65TGNNYjiMGAyPtpKvSFQCpHEfjxtPV3VXp6jziOlZSlSvTUbqmM6kETAwboCIqfcQkly99NzhHgBb5sZf8JfPxy1noOp0TA/yMBbHgG9Ujw9tc4XCePio4L/io0AN0iBrNiQAnrhMmf60H6V/kSA8ci5flpZJ04ASkJX3OpWe+Ukqvs89uNhfH0uJl9IV2Uuvr5uunUiX1IilpRZAKWJCi0b3fhTvNNyVsHoWfAZqySHnJO1ycofao3YB9OcebzoKHaVD2EUt17oZx5+5e6Ai0lZjhYd39/7KZ43dnHMS4UF/Pz2JW0qTBoTS6DsoTgElI/ubzZT9bx54o0XVsRo6xN9Le5+L05IIx0rwRmyTBi3FAuaDiQjJm6yQ5FqtMalubXqIfoI86/Ad1LbHxCKem/ZgtKYm4gdBbfiUqRrgny7DE7Dss+BaZ5rAV/zWP1N+4ntuTpEKb3M/8sA4PzAWmTHs8IYMsVJjU8RupFWqDsx27+8NZ9ErnWsDPITs0Sqmt9HGHu0Ftlrsb+a6zDlZbd4MzDb3qBU7Kkd0z7JcUsgvKK53XWkZhvvAvY2/3IiBVXO0c8YEnRhMvbwUFOsNxbHJ8l+GSgU5yrMokx8CwlyTH1ptNMpSw8zf2ChRoxbJ9qvI1sTCxkt9XLoQBcfLEYjUOn4+qlk8HE4czxShz9lZ83vZMITpxS75k/NB74lb6xO2bE7eYUOXErfSJW+kTt+xLEMe3SE74/tHz5bYePVbsd94sseeax6H6k7Li/pOykwK4xtgv8gyN01ExYeXr5JT6LFI05us080apZ1CKly9+MMNVIdm/5VddbbmiLV/Zgrn6u70aock0H9tO8pc1N5kLjf3umNvju/uAsqFlxFOBD4RbOa/1VZjB/HGdRuJZeE1Qqcedm0Bq9GlSTa6TBBIo4He+VeaP2EhC+3N0EHtOZFJUfE0msCeelFiXcfoLYkGsi3Vy/9asRnxi2ukgEm3aGc8a+Jgk0Q9H91/bWyBJYRdsdj53h8FPRsAn1KjXwHFEpGCX/R/9zt+z9hG/sY9cgbsib5okmbBOUj6xFLywC0CkeL0zjm9IclKn47bT0ZWz/qKlIb6oP9vEC+xK9hmdltSc3+bX1RnY5QFOCv0syQKhlfxTOv+AztzJEwF/iNsBKHs2pNMOPg+o7gg+D6ruKD7vUt0xfB5StJX7UCbdT3R/s2CCIsHkmGSXHN3gwYN6ZIMH1+mOOLq2N0DuyH9YXnmUm4U0lj8sk1g3+FvFJPmnHsNIxtDBGIbs8IqMMxhDzrCGMXQwhvAETawxjDDeegwl7wg3CGP3D8a7Nu2yi8gkhoQ9p581bm4Oe3Z+nQmfXTu/pnDifVpxjD2xvKdZVXtCcWx6e4P7FETHQOv1PXH5ojecK+f0aSqme69pihsmrnuPKlGu+p1/NDZFOhPxjX+ymWT5QrD7pyDPPE37nbuWPUfpnHpMexmaZjjsXQVgPhqJ7+x9oVW4Jhspp48+5JaJ7Y+JS5mf3+Wa8yRnID3oSrZ1XqwY9s4H79QO4bGmCZ7v58rEqtpXpy1Pdf5x/iWZCFf7pp1mr5V41x1z+0C+PulyKhzUOFkqiGQep1ueclySbJ5TnOjUZXVISrvLiU9dz66+ers5kV/HX1P1nh9vulLyOTdjzwCX4zfgpJ6GyLjl00YI9LIAg8TGsHFiZwH85k2EQpDPq13dgB3pBE7A8suwrl8lzrT/u7tGZwt45PUaQokEN9bzxmxJIno50kU7UGXRGQS0H8Opm+5YACyvy9wpCxjldVPdgENQrLytOuEQMuIM0Ml8DBqN5AF4T5XeXMX2J0CS9MBW9ix0wDcEnOuUu5bLKHTOoCxeWuAt9jd272CIv84/sArQL9acUYK4pa+Xnxz03LhMiFQi3cjBTERjSBvr8mPqavEvPALVLvy3VD4/f+f8G2iAx8WRQYGUOLJljUS2pJL7ygDjdWuCX6gky1IM4HdNsaz9T/NVJr/wUT641kHXdQkV0JjksU595Hf27tN+cZ1ug8MvqF5wZo21DFURrbd/x1dYbmfj6gIHoNCNDW6ar9CHz5OmQ9Id04IPLUg1kmraeiE8GSANZUqSVLnVJ0owSuaWrrReCZMOdDRVXPpTB5IEuESi6QXIZI89BnTR2eWoq5xNGn9S/DkLf6bx51woINZ13rggnnwf82mNu7urkHgiXwYOg0trtTWYq8MmB1do84TLoE0sEmrYxVNRHo7d7GGR38j4TEF+M/grfd4u38/RnIn1pywIcwJpOtn7TUtJB1cRmED4MzAvZ7cV2UkZYfYXF7SwzcFqvtZaspzEiJpaWwlUJ9FWwnQtBxdgPe3ZidVoEEpd8WrX5/YG+5oFInfzF5GmZfCOukamhlrN5ZIiVztarnZKuVo0QIEZSZZxYOHA2GS+aHqEBUDXXpgMfOiHQ1a62wdeVsYPUWcD0ja8YYqaxeNMRbcP1mAXM1BMfil1B+bQ/EDsB3P+bus0eFJZ2DCidpHQeS9/svTupS6QGMYtX0CwH33Os3E33yTd9/KfUbP5Jl2au107x9uqg920DjutCZJVDarPBuiM1ZgeqzGbpeqsWVVjHoVhKnk4a4H3Qzi5IatNsR8l1TjVBTR46wiuOOTJwywdZRqeF+asx4EBkjggY+RthQiKEz5UbrStewDapJ2jbWRAMxrzkPhZkig8r0MiCOgKIpZZA8QO3q+K0cg/xE9sMp7RVMGZH+HRvtMnii2Ci+hzcb84v/KQYWChZ/9WAbsdDlqfVVx3g/VKNXwTNXBdJxUgoEJJT8iBSx0D7R4NqjKS2wadVVep0RvPfP+8TmdfNp0Np8s4l4llwOu8eW/Rz2ch53A/ny3PaR4zKcdoL4lNhRZ34OBFDJdwB0GcbRSwn4qjuCzuEBXcoQzkEuxHcAeluQOz6iIKMhFVzzFXKOhB9nrnde/JupfPA/rzcdfyLn1kjgp48sMh/eBd+DzoQvHBiauOl5e/x5cSOtZ5dkGL2XqN1I0IdhHLPrTyzhWici9wbodn6wbvZkDL01lHxoqW2nJpRcKDeT722wGgaMdJnbqEOILZsl4m7bLPriU0Y/LnruvRJmTZOobIGB1p/9E+ASPIVwqygWIkOXxApMCmmamKBDGdt+RgaSQIHFwYubpIwTD/BBV/BRX/8qOLH/joz8Yb3PMN0h4E+buNID+JP2tkk0/hao4Q2XKTNwL2oWce3kvsI59/3KsW4QNCVK0z5tBNqbMztE78+go5bW0UweF8cdgPKoJDKIJDqVoWr5QzP1roY57nqfoLDjHYXXDyg2qQtamq01BG9XCV+bqVjQ1XI5ZIqzg8zmCtBqg4RDMBSZ9OutiznXGJ3gMaoDzmmXMUHPcco5dgq4UpMK/lVykhx1/+TR+psBAPFrEkvnY53y0aIQvbcbmKIVa5jLypZPlBwXWC5HNwFFC7+2DrBVC19JUSfTidn+j4BOeiCqxqN5K8HMecS5tqkPEIdibJhxgyuKqdcVkgOEGXkGS+vmBPH4tFH4NFrAEbBzthWYCNiQVCn0ZVRdqdCy9OkbZ3YZAi7dfq9rHioN+jSLvpzI/JCJ/5oIwvLYI7mCU8ZLGEghoDmFwNNYK4nhGCwz6QP631bU/Cu5i+MQlaerjHkRrD0r5Ni/YNtyvat3WZY3EwW+ER0uCTjCOH2fthfaXP97nwjM//0rzdpcVO38xbnmR9wUki1n0LZQC5lAOjqY3cWRCa6PJ0fiXhOjXhOvVSi9eVXAb1Qt2SGDf8QXqXqKzzqPZ8ecAdeaOlURN/smn3wy7sGXoMHnSz5e79rFPQbwGXi63aEQLT2b9QdE1rbEjePe5mcEsSwNuTRudCNZVmfFa7HHOxe/nQiswr0bLBp2Z5x2WpGr3X21ehdaI7vH1JWp6iZYmoJh1RTQZy0CxVk9DV+fk3oelB4HbQp5m8SevNNzLnxh++fTH+bMWfK/FnG/5cw74u+PNa/NmOP9djZG7Uh7awPIP4EjWrlUpmDx6iUtNE1zkg5PYCFWyV6Xqx9UHzhK7Nu1mAeRQ6fE4hYG23fHlWATzydvlCM0zy8a3y5SQdDNa7NxdLiRaOWUo1A4fb+bDxi+MJt/RwkumbARJ6OlI+/F5jljgtvVzjJdXLHfTLWMi3x6qMdw12ZEpLSb/Bd+aDiseNOwPfkmOKYenP/HglJc3H9SnXYycXOLRMiVsflEieVdpE5lOtb4JuQ37hPDTJmZ8wB2pwWJzQibWf5PNewWMBoixuOcVNXUjlz/pmvqh9D1fa9/Ap2vfwgPa9mdv3sNW+Tw5oH0ilv33POtUGolRPAx+pNPCRUzTwkQENfAs38BGrgccGNBA8s7+BJ1S1gSjV08BPVRr4qVM08FMDGvhWbuCnrAY+OqCB93uDGvi4W20gSvU08DcrDfzNUzTwNwc08Ge5gb9pNfCxAQ2kFTOggUe9agNRqqeBn6408NOnaOCnBzTwbdzAT1sN/MyABj47sIF32XdFytGJ1fkBGJsNe1O0+o1I/wFfBXMC52yCd32Bc46rcM6xwDn7AudcA4AHwznXAerBzze0+rkjz49Xnx+X5zvy/IoLnBXy/MoL1UrWOGZsv10DLGxIJqyaPIuOMFR6Ogs1J1ZQeEzjJLPePQti1noXnkgecnhw/ay4XCd1nS91bcx8Lf5z+Y1S/nwpv07a/gqc2Ohzs7T94mrbL5aym6XtWy5wtkjbL7lQXSL3tl7gbMXzVxrV+7aME626g2QJHd1QyrnAVOJGXclae1PHtadXx7VSxzXy8Gv5YbnevmzBhoOAt0t9r0Uic4Z9dl+7Ad9IrjeuEMp4A71DlbGiDZP6wXeU63FIsdFUa9Vr277nF8fRkO1ukD3fO6hUYZvkMtC75RftHFA0KpL2Uau0epvo2IS/sH6b6LL83q/lJlrT2zbIiImIScjkkJoWFe3FZR3bjNRE81XYbDH+esS3G+mpOD7/Vs/x+Zhrn/wOecXhWZ9hfH2G8WkU7TOMXx7AAvsw42v/UT7M+AMPMx6rEvsPM17+jLIPM8S8jrOSbNp9gp289XHEy4/yDgLFrDmSSJ1wfjN8xhMMDRTl+Ar7RMK6f/EFBK49Q1Dp15uDeaDdQMzBfL6QsfCyQ54RbAKGPOCz4lv4rPmgwAvwcXPZx3P44asuMwySs5j7PKWW7TyfGn4RMHI/O4BIgkj+TWeV5vtv1Y7zJNl13iX3jfIreSVcviW1FDyF5zp3y0wX9rktekohEemTYOoZiIXkz9DxlPNneXC3BJR3RrLo1lugIbc1CFrFFze1BQiBgohJYqcvk8MIalrPfCnxqQ5ozeb4TQJRhYhzkRnjAqIq1hBVbhriKBZr33Rq2/hNElzL6VAR3fA2Lf8DkgGaSsbOQHbSblRCDhYnrDjZr3RSghe7Y611Ghc4DZngzulxSNrF2M/yzMfnDf7V25n0fgQ6lsewhjo/v2B+esdCYbx5VPU6ICVbT881UzzH7yhXkhWfoVE1xPnctdTWrqitnVJtDVffrplcpi9bbe0VausyZRURmlZb+8aoVRwYfQgr+Txx0Up4Dj37jwtF7IqfPOSWiRmhpq2Yrl+h909mql2ftT+uPiBjFblAO2OXfK9yPpbD+yv0ThlzzxgIikGh2PsAf9bgT4o/Z+HPNP6ciz/r8Od8HMg2yglZD4+PNrClsEwChW48qYxZqy+oJ6gG9YSiUeWgnqAa1FPqu3227rv6rO0xUGRhR6969Z752R5quxtLYQBEGxubREVAR97lKlyM1zDWs4T+RMWGJsF67qVWUKTPdB7CEeC+BYNAWCC6HcFU9+ZKkx3KNfsTYEUYvgkMiz52IM8tJ7gMBbU/3MGOHrcg6yegYEgSQMhXAEyWUsHkZ7EODNSp+iKk6Qw4O010xZR4DuiviNFPkKHzElZy+Hyk/5r21C5SzDL+i27gDv3CkJU2uAP7Ktfm8BVqkFATbiM/p9BQ6Uwk2JnMC/0C96D8nyf2cz0T+2N6H3hMYRnHghR1ajGQU2XN5owtBFJjwrqHV6Beq8l9qmc6/UKnJ47JNIDaH1PzLR9C5UlOHcbE7sM88Ax7HXDgmg+G+LRrJMNlsDBjh/dzj5dRb9ycjMlv94zJTSWtnyx5RyGSQLdiiyPiD/6eBX0K0+NSrEI24snQlG4rJe7sLzYTBNAgiXGw2yfpLGYDR2FkOq5sHMgTrAwkRrlfvk8bA5v4nDDcoiQZ9bRLyMGPIR6BUSOxLawTE/T9KvMRIuPZ1vUTF92bBZu8DvX0LJG9NlJX8rOe47gjPP3aNHg4C48UqLKxZuu1UkCsl5eW3r5RXpaWbs4dyuARBWgE+7Wn3TG2DkhsRv//dKa1+5aOwu+5u4I+m/hHK29lOoqMEjasul7FK9OJSzhHJTGIRroiTzlyNLitFSg3ij0Y05HaDz7mY3BNHzHRhXVq42QxhmKgc7ur0nZ3ddrpTtk9SVd2R+lzojE+tDYQc+vewh/ivndnY8PiF/7fTZ+Gv3gypEZ3Zs9xnGyNnaEqMK9Ydr3/sVlPx2xXuIS/Fq5wMmVPPPLZPF2Trim+XD/VTYCmL+jrj2TlzB7qNhsjCTVvEpMxAa//8e5E2XIGcn5ZdQh7xqest/tyHlEa4WJUx7ujjRbc2FaJ2RqkHK+nrdWDCDiN7CSV/tSq/amX/UETMYImaZf0y0rmVY5sb2/N6KOzNGItu1KZljH92t5Kx6xKD2VjwPLWY4REBcP7ZcZGRgrZNrzOP5ljz/HCaFhr92JmvywNui9Po247jQWBIp3ojiY0pBPsMyJvH8Xot9LkEPVz7Dm3y0AaVHgi8Xo31QlG5HUlUqOVtpBAgArSA2NUobdZ4gcnUlpZPuKd0gnb4ce/j0amdQOiQEsGsAbNoqaukqyG6Rg7PCbEGBRHVzkDOYhVQT1tds9AdxoI6juMNCiH4Tl3+L57D3XPoBomUxppbk2zuwa9ngQX87CTXEsfaxAH6CEccCuSKCMO0EM44MZyKloy+GeA8WWrZUKY+2VTmKTVNL5T3U66hgiCdpxJTe00+lNMNquZmCXPU83KQlsrYjRrZRQsh8tgW8fcdFfII41sJWSNCUAxrERY5ooBD6UrYFCv0aTCJ2siffkmauiE9tZ434ePORtIJJ1IVyF8hqYMMeUva0JeYTySCYBOKSYMpg+gBvHW+ETP1niRY9zu6NgkXb1C4/IZN+neQ0nlCFJBm0DQ2OEF7Whqi5cl1BjEy1wgNZZ9cGEHDg6ucUoDVIlMEUGOvJePxi5jCSAEtRA/Ywl0khhj7t8sArGj0ugcJ5t7RdNA5FJ2yoGB10SZlG5o0A5ADmQ1afImxDrnBqnZERiIGz7/+ZzJ3+357lW/iyjq6LhywY0oI8hLPzzOJ3ndFoaqF48T9CcLt0Am8+kUTjMdFo0K2wl7NbuX0fEp9avYB0GBfeBr7IOQtWUG+4DbEzB2muTHDZkKQ2AfTCOOahMRXwiP1UmArIL4fHYW1Un5mH5+mSnhMclzd9oalceU0WW+tA7IaNmvaO+NQpocol3xC+3KW8PAmxO4E28QHCYfa4EXqQWZL/xsj98u1cVaHYRdNHqSP09L5kBHfFERYiHeqRxKTTdq+SRV3ZjlHHtwoPTZgafzQOkg0CjDPHJzYpzlfMd48+Jek++YYS6wBBKTJJmPPXWs+QZYUTLgobQ+m597gdOhq4S7ialuSE/p4Pqt9/OBPc7dW7M6oGyJBBd+le+Zr++wv3JX/M6RhZeg9XHR+vj0Wm+GNHpJB/NFN6f2r9Gcel9zELONOGUL6MFCYQ2A7RDN9fkblad1ZqaIxvwqH6IinG4jsWcxl4uBoxIjsZqBb8RZvC5n8VDO4iTM1XAaj9ksXrtCu8bqr5cznAaCw9A3vIvetiguEfJ8N9H5RNh9EO+E6pMq2GG17x13cofEN0ngzWLoIhkkFjVv5cGj5oeidaaW06pkZFfO/x5XTBXi91Y6NJUiXMEV389c8a+sQAwLYSFnrsQqrdPU7GlAf6KcX10ovZQ8rd3C4ZUV5qwu55h6cdfyoN3yoN3yoN3yoN1CJgCO9cWf8+EyprVbaB27nBvPMz4nv9W4wnVLXWs1JYCfnPTdoIxdPFGegM/8PN9pVNxyfa3+pxtv3G80/qLvD0TfH/KPoiaPSqQ3gdOJRRsYiDYwlLATrQ2MGDXE63eV0eAZPFhnexuJ9XrIqVbDx1aSSuljG0nU9HEtvL6R2qaJobmxW24TUeHKw5KmmzZxIIJbBgmcbpps8Cbpo77BQ/RcDSG7LpJWcNAr0U1DYE58qLI5vKBUohW2E/Yd6rGdQKF7Ox8vzvyCwHloH59ThcoGrLRh75Qzf2fe6B9orD6+X+wPTIkcEy76JDnYCf7QGlxZmsmzlqdnYoSDIFWdDyxU7BdEjKXGkCNXlmm/9EuKs8G7fz4MPc6+gX++obyjFd1Lysalzif2axyKBihvrbO1G8jkh0IKzLjO78Y6/h03p4UiEAfAMBeNM48Xdra3ijY2H9fh4l6+ZlbQrXFC5sAOH0TqGU/qnyeW3bS1Gjq/yPPs7FcD3J3Pxxj/QufngK9BrPg2SdoRXODcj4CAkOHRPYGMl9PmO/BZu8A5iE+iuQP4JBKcV9rcBhiCh/dLDO6WpmeMcHz/k/sLY2Qs5nTmyAGbBDgjYksnaGwj+R8EbPrsIBUE/Rvh3Eoew8EijxqbU3VsCZyf6mC4MXBzz+Yc5Ug+1hVHNpY3ORd7vZswQqpBiKbTrsGE5ux1+rKdJuayZfDY93YRoq8vI51+jy7raWIuOXd7o4hp8Qop2zvH45B05Gn3kKed5ktU2nBAGwHUe5R2kNtCJiatp23Jjtla6CY0Z9hVeUJulvm4UabjepmFa2UStvFJI74VSLlq5y54k22X6bydX3iPHn9DCNgWcf+Der4YeIHB8DFbj+wXrtnACfcO+oS2+FoDL4TAUNsS8MXiBPhB3or+adwdn4uKFeLaKwQgR5xzCVuH4q2D3vffDXDL1i7bX1PB4FojoRGTAs8EJ+2YDYWD1nAstwsJfrnR/T7DrmklJegOaook928lplyjC3h7d5veoLS/ifCV1iUccN66GnYA2K6zdmG9bhbW6wTto8KXMpBFyph19UHNq8tt3bx6NeikPEDIMWC9e1IVetyTh/URYb37TazJc9bjeFnHaxNgs9v4LFlivPSYa2zMV5g8PRJJgH0+TcpIguJ9d5XvO/a+4n3gDXlnvXtQaWdcdlan2j5k/GK1J+D9X5pG+MBnvJ4S9L6DjAfyDpXxpnWXylqFDV7K0BhreEs3kQGnhZA2ZrMWzeG0A4ThFjFJXI3Q1SRftXS2YnldOR9e2lrvngALG1kPF0YP8KpPchPe7SLuiZrgSm5MY6eedg+52ZjxK5HcU9Bz4U7psIBh1O7+4FhtVvGMLi48ko6Y/IaPvI65Y2/pWlEbzdAlAyvkMLvRtHOLwBz0F6gnA26SSCnVzrN2uK9AknZSGjFxTEIW8f4q+OZGjmJt9VDOmQMop7Uk5VAVh+6t0s74MminSb34k55j8HAqamkqGumholY6oluWwK7fQG6z2W6bARC+rIUi1Nmmb4XjyQnV5c+nVJfrfRLaZsg2GJBOZUCmTZswer/GWtj8fzNyUDFE56adAUO0uVxb5fi8gn5/GSfSQu/E8EH96+j+NbWbwRhNYtNMhR4ONMSE5NOvehzvfXJeFYuwUjxGGtAW8KPo5q+btnYERgtJ2BhNa0wKaV+YMXprp1oR3dCvev+T0wPfNC3deYWs9c3Dlzo21S2cfhcxCW2kY5dERwVrzP+HxVKsOpL8fE1tSX7i3l6qsQrmF+W/K7AyJQLq9Vlriuhj3nA4uj50n7luTYF79ldEhYoZhWavy8eos4kZb+AQpkRMbEfdylkuHQPa+jh90O6/wuI3Y/lFO1ueS2wGi77NozBow2jL7UIcHsgzXvjjasDNCr9QFfZB3KmdjuloOFqwF+3srkxXQOpYzCZmNu5HOuRFGMUWu6vFZsBJm5CPeNVCdypdTTxSzA+rZtbRVboCSbuKXCftvenqhXSSSibEVKmyloxeq3f0VrY831HUoxFANowMwSIfAbjVyEAE8pHcn81WpiutRIvSTd21CbRiwnRtEl1bha6tJj7fXUNsvvsybsik7t8qajiVAIZDdxL9W43+Tfb3b80CRmIVZo3ekb5s4dWcoHzVq5qcWpxGl4OjuDG4yiVS8ZPzWpJTST8HEjQtnOLqluanXoJACnv6sFmd08jvzJJDC/ofwc+r47zcgQaoBQ1QBxqgkb6Hmed8RL+Va2qYFunbwNalTTcuGG6dOvKk+AVKwYL1Jqx94v2er3gDJ3mM+EAHvNuulk0ST1bxKPxSjyT6Yo24vzwt8LKc7cQHal/pA9UHmRBYLnihFfgYWkpiZSmJwzLGpdCQqeTNzZriFA2chG+PR2fQwn/puFM63LjG/W9GCbB4Fmlo8SwWcHFOCBLflpXpGrLmFJ2/OD/A/pSu2+IB10kVEn00U3UL8iUDOnwUSfRIilGLC7QPcJ6A8TS2Mol2V6TNB7ortUA9MdPGMZdRDmEebzKQYrM7WazTeoG0XmQPGIy5rlesW2QPGAq7nlQP9MWrxqmfoLammkGE+2h3FeeAK1wiV9LNEVqidf0m84Mpbd1KBrsd0Ilh1SLA/tNYp0lwluzooKtldn7Q1TIHJI0RzEez1thL+2/71Xx6KkEaBVy+JkZcDNgoxoTzJijiP0Qeq2xE+VWScjZbfSW9HYkxsilWddaryPNSV9/9CjY9Trdb6WOMM/ky3sJqNlusaoT2RK3YRvJzR1rlW/fpFmfsK26E4EwTcJVy0wkB5EYP/2LB8IQQmVo9cQULIf64xIw0VuWCziEK+B4OrK9LRlFPUO4mpXAIWS5kzz166BvmoVQeWiMPTXY52sxbz9lziBNfDJMX3PRDnYv0cr5CPNZl+eOf23dfmH/taYXobT0OrhYxJvQhjirdrHObuhdvKHB6qPRxxxIvBg20dVWzpv2XWYO/qkL5VN3GWavMv5h3b8RqWGVmZ0Z1a5zlpOUyzEoLX83+20Pa+G0geXt9a3tg0Uuabi85t5hYiRmBfQ2m5jgZRJFMAlP2zXwPJ1LOapzZI9aZPWrI7NHcQZuPmiVu2JTMHk07s0dsErnIglldXTCrbTJfLbmasVzshn5MNxRcMl3FhtjV+dpLOJ3lpHaRXp1vn834t3TVpU3GjZqw9vOJYj+f4CrFKDORCO03GYNWHmlkU9jHm9jHp7CPrx7wULoaWsWJtDkLpwD4hyBbNQut34iDgLOfuhUEzVLPE0vq7T/ZV4bfemwTYQjH81QdaXShmg4EMikEbEGN86SWefjgRb3s7DJFGlSWN5aRZEaXTkTjYuU7jXVajiCtFc7ytWLPDpB7/da0tgvbs06K/fOc2TMUUVtnoqmVjC8uMnQUtwcWpZppiw212j7Owh4Ic3Ur567lTKvI8FQzw1TDXm6aXeMm/ek+49aAUQ5llAMZ+qg6xI4Z4lPkKmdTzSmSk7NI5FsyM82oLAwMQqYTJ1HzzRkcsknwwMLMRQeO8AsKfFNThLarmWPO3pkQBawEM0WjC7pYTqr1sKCL08yybud9KtomakDThd506mUvPcbVqoNuHJMRtkym7sk6YBNNNHgIOJ06J5IJYNGt5lTWSZ7KgbGzogcmKzrGyTD14soqogfHFHH7iySiaobFJobJCX6sLBUOahItwfMU6+KxddaswVC5ulDFEjaHeIgae7xwWpEzfmrXhYpVWKm1iX3UVeFc6oFyA3CRmqiFfbGjOBbH8CocIwI9RIPoISr4RAQqiAZRQTSYO3ACwHQnO6wbphBzXWY9R+V65mw79URnq+VQbM07AqYBnNseuqNALYXdd6+OHqsVpGOSlXtFsnJP8ph7go3i6VyZZYagzoOsAPlb9/vhlC8unBL4hfK+K+V92zKneJ9jRUpyHVvplPacV54/1xWHskq0U0V/DGKaJQlUaxCBFO1N5lq+DLW+MGSbeqkvpH3huAf7bDjzwad+7xu/8sDdD01voDETCdaczx5hfwRB42GoqJCzrrNIi6CA/Cy8QSvkUs0S8rOhS3vUq/xM7EOr0rz8sFHAUk8Wi2vAbmdqquvlSd5I6YJk10Ne183nVTdibzlXdzXq6WpzQFejSldFNUqd1arR3/jZQjUKLO2aUAsMz1CL2O3O7/2Sg+48Vu0OteQ89UMQ0Nc6a+GovtY5t8vDM93l4TlL8q96gjykBMsgYssZrd6YLWxYlrciITxVXaAZrnHYN4BbAy0A1uJv7NMJMd7wPQsDlehfCQjVhcRS96UeS923M781F+1BlhoTzRDYUtxJjxXcfkXBfdLLx+Q3W6H9LQ9Og30a7Wf8QqV9ojQXPQ2HjJH17gm/zxqYn/AtPTErUmlhP8F87Wx6YIP7mCsITQEncDGWweUGFkXwPY/Zo6Zbg/9J1bSHZF1iJBQUY9cKR0XLaiW2jk4+JaXrV3Nk4W62OSGo53a+aqTxNPsgQ2cfiAL9YACjVGlUuivI2n1GpXppVOIBwXBbVqUmL/IWFnnClw22KsWDikdFfYVZqa8Mrc5W2riFjxnRoAJhoquACckfUELyTtS1TthG4MsP+AXGGwgqLb7d5duxKfN+gR13/HeO0Y1nveLG/Z8+xpSH0IAL1ZMo+TN3vff5tx2/+yhQ5o7jxu+/+8M/98d/951/uGiD93hZ1fwCnjxm3TiCGw/6UtVRXwPZ+RJ1cMgfFujsbpZQ5yJgLBEsJKIjX6KPuxEbkUxU8wlGcimhEYiB3+9q36mjrkAsPuBCJVY442BQI8sRR6AynnWsKGZGCxNSpCXR7AljvlKcSrZ22S9rGwiP7S68Wgc9sFna8QohzY3ddp9Kq65pM2tpYwStAaGlS0mSagvVNANQSE1TCOJ369DLB5B5b+t2KtXBqiGqgRgCWjxE18V5J+KB2qwYqnl2wiuOGYjyrRvVfA1WhzDtiGp+BKr5URJhu2NpvCgRQ+mI1sqPpmML3RXpOLTyIxAIx6CVH0FAR1UrP76QjlJJetMiVVaT3tV6exearjXRteaQrjXRtebArjX7u4ZkRDXTtRG0YsR0bRRdG0PXxokldFfCqjIhqU91/8ao4VRiJfqHIBLq6TqMRl//Vi5gJMZAqPSOdIKtDivSsVeziahoAZgPjzVvtvxDrw2i27EfgJlgZ5Nh1WvC09xKlzAe1uTxzBccTfO5NjM3tiLMf4Y2IngczRz6ow+rDe7t2jrLBvunVVYT01thFW0T1TdlDRm5GHfMNrXWuUNl7cWZ5xXcgbwfVXcCTp+q2C3r4vZydlF4nio2p4saZrg2ZIaRZrb/R57hGmaYszFVDhWaIKFBYkxY00YaLBwi2pxvsGh4p6szocK1YWRmbh/NJs05HUQ7DywU2OHzRu1g9RjCnR7BlIYP4RypFvkqo9Sn4U5bRmQt5yebLCymAESnSsR1K1/XbTQCYGPwhAMuUv/wrad/7wMh/QjXFpIRdu/kpMO0XGsNjaqcTjIp3bO3MEUxLzs3E3e5rKZn1ssP0mbiMvHU+JF3cRjFB08YmY9LIFsqn0jr8r3zkIbIgavvTnaHk2Zg2jxA61Tq/KUyzc7jNG7PsFfp2d4xb4N3Ql8/SNdP6uujdH3cEz8nLz/uic/pe01f0sy8TdybYnFvasiLddMakmMnn/8cBu1rGLWvP/qhd0XdBmvgQF183uRCDhQVsiDn/8Xbqd2/0uauYjZFkorLA+W0LJrdWV0AizGw+WNuWbZeQJfIFlQAXfgASqXdDo4TWQInbpG+HoMQV0B59IiLt+dJ0ZZCWtw9WFgsfYseK4X8p2HHqomzjugVSaheqHrxatSOutkzCzzzetnrE0rzCF/ziHpPv4vSrH57zO36Yr9/3BUFuy/2+5NB1X7fxl6wij569oJ2xX7Pq7o5SD5tyu3CAD9AOHtxz6tBdyvimqpIbyQKNtO22XF4da7u2UxXYTNtvvjNtIXNtC4D2CcqrDabaQJWmwxhtQlYbTKQ1SZgtavT1RU5ISnlhIGb6Spspgk208Z3ZTO1WiDToh10RAangeedlUsNsO5vWaqGcodk0Vl2yJPMvE744rj0tJ815VCVtTUj5ZcWB7oHF3qrZWIo9st/9LKWtV/+kyf75bc84WknveqO+ayXtc2O+aJkolXpqqE7Jju3FK2E1wmy2GM4yqZ3ui0dlrqsHdPqs+yYPKIphrO6ZVqjlgyVnc3OmZxq50yG7ZzJgJ2zLWuzKTsnMKx7ts4bZeu8Sbysbi6EIobd5m0OIzR46zzuVrdO+t63dTZ1O2TrPNlTp7V1HsDWGcgWOY+tU18/69LWqa9P0vXxQAD28b6gZ+/cnpnX4dtrxR+PQyfw5sre2Sz3zsTaO7mdTbN3NnFHMwTZO5uyd7Z3FdNqnNGa5S4iy+lbnuyeRN5J3+6ZGDoEU6ZNpMY+KzUBHorhpnJf5HtzwHPwrFwkJcYysUOxBhtLTer9sFPLYs2GPPF1ZxV4vUxkY6etV4VRRHHGmkFKcAUFdyJhn25ZWg0qrXRp+N0mFWNZJMyzUZi4yuCl4oqjrMBdY7CMunAKp1vaLGpmgdR5gSSLC7R8XY7Gkoadjsd0Yd2wrqxqFYq4L6Bat6jW7a+WCAkdhCTWXLAsEnpWpHcFNraIcapon3VlFdEzY4q4/UV0PFoLbyVKDhcXGC77d/fpGLRJSXM9hEaWpgw2j5yCHgaaR4D/6uysUIJjDCTcgC32b9roWefIQah5A4S2TMNgdqH6QVhbL3B+AIFFFzhnIcwHRoEAuvc1VHINeETQ+bKxdQZIRRVLFEiDmlYaURr/ni0oNEkHXuHo/JWwoMSc1RtGlPiVLgP9r7NjGzgDDY2j6Ufyp6oSp2gbvHvkXifnXB4GmX8tJzn2CpN3LCbvEQD8n6dGJWdQg86vSA2QqRLBrehCLEagSCxAStpfEwsQogTzupadP3agx9vV9rtlVzNItf6GUrvtlVhJPs1l0lJqjtXED/O+9vDAJE8SAN71zvxdPQQfFpwtVwMD/oLWlnVhuKLmNlJXvMIQkPMdR++gDKLlSuxuUU6C9eCN8EnW4//z4NKMTcfF3toTf13J+vSmERUWUMOe5RSIqfWbTn6urh09PmIli/Hzb3/us++K8r/4k4dICviCFPgdbtEFvY8IpJrPkOsF2D3/XORDmJb8DD5r8a3n+E3nDqiQfzCzeu+bqrN66rbkf+wMayUygBo6VIj+Z788rHZ3c/6ERnl/h4d8LU8YBSZbPmX1ym9+fogOh58oZM/+u4NHFi2g1xzTr/myOyuP0h1+FWAPSgLpa3vlGf75r6pEUj7BRToPixgr48nJlZGfgTpGQ4DdOP8fzrDBHzorf/e5L95HhPHUe4g85o8vhzK0XllpvTIALywATV6YL3TCTFKAQ5xg5+mBE3ZICaC71iTLfPXcXHK6TIaBA66eY2MJWcZ0HXBlov56+EQdKkHLeyfqmRczUU9/7g9/O8z/7HOfX+4KPvPLep5+r2eefv9Fz9P59jSdv+QsnRg0SydOMUvLmAnUhR9OLj0TXxk8ExtfxER8/el93whJJIdsvpxp+AM9DU/2TMMfmmkIlpiGAFY+Cb6ncgpyNHK1sTQD05wk6YO5jlOPwTnKKBYFW3Tn4G0BaaNqZevxzbiIYYwAyNdAJh9H8ELZbIyE1P4LGTHN+TOVL5427wfStqSZF3vvnywsc8d75kufJ8b2N09/bbnrZTDBcV1/9uin3kxr70tf/O3lMklOHKK3z/nN1e1TUhRxqpDTYdTPfJbW/9OfE2faZbUgNi3o9LRAEhpxior+F/3zsGGgGk8YfOASteHYgmR5LqAKO09wTHBZ4lEu8X63lL0soL8S1+F8LYcFWg4LjBzm2XJYFZXZTjFTbPhevqCTOD+hMxzprf/MP5KQNM/OHNY1D3CUiWz3+g5+OR/v/02WynRGxfO16VP83V4IgESR65EhI7qs9SjRzfzky4nbKDEh5q181sb5UaerUBo6VRWpyi7a4B3X9x+nTw2hSlL1Y/ruo/h8mjY9EfHP/OMCZaJIEU+ff7cg+BH8om8qeLVBq33mUyI695T+M6s0Mqhx6Xkcv4oEaUrnTlM6d5rK76/89LgrzTvmFknQi3znZW41VeZWUzgqnHAl29s38c7Q4MTyT0/zJ+NGlQixJnu5QvZyovJ1DPeodEpB1ZvwTeUPesWbY85Sr0ksZuIqNz72ymI0s7qghXMyZyEmHUESSn5K+5fUL+fnLapEe0nYu9j8pvFX4ZjB0UOXcGZp+nfFVI763gLA2M6CyXL6FtVlC/bjYscnvs3bRNagK9kmmnD4cDIT58ZIqm/Rg1UzKDnsY9XGi2tXcNiiRskZ8r5QMHJCWAVvBYRNC1mya0iWPU4fDeTFjqRN7GCPcUr00N9cjPyJX4FLw43Fd3Gf2F58F++Ja2WGrxEHzGMgf9uH4kHcsHwojlrrg30o7rdusA/FISVV3aWkQQeVEN8BfD7rFCQwr/QlTffFgGWAg0JkZlHSzTKszgAoZRE6cazvSPLbEUn8zTnPU0l5Po2M52d767orcMzeiDcYmT82F/ARMjm7YLAqr08oHLmfLhQwMA2Vv37Tup53raes66eLayTEJC7ZucuA9wg+4AoNY7mBYQLHxIV2lF1okYgd5/gOxsctUFuUBnBjRwAJJkNsdFRN04nEnFZWroOqFwZfcf7IGqcAO1hNt2kzIk63iQSbVk7L4neoGJeTRVFx5gTkbueslshjSWs2rVVBuEMNwk2lJcdjmelJTxUk3nm3jHu7Vyk1159OMXXsbQkQVPtM1itgFpVbjyEiGdyU3dQ2yryAaGRqQEUyOyArmSDQmcwRCE+mCZS4wXMSOxNhau3qn+E9e9NpoqibyD9r83+cK9pNXT9NpDsp9IzKlgth55SAOUgfZTQoVqc+9+LaMu++hG15gtvy6AuEAHzuuwUB2Pn8aQMAfjVUjYGhM8RBSQAyqrJJ1i3maSp2wC8YPd64aBM7EjjQEJf4mJFSlgt9LWgLPtf7s9zSuDxSiQuDFmR1o2LBcAOQCbse4GRVF5wh2qwCjqnhX69uAgF7N0eHhQw+OC0whPhAyohbeUdNGKGQd1lz9iqMS8uHcClkf7vJfHJe5vPfGdTn/K8f/cgHQp3qVP9QPTlURihCJphqOdigmvk3qd/5Nx/9mQ+EpdcnO4oFnJjGF/XJ11DqL/5o38epVMPT3tb5n73V5IaNOBLoDV24Q7tUa43tI/woHWvoxt88BUfrr/7lF++L2Maha/jE0BrqXQZKrg8cvfwbX3rovuV3vsWkxD4nZVFAs2qf8n8eSFQ0YAZkzcC/QYrCAWScyIzPzx5TA9FeeX6u1BFbaF9dx4obSdk74+eroLEVVEGIwFt1ztGcDRKCWuqyCeVvDfYIjikm02imdCRWqi5jCnckRa0rHuICY8ZKdSM7NwZA931giUDutGhknpn+pkp3tggPmVFsJFzMQtivnQcWskhHdsdsNsxqi1kdkd3Jtqwx1W1yZHe8P6XrFrVtHEAaDiK7G6lzCwlWNVhgRizD0mhaR2T3mAa90pHd42njge6KmTYtZLbjdBsWanpjuaZHbe9fhs0RMoUaEMc9ti2rwQ2C47jjdKS7El6JpbVpBd3swH9Dv8n8YEpbt4bFccfpSonjjvriuAd1dNDVMjs/6GqZA5JGkgkHcdz1tPVq9nUvc92Wka+wsMLrAWPCYal0jczwK20z3EoJS80mEJiaII57kuO4G1VzndTVd9+uKQBYGRL3soiLBZBO8FawEk7C5SPjCONuS6N86z7davhWwQFLIagEiA1qhnUVW4MiUc4rK3RhpR22ovJYd7gS46IbP6OIfBpllHMTX42LUs/EN8WeNzDKuWeiBxblKOfqZDd1EDMv5cFzzZ7+ffMlKCT2zXwPEU3nQBZzlHOko5xjRDnXdqQ4y9JJtCZRzjU7yjkyUc5CThNVcpqwiWCCX8FRznZDP1Y0VFBaOM55In+KAxMm8kzDozGw6zAsdNSzWMFCn8TGMWGw0FcBWXB1OokD+CocwCeqj2VFqe5qONVOCC765Cw1A8C19GjuzmaTV1Hb+fnJ3tfqCF1pIsAs6BVnXMHLYnJ5LWb09sk8Jern1qzW+O0KkdiD33i6lVcrdoZUjAGY1MDws+lK9J+tyo6EencEyBzC7BdZ9L7i9I8B+vkvaRHZCPl+cqfvAv2ag+9U53cXShc3p5qSwiiYnnd+rOmYwOVHVe5dUuQ+P3kRcnohxxBjMF4qLPQENvVmkR5cCq11jro6EP0c70HXcsTiO8cV0BpImChSE0i953iPq/to9R4g2kAquC9rBNvA22zQXr+loHe61k5qEPJjGdd8wL34rX/1kUP/8JmjrzykcdqD/BWXNJ1K/2XfGFpVl2OPnE0e8+LKg455EAW7HEx3LdwMjPKQlTRuqVRMQ7t6575N1ELNdp5BxYxLnwac11B1fm+hlNFYOJOXBfplAV4WLPGyoP9luZOcR/SE/Mlim3hSYfJ5bpWmo863pXu3IIewm7zVdb3dak8l3aC4Gnb4EQaL9s7x4iy4fosouw9ngX7zf92sh73MR//jHIHv3vdLWWgnS+GbaXhvFh7OortT9+IHX77vG6968JMX3XsdnwsBPn2ON3kI2XCgLAgZ5/NQpjZBj1Nmy0mDu69jLFSOduRAcHWIymAjADJqcK88iFuyJ90reJ9BcT8RbxWsS+fhLH6lW/qtNJJ31EKXYeS93a6Vgt4t85k5PEteDy15Qkt+mf8GBb/pSpjrSZfBWXGg84C4yiGwzyDEkiFXqWGA97+BkRVoFBDlfY7X6cYCwxqwBQBr/5uuMIhvLV8dgSMpAqWpHTrxlz5Siz1NFFp89pzG2RNWPTA6Bz2Mr+YG1xFQy7j2RSsBesgI+PTJmPg0AK6Q1zvFaw9H27pN3Qi0dzrfEUMO+IRoLh9wBQf6fpcVYw6YCRIkMs54QUGvazKcCcQK9J4q+pAAsGqvBxeGCy5gnB7wjmvFcUz/6nQ+IgjTVq2O5EvkpXG2d9xNo4f3zTj/ocmBzk+6uc8pzLQlgA1aT7k5nWhYsq8jogZd/urewt511JXi97vwOg0tXqggg9k9clkPvwk2B9b9Xfyj/N/vEpHTt7uLFXX9FIL91zrH3KksOryJWmLSPKLZVlOiw6zdp+0sttJLhVYTQyqjfzrrmLkgibdo1XVTh6FGZ0PbUW7Xw1nySpocwO3xEnnAZTD3ok5aZZKqChupsppTebGP6XjcNS//L5vBEnLXrqh3/JLTJnWQ+D02icv43g83J7bTS21U6qgmnnWS3uFZd1aK5OtMLCo196h3iFNjcRP/fkH7a2MvFC0cksGUVmDsnpeKnuibbrHm9R28Vm+jHNFcwATL+9kelhSkffd+cbk6aLS2ttTwByw1/Gdhuv/3+Acv/cpPL1z0epZRiwnlHCang01PXPa4KpNN6tdhk/pDft0lp6eApWP9pdzYP1qoJLH8caV2oxusgnhS6Q3P4Q2P+eS1XWeJDc+pMFze8Ho3VwnL/h89KXT+m4u0IEJgT6pivood8fe0xZ6b4+rmuGiOXvR3aao8qD8Pcf7KAc3pTb7DzfmTnubc5ZU+j2mhgC9Vhcrk3pCx8EsoEka/E5rpzHbDXHFakhDHKVZUFkKLk6GsZn8yNZdkNa3HZKTwehpfweFzqRZ8nTLvRKYLwYsUDgTSLZOggZ7cUWi5OJXgndojc43OswaEijoyM/i0D0jubORsoH2kzjklsKHVISMz6APbVQpXAcn30fnThYqPQMbXnSziwfkdnego0scvh8mGfQOQEIc2FniPZEGz4lpjD6v2I0h7VEn/AMdM+Gl0/fwvnvmaR7vi35zY965Q0gZZ+gxJ7KNaUchKxyBMECfS9Xkj/daffMqjyQE2YgCdILtK0G9/80eKfv3qn0CnGDZ8+ekvnnoPXvNNYJQxJrs8cBwPfPNLD308RIVP7/vtkOGQ5MfP4cev4VV/95l9fxYy19cKyu+8xSgoA62gVKyg9PM6M3YBiXEkDQajfABzIXnfS5V3ly07HbmahITGVylsQVz7NHyRHYQfcu3rqrWvk9rPldp/+ALnh6X2H7lQ/UiqkrMGIj6cyxUVHsVfVsi4vUf8/YMX5KodLsNVm43NYcV1PwA0pGBGWa7afFSHTy2DWvERLxrg3C+/DPLnDvL2zuR/Zw9iTs5FH/PzyuSPRs4HOATQLRGE+Fd2KHCSVbJwxRUmZY+JzkGu9ccx3+XyCvN5/7+yMBoVckeZRw8Zpacgl0epu4lmN8KGAaESpybxt5vlVNRNneCjgQV1TxCIVraG6bCgM11ga5GUANBMiXaoIRIjq08xDCZt5ItUzI7/ihdgCp1KazMb9y90kaR4NaRLtJ/jTpC8ri3pGdJm2pIkCDri4adnxUhSz2/jqw4b/ollZiOLJGHXz1NONrpYYnixxWQPFxjT2iiqfRzWD9hCfUkSN9AMsiJdYYXG8XW/sjJ3pTL14ipj9aVdJh3rjkNyGS/iADDW/mKG8DpGC9uWjU8BLl1wzgr8HF4Xpp8rlgTMpLavWC4sZuohINFNV1QVZ7U0AeGvpAml1iCKZSFtvJoJZ6yMbkG2shGAw4ztSkc1vBeOSxxFUoTFF49wUDxUZyYqqQ63QcDg0m7Q0p6DbfHZbGE8v92MXA4YCvcERKF+4c7u2JbD484sB8jSH0apEHu3OhvOXpwiYq3zYzAUnqdeI9hZ19Au52ubAmwEEUgbaGaPLWR1MSnsT8MCJnaq29TB34FOkbGAHBnoty8bjAY367bT4EjWgYnBTzsAj41hdRgVQKwxWhfPP+/BoMAAsolOqFEAyPoPdOvG/WemzUqFudnuSsvaoAxnlJwVnNKgc1gCW5dElRhcfijQRDWphMn7sC2LwPI0juxY12+YlnSeEcfZOkPJ+ihTvFX/Zp6p3k2GwMn6YoYI+swQS43A8m6d7jgtu9ZljWYaMAhtMNPYmzZfnU2wxqVDZdpsj66A0GK0xzCarG3upGNpNMXuj9b40eISHNrJAod2FdsvlPg2VoYaNQ76qadKdtlB1s8WAGm5m+kkGwN8SYhgPcmYtKPSyGrTcLfRM92CdADXu0x7kHGiZQuZFn6PmS8mSh32Hmtb/V+WwPxKjP+xGP99iQCelMJW1i166BvmoVQeKsAHcMovjp9KDJrxejvg/UQFUXboeFW/1KzJFKOL37sSBJumLFagIW4UGEk91OlKGFxwTPtXWfTpYNIMkiG0xbO3qgkjS1BCyQY2lGy0A27hEEEiMbJEtpElqNRoLC6yBiaqa2Cih2An+JVsdLFb/LGixcZZMmYO5mvrywkHR6s85VSBQDlbe8mUYPD7+XYklZ/Iv+NcRrcS4wqmzRCRHMUkeZoYFCBnco4nbGWR8YichBXChxViElaIaMBDkmgtTP3ZdOICpyPmh/EBEnTyz+GgXIEItsgdkYt496XR7Ty2t1SNb5G8rSIPUAHRI9IBoRvBj4V9PsWLE8N9LslTYT53pSRHTZPS9hXmr5S8tj96mWRWpfc8DbdOvom23L6LRXLb3SPffllTRM/tl+iLnzB3fsLcudncudncuZXu5HCgux1tSGuXNBnpmBqXv43bdqf8hszWEYxWUkZKPDJ3eRO3vQG3G7WkWm+9/LFuVdVz2xtwuxH3VFXjxEFIA8cjct4VzdCqsVY+WrNqtG83op4a4/LH2KrKvo3zaeWZyAzUe3mg7tADFdsDFZUVRDjKVioIyx/t9tu3IWJWngmk6yeo24fUpYw0ap4LyueA11p9zi9/9JF0F43x5AS9VzecLn0sFDq3zDKmogmpTWPjxpLGbGUV0v/aPm3FxvbAxuyIxkhiWICAF6U1OndwvPROWTmQRuNE2D92gcg6epduLMkB12XPleKk2nQK8W07CWwFiK2b17Y2zXnSqwLEZuo81ZGQVw+wr92YlpkrGgPoP2nfc1FT6nZjBFD9MB/rNu5c3J9GyJWmsFQFEIbKx1CfxNSbsiHF1aE5eLHccefCgYOHjs3P7d02BYhMnMvAdWbWHTjC0f/I9IyU3VRpeATDc0SsgEoGwRP9Q0zSbepCBYG98J2BCmzX1DIp9UYTKECVOhu8dRYrcPM2Mn66W3mJxzJGEVIHRvk6+mMws4GCeZbo/CJEQ8RXyeakSx3ViBMsmNBoeSh1vhV5To9vLLFwXxTUWn+MN1W+KatrHFwkMayXCEMWFG5cQuHWdZQ3ppYORS7GoM5ZT2PwACjamgGfZfWATA4akDXFgEymdR6QenVAuNtIosiHLwwJkq92vsKLIZr5m+e/HcDjN0LqJpSwfsQINLI6cGPpGuRZB2VmtQvVBXAr3spsgCUxnz3GpjKQtr8jkwWnZTeGhcxpIfPrO11fMogTUfNgs42v8mJ+lbybV0KNO7GJ0f21IFY3DmZ00kp2AX1OoEej0gu5TAzrJI8ENSW5pffAvq5Yq9EXv23ZxEXFPC22140ALWmy0Svt6pBruOQVR0pq2NnInMou/ed466C/PIKlep6qZ/EiCTAuIMlri0QVOF93bfxbkTl84zfjbBHjYr9myyngKZwtYt/q12w5g0ApUreQhxx9WKUjbV3gx4MDR6bomLsA2DEgwAQLRueWNrYB0yptzpx8RjFWe8FCfvxVEI/otkZHgUNLjU+9u5gj7MriXBTmJUyPKo1n/uZ79dVlm+97V3F5b2Fx/rHNaXn5+ikko72OrZaca8IevGUOm7+MYetDandtGTaVofg7pzoSr+OR+Dujoo6YJS7d9XcV3Tx5UVpeFt100M3Ejtj3kjfVVaHiOKhKaBSDmyDg30qDf586qNH25V1GCCADdVtRniYMVvysgVMrbx+nXWto4OG3vvTFPzuNeFcWJOOBL52Ul66Rl6ZLvfTv/vIj3wjzryw/enPIa7V2/uk3G+18mLcLMBpFG1MWa2gzXfJbVskGCwD6h9+3fmhCxhjadtvneBkNjww2tB2OWyRgq3Tj5C+XbVhXdKOnB0etQhfaPZi3fjhvyR4YlOw4/9ybTztgdzn9wfxPCzWcK9SwrquWiH3/k7d+IMr/6nMP3bfs+FuQg+ojhyVilGn9/+LpRycjFdmp4+jDMo4+suPoBYogYCzc0MAQiFyibdTyW2Ah4FXvLBlDHy0ZQy8VLYlmwEUMelo1hj7kYL5w6SB6quBgkWL38Y5fx2ZOW7ml9PVtjhhUknxE3wWOKKEifczJ1xmDnc6fG/snfMDo4xpqjQ8E4mg47XBURP7NZXPI3kYUmUEHMegAbGoci2StA4dwOm+spAP/0Mb8/VO/TKtk2QPCeWCI9uNbtThGEuwg3v0KSei9ucv45hd3m8Nb8MznPrT3NFqAeJPmwHeuw5/z8Wcjz808O162lsLIuPvNYf73T37xNFBuoAttVcPj2TB0Mf5s7SdpBT+xlp14ZrrEk+228Xva7bzo3SGHk7ZeyX/76EMf79+BT8nS/upLD/12mP/VX37kNEZjXd9grMOf8/Fn42mgFfzVo1857Xen0KFW3p3iz1kCOdQ/EXTjm6eiiKbe++54y2mzdiCi9w5GB3/GBcSh912WeBsZ8fYUGZ6QrCZ3odZYOrdTrJW5xuIY4U5QoNsanFYNqyeuYOHigjkAtHFAqC2yrWqhehi4+J678d/7L6JBLM8FYAr1AeJw4ehUCsLFLMitm39x8/VTiMhaAsfiF06HO/i9UyCRcGJCL0pD3/ISyWP5nx1/eCDQzilpftiDLwTXqvXwkawX+yVmM3vQFP3NMDQWicwQaJhaLzRMVEDDxEOhYWosO9m7UzQEGoYhIF+ycf/6k/s+3lc8sbBHjIYg+XMX0XB/yoT5oMojdpjbpyFmAHKqOOb/RzcoK9T/GEL91aHyxrOfwY27yhsnHsYNDv4Hk1DrFQMANNereb5HFTu3c71OD2SBc2MVosApIQve9wl8v7ao09nGVTpbdY3YQmZ+ZAN2OLMy76EnsPfp7x99FN+ni+9PfRzf06JGYkWoEVmLZjC7J+hXEhO0CO/m8wZFb71aYHtB/u7ijsMZf/KfLW644wIPxXB6yfsD158rxLV1/1akNcU+2sMJ7x++9HMkAj2zbHmMt574dLYeyABLNKCjBz/Ij/7KC9t34uXvOyJxLNGaJqDHTv9o4/c2YiDnrRzoAjnQhac80LH73GnoFJB1Tg0S2wuQy/8RgCf8spyA3dyr8gSBZX/A5UV05/zn1Qb3kP3lHcUXd4N7gL8c3zt/iH55DvzhL77+qTf9/l8/9WtP09L6VskwNgk2Dj/4P/7qXb/2Nfr5ab7xhb3zR+lhhub5+pce+vjvP/HUuRtcIPPMfO3pr9w5f4Iefdw8+lcP3POxP6dHjymrER8uKqZ67jdfHqYv7wYzaq9334Gb3/rM4b1c21uKIj/7nofQkAVz4z0uskvoV9HzN1n93q6vF+n6GuuFW4WlgDc9/fU7iHluMhyKyn7zj3/jrwsOJW06C9eP750/TteTaNaXaJ1vYJYECJH5sMqSfqfkN/ezoSd/tLzzbrlz8Ehx56DceaossyB3HnxTceeEsLaTv1Lc+YTcOf4zxZ2jcmffm4s775M7v16WuUs/VdYzL3feWAL538o3frN86Ea+8c6yxGv5xnfKEtv4xs+U7eV0bfnfvKW4cS7f+KvykVQQ4oQTv4FxIiTY+3L4Qu3IotTbegtbdb3CIqO2attwJAHeUepeLQ5k+ublnCQ22iouW2KgYhtyRvND1XFshCcKgpiz8UEPP8/h5wJk52ogO9fgo+LVBZgdLOYuUhcAz1RcPjD/c7P8seeyJoO25t6thRulx26U1BC6N9+azSSzEAmfrvhSSgt6HSobhUPlVcrbzTEncGw9x3uWI3/O8ea9QxlSKvvXTdEP3mFY7grHytdPZZ7lZWndT15LPS3DuB5VZRxBT/RAGVfgmPA8R6JoANHkVALyXrdTYr5+I1Er5gbDenF2dQncJ2Z32VSJK5TFAo8DoQ3ewbGNDlXT6FDR1WLkUpfID+KJA41opGGingP4Yuftd2pm/pySZMNqkAtkT7j68kIPOnD8Y/94kFZDI5O3xDvUPhw1AbQQ7ugieU6wo8u4+Ld2cfRr5Y8LYlt3hIpQIfy7YmoH7ShNFMY/fEXFwLYCuHwTziERbOghPnSes2yU3ULi2XSkSHSWSLEmPrA/dIjo6V06vRkMQ3Q1RleTfDWOhAlcy/3KrsZPx4EJBCdIQA3RZ2O9e1KJUywjNyE+3QcW8gQ7+QLjaa3T6bbSBjIvaNgt+5obyhKuSWoxmra0f7aPINbnlATExhwQKy51MLQFmPv4ClYU6qDYnplG4zsfETclPe3iD1PetyJnY3ZFjqmHzjTRzth65yz6aKx3UvqYuBD+RgitXUUfrQucSfoYBcBXnK4AwNcI6wSRh4JmEHhfc2Lgb7AjKE8WnS2JEdGs8kwhi0EaXt0EhobMPWOsYf4aZv7iYuDFqZQ9jQOsuxYdQBC+ngYIl6szGc1mYzx3KX341BT6iLtjMIoVMxlbMzmmZ3JEz+S4zCQPzr59g6dmPKVq9cRxKuomdzEsrJYC3LRfjL35lzWo1f0MfhrP0g1Bm1WgOsFxX/YDCRse0bo3sqMOG5FpWu9XQnkfUkJ6v6aE9k4qIIuBf3VZenxWAXds2n1AwYuXmJXqjlqv5K5S7eaVaScd1WQ4hn5b5FrQ1CDyFOJsF8TZHkKcmg3109+I0N+40N/YIPobFfrrWPQnBCcOV8ZyXxvEumpyW7OumkE9KwC8dFy3Bd9VS+52XW/Os85ClbhUA8f0rMqWidZzOshMZx43WEydt+6toC8ZmPDeGLvUxRkpwAeQi+iDIZWqgXc66A4uA+EhCdRNDxdBxtgaA2tr3OQ9KJL5yb0SJlfI3q8phBOdU9AHY7pUhoG3J4ddHALsjL7e63Cwu5y3Jv7fHdlfwMF1OdQeJvqkzePrFPhZcxUcHK+alVYDRono4wkcjlM0ynid/q2JKAQUTtOVDOX8kCflqcwvLuisUb2YN5M66vCgEtwAap0DrVwyJQ3Ng1n8vJkqDKjb+XvVFVPJn3o+DRAcGAz5nHRLJxvGFYRi/xzvZmhscJqr01Rt3MJmfHaNoIWx0SDhfYpKN+j3s7dkTf6djouN/GyTnVGeOaisZ0iUuMA5DmmQhK0nWCpcT8cPcFIu/EVl16Bh+CJQP9Xxl0XeR6lV7sNP5Bf2G59Ebq0khkZri7bivTjV4L0ijq93H1Tcdk7/g7br97K5Luq8k4k3AtW2cIPodpNHp5e0tcm7GamsGZWRfZHm8RluoF8jzsqFxw/ulxF9ljjkP/ORkncKtdaZ3CKgCDeL7j41Ylw9rXFGvhYPPOBC0tYNUzIPt2ettHYd+AXyYrT4UBl1fnG/zvZwsggT/YDv+TTBBbwfpldnTE5D7B0SzXAArrJnewwhKbc7uE2jmsXmdqrOpp4x6CU4sTTkZpKsmC4wPY/q3ZHTDdfoq4xfiHpYdVC8ATcQ2FfU7W0CGmaIYKL7Vfmug0pvkGH+oLLrFNKMCpoIZe4tmuCX6PtAWixpAkzlbG87I2fixYd4/jd5dykhWTMAunHskGTGSu5JX5ldo69WT9l3KdTEEoK3YWrooiPE4oFYQk0soSaWUIgl1MQSLotYvAqxJGld0jcKsbA7IBGLK8RCJx4Qi9tlz25ukSGW0CKWpzzP6yUW4xfCGPElsYR6cAIzU3TQzO/ClEjrYqGKGo3Ul4gq6k3xb6TB/JIeq8AQQVmVy3MRVCZfnrxf2Y/K5IfF5Acyydbkc+X6PrDGrMkPkbvkRpl8euFBJbNm+ldM8JeE13Czy0YDT0LPLjAauoy6UbACF7Mb6NkN9OwGMruBnt1gWbPrVmaXxI/XSTAVz24ML1Sa3Vhm101jzG7MJzme3cDMbmDN7ndczx02uzyp0I7h3ZHW29EgfJXmrmbmLqSvZhh45DRKUYCJL3/tmRaerOVNDQ/gvJL3ylRh8L/6rzv4tHXYgx9hk7phSkYJgx9h8KNTDP47PRp8b9jgH+wffHzMK15Af1QsIGRxp6/WJNyF9VLbZK+VQ8oq9SInA2YGVM+T8kfFpBDLK1ohLM+al9jMS+d7Oi/YH91yf3TN/rj0vHwiqrmMEigenBF9FmLcMVXulYhVzSJEqUq0as1Eq2Z1iVdNOJqyIfGqzf541doCjqtTacJ+0S024dM5hFNbt3E+79BZbaRAiqEjK2ysI/ybnSM95Cx0fnFSDPOjwkZ9HZI4CjNsmPoISYwZYzo+Qket8Dz1GyobR3xruNZ5SGUrFmmowmn3wwoymxZTR9l1dLTMqclQZ41BB4GG3DaYMtysME+Lwyg3zETYvJR1qQElkPxsHdL+SWirBA9PTKVjCB4eHto6earQ1snTCG2dxJ1Jy/CNrHYS2EonRB2pnLZg26YzayNdAffW0V3peCWYFaKKMWwDAQ7n1hGeb1AKd7zMRYmRmP+Mi0xd4cxX7/hbf4M7PnD4WILh29qNCAFEEjfk46OTNajAOH43iVo1cmj+1Tu+7cP48Rm3WsJuSs+X89TLiY8Rmb2MpEP6WENCUAgnSxcf4132iKfuygGe+sFHPXd9mS0LaEEIbKER8iRlYGQcskNal2b1rmHoFBk7TnuASKx9DOpLU+Ak/xvOXM9LxN2M3tcf10exBmD2aRXRy+nsJLgGKHwLAq5QwKXz0d0KV3GZ4KjEOHcsjHOHMc4dC+PcsTDOHQvjnA/D5fWz1vVz1nWBg+5YOOiOhYPuJBPiBHFgn0Ho1lrnb7JG/BNiX6JOq5Xg+o95F6rxVMHvYoPbSAvDE1K0NDDinK1gu3xcKx/bBIRja1n6Ym1gOupu8Db2YOGvEwyNaZQ++IX9dEY+iy7XAJeeBlEJRnnm5g8xSrkxRPyG/nYNf/u4/nalZZH5ammI8MX8cn9xY3Nyknv7SW1NO40uHK90QeD7yy4YQ/zncDstvh996BhjjPGArneHDWiHB7To8ScqPX640uNPDujxUauDXOhoafLx9fweO435bZ72/M4H9uBI7gN7fufft3fo/D5S6e2xSm8/NaC3z7ypZ36P2/P7BPf20aK3vX2r232bkRQMZ54QXO9rim6e+RW5c+XgHn967/whT3r80RO6q0q66nA38eI1Vpu//NCd3I9Jhvo1cUho/P639vRm/v1Wbz7LvXmsnLt6ytgtFyrqywxMz7/fkIQO1Q59ta9Df7Zkh36TGKvu0I8O707uXMjEc4J+XEGfI8T31iOBSdHP58p+Ag2rvyufGToxQnSGPqvdebqvO18ru+P0dQe0fiiU7ujZcaU7MvYXgv7ylxtKzH9wFj2z+/Fzb+6ZlWN2V37Ukd0BXo1zOeCvj5EQ5E0BEBAhuLS5TPHexBjWuMbOw9KEDuNBuBuJHST6US1J0lVqTwldTafZOPNfybuaL7kwe17pv8hXOgNe6Sz9yuBFvrIz4JWd3lfejRMnvKqN9HVMgrYgN9v4SXTjIiOVDZHIoA514XAIJfpwoUyXgc4usuJuWEDQKclZNcQiu0n2W3Rr5kNPH2O3RGCQCDxN6ZR43asEMBhiGpKGoyzLRV5P/vDSG/GqzWzSKhDuYFBwcJzammxyZOgw3vO/5eXzn2bNzdai7OsyNcUjKy8ivpQqnpO/8zx/zi8GtTKsnNXYs7IaF6OLYJJljW9tGePLdpHakPE16YoR+9UlAXURftmL3SYDK0MsD4shby7M/PCrWXnVWLDjnzxrnLMo/2HxvekdZtcGE6feKefUvYuX0bsel9Z+6rHb/yOD2q/pJMp/ZHDLC5KINzMkkTFlbGabWxk02AK5tDZ525ILAZOnY4CPbuS0sjQsP5L/KIhmW+YXNbxuKvWLCl7HBIMAf1nE+THnkhTemTlLvFJdrJPUrnVylP7nRhDSmpV/JSJd1GPP8GzsLLdA5l7W8Bfg3Kc7EUzZNf1+ZEBGQDJPjsYjNwHbnsHMKn5LBIEf6HU4bCcc/VoJIO7wga1O77opKyJkoaNmtaUdIdsoImRjK0K2Y4cMgyR7mhafomlx+RhjWfketQfDSW9clTUWZ55Xe7tN+o2RqqBBEEgqOtD7GtGqTleCaNWGqRV4SBHOWyN2xPIkjvcybyOofmTAbGGaRjA5IwMPviOIWB5Lx6ypiX5Ure6OSzjuGPAArWwjzQLbbCQd1eMx1m3IeIxuse/DFk9j0ZCxaHCA5Nw+cONxnO/HHlgokKrn+yuN0s6FajV9tGCIjdIYhtgIob3UsrS93gXkRdpOgQJFJ8t4F/wBbt1lJu9BnVzeOK+nCay2sIE3EO8JT4Fki+GzK9j5sctgaePZSkE4nNCEHQPS3lSrM9yjLhzkf5CnVs/HCOuYMcGt3gluLznBHZnghkxwUplc4fMJMJGT/vnzcPhmwkqGxKpT23WYuYcxeIFznVhz3bLmOinnuoW5bknjW8ua60JpYFUfpStk1msy657MuiuzruB+vAJQ7bRkXIQKUZu97uj/w9y7wOdVVXnD5/pcc3laqhTiOCcH1PC2hfSWJgVpTmihXK0DKjOf7w/S9GmTNE3SJC2gHZq2aabDRYqClgqSpGArUKkCUpRKuFqUS2FQO45ilIvlpnVArYjwrf9a+5yzn6dPS3Xe3/t95Ueec91nX9Zee+11+S9JAWYBZlof/eRJ1LaJPCT0vHRu2FL0b/X4bJGy7JhwNh22T7OYTdmSs4l7+Fjv2KL4/4rt/mE785j37UyiJ9WhE7cfskf1fiyTfqwsNXtyavbkaMAr1ewpO+zsGRdSfDR7ksguh4AqgAuI2FguFrYQdTN7apyJrCD3O1AOg402A69JniYqNje8Xulmw9cfcMyUDhfhFi5bSn9szGchJIw8EI80AxkZAEVqhrwS3gIJ8RZIKm+BNIC62R3ES59dJeuZOj2rCgtWAo4EqQCWbOjTBXsnySSUQjQNGnIKHAzqrHqJb4OlEZAIM4Ic43C4nqUigzZ9j7PLphh4MMvlDQ4qxBE4tyPFqOhuORLDT7PKbM7ZYg7tHwWZ8Q9W1ARLLGUAhXaROhSlbV2nsPXSo0EjI5wAiWQy/ZQBk9NF2N1K4GziKLUS2Js4mkMSRK1KiZpGQVQe9oi4t1ty0LG9yAUAl5N7JkRJmQzs8toIw7LGOoV6nH7q/bLziFe5QJJIeOn2IBNMplmBxlSeTvsTg0tGxgz0HTx5/FTgMbJKAkzO8MrOAK6sl8APkmp4akzT4Ziip9MCL5sUrJWSqA6xN6fSsmnenBUKATk3hPZkbaP0/w6R16H/VBRCbp4GyE12TGQ3mRSMujZ738BLZDVwV6wwZbfFSbothdEel9F0JGV8c50qI/d3F/GrsBr1pYo4opbcExaxt2RL/sO0OQh3tWdtht8QU4B5ehUn1rV2+YmmGRu2Bu9VLoeetlIlIgCxh4kskrSdUwhSZrD2UkbGCfpT8xmg9a9H858zq6pNzLIQDn31CMcNrbm03TeD95I0eQRBJBhs5T80yw3t+ZwxwumzBrrPRLK14N0kvVdtwHWUAe1RRvv2phmDD3CSATd7pWWGQD5o05m8iKFebl/7mZxvKGB9D7EPV/JnW4z+ITZxi6GW6U90nmvnbo7OGTkkFZ97PAKSRU6iorif6Rq7z8Yfg92MKuGb7cHF/I4nR0aYxft/UgspkYvTapFdYyl/LHEJXy7w4bbAzZorfarSfPZTMGWjgAkKIBjOCBbQZlCwl0yqv6SHSVVbCsUyqSDJ6P+zqnwgkR33srKuOn2wIifZL1ziLhjcqA/AuSwnpMSfqlr8P6CZiIyMKDLBb+5cH61EKSIR6iXe7MCV4r71yggiAfVSlIVmM5Fj56IYSjL7A1PrAp0enD7fbfcTRTRhSkh+IU2o3lbAzJaadfgxVBB86TFHY9z2oBuPJ/BjqID/w5beLaV3F5aereMZjwVUYFIkrUXKN5QrJgN5p8TDyhEHK+QaHfi/SgK/USSw1+j4P0ED3zs0DXxbeBsnh2UQAvwmDkUFDx2KCqiihyODyCMWIxK6whr8LSPkq+9DAolg22p+GqSAQytGfShVtnpaHtUJ4Cg2QE0xGqmbgjGjZ7bRWHhtVK79m5Yh0Ist6kZs6ofTA4viMH5uGlQbbRrswOKcH/AdmAikDoiiCVE2JwIrcPGpV0RPlhDBUPlOxX2diGXLSq1yB1W23+TK/kOcQATxq6OGhHoEQybubtaaokNE6G1xSeR5UDlMP2ionN7sMP2g5nYRts1B2y6kH9aHO2jbOXSmt22+WH+hVw0bZ0Z+wHHo6Tcty1yd0AEsIt8F+MpwMh2IoDbcb9OcWof2kzb77hU0QFzIaGvJjhX7TR6Vv6znCBsMAnUEkmo32PX0k2mwa5Fbu8GuoZ9Ug+0h2AHA4OzLh9CHsgZbydoF6XEk2ROwwxO50RL9ldD6yy6khQuFFi4QWjiniBbmCwKITgxmRAxxf43XR9/jwZ8PRHVGuHDFZTjFXOQIIlFiFH2OifpHTCITvMVidBVMKWaGKu3FhxXUmOSyVOmbH1fGMbZcJwUcjKukhnTI1L3xlNdNmPPmWlNlYoJv8bVm6JszFJnKI/H124NR62XS2bm7+BKT/kYzJP2NCjEepqONZjajQhvp8GjlaXxxkaPx0UZsi+dMzrkNXPC1jpWI0dHi/Jv87dfXK5/ntOTXdQQ2G1oP+yQzEwOT45mUb4e77WSkc0yykqyUzjEJLSJUgsCIjJ82Sz1tqqehzNOg+Lz09uoQk1Sg+EK1nXh4YF+dumNAA9eWbXX0WIgamRQQb1thmWhovDp+pK2UhPP0IlD9Ce0qYxoDUNJ6qiVy1wDMPDtE/Ejyfi+1faC6DPoHdJfa5sdH2iOqj8JHrIMfgXSblaSTZcjnEDkFVi4/qEZZASoxJE+Pw9COWS2jZPYjHD9LV4nkThGKwyIfnFLAbvdarsmuWc5q+3JBZ2uq3+Ant9I3ge+IkzROaAMdpM7liMMUZ9w14kgv6dEU92hT5brqCi+NnyRAwrFDoVN70K/cQNWkP+mm1AVV0JvSReQP4NQMqQvo5Rz0KQCsWOdXDjatudyjv6tXeda6gWrWl6r72i2TbqFfm8xVRNRp+qHdKHKIZg8BoklzpylOyecnB4pANTMMqunRdaBolnsm/9IqvxU2lq3cbkEXZaOeV86pIbCZh6olGwMdZq+qTLjcrxZr+jWHNzuOHXGQSRBT0eV0HtWccirtJ7drEJjsNhNBYEI2IpaTu2KNeMsUnkq6hFIT1Ykm6vuWYJYqQSVOOGjyGlDcZTjBTewGhiSscNVjwTMrpjP66a3OEkmUN60mCqGOPI8VpU0Gn60+h4Hoy1mThzDXjJdd6lcCXZPaxNCb9H6G3i2HGLmXgXuyjCvfZA545TRy4TGygSfBCdI92DAoTnDlGuGHiZPN7yK/WnK2cR9+07ONnfh16hB2bWOR2YFf+wT7Yr9iFnzl+eRCv7zJxofKiZ7eoU6ZQ/Til8+CP7XjpRXvK6dacX/SFx9jzVQl0hKpUDsTY5wT5ISMICeMg1kojVwY5TqsUMrPhiOeidhwBqObKTW6GYzNURjdTMSGMxjJTKmRlKfhIndUkUa0XGVSoc5X7Ck+GkfH4xV2Zy7qVs6vwp+2GkV3H72RLVBWawUd4nEqHXkVdGfCSmiajvIq2/0J3lEIeA6V+sV18Y/i2rDnUxjcoSC+qVMmBOnzJBWcgKjjdXnhx+HaeIHEA00IUmexZleqzaFYC7zK+TCYTvAqOT7oJ8pOJZmdNDz+Mu1cO+CXfoqXOBmdPtLKPo7CaFWxkCbREbTP7fBg5cmVlcmVgakgLlS/owor56QXdwz45QetlUYMVs8AciVnSIRcP983ygHxYohTaWE7iQ8gsTn4SEb9EtUtpa/P2bCVm7qXm5o4VG3jy1pTmTEd+eOIwqCpt8GUtAb90ID106TLtEtlUk2jxrqmREGFbInPLDFABUj+MW3853rFpXM0iYkDNEJgOsGuDwHAuIL+OGFv48Cexin29gEQ7nls5KMrOAN6d5MslTjrra4MOVlNu/cBb5zGyCqPnJFtVozsBsXINilGdp1iZBsV76pVXUWHNaXYGPdgzMQkOT13KD5487oo6YIjSRcqJelCWu86EsHSNEEcretsMUbQD2Kj6Z5iADb7yVYgcpMqguf/I5yGl/KMxSut8ibiXGLWYXqpj3PKqxQJJqcgDRYEZqhAysUhBkeniiE78mGF+vkMRPZH2PpKLAdV6xwDOwn8KaMBkuBlTt6VEEQEaLWzY2aM6ZqLd6ccPWtBHHPZ2u4nuDBf0qoJk3HYrH2GQKiY5y2vNjVG5zLuEh7WKyRZCs4Q3H9Juw125miP/4ydU0OIlikGWF4VMktFSh3sKM0+TgyZQNSlzFmSCEKwaacg0PEqjlC63A5buccokFhyYbZVoX5XqN8FSbtNyHSzGuAFGvXjTFF/QsKd6VGHHkPuEdhwInJPqDwxOGatlyNaL1eEIsAUKmGoh6UlkkiL50TmZBLYbAhngcyIRpkIp8i8qJc5kIKHGx8ZfgKzgbbf+qKekHwpCWBsmyKkmXFK2AmxrES7QzVjQPeYyrLj+i8Z8JNMZb0uqzb44ZCIDfFlhOvRP67oQRI3vJy7T8tAoqT4Bs5AFm750Be2Atx2UTqo2OVxkCxJgJaTErPfdizI9HHIchyTaMCbXXyYxNKe+h86naT/JqeTg3ybUttlDQv9mrKh0FDamYM3hSKnxN4fKi7Q4k6wcj/nPkqAAWXxk+I9muQZwzJplthQaoVpJcmqiJlYzUluDN6LHMLNxMLaaGVZJaayGCSCD7XnfhFWp0aq48l+MMsOXMWdL7vLyGVOdpdWtKfUjrRH1ACEj1gHPwIMjMxANWflYhdYA5tNqPWiWO7gSLlkCO5wEH980XTCUB/Pns47GnuqkRaNg4MFdAag6Qo1DpnD4/uDzFKRb9MhYf7VM0UeTWp/GUqhdrhgJUAF6QEILaFKIDNPewCbSiVDMLA357m2c2Nsmfy265irbW7nIeZXjjmK2oCCj3AgqhfGiXjtQUpTyN60tsCCjoCOMpUHPM51YzOADziqlqgiJbE6Xrsq6deykGIXW3oDDBqkPTJo8KDd7wB1iJ+KnqbmL2BgGVprkVFCMkvYCHbKILMEEl1gHeJ2cTa0cF/NDeZIFgZXw/vQYSTYfpN7QSbDSeaH/YzgUqpQFt8UD52shLLYEspihV3yoThzkhlBGR4xjEI0a0od8UQk4kTAFoeZlatsaNbf8SErKv7go+IPgSotFk29uC9MsMDiCkHN4aUG6CIC48RJNy0XkHMQHhCGl2LnY5hb2GlZn9t3mJZ1uXWohCduuDxb2ABB+E/G+UsSev6SpOQvSQywHc4Uc04KUcnvk78kUTp/icuaXak3rbjKWeBfkBLWrCaah7zBW2Vein1GmUuxmlVjSnhUIFRZWnIViwIOtq2BWjGqxBu25cYL46hR5ANzivJgSQuAFcywnJXZDk5pz/1mvRKFJ/oGFk44iSLhKS5NEO1qTobG1qc/SRuY/jUiJitBIWpT3KKID0QIFcpyxxgVMvtT2qilJS9Yjaqjmv3GoWc/9gJ+RvYBqYNmf2bAT+uzH8SJbUOKq04Lpz7DqU20ssnX0+EMV90kM9w+yfwodgxTjI+gh6YYx1erbURCthFJSWPOb9MTKeYvxEm20lvEZLDAGFnVRXHqLNqpSNpbV+XBlQ1AQmygScn2FvmeZP9kOfCQdzUdXGxWQuZgGe8TQIBgiokwSaGY+JOypkPnCV2mA8nzWORS4XRex8w2GuRook/VqfdYZJ3AzkZynEMmFofLRy86ygrs0aYmFB4TgkHp5LawwijLt74Wgr7w546NPneM9rmJ2ucmRJ/Lqc/5ZZhUTmR2jj8oO4db1ol+J/wWnKyw+WmnPTQ8gtgfyPXS2EG4xIaSLC57ZeuJDIxPh84YvJHYp9CSCjx+PsPJjTVvCOaTZe3ozgS7rrAPBKs8DXxQZZHGyl3oWSELpSufye40bYknFkYWMD4r4mFSZ1UFdp/vLA13JcSqL6cysNdgfxWYvbE/Ea1j+MMMjm+CxWIHQ+0Ii5zPRaaIYJD/LhXMaef0csb8qt5gzvLtG4Ttoou95DoWqproE4jg3r5+AxWQnl/Fg7EOUSuPa7bNWt3S5InoCoexOHciMTGiRsmd6CoLOZ6QxIlsyxB4aYEJVvybLQZcGBBM3Rp2MnNV4kRXIkRdjhDFT05JcCovtaivLUwodnpYiYnGZrSVmGtuvJocC/sVLWvwz4EdmjadngEXt6rs3sItcoR0o+0yGA3kDD9NMrIsoGnAx6VpZ8gJ7ehZS+UVRo4lySl2DrsspJQsrJJPuaBZlv2q4TRoLg3s+UyZADRUoHjtPicXM8O0Rxbv1iDavywpk7A/s8RlMqVSFKEjkgfh/zwWuxQotwJY6y2W9JcG1plVfnJ+JLMR45CMyPCIMMMcjl4Sroa0k5XLKsjZ5AbNZ8dH7pEkuC6e7OFHs/KsxddNvs78/rX1EnwVwjjSzfm+1VuONE0q31doMNV98P7dMu3VB9sKTZXczOI5/aqYo8UmRORFq2xEX2CJPm/xyrgjC4g2Fyb85NvS069wT1vIEWVxRDTniEJKDCFaTxUGymQq5bciooXF0pWE0q6y9oawXSSG2cvFJWglRBHsvkzkN0v0VLOxw9GGVKUGdQudYZXDqqoZvFTpLSib8dp0M8cZnWm/aJzvmcvj5qBH7zQ5Qmt7rBSRppscg4IRd3hB7R6ADiHMK+REi2z/6gHgXVnapVFjwJNnq3xnq8+5x3GfU7yNGbS3z8HWDTYK3RcEBOtEc7xwPPagWcNEge7izOTcfmUVz95gxkOfKzJ2x/JgraIEN/cEp7mDLO8DFhyl8s5edGXgLEpmgeOpitpIiK+sVcc+JKtRa5Ylq1B1Inupt5aMz0ugL9eEs4s6cf8ae3kwtgZzgUU7IziAK/vX0JxC5qd/GzOW+yqdN7RC+MZy4lI9TA5Bf+pskmGFPQGAlhNaOqdXVdIOly9eg8gWI7h61Di9KqACqxi2J7vZBOT1wUnGxAqXpi1YTu34oZ8S7RQUP6FiyhXFFKul0OlvCNmfIDBsbH3W9EAS5iAs1lYslkVVEYVZCRD7XfdYh9pu5tqbKrXN5G9le8U3+MKD65TyAbwoIbXgjdh9oYHCVqkSi7YMP7Udm9E69C5JxipPXXHk6IqjaIOGXZNVateE0LNQcRTtspQva6m9vV1KcSQmFMTBRdv7SMdscdlhxebp97AqVC7n0pDbm356q8u87B0cQFfqcQe8Je2VbffKoZ8U+w2Jw6yDaspi6WLvf0tTKqV4y9aUrM6IGayCpAH6cwEzdxP2ygG1EkEWE/0lJCzwMKiryrkC6xShpCECstH5GLA0iH48ahOEs+XEzZ+DRKHPFPTnWLtvFC1mV5mmlvqSJIH57PdjrvTTvG5iVZ3PPovufNbxAR/vb9gDRymYnYK8k/SF5Vi8gTJRFi9IZQKzsIOlu4KTe1hg+mIhkPcpIRR1gmGogycMeNKzIeD4OKrZC5/KzGIQAQa9thmJOjhKwAPC0OWhO6JI5XoJj7+9CJh5/23RhQ/JE/GFnOAH3KbhBwzYYLL7lEtRgUukhQjqj8LpEnACx3uWwAl8iN0wueITkVsTxVpNa3k5QJ3V8x3Cz1vpHp6++gv/ABRvS4jOAoq3pUAC7OAV5eu0QN45h6M9X1UX58ffm0uHx6JXLfRgPW5sfGq9gw2MipKg1XpLjEw9gZ6YrALB4VbQv10DvsaFsTs0bAUreMsIH8ZPZ1z+Kjo8qQ5Q5XhrKC5mg0SmvqbqutGUFlwnl19XlzepyzeacVuuMqUVtCWwshuZeNYKpuRxG3g06gObFy0ZDBe13SXx9zMQODLbqAVS0w9tDtFoQvK7n5QB4BxPblBPeoK09CE8GQ6ZC5SEHL0SDxleuf9qrdvc7BWmoSacPRJhUI89sFjYTXRhzkgUXjqkHbKaUulj/8jCmXJXMibRZs8caeD5TydsLoiTtNjDcSGeNbxlZKjBJlnWsqxVBdIsvbtQHP7nLsa/EwcbW8qj/JqrKxkLWlLGnPlvo4uiWwY7qNGt3zW8/W7TiS/P2fI1btwYTh4YGaKGrTzlspm/a3h118hQtRNUVLtx/K0he+oRz713i9ZU2f75Cdo1JhCEYu+KdA/vGevC4z+9Z3wKawO96KHjHlzEq03Yj0HLPEb1tN+xaEdoLdNTOIII7uFOBOKPcRYsaksBv83JXIlxjQAoqMTzI9UxLjn++z2x0lUyqnPvf67r1HnXDzww4icLBzfpJd9vcFlplNQGN6miLKgqvllYHLH39yvOlOC7uDhToF7NESEXR5ELthRMMtYwjVSSPhb1H/L76KRjh6QzaFvuKnO1unNgdbUTH7JX56EHS+o+ccrcC/5S/WcQCrq4EScglMTcqS0Lj22+ew8RCkDgRqpTwfjqdEwtcdw1IjniqtFsG/HS99KWBEqLe0e2DGs0RnepVWGP7X9giDqBHkAY0+XtgN5Dv7sjIstAYFJP7pkzclMYkjKK2n09Gof9c5rRlDDEfHQhbzU3V7thdnUzjhbXHjTkQWczlF2bJb8pNDRRQY3NWj2be/w01CbOZqhmqqrFBVaGzcE4PGOZiVU8KaN0pOLqb7I/su/mGZXOs/iXnZIT4qKcVBMeHsp+asRPF9IXCVnvR18ZUT/D2Cn0lQnJFXFg2sTJ6CSUAAn56bx8xMqXK4YGSxnA5cy8ZCM2W/DrDtOg0t8tPlQfKf7YH0SziHeGofRTl/8kGzJoEuAKDbtyBhReGZfvYpcZl8/9wR0QF5DNLlTbQdVn9KT03Q1zPz/hm2f86nMDc/KVnE6Bd/+mJ5tlg4pls25L1fANUc+1FL/Jtqnsa8IwYqIwFvGc3qVNlE9j73mYWaS9LqRo3OhzTjTPGR7xnRt9QyOKITDY4bhaVZ65ZUhx87AKXFdjs0/lmFrRQ5Dk9Fc3y3v4nn6dG0B9beosnMg120NtjT4iMNnwSk8NR4mCWxT04ETfuCGaeCEdA3QwTtCwEHXEWhNP0IhZ7ZtDawvv4W5UiyyGRRy2baYzMY/znj7PWSE8C9khhquNEoMRtSOmXaqepEv7FX3W1BarLcMj0rK4NzHw1awusTejI+i7qkO+Gi0X/6P60QUQ1YRv/m7OCKKCbkAaYi9BL9gjmP7DcV23HHnlfon4hgjlnPZ6qTi2F/NnJOahfvoGPzN39lW1v/7CZfNOFVKHHEfTG8ocZ/NIvPagTo7MQUgDI747MizMzwHfxU/m5hFeOtKFFGl6Wb0gmAW4FL50QNwgeMmi0rNUtruFvp4ScYgupcAF7RFiI1mpwAhwzkeGtBqwy8RmLztMK+Iw3K+HqTud4S3cClv79oiPnnKHeUHWL1tDrNrOchsh4GSFP6eEWyNbW7SHv8Z0kNDcjldPA4laR4mhxCsbzAxJLz0Us2CfNphwt8N/I2hYRuevVLEY7ISqOTKCquBhHA4NtfhlgOwkjuiVVelmOi+ZXcL5U/SEfqHFf+0gK36G/WQDuwpYugyJTvRTxM69JIeXiIOKKdct8aCHPKEeSGVPAbgKWKU1MlJcGHW1q9XfRf1Nftjl+meHTcss7LECgsaMiHsvqTWnZV554eQBB7EKzmJhB2dOwRl4DdzumbVzt6S8VG5gUIwlKekijjzP/txyAPubiqvJAlM162uHSYwZRRw3rZJxRTUQmrK4aeXxYYUdgjqlxU9WRt8sGv1Kr1LrvdyIP24EEwKP57j/iPn7uRvmXv+Tj+7Lnjju1BbOwEI34w70x1fBB9sr8+igDISDA0Z9Rzlx8fz5cSMeXPLCr05s5K/4lXOvfuOeoT89tuPURZyegz25y+GnW+XjJ+dVbhn2M5wSvoyNXGU4xlOZSjyZ1SgefuZpGIDSMABd4VqJ1e4qGAEbETuFNGNh0rHQYbpW4QiEKmXzBLsmVMYcwAIaH/8Tq+Ud5ejiZiXDLSeiro9QtSXNW0bSzWV50UIEAOK8ymNnnfCTtvpk/WE/mVQW7ZTymqkVDclkCW2qEeVfo7jSnCI5mOrZUGxMrTOmylFQZwSeAXgBk/7UGAwnZwSPAOMXf8MrEU+gk2yhKBFX6/wqmb2KABtvbvTKDvcsw0nIs0NXNHrlh3uW1VZxHTKHfNZLH/IWwNMQ72ZERIiMTVWIfTOiODcG9fIjmZWuLKqK0MG0Kiyi9+YLjNqCWfYCiemUaFJlIUVMH66MaVf28RX6e5IJxLvsrSnLvDy52mo80v88izWjOcO0bMdNJFPpTLasvKLSyAqGnMtWb2J2W4lwK1Xy9WqJyv1XLA79ltqaAKiZESjg4mAFN4fKBXq4QhE9DHsZSR2dlTC7MoV0ceNV8dPpGBnOS1e4DtUMwF6SplxVIB2ME6spoLd6vEyPb/VAag/2fDMqqMwJq5sWhxKYLc7gp3bETwUfoMqVeNKSJzdqT44v/aQtT+7fHj85sfSTjjz5xysKu4YTrsgTrjLKBaNP2cSX33r+QZseevHZa7/qakUGe+Jvldnhxe9ofVhJT1vhjceuKh4KdeMNbYzKYGtNecke2pyPz/JolueC0d02VebFF9d/LwErFqwIVugZ7FkVzniim/FhcbuujGuVCy++HX+jjDcnZjD6BAr9wz6TPvv6Qy/9JcGkxemqYaKpxFB7kqnxeHqrjEmxtpAUs8LQCi9m+GJj4cU0X5xfeDHFFxcUXkzyxY1m4dUEX91UdNXlq0NFVx2+uq3oqs1XdxRdtfjqzqKrJvfDbhMdwWvJqCk98Qj1FncfFadmn8mzLylDRwtED+tVgn6TM+Bi9bA0ZbcyMcKYnr0xaWVis4mn+Rip3G3E9yeEttXCjDn/eHaYLifO5uYEOVghOJsbPJA9J/fkGuWKNIFEzoC29nZj8KJJleX0i+KwciT8KUTC+T4j4SQYCSdTkRtXxK/GZYOXuHTE/r30+vVvqk8QHcqNl3DjhYd+/NWkukG0+DLfoFplAiTCDF+pCEn3+VCtTA/0D9nEdPrxBnJ7lYfP/DiaWxmiSSnyxZdR5K+f/3FUi2xU5BUli0xTkZnwmWu0IlPhxds2xBeT4cU/bShZWjmVFj2z5874xYh/7NAuRvxj450lSxtPpdEQ/oa797Fhm+6+ue/xcAzj1/d/s+TrOXaK0K+Mk9zi2pUyyBzsAj9B5WCCk42KIS3zGXjJBapRGZJ1ZQOzJJWRLJyt41RKblDWwc5BsEu5CEE5RvTniF1lbyQX0kuOfXpIMhMoIc7KFKaFFcPXzWGgCFu8sG65cX4rmIhXnmx+mI9gH/0HHEH1jugfa0KQUWWpygoMnFQWwtQJ1kRBXnTEKSyy+n9amb88DsW2lFUrhTnkSYj0eeUK7zzRDnbBBmtbtUbQd80QgcS34HECjfBXLdNRumAoNOzD6UFZ6ZEb9qMtCCL2fbtlnqZXl1Zs8Qv2OqamDi3c65gosr6acwLXAnJnkl3Dm3/WoyRK7nvkzD3cLog2yuy5wrwNAwCNpWeqjRCOZCPE+2nIyZX8Y8CLgs9pAzIylL3PtIFTi3CGEziBBdTOJA6boe+EGNlzFWnDsOnrJkfD2YeUDXmpcw5vGbAOJY5jZ8fgbeYn0RmH/AgTffY5yyZ6WWUdzM5FGZa7QksNSnvF3FWDSkuJbnBYFoZSwt1FK42zS0eOLW66KTzX4gSFia1c2tUoDQsqq/hyX+DTJKv3c9cMqlg7O2BQPlugO2wB8rCDfivguCqzyktupRoyvr8tjlCGYDfQSst4xI7s+1WconZpjQqfC8zoUj9fssKnJE33ewMSKc8Xk1vFXxyNwM13w6Rq0STsZGWTNH3M9q3AOV2i1OusMe66fTY8P9CgF/l8rw2KhyPtXj7fbzNO1Os2DIwwMAdv2e3i7+KIxyB/+VpGSMj+zLQwiPEQhrFbFnKZcLK8bg6SshiRAyZbRuTw2XLNGl4XGt5qpV4MM8DiuJRFXE9dkdWUxVbu++sVJhx/y2sWRyO68cVBcawYhwYZhmCVlAGrhLkux5jRYwpxw4m78kdITxjll9toFtKnGX0EEQxfjLPAYOYpQBCJC9UAVJCvUdBKfLcveNPgRG/Ehllq56dzXxoUMBYaDJA456XhH7Yz4GBiA6vXE9hl8lNEe7ldHLGGz5ocNSWfFEeQIymW5Gam9KJi74+KNbRiUWhadSfPDdyyJFgKvRFC2SBJj+rMl8wC77gCF6Aw6W8BlouWIFd4WQymIg4lpZPmiqPDdZKwUfB3LJm2loy7VYS/I7hR0bQNvVvet/Rs5P7F4GWqmd2mszqEYAn9OgxRq5T5An8ovufv5+xhqgSVEgWHcUuMuyrCqQhRgrLZe20HHkz26qROqImoex3uXk6VCUmiFaO4y0+eal2MMFgO71xEt0C3qYhuBYcmFdMtPIJkZMK7QlB+eopRC0+dSRyDlRb8nTSUPOX4QYbeNEitEkYk8G1anMeFJonjGxeJr3IGWhuG5qkR3B2EvpQLGE8FI+14lYLJkxNMnnEs5mxT4yDhsXzpG4MxrggwqOlrc9/5xu+fPXfhgjmLIYlRTSqI8LMS3FWuNPqvzBnxKpHSetwWP7z2OIwfldm4emVSvcqC6hlSPVuvXu4BbdakYkAgSe2nKOUtU09+qnGX9+ciIQ+RaaPNb9+V3KRuQW5SWzAtc+1hdlJb2Fe/iDbDfipWA6W07KScu4qTUrE88i7z7RTzBTYRJoeH2CyYe+QQTMJE73gFbGBcBF70j8tZK5f9kqWvIGNGQQpSxhKC9yiWEbeZG2Ny/GkkT8xBfgW76Zr1P/3BQ69t+f0cPS6k6Vd/eGb/29t2vjEHsQF2010vP3ED/f/KnFnMQV1piyPGTaMI58mIcJ5swXlS3JXZVCGHLcLNKnwCfJCxn7hWC+jH4UhYhfWkccsY4+k2S3KmO9IFPFxiqYPkB/FPneRY4FUnE1lCVicer1ALJRVZbRiQQYfCDVwFUlnOImMNi7XNojh2Qx2sbOob43cbS71bz1RU4l16IWB49l5JCUXPzme1oqrhAsaAVycX4uRCdXIxTi5eKNnfW1FGa1jGFKMN52103ityJAwZBfa1SCnAZDsyqKDEUpBrqRs3CzoY26JMhQ+WEKF6gzlUMDGceGI42sQY9vR3WYIXzawDRwfPybNSV0P3vSgGw4pFJLGIKynCkqlysJQCX2xzuSapOCUklSsxhyJJZU8hfrAOB8hblmYeQk5X4urTiAQRfRrVS867WvrRplENnWrTyENXYI646AP4Z1lF08hS02giu0MXzCSL5wkjf8WTiZ8qnE8HPQdndDZlxZnx4uDuE9jhmaezzzENNtwuFQrYGuU4eSF2lpNkOb9qMJJE1jiy5Oe+Gi4tRu5GPnxZizIBs7Z0BD3sB6O6Ylrb+tIpwouw7IoknHkt2+ZA8JhxgzCZSDUPCiosd9OgbAkO+/AUQx7+mlr89If1qmksyeIXbh5U8kvMoLcl0pJsE5tK8VKOaHfM1ds9akm7x1S7+9125mEKf3GSvY13FpPsIRscJKiWx/Y6gOncQXuK6gglL/fOQJh6XStwt90uxUaFWsGog2tjTozYupuv7NOu7OEr++Mr4PA7OGTiBHsvMd+dHNR1IaKiQJwcNEJrwTZGgNBpN7nFT7ZIZTYgkWtYqdyQIhlHXy9Krh+eO5yPaDj3JFO/YN7Zci0CvUOcmSYzpjgIDXU8wb4YZk5igsBt4Rq70gD0CNILYyyHmc8ZnHyTu30jGmZAVUsiGb09agLCfIrxoFkdY0VanFw62SMFATZSbVRq5S6HpVDbQ9GBTqz2JulWzoiJaZjVm+3SXD+AnR5JTUO4m55lb7LYXjPb2Agg0B+oLw9zxnR8/wcxVdIUhfdA+WyjH79ls+wDKCTZYO+3ZCT3oYw6KWItk0imPagLq0cfGbWlbjttARgwjkziFi4DKzswUw0NFS6StkF6bpQZ1bFsTXDR81MfnBWaEwSztLjJjG1sjpCIAznLmcSZlDkjbe7PYbTBJCqHmmzK8TY6HlPHQ3S8Vx1vMn364h5TCfKA7NtD1LYr5qKccERd1+QS7BVVRmWVwoNqwPmoY2EzqYRNBWNJtxUbSknK1BTEfHYag3ou3WC3SoMvlvZfiBWRXY4aaMVPgFHrFQurZcTVQndAzQUNQoZ9SeDHhpiLt9drQFSyNSoE+vRDxzELMW4tVQGaaHuZPMejILN03GCB5NytslmP4tciopG0ykUrEIMgtmtyPGadE+N0Jmj8Q7r4lsN6rYhr7okpo3jklcsgw2wO+8ZIJGPkPbvHt0O8Gs7mEr27xYMIE8+4uZ+95qE/1Pz8I5rnJvrjvfUqk3cufpM5HZJ7R66sSc+EL9AWfkX8ilIj/BjtBUaG4eDKsKgH0Mk2489usBSZ2TLA/ZaMN8Yh2E9kd79Gduly0fDu18hOASEPh65f981pqSqixDQ3e5tZsJKGa6hYLvl2uAsFJZqy4URt0qzNuFTq1y3Vaw3pUEgTwrZeU1XPMaOgnnod54UorrstRTKWIhmLk6kXkYwtGdY1krGKSGZPRDJPWgm14K4qvRc6BAgtu1u4skeY6CcOpxnnJSE3HDqRopAWiNBuVlIUJ5SE7ydVFmXMPrBC1rHCjRTaugT3Qqo6wWDAUiwJwv/OkkYCjbJYMg7HkbeyvqHGzTndc5eHm1bGwbUFBzfcIAVOgLQm5nJGwz1oW1WwpdrN+ZfNUrunh2wztwqCZw2thJB5q1kRORHhYiCRJH4AKWxhu5yWGUgbjmH8bY07aItf5CFIty+kNZh+FmDtpa0M0IYn2Y20slqwElTgpxb4m5q3Y4t6dYNZncMvLdDjWD9aPV6UnuB3RxWYDsYXnI0rMB3kNB9Vmp7jPcTKHEW/47wcazLFhIAjMSGY2UJPR7O4bvBrc4Y9E3528NZjh7wReOAlvDK4m+EE0FjltOfnkyStkhVeSk5SDFGWlhOOPaskeaWCrpfTg2X0ZpaKykQ+fDXiw+fJvgmia1IcZlLiCwNn4+y1dsKS6UDyZ7LklBA1iXgWuZq2ZKKmLIE7kgpHTwVmaLsNFSgVScsw8Y8BHyYqdoIof0GD6V6nrIXYl+wquihAPbxrBB51qP2X/aa+i9R9hrRdpPg/NRIFsRN5uexRK8R/hEFfMX0r13mpgQeqK7kK1ZVIHGLwGFVsBo6nVz4E78ocDQD9v7gqPhL7AO9QOZKkErjXkYNUmQxDuQxDhQxDVoYho7lZ6tNqHudyQ6Uhe6TkcBO3spH3zRvDFtuaX5HWYo5zuNoyzctD8wxyYxyaZ9msKBy57thlTezMG+oyAU2A+HgOWwWUeLDfxs0xYiCnV7WzBcxLHMr6JB4BBdxUrcbhdk323BWOadC+GgYiEl32c3g7iWL0CyFzjE13JILZlVnWPIp1Sjii6CJvGRT3ef1uGCjv5G4VA8rrsIKZMTDcjhLaW3ZiUPnkj1SL68sSukfX4yrpSzTsGTqrUaI8olPVkQJUQtMmiiCrqTczrIE/HQFtLCQ9sD5erlOFIhKW2mLpLLDjRT4w9dr0+angBbGGQA4NypTgY3FEGkvFISiTrV9C0KkDzOAUJ1ryUmKMSBUutDui3e0ttmXFuqIh61CacpaiNXU4pPISMnF4T4khSaG8pNhWkiKNJLHwpPAD/8ckFqUMMnLVMoafyYOJToe4nOQgOwanv1TA6bsFnL5VRJmLZWAulBFR0jS39euR3juqM26VkuPNM8LbUm1WIYSWLKHOhDLvFVZQKzulFV1ccCrUPCSjXSbJVdyBoxEdjvGuFV/aGo7SkBXbinSNXgHPx6oZW7ZNVgsrSzxvs6F9U7rHWslYeZAYYRZpZwX3MeG5kG9QJWwbYikmLEoSAhUqct1YkRuJInEiTANoHgbbd83cbQeLKT90XN4oAM16lYaVH+kHgxqZ8awohjBZE+rV5ZqTe0ei0AJk8oGgI2ZWhGDSTZ5zCkvmdpHQZIPc78gG+YDiZZsgfJvMTzaYEUO5ikVyvroxvnodPg5lSKSJZGdMiHkpnQ6sGusdu5qxbw7YCojQmkKfltuZ6ixs2lRvQJ6DhRQk/hJ3Ql5309sZsggbwCRQ9zLbBx7wy5rLlYk5IeJTOQkqWqvh/e6V04BiaN2WKmoF8MYFay3NCEghCRW6sWMnbunkhI9IRAlbqtKM/JelOrDw5eSelS2phG6pBBqBBG5FBiAnpjUkgAYqLNjVKlHy9kH+qrO66eJ+Q+vX0OIWJM6QoA0OV8Dt28LJGWdJuLlAA6yn+AjJop9lXFqc3XhxdnVrT9j2S7kbRXJAuG29Whoc0QZHmBrvvIfko5g+DYKIxJbpGrXTYG02bx6wkITa8+NHI9Of1vMtVXACIOY5xAYlRwxKRepfvRP3GHqd5sfJSHYXdKCeZeROx7E5RCRRwk5aguPvPgz3VMZF3Q6aAs2kh/1MbG3ksSd2r5kYUxwYN+xlttCDmpURy1htu5gkU8hTVsZv0kKRwnaCRh6hRCnerXhlylueFS/CudOIiqhgjQnSb2I/l5MVbZ9JtyERVtB/OZoQFSzxVwLsuULWZ3+clihlvFg268UaWytrUY0sO54sO5pYMF7EgrRYPR85SGUSjhh/CWR/OOkQYivX5K/rBRg9lhuMWG7gLmJB+W+qacXBNS1RT90+ewMLZpoaR0tM45QUbxDU48VSWBzNwPAtkNu82GCclAppmcknytp5v2YgKZCpWPwpep1qMGZKe+lwr9kQlrKryAJdoLySrEScO5h+TIErTWnaCT76qppDJltNEpqFZaeJACdLW4uFCbuFrNPJ61F/htGMhAnsPmRG8ZsPDGkudF5CIwc/sRmKG51JWGjtluGDfImi1btFoQPpK3qLgAOxdiJLy6Rx3D08nmudQALD14s9I7edueqblmVpjNTS95s5xXVMSUdvithmoocmhvlATKCQhvlA+IlueQJZ+Q4Y7b4jZTAQ+CEkk/4CHe3u0G4QZcsxYXuRO5H1wFQeXaby9DKVR5cZe3KZ8OQKD98Jnbqocieb/U4EyphbrzLzvKrqxIDl8B54NTLr0071Ylb4iZz05cEoWxPWYJuZPpYsFwIsgoRtmIltMSBXiU9ApDD1zOxs04S122JjZeQExFEFYmgKDURniAmYN3rwErey/xqb5TBDrQiBkOMzD/Eu8/BodeG8cQd0BSVmkHhp0ep7ZnAc3Z+zfOVyhqyN54FnZ981iVqiFWXULHRe4HHynULrliQqsonf09zaaIYeGaUVfPKcIfYmzxYLdk21K+mvEpIMKykKhJQoEFhoMmlrJ6qRBeKyOh/e+NA2JMWdNSXurGneqGEzyPv9GlHJeKKSmSgqmZyoZFKiGTB0DPjsNtt1WdediBllv1VogjeUacpk0xODTo7CgkUtvl8FCew0pV4bTalYv0lCmlkdhydVxzL1oeL64sPK+DAXjcK40qMAiWtcPAywRh16KPCwGguIeOjvVlqcMRtEi3OhaHEW0OJko88r8dNYncvGudn4G8rgBxPZRpMVL+YGk7UyZr/JahnzUlbLmN2suTFb6SfXYF7sMUNePtv4ZwwYZB6OjLhAotsWyIDNlwHjXPPRnuouUxcQd+iUKrY+kwFPIxchUWdpcxvuEzzzcw3sEORgbrPSrDRzmhjxJgmy2mHKQmjCjKUStGlOFFkpEpwh3q4/6KawEcwoY7RZyJjdOE1co8yFbpkLHqhoioFscaZku+AgLAE9Rbwh7Kvl4rnpubm7JTcxGt+uLt0jlwBPXyFQeZUClZeTxuSUFhv21UbeSFFfs2GbREJxbM+K1TEnmdhc2E3FLq+s0m6wka/s0a5s4it7w7A4eFNw+f1WmNaG3fDHo5G7OR84rMATOKtO9QfAYFurPxjRmouviW23yK7rSl5UNdau90HO1uN6H5gFs6ULiP9tpsQc3ILfbJ01ZEp25RvxW846GNeboE+To7Y00ASO7LtucB87beyO7buh3dYNNlu4NT6y27pexWxjL7A6K+us5/Cbq7P2WN740H57BJnsXAhviKT1xmMwdfttmL6ORbKi9cWGGHO0UM9Ron7yktgLVkShqExhXoJhRo5GGhNIOUmSHI8iAeMoFqiPRuYf2zuKKBg1ia2BA0k9u+FQSt/e18r2fo8bD0aon55k73FFnqqBgE/nB9xqFvL2u1AcTbL3uciCQBIRUGQh/LlqD3okj/psxKhdKIghtCAsZDkRpoyFLBNbyk2LN8ALeK8bbxZHvMyIl6btzIiXHPESI/oWOnQVu1RmO9y8/HShFSV9ECiHyj3qsLsBUmgMFnQQPBc1enWCHW47J1RXE8cJdvKFXHxhlC9EiX8djgqdZW9zxR+pmjOSXFgdu5tQGU67fGssUgwRFx2CRGPodJ4iOt/kygu5pyKHDrgzgfPxdcX6QkdUvuMbpZYgkgGSaFu4BNGm3m5XRCH3nNx3CnIlhjWl5yLpTyoTF69q5DDX0R8VFWFYEC9oGpvmK6Vr2Z8orKUUjFqWdvhiJRVecnL3qn1b9Fl5lz4VfjrKAsn34gqFXig16lsRBTCVyNLkyK7YwkEKS5PFelPuyVQ4C/uRfgU5ug/CCY4TM6gUYdEqRZt6numYf6ldMYZ3UdTLJwUNYYoxP+yyGuFxWECxGaiJDFHMoNk58sg8Uuj4YsnxsKiaEw0Bkil0V39YBYswVo8hAQgCca4sBhaWKVuWKW7JfkGu4gWX+NQR1kEhVzzEUD5AyeesBWkBEk9wYIrAYCUEYlPBHats9RHq5Xtm7APZ7+hcMJx/skBGk4/TvUUknHs7AnHnO7mn1xcSqW9yIfu4kI0RAYWF75N5YEazG2NWrlIM8W2NtlOF8zp8O6VNIrkook9WS2MqRcXTkoQC1QHP2rQQuNFC4GimB6GYRHCAZ/4+I6SZQmwOpvCLh+G/ccDWjdSpQ4J2pArtvPAUcqBJJUkbqfLod4PDZdNRv6MZKnkRKDjLFNig0wVnqRBnLU2ElmV4C/HXEUs0jkJUj2hIEsEmbu1YpJXYYbWzQ4qt7iVyf43GnO8WjrkqRm5pxQBaIKk6M5G7W1BalfGkYFiVr5U2pmLLOWhM+XI0pgkauxivm1OHq8hKOPCFh5JT1sjtHAx1DbmN/EqNZmc57ilxWQ7EIiiKCCf3PVZEPC3yn66tiAAv6Ze1FT6HMFkSgWpxGimUXGfljih+6m/AHg2RocMoUiB9fkMcmgO7oGJXrpOEy2Eea9djyGI3O2QlHOVZasVZdXMFW+YwdCYMmAF4KtTfOq7Pe2Z1rBUSU3x8KiKQlzivXIRDH5PQ7Wv3y2SbWwaRnnWo2DCXqe0zNlXtkurZ8Mu8bBR897swkNYIM65VeGUhSLZXwcCnCJo1QiZozjZqZPfsyWZsIvyOBVI2LZCymYK9tA4gO5cN7AyvdEhXHlEVpPzS3qb5nux/mk6RH5EWlQcdfTVHP+XE+zVCrVMgBqwPFW2856cEj9rIbVFBqdweVuvA5yQhKSIAZSQccQJEhAkhWIqDB2AfSCr7QI0xrs5A5I676xRkWVDZ3fCBK0MNQUriFU3uhga70M191GTdnE4o2AD5GD2f+PT8ciNsynuh9Kli3nJ3asGkbuyHxxupLVvYKDLjo39YWnYac0r3ULGr/4ybN/LjGjimWwCOiR56xxLsOmSuzwLFTXAtD2IYZRHD+KAwjNFBxRIUv7ib/c6vKw3W+0ZGwHqnC1avVRKr90kNq/cmR7B6xxdi9Y59qwird+hbRVi9ozuKsHo37ijC6t1/p4bV+yfGwn/lb8XqfcJmpN6mfT+89XuDV//DrIPxeh86GK93V0UM17vfLITr/X0puN7/Lg3X+5BRiNfb/9cBweuNgXkj5N7tVxbB845++/3gefv39Ct43tkRPO/Gu4rhed8sDc/71pHC8+YPRuc9/iB03k0PxJi71kGYu2WCuUtf7PdCyN2fFELuClFeU5oon0wKUZ4iRGmWJMo30jFR7lIA0uWFRNl/TxFRjt5dDCB9VzGA9F1FRHnt1RpRvuKCKF8VBZj1dwBIVwiANIir3zxCAOmxIor8QymK/GNpijyhiCB3DRQBSK8/NID0df9eTKH3vC+Fcvmg0P8VUej+e4op9E+lKfSARqH03g/ijr+lmFbV8TZT66IbNSKGieIOnN9NYlf/qH1yWMvv4OL9ZlhxdhUgjvEILgOv/AkFev2d6Nt7pHJ/VpXbq+r8c7n8tro8Ju/dHE/q19WDB8yQ6byj1fy5sOZ7qOYvmhof2q+asRu/A5bexe+qWxutuKAbLfnMHRbX5y+qPtvU5Vvk8jvqMkdT0JDEzeO4io/RGFgxh7mKjrNfc5AtRoFeKT4wBv8roLIKyTvQRo6GjIDNfB/ChmU382Cn6fXnb/pLAhzYiQn+uNe4pA3g6HFJdhNUbWNg0ce9LtvrgvtRkNlGsPGJHFZWDOutxaFZnrgFT5Qko8BbcJDjAiAHYr3i240cQLPtQWnBKYBqONmsLwgMtWoLT2vEV0cVgvartxchfP1k8+LCxy8sPF0gYlGNWuu9xqEGLnG/oVertfAl5FDWzy+lLiYGezxUGDpXhduELemtqFEPrVXsgAfpYTn7LEZH6GZyOFCN4cEFNEwv7Fm/hXhvPQ4fehyH59BtWzwj6GeuuJ/Ueo5i4FcenoHPOBwD36VJFb+whIHnihj4fcUMfGcRAx+7t4iBj95bxMCH7tUY+I1JMPA3mMQO/A8YOF4Z+nsZ+F9LMfB3/28w8Pv+LgZ+XzEDf680A+9f+/8fBv7dYga+Zm1JBr527f9HDDwSNu/QuPnOIs5ONfrNhqhGdwszX7e2JI8fWFvI47/7vjwenXw/rj0V1TJ4xCrs78dw/ydIDcSX8L235Hvr1ff2q2q8LpcH1eV9WlNelCoNfS+q0hjuPoxhwIHFlhsr+5AVxj2pdUf2l4LXU5ArIvK68Nm565FwETJkETLCRciIFyEjXizUIlSvu2/Q/A/lVW0Jim9H68sXUURN8XqDLaIzHLmmEWMvuUpZsixZsixZcJzIMfiH8H+rcOmxCpceRrKbIVHItWij5MMwtHwYSPRL63ZgV5vBO8+ulURhdqPkd7bgSMob3T6gtTKgHXa2ZwInCx6NbOr+8Nkhdg51bpxUiTPFALY9yLUzWCo0aHRj/3+sRefB2zLof26Q+q2yPeheDr0S32Io53ZkYzpTYFfm0N60z7fPFaSHpUgM1R7kVjYawWpkXUPJASOD8esCAmZBJ1zGwaSCiF2r8OBFvWYEq9qRfcjq82lLvx/tlkTe9MNn2exk+Id8UFC3gtzZAu2T+5EEQ9dB+xKUebZKNzWPljZb5WINGG0YkLcWA46BGqcwBJiCGlNpEaktp1M/Bqs5Ds0+syq7wrQuh7W+ydsAD2P8JC5Hb1y+CtYk+mur+AzkhwsPzcuJEr0N0GFevsrHy/FziJSniyhqVZhVyBsEYhbfRmbZ7JhlOaudy0MMNSN45mcHXlzVEYxbyTm3Ru4xO3qCL71248/NjmoX+ndpKEY7iczocFg59CvQ7PQG5ZcEbkfw4k+e+fbl7YVnfgqw2it7g1Rv8Np1d955aYefCspXenR6z89/eP0qnOZw6hndvrHdTzclNviZrYHdBzsbUj5taDI5g3i6ac46uERwPq8gtRLhGjBqM6BFumnUVk8lNjQdSK5TOUCTXjos6/Nb4b6SbjJX+Wkv808gcXqxbAGTXbZp1PDK/nWQH8oyWI+9nMcZ0wRCDl7m3FbQxQi83BkyTbIbLFdi2hHbDouW1UkTgrWekhNX0GNXr0LvbTA7/cT2C1ghlZCqpXxkd5+z3E9tDxuL8D+zj5uHKLqU6KXh7e6llm7naiJQyHO3Uv9RIfQ451NzO3wuNEi1UytJkPzXDk6TFyRWkpyhOtVl3yPfLP4acjD2wc9CfdmIaIa28Mi0qb4Mm80JtteU24AMtkiFvGqr4GZ0CMSIKX5S5pl4N5Ld9jO3hwD2UxzknhkUb6hQPaweNIM9f+QHzWDj83zA7g9hpdgTCW3NzjHDdYHeGXp4DT9Kk9YMxh5dqwp4TB308+3cHtaEWX1gDtkx03RXB6vZRSyUMO1gLHwFwz0qJ3awJzy4ZWBtcUE+ki76PODGcniZr4aqOvjASkAO2pLz2LTFvxeoQuZSgDgiZWtYgBVAT84EFWD5GrcyQFm+vZS3FAZSk7ZXZqVgTrjDFrTEmYjISpztJ6p8XGbjFh2bn+DMmlY2+yAtoERzqezOW61zmnuW5Cd7dSc2/Lr/LuP8Zc0dHZO9GSfOwtmnelc0d+DeVJy15psX5XsuWtbWedFlxpS+nuaW/IktvSuN1rbevq6ey07rWtHZZ+Q78svynX1y0te1oqVVDhf35POfy/dOaenq7KP7YWGt+bYlrX3GsuZL25atWDYlPG3r1E/zl3Y3dy7KLwrPUUZzW2e+Z76cS1nRCX7O7Dw/epQ+d1HX4sW9+ej0E3KmvhqeyUfVWXdzT/OyfF++p9foy7e0drYtX5HvNZr7+nraFq7oo8POfH5R7+l4qNeY19Hc29fW4klFjN58c09L65SFzT1GWycVdlFfV7fR27w4P6W5J988BWeL2had39LT1dFxQdcF6mZA93Dck1+0oiU/ZVlXX1tXp9Hb2dw9ZdGKnmY+68mvzDd3xOeL8i3U4eqEuqmjuVOO27idUxb1tK3MdxrdXb1tuByeL8p39DWHJ70dbVTpc6UvVIUXdvX1dS2La0nDyi2c0tvXk+9raTUuaevomNe5aG5P85IlbZ1L8KR+GnZ7b9vn8uHJFP3kfDnu6Oo5v6+5L0/kQR05pQeHfW1L20Ami/JUFaOZBoWbxF1tLCaiW9jVtXRKK1XaWNjcsnRJD9HXIumnvtaefG9rV8eicAgWt+XppC9/ad/pfERtO42a09zdm19kdPd0LaFCUXyL0cvt/HRb/pJz2zr/WZEUH564uKN5SU1fz4r8Cep4cXNHL05aWrvaWvI1JFpOkengGX0XLeud3N3a3JuffOnkyzJGTXN3d8dl1CWzvf8nwzLfBa15RSee6sx8r3dJa77Tu6xrhde9oqPDa+ub7BHBe1KnXq/5kubLvEva+lq9PnpZ9eCJyg5VSHteX/PCjry3ktox2Qs6F/XkL/HO6OrrusSIDLc0Rt602lqvayU9Pr229mSvo21x38neJc1tfd7UWlzgZ6ZMnXmIh6bzQ1I7omYm6OifTEOvuc+jsaCGUNN68lxxqeHHer2uSzq9xW19fdQtnkxXr63X6+zq85blm3tX0AQ4USuPBpo+vjTvna7G3ij4p/Xnkq686qyWrmXdHTR7Oy7zmnu5Y2lyLfK6OqVjqdtX9HRq3Y5TD9R0otH2ifOp45joqHqfOvMCdCjowpvPX5nsndvW0tq2pLnznOaFvZOpK6fW6fV5n76bNjPq4KnT1DMzigeh7v37d2G+o+sS7lbwDg+MRZoTMsuwC4OIMlppTIhTd/d6y7poSMIHcaOT/tAQyKXek70uKrjnkrbePNEidabMmF4ucj59tqOLuqbZw5wjgluapzdq+awX497VSQtDVN/w7Yh7F/37P0Uv9b9J/XLBzqkNb7/94ceTl797/V2vX7PiC5+4/rtbFg7+8WvX9n3lsy2bv/Ts92s2Xjnxzdf9s367qbPuI9WPT//2GVNOzn/qth1LN097PXPan5e8cN4lj7avW/jU61/9xt0fv/jhOZd03fP417dfc8fym+5cduxZ5qOff+RXX3/po1df8PbXbql59omKW/b1v/mVB77y5NODQ6vaF/xLxdD2nScZP6r/r48dPfLd18ae3XPxqQ/+4WcXlV+4+PYtNRvyv737vK889O7ONz787nWn3fpP9y2tXPDkOT/6ws6Xdt6865dfP37hXWf8dNNxc259peHWj726etsr9+358TPZl37x7Bd72244/vjbPr7qu3WTyh/66ztPNQ+Mu+SJ2+MeXHjHo69dup1GevWkb3V/+SfXn1bhXn3CnT86+4TTLrr1Iydv2777qvr88zs+853Jr1/7+hsX/qbyUeOFy7/y7b+Me3jTvO9/94RLJv7isuEXL7g7ffG5U5du+vxnbjv65dWThj/4nZNeu+L8ZW+MK3vq+69ccP4DP7/3i3VH/3TSqdcv+9WJT81KnLX1vt/P+v6xzx277KbKubdsPeecld+beN7WvXMHp5y99v6btp71zJm7Hv70rpdbMmeMTf7FHXbji9UP/Pcc9/wT/+miBXNPfvr6DRvfHd389quTbp+37YmZn3KvuvFXv3xo7lsDS/7w3sdyR9924Ju5Fx59pIhM+ovOh4rOdxedv1142nhj4fmChwvPj3+r8Gtf3lRw7t3//YLzmqW/LTj/s3V9wdfuPe27+nnu1uf26ef/6zcD1+pfe8t7+R69bVO/cdEL2rnzwONVX9DOHz3x/pFvaV9bOXtp9vn4fN+/O8f94IqD6SP82ueOvvejP90bnW+8o3PapYP/Fp3f/ZnMnA+2fiM6H37jiaeqHvqPqHIDExqbP/nPA1HH33rMxvtu7bo1PJ9d6b31sWt+9FRYuYH0dQcubZizJuz4l7L31f00ec2wOr/l+fOWOE8+/t+Pq/Nzv+yvmde4qusd1fH7b7qne9K27Y/epDq+w33hnLrxx8x6VM6n/eCxqrGHP/3LgT/K11af8tlxHbO/nD1qs3T8zWff9YHk459/6iujfP7c4Ie9/5r/vWMf2rWfu2LuhKPe2lB+z4IbVn6Z2/ap/zx66msLfn3LnAn3c8ac25/+33/9yEvHfuETx7yG85d+OPwv35/19J6dz/zui/ja1z5+1u+3u7b7scduvxf5zNwnb1x2zA9Oe2zHvV9+Cc6rxxlrX+z67Kuff2ra5dfQ166Y3D/yiyvffPHYtQ/877uobdtnedkfd9Z+bXjhSTPHDGPGE/5bH50373nr1ps+Xn1V8Xw2GsddtPIXZaec8/nnPnn6/jd/Zuxu/0tbZsOtlU8e/+aklXs3GJ+b9zmn/NUvnG/89nff+VLF7f17f7Jp3sZbelr7X7n9lvpnf7zgjMHVk3729TOC/ctfW9yyZf3x/7nkou9s3HjDJzvO+3rjKWVblz0d/OmFu996L5/89dMLzn56T+3UadNnzKybVd/QvLBlUX4xrflTa6fVTq+dUTuztq52Vm19bcPU2qlTp06bOn3qjKkzp9ZNnTW1fmrDtNppU6dNmzZ92oxpM6fVTZs1rX5aw/Ta6VOnT5s+ffqM6TOn102fNb1+esOM2hlTZ0ybMX3GjBkzZ9TNmDWjfkbDzNqZU2dOmzl95oyZM2fWzZw1s35mQ11t3dS6aXXT62bUzayrq5tVV1/XMKt21tRZ02ZNnzVj1sxZdbNmzaqf1VBfWz+1flr99PoZ9TPr6+pn1dfXNzRQFRvo8w1UdAO91kCX2pZ1d/X0qcW8Kd/avLKtq6c3U3D5U2ee3daXEXmNxAgv2gF4H/f6ei7zCliDemdBuGEIenvblnRiE0SSoWGcdJJ3dj7fjYW0rZMWTZI6u/M9fZfN9qhkXtKWdHldi3E/T2sv/Z6Y0ctXq/fH1WeCvr7mllYuPePFFZusVsvZ6vfTLADGQu1sEQxxeEJB8YcpXyucX5YHPrG4sKzi/ile36X8Xq+XthcdJN8XP4CVvqOZhDASNEgQWUIiXFcnyW1d6CzaqLQtxP4m79ENktLyRiwZQBLuXUH7LxqT5pX5DpIReiBBaEIyvdXXyxcgXBR/bzF1Ttclvd7inq5lBW/JbtFrJjknX9yeaPN5CHkmkndow9LCe7FS/XF+K0lsn1h8mtoNa/968i1dPSSWnUs7LBLAsBHq1e+f1wUJKw+S4SrzHqS38H6zt7K5YwULbyyeFdBrS3MnRKeFeREDWfo7WB5TxVMV+k4sJa+p+0Rh+Xyn/sRnIGbyLdrYreglqbrH6+rhK/TZllbqZJJ5e6NX5rb10rb1Mo93gL1eN/ZF3Gr1xNz8Smqg1912ab5Dbnd3tcXbH2O+oq8+CL9CQaEQOpk3TRhpamK0kaQ3F5FEuYyqsYLkauqOFr19+Q7686L6/9f0/8uF4wfa4EZPiSihqH80aRtb614vekXk8Q5oXKI9YPSI1p8Hbfa8FZ19bf8vO1ceHEeV3lt6Pa0DGbRe7WJjjDW7G2BZCxs8BO/iY7iCKQ47gBcv2SoQWGDFxnJ8FGuKwMxIM6PLug/rsK7Racm6ZZ0eOSFJbZLGFrVVFhRby9jSXFWb7ED+WBOcnfy+1z2nDttJJZXK8lo90/366/e+8/d9743hgBIYmfDoN7OyeA18IOPNKPPw+vxoVurjWBAgatJTX8ykpVCquuwlvFE55HPsfvrFIEasT305kwLiJbBA65oHN4bWM7rAeuahm1kLRq7P7qEFV9aBDLWGv//G1gcvK8uW9ONHFJR8JKAnvMfXufDktzIPcgc4jHXHWxlZgOHDx5/I3Ps494ao8ZSdCkVqaOPRgFtEPn8iuLFy8K3I92nn4zGacQmS0PPAZkg0PhxGiB/N2BvYk1oKP159c1EACWythHaWIpuimVdJM+pWXdTzo5lv7D+eRhsNacp2UuTzF/lz1WTrUxUSrBJfP07JC28JS66/4ZD7Mvfuhf8q7hq2oZFKUcitr6zA93GvD66/VXMeSj9ylBJg+PjPpe+PWojDj9QJ7+HCZMK11qc+/RZQ5pljB95Oj1SYst+x1HL8gdByPC24KYLOG/fxCP9WXDiwiKVIvam9joj1dQC8KZoVK3AczeK6owX3XtruyDwateR+XN05U/ZMXsrcnwm+lO2wIL8HslBzKLslB/cq8cQJUvl+WSpB45HUY4cQWUdo94UIXj929CjSbdR2CuZ8/NiRo1lvZ76bEULYsE2ogKU4M+mHDnGG1qe+BLBP3ZF1c/slQfsE90v+K/sh16MPxt/9/zf2T44Cp1FVhnZEo1qUvRXqxePzyL7DmQf3c4fal37gTe6fqk8utkuGOnWJPbLw9r+3X/bHaf+X92XQYBHVANIhLRWAfgDNd/ZlHgjfMAugBjqUujjSXknqt9/v9LO3Ix75WOCq/ue/9f9FYPOiSQxuRAivCXtuF5Zvm5d/PO1/fxtOu9+v3F/zb/d/8f7VL/4N3/4PqIcZYgTB4f/8ov8B+g3w4pOc7rz/tiXHVP71/L8Grj+gu2S9YxbjXMP53ir+pOCQEIuv2PUxQuBeOC9cVceQhIvXrl3bzkKjFsWEz/EHGnT6bGjOuPfo66rfb1fpQuQa4ZeNjVvpKlbhKI6uvxu7COtXb0Pxff7r323jd7fSx9MqncGvKsj/tV/VVuzKZCH1LlVz+0Pj7RI2G/ppR0L1cVAJzwceTgTokoXIxdcu4cfnNwYeCYKs0OmFLRGbbcmC9rWI+085nTktondP1FuCkONUxgvfWYsTIo3I76+G6wX6b4qNT81JFmLf3/q5oFwpYt0SZhu93iCFljSRE29g0Ur+g3970FHigr0PhdM5lvbYDLacP29UtYeV3SJ0YurCvv3hdAt94tbAxdtLzGsIOlqM4GgUhL8K0vmnIeB2ChT9bgrajfeuUXyMP/1rFg4A+iASRG+tfhQc7/f+/9AmLyn9r1go9hZtt6hxGaJjYG87XeDzNOeVt89f/Y3/4u++EhW6X29fWuH+dVf8/6IJRZs+KQrc9CFbfp97SPJKcnRBKIOmNY5NbBMN7lMobttCn2lSEAKWbS9GP09enG53JJ1hgTSqwn8qRSLYUvO+Ej0v7Y3u2r27LfYzZNLkPwtcv6vSlTy1vBxnl5bT4KNAUfZKhSkpLCiXaf8YpNMvoZVkLuE/S2Fj8SwRH0YTH8TP3yxjh1N/ExucyXUdewVwwSctni+i2xdS1LPtzg8yrgWuQ93NcSodC2LHtQ9e/eyD6Fls8eEzLs2mI/4G5ViGLjxVfRFGdz5u6Xe+XDhe7GLm+/1COuXXF2tk51dhdK8tI44/ajxf4GJblEwJy2plVeAiUaH7bVBmv6KNLVEvJEWMp+SUGIrFFDifFEpJqSqd4fyqoG8GeRJDI/woYVlZgyNuSlAz5GaDcH7dOuFePffhhNYPIwoM4WFO90Qwi/P53ktaMPCehAV4UhizCMK8EUV3PvI2KFTm8noOynFgGbqY9JCODiYs5ZvJ4bkm9sji40WnI+GdRel0C174RcKSrEe096LpzvuzF6N7f0l516nfSsgXJAjXbQbEYXUU3VKoWrfYePpFsPAG5iXpGjidfy7uqvs2HhZXo7xFuFMJ6uuMh7L6q88gh5ywvL0CmvkyYVEJfNG0/75wXt+iuLHAbovzySJ+4NhxPnUJeTSJ4VYMTr0AMRMTbyR7+P2rEq9TD6ntk0i67Uvp23OL+ts0jvuEh4EMO4RnhBfUI1jF4nxA+LnwhlDHi0c6aMW3Xfhz4WdCOgENejYKSqG/CccOHpNJANBN6mplnfA9TrdNeEzYyXsS8c5KnhBiQbmCx5LE/8NioksSvoWD6JJwfJvTJWKUH/ArDael9h36HxpzT1eOSM+P5QfxQocYTEFJPMK2CU/xui003iphDT/IlYCkwtf0a7NwWOgR3Lhay4/7+CpVBIoncv5ShLuEu4Nzxap4FKNiEvEkqgujVDXNxmPuB1V5pSCC3MJ1EBvGM30zPgdRxQdBNTEK91KRH5o4z0eFQeFLXN0BnWwVtvJ5lSMaKRX+NOohBOdT9KNwFS6RCJskRCwpNBg1BYciZTznT8P5jA++K3J/uV3Q4iCqBNW+ysxS0EZswWJFDHIVsmpMkHum2jLE3wp+BNbGoYwWTRcTNkoAaX+IY33w/u4gXbx6FdCQyI/I8QL6i8Nxq7qw2igcEvqDPkTT6bFUfj64XE77I24bqOk2KE2n20DHhs1atM0/oE/tQw/Fod16K13HxdGfdgXabXSv0+m2bduwbdtGnXKjfuALI+i2r1lDf7rwtnp1WtrqG2SNv3B9MppTRx+iVpmDs63lfWKiLl7z3e+s++GPbk/6yU/u/lbqj7+XoNMmBbhht/wpHyJ5/WO4fPSBDRvilDHo7bsCLOgCXbz7fp0yNE1Bf7xbOUKkWt1iTeFKqw3v0EaRagN/9BB8qV3agDLu1dP9arWtTUlL06fgAj1r9bxHT33oRG+acrU2Tb8ldi2/oX69XunexDtSHnxQ/ydo99yj/zYaMbRSGfvhO1ffh687qa3W6fSBWbVpKWv1em3KTTawr0fTJYqkH324WsNMpg0Ju4gOtWFfaxTrc2khTpBcrwd3a3GxIjSmVrdCaZEj43vNKu1DuhtpmxMTtYJuO1hP+6b9D7XVEcd/a5iFV6HP8M7Vq8OmRhjBUcjaK/gXPshzuAOtXn1THPGxdPrreZWQuFl85JGlh5GkGwLJUKMIWwx3EBRBx9frV3/T/v+0mOtShGcbbXg20RJK6iOQNkhEKM1zHMBaryeIvRedlG/gSzjoj2efcE/jGSUlZevWrSkE9mt1KSBJSeM5ieOyni75tz7wqdDzlqLnKK0OlrI1Le2OO1aoQqxciSffX0lNG2IyIEyEoDfZNm/WRuYhVR9rv/Gtb9rSLbRimZFmhF/H+gSftAcr9nlpl/BLITXuqlCCFctLUpLwidApnJdmmCjsw8owV+iXGNYku+KSxc3Cqhhamzik80Jy3N9Je1iT0M+2CL8QUkWD4MBSJTVGF5cTlxyzmT0rbIzbJQkx8aI+bkw4iSVOU6xG2BS3I26HEB8T/o/NmXN8mLnrG1mm3M88I6PMPdTBMuRS6XKP/XLPiHTRLOfKRsnR0+LomZLmsivnTLWir7m8VXMlP1sek+aMpXOmGvasbGQeo0VynLE6euyi73R+KXPbCkE0JI8x95QdYxbHX8yTKz4yfWRmzhOlzNVuEz8+IeeyY7JFnO2aNTJv7jA7LuckOIYsjiGTY6hS86xsk3PifVU5DTib2F55gL0rF2L+npPsBdmqOSbXydnMc6I8yXfKfBJnG07I0W2XMJcBM3lsDewpOYc5C/KY13xaky7ng1XnxFmWjqm9U5PMWWhhbrNZ9HUMdoLnfOa2m9nTcrF4YVw2iJC/gjltg8w90MR2y9mQqBsSZckmep4jOTrrHZ1TeLmmA49tzNtUwDxF55iruQy6KYZuNI9CgzlQ3UmojrmLrGz+9CDzNk5LjnMDjnOD7AAkwli5os92opHN2yfZo7JVBP9G6UKpXAEmfE2dPZjSKs7WXiIj9JPKM+j5iFwuG4lJI3OPDsdfGJXLuYLfkW2ir3WwjM0PjbEX5Q4JE2Aktl8eED/p+LSS1FOOe5f1LHODB2ehGZavEmfGZAt7hV7uHBkVfW1DJeCyzmEfZa7Cc/RmBfRmZc7JcuY1jImzNZcge0sdVHTSosmCNfLYc+DFNVTIbZMXDwnA4UdmKN5Eii8oY0+CaL4OahipYq7iHPGfyuRCdBpgqzHmyTVqdss5sI2z4yTzDp2DBEVsCzztwgBxHHCGLuZuKWQuc5F0oRKSwfsGu5mnxwgldk8w13Q3nKWQOUtNbO5MHtsHyzibBqEzOE9bzhDzWkuZs61F/NtOcu5zhZAQdjLJ2aKvq6efuSss4sdWMJEpd4ozJ2UDzD4MHhwdVkdHNXOaR+FjBWy+uJJ5arqY014rzlhA7m61s7dI2zVc2+4CQ/yFLtXnD8uF1A8ZxJlaGA3D5sCohZKjtdvROsV+Sp58ehrmrYOjKKY1wBVgpNYKTYbCXNMZmzjbemmKOfNtsGu7CDKj5vK0nXRrKZMwWzn5Qkc+mKxgbmsJm2vAo+Zarr+PzIg0Mln7SDeGzmfeyXForKUDguawrfJYeBwNsmdIlFJyKTZfaISj2hIcozWO0WLHaD74tJAbznW3wtFHcCldqOYz+Drre8XZ0ktw8NZ+SIYJhhvEC20IpN0Im9nKS+PMUzwgXZhWDJeL6MztIkUpvpsORbjHARLnyjHyKYwszgAGmKu+WsQ75dxQBm6LdjsYL2XeumzmKjvFXCNdgJ4iqKGNhhZnRuDNGdCgs6qGORuLxNk6qO4V2cTcuSXM02TEw2zESi57HU7trmwTL3SBAZeliDlbEasDk+C4AMR1wKV8cbbkEmKiebSddEnj+9pOtlMk4VqaM50hdbhhyfmxE2zeMA5ByMmGEIgFvfG+0tYRnP3QsGVc1XAf85waBxieE3/VKedqdvIQ2S3nSY4+i6OvGmaa6gEgWBC2RviwSfz7aeKzuoV58k8Baiahn0Ga1VOby1wN1eJMJWR5kvQ33Me8NSfgyK1JvqoRG84OOgFUbe2aK3lTwLCdoPNaC6FOG2mkzwJOapmrt5FMNMU8DRZEYi75ft4gyF2lXWREC+gt9OaAgTulEeKeQ3RbYJI5E1kLgF4AJvqZs2+IpJ1Qpe3lyQS+5Cnv1TxJr4qIBzBuRiBXAm8HYKmXMczFPPKDJDXSFeh3m3uBLzmY7jjQidAMU1hg/WKouJSrDmBTTTFDFmzphJmtzGuvZ67TncxrgzxtrfSeBVx3IOP4unJrEbhnmKe9iu2A9rNoCPHT/E8rxNlyyH9U7mCu/AEINcINWzfM5mw2NlfXK15olMuZe8QGKTAUc5d2SY4Bi2OgCsbqhSHMPA+eqQK0AotySwCRPYXwr34kLQya3ay50n0KKnVm12L4SRo+Cyp1WZFm2krACRlkvr0S4sGU7cVgtiSfefLG2VxPjThbdWkqPE4HCNwJVnwtlkZAcx7zNNvED8fIQU9nFyHW6glscsUPLcCKK9YKzJxBuDaGPijdiGlsEk8dCLq+DgyRTyklB8YwiRfLCM9PFbG/JDwdySZC4DncEXBnLWKuOriGqQIWqCOoQgrfIfdCTqogJlBBxF7oQlwakVHxenEb9FgHJ2yBmszA+GbEJqDINW2H1NkY8mXKg01NOYDvMxw7uT3do1ZyHoKLI3I7c06PsPmOduax9wOYWyDPO7KJUg1HWoRa1RjOPvSCo55m5jaMa65YSkAH6MBjUw3OCbBspQxu7+b5baqFOSttcHYz6NIhvbuoAK4M4esJQE7hvWKTr7RoDKLAVo0Tmiu5BSDNhAd4686yuV4AUOMQ3NLKZTEiwHIQwj1TVN2YSKNwmtbTPKigC3MXm+vqQT0zgHKkPZ7DM8Hfc8hV7rI8ONoUSCmj4pN5e8qYuxnqLqmH+rLLgBzd8J1p8h1X3bB0+YwJymau4SpoOTuep3cy006oYK6zF0ZBorHXU56jTIz4be+A06HiMeZD4RX1MChc9KxdUqoviects+ayfRoR626bRv4aYC7CmYIKEYFWwTwDuGlBiTVkpEJgGEorBuT3UTKbq6hkrmoz/KAYz8sJNVvZHtj3CDx7B9LK5Z5p4nc3YMJ7EhFVSgBfnhOOjry3giC/gpRHcWblyAuGnPl14ky3nKtwW4nU1AGvb4KdupkbKnFmd/ACxCBRvqPass4G3oaIt/0EIHBiiF8MEO0CCBYDSDtJlYcBGnthAE81AneoDbqyAStAXcG849OoOUo1L8g8GY2McpdHXVFZKc6U8yApp0RlAVLa6RUEZHMHVNQ7gVTWIs7YwS6KFSJ1luZS0KKy1hyRCzGnp3wIr5Uxb0klz7iUs3pI18Ct1hJoawraItxBUmsgzKwcEzEWhVU/e1O2whVGif+fBSrNGqXy4iVwNyL0LEI7D3WeFehwAujQDkKuGhPAxcztTBWYAZjR3jDCvBONzNsxwDyTEHzKDDt1sudlgGVtF/OYBmOegQVQUE/a4a5W5MHTHdBGDufHitPCDspUAfLskYt1gvhxARnrnMFhH2Ge0X6ga268UloQ6ExXI447EUyes1MojevYfDYiMb+U1g71RvYYBnV118GbECtnJ1BiIetUjyPDTSFZD0pKUcLnMxJOUMHimRoD1wZxtolyWbsFFq4mDXlbOxWnqcIEJpqy+gRzjY7HPEL1CyGMu6tYgqZ5gu8qq5IuG9ouG4BXA0XwXCtWEybmzTvLPL0GSFrK5icsMa+h+KIy3dYAyM0x81wCnwP4OqfHea6DsqrOiJTZ2Hx+k/hxNnKka4r8rpkncCNWLaN9bP5cEzeFkT0hI1m35eVRzjWK/zCK6HSdGWcvEfyNoHgxAOfUHADjt9NCg+YxAFAwxUQvgGyCquZRXonuhP2cfYCt2mHmKa0GrplwcjCHi0ATlOGdLT0AkGHUa/ljfClBCCLODJFvV7eIszaqOzt6UBYWMq8JsW4v48g5WcC8ximKUVRlnWNYDzHvuWxKNzlwbxt0lkEJ11ZrA/4WA5FzxNkGsoq9gYrAclrI1ChhXTDBvGf6MAMKKmM5z7sjdRBlFC7ka0Ml5JpEAWQc5SWvgc13nZUcIxbHsB3kk7S+2onqiexIoJX3n829D1hN6f4+/Ky9VtnVLqkQslZtSUi2f0ml2ZKEJIQkVEISkhBidrX1v1RCaEhCCCGEpHGMMaYxGGOMaeY0JsQxxpnTzFnP0pnv71575xxzvv/mvd7f9V7vnOu+dnvttZ/1rM+f+3N/nuXsp5B9mo/iX7/TILzl8S9UoL27gsDQI5gOGt2sM8p1uXU4U4+PMozyUQd9fdAgjnDV9FLcg567swu5F4oe6ptidEJPMqq5O+cNikIvV9bsyqY6QxCCSA+hGJy5ahhJnkot8rnqiCEukBEZKMHKt0zHPv8AnH2uHlGtR9qcwIVOoB/bhYBDBBw8lo9b2yHL65aqM3KricmCQE5dZRfJIXF5L2jtgIFyL9XB95kGHS07FV/bbagOF/bAC6lIU7lTYp9mf8C25SJm0mXlCKOmnzGWVsi39G2G7r4i7zQmcho3sROpB9bfWs62pmagyT8Cq6Vyd8/JqqscubjzLILgTEsD7i7vKpgjcw/7w1UEycEL7PNtF1EKEXWVGQivTNl/BwvK5LYWbcnxk1CNdWDbVBQNsPFp2GhRU5pB2WeDzE8YJU0qXJCGUQ7CKyfQgsgl5hD7ZO9FTDXVcG8fXMZMUxW3LxpkOG7a2G/KSaODo2DI4isQ9XIEV8H95fnyeXJdfHo1A2IKEmYvGv68Y0ihK4ZG45JMAKd0cALiLOcU2PsyGwJ+/b46Gwz8ruw6ZZCbBv7ylxPiwD5I5ksw6Bnw6HFQ5bFj7DpM/emOncZkMnBxCXx91iDVZGVXYCjU8hiGUo9maPcREOYhY7srz/NJxjmQeibri/x8fgS0dvAScEAujRmKa7WoiWUY56Qs5nQyq+hlRSfLjlxZh9cYu2OooIxKJBd67suVBoI0RHemocgbhMo2FMNskPJpo3KQp/qkpsLgBZlLr6DjKMqG9M6CTDiClvwEgiPLqBnT5B4UqXgZUV+6H3d2AJrqcEXL4XqlcflCvu3UBgTBOQQB+sJ6TKwIxt3BPrl4FIIP0Vy4jX12DNWmFpIwtxKKIQ1uRVBtzYfH85A2VfI9VTYcQOgeRjxeYscbhFzxReASMqBCzoAE2YB7K+DL43IBhAS8KMtAk5mGEvtcj25sZybMKzc/beX7QRAVcqCgmJ9BRS0AO+6uRdCgGud9gKhDZTy0F+3ssawC7s4JueieQFin72Of1EMcHspGdd5m4NfPthqWPtJxX9tkaSTXjcz9crN5Fc2JHvleLK+UpZ+Ss/j76iJZ+Dw5uB+3BmbJKGQf69LlFNhqTF3Z6611Fw2kokPFSYMA3cs+OX0SvFfD/nC6wHAxHXdnJ74OLQde2CVT7tOtVYaGLJttLTluWDmSRzxt1MSG6qyTJ4c0T90r5040aOyLo2h85N4tHYNmyZY4cQZ3kYXClmasqjn4phxV4Imz7LMjx01bThajNWVXyGm7Sy4d2VlgvXGGZbVnZxpketLBeLJEqcaHl+Fzue0D86fLn2XICzhHAeiLVLQ7hRlyUdyKb8jasUx24yp5uS5rF9taCqlQVoVe9wo07XEU3BxTY7rgFFyssIL7JvXrElg0U7bos7psY9sF5jwBctal4ZN8g2wCJxi/iUjMOy8vC+iQb+mGWg95vB2hoNvHBsDzG2BuGBGd8Fn2edkZ7m5t07ZO4b8tDYEkF7OnO0Gb5foKQ5d+sgERDAV0dOd5zOogSDwD6dSZWbKt9xtWRnYb2GwcnPOkuAK6cA+I8cIBdrasHzP3gbeh+VOvsK06MFJWlZxEUOVVu05gLIMiOyK7bjtEF5yQo3sb+Vdg8WLEQJXSuCBh8LOhmS/9AB5LRZhmnQNl5yGzT6C078VwB5Vv1wNkLtaxz0ouIxRAU+egtbbnYI5FaJ2RSGUFSoMgMuRv/WGw/2lIQCT/RdlsOfg70/R14a5ieTlwVwWEPfImvxjSA3yx/wDGQXDvKTIsPMJjPxzMRAcJw247jUnsRXqng9tAAdkX4PedhgJ2oIJ9Do3wNC0VF8uDtVPlsdGXrZX5NauO/aES/Hq45KBMdBko/ichQ0pM5eohLzsdqM2VqR60ceycYZECmmvPBTS8xQbxUPgBKA8ctTvNuGQDEj54uQi6cjskXR7bllmFZDaOdLBgOyprkWEQmL8y+yBGqsM0TqBkFZmMR9efCm5Px01mob0+wj67iBbo8AMU5wNyY7Qd2VgLnjhdLncvOuNCby08fkVuPg/JzafcV2fJK0r1cvd1CBwPPqkoAL3CjKVo7+Dp55VHuW92fF3yds1zH2T5ZfbpIfj3mKyP8g0FvGpXMVgm692VllPsk7oqMJnMnJlySbgID2yQ5V6RQejIvSaueNDYTYHqt8rqsBSkmir3GLDM4awqWRwZpJncp6Cknc1in9ftQ70vlDX8k8vFOF2ea4Z8FyhOey+wTxpykTlXDQR10NAeYZrpcmFFAd8GQ5aCFqrkVb1K+diTmqswfSbiIQMlAENk1OLvPPaH8yiSZXJLcBSeuy2r4aeXykAmZ/H26ywor6XGJfPtSLmMt9bZD//sReWF7bJPsW3VF9H+I3yK94Gnt8NTB+G7bYbOXI/Y1UGP5xocjFvLyTUuYe5R4N1SfGuuvBa7u4x9WgcFcOQYLqMzppgsltcaKvXz3FLcW7FBNByRl6tPnTQu3e7GWKcMnjlcc577PFVO26IqpUGIy9y+uKnGoAPRgu+EyU5XoC+GNiuS12aPIRz+VGpoHU4b1glkUVp0ArM/BH2UaXSJ3HaAIg7nNbBPdkPe7s7FSbocY7U1aJttlWxrw1W29VQB++zgZfbZBzl4n8v+UFMKV5/gXh+pP2V8lIPGo/4YCAQCoXwX+ge54jzffU7O6z0y09U2QC7vwA3Vydo6WG6/Mi6wz3bsht8yEFHw/+UcmGIX3oMyTu9QGldDZSFmWPc26nsE1LFS5CVScDGiXqZi4wMIebVTFsv7cBzxvzcD79EmVlYZ+ACue1bTgBIIkszP5r4qlvuP9G0gszzwRyZyqSBX5mX2aZYOwXgErktDCZQJcK68tFVkeKYAzpHbPv1ezB/dc6HchctLzVsNBkbJ05UZle9u7quqB7KOruZkIjA0Fud2ISNPy7SyHdUkV64zoQjttYZvrpTJtCg/83WR7IqdesW1CybLZKeh7SiUix3q2I7tRhaV/fKstBB1Tl5uSwPFQl9v22cssvsxX7njO2Fcz93DPj94in2WWy8/BDAK89OGfMlKxzWPoLShGG7Lg845ayguhshCjKTKFpErVbZBTeogiFCZKmvOQ2VgPN3ed5dUUfMO5xuWVHVsMqwFSpVX3nYgg68cRUBt28HG4FrPL+0yun83O1kuLIWoYOfPKN+uJ0OB75RXnXVIkb2oAQeRhJVAlbzCYCCaEkQrjFwh82g52o8Lx+S1ke0Iwm05sIb85CHbuNAnm+j5uSMGPQJNePoQgiEHH6Pc7D3CtqXlggEOydLtWDkMJJffTJRfozPlfh/UmLXX+FQBZe2qrBHzMIQ8HXkNO13+6iFZ7CJZy3ayz/P0hmVj1KFzJ00SDas6PxRfxrEsA2XKc6hF/1lwBveV99Z0RunSmnUE+YiJFaE7qtsDgi+SO+EVMuEcPIlkgOEaCmSJBsLLv4x0lplffwaA+2Qtvm0/26ZH1GQhhXZUYnpXZM1vWMHkvpAXa+XWFGR7WB73+Qfy2slO+c+24zvZtgI5UOSW36jlUxGaW+XQbMsqhV0vbzc+iZFlEi5fup1tTcPtXriEOMp6+5zG4LEimEZvWHnsfER30LC2US8vY+WiIsqXMTzkeVZdDpm509B+7pC1Zx2MFSVLzT0NoJutqNcH2R/q90KqHgAtwHIV0G1pJ4wMKT8w3nsMRaoEloQnt582dJxyP36phn2WUSbHCdqx2rNyzsKqBYeMujrtrfSSe8LTcp+xHdF00PhQGj6uQ+rrUZbyc4z0qutU4rj+ya0I30zMP1deGZlkyMpn6biTQ4fY1m3IpcoKdOUV3FcHHtR3JnH+LvbJ1XxkZp6hYDfouK/KZMbJP2dk9D1s647jIJE8cO/2PYjdIu6rI/IJ+2vZp+mZxgdsuKeaDLg2HSc1nGZbC0HOh/bs4e5cMCxuH0RrdACtkWnLmavyuuWTrVAHDWdxMXk1Z5dcvw31xVg909nl8krxpbNooE5x16oMBikoNBjkya40wzmgzcIKUCJ009l8BCbCZ7ecyZVl54xkLBtlgsGzbaUnwO51mLn8FPTkcbQMUIj5l3BfHyAackEhVfDkCXgJFsxG3551UH7wsxtX21rJPqsqQ2NyGDErP6E2Jo/OuO6yGz0yilZDPrJLJl9YoVB+OGNc5URIX6uCv5bJMuswCOboYZNFsoYyPtNF4YAyfZZ/DqyDpHl9eCdi50QpsklWD3qMrpCJuwYGXA9C2IBbDpabiQsypZ6F+MmF1KraiwA9LvdBrUXH2SlyydiXC7NkIk+RcnVXoKlPnWaf7y+Xn59ehbbIkHuyNAOxPj/SgLiCJa+ghqfJxRvfxI1m7DKJl3nB+PQc88wpgog4iCbiICxxBhmQI9M8WK1AfshxzJhZCLR9RhbLfne94CScWA7FAUGGagd3XciFQIbGOHkS0Y3BwYfPdQdBxpnoCJGH52vlB+7b4QV0WJxhsfhxdr7cQ5cg6lqr5QeLDXWsnyGoTiGoYA350UEpHCAvYMgr4IYH6WfyoZ8uoZLvYZ+lnUBel7LPrlxEOsildodcap9croZK0Mk3sx3GO214RgCvV4OhMs/BcTpUJ2T4AXl9rAg6vAzXLjhuKDOw9C5Z4qYZny1kGiIj3fB09BCqqQ5mRa/tL8uJXTi3pJD76swDEBlu/0nFWfBlKfdV6YN64+qrDuPLDU92JhqTBtBTDhwDEiveY1jdNCxYwsJK4xKf3Ck34NrVB1qq63G3ckcXbPhHGKXG9SDwQxE01pXjCtzXWnmqlxveNk81cvTJzc3apmzDwlOq8Vm3LIePIMDzlG8VNcQ/BOppsHbWJWQk5H4dBk29JMuCEllRoNO5eBLdRapxejpj3ZYtoN/Ntu7ahcyDGtOVGgyDu9EhaOHt2KaTmNBumdfQr27danx6L/+bE4NcB8GdL0dYwIAF5SjNpZeMz50h0coOyguPcG3DUURysbxMvht/ZRbK64pFaXvlDgORID8KK9ADl5FzFQanyqtiRwx+SwcP6KFyC1H1LkIn7WKf129jnx+V/42MXAFRA9CMHjjOPj8NYswsMz670MnVPgPUWSgvwcp1N+c00jIVeXEEiimzpVZOJXk5CJoytwGuBMs9z9gtL7RgvruLcNUTGC4Pn+LG0Pu2NZxHXB8wPHST197ksKtin23NZp8dz2WflcndMUxZdeoSTjvfVGdY5IANLhewT+uRiwe3wUanDOI1VXHronH1V144y0dPApXQcECum8+yjiPYd8nB/jQLqXgAvJorM862dKT8RVn93d1pWPiQJfcVKE/Qx9MPwCzbz7Ot+RDKhVfkhYMs+VEqahUa9aep52R5XyJTU4ZcF1FodxwwllPDQ8uzVcYn0sbncLlsq/4U+0M5mrMD+xAJVXLpvfDPR5b60wZxMA3p5S/r7N21nduKDjOZyw5XbGR+JR+QZUTb+b9//goFJSSA2pAhvCP5ig4nm6iWdFGEEG2fSPKDkELmW5SSrzS1ZK54j2xVt5IZmg4yhrFnaqgrM8XCk7GTZjMhNI75izqZOS0VMiaKcuaIUMMMER8wz8WnzI9cO7OCUSoGvbFXnKZuihEKH8WnqiCFJ5+k6B+Vr+jK1yi2MI2K1eI9RRjfqviJb1eUUys2+m5fdj4NYX8WItmP6RbWkc9jXcR9bC9azb5h6tl88QHbSlpZB+lXdpBoyjnQHtwX1IWbSD25rjSQUyrCuHVCLDddSOHCxWLOn5ZzsUwNd0rdyLWTh9xdoY2bZ97BfUR7m7TybiafSj4mH9Bgk+/FBSYhmniT75gsk0eacpNvaL1JB71tskxqNlnT9aWJL6M0vcXam+qou6mp6Gfqoggxvc1GmloISaYjxWLToYpKU683taai5qbpc9Jqaie0m37GWnfZSZ277BRGdsnmw7qMpnFduklbuixg8rqMEMq6jOLruvQ3vdklWmjuYknFLuGSUjlQ7K1kJVflGM5TWcwHKf9KFygfSAnKiK565UWxQtnPtEY5QHFdaSHdVy6VWpVj3rQrK0VzsyCRN/sz72bmy/ubxdJQsx/5GLM8IcXsEF9uNoPWmV3ib5rdpo/MekgvzPIl0ewnRml+kziY21A381zqa76RDzJfLC4xV0nrzC2lDPOV6hJzhVBpro760NybtppnSu3mfQXO4j5VW0RLGgsq+lmoaahFVybGQkeTLL4TMyz68yUWs8XDFn2YWgt/esPCnD60WCi+sHgliBZTu6pUx3hXlZnkp6qQQlW/cDGqoUyyypLLUr1Ul6mazGpV3cR7qstSiyqV/qw6TxWWZaKNZRfO0TJIGmnZj/G39BZCLSWaYHlK0FnOZSotvYRaSxV3x/Ix12p5jxEtF5gprVJ4Z6uL0kirbzX+VjZCpFUjSbF6KhZYfcSXWXmK563839y0+oA2W9krXlqtETqsvhOsu94TB3WNFzy77qChXbuKS7q+okld14kZXa2lkq46obLrpDeNXQ/RB10HO7V17SlJXV+L5taDGQfrSLWbdczdsdYeTIK1laCzXkH3WY/mq62/tay3/ljTan1XVHRbp7HuViq4dXtCJ3cLehPRbZhZQjdTWtBtrlDe7RtS223Km+vdwujDbhOEtm551NTmW2pnc1JwtvmBBNok0HCbJDHOZoEm2eYVV2IzkFbZaIU6m8N8k82nZq02Fgpi+zdqY/uRqLZl6XDbbaKf7Xwh1PYrLsG2jehtN0oltjPEw7beb2ptC/mbtsPpQ9sP6QvbK7xou5VX2rG8vd066mrXIXjajZLuM8fFYLv54gK7k1K8XQKTYsfTPLvdfJmd+5tqu83iNTsT4b7dDPqz3WKB635S49jdXvLpvpQGdZ9EF3RnFfHdU2lK93gpr7tnrwPdr979qPs5SeyuEc17vODse9zh3Xo85f17NFmE9jhBE3sMofoew/iSHv2Zyh57+doeT+jNHkX0UY84qa3HGo3Yo4726NlOnXsy3Mie9Xxgz2k0rKeZFNtzJN3YM25Fds8m2tCzRX2n55ekredzKvas5pX20VRt7y4Ot28X/exHvQmxb6BL7L9hkuyT1Hn2fxIP27cJtfa1/E17C+mx/VX+tT0RzXud5u177dNoeq1mgnr15iN6JYgrezXc3dzrmVDTazdt6tXAN/c6xrb3Oiqa974p9u6dILj21vE+vf8uBPV2jVrWu0wq6z2Tr+69WYg0/YW/3nuYcL+3HdPW20wh9jajyj73efs+ewRNn8c0tM8mJqaPkib1+YuY0WewVNLHmVb2uSPU9unL3+zzd/q4z1apvU+dxDm48HYOX/LODi6mPg4j3oQ4LGJiHM6J6xzOa/QOVVK5w17xjMNS8ZpDoHDHIZ4+dXDg2x2m0afmJ6mqb6DKoa9G8uzbIk7uG2gR1ncdXdf3jJjRt07c2deTHus7m6nre5He7Ns86GHfy/R133oN4X8hDnyu5MZPk3z4r/kg/ie6hB/IJPGzaQb/hu7kF0hV/G3xEu/x5ia/6O63/HDBWhhD3YUKqhW0tMLhOp0h/AcTKVhL64SDNEdo5UqFDqZauO3UKPRiHgpPuDahmu0QPuWtHQsFR8dj1MexQAx2/F6IcExiEhy/YHWO39MSx9dMpWOKeN7xunDd8baU1GcA3+LYSF87NokKp7GStVMz7+iUJ3k6DeIDnWwUYU7efWKdXJz0TrukQqfPmXInU1rjdERqdPqU3nM6LD51GiO1O70vmqr11E49jXdW63kf9dc0WG3LR6qPCwnqlXSnugnxNkuoVPdSNKoP0jvqn+lj9Wr6Wl2tJv3WMvb9tgmu/S51n9ovlU/o95OY1s+WFvfb41Te7xqp67fH+pN+GsXLftVdOec9kqOzvzjceaJa68wwYc4DaZyzRJKd74s5zh5SqfPHtkedXZkm5z+L3zmr1C+dhzBc/zPUrv8z0aX/J3Rk/x6Mf/+pfGj/ICa+/y66pf/gN4X9Q4TK/ltpXf+vmZv9k2lL/4/Fn/t3Qfzs4IkLI1m7ZAiOLn68v0sJDXWJFZe4vOSTXE4xeS7m0j6XYHrSpUCqdzlNb7tcoY9dGjWvXRiqGjC+j8OA/xC9BiyngQMqhbAB90jKgGtiwQBeUTbgg67VA47zNweYSI8H/IV5PaAnVbjaiDaugsLZdbTkYDaHjnS9pfJ3PSpEun4upLj60BLXhXyl63zEx0e01vW8eMN1oHDfldA218ei5PolNR/Y9439QEbhNnChmc9AZzF8YDqNHWitSB4YI2UN3CTuGZjHVw+cz9QPdOWbBo7r0zwwiRcH3qDKQRcF+0Ea6jboCPLuyt2xg8yEhEHjBP2gFqF0kDs9OaiLUD8ohz4cJHJtgz5WdQzyYewH/4kOGhwoeg1+QwMHD5PCBv+Fjx3s9kY3+GOpbPBIs+rBI/ibgx+Kx2zWCg8HWypeDibSb4O3UJXbMo2D21ze082SD3R7TcPcfqCxbhf4ZDcnodBNSyvdpki1bhH8dTeGfuf2mH/pdplK3TdI3BCWsxvSLA4aYsV5DrkuBg9JEiKGxIuJQ34RM4bsFncOecZVDnEQ6ob4ig+GfCG0DlnKE/ejtLf7NsnV/SX1cjcXAt2XiUvcL4nr3CMlvfvYPiXuVKhxf8pdd19GH7p/IrS5u/Ed7gKvGlqncRg6XOE59GtN4NAcIWboJSlrqAndM1QtHhuaxba5b6B1Q/fQW0N/YB4OHfLm5dBfqbnmM8FBM5KO1GTRAM3faJimN43VfEc3anpJOZpEplQzma/SXKCXNGn0lmaQ00PNx7RFYy/9rNHyZNh8ajNsBu88TMP4DHNjgoYFMhHDmpn4YZxaP4xyZcOWda0Z1kxvD9vFNw8rEF4O2yfaDD+hdhz+DfUa/okUOHw6DR/+WB07fAXVDVfwhcN/FCuGL+Brhh+njcN/Ye4Mv0YfD78hvR5eLSpGNFtaj3jIuI2YLfiP+DONHvE1SRihfaMbkS0F2V2QSkaEaSpHuEmNI26q7ozQq1+O6Ee5kVa0x8gtrPPIIYLbyHl08sipQtjIf9B1I12ss0ZK4uGRar52pANzfeRH0v2R4bR1pLmifeQlyo36SbAbtVZyGPUtdR9lI/mNusuHjnKj8aP2i1tGXePzRmXQylG/CrWjltJbo/7GPRwVTF+OitZ0jHqf9vYYTV09ONHL47YQ6GHNR3p8KSV4/EXQe7xiSj12SNUevRX1Hk60yWOe1Oyx8O6PHu0a69GNvNvoIt5/9HoaOlqnjhndT0gZ/YIpHb1CPDbaVKobvVC6OfoNeTh6GdM2+pogjn6htvMME909u1Bfz1vQnrvEYM8SIdJzJqf39JNKPce/qfKMFhs825gmT1va7Lm960vP3ZJyzJ+o/ZiNgusYD3OfMQ+lsDGPmdgxy/iUMd2ZkjEKWuz0Ujw8hijqxvSlN8f4vnk4Jp++GuMvdIx5T7D3chU9vMZQfy8NH+oVqonxOiXpvDaoC72W02NeKtrg1Yve9vpWaPai9FevyZac92aNo/dt3sd7qBDkraZx3pfFjd59pBxvX6HUO008781L173jmPve4Xyr93bR13yK0O49VrD2yWNr3N+I7j7xjNZnnhDiE83H+5znU3wypBIfW6bS5zuu1mclf9PnC9OHPr3FVz7XuA6fnrz12AS169hHjHbsdClsbIcYN3ahkDw2ju4cGyMeHvsFXzv2pFPT2Mt3n4y9KSl9dWJvXyfe1XcK7+nbiw/0DUR9XkTDfH8T43yjaVXfv4sbfWdr8nxHmFf5fiNc900UH/laMm2+pZLoG2GmfG8IdXkvhRn53jHB/71wTex7U6n+vcV8yXu9hOr3asVr7+Ww132T6J33JE3Le370t/dmCtbauxo3bZE4WTuJj9DOpCu1pnyKNkfK006h+7TeTLU2lKnXrueatHPEx9pJ4s/adV3JuL9Qh3Glovs4X+o3bp44A++jx9kzCeMixLRx2erCcTn02LgooX7cQnpv3ASp2Y0RH4+bxbwed4AnfucFaz8zxtmvih/pN5YP8hspRPhFMMl+dXyW3zq+1G81PebH8HV+R+lNv2uah343abufP8ONbxDsxh8QHMerBJ/xL4Sw8Ql8/Ph9NGX8GyFv/Am2w8qOlo8PFc+Mbxcax9vQ78bfEV+NPyx1jO8hqfwbNA7+EZyn/wkpyL8nE+Efhf5ovxTv/6u4xf++FNHdXxJdZ/N5/uZ9yvyj7l703ye89LdirCfcoY4TulHNBFca5LiY+uH97AkHaMyE9/mkCYWSfkKxUDLhGL00YYN4a0K2+GjCTOnlhMNCx4Q23jHgHPUKcFEHBtQKkQF9xC0BBXxewCp1WYCpdDLgE9oQ0EabAuqE5oB/CK8DhtLfAs5T1cT5nMPEnzjNxNOC/8S1NHziWj5+Yh8hZeIJcc/EdVLVxCpaN3GGcHNiJN86cYXQPlGlsA78nHcMXMVrAisEbeBacUngaqFD8BCSAvNpYeBKWh74H6QmcCDfGGgl3QsMlloCXYTXgYmCalIvUT3pkKSZdEfSTvrWLHRSrpAwaQItmfSjunLSsDf1k3oq7kzqTx9PyhR/npTGk8nfUevJ1ZLj5MWSZvIA0W9yIA2ZTJnIycOlhMm3Gd3kH5nCyd702OSdtGHyMfH2ZCXTPHkievTLdj9Onm9mPWUW7zblEvWdUq0JmnK5+7IpS/i8Ka308BQLWjtlnPr6lCrxV/MBtHlKAH055bnQMSWRWgfVi+ogG0kTFMdrg3bTGUG3SGTQLJoYZCtlBL3kSoPyaHVQKb33nrtUHzSeNgVNlZqD5tGXQUVCR9D3vP3U7grN1E8F7VQHcfbUM+C1qW9ip26RUqaWIyb2OuVNXS+N9Pq7pnKqTZ/GqX60eSrLvJy6jXZMZRxVwWcFh+BqQRO8gIYGd+djgp2ZlOCvxYLgZHFf8CjxZPDPYkPwt3xT8Idca/BjIgaHmyun+UrO0/7Ej5x2hAZPyxYipmUKydNC+LJpt4TaaRGam9O68K3T/sK1TzvHK0MGKxxDYlHb/yZ6hXSQwJDbJCzkkWVsiJtCHzKO7guZQ8+ElFg0hoznm0OahJchk9RkusTYT/+N+pr0lTTTHwna6Z+S0OmfiEump6qTpn/K5k3/Eymf/lCome4c9dH0P0lt01upOP1vgnIGp3CYUYwcn2fmNkMLrTyVCZxRRsNm3KRxM+rpxhk7aM6MMeKeGXfpsRlLhLoZfyP3Z0yWWmdcM22foeyjnBkmOc8Mshg586/ijJldxOiZVn0SZiqFvJmzkU/lQvnM32j9zBCuaWYy3zJzLpVmCqJ5qB3tHcrzrqENUuiE9Yxn6AsSGDpUDA89LUpdPGls6DouOfQzqczlI9v80Fi+JrSB3gxlxUehtyxehmbwylmM1HuWAzjxM95tlsD4zHJXBM1aLkTMitQkz/IRSmZV8DWztOK1WZHivVkmolffVPHprC18+6zuEjd7O283e47k3MWeusx+j3rMdqQBsz+XQmd/T+Nmf0FSZmfSgtmuQvnsYnp+tjO9MbvB7svZlIqzTRjlnK2C/ZyHvM+cSil0zli6ZM4+KXlOGJM1ZzVfOqc7rZrTxNfNWbbikzmhkjgzRXg556BEwkx46zCOqsOG0+FhCoU2bAMTEnaRRoftFRLCTrIPB5fSkjAvvjJsr2QfOoGpDVOIN8LC6YMwf7417BOTX8LqJY3FJsl6bhTvOPespJnbh2rnNtIZcxVM5NzxUsLc0YJubgT4bae4b+4opnqul9gwt5xpmvtX0jz3C/HV3H7ib3PnmqnCs8RB4X+lnuHl4uTwsUxYeAwfG75DTAu/zxSGP6MV4QfEM+Ep9Fr4Au5+uEhfhD+mUvgFQTlPFF3mSYLnvAwaPO8MHzFvqJQ073Mn/bypdN+8SKZm3oe0cd4i4c48S/pq3jBKIp4y1hG/UseIjwVNRDYNjgiR4rUcjYz4XEyce5JPiOhLcyLqaFnEer46wlZRH6HkmyI2860R10l7xD5qOn+uZDc/4I3z/JeC5/xrNGj+OMm+t4kUMX+9uHJ+spAyf23Xwvl68eT849ZX5i+AlrvPtszXvGmf34eaL/iVd1jQKrovWAUe7sf7LHCUghaU0AULOGnlgkbTlAVOUUULukvnF7SJNxbMku4vCNa0LmihioUqarew8W7/hVvF8IUxTOzCYYrkhQ+EwoWUr1xoKdQuJMKdhe1868JUoX1homQduVJUR5oymkhR0EYm0tmRQUJs5D1BH8nS8khHWhN5sWtjZJrUHGnOvIwcRTsih75RRU2ijlEPqSZquOgX9QMfEvWIj436TaOLslOURfWjJ6OCaGPUYs2dqCv0ZdRG+p2HI9MRFcyooseKfPQF6hZ9l/GJ7kGDo6eKC6JPquOjNwj66E9pafRadVW0s2lj9DPmfrRGaI2exojR/aLMFtUwbos2U59FKTRo0SIpYlEmH7/IR9yySCHlLdop6YeU82WLuimqFw1R1C8SmfuLXtGni2r49kWF1CpmvcYhRst6xjgx/jEiHxrjQWNilHRdzAsxI+ZnUhKTLlTGPOdvxjynj2O+0LyOaedUi4vAxfXUcbGPVBbcrNEsTtAELa6kcYtbhZTF74nFi3cI5Yv78NcXf8XfX/yavlo8hXYszuFVS+oFhyWT32iW/Mb4L/mBhi/5iold8oOYtmSwGO5L+JIlFkzlkslC7RJ35s6S9fTxEk+pfcl0yi29JfZYWsOmkHzBdekVMXjpYhqxVCmtXBpDU5ZaUPMxR6W8pedo2dJX4smld2n90of09tIHmpalX9GOpS1EFfuIOsTa8W6xc6l/bKvJrFhCE2OHwTcfooYl07TYjZrC2EC+Otad1sd+RptieaY5NpAWLN3Gv4xV0I7YNmq1rJ1xWHaPui87JPgsWyVELvMTUpb1lfYs+5FWL/sLqV8WKTQtixFaln3BdCzrJaniLvMOcbnULa6Z+MQNNAuKU4lxcYdpcpwznxXnJu6JG/6mKs5CbIhbzDTFTeCb4wpsf4wrpNbLPyaOy/symuUf89rlyUzY8ktC7PJymrLcTCxY/pTuWz6eqV5+j6tfXiXcWf4l83J5NqudWk25+Dsau/jAN5r4QTQg/oYQGh9kGRvfxOqjd/L6+FihJF7Vpyo+nr8e/4C5H98Temgi/zJ+iu0/4ieI6hWZrGbFUN5nxQVx9oqr4JevhZgV48WNKz4QslZ40ZMrPiH1K16RphUpUknXEr55RU/6csVVxNl3lh0rviX2K21415VJGs+Vg6TQlYNpzEpbIWkl1RSu5MWTKwOY+pX3adPKCvrdylrNy5Vq9Hz9BeWqD4nzqnTbUate8GGr5vAJq0bRtFUnxZ2rutPDq1yizq2aIbWtms6Lq/J564S/co4JPUSPBL0UmHBXCkvoxscnZNGUhA2avISRTFVCE61LaKe3EmJXfJ1QInUkEE61+gDjuHoRr1m9hteuXsOErP4HE7maEZJWD2KyVm+kpasH0GOrH9D61Y5C0+rj9PFqV0X76k94LvGEYJfYVfJKPMUHJv6ZRib2F49NXMkkJP5IdIkjaGHiTFqeuFpdk/gRaev6Ob2VqJAeJX5q0Za4UuDWjEBMdZEc1wTApmfF4WsmSo7O4wXtmg10wRoVE78mkU9ZQ0neGn912ZrzUu2aB+T6minigzXv0dY1D/j2NVtEq6T5vEPSLeqRNEjhn3SKjUj6kiYknaC6pCimMGlA1IGkGPogqQvTmqShvyYFSNzaGV3t1o7jNWuni35r1UzI2q+lyLXrhYgkN/QAJeD8Zi5hbSXVr3WRStYO7XZorb14a22xVGUzWny0dit9sZZI4tpqar7ue7X9uq6CZt0jLmjdJCFy3ZGuSevO0sJ1c7qWrxtH69ftpbfXmYvhg5dqmteFCuI60z5261dImvVfSdr17kLo+l9JwvoWqlsfRIvXe9Hy9Z9oatYPEprWd1W0rV/OiOv1gjL5BO+W/IIGJP/MhSZHSLHJJZrk5ONSLCPSkuS55pXJN4XG5B+4+8kH+bbkz6iUPFLSTm4UzTd48PYbRtBBGx6JXhv+QQI3eElhGyaKO20fiHEb7muSN0SJOze8L1VtWMjUbaiitzbMER5uyBV/3cBT0401gt1GczpoYwbruXEwDd44QIjYeNN2w0ZvvmxjAav3sBaqN97iGzfup7dGPxbubFxFX23Mkjo27qWqTdsFh03f8NpNnBS2yYKP3RSkSd7kzpds6kGrN/WW6jd9Jd7etED8blMcfblp3JuOTUG23VI+ED1SNjP+KaldQ1N83iSkOFB9ympNScoZeiZlItOYsoneSzFVtKb8B/TbxDftKTNF882HxN6bTQXXzWvEgM3pdPbmGrpks55u3BxKczb/mSvbnMXXbG42a9zcqGrerJLEzVekEDa5q3LLgrv9t/yVD9zSwkduec4kb8kTc7bsoqVbPhSqthTZXtkyWXy85Tv+9Zarovn7K3j79/8hDno/knq9/w0X+L4LXfD+QSHh/Rt8yftOdOMcgVa//wWtf7830/R+FP3u/a/p6/ddqUJ3ktropjOOOo7R6Hx4rW4eE6JzEqN1zuoE3Wdijs5a3KObTat0CVKdzlG8pSPMQ909vk2XoiGpobxD6nXqlnqf+KSuY4JSvcUFqT+R+NSvhJTUEVIZ+6NQmnqHqU41l+pTl4i3U8345lROaE99QG3SjlDHtG50eNoWGpC2WkoJ6KBhae/xsWkfaZLTxrElaV9w5WnJUqlzKV+b9nf+etpdcj/tT0Jr2hIqpYWI0tqtrGgxlCrTF4m90xeYu6bfk5z7F9CA9OF8aPoscUn6cj4p/RnRp2eIO9MbxMPpEr2UHvzmZnqWujn9jKY9vYtko7/JO+q70uH6Go1W30cRoe8prtSP4VP0o4QS/TZ6Rj+Pb9SX0Xt6E9qif0Je68cIZOuHYo+tg6jzVjdh5NYPpJCtZ/nIrZF3N2zdTE9ubWHqt17k72/9hbZu/VL8deshymV4MXYZjVLVjAPUJaNGdOf30JEZC6mP4zY2b3wu759BHEMzhkgxGWrTpAwzdVaGP1uesUJdmzHyTVMGKz3O8KE/Z3A8l/lnM7vMZXR45k9Um/kzH5I5UBGZuYlPyNwo5mS+pKWZp2hVZm96KdOF3sx8Sh9m7qdtmbV0SUyYmZiZRu2yjknOWZ7CyKyRfGDWUT4sa7mYmNVXTMt6SQqzVHx5Vo54JquHojGrQryXJdDHWa/59ixLSZU9vqtD9veMZ3YQH5IdQeOyB/VLyd4kWHd5IhZkm/Nl2Z+KJ7P9xIZs4U1T9iP6OHuz9Dp7MiU5nm+scwYLzjmPiDZnDZ2R40GX5KxiknI+J/qcIlqSc52vzDko2jg5C/U5+4WHOWukjpwIC1XuBt41N4DX5tbSkNylQmTuDXFL7h6xIHc8W5b7hK/KLRQv5dbbfZJ7RniZ+4xX5tVA/1fy9nlREueQJWjy7MTgvM+YiLz6uyvymmlhnrdUnvcftCZvNNOYF4d7DqF38pTi47xlwuu8OxyXb0Z754czrvlqwTO/uxCaP54m5l+lGfnWtCT/C6ky/xYtdArma/MjaVO+h/hd/mD+ZX661JHfTVAVbJfygpMkx4I4QVPwVAgq+BsfWTCWJhT4Ul3BWlpYYClWFLBCbcEv9F7Bt1xLwRLaXpBA9UN+UHPbrKjDts+c3LaVWU/YNozGbdtqu2HbZcFzo04q23aEr94WzVzf9oq/v82GebntLP1tm61oVXiD8oW9JffCTOpT+GcmqPA1F1N4myYX/kyzCkNpaWFvoarwAXe98HP6sPDPQlvhdqooSueti+YwjkVTLDVFTSSo6B80omgNjS+6JkWOOEy3FF2XCouOs+VFweL5Inv+etEser+oP20tOiX+WtRH0vNLJK44Wm1X/D1xK15EfYtTpaDi7TSiuL/UqixkW4f8ncYXT6BbijcyecU/0n3Fyeqa4g/5m8XZtKW4mL4uXiX6Oj6jZHutZL39PSnIrgfvuD2J9dy+W/Df3l2M3v6CJmyv6KrbPkkq2x5uVr39Hr25XSk93P4+bdv+rShtv6RRlczhXEs+Iz4l1jS4ZDKNLvlGTCwZJ6aVJNHiEntaXjKdqynpxV0vGdjvYclyqa3kiSCW3OVUO+wFxx2nqMeONMF/RyyN21EmJO8IYcp2hNGTO9LFhh3xtGnHS6Z5xy6hfYeVmDjZvVuvnVYKn50HpPYkKz5o5zRxwc7Ad/5NQlVHF7KnsTFjyQzNR5yVk/XcGYX7lxQTe5uCv95faO1QPU1dbF8d6XrHZqBusdo0y9FOxX6k7HlkuFlM+cf31Nvcrs+IdMr4/pzeM0plXaPt8WB4z+t/Jd3Wh2iLPlmjtH7UwyU30XoM810Fr+vhrYpwstNqdQHm/oFpsTXnJoVYjXGNcTxnTvp7MrHkm8ryOPWwg8kPDozo/qkjbzYjxDJk8jzCOAWfdswpDwtoDeP1f+1ZY2WfMU/1fMZNzTL/clOXqUe++TBt4O5z3ZVb7viduOeR6hAS6hD5iaN1F/uBpK5QkVA/YY0H6VFqPTw2K+CFQ+VsLee34pXW/+GBHjPTy/r72RGrD3/3s9J3iL5Pr+I0u9dOpEcAZ5/r5DY+1sbUItqLzfGzcpxUGXr5+gudqc5+TN+Ygu3MyB9Ga5ndnHPsD7vSzptVDFMlNA5pZzQmkw/tsFSMmfiFzTB/b/0QjU/IWG2m2fU/6amfeVGh2o8bqIn8JHriOLtAcVLxDZPud4drTAKt59nauKkLs0rT/KvtWZvsbupJPh+0cBGV1t77uS/HM6qHd1m/SOs7TvHtS//1q6pn3Bd+/WGeyz6dv85vYmTCHafwyHmNE/PKA8zn6tW6nMYQZpC62+F+Ti4Wavu6cczIwY3WLpak3EyVOLboUWS/m747OOfD8UrrgYHOrVnStR7OzP77PRQ6tU+Vzpot8WRcS34hGQHdxt64Xmi4XrfV2tzDL5l+tMnmwK3rmpjewxxMDirJbrcEaz5bm7PDZsaYUKKzs1B/SEjfow6195TRRBmk6aaPStPVTGVip7MTrse5/mv+fMXs+8ucFb01jj7WwSXdHOdGbHvRr5tfBfkskjTq1l3zdeI0kwf661NGPnSyqAgi/vYq3VYXp/mc4voLpwE57kO46erQfpG3hsQVt/Q6MIQ8j+TK8/TOja4mXsOTtjpYDwg5/LufwM/WJXdbFn3UukNhJX2AaSg1IVnK8R82PI7UWrEzj1mnEcfpBTrGVEeIn+GnkMlFspIZqGhTvFZUsOHcTW6DyU8mO0yPmA7uou9S16W1i9jFUtnnnz+Xnnvsu8BkXay5X+f71NDrjpXaT3TOIfm2XK6jtYJY93CUf6yWOBB35OA1lZbcUCnJNdsokmvbBa9dSH82kowjW7yjiNb7kt04ctHO5F+7M9imkjRblhQC12wtiRnryI4j13wmkBc+k8hvPtOAWUQ9di7xGhtF9D6LSbXPMtLoswpYS1p9NpAOn2ukyfsWee19nxCfx6TA+wU5491OrnkrmEhvFihnUrwOAKeYjV41wCxTLRlgyhl+GXwYq1X4kSxvf1LiPYXc8w4izd7BpN17BrH3CSUjfcJJkk80mewdQ2Z7x5IIn+U4L57s815JznsnkkfeSeRX743Ew+dU9yhS192EXOxu8rtfCN6tcTQN0JSRKRoFmQpMA6YDM4FZwBxgLjAPmA8sBKKAGGAJEAusAhKBtUAysAn4ADiMcY/j9QRwCjgNnAXOAReAi8Bl4ApwFfgQuA7cAG4CnwP3gC+Bh8A3wE8aa/Ia+CvwM/APze+3gPEx0xFXMwXRACMAhm20GkcIM55kMBOIkplIwtlJeJ1CbsGWj5ip5DHs+YKZhmMhROkzg3CKmcRKMYuYM3PIbJ+5OB5OfBVRGGMRCWQW4/1S4sAuw+tykgdblzErSCXsXc2swrEEjJtIbjBryB1mLcZYDz9twPGNhCiqyCWTa+S690ckTnGDxCs+Jmlet0ib9+ekwes+Eb2/JK+8HpIgRTP5lXlMMryfEDfFU+KueEb8vV6QY94/EZ1XO7nk/Qup8RIxxw5SxyiYMMRQmLcNo/SyBYIYlddUIJZx9FoGlDNJiK0kxFYiYivRq4jtodvB9tbtYh10u1let5910R1i3XVH2ZG606y57hxrrbvA2ugusna6q2xv8hFrTT5hzcktNkn3Keuhu8cqiC3nqOvNOehGcFrixfkTIigJAygBM8Aa6AbYA70AR8AJcAUGAhpgGOAJjAG0wDggEJgEhADTgblAJBAFxALLgKsCT34TtP/81fxQ0xbkilIXaBqomwx8aIqYAb40HaS7ZRlJvrZUkGbAHTkeCNvHwq6+OB5gqSQTgdnggwAVR5zx+SzihZzt8L5sO47obY2/zD2ELWf8SZn3BHIY8dKCWBG9Q4knct7PJ4Ys8F5MYhEDFfD/JeSa5L2WcD41Bg7pQuZgnIm2Fr/fsol1NB0Ha/oRnfd4UoCx8zB2BRNAarwnkjNMIKn1nkRuIy6f4lovvaeRBjaEqBCXKp+ZpDdy3s1nDlngE0ZiEJtxyH8/xGYeG038vBeRECaGBGNOMcwSkui9lCShzq/zXkGqML+T3quIjk0gtxGft73XgEeSyCvv9cTRJ5m4IEbdfDYi9sMZO695QCRiKAp4n/H0iuZVZBFwz8RW98ik++/upxvsM46ksROAScA0soWdgevMwt9RxJ9dDCwDVhEtm0j82LX4+93vL12RShatsMQrS5YBHFtuAi5Gru5Brp6BLa4hNyVmFhmkmEvOYEwtcjACOZjkvYzokXP1yLOXzAaSxF4nI5FXnoovyUnFA1KFPPqZaUUuPcX3fyEJil+Rdx2klnnBcOQvgIsiTzcAcFdwZChQxIZ47mZ1nofYLM/TLPG8yGo8P2I9Pe25EqYft5Px5GYz47kwxoPnyGggHJjHc7//xfWoA4SPsiBOgBoYGGWh+8pMSz426/xle7bcfBz5jUwgpswkIJiEwmamuD8l+GYGfDocdeQ3shjHlgErSQ/YzhT3qASX2MFP7T5VJMf3GrmJmvISNaXDu5n8Br7IQV05ibrS4N1BGsELEeCFCPACB17gwAtK8IISfJAMPkgGH6wDH6wDH8zw3MEu8dwF7GbTPPezZ3D/OZ5H2QrYYMvoc+zG0ReAi8BVNnH0R2zc6E/YJaNvsdaen7Lunt25QTp7roduFOdBPLnJMAAHLuDABRy4gAMXcOACDlzAgQs4cAEHLuDABRy4gAMXcOACDlzAgQs4cAEHLuDABRy4gAMXcOACDlzAgQs4cAEHLuDABRy4wAFc4Pe7HTQ8ET8+JMZ/LAnw9yXR/oVOdqTYyYaUOI0kd5xMdfeA+04qHatWECVgAfQD+gM+anMyHq8T1Lg+XqeqtSQKrzFqe7IYSMTxNcA6YD2wUa0im4AU9U2yGUjDsXQgA8gEitQVpBioUNuRKox9FDiuVpIz6gRyFqgFzgENFpHkhoWSfAz0YcvJNFKB+lOrWEViFGvJOgUfNQ4xBT6xBFdZqoim1zgyqpdxo40JLFEWsbPhvzj47LBnNfxyknWD7zjPC6y95ydsqOdtNsiTCIRhAAXAAhxgApgCXQAlYAaYAxaACrAErICugKPQAr+1EDXQD3AG+gMuwADAFRgIDAIGA27AEMAdGApECjr4TkeigUVADLAYWAIsBWKBZUAcsByIB1YAK4FVQIKgJ0lCGUkRXpLzAjQC8Cvgbq0l/aHyfA1ca0YGsC2K8cgVf1IKXr3BTiTnwamN0E4PmCDyHfLtFTODKFHjeyhCiYNiEc6NIeHgzCx2KUkGX6Z5LyelTDwpR+6hYpJbqOUPmSR8d6DBD7/fRkXFNnLjiD07nhTjmiXgrWPgLV82kFSDD1XsFOLFBpHHuO7P4DEO3KjCtXvj2o7wcYcinASAvx9hHqGYx2xwWzy4jbCxZCV487YiDmMsx3nxpBLzqQXf3VCAvzGnZszpMXihQbER99MMjusAF17AWcWKgNS38/tSpSNXVbAXcAswZR0x3zTMcx/meRIcdAPz+g384455+OP6kbh+ArgnC9dqxPivGVdF22go8tFFbDA4Ygv4IQPx9Rs4wR386OFpzemY7lwa0wP8aM8hn8AJGs6PGcX5Mx6cPXhTQcaDH8p5N3KAd/ud/bqyLagfW1A/tsBeW8CFG2GjFNSPLTLXo35oYQctONAH9cMX9UPLJnEcWQt8hbwptuCQOyoyx0JLJlqYEzvWUVHEvvbYwSpH72KdR+9mtaP3s6GjD7A7Me/Y0UdZ3ejTbLnHObbO4wJ73+Mizr3KcqM/ZANxL/bgNs3oAd2iyLBuXXTDgc+Rc19bmpIHhr6BI382vDcnjlFRiIWu4Pnfb8lozragl1DCnsNhTyXs1w7e9gNvaw0batnifovYV5ifKeanxvx8Mb8ZmNcWzGsf5nUe87qHeb3CvBSYVwDm1QPzch8tf3+PJpJZpeGgt2EDIBnYBHwO3AO+BB4C32i4zl0fW8AnCsSaB/jkOuYjopbtQx2LNDSFGnyOmEWdveE9i/iif4lHXc2CjjFuANaPjUQ9bvDxI3r0IIXIqac+gaQO5yvGToGOCCL3vaeSF9Aqr6FVJOgUa+gUHjpFA43Ej51NQqBXolHXPMaGkwSfKKJDvxKAfmUGcq7KJ5ZsxPWuo28phI7aCa1SDa1yBlql3icR/c4aaK4k8jPm0+Kzjtj4rCfOsKUIrTLcp5zRo5bpUcvSUMvSvAz7+fTRMSZ9FKQLYAZYAJZAN8AL8AF8+3DkPcAPf8809Frm/6whrmwk4lHuFQ4jN24hNzwQi17wpaz9Y5EXecgLEbzcYbCfwpBPCvQXOfiOOXLqGPimDt81ZyaT+/i+OTOT2MD+KtR3L2gYL+R8POygQD8RhDHNkW/x4J2NGNuciSM7Mb458vs+fKVC7HRA23Sgf3D3KeftkT/2pI53IBeBJvz9GTDbEPvGPuiSdSrZbc2SvcAha0vCsuXoVznM7RX61QbwkCnmpEJ8uihmkyD4xRd6g8M8atC36sAepri+CtduY9YRK9iajL1G7kBrtENrcOhfi6EzzkNn3ED/GgONEYP+VQc/6OCHLfDDFq8Gg94xtuhKtgV61xTXV8Eu9YgbFa5vhetbwR7h0LGx8hxgX1PMQQU7bEE8qDAHK/BbAPS4FWzgAI06CHNRMV+Sn71+IbVecehtlgO7WTU5xKrIRbx+hNd7LEdMwTfWnB6c5KrrweUxPbkC8FIpw3OFiP09zABgMDCE28JouADwlCfx4IKZ0VwIuCqc8eVmID8imInAFGAqp2VmY8yH4JyvgTbgOeBrsPvvt+NzQf2eSXLYUGjyNSSITSLBbB1q0zX0AVcMfcHv+wE/tpGtIsN90XuhXvPQnF7Idz/U7XDPW2xvaCxP1G4VNJUKmkoFTaWChlKhFqtQc1WoudADwDDAExgDhADTgblAJBAFxALLgKuCIzSTr46MazyhsGjs8+7umYaA3vWvndU4wx5AnfvA7ZL3AfrXcaVhJytC7HHc/J3jFu/skWz5zpasdYeM11H8c9+i3+0a9t7vX/91PvNfbvLqqP2/9Tn3zlZ+rrv+u73E/jU/eaywP3CebMPkP3CefP3SP3CebH/7d+zcy7ATlvG/af/ckNjop+nvnCfvdDaz83joO8dnyTuovt0j+5+bEBv/m/t259TO781753sRwPzO4wveOb7w7U6OOB71zvFoeSfFt3uVv90RuPN1ydsesPN7se98bxkQ93bH37c7KHaet+Kd81YCqzqPJ7xzfDWQ2Hl8zTvH5U3P13YeX/fO8fWyvzqPb3jn+EZgU+fxlHeOb5Z3OOw8/v47x+VC8lZ8pXW+pneep3/nvK1ARufxzHeOZ8lrpp3Hc945ngvkdb7Pl/9/jcA2ebdaoEjen/ednDHtzMGSzvN3dL7u7Hx9G26lb9cAO1/3vN1B8e025m93Sux83df5uv8/bWVKyIHO14q3u7d2vlbKPRkGPPROjIZ0/n343+L2yDv3WwUcfeeeurzd2plRsJyJ6f963PKd/CCNS40PXxxT/m0fyAXa/2YT7P96e0ZNkfa/3FCyPKmx81VL/sg4seX/9Ti62ca32vd/P05j9P+zeTrm/dfjN643vm1M/B/n+e9c7dG5yzl5TMiw4Z1vfvjXeWxnjRj2dpDviWEPwLd/j3jnb/m/T9/1u7xz+r+9/6zz9Xbn6+f/9vkd4C5wT95FG7gv9znAg87Pv3rnHqzf2swYH12UZuYWKkurrnK8PXwn3r4GHnXG4TfvHG8Gvu08/t07x//8dqPsXf+8LcPxx0bTGI63vnP8ibzjcufxZ+8cl/eaeE7+sy3/53rwn+vDv9c7eYzAff97Xfmf66Tzf6qjCsOWqH983P/W/vjvVee3fvq3bUv/+r/Wf432j37+NoZlu4bt/2P1OHn/H7+//9t65t3xxD8wD3k81/L/t37+v6en/uvP/f/T/cnntZX/MX8oD/x/d3/vzi/rwB+bX9WB/3/Ei2vFH9Svf+C8Fu/OTIKI0ULAvAYiIWBqgBa9UcA4AhrAE9ACgUAIEA5EAjFALBAHxAMrgQQgEUgC1gE6oBAoBcqBKuAYUA2cBGqAOuA6cAdoAV4DoRBPkUAV0AgUQkSVAzqIpzKgCqgFGoGbwH2gBbCDqHIANDlGUaUFQgBriCtnQAMUQmD5Q2CFADFAPJAE6GRAdGUBhcDLTgFWDtQAWgixFCALKATuAy1AG/AaEAFrCDUNkACUA41AC1C4HX8Dd7YbhZseKATKATsIOEegA7CGiHMG3ACtLOjG6T5RWNQwVjvyqy+eKz4T1O2W7qZUONa0d/uMCUMHvFhEa80P76myffzNoakjPJalJ/Q6elB16UHh3iVu8b9cvfq8evPnyX/+YrPTwLS2gu4/Oj7PvR90127vzdvWzTfn/L1XzYADRx4ND/F+XJ59+7dnh9d2W77C9kBQfHXPtB9f1FefqXfrkflw/aAV+l4TrrwZnDkl60+zc65Eqz6rPzNmmA1bFjVOPyTixpsje90OnkxtM+s+4Gz2MM8VX57ijkpp/we2l/oEdjEEAA==
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
  if (columns.includes(-1)) return 'expected a first line naming t_ms,phase,x,y';
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
