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
H4sIAAAAAAACA+w6C3RV1ZXn7HPPfTd5L3n3QQIhoN77EjAon+gwCZOgcqMgVUesxU8/M5KBoMRAYhKddtabvIhAUQEfvy7GqtD6KXVEowTkq9FSRUxrpjKKFTVWRVpRcWqnzrRdzD5n3/cL4WNhZs2w5j3e2ffsc/Y++3/2XYTVtszhjDF+v/nN6TzOpkMcByMeV0DGCQoceVwDNt3USDX3nzQNTmU8FkvtjiEPPQvEk7s0U1yw4n1QcTxY0/szpk9u0885yc3ZE5bmgvjceMZCII234m1tPtakB9423WprSz0LOiTQFk9ikvtS2iEu0JZCGkosOqONNFA6K9sQkGqqqWMxvRKbHkwL57ONacoc5JCUzoil7dw23SDWsq0t6QWyK/EDPUqfi9HWlhaMjNhGRHoBhceHtjZyXJuPUxxjMa1GjHxmJh8ETWOkB3kxptdJCOlDFDVGIx0a86WIxTNcGZueF8/8KMZ+kCj5Y4o2ECeUtlnyieEPiLUvF2gpSCwdg0k2cbJKIGXLQDzm01ixmO+FuO8nFXyx5HIglvKRTD6YyUUzFk/mgLIfEx+bH5lMWtyKBCBoWZZhcFty2zK4xcFifMBALpgVAAgEwAIAXLAFE5awhf5YdoFhcmEUCiPPEPjNx8Hq+zH6fji3U19eUBAYNDgcKQpFIkWBsDUkIO0hxTJgDbWLi03gsjhSDMOkECY3hhZLsCSIM9TnzLOKiyMRx4q40UCxMIulKYELGZIiFAqVlJTiOcMFSPxXauGgfgbN8VDOI0VShE3UCUTqG1AfEQ6LQEhE8g0jEAmZYdPJN80i1NkSAVMYhmOaaqKMkiNyAoGcHP2oR2Un5IO/gHqCJE4944dnf0acjbpYPAiMlYWVLEJqMSweCgZDETsEwZHWMHnmyHPkuaNGjzFtMyyKBo3NC+ZmfMutYku7RVjnCTAC4cD5EZPzv4Bxf1lRObaiELmOLC7mfPxfVfHq4AQDrSQvuPCiiyaOkdyruThoWGCj2aA895JLcM4sPskuz7UNw0T/o8RsMjAeYNxg/NIpX/mKbYQFLkpbhkNCWmgu25bClpddZgGTuBpWo/oaQlx+cal1Bf/rIAfJOMPwsSMWvzIkbTRwuQAGLGTxcivMwZa2HZo6ZsyYgChnzLZU9cZPgKynDKi+6FsuMmOKS2XHqwR6xBQ2s1mZjVSAIzoA8oQIITOBKxUygK7X7pXayEYohH6KGDzw1UJU0iqpGnt18IqvTRs7YsQ111Zdd+21EjcGxo4ttSQ/p5rLydUyLM85Tx13/ZUyWCrHysmTJ8tgcPLXpxmGZUkplevKLF5UJA0wLMWTWRb+s5lhfCNi2JhWAd7EF8NiFAXNYX4iG+Pc63jVDMaZ9/5LoABTwxeP6WeuhnXr9fO63Rp88YQGvbShvVODvf+iwT4CPbT2EBGsJORqAr10yOIeDRIEegjsIXCI6Ho6iIDA5ieJC523i2aHCHRtoPM2Eh3N2n9KJxD5AUImCPQ+pUEHgdUEviCwi8A62rmZyDuJ9SECOwl87huEwKIhen+hGrtpwyJHs9dj1zYyFIHeHRo8ru37hB4TL5O1CCRo32qarSUwv5vYEjhI4BCBPT8j/gS2/5wMQ+ChV0glAh36uCf1+JQeN+ixU48b9bhoK/EmMTfTbDWBTXrH03o8SLpv0ZN2X0oCW4kRTRYT+GILOYPAXgLb9MbtFGqk9gt68qIed+nxJT3u1uPLevyCpOklsJcioZ2cd4i8tpaQiwisRWTgWemYc+rmNDZ/B5jd1FD7nRubG2+dO/OG1sZbZ9zEPhSRTFxz7W11Dey3YkAGsqmueVZj8xz2e1GUgW2pa72hqba5dk5da10z+4MoyKRI4b9rDOpDg7/W2XNvZHcbA7JXNHZFFra5btatLbUNbJURycLOaGyeye41wpkMWhub2Jo++9SE/TBLhJloibktqGdrHXvYKM5YmdFQV9vsM1eirDMKM1YbGmuTJnvUsLNNNqOOPZ61GXH1dTNa0eTsqazNLX8/e1Yr25Sl5IzGOXNq585kz2Vhb6trbpndOJe9kL23trW2ofFG9mKW7rOa6+rY7ixUY1PdXNaddfaMhsaWOtaThZul/MR+kXXGTbNbtOR7jIEZ2LqGujl1c1tb2GtZm2tn3lY7F/V/0yjo6+emurqZ7N0su1DM3NqCC+/18V5dE9vfx/ctrbXNreyAkbMbCzfW5bvBDOTn5IYiwbzCgQWDB0VLSoePOPvcc0aOGTW6ohKv2uorp15+xaTJNRe/Ye7jb/G3+QLzHd7L3+Xv8w/4fn6A/5r/hrsH+cf8E/6O+Sk/xD/jq/g6/hLfBjvgBXgReuAX8Crsgf3wIRyAX8NvoJsP+x3UNsf+Zu4X8Ev+H/AG/xym3/IZfLPh29+4+Xd8L/+cv87/DW5o+nd4jf8W/rax9WszP4ZrZn0EX/27g3D1jNum1X0C1974D9+a83v4V/4pXHfTIbh+tvf1+gQsg+WwAlbCKlgkNohOsVFsEk+LzWKL2Cq2ie1ih3hGtIs/wAqxUKwUe8R+8YH4idgpPhWLjKXGSuP7xh3Gg8Yjxo+Np43njfP+0/ij8aHxgHGfvF8+INfItfIH8ofyQfmQfFg+In8k18kfy0flu/JR8Yb81DhsrJKvGI/L1+Trcq/8pXxT7pNvySfkc7JTbpXPyqfkZvmMfFI+LbvkBrlFzjM75CZ5h7lRbpPPw09gJ/wUXjGfN183e8ynYTNsga2wC16C3fAydMPP4OfwCuyDt+BteAd64V34FbwH78MHkPvZmvyPzE7OIV5ye3t7O4tyr719Xvs/VsAEh9eox49zK6Hc4d7ZFVCGgFWxUie1yfE33Z9TCQVJAl4JFm4JVwBzeMk8zRa83nsQ1nsN9RUw3uEOeB1pxCiN6F2aQgzTiJ13pRC2RjyyOIUwglM5j8NEh5UBtgxT8pjD9HNUeNwRQ/FwXBST8pjw98Qvy2PYTgYdcHikXUmlBwdXcHMwuECgFfAYtVmJjtCIgsNGMysq7Dv0XuRcxSwlC0qg9o5mOVUsRz2N5bnVPJfoQxUQUtAm+oJs+gKit4m+sIoVEv2gaj6I6IsqoEjBYUTvZNM7RD+M6N0q5hJ9tJpHCVeqnaQ4lCmvIRxFnMqzOZUTp1FEdV4VO484nV/Nz1emHc0meIf55DxGzMZVwDgFxxOzCdnMJhCz8cTsgip2ATG7sJpf6PBwEENiXL2iVICNBFaJRgbPqkeMVe8bnQfnoN/oiwSH+S1evD4f228RdNikPNBe8Q7jJ3ALgckK6Rn1LgtxvYf3t4f7e4J+lHi8Xjv9JR36WgtvL/MCGBxgL6CQrWGVfARK2L5TVPNSB2oOHcDQHqYw3UJ5CGoO7H5428IlZ1SiM6FGJZCjYh881GWaAyXzNSPh6UDDA6+ipSvwFOHd7iOnKIaUTpfg4wtM5R6oRBuvV/4031B2B29UvZIIbUY55XUlUtkw0YHgAq2KPsqzb47KUv2YMiZ48UvzcMUFZSdAA0RNB6agZUzPUL/LhroQdKQSMIQgVK8SxX5vITIpdiQGdRSUcZFSxT4aXflLenY9HeRAOMjwO0znndfFb9EpCetrnIUOXz+/UqC5r8sS0fApMZPOFQoY9iJCoANdroDlSkfPKSUdWYH2xTBRIhips4Nncd6GHmb+6o6oUeMsuhD3IO2F6GfB0j9DvWHooUYlPEpS7+q4slwBE4UuGhjQGHeuwGC4p10bALwC3BZCHRSFJ+wEHUx1QlcJ+wGqJ5j39r30GBzMqEQZfomyf6XsGQxefCJHL08evYv1d/bs/s/WFSc9p0KiBkcNpWq5zF6TXC5X83Hp7ROSopfBJSktkqbLZ1kCFGEFLtHJ4lmeSKcO7bNS+y7SyqIPXUNrif7GjETDKAdH5SQdKIYjI7enqnJQ+zxq5KHSwaasqIHMwMYa4Yc1V2HNVVgLh0/RZjTUD8Nax7sOa1BhjbUgGdaAYe2qmE5FMVdR3MRFXHNnWjZ1EfA+BcW/bvCGQG9FhYpHtMCV+lzaqbf4ZM0VOhap9iBVpqbqwNu5f2LWmXDEmVyFEU8ejYpiEumbyGOXoQXFlBashkamAHBiAqR9PJSRVet18eWX66jVgRAMFqk1gxYuzVygDmLhsTuIcdRB8H47iD9ldBDrgTqIvOwOomt5nw6ifXmfDqJjWZ8OIrGsTwfx+JKMDmKzgVYv+a4OrAP8hIs/CY7l38uv0IVfXR+9jCq/vzod0cq6vUiUeRMs7e8muKf/m2Bkn4tgh38R+AYxvAV3ppQpyLwf0EUvpvX8lkasXZF5WeBGmIkkBxHV3oUaMo3jcxH3OUvywTO7DmNox/CxG6WdzzWrnjSrRVwrkPAVSHBSayWhl/no1US35u4U3UP+xg7txudRgE6eVn4x963Xg9a7jybz2nfkV8I6TgZp5yTvJjXfzlMCI8v36ezl/tm9/kn7CL3CR+/NOG4Pibd2ZUq8HrWKDW+3f9wu2t3Tjg7Yic/HvuRqj3bJURR4K7UM+rrr+POuu+OdsOqkTzi6gnbwGItFx9f+eyctW506QeeACyW6YfBK8frBr5+8Ql2Zj8/TjnZQUKhiwxyRTlzh5arEFemOTVG8eldGNomgm91SjBRFUdVKKAGptzhyh33cHazvjlRDckINwRP/WxqCBuBx3ua7uYtldJueq64v6RXhPeu5f8xF/XCGTb5GSfxCZF765UuOFJZrKl+joGQmE5MId3expL+3VUI0biZP65E3RzmtlNxJfbtA73PsVZOlW91DXeotFCaW3KVwyVdEmmF8iP5fFNO7Uy+L3H5btQq0Qm+KJXfr2EMHoZCT9K2ckPUqIRjpS3O84qDe1roWU6uCzN5ZqEu37nuQ0iCLlizWHE3dwtBEtRQ9hqYTqn3kk6NKRn/RxL7F47c5cmoekgjCKqYmGhh/lw/1lFg9BophP0WNTRnyc82gziQ34DHXEoq7dKxL05KgzoizdDZOzVP+3OWriMo4AZz5Ktbcu2F/9z9t2P/+RZXi2/re1p9DOG1KTx/sYpXipvT8n9V8OjUBWMNRpnZw8fV5NLsTXHx5HsvvAjeo8IvBDSn8KnDzFP574OYr/GbATEC4HdywgqvBtRW8D9yIgmvBHaDgQ+AOVPTrwC1Q8wS4hWq+EtxBaj4f3MFqvgjcIl877nXwensD5dhgp8h/uS10BvlPthNxBjgDnQK7k0zq9TBF1otjWL0EZ0Y2nnG9O0SBaW6xAle5QxV4DNxh6uCN4J6hFNsE7pkK3wHRsxS+E6JO8rVaR9BGEgjf01REOKZyM4ZuvRtGT6lAiLoqFITq1PDpcieMcX0U35tOWCWZicG6izWoVvnMan4tlr8zqtg1CJwqNg3BWapBEc4w1aAIZ4jqTIRTrLoS4QxVDYRwClRXIpyBqiMRzoAKrBvCiahGTDi2avSEk1+NHZRw8qrYcASDVNsnnEJdkp2Q6tCEE6zmxQhyq9gQBEVVDIuzM1gXYCdH1WhLKWrpwMOgxfzATlW36240lX5RSrhU+un7/vpk0+Xd61/52IYpE16FRWFJVlFYcpyisKSforBWp+2SjKKw8IiioDyQWRS0R/orCj9o/xJFIXGyRSGRHRiJ/7micHrXgq5j1oIpVAsuoVow8RTUgsSJ14J+XX5a1IJUuoG3T9sfkyy7EKhXDb8SfN+vBGs5lYL7ONaCpVm1YOlxasHSfmrBm7pBWJpRC+45skHoUwsSR6sF+75UgyBOtkEQ2ZeEOIW1gLK8a51Kc3xP/P+OQWdx+bGKxHgqEuOoSJSfioZBnHjD0F8snG5FYh2vp+zLLhKH0kXiPr9IHPSLxAFVJBJZRSJxnCKR6KdI0AtLIqNI3H5kwyD6NAziKEVi/pdqGE62SCSyAyPx31AkOv0s/7+e3c6xsruMsruUsts5FS3AiWd3v0483bL7c53dmDbZ2b0dUtl9v5/dm4GyuxMwu5dlZfey42T3sn6ye75uAZZlZPfyI1uAPtmdOFp2L/hSLQCcbAsA2WUfTn12P5Z9p/c8e5pku32sbC+ibC+gbLdPxV0OJ36X9+fU0y3bu7TXEn2zfZFIZfsDfrbPF5Tt7ZiPJSuysn3FcbJ9RT/Zvldn+4qMbF955F0Ofe5yOEq2v/Flsr37ZLO9Ozswuk99trcfuCirgf/R6ZHsx8h0izLdoExnpyDTu0880/t16OmW6Yv1VYkplJ3pe9KZvsbP9B4/07v9DHAjGNZBFdZeN5sUHZwK3KgTRExDPQ6aY+rvZCLK8GEd4SpEo2J9tKSmfCEFUnTA+mip/t8uFcZRc310eI1zx1VRaygFeDRn/Xx3hGdjoJqe1UpRFy1qRkfYrc0Y9qVOSc3hw+IOBymG14xfON89Oyskt+soQJlNpyj9f/DaJP3sQ6ySWWCAaLmn6r+qICVxF8awnVJQqbOVRweud0uUWFt4tGC9W6rE7uSUZx3ctdJ/ezWabebRwnwBjAMWFI+norWD+/eeL4VefMCvFeq/2461E/ydWp++60FHmxpNXqaMXKptO2ioY6FVh6NQAdRsQCpb1ZNmpo3gDHdGXI3rZU6JgySlyrjO2VcnbWHvSFrMUf/dV6C8U9jsDFR+cXKQV66ns9x+hkp5FpXSUP1fp43GrEffhtG76u+nJucZKlYpalRFxj0RzeVZCr5g2jHaGeqK8P2jqolIR5/GCvJx2mXaNr7kQv+ZRuZZKLFijqJ43D+3K3luJFU/TCIJRa1U/bBU/TD7IVKpY2lRIlo4zA+7vo9QQaV60DPxjtB/S2k/py+s/2Lv/GLluO46Pv92d3bnz876/lvf3Xv3zFy7vVFsxQ9tfG1QeseKHScPpJUqBBIPPICg60rIt1YkELKvYzc4gUIqIZEGEaW0YEN7IZQWDMXgh0oNqBQX+gBNgACVKPDiBypaKIXf9/c7MzuzO3uz13ECBT/sPXtnz5z/c87n/H6/8xvWOWNq4NWvNlIkU63QshYvsayl/RTNn1Dxes/bZu1/3uQSOtHEEntLm/WiicOa0aTGutGkni8C9ePGOgW1By3YVzpsvqJsbW0C1TKX5RDmR6hSpSzvKJflHRL3iJTlnceNd0pZHvwu80G2ruRBAs0rDO4M2Cg5E4ZAllw22Y5FEvxuKcoGbt2MLUnj4SQ3J5piwDRKw8DMz0nR4+8dHbf1mS2dt1AJ/b4qe0dRNvNwU442u6mnrK4ZrrHtAQ18VrgMoz+VG2AD5ogK2hXDA7apGpk27iWnX5acfkHn9LE95vSKZZkjXfftomZdmbwoVfWAKZd1T9ZEFUEcZ3MZoz/O7OX4EWT9vKjdKYjiBoIurb4UKCI0CtZppaLgCPEZle6wsQFTYUd5R+11ClpHiSAc1Txqdylwj9oRBY2jNjGiKO9tmIhiil97jquxDduqmqppBb0DRdAGjS16GE5TcJMNjmyg5ZGTiQn0hGI1NdIj35IZT66xEQFFpss8ETmc5p/w5OWsfYRDmACjUY3MbqRGjZg17kfQuOZPVpktzNy4hWb9vCB6qWGl6qVWQ0NKw6Flpe3Q1NJ8aHtpQXSGNCJ6h9oDDchjnaio3IAQhkfcXNww3byt0APHbDdrDN1EL0sTTTbNyMbizOwj/OMywlmZksJ6+FdkjH9u1jG+h7x+VfJimWxKYJde3WNeF517Rv0lo/67atYvFDey6reLVv12btXvyVq0ubf1TNavbCE7vbeF7LSkQeuZ9+OmeWGWJanPvTL6/xC3rfyvWw1WwNxuaC2lodfjuo0WqNP5AvWqa1kXnPNojifiZsESnxbV0Lb5UINZAOv8Gw46mFUHHUwcYmhJs48w2xrdZ1bdZ+r7PNVSrdHhB12cJoqzk3gE2ycM5mU1gvSsuCeL14kBT9w0Lr2bDb1KVasVq+bkFSp8Q9Wcqqo5edWcvEKFb6iaU1U1Z1rVsor5ecVoZihWrJZVLL/uKR8VQ2zLG10uRsgbofDNyOYtFrWAqLcv0vW2N97ltJVCEmwvadCeJsCGycx2T8VvhSi6s1/IO3siijfe/pKPwzFsihEiHydPvfCtEEW3/At5y09EQaMFKkRTerS9gh3OEzuXE/7undj+tn3pxDptuujr9rcal050+er29jfal064T13GD+4VfYG+d69IPFxfv8K3I9krlymmT0kmOIXCGQTIIBhlEIwyCEoZ+IUM/EIGfp6BLxm8V3kqeA+tJ4y3p3ptL/+uZs4tKOQWFHIL8twCXZ0QSYajJMNRkmEpybCQZFhIMsyTDHUFznpL2P9BxJcaYtkv+zjvSYuWPD3qeHwLnvi0nJpP0Ext4iCKJeclLD6a5AzlWEE9PX8WEbCrk2MTNqRblhalNFhiyb8/1ksATGKACSmU8X5ac4tnQJIGhvM5rJkNzMQuJAO0ATZVA4FQk8HbaptKyjOeqmdyApM32igRwjoOL2UGr6yW5XxuceY2m9dS6nrabeA4w0zWtDcya9ovVFrTfimoRxdq52sXzPPUnhk13jYLyFIUeT5rjv6/qm0eAF8s35X6ZqIVbM0bmHjqKKHLmgQCb4j84hbkVVqow9JRlh00adddOzdM/HXDiAPlE6HEofIfMFpxW9HFbhwhmI87CKJ4HwInmUNMN5nPBSYdFUVfxNyk2jvJAmQtczvJIh7wcCdZYnGL31MBPexdtagWRFRFV5ZYVLVfzaswdc9tqTaLs5ZZFhB7VOS2cmM/k0WhHiFNyG3Mz20VPh7UcrFxLX3OHCo/FxvX0tfMIXDBF1xIenysTPmEEsnCUfs1Uy1cjfuq9oD5z2ayshMvAK3/yUxWd+JFgN9XzTjMm7aHhzjpaakVXQiRZ1gFDaFczvdMKBYTcSYW5pJFXxfhy11NzKyK4inuD+qHAfpjkTtD9VSfOmOpMHrmQ9sxTIdaPo7VHJ6bufESPRKYVODUkgjmZIRT0BHMyXUus5qPY1yJiwK1JdXFVD9QC4rKscgCtf3vwa19qvAqJGi9LbXCErSAbl5ODR7xfyg7AwjM2izA5u4exr7UWku6ITiTEUmXr3BjoEn03urPeJDKrsrkzRS2pDCNUQiOUNUoOBSvIliPVxAciHsIFEYL4RzlW4MaLkQwj9yhhpOjjFRZ7Bmgb9DTRrFoLPd/ofDI3OLS1HVUL57zXR4PVENElaerXtLctP2GV/ixptU0tIlA0/rYhvgsWNE/tLX+hh6WOmEILUQjFY5PzU0fVuHI5r4Wfemi3gFtUlY1b0qRS7XyVINldlk98qrfT5NXnCC8YsZrfp0FjePRHhZ3NN+zGa/pr7feFSe+jZVzmTqXHnyfZtbDNEGt0Lcn8DBT9/gPmAZ1lp/+BD/dir6dR6SklbUMdBWbqo2K9jFcevKfn3hojz7klR7klT3abFbV3qMppgexZVv1U//9w6SvYugb+tB27KegBX1DXynoG/pqFZu0bECGOLwXFhrFk5FMaWEkf+ISutLPW6qtw8rGplkwxExInz59qLPiFfqs0iemj6JPC1DZErGAwhbNUTH2cg5KdYCCFUgUHVSnT0EfO0YH7TNPAR82cxRvQx2oaSAqmOOzMYpPyonsAbv8tWM2iCA5ZrsQgJjZbvjztu3QUpZvv7dpMbMzEUilYtTR5zCp7R2tGHWmKUaNqYpRR3Q5rOC0uQudTJMjW30cAbmfZVEUuLQkSixbK0uVSxBRT6/J0SGgzitocVozS3et/ZLkxtER6yu89rYot68Zqc2XPpgVSNUyoRLnlWuWHGwffwiClPTXtFLpB+XiD/DFX9cXv08uvpcvfiI/1kf9C3WaA73W6ezs764b1pki4fhS1o3K8T4LSVbOJLeMM0lzz5KspghcmtDB8dmczqVcrVkt02oeNk7L4G3eZ2+KTIu+bWh5IMu5uvJtXWRaTZZzufKtKzIt1USftRC4MWaPW5BuNVUzk26pBj2wI+mWKkq3Wsc4Xa8s5KKbldu5nBd/UtbVhERRPwXPh40GNV6T4K7BcLcL2ontSoHtxHhFs90Hi2w3A9eh9tXT6vdvxr583bywyZu+0ZI/RoNWToMhaJD4CjQYqRA02CEQIRrch2A+nkMQxfMInGQBMd0kU3HP0zS2T9NgB/RH9LGwk3RBH9FOsp8BJOwRKV6mVbNLDMg0SFf2Mw0SEqiIICDpb6kOQUCyskXzfU6EHSLCMKPBiGiwg10+zZaPB84YDYaTNBhqGhwIDYagwSWmwaWrQACmwXgnXtI0mOwQsQoNRjkqDZgGByMajJBnVPVoRHJ5LzR4txKbQoPcHxGUz9QfXe6MAz2lqDP2F2hwcUSDB9UCaHBhKg1yBHMyAtPgglwXGlyMD+LKwSIN7lfLoME1wkIqR5dpsMc0qKjCCWhwsKVipsE23bw6SYMdjI0Od/cQWDZOgzwip9KgnpECMdN4oTCGq1nnVMCGBAKPkegzloQaE6HGWKgxFGrsiB6kK7g4EFxUgosHBRfb1bhYXZ7sQT8YLxBSYcAERQuTMi52fMcr/JjhYii4iM1FEhZxsaNxkZ4mIrCwhIsh9Qd9puFih0aDAB64DY9oqLktpm/CbQnNJsRtB+mCcNsB+jbObZ0HM3MJhY4dZHpm5jaVc9ugmttY3TwAxXSUYm5T6iC4TakY3KaE25Q6APxRKgH+ZEMnArdFJW7jMUdpjbhtkPdWR4fVHdVXi6l9lnYyWwxp0Qkj7tJnqWK2FlaGZAqsnAQ/HGTuCaL0Y9lpfC7frew0OW1Ygxs08PwbcTe9SdNT2o47chaZsouIF+U769oiWV6X+HQw8HDpIcbDRPAwFjwMBQ87goddjgxC7D7EhDgQQlRCiAtCiO0yIQZCiP7eCLHKUHY6IX64ghCnGcreJUL85F4J8ak3Rog7VYT4G1WE+JtvMSE+X5Re5TrP18zCkfyS8f22yUfypa1rIp1j80FZpmEgKAI1V6bCJrYzJT5p8Q2QVrmqxXzigU985YFPAuWBT0LlgU/aCOZpVvbAJx0ETrIPMd1kTk8wkAy0NZ+EO8k81sN9kFrRehiw1IqWRK+nfAhI6NGeFz7xtKiCJvI5FbC0KmRp1X4qFU1TALFQNXIhm5YDNFUIaVWogqK0yuG1yMv5xElvCZ94mk+WhYw98Mn8UfuWqeavEhk5D5hfMZP+DqGXc9j4Ky24ogfly2Yc5Iv3MvPJ8ohPAuQZVHV1IJd1V0uxnHQjJwouWAlP7lJaZkUMWqnRGdQJq+iMBe6JQU/1qCcWC3AyN4ITpfYBTvZNhROOYE5GYDjZJ9cFTuZihSuqCCeLaglwskrzOpVjgeGky3DSo+quAE6Wt1Sf4cSnm/en4m6qACchBkfIfT2MdaWLcMLDkS5vc1ugRSxK4M95eFpaTkV9zTYTYIwAwTql6IhkygFjLCPox30E3XgFwTxV3QFqDBD4NGM5YlLKfjFaPLvSQ6Rd7ZTKBQtVvZ7Jw6JBSEdtxfv8Bg8FNpvLnqtaCTxCYpPCj47mC+9Ba4Pu9AAeXhE8Qg0eeEzYFqwAHhCe0IfBA8OF2kcWfAdWTSEQp7rEpUq1lJiWZdXIa34/TVJxnImnaqAXD/siTS99+ib0skJzDdGLogtCLwP6JvTSzOqJRXQDYOUmPfT8smCWn7RQux7opQV6Wca6NlkXYi4RwYSqx/BCaA546ak+4KWnmoCXHtbieQpWAC/Z0AoAL0Ghip6MSUoLY1LgpZnXO9RhZdPRZDbQwqUVLXha1sInCKMC7Do9WOACLGzIiWC5G4rlbg9UwRa/SsyAYau7wh5SRFrGJsKRGOn6YiLsihmwI8a9hriD4239WH/pje37NplssOHR607sfdS2bVqTpkBG1Vm76ZAxedbOmXrWbhfIED6oj1FFjgt17pm/Z6QAODjRP/B3NwMH/DwzOGjzllr60iQ+1NLfmsSHWvqpAj64gg+NNxMfnm4zPoh8xMnw4VmrQkLCB3xfAuObx41rkJQUDvq+WNCK4aTvc4X/PzYmWpGzvlq08uodqs12EZf871CeJcuiPkt6WzxlFRVoY8ozS5RnRXHJ9THlGQxzC8qzlbLybNuC8mwV4pJnrGSglWdPW4nSyrPLVkF5tsI4snInyrPrkxIOnGm4M+XZ7omZVVFGyrN4pDyjOXl1uvJs7fWUZ2t7UJ6t4cpahfIsJjBNysqzVaqwApGsbNHeOFOe9WdQnl3fTXl2fSQu+YuyuGSaauj6mLjEHYlLQhGXLIi4RIm4ZCDiEl/EJSsiLlkUccmqiEvaIi5Zm9SuXZ9Vu7YWzwm17K5dc+5Uu2bvWbtWFJcU1VyDXM2lRM21lqu5kl3VXKvo2JWSmms1F5es7KLmWhE11yoTx6paA3GsqgGIY1XEJasQFcxToGZQc/VLaq7V2dRcalnNs7iE5i/ousITRrxInwXYGFULt09txgf01+/djA9WRNRylQNarnJwJFcJR14OuSI/n/83pw7eoBF64Ea8CLlKqOUo7TQk7AkJh+T/AdbdUOQqC7lcZUHkKkrkKgORq/giV1kRucpiLldZFLnKqshV2tM0bzw13U9LXPw2hC+a8dvxNF0zge+48pJ5zF6H1AXmnoZ6+zG7S8HboNIw1AGIYgx18JjNE/uzViaSeRmHJPQC/FKJlKpcl0wnpZ+tIKVprkt2JSWaYjjCkZNJnX+XLZG2yh6Ty+hfo3+8mJkQ8T15/Byx6FL017LovzGo+u0qqPp0FVR9pgBV9TcJql4qQNVfhlVQtV2EKjDUi2MM9dwYQzEyaVIqodO2oNNHt++hUwU6XRtDp9vmbuh028zR6d/NHJ2+aebo9K/m3UGna7x6bxRg5/Ydmx3tmpZZEeP/Bzddq+ambW6La8JN0Zdng6Zr06DpiEDTukDTAYEmJdDUF2jqCjRFMoB8gSZXoMkRaDJK0HTtLYKmjTcITRslWNm4q8y0MTMzTZTiOxiZqKlmQKYrGpm2v8OR6VmNTM8BmQw8TS+aMzDSds5Ir9pmvZqRqlw9TmekD1Uw0jRXj2VGermakeKMkUSEHhc1Wg19Gw7KjHAJERvp72gvydG/iJwp4yasWHkyOTrx1eja9mz09HKVLquR/u4kNzXS65Pc1Eh/b5Kb3DeTm/6mdCjyNeNM4u7Z2snF9GDy2W93uqmTe58N0auL45EtBFHsIejSg+TieGSAgKX6yqU5X56RUEyhArGD8sUIyhMLqJY2fyqdi6R58RswenKVWzwTeUTORG6ywHl0JJJ77uXigUhxsszdiXplfpah1nRVo2QINe1cpIuj5frp+bu7yKVF2d40QP3be7K9e4B6D1DvAeo9QP0/LtO7B6ivC6hVLyiYDqjPVADqtBcUvKmA+vt3AKivPfWGAPWzVYD6B1WAeuMtBtTPmfwuQhy5VMajfJxdn4ocPi7/ySFsfoHTYz1+zQn/nNAS/+kLwxhx9FcLNkm0gInHKrk7971jZLElKg0xCmpyLnKUuqRgTkkBpx2N7NRjIYXSS9Lu9DN6udpd/DP22rGZXtv29exwp191tnO+wknNbOn+W5ZuVJVuW16wlXsAmCnJb2ZJrk9P0tlbkv+RJamqkrxvmouedZoa4alCrwoznqP9z93fSvOjd8kh0Lr2UpEVbl2cMjyc958vp6D/i3OdqeSf2b3kX3RrNu2JzAs2ffTkfSQ/aqOaOHncFe8Ordf17rC7TwdvzKfD7p4cqJwebLPKnhwo8xbcHUTa3QH7ZvBe1zfD7h4ZgjGPDLv7YQg8sS7MCqa8nSSkAr07MO/UnQIOBl3kNaYmJ9ajJ3bgExFESLuBJBpzWqHa2DAYn7yc7Ty3bxqXYn+6Lwt2+RD7HnsbiDs65bLDCJhSSQrhpDcJ1dlhr3XlLE88dOVqdlOVp4mQPU3UEYkPB3CinPlEBaJxxxw09KKhbie0z5P8RDShiOdAXvI5pb4mv8myVBdxfDhRi2iipnxmTHqmlK9Pj1OTX+A1vcIO8q15vDbCh1JdBZzIJd25VtFjhU/FYc+XVSk1VRsSlyZELYrTa8Lztpe2z06kahb9eIx8ZvhTGqecdDMdDCXtFtLOhiTnkHaH0eWs/l2CLBPn4waoYTM9krFBrZ0bxhneh52RJvdI4che5cwxiw+Yvfl7mZypaJxqBxFVbYE664lp9GzGmCLhLWLaxLL7dOJzh+w+ifiwh/QL5eaJzNd5jcpc6b8FZQ7KvW7TltVGmS30rwcTSJ660c0teC1tQiRGvQ2A7FMQYFrnKPMYCceNDgUOdgpNeNhzKbDgjKnJsxHcnzZV7bgRIeAL++RBockr7Q9xsJEHo1UcGPptuUk22fFhhIvielKL6AxkZng/JnXVL9vLpkb4UfypkZcZ8dSXZH4hiTBpmXskYLEfbjDx/2O96KvsbZh/PaNqvcQ+yU2D9eCRHsZuzbttW/YFK5O2qjNJKxcCRm98PfH3tJ5MDAVvR+zn9UAodj5fDl5/DmuN5jBslGUOa8kc1ppxDpN+kFlMPLPxfEOddNyQPWPl2vtm+eWh5zyA1LkFUXSkS9fCGqHnxIky4ulW2eb0F52aPidS4pz8oAiehEPsoIvGFWzd4ZHlAbNFG0TrsNFM3J2idysIVlvZuMBOhqVHE6OhlmNPjV08VI2B2nTYUc2cc+CvLY0wFho7tHBYWP8CebXvKHJxpfMxSOoVgyTfNjjy+NaUC3leawtOa85tsdeZJzMr8HygtE4WbkXXyxhx5IWH3hASKBxD8M4oeTnroWH0M5LKYaMbmJB61bg369SbzckUHVmNMpeL6dJQEveG1anCM1xNjiMsnQwEQz9ASGAX1qJC8jJcrOhDMkuh5KNpymuwesX3fq5uugW3fQ0docEvcNfTElxfXblYXNMahw0R2WHGgVM2+1TmVPRUT7+zmYUHDcjQmoq9qzVjCFGaw0OGkf4RBB205BCxt+gHjw8aeZAbwe4/wQlyH/E2T+NV0XJuSbnDpAU5nXcz8VlSokvjp91z6YUP/AjeKe/YlmnYHh8Korjpu86m/jleP9J91NWt1Mou1/lfW/+7FXupQ+tv+da6vtUv3Yq4NsW1sDANONboHvxo8UKemrRWa/EBFT1A0f2bSVgselhR9KBU9DArelAuelAouk9FD/3yrXV9q1+6FXFtmaBCXfSgUHSfih5K0cPsIfPS7TqEH170Nawy6bfbZxkTqO7yg1/6gfpRDx0Mm6f13MSqBPyQjafsB1nL4K8AV5/R5vcy7grXaAxhfXZP9xKXVnyo+04HNo8J+MnqQQd4htuZ/rV6+P0M3k5L9/80p2nKhKudgVHHPXoW2rPG2CvCDW9omhdSCMkcPH7KohytlF9C/FgvtqhhHDufE9nzCiILTTXQjpQ1hzTRpZnHguMGlv0GTXNtZGnCGToN61cgX6IUa/nrwZWl3TcOEwPDxUq/YD7KDwr3UWwWKE8PnPPD/2bvX+DsuKo7YbR2vc+p86h+SN1SC1yn7Mxtj61YmfGnlwlW9bVs+fHZgvHMdfgx84nYcD0tJ2PJjq8nn1C3rZYQhIeSELANBMkmkQluxiQkmICxcBxiiGEEeTnEkwhiEgMmUQIhnsTgu/5r7V216/TpVss2kNyL/VOfOnV27dqPtddeez3+qwO6YcQ5oRjXUIxToxicmIVmeqplioe6eEv/7urf+UjG9EGcg/ohwiTPN4shLj++W2Y+d4pnZO6dIty1VeSNY4JXhpJXagZN3dOL/4oKq4x5AOu26FeNCZYrakxor382CHuoAgDd5/LQ0DJyF44HFlJIAwK8/NpCKocl7B+WkIalF7Kuu7Z+rJHBM5K2IWTwbWt09Lhw5hm9jqoFwRo/VguiVxXr87boWzTVVT+BiJtguEFOyWdAHtW+XbFmFnKjYnbWRQ5zBHDewCmRI5Ft9S8pENr4F2C1KcjAUTFTzGacbn4C8m0kcq++7cntYZQuzvgZOVZNXfiGozdl6iaIClAc032vuu/dBJmaNwsoaEkqjrRUDEC4crtRyb2+H7EcoiwJNNQ/ezDvRpz+AhHAkERIIockUp1qPMgfiZE/PODwT6dvvU2ChCGNxIOkkbiUTRc8oQY9ofQT/fJpcx6HDUggHQbdk2OLbIVFBhnF0/uuEVYbNTlkO59skq1WQfgukEThMbi+EVCgF8F8kHSSYMeBdIIjgUgnISczYb4Ss4nWcGgjgsYsbiBZQbdWbXlhF1CnKACQ+zbkzhCHZ850zWOYtaZhhNuJfNzIsL1NHz+24uvFLCnj3VSsFwtvj09RHouqlFp/N/RwTvEN5R+3YptZBgzMihfwQxYk6OOmXjhFnHhqBqHMwLvm4yw1ZcqRO/gVevHL2izI0wMNKhwljEVDbQzn90+lB6bUHNF5o7yGXEybD6TkPBS5uInpYXmY5ggCM/Eimqi8xaaPt4mwltEKvEsJLtSd+Ew2O3coMVy8XUmY+CEOzmZUnYP6MsujKQ8tiIARSUR54b7tE3nEEVeMxj1Lk0BbsQFShRW5QXfk3YeMCjU1kjsjHAuvxB5GnXbLUWr0cJK1R6khY0h3ZZQaMqx6lFKMkmuNUjVi0I7T8FQwzHqUHD1KQFymXWLhKDkXqMtkkC6VMdqGoQPCL4/UFhmVcQYWx1W62Phsl+FZR0RVjc7jzjSDSlqjw+piX8xZ4sL+85XkH0K2bvU4iBgpHcsf1zp+zzUjKoIvCqS/cJs+V1BV5otrwPWVEdD9xL652IMJtG8kS++iJ7AVibEQAgG+uJfyL0s8zfHdpXy//UUCyD7bbW2gDUQl7/F5XSrrsBBXGN/LQQs+PYzg00MGFi1Gc0rhbEjLl/Xl2xGOS7zbKA8uODil9vWSGgZTpqZa+6aI9A68ApIXFdi+mBZKVz64zsyt6qER5XpUZkCKXQuk2EtqqodSgRFb+nEc63+RSY991iBDwIctV0dFYYRGY/7Kwm9H4and++ZoNUJ6cLmgy62q1Vor6Iqjz0BlLDRuvNO6U+nBo9u0zklvBHB7i0vRGYLz+1wXigbYhG+pfMDoq0ULDAfrDqIAF3PKUrSLeXcHzbuUSbD2+xChw/k8LvX31FmjIIRNgXP89FkNYjnge6bb5SO0g7LVAPsWXOPOglIUkhV9bHbWZE6Vsms8c0ykrLMBZi+UaIlyL5anfXxcoCDWx9S2zSSj/2M7CNjsZKlkLL8BnI3Wu/eCcUyyHd/k7DmbaZIu/i0b42m/0oExxSfEYO8Vh9mfyEvfcZsWqc7KA6gNFQSWTMRbRcSEP9l+aru6mtN+TQoW3DOcZnlSB/tMugcVJLKzEZsf4/NWiGRnw1Oiicp/XsH+f576BVoT+H6ITjF47M2Ko62f4SYdd6bTd96mBZvALGwoc5oi57Auxmcwj4Q3hzZ34Q59CuR60jtvM4nVQKpV5qIF73gRb7Fw9D19Q1LrXcbsCssjYaUblGdOrQStSPZOhBsrFqRQR1ahoPcPFpUn0o8GqMNqL/agcYrY+lEJmh58xoy+dGFLQlGFyYRk/nTu46waHssDW7URDFBt+LUTWWBOZH5dteFbqo2w9u5WvY5Q19Gq1bHgIRfbgyg7fEvZ0VdKJX3d7Pu12t+MuB2ysBzB7sQ7dvW1f4zrr1lWQbDexgbvGkjSJN4wvzoO15xlDTc10Fuk11o5fcoxlP34tOcrWaJLFbs5XmM358GjFmzkv4KLrHWul9PWdeAxk+4O4UQ38mgd53U0Wa4snG19It7A4iIJk/JdzEWMfSllTi+l5fd3ye96VVaz08LyygOr5LvFt2+aBvyMn8lpk7xpPvPvY9k3mOurAXogqHULsVJCuyNZzs/m7G8lC0+ntbXnPWbFpewv5SEFSSA5x3ydKHKtc4Wp5QpobbehIliutsGAdInsDZPuFhJhJYXjMWealUr05EVtNsumv3ybTkWw2bkoEc8t3H6vRhsJBBMe75N2Yju7CK3Hth+IAisUB7rSRaq7xFzXvjjJv3W0G8paZ7zyDllXpdcoM20k74ahytsrUmUsgt0PWLhszPcg/cG6HM/nbRYtG5wuoSYFttg2L3Jg64AWRkrJ67DWwy8qXKL6xWpVdq1qQa2LWba4PZ2DdOhS9HE1h+jGsB214XE90U/Q7oEpnKnoP7Uva10tGslK5IOc92DoQXrxZhaqcRxaOHl01GQbZAHJ03tOLFoLkt5Ed0StOONnsvgmPkH2HGG+tVNEXXIsJ3rg1dJyZVO0mW753ICrpaXOxVKszNNpNDUWqAHypC1ZenxAgcJooaiqnXz6ZdV0gUgbVtmUamqhFpIqsDvU4qKty+qmhPXvMT9+RAzTtKn2j7rsby7vU4r2KVbpuKUd07qyiuhR/uVybBcUwUHWEZVScx5GL5wysvhiTlIB9UKpIJUbUA0rqErplx60eTPTuUc8wTUqU2p6Mmi4Bw+B6OsGnBRUr7H4uPFJqAEfgxgk5VjjfzcPIA9OzEOL5UQ/0nJy7xPKtnVbxNyuUPYBuhT7eVonXZmWe8yOENOssijfEv6rhP+WWbDeHavGjJVTLrQ9T8D8HdlHkLaaahOFxGbHEe6+JhF/Ep0hWGYAPSNpMP1VHZVARDWaNwrkK9lFf33YO5SYyUJsWX14xubFZ5UvzoCzDk8a2ODpPA5U6pCGmJhE8SMSGZRBFPgREQWgyZIho0YcFfJe6/iA72Iq4UgFjHcDJoetbQ94hVlCR7pmwpf0ePo1Nkq0i5mLAWamoF1Ciq02neQYshWLDSPeLrybp89zSHy5BfNOdcpF3oHNpcMsqymDhecTzguJbyRI0BtBE9SXtssLCPyhzN/ZluSdTepPmN7LVAIewkMA+0FLyreA/npL1r5cgOouR7DDgofg6x7DFQCtpRNS4wJnFAbi9Q6ykjXpKIpEAbVWtuDvbIb3UcceX1bg8hDjvh5jPXE00i0ZaUe4SVvEgQWjqvpH1Wdy2MH2ztpANMtEpt+vsXC5KRulKUwlbLLqn0dMoPeDb624eI9P885AC2cNlEtUiSWurcFk0SENt4241kQfx0W/3hTmwJnyQist4nVaA3i2h5BDuYqxmbNWMF2vPYNFKzhe1wqOi1ZwVLSCqxC1wlrB1Qhj4ZoyuC6o5IhSau+U2PqDYjZj5ileD5UEE1f7iyMKNvpkeSYmeUYlNddQjnJhk6/DOizFZTNnER0WyaAOJJxYSzjY2yDyvIrrhcQyOkD0TD4NdZX7fVdX6ZEK5/MGu8/2KakGDJceplfwmKl9R9GtauOyN6P7Bg1a9XN90OruM1WNi2+DIbZBXviQ845eUY4v4gM+3e9cVpr2IPVEpxTqlh7puE+AW3rMY6SCji3pPdJ+TACtEeeyuuDVeP5y1zIFLoet6p6tRFhE0GqeWtBqnlrQamIjZa+iEJHKqeztuhW2RFLAa170Bpl3rJi5bCL5u5Zq2UKFf/pCRcwGfSk9xufPMH1/xdDGBggNLiP2Ojn7C4VtXRuLDinHDTuchPM8Ndpr4NsFahS1r+SjKtW5EnZ5Mbm4xA9JRgnBJltyeKJ9jSX0kJsubkk6r3fEPPvXBMYIQzODAOUIUyfY08S6EWyCk3zInUKRvJk1LmZWzQ1uXdVGqgv6iLOk2EM/C0RyfB6HL8cASXYucKAz31Pld6DtgW4lWRu/NLPuemzQMUYPtdwKlQgMdPS2xjZwfHE8aIqjADrd4rfT2kmW6lKk8Z5d7g7VxsnAddfy8DxnlCOyHYxzwE4qeszOQrhjKcY1RckwnofcY/hzsSDXELvdRQKAvUXsdhsFc2kSZ25suj7vbcg6yldjm50NcrVys7MeVzSxF6jzccVb0zr5leTec+WKasnlSiGHKl85CNVjU14zi8WKa8kzbMozPWDrXiTSDHsoaWkmgjTTBFNLRDaIIM1ory2RlQbIiCQJ0CVkRLq4cBe+sKwYVjJGLLIiaFGLjK22FhcjyTIVWnJHS4SO0JIfQhZj4pyjzZtSvkXtJaEjgdARQehoDngIsxDDRszTm4jQQXQlQkcIoaNRis++WS9ofEzrpck+UBxDW+uLWK1okG6Qeb5e5nmHzPN2mecrynm+rpzn/6uc5/9SzvOry3m+ppznq8t5vqyc50vLed4m5meZ5z7BFRM9ak10Ks539YlulmKrnugmOuX2T0RYCoDfr7lQdTF1MAmJpPqDbWgpqYaVpBoukFTZgTW0JNVQMLGbEPJCkVSbDK5uSap/q1RzpvJXcHIXnfB0kiLh2G7J3ngT1uyNDUHEsX3ZbAP65t2cucyxiV/2PE/2WuJ6UeYLc+TK46vakCfpAyj+xJQjMGVigODYDexYmmMHJTtncgLHDjE8qClZL4gO2O+ollvBngGBR2/zt3GYrUJAWtTm3AwuOKv4GP6SquXK9irYE+q91uKKToB6On+bBWfSyv3qMI7+iJpAPJz00/R+fvCDokc4T/miRzdwIReoAcoENOzrHhKp731e0nC4DGmYKS201WgQyeTMMNBYG1fe3fUmGVCIcDnNKlwpdxpNyzzccUHeop3titRryYC/oVGj67Ikid+dWwpvV+6B1qb2kAw+5e3T2jEiBVQynQ/UEzlTMU4zZX0D3vlhg7b4Qt/kzyVbObYZ7pkSBu32+2WLu6WLfK3skxn0qGzpq8ghUG7ySRMi/X0imIFSfKk9VotI4krOLpzolsf0EjlOzYHqP+J61IVKo32sLvSy0RyhNXDOCtlw/ipWginj+EvHUkEKUnxA3iy7Fh2aN8nVeB5vdjbKnjeaN5CWvSbn8AEdcUqxgc8QYUal79M0hp9MjKXSp3DzklXWS8atl4yWL0nlJbFAFimtD6hep9ifgF73KxL3Zl5WaIahKvdlhhowbPttkQ+Xj6Dy6VxXqTTRuNyfl5j4sz1H+x5Qg/JQ2hix5V/a7u/mfuUx2+/E71u8AKqYA7+MoWO2lf4PsTPVv0Us5w4iuqiKr1v6eTXoeaWfX2AIyAKx3JNsP8/uQT6b4EprYCJW+0ToTmwj9EyZlN222CeLBbCoyqjGASyRdo2/3dIUiyTR93Y+x3CXY9riYDZWx2gHgYLdjKptNvZd5fjioV5ZfX1j9Y3qVt/IsvoqyIdRzajsG6NyZBmVlRifxSodWVZpZZ+NfXMujsrwGY4jLYehvLALqFMU4HwJOBN7WK+p2GD7h8UZNCzamj643e4yO66e17iCsa2zIhQGdFGVRtb3UDPhg+XwesNS82SpCa/IA7PeZLXxWpMwDbGVhzVbOcsyOoxDbOXi/67N49WPpXkcXuN4JW02XmkeD1nyI46TvNEKNcpKEDIIMnxYZztE5e3taCIQuccvpSJoeLQ/OBYdmJWsAkigMcSx8Wm+XUmgwXlqjSQ4GieOzTIjydgj8hHLk6VRjyoeFkGTJKdU/NFbbB/S/J5Yf5R4/dqLqOM6ih2L2YpCrG5ovwVGB2yZUXEc5dcNF4LD4sBPn3Odt9irO8ZbuKlp3iiOqUsRfyzhBHRKmL339dPF+/7EuXR3L0YzkOQl1rEXtXEytdOLYPHll+hsHzSAOYbn/XrU2JzBbRqpVbH0GMcDxrhlkkhFSJIsg8ud4layVrLse1jve9aghwIptrWtz0Smt8BaQTrTOL0fr2PrjyD+pR+6rdJZwsM1so5IUXlEEkS+e2sKEU4apfUmrZzxppo4IrVwREoGPASzAdQmTT4i0VEAR6QmDaqDsY0AH8MEwmgTslliDcW0g3i7dsPDNqic3N+slF+JTaqY/S/TxfDl7KL93v88Xay4lM+qPAK0alFDseZGPtFEQh/FPX/iXM6i1OOvni5W4zJEEDnOPn/6aq0yVcVj/g1UZM0N08WTf//ne6EbLbg3DpKxGqtB8lYJ1eEoGqWjsD3xrle3kPSotlXhOm6BHvjT7DdOh569u3J+baYum2B2xW4kGvkrYokLzirhZRM5QnjO1AZXGkTYdyUWTLASEXWibpZoFaio2GQ+zYEkgPswvte7OHiG9VkcSe9Iuhp/mq2Z5ykHHpduwQZjVkUqUeqFcoJlf3C89NcN/curtPtJBInws65qzVhr2zqTFu6lC46j8C0vj6P6HOrKZFFLqwOny+5yEdOPT8dLo1Ly6eRYfQW1R9DIIdAMhA7dol+soVWLs6moQEbpkK4PqDhx57HWN7KaJG/TN1EtNlGiLYpG0SRCvmmUTQr0XbwFUmeLwzGxNBrcLDo4JlZLm9X1payGhIqM1jI2Npo/75IFJ138P4bVyAdTRnLJHFlViLRblunINhY5NUOQOL84UsYyAjmlEcgRG8Wb/4Wbe/q7WB35qi4+T4NNdei5wozGtPJmtLIh90pC9iy9iqc5apyzQGmUGpInyhcKhsY4yHzojyEJeMLxfIE4CDjW0Un2KxXMyHpxcr98l28tGl+aiG0nD67iH5WopvGGKGMNdSw20IAPopnaKRYNVPLrOpIkQONcA4Yai5Ij0s141ffMFpo87FIPmffknvbJfoh9siF1pZ8R7ZjsqkZqSn+/vEuHoYCJBdq3gLtNHB5bC8L6NP9/zP/pnL7k06U6ztcV1asPF1bvs9lAYPC0wr/wUT08rx3sDzv19vLTxZfMCzCHvCjX3JiL++9iHfNE45Sr2ps9nmywc/1mmU8lb0b8/9Ezp2XfxHQlySFfRTM6RNRJv8oaWyyx7i7msBjboN6EkMp9xiTp484Lhoujm8DxWkHm6yYEhmgzhSYAU45e74JofFpBZ75X4+9RseFbdOwtp8jESjYRvxn73QbHcsc+KTiD3JzXOiYY1yl9Ztc6bukwu9bxWL4PCl/OTuaJUD/Rqp5AKU8OGo7x55XS+EW2ZagjWEWcKYnQjYSpcnx2oOXHwJYfGbWTR8mxZCanlJksRs0qI94weGMwQWWcUS8uM+o1BjwEkRPOgzEPPklPGHyaDRl8B3RMLd4p1imaGxpqwJoSRTyiSpHEht7zbs7pnBEORN9j6I5pbFquKGM5yFbkBMeWExxbTuDiDhfniFwazjrsnpJa1JK1xFJLXK8lWWlDu4BZ/SZvfH8U0DnN3wv9h20c9+3dyCuN49YVOuMN2qG80kzulWZy62qrRIEs3LW8gQZzn11uafNid8X5PKHNK29h+2rw3uWWe1fT2ruaeu+qemv2LgTKw9EvAbBXG/F6OCgSOdxE7D2+j1/jmx0MCWMqdz1zuprPmn3uqY7s9Is9qrG+NHqMxD2Yn61uOD/RVoJgO6AWajDAvOjhUPp5W+nPqt0rqr7W4qrKw6Sj42xAS1e23eKYwQrAV7/IWGIAqe28vO2LG9cxOu/A4GM1t05Dv3WbVtdDcXdV3X0Gv3+EW+KzkweHetfa+cBtWtZG7Hm07aZ2/eGPmsrLZ/m476E8bTpc3pdjvl8d89usSP1UGLg6uIl2WyaiSGg8tr0DmXlOxUQxUZ2aDsC5GoJS3tw+AYB2CDAtFnqQdhXzw8efjmcfuxeul4GrRGCil7Mo2Oe/DhyKyU5s6rYlMzPJHpqzkIKzZh/1FdpTunEULtAOxu/CN2SN/UdvyuOd4uNKyxGx+PPsJS1D7ItmX+h5e95tsw8i6ysTjnDtTvRim3Zjmbpt7aDW6t82rVYaanibBpzF6WzJWdmed/pnpWlm5V/WjCwyER3NDpqnMXxX0LHIfsXHtMevstZnsXfpCVWLTmiiQSD4LOWYE9MflbCzWnCH6AQY4UV2iqV3BeY3p9gBBkZV+sbOUnZUgihoPbuL8EsAZvAhGCoDBQAJ6mg8Jx372yB0addTGpJqAeaQxR0g/JJ0rh2TGV6imoLfEelWrxS2RUUIknU0dp5QsW8OWkTIRL6alNH6nOi5CS6TEJdpCT23aZUi8LNDnxZdxxZdx6e/My+k8OdN663Fab2i6HYvZWQLTEAbFJ0u2E2zVGh16GjevYJ3z3jBzplUO2dzwc4pOyY3rO/JrIPC3oKd0mr028VFURrQ016IXasAq5LztPDFQIf4ke3oT9deWUO0srJ0OsfNPM26tA+lpbrZgS/y0BSGs7uPLjjahA0qJ5+7kHZnKjU3iy26f4utGvFI6dXvJAzqTw2iVUvLvLsTKZqLGVrJet/rW8MWnJCT/GLMEfO2pb9yi4yX4xb5fB0kn6+rpCVv5WDweXPJmGomBXfRuAkjPOldyyljjgdJUoMdVQ2BV79+3OBGObXbD5a3LdUIONGPqmEEjJQdiNn4JXy1uPCKNp++LIdauX9Z2+2zxFvv+kQZNjMo9KRwGNOlr9kPVjhYONPwUA2CI9ezrOHIUelD/Lakbu124YjDuEhA0MvjtnPmYaGxQt4nAOzx8t9lpDNuMe2E6TFeii1pcGvQ8y25rdua6KbQ7Rjg9oKx0xpEs/aDmKSFj2LNt7RKtiXk3Sq89F0GXZiPE01zkkjkJJHcx4fTgYE/OEE0sGYzx8S+Q1vAPf1k5c0bZSFsZwtmO2c0zSjzpknwJamZliNkBOMAPIgOtMGX3W1LpuAlR5JA4ufcGiijYQwh9NFnVZpnve9nDm1rXdrLfe3pEItn9b+OcDmOn5RNFBFzxFda/XwlqfEUfzGeEhme4tkLDCiHA/gCbi/JFxpWAxqaLxQX/p8LeEJx4eU1fjCQM+Bt5uhFE+UlTn8Tny8PcDUPaA7gASbgxkE8qsUD8JTwgMbz5AE0OJoHtKXB7UHPt+W2bmtTNwVQyryQ2dzQHkRq9oOYkIWPgge0NQ9oswEWgTSaB2hlIcCpL64RklOEt8A7GxqqBmeTgr2DjXZnuynrxWBazx3N2CpZJ1lGGIA1m2UMgN/TcWnuKUIBGF9ucprtTxFLHGFx1nT6sFSEFD5sA63c+FuLafbFjyFEoHkqbsoSPgmu2F+zeIGelbttfkmsX1IBhpY0tVgYqJKKW8RuS3cywS0bFKiwSOlFYhYGlyYmV/qrtThmU6wnySIOgjSNiSw6uorm2MjvDObKFqXMaxGO3f5LJ4so+ckFIkq/dKJNTqUHnngmzEzPT3UOsJwjyFRGYtXN3bJvbk6fhv7NKV+xGkem48qFa9rzghIPlgElDqBGjruo3JncYvaEV4cMLxDoLwD9ISNhxrfsnJ/aeIAX0yCE8VAj3dO8zezZV05Wtm97co4JU6Gf7br6Ck79+MGjyWd9N6iCivoREM8t8ZugoNLH9byxjRVUqQ2Ivphedelzc9KnTV36BN2PZgzEwNYix+gKrNgdhM5Snkmscy+dzjXDgfMCa8kXOYJ74DTswzUO+1gDeKj+BMBTd6IWwAn/rqloXFdUHydZ9AzySHM1J+G2Xrm+rSuriB6rXy6PuQuKQMXAeMeRgFrDNU1a2Zge3Lxzc7/t4WIUHfIhgSm95Mq1B1RB36gma5iTvmgdMt9wujN4zdG+LyoGMXZMF2PTxZ5dKPv5TuTycS1g/YQ/k3nixgCXBMbYD57XQgyXsRAHOroGWliK+9NEiCfWIosPIC09HeXMJiysXMvm/fwSmTROK5EJR8s3rNXgiWdBWMqB/V2yOlccUz+lO1g1OA/tJhsnElVJQ6raUswVI5lwcEOm0kdFNJMthJgPiaCiE5qKeXvJ21P+waMTvY7ImEiOh4EEsBdtS0Hm3NQbyoL7esMQw6VNvYBe0LBURMFyh1UrhpYxnkk932mljdqej8C011ZTOBymNGCendBhmG4OwS1Lv8n8YEontewYJBD1Ris4UQ3smEUVTFg2yn9ZRivjUEisqkeiwK/m0ywzhjztHIwyCqvhChOMshJWw1FYDVfCarii/pzM1woxh49CaMsioKs1GXuGz3FQF3ReKTpCcTyihw9rN60BU7HkBJzGsGcY77Q3yrj2sLmk2chEb9Qex1H2us+To3l4BRxsteHpe9moBQupJSeooITustrXRWFfRrESPexxFAWd7kXJRawCoqAbEQVdVCnoQijoIq2gS6CgG4GrAS2dkSy8aT4bKRV0LH4mRkGXLKqg47Ou3TZRy0USCzVa65pGdTh9/vbCF+IIc1iOAJyS1tV4meEdKXhHZEr2L8mothyb2tXhmHF1MN4WTe1tETDSQOnnUb6OV6cqHUqUOJTQIKairkymaAu2ZOftE3QDNDoxJ4uMUyMGkkBTTdM0i9oz3JmNwInOUntGiXYT0151pagI3u+J3d9LfkepsHJzZMBe7QcjUhsMoj+FN8EbJdw2kWOEiP3n4U76zdWyHCcOnuocZFO8yy6JkAXCzJ2m80JIGz9M/AEiuhDjyggAct5jG3HeQL1w+6MLrlhdJs5rWXAp9DgsJkD1Et4s7graVYbOi3Bb/gXX9UkeKGaI2XkG0mgC/rWVR7+VxJhefiVsgfoozZA2eaP0GEGGIfYXyZuFBKSJ75x/JRFek8bTQx6CBjuF4zantyEBEHa8OGuye9C2tt+K4PPRsJ9mr1jRBesnFBufYGMv9l7WZg/9mZsY/JeVl7BF0bMxLc/ovv09D+uOxF5oLqYcCVyP5nE/6LFPq4c9IZnDmMyGoWBYij1H+9Wxf9W/QLW26MriKcXKkLA0/3DQRt0Zr2H2GBIVGgeEPfY740U1zwSjTYxAoQ3GyIZukrVcdKplHtgmHkjD074PqZsHH+nns06fg0Pj6rZaVJ2Z2GlP+rQUcV1BHy6mlGgaZVqQ6I54JZZVpIFmowVH30gKY/mG1o+f0mpSCUosnMuwWnay3vSmNmfUGRCMJvsBkbIHHsNxmJ7A0DOU0k25gZrXwPMCF2b2hzApdxxpT62Q2WqqcbH78nt6M/G1zRX+4lLHTgkX1e2Y5zffZ7E9BzDTTvJyF+RvTL9hzfQbwvQb7TSLM5KKorKieA5+kS7STAQm172rNzTJFEoXV/HslwF3KOttKZyCVg/JTLhPtKWhG4CCDlLzL57gzZLGWl06kQXTnDAKLssMlAWHPO3fJB6ayfv9fwW4Hd8z7A51CoUd+9V5nI6DSKKEJqObruxEIBMXeUg8OJuDRe4ssznAqeIHg/bBjdaIH1a7nUXaLSXtpic10DJPDtKa4J2lCX5mMYL/D8afr/Q6RlazSySCmcMvHN7DcLLQnse8EzuXIdW3TN2ntW+y9jZOvqte5LgFtxa3wL+buIUjtbiFqFKw1+IW3AVxC2E9boFXTFgGYWr/eR2ngDBbna8Ubw/5JZ9dPE5hs4TwOnU/bjgYeeWhjFPQZWroQBmMxB63hSRnUdotuwXI0VvY2zWneXBYdqTjGQBiJMzL7a9hFStQjJHOzq967+C0ySRRLZI12RXPTqWdN5HjxfhvBtp/U49X3V9zyTTJtads/0wrNfJLJa3NMbWrmNXZrOBxK/wqSb7mecGM2uPNwDn9LDizAQglxscaBEgwsEFfHJi/1plEnhJa6Ux1qPuYc0k7kCwAxzi+SQxc5sV8kgYWR3Mhb/TFMGIMJX6ZmKw5yBpjl9VugcVDe0kaYd++Z0v7kycak9nZY88xksAxYdoNZinN+bmHqpSaD+Wt125lm62EUsZ0CzeSEsM7kXS+jHPEdEvjAjQY+tgy9IaSaLq0tpHSxcMQNeDQB5tJh2FY8y5u0pLXO4Ucaj4nnBoJqNRuZIUP4c9/LoKqAC0T4pRxlmBXZFgsAGUPcYaBdzvjBYXIAA8f4w4sSgGnfgfUNeIg/cLbtRtL9ebdWFmLkYLsB8kap+wevNsFp/F2vRZ+SCf//0MnP5zrH871D+f6//fm+iIA875bMk45RcQDJvIdQ1uNu1uKdYytTYIxncLWPcu2pUxt8gCv4WwCtoZU8q7BlajlVvLjqISlquJRVFK6c+UcPZ2aSpC5oazEk6e95P8CstAdEliv6k9POUij5BUe8LQ8AHngjsP15b6B5TdVgpYNDBFuCVJ/8p/Rundy/c84C+tfJ/XjxLPRqp4retSuvOhtrWrv1Wp/x/eq9gd8lZYoL6pEIDDaeWQgHDpYEqwA3UVwmxAhVx8O+FQb6EwwRHQfV0a76UO3SLKD/i3WB5uIgzTop4vlB1QLRSX9uxyHm6D4uJrOgvQdt3OU1iTViMMwzmW9BlAMWa8YZU3IzYz8CvQq6uSjnDQyAJJW1qBv0s/gPPWzvQSAA/+910J1N9Jio2+30mKjbzfDtAWSux4RgJu8Hbh5LxIu0ud9CppqrhA4CulvSFa4btbRK5Mj/4PiBBVIebxuL8eLQQtgJANewrAgAYxIZelvSj0BVu7HOfNejLGa7qWwYeD8MYqRcmEXGsXBgw6xi41LnKVQ00LJG9wMDfDQemeSBnN4vXMWfYysd5A8PrkAqbiQ5XsVfXQQxukCYnEUvtGIP2MAgCaPm1Fj63mGDfVYmUorNhiylg7h59CiZNjcxDHtNr6VOmXm0+9wqFffg29e+OA+vtXRD6Z/zo+9O1DdAfmBzuRJKB6vLw2fVoL6N3A0eMRDQkh/6uRTaoO7Bnce41RF/tRTn/mVjx14y0ug5venboOPxQZEZuJUebXJJURnQH7LtAD60U8A9AuK2/RNgPDNzt4++3pOz1Z8igq8DOUY3Ih++c6cz9hGxblYm4rY3Jm3C4zo21EBp6LcYozqsBDeJysn5FhNUQaEvGYulxR99oIJCjmSsjaguA/JjjRheEy2oWSo4wChgBcM51ZX5TLxmGijcplw0pFYko40JM1IU3KPJJJ7pCVM9Rp8u0OnN3q34qTzJzgJSVquj1aZcw5qQ2SdQzadwF4crF/oSI7LrqCxpVKTWRxexkMiRlPYcJASXYymQ1gcARbHEBZHm2FbB45BCDxuiSXG4gho56PFEYDyz6KPFIsjAHYFFmMDiyMAIuI4fbSwOALaTR1okORYrZ0n7KQfWZi8EnuMMEP3TGaYxVm23zG0S9iTeb9aA9Xd55gMvamTX3jLPX/yuSf+HejQq+jQ618nb1m4Tvb3L7Dv8kr5hK+GzEo5QSvFrfF0PPgEhxOLSonzb9rMnL2k3Iokn7BIMrSZeaCZuX+VmDtt2gxhMcp8pk23eILmxdXzQpvCE5xDxTO0GUsCQkl6wOAyNWbuFoeUTaXueeou2Hnctc6dSL1FFR5Cyi36TjTJWdHfrkAosg26TJrldk2/PsYgeZPuo4qoT2p3Lc7ezlqldQXeRvw8FE8dm3g572ZXcq+nDB5BfJ4rM8TLodRPcL73OGek2o5A+rbyYQxbCOIdBvF2CrXYIIFaOVg7ZOKF9OZAzktBvCH4fCbgi8gn1gTxhmDw40z1HNPO0Ops9Ip5EHWiZTPp2IVPlIQcDODsb11IeG/oJ7znmPAetoSJ48oCcRSFL+AYbWFC7J6Q/Wr0x85BhiWSePqYMkpSP1c2/YWa/oKrBBrGpj+FDZ34g/DGx+p84bE6bxT6Cwz9+X3053FSzBqXfBPojxjjGzn126Q7q1O+HQT90fc5oT8tcT3u2CIX79nsN/cA6E9qtzlnRX+Gc0Jl2VnAObvCOVPhnENSU41zPqY5pzLEF5bEp2rEt8gIhUJ8UMaC+JQQnxLiU0J8SohPCfEpIT4lxKcWJT7fEJ9nZegMBxDf2xYS3xv7iW+2XgaPPX2bVQYPfeO2mkjxN/z1WhKtOQ0oJwGtcjCl+D5afV+D71n1/Vx8X1emVaEvL6Mxfk5UzZPuxkwZm4mTdKEIxslHa4L5+6N933Essb8/U/0+6zGAWRUvFZh8pnXcltNxv4uW4X63eFZJ8Tu2PDq0Zj5M33m7Wb/shlMC+i3PSy8UL73K3lD661kmCOKj2+jG3dqMxXhJeLWxO4R9eEksnMPqULrsoPQdIj6vdVqSQwUsOgsvabsCVmZ8asXK80+V7r5uUolOZVKJTtekonFBpFvLNaf4A8wpwLR0nQ2M3hEDsmiwOcXnl8zfvqg55c8AyjUIldcZBF5z5+0CXgPnW+btjK7GjJaqrny+uPBdtzMPzwIMH6wTfOxTckKlhqXvMjuhA8QVJSkLiXVpwEcUebcQnC4EI5bhK4y6w16QciW7sfg9GMSxX6xDDtePvhJezPRTMOGIVOMyyNJ7bhc1DNONJqMJiUhWAjjiSprUWEM/ZexzOi1AQJjMQu3G4AQ1sGH8/wvwD4LtSGYtZXs1A4gBe9RyqgkzJl0lOCTRxXnMYGcRfH6CjH1cGD6koW3cGUAdBa+dLi421tgslAoUpzHiDOfqqrYrmcliadW3/QAYBu7eGI4t7Paes0O7YnfcA8yLULUknd2eNyagJ4NsBr+L0hDd3ZdFcxBXJog7bDwwh02zWD0tZ41Yp5KhrrVgM20VziV0smgxOlfxs9PY5JAp6ZZpUZIBpQvgM915oMGep5w8na/4IXsV7eUCQxU28rD2cAeDM9B+CzSGI9mIZXHn64X+cYUrlakXVhl70dllsqHeMNbPcC1wwJvPRzk/Jo/u8ETWodG1ESTcOgb0yJK+fdT2keV69RFjG8GdkcrPJs6a4OqQLaklESZScAe8bEi7vIGOGvBvbmQk4WRdKBeHdmcpNItaBwv8wkbKqXohBZlHIY6AxxKDaicv583lHG/bJm9SrrZs8jK52rjJG5erdVAV8tXkJsnLd46XbYI/ilM+NFk+lJUPjZcPpeVD+vFx+/Fby8dvLB+/vnx8R/n4NeXj2+3Hbywfv758fEf5+DXl49vLx7fh8S3KjoU0mz77rhADuv125lRywgGX0qeboHT2Tx7yPHePmon2oEri1Rc5+r+7cSPlv+P8dyP/jXkIeESqonfffZhHsP7wtrvL79xyOC+uda7BIefiibsPw6mTCiHGmB7FSY3eAWZAw45zGr0BxzR6G6TkKovKIWWSdVClBxX+zvLfW3kceQh59Oz2oYnl99fINhGVN36S6Ln8Iu+WwxT4dVz1orp83UTeugtoB3f12uC4+oeTF/YaVUWxQKhzlGu8ydsGR8pN2Huz5iZvI1Rtm7x1ULVh7t2sjYl3ARqNWY+FIBpCDU0hhUTooCVE0D41BcydmgI+EKiUZ38bthJMRcDTDe8KzAGPM4w3oATsE0QWSApGY0RDBarptao+t2WSrtH5T2jaEcDCE92Rie7KRKcy0UMy0cMy0SNZy6Kh5t1Z4+4svBv5FKzZYnILrHL+3Vmb6GkglbRfKJW0F6ES2lqy6EjGFBrn3P40HzqSpxW5VJevy9XE4cPg/9I+mg2rGFh7lhJJjdyVjZj7s9fS9yy9i95aEtegqq+b6HUtCkTLWn7VzrK6zK4c9JvWKslH7I5XlaUJHkzvkZdgW6i9q2uVNGhq0IEItXeF2lOh9iGh9mGh9pEatXeE2rtC7alQ+5BQ+7BQ+8ipqf3Aqan9Yd9XMz5zvEIJwZNMOJDr5eFgvpdHp835YuF8Dc35mrISElkJLVkJbVkJHVkJvErGoeXvp+jmC6Xo5qIUHQjnizNuaF6tRWtZEuW0D+fVvF9HMmP3Lpvsq99eO9Gz6kc8arWarrPXAI1Bd9AvxE/pl6x9LSaUPu/ptRKLbDMFpJZ2lhym8WrDynnkCPNjjv5OhPpaQn1tob6OUF9XqI8JjQ44m51UuOukcNdMuKumzFQoMxbKPBURHjw1ER4K/HQPJGV/5nvPeG8VkrpRSOp6Ybw7hPFeI4x3+78mxjuCMx14buewRXWv641WNNMFZlXJkYcXoTkkEht6jU1ruNN5DVRe2TBxvKT8JeseoR/DB/MVU9nBo0TxnQfzlXw5lq042hvPVh7traKtfrVNnKMT+XBvyGKQNotmUHQ6xfdW0+c4/Rujf6s077xVKPRGodDrhXfuEN55jfDO7fSxGuZoF3b7i+hjfD2r7cdgW3KzVUgl9mLx1Tf9CyPpG4WkrxeS3iEkfY2Q9HYh6W0/JOl/USR9o5D09ULSO4SkrxGS3i4kvU1IeouQ9MuEpDcKSZ8vJL3uNEj6RLuBfV7tcelfyHu+2iv7fTh4v4/w6Szc7+MaufRt7Q3Z2pH8d2KgKEDUlKDMTyCf81pn3WDaSl4obSWL7uoeegMkD+zp1S/WE68DPKGz1lFEEUDwpQUVZfERRGphgbKtd7w3RNM5zFOseiPIZU3/RqsXraguV1aXY9XleJ/DF70pzVd1gjAMlROKQgJKJvaO3p03RSGQ7gZktCspN3azHj4f3b217WVs5fFIHhrd3fasdkAOOGwJaddu5ciDLkzAu7ay0mqRLizSbio01AqkgWmhEM8c0oRFR/IGHLpQBw4Dd+HHXRO96PTGBEBprOQeeNC8jk4OvfGLvvSzox+85EtfvLAm+oxd9LaH/2Hy1W/7cv32ygHnBbq9AgN2U2+UGv5gvlov+tVHeUpHOOWnVgpRgWupZDa0K5cxu4SDaJQZL6K2AW/oa/KKxdo2uCd259Fh0U5xe82rsy7Ngpw/BhBfcsqRtkpYM1S9V6e6bbGGvIBIuoIWz0paBGO0ArBbjdIk9d2TM0+Lg1nF8294fu4hWMXY7WpbZryvRLj0svCufBycy+ORzYfo+GM1N/P6D27EqIcm8hUQZT1r6d6FuytJsrXW06pi73THc1xF3CAtTLQsVPCFe4nYnPTa4lW0m7NwStaQ4jnVQ0J4qMILny6DnmONl9hasamG+NhCtORhV1+Jj3VoNjZ3LpLZy5yXeNUqnkWH8+Duss+YHfPKZbXX3u/KJ1F1q8b2pEsglIprtUwXrVunJguOhNtMnBr6yPXum+mTJtWdU4LEPavEW+rWaqOLeKPDzO8Q1c81ovrZDtsQC234jRVBcAHi/e58dsRycUYJ5YyyQs4oK+WMMoYdjg81AOVj1eMTSSPa49HuBswN5GFTe8OZwTuc7G20x8X2mTZnCSzLm7LPJad7rjXSGc60Ldnj2rLHdQbtca0Xuse1anucbFVd2aNavM310ilH9qlqhxkpPIZoZ06yAhoKKrNySsQTMJpVWnFhivT/jL3zMHP7LL4rRwaxiA7Bjcy+SrPWkbw6WFtnbCrQ5PSryZHDefNI1ryLGb7cjV47IRVey5HWr9GMFn7FHgLGaEuGf9+ufDXxxKnf+KvH7qR/X71wysnoxtDUl/7h8yf/6d4HvqFvrJx62/4/+b2Hv37P3+kbY3AJvIl6QBx/gjn+imziKG0B9JY19O8l9O+l9O8M+pfRP0mmJosMCKD0wJpMhMKXZmP8mWVDtGVAOHxJNnaUn+wRI1xN3IefoksZzl6mwC6ZJ44KT7RWGo+HjNpg/WrensjCw4eNqSYTKDWrKGdijWl0ad+NbKUZ3b0LAm/MYFZL71QTdpnasq/0ZuFdWWjPZmh9vW7CWmmvYf8mak0e3wPDuNkBwA7g1xJDEeFBvYD9INX7AS3ywmHfOIf9nCt8BIudd/vZ+QLmWDiX7M46u21+XvHytq3dLnl5Irw8El4eCy9vCS9PhZeHAzi5pzxeLiUnd81bsICEu45KgVO2lQQz00JenMKXB5ImSKpldiprtZ7qGQzuUhy8rTl4Tzj46vXuzVIKjDxb795AH2cgbXPJz1+63n01fbwESZjdbA38QJl1L+TuSrj7CuHuo8LdE+HukXD3WLh7S7h7Ktw9BHd/V5JEfH6pc/hgRlh3uEAXKbw8vltz+obsBM3+nSC5Wx9z+k8yLTnJtJc6yXSEy3eFy6eDuHznhXL5zgAuPyTsfXhKZNXRir2vMOx9JZ84hb2P079VmgImKvbORfp/Bhs5TNyIRrRxV96BOxOvcuuqGqhh2sTaYha6q2IRtl2I5boJ4JZnHeLuXMu1+GwO5O4rwd3XTPRW17g73Ripcfc14P82d6cbqwAEdBN1gE7uL9En95cc7a1M+pYBlkCOJSKg0cKnRzRXH9dcfRV/5tkIbQ/ZODH2bNVRfrKbraZNYEKeoksZzS5z9zHm7ivB3Zu1I2c1TIvpkFu0p+bDd9l75rDNl8Ns4C+vneCcF62a/iMbXkR3zA1h3TF93tPrwGTeFGbcYWaMhaq58HjFhQH+ze2LRVJvsannSA7ObTHoFRaDHlqevJ2emj8Pa/68BT6DYMydGmMeFsbM3Hp8IH/WknbFn0seu6zmEZEadq4kQ47FcVdqrc7oYiQG0sBAyjawrOLLYc5dYc5rasw5F+bcqzHnTJjzGcKcXyrMeXQJ5qyVSyuFOTeFOXeEObeEOQ8Lc44t5nzbeLuxxwdjnvFYseQzqIu7BwDFzHj72W5oK5m8jVoQ7xPBFwrgtlDOXDhvLSGEs4by+qW5NHzil9Jmdp6HKtPk/9yWDzM75jAjuK+Cjkd0lmm6wf4wMXxFmKuPiuy+Qpj7SlEAj7lblvu/7ADjklQaPN3SHYO9k/jrXtUeQcsmexNUfrhwL5bSdJgflWUyBDWSwk/4GMtWZCuzkSy+doI6hva2RvTBNhQV2ZpFXgYBZEronLhl7wx63TinthodjZ3RxFZtqWwNVFujlmprQqu2ztjN3kJY3DQR2Rm7uaIJqqhAjA+3+Iyt7ZGE7zKYGH315Wugv3pANIoOEwsjiqBj05FsxZG82sVet7VNm1PWvrbdaKVV0aymeWc4OxLPe3g2sZ+VRiRZRpx1RG+uWWaz4OGEz0x5loVH8nYW3SXoxDAdZvqKlftxNnKteErqDK8jWePadgsq+jZd079rJ+xjFRVOWi24QrVfu7WtA0h5bwKP72VjR0S8zdBtu8m4R1s8JEG8n1rwWrQFr6GJpnuwwNM9+2Wvo3c1RXIA1fKqSbmvHYwLEcpFH3vwT/70L/b82Y8fvlbUirX5z1b0xlpDMjorsjEq0iXqWsmfK3sjTGcrjmQdWltlPVSs7ZUT0innLrI74/KjEcQKWlseO5nxW6j217Q7TItGxrCOKvkZE72JmgxBN15akzLOgFBRPYLvbaE4CBpntGj4VuItpsEPosF0zARaENrUsXfwkUQ3auQ1LN1/jxqFYc9GqA0ted9KdmHnQ/PwVs5/qwdTE/SC4XSs4YQRY2FPSG4YgxGlWevFGrsfu16kjnSoI0lSN5MzYJmlLmvDI38X1jCYFf17DU0Bl2lFliDB+DfE1SxB6jXQzGpSdiDBMWUzObf7yJloltYSMfoxWVIraanY896m0UoSmwUyy8NyzJqZDGKSNYnt1B6jQab32a+ayMeOYHiP3FnehLhcbS+7dIo9Ot6JQMLLlVgHrZ0jh5EMjeT32sOxkAB1MWOmYNVmTSwUM2genA/BkCJmSA2mCAScUcWvBeOA7STKmuwD/U/sSUz0QCL3S1lifkn20qPM+1ViFr/gLNIy+UlhldYgif76e7QSEqaglURBLHzVmFFiy/7S8q6W+Yey9oN5rpU91JkzIfmfleVHez8iFf2IPl6fVYhu7UycCsqKSToeO5xXBGvRLri85chBDVhZ34j6fUBAy3XfD2ZpDn6g2WbvD5bZb5WP60k4b8OayB/XyM3t8IvlQO1KhU4EvgKqWS+LaeJezmFGYw/mq17uQiOD8Xi5exFdreKrl1kSxrgl5I8+DyF/caU6rSjb2G1pnMf0EeBW0azfKALS9SL075CTwDU4rMDavfJ0jgDO6R0BnAFHgNVa0bIkVVR69mUVX46G/Qw5AkzUjgBdOQKcWTsCDMkR4KyafuZHljgCvESOAKvlCDBW077X9TNtOQKs/OERYNEjwJbqCLBOHwE2/vAI8MMjwA+PAD88AvzwCPDDI8APjwA/PAK8GEeAG+Wjkv3xsb0yug4z2lH/EeD68giwsTwCrCuPAC8rjwDn/ws5AtwoR4DrRUDaIUeAa+QIsF2OANt+eAT4QR0BUocjpjMnZdSF1cm/10HP2zhLGo/oglhPfdtAzZXPXHEaz7x8UXftIH321M7adW/vMoOiBL6n36lXEJoKqlRfdRSF7zKwwiCczw8ZnM8HXNeVoOAlkgEtN6NOeFoZdZZKELQQeCA4RXqgYJFfNaI9gx5MJZyvQqd7dWpJ15DyYyrqRckU0uSc8TOIbL9pPgvvk7QxcxaAxREe1s8EfTjjsZlsDGWF8h3YQ+mXQ2ldccD/oEH1y9yVfjmo1hWG1x80vP6gjJUSUz2fJxoAwieKlMEddBVXCOM+k69K7+ag+Xit0+o1rDyhgc5MJh3datdspQxLykktf61yhnkDwM6tplhtEKTzGLgpHgOrG7oY9HIfgOcCl78N8ASIUy8EyX+i5wOyiJ2VAQDgbHYcE2fPOFUBPT0z3fMBtdA/lQJ57rOJ3ZufE1HML4HOrSuriJ7EXy4ncUERSDMtQJ7HyIUIjtYgws49wBjEgifgAQoaDWGZqyGZWfx688GMer4FCY2kGgVjjDuAxwKCgccZaUs89OQlANjGhoOPM+/RsCBO+gzDrKzVmNzFMYZUcIrVmfP/3pl7ANeeyTzg9e8qnEumewyY8mGlIgOVzaIsEpcw58lDxsCOGPyA05kwxHcvFgScRoZ8oFHP0zlHEJifI//ctqwhz7dw1bp4QpQCIfBFGUzC01gZCbD4HMnVgnmmlwGGA7B4efMSnc06nmYmoACzp/gmQBLevgiWhE5Xa6CNcENzb6Kz/6EhMAR4I+BPjk4WpIiAOkB/WrKQiKLSD9xeJsRFHmPAhW6twBhr4CUMpnObgS4xkBaXAYNpZx5xbjhHs2rnMiYHDyD1lzFKeHQlA7Kam9s4KNu9tO3hFnqPvHPINUO1IckcJ0hxQCmSDaKikuSuSCUzNqIGQ6CEZbRsFvLS4owcIc82ySgsZA/EU+jLBK+RoBwDRFI41R2N9i6U+L7bJUelRstgRCLZnVsI3rwliwCI1AAgUrzwIYOJ4oBAEIcSFf7N0xpuhqE81kgGxnEkRObpG8UVAFedLjJphDvh9YFVaABuWhmjcbB+KfZwfiXK6uDtqLHXpVtN3MLac7JulXmiRAAhgp/eypBVznSeatw0l8OJHCBfZG1JpuOCYsHGWW5LJHWyDHSElDc0Le4yx1tnqeaRxrUe45Y1XCTG44ecX9iQR1p5h7H0McYdjHFjwEOSIQnDgrF1AGy7RkacA+QxpI4MaSqAUg2sv1h/07m/gOKj+wafzSxGSgfuoi8pFKjCS9sBpB/6+B71OjK9bpS9ZsqKFj5kKKuF7tq9tyhr4Bi0utbDBjyG0zZ1GO2LzoM0710NvsXQ/hUhCwkmv6WUZzEtvwaA44Bb0ErYCXQHcAve2ASwRxmowDpAU1ABNL1PAzS5N/djNAUlRlOgMZp85lsaoAkFf0XY3CVtT1DabHA6/P/9THLxPpNA8TRRmRZJckEcmwGXWYAVOXaRJBe/ujgq080LUuUiA6CjpS2AK3Feoqnd++am1Jxk5lVWcYXiarHiKimPAPLr/SyvenRSeO77OPC/oge+dcMLH3gAQ73/dgbGU4ClQXtamICBI/9ri4/893MAflUPgH/zizMAR2UAGEM5FGipRUjv3sUH4EEAgsnmzUIDbXI9Yq+c6FtfAlKxwRsUSaAX89biahmCNzwEeKG7TTELNOhZk7kx8xmFiqvgc0vMohdz8ULnBGQRTRLtmfXTlAxvOmkdSR+taqf2BXOLJVZ3sTws7pJ5WFzOw7KnzMOyp56HRS9pV5fgn0+dh6V8ypen/L48LK+yEtksM1c9ZhB1sn8+91vAwSTxIUQdkIxKHh08CP6Sg+DzINxYDsKNfcloRIJ2BV48ni6/yxNcfBnJaRarJZVa0r5BuphWo3SNB5ONbC6DOeaeUSJA+RTL0PCArHXoEIOkdM55qnmBai4+IK0bFhsQ+RUDcjNa5GZy5S4xIKaJ+gkufvoDUtbSklpa9VqSz3bcDqtjcC4K61CKixpa9ZatC4s4itUI8WU6J5HqyrbG4aOVyMeuBAPdQroDJClq0xKlG9s42XeeSM7NDn3NOhdPkAjSgCTSofVOx2kGbmfUuQ5jW9PKdfUTJNNcSVJdkxYQvg5lycWwZ2TJlb0RuhsDmlzLNogKG+olWRemgmx4Ascw+m2GM6Z1WcmfNba1G0jHcCUff+mUSesS9jNqdC/xxASK7JH01MWmf0Nb2016I3WoRSPfGyV5bCjrYMXnQ3oqhrLRDTi+t9GgNr30VjQowUhxfYCua04jY5ieBIFM4zFsQKRCXm9maTe12zSC3pWSHJAPqeB1DfqhxdlMm5z/M0RPUHVYNnNYpgGvHiFi0V95EjDOOAwn1MtWNqKB8jH4dBhO+TCsh3sIV0PmMDy8Fa0BmTV1R1PJENGE1Im0xrdi/GNE0dLoyGF4BGMwIkxaJO8EM5rI6MNOE1mCc1QKztGZRyU5a9YUFQGjjUJ8ZgT6RB7Uh4ZmeWhIFn0UbYx590M4Bg/GEDYAn6aroTkDHbSpjzpXCM5bIJfmkgsjKfxLOe4lAZkPU6XFDqbNFiZyqLhuWtPtTgA60bzFdPN6u8QNVYkhlMjTNgxOVFWLJxKlcLjI29nwTlpRbaqkSWNM0zSUtahUNkR3cDgagRBhOscPp+XDrYykd3oJU05S7KVJzPC6CdpE6WFqPaa4w7OOh5BnnhuZDaFd9BzQoNg6gCQMyaB3DOMdrWyY+jBMRyrTEpBUPoJSqXRjBC1BN3yqkLpBbZum0WlxyssR6g61pK+JSVK+dKgaO1Q3hIHjMegNi4gwLFaucpbLRuryPBBDnPge/KSd0AA4A/+XpUrs5SpqKi+rZCs1MQHQBtc9InUjXXBSe6G+xW8c5i9Yq0F6nwhYAdfVHqJ1mW5r4ycm7dbl7QjMClQ5gnwNIOLWVUwztOwY85IatZOGBcQtoKyaslvsH8IaPs6pEXJGQttXhqkJjA/v6jUlAzu12b3UMI0E6i6MNDqSp8JjdVciHgzcj2kFFfyj6fikO0ozgi/DC3sJXNYV9LyIiF0QKs2wZ698tq820w/erhdrE5PPI9LByEegD3oOw5LAvMOTiyM6fezsoW3xdDGud44Mb2RmVPIpvTPwck54K414K8ibNHL47izjf9pDeWPVHUEGACivjvtaF8nSubOziH+KMWAVX0VXihkFOrVMGRhdSZTMKh0vg0JGMpe6phrATXu8XXKmwVBUkxGSN0fCjdkEczHEW50HMY9IyG1oDFx6BX7z8BvEb3TfyxqSgD3UgxLxKY6T+2nZPuprZcSthC41AmsPTR5BhX2ShCJ8S3jIHQDCKu4YmnIVJyeNRX+GcyxsQk3eWWCMyRsiBti6VmzH1KEwS3Dy4pzUiVG59pSY1CPAr0OU0l2AVcpqF0s3khuSk83AJg8dLyaiV2L2Zt6lbLzxMibfS3lQCs7/SIJV6LG2AhNiNL4aFlkPYggaCvWAeSZxpH4YBIAV4vC+y+/gK09qVbVapYQokKtaC/W9SQRphMTTSwRZiZYDE0HWdfpH+3T6/08YGkVi9OS0CRFSa/5LCGuUN+kvHH1kLY+Vyc9FER2m90rWbPat9DnFLjCrb6knEWd9R+cgHCrx0byaD5+ccOtVbTUVT/nIxbXuQOaatNVIy5UrJLVubZ+AwQlGvjY9nu1Dhi0+iXa16jUW3huXScrhTmFMbl5paBPs4MGYulTMrYqpQWpFHJD79Iqst2mwBkfrW6qU2jjLSiJtH83hVAKZb1sldZbr8q5JRKtqiWjVKRLR+nOsFuYaO9tJQHGyNs1Blx3r3KydpZzYvXw1rVS85Si2NrvVv21aHbMczvPFSMHAmV5yhrbn7XKGUpmh1oIZEvl6Wzv4lzRDi0xM26Qh354Pwe3CGk4STgYP5xXtuPaKj8krWK1STvDepSdYLTrBiUnCUM4K8YXEVhvf5mrN1vdFt3Wv1m0FxCh2n17q4MwpShu91lf9hqWvopm2lV4fNkqvTJReWV3pZdl2omTu+zoE79dD8Khzw2mnTx4wBr+5+Bj8ltF8Iv8GmorPcLFReIM9CvYeFdycB9N5eKkkWzFbivK2iFuHnVt4HNqK8elSx4Vs2vTHyj0s6h3zPZMtKMMWpNAsycjO26Fjvwx20Gk6hHGO7h2yDar+zMan+/Yd8vYd9bcnt7wYyiVkE8lZ3TeKPXDSHc8dncVRZWww5MTdo1IHcb/k9yqbbX38iVCm+wZf7+dulSuJk4uIV4/D84wO4rOmbFowsIF5AwSNB2ZKpRYutVZLLfISXVqK2gLEw64KXgTtXKm4NEO51hmtP18NHn5csdlZIc+vvECtlCHnCVgjE5Ahi/qke1YeoPRkTjxCVxVu5uw2AVJoKiiOM5mcNVL/OB5bJ3WdL3VtzP1yMn1AGnL586X8Omn7y4B4SJ9bpO0X1dt+kZTdIm3futnZKm2/+AJ1MRFDXzacT7Al5jU1VwNttUOyB8lZV3ySk9Ox6ebjzBXg5NNjX5+YZ9o3M4K+Mug8Rr+ytJ3yDQ+/4Df0dewh7th/qpkj+7BK6ej5SZP10O9J7g3YtfkkKu+K5F2hOE+U77q2coqrV3uO5wgipOS5fGMtbyP6w+9wa+9wrf5Y7zhV0489v6av4R0ISXFFAmFvHzU/R4wrWeLHOEnOUGqvlYPkwTxg91fYQoKX0/Gq/rta8Pvzorzf+Z5T3iP/qijvB0EVpxrB361G8PPfmzn61At+w5KUfarX/9738PXpUqtu/NRte/QFt61XX7dnI7XHy/kBXxZw8l9dVSUMO+ZYzmji+MvOFqp0HpbvwYLMtVQzouKYLDUZQlwKkCR5sbbE/W1ZUCI9ZYnx/hI3LN6fnvRnHP3pGWfoWBL1DuxSbLqULtKl58lwT0UXp+7l8xipBTPfx9r+eFk8+9MVSf7R94YffOYFv+EF8YPff8Gv7xvXP7l9wM3HlzXYj73gtkyUQ0FUq3XFdBjc7GSnHonPvuC3X73YG7jSP3uRWNoCNrL0a7/4vejLnz7f6WGtHUICNkiyt7VORvMDa0JLFKjf5ILfky/ffR5fvnnbYl++vfDLu5VjjCGvFT9m97VieYCqgYnxtRM5azqupc8jPabWOqab14/cefLCzLnzorvuxH9fuvDuzLun/OHwPUfu7sGDqAolu5ZVMKwYc++CZovee1hcx2+AoP8entGnnMLLkiwRjQosGbRc8PZEjv/H9PmVXb6vgwlsvbuDPkLEFyWY3Wvow0d8UYIz3Xb6cJH9O8GUb6PFdnkt1EZnRoSRZZKe4Y/tQ/vLzaeKuvHMzutVUTf/Z60umxTdSWoP2yevsbayqjbf1OZXtZ3hVOE614lGc8fQvvLh5BKH9R/p39/GeiFENRn/5kn3iury6ury1dXldeYyGRPKeO52M+A6ZelbXNXaIzlvfMl5E0jOm5DTHEh6sFjSg7GrWKbqFMI5H5qS80GnmGpJYp22JNbpSGKdrvXoyQtBGF1knKOaocFuscEpyJo9n6MnkKM284/cfbgn0SA0y/gScHhUKwvxJUTysaydRUc4jRk0E50sxhd2N866WQNfGpxWUtIVBJKuIJR0BZGkK4glXUEDsWT/6LvBTLjHJOR2LUdbmkVJgIwsuJmr51ICNJA/3uWb0/p+cf8MlH+w7cr0+8X9VIIf1kV0dvkPf/h2MPpwOneLpx1OmEhTQHPEl5HktMZlzKrOJ/nLct3MXFYHybFlQclAbmuHNGkgdIPx0JtKAqQ50n3r/6GpY6RqN3XkEcNsLvZggw5TQpau/kyyxms4lIk6ne4j6nda7E2MgYbU62bR0M9ZsmH98UQ7NmtvSXgXZv453nHkfabPx4F3Tp8nkPeZPp8CUjx9nlREofT5jEKUspmkdZa47UuWC19ywvkCROhL+jcfIIUxfYBsaAuaQ6uLLzlSy1PYuembJhF9X/9i7tO3E64tNdFEbxU7Jl09yw6SiJPckTT4Jq6+67v+TGDTp4kb5LAay3sMWBtpJ1AeDC+i4Wb1+G4Eau9my0nu7YYyGMamwr9c8rnv1ln5YNFhVxQYctEdJKD10tv2lWvB4xF/VE2XfA0v5Zt3yM1yLRyegWGoTu/xdO4Vzxoi94pn5BJhWyfl0mfh6VtC795WCUc5tf9/pD0rFpaMtKODKSmth0joW/Sp299/+ye5Z0/pDN99j8BI1LBItPSyKHX1COrKY3a6QiCxi48biTBDAAzxzVnQZQgkGKJL+jxk0WVYo8tQ6DIUugyFLkOhy1Dokrg36DK06BLGhGeoY6GmvxZPLd2RFWeTKd8uyTS0yDTn7erMX5M4yELcFPaLijR9A9fzekeg9FsSMxxLCHGauVWW+DWs+AdFO1W6eEe8DxQSxXcvF28AkyU+VxKvEWMz5Dzxkin8IN4oye6k2u+zaewD2i40/qKYhR7dt6hZ6NP7tFloXKxC40sYhY54KjASyglViShKC8ZYW2jAcj2V3TPv0w4FEpscDL2honyO5B6XjMsR71K4biGmsnyAXjxqyTTEGphBwI2EmXuA39/Q/7v19Lj9tMsQ7fSxZlqCmPHCNXnILeYkKfBt4ZrTN/FeAkJHmyI9kdhII/a20hOI5OAD5jDmpOCYw7gwYX/s0V7G8PmFv9l5nHYuBLIfx2e4wXtUsUjnM3dBbT+3T3p1QplldBTmln6fCfG7d3Wy7phDedrKiu0JObYH1jTnMg5TI5J26A7cVpxtCNGBTTmAP5+uE0eiPJaF5WNhIXjuyjYUmhH+XT7BMbXmK4xLbH2+mLN7S0SJrDG/3GU5MtE0cKd+YcjnKtyhcZzm2hy+Qg1C19xGfk6hodIZ5L2WwCKXU393+3y9ntBnGKQ+YnKlTU07BKyBu0t0OWd1XkObiT43/xIEZQRleemb95mNUd4KHxcvfUt5N5c4Wn04RHNxGjrbcTY4KS81tj/yd4fN0Wyf1BG4HpgbvOg8vQIycWby0rfKHmnaKCxVfnobc0idZSBJNltxA17pgwcK9kr/W09OakMHyhWA42lSMJsTtzTMbM7p1hHRljtXMlcJ4Ibr8DTC38ntr+FRzwWmvWYUx11bV7dxa5lOvdj4rPjcUS+3Z4EAe/A3iLaTUvBxByUndclDanqKzbVc+qCS4rOKY6o3O3fg4rCaltzVjk7U7vYxCUcXYh0hRwPy9u0IL2dyBWN4syUW6vLyd+M0Yr23sBwDKH36MotcVRM4x8QyPanpZvk2j4TLQ/t0fK51X2VlK9dY7+QdofwlHXpL1Zr4NW2jcgrSn9c7LFpxh8oRTMoCeHHMnZYB0wbuAIrPg2qD9wDqJCp5FGbaB9zpsqq3mtYdLzflD7sVw8/6QwOZOUIvDJdqjgIqUnbTibLwKsYdoFlmpTJJZEFF33w/lvHHEvA43J6vYv5Rn1t9aRFxjXH4rGjHFuutl7L/Cth1HmsZVZ87LildzRFNpJm1y97ltIFoZu1yLL7FrAObWYO9CLPGOAmzdjWzjiXCRktixOaYYZdx8D/NwVFMBrk5I0GL7sH8H3Gsumnp0gcnA7iBwynoMh5664KzSpJ8oetFnAZPT9T9o/bZcqOcG8xq8wUfxRd8FP620aw2OhZZq80vDprV5hf/O8ElJg93ZpU8eSt/db+Fwt5692TC/lqC8sJsXPrt8rqiNdWLyx3YESdR5iEYlmZ9Gz+ZTJebufTep96/ecFOXx4IgF+wsVyS9OVWsyITIdVUYB3sqkFieklSGxBNQh9rAFtX/LySAbljBIV/XpljlXyvqnAy6UO7vnTN7Za9bhM5uR5rVI8N7DUKLNpr/lH/Pf1e47mq11Y/Z4fr/ZTv1UOD+rlkL++NT9FLFFi0l/yj/nv6vcRzA3v5VFrvpXyvHjrtXh6KTtFLFFi0l/yj/nv6vcRzA3t5vFvvpXyvHjrtXj4TnKKXKLBoL/lH/ff0e4nnBvbygU69l/K9eui0e3nCP0UvUWDRXvKP+u/p9xLPDezl4Xa9l/K9eui0e/mod4peosCiveQf9d/T7yWeG9jLg616L+V79dBp9xL6xiV7yRrTgb0c2HLRXw5o+ePNesvle/XQslu+mtWko0aE+BFxuq/07Wl1uaZUva8U1fsv7NM6E615r6F38REx+TtXhUY+mFU1Sc5SuwPNcPZhrxcAiqVYJ1GgDBGkBIJBW8XesU9bxaDF97F9h/gYz+MSXiqbLhBEFkL+oifeyU384AloIGcf8bgA3b6DT4ABf03vZE2EhkhiG29czM7u2WVef8yp13mXtAJvvma9eyuuzva2AzmQr7YBP5yvtgA0DpN5Qps932XaH+fmFWLj4244HHtAb9MtInkPh1fIh7Pf9XZRq4jkd2eN3ZZbDjvp8EZansRvJSlwIKoGTifIFTX7KTPSf/PwR71eZMwTaOG7yxZidOymJZXVsf7m0vj4x40AicTcGX+vawnvUU141zA89RgLcbdfrkM9sMWAriTzswy/el0a6J6NClEM/v/NqWzf9jyBd6m0oe5OL0EBDZLgHcsPPnO5LqCstbLGTWxCGvRw6z6o4xFTQsXme52piE1GTUSFpOybP5VMRVmrjEuw4NwmkL+ok7X3VzGiP5hBotYe6LWnFGOkIZygVQ+jAFBbO+vOMehyd6q1b4o434FXMgh4heEhEQvtZPBIQfm5s8Kc69MipRJn0oCypY1YhXw4a0yTDD/MiiLFANvOZW0AjqltbbfVsOZqqtvrsoISwMxTXatJ72FKj9Y649BRNHBEG4UyE8yl0QqBb8uUivcCqKghGtWEESUWpRWDRVWjFjhNIySZ/oAa+OPmwt+N0Zbkvo35uV63j8zQ9OQFTr46rcnndqo+zL2E1c1LdFgt7CyWBm01N6Gr9zHlDHpezWdNhIj0mrQy2kJeS60IJp8mIki69OdqNn90s2bWnrOm9RfZHzqC+1gXHzFSA2etC9Rq2EU3O6tgs4J2yxHHd0d8t52suYFtpl2cO6PyTA3t3V81OlWQmM+f7oy31+XP0jXsuGO5WGIbgpJH/Pxz7eeVsVrCq4IB+NY4bo1Ps64ZHDUoHqPtItJKiyDzUEO8wctwEMfhOeADPdwAOJzgljwC0B5R8HweMz9rTvQk5InBIvOWhovM27Jk886BLAYT6m7P04neEM3X6HRvOHMwbVHm3IQU2UyWDpHlKC26Ct2wtyKL7uutpEY+6kyz7176y6LIZze23hhRbSxAllCLeFsKyUUe0G6Yt7Nwf76Ko8ry1cwhaPmm7+W9eDwb42+H95k4JoG+HIDiudyrgWifOhrLgvlc7tVicKB60VRWON30Jgi0DTh/Yj0M3Wwhgq6kmyO9CRTg5pgfTOmkDwNUAruyiXnG84z3S2ge0KQZ7J74br4mG3olx7o62qajbLabaN65+rI2JMaUI0ZNawZdta16jvAUTWQdyfW39IPlFRU1xku7MxiYBfdrgKiCIxlko8CRZP/Q1dDh9SZoG2ozSKspLPkSgQc6jMHcWuvVMKfotG4ElY6vQuNkv2ca7wn7JWjmGlpA7QODh1TjvXX7gF6LvVhYB/M2R8jFOkKujQi51Tuz1VAkrqYPjpBbbUfIxSYEssmQRKu5K3bTkx6Jg6u59qNXAFPOatLHdJM4LcUqQxnjWIPZBP6CSBN09HxoazeWo3Hc+J1mq8HnRlnKH0UkyLgBrk2+4LFQJwzwX5FQ9zxEukUeYAkO4LotLbxt19tUMnibaiUicLCASIv5pvmsLTC8rTmWdGpiyN0ihkx1p3i7So1EMmGVeVu1p7WqPS1Z9p7Wqu9pyUc8L5hxKyHdcvpS56nVJPmrtc6qHuPFjdKhhJWUMbtGAhYA7WjaiV/G86Rk03wgSB/Wxt3at4hdMwZNfISpbMliXfJ5Neh5pZ8H/EOrT3oJiwwHOqWPVMQvW4K4m2y1bsMjgKiitfAHWZQ0wc/Suy7UAHYkzmMdCu83NYtNSqWPVWe8BJQTwOfvFjlG+XJsxWKV85MvSGHioQCFRnxzlsgxL0DuFpy3LNe6DynXrySOE46tbz+mHXVIolgH/0JRpR9z4ETg833EkJnDNKQOkNZntGXPZ5uBtoPiWB3ADhoy8KI8nQXTmVgnfl96CDKIxSlVe+jHorM/4VjC03+pRT81NJk1LHDmECs4/TJX2pATZ2OtIw6vjcrhFYF6+ujZqM6ck1S9RikD3/JzpwxvcwADazDJkseCxLOi/VU/T7OcKEHRPTEPYCmI2z5TfaRDslm4wlLJid00wAWwRPImyViJiS7HEspb8yR0IcS8MyFB3E3sbphlfzccaG7ebW0qTmJwBogVaAm3m4V09aq2U3HVaql5taVif2NshmDQUgOqby+Vpbbk82rQ80o/TwIEEHdqS61jr7OFF4v1XWQLJavS71t8JLSUaOq2niZZALhdvochlQe/SjZ89oAZ+D7q3Kg+BXFQPMsDSm/NZvAFPjtg+bhJ8nHEEtGC7toF1CkKYCNqQOTxsggij8cxw1ULbGfdTGFVfd2L5Dii9HGk2pkNFSMg2aJisPBQaDaaBzMHeTbml2Dk3jKJSfNtb5m0s5BNZ75ZUjGWUlghNPBum7cmBFGdmBItfXDI3dhha2vHH8y6gYKg0RCaCygpCw0Z9G0GDT7Y8mYk8pa76NtF9vLtKSYhEI/lTRYCfS0ENiEEqp3snpEzxgqEQGULgT679YKHerXz579ZgLdqBX4wdupqqBz+MYkqDufujSyaMGw3xE7UtJD3LAHtFLPMEPCnmFqAOjD8jhHGQhGdlIhOJS+EHzzLTn6pReKt1xP1UeuAxhXhzQHoTTLHXmLazLbtLNQSmq5/cLWZEj9tu2q1oGo4vRCf7Xm13/5SWFOfPsotZi5jTwfiFSkzKDqyQSNBwpksah/aHGpLPmRaYx2gh3n7gp/bCGcwV3Sk5k5JVnOGBmxl3tXIPYcTMbN/QI/y8W0Vq7jKtqxcevb0YXfRaUvqdv+SjZdjWxuOT1qcmlkziFFg0YQuq8caRWllxZPCeBtgvExHaS/JVtYmEbcA4I78Tqumc8Bpnes4xUM01KqYAaKYxjbMEv5hCyDISJpu7hSk1rKi2lTR8ASOChINILAc14egTH8woLBXK9zyTq9id/GK3XrFrtUOSVJhHY4N2ZPYNIRNowGdVcpjN0JjZ4bNYTqjG73kVANIQ06feRMHliRr0oElEaYUzIkn6hieHGNUyfG2zyiWoEui0nbYor4J9RsHzCbY55hZGULbq0DnTNte1rqaQaDx/KvaQbW5rnrxibm9PceJeozobRWfqP1sLIN6zB5Hs7aaVwgAk0gyAwkfIRzl7XczVTenFx84DJvLzkLca69cz8h4tILPoJiE3ijvH5wni0b2KHEFh37mJEdNbAorRPhtyoFhVCCIy+Pcr7YbIgx4xPi9vf6Mv9dbeLQzPplWts3yHsLvzz94tHiuuysPi4O3TudRccHlrKZx7AyJTrGWfXffpz22pp6T/6J9hsPFc3SK+I04C3cKlDoKHtS46r+KL2fOi8Mq0cUbb52uCrEVBd5UkrCCS+WSYAduzlk4wW6qRBneFvkVZUHnSXLmB/EdatLm9jbgnOWY43Dtv4Tap5S2E7JCNGG2DIm9RRJ7oLWigICCMhUKhHRfTqQTTvQ6LJc0SCoBlKycjYTxtzDpQ1nrJuLoUMD2RrKQuX+LlaYQN4izBzbrX5kN3cca0kBseaIhXajrDEtdCePFhYushLBUkjAAXDhwTYRyv083uUKgoUQ92chGeuNgZmEWaxY1RjeHe+NGPVn+YEpbt5JFzDaNbFyUlYFRVi7Z0UFXy+z8oKtlDkgWMN0F0J82s65sYi229IJ2RDhoCC/BgI1gTJiRtIAmOtEbtwYiGxe9QL7qCno7tkfaw12j6rQHDHUtuG/X5COHDuJ0RqH35+P3Kj4LrGqF9jyt3E5MJRV9oW/dp1tYBuWNVpo4yaBXWVcNq+NyKFtVm3txkazKyKbOpmLWTeoGTiFICQE4HVe5tPV28LXj+Y7yF1A2fhs4wd4C6h5YlDbO/gntiCKvyat28HwGyaA5kZR89k0S5AMI8g0W5AMtyDcgyA/tRKZL4LcOiSA/ZAvygRGRlkMygRwxVK2hH9MN5QgHegvsC1eKOcPJhogYOGMStwGRFRp9XvhiMUOcsmI7vaawx+oOnTB46xFn6zgPdfWOVB9OF+uk+lBXz7rSAFyweXsebKdt4EerbYA6oNg5QjPyA5rbH92ntael9uo88Q3nd3r1d8LXRt7pyTtx7hlh3Q7YrJc5tLd69+1PHlG+WN28GeJFEEWCMiGNlSCEjl3+AfioTDVn82iquff1dLyib43/hJ2H+G/UczKJXWKzbhkJgMZwAxuAIW1IHA91PQsum8gaO9krJeD8TsHFtOKa0Ir5R4n9F+t2s4/xlH+wx4dFNCZgTGqFx9GpEvHutz3P5d26OqIF9i5tZdkJRBdAHZly0q8cqBWBVW1ci95ne2mPsV3soow5gQJKADWon9XeeYp91l9qn41kn3WWILtoANkl7PkfzSIOZe/rEaywh7Zd52qG7KVvYtNtXE2UHh9lfeg6mlE2ZISXtANx7m1yKM+VbfbvhfwF5CxHJ8rSqwG1vAqK4Sl1EIpJ2t/3vIozrk7RK+PtbQSFLHyDJ57vhrBrp3Dz/3Oqck1P++aNI17ykJkIBwIw0DAnSGow5LoyOyDDKEsUS6SjWBpY4IjzpX+XTwjOrP562QQ0xiGiWJAeKsL/6fv3WdDlvbhK4MWQxSaHlyNha5zMC0/ds08fQVo5GptVLXS4hXB0ciRlQyTW6LRvEP75+5iE5G5thH0xct9ogzqYGmMxqkUTkHxp36IJSFaJBzmjyYmn3PHbxFB2KFHtQckvUcskW/L2aSc8k4jxHwVA3rLy6ZQJebzePZedAjh4NAUr4pHCgcDxZmD8wT+ikhbScCFVRM/tl8A4qRcD+rbw4TJCL4wPipOFgDzbEpvVKXXm7axjNY2/66ZFOj7xPqY6AKO2hY5jjmQoEOJpyvwznhZPOhBreQs50jlkr5MpGVQ5bjG8ODJGbcvauyXDbauJjAreT2fdK+Veu5HoJGI674SkNuRMjhx0kewkAZ3HjBPjAjmawRQZjZkHCAC1ZuB29lpUoguQwRmMTUtfxeUodcpR0hFsbT1KnUx8m8wo8XczgbCrRHoQ5yVIDPEHdAxe66yhtndMoLfkztBU6HCYlO5OmbEgLiOmYg1tjFo/uE+svfxz7nJGCnkQK5r4CA+mg1CpzmKPKhnIWKcx5FDTUaDtwmwYI/MCxBBQoSCa60aHxblwRw2Lyen0f9+mFYqcXmvSPTdPJY31bbrTaY7UfrgaBV8gythJ9Mb5+jiasTdkwGqzITstmOTykehGeH9hW04HqVdSua3lPrN0aLWdZTDpTQSu/KTZbPvKeiCuZGWDt0P7MoThhsVZ1Mn08ww4krXBuTxJAhlNQ8kZZSUHoy71uK9nMUqlAwB/ePFQZ5OrGHqfs7jk6jzVJOIkDtSQWA+cf1my8HCThA0j6YKbnSXbnDIzy1Esw2i6wswOm5m1G6obAV0NT55r3px1YSUmFgArsUICTQvyM8Z065SSvFhoDKCyaENqMY6/QyYytErTm7n1oMbnS7fK0G27pNs2eqcWfbQkWEcItisEqyqCNZkGiW5/zVfDM4WW53z2WH7v7TpR3IADq2MiyiTTTxlaCz9kCGIkSHM2tmK0Bi0ecDaoPEFLgimajNlsg6THFFfuJudF9CCRTOdIs8ApF6kWYhwt5NBmoGlhRpxJUQLW8qFLck7E0cw60zT9wopGkJVjNBvhdBbDkq1CSYILxsPmaMnWVW0EbXHiGBRZgZvD2YptxN2G6Qwyin/bJqieYXz2RnFa535rSIfL28htkxZdNAQiShvpHIcE7gnTd3m7BTYxLawSxIk2DG9rt6vqe6NYZe40Y/CwvDGCWW5hlkdMIGfAA3n4dn3aKUWYzrRouTpYcTROPYykTvtinNObtIgS2iATnfqlWYYws0/PVW0gsPlIrgXbV4WxsSAiF/8/GKmJGZMTVA1iNzUnL9rumIiKtVKgUNr6/8uSU5WDOzk2MRZQglQyacZ4EFo9r/QSY2Z4FUtRDeTJIfJW4jyAIGmMG9gWsc5kZ97h1CYYFg9OQGiQWDc4V8jyOOXyw+StzrlW54bQumEIVd0sQQIeYkY390YzJO7orUCGnl3QdOHbGLz/LA3XWDZedXBV2cHV6OBEtmpnviab4A6uKfxtpoMvEY75UujzdRdjSd+U9s4Y1GGv1mGUanmJFiVX2AAP+RmgslZ2hjDNBBlLVXYGWo7kRd2sY/ClPRIQulqAxIqj37v46FqIzcIJuZ+rNRDCS9HUNWjqS3ur8W2h4eylcluaSqWIXHRT14jUW7V2Nd0SqXc1Us/HojTPJjBxq6XRL4G+v5utqXCxl9Pu7KWsn3jpIIqw25fQSK3mBokUSK3Xa+oM/blaf66B6MYHASwLHCbibROSgBq+TXKMTogaiHGMZ8M0Z2YEF+47kv84i2T1h2Uu3EDS/MJ9JnnWRq2un0qiU51KotM9lcDVp8wxsdxDid+Hj+Hzk783GB+DXqDzY0DnBiu+JApZBB7jO77rzUR7F9gpgdIX3qJdFpAlEU66nGWpdO99qErh/dBP0pkeTFij+5FYzBYu/jpLcpTL/sTs3muniOdXXbjLqPgGu91CxlZlPvhFfWl1mb7c73JmkpMWGnThLuhmQEzQ5W88QFQdzyO7xjwEJp2ufTs7arVhie1QD8Xw2J5adwDJyebpqVIz0d2Xdeay1hyswM48rLjSzaC/m03Tx2XlvD+9/PZi7zZ9TNCcxPSxhT620ccOTVcvpdnS0nNLd5TOaXNUIkVH2R+jg462FnY0ncOQaI/gVjY090p2Mmq/ou3rYS4e2rtLGoOrQiSwT4hknkDyw4HqpkLdhMTSXSSV+Zhygxl3j5ZosXZYL4ccQXwK9aErU6zhwUaYR+fQbhVfq1P6sjIu1JmhA4EGiqfP4ShtHKfOgbHrCJ7le0egDzlyjwBn058Uf8bxJ2NM41+C3uvuw2jmOe54l91L2pURi5vvYxOSlySHlPL2lG6sgvB5DrBNGR4uZ+i4+DDizLLw2glgt5V1vU5nRLKKh7o4sGICLk6/AlYkZLzCEEyPfjkCXw+/rMi6fN1EctJz1Uy0Z6Fv5hJYdiUKndCrjWjHrwVFVmWapr82eF35hIgs7CEYM2BNzOrdgAnhFzC8NDO4/kVWMfoA2gvxkQka2TgQKxk2wCpm1V5rXNks+iWqWlgNMvsDn7IM3uvUUfx8jE+Aj9h6qhpzWmTll9dO5HFWDeJ1E9aIVk+EWWg/0cga9hN02BNgPo3I1xyIyMdkcjcDrFWK8UhojkHRMgXQPrkTl3difSct76T6znh5Z1zfyco7mb4zWd6ZTC4ncheSdbkwv+cw130Eenaq8a4cOWD8103kkg3GXEFr5VPH+d61E0eS63SKCh3NwlcxXI4580DKPsiwmLJr5ng988C4uGaOSuaBVXI8dc5Tq+W8SjVlMH0pTvz8qu/Zi7h6nwT1pMPnvjKWtSuKvjLk9QOL5cUwib4WpsVYRpqrQakwlk65pZaRciv5a7VIEpXxG5adREWnLdHCY3/aEmQ46Um2E1ZjLZU0JSyul4wewTSu3EFJU071NqmBH7eTpPyoY5NFXy2qrxaV/N6aCBFcAXtI+JX95aSziAHG4M1AWZ9dKg5L690bBByHRL717vXgow/mcek/4dJfPkqxUSOuXCTyBnbqxlSCgLfZW3tJse/WXguKU9otO62Y1ShTM/+RM1XPn3jgNm+948DcGxX3P3FM4Yuf1KvUHljWY1/46G+E5WNffeJOTx6jEloG8PcZkaZ6ai2NFrWjm1ELsaUViJ1rsN0IlpTudPFNHlA5OsitPC3+5mF1Ad1N6ZBf/I0u4GGCyhYq7jQsElRkcjMXJrH7/pP8YEDlw2kA3waMQhhwnHSDt/HHRXeKk/yO3L20zZhEOwuGD+PazhY6UZCHAz45TM3uoWGtjXgTjte9hL0WmtQfCFE0/qVANDszB6DX4vZbp/MW9dktvhtdSmcROvt6rIcs/J4MBzb6VjFzU687NaMdAhbxeujO75/6zds/39g7tfoNeYNfdet/4InnRv1HRIEeZd0oZKudeZcBz+AmgNGgYd0ADUlafOkPPr36hmL8Fh7zM/+HmPX59JwConqoN5ylMMWN9EZbrYQe/tqe6eKj/52af+b9LK2toGNwt3iHN513P1ms+alP5iuL627AzHV30lvO+Jl8LEtvms/G7ts/hXftnRpHe9HI/89/aPvU3u9Ke4NsRbbSvBhZifF+uDEe7aVoNbeWz5TD2SjMayPb5/f0hqRR6uZ8jIjj8naop3dYd2UMjBMdkfn+Uz5QDsNMuYNOhFJ2NLN+3JOPTrlUeTZ6dW8MPof08/jV83vy4akZCLFj81Mz9NoM49luwH4w1o6yYXMnZiKgr/RLX/LNYWq0FGPVcLecZiKAqdL9Q2Z24Ug51Ugh6Wvj6DSUXl3t3DWARLqSlxYTwXlpsWyIGLKsC2LIkA13aobu8Qx1ZYbyVQemZvb3ViN78p7eOCJS4j0cWAvT5nYB/cKQDbHruxlPofwAkBkYWCDPcqkRuxT/RItjfs8U+yymX+S7KRQ8xXN7p4vnXn9pG0BZ3kb8WUdn8dV74O52NaaZO8Tuht3itplL2wFRNQhsvjcC7T2dI8E2k2xkasseYnytKKE2jhygI5o6SDdn9h+cY6fPkQMcdT0F30J6LVFMUHYJ/olo2J/tE5ReNJhKB6Y7w7VOT8jvwyUR2T+Ool9TemSmOI6p6iVnH5wAZe2BchT9Gy77Zx7Q/VTSz7F5diAa0/0kipV+ojR4xjC8JkbR14bpK5U5UNKW1V+n7M3owP4m5XiM1zrEcXwyv6Pl/I6fcn45Xhe/bcefa7LVfbMf4fY2WZJbWEdcm+dY+t+d1yRg+j/E/R/H+hvOhnTfh6Tv4/gdJ/FGovscLdLncc3THSaIap7HFzKLpJzn8RqzyJKrwZ/YO3nmFbxNptz62ZkrxUkQl9Ay8vofbilzx81S5iXDeDnfVJdpBm0NgHeKAQiWGgB5uxLv+oEDkMisJ0REaAX+jCf9Bl4dm0b/PXo8gvNEk31Iu8yuktfnQ1njaiL/8dcjEfl/mn99TiuF+VZ3Xz56NV76igmEitJqBH2A2lnbhXY8sc8+tgHeppkN76HOiHqDBu0A8aIpbxbzM3y0cC6he/R2+EZKM1aC1Oe299bQ9+ZevrWiiOHinq2kE2O3aP50r5OtKJo3Yq8qGtO4kWoe2ZTU5+lVbe1LtaIIsEboA9nE12hVGqz5xd5drEDQpn3IJ2Fx6HPOTxM7PfmhmRuycJp1XN35OWLb3/68s3dq9ODUczRqJ2kcmlPvZnHhwr1ZYw/8FZso9ddUqHlw6m2zH589edsxiBJT39ZyhcMFYxScuv/Esdv2HXjzHev2bHAC4gLExxvZGPh4g0003SKg8SjatB+QbMxu1N1s7Er6JURnV2ZrshVbd9EIdXtjdExfkXWopCSR7koXUulCV7qQUheaC7qQVF1ochcSlFrQhcTuQpO7kPR3AT4vRCzDU7MP/8l5miP8L8NFJoUX4ZzPbkkNIu7+cugrK5fgkZSPgPzgpZSvMnQ3zhT5Cp2ZOcpWgTDyRXu7cMJG+ydsdOCEjS6csNF6b9vFCoRp0NbfJGYyTqx0hLgsrypeOLQ8yjVShETWw1NrDtBSPusgDS91nb40+EujcnKau7rdLH3Im8z3Xy8hzU366s1SS17fY/YHj/qsCzemKBubzlfAeVK0lw0jwdJwVaHFr2BJo/y6h5rQuLrdQJ7yqZcdPLqTjhDQ+1EZfMOa6MA3coxYNT5Ydo5JlOuQ4NwqWerQlL076q1myIjitR81R2qw+E8TPEqLGkIZTR8JGBDHiUHgXg9yoDSfxlQODXI2FPp3ryylwcR+QzbOT49rzjeoEcxJ9pRbIi0btz/HOh1kAAXdKtZfxopRurh4F7iCTs2Ek0Y8deHBoxCPNdJpkP556RbVcwUSoJtIHDVsDF3xhDpZ5mk66LqIn66OiO3K0W1HLyBmHUpkmUuMgL1jtG9Moc78kMYW/4N9DAN+nkrFChaTxLeb+sMHDiRJIKkVogo1kdFN1Y85OKxt3DV/IAvnKhcmbcDnLNJwaawaUl4dnsnCqdnbbp87eOjwsdmZfdsnkMRo44E5NrpOraMZBMIU1RIym6Yd4CgA3Y9KoLKqBSrTYf3mLNqtnTS/FUY+x5L3xdNawclAAeV8lIirDSQiMZSIxEjCa2MJr21I+HnThCOuyhMovzniHpb0C9Sr4Bm92fkJKFE3O9cI1PLVUDciR4qPCORtyGAAmBSisRIV7BiD3Kv0s0zJoRW1XZw/zVppQdhWOl9C+jk5f2r1j3+eejl0nGudH4dKca3zMsnKsxEAT5Pu+RzjWXll2sHwgPPSgZGD/dkvZvhrf9ogW/Q/MtiPXT8C7KW2jdYEEwGDRPAJHp9tbSZYGEULLoVIiKgWoNYXI+mLR1OIKPabs2B31uwLp+W4CgV5uKcE8SPoD603QbVt/uxm7Z0YTCxHxQrmkKv7n/tEZ6fS4yXMW65gigGpx7cIIFlLhjxeMOQSlyshGNE8IDUGxuXaBdQpCnC+DKEoBt7hlusZQmdC8cwvuzC4E5MLO3GWdCITVLW2BafmaCMpjbUSHICwwgEoA+uTf1KeshEckJeuzAEECrYyEHtQkKUIJ4DWFCYJrDUDRizOkoJt76WfZ54E3/jqZwAgbyt9MSMxeyL0dL/2HY602TPkhJEwe75smltR4op7k+65yE/rAcPaM4hBniy8iN/8BV6ZuCrjxSPO1eFV6fGyEBxnuoYoUPpZGiMte5TINODquHHCk0yqIXSBwsYkpgomTc6UzFZNJP8NK3SBd5jUC1DJXibxUODm3YR1mDDMsrVTHA2dcx2YvbSXYsCHBWSf1xV0L2e96J5pNo8pT0Rtf5v43ExPOk4BFn3rrq289bBljM2hCHerfpQ66ZcbpaLA0xNoKsqdSRjG6ZHd+Bvz39buWuUB1wq7tLxjEupSfgJKU33R4ovqvQk2JhiuZPtTi21/IW1akb39aY9Xb9Gtz+OtD84xevvzqu0vsrc/T7a/aK4Xme0P8f5U/hTbXzR4+0MwTbX9uVRMtj/sfFl0tOdZ258n6xNwAplrtr/P+YE/IAi/NNlJ9L0r0fduGX3vLoi+d2vR98D81FvA4MvlxOQvp5LTjNR3ThWpn8cSoL4wWh6mQAvngkPuXQvpARHaWSzh2Us9rQY9XVOwteQgrDGA6kU5tj9vCboCjvr0MwfymhLVBQeFSsGdPVYYuBVwALgd/wSVoZNYL2jJg5znYtGuHLld29Mr9HZxqvwrjxm7b2c7qVDlnnEGwcrhbj+uHO5pYDkDKydActEG71bECGzw7lDCmNhNjZ1uXYHT93jhMqJTALBx9vggDtfwdMzJHdQtDup7FULUe3ATYSh3jrUNislp3YDJMsfrpLtlvfu4kmQAGzmxCF+u49wifDm5wTumROcU6krSY3q42QkFN95rTiJwQTaSTCavZS3Ygvdev959QL9hxwbvfn15DcbuXv1l+wbvsDIVmHfGJu2CINLJzyVpIGApwd7WyDxBrqJh0j5MBtXe6WtNlSwlc5PfUMg6qeZl/60gtDy4IEiAI7OvGyHoe+ITb+4Zy0WIJV7dOubMZVJ2ory3bg6+ROkfM7/1IYh5tmmO3TPYFufBOCq7NXfF7GKWZc9PzuUN8EfVsOjBsL0+hDWZfkrTPvvGagMq21Pj8usvQGKxzge1nJdS158YXCGNPcvZTIg7/7iCBV0dzUNIGZwgHDt3wD8Nc/gmG7LK9hSCGQRhMQQDD6ep54XOAWE298xJ/kIpr5azRtA5fHYWK3wepwsvmwAuEmRAWE5pm2UHdqqQyoUai4HxdwUBrSuFWMNzI6Kpb5jWCQDpJ3MHj17JGWZGobDS+2Joe/vxIgAcE5CYAn6tL/hHZYpPJoMp3cgs4Hy0dd/WTyhX7Q1mpl7WC4qXaW8c2iEOTnX3SVRYCHGE3jTl/yfaUYOpPXvgjsPIADx0nGxHhzLtpPMZZ1pq6ugS2iEvZUxTtso1s2j6zF/nuYWtN5w/iLA4esOFl08YSZBTadDHNgZrBUvJsMGjFTQue3S0nFNmzblOeXshmRndEcLb9GW4N8dmTb9lB3N63d49eah/4yg4uqvoXsDCvP4BaZT5hAtJce+eDDnn9yRbJCyR9sU9cOPhQGWs8D1wCryaheHMhwpZEo2yPRonzvk9erx/gpaypPSZes6hlk0dc66WbWzqGN67R7/+YA/yDHsghtsZAuEYNef1ByAaHZzrcVqsg73qLSp5Jy0ali0Qou8ZE3PPN28rDZ0Bn5DZ8mxORfor3YZQoI25nqGcZ6ilDzHqyflZ8N+nLtz/+gMLg/mfuXAOZQL7u6Q6/T0iLNqmKh8ljQdIMzyJlDMco6b1RjEg6ya1Y5LLDS1NyzQg1AQTrciweWqKC9RjHRn1Tk6mkY55VAyIl3uMmrcHuZCu5sxi8R5EVQBsgaoW/LuG4N+tGxDNt98nFgAvFwt/GPQomx/cwfg7eDNfIKgzY5XOj4LZTudw/kdgRfoXAmAGC7ggg0jkiJJ8Ix5jb0BlimdkOXjQ0kvwgF4fCVvrqGSAJShvsCpv0hbjJuWba6+dwf7DslGjcLfpUFbz4qD+Yiryo4wtC/mWyyU4NzSKr+hf1XSxtjiH+z0hXNPlzGRwgWJs35uyxk4q/6SMC7/0r6PL2dCHd5Eg6e2iX39aomILT3JyNYq3fc65nPgYSp35Gxoppiyrbp4+TzkXUHlf+8nheFIWuLHXSMqHpCwnUm2kJ/QOTY0U/3bxM76E8Sp4ALxqrBhkqZLohRjO1TwA/I7Y/6Xi5Ms6U4n+ypREKHeXKOzWCl8ghd9r/IZqjjg0JVfJtTi9mh3ZePHgxMQYQTquCMenwCACSwnxBdZxOxLA2O+BxKfh0qVGSXHV5yt0bxRILLIiqVMQmxp9QFE14CMBxKjjLAHHLE+AmtECTrMgwHTYDZdDBVONAkPz1hui78Mec1gNDBFW3hMlAkyJE7A0FkyJEbB8VBg5aLRtHCgogM3hgn7mRnkmKKYCitEet3WoI4w5QAISBglQGiQgAUhAc6eB3GkKSEDTBgkocZS62/MR2Lrg06wxajrZCBwKLYyapjlVBLVW//ZtZbbIYbxqmDF6BEkm0EfwraeYs+35cP+ctfrmK/2XO1+LTNOw5kut0xjcK9pR7RUCwqBq8FLF3qWnWy063TU4ID1DCcB+UhrgoTKYXgIjnGxI1FOBcKoU5+9Pu65Lmy6Of7f0qknwbBQ3Dh9wB+kFXA5e1Mc8NaiM0mUSSStrjv1TitOGhUC6FFW8BxQdRr0sgdbiShfrCNRafAAWK4d+PNpmAvUMprCFXvckH0yco3zq4ScXgttN7d43N6XmutoNp1RllzUKnXsGGK68r1FdKzzHbSzCgSu/+V/4UFaD2I/3V6lQnudgsHCrh0MHw7Xk7PS7vD3qL3/EX1ZWL2d82/Qpvr3dEZXo5TpoUIfbLggekjh5Ezxk6kH1XxUFrUkl9xehr/YoTiYnsuta53GFFf9gaQslgdVc/+NzDs577lI/ekv8yKE4z2nhjl71sEJeaAa6Tb+m81nyl6/v0x7u97qsCaey97uIKLpEHMwfcC0HCTAXJKl7AHjGHAoLPAFU87TOlqo20+NS6F6XfeUPlvXe4UqqTA+3D7lHcu9OqXvLf9sisQOZd5jOZCAf/dKf2HL3u8vLe+ichoZ6ucfFvYGFLvq/Rz94yZd+du7Cw0Rmlf+8V12GAgZ8whXsCvDWygM+IskruJmOsSQsclzGWicu/IsnpF302CMqbzBGR+0xxDUOfMzTGcN7DQ418MTowGP2Dcv9hPrwy1Ufep6B0JD3yFzKnDQNmob4Fshrb8Xxs8Ta8HtoEIwtEpElabTxyr8xgBpcS3w5B+1WLc+8TVjIPUbka+jcrPdJblaqID1pEIwdQSmBodxP/668m0cGocRUK3WmDNQnSObuwB5vcoHypxb5LQUEBHYLtoKecCUz0VO0k6V/z8SMJf5pBYa3J2PdyNMkB+pweZeBQp5ysVCfdKH3gc37SQipLodx31yo3evdk24ZbsZp2x9WsuS/pXISMK/XWV4n3Ws+oon2bVvuRizBo+oeiYHZwceHZTAJv9DEeOj6LTo8+KMHarzisPJc4hRQnxFDum0/Q4PCXPyw6vkWK+dYHl+HHAqmlG8ohd3fXfSDD0DUDQ+N7XFqjWtESbaZ1iRY5YM5VAYvd9/OB/SXu4dcnFE3eIfx3bM7HNyziVZ0kjymfOFlag9GkWr3de1IGaWP7y6vFhMpXI++sWNOIkOAiH8CjIQsHY6G9+tvH8wXEAYdv3YCPuvM6tyLJwyqH8Z4MFmJwn0OA74TwRc8EtgLXjuRc46F104IMKoksgXkjRIlMgc9evhGQqN3juBn4OnX5tGExDNk0URluAkhFYWSUTUZgzyN9cNYHZj0v2USvv/Fz4Ee1uI72YZrUGc+rFFngpuLdHcRWSG4doxnuCDG063FeIY6avp39vfHeIZyoFNl9MP4NCdntqMhVKXN52gIVcUxuEUmYRCZZE6no1y4ICb0B5qI+es4U0a0obt7kkEmascsihslQuvWXggm8YwLIIpzvFkPwPK0O3pQEJ7j3eEh4cE53mGvpxHRWvh6P4cr0Y7XrtZL24qkO4wwqxZHpiH6ip/ZgXAsusOeG/QmBXSBLNnkbaeP5iYPntmNTR4geONN3kb6iDZ564DMtsmbpA8O7mohM9eRvApAs4MCJxD3xe+6ZpN3jVxdv8nbgSui51lQwybvevnhAW+Td6N+9pkZ5pF+yU99ZpuJvPVWnft8Afv05bawz4qNBFlrQAgbWvDnc4LOQw2dZWwgcIUHNiGr9cBHIIpR2UNclpkWpoAegAFJpqNb2+4V3B6FZynwLGV4lunLYV3VLKBNPrIJhhj+/qxUnTtFRtSVXTpBL7lfGAXdYQaU/ukcr81qJID6g/WcGm6U5kzjjDozxCIVDAHiyL0ImsMYnNVZp00HryuJZ4xIyZt6o6IxWZEhPdLoDdNcPdb6SmFTqgQ54GD23qozb2dqP/hbt5NckI2T6JEKwkc2Rot1JdAwxPIPtqfKYcPks/eM2I5gt8scYzqiCyhtkDE+67KSHDIKfV3FiUKkcHr/Po2i0aLmezdPY6Th2zsKRIQRNG4kW9Ubz1YVHEqfraAqVzCqBx0+JRJisQFC0kMJQNGfllMGp43Rsj02jW8xw76MpavTORrAgVhwVf6hfjZ4myuszNNnAud5nwn6sG9RoxH9cbT6mklp7kHMF4HRA6fiFXmJ5KE5AbFIH2jpma9XYur0M1vMxbGsfBl9oS3T+rrluolMSb3IU12TmAKWmGh073XhJ/NtQQdA4acAsC/iXPJ2F4elvWqPN0MbrDeZBw/SoOwHD70TVpw7+wFu0FZigkd09//LFg4KnnIQvEJ9PT+PWRuTBYez6FpoSQB5gx1rs3O+bFzr2MUkulYgTThQeiuwN2nKwRBp3og9koTF0NBcUEk0Nfd0neRLZN1IY1vbS/QD9NGEY6CuJTau3tS0n7BFIpErEM/Lr0TFiOtkYfUwQmEh4ZbJR7HnPsMj9beu5/blLdK29DN/U8f9FYJcqV2ZkFQcukrq+PXUCrXB2YFt/ME8erlzDRBJNzvb0boNaht93OZuUFvk7ka+66yDOdbd4ExCgbrZyTiAfYodjkL2LXm582rL2ssX/qXsxl5GnooPnSPO7cRo4uWtoEAnvY85ynMaPmfTpcJY8t6rKu890ppI3nvrzSY/Vpj+b3sFCtpu1T5V+5pYMInJHysXx3jx3sRiNZ6cD6uOTycQh5OHKXPIVnyw9kwhOlr7surUwqO10kdr3xytxVYqR2ulj9ZKH61lX4KIwca7U26bbNBT6WEJaNc8DtX/k6y4/6TsPDGuseKLHEPj9CmxVRXr5Dj6DLL2Fus080app1CKly9+MMNVI9ln+VVXWT5my9eqYK6+oyFZTMgyuw8mX2u4yUxoDHXH3D6n3PuUDYAlLgh88tsG3hRfiRksHtWZhZ6BOwSVetS5AaRGnyb78DrJKYQCfvrdKqXQRpLOn6UT17MifKLiq3MBZ/KkxLqcMyIRC2Klq1P4N+cN4hOTTooQs0lnlGQ9+hjP23xG/x/7SmhBbHTt9HMmiZuPSE7oS6+GR4hIUC47Nvrpc6xmxG/s/FaiQ8mbxkkGbJI4TywFL+wBuC1e74ziG/JeNelc7aS6clZUdDTqI/Vnu7h3XcHOoJOSrXkWMkreZPip+xQnBidZILTyQUvn79PJnHki4PhwKzDGz4ZUmuLzoOoN4fOQ6g3j8w5FWzh9HlYkl/iQFO8lur9RYKKRc3hEEg4Pb/DgGj20wYNPdCoerN0NkDuKH5NX3s/NQmbjH5NJbBpAxnKS/FOPYSRj6GAMQ/ZkRRIyjCEn3cQYOhhDuHgm1hhGGG89hpKKihuEsbttTrvNZj32BRnHkLBL9O1z2n/NYZfNv2LCZ5/NrygcbZ9UHDxPLO9J1smeUBx03t3gPgHRMdAKfE98uegN58qBfJKK6d5rmuKGiU/ew0q0qH66b04bDwPGw/LTuTmLSVYvBLt/AvLMk7TfuWtZFKcD6THtPmia4bDbFLBasf3MPd8qXJOgOsUgHnYNz5ebSMJR3OGagyMnpT7kwpVZL1YMe/pbt2tP71jTBM/3gbky17Z2yunKU+l3Zl+UiXC109lp9lqJ29wxdwEY4Sdczo6GGscrTZDM42THU45Lks2zAsDmst4jo93lxCevYx9evd2cKK7lr5l6z0+2XSn5rJuzC4DLgRnwPs9C4K/5tBECZTHAILHVa5TYWQCHeBN6EBSzajeJ9py7hnECLAcM6/oV4iX7f7hrdAKZh16nkaJIcGOFbswmI6KXo0Ay5SrLziBS/RiO2HTHQnV5Te5OWGgrr8EJrKin8tY56JAkbYDy5REcVpP74CZVuW2V259gC9MD29hl0AHfEAjBU+5aELK3ini9sKQnt/X+xn4cjJea3s66Pr9cc14Jplo6dfnJIc+Nqxx5FXyOHMxENIa0sa44pq6SoNtfhQ4XjlqqmJ29ffb1NMCj4rGgQEocsrJGQlYySYdoADx7DQG0VZJ4L0YuEE2xrObPilUm5fzHeD01QddNiQHQaSpinQ3PT9+6XzvApb0Wx1VQveDMGn4fOiFab/+Wr7DczsbVZgd5Alob3KxYoQ+fs0d1h6Q7pgW/LSua7ZuR/UK4LEAaypXkLXTrT1T4xMwtXWm9EiYd6DCpuHKUDiQvfCnmXN6PmcyueYzcohOOUlfxZw3+ZPhzFv5M4s+5UECsS39emG3yEZ/WuLunDtwp8mXgcL4BrZ8Gc3XYtuAKbZ5wGZuKRUJRFJyS8nDsZleK4nqGoQqKG8Ff6fNW+X6O5kysKGVBGFsKTvZ+29LGwScEtg7+DMzL2T9FdlIGHT8yp4VtjkLztXqS5SSGWNZqSYBXiVoSNmo5uADSau8urEYDWu2Ku7rGvGyxU1kgcjd/EWlaBu9+18jUUKe5XFLkakfL1U4lV4sGKDAjyTIOTBkYm9wXTU/baPg8S5cFfHnWrtsHXta6L6K3Bsp5+NoJahaPMxXdMVhVXc5AOfmV1B2YQ/N9sR/M+Hus0+BJZYG+iNpFYuK94vHKbZe6QGIYt3wOUXz0OctW3GKTdN8r3qimi026NHe7cY63TUexaWV11hB4rAZUni3QGasvvVOoL++HBSp5MO+A90M4eW3emGCHSapxoodsEZ2juOJYJg+zdD/T8KwwZz0OjITEkRZDbytFUJzwoXKD/ixrrKerrGtkQDMas5D4WZIoXapDIgjoCiKWWQMEBd6rytEoPsRPbDIuz1TBmb/Fo/0mnyi2jBqiz985IF6uPGQYWCjUv1VmYggHrc96qg8DS001PI0auK6TDGUdSsZajkhKTbaPaFCVkdw2KNK6So0xe+avid7ADnhiC+kyzmViAvDSN+wr+/kM5Bzu5zPVOc1jJuUY7SWxqdDiDhyViOES7lAiY2vuoDg8y+IOUckdqggtgbgEd1CaOzCrLsMbE1H1HHOFgh5gd3Ze956se/k8qD8fdS030odmqIAnPxzWD96Bz0MuFB+cy/B4dflHfCkxYem+/VrM1mukaUSwC1n2oZV3rhCVu9m5FS6sG7wbkW2EzjoyVrTUlksrEveL+ZBDvplotOOfdDYr4ghmy3qJtMs+u1YIlMlfu65Hm5Bl2FhExkg1U1kgYATFSoEsUAxPhw+IFNg0c1WTICaLjhwsjQSBgwsnMyiz8sw+RsVfRsX/8OH5D/zWW+MN7vkGvg+C/C+ZQMRx/Fkjm3wGn3LEvlabvBGwDz/14D5iH8Xso169CB8QonqdMcdkSp3ponXi15fJaWujCA7ni2d+UBMcQhEcKtWyuJ+c+ZFSH/NGZvNf5ViCPSUnP6RK01KlNPTrOg1lVA9Xmq/b2NhwFYKEtIrDo09oMhaqOEQzAUmfTrrYs+mIy2F5gBiUxzxzjoKHnmP0Emy1MAXeNCfyq5SQ4y//po9UWIiHyiARX/uW7xGNkAVhuVzFEKtcht5Usfyg5DpB8hl4BKg9CzKZCG5s5RQl+nA6P9HxCV5ENfTYXiSpmo45l7TVIOMR7EySIjdkDNlSyVgijYIuIcn83Zw9fSwWfQQ+ry0GDI7qKJCJlZcki+qKtDfPvTBF2lvmBinSfr1pHysO+X2KtBvOfEBG+MyPyvhClcEs4bctllBSYwDbqqFGENdTQnDYB4ontb7tcbgR0zcmQUsP9yiyJVnat0nRvuF2Tfu2LncsDmYrPEIafJJx5DB7r9vjVfw+Fy7wxdfM211a7PTNvOVx1hecJGJ921wVGS7lwGgaQ7eXhCa6PJ1yT7hOQ7hOs9Li9SS9TbNUtyTG336Q3iWq6rxfu7jc5w69wdKoiePYpPthF/YMPQYPuPly937WKei3gMvFVu2IdUkPzZVd0xobknePuzn8jwTX96TRuVBNlb2e1S7HXOxePrQis0q0bHCeWd5xWapG7/X2VWqd6A5vX5KprWxZIqpJR1STgRw0K9UkdHV+8TQ0PYjIDhZoJm/QevONzLnxh29fhD/b8OcK/NmOP1ezUwv+vBp/duDPdWzF1oe2sDqD+BIOq5VKFpT3IJWaJrr0F7Te7/kp2GrT9ULrg+YJXZt18wDzKHT4rEJk2h758owCKuSt8oVmmOTjm+XLSToYrHdvLJcSLRyzlBoGYzf9sHGA4wm39HCI2W8J8kFfR6qH32vMEqell2u9qHq5Q34V5PgLsaoCWYOdudJS0sdESxHUXGvcKTiRHFOcPOPMj9eylH1cn3I99maB58qE+O9BieRZpU3IPdX6DkiX8gunJkvOfNAcqMFhcUIn1n6Sz3sljwVWtPjflDd1IVU845v5ovZ9ota+T5yifZ8Y0L53cvs+YbXvoQHtA6ksbN8zTr2BKNXXwGO1Bh47RQOPDWjgHdzAY1YDPzmggeCZCxt4QtUbiFJ9DXy41sCHT9HAhwc08E5u4MNWA39nQAPv9QY18FG33kCU6mvgI7UGPnKKBj4yoIF3cQMfsRr4uwMaSCtmQAPv9+oNRKm+Bn6q1sBPnaKBnxrQwHdxAz9lNfD3BjTwmYENvMO+K1IOq5H1AzA2G/amaPUbkf4DvgpmBLfZROn6gtsc13GbY8Ft9gW3uQFkDsZtbgKtg59vafVzKs+P1p8fledTeX7FZmeFPL/yAsW+O+M522/XAPQakgmrJs+iIwyVnsxDzYkVFB5I3xYgMZNC5FgmCZTWSP2suFwndZ0vdW3MfS3+c/mNUv58Kb9O2v4ynNjoc4u0/aJ62y+Ssluk7Vs3O1ul7RdfoC6We9s2O9vw/BVG9b49X2ZWF6l6uzTqCtbamzquOb06rpE6rpaHX80Py/WOZQs2HO27Q+p7dUayOuM5u6/egG8k1xtXCGW8gd6uqqDQlslw4TvK9Th22Giqteq1a9/zy+NoyHY3yJ7vHVSqtE1yGejdigt3DSgalXlcqVVavU10bOJcWL9NdFl9X6jlJlrT2zbIiImIScikFZwUFe1FVR3bjdRE81XabDH+esR3GOmpPD4/2nd8PubaJ7/DXnl41mcYX59hfBpF+wzjW96F9mHG146ifJjxBx5mPFYlLjzMeMVTyj7MEPM6zkqySfcx9ubWxxGvuJ93EChmzZFE6oTzm+EznoBjoCgHUtgnEk/yvLHLsC9ugkq/3hzMA+0GYg7ms6WMhZcd9oxgEzC2AZ8V38ED+oDgCPBxc9nHczjcqx4zDJKzmPs8oZbtJZ8ZfhEwRD/aItkI+bumFnGff+eceMiTZJe+S+4b5Vfycvh2c7wCYB+KmfROmenSPrdVTykkIn0SzDyDpZD8JTqecZ4/D+6WwOjOSRbddlMvrploPK3ii9vaAoSIQAQfsdOXybQGNa1nvlTAUwe1ZnP0BsGeQmi5yIxxiT0Va+wpNwtxFIu1Ezq1bfQGiaLlDNkIY7hTy//AXoCmkkExkLC6F1VYguUJK04OKJ194IXuWGud1mbaebfInnVaHJJ2MfazPPPTswbY6t1Mev8OOpZHsIbS98yZn355rjTePKz6HZCSbafnmiku4rdVK8kKxNDwGeJl7lpqa1fU1k6ltoarb89MLtOXrbb2SrV1lViPCE2rrX1j1CoPjD6ElWKWuGgtDoeendtfBqn4yUfdKlcv1LQ10/XL9P7JTLXns/bH1QdkrCIXMGbse+/VzsdyeH+Z3ilj7hkjPDHaE3sf4M8a/MnwhxM6TuLPufizDn/Ox4Fso5yQ9fD4aANbCqtUdejG48qYtRZE7wT16J1QNKocvRPUo3cqfbfP1n1Xn7U9RoAs7eh1r94zP9NHbXdiKQzAXmNjk6gI6Mi7XIWL8RrGepYYn6jc0CQqz73Ein70mc5DOALMzxlowRKq7Simuj+jo+xQrtmfgB/CuEyceS4jggg5ISkAGBmOP9zJjh43IRE0MF9IEkBsVwDwlUrB5OexjgDUKUUjZG4OOOVNdPmEeA7or5ex13uMzM0Bx0vgSM8xLQJVIFnHGehFN3CnfmHIShvcgX2Va3P4CjVITAm3kZ9TaKh0JhJQTOaFfglwUP3PE/v7fRP7E3ofeERhGccCAXVqMZAzgk0XDBoEUmPCep84M2kucY/qm06/1OmJYzINoPbH1HzLh1B5kjOkMbH7MA88xV4HHKHmgyE+6RrJcBkszNjh/cLjZdQfICdj8ljfmNxQ0frJineUIgl0K7Y4Iv7gR+f0KUyPS7kK2YgnQ1O5rVSAsu9sJ4iWQV77YI9P0lnMBo7SyHRc2QCPJ1gZSFv7Afk+aQxs4nPCOIpYk+OZp11CHuB4BIaDxLawTkzQ96rcR2iMZ1vXT1x4dx5s8lLq6Vkie22krhRnPcsBRnj61VnwYB4eLeFiY83WG5WA2KwuLb19q7qsLN29TiEJpdMSHYL92rPeCFsHgD0/6H8609p9y4bh94xIjaKNf7TyVmbDSBVh46XrVbwyG7uYc+kSg2hlK4qMQ0SDWzqBcqPYgzEdqSHhYz4C1/QhE0bYpDaOl2MoBjq3tyrr9lZnaW/C7km2sjdMn2Ot0UVrAzF37i79Ie55dz6yWPzC/6vt0/CXT4bU6HT6HMfJ19hprwLzimXX+x/bzWzEdoVL+GvpCidT9thDny6yNdma8st1E70EMPkCq/5QXs3s4V67NZRQ88YxGWPw+h/tjVUtZ4Tml9SHsG98qnp7L+URpREuR3W0N9zqwI1tlZitQcqSLx0i4CTSjtT606j3p1n1B03ECJpMYNIvK0NYNbL9vTWjj87SiHXsSmVaRvRr+ysdsSo9nI8ApFuPETIQLN4vMzYyUkij4aX79+tjz/HSaNjo9oNhvyQLei/Nol43iwVqIhvrDSc0pGPsMyJvH8bod7LkMPVz5Fm3x4gZVHgs8fo31TGG2nUlUqOTdZAZgArSAyNUIaddV4A2p5Xl06ucbMx2+PHvoZHpvBbhnhUDWINmUVNXSfLGbIQdHhNiDLTYwM0GchCrgmbW7p2B7rQA+H0E+U2OwHPuyD13H+6dgfisjEaaW9PurUGvx8HFPOwk19DHGsT/eVkL8X8eogG3IDQF8X/lVHRk8M8A48tXy4Qw98snMEmraXwnemm2hgjCR2JToXYa/Qkmm9VMzJLAqWHlym6UwZiNKtyVw2WwrY9x7Jk80spXQtYYA+bCSsRfrhjwULYCBvUGTSp8ssayl26iho5pb433ffiYs4FE0rFsFcJnaMoQPP6SNuQVBh4ZA7qUYsJg+gA8EG+Nn+3bGi90jNsdHZukq5drAD7jJt1/KKkdQWqwEgga+8CcdjS1xcsKUwziZSHYGcs+uLADBwfXOJUBqoKgiCBH3sdHY5dBAxByWoqfcZW7WYNJTSPiOqqMznGypV80DUQuZaccGHhNlEnlhgbtAORAVpMmb0JQc2EgmB3Be3jtZz9bMPm7fd+9+ncRRU2qaQGIqELFKz88Tpt57VbGoBePE/QnD7dCJvPpFE4zHZaNCrsJezW7lyK5rl8HOQhKkANfgxyErC0zIAfcnoBB0iSLd8hUGALkYBJxVJuI+EJ4rI4DPRXE57OzqM6+x/TzP5gSHpEEdqetUXlEGV3mi+uAjJbdr703SmlyEe2KX2pX3hIG3ozgmniDcC/5WAtgSC3IHH9rn98u1cVaHYRdtPpS1E9KSkBHfFERYiHeqRw6TTcaxThV3Zrm5HlwoPTZgSe9t3IQaFVhHoU5MU5zVna8+f0mnpSdPQFd0UtMKnc+9jSx5ltgRcmAh7LmdHHuZielq4S7ialuSU/p4Dr3fj6wx4V7c94ERi2R4Nvlnvn6Pvsrd8VPPzT3IrQ+Llsfn17rzZBGL+pgvuDmNH4QzWkuaA5ithGnbCE6WHCrAUAcopkF/kbVaZ2ZKaIxv8GHqAin20jsWczlYgCmxMiYZnAacRZvylk8lLM4CXMNnMZjNos3LteusfrrZYybgeAw9A3vordxt3L9fC/RiULYfRDvhOqTKthpte+O27lD4pskOGYxdJGMBouat/HgUfND0TpTy2lVMoRrCKEurpkqxO+tcmiqRLiSK/4Gc8VvWIEYFpxCwVyJVVqnqdnTSP1EOR+eq7yUPK3dwuGVFeasLueYenHX8qDd8qDd8qDd8qDdAsQ/x/riz/lwGdPaLbSOXc6N5xmfk99pXOF6la61jvXvJyd9N6hiF09UJ+AzP8d3WjW3XF+r/8GfDxiNv+j7A9H3h/yjqMmjCtJNcHNi0QYGog0MJexEawMjhgfxFrrKaJQMHqyzvY3Eej0kS2vgYxtJpfSxnSRq+rgGXt/IWdPG0Fzfq7aJqHTlYUnTzdo4EMEtgwRON0s2eOP00dzgIXqugZBdF9koOOiV6KYleCY+VNkcXlAp0UrbCfsO9dlOoNC9lY8XZ/5Pwe2YXBbCBOeBlir9M4/PGv0DckccEPsDUyLHhIs+SQ52AjS0BleWZvKs5emZGOEgyFT6m3M1+wURY6Ux5MiVZdov/YribFTuXwxDj9Nq4J9vKO/+mu4lm5Z8FQc0DkULlLfW2dYLZPJDIQVmXOf3Yh3/jpuTQhFZCWJy5udLO9sbJdS/GNXh4l6xZlpgrHFC5sAOH0TqGU/qXySW3ba1GjpxyHPs7NcArp3Pxxj/AufnFR2LiBXfItk4gs3OvQgICBn33BMseDltvh2fjc3OIXwSzR3EJ5HgrNLmNsAQ/MEBicHd2vaMEY7v/+GB0hgZizmdOXLAJgFOddjRmRe7yOoHAZs+U+R4oH9DnDTJY9xXJEhjc6qOLYHzUxMMNwZA7tmc+BxZxXriyMbyJqecb/YShkI1UNB02jXgz5yWTl92s8RcdgzQ+r4eQvT1ZaTz6tFlM0vMJaeob5UxLV4pZXvneBySjnT03jmM/+KJShsOaEPAcI+yFEkrZGKyZtaVtJeduV5Cc4ZdlSfkRpmP62U6rpNZuEYmYTufNOKbAYmrdu2GN9kOmc5b+YUf1ONvCAHbIu4/oueLgRcY5R6z9UcHhGu2cMJ9ow+gHDoMGxwhBIbaloAvlCfAB3gr+tVRQFztHanHllerBD6pnFAJ2wdSPTHcEA2KaECxGHyRs9fBinHLBerXUCBgd7X3K4tK/Q3uYVU8+pn994TFV55U8HaHNZbttuJmTpXcq0N03qckPm8bnxXZ55vRQRuDWEJDn8TNgSBmC+WgkrHcNtxoklpEs8dGRmO8bEkqFmTOuJmYPKQIOJH3Ot7CDLABqotzRucOsi4Hw8MgzvlHPY7M7Viu56wK6F7C6BhZC41sDWpkS27rRrY0j2zUI1qwYHG2WO/OukY5nHeLE0f0yYPjgLziHA5RYd90BDUGxt2P2c+2YrR0aZeYBI/Pu4gEwpzS3sdz9u2HP+0VT3/m8x4aFufBBIIKPtU3e0U76xYP9x186vPbZPfG+r2oBGS99wuTg+qVWRKayLtCI/mQHl1TppsNGVM5I6DACIyMcSmSWLLeO54GWDFNzx/qvRSvSOlb6a9wUqPGPa0EiegpKCmHawO20TSNff0/zsarYthkQ/qYae7LsuEqrKOcp+2lDn/+reUkXUG/N9e722RntLoqHeUF/qCpVyvS1xCvE326NMfEcY8CEbecUBkYumOiQf5pVpXjaxdhaWuIhlAEuk+Yt6Xytpa8Laa3cSHtVbH0y5p408ML3gSfY/pzhQhy2zGdtWmkNaRHrY3Y7ZR929OszdPJ+wGvMhKfsvY0UXuKxEbUzC5tt7hC7udxvurqLLEyX9Ui9JAC8CSoe2g9zTSUsesZkwde6D2Wje91bUMF7tzv5sPGQ0nSk0miWHGF0F1gkpDIEWx+omQenZ97KBviyxG6fA1vtAuKx2V9JDZfPLhKjtkczUZuEsyMASUayaC7UaJrRpLaYECJhKaRxk0c3ZDsdkAlQcmGivPLg/+hu/vXujWVxYXFHwj8SwVJel3enaClef89+jmkYjF1ZF1k5xhQEeD3zUriwDv4wnhnE3fbUMUoexWKQFenAgf8OUxItEuvtGZzuLhwV8dzaRIxnhzWlQ7iwancLsXWwfPxAp5Xg+7WpkLVZobmPs2GdeAaTemFu3pj2UoICPO5P7XxQG88WzHfW0V011st9m1OnATcsFVzvYlsNdGgnN9WTa2jq2wlEmeV+Ue6+7LVc9k4lUyIaKmyrgxgt38Axzqe7yjq0xBW6NAi+OBD4MJDA1HBhwofCu0xK9mhdFN3zUcrfNO1cXRtFbq2mtZRbw0to95LuCHjun+rqOFUAnALvXH0bzX6N76wf2vmMBKr2PGVRuUlc6/kJOGrXgH8Kx5djmPixuCqkKBCcewGAlYygPvD2LDe3Yj93NLStCpkRtkaHjL8byMn42I5ALqaIXF/xNl2BNoaTi03Am3N0IKHmdUf02/lmlqmSfo2zCbE1uJyl2tRTx4XHz4pWO53Ad4eCJQ7J6gDiyQhh3htiq3TrpbNB4/XsSP8Sucjul0Ng788je2yHOPEX2l/5a+0AN4gsNzlQitIMbQUuspS6IZVPEqpzVLJQ62G4rwJnAlvr0fnxTLY4bhTWS9c46o3pQTtO4813nfeEMTvvMk45CbZad7enncm6IwE0P7mgawDuxJ7qw3Rmf+Mn8k7mbqpN5wlwPMeQSY72ibU/BzttMjzSavPyke8r7cy69zXG9NS6vhUl5HdgEiYMOChL1Y3sbyV0OclnP9gEHS9XN0Szn9RHPSkfvAuX7ViOzuXJ22FoyCsc5yErXRdHKObw0hHoN9kfjClrVvJYPcAEhs780Dfzxo6b4GzZEcHXS2z84OuljkgWQNAATRjrX15K0tfyceSCkxR0N6bYmzFgMGMmXAiA0Usx5+grxbEO3JBpweP5quvoLe3p5xX5hOskkzqUPBS14L7dk2RpNKNgCwFR0zgIqxm80KnFdoTtXI7CSdD0irfuk+3OGVeeYMzA43DpcnNxrEME4GLnDP8IEKqVE9ctpDTGMovPQz/IDK/wOywsS5hiG5OeUOFx6VwBB1kxB529NC3zUOZPLRGHhoHEsd46UmooUsSK8djhDNyJRYMGiDrqmlN1xHWkHdqFIuUzdNWGcmaG4ETdzBjelSncKJMSGLtuAxj0sVXs2n2kSR+G0iW3oI1ObDoxW23nwy7TGTEQMByBlNhIxlESTx1E/bNYi9nHs6bnCKjoVNkNJEiw9/J2pocih1OkeHbKTIaJiOKEPrqOqGvtslztSQ3BpnbDf2YbmgBh+oOGzpXF2sv5jyQq7QL8upix3TOv2WdS9qMyzRu7cHj5R48zlWK0WM8EZpF6yEo4Vsrn8De62PvncDeu3rAQ9lq0Nd45k8j8XqqleEsbP6Wq8KZzDtPNXGAXOs0RIXhi+rQqTyoWdGUl7lWIpBANCgvRYScE01eEpj7aFBeCinD6ejtzJ6c3CrbxT6aDU24MddlEqyU93UmCaaXJitHAEgCtdRuGDFu3s3yz4O3lUB9MHXs0wETjdLoYRLvemXiXU9y8noCB+DpPHBV9ov0d1j19PU4CDjdqltD9qx0T7Hk+j65vwoL9thWw9CSGG9fwJsCgXIKAafQ4MSsVSLA2pCfKr1NmXeVB38ZWW506QXTgNzdLJ4G5UhVVwhljfRA+2UW7ndyKtFQThY6FU6jYvRxmSKkvD2wKNVMkxpqc0Kch30Y6upmTpbLqV2RYqphhqmRNyHSSLMb3KS/22/cLTDKoYxyIEMf1YfYMUN8iuTofAQ5RTZ0Fv9864BAMyqkjUHIdeamMDMHwwRyWHDf3NSFB4/yC0rcVVMkoSePOfumQhSwMtyUjS7pYjm53cOSLk4zrbudeKpsmwgypgv9+durXnqM99UE3TgmBW2Vvd2TdcAMJxo8BJy/nTPZBLA015M46yxT1cDYadgDk4Yd46RpuLqyiujBMUXchUUSUYHDkhTDFAb/Wk5ZNahJtATPU2wjgKjQsAZDFeoCFUs4H+I0GuyJw3lNzviZ3cSOErbwVJv/37s/DFd8YeGKwAeU910h79ueO+X7HCsSkevYRierp1QVtZGVUQYmL9C5slOfUL0IFiRYloA6TTSk1aRHjJqUfpg97PWaxSzKJiCiUDYHWDAZIUjbIxguyhdoJc8ki6dFc4F6KdyqNjsvEVDoNfStgUFkK/6odibDAqGqtLISfuyzutLRHsPanO2Oi9bJZx+rCi/513xPEoXo3s6qWnf7QqhqqsTq3PdQHpW6MoGsVMWXFI3MOkE61WDdfP9J3P/Wk3/0gVCjI0Ddut4F2PWPbpA4THoR9BkhO5mbXoXnKSTpCdc6/xWwWrBg8zhd12M+tkPehHCMTAC137GvHFfmi6M5FxwvCQejUHAWDBi+6Il3soPcB0840AE/4nEB+FroHKL4mj6iQ5/hY7FLZ8/i82x8C3ERX5Bo6tXeJQ3By68BLgNdccbnG+VqG2xtfLUF2Lmh6Tc9+S7TBQTHWe9hxi39hu8gv1K3TBDQveIrGOavYMD/6uEPvSsSgE5AABbsplkCHrkmpTwMdsSg+WC+G/mAbkaCecbMMbSyxmGfBJ4haDQgEP3efp1x4/Xft/BTiTqWQFRdSCyEf9BnIfx27ndmor0WdZ8MbCntpMemJb9mKTnpFSPym20Y+ZaHhb/AMvKUX5pGTt5TmkaehCPI0Hr3hN9ngYSt37esCmysoRX5GAuXZ9MDG9xHXEGGCjhDjDEhLjegCQfRXsyePMyU/LrtD9nAxJ9C0JNdKwwWLWtUmD46u5WUbl7FEY172EKBYKJb+aqVxZPs+0z9eHsA5dukeyjodWwTxB1B3l1ggmhWJggeEAy3ZYJoM2PpwASR8GWLTRDxoOJRWV9pglhQxsUpt3UTc6FoUIEw0VXA1uAPKAEFJXBQRcFtI/8VB/0SWw4ElZXf7vDtmJhZv8SsO/4/j9GNZ7zyxr2/e4wpDyEJF6jHUfKNd7z3ubcdv/N+oNsdx40/fveHf/7PvvnP/3jhBu/RqqrZOTx5zLpxFDce8KWq+30NoOdLtMNhf7EAa3eLhFiXgWqJYDARHfkS9dyL2AppoqlPMIJMBclA55t7Xe2zdb8r0I73uXAQKZ2AMKiR5QAkEB3POFb0NBvdhBRpSbT7wqevEGeWbT32B9sOwmNFM6/WQQ9skXa8TEhzI4xr/So6TZt5RxtXaA0ILV0CNYdQTTsAhTQ0hSBuuAl2HECmvUXSvpTVwUojKpMYAnm8iO6O813EA7VzMewMvF2UxwhEFzeNnaEBE0qYpWJnGIKdYZhE1N5IFs+LATAb0iaG4WxkrrciG4WJYYjtMjAxDMHGVzcxjM5lw1SS3jRPlTWkd43+3oWma2zkbC/StTa61h7YtfbCrnXpoNEwXRtCK4ZM14bRtRF0bZRYQm9l1p2XYKpsWPdvhBpOJVaifwheoZ6uw2gs6N/KOYzECAiV3pGNsQllRTaCD6sFYD481iyA8A/9BpVeaj9ATSXyYNGjITzNrXUJ42FNHs98ydE0n+syc2OLyOynaCOCp9PU4S9+WG0gYcHj2Hw26z+p8oaY9/O2FmG6sCfLGjLKCdwx29Ra5zaVd+ennlNwQ/L+vbodMP5UxR5ZF7dWs4vCs1SxOVc2MMONRWYYeWwHObRwgm0fbvpB39FREyRdtdkZxrQRBkE69Hc5oWHZ8LSnU612qezQ1Mx+mk2aczpopvfNlZjls0atYPVYhEkewYyGD0JPVlr0rVFaoLHPOkaqreYnH69JtVSJuIyRWNtiy7IWa2cfNT+IXNsCOZDMP7tnF2c1puXaaGk052ycSUmEU7itCi87Nxc3vbyhZ9YrDnkQI1vsOMz+qn3SKZeg+yKeNuV7JZ82RT5t6GZg2jxA+tTqvKtK7/MojdtTnjjPHPM2eCf09QN0/bi+vp+uj3va46M47omv67tMX7LcvE2cPWJx9mjJi42AKrl9itnPYNC+glETCRXuS9zMBh+l9KmqbRbk7He9XdrtLGvvLmdTJKm40upNyqLZkzcFKBkDWzzi2r48BjJFtqASYMMHQCvtdlCB5wmcx0X6egRCXAkh0icu3lokZVtKaXHPYGFRVbGwlR/Nk7DJ0YnuhDJ6Qy/93bm697BGC2maPbPEUW9WvT6hNI/wNY9o9vW7LM3qtUdcPhiS0Pmoa50MaSsN6v4IbE5fJeZ0ey/o1vwReFW3B8mnbbld+hMMEM5e2PNq0N2auKZq0hsy51VGe16dq/s201XYTNsvfDPtYDNtygAuEBVWm800AatNFmG1MEAs/JFZbQJWuzpbXZMTkkpOGLiZrsJmmmAzbX1PNlOrBTIt2sdLZPC2OChIqQGuCluXqqHaIVl0lh3yJDOvE774ej3p5205VOVdzUj5peWB7nfm+qtlYij3y//t5R1rv/wnT/bLb3nC00569R3zGS/vmh3zBclEq7JVi+6YXV4bppU0jNgxOxiOqulpr6PDYZe1Y1p9lh2TRzTDcNa3TGvUkkVlZ7NzJqfaOZPFds5kwM7ZlbXZlp0T2Nl9W+f1snXekDNDu7EUihjum7c5jNDgrfO4W9866fuCrbOt2yFb58m+Oq2t8yC2zkC2yFlsnfr6GZe2Tn19kq6PBwLsj/cFfXvnjty8Dt9e3UskDXBL3lzbO9vV3plYeye3s232zjbuaIYge2db9s7u7nJaZV9IKulpUi+nb3myexJ5Jwt2z8TQIVsifdYZcPpsThUHl5t7It+bAY6EZ+VAqbCdiR2GbHEzlpjM+zGnkceaDXniY89mgWaVQAetN0tNlUYPxZlyBhk9FMwYiYSbulVpNai00qWR1TKpGcMiYZ6t0oRVBU2VVxzdBe4ag2U0hVM4vcom0TALpMkLJJmfEwN903QDNMfw84M2wKbc1htgs7ReWFdWtQpF3OdRrVtW6y6slggJHYQk1p6zbJR6VqR3JSa3iHGqbJ91ZRXRM2OKuAuL6Di4Dt6K/LfzcwzT/ZX9OvZtXPJoL0IjS1MGm0lPQQ8DbdTAnXV21SjBMVZqbsBW+zdt1GxyxCJinQKE1EzCIHaB+jewpm52fgQBTZudsxBeBGNJAJvEGiq5BjwiSP/K2DIDpMCKJfqkRU2rLNmtH2czNk3SwZc5Om8mzNgxpw2HJTt+ucvOc+vsmArOfEPjaPqR/IWqxUfaBu0+udcpOIeIyQgABxLfmPI4HxGbtIcQC3GeGpZcRS06vyIlQa4q5LiyC7FY4iMxwytpf0PM8IhOLJpadv7IwT7vXdtLm93mINX6ItQqEWpLjCaf5jLpKDXDauJHeV97cGByKQk873ln/qEego8IvperAQl/SWvLevAeoOa2Mlc83BAI9M+O3kEZvMuVmOGynAQJwkvj0+xx/J3BpVntz8Xe2Rf3Xcs29aYhFZYQx57l4Iip9dtOca6uHT3+kJWkxi++/ZlPvysqvvrnHyUp4HNS4Ivcos39jwiUm89Q7yXIPv9c5mGYlLwQPmvxref4TecOqJB/MLN695vqs3rqthR/5izWSmQeNXSogDrAfoZY7e6W4jGNLv92D37cjxkFJrufyOqV33x2JP14KXsuvDt4ZNECes0x/Zo/dKflUbrDrwLcQkUgC9pee4Z/fqZOJNUTXCR9UMRYGU9O6oy8ENQxuMkil/r/chYb/EVn5Zuf+fw9RBhPvIfIY/b4cihD65WV1isDaMMC7uSF+XwnzCQjOMyJfZ4cOGGHlQDJa02yzFffzSWny2Q2OOjqOTaWkGVM10FXJup/Lz5Rhyuw9P6JeuqFTNSTn/nT3w+Lv/zMZ5e7gs/8Iz1Pf9w3T3/ygufpfHuazl9ylr4+aJa+fopZWsZMoC788M9Lz8TTg2di4wuYiL96cv/XQxLJIZsvZxoe19Pwp33T8EUzDcES0xDAyidB/1ROQY5G3B9LMzDNSXJAmOs45Rmcn4xiUTBNdw3eFpCuqlG1Ht+MCxjGCECALWQQcgSnlDFskAjbfz4jpjl/ror50+b91JDDArkm9t6vzi1zx3vqC58lxva3T35luetlMMFxXX/58Cd/jtbeFz7/+8tlkpywRG+fs1vq26ekRuIUJafDqJ/6NK3/Jz8jQanLakFsWpD2tUASKXFqjIUv+s5iw0A1njC4xBVaxO/PSXbpEiIx/TLHIlclPssl3u9WspcFMFjhSZyv5bBAy2GBkcM8Ww6ro0HbqW3KDd8r5nTy6Md0ZiW99Z/5ZxI87NkZy3rmARgY9Xav7+CX8/H+z7FUpjM5nq9Nn+LP9nyAK8ockwxV0WOtR4Wq5id/mLitKtZ51sqjbZwbdZoMpSFbVZki7cIN3nF9/1H61NCtJFU/ou8+jM8nadMTEf/MJ0p0izI1PX1+d05wK/hFTyPEM4JW+8z/JaJzX+m/sUojcxuXnsXxq0zMpnTONqVztqni3tpPj7rSvGNumXy9zLNe5XRTVU43haPCCVeyzD2Nd4YGn5Z/epI/Ga+qQqY1WdMVsqYTla9jmEmlUxmq/kRzqnjAK98cT3MiRiGxmImr2vjYW41Dp5uCUs5+OkJMOhomlLyY9i+ZX83Pm1WFMpOw97D5TeO+wjEDmmB1MWe0pn+XTxSo780Aqk3fZrKrvln12IL9qNjxiW/zNpG36Eq2iTYcPpy8o5XkjOD6Zj1YDYPOg9ci/uuWrAGf865B51nkfaFg84SwCt4M6JwOsnM3kKR7lD5ayMcdSZuyJqwuTYbsUZJnz4z8iV+FS8P15Xdxn9hRfhfviWtkhq8WB8tjIH/bh+IB3LB8KO631gf7UNxr3WAfisNKqrpDSYMOKSG+g/h8xilJYFbpS5ruiwAHAQeFyMyipLllOJ8BEM4idOJYn0rS3SFJOM651jNJtT6JTOtne+t6K3DM3og3GJk/NhfwETK5wmCwqq5PKBy5nywVMDANVb8+bV3PutZT1vWT5TXyCBKXTO8woEGCS7hCw2duYHjCEXGRHWYXWSSAxzk+xfi4JVqM0sBx7AgggXHw2Yvq6UEBBGBlAzuk+uH3FeetbHDqsUP1NJ82I+I0n0jsaeXSLH/n2KdlZG9UnLEBOeM5mybACWjNZo06+Heowb+ptOSWrDJM6amCxDvrVjF8dyulZhamccwce1sC9NV+k20LWEnV1mOISAY3Yze1jTIvIBqZGlCRzA7ISiYIdCZzBMKTaQIlbvCcxM6AmFm7+ud5z950mujtJorR2vz/gCvaQ10/TYQ9KfSUypcLnedUQD1IW2U0KFan/uiFtWXWfRHb8ifcloefJ/Tgs98r6MH08dMGHvxyqFoDQ2MUfJg9oyobZ91ikWViB/xTo8cbFW1iKoEBLYlLinHQWTbktqTrY4iX9A5uaVwdqcSFQQuyulGxYMcBGIVdD3Cyagq+EW1WAcfM8K/AcXBo24TSM2TQw0mBP8QHUlXczDtqwsiIvMuas1dpXIIjuU5wdwq0q1L2t5vMJ+dlPv/Pg/pc/M3Dv/mBUKdY1T/UTw61EYqQgaZeDjaodvE09bt4+uE3fiCsvD7ZUSzghDi+qE++glJf/eL+j4UcZKtVfn/5FuMlH3Gkz+t7iPhxqdYG20f4UTrW0I2/fQL+81/+2ufvidjGoWv4+KI1NHsM0NwcOHrF17/w0XuW3/kOkxL7nFRFAQmrgw2/M5CoADzxy7VFoePVHQSzOHx+9pgaiPaq83OtjthCGes5VlxIxt4Zv1gHq62hGUIE3qZznRZskBC0VJdNKN8xeSRxTDEZTnOlI60ydSlTuCOBqdpFXODTWKluZOfWAMjAD7QXBKXboRS6kUVu+psp3dkyRm9KsZFwPg9hv3bum8sjHaUes9kwb8znTUSpJ9vz1kSvzVHq8YGshVBkhdHtUuPP+BkSbp2bSLBqwAIzZBmWhrMmotRHNNiWjlIfzVr39VZMdWkhsx2n17LQ2lvLNT1qe/8ybI6QKdSAuPSR7XkDbhAclx5nQ72V8EqsrE0r6GYK/w39JvODKW3dWiwuPc5WSlx6tCAufVBHB10ts/ODrpY5IFkkGXgQl97MOq9kX/cqx65EBMdy0sKADWFMOFyXrpGRfqVthluJuMaDR/MxBOwmiEsf57j0Vt1cJ3UtuG/XFAAkDQmDWcTFAsjGeCtYCSfh6pFRhKV3pVG+dZ9utXyr4IClENQCwAY1w7qKrUGR6O+VNbqw0h1bUXesO1yJcdGNn1JEPq0q+ruNr8ZFqW/i22LPGxj93TfRA4ty9Hd9sts8lbQwsZQHz3WUDJovgVSxbxZ7iWjSg3nM0d+Rjv6OEf3d2JnhLEsn0YZEfzfs6O/IRH8LOY3VyWnMJoIxfgVHf9sN/VjZUMnxwPHfY8UTHJgwVuQaQY0BZRfDYEc9769hsI9j4xgzGOyrgGi4OhvHAXwVDuBj9cfyslRvNZxqxwSPfXyamgHAXHq0cKfz8Sup7fz8eP9rdQSuNLE3Duyc4ozLeVmML6/FjBo/XmRE/dya1Ro3XiFCffAbT7fyesXOIhVjAMY1IP10thL9Z6uyIyHwqQCoQ5h9gkXvy0//GKCf/19aRDZCvp/c7rtA3eagRJX++Vzl4ubUU2EYBdNzzk+0HROY/LAqvIvLnOsnL0QuMeQ2YuzHS4SFnsCm3i7Tkkuhtc79rg40P8d7wLUcsfjOcQX0CRImypQIUu853qPqHlq9B12AI6j0LzRybuBtMSiz31LQO11jJ1MI+bGcaz7oXvSWb/zm4X/81P0vP6zx4YPiZRe3nVr/Zd9YtKoexx45mzzmxbUHHfMgCvY4Lu4auBkY5SEradxKqZiFdvXOPZuohZrtPIWKGQ8/CzifokpPzFUyGgtn8rJAvyzAy4IlXhYsfFnhJOcRPSFvs9gmHleYfJ5bpekovW0/d+8m5C52k7e4rrdH7a2lORRXw5QfYZBq7xwvzoPrtoqy+0ge6Df/ty162FVJED/JEfbuPb+ch3aSFr6ZhXfn4ZE8ujNzL3rgpfu//ooHPnHh3dfyuRCg1+d444eRhWecwxiBL3o4V5ugx6my9GTBndcyBiuGYZwDvdVhKoONAIiswd3yIG7JnnS34IwG5f1EvFWwLp0H8/jlbuW30kruaIQuw9d7e+jT6L4PuVUeNYdnyeujJU9oya/y7qDg066E/550GRQWBzoPSK8cGvwUwk4Z6pUahrQCr2XkBBoFRHGf46W9WOBfGcaN1/7TrjCIby1fHYEjKdAqqB064Zg+Uos9TRRafPacxNkTVj0wOgc9jK/iBjenc0/w9MtWApqSkffpk7H4aQBcIa/D4rWHo23Tpm4E0jvpAUlVBz4hmsv7XMGfvtdlxZgDZoLEjIxvXlLQa9oM8wKxAr2nin5PgF+114MLwwUXME4PeMc14jimf3XSh3i3iqxaHcnTyEvjbO+4m0UP7p9y/kObA8AfdwufU6dpSwAbtJ5wCzrRsGTfREQNuvz0vtLedb8rxe914XUaWrxQcayu9W6X9fCbYHNg3d9F/57/+wMicvp2Z7mirptAMP9a55g7kUdHNlFLTHpJxlKtmhIdYe0+bWexldYqtJoYUhn901nHzAVJvGWrrp04AjU6G9ru53Y9mCcvp8kBXBAvkftcBpEv66RVJimysJEqqzm1F/uYjkdd8/L/sgUsoXDtivrHLzltUgeJf9AmcRnfe+HmxHZ6qY1KfUoTzzpJK/GMOy1FinWadqBl47Si1Oz7vcOcmoubOrtf+21jT4RxLz1ZWYKxg14iuqKn3XLd6zt4td5KOaq5hCiWNrBNLCnJe/6AuF0dMppbW3L4MksO/1kY7/89+sFLvvSzcxe+juXUclI5f8rp4OITpz2uqkSX+nXYqJ7k1118ekpYOtpfwo39ylwtgeZPKrUH3WA1xONKb3oOb3rMK6/pOUtsek6N6fKm17/BSmj2n/el7/nvLlAHhMgeV+V8lbviCW215+a4ujkumqMX/h2aMg/pz8OcO3NAc/oT/3Bz/qKvOXd4ld9jVirhK3WhMnk/ZCz8Cm6E0fyEZtLpXlgoTokS4kjFyspScHFylNUsUKbmYkGGNijlzSy+nEPoMi38OlXOi1wXgicpnAikWyY5BD25s9R04RlJD+GvddboHG/APWgiK4RPe4Hk7Ua+CNpLmpzPAptaE3IyA2KwbaV0F5BcI+nX5mp+Ajlfp3nEg/NFnWQp0kcwh8mG/QOQjIc2F3iQ5EG75l5jD6v2Jcj61En/COdM+Gr0/OKrT33Fo53xb0/sf1coKYssnYYkFVKdKGTFYxAmiBXp+byZfuvPP+nR5ADrMUgYhgJ6Rb/42y8q+vXLfw69Ytjy5aevPvEevOZp4H0zHrw8cBwPPP2Fj34sRIVP7v/9kCGP5MfP4Mev4FXf/NT+vwyZ82sl5T+/2SgpA62kVKyk9IsmM3cBgnEkBQcjoAB4IXnfi5Xzl607qVyNQ0rjqwz2IK59Ev7IDkIQufZ19drXSe3nSu0/ttn5Man9312g/l2mkrMGoj6cyxWVXsV/qJDte6/4/AfPy107XIa7Nhucw5r7fjCfRxoXynLX5uM6+9XezpTGWqaFDv7yyyCf7qDo7kr+D/Yi5sRg9DE7q0zuauSbgFMA3RJhiH9lpwInWSULV9xhMvaaSA9xrT+J+a6WV1jM+v+NBdKolD2qHH7IZj0B2TzK3E00uxE2DAiWODmJz900p8Fu6+QiLSyou4JANLMNTIdAgUZQsrrAzyJJAfAiEvHQQDRG3pxgWE/azOepmB0DFs/BHDqRNaY2HpjrIUHyakiYaD/HniBxXldSQ2RtwNyBJ+ioh5+dFkNJs7iFr1I2/hPLzIfmScpunqecfHi+wuliq8leLjCiNVJU+ygsILCH+pKgbqApZEW2wgqP4+uFCsvClcrUC6uMVZh2mWykN4rT7GgZC4Cx9udzhNgxItj2fHQiS2mEGzWYHV4Xpp8rlgQBpbavWC7UZ+YhKNHNVtSVZ40sAeGvBNTmBEeyzGWtVzLhjFQRLsiUNgSEmJHdwKhmCC8BMWpmzTI0vnyEA+OhPjORSU24DjazDnaDjvYe7IrfZgfj+e125HLQULg3IAotgWxPOLb18DhnA2DHG0aqEJu3OhsOX5yeYq3zEzAWnqdeJSCGV9Mu52u7AuwEEUgbiGWPzOVNMSscyML5PIFBobV9otfWAeCBTs8xh/wc6LcvG4wGMOt1s+BonsLM4GfpTb0h2rRHp3vDgkw4Quviuec8GBUSmBoSncxDmxpWZP59vaZxAZrqsmJhZrq30rI4KMMZJV8G5yVK3y/BrUsiSwwuvyjYhJ1XokKn3Z5HYHlsg2gQHfst05L0m+I826T7Q8AGsd6qfzPP1O8ONEYAO01MEcECU8RSI7C8W6c7TsuudVmjmQVY1kRIrX1Z+5X5GGtdUirTZZt0BWmK/YfxRn3e4rDWRrJogl0grfGjxcWQo/k41M4A48tXsQ1DiX9jbahR46Cf+qpktx1kHO0AZJe7mY2zQcCHNaP25AoYNIalkfWm4W6rb7oF7QDud7n2IuMkzxbaLnwfc1/MlDr0Pdb2+n+oUjkocQCIxQHAlyjgcSlsZfyih75dZZtQNQACnPTLI6gSo2a83g56P1FD2110vOpfGtZkiuHF718Jgk9TFSsRDzcKVKQe6mwljC44pv1AFn02mDSDZBHa4tlb1YahJYChpcGGlkAbWhowtEQ74RoOESQSQ0tkG1qCWo3G6iJrYKy+Bsb6CHaMX8mGF7vFHytbbBwmY+ZgvrbAnHBwtCoyTlMIqLO1F09I+mG/2IGE9mPFPzuX0q3EuINpU0QkRzFJ3CZGBciZJRJvZLwix0sk3nFYIqIBD0mStxBIvGObnVRMEKMDJOjkO+GgPIUIuCgckYt496XRTf/nvko9vlVyxoo8QAVEl0gHhF4EXxb2+xRPTgz3uSRPhcXMFZKYNUsq+1dYvFxy6v77SyWrK73n26ynxk205dbdLJLbLh/FjkvbInruuFhf/JS581Pmzo3mzo3mzs10p4AT3a1oQ9a4uM0gz9S44m3cttvlN2TVjmC4kjJS4qGZy9q47Q243Wok9Xqb1Y9Nq6q+296A2624ryoSmZCt/aQjw3Te5e3QqrFRPdqwarRvt6K+GuPqx9iqyr6N82ntmcgM1Ht5oG7TAxXbAxVVFUQ4ytYqCKsf7fbbtyFi1p4JpOsnqNuH1SUM+WyeC6rngMlaf86vfvSR8BeN8eQEvU83nC59LBQ6t0wztKYJq81i48qSxWxpFdL/x/3ako3tgQ3aEY2RxLEABS/KGnTu4JjpXbJyII3GibB/7AKRdfSuXFmSg67L3ivlSbXtlOLbDhLYSqBat2hsa5vzpFcHgc3VeSqVsFcP0K69mJaZKxoD6EBp33NRU+b2YgRR/Rgf6zbumj+QRcjTprBUBRSGysdQn8TUm6oh5dXhGXiy3Hb73MFDh4/NzuzbPgFoTpzLwHWm1h08yggAwKBHunAARx7F8BwVS6CygOeBBJnenLlQQWAvfEdQAaEec+yE2BtNsABV6mzw1lmswC26yDbqbuMlHssYRQDTjIp19MfgYmfRWucs0fkBIz+Lr5TNSZf6mEadYMGERstDqfOt6HN6fGOFkP2C4NYWxnlT5ZvypgYkRwLFZoUyZGGSxxV8dVNHemNq6VDkYgyanHE1Bg+Aoq0d8FlWD8j4oAFZUw7IeNbkAWnWB4S7jQSOfPjCkCDxa/pNXgzR1N8+9+0AXr9IdlCghPUjRqCVN4GpS9cgzyYoM29coDbDtXgbswGWxHz2GpvIQdr+zlwWnJbdGBqyoIWsEyL4khCBiJoHm+18tRfzq+TdvBIa3IlN0OUaQaxpnMzopJVY+KNR5YlcJaV1koeChpK81nthY1es1VgQw23ZxUXFPCn2140ALmmz4Svr6bBruOWVR0pq2NnI2spu/ed466C/PIqlep5q5vE8CTAuYMcb8zq3Qc8Cy9Uyh298Z5ytYmBcqNlySogKZ6vYuBZqtpxBwBSZW8pDjj6s0pG2KRDjwcGjE3TMnQP0GFBggjmjc8ta24FrlbWnTj6lGI+9ZCE/+QqIR3RbI6TAqaXBp97dzBF253EhCvMKqkdVBjR/y9366tIt97yrvLy7tDr/xJasunzdBBLhXsuWS86fYQ/eMofNX8awLUBjd20ZNpOh+KZTH4nX8Eh806ioI2aJS3f9XWU3T16YVZdlNx10M7Gj9r3kTU1VqjgOqQoexWAnSBYGpbMwnDqw0fbnXUYYIGdMsCI9TSis+FoDq1bePkq71qLBh9/6wuf/8jRiXlmQjAe+dFxeukZemi310m9+7Te/HhZfWn4E5yKv1dr5J3/OaOfDolsC0ijamPJYw5vpkt+ySrZYANA//LH1QxsyxqJtt/2Ol9FwJLXoi4gFCLg5JdjdmP2Vqg3rym709eDY+6pCF9g9OGT9cN6SPdBPEDf4zM+ddtDucvqD+Z8UajhXqGFdTy0R//7nb/lAVHzjMx+9Z9kxuCAHtYAclohTpvX/ztOPUEYy61PH0odVLH1kx9ILHEHAeLihgSIQuUTbqOW3wELBq99ZMo4+WjKOXipaEtGAixgEtXocfcgBfeHSgfRUwaESV/zR1G9iM6et3FL6+jZHDGqJPKLvAUeUcJEFzMnX2Yqd9O+N/RN+YPRxNbXGBwpxtDjtcGRE8fSyOWR/I8IyM9wABh2ATY1ikax14BRO542VdOBftDH/8MSv0CpZ9oBwrhei/fhmLY6RBDuId79Mkolv6THG+UW99uIteOozH9p3Gi1AzEl74DvX4c/5+LOR5+ZN7HzZWQon486fC4t/ePzzp4F0A11opx4iz4ahi/Bn20KSVvAV69jJZSYrTNleF79nvfQF7w4FHLX1Sv77hz/6sYU78ClZ2je+8NHfD4tvfO03T2M01i0YjHX4cz7+bDwNxIJvPPyl0353Bh1q7d0Z/pwlsEMLJwK5FU9FEW2999325tNm7UBF7x+MFH9GBcih/12WeBsZ8fYUWZyQkKZwodZYOn9TrJW5xuIY4U5QItwarFYNrSfuYOH8nDkAdHFAaMyzrWqufhi46K478d/7L6RBrM4FYArNAeJw6ehUCcLlLMitG9+55boJRGUtgWXxS6fDHfz+KZBoODGhl6Whb3mR5LHiL48/OBBs55Q0v9iDzwfbqvPg0bwf/yVmM3vQFv3NYogsEp0h8DCNfniYqISHiReFh2mw7GTvTtEi8DAMA/mijftfPb7/YwuKJxb+iNEQJH/tIiLuhGAsqyJih7n9GmYGQKeK4/7//QZlhfsfQ7i/OlzdeOZTuHFHdePEg7jBAABgEmq9YhCA9no1y/eoYudWrtfpgy1wrq/DFDgVbMH7Po7v15R1Otu5SmebrhFbyNS/24AdzqzMu+gJ7H36+289jO+T5fcnPobvWVkjsSLUiIxOU5jdE/QriQlahHeLWYOkt17Nsb2geHd5x+FsSMVbyxvuqEBEMaRe8v7A9WdKcW3dvxRpTbGf9uKE949f+HkSgZ5atjzGW098OlsPZIAlGpCWSciP/crz23fi5e87InEs0Zo24MdO/2jj9zdiIOetHegCOdCFpzzQsfvcaegUkFlODRLbS6DLTwfgCb/ChPo+t/DqPEGg2eHMOoXrz6oN7tvtLwfLL+4G91lmCcf3zR4G8jS+fPWvPvmmP/6bJ379SVpaT1UMY9MGBt7gB//XN97161+hn+FdWyTrXSDxTH3lya/cPnuCij1qin3jvrs+8tdU7JiyXvjhshJ64b3my4P05d2orbvefTtufutTR/ZxbW8ui7z1PR/FS+fMjfe4yCahX0XP32D1cYe+nqfrq60XbhP2AT705F/dRoxyk+FGVPbpP/vtvym5kbTpLFw/um/2OF2Po1lfoDW9gdnPO8F+gjr7+Z8Vb3k3G3WKh6s7h+TO4V8t78zJnSeqMs8I03rgTeWdP5Q7s9VTH5c7x99Y3rlf7uz/ufLO++TOb1Rl7pA7J36lvDMrd95QAfffzDd+p3roer7xjqrEq/nGP1cltvONN1bt5bR1xd++ubxxLt/4RvVIJohwwnVfz7gQEtx9GfyeduZR5m27iS24Xml9Udu0HTiSgO4oc68SZzF98zJOlhttE/csMUaxvTin+aHqOBbCE2VAzClQoXOf5XBzAa5zNXCda/BQ8eoSvA7WcRepCoBfKu4dWBUz0/yx99I2g7QW3s2ly6THLpPUELo325nOJZMQCZqu+E1KC/qdJ1ul8+RvK3YoN2m+VGkCMGEFbnEMMQcM8aTDCqwAFlcCWEBMHLhCEsV5yrlA4c79fOdxZ/pszxEYm3v5zvHqTuZyGrfDyoQ2nOM94FXxVvrlbvqhfQKY4VILK1Xwq2lYqxixh1UVoNAXllAFLDgm9s+REB3gPzm1aL/X7JKAst9O1IqZwZhhnIZeUAGIi146UYEW5bFg70AahNtxbENPNTT0VHSVWM/UxfKDuPhA1RppDKpngeyYvuN2vUs8qySBsxrkW9kXC7+8mIYUHoXseA86bmnY8464ndqnrjZQHMKdPWTmCXb2GHT/5h7OlJ3iUYGD6w1RESqEf5dP7KStqo3C+IevqBjAWUCub8PrJIJxPsSHTqKWD7O/CdHUUJlFLZFibXxg40lphdG7dO40WJzoaoSuxvlqFNkYuBaQ2JCVjG2UuZ2fjQDHiD5b67H/sLctw0Ih+N0H0PIYew8DQGqtk/Y6WQtpHTSml33NDWXR2WTMGM462vHbR4Tss0qibWOOthVfPVjwAsx9fDlrIHXEbd9Mo/HpMfF/0tMujjbVfSssN2Yf55h66EwS7Yysd86ij9Z6J6OPsQvgyIS43VX00dnsjNPHMNDD4mwF0MOGWNmIJBc0gwATmxHPgRZ7mPJk0aGVuB7NKs8UUiRk4VVtAHTI3DOAG+avZeYvLgdevFXZhTnAuuvQyQax8VmAWLwmk9F0PsJzl9GHT02hj7g3AmtbOZOxNZMjeiaH9EyOykzy4Pz8/sFTM5pRtXri2mhSm7sYluZQQYX6BbEiF3+oEbPuZWTVeJpuCJStAtUJSPyyH0jYoonW/aJEql4ssDP3KqG8DykhvV9XQnsnFWDLwL96LJY+owBqNunep+AeTMxK9YatV3JXqXbzyizNhjUZjqDfFrmWNDWIPIU4uyVxdhchTs2GFtLfkNDfqNDfyCD6Gxb6Sy36E4ITTy7jEtAYxLoacluzroaBVCvRwXTQuIUN1gA2mDujkaEOYfA30bYie0NPh54+s+x4POyuvBEOKml7idOucebnNcKbk75xnx3B55ZulE76TxxO9apSJNGZA31wiEuERnifcNiJIcAW5etNB0e3y3iP4P/doQMl6FuPA+phhE+6zO6dEiVrpoZ249WT1GpYKBF4PAG9ccpGGb9Swb2RVOzQtXGecX7Ik/Jw5ZzTuaH6kW3GdVzhISXoANQ6B3q3ZEwaWgTT+Hlbjnb4l08kf+H5NDhwTygFE7dyoWHkQKjtz/FuhD4GZ7UmrYyNW9lIz44PRJ0bDdbdJ6l0i34/e2ve5t/pMNgqzjb5F+WZQ8p6hvbzzc5xyH8kXj3GcuB6OnCAnXHhzyu7Bg20F4EEqY6vlZkdpVa5Dy+Q9x8wHofcWnaC4daWbcV7cY7Be0UAX+8+oLjtnOAHbdfvZWNclP4ai1/ROZ4DDB9cxJs8Oq9knU3ejVTeZ9xF9jSaxWe4gX6NOO8WHv+VAzKizxCbOshsitm1WuuMbxXYgxtFM58ZWaqZNTjnXocHHoAgWee1EzIPt+adrHEtFi0yX3T4yBilHzig8zmcLINAP+B7Pk1wCeCH6dXJkyWLr8QqHIQjrJYV5XaK2zSqeWxuZ+ps6hnDWoIdSkNuJPGG6QLT87DeokL4DTXoq4xfiHpYMVC+ATcQtlfW7W0C3mWIUKF7VfWuQ0rvUiGLvVWdQppRSROhzL1FE/wSfR9YihVNQDVztreDsTHx4sM8/5s8OlIxyZoB0I1jdyMzVnJP+so8E321esqeSaEmlpBoBHgXuEiFWDwQS6iJJdTEEgqxhJpYwmURi1cjliRrSoJGIRZ29iNicYVYSJ4Hsbg99tvmFhliCS1iecLzvH5iMV4fjAJfEUuoBycwM0VHy+IOTIm0LhaqaNBIfYGootkW70UazC/osQoMEVRVuTwXQW3y5cl7lf2oTH5YTn4gk2xNPleu7wNNzJr8ENlJrpfJpxceUjJrpn/lBH9BeA03u2o0ECP07AKFoce4GiUrcDG7gZ7dQM9uILMb6NkNljW7bm12SQZ4jYRK8ezG8DGl2Y1ldt0sxuzGfJzi2Q3M7AbW7P6z67mLzS5PKnRfeHektXI0CF+muWuYuQvpqxkGHjmNQxRg4qtf+6aFJ2t5U8MDOKvkvTJVGPwv/2AHn7YOe/AjbFKvnZBRwuBHGPzoFIP/Do8G31ts8A8tHHx8zCpeQF8sF9A4hvmL9iTcgfXS2GSvlcPKKvUCJwNGBFTPk/LFclKI5ZWtEJZnzUts5iX9vs4L9ke32h9dsz8uPS8fjxou4wCKf2ZEn6UId0xVeyUiUfMIMagSi9owsah5U6JRE46VbEk0anthNGpjDmfGiSxhr+cOG+jpMMDJq7s4JKd0YBoqsWDo3AgL6hD/ZmdBDznPnF8e10Jof+SMIgGHwzCyhpmPgMOYUaTjo3TeCc9Tv63yUUSvhmudj6p8xTwNVTjpflhBZtMi6jA7hg5XWTMZzKw1SCBvyW2DGsPNCousPBFyw0z8zItZlxpQAunN1iGxnwSuSmjw2EQ2gtDgxQNXx08VuDp+GoGr47gzbpm1kbdOwlbpmKbjkLMOLNd0cGxlK+C8Orw7G62FqkJUMWZrYLzh8DjE8w1K4Y5X2SYxErOfcpGLK5z68m1/729wRwcOH0swfFs7CSE8SKKCfHykeYsKjOJ3k4pVY4MWX77t2z5MG59y6yXspvR9OU+9lPgYkdlLSDqkjzUkBIVwoXTxMdpjf3fqrpyiqR/QnwpCgM6HBTwghK3QCHmSFDAy7tYhNJV69a7hE6CMHSc2oDof2c+wvU7yN4jp98tzjWMrXIUnwlHXRut2bXzuMtECskseYK1oeaBdLsCvp4+pqEOOqSXAMly2fXzA8gS0mB4jWG1ETHCZQ+tkCXEdZP5hyK1HjuR+FWNfXb5uIqEu/z9wrntO4gentBzzqD52tpA4gLgGDTadEwWlAYVvQvgYCrh0HrxT4SquUjZVqO2OhdruMGq7Y6G2OxZqu2OhtrMqoLp+xrp+1roukd0dC9ndsZDdHT7C0vC9fb/BHNd69adZ5/+gWMuo02oldrlHvAvUaKbgRbLBbWWlGQ1JZ1qgMM6/sEM+rpGP7QIpsq0qfZE2l93vbvA29qH7rxNEkEmUPvS5A/56GJeKNUDap0FUgrqeu8XHGXfdmFoe1N+u5m+f0N+usGxOX65MLb4YmI6WN7YkJ7m3D2nb4Gl04XitC5KQoOqCcSv4DG5n5ff7P3qMUdN4QNe7iw1oygNa9vihWo+P1Xr8yQE9PmZ1UB6pjFq+nt9Pnsb8tk97fmcDe3Akm4M9v/9f5r4FvqrqzHev/Thnn0eSE8CKptPZZ2vbOIDFxyCglewIio9aptqOM7/OlRCiJAQCSUScMhAhpKn1gb3aKtWaBC3USqU+0YpGfNKqRdta7tw+0vooVm3p1LbUWr3r/31r7b3OyQnQdn73Xv2Rs59rr8e3vvWt7/H/em5dN+b47ixp7WMlrX28Qmv3XlE2viPm+D5DrX0sbm1527Jm2xo5qcRRP2Ok8vPjZh71c75yTuUWP7GuZ8DhFt83opoquKkWNRMffr9R53e2r6V2TCTwYh1Vhcr3XVXWmg1bjNbsotY8kYxdNiAkmpOFbEsjDOkv5jlFRWmDXhrVoJcP2KDHJG9VDTph7OZE1slEPCPy5mHyt1byvWlIyRK389YH4nbCrDa6KU+NOTBMdJo+S5vzyqjmvJo0xxrVnGEEzKW4OWp0bG4O9z2MfiL6gKbE6ENtERkCk3Zc+/myUdltNuUEi1cH+GiuiQDoPSyFPqcOEIcIKJaLaR2txYTKjWOstCQ9qaAkBO9JMUuKurKUXK4oxOoEjFvu3v3QPZVWcZeze5Z90v0bP2lV+KR14E96f+MnCxU+WSj/5I3YYcNHXEubwxyChn2CiQYlL8zSUugYEihUvzbcJ6G5H1sIVc9AR5k2oohIIFJJ1kkVRlsUnb44blbjN18eJidLIKow2E7iYtn8TwyBDLEUadDxLMmBTllG9MS38twGsqPFmH2wYljYPs7NzbC469DfPU85Uc8TpKmaGz/bFIo66ln+kORLgaAx+a3juGvcuFNLupXyNDtGnua4dxEac0j9mzmE/iVjTGaM/tUJmBHJVpQC+VZ4mW8tVhFUNLYhqbjLq3obj/sEKevyvWY0l2P0c5iOjmNPovJutk14dNk6YR28df4htK7MQXc09Zj1P75S/RWdpKPjK9c8Jgm/gQCWtNTaQIa+JASyGuRSPcOZlzsZoH8qonnbdEqUK7vl+OgEEM28RARuaKqLheB9s5qIYCaQvE2J34et0wP4mkYk8XJxvkq7O8WK8PSf815Kzln+l+DrpctsN46JBGbHWOOH1P0x3PhfOhBE2Rn1feR0Rng1DY5CWNfh545GAIvv5TinALD4oFzIUSxvSTh0gTaoWfmt9jCO94VOntS0ZrxvPo739Y1434IZAA2SLKuaf5Cq+clrhMzlOrI+6E75xSPC/NbG98S6YpW8R7hb0JgwwFbRl0eMz5WVR4zPVQP7LtCd0thf1prx1xOhzuBxq0XxtRVGC8NUi8GprbjRr0X89fhgvDE06RPEkcUJHFw8HuiGRv6UqhiprTYYp/pjfDHP/TFujnkdDgCyL/LcF3kK91yzHtx4AvQZ4+/ojbG3e0YXmg4KJ4sj5U81rL/pwIf1N41AZVmzoGaaDQCPoCYAppXcSfudcELo7tSD9xgD78au+EEOpmIY3vOIXoV7Qm6O5rOHkStnkaDfJoTvY7zGwxVh+wDp18WyeoDKguLiQzS0ajxqSaeOAa4uH+CaAw5wgQc4zwOcKxlc5vM5oDznRo+fA2UDEVZujMh7WXcVNO+gD/7Ksc4ZY11tjHUuGetqjHU1V776kMY6VpIYxaeDw3jUMzzqDo+6zaMu4Ex9GMDn5ZSxEfgk6+wUx3FSMxvA2ebopz8i2zaRhkQ+z52rW4r+LY7LlSkHj9Cz6YB9msNsylWcTdTDRwZHlqEZVG8ND9iZRxy0MyU9qQ6duHXMHjX7Mc/9WFNp9hTU7CnIAa9Rsyd/wNlTqyk+nj1p5MtDeBigElhsrGKLosYQzZ2a5FYryWYPzMZog0Mwcpx5ShZb2Lpe6aL164+4wjfBL7zSZUvpy625JIToOAp2g7OQYwLAqkLzSnhGpNgzIq08IzKAHicflCBzdh2vZ+r0rDosWCk4TfgRLPdkP1jH2SVosUBsEBpyCpwpptnTOVoPllUAPJwYFQhVxAtsHfz7IOXL9QlGMUfl3dCn8FPgqo+kqayrpriSMEMqwllns/m3ZxhkRj9YUVMkseQBc+0hGSpK27ROIQVmhqMGwmsBrspk+ZMHwqiHIMIVQA3Fkb8CSKI4miUliKkqyWsGBcnysEfEve9wVj2yj3mAE3MLP9eYL5OBxj41RuSst0+RPS5/pof5cyWv8oCLkQoybVE2mixnBRpTc7rcn1hUMnKAoO/gPhT6UUA4MSkwOSvInwGU3CCFH6QJCdSYZvSYoqczDJabZuSYihgVib+q0rIZ/qrVCs+5cAfak3Osyv9cSV5j/6kuBRA9k7yFYPQgJyEf8PdOAwNbSlqv3RA72RxJVC4fw/KgppNZ0mlxSTaX5DAKC5WEV5zA1unMbUpgbo8qA21XyRGf4WG0CjuosY2HUvobuvTplQo/pAoO6yL2VKzg94RDMcdrAnsjKatBIuL0OsolbO8IU40n9m+O3qtZDkVujcq9gNmgc3ek5X5PAWaJaO1KAgKKevy5hEf758Ppz5l1RYFpqBHg1wxRmNTlK9tCEb2XlrOLAVOivkX0R7IBy3i+YA1RxrDeZWciv1z0blq+V7Tg0EoY/iijbWvjiX2PUF4FL/d5W2jcIrTpTNbDy+e87rYzKcVSRAohyV88ThluE9iJdm0GsrT8E58X2qib43MCSvGT84BGgBPncRAY9bO8Rk69ycdgSJSVCEVbNJ/eCfjI0onL/5ZacIlUnFGL3OW2ck5jr/jljJbuMLquWBHKKs0lxw3BOwnMDeDeUBK0SO4WGWpKyPpzRhy/aCvQzrRCYJP/zqoLAbx21C+Uudnthlk9Ta7xHGZCWE7dwAkmQcJn57IiO8RAdRFbXVFkit58Yn28VPmSRJwG3g3Bt+TJ9coqxPgBXJSNZhORY2ujOE4695QwusCkB7c79NrCVBlNCEYgKKUJ1dsKh9pWsw4/lor5rzzmaIzXFi3D4yn8WArf4IClL+PSl5WWnptGMx4rLKPCcCYPP7SUgyjhlvvscuayxxnSq/b+XyWBvYoE9ljt/x008PTYNPAQ8zbKh0uYC/hNjUUFO8eiAlnRA5FB7KeLEdEOumTVK1qarx6EBFLRljX0NEgBh3YCclGpbPU0P2oSgAszVQYrnhTJ5xqnNk4/a6RCDBLHAivxeIDvB0nosAHf0af233KII5uSm8CFYiLgSCChplgHnYrsyIMl7jVWn6VYXlQuZEkPpxKRM6kXVM985OLo/aa5UNsK5aGHmwNG9feZWYCN+nvsBP288tneZamc5dpne5fhd6Jb5eLbi+SPbNXCwEWrPi3PzFZdIM/3ENyHq5slYm/k2ESau8e2xZqUae+NnTfgLET5giCTOojAzFD2ILnBJNNrrqQZ7EMn95rkWbJP0HhcRSZgsAlS2KeC3AxkUQiyM5zpSB8+w5kqf/wZTj1CLmY4ATszFuRPHrjnJHyXZADifFZASMegFXZX6LVUaa85pbSwiGlhIdPCp8to4QKeciYxiJgYkl5LqAF2ldxcQMYThIfHHtM+8Y1DiIhJ0gRQINjfY9oIcBOb4GMwiYj9qbweH1BYapywU4lhzyp7mQVjdprRz6hKalAHhOmQqByPdGKfa4VKN4VOu1Zo96SB2Fsglmifpu4Yp3H2oavcRZf+DuVsEHoGbFCQ+OiaDSKXVXNGHh6uHK3nV/Cz1u4IlK668GUq+FrXTiXwb0mSUfr2uzpFTIaTCLuMCw5FiPMRkU2Q1/GMHzp6A56O1ZBp0ptVUkOmoViElhAgmMnTotLTQj0N/Z6BNRhkthY16CpjDWpNHju5YKvt39FroIfzTjt+TMNiphml3FFgLQbcsAmQ6Si94RyzCFR/QptKC0cIm3IFNbLVGwhtgaMhTdK0BfS39hbzUEmgu9TOPzkyHlF9pB+xRz8CeTbHmTXzSFgR+0XWLB9VoxwjsVgc/OASdmXOSJvJE+9DNPHkLUl3jyvOi8VdnpjMd4/tCfJRc9c4qxmErnF6f5jeLL8MGEucZHAid9aR/zEKtvQpubCVxJ1xv/rUr40164rVQQY/aWChY2ciT52+sKZfVlb+yTT659dBoSovIk0CZaDwz5cvF6BoAS7HurCmr/Hy1YH8u2ZVYK/rLZIiVd03bgl5C73bKFZJ0s7IH7lNRbrU3BhYoXIGNSbZB8N0bxl2aJawQwN5HWChVYGgX7m6b4bxZTO1m0FUydoXVFEGDOzyoYPJJXiOuStrUh71q00mAMPzz0nSt7lImogJ6VHWkiJl18qE6a0G0if508RIn5CJJOMpXH05u9GUnnJWiErT1Y2n60FLEJVKUPkhRk1hCxq9LOXxSfzhkG8WPoskcObYpiZ/uoo5SRJVjWskhciOPJc0qI0Wna05h/D2q0jFhwjfbJBbHNYARFS2iRBG5ftZ+W4VxMc9hE+UI/j8RtEbVMmR08dIlpUGP8h0YqOg+ME1DD8epE4WD0InkJ5pPYDfzExrO37daYg4d7DUbMOvc4wzP6w+CUEDdHJBWNXo4ENVkp7ekZ0yS9JLWEWRr26QURywStaK+lN+8XlSWdXIvb8GrBQY4wIDRGQZIKIW9qIMUn5UmehJfpjTI56NmXEWo5utNLpZjM14jG42ZsZZjGS20kjy0/AVHF+mKq1SCWNk5ysmlRzVyuNxCqK0EHcrpZGhT9sNrNSP38iVaLGNgsZ4XJaO9BGmV2UNVFDjg5q2cEIwHrHeWttfXpdwPNWGnKB0lItCMpedMiHKnMtZ7xgrHq/zC7/QK+T5HBQ1IfLPIpUvV5uiyOYFNXNhSZ0Q1FCQ1F5lwOIEVkbagbxxbhzQS6/hJcq7Z460MpyjMLm22MgI6TKo6Va48tLkyvHkysKGkBRq3lGFVVFujzt6w6pRK6aVYPITTl7FGRID9M8NrSog2VjsXVvaTskHkMMdfCSrfiXVLZZfn9W/mZr6S2pqaqzaJpeNphJjOvTHEY4ip16/4OwNPdB89chJl23jyviNw9a6xlRJhRyOFq0wQCUJCxLaeH294tIFOYklB2iA2HSMM13jnFEFw1pmb7VgT7WKvR0Gwj2XrH/yCs4AUt7ISyXOuoo1mpPVtwWHBbUGI6s5dEa2UTGyGxUju0ExsusUI9ugeNdU1VXysL4SG6MeTJgY5ZjgDsUHv7wuzi3hcm6JGs4tkTG7TgpiGTlBXKPrHLZSyB9East7igE45DBcjThSWRE8/4qehitpxuKVRfwmAn4S1iEC/6OU2cuXgskpyPYFsRmqjyr2lMHRqWzhjp15oZc+AzgDcQoBJZyDqk2Ogf0E/uTlAHEoNeUoSzEYBNTduRGRQNcWkr0qxfLaEMo8MsOHKSos5OxxzGRcsnefwUgx4tzlRWEwOo/gpfCwWSFOxnAGpzfgDONgZ67x+BvktaqRaKZYYHl1SKAVK3OwsxTdlAMzhdBTnrNSItCY2m5JtOeVFKq12tGt3G2VSCwFnViWqd9j6vdA0l4jEvqsAZSCQf04U9Sf4uBr+agrH0OKFRh3YnJPqXQ4OCZtl8vaLo+FIqAxKmGok6QlKZGWz4nsyVJgcyCcRTwjGnginMLzYjrPAR+ub3RkhSnMBrkNNxf1FKeFSQFKXLCQJpLstxMSWUnuEdWMAd1jKvO+600e8I8IZdbOFy16WBOxxU6O8En6+0s6kasOLxceNxKtKFl+BiVa0xs/9IWjcMU9lA4q9mgcOBkUEPS4xNxdrg2ZPkGpSoIzLbj1s3MTm+D9v9EbJfMXeaOMcnryt/Iaph2eclpoqOzlQVtDllMStxAVIGlTJ9iFX1EfpcCAcvjxaafG6dSwTIoK20qjMKMkXhUxE4uUy8eivcgY/ic21kY7R0oxlawhFb2/rfBrXZ16rk7Au8IceXaVdz7vMWNfOt5j2vHO0jgyHlEDoB+xRz8CRI5sb5GSj5FvrIUtJxR7MVxUdKhcUkNNjOKPLwtXxzwFzgm0o3GOszKsd3CxgJ4IBL5SvUP2wGkMQGZ+7PQ0ZjYD9UyZq5PaX2op1NELVgpUkOmF0KIVA9k5xgPYVCoZgvDLKaW3U/gvsuLd5blijUPtHGN+FYijqA0o+AhF5AY6YCZoi3xDJTu0tsS0jsiWvEp5nqT0cQi7CBzVyMfhc9BS0KZKeosXUuxiK2+AQYNyjwwaHLX77ZUdEvrx07L58wjmRq61SJzBCTQcRH1lkUAD+TywDlG7KOmb3ldTgymkhzDk8D40GSmy2xR+x5PhI+IDYZbhN1VMTyjYdSfHMT0Ox/TYukvenySIEjFi4yFnZI5nTaUjmoiSOBG5RvF2VSrpm/1XfMiOix99VP4hUKVNommQ9IUACyyvENQcgd8rLyJCkL13M3wBqRXhGmEFPnklw8xC3szm3L5D2PZqe6y8Lp5enm1sgCD8p5M0LSkzTUua07Skesn+JtiM4yM8+yBpWlKV07R4pN/lessVV3kR/Csy34qipHnIG7RVpqU4JDA9n5StBlPCo4wUS9KSp1gU4L4dA8+LoDXedGwvWRiHrTLnmFOUa0uGsbtgfqXk0050Slvhj+uVKDwxtLBwwnsUeV1xaQLrWAs8NI45/aW0gelfz2KyEhTiNiUtivlADNOhLHYE1MGz3zdGLcPpz+pVHdXst8ae/dgLhFneB/ijZn+2N8yYsx/EiW2DT1WXC6c5w2Wb5MrGX8/oGa66iWe48xHxIewYplgfRA9NsY4uqm1EircRac7YTm/LJ3ziL5KTbJZvSSaDBcbKqS5KMoTJnQpn9/VUul/eAKTY9pnmpHaxU0ruD7YL13nP0MElRiYkSObxPgYECKaY0rkY2bSf5jUdOk/oMl1InkciZQxlLTtipjWDjyaGsjrTAxJZJ5AXEh8XkHDGpfLRi66y/gZyU6OFxxRDbbqFW0hhlKNbX1FoVPy5I+PPHWF8bqLxuQnx5wrqc2Eek8qNzc3JB3nnMLCO9Tv6W/C+wuanTe6h4SpEjkJekMEOwpNsKE3icpBfL8nA+pR2wqCNxNsKu6nEFeifKYez4QVBfDLfhu5MkcsK+T6QytPCB1WybKzcpR4VvFB6/JncduFwYDUzsohgaBEo459VFzndobtY70okq14ty8Beg/xUYO7G/oS1jvqHGBzdBIvFDka2Qxc5l4r0JcEgzZ8fzWqjLHrW3LquaNbyrf3MdtHFQXodCVWN8hMIZd+6vl8WkJlbR4OxDuEsuwxL51TT3hSw6ApPsiRFpGRikho5RaSnLON4gvNDkkWDUbQZDVnxb7IbUGEAavXqyfvMU/khPQ6V9ShUFj8FJcGp9NusvrYxocjZYQUmGhnTVmCueclqciSsWHJZg18O3OHlpjOw4PtWl9tTukWOIX+MXQbBopwRZqSMzAtoBmB2GbkzpLx9AUE8Ea4zUklx6rRzyFXBV7KwyrHlgWZJ9ivCm1Asjpy5RJnAclQQfW0h5VATOruTTbs1iPb7OTMU9mc2+1L6KhMTOiI9CgTpycSVQLkTwEpvk6S/OLLPrAvTc2OZTTIOTvwMTwihU1UGafggyp0sX1bR3oIaNJc8IqlHECRM3oqd9GiOn7XpuqDrxO//vJ6jsjSCpbw5N7S7qpCNSqU102ZT0znvc7Zw1oy2GAqVw82mOf0OWaxZ+IJyQa6yMX2BJYa0xctTR5YQbUHnNaXb3NN/op62kQrLptBwSoWFzB9MtIEqDJRJVEpvxUQLu6XHebM9ZfPVIGJSDHOWsyvQCogi2H0JpHFLdRbJ2OEaQ6oyoHqlXrLKk1XVDO6r8i0om/HaCaJAiavlftE6LxDLk+agR+8UFLq1NVGKcNMFBadgxF1aUJf1Qoeg0ye58SLbs6YXoF+2cWnY6g342brQ3RxSinXcp0x2I5bc2xdg8QYbhe4LAoJ9rBjHHA+VoyDZEMoociYhXYMKDs/lbhTJ0BfKTN6JPDhVUYJXeJGy+UGWD4F+jlJpZ8+6MnAWJbPAI1WFc6TYidaeRl4ka1BrkiXrUHVJ9lxvI+dgkEJfXq5nl+zEfZc7y6ORyzEXSLSzov24su9yOaeQ4OqzI9byUGUth1YI31guuVQnkUPU458tZVhmT/IDKcrb6Z5eVyN3uHTxGoS8WNFVw9bpdZEssI7wi3IbBZC9R+dSYytcRm7BCmrHD/0Ua6eg+NGKKY8VU6SWQqe/x2QvV4ciKwThdpqkNSHlC7NYR7FYElVZFCYlQOKQ3WmPtd0stDXWGJvJHkaIoht04Zl1SvkAXpTiWtBG7HFtoHBURsiyLcMPHdch2BKzS9KJytNUHLmm4ijeoGHXZFfaNSEmTSuO4l2W8mGttLd3KimO2ISCALl4ex/rmG0qW1dsjnkPq0LNcioNKczlT1cxH+TuoMi6So+74C2ZIL81qIJ+ku03UhwmHVRjDksXhQXYhlLJpy1bY7qYZTNYtZQG5J/zibkL2Ct71UoEWYz1l5CwwMOgrqqiCqxThJKBCEhG5yPA0iD60ahNYM5WYP9/ih6FPpOBrxPtvlW2mF0phJHhU0oCc8nzR6wIM7RuYlWdS76K3lzS8QEk8C/YA8eZpt2S9JryC8uxeANuI58sSHnGX3iIpLuSk3tJYPpCKV75KRqFO0UI3NEzFlzsyRBwdBLuHOinsicRugDhfTsEwh2NZ1QBHdO87etxCPN0jpu/vQyTuie58H5+4mvxhQIDC3zNABbodcBkX1OORSWukDZCqz+EIoEzcHRgM87A+8n9kio+ESlEUazduJaWA9RZPd/O/HyRvIenr7r67wBgbjPR2QAwtxV6gBO9qTye5vE751AY6K/UxbnJ92bLwyPRqzZ6cDpubHhuvYsNjAqfkKv1pgSUe4J8YrKKEIdbwYY7DMxvXNj3dQN0wY7esvTD+FmalL9KHn5kGlDa8da2pJh+Dln9tarrBsEtuI4v71OXb1CXbxJJW64U3Aq5JbBzG4h41jKw5lH9NBrTI4cWLR4MeBX27+DA/BMRUTLTmgrIqm87FLvRiBx/L+aB7Y4ntz3ETwYMOfV+PKmHzAN8QkG+kgwZXnnoKqPbvNwVwlITzhkKNUb2yCMXMbuJL8waiuNOB4xDUlMqfWw/w8aw05I1SW72xNAMmv/yhMwFSS4aZzApJLAHNw0NzHCkLGvb9qoSaVa+u4Ad/WdfhP+O7WtororTiK6pIWRqzoxz5meHF8a3LHJTk7d+PePtdxuPfXXWpq9Q40Zw8sjQgGzYilMu+8dfz/jljqGBohtVF70kMNfiPfVQ4N2/yWgqb//ClNw1phCd4uyIdQ/vWev08R/esz6JtUG+GKDjHl1Iq43ux6h5DkGbOu/YckdoLzEzVYIIdpKEC+gj6yxY1BYDDJxy1krGNQTEpArPDxUTSHb8/xvJSlfxqM5+6Psdp865vveRoTBdOrjpIH2wwSWlUdoY3LSKrpBVCUVpcZK9H6w4wVF5SXEkC8uVZ4jJxVXkgi0FkYw9OAQYIHco7j+kMTJJx9Gk0+fY3iqxRt3Zv6boJofk2zn2YHHdJ06Zff6fin8EoaCLG3ACQknNPq55wZFN9+yWhAI0vKGiH40rZhJqSQKyEcGRVE3OtqEgc7/ckkBpcf/QpkGDxuRd2SrdY/seGZCdIB9AfNPqNmAQot+9IZZlIDCpJ3fPGrpZh6IMo3Zfjcdh36wmNEXHng8voK3mxqKnk8iLJIzceNDiB92NUHZt5DSu0NDEBTU0GfVs6gwzUJu4G6GaqSuyIywPm4tx+LEtUqtoUsZZV5WLvxzQkKJOQLeBaKmjM69Z/g7eOPv6Fz+0N3ds7anNzHdkkRa7LqfYkTmt2AH8mEN/KMyUUp8UwQ5GfVlWTsMUytSX1cSM8DFjWmVNAkuBwMJMC3/EbqlS7A7tAAYf2kFBB8349QblkMu/m0IoRnz62Gf7FHSzJGeoBNXlz/WR3AM9A7UVsZig/xoun1CyCtTc5PFcboHaGsqasMwv6Ne5cfZnJnzjjJ/9e++slhrKKkGaABHwxtmSlSQTb3Od7GrdT83lb5KdKvc6M4+EQKyFNL93GJPmU9iHHmBGGa8zWVo3hZQGLnAHh0L3JiAyJ0MDZjuYVKsuEJsGFGfXVaC6WhtDWY4wih6AVGe+upHfw/fM69QA2bPCZOeSdHOdsq3xRxjyDJ7q/mCcG7lZ4TFODK0b40moaJqQGJO8EgtQR6w7yWSNGdfeWXKdof3cTWrBxbCwC7dDVMWmctrfy+EiS6+kKXuwaFUYjLgdCaXK6nGGuJ/Jzwpj4do0OMQtS3oTA18k1YmzER0hv6s65Mvx0vE31U9eAFFN+MavZw0hMuhGZF4OUvIFZwiixmBS102HXrmfIubBWZXs+/wkABhcZSjhp2HmxjA7e+aVU39+9WVzNFeRMp2czFDsuBuHknUIdXKZM0EyGAq9oUFmhC54MH6ytwzRMpIppUgR5MyCYCKgUujSFX0Kym6IPp2TZXub5Nd9Fo3kJR880RmSTCPHFRjCvB8aMGpA7hMbg9ygXB0H4ZA9KLvTHdxErXCMbw+F6ClvkBZn87I9QGruHLURwk6OebXPnBsJ6uL9/DXCRQ53J1lJLeSmHZYMJVnlYHJIB5mBhOGGcrMJ1zv8P4SGZU1uKiuWIKLIag4NoSp4GIcDA81hHjimkv8F+TrTZBekcxcLZ5XBKgzr/3U0cqnBMD2D3AZsU55EJ4a+ZN5BetMMcl0nHs3Xbfaph2yhHvBzpwCBBazSHhoqL0x2tWfU30P9BT3sUf1zg8IWpT1WQtCYEUnvpY3mNM+pKp084CB2yVki+ODMLTkDr4EjPrF26hY/8Atf7GPDic9dROHpuR/ZLrCQ/aSaJDwVSXc7KEWaYQR7yzUxqaiBVJNPmlaVHFY7Gvkpwz6zPPqibPRrghqj9wpDYe0QJgQeL1D/SeYfFgwJgHLDyJtJB4bj6uCPHeQDeZAH4eCAoPBRTlI8fb52KIB7nv7qxAb6Slgz+6o37x34w5PbTl1IiUPIq7sKPrt1IX4KQc2mwTDbDHVPngxeeRzjqWwNnswZFA+f8wyMQRkYg67w7NQabxUMgg2Ip0JmNZ1nTTtPT1VgA1q9LI5x6rViZj8W0OT4E6Sid5XTi5fjpL6Ue3t6DDXOme2ynGEvR4sWogEQ+1WVOO7oTzrqk9MP+Mm0sm77yoNmKmtLJnOwUz0rAhvYreYUTkU1nYzG1nHTrOP4KJpmRYEFDAIh/9RbhDmHCA9ckH/1lZgnyJNcqSiRVOu8Op69igAbbmkI8gd6ljAn+NmBKxqCqgM9SyqspA7ZMZ8NMmPeAsIagt+smAhlSbg0Uc/yhmtITJgbxhKqvLKwLoYQM6qwUL43l7HW5p3kzOO4To4oVdZS5OHGlRHjyl66slfnx8qt8xxhwjoXKsJkHPj/wCbFacEStuN6qbSfyebyVdU1Vo6x51JkFJeyLPxtathUYhVu1OgV4CadbB2J7YB2flyO4K2rCtHw044ktZdfXv+tFEJKoaSODXGBqHbHye+OU4ntox0a3E9uHwv64ttXJRdZ3o2Gn0Ghv9sriiJ6Y+crf0px1ZD0GRaAGsyeAJ+rt4+Wb+WpKVNLm5LjOVJ6MUsXG0ovZuji3NKLPl2cV3oxTRc3iNKrKbp6Q9lVj64OlF116eqWsqsOXd1WdtWmq9vLrgrqh6cFOoLY07Dgnnhc9ha6Ly2LI+/c/0BP9tiyJ/MwWsnFuJO0AFGPINcHO9K7doULqKyzjLoRyxFvOwBqYTWXowp25a+d8MOJIXD6ziB/llvi4UxH1YpXwRzsc171DIdoZtXg33Rl8nRGZ9nDLrnacyXBAieOkp4qZapkorUkYmLDlu2ULQrTnaRaHtkaFyQ7WT+t0pMJ9tpJRcPJU9FhsnIVnlRBqgPGk+MqP+nwkz3GkxMrP+nyk7+/orRrKG8QP+GdodaJnuecohe99ZNHaVq9cO2XPaPIaOSOpJWOvnif0Yc1RYQ8qRtPXlk+FOrGm8YY5VnLly5RpEtZGYjVuZvSdjYxzgSGJ5PKVydXlAnagluanOjvz9aZiZIMdm5UgK2DMtjBzzlwC8/rmJAJUpiNCsWU0xC9DPqk/JbsFnMobE4D8ZC2NUgREE+2ulBbxvZqc9ErVDoiDF954/rfqk9IdsQ3XsGNl3b+4MtpdUOypFfphqxVNnr1hQe+pV+p1t35E628lg/0DDjFDM8w5DOr0s/8IB6LrGRNXOTLr6LIn//kB3EtcnGRV1QsMiOLzOpnrjGK9PXF2/uTi2l98Q/9FUurkqXFz4x8I3kxprdh42JMbwPfqFjaOFmaHMJfUPc+OejIu7/du0uPYfJ6T+XXC+R6YV6p5UTtxpU8pBlytJ+g0l3BlUfFq+ZDwn3yAKqUR4KyXCQqUpmk7tw0ylrlRfl2ckGC9ctDoMsRrKVHnCz5PHmQiwrkOSR5HCMZUQIsnWOXzWtf1+EoZFcDn5NbRY2XDma64mTxATqCFfbvcAQFP2KM7AlRVpWlKssodFxZTMlj7IkM/Oiy61nsW/ApZWQLKOzbVrYzH3Mo4HDsc6sUvHyqDXyazOKOag2D/wqNbxLa8GuB3vkWIexVrBGZmAT9h86BtK6kVikMwlitRfOHB5pV/HCiv7iI9S9WSEAFvty1KMfCmzmHxiQgeE9CVMQkgAdPApCwvHs97X4Halg0zv0PgthUX3TK62ltMnZFUnRLqlNnKFjGliZz/4LiD7nxcUWskqZHogtjZzS9szP3gHCAsYuIi2Mo2Qg043JRFdq9g/0ACtUZy3LkW4IC9pwx60rikntg44U91i4BG04CnhP/BMIZ8yM0Y3Lft6UoKsli9FrAOrrCLUYuVUiQg1pViuF2SUSHrsTbUUwF7g4T9ba86YIZtk0ZHVObqbQhlAahjDSPhU10miYLROHWPhUO6EQEKOgwvojDaCNSZLEjCv0SdUF6s6wh5WJw2FfLYoAJKa0RlrJLTblKhVIal65UEX6RiC99ni7Z+ilOmH7Feg7pp4vpzezSjkbg5ufWq+R38QxeSjowbvpeJ7Qj93QOpJ9m76Wu2+fAOQUNeoPORxzwBPj6jtD5focgrN5yYAPF0h2947SxS47LTo305a+yxvk/kcjXXpUMoQ4vs5F3xsPPMorjsgk8BFZlAg8JybhOimcPiuei0nrqlLk4PoTMh7EO2y48q/qJvxU0sS+UvLG5j30/atEg5IngwXQjm1g2hcHJxxQsiJt05Xds28gFOCBK6VPEH0GQxeYkYw9mngIu4dBdN0EtQYJLBlYJve7otxYl5ZM83D5DP134jkKPkYMBEqccQvRDxg4cTJxBWv8UNr/0lKS9wjMUVIfPCgrs4k+yrwqK3XWQYqXITZReVuy342Ito1gUmlHdSXMDt2yO50JvaLwdA2/kFVHiwFfipaSzJJfAzhgZRZiXJYgv7PNSOcsI+2JsUemhye3E5mlr87jbZSBBDGkVT1vtgHPQ0nOxhxrhqqlmLhPuGo0Vo11PLNb25EOGbmT3+IP5o4gkWwqxAjkwtVfGgBoayiiXu99xsaF31qRNQk3F3etS91ISWIghizCKO8L0qfZ8ROpSBOpCeQt068d0myK69RO6hdMSj4y+W3iOqDgzxZoKZ6JJFCaWYaigDHRPVfhBSuMMSK0Glizwbbms1WpLydENC9mdOgtlEqEI1TNEEKJzqggNCBDYwA2qYdygwgzKkFhLMtLDahw4gpcuPdKXAKAAP1t+bfY7X/vNCx9bMI9EhbysSbUk/BzHn1UpQ8Nrs4aCGsgOtZtCfW0XbDI1uaR6ea5eTUn1LK6eY1av8F1j1iBabVecnyqZEGvBXdwK3OXgXETzkEgkbOP7zFQmkd8eTes0T3Jfp1SnEGlKV6YSqjvMxeCMLsWiwdBQd2WMXDqUbozyiJGpcQOx7wxzCZ+4BEKpgvTgAFkqCz8Yg2UI9FVQwhRusc3VY59VkiaWAI/g3IolxGuiFlC6izhOZf+sk4DV0njN+h8+tfP1Tb+ZhTQRDqeJcBp/9rvn9729ZfubsygUpPHuV5+5Uf57bRYiGciEjAa43ACrDI7KiuGonBiOSjFX4lIssZs8dhTU16jn8BQBVVEN58sfFxkxHAVMZXDNBJDqdpuTzbvcHSzqknIfsi5EV3VSIJFRnUwkWVOdkPgbLOD0cVN17Ig8ZK7gKRzNKhIdSUyub2K9tqdVxKwgakjebaj07nQiowrvyhcigpjv4jRe8tm5pPVUNZxHOPbq5AKcXKBO5uNkPp1INoYyFukyplitOG+V510sT8LOUmL+izULJPFv71PoZz6nmrI2MqAZmcqEgjRLQRqc5PSLgZKZMUaWqcHAfBcyXIoVxy58MgK3hXTOBkLxhQl6VyIqscFeSRM2T5LR0grcxsVyQ2JxK0gs76ELYolldykGsolYiJmVaqIhtKCz98wpNV2eGlNqKucprJc/xpQK5KkxpbC9FWitx31AmAIlU8pWU6oQeCXzyaZ54hmTySubSaVPwFeerGtJBsMk9vwY8sem6RxSyIUDr1AFVfY5pY66AFvSSbyUD/bFUsjnXF7uC3fqZcUqbOtLsmoljNo24f6gPIwrCkbtmMsmCy7MrqvT8DW2HYfi1GNZLwQxEmEaTh3I3f3NPt4OqId3VXx4isUP36UWPvXwS+tVkrboUVU1iuJ7VCd3Y6HHLtzdpyQYQ1LzfKRGtdmNmiB3VdtHPLPtT9vc9hH1gR4PXxjR0JCTnC0OLWLHqK5xgRy6zWlLcmA7hc/GOeqNgoadNi4uLswGnx5AYfX8yBa3jYuM6vkJdwwWHnrNqnYgIV144R497BVfih+719iB2tE+KZ3+hCrM6HoOX4vh9RDLZgh9KQp0g0X3GGd+0ScWBisqPsEYWhdIyclGNkcaivuIQVmU6dTD7wYBRBno66VMJd8eFsBPn2I9KrBbioZVd01vi9KdXI68pjcaU+NRp7brNd9GdtNGxnLFz37sybJmF7hyjtJODeAsmGj+Sc4Gm2w+M61+YIw+pT58I8KI8Pmn4mGSs+yPeKdqprUfv/mTnH34lZLdXpq0M5wRFDGNS3ibSrDbomm6dvIb2x2u2jaHcPmK1qEJzDQWJIvAedky0OdiYRle0F6chNa1nUT26HGM8ARIc8MqAfd2SsCtEnJbSMidWO5cphYX8pE7iZJWIzdzqvB5Hc8wSZYzA51Mx9vFDIWgOUmWJ7tEHW8RofziiFByOKABRyStPZNwQcp1oq4b4gS2eip5tcoekoq2UervRFZMK1lRWSHkbcV2fM5O60NWJMczeDFlKCU3GryI2z8fCxk5Ms1wFIqmWTFVLSSO1NVCdyAcCQqALHmowLSCqI4rjemU5Z1NKaRoqN3RbETRNddFaKITZFso4gVJvJMGM+znHpU4fDd+7ZPkeDCA6POjqmjIYanoaaCwJligKTn+mi7uckktVSlJfPnIK7dDgvMcDK2hWDRoCZzO0NGIOJRIJn53UwDJI5lwsz99zc7f1f/og4ZvKPrjWp00vZC8SQF4yKMeO8umAwEPo030Cnsr+UP0mNx4DA3CGEcArBvgcIgKzbQGbEVmDg/wDTaPdz9wP/oldXzbILtMFWt35fW49xTE8qB2KHtgVnNdGSVm4iT1jonYqihRWbnkbbWm0Q5R8H4RtcmQMqJHzcCVXL9lmhCZNinH6rdLRtnhq2ZFzUrO0VCxkhMRzYzYTDN7bEpcX0YzDmezT2hmj11GM0ni5FvsFOQu/ldpPzMG3m1I3jmFr/SxbobyOqeUiB2mVeppzCPsLUnZCadSqM1S1By/mGIAYXqSC7uJBVlU0CbpVA8KbStDSw2Ce3rgLdcbSALOdRg4V29SIjdCehSxnOBzK21wyjc35I8gP1hhH3OjLfKrIAJeIFc++TOvSKrBuYgxm+Q0gGKR7tXHz1S5SNrQJ2RJTgWSJfQJefwAm8sGtVTjxwIWJztbFe4n4i91NCzxM+UE2DUB3k3LYlKyRA/ee+z6m4XT2WAg5J4fDkRwpaOTXJDH1p9P8kGVnHJVfFJFcGDVfFId1ABLjE8ouCALbYGFlQ8OIHly+oDSoMBpvWAer4FLtLYNLPoLbAPzD8k2cLWTspkipQgXq4dGrFGaBvYZ8gyFQ8HQN8DRSAWd+5HQtlOtg6hO25bAfzZDpLMiAvkAGfNl2TplrYNgv6PsIsPx0IYL6NOkPd+u7Tbx7st0BTJ2X+zW1CAHhTZ1VYxsXc0uZ4Trik6rWRf4vY8Ua+j7cvhTlP9djnD1RkB1BlUDcJosyOGT/y6qS45I/idlB49nDbCtY7+nPI9uFY9uNY9ujkc3a3hPQiDWk+B6W7il7sRakTwfZq4yGjCNTu5fYXQKx3IxdMpcDFX/u9znzIZWMu73sjj+BO6GInBKzjzD3VCUOB/KcSRvZvJWp30x2Q1cYg/sgYgj8kDMzYltbwOCe04e3kCD30Db8A2aEBzDi8ogBIrwuMoWYrW2+iAbyNiWRYf0j0PXHbmkkVyXtYoUoAxABqCAXVcOXLTfwc29kheeXtdGhrUgNVaHs5dCCZNXUoLeCfIWvtoVlm2T97AUqfZTYL8UC5HcRQq/e6m/pDCIvoNCk41ezNxZxfmgCg0w72qIALfwLbbLvGE7rBY2QHzLlcLkWCGX2jl/gXI45KV9j6keVlIhK+6z8qxe7TAQl6uOFJQUmjaRBWxDa5olxf7pCOUj4e276xMxwi8V3SABlEuNkZMIH5Ewa9Md+tFLbGSBfBzllUBmT7O3CJbWNRyVY15CuK0LtGSfck8FPts4/NL1P0m9fptj24nqadgeSwFP0r2hZcduoYKsru8pHXuaKS/NJps0S0lprIk+fuDtmeb1Mg0NX5opaRGpjkh+T8uNm2B4fhKqMixU+SxU2SzrWyzrJ2I+NfahWJ8eVxq3Km0wlEPUHq2MptgUbSFj8kwps2FpDY2yfaPo8oJ9VS714NPqhf3Ug0/HhLifNtP40o54mGIx7fUSDWGJeAaWl1jMifV5HMCRojAHaPOULnMqZ/GsJBKJ0TpfBr5MBR6ENlQMu5pELtMFciakUvWwl6iHY7EqSRFqAc7EIuuxKAyPFrledD3axwDOWzd5mzC0jqxLUdkkAO9Wr/X0fM0tXM1heBFSGEEUYyMuYlDlzasUG4cm8lGlPKX9e7/L+/cel4d5C/YGgtjKDSLmKzfRjoGuDiRXb8XHbxCGfpPcTSG4+iY12PV2r1sk8J8eVyEx2lPkp/l2tpiDxVzWG5jv4CQlKdHYM45EksxWclzE/jQN2MHs1t5HwjxpYiF3p9iAXSWFQKPVcPkPqihELYUQNdkKAK4z2FyGIKA0IZX67kNRYJtEhY9wGA3ZwTIEfZiTdWiihQkU9jK3mqXUJKVIxBFqsZHJLSE6ZFnZIDiRyJWClci96ObsNBu4uaQOi/tY2/ai1BkctULxGrg9rKfrNpGYJEwds5n9RJNIDymY5XrtJeu1ZxqUdD+spC7d0KfTpTxtqeWC+EJDgjDyznu0fLiQqSbyD8FEkS18Oh8VkHSEjijviBZHjh6OjY3GaDTXkTllAMsQ9ekPKmicy7p0pKR2FyTJWjBZkr40s7C8Bx1T2px9qRiKonwtGDkwW90tN7aEwzgSG/v8JKeWZOZ0NA9anOmSnH3so7JKwpQn9aGUcvOJKZRUMIbx08fYOYNBflOYNe2feblnIgRoH6J2lTzLB7mEvv2Yyfukl6bopcFBWQGof4qsDEK6WilFCUni1RQVWS2nDjJySjprpryZQAykZMisjcrwSlChfRYbXhvYGjud17SpvHrV8+oV8M9EXueklGEYJG3SBClLgw0yd4lcXSLXmoRca0xyRUUhbFxDhFrNb5VkwsnkNEomD1Nc1xQ56//1tS7RYGlSrB4lAFmJAISaJJP1ZhIDV8X+truNREBuRWEKAVOBGSHC8DgxKGvon0SiW5oN8RZLcHL8HwnSg4YGjLIzGe4jSrmZdD+pptTrqjBZlRHBnSAP9wjuiGdMe3JJGTnW5xRYvJQFNQru7FhMo6M71bwUZAJKGeai7QIBZLax+DO/90q5tNtiRlVaVhOSU5AflIjjYx8ZMPZKQcqgnzC1ERosk/fYaOimwVFOUbGg0KyQmEzhoZmBmEi1I6dgYB11H43pFW7EQfjr2TBTeIzo4Pe2bRt82jZ3/QXFyQT3m2CJQ6CHJkqSO4VlmQC5V06h1Cv0xDJ+ApkP91ttoctlOFG/GEsO6i/RVu/R9pM4P5GAEYnvxFYUoVzThHJZE8o1TSQuaQIuafqw11XeabJyJ4t+l/0coAn7ksqF9EtVJwKHh07vl7FHgiP33KSTV857onB7YibGiu/QwoJF0YO0LDjymsAu5wK2nD0aYk1gIHIzhYDF3iaDa+zQRO74bDTTRq8z2IxNu0tEU9i5SxMzIyaqHQM+UgjsGO+SP5Ret/iTiQZU+ZrJlf3M6Ch5c9byFcuL2vyozeO5d4UklThZ2LAodcOgQQrdUlsd54Vy5AYPeCpCO5RUVnPycxZb3QKH7e/1RY/zjaU4+1iaA/p97nsSzoTcSbJeYh6rJaAvFKwvFKwvFKQvpHUGe0/SutSzIR6KmTQrZnxWzGRYvZBlxUyyfdvieB6p/FOJ2r/HLnUgsJR9TpD9jdA9h0lZUm8/JIqU0Gy74HptEFyxHiGFQVFMYr+Kiew+VtBkcpgsQcVCPAq1lUdhHxKEJMMAUMuxh2KfFY8FhEiaA3Kllj/zWZd2AevS5smlzkGf1xDJFwu52OjIcKXK6gn3qA2C1F+iX5BuTPQIUo6JlaQcE8tIfyYWyZ/CDDE/IG68fKb1LxiwmdYFjOd4PgeNzOMBm8sD1kDutnqk7i5xcNhmUipbPAUhy8YeThVmtcvTvoA9sIBdeRkxhTE408SYMXFc0jbBK6KA1U5lxDNcQHJcJHhCsgg/6vnYdmbZQrDaaMCIbSQ/Qx/TXFjGcyEAFU2xkgAnjltidFkEc8LIXMX+p4FX+LaKJ7cw1/jSd/gS8gBUc7hdDYfbFbgxBaX/h5G5gTZskmWTmV5K4uzbn2Pja4ET33kwBEnm8XQcYehFG+jKbuPKDXRlj445hNmdy7d1/iCKRBiHRj5NGdlhCp9A6YuKh4G1Liq+L6Y1D19jC3eZddvjxLNqrL3gfZQWyQsOOwnWWg8G7C2Cwy5uxW9uGraalN/6JvxWESKTF0wwp8n4TTPkBI6t3F70APmeoA5PxZ+fxrc22rg1LjZfe0H1TGsPQFFrptnfx29hmr3bDsZpM/YhJA6UHSowfrXBOAymacbW2QJJNitbWRzIMIcz9Yxn0TxIY89ZHcf58sKVIjyXw5EvBiJOWkqW46V0MZ40wYcjxZITjJcUjJqMxPOuN22mkxzwTTXCVBbMdnvJYGgTwSRnt8fCVD32CPJ8v1ck4W6fBz3VJGevh3QTUhzyeM+wx1Mb3UN5NCQL0dQFDL4iF4QFtBWGRWkBycy2cjKjjfY82lMnG9GhIDsUZOTWZyhIDwWpIXOrrh3dVvJsh5Oa4R5JIBaZUYgnKrmrS3Cjcj/4ZF9JBxXaaBXU9Cr31F4bpbRXE8eNttOFQnJhmC7EmZVdiq89ydnisTdVkVK/XFBMnGdkGW4bf2skVkBJLjoAWcYy6dyXdH6Dxy8Ufhp7tcAfC5yPrivWp91p6U5oVVqCpAyQRtv0EuRGA06bIgq+5xaeKUlNqWsqn4tFP65MUryqkUtcx3yUFZK6IFrQDDZNVyrXsidVWksuGLWs7K5GyjC85BaeVeq3+LP8rvyU/nScdJPuJRXSvjj16lsxBRCV8NJE8ksGF0h/sRL+N3Jpop709SzsQZ4bYzeXADInGTBULrZ4lbJCkqjIudDfkYCll8Xu/BNbS1mqrYq1g5xXNFEO4jvEoMm189Acc+TxfE6msbBIGZ2AfaWd7r+nQl4I9sjiMArGklcGChvLlMPLFLVkH0OE0YJLW9VDqoOCBXmB42UyKvw5w4jtKQqv4cjlFGOZqsjlNEcuT00cLBMPzh7X5IJ6/vECGU8+yqsXk3Bh7TotVdOdwkgZkYaCCtlLhWyICUgXvpfngYhnN8asSuVyotsGbful81q/7RuTiC+y6JMzssZyUcm07HF1B1xVov0bcBN1gk177fv7tIZ+RNs46Ksj8Yb9BuqQNPlX4F6qsD7uFLpb2imqGL6VNJvJMwXRELW1Yu01uYCQuqSHCr+LkWSVK1NJj6SifgfKhKQ76Mro7qDLcXekZLMTTHFKa67iMuEAqA85+61VeK5P79ELG+iVesMgctR32Vc5Ytsdb+DdwvO0gf8ui07mLj8G5ZS/j7HDFIWwcPyqTamuUPI0u3BIAVR/AT6qRq/WMahAI72dPZkjp6Rin13HyaF1tm0vIFhlLzdgp1zaZgmgOK4e5aitdeYU160iZgDwCq20iTf0nigm2hR2JEhOWXoIUudWsVwVgn697rYwzzvEPKThTJDnvWZe7TyxH2njtNRWmA9ycfTd5X0qDNfSWeGqg7wG8g6qCZwVIbeW5h9iplXPG8+A9zET4XzMsLcZhr3NlmxDTZDbT1I4BGBWlL8/94MfVtzMhd6mlgT1B25p3iY4DQzLEfxpBJ8QhhT7X8It80wy4vSgQy9SPBQCwSwDTE9BY5DuMfA4GsNnEG2r8ICy/lADBUdTCGaegtR5zF0mYLmdoFFdXDyAXA9ppb+vt2qnWYjl8XacgtQQKiUdPjCgd9s+RzAK6o8ZTqnD+92ClFyJ4Y7iruD9jQENJdebW2XpxrynZTmOgxOFJwx/RC/pRdqWbNp0U+iNHQVr0wsxhKcTy5UE4Yk9pveOzah6Z9WBMkSCvzmKaeRjpvE+Zhov9im2oHjGPeSAfl1lUOE3swwqfAJjCtsVMYWfNTCFb3YZU3hcKabwvm1lmMLbtpVhCu++swxTeODOMkzhnjsNTOE/EGb/L/9STOFnHEIUbtz77du+1XfV3500Gld452hc4R3VCazwPlEKK/y7SrDCv68MK7zTKsUV7vlzL+MKJwDCMcLw1s+XwQjv/ubBYIR7dvcoGOGZMYzwwF3lMMJ/qAwjvP9QYYRbRqMIHz0KRXj44QQb2B6FDZxnbGD5xZ5AQwO/WAoNzER5TWWifDbNRHkKE6WoSJRvZhKi3KGArqtKiXLDPWVEufvucqDru8uBru8qI8prrzKI8jUPRPk664/svwLoupqBrkFcPeIQga5Hyijyj5Uo8u3KFHlMGUHu6C0Dul4/NtD1dZ8rp9B7DkqhVD4o9B9iCu25t5xC/1SZQt8xKFS+91TS8beW06o63iKMLrrJIGKo9+/A+T1S7OsZdk7WtbwPFx8SuuJk0Zcc43FcBq76MwqcO6nzbq7cn1Xl9qg6/4gvv6suj/B7tyST+g314H6hmc47Rs2/r2u+W9b8ZWHwoX2qGU/jt9c2u/hddYsCKlRBN9n8mTtsqs97qj5b1OVb+XLPWr48YPOQ3BdXE0Ea0YflGNgJh7lSHue+4iKrDfMBW/GBEXhLIYyTSd5F2MQjmhGQiez9KP1p4sFu4xs/uflPKXBgNyH4o96gkvrB0ZOSnEZoqkbAoo96k3enJffjCLMNYOMTKaasHH7cCEKTtSF/5ImcDBWgCy5ycQDpgC0/dLuBgnB2D3MLTgFew8liekmEqD219LSeE0qrQtB+9fZCxLCfLOaXPn5B6ek8loTq1WofNAzMoBL3WWa1FpW+hFzP5vlK2cWSwR4NDYDJVZFry+E0XLJRj65V7IAGaSeffRqjw3QzWQ9Ugz44Xw7TS7vXb5K8dzoOd+7C4TnytgMlO/3MZueQqYGrGPjnD8zATzwQA99hSBU/tpmBF8oY+PZyBn5/GQPfd18ZA999XxkD33afwcBvSoOB/4pIbP/fwMDxysBfy8AvX1uBga9d+3+BgW//qxj4A+UMfN3aigy8d+3/Pwz8gXIGvn5tRQbet/b/EQOPhc07DG6+vYyzyxr9oj+u0T3MzD+7tiKP7y/j8Q8elMejkx/CtefiWkaP26X9/STuv4gURnQJ33uLv/c59b19qhpv8OUr1OW9RlNe5iptS6o0gruPYRhwYJPhw87ttHX0lFp3eEvJoD0lOS1ij4UQlRp4XC9CFi9Cll6ErGQRspLFQi1C003XBzn/tbxqLEHJ7Xh9+QKKqC9fb7AndAdjbzHJ2CuuUjYvSzYvSzacDgqEAML83y5deuzSpYewEE/kcOSpaCPn7bCMvB1ISCzX7cgpiuiOF9ZyQjOngfNQ2/D3pJ1tNzz0CRIPqs0zgbQFx0OyFH/gbA2gIzs3Sf5EQHw1HKZBQK7Qr8kbA99bi86DU2S07Xt9st9q2qJly6FbolsEM90GIK4zGXtlltybdofOxxjgYTESWLVFhRUNVrQG2eFQckTYYvQ6w4jZUKnmKTsUo3VPVVj1rGKzolVtyJJkd0PXMYB2c8Jx+UNnudxkOFa8j7Eao8LZjO9T+BlDdE+DBibKB45KizVHLm2OyhkbERIy4HgJTpTAZfDjarAylb5RtuV02Y/RGopmc86sy10i7NUwdjcG/XAHxk9qNXpj9SoYY+RfRwWZADRMH4rVkhKDfmg4V68K8XLyHMLk5UUUtUpnPwr6AJtFt5EBNzdi2+4ad7VGYbOi5/9z/8ur2qPaFZQbbOhe0d4Z/c/Xb/qRaC96UF9zQzHaaWRwh7/H2K9AmdMVVV0aee3Ryy8+f9fqttKz0Afk94quyO+KXr/uzjtXtod+VLUikKf3/ujb16/CaQGngbUstLaGmcZUf5jdHDndMFMhNVV/o6BM55nGWevgUUB5xyJ/BYIrYBMmNItM47Cjnkr1N+5Pr1O5StNBRpf1mc3w/sg0ilVhJsh+AiQuX8zPI7LLNQ5bQf4/+uihHCH2OMtpnDFNIOTgZcrBBfcNBqg7g6dJrt/2bLbEr7bXwCBkL5UTgjSfnLsXLfEa16xC7/WLpWFq6/mkg0px1fwQWehnLQ/9rbqxiCEU3dQ8RPD5rLUGOHrgL95K1USoU+Btlv0nC5GPU943rz2kQiO/TbZSCpL/0U7p/KLUCilnqE71yHUnFOVfQ67IbrgpqC9bMc3ILTwygqovw+RxjBM0FvqRaRcpm1dtZtCMdsYXEeRgNCzOxLux7NbzLXB7CGAv4qDwC0builXE6kERjfyOHhTRwI/pgLwHdKXIkQdtzc0Sel2Q72zbeTk9KietiDY8sZYLGNYHG+h24VXShNndYA65ESG8NdEa8q3SEqYTbXhSvYLh3sfvy/3Sk+rgnnVrywsKkRwypAG3lsMZfA3U1dFhKwBa6HBuZuGw7yyghcRiwEAitawuwI6gKyeCirB81a6IUFboLKYthYUUqm01OS6YEgORASp1JsLKUmeHqboQl8kUIo/FxykDqJ3L/eZR25E05+eevtU+p6nz4pbJwbRjZ/y8527rvCVN7e2TgxOPPQlnn+y6pKkd947D2aKWpoUtnRcuaV164WXWlO7OpuaWY5u7VliLWru6OzovO63jkqXdVkt7y5KWpd180t1xSfMiPryos6Xl31u6pjR3LO2W93Vhi1paL17UbS1pWtm65JIlU/Rp61LztGXlsqalC1sW6nOU0dS6tKVzLp9zWfEJfs5cel78qPzchR0XXdTVEp9+nM/UV/UZf1SdLWvqbFrS0t3S2WV1tzQvWtq6/JKWLqupu7uzdcEl3fJwaUvLwq7T8VCXNae9qau7tTngilhdLU2dzYumLGjqtFqXysIu7O5YZnU1XdQypamzpWkKzha2LjyvubOjvf38jvPVzUjew3Fny8JLmlumLOnobu1YanUtbVo2ZeElnU101tmyoqWpPTlf2NIsO1ydyG5qb1rKx63UzikLO1tXtCy1lnV0teKyPl/Y0t7dpE+62ltlpT/GfaEqvKCju7tjSVJLOazUwild3Z0t3c2LrEtb29vnLF04u7Pp4otbl16MJ81T3e1drf/eok+mmCfn8XF7R+d53U3dLZI8ZEdO6cRhd+viVpDJwhZZFatJDgo1ibraukgS3YKOjsVTFslKWwuamhdf3CnpayH3U/eizpauRR3tC/UQXNTaIk+6W1Z2n05Hsm2nyeY0LetqWWgt6+y4WBaK4putLmrnp1pbLv1Y69J/USRFh6oqslnHJqRwrBVM4Skgp1p8NfhoYHVfuKRr8rJFTV0tk1dOvixrnb+oRdFFoDqvpSu4dFHL0uCyjkuCZZe0twet3ZMDSeAB16EraLq06bLg0tbuRUG3fFn12LHK9lRKa0F304L2lmCFrPfkIFq6sLPl0uCMju6OS63YjUSOSXD81KlBxwr5+AlTp54ctLde1H1ycGlTa3dw3FRcoGemHPePYzx0Aj3EtZPUSwQc/8fTLmjqDmTfy4bIpnW2UMW5hh/uCjouXRpc1NrdLbsw4OkZtHYFSzu6gyUtTV2XSII/1ihPDqz8+OKW4HQ11lbJf0Z/XtzRojqruWPJsnY5W9svC5q6qGPlZFoYdCzljpXdfknnUqPbcRqAeo61Wj9+nuw4IjJZvU+eeT46FHQQzKWvTA4+1tq8qPXipqXnNC3omiy78rhpZn0O0nfH/2Pcwccdr545sXwQph28fxe0tHdcSt0KXhGAkXBzNHPUXRjFlLFIjonkzMu6giUdckj0g7ixVP6RQ8CXuk4OOmTBnZe2drVIWpSdyTOki4qcKz/b3iG7pinAHJMEt7hFvjGVzrow7h1L5UIQ11e/HXPrsv/+u+hl+i/8n87bftyMt9/+wK706nevv/uNay65+uPXP7hpQd/vv3Jt95c+3bzxf77wcP2Gz0/87RvhWb+6Yem0DxZ3nXDXGVNObvnk7dsWbzz+jexpf7z4pXMvfaJt3YLn3vjy1+756PzHZl3ace+ur2695o7lN9+55MizxBOfefxnX33lQ1ed//ZXbq1/4ZnqW/f2/PZLj3zp2e/2Daxqm/ev1QNbt3/E+s70//3hw4cefH3khd3zT330d/95YdUFF319U31/y6/uOfdLO9/d/uYH3r3utNs+8cDimnnPnvOdq7e/sv2WHT/96tEL7j7jhzccNeu212bc9uFfrtny2gO7f/B87pUfv/CFrtYbjz769o+uenDapKqdf37nuabe2kuf+XrSgwvueOL1lVvlSK+Z9M1lX3zx+tOqvauOufM7Zx9z2oW3ffDkLVufvnJ6y0+2/fN9k9+49o03L/hFzRPWS6u/dNefah+7Yc7DDx5z6cQfXzb48vn3ZOZ/7LjFN3zmn28//NU1kwbfd99HXr/ivCVv1uafe/i188975Ef3f2Ha4T+cdOr1S3527HMnpc7a/MBvTnr4yO8fueTmmtm3bj7nnBXfmnju5j2z+6acvfahmzef9fyZOx771I5Xm7NnjEz+8R1Ow8vFR/5rlnfesZ+4cN7sk797ff+Gd4c3vv3LSV+fs+WZf/ykd+VNP/vpztlv9V78u/c+XDj89v3fKLz0xONlZNJTdj5Qdv502fnbpacNN5Wez3us9Pzot0q/9sUbSs6Dhx4uOa9f/KuS8z/a15d87f7THjTPC7d9f695/g+/6L3W/Npbwav3mm077msXvmScu4/sqrvaOH/i2IeGvml8bcXMxbmfJOd7P+ce9dQVo+lDf+3fD7//Qz/cE59vuGPp8Sv7Phuf3/PP2VnvW/S1+HzwzWeeq9v5vbhyvRMamv7pX3rjjr/tiA0P3NZxmz6fWRO89eFrvvOcrlxv5rr9K2fMulx3/Cu5B6b9MH3NoDq/9SfnXuw+u+u/dqnzj30xvHxOw6qOd1TH77v53mWTtmx94mbV8e3eS+dMG3fESU/w+fFPPVk38tinftr7e/7amlM+Xds+84u58Ru54285++7D0rs+89yXhun8+30fCP733G8duXPHPuqK2RPGv9Vfde+8G1d8kdr2yf91+HGvz/v5rbMmPETZe77+3X/78wdfOfLqjx/xOs5f+fbgvz580nd3b3/+11/A177y0bN+s9VzvA8/+fX7kVvNe/amJUc8ddqT2+7/4ivw9TzKWvtyx6d/+Znnjl99jfzaFZN7hn78+d++fOTaR/7tbtm2/8POtUBFeeX3C/eb4SEqcdmNxLjOZNM8JQ7MDAyJjzGJG3PMw6wxpumeY1BHmRUdFtDENI08h4eIIL5RQXkLKogoKgJt2nPS9hPdbleSzTaZCMNAu91Mkj0nprE7/d37ffPNg4e6Pe3p6eZ+zMw39/6///2/H3dMTiZppvxqs+7osTXzjA5CDOIDv39oyZJPQuuPLNCWBvszMd+zeuu/RM1/4S//+ZUfu7/6NfngZ99aI4vqp1958KvHt35YRN5Z8o4w9V/LVpDffX6uclpL9ofXDywpr8tIzR5tqTP906+WP2ff/vivG55b7P75v61fW1vw4EcbVp8rLz/4StpLDeb5UY2bri7+evDs7z2WsBtXly+7ek0Xn6A3GBOTTMkpa9aus6xHzo/XJej0OoPOqEvUJelMuuR4XXx8fEK8Pt4Qb4xPjE+KN8UnJ+gS4hMSEvQJhgRjQmJCUoIpIVmv08frE/R6vUFv1Cfqk/QmfbJBZ4g3JBj0BoPBaEg0JBlMhmSjzhhvTDDqjQaj0ZhoTDKajMmJusT4xIREfaIh0ZiYmJiUaEpMTtIlxSclJOmTDEnGpMSkpCRTUrJJZ4o3JZj0JoPJaEo0JZlMpuRkkJiM7ZOBOhmPJWPKuindlpElJ/OnLakpW622jMzIgOmVzy+zZkVGcpOZN0+zzGJJZ4nQuhlJD1ViuiUja9uTGhQYPCVtsGls69m6BbkTn09E+vu6nH0XyKgXZ2WlrE1lLdEjkRpfpThXznZPyp+v8QLOV4Q+KRV27PbRAPST4PdDzh+WAF5eH4hLej5Tk4lyPw31tiYokLJMnJaCIgmFAAqFDSixbJtRV9mYMNA4WNewfsOiwQKqKAvxZW5WqWZuQT+kQWG81ZKGHJ7BMrxfEYunsjL5BEv+wfutB/O2tzI16zNsmwKekro3TQrqEEtwPaE0gxPUG0o9ggZiLe+NyDjyXJGKiurl9c/I3anfyLCstWWgbHoRHQ8KJNYNZPqvv2RjFZCFmQQnOdVmXWvJDFxP0WxNSdvCiytePgWkmrUpm1lps8YilWm8OhtbL8noQULWE+PVU/I6LMhi2ewPsYqVgXwJjdaWTFS9GRpbBp/BtmtTIWTUpJnKI89aM9FGbtPwjixTk876Fs61DPGsZSsY1KRb37akScvpNquvPSFLZfvKYsWpZEHeInEub2qYpsGi0tjhyXWo+DaBjC2oeyGOtf78WdLwNiS/buA1HKg/Zhuc6TjFEoLk41cNs1Y3U6M8ItXLaewEROnRFBA/eY5pxjRbNmdZ0yTHsMKi19tsvEZNs6wPUg+vn7NsmmdQsMNrUjQrrKxV0chtKIsnMoV8j5XPr1BiwFzNKitziFdBAus7EnS+fsPg7TeMd9OrBfZPD7OGyJZmkWvsJ+6sfl8ltRUp2zKlKPiUV054jvehsOQN1s3cADLQF2yw2DZZsjK2PWtd9wy3hiB80smBxDWksdhrFoHrzyoHHZs3BD7PTiKeZjtOAOJb9x5OBMeHDLh4lmWd94xoovixev24AcR71OE76QkckmRWM8nIR2dB62jmN26LYwcBcdLxTuD6Cr4uq2yuRgJBF7dmG0tOeIpM2B/DIFOt69bBfiVz9Ttw0DAv5NqXOuRUbvVKfyyrMz0lM4slOH/8L6ZsDGqUYUfyhg9zZqwwrbma5zcgyizbkrYpJVBg0nnERO1yvK9djlMOLTB55zYeYN+SCXubTOapd3UWEdD/eoM382ZJCzyO2rjsWEO8jh1HWLOCWuJn5JMs6UzjVetGK+iSjqcUetNsqCmk04zN6yR/4gAafn6lYaExU7MlHZ6VyU5HGMCaLVlZSLdBxx3Y85kt6Pk3Wd+x+CKs3yGRV1OcmJT0dE7QXM2rCPaapba7O89Q9KOcZ/wx5xW3g1f874n/G+cbWYjTWag2lBPKoBGkbwl6fP/MTM2wbt7IDSo1JW09t0/ZJsc7xUIdOsEZlv/43zvP+tPU/6pUC0MWUA0gHbJWANEPQfOtVGua/4GWN2pgQqqLA/UVJX96PE4P3RSw5Kbeu8M//a3nL7yHCzWCclBA3iSv30smH6bJl3s97y3Eq8fjkb7f8izyfPHezS++wqdnO5uh2SGEODyfXvXEs9/kri7hcH2e6RPilP4J+++899vZt2izYwB4buH17ky+siOdhOIjdG4I8X4nfeSmjENNrt66dWsR9WEtC/Hf4w8Mae85355h77KPmx5PjwznA1eRD6qrF7C7UImiMHb/g9BxSL85HcV337efL+TfprG352W4bI8sIM+3HllaoTOiieaHsuQ2+vAtJ6bsNnZiINs4oMhL3sWLXrhoEth8LSfJfTrvEiGiBGcm8wMOw6KJ9s2A7x9xuIK4gNnXg54iJN8p4fM/+QojgUrk32/6ywXyrwkN1+RHk9D3FnxKpDuJrSl+ujGbs9W+liZw43k0WMh/8CxSDCVMmTX6wzkmtlgLncyedbL00NmNAydoxs5t9IcbaxPTvDebJtg3WzG0EOKoJuTnCpynFwwuYo5iXsmcVvfILMnG+OpfUf8AYFYiQfDR5xUF39ee/9RGT8j9L6nP98YdU2S/9MFRkLeI3eD9BKeVj09Xf+K5+vk3ggT3m0UTC9wz54bn31U+bzNHBQU3s0+XP+IWEj2DGTohuyFplUNP9Qy5W4KYPp+9x6mVEDDpWBG8Hj0+3MpAuOwx3MgCf00dGMEm2veN4H3Z2eXylSvrQz9GJo3+sff+HRmu/LnJ+Tg3MZ/ZbuYo0lkm6Vb7OeUk4+8VOPMEUonmHP6j2g8XzxLhfjDhSvz8ZBI9HPnrUGWn4dvoyxsX3Orx80Xw+EIdtLbIud1yy3vvmz4WJsNRJXbc2r764+3Bu9SG++84MZmO8DvkYxI4/1T1hR9cX9jEz3w5Fl/oeOr7eiyc9OtIYeDkN35wb07CjicIn9t7szCIp4hJpTLTexMpwf1W4dkjSWN+0ANRAfiknBLCfDEGxqf2pSSNDJfdN1OxTYUmwYfh8YhJeVUw6iPkDGnKJn1z5pBHzNyGI+reDygwSBKHe1bJ4ny/d6PGIH49Ykw8KQ0ZJ8KsDYLrC/yqMGWdXM4KH2mTwIWk+GS0OWIi24z2zzWhmePjC05H5K1x4QxjHng7YkLSA8a7wXB9nrzx4N6bkN858qfk8jsiyG1HNvxwfxDcRFG1ajx85nFi4R3sy7g7yuE8g2E3XdO5W9wMshZyv+TUt8GHsvqbj8GHGDG5vryS+TJiXA7cwbD/MXZf97hxY4zexqeTBvyAsbRPMwE/qkh/LSpbj4mYkZF3kj08npmRt6mH5PFhINyiieQ9MkX+7RjXYyQJkWEpWUZ+Il9KFYtXPPkpWUuqePHILtbxLSKvkD8nKSzQYEZHpEJfj2sp98koBFC93K3MIQ9wuIXkafIyn4nEMzN4QggF5FTuS2r+H/oyuChyDy4GF4XrexwuElge5HcqDsvG99n/B5hbunQFWn4ovxgt7BKUFBTFPWwheY7XbT58M8ksfjFTQiQl37Jfg0kGaSUu3M3m12O8SxUQxSM5fTHkh+QhZa9QOR6FyDGJ0STIjZFGTrPh2DtB5letRJApXAahfjSzT8r3YFDhSlCNDIp7GuSHGk5zFjlDvsTdfZDJArKA7ytdwZFSok8lX0TZT5KPRJU/RwJ0EhHQUqiANQaXxGU4p0/F6QxXnhW4vdxLtLgYVISsX2lntaIjOqZZERSqfFoNUainsi599E3ll7c39mW0YLgQPyzeSPsorrnK94cUuHD5zishgV+B+LzyC8M1TW6sdCSdtCk2xLYzo1V+SWmX4/6Exzw2DPOkYTDMY9c8kxbD9CB71xqNYRjTprH7sDD2p52KMZ19NxgMCxfOW7hQZ5C+yG/4AAbDolmz2J/Bf8TGxsXF3iFp/IHbg7E9DexN0Ep7cLK1fE6INISrfvD9OY8+fm/Uk08+dI8m+YEIgzbKSw2dkshRRM99GreL4+fNC5NwsKd/6CXB4J3i008YJNRsC/bHp6XLB6o1jDckqrRa/wltEKjW+8cWQZc8pfUK4xEz+x4rj9kxcXHmGNxgZraZz5jZHCYxGyfdzY4zzw+dzb+webNZmtbziZiEBPOfYTz8sPl7GIygGRLupPtjH8PH/WzEGgxm767auJjZZrM25i4HyDdjGCIFJh+zv1j9VKb1MTuODLV+H7Mk7XNuwY4CbjaDutm4merDqTVMlUYgZnzOmqk1Gu5kmCIjtcSwCKTHfTf+h0ZswPXfQjP2zvfuPxkb67c13AiGwrQ9lX/gjVkON6DY2LuiiOMymG9nVSTSJDz11MRo1Oo7CpK+wTxsvLgDp1AM32yO/W78/xkht4XwzzZa/2yiZVHSHBBpFSAWpXmOQ7A2m1mIfQSTLN/AlnCxP559/C2NZ5SYmAULFsSwYD/bEAOQmDiek3hcNrNb/mn2vkvwfMSYeZSWkcUsiIu7776pMhMzZmDlRzPY0PqI9DITwOhdDpNJG5iHZHnM/s62vhsTD1/Hck19jfwm1E3c6tfRsQ+pl5MPiCbsJilHx/KqOop8SJpIn/oaFUgqOsMi0qam6EmWh0ULJjIzhPUmDnUfiQ77W/XrtIa00fnkbaIRsokDrYomxBCWHxYdYqIvEF3YcjUJCRfMYV3kAFqcmlAV0YctDVtKwkP8/zE4dV44S12Hq6lVbKMjneepq6ORWsQK9WetPZ+1dqqvFohFYo7a0Xrc0dqtHszbO5h7SHAfq6xT3SjJE7vUgzkVg7kH6QtiDh3JsasdJwsdrT2C+0RJBXXVlgKoQ+yiru4e4NwVfrVY3HMl90oBde6soMMNtcIvdopFdItoFwaaB3LoaNFZuk3Mj3B02B0duY6OvaoXxFoxP9y9L/8oXjV0ndhO3xFLsX/rAfoTsVC1RawS8+jIzsoo95GCA3jV4wU+WnrU2CsbO43UHqXPifnUuaOYjhacUKWIJSDVefEcTcHWo92XqLPUTl0FBYK78UwTaC6hrp4C+ry4S+i/IGYL4H8Pddaeoa72GrpSzANHLeDIJuay9Xy1o+mwo6kbDx9sxHItHa3ZQUfKLtPhY7shm12QjWoxJJgP0R2A6KirrJAOnThDR6t71Y7L7Y7LZ2gaOAKuIsFdu7OaDvVcoovFQgH056j7K8Q9IMJd09SKLQuFgUPXmRLamMgtbL1TrBRzGJE51HX+bHj/ebGSC/gtsVZw153ZTYc6uugKsVGNDYCJbhTbhQ8bP9rLxFOJ78OF56gLNDhLC6D5fcK1LtFO32APN3WeF9z1HeWgssrRc54Ol15mT+6B3Aqp81IlHc3uEgYOXgfvx6sgogN2lQ3aKKYvgpbhjlKum+JwcAAKrxRA8LlM8Dt20yUAGqqCGDr30eFd+cI/7BZLMZkNXXXRkaIc1UoxH7pxNh6gox2XwUEZnQ9L629nFHuNoZm6jpfS4YIydf9ecAbrO9NCR1pzIMSWi3S4twXGUkqdFbl08GQxTYVmnDVnIDMYT31+Bx0trKDO+uPC3zQx475cCg6hp1wxT3A3t7ZR1x678ItCEGEVm4RrB8RsqP0saHA0Fjoa91NnwXnY2A46tGsvHTnYTJ09h4RrdoC76nroBibtg1zarh3Z4f3Nss1niKVsHjwI1w5BaUCbD6WWqh11LY66bvoas+QTvVBvFQxFUm02TAFKqtujskjE1ZysFQbqrndTZ0kt9NogACxH9VlvD5Otfbcau1UyW2gsAZF7qKuwnA4exdKxQ1x+VwrgaUxlDZ0tQF1CRy9dgMSON4LRfLpA7PL3ozN0GWOlgpkUHSrNgaHWRjjOH3Sc3+U4XwI67cwMB1vqYOiduFX37+c7uJsOnxIGKq7DwOvawBk2OHtU6K+HI62E2wzsvX6BjuxqV/f3SoorgncWNTNBSbabAkG4LiBIXK4E5iPALFxDGKDDh/cLeKaSKyqb66KhB4RX0NGqPDq8+wgd7mxG6CmDGOoZauFaJ6zZAgk69x2kzuoyYaAKontDzKWuonI6UpODxTz4ShFdA6N27a0X+ptBwLC9jDrr4Kvtl0DxDgBXIS6VCAPl1+ETx843MFky/O76Aw3Mk3CvHsw9ycThgiaHunbSoewLYIQZWQccccepcHdFXSdebZCw/YIs4dN05MgFBMPLwi+bxCLVy9xFVorFasdpu+P0fqipuxUBwQ63zYEN5wp/18vo3H+cjpQcQai5BPmcYbuOHCqiw0f3C9f2gpclTH5nT9PRgzthyHVR7n2dtXg1shcCVX2D6kZxN2LYy4AbLSyFOGuZRE7bQckhOnyqmqmom44ctcMTi5jtF58B+HBFM1OiHfB29mR7NjfKHLB7Gd5th0oGc5m2ENB3gIg26jzdwbi9KHN7iicT2NJI5SnVEvaoAH8A4QVw5L2It+3Q1CqguVrM7CBK9nQp9LsKTiG+5GO7bYhOLJphCzu0vwsiruCiQ7DZz3yGafB4E9RcSEd7DtPhE010tBb81Nex5+yguhEZx91cdAiOe5KONOyjSyF9G0MhfFTy0R5hoBL8Z4mNdLikHUx1csVWnaWDtbV0sOqU0F8tVlJXZy24ACrqqmhWO9rtjvZ9UNYpKKKA58GT+xBaEYuKyhEiW0thX21IWkCad0x1o+UIROrMOwT0lxh6G0Q6XIg0U18OSphChhr2gj2osmEXiC0voSPFF+hg60FhYN/1bn8/bWfBnYUV93F7NUJzMR05Viu838UM9EReGXztMAs2RcL7dsSKG4V7sLOFxbUuzEHoOdimVs1TB5zudCNQlLCUkg9l5ApXd7N4fqSM/ozF0848Boh4DnNEuCsso8NVMI3cPdBAFQtVSOFLxVPgk1UQF1FBhPY3wy9zkFHx+K56yLEKRngcYipAjD8G30QoGu7tAdd5QLmK5cGamnyE75M8dnJ9us4XMuNh4SJTbKDO3k461NhAR3raEJiPg5+3xFyWanikhavt68LrNGZBUesx6sq+oLphLwccQgeWcw/idREkF7IM3tPC81v3cercWwtjLwBcCrh3le2AKYP5wyyAHMFzu3LdFWVdYAW6qr6oulG0A6BWWMBo1Tk6eAoBqLoDZlnIecmBg+XDhVu7WXWTyyQKo6k7wZ0KsihopoPNrahn2lGONITz8MzC34vIVa7dxTC0boCyjIp3Otq6m7qOQdzlhyG+vN2IHC2wnV5mO8NVZ9WfncyFsOnw2X2Qct5/Nfc2YDWl+/v4s/ZaZVe7pELIWrWFkGxvSaVJkpAkIYQiJCGEELN70fv7m9CQCiEJISSNY4wxjYkxGGPmNIQ4Zo4zp5mznqUz39+99s45zfm+nf/1/13/6z9z3ddur732s571ebk/9+dZrv0odeVddtNsmOBZVQ2cgkLTWCrXObkSI3+PHkPQQfHEp8PghaVwKEL0QqOhXn0Z6urWHoMfGq8hY18euYb6dYZ9IfNMRiGHRCtk28/gTTkk1rl4WQjUwWg5oPzTcjF7VljEvti7B3GQg88LZNasZIPh382IbF+UlR+qr8nznQeaeFWCjMqTCb4gqTs76o4WypRfKBtPzrMUHfNiQs/TD3AtJ5tT9bMtQmk6hqgvg59Osi9hkueJx3QCRGso1ztZWx6owNzOyXNbKxMIghi3nwMSPQ4SzAGRVsmm3ATSCIcD2vcicc8dga0qwBU4u5B9dekaNEeeQWCzrhidv6gLeeiKoiKupUCXJAVyoUoGUzbKX0FCHj4GE9VcRikr51oaMV2IFfnU53mpctJCWRtsbs7ENdsLzuFr+eyr3CJdxZVrVrVsa/BWZS6s1QBrybyDonZQ5syieg5jyWlVy65qTkEoXJTnv/C90tynV146CXwSGXoBqZ0GnZcCdsgCOxzFiTrTJIBc9uj8LCswLTjj6MHz7KvLh9hXx86w7Vdw4w174Kcq1r8ZZLn/ONuecJaZCQ9AUF9pRLimoA6eOAZrJOnmkwIks+ubZQWoqx6p6BO4uxmys65qWxvPs+0Xa8GuqUq9tJBJ59pe5HEVkqn9QgOk8QG2LRGZmJ4n9w6l8awXBn1x8gCiCbly4TIkFqrO3kuocA0o1mcN9aJEd714mSdkwdLeUI9Za7mHZXItO5oMD++VLfSqskofNMW4QIJ8yb1Z7IuLlxg3Wb/IDPPyeI4hLK0r8Mfziw1/0B75QQu+OpONyE1BN5HAvkq7wLbXaHGneWzb5WQmFOJLlukVB0G5SXt0tQQxB/J9fu2SrtbBWMWnOLmysW3pZdzdRNTIFw1y3B3WFfB4dC0XT7NtV8t0rohnvZtRrI+kpck1N567eRHZ+eLUJTZIpr/zEC9a8FxXDYDzj8qNhnwdLQgFl7hcAyK7LKvmizolOhv+e34atLW/jm3P2wteSwB0ZI4QgSXkCv+8vBoEUge9ll6vayVkBuFazsmxvbece1gh685j1ZCFmeyrBOR6Y76OOa9ksK/iG+QchSqrqkc/xL66miiXmySEdwVstlIuuBX7K8C/OWDkJO7hQdkrjQdlEVggNzL79GmdcZl9deo0rgBBFV+gq7vnD+BWLiKE3h6BEnpxBQIo/qJO8mrZtuMXDFvPJ7fWNeL0K3J/NRvqSfajTFppueyLLBT/hmKd8JbHv1iO9u4qAiMJwVShd7NWL9fl1uFsAz5K1stHLfR1hU4c4aqJJbiHJK5lL3IvCD3Ut/nohJ4nV3MtF3SKIkmurGmVzfW6IASRHkExOHtNN5I8lTrkc9UxXVwgI5JRgpXvmY599RE4+3wDojoJaXMKFzqFfmwvAg4RUHEiC7dWJMvr1qqzcquJyYJATl9jV8ghceUAaO2wjnIv18P3KTodLTsVX9unqw4X98ML8UhTuVNiX6R9xLZnIGYSZeUIoyae1ZdWyLfEHF13X555BhM5g5soRuqB9feUsW3xyWjyj8Fq8dzd87LqKkMuFp9DEJxtbcTdZV4Dc6TsZ59dQ5BUXGRf5VxCKUTUVSYjvFJk/1Vkl8ptLdqSkzVQjfVg23gUDbDxGdhoRXOCTtmngcxP6SVNPFyQgFEq4JVTaEHkEnOEfX7gEqYar7u3j65gpvGKO5d0Mhw3re835aTRwlEwZP5ViHo5gqvg/rIs+Ty5Lr64lgwxBQlzAA1/5gmk0FVdo3FZJoDTWjgBcZZ+Gux9hQ0Av/5QnQYG7i67Tuvkpo6/vOWEOHwQkvkyDHoWPHoSVHniBLsVU39RVKxPJh0XF8LX53RSTVZ22bpCLY+hK/VohvYdA2Ee0be78jyfJ58HqaewHsjPV8dAaxWXgcNyaUxWXK9DTSzFODWymNPKrJIkKzpZdmTIOrxW3x1DBSVXIrnQc1+p1BGkLrpTdEVeJ1RyUAzTQMpn9MpBnurz2nKdF2QuvYqOIy8N0jsVMuEYWvJTCI5UvWZMkHtQpOIVRH3JIdzZYWiqo+WtRxuU+uUL+bbjGxEE5xEE6AsbMLE8GLeIfX7pOAQfojk3h315AtWmDpIwoxKKIQFuRVDtyYLHM5E2VfI9VTYeRugeRTxeZqfohFz+JeAyMqBczoBo2YAHyuHLk3IBhAS8JMtAg7m6EvsqCd1YcQrMKzc/7WWHQBDlcqCgmJ9FRc0GO+6rQ9CgGmd+hKhDZTxyAO3sidRsruWUXHRPIawTD7LPGyAOj6ShOufo+PWLPbqlj0TcV44sjeS6kXJIbjavoTlJQr7nyytliaflLP6hOk8WPs8rDuHWwCzJuexTbaKcAnv0qSt7va3+ko5UtKg4CRCgB9jnZ2rAe7XsszPZuotpuZZifB1aDrywV6bcF3uqdA1ZGttWeFK3ciSPeEaviXXVWStPDmkef0DOneWgsa+Oo/GRe7dEDJoqW+LUWdxFKgpbgr6qpuObclSBJ86xL4+dNGytyUdryq6T03avXDrSUsF6k3XLai/PNsr0pIXxZIlSjQ+vwOdy2wfmT5Q/S5YXcI4D0BfxaHdyk+WiuAffkLVjqezGDfJyXepetq0EUqG0Cr3uVWjakyi46Yb6dMEpuFhuOfdt/DeFsGiKbNGX9Wn6tgvMeQrkrE3AJ1k62QRO0H8TkZh5QV4W0CLfEnW1HvK4AKGgPcj6wPPbYW4YEZ3wOfZV6Vnubl1zTpfwz0lAIMnF7EUxaLMsqVzXpdc0IoKhgI4XX8CsKkDiyUinrsySbX1ItzKyT8dmk+Gc5/nl0IX7QYwXD7PzZf2YchC8Dc0ff5Vt04KRUqvkJIIqr9p7CmPpFNkx2XUFEF1wQrr2feRfhcXzEQNVSv2ChM7Puma+5CN4LB5hmnoelJ2JzD6F0n4Aw1Uo368HyFysZV8WXkEogKbOQ2sVpGOOeWidkUil2UqdINLlb8NRsP8ZSEAk/yXZbOn4O8Xwbe7efHk5cG85hD3yJisf0gN8cegwxkFw78/TLTzCY88qUtBBwrA5ZzCJA0jvRHAbKCDtIvxerCtgh8vZV9AILxLicbFMWDteHht92RaZX1Pr2WeV4NejhRUy0SWj+NdAhhQaytVDXnY6XJchUz1o48R53SIFNNf+i2h483XiIfcjUB44al+CfskGJFxxJQ+6sgCSLpNtT6lCMutHqsguQGXN0w0C81emVWCkekzjFEpWnsEUdP3x4PZE3GQq2utj7MtLaIGOPkBxPiw3RgXIxjrwxJkyuXvR6hd66+Dxq3LzeURuPuW+OlVeUWqQu68j4HjwSXk26BVmLEF7B0+/qjzOfVv0TeH7Nc+DkOVX2BdH4N8Tsj7K0hXwqr35YJnU7istp9nn9VVgMpk5U+SScAke2C7LvTyd0JF7TVyxQt9Nger3yOqwBKQaL/cYsMzR1CpZHOmkmdynoKSdS2Vf1R9Evc+VNfzzK/k4XZ5rsnwXKE4HLrLPGzOQOdd0BFWha48wzUS5sKKA58CQJaCFKnlVr1I+9rz2GkyfgnhIRgnAEMl1+DuTfXYBRbJUbgmOw3N3ZDX84nIpyOQc3n6TCuW1Wr9kXoCUS35vnUPwzwFUXtgu7TTbXn0J7T/CJ/8geLoAnqqA73J0nXkSYlcLPZ6hczBuLT1Dv4S5X4F3q/GthfJa7L5S9kU9FMCxE7iMVp9isljeoqvUrzJKcG/5OtFwTF6uPl2jX7rdh7FO6zxztPYC92W8nLZ5VUqdEJe5fWVzrU4HogUvhsnOlKMvhjbLk9dmTyAc/lCiax3O6NYJZFGadwqzPwJ9lKJ3idx2gCKOZjayz/dB3u7LwEnadH211WmbnEq2rfEa23Y6m31ZcYV9+VE63mewz2pL4OpT3NtjDaf1j3LQeDScAIFAIJTtRf8gV5xX+87Leb1fZrq6RsjlItxQvayt/eX2K/ki+7JoH/yWjIiC/6+kwxR78R6UcaZIqV8NlYWYbt1br+8RUCdKkJdIwZWIepmK9Q8g5NVOWSwfxHHE/4FkvEebWFml4wO47mVtI0ogSDIrjXuYL/cfiTkgs0zwRwpyKTtD5mX2RaoWwXgMrktACZQJcKG8tJWne6YAzpHbvqQDmD+651y5C5eXmvfoDIySpy3VK9993MOqB7KOruZkItA1Fuf3IiPPyLRSgGqSIdeZIIT2Ft0318tkmpeV8jZPdkVxkuL6RYM1stPQduTKxQ51rKhAz6KyX16W5KLOycttCaBY6Oucg/oiewjzlTu+U/r13P3sq4rT7MuMBvkhgF6Yn9HlS2oirnkMpQ3FMCcTOuecrrjoIgsxEi9bRK5UaTo1qYUgQmWqrL0AlYHxtAe6L6mi5h3N0i2patlYWAuUKq+8FSGDrx5HQOUUseG41qvLe/Xu38fOkAtLLirYhbPK9+vJUODF8qqzFilyADWgAklYCVTJKww6oilEtMLI5TKPlqH9uHhCXhspQBDmpMMa8pOHNP1Cn2yiV+eP6fQINOGZIwiGdHyMcnPgGNuekAEGOCJLtxNlMJBcflNQfvXOlPt9UGPqAf1TBZS1a7JGzMQQ8nTkNexE+atHZLGLZC0tZl9lJumWjVGHztcYbNKt6jzLv4JjqTrKlOdQh/4z+yzuK/O96fTSpS31GPIRE8tDd1S/HwSfJ3fC62TCqahBMsBwjdmyRAPhZV1BOsvMn3QWgPtkLZ5ziG1PQtSkIoWKKjG9q7Lm161gcl/Ji7VyawqyPSqP++ojee2kWP6z/WQx254tB4rc8uu1fDxCc48cmu2pJbDrlQL9kxhZJuHyJQVsWwJu9+JlxFHq++c0Oo/lwTRJupXHrkd0Fbq1jQZ5GSsDFVG+jO4hz8vqMsjMYl37WSRrz3oYK0yWmvsbQTd7UK8r2GcNByBVD4MWYLly6LaEU3qGlB8YHziBIlUIS8KTBWd0Hafcj1+uZV8ml8pxgnas7pycs7Bq9hG9rk54L73knvCM3GcUIJoq9A+l4eN6pH4SylJWup5etV1KHNev2YPwTcH8M+SVkem6rHyZiDs5coRty0EuVZajKy/nHh5+0NCVxFl72efXspCZmbqC3ajlHpbKjJN1Xs/o+9m2opMgkUxwb8F+xG4e9/CYfMKhOvZFYor+ARvuqTYZrk3ESY1n2LZckPOR/fu5lou6xe0KtEaH0RoZtp69Jq9bPt8DddB4DheTV3P2yvVbV1/01TORXSuvFF8+hwbqNHe9SmeQ7FydQZ7vTdCdA9rMLQclQjedy0JgInz2yZlcWXpeT8ayUabqPNtecgrsXo+Zy09Ba06iZYBCzLqM+/oI0ZABCqmCJ0/BS7BgGvr21Ar5wc8+XG1PJfuyqhSNyVHErPyEWp88Wv26yz70yChajVnILpl8YYVc+eGMfpUTIX29Cv5aI8usoyCY40cNVsgaSv9MF4UDyvRl1nmwDpLm7dFixM6pEmSTrB6SMLpCJu5aGHAbCGE7btlfbiYuypR6DuInA1Kr6gAC9KTcB7XlnWRnyiXjYAbMkoI8RcrVX4WmPn2GfXWoTH5+eg3aIlnuyRJ0xPrqWCPiCpa8ihqeIBdvfBM3mrzXIErmBf3Tc8wzPQ8iogJNRAUscRYZkC7TPFgtW37IcUKfWQi0g3oWS+u+XlADJ5ZBcUCQodrBXRczIJChMWpqEN0YHHz4SlsBMk5BR4g8vFAnP3AvgBfQYXG6xeKnaVlyD12IqGurlh8sNtazXrqgOo2ggjXkRwclcIC8gCGvgOsepJ/Ngn66jEq+n32ZcAp5XcK+vHoJ6SCX2iK51D6/Ug2VoJVvpgDGO6N7RgCvV4OhUs7DcVpUJ2T4YXl9LA86vBTXzj6pKzOw9F5Z4ibony2k6CIjUfd09AiqqRZmRa/tLcuJvTi3MJd7ePYBiAy3/7z8HPiyhHtY8qBBv/qqxfhyw5OWgsakEfSUDseAxPL361Y3dQuWsLBSv8Qnd8qNuHb14dbqBtyt3NH56/4RRol+PQj8kAeNdfWkAve1RZ7qlcb3zVOtHH1yc7OlOU238BSvf9Yty+FjCPBM5XtFDfEPgXoGrJ16GRkJuV+PQeMvy7KgUFYU6HQu1aC7iNdPT6uv27IFkvaxbXv3IvOgxrQlOsPgbrQIWng7orkGE9on8xr61T179E/v5X9zopPrILgLZQgLGDC7DKW55LL+uTMkWmmFvPAI1zYeRyTny8vk+/BXSq68rpiXcEDuMBAJ8qOw7CTgCnKuXOdUeVXsmM5vieCBJKjcXFS9S9BJe9lXDTnsq+Pyv5GRKyBqAJrRwyfZV2dAjCml+mcXWrnaJ4M6c+UlWLnupp9BWsYjL45BMaW01smpJC8HQVNmNMKVYLlXyfvkhRbMd18ernoKw2XiU9wYet/2xguI68O6h27y2pscdlXsyz1p7MuTGezLUrk7himrTl/GaRea63WLHLDBlWz2RQNysSIHNjqtE6/xituX9Ku/8sJZFnoSqITGw3LdfJl6EsG+Vw72F6lIxcPg1QyZcXISkfKXZPV3t1i38CFL7qtQnqCPFx+BWQousG1ZEMq5V+WFg1T5USpqFRr1F/HnZXlfKFNTslwXUWiLDuvLqe6h5bkq/RNp/XO4DLYt6TT7rAzN2eGDiIQqufRe/Mcjy6QzOnEwG+nlLevsfXVdW32ONljIjlHsYH4lH5E1xLPr/3/8CgUlxIdakJG8LXlIx5Cd1JP0UAQQzwGh5JkQR5aYlJCHmjqyULxH9qjbSKCmk0xkrJla6sDMNHFhrKT5TACNZP6kjmXOSLmMgaKMOSbUMiPFB8wr8QXzI9fBrGOUiuHvrBVnqKNirMJd8bnKT+HCxygGh2UpevK1it1Mk2KjeE8RzLcp/sx3KMqoGbv87kB2CQ1gfxZC2U/pbtaWz2SHiAfZfrSafcc0sFniA7aNtLE20q/scNGQs6F9uK/oEG4adeF6Ul9OqQjmtgoR3Bwhjlsk5nPetIyLYGq50+omroM84u4K7dxi407uE9rfoI13NPhccjf4iPob/CAuNQjQRBl8z6QaPNaUGXxLGww66R2DNdITg8093xh4MErD26y1oZY6GRqKXoZDFAGGd9hQQxMhxnCcmG84SlFp6PquzlDU3DJ8RdoMrYQOwy9Y8x7F1L5HsTCuRxof3GMCjezRS9rdYymT2WOsUNpjPF/fY7DhrR7LhSc9TKnYY5GkVA4T+ytZyUE5kXNR5vN+yr/QpcoHUrQypGeS8pJYrhxkWKscqrihNJHuK1dLbcqJ7zqUlaKxkZ/IG/2RdzTy4L2NImiQ0Y98uFGmEGd0hC8zCqT1Rpf5W0Z36GOjPtJroyxJNPozozS+RWyMLaijcQb1MN7B+xmvFFcZq6StxqZSsvF6daGxQqg0Vod9bOxG24xTpA7jgQJncp+qTZZLGhMqepmoaZBJTybcREtjTL4Xk00G84Um88WjJgOYOhNvetPEmD4yWSa+NvlJEE1m9VSpTvAOKiPJS1UuBal+4cJVo5hYlSmXqnqjLlU1G9Wpeon3VFekVlU8/Vl1gSpMS0UL0x6cramfNM50EONt6iYEmUo02vS0oDVdyFSaugp1piquxfQp12Z6jxFNlxopzeJ4e7NL0jiz7zTeZhZCqFkTiTN7IWabfcKXmrmIF8y8390y+4g+MbNWvDHbLHSafS+Y97wnDu8ZJbj0LKJBPXuKq3r+RGN6bhWTe5pLhT21QmXP6e+aeh6hD3qOsGvv2VeSer4Vjc1HMDbmoWpH8/C7k8ydmWhzM0Frvo4eNJ/AV5t/Z9pg/qmmzfyuqOi1VWPeq0Rw7PWczujl9y6k12ij6F6GNLvXQqGs17ekrtfMdzd6BdNHvaYK7b0yqaHFd9TKokawt3hGfC2i6SKLGDHSYqkm1uInrtBiGK2y8BTqLY7yzRafG7VZmCiI5V+pheUnotqSpWMsc0QvyyVCkOVDLtqynSRZ7pAKLQPFo5Zu7+osc/lblmPoI8uP6WvLq7xouYdXWrG8tdVW6mDVKbhYjZfuMydFf6sl4lKrGinKKpqJs+JpptU+vtTK6V211S7xupWBcN8qkP5stVLgetdobHtbS+69V1O/3tPp0t6sIqp3PI3rHSVl9nbpd7j3tbuf9D4vib01onGf15x1nxbesc8L3rtPs0lQn1N0U5+RNKnPaL6wz2Cmss8Bvq7Pc3qrTx593CdSau+zWSP2qad9+nZQ+74MN65vA+/bdzYN7mskRfQdR3f0jVyX1reZNvZtVbf0/Zq0931Fxb7VvNJ6OVVbO4ljrDtEL+vx7wKsG+kq62+ZGOsYdab1H8Sj1u1CnXUdf8vaRHpqfY1/a01E435neOt+BzWafhsZv379+ZB+0eL6fo13d/V7KdT220eb+zXyT/qdYDv6HReN+98S+/ePFhz6a3n3/n8T/Po7hK3pXyqV9p/LV/ffJYQa/sLf6D9auN/fimnvb6QQ+xtR5YD7vPWA/YJmwFMaNGAnEz5ASWMG/ElMHjBCKhxgTysHtAh1Awbytwb8jT4dsEfqGFAvcTZDeCubr3l7myGG7jZj3wXYrGDCbc6LW20uaJJsqqQymwPiWZvV4nUbX6HFJoq+sLHhO2xm0xfGNVQ10FdlM1AjuQxsFWcM9DUJHriVbh14VkweWC8WD3ShJwbOZ+oHXqK3Bj4Z/mjgFfp2YIOG8L8QGz5DcuRnS+78N7wf/2e6ih/GxPDzaTL/jhbzS6Uq/o54mXd+d4tfcfc7foxgLkykTkI59RQ8abnNDRoo/AcTKphLW4UKmi60cSVCJ1Mt3LFrEvoxj4TnXLtQzXYKn/PmtrmCre0J6m6bLfrb/iCE2MYw0bZfsVrbH2ih7Vum0jZOvGB7Q7hhe0eKGTCUb7Vtom9tm0WF3STJ3O4Jb2uXKbnYDed97SwUwXZuAyLshtgl2e2Vcu2+ZMrsDGmt3TGpye5zes/uqPjCbqLUYfehaKhOolbq2by9Ool3V39D/dWWfKj6pBCtXk+L1c2It3lCpbqfokldQVvUP9On6o30rbpaTQZtYawH5QgOgy73njUono8e9GcxYZAlzR+0365s0HVSP2i/+WeDNIo3g6p7cvb7JVt7b3GM/TS1pz3DBNsPo5H2Eom1vy+m2ztLJfafWh63d2Ca7f8ofm+vUr+xH8lwg89Sq8EvxSGDP6PjBvdhvAfP4oMG+zFRg/fS3YNHvMsdHCBUDt5D6wd/w9waHEtbB38q/jy4B+KniCdDGMl8SLJgO8SL9x5SSIOGRIirhrzhY4acZjKHGEsHh/jTmiHZUsOQM/TOkKv06ZAmzdshDFUNnTLAZuh/iK5D11LfoZVC8NB7JG7odTF7KK8oHfpRz+qhJ/lbQw2kp0P/xLwd2pcqHCxECwdBYe8wQbIxWkDHOdxWeTscF0IdvhTiHNxpocMyvtJhCeLjE1rncEG86TBMuO9AaLvDU1Fy+JoaDxv4znoYo3ActszIfZi9uGhYIo0YZq6IHRYupQ7bKe4flslXD1vCNAxz4JuHTR7wZFgMLw67SZXDLwnWwzXUcfgx5N3Vu5OGGwnRwycLScNbhZLhTrRmeA+hYXg6fTRc5NqHf6rqHO7OWI/4Ax0+wld0HfGO+o4YLQWP+BMfMcLxnXbEp1LpiHFG1SPG8rdGPBJPWGwRHo0wVbwZQaTfRuymKsc1GhvHhbyLoynv6/iWBjs+oxGOF/lYRzsh19GTVjrOlOocQ/gbjgz93vEp/8bxCpV6b5e4kSxnNfKJOHykGecy8oboPzJGCBkZJW4a+YuYPHKfWDzyJVc50kaoH+khPhj5ldA2cjVPnI7T/k45koPTG+rqZCz4Oq0RVzldFrc6hUpJTpMGFDpRodbpBXfDaQ195PSZ0O7kyHc6CbxqVL3GZtQYhcuobzS+o9KF8FGXpdRRBnT/KLV4YlQq2+60ndaP2k9vj3rGPBo18t2bUb9SY80Xgo1mHB2nSaU+mr/SYE1/GqH5nu7Q9JPSNZuYEs0MvkpzkV7WJNDbmuF2jzSf0laNtfSzxpMno5dQi9GBvP1oDeM+2pHxG+3LhIx+wkSN5tRJoylXOnpNz9rRT+id0Xv5J6OzhTejD4oWY06pbcd8S13HfCb5jplDF415qo4Ys45qxyj43DE/iuVjlvK1Y07SpjG/MC1jrtOnY25Kb8dUi4qxT0zNxz5iHMfOF7zH/pEuH/sNiR7r+U47Nk3ys7ooFY4N1lSOdZSaxt5StYxNUr8ZO4hy48xon3G7WftxIwXHcYvpjHGzhOBxf6dbxw0xTx0niUfHqfm6cTbMjXGfSPfHLaJt44wVHeMuU278nwWr8Vskm/HfUafxFpLX+Lt80HhHGjX+kLh7/HU+c3wyrRz/q1A3fjW9Pf6v3KPx/vTN+OWazvEf0v7OE6iDMye6Ot8RfJ3N+VDnr6Vo5z8JSc4/MSXORVK1c39Fg7MdbXZeLD1xXnb3R+cOjfmEJt5xQh7vPWEbDZqgVYdPGCTETXjNlExYJ56YYCjVT1gm3ZrwjjyasIZpn3BdECe8Vlu5BItOLj2oh8ttaM+9or9LoRDqMpdLcvGSSlymvKtyWS42urQzzS6W9IlLQc83Lvsk5cQ/UOuJOwSHic7G7hMfScETnzIRE9fwcRN7M4UTFTTf7o14dCJR1E8cSG9N9Hj3aGIW/Wmit9A58QPB2tVBdHadSL1dNXyQa5Am3PW0pHXdrs51XUtPuKpoo2s/esf1O+GJK6W/us4w5dx2aWzd7vDubqMEPzc1jXS7Iu5wGyClu3kIJW4J4gU3XrrhFsncd1vEt7kViB7GM4UOt0mCuXsmW+v0TnRyj2I83RcLAe7L+Sj3C3yce7JU6G7JVLp/z9W5r+dvuX9l+Mi9v/iT+3Wu070vbz4pWu0w6THjOWmOFDypU4yctEyInRRJiyeFi0cnfcXXTaqxa5505e7zSbckpYdW7O9hxzt4zORdPPrxvh6+qM8raLDHb2Kkx3JaNfBv4g6P+ZpMj7HGVR7fCjc8NomPPUyZdo8SSfQIMVJ+MJIO+SCOGffBCcH7g0WaiA9m0aQPVvKFH/QTqj+oE69/kM7e8IihLR9ImtYPvOhvH8wVzD3vahw988QZntP5EM+5dL2nIR/nmS5les6kBz3dmGrPIKbBcxvX7LlAfOo5XfzZc2tPMvlP1GZyieg02YN6TV4sBuL98snWTPTkEDFhcpo6d3I6PTE5TGiYvIzemzxVeuLIiE8nz2PeTj7ME68LgrmXEWPvVcWP85rE+3mNE0K8QphYr3o+1WsrX+K1kZ7wYvh6r+P0ltd1zSOvW7TDy5vhpjQKVlMOC7ZTVIL7lNdC8JRoPmrKQRo35Z2QOeUU22lmRcumBIlnp3QITVMs6PdTWsSfphyVOqf0kVTejRob7xDOxfuU5OfdlwnxDkN/dEiK8v5V3O19Xwrp7S2JDvP5TG/jAaXeYXcveR8U3nibMeZTW6jt1F5UM9WB+tmupF54P3/qYRo+9UM+ZmqulDQ1XyiceoJenrpdvD01TXw8da70ZupRoXNqO2/rc566+gxR+/rUCaE+A8TdPtl8ps8GdamPoVTj8xlt9GmnzT71whOfvwtvfUbR33wuUNW0JZzNtD9zmmlnBO9pW+iiaVv4qGkDhLhpp8T907ZKVdOqaP20QOHWtFC+bdo6oWOaSmHu+yVv67uB1/iWC56+W8RVvhuFTsFZiPHNorm+62mZ73+QWt9hfJOvmXTP119q9R0ivPXdJKim9xPV049Imuktkuf074yCpmcI0dOn0sLpP6orp49+1zC9r6Jl+mD6dHqK+PP0BJ7M+J6az6iWbGeslDQzhopeM3xpwAzKhM4YI0XPuMNoZ/zI5M5woydmFNPGGSfEOzOUzJMZ09CjX7H6ccYSI/OZ83jHmZepx8xqjd/MK73XzFzFZ85so0dnmtC6mZPVN2ZWib8aD6VPZvrQNzNfCZ0zN1FzvwZR7WchafwieU+/fTTQ7zYJ9ZtHN/lZSsl+b7gSv0xa7VdC733gJDX4TaHNfrOkJ36L6Ru/PKHT7wfeelZvhWbW54LnLBtx/qyz4LVZ7yJm7ZbiZpUhJg7YZc7aJo1z/ZumcpbFgKZZXvTJLJZ5MyuHds5ibFX+5wQb/2pB47+UBvn35sP97Zk4/2/EbP9Y8aD/eLHG/2ex0f87vtn/Y67N/ykR/RcZK2d7SPaz/8CPm32M+s9OE0JmpwixswP40tm3hbrZIZpbs3vwbbP/xHXMPs8rA0YobAMiUNv/KroGdBLfgDskOOCxaUSAoyIpYDI9GLCAng0oNGkKmMI/CWgW3gRMV5M5EmM95zfqYTBQ0sx5LHjO+ZwEzflMXDUnXh0z53M2c84fSNmcR0LtHPuwT+b8QWqf00bFOX8VlIGcwiYwHzm+2Mgx0BNaeRbjG1hKgwNv0cjABrojsIimB04U9wfepScCVwn1gX8l9wNnSG2B1w07ApUDlHODJfu5fibj5v5FDJzbQ1w+12xA9FylkDl3PvKpTCib+xttmBvANc+N5VvnLqTSXEE0DrKi/YN43iGoUQqauo1xCXpNfINGiYuCzohSDxcaEbSViw36Qiod8ollVlAEXxvUSG8FseLjoNsmb4KSeeU8Ruo/zwac+AXvOE9g3Oc5KfzmrRVC5oVqYue5C4XzyvnaeZ7i9Xmh4r15BqLrwHjxxbzdfMe83hI3v4C3mr9Asu9hTYfM/4A6z7elPvO/lILm/0Aj539F4uan0Oz5DkLZ/Hx6Yb49vTm/0err+ZSK8w0Y5YI9gvWCR7z7gkopaMEkumrBQSl2QTCTumAjX7KgN61a0MzXL1iz7rMFQZI4N054s6BCIsEGvHkwR9XBY+iYYIXCM3g7ExB8iS4PPiBEB9ewj0aU0MJgV74y+IBkHTSVqQtWiDeDF9EHwd58W/BnBr8EN0gak52S+cIw3nbhOUmzcAD1XNhEAxcqmNCFU6TohRME7cIQ8FuxeHDheKZ6oavYuLCMaV74F/Jk4VfiTwsHib8tXGikWpQqDl/0F+qyqEycsWgSE7wonI9YVCQmLLrP5C56ScsXHRbPLoqj1xct5e4vEunrRU+ptOiioFwsikMWS4LL4mTqv/gsH7J4lBSz+Eu7pMWz6MHFoUzt4o9p0+IVQstiU/rT4tGUhLxgzEN+pbYhnwqakDTqHxIgRXlyNDTkS3HTwho+OmQgTQ+pp6Uh2/jqEEtFQ4iSbw7ZxbeF3CAdIQep4ZKFktUSn3f2S94ILkuuU78lkyXr/gZSyJJt4volsULcki09c5ckiTVLTppfXbIUWu4+27pE865jyQBqvPRX3mZpm+i0dAN4eBDvvtRW8ltaSJcu5aT1S5sM45baheUt7S1dWNou3lw6T7q/1F/TtrSVKpapqNWypruDl+0RFy0LZyKWjVbELnsg5C6jfOUyU6FuGRFalnXwbcvihY5lmyTz0PWiOtSQ0YSKgmfoJjo/1E+ICL0nJIWytCzUltaGXurZFJogPQk1Zt6EjqedoaPeqcKmU9uwR1QTNkb0CnvGB4Q95iPCftNow6wUpWGDaE2YH20KW6lpCbtK34TtoN872zKdYf6MavkkkV9+kTouv8u4L+9D/ZfPEpcur1FHLd8uJC3/nJYs36KuWm5v2LT8JXN/uUZoWz6bEZcPCjNaUcs4rthF3VfEUb8VK6SQFSl81Ap3cfcKhZS5olhKGlnGl67opaheMVLRsEJk7q/4ib5YUct3rMilZuHbNDbhnqxLuB3jHS7yQeHONDxcSbeGvxaTw38mheGJQmX4K/5W+Cv6NPwrzdvwDk61Mg9c3EBtV7pLpf5PNJqV0Rq/lZU0cmWbELfyAzF/ZZFQtnIAf2PlQ/7+yrf0p5UzaefKdF61qkGwWTXjnWbVb4z3qmd00aqHTMSqZ2LCqhHiIg/CF64yYSpXzRDqVjkxLau20aerXKSOVXMot/q22Gd1LRtHsgSH1VdF/9UrachqpbR+dTiNW21CjScelzJXn6elq38Sa1bfpQ2rH9E7qx9oWlc/pJ2rW4kq4jG1ibDiHSMWUu+INoN5EYRuihgN33yMGhZLEyJ2aHIjfPnqCCfaEPEFbY7gmScRvjR7dQ7/JkJBOyPaqdmaDsZmzT3qtOaI4L5mgxC6xkuIWzNQ2r/mR1q95k+kYU2o0LwmXGhd8xXTuaafpIq8wttEZlDHyCfEPXKYkV+kSoyMPEpjI+351EhHcX/kmHdVkSZiY+RKpjlyKv8kMtvyx8hcar72U2K7diCjWfsp77k2lglee1mIWFtG49YaidlrX9CDa6cw1WvvcQ1rq4SWtV8zb9amsZ6zqikX1aKxivJ9p4kaTn2ibgpBUX6mEVHNbNLyYj4pKkIojFINqIqK4m9EPWDuR/WFHprGv4maafn3qKmiel0Kq1k3indfd1Gcv+4a+OUbIXzdFHHHuo+E1HWutGbdZ6Rh3U+keV2cVNizkH+yri99s+4a4ux708513xHr9Ra8w/oYjcv64VLQ+hE0fL2lELOeanLX82LNeh+mYf192ry+nH6/vk7zZr0aPd9gQbnhY2K/IdFy/IbXfPCGBXz0hvE0YUONWLyhNz26YUjY+Q2BUvuGOby4IYs3j/4LZxvdR3SOTpJ8o+9KwdG9+KjoVBoXvV2TGT2OqYpupvXRHfR2dMS6b6ILpc5owqk2HmZsN67gNRs3854bNzMBG//OhG5khJiNw5nUjTtoycah9MTGB7Rho63QvPEkfbrRQdGx8TOe23RKsNrUU3LddJr33fRHGrppsHhi2nometOPRLtpLM3dNJeWbdqort30CWnv+SW9vUkhPd70uUn7pvUCt3ksYqqHZLvZBzY9J47ZPE2ytZ8ieG7eTpduVjFRmzfxcZspydzsrS7dfEGq2/yA3Ng8U3yw+QPatvkB37F5t2gWs4S3iblNnWOGK7xjTrMhMV/T6JhTVBsTxuTGDA07HBNOH8T0YNpiNPTXGB+J2xLY02rLZF6zZY7otUXNBGz5Rgrdsk0IiXFED1AIzn/CRW+ppElbhkiFW0b1OrLFWry9JV+qspggPt6yh77eQiRxSzU13vqD2nprT0Gz9THnt3W6ELr1WM+Yredo7tYFPcu2TqYNWw/QO1uNxUUjVmuebA0SxK2GA6y2rZM02x5KntuchKBtv5Loba1Uu82P5m9zpWXbPtPUbhsuNG/rqWjftpYRtyUJythTvGPsa+oT+zMXFBsiRcQWamJjT0oRjEgLYxcaV8beEppin3H3Yyv49tgvqBQ7TvKc0SQab3fmrbePpcO3PxZdt/+d+G53lYK3TxOLLR+Ikdvva2K3h4nF2z+UqrYvY+q3V9Hb2xcIj7ZniL9u56nhjlrBaocxHb4jmXXZMYL67xgqhOy4Zbl9hxtfuiObTXI2F6p33Oabdhyityc8FVp2bKA/7UiVOnccoKqdBYLNzm95z52cFLzThI/Y6aeJ3enEF+7sQ6t39pcadj4U7+xcKn6/M5K+2Tn5XedOP8tecR+JznG7GO+4+J5Bce7vouNsaFLcRk1h3Fl6Nm4a0xS3k96LM1S0xf0H9Nu0dx1xc0XjXUfE/rsMBYddm0WfXYl0/q5aumpXEt2xK4im7/ojV7orla/d9cSoaVeT6skulSTuuioFsLE9lbuX3h28+y+87+5WPnT3KyZ2d6aYvnsvLdn9sVC1O8/y6u4Z4tPd3/Nvd18TjT9cx1t/+Hdx+Ieh1PXDbznfD4fQpR9WCNEf3uQLP7SjOxYItPrDr2jDh/2Z5g/D6PcffkPffuhAFdoaaqGdw9hqOUajdec9tYuZAK2duFxrr47WfiGma83F/dr5tEobLdVrbcXbWsI80t7j27VxGhIfxNvE36CO8feJe/xWxi/eTVwa/2cSFf9QiIsfK5WyPwol8S1Mdbyx1BC/SrwTb8Q/ieeEjvgH1CLhGLVN6EXHJOymPgkbpTifThqc8AEfkfCJJjZhMluY8BVXlhArldiX8HUJf+NvJNwl9xP+ILQlrKJSQoAobdnDiiajqDJxhdg/camxQ+I9yX5wNvVJHMMHJc4TVyWu5WMSX5KkxGSxOLFRPJoo0cuJ/u9uJaaqnySe1XQk9pAskm7xtkk96ZikWo1n0gBFSFJfcX3SRD4uabxQmJRDzyYt5puSSum9JAPamvScvE2aKJA9H4t99gyn9nschXF7PpIC9pzjQ/eE3t2+Zxet2dPKNOy5xN/f8wtt2/O1+OueI5RLdmWskpukqsDDdEhyrejE76fjkpdRd9scNnNKBu+dTGyDkkdK4clqw5hkI3VqsjdblrxOXZc87l1zMis9TXanPydzPJfyRyOrlDV0TMqfqWfKz3xAyjBFaMpOPjplh5ie8oaWpJymVSn96eWUIfRWygv6KOUQbU+po6vCg43ElARqlXpCsk91EcaljuN9U4/zwalrxU2pA8WE1DckN1XFl6Wmi2dT+yiaUsvFe6kCfZr6lu9INZVUaVN62qT9wLik+fEBaSE0Mm34oLi0nYJ5j+didpoxX5r2uViT5iU2pgnvmtMe06dpu6S3aTMoSXd5Z54+QrBPf0w80zfTwHRnuip9AxOT/iVJSs+jhek3+Mr0CtHCzl5oSD8kPErfLHWmh5ioMrbzDhk+vGdGHQ3IWC2EZtwUd2fsF7MzprClGc/5qoxc8XJGg9VnGWeFNxkveWVmLfR/JW+dGSZxNqmCJtNK9M/8ggnJbLi7LvMJzc10k8oy/4PWZk5gmjIjcc8BtCVTKT7NXCO8zWzhuCwj2j9rEeOQpRZcsnoLQVlT6KasazQ5y5wWZn0lVWbdprl2/nxdVihtznIWv88awb/JSpQ6s3oJquwCKdM/RrLNjhQ02S8Ev+y/8qHZk2h0tgfVZm+hudmmYnk2K9Rl/0LvZX/HtWavoh3Z0TRp5DM1l2NGbXK+sHPMKTWfmjOaRubssdyec0Vw2aGVSnOO8dU5y5kbOT/x93MsmDc55+hvOZaiWe5Nyuf2l5xyU6h77h8Zv9y3XHjuHRqb+zNNzQ2iJbn9harcB9yN3C/po9w/Cu25BVSRl8ib5y1gbPNmmmrymolf3t9pSN5mGpV3XQode5Tuzrsh5eadZMvy/MULedb8jbx59H7eYNqWd1r8NW+AlMSvkrj85Wqr/B+IY/4K6pEfL/nlF9CQ/MFSmzKXbRv5NxqVP5Xuzt/BZOb/SA/mx6pr8z/mb+Wn0db8fPo2f4PoYfuSkoI6ybzgA8nPqg9vWxDDuhTsE7wLeovLC17T6ILyntqC6VJpwSKj6oJ79FaBUnpU8CFtL/hOlAoua1SFCziHwi+Ie6E59S+cQZcXfituKpwsJhTG0PxCa1pWOIerLezH3SgcNuhR4VqpvfC5IBbe5VRF1oJt0WnqXJQgeBdF0MiiUiG2KIApLQqmNUWJYmNRFG0uesM8KdordBSZiZtmOPXqV2ymcC8+LHXEmPF+xbPFpcW+3f5NQlVnD7K/qSl5VaDmE87MznxhYO6hVfnE2iL7L/eXmdtUz1bnW1eHOrRYDNOuVBum2lqp2E+UfY+NMQov+/SeOsfxRmCoXfIP55NcwlTmtZ59Hozpe+MvpNe2AM+8zzYrzR/3GZKxyXwi8305r+3jpgqxs/L01PoYe/smRNSenx5gNtEh3Pa8MRnswkSQbyvLItWjK2IfHB7b+3Nb3igwwDRgxmLC2PmfsU0vC/ZpC+aT/tK31sw6ebHqVeAtzRrvMsMhs459+3HCsH3neyt3t3iduuccbxMQZBP6ma15D+thpD5XEd0wdbMz6VNiPiYi1ee1TeV8T85r3U+e3o8O95mbWDrYy4qYffy7n5VuIUkD+uUnWL21I318OOsMO8cpERaGJstd2XQvM9vplUFXbrzWGmqtJw4Mzy5gxj2b4Mns4+wjnu1NuGBUPloV3TSyg9EYzDhSZKqYOO0ri9HebkkjNe4BkzxTjG78IYl6Geflqr24YZrQz5ZPm2zlK07Pv2nQ++4YjYGv+WJLC0d1bmpJgne1NWuR1ks93f2jVi6k0tztEPf1FEb16C7rFWreYhfVsfqfv6p61mnZNx9nDjmo9dZ6TQuNbrFbFLq4aVpmmY/xwiS1Nr0pgBmu7nV0kN0QE7V1/WRm3Igm8yGmpMxItWlS3uPQQbc8ijj7o1FK82G+9m2p0vU+9syh+30UWrV7ldacLXRhHAp/Ick+vSbdvJGru16vjZ4ZR98wg2izxeHbNzTh/UfbGFQoyT7HaHM+zTO9yCJwYhDRWpmoPyZk4HGbunvK5UTpp+mVFJagrZ3FRMxhp96IdPjn/Pny+ffX2Cv6a2zdzf0Le9kuDMl5PaiXVzn5IpQ0abde97DjNDOGeSfFjXtkZ1LuR7ytVdo9Q+yWcIobr+2GpjuN5OaogwaF3h4Zmd/a7/BI8iqUK8tMsm9yMHAdE7PHxnxowNHf/QR+mja215rlx807FWbSR5iGUhOQqpzycePTUE8zdu4J8wRiOydbyxhqCfHS/RQyuUTWM8MU7Yq3inJ2EXeL227wZ4Miw2OGI3ok9ajv0dZD7GGqHPCPn0vPOPG9b6w2wtir63180A3bSs/PtPYBWZZchq25gpj3sZV/rJbYECfk4HWVJ7mpUpLrlmEkw7IHXnuQwWwomUx2u4URT7fLVpPJJSuDf+7OYBlPEixZkgtctzQlRqwtO5lcd59KXrtPJ7+5zwbmEfWkhcR1UhhJcl9Jqt3XkCb3DcAW0ua+nXS6XyfNbrfJW7f7hLg/Jdlur8lZtw5y3U3BhLqxQBkT53oYOM3scK0F5hl6kqGGnO6XwUezngovkurmTQrdZpJ7bn7kiZs/6XALJNbuQWSc+yIS476czHALJ/PdIkiI+1qcF0UOuq0nF9w2kcduMeRXtx3E2f107zBS39uAXOpt8LtfCN6nsTX00ZSSmRoFmQXMBuYAc4F5wAJgIbAYWAIsA8KAcGAVEAFsADYBW4BYYCfwEXAU457E6yngNHAGOAecBy4Cl4ArwFXgGvAxcAO4CdwCvgTuAV8Dj4BvgT9rzMlb4C/Az8DfNb/fAsbdSEscjBREA4wFGLbJbDIhzBSSzEwlSmYaWcROx+tMchu2fMzMIk9hz9fMbBwLIEr3QMIp5hIzxTxizCwg890X4vgi4qEIwxgriC+zEu9XExt2DV7XkkzYupRZRyph72pmA45FY9xN5CazmbQwWzDGNvhpO47vIERRRS4bXCc33D4hkYqbJErxKUlwvU3a3b4kja73iej2NfnJ9RHxUzwhvzJPSbLbc+KoeEGcFC+Jt+trcsLtz0Tr2kEuu/1Cal1FzLGT1DMKJhgxFOxmwShdLQE/RuU6C4hgbF3XAGVMDGIrBrG1CbG1yTWP7aMtYvtr97I22n0srz3EDtEeYZ20x9lx2jOssfY8a669yFpoL7FW2mtsf/IJa04+Y43JbTZG+znrrL3HKoglZ6vtz9lox3KexJXzJkRQEgZQAkaAOdALsAb6AbaAHeAADAM0wGjABZgIeAKTAV9gOhAAzAEWAqFAGBABrAGuCTz5TfD8x6/mBxm2IleUWl9DX+0M4GNDxAzwteFw7W3TUPKNqYI8AZyQ476wfQTs6oHjPqZKMg2YDz7wUXHEHp/PI67I2U63K5aTSZKl/pe5R7JljDcpdZtKjiJeWhErolsQcUHOe7mHk6VuK0kEYqAc/r+MXJPcthDOvVbHIT3IAowzzdLk91s2sbaGk2FNL6J1m0KyMXYmxi5nfEit2zRylvEldW7TyR3E5Qtc643bbNLIBhAV4lLlPpf0R847ui8gS92DSThiMxL574XYzGSXEy+3FSSACSf+mFM4s4pscltNYlDnt7qtI1WYX43bBqJlo8kdxOcdt83gkRjyk9s2YuseS4YgRh3ddyD2FzFWrouBUMRQGPAh4+K6nFeRFcA9A0vtY4Pev7ufXrDPZJLATgWmA7PJbjYQ15mHv8OIN7sSWANsIJ7sJuLFbsHf3b+/el08WbHOFK8sWQNwbJkBuBi5uh+5eha2uI7clJh5ZLhiITmLMT2RgyHIwRi3NSQJOdeAPHvDbCcx7A0yDnnlovia1CgekCrk0c9MG3LpBb7/C4lW/Iq86yR1zGuGI38ChigytUMBJwVHRgF5bIDLPlbrcoRNdTnDEpdLrMblE9bFxZorZAZxxYwLN5+ZwgUzzjxHJgCLgMU89/tfXA87TPgwE2IHqIFhYSbah0ae5FOjrl+2Z8uMJ5PfyFRiyEwH/EkQbGaI+1OCbwLh0zGoI7+RlTi2BlhP+sB2hrhHJbjECn7qcK8i6R7XyS3UlDeoKZ1uT8hv4It01JUa1JVGt07SBF4IAS+EgBc48AIHXlCCF5Tgg1jwQSz4YCv4YCv4INCliF3lshfYxya4HGLP4v7TXY6z5bDB7gnn2R0TLgKXgGvspgmfsJETPmNXTbjNmrt8zjq59OaGa625PtrxnDNx4WbAABy4gAMXcOACDlzAgQs4cAEHLuDABRy4gAMXcOACDlzAgQs4cAEHLuDABRy4gAMXcOACDlzAgQs4cAEHLuDABRy4gAMXcOACG3CB1+920HBB/LiTcO9JxMfbgyz3zrWzIvl2FqTQbhxpsTPU3gPu26m0rFpBlIAJMAgYDLirjckUvE5V4/p4naX2JGF4DVdbk5XAJhzfDGwFtgE71CqyE4hT3yK7gAQcSwSSgRQgT11O8oFytRWpwtjHgZNqJTmrjibngDrgPNBoEkpumijJp8AAtozMJuWoP3WKDSRcsYVsVfBhkxFT4BNTcJWpimj6TSbj++k32pjKEmUeOx/+i4TPjrpUwy81rCN8x7lcZK1dPmODXO6wfi5EIAwDKAAW4AADwBDoASgBI8AYMAFUgClgBvQEbIVW+K2VqIFBgD0wGBgCDAUcgGHAcGAE4AiMBJyAUUCooIXvtGQ5sAIIB1YCq4DVQASwBogE1gJRwDpgPbABiBaSSIxQSuKEN+SCAI0A/Ao4mXuSwVB5HjquNSJD2VbFFOSKNykBr95kp5EL4NQmaKcHjB/5Hvn2ExNIlKjxfRRBxEaxAueGk0XgzFR2NYkFXya4rSUlTBQpQ+6hYpLbqOWPmBh8d5jOD7/fRkXFNnGTiTU7heTjmoXgrRPgLQ/Wl1SDD1XsTOLK+pGnuO7P4DEO3KjCtfvj2rbwcadiEfEBfz/GPIIwj/ngtihwG2EjyHrw5h1FJMZYi/OiSCXmUwe+u6kAf2NOTzCnp+CFRsUO3M8TcFwnuPAizspX+MS/n9/XKi25poK9gNuAIWuL+SZgngcxzxpw0E3M6zfwjxPm4Y3rh+L60eCeVFyrCeO/ZRwU7ROgyCfksf7giN3gh2TE12/gBCfwo7OLOadlenMJTB/wozWHfAInaDgvZjznzThz1uBNBZkCfijjHclh3vF39uvJtqJ+7Eb92A177QYX7oCN4lA/dstcj/rhCTt4ggPdUT88UD882RiOI1uAh8ibfBMOuaMiC0w8yTQTY2LF2iry2LfORaxywl7WfsI+1nPCITZowmG2GPOOmHCc1U44w5Y5n2frnS+y950v4dxrLDfhY9YX92INbtNMGNorjIzu1UM7BvgSOfeNqSF5oOsbOPJH3XtjYhsWhljoCZ7//ZaMxmwregkl7DkG9lTCfh3gbS/wtqduQy1L3G8e+xPmZ4j5qTE/D8wvEPPajXkdxLwuYF73MK+fMC8F5uWDefXBvJwmyN/frwllNmg46G3YAIgFdgJfAveAr4FHwLcarmvXx1bwiQKx5gw+uYH5iKhlB1HHQnVNoQafI2ZRZ2+6zSMe6F+iUFdToWP0G4ANYkNRjxvdvUgSepBc5NQLd19Sj/MVk2ZCR/iR+26zyGtolbfQKhJ0ijl0Cg+dooFG4ifNJwHQK8tR15wnLSLR7mFEi37FB/1KIHKuyj2C7MD1bqBvyYWOKoZWqYZWOQut0uC+Cf3OZmiuGPIz5tPqvpVYuG8j9rClCK0yxr2MSUItS0ItS0AtS3DV7eczQMsYDFCQHoARYAKYAr0AV8Ad8BjAkQ8AL/w9V9drGf+jhjiwoYhHuVc4ity4jdxwRiy6wpey9o9AXmQiL0TwcqfOfgpdPinQX6TjO8bIqRPgm3p815iZQe7j+8bMXGIB+6tQ312hYVyR81GwgwL9hB/GNEa+RYF3dmBsYyaSFGN8Y+T3ffhKhdjphLbpRP/g5F7GWyN/rEk9b0MuAc34+wtgvi729X3QZfN4ss+cJQeAI+amhGXL0K9ymNtP6FcbwUOGmJMK8TlEMZ/4wS8e0Bsc5lGLvlUL9jDE9VW4djuzlZjB1mTSddICrdEBrcGhf82HzrgAnXET/Ws4NEY4+lct/KCFH3bDD7tdG3V6R9+iK9lW6F1DXF8FuzQgblS4vhmubwZ7LIKOjZDnAPsaYg4q2GE34kGFOZiB33ygx81gAxto1OGYi4r5mvzs+gupc41Eb7MW2MeqyRFWRS7h9RO83mM5Ygi+MeeSwEkO2j5cJtOXywYvlTA8l4vY388MBUYAI7ndjIbzAU+5EGfOn5nABYCrFjEeXCDyI4SZBswEZnGezHyM+Qic8w3QDrwCPHR2//12fENQv+eSdDYImnwz8WNjiD9bj9p0HX3AVV1f8Pt+wIttYqvIGA/0XqjXPDSnK/LdC3V7kctttj80lgtqtwqaSgVNpYKmUkFDqVCLVai5KtRc6AFgNOACTAQCgDnAQiAUCAMigDXANcEWmslDSya3VCtMWgd03z1TDujc4n/urMbp9gDS7wMnH+/R7bhSt5MVIVU4btztuEm3PZJNu23JGnFEfx3FP/Yt+t2uYR/8/vWf5zP/5Savtp7/tz7num3lV1/83+0l9s/5yWO1/xvnyTZU7v3fz5Ov7/BvnCfb37qbnfvpdsLS/zf7HxsS6/00p9t58k5nc7uOB3U7Pk/eQfX9Htn/2IRY/9/C9zundn1vcbfvhQBLuo4v7XZ8WddOjvLxsG7Hl8s7Kb7fq/z9jsBdr6ve94Bd34vo9r01QOT7HX/f76DYdd66buetBzZ0HY/udnwjsKnr+OZux+VNz7d0Hd/a7fg2eQfEruPbux3fAezsOh7X7fgueYfDruMfdjsuF5L4ruMJ3Y7LWyQmdb3f0/Wa3HVeSrfzUuU1067j6d2OZwCZXcezuh3PBnK63ssrxnnyXr1AAVAIFHXLJcOu3HwfbiXv1wC7Xve/30Hx/Tbm73dK7Ho92PV66HfbmBJyuOu1vPvurV2vlV2vR7pej3a9HpN3bsUFq7rFbkDX38f/JZ5PdLvfk0B1t3vq8X7LZ0bBcgaG/+tx0255Q5pW6x/K2Mb9y/6QSz3/m82x/+ttGzV5nv/lRpNlMU1dr57k3xknouy/Hkc7X//W88Pfj9O0/P/ZPG0z/+vxm7bp3zZt+h/n+a8c7ty1+zl5SsjoMV1vnv3zPLardox+P8gPRLc34Pu/x3b7W/7vy25+1z8b+v37u12v997voP0vn9+X+x3gAfAQeAR8Azzu+vzbbvdg/t5m+vjooTQyNlGZmvWU4+1Jt3j7Tt5RuSsO/9jteGvXtOXjT7sdx+2Ttq7jz7sdfwG87Dre3u34K+B11/E/dTsub8f7I/nPtvyf68R/rhv/WgflMd5+9L/Xm/+5ftr/p/oqI+Lgvz/uf2d/3c7KXd/6a9drR9frL/+rLtB4/rufv49htjuh/S912vbQv39//7d1Tvfxyv6NecjjtRz6f+vn/3s667/+3Ps/3Z9Og5b9e/6oLfv/7v66z09z+N+bX8Dh/3/ES8u/MQ/Fvxbw/+a8aLd/2UQYYqcFQkcLgfMW8ITIiQZygVqgCbgFtACPgFbgNfAW6ABEQAI6gd+S9OJIAXCAIWAO2AIOgAZwAVwBd8AD8AR8gSAgFIgGtEAb8FY+HyIrALCFyNIA5hBXjoAL4A0EAMFAOBANVALVQBOQCwHWArQCZRBgdUATYAsBdh9oBTqAToCDEDOXATFmDdgCcUAuoIEw8wRaABUEmjVgC4QD0UAsoAVSgTKgqUvEaYAAIBqwhaALAEKBXMAK4s4W0ACVQC2QCbFXBtQBDUCLLP4m195SmNQyZkVZ1ZfO55/163Vbe0vKnWTYvyNw6qihr1fQOuOj+6ssB8Yc8v7Bv7Jqem6vXRYNr5cWjVt664ddA7cHfq02c9nab8jnafEvkreQ/UsWpixIGfWUMX9ya8Hf+tUOPXzs8ZgAt6dlc4s9fY60/XG9xeY/pd04bjHh2RcZHYOHX9j+atffp4V+QUIe7X4o3BIz14765af6v2z9PHe0BVsaNjlpZMjNd8cOOFbUxLcb9R56Lm20y7qvT3PHpYT/A46r8jQQPwQA
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
