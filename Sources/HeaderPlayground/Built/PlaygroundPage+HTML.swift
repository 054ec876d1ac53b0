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
H4sIAAAAAAACA+w6C3RV1ZXnc899N3kvefdBAiGg3vsSMCif6DAJk1DlRkGqjliLn35mJAMPJQYSQ3TaWW/yIgJFBXz8uhjrh9ZPqSMaJSBfjZYqYlozlVGsqLEq0opKp3bqTNvF7H32fb8QPhZm1gxr3uOdfc8+Z++z/2ffRVj9vDmcMcbvM78xnSfYdJGAwUgkEKgEQQkjT2jAppsaiXP/SdPAVCXi8fTuOPDQs0AitUszhQUr0QeVgIM1vT9j+uQ2/ZyX2pw7YRkugM9PZC0EMngr0dbmY0164G3Trba29LOkQwJtiRQmtS+tHeACbWmkgWLRGW2kAeqMtiGgcKqp43G9Ep8ezAjns41ryjzgkJLOiGfs3DbdINaqrS3lBbIr8RN6VD4Xo60tIxgZsY2I9AIIDw9tbeS4Nh+HHONxrUacfGamHiRN46QHeTGu10kI5UMQNU4jHRr3pYgnslwZn16QyP4gYz9IUP440gYShNI2Sz0x+Ali7csltBQklo7BFJsEWSWQtmUgEfdprHjc90LC9xMGXzy1HIinfaRSD2Zq0YwnUjmA9mPyY/MjkymLW5GACFqWZRjcVty2DG5xYTE+YCCXzAoIEQgISwgBC7Zk0pK21B/LLjJMLo1iaRQYEr6FMFh9P0bfD+d2+suLigKDBocjJaFIpCQQtoYElD2kVAWsoXZpqSm4Ko2UimFKSpMbQ0uVsJSQZ+DnzLNKSyMRx4q40UCpNEuVqQSXKqRkKBQqKyuHc4ZLoeBfuQUD/gyaw6GcR0qUDJugk5DpbwA/MhyWgZCMFBpGIBIyw6ZTaJoloLMlA6Y0DMc0cYJGyZN5gUBenn7UI9oJ+MAvgE8ihcNn+PDcz4izQReLBwVjFWGURSothsVDwWAoYodEcKQ1TJ058hx17qjRY0zbDMuSQWMLgvlZ30qr1NJukdZ5UhiBcOD8iMn5X4hxf1lVPbaqGLiOLC3lfPxf1fDa4AQDrKS+dMGFF04co7hXd1HQsIQNZhOV+RdfDHNm8Ul2Zb5tGCb4HyRmkwXjAcYNxi+Z8uUv20ZYwqKyVTgklQXmsm0lbXXppZZgClbDOOLXkPKyi8qty/lfB7lQjDMIHzti8StCygYDV0rBBAtZvNIKc2Er2w5NHTNmTEBWMmZbWL3hEyDroQHxC77lMjumuEI7XinBI6a0mc0qbKASMIIDRIGUIWAmYaVKBcD12r1KG9kIhcBPEYMHvlIMSlplNWOvCl7+1WljR4y4+pqaa6+5RsHGwNix5Zbi59RyNblWhdU55+Fx112hguVqrJo8ebIKBid/bZphWJZSCl1XYfGSEmUIw0KezLLgn80M4+sRw4a0CvBmvkQsAVHAHOYnqinBvY5XzWCCee+/JBAwHD5/TD9zHNat18/rdmvw+RMa9NKG9k4N9v6LBvsI9NDaQ0SwipBrCPTSIUt6NEgS6CGwh8AhouvpIAICm58kLnTeLpodItC1gc7bSHQ0a/8JnUDkBwiZJND7lAYdBNYQ+JzALgLraOdmIu8k1ocI7CTwmW8QAouH6P3FOHbThsWOZq/Hrm1kKAK9OzR4XNv3CT0mXyZrEUjSvjU0W0tgQTexJXCQwCECe35K/Als/xkZhsBDr5BKBDr0cU/q8Sk9btBjpx436nHxVuJNYm6m2RoCm/SOp/V4kHTfoiftvpQEthIjmiwh8PkWcgaBvQS26Y3bKdRI7Rf05EU97tLjS3rcrceX9fg5SdNLYC9FQjs57xB5bS0hFxNYC8jAs8ox58TmNLV8WzC7ubH+2ze0NN0yd+b1rU23zLiRfSgj2biW+ltjjey3ckAWsjnWMqupZQ77vSzJws6LtV7fXN9SPyfWGmthf5BF2RRp/HeMQX1o4Nc6e+4N7C5jQO6Kxq7MwbbEZt0yr76RrTYiOdgZTS0z2T1GOJtBa1Mze6DPPpywH+SIMBMsMXce6NkaYw8bpVkrMxpj9S0+cxRlnVGctdrYVJ8y2aOGnWuyGTH2eM5mwDXEZrSCydlTOZvn/f3sWa1sU46SM5rmzKmfO5M9l4O9NdYyb3bTXPZC7t761vrGphvYizm6z2qJxdjuHFRTc2wu6845e0Zj07wY68nBzUI/sZ/nnHHj7Hla8j3GwCxsrDE2Jza3dR57LWdz/cxb6+eC/m8aRX393ByLzWTv5tiFYuaWebDwXh/vxZrZ/j6+n9da39LKDhh5u6FwQ12+S5iBwrz8UCRYUDywaPCgaFn58BFnn3vOyDGjRldVw1Vbe8XUyy6fNLnuojfMffwt/jZfaL7De/m7/H3+Ad/PD/Bf8V9z9yD/mH/C3zE/5Yf4b/hqvo6/xLeJHeIF8aLoET8Xr4o9Yr/4UBwQvxK/Ft182O9EfUv8b+Z+Ln7B/0O8wT8T02/+jfhG47e+ftPv+F7+GX+d/5u4vvnfxWv8t+Jvm1q/OvNjcfWsj8RX/u6guGrGrdNin4hrbviHb875vfhX/qm49sZD4rrZ3tcakmK5WCFWilVitVgsN8hOuVFukk/LzXKL3Cq3ye1yh3xGtss/iJVykVwl98j98gP5Y7lTfioXG8uMVcb3jNuNB41HjB8ZTxvPG+f9p/FH40PjfuNedZ+6Xz2g1qrvqx+oB9VD6mH1iPqhWqd+pB5V76pH5RvqU+OwsVq9YjyuXlOvq73qF+pNtU+9pZ5Qz6lOtVU9q55Sm9Uz6kn1tOpSG9QWNd/sUJvU7eZGtU09L34sdoqfiFfM583XzR7zabFZbBFbxS7xktgtXhbd4qfiZ+IVsU+8Jd4W74he8a74pXhPvC8+EPlb1hZ+ZHZyLhJlt7W3t7Mo99rb57f/Y5WY4PA6fPw4v1pUOtw7u0pUAGA1rNxJb3L8TfflVYuiFAGvFhZsCVcJ5vCy+Zqt8HrvBtjgNTZUifEOd4TXkUGM0ojeZWnEMI3YeWcaYWvEI0vSCCM4lfOEmOiwCgEtw5QC5jD9HJUed+RQOBwW5aQCJv09iUsLGLSTQUc4PNKOUunBgRXYHAwulGAFOAY3o+gAjahw2GhmRaV9u94LnGuYhbKABLh3NMurYXn4NJbn1/J8og9ViRBCm+iLcumLiN4m+uIaVkz0g2r5IKIvqRIlCIcRvZNL7xD9MKJ3a5hL9NFaHiVcuXYScqhArwEcRZwqczlVEqdRRHVeDTuPOJ1fy89H045mE7zDfHIBI2bjqsQ4hOOJ2YRcZhOI2Xhi9qUa9iVidkEtv8Dh4SCExLgGpETARgpWDUYWntUAGKvBNzoPzgG/0RcIDvObvURDIbTfMuiwSQVCe8U7DJ/AzQQmI9IzGlwW4noP728P9/cE/SjxeIN2+ks69LUW3l7mBSA4hL2QQraOVfMRIGH7TlnLyx1Rd+gAhPYwxHRL9JCoO7D74W2Llp5RDc4UdZhADsa+8ECXaY4oW6AZSU8HGhx4JS1dDqdI7zYfOQUZUjpdDI8vMMw9gYk2Xq/8aYGBdhfeqAaUCGxGOeV1JdPZMNERwYVaFX2UZ98UVeX6MW1M4SUuKYAVV6CdBBggajpiCljG9Az8XTrUFUFHoYAhAKEGTBT7vUXApNRRENRRgcYFSox9MDr6S3l2Ax3kiHCQwXeYzjuvi9+sU1Ksr3MWOXz9gmoJ5r42R0TDp4RMOlciMOzFhAAHuhyB5SpHzyklHVUF9oUwQRGM9NnBszhvAw8zf3VH1KhzFl8Ae4D2AvCzZJmfgW8YeqjDhAdJGlwdV5YrxUSpiwYENMSdKyEY7m7XBhBeEWwLgQ5I4Uk7SQdTndBVwr6f6gnkvX0PPQYHMypRhl+i7F+iPYPBi07k6BWpo3ex/s6e3f/ZuuJk5lRIcHBwKMflCvuB1HIlzsdltk9IiV4hLk5rkTJdIcsRoAQqcJlOFs/yZCZ1aJ+V3nehVhZ86BpaS/A3ZCQYBh0cVZN0oBiOityWrspB7fOoUQBKB5tzokZkBzbUCD+sOYY1x7CWDp+izWjgD8Jax7sOa4FhDbUgFdYCwtrFmE5HMccobuYyobkzLRteBLxPQfGvG7ghwFtRifEIFrhCn0s79RafrKVKxyLVHqDK1hQPvI37J+acKY44k2MY8dTRoCgkkb6JPHYpWFBOmQfV0MgWQJyYABkfD2Vk1QZdfPllOmp1IASDJbhm0MIl2QvUQSw6dgcxjjoI3m8H8aesDmK9oA6iILeD6FrRp4NoX9Gng+hY3qeDSC7v00E8vjSrg9hsgNXLvqMD6wA/4eJPgkP59wqrdOHH66OXUeX3V6cDGq3bC0TZN8Gy/m6Cu/u/CUb2uQh2+BeBbxDDW3hHWpmi7PsBXPRiRs9vasTaldmXBWwUM4HkIKDau0BDpnF8LuA+Yyk+cGbXYQjtODx2g7QLuGbVk2G1mGsFkr4CSU5qrSL0ch+9hugeuCtN95C/sUO78XkQoJNnlF/Cfev1gPXupcn89h2F1WIdJ4O0c5J3E86387TAwPJ9OnuFf3avf9I+Qq/00XuzjttD4q1dlRavB1eh4e32j9tFu3vawQE74fnYl1z90S45igJvlZZBX3cdf951d7wTVp/0CUdX0A4eY7Hk+Np/96Rli+EJOgdcUaYbBq8crh/4+skr8cp8fL52tAOCiho2zJGZxJVePiauzHRsSPHqnVnZJINubksxUpZEsZVAAam3OHKHfdwdrO+OdENyQg3BE/9bGoJGwRO8zXdzF8vqNj0Xry/llcA967l/zAf9YAZNvkYp+IrI/MzLlxopLddEX4OgZCYTkgh2d7GUv7dVi2jCTJ3Wo26Kclopu4P6dgne59Crpko33kNd+BYqJpbdibjUKyLNID5k/y+Kmd3pl0Vuv42tAq3Qm2LZXTr2wEEg5CR9KydVAyYEI31pDlecaLC1rqXUqgCzdxbp0q37HqA0yKJlSzRHU7cwNMGWosfQdBLbRz45ijL6iyb0LR6/1VFTC4BEEhaZmmBg+F021EOxegwQw36KGpsK4OeaQZ1JbsBjriWRu3KsSzKSgM6As3Q2Ti1Af+7yVQRlnADMfBXr7tmwv/ufNux//8Jq+S19b+vPIZg2Z6YPdrFqeWNm/s84n05NANRwkKlduPD6PJrdIVx4eR7L7xRuEPFLhBtC/GrhFiD+u8ItRPxmAZkAcLtwwwjXCNdGeK9wIwjXCncAwoeEOxDp1wm3COdJ4RbjfJVwB+F8gXAH43yxcEt87bjXwRvsDZRjg50S/+W22BnkP9lOxBngDHSK7E4yqdfDkKwXxjC+BGdHNpxxnTsEwTS3FMGV7lAEjwl3GB68UbhnoGKbhHsm4jtE9CzEd4qok3qt1hG0kQSC9zSMCMdEN0PoNrhh8BQGQtTFUJDYqcHTZU4Y4voovjedMCaZCcG6izViq3xmLb8Gyt8ZNexqAE4NmwbgLGxQpDMMGxTpDMHORDql2JVIZyg2ENIpwq5EOgOxI5HOgCqoG9KJYCMmHRsbPekU1kIHJZ2CGjYcwCBs+6RTrEuyE8IOTTrBWl4KIL+GDQFQUsOgODuDdQF28rBGW6iopQMPghbyAzpV3a670XT6RSnh0umn7/vrUk2Xd49/5UMbhia8EorC0pyisPQ4RWFpP0VhrU7bpVlFYdERRQE9kF0UtEf6Kwrfb/8CRSF5skUhmRsYyf+5onB614KuY9aCKVQLLqZaMPEU1ILkideCfl1+WtSCdLoJb5+2PyRZbiHAVw2/EnzPrwRrOZWCeznUgmU5tWDZcWrBsn5qwZu6QViWVQvuPrJB6FMLkkerBfu+UIMgT7ZBkLmXhDyFtYCyvGsdpjm8J/5/x6CzuPJYRWI8FYlxVCQqT0XDIE+8YegvFk63IrGON1D25RaJQ5kica9fJA76ReIAFolkTpFIHqdIJPspEvTCkswqErcd2TDIPg2DPEqRWPCFGoaTLRLJ3MBI/jcUiU4/y/+vZ7dzrOyuoOwup+x2TkULcOLZ3a8TT7fs/kxnN6RNbnZvF+nsvs/P7s2CsrtTQHYvz8nu5cfJ7uX9ZPcC3QIsz8ruFUe2AH2yO3m07F74hVoAcbItgMgt++LUZ/djuXd6z7OnSbbbx8r2Esr2Isp2+1Tc5eLE7/L+nHq6ZXuX9lqyb7Yvlulsv9/P9gWSsr0d8rFsZU62rzxOtq/sJ9v36mxfmZXtq468y0Wfu1wcJdvf+CLZ3n2y2d6dGxjdpz7b2w9cmNPA//D0SPZjZLpFmW5QprNTkOndJ57p/Tr0dMv0JfqqhBTKzfQ9mUx/wM/0Hj/Tu/0McCMQ1kEMa6+bTYoOTgdu1AkCprEBBs0x/XcyETR8WEc4hmhUro+W1VUuokCKDlgfLdf/24VhHDXXR4fXObdfGbWGUoBH89YvcEd4NgSq6VmtFHXRkhZwhN3aAmFf7pTVHT4sb3eAYnjd+EUL3LNzQnK7jgKQ2XRKMv8Hr03Szz7AoswSAkTLPVX/VQUpCbsghu20gqjOVh4duN4tQ7G28GjRerccxe7klGcd3LUyf3s1mm3m0eJCKRgXUFA8no7WDu7fe74UevF+v1bgf7cda6fwd2p9+q4HHW1qMHkFGrlc23bQUMcCqw4HoQKg2YB0tuKTZqaN4Ax3RlwF6xVOmQMk5Whc5+yrUrawd6Qs5uB/9xWhd4pbnIHoFycPeOV7OsvtZ6iU51Chhvh/nTYYswF8Gwbv4t9PTS4wMFYparAiw56I5vIsBV8w4xjtDLwifP9gNZGZ6NNYST7OuEzbxpdc6j/TyD4LJEbmIIrH/XO7UudG0vXDJJJQ1ErXDwvrh9kPEaaOpUWJaOEgP+yGPkIFUfWgZ8Idof+W0n5OX1j/xd75xcpx3XV8/u3u7M6fnfX9t7679+6ZuXZ7o9iKH9r42qD0jhU7Th5IK1UIJB54AEHXlZBvrUggZF/HbnAChVRCIg0iSmnBhvZCKC0YisEPlRpQKS70AZoAASpR4MUPVLRQCr/v73dmdmZ39mav4wQKfth79s6eOf/nnM/5/X7nN6xzxtTAq19tpEimWqFlLV5iWUv7KZo/oeL1nrfN2v+8ySV0ookl9pY260UThzWjSY11o0k9XwTqx411CmoPWrCvdNh8Rdna2gSqZS7LIcyPUKVKWd5RLss7JO4RKcs7jxvvlLI8+F3mg2xdyYMEmlcY3BmwUXImDIEsuWyyHYsk+N1SlA3cuhlbksbDSW5ONMWAaZSGgZmfk6LH3zs6buszWzpvoRL6fVX2jqJs5uGmHG12U09ZXTNcY9sDGviscBlGfyo3wAbMERW0K4YHbFM1Mm3cS06/LDn9gs7pY3vM6RXLMke67ttFzboyeVGq6gFTLuuerIkqgjjO5jJGf5zZy/EjyPp5UbtTEMUNBF1afSlQRGgUrNNKRcER4jMq3WFjA6bCjvKO2usUtI4SQTiqedTuUuAetSMKGkdtYkRR3tswEcUUv/YcV2MbtlU1VdMKegeKoA0aW/QwnKbgJhsc2UDLIycTE+gJxWpqpEe+JTOeXGMjAopMl3kicjjNP+HJy1n7CIcwAUajGpndSI0aMWvcj6BxzZ+sMluYuXELzfp5QfRSw0rVS62GhpSGQ8tK26GppfnQ9tKC6AxpRPQOtQcakMc6UVG5ASEMj7i5uGG6eVuhB47ZbtYYuoleliaabJqRjcWZ2Uf4x2WEszIlhfXwr8gY/9ysY3wPef2q5MUy2ZTALr26x7wuOveM+ktG/XfVrF8obmTVbxet+u3cqt+TtWhzb+uZrF/ZQnZ6bwvZaUmD1jPvx03zwixLUp97ZfT/IW5b+V+3GqyAud3QWkpDr8d1Gy1Qp/MF6lXXsi4459EcT8TNgiU+LaqhbfOhBrMA1vk3HHQwqw46mDjE0JJmH2G2NbrPrLrP1Pd5qqVao8MPujhNFGcn8Qi2TxjMy2oE6VlxTxavEwOeuGlcejcbepWqVitWzckrVPiGqjlVVXPyqjl5hQrfUDWnqmrOtKplFfPzitHMUKxYLatYft1TPiqG2JY3ulyMkDdC4ZuRzVssagFRb1+k621vvMtpK4Uk2F7SoD1NgA2Tme2eit8KUXRnv5B39kQUb7z9JR+HY9gUI0Q+Tp564Vshim75F/KWn4iCRgtUiKb0aHsFO5wndi4n/N07sf1t+9KJddp00dftbzUunejy1e3tb7QvnXCfuowf3Cv6An3vXpF4uL5+hW9HslcuU0yfkkxwCoUzCJBBMMogGGUQlDLwCxn4hQz8PANfMniv8lTwHlpPGG9P9dpe/l3NnFtQyC0o5BbkuQW6OiGSDEdJhqMkw1KSYSHJsJBkmCcZ6gqc9Zaw/4OILzXEsl/2cd6TFi15etTx+BY88Wk5NZ+gmdrEQRRLzktYfDTJGcqxgnp6/iwiYFcnxyZsSLcsLUppsMSSf3+slwCYxAATUijj/bTmFs+AJA0M53NYMxuYiV1IBmgDbKoGAqEmg7fVNpWUZzxVz+QEJm+0USKEdRxeygxeWS3L+dzizG02r6XU9bTbwHGGmaxpb2TWtF+otKb9UlCPLtTO1y6Y56k9M2q8bRaQpSjyfNYc/X9V2zwAvli+K/XNRCvYmjcw8dRRQpc1CQTeEPnFLcirtFCHpaMsO2jSrrt2bpj464YRB8onQolD5T9gtOK2oovdOEIwH3cQRPE+BE4yh5huMp8LTDoqir6IuUm1d5IFyFrmdpJFPODhTrLE4ha/pwJ62LtqUS2IqIquLLGoar+aV2HqnttSbRZnLbMsIPaoyG3lxn4mi0I9QpqQ25if2yp8PKjlYuNa+pw5VH4uNq6lr5lD4IIvuJD0+FiZ8gklkoWj9mumWrga91XtAfOfzWRlJ14AWv+TmazuxIsAv6+acZg3bQ8PcdLTUiu6ECLPsAoaQrmc75lQLCbiTCzMJYu+LsKXu5qYWRXFU9wf1A8D9Mcid4bqqT51xlJh9MyHtmOYDrV8HKs5PDdz4yV6JDCpwKklEczJCKegI5iT61xmNR/HuBIXBWpLqoupfqAWFJVjkQVq+9+DW/tU4VVI0HpbaoUlaAHdvJwaPOL/UHYGEJi1WYDN3T2Mfam1lnRDcCYjki5f4cZAk+i91Z/xIJVdlcmbKWxJYRqjEByhqlFwKF5FsB6vIDgQ9xAojBbCOcq3BjVciGAeuUMNJ0cZqbLYM0DfoKeNYtFY7v9C4ZG5xaWp66hePOe7PB6ohogqT1e9pLlp+w2v8GNNq2loE4Gm9bEN8Vmwon9oa/0NPSx1whBaiEYqHJ+amz6swpHNfS360kW9A9qkrGrelCKXauWpBsvssnrkVb+fJq84QXjFjNf8Ogsax6M9LO5ovmczXtNfb70rTnwbK+cydS49+D7NrIdpglqhb0/gYabu8R8wDeosP/0JfroVfTuPSEkraxnoKjZVGxXtY7j05D8/8dAefcgrPcgre7TZrKq9R1NMD2LLtuqn/vuHSV/F0Df0oe3YT0EL+oa+UtA39NUqNmnZgAxxeC8sNIonI5nSwkj+xCV0pZ+3VFuHlY1Ns2CImZA+ffpQZ8Ur9FmlT0wfRZ8WoLIlYgGFLZqjYuzlHJTqAAUrkCg6qE6fgj52jA7aZ54CPmzmKN6GOlDTQFQwx2djFJ+UE9kDdvlrx2wQQXLMdiEAMbPd8Odt26GlLN9+b9NiZmcikErFqKPPYVLbO1ox6kxTjBpTFaOO6HJYwWlzFzqZJke2+jgCcj/LoihwaUmUWLZWliqXIKKeXpOjQ0CdV9DitGaW7lr7JcmNoyPWV3jtbVFuXzNSmy99MCuQqmVCJc4r1yw52D7+EAQp6a9ppdIPysUf4Iu/ri9+n1x8L1/8RH6sj/oX6jQHeq3T2dnfXTesM0XC8aWsG5XjfRaSrJxJbhlnkuaeJVlNEbg0oYPjszmdS7las1qm1TxsnJbB27zP3hSZFn3b0PJAlnN15du6yLSaLOdy5VtXZFqqiT5rIXBjzB63IN1qqmYm3VINemBH0i1VlG61jnG6XlnIRTcrt3M5L/6krKsJiaJ+Cp4PGw1qvCbBXYPhbhe0E9uVAtuJ8Ypmuw8W2W4GrkPtq6fV79+Mffm6eWGTN32jJX+MBq2cBkPQIPEVaDBSIWiwQyBCNLgPwXw8hyCK5xE4yQJiukmm4p6naWyfpsEO6I/oY2En6YI+op1kPwNI2CNSvEyrZpcYkGmQruxnGiQkUBFBQNLfUh2CgGRli+b7nAg7RIRhRoMR0WAHu3yaLR8PnDEaDCdpMNQ0OBAaDEGDS0yDS1eBAEyD8U68pGkw2SFiFRqMclQaMA0ORjQYIc+o6tGI5PJeaPBuJTaFBrk/IiifqT+63BkHekpRZ+wv0ODiiAYPqgXQ4MJUGuQI5mQEpsEFuS40uBgfxJWDRRrcr5ZBg2uEhVSOLtNgj2lQUYUT0OBgS8VMg226eXWSBjsYGx3u7iGwbJwGeUROpUE9IwVipvFCYQxXs86pgA0JBB4j0WcsCTUmQo2xUGMo1NgRPUhXcHEguKgEFw8KLrarcbG6PNmDfjBeIKTCgAmKFiZlXOz4jlf4McPFUHARm4skLOJiR+MiPU1EYGEJF0PqD/pMw8UOjQYBPHAbHtFQc1tM34TbEppNiNsO0gXhtgP0bZzbOg9m5hIKHTvI9MzMbSrntkE1t7G6eQCK6SjF3KbUQXCbUjG4TQm3KXUA+KNUAvzJhk4EbotK3MZjjtIacdsg762ODqs7qq8WU/ss7WS2GNKiE0bcpc9SxWwtrAzJFFg5CX44yNwTROnHstP4XL5b2Wly2rAGN2jg+TfibnqTpqe0HXfkLDJlFxEvynfWtUWyvC7x6WDg4dJDjIeJ4GEseBgKHnYED7scGYTYfYgJcSCEqIQQF4QQ22VCDIQQ/b0RYpWh7HRC/HAFIU4zlL1LhPjJvRLiU2+MEHeqCPE3qgjxN99iQny+KL3KdZ6vmYUj+SXj+22Tj+RLW9dEOsfmg7JMw0BQBGquTIVNbGdKfNLiGyCtclWL+cQDn/jKA58EygOfhMoDn7QRzNOs7IFPOgicZB9iusmcnmAgGWhrPgl3knmsh/sgtaL1MGCpFS2JXk/5EJDQoz0vfOJpUQVN5HMqYGlVyNKq/VQqmqYAYqFq5EI2LQdoqhDSqlAFRWmVw2uRl/OJk94SPvE0nywLGXvgk/mj9i1TzV8lMnIeML9iJv0dQi/nsPFXWnBFD8qXzTjIF+9l5pPlEZ8EyDOo6upALuuulmI56UZOFFywEp7cpbTMihi0UqMzqBNW0RkL3BODnupRTywW4GRuBCdK7QOc7JsKJxzBnIzAcLJPrguczMUKV1QRThbVEuBkleZ1KscCw0mX4aRH1V0BnCxvqT7DiU8370/F3VQBTkIMjpD7ehjrShfhhIcjXd7mtkCLWJTAn/PwtLScivqabSbAGAGCdUrREcmUA8ZYRtCP+wi68QqCeaq6A9QYIPBpxnLEpJT9YrR4dqWHSLvaKZULFqp6PZOHRYOQjtqK9/kNHgpsNpc9V7USeITEJoUfHc0X3oPWBt3pATy8IniEGjzwmLAtWAE8IDyhD4MHhgu1jyz4DqyaQiBOdYlLlWopMS3LqpHX/H6apOI4E0/VQC8e9kWaXvr0TehlheYaohdFF4ReBvRN6KWZ1ROL6AbAyk166PllwSw/aaF2PdBLC/SyjHVtsi7EXCKCCVWP4YXQHPDSU33AS081AS89rMXzFKwAXrKhFQBegkIVPRmTlBbGpMBLM693qMPKpqPJbKCFSyta8LSshU8QRgXYdXqwwAVY2JATwXI3FMvdHqiCLX6VmAHDVneFPaSItIxNhCMx0vXFRNgVM2BHjHsNcQfH2/qx/tIb2/dtMtlgw6PXndj7qG3btCZNgYyqs3bTIWPyrJ0z9azdLpAhfFAfo4ocF+rcM3/PSAFwcKJ/4O9uBg74eWZw0OYttfSlSXyopb81iQ+19FMFfHAFHxpvJj483WZ8EPmIk+HDs1aFhIQP+L4ExjePG9cgKSkc9H2xoBXDSd/nCv9/bEy0Imd9tWjl1TtUm+0iLvnfoTxLlkV9lvS2eMoqKtDGlGeWKM+K4pLrY8ozGOYWlGcrZeXZtgXl2SrEJc9YyUArz562EqWVZ5etgvJshXFk5U6UZ9cnJRw403BnyrPdEzOrooyUZ/FIeUZz8up05dna6ynP1vagPFvDlbUK5VlMYJqUlWerVGEFIlnZor1xpjzrz6A8u76b8uz6SFzyF2VxyTTV0PUxcYk7EpeEIi5ZEHGJEnHJQMQlvohLVkRcsijiklURl7RFXLI2qV27Pqt2bS2eE2rZXbvm3Kl2zd6zdq0oLimquQa5mkuJmmstV3Mlu6q5VtGxKyU112ouLlnZRc21ImquVSaOVbUG4lhVAxDHqohLViEqmKdAzaDm6pfUXKuzqbnUsppncQnNX9B1hSeMeJE+C7AxqhZun9qMD+iv37sZH6yIqOUqB7Rc5eBIrhKOvBxyRX4+/29OHbxBI/TAjXgRcpVQy1HaaUjYExIOyf8DrLuhyFUWcrnKgshVlMhVBiJX8UWusiJylcVcrrIocpVVkau0p2neeGq6n5a4+G0IXzTjt+NpumYC33HlJfOYvQ6pC8w9DfX2Y3aXgrdBpWGoAxDFGOrgMZsn9metTCTzMg5J6AX4pRIpVbkumU5KP1tBStNcl+xKSjTFcIQjJ5M6/y5bIm2VPSaX0b9G/3gxMyHie/L4OWLRpeivZdF/Y1D121VQ9ekqqPpMAarqbxJUvVSAqr8Mq6BquwhVYKgXxxjquTGGYmTSpFRCp21Bp49u30OnCnS6NoZOt83d0Om2maPTv5s5On3TzNHpX827g07XePXeKMDO7Ts2O9o1LbMixv8PbrpWzU3b3BbXhJuiL88GTdemQdMRgaZ1gaYDAk1KoKkv0NQVaIpkAPkCTa5AkyPQZJSg6dpbBE0bbxCaNkqwsnFXmWljZmaaKMV3MDJRU82ATFc0Mm1/hyPTsxqZngMyGXiaXjRnYKTtnJFetc16NSNVuXqczkgfqmCkaa4ey4z0cjUjxRkjiQg9Lmq0Gvo2HJQZ4RIiNtLf0V6So38ROVPGTVix8mRydOKr0bXt2ejp5SpdViP93UluaqTXJ7mpkf7eJDe5byY3/U3pUORrxpnE3bO1k4vpweSz3+50Uyf3PhuiVxfHI1sIothD0KUHycXxyAABS/WVS3O+PCOhmEIFYgflixGUJxZQLW3+VDoXSfPiN2D05Cq3eCbyiJyJ3GSB8+hIJPfcy8UDkeJkmbsT9cr8LEOt6apGyRBq2rlIF0fL9dPzd3eRS4uyvWmA+rf3ZHv3APUeoN4D1HuA+n9cpncPUF8XUKteUDAdUJ+pANRpLyh4UwH19+8AUF976g0B6merAPUPqgD1xlsMqJ8z+V2EOHKpjEf5OLs+FTl8XP6TQ9j8AqfHevyaE/45oSX+0xeGMeLorxZskmgBE49Vcnfue8fIYktUGmIU1ORc5Ch1ScGckgJOOxrZqcdCCqWXpN3pZ/Rytbv4Z+y1YzO9tu3r2eFOv+ps53yFk5rZ0v23LN2oKt22vGAr9wAwU5LfzJJcn56ks7ck/yNLUlUled80Fz3rNDXCU4VeFWY8R/ufu7+V5kfvkkOgde2lIivcujhleDjvP19OQf8X5zpTyT+ze8m/6NZs2hOZF2z66Mn7SH7URjVx8rgr3h1ar+vdYXefDt6YT4fdPTlQOT3YZpU9OVDmLbg7iLS7A/bN4L2ub4bdPTIEYx4ZdvfDEHhiXZgVTHk7SUgFendg3qk7BRwMushrTE1OrEdP7MAnIoiQdgNJNOa0QrWxYTA+eTnbeW7fNC7F/nRfFuzyIfY99jYQd3TKZYcRMKWSFMJJbxKqs8Ne68pZnnjoytXspipPEyF7mqgjEh8O4EQ584kKROOOOWjoRUPdTmifJ/mJaEIRz4G85HNKfU1+k2WpLuL4cKIW0URN+cyY9EwpX58epya/wGt6hR3kW/N4bYQPpboKOJFLunOtoscKn4rDni+rUmqqNiQuTYhaFKfXhOdtL22fnUjVLPrxGPnM8Kc0TjnpZjoYStotpJ0NSc4h7Q6jy1n9uwRZJs7HDVDDZnokY4NaOzeMM7wPOyNN7pHCkb3KmWMWHzB78/cyOVPRONUOIqraAnXWE9Po2YwxRcJbxLSJZffpxOcO2X0S8WEP6RfKzROZr/MalbnSfwvKHJR73aYtq40yW+hfDyaQPHWjm1vwWtqESIx6GwDZpyDAtM5R5jESjhsdChzsFJrwsOdSYMEZU5NnI7g/baracSNCwBf2yYNCk1faH+JgIw9Gqzgw9Ntyk2yy48MIF8X1pBbRGcjM8H5M6qpftpdNjfCj+FMjLzPiqS/J/EISYdIy90jAYj/cYOL/x3rRV9nbMP96RtV6iX2SmwbrwSM9jN2ad9u27AtWJm1VZ5JWLgSM3vh64u9pPZkYCt6O2M/rgVDsfL4cvP4c1hrNYdgoyxzWkjmsNeMcJv0gs5h4ZuP5hjrpuCF7xsq1983yy0PPeQCpcwui6EiXroU1Qs+JE2XE062yzekvOjV9TqTEOflBETwJh9hBF40r2LrDI8sDZos2iNZho5m4O0XvVhCstrJxgZ0MS48mRkMtx54au3ioGgO16bCjmjnnwF9bGmEsNHZo4bCw/gXyat9R5OJK52OQ1CsGSb5tcOTxrSkX8rzWFpzWnNtirzNPZlbg+UBpnSzciq6XMeLICw+9ISRQOIbgnVHyctZDw+hnJJXDRjcwIfWqcW/WqTebkyk6shplLhfTpaEk7g2rU4VnuJocR1g6GQiGfoCQwC6sRYXkZbhY0YdklkLJR9OU12D1iu/9XN10C277GjpCg1/grqcluL66crG4pjUOGyKyw4wDp2z2qcyp6KmefmczCw8akKE1FXtXa8YQojSHhwwj/SMIOmjJIWJv0Q8eHzTyIDeC3X+CE+Q+4m2exqui5dyScodJC3I672bis6REl8ZPu+fSCx/4EbxT3rEt07A9PhREcdN3nU39c7x+pPuoq1uplV2u87+2/ncr9lKH1t/yrXV9q1+6FXFtimthYRpwrNE9+NHihTw1aa3W4gMqeoCi+zeTsFj0sKLoQanoYVb0oFz0oFB0n4oe+uVb6/pWv3Qr4toyQYW66EGh6D4VPZSih9lD5qXbdQg/vOhrWGXSb7fPMiZQ3eUHv/QD9aMeOhg2T+u5iVUJ+CEbT9kPspbBXwGuPqPN72XcFa7RGML67J7uJS6t+FD3nQ5sHhPwk9WDDvAMtzP9a/Xw+xm8nZbu/2lO05QJVzsDo4579Cy0Z42xV4Qb3tA0L6QQkjl4/JRFOVopv4T4sV5sUcM4dj4nsucVRBaaaqAdKWsOaaJLM48Fxw0s+w2a5trI0oQzdBrWr0C+RCnW8teDK0u7bxwmBoaLlX7BfJQfFO6j2CxQnh4454f/zd6/wNlxVXfCaO16n1PnUf2QuqUWuE7ZmdseW7Ey408vE6zqa9ny47MF45nr8GPmE7HhelpOxpIdX08+oW5bLSEIDyUhYBsIkk0iE9yMSUgwAWPhOMQQwwjycognEcQkBkyiBEI8icF3/dfau2rX6dOtlm0guRf7pz516uzatR9rr732evxXB3TDiHNCMa6hGKdGMTgxC830VMsUD3Xxlv7d1b/zkYzpgzgH9UOESZ5vFkNcfny3zHzuFM/I3DtFuGuryBvHBK8MJa/UDJq6pxf/FRVWGfMA1m3RrxoTLFfUmNBe/2wQ9lAFALrP5aGhZeQuHA8spJAGBHj5tYVUDkvYPywhDUsvZF13bf1YI4NnJG1DyODb1ujoceHMM3odVQuCNX6sFkSvKtbnbdG3aKqrfgIRN8Fwg5ySz4A8qn27Ys0s5EbF7KyLHOYI4LyBUyJHItvqX1IgtPEvwGpTkIGjYqaYzTjd/ATk20jkXn3bk9vDKF2c8TNyrJq68A1Hb8rUTRAVoDim+15137sJMjVvFlDQklQcaakYgHDldqOSe30/YjlEWRJoqH/2YN6NOP0FIoAhiZBEDkmkOtV4kD8SI394wOGfTt96mwQJQxqJB0kjcSmbLnhCDXpC6Sf65dPmPA4bkEA6DLonxxbZCosMMoqn910jrDZqcsh2PtkkW62C8F0gicJjcH0joEAvgvkg6STBjgPpBEcCkU5CTmbCfCVmE63h0EYEjVncQLKCbq3a8sIuoE5RACD3bcidIQ7PnOmaxzBrTcMItxP5uJFhe5s+fmzF14tZUsa7qVgvFt4en6I8FlUptf5u6OGc4hvKP27FNrMMGJgVL+CHLEjQx029cIo48dQMQpmBd83HWWrKlCN38Cv04pe1WZCnBxpUOEoYi4baGM7vn0oPTKk5ovNGeQ25mDYfSMl5KHJxE9PD8jDNEQRm4kU0UXmLTR9vE2EtoxV4lxJcqDvxmWx27lBiuHi7kjDxQxyczag6B/VllkdTHloQASOSiPLCfdsn8ogjrhiNe5YmgbZiA6QKK3KD7si7DxkVamokd0Y4Fl6JPYw67Zaj1OjhJGuPUkPGkO7KKDVkWPUopRgl1xqlasSgHafhqWCY9Sg5epSAuEy7xMJRci5Ql8kgXSpjtA1DB4RfHqktMirjDCyOq3Sx8dkuw7OOiKoancedaQaVtEaH1cW+mLPEhf3nK8k/hGzd6nEQMVI6lj+udfyea0ZUBF8USH/hNn2uoKrMF9eA6ysjoPuJfXOxBxNo30iW3kVPYCsSYyEEAnxxL+Vflnia47tL+X77iwSQfbbb2kAbiEre4/O6VNZhIa4wvpeDFnx6GMGnhwwsWozmlMLZkJYv68u3IxyXeLdRHlxwcErt6yU1DKZMTbX2TRHpHXgFJC8qsH0xLZSufHCdmVvVQyPK9ajMgBS7Fkixl9RUD6UCI7b04zjW/yKTHvusQYaAD1uujorCCI3G/JWF347CU7v3zdFqhPTgckGXW1WrtVbQFUefgcpYaNx4p3Wn0oNHt2mdk94I4PYWl6IzBOf3uS4UDbAJ31L5gNFXixYYDtYdRAEu5pSlaBfz7g6adymTYO33IUKH83lc6u+ps0ZBCJsC5/jpsxrEcsD3TLfLR2gHZasB9i24xp0FpSgkK/rY7KzJnCpl13jmmEhZZwPMXijREuVeLE/7+LhAQayPqW2bSUb/x3YQsNnJUslYfgM4G6137wXjmGQ7vsnZczbTJF38WzbG036lA2OKT4jB3isOsz+Rl77jNi1SnZUHUBsqCCyZiLeKiAl/sv3UdnU1p/2aFCy4ZzjN8qQO9pl0DypIZGcjNj/G560Qyc6Gp0QTlf+8gv3/PPULtCbw/RCdYvDYmxVHWz/DTTruTKfvvE0LNoFZ2FDmNEXOYV2Mz2AeCW8Obe7CHfoUyPWkd95mEquBVKvMRQve8SLeYuHoe/qGpNa7jNkVlkfCSjcoz5xaCVqR7J0IN1YsSKGOrEJB7x8sKk+kHw1Qh9Ve7EHjFLH1oxI0PfiMGX3pwpaEogqTCcn86dzHWTU8lge2aiMYoNrwayeywJzI/Lpqw7dUG2Ht3a16HaGuo1WrY8FDLrYHUXb4lrKjr5RK+rrZ92u1vxlxO2RhOYLdiXfs6mv/GNdfs6yCYL2NDd41kKRJvGF+dRyuOcsabmqgt0ivtXL6lGMo+/Fpz1eyRJcqdnO8xm7Og0ct2Mh/BRdZ61wvp63rwGMm3R3CiW7k0TrO62iyXFk42/pEvIHFRRIm5buYixj7UsqcXkrL7++S3/WqrGanheWVB1bJd4tv3zQN+Bk/k9MmedN85t/Hsm8w11cD9EBQ6xZipYR2R7Kcn83Z30oWnk5ra897zIpL2V/KQwqSQHKO+TpR5FrnClPLFdDabkNFsFxtgwHpEtkbJt0tJMJKCsdjzjQrlejJi9pslk1/+TadimCzc1Einlu4/V6NNhIIJjzeJ+3EdnYRWo9tPxAFVigOdKWLVHeJua59cZJ/62g3lLXOeOUdsq5Kr1Fm2kjeDUOVt1ekylgEux+wcNmY70H6g3U5ns/bLFo2OF1CTQpssW1e5MDWAS2MlJLXYa2HX1S4RPWL1arsWtWCWhezbHF7Ogfp0KXo42oO0Y1hO2rD43qin6DdA1M4U9F/al/Wulo0kpXIBznvwdCD9OLNLFTjOLRw8uioyTbIApKn95xYtBYkvYnuiFpxxs9k8U18guw5wnxrp4i65FhO9MCrpeXKpmgz3fK5AVdLS52LpViZp9NoaixQA+RJW7L0+IAChdFCUVU7+fTLqukCkTassinV1EItJFVgd6jFRVuX1U0J699jfvyIGKZpU+0fddnfXN6nFO1TrNJxSzumdWUV0aP8y+XYLiiCg6wjKqXmPIxeOGVk8cWcpALqhVJBKjegGlZQldIvPWjzZqZzj3iCa1Sm1PRk0HAPHgLR1w04KaheY/Fx45NQAz4GMUjKscb/bh5AHpyYhxbLiX6k5eTeJ5Rt67aIuV2h7AN0KfbztE66Mi33mB0hplllUb4l/FcJ/y2zYL07Vo0ZK6dcaHuegPk7so8gbTXVJgqJzY4j3H1NIv4kOkOwzAB6RtJg+qs6KoGIajRvFMhXsov++rB3KDGThdiy+vCMzYvPKl+cAWcdnjSwwdN5HKjUIQ0xMYniRyQyKIMo8CMiCkCTJUNGjTgq5L3W8QHfxVTCkQoY7wZMDlvbHvAKs4SOdM2EL+nx9GtslGgXMxcDzExBu4QUW206yTFkKxYbRrxdeDdPn+eQ+HIL5p3qlIu8A5tLh1lWUwYLzyecFxLfSJCgN4ImqC9tlxcQ+EOZv7MtyTub1J8wvZepBDyEhwD2g5aUbwH99ZasfbkA1V2OYIcFD8HXPYYrAFpLJ6TGBc4oDMTrHWQla9JRFIkCaq1swd/ZDO+jjj2+rMDlIcZ9PcZ64mikWzLSjnCTtogDC0ZV9Y+qz+Swg+2dtYFololMv19j4XJTNkpTmErYZNU/j5hA7wffWnHxHp/mnYEWzhool6gSS1xbg8miQxpuG3GtiT6Oi369KcyBM+WFVlrE67QG8GwPIYdyFWMzZ61gul57BotWcLyuFRwXreCoaAVXIWqFtYKrEcbCNWVwXVDJEaXU3imx9QfFbMbMU7weKgkmrvYXRxRs9MnyTEzyjEpqrqEc5cImX4d1WIrLZs4iOiySQR1IOLGWcLC3QeR5FdcLiWV0gOiZfBrqKvf7rq7SIxXO5w12n+1TUg0YLj1Mr+AxU/uOolvVxmVvRvcNGrTq5/qg1d1nqhoX3wZDbIO88CHnHb2iHF/EB3y637msNO1B6olOKdQtPdJxnwC39JjHSAUdW9J7pP2YAFojzmV1wavx/OWuZQpcDlvVPVuJsIig1Ty1oNU8taDVxEbKXkUhIpVT2dt1K2yJpIDXvOgNMu9YMXPZRPJ3LdWyhQr/9IWKmA36UnqMz59h+v6KoY0NEBpcRux1cvYXCtu6NhYdUo4bdjgJ53lqtNfAtwvUKGpfyUdVqnMl7PJicnGJH5KMEoJNtuTwRPsaS+ghN13cknRe74h59q8JjBGGZgYByhGmTrCniXUj2AQn+ZA7hSJ5M2tczKyaG9y6qo1UF/QRZ0mxh34WiOT4PA5fjgGS7FzgQGe+p8rvQNsD3UqyNn5pZt312KBjjB5quRUqERjo6G2NbeD44njQFEcBdLrFb6e1kyzVpUjjPbvcHaqNk4HrruXhec4oR2Q7GOeAnVT0mJ2FcMdSjGuKkmE8D7nH8OdiQa4hdruLBAB7i9jtNgrm0iTO3Nh0fd7bkHWUr8Y2OxvkauVmZz2uaGIvUOfjiremdfIryb3nyhXVksuVQg5VvnIQqsemvGYWixXXkmfYlGd6wNa9SKQZ9lDS0kwEaaYJppaIbBBBmtFeWyIrDZARSRKgS8iIdHHhLnxhWTGsZIxYZEXQohYZW20tLkaSZSq05I6WCB2hJT+ELMbEOUebN6V8i9pLQkcCoSOC0NEc8BBmIYaNmKc3EaGD6EqEjhBCR6MUn32zXtD4mNZLk32gOIa21hexWtEg3SDzfL3M8w6Z5+0yz1eU83xdOc//VznP/6Wc51eX83xNOc9Xl/N8WTnPl5bzvE3MzzLPfYIrJnrUmuhUnO/qE90sxVY90U10yu2fiLAUAL9fc6HqYupgEhJJ9Qfb0FJSDStJNVwgqbIDa2hJqqFgYjch5IUiqTYZXN2SVP9WqeZM5a/g5C464ekkRcKx3ZK98Sas2Rsbgohj+7LZBvTNuzlzmWMTv+x5nuy1xPWizBfmyJXHV7UhT9IHUPyJKUdgysQAwbEb2LE0xw5Kds7kBI4dYnhQU7JeEB2w31Ett4I9AwKP3uZv4zBbhYC0qM25GVxwVvEx/CVVy5XtVbAn1HutxRWdAPV0/jYLzqSV+9VhHP0RNYF4OOmn6f384AdFj3Ce8kWPbuBCLlADlAlo2Nc9JFLf+7yk4XAZ0jBTWmir0SCSyZlhoLE2rry7600yoBDhcppVuFLuNJqWebjjgrxFO9sVqdeSAX9Do0bXZUkSvzu3FN6u3AOtTe0hGXzK26e1Y0QKqGQ6H6gncqZinGbK+ga888MGbfGFvsmfS7ZybDPcMyUM2u33yxZ3Sxf5WtknM+hR2dJXkUOg3OSTJkT6+0QwA6X4UnusFpHElZxdONEtj+klcpyaA9V/xPWoC5VG+1hd6GWjOUJr4JwVsuH8VawEU8bxl46lghSk+IC8WXYtOjRvkqvxPN7sbJQ9bzRvIC17Tc7hAzrilGIDnyHCjErfp2kMP5kYS6VP4eYlq6yXjFsvGS1fkspLYoEsUlofUL1OsT8Bve5XJO7NvKzQDENV7ssMNWDY9tsiHy4fQeXTua5SaaJxuT8vMfFne472PaAG5aG0MWLLv7Td3839ymO234nft3gBVDEHfhlDx2wr/R9iZ6p/i1jOHUR0URVft/TzatDzSj+/wBCQBWK5J9l+nt2DfDbBldbARKz2idCd2EbomTIpu22xTxYLYFGVUY0DWCLtGn+7pSkWSaLv7XyO4S7HtMXBbKyO0Q4CBbsZVdts7LvK8cVDvbL6+sbqG9WtvpFl9VWQD6OaUdk3RuXIMiorMT6LVTqyrNLKPhv75lwcleEzHEdaDkN5YRdQpyjA+RJwJvawXlOxwfYPizNoWLQ1fXC73WV2XD2vcQVjW2dFKAzooiqNrO+hZsIHy+H1hqXmyVITXpEHZr3JauO1JmEaYisPa7ZylmV0GIfYysX/XZvHqx9L8zi8xvFK2my80jwesuRHHCd5oxVqlJUgZBBk+LDOdojK29vRRCByj19KRdDwaH9wLDowK1kFkEBjiGPj03y7kkCD89QaSXA0ThybZUaSsUfkI5YnS6MeVTwsgiZJTqn4o7fYPqT5PbH+KPH6tRdRx3UUOxazFYVY3dB+C4wO2DKj4jjKrxsuBIfFgZ8+5zpvsVd3jLdwU9O8URxTlyL+WMIJ6JQwe+/rp4v3/Ylz6e5ejGYgyUusYy9q42RqpxfB4ssv0dk+aABzDM/79aixOYPbNFKrYukxjgeMccskkYqQJFkGlzvFrWStZNn3sN73rEEPBVJsa1ufiUxvgbWCdKZxej9ex9YfQfxLP3RbpbOEh2tkHZGi8ogkiHz31hQinDRK601aOeNNNXFEauGIlAx4CGYDqE2afESiowCOSE0aVAdjGwE+hgmE0SZks8QaimkH8XbthodtUDm5v1kpvxKbVDH7X6aL4cvZRfu9/3m6WHEpn1V5BGjVooZizY18oomEPop7/sS5nEWpx189XazGZYggcpx9/vTVWmWqisf8G6jImhumiyf//s/3QjdacG8cJGM1VoPkrRKqw1E0Skdhe+Jdr24h6VFtq8J13AI98KfZb5wOPXt35fzaTF02weyK3Ug08lfEEhecVcLLJnKE8JypDa40iLDvSiyYYCUi6kTdLNEqUFGxyXyaA0kA92F8r3dx8AzrsziS3pF0Nf40WzPPUw48Lt2CDcasilSi1AvlBMv+4Hjprxv6l1dp95MIEuFnXdWasda2dSYt3EsXHEfhW14eR/U51JXJopZWB06X3eUiph+fjpdGpeTTybH6CmqPoJFDoBkIHbpFv1hDqxZnU1GBjNIhXR9QceLOY61vZDVJ3qZvolpsokRbFI2iSYR80yibFOi7eAukzhaHY2JpNLhZdHBMrJY2q+tLWQ0JFRmtZWxsNH/eJQtOuvh/DKuRD6aM5JI5sqoQabcs05FtLHJqhiBxfnGkjGUEckojkCM2ijf/Czf39HexOvJVXXyeBpvq0HOFGY1p5c1oZUPulYTsWXoVT3PUOGeB0ig1JE+ULxQMjXGQ+dAfQxLwhOP5AnEQcKyjk+xXKpiR9eLkfvku31o0vjQR204eXMU/KlFN4w1RxhrqWGygAR9EM7VTLBqo5Nd1JEmAxrkGDDUWJUekm/Gq75ktNHnYpR4y78k97ZP9EPtkQ+pKPyPaMdlVjdSU/n55lw5DARMLtG8Bd5s4PLYWhPVp/v+Y/9M5fcmnS3WcryuqVx8urN5ns4HA4GmFf+GjenheO9gfdurt5aeLL5kXYA55Ua65MRf338U65onGKVe1N3s82WDn+s0yn0rejPj/o2dOy76J6UqSQ76KZnSIqJN+lTW2WGLdXcxhMbZBvQkhlfuMSdLHnRcMF0c3geO1gszXTQgM0WYKTQCmHL3eBdH4tILOfK/G36Niw7fo2FtOkYmVbCJ+M/a7DY7ljn1ScAa5Oa91TDCuU/rMrnXc0mF2reOxfB8UvpydzBOhfqJVPYFSnhw0HOPPK6Xxi2zLUEewijhTEqEbCVPl+OxAy4+BLT8yaiePkmPJTE4pM1mMmlVGvGHwxmCCyjijXlxm1GsMeAgiJ5wHYx58kp4w+DQbMvgO6JhavFOsUzQ3NNSANSWKeESVIokNvefdnNM5IxyIvsfQHdPYtFxRxnKQrcgJji0nOLacwMUdLs4RuTScddg9JbWoJWuJpZa4Xkuy0oZ2AbP6Td74/iigc5q/F/oP2zju27uRVxrHrSt0xhu0Q3mlmdwrzeTW1VaJAlm4a3kDDeY+u9zS5sXuivN5QptX3sL21eC9yy33rqa1dzX13lX11uxdCJSHo18CYK824vVwUCRyuInYe3wfv8Y3OxgSxlTueuZ0NZ81+9xTHdnpF3tUY31p9BiJezA/W91wfqKtBMF2QC3UYIB50cOh9PO20p9Vu1dUfa3FVZWHSUfH2YCWrmy7xTGDFYCvfpGxxABS23l52xc3rmN03oHBx2punYZ+6zatrofi7qq6+wx+/wi3xGcnDw71rrXzgdu0rI3Y82jbTe36wx81lZfP8nHfQ3nadLi8L8d8vzrmt1mR+qkwcHVwE+22TESR0Hhsewcy85yKiWKiOjUdgHM1BKW8uX0CAO0QYFos9CDtKuaHjz8dzz52L1wvA1eJwEQvZ1Gwz38dOBSTndjUbUtmZpI9NGchBWfNPuortKd04yhcoB2M34VvyBr7j96UxzvFx5WWI2Lx59lLWobYF82+0PP2vNtmH0TWVyYc4dqd6MU27cYyddvaQa3Vv21arTTU8DYNOIvT2ZKzsj3v9M9K08zKv6wZWWQiOpodNE9j+K6gY5H9io9pj19lrc9i79ITqhad0ESDQPBZyjEnpj8qYWe14A7RCTDCi+wUS+8KzG9OsQMMjKr0jZ2l7KgEUdB6dhfhlwDM4EMwVAYKABLU0XhOOva3QejSrqc0JNUCzCGLO0D4JelcOyYzvEQ1Bb8j0q1eKWyLihAk62jsPKFi3xy0iJCJfDUpo/U50XMTXCYhLtMSem7TKkXgZ4c+LbqOLbqOT39nXkjhz5vWW4vTekXR7V7KyBaYgDYoOl2wm2ap0OrQ0bx7Be+e8YKdM6l2zuaCnVN2TG5Y35NZB4W9BTul1ei3i4uiNKCnvRC7VgFWJedp4YuBDvEj29Gfrr2yhmhlZel0jpt5mnVpH0pLdbMDX+ShKQxndx9dcLQJG1ROPnch7c5Uam4WW3T/Fls14pHSq99JGNSfGkSrlpZ5dydSNBcztJL1vte3hi04ISf5xZgj5m1Lf+UWGS/HLfL5Okg+X1dJS97KweDz5pIx1UwK7qJxE0Z40ruWU8YcD5KkBjuqGgKvfv24wY1yarcfLG9bqhFwoh9VwwgYKTsQs/FL+Gpx4RVtPn1ZDrVy/7K222eJt971iTJsZlDoSeEwpktfsx+scLBwpuGhGgRHrmdZw5Gj0of4bUnd2u3CEYdxkYCgl8dt58zDQmOFvE8A2OPlv8tIZ9xi2gnTY7wUW9Lg1qDnW3JbtzXRTaHbMcDtBWOnNYhm7QcxSQsfxZpvaZVsS8i7VXjpuwy6MB8nmuYkkchJIrmPD6cDA39wgmhgzWaOiX2HtoB7+snKmzfKQtjOFsx2zmiaUeZNk+BLUjMtR8gIxgF4EB1ogy+725ZMwUuOJIHEz7k1UEbDGELoo8+qNM96388c2ta6tJf72tMhFs/qfx3hchw/KZsoIuaIr7T6+UpS4yn+YjwlMjzFsxcYUA4H8AXcXpIvNKwGNDRfKC78PxfwhOLCy2v8YCBnwNvM0Ysmykuc/iY+Xx7gah7QHMADTMCNg3hUiwfgKeEBjefJA2hwNA9oS4Pbg55vy23d1qZuCqCUeSGzuaE9iNTsBzEhCx8FD2hrHtBmAywCaTQP0MpCgFNfXCMkpwhvgXc2NFQNziYFewcb7c52U9aLwbSeO5qxVbJOsowwAGs2yxgAv6fj0txThAIwvtzkNNufIpY4wuKs6fRhqQgpfNgGWrnxtxbT7IsfQ4hA81TclCV8Elyxv2bxAj0rd9v8kli/pAIMLWlqsTBQJRW3iN2W7mSCWzYoUGGR0ovELAwuTUyu9FdrccymWE+SRRwEaRoTWXR0Fc2xkd8ZzJUtSpnXIhy7/ZdOFlHykwtElH7pRJucSg888UyYmZ6f6hxgOUeQqYzEqpu7Zd/cnD4N/ZtTvmI1jkzHlQvXtOcFJR4sA0ocQI0cd1G5M7nF7AmvDhleINBfAPpDRsKMb9k5P7XxAC+mQQjjoUa6p3mb2bOvnKxs3/bkHBOmQj/bdfUVnPrxg0eTz/puUAUV9SMgnlviN0FBpY/reWMbK6hSGxB9Mb3q0ufmpE+buvQJuh/NGIiBrUWO0RVYsTsInaU8k1jnXjqda4YD5wXWki9yBPfAadiHaxz2sQbwUP0JgKfuRC2AE/5dU9G4rqg+TrLoGeSR5mpOwm29cn1bV1YRPVa/XB5zFxSBioHxjiMBtYZrmrSyMT24eefmftvDxSg65EMCU3rJlWsPqIK+UU3WMCd90TpkvuF0Z/Cao31fVAxi7JguxqaLPbtQ9vOdyOXjWsD6CX8m88SNAS4JjLEfPK+FGC5jIQ50dA20sBT3p4kQT6xFFh9AWno6yplNWFi5ls37+SUyaZxWIhOOlm9Yq8ETz4KwlAP7u2R1rjimfkp3sGpwHtpNNk4kqpKGVLWlmCtGMuHghkylj4poJlsIMR8SQUUnNBXz9pK3p/yDRyd6HZExkRwPAwlgL9qWgsy5qTeUBff1hiGGS5t6Ab2gYamIguUOq1YMLWM8k3q+00obtT0fgWmvraZwOExpwDw7ocMw3RyCW5Z+k/nBlE5q2TFIIOqNVnCiGtgxiyqYsGyU/7KMVsahkFhVj0SBX82nWWYMedo5GGUUVsMVJhhlJayGo7AaroTVcEX9OZmvFWIOH4XQlkVAV2sy9gyf46Au6LxSdITieEQPH9ZuWgOmYskJOI1hzzDeaW+Uce1hc0mzkYneqD2Oo+x1nydH8/AKONhqw9P3slELFlJLTlBBCd1lta+Lwr6MYiV62OMoCjrdi5KLWAVEQTciCrqoUtCFUNBFWkGXQEE3AlcDWjojWXjTfDZSKuhY/EyMgi5ZVEHHZ127baKWiyQWarTWNY3qcPr87YUvxBHmsBwBOCWtq/EywztS8I7IlOxfklFtOTa1q8Mx4+pgvC2a2tsiYKSB0s+jfB2vTlU6lChxKKFBTEVdmUzRFmzJztsn6AZodGJOFhmnRgwkgaaapmkWtWe4MxuBE52l9owS7SamvepKURG83xO7v5f8jlJh5ebIgL3aD0akNhhEfwpvgjdKuG0ixwgR+8/DnfSbq2U5Thw81TnIpniXXRIhC4SZO03nhZA2fpj4A0R0IcaVEQDkvMc24ryBeuH2RxdcsbpMnNey4FLocVhMgOolvFncFbSrDJ0X4bb8C67rkzxQzBCz8wyk0QT8ayuPfiuJMb38StgC9VGaIW3yRukxggxD7C+SNwsJSBPfOf9KIrwmjaeHPAQNdgrHbU5vQwIg7Hhx1mT3oG1tvxXB56NhP81esaIL1k8oNj7Bxl7svazNHvozNzH4LysvYYuiZ2NantF9+3se1h2JvdBcTDkSuB7N437QY59WD3tCMocxmQ1DwbAUe472q2P/qn+Bam3RlcVTipUhYWn+4aCNujNew+wxJCo0Dgh77HfGi2qeCUabGIFCG4yRDd0ka7noVMs8sE08kIanfR9SNw8+0s9nnT4Hh8bVbbWoOjOx0570aSniuoI+XEwp0TTKtCDRHfFKLKtIA81GC46+kRTG8g2tHz+l1aQSlFg4l2G17GS96U1tzqgzIBhN9gMiZQ88huMwPYGhZyilm3IDNa+B5wUuzOwPYVLuONKeWiGz1VTjYvfl9/Rm4mubK/zFpY6dEi6q2zHPb77PYnsOYKad5OUuyN+YfsOa6TeE6TfaaRZnJBVFZUXxHPwiXaSZCEyue1dvaJIplC6u4tkvA+5Q1ttSOAWtHpKZcJ9oS0M3AAUdpOZfPMGbJY21unQiC6Y5YRRclhkoCw552r9JPDST9/v/CnA7vmfYHeoUCjv2q/M4HQeRRAlNRjdd2YlAJi7ykHhwNgeL3Flmc4BTxQ8G7YMbrRE/rHY7i7RbStpNT2qgZZ4cpDXBO0sT/MxiBP8fjD9f6XWMrGaXSAQzh184vIfhZKE9j3kndi5Dqm+Zuk9r32TtbZx8V73IcQtuLW6BfzdxC0dqcQtRpWCvxS24C+IWwnrcAq+YsAzC1P7zOk4BYbY6XyneHvJLPrt4nMJmCeF16n7ccDDyykMZp6DL1NCBMhiJPW4LSc6itFt2C5Cjt7C3a07z4LDsSMczAMRImJfbX8MqVqAYI52dX/XewWmTSaJaJGuyK56dSjtvIseL8d8MtP+mHq+6v+aSaZJrT9n+mVZq5JdKWptjalcxq7NZweNW+FWSfM3zghm1x5uBc/pZcGYDEEqMjzUIkGBgg744MH+tM4k8JbTSmepQ9zHnknYgWQCOcXyTGLjMi/kkDSyO5kLe6IthxBhK/DIxWXOQNcYuq90Ci4f2kjTCvn3PlvYnTzQms7PHnmMkgWPCtBvMUprzcw9VKTUfyluv3co2WwmljOkWbiQlhnci6XwZ54jplsYFaDD0sWXoDSXRdGltI6WLhyFqwKEPNpMOw7DmXdykJa93CjnUfE44NRJQqd3ICh/Cn/9cBFUBWibEKeMswa7IsFgAyh7iDAPvdsYLCpEBHj7GHViUAk79DqhrxEH6hbdrN5bqzbuxshYjBdkPkjVO2T14twtO4+16LfyQTv7/h05+ONc/nOsfzvX/7831RQDmfbdknHKKiAdM5DuGthp3txTrGFubBGM6ha17lm1LmdrkAV7D2QRsDankXYMrUcut5MdRCUtVxaOopHTnyjl6OjWVIHNDWYknT3vJ/wVkoTsksF7Vn55ykEbJKzzgaXkA8sAdh+vLfQPLb6oELRsYItwSpP7kP6N17+T6n3EW1r9O6seJZ6NVPVf0qF150dta1d6r1f6O71XtD/gqLVFeVIlAYLTzyEA4dLAkWAG6i+A2IUKuPhzwqTbQmWCI6D6ujHbTh26RZAf9W6wPNhEHadBPF8sPqBaKSvp3OQ43QfFxNZ0F6Ttu5yitSaoRh2Gcy3oNoBiyXjHKmpCbGfkV6FXUyUc5aWQAJK2sQd+kn8F56md7CQAH/nuvhepupMVG326lxUbfboZpCyR3PSIAN3k7cPNeJFykz/sUNNVcIXAU0t+QrHDdrKNXJkf+B8UJKpDyeN1ejheDFsBIBryEYUECGJHK0t+UegKs3I9z5r0YYzXdS2HDwPljFCPlwi40ioMHHWIXG5c4S6GmhZI3uBka4KH1ziQN5vB65yz6GFnvIHl8cgFScSHL9yr66CCM0wXE4ih8oxF/xgAATR43o8bW8wwb6rEylVZsMGQtHcLPoUXJsLmJY9ptfCt1ysyn3+FQr74H37zwwX18q6MfTP+cH3t3oLoD8gOdyZNQPF5fGj6tBPVv4GjwiIeEkP7UyafUBncN7jzGqYr8qac+8ysfO/CWl0DN70/dBh+LDYjMxKnyapNLiM6A/JZpAfSjnwDoFxS36ZsA4ZudvX329ZyerfgUFXgZyjG4Ef3ynTmfsY2Kc7E2FbG5M28XGNG3owJORbnFGNVhIbxPVk7IsZqiDAh5zVwuKfrsBRMUciRlbUBxH5IdacLwmGxDyVDHAUIBLxjOra7KZeIx0UblMuGkI7EkHWlImpGm5B5JJPdIS5jqNfh2h05v9G7FSedPcBKStFwfrTLnHNSGyDqHbDqBvThYv9CRHJddQWNLpSazOLyMh0SMprDhICW6GE2HsDgCLI4hLI42w7YOHIMQeNwSS4zFEdDOR4sjAOWfRR8pFkcA7AosxgYWRwBExHH6aGFxBLSbOtAgybFaO0/YST+yMHkl9hhhhu6ZzDCLs2y/Y2iXsCfzfrUGqrvPMRl6Uye/8JZ7/uRzT/w70KFX0aHXv07esnCd7O9fYN/llfIJXw2ZlXKCVopb4+l48AkOJxaVEufftJk5e0m5FUk+YZFkaDPzQDNz/yoxd9q0GcJilPlMm27xBM2Lq+eFNoUnOIeKZ2gzlgSEkvSAwWVqzNwtDimbSt3z1F2w87hrnTuReosqPISUW/SdaJKzor9dgVBkG3SZNMvtmn59jEHyJt1HFVGf1O5anL2dtUrrCryN+Hkonjo28XLeza7kXk8ZPIL4PFdmiJdDqZ/gfO9xzki1HYH0beXDGLYQxDsM4u0UarFBArVysHbIxAvpzYGcl4J4Q/D5TMAXkU+sCeINweDHmeo5pp2h1dnoFfMg6kTLZtKxC58oCTkYwNnfupDw3tBPeM8x4T1sCRPHlQXiKApfwDHawoTYPSH71eiPnYMMSyTx9DFllKR+rmz6CzX9BVcJNIxNfwobOvEH4Y2P1fnCY3XeKPQXGPrz++jP46SYNS75JtAfMcY3cuq3SXdWp3w7CPqj73NCf1rietyxRS7es9lv7gHQn9Ruc86K/gznhMqys4BzdoVzpsI5h6SmGud8THNOZYgvLIlP1YhvkREKhfigjAXxKSE+JcSnhPiUEJ8S4lNCfEqITy1KfL4hPs/K0BkOIL63LSS+N/YT32y9DB57+jarDB76xm01keJv+Ou1JFpzGlBOAlrlYErxfbT6vgbfs+r7ufi+rkyrQl9eRmP8nKiaJ92NmTI2EyfpQhGMk4/WBPP3R/u+41hif3+m+n3WYwCzKl4qMPlM67gtp+N+Fy3D/W7xrJLid2x5dGjNfJi+83azftkNpwT0W56XXiheepW9ofTXs0wQxEe30Y27tRmL8ZLwamN3CPvwklg4h9WhdNlB6TtEfF7rtCSHClh0Fl7SdgWszPjUipXnnyrdfd2kEp3KpBKdrklF44JIt5ZrTvEHmFOAaek6Gxi9IwZk0WBzis8vmb99UXPKnwGUaxAqrzMIvObO2wW8Bs63zNsZXY0ZLVVd+Xxx4btuZx6eBRg+WCf42KfkhEoNS99ldkIHiCtKUhYS69KAjyjybiE4XQhGLMNXGHWHvSDlSnZj8XswiGO/WIccrh99JbyY6adgwhGpxmWQpffcLmoYphtNRhMSkawEcMSVNKmxhn7K2Od0WoCAMJmF2o3BCWpgw/j/F+AfBNuRzFrK9moGEAP2qOVUE2ZMukpwSKKL85jBziL4/AQZ+7gwfEhD27gzgDoKXjtdXGyssVkoFShOY8QZztVVbVcyk8XSqm/7ATAM3L0xHFvY7T1nh3bF7rgHmBehakk6uz1vTEBPBtkMfhelIbq7L4vmIK5MEHfYeGAOm2axelrOGrFOJUNda8Fm2iqcS+hk0WJ0ruJnp7HJIVPSLdOiJANKF8BnuvNAgz1POXk6X/FD9iraywWGKmzkYe3hDgZnoP0WaAxHshHL4s7XC/3jClcqUy+sMvais8tkQ71hrJ/hWuCAN5+Pcn5MHt3hiaxDo2sjSLh1DOiRJX37qO0jy/XqI8Y2gjsjlZ9NnDXB1SFbUksiTKTgDnjZkHZ5Ax014N/cyEjCybpQLg7tzlJoFrUOFviFjZRT9UIKMo9CHAGPJQbVTl7Om8s53rZN3qRcbdnkZXK1cZM3LlfroCrkq8lNkpfvHC/bBH8Up3xosnwoKx8aLx9Ky4f04+P247eWj99YPn59+fiO8vFryse324/fWD5+ffn4jvLxa8rHt5ePb8PjW5QdC2k2ffZdIQZ0++3MqeSEAy6lTzdB6eyfPOR57h41E+1BlcSrL3L0f3fjRsp/x/nvRv4b8xDwiFRF7777MI9g/eFtd5ffueVwXlzrXINDzsUTdx+GUycVQowxPYqTGr0DzICGHec0egOOafQ2SMlVFpVDyiTroEoPKvyd5b+38jjyEPLo2e1DE8vvr5FtIipv/CTRc/lF3i2HKfDruOpFdfm6ibx1F9AO7uq1wXH1Dycv7DWqimKBUOco13iTtw2OlJuw92bNTd5GqNo2eeugasPcu1kbE+8CNBqzHgtBNIQamkIKidBBS4igfWoKmDs1BXwgUCnP/jZsJZiKgKcb3hWYAx5nGG9ACdgniCyQFIzGiIYKVNNrVX1uyyRdo/Of0LQjgIUnuiMT3ZWJTmWih2Sih2WiR7KWRUPNu7PG3Vl4N/IpWLPF5BZY5fy7szbR00Aqab9QKmkvQiW0tWTRkYwpNM65/Wk+dCRPK3KpLl+Xq4nDh8H/pX00G1YxsPYsJZIauSsbMfdnr6XvWXoXvbUkrkFVXzfR61oUiJa1/KqdZXWZXTnoN61Vko/YHa8qSxM8mN4jL8G2UHtX1ypp0NSgAxFq7wq1p0LtQ0Ltw0LtIzVq7wi1d4XaU6H2IaH2YaH2kVNT+4FTU/vDvq9mfOZ4hRKCJ5lwINfLw8F8L49Om/PFwvkamvM1ZSUkshJashLashI6shJ4lYxDy99P0c0XStHNRSk6EM4XZ9zQvFqL1rIkymkfzqt5v45kxu5dNtlXv712omfVj3jUajVdZ68BGoPuoF+In9IvWftaTCh93tNrJRbZZgpILe0sOUzj1YaV88gR5scc/Z0I9bWE+tpCfR2hvq5QHxMaHXA2O6lw10nhrplwV02ZqVBmLJR5KiI8eGoiPBT46R5Iyv7M957x3iokdaOQ1PXCeHcI471GGO/2f02MdwRnOvDczmGL6l7XG61opgvMqpIjDy9Cc0gkNvQam9Zwp/MaqLyyYeJ4SflL1j1CP4YP5iumsoNHieI7D+Yr+XIsW3G0N56tPNpbRVv9aps4Ryfy4d6QxSBtFs2g6HSK762mz3H6N0b/VmneeatQ6I1CodcL79whvPMa4Z3b6WM1zNEu7PYX0cf4elbbj8G25GarkErsxeKrb/oXRtI3CklfLyS9Q0j6GiHp7ULS235I0v+iSPpGIenrhaR3CElfIyS9XUh6m5D0FiHplwlJbxSSPl9Iet1pkPSJdgP7vNrj0r+Q93y1V/b7cPB+H+HTWbjfxzVy6dvaG7K1I/nvxEBRgKgpQZmfQD7ntc66wbSVvFDaShbd1T30Bkge2NOrX6wnXgd4Qmeto4gigOBLCyrK4iOI1MICZVvveG+IpnOYp1j1RpDLmv6NVi9aUV2urC7HqsvxPocvelOar+oEYRgqJxSFBJRM7B29O2+KQiDdDchoV1Ju7GY9fD66e2vby9jK45E8NLq77VntgBxw2BLSrt3KkQddmIB3bWWl1SJdWKTdVGioFUgD00IhnjmkCYuO5A04dKEOHAbuwo+7JnrR6Y0JgNJYyT3woHkdnRx64xd96WdHP3jJl754YU30GbvobQ//w+Sr3/bl+u2VA84LdHsFBuym3ig1/MF8tV70q4/ylI5wyk+tFKIC11LJbGhXLmN2CQfRKDNeRG0D3tDX5BWLtW1wT+zOo8OineL2mldnXZoFOX8MIL7klCNtlbBmqHqvTnXbYg15AZF0BS2elbQIxmgFYLcapUnquydnnhYHs4rn3/D83EOwirHb1bbMeF+JcOll4V35ODiXxyObD9Hxx2pu5vUf3IhRD03kKyDKetbSvQt3V5Jka62nVcXe6Y7nuIq4QVqYaFmo4Av3ErE56bXFq2g3Z+GUrCHFc6qHhPBQhRc+XQY9xxovsbViUw3xsYVoycOuvhIf69BsbO5cJLOXOS/xqlU8iw7nwd1lnzE75pXLaq+935VPoupWje1Jl0AoFddqmS5at05NFhwJt5k4NfSR69030ydNqjunBIl7Vom31K3VRhfxRoeZ3yGqn2tE9bMdtiEW2vAbK4LgAsT73fnsiOXijBLKGWWFnFFWyhllDDscH2oAyseqxyeSRrTHo90NmBvIw6b2hjODdzjZ22iPi+0zbc4SWJY3ZZ9LTvdca6QznGlbsse1ZY/rDNrjWi90j2vV9jjZqrqyR7V4m+ulU47sU9UOM1J4DNHOnGQFNBRUZuWUiCdgNKu04sIU6f8Ze+dh5vZZfFeODGIRHYIbmX2VZq0jeXWwts7YVKDJ6VeTI4fz5pGseRczfLkbvXZCKryWI61foxkt/Io9BIzRlgz/vl35auKJU7/xV4/dSf++euGUk9GNoakv/cPnT/7TvQ98Q99YOfW2/X/yew9//Z6/0zfG4BJ4E/WAOP4Ec/wV2cRR2gLoLWvo30vo30vp3xn0L6N/kkxNFhkQQOmBNZkIhS/Nxvgzy4Zoy4Bw+JJs7Cg/2SNGuJq4Dz9FlzKcvUyBXTJPHBWeaK00Hg8ZtcH61bw9kYWHDxtTTSZQalZRzsQa0+jSvhvZSjO6excE3pjBrJbeqSbsMrVlX+nNwruy0J7N0Pp63YS10l7D/k3Umjy+B4ZxswOAHcCvJYYiwoN6AftBqvcDWuSFw75xDvs5V/gIFjvv9rPzBcyxcC7ZnXV22/y84uVtW7td8vJEeHkkvDwWXt4SXp4KLw8HcHJPebxcSk7umrdgAQl3HZUCp2wrCWamhbw4hS8PJE2QVMvsVNZqPdUzGNylOHhbc/CecPDV692bpRQYebbevYE+zkDa5pKfv3S9+2r6eAmSMLvZGviBMuteyN2VcPcVwt1Hhbsnwt0j4e6xcPeWcPdUuHsI7v6uJIn4/FLn8MGMsO5wgS5SeHl8t+b0DdkJmv07QXK3Pub0n2RacpJpL3WS6QiX7wqXTwdx+c4L5fKdAVx+SNj78JTIqqMVe19h2PtKPnEKex+nf6s0BUxU7J2L9P8MNnKYuBGNaOOuvAN3Jl7l1lU1UMO0ibXFLHRXxSJsuxDLdRPALc86xN25lmvx2RzI3VeCu6+Z6K2ucXe6MVLj7mvA/23uTjdWAQjoJuoAndxfok/uLznaW5n0LQMsgRxLRECjhU+PaK4+rrn6Kv7MsxHaHrJxYuzZqqP8ZDdbTZvAhDxFlzKaXebuY8zdV4K7N2tHzmqYFtMht2hPzYfvsvfMYZsvh9nAX147wTkvWjX9Rza8iO6YG8K6Y/q8p9eBybwpzLjDzBgLVXPh8YoLA/yb2xeLpN5iU8+RHJzbYtArLAY9tDx5Oz01fx7W/HkLfAbBmDs1xjwsjJm59fhA/qwl7Yo/lzx2Wc0jIjXsXEmGHIvjrtRandHFSAykgYGUbWBZxZfDnLvCnNfUmHMuzLlXY86ZMOczhDm/VJjz6BLMWSuXVgpzbgpz7ghzbglzHhbmHFvM+c7xdmOPD8Y847FiyWdQF3cPAIqZ8faz3dBWMnkbtSDeJ4IvFMBtoZy5cN5aQghnDeX1S3Np+MQvpc3sPA9Vpsn/uS0fZnbMYUZwXwUdj+gs03SD/WFi+IowVx8V2X2FMPeVogAec7cs73/h/+OSUhoc3dIcg7mT8Ote1R5GuyZ7E1R+uHAvltJ0lB+RRTIEJZLCT/gYy1ZkK7ORLL52grqF1raG9bE2FAXZmkVeBvFjSqiceGXvDHrdOCe2GhmJnZHEVmypbA0UW6OWYmtCK7bO2M2+QljaNA3ZGbu5ogmqqECED7f4jK3t4YTvMpQYffXla6C/esAzig4TAyN6oEPTkWzFkbzaw163tU1bU9a+tt1odauiWU3vzmB2JJz38GxiPyuNSLKM+Oqw3lqzzGbAQwmfmPIsC4/k7Sy6S7CJYTjM9JV+RZyNMHeOOSCS/r4WxyK6mzWunaDjEXadCZxhLpmg50bw79oJ+5wF1V7LPsI3Ueq1W9stTSITWrfWy8aOiOibYVDsDuEebf+QEtv07jYmn9oDmzy1x37b69qJ/apWInIFaJrXVJfHooNxI0K66GMP/smf/sWeP/vxw9eK0rFGH9mK3lgrldFbkY1RkQ5R30r+XNkbYTpccSTr0Mor66Fiba+csE45t5HdHZcfjSB00Mrz2AWN30K1v6YttGokEOsgk58x0ZuoSRh046U1GeQMiBzVI/jeFoqEGHIGzQO9mN5iGvwgGkyHUGAJoU0de3/Xy28sG3lNu/m9axSGPRuhNshc0dDCwZ2P1MNbOTuuHkxN8AuG07GGEyaOhT0hqWIMJpZGrRdr7H7sepE60qGONJO6EZ0V55YyrQ1/faL5iJkZ/XsNTQGXAewT8TlLsKKfNOnaGgvIqaBpJuR2HyETtdI6og1gTJbTSlow9oy3aZzsVdIWZoilSAtahi/JmsSQao/R8NL77FdN5GNHMLBH7ixvQoyutp1dOvUeHftEUOFFS8yDVs2Rw0iSRnJ97eFYJp86mzFDsGqzphQKGzQPTolgVREzqgbTAgLRqOLXgmmAaUVZk32j/4k9jIkSSBR/KUvSL8leepR3BZWYZS/4i7RAflKYqDVIotf+Hq2BhGlnJdEOC2U1NpTYZwJpeVefBYay9oN5rpVA1JkzcSI4K8uP9n5EKvoRfew+qxCd25k4LZQVk9Q8djivSNWiWvB/y8GDGrCyvkX1+4aAius+IczMHPxAs81eISzL3yof15PQ3oaVkT+ukZvb4S/LAdyVap0IfAVUtl4W08S9nMOPxh7MV73chaYG4/Fy9yK6WsVXL7Nkj3FL+B99HsL/4sp2WlG2EdzSRI/po8GtonG/UQSn6+UwsENOCNfgEAMr+MrTORo4p3c0cAYcDVZrBcySVFHp35dVfDma9zPkaDBROxp05WhwZu1oMCRHg7NqepsfWeJo8BI5GqyWo8FYTStf19u05Wiw8odHg0WPBluqo8E6fTTY+MOjwQ+PBj88GvzwaPDDo8EPjwY/PBr88GjwvTwa3Cgf1ZkAH9srI+0woyP1Hw2uL48GG8ujwbryaPCy8mhw/r+Qo8GNcjS4XgSnHXI0uEaOBtvlaLDth0eDH9TRIHU4wjpzUkZpWJ38ex0kvY2zqvGILogN1bcNNF35zBWn8czLF3XvDtJnT+3cXfcOLzMuSqB8+p16BaGpoEoNVkdd+C4DMQzCBf2QwQV9wHVdCSJeInnQcjPwhKeVgWephEILgQqCU6QTChb5VSPgM0jCVML5LXR6WKeWpA0pQqaiXpRMIa3OGT+DSPib5rPwPkkzM2cBXhzhYf1M0IdLHpvJxlBWqOCBPZR+OZTWFQMEDBpUv8x16ZeDal1heP1Bw+sPynApMdjzeaIBI3yiSBncQVdxhUjuM/mq9G4Oso/XOq1ew8orGuhMZtLRrXbNVoqxpJzU8tcqx5g3ABzdaorVBkFGj4Gz4jEQu6GLQS/3AZAu8PrbAGeAuPZCkP8nej4gjti5GYABzmbHMXH5jGsV0NMz0z0f0Az9UykQ6T6b5L35ORHF/BIY3bqyiuhJ/OVyEhcUgTTTAkR6jNyJ4GgNIuzcA+xBLPgDHqCj0RCWuRqSycWvNx/MqOdbENJIwlEwJrkDOC0gHnicwbbET09eAkBubDj4OPMeDSPipM8wLMtajeFdHGMIBqdYnTn/7525BzDumcwDvv+uwrlkuscAKx9WKjLQ2izUItEJc548ZMzsiMESOP0JQ4L3YkHMaWQ4OkY9T+coQSB/jnx127KGPN/CVeviCVEXhMAjZfAJT2NrJMDucyS3C+aZXgbYDsDo5c1LdPbreJqZgAIsn+KbAFV4+yLYEzq9rYFCwg3NvYnO/oeGzBCgjoA/OZpZkCUC6gD9aclCIopKP3B7mUAXeY8BL7q1Am+sgZ0w+M5tBurEQGBcBsymnXnEueQczaqdy5gcPIDaX8ao4tGVDOBqbm7jIG730raHW+g98tQhNw3VhqR0nFDFAaVI9oiKSpK7IpXM2AgcDJkSltG1WchLizN4hDzbJKOwkD0Qf6Evc7xGjnIMcEnhVHc0OrxQ4vtul5yWGl2DEYxkd24h2POWLAKAUgMASvHChwyGigMCQdxKVPg3T2t4Gob+WCMZG8eRQJmnbxRXAGh1usi8Ee6ElwhWoQHEaWWM3sGap9jDyZUoq4O3o8Zel241cQtrz8m6VaaKEjGECH56K0NcOdN5qnHWXA4/coCUkbUl+Y4LigUbZ7ktkVTLMtARUuTQtLjLHG+d1ZpHGtd6jFvWcJEYjx9yfmFDHmnlHcbexxh3MMaNAQ9JRiUMC8bWARDuGhlxDqjHkDoypKkAUDWw/mL9TecKA+qP7ht8PLMYKSC4i76kXKAKL20HkH7o43vU68j0ulH2mikrWviQoawWumv33qKsgWMAtV/5sAGb4TRPHUYHo/MgzXtXg3VxKoCKkIUEk99SyrOYll8DzHHALWgl7AQaBLgFb2wC8KMMtGAd0CmoAJ3epwGd3Jv7MZ2CEtMp0JhOPvMtDeiEgr8ibO6StieobjaYHf7/fibFeJ9JuHiaKE6LJMUgjs0AzSzAihy7SFKMX10cxenmBal1kTHQ0dIWwJg4j9HU7n1zU2pOMvkqq7hCcbVYcZWURwD59X6WVz06KTz3fRz4X9ED37rhhQ88gKTefzsD6SnA2KA9LUzAwJH/tcVH/vs5AL+qB8C/+cUZgKMyAIy5HAoU1SKkd+/iA/AgAMRk82ahgTa5HrFXTgyuLwHB2OANiiTQi3lrcbUMwRseAsLQ3abA4TboWZPpMfMZtYqr4HNLzKIXc/FC5xBkEU0S85n105SMcDrJHUkfrWqn9gWjiyVWd7G8Le6SeVtcztuyp8zbsqeet0UvaVeX4J9PnbelfMqXp/y+vC2vshLfLDO3PWYQdbI/P/dbwMQkUSJEHZCMSh4dPAj+koPg8yDcWA7CjX3Ja0SCdgWOPJ4uv8sTXHwZyWwWqyWVWtK+QbqYVqN0jQeTzW8ugz/mnlEiQPkUy9DwgKx16BCDJHbOeap5gWouPiCtGxYbEPkVA3IzWuRmcuUuMSCmifoJLn76A1LW0pJaWvVaks923A6rY3AuCuvQi4uaYPWWrQuLOIrVCPFlOieR6sq2xu2jlcjHrgQD3UJ6BCQ1atMSpRvbODl4nkiOzg59zToXT5AI0oAk0qH1TsdpBnpnlLoOY2HTynX1EyTTXElSXZMWEL4OZcnFsGxkyZW9EbobA8pcyzaIIhvqJVmX7YzDEziG0W8znGGtq62R29oNmCSv5OMvnTJpXXbAV4jjJJ4YR5Ftkp662PRvaGu7SW+kDrVo5HujJI8NZR2s+HxIT8VQNroBx/c2GtSml96KBiUYKa4PUHfNaWQY05MgEGs8hg2IVMgDziztpnabRtC7UpIJ8iEVvK5BP7Q4+2mT84WG6AmqDstmDss04NUjRCz6K08CxhmH4YR62cpGNLA+Bp8OwykfhvVwD+FqyByGh7eiNSCzpu5oKhklmpA6kQb5Vox/jKhbGh05DI9gDEaESYvknWBGExl92GkiS3COSsE5OvOoJHPNmqIiYHRSiM+MWJ/Ig/rQ0CwPDcmij6KNMe9+CN/gwRjCBuDTdDU0Z6CDNvVR5xbBeQvk0lxyYSSFfynHySQg82GqtNjBtNnCRA4V101rut0JACiat5huXm+XuKEqMYQSedqGwYmqavFEohQOF3k7G95JK6pNlTRpjGmahrIWlcqG6A4ORyMQIkzn+OG0fLiVkfROL2HKSYq9NIkZXjdBmyg9TK3HFHd41vEQ8tJzI7MhtIueA3oUWweQtCEZ9I5hvKOVDVMfhulIZVoCkspHUCqVboygJeiGTxVSN6ht0zQ6LU6ROULdoZb0NTFJypcOVWOH6oYwcDwGvWEREYbFylXOctlIXZ4HAmOmELN4ZTuhAXAG/i9LldjLVdRUXlbJVmpiAmAOrntE6kZ64aT2Qn2L3zjMX7BWg/Q+EbACrqs9ROsy3dbGT0zarcvbEZgVqHIE+R1AxK2rmGZo2TFGJjVqJw0LiFtAXDVlt9hzhDV8nIMj5AyGthcNUxMYH97Va0rGdmqze6lhGgnUXRhpdCRPhcfqrkQ8GLgf0woq+EfT8Ul3lGYEX4YX9hKuGyvoeRERuyBUmmHPXvlsX22mH7xdL9YmJp9HpIORj0Af9ByGJYF5hycXR3T62NlD2+LpYlzvHBneyMyo5FN6Z+DlnPBWGvFWkDdp5PDdWcb/tIfyxqo7gowBUF4d97UukqVzZ2cR/xRjxiq+iq4UMwp0apkysLuSWJlVOl4GhYxkOnVNNYCn9ni75MyEoagmIyR7joQbswnmYoi3Om9iHpGQ29CYufQK/ObhN4jf6L6XNSRhe6gHJeJTHCcD1LJ91NfKiFsJXWoE1h6avIMK+yQJRfiW8JA7AJBV3DE05SpOZhqL/gznWNiEmryzwBiTN0QMsHWt2I6pQ2GW4OTFOawTo3LtKTGpR4BrhyiluwCrlNUulm4klyQnp4FNHjpeTESvxPjNvEvZeONlTL6X8qAUnC+SBKvQY20FJsRofDWMsh7EEDQU6gHzTKJJ/TAIACvE4X2X38FXntSqarVKCVEgV7UW6nuTONIIiaeXOLISLQcmjqzr9I/26fT/nzA0isToyWkTIqTW/JeQ1yhv0mU4+shaHiuTn4siOkzvlSzb7HPpc0peYFzfUk86zvqOzkE4WuKjeTUfPjlB16vaaiqe8pG7a92BzDVprpHGK1dIgt3aPgGDE4x8bXo824eMXHwS7WrVayy8Ny6TmsOdwpjcvNLQJljDgzF4qZhbFVOD1Io4IPfpFVlv02ANjta3VCm4cZaVxNs+msOpBzLftkrqrNjlXZO4VtUS16pTJK7151gtzDV2tpOA4mRtmoMuO9W5WTtLORF8+WpaqXjLUWxtdqt/27Q6Zjmc54uRhYFLveQMbc/b5QylMkOtBTMk8vW2dvAvaYYWmZi2SVu+PR+C24U1nCScDB7OK9px7RUfk1ewWqWc4L1LT7BadIITk7ShnBXiC4mtNr7N1Zqt74tu616t2wqIUew+vVTDmVOUNnqtr/oNS19FM20rvT5slF6ZKL2yutLLsu1Eydz3dQjer4fgUeeG0063PGAMfnPxMfgto/lEvg40FZ/hYqPwBnsU7D0quDkPpvPwUknOYrYU5W0Rtw47F/E4tBXj06WOC9m36Y+Vq1jUO+Z7JltQhi1IoVmSwZ23Q8d+Geyg03QI45zeO2QbVP2ZkE/37Tvk7Tvqb09ueTGUS8g+krO6bxR74KQ7njs666PK2GDIib5HpQ7ifsnvVTbb+vgToUz3Db7ez90qtxInIxGvHofnGR3EZ03ZtGBgA/MGCBoPzJRKLVxqrZZa5CW6tBS1BYiHXRW8CNq5UnFphnKtM1p/vho8/Lhis7NCnl95gVopQ84TsEYmIEPW9Un3rDxA6cmceISuKtzM2XACpNxUUBxnMjlrpP5xPLZO6jpf6tqY++Vk+oBA5PLnS/l10vaXASGRPrdI2y+qt/0iKbtF2r51s7NV2n7xBepiIoa+7DmfYEvMa2quBtpqh+QQkuOu+CQns2PTzceZK8DJp8e+PjHPtG9mBH1lkHqMfmVpO+UbHn7Bb+jr2EPcsf9UM0f2YZvS0fOTJkui35NcHbBr80lU3hXJu0JxnijfdW3lFFev9hzPEQRJyYv5xlqeR/SH3+HW3uFa/bHecaqmH3t+TV/DOxCS6IoEwt4+an6OGFeyxI9xkpyh1F4rZ8mDecDur7CFBC+n41X9d7Xg9+dFeb/zPae8R/5VUd4PgipONYK/W43g5783c/SpF/yGJSn7VK//ve/h69OlVt34qdv26AtuW6++bs9GKpCX8wO+LODkv7qqSjB2zLGc0cTxl50tVOk8LN+DBZluqWbEyzFZajKEuBQgqfJibYn727KgRHrKEuP9JW5YvD896c84+tMzztCxJPYd2KXYdCldpEvPk+Geii5O3cvnMVILZr6Ptf3xsnj2pyuS/KPvDT/4zAt+wwviB7//gl/fN65/cvuAm48va7Afe8FtmSiHgqhW64rpMLjZyU49Ep99wW+/erE3cKV/9iKxtAVsZOnXfvF70Zc/fb7Tw1o7hARskORwa52M5gfWhJYoUL/JBb8nX777PL5887bFvnx74Zd3K8cYQ14rfszua8XyAFUDE+NrJ3LWdFxLn0d6TK11DDivH+nz5IWZc+dFd92J/7504d2Zd0/5w+F7jtzdgwdRFUp2LatgWDHm3gXNFr33sLiO3wBB/z08o085hZclWSIaFVgyaLng7Ykc/4/p8yu7fF8HE9h6dwd9hIgvSjC719CHj/iiBGe67fThIlt4ginfRovt8lqojc6kCCPLJD3DH9uH9pebTxV145md16uibv7PWl02KbqT1B62T15jbWVVbb6pza9qO8OpwnWuE43mjqF95cPJJQ7rP9K/v431QohqMv7Nk+4V1eXV1eWrq8vrzGUyJpTx3O1mwHWK07e4qrVHcuT4kiMnkBw5IadFkHRisaQTY1exTNUphHNENCVHhE5J1ZJEPG1JxNORRDxd69GTF4IwushQRzVDg91ig1OQNXs+R08gp23mH7n7cE+iQWiW8SXg8KhWFuJLiGRlWTuLjnDaM2gmOlmML+xunHWzBr40OA2lpDcIJL1BKOkNIklvEEt6gwZiyf7Rd4OZcI9J4O1ajrY0i5IwGVlzM1fPpQRoIN+8yzen9f3i/hko/2Dblen3i/upBD+si+hs9B/+8O1g9OF07hZPO5xgkaaA5ogvI8mBjcuYVZ1P8pflupm5rA6SY8uCkoHc1g5p0kDoBuOhN5UESHOk+9b/Q1PHSNVu6sgjhuVc7MEGHaaELF39mWSN13AoE3U63UfU77TYmxgDDanXzaKhn7Nkw/rjiXZs1t6S8C7M/HO848gTTZ+PAx+dPk8gTzR9PgVkefo8qYhC6fMZhShlM0nrLHHbl6wYvuSQ8wW40Jd0cT5ADWP6ANnQFjSHVhdfcqSWp7Bz0zdNIvq+/sXcp28nXFtqooneKnZMunqWHSQRJ7kjafBNXH3Xd/2ZwKZPEzfIYTWW9xhQONJOoDwYXkTDzerx3QjU3s2Wk9zbDWUwjE2Ff7nkf9+ts/jBosOuKDDkojtIWOult+0r14LHI/6omi75Gl7KN++Qm+VaODwDw1Cd3uPp3CueNUTuFc/IJcK2Tsqlz8LTt4Teva0SjnJq//9Ie1YsLBlpRwdTUloPkdC36FO3v//2T3LPntIZwfsegZGoYZFo6WVR6uoR1JXH7HSFQGIXHzcSYYYAHuKbs6DLEAgxRJf0eciiy7BGl6HQZSh0GQpdhkKXodAlcW/QZWjRJYwJz1DHQk1/LZ5auiMrziZTvl2SaWiRac7b1Zm/JnGQhbgp7BcVafoGruf1jkDvtyRmOJYQ4jRzq6zya1jxD4p2qvTyjngfKCSW714u3gAmq3yuJF4jxmbIeeUls/hBvFGS40m132fT2Ae0XWj8RTELPbpvUbPQp/dps9C4WIXGlzAKHfFUYCSUE6oSUZQWjLG20IDleiq7Z96nHQokNjkYekNF+RzJPS4ZmiPepXDdQkxl+QC9eNSSaYg1MIOAGwkz9wC/v6H/d+vpcftplyHd6WPNtAQx44Vr8pBbzElV4NvCNadv4r0EhI42RXoisZFG7G2lJxDJxAfMYcxJxDGHcWHC/tijvYzh8wt/s/M47VwIZD+Oz3CD96hikc5n7oLafm6f9OqEMsvoKMwt/T4T4nfv6uTeMYfytJUV2xNybA+sac5lHKZGJO3QHbitONsQogObcgB/Pl0njkR5LAvLx8JC8NyVbSg0I/y7fIJjas1XGJfY+nwxZwOXiBJZY365y3JkomngTv3CkM9VuEPjOM21OXyFGoSuuY38nEJDpTPIky2BRS6nCu/2+Xo9oc8wSJXE5EqbmnYIWAN3l+hyzgK9hjYTfW7+JQjKCMry0jfvMxujvBU+Ll76lvJuLnG0+nCI5uI0dLbjbHBSXmpsf+TvDpuj2T6pI3A9MDd40Xl6BWTizOSlb5U90rRRWKr89DbmkDorQZJstuIGvNIHDxTslf63npzUhg6UKwDH06RgNiduaZjZnNOzI6Itd65krhLADdfhaYS/k9tfw6OeCwx8zSiOu7aubuPWMv16sfFZ8bmjXm7PAgH24G8QbSel4OMOSk7qkofU9BSba7n0QSXFZxXHVG927sDFYTUtua4dndjd7WMSji7EOkKOBuTt2xFezuQKxvBmSyzU5eXvxmnEem9hOQbQ+/RlFrmtJnCOiWV6UtPN8m0eCZeH9un4XOu+yspWrrHeyTtC+Us69JaqNfFr2kblFKQ/r3dYtOIOlSOYlAXw4pg7LQOmDdwBFJ8H1QbvAdRJVPIozLQPuNNlVW81rTtebsofdiuGn/WHBjJzhF4YLtUcBVSk7KYTZeFVjDtAs8xKZZLIgoq++X4s448l4HG4PV/F/KM+t/rSIuIa4/BZ0Y4t1lsvZf8VsOs81jKqPndcUrqaI5pIM2uXvctpA9HM2uVYfItZBzazBnsRZo1xEmbtamYdS4SNlsSIzTHDLuPgf5qDo5gMcnNGghbdg/k/4lh109KlD04GcAOHU9BlPPTWBWeVJPlC14s4bZ6eqPtH7bPlRjk3mNXmCz6KL/go/G2jWW10LLJWm18cNKvNL/53gktMHu7MKnnyVv7qfguFvfXuyYT9tQTlhdm49NvldUVrqheXO7AjTqLMQzAszfo2fjKZLjdz6b1PvX/zgp2+PBAAv2BjuSTpy61mRSZCqqnAOthVg8T0kqQ2IJqEPtYA0K74eSUDcscICv+8Mscq+V5V4WTSh3Z96ZrbLXvdJnJyPdaoHhvYaxRYtNf8o/57+r3Gc1WvrX7ODtf7Kd+rhwb1c8le3hufopcosGgv+Uf99/R7iecG9vKptN5L+V49dNq9PBSdopcosGgv+Uf99/R7iecG9vJ4t95L+V49dNq9fCY4RS9RYNFe8o/67+n3Es8N7OUDnXov5Xv10Gn38oR/il6iwKK95B/139PvJZ4b2MvD7Xov5Xv10Gn38lHvFL1EgUV7yT/qv6ffSzw3sJcHW/VeyvfqodPuJfSNS/aSNaYDezmw5aK/HNDyx5v1lsv36qFlt3w1q0lHjQjxI+J0X+nb0+pyTal6Xymq91/Yp3UmWvNeQ+/iI2Lyd64KjXwwq2qSnKV2B5rh7MNeLwAUS7FOokAZIkgJBIO2ir1jn7aKQYvvY/sO8TGexyW8VDZdIIgshPxFT7yTm/jBE9BAzj7icQG6fQefAAP+mt7JmggNkcQ23riYnd2zy7z+mFOv8y5pBd58zXr3Vlyd7W0HciBfbQOuOF9tAWgcJvOENnu+y7Q/zs0rxMbH3XA49oDepltE8h4Or5APZ7/r7aJWEcnvzhq7LbccdtLhjbQ8id9KUuBAVA2cTgDMOfspM9J/8/BHvV5kzBNo4bvLFmJ07KYlldWx/ubS+PjHjQCJx9wZf69rCe9RTXjXMDz1GAtxt1+uQz2wxYCuJPOzDL96XRrono0KUQz+/82pbN/2PIF3qbSh7k4vQQENkuAdyw8+c7kuoKy1ssZNbEIa9HDrPqjjEVNCxeZ7namITUZNRIWk7Js/lUxFWauMS7Dg3CaQ76iTtfdXMaI/mEGi1h7otacUY6QhnKBVD6MAUFs7685xEvbuVGvfFHG+A69kcPAKw0MiFtrJ4JGC8nNnhTnXp0VKJc6kAWVLG7EK+XDWmCYZfpgVRYqht53L2gAcU9vabqthzdVUt9dlBSVAo6e6VpPew5QerXXGoaNo4Ig2CmUmmEtDcG6ZUvFeABU1RKOaMKLEorRisKhq1AKnaYQk0x9QA3/cXPi7MdqSDLgxP9fr9pEZmp68wMlXpzX53E7Vh7mXsLp5iQ6rhZ3F0qCt5iZ09T6mnEHPq/msiRCRXpNWRlvIa6kVweTTRARJl/5czeaPbtbM2nPWtP4i+0NHcB/r4iNGKuGsdYFaDbvoZmcVbFbQbjni+O6I77aTNTewzbSLc2dUnqmhvfurRqcKEvP5053x9rr8WbqGHXcsF0tsQ1DyiJ9/rv28MlZLeFUwAN8ax63xadY1g6MGxWO0XURaaRFkHmqIN3gZDuI4PAd8oIcbAIcT3JJHANojCp7PY+ZnzYmehDwxWGTe0nCReVuWbN45kMVgQt3teTrRG6L5Gp3uDWcOpi3KnJuQUpvJ0iGyHKVFV6Eb9lZk0X29ldTIR51p9t1Lf1kU+ezG1hsjqo0FyBJqEW9LIbnLA9oN83YW7s9XcVRZvpo5BC3f9L28F49nY/zt8D4TxyTQlwNQPJd7NRDtU0djWTCfy71aDA5UL5rKCqeb3gSBtgH0T6yHoZstRNCVdHOkN4EC3Bzzgymd9GGASmBXNjHPeJ7xfgnNA5o0Fk5MfDdfkw29kmNdHW3TUTbbTTTvXH1ZGxJjyhGjpjWDrtpWPUd4iiayjuQGXPrB8oqKGuOl3RkMzIL7NUBUwZEMslHgSLJ/6Gro8HoTtA21GaTVFJb8isADHcZgbq31aphTelo3gkrHV6Fxst8zjfeE/RI0cw0toPaBwUOq8d66fUCvxV4srIN5myPkYh0h10aE3Oqd2WooElfTB0fIrbYj5GITAtlkSKLV3BW76UmPxMHVXPvRK4ApZzXpY7pJnLBilaGMcazBbAJ/QaQJOno+tLUby9E4bvxOs9Xgc6Ms5Y8iEmTcANcmX/BYqBMG+K9IqHseIt0iD7AEB3DdlhbetuttKhm8TbUSEThYQKTFfNN81hYY3tYcSzo1MeRuEUOmulO8XaVGIpmwyryt2tNa1Z6WLHtPa9X3tOQjnhfMuJWQbjl9qfPUapL81VpnVY/x4kbpUMJKyphdIwELgHY07YQw43lSsmk+EKQPa+Nu7VvErhmDJj7CVLZksS75vBr0vNLPA/6h1Se9hEWGA53SRyrily1B3E22WrfhEUBU0Vr4gyxKmuBn6V0XagA7EuexDoX3m5rFJqXSx6ozXgLKCeDzd4sco3w5tmKxyvnJF6Qw8VCAQiO+OUvkmBcgqwvOW5Zr3YeU61cSxwnH1rcf0446JFGsg3+hqNKPOXAi8Pk+YsjMYRpSB0jrM9qy57PNQNtBcawOYAcNGXhRns6C6UysE78vPQQZxOKUqj30Y9HZn3As4em/1KKfGprMGhY4c4gVnH6ZK23IibOx1hGH10bl8IpAPX30bFRnzkmqXqOUgW/5uVOGtzmAgTWYZMljQeJZ0f6qn6dZTpSg6J6YB7AUxG2fqT7SIdksXGGp5MRuGuACWCJ5k2SsxESXYwnlrXkSuhBi3pmQIO4mdjfMsr8bDjQ377Y2FScxOAPECrSE281CunpV26m4arXUvNpSsb8xNkMwaKkB1beXylJb8nk16HmlnycBAog7taXWsdfZwovF+i6yhZJV6fctPhJaSjR1W0+TLADcLt/DkMqDXyUbPnvADHwfdW5Un4I4KJ7lAaW3ZjP4Ap8dsHzcJPk4YoloQXftAuoUBbARNSDyeFkEkcfjmOGqBbazbqawqr7uRXIcUfo4Uu3MhooRkGxRMVh4KDQbzYOZgzwb80swcm+ZxKT5trdM2lnIpjPfLKkYSymsEBp4t81bE4KoTkyJlj445G7ssLW14w9m3UBB0GgIzQWUlIWGDPo2gwYfbHkzEnnLXfTtInv59hSTEIjH8iYLgb4WApsQAtVOds/IGWMFQqCyhUCf3XrBQ73a+fPfLMBbtQI/GDt1NVQO/5hEFYdz90YWTRi2G2InalrIe5aAdopZZgj4U0wtQB0YfscIY6GITkpEp5IXwg+eZSe/1CLx1uuJ+qh1QOOK8OYA9CaZYy8xbWbbdhZqCU3XP7jaTImftl21WlA1nF6Iz/a82m9/KaypTx/lFjOXsacD8YqUGRQd2aCRIOFMFrUPbQ61JR8yrbEO0MO8fcHPbYQznis6UnOnJAs6QwO2Mu9qZKXDiZjZP6BH+fi2ilVcZVtWLj17+rC76LQldbt/ycbLsa0NxyctTs2sGcQosGhCl9VjjaK0suJJYbwNMF6mo7SXZCtrk4hbAHBHfqdV0zngtM51nOIhGmpVzABRTGMbZgn/sAUQZCRNN3cKUmtZUW2qaHgCRwWJBhBYjutDUKY/GFDYqxVueadXsbt4xW69YtdqhySpsA7HhuxJbBrCptGAzirlsRuhsTPD5jCd0Y1ecqoBpCGnz7yJA0uSNenAkghTCubEE3UMT44xquR422cUS9AlUWk7bFHfhPqNA2YT7HPMrAyh7VWgc6ZtL2tdzSDQeP5V7aDaXFe9+MTc3p7jRD1G9LaKT9R+NpZBPWaPo1lbzSsEgEkkmYGEjxCO8va7maqb04sPHIbNZWch7rVXrmdkPFrBZ1BMQm+U9w/Ok0Uje5S4gkM/c5KjJjaFFSL8NuXAMCoQxOVx7lfbDREGPGL83l5/xt/rLTzaGZ9MO0ebuYfw+/MPHi2e6+7Kw+LgrdN5VFxwOatpHDtRolOsZd/d92mPrann5L9on+Fw8RydIn4jzsKdAqWOggc1rvqv4suZ8+KwSnTxxlunq0JsRYE3lSSs4FK5JNiBm3MWTrCbKlGGt0V+RVnQeZKc+UF8h5q0ub0NOGc55jhc+y+h9iml7YSsEE2YLUNib5HEHmitKCCgoEyFAiHdlxPphBO9DsslDZJKACUrZyNh/C1M+lDWuok4OhSwvZEsZO7fYqUpxA3i7IHN+ldmQ/exhjQQW55oSBfqOsNSV8J4ceEiKyEslSQMABcOXBOh3O/TTa4QaChRTzaykd44mFmYxZpFjdHN4d64UU+WP5jS1q1kEbNNIxsXZWVglJVLdnTQ1TI7P+hqmQOSBUx3AfSnzawrm1iLLb2gHREOGsJLMGAjGBNmJC2giU70xq2ByMZFL5CvuoLeju2R9nDXqDrtAUNdC+7bNfnIoYM4nVHo/fn4vYrPAqtaoT1PK7cTU0lFX+hb9+kWlkF5o5UmTjLoVdZVw+q4HMpW1eZeXCSrMrKps6mYdZO6gVMIUkIATsdVLm29HXzteL6j/AWUjd8GTrC3gLoHFqWNs39CO6LIa/KqHTyfQTJoTiQln32TBPkAgnyDBflAC/INCPJDO5HzEvitQyLID9mCfGBEpOWQTCBHDFVr6Md0QznCgd4C+8KVYs5wsiEiBs6YxG1AZIVGnxe+WMwQp6zYTq8p7LG6QycM3nrE2TrOQ129I9WH08U6qT7U1bOuNAAXbN6eB9tpG/jRahugDih2jtCM/IDm9kf3ae1pqb06T3zD+Z1e/Z3wtZF3evJOnHtGWLcDNutlDu2t3n37k0eUL1Y3b4Z4EUSRoExIYyUIoWOXfwA+KlPN2Tyaau59PR2v6FvjP2HnIf4b9ZxMYpfYrFtGAqAx3MAGYEgbEsdDXc+Cyyayxk72Sgk4v1NwMa24JrRi/lFi/8W63exjPOUf7PFhEY0JGJNa4XF0qkS8+23Pc3m3ro5ogb1LW1l2AtEFUEemnPQrB2pFYFUb16L32V7aY2wXuyhjTqCAEkAN6me1d55in/WX2mcj2WedJcguGkB2CXv+R7OIQ9n7egQr7KFt17maIXvpm9h0G1cTpcdHWR+6jmaUDRnhJe1AnHubHMpzZZv9eyF/ATnL0Ymy9GpALa+CYnhKHYRikvb3Pa/ijKtT9Mp4extBIQvf4InnuyHs2inc/P+cqlzT075544iXPGQmwoEADDTMCZIaDLmuzA7IMMoSxRLpKJYGFriksW5cPiE4s/rrZRPQGIeIYkF6qAj/p+/fZ0GX9+IqgRdDFpscXo6ErXEyLzx1zz59BGnlaGxWtdDhFsLRyZGUDZFYo9O+Qfjn72MSkru1EfbFyH2jDepgaozFqBZNQPKlfYsmIFklHuSMJieecsdvE0PZoUS1ByW/RC2TbMnbp53wTCLGfxQAecvKp1Mm5PF691x2CuDg0RSsiEcKBwLHm4HxB/+ISlpIw4VUET23XwLjpF4M6NvCh8sIvTA+KE4WAvJsS2xWp9SZt7OO1TT+rpsW6fjE+5jqAIzaFjqOOZKhQIinKfPPeFo86UCs5S3kR+eQvU6mZFDluMXw4sgYtS1r75YMt8hR3Sm8n866V8q9diPRScR03glJbciZHDnoItlJAjqPGSfGBXI0gykyGjMPEABqzcDt7LWoRBcggzMYm5a+istR6pSjpCPY2nqUOpn4NplR4u9mAmFXifQgzkuQGOIP6Bi81llDbe+YQG/JnaGp0OEwKd2dMmNBXEZMxRraGLV+cJ9Ye/nn3OWMFPIgVjTxER5MB6FSncUeVTKQsU5jyKGmo0DbhdkwRuYFiCGgQkE0140Oi3PhjhoWk9Pp/75NKxQ5vdake26eShrr23Sn0xyp/XA1Cr5AlLGT6I3z9XE0Y2/IgNVmQ3ZaMMnlI9GN8P7CtpwOUq+kclvLfWbp0Go7y2DSmwhc+Umz2faV9UBcycoGb4f2ZQjDDYuzqJPp5xlwJGuDc3mSBDKahpIzykoORl3qcV/PYpRKBwD+8OKhziZXMfQ+Z3HJ1XmqScRJHKghsR44/7Jk4eEmCRtG0gU3O0u2OWVmlqNYhtF0hZkdNjNrN1Q3AroanjzXvDnrwkpMLABWYoUEmhbkZ4zp1iklebHQGEBl0YbUYhx/h0xkaJWmN3PrQY3Pl26Vodt2Sbdt9E4t+mhJsI4QbFcIVlUEazINEt3+mq+GZwotz/nssfze23WiuAEHVsdElEmmnzK0Fn7IEMRIkOZsbMVoDVo84GxQeYKWBFM0GbPZBkmPKa7cTc6L6EEimc6RZoFTLlItxDhayKHNQNPCjDiTogSs5UOX5JyIo5l1pmn6hRWNICvHaDbC6SyGJVuFkgQXjIfN0ZKtq9oI2uLEMSiyAjeHsxXbiLsN0xlkFP+2TVA9w/jsjeK0zv3WkA6Xt5HbJi26aAhElDbSOQ4J3BOm7/J2C2xiWlgliBNtGN7WblfV90axytxpxuBheWMEs9zCLI+YQM6AB/Lw7fq0U4ownWnRcnWw4micehhJnfbFOKc3aREltEEmOvVLswxhZp+eq9pAYPORXAu2rwpjY0FELv5/MFITMyYnqBrEbmpOXrTdMREVa6VAobT1/5clpyoHd3JsYiygBKlk0ozxILR6XuklxszwKpaiGsiTQ+StxHkAQdIYN7AtYp3JzrzDqU0wLB6cgNAgsW5wrpDlccrlh8lbnXOtzg2hdcMQqrpZggQ8xIxu7o1mSNzRW4EMPbug6cK3MXj/WRqusWy86uCqsoOr0cGJbNXOfE02wR1cU/jbTAdfIhzzpdDn6y7Gkr4p7Z0xqMNercMo1fISLUqusAEe8jNAZa3sDGGaCTKWquwMtBzJi7pZx+BLeyQgdLUAiRVHv3fx0bUQm4UTcj9XayCEl6Kpa9DUl/ZW49tCw9lL5bY0lUoRueimrhGpt2rtarolUu9qpJ6PRWmeTWDiVkujXwJ9fzdbU+FiL6fd2UtZP/HSQRRhty+hkVrNDRIpkFqv19QZ+nO1/lwD0Y0PAlgWOEzE2yYkATV8m+QYnRA1EOMYz4ZpzswILtx3JP9xFsnqD8tcuIGk+YX7TPKsjVpdP5VEpzqVRKd7KoGrT5ljYrmHEr8PH8PnJ39vMD4GvUDnx4DODVZ8SRSyCDzGd3zXm4n2LrBTAqUvvEW7LCBLIpx0OctS6d77UJXC+6GfpDM9mLBG9yOxmC1c/HWW5CiX/YnZvddOEc+vunCXUfENdruFjK3KfPCL+tLqMn253+XMJCctNOjCXdDNgJigy994gKg6nkd2jXkITDpd+3Z21GrDEtuhHorhsT217gCSk83TU6Vmorsv68xlrTlYgZ15WHGlm0F/N5umj8vKeX96+e3F3m36mKA5ieljC31so48dmq5eSrOlpeeW7iid0+aoRIqOsj9GBx1tLexoOoch0R7BrWxo7pXsZNR+RdvXw1w8tHeXNAZXhUhgnxDJPIHkhwPVTYW6CYmlu0gq8zHlBjPuHi3RYu2wXg45gvgU6kNXpljDg40wj86h3Sq+Vqf0ZWVcqDNDBwINFE+fw1HaOE6dA2PXETzL945AH3LkHgHOpj8p/ozjT8aYxr8Evdfdh9HMc9zxLruXtCsjFjffxyYkL0kOKeXtKd1YBeHzHGCbMjxcztBx8WHEmWXhtRPAbivrep3OiGQVD3VxYMUEXJx+BaxIyHiFIZge/XIEvh5+WZF1+bqJ5KTnqploz0LfzCWw7EoUOqFXG9GOXwuKrMo0TX9t8LryCRFZ2EMwZsCamNW7ARPCL2B4aWZw/YusYvQBtBfiIxM0snEgVjJsgFXMqr3WuLJZ9EtUtbAaZPYHPmUZvNepo/j5GJ8AH7H1VDXmtMjKL6+dyOOsGsTrJqwRrZ4Is9B+opE17CfosCfAfBqRrzkQkY/J5G4GWKsU45HQHIOiZQqgfXInLu/E+k5a3kn1nfHyzri+k5V3Mn1nsrwzmVxO5C4k63Jhfs9hrvsI9OxU4105csD4r5vIJRuMuYLWyqeO871rJ44k1+kUFTqaha9iuBxz5oGUfZBhMWXXzPF65oFxcc0clcwDq+R46pynVst5lWrKYPpSnPj5Vd+zF3H1PgnqSYfPfWUsa1cUfWXI6wcWy4thEn0tTIuxjDRXg1JhLJ1ySy0j5Vby12qRJCrjNyw7iYpOW6KFx/60Jchw0pNsJ6zGWippSlhcLxk9gmlcuYOSppzqbVIDP24nSflRxyaLvlpUXy0q+b01ESK4AvaQ8Cv7y0lnEQOMwZuBsj67VByW1rs3CDgOiXzr3evBRx/M49J/wqW/fJRio0ZcuUjkDezUjakEAW+zt/aSYt+tvRYUp7Rbdloxq1GmZv4jZ6qeP/HAbd56x4G5Nyruf+KYwhc/qVepPbCsx77w0d8Iy8e++sSdnjxGJbQM4O8zIk311FoaLWpHN6MWYksrEDvXYLsRLCnd6eKbPKBydJBbeVr8zcPqArqb0iG/+BtdwMMElS1U3GlYJKjI5GYuTGL3/Sf5wYDKh9MAvg0YhTDgOOkGb+OPi+4UJ/kduXtpmzGJdhYMH8a1nS10oiAPB3xymJrdQ8NaG/EmHK97CXstNKk/EKJo/EuBaHZmDkCvxe23Tuct6rNbfDe6lM4idPb1WA9Z+D0ZDmz0rWLmpl53akY7BCzi9dCd3z/1m7d/vrF3avUb8ga/6tb/wBPPjfqPiAI9yrpRyFY78y4DnsFNAKNBw7oBGpK0+NIffHr1DcX4LTzmZ/4PMevz6TkFRPVQbzhLYYob6Y22Wgk9/LU908VH/zs1/8z7WVpbQcfgbvEObzrvfrJY81OfzFcW192AmevupLec8TP5WJbeNJ+N3bd/Cu/aOzWO9qKR/5//0Papvd+V9gbZimyleTGyEuP9cGM82kvRam4tnymHs1GY10a2z+/pDUmj1M35GBHH5e1QT++w7soYGCc6IvP9p3ygHIaZcgedCKXsaGb9uCcfnXKp8mz06t4YfA7p5/Gr5/fkw1MzEGLH5qdm6LUZxrPdgP1grB1lw+ZOzERAX+mXvuSbw9RoKcaq4W45zUQAU6X7h8zswpFyqpFC0tfG0WkovbrauWsAiXQlLy0mgvPSYtkQMWRZF8SQIRvu1Azd4xnqygzlqw5MzezvrUb25D29cUSkxHs4sBamze0C+oUhG2LXdzOeQvkBIDMwsECe5VIjdin+iRbH/J4p9llMv8h3Uyh4iuf2ThfPvf7SNoCyvI34s47O4qv3wN3takwzd4jdDbvFbTOXtgOiahDYfG8E2ns6R4JtJtnI1JY9xPhaUUJtHDlARzR1kG7O7D84x06fIwc46noKvoX0WqKYoOwS/BPRsD/bJyi9aDCVDkx3hmudnpDfh0sisn8cRb+m9MhMcRxT1UvOPjgBytoD5Sj6N1z2zzyg+6mkn2Pz7EA0pvtJFCv9RGnwjGF4TYyirw3TVypzoKQtq79O2ZvRgf1NyvEYr3WI4/hkfkfL+R0/5fxyvC5+244/12Sr+2Y/wu1tsiS3sI64Ns+x9L87r0nA9H+I+z+O9TecDem+D0nfx/E7TuKNRPc5WqTP45qnO0wQ1TyPL2QWSTnP4zVmkSVXgz+xd/LMK3ibTLn1szNXipMgLqFl5PU/3FLmjpulzEuG8XK+qS7TDNoaAO8UAxAsNQDydiXe9QMHIJFZT4iI0Ar8GU/6Dbw6No3+e/R4BOeJJvuQdpldJa/Ph7LG1UT+469HIvL/NP/6nFYK863uvnz0arz0FRMIFaXVCPoAtbO2C+14Yp99bAO8TTMb3kOdEfUGDdoB4kVT3izmZ/ho4VxC9+jt8I2UZqwEqc9t762h7829fGtFEcPFPVtJJ8Zu0fzpXidbUTRvxF5VNKZxI9U8simpz9Or2tqXakURYI3QB7KJr9GqNFjzi727WIGgTfuQT8Li0OecnyZ2evJDMzdk4TTruLrzc8S2v/15Z+/U6MGp52jUTtI4NKfezeLChXuzxh74KzZR6q+pUPPg1NtmPz578rZjECWmvq3lCocLxig4df+JY7ftO/DmO9bt2eAExAWIjzeyMfDxBptoukVA41G0aT8g2ZjdqLvZ2JX0S4jOrszWZCu27qIR6vbG6Ji+IutQSUki3ZUupNKFrnQhpS40F3QhqbrQ5C4kKLWgC4ndhSZ3IenvAnxeiFiGp2Yf/pPzNEf4X4aLTAovwjmf3ZIaRNz95dBXVi7BIykfAfnBSylfZehunCnyFTozc5StAmHki/Z24YSN9k/Y6MAJG104YaP13raLFQjToK2/ScxknFjpCHFZXlW8cGh5lGukCImsh6fWHKClfNZBGl7qOn1p8JdG5eQ0d3W7WfqQN5nvv15Cmpv01Zullry+x+wPHvVZF25MUTY2na+A86RoLxtGgqXhqkKLX8GSRvl1DzWhcXW7gTzlUy87eHQnHSGg96My+IY10YFv5Bixanyw7ByTKNchwblVstShKXt31FvNkBHFaz9qjtRg8Z8meJQWNYQymj4SMCCOE4PAvR7kQGk+jakcGuRsKPTvXllKg4n9hmycnx7XnG9QI5iT7Cm3RFo2bn+OdTrIAAq6Vay/jBWjdHHxLnAFnZoJJ4146sKDRyEea6TTIP3z0i2q5wokQDeROGrYGLriCXWyzNN00HURP10dEduVo9uOXkDMOpTIMpcYAXvHaN+YQp35IY0t/gf7GAb8PJWKFSwmiW839YcPHEiSQFIrRBVqIqObqh9zcFjbuGv+QBbOVS5M2oDPWaTh0lg1pLw6PJOFU7O33T538NDhY7Mz+7ZPIInRxgNzbHSdWkczCIQpqiVkNk07wFEAuh+VQGVVC1Smw/rNWbRbO2l+K4x8jiXvi6e1gpOBAsr5KBFXG0hEYigRiZGE18YSXtuQ8POmCUdclSdQfnPEPSzpF6hXwTN6s/MTUKJudq4RqOWroW5EjhQfEcjbkMEAMClEYyUq2DEGuVfpZ5mSQytquzh/mrXSgrCtdL6E9HNy/tTqH/889XLoONc6Pw6V4lrnZZKVZyMAnibd8znGs/LKtIPhAeelAyMH+7NfzPDX/rRBtuh/ZLAfu34E2EttG60JJgIGieATPD7b2kywMIoWXAqREFEtQK0vRtIXj6YQUew3Z8HurNkXTstxFQrycE8J4kfQH1pvgmrb/NnN2jsxmFiOihXMIVf3P/eJzk6lx0uYt1zBFANSj28RQLKWDHm8YMglLldCMKJ5QGoMjMu1C6hTFOB8GUJRDLzDLdczhM6E4plfdmFwJyYXduIs6UQmqGptC07N0UZSGmslOABhhQNQBtYn/6Q8ZSM4IC9dmQMIFGxlIPagIEsRTgCtKUwSWGsGjFicJQXb3ks/zzwJvvHVzwBA3lb6YkZi9kTo6X7tOxxps2fICSNh9nzZNLeixBX3Jt1zkZ/WA4a1ZxCDPFl4Eb/5C7wycVXGi0ecq8Or0uNlITjOdA1RoPSzNEZa9iiRacDVceOEJ5lUQ+gChY1JTBVMmpwpma2aSP4bVugC7zCpF6CSvUziocDNuwnrMGGYZWunOBo65zowe2kvxYAPC8g+ryvoXs560T3TbB5Tnoja/jbxuZmedJwCLPrWXVt562HLGJtDEe5W/Sh10i83SkWBpyfQVJQ7kzCM0yO78Tfmv63dtcoDrhV2aXnHJNSl/ASUpvqixRfVexNsTDBcyfanFtv+Qtq0Inv70x6v3qJbn8dbH5xj9PbnVdtfZG9/nmx/0VwvMtsf4v2p/Cm2v2jw9odgmmr7c6mYbH/Y+bLoaM+ztj9P1ifgBDLXbH+f8wN/QBB+abKT6HtXou/dMvreXRB979ai74H5qbeAwZfLiclfTiWnGanvnCpSP48lQH1htDxMgRbOBYfcuxbSAyK0s1jCs5d6Wg16uqZga8lBWGMA1YtybH/eEnQFHPXpZw7kNSWqCw4KlYI7e6wwcCvgAHA7/gkqQyexXtCSBznPxaJdOXK7tqdX6O3iVPlXHjN23852UqHKPeMMgpXD3X5cOdzTwHIGVk6A5KIN3q2IEdjg3aGEMbGbGjvdugKn7/HCZUSnAGDj7PFBHK7h6ZiTO6hbHNT3KoSo9+AmwlDuHGsbFJPTugGTZY7XSXfLevdxJckANnJiEb5cx7lF+HJyg3dMic4p1JWkx/RwsxMKbrzXnETggmwkmUxey1qwBe+9fr37gH7Djg3e/fryGozdvfrL9g3eYWUqMO+MTdoFQaSTn0vSQMBSgr2tkXmCXEXDpH2YDKq909eaKllK5ia/oZB1Us3L/ltBaHlwQZAAR2ZfN0LQ98Qn3twzlosQS7y6dcyZy6TsRHlv3Rx8idI/Zn7rQxDzbNMcu2ewLc6DcVR2a+6K2cUsy56fnMsb4I+qYdGDYXt9CGsy/ZSmffaN1QZUtqfG5ddfgMRinQ9qOS+lrj8xuEIae5azmRB3/nEFC7o6moeQMjhBOHbugH8a5vBNNmSV7SkEMwjCYggGHk5TzwudA8Js7pmT/IVSXi1njaBz+OwsVvg8ThdeNgFcJMiAsJzSNssO7FQhlQs1FgPj7woCWlcKsYbnRkRT3zCtEwDST+YOHr2SM8yMQmGl98XQ9vbjRQA4JiAxBfxaX/CPyhSfTAZTupFZwPlo676tn1Cu2hvMTL2sFxQv0944tEMcnOruk6iwEOIIvWnK/0+0owZTe/bAHYeRAXjoONmODmXaSeczzrTU1NEltENeypimbJVrZtH0mb/Ocwtbbzh/EGFx9IYLL58wkiCn0qCPbQzWCpaSYYNHK2hc9uhoOafMmnOd8vZCMjO6I4S36ctwb47Nmn7LDub0ur178lD/xlFwdFfRvYCFef0D0ijzCReS4t49GXLO70m2SFgi7Yt74MbDgcpY4XvgFHg1C8OZDxWyJBplezROnPN79Hj/BC1lSekz9ZxDLZs65lwt29jUMbx3j379wR7kGfZADLczBMIxas7rD0A0OjjX47RYB3vVW1TyTlo0LFsgRN8zJuaeb95WGjoDPiGz5dmcivRXug2hQBtzPUM5z1BLH2LUk/Oz4L9PXbj/9QcWBvM/c+EcygT2d0l1+ntEWLRNVT5KGg+QZngSKWc4Rk3rjWJA1k1qxySXG1qalmlAqAkmWpFh89QUF6jHOjLqnZxMIx3zqBgQL/cYNW8PciFdzZnF4j2IqgDYAlUt+HcNwb9bNyCab79PLABeLhb+MOhRNj+4g/F38Ga+QFBnxiqdHwWznc7h/I/AivQvBMAMFnBBBpHIESX5RjzG3oDKFM/IcvCgpZfgAb0+ErbWUckAS1DeYFXepC3GTco31147g/2HZaNG4W7ToazmxUH9xVTkRxlbFvItl0twbmgUX9G/qulibXEO93tCuKbLmcngAsXYvjdljZ1U/kkZF37pX0eXs6EP7yJB0ttFv/60RMUWnuTkahRv+5xzOfExlDrzNzRSTFlW3Tx9nnIuoPK+9pPD8aQscGOvkZQPSVlOpNpIT+gdmhop/u3iZ3wJ41XwAHjVWDHIUiXRCzGcq3kA+B2x/0vFyZd1phL9lSmJUO4uUditFb5ACr/X+A3VHHFoSq6Sa3F6NTuy8eLBiYkxgnRcEY5PgUEElhLiC6zjdiSAsd8DiU/DpUuNkuKqz1fo3iiQWGRFUqcgNjX6gKJqwEcCiFHHWQKOWZ4ANaMFnGZBgOmwGy6HCqYaBYbmrTdE34c95rAaGCKsvCdKBJgSJ2BpLJgSI2D5qDBy0GjbOFBQAJvDBf3MjfJMUEwFFKM9butQRxhzgAQkDBKgNEhAApCA5k4DudMUkICmDRJQ4ih1t+cjsHXBp1lj1HSyETgUWhg1TXOqCGqt/u3bymyRw3jVMGP0CJJMoI/gW08xZ9vz4f45a/XNV/ovd74WmaZhzZdapzG4V7Sj2isEhEHV4KWKvUtPt1p0umtwQHqGEoD9pDTAQ2UwvQRGONmQqKcC4VQpzt+fdl2XNl0c/27pVZPg2ShuHD7gDtILuBy8qI95alAZpcskklbWHPunFKcNC4F0Kap4Dyg6jHpZAq3FlS7WEai1+AAsVg79eLTNBOoZTGELve5JPpg4R/nUw08uBLeb2r1vbkrNdbUbTqnKLmsUOvcMMFx5X6O6VniO21iEA1d+87/woawGsR/vr1KhPM/BYOFWD4cOhmvJ2el3eXvUX/6Iv6ysXs74tulTfHu7IyrRy3XQoA63XRA8JHHyJnjI1IPqvyoKWpNK7quhr/YoTiYnsuta53GFFf9gaQslgdVc/+NzDs577lI/ekv8yKE4z2nhjl71sEJeaAa6Tb+m81nyl6/v0x7u97qsCaey97uIKLpEHMwfcC0HCTAXJKl7AHjGHAoLPAFU87TOlqo20+NS6F6XfeUPlvXe4UqqTA+3D7lHcu9OqXvLf9sisQOZd5jOZCAf/dKf2HL3u8vLe+ichoZ6+s7xCw/nHj/oDSx+0f89+sFLvvSzcxceJoKrPOm96jIUWOATrqBYgMtWvvARyWDBzXSgJbGRIzTWOnHhXzwhLaTHHlF5g9E6ao8hwnHgY57OHd5rcNCBJ+YHHr1vWI4o1IdfrvrQ8wyYhrxHZlVmp2lwNcTLQF57Kw6iJeqG30ODYHaR2CxJqI1X/o2B1uBa4ss5fLdqeeZtwpLuMTZfQ2dpvU+ytFIF6UmDZewIXglM5n76d+XdPDJYJaZaqTNlyD7BNHcH9niTC7w/tchvKcAgsG+wPfSEKzmKnqI9Lf17Jmss9k8rsL49GWtJniaJUAfOuwwZ8pSLJfukCw0QrN9PQlx1OaD75kLtXu+edMvAM07g/rCSxf8tlZOoeb3O9zrpXvMRTb5v23I3ogoeVfdINMwOPkgsg134hSbGQ9dv0YHCHz1Q4xqHlecSz4AijVjTbfsZJBSG44dVz7eYOkf1+Dr4UNClfEMp7Ajvoh98FKJueGhsj5NsXCPqss20OsE0H8yhPHi5+3Y+qr/cPeTitLrBO4zvnt3h4J5NtLaT5DHlC1dTezCKVLuva0fyKH2Qd3m1mJjhehyOHX0SGQJEJBQAJWTpcFy8X3/7YA6BgOj4tRPwXmem5148YfD9MMaDyUpU73MY8J0Iw+CRwK7w2omcsy28dkIgUiWlLcBvlKiTOfzRwzcSH71zBEkDT782jyYksiGLJioTTgj5KJTcqskYJGusH0btwKT/LZPw/S9+NvSwFunJ1lyDP/NhjT8T3Fyku4vICsa1oz3DBdGebi3aM9Tx07+zvz/aM5SjnSrjIManOU2zHRehKr0+x0WoKqLBLTIJiMgkhzod6sIF0aE/0JTMX8fpMqKt3d2TDDJWO2ZR3CixWrf2QjCJZ1xAUpzjzXqAmKd90oOq8BzvDg+pD87xDns9jY3Wwtf7OXDpXi9vV+ulbcXUHUbAVYtj1BCHxc/sQGAW3WEfDnqTAs5AlmzyttNHc5MHH+3GJg9gvPEmbyN9RJu8dcBo2+RN0geHebWQo+tIXoWi2eGBE4gA43dds8m7Rq6u3+TtwBXR8yyoYZN3vfzwgLfJu1E/+8wM80i/5Kc+s81E3nqrzoK+gH36clvYZ8VGgqw1IJgNLfjzOcHpoYbOMkoQuMIDm5DfeuAjEMqo7CEuy0wLU0APwJQk09GtbfcKDpDCsxR4ljI8y/TlsK5qFiAnH9kEkwx/f1aqzp0iI+rKLp2gl9wvjILuMANK/3SO12Y1EsD/wXpODTdKc6Zxxp8ZYuEKJgFx6V4E12EMbuus3aYj2JXEM0ak5E29UdGdrMiQKGn0hmmuHmt9pbApVcIdcFh7b9WZtzO1H/yt20kuyMZJ9EgF6yMbo8W6ErgY4gMAtqfKYcPksx+NWJFgwcscY0SiC6hvkDs+67K6HDIKfV3FKUOkcHr/Po2n0aLmezdPY6Th5TsKbIQRNG4kW9Ubz1YVHFSfraAqVzC+Bx1DJSZisQFC+kMJRdGflnsGJ5DRUj42jW8xw76MpavTOSTAlVgQVv6hfkp4myuszNOnA+d5nw76UHBRozkE4JD1NZPc3IPALwKjB07FK/ISyUhzAmKRPtrSM1+vxNTpZ7aYi2NZ+TL6Qlum9XXLdROZknqRsbomMQUsMdHo3uvCY+bbghOAwk8Bal/EueTtLo5Ne9Ueb4Y2WG8yDx6kQdkPHnon7Dl39kPdoK3EBI/o7v+XLRwePOUgjIX6en4es14mCw5n0bXQlwD8BjvWZud82bjWsbNJdK2Am3DI9FagcNKUgyHSvBF7JAmLQaK5oJK4au7pOsmcyFqSxra2l+gH6KMJF0FdS2ycvqlpP2GLRCJXILKXX4mKEeHJwuphBMVCwi3TkGLPfYZH6m9dz+3LYKSt6mf+po4ALATDUjs1Ib04tJbU8eupFWqDswPb+IN59HLnGmCTbna2o3Ub1Db6uM3doLbI3Y1811kHw6y7wZmEKnWzk3Eo+xS7HoXsZfJy59WW3Zcv/EvZob2MQRVvOkfc3InRxMtbQfBzhdwQc7znNLzPpkvVcTxdihCOuAqQ8IGr2H6zyZQVpv/bXoGCu1u1T9W+JhZgYvLHysWBXvw4sViNT+fDquPTCcThNGLKHLcVH7E9U4gO2b6sOrXwkK30Ids3h2yxmsohW+lDttKHbNmXIGKwGe+U2yab9lR6WELbNY9D9f8kK+4/KTtjjGvs+SLH0Dh9SqxWxTo5jj6D/L3FOs28UeoplOLlix/McNVI9ll+1VWWt9ny9SuYq+9ocBYTvMyOhMnXGm4yExqT3TG3zz33PmVDYYkzAp/8toE3xVdiBotHdY6hZ+AYQaUedW4AqdGnyUO8TrILoYCffrdKLrSRpPNn6cT1rAifqPjqXGCaPCmxLufcSMSCWP3qFP7NeYP4xKSTIths0hklWY8+xvM2n9H/x74SZBAbXTv9nEnn5iOmE5rTq+EbIhKUyy6OfvocKxzxG7vBlThR8qZxkgGbJM4TS8ELe4Bwi9c7o/iGDFhNOlc7qa6cFRUdjf9I/dkujl5XsFvopORtnoWMkjcZiOo+xSnCSRYIrczQ0vn7dFpnngi4QNwKtPGzIZWm+DyoekP4PKR6w/i8Q9EWTp+HFcklPiTFe4nubxTAaGQfHpHUw8MbPDhJD23w4B2dii9rdwPkjuLH5JX3c7OQ4/jHZBKbBpqxnCT/1GMYyRg6GMOQfVqRjgxjyOk3MYYOxhDOnok1hhHGW4+hJKXiBmHsbpvTDrRZj71CxjEk7Bx9+5z2ZHPYefOvmPDZe/MrCkfbJxWH0RPLe5K1sycUh593N7hPQHQMtCrfE68uesO5ciCfpGK695qmuGHinfewEn2qn+6b02bEgJGx/HRuzmKS1QvB7p+APPMk7XfuWhbF6UB6TDsSmmY47EAF1FZsP3PPtwrXpKpOMYiHXcPz5SbScRR3uObgyOmpD7lwataLFcOe/tbt2uc71jTB831grsy6rd1zuvJU+p3ZF2UiXO1+dpq9VuJAd8xdAEv4CZfzpKHG8UoTJPM42fGU45Jk86xAsbms98hodznxyevYm1dvNyeKa/lrpt7zk21XSj7r5uwM4HKIBvzQsxBIbD5thMBbDDBIbP8aJXYWwDXeBCEExazaTaI9Z7FhxADLFcO6foX4y/4f7hqdSuah12nMKBLcWKEbs/GI6OUoME25yrIziFk/hiM23bHwXV6TuxMW7sprcAIr6km9dTY6pEsboHx5BIfV5D44TFUOXOX2JyjD9MA2dh50wDcETPCUuxaE7K0iXi8s6cltvb+xRwcjp6a3s67PL9ecV8Kqlu5dfnLIc+MqW14FpCMHMxGNIW2sK46pqyT89lehw4XLlipmZ2+ffT0N8Kj4LiiQEgevrJHglUwSIxooz15DoG2VpOCLkRVEUywr/LNilUk+/zFeT03QdVOiAXTCiljnxfPTt+7XrnBpr8URFlQvOLMG4odOiNbbv+UrLLezcbXZQcaA1gY3K1bow+fsUd0h6Y5pwW/LimZLZ2S/EM4LkIZyJRkM3foTFVIxc0tXWq+ESQc6YCquXKYDyRBfijmX96Mns5MeY7jo1KPUVfxZgz8Z/pyFP5P4cy4UEOvSnxdmm3zEpzXu7qlDeIp8GTiceUDrp8FcHbYtuEKbJ1xGqWKRUBQFp6Q8HLvZqaK4ngGpguJG8Ff6vFW+n6M5EytKWRDGloKTvd+2tHHwDoGtgz8D83L2VJGdlOHHj8xpYZvj0XytnmQ5icGWtVoSMFailoS1Wg4uALfauwur0cBXu+K4rtEvW+xeFojczV9EmpbBu981MjXUaS6XFLna0XK1U8nVogEKzEiyjANTBsYm90XT0zYaPs/SZQFpnrXr9oGXte6L6K2Bdx6+doKaxeNMRXcMVlWXM1BOfiV1B+bQfF/sBzP+Hus0eFJZ8C+idpHoeK94vHLgpS6QGMYtn0M8H33Osj232CTd94o3quliky7N3W6c423T8WxaWZ01BCirAZVnC3TG6kvvFOrL+2GBSh7MO+D9EE5emzcm2HWSapzoIW9E5yiuOKrJwyzdzzQ8K8xZjwNjInHMxdDbShEUJ3yo3KA/yxrr6SrrGhnQjMYsJH6WJErn6pAIArqCiGXWAOGB96pyNIoP8RObjPMzVXDmb/Fov8knii3jh+jzdw6IvysPGQYWCvVvlTkZwkHrs570wwBUUw1Powau6ySDWoeSu5Zjk1KT9yMaVGUktw2etK5So82e+WuiN7BDn9hCuoxzmZgAvPQN+8p+PgM5h/v5THVO85hJOUZ7SWwqtLgDxydiuIQ7lBjZmjsoDtSyuENUcocqVkvALsEdlOYOzKrLQMdEVD3HXKGgB9ixnde9J+tePg/qz0ddy6H0oRkq4MkPh/WDd+DzkAvFB2c1PF5d/hFfSnRYum+/FrP1GmkaEexCln1o5Z0rROVudm6FM+sG70bkHaGzjowVLbXl0opEAGM+5JBvJhrt+Ced14o4gtmyXiLtss+uFRZl8teu69EmZBk2FpExUs1UFggYQbFSwAsUA9XhAyIFNs1c1SSIyaIjB0sjQeDgwmkNyvw8s49R8ZdR8T98eP4Dv/XWeIN7vgHygyD/SyYkcRx/1sgmn8G7HFGw1SZvBOzDTz24j9hHMfuoVy/CB4SoXmfM0ZlSZ7ponfj1ZXLa2iiCw/niox/UBIdQBIdKtSyOKGd+pNTHvJHZ/Fc5qmBPyckPqdK0VCkN/bpOQxnVw5Xm6zY2NlyFcCGt4vDoE5qMhSoO0UxA0qeTLvZsOuJygB7ABuUxz5yj4KvnGL0EWy1MgTfNifwqJeT4y7/pIxUW4qEyXMTXXuZ7RCNkgVkuVzHEKpehN1UsPyi5TpB8Bh4Bas+CnCaCIFu5R4k+nM5PdHyCP1ENR7YXSdKmY84lbTXIeAQ7kyTLDRlNtlQylpijoEtIMn83Z08fi0Ufgfdri6GDozoeZGJlKMmiuiLtzXMvTJH2lrlBirRfb9rHikN+nyLthjMfkBE+86MyvlBlMEv4bYsllNQYwLZqqBHE9ZQQHPaB4kmtb3scDsX0jUnQ0sM9irxJlvZtUrRvuF3Tvq3LHYuD2QqPkAafZBw5zN7r9ngVv8+FM3zxNfN2lxY7fTNveZz1BSeJWN82V8WISzkwmsbQ7SWhiS5PJ98TrtMQrtOstHg9SXTTLNUtifG8H6R3iao679cuLve5Q2+wNGriQjbpftiFPUOPwQNuvty9n3UK+i3gcrFVO6Je0kNzZde0xobk3eNuDv8jQfg9aXQuVFNlr2e1yzEXu5cPrcisEi0bnGeWd1yWqtF7vX2VWie6w9uX5GwrW5aIatIR1WQgB81KNQldnV88DU0PYrODBZrJG7TefCNzbvzh2xfhzzb8uQJ/tuPP1ezUgj+vxp8d+HMdW7H1oS2sziC+BMZqpZIF6j1IpaaJLv0Frfd7fgq22nS90PqgeULXZt08wDwKHT6rEKO2R748o4APeat8oRkm+fhm+XKSDgbr3RvLpUQLxyylhkHbTT9sHOB4wi09HKL3W4KB0NeR6uH3GrPEaenlWi+qXu6QX4U7/kKsqpDWYGeutJT0MdFSBDXXGncKTiTHFKfROPPjtXxlH9enXI+9WeC5MiH+e1AieVZpE3xPtb4D0qX8wknKkjMfNAdqcFic0Im1n+TzXsljgRot/jflTV1IFc/4Zr6ofZ+ote8Tp2jfJwa0753cvk9Y7XtoQPtAKgvb94xTbyBK9TXwWK2Bx07RwGMDGngHN/CY1cBPDmggeObCBp5Q9QaiVF8DH6418OFTNPDhAQ28kxv4sNXA3xnQwHu9QQ181K03EKX6GvhIrYGPnKKBjwxo4F3cwEesBv7ugAbSihnQwPu9egNRqq+Bn6o18FOnaOCnBjTwXdzAT1kN/L0BDXxmYAPvsO+KlMNqZP0AjM2GvSla/Uak/4CvghlBcDbxur4gOMd1BOdYEJx9QXBuAKODEZybwO3g51ta/ZzK86P150fl+VSeX7HZWSHPr7xAse/OeM722zWAv4ZkwqrJs+gIQ6Un81BzYgWFBxK5BUjRpBBDlkkqpTVSPysu10ld50tdG3Nfi/9cfqOUP1/Kr5O2vwwnNvrcIm2/qN72i6TsFmn71s3OVmn7xReoi+Xets3ONjx/hVG9b8+Xmd9Fqt4ujbqCtfamjmtOr45rpI6r5eFX88NyvWPZgg3H/e6Q+l6dkazOyM7uqzfgG8n1xhVCGW+gt6sqPLRlcl34jnI9jiI2mmqteu3a9/zyOBqy3Q2y53sHlSptk1wGerfiwl0DikZlRldqlVZvEx2biBfWbxNdVt8XarmJ1vS2DTJiImISMgkGJ0VFe1FVx3YjNdF8lTZbjL8e8R1GeiqPz4/2HZ+PufbJ77BXHp71GcbXZxifRtE+w/iWd6F9mPG1oygfZvyBhxmPVYkLDzNe8ZSyDzPEvI6zkmzSfYy9ufVxxCvu5x0EillzJJE64fxm+IwnMBkoyiEV9onEk4xv7DLsi5ug0q83B/NAu4GYg/lsKWPhZYc9I9gEjHLAZ8V38IA+IIgCfNxc9vEcDveqxwyD5CzmPk+oZXvJZ4ZfBAzWj7ZIXkL+rqlF3OffOSce8iTZpe+S+0b5lbwcvt0crwAAiGImvVNmurTPbdVTColInwQzz6AqJH+Jjmec8c+DuyXQunOSRbfd1ItrJhpPq/jitrYAITYQYUjs9GVyrkFN65kvFQTVQa3ZHL1BUKgQZC4yY1yiUMUahcrNQhzFYu2ETm0bvUHiaTlXNsIY7tTyP1AYoKlkeAykru5FFapgecKKkwNK5yF4oTvWWqe1mXbeLbJnnRaHpF2M/SzP/PSsgbh6N5Pev4OO5RGsofQ9c+anX54rjTcPq34HpGTb6blmiov4bdVKsgIxNJCGeJm7ltraFbW1U6mt4erbM5PL9GWrrb1SbV2l2CNC02pr3xi1ygOjD2GlmCUuWovDoWfn9pdBKn7yUbfK2gs1bc10/TK9fzJT7fms/XH1ARmryAWgGfvee7XzsRzeX6Z3yph7xlhPjPvE3gf4swZ/Mvzh1I6T+HMu/qzDn/NxINsoJ2Q9PD7awJbCKmkduvG4MmatBdE7QT16JxSNKkfvBPXonUrf7bN139VnbY+xIEs7et2r98zP9FHbnVgKA1DY2NgkKgI68i5X4WK8hrGeJcYnKjc0ic9zL7HiIH2m8xCOAPNzBmSwBG07iqnuz+0oO5Rr9icgiTBCE+egy4ggQk5NCihGBuYPd7Kjx01ICQ30F5IEENsVAIalUjD5eaxjAXVy0Qg5nANOfhNdPiGeA/rrZez1HiOHc8DxEjjSc0yLgBZI/nGGfNEN3KlfGLLSBndgX+XaHL5CDRJTwm3k5xQaKp2JBB6TeaFfQh1U//PE/n7fxP6E3gceUVjGsYBBnVoM5Nxg0wXDB4HUmLDeJ85Mmkvco/qm0y91euKYTAOo/TE13/IhVJ7kXGlM7D7MA0+x1wFHqPlgiE+6RjJcBgszdni/8HgZ9QfIyZg81jcmN1S0frLiHaVIAt2KLY6IP/jROX0K0+NSrkI24snQVG4rFbTsO9sJomWQ4T7Y45N0FrOBozQyHVc21OMJVgbS1n5Avk8aA5v4nDCiItbkeOZpl5AHOB6BgSGxLawTE/S9KvcRGuPZ1vUTF96dB5u8lHp6lsheG6krxVnPcoARnn51FjyYh0dL4NhYs/VGJSA2q0tLb9+qLitLd69TSGrptMSJYL/2rDfC1gGg0A/6n860dt+yYfg9I1KjaOMfrbyV2TCSRtjI6XoVr8zGLuasusQgWtmKIuMQ0eCWTqDcKPZgTEeSSPiYj8A1fciEETapjePlGIqBzu2tyrq91Vnam7B7kq3sDdPnWGt00dpAzJ27S3+Ie96djywWv/D/avs0/OWTITU6nT7HcfI1dgKswLxi2fX+x3YzG7Fd4RL+WrrCyZQ99tCni2xNtqb8ct1ELwFgvgCsP5RXM3u4124NJdS8cUzGGLz+R3tjVcsZq/kl9SHsG5+q3t5LeURphMtRHe0NtzpwY1slZmuQsmROhwg4iQQktf406v1pVv1BEzGCJieY9MvKFVaNbH9vzeijszRiHbtSmZYR/dr+SkesSg/nI4Dr1mOEXASL98uMjYwUEmp46f79+thzvDQaNrr9sNgvyYLeS7Oo181iAZ3IxnrDCQ3pGPuMyNuHMfqdLDlM/Rx51u0xdgYVHku8/k11jEF3XYnU6GQd5AiggvTACFXICdgVQM5pZfn0Kicbsx1+/HtoZDqvRbhnxQDWoFnU1FWSxjEbYYfHhBgDLTZws4EcxKqgmbV7Z6A7LUB/H0GmkyPwnDtyz92He2cgPiujkebWtHtr0OtxcDEPO8k19LEG8X9e1kL8n4dowC0ITUH8XzkVHRn8M8D48tUyIcz98glM0moa34lemq0hgvCR4lSonUZ/gslmNROzpHJqWFmzG2UwZqMKd+VwGWzrYxx7Jo+08pWQNcaAvrAS8ZcrBjyUrYBBvUGTCp+sseylm6ihY9pb430fPuZsIJF0LFuF8BmaMgSPv6QNeYUhSMaAM6WYMJg+ABTEW+Nn+7bGCx3jdkfHJunq5RqKz7hJ9x9KakeQGsAEgsY+MKcdTW3xskIXg3hZCIrGsg8u7MDBwTVOZYCqwCgiyJH38dHYZdAAhJyW4mdcZXHWsFLTiLiOKqNznGzpF00DkUvZKQcGXhNlUrmhQTsAOZDVpMmbENRcGDBmR5AfXvvZzxZM/m7fd6/+XURRk3RaoCKqUPHKD48TaF67ldHoxeME/cnDrZDJfDqF00yHZaPCbsJeze6lSLPr10EOghLkwNcgByFrywzIAbcnYLg0yecdMhWGADmYRBzVJiK+EB6r48BRBfH57Cyq8/Ax/fwPpoRHJJXdaWtUHlFGl/niOiCjZfdr741SmlxEu+KX2pW3hIE3Iwgn3iAETD7WAiJSCzLH39rnt0t1sVYHYRetvmT1k5Ic0BFfVIRYiHcqh07TjUYxTlW3pjmNHhwofXbgSe+tHARaVZhHYU6M05yfHW9+v4knZWdPQFf0EpPUnY89Taz5FlhRMuChrDldnLvZSekq4W5iqlvSUzq4zr2fD+xx4d6cN4FWSyT4drlnvr7P/spd8dMPzb0IrY/L1sen13ozpNGLOpgvuDmNH0Rzmguag5htxClbiA4W8GoAEIdoZoG/UXVaZ2aKaMxv8CEqwuk2EnsWc7kYgCkxcqcZxEacxZtyFg/lLE7CXAOn8ZjN4o3LtWus/noZ42YgOAx9w7vobdytXD/fS3TKEHYfxDuh+qQKdlrtu+N27pD4JgmiWQxdJOPCouZtPHjU/FC0ztRyWpUM5hpCqItrpgrxe6scmioRruSKv8Fc8RtWIIYFp1AwV2KV1mlq9jRmP1HOh+cqLyVPa7dweGWFOavLOaZe3LU8aLc8aLc8aLc8aLcA9s+xvvhzPlzGtHYLrWOXc+N5xufkdxpXuF6la62j/vvJSd8NqtjFE9UJ+MzP8Z1WzS3X1+p/8OcDRuMv+v5A9P0h/yhq8qgCdxPcnFi0gYFoA0MJO9HawIjhQbyFrjIaJYMH62xvI7FeD2nTGvjYRlIpfWwniZo+roHXN7LXtDE01/eqbSIqXXlY0nSzNg5EcMsggdPNkg3eOH00N3iInmsgZNdFXgoOeiW6aQmeiQ9VNocXVEq00nbCvkN9thModG/l48WZ/1NwOyaXhTDBGaGlSv/M47NG/4AsEgfE/sCUyDHhok+Sg50ADa3BlaWZPGt5eiZGOAgylf7mXM1+QcRYaQw5cmWZ9ku/ojgbn/sXw9DjBBv45xvKu7+me8mmJXPFAY1D0QLlrXW29QKZ/FBIgRnX+b1Yx7/j5qRQRFaCmJz5+dLO9kYJ9S9Gdbi4V6yZFkBrnJA5sMMHkXrGk/oXiWW3ba2GTiHyHDv7NYBw5/Mxxr/A+XlFxyJixbdIXo5gs3MvAgJCRkD3BBVeTptvx2djs3MIn0RzB/FJJDirtLkNMAR/cEBicLe2PWOE4/t/eKA0RsZiTmeOHLBJgJMednQOxi7y+0HAps8U2R7o3xCnT/IYARap0ticqmNL4PzUBMONAZV7NqdAR36xnjiysbzJyeebvYRBUQ0oNJ12DQw0J6jTl90sMZcdA7m+r4cQfX0Z6Qx7dNnMEnPJyepbZUyLV0rZ3jkeh6QjMb13DuO/eKLShgPaENDcoyxF+gqZmKyZdSUBZmeul9CcYVflCblR5uN6mY7rZBaukUnYzieN+GaA46pdu+FNtkOm81Z+4Qf1+BtCwLaI+4/o+WLgBca7x2z90QHhmi2ccN/oAyiHDsMGRwiBobYl4AvlCfAB3op+dRQQV3tH6rHl1SqBTyqnVsL2gaRPDDdEgyIaUCwGX+TsdbBi3HKB+jUUCNhd7f3KolJ/g3tYFY9+Zv89YfGVJxW83WGNZbutuJlTJffqEJ33KYnP28ZnRfb5ZpzQxiCW0NAncXMgiNlCOahkLLcNN5qkFtHssZHRGC9bkpQFOTRuJiYPKQJO5L2OtzAXbIDq4pxxuoOsy8HwMIhzJlKPI3M7lus5qwK6lzA6RtZCI1uDGtmS27qRLc0jG/WIFixYnC3Wu7OuUQ7n3eLEEX3y4DggrziHQ1TYNx1BjYFx92P2s60YLV3aJSbB4/MuIoEwp7T38Zx9++FPe8XTn/m8h4bFeTCBoIJP9c1e0c66xcN9B5/6/DbZvbF+LyqhWe/9wuSgemWWhCbyrtBIPqRH15TpZkPGVM4IKDACI3dcinSWrPeOpwFbTNPzh3ovxStS+lb6K5zUqHFPK0EiegpKyuHagG00TWNf/4+z8aoYNnmRPmaa+7JsuArrKOdpe6nDn39rOUlX0O/N9e422RmtrkpHeYE/aOrVivQ1xOtEny7NMXHco8DGLSdUBobumGiQf5pV5fjaRVjaGqIhFIHuE+ZtqbytJW+L6W1cSHtVLP2yJt708II3weeY/lwhgtx2TGdtGmkN6VFrI3Y7Zd/2NGvzdPJ+wKuMxKesPU3UniLFETWzS9strpAFepyvujpfrMxXtQg9JAM8CeoeWk8zDWXsesbkgRd6j2Xje13bUIE797v5sPFQkkRlkjJWXCF0F5gkJHIEm58omUfn5x7KhvhyhC5fwxvtguJxWR+JzRcPrpJjNkezkZsEM2NAiUYy6G6U6JqRrjYYUCKhaaRxE0c3pL0dUElQsqHi/PLgf+ju/rVuTWVxYfEHAv9SQZJel3cnaGnef49+DklZTB1ZF3k6BlQEIH6zkjjwDr4w3tnE3TZUMcpehSLQ1UnBAYQOExLt0iut2RwuLtzV8VyaRIwnh3Wlg3hwKrdLsXXwfLyA59Wgu7WpULWZoblPs2EduEZTeuGu3li2EgLCfO5PbTzQG89WzPdWEd31Vot9m1MoATds1VxvIltNNCjnt1VT6+gqW4kUWmUmku6+bPVcNk4lEyJaqqwrA9jtH8Cxjuc7ivo0hBU6tAhS+BC48NBAfPChwodCe8xKeyjd1F3z0QrfdG0cXVuFrq2mddRbQ8uo9xJuyLju3ypqOJUA3EJvHP1bjf6NL+zfmjmMxCp2fKVRecncKzld+KpXAP+KR5fjmLgxuCokqFAcu4GAlQzg/jA2rHc3Yj+3tDStCplRtoaHDP/byGm5WA6ArmZI3B9xth2BtoaTzI1AWzO04GFm9cf0W7mmlmmSvg2zCbG1uNzlWtSTx8WHTwqW+12AtwcC6s6p6sAiScghXpti67SrZfPB43XsCL/S+YhuVwPiL09juyzHOPFX2l/5Ky2ANwgsd7nQClIMLYWushS6YRWPUmqzVPJQq6E4gwLnxNvr0XmxDHY47lTWC9e46k0pwf3OY438nTcE+ztvMiK5SXuat7fnnQk6IwG+v3kg68CuxN5qQ3TmP+Nn8k6mbuoNZwmQvUeQ0462CTU/RzstMn7S6rMyE+/rrcw69/XGtJQ6PtVlZDcgEiYMeOiL1U0sbyUIegnsPxgOXS9XtwT2XxQRPakfvMtXrdjOzuVJW+EoCOscp2MrXRfH6OYwEhPoN5kfTGnrVjLYPYDExs48cPizhs5g4CzZ0UFXy+z8oKtlDkjWAFAAzVhrX97K0lfysaQCUxTc96YYWzFgMGMmnNJAEcvxJ+irBfaOrNDpwaP56ivo7e0p55X5BKskkzoovNS14L5dUyRJdSMgS8ERE7gIq9m80GmF9kSt3E7CyZC0yrfu0y1Onlfe4BxB43BpcrNxLMNE4CLnDD+IkDTVE5ctZDeG8ksPwz+IzC8wO2ysSxiim5PfUOFxKRxBBxmxhx099G3zUCYPrZGHxoHEMV56EmroksTK9hjhjFyJBYMGyLpqWtN1hDXknRrFInnztFVG8udG4MQdzJge1SmcKBOSWDsuw5h08dVsmn0kid8GkqW3YE0OLHpx2+0nwy4TGTEQsJzBVNhIBlEST92EfbPYyzmI8yYny2joZBlNJMvwd7K2Jodih5Nl+HayjIbJjSKEvrpO6Ktt8lwtaY5B5nZDP6YbWsChusOGztXF2os5I+Qq7YK8utgxnfNvWeeSNuMyjVt78Hi5B49zlWL0GE+EZtF6CEr41sonsPf62HsnsPeuHvBQthr0NZ7500jBnmplOAubv+WqcCbzzlNNHCDXOg1RYfiiOnQqD2pWNOVl1pUIJBANylARIftEk5cE5j4alKFCynBiejvHJ6e5ynaxj2ZDE27MdZlUK+V9nVOC6aXJyhEAkkAttRtGjJt3s/zz4G0lUB9MHft0wESjNHqYFLxemYLXk+y8nsABeDojXJUHI/0dVj19PQ4CTrzq1pA9K91TLFm/T+6vwoI9ttUwtCTG2xfwpkCgnELAKTQ4RWuVErA25KdKdFNmYOXBX0a+G116wTQgizeLp0E5UtUVQlkjPdB+mY/7nZxUNJSThU6K06gYfVwmCylvDyxKNdOkhtqcEOdhH4a6upnT5nKSVySbaphhauRNiDTS7AY36e/2G3cLjHIooxzI0Ef1IXbMEJ8iTTofQU6RF53FP986INCMCmljEHKdwynMzMEwgRwW3Dc3deHBo/yCEnfVFEnoyWPOvqkQBaxcN2WjS7pYTpb3sKSL00zwbqegKtsmgozpQn8m96qXHuN9NUE3jklGW+Vx92QdMMOJBg8BZ3LnnDYBLM31dM4631Q1MHZC9sAkZMc4aRqurqwienBMEXdhkURU4LAkxTCFwb+Wk1cNahItwfMU2wggKjSswVCFukDFEs6HOI0Ge+JwXpMzfmY3saOELTzV5v/37g/DFV9YuCLwAeV9V8j7tudO+T7HikTkOrbRyeopVUVtZGWUgckQdK7s1CdUL4IFCZYloE4TDWk16RGjJqUfZg97vWYxi7IJiCiUzQEWTEYI0vYIhovyBVrJM2njadFcoF4Kt6rNzksEFHoNfWtgENmKP6qdybBAqCqtrIQf+6yudLTHsDZnu+OidfLZx6rCS/4135NEIbq3s6rW3b4QqpoqsTr3PZRHpa5MICtV8SVFI7NOkE41WDfffxL3v/XkH30g1OgIULeudwF2/aMbJA6TXgR9RshO5qZX4XkKSXrCtc5/BawWLNg8Ttf1mI/tkDchHCMTQO137CvHlfniaM4Fx0vCwSgUnAUDhi964p3sIPfBEw50wI94XAC+FjqbKL6mj+jQZ/hY7NJ5tPg8G99CXMQXJJp6tXdJQ/Dya4DLQFec+/lGudoGWxtfbQF2bmj6TU++y3QBwXHWe5hxS7/hO8iv1C0TBHSv+AqG+SsY8L96+EPvigSgExCABbtploBHrkkuD4MdMWg+mO9GPqCbkWqeMXMMraxx2CeBZwgaDQhEv7dfZ9x4/fct/FSijiUQVRcSC+Ef9FkIv537nZlor0XdJwNbSjvpsWnJr1lKTnrFiPxmG0a+5WHhL7CMPOWXppGT95SmkSfhCDK03j3h91kgYev3LasCG2toRT7GwuXZ9MAG9xFXkKECzhBjTIjLDWjCQbQXsycPMyW/bvtDXjDxpxD0ZNcKg0XLGhWmj85uJaWbV3FE4x62UCCY6Fa+amXxJPs+Uz/eHkD5NukeCnod2wRxR5B3F5ggmpUJggcEw22ZINrMWDowQSR82WITRDyoeFTWV5ogFpRxccpt3cRcKBpUIEx0FbA1+ANKQEEJHFRRcNvIf8VBv8SWA0Fl5bc7fDsmZtYvMeuO/89jdOMZr7xx7+8eY8pDSMIF6nGUfOMd733ubcfvvB/odsdx44/f/eGf/7Nv/vM/XrjBe7SqanYOTx6zbhzFjQd8qep+XwPo+RLtcNhfLMDa3SIh1mWgWiIYTERHvkQ99yK2Qppo6hOMIFNBMtD55l5X+2zd7wq0430uHERKJyAMamQ5AAlExzOOFT3NRjchRVoS7b7w6SvEmWVbj/3BtoPwWNHMq3XQA1ukHS8T0twI41q/ik7TZt7RxhVaA0JLl0DNIVTTDkAhDU0hiBtugh0HkGlvkbQvZXWw0ojKJIZAHi+iu+N8F/FA7VwMOwNvF+UxAtHFTWNnaMCEEmap2BmGYGcYJhG1N5LF82IAzIa0iWE4G5nrrchGYWIYYrsMTAxDsPHVTQyjc9kwlaQ3zVNlDeldo793oekaGznbi3Stja61B3atvbBrXTpoNEzXhtCKIdO1YXRtBF0bJZbQW5l15yWYKhvW/RuhhlOJlegfgleop+swGgv6t3IOIzECQqV3ZGNsQlmRjeDDagGYD481CyD8Q79BpZfaD1BTiTxY9GgIT3NrXcJ4WJPHM19yNM3nuszc2CIy+ynaiODpNHX4ix9WG0hY8Dg2n836T6q8Ieb9vK1FmC7sybKGjHICd8w2tda5TeXd+annFNyQvH+vbgeMP1WxR9bFrdXsovAsVWzOlQ3McGORGUZG20EOLZxq24ebftB3dNQESVdtdoYxbYRBkA79XU5oWDY87emkq10qOzQ1s59mk+acDprpfXMlZvmsUStYPRZhkkcwo+GD0JOVFn1rlBZo7LOOkWqr+cnHa1ItVSIuYyTWttiyrMXa2UfNDyLXtkAOJPPP7tnF+Y1puTZaGs05G2dSEuEUbqvCy87NxU0vb+iZ9YpDHsTIFjsOs79qn3TKJei+iKdN+V7Jp02RTxu6GZg2D5A+tTrvqtL7PErj9pQnzjPHvA3eCX39AF0/rq/vp+vjnvb4KI574uv6LtOXLDdvE2ePWJw9WvJiI6BKbp9i9jMYtK9g1ERChfsSN7PBRyl9qmqbBTn7XW+XdjvL2rvL2RRJKq60epOyaPbkTQFKxsAWj7i2L4+BTJEtqATY8AHQSrsdVOB5Audxkb4egRBXQoj0iYu3FknZllJa3DNYWFRVLGzlR/MkbHJ0ojuhjN7QS393ru49rNFCmmbPLHHUm1WvTyjNI3zNI5p9/S5Ls3rtEZcPhiR0PupaJ0PaSoO6PwKb01eJOd3eC7o1fwRe1e1B8mlbbpf+BAOEsxf2vBp0tyauqZr0hsx5ldGeV+fqvs10FTbT9gvfTDvYTJsygAtEhdVmM03AapNFWC0MEAt/ZFabgNWuzlbX5ISkkhMGbqarsJkm2Exb35PN1GqBTIv28RIZvC0OClJqgKvC1qVqqHZIFp1lhzzJzOuEL75eT/p5Ww5VeVczUn5peaD7nbn+apkYyv3yf3t5x9ov/8mT/fJbnvC0k159x3zGy7tmx3xBMtGqbNWiO2aX14ZpJQ0jdswOhqNqetrr6HDYZe2YVp9lx+QRzTCc9S3TGrVkUdnZ7JzJqXbOZLGdMxmwc3ZlbbZl5wR2dt/Web1snTfkzNBuLIUihvvmbQ4jNHjrPO7Wt076vmDrbOt2yNZ5sq9Oa+s8iK0zkC1yFlunvn7Gpa1TX5+k6+OBAPvjfUHf3rkjN6/Dt1f3EkkD3JI31/bOdrV3Jtbeye1sm72zjTuaIcje2Za9s7u7nFbZF5JKeprUy+lbnuyeRN7Jgt0zMXTIlkifdQacPptTxcHl5p7I92aAI+FZOVAqbGdihyFb3IwlJvN+zGnksWZDnvjYs1mgWSXQQevNUlOl0UNxppxBRg8FM0Yi4aZuVVoNKq10aWS1TGrGsEiYZ6s0YVVBU+UVR3eBu8ZgGU3hFE6vskk0zAJp8gJJ5ufEQN803QDNMfz8oA2wKbf1BtgsrRfWlVWtQhH3eVTrltW6C6slQkIHIYm15ywbpZ4V6V2JyS1inCrbZ11ZRfTMmCLuwiI6Dq6DtyL/7fwcw3R/Zb+OfRuXPNqL0MjSlMFm0lPQw0AbNXBnnV01SnCMlZobsNX+TRs1mxyxiFinACE1kzCIXaD+Daypm50fQUDTZucshBfBWBLAJrGGSq4BjwjSvzK2zAApsGKJPmlR0ypLduvH2YxNk3TwZY7Omwkzdsxpw2HJjl/usvPcOjumgjPf0DiafiR/oWrxkbZBu0/udQrOIWIyAsCBxDemPM5HxCbtIcRCnKeGJVdRi86vSEmQqwo5ruxCLJb4SMzwStrfEDM8ohOLppadP3Kwz3vX9tJmtzlItb4ItUqE2hKjyae5TDpKzbCa+FHe1x4cmFxKAs973pl/qIfgI4Lv5WpAwl/S2rIevAeoua3MFQ83BAL9s6N3UAbvciVmuCwnQYLw0vg0exx/Z3BpVvtzsXf2xX3Xsk29aUiFJcSxZzk4Ymr9tlOcq2tHjz9kJanxi29/5tPvioqv/vlHSQr4nBT4Irdoc/8jAuXmM9R7CbLPP5d5GCYlL4TPWnzrOX7TuQMq5B/MrN79pvqsnrotxZ85i7USmUcNHSqgDrCfIVa7u6V4TKPLv92DH/djRoHJ7ieyeuU3nx1JP17KngvvDh5ZtIBec0y/5g/daXmU7vCrALdQEciCttee4Z+fqRNJ9QQXSR8UMVbGk5M6Iy8EdQxussil/r+cxQZ/0Vn55mc+fw8RxhPvIfKYPb4cytB6ZaX1ygDasIA7eWE+3wkzyQgOc2KfJwdO2GElQPJakyzz1XdzyekymQ0OunqOjSVkGdN10JWJ+t+LT9ThCiy9f6KeeiET9eRn/vT3w+IvP/PZ5a7gM/9Iz9Mf983Tn7zgeTrfnqbzl5ylrw+apa+fYpaWMROoCz/889Iz8fTgmdj4Aibir57c//WQRHLI5suZhsf1NPxp3zR80UxDsMQ0BLDySdA/lVOQoxH3x9IMTHOSHBDmOk55Bucno1gUTNNdg7cFpKtqVK3HN+MChjECEGALGYQcwSllDBskwvafz4hpzp+rYv60eT815LBArom996tzy9zxnvrCZ4mx/e2TX1nuehlMcFzXXz78yZ+jtfeFz//+cpkkJyzR2+fslvr2KamROEXJ6TDqpz5N6//Jz0hQ6rJaEJsWpH0tkERKnBpj4Yu+s9gwUI0nDC5xhRbx+3OSXbqESEy/zLHIVYnPcon3u5XsZQEMVngS52s5LNByWGDkMM+Ww+po0HZqm3LD94o5nTz6MZ1ZSW/9Z/6ZBA97dsaynnkABka93es7+OV8vP9zLJXpTI7na9On+LM9H+CKMsckQ1X0WOtRoar5yR8mbquKdZ618mgb50adJkNpyFZVpki7cIN3XN9/lD41dCtJ1Y/ouw/j80na9ETEP/OJEt2iTE1Pn9+dE9wKftHTCPGMoNU+83+J6NxX+m+s0sjcxqVncfwqE7MpnbNN6Zxtqri39tOjrjTvmFsmXy/zrFc53VSV003hqHDClSxzT+OdocGn5Z+e5E/Gq6qQaU3WdIWs6UTl6xhmUulUhqo/0ZwqHvDKN8fTnIhRSCxm4qo2PvZW49DppqCUs5+OEJOOhgklL6b9S+ZX8/NmVaHMJOw9bH7TuK9wzIAmWF3MGa3p3+UTBep7M4Bq07eZ7KpvVj22YD8qdnzi27xN5C26km2iDYcPJ+9oJTkjuL5ZD1bDoPPgtYj/uiVrwOe8a9B5FnlfKNg8IayCNwM6p4Ps3A0k6R6ljxbycUfSpqwJq0uTIXuU5NkzI3/iV+HScH35XdwndpTfxXviGpnhq8XB8hjI3/aheAA3LB+K+631wT4U91o32IfisJKq7lDSoENKiO8gPp9xShKYVfqSpvsiwEHAQSEysyhpbhnOZwCEswidONanknR3SBKOc671TFKtTyLT+tneut4KHLM34g1G5o/NBXyETK4wGKyq6xMKR+4nSwUMTEPVr09b17Ou9ZR1/WR5jTyCxCXTOwxokOASrtDwmRsYnnBEXGSH2UUWCeBxjk8xPm6JFqM0cBw7AkhgHHz2onp6UAABWNnADql++H3FeSsbnHrsUD3Np82IOM0nEntauTTL3zn2aRnZGxVnbEDOeM6mCXACWrNZow7+HWrwbyotuSWrDFN6qiDxzrpVDN/dSqmZhWkcM8felgB9td9k2wJWUrX1GCKSwc3YTW2jzAuIRqYGVCSzA7KSCQKdyRyB8GSaQIkbPCexMyBm1q7+ed6zN50meruJYrQ2/z/givZQ108TYU8KPaXy5ULnORVQD9JWGQ2K1ak/emFtmXVfxLb8Cbfl4ecJPfjs9wp6MH38tIEHvxyq1sDQGAUfZs+oysZZt1hkmdgB/9To8UZFm5hKYEBL4pJiHHSWDbkt6foY4iW9g1saV0cqcWHQgqxuVCzYcQBGYdcDnKyagm9Em1XAMTP8K3AcHNo2ofQMGfRwUuAP8YFUFTfzjpowMiLvsubsVRqX4EiuE9ydAu2qlP3tJvPJeZnP//OgPhd/8/BvfiDUKVb1D/WTQ22EImSgqZeDDapdPE39Lp5++I0fCCuvT3YUCzghji/qk6+g1Fe/uP9jIQfZapXfX77FeMlHHOnz+h4iflyqtcH2EX6UjjV042+fgP/8l7/2+XsitnHoGj6+aA3NHgM0NweOXvH1L3z0nuV3vsOkxD4nVVFAwupgw+8MJCoAT/xybVHoeHUHwSwOn589pgaiver8XKsjtlDGeo4VF5Kxd8Yv1sFqa2iGEIG36VynBRskBC3VZRPKd0weSRxTTIbTXOlIq0xdyhTuSGCqdhEX+DRWqhvZuTUAMvAD7QVB6XYohW5kkZv+Zkp3tozRm1JsJJzPQ9ivnfvm8khHqcdsNswb83kTUerJ9rw10WtzlHp8IGshFFlhdLvU+DN+hoRb5yYSrBqwwAxZhqXhrIko9RENtqWj1Eez1n29FVNdWshsx+m1LLT21nJNj9revwybI2QKNSAufWR73oAbBMelx9lQbyW8Eitr0wq6mcJ/Q7/J/GBKW7cWi0uPs5USlx4tiEsf1NFBV8vs/KCrZQ5IFkkGHsSlN7POK9nXvcqxKxHBsZy0MGBDGBMO16VrZKRfaZvhViKu8eDRfAwBuwni0sc5Lr1VN9dJXQvu2zUFAElDwmAWcbEAsjHeClbCSbh6ZBRh6V1plG/dp1st3yo4YCkEtQCwQc2wrmJrUCT6e2WNLqx0x1bUHesOV2JcdOOnFJFPq4r+buOrcVHqm/i22PMGRn/3TfTAohz9XZ/sNk8lLUws5cFzHSWD5ksgVeybxV4imvRgHnP0d6Sjv2NEfzd2ZjjL0km0IdHfDTv6OzLR30JOY3VyGrOJYIxfwdHfdkM/VjZUcjxw/PdY8QQHJowVuUZQY0DZxTDYUc/7axjs49g4xgwG+yogGq7OxnEAX4UD+Fj9sbws1VsNp9oxwWMfn6ZmADCXHi3c6Xz8Smo7Pz/e/1odgStN7I0DO6c443JeFuPLazGjxo8XGVE/t2a1xo1XiFAf/MbTrbxesbNIxRiAcQ1IP52tRP/ZquxICHwqAOoQZp9g0fvy0z8G6Of/lxaRjZDvJ7f7LlC3OShRpX8+V7m4OfVUGEbB9JzzE23HBCY/rArv4jLn+skLkUsMuY0Y+/ESYaEnsKm3y7TkUmitc7+rA83P8R5wLUcsvnNcAX2ChIkyJYLUe473qLqHVu9BF+AIKv0LjZwbeFsMyuy3FPRO19jJFEJ+LOeaD7oXveUbv3n4Hz91/8sPa3z4oHjZxW2n1n/ZNxatqsexR84mj3lx7UHHPIiCPY6LuwZuBkZ5yEoat1IqZqFdvXPPJmqhZjtPoWLGw88Czqeo0hNzlYzGwpm8LNAvC/CyYImXBQtfVjjJeURPyNsstonHFSaf51ZpOkpv28/duwm5i93kLa7r7VF7a2kOxdUw5UcYpNo7x4vz4Lqtouw+kgf6zf9tix52VRLET3KEvXvPL+ehnaSFb2bh3Xl4JI/uzNyLHnjp/q+/4oFPXHj3tXwuBOj1Od74YWThGecwRuCLHs7VJuhxqiw9WXDntYzBimEY50BvdZjKYCMAImtwtzyIW7In3S04o0F5PxFvFaxL58E8frlb+a20kvc1Qhc5iWa8Pe6MMrrvQ26VR83hWfL6aMkTsjTpIo9feFgGUp/m6KGnXQkFPuly1kAc7qibwO2GfgEhqJw4gBqJZFiv5Wh5GhHEXp7jpRKIGjP4q8d84GlXmMW3lq+aiNjahu46OvmYPl6LbY2VW00+BE1qpKSQvZHQ2/gqbnAynXuCrV+2EvFtjMJPn4zLT4PhCqkdloMJjrkcED/dCwWqNmvSrwckbR14hmBQ3+eKNvNel3W/DhgLkjSCtQQlNb2mzZAvEDHQe6ro9wQEVntAuDBicAHjAIF3XCNOZPpXJ32Id67IqtWRnI28TM72jrtZ9OD+Kec/tDkY/HG38DmNmrYKsHHrCbdwdcB+gugadPnpfaXt635Xit/rwgM1sPiigjxm98hlnfwm2B+wUoKL/j3/9wcgeCL5cnVdN5Fx9PsxdyKPjmyilphUk6xArJoSHWGUAtraYjvFldXEgMron846Zi5I+i1bde3EESwdNrrdz+16MG+9nCaHLlu8XO5zGSe/rJNWnKTLwqaqrObUXuxjOh51zcv/yxawh8K1K+ofv+S0SR0k/kGbxGV874XLE9vspTYq9SlNPOskxcQz7rQUKdZp2oHGrRdKs+/3DnOaLm7q7H7tw439kQEXTlZWYeyml4je6Gm3XPf6Dl6tt1WOcC7hiqUNbB9LSvKePyAuWIeMFteWIr7MUsR/Fib8f49+8JIv/ezcha9jmbWcVM6lcjoY+cR1j6sq6aV+HTatJ/l1F5+eQpaO+ZdwY78yV0um+ZNK7UE3WCXxuNIboMMbIPPKa3rOEhugU2PAvAH2b7YSpv3nfal8/rsLBAIhssdVOV/lDnlCW/C5Oa5ujovm6IV/h6bMQ/rzMOfRHNCc/iRA3Jy/6GvOHV7lA5mVCvlKdahMDhAZC7+CHmFkP6GZlHhroTg9SojjFSsuSyHGyVFWs0CZmosFJdogljez+HIOp8u0IOxU+S9yXQhepXAokG6ZRBH05M5S64VnJFWEv9ZZo/O9AQOhiQwRftYsJIc3ckc0p/HWbTcB+By+qrGAY7CdpXQdkLwj6dfmaj4DOV+ntAdhcL6oEy5F+jjmMNmwr4BsOuxNkgftmquNPazaryDrUy39Ixw14bfR84uvPvUVrxcUf3ti/7tCSV9k6TckwZDqRCErIYMwQdxIz2el7rf+/JMeTQ5wH4OEISmgY/SLv/2iol+//OfQMYYtX3766hPvwWueBvY3Y8PLA8fxwNNf+OjHQlT45P7fDxn+SH78DH78Cl71zU/t/8uQbbxaYfnPbzYKy0ArLBUrLP2iCXupI6AwjqTjYDQUgDAk73ux8v+ypSeVq3FIbHyVwTbEtU/CN9lBOCLXvq5e+zqp/Vyp/cc2Oz8mtf+7C9S/y1Ry1kAEiHO5otLD+A8VMn/vFf//4Hm5bofLcN1m43NYc+UP5vNIY0RZrtt8dGcf29uZ0ljjtNDZX34Z5N8dFN1dyf/BHsWcJIw+ZmeVyWON3BNwEKBbIgzxr+xg4CSrZOGKa0zGHhTpIa71JzHf1fIKi1n/v7FAGpWyR5XPD5mtJyCnR5m7iWY3woYBSDScosT/bppTYrd1opEWFtRdQSBa2gamQ2BBIyhcXWBpkaQAqBGJfmggMiNvTjDEJ23m81TMjgeL52AancgaUxsPzPWQLHk1Sa7cfo5DQRK9rqSJyNqAvANP0BEQPzstRpNmcQtfpewIQCwzH5onYbt5nnLy4fkKs4stKHu5wIjWTlHto7CGwDbqS7K6gWaRFdkKK1SOrxcqLwtXKlMvrDJWZ9plspHeKE62o2VcAMban88RbsfoYNvz0YkspRFu1CB3eF2Yfq5YEhCU2r5iubCfmYcARTdbUVekNbIEhL8SsJsTHNUyl7VeyYQzUkW7IGvaENBiRnYDr5rhvATQqJk1yzD58hEOkocqzUQpNeFG2Mw62A062pOwKz6cHYznt9uRywFE4d6AKLQEtT3h2JbE45wZgJ1wGLVC7N/qbDh/caqKtc5PwHB4nnqVABpeTbucr20MsBlEIG2glz0ylzfFxHCAxOQ8gXGhtX2i19bB4IFO1TGHXB3oty8bjAYz63Wz4GiewuTgZ+lNvSHatEene8OCUjhC6+K55zwYGBKYHRKd2EObHVZk/n29pnEHmuqykmFmurfSsj4owxkldwbnKErfL4GuS6JMDC6/KPCEnWOiQqrdnkdgeWyPaBAd+y3TkvSb4kjbpPtDwAmx3qp/M8/U7w40TABHTcwSwQKzxFIjsLxbpztOy651WaOZBVjWREitfVn7lfkYa2BSKtNl+3QFb4r9h7FHfd7isNZGsmiC3SGt8aPFxfCj+ThU0ADmy1exPUOJr2NtqFHjoJ/6qmQXHmQf7QBwl7uZjbNxwIdlo/bkChg3hqWR9abhbqtvugX5AK54ufYo44TPFvIu/CBzX0yWOgw+1rb7f6jSOihxBojFGcCXiOBxKWxl/6KHvl1lnlA1MAIgdJVHUCUGzni9HQB/ooa8u+h41b80rMkUI4zfvxIEq6YqVqIfbhTYSD3U2UoYYHBM+4Es+mwwaQbJIrTFs7eqDaNLAKNLg40ugTa6NGB0iXbCTRwiSCRGl8g2ugS1Go0FRtbAWH0NjPUR7Bi/ko0wdos/VrbYOE/GzMF8bY054eBoVWScshCwZ2svnpBUxH6xA8ntx4p/di6lW4lxDdNmiUiOYpLETQwMkDNLVN7IeEiOl6i847BKRAMekoRvIVB5xzY7qZgjRgdI0Ml3wkE5CxF8UTgiF/HuS6Ob/s99lap8q+SPFXmACggeGB0QehH8WtgHVLw6MdznkjwVFjNXSJLWLKlsYWHxcsmv++8vlQyv9J5vs84aN9GWW3ezSG67fxQ7Lm2L6LnjYn3xU+bOT5k7N5o7N5o7N9OdAg51t6INWePiNgM+U+OKt3HbbpffkGE7ghFLykiJh2Yua+O2N+B2q5HU621WPzatqvpuewNut+K+qkhkQub2k44M03mXt0Orxkb1aMOq0b7divpqjKsfY6sq+zbOp7VnIjNQ7+WBuk0PVGwPVFRVEOEoW6sgrH6022/fhohZeyaQrp+gbh9WlzD8s3kuqJ5jzWftOb/60UfyXzTGkxP0Pt1wuvSxUOjcMs0wmybENouNW0sWs9VVSP8f92urNrYHNm5HNEYS0wJEvChr0LmD46d3ycqBNBonwv6xC0TW0btya0kOui57spQn1bZTim87SGArQWvdorGtbc6TXh0QNlfnqVRCYD3AvPZiWmauaAygA6V9z0VNmduLEVD1Y3ys27hr/kAWIWebwlIVgBgqH0N9ElNvqoaUV4dn4NVy2+1zBw8dPjY7s2/7BGA6cS4D15lad/AoowEAjx6pwwEieRTDc1SsgsoCoQcqZHpz5kIFgb3wHUEFinrMsZNjbzSBA1Sps8FbZ7ECt+gi86i7jZd4LGMUAVgzKtbRH4ORnUVrnbNE5we8/Cy+UjYnXepjGoGCBRMaLQ+lzrci0enxjRVa9guCXlsY802Vb8qbGpwcyRSbFeKQhU8eV1DWTR31jamlQ5GLMWhy9tUYPACKtnbAZ1k9IOODBmRNOSDjWZMHpFkfEO42kjny4QtDgiSw6Td5MURTf/vctwN4ACPxQYES1o8YgVbeBL4uXYM8m6DMvHGB2gw3423MBlgS89mDbCIHafs7c1lwWnZjmMiCFrJOjuBLcgQiah5stvnVXsyvknfzSmhwJzZBl2sEsaZxOKOTVmJhkUaVV3KVoNZJHgoaSnJc74W9XbFWY0E8t2UjFxXzpNhiNwLEpM2Gr6ynQ7DholceKalhZyODK7v4n+Otg/7yKJbqeaqZx/MkwLiAIG/M6zwHPQs4V8scvvGjcbaKgXGhZssp4SqcrWLjWqjZcgaBVGRuKQ85+rBKR9qmwI0HB49O0DF3DjBkQIQJ5ozOLWttB8ZV1p46+ZRibPaShfzkKyAe0W2NlgIHlwafenczR9idx4UozCvYHsBn6xH2t9ytry7dcs+7ysu7Swv0T2zJqsvXTSAp7rVsX+VcGvbgLXPY/GUM2wJkdteWYTMZim869ZF4DY/EN42KOmKWuHTX31V28+SFWXVZdtNBNxM7gt9L3tRUpYrjkKqgUgyOgmRkUDojw6mDHG3f3mWEBHL2BCvq04TFit81cGvl7aO0ay0aiPitL3z+L08j/pUFyXjgS8flpWvkpdlSL/3m137z62HxpeVHcy7yWq2df/LnjHY+LLolOI2ijSmPNdSZLvktq2SLBQD9wx9bP7QhYyzadtsHeRkNR4KLvuhYAIKbU4LdjdlfqdqwruxGXw+Ova8qdIHdg0PWD+ct2QP9BHGDz/zcaQfwLqc/mP9JoYZzhRrW9dQSsfB//pYPRMU3PvPRe5YdjwtyUAvIYYmYZVr/7zz9aGUktj51XH1YxdVHdly9QBMEjI0bGlgCkUu0jVp+CyxEvPqdJWPqoyVj6qWiJdENuIhBU6vH1Icc3BcuHVRPFRwqMcYfTf0mNnPayi2lr29zxKCW1CP6HnBECR1ZwJx8nbnYSf/e2D/hE0YfV8MjAYjE0eK0w1ESxdPL5pD9jQjLLHEDGHQANjWKRbLWgYM4nTdW0oF/0cb8wxO/Qqtk2QPCeV+I9uObtThGEuwg3v0ySSy+pcd45xf12ou34KnPfGjfabQA8Sftge9chz/n489Gnps3sSNmZynMjDt/Liz+4fHPnwbqDXShnXq4PBuGLsKfbQtJWsFXrGMnmpms8GV7Xfye9dIXvDsUcNrWK/nvH/7oxxbuwKdkad/4wkd/Pyy+8bXfPI3RWLdgMNbhz/n4s/E00Au+8fCXTvvdGXSotXdn+HOWQBAtnAjkWTwVRbT13nfbm0+btQMhvX8wUvwZFVCH/ndZ4m1kxNtTZHRCcprChVpj6VxOsVbmGotjhDtBiXZrcFs1zF7Ah4Vwfs4cALo4IDTm2VY1Vz8MXHTXnfjv/RfSIFbnAjCF5gBxuHR0qgThchbk1o3v3HLdBCK0lsC1+KXT4Q5+/xRIZJyY0MvS0Le8SPJY8ZfHHxwIvHNKml/sweeDc9V58GjejwUTs5k9aIv+ZjF0FonUEKiYRj9UTFRCxcSLQsU0WHayd6doEagYhoR80cb9rx7f/7EFxRMLi8RoCJK/dhEdd0LwllURscPcfg05A9BTxRgA/36DskL/jyH0Xx2ubjzzKdy4o7px4kHcYDAAMAm1XjEgQHu9muV7VLFzK9fr9EEYONfXIQucCsLgfR/H92vKOp3tXKWzTdeILWTq323ADmdW5l30BPY+/f23Hsb3yfL7Ex/D96yskVgRakR2pynM7gn6lcQELcK7xaxB1Vuv5theULy7vONwZqTireUNd1TgohheL3l/4Pozpbi27l+KtKbgp73E4fEfv/DzJAI9tWx5jLee+HS2HvYXX7wBaZmQ/NivPL99J17+viMSxxKtaQOK7PSPNn5/IwZy3tqBLpADXXjKAx27z52GTgFZ5tQgsb0Evfx0AJ7wK0yo73MLr84TBKYdzqxTuP6s2uC+3f5ysPzibnCfZZZwfN/sYaBQ48tX/+qTb/rjv3ni15+kpfVUxTA2bWAQDn7wf33jXb/+FfoZ3rVFst4FKs/UV578yu2zJ6jYo6bYN+676yN/TcWOKeuFHy4roRfea748SF/ejdq669234+a3PnVkH9f25rLIW9/zUbx0ztx4j4vMEvpV9PwNVh936Ot5ur7aeuE2YR/gQ0/+1W3EKDcZbkRln/6z3/6bkhtJm87C9aP7Zo/T9Tia9QVa0xuY/bwT7Ceos5//WfGWd7NRp3i4unNI7hz+1fLOnNx5oirzjDCtB95U3vlDuTNbPfVxuXP8jeWd++XO/p8r77xP7vxGVeYOuXPiV8o7s3LnDRWI/81843eqh67nG++oSryab/xzVWI733hj1V5OYVf87ZvLG+fyjW9Uj2SCDidc9/WMESGB3pfB72lnHmXetpvYguuV1he1TduBIwnujjL3KnEW0zcv48S50TZxzxJjFNuLc5ofqo5jITxRBsScDhU691kOPRcQO1eD2LkGGxWvLoHsYB13kbYAWKbi3oFVMTPNH3svbTNga+HdXLpMeuwySQ2he7Od6VyyCpGg6YrfpLSg33myVTpP/rZih3KT8kuVJgATVuAWxxBzwHBPOqzACmBxJYAFxMSBKyRRnKecCxTu3M93Hnemz/YcgbS5l+8cr+5kLqd0O6xMaMM53gNeFXulX+6mH9on4BkutbBSBb+ahrWKF3tYVQEKfWEJVcCCY+IAHQnRARaUU4v8e80uCS777UStmBmMH8Yp6QUhgLjopRMVgFEeCw4PpEG4Hcc2DFVDw1BFV4n1TF0sP4iLD1StkcajehYoj+k7bte7xLNKkjmrQb6VfXHxy4tpSOFRyI73oOOWhkDviNupfepqA9Eh3NlDlp5gZ48B+G/u4UzZKR4VaLjeEBWhQvh3+cRO2qraKIx/+IqKAaIFFPs2vE4iGOdDfOiEavkw+5sQTQ2VGdUSKdbGBzaelFYYvUvnUYPFia5G6Gqcr0aRmYFrAYkNWYnZRpnb+dkIMI3os7Ue+w972zJEFALhfYAuj7H3MMCk1jppr5O1kOJB43vZ19xQFp1N9ozhrKMdv31Eyz6rJPI25shb8dWDBS/A3MeXswZSR9/2zTQanx4T/yc97eJoU923QnRj9nGOqYfOJNHOyHrnLPporXcy+hi7AI5MiOFdRR+dzc44fQwDSSzOVgBJbIiVjUh4QTMIYLEZ8RxosYcpTxYdWonr0azyTCFdQhZe1QZYh8w9g7lh/lpm/uJy4MVblV2YA6y7Dp1sECefBYjFazIZTecjPHcZffjUFPqIeyOwtpUzGVszOaJnckjP5KjMJA/Oz+8fPDWjGVWrJ66NJrW5i2FpDhWEqF8QK3Lxhxo9615GWY2n6YbA2ipQnQDGL/uBhC2aaN0vStTqxQJBc68SyvuQEtL7dSW0d1IBwgz8q8di6TMKAGeT7n0K7sHErFRv2Hold5VqN6/M0mxYk+EI+m2Ra0lTg8hTiLNbEmd3EeLUbGgh/Q0J/Y0K/Y0Mor9hob/Uoj8hOPHkMi4BjUGsqyG3NetqGHi1EilMB5BbOGEN4IS5Mxol6hAGfxNtK7I39HTo6TPLjsfD7sob4aCStpc47Rpnfl6jvTnpG/fZEXxu6UbppP/E4VSvKkUSnUXQB4e4RGiE9wmHnRgCbFG+3nRwdLuM9wj+3x06UALA9Ti4Hkb4pMvs3ikRs2ZqyDdePWGthogSgccTABynbJTxKxUMHEnLDl0b5xznhzwpD1fOOZ0nqh/lZlzHFR5SghRArXOgd0vGpKFFMI2ft+Voh3/5RPIXno9IZs8STNzKhYZRBKG2P8e7EfoYnNWatDI2bmUjPTs+EHVuNLh3n6TSLfr97K15m3+nw2CrONvkYpRnDinrGdrPNzvHOTx4vfsYy4Hr6cABdsaFP6/sGjToXgQSpDq+VmZ5lFrlPrxA3n/AeBxya9kJhltbthXvxTkG7xUBfL37gOK2c7IftF2/l41xUfprLH5F53gO8HxwEW/y6LySdTZ5N1J5nzEY2dNoFp/hBvo14hxcePxXDsiIPkNs6iCzKWbXaq0zvlUgEG4UzXxmZKlm1uD8ex0eeICDZJ3XTsg83Jp3ssa1WLTIgtHhI2OUfuCAzu1wsgwC/YDv+Ryqbk2vTqQsGX0lVuEgHGG1rCi3U9ymUc1jcztTZ1PPGOIS7FAaciOJN0wXmJ6H9RYVwm+oQV9l/ELUw4qB8g24gbC9sm5vE7AvQ4QK3auqdx1SepcKWeyt6hTSjEqaCGXuLZrgl+j7wFWsaAKqmbO9HYyTiRcf5vnf5NGRiknWDIBuHLsbmbGSe9JX5pnoq9VT9kwKNbGERCPAvuDgfCEWD8QSamIJNbGEQiyhJpZwWcTi1YglyZqSrFGIhZ39iFhcIRaS50Esbo/9trlFhlhCi1ie8Dyvn1iM1wcjwlfEEurBCcxM0dGyuANTIq2LhSoaNFJfIKpotsV7kQbzC3qsAkMEVVUuz0VQm3x58l5lPyqTH5aTH8gkW5PPlev7QBazJj9EppLrZfLphYeUzJrpXznBXxBew82uGg30CD27AVgBY2yUrMDF7AZ6dgM9u4HMbqBnN1jW7Lq12SUZ4DUSKsWzG8PHlGY3ltl1sxizG/Nximc3MLMbWLP7z67nLja7PKnQfeHdkdbK0SB8meauYeYupK9mGHjkNCZRgImvfu2bFp6s5U0ND+CskvfKVGHwv/yDHXzaOuzBj7BJvXZCRgmDH2Hwo1MM/js8GnxvscE/tHDw8TGreAF9sVxA4xjmL9qTcAfWS2OTvVYOK6vUC5wMGBFQPU/KF8tJIZZXtkJYnjUvsZmX9Ps6L9gf3Wp/dM3+uPS8fDxquIwJKP6ZEX2WItwxVe2ViETNI8SgSixqw8Si5k2JRk04VrIl0ajthdGojTmcGSeyhL2eO2ygp8MAJ7Lu4pCc0oFpqMSCoXMjLKhD/JudET3knHN+eVwLof2RM4oEHA7DyBpmPgIOY0aUjo/SeSc8T/22ykcRvRqudT6q8hXzgIuZdD+sILNpEXWYHUOHqwyaDGzWGiSQt+S2FsilWWGRlSdCbpiJn3kx61IDSiDV2Tok+ZPAVQkNHpvIRhAavHjg6vipAlfHTyNwdRx3xi2zNnLYSdgqHdN0HHLWgeWaDo6tbAWcV4d3Z6O1UFWIKsZsDbw3HB6HeL5BKdzxKvMkRmL2Uy7ycoVTX77t7/0N7ujA4WMJhm9rJyGEB0lUkI+PNG9RgVH8btKyapzQ4su3fduHaeNTbr2E3ZS+L+eplxIfIzJ7CUmH9LGGhKAQLpQuPkZ77O9O3ZVTNPUD+lNBCNC5sZDwDWErNEKeJAiMjLt1CE2lXr1r+AQoY8dJDqjOR/YzhK+T/A1i+v3yXOPYClfhiXDUtZG7XRuru0y6gEyTB1grWh5olwv26+ljKuqQY2oJtgyXbR8fsDwBLabHaFYbERNc5tM6WcJdB5l/GHLrkSMlfJRDs1Revm4ioS7/P3Cue07iB6e0HPOoPna2kESAuAYNNp0TBaUBhW9C+BgKuHQevFPhKq7SN1UI7o6F4O4wgrtjIbg7FoK7YyG4syqgun7Gun7Wui5R3h0L5d2xUN4dPsLS8L19v8Ef13r1p1nn/6BYy6jTaiV2uUe8C9RopuBFssFtZaUZDQloWqAwzsWwQz6ukY/tAimyrSp9kTaX3e9u8Db2If2vE0SQSZQ+9LkD/noYl4o1QN2nQVSCwJ67xccZg92YWh7U367mb5/Q366wbE5frkwtvhiYjpY3tiQnubcPadvgaXTheK0Lkpyg6oJxK/gMbmfl9/s/eowR1HhA17uLDWjKA1r2+KFaj4/VevzJAT0+ZnXw/8vct8BXVZ357rUf57VPkhPAiqbT2Wdr2ziAxccgqJXsCIqPWqbajjO/zpUQoiQEAklEnDIQIaSp9YG92irVmgQt1EqlPtGKRnxi1aJtLXduH2l9FKu2dGpbaq3e9f++tfZe5+QEsJ3fvVd/5Ozn2uvxrW9963v8P34lMWq5anwfeR/jW/W+x7fHMzuHMzuY49tzy9oxx3dHSWsfLWntYxVau+fysvEdMcf3GWrto3Fry9uWM9vWyAkmjvg5o5afFzfziF/wlbMrt/jxtT0DDrf43hHVVMFNtaiZ+PAHjTq/s20NtWMiARnrqCpUvu/Kstas32y0Zie15vFk7HIBIdGcJGRbGmFIfzHP6SpKG/TSqAa9vN8GPSp5q2rQcWM3J7JOIuIZkTcPkb+1ku9NQ3qWuJ233B+3E2a10U15csyBYaLT9FnanFdGNefVpDnWqOYMI2Auxc1Ro2Nzc7jvYfQT0Yc0JUYfaYvIEJi045ovlo3KLrMpx1m8OsBHc3UEcO9hKfQ5dYA7RECxXEzraC0mhG4cY6Ul6UkFJSF4T4pZUtSVpfh+UYhVCTC33L1nQvcUWsVdzvRZ9kn3b/ykVeGT1v4/6f2NnyxU+GSh/JM3YIcNH3EtbQ5zCBr2CSYalLwwU0uhY0igUP3acJ+E5n5sIVQ9Ax1l2ogiIoFIJVwnVRhtUXQq47hZjd9+eZicLIGowmA7iYtl8z8xHDLEUqREx7MkBzpl2dET38pzGsiOFmP2wYphYfs4x59hcdehv3uedKKex0lTNSd+tikUddSz/CHJlwJBY/I7x3FXu3GnlnQr5Wx2jJzNce8iNOag+jd7EP1LxpjsGP2rkzEjkg0AllvgZb6lWEWw0diGpOIur+ptPOZTpKzL95rRXI7Rz2E6OoY9icq72Tah0mXrhHXg1mUOonVlDrqjqces/7GV6q/oJB0dW7nmMUlkGghgSUutDWToS0Igq0Eu1TOcuf5JAP1TEc1bp1PSXNktx0bHgWjmJiJwQ1NdLATvndlEBDOB5G1KAj9snRbA1zQiiZeLy6gUvFOsCE//Je+l5Jzlfwm+XrrMduOYSGB2jDt+UN0fQ4+/34Egys6q7yO/M8KraXAU2roOP3c0Alh8z+f8AsDig3LBp1jeknDoAm1Qc/Jb7WEc7wudPKlpzXjffBzvmzHifQtmADRIsqxqmQNULZO8RshcriPrg+6UXzwszG9pfE+sLVbJe4S7BY0JA2wVM/KI8bly8ojxuWpg3wW6Uxr7y1oz/noi1Bk8brUovrbCaGGYajE4tRU3+rWIvx4fjDeGJn2cOLw4gYOLxwPd0MilUhUjtdUG41R/jC/muT/GzTavwwFA9kWe+yJP4Z6r14EbT4A+Y/ztvTEOd8/oQtNB4SRxuPyphvU3HWRg/U0jUFnWLKiZZgPAI6gJgGkld9KZTjghdHfqwXuU9vG52BU/8GEqhuE9j+hVuCf4szWfPYRcOYsE/TYh/ADjNR6qCDsDwH5d7AMKz3c1Ky4+QkOrxqOWdOoY4OryAa7Z7wAXeIDzPMB+yeAyn/eB+OyPHj8HygYiLH+MyHtZdxU076AP/sqx9o2xrjbG2k/GuhpjXc2Vrz6osY6VJEbx6eAQHvUsj7rDo27zqAs4Ux8CIHo5ZWwEPsk6O8VxnODMBoi2Ofrpj8m2TaQhkc9z5+qWon+L4/wy5eBhejbtt099zCa/4myiHj48OLwMzaB6S7jfzjzsgJ0p6Ul16MQtY/ao2Y957seaSrOnoGZPQQ54jZo9+f3OnlpN8fHsSSN3HsLDAJXAYmMVWxQ1hqh/SpJnrSSzPTAbo/UOwchxFipZbGHLOqWL1q8/7IqMCX7hlS5bSl9uzSEhRMdRsBuchXwTAFYVmlfCMyLFnhFp5RmRBfQ4+aAE2bPqeD1Tp2fWYcFKwWkiE8FyT/aDtZxpghYLxAahISfDmWKaPZ2j9WBZBcDD8VGBUEW8wNbBvw9Q7twMwSj6VN71fQo/Ba76SKDKumqKKwmzpCKceRabf3uGQWb0gxWVcaXzgLn2kBgVpW1cq5ACs8NRA+G1AFdlsvzJA2HUQxDhcqCG4iizHEiiOJopJYipKuFrFgXJ8rBHxL3vcoY9so95gBNzC7/QmC+TkcNoaozIWW+fLHtc/kwP8+dIXuUBFyMVZNuiXDRZzgo0puY0uT+xqGTkA0HfwX0ozEQB4cSkwOSsIH86UHKDFH6QMiRQY5rVY4qezjJYbpqRYypiVCT+qkrLZvirVis858LtaI/vWJX/uZK8xv5TXQogegZ5C8HoQU5CmaJLxg4CtpS0Xrs+drI5nKhcPoblQU0ns6RT45JsLslhFBYqCa84ga1Tm9uUzNweVQbarhIlPsPDaBW2U2MbD6b0N3Tp0ysVflAVHNZF7K5Ywe8Lh2KOVwf2BlJWg0TEaXWUV9jeHqYaj+/fFL1XswyK3BqVhwGzQefxSMv9ngLMEtGaFQQEFPVk5hAe7V8OpT9n1BUFpqFGgF89RGFSl61oC0X0XlrOLgZMifoW0h/JBizj+YI1RNnDepeegVxz0btp+V7RgkOrTyZbWUbblsbj+x6mHAue/0VbaNwitOkM1sPL57zutjMo3VJECiHJXzxOH24T2Il2bQaytPwTnxfaqJvjcwJKySTnAY0AJ9HjIDDqZ3mNnHqTj8GQKCsRirZoHr0T8JGlk5j/LbXgEqk4oxb+ZbZyTmOv+GWMlu4wuq5YHsoqzSHHDcE7CcwN4N5QQrRI7hYZakrI+nN2nEzRVqCdaYXAJv+dWRcCeO2IXypzs9sNs3qaXOM5zISwnLqBE0yCRIady4rsEAPVRWx1RZEpevPxdfFSlZEk4jTwbgi+JU+sU1Yhxg/gomw0m4gcWxvFcdL+k8LoApMe3O7QawtTZTQhGIGglCZUbyscalvNOvxYKua/8pijMV5btBSPp/BjKXyD/Za+lEtfWlq6P41mPFZYRoXhTB6Z0FIOooRbnmGXM5c9zpBqtff/KgnsUSSw22r/76CBp8amgQeZt1FuXMJcwG9qLCrYMRYVyIrujwxiP12MiHbQJate0dJ89QAkkIo2r6anQQo4tBOQi0plq6f5UZMAXJipsljxpEg+xzi1cfp5Iy1ikDgWWInHA3w/SEKHDfj2PrX/lkMc2aeTjONCQk2hsyeQ75gNo60dUbKP11h9lmJ5UbmQJT2cSkTOpF5QPfORi6MPmuZCbSuUhx5uDhjV32tmBDbq77ET9PPKZ3unpfKXa5/tnYbfiW6Vi28vlD+yVQsCF636rDwzW3W+PN9NcB+ubpaIvZFjE6l/t22L1SnT3hs7b8BZiHIHQSZ1OFMOMgnJDSaZXv2SZrAPndxrkmfJXkHjcSWZgMEmSGGfCvwZnPpmhjMdGXNmOFPlT2aGU4+QixlOwM6MBfmTB+45Cd8l2YA4txUQ0jFohV0Vei1V2mtOKS0sZFpYwLTw2TJaOJ+nnEkMIiaGpNcSaoBdxZ8DyHiC8PDYYzpDfOMgImKSNAEUCPb3mDYC3MQm+BhMImJ/Kq/HhxSWGifvVGLYs8peZsGYnWb0M6qSGtQBYTokKscjndjnGqFST6HTrhHaPWkg9haIJdqnqDvGaZx96Cp30qW/QznrhZ4B6xUkPrpmvfBzas7Iw0OVo/W8Cn7W2h2BUlcXvkoFX+PaqQT+LUk4St9+V6eIyXJCYZdxwaEIcT4mcgnyOp7JhI7egKdjNWSa9GaV1JBpKBahJQQIZvK0qPS0UE9Dv2dgDQbZLUUNuspYg1qTx04u2Gpnbu810MN5px0/pmEx04xS7iiwFgNu2ATIdJTecLZZBKo/oU2liCOETbmCGpnrDYS2wNGQJmnaAma29BbzUEmgu9TOPzkyHlF9pB+xRz8CedbnLJt5JKyI/SJrlo2qkc9ILBYHP7iEXekbKTR54n2EJp68JenuMcV5sbjLE5P57rY9QT5q7mpnFYPQNU7vD9Ob5JcBY4mTLE7kzjrKfIKCLTOUaNhK4s64XzPUr401a4vVQRY/aWChY2ciT52+sKZfVlb+yTZmzquDQlVeRJoEykCROU++XICiBbgca8OavsbLVgXy7+qVgb22t0iKVHXfuCXkLfRuo1gpSTsrf+Q2FalT/TGwQuUMakwyEYbp3jLs0BxhhwbyOsBCqwJBv3J13wTjyyZqN4OokrUvqKIMGNjlQwfjJ3iO/hU1KY/61SYTgOH55ySp3FwkUMSE9ChrCfKPAVsxvcVA+iR/mhjpEzKRZDyFqy5jN5rSU84KUWm6uvF0PWAJolIJKj/EqClsQaOXozw+iT8ccs/CZ5EETp9tavKnq+hLkqhqXC0pRHbkOaRBbbTobPXZhLdfRSo+RPjmAn9RWAMQUdkmQhiV7+fku1UQH3cTPpFP8PmNojeokiOnj5EEPQ1+kO3ERkHxg6sZfjxInSQegE4gfaJ1P36zJ1rb8OtOQ8S5g6VmK36do5x5YfUJCBqgk/PDqkYHH6qS9PSO7JSZkl7CKop8dYOs4oBVslbUn/KLz5PKqkbu/TVgpcAYFxggIscAEbWwF2WR8qPKRE/KhL4e8VzMjHMY3Vyl0c1hbMZjdHMxM85hJHOVRpKfhq/g+DJVaZVKGCM7XzGp5KhWHo9TEKWFuFspjQx92m5gpX78hl+ixTYKGuNxWTrSR5helTVQQY0PatrCCcF4xHprbX95XcLxVBtygtJRLgrJXHbKhCh7Dme9Y6x4vM4v/FKvkOdxUNSEKHMmqXy52hRFNjeomQNL6oSghoKk9igDFiewMtIO5I1z44Beeg0voQYpc6SV4RyFybXFRnZIl0FNt8CVlyaXz5MrBxtCUqh5RxVWRbk9bu8Nq0atmFaCyU84eRVnSAzQPye0qoBkY7F3bWk7JR9APnfwkZz6lVS3SH59Zv8mauqvqKmpsWqbXDaaSozp4B9HOIqcev2Cszf0QPPVIyddro0rk2kcttY2pkoq5HC0aIUBKklYkNDG6+sUly7ISSw5QAPEpqOc6RrnjCoY1jJ7qwV7qlXs7RAQ7jlk/ZNXcAaQ8kZeKnHWVazRnKy+LTgkqDUYWc3BM7INipHdoBjZ9YqRXasY2XrFu6aqrpKH9ZXYGPVgwsQoxwR3KD741bVxbgmXc0vUcG6JrNl1UhDLygniGl3nsJVC/iBSW95TDMAhh+FqxJHKiuD5V/Q0XEEzFq8s5DcR8JOwDhFkPk6ZvTJSMDkZ2b4gNkP1UcWeMjg6hS3csTMv9NKnA2cgTiGghHNQtckxsJ/An7wcIA6lphxlKQaDgLrbHxEJdG0h2atSLK8NocwjM3yYosJCzh7HTMYle/fpjBQjzllWFAaj8wheCg+bFeJkDKdzegPONg525hqPv0FeqxqJZooFlleHBFqxMgc7S9EdAvE2hdBTnrNSItCY2m5JtOcVFKq1ytGt3GWVSCyFomtSv8fU74GkvUYk9FkNKAWD+nGmqD/FwdfyUVc+hhQrMO7E5J5S6XBwTNoul7VdHgtFQGNUwlAnSUtSIi2fE7mTpMDmQDiLeEY08EQ4mefFdJ4DGbi+0ZEVpjAb5DbcXNRTnBYmBShxwUIalmQIaZKuJiSyktwjqhkDusdU5n3XmzzgHxPKrJ0vWvSwJmKLnRzhk/T3F3ciVx1eLjxmJFpRsvwMSrSmN37oC0fhinsoHVTs0ThwMigg6HGJ/p2uDZk+QalKgjMtuPWzcxOb4DN/ozdK9n15o4xyesps4TVMOzz5Wmio7OVBW0OWUxK3EBUgaVMn2IVfUx+lwIB8/GRop8bp1LBMigrbSqMwoyReFTETi5TLx6K9yBj+JzbWRtsnpZhK1pCKPthW+I2uTj1XJ+BdoU+eXeWdz3vM2JeO95h2vLM0joxH1ADoR+zRjwCRI9dbpORj5BtrYcsJxV4MFxUdLJfUUBOj+OPLwtUxT4FzHO1onGOsLOsdXCygxwOBr1TvkNt/GgOQWSZ2ehozm4F6pszVSe0vtRTq6AUrBSrI9kJo0YqB3GzjAWwqlQxB+OWU3tsp/BdZ8e70XLHaoXaOMb8KxFHUBhR8hCJyAx0wE7RFGUMlO7SmxLSOyJa8Sn+epPRxCLsIHNXIx5HhoKWgTZX0Fi+k2MVW3gCDBuUeGTQ4avfbKzskzMRPy+bPJZgbudYicQYn0HAQ9ZVDAg3k88A6RO2ipG96X00NppAewpDD+9BkpMhuU/g9T4aPiQ+FOYbfVDE9oWDXHZ9jehyO6bF1l3wwSRAlYsTGg87IHM+aSkc0ESVxInKN4u2qVNI3+6/4kB0XP/qo/EOgSptE0yDpCwEWWF4hqDmCTK+8iAhB9t7N8gWkVoRrhBVkyCsZZhbyZjbn9u3CtlfZY+V18fTybGMDBOE/naRpSZlpWtKcpiXVS/Y3wWacDMKzD5CmJVU5TYtH+l2ut1xxlRfBvyLzrShKmoe8QVtlWopDAtPLkLLVYEp4lJFiOVu7YlGA+3YMPC+C1njTsb1kYRy2ypxjTlauLVnG7oL5lZJPO9HJbYU/rVOi8MTQwsIJ71HkdcWlCaxjLfDQOOb0l9IGpn89i8lKUIjblLQo5gMxTIey2BFQB8/+jDFqWU5/Vq/qqGa/Nfbsx14gzPE+IDNq9ud6w6w5+0Gc2DZkqOpy4TRnuGyTXNn461k9w1U38Qx3PiY+gh3DFOvD6KEp1pFFtY1I8TYizRnb6W35RIb4i+Qkm+RbkslggbF81UVJhjC5U+Hsvp5K98sbgBTbPtOc1C52SvH/aLtwnfcMHVxiZEKCZB7vo0CAYIopnYuRTftpXtOh84Qu04XkeThSxlDWssNOtGbw0cRQVmd6QCLrBPJC4uMCEs64VD560VXW30BuarTwmGKoTbdwMymMfLr1NYVGxZ87PP7cYcbnJhqfmxB/rqA+F+YxqdzY3Jx8kHcOA2tZv6O/Be8rbH7a5B4arkLkKOQFWewgPMmG0iQuB/l1kgysz2gnDNpIvK2wm0pcgf6ZcjgbXhDEJ/Nt6M4UuayQ7wOpPC18UCXLxspd6lHBC6XHn/G3CYcDq5mRRQRDi0CZzJl1kdMduov0rkSy6lWyDOw1yE8F5m7sT1jrqH+IwdFNsFjsYGQ7dJFzqMiMJBik+ctEM9soi541p64rmrlsSz+zXXRxkF5LQlWj/ARC2bes65cFZOfU0WCsRTjLTsPSOdW0NwUsusKTLEkRKZmYpEZOEekpyzie4PyQZNFgFG1GQ1b8m+wGVBiAWr168j7zVH5Ij0NlPQqVxU9BSXAq/Tarr21MKHJ2WI6JRsa05ZhrXrKaHA4rllzW4JcDd3i56Qws+L7V+btLt8gx5I+xyyBYlNPDrJSReQHNAswuK3eGlLcvIIgnwnVGKilOnXY2uSpklCyscmx5oFmS/YrwJhSLImcOUSawHBVEX1tIOdSEzu5k024Nov0+zgyF/ZnNvpQZlYkJHZEeBYL0ROJKoNwJYKW3SdJfFNln1IXpObHMJhkHJ36GJ4TQqSqDNHwQ5U6WL6tob0ENmkMekdQjCBImb8VOetTnZ226Lug68fu/rOOoLI1gKW/OCe2uKmSjUmnNtNnUdM77gi2c1aMthkLlcLNpTr9DFmsWvqBckKtsTF9giSFt8fLUkSVEW9B5Tek29/SfqadtpMKyKTScUmEh8wcTbaAKA2USldJbMdHCbulx3mxP2Xw1iJgUw5xl7Aq0HKIIdl8CadxSnUUydrjGkKoMqF6pl6zyZFU1g/uqfAvKZrx2nChQ4mq5X7TODcSypDno0TsEhW5tSZQi3HRBwSkYcZcW1KW90CHo9EluvMj2rO4F6JdtXBq2egN+ti50N4WUYh33KZPdiCX39gVYvMFGofuCgGAfLcYxx0PlKEg2hDKKnElI16CCw33/BpEMfaHM5J3Ig1MVJXiFFymbH2T5EOjnKJV29qwrA2dRMgs8UlU4R4qdaO1p5EWyGrUmWbIOVZdkz/U2cg4GKfTlZXp2yU7ce5mzLBq5DHOBRDsr2ocrey+TcwoJrj4/Yi0LVdZyaIXwjWWSS3USOUQ9mbOkDMvsSX4gRXk73dPqauQOly5ejZAXK7py2DqtLpIF1hF+kb9BANl7dC41tsJl5RasoHb80E+xdgqKH62Y8lgxRWopdPp7TPZydSiyQhBup0laE1K+MIt1FIslUZVFYVICJA7ZnfZY281CW2ONsZnsYYQoukEXnlmrlA/gRSmuBW3EHtMGCkdlhCzbMvzIcR2CLTG7JJ2oPE3FkWsqjuINGnZNdqVdE2LStOIo3mUpH9ZKe3unkuKITSgIkIu397GO2aaydcVmm/ewKtQso9KQwlz+dBXzgX87RdZVetwFb8kG+S1BFfSTbL+R4jDpoBp9LF0UFmAbSqUMbdka08Ucm8GqpTQg/5xHzF3AXtmrViLIYqy/hIQFHgZ1VRVVYK0ilCxEQDI6HwaWBtGPRm0Cc7YC+/9T9Cj0mQx8nWj3rbLF7AohjAyfUhKYQ54/YnmYpXUTq+oc8lX05pCODyCB72MPHGeadkvSa8ovLMPiDbiNfLIg5Rl/4UGS7kpO7iGB6UuleOUnaxTuFCFwR89YcLEnQ8CRSbhzoJ/KnUDoAoT37RAIdzSeUQV0TPPWb8YhzNM5bv62MkzqnuTCB/mJb8QXCgws8A0DWKDXAZN9TTkWlbhC2git/giKBM7AkYHNOAMfJPdLqvhEpBBFsXbjGloOUGf1fDvz84XyHp6+8qq/A4C5zURnA8DcVugBTvSm8niay++cTWGgv1YX5yTfmyUPD0ev2ujB6bix/rl1LjYwKnxCrtYbE1DuCfKJySpCHG4F6283ML9xYe83DdAFO3rL0g/jZ0lS/kp5+LFpQGnHW1uTYvo5ZPU3qq7rBbfgWr68V12+Xl2+USRtuUJwK+SWwPbXE/GsYWDNI/ppNKZHDi1aPBjwKuzfzoH5xyOi5ERrKiCrnnYodqMROf5ezAPbHU9ufZCfDBhy6oN4Ug+ZB/iEgnwlGTK88uCVRrd5/uXCUhPOGQo1RvbIwxcyu4kvzByK404HjENSUyp9bD/DxrDTkjVJbvbE0Aya//KEzAVJLhpnMCkksAc3Dg3McKQsa9v2yhJpVr47nx39Z12I/47ua2iuitOIrq4hZGrOjHPG54cXxLcsclOTt34z4+13G49+debGr1HjRnDy8NCAbNjyky/9x9/M+NX2oYGiG1UXvSQw1+I99VDg3bfRaCpv/8KU3DWmEJ3ibI91D+9Za/XxH9+zPo21Qb4YoOMeWUCrje7HqHk2QZs679hyR2gvNjNVggh2kIQL6CPrTFjUFgEMnHLWSsY1BMSkCs8PFRNIdvz/W8lKV/KoznrwBx2nzL6u9+GhMF06uOkgfaDBJaVR2hjctIqukFUJRWlxkr0fqDjBUXlJcSQLy5VniMnFVeSCLQWRjD04BBggdyjuP6QxMknH0aTT59jeSrFa3dm3uugmh+TbOfZgcd0nTpl13p+LfwKhoIsbcAJCSc06pnn+4U1375KEAjS8oWImGlfMJtSSBGQjgiOpmpxtQ0H2PrklgdLivqGNgwaNybuyVbrH9j48IDtBPoD4plVtwCBEv3tDLMtAYFJP7po5dJMORRlG7b4ej8PemU1oio49H55PW80NRU8nkRdJGLnxoMUPuhug7NrAaVyhoYkLamgy6tnUGWahNnE3QDVTV2RHWB42F+PwE1ukVtKkjLOuKhd/OaAhRZ2AbgPRUkdnXrP8Hbxh1nUvfmSPf3TtKc3Md2SRFrsup9iROa3YAfyYw8xQmC2lPimCHYj6cqychimUqS+niRnhY8a0ypkElgKBhdkW/ojdUqXYHdoBDD60g4IOmvHrDcohl383hlCMZOhjn+9T0M2SnKESVJe/0EdyD/QM1FbEYoL+a7h8QskqUHOTx31/vtoaypqwzC/o17lh1ucmfOv0n/9778yWGsoqQZoAEfDG2ZKVJBNvc53sat1PzeVvkp3Kf52ZR0Ig1gKa39uNSfMZ7EP3M6OM15ksrRtDSgMXuINDoXsjEJmToQGzHUyqVReIjQOKs+sqUF2tDaEsRxhFD0CqM1/dwO/he+Z1aoDsWWGyc0m6fqdsa/wRhjyDp3pmMM6N3KzwGCeG1g3xJFQ0TUiMSV6J+agj1p1kssaMa89Muc7Qfu5GteBiWNiF2yGqYlM57e/lcJGlV9KUPVi0KgxG3I6EUmX1OEPcz+VnhbFwbRwc4pYlvYmBL5LqxNmAjpDfVR3y1Xjp+JvqJy+AqCZ86zczhxAZdAMyLwcp+YIzBFFjMKnrxoOv3M8Q8+CsTPZ9mSQAGFxlKOGnYfaGMDfrxCum/uKqS2drriJlOjmZodhxNwwl6xDq5DJngmQwFHpDg8wIXfBg/ORuHqJlJFtKkSLwzYJgIqBS6NLlfQrKbog+7cuyvY3y6xkWjeSlDHiiMySZhs8VGMK8HxowakDuExsCf1CujoNwyB6U3ekObqRWOMa3h0L0lDdIi7N52R4gNbdPbYSw4zOvzjDnRoK6eD9/tXCRw91JVlILuWmHJUNJVjmYHNJBdiBhuKHcbML1Dv8PoWE5k5vKiiWIKLKaQ0OoCh7G4cBAc5gHjqnkf0G+zjTZBWn/IuGsNFiFYf2/lkYuNRimZ5DbgG3Kk+jEMCOZd5DeOINc14lH83WbfeohW6gHMv7JQGABq7SHhsoLk13tGfX3UH9BD3tUf39Q2KK0x0oIGjMi6b200Zzm2VWlkwccxC45SwQfnLklZ+A1cMQn1k7dkgkyhS/3seEkw11E4en+j20XWMiZpJokPBVJdzsoRZphBHvLNTGpqIFUk0+aVpUcVjsa+SnLPrM8+qJs9GuCGqP3CkNh7RAmBB4vUP9J5h8WDAmAcsPIm0kHhuPq4I8d5AN5kAfh4ICg8FFOUjx9vnYogHue/urEBvpKWDPryjfvGfjjE1tPWUCJQ8iruwo+u3UhfgpBzcbBMNcMdU+eDF55HOOpXA2e9A2Kh895FsagLIxBl3t2arW3EgbBBsRTIbOazrOmnaenKrABrV4WRzn1WjGzDwtocvwpUtG7yunF8zmpL+Xenh5DjXNmuxxn2PNp0UI0AGK/qhLHHf1JR31y+n4/mVbW7YzyoJnK2pLJHOxUz4rABnarOZlTUU0no7F1zDTrGD6KpllRYAGDQMg/9RZhziHCAxfkX30l5gnyxC8VJZJqnVvHs1cRYMPNDUF+f88S5gQ/O3B5Q1C1v2dJhZXUITfms0F2zFtAWEPwmxUToSwJlybqWd5wNYkJc8JYQpVXFtTFEGJGFRbI9+Yw1trcE5y5HNfJEaXKWoo83LgyYlzZQ1f26PxY/lrPESasc6EiTMb+/w9sUpwWLGE7rpdKZ7I5P19VXWP5jD2XIqO4lGXhb1PDphKrcINGrwA36WTrSGwHtPPjfIK3ripEw085ktRefnndd1IIKYWSOjbEBaLaHSe/O04lto+2a3A/uX0s6ItvX5lcZHk3Gn4Ghf5+jyiK6I0dr/w5xVVD0mdYAGowewJ8rt4+Ur6Vp6ZMLW2Kz3Ok9GKOLjaUXszSxTmlFzN0cW7pxTRdXC9Kr6bo6vVlVz26OlB21aWrm8uuOnR1a9lVm65uK7sqqB+eEugIYk/DgnviMdlb6L60LI68c/8DPdljy57Mw2glF+NO0gJEPYJcH+xI79oVLqCyzjLqRixHvO0AqIXVXI4q2JW/dsIPJ4bA6Tud/FlujoczHVUrXgVzcIbzqmc5RDOnBv/GK5KnszrLHnbJ1Z4rCRY4cZT0VClTJROtJRETG7Zcp2xRmO4k1fLIlrgg2cn6aZWeTLDXTioaTp6KDpGVq/CkClIdMJ4cV/lJh5/sMZ6cWPlJl5/8w+WlXUN5g/gJ73S1TvQ85xS96K2fPkLT6oVrvuoZRUYjtyetdPTFe40+rCki5EndeOKK8qFQN940xijPWr50iSJdyspArPZvTNu5xDgTGJ5MKl+dXFEmaAtuaXKivz9LZyZKMti5UQG2DspgBz/nwC08r2NCJkhhNioUU05D9DLok/JbslvMwbA5DcRD2tYgRUA8uepCbRnbq/WjV6h0RBi+8sZ1v1OfkOyIb7yCGy/t+OFX0+qGZEmv0g1Zq1z06gv3f0e/Uq2786daeS0f6BlwilmeYchnVqWf+WE8FjnJmrjIl19Fkb/46Q/jWvhxkZdXLDIri8zpZ642iszoi7f1JxfT+uIf+yuWViVLi58Z+VbyYkxvw8bFmN4GvlWxtHGyNDmEv6TufWLQkXd/t2enHsPk9Z7KrxfI9cK8UsuJ2o0reUgz5Gg/QaW7giuPilfNh4T75AFUKY8EZX4kKlKZpG5/GmWt8qJ8O7kgwfrlIdDlMNbSI06WfJ48yEUF8hySPI6RjCgBls6xy+a1b+pwFLKrgc/JraLGSwczXX6S+BAdwQr7dziCgh8xRvaEKKfKUpVlFDquLKbkUfZEBn502fUs9i34jDKyBRT2bSvbWQZzKOBw7HOqFLx8qg18mszijmoNg/8KjW8S2vBrgd75ZiHslawRmZgE/YfO/rSupFYpDMJYrUXzhwaaVfxwor+4kPUvVkhABRm5a1GOhTdxDo1JQPCehKiISQAPngQgYXn3Otr9DtSwaOz/D4LYVF90yutpbTR2RVJ0S6pTZyhYxpYm/X9B8Qfd+LgiVknTI9GFsTOa3tnp3y8cYOwi4uIoSjYCzbhcVIV272A/gEJ11rIc+ZaggD1nzLqSuOTu33hhj7VLwIaTgOfEP4FwxvwIzRj/B7YURSVZjF4LWEdXuNnIpQoJclCrSjHcLono0JV424upwN1uot6WN10ww7Ypo2NqE5U2hNIglJHmsbCRTtNkgSjc0qfCAZ2IAAUdxhdxGG1Eiix2RKFfoi5Ib5I1pFwMDvtqWQwwIaU1wlJ2qSlXqlBK49IVKsIvEvGlL9IlWz/FCdMvX8ch/XQxvYld2tEI3PzCOpX8Lp7BS0gHxk3f44R25J7GgfTT7D3UdXsdOKegQW/Q+YgDngBf3xE63+cQhNVbDmygWLqjd5w2dslx2amRvvx11jj/JxL52iuTIdThZTbyznj4WUpxXDaBh8CqTOAhIRnXSfHsQfFcVFpPnTIXxweR+TDWYduFZ1U/8beCJvaFkjc29bHvRy0ahDwRPJhuZBPLpjA4+ZiCBXGTrvyubRu5AAdEKX2K+CMIstiUZOzBzFPAJRy66yaoJUhwycAqodcd/c6ipHySh9un66cL31XoMXIwQOKUQ4h+yNiBg4kzSOufwuaXnpK0V3iGgurwWUGBXfxJ9lVBsTsPUKwUuYnSy4p9Oi7WMopFoVnVnTQ3cMvmeC70hsbbMfBGXhElDnwlXko6S3IJ7IyRUYR5WYL4wj4vlbOMsC/GZpUemtxObJ62No+7XQYSxJBW8bTVDjgHLN2PPdQIV001c6lwV2usGO16YrG2Jx8ydCO7xx/IH0Uk2VKIFciBqb0iBtTQUEa+f5/jYkPvrE6bhJqKu9el7qUksBBDFmIUt4fpU+x5iNSlCNQF8hboNhPTbYroNpPQLZyWeGT03cJzRMXZKdZUOBNNojCxLEMFZaF7qsIPUhpnQWo1sGSBb8tlrVZbSo5sWMDu1DkokwhFqJ4hghCdU0VoQIDABm5QDeMGFWZQhsRakpEeUuPAEbx06eG+BAAF+Nnya7Pe+cZvX/jE/LkkKuRlTaol4fscf1alDA2vzRwKaiA71G4M9bWdsMnU+En18ly9mpLqWVw9x6xe4XvGrEG02s44P1UyIdaAu7gVuMuBuYjmIZFI2MYPmKlMIr89mtZpnuQZnVKdQqQpXZlKqO4wF4MzuhSLBkND3ZU1culQujHKI0amxvXEvrPMJTLEJRBKFaQHB8hSWfjhGCxDoK+CEqZws22uHnutkjSxBHgE51YsIV4TtYDSXcRxKvtmngCslsar1/3oyR2vb/ztTKSJcDhNhNP4898/v/ftzdvenEmhII13vfrMDfLfazMRyUAmZDTA5QZYZXBUVgxH5cRwVIq5Epdiid3ksaOgvkY9h6cIqIpqOE/+uMiI4ShgKoNrJoBUt9mcbN7l7mBRl5T7kHUhuqqTAomM6mQiyZrqhMTfYD6nj5uqY0fkIXMFT+FoVpHoSGJyfRPrtT2tImYFUUPybkOld6cTGVV4V74QEcR8F6fxks/OIa2nquFcwrFXJ+fj5Hx1Mg8n8+hEsjGUsVCXMcVqxXmrPO9ieRJ2lhLzX6xZIIl/W59CP8twqilrAwOakalMKEizFKTBSU6/GCiZGWNkmRoMzHchw6VYcezCJyNwW0jnbCAUX5CgdyWiEhvslTRh8yQZLa3AbVwsMyQWt4LE8h66IJZYdpViIJuIhZhZqSYaQgs6e8+cUtPlqTGlpnKewnr5Y0ypQJ4aUwrbW4HWetwHhClQMqVsNaUKgVcyn2yaJ54xmbyymVT6BHzlybqWZDBMYs+PIn9sms4hhVw48ApVUGVfUOqo87ElncRL+WBfLIV8weXlvnCHXlaswta+JKtWwqhtE+4PysO4omDUjrlssuDC7Lo6DV9j23EoTj2W9UIQIxGm4dSB3N3f7uPtgHp4Z8WHp1j88J1q4VMPv7ROJWmLHlFVoyi+R3RyNxZ67MJdfUqCMSQ1L4PUqDa7URPkrmr7iGe2/Smb2z6iPtDj4QsjGhpykrPZoUXsKNU1LpBDtzptSQ5sp/D5OEe9UdCw08bFxYXZ4NMDKKyeH9nstnGRUT0/4Y7BwkOvWdUOJKQLL9yth73iS/Fj9xg7UDvaK6XTn1KFGV3P4WsxvB5i2QyhL0WBbrDoHuXMK2aIhcGKik8whtb5UnKykc2RhuJeYlAWZTr18LteAFEG+nopU8m3hwXw06dYjwjslqJh1V3T26J0J5cjr+mNxtR41Kntes23kd20kbFc8bMPe7Kc2QWunKO0UwM4CyZa5gRnvU02nxOtfmCMPqk+fAPCiPD5J+NhkrPsT3in6kRrH37zJzh78Ssluz00aWc4IyhiGpfwNpVgt0XTdO3kN7Y5XLWtDuHyFa2DE5hpLEgWgfOyZaDPxcIyvKC9OAmtazuJ7NHjGOEJkOaGVQLubZSAWyXktpCQO7HcuUwtLuQjdxIlrUZu5lThizqeYZIsZwY6mY63iRkKQXOSLE92iTreLEL5xRGh5HBAA45IWnsm4YKU60RdN8QJbPVU8mqVPSQVbaXU34msmFayorJCyNuK7WQ4O20GsiI5nsGLKUspudHghdz+eVjIyJFphqNQNM2KqWohcaSuFroD4UhQAOTIQwWmFUR1XGFMpxzvbEohRUPtjmYjiq65LkITnSDXQhEvSOKdNJhhP3erxOG78GufIMeDAUSfH1VFQw5LRU8BhTXBAk3J8dd0cadLaqlKSeLLR165HRKc52BoDcWiQUvgdIaORsShRDLxuxsDSB7JhJv12at3/L7+xx82fEPRH9fopOmF5E0KwEMe9dhZNh0IeBhtpFfYWykzRI/JjcfQIIxxBMC6Hg6HqNCJ1oCtyMzhAb7e5vHuB+5Hv6SOpw2yy1axdldej3tPQSwPaoey+2c215VRYjZOUu+YiK2KEpWVS95WaxrtEAXvF1GbLCkjetQMXMH1W6oJkWmTcqw+XTLKDl81K2pWcraGipWciGhmxGaa2W1T4voymnE4m31CM7vtMppJEiffbKcgd/G/SvuZMfBuQ/LOKXytj3UzlNc5pUTsMK1ST2MeYW9Jyk44lUJtlqLmZIopBhCmJ7mwG1mQRQVtkk71oNC2MrTUILinBd4yvYEk4FyHgXP1JiVyI6RHEcsIPrfSBqd8c0P+CPKDFfYxN9givxIi4Ply5ZM/c4ukGpyDGLNJTgMoFuleM/iZKhdJG/qEHMmpQLKEPiGPH2Bz2aCWavxYwOJkZ6vCfUT8pY6GJX6mnAC7JsC7aVlMSpbowXuPXX9zcDobDITc88OBCK50dOIHeWz9+SQfVMkpV8UnVQQHVs0n1UENsMT4hIILctAWWFj54ACSJ6cPKA0KnNYL5vEauERr28DC92EbmHdQtoGrnJTNFClFuFg9NGKN0jSwz5BnKBwKhr4BjkYq6DwTCW071TqI6rRtCfxnM0Q6KyKQD5AxX5auVdY6CPbbyy4yHA9tuIA+TdrzbdpuE+++TFcgY/fFbk0NclBoU1fFyNbV7HJGuK7otJq1Qab34WINfV8Of4ryv8sRrt4AqM6gagBOkwU5fPLfhXXJEcn/pOzg8awBtnXs95Tn0a3i0a3m0fV5dHOG9yQEYj0JrrOFW+pOrBXJ82DmKqMB0+jk/hVGp3AsF0OnzMVQ9b/Lfc5saAXjfi+N40/gbigCp+TMM9wNRYnzoRxH8mYmb3XaF5PdwCX2wB6IOCIPRH92bHsbENxz8vB6GvwG2oav14TgGF5UBiFQhMeVthCrtNUH2UDGtiw6pH8cuvbwxY3kuqxVpABlADIABey6cuCifQ5u7pG88LS6NjKsBamxOpy9FEqYvJIS9E6Qt/DVrrBsm7yHpUi1jwL7pViI5C5S+N1D/SWFQfQdFJps9GLmzirOB1RogHlXQwS4he+wXeYN22G1sAHiW64UJscKudTOfh/K4ZCX9t2melhJhay4z8mzerXDQFyuOlJQUmjaRBawDa1pjhT7pyGUj4S3761LxIhMqegGCaBcaoycRPiIhFmb7jATvcRGFsjHUV4JZPY0e7NgaV3DUTnmJYTbukBLzlDuqSDDNo5M6fqfpF6/1bHtRPU0bI+lgCfp3tCyY7dQQVbX95SOPc2Ul2aTTZqlpDTWxAx+4O2Z5vUyDQ1fmilpIamOSH5Py42bYHh+EqqyLFRlWKiyWda3WNZPxHxq7IOxPj2uNG5V2mAoh6jdWhlNsSnaQsbkmVJmw9IaGmVnjKLLC86ocqkHn1Iv7KMefComxH20mcaXtsfDFItpr5doCEvEM7C8xGJOrM/jAI4UhTlAm6d0mVM5i2clkUiM1vky8GUq8CC0oWLY1SRymS6QMyGVqoe9RD0ci1VJilALcCYWWY9FYXi0yPWi69E+BnDeuslbhaF1ZF2KyiYBeLd6rafna27hKg7Di5DCCKIYG3ERgypvXqnYODSRjyjlKe3f+13ev/e4PMybsTcQxFauFzFfuZF2DHR1ILl6Cz5+vTD0m+RuCsE1Y1KDXW/3ukUC/+lxFRKjPUV+mm/nij4s5rLewHwHJylJicaecSSSZLeQ4yL2p2nADua29D4c5kkTC7k7xQbsKikEGq2Gy39QRSFqKYSoyVYAcJ3B5rIEAaUJqdR3H4oC2yQqfITDaMgOliXoQ1/WoYkWJlDYy9xqllKTlCIRR6jFRia3hOiQZWW94EQiVwhWIveim3PTbODmkjos7mNt24tSp3PUCsVr4Pawnq5bRWKSMHXMZvYTTSI9pGCW67WXrNeeaVDS/bCCunR9n06X8pSllgviCw0Jwsg779Hy4UKmmsg/BBNFtvDpfFRA0hE6orwjWhw5cjg2Nhqj0VxH5pQBLEPUpz+soHEu69KRktqdnyRrwWRJ+tLMwvIGdEwZc/alYiiK8rVgZP9sdZfc2BIO40hs7MskObUkM6ejudDiTJfknME+KqckTHlSH0opN5+YQkkFYxg/Mxg7ZzDIbwxzpv0zL/dMhACdgahdJc/ygU/0TfoiZvAZ0klT5NLgoPw4VD/IUYvtrM9L4B5BcRuEhhH4cupkSfSsZoAMWtClOJ7klilo2Elud9zMKk40k+dEMzlONGOxYdZhw6zDIkaBRYwUucvDKPvDUSohPbZUAUyL/UmZ2DJQBa+mYTYqG1mJ/KG6Cl7J1IAKY/T+mkGG1lSJUTVdYlFOZublJPMlmqtdRtYft6LkFKbZ2KQEvCQshDBx2G0xxa4gpEYilmXkgZflPG2YchJTN8lUZS/Kb48IbpQ83C24Yc+MaSonASzFWetTjYI7LhbA6OgONeMEGXdShiFom0BomG0s68zJvVL+67aY8ZKW1YS0E+ThJOLI14cHjF1QkDJIIkxtgG7K5Co2GrlxcJS7UywCNCuMJVMsaGaIJVLayMkVWEfcSwN4uRtxeP06NrkUHiV2/Afbtg0ObJv7+YLiUYL7TbAsIdBDEyXtn8xSSoCsKidTUhV6Yik/gZyG+6y20OUynKhfjCXh9JfooXdry0iceUjAPMR3YvuIUE5nQjmjCeV0JhJnMwFnM33Y6yq/M1m5k0S/yx4M0HF9RWU5+pWqE8G+Q1v3q9jXwJG7adK2K7c8UbgtMQBjLXdoycBy50EOFhxTTTCWcwBIzr4KsY4vEP6JQsAWb5MpNXZVIkd7Nodpc9bpbKCmfSPiJGz/ksSAiFlpx1COFNw6xrvk6aRXJP5kottUXmRyzT4jOkLenLls+bKiNixqw7f/rpCkEqcBGxalDhY0SKFbaoXjjE+O3LoBKUVoV5HKCkx+zmJ7WuCwZb2+6HEmsRTnFUtzqH6G+57ELiH3iKxxmMsKB2gCBWsCBWsCBWkCaceHXSXpU+rZxA6VS5pVLhlWuWRZcZBjlUuyMdvseB4p81MJW+yxS10DLGV5E2RZI9zOYVKD1NsPiiKlKtsmuF7rBVesR0gxTxSTqK5iIpWPFQ6ZHNYkh4V4FGorj8JepP5IhgFwlWMPxV4rHguIhzQHpFwqf+axlux81pLNlYuzgz6vIZIvFvzYnMhApMqeCcen9YIUW6JfkNZL9AhSe4kVpPYSS0kzJhbKn8IMMS8gbrzsROtfMGAnWuczUuN5HA4ylwdsDg9YAznS6pG6q8R1YatJqWzLFIQZG/suVZjVLk/7Ana3AhbjpcQUxuBME2PGxBFHWwUvewL2OJXrznDu8LlI8IRkxX3Ey2BDmWPd/yqjASO2kdYMfUxzYSnPhQBUNMVKQpc4IolxYxGmCfNxFXuWBl7haRUpbmGu8aXv8iUg/FdzIF0NB9IVuDEFpdmH+biBtmKSZZMBXsrY7LXvs1m1wCntPJh4JPN4Ko4d9KL1dGWXceV6urJbRxPCoM7l2zozEMUYjEMjn6Jc6zByT6DERMVDwFoXFj8Q05qHr7Htusxu7XFKWTXWXvABSnjkBYecADusB9P0ZsEBFbfg15+GTSRlrr4Rv1WEteQFE8xpMn7jDDmBY/u1F91PXiWow5Px56fxrQ02bo2LDdNeUH2itRtwpzXT7B/gtzDN3mUH47SB+iBSAsoOFRi/2mAcBtM0UOs8gCSAla0sDmSYQ5l6xrMeK0hjN1kdR/DywpUipJZDkQkGIk5ayonjpXQxngTtQ5E8yQnGSwpGTUbiedebNhNFDmRMBcFUVhDs8pLB0Mr/Sc4uj4WpeuwA5Pk+r0iC3V4PGqhJzh4PiSSkOOTxjmC3p7awB/NoSLafqfMZVkUuCPNJPIStaD5JwLZyH6Mt9FzaLSdbzKEgNxRk5aZmKEgPBakhcxOuXdhW8GyH+5nh+EjwFNlRWCYqbatLQKJyp/dEX0kHFdpoFdT0KnfLXhslq1cTx4220YVCcmGYLsQ5k12KnD3B2eyxn1SRkrqcX0zcYmQZbht/ayRWLUkuOgBZxjLpPCPp/HqPXyj8LPZXgacVOB9dV6xPO8rSndCqtARJGSCNtuklyI0GnDZFFHzPLTxTknRS11Q+F4t+XJmkeFUjl7iO+SirGnVBtKAZbJquVK5lT6q0llwwalnZEY3UXHjJLTyrNm7xZ/ld+Sn96TidJt1LKqS9bOrVt2IKICrhpYnklywukGZiBTxr5NJEPZnRs7AHGWzgazUKajnJbaGyrMWrlBWSREVug5ntCQx6WVTOP7EdlKXaqljvxxlDE7UfvkMMmpw2D87lRh7P4zQZC4qUqwmoVtqd/vsqmIUAjSwOkGCUeGV6sLFMObxMUUv2MvgXLbiSTx1kHRTgxwscCZNVgc1ZxmJPUeAMxySnGKVUxSSnOSZ5auI6mfhm9rgmF9TzjxfIePJRxryYhAtr1mqpmu4URsqINBRUyB4qZH1MQLrwPTwPRDy7MWZVKksT3TZoO1M6r/XbGWMS8UUWfXwjHywXlUzLHld3wJUler0BN9Ed2LTXvq9P695HtPWCvjoSb9ivpw5Jk+cE7qUK6+JOobulnaKK4VtJs5k8UxANUVsr1kuTcwcpP3qo8DsZI1Y5KZX0SCrqd6A8SrqDrozuDrocd0dKNjtBC6eE5SriEq59+pDz2lqF5/r0Hr2wnl6pN0wdR3yPvZAjtsrxBt4tPE8b+O+x6GTu8mO4Tfn7KLtCUXAKR6balMQKJU+zCwcVGvU+kE81LrWOLgXO6G3soxw5JRX7/FpO+6zzaHsBASZ7/oCdcmmbJYDPuGqUC7bWhlPEtoqFAXQr9M0mktB7ophoU9hFIDll6SFInVPFclUI+vW628I87xDzkIazQZ73mnm188R+pI0TTlthPvDjuLrL+lSAraXzvVUHeQ3RHVQT7CqCaS3NP8SJVj1vPAPex0yEWzED2mYZ0DZXsg014Wv/A+ooziBdafcWOhsJ0UVw/KaXhC/Wq/QgpKpi1/pYt71r5kCLIfnAMc3ZCLeBYTnSP4vgFYKqC/9/CbfMN8mI1IMWvUgRUQgFsww4PQWOQRrHwON4jAzDaFuF+5X9hzpCcDyFYCYrSOXHXGgCluUJGtfFxQPI9pBWGvx6q3aahWgeb/vJSA6hktLhAwN6V57hGEbumxlOqcv7XYKUYYnpjiKv4P+NgQ8ld5xTZenGvKdlPo6EE4XHDY9EsxdJRNh4Y+iNHQdr0wsxiKcTy58E4om9qPeOzbh6Z9bRMCQInKOYSz5mLh9g5vJin2IfirfcTS7o11aGFX4zx7DCxzGqsF0RVfhZA1X4JpdRhceVogrv3VqGKrx1axmq8K47ylCFB+4oQxXuucNAFf4jofb/6v2iCj/jEKZw456nb/1O35V/d8JoZOEdo5GFt1cnwMJ7RSmw8O8rAQv/oTKw8A6rFFm45y+9jCycQAjHGMNbvlgGJLzr2wcCEu7Z1aOAhE+MgYQH7iwHEv5jZSDhfQcLJNwyGkf4yFE4wsMPJejA9ih04DyjA8sv9gQaHPjFUnBgJsqrKxPls2kmypOZKEVFonwzmxDldgV1XVVKlOvvLiPKXXeVQ13fVQ51fWcZUV5zpUGUr3kgytdZz2T/FVDX1Qx1DeLqEQcJdT1SRpF/qkSRb1emyKPKCHJ7bxnU9bqxoa6v/UI5hd59QAql8kGh/xBTaM895RT658oU+o5BofK9J5OOv6WcVtXxZmF00Y0GEcMMcDvO75biYc+wc5Ku5b24+KDQFSebvuQYj+EykNWfUfDcSZ13ceX+oiq3W9X5x3z5XXV5hN+7OZnUb6gH9wnNdN4xav4DXfNdsuYvC4MP7VXNeAq/vbbZxe+qWxRSoQq60ebP3G5Tfd5T9dmsLt/Cl3vW8OUBm4fk3riaCNOIPirHwE44zBXy2P+ai7w2zAdsxQdG4C+FQE4meReBEw9rRkCmtA+i9KeIB7uNb/z0pj+nwIHdhOCPeINK6gdHT0pyGqHRGgGLPuJN3sWW3I9jzNaDjU+kqLJyAHIjDE3WhjySJ3I6VMAuuMjGAawDthDR7QYKw9k1zC04GYgNJ4npJTGi9tTS03pOKa0KQfvV2wsQxX6SmFf6+Pmlp3NZEqpXq33QMDCDStxrmdVaWPoSsj2b5ytkF0sGeyQ0BSZXRbYthxNxyUY9skaxAxqkHXz2WYwO081kPVAN+uA8OUwv7Vq3UfLe6TjcsROHZ8vbDpTx9DOL3UOmBq5i4F/cPwM/fn8MfLshVfzEZgZeKGPg28oZ+H1lDHzvvWUMfNe9ZQx8670GA78xDQb+ayKxfX8DA8crA38tA79sTQUGvmbN/wUGvu2vYuD3lzPwtWsqMvDeNf//MPD7yxn4ujUVGXjfmv9HDDwWNm83uPm2Ms4ua/TL/rhGdzMz//yaijy+v4zHP3BAHo9OfhDXnotrGT1ml/b3E7j/IpIY0SV87y3+3hfU9/aqarzBly9Xl/cYTXmZq7Q1qdII7j6KYcCBTQYS299h6/gpte7wlpJhe0qyWsSeDSEqNfCYXoQsXoQsvQhZySJkJYuFWoSmmy4Scv5redVYgpLb8fryJRRRX77eYE/oDsb+YpKxV1ylbF6WbF6WbDgnFAgDhPm/Xbr02KVLD6EhHs8ByVPRRs7cYRmZO5CSWK7bkVMU0e0vrOGUZk4DZ6K24fFJO9tu+OgTKB5UoGcAawuuh2RR/tBZGkJHdm6S/omg+Go4UIOgXKGHkzcGvr8GnQe3yGjr9/tkv9W0RUuXQQdFtwhoug1QXGcw+spMuTftDp1PMMTDIqSwaosKyxusaDXyw6HkiNDF6HUGErOhes1TfijG656q0OpZFWdFK9uQJ8nuhopkAO3mlOPyh858fzIcMD7AaI1R4SxG+Cn8nEG6p0FTE+UDRyXGmi2XNkdljY0ICxmAvAQoSvAy+HE1XJlK4Cjbcprsx2g1xbM5Z9T5Fwt7FYzijUE/HILxk1qF3li1EkYb+ddRYSaADdOHYpWkxKAfmtBVK0O8nDyHQHl5EUWt1PmPgj4AZ9Ft5MD1R2zbXe2u0jhsVvT8f+57eWV7VLucsoMN3SPaO6P/+fqNPxbtRQ9qbm4oRjuNHO7wCxn7FShzuqKqSyKvPXr5xefvXNVWehZmAPq9vCvKdEWvX3vHHSvaw0xUtTyQp/f8+OnrVuK0gNPAWhpaW8JsY6o/zG2KnG6Ys5Ccqr9RUK7zbOPMtfA8oMxjUWY5witgOyY8i2zjsKOeSvU37kuvVdlK00FWl/W5TfASyTaKlWE2yH0KJC5fzM8lsvMbh60g/x999JBPmD3OMhpnTBMIOXiZsnDBzYMh6k7naeL3257NFvtV9moYjuwlckKQhpSz96IlXuPqlei9frEkTG05j3RQKa5aJkQe+pnLwswW3VhEEYpuah5i+DKs3QY8epBZtIWqiWCnwNsk+08WIh+nzG9ee0iFRpk22UopSP5HOyX0i1LLpZyhOtUjF59QlH8N2SK74c6gvmzFNCO38MgJqr4M08hRTtBY6EeuXSRtXrmJYTPaGWFEkCPSsDgD78ayW893wO0hgL2Ig8IvGbsrViWrB0U08nt6UEQDP6ED8jLQlSKHH7TVnyn0uiDf2brjMnpUTloRrX98DRcwrA/W0+3Cq6QJs7vBHPwRIbzV0WrywdISphOtf0K9guHey+/L/dIT6uDutWvKCwqRHjKkAbeWwR18NdTa0SHLAVvocHZm4bD3LMCFxCIAQSK5rC7AjqBTJ4KKsHzVLo9QVugsoi2FhSSqbTU+F0ypgchQlToDgWWps8JUXYjLZDKRx+KTlAPU9v3fPmI7kuYy/lO32Gc3dV7UMjmYdvSMX/TcZZ27uKm9fXJw/NEn4OzTXRc3tePeMThb2NK0oKXzgsWtSy641JrS3dnU3HJ0c9dya2FrV3dH56Wndly8pNtqaW9Z3LKkm0+6Oy5uXsiHF3a2tPx7S9eU5o4l3fK+LmxhS+tFC7utxU0rWhdfvHiKPm1dYp62rFjatGRBywJ9jjKaWpe0dM7hcy4rPsHPGUvOjR+Vn7ug48ILu1ri00/ymfqqPuOPqrOlTZ1Ni1u6Wzq7rO6W5oVLWpdd3NJlNXV3d7bOv7hbHi5paVnQdRoe6rJmtzd1dbc2B1wRq6ulqbN54ZT5TZ1W6xJZ2AXdHUutrqYLW6Y0dbY0TcHZgtYF5zZ3drS3n9dxnroZyXs47mxZcHFzy5TFHd2tHUusriVNS6csuLizic46W5a3NLUn5wtammWHqxPZTe1NS/i4ldo5ZUFn6/KWJdbSjq5WXNbnC1rau5v0SVd7q6z0J7gvVIXnd3R3dyxOaimHlVo4pau7s6W7eaF1SWt7++wlC2Z1Nl10UeuSi/Ckeaq7vav131v0yRTz5Fw+bu/oPLe7qbtFkofsyCmdOOxuXdQKMlnQIqtiNclBoSZRV1sXSqKb39GxaMpCWWlrflPzoos6JX0t4H7qXtjZ0rWwo32BHoILW1vkSXfLiu7T6Ei27VTZnKalXS0LrKWdHRfJQlF8s9VF7fxMa8sln2hd8i+KpOhQVUU26+iEFI62gik8BeRUi68GHw+s7gsWd01eurCpq2XyismX5qzzFrYoughU57V0BZcsbFkSXNpxcbD04vb2oLV7ciAJPOA6dAVNlzRdGlzS2r0w6JYvqx47WtmoSmkt6G6a394SLJf1nhxESxZ0tlwSnN7R3XGJFbubyDEJjp06NehYLh8/burUk4L21gu7TwouaWrtDo6Zigv0zJRj/nGMh46jh7h2knqJgOP/eNoFTd2B7HvZENm0zhaqONfwo11BxyVLggtbu7tlFwY8PYPWrmBJR3ewuKWp62JJ8Ecb5cmBlR9f1BKcpsbaKvnP6M+LOlpUZzV3LF7aLmdr+6VBUxd1rJxMC4KOJdyxstsv7lxidDtOA1DP0VbrJ8+VHUdEJqv36TPOQ4eCDoI59JXJwSdamxe2XtS05Oym+V2TZVceM82szwH67th/jDv4mGPVM8eXD8K0A/fv/Jb2jkuoW8ErAjASbo5mjroLo5gyFsoxkZx5aVewuEMOiX4QN5bIP3II+FLXSUGHLLjzktauFkmLsjN5hnRRkXPkZ9s7ZNc0BZhjkuAWtcg3ptJZF8a9Y4lcCOL66rdjbl32338XvUz/ZeZnc7cdM+Pttz+0M73q3evueuPqi6/65HUPbJzf94evXdP9lc82b/ifLzxUv/6LE3/3Rnjmr69fMu3DxZ3H3Xn6lJNaPn3b1kUbjn0jd+qfLnrpnEseb1s7/7k3vvqNuz8+79GZl3Tcs/PrW66+fdlNdyw+/Ezx+Oce+/nXX/nIlee9/bVb6l94pvqWPT2/+8rDX3n2e30DK9vm/mv1wJZtH7O+O/1/f/TQoQdeH3lh17xTHvn9f15Qdf6F39xY39/y67vP+cqOd7e9+aF3rz311k/dv6hm7rNnf/eqba9su3n7z75+5Py7Tv/R9UfMvPW1Gbd+9FerN792/64fPu+/8pMXvtTVesORR9728ZUPTJtUteMv7zzX1Ft7yTPfTHpw/u2Pv75iixzp1ZO+vfTLL153arV35VF3fPeso0694NYPn7R5y1NXTG/56dZ/vnfyG9e88eb5v6x53Hpp1Vfu/HPto9fPfuiBoy6Z+JNLB18+7+7svE8cs+j6z/3zbYe+unrS4Afu/djrl5+7+M3a/HMPvXbeuQ//+L4vTTv0R5NOuW7xz49+7oTUmZvu/+0JDx3+g8MX31Qz65ZNZ5+9/DsTz9m0e1bflLPWPHjTpjOfP2P7o5/Z/mpz7vSRyT+53Wl4ufjwf830zj36UxfMnXXS967rX//u8Ia3fzXpm7M3P/OPn/auuPHnP9sx663ei37/3kcLh96271uFlx5/rIxMesrOB8rOnyo7f7v0tOHG0vO5j5aeH/lW6de+fH3JefDgQyXn9Yt+XXL+J/u6kq/dd+oD5nnh1h/sMc//4Ze915hfeyt49R6zbcd844KXjHP34Z11Vxnnjx/94NC3ja8tP3GR/9PkfM8X3COevHw0feiv/fuh933kR7vj8/W3Lzl2Rd/n4/O7/zk38wMLvxGfD775zHN1O74fV653QkPTP/1Lb9zxtx62/v5bO27V5yfWBG999OrvPqcr15u9dt+KGTMv0x3/in//tB+lrx5U57f89JyL3Gd3/tdOdf6JL4eXzW5Y2fGO6vi9N92zdNLmLY/fpDq+3Xvp7GnjDjvhcT4/9skn6kYe/czPev/AX1t98mdr20/8sj9+A3f8zWfddUh65+ee+8ownf+g70PB/57zncN3bN9LXTFrwvi3+qvumXvD8i9T2z79vw495vW5v7hl5oQHKX/PN7/3b3/58CuHX/XJw17H+StPD/7rQyd8b9e253/zJXztax8/87dbPMf76BPfvA++Ed6zNy4+7MlTn9h635dfgU/oEdaalzs++6vPPXfsqqvl1y6f3DP0ky/+7uXD1zz8b3fJtv0fdq4FKsorv1+43wwPUYnLbiTGdSab5ilxYGZgSHyMSdyYYx5mjTFN9xyDOsqs6LCAJqZp5Dk8RATxjQrKW1BBRFERaNOek7af6Ha7kmy2yUQYBtrtZpLsOTGN3env3u+bbx481O1pT08392Nmvrn3//3v//24Y3IySTPlV5t1R4+tmWd0EGIQH/j9Q0uWfBJaf2SBtjTYn4n5ntVb/yVq/gt/+c+v/Nj91a/JBz/71hpZVD/9yoNfPb71wyLyzpJ3hKn/WraC/O7zc5XTWrI/vH5gSXldRmr2aEud6Z9+tfw5+/bHf93w3GL3z/9t/draggc/2rD6XHn5wVfSXmowz49q3HR18deDZ3/vsYTduLp82dVruvgEvcGYmGRKTlmzdp1lPXJ+vC5Bp9cZdEZdoi5JZ9Ilx+vi4+MT4vXxhnhjfGJ8UrwpPjlBlxCfkJCgTzAkGBMSE5ISTAnJep0+Xp+g1+sNeqM+UZ+kN+mTDTpDvCHBoDcYDEZDoiHJYDIkG3XGeGOCUW80GI3GRGOS0WRMTtQlxicmJOoTDYnGxMTEpERTYnKSLik+KSFJn2RIMiYlJiUlmZKSTTpTvCnBpDcZTEZToinJZDIlJ4PEZGyfDNTJeCwZU9ZN6baMLDmZP21JTdlqtWVkRgZMr3x+mTUrMpKbzLx5mmUWSzpLhNbNSHqoEtMtGVnbntSgwOApaYNNY1vP1i3Infh8ItLf1+Xsu0BGvTgrK2VtKmuJHonU+CrFuXK2e1L+fI0XcL4i9EmpsGO3jwagnwS/H3L+sATw8vpAXNLzmZpMlPtpqLc1QYGUZeK0FBRJKARQKGxAiWXbjLrKxoSBxsG6hvUbFg0WUEVZiC9zs0o1cwv6IQ0K462WNOTwDJbh/YpYPJWVySdY8g/ebz2Yt72VqVmfYdsU8JTUvWlSUIdYgusJpRmcoN5Q6hE0EGt5b0TGkeeKVFRUL69/Ru5O/UaGZa0tA2XTi+h4UCCxbiDTf/0lG6uALMwkOMmpNutaS2bgeopma0raFl5c8fIpINWsTdnMSps1FqlM49XZ2HpJRg8Ssp4Yr56S12FBFstmf4hVrAzkS2i0tmSi6s3Q2DL4DLZdmwohoybNVB551pqJNnKbhndkmZp01rdwrmWIZy1bwaAm3fq2JU1aTrdZfe0JWSrbVxYrTiUL8haJc3lTwzQNFpXGDk+uQ8W3CWRsQd0Lcaz158+Shrch+XUDr+FA/THb4EzHKZYQJB+/api1upka5RGpXk5jJyBKj6aA+MlzTDOm2bI5y5omOYYVFr3eZuM1applfZB6eP2cZdM8g4IdXpOiWWFlrYpGbkNZPJEp5HusfH6FEgPmalZZmUO8ChJY35Gg8/UbBm+/YbybXi2wf3qYNUS2NItcYz9xZ/X7KqmtSNmWKUXBp7xywnO8D4Ulb7Bu5gaQgb5gg8W2yZKVse1Z67pnuDUE4ZNODiSuIY3FXrMIXH9WOejYvCHweXYS8TTbcQIQ37r3cCI4PmTAxbMs67xnRBPFj9Xrxw0g3qMO30lP4JAks5pJRj46C1pHM79xWxw7CIiTjncC11fwdVllczUSCLq4NdtYcsJTZML+GAaZal23DvYrmavfgYOGeSHXvtQhp3KrV/pjWZ3pKZlZLMH5438xZWNQoww7kjd8mDNjhWnN1Ty/AVFm2Za0TSmBApPOIyZql+N97XKccmiByTu38QD7lkzY22QyT72rs4iA/tcbvJk3S1rgcdTGZcca4nXsOMKaFdQSPyOfZElnGq9aN1pBl3Q8pdCbZkNNIZ1mbF4n+RMH0PDzKw0LjZmaLenwrEx2OsIA1mzJykK6DTruwJ7PbEHPv8n6jsUXYf0Oibya4sSkpKdzguZqXkWw1yy13d15hqIf5TzjjzmvuB284n9P/N8438hCnM5CtaGcUAaNIH1L0OP7Z2ZqhnXzRm5QqSlp67l9yjY53ikW6tAJzrD8x//eedafpv5XpVoYsoBqAOmQtQKIfgiab6Va0/wPtLxRAxNSXRyoryj50+NxeuimgCU39d4d/ulvPX/hPVyoEZSDAvImef1eMvkwTb7c63lvIV49Ho/0/ZZnkeeL925+8RU+PdvZDM0OIcTh+fSqJ579Jnd1CYfr80yfEKf0T9h/573fzr5Fmx0DwHMLr3dn8pUd6SQUH6FzQ4j3O+kjN2UcanL11q1bi6gPa1mI/x5/YEh7z/n2DHuXfdz0eHpkOB+4inxQXb2A3YVKFIWx+x+EjkP6zekovvu+/Xwh/zaNvT0vw2V7ZAF5vvXI0gqdEU00P5Qlt9GHbzkxZbexEwPZxgFFXvIuXvTCRZPA5ms5Se7TeZcIESU4M5kfcBgWTbRvBnz/iMMVxAXMvh70FCH5Tgmf/8lXGAlUIv9+018ukH9NaLgmP5qEvrfgUyLdSWxN8dON2Zyt9rU0gRvPo8FC/oNnkWIoYcqs0R/OMbHFWuhk9qyTpYfObhw4QTN2bqM/3FibmOa92TTBvtmKoYUQRzUhP1fgPL1gcBFzFPNK5rS6R2ZJNsZX/4r6BwCzEgmCjz6vKPi+9vynNnpC7n9Jfb437pgi+6UPjoK8RewG7yc4rXx8uvoTz9XPvxEkuN8smljgnjk3PP+u8nmbOSoouJl9uvwRt5DoGczQCdkNSasceqpnyN0SxPT57D1OrYSASceK4PXo8eFWBsJlj+FGFvhr6sAINtG+bwTvy84ul69cWR/6MTJp9I+99+/IcOXPTc7HuYn5zHYzR5HOMkm32s8pJxl/r8CZJ5BKNOfwH9V+uHiWCPeDCVfi5yeT6OHIX4cqOw3fRl/euOBWj58vgscX6qC1Rc7tllvee9/0sTAZjiqx49b21R9vD96lNtx/x4nJdITfIR+TwPmnqi/84PrCJn7my7H4QsdT39dj4aRfRwoDJ7/xg3tzEnY8Qfjc3puFQTxFTCqVmd6bSAnutwrPHkka84MeiArAJ+WUEOaLMTA+tS8laWS47L6Zim0qNAk+DI9HTMqrglEfIWdIUzbpmzOHPGLmNhxR935AgUGSONyzShbn+70bNQbx6xFj4klpyDgRZm0QXF/gV4Up6+RyVvhImwQuJMUno80RE9lmtH+uCc0cH19wOiJvjQtnGPPA2xETkh4w3g2G6/PkjQf33oT8zpE/JZffEUFuO7Lhh/uD4CaKqlXj4TOPEwvvYF/G3VEO5xkMu+mazt3iZpC1kPslp74NPpTV33wMPsSIyfXllcyXEeNy4A6G/Y+x+7rHjRtj9DY+nTTgB4ylfZoJ+FFF+mtR2XpMxIyMvJPs4fHMjLxNPSSPDwPhFk0k75Ep8m/HuB4jSYgMS8ky8hP5UqpYvOLJT8laUsWLR3axjm8ReYX8OUlhgQYzOiIV+npcS7lPRiGA6uVuZQ55gMMtJE+Tl/lMJJ6ZwRNCKCCncl9S8//Ql8FFkXtwMbgoXN/jcJHA8iC/U3FYNr7P/k/A3NKlK9DyQ/nFaGGXoKSgKO5hC8lzvG7z4ZtJZvGLmRIiKfmW/RpMMkgrceFuNr8e412qgCgeyemLIT8kDyl7hcrxKESOSYwmQW6MNHKaDcfeCTK/aiWCTOEyCPWjmX1SvgeDCleCamRQ3NMgP9RwmrPIGfIl7u6DTBaQBXxf6QqOlBJ9Kvkiyn6SfCSq/DkSoJOIgJZCBawxuCQuwzl9Kk5nuPKswO3lXqLFxaAiZP1KO6sVHdExzYqgUOXTaohCPZV16aNvKr+8vbEvowXDhfhh8UbaR3HNVb4/pMCFy3deCQn8CsTnlV8YrmlyY6Uj6aRNsSG2nRmt8ktKuxz3JzzmsWGYJw2DYR675pm0GKYH2bvWaAzDmDaN3YeFsT/tVIzp7LvBYFi4cN7ChTqD9EV+wwcwGBbNmsX+DP4jNjYuLvYOSeMP3B6M7Wlgb4JW2oOTreVzQqQhXPWD78959PF7o5588qF7NMkPRBi0UV5q6JREjiJ67tO4XRw/b16YhIM9/UMvCQbvFJ9+wiChZluwPz4tXT5QrWG8IVGl1fpPaINAtd4/tgi65CmtVxiPmNn3WHnMjomLM8fgBjOzzXzGzOYwidk46W52nHl+6Gz+hc2bzdK0nk/EJCSY/wzj4YfN38NgBM2QcCfdH/sYPu5nI9ZgMHt31cbFzDabtTF3OUC+GcMQKTD5mP3F6qcyrY/ZcWSo9fuYJWmfcwt2FHCzGdTNxs1UH06tYao0AjHjc9ZMrdFwJ8MUGaklhkUgPe678T80YgOu/xaasXe+d//J2Fi/reFGMBSm7an8A2/McrgBxcbeFUUcl8F8O6sikSbhqacmRqNW31GQ9A3mYePFHTiFYvhmc+x34//PCLkthH+20fpnEy2LkuaASKsAsSjNcxyCtdnMQuwjmGT5BraEi/3x7ONvaTyjxMQsWLAghgX72YYYgMTE8ZzE47KZ3fJPs/ddgucjxsyjtIwsZkFc3H33TZWZmDEDKz+awYbWR6SXmQBG73KYTNrAPCTLY/Z3tvXdmHj4OpZr6mvkN6Fu4la/jo59SL2cfEA0YTdJOTqWV9VR5EPSRPrU16hAUtEZFpE2NUVPsjwsWjCRmSGsN3Go+0h02N+qX6c1pI3OJ28TjZBNHGhVNCGGsPyw6BATfYHowparSUi4YA7rIgfQ4tSEqog+bGnYUhIe4v+PwanzwlnqOlxNrWIbHek8T10djdQiVqg/a+35rLVTfbVALBJz1I7W447WbvVg3t7B3EOC+1hlnepGSZ7YpR7MqRjMPUhfEHPoSI5d7ThZ6GjtEdwnSiqoq7YUQB1iF3V19wDnrvCrxeKeK7lXCqhzZwUdbqgVfrFTLKJbRLsw0DyQQ0eLztJtYn6Eo8Pu6Mh1dOxVvSDWivnh7n35R/GqoevEdvqOWIr9Ww/Qn4iFqi1ilZhHR3ZWRrmPFBzAqx4v8NHSo8Ze2dhppPYofU7Mp84dxXS04IQqRSwBqc6L52gKth7tvkSdpXbqKigQ3I1nmkBzCXX1FNDnxV1C/wUxWwD/e6iz9gx1tdfQlWIeOGoBRzYxl63nqx1Nhx1N3Xj4YCOWa+lozQ46UnaZDh/bDdnsgmxUiyHBfIjuAERHXWWFdOjEGTpa3at2XG53XD5D08ARcBUJ7tqd1XSo5xJdLBYKoD9H3V8h7gER7pqmVmxZKAwcus6U0MZEbmHrnWKlmMOIzKGu82fD+8+LlVzAb4m1grvuzG461NFFV4iNamwATHSj2C582PjRXiaeSnwfLjxHXaDBWVoAze8TrnWJdvoGe7ip87zgru8oB5VVjp7zdLj0MntyD+RWSJ2XKulodpcwcPA6eD9eBREdsKts0EYxfRG0DHeUct0Uh4MDUHilAILPZYLfsZsuAdBQFcTQuY8O78oX/mG3WIrJbOiqi44U5ahWivnQjbPxAB3tuAwOyuh8WFp/O6PYawzN1HW8lA4XlKn794IzWN+ZFjrSmgMhtlykw70tMJZS6qzIpYMni2kqNOOsOQOZwXjq8zvoaGEFddYfF/6miRn35VJwCD3linmCu7m1jbr22IVfFIIIq9gkXDsgZkPtZ0GDo7HQ0bifOgvOw8Z20KFde+nIwWbq7DkkXLMD3FXXQzcwaR/k0nbtyA7vb5ZtPkMsZfPgQbh2CEoD2nwotVTtqGtx1HXT15gln+iFeqtgKJJqs2EKUFLdHpVFIq7mZK0wUHe9mzpLaqHXBgFgOarPenuYbO271ditktlCYwmI3ENdheV08CiWjh3i8rtSAE9jKmvobAHqEjp66QIkdrwRjObTBWKXvx+docsYKxXMpOhQaQ4MtTbCcf6g4/wux/kS0GlnZjjYUgdD78Stun8/38HddPiUMFBxHQZe1wbOsMHZo0J/PRxpJdxmYO/1C3RkV7u6v1dSXBG8s6iZCUqy3RQIwnUBQeJyJTAfAWbhGsIAHT68X8AzlVxR2VwXDT0gvIKOVuXR4d1H6HBnM0JPGcRQz1AL1zphzRZI0LnvIHVWlwkDVRDdG2IudRWV05GaHCzmwVeK6BoYtWtvvdDfDAKG7WXUWQdfbb8EincAuApxqUQYKL8Onzh2voHJkuF31x9oYJ6Ee/Vg7kkmDhc0OdS1kw5lXwAjzMg64Ig7ToW7K+o68WqDhO0XZAmfpiNHLiAYXhZ+2SQWqV7mLrJSLFY7Ttsdp/dDTd2tCAh2uG0ObDhX+LteRuf+43Sk5AhCzSXI5wzbdeRQER0+ul+4the8LGHyO3uajh7cCUOui3Lv66zFq5G9EKjqG1Q3irsRw14G3GhhKcRZyyRy2g5KDtHhU9VMRd105KgdnljEbL/4DMCHK5qZEu2At7Mn27O5UeaA3cvwbjtUMpjLtIWAvgNEtFHn6Q7G7UWZ21M8mcCWRipPqZawRwX4AwgvgCPvRbxth6ZWAc3VYmYHUbKnS6HfVXAK8SUf221DdGLRDFvYof1dEHEFFx2CzX7mM0yDx5ug5kI62nOYDp9ooqO14Ke+jj1nB9WNyDju5qJDcNyTdKRhH10K6dsYCuGjko/2CAOV4D9LbKTDJe1gqpMrtuosHaytpYNVp4T+arGSujprwQVQUVdFs9rRbne074OyTkERBTwPntyH0IpYVFSOENlaCvtqQ9IC0rxjqhstRyBSZ94hoL/E0Nsg0uFCpJn6clDCFDLUsBfsQZUNu0BseQkdKb5AB1sPCgP7rnf7+2k7C+4srLiP26sRmovpyLFa4f0uZqAn8srga4dZsCkS3rcjVtwo3IOdLSyudWEOQs/BNrVqnjrgdKcbgaKEpZR8KCNXuLqbxfMjZfRnLJ525jFAxHOYI8JdYRkdroJp5O6BBqpYqEIKXyqeAp+sgriICiK0vxl+mYOMisd31UOOVTDC4xBTAWL8MfgmQtFwbw+4zgPKVSwP1tTkI3yf5LGT69N1vpAZDwsXmWIDdfZ20qHGBjrS04bAfBz8vCXmslTDIy1cbV8XXqcxC4paj1FX9gXVDXs54BA6sJx7EK+LILmQZfCeFp7fuo9T595aGHsB4FLAvatsB0wZzB9mAeQIntuV664o6wIr0FX1RdWNoh0AtcICRqvO0cFTCEDVHTDLQs5LDhwsHy7c2s2qm1wmURhN3QnuVJBFQTMdbG5FPdOOcqQhnIdnFv5eRK5y7S6GoXUDlGVUvNPR1t3UdQziLj8M8eXtRuRoge30MtsZrjqr/uxkLoRNh8/ug5Tz/qu5twGrKd3fx5+11yq72iUVQtaqLYRke0sqTZKEJIQQipCEEELMrrbe318IDakQkhBC0jjGGNOYGIMxZk5DiGPmOHOaOetZOvP93WvvnNOc79v5X//f9b/+M9d97fbaaz/rWZ+X+3N/nuXaj1Jf3mU3zYQJnlVWwykoNA0lcp2TKzHy9+gxBB0UT0I6DF5YAociRC80GBvUl7G+bu02+qHhGjL25ZFrqF9n2Bcyz2QUcki0QrbtDN6UQWKdS5CFQC2MlgPKPy0Xs2eFReyLvbsRBzn4vEBmzQo2BP7dhMj2R1n5oeqaPN+5oIlXxcioPJngC3Rd2VF/tFCm/ELZeHKepeiZFxN6nn6Aaz7ZlGqYbRFK0zFEfSn8dJJ9CZM8TzqmFyBaY7neydryQDnmdk6e2xqZQBDEuP0ckOhxkGAOiLRSNuVGkEYEHNC2F4l77ghsVQ6uwNmF7KtL16A58oxmN+mL0fmL+pCHrigq4poL9ElSIBeqZDBlg/wVJOThYzBR9WWUsjKuuQHThViRT32elyonLZS10aamTFyzreAcvpbPvsot0ldcuWZVybYGb1Xkwlr1sJbMOyhqB2XOLKrjMJacVjXsyqYUhMJFef4L3ivNfQblpZfAJ5GhF5DaadB5KWCHLLDDUZyoN00iyGW33s+yAtOCM44ePM++unyIfXXsDNt2BTdevxt+qmQDm0CW+4+zbYlnmenwAAT1lQaEawrq4IljsIZOP58UIJld1yQrQH31SEWfwN3NkJ11VdvScJ5tu1gDdk1VGqSFTDrX9iKPK5FMbRfqIY0PsK1JyMT0PLl3KElgfTDoi5MHEE3IlQuXIbFQdfZeQoWrR7E+a2wQJfrrJcg8IQuWtvo6zFrLPSyVa9nRZHh4r2yhVxWVhqDZgwskypfcm8W+uHiJ8ZD1i8wwL4/nGMPS+gJ/PH+P8Q/aIz9owVdnshG5KegmEtlXaRfYtmot7jSPbb2czIRBfMkyvfwgKFe3W19LEHMg3+fXLulrHYy15xQnVza2Nb2Uu5uEGvmiXo67w/oCnoCu5eJptvVqqd4VCaxvE4r1kbQ0ueYmcDcvIjtfnLrEBsv0dx7iRQue66wBcP5RudGQr6MFoeASl6tBZJdl1XxRr0Rnwn/PT4O29teybXl7wWuJgJ7MESKwhFzhn5dVgUBqodfS6/SthMwgXPM5Obb3lnEPy2XdeawKsjCTfZWIXG/I1zPnlQz2VUK9nKNQZZV16IfYV1eT5HKjQ3iXw2Yr5IJbvr8c/JsDRtZxDw/KXmk4KIvAArmR2WdI64zL7KtTp3EFCKqEAn3dPX8At3IRIfT2CJTQiysQQAkX9ZJXy7Yev2Dccj65pbYBp1+R+6uZUE+yH2XSSstlX2Sh+Nfv0QtvefyLZWjvriIwdAimcoObtQa5LrcOZ+vxUbJBPmqhr8v14ghXTSrGPei45r3IvWD0UN/moxN6nlzFNV/QKwqdXFnTKprq9EEIIj2CYnD2mn4keSq1yOfKY/q4QEYkowQr3zMd++ojcPb5ekS1DmlzChc6hX5sLwIOEVB+Igu3ViTL65bKs3KricmCQE5fY5fLIXHlAGjtsJ5yL9fB9yl6HS07FV/bp68OF/fDCwlIU7lTYl+kfcS2ZSBmkmTlCKMmnTWUVsi3pBx9d1+WeQYTOYOb2IPUA+vvLmVbE5LR5B+D1RK4u+dl1VWKXNxzDkFwtqUBd5d5DcyRsp99dg1BUn6RfZVzCaUQUVeRjPBKkf1Xnl0it7VoS05WQzXWgW0TUDTAxmdgo+VNiXplnwYyP2WQNAlwQSJGKYdXTqEFkUvMEfb5gUuYaoL+3j66gpkmKO5c0stw3LSh35STRgtHwZD5VyHq5QiuhPtLs+Tz5Lr44loyxBQkzAE0/JknkEJX9Y3GZZkATmvhBMRZ+mmw9xU2CPz6Q1UaGLir7Dqtl5t6/vKVE+LwQUjmyzDoWfDoSVDliRPsFkz9RdEeQzLpubgQvj6nl2qyssvWF2p5DH2pRzO07xgI84ih3ZXn+Tz5PEg9hfVCfr46BlorvwwclktjsuJ6LWpiCcaplsWcVmYVnazoZNmRIevwGkN3DBWUXIHkQs99pUJPkProTtEXeb1QyUExTAMpnzEoB3mqz2vK9F6QufQqOo68NEjvVMiEY2jJTyE4Ug2aMVHuQZGKVxD1xYdwZ4ehqY6WtRytVxqWL+TbTmhAEJxHEKAvrMfE8mDcIvb5peMQfIjm3Bz25QlUm1pIwowKKIZEuBVBtTsLHs9E2lTK91TRcBihexTxeJmdpBdy+ZeAy8iAMjkDYmQDHiiDL0/KBRAS8JIsA43m6EvsKx26sT0pMK/c/LSVHgJBlMmBgmJ+FhU1G+y4rxZBg2qc+RGiDpXxyAG0sydSs7nmU3LRPYWwTjrIPq+HODyShuqco+fXL3brlz6ScF85sjSS60bKIbnZvIbmRId8z5dXypJOy1n8Q1WeLHyelx/CrYFZknPZp9okOQV2G1JX9npr3SU9qWhRcRIhQA+wz89Ug/dq2GdnsvUX03LNe/B1aDnwwl6Zcl/srtQ3ZGlsa+FJ/cqRPOIZgybWV2etPDmkecIBOXeWgca+Oo7GR+7dkjBoqmyJU2dxF6kobImGqpqOb8pRBZ44x748dtK4pTofrSm7Vk7bvXLpSEsF603UL6u9PNsg05MWxpMlShU+vAKfy20fmD9J/ixZXsA5DkBfJKDdyU2Wi+JufEPWjiWyG9fLy3Wpe9nWYkiFkkr0ulehaU+i4KYbG9IFp+BiuWXctwnfFMKiKbJFX9alGdouMOcpkLM2EZ9k6WUTOMHwTURi5gV5WUCLfEvS13rI4wKEgvYg6wfPb4O5YUR0wufYVyVnubu1TTmdwj8nEYEkF7MXe0CbpboyfZde3YAIhgI6vucCZlUOEk9GOnVmlmzrQ/qVkX16NpsI5zzPL4Mu3A9ivHiYnSfrx5SD4G1o/oSrbKsWjJRaKScRVHnl3lMYS6/IjsmuK4DoghPSte8j/yosno8YqFQaFiT0ftY388UfwWMJCNPU86DsTGT2KZT2AxiuXPl+PUDmYi37svAKQgE0dR5aqyAdc8xD64xEKslW6gWRPn/rj4L9z0ACIvkvyWZLx98pxm9z9+bLy4F7yyDskTdZ+ZAe4ItDhzEOgnt/nn7hER57Vp6CDhKGzTmDSRxAeieB20ABaRfh9z36Ana4jH0FjfAiMQEXy4S1E+Sx0Zdtlvk1tY59VgF+PVpYLhNdMop/NWRIobFcPeRlp8O1GTLVgzZOnNcvUkBz7b+IhjdfLx5yPwLlgaP2JRqWbEDC5VfyoCsLIOky2baUSiSzYaTy7AJU1jz9IDB/RVo5RqrDNE6hZOUZTULXnwBuT8JNpqK9Psa+vIQW6OgDFOfDcmNUgGysBU+cKZW7F61hobcWHr8qN59H5OZT7qtT5RWlern7OgKOB5+UZYNeYcZitHfw9KuK49y3Rd8Uvl/zPAhZfoV9cQT+PSHroyx9Aa/cmw+WSe260nKafV5XCSaTmTNFLgmX4IFtstzL0wsdudfEFcsN3RSofresDotBqglyjwHLHE2tlMWRXprJfQpK2rlU9lXdQdT7XFnDP7+Sj9PluSbLd4HidOAi+7whA5lzTU9Q5fr2CNNMkgsrCngODFkMWqiUV/Uq5GPPa67B9CmIh2SUAAyRXIu/M9lnF1AkS+SW4Dg8d0dWwy8ul4BMzuHtN6lQXqsMS+YFSLnk99Y5BP8cQOWF7dJOs21Vl9D+I3zyD4KnC+CpcvguR9+Z6xC7WujxDL2DcWvpGYYlzP0KvFuFby2Q12L3lbAv6qAAjp3AZbSGFJPF8mZ9pX6VUYx7y9eLhmPycvXpasPS7T6MdVrvmaM1F7gvE+S0zatU6oW4zO0rmmr0OhAt+B6Y7EwZ+mJoszx5bfYEwuEPxfrW4Yx+nUAWpXmnMPsj0EcpBpfIbQco4mhmA/t8H+TtvgycpE03VFu9tsmpYFsbrrGtp7PZl+VX2JcfpeN9BvusphiuPsW9PVZ/2vAoB41H/QkQCARC6V70D3LFebXvvJzX+2Wmq22AXC7CDdXJ2jpQbr+SL7Ivi/bBb8mIKPj/SjpMsRfvQRlnipSG1VBZiOnXvQ36HgF1ohh5iRRcgaiXqdjwAEJe7ZTF8kEcR/wfSMZ7tIkVlXo+gOte1jSgBIIks9K4h/ly/5GUAzLLBH+kIJeyM2ReZl+kahGMx+C6RJRAmQAXyEtbefpnCuAcue3THcD80T3nyl24vNS8W29glDxtiUH57uMeVj6QdXQVJxOBvrE4vxcZeUamlQJUkwy5zgQjtDfrv7lOJtO8rJS3ebIr9ugU1y8arZadhrYjVy52qGNFBQYWlf3ysjgXdU5ebksExUJf5xw0FNlDmK/c8Z0yrOfuZ1+Vn2ZfZtTLDwEMwvyMPl9Sk3DNYyhtKIY5mdA55/TFRR9ZiJEE2SJypUrTq0ktBBEqU0XNBagMjKc90HVJFTXvaJZ+SVXLxsFaoFR55a0IGXz1OAIqp4iNwLVeXd5rcP8+dppcWHJRwS6cVb5fT4YC3yOvOmuRIgdQA8qRhBVApbzCoCeaQkQrjFwm82gp2o+LJ+S1kQIEYU46rCE/eUgzLPTJJnp1/phej0ATnjmCYEjHxyg3B46xbYkZYIAjsnQ7UQoDyeU3BeXX4Ey53wc1ph4wPFVAWbsma8RMDCFPR17DTpK/ekQWu0jWkj3sq0ydftkYdeh8tdFG/arOs/wrOJaqp0x5DrXoP7PP4r4y35vOIF1aU48hHzGxPHRHdftB8HlyJ7xWJpzyaiQDDNeQLUs0EF7WFaSzzPy6swDcJ2vxnENsmw5Rk4oUKqrA9K7Kml+/gsl9JS/Wyq0pyPaoPO6rj+S1kz3yn20n97Bt2XKgyC2/QcsnIDR3y6HZlloMu14pMDyJkWUSLl9cwLYm4nYvXkYcpb5/TqP3WB5Mo9OvPHY+oivXr23Uy8tYGaiI8mX0D3leVpVCZu7Rt59Fsvasg7HCZam5vwF0sxv1upx9Vn8AUvUwaAGWK4NuSzxlYEj5gfGBEyhShbAkPFlwRt9xyv345Rr2ZXKJHCdox2rPyTkLq2YfMejqxPfSS+4Jz8h9RgGiqdzwUBo+rkPq61CWstIN9KrtVOK4fvVuhG8K5p8hr4xM1WflyyTcyZEjbGsOcqmiDF15Gffw8IP6ziTO2ss+v5aFzMzUF+wGLfewRGacrPMGRt/PthadBIlkgnsL9iN287iHx+QTDtWyL5JSDA/YcE81yXBtEk5qOMO25oKcj+zfzzVf1C9ul6M1OozWyLjl7DV53fL5bqiDhnO4mLyas1eu3/r6YqieSewaeaX48jk0UKe565V6g2Tn6g3yfG+i/hzQZm4ZKBG66VwWAhPhs0/O5IqS8wYylo0yWe/ZtuJTYPc6zFx+Clp9Ei0DFGLWZdzXR4iGDFBIJTx5Cl6CBdPQt6eWyw9+9uFquyvYl5UlaEyOImblJ9SG5NEa1l32oUdG0WrIQnbJ5Asr5MoPZwyrnAjp65Xw12pZZh0FwRw/arRc1lCGZ7ooHFCmL7POg3WQNG+P7kHsnCpGNsnqQYfRFTJx18CAW0EI23DLgXIzcVGm1HMQPxmQWpUHEKAn5T6oNe8kO10uGQczYJYU5ClSru4qNPXpM+yrQ6Xy89Nr0BbJck+WqCfWV8caEFew5FXU8ES5eOObuNHkvUbRMi8Ynp5jnul5EBHlaCLKYYmzyIB0mebBatnyQ44ThsxCoB00sFha1/WCajixFIoDggzVDu66mAGBDI1RXY3oxuDgw1facpBxCjpC5OGFWvmBewG8gA6L0y8WP03LknvoQkRda5X8YLGhjvXRB9VpBBWsIT86KIYD5AUMeQVc/yD9bBb002VU8v3sy8RTyOti9uXVS0gHudQWyaX2+ZUqqAStfDMFMN4Z/TMCeL0KDJVyHo7Tojohww/L62N50OEluHb2SX2ZgaX3yhI30fBsIUUfGUn6p6NHUE21MCt6bV9ZTuzFuYW53MOzD0BkuP3nZefAl8Xcw+IH9YbVVy3GlxuetBQ0Jg2gp3Q4BiSWv1+/uqlfsISFlYYlPrlTbsC1qw63VNXjbuWOLlD/jzCKDetB4Ic8aKyrJxW4r83yVK80vG+eauTok5ubzU1p+oWnBMOzblkOH0OAZyrfK2qIfwjUM2Dt1MvISMj9OgyacFmWBYWyokCnc6ka3UWCYXpaQ92WLaDbx7bu3YvMgxrTFusNg7vRImjh7cimakxon8xr6Fd37zY8vZf/zYleroPgLpQiLGDA7FKU5uLLhufOkGgl5fLCI1zbcByRnC8vk+/DXym58rpiXuIBucNAJMiPwrJ1wBXkXJneqfKq2DG935LAAzqo3FxUvUvQSXvZV/U57Kvj8r+RkSsgagCa0cMn2VdnQIwpJYZnF1q52ieDOnPlJVi57qafQVomIC+OQTGltNTKqSQvB0FTZjTAlWC5V8n75IUWzHdfHq56CsNl4lPcGHrftoYLiOvD+odu8tqbHHaV7MvdaezLkxnsyxK5O4YpK09fxmkXmur0ixywwZVs9kU9crE8BzY6rRevCYrblwyrv/LCWRZ6EqiEhsNy3XyZehLBvlcO9hepSMXD4NUMmXFykpDyl2T1d3ePfuFDltxXoTxBHy8+ArMUXGBbsyCUc6/KCwep8qNU1Co06i8SzsvyvlCmpmS5LqLQFh02lFP9Q8tzlYYn0obncBlsq+40+6wUzdnhg4iESrn0XvzHI0vdGb04mIn08pV19r7azi1BRxotYEcptjO/ko/IauLd+f8/foWCEuJHrchw3p48pKPIDupNuimCiHe/MPJMiCeLzYrJQ00tWSDeI7vVrWS2poOMZ2yZGurETDdzY2ykeUwQjWL+pI5jzki5jJGilDkm1DDDxQfMK/EF8yPXzqxllIqh72wVZ6izYrTCU/G5KkDhxscqBoZnKbrzNYpdTKNig3hPEcK3Kv7MtytKqQW77G5/djENYn8WwthP6S7Wns9kB4kH2T60in3H1LNZ4gO2lbSydtKv7FDRmLOjvbiv6CBuCnXjulN/TqkI4bYIkdwsIZ5bKOZzvrSUi2RquNPqRq6dPOLuCm3cItMO7hPa16iVdzb6XPI0+ogGGv0gLjEK0kQbfc+kGj3WlBp9S+uNOugdo9XSE6NN3d8YeTFK49usrbGWuhgbiz7GgxRBxnfYMGMzIdZ4jJhvPEJRYez+rtZY1NwyfkVajW2EduMvWMtue6hjtz3CmG5pfEi3cTSqWw9pV7clTGa30UJJt7F8XbeBxre6LROedDOnYreFklI5ROyrZCUn5XjOTZnPByj/QpcoH0gxytDuOuUlsUw5wLhGOVhxQ2km3VeuklqV49+1KytEU5MAkTf5I+9s4sX7mkTSYJMf+QiTTCHe5AhfajKb1plc5m+Z3KGPTXpJr02yJNHkz4zS9BaxM7WizqYZ1Mt0Ox9gukJcaaqStpiaS8mm69SFpgqhwlQd/rGpB201TZHaTfsLnNl9qjZbJmnMqOhjpqbBZt2ZCDMtjTX7Xkw2G8gXms0Tj5r1Y2rNfOlNM1P6yGyp+NrsJ0E0m9FdpTrBO6lMJB9VmRSs+oWLUI1g4lTmXKrqjbpE1WRSq+oh3lNdkVpUCfRn1QWqMC8Rrcy7cfbmAdIY8wGMr7mHEGwu0Rjz04LWfAFTYe4u1JqruGbzp1yr+T1GNF9iorSI5x0tLkljLL7T+FpYCWEWjSTe4oWYbfEJX2LhJl6w8H13y+Ij+sTCVvHGYpPQYfG9YNn9nji0e7Tg1r2IBnfvLq7s/hON7b5FTO5uKRV21woV3ae+a+x+hD7oPsyhrXtvSer+VjS1HMbYWYapnS0j7k6wdGViLC0EreVaetByHF9l+Z15veWnmlbLu6KixxaNZY9iwbnHczqtR8C70B4jTWJ6GNPsHguE0h7fktoe09/d6BFCH/WYLLT1yKTGVt9RG6tqwdHqGfG3iqELrWLFKKslmjirn7hCqyG00spbqLM6yjdZfW7SamWmINZ/pVbWn4hqa5aOss4RfawXC8HWD7kY6zais94uFVrPFo9ae7yrtc7lb1mPoo+sP6avra/yovVuXmnD8rY2W6iTTYfgZjNWus+cFANtFotLbKqlaJsYJt6Gp5k2+/gSG5d3VTY7xes2RsJ9m9n0Z5sVAtezWmPf01by7LmKBvScSpf0ZBXRPRNofM9oKbOnW5/DPa/d/aTneUnsqRFNe73mbHs18869XvC+vZrMgnudoht7Dae6XiP5wl4DmYpeB/jaXs/prV559HGvKKmt1yaN2KuO9urdTh17M9yY3vW8f++ZNKS3iRTZewzd3jtqbVrvJtrQu0Xd3Ptr0tb7FRV7V/FK22VUbesijrJtF31sx74Lsm2gK22/ZWJtY9WZtn8Qj9q2CbW2tfwtWzPpqe01/q0tEU37nOFt+xzUaPpsYAL69OVD+8SI6/o03N3Z56VQ02cfberTwD/pc4Jt73NcNO17S+zbN0Zw6qvlPfv+TQjo6xS+um+JVNJ3Dl/Vd6cQZvwLf6PvSOF+Xxumra+JQuxrQpX97vO2/fYLmn5PaXC/HUxEPyWN7fcnMbnfMKmwnyOt6Ncs1Pbrz9/q9zf6tN9uqb1fncTZDeJt7L7mHe0GGXvajX4XZLecibA7L26xu6DR2VVKpXYHxLN2q8Trdv5Cs100fWFnx7fbzaQvTKupqr+/yq6/RnLr3yJO6+9vFtJ/C93S/6yY3L9O3NPfjZ7oP4+p63+J3ur/ZOij/lfo2/71GsL/Quz4DMmZnyl58t/wAfyf6Up+CBPLz6PJ/Du6h18iVfJ3xMu867tb/PK73/GjBEthPHURyqi34E3L7G7Q2cJ/MGGCpbRFKKfpQitXLHQwVcIdh0ahD/NIeM61CVVsh/A5b2mfK9jbn6Ce9tlioP0PQqh9LBNj/xWrtf+BFtq/ZSrs48UL9jeEG/Z3pNh+g/kW+0b61r5JVDhMkCwdnvD2DpmSm8NQ3t/BShHi4NEv0mGQg85hr5Tr8CVT6mBMaxyOSY0On9N7DkfFFw7jpXaHD0VjtY7aqGfyjmod76n+hgaqrfkw9UkhRr2O7lE3Id7mChXqPopGdTltVv9Mn6o30LfqKjUZsJmxHZAjOA243HPGgAQ+ZsCfxcQB1jR/wH6H0gHXSd2A/ZafDdAo3gyo6s457pfsHX3FUY5T1N6ODBPiOIRGOUokzvG+mO7oKhU7fmp93NGJaXL8o/i9o0r9xnE4ww08S20GvhQHDfyMjhnYi/EdOIMPHhjARA/cS3cNHPYud2CQUDFwN60b+A1za2AcbRn4qfjzwG6InyKeDGIky0HJgv0gH953UCENHhQprhz0ho8ddJrJHGQqHRwUSKsHZUv1g87QO4Ou0qeDGjVvBzFUNXhSP7vB/yG6D15D/QdXCCGD75H4wdfF7MG8omTwR92rBp/kbw02kp4O/hPzdnBvqnCyEq2cBIWj0zjJzmQ+HeN0W+XrdFwIc/pSiHfypIVOS/kKp8WIj09ordMF8abTEOG+E6FtTk9Fyelrajqk/zvbIYzCechSE88hjuLCIUk0coilIm5IhJQ6ZIe4f0gmXzVkMVM/xIlvGjKx35Mhsbw45CZVDr0k2A7VUOehx5B3V+9OGGoixAydKOiGtgjFQ11o9dBuQv3QdPpoqMi1Df1U1THUk7Ed9gc6dJi/6D7sHfUfNlIKGfYnPnKY8zvtsE+lkmFjTKqGjeZvDXsknrDaLDwaZq54M4xIvw3bRVXOqzV2zgt4N2dz3t/5LQ1xfkYjnS/ycc4OQq6zN61wni7VOofyN5wZ+r3zU/6N8xUq9dwmccNZzmb4E3HocAvObfgNMXB4rBA6PFrcOPwXMXn4PnHP8JdcxXA7oW64l/hg+FdC6/BVPHE5Tvu65EhOLm+ou4up4O+yWlzpclnc4hIm6Vwm9Ct0oUKNywvuhstq+sjlM6HNxZnvcBF41Yg6jd2IUQq3Ed9o/EekCxEjLkupI4zo/hFq8cSIVLbNZRutG7Gf3h7xjHk0Yvi7NyN+paaaLwQ7zRg6RpNK/TR/pSGavjRS8z3drukjpWs2MsWaaXyl5iK9rEmktzVDHR5pPqUtGlvpZ403T0YuplYjZ/OOIzWM50hnJmCkPxM68gkTPZJT60ZSrmTk6u41I5/QOyP38k9GZgtvRh4UrUadUtuP+pa6j/pM8h81iy4c9VQdOWot1Y5S8LmjfhTLRi3ha0adpI2jfmGaR12nT0fdlN6OqhIVo5+YW45+xDiPnif4jv4jXTb6GxIz2vuddnSaFGBzUSocHaKpGO0sNY6+pWoerVO/GT2AcmMsaK8xu1jHMcMF5zGL6LQxM4SQMX+nW8YMskwdI4lHx6j52jF2zI0xn0j3xyykrWNMFe1jLlNu7J8Fm7GbJbux31GXsVaSz9i7fPBYZxo99pC4a+x1PnNsMq0Y+6tQO3YVvT32r9yjsYH0zdhlmo6xH9K+ruOokysnurveEfxdLfkw16+lGNc/CTrXn5hi1yKpyrWvot7VgTa5LpKeuC69+6Nru8ZyXCPvPC6P9x23lQaP06ojxg0Q4se9ZorHrRVPjDOW6sYtlW6Ne0cejVvNtI27LojjXqtt3EJEF7du1MvtNrTnXjHQrVAIc5vD6dx8pGK3Se8q3ZaJDW5tTJObNX3iVtD9jds+STn+D9R2/HbBabyrqef4R1LI+KdM5PjVfPz4nkzheAXNd3gjHh1PFHXj+9Nb473ePRqfRX8a7yt0jP9AsHV3El3dx1Nfdw0f7B6siXA/LWndt6lz3dfQE+4q2uDeh95x/0544k7pr+7TzDmPnRp7jzu8p8cIIcBDTaM8rojbPfpJ6R5eQrFHonjBg5dueEQx9z0W8q0eBaKX6XSh3WOCYOmZyda4vBNdPKMZb89FQpDnMj7a8wIf75ksFXpaMxWe33O1nuv4W55fGT/y7Cv+5Hmd6/DszVtOiFE7TXjMeE+YJYVM6BCjJiwV4iZE0T0TIsSjE77iaydUOzRNuHL3+YRbktJLK/b1cuCdvKbzbl59eH8vf9Tn5TTE6zcxymsZrez/N3G71zxNptdo00qvb4UbXhvFx17mTJtXsSR6hZooPxhOB30Qz4z54ITg+8FCTeQHM6jugxV84Qd9hKoPasXrH6SzN7xiafMHkqblAx/62wdzBEvvuxpn7zxxmvdUPtR7Dl3nbczHe6dLmd7T6UFvD6bKO5ip997KNXnPF596TxV/9t7SnUz8E7WbWCy6TPSiPhMXibPxftlEWyZmYqiYODFNnTsxnZ6YGC7UT1xK702cLD1xZsSnE+cybyce5onPBcHSx4Rx9Knkx/hM4AN8xgihPqFMnE8dn+qzhS/22UBP+DB8nc9xesvnuuaRzy3a7uPLcJMaBJtJhwX7SSrBc9JrIWRSDB896SCNn/ROyJx0iu2wsKGlk4LFs5PahcZJVvT7Sc3iT5OOSh2Tekkq3waNnW8o5+Z7Sgrw7c2E+oajPzokRfv+Ku7yvS+F9vSVRKd5fKavab8S3/C7l3wPCm98LRjLyc3UfnIPqpnsRAPsV1AfvJ83+TCNmPwhHzs5V9JNzhcKJ5+glydvE29PThMfT54jvZl8VOiY3Mbb+52n7n6D1P5+tUKYXz9xl182n+m3Xl3iZyxV+31GG/zaaJNfnfDE7+/CW78R9De/C1Q1ZTFnN+XPnGbKGcF3yma6cMpmPnpKPyF+yilx/5QtUuWUSlo3ZbZwa0oY3zplrdA+RaWw9P+St/dfz2v8ywRv/83iSv8NQofgKsT6Z9Fc/3W01P8/SI3/EL7R30K65x8otfgPEt76bxRUU/uI6qlHJM3UZsl76ncmwVMzhJipk2nh1B/VFVNHvquf2lvRPHUgfTo1Rfx5aiJPpn1PLadVSfbTVkiaaYNFn2n+NGgaZcKmjZJipt1htNN+ZHKnedAT0/bQhmknxDvTlMyTaVPQo1+x+XHaYhPL6XN55+mXqdf0Kk3A9Cs9V09fyWdOb6VHp5vR2ukT1TemV4q/mg6mT6b70TfTXwkd0zdSy4B6UR1gJWkConjvgH10dsBtEhYwl24MsJaSA95wxQGZtCqgmN77wEWqD5hEmwJmSE8CFtE3AXlCR8APvO2MngrNjM8F7xl24rwZZ8FrM95Fztglxc8oRUwccMicsVUa4/43TcUMq36NM3zokxks82ZGDu2YwdirAs8JdoFVgiZwCQ0O7MlHBDoy8YHfiNmBceLBwLFideDPYkPgd3xT4Mdca+BTIgYuNFXO9JIcZ/6BHzPzGA2cmSaEzkwR4mYG8SUzbwu1M0M1t2Z241tn/olrn3meVwYNU9gHRaK2/1V0D+og/kF3SEjQY/PIIGeFLmgiPRg0n54NKjRrDJrEPwlqEt4ETVWTWRJjO+s36mXUX9LMeix4z/qcBM/6TFw5K0EdO+tzNnPWH0jprEdCzSzH8E9m/UFqm9VKxVl/FZSzOYXd7Hzk+CIT59ne0MozGP/ZJTRk9i0aNbuebp9dRNNnjxf3z75LT8xeKdTN/iu5P3ua1Dr7unH7bGU/5ZwQyXFOgNmYOX8RZ8/pJi6bY9EvZo5SyJwzD/lUKpTO+Y3WzwnimubE8S1zFlBpjiCaBtvQvsE87xTcIAVP3sq4Bb8m/sEjxIXBZ0SpmxuNDN7CxQV/IZUM+sQ6KziSrwluoLeCWfFx8G2zN8HJvHIuI/WdawdO/IJ3niswnnNdFAFz1wihc8M0cXM9hcK5ZXzNXG/x+tww8d5cI9G9f4L4Yu4uvn1uT4mbV8DbzJsvOXazpYPmfUBd59lTv3lfSsHzfqBR874i8fNSaPY8J6F0Xj69MM+R3pzXYPP1PErFeUaMcv5uwXb+I95zfoUUPH8CXTn/oBQ3P4RJnb+BL57fk1bOb+Lr5q9e+9n8YEmcEy+8mV8ukRAj3jKEo+qQUXRUiELhHbKNCQq5RJeFHBBiQqrZR8OKaWGIO18RckCyDZ7M1IYoxJshC+mDEF++NeQzo19C6iWN2Q7JckE4b7/gnKRZ0I96L2iksxcomLAFk6SYBeME7YJQ8Nse8eCCsUzVAnexYUEp07TgL+TJgq/EnxYMEH9bsMBEtTBVHLrwL9RtYak4beEEJmRhBB+5sEhMXHifyV34kpYtPCyeXRhPry9cwt1fKNLXC59SaeFFQblIFActkgS3Rck0cNFZPnTRCCl20ZcOukUz6MFFYUzNoo9p46LlQvMic/rTopGUhL5gLEN/pfahnwqa0DQaGBokRXtzNCz0S3Hjgmo+JrQ/TQ+toyWhW/mqUGtFfaiSbwrdybeG3iDtoQep8eIFks1iv3eOi98Ibouv04DFEyXbvkZS6OKt4rrFcUL84s3dcxfrxOrFJy2vLl4CLXefbVmsede+uB81XfIrb7ekVXRZsh48PID3XGIvBSwppEuWcNK6JY3G8UscwvOW9JQuLGkTby6ZK91fEqhpXdJCFUtV1GZp492BS3eLC5dGMJFLRyrilj4QcpdSvmKpuVC7lAjNS9v51qUJQvvSjZJl2DpRHWbMaMJEwTtsI50XFiBEht0TdGEsLQ2zpzVhl7o3hiVKT8JMmTdhY2lH2Ih3qvCp1D78EdWEjxJ9wp/xQeGP+cjw3zTacBtFSfgAWh0eQBvDV2iaw6/SN+Hb6feu9kxHeCCjWjZB5JddpM7L7jKey3rRwGUzxCXLqtXRy7YJumWf0+Jlm9WVyxyNG5e9ZO4v0wity2Yy4rIB4SbLaxjn5Tup5/J4GrB8uRS6PIWPXu4p7lqukDKX75F0w0v5kuU9FFXLhyvql4vM/eU/0RfLa/j25bnUImKrxi7Cm3WLcGB8I0Q+OMKVRkQo6ZaI12JyxM+kMCJJqIh4xd+KeEWfRnyleRvRzqlW5IGL66n9Ck+pJPCJRrMiRhOwooJGrWgV4ld8IOavKBJKV/Tjb6x4yN9f8Zb+tGI67ViRzqtW1gt2K6e906z8jfFd+YwuXPmQiVz5TExcOUxc6EX4wpVmTMXKaULtShemeeVW+nSlm9S+chblVt0We62qYeNJluC06qoYuGoFDV2llNatiqDxq8yo6fjjUuaq87Rk1U9i9aq7tH7VI3pn1QNNy6qHtGNVC1FFPqZ2kTa8c+QC6hvZajQ3ktCNkSPhm49Rw+JoYuR2TW6kP18V6ULrI7+gTZE88yTSn2avyuHfRCpoR2QbtVjdztitvkddVh8RPFevF8JW+wjxq/tL+1f/SKtW/4nUrw4TmlZHCC2rv2I6VveRVFFXeLuoDOoc9YR4Rg0xCYhSiVFRR2lclCOfGuUs7o8a9a4yykxsiFrBNEVN5p9EZVv/GJVLLdd8SuzX9Gc0az7lvdfEMSFrLguRa0pp/BoTMXvNC3pwzSSmas09rn5NpdC85mvmzZo01ntGFeWimzU20f7vNNFDqV/0TSE4OsA8MrqJ1S3bw+uiI4XCaFW/yuho/kb0A+Z+dG/ooSn8m+jp1n+Pniyq16awmrUjeM+1F8V5a6+BX74RItZOErev/UhIXetOq9d+RurX/kSa1sZLhd0L+Sdre9M3a68hzr4371j7HbFdZ8U7rYvVuK0bKgWvG0Yj1lkLseuoJncdL1av82Pq192nTevK6PfrajVv1qnR8w0UlOs/Jo7rk6zHrn/Nh6yfz8esH0sT11eLe9b3pEfXDwo/v3621LZ+Fi+uz+ItY/7C2cf0El1jdJJ/zF0pJKYHHx2TSuNjtmkyY8YwlTFNtC6mnd6OiVz7TUyh1BFDONWGw4z9huW8ZsMm3nvDJiZow9+ZsA2MELthKJO6YTst3jCYntjwgNZvsBeaNpykTzc4Kdo3fMZzG08JNhu7S+4bT/P+G/9IwzYOFE9MWcfEbPyRaDeOprkb59DSjRvUNRs/IW3dv6S3Nyqkxxs/N2vbuE7gNo1GTHWT7Df5wabnxFGbpkj2jpME703b6JJNKiZ600Y+fhMlmZt81SWbLki1mx6QG5umiw82fUBbNz3g2zftEi1iF/N2sbepa+xQhW/saTY09msaE3uKamPDmdzYweGHYyPog9huTGushv4a6ydxm2d3t9k8kddsniX6bFYzQZu/kcI2bxVCY53RAxSC859wMZsrqG7zIKlw84geRzbbirc350uVVuPEx5t309ebiSRurqKmW35Q227pLmi2POYCtkwVwrYc6x675RzN3TK/e+mWibR+ywF6Z4upuHDYKs2TLcGCuMW4n83WtZJm60PJe6uLELz1VxKztYVqtwbQ/K3utHTrZ5qarUOFpq3dFW1b1zDiVp2gjDvFO8e9pn5xP3PBcaFSZFyhJi7upBTJiLQwboFpRdwtoTHuGXc/rpxvi/uCSnFjJO9pjaLpNlfedttoOnTbY9F929+J/zZ3KWTbFHGP9QMxatt9Tdy2cHHPtg+lym1LmbptlfT2tvnCo20Z4q/beGq8vUaw2W5Kh25PZt22D6OB2wcLodtvWW/b7sGXbM9mda6WQtX223zj9kP09rinQvP29fSn7alSx/YDVLWjQLDb8S3vvYOTQnaY8ZE7AjRxO1z4wh29aNWOvlL9jofinR1LxO93RNE3Oya+69gRYN0j/iPRNX4n4xuf0D043vNdTLwd1cVv0BTGn6Vn46cwjfE76L14Y0Vr/H9Av0151x4/RzTdeUTsu9NYcNq5SfTbmUTn7ayhK3fq6PadwTR95x+5kp2pfM3OJyaNOxtVT3aqJHHnVSmIjeuu3LXk7sBdf+H9d7XwYbteMXG7MsX0XXtp8a6PhcpdedZXd00Tn+76nn+765po+uFa3vbDv4tDPwyj7h9+y/l/OIgu+bBciPnwJl/4oQPdPl+gVR9+Res/7Ms0fRhOv//wG/r2Qyeq0FZTK+0sxl7LMRqtJ++tXcQEaR3EZVpHdYz2CzFdaynu186jldoYqU5rL97WEuaR9h7fpo3XkIRg3i7hBnVOuE88E7YwAQke4pKEP5PohIdCfMJoqYT9UShOaGaqEkyl+oSV4p0EE/5JAie0JzygVonHqH1iDzoqcRf1S9wgxft10JDED/jIxE80cYkT2cLEr7jSxDip2LGYr038G38j8S65n/gHoTVxJZUSg0Rp825WNBtBlUnLxb5JS0ydku5JjgOzqV/SKD44aa64MmkNH5v0kuiSksU9SQ3i0SSJXk4KfHcrKVX9JOmspj2pm2Slu8Xb67rTUboajbeunyJU11tcpxvPx+vGCoW6HHpWt4hv1JXQezoj2qJ7Tt7qxgtk98dir91DqeNuZ2HM7o+koN3n+LDdYXe37d5Jq3e3MPW7L/H3d/9CW3d/Lf66+wjlkt0Zm+RGqXL2YToouUZ04ffTMclLqad9Dps5KYP3TSb2wcnDpYhktXFssok6NdmXLU1eq65NHvOuKZmVniZ70p+TOZ5L+aOJTcpqOirlz9Q75Wc+KGWIIixlBx+Tsl1MT3lDi1NO08qUvvRyyiB6K+UFfZRyiLal1NKVESEmYkoitUk9ITmmugljUsfw/qnH+ZDUNeLG1P5iYuobkpuq4ktT08Wzqb0Ujall4r1UgT5Nfcu3p5pLqrRJ3e3SfmDc0gL4oLRQGpU2dEB82g7BsttzMTvNlC9J+1ysTvMRG9KEd01pj+nTtJ3S27RplKS7vbNMHyY4pj8m3umb6Ox0V7oyfT0Tm/4l0aXn0cL0G3xFerlo5eAo1KcfEh6lb5I60kPNVBnbeKcMP947o5YGZawSwjJuirsy9ovZGZPYkoznfGVGrng5o97ms4yzwpuMl7wyswb6v4K3zQyXOLtUQZNpIwZmfsGEZtbfXZv5hOZmekilmf9BazLHMY2ZUbjnINqcqRSfZq4W3mY2c1yWCe2btZBxylILblk9heCsSXRj1jWanGVJC7O+kiqybtNch0C+NiuMNmW5it9nDePfZCVJHVk9BFV2gZQZGCvZZ0cJmuwXQkD2X/mw7Ak0JtuLarM309xsc7EsmxVqs3+h97K/41qyV9L27BiqG/5MzeVYULucLxycc0osJ+eMpFE5u6235VwR3LZrpZKcY3xVzjLmRs5P/P0cK+ZNzjn6W461aJF7k/K5fSWX3BTqmftHJiD3LReRe4fG5f5MU3ODaXFuX6Ey9wF3I/dL+ij3j0JbbgFV5CXxlnnzGfu86eaavCYSkPd3Gpq3iUbnXZfCRh+lu/JuSLl5J9nSvEDxQp4tfyNvLr2fN5C25p0Wf83rJ+n4lRKXv0xtk/8Dcc5fTr3yE6SA/AIamj9QalXmsq3D/0aj8yfTXfnbmcz8H+nB/Dh1Tf7H/K38NNqSn0/f5q8XvexfUlJQK1kWfCAF2PTi7QtiWbeCfYJvQU9xWcFrGlNQ1l1bMFUqKVhoUlVwj94qUEqPCj6kbQXfiVLBZY2qcD7nVPgF8Sy0pIGF0+iywm/FjYUTxcTCWJpfaEtLC2dxNYV9uBuFQwY8KlwjtRU+F8TCu5yqyFawLzpNXYsSBd+iSBpVVCLEFQUxJUUhtLooSWwoiqZNRW+YJ0V7hfYiC3HjNJceffZYKDz3HJbaYy34gD0zxSV7/Lv8m4TKjm5kf2Nj8srZmk84CwfLBbNzD63MJ7ZW2X+5v9TSrmqmOt+2Ksyp2WqIdoXaONXeRsV+oux9bJRJROmn99Q5zjdmhzkk/3Be5xausqzx7vVgVO8bfyE9tgZ55322SWn5uNegjI2W45nvy3htLw9VqIONt7fWz9TXPzGy5vzUIIvxThH2503JQDcmknxbURqlHlke9+Dw6J6f2/Mms4PMg6YtIoxD4Bn79NIQv9YQXveX3jUWtsmLVK9m39Ks9i01HjTj2LcfJw7Zd76nclezz6l7rgl2QcF2YZ/ZW3azHULqchUx9ZM3uZJexZajIlP9XttVzPPmfNb+5O376HCvOUklA31siMXHv/tZ6Wai69cnP9HmrQPp5cfZZjg4T4q0MjZb5s6m+1jYT60IvnLjtdZYazu+f0R2ATPm2ThvZh/nGPlsb+IFk7KRqpjG4e2MxmjakSJzxfgpX1mN9PXQDdd4Bk3wTjG58Qcd9THNy1X7cEM0YZ8tmzLRxl+cmn/TqOfdURojf8tF1lbO6tzU4kTfKlvWKq2HeqrnRy1caIWlxyHu60mM6tFd1ifMstkhun3VP39V9azL0m8+zhx0UOur9ZkSFtPssDBsUeOUzFI/0wU6tTa9MYgZqu5xdIDDIDO1bd1EZsywRstB5qTURLVxQt7jsAG3vIo4x6PRSssh/o6tqdL1Xo7Mofu9FFq1Z6XWki10Y5wKfyHJfj0m3LyRq79ejw3eGUffMANok9Xh2zc0EX1H2hmVK8k+5xhLPs07vchq9vhgorUxU39MSP/jdrX3lMuIMkDTQxeeqK2ZwUTOYiffiHL65/z5snn3Vzsq+mrsPS0DC3vYLwjNeT2gh08Z+SKMNGq3XPdy4DTThvjq4sc8cjArCyC+tirt7kEOiznFjdcOg9NdhnOz1MEDwm4Pj8pv6XN4OHkVxpVm6hwbnYzcR8XutrMcHHT0dz+Bn6aN67F62XHLDoWF9BGmodQEpSonfdzwNMzbgp1zwjKR2M/K1jLGWkJ89D+FTC6RdcwQRZviraKMXcjd4rYZ/dmoyPiY8bBuum513Vq7id3Mlf3+8XPpGSe+94/TRpr6dL5PCL5hX+H9mdYxKMuay7C3VBDLXvbyj9USO+KCHLyu8iY3VUpy3TqcZFh3w2s3MpANIxPJLo9w4u1x2WYiuWRj9M/dGawTSKI1S3KB69bmxIS1ZyeS656TyWvPqeQ3z5nAXKKesIC4TwgnOs8VpMpzNWn0XA9sJq2e20iH53XS5HGbvPW4T4jnU5Lt8Zqc9Wgn1z0UTJgHC5Qy8e6HgdPMdvcaYK6xNxlszOl/GXwk663wIakevqTQYzq55xFAnngEknaP2cTWM5iM8VxIYj2XkWkeEWSeRyQJ9VyD86LJQY915ILHRvLYI5b86rGduHqe7hlO6noakUs9jX73C8H7NPbGfpoSMl2jIDOAmcAsYA4wF5gPLAAWAYuBpUA4EAGsBCKB9cBGYDMQB+wAPgKOYtyTeD0FnAbOAOeA88BF4BJwBbgKXAM+Bm4AN4FbwJfAPeBr4BHwLfBnjSV5C/wF+Bn4u+b3W8B4mmiJk4mCaIDRAMM2WkwkhJlEkpnJRMlMIQvZqXidTm7Dlo+ZGeQp7PmamYljQUTpOZtwijnEQjGXmDLzyTzPBTi+kHgpwjHGcuLPrMD7VcSOXY3XNSQTti5h1pIK2LuKWY9jMRh3I7nJbCLNzGaMsRV+2obj2wlRVJLLRtfJDY9PSJTiJolWfEoS3W+TNo8vSYP7fSJ6fE1+cn9EAhRPyK/MU5Ls8Zw4K14QF8VL4uv+mpzw+DPRureTyx6/kBp3EXPsIHWMgglBDIV4WDFKd2sggFG5zwAiGXv31UApE4vYikVsbURsbXTPY3tpi9i+2r2snXYfy2sPsYO0R1gX7XF2jPYMa6o9z1pqL7JW2kusjfYa25d8wlqSz1hTcpuN1X7OumrvsQpizdlr+3J22tGcN3HnfAkRlIQBlIAJYAn0AGyBPoA94AA4AUMADTAScAPGA97ARMAfmAoEAbOABUAYEA5EAquBawJPfhO8//Gr+cHGLcgVpdbf2F87DfjYGDEDfG08VHvbPIx8Y64gTwAX5Lg/bB8Ju3rhuJ+5kkwB5oEP/FQcccTnc4k7crbD44r1RKKzNvwy93C2lPElJR6TyVHESwtiRfQIJm7IeR/PCLLEYwWJRAyUwf+XkWuSx2bCedboOaQbmY9xplib/X7LJtbeeCKs6UO0HpNINsbOxNhljB+p8ZhCzjL+pNZjKrmDuHyBa73xmEka2CCiQlyqPOeQvsh5Z8/5ZIlnCIlAbEYh/30Qm5nsMuLjsZwEMREkEHOKYFaSjR6rSCzq/BaPtaQS86v2WE+0bAy5g/i847EJPBJLfvLYSuw948ggxKiz53bE/kLGxn0REIYYCgc+ZNzcl/Eqshy4Z2StfWzU83f30wP2mUgS2cnAVGAm2cXOxnXm4u9w4suuAFYD64k3u5H4sJvxd9fvr1qbQJavNccrS1YDHFtqBC5Gru5Hrp6FLa4jNyVmLhmqWEDOYkxv5GAocjDWYzXRIefqkWdvmG0klr1BxiCv3BRfk2rFA1KJPPqZaUUuvcD3fyExil+Rdx2klnnNcORPwCBFpnYw4KLgyAggjw1y28dq3Y6wqW5nWOJ2idW4fcK6udlyhcwAbg/jxs1jJnEhjCvPkXHAQmARz/3+F9fDDxM+3Iw4AGpgSLiZ9qGJN/nUpPOX7dlS04nkNzKZGDNTgUASDJsZ4/6U4JvZ8Oko1JHfyAocWw2sI71gO2PcoxJcYgM/tXtWknSv6+QWasob1JQOjyfkN/BFOupKNepKg0cHaQQvhIIXQsELHHiBAy8owQtK8EEc+CAOfLAFfLAFfDDbrYhd6bYX2Mcmuh1iz+L+092Os2Wwwa5x59nt4y4Cl4Br7MZxn7BR4z5jV467zVq6fc66uPXkhmptuV7asZwrceOmwQAcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAjtwgc/vdtBwQ/x4kgjfCcTP14ss8811sCH5Dlak0GEMaXYw1t4D7juotKxaQZSAGTAAGAh4qk3JJLxOVuP6eJ2h9ibheI1Q25IVwEYc3wRsAbYC29UqsgOIV98iO4FEHEsCkoEUIE9dRvKBMrUNqcTYx4GTaiU5q44h54Ba4DzQYBZGbpopyadAP7aUzCRlqD+1ivUkQrGZbFHw4RMRU+ATc3CVuYpo+kwkY/sYNtqYzBJlHjsP/ouCz466VcEv1awzfMe5XWRt3T5jg93usAFuRCAMAygAFuAAI8AY6AYoARPAFDADVIA5YAF0B+yFFvithaiBAYAjMBAYBAwGnIAhwFBgGOAMDAdcgBFAmKCF77RkGbAciABWACuBVUAksBqIAtYA0cBaYB2wHogRdCRWKCHxwhtyQYBGAH4FXCy9yUCoPC8915qQwWyLYhJyxZcUg1dvslPIBXBqI7TTAyaAfI98+4mZTZSo8b0UwcROsRznRpCF4MxUdhWJA18meqwhxUw0KUXuoWKS26jlj5hYfHeI3g+/30ZFxTZyE4ktO4nk45qF4K0T4C0v1p9UgQ9V7HTizgaQp7juz+AxDtyowrX74tr28HGHYiHxA38/xjyCMY954LZocBthI8k68OYdRRTGWIPzokkF5lMLvrupAH9jTk8wp6fghQbFdtzPE3BcB7jwIs7KV/glvJ/f1yotuaaCvYDbgDFrj/kmYp4HMc9qcNBNzOs38I8L5uGL64fh+jHgnlRcqxHjv2WcFG3joMjH5bGB4Ihd4IdkxNdv4AQX8KOrmyWnZXpyiUwv8KMth3wCJ2g4H2Ys58u4crbgTQWZBH4o5Z3JYd75d/brzragfuxC/dgFe+0CF26HjeJRP3bJXI/64Q07eIMDPVE/vFA/vNlYjiObgYfIm3wzDrmjIvPNvMkUM1Niw9or8ti3rkWsctxe1nHcPtZ73CE2eNxhdg/mHTnuOKsdd4YtdT3P1rleZO+7XsK511hu3MesP+7FFtymGTe4RzgZ2aObdhTwJXLuG3Nj8kDfN3Dkj/r3psQ+PByx0B08//stGU3ZFvQSSthzFOyphP3awds+4G1v/YZa1rjfPPYnzM8Y81Njfl6Y32zMaxfmdRDzuoB53cO8fsK8FJiXH+bVC/NyGSd/f78mjFmv4aC3YQMgDtgBfAncA74GHgHfarjOXR9bwCcKxJor+OQG5iOilh1EHQvTN4UafI6YRZ296TGXeKF/iUZdTYWOMWwANoANQz1u8PQhOvQgucipF57+pA7nKyZMh44IIPc9ZpDX0CpvoVUk6BRL6BQeOkUDjcRPmEeCoFeWoa65TlhIYjzDiRb9ih/6ldnIuUrPSLId17uBviUXOmoPtEoVtMpZaJV6z43odzZBc8WSnzGfFs8txMpzK3GELUVolVGepYwOtUyHWpaIWpbort/Pp5+WMeqnIN0AE8AMMAd6AO6AJ+DVjyMfAD74e46+1zL9Rw1xYsMQj3KvcBS5cRu54YpYdIcvZe0fibzIRF6I4OUOvf0U+nxSoL9Ix3dMkVMnwDd1+K4pM43cx/dNmTnECvZXob67Q8O4I+ejYQcF+okAjGmKfIsG72zH2KZMFNmD8U2R3/fhKxVipwPapgP9g4tnKW+L/LEldbwduQQ04e8vgHn62Df0QZctE8g+S5YcAI5YmhOWLUW/ymFuP6FfbQAPGWNOKsTnIMU8EgC/eEFvcJhHDfpWLdjDGNdX4dptzBZiAVuTCddJM7RGO7QGh/41HzrjAnTGTfSvEdAYEehftfCDFn7YBT/scm/Q6x1Di65kW6B3jXF9FexSj7hR4foWuL4F7LEQOjZSngPsa4w5qGCHXYgHFeZgAX7zgx63gA3soFGHYi4q5mvys/svpNY9Cr3NGmAfqyZHWBW5hNdP8HqP5Ygx+MaS04GTnLS9uEymN5cNXipmeC4Xsb+fGQwMA4ZzuxgN5weeciOuXCAzjgsCVy1kvLjZyI9QZgowHZjBeTPzMOYjcM43QBvwCvDS2/332/ENQv2eQ9LZYGjyTSSAjSWBbB1q03X0AVf1fcHv+wEftpGtJKO80HuhXvPQnO7Idx/U7YVut9m+0FhuqN0qaCoVNJUKmkoFDaVCLVah5qpQc6EHgJGAGzAeCAJmAQuAMCAciARWA9cEe2gmLy2Z2FylMGvp13X3TDmgc/f8c2c1Tr8HkGEfOPl4ty7HlfqdrAipxHHTLsfNuuyRbN5lS9bII4brKP6xb9Hvdg374Pev/zyf+S83ebX3/r/1OddlK7+6Pf/dXmL/nJ88Vtu/cZ5sQ+Xe//08+fpO/8Z5sv1tu9i5j34nLMN/M/+xIbHBT7O6nCfvdDan83hwl+Nz5R1U3++R/Y9NiA3/LXi/c2rn9xZ1+V4osLjz+JIux5d27uQoHw/vcnyZvJPi+73K3+8I3Pm68n0P2Pm9yC7fWw1Evd/x9/0Oip3nre1y3jpgfefxmC7HNwAbO49v6nJc3vR8c+fxLV2Ob5V3QOw8vq3L8e3Ajs7j8V2O75R3OOw8/mGX43IhSeg8ntjluLxFoq7z/e7O1+TO81K6nJcqr5l2Hk/vcjwDyOw8ntXleDaQ0/leXjHOk/fqBQqAQqCoSy4Zd+bm+3Arfr8G2Pm6//0Oiu+3MX+/U2Ln68HO10O/28aUkMOdr2Vdd2/tfK3ofD3S+Xq08/WYvHMrLljZJXaDOv8+/i/xfKLL/Z4EqrrcU7f3Wz4zCpYzMv5fj5t3yRvSuMrwUMY+/l/2h1zi/d9sjv1fb9uoyfP+LzeaLI1t7Hz1Jv/OOJGl//U42nmGt94f/n6cxmX/z+Zpn/lfj9+41fC2ceP/OM9/5XDXzt3PyVNCRo7qfPPsn+exnbVj5PtBfiD6vQHf/z26y9/yf1928bvh2dDv39/tfL33fgftf/n8vtzvAA+Ah8Aj4Bvgcefn33a5B8v3NjPERzeliamZytyiuxxvT7rE23fyjsqdcfjHLsdbOqctH3/a5Thun7R2Hn/e5fgL4GXn8bYux18BrzuP/6nLcXk73h/Jf7bl/1wn/nPd+Nc6KI/x9qP/vd78z/XT8T/VVxmRB//9cf87++t3Vu781l87X9s7X3/5X3WBxvvf/fx9DLNdCe1/qdP2h/79+/u/rXO6jlf6b8xDHq/50P9bP//f01n/9ee+/+n+9Bq09N/zR03p/3f313V+msP/3vyCDv//I16a/415KP61gP8358V4/MsmwhA7zRA6Wgict4A3RE4MkAvUAI3ALaAZeAS0AK+Bt0A7IAIS0AH8pjOIIwXAAcaAJWAPOAEawA1wBzwBL8Ab8AeCgTAgBtACrcBb+XyIrCDAHiJLA1hCXDkDboAvEASEABFADFABVAGNQC4EWDPQApRCgNUCjYA9BNh9oAVoBzoADkLMUgbEmC1gD8QDuYAGwswbaAZUEGi2gD0QAcQAcYAWSAVKgcZOEacBgoAYwB6CLggIA3IBG4g7e0ADVAA1QCbEXilQC9QDzbL4m1hzS2FWw1gUZVVdOp9/NqDHbe0tKXeCcd/22ZNHDH69nNaaHt1faa3uVfOBRYhtymSHefuyvrw8eusrbsbfTKcNrVl5/8xAt+rBfSqPP9j2x+/6916cOXebfUu85ZNb8//Wp2bw4WOPRwV5PC192uvK9CTVuYJfVwtnw6Xi1fvOrhyhjMtYY9zX4tW4T79++GjXQ+GWmLlmxC8/1f1ly+e5I63YkvCJuuGhN98dO+BcXp3QZtJz8Lm0kW5rvz7NHZcS/w8xDWLEWD8EAA==
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
