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
H4sIAAAAAAACA+w6C3RV1ZXnc899N3kvefdBAiGg3vsSMCif6DAJk1DlRkGqjliLn35mJAMPJQYSQ3TaWW/yIgJFBXz8uhjrh9ZPqSMaJSBfjZYqYlozlVGsqLEq0opKp3bqTNvF7H32fb8QPhZm1gxr3uOdfc8+Z++z/2ffRVj9vDmcMcbvM78xnSfYdJGAwUgkEKgEQQkjT2jAppsaiXP/SdPAVCXi8fTuOPDQs0AitUszhQUr0QeVgIM1vT9j+uQ2/ZyX2pw7YRkugM9PZC0EMngr0dbmY0164G3Trba29LOkQwJtiRQmtS+tHeACbWmkgWLRGW2kAeqMtiGgcKqp43G9Ep8ezAjns41ryjzgkJLOiGfs3DbdINaqrS3lBbIr8RN6VD4Xo60tIxgZsY2I9AIIDw9tbeS4Nh+HHONxrUacfGamHiRN46QHeTGu10kI5UMQNU4jHRr3pYgnslwZn16QyP4gYz9IUP440gYShNI2Sz0x+Ali7csltBQklo7BFJsEWSWQtmUgEfdprHjc90LC9xMGXzy1HIinfaRSD2Zq0YwnUjmA9mPyY/MjkymLW5GACFqWZRjcVty2DG5xYTE+YCCXzAoIEQgISwgBC7Zk0pK21B/LLjJMLo1iaRQYEr6FMFh9P0bfD+d2+suLigKDBocjJaFIpCQQtoYElD2kVAWsoXZpqSm4Ko2UimFKSpMbQ0uVsJSQZ+DnzLNKSyMRx4q40UCpNEuVqQSXKqRkKBQqKyuHc4ZLoeBfuQUD/gyaw6GcR0qUDJugk5DpbwA/MhyWgZCMFBpGIBIyw6ZTaJoloLMlA6Y0DMc0cYJGyZN5gUBenn7UI9oJ+MAvgE8ihcNn+PDcz4izQReLBwVjFWGURSothsVDwWAoYodEcKQ1TJ058hx17qjRY0zbDMuSQWMLgvlZ30qr1NJukdZ5UhiBcOD8iMn5X4hxf1lVPbaqGLiOLC3lfPxf1fDa4AQDrKS+dMGFF04co7hXd1HQsIQNZhOV+RdfDHNm8Ul2Zb5tGCb4HyRmkwXjAcYNxi+Z8uUv20ZYwqKyVTgklQXmsm0lbXXppZZgClbDOOLXkPKyi8qty/lfB7lQjDMIHzti8StCygYDV0rBBAtZvNIKc2Er2w5NHTNmTEBWMmZbWL3hEyDroQHxC77lMjumuEI7XinBI6a0mc0qbKASMIIDRIGUIWAmYaVKBcD12r1KG9kIhcBPEYMHvlIMSlplNWOvCl7+1WljR4y4+pqaa6+5RsHGwNix5Zbi59RyNblWhdU55+Fx112hguVqrJo8ebIKBid/bZphWJZSCl1XYfGSEmUIw0KezLLgn80M4+sRw4a0CvBmvkQsAVHAHOYnqinBvY5XzWCCee+/JBAwHD5/TD9zHNat18/rdmvw+RMa9NKG9k4N9v6LBvsI9NDaQ0SwipBrCPTSIUt6NEgS6CGwh8AhouvpIAICm58kLnTeLpodItC1gc7bSHQ0a/8JnUDkBwiZJND7lAYdBNYQ+JzALgLraOdmIu8k1ocI7CTwmW8QAouH6P3FOHbThsWOZq/Hrm1kKAK9OzR4XNv3CT0mXyZrEUjSvjU0W0tgQTexJXCQwCECe35K/Als/xkZhsBDr5BKBDr0cU/q8Sk9btBjpx436nHxVuJNYm6m2RoCm/SOp/V4kHTfoiftvpQEthIjmiwh8PkWcgaBvQS26Y3bKdRI7Rf05EU97tLjS3rcrceX9fg5SdNLYC9FQjs57xB5bS0hFxNYC8jAs8ox58TmNLV8WzC7ubH+2ze0NN0yd+b1rU23zLiRfSgj2biW+ltjjey3ckAWsjnWMqupZQ77vSzJws6LtV7fXN9SPyfWGmthf5BF2RRp/HeMQX1o4Nc6e+4N7C5jQO6Kxq7MwbbEZt0yr76RrTYiOdgZTS0z2T1GOJtBa1Mze6DPPpywH+SIMBMsMXce6NkaYw8bpVkrMxpj9S0+cxRlnVGctdrYVJ8y2aOGnWuyGTH2eM5mwDXEZrSCydlTOZvn/f3sWa1sU46SM5rmzKmfO5M9l4O9NdYyb3bTXPZC7t761vrGphvYizm6z2qJxdjuHFRTc2wu6845e0Zj07wY68nBzUI/sZ/nnHHj7Hla8j3GwCxsrDE2Jza3dR57LWdz/cxb6+eC/m8aRX393ByLzWTv5tiFYuaWebDwXh/vxZrZ/j6+n9da39LKDhh5u6FwQ12+S5iBwrz8UCRYUDywaPCgaFn58BFnn3vOyDGjRldVw1Vbe8XUyy6fNLnuojfMffwt/jZfaL7De/m7/H3+Ad/PD/Bf8V9z9yD/mH/C3zE/5Yf4b/hqvo6/xLeJHeIF8aLoET8Xr4o9Yr/4UBwQvxK/Ft182O9EfUv8b+Z+Ln7B/0O8wT8T02/+jfhG47e+ftPv+F7+GX+d/5u4vvnfxWv8t+Jvm1q/OvNjcfWsj8RX/u6guGrGrdNin4hrbviHb875vfhX/qm49sZD4rrZ3tcakmK5WCFWilVitVgsN8hOuVFukk/LzXKL3Cq3ye1yh3xGtss/iJVykVwl98j98gP5Y7lTfioXG8uMVcb3jNuNB41HjB8ZTxvPG+f9p/FH40PjfuNedZ+6Xz2g1qrvqx+oB9VD6mH1iPqhWqd+pB5V76pH5RvqU+OwsVq9YjyuXlOvq73qF+pNtU+9pZ5Qz6lOtVU9q55Sm9Uz6kn1tOpSG9QWNd/sUJvU7eZGtU09L34sdoqfiFfM583XzR7zabFZbBFbxS7xktgtXhbd4qfiZ+IVsU+8Jd4W74he8a74pXhPvC8+EPlPrC38yOzkXCTKbmtvb2dR7rW3z2//xyoxweF1+PhxfrWodLh3dpWoAMBqWLmT3uT4m+7LqxZFKQJeLSzYEq4SzOFl8zVb4fXeDbDBa2yoEuMd7givI4MYpRG9y9KIYRqx8840wtaIR5akEUZwKucJMdFhFQJahikFzGH6OSo97sihcDgsykkFTPp7EpcWMGgng45weKQdpdKDAyuwORhcKMEKcAxuRtEBGlHhsNHMikr7dr0XONcwC2UBCXDvaJZXw/LwaSzPr+X5RB+qEiGENtEX5dIXEb1N9MU1rJjoB9XyQURfUiVKEA4jeieX3iH6YUTv1jCX6KO1PEq4cu0k5FCBXgM4ijhV5nKqJE6jiOq8GnYecTq/lp+Pph3NJniH+eQCRszGVYlxCMcTswm5zCYQs/HE7Es17EvE7IJafoHDw0EIiXENSImAjRSsGowsPKsBMFaDb3QenAN+oy8QHOY3e4mGQmi/ZdBhkwqE9op3GD6BmwlMRqRnNLgsxPUe3t8e7u8J+lHi8Qbt9Jd06GstvL3MC0BwCHshhWwdq+YjQML2nbKWlzui7tABCO1hiOmW6CFRd2D3w9sWLT2jGpwp6jCBHIx94YEu0xxRtkAzkp4ONDjwSlq6HE6R3m0+cgoypHS6GB5fYJh7AhNtvF750wID7S68UQ0oEdiMcsrrSqazYaIjggu1Kvooz74pqsr1Y9qYwktcUgArrkA7CTBA1HTEFLCM6Rn4u3SoK4KOQgFDAEINmCj2e4uASamjIKijAo0LlBj7YHT0l/LsBjrIEeEgg+8wnXdeF79Zp6RYX+cscvj6BdUSzH1tjoiGTwmZdK5EYNiLCQEOdDkCy1WOnlNKOqoK7AthgiIY6bODZ3HeBh5m/uqOqFHnLL4A9gDtBeBnyTI/A98w9FCHCQ+SNLg6rixXiolSFw0IaIg7V0Iw3N2uDSC8ItgWAh2QwpN2kg6mOqGrhH0/1RPIe/seegwOZlSiDL9E2b9EewaDF53I0StSR+9i/Z09u/+zdcXJzKmQ4ODgUI7LFfYDqeVKnI/LbJ+QEr1CXJzWImW6QpYjQAlU4DKdLJ7lyUzq0D4rve9CrSz40DW0luBvyEgwDDo4qibpQDEcFbktXZWD2udRowCUDjbnRI3IDmyoEX5YcwxrjmEtHT5Fm9HAH4S1jncd1gLDGmpBKqwFhLWLMZ2OYo5R3MxlQnNnWja8CHifguJfN3BDgLeiEuMRLHCFPpd26i0+WUuVjkWqPUCVrSkeeBv3T8w5UxxxJscw4qmjQVFIIn0TeexSsKCcMg+qoZEtgDgxATI+HsrIqg26+PLLdNTqQAgGS3DNoIVLsheog1h07A5iHHUQvN8O4k9ZHcR6QR1EQW4H0bWiTwfRvqJPB9GxvE8HkVzep4N4fGlWB7HZAKuXfUcH1gF+wsWfBIfy7xVW6cKP10cvo8rvr04HNFq3F4iyb4Jl/d0Ed/d/E4zscxHs8C8C3yCGt/COtDJF2fcDuOjFjJ7f1Ii1K7MvC9goZgLJQUC1d4GGTOP4XMB9xlJ84MyuwxDacXjsBmkXcM2qJ8NqMdcKJH0FkpzUWkXo5T56DdE9cFea7iF/Y4d24/MgQCfPKL+E+9brAevdS5P57TsKq8U6TgZp5yTvJpxv52mBgeX7dPYK/+xe/6R9hF7po/dmHbeHxFu7Ki1eD65Cw9vtH7eLdve0gwN2wvOxL7n6o11yFAXeKi2Dvu46/rzr7ngnrD7pE46uoB08xmLJ8bX/7knLFsMTdA64okw3DF45XD/w9ZNX4pX5+HztaAcEFTVsmCMziSu9fExcmenYkOLVO7OySQbd3JZipCyJYiuBAlJvceQO+7g7WN8d6YbkhBqCJ/63NASNgid4m+/mLpbVbXouXl/KK4F71nP/mA/6wQyafI1S8BWR+ZmXLzVSWq6JvgZByUwmJBHs7mIpf2+rFtGEmTqtR90U5bRSdgf17RK8z6FXTZVuvIe68C1UTCy7E3GpV0SaQXzI/l8UM7vTL4vcfhtbBVqhN8Wyu3TsgYNAyEn6Vk6qBkwIRvrSHK440WBrXUupVQFm7yzSpVv3PUBpkEXLlmiOpm5haIItRY+h6SS2j3xyFGX0F03oWzx+q6OmFgCJJCwyNcHA8LtsqIdi9Rgghv0UNTYVwM81gzqT3IDHXEsid+VYl2QkAZ0BZ+lsnFqA/tzlqwjKOAGY+SrW3bNhf/c/bdj//oXV8lv63tafQzBtzkwf7GLV8sbM/J9xPp2aAKjhIFO7cOH1eTS7Q7jw8jyW3yncIOKXCDeE+NXCLUD8d4VbiPjNAjIB4HbhhhGuEa6N8F7hRhCuFe4AhA8JdyDSrxNuEc6Twi3G+SrhDsL5AuEOxvli4Zb42nGvgzfYGyjHBjsl/sttsTPIf7KdiDPAGegU2Z1kUq+HIVkvjGF8Cc6ObDjjOncIgmluKYIr3aEIHhPuMDx4o3DPQMU2CfdMxHeI6FmI7xRRJ/VarSNoIwkE72kYEY6JbobQbXDD4CkMhKiLoSCxU4Ony5wwxPVRfG86YUwyE4J1F2vEVvnMWn4NlL8zatjVAJwaNg3AWdigSGcYNijSGYKdiXRKsSuRzlBsIKRThF2JdAZiRyKdAVVQN6QTwUZMOjY2etIprIUOSjoFNWw4gEHY9kmnWJdkJ4QdmnSCtbwUQH4NGwKgpIZBcXYG6wLs5GGNtlBRSwceBC3kB3Squl13o+n0i1LCpdNP3/fXpZou7x7/yoc2DE14JRSFpTlFYelxisLSforCWp22S7OKwqIjigJ6ILsoaI/0VxS+3/4FikLyZItCMjcwkv9zReH0rgVdx6wFU6gWXEy1YOIpqAXJE68F/br8tKgF6XQT3j5tf0iy3EKArxp+JfieXwnWcioF93KoBctyasGy49SCZf3Ugjd1g7AsqxbcfWSD0KcWJI9WC/Z9oQZBnmyDIHMvCXkKawFledc6THN4T/z/jkFnceWxisR4KhLjqEhUnoqGQZ54w9BfLJxuRWIdb6Dsyy0ShzJF4l6/SBz0i8QBLBLJnCKRPE6RSPZTJOiFJZlVJG47smGQfRoGeZQiseALNQwnWySSuYGR/G8oEp1+lv9fz27nWNldQdldTtntnIoW4MSzu18nnm7Z/ZnObkib3OzeLtLZfZ+f3ZsFZXengOxenpPdy4+T3cv7ye4FugVYnpXdK45sAfpkd/Jo2b3wC7UA4mRbAJFb9sWpz+7Hcu/0nmdPk2y3j5XtJZTtRZTt9qm4y8WJ3+X9OfV0y/Yu7bVk32xfLNPZfr+f7QskZXs75GPZypxsX3mcbF/ZT7bv1dm+MivbVx15l4s+d7k4Sra/8UWyvftks707NzC6T322tx+4MKeB/+HpkezHyHSLMt2gTGenINO7TzzT+3Xo6ZbpS/RVCSmUm+l7Mpn+gJ/pPX6md/sZ4EYgrIMY1l43mxQdnA7cqBMETGMDDJpj+u9kImj4sI5wDNGoXB8tq6tcRIEUHbA+Wq7/twvDOGqujw6vc26/MmoNpQCP5q1f4I7wbAhU07NaKeqiJS3gCLu1BcK+3CmrO3xY3u4AxfC68YsWuGfnhOR2HQUgs+mUZP4PXpukn32ARZklBIiWe6r+qwpSEnZBDNtpBVGdrTw6cL1bhmJt4dGi9W45it3JKc86uGtl/vZqNNvMo8WFUjAuoKB4PB2tHdy/93wp9OL9fq3A/2471k7h79T69F0POtrUYPIKNHK5tu2goY4FVh0OQgVAswHpbMUnzUwbwRnujLgK1iucMgdIytG4ztlXpWxh70hZzMH/7itC7xS3OAPRL04e8Mr3dJbbz1Apz6FCDfH/Om0wZgP4Ngzexb+fmlxgYKxS1GBFhj0RzeVZCr5gxjHaGXhF+P7BaiIz0aexknyccZm2jS+51H+mkX0WSIzMQRSP++d2pc6NpOuHSSShqJWuHxbWD7MfIkwdS4sS0cJBftgNfYQKoupBz4Q7Qv8tpf2cvrD+i73zi5Xjuuv4/Nvd2Z0/O+v7b313790zc+32RrEVP7TxtUHpHSt2nDyQVqoQSDzwAIKuKyHfWpFAyL6O3eAECqmERBpElNKCDe2FUFowFIMfKjWgUlzoAzQBAlSiwIsfqGihFH7f3+/M7Mzu7M1exwkU/LD37J09c/7POZ/z+/3Ob1jnjKmBV7/aSJFMtULLWrzEspb2UzR/QsXrPW+btf95k0voRBNL7C1t1osmDmtGkxrrRpN6vgjUjxvrFNQetGBf6bD5irK1tQlUy1yWQ5gfoUqVsryjXJZ3SNwjUpZ3HjfeKWV58LvMB9m6kgcJNK8wuDNgo+RMGAJZctlkOxZJ8LulKBu4dTO2JI2Hk9ycaIoB0ygNAzM/J0WPv3d03NZntnTeQiX0+6rsHUXZzMNNOdrspp6yuma4xrYHNPBZ4TKM/lRugA2YIypoVwwP2KZqZNq4l5x+WXL6BZ3Tx/aY0yuWZY503beLmnVl8qJU1QOmXNY9WRNVBHGczWWM/jizl+NHkPXzonanIIobCLq0+lKgiNAoWKeVioIjxGdUusPGBkyFHeUdtdcpaB0lgnBU86jdpcA9akcUNI7axIiivLdhIoopfu05rsY2bKtqqqYV9A4UQRs0tuhhOE3BTTY4soGWR04mJtATitXUSI98S2Y8ucZGBBSZLvNE5HCaf8KTl7P2EQ5hAoxGNTK7kRo1Yta4H0Hjmj9ZZbYwc+MWmvXzguilhpWql1oNDSkNh5aVtkNTS/Oh7aUF0RnSiOgdag80II91oqJyA0IYHnFzccN087ZCDxyz3awxdBO9LE002TQjG4szs4/wj8sIZ2VKCuvhX5Ex/rlZx/ge8vpVyYtlsimBXXp1j3lddO4Z9ZeM+u+qWb9Q3Miq3y5a9du5Vb8na9Hm3tYzWb+yhez03hay05IGrWfej5vmhVmWpD73yuj/Q9y28r9uNVgBc7uhtZSGXo/rNlqgTucL1KuuZV1wzqM5noibBUt8WlRD2+ZDDWYBrPNvOOhgVh10MHGIoSXNPsJsa3SfWXWfqe/zVEu1RocfdHGaKM5O4hFsnzCYl9UI0rPinixeJwY8cdO49G429CpVrVasmpNXqPANVXOqqubkVXPyChW+oWpOVdWcaVXLKubnFaOZoVixWlax/LqnfFQMsS1vdLkYIW+Ewjcjm7dY1AKi3r5I19veeJfTVgpJsL2kQXuaABsmM9s9Fb8VoujOfiHv7Iko3nj7Sz4Ox7ApRoh8nDz1wrdCFN3yL+QtPxEFjRaoEE3p0fYKdjhP7FxO+Lt3Yvvb9qUT67Tpoq/b32pcOtHlq9vb32hfOuE+dRk/uFf0BfrevSLxcH39Ct+OZK9cppg+JZngFApnECCDYJRBMMogKGXgFzLwCxn4eQa+ZPBe5angPbSeMN6e6rW9/LuaObegkFtQyC3Icwt0dUIkGY6SDEdJhqUkw0KSYSHJME8y1BU46y1h/wcRX2qIZb/s47wnLVry9Kjj8S144tNyaj5BM7WJgyiWnJew+GiSM5RjBfX0/FlEwK5Ojk3YkG5ZWpTSYIkl//5YLwEwiQEmpFDG+2nNLZ4BSRoYzuewZjYwE7uQDNAG2FQNBEJNBm+rbSopz3iqnskJTN5oo0QI6zi8lBm8slqW87nFmdtsXkup62m3geMMM1nT3sisab9QaU37paAeXaidr10wz1N7ZtR42ywgS1Hk+aw5+v+qtnkAfLF8V+qbiVawNW9g4qmjhC5rEgi8IfKLW5BXaaEOS0dZdtCkXXft3DDx1w0jDpRPhBKHyn/AaMVtRRe7cYRgPu4giOJ9CJxkDjHdZD4XmHRUFH0Rc5Nq7yQLkLXM7SSLeMDDnWSJxS1+TwX0sHfVoloQURVdWWJR1X41r8LUPbel2izOWmZZQOxRkdvKjf1MFoV6hDQhtzE/t1X4eFDLxca19DlzqPxcbFxLXzOHwAVfcCHp8bEy5RNKJAtH7ddMtXA17qvaA+Y/m8nKTrwAtP4nM1ndiRcBfl814zBv2h4e4qSnpVZ0IUSeYRU0hHI53zOhWEzEmViYSxZ9XYQvdzUxsyqKp7g/qB8G6I9F7gzVU33qjKXC6JkPbccwHWr5OFZzeG7mxkv0SGBSgVNLIpiTEU5BRzAn17nMaj6OcSUuCtSWVBdT/UAtKCrHIgvU9r8Ht/apwquQoPW21ApL0AK6eTk1eMT/oewMIDBrswCbu3sY+1JrLemG4ExGJF2+wo2BJtF7qz/jQSq7KpM3U9iSwjRGIThCVaPgULyKYD1eQXAg7iFQGC2Ec5RvDWq4EME8cocaTo4yUmWxZ4C+QU8bxaKx3P+FwiNzi0tT11G9eM53eTxQDRFVnq56SXPT9hte4ceaVtPQJgJN62Mb4rNgRf/Q1vobeljqhCG0EI1UOD41N31YhSOb+1r0pYt6B7RJWdW8KUUu1cpTDZbZZfXIq34/TV5xgvCKGa/5dRY0jkd7WNzRfM9mvKa/3npXnPg2Vs5l6lx68H2aWQ/TBLVC357Aw0zd4z9gGtRZfvoT/HQr+nYekZJW1jLQVWyqNirax3DpyX9+4qE9+pBXepBX9mizWVV7j6aYHsSWbdVP/fcPk76KoW/oQ9uxn4IW9A19paBv6KtVbNKyARni8F5YaBRPRjKlhZH8iUvoSj9vqbYOKxubZsEQMyF9+vShzopX6LNKn5g+ij4tQGVLxAIKWzRHxdjLOSjVAQpWIFF0UJ0+BX3sGB20zzwFfNjMUbwNdaCmgahgjs/GKD4pJ7IH7PLXjtkgguSY7UIAYma74c/btkNLWb793qbFzM5EIJWKUUefw6S2d7Ri1JmmGDWmKkYd0eWwgtPmLnQyTY5s9XEE5H6WRVHg0pIosWytLFUuQUQ9vSZHh4A6r6DFac0s3bX2S5IbR0esr/Da26LcvmakNl/6YFYgVcuESpxXrllysH38IQhS0l/TSqUflIs/wBd/XV/8Prn4Xr74ifxYH/Uv1GkO9Fqns7O/u25YZ4qE40tZNyrH+ywkWTmT3DLOJM09S7KaInBpQgfHZ3M6l3K1ZrVMq3nYOC2Dt3mfvSkyLfq2oeWBLOfqyrd1kWk1Wc7lyreuyLRUE33WQuDGmD1uQbrVVM1MuqUa9MCOpFuqKN1qHeN0vbKQi25WbudyXvxJWVcTEkX9FDwfNhrUeE2CuwbD3S5oJ7YrBbYT4xXNdh8sst0MXIfaV0+r378Z+/J188Imb/pGS/4YDVo5DYagQeIr0GCkQtBgh0CEaHAfgvl4DkEUzyNwkgXEdJNMxT1P09g+TYMd0B/Rx8JO0gV9RDvJfgaQsEekeJlWzS4xINMgXdnPNEhIoCKCgKS/pToEAcnKFs33ORF2iAjDjAYjosEOdvk0Wz4eOGM0GE7SYKhpcCA0GIIGl5gGl64CAZgG4514SdNgskPEKjQY5ag0YBocjGgwQp5R1aMRyeW90ODdSmwKDXJ/RFA+U390uTMO9JSizthfoMHFEQ0eVAugwYWpNMgRzMkITIMLcl1ocDE+iCsHizS4Xy2DBtcIC6kcXabBHtOgogonoMHBloqZBtt08+okDXYwNjrc3UNg2TgN8oicSoN6RgrETOOFwhiuZp1TARsSCDxGos9YEmpMhBpjocZQqLEjepCu4OJAcFEJLh4UXGxX42J1ebIH/WC8QEiFARMULUzKuNjxHa/wY4aLoeAiNhdJWMTFjsZFepqIwMISLobUH/SZhosdGg0CeOA2PKKh5raYvgm3JTSbELcdpAvCbQfo2zi3dR7MzCUUOnaQ6ZmZ21TObYNqbmN18wAU01GKuU2pg+A2pWJwmxJuU+oA8EepBPiTDZ0I3BaVuI3HHKU14rZB3lsdHVZ3VF8tpvZZ2slsMaRFJ4y4S5+litlaWBmSKbByEvxwkLkniNKPZafxuXy3stPktGENbtDA82/E3fQmTU9pO+7IWWTKLiJelO+sa4tkeV3i08HAw6WHGA8TwcNY8DAUPOwIHnY5Mgix+xAT4kAIUQkhLgghtsuEGAgh+nsjxCpD2emE+OEKQpxmKHuXCPGTeyXEp94YIe5UEeJvVBHib77FhPh8UXqV6zxfMwtH8kvG99smH8mXtq6JdI7NB2WZhoGgCNRcmQqb2M6U+KTFN0Ba5aoW84kHPvGVBz4JlAc+CZUHPmkjmKdZ2QOfdBA4yT7EdJM5PcFAMtDWfBLuJPNYD/dBakXrYcBSK1oSvZ7yISChR3te+MTTogqayOdUwNKqkKVV+6lUNE0BxELVyIVsWg7QVCGkVaEKitIqh9ciL+cTJ70lfOJpPlkWMvbAJ/NH7Vummr9KZOQ8YH7FTPo7hF7OYeOvtOCKHpQvm3GQL97LzCfLIz4JkGdQ1dWBXNZdLcVy0o2cKLhgJTy5S2mZFTFopUZnUCesojMWuCcGPdWjnlgswMncCE6U2gc42TcVTjiCORmB4WSfXBc4mYsVrqginCyqJcDJKs3rVI4FhpMuw0mPqrsCOFneUn2GE59u3p+Ku6kCnIQYHCH39TDWlS7CCQ9HurzNbYEWsSiBP+fhaWk5FfU120yAMQIE65SiI5IpB4yxjKAf9xF04xUE81R1B6gxQODTjOWISSn7xWjx7EoPkXa1UyoXLFT1eiYPiwYhHbUV7/MbPBTYbC57rmol8AiJTQo/OpovvAetDbrTA3h4RfAINXjgMWFbsAJ4QHhCHwYPDBdqH1nwHVg1hUCc6hKXKtVSYlqWVSOv+f00ScVxJp6qgV487Is0vfTpm9DLCs01RC+KLgi9DOib0EszqycW0Q2AlZv00PPLgll+0kLteqCXFuhlGevaZF2IuUQEE6oewwuhOeClp/qAl55qAl56WIvnKVgBvGRDKwC8BIUqejImKS2MSYGXZl7vUIeVTUeT2UALl1a04GlZC58gjAqw6/RggQuwsCEnguVuKJa7PVAFW/wqMQOGre4Ke0gRaRmbCEdipOuLibArZsCOGPca4g6Ot/Vj/aU3tu/bZLLBhkevO7H3Udu2aU2aAhlVZ+2mQ8bkWTtn6lm7XSBD+KA+RhU5LtS5Z/6ekQLg4ET/wN/dDBzw88zgoM1baulLk/hQS39rEh9q6acK+OAKPjTeTHx4us34IPIRJ8OHZ60KCQkf8H0JjG8eN65BUlI46PtiQSuGk77PFf7/2JhoRc76atHKq3eoNttFXPK/Q3mWLIv6LOlt8ZRVVKCNKc8sUZ4VxSXXx5RnMMwtKM9WysqzbQvKs1WIS56xkoFWnj1tJUorzy5bBeXZCuPIyp0oz65PSjhwpuHOlGe7J2ZWRRkpz+KR8ozm5NXpyrO111Oere1BebaGK2sVyrOYwDQpK89WqcIKRLKyRXvjTHnWn0F5dn035dn1kbjkL8rikmmqoetj4hJ3JC4JRVyyIOISJeKSgYhLfBGXrIi4ZFHEJasiLmmLuGRtUrt2fVbt2lo8J9Syu3bNuVPtmr1n7VpRXFJUcw1yNZcSNddaruZKdlVzraJjV0pqrtVcXLKyi5prRdRcq0wcq2oNxLGqBiCOVRGXrEJUME+BmkHN1S+puVZnU3OpZTXP4hKav6DrCk8Y8SJ9FmBjVC3cPrUZH9Bfv3czPlgRUctVDmi5ysGRXCUceTnkivx8/t+cOniDRuiBG/Ei5CqhlqO005CwJyQckv8HWHdDkass5HKVBZGrKJGrDESu4otcZUXkKou5XGVR5CqrIldpT9O88dR0Py1x8dsQvmjGb8fTdM0EvuPKS+Yxex1SF5h7Gurtx+wuBW+DSsNQByCKMdTBYzZP7M9amUjmZRyS0AvwSyVSqnJdMp2UfraClKa5LtmVlGiK4QhHTiZ1/l22RNoqe0wuo3+N/vFiZkLE9+Txc8SiS9Ffy6L/xqDqt6ug6tNVUPWZAlTV3ySoeqkAVX8ZVkHVdhGqwFAvjjHUc2MMxcikSamETtuCTh/dvodOFeh0bQydbpu7odNtM0enfzdzdPqmmaPTv5p3B52u8eq9UYCd23dsdrRrWmZFjP8f3HStmpu2uS2uCTdFX54Nmq5Ng6YjAk3rAk0HBJqUQFNfoKkr0BTJAPIFmlyBJkegyShB07W3CJo23iA0bZRgZeOuMtPGzMw0UYrvYGSippoBma5oZNr+DkemZzUyPQdkMvA0vWjOwEjbOSO9apv1akaqcvU4nZE+VMFI01w9lhnp5WpGijNGEhF6XNRoNfRtOCgzwiVEbKS/o70kR/8icqaMm7Bi5cnk6MRXo2vbs9HTy1W6rEb6u5Pc1EivT3JTI/29SW5y30xu+pvSocjXjDOJu2drJxfTg8lnv93ppk7ufTZEry6OR7YQRLGHoEsPkovjkQECluorl+Z8eUZCMYUKxA7KFyMoTyygWtr8qXQukubFb8DoyVVu8UzkETkTuckC59GRSO65l4sHIsXJMncn6pX5WYZa01WNkiHUtHORLo6W66fn7+4ilxZle9MA9W/vyfbuAeo9QL0HqPcA9f+4TO8eoL4uoFa9oGA6oD5TAajTXlDwpgLq798BoL721BsC1M9WAeofVAHqjbcYUD9n8rsIceRSGY/ycXZ9KnL4uPwnh7D5BU6P9fg1J/xzQkv8py8MY8TRXy3YJNECJh6r5O7c946RxZaoNMQoqMm5yFHqkoI5JQWcdjSyU4+FFEovSbvTz+jlanfxz9hrx2Z6bdvXs8OdftXZzvkKJzWzpftvWbpRVbptecFW7gFgpiS/mSW5Pj1JZ29J/keWpKpK8r5pLnrWaWqEpwq9Ksx4jvY/d38rzY/eJYdA69pLRVa4dXHK8HDef76cgv4vznWmkn9m95J/0a3ZtCcyL9j00ZP3kfyojWri5HFXvDu0Xte7w+4+Hbwxnw67e3KgcnqwzSp7cqDMW3B3EGl3B+ybwXtd3wy7e2QIxjwy7O6HIfDEujArmPJ2kpAK9O7AvFN3CjgYdJHXmJqcWI+e2IFPRBAh7QaSaMxphWpjw2B88nK289y+aVyK/em+LNjlQ+x77G0g7uiUyw4jYEolKYST3iRUZ4e91pWzPPHQlavZTVWeJkL2NFFHJD4cwIly5hMViMYdc9DQi4a6ndA+T/IT0YQingN5yeeU+pr8JstSXcTx4UQtooma8pkx6ZlSvj49Tk1+gdf0CjvIt+bx2ggfSnUVcCKXdOdaRY8VPhWHPV9WpdRUbUhcmhC1KE6vCc/bXto+O5GqWfTjMfKZ4U9pnHLSzXQwlLRbSDsbkpxD2h1Gl7P6dwmyTJyPG6CGzfRIxga1dm4YZ3gfdkaa3COFI3uVM8csPmD25u9lcqaicaodRFS1BeqsJ6bRsxljioS3iGkTy+7Tic8dsvsk4sMe0i+UmycyX+c1KnOl/xaUOSj3uk1bVhtlttC/HkwgeepGN7fgtbQJkRj1NgCyT0GAaZ2jzGMkHDc6FDjYKTThYc+lwIIzpibPRnB/2lS140aEgC/skweFJq+0P8TBRh6MVnFg6LflJtlkx4cRLorrSS2iM5CZ4f2Y1FW/bC+bGuFH8adGXmbEU1+S+YUkwqRl7pGAxX64wcT/j/Wir7K3Yf71jKr1EvskNw3Wg0d6GLs177Zt2ResTNqqziStXAgYvfH1xN/TejIxFLwdsZ/XA6HY+Xw5eP05rDWaw7BRljmsJXNYa8Y5TPpBZjHxzMbzDXXScUP2jJVr75vll4ee8wBS5xZE0ZEuXQtrhJ4TJ8qIp1tlm9NfdGr6nEiJc/KDIngSDrGDLhpXsHWHR5YHzBZtEK3DRjNxd4rerSBYbWXjAjsZlh5NjIZajj01dvFQNQZq02FHNXPOgb+2NMJYaOzQwmFh/Qvk1b6jyMWVzscgqVcMknzb4MjjW1Mu5HmtLTitObfFXmeezKzA84HSOlm4FV0vY8SRFx56Q0igcAzBO6Pk5ayHhtHPSCqHjW5gQupV496sU282J1N0ZDXKXC6mS0NJ3BtWpwrPcDU5jrB0MhAM/QAhgV1YiwrJy3Cxog/JLIWSj6Ypr8HqFd/7ubrpFtz2NXSEBr/AXU9LcH115WJxTWscNkRkhxkHTtnsU5lT0VM9/c5mFh40IENrKvau1owhRGkODxlG+kcQdNCSQ8Teoh88PmjkQW4Eu/8EJ8h9xNs8jVdFy7kl5Q6TFuR03s3EZ0mJLo2fds+lFz7wI3invGNbpmF7fCiI4qbvOpv653j9SPdRV7dSK7tc539t/e9W7KUOrb/lW+v6Vr90K+LaFNfCwjTgWKN78KPFC3lq0lqtxQdU9ABF928mYbHoYUXRg1LRw6zoQbnoQaHoPhU99Mu31vWtfulWxLVlggp10YNC0X0qeihFD7OHzEu36xB+eNHXsMqk326fZUygussPfukH6kc9dDBsntZzE6sS8EM2nrIfZC2DvwJcfUab38u4K1yjMYT12T3dS1xa8aHuOx3YPCbgJ6sHHeAZbmf61+rh9zN4Oy3d/9OcpikTrnYGRh336Flozxpjrwg3vKFpXkghJHPw+CmLcrRSfgnxY73YooZx7HxOZM8riCw01UA7UtYc0kSXZh4LjhtY9hs0zbWRpQln6DSsX4F8iVKs5a8HV5Z23zhMDAwXK/2C+Sg/KNxHsVmgPD1wzg//m71/gbOjuu6E0dr1PqfO6XP6IXVLLZs6BZnbDCgoM3x64TGqvgjE4wMlw8wl/nnmwwH7Mi2SQYJwmXyyukEtWXb8UBLHBmwnEjgRjukMTpwEx8bIhDjYsT2y8yIOk8gOTrCNEyVxHCYh4a7/Wnvv2nX6dKsF2Mnca/ipT506u3btx9prr70e/zUEumHEOaEY31CMV6MYnJiFZnqqZYrHunhL/+7r3/lIxvRBnIP6IcIkzzeLIT4/vkdmvvDK52TuvTLevV3kjeOCV4aSV2sGTd3Ti/+qCquMeQDrtuhXjQlWKGpM7K5/NggHqAIA3efz0NAy8hePBxZSTAMCvPzaQrLDEvcPS0zD0otZ111bP87I4BlJ2xAz+LYzOnpcOPOMXkfVgmCNH6sF0auK9QXb9C2a6qqfQMTNMNwgp+zTII9q365YMwu5STk35yOHOQI4b+aUyInItvqXLhDa+BdgtSnIwEk5W87lnG5+EvJtInKvvh3I7RGULs/6UTlWTV/8pmO35upWiApQHNP9oLof3AqZmjcLKGhJKk60VAxAOLvdqOyBMExYDlGOBBrrnwOYdxNOf4EIYEgiJJFDEqlONQHkj8zIHwFw+Ge6b79TgoQhjaSDpJHUyqaLnlCDnlD6iX75tLmAwwYkkCEG3ZNji2yFZQ4ZJdD7rhFWGzU5ZCefbLLtTkH4LpBEETC4vhFQoBfBfJB0kmHHgXSCI4FIJzEnM2G+krKJ1nBoI4KmLG4gWUGnVq29cAuo0xQAyH0bcmeMwzNnuuYxzFszMMLtQj5uZNjeoY8f2/H1UpaU8W4q1kuFt6enKY9FZaXW34wDnFNCQ/knnNhmlgEjs+IF/JAFCfq4tRdPEyeenkUoM/Cu+ThLTZn25A5+hV78ijYL8vRAgwonGWPRUBvjhQPT3YPTap7ovGGvIRfT5gMpuYhFLm5ielgepjmCwEy8iCaqaLHp4x0irOW0Au9Vggt1Dz6zrd7dSgwX71QSJn6Yg7MZVeeQvsyLZDpACxJgRBJRXrx/52SRcMQVo3HP0STQVmyAVGFFbtAdefdho0LtGsmdEY6FV2IPo077dpQaPZxk3VFqyBjSXRmlhgyrHqUuRsl3RqkaMWjHaXgqGGY9Sp4eJSAu0y6xeJS8i9QVMkiXyxjtwNAB4ZdHapuMygQDi+Oqu9T47JTh2UBEVY3Ok94Mg0o6o8Pq4lDMWeLC/hOV5B9Dtm71OIgYKR3tj+u9sOebERXBFwW6P3mnPldQVeaLb8D1lRHQw8y9udSDGbRvJEvvpiewFYmxEAIBvviX8y/LPM3x3Va+3/kyAWSf67c20QaisveFvC6Vc1hIK4zvlaAFnxlG8JkhA4sWozmtcDak5cv68p0IxyXebZQHFx2aVvt7WQ2DKVfTrf3TRHoHvx+SFxXYuZQWSlc+uM7cr+qhEeV6VG5Ain0HpDjIaqoHq8BIHf04jvU/xaTHPmuQIeDDVqhjojBCozF/tvA7UXh6z/55Wo2QHnwu6HOrarXWCvri6DNQGQuNG++0/nT30LEdWuekNwK4vaVWdIbg/H7fh6IBNuHbKx8w+urQAsPB+oMowMecshTtY979QfMuZTKs/T5E6HihSK3+njprFISwKXCOnz6rQSoH/MB02z5COyhbDbBvwTXuHChFIVnRx1ZvXe5VKbsmcs9EynqbYPZCiZYo91J5OsTHRQpifUpt20oy+t+1o4jNTo5KxvEbwNloo/8AGMcU2/FNzp5zmSbp4l+zMZ72Kx0YU35cDPZBeYT9iYLuu+7UItU5RQS1oYLAkot4q4iY8Cc/QG1X13LarynBgnuO0yxP6WCfKf+QgkR2LmLzU3zeAZHsXHhKNFH5TyjY/y9QP0lrAt8P0ykGj71VcbT1c9ykE95M9913asEmMgsbypymyDmsiwkZzCPjzaHNXbhbnwK5nu49d5rEaiDVKnPRone8jLdYOPq2viGr9S5ndoXlkbHSDcozr1aCViR7J8KNFQtSqCOvUND7B4vKE+knA9RhtRcH0DglbP2oBM0APmNGX7q4JbGowmRC8nCmCHFWjY8XkavaiAaoNsLaiSwyJ7KwrtoIHdVGXHt3q15HrOto1epY9JCP7UGUHaGj7OgrpbK+bvb9Wu1vRtyOWVhOYHfiHbv62j/G9desqCBYb2NTcB0kaRJvmF+dgGvOioabGhgs0WutnD7tGMp+fMbzlS3TpYrdnKixmwvgUQs28l/ARdZ7N8lp60bwmCn/euFEt/BoneB1NGVXFs62IRFv5HCRjEn5XuYixr7UZU4vpeX398jvelVWs9PC8ioip+R7xbdvhgb8rB8taJO8dSEPH2TZN5rvqwF6IKh1S7FSQrsjWc7P5exvloV3Z7S1531mxXXZXypACpJIco6FOlHkeu8qU8tV0NruQEWwXO2AAeky2Rum/G0kwkoKx+PeDCuV6MlL2myW7f7MnToVwVbvkkw8t3D7ZzXaSCSY8HiftBPb2SVoPbb9SBRYsTjQWRepzjJzXfviZf/a024o672JyjtkQ5Vew2bayN4LQ1WwT6TKVAS7f2bhsrHQg/QH63K6ULRZtGxwuoSaFNhi27zIga2DWhixktcRrYdfUrhE9UvVqtxa1aJal7JscXuGDtGhS9HHtRyim8J21IbH9WQ/QfsHp3Gmov/U/rx1rWgkK5EPct4jcQDpJZhdrMbxaOEUyTGTbZAFpEDvOaloLUh6E90RteKsH83TW/kE2fOE+dZOEXXJ0U70wKvl5cqmaDN9+9yAq+WlzqVSrCzQabRrLFAD5ElXsgz4gAKF0WJRVTv59Muq3UUibVxlU6qphVpIqsDuUEuLtj6rmzLWv6f8+FExTNOm2j/qsr/5vE8p2qdYpeNbO6Zz5RTRo/wzdmwXFcFB1hOVUnMBRi+cMvL0Uk5SAfWCVZDKDaiGFVSl9EsP2rzZmSIgnuAblSk1PRs03IOHQPR1A04KqtdYetz4JNSAj0EKkvKc8b+PB5AHJ+WhxXKiH2k5+Q8KZbu6LWJuVyn3AG3Ffp7WKV+m5X6zI6Q0qyzKt4T/KuG/NgvWe1PVmHVyysWu5wmYvyf7CNJWU22ikNjqecLd12XiT6IzBMsMoGckDXZ/XkclEFGNFY0S+Up2098Q9g4lZrIYW1YfnrF58Tn2xTlw1uFJAxs8nceBSh3TEBOTKL9HIoNyiALfI6IANFkyZNSIY0Le670Q8F1MJRypgPFuwOSwvR0ArzDP6EjXzPiSHu9+jY0S7XL2UoCZKWiXkGKrTSc5hmzFYsOIt8vgtpkLPBJfbse8U51yUQzB5jLELKspg4XnM84LiW8kSNAbQRPUl7bPCwj8webvbEvyzib1J+4+wFQCHsJDAPtBS8q3gP56e96+UoDqrkSww6KH4OuewhUAraUTUuMibwwG4o0espI16SiKRAG1Vrbg72yG9wnPHV9W4PIQ474eYz1xNNItGWlPuElbxIFFo6r6RzVkcrie7Z21gWjaRKbfqbHwuSmbpSlMJWyy6p9HTGDwz99acfGemOGdgRbOOiiXqBJHXFuHyaJDGm4bca2JPk6Ifr0pzIEz5cVOWsQbtQbw3AAhh3KVYjNnrWB3o/YMFq3gRF0rOCFawTHRCq5B1AprBdcijIVryuG6oLKjSql902Lrj8q5nJmneD1UEkxa7S+eKNjok+WZlOQZldVcQznKhU2+HuuwFJfNvSV0WCSDepBwUi3hYG+DyPMarhcSy9gA0TP7FNRV/ndcXaVHKl4oGuw+26ekGjBcepi+n8dM7T+GblUbl7sZPTho0Kqf64NWd5+palx6G4yxDfLCh5x37Co7vogP+FS/c5k17UHqSU4r1C0/0mmfALf8mKdIBZ060nui/ZgAWiPOZXXBq/Hi5a4VClweW9UDV4mwhKDVPL2g1Ty9oNXERspeRTEilbuyt+tWuBJJCa950RvkwfFy9orJ7K9aquUKFeGZCxUpG/Sl9DifP+PuByqGNj5AaPAZsdcr2F8obuvaWHToctywx0k4L1BjvQa+XaTGUPtqPqpSnathlxeTi0/8kGSUGGyyJYcn2tdYQo+56eKWpPN6J8yzf0FgjDA0swhQTjB1gj1NrBvBJjjJx9wpFCmaeeNSZtXc4NY1baS6oI80z8q99LNAJKcXcPhyCpBk7yIPOvO9VX4H2h7oVpa38Usz72zEBp1i9FDLHVCJwEBHb2vsAMcXx4OmOAqg0y1+O62dbLkuJRrv2efuUG2cDFx3rYgv8MY4ItvDOEfspKLH7ByEO1oxrilKhoki5h7Dn4sFuYbY7S4RAOxtYrfbLJhLUzhzY9MNeW9D1lG+Gt/qbZKr1Vu9jbiiib1IXYgr3po2yK8k954vV1RLIVcKOVT5ykOoHpvymnkqVlxHnmFTnukBW/cSkWbYQ0lLMwmkmSaYWiayQQJpRnttiaw0QEYkSYAuISPSxcW78YVlxbiSMVKRFUGLWmRstbW4mEiWqdiRO1oidMSO/BCzGJMWHG3elPItai8JHRmEjgRCR3PAQ5iFFDZint5MhA6iKxE6YggdDSs+h2a9oPEprZcm+0BxDG2tL2K1okG6Web5Jpnn62Wed8o8X2Xn+UY7z/+Xnef/bOf5tXaer7PzfK2d5yvsPF9u53mHmJ9lnvsEV0z0mDPRXXG+q09004qteqKb6JTfPxGxFQC/U3Oh6mLqYBISSfWft6FWUo0rSTVeJKmyA2vsSKqxYGI3IeTFIqk2GVzdkVT/UqnmbOWv4BU+OhHoJEXCsX3L3ngT1uyNDUHEsUPZbCP6FtyW+8yxiV/2gkD2WuJ6SR4Kc+TK02vakCfpAyj+xJQTMGVigODYDexYmmNHlp0zOYFjxxge1JRtFEQH7HdUyx1gz4DAo7eFOzjMViEgLWlzbgYfnFV8DH9a1XJlBxXsCfVea3FFJ0A9XbjTgTNpFWF1GEd/RE0gHk76aXo/P/iLoke4QIWiRzdwIRepAcoENOzrARKp73tR0nC8AmmYKS121WgQyeTMMNBYm1be3fUmGVCIeCXNKn0pdwZNywPc8UHeop3tiNTryIC/rFGj67Ikid9Dt5fB7iIArU3vJRl8OtivtWNECqhkphioJ/KmU5xmbH0D3vlhg7b4Ut8UzmfbObYZ7pkSBu33+2WLu6WPfK3skxn1qKz1VeQQKD/7hAmR/g4RzEAp3mqP1RKSuJKzCye65TG9TI5T86D6X/MD6kKl0T5eF3rZaI7QGjhnxWw4fw0rwZRx/KVjqSAFKT4gb5Vdiw7NW+Rqoki3eptlzxsrGkjLXpNz+ICOOKXUwGeIMKO679c0hp9MjKXSp3DzkjXOSyacl4zZl3TlJalAFimtD6hep9ifgF73cxL3Zl5WaoahKvdlhhowbPsdSQiXj6jy6dxQqTTRuCJckJj4cwNP+x5Qg4pY2piw5V/aHu7hfhUp2+/E71u8AKqYg9DG0DHb6v53sTPVvyUs5w4iuqSKr1v+eTXoeaWfX2QIyCOx3JNsv8DuQSGb4Kw1MBOrfSZ0J7YResYmZXct9tlSASyqMqpxAEuiXePvcjTFIkn0vZ3PMdzllLY4mI3VcdpBoGA3o+qajUNfeaF4qFdW39BYfZO61TdxrL4K8mFSMyqHxqicOEZlJcZnsUonjlVauWfj0JyLExs+w3GkdhjshVtAnaYA50vAmTjAeu2KDbZ/WLxBw6Kt6YPb7a+w4+pFjSsY2wYnQmFAF5U1sr6PmgkfLI/XG5ZaIEtNeEURmfUmq43XmoRpiK08rtnKWZbRYRxiKxf/d20er3605nF4jeOVtNkE1jwes+RHHCd7sxNqlFsQMggyfFhnO0Tl7e1pIhC5J7RSETQ82h8ciw7MSlYBJNAU4tjEDN+uJNDoArVOEhxNEMdmmZFk7FH5SOVJa9SjikdE0CTJqSv+6C22D2l+T6w/yYJ+7UUy5HuKHYvZikKsbviAA0YHbJkxcRzl142UgsPiwU+fc5232Ks7xVu4qd2iUR5XlyP+WMIJ6JQw98AbZ8r3/4F3+Z5eimYgyUuqYy9q42RqpxfB4ssv0dk+aAALDM8H9KixOYPbNFqrYvkxTgeMccskkUqQJFkGlzvFrWStpO17XO973qCHIim2va3PRKa3wFpBOtO0+xBex9YfQfzrfujOSmcJD9fEOSIl9ogkiHwP1BQinDRK601aBeNNNXFEauGIlA14CGYDqE2afESiowCOSE0aVA9jmwA+hgmE0SZks8QaSmkHCXbvgYdtVDm5v1WpsBKbVDn3n2fKkSvZRftn/9NMuepyPqvyCNCqRQ3lulv4RJMIfZT3/4F3JYtST752plyLyxhB5Dj7/OFrtcpUlZ8Jb6Yi626eKZ/+6z/eB91oyb3xkIzVWA2yt0uoDkfRKB2FHYh3vbqdpEe1owrX8Uv0IJxhv3E69OzbXfBrc3XFJLMrdiPRyF8JS1xwVomvmCwQwnO2NrjSIMK+K7FggpWIqBN1m0SrQEXFJvMZDiQB3Ifxvd7NwTOsz+JIek/S1YQzbM28QHnwuPRLNhizKlKJUi+WEyz7g+Olv2ToX16l3U8SSISf9VVr1lnbzpm09C9fdByFb7k9jupzqC+TRS2tDpw+u8slTD8hHS+NSimkk2P1FdSeQCOHQDMQOnSLYbmOVi3OpqICGaNDuj6g4sRdpFrfyGqSok3fRLXYRIm2KBpFkwj5pmGbFOm7eAukzhaHY2JpNLhZdHDMnJY2q+vLWQ0JFRmtZWxsNH/BZYtOuvh/HKuRD6aM5JJ7sqoQabci05FrLPJqhiBxfvGkjGME8qwRyBMbxVv/hZt7+rtYHfmqLr5Ig0116LnKjMaMCma1sqEILCEHjl4l0Bw1LVigNEoNyRMVCgVDYxzlIfTHkAQC4XihQBxEHOvoZQeUimZlvXhFaN8VOosmlCZi2ymia/hHJappvCHJWUOdig004oNornaJRQOV/JKOJInQON+Aoaai5Eh0M17zbbOFZo/51EPmPUWgfbIfZZ9sSF3dT4t2THZVIzV1f9vepcNQxMQC7VvE3SYOj60FYX2a/38m/JGCvhQzVh0X6orq1ceLqw/ZbCAweFrhX4aoHp7XHvaHXXp7+ZHyS+YFmENelOtuKcT9d6mOBaJxKlTtzQFPNti5frPMp5I3I/7/2Nkzsm9iurLscKiSWR0i6nW/yhpbLLHObuawGNuo3oSYyn3aJOnjzguGi6ebwPFaUR7qJkSGaHOFJgBTjl7vg2hCWkFn/6zG36NiI7fr2FtOkYmVbCJ+c/a7jY4XnntS8Aa5Oa/3TDCuZ31m13u+dZhd7wUs30dlKGcn80Ssn2hVT6BUIAcNz/jzSmn8Itsy1BGsIs6VROgmwlQ5PjvS8mPkyo+M2smj5Dkyk2dlJodRs8qINwzeGExQGWfUS21GvcaAhyBywnkw5cEn6QmDT7Mhg++BjqnFu8Q6RXNDQw1YU6KIx5UVSVzoveC2gs4Z8UD0PYbumMGm5YsyloNsRU7wXDnBc+UELu5xcY7IpeGsw+4pqUUtW0sqtaT1WrLVLrQLmNWv8Mb3exGd08J90H+4xvHQ3Y0Caxx3rtCZYNAOFVgzeWDN5M7VdokCWbxrBQMN5iG73NLmxe6KC0VGm1fRwvbV4L3Lt3tX09m7mnrvqnpr9i4EysPRLwOwVxvxejgoEjncSuw9fZBfE5odDAljKnc9c7payJt97qme7PRLPaqxvjR6jMQ9mJ+dbng/2FaCYDugFmowwLzo4Vj6eaf1Z9XuFVVfa3FV9jDp6Tgb0NLVbb88brAC8DUsc5YYQGq7rmyH4sZ1nM47MPg4za3T0K/eqdX1UNxdU3efwe+/xi0J2cmDQ71r7Xz4Ti1rI/Y82XFru/7wR0zl9lk+7gcoT5sOlw/lmB9Wx/w2K1I/GUe+Dm6i3ZaJKBEaT13vQGae0ylRTFKnpoNwroagVDR3TgKgHQJMi4UepF3F/PDxZyhwj92L18vAVSIw0StZFOzzXwcOxWRnLnW7kpmZ5ADNWUzBebOP+krtKd04BhdoD+N38ZvyxoFjtxbpLvFxpeWIWPwF9pKWIQ5Fsy/0vLPotNkHkfWVGUe4diZ7qUu7qUzdjnZUa/Wvm1YrDTW8QwPO4nS27KzsLIb6Z6VpZuVf1owsMRFDmh00z2D4rqJjkfuKj2qPX+Wsz3Lf8hOqlpzQTINA8FnKMyem37Ows1pwh+gEGOEldorldwXmN6fZAQZGVYbGzmI7KkEUtJ79JfglADP4EAyVgQKABHU0nZeO/WUU+7TrKQ1JtQhzyOEOEH5JOteOyQwvUU3Bb4h0q1cK26ISBMl6GjtPqDg0By0iZCJfTcpofUH03ASXyYjLtISe27RKEfg5RJ8OXacOXadnvjMvpvAXTeutpWm9ouh2r8vIFpiANii6u2g3zbtCq8PHis5VvHumi3bOrNo5m4t2TtkxuWF9T+ZDKBws2imdRr9TXBSlAT3thdhxCrAqueiWoRjoED+yE/3puCtrmFZW3p0pcLPo5h3ah7pW3ezBF3l4GsPZ2U8XHG3CBpVTL1xMuzOVmp/DFt2/xVaNeNx69XsZg/pTg2jV0jLv7EKK5nKWVrLe9/rWsAMn5GU/lXLEvGvpr9wi05W4Rb5YB8kX6yrpyFsFGHzRXDammknBXzJuwghPetfybMzxIElqsKOqIfDq148Z3CivdvsRe9tRjYATfa8aQcCI7UDKxi/hq+XFV7X59OU41Mr9K9p+nyXeedfHbdjMoNCT0mNMl75mP1LhYOFMw0M1CI5cz7KGI0elj/Lbsrq124cjDuMiAUGvSNve2UeExkp5nwCwpyt/l5HOuMW0E3aP81JsSYNbg55vyW3d1kw3hW6nALcXjJ3WIJp1H8QkLX4Ua76lVbItIe9WGXTfY9CF+TjRNCeJTE4S2YN8OB0Y+IMTRANrNvdM7Du0BdzTT1TevEkew3a2aLYLRtNM8mCGBF+Smmk5QkYwDsCD6EAbfNnd1jKFIDuaRRI/59dAGQ1jiKGPPqfSPOt9P/doW+vQXh5qT4dUPKv/9wiX4/hJ2UQRMUd8pdXPV7IaTwmX4imJ4SmBu8CAcjiAL+D2snyh4TSgoflCefH/uYgnlBdfWeMHAzkD3maOXjRRQeb1N/HF8gBf84DmAB5gAm48xKM6PABPCQ9ovEgeQIOjeUBbGtwe9Hxbbuu2NnVTAKXMC5nNDe1BpOY+iAlZ/Ch4QFvzgDYbYBFIo3mAVhYCnPrSGiF5ZXw7vLOhoWpwNinYO9hod67fZb0YTOuFpxlbJetkKwgDcGbTxgCEPR2X5p8mFIDx5aZm2P6UsMQRl+fMdB+TipDCh22glRt/aynNvvgxxAg074qbsoRPgiv21yxeoOcUfptfkuqXVIChlqaWCgNVUnGL2K11JxPcskGBCkuUXiJmYXBpYnLWX63FMZtiPcmWcBCkacxk0dFVMs9Gfm8wV3YoZUGLcOz2b50skuyHFoko/dKJNjlZDzzxTJidWZgeOshyjiBTGYlVN3fb/vl5fRr6V6d9xVocmU4oH65pLwpKPFoBlDiAGjnuonJn8su5k0EdMrxEoL8A9MeMhJnevmthevNBXkyDEMZjjXRP8za7d7+drHz/zuw8E6ZCP7t19RWc/neHjmWfDf2oCirqR0A83+I3QUGlj+tFYwcrqLouIPpSetXlz81ZnzZ1+RN0P5oxEANbSxyjK7BifxA6iz2TOOdeOp1rhgPnBdaSL3EED8Bp2IdrAvaxBvBQw0mAp+5CLYAT/k1T0YSuqD5OsugZ5JHmal7CbQO7vp0rp4geq5+xx9xFRaBiYLzjRECt4ZomrWzMDG7e+UXYDnAxhg6FkMCUXnJ27QFVMDSqyRrmZChahzw0nO4sXnO074uKQYwdM+X4TLl3N8p+fijx+bgWsX4inM0DcWOASwJj7EcvaiHGK1iIAx1dIy0spf1pIsQTa4nFB5CWno5yZhMWVq5j835xiUwaZ5TIhKPlG85qCMSzILZyYH+XnM6Vx9UP6w5WDS5it8nGiURV0pCqthRzxUgmHNyQq+4TIprJFkLMh0RQ0QlNp7y9FO3p8NCxyd6QyJhIjoeBBLAXbUtR7t3aG86jB3sjEMOlTb2IXtBwVETRSodVK4ZWMJ5ZPd9ppY3aWYzCtNdW0zgcdmnAAjehwwjdHIZbln6T+cGUzmrZMUgg6o1VcKIa2DFPKpiwfIz/soxm41BIrKpHosCv5lMsM8Y87RyMMgar4SoTjLIaVsMxWA1Xw2q4qv6czNcqMYePQWjLE6CrNRl7hs9xUBcM/YDoCMXxiB4+ot20BkzFshNwBsOeY7y7vTHGtYfNpZuPTvbG3HEcY6/7IjtWxFfBwVYbnr6djVq0kFpygoosdJfTvg4KhzKKlejhjqMo6HQvLBdxCoiCblQUdEmloIuhoEu0gi6Dgm4Urga0dEbz+NaFfNQq6Fj8zIyCLltSQcdnXbdtopZLJBZqrNY1jepw5vztpS/EUeawHAE4La2r8TLDO7rgHYkp2b8kk9pybGpXh+PG1cF4WzS1t0XESAPWz8O+jlensg4lShxKaBC7oq7MpmkLdmTnnZN0AzQ6OS+LjFMjRpJAU83QNIvaM96Vj8KJzlF7Jpl2E9NedVZUBO8PxO4fZL+hVFy5OTJgr/aDEakNBtEfxpvgjRLvmCwwQsT+i3gX/eZrWY4TB08PHWJTvM8uiZAF4tyfofNCTBs/TPwRIroQ48oIAHLeYxtx0UC9cPujC65YXSHOa3l0OfQ4LCZA9RLfJu4K2lWGzotwW/5J3w9JHihnidkFBtJoEv61lUe/k8SYXn41bIH6KM2QNkXDeowgwxD7ixTNUgLSxHcuvJoIr0njGSAPQYOdwnGb09uQAAg7Xpo32T1oRztsJfD5aLhPs1es6IL1E4qNT7Cxl/uuaLOH/uytDP7LykvYoujZlJZn8uCBXoB1R2IvNBfTngSuJwu4H/XYpzXAnpDNY0zm4lgwLMWeo/3q2L/qX6BaW3Rl6bRiZUhszT8ctFF3xmuYPYZEhcZBYY/9znhJzTPBaBMTUGiDMbKhm2QtF51qmQe2iQfS8LQfROrmwUf6hXyoz8GhcW1bLanOzNy0J31airSuoI+XUko0jTItynRHAotllWig2WTR0TeRwli+sfPjJ7WaVIISS+8KrJZdrDe9tc0ZdQYEo8l+QKQcgMdwHGYgMPQMpXRrYaDmNfC8wIWZ/SHO7I4j7akVMltNNS5uX35LbyahtrnCX1zq2CXhorodC/zmBx225wFm2ste7YP8jek3rpl+Y5h+k11mcSZSUWIrSufhF+kjzURkct37ekOTTKF0cQ3Pvg24Q9lgW+mVtHpIZsJ9oi0N3QAUdJBaeOkkb5Y01uryyTya4YRRcFlmoCw45Gn/JvHQzD4Q/m+A2/Ftw+5Qp1HYsV9dwOk4iCQsNBnd9GUnApn4yEMSwNkcLHKXzeYAp4p/HrQPbrRG/HDa7S3RbinpNj2rgZYFcpDWBO8tT/CzSxH8vzf+fNbrGFnNLpMIZg6/8HgPw8lCex7zTuxdgVTfMnWf0r7J2ts4+yf1Msct+LW4Bf7dxC0crcUtJJWCvRa34C+KW4jrcQu8YmIbhKn953WcAsJsdb5SvD3ml3x26TiFrRLC69X9uOFgFNhDGaegy9XwQRuMxB63pSRnUdotuwXI0dvZ27WgefBYdqTjGQBiJMzL769hDStQjJHOza/6wOC0ySRRLZE12RfPTqWdN5HjxfhvRtp/U49X3V9z2TTJtadc/0wnNfIrJa3NcbW7nNPZrOBxK/wqy74WBNGs2hvMwjn9HDizAQglxcc6BEgwsEFfHFi43ptCnhJa6Ux1qPu4d1k7kiwAxzm+SQxc5sV8kgYWR3MxbwzFMGIMJaFNTNYcZI1xy2q3wPLRfSSNsG/f89b+FIjGZG7u+AuMJHBcmHaDWUpzYf7RKqXmo0Xr9dvZZiuhlCndwo3MYnhnks6XcY6YbmlcgAZDH9uG32SJpkNrGyldAgxRAw59sJkMMQxr0cFNWvJ6p5BDzeeEUyMBldqDrPAx/PnPR1AVoGVinDLOEeyKHIsFoOwxzjDwbme8oBgZ4OFjPASLUsSp3wF1jTjIsAx278FSvW0PVtZSpCD7QbbOs92Dd7vgNN6l18J36eT/f+jku3P93bn+7lz//95cXwJg3vdKximvTHjARL5jaKsJf1u5gbG1STCmU9iG59m2lKstAeA1vC3A1pBK3jO4ErXSSv4dKmGpqnwClVh3roKjp7umEmRusJUE8nSQ/V9AFrpbAutV/elpD2mUgjIAnlYAIA/c8bi+IjSw/KZK0LKBIcItQerP/hNa926u/zlvcf0bpH6ceDY71XNFT7iVl73tVe29Wu3v+nbV/nCouhblRVkEAqOdRwbC4UOWYAXoLoHbhAi5+nDAp9pIZ4IhovuYMtrNELpFkh30b6k+2CQcpEE/XSo/oFooKunflTjcROXH1Ewedd91F0dpTVGNOAzjXNZrAMWQ9YpJ3oTczMivQK+iTj7BSSMjIGnlDfom/YwuUD/WywA48N96LVR3Cy02+nYHLTb6dhtMWyC5mxABuCW4HjcfQMJF+nxQQVPNFQJHofvLkhWukw/plcmR/1F5kgp0ebzusuPFoAUwkgEvYUSQAEalsu6vSD0RVu7HOPNeirGa6XVhw8D5Ywwj5cMuNIaDBx1ilxqXNO9CTQslb3QbNMDDG70pGsyRjd459DG60UPy+OwipOJClu819DGEME4fEItj8I1G/BkDADR53IwaW88zbKjHbSqt1GDIOjqEH0eLshFzE8e0O/lW17OZT/+RQ736Hnzr4gf3860h/WD3j/mx90aqMyA/0Nk8CeWT9aUR0kpQ/wqOBo8HSAgZTp96Rm3y1+HOZzhVUTj9zKd/7qMH3/YKqPnD6TvhY7EJkZk4VV5rcgnRGZDfMiOAfvQTAP2i8k59EyB8c3N3zb2R07OVn6QCr0I5BjeiX/5xPmRso/J8rE1FbO7suwRG9J2ogFNRbjNGdVgIH5SVE3OspigDYl4zV0qKPnfBRKUcSVkbUD6IZEeaMAIm21gy1HGAUMQLhnOrK7tMAibaxC4TTjqSStKRhqQZaUrukUxyj7SEqV6Hb3fr9EbvVZx0/iQnIena9dGyOeegNkTWOWTTidzFwfqFIclx2RE0tq7UZBZHkPOQiNEUNhykRBej6TAWR4TFMYzF0WbY1oFjEAOPW2KJsTgi2vlocUSg/HPoo4vFEQG7AouxgcURARFxgj5aWBwR7aYeNEhyrNbOE27SjzzOfgB7jDBD/2xmmOU5rt8xtEvYk3m/WgfV3eeYDIPpU1942/1/8Lmn/g3oMKjoMOhfJ29bvE4O9C+wf+KV8vFQDZuVcpJWil/j6XjwKQ4nFpUS5990mTl7SfkVST7lkGTsMvNIM/PwGjF3urQZw2KUh0ybfvkUzYuv54U2hac4h0pgaDOVBISS9IDBZWrM3C8PK5dK/QvUvbDz+Ou9e5B6iyo8jJRb9J1okrOiv1OBUGQb9Jk07XZNv36GQfKm/CcUUZ/U7jucvZ23rHUF3kb8PBRPQy7xct7NjuRe7zJ4BPF5rswQL4dSP8X53tOCkWqHBNK3VYxg2GIQ7wiId6hUSw0SqJWDtWMmXkhvHuS8Log3Bp/PBXwR+cSaIN4YDH6CqZ5j2hlanY1eKQ+iTrRsJh278ElLyNEAzv72xYT3pn7Ce4EJ7zFHmDihHBBHUfgCjtEVJsTuCdmvRn/sHGRYIomnn1FGSRoWyqW/WNNfdI1Aw7j0p7ChE38Q3viZOl/4TJ03Cv1Fhv7CPvoLOClmjUu+BfRHjPHNnPptyp/TKd8Ogf7o+7zQn5a4nvRckYv3bPabexj0J7W7nLOiP8M5obIcWsQ5O8I5u8I5h6WmGuf8jOacyhBfbIlP1YhviRGKhfigjAXxKSE+JcSnhPiUEJ8S4lNCfEqITy1JfKEhvsDJ0BkPIL53LCa+N/cT31y9DB579k6nDB76xp01keIv+OsNJFpzGlBOAlrlYOri+1j1fR2+59X38/F9g02rQl9eRWP8gqiap/zNuTI2Ey/rQBGMk4/WBPP3J/q+41jifn+u+n0uYACzKl4qMvlM67gtZ+J+l6zA/W7prJLid+x4dGjNfNx9911m/bIbjgX0W5mXXixeepW9wfrrOSYI4qM76MZ92ozFeEl4tbE7xH14SSycw+pgXXZQ+m4Rn9d7LcmhAhadx5e1fQErMz61YuX5+0p3XzepJKczqSRnalLRuCDSrZWaU8IB5hRgWvreJkbvSAFZNNicEvJLFu5a0pzyRwDlGoTK6w0Cr7nnLgGvgfMt83ZGV2NGS1VXPl9c+N67mIfnEYYP1gk+9ik5oVLDuu8xO6EHxBUlKQuJdWnARxR5rxCcLgQjluErjLrDXpByJbux+D0YxLGfqkMO14++El7M9FMy4YhU4zPI0vvuEjUM040mo0mJSFYCOOJLmtRUQz/l7HM6I0BAmMxS7cHgRDWwYfz/k/APgu1IZq3L9moGEAP2qONUE+dMukpwSJJLi5TBzhL4/EQ5+7gwfEhD27hzgDoKXjtdXGqssXksFShOY8QZztU1bV8yk6XSqm+FETAM/H0pHFvY7b1gh3bF7rgHmRehakk6u7NoTEJPBtkMfhfWEN3ZnyfzEFcmiTtsPjiPTbNcOyNnjVSnkqGutWAzbZXeZXSyaDE6V/ljM9jkkCnp9hlRkgGlC+AznQWgwV6gvKK7UPFD9iraxwWGK2zkEe3hDgZnoP0WaQxH81HH4s7Xi/3jSl8qUy+tMvaic8vkw70RrJ+RWuBAsFCMcX5MHt2RyXyIRtdFkPDrGNCjy/r2UdtHV+rVR4xtFHdGKz+bNG+Cq0O2pJYkmEjBHQjyYe3yBjpqwL+5kZOEk3egXBzek3ehWdQ6WOAXNrqcqhdSkHkU4gh4LDGodvZq3lzOC3ZsCabkatuWIJerzVuCCbnaAFUhX01tkbx85wX5FvijePahKftQbh+asA917UP68Qn38Tvs47fYx2+yj19vH7/OPr7TffwW+/hN9vHr7ePX2cd32sd34PFtyo2FNJs++64QA7rrLuZUcsIBl9Knm8g6+2ePBoG/V80me1El8epLPP3ffbjR5b8T/Hcz/015CHhEqqL33XeER7D+8I777HduOZwX13vX4ZBz6eR9R+DUSYUQY0yP4qRG7wAzoGHHOY3egGMavQ1ScpVF5bAyyTqo0kMKf+f47x08jjyEPHpu+9BE+/11sk0k9sYPET3bL/JuOUyBX6dVL6rLN0wWrXuBdnBvrw2Oq384dXGvUVWUCoQ6R7mmW4IdcKTcgr03b24JNkPVtiXYAFUb5t7P25h4H6DRmPVUCKIh1NAUUsiEDlpCBO3TU8D86Sngg5Hq8uzvwFaCqYh4uuFdgTngcYbxBpSAfYLIAknBaIxoqEA1vVbV57ZM0nU6/wlNOwJYeKKHZKI7MtFdmehhmegRmejRvOXQUPO+vHFfHt+HfArObDG5RU658L68TfQ0kEraL5VK2ktQCW0teXI0ZwpNC25/txg+WnQrcqku31CoySNHwP+lfTQbTjGw9rxLJDV6bz5q7s/dQN/z7r30Vktcg6q+cbLXcSgQLWuFVTttdblbOei3W6ukGHU7XlXWzfBg9355CbaF2rs6TkmDpgYdiFB7R6i9K9Q+LNQ+ItQ+WqP2IaH2jlB7V6h9WKh9RKh99PTUfvD01P5YGKrZkDleqYTgSSYcyPWKeDDfK5Iz5nypcL6G5nxNWQmZrISWrIS2rIQhWQm8Siag5e+n6OZLpejmkhQdCedLc25oUa1FZ1kS5bSPFNW830gyY+del+yr314/2XPqRzxqtZpudNcAjUFn0C/ET+mXvH0DJpQ+7++1ModscwWklnaeHaHxasPKefQo82OO/s6E+lpCfW2hviGhvo5QHxMaHXC2el3hrlPCXXPhrpoyu0KZqVDm6Yjw0OmJ8HAUdvdCUg5nv/2M9w4hqVuEpG4Sxnu9MN7rhPHu/N+J8Y7iTAeeO3TEobo39MYqmukAs8py5JElaA6JxIZf59Ia7gy9DiqvfIQ4XmZ/yTtH6cf4kWLVdH7oGFH80CPFar4cz1cd603kq4/11tBWv9YlzrHJYqQ37DBIl0UzKDqd4ntr6XOC/o3TvzWad94hFHqLUOhNwjuvF955nfDOnfSxFuZoH3b7S+hjYiOr7cdhW/LzNUgl9nLx1bf8CyPpW4SkbxKSvl5I+joh6Z1C0ju+S9L/okj6FiHpm4SkrxeSvk5IeqeQ9A4h6W1C0q8Skt4sJH2hkPSGMyDpk+0G9nm116d/Me/5ap/s9/Hg/T7Bp7d4v09r5NK3tTdka0fy38mBogBRU4YyP4h8zuu9DYNpK3uptJUtuasH6A2QPLCnV784T7wB8ITeek8RRQDBlxZUkqdHEamFBcq23oneME3nCE+x6o0ilzX9G6tetKq6XF1djleXE30OX/SmbrFmKIrjWHmxKCSgZGLv6D1FUxQC3T2AjPYl5cYe1sMXY3u2t4OcrTwByUNje9qB0w7IAUccIe2G7Rx50IEJePd2Vlot0YUl2k2FhluRNLBbKsQzxzRhydGiAYcu1IHDwL34cfdkLzmzMQFQGiu5Bx40b6STQ2/iki/92NgvXvalL15cE33GL3nHY3879dp3fLl+e/WA8wLdXoUBu7U3Rg1/pFirF/3aYzylo5zyUyuFqMANVDIf3l3ImF3GQTTKjBdR24A39DV51VJtG9wTt/PosGinuL3m1XmHZkHOHwOILzvtSDslnBmq3qtT3bZYQ15CJF1Fi2c1LYJxWgHYrcZokvruyZmnxcGs4vk3sjD/KKxi7Ha1IzfeVyJcBnl8bzEBzhXwyBbDdPxxmpsH/Qc3YtTDk8UqiLKBs3Tvxd3VJNk662lNuW9mKPB8RdygW5poWajgS/8ysTnptcWraA9n4ZSsIeULqoeE8FCFlyFdRj3PGS+xtWJTjfGxjWgpwK6+Gh8b0Gxs7lwkd5c5L/GqVTyLHufB3e2eMYfMK1fUXne/s0+i6laN7UmXQCgV12qZLjq3Tk8WHAm3lTg19JEb/bfSJ02qP68EiXtOibfUHdVGl/BGh5m/XlQ/14nqZydsQyy04TdWBMEFiPe7C9kRy8cZJZYzyio5o6yWM8o4djg+1ACUj1WPT2WNZG9AuxswN5CHTe2LZwfvcLK30R6XumfagiWwvGjKPped6bnWSGc407Zkj2vLHjc0aI9rvdQ9rlXb42Sr6sge1eJtrted9mSfqnaY0TJgiHbmJKugoaAyq6dFPAGjWaMVF6ZI/8/YO48wt8/TewtkEEvoENzI3atu3jpaVAdr54xNBZqcfjU7eqRoHs2b9zLDl7vJ6yelwhs40vp1mtHCrzhAwBhtyfDv212sJZ44/ct/9pl76N9XL572croxPP2lv/38qb9/4OFv6Burp99x4A9+67Gv3/9X+sY4XAJvpR4Qx59kjr8qnzxGWwC9ZR39ewX9eyX9O4v+5fRPkqnJIgMCKD2wLheh8JX5OH/m+TBtGRAOX5GPH+Mne8QI1xL34afoUoazlyuwS+aJY8ITnZXG4yGjNli/WrQn8/jIEWOqyQVKzSnKmVhTGl3adxNXaUZ374XAmzKY1fI71aRbprbsK71ZfG8eu7MZO19vnHRW2uvYv4laU6T3wzBudgCwA/i1pFBEBFAvYD/o6v2AFnnpsW+cx37OFT6Cw847/ex8EXMsvcv25EN7XH5e8fK2q922vDwTXp4IL0+Fl7eEl3eFl8cDOHmgAl4ulpP75i1YQMJdx6TAadtKgplpIS9O4csDSRMk1TI7lbNaT/cMBnc5Dt7WHLwnHHztRv82KQVGnm/0b6aPs5C22fLzV270X0sfr0ASZj9fBz9QZt2LubsS7r5KuPuYcPdMuHsi3D0V7t4S7t4V7h6Du78nyxI+v9Q5fDQrrDtepIsUXp7epzl9Q3aCZv9OkN2njzn9J5mWnGTay51khoTLd4TLdwdx+aGXyuWHBnD5YWHvI9Miq45V7H2VYe+r+cQp7H2C/q3RFDBZsXcu0v8z2MgR4kY0oo17iyG4M/Eqd66qgRqhTawtZqF7Kxbh2oVYrpsEbnk+RNyda7kBn82B3H01uPu6yd7aGnenG6M17r4O/N/l7nRjDYCAbqUO0Mn9Ffrk/opjvdVZ3zLAEiiwRAQ0Wvj0qObqE5qrr+HPIh+l7SGfIMaerznGT3bytbQJTMpTdCmj2WHuPs7cfTW4e7N25KyGaSkdcov21GLkXnfPHHH5cpwP/OX1k5zzolXTf+QjS+iOuSGsO6bP+3tDMJk3hRkPMTPGQtVceKLiwgD/5valIqm32NRztADndhj0KodBD69M3u6enj+PaP68DT6DYMxDNcY8IoyZufXEQP6sJe2KP1seu6LmEZEadq4kQ47DcVdrrc7YUiQG0sBAyjawouIrYc4dYc7rasy5EObcqzHnXJjzWcKcXynMeWwZ5qyVS6uFOTeFOQ8Jc24Jcx4R5pw6zPnOiXZjbwjGPBuwYilkUBd/LwCKmfH2s93YVTIFm7Ug3ieCLxbAXaGcuXDRWkYIZw3lTctzafjEL6fNHHoRqkyT/3NHMcLsmMOM4L4KOh7VWabpBvvDpPAVYa4+JrL7KmHuq0UBPO5vW+n/sgNMSFJp8HRHdwz2TuKvf017FC2b6k1S+ZHSv1RK02F+TJbJMNRICj/hYzxfla/OR/P0hknqGNrbGtUH21hUZOuWeBkEkGmhc+KWvbPodROc2mpsLPXGMle1pfJ1UG2NOaqtSa3aOmsPewthcdNE5Gft4YomqaISMT7c4rO2t0czvstgYvQ1lK+R/hoA0Sg5QiyMKIKOTUfzVUeLahd7w/Y2bU55+4Z2o9WtiuY1zTvD2ZF43sOzmfusNCLLc+Kso3pzzXOXBY9kfGYq8jw+WrTz5F5BJ4bpMNdXrNxP89EbxFNSZ3gdzRs3tFtQ0bfpmv7dMOkeq6hw1mrBFar9+u1tHUDKexN4fC8fPyribY5uu03GPdriIQni/dSC16MteA1NNN2DBZ7uuS97A72rKZIDqJZXTZf7OoRxIUK55KOP/MEf/sneP/p3R24QtWJt/vNVvfHWsIzOqnycinSIulbz5+reKNPZqqP5EK0tWw8Vawd2Qobs3CVuZ3x+NIFYQWsrYCczfgvV/rr2ENOikTGco0px1mRvsiZD0I1X1qSMsyBUVI/ge1soDoLGWS0avtV4i2nwI2gwHTOBFoQ2Dbk7+GimGzX6Opbuv02NwrDno9SGlrxvNbuw86F5ZDvnv9WDqQl60XB6znDCiLG4JyQ3jMOI0qz1Yp3bj90vU0eGqCNZVjeTM2CZoy5rwyN/N9YwmBX9ex1NAZdpJY4gwfg3xNUcQep10MxqUvYgwTFlMzm3+8iZaJbWEjH6cVlSq2mpuPPeptHKMpcFMsvDcsybuQxiljeJ7dQeo0Gm97mvmizGj2J4j95jb0JcrraX3TrFHh3vRCDh5Uqsg9bO0SNIhkbye+3hVEiAupgzU3BqcyYWihk0D86HYEgJM6QGUwQCzqji14NxwHaS5E32gf579iQmeiCR+5UsMb8if+Ux5v0qM4tfcBZpmfyQsEpnkER//W1aCRlT0GqiIBa+aswoc2V/aXlHy/zDefuRotDKHurM2ZD8z8mLY73vkYq+Rx+vzylFt3Y2TgW2YpKOx48UFcE6tAsu7zhyUANW1zeifh8Q0HLd94NZmocfaLbZ+4Nl9jvk4yYSztuwJvLHdXJzJ/xiOVC7UqETga+CajbIU5q4V3OY0fgjxZpX+9DIYDxe7V9CV2v46lWOhDHhCPljL0LIX1qpTivKNXY7GudxfQS4QzTrt4iAdJMI/dfLSeA6HFZg7V59JkcA78yOAN6AI8BarWhZlioqPfuKiq9Ew36WHAEma0eAjhwBzq4dAYblCHBOTT/zPcscAV4hR4C1cgQYr2nf6/qZthwBVn/3CLDkEWBbdQTYoI8Am797BPjuEeC7R4DvHgG+ewT47hHgu0eA7x4BXo4jwC3yUcn++NhZGV1HGO2o/whwkz0CbLZHgA32CPAqewS48F/IEeAWOQLcJALS9XIEuE6OADvlCLDju0eAf64jQNfjiOnc6zLqwtrs3+qg5x2cJY1HdFGsp75toObsM1edwTOvXtJdO+o+f3pn7bq3t82gKIHv3X+sVxCbCqpUX3UUhX9iYIVBOJ8fMjifD/u+L0HByyQDWmlGnfiMMuoslyBoMfBAdJr0QNESv2pEewY9mM44X4VO9+rVkq4h5cd00kuyaaTJOetHEdl+60IePyhpY+YdAIujPKyfjvpwxlMz2RjKCuU7cocytEPpXHHA/6BBDW3uytAOqnOF4Q0HDW84KGOlxFQvFJkGgAiJImVwB12lFcJ4yOSruvdx0Hy63mv1Gk6e0EhnJpOObndrdlKGZXZS7a9VzrBgANi50xSnDYJ0ngI3JWBgdUMXg14eAvBc4PJ3AJ4AceqlIPlP9kJAFrGzMgAAvK2eZ+LsGacqoqdnZ3ohoBb6p1Igz0M2sQcL8yKKhRbo3LlyiuhJ/Bk7iYuKQJppAfI8RS5EcLQGEXYRAMYgFTyBAFDQaAjLXA3JzBLWmw9m1AsdSGgk1SgZY9wDPBYQDALOSGvx0LNXAGAbGw4+zr5fw4J43ecYZmW9xuQujzOkgleuzb3/964iALj2bB4Ar3936V0202PAlA8rlRiobBZlkbiEOU8RMwZ2wuAHnM6EIb57qSDgNHLkA016gc45gsD8AvnnduQNeb6Fq9alk6IUiIEvymASgcbKyIDF50muFswzvQwwHIDFK5qX6WzW6QwzAQWYPcU3AZLwziWwJHS6WgNthBuaexOd/XcNgSHAGxF/cnSyIEVE1AH605KFRBTV/eBdNiEu8hgDLnR7BcZYAy9hMJ07DXSJgbS4AhhMu4qEc8N5mlV7VzA5BACpv4JRwpOrGZDV3NzBQdn+5e0At9B75J1DrhmqDUnmOEGKB0qRbBAVlWT3JiqbdRE1GAIlttGyecxLizNyxDzbJKOwkD0QT6EvE7xGgvIMEEnpVXc02rtQ4vvvkhyVGi2DEYlkd24hePP2PAEgUgOASOnihwwmigcCQRxKUoa3zWi4GYbyWCcZGCeQEJmnbwxXAFz1OsikEe+C1wdWoQG4aeWMxsH6pTTA+ZUoawhvR429Dt1q4hbWnpd3qswTFgGECH5mO0NWeTNFV+Om+RxO5AH5Im9LMh0fFAs2znJbJqmTZaATpLyhafFXON46SzWPNK71GLec4SIxHj8U/MKGPNIqhhhLH2M8hDFuDHhIMiRhWDC2HoBt18mIc4A8htSTIe0KoFQD6y/V33TuL6D46L7BZzNPkdKBuxhKCgWq8PJ2BOmHPr5NvU5Mrxu210xZyeKHDGW10F239w5lDRyDVsd52IDHcNqmIUb7ovMgzXtHg28xtH9FyEKC2a8qFThMK6wB4HjgFrQSdgHdAdyCNzYB7FEGKrAO0BRVAE3v1wBN/m39GE2RxWiKNEZTyHxLAzSh4M8Jm7usHQhKmwtOh/+/k0ku3m8SKJ4hKtMSSS6IYzPgMguwIscukeTi55dGZbptUapcZAD0tLQFcCXOSzS9Z//8tJqXzLzKKa5QXC1VXGX2CCC/PsTyakAnhRe+gwP/c3rgWze/9IEHMNQH7mJgPAVYGrSnhQkYOPK/sPTIfycH4Of1AIS3vTwDcEwGgDGUY4GWWoL0Hlh6AB4BIJhs3iw00CbXI/bKib71JSAVG7xBkQR6KW8tvpYheMNDgBe62xSzQIOeNZkb85BRqLgKPrekLHoxFy91TkAW0STRnlk/TcnwppPWkfTRqnbqUDC3WGL1l8rD4i+bh8XnPCx7bR6WvfU8LHpJ+7oE/3z6PCz2qVCeCvvysLzGSWSzwlz1mEHUyf753G8BB5PEhxB1QDIqe2LwIITLDkLIg3CLHYRb+pLRiATtC7x4OmO/yxNcfAXJaZaqpSu1dPsG6VJajdI1Hkw2svkM5lgERokA5VMqQ8MDst6jQwyS0nkXqOZFqrn0gLRuXmpA5FcMyG1okZ/Llb/MgJgm6ie4+JkPiK2lJbW06rVknx3yh1gdg3NRXIdSXNLQqrdsXVjEUaxGiC8zBYlUV7c1Dh+tRD52ZRjoFtIdIElRm5Yo3djByb6LTHJuDtHXfOjSSRJBGpBEhmi903GagdsZdW6Isa1p5fr6CZJpriaprkkLCF+H8+xS2DPy7OreKN1NAU2uZRtEhQ33srwDU0E+MoljGP02yxnTOqzkzxs72g2kY7iaj790yqR1CfsZNbqXBWICRfZIeupS07/h7e0mvZE61KKR742RPDacD2HFF8N6KobzsU04vrfRoDa99A40KMNIcX2ArmvOIGOYngSBTOMxbECkQl5vZmm3tts0gsHVkhyQD6ngdQ36ocXZTJuc/zNGT1B1bJs5ItOAV48SseivPAkYZxyGM+plKx/VQPkYfDoMd/kwrId7GFfD5jA8sh2tAZk1dUe7kiGiCakTaY3vwPiniKKl0ZHD8CjGYFSYtEjeGWY0k9GHnSZxBOfECs7J2cckOWveFBUBo41CfGYE+kwe1IeGpj00ZEs+ijamvPshHIMHYxgbQEjT1dCcgQ7a1EedKwTnLZBLc9mFkZXh5Rz3koHMR6jS8nqmzRYmcri8cUbT7S4AOtG8pXTzJrfEzVWJYZQoum0YnKiqFk8kSuFwUbTzkV20otpUSZPGmKZpOG9RqXyY7uBwNAohwnSOH+7ah1s5Se/0EqacrNxHk5jjdZO0idLD1HpM8RDPOh5CnnluZD6MdtFzQINi6wCSMGSD3jGCd7TyEerDCB2pTEtAUsUoSnWlG6NoCboRUoXUDWrbDI1Oi1NejlJ3qCV9Tcwy+9LhauxQ3TAGjsegNyIiwohYuews20bq8jwQw5z4HvykndEAeAP/l6VK7OUaaiovq2w7NTED0AbXPSp1I11wVnuhvsVvHOEvWKtR90ERsCKuqz1M67K7o42fmLRbV7YTMCtQ5SjyNYCIW9cwzdCyY8xLatQuGhYQt4CyaspusX8Ia/g4p0bMGQldXxmmJjA+vKvXlAzs1Gb/csM0Mqi7MNLoSNEVHqu7kvBg4H5KK6jkH03Hp/wxmhF8GVncS+CyrqLnRUTsgFBphgN35bN9tdn9xbv0Ym1i8nlEhjDyCeiDnsOwZDDv8OTiiE4fu3poWzpTTuidI8cbmRlZPqV3Bl7OGW+lCW8FRZNGDt+9FfxPeyhvrLojyAAA5dWJUOsiWTr3dpXpDzMGrOKr5Goxo0CnlisDoyuJklmlE+RQyEjmUt9UA7jpgLdLzjQYi2oyQfLmRLgxm2AuhXir8yAWCQm5DY2BS6/AbwF+g/iN7gd5QxKwx3pQEj7FcXI/Ldsnfa1MuJXQpSZg7bHJI6iwT5JQhG8ZD7kHQFjFHUNTruHkpKnoz3COhU2oyTsLjDFFQ8QAV9eK7Zg6FOcZTl6ckzozKteeEpN6Avh1iFK6C7BKOe1i6UZyQ3KyGdjkoePFRPQsZm8eXM7GmyBn8r2cB6Xk/I8kWMUBayswIUbjq2GR9SDGoKFYD1hgEkfqh0EAWCEe77v8Dr4KpFZVq1VKiAK5qrVU355EkEZIPLNEkJVoOTARZF2nf6xPp///hKFRJMZATpsQIbXm30JYo7xJf+HpI6s9VmY/niR0mN4nWbPZtzLkFLvArL69nkSc9R1Dh+BQiY/mtXz45IRbr2mr6XQ6RC6uDQdz36StRlquQiGpdWvnJAxOMPK16fF8PzJs8Um0o1WvqfDe1CYphzuFMbkF1tAm2MGDMXWpmF8VU4PUijgg9+kVWW/TYA2O1rdUKbVxlpVE2iGaw6kE8tC1Suos1/auSUSraolo1WkS0YbzrBbmGod2koDi5W2agw471vl5O+9yYnf7alqpeMsxbG1uq3/dtDplOZzni5GCgTO97AztLNp2hroyQ61FMyTy9Y529C9phpaYmLZJQ76zGIbbhTOcJJwMHs6r2mntFR+VV7BaxU7wvuUnWC05wZlJwmBnhfhC5qqN7/S1Zus7ott6QOu2ImIUe84sdXDuldZGr/VVv+zoq2imXaXXh43SKxelV15Xejm2nSSb/44OwQf0EDzh3XzG6ZMHjMGvLD0Gv2o0n8i/gabiM15qFN7kjoK7R0W3FdFMEV8uyVbMlqKCbeLW4eYWnoC2YmLG6riQTZv+OLmHRb1jvueyBeXYghSaJRnZeTv03JfBDjpDhzDO0X29bIOqP7Pxmb79enn79fW3Z7e/HMolZBMpWN03hj1wyp8oPJ3FUeVsMOTE3WNSB3G/7Lcqm219/IlQZvoGX+/nfpUriZOLiFePx/OMDuKzpmxaNLCReQMEjYdnrVILl1qrpZZ4iS4tRV0B4jFfRS+Dds4qLs1QrvfG6s9Xg4cfV231Vsnzqy9Sq2XIeQLWyQTkyKI+5Z9TRCg9VRCP0FXFWzm7TYQUmgqK41wmZ53UP4HHNkhdF0pdm4vQTmYISEMuf6GU3yBtfxUQD+lzm7T9knrbL5Gy26Tt27d626Xtl16kLiVi6MuG83G2xLyu5mqgrXZI9iA568pPcHI6Nt18jLkCnHx67OuT8kyHZkbQVwadx+hXlrbTvuGxl/yGvo49yh37jzVzZB9WKR09P2GyHoY9yb0BuzafROVdibwrFucJ+64bKqe4erXnBZ4gQkqeyzfX8jaiP/wOv/YO3+mP847TNf34i2v6Ot6BkBRXJBD29lEL88S4smV+TLPsLKX2OTlIHikidn+FLSR6NR2v6r+rRb+/KMr7jW875T3+vxXl/XNQxelG8DerEfz8t2eOPvmS37AsZZ/u9b/1bXx9d7lVN3H6tj3xktvWq6/bc5Ha49X8QCgLOPsvvqoShh33HGc0cfxlZwtlnYfle7Qocy3VjKg4JktNhhCXIiRJXqotaX9bFpXonrbERH+Jm5fuT0/6M4H+9IwzdCqJegd2KTVd6i7RpRfJcE9HF6fv5YsYqUUz38fafn9FPPtTFUn+3reHH3z6Jb/hJfGD337Jr+8b1z+4a8DNJ1c02J95yW2ZtENBVKt1xXQY3Orlpx+Jz77kt1+71Bu40j96mVjaIjay/Gu/+O3oyx++2OlhrR1CAjZJsrf1Xk7zA2tCSxSof8MFvy1f/ulFfPmbO5f68q3FX96rPGMMeb34MfuvF8sDVA1MjK+fLFjTcQN9Hu0xtdYx3YJ+5M5TF+fePZfcew/++9LF9+XB/faHI/cfva8HD6IqlOwGVsGwYsy/F5oteu8RcR2/GYL++3hGn/HKIM/yTDQqsGTQcsHbMzn+H9fnV3b5vhEmsI3+9fQRI74ow+xeRx8h4osynOl20oeP7N8ZpnwHLbYra6E2OjMijCxT9Ax/7Bw+YDefKuomMDtvUEXd/J+1ulxS9KeoPWyfvM7ZyqraQlNbWNV2lleF69woGs3rh/fbh7PLPNZ/dP/6TtYLIarJ+DdP+VdVl9dWl6+tLm80l9m4UMYLd5kB1ylL3+ar1l7JeRNKzptIct7EnOZA0oOlkh6MXcVyVacQzvnQlJwPOsVUSxLrtCWxzpAk1uk4j566GITRQcY5qhka7BYbnKK82Qs5egI5avPw6H1HehINQrOMLxGHR7XyGF9iJB/L23lylNOYQTMxlKf4wu7GeSdv4EuD00pKuoJI0hXEkq4gkXQFqaQraCCW7O9CP5qN95qE3L7jaEuzKAmQkQU39/VcSoAG8sf7fHNG3y8fmoXyD7Zdmf6wfIhK8MO6iM4u/+EP3wVGH88UfvmsxwkTaQpojvgykZzWuExZ1fk0f1mpm5nP6iA5tiwqGclt7ZAmDYRuMB1+iyVAmiPdt/4fmjpGqnZTRx4xzOZSDzboMCVk6evPLG+8jkOZqNPd/UT9Xou9iTHQkHr9PBn+cUc2rD+eacdm7S0J78I8PC84gbzP9Pkk8M7p8yTyPtPnM0CKp89TiiiUPp9TiFI2k7TBEbdDyXIRSk64UIAIQ0n/FgKkMKUPkA1tQfNodfklT2p5Bjs3fdMkou/rX8x9+nbSd6UmmujtYsekq+fZQRJxktdnDb6Jq38K/XA2cunTxA1yWI3jPQasje5QpAIYXkTDzerxPQjU3sOWkyLYA2UwjE1leKXkc9+js/LBosOuKDDkojtIQBt079xv10LAI/6EmrF8DS/lm3fLTbsWjszCMFSn93SmCMrnDZEH5XNyibCtU3IZsvD0TaH3YLuEo5ze/z/RnhWLSyba0cGUlNZDJAwd+tTt77/9Q9yzZ3SG775HYCRqOCRqvSysrh5BXUXKTlcIJPbxcQsRZgyAIb45B7qMgQRDdEmfhx26jGt0GQtdxkKXsdBlLHQZC10S9wZdxg5dwpjwHHUs1vTX4qmlO7LiXDLl25ZMY4dMC96uzv4FiYMsxU3hgKhIu2/iet7oCZR+S2KGUwkh7uZ+lSV+HSv+QdFelS7eE+8DhUTxnSvFG8BkiS+UxGuk2Aw5T7xkCj+EN0qyO6n2O2wa+6C2C028LGahJ/YvaRb61H5tFpoQq9DEMkaho4GKjIRyUlUiitKCMdYWGrBST2X/7Ae1Q4HEJkfDb6oonyO5JyTjcsK7FK5biKm0D9CLxxyZhlgDMwi4kTBzj/D7m/p/d56ecJ/2GaKdPtbNSBAzXriuiLnFnCQFvi1cc/ctvJeA0NGmRE8kNtKEva30BCI5+IA5TDkpOOYwLU3YH3u02xi+sAy3ek/SzoVA9hP4jDcFTygW6ULmLqjtx/dLr04qs4yOwdzS7zMhfve+TtadcihPWzmxPTHH9sCa5l3BYWpE0h7dgduKtwMhOrApR/Dn03XiSFSksrBCLCwEz13dhkIzwb8rJzmm1nyFcYmtz5dydm+JKJE1FtpdliMTTQN36RfGfK7CHRrHGa7N4yvUIHTNbeTnFBoqnUHeawks8jn1d6fP1+spfYZB6iMmV9rUtEPAOri7JFdyVud1tJnoc/NPQ1BGUFbQfet+szHKW+HjEnTfZu8WEkerD4doLk5D53reJq/LS43tj/zdY3M02yd1BG4A5gYvukCvgFycmYLu22WPNG0Ulio/vYM5pM4ykGVbnbiBwPrggYID638byElt+KBdATieZiWzOXFLw8wWnG4dEW2FdzVzlQhuuB5PI/yd/P4angh8YNprRnHCd3V1m7fbdOrl5ufF5456uTOPBNiDv0G0nZKCT3ooOaVLHlYz02yu5dKHlBSfUxxTvdW7GxdH1IzkrvZ0ona/j0l4uhDrCDkakLdvT3g5kysYw1sdsVCXl7+bZxDrvY3lGEDp05c55KqaxDkmlenpmm7atwUkXB7er+Nznfsqt61c57yTdwT7S3f4bVVr0te1jcop6v6E3mHRirtVgWBSFsDL4/6MDJg2cEdQfB5Sm4KHUSdRyRMw0z7sz9iq3m5ad8Juyh/2K4af94cGMnOEXhgu1RwFVHbZTSfJ42sYd4BmmZXKJJFFFX3z/VTGH0sg4HB7vkr5R31uDaVFxDUm4LOiHVuct17O/itg10WqZVR97rjMupojmkgza5+9y2kD0cza51h8h1lHLrMGexFmjXESZu1rZp1KhI2WxIjNMcO2cfA/wsFRTAaFOSNBix7A/J9wrLpp6fIHJwO4gcMp6DIdfvuis0qWfaETJJwGT0/UQ2Pu2XKznBvMagsFHyUUfBT+ttmsNjoWOastLA+Z1RaW/yvDJSYPd+aUPHkHf/W/icLBRv9Uxv5agvLCbFz67fO6ojXVS+0O7ImTKPMQDEuzvo2fymbsZi69D6n3b12009sDAfALNtslSV/uMCsyE1LtCqyDWzVITC9JagOiSehjHWDryp9QMiB3j6LwTyhzrJLvVRVeLn1o15euud1y120mJ9fjjeqxgb1GgSV7zT/qv2feazxX9drp59xIvZ/yvXpoUD+X7eUD6Wl6iQJL9pJ/1H/PvJd4bmAvn+nWeynfq4fOuJeHk9P0EgWW7CX/qP+eeS/x3MBenujUeynfq4fOuJfPRafpJQos2Uv+Uf89817iuYG9fHio3kv5Xj10xr08GZ6mlyiwZC/5R/33zHuJ5wb28ki73kv5Xj10xr18IjhNL1FgyV7yj/rvmfcSzw3s5aFWvZfyvXrojHsJfeOyvWSN6cBeDmy56C8HtPzJZr3l8r16aMUtX8tq0jEjQnyPON1X+vZudbnOqt5Xi+r9J/drnYnWvNfQu/iImP2Vr2IjH8ypmiTnqN2BZjj3WNCLAMVSbpAoUIYIUgLBoK1i79qvrWLQ4ofYvmN8TBSphZfKZ0oEkcWQv+iJd3MTf/EkNJBzjwdcgG7fzSfAiL9272FNhIZIYhtvWs7N7d1tXn/cq9d5r7QCb75uo38Hrs4NdgI5kK92AD+cr7YBNA6TeVKbPd9j2p8W5hVi4+NueBx7QG/TLSJ5D4dXyIdz/xTsplYRye/JG3sctxx20uGN1J7E7yApcCCqBk4nyBU190kz0n/x2EeCXmLME2jhe20LMTpu07LK6lh/szU+/n4jQiIxfzbc5zvCe1IT3jUMTz3GQtztV+pQD2wxoCvJ/KzAr16XBrpno0IUg/9/czrfv7PI4F0qbai700tQQIMkeM/xg899rgsoa628cSubkAY93HoQ6njElFCxhd7QdMImoyaiQrrsmz+dTSd5y8YlOHBuk8hfNJS3D1Qxov88g0StPdhrTyvGSEM4QaseRgGgtnbemWfQ5c50a/80cb6DP8Ag4BWGh0QstLPBIwXl564Kc65Pi9SVOJMGlC1txCoUI3ljhmT4EVYUKQbY9q5oA3BM7Wj7rYYzV9OdXocVlABmnu44TXofU3qy3puAjqKBI9oYlJlgLo1WDHxbplS8F0BFDdGoZowosSStGCyqGrXAaRohyfQH1MAft5XhHoy2JPdtLMz3On1khqZnL3Hy1RlNPrdT9WHuZaxuXqbDanFnsTRoq7kVXX2QKWfQ82ohbyJEpNekldEW8lpuRTD5NBFB0qE/17L5o5M38/a8M60/xf7QCdzHOvhIkRo4b12k1sIuutVbA5sVtFueOL574rvt5c1NbDPt4NyZ2DM1tHd/1hiqgsRC/vRng30+f1rXsBOe42KJbQhKHvHzL7SfV85qiaAKBuBbE7g1McO6ZnDUqPwMbReJVlpEeYAa0k1BjoM4Ds8RH+jhBsDhBLcXCYD2iIIXipT5WXOyJyFPDBZZtDRcZNGWJVsMHcxTMKHOzqI72Rum+Rqb6Y3kHqYtyb1bkSKbydIjshyjRVehG/ZW5cmDvdXUyCe8Gfbd6/6MKPLZja03TlSbCpAl1CLBtlJykUe0GxbtPD5QrOGosmItcwhavt2f5b14Ih/nb0f2mzgmgb4cgOK50quBaJ86GsuB+Vzp1VJwoHrRVFY43fQmCLQNOH9iPQzd7CCCrqabo71JFODmmB9M6awPA1QCu/LJBcbzTA9IaB7QpBnsnvhusS4f/gGOdfW0TUe5bDfTvHPtFW1IjF2OGDWtGXTVduo5ylM0mQ9Jrr/lH7RXVNQYL93OYGAW3a8BogqOZJSPAUeS/UPXQofXm6RtqM0graaw5EsEHugIBnN7rVcjnKLTuRFVOr4KjZP9nmm8J92XoJnraAG1Dw4eUo331ukDei33YWEdKtocIZfqCLk2IuTW7srXQpG4lj44Qm6tGyGXmhDIJkMSreWuuE3PeiQOruXaj10FTDmnSR/VTeK0FGsMZUxgDeaT+AsizdDRC6Gt3WxH44TxO83Xgs+NsZQ/hkiQCQNcm30hYKFOGOD/RkLdixDplniAJTiA67a08LZTb1PZ4G2qlYnAwQIiLeZbF/K2wPC25lnSqYkh94kYMt2Z5u2qaySSSafMO6o9rVXtadmK97RWfU/Lfi0Iolm/EtIdpy91gVpLkr9a763pMV7cGB1KWEmZsmskYAHQjqab+GWiyCyb5gNB9zFt3K19S9g1Y9DEJ5jKlizWZZ9Xg55X+nnAP7T6pJe4zHGgU/pIRfyyJYi72XbnNjwCiCpai3+QRUkT/Dy962INYEfiPNah8H5Ts9ikVPcz1RkvA+VE8Pm7XY5RoRxbsVjl/BQKUph4KEChkd6WZ3LMi5C7Bectx7XuQ8oPK4njpOfq249rRx2SKDbAv1BU6cc9OBGEfB8xZOYwDakDpPVpbdkL2Wag7aA4Vkewg8YMvChP59FMLtaJ35YeggxScUrVHvqp6OxPeo7w9J9r0U8NTWYNB5w5xgrufpkrbciJs7HeE4fXRuXwikA9ffRsVGfOKapeo5SBb4WFZ8PbPMDAGkyy7DNRFjjR/qqfpzlOlKDonpgHsBTEbZ+pPtEh2SxcYakUxG4a4AJYIkWTZKzMRJdjCRWtBRK6EGI+NClB3E3sbpjlcA8caG7b42wqXmZwBogVaAm3k8d09Zq2V3HVaqkFtaXifmNshmjQUgOqb68rS23Z59Wg55V+ngQIIO7UltqQu84WXyzVd5EtlKzKsG/xkdBi0dRdPU22CHDbvochlQe/SjZ89oAZ+D7q3Jg+BXFQPMsDSm/NZvAFPjti+bhJ8nHCEtGi7roF1GkKYCNqQOQJ8gQiT8Axw1ULXGfdXGFVfT1I5Dii9HGk2pkNFSMg2aFisPBYaDZZADMHeTYWlmHkwQqJSfPtYIW0s5hN56FZUimWUlwhNPBuW7QmBVGdmBItfXDIPdhha2snHMy6gYKg0RCaiygpjw0Z9G0GDT7Y8mYk8pa/5NtF9grdKSYhEI8VTRYCQy0ENiEEql3snlEwxgqEQOUKgSG79YKHBrXz579ahLfqBH4wdupaqBz+LksqDufvSxyaMGw3xk7UdJD3HAHtNLPMEPCnmVqAOjD8jhHGYhGdlIhOlhfCD55lp9BqkXjrDUR91DqocUV4cwB6k8xxkJk2s207j7WEpusfXG2uxE/brVotqhpOL8Rne0Httz8V1tSnj/LL2SvY04F4RZcZFB3ZoJEg4UwWdQhtDrWlGDatcQ7QI7x9wc9tlDOYKzpSc6ckqzlDA7by4FrknsOJmNk/oEf5+LaGVVy2LauXnz192F1y2rK63d+ycTu2teH4hMOpmTWDGAUWTeiyeqxRWisrnhTG2wDjZTrq9rJ8dW0ScQsA7sjvtGamAJzW+Z5XPkpDrcpZIIppbMM84x+2AYKMpOnmLkFqtRXVpoqGJ/JUlGkAgZW4PkQ2/cGAwkGtcCs4s4r9pSv26xX7TjskSYVzODZkT2LTMDaNBnRWXR67URo7M2we0xnd6GWnG0AacvosmjiwZHmTDiyZMKVoXjxRx/HkOKNKTrRDRrEEXRKVtuMW9U2o3zhgNsE+x83KENpeAzpn2g7y1rUMAo3nX9OOqs11zctPzO2dBU7U40Rva/hEHebjOdRj7jiatdW8SgCYRJIZSPgI4bC338tU3ZxZeuAwbD47C3GvA7uekfFoFZ9BMQm9Md4/OE8Wjewx4goe/cxJjprYFFaJ8NuUA8OYQBDb49zPtxsiDATE+IN94Wy4L1h8tDM+mU62TXsP4fcXHjpWvtDZXcTloTtmiqS86EpW03huhkSvXM++u+/XHlvTL8h/yX7D4dJ5OkX8cprHuwRKHQUPaVz1n8eXsxfEYZXo4s13zFSF2IoCbypJWMGlCkmwAzfnPJ5kN1WijGCb/IqyoPMsO/sX8R1q0ubONuCc5Zjjce0/jdqnlbYTskI0Y7YMib1FEnuktaKAgIIyFQqE7v6CSCee7A2xXNIgqQRQsnI2EsbfwqQP561biaNDAdsbzWPm/i1WmkLcIM4euax/dT78IGtII7HliYZ0sa4ztroSxouLl1gJsVWSMABcPHBNxHK/Tze5SqChRD3ZyEd7E2BmcZ5qFjVON0d6E0Y9aX8wpZ1b2RJmm0Y+IcrKyCgrl+3ooKsVdn7Q1QoHJI+Y7iLoT5t5RzaxFlt6QTsiHDSEl2DARjEmzEhaQBOd7E04A5FPiF6gWHMVvR3bI+3hvlF1ugOGuhbdd2sKkUMHcTpj0Pvz8XsNnwXWtGJ3nlbvJKbSFX1h6NynW1gG9karm3nZoFc5Vw2n43IoW1Obe3GRrMrIps6mYtZN6gZOI0gJAThDvvJp6x3C16Eg9FS4iLLx28AJDhZR98CitHH2T+iQKPKavGoHz2eUDZoTScnn3iRBPoIg32BBPtKCfAOC/PAuZLoEfuuwCPLDriAfGRFpJSQTyRFD1Rr6Ud1QjnCgt8C+cLWYM7x8mIiBMyZxGxBZodHnhS+Ws8QpK7bTawp7rO7QCYO3HnG2TotYV+9J9fFMuUGqj3X1rCuNwAWbdxXRTtoGvrfaBqgDip0jNCM/qLn9sf1ae2q1VxeIbzi/M6i/E7428s5A3olzzyjrdsBmg9yjvTV48ED2uArF6hbMEi+CKBLZhDROghA6doUH4aMy3ZwrkunmvjfS8Yq+Nf4jdh7iv0nPyyV2ic26NhIAjeEGNgBD2pA4Hup6Hl0xmTd2sVdKxPmdoktpxTWhFQuPEfsvN+xhH+Pp8FCPD4toTMSY1AqPo1MW8e7Xg8Dn3bo6okXuLu1k2YlEF0Admfa6XzlYKwKr2oQWvc8Nuj3GdnGLMuYECigB1KB+VnvnafbZcLl9NpF91luG7JIBZJex538yhziUfW9EsMJe2na9axmyl76JTbdxLVF6eoz1oRtoRtmQEV/WjsS5t8mhPFe32b8X8heQszydKEuvBtTyGiiGp9UhKCZpf9/7Gs64Ok2vTHe2ERSy+A2BeL4bwq6dws3/L6jKNb3bN28c8VLEzEQ4EICBhjlBUoMh15XZARlGWaJYEh3F0sACR5wv/btyUnBm9dcrJqExjhHFgvRQCf7vfmC/A13eS6sEXgxZbHJ4eRK2xsm88NT9+/URpFWgsXnVQo9bCEcnT1I2JGKN7vYNwj98B5OQ3KeNsC9H7httUAdTYyxGtWQCki/tXzIByRrxIGc0OfGUO3GnGMoOZ6o9KPklapliS95+7YRnEjH+nQDIO1Y+nTKhSDf657NTAAePdsGKeKRwIPCCWRh/8I+opIU0XEgV0fP7JTBO6sWAvi18+IzQC+OD4mQhIM+2xGYNWZ15Ox9ymsbfddMSHZ/4IFMdgFHbQscpRzKUCPE0Zf4BT4snHYjV3kKOdA7ZG8qVDKoctxheHBmjduTtPZLhttVERoXgR/LO1XKv3ch0EjGdd0JSG3ImRw66yHaRgM5jxolxgRzNYIqMxswDBIBaM3C7ei0q0QHI4CzGpqWvUjtKQ3aUdARbW4/SUC6+TWaU+LuZQNhVEj2ICxIkhvgDOgav99ZR24dMoLfkztBU6HGYlO6OzViQ2oipVEMbo9Zf3C/WXv658DkjhTyIFU18hAfTQ6jU0FKPKhnIVKcx5FDTMaDtwmyYIvMCxBBQoSCa60bH5flwR43LqZnu/7pTKxQ5vdaUf37RlTTWd+pOdwuk9sPVGPgCUcYuojfO18fRjL1hA1abD7tpwSSXj0Q3wvsL23J3kHqlK7e13GeWDq22cwwmvYnAlZ80m21fXQ/Elaxs8HZoX4Ew3Lg8hzrZ/TwDjuRtcK5AkkAmM1ByJrnlYNSlHvf1HEap9ADgDy8e6mx2DUPvcxaXQl2gmkScxIEaEuuB8y9LFgFukrBhJF1ws3Nkm1NmZjmKZQRNV5jZETOzbkN1I6Cr4cnzzZvzDqzExAJgJVZIoOlAfqaYbp1SkhcLjQFUFm1ILcbxd9hEhlZpenO/HtT4YulWGbptW7pto3dqyUctwXpCsB0hWFURrMk0SHT7C6EamS21PBeyx/LP3qUTxQ04sHomokwy/djQWvghQxAjQZqzsZVjNWjxiLNBFRlaEk3TZMzlmyQ9prhyNzkvYgCJZKZAmgVOuUi1EONoIYc2A00LM+JMihKwVgxfVnAijmY+NEPTL6xoFFk5xvJRTmcxItkqlCS4YDxsjpZsXdNG0BYnjkGRVbg5kq/aQdxthM4gY/i3Y5LqGcFnbwynde63hnS4so3cNt2yg4ZARGkjneOwwD1h+q5st8AmZoRVgjjRhpEd7XZVfW8Mq8yfYQweljdGMcstzPKoCeSMeCCP3KVPO1aEGZoRLdcQVhyNUw8jqdO+GOf0Ji2ijDbITKd+adoQZvbpuaYNBLYQybVg+6owNhZF5OL/RxI1OWtygqpB7Kbm5EXbHRNRuV4KlEpb/39GcqpycCfHJqYCStCVTJopHoRWL7BeYswMr2EpqoE8OUTeSpwHECSNcQPbItaZ7SqGOLUJhiWAExAaJNYNzhWyMk658jB5p3O+07lhtG4EQlUnz5CAh5jRbb2xHIk7equQoWc3NF34Ng7vP0fDNZ5PVB1cYzu4Fh2czNfsKtblk9zBdWW4w3TwFcIxXwl9vu5iKumbur2zBnU4qHUYpVpBpkXJVS7AQ3EWqKyVnyVMM0PGUpWfhZYjeVEnHzL40gEJCB0tQGLF0e8dfHQcxGbhhNzPtRoI4ZVo6jo09ZW9tfi22HD2SrktTaVSRC66qetE6q1au5ZuidS7FqnnU1Ga55OYuLXS6FdA39/J11W42Ctpd/5K1k+8chBFuO3LaKTWcoNECqTW6zV1lv5cqz/XQXTjgwCWBQ4T6Y5JSUAN3yY5RmdEDcQ4JvIRmjMzgov3Hcl/nCey+mObCzeSNL9wn8med1Gr66eS5HSnkuRMTyVw9bE5JlZ6KAn78DFCfvK3BuNj0At0fgzo3GDFl0QhS8Bj/GPoB7PJvkV2SqD0xbdrlwVkSYSTLmdZsu69j1YpvB/9ITrTgwlrdD8Si9nCxV/nSI7y2Z+Y3XvdFPH8qot3GxXfYLdbyNjK5oNf0pdWl+nL/S5nJjlpoUEX74ZuBsQEXf7mg0TV6QKyayxAYNLp2neyo1Ybltgh6qEYHtvTGw4iOdkCPWU1E539+dB83pqHFdhbgBVXuhn1d7Np+riinPdnlt9e7N2mjxmak5k+ttDHNvo4RNPV69Jsaem5pTtK57R5KtFFR9kfYwgdbS3uaHceQ6I9glv58PwPsJNR+/vboR7m8tF9u6UxuCpFAvu4SOYZJD8cqG4t1a1ILN1BUpmPKj+a9fdqiRZrh/VyyBHEp9AQujLFGh5shEVyHu1W6Q06pS8r42KdGToSaKB05jyO0sZx6jwYu47iWb53FPqQo/cLcDb96eLPBP7kjGn809B73XcEzTzPn+iwe0m7MmJx80NsQvKS7LBSwV7rxioIn+cB25Th4QqGjkuPIM4sj2+YBHabresNOiOSUzzWxYEVE3Fx+hWwIjHjFcZgevTLUfh6hLYi5/INk9mpwFezyd7FvpnLYNlZFDqhVxfRjl8LiqzKNE1/XfA6+4SILOwhmDJgTcrq3YgJ4ScxvDQzuP4pVjGGANqL8ZELGtkEECsZNsAp5tRea5xtFv2SVC2sBpn9gU9bBu/16ih+IcYnwkfqPFWNOS0y++X1k0WaV4N446QzotUTcR67TzTyhvsEHfYEmE8j8jUHIvIxmdzHAGuVYjwRmmNQtFwBtE/upPZOqu907Z2uvjNh70zoO7m9k+s7U/bOVHYlkbuQrM+F+T1HuO6j0LNTjfcWyAETvmGykGww5gpaq5A6zvdumDya3ahTVOhoFr5K4XLMmQe67IMMiym7Zk7UMw9MiGvmmGQeWCPHU+8CtVbOq1RTDtOX4sTPr/m2vYirD0lQz4b43GdjWTui6LMhrx9cKi+GSfS1OC3GCtJcDUqFsXzKLbWClFvZn6slkqhM3LziJCo6bYkWHvvTliDDSU+ynbAaa7mkKXF5k2T0iGZw5Q9KmnK6t0kN/LibJOV7PZcs+mpRfbWo7LfWJYjgithDIqzsL6e8JQwwBm8Gyvr8cnFY2ujfLOA4JPJt9G8CH32kSK3/hE9/+SjFRo20cpEoGtipG9MZAt7m7uhl5f47ei0oTmm3HGqlrEaZnv0PnKl64eTDdwYbPQ/m3qR86KnjCl/CrF6l9sByHvvCR345to999al7AnmMSmgZINxvRJrqqfU0WtSOTk4txJZWInauwXYjWFI6M+Xf8IDK0UFuFd3yLx5TF9HdLh3yy7/QBQJMkG2h4k7DIkFFprZyYRK7HzrFD0ZUPp4B8G3EKIQRx0k3eBt/UnSnOMlfX/iXtxmTaFfJ8GFc27lCJwrycMQnh+m5vTSstRFvwvG6l7HXQpP6AyGKxt8KRHOz8wB6Le+6Y6ZoUZ/98p+Sy+ksQmffgPWQZdiT4cBG3ypnb+11pme1Q8ASXg+dhQPTv3LX5xv7pte+qWjwq+749zzx3Kj/gCjQY6wbhWy1q+gw4BncBDAaNKyboCHpll/6nU+tvbmcuJ3H/Oz/LmZ9Pj13AVE93BvJuzDFjfbGWq2MHv7a3pnyI/+Nmn/2QyytraJjcKd8VzBTdD5RrvvhTxSryxtvxsx1dtFbzvrRYjzv3rqQjz94YBrv2jc9gfaikf+ff98Oqb3/JO2N8lX5avNiZCXG++HGeKzXRau5tXymHMnHYF4b3bmwtzcsjVK3FeNEHFe2Yz29I7or42Cc6IjM9x/ygXIEZsrr6UQoZcdy58e9xdi0T5XnY9f2xuFzSD9PXLuwtxiZnoUQO74wPUuvzTGe7QbsB+PtJB8xd1ImAvpKv/Ql3xyhRksxVg137DQTAUxb9w+Z2cUj5VUjhaSvjWMzUHp1tHPXABLpSF5aTATnpcWyIWLI8w6IIUc23OlZuscz1JEZKtYcnJ490FuL7Ml7exOISEn3cmAtTJs7BfQLQzbMru9mPIXyI0BmYGCBPMulRt1S/BMtjoW90+yz2P0i3+1CwVO+sG+mfOGNl7cBlBVsxp8NdBZfuxfubtdimrlD7G7YKe+cvbwdEVWDwBZ6o9De0zkSbDPLR6e37SXG10oyauPoQTqiqUN0c/bAoXl2+hw9yFHX0/AtpNcSxUS2S/BPRMP+aL+g9KLBVDoy3RmpdXpSfh+xROT+OIZ+TeuRmeY4pqqXnH1wEpS1F8pR9G/E9s88oPuppJ/jC+xANK77SRQr/URp8IwReE2Moa8N01cqc9DSltNfz/ZmbGB/MzseE7UOcRyfzO+Ynd+J084vx+vit534c12+tm/2E9zeIUtyG+uIa/OcSv87C5oETP+Huf8TWH8j+bDu+7D0fQK/4yTeyHSfkyX6PKF5uscEUc3zxGJmkdl5nqgxizy7FvyJvZNnv5+3yS63fm72anESxCW0jLz+R1rK3PHzLvOSEbycb6orNIN2BiA4zQBEyw2AvF2Jd/3AAchk1jMiIrQCfyayfgOvjk2j/544kcB5osk+pB1mV9kbi+G8cS2R/8QbkYj8Py68saCVwnyrs78YuxYv/f5JhIrSagR9gNpZ24V2PLXfPbYB3qaZj+ylzoh6gwbtIPGi6WAO8zNyrPQuo3v0dvhGSjNWg9Tnd/bW0ffmPr61qkzh4p6vphNjp2z+SG8oX1U2b8FeVTZmcKOreWRTUp93r2lrX6pVZYQ1Qh/IJr5Oq9JgzS/37WYFgjbtQz6Jy8Of836E2OmpD83enMczrOPqLMwT2/7W571902OHpl+gUTtF49Ccfi+LCxfvyxt74a/YRKk/p0LNQ9PvmPvY3Kk7j0OUmP6Wlis8Lpii4PRDJ4/fuf/gW+/esHeTFxEXID7eyMfBxxtsoumUEY1H2ab9gGRjdqPu5ONX0y8xOrs6X5ev2r6bRqjTG6dj+qp8iEpKEumOdKErXehIF7rUheaiLmRVF5rchQylFnUhc7vQ5C5k/V2AzwsRy8j03GN/cIHmCP/TcJEp4UU457NbUoOIu78c+srKJXgkFaMgP3gpFWsM3U0wRX6/zsyc5GtAGMWSvV08YWP9EzY2cMLGFk/YWL237XIVwjRo628SM5kgVjpKXJZXFS8cWh52jZQxkfXI9LqDtJTPOUTDS12nLw3+0qicnOavbTetD3mT+f4bJaS5SV+DOWrJG3vM/uBRn3fgxpTk4zPFKjhPivayYSRYGq4qtPj7WdKwX/dSExrXthvIUz79qkPHdtERAno/KoNvWBND8I0cJ1aND5adUxLlhkhwblmWOjzt7o56qxk2onjtR82RGiz+0wSP0aKGUEbTRwIGxHFiELjXgxwozacxlUODnA2F/v2rrTSYuW/IJ/jpCc35BjWCOcleuyXSsvH7c6zTQQZQ0K1y4xWsGKWLS3eDK+jUTDhppNMXHzoG8VgjnUbdP7ZuUT1fIAE6mcRRw8bQEU+oUzZP0yHfR/x0dURsV45u1/ciYtaxRJb5xAjYO0b7xpTq7A9pbPHf2c8w4BeorljBUpL49lB/+MCBJAkktUJUoSYyuqn6Pg+Htc27Fw7m8XzlwqQN+JxFGi6NVUPs1ZHZPJ6eu/Ou+UOHjxyfm92/cxJJjDYfnGej6/QGmkEgTFEtMbNp2gGOAdD9mAQqq1qgMh3Wb8uTPdpJ85txEnIseV88rROcDBRQzkeJuNpIIhJjiUhMJLw2lfDahoSfN0044poig/KbI+5hSb9IvQae0Vu9H4QSdat3nUAtXwt1I3KkhIhA3oEMBoBJIRqzqGDHGeRedT/LlBw7UdvlhTOslRaEbaXzJXQ/J+dPrf4JL1Cvho5zvffvoFJc771KsvJsBsDTlH8hx3hWXpluMDzgvHRg5GB/9ksZ/jqcMcgW/Y8M9mPXjwB7qe2iNcFEwCARfILHZ1ubCRZH0YJLIRIiqQWo9cVIhuLRFCOK/bY82pM3+8JpOa5CQR7uKUH8iPpD601QbZs/O3l7FwYTy1Gxgjnm6v7HftHZqe4JC/NWKJhiQOrp7QJI1pIhTxcNucTlSghGsgBIjYFxuW4BdZoCnC9DKIqBd7jleobQmVg8820XBndianEnzpFO5IKq1nbg1DxtJKWxVoIDEFc4ADawPvt7FSgXwQF56WwOIFCwk4E4gIKsi3ACaE1hksBaM2DE4iwp2PZB9/PMk+AbX/0MAOQd1hczEbMnQk8PaN/hRJs9Y04YCbPnq2a4FRZXPJjyz0d+2gAY1oFBDApk4SX85i/wysSVjRdPOFdHUKXHy2NwnJkaooD1szRGWvYokWnA1QnjhCeZVGPoAoWNSUwVTJqcKZmtmkj+G1foAu8yqRegkr1C4qHAzTsZ6zBhmGVrpzgaeud7MHtpL8WIDwvIPq8r6FzJetG9M2weU4GI2uEO8bmZmfK8Eiz6jt3beethyxibQxHuVv0oddIvt0hFUaAn0FRUeFMwjNMje/A35b+tPbXKI64Vdml5xxTUpfwElKb6osUX1XszbEwwXMn2p5ba/mLatBJ3+9Mer8GSW1/AWx+cY/T2F1TbX+Juf4Fsf8l8LzHbH+L9qfxptr9k8PaHYJpq+/OpmGx/2Pny5FgvcLa/QNYn4ARy32x/nwujcEAQvjXZSfS9L9H3vo2+9xdF3/u16HtgfuotYPDlSmLyV1LJGUbqe6eL1C9SCVBfHC0PU6CDc8Eh976D9IAI7TyV8OzlnlaDnq4p2FpyENYYQPWiHNtftARdAUd9+pkDeU2J6oKDQqXgrh4rDPwKOADcjn+CytDLnBe05EHOc7FkV47epe3pFXq7OFX+WcCMPXSznVSocs95g2DlcLcfVw73NLCcgZUTILlkU3AHYgQ2BXcrYUzspsZOt77A6Qe8cBnRKQLYOHt8EIdrBDrm5G7qFgf1vQYh6j24iTCUO8faRuXUjG7AlM3xOuVv2+g/qSQZwGZOLMKXGzi3CF9ObQqOK9E5xbqS7nE93OyEghs/a04icEE2kkwur2Ut2KL33rTRf1i/4fpNwUP68jqM3QP6y85NwRFlKjDvTE3aBUGkk58taSBgKcPe1sgDQa6iYdI+TAbV3utrTZUsJfezX1bIOqkWZP+tILQCuCBIgCOzr1sg6AfiE2/uGctFjCVe3TruzedSdtLe2zAPX6Lu7zO/DSGIBa5pjt0z2BYXwDgquzV3xexijmUvzM7nDfB71YjowbC9Poo12f2kpn32jdUGVLanpvbrT0Jicc4HtZyXUtcfGFwhjT3L2UyIO/87BQu6OlbEkDI4QTh27oh/GuHwTTZk2faUghkEYTEGA49nqOelzgFhNvfcy/5EqaCWs0bQOUJ2FitDHqeLr5gELhJkQFhOaZtlB3aqkMrFGouB8XcFAa0jhVjDcwuiqW+e0QkA6SdzB49ezRlmxqCw0vti7Hr78SIAHBOQmCJ+bSj4RzbFJ5PBtG5kHnE+2rpv68eVr/ZFs9Ov6kXlq7Q3Du0Qh6Y7+yUqLIY4Qm+aDv8j7ajR9N69cMdhZAAeOk62o0OZdtH5jDMtNXV0Ce2QlzOmKVvlmnkyc/Yv8dzC1hsvHEJYHL3h4isnjSTIqTToYweDtYKl5Njg0Qoal706Ws6zWXNuVME+SGZGd4TwNn0Z7yuwWdNv+aGCXrdvbxHr3zgKju4quhexMK9/QBplPuFCUty3N0fO+b3ZNglLpH1xL9x4OFAZK3wvnAKvZWE4D6FClkSjbI/GiXNhrx7vH6SlLCl9pl/wqGXTx71rZRubPo737tWvP9SDPMMeiPFOhkA4Ts1540GIRofme5wW61CveovK3k2LhmULhOgHxsTcC83brKEz4hMyW57NqUh/pdsQCrQxNzCU8xy19FFGPbkwj/7b9MUH3nhwcTD/cxfPo0zkfpdUp79FhEXbVOWjpPEAaYankHKGY9S03igFZN2UdkzyuaHWtEwDQk0w0YoMm6emuUA91pFR7+RkmuiYR8WAeEXAqHl7kQvpWs4slu5FVAXAFqhqwb9rCP7dhgHRfAdCYgHwcnHwh0GPsvnBHYy/gzfzBYI6c1bpfC+Y7UwB538EVnT/RADMYAEXZBCJHFGSbyRg7A2oTPGMLIcAWnoJHtDrI2NrHZWMsATlDU7lTdpi/My+ufbaWew/LBs1Sn+HDmU1L47qL6Yi38vYspBvuVyGc0Oj/Ir+Vc2U68vzuN+TwjV9zkwGFyjG9r01b+yi8k/LuPBL/zy5kg19eBcJksFu+vVHJCq2DCQnV6N8x+e8K4mPodTZv6yRYmxZddvMBcq7iMqH2k8OxxNb4JZeI7MPSVlOpNrontQ7NDVS/NvFz/gyxqvgAQiqsWKQpUqiF2I4X/MA8Dti/5eLky/rTCX6K1cSodxZprBfK3yRFP5Z4zdUc8ShKblGrsXp1ezIxosHJybGCNJxRTg+RQYRWEqIL7CO25EAxn4PJD4NW5caJcVVn6/QA0kksciKpE5BbGr0AUXVgI8EEKOOswQcsyIDakYLOM2CADPEbrgcKtjVKDA0b71h+j4SMIfVwBBx5T1hEWAsTsDyWDAWI2DlqDBy0Gi7OFBQAJvDBf3MjQpMUEwFFKM9butQRxhzgARkDBKgNEhABpCA5i4DudMUkICmCxJgcZQ6O4tR2Lrg06wxaobyUTgUOhg1TXOqiGqt/vU7bbbIEbxqhDF6BEkm0kfw7aeZs53FSP+ctfrmq/svd76WmKYRzZdaZzC4V7WT2isEhEHV4KXKfctPt1pyumtwQHqGMoD9dGmAh20wvQRGePmwqKci4VRdnL8/5fs+bbo4/t3eqyYhcFHcOHzAH6QX8Dl4UR/z1KAySpfJJK2sOfZPK04bFgPpUlTxAVB0GPXSAq2llS7WE6i19CAsVh79eKzNBBoYTGEHve5pPph4x/jUw08uBreb3rN/flrNd7QbjlVl2xqFzgMDDGfva1TXCs9xB4tw4Mpv/Rc+lNUg9uP9VSqUFzkYLNzq4dDBcC05O/0mb4/6y+/xl9XVyxnftvsM397piUr0Sh00qMNtFwUPSZy8CR4y9aD6r4qC1qSS+2ocqr2Kk8mJ7Lree1JhxT9ibaEksJrrv3vBw3nPX+7HYJkfORTnBS3c0aseU8gLzUC33a/pfJb85ev7tYf7Az5rwqnsQz4iii4TB/OHfcdBAswFSeoeBp4xh8ICTwDVPKuzpaqt9LgUesBnX/lDtt67fUmVGeD2Yf9oEdwjdW/7r9skdiAPjtCZDOSjX/qD2+57r728n85paGig75y4+EgR8IPBwOKX/N9jv3jZl35s/uIjRHCVJ31QXcYCC3zSFxQLcNnKFz4hGSy6jQ60JDZyhMZ6Ly3DSyelhfTY46poMFpH7TFEOA58LNC5w3sNDjoIxPzAo/cNxxGF+vAzVR96gQHTkPfIrMrsNA2uhngZyGvvwEHUom6EPTQIZheJzZKE2njlXxhoDa4lvZLDd6uW58EWLOkeY/M1dJbWByVLK1XQPWWwjD3BK4HJPOz+lb1bJAarxFQrdXYZsk8wzf2BPd7iA+9PLfFbF2AQ2DfYHnrSlxxFz9Ce1v1rJmss9k8psL69OWtJniWJUAfO+wwZ8oyPJfu0Dw0QrN9PQ1z1OaD7tlLt2eif8m3gGSdwf0zJ4v+mKkjUvEnne53yr/s1Tb7v2HYfogqeUPdLNMz1fJBYAbsIS02Mh2/apgOFP3KwxjWOqMAnngFFGrGmOw8wSCgMx4+pXugwdY7qCXXwoaBLhYZS2BHeRz/4KETdCNDYHifZuE7UZVtpdYJpPlJAefBq/518VH+1f9jHaXVTcATfA7fD0f1baG1n2WdUKFxN7cUoUu2hrh3Jo/RB3ufVYmKG63E4bvRJYggQkVAAlJClw3HxYf3tgzkEAqLT10/Ce52Znn/ppMH3wxgPJitRvc9jwHchDINHArvC6ycLzrbw+kmBSJWUtgC/UaJO5vDHAN9IfAzOEyQNPP36IpmUyIY8maxMODHko1hyq2bjkKyxfhi1A5P+l0zCD7382dDjWqQnW3MN/syHNf5MdFvZ3VMmTjCuG+0ZL4r29GvRnrGOn/6NA/3RnrEc7ZSNg5iY4TTNblyEqvT6HBehqogGv8wlICKXHOp0qIsXRYf+s6Zk/jpOlwlt7f7ebJCx2jOL4haJ1bqjF4NJPOcDkuK8YC4AxDztkwFUhecFdwdIfXBecCToaWy0Fr4+xIFLDwRFu1ovbSem7ggCrloco4Y4LH7megRm0R324aA3KeAM5NmWYCd9NLcE8NFubAkAxptuCTbTR7Il2ACMti3BFH1wmFcLObqOFlUomhseOIkIMH7XdVuC6+Tqpi3B9bgiep4DNWwJbpIfHg62BLfoZ5+bZR4ZWn4aMtvM5K136Czoi9hnKLeFfVZsJMpbA4LZ0II/nhecHmroHKMEgSs8vAX5rQc+AqGMyh7mssy0MAX0AExJMh2d2nav4AApPEuBZynDs0xfjuiq5gBy8mtbYJLh789L1YVX5kRd+eWT9JKHhFHQHWZA3T+c57VZjQTwf7Ceu4YbdQumccafGWbhCiYBceleAtdhHG7rrN2mI9jVxDNGpeStvTHRnazKkShp7OYZrh5rfbWwKWXhDjisvbfm7LuY2g/96l0kF+QTJHp0BesjH6fFuhq4GOIDALan7LBh8tmPRqxIsODlnjEi0QXUN8gdn3dYXQ4Zhb6u4ZQhUrj70H6Np9Gi5ge3zWCk4eU7BmyEUTRuNF/Tm8jXlBxUn6+iKlcxvgcdQyUmYqkBQvpDCUXRn457BieQ0VI+No1vMsO+gqWrMzkkwJVYEFb+tn5KeIcvrCzQpwPvRZ8O+lBwUaM5BOCQ9TWT3DyAwC8CYwBOxSvyMslIcxJikT7a0jNfr8TUmee2mYvjuX0ZfaEt0/m67cbJXEm9yFhdk5gilphodB/w4THzLcEJQOFnALUv4lz2Th/Hpn1qbzBLG2wwVUSP0KAcAA+9B/ace/qhbtBWYoJHdff/8zYOD572EMZCfb2wSFkvk0dH8uQG6EsAfoMda6t3oWxcG9jZJLlBwE04ZHo7UDhpysEQad6IPZKExSDRXFBJXDX3dINkTmQtSWNHO8j0A/TRhIugriU1Tt/UtB90RSKRKxDZy69ExYjwZGH1CIJiIeHaNKTYc5/jkfpLP/D7Mhhpq/rZv6IjAEvBsNROTUgvDq0ldfwmaoXa5F2PbfyRInm1dx2wSbd6O9G6TWoHfdzpb1Lb5O5mvuttgGHW3+RNQZW61cs5lH2aXY9i9jJ5tfdax+7LF+Hl7NBuY1DFm84TN3diNOnKVhD8XCE3pBzvOQPvsxmrOk5nrAjhiasACR+4St03m0xZcfd/uStQcHer9qna18wBTMx+X/k40IsfJxar8el8TA2FdALxOI2YMsdtxUfswBSiQ3Yoq04tPmQrfcgOzSFbrKZyyFb6kK30IVv2JYgYbMY77bbJpj3VPSKh7ZrHofq/lxX3H5WbMcY39nyRY2icPilWq3KDHEefQ/7ecoNm3ij1DErx8sUPZrhqJPs8v+oax9ts5foVzNU/anAWE7zMjoTZ1xp+Nhsbk91xv88990HlQmGJMwKf/HaAN6VXYwbLJ3SOoefgGEGlnvBuBqnRp8lDvEGyC6FA2P2nKrnQZpLOn6cT1/MifKLiawuBaQqkxIaCcyMRC2L1q1eGtxUN4hNTXhfBZlPeGMl69DFRtPmM/t/3W5BBbHTt7udMOrcQMZ3QnF4L3xCRoHx2cQy7L7DCEb+xG5zFiZI3TZAM2CRxnlgKXtgDhFu60RvDN2TAatK52uvqyllRMaTxH6k/O8XR6yp2C52SvM1zkFGKJgNRPag4RTjJArGTGVo6/6BO68wTAReIO4A2fi6k0i4+D6neMD4Pq94IPu9WtIXT5xFFckkISfEBovtbBDAa2YdHJfXwyKYATtLDmwJ4R3fFl7WzCXJH+X3yyoe4Wchx/H0yiU0DzWgnKTz9GCYyhh7GMGafVqQjwxhy+k2MoYcxhLNn5oxhgvHWYyhJqbhBGLs757UDbd5jr5AJDAk7R981rz3ZPHbe/DMmfPbe/IrC0fZpxWH0xPKeZu3sScXh551N/lMQHSOtyg/Eq4vecL4cyKeomO69pilumHjnPaZEnxp2989rM2LEyFhhd37eYZLVC8Hun4I88zTtd/56FsXpQHpcOxKaZnjsQAXUVmw/8y+2Ct+kqu5iEI/4hufLTaTjKO/2zcGR01Mf9uHUrBcrhr37q3dpn+9U0wTP98F5m3Vbu+d05KnuP869LBPha/ezM+y1Ege64/4iWMKP+5wnDTVOVJogmcepoUB5Pkk2zwsUm896j5x2l5OfuJG9efV2c7K8gb/m6n0/1Pal5PN+wc4APodowA89j4HEFtJGCLzFCIPE9q8xYmcRXONNEEJUzqk9JNpzFhtGDHBcMZzr7xd/2f/DX6dTyTz6Bo0ZRYIbK3RTNh4RvRwDpilXaTuDmPXjOGLTHQff5XWFP+ngrrwOJ7CyntRbZ6NDurQBypfHcVjNHoTDVOXAZbc/QRmmB3aw86AHviFggqfdtSBkbxfxenHJQG7r/Y09Ohg5tXsX6/pCu+YCC6tq3bvC7HDgp1W2vApIRw5mIhpD2thQHlfXSPjtz0OHC5ctVc7N3TX3RhrgMfFdUCAlDl5ZJ8EruSRGNFCevYZA2ypJwZciK4imWFb45+Uak3z+o7yemqDrpkQD6IQVqc6LF3bffkC7wnV7LY6woHrBmTUQP3RCtN7+NV9huZ2Lq60eMga0Nvl5uUofPueO6Q5Jd0wLfl1WNFs6E/eFcF6ANFQoyWDo15+okIqZW/rSeiVMOtIBU2nlMh1Jhngr5lzZj57MTnqM4aJTj1JX8Wcd/uT4cw7+TOHP+VBAbOj+hDDb7NdCWuP+3jqEp8iXkceZB7R+GszVY9uCL7R50meUKhYJRVFwWsrDsZudKsqbGJAqKm8Bf6XPO+T7eZozsaKUBWFsKTjZh21HGwfvENg6+DMyL2dPFdlJGX786LwWtjkeLdTqSZaTGGxZqyUBYyVqSVir5eACcKt9u7EaDXy1L47rGv2yxe5lkcjd/EWkaRm8h3wjU0Od5nNJkas9LVd7lVwtGqDIjCTLODBlYGyKUDQ9baPhCxxdFpDmWbvuHnhZ676E3hp45/HrJ6lZPM5U9PrBqmo7A3byK6k7MofmB9Mwmg33OqfBU8qBfxG1i0THB+WTlQMvdYHEMG75POL56HOO7bnlFul+UL5ZzZRbdGnuduO8YIeOZ9PK6rwhQFkNqDxboDNWXwanUV8+BAtU9kgxBN4P4eT1RWOSXSepxske8kYMHcMVRzUFmKWHmIbnhDnrcWBMJI65GH6HFUFxwofKDfqzvLGRrvKOkQHNaMxB4mdJwjpXx0QQ0BUkLLNGCA98QNnRKD/ET2wxzs9Uwdm/yqP9lpAo1sYP0edvHBR/Vx4yDCwU6t+0ORniQeuznvTDAFRTDc+iBq7rFINax5K7lmOTuibvRzKoykRuGzxpXaVGmz37F0Rv4IY+sYV0BecyMQEE3Tftt/18DnIO9/O56pwWMJPyjPaS2FTscAeOT8RwCXewGNmaOygO1HK4Q2K5QxWrJWCX4A5Kcwdm1TbQMRNVz3FfKOhhdmzndR/IupfPQ/rzCd9xKH10lgoE8sMR/eDd+DzsQ/HBWQ1PVJe/x5cSHdbdf0CL2XqNNI0IdjHLPrTyzhei8rd6d8CZdVNwC/KO0FlHxoqW2kppRSKAMR9yyDcTjXb8vc5rRRzBbFmvkHa5Z9cKizL7c98PaBNyDBtLyBhdzVQWCRhRuVrACxQD1eEDIgU2zULVJIipckgOlkaCwMGF0xrY/Dxzn6Hir6Liv/vYwgd/9e3pJv9CA+QHQf6nTUjiBP6sk00+h3c5omCrTd4I2EeeeWQ/sY9y7omgXoQPCEm9zpSjM6XO7pJ14tdXyWlrswgOF4qPflQTHGIRHCrVsjiinP1rVh/zZmbzX+Wogr2Wkx9W1rRUKQ3Duk5DGdXD1ebrDjY2XINwIa3iCOgTmozFKg7RTEDSp5Mu9mw64nKAHsAG5bHAnKPgq+cZvQRbLUyBt8yL/Col5PjLv+kjFRbiYRsuEmov872iEXLALFeqGGKVy/BbKpYfWa4TZZ+GR4DauyiniSDIVu5Rog+n8xMdn+BPVMOR7SWStOm4d1lbDTIewc4kyXJjRpO1SkaLOQq6hCTzV/Pu9LFY9Gvwfm0xdHBSx4PMnAwleVJXpL11/qUp0t42P0iR9ktN91hxOOxTpN189sMywmd/RMYXqgxmCb/usARLjRFsq4YaQVzPCMFhHyif1vq2J+FQTN+YBB093BPIm+Ro36ZE+4bbNe3bhsJzOJir8Ihp8EnGkcPsA36PV/H7fTjDl18zb/dpsdM385YnWV9wioj1HfNVjLiUA6NpDN9lCU10eTr5nnCdhnCdZqXF60mim6ZVt2TG836Q3iWp6nxIu7g86A+/ydGoiQvZlP9hH/YMPQYP+8VK937WKei3gMulTu2Ieukenrdd0xobkndP+AX8jwTh95TRuVBNlb2e1S7HfexeIbQic0q0bHCeWdlxWapG7/X2ZbVOdIe3L8nZZluWiWrSE9VkJAfNSjUJXV1YPgtND2Kzo0WayZu13nwzc2784duX4M8O/LkKf3biz7Xs1II/r8Wf6/HnRrZi60NbXJ1BQgmM1UolB9R7kEpNE133J7Xe78Up2GrT9VLrg+YJXZvziwjzKHT4vEKM2l758pwCPuQd8oVmmOTj2+TLKToYbPRvsUuJFo5ZSg2Dttv9sHGA4wl39HCI3m8JBkJfR6qHf9aYJc5IL9d6WfVyh8Mq3PEnU1WFtEa7CqWlpI+KliKqudb403AiOa44jcbZH6vlK/uYPuUG7M0Cz5VJ8d+DEilwSpvge6r1XZAu5RdOUpad/Yg5UIPD4oROrP0Un/csjwVqtPjf2Ju6kCqfC818Ufs+Xmvfx0/Tvo8PaN+7uX0fd9r36ID2gVQWt+85r95AlOpr4PFaA4+fpoHHBzTwbm7gcaeBnxjQQPDMxQ08qeoNRKm+Bj5Wa+Bjp2ngYwMaeA838DGngb8xoIEPBIMa+IRfbyBK9TXw8VoDHz9NAx8f0MB7uYGPOw38zQENpBUzoIEPBfUGolRfAz9Za+AnT9PATw5o4Hu4gZ90GvhbAxr43MAG3u3eFSmH1cj6ARibDXtTtPqNSP/BUEWzguBs4nVDQXBO6wjOqSA4h4Lg3ABGByM4N4Hbwc+3tPq5K8+P1Z8fk+e78vyqrd4qeX71RYp9dyYKtt+uA/w1JBNWTZ5DRxgqPVXEmhMrKDyQyC1CiiaFGLJcUimtk/pZcblB6rpQ6tpchFr85/KbpfyFUn6DtP1VOLHR5zZp+yX1tl8iZbdJ27dv9bZL2y+9SF0q93Zs9Xbg+auM6n1nscL8LlL1TmnUVay1N3Vcd2Z1XCd1XCsPv5YfluvrVyzYcNzv9VLfa3OS1RnZ2X/tJnwjud64QijjDfROVYWHtkyui9BTfsBRxEZTrVWvHfdeaI+jMdvdIHv+7KBS1jbJZaB3Ky/ePaBoYjO6Uqu0epvo2ES8sH6b6LL6vljLTbSmt22QERMRk5BJMDglKtpLqjp2GqmJ5svabDH+esSvN9KTPT4/0Xd8Pu67J78jgT086zNMqM8wIY2ie4YJHe9C9zATakdRPsyEAw8zAasSFx9mgvIZ5R5miHmdYCXZlP8Z9ubWx5GgfIh3EChmzZFE6oTzm+EzgcBkoCiHVLgnkkAyvrHLcChugkq/3hzMI+0GYg7mc1bGwsuOBEawiRjlgM+K7+IBfVgQBfi4ueLjORzuVY8ZBslZzH2eUiv2ks8Nv4gYrB9tkbyE/F1Ti7jPv3tePORJsuu+R+4b5Vf2avh2c7wCACDK2e49MtPWPrddTykkIn0SzAODqpD9KTqec8a/AO6WQOsuSBbdcWsvrZloAq3iS9vaAoTYQIQhsdOXybkGNW1gvlQQVIe0ZnPsZkGhQpC5yIypRaFKNQqVn8c4iqXaCZ3aNnazxNNyrmyEMdyj5X+gMEBTyfAYSF3dSypUQXvCSrODSucheKk71nqvtZV23m2yZ50Rh6RdjP0sz/7UnIG4ei+T3r+BjuVxrKHu++bNTz8zb403j6l+B6Rsx5m5ZoqL+J3VSnICMTSQhniZ+47a2he1tVepreHq2zOTy/Tlqq0Dq7auUuwRoWm1dWiMWvbAGEJYKeeIi9bicOjZ+QM2SCXMPuJXWXuhpq2Zrl+l909mqr2QtT++PiBjFfkANGPf+6B2PpbD+6v0TplyzxjriXGf2PsAf9bhT44/nNpxCn/Ox58N+HMhDmSb5YSshydEG9hSWCWtQzeeVMastSh6J6pH78SiUeXonagevVPpu0O27vv6rB0wFqS1o9e9es/+dB+13YOlMACFjY1NoiKgI+9KFS7GaxjrWWJ8EruhSXyef5kTBxkyncdwBFiYNyCDFrTtGKa6P7ej7FC+2Z+AJMIITZyDLieCiDk1KaAYGZg/3sWOHrciJTTQX0gSQGxXBBiWSsEUFqmOBdTJRRPkcI44+U1y5aR4DuivV7DXe4oczhHHS+BIzzEtAlog+ccZ8kU3cJd+YcxKG9yBfZVr8/gKNUhMCbeRn1NoqHQmEXhM5oWhhTqo/ueJ/e2+if1BvQ88rrCMUwGDOr0YyLnBZkqGDwKpMWG9X5yZNJe4X/VNZ2h1euKYTAOo/TE13wohVJ7iXGlM7CHMA8+w1wFHqIVgiE/7RjJcAQszdviwDHgZ9QfIyZh8pm9Mbq5o/VTFO6xIAt2KK46IP/ixeX0K0+NiVyEb8WRoKreVClr23e0M0TLIcB/tDUk6S9nAYY1MJ5QL9XiSlYG0tR+U71PGwCY+J4yoiDU5kQfaJeRhjkdgYEhsCxvEBP2AKkKExgSudf3kxfcV0ZagSz09R2SvzdSV8pznOcAIT782jx4p4mMWODbVbL1RCYjN6tLR27eqy8rS3RsqJbV01+JEsF973htl6wBQ6Af9T2dat2/5CPyeEalRtvGPVt7qfARJI1zkdL2KV+fjl3JWXWIQrXxVmXOIaHT7UKT8JA1gTEeSSPiYj8I1fdiEETapjRN2DMVA5/fW5J3e2rzbm3R7kq/ujdDneGtsydpAzEP3WX+I+99bjC4Vv/D/aoc0/PbJmBrdnTnP84p1bgKsyLxixfX+h3YzH3Vd4TL+al3hZMo+8+inynxdvs5+uXGylwEwXwDWHy2qmT3Sa7eGM2reBCZjHF7/Y73xquWM1fyK+hD2jU9Vb++VPKI0wnZUx3ojrSG4sa0RszVIWTKnQwScQgKSWn8a9f40q/6giRhBkxNM+uXkCqtGtr+3ZvTRWRqxIbdSmZZR/dr+SkedSo8Uo4Dr1mOEXARL98uMjYwUEmoE3QMH9LHnhDUaNjr9sNivyKPeK/Ok18lTAZ3Ix3sjGQ3pOPuMyNtHMPpDeXaE+jn6vN9j7AwqPJ4F/ZvqOIPu+hKpMZQPIUcAFaQHRqlCTsCuAHJOKyukV3n5uOvwE95PIzP0eoR7VgxgHZpFTV0jaRzzUXZ4zIgx0GIDNxvIQZwKmnm7dxa60wL091FkOjkKz7mj9993pHcW4rNyGmluTbu3Dr2eABcLsJNcRx/rEP8X5C3E/wWIBtyG0BTE/9mpGJLBPwuMr1grE8Lcr5jEJK2l8Z3sdfN1RBAhUpwKtdPoTzLZrGVillRODSdrdsMGYzaqcFcOl8G2Ps6xZ/JIq1gNWWMc6AurEX+5asBD+SoY1Bs0qfDJGs9fuYUaOq69Nd7/4ePeJhJJx/M1CJ+hKUPw+CvakFcYgmQcOFOKCYPpA0BBvDV+tm9rvNgzbnd0bJKuXqmh+IybdP+hpHYEqQFMIGjsg/Pa0dQVLyt0MYiXpaBorPjgwg4cHFzjVQaoCowigRz5IB+NfQYNQMipFT/TKouzhpWaQcR1Uhmd02xbv2gaiVzKTjkw8Jook8oNDdoByIGsJs3egqDm0oAxe4L88PrPfrZk8vf7vgf17yKKmqTTAhVRhYpXfnicQPOG7YxGLx4n6E8Rb4dMFtIpnGY6to2KOxl7NfuXI81uWAc5iCzIQahBDmLWlhmQA25PxHBpks87ZiqMAXIwhTiqLUR8MTxWJ4CjCuIL2VlU5+Fj+vnvTAmPSyq7M9aoPK6MLvPldUBGyx7S3htWmlxCuxJa7crb4iiYFYSTYBACJh9rARGpBZkTb+/z26W6WKuDsItWX7L6KUkO6IkvKkIsxDuVQ6fpRqOcoKpbM5xGDw6UITvwdB+oHARaVZhHaU6MM5yfHW/+gIknZWdPQFf0MpPUnY89Taz5FlhRNuChvDlTnr/V69JVxt3EVLekp3Rwnf8AH9jT0r+taAKtlkjwnXLPfH2/+5W7EnY/NP8ytD61rU/PrPVmSJOXdTBfcnMa/xzNaS5qDmK2EafsIDo4wKsRQByS2UX+RtVpnZkpojG/wYeoBKfbROxZzOVSAKakyJ1mEBtxFm/KWTyWszgJcw2cxlM2izeu1K6x+usVjJuB4DD0De+it3G3Cv18L9MpQ9h9EO+E6pMq2OW07+67uEPimySIZil0kYwLi5p38OBR82PROlPLaVUymGsMoS6tmSrE761yaKpEOMsVf5m54jecQAwHTqFkrsQqrTPU7GnMfqKcD89XXkqB1m7h8MoKc1aXc0y9uGsF0G4F0G4F0G4F0G4B7J9jffHnQriMae0WWscu58bzjM/J7zaucL1K11pH/Q+zU6EfVbGLJ6sT8Nmf4zutmltuqNX/4M8HjcZf9P2R6Ptj/lHU5EkF7ia4OaloAyPRBsYSdqK1gQnDgwSLXWU0SgYP1rnBZmK9AdKmNfCxg6RS+thJEjV9XAevb2SvaWNobupV20RiXXlY0vTzNg5EcMsggdPPs03BBH00NwWInmsgZNdHXgoOeiW6aQmeSQhVNocXVEo0azth36E+2wkUunfw8eLs/yG4HVMrQpjgjNBSZXj2iTmjf0AWiYNif2BK5Jhw0SfJwU6AhtbhytFMnrMyPRMjHES56v7KfM1+QcRYaQw5cmWF9suwojgXn/un4jjgBBv4FxrKe6ime8lnJHPFQY1D0QLlrfd29CKZ/FhIgRnXhb1Ux7/j5pRQRG5BTM7+vLWzvVlC/csxHS4elOtmBNAaJ2QO7AhBpIHxpP4pYtltV6uhU4i8wM5+DSDchXyMCS/yfkLRsYhY8e2SlyPa6j2AgICYEdADQYWX0+Y78dnY6h3GJ9HcIXwSCc4pbW4DDMHvHJQY3O3twBjh+P7vHrTGyFTM6cyRIzYJcNLDIZ2DsYP8fhCw6bOLbA/0b5jTJwWMAItUaWxO1bElcH5qguGmgMo9l1OgI79YTxzZWN7k5PPNXsagqAYUmk67BgaaE9Tpy06emcshA7m+v4cQfX2Z6Ax7dNnMM3PJyepbNqYlsFJ2cF7AIelITB+cx/gvgai04YA2DDT3JO8ifYVMTN7MO5IAc2i+l9GcYVflCblF5uMmmY4bZRauk0nYySeN9DaA46rde+BNdr1M5x38wl/U428IAdsi7j+u54uBFxjvHrP1eweFa7Zwwn1zCKAcOgwbHCEEhrqWgC/YE+DDvBX9/BggrvaN1mPLq1UCn1ROrYTtA0mfGG6IBkU0oFgMocjZG2DFuP0i9QsoELG72geUQ6XhJv+IKp/49IH74/IrTyt4u8May3ZbcTOnSh7QITrvVxKft4PPiuzzzTihjUEsoaFP4uZAkLKFclDJVG4bbjRFLaLZYyOjMV62JCkLcmjcRkweUgScyHtDweJcsBGqSwvG6Y7yDgfDwyDOmUgDjswdclzPWRXQuYzRMfIWGtka1MiW3NaNbGke2ahHtGDB4myx0Z/zjXK46JQnj+qTB8cBBeV5HKLCvukIaoyMux+znx3lmHVpl5iEgM+7iATCnNLex3P2rcc+FZTPfvrzARqWFtEkggo+2Td7ZTvvlI/1HXzq89tk98b6vcRCsz7whalB9cosCU0UHaGRYliPrinTyYeNqZwRUGAERu64LtJZst47nQFsMU3P7+q9FK/o0jfrr3BKo8Y9qwSJ6BkoKUdqA7bZNI19/T/GxqtyxORF+qhp7qvykSqsw87TTqvDX3i7naSr6PfmRn+H7IxOV6WjvMAfMfVqRfo64nWiT5fmmDjuMWDj2gmVgaE7Jhrk7+eUHV+3CEtbwzSEItB93LytK29rydtSehsX0l4Vy7+siTc9tuhN8DmmP1eJILcT01mbRlpDetTaiN3usm97N2/zdPJ+wKuMxKe8PUPU3kWKI2pmh7ZbXCEL9ARfdXS+WJmvahEGSAZ4CtQ9vJFmGsrYjYzJAy/0HsvGD/iuoQJ3HvKLEeOhJInKJGWsuELoLjBJSOQINj9RMo8tzD+aD/PlKF2+jjfaRcVTWx+JzZcOrpJjNsfy0VsFM2NAiUY26G6S6ZqRrjYaUCKjaaRxE0c3pL0dUElk2VB5oT34H76vf607U1leXP6OwL9UkKQ3Fp1JWpoP3a+fQ1IWU0feQZ6OARUBiN+sJA68gy9McC5xt01VjHJQoQh0dFJwAKHDhES79GpnNkfKi3cPBT5NIsaTw7q6g3hwV25bsXXwfLyE59Wgu7WpULWZobnv5iM6cI2m9OLdvfF8NQSEhSKc3nywN5GvWuitIbrrrRX7NqdQAm7YmvneZL6WaFDOb2umN9BVvhoptGwmks7+fO18PkElMyJaqqwjA9jpH8DxoSD0FPVpGCt0eAmk8GFw4eGB+ODDZQiF9riT9lC6qbsWohWh6doEurYGXVtL66i3jpZR7xXckAndvzXUcCoBuIXeBPq3Fv2bWNy/dfMYiTXs+Eqj8or5H+B04Wu+H/hXPLocx8SNwVUpQYXi2A0ErGwA94exYaO/Gfu5o6VpVciMsjU8avjfZk7LxXIAdDXD4v6Is+0otDWcZG4U2prhRQ8zqz+u38o1tUyT9G2YTYitpXaXa1FPnhQfPilo97sIb48E1J1T1YFFkpBDvLaLrdOtls0HT9axI8JK5yO6XQ2IvzKN7Yoc48Rf6UDlr7QI3iBy3OViJ0gxdhS6ylHoxlU8itVmqezRVkNxBgXOibcvoPOiDXY44VXWC9+46k0rwf0uUo38XTQE+7toMiK5SXtatHcWQ5N0RgJ8f/NgPgS7EnurDdOZ/6wfLYZydWtvJM+A7D2KnHa0TaiFedppkfGTVp+TmXh/b3U+9GBvXEupE9MdRnYDImHGgIehWN3E8mZB0C2w/2A4dL1cfQvsvyQielY/eNtXrdrJzuVZW+EoCOscp2OzrovjdHMEiQn0m8wPprRzKxvsHkBi49ACcPjzhs5g4C3b0UFXK+z8oKsVDkjeAFAAzVhrf9HKuz/Ax5IKTFFw35tibMWAwYyZcUoDRSwnnKSvDtg7skJ3Dx0r1l5Fb29Pez9QTLJKMquDwktdi+67NSWSVDcBshQcMYGLsJbNC0Ot2J2o1TtJOBmWVoXOfbrFyfPsDc4RNAGXJj+fwDLMBC5y3vCDBElTA3HZQnZjKL/0MPytyPwCs8PGuowhujn5DRWekMIJdJAJe9jRQ98yD+Xy0Dp5aAJIHBPWk1BDl2ROtscEZ+RKLBg0QM5V05muo6whH6pRLJI3zzhlJH9uAk48hBnTozqNE2VGEuuQzzAmHXw1m2YfSeK3gWQZLFqTA4te2vb7ybDDREYMBCxnMBU2skGUxFM36d4s93EO4qLJyTIaOllGE8kywl2srSmg2OFkGaGbLKNhcqMIoa+tE/palzzXSppjkLnb0I/qhpZwqB5iQ+facv2lnBFyjXZBXlteP1Pwb/nQZW3GZZpw9uAJuwdPcJVi9JjIhGbReghK+NYqJrH3hth7J7H3rh3wUL4W9DWRhzNIwd7VynAWNn/VV/FsHlygmjhArvcaosIIRXXoVR7UrGgqbNaVBCSQDMpQkSD7RJOXBOY+GZShQspwYno3xyenucp3s49mQxNuynWZVCv2vs4pwfTSZOUIAEmgltoDI8Zte1j+eeROC9QHU8d+HTDRsEYPk4I3sCl4A8nOGwgcQKAzwlV5MLq/waqnr6dRxIlX/RqyZ6V7SiXr96kDVVhwwLYahpbEeIcC3hQJlFMMOIUGp2itUgLWhvx0iW5sBlYe/BXku9GlF00DsnizeBrZkaquEMqa6IEObT7ud3NS0VhOFjopTqNi9KlNFmJvDyxKNdOkxtqckBZxH4a6uo3T5nKSVySbaphhahRNiDTS7AY36a8OGHcLjHIsoxzJ0Cf1IfbMEJ8mTTofQU6TF53Fv9A5INCMCmljEAqdwynOzcEwgxwWPTg/ffGhY/wCi7tqimT05HFv/3SMAk6uG9toSxcryfIeW7o4wwTvbgoq2zYRZEwX+jO5V70MGO+rCbrxTDLaKo97IOuAGU4yeAg4kzvntIlgaa6nc9b5pqqBcROyRyYhO8ZJ03B15RTRg2OK+IuLZKIChyUphSkM/rWcvGpQk2gJXqDYRgBRoeEMhirVRSqVcD7EaTTYE4fzmpz1o3uIHWVs4ak2/7/2vxuu+NLCFYEPKO+7St63s/Ds+zwnEpHr2EEnq2dUFbWR2ygDkyHofNmpT6peAgsSLEtAnSYa0mrSo0ZNSj/MHQl6zXIOZTMQUSybAyyYjBCk7REMFxUKtFJg0sbTorlIvRJuVVu9Vwgo9Dr61sAgshV/TDuTYYFQVVpZCT/2OV3pWI9hbc71J0TrFLKPVYWX/AthIIlCdG/nVK27fSFUNVVide57tEisrkwgK1X5JUUjs0GQTjVYN99/Gve/+fTvfTDW6AhQt270AXb9vZskDpNeBH1GzE7mplfxBQpJeuL13n8BrBYs2DxON/aYj10vb0I4Ri6A2u/ab8eV+eJYwQUnLOFgFErOggHDFz3xbnaQ+8WTHnTAjwdcAL4WOpsovnYf16HP8LHYrfNo8Xk2vZ24SChINPVq75WG4OXXAZeBrjj38y1ytQO2Nr7aBuzc2PSbnnyP6QKC45z3MOOWfsN3kF+pWyYI6EH5FQzzVzDgf/bYh96TCEAnIABLdtO0gEe+SS4Pgx0xaD6Y70E+oNuQap4xcwytrPPYJ4FnCBoNCES/dUBn3Hjjdyz8VKKOJRBVFxIL4e/0WQi/VYRDs8k+h7pPRa6Udipg01JYs5ScCspR+c01jHwzwMJfZBl5JrSmkVP3W9PI03AEGd7onwz7LJCw9YeOVYGNNbQiP8PC5bn0wCb/cV+QoSLOEGNMiCsNaMJBtJeyJw8zpbBu+0NeMPGnEPRk3wmDRcsaFaaPzm4lpZvXcETjXrZQIJjoDr5q5ekU+z5TP94ZQfk25R+OekOuCeLuqOgsMkE0KxMEDwiG2zFBtJmxDMEEkfFli00Q6aDiia3PmiAWlfFxym3dylwoGVQgznQVsDWEA0pAQQkcVFFwu8h/5aHQYsuBoHL77e7QjYmZCy1m3Yn/cZxuPBfYGw/85nGmPIQkXKSeRMk33/2zL7zjxD0PAd3uBG78/ns//BN/9Df/8HcXbwqeqKqam8eTx50bx3Dj4VCqeijUAHqhRDscCZcKsPa3SYi1DVTLBIOJ6CiUqOdewlZIE019khFkKkgGOt884GufrYd8gXZ80IeDiHUCwqAmjgOQQHQ85znR02x0E1KkJdHuC5++SpxZdvTYH2wnCI8VzbxaBz2wTdrxKiHNzTCu9avoNG0WQ9q4QmtAaOkyqDmEatoRKKShKQRxw02w4wgy7e2S9sVWByuNqExSCOTpEro7zneRDtTOpbAz8HZhjxGILm4aO0MDJpQ474qdYRh2hhESUXujebogBsB8WJsYRvLR+d6qfAwmhmG2y8DEMAwbX93EMDafj1BJetMCVdaQ3jX6exebrrGRs71E19roWntg19qLu9ahg0bDdG0YrRg2XRtB10bRtTFiCb3VeWdBgqnyEd2/UWo4lViN/iF4hXq6AaOxqH+r5zESoyBUekc+ziaUVfkoPpwWgPnwWLMAwj/0G1R6XfcBaiqRB4seDeFpfq1LGA9n8njmLUfTfK7DzI0tInOfpI0Ink7TR774YbWJhIWAY/PZrP+0Khpi3i/aWoTpwJ4sa8goJ3DHbFPrvTtV0VmYfkHBDSn4t+ouwPhTFXtlXdxRzS4Kz1HF5lzZwAw3lphhZLQd5NDCqbZDuOlHfUdHTZB01WZnGNNGGATp0N/hhIa24d2eTrraobLD07MHaDZpzumg2X1w3mKWzxm1gtNjESZ5BHMaPgg9ubXoO6O0SGOfDxmptpqfYqIm1VIl4jJGYm2LLctarJ17wvwgcm0L5EAy/9ze3ZzfmJZro6XRnPMJJiURTuG2Krzs/ELc9IqGntmgPBxAjGyx4zD7q/ZJp1yC7ot42pTvlXzaFPm0oZuBaQsA6VOr894qvc8TNG7PBOI8czzYFJzU1w/T9ZP6+iG6PhFoj4/yRCC+ru8xfckL8zZx9kjF2aMlLzYCquT2Kec+jUH7CkZNJFS4L3EzG3yU0qeqtlmQc/8U7NZuZ3l7j51NkaTSSqs3JYtmb9EUoGQMbPm47/ryGMgU2YIswEYIgFba7aACLzI4j4v09TiEOAsh0icu3lFmti1WWtw7WFhUVSxs5UfzNGxydKI7qYzeMOj+5nzde1ijhTTNnmlx1JtVr08qzSNCzSOaff22pVm99rjPB0MSOp/wnZMhbaVR3R+BzelrxJzu7gWdmj8Cr+r2IPm0LbetP8EA4eylPa8G3a2Ja6omvSFzXmW059W5tm8zXYPNtP3SN9MhbKZNGcBFosJas5lmYLXZEqwWBojFPzKrzcBq1+Zra3JCVskJAzfTNdhMM2ymrW/LZuq0QKZF+3iJDN4WBwUpNcBVYftyNVQ7JIvOskOeYuZ1MhRfr6fDoi2HqqKjGSm/1B7ofmO+v1omBrtf/q+gGHL2y78PZL/8ZiA87VRQ3zGfC4qO2TFfkky0Jl+z5I7Z4bVhWknDiB1zCMNRNb3bG9LhsCvaMZ0+y47JI5pjOOtbpjNq2ZKys9k5s9PtnNlSO2c2YOfsyNpsy84J7Oy+rfMm2TpvLpih3WKFIob75m0OIzR46zzh17dO+r5o62zrdsjWeaqvTmfrPIStM5Itcg5bp75+zqetU1+fousTkQD7431R3955fWFeh2+v7WWSBrglb67tne1q78ycvZPb2TZ7Zxt3NEOQvbMte2dnj51W2ReySnqa0svpm4HsnkTe2aLdMzN0yJbIkHUGnD6bU8XB5eb+JAxmgSMRODlQKmxnYocxW9yMJSYPvs9rFKlmQ4H42LNZoFkl0EHrzVJT1uihOFPOIKOHghkjk3BTvyqtBpVWujSyWmY1Y1gizLNlTVhV0JS94ugucNcULKMpnMLrVTaJhlkgTV4g2cK8GOibphugOYafH7QBNuW23gCb1nrhXDnVKhTxX0S1vq3WX1wtERI6CEmsPe/YKPWsSO8sJreIccq2z7lyiuiZMUX8xUV0HNwQ3or8twvzDNP9lQM69m1C8mgvQSPLUwabSU9DDwNt1MCd9XbXKMEzVmpuwHb3N23UbHLEImKdIoTUTMEgdpH6V7CmbvW+BwFNW71zEF4EY0kEm8Q6KrkOPCLq/pmxZUZIgZVK9EmLmlZZslv/js3YNEmHXuXpvJkwY6ecNhyW7PTVPjvPbXBjKjjzDY2j6Uf2J6oWH+katPvkXq/kHCImIwAcSEJjyuN8RGzSHkYsxAVqRHIVtej8ipQEhaqQ42wXUrHEJ2KGV9L+hpjhEZ1YNrXs/GuH+rx3XS9tdpuDVBuKUKtEqLUYTSHNZTak1CyriZ/gfe2RgcmlJPC8F5z9u3oIfk3wvXwNSPjTWlvWg/cANbeV++LhhkCgf/D0DsrgXb7EDNtyEiQIL41PscfxPw4uzWp/LvbuvrjvWraptwyr2EIcB46DI6Y2bHvl+bp29PhDTpKasPzWpz/1nqT86h9/hKSAz0mBL3KLtvY/IlBuIUO9W5B9/tnmYZiSvBAha/Gd5/hN5w+okH8ws3rfW+qzevq2lH/kLdVKZB41dKiAOsB+hljt/rbyMxpd/p0B/Lg/YxSY7H4iq1d+C9mR9GNW9lx8d/DIogX0muP6Nb/rz8ijdIdfBbiFikAWtb32DP/8XJ1Iqie4SPcREWNlPDmpM/JCUMfgJotc6v/TW2rwl5yVv/n05+8nwnjqfUQecydWQhlar6y0XhlAGw5wJy/MFzthJhnBEU7s8/TACTuiBEhea5JlvvpuLjtdJrPBIV/PsbGErGC6DvkyUf9r6Yk6UoGl90/UMy9lop7+9B/+dlz+6ac/u9IVfPbv6Xn6/b55+oOXPE8XutN04bKz9PVBs/T108zSCmYCdeGHf1h+Jp4dPBObX8JE/NnTB74ek0gO2Xwl0/CknoY/7JuGL5ppiJaZhghWPgn6p3IKcjTi/liagWlOkgPCXMcpz+D8ZBSLgmm6e/C2gHRVjar1+GZcwDBGAAJsIYOQJziljGGDRNjhixkxzfkLVS6cMe+nhhwRyDWx9351foU73jNf+Cwxtr98+isrXS+DCY7r+tPHPvHjtPa+8PnfXimT5IQlevuc21bfPiU1EqcoORNG/cynaP0//WkJSl1RC1LTgm5fCySREqfGWPyif1xqGKjGkwaXuEKL+O15yS5tIRK7X+ZY5KrEZ7nEB/xK9nIABis8iQu1HBZpOSwycljgymF1NGg3tY3d8INyXieP/ozOrKS3/rP/SIKHAzdjWc88AAOj3u71HfxyId7/OZbKdCbHC7XpU/zZXgxwhc0xyVAVPdZ6VKhqYfa7md+qYp3nnDzaxrlRp8lQGrJV2RRpF28KTuj7T9Cnhm4lqfpxffcxfD5Nm56I+Gc/ZdEtbGp6+vynecGt4Bc9ixDPBFrts/+niM59pf/CKY3MbVx6Dscvm5hN6ZxtSudsU+UDtZ+e8KV5x32bfN3mWa9yuqkqp5vCUeGkL1nmnsU7Y4NPyz89zZ+MV1Uh05qs6QpZ04nKNzDMpNKpDFV/ojlVPhzYN6cznIhRSCxl4qo2PvZW49DppqCUs5+OEJOOhoklL6b7Sx5W8/NWVaHMZOw9bH7TuK9wzIAmWF3KGa3p35WTJep7K4Bqu+8w2VXfqnpswX5C7PjEt3mbKFp0JdtEGw4fXjGkleSM4PpWPVgNg86D1yL+6/a8AZ/zjkHnWeJ9sWDzxLAK3gbonCFk524gSfcYfbSQjzuRNuVNWF2aDNmjJM+eGfmTPw+Xhpvsd3GfuN5+F++J62SGrxUHy+Mgf9eH4mHccHwoHnLWB/tQPODcYB+KI0qqultJgw4rIb5D+HzOsyQwp/QlTfclgIOAg0JiZlHS3DKczwAIZxE6cazvStLdYUk4zrnWc0m1PoVM6+cGG3qrcMzejDcYmT81F/ARMrnCYLCqrk8qHLmftgoYmIaqX591rud85ynn+ml7jTyCxCW7dxvQIMElXKXhMzcxPOGouMiOsIssEsDjHN/F+PgWLUZp4Dh2BJDAOPjsJfX0oAACcLKBHVb98PuK81Y2OPXY4XqaT5cRcZpPJPZ0cmna3zn2aQXZGxVnbEDOeM6mCXACWrN5ow7+HWvwbyotuSWrDFN6qiDxzvlVDN99SqnZxWkcc8/dlgB9dcBk2wJWUrX1GCKSwc3ZTW2zzAuIRqYGVCSzA7KSCQKdyRyB8GSaQImbAi9zMyDmzq7+ed6zt5wheruJYnQ2/9/hivZS188QYU8KPaOKlULneRVQD9JWGQ2K06nfe2ltmfNfxrb8AbflsRcJPfj8twt6sPvkGQMPfjlWrYGhMQo+zIFRlU2wbrHMc7ED/qHR442JNrErgQEtiUtKcdBZMeS2pOtjiJfu3dzStDpSiQuDFmR1o1LBjgMwCrse4GTVFHwj2qwijpnhX4Hj4NG2CaVnzKCHUwJ/iA+kqriNd9SMkRF5lzVnL2tcgiO5TnB3GrQrK/u7TeaT8wqf/4dBfS7/4rFf+WCsU6zqH+onh9oIJchAUy8HG1S7fJb6XT772Js/GFden+woFnFCnFDUJ19Bqa9+8cBHYw6y1Sq/P32b8ZJPONLnjT1E/PhUa4PtI/woHWvoxl8+Bf/5L3/t8/cnbOPQNXxsyRqaPQZobg4cvfLrX/jI/Svv/BCTEvucVEUBCauDDf9xIFEBeOJnaotCx6t7CGbx+PwcMDUQ7VXn51odqYMy1vOcuJCcvTN+qg5WW0MzhAi8Q+c6LdkgIWipPptQ/tHkkcQxxWQ4LZSOtMrV5UzhngSmahdxgU9jpbqRnVsDIAM/2F4UlO6GUuhGloXpb650Z22M3rRiI+FCEcN+7T04XyQ6Sj1ls2HRWCiaiFLPdhatyV6bo9TTg3kLocgKo9uhxp/1oyTcereSYNWABWbYMSyN5E1EqY9qsC0dpT6Wtx7srZru0EJmO06v5aC1t1ZqetT2/hXYHCFTqAFx6aM7iwbcIDguPc2He6vhlVhZm1bRzS78N/SbzA+mtHNrqbj0NF8tcenJorj0QR0ddLXCzg+6WuGA5Ilk4EFcejMf+gH2da9y7EpEcConLQzYMMaEw3XpGhnpV7tmuNWIazx0rBhHwG6GuPQJjktv1c11Utei+25NEUDSkDCYRVwsgHyct4LVcBKuHhlDWHpHGhU69+lWK3QKDlgKUS0AbFAznKvUGRSJ/l5dowsn3bETdce6w9UYF934aUXk06qiv9v4alyU+ia+Lfa8gdHffRM9sChHf9cnu81TSQsTS3nwXCfZoPkSSBX3ZrmPiKZ7qEg5+jvR0d8por8bu3KcZekk2pDo74Yb/Z2Y6G8hp/E6OY27RDDOr+Dob7ehH7UNlRwPHP89Xj7FgQnjZaER1BhQdikMdtTzgRoG+wQ2jnGDwb4GiIZr8wkcwNfgAD5ef6ywpXpr4VQ7LnjsEzPUDADm0qOlP1NMXE1t5+cn+l+rI3Clib0JYOeUZ13Jy2JiZS1m1PiJMifq59as1bjxChHqg994ppXXK/aWqBgDMKEB6Wfy1eg/W5U9CYHvCoA6hNmnWPS+8syPAfr5/6lFZCPkh9ldoQ/UbQ5KVN0/nq9c3Lx6KgyjYHrB+8G2ZwKTH1NlcKnNuX7qYuQSQ24jxn68TFjoSWzqbZuWXAqt9x7ydaD5ecHDvuOIxXdOKKBPkDBhUyJIvecFT6j7afUe8gGOoLp/opFzo2CbQZn9poLe6To3mULMjxVc8yH/krd941eO/N0nH3r1EY0PH5WvurTt1fov+8aSVfU49sjbEjAvrj3omQdRsMdxcdfBzcAoD1lJ41dKxTx2q/fu30It1GznGVTMePh5xPkUVffkfCWjsXAmL4v0yyK8LFrmZdHil5VedgHRE/I2i23iSYXJ57lVmo66dx7g7t2K3MV+9jbfD/aqfbU0h+Jq2OVHGKQ6OC9Ii+jG7aLsPlpE+s3/dZsedmUJ4oc4wt6//2eK2E3Swjfz+L4iPlok9+T+JQ+/8sDXv//hj1983w18LgTo9XnBxBFk4ZngMEbgix4p1BbocaosPXl0zw2MwYphmOBAb3WEymAjACJrdJ88iFuyJ90nOKORvZ+JtwrWpfdIkb7ar/xWWtn7G7GPnESzwV5/Vhnd92G/yqPm8SwFfbQUCFmadJEnLj4iA6lPc/TQs76EAp/yOWsgDnfUTeB2Q7+AEFROHECNRDKs13O0PI0IYi/PC7oSiJoy+GvAfOBZX5jFN1eumkjY2obuejr5mD5ei22NlVtNPgRNaaSkmL2R0Nv0Gm5wNlMEgq1vW4n4Nkbhp0/G5afB8IXUjsjBBMdcDoif6cUCVZs36deDkrYOPEMwqB/0RZv5gM+6Xw+MBUkawVoiS02vazPkC0QM9J4q+i0BgdUeED6MGFzAOEDgHdeJE5n+1es+yjtX4tTqSc5GXibnBif8PHnkwLT379scDP6kX4acRk1bBdi49ZRf+jpgP0N0Dbr87H5r+3rIl+IP+PBAjRy+qCCPuT3yWSe/BfYHrJTokn/L//0OCJ5I3q6uGydzjn4/7k8WydEt1BKTapIViFVTkqOMUkBbW+qmuHKaGFEZ/dM5x80FSb+2VTdMHsXSYaPbQ9yuR4rWq2ly6LLFy+VBn3HybZ204iRdFjZV5TSn9uIQ0/GEb17+n7eBPZS+W1H/+GVnTOog8V90SVzG9wG4PLHNXmqjUp/UxLNBUkw8589IkXKDph1o3HqxNPuh4Ain6eKmzh3QPtzYHxlw4VRlFcZuepnojZ717brXd/Bqva1yhLOFK5Y2sH0ss+S9cFBcsA4bLa4rRXyZpYj/JEz4/x77xcu+9GPzF7+BZVY7qZxL5Uww8onrnlBV0kv9OmxaT/PrLj0zhSwd8y/jxn5lvpZM84eU2otusEriSaU3QI83QOaV1/W8ZTZAr8aAeQPs32wlTPuP+1L5/DcfCARCZE8qO192hzypLfjcHF83x0dz9MK/W1PmYf15hPNoDmhOfxIgbs6f9DXn7qDygcytQr5SHSqTA0TGIqygRxjZT2imS7y1VJweJcbxihWXVojxCpTVLFCm5lJBiTaI5c08vZLD6XItCHtV/otCF4JXKRwKpFsmUQQ9uctqvfCMpIoI13vrdL43YCA0kSEizJul5PBG7ojmDN6641YAn8NXNRVwDLazWNcByTvS/dp8zWeg4Osu7UEYnC/qhEuJPo55TDbsKyCbDnuTFFG75mrjDqv2K8j7VEt/B0dN+G30wvKrz3wl6EXlX5488J5Y0hc5+g1JMKSGkpiVkFGcIW6kF7JS95t//ImAJge4j1HGkBTQMYblX35R0a9f/mPoGONWKD999an34TXPAvubseHlgRN44NkvfOSjMSp8+sBvxwx/JD9+Gj9+Ba/6m08e+NOYbbxaYfkPbzUKy0grLBUrLMOyCXupJ6AwnqTjYDQUgDBk73+58v+ypacrVxOQ2Pgqh22Ia5+Cb7KHcESufUO99g1S+/lS+/dt9b5Pav83F6l/k6vsnIEIEOdzRdbD+HcVMn/vE///6EW5bscrcN1m43Ncc+WPFopEY0Q5rtt8dGcf27uY0ljjtNjZX34Z5N8dlZ3d2f/BHsWcJIw+5uaUyWON3BNwEKBbIgzxr+xg4GVrZOGKa0zOHhTdw1zrD2G+q+UVl3Phf2WBNLGyR5XPD5mtJyGnJ7m/hWY3wYYBSDScosT/boZTYrd1opEWFtS9USRa2gamQ2BBEyhcfWBpkaQAqBGJfmggMqNoTjLEJ23mC1TMjQdL52Eancwb05sPzveQLHktSa7cfo5DQRK9jqSJyNuAvANP0BEQPzYjRpNmeTtfddkRgFhmMbxAwnbzAuUVIwsVZhdbUPZxgVGtnaLax2ANgW00lGR1A80iq/JVTqgcXy9WXpa+VKZeWmWsznTL5KO9MZxsx2xcAMY6XCgQbsfoYDuLscm8SyPcqEHu8Low/Vy1LCAotX3VSmE/8wABin6+qq5Ia+QZCH81YDcnOaplPm/9ABPOaBXtgqxpw0CLGd0DvGqG8xJAo2betGHy9hEOkocqzUQpNeFG2MyHsBsMaU/CjvhwDmE8v9VOfA4givdFRKEW1Pak51oST3BmAHbCYdQKsX+rc+H8xakq1ns/CMPhBeo1Amh4Le1yobYxwGaQgLSBXvb4fNEUE8NBEpOLDMaF1s7JXlsHg0c6Vcc8cnWg36FsMBrMrNfJo2NFFyaHMO/e2humTXtspjciKIWjtC5eeCGAgSGD2SHTiT202WFVHj7Yaxp3oOkOKxlmZ3qrHeuDMpxRcmdwjqLuByTQdVmUicHllwSecHNMVEi1O4sELI/tEQ2i47BlWtL9G3GkbdL9YeCEOG/Vv5ln6ncHGiaAoyZmiWiRWWK5EVjZrTMdpxXXuqLRzCMsayKk1v68/QPFOGtgulSmw/bpCt4U+w9jj4a8xWGtjebJJLtDOuNHi4vhR4sJqKABzFesYXuGEl/H2lCjxkE/9VXJLjzIPjoEwF3uZj7BxoEQlo3ak6tg3BiRRtabhrutvukW5AO44hXao4wTPjvIu/CDLEIxWeow+FTb7v+2SuugxBkgFWeAUCKCJ6Swk/2LHvpWlXlC1cAIgNBlj6BKDJzpRjcA/mQNeXfJ8ap/aTiTKUaYsH8lCFZNVcyiH24W2Eg91PlqGGBwTPtnWfT5YNKMsiVoi2dvTRtGlwhGlwYbXSJtdGnA6JLsgps4RJBEjC6Ja3SJajUaC4ysgfH6GhjvI9hxfiUbYdwWf9S22DhPpszBQm2NOenhaFXmnLIQsGfrL52UVMRheT2S24+X/+BdTrcy4xqmzRKJHMUkiZsYGCBnWlTexHhITlhU3glYJZIBD0nCtxiovONbva6YI8YGSNDZP8aDchYi+KL0RC7i3ZdGt/s/9leq8u2SP1bkASogeGB0QOgl8GthH1Dx6sRwn0/yVFzOXiVJWvOssoXF5aslv+6/vVwyvNJ7vsU6a9xEW+7YwyK56/5RXn95W0TP6y/VFz9s7vywuXOLuXOLuXMb3SnhUHcH2pA3Lm0z4DM1rnwHt+0u+Q0ZthMYsaSMlHh09oo2bgcDbrcaWb3eZvVj06mq73Yw4HYr7auKRCZkbj/lyTBdcGU7dmpsVI82nBrd262kr8a0+jF1qnJv43xaeyYxA/WzPFB36oFK3YFKqgoSHGVrFcTVj2773dsQMWvPRNL1k9TtI+oyhn82z0XVc6z5rD0XVj+GSP6LxgRygt6vG06XIRYKnVtmGGbThNjmqXFryVO2ugrp/90BbdXG9sDG7YTGSGJagIiX5A06d3D89G5ZOZBG00zYP3aBxDl6V24t2SHfZ08We1Jte1Z8u54ENgta65eNHW1zngzqgLCFukB1JQQ2AMxrL6Vl5ovGADpQ2vd81JT7vRQBVd/Hx7rNuxcO5glytiksVQGIofIp1Ccp9aZqiL06Mguvljvvmj90+Mjxudn9OycB04lzGbjO9IZDxxgNAHj0SB0OEMljGJ5jYhVUDgg9UCG7t+U+VBDYC98VVaCoxz03OfZmEzhAlXqbgg0OK/DLDjKP+jt4iacyRgmANZNyA/0xGNl5st47R3R+wMvP06tlc9KlPqoRKFgwodEKUOpCJxKdHt9coWW/JOi1xTHfVPmWoqnByZFMsVkhDjn45GkFZd3UUd+YWjoU+RiDJmdfTcEDoGhrR3yW1QMyMWhA1tkBmcibPCDN+oBwt5HMkQ9fGBIkge3+DS+GZPovX/hWBA9gJD4oUcL5ESPQKprA16VrkGcTlFk0LlJb4Wa8g9kAS2Ihe5BNFiDtcFchC07LbgwTWdJC1skRQkmOQETNg802v9qL+VXybl4JDe7EFuhyjSDWNA5ndNLKHCzSpPJKrhLUetmjUUNJjut9sLcr1mosiud2bOSiYp4SW+xmgJi02fCV93QINlz07JGSGnYuMriyi/95wQboL49hqV6gmkW6QAKMDwjyxoLOc9BzgHO1zBEaPxpvuxgYF2u2PAtX4W0XG9dizZY3CKQi96085OnDKh1pmwI3Hh06NknH3HnAkAERJpo3Ore8tRMYV3l7+tQzirHZLQv5oe+HeES3NVoKHFwafOrdwxxhT5GWojCvYHsAn61HONx2n766fNv977GX91kL9A9uy6vLN0wiKe4NbF/lXBru4K1w2MIVDNsiZHbflWFzGYq/8eoj8Toeib8xKuqEWeLyXX+P7eapi/Pq0nbTQzczN4I/yN7SVFbFcVhVUCkGR0EyMiidkeH0QY6ub+8KQgI5e4IT9WnCYsXvGri18vYx2rWWDET85hc+/6dnEP/KgmQ68KUT8tJ18tJ8uZf+zdd+5etx+aWVR3Mu8VqtnX/6x412Pi47FpxG0cZUpBrqTJf8plOyxQKA/uH3nR/akDGWbLvrg7yChiPBRV90LADBzSnB7cbcz1Vt2GC70deD4++vCl3k9uCw88MFy/ZAP0Hc4NM/fsYBvCvpD+Z/SqjhfKGGDT21TCz8H7/tg0n5jU9/5P4Vx+OCHNQiclgmZpnW/7vPPFoZia1PH1cfV3H1iRtXL9AEEWPjxgaWQOQSbaOW3yIHEa9+Z9mY+mTZmHqpaFl0Ay5i0NTqMfUxB/fFywfVUwWHLcb4E92wic2ctnJH6Ru6HDGqJfVIvg0cUUJHFjGnUGcu9rp/beyf8Amjj2vhkQBE4mRp2uEoifLZFXPI/kbENkvcAAYdgU2NYZGs9+AgTueN1XTgX7Ixf/vUz9EqWfGAcN4Xov30Ni2OkQQ7iHe/ShKLb+sx3vklvfbSLXjm0x/afwYtQPxJe+A7N+DPhfizmefmLeyIObQcZsY9Px6Xf/vk588A9Qa60KF6uDwbhi7Bnx2LSVrBV2zITTQzVeHL9jr4Pe91X/LuUMJpW6/kv37sIx9dvAOflqV94wsf+e24/MbXfuUMRmPDosHYgD8X4s/mM0Av+MZjXzrjd+fQodbenePPOQJBtHgikGfxdBTR1nvfnW89Y9YOhPT+wejiz5iAOvS/yxFvEyPeniajE5LTlD7UGsvnckq1MtdYHBPciSzarcFt1TB7ER8W4oV5cwDo4IDQWGBb1Xz9MHDJvffgvw9cTINYnQvAFJoDxGHr6FQJwnYW5NYt79524yQitJbBtfjpM+EOYf8USGScmNBtaehbXiZ5rPzTE48MBN45Lc0v9eCLwbkaeuRY0Y8Fk7KZPWqL/mYpdBaJ1BComEY/VExioWLSJaFiGiw7ubtTsgRUDENCvmzj/mdPHvjoouKZg0ViNATZn/uIjjspeMuqTNhh7oCGnAHoqWIMgH+7STmh/8cR+q+OVDee+yRu3F3dOPkIbjAYAJiE2qgYEKC9Uc3xParYu4Pr9fogDLyb6pAFXgVh8P6P4ft1tk5vJ1fp7dA1YguZ/jebsMOZlXkvPYG9T3//1cfwfcp+f+qj+J7bGokVoUZkd5rG7J6kX0lM0CK8X84ZVL2Nap7tBeV77R2PMyOVb7c3/DGBi2J4vewDkR/OWnFtw78UaU3BT3uZw+PffeEnSAR6ZsXyGG896ZlsPewvvnQDujYh+fGfe3H7TrryfUckjmVa0wYU2ZkfbcL+RgzkvLUDXSQHuvi0Bzp2nzsDnQKyzKlBYrsFvfxUBJ7wc0yo7/fLoM4TBKYdzqzTuP6s2uS/0/1yyH7xN/nPM0s4sX/uCFCo8eWrf/aJt/z+Xzz1S0/T0nqmYhhbNjEIBz/4P7/xnl/6Cv0M79oy2+gDlWf6K09/5a65k1TsCVPsGw/e+2t/TsWOK+eFH7aV0AsfMF8eoS/vRW2djf47cfObnzy6n2t7qy3y9vd9BC+dNzfe5yOzhH4VPX+z08fr9fUCXV/rvHCHsA/woaf/7E5ilFsMN6Kyz/7Rr/+F5UbSpnNw/cT+uRN0PYFmfYHW9CZmP+8G+4nq7Od/VLzlvWzUKR+r7hyWO0d+3t6ZlztPVWWeE6b18Fvsnd+VO3PVUx+TOyfebO88JHcO/Li9836588tVmbvlzsmfs3fm5M6bKhD/2/jGb1QP3cQ33lWVeC3f+IeqxE6+8eaqvZzCrvzLt9ob5/ONb1SP5IIOJ1z3jYwRIYHeV8DvaVeR5MGOW9mCG1jri9qh7cCJBHcnuX+NOIvpm1dw4txkh7hniTGK7cUFzQ9Vx7EQgSgDUk6HCp37HIeeC4idr0HsfIONildbIDtYx32kLQCWqbh3YFXMzvDHvsvbDNhaBrdZl8mAXSapIXRvbmimkKxCJGj64jcpLeh3nmxZ58lfV+xQblJ+KWsCMGEFfnkcMQcM96TDCpwAFl8CWEBMHLhCEsUFyrtI4c5DfOdJb+bcwBNImwf4zonqTu5zSrcjyoQ2nBc8HFSxV/rlfvdD+wU8w6cWVqrg19KwVvFij6kqQKEvLKEKWPBMHKAnITrAgvJqkX+v2y3BZb+eqVWzg/HDOCW9IAQQF718sgIwKlLB4YE0CLfj1IWhamgYquQasZ6pS+UHcfGBqjXReFTPA+Wx+6679C7xvJJkzmqQb2VfXPzKYhq68Chkx3vQcUtDoA+J26l76moD0SHe1UOWnmhXjwH4b+vhTDlUPiHQcL1hKkKF8O/KyV20VbVRGP/wFRUDRAso9m14nSQwzsf40AnVihH2NyGaGrYZ1TIp1sYHNp4urTB6l86jBosTXY3S1QRfjSEzA9cCEht2ErONMbcL81FgGtFnayP2H/a2ZYgoBMKHAF0eZ+9hgEmt97q9obyFFA8a38u95oay6GyyZ4zkQ9rxO0S07PNKIm9TjrwVXz1Y8CLMfXolayB19G3fTKPx3ePi/6SnXRxtqvtOiG7KPs4p9dCbItoZ3eidQx+tjV5OH+MXwZEJMbxr6GNoqzdBHyNAEkvzVUASG2ZlIxJe0AwCWGxWPAda7GHKk0WHVuJ6NKs8U0iXkMfXtAHWIXPPYG6Yv5aZv9QOvHirsgtzhHU3RCcbxMnnEWLxmkxGM8Uoz11OHyE1hT7S3iisbXYmU2cmR/VMDuuZHJOZ5MH5iQODp2Ysp2r1xLXRpDZ3MbbmUEGI+kmxIpe/q9GzHmCU1XSGbgisrQLVCWD8ih/I2KKJ1v2URK1eKhA0DyihvA8pIb1fUkJ7pxQgzMC/eiyWPqcAcDblP6jgHkzMSvVGnFdyV6l288q8m49oMhxFvx1ytTQ1iDyFODuWODtLEKdmQ4vpb1job0zob3QQ/Y0I/XUd+hOCE08u4xLQGMS6GnJbs66GgVezSGE6gNzBCWsAJ8yf1ShRhzH4W2hbkb2hp0NPn1txPB52V94IB5V0vcRp1zj78xrtzeu+eb8bwedbN0qv+/ccTvUaK5LoLIIhOMRlQiO8T3jsxBBhiwr1poOj2xW8R/D//vBBCwDX4+B6GOGzDrN7zyJmzdaQb4J6wloNESUCTyAAOJ5tlPErFQwcScsOXRvnHOeHAikPV855nSeqH+VmQscVHlaCFECt86B3y8aloWU0g593FGhHeOVk9idBiEjmwBFM/MqFhlEEobY/L7gF+hic1Zq0MjZvZyM9Oz4QdW42uHefoNIt+v3c7UWbf6fDYKs81+RilGcOK+cZ2s+3eic4PHij/xmWAzfSgQPsjAt/Xrk1aNC9BCRIdXzNZnmUWuU+vEA+cNB4HHJr2QmGW2vbivfiHIP3igC+0X9Ycds52Q/art/Lxrik+wssfiXnBR7wfHCRbgnovJIPbQluofIhYzCyp9EcPuNN9GvCObjw+M8dlBF9jtjUIWZTzK7Vem9iu0Ag3CKa+dzIUs28wfn3hnjgAQ6SD71+UubhjmIob9yARYssGEN8ZEy6HzyoczucskGgHwyDkEPVnenViZQlo6/EKhyCI6yWFeV2F7dpVIvU3M7VudQzhrgEO5SG3ELiDdMFpucxvUXF8Btq0FcZvxj1sGLAvgE3ELZn6w62APsyRqjQA6p612Gld6mYxd6qTiHNxNJELHPv0AS/RN8HrmJFE1DNnBtczziZePERnv8tAR2pmGTNAOjGsbuRGSu5J31lnom+Oj1lz6RYE0tMNALsCw7OF2IJQCyxJpZYE0ssxBJrYolXRCxBjViyvCnJGoVY2NmPiMUXYiF5HsTi99hvm1tkiCV2iOWpIAj6icV4fTAifEUssR6cyMwUHS3LuzEl0rpUqKJBI/UFoopmW7wXaTC/oMcqMkRQVeXzXES1yZcnH1DuozL5sZ38SCbZmXyuXN8Hspgz+TEyldwkk08vPKxk1kz/7AR/QXgNN7tqNNAj9OxGYAWMsWFZgY/ZjfTsRnp2I5ndSM9utKLZ9WuzSzLA6yRUimc3hY8pzW4qs+vnKWY35eMUz25kZjdyZvcf/MBfanZ5UqH7wrsTrZWjQfgyzV3DzF1MX80w8MhpTKIIE1/92jctPFkrmxoewDkl75WpwuB/+Z938GnrcAc/wSb1+kkZJQx+gsFPTjP47wpo8IOlBv/w4sHHx5ziBfRFu4AmMMxfdCfhbqyXxhZ3rRxRTqmXOBkwIqB6npQv2kkhlmdbISzPmZfUzEv3Ozov2B/9an/0zf64/Lx8LGn4jAko/pkJfVoR7riq9kpEohYJYlAlFrVhYlGLpkSjZhwr2ZJo1PbiaNTGPM6Mk3nGXs9DbKCnwwAnsu7gkNylA9OwxYKhcyMsqMP8m5sRPeacc6E9rsXQ/sgZRQIOR2BkjfMQAYcpI0qnx+i8E1+gfl0VY4hejdd7H1HFqgXAxUz5H1aQ2bSIOsKOoSNVBk0GNmsNEshbclsL5NKsuMztiZAbZuJnXs661IASSHW2AUn+JHBVQoPHJ/NRhAYvHbg6cbrA1YkzCFydwJ0Jx6yNHHYStkrHNB2HnA/Bck0Hx1a+Cs6rI3vysVqoKkQVY7YG3hsOj8M836AU7niVeRIjMfdJH3m54ukv3/nX4SZ/bODwsQTDt7WTEMKDJCooxEe3aFGBMfxu0rJqnNDyy3d+K4Rp45N+vYTblL4vF6hXEh8jMnsFSYf0sY6EoBgulD4+xnrs707dlVM09QP6U0EI0LmxkPANYSs0QoEkCEyMu3UMTaVevev4BChjx0kOqM7HDzCEr5f9BWL6Q3uu8VyFq/BEOOq6yN2+i9Vtky4g0+RB1oraA+1KwX4DfUxFHXJMtWDLcNkO8QHLE9BieoxmtRkxwTaf1ikLdx3l4RHIrUePWvgoj2bJXr5hMqMu/z9wrntB4gentRzzhD52tpBEgLgGDTadEwWlAYVvRfgYCvh0HrxH4Sqt0jdVCO6eg+DuMYK75yC4ew6Cu+cguLMqoLp+zrl+3rm2KO+eg/LuOSjvHh9hafjeecDgj2u9+rOs839ErGXUabUau9zjwUVqLFfwItnkt3JrRkMCmhYojHMxXC8f18nHToEU2VGVvkSbyx7yNwWb+5D+NwgiyBRKH/7cwXAjjEvlOqDu0yAqQWAv/PJjjMFuTC2P6G/X8reP629XOTanL1emllAMTMfsjW3ZKe7to9o2eAZdOFHrgiQnqLpg3Ao+jdu5/f7QR44zghoP6EZ/qQHt8oDaHj9a6/Hx/y9z7wJeVXXti6+5Hvu1dpIdwIqmp2ftpW3jBSw+DoJayYog+KjlVNvjOV/vlRCiJAQCSUQ85UCEkKbWB/Zqq1RrErRQK5X6RCsa8UmrFm1ruef2kdZHsWpLT21LrdU7f2PMudbcOzuA7f3u/68f2es513yMOeaY4/EbJS1+tEKLh40G8iuJUctV4/vo+xjfqvc9vj2e2Tmc2cEc355b1405vjtLWvtYSWsfr9DavVeUje+IOb7PUGsfi1tb3rac2bZGTjBx1C8Ytfz8uJlH/ZKvnFO5xU+s6xlwuMX3jaimCm6qRc3Ehz9o1Pmd7WupHRMJyFhHVaHyfVeVtWbDFqM1u6g1TyRjlwsIieYUIdvSCEP6i3lOV1HaoJdGNejlAzboMclbVYNOGLs5kXUKEc+IvHmY/K2VfG8a0rPE7bz1gbidMKuNbspTYw4ME52mz9LmvDKqOa8mzbFGNWcYAXMpbo4aHZubw30Po5+IPqQpMfpIW0SGwKQd136xbFR2m005weLVAT6aayKAew9Loc+pA9whAorlYlpHazEhdOMYKy1JTyooCcF7UsySoq4sxfeLQqxOgLnl7j0TuqfRKu5yps+yT7p/5yetCp+0DvxJ7+/8ZKHCJwvln7wRO2z4iGtpc5hD0LBPMNGg5IWZWgodQwKF6teG+yQ092MLoeoZ6CjTRhQRCUQq4TqpwmiLolMZx81q/PbLw+RkCUQVBttJXCyb/5nhkCGWIiU6niU50CnLjp74Vp7bQHa0GLMPVgwL28e5/gyLuw793fOUE/U8QZqqufGzTaGoo57lD0m+FAgak987jrvGjTu1pFspZ7Nj5GyOexehMYfUv9lD6F8yxmTH6F+djBmRbACw3Aov863FKoKNxjYkFXd5VW/jcZ8iZV2+14zmcox+DtPRcexJVN7NtgmVLlsnrIO3LnMIrStz0B1NPWb9j69Uf0Un6ej4yjWPSSLTQABLWmptIENfEgJZDXKpnuHM808B6J+KaN42nZLmym45PjoBRDMvEYEbmupiIXjfzCYimAkkb1MS+GHrjAC+phFJvFxcRqXgnWJFePqveS8l5yz/S/D10mW2G8dEArNj3PFD6v4Yevz9DgRRdlZ9H/mdEV5Ng6PQ1nX4uaMRwOJ7PucXABYflAs+xfKWhEMXaIOak99qD+N4X+jkSU1rxvvm43jfjBHvWzADoEGSZVXLHKRqmeQ1QuZyHVkfdKf84hFhfmvje2JdsUreI9wtaEwYYKuYkUeMz5WTR4zPVQP7LtCd0thf1prx1xOhzuBxq0XxtRVGC8NUi8GprbjRr0X89fhgvDE06RPEkcUJHFw8HuiGRi6VqhiprTYYp/pjfDHP/TFutnkdDgCyL/LcF3kK91yzHtx4AvQZ4+/ojXG4e0YXmg4Kp4gj5U81rL/pIAPrbxqByrJmQc00GwAeQU0ATCu5k850wgmhu1MP3mO0j8/FrviBD1MxDO95RK/CPcGfrfnsYeTKWSTotwnhBxiv8XBF2BkA9utiH1R4vmtYcfERGlo1HrWkU8cAV5cPcM0BB7jAA5znAfZLBpf5vA/EZ3/0+DlQNhBh+WNE3su6q6B5B33wN461b4x1tTHWfjLW1Rjraq589SGNdawkMYpPB4fxqGd51B0edZtHXcCZ+jAA0cspYyPwSdbZKY7jBGc2QLTN0U9/TLZtIg2JfJ47V7cU/Vsc55cpB4/Qs+mAfepjNvkVZxP18JHBkWVoBtVbwwN25hEH7UxJT6pDJ24ds0fNfsxzP9ZUmj0FNXsKcsBr1OzJH3D21GqKj2dPGrnzEB4GqAQWG6vYoqgxRP3TkjxrJZntgdkYbXAIRo6zUMliC1vXK120fv0RV2RM8AuvdNlS+nJrLgkhOo6C3eAs5JsAsKrQvBKeESn2jEgrz4gsoMfJByXInl3H65k6PasOC1YKThOZCJZ7sh+s40wTtFggNggNORXOFNPs6RytB8sqAB5OjAqEKuIFtg7+fZBy52YIRtGn8m7oU/gpcNVHAlXWVVNcSZglFeHMs9n82zMMMqMfrKiMK50HzLWHxKgobdM6hRSYHY4aCK8FuCqT5U8eCKMegghXADUUR5kVQBLF0UwpQUxVCV+zKEiWhz0i7n2PM+yRfcwDnJhb+KXGfJmMHEZTY0TOevtU2ePyZ3qYP1fyKg+4GKkg2xbloslyVqAxNWfI/YlFJSMfCPoO7kNhJgoIJyYFJmcF+TlAyQ1S+EHKkECNaVaPKXo6y2C5aUaOqYhRkfirKi2b4a9arfCcC3egPb5jVf7nSvIa+091KYDomeQtBKMHOQllii4ZOwjYUtJ67YbYyeZIonL5GJYHNZ3Mkk6PS7K5JIdRWKgkvOIEtk5tblMyc3tUGWi7SpT4DA+jVdhBjW08lNLf0KVPr1T4IVVwWBexp2IFfyAcijleE9gbSVkNEhFn1FFeYXtHmGo8sX9z9F7Ncihya1QeBswGnccjLfd7CjBLRGtXEhBQ1JOZS3i0fz2c/pxZVxSYhhoBfs0QhUldvrItFNF7aTm7GDAl6ltEfyQbsIznC9YQZQ/rXXYmcs1F76ble0ULDq0+mWxlGW1bG0/se4RyLHj+F22hcYvQpjNZDy+f87rbzqR0SxEphCR/8Th9uE1gJ9q1GcjS8k98Xmijbo7PCSglk5wHNAKcRI+DwKif5TVy6k0+BkOirEQo2qL59E7AR5ZOYv731IJLpOKMWviX28o5jb3ilzNausPoumJFKKs0lxw3BO8kMDeAe0MJ0SK5W2SoKSHrz9lxMkVbgXamFQKb/HdWXQjgtaN+pczNbjfM6mlyjecwE8Jy6gZOMAkSGXYuK7JDDFQXsdUVRabozSfWx0tVRpKI08C7IfiWPLleWYUYP4CLstFsInJsbRTHSftPCaMLTHpwu0OvLUyV0YRgBIJSmlC9rXCobTXr8GOpmP/KY47GeG3RMjyewo+l8A0OWPoyLn1Zaen+NJrxWGEZFYYzeWRCSzmIEm55hl3OXPY4Q6rV3v+nJLBXkcAeq/3/Bg08PTYNPMS8jXLjEuYCflNjUcHOsahAVvRAZBD76WJEtIMuWfWKluarByGBVLRlDT0NUsChnYBcVCpbPc2PmgTgwkyVxYonRfK5xqmN088baRGDxLHASjwe4PtBEjpswHf0qf23HOLInkMyjgsJNYXOnkC+YzaMtnZEyT5eY/VZiuVF5UKW9HAqETmTekH1zEcujj5omgu1rVAeerg5YFR/n5kR2Ki/x07Qzyuf7V2Wyl+ufbZ3GX4nulUuvr1I/shWLQxctOqz8sxs1QXyfA/Bfbi6WSL2Ro5NpP49ti3WpEx7b+y8AWchyh0EmdThTDnIJCQ3mGR69UuawT50cq9JniX7BI3HVWQCBpsghX0q8Gdw6psZznRkzJnhTJU/mRlOPUIuZjgBOzMW5E8euOckfJdkA+LcVkBIx6AVdlfotVRprzmltLCIaWEh08Jny2jhAp5yJjGImBiSXkuoAXYVfy4g4wnCw2OP6QzxjUOIiEnSBFAg2D9i2ghwE5vgYzCJiP2pvB4fUlhqnLxTiWHPKnuZBWN2mtHPqEpqUAeE6ZCoHI90Yp9rhUo9hU67Vmj3pIHYWyCWaJ+m7hincfahq9xFl/4B5WwQegZsUJD46JoNws+pOSMPD1eO1vMr+FlrdwRKXV34KhV8rWunEvi3JOEofftdnSImywmFXcYFhyLE+ZjIJcjreCYTOnoDno7VkGnSm1VSQ6ahWISWECCYydOi0tNCPQ39noE1GGS3FjXoKmMNak0eO7lgq525o9dAD+eddvyYhsVMM0q5o8BaDLhhEyDTUXrD2WYRqP6ENpUijhA25QpqZK43ENoCR0OapGkLmNnaW8xDJYHuUjv/5Mh4RPWRfsQe/QjkWZ+zbOaRsCL2i6xZPqpGPiOxWBz84BJ2pW+k0OSJ9xGaePKWpLvHFefF4i5PTOa7x/YE+ai5a5zVDELXOL0/TG+WXwaMJU6yOJE76yjzCQq2zFCiYSuJO+N+zVC/NtasK1YHWfykgYWOnYk8dfrCmn5ZWfkn25g5vw4KVXkRaRIoA0XmfPlyAYoW4HKsC2v6Gi9fHci/a1YF9rreIilS1X3jlpC30LuNYpUk7az8kdtUpE71x8AKlTOoMclEGKZ7y7BDc4QdGsjrAAutCgT9ytV9M4wvm6ndDKJK1r6gijJgYJcPHYyf4Dn6V9akPOpXm0wAhuefk6Ryc5FAERPSo6wlyD8GbMX0VgPpk/xpYqRPyESS8RSuvpzdaEpPOStEpenqxtP1oCWISiWo/BCjprAFjV6O8vgk/nDIPQufRRI4fbapyZ+uoi9JoqpxjaQQ2ZHnkga10aKzNecQ3n4VqfgQ4ZsL/MVhDUBEZZsIYVS+n5PvVkF83EP4RD7B5zeK3qBKjpw+RhL0NPhBthMbBcUPrmH48SB1ingQOoH0ydYD+M2ebG3HrzsNEecOlppt+HWOceaH1SchaIBOLgirGh18qErS0zuyU2ZKegmrKPLVDbKKA1bJWlF/yi8+TyqrGrn314CVAmNcYICIHANE1MJelEXKjyoTPSkT+nrEczEzzmF0c5VGN4exGY/RzcXMOIeRzFUaSX4avoLjy1SlVSphjOx8xaSSo1p5PE5BlBbibqU0MvRpu4GV+vEbfokW2yhojMdl6UgfYXpV1kAFNT6oaQsnBOMR6621/eV1CcdTbcgJSke5KCRz2SkTouy5nPWOseLxOr/wK71Cns9BUROizFmk8uVqUxTZvKBmLiypE4IaCpLaqwxYnMDKSDuQN86NA3rpNbyEGqTMkVaGcxQm1xYb2SFdBjXdCldemlw+T64cbAhJoeYdVVgV5fa4ozesGrViWgkmP+HkVZwhMUD/3NCqApKNxd61pe2UfAD53MFHcupXUt1i+fWZ/Zupqb+mpqbGqm1y2WgqMaZDfxzhKHLq9QvO3tADzVePnHS5Nq5MpnHYWteYKqmQw9GiFQaoJGFBQhuvr1dcuiAnseQADRCbjnGma5wzqmBYy+ytFuypVrG3w0C455L1T17BGUDKG3mpxFlXsUZzsvq24LCg1mBkNYfOyDYqRnajYmQ3KEZ2nWJkGxTvmqq6Sh7WV2Jj1IMJE6McE9yh+OBX18W5JVzOLVHDuSWyZtdJQSwrJ4hrdJ3DVgr5g0hteU8xAIcchqsRRyorgudf0dNwJc1YvLKI30TAT8I6RJD5OGX2ykjB5FRk+4LYDNVHFXvK4Og0tnDHzrzQS88BzkCcQkAJ56Bqk2NgP4E/eTlAHEpNOcpSDAYBdbc/IhLo2kKyV6VYXhtCmUdm+DBFhYWcPY6ZjEv27jmMFCPOXV4UBqPzCF4KD5sV4mQMczi9AWcbBztzjcffIK9VjUQzxQLLq0MCrViZg52l6A6BeJtC6CnPWSkRaExttyTa80oK1Vrt6FbutkoklkLRNanfY+r3QNJeIxL6rAGUgkH9OFPUn+Lga/moKx9DihUYd2JyT6l0ODgmbZfL2i6PhSKgMSphqJOkJSmRls+J3ClSYHMgnEU8Ixp4IpzK82I6z4EMXN/oyApTmA1yG24u6ilOC5MClLhgIQ1LMoQ0SVcTEllJ7hHVjAHdYyrzvutNHvCPCWXWzhctelgTscVOjvBJ+sdLOpGrDi8XHjcSrShZfgYlWtMbP/SFo3DFPZQOKvZoHDgZFBD0uET/LteGTJ+gVCXBmRbc+tm5iU3wmb/TGyX7vrxRRjk9ZbbyGqYdnnwtNFT28qCtIcspiVuICpC0qRPswm+oj1JgQD5+MrRT43RqWCZFhW2lUZhREq+KmIlFyuVj0V5kDP8TG2uj7ZNSTCVrSEUfbCv8VlennqsT8K7QJ8+u8s7nPWbsS8d7TDveWRpHxiNqAPQj9uhHgMiR6y1S8jHyjbWw5YRiL4aLig6VS2qoiVH88WXh6pinwDmBdjTOcVaW9Q4uFtATgcBXqnfIHTiNAcgsEzs9jZnNQD1T5uqk9pdaCnX0gpUCFWR7IbRoxUButvEANpVKhiD8ckrv7RT+i6x4d3muWONQO8eYXwXiKGoDCj5CEbmBDpgJ2qKMoZIdWltiWkdkS16lP09S+jiEXQSOauTjyHDQUtCmSnqLF1LsYitvgEGDco8MGhy1++2VHRJm4qdl8+cRzI1ca5E4gxNoOIj6yiGBBvJ5YB2idlHSN72vpgZTSA9hyOF9aDJSZLcp/IEnw8fEh8Icw2+qmJ5QsOuOzzE9Dsf02LpLPpgkiBIxYuMhZ2SOZ02lI5qIkjgRuUbxdlUq6Zv9N3zIjosffVT+IVClTaJpkPSFAAssrxDUHEGmV15EhCB772b5AlIrwjXCCjLklQwzC3kzm3P7DmHbq+2x8rp4enm2sQGC8J9O0rSkzDQtaU7Tkuol+5tgM04G4dkHSdOSqpymxSP9LtdbrrjKi+DfkPlWFCXNQ96grTItxSGB6WVI2WowJTzKSLGcrV2xKMB9OwaeF0FrvOnYXrIwDltlzjGnKteWLGN3wfxKyaed6NS2wp/XK1F4Ymhh4YT3KPK64tIE1rEWeGgcc/pLaQPTv57FZCUoxG1KWhTzgRimQ1nsCKiDZ3/GGLUspz+rV3VUs98ae/ZjLxDmeB+QGTX7c71h1pz9IE5sGzJUdblwmjNctkmubPz1rJ7hqpt4hjsfEx/BjmGK9WH00BTr6KLaRqR4G5HmjO30tnwiQ/xFcpLN8i3JZLDAWL7qoiRDmNypcHZfT6X75Q1Aim2faU5qFzul+H+yXbjOe4YOLjEyIUEyj/cxIEAwxZTOxcim/TSv6dB5QpfpQvI8EiljKGvZESdbM/hoYiirMz0gkXUCeSHxcQEJZ1wqH73oKutvIDc1WnhMMdSmW7iFFEY+3fqaQqPizx0Zf+4I43MTjc9NiD9XUJ8L85hUbmxuTj7IO4eBdazf0d+C9xU2P21yDw1XIXIU8oIsdhCeZENpEpeD/HpJBtZntBMGbSTeVthNJa5A/0I5nA0vCOKT+TZ0Z4pcVsj3gVSeFj6okmVj5S71qOCF0uPP+NuFw4HVzMgigqFFoEzmrLrI6Q7dxXpXIln1alkG9hrkpwJzN/YnrHXUP8Tg6CZYLHYwsh26yLlUZEYSDNL8ZaKZbZRFz5pb1xXNXL61n9kuujhIryOhqlF+AqHsW9f3ywKyc+toMNYhnGWXYemcatqbAhZd4UmWpIiUTExSI6eI9JRlHE9wfkiyaDCKNqMhK/5NdgMqDECtXj15n3kqP6THobIehcrip6AkOJV+m9XXNiYUOTuswEQjY9oKzDUvWU2OhBVLLmvwy4E7vNx0BhZ83+r8PaVb5Bjyx9hlECzKnDArZWReQLMAs8vKnSHl7QsI4olwnZFKilOnnUOuChklC6scWx5olmS/IrwJxeLImUuUCSxHBdHXFlIONaGzO9m0W4Nov58zQ2F/ZrMvZUZlYkJHpEeBID2ZuBIodwJY6W2S9BdH9pl1YXpuLLNJxsGJn+EJIXSqyiANH0S5k+XLKtpbUIPmkkck9QiChMlbsZMe9flZm64Luk78/q/rOSpLI1jKm3NDu6sK2ahUWjNtNjWd875gC2fNaIuhUDncbJrT75DFmoUvKBfkKhvTF1hiSFu8PHVkCdEWdF5Tus09/RfqaRupsGwKDadUWMj8wUQbqMJAmUSl9FZMtLBbepw321M2Xw0iJsUwZzm7Aq2AKILdl0Aat1RnkYwdrjGkKgOqV+olqzxZVc3gvirfgrIZr50gCpS4Wu4XrfMCsTxpDnr0TkGhW1sTpQg3XVBwCkbcpQV1WS90CDp9khsvsj1regH6ZRuXhq3egJ+tC93NIaVYx33KZDdiyb19ARZvsFHoviAg2MeKcczxUDkKkg2hjCJnEtI1qOBw379RJENfKDN5J/LgVEUJXuFFyuYHWT4E+jlKpZ0968rAWZTMAo9UFc6RYidaexp5kaxBrUmWrEPVJdlzvY2cg0EKfXm5nl2yE/dd7iyPRi7HXCDRzor248q+y+WcQoKrz49Yy0OVtRxaIXxjueRSnUQOUU/mbCnDMnuSH0hR3k73jLoaucOli9cg5MWKrhq2zqiLZIF1hF/kbxRA9h6dS42tcFm5BSuoHT/0U6ydguJHK6Y8VkyRWgqd/h6TvVwdiqwQhNtpktaElC/MYh3FYklUZVGYlACJQ3anPdZ2s9DWWGNsJnsYIYpu0IVn1inlA3hRimtBG7HHtYHCURkhy7YMP3Zch2BLzC5JJypPU3HkmoqjeIOGXZNdadeEmDStOIp3WcqHtdLe3qmkOGITCgLk4u19rGO2qWxdsdnmPawKNcupNKQwlz9dxXzg30GRdZUed8FbskF+a1AF/STbb6Q4TDqoRh9LF4UF2IZSKUNbtsZ0McdmsGopDcg/5xNzF7BX9qqVCLIY6y8hYYGHQV1VRRVYpwglCxGQjM5HgKVB9KNRm8CcrcD+/xQ9Cn0mA18n2n2rbDG7Uggjw6eUBOaS549YEWZp3cSqOpd8Fb25pOMDSOD72APHmabdkvSa8gvLsXgDbiOfLEh5xl94iKS7kpN7SWD6Uile+akahTtFCNzRMxZc7MkQcHQS7hzop3InEboA4X07BMIdjWdUAR3TvO2bcQjzdI6bv70Mk7onufBBfuIb8YUCAwt8wwAW6HXAZF9TjkUlrpA2Qqs/giKBM3B0YDPOwAfJ/ZIqPhEpRFGs3biWlgPUWT3fzvx8kbyHp6+6+h8AYG4z0dkAMLcVeoATvak8nubxO+dQGOhv1MW5yfdmycMj0as2enA6bmx4br2LDYwKn5Cr9aYElHuCfGKyihCHW8GGOwzMb1zY900DdMGO3rL0w/hZmpS/Sh5+bBpQ2vHWtqSYfg5Z/a2q6wbBLbiOL+9Tl29Ql28SSVuuFNwKuSWw/Q1EPGsZWPOofhqN6ZFDixYPBrwK+3dwYP6JiCg52ZoKyKrvOhS70Ygcfy/mge2OJ7c9xE8GDDn1QTyph8wDfEJBvpIMGV556Cqj2zz/CmGpCecMhRoje+SRi5jdxBdmDsVxpwPGIakplT62n2Fj2GnJmiQ3e2JoBs1/eULmgiQXjTOYFBLYg5uGBmY4Upa1bXtViTQr313Ajv6zLsJ/x/Y1NFfFaUTX1BAyNWfGOfPzwwvjWxa5qclbv53x9ruNx746c9PXqHEjOHlkaEA2bMWpl/3Tb2f8esfQQNGNqoteEphr8Z56KPDu32Q0lbd/YUruGlOITnF2xLqH96x1+vhP71mfxtogXwzQcY8upNVG92PUPJugTZ13bLkjtJeYmSpBBDtJwgX0kXUWLGqLAQZOOWsl4xoCYlKF54eKCSQ7/v+dZKWreFRnPfTDjtNmX9/7yFCYLh3cdJA+2OCS0ihtDG5aRVfIqoSitDjJ3g9WnOCovKQ4koXlyjPE5OIqcsGWgkjGHhwCDJA7FPcf0hiZpONo0ulzbG+VWKPu7F9TdJND8u0ce7C47hOnzDr/L8U/g1DQxQ04AaGkZh3XvODIpnt2S0IBGt5QMRONK2YTakkCshHBkVRNzrahIHu/3JJAaXH/0KZBg8bkXdkq3WP7HhmQnSAfQHzT6jZgEKLfvSGWZSAwqSd3zxy6WYeiDKN2X4/HYd/MJjRFx54PL6Ct5saip5PIiySM3HjQ4gfdjVB2beQ0rtDQxAU1NBn1bOoMs1CbuBuhmqkrsiMsD5uLcfipLVKraFLGWVeVi78c0JCiTkC3gWipozOvWf4O3jjr+hc/stc/tva0ZuY7skiLXZdT7MicVuwAfsxhZijMllKfFMEORn05Vk7DFMrUl9PEjPAxY1rlTAJLgcDCbAt/xG6pUuwO7QAGH9pBQQfN+PUG5ZDLv5tCKEYy9LHP9ynoZknOUAmqy1/oI7kHegZqK2IxQf81XD6hZBWoucnjvr9AbQ1lTVjmF/Tr3DjrcxO+NecX/947s6WGskqQJkAEvHG2ZCXJxNtcJ7ta91Nz+Ztkp/JfZ+aREIi1kOb3DmPSfAb70APMKON1JkvrppDSwAXu4FDo3gRE5mRowGwHk2rVBWLTgOLsugpUV2tjKMsRRtEDkOrMVzfye/ieeZ0aIHtWmOxckq7fKdsaf4Qhz+CpnhmMcyM3KzzGiaF1YzwJFU0TEmOSV2IB6oh1J5msMePaO1OuM7Sfu0ktuBgWduF2iKrYVE77ezlcZOmVNGUPFq0KgxG3I6FUWT3OEPcL+VlhLFybBoe4ZUlvYuCLpDpxNqIj5HdVh3w1Xjr+rvrJCyCqCd/67cwhRAbdiMzLQUq+4AxB1BhM6rrp0Cv3c8Q8OKuSfV8mCQAGVxlK+GmYvTHMzTr5yqm/vPqy2ZqrSJlOTmYodtyNQ8k6hDq5zJkgGQyF3tAgM0IXPBg/uVuGaBnJllKkCHyzIJgIqBS6dEWfgrIbok/7smxvk/x6hkUjeSkDnugMSabhcwWGMO+HBowakPvExsAflKvjIByyB2V3uoObqBWO8e2hED3lDdLibF62B0jN7VMbIez4zKszzLmRoC7ez18jXORwd5KV1EJu2mHJUJJVDiaHdJAdSBhuKDebcL3D/0NoWM7kprJiCSKKrObQEKqCh3E4MNAc5oFjKvlfkK8zTXZB2r9YOKsMVmFY/6+jkUsNhukZ5DZgm/IkOjHMSOYdpDfNINd14tF83WafesgW6oGMfyoQWMAq7aGh8sJkV3tG/T3UX9DDHtXfHxS2KO2xEoLGjEh6L200p3l2VenkAQexS84SwQdnbskZeA0c8Ym1U7dkgkzhy31sOMlwF1F4uv8T2wUWciapJglPRdLdDkqRZhjB3nJNTCpqINXkk6ZVJYfVjkZ+yrLPLI++KBv9mqDG6L3CUFg7hAmBxwvUf5L5hwVDAqDcMPJm0oHhuDr4Ywf5QB7kQTg4ICh8lJMUT5+vHQrgnqe/OrGBvhLWzLrqzXsH/vTkttMWUuIQ8uqugs9uXYifQlCzaTDMNUPdkyeDVx7HeCpXgyd9g+Lhc56FMSgLY9AVnp1a462CQbAB8VTIrKbzrGnn6akKbECrl8UxTr1WzOzHApocf4pU9K5yevF8TupLubenx1DjnNkuxxn2fFq0EA2A2K+qxHFHf9JRn5x+wE+mlXU7ozxoprK2ZDIHO9WzIrCB3WpO5VRU08lobB03zTqOj6JpVhRYwCAQ8k+9RZhziPDABflXX4l5gjzxS0WJpFrn1fHsVQTYcEtDkD/Qs4Q5wc8OXNEQVB3oWVJhJXXIjflskB3zFhDWEPxmxUQoS8KliXqWN1xDYsLcMJZQ5ZWFdTGEmFGFhfK9uYy1Nu8kZx7HdXJEqbKWIg83rowYV/bSlb06P5a/znOECetcqAiTceD/A5sUpwVL2I7rpdKZbM7PV1XXWD5jz6XIKC5lWfjb1LCpxCrcqNErwE062ToS2wHt/Dif4K2rCtHw044ktZdfXv+dFEJKoaSODXGBqHbHye+OU4ntox0a3E9uHwv64ttXJRdZ3o2Gn0Ghf9griiJ6Y+crf0lx1ZD0GRaAGsyeAJ+rt4+Wb+WpKVNLm+LzHCm9mKOLDaUXs3RxbunFDF2cV3oxTRc3iNKrKbp6Q9lVj64OlF116eqWsqsOXd1WdtWmq9vLrgrqh6cFOoLY07Dgnnhc9ha6Ly2LI+/c/0BP9tiyJ/MwWsnFuJO0AFGPINcHO9K7doULqKyzjLoRyxFvOwBqYTWXowp25a+d8MOJIXD65pA/yy3xcKajasWrYA7OcF71LIdo5tTg33Rl8nRWZ9nDLrnacyXBAieOkp4qZapkorUkYmLDluuULQrTnaRaHtkaFyQ7WT+t0pMJ9tpJRcPJU9FhsnIVnlRBqgPGk+MqP+nwkz3GkxMrP+nyk3+8orRrKG8QP+HNUetEz3NO0Yve+tmjNK1euParnlFkNHJH0kpHX7zP6MOaIkKe1I0nrywfCnXjTWOM8qzlS5co0qWsDMRq/6a0nUuMM4HhyaTy1ckVZYK24JYmJ/rHs3VmoiSDnRsVYOugDHbwcw7cwvM6JmSCFGajQjHlNEQvgz4pvyW7xRwKm9NAPKRtDVIExJOrLtSWsb1aP3qFSkeE4StvXP979QnJjvjGK7jx0s4ffTWtbkiW9CrdkLXKRa++8MB39CvVujt/ppXX8oGeAaeY5RmGfGZV+pkfxWORk6yJi3z5VRT5y5/9KK6FHxd5RcUis7LInH7mGqPIjL54e39yMa0v/qm/YmlVsrT4mZFvJS/G9DZsXIzpbeBbFUsbJ0uTQ/gr6t4nBx159/d7d+kxTF7vqfx6gVwvzCu1nKjduJKHNEOO9hNUuiu48qh41XxIuE8eQJXySFDmR6IilUnq9qdR1iovyreTCxKsXx4CXY5gLT3iZMnnyYNcVCDPIcnjGMmIEmDpHLtsXvumDkchuxr4nNwqarx0MNMVp4gP0RGssP+AIyj4EWNkT4hyqixVWUah48piSh5jT2TgR5ddz2Lfgs8oI1tAYd+2sp1lMIcCDsc+t0rBy6fawKfJLO6o1jD4r9D4JqENvxbonW8Rwl7FGpGJSdB/6BxI60pqlcIgjNVaNH94oFnFDyf6i4tY/2KFBFSQkbsW5Vh4M+fQmAQE70mIipgE8OBJABKWd6+n3e9ADYvG/v8giE31Rae8ntYmY1ckRbekOnWGgmVsadL/VxR/yI2PK2KVND0SXRg7o+mdnf4DwgHGLiIujqFkI9CMy0VVaPcO9gMoVGcty5FvCQrYc8asK4lL7oGNF/ZYuwRsOAl4TvwzCGfMj9CM8X9oS1FUksXotYB1dIVbjFyqkCAHtaoUw+2SiA5dibejmArcHSbqbXnTBTNsmzI6pjZTaUMoDUIZaR4Lm+g0TRaIwq19KhzQiQhQ0GF8EYfRRqTIYkcU+iXqgvRmWUPKxeCwr5bFABNSWiMsZZeacpUKpTQuXaki/CIRX/oiXbL1U5ww/Yr1HNJPF9Ob2aUdjcDNL6xXye/iGbyUdGDc9L1OaEfuGRxIP83eS123z4FzChr0Bp2POOAJ8PUdofP9DkFYveXABoqlO3rHaWOXHJedGunLX2eN838ika+9KhlCHV5mI++Mh59lFMdlE3gIrMoEHhKScZ0Uzx4Uz0Wl9dQpc3F8CJkPYx22XXhW9RN/K2hiXyh5Y3Mf+37UokHIE8GD6UY2sWwKg5OPKVgQN+nK79m2kQtwQJTSp4g/giCLzUnGHsw8BVzCobtuglqCBJcMrBJ63dHvLUrKJ3m4PUc/XfieQo+RgwESpxxC9EPGDhxMnEFa/xQ2v/SUpL3CMxRUh88KCuziT7KvCorddZBipchNlF5W7HfjYi2jWBSaVd1JcwO3bI7nQm9ovB0Db+QVUeLAV+KlpLMkl8DOGBlFmJcliC/s81I5ywj7YmxR6aHJ7cTmaWvzuNtlIEEMaRVPW+2Ac9DS/dhDjXDVVDOXCXeNxorRricWa3vyIUM3snv8wfxRRJIthViBHJjaK2NADQ1l5Pv3Oy429M6atEmoqbh7XepeSgILMWQRRnFHmD7Nno9IXYpAXShvgW4zMd2miG4zCd3CaYlHRt8tPEdUnJ1iTYUz0SQKE8syVFAWuqcq/CClcRakVgNLFvi2XNZqtaXk6IaF7E6dgzKJUITqGSII0TlVhAYECGzgBtUwblBhBmVIrCUZ6WE1DhzBS5ce6UsAUICfLb82651v/O6FTyyYR6JCXtakWhK+z/FnVcrQ8NrMoaAGskPtplBf2wWbTI2fVC/P1aspqZ7F1XPM6hW+b8waRKvtivNTJRNiLbiLW4G7HJyLaB4SiYRt/JCZyiTy26NpneZJntEp1SlEmtKVqYTqDnMxOKNLsWgwNNRdWSOXDqUbozxiZGrcQOw7y1wiQ1wCoVRBenCALJWFH43BMgT6KihhCrfY5uqxzypJE0uAR3BuxRLiNVELKN1FHKeyf+ZJwGppvGb9j5/a+fqm381EmgiH00Q4jb/4w/P73t6y/c2ZFArSePerz9wo/702E5EMZEJGA1xugFUGR2XFcFRODEelmCtxKZbYTR47Cupr1HN4ioCqqIbz5Y+LjBiOAqYyuGYCSHW7zcnmXe4OFnVJuQ9ZF6KrOimQyKhOJpKsqU5I/A0WcPq4qTp2RB4yV/AUjmYViY4kJtc3sV7b0ypiVhA1JO82VHp3OpFRhXflCxFBzHdxGi/57FzSeqoaziMce3VyAU4uUCfzcTKfTiQbQxmLdBlTrFact8rzLpYnYWcpMf/FmgWS+Lf3KfSzDKeasjYyoBmZyoSCNEtBGpzk9IuBkpkxRpapwcB8FzJcihXHLnwyAreFdM4GQvGFCXpXIiqxwV5JEzZPktHSCtzGxXJDYnErSCzvoQtiiWV3KQayiViImZVqoiG0oLP3zCk1XZ4aU2oq5ymslz/GlArkqTGlsL0VaK3HfUCYAiVTylZTqhB4JfPJpnniGZPJK5tJpU/AV56sa0kGwyT2/Bjyx6bpHFLIhQOvUAVV9gWljroAW9JJvJQP9sVSyBdcXu4Ld+plxSps60uyaiWM2jbh/qA8jCsKRu2YyyYLLsyuq9PwNbYdh+LUY1kvBDESYRpOHcjd/e0+3g6oh3dVfHiKxQ/fpRY+9fBL61WStuhRVTWK4ntUJ3djoccu3N2nJBhDUvMySI1qsxs1Qe6qto94ZtuftrntI+oDPR6+MKKhISc5WxxaxI5RXeMCOXSb05bkwHYKn49z1BsFDTttXFxcmA0+PYDC6vmRLW4bFxnV8xPuGCw89JpV7UBCuvDCPXrYK74UP3avsQO1o31SOv0ZVZjR9Ry+FsPrIZbNEPpSFOgGi+4xzvxihlgYrKj4BGNoXSAlJxvZHGko7iMGZVGmUw+/GwQQZaCvlzKVfHtYAD99ivWowG4pGlbdNb0tSndyOfKa3mhMjUed2q7XfBvZTRsZyxU/+7Eny5ld4Mo5Sjs1gLNgomVOcjbYZPM52eoHxuhT6sM3IowIn38qHiY5y/6Md6pOtvbjN3+Ssw+/UrLbS5N2hjOCIqZxCW9TCXZbNE3XTn5ju8NV2+YQLl/ROjSBmcaCZBE4L1sG+lwsLMML2ouT0Lq2k8gePY4RngBpblgl4N5OCbhVQm4LCbkTy53L1OJCPnInUdJq5GZOFb6o4xkmyXJmoJPpeLuYoRA0J8nyZJeo4y0ilF8cEUoOBzTgiKS1ZxIuSLlO1HVDnMBWTyWvVtlDUtE2Sv2dyIppJSsqK4S8rdhOhrPTZiArkuMZvJiylJIbDV7E7Z+PhYwcmWY4CkXTrJiqFhJH6mqhOxCOBAVAjjxUYFpBVMeVxnTK8c6mFFI01O5oNqLomusiNNEJci0U8YIk3kmDGfZzj0ocvhu/9klyPBhA9PlRVTTksFT0NFBYEyzQlBx/TRd3uaSWqpQkvnzkldshwXkOhtZQLBq0BE5n6GhEHEokE7+7KYDkkUy4WZ+9Zucf6n/yYcM3FP1xrU6aXkjepAA85FGPnWXTgYCH0SZ6hb2VMkP0mNx4DA3CGEcArBvgcIgKnWwN2IrMHB7gG2we737gfvRL6viuQXbZKtbuyutx7ymI5UHtUPbAzOa6MkrMxknqHROxVVGisnLJ22pNox2i4P0iapMlZUSPmoEruX7LNCEybVKO1e+WjLLDV82KmpWcraFiJScimhmxmWb22JS4voxmHM5mn9DMHruMZpLEybfYKchd/K/SfmYMvNuQvHMKX+tj3QzldU4pETtMq9TTmEfYW5KyE06lUJulqDmZYooBhOlJLuwmFmRRQZukUz0otK0MLTUI7hmBt1xvIAk412HgXL1JidwI6VHEcoLPrbTBKd/ckD+C/GCFfcyNtsivggh4gVz55M+8IqkG5yLGbJLTAIpFutcMfqbKRdKGPiFHciqQLKFPyOMH2Fw2qKUaPxawONnZqnA/EX+po2GJnyknwK4J8G5aFpOSJXrw3mPX3xyczgYDIff8cCCCKx2d+EEeW38+yQdVcspV8UkVwYFV80l1UAMsMT6h4IIctAUWVj44gOTJ6QNKgwKn9YJ5vAYu0do2sOh92AbmH5Jt4GonZTNFShEuVg+NWKM0Dewz5BkKh4Khb4CjkQo6z0RC2061DqI6bVsC/9kMkc6KCOQDZMyXZeuUtQ6C/Y6yiwzHQxsuoE+T9ny7ttvEuy/TFcjYfbFbU4McFNrUVTGydTW7nBGuKzqtZl2Q6X2kWEPfl8OfovzvcoSrNwKqM6gagNNkQQ6f/HdRXXJE8j8pO3g8a4BtHfs95Xl0q3h0q3l0fR7dnOE9CYFYT4LrbeGWuhNrRfJ8mLnKaMA0Orl/g9EpHMvF0ClzMVT973KfMxtaybjfy+L4E7gbisApOfMMd0NR4nwox5G8mclbnfbFZDdwiT2wByKOyAPRnx3b3gYE95w8vIEGv4G24Rs0ITiGF5VBCBThcZUtxGpt9UE2kLEtiw7pH4euO3JJI7kuaxUpQBmADEABu64cuGi/g5t7JS88o66NDGtBaqwOZy+FEiavpAS9E+QtfLUrLNsm72EpUu2nwH4pFiK5ixR+91J/SWEQfQeFJhu9mLmzivNBFRpg3tUQAW7hO2yXecN2WC1sgPiWK4XJsUIutbPfh3I45KV9j6keVlIhK+5z8qxe7TAQl6uOFJQUmjaRBWxDa5ojxf4ZCOUj4e376xMxIlMqukECKJcaIycRPiJh1qY7zEQvsZEF8nGUVwKZPc3eIlha13BUjnkJ4bYu0JIzlHsqyLCNI1O6/iep129zbDtRPQ3bYyngSbo3tOzYLVSQ1fU9pWNPM+Wl2WSTZikpjTUxgx94e6Z5vUxDw5dmSlpEqiOS39Ny4yYYnp+EqiwLVRkWqmyW9S2W9RMxnxr7UKxPjyuNW5U2GMohao9WRlNsiraQMXmmlNmwtIZG2Rmj6PKCM6pc6sGn1Qv7qQefjglxP22m8aUd8TDFYtrrJRrCEvEMLC+xmBPr8ziAI0VhDtDmKV3mVM7iWUkkEqN1vgx8mQo8CG2oGHY1iVymC+RMSKXqYS9RD8diVZIi1AKciUXWY1EYHi1yveh6tI8BnLdu8jZhaB1Zl6KySQDerV7r6fmaW7iaw/AipDCCKMZGXMSgyptXKTYOTeSjSnlK+/d+l/fvPS4P8xbsDQSxlRtEzFduoh0DXR1Irt6Kj98gDP0muZtCcM2Y1GDX271ukcB/elyFxGhPkZ/m27miD4u5rDcw38FJSlKisWcciSTZreS4iP1pGrCDua29j4R50sRC7k6xAbtKCoFGq+HyH1RRiFoKIWqyFQBcZ7C5LEFAaUIq9d2HosA2iQof4TAasoNlCfrQl3VoooUJFPYyt5ql1CSlSMQRarGRyS0hOmRZ2SA4kciVgpXIvejm3DQbuLmkDov7WNv2otQcjlqheA3cHtbTdZtITBKmjtnMfqJJpIcUzHK99pL12jMNSrofVlKXbujT6VKettRyQXyhIUEYeec9Wj5cyFQT+YdgosgWPp2PCkg6QkeUd0SLI0cPx8ZGYzSa68icMoBliPr0RxU0zmVdOlJSuwuSZC2YLElfmllY3oOOKW3OvlQMRVG+FowcmK3ulhtbwmEciY19mSSnlmTmdDQPWpzpkpwz2EfllIQpT+pDKeXmE1MoqWAM42cGY+cMBvlNYc60f+blnokQoDMQtavkWT7wE/rOxEw+Q3ppil4aHJQVgPqnyMogpKuVUpSQJF5NUZHVcuogI6eks2bKmwnEQEqGzNqoLK8EFdpnseG1ga2x03lNm8qrVz2vXgH/TOR1TkoZhkHSJk2QsjTYIHOXyNUlcq1JyLXGJFdUFMLGNUSo1fxWSSacrK9RMnmY4rqmyFn/b691iQZLk2L1KAHISgQg1CSZrDeTGLgq9rfdbSQCcisKUwiYCswIEYbHiUFZw8xJJLql2RBvsQQnx/+RID1oaMAoO5PhPqKUm0n3k2pKva4Kk1UZEdwJ8nCP4I54xrQnl5Thsz6nwOKlLKhRcGfHYhod3anmpSATUMowF20XCCCzjcWf+b1XyqXdFjOq0rKakJyC/KBEHB/7yICxVwpSBv2EqY3QYJm8x0ZDNw2OcoqKBYVmhcRkCg/NDMREqh05BQPrqPtoTK9wIw7CX8+GmcJjRAd/tG3b4NO2uesvKE4muN8ESxwCPTRRktypLMsEyL1yKqVeoSeW8RPIfLjfagtdLsOJ+sVYclB/ibZ6j7afxPmJBIxIfCe2ogjlmiaUy5pQrmkicUkTcEnTh72u8k6TlTtF9Lvs5wBN2FdULqRfqzoRODx0er+OPRIcuecmnbxy3hOF2xMzMVZ8hxYWLIoepGXBkdcEdjkXsOXs0RBrAgPhnywELPY2GVxjhyZyx2ejmTZ6zWEzNu0uEU1h+5cmZkZMVDsGfKQQ2DHeJX8ovW7xJxMNqPI1kyv7mdFR8ubM5SuWF7X5UZvH/XeFJJU4WdiwKHXDoEEK3VJbHeeFcuQGD3gqQjuUVFZz8nMWW90Ch+3v9UWP842lOPtYmgP6M9z3JJwJuZNkvcQ8VktAXyhYXyhYXyhIX0jrDPaepHWpZ0M8FDNpVsxkWDGTZfVCjhUzyfZti+N5pPJPJWr/HrvUgcBS9jlB9jdC9xwmZUm9/ZAoUkKz7YLrtUFwxXqEFAZFMYn9Kiay+1hBk8lhsgQVC/Eo1FYehX1IEJIMA0Atxx6KfVY8FhAiaQ7IlVr+zGdd2gWsS5snlzoHfV5DJF8s+LHRkeFKldUT7lEbBKm/RL8g3ZjoEaQcEytJOSaWkf5MLJI/hRlifkDcePnJ1r9iwE62LmA8x/M5aGQeD9hcHrAGcrfVI3V3iYPDNpNS2eIpCFk29nCqMKtdnvYF7IEF7MrLiCmMwZkmxoyJ45K2CV4RBax2KiOe4QLic5HgCcki/KiXwbYzxxaC1UYDRmwj+Rn6mObCMp4LAahoipUEOHHcEqPLIpgTRuYq9j8NvMJ3VTy5hbnGl77Hl5AHoJrD7Wo43K7AjSko/T+MzA20YZMsm8z0UhJn336fja8FTnznwRAkmcfTcYShF22gK7uNKzfQlT065hBmdy7f1vmDKBJhHBr5NGVkhyl8AqUvKh4G1rqo+IGY1jx8jS3cZdZtjxPPqrH2gg9QWiQvOOwkWGs9GLC3CA67uBW//jRsNSm/9U34rSJEJi+YYE6T8ZtmyAkcW7m96AHyPUEdnoo/P41vbbRxa1xsvvaC6pOtPQBFrZlm/xC/hWn2bjsYp83Yh5A4UHaowPjVBuMwmKYZW2cLJNmsbGVxIMMcztQznkXzII09Z3Uc58sLV4rwXA5HvhiIOGkpWY6X0sV40gQfjhRLTjBeUjBqMhLPu960mU5yIGOqEaayYLbbSwZDmwgmObs9FqbqsUeQ5/u9Igl3+zzoqSY5ez2km5DikMd7hj2e2ugeyqMhWYimLmDwFbkgLKCtMCxKC0hmtpWTGW2059GeOtmIDgW5oSArtz5DQXooSA2ZW3Xt6LaSZzuc1Az3SAKxyI5CPFHJXV2CG5X7wSf7Sjqo0EaroKZXuaf22iilvZo4brSdLhSSC8N0Ic6s7FJ87UnOFo+9qYqU+uWCYuI8I8tw2/hbI7ECSnLRAcgylknnGUnnN3j8QuHnsVcL/LHA+ei6Yn3anZbuhFalJUjKAGm0TS9BbjTgtCmi4Htu4ZmS1JS6pvK5WPTjyiTFqxq5xHXMR1khqQuiBc1g03Slci17UqW15IJRy8ruaqQMw0tu4Vmlfos/y+/KT+lPx0k36V5SIe2LU6++FVMAUQkvTSS/ZHGB9Bcr4X8jlybqyYyehT3Ic2Ps5hJA5iQDhsrFFq9SVkgSFTkXZnYkYOllsTv/zNZSlmqrYu0g5xVNlIP4DjFocu08NMcceTyfk2ksLFJGJ2Bfaaf7H6iQF4I9sjiMgrHklYHCxjLl8DJFLdnHEGG04NJW9ZDqoGBBXuB4mawKf84yYnuKwms4cjnFWKYqcjnNkctTEwfLxIOzxzW5oJ5/vEDGk4/y6sUkXFi7TkvVdKcwUkakoaBC9lIhG2IC0oXv5Xkg4tmNMatSuZzotkHbmdJ5rd/OGJOIL7Lo4xtZY7moZFr2uLoDrirR/g24iTrBpr32/X1aQz+ibRz01ZF4w34DdUia/CtwL1VYH3cK3S3tFFUM30qazeSZgmiI2lqx9ppcQEhd0kOF38VIssqVqaRHUlG/A2VC0h10ZXR30OW4O1Ky2QmmOKU1V3GZcADUh5z91io816f36IUN9Eq9YRA56vvsqxyx7Y438G7hedrAf59FJ3OXH4Nyyt/H2GGKQlg4ftWmVFcoeZpdOKQAqveBj6rRq3UMKtBIb2dP5sgpqdjn13FyaJ1t2wsIVtnzB+yUS9ssARTH1aMctbXOnOK6VcQMAF6hlTbxht4TxUSbwo4EySlLD0Hq3CqWq0LQr9fdFuZ5h5iHNJwN8rzXzKudJ/YjbZyW2grzgR9H313ep8JwLZ0VrjrIayDvoJrAWRFya2n+IU626nnjGfA+ZiKcjxn2Nsuwt7mSbagJcvsfUEdxnulKu7fQ2US4L4KjPL0kyLFeJREhVRU74Mca8N0zB1oMyQfua84mOBcMy5H+eQTfEVRd+P9LuGUeTEY8H3TtRYqbQsCYZYDuKQgN0lEGHkdtZBhs2yo8oKxE1BGCoy4EM1lBaj/mQhOwLE/Q6C8uHkBOiLTS89dbtdMsxPx4O05FCgmVug4fGNC78gxHOnLfzHBKHePvFqQMSwx8FJ8FL3EMfCi549wqSzfmPS3zcbycKDxh+C2avUgiwqabQm/saFmbXoihPp1Y/iSoT+xFvXdsRt87q46GIcHpHMVc8jFz+QAzlxf7FPtQvOUeclS/rjL48Js5Bh8+gbGH7YrYw88a2MM3u4w9PK4Ue3jftjLs4W3byrCHd99Zhj08cGcZ9nDPnQb28J8I2//X7xd7+BmHkIcb9373tu/0XfUPJ43GH945Gn94R3UCP7xPlMIP/6ES/PAfK8MP77RK8Yd7/trL+MMJ0HCMRLz1i2Vww7u/fTC44Z7dPQpu+OQYbnjgrnK44T9Vhhvef6hwwy2j0YaPHoU2PPxwgiFsj8IQzjOGsPxiT6AhhF8shRBmorymMlE+m2aiPJWJUlQkyjezCVHuUIDYVaVEueGeMqLcfXc5IPbd5YDYd5UR5bVXGUT5mgeifJ31TPbfAIhdzYDYIK4ecYiA2CNlFPnnShT5dmWKPKaMIHf0lgFirx8bEPu6L5RT6D0HpVAqHxT632IK7bm3nEL/UplC3zEoVL73VNLxt5bTqjreIowuuskgYpgB7sD5PVI87Bl2TtG1vA8XHxK64mT5lxzjcVwG/vozCsQ7qfNurtxfVeX2qDr/hC+/qy6P8Hu3JJP6DfXgfqGZzjtGzX+oa75b1vxlYfChfaoZT+O31za7+F11iwIvVEE32fyZO2yqz3uqPlvU5Vv5cs9avjxg85DcF1cTwRzRR+UY2AmHuVIe+19zkf2G+YCt+MAIvKoQ7skk7yK84hHNCMiU9kGU/jTxYLfxjZ/d/JcUOLCbEPxRb1BJ/eDoSUlOIzRaI2DRR73Ju9iS+3Ek2gaw8YkUe1YOU24Eq8nakN/yRE6aCnAGFzk7gIjAFiK63UDBOruHuQWnAtfhFDG9JJLUnlp6Ws+Jp1UhaL96eyFi3U8R80sfv6D0dB5LQvVqtQ8aBmZQifsss1qLSl9CTmjzfKXsYslgj4amwOSqyMnlcLou2ahH1yp2QIO0k88+i9FhupmsB6pBH5wvh+ml3es3Sd47HYc7d+HwHHnbgTKefmaxE8nUwFUM/IsHZuAnHoiB7zCkip/azMALZQx8ezkDv7+Mge+7r4yB776vjIFvu89g4DelwcB/QyS2/+9g4Hhl4G9l4JevrcDA1679f8DAt/9NDPyBcga+bm1FBt679v8/DPyBcga+fm1FBt639v8jBh4Lm3cY3Hx7GWeXNfpVf1yje5iZf35tRR7fX8bjHzwoj0cnP4Rrz8W1jB63S/v7Sdx/EamO6BK+9xZ/7wvqe/tUNd7gy1eoy3uNprzMVdqWVGkEdx/DMODAJgOJ7e+0dZSVWnd4S8ngPiW5L2LPhhCVGnhcL0IWL0KWXoSsZBGyksVCLULTTRcJOf+1vGosQcnteH35EoqoL19vsCd0B2OvMsnYK65SNi9LNi9LNpwTCoQUwvzfLl167NKlhzATT+Sw5aloI+f3sIz8HkhcLNftyCmK6I4X1nLiM6eB81Xb8AulnW03PPkJOg8q0DOByAUHRbIof+hsDbQjOzdJEkWAfTUczkGAr9DDyRsDP1iLzoPzZLTtB32y32raomXLoYOiWwRH3QbArjMZo2Wm3Jt2h84nGAhiMRJdtUWFFQ1WtAZZ5FByRBhk9DrDjdlQveYpixSjek9VmPasirOiVW3IpmR3Q0UygHZzYnL5Q2e+PxkOGB9gTMeocDbjABV+wVDe06CpifKBo9JnzZZLm6Nyy0aEmAzYXoIdJRAa/Lga1EyleZRtOUP2Y7SGot6cM+v8S4S9GkbxxqAfbsP4Sa1Gb6xeBaON/OuoYBSAi+lDsVpSYtAPTejqVSFeTp5DOL28iKJW6SxJQR/gteg2MuX6I7btrnFXa7Q2K3r+P/e/vKo9ql1BOcSG7hXtndH/fP2mn4j2ogc1NzcUo51Gpnf4hYz9CpQ5XVHVpZHXHr384vN3rW4rPQszgAZf0RVluqLXr7vzzpXtYSaqWhHI03t/8t3rV+G0gNPAWhZaW8NsY6o/zG2OnG6Ys5DCqr9RUEb0bOPMdfA8oPxkUWYFgjBgOybUi2zjsKOeSvU37k+vUzlN00FWl/W5zfASyTaKVWE2yH0KJC5fzM8jsvMbh60g/x999JBPyD7OchpnTBMIOXiZcnXBzYOB7ObwNPH7bc9mi/1qew0MR/ZSOSFIQ8o5ftESr3HNKvRev1gapraeTzqoFFctEyJb/czlYWarbixiDUU3NQ+RfhnWbgNEPcgs3krVREhU4G2W/ScLkY9TfjivPaRCo0ybbKUUJP+jndL+RakVUs5QneqRi08oyr+GnJLdcGdQX7ZimpFbeGQOVV+GaeQYJ2gs9CMjL1I7r9rM4BrtjEMiyBFpWJyJd2PZrec74PYQwF7EQeFXjPAVq5LVgyIa+QM9KKKBn9IBeRnoSpHDD9rqzxR6XZDvbNt5OT0qJ62INjyxlgsY1gcb6HbhVdKE2d1gDv6IEN6aaA35YGkJ04k2PKlewXDv4/flfulJdXDPurXlBYVIIhnSgFvL4TS+Bmrt6LAVADd0OIezcNjHFhBEYjHgIpGCVhdgR9CpE0FFWL5qV0QoK3QW05bCQqrVthqfC6YEQmSoSp2J8LPU2WGqLsRlMpnIY/FJyhRq+/7vHrUdSXMZ/+lb7XOaOi9umRxMO3bGL3vuts5b0tTePjk48diTcPbprkua2nHvOJwtamla2NJ54ZLWpRdeZk3p7mxqbjm2uWuFtai1q7uj87LTOy5Z2m21tLcsaVnazSfdHZc0L+LDizpbWv69pWtKc8fSbnlfF7aopfXiRd3WkqaVrUsuWTJFn7YuNU9bVi5rWrqwZaE+RxlNrUtbOufyOZcVn+DnzKXnxY/Kz13YcdFFXS3x6Sf5TH1Vn/FH1dmyps6mJS3dLZ1dVndL86Klrcsvaemymrq7O1sXXNItD5e2tCzsOgMPdVmz25u6ulubA66I1dXS1Nm8aMqCpk6rdaks7MLujmVWV9NFLVOaOluapuBsYevC85o7O9rbz+84X92M5D0cd7YsvKS5ZcqSju7WjqVW19KmZVMWXtLZRGedLStamtqT84UtzbLD1YnspvampXzcSu2csrCzdUXLUmtZR1crLuvzhS3t3U36pKu9VVb6E9wXqsILOrq7O5YktZTDSi2c0tXd2dLdvMi6tLW9ffbShbM6my6+uHXpxXjSPNXd3tX67y36ZIp5ch4ft3d0ntfd1N0iyUN25JROHHa3Lm4FmSxskVWxmuSgUJOoq62LJNEt6OhYPGWRrLS1oKl58cWdkr4Wcj91L+ps6VrU0b5QD8FFrS3ypLtlZfcZdCTbdrpsTtOyrpaF1rLOjotloSi+2eqidn6mteXST7Qu/VdFUnSoqiKbdWxCCsdawRSeAnKqxVeDjwdW94VLuiYvW9TU1TJ55eTLctb5i1oUXQSq81q6gksXtSwNLuu4JFh2SXt70No9OZAEHnAduoKmS5suCy5t7V4UdMuXVY8dq2xUpbQWdDctaG8JVsh6Tw6ipQs7Wy4N5nR0d1xqxe4mckyC46dODTpWyMdPmDr1lKC99aLuU4JLm1q7g+Om4gI9M+W4fxrjoRPoIa6dpF4i4Pg/nnZBU3cg+142RDats4UqzjX8aFfQcenS4KLW7m7ZhQFPz6C1K1ja0R0saWnqukQS/LFGeXJg5ccXtwRnqLG2Sv4z+vPijhbVWc0dS5a1y9naflnQ1EUdKyfTwqBjKXes7PZLOpca3Y7TANRzrNX6yfNkxxGRyep9+szz0aGgg2AufWVy8InW5kWtFzctPadpQddk2ZXHTTPrc5C+O/6f4g4+7nj1zInlgzDt4P27oKW941LqVvCKAIyEm6OZo+7CKKaMRXJMJGde1hUs6ZBDoh/EjaXyjxwCvtR1StAhC+68tLWrRdKi7EyeIV1U5Fz52fYO2TVNAeaYJLjFLfKNqXTWhXHvWCoXgri++u2YW5f993+LXqb/KvPzeduPm/H22x/alV797vV3v3HNJVd/8voHNy3o++PXru3+ymebN/7PFx6u3/DFib9/IzzrNzcsnfbh4q4T7poz5ZSWT9++bfHG49/Inf7ni18699In2tYteO6Nr37jno/Pf2zmpR337vr61mvuWH7znUuOPEs88bnHf/H1Vz5y1flvf+3W+heeqb51b8/vv/LIV579ft/AqrZ5/1Y9sHX7x6zvTf/fHz186MHXR17YPf+0R//wnxdWXXDRNzfV97f85p5zv7Lz3e1vfujd606/7VMPLK6Z9+w537t6+yvbb9nx868fveDuOT++4aiZt70247aP/nrNltce2P2j5/1XfvrCl7pabzz66Ns/vurBaZOqdv71neeaemsvfeabSQ8uuOOJ11dulSO9ZtK3l335xetPr/auOubO7519zOkX3vbhU7ZsffrK6S0/2/Yv901+49o33rzgVzVPWC+t/spdf6l97IbZDz94zKUTf3rZ4Mvn35Od/4njFt/wuX+5/fBX10wa/MB9H3v9ivOWvFmbf+7h184/75Gf3P+laYf/eNJp1y/5xbHPnZQ6a/MDvzvp4SN/eOSSm2tm3br5nHNWfGfiuZv3zOqbcvbah27efNbzZ+547DM7Xm3OzRmZ/NM7nIaXi4/810zvvGM/deG8Wad8//r+De8Ob3z715O+OXvLM//0ae/Km37x852z3uq9+A/vfbRw+O37v1V46YnHy8ikp+x8oOz86bLzt0tPG24qPZ/3WOn50W+Vfu3LN5ScBw89XHJev/g3Jed/tq8v+dr9pz9onhdu++Fe8/y//ar3WvNrbwWv3mu27bhvXPiSce4+sqvuauP8iWMfGvq28bUVJy/2f5ac7/2Ce9RTV4ymD/21fz/8/o/8eE98vuGOpcev7Pt8fH7Pv+RmfmDRN+LzwTefea5u5w/iyvVOaGj653/tjTv+tiM2PHBbx236/OSa4K2PXvO953TlerPX7V85Y+bluuNf8R+Y9uP0NYPq/NafnXux++yu/9qlzj/x5fDy2Q2rOt5RHb/v5nuXTdqy9YmbVce3ey+dM23cESc9wefHP/Vk3chjn/l57x/5a2tO/Wxt+8lf9sdv5I6/5ey7D0vv+txzXxmm8x/2fSj433O/c+TOHfuoK2ZNGP9Wf9W9825c8WVq26f/1+HHvT7vl7fOnPAQZfn55vf/+18//MqRV3/yiNdx/sp3B//t4ZO+v3v787/9Er72tY+f9butnuN99Mlv3g/fCO/Zm5Yc8dTpT267/8uvwCf0KGvt/2HnSqCbutLzte+TvGDAYTwTCCFImTQrDrIWW05YRBIm5JCFDCGkaXqIAYE1GMTYhoRMGuRNXvGC2Q3Y4A2DWYwxGDA2bdpz0vZhmE4HkslMomDLsqfTiZLMOSENHfW79z09LV6A6WlPTyf3WdLTvf/7778vVyT99jd++7Ne/XsV2K1khuPgb0q/6r8nt+ev28Hb0RTNuF+u0+0/sHymyUWIUbz/Dw/On/9JZOO+2dqycH8mlruWbfxN3Kznf/avL//I+9WvyAc/+dYWW9Q48dIDXz228cMi8s78d4Txvy1fTH7/+enqCUccH17dNb+yITPdMXSkwfwvv1z0rHPzY79qenae96f/tmpFfcEDH61edrqycvfLGS82WWbFNa+9PO/rvlN/8Fmjrl9etPDyFV2S3mA0JaeYU9OWr1hpXYWcn6TT6ww6o86kS9al6My61CRdUlKSPsmQZEwyJSUnpSSZk1L1On2SXq836I16kz5Zn6I361MNOkOSQW8wGIwGkyHZkGIwG1KNOmOSUW80GI1GkzHZmGI0G1NNOlOSSW8ymIwmkynZlGIym1KTdclJyfpkQ7Ix2ZScnJySbE5OTdGlJKXoUwwpxhRTSnJKSoo5JdWsMyeZ9WaD2Wg2mZPNKWazOTUVJKZi+1SgTsVjqZiyrV1vz8yWk/lT1vS0jTZ7ZlZsyPSS5xbasmNjucnMnKlZaLWuZ4nQtg5JD1Xiemtm9qYnNCgweEpabdfYV7F1K3InPh+PDfZ1OfvOllHPy85OW5HOWqKHYzWBSnGGnO2ekD9f5QVcoAh9Qirs2O0jIejHwB+EnD8sAby0KhSX9HyWJgvlfgbqbU1YIGWZOCMNRRIKARQKq1Fi2dehrrIzYaBxsC1n/YZVgwVUUVYSyNysUs3agH5Ig8J4ozUDOTyTZfigIhZPZWfxCZb8w/dbBebtb2VpVmXa14Y8JXVvmjTUIdbwekJpBkepN5R6BA3ECt4bkRHkuTgdFdVLq56Wu9OgkWldYc9E2fQCOh4USKwbyApef9HOKiArMwlOcrrdtsKaFbqeptmYlrGBF1e8fApJNSvS1rHSZrlVKtN4dTa8XpLRg4Tsx0eqp+R1WJDVui4YYikrA/kSGq0NWah6MzX2TD6DbVekQ8ioSbOUR56xZaGN3KThHVmWZj3rWzjXMsQz1o1gULPe9rY1Q1peb7cF2hOyQLavbFacShbkLxJn8KaGaRosKo0dnlyJim8tyNiAuhfiWBHMnzUDb/3y6zpeA6H6Y7bBmU5ULCFMPkHVMGt1szTKI1K9nMFOQJQeTQEJkuewZkyzYV22LUNyDBssepXdzmvUDOuqMPXw+jnbrnkaBTu8Jk2z2MZaFY3chrJ4IlPI91jy3GIlBszQLLUxh3gFJLC+Q68L9BtGf79hupNeLbR/eog1RPYMq1xjP3579ftSqa1I25QlRcEn/XLCc7wPhSWvtq3jBpCJvmC11b7Wmp256Rnbyqe5NYThk04OJK4hjXl+swhdf0Y56Fi3OvR5dhLxFNtxFJDAuv9wIjw+ZMLFs60r/WdEo8WPZatGDCD+o47ASU/okCSzjElGPjoLW0czv2ZTIjsISJSOd0LXF/N1WWUzNBIIurjlm1hywlNk1P4YBpluW7kS9iuZa9CBg4Z5Ide+1CGnc6tX+mNZnevTsrJZggvG/0LamrBGGXYkb/gQZ8YG05qheW41oszCDRlr00IFJp1HjNYuJwXa5UTl0AKTt2/jIfYtmbC/yWSeekdnESH9rz94M2+WtMDjqJ3LjjXEK9lxhC07rCV+Wj7Jks40XrGtsYEu6XhKoTfDjppCOs1Yt1LyJw6g4edXGhYaszQb1sOzstjpCANYviE7G+k27LgDez69AT3/Wts71kCEDTok8muKE5O2fj0naIbmFQR7zQL7nZ1nKPpRzjP+lPOKW8Er/vf4/43zjWzE6WxUG8oJZdgI07cEPbJ/ZqVn2tat4QaVnpaxitunbJMjnWKhDh3lDCt4/O+dZ/156n9pupUhC6kGkA5ZK4Doh6D5VrotI/hAyx81MCHVxaH6ipM/fT63j64NWfJS/93eN37n+yv/4UKdoBwUkDfJa3eTsYd57OUe33tz8Or2+aTvN31zfV+8d+OLr/Dp28xmqCOCEJfv08u+JPab3OX5HO6ib+KoOKV/wv57//1m9i3e4roGPDfxencyXyldTyLxETkjgvi/k4vkhoxDTS7fvHlzLg1gLY8I3uOPDGnP6cCeUe+yjxs+X7cMFwBXkQ9qa2ezu0iJoih2/4PIEUi/MRHF98VvP5/Dv01gb8/JcA6fLCDftz5ZWpGT4onmPllyawL4FhGz4wQ7MZBtHFDkRf/iOT9cPAltvhaR1Is6/xIhogRnIbNCDsPiifbNkO8fcbiCxJDZ18KeIiTfLeELPvmKIqFK5N9vBMsF8q+LjNbkx5PI92Z/SqQ7ia1xQbqxWBzqQEsTuvFMGi7kP/rmKoYSpcyaguFco1uslY5lzzpZeujsRoATNMPn1gTDDbeJCf6btaPs61AMLYK4agn5qQLn6wGDc5mjWJYwp9U9PFWyMb76NzQ4AFiUSBB+9HlJwfe17z+18aNy/wsa8L0RxzjZLwNwFOTNZTd4P8xp5ePTZZ/4Ln/+jSDB/Xru6AL3Tb/u+3dVwNsscWHBzRLQ5Q+5hcRPYoZOyFZIWuUyUAND7pUgJs5i74lqJQSMORaHr8ePDLckFM4xjBtZ4K+qQyPYaPu+Hr4vO7tctGRJY+THyKTxP/LfvyPDVT47Nh+nR+fT4WWOIp1lki51kFOOMf5RgbOMIpV4zuE/q4Nw8SwRHQQTrcTPT8bQw76/jVR2GriFvvxxwaseOV+Ejy/UYWtz3ZutN/33gekDUTIcVWLHzc3LPt4cvkt9dPCOo5Ppir5NPsaAC05VXwTBXYwa/Zkvh+OLHEl9Xw+Hk34dKQyd/CYI7s0x2PGF4fP6b+aE8RQzplQm+29iJbjfKTz7JGnMCnsgLgSflFMimC8mwPjUgZSkkeEcFycrtqnQJAQwPBYzJq8KRkOMnCHNDnJx+nTysIXbcEzD+yEFBknhcM8oWZzv927cMMSvxQyLJ2URI0SYFWFwF0O/KkzZxpazwkfGGHARaQEZrYsZzTbjg3NNZNbI+MLTEXlrRDjjsAfejhmV9JDxbjjcRV/eSHDvjcrvdPlTcvnSGHLL4YAf7gyDGy2q1oyEzzJCLLyNfRl3+zmcry/qhmcid4sbYdZC7pWc+hb4UFZ/8zH4EGPG1pdfMl/GjMiBNxz2P4bv6x0xbgzT28h00pAfMBZc1IzCjyo2WIvK1sMiZmzs7WQPn29y7C3qIXl8GAo3dzR5D46TfzvG9ShJQWRYQBaSH8uXUsXilUTeICtIDS8e2cU6vrnkZfKXJI0FGszoiFToG3At4D4ZhwBqkLuV6eR+DjeHPEVe4jOxeGYSTwiRgBzPfUnN/0NfBhdH7sLF4OJwfY/DxQLLA/xOxWHZ+D77/wVzS5euUMuP5BejhV2CkoLiuIfNIc/yui2AbzKZyi9mSoik5Fv2azDJJK3Eg7tp/HqUd6kCongspy+B3EceVPaKlONRhByTGE2C3Bhp5DQbjb31Mr9qJYKM4zKIDKKZfVK+B4OKVoJqbFjc0yA/1HGas8lJ8iXu7oFMZpPZfF/pCo+UEn0q+SLKfpJ8JKqCORKgk5iQlkIFrAm4JC6jOX0qTme08qzA7eVuosXFoGJk/Uo7qxUd0WHNiqBQFdBqhEI9lXUZoG88v/y9cSCjhcNFBGHxR9pHcM1Qvj+owEXLd34JCfwKxeeXXxSuCXJjpSPryQnFhth2FrTKLyrtcuKf8ZjJhnGmNIzGmeyaadZimB9g71qTKQpjwgR2HxXF/rTjMSay70ajcc6cmXPm6IzSF/kNH8BgnDt1KvszBo8pUxITp9wmafyBW4OxPY3sTdBKe3CytXxOiDVGq37w/emPPHZ33BNPPHiXJvX+GKM2zk8NHZfMUcTPeAq385JmzoyScLCn7/OTYPRP8enHjRJqtgX749PSFQDVGkcaElVabfCENgxU6/9ji6BLntL6hfGwhX2fIo9pCYmJlgTcYGaahc9Y2BwmMZso3U1LtMyKnMa/sHmLRZo28IkEvd7yFxgPPWT5HgYjaJKEO+XeKY/i4142phiNFv+u2sSEaRaLNuEOB8i3YBhjBSYfS7BYg1SmDTA7ggy1QR9TJe1zbsGOAm6xgLppuBkfwKk1jpdGKGZ8Tp2sNRlvZ5hjY7XEOBekJ343/ofGlJDrv4Vm+F3gPXhyypSgreFGMBSm7fH8A2/McrgBTZlyRxRxXEbLrayKxJqFJ58cHY1afVtBMjCYh40Ud+AUiuFbLFO+G/9/RsQtIYKzjTY4m2hZlLSERFoFiEVpnuMQrC0WFmIfxiTLN7AlXOyPZ59gS+MZJSFh9uzZCSzYTzMmACQhkeckHpct7JZ/WvzvEjwfCRYepWVkCbMTE++5Z7zMxKRJWPnhJDa0ASL9zIQweofDbNaG5iFZHtO+s63vxugj0LFcUV8hv470Eq/6NXTs/epF5AOiibpBKtGxvKKOIx+SQ+Si+goVSDo6wyJyQk3RkyyKihfMZHIE601c6oskPurv1a/ROnKCziJvE43gIC60KpoIY1R+VHyEmT5PdFGL1CQiWrBEdZJdaHHqIlXEELUgagGJjgj+x+DUffYU9eytpTbxBB3sOEM97c3UKlapP2vt/qy1Q325QCwSc9Su1oOu1i51X972vtw9gvdAdYPqekme2Knuy6nqy91Nnxdz6GCOU+06Wuhq7Ra8h0uqqKe+DEDtYif1dHUDZ0X05WJx26XcSwXUvaWKDjTVCz/fIhbRDaJTuNZyLYcOFZ2im8T8GFe709We62rfrnperBfzo7078vfjVUdXim30HbEM+7fuoj8WC1UbxBoxjw5uqY7z7ivYhVcjXuDjSLcaezmw02D9fvqsmE/dpcV0qOCwKk0sAanuc6dpGrYe6jpP3WVO6ikoELzNJw+B5hLq6S6gz4kVQu9Z0SGA/23UXX+Setrq6BIxDxwdAUd2MZet56tdh/a6DnXh4d3NWK6nQ3WldLD8Ah04sBWyqYBsVPMgwXyIbhdERz3lhbT/8Ek6VNujdl1oc104STPAEXAVCd76LbW0v/s8nScWCqA/R91bJW4DEd66Q63YslC4tucqU8IJJnIrW+8Qq8UcRmQO9Zw5Fd17RqzmAn5LrBe8DSe30v72TrpYbFZjA2Cia8Q24cPmj7Yz8VTj+0DhaeoBDe6yAmh+h3ClU3TS19nDhzrOCN7G9kpQWePqPkMHyi6wJ7dBboXUfb6aDjk6hWu7r4L3gzUQ0S6nyg5tFNMXQMtAexnXTXE0OACFlwog+Fwm+NKtdD6A+msgho4ddKAiX/inrWIZJh3QVScdLMpRLRHzoRt38y461H4BHJTTWbC03jZGsd8YWqjnYBkdKChX924HZ7C+k0foYGsOhHjkHB3oOQJjKaPuqlzad7SYpkMz7rqTkBmMpzG/nQ4VVlF340Hh7w4x475QBg6hp1wxT/C2tJ6gnm1O4eeFIMImHhKu7BIdUPsp0OBqLnQ176TugjOwsVLaX7GdDu5uoe7uPcIVJ8A9Dd10NZP2bi5tT6kjurdFtvlMsYzNgwfhyh4oDWjzodQytavhiKuhi77KLPlwD9RbA0ORVOuAKUBJDdtUVom4uqP1wrWGq13UXVIPvTYJAMtRfdbTzWTr3KrGbtXMFppLQOQ26imspH37sXRgD5ffpQJ4GlNZU8cRoC6hQ+fPQmIHm8FoPp0tdgb70Um6kLFSxUyK9pflwFDrY1xndrvOVLjOlIBOJzPDviMNMPQO3Kp7d/IdvIf2HhOuVV2FgTecAGfY4NR+obcRjrQEbnNt+9WzdLCiTd3bIymuCN5Z1MIEJdluGgThOYsgcaEamPcBs3AFYYAO7N0p4JlqrigH10VTNwivokM1eXRg6z460NGC0FMOMTQy1MKVDlizFRJ079hN3bXlwrUaiO51MZd6iirpYF0OFvPgK0V0OYzas71R6G0BAQPOcupugK+2nQfFpQCuQVwqEa5VXoVPHDjTxGTJ8HsbdzUxT8K9ui/3KBOHB5rs79xC+x1nwQgzsnY4YumxaG9VQwdeJyBh51lZwsfp4L6zCIYXhF8cEotUL3EXWSIWq13Hna7jO6GmrlYEBCfcNgc2nCv8Qw+jc+dBOliyD6HmPORzku06uKeIDuzfKVzZDl7mM/mdOk6Hdm+BITfEeXd01OPVzF4IVI1NquvFXYhhLwFuqLAM4qxnEjnuBCV76MCxWqaiLjq43wlPLGK2X3wS4ANVLUyJTsA72ZNtDm6UOWD3ArzbCZX05TJtIaCXgogT1H28nXF7Tub2GE8msKXB6mOq+exRAf4AwgvgyNsRb9ugqaVAc7mY2UGc7OlS6PcUHEN8ycd2mxCdWDTDFk5ovwIiruKiQ7DZyXyGafDgIai5kA5176UDhw/RoXrw09jAnnOC6mZkHG9L0R447lE62LSDLoD07QyF8FHJR9uEa9XgP1tspgMlbWCqgyu25hTtq6+nfTXHhN5asZp6OurBBVBRT1WL2tXmdLXtgLKOQREFPA8e3YHQilhUVIkQ2VoG+zqBpAWkeQdU14/sg0jdeXuA/jxDb4dIBwqRZhorQQlTSH/TdrAHVTZVgNjKEjpYfJb2te4Wru242hXsp20suLOw4j3orEVoLqaDB+qF9zuZgR7OK4ev7WXBpkh434lYcb1wG3a2srjWiTkIPQfb1Kt56oDTHW8GihKWUvKhjFzh8lYWz/eV05+weNqRxwARz2GOCHeF5XSgBqaRuw0aqGGhCil8gXgMfLIK4hwqiMjeFvhlDjIqHq9ohBxrYIQHIaYCxPgD8E2EooGebnCdB5RLWR6sq8tH+D7KYyfXp+dMITMeFi6yxCbq7umg/c1NdLD7BALzQfDzlpjLUg2PtHC1HZ14HccsKGo9QD2Os6rrzkrAIXRgOXc3XudAciHL4N1HeH7rOkjd2+th7AWASwP3nvJSmDKY38sCyD48V5HrrSrvBCvQVe051fWiUoDaYAFDNadp3zEEoNp2mGUh5yUHDpYPF27tYtVNLpMojKbhMHcqyKKghfa1tKKeaUM50hTNwzMLfy8gV3m2FsPQugDKMire6VDrVuo5AHH/V3NvA1ZTur+PP2uvVXa1SyqErFVbCMn2llSaJAlJEkIoQhJCCDG7F72/vwkNqRCSEELSOMY0pjExxhhj5jQmxDFznDnNnPUsnfn+7rV3zmnO9+38r//v+l//meu+dnvttZ/1rM/L/bk/z3LtJ7cU5kvMB3OcRuzckGPn+aE6w+/PJMDY7PO6Ylg5Uakr77Kb5sIEP1TVwCkoNI2lcp2TKzHy9/gJBB0UT3w6DF5YCociRC81GurVl6Gubu0z+L7xBjL2xbEbqF/n2Ocyz2QUcki0QrbjHN6UQ2JdiJeFQB2MlgPKPysXsx8Ki9jn+/chDnLweYHMmpVsMPy7FZHti7LyffUNeb4LQBMvS5BReTLBFyT1ZEfd0UKZ8gtl48l5lqJjXkzoWfohrvV0S6p+tkUoTScQ9WXw02n2BUzyLPGEToBoDeV6J2vLQxWY2wV5butlAkEQ4/ZzQKInQYI5INIq2ZRbQBrhcEDHfiTuhWOwVQW4AmcXsi+v3IDmyDMIbNEVo4uXdSEPXVFUxLUW6JKkQC5UyWDKRvkrSMijJ2CimqsoZeVcayOmC7Ein/osL1VOWihrg60tmbhmR8EFfC2ffZlbpKu4cs2qlm0N3qrMhbUaYC2Zd1DUDsucWVTPYSw5rWrZNS0pCIXL8vwXv1OaB/TKSyeBTyNDLyG106DzUsAOWWCH4zhRZ5oEkMs+nZ9lBaYFZxw/fJF9efUI+/LEObbjGm68YR/8VMX6t4AsD55kOxLOM7PhAQjqa40I1xTUwVMnYI0k3XxSgGR2Y4usAHXVIxV9AncvQ3bWdW1b40W243It2DVVqZcWMunc2I88rkIydVxqgDQ+xLYnIhPT8+TeoTSe9cKgz08fQjQhVy5dhcRC1dl/BRWuAcX6vKFelOiuFy/zhCxYOhrqMWst91WZXMuOJ8PD+2ULvays0gdNMS6QIF9yfxb7/PIVxk3WLzLDvDiZYwhL6wr8yfxiw++1x77Xgq/OZSNyU9BNJLAv0y6xHTVa3Gke2341mQmF+JJlesVhUG7SPl0tQcyBfJ/duKKrdTBW8RlOrmxse3oZdy8RNfJ5gxx3R3UFPB5dy+WzbPv1Mp0r4lnvFhTrY2lpcs2N525fRnY+P3OFDZLp7yLEixY8110D4PzjcqMhX0cLQsElrtaAyK7KqvmyTonOhf+enQVtHaxjO/L2g9cSAB2ZI0RgCbnCPyuvBoHUQa+l1+taCZlBuNYLcmzvL+e+qpB154lqyMJM9mUCcr0xX8ec1zLYl/ENco5ClVXVox9iX15PlMtNEsK7AjZbLRfcioMV4N8cMHIS99Vh2SuNh2URWCA3Mgf0aZ1xlX155iyuAEEVX6CruxcP4VYuI4TeHIMSen4NAij+sk7yatn2k5cM2y4mt9U14vRrcn81F+pJ9qNMWmm57PMsFP+GYp3wlse/XI727joCIwnBVKF3s1Yv1+XW4XwDPkrWy0ct9HWFThzhqokluIckrnU/ci8IPdQ3+eiEniVXc62XdIoiSa6saZUt9bogBJEeQzE4f0M3kjyVOuRz1QldXCAjklGCle+Yjn35ATj7YgOiOglpcwYXOoN+bD8CDhFQcSoLt1Yky+u2qvNyq4nJgkDO3mBXySFx7RBo7aiOcq/Ww/cpOh0tOxVfO6CrDpcPwgvxSFO5U2Kfp33AdmQgZhJl5QijJp7Xl1bIt8QcXXdfnnkOEzmHmyhG6oH195Wx7fHJaPJPwGrx3L2LsuoqQy4WX0AQnG9rxN1l3gBzpBxkf7iBIKm4zL7MuYJSiKirTEZ4pcj+q8guldtatCWna6Aa68G28SgaYONzsNGqlgSdsk8DmZ/RS5p4uCABo1TAK2fQgsgl5hj77NAVTDVed28fXMNM4xV3r+hkOG5a32/KSaOFo2DI/OsQ9XIEV8H9ZVnyeXJdfH4jGWIKEuYQGv7MU0ih67pG46pMAGe1cALiLP0s2PsaGwB+/b46DQzcU3ad1clNHX95ywlx9DAk81UY9Dx49DSo8tQpdjum/ryoWJ9MOi4uhK8v6KSarOyydYVaHkNX6tEMHTgBwjymb3fleT5LvghST2E9kJ8vT4DWKq4CR+XSmKy4WYeaWIpxamQxp5VZJUlWdLLsyJB1eK2+O4YKSq5EcqHnvlapI0hddKfoirxOqOSgGKaBlM/plYM81We15TovyFx6HR1HXhqkdypkwgm05GcQHKl6zZgg96BIxWuI+pIjuLOj0FTHy9uONyj1yxfybcc3IgguIgjQFzZgYnkwbhH77MpJCD5Ec24O++IUqk0dJGFGJRRDAtyKoNqXBY9nIm2q5HuqbDyK0D2OeLzKTtMJufwrwFVkQLmcAdGyAQ+Vw5en5QIICXhFloEG83Ul9mUSurHiFJhXbn46yo6AIMrlQEExP4+Kmg12PFCHoEE1zvwAUYfKeOwQ2tlTqdlc6xm56J5BWCceZp81QBweS0N1ztHx62f7dEsfibivHFkayXUj5YjcbN5Ac5KEfM+XV8oSz8pZ/H11nix8nlUcwa2BWZJz2afaRDkF9ulTV/Z6e/0VHaloUXESIEAPsc/O1YD3atkfzmXrLqblWovxdWg58MJ+mXKf76vSNWRpbHvhad3KkTziOb0m1lVnrTw5pHn8ITl3VoLGvjiJxkfu3RIxaKpsiTPncRepKGwJ+qqajm/KUQWeuMC+OHHasK0mH60pu0FO2/1y6UhLBetN1S2rvTjfKNOTFsaTJUo1PrwGn8ttH5g/Uf4sWV7AOQlAX8Sj3clNloviPnxD1o6lshs3yct1qfvZ9hJIhdIq9LrXoWlPo+CmG+rTBafgYrnl3DfxXxfCoimyRV/Up+nbLjDnGZCzNgGfZOlkEzhB/01EYuYleVlAi3xL1NV6yOMChIL2MOsDz++EuWFEdMIX2Jel57l7dS053cI/JwGBJBez58WgzbKkcl2XXtOICIYCOll8CbOqAIknI526M0u29RHdysgBHZtNhXOe5ZdDFx4EMV4+yi6U9WPKYfA2NH/8dbZdC0ZKrZKTCKq8av8ZjKVTZCdk1xVAdMEJ6dp3kX8dFs9HDFQp9QsSOj/rmvmSD+CxeIRp6kVQdiYy+wxK+yEMV6F8tx4gc7GWfVF4DaEAmroIrVWQjjnmoXVGIpVmK3WCSJe/DcfB/ucgAZH8V2SzpePvFMM3ufvz5eXA/eUQ9sibrHxID/DFkaMYB8F9ME+38AiP/VCRgg4Shs05h0kcQnongttAAWmX4fdiXQE7Ws6+hEZ4nhCPi2XC2vHy2OjLtsn8mlrP/lAJfj1eWCETXTKKfw1kSKGhXD3kZaejdRky1YM2Tl3ULVJAcx28jIY3Xycecj8A5YGjDiTol2xAwhXX8qArCyDpMtmOlCoks36kiuwCVNY83SAwf2VaBUaqxzTOoGTlGUxD1x8Pbk/ETaaivT7BvriCFuj4QxTno3JjVIBsrANPnCuTuxetfqG3Dh6/Ljefx+TmU+6rU+UVpQa5+zoGjgeflGeDXmHGErR38PTLypPcN0VfF75b8zwMWX6NfX4M/j0l66MsXQGv2p8PlkntudJyln1WXwUmk5kzRS4JV+CBnbLcy9MJHbnXxBUr9N0UqH6frA5LQKrxco8ByxxPrZLFkU6ayX0KStqFVPZl/WHU+1xZwz+7lo/T5bkmy3eB4nToMvusMQOZc0NHUBW69gjTTJQLKwp4DgxZAlqoklf1KuVjz2pvwPQpiIdklAAMkVyHvzPZHy6hSJbKLcFJeO6urIafXy0FmVzA269TobzW6pfMC5Byye+scwT+OYTKC9ulnWU7qq+g/Uf45B8GTxfAUxXwXY6uM09C7GqhxzN0DsatpWfolzAPKvBuLb61WF6LPVDKPq+HAjhxCpfR6lNMFsvbdJX6ZUYJ7i1fJxpOyMvVZ2v0S7cHMNZZnWeO117iPo+X0zavSqkT4jK3r26p1elAtODFMNm5cvTF0GZ58trsKYTDH0p0rcM53TqBLErzzmD2x6CPUvQukdsOUMTxzEb22QHI2wMZOEmbrq+2Om2TU8m2N95g289msy8qrrEvPkjH+wz2h9oSuPoM9+ZEw1n9oxw0Hg2nQCAQCGX70T/IFeflgYtyXh+Uma6uEXK5CDdUL2trf7n9Sr7Mvig6AL8lI6Lg/2vpMMV+vAdlnCtS6ldDZSGmW/fW63sE1KkS5CVScDWiXqZi/QMIebVTFsuHcRzxfygZ79EmVlbp+ACue1HbiBIIksxK477Kl/uPxByQWSb4IwW5lJ0h8zL7PFWLYDwB1yWgBMoEuFhe2srTPVMA58htX9IhzB/dc67chctLzft0BkbJ05bqle8B7quqh7KOruZkItA1Fhf3IyPPybRSgGqSIdeZIIT2Nt03N8pkmpeV8iZPdkVxkuLmZYN1stPQduTKxQ51rKhAz6KyX16U5KLOycttCaBY6Oucw/oiewTzlTu+M/r13IPsy4qz7IuMBvkhgF6Yn9PlS2oirnkCpQ3FMCcTOueCrrjoIgsxEi9bRK5UaTo1qYUgQmWqrL0ElYHxtId6Lqmi5h3P0i2patlYWAuUKq+8FSGDr59EQOUUseG41sur+/XuP8DOkgtLLirYpfPKd+vJUODF8qqzFilyCDWgAklYCVTJKww6oilEtMLI5TKPlqH9uHxKXhspQBDmpMMa8pOHNP1Cn2yilxdP6PQINOG5YwiGdHyMcnPoBNuRkAEGOCZLt1NlMJBcflNQfvXOlPt9UGPqIf1TBZS1G7JGzMQQ8nTkNexE+avHZLGLZC0tZl9mJumWjVGHLtYYbNGt6vyQfw3HUnWUKc+hDv1n9nncV+Y70+mlS3vqCeQjJpaH7qj+IAg+T+6EN8iEU1GDZIDhGrNliQbCy7qGdJaZP+k8APfJWjznCNuRhKhJRQoVVWJ612XNr1vB5L6QF2vl1hRke1we9+UH8tpJsfxnx+litiNbDhS55ddr+XiE5j45NDtSS2DXawX6JzGyTMLlSwrY9gTc7uWriKPUd89pdB7Lg2mSdCuP3Y/oKnRrGw3yMlYGKqJ8Gd1DnhfVZZCZxbr2s0jWnvUwVpgsNQ82gm72oV5XsD80HIJUPQpagOXKodsSzugZUn5gfOgUilQhLAlPFpzTdZxyP361ln2RXCrHCdqxugtyzsKq2cf0ujrhnfSSe8Jzcp9RgGiq0D+Uho/rkfpJKEtZ6Xp61XYrcVy/Zh/CNwXzz5BXRmbqsvJFIu7k2DG2PQe5VFmOrryc++row4buJM7azz67kYXMzNQV7EYt91WpzDhZF/WMfpBtLzoNEskE9xYcROzmcV+dkE84Usc+T0zRP2DDPdUmw7WJOKnxHNueC3I+dvAg13pZt7hdgdboKFojw7bzN+R1y2f7oA4aL+Bi8mrOfrl+6+qLvnomsuvlleKrF9BAneVuVukMkp2rM8iz/Qm6c0CbueWgROimC1kITITPATmTK0sv6slYNsp0nWc7Ss6A3esxc/kpaM1ptAxQiFlXcV8fIBoyQCFV8OQZeAkWTEPfnlohP/g5gKvtq2RfVJWiMTmOmJWfUOuTR6tfdzmAHhlFqzEL2SWTL6yQKz+c0a9yIqRvVsFf62SZdRwEc/K4wSpZQ+mf6aJwQJm+yLoI1kHSvDlejNg5U4JsktVDEkZXyMRdCwPuACHsxC37y83EZZlSL0D8ZEBqVR1CgJ6W+6D2vNPsbLlkHM6AWVKQp0i5+uvQ1GfPsS+PlMnPT29AWyTLPVmCjlhfnmhEXMGS11HDE+TijW/iRpP3G0TJvKB/eo55pudBRFSgiaiAJc4jA9JlmgerZcsPOU7pMwuBdljPYmk91wtq4MQyKA4IMlQ7uOtyBgQyNEZNDaIbg4MPX2orQMYp6AiRh5fq5AfuBfACOixOt1j8NC1L7qELEXXt1fKDxcZ61ksXVGcRVLCG/OigBA6QFzDkFXDdg/TzWdBPV1HJD7IvEs4gr0vYF9evIB3kUlskl9pn16qhErTyzRTAeOd0zwjg9WowVMpFOE6L6oQMPyqvj+VBh5fi2tmndWUGlt4vS9wE/bOFFF1kJOqejh5DNdXCrOi1vWU5sR/nFuZyX51/CCLD7T8rvwC+LOG+KnnYoF991WJ8ueFJS0Fj0gh6SodjQGL5B3Wrm7oFS1hYqV/ikzvlRly7+mhbdQPuVu7o/HX/CKNEvx4EfsiDxrp+WoH72iZP9Vrju+apVo4+ubnZ1pKmW3iK1z/rluXwCQR4pvKdoob4h0A9B9ZOvYqMhNyvx6DxV2VZUCgrCnQ6V2rQXcTrp6fV123ZAkkH2Pb9+5F5UGPaEp1hcDdaBC28HdFSgwkdkHkN/eq+ffqn9/K/OdHJdRDcpTKEBQyYXYbSXHJV/9wZEq20Ql54hGsbTyKS8+Vl8gP4KyVXXlfMSzgkdxiIBPlRWHYScA05V65zqrwqdkLnt0TwQBJUbi6q3hXopP3sy4Yc9uVJ+d/IyBUQNQDN6NHT7MtzIMaUUv2zC61c7ZNBnbnyEqxcd9PPIS3jkRcnoJhS2urkVJKXg6ApMxrhSrDcy+QD8kIL5nsgD1c9g+Ey8SluDL1vR+MlxPVR3UM3ee1NDrsq9sW+NPbF6Qz2RancHcOUVWev4rRLLfW6RQ7Y4Fo2+7wBuViRAxud1YnXeMWdK/rVX3nhLAs9CVRC41G5br5IPY1g3y8H+/NUpOJR8GqGzDg5iUj5K7L6u1esW/iQJfd1KE/Qx/MPwCwFl9j2LAjl3OvywkGq/CgVtQqN+vP4i7K8L5SpKVmuiyi0RUf15VT30PJClf6JtP45XAbbnnSW/aEMzdnRw4iEKrn0Xv7HI8ukczpxMBfp5S3r7AN13VuCjjVYzI5T7GJ+JR+QdcSz+/9//AoFJcSHWpDRvC35io4ju6kn6aUIIJ6DQskPQhxZZlJCvtLUkcXifbJP3U4CNV1kMmPN1FIHZraJC2MlLWQCaCTzJ3Usc07KZQwUZcwJoZYZLT5kXorPmR+5TmYDo1SMfGutOEcdFeMV7opPVX4KFz5GMTQsS9Gbr1XsZZoUm8X7imC+XfFnvlNRRs3YlfcGs8toAPuzEMp+TPeytnwmO0w8zA6g1exbpoHNEh+y7aSdtZF+ZUeKhpwN7cd9QYdxM6gL15v6ckpFMLddiODmCXHcEjGf86ZlXARTy51VN3Gd5BF3T+jglhp3cR/RgQbtvKPBp5K7wQfU3+B7cblBgCbK4Dsm1eCxpszgG9pg0EXvGqyTnhhs7f3awINRGt5hrQ211MnQUPQyHKYIMLzLhhqaCDGGE8R8wzGKSkPXt3WGoqbZ8CVpN7QSOg0/Y817FVP7XsXChF5pfHCvSTSyVx9pb6/lTGav8UJpr4l8fa+hhs29VgpPeplSsdcSSakcIQ5UspKDcjLnoszn/ZR/ocuVD6VoZUjvJOUVsVw5xLBWOVxxS2kiPVCuldqVk992KitFYyM/kTf6I+9o5MF7G0XQIKMf+XCjTCHO6BhfZhRI642u8s1Gd+ljo37SK6MsSTT6M6M0biY2xhbU0TiDehjv4v2MV4trjFXSdmNTKdl4o7rQWCFUGqvDPjR2o+3GKVKn8WCBM3lA1SYrJY0JFb1M1DTIpDcTbqKlMSbfickmQ/lCk4XicZNBTJ2JN71tYkwfmawQX5n8JIgmc3qrVKd4B5WR5KUql4JUv3DhqjFMrMqUS1W9VpeqWozqVH3E+6prUpsqnv6sukQVpqWihWkvztbUT5pgOoTxNnUTgkwlGm16VtCaLmYqTV2FOlMV12r6lGs3vc+IpsuNlGZxvL3ZFWmC2bcabzMLIdSsicSZPRezzT7iS81cxEtm3m+bzT6gT8ysFa/NtgpdZt8J5r3viyN7RwkuvYtoUO/e4preP9GY3tvF5N7mUmFvrVDZe+bbpt7H6MPeo+w6eveXpN5vRGPzUYyNeaja0Tz83hRzZyba3EzQmm+gh80n8dXm35o2mH+saTe/Jyr6bNeY9ykRHPs8o7P6+L0N6TPWKLqPIc3us1go6/MNqesz++2tPsH0UZ/pQkefTGpo8S21sqgR7C1+IL4W0XSJRYwYabFcE2vxE1doMYJWWXgK9RbH+RaLT43aLUwUxPKv1MLyI1FtydJxljmil+UyIcjyKy7asoMkWe6SCi0DxeOWbm/rLHP5Zstx9JHlh/SV5XVetNzHK61Y3tpqO3Ww6hJcrCZKD5jTor/VMnG5VY0UZRXNxFnxNNPqAF9q5fS22mqPeNPKQHhgFUh/tlotcH1rNLZ9rSX3vmupX9+ZdHlfVhHVN57G9Y2SMvu6DDja98a9j/pelMS+GtG43yvOul8r79jvOe/dr8UkqN8ZuqXfaJrUbyxf2G8oU9nvEF/X7xlt7pdHH/eLlDr6bdWI/eppv/6d1L4/w03o38D79p9Lg/sbSRH9J9Bd/SM3pPVvoY3929St/b8kHf1fUrF/Na+0XknV1k7iOOtO0ct64tsA60a6xvobJsY6Rp1p/QfxuHWHUGddxzdbm0hPrW/wb6yJaDzgHG894LBGM2Az4zdgIB8yIFrcOKDx3p4BL4TaAQdoy4BG/smAU2zngJOi8cBmceDAaMFhoJZ3H/g3wW+gQ9i6gaVS6cD5fPXAPUKo4S/8rYFjhQcDrZiOgUYKcaARVQ56wFsPOihoBj2lQYN2M+GDlDRm0J/E5EGjpMJB9rRyUKtQN2gw3zzob/TpoH1S56B6ibMZxlvZfMnb2wwzdLcZ/zbAZhUTbnNR3G5zSZNkUyWV2RwSz9usFW/a+AqtNlH0uY0N32kzlz43rqGqwb4qm8EayWVwmzhrsK9J8ODtdPvg82Ly4HqxeLALPTV4IVM/+AptHvxk5KPB1+ibwQ0awv9CbPgMyZGfK7nzX/N+/J/pGn4EE8MvpMn8W1rML5eq+LviVd75bTO/6t63/DjBXJhMnYRy6il40nKbWzRQ+A8mVDCXtgsVNF1o50qELqZauGvXJAxgHgnPuA6hmu0SPuXNbXMFW9tT1N02W/S3/V4IsY1hom2/YLW239NC2zdMpW2ceMn2lnDL9q4UM2g432bbRN/YtogKuymSud0T3tYuU3KxG8n72lkogu3cBkXYDbNLstsv5dp9zpTZGdJauxNSk92n9L7dcfG53WSp0+590VCdRK3Uc3l7dRLvrv6a+qst+VD1aSFavZEWq1sQbwuESvUARZO6graqf6ZP1ZvpG3W1mgzZxlgPyREchlztO2dIPB895M9iwhBLmj/koF3ZkJukfshB80+GaBSvh1T35uwPSrb23uI4+xlqT3uGCbYfQSPtJRJr/0BMt3eWSuw/tjxp78C02P9R/M5epX5tP5rhhp6nVkNfiMOGfkInDO3HeA+dwwcN9WOihu6ne4eOeps7NECoHLqP1g/9mmkeGkvbhn4s/jy0F+KniCfDGMl8WLJgO8yL9x5WSIOGRYhrhr3mY4adZTKHGUuHh/nTmmHZUsOwc/TusOv06bAmzZthDFUNnzbIZvh/iK7D11Pf4ZVC8PD7JG74TTF7OK8oHf5B7+rhp/nm4QbS0+F/Yt4M708VDhaihYOgsHeYJNkYLaITHO6ovB1OCqEOnwtxDu600GEFX+mwDPHxEa1zuCTedhghPHAgtMPhqSg5fEmNRwx+az2CUTiOWGHkPsJeXDIikUaMMFfEjgiXUkfsFg+OyOSrRyxjGkY48C0jpg56MiKGF0fcpsqRVwTrkRrqOPIE8u76vSkjjYTokVOFpJFtQslIJ1ozspfQMDKdPhopch0jP1Z1jXRnrEf9gY4c5Su6jnpLfUeNlYJH/YmPGOX4VjvqY6l01ASj6lHj+eZRj8RTFtuER6NMFa9HEem3UXupynGdxsZxMe/iaMr7Or6hwY4/0AjHy3yso52Q6+hJKx1nS3WOIfwtR4Z+5/iUf+14jUp9d0rcaJazGv1EHDnajHMZfUv0Hx0jhIyOEreM/kVMHn1ALB79gqscbSPUj/YQH47+QmgfvZYnTifpQKccycHpNXV1MhZ8ndaJa5yuitudQqUkpymDCp2oUOv0nLvltI4+cvpE6HBy5LucBF41pl5jM2acwmXM1xrfMelC+JirUuoYA3pwjFo8NSaV7XDaSevHHKR3xvzAPBoz+u3rMb9SY81ngo1mAp2gSaU+mr/SYM1AGqH5ju7SDJDSNVuYEs0svkpzmV7VJNA7mpF2jzQf0zaNtfSzxpMnY5dRi7GBvP1YDeM+1pHxG+vLhIx9wkSN5dRJYylXOnZd79qxT+jdsfv5J2OzhddjD4sW486obcd9Q13HfSL5jptHl4x7qo4Yt4Fqxyn43HE/iuXjlvO1407TpnG/MK3jbtKn425Lb8ZVi4rxT0zNxz9iHMcvFLzH/5GuHP81iR7v+VY7Pk3ys7osFY4P1lSOd5SaxjerWscnqV+PH0K5CWa034S9rP2E0YLjhKV01oQ5QvCEv9PtE4aZp06QxOMT1HzdBBvm1oSPpAcTltD2CcaKzglXKTfxz4LVxG2SzcRvqdNEC8lr4j0+aKIjjZp4RNw78SafOTGZVk78VaibuJbemfhX7tFEf/p64kpN18T36UDnSdTBmRNdne8Kvs7mfKjzl1K085+EJOefmBLnIqnaeaCiwdmOtjgvlZ44r7j3o3OnxnxSE+84KY/3nrSDBk3SqsMnDRHiJr1iSiZtEE9NMpTqJ62Qmie9JY8mrWM6Jt0UxEmv1FYuwaKTSy/q4XIH2nO/6O9SKIS6zOeSXLykEpdpb6tcVoqNLh1Mi4slfeJS0Pu1ywFJOfkP1HryLsFhsrOx++RHUvDkp0zE5HV83OS+TOFkBc23ey0en0wU9ZMH0+bJHm8fTc6iP032FromvydYuzqIzq6Tqberhg9yDdKEu56VtK471bmu6+kpVxVtdB1A77p+KzxxpfRX11mmnNseja3bXd7dbYzg56amkW7XxF1ug6R0Nw+hxC1BvOTGS7fcIpkHbkv4drcC0cN4ttDpNkUwd89ka53eik7uUYyn+1IhwH0lH+V+iY9zT5YK3S2ZSvfvuDr3jXyz+xeGj9wHij+53+S63Pvz5lOi1Q5THjOeU+ZJwVO6xMgpK4TYKZG0eEq4eHzKF3zdlBq7linX7j2b0iwpPbTiQA873sFjNu/iMYD39fBFfV5Fgz1+EyM9VtKqwX8Td3ks1GR6jDeu8vhGuOWxRXzsYcp0eJRIokeIkfK90XTYe3HMhPdOCd7vLdFEvDeHJr23mi98b4BQ/V6dePO9dPaWRwxtfU/StL3nRX97b75g7nlP4+iZJ87ynMmHeM6nGz0N+TjPdCnTczY97OnGVHsGMQ2eO7gWz0XiU8+Z4s+e23uTqX+iNlNLRKepHtRr6lIxEO9XTrVmoqeGiAlT09S5U9PpqalhQsPUFfT+1OnSE0dGfDp1AfNm6lGeeF0SzL2MGHuvKn6C1xTez2uCEOIVwsR61fOpXtv5Eq/N9JQXw9d7naTNXjc1j7yaaaeXN8NNaxSsph0VbKepBPdpr4TgadF81LTDNG7aWyFz2hm2y8yKlk0LEs9P6xSaplnQ76a1ij9NOy51TesnqbwbNTbeIZyL9xnJz7s/E+Idhv7oiBTl/au41/uBFNLXWxIdFvKZ3saDSr3D7l3xPiy89jZjzKe3UtvpfahmugP1s11NvfB+4fSjNHz6+3zM9FwpaXq+UDj9FL06fad4Z3qa+Hj6fOn19ONC1/QO3tbnInX1Gab29akTQn0GiXt9svlMn03qUh9DqcbnE9ro00FbfOqFJz5/F974jKG/+VyiqhnLOJsZf+Y0M84J3jO20SUztvFRMwYJcTPOiAdnbJeqZlTR+hmBQvOMUL59xgahc4ZKYe77OW/ru4nX+JYLnr7bxDW+m4UuwVmI8c2iub4baZnvf5Ba3xF8k6+ZdN/XX2rzHSa88d0iqGYOENUzj0mama2S58xvjYJmZgjRM6fTwpk/qitnjn3bMLO/onXmUPp0Zor488wEnsz6jprPqpZsZ62WNLOGi16zfGnALMqEzhonRc+6y2hn/cjkznKjp2YV08ZZp8S7s5TMk1kz0KNfs/px1jIj89kLeMfZV6nH7GqN3+xrfdfNXsNnzm6nx2eb0LrZU9W3ZleJvxoPp09m+9DXs18KXbO3UHO/BlHtZyFp/CJ5T78DNNDvDgn1W0C3+FlKyX6vuRK/TFrtV0Lvv+ckNfhNoy1+c6Qnfkvpa788ocvve956Tl+FZs6nguccG3HhnPPgtTlvI+bsleLmlCEmDtllztkhTXD9m6ZyjsWgpjle9Mkclnk9J4d2zWFsVf4XBBv/akHjv5wG+fflw/3tmTj/r8Vs/1jxsP9Escb/Z7HR/1u+xf9Drt3/KRH9lxgr53pI9nP/wE+Ye4L6z00TQuamCLFzA/jSuXeEurkhmua5vfj2uX/iOude5JUBoxS2ARGo7X8VXQO6iG/AXRIc8Ng0IsBRkRQwlR4OWETPBxSaNAVM458EtAivA2aqyTyJsZ73G/UwGCxp5j0WPOd9SoLmfSKumRevjpn3KZs57w+kbN4joXaefdhH8/4gdcxrp+K8vwrKQE5hE5iPHF9q5BjoCa08h/ENLKXBgc00MrCB7gosoumBk8WDgffoqcA1Qn3gX8mDwFlSe+BNw85A5SDl/GDJfr6fyYT5fxED5/cSV843GxQ9Xylkzl+IfCoTyub/RhvmB3At82P5tvmLqTRfEI2DrOjAIJ53CGqUgqbvYFyCXhHfoDHikqBzotTLhUYEbedigz6TSod9ZJkVFMHXBjXS5iBWfBx0x+R1UDKvXMBIAxfYgBM/4x0XCIz7AieF34L1QsiCUE3sAnehcEE5X7vAU7y5IFS8v8BAdB0cLz5fsJfvXNBX4hYW8FYLF0n2vazpsIXvUeeFttRn4edS0MLvaeTCL0jcwhSavdBBKFuYTy8ttKe3FzZafbmQUnGhAaNctE+wXvSId19UKQUtmkLXLDosxS4KZlIXbeZLFvWlVYta+PpF6zZ8sihIEufHCa8XVUgk2IA3D+aoOngcHResUHgG72QCgq/QlcGHhOjgGvbRqBJaGOzKVwYfkqyDpjN1wQrxdvAS+jDYm28P/sTgl+AGSWOyWzJfHMbbLr4gaRYPop6Lm2jgYgUTuniaFL14kqBdHAJ+KxYPL57IVC92FRsXlzEti/9Cniz+Qvxp8RDxt8WLjVRLUsWRS/5CXZaUibOWTGGCl4TzEUuKxIQlD5jcJS9o+ZKj4vklcfTmkuXcgyUifbXkKZWWXBaUS0Vx2FJJcFmaTP2XnudDlo6RYpZ+bpe0dA49vDSUqV36IW1aukpoXWpKf1o6lpKQ54x5yK/UNuRjQROSRv1DAqQoT46Ghnwubllcw0eHDKbpIfW0NGQHXx1iqWgIUfItIXv49pBbpDPkMDVctliyWubz1n7Za8Fl2U3qt2yqZD3QQApZtkPcuCxWiFu2rXfusiSxZtlp8+vLlkPLPWDblmnedi4bRI2X/8rbLG8XnZZvAg8P4d2X20p+ywvp8uWctHF5k2HccruwvOV9pUvLO8TbyxdID5b7a9qXt1HFChW1WtF0b+iKfeKSFeFMxIqxitgVD4XcFZSvXGEq1K0gQuuKTr59RbzQuWKLZB66UVSHGjKaUFHwDN1CF4b6CRGh94WkUJaWhdrS2tArvZtCE6QnocbM69CJtCt0zFtV2ExqG/aIasLGiV5hP/ABYY/5iLDfNNowK0Vp2BBaE+ZHm8JWa1rDrtPXYbvod862TFeYP6NaOUXkV16mjivvMe4r+1H/lXPE5Str1FErdwpJKz+lJSu3qatW2hs2rXzBPFipEdpXzmXElUPCjFbVMo6r9lD3VXHUb9UqKWRVCh+1yl3cu0ohZa4qlpJGl/Glq/ooqleNVjSsEpkHq36iz1fV8p2rcqlZ+A6NTbgn6xJux3iHi3xQuDMND1fS7eGvxOTwn0lheKJQGf6Sbw5/SZ+Gf6F5E97JqVbngYsbqO1qd6nU/4lGszpa47e6kkaubhfiVr8n5q8uEspWD+Jvrf6Kf7D6Df1p9WzatTqdV61pEGzWzHqrWfMb473mB7pkzVdMxJofxIQ1o8QlHoQvXGPCVK6ZJdStcWJa1+ygT9e4SJ1r5lFu7R2x39paNo5kCQ5rr4v+a1fTkLVKaePacBq31oQaTz4pZa69SEvX/iTWrL1HG9Y+onfXPtS0rf2Kdq1tI6qIx9Qmwop3jFhMvSPaDRZEELolYix88yFqWCxNiNilyY3w5asjnGhDxGe0JYJnnkT40uy1OfzrCAXtiuigZus6GZt196nTumOC+7pNQug6LyFu3WDp4LofafW6P5GGdaFCy7pwoW3dF0zXugGSKvIabxOZQR0jnxD3yBFGfpEqMTLyOI2NtOdTIx3Fg5Hj3lZFmoiNkauZlsjp/JPIbMsfI3Op+fqPie36wYxm/ce85/pYJnj9VSFifRmNW28kZq9/Tg+vn8ZUr7/PNayvElrXf8m8Xp/Ges6pplxUq8YqyvetJmok9Ym6LQRF+ZlGRLWwSSuL+aSoCKEwSjWoKiqKvxX1kHkQ1R96aAb/Omq25d+jpovqDSmsZsMY3n3DZXHhhhvgl6+F8A3TxF0bPhBSN7jSmg2fkIYNP5GWDXFSYe9C/smG/vT1hhuIs+9MuzZ8S6w3WvAOG2M0LhtHSkEbR9HwjZZCzEaqyd3IizUbfZiGjQ9oy8Zy+t3GOs3rjWr0fEMF5aYPif2mRMuJm17xwZsW8dGbJtKETTVi8aa+9PimYWEXNwVKHZvm8eKmLN48+i+cbXQ/0Tk6SfKNvicFR/fho6JTaVz0Tk1m9ASmKrqF1kd30jvRERu+ji6UuqIJp9p8lLHdvIrXbN7Ke27eygRs/jsTupkRYjaPZFI376Ilm4fTU5sf0obNtkLL5tP06WYHRefmT3huyxnBaktvyXXLWd53yx9p6Jah4qkZG5noLT8S7ZbxNHfLfFq2ZbO6dstHpKP35/TOFoX0eMunJh1bNgrc1vGIqV6S7VYf2PSCOG7rDMnWfprguXUnXb5VxURt3cLHbaUkc6u3unTrJalu60Nya+ts8eHW92j71od859a9olnMMt4m5g51jhmp8I45y4bEfEmjY85QbUwYkxszPOxoTDh9GNOLaY/R0F9jfCRuW2Bvq21Tec22eaLXNjUTsO1rKXTbDiEkxhE9QCE4/wkXva2SJm0bJhVuG9Pn2DZr8c62fKnKYpL4eNs++mobkcRt1dR4+/dq6+29Bc32x5zf9plC6PYTvWO2X6C52xf1Lts+lTZsP0TvbjcWl4xaq3myPUgQtxsOstqxQdLs+Ery3OEkBO34lUTvaKPaHX40f4crLdvxiaZ2x0ihZUdvRceO9Yy4I0lQxp7hHWNfUZ/Yn7mg2BApIrZQExt7WopgRFoYu9i4MrZZaIr9gXsQW8F3xH5GpdgJkuesJtF4pzNvvXM8Hbnzsei68+/Ed6erFLxzhlhs+VCM3PlAE7szTCze+b5UtXMFU7+zit7ZuUh4tDND/HUnTw131QpWu4zpyF3JrMuuUdR/13AhZFez5c5dbnzprmw2ydlcqN51h2/adYTemfRUaN21if60K1Xq2nWIqnYXCDa7v+E9d3NS8G4TPmK3nyZ2txNfuLsfrd49UGrY/ZV4d/dy8bvdkfT17qlvu3b7WfaJ+0B0jtvDeMfF9w6Kc38bHWdDk+I2awrjztPzcTOYprjd9H6coaI97j+g32a87YybLxrvOSYO3GMoOOzZKvrsSaQL99TSNXuS6K49QTR9zx+50j2pfO2eJ0ZNe5pUT/aoJHHPdSmAje2t3Lv83tC9f+F997bxoXtfMrF7M8X0vftpyd4Phaq9eZbX984Sn+79jn+z94Zo/P4G3vr9v4sj3w+lru9/w/m+P4wuf79CiH7/Nl/4vh3dtUig1e9/QRveH8i0vB9Gv3v/a/rmfQeq0NZQC+08xlbLMRqtO++pXcoEaO3ElVp7dbT2MzFday4e1C6kVdpoqV5rK97REuaR9j7foY3TkPgg3ib+FnWMf0Dc47czfvFu4vL4P5Oo+K+EuPjxUin7o1AS38pUxxtLDfFrxLvxRvyTeE7ojH9ILRJOUNuEPnRcwl7qk7BZivPposEJ7/ERCR9pYhOmsoUJX3BlCbFSiX0JX5fwN/5Wwj3yIOEPQnvCGiolBIjStn2saDKGKhNXiQMTlxs7JN6X7IdmU5/EcXxQ4gJxTeJ6PibxBUlKTBaLExvF44kSvZro/7Y5MVX9JPG8pjOxl2SR1MzbJvWm45JqNZ5JgxQhSf3FjUmT+bikiUJhUg49n7SUb0oqpfeTDGhb0jPyJmmyQPZ9KPbbN5La73MUJuz7QArYd4EP3Rd6b+e+PbRmXxvTsO8K/2DfL7R935fir/uOUS7ZlbFKbpKqAo/SYcm1ohN/kE5IXkHdbXPYzGkZvHcysQ1KHi2FJ6sNY5KN1KnJ3mxZ8gZ1XfKEty3JrPQ02Z3+nMzxXMofjaxS1tFxKX+mnik/8wEpIxShKbv56JRdYnrKa1qScpZWpQykV1OG0eaU5/RRyhHakVJH14QHG4kpCdQq9ZRkn+oiTEidwPumnuSDU9eLW1IHiwmpr0luqoovS00Xz6f2UzSllov3UwX6NPUN35lqKqnSpvW2SfuecUnz4wPSQmhk2sghcWm7BfNez8TsNGO+NO1TsSbNS2xME962pD2mT9P2SG/SZlGS7vLWPH2UYJ/+mHimb6WB6c50TfomJib9c5KUnkcL02/xlekVooWdvdCQfkR4lL5V6koPMVFl7OQdMnx4z4w6GpCxVgjNuC3uzTgoZmdMY0sznvFVGbni1YwGq08yzguvM17wysxa6P9K3jozTOJsUgVNppXon/kZE5LZcG9D5hOam+kmlWX+B63NnMQ0ZUbingNoa6ZSfJq5TniT2cpxWUZ0YNYSxiFLLbhk9RWCsqbRLVk3aHKWOS3M+kKqzLpDc+38+bqsUNqS5Sx+lzWKf52VKHVl9RFU2QVSpn+MZJsdKWiynwt+2X/lQ7On0OhsD6rN3kZzs03F8mxWqMv+hd7P/pZry15DO7OjadLoH9Rcjhm1yfnMzjGn1Hx6zlgambPPcmfONcFll1YqzTnBV+esZG7l/MQ/yLFgXudcoL/lWIpmubcpnztQcspNoe65f2T8ct9w4bl3aWzuzzQ1N4iW5A4UqnIfcrdyP6ePcv8odOQWUEVeIm+et4ixzZttqslrIX55f6cheVtpVN5NKXT8cbo375aUm3eaLcvzFy/lWfO38hbQB3lDaXveWfHXvEFSEr9G4vJXqq3yvyeO+auoR3685JdfQEPyh0rtyly2ffTfaFT+dLo3fxeTmf8jPZwfq67N/5Bvzk+jbfn59E3+JtHD9gUlBXWSecF7kp9VP962IIZ1KTggeBf0FVcWvKLRBeW9tQUzpdKCJUbVBfdpc4FSelTwPu0o+FaUCq5qVIWLOIfCz4h7oTn1L5xFVxZ+I24pnComFMbQ/EJrWlY4j6stHMDdKhwx5FHheqmj8JkgFt7jVEXWgm3RWepclCB4F0XQyKJSIbYogCktCqY1RYliY1EUbSl6zTwp2i90FpmJW2Y59RlQbKZwLz4qdcaY8X7Fc8Xlxb49/k1CVVcvcrCpKXlNoOYjzszOfHFg7pE1+cTaIvsvD1aY21TPVedbV4c6tFqM0K5WG6baWqnYj5T9T4wzCi/7+L46x/FWYKhd8vcXk1zCVOa1nv0ejut/6y+kz44Az7xPtirNH/cblrHFfDLzXTmv7eemCrGz8vTU+hh7+yZE1F6cGWA22SHc9qIxGerCRJBvKssi1WMrYh8eHd/3U1veKDDANGDWUsLY+Z+zTS8L9mkP5pP+0r/WzDp5qeplYLNmnXeZ4bA5J775MGHEgYt9lXtbvc7cd463CQiyCf3E1ryX9QhSn6uIbpi+1Zn0KzEfF5Hq88qmcqEn57XhJ0/vR0f7zU8sHeplRcw+/N3PSreSpEED8hOs3tiRfj6cdYad47QIC0OTla5supeZ7czKoGu3XmkNtdaTB4dnFzATfpjkyRzg7CN+2J9wyah8rCq6aXQnozGYdazIVDF5xhcWY73dkkZr3AOmeKYY3fpDEvUyzstVe3EjNKGfrJwx1cpXnJl/26DvvXEaA1/zpZYWjurc1JIE72pr1iKtj3qm+wdtXEiludsR7stpjOrRPdYr1LzVLqpz7T9/VfW804qvP8wcdljrrfWaERrdarckdGnTjMwyH+PFSWptelMAM1Ld5/gQu2Emauv6qcyEUU3mw0xJmZFqy5S8x6FDmj2KOPvjUUrzEb727anSzX72zJEH/RRatXuV1pwtdGEcCn8hyT59pty+lau7Xp/NnhnHXzNDaIvF0Tu3NOEDx9oYVCjJAcdocz7NM73IInByENFamag/JGTwSZu6+8qVROmn6ZMUlqCtncNEzGOn34p0+Of8+fKFD9bZKwZqbN3N/Qv72C4OyXk1pI9XOfkslDRpt9/0sOM0s0Z4J8VNeGRnUu5HvK1V2n3D7JZxiluv7IanO43m5qmDhoTeGR2Z3zbg6GjyMpQry0yyb3IwcB0Xs8/GfHjA8d/9BH6aNrbPupUnzbsUZtIHmIZSE5CqnPZh49NQTzN2/inzBGI7L1vLGGoJ8dL9FDK5QjYyIxQdijeKcnYJ18ztNPizQZHhCcNRvZJ61fdq7yX2MlUO+sfPpWec+s43Vhth7NX9Pj7olm2l5yda+4AsSy7D1lxBzPvZyj9WS2yIE3LwpsqT3FYpyU3LMJJh2QuvvchQNpRMJXvdwoin21WrqeSKlcE/d2ewjCcJlizJBW5amhIj1padSm66Tyev3GeS39znAguIespi4joljCS5rybV7utIk/smYBtpd99Jutxvkha3O+SN2wNC3J+SbLdX5LxbJ7nppmBC3VigjIlzPQqcZXa51gILDD3JcENO98vgY1lPhRdJdfMmhW6zyX03P/LEzZ90ugUSa/cgMsF9CYlxX0lmuYWThW4RJMR9Pc6LIofdNpJLblvIY7cY8qvbLuLsfrZvGKnva0Cu9DX43S8EH9DYGvpoSslsjYLMAeYC84D5wAJgEbAYWAosA1YAYUA4sAaIADYBW4BtQCywG/gAOI5xT+P1DHAWOAdcAC4Cl4ErwDXgOnAD+BC4BdwGmoHPgfvAl8Aj4Bvgzxpz8gb4C/Az8HfN77eAcTfSEgcjBdEA4wGGbTKbSggzjSQz04mSmUGWsDPxOpvcgS0fM3PIU9jzFTMXxwKI0j2QcIr5xEyxgBgzi8hC98U4voR4KMIwxiriy6zG+7XEhl2H1/UkE7YuZTaQSti7mtmEY9EYdwu5zWwlrcw2jLEDftqJ47sIUVSRqwY3yS23j0ik4jaJUnxMElzvkA63z0mj6wMiun1JfnJ9RPwUT8ivzFOS7PaMOCqeEyfFC+Lt+oqccvsz0bp2kqtuv5BaVxFz7CL1jIIJRgwFu1kwSldLwI9Ruc4BIhhb13VAGROD2IpBbG1BbG1xzWP7aYvYgdr9rI32AMtrj7DDtMdYJ+1JdoL2HGusvciaay+zFtorrJX2BjuQfMSak09YY3KHjdF+yjpr77MKYsnZagdyNtrxnCdx5bwJEZSEAZSAEWAO9AGsgQGALWAHOAAjAA0wFnABJgOewFTAF5gJBADzgMVAKBAGRADrgBsCT34TPP/xq/lBhm3IFaXW19BXOwv40BAxA3xpOFJ7xzSUfG2qIE8AJ+S4L2wfAbt64LiPqZLMABaCD3xUHLHH5wuIK3K2y+2a5VSSZKn/Ze7RbBnjTUrdppPjiJc2xIroFkRckPNe7uFkudtqEoEYKIf/ryLXJLdthHOv1XFIL7II48ywNPn9lk2sreFUWNOLaN2mkWyMnYmxyxkfUus2g5xnfEmd20xyF3H5HNd67TaXNLIBRIW4VLnPJwOR847ui8hy92ASjtiMRP57ITYz2ZXEy20VCWDCiT/mFM6sIVvc1pIY1PntbhtIFeZX47aJaNlochfxeddtK3gkhvzktoPYuseSYYhRR/ddiP0ljJXrUiAUMRQGvM+4uK7kVWQVcN/AUvvYoO/v7qcP7DOVJLDTgZnAXLKXDcR1FuDvMOLNrgbWAZuIJ7uFeLHb8HfP76/dEE9WbTDFK0vWARxbZgAuRq4eRK6ehy1uIjclZgEZqVhMzmNMT+RgCHIwxm0dSULONSDPXjM7SQx7i0xAXrkoviQ1ioekCnn0M9OOXHqO7/9CohW/Iu+6SB3ziuHIn4BhikztcMBJwZExQB4b4HKA1bocY1NdzrHE5QqrcfmIdXGx5gqZIVwx48ItZKZxwYwzz5FJwBJgKc/9/hfXw44SPsyE2AFqYESYifYrI0/ysVH3L9uzZcZTyW9kOjFkZgL+JAg2M8T9KcE3gfDpONSR38hqHFsHbCT9YDtD3KMSXGIFP3W6V5F0j5ukGTXlNWpKl9sT8hv4Ih11pQZ1pdGtizSBF0LACyHgBQ68wIEXlOAFJfggFnwQCz7YDj7YDj4IdCli17jsBw6wCS5H2PO4/3SXk2w5bLB30kV216TLwBXgBrtl0kds5KRP2DWT7rDmLp+yTi59uZFaa66fdiLnTFy4WTAABy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuMAGXOD1ux00XBA/7iTcewrx8fYgK71z7axIvp0FKbSbQFrtDLX3gQd2Ki2rVhAlYAIMAYYC7mpjMg2v09W4Pl7nqD1JGF7D1dZkNbAFx7cC24EdwC61iuwG4tTNZA+QgGOJQDKQAuSpy0k+UK62IlUY+yRwWq0k59XR5AJQB1wEGk1CyW0TJfkYGMSWkbmkHPWnTrGJhCu2ke0KPmwqYgp8YgquMlURzYCpZOIA/UYb01mizGMXwn+R8Nlxl2r4pYZ1hO84l8ustcsnbJDLXdbPhQiEYQAFwAIcYAAYAr0AJWAEGAMmgAowBcyA3oCt0Aa/tRE1MASwB4YCw4DhgAMwAhgJjAIcgdGAEzAGCBW08J2WrARWAeHAamANsBaIANYBkcB6IArYAGwENgHRQhKJEUpJnPCaXBKgEYBfASdzTzIUKs9Dx7VGZDjbppiGXPEmJeDV2+wMcgmc2gTt9JDxI98h335iAokSNb6fIojYKFbh3HCyBJyZyq4lseDLBLf1pISJImXIPVRMcge1/BETg++O0Pnh99uoqNgmbiqxZqeRfFyzELx1CrzlwfqSavChip1NXFk/8hTX/Rk8xoEbVbj2QFzbFj7uUiwhPuDvx5hHEOaxENwWBW4jbATZCN68q4jEGOtxXhSpxHzqwHe3FeBvzOkJ5vQUvNCo2IX7eQKO6wIXXsZZ+Qqf+Hfz+1KlJTdUsBdwBzBkbTHfBMzzMOZZAw66jXn9Bv5xwjy8cf1QXD8a3JOKazVh/DeMg6JjEhT5pDzWHxyxF/yQjPj6DZzgBH50djHntExfLoHpB3605pBP4AQN58VM5LwZZ84avKkg08APZbwjOco7/s5+vdk21I+9qB97Ya+94MJdsFEc6sdemetRPzxhB09woDvqhwfqhycbw3FkG/AV8ibfhEPuqMgiE08yw8SYWLG2ijz2jXMRq5y0n7WfdID1nHSEDZp0lC3GvCMmnWS1k86xZc4X2Xrny+wD5ys49wbLTfqQ9cW9WIPbNJOG9wkjY/v00o4DPkfOfW1qSB7q+gaO/FH33pjYhoUhFnqD53+/JaMx24ZeQgl7joM9lbBfJ3jbC7ztqdtQyxL3m8f+hPkZYn5qzM8D8wvEvPZiXocxr0uY133M6yfMS4F5+WBe/TAvp0ny9w9qQplNGg56GzYAYoHdwOfAfeBL4BHwjYbr3vWxDXyiQKw5g09uYT4iatlh1LFQXVOoweeIWdTZ224LiAf6lyjU1VToGP0GYEPYUNTjRncvkoQeJBc59dzdl9TjfMWU2dARfuSB2xzyClrlDbSKBJ1iDp3CQ6dooJH4KQtJAPTKStQ15ylLSLR7GNGiX/FBvxKInKtyjyC7cL1b6FtyoaOKoVWqoVXOQ6s0uG9Bv7MVmiuG/Iz5tLlvJxbuO4g9bClCq4xzL2OSUMuSUMsSUMsSXHX7+QzSMgaDFKQXYASYAKZAH8AVcAc8BnHkPcALf8/X9VrG/6ghDmwo4lHuFY4jN+4gN5wRi67wpaz9I5AXmcgLEbzcpbOfQpdPCvQX6fiOMXLqFPimHt81ZmaRB/i+MTOfWMD+KtR3V2gYV+R8FOygQD/hhzGNkW9R4J1dGNuYiSTFGN8Y+f0AvlIhdrqgbbrQPzi5l/HWyB9rUs/bkCtAC/7+DFioi319H3TVPJ4cMGfJIeCYuSlh2TL0qxzm9hP61UbwkCHmpEJ8DlMsJH7wiwf0Bod51KJv1YI9DHF9Fa7dwWwnZrA1mXKTtEJrdEJrcOhf86EzLkFn3Eb/Gg6NEY7+VQs/aOGHvfDDXtdGnd7Rt+hKtg161xDXV8EuDYgbFa5vhuubwR5LoGMj5DnAvoaYgwp22It4UGEOZuA3H+hxM9jABhp1JOaiYr4kP7v+QupcI9HbrAcOsGpyjFWRK3j9CK/3WY4Ygm/MuSRwkoO2H5fJ9OeywUslDM/lIvYPMsOBUcBobi+j4XzAUy7EmfNnJnEB4KoljAcXiPwIYWYAs4E5nCezEGM+Aud8DXQALwEPnd1/vx3fMNTv+SSdDYIm30r82Bjiz9ajNt1EH3Bd1xf8vh/wYpvYKjLOA70X6jUPzemKfPdC3V7icocdCI3lgtqtgqZSQVOpoKlU0FAq1GIVaq4KNRd6ABgLuACTgQBgHrAYCAXCgAhgHXBDsIVm8tCSqa3VCpO2QT13z5QDOrf4nzurcbo9gPT7wMnHe/U4rtTtZEVIFY4b9zhu0mOPZNMeW7JGHNNfR/GPfYt+t2vYe79//ef5zH+5yaut5/+tz7keW/nVF/93e4n9c37yWB3/xnmyDZX7//fz5Os7/Bvnyfa37mHnAbqdsPT/zf3HhsR6P83rcZ6809n87uNBPY4vkHdQfbdH9j82Idb/t/jdzqnd31va43shwLLu48t7HF/RvZOjfDysx/GV8k6K7/Yqf7cjcPfrmnc9YPf3Inp8bx0Q+W7H33c7KHaft6HHeRuBTd3Ho3sc3wxs6T6+tcdxedPzbd3Ht/c4vkPeAbH7+M4ex3cBu7uPx/U4vkfe4bD7+Ps9jsuFJL77eEKP4/IWiUnd7/d1vyZ3n5fS47xUec20+3h6j+MZQGb38awex7OBnO738opxnrxXL1AAFAJFPXLJsDs334Vbybs1wO7Xg+92UHy3jfm7nRK7Xw93vx753TamhBztfi3vuXtr92tl9+ux7tfj3a8n5J1bccGqHrEb0P33yX+J51M97vc0UN3jnnq92/KZUbCcgeH/ety0R96QprX6hzK2cf+yP+Ryz/9mc+z/ettGTZ7nf7nRZFlMU/erJ/l3xoko+6/H0S7Uv/V8//fjNK38fzZP28z/evymHfq3TVv+x3n+K4c7d+9+Tp4SMnZc95sf/nke2107xr4b5Hui2xvw3d/je/wt//d5D7/rnw39/v297tf773bQ/pfPH8j9DvAQ+Ap4BHwNPO7+/Jse92D+zmb6+OilNDI2UZma9Zbj7UmPePtW3lG5Ow7/2ON4W/e05eNPexzH7ZP27uPPehx/DrzoPt7R4/hL4FX38T/1OC5vx/sj+c+2/J/rxH+uG/9aB+Ux3nzwv9eb/7l+2v+n+ioj4vC/P+5/Z3/dzsrd3/pr92tn9+sv/6su0Hj+u5+/i2G2J6H9L3Xa9si/f3//t3VOz/HK/o15yOO1Hvl/6+f/ezrrv/7c+z/dn06Dlv17/qgt+//u/nrOT3P035tfwNH/f8RL678xD8W/FvD/5rxot3/ZRBhipxVCRwuB8wbwhMiJBnKBWqAJaAZagUdAG/AKeAN0AiIgAV3Ab0l6caQAOMAQMAdsAQdAA7gAroA74AF4Ar5AEBAKRANaoB14I58PkRUA2EJkaQBziCtHwAXwBgKAYCAciAYqgWqgCciFAGsF2oAyCLA6oAmwhQB7ALQBnUAXwEGImcuAGLMGbIE4IBfQQJh5Aq2ACgLNGrAFwoFoIBbQAqlAGdDULeI0QAAQDdhC0AUAoUAuYAVxZwtogEqgFsiE2CsD6oAGoFUWf1NrmxUmtYxZUVb1lYv55/363NE2S7lTDAd2Bk4fM/zVKlpnfPxgleXgmCPe3/tXVs3M7bPHouHV8qIJy5u/3zN4Z+CXajOX7QOG/eGjjw1HuKqGXm8u08yfH7zM/Enzor8NqB1+9MTjcQFuT8vmF3v6HGv/40aLrX9Ku3XSYlL1FbfqDds+tHN2vPHZjLzEJ4/2fiU0i5nrx/zyU/1ftn+aO9aCLQ2bmjQ65PbbE4ccK2riO4z6Dr+QNtZlw5dnuZNSwv8BWETHeE4/BAA=
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
