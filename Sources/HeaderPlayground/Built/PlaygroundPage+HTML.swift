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
H4sIAAAAAAACA+w6C3RV1ZXn7HPPfTd5L7z7IIEQUO99CRiUT3SYhEmocqMgVUes9dfWGcnAQ4mBxCQ67aw3eRGBogI+fl2M9UP9lTqiUQLy1VSpIqY1rYxFizWOiLSDSqd2ykzbxexz9n2/ED4OzKwZ1rzHO/uefc7eZ//PvouwupY5nDHG15o3TecJNh0SOBiJhAIyQVDgyBMasOmmRqq5/6RpcCoT8Xh6dxx56FkgkdqlmeKCleiDSuDBmt6fMX1ym37OS23OnbAMF8TnJ7IWAhm8lWhr87EmPfC26VZbW/pZ0CGBtkQKk9qX1g5xgbY00lBi0RltpIHSWdmGgFRTTR2P65X49GBGOJ9tXFPmIYeUdEY8Y+e26Qaxlm1tKS+QXYkf6FH6XIy2toxgZMQ2ItILKDw+tLWR49p8nOIYj2s14uQzM/UgaBonPciLcb1OQkgfoqhxGunQuC9FPJHlyvj0gkT2RzH2g0TJH1e0gQShtM1STwx/QKx9uUBLQWLpGEyxSZBVAmlbBhJxnyYQ952AkRDPPBu+Y6xE/Kidcf9AfDBTi2Y8kUoHZUomPjUPmkxa3IoEIGhZlmFwW3LbMrjFwWJ84CAumBUACATAAgBcsAUTlrCF/lh2oWFyYRQJo8AQ+B2Ag9X3Y/T9cG6nv7ywMDB4SDhSHIpEigNha2hA2kNLZMAaZpeUmMBlSaQEhkshTG4MK5FgSRBnqc/Z55SURCKOFXGjgRJhlkhTAhcyJEUoFCotLcNzRgiQ+K/MwkH9DJrjoZxHiqUIm6gTiPQ3oD4iHBaBkIgMMIxAJGSGTWeAaRajzpYImMIwHNNUE2WUPJEXCOTl6Uc9KjshH/wF1BOkcOoZPzz3M/Jc1MXiQWCsPKxkEVKLYfFQMBiK2CEIjrKGy7NHnSfPHz1mrGmbYVE8eFxBMD/rW2GVWNotwrpAgBEIBy6MmJz/GYz/88qqcZVFyHVUSQnnE/6imtcEJxpoJfmliy6+eNJYyb3aS4KGBTaaDSryL70U58zik+2KfNswTPQ/SsymAOMBxg3GL5v65S/bRljgorRlOCSkheaybSlsefnlFjCJq2E1qq8hxBWXlFlX8r8McpCMMwwfO2Lxq0LSRgNXCGDAQhavsMIcbGnboWljx44NiArGbEsVcvwEyHrKgOqLvuUiO6a4VHa8WqBHTGEzm5XbSAU4ogOgQIgQMhO4UikD6HrtXqmNbIRC6KeIwQNfKUIlrdLqcdd8NXjltdeNGzny+huqb7zhBok7A+PGlVmSn1fD5ZQaGZbnXaDO+9pVMlgmx8kpU6bIYHDK168zDMuSUirflVu8uFgaYFiKKbMs/Gczw/hGxLAxrwK8iS+GxSgL2sP8VDYmuNfxlhlMMG/f66AAU8Php/UzV8Padfp57S4NDj+rQS9taO/UYM9PNdhLoIfWHieClYRcTaCXDlnco0GSQA+B3QQOEV1PBxEQ2PQccaHzdtLsEIGu9XTeBqKjWfuP6AQiP0DIJIHe5zXoILCawGECOwmspZ2biLyTWB8isIPA575BCCwaqvcXqbGbNixyNHs9dm0lQxHo3a7BM9q+z+ox+QZZi0CS9q2m2RoC87uJLYGDBA4R2P1j4k9g20/IMAQef5NUItChj3tOj8/rcb0eO/W4QY+LthBvEnMTzVYT2Kh3vKDHg6T7Zj1p96UksIUY0WQxgcObyRkE9hDYqjduo1AjtV/Vk9f0uFOPr+txlx7f0ONhkqaXwB6KhHZy3iHy2hpCLiKwBpGBl6RjzonNaWz+FjC7qaHuW7c0N94xd+bNrY13zLiVfSwi2bjmujtjDey3YmAWsinWPKuxeQ77vSjOwrbEWm9uqmuumxNrjTWzP4jCbIo0/tvG4D40+GudPfcWdp8xMHdFY1fkYJtjs+5oqWtgq4xIDnZGY/NM9oARzmbQ2tjEHumzT03YozkizERLzG1BPVtj7AmjJGtlRkOsrtlnrkRZaxRlrTY01qVM9pRh55psRow9k7MZcfWxGa1ocvZ8zuaWv509q5VtzFFyRuOcOXVzZ7If5mDvjDW3zG6cy17N3VvXWtfQeAt7LUf3Wc2xGNuVg2psis1l3Tlnz2hobImxnhzcLOUn9rOcM26d3aIl320MysLGGmJzYnNbW9jbOZvrZt5ZNxf1/4VR2NfPTbHYTPZBjl0oZu5owYUP+3gv1sT29/F9S2tdcys7YOTtwsKNdfk+MAMD8vJDkWBB0aDCIYOjpWUjRp57/nmjxo4eU1mFd23NVdOuuHLylNpL3jX38vf4L/kC833eyz/g+/hHfD8/wH/Ff83dg/wT/invNT/jh/hv+Cq+lr/Ot8J2eBVegx74GbwFu2E/fAwH4Ffwa+jmw38Hdc3xv5p7GN7l/w7v8M9h+u2/gW80fPPrt/2O7+Gf85/zf4Wbm/4N3ua/hb9ubP3qzE/guln/Al/5m4NwzYw7r419Ctff8nc3zfk9/BP/DG649RDcONv7Wn0SlsFyWAErYRUsEutFp9ggNooXxCaxWWwRW8U2sV28KNrFH2CFWChWit1iv/hIvCJ2iM/EImOpsdL4rnG38ZjxpPED4wXjZeOC/zD+aHxsPGw8KB+SD8tH5Br5PfmofEw+Lp+QT8rvy7XyB/Ip+YF8SrwjPzOOGKvkm8Yz8m35c7lHvit/IffK9+Sz8oeyU26RL8nn5Sb5onxOviC75Hq5Wc4zO+RGebe5QW6VL8MrsAN+BD3mK+Ye86fmC7AJNsMW2Amvwy54A7rhx/ATeBP2wnvwS3gfeuED+Gf4EPbBR5D/5KMDDpqdnEOi9K729nYW5V57+7z2v6+EiQ6vVY+f5FdBhcO9cyuhHAGrZmVOepPjb3oorwoKUwS8CizcEq4E5vDSeZoteL33I6z3GuorYYLDHfA6MojRGtG7NI0YrhE77k0jbI14cnEaYQSncZ6ASQ4rB2wZphYwh+nnqPC4I4bh4bgoJhcw4e9JXF7AsJ8MOuDwSLuSSg8OruDmYHCBQCvgMWqzEh2hEQWHjWFWVNh3673IuZpZShaUQO0dw/KqWZ56Gsfza3g+0YcqIaSgTfSFufSFRG8TfVE1KyL6wTV8MNEXV0KxgsOJ3smld4h+ONG71cwl+mgNjxKuTDtJcShXXkM4mjhV5HKqIE6jieqCanYBcbqwhl+oTDuGTfSO8CkFjJiNr4TxCk4gZhNzmU0kZhOI2Zeq2ZeI2UU1/CKHh4MYEuPrFaUCbBSwKjQyeFY9Yqx63+g8OAf9Rl8kOMJv9xL1A7D/FkGHTS4A7RXvCH4CtxOYopCeUe+yENd7eH97uL8n6EeJx+u101/Xoa+18PYwL4DBAfYCCtlaVsVHooTtO0QNL3Og9tABDO3hCtMtlIeg9sCuJ7YuXHJWFToTalUCOSr2wUNdrnWgdL5mJDwdaHjg1bR0JZ4ivLt85FTFkNLpUnx8lancA5VoE/TKn+Ybyu7gja5XEqHNKKe8rmQ6GyY5EFygVdFHefZtUVmmH9PGBC9xWQGuuKDsBGiAqOnAVLSM6Rnqd/kwF4KOVAKGEITqVaLY+xYikxJHYlBHQRkXKVXso9GVv6Rn19NBDoSDDL/Ddd55Xfx2nZKwrtZZ6PB186sEmvuGHBENnxIz6XyhgGEvIgQ60OUKWK509JxS0pGVaF8MEyWCkT47eA7nbehh5q9ujxq1zqKLcA/SXoR+FizzM9Qbhh5qVcKjJPWujivLFTBJ6KKBAY1x5woMhvvbtQHAK8RtIdRBUXjCTtLBVCd0lbAfpnqCeW8/QI/BIYxKlOGXKPtDZc9g8JKTOXp56uidrL+zZ/d/tq44mTkVEjU4aihTy+X2I6nlCjUfn9k+MSV6OVya1iJlugEsR4BirMClOlk8yxOZ1KF9VnrfxVpZ9KFraC3R35iRaBjl4KicrAPFcGTkrnRVDmqfR40CVDrYlBM1kB3YWCP8sOYqrLkKa+HwqdqMhvphWOt412ENKqyxFqTCGjCsXRXT6SjmKoqbuEho7kzLpi4C3qeg+NcN3hDorahQ8YgWuEqfSzv1Fp+suVLHItUepMrWVB14F/dPzDkTjjqTqzDiqaNRUUwifRN57HK0oJjagtXQyBYATk6AjI+HMbJqvS6+/AodtToQgsFitWbQwmXZC9RBLDx+BzGeOgjebwfxp6wOYh1QB1GQ20F0Le/TQbQv79NBdCzr00Ekl/XpIJ5ZktVBbDLQ6qXf1oF1gJ908SfBsfx7Ayp14VfXRy+jyu+vTke0sm4vEmXfBEv7uwnu7/8mGNXnItjuXwS+QQxvwT1pZQqz7wd00WsZPW/SiDUrsi8L3AgzkeQgotq7UEOmcXwu4j5nKT54ZtcRDO04PnajtPO5ZtWTYbWIawWSvgJJTmqtJPQyH72a6B65L033uL+xQ7vxZRSgk2eUX8x96/Wg9R6kybz27QOqYC0ng7Rzknejmm/jaYGR5T46e7l/dq9/0l5Cr/DRe7KO203irVmZFq9HrWLD2+0ft5N297SjA3bg8/EvubpjXXIUBd5KLYO+7jr+a9fdiU5YdconHFtBO3icxeITa/+dU5Ytpk7QOeBCqW4YvDK8fvDrJ69QV+Yz87SjHRQUqtlwR2QSV3j5KnFFpmNTFG/dm5VNIujmthSjRHFUtRJKQOotjt5hn3AH67sj3ZCcVEPw7P+WhqABeIK3+W7uYlndpueq60t6xXjPeu4f81E/nGGTr1ESvxCZl3n5kqOE5ZrK1ygomcnEJMLdXSzl761VEE2YqdN65G1RTiul91DfLtD7HHvVVOlW91CXeguFSaX3KlzqFZFmGB+i/xfFzO70yyK331etAq3Qm2LpfTr20EEo5GR9KydlvUoIRvrSHK84qLe1riXUqiCz3oW6dOu+BykNsmjpYs3R1C0MTVRL0WNoOqHaRz4lqmT0F03sWzx+pyOnFSCJIKxiaqKB8XfFME+J1WOgGPbz1NiUIz/XDOpMcgMecy2huEvHuiwjCeqMOEtn47QC5c+dvoqojBPAma9i7QPr93f/w/r9+y6uEt/U97b+HMJpU2b6WBerErdm5v+o5tOpCcAajjK1g4uvz2PYPeDiy/M4fi+4QYVfDG5I4VeBW6Dw3wF3gMJvAswEhNvADSu4GlxbwQfBjSi4BtyBCj4O7iBFvxbcQjVPgluk5ivBHazm88EdouaLwC32teNeB6+311OODXGK/ZfbImew/2Q7EWegM8gptDvJpF4PU2S9OIbVS3B2ZOMZN7pDFbjWLVHganeYAk+DO1wdvAHcs5RiG8E9W+E7IHqOwndC1Em9VusI2kAC4XuaigjHVG7G0K13w+gpFQhRV4WCUJ0aPl3hhDGuj+F70wmrJDMxWHeyBtUqn13Dr8fyd1Y1uw6BU82uRXCOalCEM1w1KMIZqjoT4ZSorkQ4w1QDIZxC1ZUIZ5DqSIQzsBLrhnAiqhETjq0aPeEMqMEOSjgF1WwEgsGq7RNOkS7JTkh1aMIJ1vASBPnVbCiC4mqGxdkZoguwk6dqtKUUtXTgYdBifmCnqtt1N5pOvyglXDr99H1/Y6rp8h7wr3xsw5QJr8aisCSnKCw5QVFY0k9RWKPTdklWUVh4VFFQHsguCtoj/RWF77V/gaKQPNWikMwNjOT/XFE4s2tB13FrwVSqBZdSLZh0GmpB8uRrQb8uPyNqQTrdwNur7Y9JllsI1KuGXwm+61eCNZxKwYMca8HSnFqw9AS1YGk/tWCvbhCWZtWC+49uEPrUguSxasF7X6hBEKfaIIjcS0KcxlpAWd61VqU5vif+f8egs7jieEViAhWJ8VQkKk5HwyBOvmHoLxbOtCKxltdT9uUWiUOZIvGgXyQO+kXigCoSyZwikTxBkUj2UyTohSWZVSTuOrphEH0aBnGMIjH/CzUMp1okkrmBkfxvKBKdfpb/X89u53jZXU7ZXUbZ7ZyOFuDks7tfJ55p2f25zm5Mm9zs3gbp7H7Iz+5NQNndCZjdy3Kye9kJsntZP9k9X7cAy7Kye/nRLUCf7E4eK7sXfKEWAE61BYDcsg+nP7ufzr3Te146Q7LdPl62F1O2F1K226fjLoeTv8v7c+qZlu1d2mvJvtm+SKSz/WE/2+cLyvZ2zMfSFTnZvuIE2b6in2x/R2f7iqxsX3n0XQ597nI4Rra/+0WyvftUs707NzC6T3+2tx+4OKeB//6ZkezHyXSLMt2gTGenIdO7Tz7T+3XomZbpi/VViSmUm+m7M5n+iJ/pPX6md/sZ4EYwrIMqrL1uNjk6JB24USeImIZ6HDTH9N/JRJThwzrCVYhGxbpoaW3FQgqk6MB10TL9v10qjKPmuuiIWufuq6PWMArwaN66+e5Iz8ZANT2rlaIuWtyMjrBbmzHsy5zS2iNHxN0OUoyonbBwvntuTkhu01GAMptOceb/4LVJ+tmHWCWzwADRck/Tf1VBSuIujGE7raBSZwuPDlrnliqxNvNo4Tq3TIndySnPOrhrZf72agzbxKNFAwQwDlhQPJ6O1g7u33u+FHrxYb9WqP9uO95O8HdqffquBx1tajR5uTJymbbt4GGOhVYdgUIFULOB6WxVT5qZNoIzwhl5Da6XO6UOkpQp4zrnXpOyhb09ZTFH/XdfofJOUbMzSPnFyUNe+Z7OcvtFKuU5VEpD9X+dNhqzHn0bRu+qv5+aUmCoWKWoURUZ90Q0l5co+IIZx2hnqCvC94+qJiITfRoryMcZl2nb+JIL/Wca2WehxIo5iuJx/9yu1LmRdP0wiSQUtdL1w1L1w+yHSKWOpUWJaOEwP+z6PkIFlepBz8Q7Qv8tpf2f7J1djBzZVcfrq7uruz662vPVnu6ZvlVjJ7NaW+uHZD02aDNlrb3efWATKUIg8cADCNKOhDyxVgIhe7x2Fu9CYCMhsVnEasMCNiQDS0jAEAxGipQFheBAHoAN0YYPQeDFD0QkEALnf86t6qru6tker3ch4Iee21N9637Xvb97zrmn/ogXLNY5Y2rg1a82UiRTrdCyFi+xrKX9BM2fUPF6z9tm7X/e5BI60cQSe0ub9aKJw5rRpMa60aSeLwL148Y6BbUHLdhXOmy+omxtbQLVMpflEOZHqFKlLO8ol+UdEveIlOWdx413Slke/A7zQbau5EECzSsM7gzYKDkThkCWXDbZjkUS/E4pygZu3YwtSePhJDcnmmLANErDwMzPSdHj7x0dt/WZLZ23UAn9vip7R1E283BTjja7qaesrhmuse0BDXxWuAyjP5UbYAPmiAraFcMDtqkamTbuJadflJx+Tuf00h5zetWyzJGu+3ZRs65MXpSqesCUy7ona6KKII6zuYzRH2f2cvwIsn5e1O4URHEDQZdWXwoUERoF67RSUXCE+IxKd9jYgKmwo7yj9joFraNEEI5qHrW7FLhH7YiCxlGbGFGU9zZMRDHFrz3H1diGbVVN1bSC3oEiaIPGFj0Mpym4yQZHNtDyyMnEBHpCsZoa6ZFvyown19iIgCLTZZ6IHE7zT3jyctY+wiFMgNGoRmY3UqNGzBr3I2hc88erzBZmbtxCs35WEL3UsFL1UquhIaXh0LLSdmhqaT60vbQgOkMaEb1D7YEG5LFOVFRuQAjDI24ubphu3lbogWO2mzWGbqJXpIkmm2ZkY3Fm9hH+SzLCWZmSwnr4l2WMf2bWMb6HvH5F8mKZbEpgl17dY14XnXtG/SWj/rtq1i8UN7Lqt4tW/XZu1e/JWrS5t/VM1q9sITu9t4XstKRB65n3o6Z5YZYlqc+9Mvr/ELet/K9bDVbA3G5oLaWh1+O6jRao0/kC9SXXsi4459EcT8TNgiU+LaqhbfOhBrMA1vk3HHQwqw46mDjE0JJmH2G2NbrPrLrP1Pd5qqVao8MPujhNFGcn8Qi2TxjMy2oE6VlxTxavEwOeuGlcejcbepWqVitWzckrVPiGqjlVVXPyqjl5hQrfUDWnqmrOtKplFfPzitHMUKxYLatYft1TPiqG2JY3ulyMkDdC4ZuRzVssagFRb1+k621vvMtpK4Uk2F7SoD1NgA2Tme2eit8KUXRnv5B39kQUb7z9JR+HY9gUI0Q+Tp564Vshim75F/KWn4iCRgtUiKb0aHsFO5wndi4n/N07sf0t+9KJddp00dftbzYunejy1e3tr7cvnXCfuowf3Cv6An3vXpF4uL5+hW9HslcuU0yfkkxwCoUzCJBBMMogGGUQlDLwCxn4hQz8PANfMniv8lTwHlpPGG9P9dpe/l3NnFtQyC0o5BbkuQW6OiGSDEdJhqMkw1KSYSHJsJBkmCcZ6gqc9Zaw/4OILzXEsl/2cd6TFi15etTx+BY88Wk5NZ+gmdrEQRRLzktYfDTJGcqxgnp6/iwiYFcnxyZsSLcsLUppsMSSf3+slwCYxAATUijj/bTmFs+AJA0M53NYMxuYiV1IBmgDbKoGAqEmg7fVNpWUZzxVz+QEJm+0USKEdRxeygxeWS3L+dzizG02r6XU9bTbwHGGmaxpb2TWtJ+rtKb9QlCPLtTO1y6Y56k9M2q8bRaQpSjyfNYc/X9V2zwAvli+K/XNRCvYmjcw8dRRQpc1CQTeEPnFLcirtFCHpaMsO2jSrrt2bpj464YRB8onQolD5T9gtOK2oovdOEIwH3cQRPE+BE4yh5huMp8LTDoqij6PuUm1d5IFyFrmdpJFPODhTrLE4ha/pwJ62LtqUS2IqIquLLGoar+aV2HqnttSbRZnLbMsIPaoyG3lxn4mi0I9QpqQ25if2yp8PKjlYuNa+pw5VH4uNq6lr5lD4IIvuJD0+FiZ8gklkoWj9mumWrga91XtAfOfzWRlJ14AWn/VTFZ34kWA39+bcZg3bQ8PcdLTUiu6ECLPsAoaQrmc75lQLCbiTCzMJYu+JsKXu5qYWRXFU9wf1A8D9Mcid4bqqT51xlJh9MyHtmOYDrV8HKs5PDdz4yV6JDCpwKklEczJCKegI5iT61xmNR/HuBIXBWpLqoupfqAWFJVjkQVq+9+DW/tU4VVI0HpbaoUlaAHdvJwaPOL/QHYGEJi1WYDN3T2Mfam1lnRDcCYjki5f4cZAk+i91Z/xIJVdlcmbKWxJYRqjEByhqlFwKF5FsB6vIDgQ9xAojBbCOcq3BjVciGAeuUMNJ0cZqbLYM0DfoKeNYtFY7v9C4ZG5xaWp66hePOe7PB6ohogqT1e9pLlp+w2v8GNNq2loE4Gm9bEN8Vmwon9oa/0NPSx1whBaiEYqHJ+amz6swpHNfS36wkW9A9qkrGrelCKXauWpBsvssnrkVb+fJq84QXjFjNf8Ogsax6M9LP5ovmszXtNfb70rTnwbK+cydS49+D7NrIdpglqhb0/gYabu8R8wDeosP/0xfroVfTuPSEkraxnoKjZVGxXtY7j05D8/8dAefcgrPcgre7TZrKq9R1NMD2LLtuqn/vuHSV/F0Df0oe3YT0EL+oa+UtA39NUqNmnZgAxxeC8sNIonI5nSwkj+2CV0pZ+3VFuHlY1Ns2CImZA+ffpQZ8Ur9FmlT0wfRZ8WoLIlYgGFLZqjYuzlHJTqAAUrkCg6qE6fgj52jA7aZ54CPmzmKN6GOlDTQFQwx2djFJ+UE9kDdvlrx2wQQXLMdiEAMbPd8Gdt26GlLN9+b9NiZmcikErFqKPPYVLbO1ox6kxTjBpTFaOO6HJYwWlzFzqZJke2+jgCcj/LoihwaUmUWLZWliqXIKKeXpOjQ0CdV9HitGaW7lr7BcmNo3MsXntblNs/GanNlz6YFUjVMqES55VrlhxsH38AgpT0V7VS6fvl4vfxxV/TF79HLr6XL34sP9ZH/Qt1mgO91uns7O+uG9aZIuH4UtaNyvE+DUlWziS3jDNJc8+SrKYIXJrQwfHZnM6lXK1ZLdNqHjZOy+Bt3mdvikyLvm1oeSDLubrybV1kWk2Wc7nyrSsyLdVEn7UQuDFmj1uQbjVVM5NuqQY9sCPplipKt1rHOF2vLOSim5XbuZwXf1LW1YREUT8Fz4eNBjVek+CuwXC3C9qJ7UqB7cR4RbPdB4tsNwPXofbV0+r3bsa+fN28sMmbvtGSP0aDVk6DIWiQ+Ao0GKkQNNghECEa3IdgPp5DEMXzCJxkATHdJFNxz9M0tk/TYAf0R/SxsJN0QR/RTrKfASTsESleplWzSwzINEhX9jMNEhKoiCAg6W+pDkFAsrJF831OhB0iwjCjwYhosINdPs2WjwfOGA2GkzQYahocCA2GoMElpsGlq0AApsF4J17SNJjsELEKDUY5Kg2YBgcjGoyQZ1T1aERyeS80eLcSm0KD3B8RlM/UH13ujAM9pagz9hdocHFEgwfVAmhwYSoNcgRzMgLT4IJcFxpcjA/iysEiDe5Xy6DBNcJCKkeXabDHNKiowglocLClYqbBNt28OkmDHYyNDnf3EFg2ToM8IqfSoJ6RAjHTeKEwhqtZ51TAhgQCj5HoM5aEGhOhxlioMRRq7IgepCu4OBBcVIKLBwUX29W4WF2e7EE/GC8QUmHABEULkzIudnzHK/yY4WIouIjNRRIWcbGjcZGeJiKwsISLIfUHfabhYodGgwAeuA2PaKi5LaZvwm0JzSbEbQfpgnDbAfo2zm2dBzNzCYWOHWR6ZuY2lXPboJrbWN08AMV0lGJuU+oguE2pGNymhNuUOgD8USoB/mRDJwK3RSVu4zFHaY24bZD3VkeH1R3VV4upfZZ2MlsMadEJI+7SZ6lithZWhmQKrJwEPxhk7gmi9KXsND6X71Z2mpw2rMENGnj+jbib3qTpKW3HHTmLTNlFxIvynXVtkSyvS3w6GHi49BDjYSJ4GAsehoKHHcHDLkcGIXYfYkIcCCEqIcQFIcR2mRADIUR/b4RYZSg7nRA/XEGI0wxl7xIhfnyvhPjUGyPEnSpC/PUqQvyNt5gQny9Kr3Kd52tm4Uh+yfh+2+Qj+dLWNZHOsfmgLNMwEBSBmitTYRPbmRKftPgGSKtc1WI+8cAnvvLAJ4HywCeh8sAnbQTzNCt74JMOAifZh5huMqcnGEgG2ppPwp1kHuvhPkitaD0MWGpFS6LXUz4EJPRozwufeFpUQRP5nApYWhWytGo/lYqmKYBYqBq5kE3LAZoqhLQqVEFRWuXwWuTlfOKkt4RPPM0ny0LGHvhk/qh9y1TzV4mMnAfMvzaT/g6hl3PY+CstuKIH5YtmHOSL9zLzyfKITwLkGVR1dSCXdVdLsZx0IycKLlgJT+5SWmZFDFqp0RnUCavojAXuiUFP9agnFgtwMjeCE6X2AU72TYUTjmBORmA42SfXBU7mYoUrqggni2oJcLJK8zqVY4HhpMtw0qPqrgBOlrdUn+HEp5v3p+JuqgAnIQZHyH09jHWli3DCw5Eub3NboEUsSuDPeXhaWk5Ffc02E2CMAME6peiIZMoBYywj6Md9BN14BcE8Vd0BagwQ+DRjOWJSyn4xWjy70kOkXe2UygULVb2eycOiQUhHbcX7/AYPBTaby56rWgk8QmKTwo+O5gvvQWuD7vQAHl4RPEINHnhM2BasAB4QntCHwQPDhdpHFnwHVk0hEKe6xKVKtZSYlmXVyGt+P01ScZyJp2qgFw/7Ik0vffom9LJCcw3Ri6ILQi8D+ib00szqiUV0A2DlJj30/LJglp+0ULse6KUFelnGujZZF2IuEcGEqsfwQmgOeOmpPuClp5qAlx7W4nkKVgAv2dAKAC9BoYqejElKC2NS4KWZ1zvUYWXT0WQ20MKlFS14WtbCJwijAuw6PVjgAixsyIlguRuK5W4PVMEWv0rMgGGru8IeUkRaxibCkRjp+mIi7IoZsCPGvYa4g+Nt/Vh/6Y3t+zaZbLDh0etO7H3Utm1ak6ZARtVZu+mQMXnWzpl61m4XyBA+qI9RRY4Lde6Zv2WkADg40d/xdzcDB/w8Mzho85Za+vIkPtTS35zEh1r6iQI+uIIPjTcTH55uMz6IfMTJ8OFZq0JCwgd8Xwbjm8eNa5CUFA76vljQiuGk73OF/18aE63IWV8tWvmbO1Sb7SIu+d+hPEuWRX2W9LZ4yioq0MaUZ5Yoz4rikutjyjMY5haUZytl5dm2BeXZKsQlz1jJQCvPnrYSpZVnl62C8myFcWTlTpRn1yclHDjTcGfKs90TM6uijJRn8Uh5RnPy6nTl2drrKc/W9qA8W8OVtQrlWUxgmpSVZ6tUYQUiWdmivXGmPOvPoDy7vpvy7PpIXPIXZXHJNNXQ9TFxiTsSl4QiLlkQcYkScclAxCW+iEtWRFyyKOKSVRGXtEVcsjapXbs+q3ZtLZ4Tatldu+bcqXbN3rN2rSguKaq5BrmaS4maay1XcyW7qrlW0bErJTXXai4uWdlFzbUiaq5VJo5VtQbiWFUDEMeqiEtWISqYp0DNoObql9Rcq7OpudSymmdxCc1f0HWFJ4x4kT4LsDGqFm6f2owP6K/fvRkfrIio5SoHtFzl4EiuEo68HHJFfjb/b04dvEEj9MCNeBFylVDLUdppSNgTEg7J/wOsu6HIVRZyucqCyFWUyFUGIlfxRa6yInKVxVyusihylVWRq7Snad54arqflrj4bQhfNOO342m6ZgLfceVl85i9DqkLzD0N9fZjdpeCt0GlYagDEMUY6uAxmyf2Z61MJPMKDknoBfjlEilVuS6ZTko/XUFK01yX7EpKNMVwhCMnkzr/LlsibZU9JpfRv0b/eDEzIeJ78vg5YtGl6Muy6L8xqPqtKqj6ZBVUfaoAVfU3CapeLkDVX4ZVULVdhCow1ItjDPXcGEMxMmlSKqHTtqDTR7fvoVMFOl0bQ6fb5m7odNvM0enfzRydvmHm6PSv5t1Bp2u8em8UYOf2HZsd7ZqWWRHj/wc3Xavmpm1ui2vCTdEXZ4Oma9Og6YhA07pA0wGBJiXQ1Bdo6go0RTKAfIEmV6DJEWgyStB07S2Cpo03CE0bJVjZuKvMtDEzM02U4tsYmaipZkCmKxqZtr/NkelZjUzPAZkMPE0vmjMw0nbOSF+yzXo1I1W5epzOSB+qYKRprh7LjPRKNSPFGSOJCD0uarQa+jYclBnhEiI20t/WXpKjfxE5U8ZNWLHyZHJ04qvRte3Z6OmVKl1WI/2dSW5qpNcnuamR/u4kN7lvJjd9uXQo8jXjTOLu2drJxfRg8tlvd7qpk3ufDdGri+ORLQRR7CHo0oPk4nhkgICl+sqlOV+ekVBMoQKxg/LFCMoTC6iWNn8qnYukefHrMHpylVs8E3lEzkRussB5dCSSe+6V4oFIcbLM3Yl6ZX6WodZ0VaNkCDXtXKSLo+X66fnKXeTSomxvGqC+dk+2dw9Q7wHqPUC9B6j/x2V69wD1dQG16gUF0wH1mQpAnfaCgjcVUH/vDgD1K0+9IUD9dBWg/n4VoN54iwH1Mya/ixBHLpXxKB9n16cih4/Lf3IIm1/g9FiPX3PCPye0xH/ywjBGHP3Vgk0SLWDisUruzn3vGFlsiUpDjIKanIscpS4pmFNSwGlHIzv1WEih9JK0O/2MXq52F/+MvXZspte2fS073OlXne2cr3BSM1u6/5alG1Wl25YXbOUeAGZK8htZkuvTk3T2luR/ZEmqqiTvm+aiZ52mRniq0KvCjOdo/3P3t9L88F1yCLSuvVRkhVsXpwwP5/3nyyno/+JcZyr5p3Yv+efdmk17IvOCTR89eR/Jj9qoJk4ed8W7Q+t1vTvs7tPBG/PpsLsnByqnB9ussicHyrwFdweRdnfAvhm81/XNsLtHhmDMI8PufhgCT6wLs4IpbycJqUDvDsw7daeAg0EXeY2pyYn16Ikd+EQEEdJuIInGnFaoNjYMxscvZzvP7ZvGpdif7suCXT7EvsfeBuKOTrnsMAKmVJJCOOlNQnV22GtdOcsTD125mt1U5WkiZE8TdUTiwwGcKGc+UYFo3DEHDb1oqNsJ7fMkPxFNKOI5kJd8TqmvyW+yLNVFHB9O1CKaqCmfGZOeKeXr0+PU5Bd4Ta+wg3xrHq+N8KFUVwEnckl3rlX0WOFTcdjzZVVKTdWGxKUJUYvi9JrwvO2l7bMTqZpFPx4jnxn+lMYpJ91MB0NJu4W0syHJOaTdYXQ5q3+XIMvE+bgBathMj2RsUGvnhnGG92FnpMk9UjiyVzlzzOIDZm/+XiZnKhqn2kFEVVugznpiGj2bMaZIeIuYNrHsPp343CG7TyI+7CH9Qrl5IvN1XqMyV/pvQZmDcq/btGW1UWYL/evBBJKnbnRzC15LmxCJUW8DIPsUBJjWOco8RsJxo0OBg51CEx72XAosOGNq8mwE96dNVTtuRAj4wj55UGjySvtDHGzkwWgVB4Z+W26STXZ8GOGiuJ7UIjoDmRnej0hd9cv2sqkRfhR/YuRlRjz1JZlfSCJMWuYeCVjshxtM/P9YL/oH9jbMv55RtV5in+SmwXrwSA9jt+bdti37gpVJW9WZpJULAaM3vp74e1pPJoaCtyP283ogFDufLwevP4e1RnMYNsoyh7VkDmvNOIdJP8gsJp7ZeL6hTjpuyJ6xcu19s/zy0HMeQOrcgig60qVrYY3Qc+JEGfF0q2xz+vNOTZ8TKXFOflAET8IhdtBF4wq27vDI8oDZog2iddhoJu5O0bsVBKutbFxgJ8PSo4nRUMuxp8YuHqrGQG067Khmzjnw15ZGGAuNHVo4LKx/gbzadxS5uNL5GCT1ikGSbxsceXxryoU8r7UFpzXnttjrzJOZFXg+UFonC7ei62WMOPLCQ28ICRSOIXhnlLyc9dAw+ilJ5bDRDUxIvWrcm3XqzeZkio6sRpnLxXRpKIl7w+pU4RmuJscRlk4GgqEfICSwC2tRIXkZLlb0IZmlUPLRNOU1WL3iez9TN92C276GjtDgF7jraQmur65cLK5pjcOGiOww48Apm30qcyp6qqff2czCgwZkaE3F3tWaMYQozeEhw0j/EIIOWnKI2Fv0g8cHjTzIjWD3n+AEuY94m6fxqmg5t6TcYdKCnM67mfgsKdGl8dPuufTCB34I75R3bMs0bI8PBVHc9F1nU/8crx/pPurqVmpll+v8r63/3Yq91KH1t3xrXd/ql25FXJviWliYBhxrdA9+tHghT01aq7X4gIoeoOj+zSQsFj2sKHpQKnqYFT0oFz0oFN2nood++da6vtUv3Yq4tkxQoS56UCi6T0UPpehh9pB56XYdwg8v+ipWmfRb7bOMCVR3+cEv/UD9qIcOhs3Tem5iVQJ+yMZT9oOsZfBXgKvPaPN7GXeFazSGsD67p3uJSys+1H2nA5vHBPxk9aADPMPtTP9aPfx+Bm+npft/ktM0ZcLVzsCo4x49C+1ZY+wV4YY3NM0LKYRkDh4/ZVGOVsovIX6sF1vUMI6dz4nseQWRhaYaaEfKmkOa6NLMY8FxA8t+g6a5NrI04QydhvWrkC9RirX89eDK0u4bh4mB4WKlnzMf5QeF+yg2C5SnB875/2bvX+DsqK47YbR2vc+p86h+SN1Sy6ZOQeY2AwrKDJ9eOEbVF4F4fCB7mLnEP898csC+TItkkCBcJp+sblBLlh0/lMSxAduxBE6EYzrBiRPjB0YmxMYEe2TnRRySyA5OiI0TJXEcJiHhrv9ae1ftOn261QJsJ/cafupTp86uXfux9tprr8d/TXdAN4w4JxTjGopxahSDE7PQTE+1TPFQF2/p3139Ox/JmD6Ic1A/RJjk+WYxxOXHd8vM507xrMy9U4S7toq8cUzwylDySs2gqXt68V9RYZUxD2DdFv2qMcFyRY0J7fXPBmEPVQCg+1weGlpG7sLxwEIKaUCAl19bSOWwhP3DEtKw9ELWddfWjzUyeEbSNoQMvm2Njh4Xzjyj11G1IFjjx2pB9Kpifd4WfYumuuonEHETDDfIKXkM5FHt2xVrZiE3KmZnXeQwRwDnDZwSORLZVv+SAqGNfwFWm4IMHBUzxWzG6eYnIN9GIvfq257cHkbp4oyfkGPV1IVvOnpTpm6CqADFMd33qvveTZCpebOAgpak4khLxQCEK7cbldzr+xHLIcqSQEP9swfzbsTpLxABDEmEJHJIItWpxoP8kRj5wwMO/3T69tskSBjSSDxIGolL2XTBE2rQE0o/0S+fNudx2IAE0mHQPTm2yFZYZJBRPL3vGmG1UZNDtvPJJtlqFYTvAkkUHoPrGwEFehHMB0knCXYcSCc4Eoh0EnIyE+YrMZtoDYc2ImjM4gaSFXRr1ZYXdgF1igIAuW9D7gxxeOZM1zyGWWsaRridyMeNDNvb9PFjK75ezJIy3k3FerHw9vgU5bGoSqn1t0IP5xTfUP5xK7aZZcDArHgBP2RBgj5u6oVTxImnZhDKDLxrPs5SU6YcuYNfoRe/rM2CPD3QoMJRwlg01MZwfv9UemBKzRGdN8pryMW0+UBKzkORi5uYHpaHaY4gMBMvoonKW2z6eIcIaxmtwLuU4ELdic9ks3OHEsPFO5WEiR/i4GxG1TmoL7M8mvLQgggYkUSUF+7bPpFHHHHFaNyzNAm0FRsgVViRG3RH3n3IqFBTI7kzwrHwSuxh1Gm3HKVGDydZe5QaMoZ0V0apIcOqRynFKLnWKFUjBu04DU8Fw6xHydGjBMRl2iUWjpJzgbpMBulSGaNtGDog/PJIbZFRGWdgcVyli43PdhmedURU1eg84UwzqKQ1Oqwu9sWcJS7sP11J/iFk61aPg4iR0rH8ca3j91wzoiL4okD6M7fpcwVVZb64BlxfGQHdT+ybiz2YQPtGsvQuegJbkRgLIRDgi3sp/7LE0xzfXcr3218igOyz3dYG2kBU8j6f16WyDgtxhfG9HLTg08MIPj1kYNFiNKcUzoa0fFlfvh3huMS7jfLggoNTal8vqWEwZWqqtW+KSO/AqyB5UYHti2mhdOWD68zcqh4aUa5HZQak2LVAir2kpnooFRixpR/Hsf5nmfTYZw0yBHzYcnVUFEZoNOavLPxOFJ7avW+OViOkB5cLutyqWq21gq44+gxUxkLjxjutO5UePLpN65z0RgC3t7gUnSE4f8B1oWiATfiWygeMvlq0wHCw7iAKcDGnLEW7mHd30LxLmQRrvw8ROpzP41J/T501CkLYFDjHT5/VIJYDvme6XT5COyhbDbBvwTXuLChFIVnRx2ZnTeZUKbvGM8dEyjobYPZCiZYo92J52sfHBQpifUxt20wy+j+0g4DNTpZKxvIbwNlovXsvGMck2/FNzp6zmSbp4t+zMZ72Kx0YU3xKDPZecZj9ibz0XbdpkeqsPIDaUEFgyUS8VURM+JPtp7arqznt16RgwT3LaZYndbDPpHtQQSI7G7H5MT5vhUh2Njwlmqj8pxXs/+epn6E1ge+H6BSDx96qONr6WW7ScWc6ffdtWrAJzMKGMqcpcg7rYnwG80h4c2hzF+7Qp0CuJ73zNpNYDaRaZS5a8I6X8BYLR9/RNyS13mXMrrA8Ela6QXnm1ErQimTvRLixYkEKdWQVCnr/YFF5Iv1ogDqs9mIPGqeIrR+VoOnBZ8zoSxe2JBRVmExI5k/nPs6q4bE8sFUbwQDVhl87kQXmRObXVRu+pdoIa+9u1esIdR2tWh0LHnKxPYiyw7eUHX2lVNLXzb5fq/3NiNshC8sR7E68Y1df+8e4/pplFQTrbWzwroEkTeIN86vjcM1Z1nBTA71Feq2V06ccQ9mPT3u+kiW6VLGb4zV2cx48asFG/ju4yFrnejltXQceM+nuEE50I4/WcV5Hk+XKwtnWJ+INLC6SMCnfxVzE2JdS5vRSWn5/j/yuV2U1Oy0srzywSr5XfPumacDP+ImcNsmb5jP/PpZ9g7m+GqAHglq3ECsltDuS5fxszv5WsvB0Wlt73mdWXMr+Uh5SkASSc8zXiSLXOleYWq6A1nYbKoLlahsMSJfI3jDpbiERVlI4HnOmWalET17UZrNs+vO36VQEm52LEvHcwu33a7SRQDDh8T5pJ7azi9B6bPuBKLBCcaArXaS6S8x17YuT/HtHu6GsdcYr75B1VXqNMtNG8l4Yqry9IlXGIth9j4XLxnwP0h+sy/F83mbRssHpEmpSYItt8yIHtg5oYaSUvA5rPfyiwiWqX6xWZdeqFtS6mGWL29M5SIcuRR9Xc4huDNtRGx7XE/0E7R6YwpmK/lP7stbVopGsRD7IeQ+GHqQXb2ahGsehhZNHR022QRaQPL3nxKK1IOlNdEfUijN+Iotv4hNkzxHmWztF1CXHcqIHXi0tVzZFm+mWzw24WlrqXCzFyjydRlNjgRogT9qSpccHFCiMFoqq2smnX1ZNF4i0YZVNqaYWaiGpArtDLS7auqxuSlj/HvPjR8QwTZtq/6jL/ubyPqVon2KVjlvaMa0rq4ge5Z8vx3ZBERxkHVEpNedh9MIpI4sv5iQVUC+UClK5AdWwgqqUfulBmzcznXvEE1yjMqWmJ4OGe/AQiL5uwElB9RqLjxufhBrwMYhBUo41/nfzAPLgxDy0WE70Iy0n9z6hbFu3RcztCmUfoEuxn6d10pVpucfsCDHNKovyLeG/SvhvmQXrvbFqzFg55ULb8wTM35F9BGmrqTZRSGx2HOHuaxLxJ9EZgmUG0DOSBtNf1FEJRFSjeaNAvpJd9NeHvUOJmSzEltWHZ2xefFb54gw46/CkgQ2ezuNApQ5piIlJFD8gkUEZRIEfEFEAmiwZMmrEUSHvtY4P+C6mEo5UwHg3YHLY2vaAV5gldKRrJnxJj6ffYKNEu5i5GGBmCtolpNhq00mOIVux2DDi7cK7efo8h8SXWzDvVKdc5B3YXDrMspoyWHg+4byQ+EaCBL0RNEF9abu8gMAfyvydbUne2aT+hOm9TCXgITwEsB+0pHwL6K+3ZO3LBajucgQ7LHgIvu4xXAHQWjohNS5wRmEgXu8gK1mTjqJIFFBrZQv+zmZ4H3Xs8WUFLg8x7usx1hNHI92SkXaEm7RFHFgwqqp/VH0mhx1s76wNRLNMZPrdGguXm7JRmsJUwiar/nnEBHrf+9aKi/f4NO8MtHDWQLlElVji2hpMFh3ScNuIa030cVz0601hDpwpL7TSIl6nNYBnewg5lKsYmzlrBdP12jNYtILjda3guGgFR0UruApRK6wVXI0wFq4pg+uCSo4opfZOia0/KGYzZp7i9VBJMHG1vziiYKNPlmdikmdUUnMN5SgXNvk6rMNSXDZzFtFhkQzqQMKJtYSDvQ0iz2u4XkgsowNEz+RzUFe533V1lR6pcD5vsPtsn5JqwHDpYXoVj5nadxTdqjYuezO6b9CgVT/XB63uPlPVuPg2GGIb5IUPOe/oFeX4Ij7gc/3OZaVpD1JPdEqhbumRjvsEuKXHPEYq6NiS3iPtxwTQGnEuqwtejRcudy1T4HLYqu7ZSoRFBK3mqQWt5qkFrSY2UvYqChGpnMrerlthSyQFvOZFb5B5x4qZyyaSv2mpli1U+KcvVMRs0JfSY3z+DNMPVgxtbIDQ4DJir5Ozv1DY1rWx6JBy3LDDSTjPU6O9Br5doEZR+0o+qlKdK2GXF5OLS/yQZJQQbLIlhyfa11hCD7np4pak83pHzLN/SWCMMDQzCFCOMHWCPU2sG8EmOMmH3CkUyZtZ42Jm1dzg1lVtpLqgjzhLij30s0Akx+dx+HIMkGTnAgc68z1VfgfaHuhWkrXxSzPrrscGHWP0UMutUInAQEdva2wDxxfHg6Y4CqDTLX47rZ1kqS5FGu/Z5e5QbZwMXHctD89zRjki28E4B+ykosfsLIQ7lmJcU5QM43nIPYY/FwtyDbHbXSQA2FvEbrdRMJcmcebGpuvz3oaso3w1ttnZIFcrNzvrcUUTe4E6H1e8Na2TX0nuPVeuqJZcrhRyqPKVg1A9NuU1s1isuJY8w6Y80wO27kUizbCHkpZmIkgzTTC1RGSDCNKM9toSWWmAjEiSAF1CRqSLC3fhC8uKYSVjxCIrgha1yNhqa3ExkixToSV3tEToCC35IWQxJs452rwp5VvUXhI6EggdEYSO5oCHMAsxbMQ8vYkIHURXInSEEDoapfjsm/WCxse0XprsA8UxtLW+iNWKBukGmefrZZ53yDxvl3m+opzn68p5/r/Kef5v5Ty/tpzna8p5vrqc58vKeb60nOdtYn6Wee4TXDHRo9ZEp+J8V5/oZim26oluolNu/0SEpQD43ZoLVRdTB5OQSKrf24aWkmpYSarhAkmVHVhDS1INBRO7CSEvFEm1yeDqlqT610o1Zyp/BSd30QlPJykSju2W7I03Yc3e2BBEHNuXzTagb97Nmcscm/hlz/NkryWuF2W+MEeuPL6qDXmSPoDiT0w5AlMmBgiO3cCOpTl2ULJzJidw7BDDg5qS9YLogP2OarkV7BkQePQ2fxuH2SoEpEVtzs3ggrOKj+HPqVqubK+CPaHeay2u6ASop/O3WXAmrdyvDuPoj6gJxMNJP03v5wd/WfQI5ylf9OgGLuQCNUCZgIZ9w0Mi9b0vSBoOlyENM6WFthoNIpmcGQYaa+PKu7veJAMKES6nWYUr5U6jaZmHOy7IW7SzXZF6LRnw1zRqdF2WJPG7c0vh7co90NrUHpLBp7x9WjtGpIBKpvOBeiJnKsZppqxvwDs/YtAWX+yb/LlkK8c2wz1TwqDdfr9scbd0ka+VfTKDHpUtfRU5BMpNPm1CpL9LBDNQii+1x2oRSVzJ2YUT3fKYXiLHqTlQ/Uddj7pQabSP1YVeNpojtAbOWSEbzl/DSjBlHH/pWCpIQYoPyJtl16JD8ya5Gs/jzc5G2fNG8wbSstfkHD6gI04pNvAZIsyo9AOaxvCTibFU+hRuXrLKesm49ZLR8iWpvCQWyCKl9QHV6xT7E9DrfkHi3szLCs0wVOW+zFADhm2/I/Lh8hFUPp3rKpUmGpf78xITf7bnaN8DalAeShsjtvxL2/3d3K88Zvud+H2LF0AVc+CXMXTMttJfETtT/VvEcu4goouq+Lqln1eDnlf6+QWGgCwQyz3J9vPsHuSzCa60BiZitU+E7sQ2Qs+USdlti32yWACLqoxqHMASadf42y1NsUgSfW/ncwx3OaYtDmZjdYx2ECjYzajaZmPfVY4vHuqV1dc3Vt+obvWNLKuvgnwY1YzKvjEqR5ZRWYnxWazSkWWVVvbZ2Dfn4qgMn+E40nIYygu7gDpFAc6XgDOxh/Waig22f1icQcOiremD2+0us+PqBY0rGNs6K0JhQBdVaWR9HzUTPlgOrzcsNU+WmvCKPDDrTVYbrzUJ0xBbeVizlbMso8M4xFYu/u/aPF79WJrH4TWOV9Jm45Xm8ZAlP+I4yZutUKOsBCGDIMOHdbZDVN7ejiYCkXv8UiqChkf7g2PRgVnJKoAEGkMcG5/m25UEGpyn1kiCo3Hi2Cwzkow9Ih+xPFka9ajiYRE0SXJKxR+9xfYhze+J9UeJ16+9iDquo9ixmK0oxOqG9ltgdMCWGRXHUX7dcCE4LA789DnXeYu9umO8hZua5o3imLoU8ccSTkCnhNl73zhdfOAPnEt392I0A0leYh17URsnUzu9CBZffonO9kEDmGN4PqhHjc0Z3KaRWhVLj3E8YIxbJolUhCTJMrjcKW4layXLvof1vmcNeiiQYlvb+kxkegusFaQzjdP78Tq2/gjiX/rh2yqdJTxcI+uIFJVHJEHku7emEOGkUVpv0soZb6qJI1ILR6RkwEMwG0Bt0uQjEh0FcERq0qA6GNsI8DFMIIw2IZsl1lBMO4i3azc8bIPKyf2tSvmV2KSK2f82XQxfzi7a7/+v08WKS/msyiNAqxY1FGtu5BNNJPRR3PMHzuUsSj3x2uliNS5DBJHj7POHr9UqU1U87t9ARdbcMF089bd/she60YJ74yAZq7EaJG+XUB2OolE6CtsT73p1C0mPalsVruMW6IE/zX7jdOjZuyvn12bqsglmV+xGopG/Ipa44KwSXjaRI4TnTG1wpUGEfVdiwQQrEVEn6maJVoGKik3m0xxIArgP43u9i4NnWJ/FkfSOpKvxp9maeZ5y4HHpFmwwZlWkEqVeKCdY9gfHS3/V0L+8SrufRJAIP++q1oy1tq0zaeFeuuA4Ct/y8jiqz6GuTBa1tDpwuuwuFzH9+HS8NColn06O1VdQewSNHALNQOjQLfrFGlq1OJuKCmSUDun6gIoTdx5rfSOrSfI2fRPVYhMl2qJoFE0i5JtG2aRA38VbIHW2OBwTS6PBzaKDY2K1tFldX8pqSKjIaC1jY6P58y5ZcNLF/2NYjXwwZSSXzJFVhUi7ZZmObGORUzMEifOLI2UsI5BTGoEcsVG89V+5uae/i9WRr+riCzTYVIeeK8xoTCtvRisbcq8kZM/Sq3iao8Y5C5RGqSF5onyhYGiMg8yH/hiSgCcczxeIg4BjHZ1kv1LBjKwXJ/fLd/nWovGlidh28uAq/lGJahpviDLWUMdiAw34IJqpnWLRQCW/qiNJAjTONWCosSg5It2M13zHbKHJwy71kHlP7mmf7IfYJxtSV/qYaMdkVzVSU/rb5V06DAVMLNC+Bdxt4vDYWhDWp/n/4/6P5/Qlny7Vcb6uqF59uLB6n80GAoOnFf6Fj+rhee1gf9ipt5cfL75iXoA55EW55sZc3H8X65gnGqdc1d7s8WSDnes3y3wqeTPi/4+eOS37JqYrSQ75KprRIaJO+nXW2GKJdXcxh8XYBvUmhFTuMZOkjzsvGC6ObgLHawWZr5sQGKLNFJoATDl6vQui8WkFnfl+jb9HxYZv0bG3nCITK9lE/Gbsdxscyx37pOAMcnNe65hgXKf0mV3ruKXD7FrHY/k+KHw5O5knQv1Eq3oCpTw5aDjGn1dK4xfZlqGOYBVxpiRCNxKmyvHZgZYfA1t+ZNROHiXHkpmcUmayGDWrjHjD4I3BBJVxRr24zKjXGPAQRE44D8Y8+CQ9YfBpNmTwHdAxtXinWKdobmioAWtKFPGIKkUSG3rPuzmnc0Y4EH2PoTumsWm5oozlIFuRExxbTnBsOYGLO1ycI3JpOOuwe0pqUUvWEkstcb2WZKUN7QJm9eu88f1eQOc0fy/0H7Zx3Ld3I680jltX6Iw3aIfySjO5V5rJrautEgWycNfyBhrMfXa5pc2L3RXn84Q2r7yF7avBe5db7l1Na+9q6r2r6q3ZuxAoD0e/BMBebcTr4aBI5HATsff4Pn6Nb3YwJIyp3PXM6Wo+a/a5pzqy0y/2qMb60ugxEvdgfra64fxIWwmC7YBaqMEA86KHQ+nnbaU/q3avqPpai6sqD5OOjrMBLV3ZdotjBisAX/0iY4kBpLbz8rYvblzH6LwDg4/V3DoN/cZtWl0Pxd1VdfcZ/P5RbonPTh4c6l1r5wO3aVkbsefRtpva9Yc/Ziovn+XjvofytOlweV+O+X51zG+zIvUzYeDq4CbabZmIIqHx2PYOZOY5FRPFRHVqOgDnaghKeXP7BADaIcC0WOhB2lXMDx9/Op597F64XgauEoGJXs6iYJ//OnAoJjuxqduWzMwke2jOQgrOmn3UV2hP6cZRuEA7GL8L35Q19h+9KY93io8rLUfE4s+zl7QMsS+afaHn7Xm3zT6IrK9MOMK1O9GLbdqNZeq2tYNaqz9uWq001PA2DTiL09mSs7I97/TPStPMyr+uGVlkIjqaHTRPY/iuoGOR/YpPaI9fZa3PYu/SE6oWndBEg0DwWcoxJ6bfK2FnteAO0QkwwovsFEvvCsxvTrEDDIyq9I2dpeyoBFHQenYX4ZcAzOBDMFQGCgAS1NF4Tjr210Ho0q6nNCTVAswhiztA+CXpXDsmM7xENQW/KdKtXilsi4oQJOto7DyhYt8ctIiQiXw1KaP1OdFzE1wmIS7TEnpu0ypF4GeHPi26ji26jk9/Z15I4S+Y1luL03pF0e1eysgWmIA2KDpdsJtmqdDq0NG8ewXvnvGCnTOpds7mgp1TdkxuWN+TWQeFvQU7pdXod4qLojSgp70Qu1YBViXnaeGLgQ7xI9vRn669soZoZWXpdI6beZp1aR9KS3WzA1/koSkMZ3cfXXC0CRtUTj5/Ie3OVGpuFlt0/xZbNeKR0qvfSRjUnxpEq5aWeXcnUjQXM7SS9b7Xt4YtOCEn+dmYI+ZtS3/lFhkvxy3yhTpIvlBXSUveysHg8+aSMdVMCu6icRNGeNK7llPGHA+SpAY7qhoCr379pMGNcmq3HyxvW6oRcKIfVMMIGCk7ELPxS/hqceEVbT59WQ61cv+ytttnibfe9akybGZQ6EnhMKZLX7MfrHCwcKbhoRoER65nWcORo9KH+G1J3drtwhGHcZGAoJfHbefMw0JjhbxPANjj5b/LSGfcYtoJ02O8FFvS4Nag51tyW7c10U2h2zHA7QVjpzWIZu0HMUkLH8Wab2mVbEvIu1V46XsMujAfJ5rmJJHISSK5jw+nAwN/cIJoYM1mjol9h7aAe/rpyps3ykLYzhbMds5omlHmTZPgS1IzLUfICMYBeBAdaIMvu9uWTMFLjiSBxM+5NVBGwxhC6KPPqjTPet/PHNrWurSX+9rTIRbP6n8b4XIcPymbKCLmiK+0+vlKUuMp/mI8JTI8xbMXGFAOB/AF3F6SLzSsBjQ0Xygu/D8X8ITiwstr/GAgZ8DbzNGLJspLnP4mvlAe4Goe0BzAA0zAjYN4VIsH4CnhAY0XyANocDQPaEuD24Oeb8tt3dambgqglHkhs7mhPYjU7AcxIQsfBQ9oax7QZgMsAmk0D9DKQoBTX1wjJKcIb4F3NjRUDc4mBXsHG+3OdlPWi8G0njuasVWyTrKMMABrNssYAL+n49LcU4QCML7c5DTbnyKWOMLirOn0YakIKXzYBlq58bcW0+yLH0OIQPNU3JQlfBJcsb9m8QI9K3fb/JJYv6QCDC1parEwUCUVt4jdlu5kgls2KFBhkdKLxCwMLk1MrvRXa3HMplhPkkUcBGkaE1l0dBXNsZHfGcyVLUqZ1yIcu/2XThZR8qMLRJR+6USbnEoPPPFMmJmen+ocYDlHkKmMxKqbu2Xf3Jw+Df27U75iNY5Mx5UL17QXBCUeLANKHECNHHdRuTO5xewJrw4ZXiDQXwD6Q0bCjG/ZOT+18QAvpkEI46FGuqd5m9mzr5ysbN/25BwTpkI/23X1FZz64YNHk8/7blAFFfUjIJ5b4jdBQaWP63ljGyuoUhsQfTG96tLn5qRPm7r0CbofzRiIga1FjtEVWLE7CJ2lPJNY5146nWuGA+cF1pIvcgT3wGnYh2sc9rEG8FD9CYCn7kQtgBP+LVPRuK6oPk6y6BnkkeZqTsJtvXJ9W1dWET1WP18ecxcUgYqB8Y4jAbWGa5q0sjE9uHnn5n7bw8UoOuRDAlN6yZVrD6iCvlFN1jAnfdE6ZL7hdGfwmqN9X1QMYuyYLsamiz27UPaLncjl41rA+gl/JvPEjQEuCYyxH7yghRguYyEOdHQNtLAU96eJEE+sRRYfQFp6OsqZTVhYuZbN+4UlMmmcViITjpZvWKvBE8+CsJQD+7tkda44pn5Md7BqcB7aTTZOJKqShlS1pZgrRjLh4IZMpY+KaCZbCDEfEkFFJzQV8/aSt6f8g0cneh2RMZEcDwMJYC/aloLMuak3lAX39YYhhkubegG9oGGpiILlDqtWDC1jPJN6vtNKG7U9H4Fpr62mcDhMacA8O6HDMN0cgluWfpP5wZROatkxSCDqjVZwohrYMYsqmLBslP+yjFbGoZBYVY9EgV/N51hmDHnaORhlFFbDFSYYZSWshqOwGq6E1XBF/TmZrxViDh+F0JZFQFdrMvYMn+OgLui8WnSE4nhEDx/WbloDpmLJCTiNYc8w3mlvlHHtYXNJs5GJ3qg9jqPsdZ8nR/PwCjjYasPTd7JRCxZSS05QQQndZbWvi8K+jGIletjjKAo63YuSi1gFREE3Igq6qFLQhVDQRVpBl0BBNwJXA1o6I1l403w2UiroWPxMjIIuWVRBx2ddu22iloskFmq01jWN6nD6/O3FL8QR5rAcATglravxMsM7UvCOyJTsX5JRbTk2tavDMePqYLwtmtrbImCkgdLPo3wdr05VOpQocSihQUxFXZlM0RZsyc7bJ+gGaHRiThYZp0YMJIGmmqZpFrVnuDMbgROdpfaMEu0mpr3qSlERvN8Tu7+X/KZSYeXmyIC92g9GpDYYRH8Mb4I3SrhtIscIEfvPw530m6tlOU4cPNU5yKZ4l10SIQuEmTtN54WQNn6Y+ANEdCHGlREA5LzHNuK8gXrh9kcXXLG6TJzXsuBS6HFYTIDqJbxZ3BW0qwydF+G2/DOu65M8UMwQs/MMpNEE/Gsrj34riTG9/ErYAvVRmiFt8kbpMYIMQ+wvkjcLCUgT3zn/SiK8Jo2nhzwEDXYKx21Ob0MCIOx4cdZk96Btbb8VweejYT/NXrGiC9ZPKDY+wcZe7L2szR76Mzcx+C8rL2GLomdjWp7Rfft7HtYdib3QXEw5ErgezeN+0GOfVg97QjKHMZkNQ8GwFHuO9qtj/6p/hWpt0ZXFU4qVIWFp/uGgjbozXsPsMSQqNA4Ie+x3xotqnglGmxiBQhuMkQ3dJGu56FTLPLBNPJCGp30fUjcPPtLPZ50+B4fG1W21qDozsdOe9Gkp4rqCPlxMKdE0yrQg0R3xSiyrSAPNRguOvpEUxvINrR8/o9WkEpRYOJdhtexkvelNbc6oMyAYTfYDImUPPIbjMD2BoWcopZtyAzWvgecFLszsD2FS7jjSnlohs9VU42L35bN6M/G1zRX+4lLHTgkX1e2Y5zffZ7E9BzDTTvJKF+RvTL9hzfQbwvQb7TSLM5KKorKieA5+kS7STAQm172rNzTJFEoXV/HslwF3KOttKZyCVg/JTLhPtKWhG4CCDlLzL57gzZLGWl06kQXTnDAKLssMlAWHPO3fJB6ayQf9fwO4Hd8x7A51CoUd+9V5nI6DSKKEJqObruxEIBMXeUg8OJuDRe4ssznAqeJ7g/bBjdaIH1a7nUXaLSXtpic10DJPDtKa4J2lCX5mMYL/T8afr/Q6RlazSySCmcMvHN7DcLLQnse8EzuXIdW3TN3ntG+y9jZO/kW9xHELbi1ugX83cQtHanELUaVgr8UtuAviFsJ63AKvmLAMwtT+8zpOAWG2Ol8p3h7ySz6/eJzCZgnhdep+3HAw8spDGaegy9TQgTIYiT1uC0nOorRbdguQo7ewt2tO8+Cw7EjHMwDESJiX21/DKlagGCOdnV/13sFpk0miWiRrsiuenUo7byLHi/HfDLT/ph6vur/mkmmSa0/Z/plWauSXS1qbY2pXMauzWcHjVvhVknzd84IZtcebgXP6WXBmAxBKjI81CJBgYIO+ODB/rTOJPCW00pnqUPcx55J2IFkAjnF8kxi4zIv5JA0sjuZC3uiLYcQYSvwyMVlzkDXGLqvdAouH9pI0wr59z5X2J080JrOzx55nJIFjwrQbzFKa83MPVSk1H8pbr9/KNlsJpYzpFm4kJYZ3Iul8GeeI6ZbGBWgw9LFl6E0l0XRpbSOli4chasChDzaTDsOw5l3cpCWvdwo51HxBODUSUKndyAofwp//XARVAVomxCnjLMGuyLBYAMoe4gwD73bGCwqRAR4+xh1YlAJO/Q6oa8RB+oW3azeW6s27sbIWIwXZD5I1Ttk9eLcLTuPtei18n07+/4dOvj/X35/r78/1/+/N9UUA5n2vZJxyiogHTOQ7hrYad7cU6xhbmwRjOoWte45tS5na5AFew9kEbA2p5D2DK1HLreSHUQlLVcWjqKR058o5ejo1lSBzQ1mJJ097yf8FZKE7JLBe1Z+ecpBGySs84Gl5APLAHYfry30Dy2+qBC0bGCLcEqT+5L+ide/m+p91Fta/TurHiWejVT1X9KhdedHbWtXeq9X+ru9U7Q/4Ki1RXlSJQGC088hAOHSwJFgBuovgNiFCrj4c8Kk20JlgiOg+qYx204dukWQH/VusDzYRB2nQTxfLD6gWikr6dzkON0HxSTWdBem7bucorUmqEYdhnMt6DaAYsl4xypqQmxn5FehV1MlHOWlkACStrEHfpJ/BeeonewkAB/5nr4XqbqTFRt9upcVG326GaQskdz0iADd5O3DzXiRcpM/7FDTVXCFwFNJfk6xw3ayjVyZH/gfFCSqQ8njdXo4XgxbASAa8hGFBAhiRytJfl3oCrNxPcua9GGM13Uthw8D5YxQj5cIuNIqDBx1iFxuXOEuhpoWSN7gZGuCh9c4kDebweucs+hhZ7yB5fHIBUnEhy/cq+uggjNMFxOIofKMRf8YAAE0eN6PG1vMMG+qxMpVWbDBkLR3CT6FFybC5iWPabXwrdcrMp//MoV59D7514YP7+FZHP5j+CT/23kB1B+QHOpMnoXiivjR8Wgnq38HR4BEPCSH9qZNPqw3uGtx5nFMV+VNPP/YLnzjwtpdBze9P3QYfiw2IzMSp8mqTS4jOgPyWaQH0o58A6BcUt+mbAOGbnb199o2cnq34DBV4BcoxuBH98s9zPmMbFedibSpic2feLjCi70QFnIpyizGqw0J4n6yckGM1RRkQ8pq5XFL02QsmKORIytqA4j4kO9KE4THZhpKhjgOEAl4wnFtdlcvEY6KNymXCSUdiSTrSkDQjTck9kkjukZYw1Wvw7Q6d3ui9ipPOn+AkJGm5PlplzjmoDZF1Dtl0AntxsH6hIzkuu4LGlkpNZnF4GQ+JGE1hw0FKdDGaDmFxBFgcQ1gcbYZtHTgGIfC4JZYYiyOgnY8WRwDKP4s+UiyOANgVWIwNLI4AiIjj9NHC4ghoN3WgQZJjtXaesJN+ZGHyauwxwgzdM5lhFmfZfsfQLmFP5v1qDVR3X2Ay9KZOfult9/zBF578D6BDr6JDr3+dvG3hOtnfv8D+hVfKp3w1ZFbKCVopbo2n48E/5nBiUSlx/k2bmbOXlFuR5JMWSYY2Mw80M/evEnOnTZshLEaZz7TpFk/SvLh6XmhTeJJzqHiGNmNJQChJDxhcpsbM3eKQsqnUPU/dBTuPu9a5E6m3qMJDSLlF34kmOSv6OxUIRbZBl0mz3K7p18cZJG/SfVQR9UntrsXZ21mrtK7A24ifh+KpYxMv593sSu71lMEjiM9zZYZ4OZT6Sc73HueMVNsRSN9WPoxhC0G8wyDeTqEWGyRQKwdrh0y8kN4cyHkpiDcEn88EfBH5xJog3hAMfpypnmPaGVqdjV4xD6JOtGwmHbvwiZKQgwGc/e0LCe9N/YT3PBPew5YwcVxZII6i8AUcoy1MiN0Tsl+N/tg5yLBEEk8fV0ZJ6ufKpr9Q019wlUDD2PSnsKETfxDe+HidLzxe541Cf4GhP7+P/jxOilnjkm8B/RFjfDOnfpt0Z3XKt4OgP/o+J/SnJa4nHFvk4j2b/eYeAP1J7TbnrOjPcE6oLDsLOGdXOGcqnHNIaqpxzsc151SG+MKS+FSN+BYZoVCID8pYEJ8S4lNCfEqITwnxKSE+JcSnhPjUosTnG+LzrAyd4QDie8dC4ntzP/HN1svgsWdus8rgoW/eVhMp/oq/XkuiNacB5SSgVQ6mFN9Hq+9r8D2rvp+L7+vKtCr05RU0xs+LqnnS3ZgpYzNxki4UwTj5aE0wf3+07zuOJfb3Z6vfZz0GMKvipQKTz7SO23I67nfRMtzvFs8qKX7HlkeH1syH6btvN+uX3XBKQL/leemF4qVX2RtKfz3LBEF8dBvduFubsRgvCa82doewDy+JhXNYHUqXHZS+Q8TntU5LcqiARWfhJW1XwMqMT61Yef6x0t3XTSrRqUwq0emaVDQuiHRrueYUf4A5BZiWrrOB0TtiQBYNNqf4/JL52xc1p/wRQLkGofI6g8Br7rxdwGvgfMu8ndHVmNFS1ZXPFxe+63bm4VmA4YN1go99Sk6o1LD0PWYndIC4oiRlIbEuDfiIIu8VgtOFYMQyfIVRd9gLUq5kNxa/B4M49rN1yOH60VfCi5l+CiYckWpcBll63+2ihmG60WQ0IRHJSgBHXEmTGmvop4x9TqcFCAiTWajdGJygBjaM/38G/kGwHcmspWyvZgAxYI9aTjVhxqSrBIckujiPGewsgs9PkLGPC8OHNLSNOwOoo+C108XFxhqbhVKB4jRGnOFcXdV2JTNZLK36th8Aw8DdG8Oxhd3ec3ZoV+yOe4B5EaqWpLPb88YE9GSQzeB3URqiu/uyaA7iygRxh40H5rBpFqun5awR61Qy1LUWbKatwrmEThYtRucqfnIamxwyJd0yLUoyoHQBfKY7DzTY85STp/MVP2Svor1cYKjCRh7WHu5gcAbab4HGcCQbsSzufL3QP65wpTL14ipjLzq7TDbUG8b6Ga4FDnjz+Sjnx+TRHZ7IOjS6NoKEW8eAHlnSt4/aPrJcrz5ibCO4M1L52cRZE1wdsiW1JMJECu6Alw1plzfQUQP+zY2MJJysC+Xi0O4shWZR62CBX9hIOVUvpCDzKMQR8FhiUO3klby5nONt2+RNytWWTV4mVxs3eeNytQ6qQr6a3CR5+c7xsk3wR3HKhybLh7LyofHyobR8SD8+bj9+a/n4jeXj15eP7ygfv6Z8fLv9+I3l49eXj+8oH7+mfHx7+fg2PL5F2bGQZtNn3xViQLffzpxKTjjgUvp0E5TO/slDnufuUTPRHlRJvPoiR/93N26k/Hec/27kvzEPAY9IVfTuuw/zCNYf3nZ3+Z1bDufFtc41OORcPHH3YTh1UiHEGNOjOKnRO8AMaNhxTqM34JhGb4OUXGVROaRMsg6q9KDC31n+eyuPIw8hj57dPjSx/P462Sai8saPEj2XX+TdcpgCv46rXlSXb5jIW3cB7eCuXhscV/9w8sJeo6ooFgh1jnKNN3nb4Ei5CXtv1tzkbYSqbZO3Dqo2zL2btTHxLkCjMeuxEERDqKEppJAIHbSECNqnpoC5U1PAhwKV8uxvw1aCqQh4uuFdgTngcYbxBpSAfYLIAknBaIxoqEA1vVbV57ZM0jU6/wlNOwJYeKI7MtFdmehUJnpIJnpYJnoka1k01Lw7a9ydhXcjn4I1W0xugVXOvztrEz0NpJL2i6WS9iJUQltLFh3JmELjnNuf5kNH8rQil+ryDbmaOHwY/F/aR7NhFQNrz1IiqZG7shFzf/Za+p6ld9FbS+IaVPV1E72uRYFoWcuv2llWl9mVg37TWiX5iN3xqrI0wYPpPfISbAu1d3WtkgZNDToQofauUHsq1D4k1D4s1D5So/aOUHtXqD0Vah8Sah8Wah85NbUfODW1P+z7asZnjlcoIXiSCQdyvTwczPfy6LQ5Xyycr6E5X1NWQiIroSUroS0roSMrgVfJOLT8/RTdfLEU3VyUogPhfHHGDc2rtWgtS6Kc9uG8mvfrSGbs3mWTffXb6yd6Vv2IR61W03X2GqAx6A76hfgp/ZK1r8WE0uc9vVZikW2mgNTSzpLDNF5tWDmPHGF+zNHfiVBfS6ivLdTXEerrCvUxodEBZ7OTCnedFO6aCXfVlJkKZcZCmaciwoOnJsJDgZ/ugaTsz3znGe+tQlI3CkldL4x3hzDea4Txbv+3xHhHcKYDz+0ctqjuDb3Rima6wKwqOfLwIjSHRGJDr7NpDXc6r4PKKxsmjpeUv2TdI/Rj+GC+Yio7eJQovvNgvpIvx7IVR3vj2cqjvVW01a+2iXN0Ih/uDVkM0mbRDIpOp/jeavocp39j9G+V5p23CoXeKBR6vfDOHcI7rxHeuZ0+VsMc7cJufxF9jK9ntf0YbEtutgqpxF4qvvqWf2UkfaOQ9PVC0juEpK8Rkt4uJL3t+yT9r4qkbxSSvl5IeoeQ9DVC0tuFpLcJSW8Rkn6FkPRGIenzhaTXnQZJn2g3sM+rPS79C3nPV3tlvw8H7/cRPp2F+31cI5e+rb0hWzuS/04MFAWImhKU+RHkc17rrBtMW8mLpa1k0V3dQ2+A5IE9vfrFeuINgCd01jqKKAIIvrSgoiw+gkgtLFC29Y73hmg6h3mKVW8Euazp32j1ohXV5crqcqy6HO9z+KI3pfmqThCGoXJCUUhAycTe0bvzpigE0t2AjHYl5cZu1sPno7u3tr2MrTweyUOju9ue1Q7IAYctIe3arRx50IUJeNdWVlot0oVF2k2FhlqBNDAtFOKZQ5qw6EjegEMX6sBh4C78uGuiF53emAAojZXcAw+a19HJoTd+0Vd+cvSXL/nKly+siT5jF73j4b+ffO07vlq/vXLAeYFur8CA3dQbpYY/mK/Wi371UZ7SEU75qZVCVOBaKpkN7cplzC7hIBplxouobcAb+pq8YrG2De6J3Xl0WLRT3F7z6qxLsyDnjwHEl5xypK0S1gxV79WpblusIS8gkq6gxbOSFsEYrQDsVqM0SX335MzT4mBW8fwbnp97CFYxdrvalhnvKxEuvSy8Kx8H5/J4ZPMhOv5Yzc28/oMbMeqhiXwFRFnPWrp34e5Kkmyt9bSq2Dvd8RxXETdICxMtCxV84V4iNie9tngV7eYsnJI1pHhe9ZAQHqrwwqfLoOdY4yW2VmyqIT62EC152NVX4mMdmo3NnYtk9jLnJV61imfR4Ty4u+wzZse8clnttfe78klU3aqxPekSCKXiWi3TRevWqcmCI+E2E6eGPnK9+1b6pEl155Qgcc8q8Za6tdroIt7oMPM7RPVzjah+tsM2xEIbfmNFEFyAeL87nx2xXJxRQjmjrJAzyko5o4xhh+NDDUD5WPX4ZNKI9ni0uwFzA3nY1N5wZvAOJ3sb7XGxfabNWQLL8qbsc8npnmuNdIYzbUv2uLbscZ1Be1zrxe5xrdoeJ1tVV/aoFm9zvXTKkX2q2mFGCo8h2pmTrICGgsqsnBLxBIxmlVZcmCL9P2PvPMzcPovvypFBLKJDcCOzr9KsdSSvDtbWGZsKNDn9anLkcN48kjXvYoYvd6PXT0iF13Kk9es0o4VfsYeAMdqS4d+3K19NPHHq1/788Tvp319eOOVkdGNo6it//8WT/3jvA9/UN1ZOvWP/H3z24W/c8zf6xhhcAm+iHhDHn2COvyKbOEpbAL1lDf17Gf17Of07g/5l9E+SqckiAwIoPbAmE6Hw5dkYf2bZEG0ZEA5flo0d5Sd7xAhXE/fhp+hShrOXKbBL5omjwhOtlcbjIaM2WL+atyey8PBhY6rJBErNKsqZWGMaXdp3I1tpRnfvgsAbM5jV0jvVhF2mtuwrvVl4VxbasxlaX6+bsFba69i/iVqTx/fAMG52ALAD+LXEUER4UC9gP0j1fkCLvHDYN85hP+cKH8Fi591+dr6AORbOJbuzzm6bn1e8vG1rt0tenggvj4SXx8LLW8LLU+Hl4QBO7imPl0vJyV3zFiwg4a6jUuCUbSXBzLSQF6fw5YGkCZJqmZ3KWq2negaDuxQHb2sO3hMOvnq9e7OUAiPP1rs30McZSNtc8vOXr3dfSx8vQxJmN1sDP1Bm3Qu5uxLuvkK4+6hw90S4eyTcPRbu3hLungp3D8Hd35MkEZ9f6hw+mBHWHS7QRQovj+/WnL4hO0GzfydI7tbHnP6TTEtOMu2lTjId4fJd4fLpIC7febFcvjOAyw8Jex+eEll1tGLvKwx7X8knTmHv4/RvlaaAiYq9c5H+n8FGDhM3ohFt3JV34M7Eq9y6qgZqmDaxtpiF7qpYhG0XYrluArjlWYe4O9dyLT6bA7n7SnD3NRO91TXuTjdGatx9Dfi/zd3pxioAAd1EHaCT+8v0yf1lR3srk75lgCWQY4kIaLTw6RHN1cc1V1/Fn3k2QttDNk6MPVt1lJ/sZqtpE5iQp+hSRrPL3H2MuftKcPdm7chZDdNiOuQW7an58F32njls8+UwG/jL6yc450Wrpv/IhhfRHXNDWHdMn/f0OjCZN4UZd5gZY6FqLjxecWGAf3P7YpHUW2zqOZKDc1sMeoXFoIeWJ2+np+bPw5o/b4HPIBhzp8aYh4UxM7ceH8iftaRd8eeSxy6reUSkhp0ryZBjcdyVWqszuhiJgTQwkLINLKv4cphzV5jzmhpzzoU592rMORPmfIYw55cLcx5dgjlr5dJKYc5NYc4dYc4tYc7DwpxjiznfOd5u7PHBmGc8Viz5DOri7gFAMTPefrYb2komb6MWxPtE8IUCuC2UMxfOW0sI4ayhvH5pLg2f+KW0mZ0XoMo0+T+35cPMjjnMCO6roOMRnWWabrA/TAxfEebqoyK7rxDmvlIUwGPuluX9L/x/XFJKg6NbmmMwdxJ+3avaw2jXZG+Cyg8X7sVSmo7yI7JIhqBEUvgJH2PZimxlNpLF105Qt9Da1rA+1oaiIFuzyMsgfkwJlROv7J1BrxvnxFYjI7EzktiKLZWtgWJr1FJsTWjF1hm72VcIS5umITtjN1c0QRUViPDhFp+xtT2c8F2GEqOvvnwN9FcPeEbRYWJgRA90aDqSrTiSV3vYG7a2aWvK2te2G61uVTSr6d0ZzI6E8x6eTexnpRFJlhFfHdZba5bZDHgo4RNTnmXhkbydRXcJNjEMh5m+0q+IsxHmzjEHRNLf1+NYRHezxrUTdDzCrjOBM8wlE/TcCP5dO2Gfs6Daa9lH+CZKvX5ru6VJZELr1nrZ2BERfTMMit0h3KPtH1Jim97dxuRTe2CTp/bYb3tDO7Ff1UpErgBN85rq8lh0MG5ESBd94sE/+MM/3fNHP3z4WlE61ugjW9Eba6UyeiuyMSrSIepbyZ8reyNMhyuOZB1aeWU9VKztlRPWKec2srvj8qMRhA5aeR67oPFbqPbXtYVWjQRiHWTyMyZ6EzUJg268vCaDnAGRo3oE39tCkRBDzqB5oBfTW0yDH0SD6RAKLCG0qWPv73r5jWUjr2s3v3ONwrBnI9QGmSsaWji485F6eCtnx9WDqQl+wXA61nDCxLGwJyRVjMHE0qj1Yo3dj10vUUc61JFmUjeis+LcUqa14a9PNB8xM6N/r6Mp4DKAfSI+ZwlW9JMmXVtjATkVNM2E3O4jZKJWWke0AYzJclpJC8ae8TaNk71K2sIMsRRpQcvwJVmTGFLtMRpeep/9qol87AgG9sid5U2I0dW2s0un3qNjnwgqvGiJedCqOXIYSdJIrq89HMvkU2czZghWbdaUQmGD5sEpEawqYkbVYFpAIBpV/HowDTCtKGuyb/Q/socxUQKJ4i9nSfpl2cuP8q6gErPsBX+RFsiPChO1Bkn02t+hNZAw7awk2mGhrMaGEvtMIC3v6rPAUNZ+MM+1Eog6cyZOBGdl+dHeD0hFP6CP3WcVonM7E6eFsmKSmscO5xWpWlQL/m85eFADVta3qH7fEFBx3SeEmZmDH2i22SuEZflb5eN6EtrbsDLyxzVyczv8ZTmAu1KtE4GvgMrWy2KauFdy+NHYg/mqV7rQ1GA8XuleRFer+OoVluwxbgn/oy9A+F9c2U4ryjaCW5roMX00uFU07jeK4HS9HAZ2yAnhGhxiYAVfeTpHA+f0jgbOgKPBaq2AWZIqKv37soovR/N+hhwNJmpHg64cDc6sHQ2G5GhwVk1v8wNLHA1eJkeD1XI0GKtp5et6m7YcDVZ+/2iw6NFgS3U0WKePBhu/fzT4/tHg+0eD7x8Nvn80+P7R4PtHg+8fDb6TR4Mb5aM6E+Bje2WkHWZ0pP6jwfXl0WBjeTRYVx4NXlEeDc7/V3I0uFGOBteL4LRDjgbXyNFguxwNtn3/aPC9OhqkDkdYZ07KKA2rk/+og6S3cVY1HtEFsaH6toGmK5+54jSeeeWi7t1B+typnbvr3uFlxkUJlE//uV5BaCqoUoPVURf+hYEYBuGCftjggj7guq4EES+RPGi5GXjC08rAs1RCoYVABcEp0gkFi/yqEfAZJGEq4fwWOj2sU0vShhQhU1EvSqaQVueMn0Ak/E3zWXifpJmZswAvjvCwPhb04ZLHZrIxlBUqeGAPpV8OpXXFAAGDBtUvc1365aBaVxhef9Dw+oMyXEoM9nyeaMAInyhSBnfQVVwhkvtMviq9m4Ps47VOq9ew8ooGOpOZdHSrXbOVYiwpJ7X8tcox5g0AR7eaYrVBkNFj4Kx4DMRu6GLQy30ApAu8/jbAGSCuvRDk/4meD4gjdm4GYICz2XFMXD7jWgX09Mx0zwc0Q/9UCkS6zyZ5b35ORDG/BEa3rqwiehJ/vpzEBUUgzbQAkR4jdyI4WoMIO/cAexAL/oAH6Gg0hGWuhmRy8evNBzPq+RaENJJwFIxJ7gBOC4gHHmewLfHTk5cBkBsbDj7OvEfDiDjpswzLslZjeBfHGILBKVZnzv97Z+4BjHsm84Dvv6twLpnuMcDKR5SKDLQ2C7VIdMKcJw8ZMztisAROf8KQ4L1YEHMaGY6OUc/TOUoQyJ8jX922rCHPt3DVunhC1AUh8EgZfMLT2BoJsPscye2CeaaXAbYDMHp58xKd/TqeZiagAMun+CZAFd65CPaETm9roJBwQ3NvorNf0ZAZAtQR8CdHMwuyREAdoD8tWUhEUemHbi8T6CLvMeBFt1bgjTWwEwbfuc1AnRgIjMuA2bQzjziXnKNZtXMZk4MHUPvLGFU8upIBXM3NbRzE7V7a9nALvUeeOuSmodqQlI4TqjigFMkeUVFJclekkhkbgYMhU8IyujYLeWlxBo+QZ5tkFBayB+Iv9GWO18hRjgEuKZzqjkaHF0r8wO2S01KjazCCkezOLQR73pJFAFBqAEApXviQwVBxQCCIW4kK/+ZpDU/D0B9rJGPjOBIo8/SN4goArU4XmTfCnfASwSo0gDitjNE7WPMUezi5EmV18HbU2OvSrSZuYe05WbfKVFEihhDBT29liCtnOk81zprL4UcOkDKytiTfcUGxYOMstyWSalkGOkKKHJoWd5njrbNa80jjWo9xyxouEuPxQ84vbMgjrbzD2PsY4w7GuDHgIcmohGHB2DoAwl0jI84B9RhSR4Y0FQCqBtZfrL/pXGFA/dF9g49nFiMFBHfRl5QLVOGl7QDSD318h3odmV43yl4zZUULHzKU1UJ37d5blDVwDKD2Kx82YDOc5qnD6GB0HqR572qwLk4FUBGykGDyG0p5FtPya4A5DrgFrYSdQIMAt+CNTQB+lIEWrAM6BRWg0wc0oJN7cz+mU1BiOgUa08lnvqUBnVDwF4TNXdL2BNXNBrPD/9/NpBgfMAkXTxPFaZGkGMSxGaCZBViRYxdJivGLi6M43bwgtS4yBjpa2gIYE+cxmtq9b25KzUkmX2UVVyiuFiuukvIIIL/ez/KqRyeF57+LA/8LeuBbN7z4gQeQ1AdvZyA9BRgbtKeFCRg48r+0+Mh/NwfgF/UA+De/NANwVAaAMZdDgaJahPTuXXwAHgSAmGzeLDTQJtcj9sqJwfUlIBgbvEGRBHoxby2uliF4w0NAGLrbFDjcBj1rMj1mPqNWcRV8bolZ9GIuXugcgiyiSWI+s36akhFOJ7kj6aNV7dS+YHSxxOoulrfFXTJvi8t5W/aUeVv21PO26CXt6hL886nztpRP+fKU35e35TVW4ptl5rbHDKJO9ufnfguYmCRKhKgDklHJo4MHwV9yEHwehBvLQbixL3mNSNCuwJHH0+V3eYKLLyOZzWK1pFJL2jdIF9NqlK7xYLL5zWXwx9wzSgQon2IZGh6QtQ4dYpDEzjlPNS9QzcUHpHXDYgMiv2JAbkaL3Eyu3CUGxDRRP8HFT39AylpaUkurXkvy+Y7bYXUMzkVhHXpxUROs3rJ1YRFHsRohvkznJFJd2da4fbQS+diVYKBbSI+ApEZtWqJ0YxsnB88TydHZoa9Z5+IJEkEakEQ6tN7pOM1A74xS12EsbFq5rn6CZJorSapr0gLC16EsuRiWjSy5sjdCd2NAmWvZBlFkQ70k67KdcXgCxzD6bYYzrHW1NXJbuwGT5JV8/KVTJq3LDvgKcZzEE+Mosk3SUxeb/g1tbTfpjdShFo18b5TksaGsgxWfD+mpGMpGN+D43kaD2vTSW9GgBCPF9QHqrjmNDGN6EgRijcewAZEKecCZpd3UbtMIeldKMkE+pILXNeiHFmc/bXK+0BA9QdVh2cxhmQa8eoSIRX/lScA44zCcUC9b2YgG1sfg02E45cOwHu4hXA2Zw/DwVrQGZNbUHU0lo0QTUifSIN+K8Y8RdUujI4fhEYzBiDBpkbwTzGgiow87TWQJzlEpOEdnHpVkrllTVASMTgrxmRHrE3lQHxqa5aEhWfRRtDHm3Q/hGzwYQ9gAfJquhuYMdNCmPurcIjhvgVyaSy6MpPAv5TiZBGQ+TJUWO5g2W5jIoeK6aU23OwEARfMW083r7RI3VCWGUCJP2zA4UVUtnkiUwuEib2fDO2lFtamSJo0xTdNQ1qJS2RDdweFoBEKE6Rw/nJYPtzKS3uklTDlJsZcmMcPrJmgTpYep9ZjiDs86HkJeem5kNoR20XNAj2LrAJI2JIPeMYx3tLJh6sMwHalMS0BS+QhKpdKNEbQE3fCpQuoGtW2aRqfFKTJHqDvUkr4mJkn50qFq7FDdEAaOx6A3LCLCsFi5ylkuG6nL80BgzBRiFq9sJzQAzsD/ZakSe7mKmsrLKtlKTUwAzMF1j0jdSC+c1F6ob/Ebh/kL1mqQ3icCVsB1tYdoXabb2viJSbt1eTsCswJVjiC/A4i4dRXTDC07xsikRu2kYQFxC4irpuwWe46who9zcIScwdD2omFqAuPDu3pNydhObXYvNUwjgboLI42O5KnwWN2ViAcD92NaQQX/aDo+6Y7SjODL8MJewnVjBT0vImIXhEoz7Nkrn+2rzfSXb9eLtYnJ5xHpYOQj0Ac9h2FJYN7hycURnT529tC2eLoY1ztHhjcyMyr5lN4ZeDknvJVGvBXkTRo5fHeW8T/tobyx6o4gYwCUV8d9rYtk6dzZWcQ/xpixiq+iK8WMAp1apgzsriRWZpWOl0EhI5lOXVMN4Kk93i45M2EoqskIyZ4j4cZsgrkY4q3Om5hHJOQ2NGYuvQK/efgN4je672UNSdge6kGJ+BTHyQC1bB/1tTLiVkKXGoG1hybvoMI+SUIRviU85A4AZBV3DE25ipOZxqI/wzkWNqEm7ywwxuQNEQNsXSu2Y+pQmCU4eXEO68SoXHtKTOoR4NohSukuwCpltYulG8klyclpYJOHjhcT0SsxfjPvUjbeeBmT76U8KAXniyTBKvRYW4EJMRpfDaOsBzEEDYV6wDyTaFI/DALACnF43+V38JUntaparVJCFMhVrYX6ziSONELi6SWOrETLgYkj6zr9o306/f8nDI0iMXpy2oQIqTX/JeQ1ypt0GY4+spbHyuSnoogO03slyzb7XPqckhcY17fUk46zvqNzEI6W+GhezYdPTtD1mraaiqd85O5adyBzTZprpPHKFZJgt7ZPwOAEI1+bHs/2ISMXn0S7WvUaC++Ny6TmcKcwJjevNLQJ1vBgDF4q5lbF1CC1Ig7IfXpF1ts0WIOj9S1VCm6cZSXxto/mcOqBzLetkjordnnXJK5VtcS16hSJa/05VgtzjZ3tJKA4WZvmoMtOdW7WzlJOBF++mlYq3nIUW5vd6o+bVscsh/N8MbIwcKmXnKHtebucoVRmqLVghkS+3tYO/jXN0CIT0zZpy7fnQ3C7sIaThJPBw3lFO6694hPyClarlBO8d+kJVotOcGKSNpSzQnwhsdXGt7las/Vd0W3dq3VbATGK3aeXajhzitJGr/VVv2bpq2imbaXXR4zSKxOlV1ZXelm2nSiZ+64OwQf1EDzq3HDa6ZYHjMGvLz4Gv2E0n8jXgabiM1xsFN5kj4K9RwU358F0Hl4qyVnMlqK8LeLWYeciHoe2Yny61HEh+zb9sXIVi3rHfM9kC8qwBSk0SzK483bo2C+DHXSaDmGc03uHbIOqPxPy6b59h7x9R/3tyS0vhXIJ2UdyVveNYg+cdMdzR2d9VBkbDDnR96jUQdwv+Wxls62PPxHKdN/g6/3crXIrcTIS8epxeJ7RQXzWlE0LBjYwb4Cg8cBMqdTCpdZqqUVeoktLUVuAeNhVwUugnSsVl2Yo1zqj9eerwcOPKzY7K+T5lReolTLkPAFrZAIyZF2fdM/KA5SezIlH6KrCzZwNJ0DKTQXFcSaTs0bqH8dj66Su86WujblfTqYPCEQuf76UXydtfwUQEulzi7T9onrbL5KyW6TtWzc7W6XtF1+gLiZi6Mue8ym2xLyu5mqgrXZIDiE57opPczI7Nt18krkCnHx67OsT80z7ZkbQVwapx+hXlrZTvuHhF/2Gvo49xB37LzVzZB+2KR09P22yJPo9ydUBuzafROVdkbwrFOeJ8l3XVk5x9WrP8RxBkJS8mG+u5XlEf/gdbu0drtUf6x2navqxF9b0NbwDIYmuSCDs7aPm54hxJUv8GCfJGUrttXKWPJgH7P4KW0jwSjpe1X9XC35/QZT3m99xynvk3xTlfS+o4lQj+FvVCH7xOzNHn3nRb1iSsk/1+s9+B1+fLrXqxk/dtkdfdNt69XV7NlKBvJIf8GUBJ//dVVWCsWOO5Ywmjr/sbKFK52H5HizIdEs1I16OyVKTIcSlAEmVF2tL3N+WBSXSU5YY7y9xw+L96Ul/xtGfnnGGjiWx78AuxaZL6SJdeoEM91R0cepevoCRWjDzfazt95fFsz9XkeTvfWf4wWMv+g0vih/89ot+fd+4/sHtA24+sazBfvxFt2WiHAqiWq0rpsPgZic79Uh8/kW//erF3sCV/tFLxNIWsJGlX/vl70Rf/vCFTg9r7RASsEGSw611MpofWBNaokD9Oy74HfnyLy/gy9/dttiXby/88l7lGGPI68WP2X29WB6gamBifP1EzpqOa+nzSI+ptY4B5/UjfZ68MHPuvOiuO/HfVy68O/PuKX84fM+Ru3vwIKpCya5lFQwrxty7oNmi9x4W1/EbIOi/j2f0aafwsiRLRKMCSwYtF7w9keP/MX1+ZZfv62ACW+/uoI8Q8UUJZvca+vARX5TgTLedPlxkC08w5dtosV1eC7XRmRRhZJmkZ/hj+9D+cvOpom48s/N6VdTN/1mryyZFd5Law/bJa6ytrKrNN7X5VW1nOFW4znWi0dwxtK98OLnEYf1H+re3sV4IUU3Gv3nSvaK6vLq6fG11eZ25TMaEMp6/3Qy4TnH6Nle19kiOHF9y5ASSIyfktAiSTiyWdGLsKpapOoVwjoim5IjQKalakoinLYl4OpKIp2s9evJCEEYXGeqoZmiwW2xwCrJmz+foCeS0zfwjdx/uSTQIzTK+BBwe1cpCfAmRrCxrZ9ERTnsGzUQni/GF3Y2zbtbAlwanoZT0BoGkNwglvUEk6Q1iSW/QQCzZP/huMBPuMQm8XcvRlmZREiYja27m6rmUAA3km3f55rS+X9w/A+UfbLsy/X5xP5Xgh3URnY3+Ix+5HYw+nM7d4hmHEyzSFNAc8WUkObBxGbOq8yn+slw3M5fVQXJsWVAykNvaIU0aCN1gPPSWkgBpjnTf+n9o6hip2k0decSwnIs92KDDlJClqz+TrPE6DmWiTqf7iPqdFnsTY6Ah9bpZNPRTlmxYfzzRjs3aWxLehZl/jncceaLp8wngo9PnCeSJps+ngSxPnycVUSh9PqsQpWwmaZ0lbvuSFcOXHHK+ABf6ki7OB6hhTB8gG9qC5tDq4iuO1PI0dm76pklE39e/mPv07YRrS0000VvFjklXz7GDJOIkdyQNvomrf/Fdfyaw6dPEDXJYjeU9BhSOtBMoD4YX0XCzenw3ArV3s+Uk93ZDGQxjU+FfLvnfd+ssfrDosCsKDLnoDhLWeult+8q14PGIP6qmS76Gl/LNO+RmuRYOz8AwVKf3eDr3iucMkXvFs3KJsK2Tcumz8PQtoXdvq4SjnNr/P9KeFQtLRtrRwZSU1kMk9C361O3vv/2j3LOndUbwvkdgJGpYJFp6WZS6egR15TE7XSGQ2MXHjUSYIYCH+OYs6DIEQgzRJX0esugyrNFlKHQZCl2GQpeh0GUodEncG3QZWnQJY8Kz1LFQ01+Lp5buyIqzyZRvl2QaWmSa83Z15i9JHGQhbgr7RUWavonreaMj0PstiRmOJYQ4zdwqq/waVvyDop0qvbwj3gcKieW7l4s3gMkqnyuJ14ixGXJeecksfhBvlOR4Uu132TT2IW0XGn9JzEKP7lvULPS5fdosNC5WofEljEJHPBUYCeWEqkQUpQVjrC00YLmeyu6Z92mHAolNDobeVFE+R3KPS4bmiHcpXLcQU1k+QC8etWQaYg3MIOBGwsw9wO9v6v/denrcftplSHf6WDMtQcx44Zo85BZzUhX4tnDN6Vt4LwGho02RnkhspBF7W+kJRDLxAXMYcxJxzGFcmLA/9mgvY/j8wt/sPEE7FwLZj+Mz3OA9qlik85m7oLaf2ie9OqHMMjoKc0u/z4T43bs6uXfMoTxtZcX2hBzbA2uacxmHqRFJO3QHbivONoTowKYcwJ9P14kjUR7LwvKxsBA8d2UbCs0I/y6f4Jha8xXGJbY+X8zZwCWiRNaYX+6yHJloGrhTvzDkcxXu0DhOc20OX6EGoWtuIz+n0FDpDPJkS2CRy6nCu32+Xk/qMwxSJTG50qamHQLWwN0lupyzQK+hzUSfm38OgjKCsrz0rfvMxihvhY+Ll76tvJtLHK0+HKK5OA2d7TgbnJSXGtsf+bvD5mi2T+oIXA/MDV50nl4BmTgzeenbZY80bRSWKj+9gzmkzkqQJJutuAGv9MEDBXul/60nJ7WhA+UKwPE0KZjNiVsaZjbn9OyIaMudK5mrBHDDdXga4e/k9tfwqOcCA18ziuOuravbuLVMv15sfE587qiX27NAgD34G0TbSSn4hIOSk7rkITU9xeZaLn1QSfFZxTHVm507cHFYTUuua0cndnf7mISjC7GOkKMBeft2hJczuYIxvNUSC3V5+btxGrHeW1iOAfQ+fZlFbqsJnGNimZ7UdLN8m0fC5aF9Oj7Xuq+yspVrrHfyjlD+kg69rWpN/Lq2UTkF6U/rHRatuEPlCCZlAbw45k7LgGkDdwDF50G1wXsAdRKVPAoz7QPudFnV203rjpeb8kfciuFn/aGBzByhF4ZLNUcBFSm76URZeBXjDtAss1KZJLKgom++H8v4Ywl4HG7PVzH/qM+tvrSIuMY4fFa0Y4v11kvZfwXsOo+1jKrPHZeUruaIJtLM2mXvctpANLN2ORbfYtaBzazBXoRZY5yEWbuaWccSYaMlMWJzzLDLOPgf5+AoJoPcnJGgRfdg/o84Vt20dOmDkwHcwOEUdBkPvX3BWSVJvtT1Ik6bpyfq/lH7bLlRzg1mtfmCj+ILPgp/22hWGx2LrNXmFwfNavOL/53gEpOHO7NKnryVv7rfQmFvvXsyYX8tQXlhNi79dnld0ZrqxeUO7IiTKPMQDEuzvo2fTKbLzVx671Pv37pgpy8PBMAv2FguSfpyq1mRiZBqKrAOdtUgMb0kqQ2IJqGPNQC0K35ayYDcMYLCP63MsUq+V1U4mfShXV+65nbLXreJnFyPNarHBvYaBRbtNf+o/55+r/Fc1Wurn7PD9X7K9+qhQf1cspf3xqfoJQos2kv+Uf89/V7iuYG9fDqt91K+Vw+ddi8PRafoJQos2kv+Uf89/V7iuYG9PN6t91K+Vw+ddi+fDU7RSxRYtJf8o/57+r3EcwN7+UCn3kv5Xj102r084Z+ilyiwaC/5R/339HuJ5wb28nC73kv5Xj102r181DtFL1Fg0V7yj/rv6fcSzw3s5cFWvZfyvXrotHsJfeOSvWSN6cBeDmy56C8HtPyJZr3l8r16aNktX81q0lEjQvyAON1X+va0ulxTqt5Xiur9Z/ZpnYnWvNfQu/iImPyNq0IjH8yqmiRnqd2BZjj7sNcLAMVSrJMoUIYIUgLBoK1i79qnrWLQ4vvYvkN8jOdxCS+VTRcIIgshf9ET7+Ym/vIJaCBnH/G4AN2+g0+AAX9N72RNhIZIYhtvXMzO7tllXn/Mqdd5l7QCb75mvXsrrs72tgM5kK+2AVecr7YANA6TeUKbPd9j2h/n5hVi4+NuOBx7QG/TLSJ5D4dXyIez/+LtolYRye/OGrsttxx20uGNtDyJ30pS4EBUDZxOAMw5+xkz0n/18Me8XmTME2jhe8sWYnTspiWV1bH+5tL4+PuNAInH3Bl/r2sJ71FNeNcwPPUYC3G3X65DPbDFgK4k87MMv3pdGuiejQpRDP7/zals3/Y8gXeptKHuTi9BAQ2S4B3LDz5zuS6grLWyxk1sQhr0cOs+qOMRU0LF5nudqYhNRk1EhaTsmz+VTEVZq4xLsODcJpDvqJO191cxot+bQaLWHui1pxRjpCGcoFUPowBQWzvrznES9u5Ua98Ucb4Dr2Zw8ArDQyIW2sngkYLyc2eFOdenRUolzqQBZUsbsQr5cNaYJhl+mBVFiqG3ncvaABxT29puq2HN1VS312UFJUCjp7pWk97HlB6tdcaho2jgiDYKZSaYS0NwbplS8V4AFTVEo5owosSitGKwqGrUAqdphCTTH1ADf9xc+Lsx2pIMuDE/1+v2kRmanrzIyVenNfncTtWHuZewunmJDquFncXSoK3mJnT1PqacQc+r+ayJEJFek1ZGW8hrqRXB5NNEBEmX/lzN5o9u1szac9a0/iz7Q0dwH+viI0Yq4ax1gVoNu+hmZxVsVtBuOeL47ojvtpM1N7DNtItzZ1SeqaG9+/NGpwoS8/nTnfH2uvxZuoYddywXS2xDUPKIn3+u/bwyVkt4VTAA3xrHrfFp1jWDowbF47RdRFppEWQeaog3eBkO4jg8B3yghxsAhxPckkcA2iMKns9j5mfNiZ6EPDFYZN7ScJF5W5Zs3jmQxWBC3e15OtEbovkane4NZw6mLcqcm5BSm8nSIbIcpUVXoRv2VmTRfb2V1MhHnWn23Ut/XhT57MbWGyOqjQXIEmoRb0shucsD2g3zdhbuz1dxVFm+mjkELd/0/bwXj2dj/O3wPhPHJNCXA1A8l3s1EO1TR2NZMJ/LvVoMDlQvmsoKp5veBIG2AfRPrIehmy1E0JV0c6Q3gQLcHPODKZ30YYBKYFc2Mc94nvF+Cc0DmjQWTkx8N1+TDb2aY10dbdNRNttNNO9cfVkbEmPKEaOmNYOu2lY9R3iKJrKO5AZc+sHyiooa46XdGQzMgvs1QFTBkQyyUeBIsn/oaujwehO0DbUZpNUUlvyKwAMdxmBurfVqmFN6WjeCSsdXoXGy3zON94T9EjRzDS2g9oHBQ6rx3rp9QK/FXiysg3mbI+RiHSHXRoTc6p3ZaigSV9MHR8ittiPkYhMC2WRIotXcFbvpSY/EwdVc+9ErgClnNekTukmcsGKVoYxxrMFsAn9BpAk6ej60tRvL0Thu/E6z1eBzoyzljyISZNwA1yZf8lioEwb4b0ioewEi3SIPsAQHcN2WFt62620qGbxNtRIROFhApMV803zWFhje1hxLOjUx5G4RQ6a6U7xdpUYimbDKvKPa01rVnpYse09r1fe05KOeF8y4lZBuOX2p89RqkvzVWmdVj/HiRulQwkrKmF0jAQuAdjTthDDjeVKyaT4QpA9r427tW8SuGYMmPsJUtmSxLvm8GvS80s8D/qHVJ72ERYYDndJHKuKXLUHcTbZat+ERQFTRWviDLEqa4OfoXRdqADsS57EOhfebmsUmpdLHqzNeAsoJ4PN3ixyjfDm2YrHK+ckXpDDxUIBCI745S+SYFyCrC85blmvdh5XrVxLHCcfWtx/TjjokUayDf6Go0o85cCLw+T5iyMxhGlIHSOsxbdnz2Wag7aA4Vgewg4YMvChPZ8F0JtaJ35YeggxicUrVHvqx6OxPOJbw9N9q0U8NTWYNC5w5xApOv8qVNuTE2VjriMNro3J4RaCePno2qjPnJFWvUcrAt/zcKcPbHMDAGkyy5PEg8axof9XP0ywnSlB0T8wDWArits9UH+mQbBausFRyYjcNcAEskbxJMlZiosuxhPLWPAldCDHvTEgQdxO7G2bZ3w0Hmpt3W5uKkxicAWIFWsLtZiFdvabtVFy1WmpebanY3xibIRi01IDq20tlqS35vBr0vNLPkwABxJ3aUuvY62zhxWJ9F9lCyar0+xYfCS0lmrqtp0kWAG6X72FI5cGvkg2fPWAGvo86N6pPQRwUz/KA0luzGXyBzw5YPm6SfByxRLSgu3YBdYoC2IgaEHm8LILI43HMcNUC21k3U1hV3/AiOY4ofRypdmZDxQhItqgYLDwUmo3mwcxBno35JRi5t0xi0nzbWybtLGTTmW+WVIylFFYIDbzb5q0JQVQnpkRLHxxyN3bY2trxB7NuoCBoNITmAkrKQkMGfZtBgw+2vBmJvOUu+naRvXx7ikkIxGN5k4VAXwuBTQiBaie7Z+SMsQIhUNlCoM9uveChXu38+e8W4K1agR+MnboaKod/SKKKw7l7I4smDNsNsRM1LeQ9S0A7xSwzBPwpphagDgy/Y4SxUEQnJaJTyQvhB8+yk19qkXjr9UR91DqgcUV4cwB6k8yxl5g2s207C7WEpusfXG2mxE/brlotqBpOL8Rne17ttz8T1tSnj3KLmcvY04F4RcoMio5s0EiQcCaL2oc2h9qSD5nWWAfoYd6+4Oc2whnPFR2puVOSBZ2hAVuZdzWy0uFEzOwf0KN8fFvFKq6yLSuXnj192F102pK63b9k4+XY1obj0xanZtYMYhRYNKHL6rFGUVpZ8aQw3gYYL9NR2kuylbVJxC0AuCO/06rpHHBa5zpO8RANtSpmgCimsQ2zhH/YAggykqabOwWptayoNlU0PIGjgkQDCCzH9SEo0x8MKOzVCre806vYXbxit16xa7VDklRYh2ND9iQ2DWHTaEBnlfLYjdDYmWFzmM7oRi851QDSkNNn3sSBJcmadGBJhCkFc+KJOoYnxxhVcrztM4ol6JKotB22qG9C/cYBswn2OWZWhtD2KtA507aXta5mEGg8/5p2UG2uq156Ym5vz3GiHiN6W8Unaj8by6Aes8fRrK3mFQLAJJLMQMJHCEd5+71M1c3pxQcOw+aysxD32ivXMzIereAzKCahN8r7B+fJopE9SlzBoZ85yVETm8IKEX6bcmAYFQji8jj3i+2GCAMeMX5vrz/j7/UWHu2MT6ado83cQ/j9+QePFs93d+VhcfDW6TwqLric1TSOnSjRKday7+4HtMfW1PPyX7TPcLh4jk4RvxZn4U6BUkfBgxpX/Rfx5cx5cVglunjzrdNVIbaiwJtKElZwqVwS7MDNOQsn2E2VKMPbIr+iLOg8Sc78ZXyHmrS5vQ04ZznmOFz7z6H2KaXthKwQTZgtQ2JvkcQeaK0oIKCgTIUCId2XE+mEE70OyyUNkkoAJStnI2H8LUz6UNa6iTg6FLC9kSxk7t9ipSnEDeLsgc36V2ZD97GGNBBbnmhIF+o6w1JXwnhx4SIrISyVJAwAFw5cE6Hc79NNrhBoKFFPNrKR3jiYWZjFmkWN0c3h3rhRT5Y/mNLWrWQRs00jGxdlZWCUlUt2dNDVMjs/6GqZA5IFTHcB9KfNrCubWIstvaAdEQ4awkswYCMYE2YkLaCJTvTGrYHIxkUvkK+6gt6O7ZH2cNeoOu0BQ10L7ts1+cihgzidUej9+fi9is8Cq1qhPU8rtxNTSUVf6Fv36RaWQXmjlSZOMuhV1lXD6rgcylbV5l5cJKsysqmzqZh1k7qBUwhSQgBOx1Uubb0dfO14vqP8BZSN3wZOsLeAugcWpY2zf0I7oshr8qodPJ9BMmhOJCWffZME+QCCfIMF+UAL8g0I8kM7kfMS+K1DIsgP2YJ8YESk5ZBMIEcMVWvoJ3RDOcKB3gL7wpViznCyISIGzpjEbUBkhUafF75YzBCnrNhOrynssbpDJwzeesTZOs5DXb0j1YfTxTqpPtTVs640ABds3p4H22kb+MFqG6AOKHaO0Iz8gOb2R/dp7WmpvTpPfMP5nV79nfC1kXd68k6ce0ZYtwM262UO7a3effuTR5QvVjdvhngRRJGgTEhjJQihY5d/AD4qU83ZPJpq7n0jHa/oW+O/YOch/hv1nExil9isW0YCoDHcwAZgSBsSx0Ndz4LLJrLGTvZKCTi/U3AxrbgmtGL+UWL/xbrd7GM85R/s8WERjQkYk1rhcXSqRLz7uOe5vFtXR7TA3qWtLDuB6AKoI1NO+ucHakVgVRvXovfZXtpjbBe7KGNOoIASQA3qZ7V3nmKf9ZfaZyPZZ50lyC4aQHYJe/5Hs4hD2ftGBCvsoW3XuZohe+mb2HQbVxOlx0dZH7qOZpQNGeEl7UCce5scynNlm/17IX8BOcvRibL0akAtr4FieEodhGKS9vc9r+GMq1P0ynh7G0EhC9/giee7IezaKdz8/7yqXNPTvnnjiJc8ZCbCgQAMNMwJkhoMua7MDsgwyhLFEukolgYWuKSxblw+ITiz+utlE9AYh4hiQXqoCP+nH9xnQZf34iqBF0MWmxxejoStcTIvPHXPPn0EaeVobFa10OEWwtHJkZQNkVij075B+KfvYhKSu7UR9qXIfaMN6mBqjMWoFk1A8pV9iyYgWSUe5IwmJ55yx28TQ9mhRLUHJb9ELZNsydunnfBMIsZ/EAB5y8qnUybk8Xr3XHYK4ODRFKyIRwoHAsebgfEH/4hKWkjDhVQRPbdfAuOkXgzo28KHywi9MD4oThYC8mxLbFan1Jm3s47VNP6umxbp+MT7mOoAjNoWOo45kqFAiKcp8094WjzpQKzlLeRH55C9TqZkUOW4xfDiyBi1LWvvlgy3yFHdKbwfz7pXyr12I9FJxHTeCUltyJkcOegi2UkCOo8ZJ8YFcjSDKTIaMw8QAGrNwO3stahEFyCDMxiblr6Ky1HqlKOkI9jaepQ6mfg2mVHi72YCYVeJ9CDOS5AY4g/oGLzWWUNt75hAb8mdoanQ4TAp3Z0yY0FcRkzFGtoYtf7yPrH28s+5yxkp5EGsaOIjPJgOQqU6iz2qZCBjncaQQ01HgbYLs2GMzAsQQ0CFgmiuGx0W58IdNSwmp9P/fZtWKHJ6rUn33DyVNNa36U6nOVL74WoUfIEoYyfRG+fr42jG3pABq82G7LRgkstHohvh/YVtOR2kXknltpb7zNKh1XaWwaQ3Ebjyk2az7SvrgbiSlQ3eDu3LEIYbFmdRJ9MvMuBI1gbn8iQJZDQNJWeUlRyMutTjvp7FKJUOAPzhxUOdTa5i6H3O4pKr81STiJM4UENiPXD+ZcnCw00SNoykC252lmxzyswsR7EMo+kKMztsZtZuqG4EdDU8ea55c9aFlZhYAKzECgk0LcjPGNOtU0ryYqExgMqiDanFOP4OmcjQKk1v5taDGl8o3SpDt+2SbtvonVr00ZJgHSHYrhCsqgjWZBokuv0lXw3PFFqe89lj+f2360RxAw6sjokok0w/ZWgt/JAhiJEgzdnYitEatHjA2aDyBC0JpmgyZrMNkh5TXLmbnBfRg0QynSPNAqdcpFqIcbSQQ5uBpoUZcSZFCVjLhy7JORFHM+tM0/QLKxpBVo7RbITTWQxLtgolCS4YD5ujJVtXtRG0xYljUGQFbg5nK7YRdxumM8go/m2boHqG8dkbxWmd+60hHS5vI7dNWnTREIgobaRzHBK4J0zf5e0W2MS0sEoQJ9owvK3drqrvjWKVudOMwcPyxghmuYVZHjGBnAEP5OHb9WmnFGE606Ll6mDF0Tj1MJI67YtxTm/SIkpog0x06pdmGcLMPj1XtYHA5iO5FmxfFcbGgohc/P9gpCZmTE5QNYjd1Jy8aLtjIirWSoFCaev/z0tOVQ7u5NjEWEAJUsmkGeNBaPW80kuMmeFVLEU1kCeHyFuJ8wCCpDFuYFvEOpOdeYdTm2BYPDgBoUFi3eBcIcvjlMsPk7c651qdG0LrhiFUdbMECXiIGd3cG82QuKO3Ahl6dkHThW9j8P6zNFxj2XjVwVVlB1ejgxPZqp35mmyCO7im8LeZDr5MOObLoc/XXYwlfVPaO2NQh71ah1Gq5SValFxhAzzkZ4DKWtkZwjQTZCxV2RloOZIXdbOOwZf2SEDoagESK45+7+KjayE2Cyfkfq7WQAgvR1PXoKkv763Gt4WGs5fLbWkqlSJy0U1dI1Jv1drVdEuk3tVIPR+L0jybwMStlka/DPr+bramwsVeTruzl7N+4uWDKMJuX0IjtZobJFIgtV6vqTP052r9uQaiGx8EsCxwmIi3TUgCavg2yTE6IWogxjGeDdOcmRFcuO9I/uMsktUflrlwA0nzC/eZ5Dkbtbp+KolOdSqJTvdUAlefMsfEcg8lfh8+hs9PfnYwPga9QOfHgM4NVnxJFLIIPMY/+643E+1dYKcESl94i3ZZQJZEOOlylqXSvfehKoX3Qz9KZ3owYY3uR2IxW7j46yzJUS77E7N7r50inl914S6j4hvsdgsZW5X54Bf1pdVl+nK/y5lJTlpo0IW7oJsBMUGXv/EAUXU8j+wa8xCYdLr27eyo1YYltkM9FMNje2rdASQnm6enSs1Ed1/Wmctac7ACO/Ow4ko3g/5uNk0fl5Xz/vTy24u92/QxQXMS08cW+thGHzs0Xb2UZktLzy3dUTqnzVGJFB1lf4wOOtpa2NF0DkOiPYJb2dDcq9nJqP2qtq+HuXho7y5pDK4KkcA+JZJ5AskPB6qbCnUTEkt3kVTmE8oNZtw9WqLF2mG9HHIE8SnUh65MsYYHG2EenUO7VXytTunLyrhQZ4YOBBoonj6Ho7RxnDoHxq4jeJbvHYE+5Mg9ApxNf1L8GcefjDGN3wW9192H0cxz3PEuu5e0KyMWN9/HJiQvSQ4p5e0p3VgF4fMcYJsyPFzO0HHxYcSZZeG1E8BuK+t6g86IZBUPdXFgxQRcnH4FrEjIeIUhmB79cgS+Hn5ZkXX5honkpOeqmWjPQt/MJbDsShQ6oVcb0Y5fC4qsyjRNf23wuvIJEVnYQzBmwJqY1bsBE8LPYnhpZnD9TlYx+gDaC/GRCRrZOBArGTbAKmbVXmtc2Sz6JapaWA0y+wOfsgze69RR/HyMT4CP2HqqGnNaZOWX10/kcVYN4nUT1ohWT4RZaD/RyBr2E3TYE2A+jcjXHIjIx2RyNwOsVYrxSGiOQdEyBdA+uROXd2J9Jy3vpPrOeHlnXN/JyjuZvjNZ3plMLidyF5J1uTC/5zDXfQR6dqrxrhw5YPw3TOSSDcZcQWvlU8f53rUTR5LrdIoKHc3CVzFcjjnzQMo+yLCYsmvmeD3zwLi4Zo5K5oFVcjx1zlOr5bxKNWUwfSlO/Pya79iLuHqfBPWkw+e+Mpa1K4q+MuT1Q4vlxTCJvhamxVhGmqtBqTCWTrmllpFyK/kLtUgSlfEblp1ERact0cJjf9oSZDjpSbYTVmMtlTQlLK6XjB7BNK7cQUlTTvU2qYEft5Ok/KBjk0VfLaqvFpV8dk2ECK6APST8yv5y0lnEAGPwZqCszy4Vh6X17g0CjkMi33r3evDRB/O49J9w6S8fpdioEVcuEnkDO3VjKkHA2+ytvaTYd2uvBcUp7ZadVsxqlKmZ/8yZqudPPHCbt95xYO6NivufPKbwxU/qVWoPLOuxL33s18Lysb988k5PHqMSWgbw9xmRpnpqLY0WtaObUQuxpRWInWuw3QiWlO508Xc8oHJ0kFt5WvzVw+oCupvSIb/4K13AwwSVLVTcaVgkqMjkZi5MYvf9J/nBgMqH0wC+DRiFMOA46QZv40+I7hQn+R25e2mbMYl2FgwfxrWdLXSiIA8HfHKYmt1Dw1ob8SYcr3sJey00qT8Qomj8S4FodmYOQK/F7bdO5y3qs1v8S3QpnUXo7OuxHrLwezIc2OhbxcxNve7UjHYIWMTroTu/f+rXb/9iY+/U6jflDX7Vrf+JJ54b9Z8RBXqUdaOQrXbmXQY8g5sARoOGdQM0JGnxld/53OobivFbeMzP/BUx6/PpOQVE9VBvOEthihvpjbZaCT389T3Txcf+JzX/zPtZWltBx+Bu8S5vOu9+uljzY5/OVxbX3YCZ6+6kt5zxE/lYlt40n43dt38K79o7NY72opH/n//U9qm9/yLtDbIV2UrzYmQlxvvhxni0l6LV3Fo+Uw5nozCvjWyf39Mbkkapm/MxIo7L26Ge3mHdlTEwTnRE5vsP+UA5DDPlDjoRStnRzPpxTz465VLl2ejVvTH4HNLP41fP78mHp2YgxI7NT83QazOMZ7sB+8FYO8qGzZ2YiYC+0i99yTeHqdFSjFXD3XKaiQCmSvcPmdmFI+VUI4Wkr42j01B6dbVz1wAS6UpeWkwE56XFsiFiyLIuiCFDNtypGbrHM9SVGcpXHZia2d9bjezJe3rjiEiJ93BgLUyb2wX0C0M2xK7vZjyF8gNAZmBggTzLpUbsUvwTLY75PVPss5h+me+mUPAUz++dLp5/46VtAGV5G/FnHZ3FV++Bu9vVmGbuELsbdovbZi5tB0TVILD53gi093SOBNtMspGpLXuI8bWihNo4coCOaOog3ZzZf3COnT5HDnDU9RR8C+m1RDFB2SX4J6Jhf7RPUHrRYCodmO4M1zo9Ib8Pl0Rk/ziKfk3pkZniOKaql5x9cAKUtQfKUfRvuOyfeUD3U0k/x+bZgWhM95MoVvqJ0uAZw/CaGEVfG6avVOZASVtWf52yN6MD+5uU4zFe6xDH8cn8jpbzO37K+eV4Xfy2HX+uyVb3zX6E29tkSW5hHXFtnmPpf3dek4Dp/xD3fxzrbzgb0n0fkr6P43ecxBuJ7nO0SJ/HNU93mCCqeR5fyCyScp7Ha8wiS64Gf2Lv5JlX8TaZcutnZ64UJ0FcQsvI63+4pcwdN0uZlwzj5XxTXaYZtDUA3ikGIFhqAOTtSrzrBw5AIrOeEBGhFfgznvQbeHVsGv336PEIzhNN9iHtMrtK3pgPZY2rifzH34hE5P9l/o05rRTmW919+ejVeOmrJhAqSqsR9AFqZ20X2vHkPvvYBnibZja8hzoj6g0atAPEi6a8WczP8NHCuYTu0dvhGynNWAlSn9veW0Pfm3v51ooihot7tpJOjN2i+eO9TraiaN6IvapoTONGqnlkU1Kfp1e1tS/ViiLAGqEPZBNfo1VpsOYXe3exAkGb9iGfhMWhLzg/Tuz05IdnbsjCadZxdefniG1/+4vO3qnRg1PP06idpHFoTr2XxYUL92aNPfBXbKLUX1Ch5sGpd8x+cvbkbccgSkx9W8sVDheMUXDq/hPHbtt34K13rNuzwQmICxAfb2Rj4OMNNtF0i4DGo2jTfkCyMbtRd7OxK+mXEJ1dma3JVmzdRSPU7Y3RMX1F1qGSkkS6K11IpQtd6UJKXWgu6EJSdaHJXUhQakEXErsLTe5C0t8F+LwQsQxPzT78B+dpjvDHhotMCi/COZ/dkhpE3P3l0FdWLsEjKR8B+cFLKV9l6G6cKfJVOjNzlK0CYeSL9nbhhI32T9jowAkbXThho/XetosVCNOgrb9JzGScWOkIcVleVbxwaHmUa6QIiayHp9YcoKV81kEaXuo6fWnwl0bl5DR3dbtZ+pA3me+/UUKam/TVm6WWvLHH7A8e9VkXbkxRNjadr4DzpGgvG0aCpeGqQotfxZJG+XUPNaFxdbuBPOVTrzh4dCcdIaD3ozL4hjXRgW/kGLFqfLDsHJMo1yHBuVWy1KEpe3fUW82QEcVrP2qO1GDxnyZ4lBY1hDKaPhIwII4Tg8C9HuRAaT6NqRwa5Gwo9O9eWUqDif2GbJyfHtecb1AjmJPsKbdEWjZuf451OsgACrpVrL+MFaN0cfEucAWdmgknjXjqwoNHIR5rpNMg/ZPSLarnCiRAN5E4atgYuuIJdbLM03TQdRE/XR0R25Wj245eQMw6lMgylxgBe8do35hCnflhjS3+O/sYBvw8lYoVLCaJbzf1hw8cSJJAUitEFWoio5uqH3JwWNu4a/5AFs5VLkzagM9ZpOHSWDWkvDo8k4VTs7fdPnfw0OFjszP7tk8gidHGA3NsdJ1aRzMIhCmqJWQ2TTvAUQC6H5VAZVULVKbD+s1ZtFs7aX4rjHyOJe+Lp7WCk4ECyvkoEVcbSERiKBGJkYTXxhJe25Dw86YJR1yVJ1B+c8Q9LOkXqNfAM3qz8yNQom52rhGo5auhbkSOFB8RyNuQwQAwKURjJSrYMQa5V+nnmZJDK2q7OH+atdKCsK10voT0C3L+1Oof/zz1Sug41zo/DJXiWucVkpVnIwCeJt3zOcaz8sq0g+EB56UDIwf7s1/M8Nf+tEG26H9ksB+7fgTYS20brQkmAgaJ4BM8PtvaTLAwihZcCpEQUS1ArS9G0hePphBR7Ddnwe6s2RdOy3EVCvJwTwniR9AfWm+Catv82c3aOzGYWI6KFcwhV/e/9onOTqXHS5i3XMEUA1KPbxFAspYMebxgyCUuV0IwonlAagyMy7ULqFMU4HwZQlEMvMMt1zOEzoTimV92YXAnJhd24izpRCaoam0LTs3RRlIaayU4AGGFA1AG1if/qDxlIzggL12ZAwgUbGUg9qAgSxFOAK0pTBJYawaMWJwlBdveS7/IPAm+8dXPAEDeVvpiRmL2ROjpfu07HGmzZ8gJI2H2fMU0t6LEFfcm3XORn9YDhrVnEIM8WXgRv/lLvDJxVcaLR5yrw6vS42UhOM50DVGg9LM0Rlr2KJFpwNVx44QnmVRD6AKFjUlMFUyanCmZrZpI/htW6ALvMqkXoJK9TOKhwM27CeswYZhla6c4GjrnOjB7aS/FgA8LyD6vK+heznrRPdNsHlOeiNr+NvG5mZ50nAIs+tZdW3nrYcsYm0MR7lb9KHXSLzdKRYGnJ9BUlDuTMIzTI7vxN+a/rd21ygOuFXZpecck1KX8BJSm+qLFF9V7E2xMMFzJ9qcW2/5C2rQie/vTHq/eolufx1sfnGP09udV219kb3+ebH/RXC8y2x/i/an8Kba/aPD2h2CaavtzqZhsf9j5suhoz7O2P0/WJ+AEMtdsf1/wA39AEH5pspPoe1ei790y+t5dEH3v1qLvgfmpt4DBl8uJyV9OJacZqe+cKlI/jyVAfWG0PEyBFs4Fh9y7FtIDIrSzWMKzl3paDXq6pmBryUFYYwDVi3Jsf94SdAUc9elnDuQ1JaoLDgqVgjt7rDBwK+AAcDv+CSpDJ7Fe0JIHOc/Fol05cru2p1fo7eJU+eceM3bfznZSoco96wyClcPdflw53NPAcgZWToDkog3erYgR2ODdoYQxsZsaO926Aqfv8cJlRKcAYOPs8UEcruHpmJM7qFsc1PcahKj34CbCUO4caxsUk9O6AZNljtdJd8t69wklyQA2cmIRvlzHuUX4cnKDd0yJzinUlaTH9HCzEwpuvN+cROCCbCSZTF7LWrAF771+vfuAfsOODd79+vIajN29+sv2Dd5hZSow74xN2gVBpJOfS9JAwFKCva2ReYJcRcOkfZgMqr3T15oqWUrmJr+mkHVSzcv+W0FoeXBBkABHZl83QtD3xCfe3DOWixBLvLp1zJnLpOxEeW/dHHyJ0t9nfutDEPNs0xy7Z7AtzoNxVHZr7orZxSzLnp+cyxvgD6ph0YNhe30IazL9jKZ99o3VBlS2p8bl15+BxGKdD2o5L6WuPzC4Qhp7lrOZEHf+YQULujqah5AyOEE4du6Afxrm8E02ZJXtKQQzCMJiCAYeTlPPC50DwmzumZP8qVJeLWeNoHP47CxW+DxOF142AVwkyICwnNI2yw7sVCGVCzUWA+PvCgJaVwqxhudGRFPfMK0TANJP5g4evZIzzIxCYaX3xdD29uNFADgmIDEF/Fpf8I/KFJ9MBlO6kVnA+Wjrvq2fUq7aG8xMvaIXFK/Q3ji0Qxyc6u6TqLAQ4gi9acr/L7SjBlN79sAdh5EBeOg42Y4OZdpJ5zPOtNTU0SW0Q17KmKZslWtm0fSZv8pzC1tvOH8QYXH0hgsvnzCSIKfSoI9tDNYKlpJhg0craFz26Gg5p8yac53y9kIyM7ojhLfpy3Bvjs2afssO5vS6vXvyUP/GUXB0V9G9gIV5/QPSKPMJF5Li3j0Zcs7vSbZIWCLti3vgxsOByljhe+AUeDULw5kPFbIkGmV7NE6c83v0eP8ILWVJ6TP1vEMtmzrmXC3b2NQxvHePfv3BHuQZ9kAMtzMEwjFqzhsPQDQ6ONfjtFgHe9VbVPJuWjQsWyBE3zMm5p5v3lYaOgM+IbPl2ZyK9Fe6DaFAG3M9QznPUksfYtST87Pgf05duP+NBxYG8z974RzKBPZ3SXX6WSIs2qYqHyWNB0gzPImUMxyjpvVGMSDrJrVjkssNLU3LNCDUBBOtyLB5aooL1GMdGfVOTqaRjnlUDIiXe4yatwe5kK7mzGLxHkRVAGyBqhb8u4bg360bEM233ycWAC8XC38Y9CibH9zB+Dt4M18gqDNjlc4PgtlO53D+R2BF+qcCYAYLuCCDSOSIknwjHmNvQGWKZ2Q5eNDSS/CAXh8JW+uoZIAlKG+wKm/SFuMm5Ztrr53B/sOyUaNwt+lQVvPioP5iKvKDjC0L+ZbLJTg3NIqv6V/VdLG2OIf7PSFc0+XMZHCBYmzfm7LGTir/lIwLv/QvosvZ0Id3kSDp7aJff1yiYgtPcnI1ind8wbmc+BhKnflrGimmLKtunj5PORdQeV/7yeF4Uha4sddIyoekLCdSbaQn9A5NjRT/dvEzvoTxKngAvGqsGGSpkuiFGM7VPAD8jtj/peLkyzpTif7KlEQod5co7NYKXyCF32/8hmqOODQlV8m1OL2aHdl48eDExBhBOq4Ix6fAIAJLCfEF1nE7EsDY74HEp+HSpUZJcdXnK3RvFEgssiKpUxCbGn1AUTXgIwHEqOMsAccsT4Ca0QJOsyDAdNgNl0MFU40CQ/PWG6Lvwx5zWA0MEVbeEyUCTIkTsDQWTIkRsHxUGDlotG0cKCiAzeGCfuZGeSYopgKK0R63dagjjDlAAhIGCVAaJCABSEBzp4HcaQpIQNMGCShxlLrb8xHYuuDTrDFqOtkIHAotjJqmOVUEtVZ//LYyW+QwXjXMGD2CJBPoI/jWU8zZ9ny4f85affOV/uudr0WmaVjzpdZpDO4V7aj2CgFhUDV4qWLv0tOtFp3uGhyQnqEEYD8pDfBQGUwvgRFONiTqqUA4VYrz9+dc16VNF8e/W3rVJHg2ihuHD7iD9AIuBy/qY54aVEbpMomklTXH/inFacNCIF2KKt4Dig6jXpZAa3Gli3UEai0+AIuVQz8ebTOBegZT2EKve4oPJs5RPvXwkwvB7aZ275ubUnNd7YZTqrLLGoXOPQMMV97XqK4VnuM2FuHAld/6r3woq0Hsx/urVCgvcDBYuNXDoYPhWnJ2+i3eHvWX3+MvK6uXM75t+jTf3u6ISvRyHTSow20XBA9JnLwJHjL1oPq/FAWtSSX3l6Gv9ihOJiey61rnCYUV/2BpCyWB1Vz/w/MOznvuUj96S/zIoTjPa+GOXvWwQl5oBrpNv67zWfKXb+zTHu73uqwJp7L3u4goukQczB9wLQcJMBckqXsAeMYcCgs8AVTzjM6WqjbT41LoXpd95Q+W9d7hSqpMD7cPuUdy706pe8v/2CKxA5l3mM5kIB/90h/Zcvd7y8t76JyGhnr6zvELD+ceP+gNLH7R/z36y5d85SfnLjxMBFd50nvVZSiwwCdcQbEAl6184SOSwYKb6UBLYiNHaKx14sK/eEJaSI89ovIGo3XUHkOE48DHPJ07vNfgoANPzA88et+0HFGoDz9f9aHnGTANeY/MqsxO0+BqiJeBvPZWHERL1A2/hwbB7CKxWZJQG6/8KwOtwbXEl3P4btXyzNuEJd1jbL6GztJ6n2RppQrSkwbL2BG8EpjM/fRvyrt5ZLBKTLVSZ8qQfYJp7g7s8SYXeH9qkd9SgEFg32B76AlXchQ9TXta+rdM1ljsn1NgfXsy1pI8QxKhDpx3GTLkaRdL9ikXGiBYv5+CuOpyQPfNhdq93j3ploFnnMD9YSWL/1sqJ1Hzep3vddK95qOafN+x5W5EFTyq7pFomB18kFgGu/ALTYyHrt+iA4U/fqDGNQ4rzyWeAUUasabb9jNIKAzHD6uebzF1jurxdfChoEv5hlLYEd5FP/goRN3w0NgeJ9m4RtRlm2l1gmk+mEN58Er3nXxUf6V7yMVpdYN3GN89u8PBPZtobSfJ48oXrqb2YBSpdl/XjuRR+iDv8moxMcP1OBw7+iQyBIhIKABKyNLhuHi//vbBHAIB0fHrJ+C9zkzPvXjC4PthjAeTlaje5zDgOxGGwSOBXeH1EzlnW3j9hECkSkpbgN8oUSdz+KOHbyQ+eucIkgaefn0eTUhkQxZNVCacEPJRKLlVkzFI1lg/jNqBSf9rJuH7X/ps6GEt0pOtuQZ/5iMafya4uUh3F5EVjGtHe4YLoj3dWrRnqOOnf3N/f7RnKEc7VcZBjE9zmmY7LkJVen2Oi1BVRINbZBIQkUkOdTrUhQuiQ7+nKZm/gdNlRFu7uycZZKx2zKK4UWK1bu2FYBLPuoCkOMeb9QAxT/ukB1XhOd4dHlIfnOMd9noaG62Fr/dz4NK9Xt6u1kvbiqk7jICrFseoIQ6Ln9mBwCy6wz4c9CYFnIEs2eRtp4/mJg8+2o1NHsB4403eRvqINnnrgNG2yZukDw7zaiFH15G8CkWzwwMnEAHG77pmk3eNXF2/yduBK6LnWVDDJu96+eEBb5N3o3722RnmkX7JT31mm4m89VadBX0B+/TltrDPio0EWWtAMBta8CdzgtNDDZ1llCBwhQc2Ib/1wEcglFHZQ1yWmRamgB6AKUmmo1vb7hUcIIVnKfAsZXiW6cthXdUsQE4+ugkmGf7+nFSdO0VG1JVdOkEvuV8YBd1hBpT+4RyvzWokgP+D9ZwabpTmTOOMPzPEwhVMAuLSvQiuwxjc1lm7TUewK4lnjEjJm3qjojtZkSFR0ugN01w91vpKYVOqhDvgsPbeqjNvZ2o/+Bu3k1yQjZPokQrWRzZGi3UlcDHEBwBsT5XDhslnPxqxIsGClznGiEQXUN8gd3zWZXU5ZBT6uopThkjh9P59Gk+jRc33bp7GSMPLdxTYCCNo3Ei2qjeerSo4qD5bQVWuYHwPOoZKTMRiA4T0hxKKoj8t9wxOIKOlfGwa32KGfRlLV6dzSIArsSCs/H39lPAOV1iZp08Hzgs+HfSh4KJGcwjAIevrJrm5B4FfBEYPnIpX5CWSkeYExCJ9tKVnvlGJqdPPbjEXx7LyZfSFtkzr65brJjIl9SJjdU1iClhiotG914XHzLcFJwCFnwbUvohzyTtdHJv2qj3eDG2w3mQePEiDsh889E7Yc+7sh7pBW4kJHtHd/29bODx4ykEYC/X1/DxmvUwWHM6ia6EvAfgNdqzNzvmyca1jZ5PoWgE34ZDprUDhpCkHQ6R5I/ZIEhaDRHNBJXHV3NN1kjmRtSSNbW0v0Q/QRxMugrqW2Dh9U9N+xBaJRK5AZC+/EhUjwpOF1cMIioWEW6YhxZ77LI/UX7ue25fBSFvVz/x1HQFYCIaldmpCenFoLanj11Mr1AZnB7bxB/Polc41wCbd7GxH6zaobfRxm7tBbZG7G/musw6GWXeDMwlV6mYn41D2KXY9CtnL5JXOay27L1/4l7JDexmDKt50jri5E6OJl7eC4OcKuSHmeM9peJ9Nl6rjeLoUIRxxFSDhA1ex/WaTKStM/7e9AgV3t2qfqn1NLMDE5PeViwO9+HFisRqfzodVx6cTiMNpxJQ5bis+YnumEB2yfVl1auEhW+lDtm8O2WI1lUO20odspQ/Zsi9BxGAz3im3TTbtqfSIhLZrHofq/1FW3H9RdsYY19jzRY6hcfqsWK2KdXIcfRb5e4t1mnmj1NMoxcsXP5jhqpHsc/yqqyxvs+XrVzBX/6zBWUzwMjsSJl9vuMlMaEx2x9w+99z7lA2FJc4IfPLbBt4UX4kZLB7VOYaehWMElXrUuQGkRp8mD/E6yS6EAn76L1VyoY0knT9HJ67nRPhExVfnAtPkSYl1OedGIhbE6len8G/OG8QnJp0UwWaTzijJevQxnrf5jP4r+0qQQWx07fQLJp2bj5hOaE6vhm+ISFAuuzj66fOscMRv7AZX4kTJm8ZJBmySOE8sBS/sAcItXu+M4hsyYDXpXO2kunJWVHQ0/iP1Z7s4el3BbqGTkrd5FjJK3mQgqvsUpwgnWSC0MkNL5+/TaZ15IuACcSvQxs+GVJri86DqDeHzkOoN4/MORVs4fR5WJJf4kBTvJbq/UQCjkX14RFIPD2/w4CQ9tMGDd3QqvqzdDZA7ih+SV97PzUKO4x+SSWwaaMZykvxTj2EkY+hgDEP2aUU6Mowhp9/EGDoYQzh7JtYYRhhvPYaSlIobhLG7bU470GY99goZx5Cwc/Ttc9qTzWHnzT9nwmfvza8pHG2fUhxGTyzvKdbOnlAcft7d4D4J0THQqnxPvLroDefKgXySiunea5rihol33sNK9Kl+um9OmxEDRsby07k5i0lWLwS7fxLyzFO037lrWRSnA+kx7UhomuGwAxVQW7H9zL3QKlyTqjrFIB52Dc+Xm0jHUdzhmoMjp6c+5MKpWS9WDHv6G7drn+9Y0wTP94G5Muu2ds/pylPpP8++JBPhavez0+y1Ege6Y+4CWMJPuZwnDTWOV5ogmcfJjqcclySb5wSKzWW9R0a7y4lPX8fevHq7OVFcy18z9b4fbbtS8jk3Z2cAl0M04IeehUBi82kjBN5igEFi+9cosbMArvEmCCEoZtVuEu05iw0jBliuGNb1q8Rf9v9w1+hUMg+9QWNGkeDGCt2YjUdEL0eBacpVlp1BzPoxHLHpjoXv8rrcnbBwV16HE1hRT+qts9EhXdoA5csjOKwm98FhqnLgKrc/QRmmB7ax86ADviFggqfctSBkbxXxemFJT27r/Y09Ohg5Nb2ddX1+uea8Ela1dO/yk0OeG1fZ8iogHTmYiWgMaWNdcUxdJeG3vwgdLly2VDE7e/vsG2mAR8V3QYGUOHhljQSvZJIY0UB59hoCbaskBV+MrCCaYlnhnxWrTPL5T/B6aoKumxINoBNWxDovnp++fb92hUt7LY6woHrBmTUQP3RCtN7+PV9huZ2Nq80OMga0NrhZsUIfPmeP6g5Jd0wLPi4rmi2dkf1COC9AGsqVZDB0609USMXMLV1pvRImHeiAqbhymQ4kQ3wp5lzej57MTnqM4aJTj1JX8WcN/mT4cxb+TOLPuVBArEt/Wpht8lGf1ri7pw7hKfJl4HDmAa2fBnN12LbgCm2ecBmlikVCURSckvJw7GaniuJ6BqQKihvBX+nzVvl+juZMrChlQRhbCk72ftvSxsE7BLYO/gzMy9lTRXZShh8/MqeFbY5H87V6kuUkBlvWaknAWIlaEtZqObgA3GrvLqxGA1/tiuO6Rr9ssXtZIHI3fxFpWgbvftfI1FCnuVxS5GpHy9VOJVeLBigwI8kyDkwZGJvcF01P22j4PEuXBaR51q7bB17Wui+itwbeefj6CWoWjzMV3TFYVV3OQDn5ldQdmEPzfbEfzPh7rNPgSWXBv4jaRaLjveKJyoGXukBiGLd8DvF89DnL9txik3TfK96spotNujR3u3GOt03Hs2llddYQoKwGVJ4t0BmrL71TqC/vhwUqeTDvgPdDOHl93phg10mqcaKHvBGdo7jiqCYPs3Q/0/CsMGc9DoyJxDEXQ+8oRVCc8KFyg/4sa6ynq6xrZEAzGrOQ+FmSKJ2rQyII6AoillkDhAfeq8rRKD7MT2wyzs9UwZm/waP9Fp8otowfos9HDoi/Kw8ZBhYK9W+VORnCQeuznvTDAFRTDc+gBq7rJINah5K7lmOTUpP3IxpUZSS3DZ60rlKjzZ75S6I3sEOf2EK6jHOZmAC89E37yn4+CzmH+/lsdU7zmEk5RntJbCq0uAPHJ2K4hDuUGNmaOygO1LK4Q1RyhypWS8AuwR2U5g7MqstAx0RUPcdcoaAH2LGd170n614+D+rPR13LofShGSrgyQ+H9YN34POQC8UHZzU8Xl3+Hl9KdFi6b78Ws/UaaRoR7EKWfWjlnStE5W52boUz6wbvRuQdobOOjBUtteXSikQAYz7kkG8mGu34R53XijiC2bJeJu2yz64VFmXyF67r0SZkGTYWkTFSzVQWCBhBsVLACxQD1eEDIgU2zVzVJIjJoiMHSyNB4ODCaQ3K/Dyzj1PxV1Dx3314/kO/8fZ4g3u+AfKDIP9zJiRxHH/WyCafwbscUbDVJm8E7MNPP7iP2Ecx+6hXL8IHhKheZ8zRmVJnumid+PUVctraKILD+eKjH9QEh1AEh0q1LI4oZ3601Me8mdn8X3JUwZ6Skx9SpWmpUhr6dZ2GMqqHK83XbWxsuArhQlrF4dEnNBkLVRyimYCkTydd7Nl0xOUAPYANymOeOUfBV88xegm2WpgCb5kT+VVKyPGXf9NHKizEQ2W4iK+9zPeIRsgCs1yuYohVLkNvqVh+UHKdIHkMHgFqz4KcJoIgW7lHiT6czk90fII/UQ1HthdJ0qZjziVtNch4BDuTJMsNGU22VDKWmKOgS0gyfzNnTx+LRR+F92uLoYOjOh5kYmUoyaK6Iu2tcy9Okfa2uUGKtF9t2seKQ36fIu2GMx+QET7zYzK+UGUwS/i4xRJKagxgWzXUCOJ6WggO+0DxlNa3PQGHYvrGJGjp4R5F3iRL+zYp2jfcrmnf1uWOxcFshUdIg08yjhxm73V7vIo/4MIZvvi6ebtLi52+mbc8wfqCk0Ss75irYsSlHBhNY+j2ktBEl6eT7wnXaQjXaVZavJ4kummW6pbEeN4P0rtEVZ33axeX+9yhN1kaNXEhm3Q/4sKeocfgATdf7t7POgX9FnC52KodUS/pobmya1pjQ/LucTeH/5Eg/J40OheqqbLXs9rlmIvdy4dWZFaJlg3OM8s7LkvV6L3evkqtE93h7UtytpUtS0Q16YhqMpCDZqWahK7OL56Bpgex2cECzeQNWm++kTk3/vDti/BnG/5cgT/b8edqdmrBn9fizw78uY6t2PrQFlZnEF8CY7VSyQL1HqRS00SX/ozW+70wBVttul5sfdA8oWuzbh5gHoUOn1OIUdsjX55VwIe8Vb7QDJN8fLN8OUkHg/XujeVSooVjllLDoO2mHzEOcDzhlh4O0fstwUDo60j18PuNWeK09HKtl1Qvd8ivwh1/JlZVSGuwM1daSvqEaCmCmmuNOwUnkmOK02ic+clavrJP6lOux94s8FyZEP89KJE8q7QJvqda3wXpUn7hJGXJmQ+aAzU4LE7oxNpP8nmv5LFAjRb/m/KmLqSKZ30zX9S+T9Xa96lTtO9TA9r3bm7fp6z2PTSgfSCVhe171qk3EKX6Gnis1sBjp2jgsQENvIMbeMxq4KcHNBA8c2EDT6h6A1Gqr4EP1xr48Cka+PCABt7JDXzYauBvDmjgvd6gBj7q1huIUn0NfKTWwEdO0cBHBjTwLm7gI1YDf2tAA2nFDGjg/V69gSjV18DP1Br4mVM08DMDGvgebuBnrAZ+dkADnx3YwDvsuyLlsBpZPwBjs2Fvila/Eek/5KtgRhCcTbyuLwjOcR3BORYEZ18QnBvA6GAE5yZwO/j5llY/p/L8aP35UXk+ledXbHZWyPMrL1DsuzOes/12DeCvIZmwavIsOsJQ6ck81JxYQeGBRG4BUjQpxJBlkkppjdTPist1Utf5UtfG3NfiP5ffKOXPl/LrpO2vwImNPrdI2y+qt/0iKbtF2r51s7NV2n7xBepiubdts7MNz19hVO/b82Xmd5Gqt0ujrmCtvanjmtOr4xqp42p5+LX8sFzvWLZgw3G/O6S+12YkqzOys/vaDfhGcr1xhVDGG+idqgoPbZlcF76jXI+jiI2mWqteu/Y9vzyOhmx3g+z5/kGlStskl4Herbhw14CiUZnRlVql1dtExybihfXbRJfV94VabqI1vW2DjJiImIRMgsFJUdFeVNWx3UhNNF+lzRbjr0d8h5GeyuPzo33H52OuffI77JWHZ32G8fUZxqdRtM8wvuVdaB9mfO0oyocZf+BhxmNV4sLDjFc8rezDDDGv46wkm3QfZ29ufRzxivt5B4Fi1hxJpE44vxk+4wlMBopySIV9IvEk4xu7DPviJqj0683BPNBuIOZgPlvKWHjZYc8INgGjHPBZ8V08oA8IogAfN5d9PIfDveoxwyA5i7nPk2rZXvKZ4RcBg/WjLZKXkL9rahH3+XfPiYc8SXbpe+S+UX4lr4RvN8crAACimEnvlJku7XNb9ZRCItInwcwzqArJn6HjGWf88+BuCbTunGTRbTf14pqJxtMqvritLUCIDUQYEjt9mZxrUNN65ksFQXVQazZHbxAUKgSZi8wYlyhUsUahcrMQR7FYO6FT20ZvkHhazpWNMIY7tfwPFAZoKhkeA6mre1GFKliesOLkgNJ5CF7sjrXWaW2mnXeL7FmnxSFpF2M/yzM/N2sgrt7LpPcfoGN5BGsofd+c+enn50rjzcOq3wEp2XZ6rpniIn5btZKsQAwNpCFe5q6ltnZFbe1Uamu4+vbM5DJ92Wprr1RbVyn2iNC02to3Rq3ywOhDWClmiYvW4nDo2bn9ZZCKn3zMrbL2Qk1bM12/Qu+fzFR7Pmt/XH1AxipyAWjGvvde7Xwsh/dX6J0y5p4x1hPjPrH3Af6swZ8Mfzi14yT+nIs/6/DnfBzINsoJWQ+PjzawpbBKWoduPKGMWWtB9E5Qj94JRaPK0TtBPXqn0nf7bN139VnbYyzI0o5e9+o987E+arsTS2EAChsbm0RFQEfe5SpcjNcw1rPE+ETlhibxee4lVhykz3QewhFgfs6ADJagbUcx1f25HWWHcs3+BCQRRmjiHHQZEUTIqUkBxcjA/OFOdvS4CSmhgf5CkgBiuwLAsFQKJj+PdSygTi4aIYdzwMlvossnxHNAf72Mvd5j5HAOOF4CR3qOaRHQAsk/zpAvuoE79QtDVtrgDuyrXJvDV6hBYkq4jfycQkOlM5HAYzIv9Euog+p/ntjf7pvYH9H7wCMKyzgWMKhTi4GcG2y6YPggkBoT1gfEmUlziXtU33T6pU5PHJNpALU/puZbPoTKk5wrjYndh3ngafY64Ag1HwzxKddIhstgYcYO7xceL6P+ADkZk8f7xuSGitZPVryjFEmgW7HFEfEHPzqnT2F6XMpVyEY8GZrKbaWCln13O0G0DDLcB3t8ks5iNnCURqbjyoZ6PMHKQCe944B8nzQGNvE5YURFrMnxzNMuIQ9wPAIDQ2JbWCcm6HtV7iM0xrOt6ycuvDsPNnkp9fQskb02UleKs57jACM8/doseDAPj5bAsbFm641KQGxWl5bevlVdVpbuXqeQ1NJpiRPBfu1Zb4StA0ChH/Q/nWntvmXD8HtGpEbRxj9aeSuzYSSNsJHT9SpemY1dzFl1iUG0shVFxiGiwS2dQLlR7MGYjiSR8DEfgWv6kAkjbFIbx8sxFAOd21uVdXurs7Q3YfckW9kbps+x1uiitYGYO3eX/hD3vDcfWSx+4f/V9mn4yydDanQ6fY7j5GvsBFiBecWy6/3P7WY2YrvCJfy1dIWTKXv8oc8V2ZpsTfnluoleAsB8AVh/KK9m9nCv3RpKqHnjmIwxeP2P9saqljNW88vqQ9g3PlW9vZfziNIIl6M62htudeDGtkrM1iBlyZwOEXASCUhq/WnU+9Os+oMmYgRNTjDpl5UrrBrZ/t6a0UdnacQ6dqUyLSP6tf2VjliVHs5HANetxwi5CBbvlxkbGSkk1PDS/fv1sed4aTRsdPthsV+WBb2XZ1Gvm8UCOpGN9YYTGtIx9hmRtw9j9DtZcpj6OfKc22PsDCo8lnj9m+oYg+66EqnRyTrIEUAF6YERqpATsCuAnNPK8ulVTjZmO/z499DIdF6PcM+KAaxBs6ipqySNYzbCDo8JMQZabOBmAzmIVUEza/fOQHdagP4+gkwnR+A5d+Seuw/3zkB8VkYjza1p99ag1+PgYh52kmvoYw3i/7yshfg/D9GAWxCagvi/cio6MvhngPHlq2VCmPvlE5ik1TS+E700W0ME4SPFqVA7jf4Ek81qJmZJ5dSwsmY3ymDMRhXuyuEy2NbHOPZMHmnlKyFrjAF9YSXiL1cMeChbAYN6gyYVPllj2cs3UUPHtLfGBz5yzNlAIulYtgrhMzRlCB5/WRvyCkOQjAFnSjFhMH0AKIi3xs/3bY0XOsbtjo5N0tXLNRSfcZPuP5TUjiA1gAkEjX1oTjua2uJlhS4G8bIQFI1lH1zYgYODa5zKAFWBUUSQI+/jo7HLoAEIOS3Fz7jK4qxhpaYRcR1VRuc42dIvmgYil7JTDgy8JsqkckODdgByIKtJk7cgqLkwYMyOID+8/vOfL5j83b7vXv27iKIm6bRARVSh4pUfHifQvHYro9GLxwn6k4dbIZP5dAqnmQ7LRoXdhL2a3UuRZtevgxwEJciBr0EOQtaWGZADbk/AcGmSzztkKgwBcjCJOKpNRHwhPFbHgaMK4vPZWVTn4WP6+RWmhEckld1pa1QeUUaX+dI6IKNl92vvjVKaXES74pfalbeFgTcjCCfeIARMPtYCIlILMsff3ue3S3WxVgdhF62+ZPWTkhzQEV9UhFiIdyqHTtONRjFOVbemOY0eHCh9duBJ760cBFpVmEdhTozTnJ8db/6giSdlZ09AV/QSk9Sdjz1NrPkWWFEy4KGsOV2cu9lJ6SrhbmKqW9JTOrjOfZAP7HHh3pw3gVZLJPhOuWe+fsD+yl3x0w/PvQStj8vWx6fXejOk0Us6mC+6OY3vRXOaC5qDmG3EKVuIDhbwagAQh2hmgb9RdVpnZopozG/yISrC6TYSexZzuRiAKTFypxnERpzFm3IWD+UsTsJcA6fxmM3ijcu1a6z+ehnjZiA4DH3Du+ht3K1cP99LdMoQdh/EO6H6pAp2Wu2743bukPgmCaJZDF0k48Ki5m08eNT8ULTO1HJalQzmGkKoi2umCvF7qxyaKhGu5Iq/xlzxm1YghgWnUDBXYpXWaWr2NGY/Uc5H5iovJU9rt3B4ZYU5q8s5pl7ctTxotzxotzxotzxotwD2z7G++HM+XMa0dgutY5dz43nG5+R3G1e4XqVrraP++8lJ3w2q2MUT1Qn4zC/wnVbNLdfX6n+68Z4DRuMv+v5A9P0h/yhq8qgCdxPcnFi0gYFoA0MJO9HawIjhQbyFrjIaJYMH62xvI7FeD2nTGvjYRlIpfWwniZo+roHXN7LXtDE01/eqbSIqXXlY0nSzNg5EcMsggdPNkg3eOH00N3iInmsgZNdFXgoOeiW6aQmeiQ9VNocXVEq00nbCvkN9thModG/l48WZ/0twOyaXhTDBGaGlSv/M47NG/4BcDgfE/sCUyDHhok+Sg50ADa3BlaWZPGt5eiZGOAgylf76XM1+QcRYaQw5cmWZ9ku/ojgbn/tnw9DjBBv45xvKu7+me8nYuJT+zgGNQ9EC5a11tvUCmfxQSIEZ1/m9WMe/4+akUERWgpic+cXSzvZmCfUvRnW4uFesmRZAa5yQObDDB5F6xpP6Z4llt22thk4h8jw7+zWAcOfzMca/wPlpRcciYsW3SF6OYLNzLwICQkZA9wQVXk6b78RnY7NzCJ9EcwfxSSQ4q7S5DTAEv3tAYnC3tj1jhOP7v3egNEbGYk5njhywSYCTHnZ0DsYu8vtBwKbPFNke6N8Qp0/yGAEWqdLYnKpjS+D81ATDjQGVezanQEd+sZ44srG8ycnnm72EQVENKDSddg0MNCeo05fdLDGXHQO5vq+HEH19GekMe3TZzBJzycnqW2VMi1dK2d45HoekIzG9dw7jv3ii0oYD2hDQ3KMsRfoKmZismXUlAWZnrpfQnGFX5Qm5UebjepmO62QWrpFJ2M4njfhmgOOqXbvhTbZDpvNWfuGv6PE3hIBtEfd/S88XAy8w3j1m6/cPCNds4YT7Zh9AOXQYNjhCCAy1LQFfKk+AD/BW9IujgLjaO1KPLa9WCXxSObUStg8kfWK4IS/9mGhAsRh8kbPXwYpxywXql1AgYHe1DyqLSv0N7mFVPPrY/nvC4mtPKXi7wxrLdltxM6dK7tUhOh9QEp+3jc+K7PPNOKGNQSyhoU/i5kAQs4VyUMlYbhtuNEktotljI6MxXrYkKQtyaNxMTB5SBJzIex1vYS7YANXFOeN0B1mXg+FhEOdMpB5H5nYs13NWBXQvYXSMrIVGtgY1siW3dSNbmkc26hEtWLA4W6x3Z12jHM67xYkj+uTBcUBecQ6HqLBvOoIaA+Pux+xnWzFaurRLTILH511EAmFOae/jOfv2w5/zimce+6KHhsV5MIGggs/0zV7RzrrFw30Hn/r8Ntm9sX4vKqFZ7/3S5KB6ZZaEJvKu0Eg+pEfXlOlmQ8ZUzggoMAIjd1yKdJas946nAVtM0/O7ei/FK1L6VvornNSocc8oQSJ6GkrK4dqAbTRNY1//T7Lxqhg2eZE+YZr7imy4Cuso52l7qcOff3s5SVfQ78317jbZGa2uSkd5gT9o6tWK9DXE60SfLs0xcdyjwMYtJ1QGhu6YaJB/nFXl+NpFWNoaoiEUge5T5m2pvK0lb4vpbVxIe1Us/bIm3vTwgjfB55j+XCGC3HZMZ20aaQ3pUWsjdjtl3/Y0a/N08n7Aq4zEp6w9TdSeIsURNbNL2y2ukAV6nK+6Ol+szFe1CD0kAzwJ6h5aTzMNZex6xuSBF3qPZeN7XdtQgTv3u/mw8VCSRGWSMlZcIXQXmCQkcgSbnyiZR+fnHsqG+HKELl/HG+2C4nFZH4nNFw+ukmM2R7ORmwQzY0CJRjLobpTompGuNhhQIqFppHETRzekvR1QSVCyoeL88uB/6O7+tW5NZXFh8TsC/1JBkl6Xdydoad5/j34OSVlMHVkXeToGVAQgfrOSOPAOvjDe2cTdNlQxyl6FItDVScEBhA4TEu3SK63ZHC4u3NXxXJpEjCeHdaWDeHAqt0uxdfB8vIjn1aC7talQtZmhuU+zYR24RlN64a7eWLYSAsJ87k9tPNAbz1bM91YR3fVWi32bUygBN2zVXG8iW000KOe3VVPr6CpbiRRaZSaS7r5s9Vw2TiUTIlqqrCsD2O0fwLGO5zuK+jSEFTq0CFL4ELjw0EB88KHCh0J7zEp7KN3UXfPRCt90bRxdW4WuraZ11FtDy6j3Mm7IuO7fKmo4lQDcQm8c/VuN/o0v7N+aOYzEKnZ8pVF52dyrOV34qlcB/4pHl+OYuDG4KiSoUBy7gYCVDOD+MDasdzdiP7e0NK0KmVG2hocM/9vIablYDoCuZkjcH3G2HYG2hpPMjUBbM7TgYWb1x/RbuaaWaZK+DbMJsbW43OVa1JMnxIdPCpb7XYC3BwLqzqnqwCJJyCFem2LrtKtl88ETdewIv9L5iG5XA+IvT2O7LMc48VfaX/krLYA3CCx3udAKUgwtha6yFLphFY9SarNU8lCroTiDAufE2+vRebEMdjjuVNYL17jqTSnB/c5jjfydNwT7O28yIrlJe5q3t+edCTojAb6/eSDrwK7E3mpDdOY/4yfyTqZu6g1nCZC9R5DTjrYJNT9HOy0yftLqszIT7+utzDr39ca0lDo+1WVkNyASJgx46IvVTSxvJQh6Cew/GA5dL1e3BPZfFBE9qR+8y1et2M7O5Ulb4SgI6xynYytdF8fo5jASE+g3mR9MaetWMtg9gMTGzjxw+LOGzmDgLNnRQVfL7Pygq2UOSNYAUADNWGtf3srSV/OxpAJTFNz3phhbMWAwYyac0kARy/En6KsF9o6s0OnBo/nqK+jt7Snn1fkEqySTOii81LXgvl1TJEl1IyBLwRETuAir2bzQaYX2RK3cTsLJkLTKt+7TLU6eV97gHEHjcGlys3Esw0TgIucMP4iQNNUTly1kN4bySw/D34vMLzA7bKxLGKKbk99Q4XEpHEEHGbGHHT30bfNQJg+tkYfGgcQxXnoSauiSxMr2GOGMXIkFgwbIumpa03WENeSdGsUiefO0VUby50bgxB3MmB7VKZwoE5JYOy7DmHTx1WyafSSJ3waSpbdgTQ4senHb7SfDLhMZMRCwnMFU2EgGURJP3YR9s9jLOYjzJifLaOhkGU0ky/B3srYmh2KHk2X4drKMhsmNIoS+uk7oq23yXC1pjkHmdkM/oRtawKG6w4bO1cXaizkj5Crtgry62DGd829Z55I24zKNW3vweLkHj3OVYvQYT4Rm0XoISvjWyiew9/rYeyew964e8FC2GvQ1nvnTSMGeamU4C5u/4apwJvPOU00cINc6DVFh+KI6dCoPalY05WXWlQgkEA3KUBEh+0STlwTmPhqUoULKcGJ6O8cnp7nKdrGPZkMTbsx1mVQr5X2dU4LppcnKEQCSQC21G0aMm3ez/PPgbSVQH0wd+3TARKM0epgUvF6ZgteT7LyewAF4OiNclQcj/U1WPX0jDgJOvOrWkD0r3VMsWb9P7q/Cgj221TC0JMbbF/CmQKCcQsApNDhFa5USsDbkp0p0U2Zg5cFfRr4bXXrBNCCLN4unQTlS1RVCWSM90H6Zj/vdnFQ0lJOFTorTqBh9XCYLKW8PLEo106SG2pwQ52Efhrq6mdPmcpJXJJtqmGFq5E2INNLsBjfpb/YbdwuMciijHMjQR/UhdswQnyJNOh9BTpEXncU/3zog0IwKaWMQcp3DKczMwTCBHBbcNzd14cGj/IISd9UUSejJY86+qRAFrFw3ZaNLulhOlvewpIvTTPBup6Aq2yaCjOlCfyb3qpce4301QTeOSUZb5XH3ZB0ww4kGDwFncuecNgEszfV0zjrfVDUwdkL2wCRkxzhpGq6urCJ6cEwRd2GRRFTgsCTFMIXBv5aTVw1qEi3B8xTbCCAqNKzBUIW6QMUSzoc4jQZ74nBekzN+Yjexo4QtPNXm/7fu98MVX1y4IvAB5X1XyPu25075PseKROQ6ttHJ6mlVRW1kZZSByRB0ruzUJ1QvggUJliWgThMNaTXpEaMmpR9mD3u9ZjGLsgmIKJTNARZMRgjS9giGi/IFWskzaeNp0VygXg63qs3OywQUeg19a2AQ2Yo/qp3JsECoKq2shB/7rK50tMewNme746J18tnHqsJL/iXfk0QhurezqtbdvhCqmiqxOvc9lEelrkwgK1XxFUUjs06QTjVYN99/Cve/9dTvfSjU6AhQt653AXb9gxskDpNeBH1GyE7mplfheQpJesK1zn8HrBYs2DxO1/WYj+2QNyEcIxNA7XftK8eV+eJozgXHS8LBKBScBQOGL3ri3ewg98snHOiAH/G4AHwtdDZRfE0f0aHP8LHYpfNo8Xk2voW4iC9INPVq75KG4OXXAJeBrjj3841ytQ22Nr7aAuzc0PSbnnyP6QKC46z3MOOWfsN3kF+pWyYI6F7xNQzz1zDgf/7wh98TCUAnIAALdtMsAY9ck1weBjti0Hww3418QDcj1Txj5hhaWeOwTwLPEDQaEIg+u19n3Hjjdy38VKKOJRBVFxIL4e/0WQi/nfudmWivRd0nA1tKO+mxacmvWUpOesWI/GYbRr7lYeEvsIw87ZemkZP3lKaRp+AIMrTePeH3WSBh6/ctqwIba2hFPs7C5dn0wAb3EVeQoQLOEGNMiMsNaMJBtBezJw8zJb9u+0NeMPGnEPRk1wqDRcsaFaaPzm4lpZtXcUTjHrZQIJjoVr5qZfEk+z5TP94ZQPk26R4Keh3bBHFHkHcXmCCalQmCBwTDbZkg2sxYOjBBJHzZYhNEPKh4VNZXmiAWlHFxym3dxFwoGlQgTHQVsDX4A0pAQQkcVFFw28h/xUG/xJYDQWXltzt8OyZm1i8x647/r2N041mvvHHvbx1jykNIwgXqCZR88x3vf/4dx++8H+h2x3Hj99/7kZ/+o7/7p3+4cIP3aFXV7ByePGbdOIobD/hS1f2+BtDzJdrhsL9YgLW7RUKsy0C1RDCYiI58iXruRWyFNNHUJxhBpoJkoPPNva722brfFWjH+1w4iJROQBjUyHIAEoiOZx0repqNbkKKtCTafeHTV4gzy7Ye+4NtB+GxoplX66AHtkg7XiGkuRHGtX4VnabNvKONK7QGhJYugZpDqKYdgEIamkIQN9wEOw4g094iaV/K6mClEZVJDIE8XkR3x/ku4oHauRh2Bt4uymMEooubxs7QgAklzFKxMwzBzjBMImpvJIvnxQCYDWkTw3A2MtdbkY3CxDDEdhmYGIZg46ubGEbnsmEqSW+ap8oa0rtGf+9C0zU2crYX6VobXWsP7Fp7Yde6dNBomK4NoRVDpmvD6NoIujZKLKG3MuvOSzBVNqz7N0INpxIr0T8Er1BP12E0FvRv5RxGYgSESu/IxtiEsiIbwYfVAjAfHmsWQPiHfoNKL7UfoKYSebDo0RCe5ta6hPGwJo9nvuRoms91mbmxRWT2M7QRwdNp6vCXP6I2kLDgcWw+m/WfUnlDzPt5W4swXdiTZQ0Z5QTumG1qrXObyrvzU88ruCF5/1HdDhh/qmKPrItbq9lF4Vmq2JwrG5jhxiIzjIy2gxxaONW2Dzf9oO/oqAmSrtrsDGPaCIMgHfq7nNCwbHja00lXu1R2aGpmP80mzTkdNNP75krM8lmjVrB6LMIkj2BGwwehJyst+tYoLdDYZx0j1Vbzk4/XpFqqRFzGSKxtsWVZi7Wzj5ofRK5tgRxI5p/ds4vzG9NybbQ0mnM2zqQkwincVoWXnZuLm17e0DPrFYc8iJEtdhxmf9U+6ZRL0H0RT5vyvZJPmyKfNnQzMG0eIH1qdd5Vpfd5lMbtaU+cZ455G7wT+voBun5CX99P18c97fFRHPe0r6vpS5abt4mzRyzOHi15sRFQJbdPMfsYBu1rGDWRUOG+xM1s8FFKn6raZkHO/ou3S7udZe3d5WyKJBVXWr1JWTR78qYAJWNgi0dc25fHQKbIFlQCbPgAaKXdDirwPIHzuEhfj0CIKyFE+sTFW4ukbEspLe4ZLCyqKha28qN5CjY5OtGdUEZv6KW/NVf3HtZoIU2zZ5Y46s2q1yeU5hG+5hHNvn6XpVm99ojLB0MSOh91rZMhbaVB3R+BzemrxJxu7wXdmj8Cr+r2IPm0LbdLf4IBwtmLe14NulsT11RNekPmvMpoz6tzdd9mugqbafvFb6YdbKZNGcAFosJqs5kmYLXJIqwWBoiFPzKrTcBqV2era3JCUskJAzfTVdhME2ymre/IZmq1QKZF+3iJDN4WBwUpNcBVYetSNVQ7JIvOskOeZOZ1whdfr6f8vC2HqryrGSm/tDzQ/eZcf7VMDOV++b+9vGPtl//oyX75LU942kmvvmM+6+Vds2O+KJloVbZq0R2zy2vDtJKGETtmB8NRNT3tdXQ47LJ2TKvPsmPyiGYYzvqWaY1asqjsbHbO5FQ7Z7LYzpkM2Dm7sjbbsnMCO7tv67xets4bcmZoN5ZCEcN98zaHERq8dR5361snfV+wdbZ1O2TrPNlXp7V1HsTWGcgWOYutU18/69LWqa9P0vXxQID98b6gb+/ckZvX4dtre4mkAW7Jm2t7Z7vaOxNr7+R2ts3e2cYdzRBk72zL3tndXU6r7AtJJT1N6uX0LU92TyLvZMHumRg6ZEukzzoDTp/NqeLgcnNP5HszwJHwrBwoFbYzscOQLW7GEpN5P+Q08lizIU987Nks0KwS6KD1Zqmp0uihOFPOIKOHghkjkXBTtyqtBpVWujSyWiY1Y1gkzLNVmrCqoKnyiqO7wF1jsIymcAqnV9kkGmaBNHmBJPNzYqBvmm6A5hh+ftAG2JTbegNsltYL68qqVqGI+wKqdctq3YXVEiGhg5DE2nOWjVLPivSuxOQWMU6V7bOurCJ6ZkwRd2ERHQfXwVuR/3Z+jmG6v7Zfx76NSx7tRWhkacpgM+kp6GGgjRq4s86uGiU4xkrNDdhq/6aNmk2OWESsU4CQmkkYxC5Q/w7W1M3ODyCgabNzFsKLYCwJYJNYQyXXgEcE6Z8bW2aAFFixRJ+0qGmVJbv1w2zGpkk6+ApH582EGTvmtOGwZMevdNl5bp0dU8GZb2gcTT+SP1W1+EjboN0n9zoF5xAxGQHgQOIbUx7nI2KT9hBiIc5Tw5KrqEXnV6QkyFWFHFd2IRZLfCRmeCXtb4gZHtGJRVPLzh892Oe9a3tps9scpFpfhFolQm2J0eTTXCYdpWZYTfwo72sPDkwuJYHnPe/M39VD8FHB93I1IOHPaW1ZD94D1NxW5oqHGwKB/snROyiDd7kSM1yWkyBBeGl8jj2O/3lwaVb7c7F398V917JNvWVIhSXEsWc5OGJq/bZTnKtrR48/bCWp8YtvP/a590TFX/7Jx0gK+IIU+DK3aHP/IwLl5jPUewmyzz+XeRgmJS+Ez1p86zl+07kDKuQfzKze/Zb6rJ66LcUfOYu1EplHDR0qoA6wnyFWu7uleFyjy7/Tgx/340aBye4nsnrlN58dST9Zyp4L7w4eWbSAXnNMv+Z33Wl5lO7wqwC3UBHIgrbXnuGfn60TSfUEF0kfFDFWxpOTOiMvBHUMbrLIpf7HzmKDv+is/N1jX7yHCOPJ9xF5zB5fDmVovbLSemUAbVjAnbwwX+iEmWQEhzmxz1MDJ+ywEiB5rUmW+eq7ueR0mcwGB109x8YSsozpOujKRP3vxSfqcAWW3j9RT7+YiXrqsT/87bD4s8c+v9wVfObv6Xn6/b55+oMXPU/n29N0/pKz9I1Bs/SNU8zSMmYCdeGHf1p6Jp4ZPBMbX8RE/PlT+78RkkgO2Xw50/CEnoY/7JuGL5tpCJaYhgBWPgn6p3IKcjTi/liagWlOkgPCXMcpz+D8ZBSLgmm6a/C2gHRVjar1+GZcwDBGAAJsIYOQIziljGGDRNj+CxkxzflzVcyfNu+nhhwWyDWx9/7l3DJ3vKe/9HlibH/91NeWu14GExzX9WcPf/qnaO196Yu/vVwmyQlL9PY5u6W+fUpqJE5RcjqM+unP0fp/6jEJSl1WC2LTgrSvBZJIiVNjLHzRPy82DFTjCYNLXKFF/PacZJcuIRLTP+NY5KrE57nEB91K9rIABis8ifO1HBZoOSwwcphny2F1NGg7tU254XvFnE4e/bjOrKS3/jP/SIKHPTtjWc88AAOj3u71HfxyPt7/BZbKdCbH87XpU/zZXghwRZljkqEqeqz1qFDV/OR3E7dVxTrPWnm0jXOjTpOhNGSrKlOkXbjBO67vP0qfGrqVpOpH9N2H8fkUbXoi4p/5ZIluUaamp89/mRPcCn7RMwjxjKDVPvOPRXTuK/1XVmlkbuPSszh+lYnZlM7ZpnTONlXcW/vpUVead8wtk6+XedarnG6qyummcFQ44UqWuWfwztDg0/JPT/En41VVyLQma7pC1nSi8nUMM6l0KkPVn2hOFQ945ZvjaU7EKCQWM3FVGx97q3HodFNQytlPR4hJR8OEkhfT/iXzq/l5q6pQZhL2Hja/adxXOGZAE6wu5ozW9O/yiQL1vRVAtek7THbVt6oeW7AfFTs+8W3eJvIWXck20YbDh5N3tJKcEVzfqgerYdB58FrEf92SNeBz3jXoPIu8LxRsnhBWwZsBndNBdu4GknSP0kcL+bgjaVPWhNWlyZA9SvLsmZE/8Ytwabi+/C7uEzvK7+I9cY3M8NXiYHkM5G/7UDyAG5YPxf3W+mAfinutG+xDcVhJVXcoadAhJcR3EJ/POiUJzCp9SdN9EeAg4KAQmVmUNLcM5zMAwlmEThzrU0m6OyQJxznXeiap1ieRaf1sb11vBY7ZG/EGI/PH5gI+QiZXGAxW1fUJhSP3U6UCBqah6tdnrOtZ13rKun6qvEYeQeKS6R0GNEhwCVdo+MwNDE84Ii6yw+wiiwTwOMenGB+3RItRGjiOHQEkMA4+e1E9PSiAAKxsYIdUP/y+4ryVDU49dqie5tNmRJzmE4k9rVya5e8c+7SM7I2KMzYgZzxn0wQ4Aa3ZrFEH/w41+DeVltySVYYpPVWQeGfdKobvbqXUzMI0jpljb0uAvtpvsm0BK6naegwRyeBm7Ka2UeYFRCNTAyqS2QFZyQSBzmSOQHgyTaDEDZ6T2BkQM2tX/yLv2ZtOE73dRDFam//vcEV7qOunibAnhZ5W+XKh85wKqAdpq4wGxerU7724tsy6L2Fb/oDb8vALhB587jsFPZg+cdrAg18NVWtgaIyCD7NnVGXjrFssskzsgH9o9Hijok1MJTCgJXFJMQ46y4bclnR9DPGS3sEtjasjlbgwaEFWNyoW7DgAo7DrAU5WTcE3os0q4JgZ/hU4Dg5tm1B6hgx6OCnwh/hAqoqbeUdNGBmRd1lz9iqNS3Ak1wnuToF2Vcr+dpP55LzM5/9pUJ+Lv3r41z8U6hSr+of6yaE2QhEy0NTLwQbVLp6hfhfPPPzmD4WV1yc7igWcEMcX9cnXUOovv7z/EyEH2WqV35+9zXjJRxzp88YeIn5cqrXB9hF+lI41dOOvn4T//Fe//sV7IrZx6Bo+uWgNzR4DNDcHjl7xjS997J7ld77DpMQ+J1VRQMLqYMN/HkhUAJ74+dqi0PHqDoJZHD4/e0wNRHvV+blWR2yhjPUcKy4kY++Mn62D1dbQDCECb9O5Tgs2SAhaqssmlH82eSRxTDEZTnOlI60ydSlTuCOBqdpFXODTWKluZOfWAMjAD7UXBKXboRS6kUVu+psp3dkyRm9KsZFwPg9hv3bum8sjHaUes9kwb8znTUSpJ9vz1kSvzVHq8YGshVBkhdHtUuPP+AkSbp2bSLBqwAIzZBmWhrMmotRHNNiWjlIfzVr39VZMdWkhsx2n17LQ2lvLNT1qe/8ybI6QKdSAuPSR7XkDbhAclx5nQ72V8EqsrE0r6GYK/w39JvODKW3dWiwuPc5WSlx6tCAufVBHB10ts/ODrpY5IFkkGXgQl97MOq9mX/cqx65EBMdy0sKADWFMOFyXrpGRfqVthluJuMaDR/MxBOwmiEsf57j0Vt1cJ3UtuG/XFAAkDQmDWcTFAsjGeCtYCSfh6pFRhKV3pVG+dZ9utXyr4IClENQCwAY1w7qKrUGR6O+VNbqw0h1bUXesO1yJcdGNn1JEPq0q+ruNr8ZFqW/i22LPGxj93TfRA4ty9Hd9sts8lbQwsZQHz3WUDJovgVSxbxZ7iWjSg3nM0d+Rjv6OEf3d2JnhLEsn0YZEfzfs6O/IRH8LOY3VyWnMJoIxfgVHf9sN/UTZUMnxwPHfY8WTHJgwVuQaQY0BZRfDYEc9H6xhsI9j4xgzGOyrgGi4OhvHAXwVDuBj9cfyslRvNZxqxwSPfXyamgHAXHq0cKfz8Sup7fz8eP9rdQSuNLE3Duyc4ozLeVmML6/FjBo/XmRE/dya1Ro3XiFCffAbT7fyesXOIhVjAMY1IP10thL9Z6uyIyHwqQCoQ5h9kkXvy0//GKCf/2MtIhsh309u912gbnNQokr/ZK5ycXPqqTCMgul550fajglMflgV3sVlzvWTFyKXGHIbMfbjJcJCT2BTb5dpyaXQWud+Vwean+M94FqOWHznuAL6BAkTZUoEqfcc71F1D63egy7AEVT6pxo5N/C2GJTZbynona6xkymE/FjONR90L3rbN3/98D985v5XHtb48EHxiovbTq3/sm8sWlWPY4+cTR7z4tqDjnkQBXscF3cN3AyM8pCVNG6lVMxCu3rnnk3UQs12nkbFjIefBZxPUaUn5ioZjYUzeVmgXxbgZcESLwsWvqxwkvOInpC3WWwTTyhMPs+t0nSU3rafu3cTche7ydtc19uj9tbSHIqrYcqPMEi1d44X58F1W0XZfSQP9Jv/xxY97KokiB/lCHv3np/PQztJC9/Mwrvz8Ege3Zm5Fz3w8v3feNUDn7rw7mv5XAjQ63O88cPIwjPOYYzAFz2cq03Q41RZerLgzmsZgxXDMM6B3uowlcFGAETW4G55ELdkT7pbcEaD8n4i3ipYl86DefxKt/JbaSUfaIQuchLNeHvcGWV034fcKo+aw7Pk9dGSJ2Rp0kUev/CwDKQ+zdFDz7gSCnzS5ayBONxRN4HbDf0CQlA5cQA1EsmwXs/R8jQiiL08x0slEDVm8FeP+cAzrjCLby1fNRGxtQ3ddXTyMX28FtsaK7eafAia1EhJIXsjobfxVdzgZDr3BFu/bCXi2xiFnz4Zl58GwxVSOywHExxzOSB+uhcKVG3WpF8PSNo68AzBoL7PFW3mvS7rfh0wFiRpBGsJSmp6XZshXyBioPfwqhEQWO0B4cKIwQWMAwTecY04kelfnfQh3rkiq1ZHcjbyMjnbO+5m0YP7p5z/1OZg8Cfcwuc0atoqwMatJ93C1QH7CaJr0OVn9pW2r/tdKX6vCw/UwOKLCvKY3SOXdfKbYH/ASgku+o/83++A4Inky9V13UTG0e/H3Ik8OrKJWmJSTbICsWpKdIRRCmhri+0UV1YTAyqjfzrrmLkg6bds1bUTR7B02Oh2P7frwbz1SpocumzxcrnPZZz8sk5acZIuC5uqsppTe7GP6XjUNS//b1vAHgrXrqh//JLTJnWQ+K/YJC7jey9cnthmL7VRqc9q4lknKSaedaelSLFO0w40br1Qmn2/d5jTdHFTZ/drH27sjwy4cLKyCmM3vUT0Rs+45brXd/Bqva1yhHMJVyxtYPtYUpL3Lx8QF6xDRotrSxFfZSnivwoT/r9Hf/mSr/zk3IVvYJm1nFTOpXI6GPnEdY+rKumlfh02raf4dRefnkKWjvmXcGO/NldLpvmjSu1BN1gl8YTSG6DDGyDzymt6zhIboFNjwLwB9m+2Eqb9J32pfP6nCwQCIbInVDlf5Q55QlvwuTmubo6L5uiFf4emzEP68zDn0RzQnP4kQNycP+1rzh1e5QOZlQr5SnWoTA4QGQu/gh5hZD+hmZR4a6E4PUqI4xUrLkshxslRVrNAmZqLBSXaIJY3s/hyDqfLtCDsVPkvcl0IXqVwKJBumUQR9OTOUuuFZyRVhL/WWaPzvQEDoYkMEX7WLCSHN3JHNKfx1m03AfgcvqqxgGOwnaV0HZC8I+nX52o+Azlfp7QHYXC+rBMuRfo45jDZsK+AbDrsTZIH7ZqrjT2s2q8g61Mt/QMcNeG30fOLv3z6a14vKP76xP73hJK+yNJvSIIh1YlCVkIGYYK4kZ7PSt1v/cmnPZoc4D4GCUNSQMfoF3/9ZUW/fvVPoGMMW7789JdPvg+veQbY34wNLw8cxwPPfOljnwhR4VP7fztk+CP58TH8+DW86u8+s//PQrbxaoXlP73VKCwDrbBUrLD0iybspY6AwjiSjoPRUADCkHzgpcr/y5aeVK7GIbHxVQbbENc+Cd9kB+GIXPu6eu3rpPZzpfYf2uz8kNT+Hy5Q/yFTyVkDESDO5YpKD+PfVcj8vVf8/4MX5LodLsN1m43PYc2VP5jPI40RZblu89GdfWxvZ0pjjdNCZ3/5ZZB/d1B0dyX/B3sUc5Iw+pidVSaPNXJPwEGAbokwxL+yg4GTrJKFK64xGXtQpIe41h/FfFfLKyxm/f/BAmlUyh5VPj9ktp6AnB5l7iaa3QgbBiDRcIoS/7tpTond1olGWlhQdwWBaGkbmA6BBY2gcHWBpUWSAqBGJPqhgciMvDnBEJ+0mc9TMTseLJ6DaXQia0xtPDDXQ7Lk1SS5cvs5DgVJ9LqSJiJrA/IOPEFHQPzktBhNmsUtfJWyIwCxzHxonoTt5nnKyYfnK8wutqDs5QIjWjtFtY/CGgLbqC/J6gaaRVZkK6xQOb5eqLwsXKlMvbjKWJ1pl8lGeqM42Y6WcQEYa38+R7gdo4Ntz0cnspRGuFGD3OF1Yfq5YklAUGr7iuXCfmYeAhTdbEVdkdbIEhD+SsBuTnBUy1zWejUTzkgV7YKsaUNAixnZDbxqhvMSQKNm1izD5MtHOEgeqjQTpdSEG2Ez62A36GhPwq74cHYwnt9uRy4HEIV7A6LQEtT2hGNbEo9zZgB2wmHUCrF/q7Ph/MWpKtY6PwLD4XnqNQJoeDXtcr62McBmEIG0gV72yFzeFBPDARKT8wTGhdb2iV5bB4MHOlXHHHJ1oN++bDAazKzXzYKjeQqTg5+lN/WGaNMene4NC0rhCK2L55/3YGBIYHZIdGIPbXZYkfn39ZrGHWiqy0qGmeneSsv6oAxnlNwZnKMo/aAEui6JMjG4/KLAE3aOiQqpdnsegeWxPaJBdOy3TEvSvxNH2ibdHwJOiPVW/Zt5pn53oGECOGpilggWmCWWGoHl3TrdcVp2rcsazSzAsiZCau3L2q/Ox1gDk1KZLtunK3hT7D+MPerzFoe1NpJFE+wOaY0fLS6GH83HoYIGMF++iu0ZSnwda0ONGgf91Fclu/Ag+2gHgLvczWycjQM+LBu1J1fAuDEsjaw3DXdbfdMtyAdwxcu1RxknfLaQd+EHmftistRh8LG23f99ldZBiTNALM4AvkQEj0thK/sXPfTtKvOEqoERAKGrPIIqMXDG6+0A+BM15N1Fx6v+pWFNphhh/P6VIFg1VbES/XCjwEbqoc5WwgCDY9r3ZNFng0kzSBahLZ69VW0YXQIYXRpsdAm00aUBo0u0E27iEEEiMbpEttElqNVoLDCyBsbqa2Csj2DH+JVshLFb/ImyxcZ5MmYO5mtrzAkHR6si45SFgD1be/GEpCL2ix1Ibj9W/JNzKd1KjGuYNktEchSTJG5iYICcWaLyRsZDcrxE5R2HVSIa8JAkfAuByju22UnFHDE6QIJO/jkclLMQwReFI3IR7740uun/2lepyrdK/liRB6iA4IHRAaEXwa+FfUDFqxPDfS7JU2Exc4Ukac2SyhYWFq+U/Lr/8VLJ8Erv+TbrrHETbbl1N4vktvtHsePStoieOy7WFz9m7vyYuXOjuXOjuXMz3SngUHcr2pA1Lm4z4DM1rngHt+12+Q0ZtiMYsaSMlHho5rI2bnsDbrcaSb3eZvVj06qq77Y34HYr7quKRCZkbj/pyDCdd3k7tGpsVI82rBrt262or8a4+jG2qrJv43xaeyYyA/V+Hqjb9EDF9kBFVQURjrK1CsLqR7v99m2ImLVnAun6Cer2YXUJwz+b54LqOdZ81p7zqx99JP9FYzw5Qe/TDadLHwuFzi3TDLNpQmyz2Li1ZDFbXYX0/2G/tmpje2DjdkRjJDEtQMSLsgadOzh+epesHEijcSLsH7tAZB29K7eW5KDrsidLeVJtO6X4toMEthK01i0a29rmPOnVAWFzdZ5KJQTWA8xrL6Zl5orGADpQ2vdc1JS5vRgBVT/Ex7qNu+YPZBFytiksVQGIofIx1Ccx9aZqSHl1eAZeLbfdPnfw0OFjszP7tk8AphPnMnCdqXUHjzIaAPDokTocIJJHMTxHxSqoLBB6oEKmN2cuVBDYC98VVKCoxxw7OfZGEzhAlTobvHUWK3CLLjKPutt4iccyRhGANaNiHf0xGNlZtNY5S3R+wMvP4itlc9KlPqERKFgwodHyUOp8KxKdHt9YoWW/KOi1hTHfVPmmvKnByZFMsVkhDln45HEFZd3UUd+YWjoUuRiDJmdfjcEDoGhrB3yW1QMyPmhA1pQDMp41eUCa9QHhbiOZIx++MCRIApv+HS+GaOqvn/92AA9gJD4oUML6ESPQypvA16VrkGcTlJk3LlCb4Wa8jdkAS2I+e5BN5CBtf2cuC07LbgwTWdBC1skRfEmOQETNg802v9qL+VXybl4JDe7EJuhyjSDWNA5ndNJKLCzSqPJKrhLUOslDQUNJjuu9sLcr1mosiOe2bOSiYp4UW+xGgJi02fCV9XQINlz0yiMlNexsZHBlF/9zvHXQXx7FUj1PNfN4ngQYFxDkjXmd56BnAedqmcM3fjTOVjEwLtRsOSVchbNVbFwLNVvOIJCKzC3lIUcfVulI2xS48eDg0Qk65s4BhgyIMMGc0bllre3AuMraUyefVozNXrKQH30VxCO6rdFS4ODS4FPvbuYIu/O4EIV5BdsD+Gw9wv6Wu/XVpVvueU95eXdpgf6RLVl1+YYJJMW9lu2rnEvDHrxlDpu/jGFbgMzu2jJsJkPxd059JF7HI/F3RkUdMUtcuuvvKbt58sKsuiy76aCbiR3B7yVvaapSxXFIVVApBkdBMjIonZHh1EGOtm/vMkICOXuCFfVpwmLF7xq4tfL2Udq1Fg1E/NaXvvhnpxH/yoJkPPCl4/LSNfLSbKmX/t3Xf/0bYfGV5UdzLvJarZ1/6qeMdj4suiU4jaKNKY811Jku+S2rZIsFAP3D71s/tCFjLNp22wd5GQ1Hgou+6FgAgptTgt2N2V+o2rCu7EZfD459oCp0gd2DQ9YP5y3ZA/0EcYPHfuq0A3iX0x/M/6RQw7lCDet6aolY+D9524ei4puPfeyeZcfjghzUAnJYImaZ1v+7Tz9aGYmtTx1XH1Zx9ZEdVy/QBAFj44YGlkDkEm2jlt8CCxGvfmfJmPpoyZh6qWhJdAMuYtDU6jH1IQf3hUsH1VMFh0qM8UdTv4nNnLZyS+nr2xwxqCX1iL4DHFFCRxYwJ19nLnbSvzX2T/iE0cfV8EgAInG0OO1wlETxzLI5ZH8jwjJL3AAGHYBNjWKRrHXgIE7njZV04F+0MX//5C/QKln2gHDeF6L9+GYtjpEEO4h3v0ISi2/pMd75Rb324i14+rEP7zuNFiD+pD3wnevw53z82chz8xZ2xOwshZlx50+Fxd8/8cXTQL2BLrRTD5dnw9BF+LNtIUkr+Ip17EQzkxW+bK+L37Ne+qJ3hwJO23ol/+3DH/vEwh34lCztm1/62G+HxTe//uunMRrrFgzGOvw5H382ngZ6wTcf/sppvzuDDrX27gx/zhIIooUTgTyLp6KItt77bnvrabN2IKT3D0aKP6MC6tD/Lku8jYx4e4qMTkhOU7hQayydyynWylxjcYxwJyjRbg1uq4bZC/iwEM7PmQNAFweExjzbqubqh4GL7roT/33wQhrE6lwAptAcIA6Xjk6VIFzOgty68d1brptAhNYSuBY/dzrcwe+fAomMExN6WRr6lpdIHiv+7PiDA4F3Tknziz34QnCuOg8ezfuxYGI2swdt0d8shs4ikRoCFdPoh4qJSqiYeFGomAbLTvbuFC0CFcOQkC/ZuP/5E/s/saB4YmGRGA1B8hcuouNOCN6yKiJ2mNuvIWcAeqoYA+A/blBW6P8xhP6rw9WNZz+DG3dUN048iBsMBgAmodYrBgRor1ezfI8qdm7lep0+CAPn+jpkgVNBGHzgk/h+TVmns52rdLbpGrGFTP2HDdjhzMq8i57A3qe//8bD+D5Zfn/yE/ielTUSK0KNyO40hdk9Qb+SmKBFeLeYNah669Uc2wuK95Z3HM6MVLy9vOGOClwUw+slHwxcf6YU19b9a5HWFPy0lzg8/sOXfppEoKeXLY/x1hOfztbD/uKLNyAtE5If+4UXtu/Ey993ROJYojVtQJGd/tHG72/EQM5bO9AFcqALT3mgY/e509ApIMucGiS2l6CXnwvAE36BCfUDbuHVeYLAtMOZdQrXn1cb3HfaXw6WX9wN7nPMEo7vmz0MFGp8+cs///Rbfv+vnvzVp2hpPV0xjE0bGISDH/zjb77nV79GP8O7tkjWu0DlmfraU1+7ffYEFXvUFPvmfXd99C+o2DFlvfAjZSX0wnvNlwfpy3tRW3e9+07c/NZnjuzj2t5aFnn7+z6Gl86ZG+9zkVlCv4qev8Hq4w59PU/XV1sv3CbsA3zoqT+/jRjlJsONqOwzf/Txvyq5kbTpLFw/um/2OF2Po1lfojW9gdnPu8F+gjr7+V8Vb3kvG3WKh6s7h+TO4V8s78zJnSerMs8K03rgLeWd35U7s9VTn5Q7x99c3rlf7uz/qfLOB+TOr1Vl7pA7J36hvDMrd95UgfjfzDd+s3roer7xrqrEa/nGP1UltvONN1ft5RR2xV+/tbxxLt/4ZvVIJuhwwnXfyBgREuh9GfyeduZR5m27iS24Xml9Udu0HTiS4O4oc68SZzF98zJOnBttE/csMUaxvTin+aHqOBbCE2VAzOlQoXOf5dBzAbFzNYida7BR8eoSyA7WcRdpC4BlKu4dWBUz0/yx99I2A7YW3s2ly6THLpPUELo325nOJasQCZqu+E1KC/qdJ1ul8+THFTuUm5RfqjQBmLACtziGmAOGe9JhBVYAiysBLCAmDlwhieI85VygcOd+vvOEM3225wikzb1853h1J3M5pdthZUIbzvEe8KrYK/1yN/3wPgHPcKmFlSr4tTSsVbzYw6oKUOgLS6gCFhwTB+hIiA6woJxa5N/rdklw2ccTtWJmMH4Yp6QXhADiopdOVABGeSw4PJAG4XYc2zBUDQ1DFV0l1jN1sfwgLj5QtUYaj+o5oDym77pd7xLPKUnmrAb5VvbFxS8vpiGFRyE73oOOWxoCvSNup/apqw1Eh3BnD1l6gp09BuC/uYczZad4VKDhekNUhArh3+UTO2mraqMw/uErKgaIFlDs2/A6iWCcD/GhE6rlw+xvQjQ1VGZUS6RYGx/YeFJaYfQunUcNFie6GqGrcb4aRWYGrgUkNmQlZhtlbudnI8A0os/Weuw/7G3LEFEIhPcBujzG3sMAk1rrpL1O1kKKB43vZV9zQ1l0NtkzhrOOdvz2ES37nJLI25gjb8VXDxa8AHMfX84aSB192zfTaHx6TPyf9LSLo0113wrRjdnHOaYeOpNEOyPrnbPoo7Xeyehj7AI4MiGGdxV9dDY74/QxDCSxOFsBJLEhVjYi4QXNIIDFZsRzoMUepjxZdGglrkezyjOFdAlZeFUbYB0y9wzmhvlrmfmLy4EXb1V2YQ6w7jp0skGcfBYgFq/JZDSdj/DcZfThU1PoI+6NwNpWzmRszeSInskhPZOjMpM8OD+9f/DUjGZUrZ64NprU5i6GpTlUEKJ+RqzIxe9q9Kx7GWU1nqYbAmurQHUCGL/sBxK2aKJ1PytRqxcLBM29Sijvw0pI71eV0N5JBQgz8K8ei6XPKgCcTbr3KbgHE7NSvWHrldxVqt28MkuzYU2GI+i3Ra4lTQ0iTyHObkmc3UWIU7OhhfQ3JPQ3KvQ3Moj+hoX+Uov+hODEk8u4BDQGsa6G3Nasq2Hg1UqkMB1AbuGENYAT5s5olKhDGPxNtK3I3tDToafPLjseD7srb4SDStpe4rRrnPlFjfbmpG/eZ0fwuaUbpZP+I4dTvaYUSXQWQR8c4hKhEd4nHHZiCLBF+XrTwdHtMt4j+H936EAJANfj4HoY4ZMus3unRMyaqSHfePWEtRoiSgQeTwBwnLJRxq9UMHAkLTt0bZxznB/ypDxcOed0nqh+lJtxHVd4SAlSALXOgd4tGZOGFsE0ft6Wox3+5RPJn3o+Ipk9SzBxKxcaRhGE2v4c70boY3BWa9LK2LiVjfTs+EDUudHg3n2aSrfo97O35m3+nQ6DreJsk4tRnjmkrGdoP9/sHOfw4PXu4ywHrqcDB9gZF/6ismvQoHsRSJDq+HqZ5VFqlfvwAvmlA8bjkFvLTjDc2rKteC/OMXivCODr3QcUt52T/aDt+r1sjIvSD7H4FZ3jOcDzwUW8yaPzStbZ5N1I5X3GYGRPo1l8hhvo14hzcOHxXzwgI/ossamDzKaYXau1zvhWgUC4UTTzmZGlmlmD8+91eOABDpJ1Xj8h83Br3ska12LRIgtGh4+MUXrfAZ3b4WQZBPoh3/M5VN2aXp1IWTL6SqzCQTjCallRbqe4TaOax+Z2ps6mnjHEJdihNORGEm+YLjA9D+stKoTfUIO+yviFqIcVA+UbcANhe2Xd3iZgX4YIFbpXVe86pPQuFbLYW9UppBmVNBHK3Fs0wS/R94GrWNEEVDNnezsYJxMvPszzv8mjIxWTrBkA3Th2NzJjJfekr8wz0Verp+yZFGpiCYlGgH3BwflCLB6IJdTEEmpiCYVYQk0s4bKIxasRS5I1JVmjEAs7+xGxuEIsJM+DWNwe+21ziwyxhBaxPOl5Xj+xGK8PRoSviCXUgxOYmaKjZXEHpkRaFwtVNGikvkRU0WyL9yIN5pf0WAWGCKqqXJ6LoDb58uS9yn5UJj8sJz+QSbYmnyvX94EsZk1+iEwl18vk0wsPKZk1079ygr8kvIabXTUa6BF6dgOwAsbYKFmBi9kN9OwGenYDmd1Az26wrNl1a7NLMsDrJFSKZzeGjynNbiyz62YxZjfm4xTPbmBmN7Bm959cz11sdnlSofvCuyOtlaNB+CrNXcPMXUhfzTDwyGlMogATX/3aNy08WcubGh7AWSXvlanC4H/1ezv4tHXYgx9hk3r9hIwSBj/C4EenGPx3eTT43mKDf2jh4ONjVvEC+nK5gMYxzF+2J+EOrJfGJnutHFZWqRc5GTAioHqelC+Xk0Isr2yFsDxrXmIzL+l3dV6wP7rV/uia/XHpeflk1HAZE1D8MyP6LEW4Y6raKxGJmkeIQZVY1IaJRc2bEo2acKxkS6JR2wujURtzODNOZAl7PXfYQE+HAU5k3cUhOaUD01CJBUPnRlhQh/g3OyN6yDnn/PK4FkL7I2cUCTgchpE1zHwEHMaMKB0fpfNOeJ76uMpHEb0arnU+pvIV84CLmXQ/oiCzaRF1mB1Dh6sMmgxs1hokkLfkthbIpVlhkZUnQm6YiZ95KetSA0og1dk6JPmTwFUJDR6byEYQGrx44Or4qQJXx08jcHUcd8YtszZy2EnYKh3TdBxy1oHlmg6OrWwFnFeHd2ejtVBViCrGbA28Nxweh3i+QSnc8SrzJEZi9jMu8nKFU1+97W/9De7owOFjCYZvaychhAdJVJCPjzRvUYFR/G7Ssmqc0OKrt33bh2njM269hN2Uvi/nqZcTHyMyexlJh/SxhoSgEC6ULj5Ge+zvTt2VUzT1A/pTQQjQubGQ8A1hKzRCniQIjIy7dQhNpV69a/gEKGPHSQ6ozkf2M4Svk/wVYvr98lzj2ApX4Ylw1LWRu10bq7tMuoA6D7BWtDzQLhfs19PHVNQhx9QSbBku2z4+YHkCWkyP0aw2Iia4zKd1soS7DjL/MOTWI0dK+CiHZqm8fMNEQl3+f+Bc97zED05pOeZRfexsIYkAcQ0abDonCkoDCt+E8DEUcOk8eKfCVVylb6oQ3B0Lwd1hBHfHQnB3LAR3x0JwZ1VAdf2sdf2cdV2ivDsWyrtjobw7fISl4XvnfoM/rvXqz7DO/0GxllGn1Ursco94F6jRTMGLZIPbykozGhLQtEBhnIthh3xcIx/bBVJkW1X6Im0uu9/d4G3sQ/pfJ4ggkyh96AsH/PUwLhVrgLpPg6gEgT13i08yBrsxtTyov13N3z6lv11h2Zy+WplafDEwHS1vbElOcm8f0rbB0+jC8VoXJDlB1QXjVvAYbmfl9/s/dowR1HhA17uLDWjKA1r2+KFaj4/9f5l7F/i6qmpfeD33XnuvnWSnLVKIx7P2AjXctlgep/R1aFZsaXmIPYIezv35fTRNNzRp2rRJaMuxpwltGiPyKF5RqCBJCrYq1cqzIJVQXq0iVlTsPddHlIdFitYjakWEO/9jzLnW3Ds7bdH7u98Hv2av51zzMeaYY47Hf5S0+LEKLR7WGsivJEYtR47vY+9gfKve8fj2uHrncGYHfXx77tw45vjuKWnt4yWtfaJCaw9eWza+I/r4PkOtfTxubXnbsnrbGjnBxCm/YNTyS+NmnvJLvnJR5RY/ubFnwOYWPzAim2pyUw1qJj78bq3Ob+7aQO2YSEDGKqoKle+7vqw1m7drrdlHrXkyGbtsQEg0s0zRlkYY0p/PcbqK0ga9MKpBLx61QY8L3iobdNbYzYmMWUQ8I+LmCeK3VvC9aUjPErfzzofidsKsNropT485MEx0ij5Lm/PSqOa8nDTHGNWcYQTMpbg5cnQsbg73PYx+ZvQeRYnR+1ojMgQm7bjp02Wjsl9vylkGrw7w0eyOAO49LIQ+uw5whwgoFotpHa3FhNCNY6y0JD3JoCQE7wkxS4i6ohTfL5jm+gSYW+zevdA5l1ZxhzN9ln3S+Ts/aVT4pHH0T7p/5yfzFT6ZL//krdhhw0dcSZvDHIKGfYKOBiUuzFFS6BgSKFS/FtwnobkfWwiVz0BHmdaiiEggkgnXSRVGWxSVyjhuVuM3XhwmJ0sgqjDYTuJi2fwvDIcMsRQp0fEsyYF2WXb0xLfy4gayo8WYfbBiGNg+LvBnGNx16O+ep+2o50nSVC2In20KzTrqWf6Q4EuBSWPye9t2up24U0u6lXI221rO5rh3ERpzXP2bOY7+JWNMZoz+VcmYEckGAMsd8DLfUagi2GhsQ1Jxl1f1Np7xEVLW5Xr1aC5b6+cwHZ3BnkTl3WzpUOmidaZx7NZ5x9G6Mgfd0dSj1//MSvWXdJKOzqxc85gkvAYCWFJSawMZ+pIQyGqQS/UMe6E/C6B/MqJ553RKmiu65czoLBDNwkQEbmiqi4Xgw3OaiGAmkLxNSeCHjfMC+JpGJPFycZ5MwTvFiPD0X3NuSsxZ/pfg66XLbDe2jgRmxbjjx9X9MfT4Ox0IouyM/D7yOyO8mgZHoq2r8HNbIYDF93zOLwAsPigXfIrlLQmHztMGNSu+1RbG8b7QyZOaVo/3zcXxvp4W75vXA6BBkmVV845RNS95jZC5HFvUB90pvnhSmNvR+La5sVAl7hHuFjQmDLBV8MQR43NlxRHjc9XAvgt0pzT2l7V6/PVEqDN43GpRfG2F0cIw1WJwaitu9GsRfz0+GK8NTfos8+TCBA4uHg90Qy2XSlWM1FYbjJP9Mb6Q4/4YN0+/DgcA0Rc57oschXt2bwI3ngB9xvi7e2Mc7p7RhaaD/CzzZPFTDetvOvBg/U0jUFnULKiZZgHAI6gJgGkldtJeB5wQujrU4D1O+/hs7Iof+DAVw/CeQ/Qq3BP8eYrPnkCunAWCfpsQvovxGk+UhO0BsF8V+7DE8+1mxcX7aGjleNSSTh0DXF0+wDVHHeA8D3COB9gvGVzm8z4Qn/3R42dD2UCE5Y8ReS/qLoPmbfTB3zjWvjbW1dpY+8lYV2Osq7ny1cc11rGSRCs+HZzAo57hUbd51C0edRPO1CcAiF5MGQuBT6LOdmEcJzizAKKtj376A6JtE2lIxPPcuaql6N/COL9MOXiSmk1H7VMfs8mvOJuoh08OTi5DM6jeER61M086ZmcKepIdOnHHmD2q92OO+7Gm0uzJy9mTFwNeI2dP7qizp1ZRfDx70sidh/AwQCWw2FjFFkWFIeqfm+RZK8lsD8zGaLNNMHKchUoUm9+xSeqi1euPOqang1+4pcuW1JcbC0gIUXEU7AZnIN8EgFVNxSvhGZFiz4i09IzIAHqcfFCCzIV1vJ7J0wvqsGCl4DThRbDcw37ASEJpIiEPsUFoyGw4U0yzpnO0HiyrAHg4O8oTqogbWCr492HKnesRjKJP5d3aJ/FT4KqPBKqsq6a4kjBDKsI5F7L5t2cYZEY/WFEZVzoHmGsXiVFR2taNEikwMxw1EF4LcFUmi58cEEZdBBGuBmoojrzVQBLF0RwhQUyVCV8zKEiUhz0i7n2HM+yRfcwFnJiT/6XCfJmMHEZTY0TOemu26HHxMz3MXSx4lQtcjFSQaY2y0WQxK9CYmvPE/sSgkpEPBH0H96HQiwLCiUmByRlBbj5QcoMUfpAyJJBjmlFjip7OMFhumpFjKmJUJP6qUsum+atWSzzn/N1oj28blf85grzG/lNdCiB6PnkLwehBTkJewSFjBwFbClqv3Rw72ZxMVC4ew/Igp5Ne0gfjkiwuyWYUFioJr9iBpVKbW5TM3BpVBtouEyU+w8No5HdTYxuPp/RDqvTplQo/rgoOqyIOVKzgD0ybYo67A2sLKatBIuZ5dZRX2NodphrP7t8WvV2zCorcGpmHAbNB5fFIi/2eBMwyow1rCQgo6vEWEB7tX0+kP+fXFUxMQ4UA3z1EYVLXrG0NzejttJhdDJgS9S2lP4INGNrzeWOIsof1rjwfueait9LivYIBh1afTLaijNYdjWf3PUo5Flz/05apcIvQpvNZDy+ec7taz6d0SxEphAR/cTl9uEVgJ8q1GcjS4k98nm+lbo7PCSjFS84DGgFOosdBYNTP4ho59SYfgyFRVCI0W6NF9E7AR4ZKYv731IJLpOK0WvjXWNI5jb3iVzFaus3ouubqUFRpATlumLyTwNwA7g0lRIvEbpGhpkxRf86O4xUsCdqZlghs4t8FdSGA1075lTQ3O10wq6fJNZ7DTAjLqQs4wSRIeOxcVmCHGKguYqsrikzRm09uipcqT5CI3cC7IfiWPLVJWoUYP4CLstBsInJsbSTHSftPm1oX6PTgdIVua5gqowmTEQhKaUL2tsShtuSsw48hY/4rjzka47ZGK/F4Cj+GxDc4aukrufSVpaX702jGY4VlVBjO5OGFhnQQJdxyj13OHPY4Q6rV3v+rJHBQksABo+3/BA3sHZsGHmHeRrlxCXMBv6mxqGDPWFQgKno0Moj9dDEiykGXrHoFQ/HVY5BAKtreTU+DFHBoJSAXlcqWT/OjOgE4MFNlsOIJkXyBdmrh9JNaWsQgcSwwEo8H+H6QhA4b8I4+uf8WQxxZ80nGcSChptDZE8h3zILR1ooo2ccrrD5LsbwoXciSHk4lImdSL6ie+cjB0bt1c6GyFYpDFzcHtOof1jMCa/V32Qn6+9Jne58h85crn+19mt+JapWDby8VP6JVSwIHrfq4ONNbdZk4P0BwH45qlhl7I8cmUv8+yzK7U7q9N3begLMQ5Q6CTGpzphxkEhIbTDK9+iXNYB86sdckz5LDJo3HDWQCBpsghX0q8Gdw6psZ9nRkzJlhTxU/3gy7HiEXM+yAnRnz4icH3HMSvkuyAXFuKyCkY9Dy+yv0Wqq01+xSWljKtLCEaeHjZbRwGU85nRjMmBiSXkuoAXYVfwEg4wnCw2WPaY/4xnFExCRpAigQ7B8xbUxwE4vgYzCJiP3JvB7vkVhqnLxTimHflfYyA8bsNKOfUZXkoA6YukOidDxSiX1uMmXqKXTaTaZyTxqIvQViiXYfdcc4hbMPXeW36dI/oJzNppoBmyUkPrpms+ln5ZwRhydKR+tFFfyslTsCpa7O30YF3+RYqQT+LUk4St9+S6WIyXBCYYdxwaEIsT9gZhPkdTzjhbbagKdjNWSa9GaV1JBpKBahJQQIZvK0WelpUz4N/Z6GNRhkdhQU6CpjDSpNHju5YKvt3d2roYfzTjt+TMFiphml3JZgLRrcsA6QaUu94Ty9CFR/QqtMEUcIm2IF1TLXawhtga0gTdK0BfR29BZyUEmgu+TOPznSHpF9pB6xRj8CedbnLJs5JKyI/SJrVo2qkc9ILAYHPziEXelrKTR54r2PJp64JejuCcl5sbiLE535HrBck3zUnG57PYPQNU7vD9PbxJcBY4mTDE7EzjryPkTBlh4lGjaSuDPuV4/6tbFmY6E6yOAnDSx07EzEqd0X1vSLyoo/mUbv0jooVMVFpEmgDBTepeLlPBQtwOXYGNb0NV6zPhB/u9cF1sbeAilS5X3tliluoXcbzXWCtDPiR2xTkTrVHwMrVMygxiQTYZjuLcMOzRJ2aCCuAyy0KjDpV6zu22B82UbtZhBVsvYFVZQBA7t86GD8BM/Rv64m5VK/WmQC0Dz/7CSVm4MEipiQLmUtQf4xYCumd2hIn+RPEyN9QiYSjCd/wzXsRlN6ylkhKk1XJ56uxyzBrFSCzA8xagob0OhlKY9P4g+H3LPwWSSB02ebmvjpLPiCJKoauwWFiI68mDSojQaddV9EePtVpOJDhG828JeFNQARFW0ihFHxfla8WwXx8QDhE/kEn99o9gZVYuTUMZKgp8EPMh3YKEh+cCPDjwepWebD0AmkZxoP4Tcz09iFX2caIs5tLDU78WufZi8Kq89B0ACdXBZWNdr4UJWgpzdFp8wR9BJWUeSrE2QkB6wStaL+FF/8PqmsasTeXwFWmhjjPANEZBkgohb2ogxSflTp6Ele6KsRz8bMOIvRzVYa3SzGZjxGNxsz4yxGMltpJPlp+AqOL1OVVsmEMaLzJZNKjmrF8TgJUZqPu5XSyNCnrQZW6sdv+CVabK2gMR4XpSN9hO5VWQMV1PigpjWcEIxHrLfS9pfXJRxPtSEnKBXlIpHMRadMiDIXc9Y7xorH6/zCr9QKeSkHRU2IvAtI5cvVpiiyhUHNAlhSJwQ1FCR1UBqwOIGVlnYgp51rB/TSK3gJNUjpIy0N5yhMrC0WskM6DGq6A668NLl8nlxZ2BCSQvU7srAqyu1xd29YNWrFNBJMfsLJqzhDYoD+BaFRBSQbg71rS9sp+ADyuYOPZOWvoLpl4utz+rdRU39NTU2NVdvkstZUYkzH/zjCUcTU6zc5e0MPNF89YtJlW7kyXuOwsbExVVIhm6NFKwxQScKChDZe3SS5dF5MYsEBGiA2nWZPVzhnVMGwltlbLdhTrWRvJ4BwLybrn7iCM4CUN/JSibPOQo3iZPWtwQlBrcbIao6fkW2RjOxWychukYzss5KRbZa8a6rsKnFYX4mNUQ8mTIxyTHCH4oNf2BjnlnA4t0QN55bI6F0nBLGMmCCO1nU2WynEDyK1xT3JAGxyGK5GHKmoCJ5/SU3DtTRj8cpSfhMBPwnrMAPvnymzlycEk9nI9gWxGaqPKvaUwdG5bOGOnXmhl54PnIE4hYAUzkHVOsfAfgJ/cmKAOJSacpSlGAwC6m5/xEyga/PJXpVieS0IZS6Z4cMUFRZy9jhmMg7Zu+czUox58aqCqTE6l+Cl8LBeIU7GMJ/TG3C2cbAzR3v8EHmtKiSaKQZYXh0SaMXKHOwsza4QiLcphJ7ynBUSgcLUdkqiPa+jUK31tmrlfqNEYskXHJ36XaZ+FyTtNiKhTzegFDTqx5mk/hQHX4tHHfEYUqzAuBOTe0qmw8Exabsc1na5LBQBjVEKQx0kLQmJtHxOZGcJgc2GcBbxjGjgiTCb58V0ngMeXN/oyAhTmA1iG64v6ilOC5MClLjJQhqWZAhpgq4mJLKS2CPKGQO6x1TmfddrPOAfMKVZO1cw6GFFxAY7OcIn6R+v6kCuOrycf0JLtCJl+RmUaE1t/NAXtsQVd1E6qNilceBkUEDQ4xL9exwLMn2CUpUEZxpw62fnJjbBe3+nN0rmHXmjjHJ68nbwGqYcnnwlNFT28qCtIcspiVuIDJC0qBOs/G+oj1JgQD5+PNqpcTo1LJNmhW2lVphWEq+KmIkFyuVj0F5kDP8TC2uj5ZNSTCZrSEXvbs3/VlWnnqsT8K7QJ8+u8s7nPWbsS8d7TCveWWpH2iNyANQj1uhHgMiR7S1Q8jHyjTWw5YRiL4aLio6XSyqoiVH88UXTUTFPgX0W7WjsM4wM6x0cLKBnA4GvVO+QPXoaA5CZFzs9jZnNQD5T5uok95dKCrXVgpUCFWR6IbQoxUB2nvYANpVShiD8ckrvbef/i6x497iO2W1TO8eYX3niKHIDCj5CEbmBCpgJWiNPU8kObSgxrSOyJSfTnycpfWzCLgJH1fJxeBy0FLTKkl7nhRS72MobYNCg2CODBkftfntFh4Re/LRo/kKCuRFrLRJncAING1FfWSTQQD4PrEPULkr6pvbV1GAK6SEMObwPTUaK7Db5P/Bk+ID5njDL8Jsypic02XXH55gem2N6LNUl704SRJkxYuNxZ2SOZ02lI5qIgjgRuUbxdlUy6Zv1N3zIiosffVT+IVClRaJpkPSFCRZYXiGoOQKvV1xEhCB772b4AlIrwjXCCDzySoaZhbyZ9bl9t2lZ662x8rq4anm2sAGC8J9O0rSk9DQtaU7Tkuol+5vJZhwP4dnHSNOSqpymxSX9LtdbrLjSi+C/I/OtWRA0D3mDtsq0FIcEpueRslVjSniUkWI5W7tkUYD7tjU8L4LWeM223GRhHDbKnGNmS9eWDGN3wfxKyaftaHZr/s+bpCg8MTSwcMJ7FHldcWkC61jzPDS2Pv2FtIHpX89ishQU4jYlLYr5QAzTIS12BNTBs9/TRi3D6c/qZR3l7DfGnv3YC4RZ3gd4o2Z/tjfM6LMfxIltg0dVFwunPsNFm8TKxl/PqBkuu4lnuP0B833YMUwx3osemmKcWpDbiBRvI9KcsZ3eFk94xF8EJ9km3hJMBguM4csuSjKEiZ0KZ/d1Zbpf3gCk2PaZ5qR2sVOK/yfLgeu8q+ngEiMTEiTzeJ8GAgRTTKlcjGzaT/OaDp0ndJkOJM+TkTKGspadNNOYwUcTQ1Gd6QGJrBPIC4mP80g441D56EVHWn8DsalRwmOKoTad/B2kMPLp1hclGhV/7uT4cydpn5uofW5C/Lm8/FyYw6RyYnNz8kHeOQxsZP2O+ha8r7D5aRV7aLgKkaOQG2Swg3AFG0qTuBzkNgkyMD6mnDBoI/GGxG4qcQX6V8rhrHlBEJ/MtaI7U+SyQr4PpPI08EGZLBsrd6lHBS+ULn/G32XaHFjNjCwiGFoEyngX1EV2V+gsU7sSwarXizKw1yA/FZi7sT9hraP6IQZHN8FisYMR7VBFLqAiPUEwSPPnRXNaKYuesaCuM5qzakc/s110cZDeSEJVo/gEQtl3bOoXBWQW1NFgbEQ4yz7N0jlVtzcFLLrCkyxJESmYmKBGThHpSss4nuD8kGTRYBRtRkOW/JvsBlQYgFrdevI+c2V+SJdDZV0KlcVPXkpwMv02q68tTChydliNiUbGtNWYa26ympwMK5ZY1uCXA3d4sekMDPi+1fkHSrfIMeSPtssgWJT5YUbIyLyAZgBmlxE7Q8rbFxDEE+E6I5UUp067iFwVPCkLyxxbLmiWZL8CvAnNZZG9gCgTWI4Soq81pBxqpsruZNFuDaL9Ec4Mhf2Zxb6UnszEhI5IjwJBeipxJZDuBLDSWyTpL4us8+vC9IJYZhOMgxM/wxPCVKkqgzR8EMVOli/LaG+TGrSAPCKpRxAkTN6KHfSoz89adN2k68Tv/7qJo7IUgqW4uSC0OquQjUqmNVNmU90571OWaXePthiaMoebRXP6TbJYs/AF5YJYZWP6AksMaYuXo44sIdq8ymtKt7mn/0I9bSEVlkWh4ZQKC5k/mGgDWRgok6iU3oqJFnZLl/Nmu9Lmq0DEhBhmr2JXoNUQRbD7MpHGLdVRIGOHow2pzIDqlnrJSk9WWTO4r4q3oGzGa2eZeUpcLfaLxiWBuSppDnr06yaFbu1IlCLcdJOCUzDiDi2oK3uhQ1Dpk5x4ke3p7gXol6VdGjZ6A362LnS2hZRiHfcpk92IIfb2eVi8wUah+4KAYJ1ujmOOh8pRkGwIZRQ5k5CuQQaH+/6tZjL0+TKTdyIPTpWU4Oafp2x+kOVDoJ+jVNrZs64MnEXKLPBIleEcKXaitaaRF0k3ak2yZB2qLsie663lHAxS6Mtr1OwSnXj4GntVNHIN5gKJdkZ0BFcOXyPmFBJcfXLEWBXKrOXQCuEbqwSX6iByiHq8C4UMy+xJfCBFeTud8+pqxA6XLt6IkBcjun7YOK8uEgXWEX6Rv8UEsvfoXGpshcuILVhe7vihn2LtFBQ/SjHlsmKK1FLo9LeZ7MXqUGCFINxOk7QmpHxhFmtLFkuiKovCpARIHLI7rLG2m/nWxhptM9nDCFF0gy48s1EqH8CLUlwL2og9oQwUtswIWbZl+LHt2ARbondJOlF56oojR1ccxRs07JqsSrsmxKQpxVG8y5I+rJX29nYlxRGbUBAgF2/vYx2zRWWris3T72FVqFlFpSGFufjpLOQC/26KrKv0uAPekglyO4Iq6CfZfiPEYdJBNfpYuigswNKUSh5t2RrThSybwaqFNCD+XErM3YS9sleuRJDFWH8JCQs8DOqqKqrARkkoGYiAZHQ+CSwNoh+N2gTmbHn2/6foUegzGfg60e4bZYvZdaapZfgUksAC8vwxV4cZWjexqi4gX0V3Aen4ABL4DvbAcaZppyS9pvjCKizegNvIJQtSjvEXHiHpruTkfhKYPlOKVz5boXCnCIE7esaAiz0ZAk5Nwp0D9VT2HEIXILxvm0C4o/GMKqBimnd+NQ5hns5x818pw6TuSS68m5/4cnwhz8ACX9aABXptMNlXpGNRiSukhdDq96FI4AycGliMM/Bucr+kik9EClEUazVuoOUAdZbPtzE/Xyru4enrb/gHAJhbTHQWAMwtiR5gR69Jj6eF/M5FFAb6G3lxQfK9ueLwZPSqhR6cjhubn93kYAMjwyfEar01AeWeIJ6YLCPE4Vaw+W4N8xsXDn9VA12wotcN9TB+ViTlrxOHH5gGlHa8tTMppp9DVn8r67rZ5BZ8li8flpdvkZdvM5O2XGdyK8SWwPI3E/FsYGDNU/ppNKZHNi1aPBjwKuzfzYH5ZyOiZKYxFZBV37YpdqMROf6ezwHbHU/ufISfDBhy6t14Ug2ZC/iEvHglGTK88sj1Wre5/rWmISecPRQqjOyRR69gdhNfmDMUx50OaIekppT62H6GjWGnJWOS2OyZQzNo/osTMhckuWjswaSQwBrcOjQwwxayrGVZ60qkWfHuYnb0n3sF/ju9r6G5Kk4j2l1DyNScGef8Tw4viW8Z5KYmbv12xhtvNZ7+8pytX6TGjeDk0aEB0bDVs6/+p9/O+PXuoYGCE1UX3CQw1+A99VDgPrhVaypv/8KU2DWmEJ1i7451D28bG9Xxn942Poq1QbwYoOMeW0KrjerHqHkeQZvab1piR2gt1zNVggj2kIQL6CPjAljUlgEMnHLWCsY1BMSkCs8PFRJIdvz/O8FK1/Gozn3kh+3nzru599GhMF06uOkgfazBJaVRWhvctIyuEFUJzdLiBHs/VnEmR+UlxZEsLFaeISYXR5ILthREMtbgEGCAnKG4/5DGSCcdW5HO9aZF+n28dGuS/RVxI+k4boS8wTwOHglijfURMXqPyiJ3zlaFL2wYCq24RVdARDbi02aWo8XHmkl4Nm+d+4kJX5v/i3/vnVMU8pzh99mWu87sli8c6S44ySG5mo5NO9yVE6fMvfQvhT+DbjHiDTgB3abmntG8+OSm+/YLugU431DBi8YVMgnxJvHhCChJekpM/qEg86DYIUGH8uDQ1kGN5MVd0clqAA8/OiDGRDyAcKv1rYBEBBm4QyxaQX6TT+6fM3S7iowZRu2+FJPF4TlNaIoKhR9eTDvfLQVX5bQ3k6h27UGDH3S2QPe2hbPKQmEUF9TQpNWzqSPMQIvjbIGmqK7AfrlMRQ7I4qeWmVpHPCJOAisjDgR9hRQEg2kUmMU6OnObxe/grXNvfv59B/3Ta89tZjYoijTYkzrFftVpyZ3gVh16Q2GmdDIIifBYkyHLunJYZnkyZNXcQjSbNsuzOr2nQO9hpsgfsYpVkvuiHYAERDsoBqIZv+6gGHLxd2sIPY1HH/tkn0SSFhMFGkp5+VN9JIZB7UFtRWgopmMNl0+gXXlqbvK4718od6qiJrwFMenXLpkO0k7Fe3hDVJCszc11dO4FXv5aKuxVZloJJRhLiK/s1mbHx7D/PcrU0V5n+jNuCyn9XOAMDoXObUCCTsYATH4wmdN1gbl1QK4oqgo0/saWUJRjakUPQJrUX93C7+F7+nVqgOgBU19GBI36HaKt8UcYag0e8t5gnJO5WeJATgyNW+PZJomXECCTfBaLUceahD+JWRkzzINzxPpG+8jb5EKPMWDXcZvIh030pFcQY0MWZkE81mDBqDAYcTsSkhTV48x0vxCfNbUFc+vgELcs6U3QRoFUNvYWdIT4ruyQL8RL1t9VP3EBdDfha7+dM4SIpFuR8TlIiRfsIYg4g0ldtx5/5X6OWAt7XbLf9JLAY7CPoYRxhplbw+zcmddN/eUNV89T7EPIkmLWQqHkbBlK1j/UyWEWBIlkKHSHBpnjOWC2+MneMUTrRaaUIs3A1wuCaYJKoUuf7pMQekP0aV+U7W4VX/dYJMOkA/OzhwR38LkCQ5jgQwNaDchtY0vgD4pVeRCO4IOiO53BrdQKW/v2UIiecgdJKNAvWwOkXvepjRCyfGbKHrNoLMSxHuFG00HueDtZMg3kxB02Cl6ynMHUkQ4yAwlnDcUmFy5/+H8IDcvqbFNULEFiEdUcGkJV8DAOBwaawxzwUwWjC3J1uqkwSPtXmvY6jVVoXgc308ilBsP0DHJXsHQ5Fp0YeoJLB+mtM8hlnpgxX7fYlx8yjXzA82cD+QV80BoaKi9MdLWr1d9F/U162KX6+4NC5intsRKCxoxIei+tNad5XlXp5AEHsUrOEoELZ07JmUE8nTSXLOsTF/98HxtsPO4iCov3f2I5wGD2kmqS0FYgnfGgkF2GEWQuFr+kohpCTi5pWlVyWG0rxKkM++ry6Jtlo18T1Gi9lx8Ka4cwIfB4nvpPMP8wry31lJNG3Ew6MBxXBz/wIBeIgxwIBwcEwY9ykuLp87VDAdwC1VcnNtBXwpq51792/8Cfntp57hJKWELe5FXwFa4L8ZMParYOhlkIkkGODG05HOOpbA2e9DWKh697BkaoDIxQ17pWqttdB0NkA+K4kNFN5XdTTttTJciBUmubp9n1uuSrHX+ETAOOdLZxfU4mTDm/p8cQ55xRL8uZ/XxatBCFgJizqsRhSH3Slp+cftRPpqVV3ZOeO1NZSzOZg6zqWQHZwO48szkF1nQyVhtnTDPO4KNomhEFBrAPTPGn3iCsO0SW4IL4q67EPEGc+KWiRFKtS+p49koCbLijIcgd7VnCuuBnB65tCKqO9iypzpI6ZMd8NsiMeQvIbgi6M2IiFCXh0kQ1yxtuJDFhQRiLouLKkroYukyrwhLx3gLGeFt4jr2Q40k5klVaaZH/G1dGtCsH6cpBlZfL3+japg4nna8Iz3H0/wOLFLZ5w7Rsx02lvUzWz1VV1xg+Y96lyBgvhFb4+dSwicbIb1GoGeAmHWyVie2PVm6cT7DaVfloeK8tSO3FFzd9M4VQVijHYwNgYFY748R3x/kSnmO3AhUU29a8uvjG9cnFGsreFg0/g0L/cNAsmNGhPS/9JcVVQ7JpWB5qMHsCfK7eOlW8laOmTC1tis9zpPRili42lF7M0MUFpRc9uriw9GKaLm42S6+m6OotZVddujpQdtWhq9vLrtp0dWfZVYuu7iq7alI/7DXREcSehk3uiSdEb6H70qI48gr+D/RkjyV6MgdjmViMO0j7EPWY5HJhRUpbIPEIpVWY0T5iOeINGwAxrF6zZcGO+LUSfjgxBD7gfPKjuSMeznRULXkVzNAe53PPcGhoVg7+bdclT2dUdj9sh6tdRxAs8Oko2apU4gomWksiJnZm2Q7RojDdQSrtkR1xQaKT1dMyLZrJ3kKpaDh5KjpBVK7CkzI4dkB7clzlJ21+skd7cmLlJx1+8o/XlnYN5SviJ9z5cp3oedYuuNHrP3uMptVzN33B1YqMRu5OWmmriw9ofVhTQKiVvPHUdeVDIW+8po1RjrWL6RIFvpCVgZTt35a2solRKNA8qGSePLGiTFCW49KkSP94ocqIlGTOc6I8bCyUOQ/+1YGT/76KRZkghNkoX0jZDdGLoE/Kq8nuOMfD5hQAEGl5gxQBAGWr87VlbK/Wj16i0hHZ+NKhm38vPyHYEd94CTde2POjL6TlDcGSXqYbolbZ6OXnHvqmeqVadefPlNJcPNAzYBcyPMOQR61KPfOjeCyygjVxkS++jCJ/+bMfxbXw4yKvrVhkRhSZVc/cqBXpqYtf6U8uptXFP/VXLK1KlBY/M/K15MWY3oa1izG9DXytYmnjRGliCH9F3fvUoC3u/v7gPjWGyes9lV/Pk8uHfqWWE8RrV3KQZsjBf4JMswUXIhknmwsJb8oFmFMOidH8yKxIZYK6/WmULcuNcm3k+gSrm4sAm5PYOoD4XPK1ciEX5cljSfA4RlCixFsqty+b9b6qwmDIngc+J7aKCqcdzHT1LPM9dATr7z/gCIYFxDZZE6KsLEtWltHvuLKYkqdZExlw0mGXt9in4WPSuBdQuLklbXYe5lDAYeAXV0lY+1Qr+DSZ423ZGgYdNhWuSmjBnwb67jtM01rHGpGJCdhAaB9NvUpqlfwgjORKNP/WQLOMW070F1ew/sUICSDBE7sW6dD4Rc7dMQnI4ZMQjTEJoMWTAGAs7n6Odr8DNSwa+/8vQXvKL9rl9TS2arsiIbol1anTFCxjS5P+v6H44258XBGjpOmR2Ymx05re0eE/ZNrA9oVK/TRKcgKNvFhUTeVWwv4H+eqMYdjiLZMCBe0x60riknN0o4k11i4BG04CvDP/BYQz5kdoxvg/tIQoKshi9FrAOrr8gJbDFRLkkNKJYrgdEtGhK3F3F1KBs1tH2y1vuskM26JMkqltVNpWlAahjDSP+TvpNE2Wj/xdfTIM0Y4IyNBmXBObUU6EyGJFFHJm1gXpbaKGlAPCZh8xg4EthLRGGM4ONeV6GcKpXbpORhZGZnzp03TJUk9xovZrNzGUAF1Mb2NXejQCNz+1SSbdi2fwCtKBcdMP2qEVOedxAP806yB13WEbTjFo0CE6H7HBE+BjPELnR2yCznrdhu0VS3f0pt3KrkAOO1PSl7exavk/kUDYWpcMoQprs5DvxsXPSoofswi0BNZsAi0JyahPWmYXWuaC1HqqVL04Po6Mi7HC2sp/V/YTfytoYh8scWN7H/uc1KJByE/Bg+lEFrFsCr8Tj0k4Eifpyu9YlpaDcMAspU8z/giCO7YnmYIw8yRgCocMOwlaChJrMqBL6HZFvzcoGaDg4dZ89XT+OxK1RgwGSJxyF9EPWTVwMHEGqfdT2PzSU4L28s9QMB8+a1JAGX+SfWRQ7L5jFCtEbqL0smK/HRdraMWi0IzsTpobuGVxHBl6Q+H8aDgnL5kljoMl3lEqO3MJ3I2WyYR5WYI0w742lbObsA/Il2VaanJ3sXjaWjzuVhk4EUNpxdNWOf4cs3Q/9owjPDfZzJWm060wapTLi8HanlzIkJHsln8sPxgzydJCrEAMTO11MZCHglDy/QdtBxt6uzutE2oq7l6HupeSz0IMWYpR3B2mz7UWIUKYIl+XiFugWy+m2xTRrZfQLZyleGTU3fyzRMWZKcZUODFNovC0DEMUZaB7qsIPUilnQGo1MFmBb4tlrVZZSk5tWMJu3Fkokwi9qJ6hiRAVVEUoRIDeBl5RDeMV5WdQZsZakpEelePAkcN0abgvAV4Bbrf42tw3v/y75z60eCGJCjlRk2pB+D7HvVVJQ8Mrc4aCGsgOtVtDdW0fbDI1flK9HFevpqR6BlfP1quX/542axAlty/Oi5VMiA3gLk4F7nJsLqJ4SGQmbOOHzFQmkb8gTes0T3JPpXKn0GxKkyYTudvMxeAEL8SiwVBTd2W0HD6U5ozyl5FN8SZi3xnmEh5xCYRwBenBATJJ5n80Bssw0VdBCVO4w9JXj8NGSXpaAlqCUy2WELeJWkBpNuL4mCNzzgFGTOONm3789J5Xt/5uDtJT2Jyewm78xR++f/iN7btem0MhKI33vvzMreLfK3MQQUG2YjTA4QYYZTBYRgyDZccwWJK5EpdiiV3nsaMgxkY9h6cIIItquEj8OMjEYUtALI1rJkBYX7E4yb3D3cGiLin3IetCdJUneRIZ5clEkjXlCYm/wWJOWzdVxayIQ+YKrsTvrCLRkcTk+ibWa7tKRcwKoobk3YZK704nMqrwrnghImj7Tk4fJp5dQFpPWcOFhJ8vTy7DyWXyZBFOFtGJYGMoY6kqY4rRgvMWcd7J8iTsLCXmv1izQBL/Q30Sdc3jFFfGFgZSI1OZKaHUUpAGJ9n95kDJzBgju9VgoL8LGS7FimMHzheBUySds4aMfHmCGpaISmyZl9KExZNktLQCd3VzlSaxOBUklrfRBbHEsr8Ue1lHSsTMSjXREBrQ2bv6lJouTrUpNZXzI9aLH21KBeJUm1LY3pporct9QFgGJVPKklMqH7gl88mieeJqk8ktm0mlT8BHn6xrSebEJOb9NPIDp+kcUqiHDW9UCZH2KamOugxb0km8lA/1xVLIpxxe7vM71bJi5L/Rl2TzShi1pcMMQnkYVxSM2taXTRZcmF1Xp+HjbNk2xcfHsl4IYiTC1Lw3kDP8nj7eDsiH91V8eIrBD98rFz758AubZHK46DFZNYoefEwllWOhx8rf1yclGE1Scz2kZLXYfZugfmXbR1y97XstbvuI/ECPiy+MKEjKSfZ2mxax02TXOEAs3Wm3Jrm37fwneRmjYMW4oGG7lYuLC7PApwdQWD0/st1p5SKjen7CGYOFh26zrB1ISBWev18Ne8WX4sce0HagVnRYSKc/owozqp/N12JYP8TQaUJfigLsYNE9zV5U8IiFwYqKTzB212VCcrKQRZKG4kFiUAZlWHXxu9kEkg309UKmEm8Pm8Btn2I8ZmK3FA3L7preGqU7uBxxTW00psajTm1Xa76FrKqNjCGLnyPYk2X1LnDEHKWdGkBhyPfnHHuzRTafmUY/sE2flh++FeFL+PzT8TCJWfZnvFM10ziC39w59mH8CsnuIE3aGfYIipjGJbxBJVit0TRVO/GNXTZXbadNeIAF4/gEZhoLkkXgNG1oqHexsAzva1eR+c8dy05kjx5bC4uANDdiMVbmAfwKzrbfYmFvr5VY7hymFgfykTOJkmXvRc7n/HUq0/Zei2wLQgg/aEIcEg8hLopeCcVOqSjpiFxoKM5/P0WGkTwLLzE4eNjNFGOSQoEjokrDJh8fEMe75PF+S+YqtylXOQv0wDbcLoj2mYSdUrIWeV2TS7BnlNm3ZfqTFDHdtCZ0pqXQKc0Z2Ksx//I4va4HoZNc1eAOlaGc4ui5pdyRi7AikkfUDFvCgOoVk9VC5ktVLeok7jQEHkvvOYSlXK/NyyxvkUoxUUPlxGYhDLC5LkIT7SBbpJAdZCFPGsy4pYJcqf8P49c6B+SaGi3UpUvQT5Fh1Gqlkr6kEpf32IrA7nFIv1Upy305CUlHRcIjHQyNoVjGKAZ2R2grSB/KhBO/uzWACJPM3Lkfv3HPH+p/8l7NmxT98RlFi/nkTYogRCL42Ns3HZhwVdpKr7DbkzdEj4kdzNAgrHqEILsZ0wAVmmkMWJLMbB7gW+RM6UfP9VutrDuQZJepYjWxuB73nsSIHlSeaQ/Naa4ro8QMNXuXWbKqqvVUmcvEbbk40lbT5I0napMhrQaS2aOCa7l+KxUhMm1Skthvl4yyzVf1iuqVnKewbg9KmhmRNANeIfZXZTRj00WNZg6U00yS+fkOKwUBjv9V2hiNAdgbkptP/o4+VvJQYuqUlNXDtMydjXmETSppTeGGCv1biprjFVKMgExPcmG3s0SMClqcc0EOCu1PQ0MOgnNe4K5SO1FC/rUZ+VftdiInQn4XcxXh/1baKZXvksixQXywwoboVsvMrYMseZlYQsXPwgLpGBcgSG6S3QCKRb5aDz9TxWprQTGRJYEXUJxQTOTwA3AxC9RSjR8DYKLstZXfRcRf6rFY4rDKGbxrArybFsWkRIku3ADZWTgL77XBwBwaKMATCT55dOIHOegQ+CQXVIkpV8UnVYRnVs0n1UENwND4hKIjslA7GFhC4UmSI+8RaB/ynJcMdvYaOFErI8PSd2BkWHRcRoYb7JTFFClkwVjPNGKMUlmw85GraS7ymuICHksyat6LTGWEVcqM6rRlmPjPYox31mggoSGHAKzcKM1+2CHsLrvIeEK0cwN8NqnhH1IGoHgbp/sUads49o9qEINCu8MqhuauZt81CkFAp9VsDLzeRws19H0x/ClKYC9GuHoLsEaDqgF4X+bF8Il/V9QlR7SRIK0Jj2cNwLljB6ocj24Vj241j67Po5vV3DAhWatJcLNlOqV+yUojvQj2sjIa0K1Xzt9gvQrH8lW0y3wVZf873OfMhtYycPnKOIAGfotmYJecuZrfolnixSjGkdyiyb+dNthkgHCIPbArI47IldGfFxvxBkzuOXF4Cw1+A+3nNytCsDV3LI0QOETFMs31ynyEdCZjmyhtUmQOffbk5Y0kwCldK1AlAG1AEceOGLjoiE0yoOCF59W1koUuSI3V4ezuUMLkpZSgtpSsC6h2TMOyyA1ZiFRHCJlAiO7ITiOk6IPUX0KORd9BM8rWM2burCv9pgwm0O8qjAMn/wgbeA5ZNuuXNRTicu0yeWiIpXbeO9Ayh7y0H9D1zFIqZAtAVpzVy60KAovlkcTCQtMmsrirqV+zZCE4D7GIJLx9b1MiRnilohskgHKpMbIT4SMy9dp0hV70AltrIB9HOSmQWdOs7SZL0wpPy9YvIV7YAdyzR8mzAo+NJV7p+p/kjr/LtqxEhzVsjaXJJ+leU9dvryyrq3tSWZ9mykuz7SfNUlIaa6KHH7iNpnm9TENVmGZKWko6KJLf02IHaHJ+ARKqMixUeSxUWSzrGyzrJ2I+NXZ3rJiPK41blTYY0rPqgNJqUzSLMrUxeaak/bG0hlrZnlZ0ecGeLJd6cK98gXc7e2NCPEK7cnzpW/EwxWLaqyWqxhLxDCwvMb0T63M5EiRFmz2oBaVSdCqnIa0kEpmjlceM3JkKXAhtqBh2NYlcpgrkVE6lemY30TPHYlWS49QAHotBZmgz/9hokWuD69I+Bnjkqsk7TU19yUoZmQ4D+HT1SuHP15z8jRxHGCEHE0QxtgYjiFbcvEGycag090gtLCkC+h1WBPQ4PMzY1wYmsZVbzJiv3EY7Bro6kFy9Ex+/xdQUpdJzFaKrp9ODVW/1OgXCL+pxJJikNUV8nG9nCz6M76LmgK0HLynJ6sZOdiSUZHaQDyR2qGkgJ2Z39D4a5kipC8k7xbbwKiEGau1G9EBQRWFtKYS1iXYAM57x8jKEYqVIqTQMADoHSycrfIQjcsikliH0Rl/UoYmWJtDYi9xqllOTrCgRR7XF9iqnhOyQKGazyblQrjNZH92Ljs5OswD9S5q1uJeVmTBKYe0zA59CP3D7MaWgBGYsM3OHU2HTJyZW0GvvNBM7iK7Y1lO9KHLqIa22WNvdZG13dSuW6rG11Pk39ancMHsNvTYNCZzKm2/TUuNA/prIP4SJRQb46XyUR4YVOqIkK0p0OXU4tnBq49ZcRzacASxZ1Ps/qqDmLuv8kZLaXZZkpsHESnpdTzlzCIotT5+pqRh3o3zdGDk6C94vNsEEOjkSWxi9JIGYYPx0tBAan+mC8D3subJSGhUn9aGQiHOJ/ZXUNZrF1cPY2YNBbmuY1Y2uObG/IrhrD2J5lTjLBT7NBNIt8WLgkSKcwqUGB8XHSbdWTUoj9t+TOrdqosFM4ItJliExtZrRQGjxF6J7kkgnrzA2ud1xM6s4q06Os+pkOauOwdZgm63BNosjeRZHUuSjD0vwj0apj9TYUgUwgY4mkWJ7QRXcTMOsVTYyEllFdhVcoakBFcbonTWDrLupEktuusSMnczMa0k+TLRc+7UUR05FKStMs4VLCoNJLAoBALGvZIr9T0jlRMxNS3ovyvm2Zj9K7Oskf5W9KL49YnKjxOEBkxv2zJj2eRLWUsyXUo0md1wsrNHRTjnjTLIopTTr0y4T8WiWJgIwz3dLObVT1IM0DaMJOTbIrSoJUH90QNsxBSmNJMLUFuixdK5ioZFbB0f5WMXiggyELxEhOCTeIQWPmFyBccoDNIDXOhFjCWxiO0/+CWLHf7QsS+PAlr73V/zc5H4zWe4w0UMTBe3PZokmQAqZ2ZRBhp5YyU8ggeMRozV0uAw76jfHkob6S3TWB5Q5Jk6zZJL6ne7ERhlTerqZ0gPOlJ5uZuLhZsLDTR32OtLZTVRultnvsNsE9GG3yJROv5Z1Iox7aPZ+HTs42GLnTdYT6Qto5r+aWJ2x6tu0ZEDacSEzmxyxTZidC4C+zg4SsT4wMP2ZpgkHAIvst7F/FHn3sw1O2dDms1Wc9pgIzrD8NYnVErPSinErKaJ2jHfJvUqtSPzJRA8qXdfE6n5+dIq4OWfV6lUFZc1U1nb/LVOQSpzzbNgs9eqgQQqdUtMfp7eyxTYPsDCm8k+prOzk5ww24gU2m/PrCy6nTUtxErU0AwF43PckoJliP8naiYWsnIDW0GStoclaQ5O0hrQ7xA6UdC/1bNeHeibN6hmP1TMZVjJkWT2TbOK2265Liv9UwhZ7rFJ/BEOa+0wy5xFI6TCpTOqtR8wC5WXbZXK9NptcsR5TCIRmIQklKyQS/FgxmMlhTXKYj0ehtvIoHEaek2QYgM059lAcNuKxgCBJc0BIsOJnEWvULmON2kKxONvo8xoi+ULej22YjLoqjajwttpskhLM7DdJQ2b2mKQiM9eSisxcSVo0c6n4yc8wFwXEjVfNNP4NAzbTuIxhKS/lGJSFPGALeMAayHtXjdS9Jf4SO3VKZQOqSQC5scNUhVnt8LTPYydswky9kpjCGJxpYsyYOMxpp8nLnujN7aZM7Kd5lPhcJHhCsuI+5nrYfGbZTrBea8CIpeVwQx/TXFjJcyEAFU0xkngpDoNikFzEhsJmXcXurIGb/44MTzcw1/jSM3wJ6QyqOXqvhqP38tyYvLQCwGbdQNs2wbLJ6i9kbA4V8NmWm+f8fS7MQYJ57I0DFt1oM13Zr125ha4cUCGMsOJz+ZZKg0SBDePQyL2UWB6W9QmUhalwAljr0sK7Ylpz8TU2mJcZy13OnyvH2g3eRdmd3OCEc2BZdWEP325yFMed+PWnYcNJabpvw28VAUu5wQR9mozfOkNM4Nho7kYPkSsL6vB0/PlpfGuLhVvjYmu4G1TPNA4A27VmmvVD/OanWfutYJyyih9H/kPRoSbGrzYYh8HUreIq6SEJYGUriw0Z5kSmnvGs8wrS2HdWx2HDvHClCAfmRKS9gYiTFnLieCFdjCdB+0RkirKD8YKCUZOReN71pvWsmAOerkyYysqE/W4yGMpQMMne77IwVd/E1vQjboEEu8MutFWT7IMusmYIccjlHcEBV252j+fRkOxEUxczaItYEBaTeAi70mKSgC3ps0ab7YW0r062mENBdijIiE3NUJAeClJD+nZd+c2t5dkOnzfN25IwMTKjAFRkjlqHUFPFTu/pvpIOyrfSKqjoVeyWXYT6xpK/E+2iC/nkwjBdiBNEOxSue4693WXnrAJlsLmskPjiiDKcVv7WSKyGElx0ALKModO5J+j8FpdfyP88dpKBexc4H12XrE9559Kd0Ki0BAkZII22qSXIiQbsVkkUfM/Jf7ckw6aqqXguFv24MknxskYOcR39UVZLqoJoQdPYNF2pXMueVGktuWDUsrL3G6nE8JKTf1Zu3OLP8rviU+rTce5QupdUSLn21MtvxRRAVMJLE8kvGVwgzcRauPOIpYl60lOzsAfpeuDgNQpXOknkIVPKxauUEZJERb6K3u4E870sFOhf2GbKUm1VrCPk9KiJihDfIQZNnqLH5+cjjhdxTpAlBfaT8SQGrRBDfiAjaAguyeCoDIbEl2YKC8uUzcsUteQwI53Rgiv41HHWQaKMPMfhNxkZTZ1h4PkURetwIHSKIVllIHSaA6GnJv6aiUNoj6NzQTX/eIGMJx+lB4xJOL9ho5Kq6U5+pIxIQ3I6IicVS5GpVvhBngdmPLsxZlUyJRXd1mjbK53X6m1Pm0R8kUUfX0t+y0Ul07LHUR1wfYleb8BJdAcW7bV39Sk9/YiydNBXR+IN+y3UIWnysthOzleb4k6hu6WdIovhW0mzmTxTEA1RWyPWYZMjCCk/eqjwexgQVzo0lfRIKuq3oTxKuoOujO4Ouhx3R0o0O4FGp+zsMswT/oTqkJP4Gvnv9ak9en4zvVKvmUVO+R67PkdsweMNvJN/jjbw32PRSd/lx9ii4vcJdpuiiBgOh7UoYxdKnmbljyse6x3AvCoQbhXSClDVr7BjdGSXVOyTGznHtUoa7gaEDu36A1bKoW2WCTDK9aP8vpXenMLEZQAOcGpT8zX8yQLyRhUSbQq7EySnLD0EqYurWK4KQb9uV2uY4x1iDtJwJsjxXjMnd57Yj7Rydm0jzAV+HMx3TZ+M6jVUcrvqIKfwyINqwphFBK+h+Ic506jnjWfA+5iJ8GVm9N4Mo/dmS7ahOlbvf0AdxemyK+3eQnsrwciYHDTqJjGT9TIXCqmq2J8/1m3vnzNQ1CQfOLHZW+FiMCxG+ucRPEhQddP/n6ZT5sekhQdCi16gMCzEnxkaWJ9E5CCNY+ByEIjHmOFG/mFpK6KOMDmIw2Qma5LKj7nQBCzLExSYjIMHkNoiLTX49UbtNAMhRO7u2bHhgT8wqHblHgdOct/MsEv97O81SRmWmPko3AtO5xj4UHDHBVWGaszbSubj8Dsz/5Tmvaj3IokIW28L3bGDby16IUYstWP5kxBLsRd137QYue+COhqGBG50FHPJxczlXcxcftwn2YfkLfeR3/tnK2Mov5ZlDOWzGELZqgih/F0NQvl2hyGUx5VCKB/eWQahvHNnGYTy/q+XQSgPfL0MQrnn6xqE8p8oRcGv3ymE8jM2ASg3Hvz2Xd/su/4fzhkNo7xnNIzy7uoERfmwWYqi/IdKKMp/rIyivMcohVHu+WsvwygneMkxoPKOT5ehJu//xrFQk3v290jU5JkxavLAPeWoyX+qjJp85HhRk4ujQZNPHQWaPPytBArZGgWFnGMoZPHFnkAhIT9fioTMRHljZaL8bpqJcjYTpVmRKF/LJES5W+J6V5US5eb7yohy/73luN73luN631NGlDddrxHlKy6I8lXWM1l/A653NeN6g7h6zOPE9R4po8g/V6LINypT5GllBLm7twzXe9PYuN6f/VQ5hd53TAql8kGh/y2m0J77yyn0L5Up9E2NQsV7Tycdf2c5rcrj7abWRbdpRAwzwN04v0+Ihz3D9ixVywdw8RFTVZys/4JjPIHLgJF/RmKRJ3Xez5X7q6zcAVnnn/Dlt+TlEX7vjmRSH5IPHjEV03lTq/kPVc33i5q/aGp86LBsxl789lp6F78lb1EchyzoNos/c7dF9Xlb1me7vHwnX+7ZwJcHLB6SB+JqIjYker8YAyvhMNeJY/+LDpL4MB+wJB8YgW8VokeZ5B1EazyqGAGZ0t6N0vcSD3YaD/3s9r+kwIGdhOBPOUQl9YOjJyXZjdBojYBFn/Ia72JL7seBbZvBxidSKFs52roW+yZqQ97LEzn3K7AeHKQeAcACW4jodgPF/uwf5hbMBkzELHN6SWCqNbX0tJ7zZ8tC0H759hKEzs8yF5U+flnp6UKWhOrlah80DMygEg8berWWlr6E1Nb6+VrRxYLBngpNgc5VkVrM5qxjolGPbZDsgAZpD599HKPDdDNZDVSDOrhUDNML+zdtFbx3Og737MPhReK2DWU8/cxlL4+pgSMZ+KePzsDPPhoD361JFT+1mIHnyxj4rnIG/mAZAz/8QBkD3/9AGQPf+YDGwG9Lg4H/hkjsyN/BwPHKwN/KwK/ZUIGBb9jwf4GB7/qbGPhD5Qx844aKDLx3w/9/GPhD5Qx804aKDLxvw/9HDDwWNu/WuPmuMs4uavSr/rhG9zEz/+SGijy+v4zHP3xMHo9OfgTXno1rGT1hlfb3U7j/PDI20SV873X+3qfk9w7Lahziy9fKywe1przIVdqZVGkEdx/HMODAIgOJ5e+xVKyVXHd4S8lYQSUpPGLPhhCVGnhCLUIGL0KGWoSMZBEyksVCLkLTdRcJMf+VvKotQcnteH35DIqoL19vsCd0BmN/McHYK65SFi9LFi9LFpwT8gQ8wvzfKl16rNKlhyAYz+Yo6KloI6cpMbQ0Jci/LNbtyC6Y0d3PbeD8bXYDp9224B1KO9su+PMTEh9UoOcD4AtOimRRfs+FCrdHdG6S64rw/2o4qIPwY6GHEzcGfrABnQcHymjnD/pEv9W0RitXQQdFtwjduhX4X+cz5MscsTftCu0PMa7EMuTrao3yqxuMqBvJ8FByRJBm9Dqjl1lQveYoGRaDhE+VWPisijOida1ICmV1QUUygHZzfnXxQ2e+PxkOGO9iiMgofyHDCuV/ycjg06CpiXKBLbOAzRNLmy1T5EYEwAwUYEIxJUwb/DgKI01mqxRtOU/0Y9RNsW/2+XX+Vaa1HkbxxqAfzsP4Sa1Hb6xfB6ON+GvLkBRglalDc72gxKAfmtD160K8nDyH6HxxEUWtU8megj6gddFtJPz1RyzL6XbWK/A3I/r+fx55cV1bVLuaUqEN3W+2dUT/49XbfmK2FVyoubmhGO00EtbDL2TsV6DM6Yyq1kRuW/Ti89+/Z31r6VnoAWl8dWfkdUavfvbrX1/bFnpR1epAnN7/k2/fvA6neZwGxsrQ2BFmGlP9YXZbZHfBnIVMXP2NJiV2zzTO2QjPA0qzFnmrEYoB2zGBaGQah235VKq/8Uh6o0zNmg4yqqxPbIOXSKbRXBdmguxHQOLixdxCIju/cdgIcv/RRw/5BBRkr6JxxjSBkIOXKeUY3DwYF28+TxO/33Itttivt7phOLJWiAlBGlJOVYyWuI3d69B7/eaKMLXjUtJBpbhqnuhoO5qzKvR2qMYi4tDsouYh3s9j7TYw2QNv2Q6qJgKjAneb6D9RiHic0ty5bSEVGnmtopVCkPyPNspeGKVWCzlDdqpLLj6hWf41pMbsgjuD/LIR04zYwiMBqvwyTCOn2UFjvh+JhZGhet02xupoY1gTkxyRhs3z8W4su/V8E9weAtjzOMgfZMCwWJUsHzSjkT/Qg2Y08FM6IC8DVSly+EFb/TmmWhfEOzv3XEOPiklrRpuf3MAFDKuDzXQ7/yvShFldYA7+iGm63VE3+WApCdOONj8lX8FwH+b3xX7pKXlw38YN5QWFyIUZ0oAbq+A43g21dnTCamAl2pyK2rTZexaIRuYyoE8ik64qwIqgUyeCirB81a6OUFZoL6MthYGMsa01PhdMeZDIUJU6H0FoqQvDFALKgXAJmqoLzQ9TwlPL93/3mGULmvP8vXdaFzV1XFmcHEw7fcYve+41Llne1NY2OTj79HNw9tHOq5racO8MnC0tNi0pdly+vGXF5VcbU7o6mpqLpzd3rjaWtnR2tXdc/cH2q1Z0GcW24vLiii4+6Wq/qnkpH17RUSz+e7FzSnP7ii5xXxW2tNhy5dIuY3nT2pblVy2fok5bVuinxbUrm1YsKS5R5yijqWVFsWMBn3NZ8Ql+zl9xSfyo+Nzl7Vdc0VmMTz/MZ/Kr6ow/Ks9WNnU0LS92FTs6ja5i89IVLauuKnYaTV1dHS2Lr+oShyuKxSWd5+GhTmNeW1NnV0tzwBUxOotNHc1Lpyxu6jBaVojCLu9qX2l0Nl1RnNLUUWyagrMlLUsuae5ob2u7tP1SeTMS93DcUVxyVXNxyvL2rpb2FUbniqaVU5Zc1dFEZx3F1cWmtuR8SbFZdLg8Ed3U1rSCj1uonVOWdLSsLq4wVrZ3tuCyOl9SbOtqUiedbS2i0h/ivpAVXtze1dW+PKmlGFZq4ZTOro5iV/NSY01LW9u8FUvmdjRdeWXLiivxpH6qur2z5d+L6mSKfnIJH7e1d1zS1dRVFOQhOnJKBw67Wpa1gEyWFEVVjCYxKNQk6mrjCkF0i9vbl01ZKiptLG5qXnZlh6CvJdxPXUs7ip1L29uWqCG4oqUoTrqKa7vOoyPRtg+K5jSt7CwuMVZ2tF8pCkXxzUYntfNjLcU1H2pZ8W+SpOhQVkU06/SEFE43gik8BcRUi68G/xwYXZcv75y8cmlTZ3Hy2slXZ41LlxYlXQSy84qdwZqlxRXB1e1XBSuvamsLWromB4LAA65DZ9C0punqYE1L19KgS7wse+x0aaMqpbWgq2lxWzFYLeo9OYhWLOkorgnmt3e1rzFidxMxJsGZU6cG7avF42dNnToraGu5omtWsKappSs4Yyou0DNTzvinMR46ix7i2gnqJQKO/+NpFzR1BaLvRUNE0zqKVHGu4fs7g/Y1K4IrWrq6RBcGPD2Dls5gRXtXsLzY1HmVIPjTtfLEwIqPLysG58mxNkr+0/rzyvai7Kzm9uUr28Rsbbs6aOqkjhWTaUnQvoI7VnT7VR0rtG7HaQDqOd1o+fAlouOIyET1Pnr+pehQ0EGwgL4yOfhQS/PSliubVlzUtLhzsujKM6bp9TlG3535T3EHn3GmfObs8kGYduz+XVxsa19D3QpeEYCRcHMUc1RdGMWUsVSMieDMKzuD5e1iSNSDuLFC/BFDwJc6ZwXtouCONS2dRUGLojN5hnRSkQvEZ9vaRdc0BZhjguCWFcUbU+msE+PevkIsBHF91dsxty777/8UvUz/lffzhbvOmPHGG+/Zl17/1s33Hrrxqhs+fPPDWxf3/fGLN3V9/uPNW/7Hc9+q3/zpib8/FF7wm1tWTHtvYd9Z98yfMqv40a/sXLblzEPZD/75yhcuXvNk68bFzx76wpfv++dFj89Z037/vi/tuPHuVbd/ffnJF5hPfuKJX3zppfddf+kbX7yz/rlnqu882PP7zz/6+e9+r29gXevC/149sGPXB4zvTP9f7z9x6OFXR57bv+jcx/7wn5dXXXbFV7fW9xd/c9/Fn9/z1q7X3vPWZz9410ceWlaz8LsXfeeGXS/tumP3z7906uJ75//4llPm3PXKjLve/+vu7a88tP9H3/df+ulzn+lsufXUU7/yz+senjapas9f33y2qbd2zTNfTXpw8d1Pvrp2hxjp7knfWPm552/+YLV7/Wlf/86Fp33w8rveO2v7jr3XTS/+bOe/PjD50E2HXrvsVzVPGi+s//w9f6l9/JZ533r4tDUTf3r14IuX3pdZ9KEzlt3yiX/9yokvd08afNcDH3j12kuWv1abe/Zbr1x6yaM/efAz00788aRzb17+i9OfPSd1wbaHfnfOt07+4cnLb6+Ze+e2iy5a/c2JF287MLdvyoUbHrl92wXfP3/34x/b/XJzdv7I5J/ebTe8WHj0v+a4l5z+kcsXzp31vZv7N781vOWNX0/66rztz/zTR93rbvvFz/fMfb33yj+8/f78iV858rX8C08+UUYmPWXnA2Xne8vO3yg9bbit9Hzh46Xnp75e+rXP3VJyHjzyrZLz+mW/KTn/s3Vzydce/ODD+nn+rh8e1M//2696b9K/9nrw8v1628748uUvaOfOo/vqbtDOnzz9kaFvaF9bPXOZ/7Pk/OCnnFOevnY0faiv/fuJD77vxwfi8813rzhzbd8n4/P7/jU7511LvxyfD772zLN1e34QV653QkPTv/xbb9zxd520+aG72u9S5zNrgtfff+N3nlWV68189sjaGXOuUR3/kv/QtB+nbxyU53f+7OIrne/u+6998vxDnwuvmdewrv1N2fGHb79/5aTtO568XXZ8m/vCRdPGnXTOk3x+5tNP1Y08/rGf9/6Rv9Y9++O1bTM/54/fwh1/x4X3npDe94lnPz9M5z/se0/wvxZ88+Q9uw9TV8ydMP71/qr7F966+nPUto/+zxPPeHXhL++cM+ERShr01e/9P39970sn3/Dhk17F+Uv/m50rgY6qStM3ua8qi0EjnW6JiFap40qkUkuqoiyFSIvjho2I4zhHAxSkmkDRSVCxHa1slZDELIQ9LIHsJEBCCAlbYMaZHqfnEXB6GrTt1pKkUklPT1tqnyOOTNd8975Xr5YswMyZOXOmvS9V7717//vff7//fxP4+d6X+sznzvd+8PlGttruWX/+xQEVVd37s7Ye9rcRqrM7Vyf/w7yfdfRs8bC/Cb2L5A86Xv7tT/v1b1ditdLpzn2/Kftq8Nb803/VBd4OmDU3/HKNbvfepTNMbkKM4p1/uGf+/E+iG3fN0pZH+jOx3vzKa79JmPnUT//luR/6vvoVef/H39rjSxpvOnv3Vw++9mEJeXP+m8Kk31YsIr///GjNjW3ODy9sm1/VkJ3pHGlrsPzzLxc+7nrnwV81PT7X95N/XbGsvujuj1a+crSqavtzWc80WWcmNK8+N/frgSN/8NtiLp1b+OS587pUvcFoSjNb0jOWLltuW4E9P1Wn1xl0Rp1Jl6Yz6yy69FRdamqqPtWQakw1paalmlMtqel6nT5Vr9cb9Ea9SZ+mN+st+nSDzpBq0BsMBqPBZEgzmA0WQ7pRZ0w16o0Go9FoMqYZzUaLMd2kM6Wa9CaDyWgymdJMZpPFlJ6mS0tN06cZ0oxpprS0NHOaJS3drDOnmvVmg9loNpnTzGazxZxu0VlSLXqLwWK0mCxpFrPFYklPB4npWD4dqNMxLR1d9tVrHdm58mb+qC0z4zW7IzsnPqx78RNP2nPj47nJzJihedJmW8s2QvsabHrIEtfasnPXP6xBgsG3pJUOjWMFG7dh78T9ofhQX5d331ky6rm5uRnLMllJdF+8JpgpTpd3u4fl+ws8gQsmoQ9LiR17vD8M/QT4Q5DzyRLAsyvCcUnzczQ5SPezkG9rIgIp24mzMpAkIRFAorASKZZjDfIqBxMGCgf7UlZv2DQYQBZlI8Gdm2WqOetQD2mQGL9my8Iens12+JAkFrNyc3gH2/wj11sB5h2v52hWZDtWh82SqjdNBvIQW2Q+oRSD4+QbSj6CAmIZr43IGPJclImM6tkV8+TqNKRl25Y5spE2PY2KBwkSqwZyQsefcbAMyMZMgpOc6bAvs+WEj2doXsvIWseTK54+hW01yzLWsNRmqU1K03h2NjpfktGDhNyHxsqn5HFYkM22JhRiCUsD+RAKrXU5yHqzNY5s3oNll2VCyMhJc5Qpj9lzUEau1/CKLEezltUtnGsZ4jHba2BQs9b+hi1LGl7rsAfLE7JAtq9clpxKFhRIEqfzooZpGiwqhR1mLkfGtxpkrEPeC3EsC+XPloWvQflzCZ+hcP0x2+BMpyiWECGfkGyYlbo5GmWKlC9nsRMQpUZTQELkOaoY06xbk2vPkhzDDote4XDwHDXLtiJCPTx/znVo5iFhh9dkaBbZWamikctQFk9kCvkai59YpMSA6ZolduYQz4MEVnfodcF6wxioN0zXU6uF10/3soLIkWWTc+yHri1/XyKVFRnrc6Qo+EhATpjH61BY8kr7Gm4A2agLVtocq2252esfsy+fx60hAp90ciBxDWnMDZhF+PhjykHHmpXh89lJxKNsxXFAguOBw4nI+JANF8+1LQ+cEY0XP15ZMWYACRx1BE96wpskmVeYZOSjs4hxFPOr1qewg4AU6XgnfHwRH5dVNl0jgaCKW7qebU6YRcatj2GQmfbly2G/krmGHDhomBdy7UsVcia3eqU+ltW5NiMnl21wofifzlgVUSjDjuQF7+XM2GFa0zVPrESUeXJd1uqMcIFJ5xHjlcupwXI5RTm0QOe123iYfUsmHCgymade11lEWP0bCN7MmyUt8Djq4LJjBfFydhxhz40oiefJJ1nSmcbz9lV20CUdTyn0ZjmQU0inGWuWS/7EATT8/ErDQmOOZt1aeFYOOx1hAEvX5eZiu4047sCa89ah5l9tf9MWjLAhh0QBTXFiMtau5QRN1zyPYK9Z4Li+8wxFP8p5xn/lvOJq8Ir/PfR/43wjF3E6F9mGckIZ0SL0LUGP7Z85mdn2Nau4QWVmZK3g9inb5FinWMhDxznDCm3/e+dZf5r6X5JpY8jCsgFsh6wUQPRD0Hw9054VeqAViBrokPLicH0lyHe/3+Onq8OGfDTwtPPl3/n/MnC4UCcoBwXkVfLiLWTiZpl4+LT/7dn49Pn90vsV/xz/F29f/uIr3P3vsB7qjCLE7f/0nD+V/U7u3HwOd8Z/07g4pT9h/33g+R32lmh1XwSeK/i8NYWPlK0l0bhFT48igXdyhlyWcajJuStXrsyhQawVUaFr/JEhPX00uGbMW+x22e/vk+GC4Cry/p49s9hTtERRDHv+QfQYpF++Ccn3mW8/n83fbmRfT8hwTr8sIP+3flla0ZMTieZ2WXKrgvgWEouzg50YyDYOKPJMYPB4AC6RhBdfC0n6GV1giBBRgrOSmWGHYYlE+2rY+0ccriglrPfFiFmEFHokfKEnXzEkXIn8/XKoXCD/uuhYTWEiiX571qdEepLYuiFEN1arUx0sacIXnkEjhfxH/xzFUGKUXlMonHt8i7XRiexZJ0sPld0YcIJmdN+qULjRNnFj4GH1OOs6FUOLIu49hPxEgfOfBoNzmKNYFzOn1d03VbIxPvrXNDQAWJVIEHn0eVbB97X/P7SJ43L/Cxr0vTHbDbJfBuEoyJvDHvC9n9PK26evfOI/9/k3ggT36znjC9x/xyX/v6mC3mZNiAhu1qAu7+IWkjiZGTohGyFpldtADQy5T4K4aSb7TlErIWDCtihyPHFsuMXhcM5R3MgCf0EdHsHGW/elyHXZ2eXCxYsboz/GTpr4w8DzmzJc1eMT83F0fD6dPuYo0lkmOakOccoJ2j8qcNZxpJLIOfwndQguvkvEhsDEKvHzkwn0sOtvopWVhq6ir0Bc8KnH3i8i2xfqiLE5nndsVwLPwe69MTIcVWLHlXde+fidyFXqY0NXHJ9Md+w18jEBXOhW9UUI3JmY8ed8ORpf9Fjq+3o0nPTbkeLwzm9C4F6dgB1/BD5f4GF2BE9xE0plSuAhXoL7ncKzX5LGzIgJCWH4pD0livliEoxPHdySNDKc88wUxTYVmoQghgfjJuRVwWiIk3dIi5OcueMOcp+V23Bcw3thCQYxc7jHlF2cr/dWwijEL8aNiiflUWNEmGURcGfCXxWm7BPLWeEjawK4qIygjNbEjWebiaF7TXTO2PgityPy+phwxlET3ogbl/Sw9lYk3Bl/wVhwb4/L7x3yXXL5sjhy1eaEH26NgBsvqtaOhc86Riy8hnUZd7s5nH8g5rL3Ju4WlyOshdwmOfVV8CGt/uZj8CHGTayvgGS+jBuTA18k7L+PXtc3ZtwYpbex6aRhv8BYcEYzDj+q+FAtKkuPipjx8deye/j9U+Kvkg/J7cNwuDnjyXv4Bvl3x7geIGZEhgXkSfIj+VKyWHxSyctkGanlySO7WMU3hzxH/oJksECDHh2REn0DrgXcJxMQQA1ytXIHuZPDzSaPkmd5TzzmTOYbQjQgJ3FfUvN/6MvgEsjNuBhcAq7vcbh4YLmbP6k4LGvfZ/9rMLd06Qq3/Gh+MVrYJShbUAL3sNnkcZ63BfFNIVP5xUwJkZR8y34bTLJJO/HiaRq/HuBVqoAoHs/pSyK3k3uUtaLleBQlxyRGkyAXRhp5m43F2nqZX7USQW7gMogOoZndKV+DQcUqQTU+Iu5psD/UcZpzyWHyJZ5uhUxmkVl8XemKjJQSfSr5Isp6knwkqkI5EqCTuLCSQgWsSbgkLmM5fSpOZ6wyV+D2cgvR4mJQcbJ+pZXVio7oqGJFUKgKajVKoZ7KugzSN4lfgdo4uKNFwkWFYAlE2vtxTVfe71HgYuWngIQEfoXjC8gvBteNcmGlI2tJh2JDbDkrSuVnlHI55U+4zWDNOENqRuMMds2waNEsd7NvrckUg3bjjew5Job9aCeh3cTejUbj7NkzZs/WGaUX+Qs3YDDOmTqV/RhDW3JySkryNZLGJ1wdjK1pZF+CVlqDk63lfUK8MVb1g+/fcf+DtyQ8/PA9N2vS74wzahMC1NAb0jiKxOmP4nFu6owZMRIONvv2AAnGQBfvfsgooWZLsB/eLV1BUK1xrCZRpdWGdmgjQLWBHzYIuuQubUAY91nZe7LcpiWlpFiT8ICeaVbeY2V96ERvivQ0LcU6M3oaf2H9VqvUbeAdSXq99c/Q7r3X+j00RtBkCbf5tuQHcLuNtWSj0RpYVZuSNM1q1SZdZwP5VjRjvMDkYw0Va4jKtEFmx5ChNuQ2VdI+5xbsKOBWK6ibhodJQZxa4ySphWPGfeoUrcl4Lc0SH68lxjkgPeW79j/UksOu/xaa0U/B79DO5OSQpeFGMBSm7Un8hi9mOdyAkpOviyKOy2i9mlWReIvwyCPjo1GrrylIBhvzsLHiDpxCMXyrNfm79v+nRV0VInS30YbuJloWJa1hkVYBYlGa73EI1lYrC7H3oZPtN7AlXOyH7z6hlsZ3lKSkWbNmJbFgP82YBJCkFL4n8bhsZY/8bg18S/C8JVl5lJaRJc1KSbn11kkyE5MnY+Suyaxpg0QGmAlj9DqbxaIN34dkeUz7zra+a+O3YMVyXn2e/DraR3zqF1GxD6oXkveJJuYyqULF8rw6gXxIWsgZ9XkqkExUhiWkQ01RkyyMSRQsZEoUq03c6jMkMebv1C/SOtJBZ5I3iEZwEjdKFU2UMaYwJjHKQp8iupiFahIVK1hjesk2lDh10SpiiFkQs4DERoX+MTj1HDtCvTv3ULvYQYe7e6i3q5naxGr1Z+19n7V3q88ViSVintrdvs/dflI9ULB5IH+H4Ntb06C6VFog9qoH8qoH8rfTp8Q8OpznUrsPFLvb+wTf/tJq6q0vB1CX2Eu9J/uAszL23AZx09n8s0XU8241HWqqFz54Vyyh60SXcLH1Yh4dKTlC14uFce4ul7sr3921WfWUWC8Wxvq2FO7Gp44uFzvpm2I51m/fRn8kFqvWibViAR1+tybBt6toGz6N+ICPtj411nJipeH63fRxsZB6yjbQkaL9qgyxFKR6jh+lGVh65OQJ6il3UW9RkeBrPtwCmkupt6+IPiFWCv3HRKcA/jdRT/1h6u2so4vFAnDUBo4cYj4bL1S7W3a6W05i8vZmDNfTkboyOlxxig7t3QjZVEI2qrmQYCFEtw2io96KYjq4/zAd2XNa7T7V6T51mGaBI+AqEXz17+6hg30n6FyxWAD9eer+anETiPDVtbRjyWLh4o4LTAkdTOQ2Nt4t1oh5jMg86u05EtvfI9ZwAb8u1gu+hsMb6WBXL10kNquxADDRVWKn8GHzR5uZeGrwPlR8lHpBg6e8CJrfIpzvFV30JTa5pbtH8DV2VYHKWndfDx0qP8VmboLciqnnRA0dcfYKF7dfAO/7aiGibS6VA9rYQJ8GLUNd5Vw3G2LBASg8WwTB5zPBl22k8wE0WAsxdG+hQ5WFws83iuXodEJXvXS4JE+1WCyEbjzN2+hI1ylwUEFnwtL6OxnFAWNopd595XSoqELdvxmcwfoOt9Hh9jwIse04HTrdBmMpp57qfDpwYAPNhGY8dYchMxhPY2EXHSmupp7GfcLftjDjPlUODqGnfLFA8LW2d1DvJpfwQTGIsIstwvltohNqPwIa3M3F7uat1FPUAxsro4OVm+nw9lbq6dshnHcB3NvQR1cyaW/n0vaWOWP7W2WbzxbLWT94EM7vgNKAthBKLVe7G9rcDSfpC8yS95+GemthKJJqnTAFKKlhk8omEVd3oF642HDhJPWU1kOvTQLA8lSfne5jsnVtVGO1GmYLzaUgchP1FlfRgd0Y2ruDy+9sETyNqaypuw2oS+nIiWOQ2L5mMFpIZ4m9oX50mD7JWKlmJkUHy/NgqPVx7p7t7p5Kd08p6HQxMxxoa4Chd+NR3b+Vr+Br2XlQuFh9AQbe0AHOsMCR3UJ/IxxpMdzm4uYLx+hwZae6/7SkuBJ4Z0krE5RkuxkQhPcYgsSpGmDeBczCeYQBOrRzq4A5NVxRTq6Lpj4QXk1Hagvo0MZddKi7FaGnAmJoZKiF892wZhsk6NmynXr2VAgXayG6l8R86i2posN1eRgsgK+U0KUwau/mRqG/FQQMuSqopwG+2nkCFJcBuBZxqVS4WHUBPrG3p4nJkuH3NW5rYp6EZ/VA/gEmDi80Odj7Lh10HgMjzMi64IhlB2N91Q3d+HRAwq5jsoQP0eFdxxAMTwm/aBFLVM9yF1ksblC7D7nch7ZCTSfbERBccNs82HC+8PenGZ1b99Hh0l0INScgn8Ns1eEdJXRo91bh/GbwMp/J78ghOrL9XRhyQ4JvS3c9Ps3sg0DV2KS6tOEkYtizgBspLoc465lEDrlAyQ46dHAPU9FJOrzbBU8sYba/4TDAh6pbmRJdgHexmZ1ObpR5YPcUvNsFlQzkM20hoJeBiA7qOdTFuD0uc3uQbyawpeGag6r5bKoAfwDhRXDkzYi3ndDUEqA5t4HZQYLs6VLo9xYdRHwpxHLrEZ1YNMMSLmi/EiKu5qJDsNnKfIZpcF8L1FxMR/p20qH9LXSkHvw0NrB5LlDdjB3H11qyA457gA43baELIH0HQyF8VPrRJuFiDfjPFZvpUGknmOrmiq09Qgfq6+lA7UGhf49YQ73d9eACqKi3ulXt7nS5O7dAWQehiCK+Dx7YgtCKWFRShRDZXg776sCmBaQFe1WX2nZBpJ6CHUB/gqF3QKRDxdhmGqtACVPIYNNmsAdVNlWC2KpSOrzhGB1o3y5c3HLhZKifdrLgzsKKb59rD0LzBjq8t154r5cZ6P6CCvjaThZsSoT3XIgVl4o3YWUbi2u96IPQ87BMvZpvHXC6Q81AUcq2lEIoI184t5HF810V9McsnnYXMEDEc5gjwl1xBR2qhWnkb4IGalmowha+QDwIPlkGcRwZRHR/K/wyDzsqplc2Qo61MMJ9EFMRYvxe+CZC0dDpPnBdAJRL2D5YV1eI8H2Ax06uT29PMTMeFi5yxCbqOd1NB5ub6HBfBwLzPvDzupjPthoeaeFqW3rxOYReUNS+l3qdx1SXXFWAQ+jAcP52fI6D5GK2g/e18f3t5D7q2VwPYy8CXAa491aUwZTB/E4WQHZhXmW+r7qiF6xAV3uOqy6VlAHUDgsYqT1KBw4iAO3pglkWc17y4GCFcOH/bO5twGpK9/fxZ+21yq52pELIWrWFkGxvSaVJkpCEEEIRkhBCiNnV1vv7m9CQCiEJISSNY4wxjYkxxhhnTkOIYxwzp5mznqUz39+99s45zfm+nf/1/13/6z/nus9ur732s571ebk/9+dZrv1U1cvqJkG2KIKm4oQ+qWCLPcfZp8eroGfOQI4cVerpWaa/mahVL/JSEWj1OFWuqPh/9mVVHvviMMydUwLzJeaBOU4idq7JsfP8QK3xD6cSYGz2eW0RrJyo1Jd32U2zYIKnldVwCgpNQ4lc5+RKjPw9egxBB8UTnwaDF5TAoQjRCw3GBvVlrK9be4x+aLiGjH1x5Brq1xn2ucwz6QUcEq2AbTuDN2WQWOfiZSFQC6Nlg/JPy8XsaUEh+3zvHsRBNj7Pl1mzgg2Gfzcjsv1QVn6ouibPdx5o4mUxMipXJvh8XVd21B8tkCm/QDaenGfJeubFhJ6lHeCaTzalGGZbiNJ0DFFfCj+dZF/AJM8Sj+kFiNZYrneytjxQjrmdk+e2ViYQBDFuPxskehwkmA0irZRNuQmkEQ4HtO1F4p47AluVgytwdgH78tI1aI5cozlN+mJ0/qI+5KErCgu55nx9kuTLhSoJTNkgfwUJefgYTFR9GaWsjGtuwHQhVuRTn+WmyEkLZW20uSkD12zLP4ev5bEvcwr1FVeuWVWyrcFbFTmwVj2sJfMOitpBmTML6ziMJadVDbuqKRmhcFGe/8L3SnOfQXnpJfBJZOgFpHYqdF4y2CET7HAUJ+pNkwBy2aP3s6zAtOCMowfPsy8vH2JfHjvDtl3BjdfvgZ8q2YAmkOX+42xbwllmBjwAQX2lAeGajDp44hisodPPJxlIYtc3yQpQXz1S0Cdwd9NlZ13VtjScZ9su1oBdU5QGaSGTzrW9yONKJFPbhXpI4wNsayIyMS1X7h1K4llvDPr85AFEE3LlwmVILFSdvZdQ4epRrM8aG0SJ/nrxMk/IgqWtvg6z1nLflMq17GgSPLxXttDLikpD0BThAgnyJfdmss8vXmLcZf0iM8yL49nGsLS+wB/PKzL+QXvkBy346kwWIjcZ3UQC+zL1AttWrcWd5rKtl5OYUIgvWaaXHwTl6vboawliDuT77Nolfa2DsYpOcXJlY1vTSrm7iaiRz+vluDusL+Dx6FounmZbr5bqXRHP+jShWB9JTZVrbjx38yKy8/mpS2yQTH/nIV604LnOGgDnH5UbDfk6WhAKLnG5GkR2WVbNF/VKdBb89+w0aGt/LduWuxe8lgDoyRwhAkvIFf5ZWRUIpBZ6La1O30rIDMI1n5Nje28Z9025rDuPVUEWZrAvE5DrDXl65rySzr6Mr5dzFKqssg79EPvyaqJcbnQI73LYbKVccMv3l4N/s8HIOu6bg7JXGg7KIjBfbmT2GdI6/TL78tRpXAGCKj5fX3fPH8CtXEQIvT0CJfT8CgRQ/EW95NWyrccvGLecT2qpbcDpV+T+ahbUk+xHmbRSc9jnmSj+9UV64S2Pf7EM7d1VBIYOwVRucLPWINfl1uFsPT5KMshHLfR1uV4c4aqJxbgHHde8F7kXhB7quzx0Qs+SqrjmC3pFoZMra2pFU50+CEGkR1AMzl7TjyRPpRb5XHlMHxfIiCSUYOV7pmNffgTOPl+PqNYhbU7hQqfQj+1FwCECyk9k4tYKZXndUnlWbjUxWRDI6WvsCjkkrhwArR3WU+7lOvg+Wa+jZafia/v01eHifnghHmkqd0rs89SP2LZ0xEyirBxh1MSzhtIK+ZaYre/uyzLOYCJncBNFSD2w/p5StjU+CU3+MVgtnrt7XlZdpcjFonMIgrMtDbi7jGtgjuT97NNrCJLyi+zL7EsohYi6iiSEV7Lsv/KsErmtRVtyshqqsQ5sG4+iATY+AxutaErQK/tUkPkpg6SJhwsSMEo5vHIKLYhcYo6wzw5cwlTj9ff20RXMNF5x55JehuOmDf2mnDRaOAqGzLsKUS9HcCXcX5opnyfXxefXkiCmIGEOoOHPOIEUuqpvNC7LBHBaCycgztJOg72vsIHg1x+qUsHAXWXXab3c1POXj5wQhw9CMl+GQc+CR0+CKk+cYLdi6s8LiwzJpOfiAvj6nF6qycouS1+o5TH0pR7N0L5jIMwjhnZXnuezpPMg9WTWE/n58hhorfwycFgujUmK67WoiSUYp1oWc1qZVXSyopNlR7qsw2sM3TFUUFIFkgs995UKPUHqoztZX+T1QiUbxTAVpHzGoBzkqT6rKdN7QebSq+g4clMhvVMgE46hJT+F4EgxaMYEuQdFKl5B1Bcfwp0dhqY6WtZytF5pWL6Qbzu+AUFwHkGAvrAeE8uFcQvZZ5eOQ/AhmnOy2RcnUG1qIQnTK6AYEuBWBNWeTHg8A2lTKd9TRcNhhO5RxONldrJeyOVdAi4jA8rkDIiWDXigDL48KRdASMBLsgw0mqsvsS916MaKkmFeuflpKz0EgiiTAwXF/CwqahbYcV8tggbVOOMjRB0q45EDaGdPpGRxzafkonsKYZ14kH1WD3F4JBXVOVvPr1/s0S99JOK+smVpJNeN5ENys3kNzYkO+Z4nr5Qlnpaz+IeqXFn4PCs/hFsDsyTlsE+0iXIK7DGkruz11rpLelLRouIkQIAeYJ+dqQbv1bBPz2TpL6blmovwdWg58MJemXKf76nUN2SpbGvBSf3KkTziGYMm1ldnrTw5pHn8ATl3loPGvjqOxkfu3RIxaIpsiVNncRcpKGwJhqqahm/KUQWeOMe+OHbSuKU6D60pu05O271y6UhNAetN0i+rvTjbINOTFsaTJUoVPrwCn8ttH5g/Uf4sSV7AOQ5AX8Sj3clJkoviHnxD1o4lshs3yMt1KXvZ1mJIhZJK9LpXoWlPouCmGRvSBafgYjll3Hfx3xbAosmyRV/UpRraLjDnKZCzNgGfZOplEzjB8E1EYsYFeVlAi3xL1Nd6yON8hIL2IOsLz2+HuWFEdMLn2JclZ7m7tU3ZncI/OwGBJBez50WgzVJdmb5Lr25ABEMBHS+6gFmVg8STkE6dmSXb+pB+ZWSfns0mwTnP8sqgC/eDGC8eZufL+jH5IHgbmj/+KtuqBSOlVMpJBFVeufcUxtIrsmOy6/IhuuCENO37yL8Ki+chBiqVhgUJvZ/1zXzxR/BYPMI05TwoOwOZfQql/QCGK1e+Xw+QuVjLvii4glAATZ2H1spPwxxz0TojkUqylHpBpM/f+qNg/zOQgEj+S7LZ0vB3svHbnL158nLg3jIIe+RNZh6kB/ji0GGMg+Den6tfeITHnpYno4OEYbPPYBIHkN6J4DZQQOpF+L1IX8AOl7EvoRGeJ8TjYhmwdrw8NvqyLTK/ptSxTyvAr0cLymWiS0Lxr4YMKTCWq4e87HS4Nl2metDGifP6RQporv0X0fDm6cVDzkegPHDUvgTDkg1IuPxKLnRlPiRdBtuWXIlkNoxUnpWPypqrHwTmr0gtx0h1mMYplKxco8no+uPB7Ym4yRS018fYF5fQAh19gOJ8WG6M8pGNteCJM6Vy96I1LPTWwuNX5ebziNx8yn11iryiVC93X0fA8eCTsizQK8xYjPYOnn5ZcZz7rvDbgvdrngchy6+wz4/AvydkfZSpL+CVe/PAMildV1pOs8/qKsFkMnMmyyXhEjywXZZ7uXqhI/eauGK5oZsC1e+R1WExSDVe7jFgmaMplbI40kszuU9BSTuXwr6sO4h6nyNr+GdX8nC6PNck+S5QnA5cZJ81pCNzrukJqlzfHmGaiXJhRQHPhiGLQQuV8qpehXzsWc01mD4Z8ZCEEoAhkmrxdwb79AKKZIncEhyH5+7Iavj55RKQyTm8/TYFymu1Yck8HymX9N46h+CfA6i8sF3qabat6hLaf4RP3kHwdD48VQ7fZes7cx1iVws9nq53MG4tLd2whLlfgXer8a2F8lrsvhL2eR0UwLETuIzWkGKyWN6ir9Qv04txb3l60XBMXq4+XW1Yut2HsU7rPXO05gL3ZbyctrmVSr0Ql7l9ZVONXgeiBS+Cyc6UoS+GNsuV12ZPIBz+UKxvHc7o1wlkUZp7CrM/An2UbHCJ3HaAIo5mNLDP9kHe7kvHSdo0Q7XVa5vsCra14RrbejqLfVF+hX3xURrep7NPa4rh6lPc22P1pw2PctB41J8AgUAglO5F/yBXnJf7zst5vV9mutoGyOVC3FCdrK0D5PYr6SL7onAf/JaEiIL/r6TBFHvxHpRxplBpWA2VhZh+3dug7xFQJ4qRl0jBlYh6mYoNDyDk1U5ZLB/EccT/gSS8R5tYUannA7juRU0DSiBIMjOV+yZP7j8Ss0FmGeCPZORSVrrMy+zzFC2C8Rhcl4ASKBPgQnlpK1f/TAGcI7d9ugOYP7rnHLkLl5ea9+gNjJKnLTEo333cN5UPZB1dxclEoG8szu9FRp6RaSUf1SRdrjNBCO0t+m+ul8k0NzP5ba7siiKd4vpFozWy09B25MjFDnWsMN/AorJfXhTnoM7Jy20JoFjo6+yDhiJ7CPOVO75ThvXc/ezL8tPsi/R6+SGAQZif0edLSiKueQylDcUwOwM655y+uOgjCzESL1tErlSpejWphSBCZaqouQCVgfG0B7ouqaLmHc3UL6lq2VhYC5Qqr7wVIoOvHkdAZRey4bjWy8t7De7fx06XC0sOKtiFs8r368lQ4EXyqrMWKXIANaAcSVgBVMorDHqiKUC0wshlMo+Wov24eEJeG8lHEGanwRryk4dUw0KfbKKX54/p9Qg04ZkjCIY0fIxyc+AY25aQDgY4Iku3E6UwkFx+k1F+Dc6U+31QY8oBw1MFlLVrskbMwBDydOQ17ET5q0dksYtkLSliX2bo9MvGqEPnq4026Vd1nuZdwbEUPWXKc6hF/5l1FveV8d50BunSmnIM+YiJ5aI7qtsPgs+VO+F1MuGUVyMZYLiGLFmigfAyryCdZebXnQXgPlmLZx9i23SImhSkUGEFpndV1vz6FUzuK3mxVm5NQbZH5XFffiSvnRTJf7adLGLbsuRAkVt+g5aPR2jukUOzLaUYdr2Sb3gSI8skXL44n21NwO1evIw4Snn/nEbvsVyYRqdfeex8RFeuX9uol5ex0lER5cvoH/K8qCqFzCzSt5+Fsvasg7HCZKm5vwF0swf1upx9Wn8AUvUwaAGWK4NuSzhlYEj5gfGBEyhSBbAkPJl/Rt9xyv345Rr2RVKJHCdox2rPyTkLq2YdMejqhPfSS+4Jz8h9Rj6iqdzwUBo+rkPq61CWMtMM9KrtVOK4fvUehG8y5p8ur4xM02fli0TcyZEjbGs2cqmiDF15GffN4Qf1nUmcuZd9di0TmZmhL9gNWu6bEplxMs8bGH0/21p4EiSSAe7N34/YzeW+OSafcKiWfZ6YbHjAhnuqSYJrE3FSwxm2NQfkfGT/fq75on5xuxyt0WG0RsYtZ6/J65bP9kAdNJzDxeTVnL1y/dbXF0P1TGTXyivFl8+hgTrNXa/UGyQrR2+QZ3sT9OeANnPKQInQTecyEZgIn31yJleUnDeQsWyUKXrPthWfArvXYebyU9Dqk2gZoBAzL+O+PkI0pINCKuHJU/ASLJiKvj2lXH7wsw9X21PBvqgsQWNyFDErP6E2JI/WsO6yDz0yilZDJrJLJl9YIUd+OGNY5URIX6+Ev9bIMusoCOb4UaMVsoYyPNNF4YAyfZF5HqyDpHl7tAixc6oY2SSrBx1GV8jEXQMDbgMhbMctB8jNxEWZUs9B/KRDalUeQICelPug1tyT7Ay5ZBxMh1mSkadIubqr0NSnz7AvD5XKz0+vQVskyT1Zgp5YXx5rQFzBkldRwxPk4o1v4kaT9hpFybxgeHqOeablQkSUo4kohyXOIgPSZJoHq2XJDzlOGDILgXbQwGKpXdcLquHEUigOCDJUO7jrYjoEMjRGdTWiG4ODD19qy0HGyegIkYcXauUH7vnwAjosTr9Y/CQ1U+6hCxB1rVXyg8WGOtZbH1SnEVSwhvzooBgOkBcw5BVw/YP0s5nQT5dRyfezLxJOIa+L2RdXLyEd5FJbKJfaZ1eqoBK08s3kw3hn9M8I4PUqMFTyeThOi+qEDD8sr4/lQoeX4NpZJ/VlBpbeK0vcBMOzhWR9ZCTqn44eQTXVwqzotX1kObEX5xbkcN+cfQAiw+0/KzsHvizmvil+UG9YfdVifLnhSU1GY9IAekqDY0Biefv1q5v6BUtYWGlY4pM75QZcu+pwS1U97lbu6AL0/wij2LAeBH7Ihca6elKB+9oiT/VKw/vmqUaOPrm52dKUql94ijc865bl8DEEeIbyvaKG+IdAPQPWTrmMjITcr8Og8ZdlWVAgKwp0Opeq0V3EG6anNdRt2QK6fWzr3r3IPKgxbbHeMLgbLYIW3o5oqsaE9sm8hn51zx7D03v535zo5ToI7kIpwgIGzCpFaS6+bHjuDIlWUi4vPMK1DccRyXnyMvk+/JWcI68r5iYckDsMRIL8KCxLB1xBzpXpnSqvih3T+y0RPKCDys1B1bsEnbSXfVmfzb48Lv8bGbkCogagGT18kn15BsSYXGJ4dqGVq30SqDNHXoKV627aGaRlPPLiGBRTckutnErychA0ZXoDXAmWe5m0T15owXz35eKqpzBcBj7FjaH3bWu4gLg+rH/oJq+9yWFXyb7Yk8q+OJnOviiRu2OYsvL0ZZx2oalOv8gBG1zJYp/XIxfLs2Gj03rxGq+4fcmw+isvnGWiJ4FKaDgs180XKScR7HvlYH+eglQ8DF5NlxknOxEpf0lWf3eL9AsfsuS+CuUJ+nj+EZgl/wLbmgmhnHNVXjhIkR+lolahUX8ef16W9wUyNSXJdRGFtvCwoZzqH1qeqzQ8kTY8h0tnW3Wn2aelaM4OH0QkVMql9+I/HlnqzujFwSykl4+ss/fVdm4JOspoITtasYP5lXxE1hCvzv/941coKCG+1JKM4O3IN3Q02Um9SDdFIPHqH0qeCnFkiVkx+UZTSxaK98gedSuZo+kgExgbpoY6MjPMXBlraT4TSCOZP6tjmTNSDmOkKGWOCTXMCPEB81J8zvzItTPrGKVi2DsbxRnqpBij8FB8rvJXuPIxikFhmYoefI1iN9Oo2CjeUwTzrYq/8O2KUtqdXX53ALuEBrI/C6Hsp3Q3a8dnsIPFg2xfWsW+Y+rZTPEB20paWVvpV3aYaMzZ0t7cV3QwN5W6cj2oH6dUBHNbhQhuthDHLRLzOB9aykUwNdxpdSPXTh5yd4U2brFpB/cJ7WfUyjsZfS55GH1EA4x+EJcaBWqijL5nUoweaUqNvqP1Rh30jtEa6bHR5h6vjTwZpfFt1sZYS52NjUVv48GKQOM7bKixmRBjPFbMMx6pqDB2e1drLGpuGb8krcbWQrvxF6xFtyLq0K1IGNstlQ/uNp5Gdusp7e62lMnoNkYo6TaOr+s2yPhWt+XC427mVOy2SFIqh4r9lKzkqJzAuSrzeH/lT3Sp8oEUrQzpoVNeEsuUA41rlEMUN5Rm0n3laqlVOeFdu7JCNDXxF3mTP/FOJp68j0kEDTL5kQ83yRDiTI7wpSZzaJ3JZf6WyR36yKS39MokUxJN/sIoTW8RW1NL6mSaTj1Nd/D+pivFVaYqaaupuZRkul5dYKoQKkzVYR+butNW02Sp3XSAwJndp2qz5ZLGjIreZmoaZNaDCTfT0hiz78Uks0F8gdl88ahZf6bWzIfeNDOlD82Wia/M3gii2cweKtUJ3lFlInmryqQg1S9cuGokE6sy51JUr9UlqiaTWlVP8Z7qitSiiqc/qy5QhXmJaGnejbMz95fGmg9kfMzdhSBziUabnxa05guZCnM3odZcxTWbP+Faze8xovlSE2X3ON6h+yVpbPc/any6Wwqh3RtJXPfnYlb3T/iS7q7ihe4+7251/4g+7m6jeN19s9DR/XvBosc9cViPKMG1RyEN6tFDXNXjDY3psVVM6mEhFfTQChU9pr1r7HGEPugx3L6tRx9J6vFWNLUYzthahKqdLMLvTrRwYaItugtai3X0oMV4vsrij+b1Fp9qWi3uioqeWzUWPYsFp57P6PSe/u9Ceo4yie5pTLN6LhRKe35HanvOeHejZzB92HOK0NYzgxpb/pFaW1YLDpZPiZ9lNF1kGSNGWi7VxFq+4Qosh9JKSy+hzvIo32T5uUmrpZmCWP2VWlp9IqqtWDraKlv0tloiBFl9w0VbtRGd1Q6pwGqOeNTK/V2tVQ5/y2o0fWj1MX1ldZUXrfbwSmuWt7HeSh2tOwRX63HSfeakGGC9RFxqXS1FWUczcdY8zbDex5dYO7+rst4lXrc2Eu5bz6E/W68UuF7VGrteNpJHr9XUv9c0urQXq4jqFU/jekVJGb1c+x7ude3uJ73OS2IvjWja+xVn07uZd+r9nPfp3WQW1PsU3dR7BNX1HsUX9B7EVPQ+wNf2fkZv9c6lj3pHSm29N2vE3nW0d5926tCH4cb2qef9+syiwX1MpIg+Y+mOPpHrUvs00YY+LermPl+Ttj4vqdinilfaLKdqG2dxtE276G0z7l2gTQNdZfMdE2MTo86w+YN41KZNqLWp5W/ZmElPbK7xb22IaNr3DG/T96BG03cj49+3Hx/SN1pc37fh7q6+L4SavvtoU98G/nHfE2x73+Oiab9bYr9+0YJjPy3v0e9vgn8/x7A1/Uqkkn5z+ap+u4RQ41/4G/1GCff7WTNt/UwUYj8Tqux/n7fpv1/Q9H9Cg/rvZML7K2lM/z+LSf2HSwX9HWhF/2ahtv8A/lb/v9En/fdI7f3rJM52MG9t+zXvYDvY2MN2zLtA2xVMuO15cavtBY3OtlIqtT0gnrVdLV639ROabaPoc1tbvt12Fn1uWk1VA/xUtgM0kuuAFnH6AD+z4AFb6dYBZ8WkAXVi0QBXemLAfKZuwCV6a8DjYQ8HXKFvB9RrCP8LseXTJSd+luTBf8v783+hq/ihTAw/nybx72gRv1Sq5O+Il3mXd7f4FXf/yI8WLIQJ1Fkoo16CFy2zvUHnCP/BhAoW0lahnKYJrVyx0MFUCXfsG4W+zEPhGdcmVLEdwue8hV2OYGd3gnrYZYkBdj8IIXYxTLTdV6zW7gdaYPeWqbCLEy/Y3RBu2N2RYvoP4VvsGulbuyZRYT9RsrB/zNvZZ0iu9sN4P3tLRbC9e/8I+8H2Ovu9Uo79l0ypvTGtsT8mNdp/Tu/ZHxWf20+Q2u0/FI3VOmqtnsU7qHW8h/pbGqC24kPVJ4Vo9XpapG5CvM0TKtR9FY3qctqs/pk+UW+kb9VVajJwC2MzMFtwHHi518yB8Xz0wL+ICQOtaN7A/falA6+TuoH7LT4bqFG8HljVg3PYL9k5+IijHaaqvRwYJthhKI10kEisw30xzcFFKnb41Oq4gyPT5PAn8XsHlfq1wwiGG3SWWg96IQ4e9BkdO6g34zNoJh80yJ+JGrSX7h40/F3OoEChYtAeWjfoW+bWoFjaMuhT8edB3RA/hTwZzEgWg5MEu8HevM/gAho0OEJcNfg1HzP4NJMx2FQ6ODiAVg/OkuoHn6F3Bl+lTwY3at4OZqhqyOT+tkP+Q3Qbspb6DakQgofcI3FDrotZQ3hFyZCPelQNOcnfGmIkPRnyZ+btkD5U4WgpWjoKCgfH8ZKtyQI61vG2ysfxuBDq+KUQ5+hBCxyX8RWOSxAfn9BaxwviTcehwn1HQtscn4iS49fUdOiAdzZDGYXT0GUmHkMdxEVDE2nEUAtF7NBwKWXoTnH/0Ay+augSpn6oI980dFL/x0NjeHHoTaocdkmwGaahTsOOIe+u3p04zESIHjZJ0A1rEYqHOdPqYd2E+mFp9OEwkWsb9qmqY5gHYzP8D3TYcD/Rbfg76jd8lBQ8/M98xHCnd9rhn0olw8eaVA0fw98a/lA8YblFeDjcXPF6OJF+G76bqpzWaGydFvKuTua8n9NbGuz0lEY4XeRjneyFHCcvWuE0Q6p1CuFvODH0e6cn/GunK1TqtV3iRrCc9YjH4rAR3TnXETfEgBExQsiIKHHTiF/EpBH7xKIRL7iKEbZC3QhP8cGIr4TWEat54nyc9nPOlhydX1M3Z1PBz3mNuMr5srjVOVTSOU/sX+BMhRrn59wN5zX0ofNnQpuzE9/hLPCqkXUa25GjFa4jv9X4jUwTwkdellJGGtH9I9XiiZEpbJvzdlo3cj+9PfIp83DkiHevR/5KTTVfCLaasXSsJoX6av5KgzX9aITme7pD01dK02xiijXT+UrNRXpZk0Bva4bZP9R8Sls0NtLPGi+ejFpCLUfN4R1GaRiPUU6M/yg/JmTUYyZqFKfWjaJcyag1PWpGPaZ3Ru3lH4/KEl6POihajj6lthv9HXUb/ZnkN3o2XTT6iTpi9DqqHa3gc0b/KJaNXsrXjD5JG0f/wjSPvk6fjL4pvR1dJSrGPDa3GPOQcRozX/AZ8ye6fMy3JHqM1zvtmFTJ3/qiVDAmWFMxxklqHHNL1TxGp349ZiDlxnanvcfuZh3GjhCcxi6m08fOFILH/p1uHTvYImWsJB4dq+Zrx9oyN8Z+It0fu4i2jjVVtI+9TLlxfxGsx22RbMf9kTqPs5S8x93lg8Y50ahxh8Td467zGeOSaMW4X4Xacavp7XF/5R6OC6Cvxy3XdIz7kPZzGU8dXTjRzeWO4OdiwYe6fC1Fu/xZ0Lm8YYpdCqUql36Kehd72uSyWHrssuzujy7tGovxjbzT+FzeZ/w2GjReqw4fP1CIG/+KKR6/Tjwx3liqG79MujX+HXk4fg3TNv66II5/pbZ2DRadXbtRT9fb0J57xQDXAiHUdS6nc/WWil0nv6t0XS42uLYxTa5W9LFrfo/Xrvsk5YQ/UJsJOwTHCS6mHhMeSsETnjARE9bwcRN6MQUTFDTP/rV4dAJR1E0YQG9N8Hz3cEImfTPBR+iY8IFg4+YourhNoD5uGj7ILUgT7nZa0rptV+e4raUn3FS0wa0vveP2R+GxG6W/uk0359x3aezc7/Ae7iMFf3c1jXS/Iu5w7y+luXsKxe4J4gV3XrrhHsncd1/Et7rni56mM4R294mChUcGW+P8TnT2iGK8PBYLgR7L+SiPC3ycR5JU4GHFVHh8z9V6rOdveXxl/NCjn/jG4zrX4dGHt5gYrXac+IjxmjhbCp7YIUZOXCbEToykRRPDxaMTv+JrJ1bbN028cvfZxFuS0lMr9vO05x09Z/Cunn15P08/1OcVNNjzNzHSczmtHPA3cYfnfE2G5xjTSs/vhBuem8RHnuZMm2exJHqGmCg/GEEHfxDHjP3ghODzwSJNxAczqe6DlXzBB32Fqg9qxesfpLE3PGNo8weSpuUDb/rbB3MFC6+7GievXHG61zQ+xGsuXe9lzMd5pUkZXjPoQS93psoriKn32sY1eS0Qn3hNE3/22tqDTPoztZ1ULDpP8qTekxaLc/B++SQbJnpSiJgwKVWdMymNnpgUJtRPWkbvTZoiPXZixCeT5jFvJx3mifcFwcLbhHHwruTHek/k/b3HCiHeIUysdx2f4r2VL/beSE94M3yd93F6y/u65qH3Ldru7cNwkxsE68mHBbvJKsFj8isheHI0HzX5II2b/E7ImHyK7ehuTUsnB4lnJ7cLjZMt6feTm8U3k49KHZN7SyqfBo2tTwjn6nNK8vfpw4T4hKE/OiRF+fwq7va5L4X08pFEx/l8ho9p/xKfsLuXfA4Kr326MxZTmqndlJ5UM8WR+tutpN54P3/KYRo+5UM+ZkqOpJuSJxRMOUEvT9ku3p6SKj6aMld6PeWo0DGljbfzPU/dfAer/XxrhVDf/uJu3yw+w3eDusTXWKr2/Yw2+LbRJt864bHv34W3viPpb74XqGrqEs526l84zdQzgs/ULXTR1C181NT+QtzUU+L+qVulyqmVtG7qHOHW1FC+deo6oX2qSmHh9yVv57eB1/iVCV5+W8RVfhuFDsFFiPHLpDl+62mp33+QGr+hfKNfd+meX4DU4jdYeOu3SVBN6yuqpx2RNNOaJa9pfzQJmpYuRE+bQgum/aiumDbqXf20PormaYPok2nJ4s/TEngy/XtqMb1Kspu+UtJMHyJ6T/ejgdMpEzp9tBQ9/Q6jnf4jkzPdnZ6YXkQbpp8Q70xXMo+nT0WPfsX6x+lLTCxmzOOdZlymnjOqNP4zrvRaM2MVnzGjlR6dYUZrZ0xS35hRKf5qOoQ+nuFLX894KXTM2EQt/OtFtb+lpPGP5L3899E5/rdJqP88usnfSkryf80V+2fQKv9ieu8DZ6nefzJt8p8pPfZfTF/75wod/j/wNjN7KTQzPxe8ZtqK82eeBa/NfBcxc7cUN7MUMXHAPmPmNmms2980FTMt+zfO9KaPZ7LM65nZtGMmY6cKOCfYBlQJmoClNCigFx8e4MDEBXwrZgXEigcDxonVAT+LDQF/5JsCPuZaA54QMWCRqXKWp+Qw6w/82FnHaMCsVCFkVrIQOyuQL5l1W6idFaK5Nasb3zrrz1z7rPO8MnC4wi4wArX9r6JbYAfxC7xDggMfmUcEOil0gZPowcAF9GxggVlj4GT+cWCT8DpwmprMlhib2b9RT6MBkmb2I8Fr9uckaPZn4qrZ8eqY2Z+zGbP/QEpnPxRqZjuEfTL7D1Lb7FYqzv6roJzDKWzn5CHHF5s4zfGCVp7J+M0pocFzbtHIOfV0x5xCmjZngrh/zl16Ys4qoW7OX8n9OdOl1jnXjdvnKPsr5wZLDnP9zcbO/UmcM7ebuHxu9/7Rc5VCxtz5yKdSoXTub7R+biDXNDeWb5m7kEpzBdE0yJr2C+J5x6AGKWjKNsY16BXxCxopLgo6I0rdXGlE0FYuNugLqWTwJ1aZQRF8TVADvRXEio+Cbpu9DkrilfMYqd88W3DiF7zTPIHxmOes8J+3VgiZF6qJnechFMwr42vmeYnX54WK9+YZiW4D4sXn83bz7fN6Sdz8fN56/gLJoZsNHTz/A+oy3476zv9SCpr/A42c/xWJm59Ms+Y7CqXz8+iF+Q705vwG66/nUyrON2KUC/YINgse8h4LKqSgBRPpqgUHpdgFwUzKgo188YJetHJBE1+3YM26zxYESeLcOOH1gnKJBBvxFsEcVQePpqODFQqv4O1MYPAlujz4gBAdXM0+HF5MC4Ld+IrgA5JN0BSmNlgh3gxeRB8E+/CtwZ8Z/RJcL2nMdkoWC8N4u4XnJM3C/tRrYSOds1DBhC6cLEUvHC9oF4aA34rEgwvHMVUL3cSGhaVM08KfyOOFX4lvFg4Uf1u40ES1KEUctugn6rqoVJy+aCITvCicj1hUKCYsus/kLHpByxYdFs8uiqPXFy3l7i8S6atFT6i06KKgXCyKgxdLguviJBqw+CwfsnikFLP4S3vd4pn04OJQpmbxx7Rx8QqhebE5fbN4FCUhzxmLkF+pXcingiYklQaEBEpRXhwNDflS3LSwmo8OGUDTQupoScg2virESlEfouSbQnbxrSE3SHvIQWq8ZKFkvcT3ncOS14LrkuvUf8kkyaafkRSyZJu4fkmsELdkS4+cJTqxeslJi6tLlkLL3WdblmjetS/pT02X/srbLm0VnZduAA8P5D2W2kn+Swvo0qWctH5po3HcUvuw3KW9pAtL28SbS+dJ95cGaFqXtlDFMhW1XtZ4d9CyPeKiZeFMxLJRithlD4ScZZSvWGYu1C4jQvOydr51WbzQvmyTZBG6XlSHGjOaUFHwCt1E54f6CxGh9wRdKEtLQ+1oTeilHo2hCdLjUFPmdeg42hE68p0qbBq1C3tINWGjRe+wp3xg2CM+Iuw3jTbMWlESNpBWh/nTxrCVmuawq/R12A76vYsd0xEWwKiWTxT55Rep0/K7jMfy3jRg+Uxx6fJqddTy7YJu+ee0ePkWdeVyB+PG5S+Y+8s1QuvyWYy4fGCYyYoaxmnFLuqxIo76r1ghhaxI5qNWeIi7VyikjBVFkm5EKV+yoqeiasUIRf0Kkbm/4g19vqKGb1+RQ7uHb9PYhnuxruH2jE+4yAeFu9DwcCXdGv5KTAr/mRSEJwoV4S/5W+Ev6ZPwrzRvw9s51cpccHE9tVvpIZUEPNZoVkZr/FdW0MiVrULcyg/EvJWFQunK/vyNld/w91e+pW9WzqAdK9N41ap6wXbV9HeaVb8xPque0kWrvmEiVj0VE1YNFxd5Er5glRlTsWq6ULvKmWletY0+WeUqta+aTbnVt8Xeq2vYOJIpOK6+KgasXklDViul9avDadxqM2o64biUsfo8LVn9RqxefZfWr35I76x+oGlZ/Q3tWN1CVBGPqG2ENe8UsZD6RLQazYsgdFPEKPjmY9SwWJoQsUOTE+HHV0U40/qIL2hTBM88jvCjWauz+dcRCtoR0Ua7r2lnbNfco85rjggeazYIoWu8hbg1A6T9a36kVWv+TOrXhApNa8KFljVfMR1r+kqqyCu8bWQ6dYp8TDwih5r4R6rEyMijNDbSgU+JdBL3R45+VxlpJjZErmSaIqfwjyOzrH6MzKEWaz8ldmsHMJq1n/Jea2OZ4LWXhYi1pTRurYmYtfY5Pbh2MlO19h5Xv7ZSaF77NfN6bSrrNbOKclHNGusov3eaqGHUN+qmEBTlbx4R1cTqlhfxuqgIoSBK1b8yKoq/EfWAuR/VB3poKv86aobV36OmiOp1yaxm3UjeY91Fcf66a+CXb4XwdZPFHes+ElLWudHqdZ+R+nVvSNO6OKmgRwH/eF0f+nrdNcTZ9+Yd6/5IbNZb8o7rYzSu64dJQeuH0/D1VkLMeqrJWc+L1et9mfr192nT+jL6/fpazev1avR8gwTlho+Jw4ZEq3EbXvHBGxbw0RvG0YQN1WLRhl706IbBYec3zJHaNszmxQ2ZvEX0T5xddG/RJVon+UXflYKje/JR0Sk0Lnq7JiN6LFMZ3UTrotvp7eiIdd9GF0gd0YRTbTzM2G1cwWs2bua9Nm5mAjf+nQndyAgxG4cxKRt30OKNQ+iJjQ9o/UY7oWnjSfpko6OifeNnPLfplGC9qYfktuk077fpTzR00yDxxNT1TPSmH4l20xias2kuLd20UV2z6RPS1uNLenuTQnq06XOztk3rBW7zGMRUN8lusy9sek4cvXmqZOcwWfDavJ0u3axiojZv4uM2U5Kx2UddsvmCVLv5AbmxeYb4YPMHtHXzA759826xe8wS3jbmNnWJGabwiTnNhsR8TaNjTlFtTBiTEzMk7HBMOH0Q041pjdHQX2N8JW7LnB7WWybxmi2zRe8taiZwy7dS6JZtQkiME3qAAnD+Yy56SwXVbRksFWwZ2fPIFhvx9pY8qdJyvPhoyx76aguRxC1V1HTrD2qbrT0EzdZHnP/WaULo1mM9YraeozlbF/Qo3TqJ1m89QO9sNRUXDV+tebw1SBC3Gve33rZO0mz7RvLa5iwEbfuVRG9rodpt/jRvmxst3faZpmbbMKFpWw9F27a1jLhNJyhjT/FOsa+ob+zPXFBsiBQRW6CJjT0pRTAiLYhdaFoRe0tojH3K3Y8t59tiv6BS7FjJa3qjaLrdhbfZPoYO2/5IdNv+d+K33U0K3j5VLLJ6IEZuv6+J3R4mFm3/UKrcvoyp215Jb29fIDzcni7+up2nxjtqBOsdpnTYjiTWdcdwGrBjiBCy45bV9h3ufMmOLFbnYiFU7bjNN+44RG+PfyI079hA3+xIkTp2HKCqnfmC7c7veK+dnBS804yP2Omvid3pzBfs7E2rdvaT6nd+I97ZuVT8fmckfb1z0ruOnf5WPeM+El3idjE+cfE9guI83kXH2VJd3EZNQdxZejZuKtMYt5PeizNWtMb9B/Tb1HftcXNF011HxH67jAXHXZtF312JdP6uGrpql47u2BVE03b9iSvZlcLX7Hps0rirUfV4l0oSd12VAtnYHsrdS+8O2v0T77e7hQ/d/ZKJ3Z0hpu3eS4t3fyxU7s61urp7uvhk9/f8293XRNMP1/E2H/5dHPZhKHX78DvO78PBdOmH5UL0hzf5gg/t6Y4FAq368Cta/2E/punDMPr9h9/Stx86UoW2mlpqZzN2Wo7RaD14L+1iJlBrLy7XOqijtV+IaVoLcb92Pq3URkt1WjvxtpYwD7X3+DZtnIbEB/G28TeoU/x94hG/lfGPdxeXxv+FRMV/I8TFj5FK2B+F4vhmpireVKqPXyXeiTfhH8dzQnv8A2qZcIzaJfSkoxN2U9+EjVKcbwcNTviAj0j4RBObMIktSPiKK02IlYodivnahL/xNxLukvsJfxBaE1ZRKSFQlLbsYUWzkVSZuELsl7jU1DHxnuQwKIv6Jo7mgxLniasS1/IxiS+ILjFJLEpsEI8mSvRyYsC7W4kp6seJZzXtid0kS90t3k7Xg47W1Wi8dP0VIbo+4nrdBD5ON04o0GXTs7rFfKOuhN7TGdEW3TPyVjdBIHs+FnvvGUYd9jgJY/d8JAXuOceH7gm9u33PLlq9p4Wp33OJv7/nF9q652vx1z1HKJfkxlgnNUqVcw7TwUk1ojO/n45NWkY97LLZjMnpvE8SsQtKGiGFJ6mNY5JM1ClJPmxp0jp1bdLYd01JrPQkyYP+nMTxXPKfTKyT19DRyX+hXsk/84HJQxWhyTv56OQdYlrya1qcfJpWJvejl5MH01vJz+nD5EO0LbmWrgoPNhGTE6h1ygnJIcVVGJsylvdLOc4Hp6wVN6UMEBNSXpOcFBVfmpImnk3prWhMKRPvpQj0Scpbvj3FXFKlTu5hm/oD45rqzwemhtDI1GED41J3ChbdnolZqaZ8SernYnWqt9iQKrxrSn1En6Tukt6mTqckzfWdRdpwwSHtEfFK20znpLnQVWkbmJi0L4kuLZcWpN3gK9LKRUt7B6E+7ZDwMG2z1JEWYqZK3847pvvyXum1NDB9tRCaflPcnb5fzEqfzJakP+Mr03PEy+n11p+lnxVep7/glRk10P8VvE1GmMTZpgiaDGsxIOMLJiSj/u66jMc0J8NdKs34D1qTMZ5pzIjEPQfS5gyl+CRjjfA2o5njMk1ov8xFjGOmWnDN7CUEZU6mmzKv0aRMC1qQ+ZVUkXmb5tgH8LWZobQp00X8PnM4/zozUerI7CmosvKljIAYyS4rUtBkPRf8s/7Kh2ZNpNFZnlSbtYXmZJmLZVmsUJv1C72X9UeuJWsVbc+KproRT9Vcdndqm/2FvVN2icWU7FE0MnuP1fbsK4LrDq1Ukn2Mr8peztzIfsPfz7ZkXmefo79lW4ndc25SPqef5JyTTD1y/sT457zlwnPu0Nicn2lKThAtzuknVOY84G7kfEkf5vxJaMvJp4rcRN4idwFjlzvDXJPbRPxz/05DcjfTqNzrUuiYo3R37g0pJ/ckW5obIF7IteFv5M6j93MH0dbc0+Kvuf0lHb9K4vKWq63zfiBOeSuoZ1685J+XT0PyBkmtyhy2dcTfaFTeFLo7bweTkfcjPZgXq67J+5i/lZdKW/Ly6Nu8DaKn3QtK8msli/wPJH/r3rxdfgzrmr9P8MnvJS7Pf0Wj88t6aPOnSSX5i0yq8u/RW/lK6WH+h7Qt/4+ilH9ZoypYwDkWfEE8CixoQMF0urzgO3FTwSQxoSCG5hXY0NKC2VxNQV/uRsHQgQ8L1kptBc8EseAupyq0EewKT1OXwgTBpzCCRhaWCLGFgUxJYTCtLkwUGwqjaFPha+Zx4V6hvbC7uGm6c8++Rd0VHkWHpfaY7rx/0SxxaZFfl3+TUNnRjexvbExaNUfzCdfd3mLhnJxDq/KIjWXWT/eXWdhWzVLn2VSFOjZbDtWuVBun2Fmr2E+UfY6NNgkv/fSeOtvpxpxQ+6Qfzutcw1QWNV69H4zuc+Mn0nNboFfuZ5uVFo96D07fZDGB+b6M1/Z2V4XYW3t5aX1NffwSImrOTwvsPsEx3O68KRnkykSQ7ypKI9WjymMfHB7T63M73mROoHng9MWEsQ84Y5dWGuzbGszrfupT090mabHq5ZxbmjU+pcaDZx777uOEofvO91LubvY+dc8l3jYwyDb0MzuLbjZDSV2OIrp+ymYX0rvYYnREiu8r24r5Xpz3ujdePg8P956bWDLI25p0//h3PyvdTHT9++YlWL+1J719OZt0e6fJEZbGZsvd2DTv7nbTKoKu3HilNdbaTBgQnpXPjH063ovZxzlEPN2bcMGkbJQqunFEO6Mxmn6k0FwxYepXlqN83HUjNB6BE72STW78QUe9TXNz1N7cUE3oZ8unTrL2E6fl3TTqdXe0xsjPYrGVpZM6J6U4wafKhrVM7ame5vFRCxdSYeF+iPt6MqN6eJf1DrVoto9qX/3PX1U967zs248zBh/U+mi9p4ZGN9svCl3cODWj1Nd0oU6tTWsMZIapex4daD/YTG1TN4kZO7zRYrA5KTVRbZqY+yh04C3PQs7haJTSYqifQ2uKdL23A3Pofm+FVu1RqbVgC1wZx4JfSJJvz4k3b+Tor9dzo1f60dfMQNpkefj2DU14v1G2RuVKss8p2oJP9UortJwzIYhorc3UHxMy4Lht7T3lcqL01/TUhSVoa2YyEbPZKTciHf85f75s/v01Dop+GjsPi4CCnnYLQ7JfDezpXUa+CCWN2q3XPe05zfShPrq4sQ/tzcr8iY+NSrtnsP0STnHjlf2QNOcR3Gx10MDQ2yMi81r6Hh5BXoZypRk6h0ZHI7fRMXtsLYYEHv3dT+CnamN7rll+3KJD0V36CNNQagJTlJM/bngS6tWdnXvCIoHYzc7SMsZaQrz1P4VMLpH1zFBFm+KtooxdxN3ithv9xajQ+Jjx8G66bnXdWruJ3cyV/f/xc+npJ773i9VGmHp3vo8PumFX4fWZ1iEw04pLt7NQEIvedvKP1RJb4owcvK7yIjdVSnLdKoykW3XDazcyiA0lk8hu9zDi5X7ZehK5ZG30z90ZrOJJghVLcoDrVubEhLVjJ5HrHlPIK49p5DePWcA8op64kLhNDCM6j5WkymMNafTYAGwhrR7bSYfHddLkfpu8db9PiMcTkuX+ipx1byfX3RVMqDsLlDJxboeB08wOtxpgnrEXGWLM6X8ZfBTrpfAmKe4+pMB9Brnn7k8euweQdvc5xMYjiIz1WERiPJaT6e7hZL57BAnxWIvzoshB9/Xkgvsm8sg9hvzqvoO4eJzuFUbqehmRS72MfvcLwfs0dsa+mhIyQ6MgM4FZwGxgLjAPWAAsBBYDS4BlQBgQDqwCIoANwCZgCxAL7AQ+Ao5i3JN4PQWcBs4A54DzwEXgEnAFuApcAz4GbgA3gVvAl8A94GvgIfAd8BeNBXkL/AT8DPxd8/stYDxMtMTRREE0wBiAYRu7TyKEmUySmClEyUwli9hpeJ1BbsOWj5iZ5Ans+YqZhWOBROkxh3CKuaS7Yh4xZRaQ+R4LcXwR8VSEYYwVxI9ZiferiS27Bq9rSQZsXcKsIxWwdxWzAceiMe4mcpPZTJqZLRhjG/y0Hcd3EKKoJJeNrpMb7p+QSMVNEqX4lCS43SZt7l+SBrf7RHT/mrxxe0j8FY/Jr8wTkuT+jDgpnhNnxQvi4/aKnHD/C9G6tZPL7r+QGjcRc+wgdYyCCUYMBbtbMko3K8CfUbnNBCIYO7c1QCkTg9iKQWxtQmxtcstle2sL2X7avaytdh/Law+xg7VHWGftcXas9gxrqj3PWmgvspbaS6y19hrbj3zCWpDPWFNym43Rfs66aO+xCmLF2Wn7cbbaMZwXceN8CBGUhAGUgAlgAfQEbIC+gB1gDzgCQwENMApwBSYAXsAkwA+YBgQCs4GFQCgQBkQAa4BrAk9+E7z+8av5QcYtyBWl1s/YTzsd+NgYMQN8bTxMe9s8lHxrriCPAWfkuB9sHwG7euK4r7mSTAXmgw98VRxxwOfziBtytsP9itUkorMy/DL3CLaU8SEl7lPIUcRLC2JFdA8irsh5b49wstR9JYlADJTB/5eRa5L7FsJ51Og5pBtZgHGmWpn9fssm1s54EqzpTbTuk0kWxs7A2GWML6lxn0rOMn6k1n0auYO4fI5rvXafRRrYQKJCXKo85pJ+yHknjwVkqUcwCUdsRiL/vRGbGexy4u2+ggQy4SQAcwpnVpFN7qtJDOr8Vvd1pBLzq3bfQLRsNLmD+Lzjvhk8EkPeuG8jdh6xZDBi1MljB2J/EWPtthgIRQyFAR8yrm7LeRVZAdwzstI+Mur1u/vpCftMIgnsFGAaMIvsZufgOvPwdxjxYVcCa4ANxIvdRLzZLfi76/dXr4snK9aZ45UlawCOLTUCFyNX9yNXz8IW15GbEjOPDFMsJGcxphdyMAQ5GOO+huiQc/XIs9fMdhLD3iBjkVeuiq9JteIBqUQe/cy0Ipee4/u/kGjFr8i7DlLLvGI48mdgsCJDOwRwVnBkJJDLBrruY7WuR9gU1zMscb3Ealw/YV1dbbgCZiBXxLhy85nJXDDjwnNkPLAIWMxzv//F9bDDhA8zI/aAGhgaZqb9xsSLfGrS+cv2bKnpJPIbmUKMmWlAAAmCzYxxf0rwzRz4dDTqyG9kJY6tAdaT3rCdMe5RCS6xhp/aPSpJmud1cgs15TVqSof7Y/Ib+CINdaUadaXBvYM0ghdCwAsh4AUOvMCBF5TgBSX4IBZ8EAs+2Ao+2Ao+mONayK5y3QvsYxNcD7Fncf9prsfZMthg9/jz7I7xF4FLwDV20/hP2Mjxn7Grxt9mLVw/Z51de3HDtDZcb+04zoW4ctNhAA5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHCBLbjA+3c7aLgifjxIuM9E4uvjSZb75Nhbkzx7S1JgP5Y02xtr7wH37VVaVq0gSsAMGAgMAjzUpmQyXqeocX28zlR7kTC8hqttyEpgE45vBrYC24AdahXZCcSpb5FdQAKOJQJJQDKQqy4jeUCZ2ppUYuzjwEm1kpxVR5NzQC1wHmgwCyU3zZTkU6A/W0pmkTLUn1rFBhKu2EK2KviwSYgp8Ik5uMpcRTR9J5FxfQ0bbUxhiTKXnQ//RcJnR12r4Jdq1gm+41wvsjaun7FBrndYf1ciEIYBFAALcIARYAx0A5SACWAKmAEqwBzoDvQA7IQW+K2FqIGBgAMwCBgMDAEcgaHAMGA44ASMAJyBkUCooIXvtGQ5sAIIB1YCq4DVQASwBogE1gJRwDpgPbABiBZ0JEYoIXHCa3JBgEYAfgWcLbzIIKg8Tz3XmpAhbItiMnLFhxSDV2+yU8kFcGojtNMDxp98j3x7w8whStT43oogYqtYgXPDySJwZgq7msSCLxPc15JiJoqUIvdQMclt1PKHTAy+O1Tvh99vo6JiG7lJxIadTPJwzQLw1gnwlifrR6rAhyp2BnFj/ckTXPdn8BgHblTh2v1wbTv4uEOxiPiCvx9hHkGYx3xwWxS4jbARZD14844iEmOsxXlRpALzqQXf3VSAvzGnx5jTE/BCg2IH7ucxOK4DXHgRZ+UpfOPfz+9rlZZcU8FewG3AmLXDfBMwz4OYZzU46Cbm9Rv4xxnz8MH1Q3H9aHBPCq7ViPHfMo6KtvFQ5ONz2QBwxG7wQxLi6zdwgjP40cXVgtMyvbgEpjf40YZDPoETNJw3M47zYVw4G/CmgkwGP5TyTuQw7/Q7+/VgW1A/dqN+7Ia9doMLd8BGcagfu2WuR/3wgh28wIEeqB+eqB9ebAzHkS3AN8ibPDMOuaMiC8y8yFQzU2LN2ily2bcuhaxy/F7WYfw+1mv8ITZo/GG2CPOOGH+c1Y4/w5a6nGfrXC6y910u4dxrLDf+Y9YP92IDbtOMH9IzjIzq2U07GvgSOfetuTF5oO8bOPIn/XtTYhcWhljoAZ7//ZaMpmwLegkl7Dka9lTCfu3gbW/wtpd+Qy0r3G8u+wbzM8b81JifJ+Y3B/PajXkdxLwuYF73MK83mJcC8/LFvHpjXs7j5e/v14QyGzQc9DZsAMQCO4EvgXvA18BD4DsN17nrYwv4RIFYcwGf3MB8RNSyg6hjofqmUIPPEbOoszfd5xFP9C9RqKsp0DGGDcAGsqGoxw0e3kSHHiQHOfXcw4/U4XzFxBnQEf7kvvtM8gpa5S20igSdYgGdwkOnaKCR+InzSSD0ynLUNZeJi0i0RxjRol/xRb8yBzlX6RFBduB6N9C35EBHFUGrVEGrnIVWqffYhH5nMzRXDPkZ82nx2EosPbYRB9hShFYZ7VHK6FDLdKhlCahlCW76/Xz6axmj/grSDTABzABzoCfgBngAnv058gHgjb/n6nst03/UEEc2FPEo9wpHkRu3kRsuiEU3+FLW/hHIiwzkhQhe7tDbT6HPJwX6izR8xxQ5dQJ8U4fvmjLTyX1835SZSyxhfxXquxs0jBtyPgp2UKCf8MeYpsi3KPDODoxtykSSIoxvivy+D1+pEDsd0DYd6B+cPUp5G+SPDanjbckloAl/fwHM18e+oQ+6bBFP9lmw5ABwxMKcsGwp+lUOc3uDfrUBPGSMOakQn4MV84k//OIJvcFhHjXoW7VgD2NcX4VrtzFbSXfYmky8TpqhNdqhNTj0r3nQGRegM26ifw2HxghH/6qFH7Tww274Ybdbg17vGFp0JdsCvWuM66tgl3rEjQrX747rd4c9FkHHRshzgH2NMQcV7LAb8aDCHLqD33yhx7vDBrbQqMMwFxXzNfnZ7RdS6xaJ3mYtsI9VkyOsilzC6yd4vcdyxBh8Y8HpwEmO2t5cBtOHywIvFTM8l4PY388MAYYDI7jdjIbzBU+5EhcugBnPBYKrFjGe3BzkRwgzFZgBzOS8mPkY8yE451ugDXgJeOrt/vvt+Aajfs8laWwQNPlm4s/GkAC2DrXpOvqAq/q+4Pf9gDfbyFaS0Z7ovVCveWhON+S7N+r2ItfbbD9oLFfUbhU0lQqaSgVNpYKGUqEWq1BzVai50APAKMAVmAAEArOBhUAoEAZEAGuAa4IdNJOnlkxqrlKYtfTvunumHNA5Rf/cWY3T7wFk2AdOPt6ty3GlficrQipx3LTLcbMueySbd9mSNeKI4TqKf+xb9Ltdwz74/es/z2f+y01e7bz+b33OddnKr67ov9tL7J/zk8dq+zfOk22o3Pu/nydf3/HfOE+2v00XO/fV74Rl+G/WPzYkNvhpdpfz5J3O5nYeD+pyfJ68g+r7PbL/sQmx4b+F73dO7fze4i7fCwGWdB5f2uX4ss6dHOXjYV2OL5d3Uny/V/n7HYE7X1e97wE7vxfR5XtrgMj3O/6+30Gx87x1Xc5bD2zoPB7d5fhGYFPn8c1djsubnm/pPL61y/Ft8g6Ince3dzm+A9jZeTyuy/Fd8g6Hncc/7HJcLiTxnccTuhyXt0jUdb7f0/ma1HlecpfzUuQ1087jaV2OpwMZncczuxzPArI738srxrnyXr1APlAAFHbJJePO3HwfbsXv1wA7X/e/30Hx/Tbm73dK7Hw92Pl66HfbmBJyuPO1rOvurZ2vFZ2vRzpfj3a+HpN3bsUFK7vEbmDn38f/JZ5PdLnfk0BVl3vq9n7LZ0bBckbG/+tx8y55QxpXGx7K2MX9y/6QS73+m82x/+ttGzW5Xv/lRpOlMY2dr17k3xknovS/Hkc73/DW68Pfj9O4/P/ZPO0y/uvxG7cZ3jZu+h/n+a8c7tK5+zl5Qsio0Z1vnv7zPLazdox6P8gPRL834Pu/x3T5W/7vyy5+Nzwb+v37u52v997voP0vn9+X+x3gAfAN8BD4FnjU+fl3Xe7B4r3NDPHRTWliaqYy795DjrfHXeLtj/KOyp1x+Kcux1s6py0ff9LlOG6ftHYef9bl+HPgRefxti7HXwKvOo//uctxeTveH8l/tuX/XCf+c9341zooj/H2o/+93vzP9dPhP9VXGREH//1x/zv763dW7vzWXztf2ztff/lfdYHG69/9/H0Ms10J7X+p03aH/v37+7+tc7qOV/pvzEMer/nQ/1s//9/TWf/15z7/6f70GrT03/NHTen/d/fXdX6aw//e/AIP//8jXpr/jXko/rWA/zfnRbv/yybCEDvNEDpaCJy3gBdETjSQA9QAjcAtoBl4CLQAr4C3QDsgAhLQAfymM4gjBcABxoAFYAc4AhrAFXADPABPwAvwA4KAUCAa0AKtwFv5fIisQMAOIksDWEBcOQGugA8QCAQD4UA0UAFUAY1ADgRYM9AClEKA1QKNgB0E2H2gBWgHOgAOQsxCBsSYDWAHxAE5gAbCzAtoBlQQaDaAHRAORAOxgBZIAUqBxk4RpwECgWjADoIuEAgFcgBriDs7QANUADVABsReKVAL1APNsvibVHNLYVbDdC/MrLp0Pu+sf8/b2ltSzkTjfu1zpowc8moFrTU9ur/SSt275oPuwTbJU+zn78v88vKYbS+5mX8znT6sZtX9M4Ncq4dk9/E8Mvj7Hy1Klxl9tKv1zGKLx7cW/K1vzZDDxx6NDnR/Ulr5U5B0f7TvpSXf//TI/eyg7bUNJ37Kz1femDpvZ0ay75vRD3d/I9wSM9aO/OVN3U9bP88ZZcmWhE3SjQi5+e7YAafy6vg2k15DzqWOcl339WnuuJTwfwAUa1PjUUAEAA==
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
