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
H4sIAAAAAAACA+w6C3RV1ZXn7HPPfTd5L7z7IIEQUO99CRiUT3SYhElQuVGQqiPW+mvrjGTgocRAYhKddtabvIBIUQEfvy7G+qH+Sh3RKAH5alSqiGlNK2PRYo0jIu2g0qmdOtN2Mfucfd8vhI8DM2uGNe/xzr5nn7P32f+z7yKsrmUOZ4zxteaN03mCTYcEDkYioYBMEBQ48oQGbLqpkWruP2kanMpEPJ7eHUceehZIpHZpprhgJfqgEniwpvdnTJ/cpp/zUptzJyzDBfH5iayFQAZvJdrafKxJD7xtutXWln4WdEigLZHCpPaltUNcoC2NNJRYdEYbaaB0VrYhINVUU8fjeiU+PZgRzmcb15R5yCElnRHP2LltukGsZVtbygtkV+IHepQ+F6OtLSMYGbGNiPQCCo8PbW3kuDYfpzjG41qNOPnMTD0ImsZJD/JiXK+TENKHKGqcRjo07ksRT2S5Mj69IJH9UYz9IFHyxxVtIEEobbPUE8MfEGtfLtBSkFg6BlNsEmSVQNqWgUTcpwnEfSdgJMQzz4bvGCsRP2Jn3D8QH8zUohlPpNJBmZKJT82DJpMWtyIBCFqWZRjclty2DG5xsBgfOIgLZgUAAgGwAAAXbMGEJWyhP5ZdaJhcGEXCKDAEfgfgYPX9GH0/nNvpLy8sDAweEo4UhyKR4kDYGhqQ9tASGbCG2SUlJnBZEimB4VIIkxvDSiRYEsQZ6nPmWSUlkYhjRdxooESYJdKUwIUMSREKhUpLy/CcEQIk/iuzcFA/g+Z4KOeRYinCJuoEIv0NqI8Ih0UgJCIDDCMQCZlh0xlgmsWosyUCpjAMxzTVRBklT+QFAnl5+lGPyk7IB38B9QQpnHrGD8/9jDwbdbF4EBgrDytZhNRiWDwUDIYidgiCo6zh8sxR58hzR48Za9pmWBQPHlcQzM/6VlgllnaLsM4TYATCgfMjJud/BuP/vLJqXGURch1VUsL5hL+o5jXBiQZaSV5w4UUXTRoruVd7cdCwwEazQUX+JZfgnFl8sl2RbxuGif5HidkUYDzAuMH4pVO/8hXbCAtclLYMh4S00Fy2LYUtL7vMAiZxNaxG9TWEuPziMusK/pdBDpJxhuFjRyx+ZUjaaOAKAQxYyOIVVpiDLW07NG3s2LEBUcGYbalCjp8AWU8ZUH3Rt1xkxxSXyo5XCfSIKWxms3IbqQBHdAAUCBFCZgJXKmUAXa/dK7WRjVAI/RQxeOCrqKNVWj3u6q8Fr7jm2nEjR153ffUN118vi3BnYNy4Mkvyc2q4nFIjw/Kc89R5X79SBsvkODllyhQZDE75xrWGYVlSSuW7cosXF0sDDEtxZZaF/2xmGN+MGDbmVYA38cWwGGVBe5ifysYE9zreMoMJ5u17HRRgavjiKf3M1bB2nX5eu0uDL57RoJc2tHdqsOenGuwl0ENrjxHBSkKuJtBLhyzu0SBJoIfAbgKHiK6ngwgIbHqWuNB5O2l2iEDXejpvA9HRrP1HdAKRHyBkkkDvcxp0EFhN4AsCOwmspZ2biLyTWB8isIPA575BCCwaqvcXqbGbNixyNHs9dm0lQxHo3a7B09q+z+gx+QZZi0CS9q2m2RoCC7qJLYGDBA4R2P1j4k9g20/IMAQee5NUItChj3tWj8/pcb0eO/W4QY+LthBvEnMTzVYT2Kh3PK/Hg6T7Zj1p96UksIUY0WQxgS82kzMI7CGwVW/cRqFGar+qJ6/pcaceX9fjLj2+occvSJpeAnsoEtrJeYfIa2sIuYjAGkQGXpSOOSc2p7H528Dspoa6b9/c3Hj73Jk3tTbePuMW9rGIZOOa6+6INbDfioFZyKZY86zG5jns96I4C9sSa72pqa65bk6sNdbM/iAKsynS+O8Yg/vQ4K919tyb2b3GwNwVjV2Rg22Ozbq9pa6BrTIiOdgZjc0z2f1GOJtBa2MTe7jPPjVhj+SIMBMtMbcF9WyNsceNkqyVGQ2xumafuRJlrVGUtdrQWJcy2ZOGnWuyGTH2dM5mxNXHZrSiydlzOZtb/nb2rFa2MUfJGY1z5tTNncleysHeEWtumd04l72au7euta6h8Wb2Wo7us5pjMbYrB9XYFJvLunPOntHQ2BJjPTm4WcpP7Gc5Z9wyu0VLvtsYlIWNNcTmxOa2trC3czbXzbyjbi7q/wujsK+fm2KxmeyDHLtQzNzeggsf9vFerInt7+P7lta65lZ2wMjbhYUb6/K9YAYG5OWHIsGCokGFQwZHS8tGjDz73HNGjR09prIK79qaK6ddfsXkKbUXv2vu5e/xX/IF5vu8l3/A9/GP+H5+gP+K/5q7B/kn/FPea37GD/Hf8FV8LX+db4Xt8Cq8Bj3wM3gLdsN++BgOwK/g19DNh/8O6prjfzX3C3iX/zu8wz+H6bf9Br7Z8K1v3Po7vod/zn/O/xVuavo3eJv/Fv66sfVrMz+Ba2f9C3z1bw7C1TPuuCb2KVx389/dOOf38E/8M7j+lkNww2zv6/VJWAbLYQWshFWwSKwXnWKD2CieF5vEZrFFbBXbxHbxgmgXf4AVYqFYKXaL/eIj8YrYIT4Ti4ylxkrje8adxqPGE8YPjeeNl43z/sP4o/Gx8ZDxgHxQPiQflmvk9+Uj8lH5mHxcPiF/INfKH8on5QfySfGO/Mw4bKySbxpPy7flz+Ue+a78hdwr35PPyJdkp9wiX5TPyU3yBfmsfF52yfVys5xndsiNcr65QW6VL8MrsAN+BD3mK+Ye86fm87AJNsMW2Amvwy54A7rhx/ATeBP2wnvwS3gfeuED+Gf4EPbBR5D/xCMDDpqdnEOidF57ezuLcq+9fX7731fCRIfXqsdP8qugwuHe2ZVQjoBVszInvcnxNz2YVwWFKQJeBRZuCVcCc3jpfM0WvN77ENZ7DfWVMMHhDngdGcRojehdmkYM14gd96QRtkY8sTiNMILTOE/AJIeVA7YMUwuYw/RzVHjcEcPwcFwUkwuY8PckLitg2E8GHXB4pF1JpQcHV3BzMHiXQCvgMWqzEh2hEQWHjWFWVNh36r3IuZpZShaUQO0dw/KqWZ56Gsfza3g+0YcqIaSgTfSFufSFRG8TfVE1KyL6wTV8MNEXV0KxgsOJ3smld4h+ONG71cwl+mgNjxKuTDtJcShXXkM4mjhV5HKqIE6jieq8anYecTq/hp+vTDuGTfQO8ykFjJiNr4TxCk4gZhNzmU0kZhOI2QXV7AJidmENv9Dh4SCGxPh6RakAGwWsCo0MnlWPGKveNzoPzkG/0RcJDvPbvET9AOy/RdBhkwtAe8U7jJ/AbQSmKKRn1LssxPUe3t8e7u8J+lHi8Xrt9Nd16GstvD3MC2BwgH0XhWwtq+IjUcL2HaKGlzlQe+gAhvZwhekWykNQe2DX41sXLjmjCp0JtSqBHBX74KEu1zhQukAzEp4ONDzwKlq6Ak8R3jwfOVUxpHS6BB9fZSr3QCXaBL3ypwWGsjt4o+uVRGgzyimvK5nOhkkOBO/SquijPPvWqCzTj2ljgpe4tABXXFB2AjRA1HRgKlrG9Az1u2yYC0FHKgFDCEL1KlHsfQuRSYkjMaijoIyLlCr20ejKX9Kz6+kgB8JBht/hOu+8Ln6bTklYV+ssdPi6BVUCzX19joiGT4mZdK5QwLAXEQId6HIFLFc6ek4p6chKtC+GiRLBSJ8dPIvzNvQw81e3R41aZ9GFuAdpL0Q/C5b5GeoNQw+1KuFRknpXx5XlCpgkdNHAgMa4cwUGw33t2gDgFeK2EOqgKDxhJ+lgqhO6StgPUT3BvLfvp8fgEEYlyvBLlP2hsmcwePGJHL08dfRO1t/Zs/s/W1eczJwKiRocNZSp5XL74dRyhZqPz2yfmBK9HC5Ja5Ey3QCWI0AxVuBSnSye5YlM6tA+K73vIq0s+tA1tJbob8xINIxycFRO1oFiODIyL12Vg9rnUaMAlQ425UQNZAc21gg/rLkKa67CWjh8qjajoX4Y1jredViDCmusBamwBgxrV8V0Ooq5iuImLhKaO9OyqYuA9yko/nWDNwR6KypUPKIFrtTn0k69xSdrrtSxSLUHqbI1VQfO4/6JOWfCEWdyFUY8dTQqikmkbyKPXYYWFFNbsBoa2QLAiQmQ8fEwRlat18WXX66jVgdCMFis1gxauDR7gTqIhcfuIMZTB8H77SD+lNVBrAPqIApyO4iu5X06iPblfTqIjmV9Oojksj4dxNNLsjqITQZavfQ7OrAO8BMu/iQ4ln9vQKUu/Or66GVU+f3V6YhW1u1FouybYGl/N8F9/d8Eo/pcBNv9i8A3iOHddXdamcLs+wFd9FpGzxs1Ys2K7MsCN8JMJDmIqPYu1JBpHJ+LuM9Zig+e2XUYQzuOj90o7QKuWfVkWC3iWoGkr0CSk1orCb3MR68muofvTdM95m/s0G58GQXo5BnlF3Pfej1ovQdoMr99+4AqWMvJIO2c5N2o5tt4WmBkuY/OXu6f3euftJfQK3z0nqzjdpN4a1amxetRq9jwdvvH7aTdPe3ogB34fOxLru5olxxFgbdSy6Cvu47/2nV3vBNWnfQJR1fQDh5jsfj42n/3pGWLqRN0DrhQqhsGrwyvH/z6ySvUlfn0fO1oBwWFajbcEZnEFV6+SlyR6dgUxVv3ZGWTCLq5LcUoURxVrYQSkHqLI3fYx93B+u5INyQn1BA887+lIWgAnuBtvpu7WFa36bnq+pJeMd6znvvHfNQPZ9jka5TEL0TmZ16+5ChhuabyNQpKZjIxiXB3F0v5e2sVRBNm6rQeeWuU00rp3dS3C/Q+x141VbrVPdSl3kJhUuk9Cpd6RaQZxofo/0Uxszv9ssjt91WrQCv0plh6r449dBAKOVnfyklZrxKCkb40xysO6m2tawm1Ksisd6Eu3brvQUqDLFq6WHM0dQtDE9VS9BiaTqj2kU+JKhn9RRP7Fo/f4chpBUgiCKuYmmhg/F0+zFNi9Rgohv0cNTblyM81gzqT3IDHXEso7tKxLs1IgjojztLZOK1A+XOnryIq4wRw5qtYe//6/d3/sH7/vouqxLf0va0/h3DalJk+2sWqxC2Z+T+q+XRqArCGo0zt4OLr8xh2N7j48jyO3wNuUOEXgxtS+FXgFij8d8EdoPCbADMB4TZwwwquBtdW8AFwIwquAXeggo+BO0jRrwW3UM2T4Bap+UpwB6v5AnCHqPkicIt97bjXwevt9ZRjQ5xi/+W2yBnsP9lOxBnoDHIK7U4yqdfDFFkvjmH1Epwd2XjGDe5QBa5xSxS4yh2mwFPgDlcHbwD3DKXYRnDPVPgOiJ6l8J0QdVKv1TqCNpBA+J6mIsIxlZsxdOvdMHpKBULUVaEgVKeGT5c7YYzro/jedMIqyUwM1p2sQbXKZ9bw67D8nVHNrkXgVLNrEJylGhThDFcNinCGqs5EOCWqKxHOMNVACKdQdSXCGaQ6EuEMrMS6IZyIasSEY6tGTzgDarCDEk5BNRuBYLBq+4RTpEuyE1IdmnCCNbwEQX41G4qguJphcXaG6ALs5KkabSlFLR14GLSYH9ip6nbdjabTL0oJl04/fd/fkGq6vPv9Kx/bMGXCq7AoLMkpCkuOUxSW9FMU1ui0XZJVFBYeURSUB7KLgvZIf0Xh++1foigkT7YoJHMDI/k/VxRO71rQdcxaMJVqwSVUCyadglqQPPFa0K/LT4takE438PZq+2OS5RYC9arhV4Lv+ZVgDadS8ADHWrA0pxYsPU4tWNpPLdirG4SlWbXgviMbhD61IHm0WvDel2oQxMk2CCL3khCnsBZQlnetVWmO74n/3zHoLK44VpGYQEViPBWJilPRMIgTbxj6i4XTrUis5fWUfblF4lCmSDzgF4mDfpE4oIpEMqdIJI9TJJL9FAl6YUlmFYl5RzYMok/DII5SJBZ8qYbhZItEMjcwkv8NRaLTz/L/69ntHCu7yym7yyi7nVPRApx4dvfrxNMtuz/X2Y1pk5vd2yCd3Q/62b0JKLs7AbN7WU52LztOdi/rJ7vv1C3AsqzsXn5kC9Anu5NHze4v1QLAybYAkFv24dRn91O5d3rPi6dJttvHyvZiyvZCynb7VNzlcOJ3eX9OPd2yvUt7Ldk32xeJdLY/5Gf7AkHZ3o75WLoiJ9tXHCfbV/ST7e/obF+Rle0rj7zLoc9dDkfJ9ne/TLZ3n2y2d+cGRvepz/b2AxflNPA/OD2S/RiZblGmG5Tp7BRkeveJZ3q/Dj3dMn2xvioxhXIzfXcm0x/2M73Hz/RuPwPcCIZ1UIW1180mR4ekAzfqBBHTUI+D5pj+O5mIMnxYR7gK0ahYFy2trVhIgRQduC5apv+3S4Vx1FwXHVHr3HlV1BpGAR7NW7fAHenZGKimZ7VS1EWLm9ERdmszhn2ZU1p7+LC400GKEbUTFi5wz84JyW06ClBm0ynO/B+8Nkk/+xCrZBYYIFruafqvKkhJ3IUxbKcVVOps4dFB69xSJdZmHi1c55YpsTs55VkHd63M316NYZt4tGiAAMYBC4rH09Hawf17z5dCLz7k1wr1323H2gn+Tq1P3/Wgo02NJi9XRi7Tth08zLHQqiNQqABqNjCdrepJM9NGcEY4I6/G9XKn1EGSMmVc5+yrU7awt6cs5qj/7itU3ilqdgYpvzh5yCvf01luv0ClPIdKaaj+r9NGY9ajb8PoXfX3U1MKDBWrFDWqIuOeiObyIgVfMOMY7Qx1Rfj+UdVEZKJPYwX5OOMybRtfcqH/TCP7LJRYMUdRPO6f25U6N5KuHyaRhKJWun5Yqn6Y/RCp1LG0KBEtHOaHXd9HqKBSPeiZeEfov6W0X/pP9s4uRo7squP11d3VXR9d7flqT/dM36qxk1mtrfVDsh4btJmy1l7vPrCJFCGQeOABBGlHQp5YK4GQPV47i3chsJGQ2CxitWEDNiQDS0jAEAx+iJQFheBAHoAN0YYPQeDFD0QkEALnf86t6qru6tker3ch4Iee21N9637Xvb97zrmneMFinTOmBl79aiNFMtUKLWvxEsta2k/S/AkVr/e8bdb+500uoRNNLLG3tFkvmjisGU1qrBtN6vkiUD9urFNQe9CCfaXD5ivK1tYmUC1zWQ5hfoQqVcryjnJZ3iFxj0hZ3nnceKeU5cHvMh9k60oeJNC8wuDOgI2SM2EIZMllk+1YJMHvlqJs4NbN2JI0Hk5yc6IpBkyjNAzM/JwUPf7e0XFbn9nSeQuV0O+rsncUZTMPN+Vos5t6yuqa4RrbHtDAZ4XLMPpTuQE2YI6ooF0xPGCbqpFp415y+mXJ6Rd0Ti/tMadXLcsc6bpvFzXryuRFqaoHTLmse7ImqgjiOJvLGP1xZi/HjyDr50XtTkEUNxB0afWlQBGhUbBOKxUFR4jPqHSHjQ2YCjvKO2qvU9A6SgThqOZRu0uBe9SOKGgctYkRRXlvw0QUU/zac1yNbdhW1VRNK+gdKII2aGzRw3CagptscGQDLY+cTEygJxSrqZEe+ZbMeHKNjQgoMl3micjhNP+EJy9n7SMcwgQYjWpkdiM1asSscT+CxjV/sspsYebGLTTr5wTRSw0rVS+1GhpSGg4tK22HppbmQ9tLC6IzpBHRO9QeaEAe60RF5QaEMDzi5uKG6eZthR44ZrtZY+gmekWaaLJpRjYWZ2Yf4R+TEc7KlBTWw78iY/yzs47xPeT1q5IXy2RTArv06h7zuujcM+ovGfXfVbN+obiRVb9dtOq3c6t+T9aizb2tZ7J+ZQvZ6b0tZKclDVrPvB83zQuzLEl97pXR/4e4beV/3WqwAuZ2Q2spDb0e1220QJ3OF6gvu5Z1wTmP5ngibhYs8WlRDW2bDzWYBbDOv+Ggg1l10MHEIYaWNPsIs63RfWbVfaa+z1Mt1RodftDFaaI4O4lHsH3CYF5WI0jPinuyeJ0Y8MRN49K72dCrVLVasWpOXqHCN1TNqaqak1fNyStU+IaqOVVVc6ZVLauYn1eMZoZixWpZxfLrnvJRMcS2vNHlYoS8EQrfjGzeYlELiHr7Il1ve+NdTlspJMH2kgbtaQJsmMxs91T8VoiiO/uFvLMnonjj7S/5OBzDphgh8nHy1AvfClF0y7+Qt/xEFDRaoEI0pUfbK9jhPLFzOeHv3ontb9uXTqzTpou+bn+rcelEl69ub3+jfemE+9Rl/OBe0Rfoe/eKxMP19St8O5K9cpli+pRkglMonEGADIJRBsEog6CUgV/IwC9k4OcZ+JLBe5WngvfQesJ4e6rX9vLvaubcgkJuQSG3IM8t0NUJkWQ4SjIcJRmWkgwLSYaFJMM8yVBX4Ky3hP0fRHypIZb9so/znrRoydOjjse34IlPy6n5BM3UJg6iWHJewuKjSc5QjhXU0/NnEQG7Ojk2YUO6ZWlRSoMllvz7Y70EwCQGmJBCGe+nNbd4BiRpYDifw5rZwEzsQjJAG2BTNRAINRm8rbappDzjqXomJzB5o40SIazj8FJm8MpqWc7nFmdus3ktpa6n3QaOM8xkTXsjs6b9fKU17ReDenShdr52wTxP7ZlR422zgCxFkeez5uj/q9rmAfDF8l2pbyZawda8gYmnjhK6rEkg8IbIL25BXqWFOiwdZdlBk3bdtXPDxF83jDhQPhFKHCr/AaMVtxVd7MYRgvm4gyCK9yFwkjnEdJP5XGDSUVH0BcxNqr2TLEDWMreTLOIBD3eSJRa3+D0V0MPeVYtqQURVdGWJRVX71bwKU/fclmqzOGuZZQGxR0VuKzf2M1kU6hHShNzG/NxW4eNBLRcb19LnzKHyc7FxLX3NHAIXfMGFpMfHypRPKJEsHLVfM9XC1bivag+Y/2wmKzvxAtD6a2ayuhMvAvz+3ozDvGl7eIiTnpZa0YUQeYZV0BDK5XzPhGIxEWdiYS5Z9HURvtzVxMyqKJ7i/qB+GKA/FrkzVE/1qTOWCqNnPrQdw3So5eNYzeG5mRsv0SOBSQVOLYlgTkY4BR3BnFznMqv5OMaVuChQW1JdTPUDtaCoHIssUNv/HtzapwqvQoLW21IrLEEL6Obl1OAR/4eyM4DArM0CbO7uYexLrbWkG4IzGZF0+Qo3BppE763+jAep7KpM3kxhSwrTGIXgCFWNgkPxKoL1eAXBgbiHQGG0EM5RvjWo4UIE88gdajg5ykiVxZ4B+gY9bRSLxnL/FwqPzC0uTV1H9eI53+XxQDVEVHm66iXNTdtveIUfa1pNQ5sINK2PbYjPghX9Q1vrb+hhqROG0EI0UuH41Nz0YRWObO5r0Rcv6h3QJmVV86YUuVQrTzVYZpfVI6/6/TR5xQnCK2a85tdZ0Dge7WHxR/M9m/Ga/nrrXXHi21g5l6lz6cH3aWY9TBPUCn17Ag8zdY//gGlQZ/npT/DTrejbeURKWlnLQFexqdqoaB/DpSf/+YmH9uhDXulBXtmjzWZV7T2aYnoQW7ZVP/XfP0z6Koa+oQ9tx34KWtA39JWCvqGvVrFJywZkiMN7YaFRPBnJlBZG8scvoSv9vKXaOqxsbJoFQ8yE9OnThzorXqHPKn1i+ij6tACVLRELKGzRHBVjL+egVAcoWIFE0UF1+hT0sWN00D7zFPBhM0fxNtSBmgaigjk+G6P4pJzIHrDLXztmgwiSY7YLAYiZ7YY/Z9sOLWX59nubFjM7E4FUKkYdfQ6T2t7RilFnmmLUmKoYdUSXwwpOm7vQyTQ5stXHEZD7WRZFgUtLosSytbJUuQQR9fSaHB0C6ryKFqc1s3TX2i9JbhydY/Ha26Lc/slIbb70waxAqpYJlTivXLPkYPv4QxCkpL+mlUo/KBd/gC/+ur74fXLxvXzx4/mxPupfqNMc6LVOZ2d/d92wzhQJx5eyblSO9xlIsnImuWWcSZp7lmQ1ReDShA6Oz+Z0LuVqzWqZVvOwcVoGb/M+e1NkWvRtQ8sDWc7VlW/rItNqspzLlW9dkWmpJvqshcCNMXvcgnSrqZqZdEs16IEdSbdUUbrVOsbpemUhF92s3M7lvPiTsq4mJIr6KXg+bDSo8ZoEdw2Gu13QTmxXCmwnxiua7S4X2W4GrkPtq6fV79+Mffm6eWGTN32jJX+MBq2cBkPQIPEVaDBSIWiwQyBCNLgPwXw8hyCK5xE4yQJiukmm4p6naWyfpsEO6I/oY2En6YI+op1kPwNI2CNSvEyrZpcYkGmQruxnGiQkUBFBQNLfUh2CgGRli+b7nAg7RIRhRoMR0WAHu3yaLR8PnDEaDCdpMNQ0OBAaDEGDS0yDS1eBAEyD8U68pGkw2SFiFRqMclQaMA0ORjQYIc+o6tGI5PJeaPBuJTaFBrk/IiifqT+63BkHekpRZ+wv0ODiiAYPqgXQ4MJUGuQI5mQEpsEFuS40uBgfxJWDRRrcr5ZBg2uEhVSOLtNgj2lQUYUT0OBgS8VMg226eXWSBjsYGx3u7iGwbJwGeUROpUE9IwVipvFCYQxXs86pgA0JBB4j0WcsCTUmQo2xUGMo1NgRPUhXcHEguKgEFw8KLrarcbG6PNmDfjBeIKTCgAmKFiZlXOz4jlf4McPFUHARm4skLOJiR+MiPU1EYGEJF0PqD/pMw8UOjQYBPHAbHtFQc1tM34TbEppNiNsO0gXhtgP0bZzbOg9m5hIKHTvI9MzMbSrntkE1t7G6eQCK6SjF3KbUQXCbUjG4TQm3KXUA+KNUAvzJhk4EbotK3MZjjtIacdsg762ODqs7qq8WU/ss7WS2GNKiE0bcpc9SxWwtrAzJFFg5CX44yNwTROlL2Wl8Lt+t7DQ5bViDGzTw/BtxN71J01PajjtyFpmyi4gX5Tvr2iJZXpf4dDDwcOkhxsNE8DAWPAwFDzuCh12ODELsPsSEOBBCVEKIC0KI7TIhBkKI/t4IscpQdjohfriCEKcZyt4lQvzEXgnxg2+MEHeqCPE3qgjxN99iQny+KL3KdZ6vmYUj+SXj+22Tj+RLW9dEOsfmg7JMw0BQBGquTIVNbGdKfNLiGyCtclWL+cQDn/jKA58EygOfhMoDn7QRzNOs7IFPOgicZB9iusmcnmAgGWhrPgl3knmsh/sgtaL1MGCpFS2JXk/5EJDQoz0vfOJpUQVN5HMqYGlVyNKq/VQqmqYAYqFq5EI2LQdoqhDSqlAFRWmVw2uRl/OJk94SPvE0nywLGXvgk/mj9i1TzV8lMnIeMP/aTPo7hF7OYeOvtOCKHpQvmXGQL97LzCfLIz4JkGdQ1dWBXNZdLcVy0o2cKLhgJTy5S2mZFTFopUZnUCesojMWuCcGPdWjnlgswMncCE6U2gc42TcVTjiCORmB4WSfXBc4mYsVrqginCyqJcDJKs3rVI4FhpMuw0mPqrsCOFneUn2GE59u3p+Ku6kCnIQYHCH39TDWlS7CCQ9HurzNbYEWsSiBP+fhaWk5FfU120yAMQIE65SiI5IpB4yxjKAf9xF04xUE81R1B6gxQODTjOWISSn7xWjx7EoPkXa1UyoXLFT1eiYPiwYhHbUV7/MbPBTYbC57rmol8AiJTQo/OpovvAetDbrTA3h4RfAINXjgMWFbsAJ4QHhCHwYPDBdqH1nwHVg1hUCc6hKXKtVSYlqWVSOv+f00ScVxJp6qgV487Is0vfTpm9DLCs01RC+KLgi9DOib0EszqycW0Q2AlZv00PPLgll+0kLteqCXFuhlGevaZF2IuUQEE6oewwuhOeClp/qAl55qAl56WIvnKVgBvGRDKwC8BIUqejImKS2MSYGXZl7vUIeVTUeT2UALl1a04GlZC58gjAqw6/RggQuwsCEnguVuKJa7PVAFW/wqMQOGre4Ke0gRaRmbCEdipOuLibArZsCOGPca4g6Ot/Vj/aU3tu/bZLLBhkevO7H3Udu2aU2aAhlVZ+2mQ8bkWTtn6lm7XSBD+KA+RhU5LtS5Z/6WkQLg4ER/x9/dDBzw88zgoM1baunLk/hQS39rEh9q6ScL+OAKPjTeTHx4us34IPIRJ8OHZ60KCQkf8H0ZjG8eN65BUlI46PtiQSuGk77PFf5/aUy0Imd9tWjlb+5QbbaLuOR/h/IsWRb1WdLb4imrqEAbU55ZojwrikuujynPYJhbUJ6tlJVn2xaUZ6sQlzxjJQOtPHvaSpRWnl22CsqzFcaRlTtRnl2flHDgTMOdKc92T8ysijJSnsUj5RnNyavTlWdrr6c8W9uD8mwNV9YqlGcxgWlSVp6tUoUViGRli/bGmfKsP4Py7PpuyrPrI3HJX5TFJdNUQ9fHxCXuSFwSirhkQcQlSsQlAxGX+CIuWRFxyaKIS1ZFXNIWccnapHbt+qzatbV4Tqhld+2ac6faNXvP2rWiuKSo5hrkai4laq61XM2V7KrmWkXHrpTUXKu5uGRlFzXXiqi5Vpk4VtUaiGNVDUAcqyIuWYWoYJ4CNYOaq19Sc63OpuZSy2qexSU0f0HXFZ4w4kX6LMDGqFq4fWozPqC/fu9mfLAioparHNBylYMjuUo48nLIFfn5/L85dfAGjdADN+JFyFVCLUdppyFhT0g4JP8PsO6GIldZyOUqCyJXUSJXGYhcxRe5yorIVRZzucqiyFVWRa7SnqZ546npflri4rchfNGM346n6ZoJfMeVl81j9jqkLjD3NNTbj9ldCt4GlYahDkAUY6iDx2ye2J+1MpHMKzgkoRfgl0ukVOW6ZDop/WwFKU1zXbIrKdEUwxGOnEzq/LtsibRV9phcRv8a/ePFzISI78nj54hFl6KvyKL/xqDqt6ug6lNVUPXpAlTV3ySoerkAVX8ZVkHVdhGqwFAvjjHUc2MMxcikSamETtuCTh/dvodOFeh0bQydbpu7odNtM0enfzdzdPqmmaPTv5p3B52u8eq9UYCd23dsdrRrWmZFjP8f3HStmpu2uS2uCTdFX5oNmq5Ng6YjAk3rAk0HBJqUQFNfoKkr0BTJAPIFmlyBJkegyShB07W3CJo23iA0bZRgZeOuMtPGzMw0UYrvYGSippoBma5oZNr+DkemZzUyPQdkMvA0vWjOwEjbOSN92Tbr1YxU5epxOiN9qIKRprl6LDPSK9WMFGeMJCL0uKjRaujbcFBmhEuI2Eh/R3tJjv5F5EwZN2HFypPJ0YmvRte2Z6OnV6p0WY30dye5qZFen+SmRvp7k9zkvpnc9JXSocjXjDOJu2drJxfTg8lnv93ppk7ufTZEry6OR7YQRLGHoEsPkovjkQECluorl+Z8eUZCMYUKxA7KFyMoTyygWtr8qXQukubFb8DoyVVu8UzkETkTuckC59GRSO65V4oHIsXJMncn6pX5WYZa01WNkiHUtHORLo6W66fnq3eRS4uyvWmA+to92d49QL0HqPcA9R6g/h+X6d0D1NcF1KoXFEwH1GcqAHXaCwreVED9/TsA1K8+9YYA9TNVgPoHVYB64y0G1M+a/C5CHLlUxqN8nF2fihw+Lv/JIWx+gdNjPX7NCf+c0BL/qQvDGHH0Vws2SbSAiccquTv3vWNksSUqDTEKanIucpS6pGBOSQGnHY3s1GMhhdJL0u70M3q52l38M/basZle2/b17HCnX3W2c77CSc1s6f5blm5UlW5bXrCVewCYKclvZkmuT0/S2VuS/5ElqaqSvG+ai551mhrhqUKvCjOeo/3P3d9K86N3ySHQuvZSkRVuXZwyPJz3ny+noP+Lc52p5J/eveRfcGs27YnMCzZ99OR9JD9qo5o4edwV7w6t1/XusLtPB2/Mp8PunhyonB5ss8qeHCjzFtwdRNrdAftm8F7XN8PuHhmCMY8Mu/thCDyxLswKprydJKQCvTsw79SdAg4GXeQ1piYn1qMnduATEURIu4EkGnNaodrYMBifuJztPLdvGpdif7ovC3b5EPseexuIOzrlssMImFJJCuGkNwnV2WGvdeUsTzx05Wp2U5WniZA9TdQRiQ8HcKKc+UQFonHHHDT0oqFuJ7TPk/xENKGI50Be8jmlvia/ybJUF3F8OFGLaKKmfGZMeqaUr0+PU5Nf4DW9wg7yrXm8NsKHUl0FnMgl3blW0WOFT8Vhz5dVKTVVGxKXJkQtitNrwvO2l7bPTqRqFv14jHxm+FMap5x0Mx0MJe0W0s6GJOeQdofR5az+XYIsE+fjBqhhMz2SsUGtnRvGGd6HnZEm90jhyF7lzDGLD5i9+XuZnKlonGoHEVVtgTrriWn0bMaYIuEtYtrEsvt04nOH7D6J+LCH9Avl5onM13mNylzpvwVlDsq9btOW1UaZLfSvBxNInrrRzS14LW1CJEa9DYDsUxBgWuco8xgJx40OBQ52Ck142HMpsOCMqcmzEdyfNlXtuBEh4Av75EGhySvtD3GwkQejVRwY+m25STbZYeV66qK4ntQiOgOZGd6PSV31y/ayqRF+FH9q5GVGPPUlmV9IIkxa5h4JWOyHG0z8/1gv+gf2Nsy/nlG1XmKf5KbBevBID2O35t22LfuClUlb1ZmklQsBoze+nvh7Wk8mhoK3I/bzeiAUO58vB68/h7VGcxg2yjKHtWQOa804h0k/yCwmntl4vqFOOm7InrFy7X2z/PLQcx5A6tyCKDrSpWthjdBz4kQZ8XSrbHP6i05NnxMpcU5+UARPwiF20EXjCrbu8MjygNmiDaJ12Ggm7k7RuxUEq61sXGAnw9KjidFQy7Gnxi4eqsZAbTrsqGbOOfDXlkYYC40dWjgsrH+BvNp3FLm40vkYJPWKQZJvGxx5fGvKhTyvtQWnNee22OvMk5kVeD5QWicLt6LrZYw48sJDbwgJFI4heGeUvJz10DD6GUnlsNENTEi9atybderN5mSKjqxGmcvFdGkoiXvD6lThGa4mxxGWTgaCoR8gJLALa1EheRkuVvQhmaVQ8tE05TVYveJ7P1c33YLbvoaO0OAXuOtpCa6vrlwsrmmNw4aI7DDjwCmbfSpzKnqqp9/ZzMKDBmRoTcXe1ZoxhCjN4SHDSP8Igg5acojYW/SDxweNPMiNYPef4AS5j3ibp/GqaDm3pNxh0oKczruZ+Cwp0aXx0+659MIHfgTvlHdsyzRsjw8FUdz0XWdT/xyvH+k+6upWamWX6/yvrf/dir3UofW3fGtd3+qXbkVcm+JaWJgGHGt0D360eCFPTVqrtfiAih6g6P7NJCwWPawoelAqepgVPSgXPSgU3aeih3751rq+1S/diri2TFChLnpQKLpPRQ+l6GH2kHnpdh3CDy/6GlaZ9Nvts4wJVHf5wS/9QP2ohw6GzdN6bmJVAn7IxlP2g6xl8FeAq89o83sZd4VrNIawPrune4lLKz7UfacDm8cE/GT1oAM8w+1M/1o9/H4Gb6el+3+a0zRlwtXOwKjjHj0L7Vlj7BXhhjc0zQsphGQOHj9lUY5Wyi8hfqwXW9Qwjp3Piex5BZGFphpoR8qaQ5ro0sxjwXEDy36Dprk2sjThDJ2G9auQL1GKtfz14MrS7huHiYHhYqWfNx/lB4X7KDYLlKcHzvn/Zu9f4OyorjthtHa9z6nzqH5I3VLLpk5B5jYDCsoMn144RtUXgXh8IHuYucQ/z3xywL5Mi2SQIFwmn6xuUEuWHT+UxLEB24kEToRjOsGJE+MHRibExg72yM6LOCSRHexgGydK7DhMgsNd/7X2rtp1+nSrBdhJ7jX81KdOnV279mPttddej/+a7oBuGHFOKMY1FOPUKAYnZqGZnmqZ4qEu3tK/u/p3PpIxfRDnoH6IMMnzzWKIy4/vlpnPneIZmXunCHdtFXnjmOCVoeSVmkFT9/Tiv6LCKmMewLot+lVjguWKGhPa658Nwh6qAED3uTw0tIzcheOBhRTSgAAvv7aQymEJ+4clpGHphazrrq0fa2TwjKRtCBl82xodPS6ceUavo2pBsMaP1YLoVcX6vC36Fk111U8g4iYYbpBT8hmQR7VvV6yZhdyomJ11kcMcAZw3cErkSGRb/UsKhDb+BVhtCjJwVMwUsxmnm5+AfBuJ3Ktve3J7GKWLM35KjlVTF77h6E2ZugmiAhTHdN+r7ns3QabmzQIKWpKKIy0VAxCu3G5Ucq/vRyyHKEsCDfXPHsy7Eae/QAQwJBGSyCGJVKcaD/JHYuQPDzj80+lbb5MgYUgj8SBpJC5l0wVPqEFPKP1Ev3zanMdhAxJIh0H35NgiW2GRQUbx9L5rhNVGTQ7ZziebZKtVEL4LJFF4DK5vBBToRTAfJJ0k2HEgneBIINJJyMlMmK/EbKI1HNqIoDGLG0hW0K1VW17YBdQpCgDkvg25M8ThmTNd8xhmrWkY4XYiHzcybG/Tx4+t+HoxS8p4NxXrxcLb41OUx6IqpdbfDT2cU3xD+cet2GaWAQOz4gX8kAUJ+ripF04RJ56aQSgz8K75OEtNmXLkDn6FXvyyNgvy9ECDCkcJY9FQG8P5/VPpgSk1R3TeKK8hF9PmAyk5D0UubmJ6WB6mOYLATLyIJipvsenjbSKsZbQC71KCC3UnPpPNzh1KDBdvVxImfoiDsxlV56C+zPJoykMLImBEElFeuG/7RB5xxBWjcc/SJNBWbIBUYUVu0B159yGjQk2N5M4Ix8IrsYdRp91ylBo9nGTtUWrIGNJdGaWGDKsepRSj5FqjVI0YtOM0PBUMsx4lR48SEJdpl1g4Ss4F6jIZpEtljLZh6IDwyyO1RUZlnIHFcZUuNj7bZXjWEVFVo/O4M82gktbosLrYF3OWuLD/bCX5h5CtWz0OIkZKx/LHtY7fc82IiuCLAunP3abPFVSV+eIacH1lBHQ/sW8u9mAC7RvJ0rvoCWxFYiyEQIAv7qX8yxJPc3x3Kd9vf5EAss92WxtoA1HJe3xel8o6LMQVxvdy0IJPDyP49JCBRYvRnFI4G9LyZX35doTjEu82yoMLDk6pfb2khsGUqanWvikivQOvgORFBbYvpoXSlQ+uM3OremhEuR6VGZBi1wIp9pKa6qFUYMSWfhzH+p9n0mOfNcgQ8GHL1VFRGKHRmL+y8NtReGr3vjlajZAeXC7ocqtqtdYKuuLoM1AZC40b77TuVHrw6Datc9IbAdze4lJ0huD8XteFogE24VsqHzD6atECw8G6gyjAxZyyFO1i3t1B8y5lEqz9PkTocD6PS/09ddYoCGFT4Bw/fVaDWA74nul2+QjtoGw1wL4F17izoBSFZEUfm501mVOl7BrPHBMp62yA2QslWqLci+VpHx8XKIj1MbVtM8no/9AOAjY7WSoZy28AZ6P17r1gHJNsxzc5e85mmqSLf8/GeNqvdGBM8XEx2HvFYfYn8tJ33KZFqrPyAGpDBYElE/FWETHhT7af2q6u5rRfk4IF9wynWZ7UwT6T7kEFiexsxObH+LwVItnZ8JRoovKfVbD/n6d+jtYEvh+iUwwee7PiaOtnuEnHnen0nbdpwSYwCxvKnKbIOayL8RnMI+HNoc1duEOfArme9M7bTGI1kGqVuWjBO17EWywcfU/fkNR6lzG7wvJIWOkG5ZlTK0Erkr0T4caKBSnUkVUo6P2DReWJ9KMB6rDaiz1onCK2flSCpgefMaMvXdiSUFRhMiGZP537OKuGx/LAVm0EA1Qbfu1EFpgTmV9XbfiWaiOsvbtVryPUdbRqdSx4yMX2IMoO31J29JVSSV83+36t9jcjbocsLEewO/GOXX3tH+P6a5ZVEKy3scG7BpI0iTfMr47DNWdZw00N9BbptVZOn3IMZT8+7flKluhSxW6O19jNefCoBRv57+Aia53r5bR1HXjMpLtDONGNPFrHeR1NlisLZ1ufiDewuEjCpHwXcxFjX0qZ00tp+f1d8rteldXstLC88sAq+W7x7ZumAT/jp3LaJG+az/z7WPYN5vpqgB4Iat1CrJTQ7kiW87M5+1vJwtNpbe15j1lxKftLeUhBEkjOMV8nilzrXGFquQJa222oCJarbTAgXSJ7w6S7hURYSeF4zJlmpRI9eVGbzbLpL96mUxFsdi5KxHMLt39Jo40EggmP90k7sZ1dhNZj2w9EgRWKA13pItVdYq5rX5zk3zvaDWWtM155h6yr0muUmTaSd8NQ5e0VqTIWwe5fWLhszPcg/cG6HM/nbRYtG5wuoSYFttg2L3Jg64AWRkrJ67DWwy8qXKL6xWpVdq1qQa2LWba4PZ2DdOhS9HE1h+jGsB214XE90U/Q7oEpnKnoP7Uva10tGslK5IOc92DoQXrxZhaqcRxaOHl01GQbZAHJ03tOLFoLkt5Ed0StOOOnsvgmPkH2HGG+tVNEXXIsJ3rg1dJyZVO0mW753ICrpaXOxVKszNNpNDUWqAHypC1ZenxAgcJooaiqnXz6ZdV0gUgbVtmUamqhFpIqsDvU4qKty+qmhPXvMT9+RAzTtKn2j7rsby7vU4r2KVbpuKUd07qyiuhR/sVybBcUwUHWEZVScx5GL5wysvhiTlIB9UKpIJUbUA0rqErplx60eTPTuUc8wTUqU2p6Mmi4Bw+B6OsGnBRUr7H4uPFJqAEfgxgk5VjjfzcPIA9OzEOL5UQ/0nJy7xPKtnVbxNyuUPYBuhT7eVonXZmWe8yOENOssijfEv6rhP+WWbDeHavGjJVTLrQ9T8D8HdlHkLaaahOFxGbHEe6+JhF/Ep0hWGYAPSNpMP0VHZVARDWaNwrkK9lFf33YO5SYyUJsWX14xubFZ5UvzoCzDk8a2ODpPA5U6pCGmJhE8UMSGZRBFPghEQWgyZIho0YcFfJe6/iA72Iq4UgFjHcDJoetbQ94hVlCR7pmwpf0ePoNNkq0i5mLAWamoF1Ciq02neQYshWLDSPeLrybp89zSHy5BfNOdcpF3oHNpcMsqymDhecTzguJbyRI0BtBE9SXtssLCPyhzN/ZluSdTepPmN7LVAIewkMA+0FLyreA/npL1r5cgOouR7DDgofg6x7DFQCtpRNS4wJnFAbi9Q6ykjXpKIpEAbVWtuDvbIb3UcceX1bg8hDjvh5jPXE00i0ZaUe4SVvEgQWjqvpH1Wdy2MH2ztpANMtEpt+vsXC5KRulKUwlbLLqn0dMoPcv31px8R6f5p2BFs4aKJeoEktcW4PJokMabhtxrYk+jot+vSnMgTPlhVZaxOu0BvBsDyGHchVjM2etYLpeewaLVnC8rhUcF63gqGgFVyFqhbWCqxHGwjVlcF1QyRGl1N4psfUHxWzGzFO8HioJJq72F0cUbPTJ8kxM8oxKaq6hHOXCJl+HdViKy2bOIjoskkEdSDixlnCwt0HkeRXXC4lldIDomXwa6ir3+66u0iMVzucNdp/tU1INGC49TK/gMVP7jqJb1cZlb0b3DRq06uf6oNXdZ6oaF98GQ2yDvPAh5x29ohxfxAd8ut+5rDTtQeqJTinULT3ScZ8At/SYx0gFHVvSe6T9mABaI85ldcGr8fzlrmUKXA5b1T1bibCIoNU8taDVPLWg1cRGyl5FISKVU9nbdStsiaSA17zoDTLvWDFz2UTyty3VsoUK//SFipgN+lJ6jM+fYfq+iqGNDRAaXEbsdXL2FwrbujYWHVKOG3Y4Ced5arTXwLcL1ChqX8lHVapzJezyYnJxiR+SjBKCTbbk8ET7GkvoITdd3JJ0Xu+IefavCowRhmYGAcoRpk6wp4l1I9gEJ/mQO4UieTNrXMysmhvcuqqNVBf0EWdJsYd+Fojk+DwOX44Bkuxc4EBnvqfK70DbA91KsjZ+aWbd9digY4wearkVKhEY6OhtjW3g+OJ40BRHAXS6xW+ntZMs1aVI4z273B2qjZOB667l4XnOKEdkOxjngJ1U9JidhXDHUoxripJhPA+5x/DnYkGuIXa7iwQAe4vY7TYK5tIkztzYdH3e25B1lK/GNjsb5GrlZmc9rmhiL1Dn44q3pnXyK8m958oV1ZLLlUIOVb5yEKrHprxmFosV15Jn2JRnesDWvUikGfZQ0tJMBGmmCaaWiGwQQZrRXlsiKw2QEUkSoEvIiHRx4S58YVkxrGSMWGRF0KIWGVttLS5GkmUqtOSOlggdoSU/hCzGxDlHmzelfIvaS0JHAqEjgtDRHPAQZiGGjZinNxGhg+hKhI4QQkejFJ99s17Q+JjWS5N9oDiGttYXsVrRIN0g83y9zPMOmeftMs9XlPN8XTnP/1c5z/+tnOdXl/N8TTnPV5fzfFk5z5eW87xNzM8yz32CKyZ61JroVJzv6hPdLMVWPdFNdMrtn4iwFAC/X3Oh6mLqYBISSfVftqGlpBpWkmq4QFJlB9bQklRDwcRuQsgLRVJtMri6Jan+jVLNmcpfwclddMLTSYqEY7sle+NNWLM3NgQRx/Zlsw3om3dz5jLHJn7Z8zzZa4nrRZkvzJErj69qQ56kD6D4E1OOwJSJAYJjN7BjaY4dlOycyQkcO8TwoKZkvSA6YL+jWm4FewYEHr3N38ZhtgoBaVGbczO44KziY/gLqpYr26tgT6j3WosrOgHq6fxtFpxJK/erwzj6I2oC8XDST9P7+cFfEz3CecoXPbqBC7lADVAmoGHf8JBIfe/zkobDZUjDTGmhrUaDSCZnhoHG2rjy7q43yYBChMtpVuFKudNoWubhjgvyFu1sV6ReSwb8TY0aXZclSfzu3FJ4u3IPtDa1h2TwKW+f1o4RKaCS6XygnsiZinGaKesb8M4PGrTFF/omfy7ZyrHNcM+UMGi33y9b3C1d5Gtln8ygR2VLX0UOgXKTT5gQ6e8TwQyU4kvtsVpEEldyduFEtzyml8hxag5U/yHXoy5UGu1jdaGXjeYIrYFzVsiG81exEkwZx186lgpSkOID8mbZtejQvEmuxvN4s7NR9rzRvIG07DU5hw/oiFOKDXyGCDMqfa+mMfxkYiyVPoWbl6yyXjJuvWS0fEkqL4kFskhpfUD1OsX+BPS6X5a4N/OyQjMMVbkvM9SAYdtvi3y4fASVT+e6SqWJxuX+vMTEn+052veAGpSH0saILf/Sdn839yuP2X4nft/iBVDFHPhlDB2zrfTXxc5U/xaxnDuI6KIqvm7p59Wg55V+foEhIAvEck+y/Ty7B/lsgiutgYlY7ROhO7GN0DNlUnbbYp8sFsCiKqMaB7BE2jX+dktTLJJE39v5HMNdjmmLg9lYHaMdBAp2M6q22dh3leOLh3pl9fWN1TeqW30jy+qrIB9GNaOyb4zKkWVUVmJ8Fqt0ZFmllX029s25OCrDZziOtByG8sIuoE5RgPMl4EzsYb2mYoPtHxZn0LBoa/rgdrvL7Lh6XuMKxrbOilAY0EVVGlnfQ82ED5bD6w1LzZOlJrwiD8x6k9XGa03CNMRWHtZs5SzL6DAOsZWL/7s2j1c/luZxeI3jlbTZeKV5PGTJjzhO8kYr1CgrQcggyPBhne0Qlbe3o4lA5B6/lIqg4dH+4Fh0YFayCiCBxhDHxqf5diWBBuepNZLgaJw4NsuMJGOPyEcsT5ZGPap4WARNkpxS8UdvsX1I83ti/VHi9Wsvoo7rKHYsZisKsbqh/RYYHbBlRsVxlF83XAgOiwM/fc513mKv7hhv4aameaM4pi5F/LGEE9ApYfbe108X7/1j59LdvRjNQJKXWMde1MbJ1E4vgsWXX6KzfdAA5hie9+lRY3MGt2mkVsXSYxwPGOOWSSIVIUmyDC53ilvJWsmy72G971mDHgqk2Na2PhOZ3gJrBelM4/R+vI6tP4L4l37gtkpnCQ/XyDoiReURSRD57q0pRDhplNabtHLGm2riiNTCESkZ8BDMBlCbNPmIREcBHJGaNKgOxjYCfAwTCKNNyGaJNRTTDuLt2g0P26Bycn+zUn4lNqli9r9NF8OXs4v2L/3X6WLFpXxW5RGgVYsaijU38okmEvoo7vlj53IWpR5/9XSxGpchgshx9vmTV2uVqSoe82+gImtumC6e/Ls/3wvdaMG9cZCM1VgNkrdKqA5H0Sgdhe2Jd726haRHta0K13EL9MCfZr9xOvTs3ZXzazN12QSzK3Yj0chfEUtccFYJL5vIEcJzpja40iDCviuxYIKViKgTdbNEq0BFxSbzaQ4kAdyH8b3excEzrM/iSHpH0tX402zNPE858Lh0CzYYsypSiVIvlBMs+4Pjpb9h6F9epd1PIkiEn3VVa8Za29aZtHAvXXAchW95eRzV51BXJotaWh04XXaXi5h+fDpeGpWSTyfH6iuoPYJGDoFmIHToFv1iDa1anE1FBTJKh3R9QMWJO4+1vpHVJHmbvolqsYkSbVE0iiYR8k2jbFKg7+ItkDpbHI6JpdHgZtHBMbFa2qyuL2U1JFRktJaxsdH8eZcsOOni/zGsRj6YMpJL5siqQqTdskxHtrHIqRmCxPnFkTKWEcgpjUCO2Cje/K/c3NPfxerIV3XxeRpsqkPPFWY0ppU3o5UNuVcSsmfpVTzNUeOcBUqj1JA8Ub5QMDTGQeZDfwxJwBOO5wvEQcCxjk6yX6lgRtaLk/vlu3xr0fjSRGw7eXAV/6hENY03RBlrqGOxgQZ8EM3UTrFooJLf0JEkARrnGjDUWJQckW7Gq75nttDkYZd6yLwn97RP9kPskw2pK/2MaMdkVzVSU/p75V06DAVMLNC+Bdxt4vDYWhDWp/n/Y/5P5vQlny7Vcb6uqF59uLB6n80GAoOnFf6Fj+rhee1gf9ipt5efLL5kXoA55EW55sZc3H8X65gnGqdc1d7s8WSDnes3y3wqeTPi/4+eOS37JqYrSQ75KprRIaJO+nXW2GKJdXcxh8XYBvUmhFTuMyZJH3deMFwc3QSO1woyXzchMESbKTQBmHL0ehdE49MKOvOXNP4eFRu+RcfecopMrGQT8Zux321wLHfsk4IzyM15rWOCcZ3SZ3at45YOs2sdj+X7oPDl7GSeCPUTreoJlPLkoOEYf14pjV9kW4Y6glXEmZII3UiYKsdnB1p+DGz5kVE7eZQcS2ZySpnJYtSsMuINgzcGE1TGGfXiMqNeY8BDEDnhPBjz4JP0hMGn2ZDBd0DH1OKdYp2iuaGhBqwpUcQjqhRJbOg97+aczhnhQPQ9hu6YxqblijKWg2xFTnBsOcGx5QQu7nBxjsil4azD7impRS1ZSyy1xPVakpU2tAuY1W/xxveHAZ3T/L3Qf9jGcd/ejbzSOG5doTPeoB3KK83kXmkmt662ShTIwl3LG2gw99nlljYvdleczxPavPIWtq8G711uuXc1rb2rqfeuqrdm70KgPBz9EgB7tRGvh4MikcNNxN7j+/g1vtnBkDCmctczp6v5rNnnnurITr/YoxrrS6PHSNyD+dnqhvNjbSUItgNqoQYDzIseDqWft5X+rNq9ouprLa6qPEw6Os4GtHRl2y2OGawAfPWLjCUGkNrOy9u+uHEdo/MODD5Wc+s09Nu3aXU9FHdX1d1n8PuHuCU+O3lwqHetnQ/cpmVtxJ5H225q1x/+sKm8fJaP+x7K06bD5X055vvVMb/NitRPhoGrg5tot2UiioTGY9s7kJnnVEwUE9Wp6QCcqyEo5c3tEwBohwDTYqEHaVcxP3z86Xj2sXvhehm4SgQmejmLgn3+68ChmOzEpm5bMjOT7KE5Cyk4a/ZRX6E9pRtH4QLtYPwufEPW2H/0pjzeKT6utBwRiz/PXtIyxL5o9oWet+fdNvsgsr4y4QjX7kQvtmk3lqnb1g5qrf6IabXSUMPbNOAsTmdLzsr2vNM/K00zK/+6ZmSRiehodtA8jeG7go5F9is+qj1+lbU+i71LT6hadEITDQLBZynHnJj+sISd1YI7RCfACC+yUyy9KzC/OcUOMDCq0jd2lrKjEkRB69ldhF8CMIMPwVAZKABIUEfjOenY3wShS7ue0pBUCzCHLO4A4Zekc+2YzPAS1RT8jki3eqWwLSpCkKyjsfOEin1z0CJCJvLVpIzW50TPTXCZhLhMS+i5TasUgZ8d+rToOrboOj79nXkhhT9vWm8tTusVRbd7KSNbYALaoOh0wW6apUKrQ0fz7hW8e8YLds6k2jmbC3ZO2TG5YX1PZh0U9hbslFaj3y4uitKAnvZC7FoFWJWcp4UvBjrEj2xHf7r2yhqilZWl0zlu5mnWpX0oLdXNDnyRh6YwnN19dMHRJmxQOfnchbQ7U6m5WWzR/Vts1YhHSq9+J2FQf2oQrVpa5t2dSNFczNBK1vte3xq24ISc5Odjjpi3Lf2VW2S8HLfI5+sg+XxdJS15KweDz5tLxlQzKbiLxk0Y4UnvWk4ZczxIkhrsqGoIvPr1YwY3yqndfrC8balGwIl+WA0jYKTsQMzGL+GrxYVXtPn0ZTnUyv3L2m6fJd5618fLsJlBoSeFw5gufc1+sMLBwpmGh2oQHLmeZQ1Hjkof4rcldWu3C0ccxkUCgl4et50zDwuNFfI+AWCPl/8uI51xi2knTI/xUmxJg1uDnm/Jbd3WRDeFbscAtxeMndYgmrUfxCQtfBRrvqVVsi0h71bhpe8y6MJ8nGiak0QiJ4nkPj6cDgz8wQmigTWbOSb2HdoC7uknKm/eKAthO1sw2zmjaUaZN02CL0nNtBwhIxgH4EF0oA2+7G5bMgUvOZIEEj/n1kAZDWMIoY8+q9I8630/c2hb69Je7mtPh1g8q/9thMtx/KRsooiYI77S6ucrSY2n+IvxlMjwFM9eYEA5HMAXcHtJvtCwGtDQfKG48P9cwBOKCy+v8YOBnAFvM0cvmigvcfqb+Hx5gKt5QHMADzABNw7iUS0egKeEBzSeJw+gwdE8oC0Nbg96vi23dVubuimAUuaFzOaG9iBSsx/EhCx8FDygrXlAmw2wCKTRPEArCwFOfXGNkJwivAXe2dBQNTibFOwdbLQ7201ZLwbTeu5oxlbJOskywgCs2SxjAPyejktzTxEKwPhyk9Nsf4pY4giLs6bTh6UipPBhG2jlxt9aTLMvfgwhAs1TcVOW8Elwxf6axQv0rNxt80ti/ZIKMLSkqcXCQJVU3CJ2W7qTCW7ZoECFRUovErMwuDQxudJfrcUxm2I9SRZxEKRpTGTR0VU0x0Z+ZzBXtihlXotw7PZfOllEyY8vEFH6pRNtcio98MQzYWZ6fqpzgOUcQaYyEqtu7pZ9c3P6NPTvTvmK1TgyHVcuXNOeF5R4sAwocQA1ctxF5c7kFrMnvDpkeIFAfwHoDxkJM75l5/zUxgO8mAYhjIca6Z7mbWbPvnKysn3bk3NMmAr9bNfVV3DqRw8eTT7ru0EVVNSPgHhuid8EBZU+rueNbaygSm1A9MX0qkufm5M+berSJ+h+NGMgBrYWOUZXYMXuIHSW8kxinXvpdK4ZDpwXWEu+yBHcA6dhH65x2McawEP1JwCeuhO1AE74d01F47qi+jjJomeQR5qrOQm39cr1bV1ZRfRY/WJ5zF1QBCoGxjuOBNQarmnSysb04Oadm/ttDxej6JAPCUzpJVeuPaAK+kY1WcOc9EXrkPmG053Ba472fVExiLFjuhibLvbsQtnPdyKXj2sB6yf8mcwTNwa4JDDGfvC8FmK4jIU40NE10MJS3J8mQjyxFll8AGnp6ShnNmFh5Vo27+eXyKRxWolMOFq+Ya0GTzwLwlIO7O+S1bnimPoJ3cGqwXloN9k4kahKGlLVlmKuGMmEgxsylT4qoplsIcR8SAQVndBUzNtL3p7yDx6d6HVExkRyPAwkgL1oWwoy56beUBbc1xuGGC5t6gX0goalIgqWO6xaMbSM8Uzq+U4rbdT2fASmvbaawuEwpQHz7IQOw3RzCG5Z+k3mB1M6qWXHIIGoN1rBiWpgxyyqYMKyUf7LMloZh0JiVT0SBX41n2aZMeRp52CUUVgNV5hglJWwGo7CargSVsMV9edkvlaIOXwUQlsWAV2tydgzfI6DuqDzStERiuMRPXxYu2kNmIolJ+A0hj3DeKe9Uca1h80lzUYmeqP2OI6y132eHM3DK+Bgqw1P38tGLVhILTlBBSV0l9W+Lgr7MoqV6GGPoyjodC9KLmIVEAXdiCjookpBF0JBF2kFXQIF3QhcDWjpjGThTfPZSKmgY/EzMQq6ZFEFHZ917baJWi6SWKjRWtc0qsPp87cXvhBHmMNyBOCUtK7GywzvSME7IlOyf0lGteXY1K4Ox4yrg/G2aGpvi4CRBko/j/J1vDpV6VCixKGEBjEVdWUyRVuwJTtvn6AboNGJOVlknBoxkASaapqmWdSe4c5sBE50ltozSrSbmPaqK0VF8H5P7P5e8jtKhZWbIwP2aj8YkdpgEP0JvAneKOG2iRwjROw/D3fSb66W5Thx8FTnIJviXXZJhCwQZu40nRdC2vhh4g8Q0YUYV0YAkPMe24jzBuqF2x9dcMXqMnFey4JLocdhMQGql/BmcVfQrjJ0XoTb8s+5rk/yQDFDzM4zkEYT8K+tPPqtJMb08ithC9RHaYa0yRulxwgyDLG/SN4sJCBNfOf8K4nwmjSeHvIQNNgpHLc5vQ0JgLDjxVmT3YO2tf1WBJ+Phv00e8WKLlg/odj4BBt7sfeyNnvoz9zE4L+svIQtip6NaXlG9+3veVh3JPZCczHlSOB6NI/7QY99Wj3sCckcxmQ2DAXDUuw52q+O/av+Faq1RVcWTylWhoSl+YeDNurOeA2zx5Co0Dgg7LHfGS+qeSYYbWIECm0wRjZ0k6zlolMt88A28UAanvZ9SN08+Eg/n3X6HBwaV7fVourMxE570qeliOsK+nAxpUTTKNOCRHfEK7GsIg00Gy04+kZSGMs3tH78pFaTSlBi4VyG1bKT9aY3tTmjzoBgNNkPiJQ98BiOw/QEhp6hlG7KDdS8Bp4XuDCzP4RJueNIe2qFzFZTjYvdl0/pzcTXNlf4i0sdOyVcVLdjnt98n8X2HMBMO8nLXZC/Mf2GNdNvCNNvtNMszkgqisqK4jn4RbpIMxGYXPeu3tAkUyhdXMWzXwbcoay3pXAKWj0kM+E+0ZaGbgAKOkjNv3iCN0saa3XpRBZMc8IouCwzUBYc8rR/k3hoJu/z/w3gdnzPsDvUKRR27FfncToOIokSmoxuurITgUxc5CHx4GwOFrmzzOYAp4p/GbQPbrRG/LDa7SzSbilpNz2pgZZ5cpDWBO8sTfAzixH8fzL+fKXXMbKaXSIRzBx+4fAehpOF9jzmndi5DKm+Zeo+rX2Ttbdx8s/qRY5bcGtxC/y7iVs4UotbiCoFey1uwV0QtxDW4xZ4xYRlEKb2n9dxCgiz1flK8faQX/LZxeMUNksIr1P344aDkVceyjgFXaaGDpTBSOxxW0hyFqXdsluAHL2FvV1zmgeHZUc6ngEgRsK83P4aVrECxRjp7Pyq9w5Om0wS1SJZk13x7FTaeRM5Xoz/ZqD9N/V41f01l0yTXHvK9s+0UiO/VNLaHFO7ilmdzQoet8KvkuTrnhfMqD3eDJzTz4IzG4BQYnysQYAEAxv0xYH5a51J5Cmhlc5Uh7qPOZe0A8kCcIzjm8TAZV7MJ2lgcTQX8kZfDCPGUOKXicmag6wxdlntFlg8tJekEfbte7a0P3miMZmdPfYcIwkcE6bdYJbSnJ97qEqp+VDeeu1WttlKKGVMt3AjKTG8E0nnyzhHTLc0LkCDoY8tQ28oiaZLaxspXTwMUQMOfbCZdBiGNe/iJi15vVPIoeZzwqmRgErtRlb4EP785yKoCtAyIU4ZZwl2RYbFAlD2EGcYeLczXlCIDPDwMe7AohRw6ndAXSMO0i+8XbuxVG/ejZW1GCnIfpCsccruwbtdcBpv12vhB3Ty/z908oO5/sFc/2Cu/39vri8CMO+7JeOUU0Q8YCLfMbTVuLulWMfY2iQY0yls3bNsW8rUJg/wGs4mYGtIJe8aXIlabiU/ikpYqioeRSWlO1fO0dOpqQSZG8pKPHnaS/4vIAvdIYH1qv70lIM0Sl7hAU/LA5AH7jhcX+4bWH5TJWjZwBDhliD1J/8VrXsn1/+Ms7D+dVI/Tjwbreq5okftyove1qr2Xq32d3yvan/AV2mJ8qJKBAKjnUcGwqGDJcEK0F0EtwkRcvXhgE+1gc4EQ0T3MWW0mz50iyQ76N9ifbCJOEiDfrpYfkC1UFTSv8txuAmKj6npLEjfcTtHaU1SjTgM41zWawDFkPWKUdaE3MzIr0Cvok4+ykkjAyBpZQ36Jv0MzlM/3UsAOPA/ey1UdyMtNvp2Ky02+nYzTFsguesRAbjJ24Gb9yLhIn3ep6Cp5gqBo5D+pmSF62YdvTI58j8oTlCBlMfr9nK8GLQARjLgJQwLEsCIVJb+ltQTYOV+jDPvxRir6V4KGwbOH6MYKRd2oVEcPOgQu9i4xFkKNS2UvMHN0AAPrXcmaTCH1ztn0cfIegfJ45MLkIoLWb5X0UcHYZwuIBZH4RuN+DMGAGjyuBk1tp5n2FCPlam0YoMha+kQfgYtSobNTRzTbuNbqVNmPv0uh3r1PfjmhQ/u41sd/WD65/zYuwPVHZAf6EyehOLx+tLwaSWofwdHg0c8JIT0p04+pTa4a3DnMU5V5E899Zlf/uiBt7wEan5/6jb4WGxAZCZOlVebXEJ0BuS3TAugH/0EQL+guE3fBAjf7Ozts6/n9GzFJ6nAy1COwY3ol+/O+YxtVJyLtamIzZ15u8CIvh0VcCrKLcaoDgvhfbJyQo7VFGVAyGvmcknRZy+YoJAjKWsDivuQ7EgThsdkG0qGOg4QCnjBcG51VS4Tj4k2KpcJJx2JJelIQ9KMNCX3SCK5R1rCVK/Btzt0eqN3K046f4KTkKTl+miVOeegNkTWOWTTCezFwfqFjuS47AoaWyo1mcXhZTwkYjSFDQcp0cVoOoTFEWBxDGFxtBm2deAYhMDjllhiLI6Adj5aHAEo/yz6SLE4AmBXYDE2sDgCICKO00cLiyOg3dSBBkmO1dp5wk76kYXJK7HHCDN0z2SGWZxl+x1Du4Q9mferNVDdfY7J0Js6+YW33PPHn3viP4AOvYoOvf518paF62R//wL7Z14pH/fVkFkpJ2iluDWejgf/jMOJRaXE+TdtZs5eUm5Fkk9YJBnazDzQzNy/SsydNm2GsBhlPtOmWzxB8+LqeaFN4QnOoeIZ2owlAaEkPWBwmRozd4tDyqZS9zx1F+w87lrnTqTeogoPIeUWfSea5Kzob1cgFNkGXSbNcrumXx9jkLxJ91FF1Ce1uxZnb2et0roCbyN+Hoqnjk28nHezK7nXUwaPID7PlRni5VDqJzjfe5wzUm1HIH1b+TCGLQTxDoN4O4VabJBArRysHTLxQnpzIOelIN4QfD4T8EXkE2uCeEMw+HGmeo5pZ2h1NnrFPIg60bKZdOzCJ0pCDgZw9rcuJLw39BPec0x4D1vCxHFlgTiKwhdwjLYwIXZPyH41+mPnIMMSSTx9TBklqZ8rm/5CTX/BVQINY9OfwoZO/EF442N1vvBYnTcK/QWG/vw++vM4KWaNS74J9EeM8Y2c+m3SndUp3w6C/uj7nNCflrged2yRi/ds9pt7APQntducs6I/wzmhsuws4Jxd4ZypcM4hqanGOR/TnFMZ4gtL4lM14ltkhEIhPihjQXxKiE8J8SkhPiXEp4T4lBCfEuJTixKfb4jPszJ0hgOI720Lie+N/cQ3Wy+Dx56+zSqDh755W02k+Gv+ei2J1pwGlJOAVjmYUnwfrb6vwfes+n4uvq8r06rQl5fRGD8nquZJd2OmjM3ESbpQBOPkozXB/P3Rvu84ltjfn6l+n/UYwKyKlwpMPtM6bsvpuN9Fy3C/WzyrpPgdWx4dWjMfpu+83axfdsMpAf2W56UXipdeZW8o/fUsEwTx0W10425txmK8JLza2B3CPrwkFs5hdShddlD6DhGf1zotyaECFp2Fl7RdASszPrVi5fnHSndfN6lEpzKpRKdrUtG4INKt5ZpT/AHmFGBaus4GRu+IAVk02Jzi80vmb1/UnPKnAOUahMrrDAKvufN2Aa+B8y3zdkZXY0ZLVVc+X1z4rtuZh2cBhg/WCT72KTmhUsPSd5md0AHiipKUhcS6NOAjirxbCE4XghHL8BVG3WEvSLmS3Vj8Hgzi2M/XIYfrR18JL2b6KZhwRKpxGWTpPbeLGobpRpPRhEQkKwEccSVNaqyhnzL2OZ0WICBMZqF2Y3CCGtgw/v85+AfBdiSzlrK9mgHEgD1qOdWEGZOuEhyS6OI8ZrCzCD4/QcY+Lgwf0tA27gygjoLXThcXG2tsFkoFitMYcYZzdVXblcxksbTqO34ADAN3bwzHFnZ7z9mhXbE77gHmRahaks5uzxsT0JNBNoPfRWmI7u7LojmIKxPEHTYemMOmWayelrNGrFPJUNdasJm2CucSOlm0GJ2r+OlpbHLIlHTLtCjJgNIF8JnuPNBgz1NOns5X/JC9ivZygaEKG3lYe7iDwRlovwUaw5FsxLK48/VC/7jClcrUC6uMvejsMtlQbxjrZ7gWOODN56OcH5NHd3gi69Do2ggSbh0DemRJ3z5q+8hyvfqIsY3gzkjlZxNnTXB1yJbUkggTKbgDXjakXd5ARw34NzcyknCyLpSLQ7uzFJpFrYMFfmEj5VS9kILMoxBHwGOJQbWTl/Pmco63bZM3KVdbNnmZXG3c5I3L1TqoCvlqcpPk5TvHyzbBH8UpH5osH8rKh8bLh9LyIf34uP34reXjN5aPX18+vqN8/Jry8e324zeWj19fPr6jfPya8vHt5ePb8PgWZcdCmk2ffVeIAd1+O3MqOeGAS+nTTVA6+ycPeZ67R81Ee1Al8eqLHP3f3biR8t9x/ruR/8Y8BDwiVdG77z7MI1h/eNvd5XduOZwX1zrX4JBz8cTdh+HUSYUQY0yP4qRG7wAzoGHHOY3egGMavQ1ScpVF5ZAyyTqo0oMKf2f57608jjyEPHp2+9DE8vtrZJuIyhs/TvRcfpF3y2EK/DquelFdvm4ib90FtIO7em1wXP3DyQt7jaqiWCDUOco13uRtgyPlJuy9WXOTtxGqtk3eOqjaMPdu1sbEuwCNxqzHQhANoYamkEIidNASImifmgLmTk0B7w9UyrO/DVsJpiLg6YZ3BeaAxxnGG1AC9gkiCyQFozGioQLV9FpVn9sySdfo/Cc07Qhg4YnuyER3ZaJTmeghmehhmeiRrGXRUPPurHF3Ft6NfArWbDG5BVY5/+6sTfQ0kEraL5RK2otQCW0tWXQkYwqNc25/mg8dydOKXKrL1+Vq4vBh8H9pH82GVQysPUuJpEbuykbM/dlr6XuW3kVvLYlrUNXXTfS6FgWiZS2/amdZXWZXDvpNa5XkI3bHq8rSBA+m98hLsC3U3tW1Sho0NehAhNq7Qu2pUPuQUPuwUPtIjdo7Qu1dofZUqH1IqH1YqH3k1NR+4NTU/rDvqxmfOV6hhOBJJhzI9fJwMN/Lo9PmfLFwvobmfE1ZCYmshJashLashI6sBF4l49Dy91N084VSdHNRig6E88UZNzSv1qK1LIly2ofzat6vI5mxe5dN9tVvr53oWfUjHrVaTdfZa4DGoDvoF+Kn9EvWvhYTSp/39FqJRbaZAlJLO0sO03i1YeU8coT5MUd/J0J9LaG+tlBfR6ivK9THhEYHnM1OKtx1UrhrJtxVU2YqlBkLZZ6KCA+emggPBX66B5KyP/O9Z7y3CkndKCR1vTDeHcJ4rxHGu/3fEuMdwZkOPLdz2KK61/VGK5rpArOq5MjDi9AcEokNvcamNdzpvAYqr2yYOF5S/pJ1j9CP4YP5iqns4FGi+M6D+Uq+HMtWHO2NZyuP9lbRVr/aJs7RiXy4N2QxSJtFMyg6neJ7q+lznP6N0b9VmnfeKhR6o1Do9cI7dwjvvEZ453b6WA1ztAu7/UX0Mb6e1fZjsC252SqkEnux+Oqb/pWR9I1C0tcLSe8Qkr5GSHq7kPS2H5D0vyqSvlFI+noh6R1C0tcISW8Xkt4mJL1FSPplQtIbhaTPF5JedxokfaLdwD6v9rj0L+Q9X+2V/T4cvN9H+HQW7vdxjVz6tvaGbO1I/jsxUBQgakpQ5seQz3mts24wbSUvlLaSRXd1D70Bkgf29OoX64nXAZ7QWesooggg+NKCirL4CCK1sEDZ1jveG6LpHOYpVr0R5LKmf6PVi1ZUlyury7HqcrzP4YvelOarOkEYhsoJRSEBJRN7R+/Om6IQSHcDMtqVlBu7WQ+fj+7e2vYytvJ4JA+N7m57VjsgBxy2hLRrt3LkQRcm4F1bWWm1SBcWaTcVGmoF0sC0UIhnDmnCoiN5Aw5dqAOHgbvw466JXnR6YwKgNFZyDzxoXkcnh974RV/66dFfu+RLX7ywJvqMXfS2h/9+8tVv+3L99soB5wW6vQIDdlNvlBr+YL5aL/rVR3lKRzjlp1YKUYFrqWQ2tCuXMbuEg2iUGS+itgFv6GvyisXaNrgndufRYdFOcXvNq7MuzYKcPwYQX3LKkbZKWDNUvVenum2xhryASLqCFs9KWgRjtAKwW43SJPXdkzNPi4NZxfNveH7uIVjF2O1qW2a8r0S49LLwrnwcnMvjkc2H6PhjNTfz+g9uxKiHJvIVEGU9a+nehbsrSbK11tOqYu90x3NcRdwgLUy0LFTwhXuJ2Jz02uJVtJuzcErWkOI51UNCeKjCC58ug55jjZfYWrGphvjYQrTkYVdfiY91aDY2dy6S2cucl3jVKp5Fh/Pg7rLPmB3zymW1197vyidRdavG9qRLIJSKa7VMF61bpyYLjoTbTJwa+sj17pvpkybVnVOCxD2rxFvq1mqji3ijw8zvENXPNaL62Q7bEAtt+I0VQXAB4v3ufHbEcnFGCeWMskLOKCvljDKGHY4PNQDlY9XjE0kj2uPR7gbMDeRhU3vDmcE7nOxttMfF9pk2Zwksy5uyzyWne6410hnOtC3Z49qyx3UG7XGtF7rHtWp7nGxVXdmjWrzN9dIpR/apaocZKTyGaGdOsgIaCiqzckrEEzCaVVpxYYr0/4y98zBz+yy+K0cGsYgOwY3Mvkqz1pG8OlhbZ2wq0OT0q8mRw3nzSNa8ixm+3I1eOyEVXsuR1q/RjBZ+xR4CxmhLhn/frnw18cSp3/zqY3fSv69dOOVkdGNo6kt///mT/3jvA9/UN1ZOvW3/H3/q4W/c87f6xhhcAm+iHhDHn2COvyKbOEpbAL1lDf17Cf17Kf07g/5l9E+SqckiAwIoPbAmE6HwpdkYf2bZEG0ZEA5fko0d5Sd7xAhXE/fhp+hShrOXKbBL5omjwhOtlcbjIaM2WL+atyey8PBhY6rJBErNKsqZWGMaXdp3I1tpRnfvgsAbM5jV0jvVhF2mtuwrvVl4VxbasxlaX6+bsFbaa9i/iVqTx/fAMG52ALAD+LXEUER4UC9gP0j1fkCLvHDYN85hP+cKH8Fi591+dr6AORbOJbuzzm6bn1e8vG1rt0tenggvj4SXx8LLW8LLU+Hl4QBO7imPl0vJyV3zFiwg4a6jUuCUbSXBzLSQF6fw5YGkCZJqmZ3KWq2negaDuxQHb2sO3hMOvnq9e7OUAiPP1rs30McZSNtc8vOXrndfTR8vQRJmN1sDP1Bm3Qu5uxLuvkK4+6hw90S4eyTcPRbu3hLungp3D8Hd35UkEZ9f6hw+mBHWHS7QRQovj+/WnL4hO0GzfydI7tbHnP6TTEtOMu2lTjId4fJd4fLpIC7feaFcvjOAyw8Jex+eEll1tGLvKwx7X8knTmHv4/RvlaaAiYq9c5H+n8FGDhM3ohFt3JV34M7Eq9y6qgZqmDaxtpiF7qpYhG0XYrluArjlWYe4O9dyLT6bA7n7SnD3NRO91TXuTjdGatx9Dfi/zd3pxioAAd1EHaCT+0v0yf0lR3srk75lgCWQY4kIaLTw6RHN1cc1V1/Fn3k2QttDNk6MPVt1lJ/sZqtpE5iQp+hSRrPL3H2MuftKcPdm7chZDdNiOuQW7an58F32njls8+UwG/jLayc450Wrpv/IhhfRHXNDWHdMn/f0OjCZN4UZd5gZY6FqLjxecWGAf3P7YpHUW2zqOZKDc1sMeoXFoIeWJ2+np+bPw5o/b4HPIBhzp8aYh4UxM7ceH8iftaRd8eeSxy6reUSkhp0ryZBjcdyVWqszuhiJgTQwkLINLKv4cphzV5jzmhpzzoU592rMORPmfIYw55cKcx5dgjlr5dJKYc5NYc4dYc4tYc7DwpxjiznfOd5u7PHBmGc8Viz5DOri7gFAMTPefrYb2komb6MWxPtE8IUCuC2UMxfOW0sI4ayhvH5pLg2f+KW0mZ3noco0+T+35cPMjjnMCO6roOMRnWWabrA/TAxfEebqoyK7rxDmvlIUwGPuluX9L/x/XFJKg6NbmmMwdxJ+3avaw2jXZG+Cyg8X7sVSmo7yI7JIhqBEUvgJH2PZimxlNpLF105Qt9Da1rA+1oaiIFuzyMsgfkwJlROv7J1BrxvnxFYjI7EzktiKLZWtgWJr1FJsTWjF1hm72VcIS5umITtjN1c0QRUViPDhFp+xtT2c8F2GEqOvvnwN9FcPeEbRYWJgRA90aDqSrTiSV3vY67a2aWvK2te2G61uVTSr6d0ZzI6E8x6eTexnpRFJlhFfHdZba5bZDHgo4RNTnmXhkbydRXcJNjEMh5m+0q+IsxHmzjEHRNLf1+JYRHezxrUTdDzCrjOBM8wlE/TcCP5dO2Gfs6Daa9lH+CZKvXZru6VJZELr1nrZ2BERfTMMit0h3KPtH1Jim97dxuRTe2CTp/bYb3tdO7Ff1UpErgBN85rq8lh0MG5ESBd99ME//pO/2POnP3r4WlE61ugjW9Eba6UyeiuyMSrSIepbyZ8reyNMhyuOZB1aeWU9VKztlRPWKec2srvj8qMRhA5aeR67oPFbqPbXtIVWjQRiHWTyMyZ6EzUJg268tCaDnAGRo3oE39tCkRBDzqB5oBfTW0yDH0SD6RAKLCG0qWPv73r5jWUjr2k3v3eNwrBnI9QGmSsaWji485F6eCtnx9WDqQl+wXA61nDCxLGwJyRVjMHE0qj1Yo3dj10vUkc61JFmUjeis+LcUqa14a9PNB8xM6N/r6Ep4DKAfSI+ZwlW9JMmXVtjATkVNM2E3O4jZKJWWke0AYzJclpJC8ae8TaNk71K2sIMsRRpQcvwJVmTGFLtMRpeep/9qol87AgG9sid5U2I0dW2s0un3qNjnwgqvGiJedCqOXIYSdJIrq89HMvkU2czZghWbdaUQmGD5sEpEawqYkbVYFpAIBpV/FowDTCtKGuyb/Q/socxUQKJ4i9lSfol2UuP8q6gErPsBX+RFsiPCxO1Bkn02t+jNZAw7awk2mGhrMaGEvtMIC3v6rPAUNZ+MM+1Eog6cyZOBGdl+dHeD0lFP6SP3WcVonM7E6eFsmKSmscO5xWpWlQL/m85eFADVta3qH7fEFBx3SeEmZmDH2i22SuEZflb5eN6EtrbsDLyxzVyczv8ZTmAu1KtE4GvgMrWy2KauJdz+NHYg/mql7vQ1GA8Xu5eRFer+Oplluwxbgn/o89D+F9c2U4ryjaCW5roMX00uFU07jeK4HS9HAZ2yAnhGhxiYAVfeTpHA+f0jgbOgKPBaq2AWZIqKv37soovR/N+hhwNJmpHg64cDc6sHQ2G5GhwVk1v80NLHA1eIkeD1XI0GKtp5et6m7YcDVb+4Giw6NFgS3U0WKePBht/cDT4wdHgB0eDHxwNfnA0+MHR4AdHgx8cDb6XR4Mb5aM6E+Bje2WkHWZ0pP6jwfXl0WBjeTRYVx4NXlYeDc7/V3I0uFGOBteL4LRDjgbXyNFguxwNtv3gaPAvdTRIHY6wzpyUURpWJ/9RB0lv46xqPKILYkP1bQNNVz5zxWk88/JF3buD9NlTO3fXvcPLjIsSKJ9+t15BaCqoUoPVURf+mYEYBuGCfsDggj7guq4EES+RPGi5GXjC08rAs1RCoYVABcEp0gkFi/yqEfAZJGEq4fwWOj2sU0vShhQhU1EvSqaQVueMn0Ik/E3zWXifpJmZswAvjvCwfibowyWPzWRjKCtU8MAeSr8cSuuKAQIGDapf5rr0y0G1rjC8/qDh9QdluJQY7Pk80YARPlGkDO6gq7hCJPeZfFV6NwfZx2udVq9h5RUNdCYz6ehWu2YrxVhSTmr5a5VjzBsAjm41xWqDIKPHwFnxGIjd0MWgl/sASBd4/W2AM0BceyHI/xM9HxBH7NwMwABns+OYuHzGtQro6Znpng9ohv6pFIh0n03y3vyciGJ+CYxuXVlF9CT+YjmJC4pAmmkBIj1G7kRwtAYRdu4B9iAW/AEP0NFoCMtcDcnk4tebD2bU8y0IaSThKBiT3AGcFhAPPM5gW+KnJy8BIDc2HHyceY+GEXHSZxiWZa3G8C6OMQSDU6zOnP/3ztwDGPdM5gHff1fhXDLdY4CVDyoVGWhtFmqR6IQ5Tx4yZnbEYAmc/oQhwXuxIOY0Mhwdo56nc5QgkD9HvrptWUOeb+GqdfGEqAtC4JEy+ISnsTUSYPc5ktsF80wvA2wHYPTy5iU6+3U8zUxAAZZP8U2AKrx9EewJnd7WQCHhhubeRGe/riEzBKgj4E+OZhZkiYA6QH9aspCIotL3314m0EXeY8CLbq3AG2tgJwy+c5uBOjEQGJcBs2lnHnEuOUezaucyJgcPoPaXMap4dCUDuJqb2ziI27207eEWeo88dchNQ7UhKR0nVHFAKZI9oqKS5K5IJTM2AgdDpoRldG0W8tLiDB4hzzbJKCxkD8Rf6Mscr5GjHANcUjjVHY0OL5T43tslp6VG12AEI9mdWwj2vCWLAKDUAIBSvPAhg6HigEAQtxIV/s3TGp6GoT/WSMbGcSRQ5ukbxRUAWp0uMm+EO+ElglVoAHFaGaN3sOYp9nByJcrq4O2osdelW03cwtpzsm6VqaJEDCGCn97KEFfOdJ5qnDWXw48cIGVkbUm+44JiwcZZbksk1bIMdIQUOTQt7jLHW2e15pHGtR7jljVcJMbjh5xf2JBHWnmHsfcxxh2McWPAQ5JRCcOCsXUAhLtGRpwD6jGkjgxpKgBUDay/WH/TucKA+qP7Bh/PLEYKCO6iLykXqMJL2wGkH/r4HvU6Mr1ulL1myooWPmQoq4Xu2r23KGvgGEDtVz5swGY4zVOH0cHoPEjz3tVgXZwKoCJkIcHkt5XyLKbl1wBzHHALWgk7gQYBbsEbmwD8KAMtWAd0CipAp/dqQCf35n5Mp6DEdAo0ppPPfEsDOqHgLwubu6TtCaqbDWaH/7+fSTHeaxIuniaK0yJJMYhjM0AzC7Aixy6SFONXFkdxunlBal1kDHS0tAUwJs5jNLV739yUmpNMvsoqrlBcLVZcJeURQH69n+VVj04Kz30fB/6X9cC3bnjhAw8gqffdzkB6CjA2aE8LEzBw5H918ZH/fg7Ar+gB8G9+cQbgqAwAYy6HAkW1COndu/gAPAgAMdm8WWigTa5H7JUTg+tLQDA2eIMiCfRi3lpcLUPwhoeAMHS3KXC4DXrWZHrMfEat4ir43BKz6MVcvNA5BFlEk8R8Zv00JSOcTnJH0ker2ql9wehiidVdLG+Lu2TeFpfztuwp87bsqedt0Uva1SX451PnbSmf8uUpvy9vy6usxDfLzG2PGUSd7M/P/RYwMUmUCFEHJKOSRwcPgr/kIPg8CDeWg3BjX/IakaBdgSOPp8vv8gQXX0Yym8VqSaWWtG+QLqbVKF3jwWTzm8vgj7lnlAhQPsUyNDwgax06xCCJnXOeal6gmosPSOuGxQZEfsWA3IwWuZlcuUsMiGmifoKLn/6AlLW0pJZWvZbksx23w+oYnIvCOvTioiZYvWXrwiKOYjVCfJnOSaS6sq1x+2gl8rErwUC3kB4BSY3atETpxjZODp4nkqOzQ1+zzsUTJII0IIl0aL3TcZqB3hmlrsNY2LRyXf0EyTRXklTXpAWEr0NZcjEsG1lyZW+E7saAMteyDaLIhnpJ1mU74/AEjmH02wxnWOtqa+S2dgMmySv5+EunTFqXHfAV4jiJJ8ZRZJukpy42/Rva2m7SG6lDLRr53ijJY0NZBys+H9JTMZSNbsDxvY0Gtemlt6JBCUaK6wPUXXMaGcb0JAjEGo9hAyIV8oAzS7up3aYR9K6UZIJ8SAWva9APLc5+2uR8oSF6gqrDspnDMg149QgRi/7Kk4BxxmE4oV62shENrI/Bp8NwyodhPdxDuBoyh+HhrWgNyKypO5pKRokmpE6kQb4V4x8j6pZGRw7DIxiDEWHSInknmNFERh92msgSnKNScI7OPCrJXLOmqAgYnRTiMyPWJ/KgPjQ0y0NDsuijaGPMux/CN3gwhrAB+DRdDc0Z6KBNfdS5RXDeArk0l1wYSeFfynEyCch8mCotdjBttjCRQ8V105pudwIAiuYtppvX2yVuqEoMoUSetmFwoqpaPJEohcNF3s6Gd9KKalMlTRpjmqahrEWlsiG6g8PRCIQI0zl+OC0fbmUkvdNLmHKSYi9NYobXTdAmSg9T6zHFHZ51PIS89NzIbAjtoueAHsXWASRtSAa9YxjvaGXD1IdhOlKZloCk8hGUSqUbI2gJuuFThdQNats0jU6LU2SOUHeoJX1NTJLypUPV2KG6IQwcj0FvWESEYbFylbNcNlKX54HAmCnELF7ZTmgAnIH/y1Il9nIVNZWXVbKVmpgAmIPrHpG6kV44qb1Q3+I3DvMXrNUgvU8ErIDrag/Ruky3tfETk3br8nYEZgWqHEF+BxBx6yqmGVp2jJFJjdpJwwLiFhBXTdkt9hxhDR/n4Ag5g6HtRcPUBMaHd/WakrGd2uxeaphGAnUXRhodyVPhsborEQ8G7se0ggr+0XR80h2lGcGX4YW9hOvGCnpeRMQuCJVm2LNXPttXm+mv3a4XaxOTzyPSwchHoA96DsOSwLzDk4sjOn3s7KFt8XQxrneODG9kZlTyKb0z8HJOeCuNeCvImzRy+O4s43/aQ3lj1R1BxgAor477WhfJ0rmzs4h/gjFjFV9FV4oZBTq1TBnYXUmszCodL4NCRjKduqYawFN7vF1yZsJQVJMRkj1Hwo3ZBHMxxFudNzGPSMhtaMxcegV+8/AbxG9038sakrA91IMS8SmOkwFq2T7qa2XErYQuNQJrD03eQYV9koQifEt4yB0AyCruGJpyFSczjUV/hnMsbEJN3llgjMkbIgbYulZsx9ShMEtw8uIc1olRufaUmNQjwLVDlNJdgFXKahdLN5JLkpPTwCYPHS8moldi/GbepWy88TIm30t5UArOF0mCVeixtgITYjS+GkZZD2IIGgr1gHkm0aR+GASAFeLwvsvv4CtPalW1WqWEKJCrWgv1vUkcaYTE00scWYmWAxNH1nX6R/t0+v9PGBpFYvTktAkRUmv+S8hrlDfpMhx9ZC2PlcnPRBEdpvdKlm32ufQ5JS8wrm+pJx1nfUfnIBwt8dG8mg+fnKDrVW01FU/5yN217kDmmjTXSOOVKyTBbm2fgMEJRr42PZ7tQ0YuPol2teo1Ft4bl0nN4U5hTG5eaWgTrOHBGLxUzK2KqUFqRRyQ+/SKrLdpsAZH61uqFNw4y0ribR/N4dQDmW9bJXVW7PKuSVyraolr1SkS1/pzrBbmGjvbSUBxsjbNQZed6tysnaWcCL58Na1UvOUotja71R8xrY5ZDuf5YmRh4FIvOUPb83Y5Q6nMUGvBDIl8va0d/GuaoUUmpm3Slm/Ph+B2YQ0nCSeDh/OKdlx7xUflFaxWKSd479ITrBad4MQkbShnhfhCYquNb3O1Zuv7otu6V+u2AmIUu08v1XDmFKWNXuurftPSV9FM20qvDxqlVyZKr6yu9LJsO1Ey930dgvfpIXjUueG00y0PGIPfWnwMfttoPpGvA03FZ7jYKLzBHgV7jwpuzoPpPLxUkrOYLUV5W8Stw85FPA5txfh0qeNC9m36Y+UqFvWO+Z7JFpRhC1JolmRw5+3QsV8GO+g0HcI4p/cO2QZVfybk0337Dnn7jvrbk1teDOUSso/krO4bxR446Y7njs76qDI2GHKi71Gpg7hf8qnKZlsffyKU6b7B1/u5W+VW4mQk4tXj8Dyjg/isKZsWDGxg3gBB44GZUqmFS63VUou8RJeWorYA8bCrghdBO1cqLs1QrnVG689Xg4cfV2x2VsjzKy9QK2XIeQLWyARkyLo+6Z6VByg9mROP0FWFmzkbToCUmwqK40wmZ43UP47H1kld50tdG3O/nEwfEIhc/nwpv07a/jIgJNLnFmn7RfW2XyRlt0jbt252tkrbL75AXUzE0Jc95+NsiXlNzdVAW+2QHEJy3BWf4GR2bLr5GHMFOPn02Ncn5pn2zYygrwxSj9GvLG2nfMPDL/gNfR17iDv2X2rmyD5sUzp6fsJkSfR7kqsDdm0+icq7InlXKM4T5buurZzi6tWe4zmCICl5Md9Yy/OI/vA73No7XKs/1jtO1fRjz6/pa3gHQhJdkUDY20fNzxHjSpb4MU6SM5Taa+UseTAP2P0VtpDg5XS8qv+uFvz+vCjvd77nlPfIvynK+5egilON4O9WI/j5780cffIFv2FJyj7V6z/1PXx9utSqGz912x59wW3r1dft2UgF8nJ+wJcFnPx3V1UJxo45ljOaOP6ys4UqnYfle7Ag0y3VjHg5JktNhhCXAiRVXqwtcX9bFpRIT1livL/EDYv3pyf9GUd/esYZOpbEvgO7FJsupYt06Xky3FPRxal7+TxGasHM97G2P1oWz/50RZJ/+L3hB595wW94Qfzg917w6/vG9Y9vH3Dz8WUN9mMvuC0T5VAQ1WpdMR0GNzvZqUfisy/47Vcv9gau9E9fJJa2gI0s/dovfi/68ifPd3pYa4eQgA2SHG6tk9H8wJrQEgXqt7jg9+TLPz+PL9+6bbEv31n45d3KMcaQ14ofs/tasTxA1cDE+NqJnDUd19LnkR5Tax0DzutH+jx5YebcedFdd+K/L114d+bdU/5w+J4jd/fgQVSFkl3LKhhWjLl3QbNF7z0sruM3QNB/D8/oU07hZUmWiEYFlgxaLnh7Isf/Y/r8yi7f18EEtt7dQR8h4osSzO419OEjvijBmW47fbjIFp5gyrfRYru8FmqjMynCyDJJz/DH9qH95eZTRd14Zuf1qqib/7NWl02K7iS1h+2T11hbWVWbb2rzq9rOcKpwnetEo7ljaF/5cHKJw/qP9O9uY70QopqMf/Oke0V1eXV1+erq8jpzmYwJZTx3uxlwneL0La5q7ZEcOb7kyAkkR07IaREknVgs6cTYVSxTdQrhHBFNyRGhU1K1JBFPWxLxdCQRT9d69OSFIIwuMtRRzdBgt9jgFGTNns/RE8hpm/lH7j7ck2gQmmV8CTg8qpWF+BIiWVnWzqIjnPYMmolOFuMLuxtn3ayBLw1OQynpDQJJbxBKeoNI0hvEkt6ggViyf/DdYCbcYxJ4u5ajLc2iJExG1tzM1XMpARrIN+/yzWl9v7h/Bso/2HZl+v3ifirBD+siOhv9Bz94Oxh9OJ27xdMOJ1ikKaA54stIcmDjMmZV55P8ZbluZi6rg+TYsqBkILe1Q5o0ELrBeOhNJQHSHOm+9f/Q1DFStZs68ohhORd7sEGHKSFLV38mWeM1HMpEnU73EfU7LfYmxkBD6nWzaOhnLNmw/niiHZu1tyS8CzP/HO848kTT5+PAR6fPE8gTTZ9PAVmePk8qolD6fEYhStlM0jpL3PYlK4YvOeR8AS70JV2cD1DDmD5ANrQFzaHVxZccqeUp7Nz0TZOIvq9/Mffp2wnXlppooreKHZOunmUHScRJ7kgafBNX/+y7/kxg06eJG+SwGst7DCgcaSdQHgwvouFm9fhuBGrvZstJ7u2GMhjGpsK/XPK/79ZZ/GDRYVcUGHLRHSSs9dLb9pVrweMRf1RNl3wNL+Wbd8jNci0cnoFhqE7v8XTuFc8aIveKZ+QSYVsn5dJn4enbQu/eVglHObX/f6Q9KxaWjLSjgykprYdI6Fv0qdvff/vHuWdP6YzgfY/ASNSwSLT0sih19QjqymN2ukIgsYuPG4kwQwAP8c1Z0GUIhBiiS/o8ZNFlWKPLUOgyFLoMhS5DoctQ6JK4N+gytOgSxoRnqGOhpr8WTy3dkRVnkynfLsk0tMg05+3qzF+VOMhC3BT2i4o0fQPX83pHoPdbEjMcSwhxmrlVVvk1rPgHRTtVenlHvA8UEst3LxdvAJNVPlcSrxFjM+S88pJZ/CDeKMnxpNrvs2ns/douNP6imIUe3beoWejT+7RZaFysQuNLGIWOeCowEsoJVYkoSgvGWFtowHI9ld0z79MOBRKbHAy9oaJ8juQelwzNEe9SuG4hprJ8gF48ask0xBqYQcCNhJl7gN/f0P+79fS4/bTLkO70sWZagpjxwjV5yC3mpCrwbeGa0zfxXgJCR5siPZHYSCP2ttITiGTiA+Yw5iTimMO4MGF/7NFexvD5hb/ZeZx2LgSyH8dnuMF7VLFI5zN3QW0/s096dUKZZXQU5pZ+nwnxu3d1cu+YQ3nayortCTm2B9Y05zIOUyOSdugO3FacbQjRgU05gD+frhNHojyWheVjYSF47so2FJoR/l0+wTG15iuMS2x9vpizgUtEiawxv9xlOTLRNHCnfmHI5yrcoXGc5tocvkINQtfcRn5OoaHSGeTJlsAil1OFd/t8vZ7QZxikSmJypU1NOwSsgbtLdDlngV5Dm4k+N/8CBGUEZXnpm/eZjVHeCh8XL31LeTeXOFp9OERzcRo623E2OCkvNbY/8neHzdFsn9QRuB6YG7zoPL0CMnFm8tK3yh5p2igsVX56G3NInZUgSTZbcQNe6YMHCvZK/1tPTmpDB8oVgONpUjCbE7c0zGzO6dkR0ZY7VzJXCeCG6/A0wt/J7a/hUc8FBr5mFMddW1e3cWuZfr3Y+Kz43FEvt2eBAHvwN4i2k1LwcQclJ3XJQ2p6is21XPqgkuKzimOqNzt34OKwmpZc145O7O72MQlHF2IdIUcD8vbtCC9ncgVjeLMlFury8nfjNGK9t7AcA+h9+jKL3FYTOMfEMj2p6Wb5No+Ey0P7dHyudV9lZSvXWO/kHaH8JR16S9Wa+DVto3IK0p/VOyxacYfKEUzKAnhxzJ2WAdMG7gCKz4Nqg/cA6iQqeRRm2gfc6bKqt5rWHS835Q+6FcPP+kMDmTlCLwyXao4CKlJ204my8CrGHaBZZqUySWRBRd98P5bxxxLwONyer2L+UZ9bfWkRcY1x+KxoxxbrrZey/wrYdR5rGVWfOy4pXc0RTaSZtcve5bSBaGbtciy+xawDm1mDvQizxjgJs3Y1s44lwkZLYsTmmGGXcfA/ycFRTAa5OSNBi+7B/B9xrLpp6dIHJwO4gcMp6DIeeuuCs0qSfKHrRZw2T0/U/aP22XKjnBvMavMFH8UXfBT+ttGsNjoWWavNLw6a1eYX/zvBJSYPd2aVPHkrf3W/jcLeevdkwv5agvLCbFz67fK6ojXVi8sd2BEnUeYhGJZmfRs/mUyXm7n03qfev3nBTl8eCIBfsLFckvTlVrMiEyHVVGAd7KpBYnpJUhsQTUIfawBoV/yskgG5YwSFf1aZY5V8r6pwMulDu750ze2WvW4TObkea1SPDew1Cizaa/5R/z39XuO5qtdWP2eH6/2U79VDg/q5ZC/vjU/RSxRYtJf8o/57+r3EcwN7+VRa76V8rx467V4eik7RSxRYtJf8o/57+r3EcwN7ebxb76V8rx467V4+E5yilyiwaC/5R/339HuJ5wb28oFOvZfyvXrotHt5wj9FL1Fg0V7yj/rv6fcSzw3s5eF2vZfyvXrotHv5qHeKXqLAor3kH/Xf0+8lnhvYy4Otei/le/XQafcS+sYle8ka04G9HNhy0V8OaPnjzXrL5Xv10LJbvprVpKNGhPghcbqv9O1pdbmmVL2vFNX7z+3TOhOtea+hd/ERMflbV4VGPphVNUnOUrsDzXD2Ya8XAIqlWCdRoAwRpASCQVvF3rFPW8WgxfexfYf4GM/jEl4qmy4QRBZC/qIn3slN/LUT0EDOPuJxAbp9B58AA/6a3smaCA2RxDbeuJid3bPLvP6YU6/zLmkF3nzNevdWXJ3tbQdyIF9tA644X20BaBwm84Q2e77LtD/OzSvExsfdcDj2gN6mW0TyHg6vkA9n/9nbRa0ikt+dNXZbbjnspMMbaXkSv5WkwIGoGjidAJhz9pNmpP/64Q97vciYJ9DCd5ctxOjYTUsqq2P9zaXx8Y8aARKPuTP+XtcS3qOa8K5heOoxFuJuv1yHemCLAV1J5mcZfvW6NNA9GxWiGPz/m1PZvu15Au9SaUPdnV6CAhokwTuWH3zmcl1AWWtljZvYhDTo4dZ9UMcjpoSKzfc6UxGbjJqICknZN38qmYqyVhmXYMG5TSDfUSdr769iRP9lBolae6DXnlKMkYZwglY9jAJAbe2sO8dJ2LtTrX1TxPkOvJLBwSsMD4lYaCeDRwrKz50V5lyfFimVOJMGlC1txCrkw1ljmmT4YVYUKYbedi5rA3BMbWu7rYY1V1PdXpcVlACNnupaTXoPU3q01hmHjqKBI9oolJlgLg3BuWVKxXsBVNQQjWrCiBKL0orBoqpRC5ymEZJMf0AN/HFz4e/GaEsy4Mb8XK/bR2ZoevICJ1+d1uRzO1Uf5l7C6uYlOqwWdhZLg7aam9DV+5hyBj2v5rMmQkR6TVoZbSGvpVYEk08TESRd+nM1mz+6WTNrz1nT+vPsDx3BfayLjxiphLPWBWo17KKbnVWwWUG75YjjuyO+207W3MA20y7OnVF5pob27quNThUk5vOnO+PtdfmzdA077lgultiGoOQRP/9c+3llrJbwqmAAvjWOW+PTrGsGRw2Kx2i7iLTSIsg81BBv8DIcxHF4DvhADzcADie4JY8AtEcUPJ/HzM+aEz0JeWKwyLyl4SLztizZvHMgi8GEutvzdKI3RPM1Ot0bzhxMW5Q5NyGlNpOlQ2Q5SouuQjfsrcii+3orqZGPOtPsu5f+oijy2Y2tN0ZUGwuQJdQi3pZCcpcHtBvm7Szcn6/iqLJ8NXMIWr7pL/FePJ6N8bfD+0wck0BfDkDxXO7VQLRPHY1lwXwu92oxOFC9aCornG56EwTaBtA/sR6GbrYQQVfSzZHeBApwc8wPpnTShwEqgV3ZxDzjecb7JTQPaNJYODHx3XxNNvRKjnV1tE1H2Ww30bxz9WVtSIwpR4ya1gy6alv1HOEpmsg6khtw6QfLKypqjJd2ZzAwC+7XAFEFRzLIRoEjyf6hq6HD603QNtRmkFZTWPIrAg90GIO5tdarYU7pad0IKh1fhcbJfs803hP2S9DMNbSA2gcGD6nGe+v2Ab0We7GwDuZtjpCLdYRcGxFyq3dmq6FIXE0fHCG32o6Qi00IZJMhiVZzV+ymJz0SB1dz7UevAKac1aSP6iZxwopVhjLGsQazCfwFkSbo6PnQ1m4sR+O48TvNVoPPjbKUP4pIkHEDXJt8wWOhThjgvyGh7nmIdIs8wBIcwHVbWnjbrrepZPA21UpE4GABkRbzTfNZW2B4W3Ms6dTEkLtFDJnqTvF2lRqJZMIq87ZqT2tVe1qy7D2tVd/Tkg95XjDjVkK65fSlzlOrSfJXa51VPcaLG6VDCSspY3aNBCwA2tG0E8KM50nJpvlAkD6sjbu1bxG7Zgya+AhT2ZLFuuTzatDzSj8P+IdWn/QSFhkOdEofqYhftgRxN9lq3YZHAFFFa+EPsihpgp+ld12oAexInMc6FN5vahablEofq854CSgngM/fLXKM8uXYisUq5ydfkMLEQwEKjfjmLJFjXoCsLjhvWa51H1CuX0kcJxxb335MO+qQRLEO/oWiSj/mwInA5/uIITOHaUgdIK3PaMuezzYDbQfFsTqAHTRk4EV5OgumM7FO/J70EGQQi1Oq9tCPRWd/wrGEp/9Wi35qaDJrWODMIVZw+mWutCEnzsZaRxxeG5XDKwL19NGzUZ05J6l6jVIGvuXnThne5gAG1mCSJY8FiWdF+6t+nmY5UYKie2IewFIQt32m+kiHZLNwhaWSE7tpgAtgieRNkrESE12OJZS35knoQoh5Z0KCuJvY3TDL/m440Ny829pUnMTgDBAr0BJuNwvp6lVtp+Kq1VLzakvF/sbYDMGgpQZU314qS23J59Wg55V+ngQIIO7UllrHXmcLLxbru8gWSlal37f4SGgp0dRtPU2yAHC7fA9DKg9+lWz47AEz8H3UuVF9CuKgeJYHlN6azeALfHbA8nGT5OOIJaIF3bULqFMUwEbUgMjjZRFEHo9jhqsW2M66mcKq+oYXyXFE6eNItTMbKkZAskXFYOGh0Gw0D2YO8mzML8HIvWUSk+bb3jJpZyGbznyzpGIspbBCaODdNm9NCKI6MSVa+uCQu7HD1taOP5h1AwVBoyE0F1BSFhoy6NsMGnyw5c1I5C130beL7OXbU0xCIB7LmywE+loIbEIIVDvZPSNnjBUIgcoWAn126wUP9Wrnz3+3AG/VCvxg7NTVUDn8QxJVHM7dG1k0YdhuiJ2oaSHvWQLaKWaZIeBPMbUAdWD4HSOMhSI6KRGdSl4IP3iWnfxSi8Rbryfqo9YBjSvCmwPQm2SOvcS0mW3bWaglNF3/4GozJX7adtVqQdVweiE+2/Nqv/2lsKY+fZRbzFzGng7EK1JmUHRkg0aChDNZ1D60OdSWfMi0xjpAD/P2BT+3Ec54ruhIzZ2SLOgMDdjKvKuRlQ4nYmb/gB7l49sqVnGVbVm59Ozpw+6i05bU7f4lGy/HtjYcn7A4NbNmEKPAogldVo81itLKiieF8TbAeJmO0l6SraxNIm4BwB35nVZN54DTOtdxiodoqFUxA0QxjW2YJfzDFkCQkTTd3ClIrWVFtami4QkcFSQaQGA5rg9Bmf5gQGGvVrjlnV7F7uIVu/WKXasdkqTCOhwbsiexaQibRgM6q5THboTGzgybw3RGN3rJqQaQhpw+8yYOLEnWpANLIkwpmBNP1DE8OcaokuNtn1EsQZdEpe2wRX0T6jcOmE2wzzGzMoS2V4HOmba9rHU1g0Dj+Ve1g2pzXfXiE3N7e44T9RjR2yo+UfvZWAb1mD2OZm01rxAAJpFkBhI+QjjK2+9mqm5OLz5wGDaXnYW41165npHxaAWfQTEJvVHePzhPFo3sUeIKDv3MSY6a2BRWiPDblAPDqEAQl8e5X2k3RBjwiPF7e/0Zf6+38GhnfDLtHG3mHsLvzz94tHiuuysPi4O3TudRccHlrKZx7ESJTrGWfXffqz22pp6T/6J9hsPFc3SK+M04C3cKlDoKHtS46r+CL2fOi8Mq0cUbb52uCrEVBd5UkrCCS+WSYAduzlk4wW6qRBneFvkVZUHnSXLmr+E71KTN7W3AOcsxx+HafwG1TyltJ2SFaMJsGRJ7iyT2QGtFAQEFZSoUCOm+nEgnnOh1WC5pkFQCKFk5Gwnjb2HSh7LWTcTRoYDtjWQhc/8WK00hbhBnD2zWvzIbuo81pIHY8kRDulDXGZa6EsaLCxdZCWGpJGEAuHDgmgjlfp9ucoVAQ4l6spGN9MbBzMIs1ixqjG4O98aNerL8wZS2biWLmG0a2bgoKwOjrFyyo4Oultn5QVfLHJAsYLoLoD9tZl3ZxFps6QXtiHDQEF6CARvBmDAjaQFNdKI3bg1ENi56gXzVFfR2bI+0h7tG1WkPGOpacN+uyUcOHcTpjELvz8fvVXwWWNUK7XlauZ2YSir6Qt+6T7ewDMobrTRxkkGvsq4aVsflULaqNvfiIlmVkU2dTcWsm9QNnEKQEgJwOq5yaevt4GvH8x3lL6Bs/DZwgr0F1D2wKG2c/RPaEUVek1ft4PkMkkFzIin57JskyAcQ5BssyAdakG9AkB/aiZyXwG8dEkF+yBbkAyMiLYdkAjliqFpDP6obyhEO9BbYF64Uc4aTDRExcMYkbgMiKzT6vPDFYoY4ZcV2ek1hj9UdOmHw1iPO1nEe6uodqT6cLtZJ9aGunnWlAbhg8/Y82E7bwA9X2wB1QLFzhGbkBzS3P7pPa09L7dV54hvO7/Tq74SvjbzTk3fi3DPCuh2wWS9zaG/17tufPKJ8sbp5M8SLIIoEZUIaK0EIHbv8A/BRmWrO5tFUc+/r6XhF3xr/BTsP8d+o52QSu8Rm3TISAI3hBjYAQ9qQOB7qehZcNpE1drJXSsD5nYKLacU1oRXzjxL7L9btZh/jKf9gjw+LaEzAmNQKj6NTJeLdRzzP5d26OqIF9i5tZdkJRBdAHZly0q8eqBWBVW1ci95ne2mPsV3soow5gQJKADWon9XeeYp91l9qn41kn3WWILtoANkl7PkfzSIOZe/rEaywh7Zd52qG7KVvYtNtXE2UHh9lfeg6mlE2ZISXtANx7m1yKM+VbfbvhfwF5CxHJ8rSqwG1vAqK4Sl1EIpJ2t/3vIozrk7RK+PtbQSFLHyDJ57vhrBrp3Dz/3Oqck1P++aNI17ykJkIBwIw0DAnSGow5LoyOyDDKEsUS6SjWBpY4JLGunH5hODM6q+XTUBjHCKKBemhIvyfvm+fBV3ei6sEXgxZbHJ4ORK2xsm88NQ9+/QRpJWjsVnVQodbCEcnR1I2RGKNTvsG4Z++j0lI7tZG2Bcj9402qIOpMRajWjQByZf2LZqAZJV4kDOanHjKHb9NDGWHEtUelPwStUyyJW+fdsIziRj/QQDkLSufTpmQx+vdc9kpgINHU7AiHikcCBxvBsYf/CMqaSENF1JF9Nx+CYyTejGgbwsfLiP0wvigOFkIyLMtsVmdUmfezjpW0/i7blqk4xPvY6oDMGpb6DjmSIYCIZ6mzD/hafGkA7GWt5AfnUP2OpmSQZXjFsOLI2PUtqy9WzLcIkd1p/B+MuteKffajUQnEdN5JyS1IWdy5KCLZCcJ6DxmnBgXyNEMpshozDxAAKg1A7ez16ISXYAMzmBsWvoqLkepU46SjmBr61HqZOLbZEaJv5sJhF0l0oM4L0FiiD+gY/BaZw21vWMCvSV3hqZCh8OkdHfKjAVxGTEVa2hj1Ppr+8Tayz/nLmekkAexoomP8GA6CJXqLPaokoGMdRpDDjUdBdouzIYxMi9ADAEVCqK5bnRYnAt31LCYnE7/921aocjptSbdc/NU0ljfpjud5kjth6tR8AWijJ1Eb5yvj6MZe0MGrDYbstOCSS4fiW6E9xe25XSQeiWV21ruM0uHVttZBpPeRODKT5rNtq+sB+JKVjZ4O7QvQxhuWJxFnUw/z4AjWRucy5MkkNE0lJxRVnIw6lKP+3oWo1Q6APCHFw91NrmKofc5i0uuzlNNIk7iQA2J9cD5lyULDzdJ2DCSLrjZWbLNKTOzHMUyjKYrzOywmVm7oboR0NXw5LnmzVkXVmJiAbASKyTQtCA/Y0y3TinJi4XGACqLNqQW4/g7ZCJDqzS9mVsPany+dKsM3bZLum2jd2rRR0uCdYRgu0KwqiJYk2mQ6PZXfTU8U2h5zmeP5V+6XSeKG3BgdUxEmWT6KUNr4YcMQYwEac7GVozWoMUDzgaVJ2hJMEWTMZttkPSY4srd5LyIHiSS6RxpFjjlItVCjKOFHNoMNC3MiDMpSsBaPnRJzok4mllnmqZfWNEIsnKMZiOczmJYslUoSXDBeNgcLdm6qo2gLU4cgyIrcHM4W7GNuNswnUFG8W/bBNUzjM/eKE7r3G8N6XB5G7lt0qKLhkBEaSOd45DAPWH6Lm+3wCamhVWCONGG4W3tdlV9bxSrzJ1mDB6WN0Ywyy3M8ogJ5Ax4IA/frk87pQjTmRYtVwcrjsaph5HUaV+Mc3qTFlFCG2SiU780yxBm9um5qg0ENh/JtWD7qjA2FkTk4v8HIzUxY3KCqkHspubkRdsdE1GxVgoUSlv/f1FyqnJwJ8cmxgJKkEomzRgPQqvnlV5izAyvYimqgTw5RN5KnAcQJI1xA9si1pnszDuc2gTD4sEJCA0S6wbnClkep1x+mLzVOdfq3BBaNwyhqpslSMBDzOjm3miGxB29FcjQswuaLnwbg/efpeEay8arDq4qO7gaHZzIVu3M12QT3ME1hb/NdPAlwjFfCn2+7mIs6ZvS3hmDOuzVOoxSLS/RouQKG+AhPwNU1srOEKaZIGOpys5Ay5G8qJt1DL60RwJCVwuQWHH0excfXQuxWTgh93O1BkJ4KZq6Bk19aW81vi00nL1UbktTqRSRi27qGpF6q9auplsi9a5G6vlYlObZBCZutTT6JdD3d7M1FS72ctqdvZT1Ey8dRBF2+xIaqdXcIJECqfV6TZ2hP1frzzUQ3fgggGWBw0S8bUISUMO3SY7RCVEDMY7xbJjmzIzgwn1H8h9nkaz+sMyFG0iaX7jPJM/aqNX1U0l0qlNJdLqnErj6lDkmlnso8fvwMXx+8lOD8THoBTo/BnRusOJLopBF4DG+67veTLR3gZ0SKH3hLdplAVkS4aTLWZZK996HqhTeD/04nenBhDW6H4nFbOHir7MkR7nsT8zuvXaKeH7VhbuMim+w2y1kbFXmg1/Ul1aX6cv9LmcmOWmhQRfugm4GxARd/sYDRNXxPLJrzENg0unat7OjVhuW2A71UAyP7al1B5CcbJ6eKjUT3X1ZZy5rzcEK7MzDiivdDPq72TR9XFbO+9PLby/2btPHBM1JTB9b6GMbfezQdPVSmi0tPbd0R+mcNkclUnSU/TE66GhrYUfTOQyJ9ghuZUNzr2Qno/Yr2r4e5uKhvbukMbgqRAL7uEjmCSQ/HKhuKtRNSCzdRVKZjyo3mHH3aIkWa4f1csgRxKdQH7oyxRoebIR5dA7tVvG1OqUvK+NCnRk6EGigePocjtLGceocGLuO4Fm+dwT6kCP3CHA2/UnxZxx/MsY0/gXove4+jGae44532b2kXRmxuPk+NiF5SXJIKW9P6cYqCJ/nANuU4eFyho6LDyPOLAuvnQB2W1nX63RGJKt4qIsDKybg4vQrYEVCxisMwfTolyPw9fDLiqzL100kJz1XzUR7FvpmLoFlV6LQCb3aiHb8WlBkVaZp+muD15VPiMjCHoIxA9bErN4NmBB+DsNLM4Prn2cVow+gvRAfmaCRjQOxkmEDrGJW7bXGlc2iX6KqhdUgsz/wKcvgvU4dxc/H+AT4iK2nqjGnRVZ+ee1EHmfVIF43YY1o9USYhfYTjaxhP0GHPQHm04h8zYGIfEwmdzPAWqUYj4TmGBQtUwDtkztxeSfWd9LyTqrvjJd3xvWdrLyT6TuT5Z3J5HIidyFZlwvzew5z3UegZ6ca78qRA8Z/3UQu2WDMFbRWPnWc7107cSS5Tqeo0NEsfBXD5ZgzD6TsgwyLKbtmjtczD4yLa+aoZB5YJcdT5zy1Ws6rVFMG05fixM+v+p69iKv3SVBPOnzuK2NZu6LoK0Ne379YXgyT6GthWoxlpLkalApj6ZRbahkpt5K/UoskURm/YdlJVHTaEi089qctQYaTnmQ7YTXWUklTwuJ6yegRTOPKHZQ05VRvkxr4cTtJyg87Nln01aL6alHJp9ZEiOAK2EPCr+wvJ51FDDAGbwbK+uxScVha794g4Dgk8q13rwcffTCPS/8Jl/7yUYqNGnHlIpE3sFM3phIEvM3e2kuKfbf2WlCc0m7ZacWsRpma+c+cqXr+xAO3eesdB+beqLj/iWMKX/ykXqX2wLIe+8KHfzMsH/vaE3d68hiV0DKAv8+INNVTa2m0qB3djFqILa1A7FyD7UawpHSni2/xgMrRQW7lafHXD6sL6G5Kh/zir3UBDxNUtlBxp2GRoCKTm7kwid33n+QHAyofTgP4NmAUwoDjpBu8jT8uulOc5Hfk7qVtxiTaWTB8GNd2ttCJgjwc8MlhanYPDWttxJtwvO4l7LXQpP5AiKLxLwWi2Zk5AL0Wt986nbeoz27xz9GldBahs6/HesjC78lwYKNvFTM39bpTM9ohYBGvh+78/qnfuv3zjb1Tq9+QN/hVt/4nnnhu1H9GFOhR1o1CttqZdxnwDG4CGA0a1g3QkKTFl37/06tvKMZv4TE/89fFrM+n5xQQ1UO94SyFKW6kN9pqJfTw1/dMFx/+n9T8M+9naW0FHYO7xTu86bz7iWLNT3wiX1lcdwNmrruT3nLGT+VjWXrTfDZ23/4pvGvv1Djai0b+f/5T26f2/rO0N8hWZCvNi5GVGO+HG+PRXopWc2v5TDmcjcK8NrJ9fk9vSBqlbs7HiDgub4d6eod1V8bAONERme8/4QPlMMyUO+hEKGVHM+vHPfnolEuVZ6NX98bgc0g/j189vycfnpqBEDs2PzVDr80wnu0G7Adj7SgbNndiJgL6Sr/0Jd8cpkZLMVYNd8tpJgKYKt0/ZGYXjpRTjRSSvjaOTkPp1dXOXQNIpCt5aTERnJcWy4aIIcu6IIYM2XCnZugez1BXZihfdWBqZn9vNbIn7+mNIyIl3sOBtTBtbhfQLwzZELu+m/EUyg8AmYGBBfIslxqxS/FPtDjm90yxz2L6Rb6bQsFTPLd3unju9Ze2AZTlbcSfdXQWX70H7m5XY5q5Q+xu2C1um7m0HRBVg8DmeyPQ3tM5EmwzyUamtuwhxteKEmrjyAE6oqmDdHNm/8E5dvocOcBR11PwLaTXEsUEZZfgn4iG/ek+QelFg6l0YLozXOv0hPw+XBKR/eMo+jWlR2aK45iqXnL2wQlQ1h4oR9G/4bJ/5gHdTyX9HJtnB6Ix3U+iWOknSoNnDMNrYhR9bZi+UpkDJW1Z/XXK3owO7G9Sjsd4rUMcxyfzO1rO7/gp55fjdfHbdvy5JlvdN/sRbm+TJbmFdcS1eY6l/915TQKm/0Pc/3Gsv+FsSPd9SPo+jt9xEm8kus/RIn0e1zzdYYKo5nl8IbNIynkerzGLLLka/Im9k2dewdtkyq2fnblSnARxCS0jr//hljJ33CxlXjKMl/NNdZlm0NYAeKcYgGCpAZC3K/GuHzgAicx6QkSEVuDPeNJv4NWxafTfo8cjOE802Ye0y+wqeX0+lDWuJvIffz0Skf+X+dfntFKYb3X35aNX46WvmECoKK1G0AeonbVdaMcT++xjG+BtmtnwHuqMqDdo0A4QL5ryZjE/w0cL5xK6R2+Hb6Q0YyVIfW57bw19b+7lWyuKGC7u2Uo6MXaL5k/2OtmKonkj9qqiMY0bqeaRTUl9nl7V1r5UK4oAa4Q+kE18jValwZpf7N3FCgRt2od8EhaHPuf8JLHTkx+YuSELp1nH1Z2fI7b9nc87e6dGD049R6N2ksahOfVuFhcu3Js19sBfsYlSf0WFmgen3jb7sdmTtx2DKDH1HS1XOFwwRsGp+08cu23fgTffsW7PBicgLkB8vJGNgY832ETTLQIaj6JN+wHJxuxG3c3GrqRfQnR2ZbYmW7F1F41QtzdGx/QVWYdKShLprnQhlS50pQspdaG5oAtJ1YUmdyFBqQVdSOwuNLkLSX8X4PNCxDI8NfvwH5+nOcKfGS4yKbwI53x2S2oQcfeXQ19ZuQSPpHwE5AcvpXyVobtxpshX6MzMUbYKhJEv2tuFEzbaP2GjAydsdOGEjdZ72y5WIEyDtv4mMZNxYqUjxGV5VfHCoeVRrpEiJLIenlpzgJbyWQdpeKnr9KXBXxqVk9Pc1e1m6UPeZL7/eglpbtJXb5Za8voesz941GdduDFF2dh0vgLOk6K9bBgJloarCi1+BUsa5dc91ITG1e0G8pRPvezg0Z10hIDej8rgG9ZEB76RY8Sq8cGyc0yiXIcE51bJUoem7N1RbzVDRhSv/ag5UoPFf5rgUVrUEMpo+kjAgDhODAL3epADpfk0pnJokLOh0L97ZSkNJvYbsnF+elxzvkGNYE6yp9wSadm4/TnW6SADKOhWsf4yVozSxcW7wBV0aiacNOKpCw8ehXiskU6D9M9Lt6ieK5AA3UTiqGFj6Ion1MkyT9NB10X8dHVEbFeObjt6ATHrUCLLXGIE7B2jfWMKdeYHNLb47+9jGPDzVCpWsJgkvt3UHz5wIEkCSa0QVaiJjG6qfsTBYW3jrvkDWThXuTBpAz5nkYZLY9WQ8urwTBZOzd52+9zBQ4ePzc7s2z6BJEYbD8yx0XVqHc0gEKaolpDZNO0ARwHoflQClVUtUJkO6zdn0W7tpPntMPI5lrwvntYKTgYKKOejRFxtIBGJoUQkRhJeG0t4bUPCz5smHHFVnkD5zRH3sKRfoF4Fz+jNzo9BibrZuUaglq+GuhE5UnxEIG9DBgPApBCNlahgxxjkXqWfZUoOrajt4vxp1koLwrbS+RLSz8n5U6t//PPUy6HjXOv8KFSKa52XSVaejQB4mnTP5xjPyivTDoYHnJcOjBzsz34xw1/70wbZov+RwX7s+hFgL7VttCaYCBgkgk/w+GxrM8HCKFpwKURCRLUAtb4YSV88mkJEsd+cBbuzZl84LcdVKMjDPSWIH0F/aL0Jqm3zZzdr78RgYjkqVjCHXN3/2ic6O5UeL2HecgVTDEg9vkUAyVoy5PGCIZe4XAnBiOYBqTEwLtcuoE5RgPNlCEUx8A63XM8QOhOKZ37ZhcGdmFzYibOkE5mgqrUtODVHG0lprJXgAIQVDkAZWJ/8o/KUjeCAvHRlDiBQsJWB2IOCLEU4AbSmMElgrRkwYnGWFGx7L/088yT4xlc/AwB5W+mLGYnZE6Gn+7XvcKTNniEnjITZ82XT3IoSV9ybdM9FfloPGNaeQQzyZOFF/OYv8MrEVRkvHnGuDq9Kj5eF4DjTNUSB0s/SGGnZo0SmAVfHjROeZFINoQsUNiYxVTBpcqZktmoi+W9YoQu8w6RegEr2MomHAjfvJqzDhGGWrZ3iaOic68Dspb0UAz4sIPu8rqB7OetF90yzeUx5Imr728TnZnrScQqw6Ft3beWthy1jbA5FuFv1o9RJv9woFQWenkBTUe5MwjBOj+zG35j/tnbXKg+4Vtil5R2TUJfyE1Ca6osWX1TvTbAxwXAl259abPsLadOK7O1Pe7x6i259Hm99cI7R259XbX+Rvf15sv1Fc73IbH+I96fyp9j+osHbH4Jpqu3PpWKy/WHny6KjPc/a/jxZn4ATyFyz/X3OD/wBQfilyU6i712JvnfL6Ht3QfS9W4u+B+an3gIGXy4nJn85lZxmpL5zqkj9PJYA9YXR8jAFWjgXHHLvWkgPiNDOYgnPXuppNejpmoKtJQdhjQFUL8qx/XlL0BVw1KefOZDXlKguOChUCu7sscLArYADwO34J6gMncR6QUse5DwXi3blyO3anl6ht4tT5Vc9Zuy+ne2kQpV7xhkEK4e7/bhyuKeB5QysnADJRRu8WxEjsMG7QwljYjc1drp1BU7f44XLiE4BwMbZ44M4XMPTMSd3ULc4qO9VCFHvwU2Eodw51jYoJqd1AybLHK+T7pb17uNKkgFs5MQifLmOc4vw5eQG75gSnVOoK0mP6eFmJxTc+CVzEoELspFkMnkta8EWvPf69e4D+g07Nnj368trMHb36i/bN3iHlanAvDM2aRcEkU5+LkkDAUsJ9rZG5glyFQ2T9mEyqPZOX2uqZCmZm/ymQtZJNS/7bwWh5cEFQQIcmX3dCEHfE594c89YLkIs8erWMWcuk7IT5b11c/AlSv+I+a0PQcyzTXPsnsG2OA/GUdmtuStmF7Mse35yLm+AP6yGRQ+G7fUhrMn0k5r22TdWG1DZnhqXX38OEot1PqjlvJS6/tjgCmnsWc5mQtz5RxUs6OpoHkLK4ATh2LkD/mmYwzfZkFW2pxDMIAiLIRh4OE09L3QOCLO5Z07yF0p5tZw1gs7hs7NY4fM4XXjZBHCRIAPCckrbLDuwU4VULtRYDIy/KwhoXSnEGp4bEU19w7ROAEg/mTt49ErOMDMKhZXeF0Pb248XAeCYgMQU8Gt9wT8qU3wyGUzpRmYB56Ot+7Z+XLlqbzAz9bJeULxMe+PQDnFwqrtPosJCiCP0pin/v9COGkzt2QN3HEYG4KHjZDs6lGknnc8401JTR5fQDnkpY5qyVa6ZRdNn/gbPLWy94fxBhMXRGy68fMJIgpxKgz62MVgrWEqGDR6toHHZo6PlnDJrznXK2wvJzOiOEN6mL8O9OTZr+i07mNPr9u7JQ/0bR8HRXUX3Ahbm9Q9Io8wnXEiKe/dkyDm/J9kiYYm0L+6BGw8HKmOF74FT4NUsDGc+VMiSaJTt0Thxzu/R4/1jtJQlpc/Ucw61bOqYc7VsY1PH8N49+vUHe5Bn2AMx3M4QCMeoOa8/ANHo4FyP02Id7FVvUck7adGwbIEQfc+YmHu+eVtp6Az4hMyWZ3Mq0l/pNoQCbcz1DOU8Qy19iFFPzs+C/zl14f7XH1gYzP/MhXMoE9jfJdXpp4iwaJuqfJQ0HiDN8CRSznCMmtYbxYCsm9SOSS43tDQt04BQE0y0IsPmqSkuUI91ZNQ7OZlGOuZRMSBe7jFq3h7kQrqaM4vFexBVAbAFqlrw7xqCf7duQDTffp9YALxcLPxh0KNsfnAH4+/gzXyBoM6MVTo/DGY7ncP5H4EV6V8IgBks4IIMIpEjSvKNeIy9AZUpnpHl4EFLL8EDen0kbK2jkgGWoLzBqrxJW4yblG+uvXYG+w/LRo3C3aZDWc2Lg/qLqcgPM7Ys5Fsul+Dc0Ci+on9V08Xa4hzu94RwTZczk8EFirF9b8oaO6n8kzIu/NK/ii5nQx/eRYKkt4t+/UmJii08ycnVKN72Oedy4mModeZvaqSYsqy6efo85VxA5X3tJ4fjSVngxl4jKR+SspxItZGe0Ds0NVL828XP+BLGq+AB8KqxYpClSqIXYjhX8wDwO2L/l4qTL+tMJforUxKh3F2isFsrfIEU/iXjN1RzxKEpuUquxenV7MjGiwcnJsYI0nFFOD4FBhFYSogvsI7bkQDGfg8kPg2XLjVKiqs+X6F7o0BikRVJnYLY1OgDiqoBHwkgRh1nCThmeQLUjBZwmgUBpsNuuBwqmGoUGJq33hB9H/aYw2pgiLDynigRYEqcgKWxYEqMgOWjwshBo23jQEEBbA4X9DM3yjNBMRVQjPa4rUMdYcwBEpAwSIDSIAEJQAKaOw3kTlNAApo2SECJo9Tdno/A1gWfZo1R08lG4FBoYdQ0zakiqLX6I7eV2SKH8aphxugRJJlAH8G3nmLOtufD/XPW6puv9F/vfC0yTcOaL7VOY3CvaEe1VwgIg6rBSxV7l55uteh01+CA9AwlAPtJaYCHymB6CYxwsiFRTwXCqVKcvz/tui5tujj+3dKrJsGzUdw4fMAdpBdwOXhRH/PUoDJKl0kkraw59k8pThsWAulSVPEeUHQY9bIEWosrXawjUGvxAVisHPrxaJsJ1DOYwhZ63ZN8MHGO8qmHn1wIbje1e9/clJrrajecUpVd1ih07hlguPK+RnWt8By3sQgHrvzmf+VDWQ1iP95fpUJ5noPBwq0eDh0M15Kz0+/y9qi//CF/WVm9nPFt06f49nZHVKKX66BBHW67IHhI4uRN8JCpB9V/TRS0JpXc10Jf7VGcTE5k17XO4wor/sHSFkoCq7n+h+ccnPfcpX70lviRQ3Ge08IdvephhbzQDHSbfl3ns+Qv39inPdzvdVkTTmXvdxFRdIk4mD/gWg4SYC5IUvcA8Iw5FBZ4AqjmaZ0tVW2mx6XQvS77yh8s673DlVSZHm4fco/k3p1S95b/sUViBzLvMJ3JQD76pT+25e53l5f30DkNDfX0neMXHs49ftAbWPyi/3v01y750k/PXXiYCK7ypPeqy1BggU+4gmIBLlv5wkckgwU304GWxEaO0FjrxIV/8YS0kB57ROUNRuuoPYYIx4GPeTp3eK/BQQeemB949L5pOaJQH36x6kPPM2Aa8h6ZVZmdpsHVEC8Dee2tOIiWqBt+Dw2C2UVisyShNl751wZag2uJL+fw3arlmbcJS7rH2HwNnaX1PsnSShWkJw2WsSN4JTCZ++nflnfzyGCVmGqlzpQh+wTT3B3Y400u8P7UIr+lAIPAvsH20BOu5Ch6iva09O+YrLHYP63A+vZkrCV5miRCHTjvMmTIUy6W7JMuNECwfj8JcdXlgO6bC7V7vXvSLQPPOIH7w0oW/7dVTqLm9Trf66R7zYc0+b5ty92IKnhU3SPRMDv4ILEMduEXmhgPXb9FBwp/5ECNaxxWnks8A4o0Yk237WeQUBiOH1Y932LqHNXj6+BDQZfyDaWwI7yLfvBRiLrhobE9TrJxjajLNtPqBNN8MIfy4OXu2/mo/nL3kIvT6gbvML57doeDezbR2k6Sx5QvXE3twShS7b6uHcmj9EHe5dViYobrcTh29ElkCBCRUACUkKXDcfF+/e2DOQQCouPXTsB7nZmee/GEwffDGA8mK1G9z2HAdyIMg0cCu8JrJ3LOtvDaCYFIlZS2AL9Rok7m8EcP30h89M4RJA08/do8mpDIhiyaqEw4IeSjUHKrJmOQrLF+GLUDk/43TML3v/jZ0MNapCdbcw3+zAc1/kxwc5HuLiIrGNeO9gwXRHu6tWjPUMdP/87+/mjPUI52qoyDGJ/mNM12XISq9PocF6GqiAa3yCQgIpMc6nSoCxdEh/6LpmT+Bk6XEW3t7p5kkLHaMYviRonVurUXgkk84wKS4hxv1gPEPO2THlSF53h3eEh9cI532OtpbLQWvt7PgUv3enm7Wi9tK6buMAKuWhyjhjgsfmYHArPoDvtw0JsUcAayZJO3nT6amzz4aDc2eQDjjTd5G+kj2uStA0bbJm+SPjjMq4UcXUfyKhTNDg+cQAQYv+uaTd41cnX9Jm8HroieZ0ENm7zr5YcHvE3ejfrZZ2aYR/olP/WZbSby1lt1FvQF7NOX28I+KzYSZK0BwWxowZ/PCU4PNXSWUYLAFR7YhPzWAx+BUEZlD3FZZlqYAnoApiSZjm5tu1dwgBSepcCzlOFZpi+HdVWzADn50CaYZPj7s1J17hQZUVd26QS95H5hFHSHGVD6J3O8NquRAP4P1nNquFGaM40z/swQC1cwCYhL9yK4DmNwW2ftNh3BriSeMSIlb+qNiu5kRYZESaM3THP1WOsrhU2pEu6Aw9p7q868nan94G/fTnJBNk6iRypYH9kYLdaVwMUQHwCwPVUOGyaf/WjEigQLXuYYIxJdQH2D3PFZl9XlkFHo6ypOGSKF0/v3aTyNFjXfu3kaIw0v31FgI4ygcSPZqt54tqrgoPpsBVW5gvE96BgqMRGLDRDSH0ooiv603DM4gYyW8rFpfJsZ9mUsXZ3OIQGuxIKw8vf1U8LbXGFlnj4dOM/7dNCHgosazSEAh6yvm+TmHgR+ERg9cCpekZdIRpoTEIv00Zae+UYlpk4/s8VcHMvKl9EX2jKtr1uum8iU1IuM1TWJKWCJiUb3XhceM98RnAAUfgpQ+yLOJW93cWzaq/Z4M7TBepN58CANyn7w0Dthz7mzH+oGbSUmeER3/79t4fDgKQdhLNTX8/OY9TJZcDiLroW+BOA32LE2O+fLxrWOnU2iawXchEOmtwKFk6YcDJHmjdgjSVgMEs0FlcRVc0/XSeZE1pI0trW9RD9AH024COpaYuP0TU37MVskErkCkb38SlSMCE8WVg8jKBYSbpmGFHvuMzxSf+N6bl8GI21VP/O3dARgIRiW2qkJ6cWhtaSOX0+tUBucHdjGH8yjlzvXAJt0s7MdrdugttHHbe4GtUXubuS7zjoYZt0NziRUqZudjEPZp9j1KGQvk5c7r7bsvnzhX8oO7WUMqnjTOeLmTowmXt4Kgp8r5IaY4z2n4X02XaqO4+lShHDEVYCED1zF9ptNpqww/d/2ChTc3ap9qvY1sQATkz9SLg704seJxWp8Oh9WHZ9OIA6nEVPmuK34iO2ZQnTI9mXVqYWHbKUP2b45ZIvVVA7ZSh+ylT5ky74EEYPNeKfcNtm0p9IjEtqueRyq/0dZcf9F2RljXGPPFzmGxulTYrUq1slx9Bnk7y3WaeaNUk+hFC9f/GCGq0ayz/KrrrK8zZavX8FcfVeDs5jgZXYkTL7ecJOZ0Jjsjrl97rn3KRsKS5wR+OS3DbwpvhIzWDyqcww9A8cIKvWocwNIjT5NHuJ1kl0IBfz0n6vkQhtJOn+WTlzPivCJiq/OBabJkxLrcs6NRCyI1a9O4d+cN4hPTDopgs0mnVGS9ehjPG/zGf3X95Ugg9jo2unnTDo3HzGd0JxeDd8QkaBcdnH00+dY4Yjf2A2uxImSN42TDNgkcZ5YCl7YA4RbvN4ZxTdkwGrSudpJdeWsqOho/Efqz3Zx9LqC3UInJW/zLGSUvMlAVPcpThFOskBoZYaWzt+n0zrzRMAF4lagjZ8NqTTF50HVG8LnIdUbxucdirZw+jysSC7xISneS3R/owBGI/vwiKQeHt7gwUl6aIMH7+hUfFm7GyB3FD8ir7yfm4Ucxz8ik9g00IzlJPmnHsNIxtDBGIbs04p0ZBhDTr+JMXQwhnD2TKwxjDDeegwlKRU3CGN325x2oM167BUyjiFh5+jb57Qnm8POm19lwmfvza8oHG2fVBxGTyzvSdbOnlAcft7d4D4B0THQqnxPvLroDefKgXySiunea5rihol33sNK9Kl+um9OmxEDRsby07k5i0lWLwS7fwLyzJO037lrWRSnA+kx7UhomuGwAxVQW7H9zD3fKlyTqjrFIB52Dc+Xm0jHUdzhmoMjp6c+5MKpWS9WDHv627drn+9Y0wTP94G5Muu2ds/pylPpd2dflIlwtfvZafZaiQPdMXcBLOHHXc6ThhrHK02QzONkx1OOS5LNswLF5rLeI6Pd5cQnrmNvXr3dnCiu5a+Zes+Pt10p+aybszOAyyEa8EPPQiCx+bQRAm8xwCCx/WuU2FkA13gThBAUs2o3ifacxYYRAyxXDOv6FeIv+3+4a3QqmYdepzGjSHBjhW7MxiOil6PANOUqy84gZv0Yjth0x8J3eU3uTli4K6/BCayoJ/XW2eiQLm2A8uURHFaT++AwVTlwldufoAzTA9vYedAB3xAwwVPuWhCyt4p4vbCkJ7f1/sYeHYycmt7Ouj6/XHNeCataunf5ySHPjatseRWQjhzMRDSGtLGuOKaukvDbX4EOFy5bqpidvX329TTAo+K7oEBKHLyyRoJXMkmMaKA8ew2BtlWSgi9GVhBNsazwz4pVJvn8R3k9NUHXTYkG0AkrYp0Xz0/ful+7wqW9FkdYUL3gzBqIHzohWm//nq+w3M7G1WYHGQNaG9ysWKEPn7NHdYekO6YFH5EVzZbOyH4hnBcgDeVKMhi69ScqpGLmlq60XgmTDnTAVFy5TAeSIb4Ucy7vR09mJz3GcNGpR6mr+LMGfzL8OQt/JvHnXCgg1qU/K8w2+ZBPa9zdU4fwFPkycDjzgNZPg7k6bFtwhTZPuIxSxSKhKApOSXk4drNTRXE9A1IFxY3gr/R5q3w/R3MmVpSyIIwtBSd7v21p4+AdAlsHfwbm5eypIjspw48fmdPCNsej+Vo9yXISgy1rtSRgrEQtCWu1HFwAbrV3F1ajga92xXFdo1+22L0sELmbv4g0LYN3v2tkaqjTXC4pcrWj5WqnkqtFAxSYkWQZB6YMjE3ui6anbTR8nqXLAtI8a9ftAy9r3RfRWwPvPHztBDWLx5mK7hisqi5noJz8SuoOzKH5vtgPZvw91mnwpLLgX0TtItHxXvF45cBLXSAxjFs+h3g++pxle26xSbrvFW9U08UmXZq73TjH26bj2bSyOmsIUFYDKs8W6IzVl94p1Jf3wwKVPJh3wPshnLw2b0yw6yTVONFD3ojOUVxxVJOHWbqfaXhWmLMeB8ZE4piLobeVIihO+FC5QX+WNdbTVdY1MqAZjVlI/CxJlM7VIREEdAURy6wBwgPvVeVoFB/gJzYZ52eq4Mzf5tF+k08UW8YP0ecjB8TflYcMAwuF+rfLnAzhoPVZT/phAKqphqdRA9d1kkGtQ8ldy7FJqcn7EQ2qMpLbBk9aV6nRZs/8VdEb2KFPbCFdxrlMTABe+oZ9ZT+fgZzD/XymOqd5zKQco70kNhVa3IHjEzFcwh1KjGzNHRQHalncISq5QxWrJWCX4A5Kcwdm1WWgYyKqnmOuUNAD7NjO696TdS+fB/Xno67lUPrQDBXw5IfD+sE78HnIheKDsxoery7/kC8lOizdt1+L2XqNNI0IdiHLPrTyzhWicjc7t8KZdYN3I/KO0FlHxoqW2nJpRSKAMR9yyDcTjXb8o85rRRzBbFkvkXbZZ9cKizL5K9f1aBOyDBuLyBipZioLBIygWCngBYqB6vABkQKbZq5qEsRk0ZGDpZEgcHDhtAZlfp7Zx6j4y6j4Hzw8//7ffmu8wT3fAPlBkP8FE5I4jj9rZJPP4F2OKNhqkzcC9uGnHtxH7KOYfdSrF+EDQlSvM+boTKkzXbRO/PoyOW1tFMHhfPHRD2qCQyiCQ6VaFkeUMz9U6mPeyGz+axxVsKfk5IdUaVqqlIZ+XaehjOrhSvN1GxsbrkK4kFZxePQJTcZCFYdoJiDp00kXezYdcTlAD2CD8phnzlHw1XOMXoKtFqbAm+ZEfpUScvzl3/SRCgvxUBku4msv8z2iEbLALJerGGKVy9CbKpYflFwnSD4DjwC1Z0FOE0GQrdyjRB9O5yc6PsGfqIYj24skadMx55K2GmQ8gp1JkuWGjCZbKhlLzFHQJSSZv52zp4/Fog/B+7XF0MFRHQ8ysTKUZFFdkfbmuRemSHvL3CBF2m807WPFIb9PkXbDmQ/ICJ/5YRlfqDKYJXzEYgklNQawrRpqBHE9JQSHfaB4UuvbHodDMX1jErT0cI8ib5KlfZsU7Rtu17Rv63LH4mC2wiOkwScZRw6z97o9XsXvdeEMX3zdvN2lxU7fzFseZ33BSSLWt81VMeJSDoymMXR7SWiiy9PJ94TrNITrNCstXk8S3TRLdUtiPO8H6V2iqs77tYvLfe7QGyyNmriQTbofdGHP0GPwgJsvd+9nnYJ+C7hcbNWOqJf00FzZNa2xIXn3uJvD/0gQfk8anQvVVNnrWe1yzMXu5UMrMqtEywbnmeUdl6Vq9F5vX6XWie7w9iU528qWJaKadEQ1GchBs1JNQlfnF09D04PY7GCBZvIGrTffyJwbf/j2RfizDX+uwJ/t+HM1O7Xgz6vxZwf+XMdWbH1oC6sziC+BsVqpZIF6D1KpaaJLf07r/Z6fgq02XS+0Pmie0LVZNw8wj0KHzyrEqO2RL88o4EPeKl9ohkk+vlm+nKSDwXr3xnIp0cIxS6lh0HbTDxoHOJ5wSw+H6P2WYCD0daR6+JeMWeK09HKtF1Uvd8ivwh1/LlZVSGuwM1daSvqoaCmCmmuNOwUnkmOK02ic+bFavrKP6VOux94s8FyZEP89KJE8q7QJvqda3wHpUn7hJGXJmQ+aAzU4LE7oxNpP8nmv5LFAjRb/m/KmLqSKZ3wzX9S+j9fa9/FTtO/jA9r3Tm7fx632PTSgfSCVhe17xqk3EKX6Gnis1sBjp2jgsQENvIMbeMxq4CcGNBA8c2EDT6h6A1Gqr4EP1xr48Cka+PCABt7JDXzYauDvDGjgvd6gBj7q1huIUn0NfKTWwEdO0cBHBjTwLm7gI1YDf3dAA2nFDGjg/V69gSjV18BP1hr4yVM08JMDGvgubuAnrQZ+akADnxnYwDvsuyLlsBpZPwBjs2Fvila/Eenf76tgRhCcTbyuLwjOcR3BORYEZ18QnBvA6GAE5yZwO/j5llY/p/L8aP35UXk+ledXbHZWyPMrL1DsuzOes/12DeCvIZmwavIsOsJQ6ck81JxYQeGBRG4BUjQpxJBlkkppjdTPist1Utf5UtfG3NfiP5ffKOXPl/LrpO0vw4mNPrdI2y+qt/0iKbtF2r51s7NV2n7xBepiubdts7MNz19hVO/b82Xmd5Gqt0ujrmCtvanjmtOr4xqp42p5+NX8sFzvWLZgw3G/O6S+V2ckqzOys/vqDfhGcr1xhVDGG+jtqgoPbZlcF76jXI+jiI2mWqteu/Y9vzyOhmx3g+z5S4NKlbZJLgO9W3HhrgFFozKjK7VKq7eJjk3EC+u3iS6r7wu13ERretsGGTERMQmZBIOToqK9qKpju5GaaL5Kmy3GX4/4DiM9lcfnR/uOz8dc++R32CsPz/oM4+szjE+jaJ9hfMu70D7M+NpRlA8z/sDDjMeqxIWHGa94StmHGWJex1lJNuk+xt7c+jjiFffzDgLFrDmSSJ1wfjN8xhOYDBTlkAr7ROJJxjd2GfbFTVDp15uDeaDdQMzBfLaUsfCyw54RbAJGOeCz4jt4QB8QRAE+bi77eA6He9VjhkFyFnOfJ9SyveQzwy8CButHWyQvIX/X1CLu8++cEw95kuzSd8l9o/xKXg7fbo5XAABEMZPeKTNd2ue26imFRKRPgplnUBWSv0THM87458HdEmjdOcmi227qxTUTjadVfHFbW4AQG4gwJHb6MjnXoKb1zJcKguqg1myO3iAoVAgyF5kxLlGoYo1C5WYhjmKxdkKnto3eIPG0nCsbYQx3avkfKAzQVDI8BlJX96IKVbA8YcXJAaXzELzQHWut09pMO+8W2bNOi0PSLsZ+lmd+etZAXL2bSe8/QMfyCNZQ+p4589MvzpXGm4dVvwNSsu30XDPFRfy2aiVZgRgaSEO8zF1Lbe2K2tqp1NZw9e2ZyWX6stXWXqm2rlLsEaFptbVvjFrlgdGHsFLMEhetxeHQs3P7yyAVP/mwW2XthZq2Zrp+md4/man2fNb+uPqAjFXkAtCMfe+92vlYDu8v0ztlzD1jrCfGfWLvA/xZgz8Z/nBqx0n8ORd/1uHP+TiQbZQTsh4eH21gS2GVtA7deFwZs9aC6J2gHr0TikaVo3eCevROpe/22brv6rO2x1iQpR297tV75mf6qO1OLIUBKGxsbBIVAR15l6twMV7DWM8S4xOVG5rE57mXWHGQPtN5CEeA+TkDMliCth3FVPfndpQdyjX7E5BEGKGJc9BlRBAhpyYFFCMD84c72dHjJqSEBvoLSQKI7QoAw1IpmPw81rGAOrlohBzOASe/iS6fEM8B/fUy9nqPkcM54HgJHOk5pkVACyT/OEO+6Abu1C8MWWmDO7Cvcm0OX6EGiSnhNvJzCg2VzkQCj8m80C+hDqr/eWJ/r29if0zvA48oLONYwKBOLQZybrDpguGDQGpMWO8VZybNJe5RfdPplzo9cUymAdT+mJpv+RAqT3KuNCZ2H+aBp9jrgCPUfDDEJ10jGS6DhRk7vF94vIz6A+RkTB7rG5MbKlo/WfGOUiSBbsUWR8Qf/OicPoXpcSlXIRvxZGgqt5UKWvad7QTRMshwH+zxSTqL2cBRGpmOKxvq8QQrA2lrPyDfJ42BTXxOGFERa3I887RLyAMcj8DAkNgW1okJ+l6V+wiN8Wzr+okL786DTV5KPT1LZK+N1JXirGc5wAhPvzoLHszDoyVwbKzZeqMSEJvVpaW3b1WXlaW71ykktXRa4kSwX3vWG2HrAFDoB/1PZ1q7b9kw/J4RqVG08Y9W3spsGEkjbOR0vYpXZmMXc1ZdYhCtbEWRcYhocEsnUG4UezCmI0kkfMxH4Jo+ZMIIm9TG8XIMxUDn9lZl3d7qLO1N2D3JVvaG6XOsNbpobSDmzt2lP8Q9785HFotf+H+1fRr+8smQGp1On+M4+Ro7AVZgXrHsev9zu5mN2K5wCX8tXeFkyh576NNFtiZbU365bqKXADBfANYfyquZPdxrt4YSat44JmMMXv+jvbGq5YzV/JL6EPaNT1Vv76U8ojTC5aiO9oZbHbixrRKzNUhZMqdDBJxEApJafxr1/jSr/qCJGEGTE0z6ZeUKq0a2v7dm9NFZGrGOXalMy4h+bX+lI1alh/MRwHXrMUIugsX7ZcZGRgoJNbx0/3597DleGg0b3X5Y7JdkQe+lWdTrZrGATmRjveGEhnSMfUbk7cMY/U6WHKZ+jjzr9hg7gwqPJV7/pjrGoLuuRGp0sg5yBFBBemCEKuQE7Aog57SyfHqVk43ZDj/+PTQyndci3LNiAGvQLGrqKknjmI2ww2NCjIEWG7jZQA5iVdDM2r0z0J0WoL+PINPJEXjOHbnn7sO9MxCfldFIc2vavTXo9Ti4mIed5Br6WIP4Py9rIf7PQzTgFoSmIP6vnIqODP4ZYHz5apkQ5n75BCZpNY3vRC/N1hBB+EhxKtROoz/BZLOaiVlSOTWsrNmNMhizUYW7crgMtvUxjj2TR1r5SsgaY0BfWIn4yxUDHspWwKDeoEmFT9ZY9tJN1NAx7a3x3g8eczaQSDqWrUL4DE0Zgsdf0oa8whAkY8CZUkwYTB8ACuKt8bN9W+OFjnG7o2OTdPVyDcVn3KT7DyW1I0gNYAJBY++f046mtnhZoYtBvCwERWPZBxd24ODgGqcyQFVgFBHkyPv4aOwyaABCTkvxM66yOGtYqWlEXEeV0TlOtvSLpoHIpeyUAwOviTKp3NCgHYAcyGrS5E0Iai4MGLMjyA+v/exnCyZ/t++7V/8uoqhJOi1QEVWoeOWHxwk0r93KaPTicYL+5OFWyGQ+ncJppsOyUWE3Ya9m91Kk2fXrIAdBCXLga5CDkLVlBuSA2xMwXJrk8w6ZCkOAHEwijmoTEV8Ij9Vx4KiC+Hx2FtV5+Jh+fp0p4RFJZXfaGpVHlNFlvrgOyGjZ/dp7o5QmF9Gu+KV25S1h4M0Iwok3CAGTj7WAiNSCzPG39vntUl2s1UHYRasvWf2kJAd0xBcVIRbincqh03SjUYxT1a1pTqMHB0qfHXjSeysHgVYV5lGYE+M052fHm99n4knZ2RPQFb3EJHXnY08Ta74FVpQMeChrThfnbnZSukq4m5jqlvSUDq5z7+MDe1y4N+dNoNUSCb5d7pmv77W/clf89ANzL0Lr47L18em13gxp9KIO5gtuTuNfojnNBc1BzDbilC1EBwt4NQCIQzSzwN+oOq0zM0U05jf5EBXhdBuJPYu5XAzAlBi50wxiI87iTTmLh3IWJ2GugdN4zGbxxuXaNVZ/vYxxMxAchr7hXfQ27laun+8lOmUIuw/inVB9UgU7rfbdcTt3SHyTBNEshi6ScWFR8zYePGp+KFpnajmtSgZzDSHUxTVThfi9VQ5NlQhXcsXfZK74TSsQw4JTKJgrsUrrNDV7GrOfKOeDc5WXkqe1Wzi8ssKc1eUcUy/uWh60Wx60Wx60Wx60WwD751hf/DkfLmNau4XWscu58Tzjc/I7jStcr9K11lH//eSk7wZV7OKJ6gR85uf4Tqvmlutr9T/deNcBo/EXfX8g+v6QfxQ1eVSBuwluTizawEC0gaGEnWhtYMTwIN5CVxmNksGDdba3kVivh7RpDXxsI6mUPraTRE0f18DrG9lr2hia63vVNhGVrjwsabpZGwciuGWQwOlmyQZvnD6aGzxEzzUQsusiLwUHvRLdtATPxIcqm8MLKiVaaTth36E+2wkUurfy8eLM/yW4HZPLQpjgjNBSpX/m8Vmjf0AuhwNif2BK5Jhw0SfJwU6AhtbgytJMnrU8PRMjHASZSn9rrma/IGKsNIYcubJM+6VfUZyNz/3zYehxgg388w3l3V/TvWRsXEp//4DGoWiB8tY623qBTH4opMCM6/xerOPfcXNSKCIrQUzO/HxpZ3ujhPoXozpc3CvWTAugNU7IHNjhg0g940n988Sy27ZWQ6cQeY6d/RpAuPP5GONf4PysomMRseJbJC9HsNm5FwEBISOge4IKL6fNt+Ozsdk5hE+iuYP4JBKcVdrcBhiCPzggMbhb254xwvH9PzxQGiNjMaczRw7YJMBJDzs6B2MX+f0gYNNnimwP9G+I0yd5jACLVGlsTtWxJXB+aoLhxoDKPZtToCO/WE8c2Vje5OTzzV7CoKgGFJpOuwYGmhPU6ctulpjLjoFc39dDiL6+jHSGPbpsZom55GT1rTKmxSulbO8cj0PSkZjeO4fxXzxRacMBbQho7lGWIn2FTEzWzLqSALMz10tozrCr8oTcKPNxvUzHdTIL18gkbOeTRnwzwHHVrt3wJtsh03krv/DX9fgbQsC2iPu/q+eLgRcY7x6z9UcHhGu2cMJ9ow+gHDoMGxwhBIbaloAvlCfAB3gr+pVRQFztHanHllerBD6pnFoJ2weSPjHckJd+WDSgWAy+yNnrYMW45QL1qygQsLva+5RFpf4G97AqHv3M/nvC4itPKni7wxrLdltxM6dK7tUhOu9VEp+3jc+K7PPNOKGNQSyhoU/i5kAQs4VyUMlYbhtuNEktotljI6MxXrYkKQtyaNxMTB5SBJzIex1vYS7YANXFOeN0B1mXg+FhEOdMpB5H5nYs13NWBXQvYXSMrIVGtgY1siW3dSNbmkc26hEtWLA4W6x3Z12jHM67xYkj+uTBcUBecQ6HqLBvOoIaA+Pux+xnWzFaurRLTILH511EAmFOae/jOfvOw5/2iqc/83kPDYvzYAJBBZ/sm72inXWLh/sOPvX5bbJ7Y/1eVEKz3vuFyUH1yiwJTeRdoZF8SI+uKdPNhoypnBFQYARG7rgU6SxZ7x1PA7aYpucP9F6KV6T0rfRXOKlR455WgkT0FJSUw7UB22iaxr7+H2PjVTFs8iJ91DT3ZdlwFdZRztP2Uoc//9Zykq6g35vr3W2yM1pdlY7yAn/Q1KsV6WuI14k+XZpj4rhHgY1bTqgMDN0x0SD/OKvK8bWLsLQ1REMoAt3HzdtSeVtL3hbT27iQ9qpY+mVNvOnhBW+CzzH9uUIEue2Yzto00hrSo9ZG7HbKvu1p1ubp5P2AVxmJT1l7mqg9RYojamaXtltcIQv0OF91db5Yma9qEXpIBngS1D20nmYaytj1jMkDL/Qey8b3urahAnfud/Nh46EkicokZay4QuguMElI5Ag2P1Eyj87PPZQN8eUIXb6GN9oFxeOyPhKbLx5cJcdsjmYjNwlmxoASjWTQ3SjRNSNdbTCgRELTSOMmjm5IezugkqBkQ8X55cH/0N39a92ayuLC4vcF/qWCJL0u707Q0rz/Hv0ckrKYOrIu8nQMqAhA/GYlceAdfGG8s4m7bahilL0KRaCrk4IDCB0mJNqlV1qzOVxcuKvjuTSJGE8O60oH8eBUbpdi6+D5eAHPq0F3a1OhajNDc59mwzpwjab0wl29sWwlBIT53J/aeKA3nq2Y760iuuutFvs2p1ACbtiqud5EtppoUM5vq6bW0VW2Eim0ykwk3X3Z6rlsnEomRLRUWVcGsNs/gGMdz3cU9WkIK3RoEaTwIXDhoYH44EOFD4X2mJX2ULqpu+ajFb7p2ji6tgpdW03rqLeGllHvJdyQcd2/VdRwKgG4hd44+rca/Rtf2L81cxiJVez4SqPykrlXcrrwVa8A/hWPLscxcWNwVUhQoTh2AwErGcD9YWxY727Efm5paVoVMqNsDQ8Z/reR03KxHABdzZC4P+JsOwJtDSeZG4G2ZmjBw8zqj+m3ck0t0yR9G2YTYmtxucu1qCePiw+fFCz3uwBvDwTUnVPVgUWSkEO8NsXWaVfL5oPH69gRfqXzEd2uBsRfnsZ2WY5x4q+0v/JXWgBvEFjucqEVpBhaCl1lKXTDKh6l1Gap5KFWQ3EGBc6Jt9ej82IZ7HDcqawXrnHVm1KC+53HGvk7bwj2d95kRHKT9jRvb887E3RGAnx/80DWgV2JvdWG6Mx/xk/lnUzd1BvOEiB7jyCnHW0Tan6Odlpk/KTVZ2Um3tdbmXXu641pKXV8qsvIbkAkTBjw0Berm1jeShD0Eth/MBy6Xq5uCey/KCJ6Uj94l69asZ2dy5O2wlEQ1jlOx1a6Lo7RzWEkJtBvMj+Y0tatZLB7AImNnXng8GcNncHAWbKjg66W2flBV8sckKwBoACasda+vJWlr+RjSQWmKLjvTTG2YsBgxkw4pYEiluNP0FcL7B1ZodODR/PVV9Db21POK/MJVkkmdVB4qWvBfbumSJLqRkCWgiMmcBFWs3mh0wrtiVq5nYSTIWmVb92nW5w8r7zBOYLG4dLkZuNYhonARc4ZfhAhaaonLlvIbgzllx6GvxeZX2B22FiXMEQ3J7+hwuNSOIIOMmIPO3roO+ahTB5aIw+NA4ljvPQk1NAliZXtMcIZuRILBg2QddW0pusIa8g7NYpF8uZpq4zkz43AiTuYMT2qUzhRJiSxdlyGMeniq9k0+0gSvw0kS2/BmhxY9OK220+GXSYyYiBgOYOpsJEMoiSeugn7ZrGXcxDnTU6W0dDJMppIluHvZG1NDsUOJ8vw7WQZDZMbRQh9dZ3QV9vkuVrSHIPM7YZ+VDe0gEN1hw2dq4u1F3NGyFXaBXl1sWM659+yziVtxmUat/bg8XIPHucqxegxngjNovUQlPCtlU9g7/Wx905g71094KFsNehrPPOnkYI91cpwFjZ/21XhTOadp5o4QK51GqLC8EV16FQe1KxoysusKxFIIBqUoSJC9okmLwnMfTQoQ4WU4cT0do5PTnOV7WIfzYYm3JjrMqlWyvs6pwTTS5OVIwAkgVpqN4wYN+9m+efB20qgPpg69umAiUZp9DApeL0yBa8n2Xk9gQPwdEa4Kg9G+jusevpGHASceNWtIXtWuqdYsn6f3F+FBXtsq2FoSYy3L+BNgUA5hYBTaHCK1iolYG3IT5XopszAyoO/jHw3uvSCaUAWbxZPg3KkqiuEskZ6oP0yH/c7OaloKCcLnRSnUTH6uEwWUt4eWJRqpkkNtTkhzsM+DHV1M6fN5SSvSDbVMMPUyJsQaaTZDW7S3+437hYY5VBGOZChj+pD7JghPkWadD6CnCIvOot/vnVAoBkV0sYg5DqHU5iZg2ECOSy4b27qwoNH+QUl7qopktCTx5x9UyEKWLluykaXdLGcLO9hSRenmeDdTkFVtk0EGdOF/kzuVS89xvtqgm4ck4y2yuPuyTpghhMNHgLO5M45bQJYmuvpnHW+qWpg7ITsgUnIjnHSNFxdWUX04Jgi7sIiiajAYUmKYQqDfy0nrxrUJFqC5ym2EUBUaFiDoQp1gYolnA9xGg32xOG8Jmf81G5iRwlbeKrN/+/cH4QrvrBwReADyvuukPdtz53yfY4Vich1bKOT1VOqitrIyigDkyHoXNmpT6heBAsSLEtAnSYa0mrSI0ZNSj/MHvZ6zWIWZRMQUSibAyyYjBCk7REMF+ULtJJn0sbTorlAvRRuVZudlwgo9Br61sAgshV/VDuTYYFQVVpZCT/2WV3paI9hbc52x0Xr5LOPVYWX/Ku+J4lCdG9nVa27fSFUNVVide57KI9KXZlAVqriS4pGZp0gnWqwbr7/JO5/+8k/fH+o0RGgbl3vAuz6hzdIHCa9CPqMkJ3MTa/C8xSS9IRrnf8OWC1YsHmcrusxH9shb0I4RiaA2u/YV44r88XRnAuOl4SDUSg4CwYMX/TEO9lB7tdOONABP+JxAfha6Gyi+Jo+okOf4WOxS+fR4vNsfAtxEV+QaOrV3iUNwcuvAS4DXXHu5xvlahtsbXy1Bdi5oek3Pfku0wUEx1nvYcYt/YbvIL9St0wQ0L3iKxjmr2DAv/rwB94VCUAnIAALdtMsAY9ck1weBjti0Hww3418QDcj1Txj5hhaWeOwTwLPEDQaEIg+tV9n3Hj99y38VKKOJRBVFxIL4e/3WQi/k/udmWivRd0nA1tKO+mxacmvWUpOesWI/GYbRr7tYeEvsIw85ZemkZP3lKaRJ+EIMrTePeH3WSBh6/ctqwIba2hFPsbC5dn0wAb3EVeQoQLOEGNMiMsNaMJBtBezJw8zJb9u+0NeMPGnEPRk1wqDRcsaFaaPzm4lpZtXcUTjHrZQIJjoVr5qZfEk+z5TP94eQPk26R4Keh3bBHFHkHcXmCCalQmCBwTDbZkg2sxYOjBBJHzZYhNEPKh4VNZXmiAWlHFxym3dxFwoGlQgTHQVsDX4A0pAQQkcVFFw28h/xUG/xJYDQWXltzt8OyZm1i8x647/r2N04xmvvHHv7x5jykNIwgXqcZR84x2/9Nzbjt95P9DtjuPGH737gz/7p9/6p3+4cIP3aFXV7ByePGbdOIobD/hS1f2+BtDzJdrhsL9YgLW7RUKsy0C1RDCYiI58iXruRWyFNNHUJxhBpoJkoPPNva722brfFWjH+1w4iJROQBjUyHIAEoiOZxwrepqNbkKKtCTafeHTV4gzy7Ye+4NtB+GxoplX66AHtkg7XiakuRHGtX4VnabNvKONK7QGhJYugZpDqKYdgEIamkIQN9wEOw4g094iaV/K6mClEZVJDIE8XkR3x/ku4oHauRh2Bt4uymMEooubxs7QgAklzFKxMwzBzjBMImpvJIvnxQCYDWkTw3A2MtdbkY3CxDDEdhmYGIZg46ubGEbnsmEqSW+ap8oa0rtGf+9C0zU2crYX6VobXWsP7Fp7Yde6dNBomK4NoRVDpmvD6NoIujZKLKG3MuvOSzBVNqz7N0INpxIr0T8Er1BP12E0FvRv5RxGYgSESu/IxtiEsiIbwYfVAjAfHmsWQPiHfoNKL7UfoKYSebDo0RCe5ta6hPGwJo9nvuRoms91mbmxRWT2k7QRwdNp6vAXP6g2kLDgcWw+m/WfVHlDzPt5W4swXdiTZQ0Z5QTumG1qrXObyrvzU88puCF5/1HdDhh/qmKPrItbq9lF4Vmq2JwrG5jhxiIzjIy2gxxaONW2Dzf9oO/oqAmSrtrsDGPaCIMgHfq7nNCwbHja00lXu1R2aGpmP80mzTkdNNP75krM8lmjVrB6LMIkj2BGwwehJyst+tYoLdDYZx0j1Vbzk4/XpFqqRFzGSKxtsWVZi7Wzj5ofRK5tgRxI5p/ds4vzG9NybbQ0mnM2zqQkwincVoWXnZuLm17e0DPrFYc8iJEtdhxmf9U+6ZRL0H0RT5vyvZJPmyKfNnQzMG0eIH1qdd5Vpfd5lMbtKU+cZ455G7wT+voBun5cX99P18c97fFRHPe0r6vpS5abt4mzRyzOHi15sRFQJbdPMfsZDNpXMGoiocJ9iZvZ4KOUPlW1zYKc/Wdvl3Y7y9q7y9kUSSqutHqTsmj25E0BSsbAFo+4ti+PgUyRLagE2PAB0Eq7HVTgeQLncZG+HoEQV0KI9ImLtxZJ2ZZSWtwzWFhUVSxs5UfzJGxydKI7oYze0Et/d67uPazRQppmzyxx1JtVr08ozSN8zSOaff0uS7N67RGXD4YkdD7qWidD2kqDuj8Cm9NXiTnd3gu6NX8EXtXtQfJpW26X/gQDhLMX9rwadLcmrqma9IbMeZXRnlfn6r7NdBU20/YL30w72EybMoALRIXVZjNNwGqTRVgtDBALf2RWm4DVrs5W1+SEpJITBm6mq7CZJthMW9+TzdRqgUyL9vESGbwtDgpSaoCrwtalaqh2SBadZYc8yczrhC++Xk/6eVsOVXlXM1J+aXmg+525/mqZGMr98n97ecfaL//Rk/3y257wtJNefcd8xsu7Zsd8QTLRqmzVojtml9eGaSUNI3bMDoajanra6+hw2GXtmFafZcfkEc0wnPUt0xq1ZFHZ2eycyal2zmSxnTMZsHN2ZW22ZecEdnbf1nm9bJ035MzQbiyFIob75m0OIzR46zzu1rdO+r5g62zrdsjWebKvTmvrPIitM5AtchZbp75+xqWtU1+fpOvjgQD7431B3965Izevw7dX9xJJA9ySN9f2zna1dybW3sntbJu9s407miHI3tmWvbO7u5xW2ReSSnqa1Mvp257snkTeyYLdMzF0yJZIn3UGnD6bU8XB5eaeyPdmgCPhWTlQKmxnYochW9yMJSbzfsRp5LFmQ5742LNZoFkl0EHrzVJTpdFDcaacQUYPBTNGIuGmblVaDSqtdGlktUxqxrBImGerNGFVQVPlFUd3gbvGYBlN4RROr7JJNMwCafICSebnxEDfNN0AzTH8/KANsCm39QbYLK0X1pVVrUIR93lU65bVugurJUJCByGJtecsG6WeFeldicktYpwq22ddWUX0zJgi7sIiOg6ug7ci/+38HMN0f2W/jn0blzzai9DI0pTBZtJT0MNAGzVwZ51dNUpwjJWaG7DV/k0bNZscsYhYpwAhNZMwiF2g/h2sqZudH0JA02bnLIQXwVgSwCaxhkquAY8I0q8aW2aAFFixRJ+0qGmVJbv1o2zGpkk6+DJH582EGTvmtOGwZMcvd9l5bp0dU8GZb2gcTT+Sv1C1+EjboN0n9zoF5xAxGQHgQOIbUx7nI2KT9hBiIc5Tw5KrqEXnV6QkyFWFHFd2IRZLfCRmeCXtb4gZHtGJRVPLzh862Oe9a3tps9scpFpfhFolQm2J0eTTXCYdpWZYTfwo72sPDkwuJYHnPe/MP9BD8CHB93I1IOEvaG1ZD94D1NxW5oqHGwKB/snROyiDd7kSM1yWkyBBeGl8mj2Ovzu4NKv9udg7++K+a9mm3jSkwhLi2LMcHDG1ftspztW1o8cfsJLU+MV3PvPpd0XF1/78wyQFfE4KfJFbtLn/EYFy8xnqvQTZ55/LPAyTkhfCZy2+9Ry/6dwBFfIPZlbvflN9Vk/dluJPncVaicyjhg4VUAfYzxCr3d1SPKbR5d/uwY/7MaPAZPcTWb3ym8+OpB8rZc+FdwePLFpArzmmX/MH7rQ8Snf4VYBbqAhkQdtrz/DPz9SJpHqCi6QPihgr48lJnZEXgjoGN1nkUv8zZ7HBX3RWvvWZz99DhPHEe4g8Zo8vhzK0XllpvTKANizgTl6Yz3fCTDKCw5zY58mBE3ZYCZC81iTLfPXdXHK6TGaDg66eY2MJWcZ0HXRlov734hN1uAJL75+op17IRD35mT/5vbD4y898drkr+Mw/1PP0R33z9McveJ7Ot6fp/CVn6RuDZukbp5ilZcwE6sIP/7T0TDw9eCY2voCJ+OqT+78RkkgO2Xw50/C4noY/6ZuGL5ppCJaYhgBWPgn6p3IKcjTi/liagWlOkgPCXMcpz+D8ZBSLgmm6a/C2gHRVjar1+GZcwDBGAAJsIYOQIziljGGDRNj+8xkxzflzVcyfNu+nhhwWyDWx935tbpk73lNf+Cwxtr958ivLXS+DCY7r+suHP/EztPa+8PnfWy6T5IQlevuc3VLfPiU1EqcoOR1G/dSnaf0/+RkJSl1WC2LTgrSvBZJIiVNjLHzRdxcbBqrxhMElrtAifm9OskuXEInpX3IsclXis1zifW4le1kAgxWexPlaDgu0HBYYOcyz5bA6GrSd2qbc8L1iTiePfkxnVtJb/5l/KsHDnp2xrGcegIFRb/f6Dn45H+//HEtlOpPj+dr0Kf5szwe4oswxyVAVPdZ6VKhqfvIHiduqYp1nrTzaxrlRp8lQGrJVlSnSLtzgHdf3H6VPDd1KUvUj+u7D+HySNj0R8c98okS3KFPT0+c/zwluBb/oaYR4RtBqn/lnIjr3lf5rqzQyt3HpWRy/ysRsSudsUzpnmyrurf30qCvNO+aWydfLPOtVTjdV5XRTOCqccCXL3NN4Z2jwafmnJ/mT8aoqZFqTNV0hazpR+TqGmVQ6laHqTzSnige88s3xNCdiFBKLmbiqjY+91Th0uiko5eynI8Sko2FCyYtp/5L51fy8WVUoMwl7D5vfNO4rHDOgCVYXc0Zr+nf5RIH63gyg2vRtJrvqm1WPLdiPih2f+DZvE3mLrmSbaMPhw8k7WknOCK5v1oPVMOg8eC3iv27JGvA57xp0nkXeFwo2Twir4M2AzukgO3cDSbpH6aOFfNyRtClrwurSZMgeJXn2zMif+BW4NFxffhf3iR3ld/GeuEZm+GpxsDwG8rd9KB7ADcuH4n5rfbAPxb3WDfahOKykqjuUNOiQEuI7iM9nnJIEZpW+pOm+CHAQcFCIzCxKmluG8xkA4SxCJ471qSTdHZKE45xrPZNU65PItH62t663AsfsjXiDkfljcwEfIZMrDAar6vqEwpH7yVIBA9NQ9evT1vWsaz1lXT9ZXiOPIHHJ9A4DGiS4hCs0fOYGhiccERfZYXaRRQJ4nONTjI9bosUoDRzHjgASGAefvaieHhRAAFY2sEOqH35fcd7KBqceO1RP82kzIk7zicSeVi7N8neOfVpG9kbFGRuQM56zaQKcgNZs1qiDf4ca/JtKS27JKsOUnipIvLNuFcN3t1JqZmEax8yxtyVAX+032baAlVRtPYaIZHAzdlPbKPMCopGpARXJ7ICsZIJAZzJHIDyZJlDiBs9J7AyImbWrf5737E2nid5uohitzf/3uaI91PXTRNiTQk+pfLnQeU4F1IO0VUaDYnXqD19YW2bdF7Etf8xtefh5Qg8++72CHkwfP23gwS+HqjUwNEbBh9kzqrJx1i0WWSZ2wD8xerxR0SamEhjQkrikGAedZUNuS7o+hnhJ7+CWxtWRSlwYtCCrGxULdhyAUdj1ACerpuAb0WYVcMwM/wocB4e2TSg9QwY9nBT4Q3wgVcXNvKMmjIzIu6w5e5XGJTiS6wR3p0C7KmV/u8l8cl7m8/80qM/FXz/8W+8PdYpV/UP95FAboQgZaOrlYINqF09Tv4unH37j+8PK65MdxQJOiOOL+uQrKPW1L+7/aMhBtlrl95dvMV7yEUf6vL6HiB+Xam2wfYQfpWMN3fibJ+A//+Wvf/6eiG0cuoaPLVpDs8cAzc2Bo1d84wsfvmf5ne8wKbHPSVUUkLA62PC7A4kKwBO/WFsUOl7dQTCLw+dnj6mBaK86P9fqiC2UsZ5jxYVk7J3x83Ww2hqaIUTgbTrXacEGCUFLddmE8l2TRxLHFJPhNFc60ipTlzKFOxKYql3EBT6NlepGdm4NgAx8f3tBULodSqEbWeSmv5nSnS1j9KYUGwnn8xD2a+e+uTzSUeoxmw3zxnzeRJR6sj1vTfTaHKUeH8haCEVWGN0uNf6MnyLh1rmJBKsGLDBDlmFpOGsiSn1Eg23pKPXRrHVfb8VUlxYy23F6LQutvbVc06O29y/D5giZQg2ISx/ZnjfgBsFx6XE21FsJr8TK2rSCbqbw39BvMj+Y0tatxeLS42ylxKVHC+LSB3V00NUyOz/oapkDkkWSgQdx6c2s80r2da9y7EpEcCwnLQzYEMaEw3XpGhnpV9pmuJWIazx4NB9DwG6CuPRxjktv1c11UteC+3ZNAUDSkDCYRVwsgGyMt4KVcBKuHhlFWHpXGuVb9+lWy7cKDlgKQS0AbFAzrKvYGhSJ/l5Zowsr3bEVdce6w5UYF934KUXk06qiv9v4alyU+ia+Lfa8gdHffRM9sChHf9cnu81TSQsTS3nwXEfJoPkSSBX7ZrGXiCY9mMcc/R3p6O8Y0d+NnRnOsnQSbUj0d8OO/o5M9LeQ01idnMZsIhjjV3D0t93Qj5YNlRwPHP89VjzBgQljRa4R1BhQdjEMdtTzvhoG+zg2jjGDwb4KiIars3EcwFfhAD5WfywvS/VWw6l2TPDYx6epGQDMpUcLdzofv5Lazs+P979WR+BKE3vjwM4pzricl8X48lrMqPHjRUbUz61ZrXHjFSLUB7/xdCuvV+wsUjEGYFwD0k9nK9F/tio7EgKfCoA6hNknWPS+/PSPAfr5P9MishHy/eR23wXqNgclqvTP5yoXN6eeCsMomJ5zfqztmMDkh1XhXVzmXD95IXKJIbcRYz9eIiz0BDb1dpmWXAqtde53daD5Od4DruWIxXeOK6BPkDBRpkSQes/xHlX30Oo96AIcQaV/oZFzA2+LQZn9toLe6Ro7mULIj+Vc80H3ord887cO/8Mn73/5YY0PHxQvu7jt1Pov+8aiVfU49sjZ5DEvrj3omAdRsMdxcdfAzcAoD1lJ41ZKxSy0q3fu2UQt1GznKVTMePhZwPkUVXpirpLRWDiTlwX6ZQFeFizxsmDhywonOY/oCXmbxTbxuMLk89wqTUfpbfu5ezchd7GbvMV1vT1qby3NobgapvwIg1R753hxHly3VZTdR/JAv/l/bNHDrkqC+HGOsHfv+cU8tJO08M0svDsPj+TRnZl70QMv3f+NVzzw8QvvvpbPhQC9PscbP4wsPOMcxgh80cO52gQ9TpWlJwvuvJYxWDEM4xzorQ5TGWwEQGQN7pYHcUv2pLsFZzQo7yfirYJ16TyYxy93K7+VVvLeRugiJ9GMt8edUUb3fcit8qg5PEteHy15QpYmXeTxCw/LQOrTHD30tCuhwCddzhqIwx11E7jd0C8gBJUTB1AjkQzrtRwtTyOC2MtzvFQCUWMGf/WYDzztCrP49vJVExFb29BdRycf08drsa2xcqvJh6BJjZQUsjcSehtfxQ1OpnNPsPXLViK+jVH46ZNx+WkwXCG1w3IwwTGXA+Kne6FA1WZN+vWApK0DzxAM6vtc0Wbe67Lu1wFjQZJGsJagpKbXtBnyBSIGeg+vGgGB1R4QLowYXMA4QOAd14gTmf7VSR/inSuyanUkZyMvk7O9424WPbh/yvlPbQ4Gf9wtfE6jpq0CbNx6wi1cHbCfILoGXX56X2n7ut+V4ve68EANLL6oII/ZPXJZJ78J9geslOCi/8j//T4Inki+XF3XTWQc/X7MncijI5uoJSbVJCsQq6ZERxilgLa22E5xZTUxoDL6p7OOmQuSfstWXTtxBEuHjW73c7sezFsvp8mhyxYvl/tcxskv66QVJ+mysKkqqzm1F/uYjkdd8/L/tgXsoXDtivrHLzltUgeJ/7pN4jK+98LliW32UhuV+pQmnnWSYuIZd1qKFOs07UDj1gul2fd7hzlNFzd1dr/24cb+yIALJyurMHbTS0Rv9LRbrnt9B6/W2ypHOJdwxdIGto8lJXn/2gFxwTpktLi2FPFlliL+qzDh/3v01y750k/PXfg6llnLSeVcKqeDkU9c97iqkl7q12HTepJfd/HpKWTpmH8JN/Yrc7Vkmj+u1B50g1USjyu9ATq8ATKvvKbnLLEBOjUGzBtg/2YrYdp/3pfK53+6QCAQIntclfNV7pAntAWfm+Pq5rhojl74d2jKPKQ/D3MezQHN6U8CxM35i77m3OFVPpBZqZCvVIfK5ACRsfAr6BFG9hOaSYm3ForTo4Q4XrHishRinBxlNQuUqblYUKINYnkziy/ncLpMC8JOlf8i14XgVQqHAumWSRRBT+4stV54RlJF+GudNTrfGzAQmsgQ4WfNQnJ4I3dEcxpv3XYTgM/hqxoLOAbbWUrXAck7kn59ruYzkPN1SnsQBueLOuFSpI9jDpMN+wrIpsPeJHnQrrna2MOq/QqyPtXSP8BRE34bPb/42lNf8XpB8Tcn9r8rlPRFln5DEgypThSyEjIIE8SN9HxW6n77zz/h0eQA9zFIGJICOka/+JsvKvr1y38OHWPY8uWnrz3xHrzmaWB/Mza8PHAcDzz9hQ9/NESFT+7/vZDhj+THz+DHr+BV3/rk/r8M2carFZb/9GajsAy0wlKxwtIvmrCXOgIK40g6DkZDAQhD8t4XK/8vW3pSuRqHxMZXGWxDXPskfJMdhCNy7evqta+T2s+V2n9ks/MjUvt/uED9h0wlZw1EgDiXKyo9jP9AIfP3XvH/D56X63a4DNdtNj6HNVf+YD6PNEaU5brNR3f2sb2dKY01Tgud/eWXQf7dQdHdlfwf7FHMScLoY3ZWmTzWyD0BBwG6JcIQ/8oOBk6yShauuMZk7EGRHuJafxzzXS2vsJj1/wcLpFEpe1T5/JDZegJyepS5m2h2I2wYgETDKUr876Y5JXZbJxppYUHdFQSipW1gOgQWNILC1QWWFkkKgBqR6IcGIjPy5gRDfNJmPk/F7HiweA6m0YmsMbXxwFwPyZJXk+TK7ec4FCTR60qaiKwNyDvwBB0B8dPTYjRpFrfwVcqOAMQy86F5Erab5yknH56vMLvYgrKXC4xo7RTVPgprCGyjviSrG2gWWZGtsELl+Hqh8rJwpTL1wipjdaZdJhvpjeJkO1rGBWCs/fkc4XaMDrY9H53IUhrhRg1yh9eF6eeKJQFBqe0rlgv7mXkIUHSzFXVFWiNLQPgrAbs5wVEtc1nrlUw4I1W0C7KmDQEtZmQ38KoZzksAjZpZswyTLx/hIHmo0kyUUhNuhM2sg92goz0Ju+LD2cF4fqcduRxAFO4NiEJLUNsTjm1JPM6ZAdgJh1ErxP6tzobzF6eqWOv8GAyH56lXCaDh1bTL+drGAJtBBNIGetkjc3lTTAwHSEzOExgXWtsnem0dDB7oVB1zyNWBfvuywWgws143C47mKUwOfpbe1BuiTXt0ujcsKIUjtC6ee86DgSGB2SHRiT202WFF5t/Xaxp3oKkuKxlmpnsrLeuDMpxRcmdwjqL0fRLouiTKxODyiwJP2DkmKqTa7XkElsf2iAbRsd8yLUm/JY60Tbo/BJwQ6636N/NM/e5AwwRw1MQsESwwSyw1Asu7dbrjtOxalzWaWYBlTYTU2pe1X5mPsQYmpTJdtk9X8KbYfxh71OctDmttJIsm2B3SGj9aXAw/mo9DBQ1gvnwV2zOU+DrWhho1Dvqpr0p24UH20Q4Ad7mb2TgbB3xYNmpProBxY1gaWW8a7rb6pluQD+CKl2uPMk74bCHvwg8y98VkqcPgY227//sqrYMSZ4BYnAF8iQgel8JW9i966DtV5glVAyMAQld5BFVi4IzX2wHwJ2rIu4uOV/1Lw5pMMcL4/StBsGqqYiX64UaBjdRDna2EAQbHtH+RRZ8NJs0gWYS2ePZWtWF0CWB0abDRJdBGlwaMLtFOuIlDBInE6BLZRpegVqOxwMgaGKuvgbE+gh3jV7IRxm7xR8sWG+fJmDmYr60xJxwcrYqMUxYC9mztxROSitgvdiC5/VjxT86ldCsxrmHaLBHJUUySuImBAXJmicobGQ/J8RKVdxxWiWjAQ5LwLQQq79hmJxVzxOgACTr5bjgoZyGCLwpH5CLefWl00/+1r1KVb5X8sSIPUAHBA6MDQi+CXwv7gIpXJ4b7XJKnwmLmCknSmiWVLSwsXi75df/jpZLhld7zHdZZ4ybacutuFslt949ix6VtET13XKwvfsLc+Qlz50Zz50Zz52a6U8Ch7la0IWtc3GbAZ2pc8TZu2+3yGzJsRzBiSRkp8dDMZW3c9gbcbjWSer3N6semVVXfbW/A7VbcVxWJTMjcftKRYTrv8nZo1dioHm1YNdq3W1FfjXH1Y2xVZd/G+bT2TGQG6pd4oG7TAxXbAxVVFUQ4ytYqCKsf7fbbtyFi1p4JpOsnqNuH1SUM/2yeC6rnWPNZe86vfvSR/BeN8eQEvU83nC59LBQ6t0wzzKYJsc1i49aSxWx1FdL/h/3aqo3tgY3bEY2RxLQAES/KGnTu4PjpXbJyII3GibB/7AKRdfSu3FqSg67LnizlSbXtlOLbDhLYStBat2hsa5vzpFcHhM3VeSqVEFgPMK+9mJaZKxoD6EBp33NRU+b2YgRU/Qgf6zbumj+QRcjZprBUBSCGysdQn8TUm6oh5dXhGXi13Hb73MFDh4/NzuzbPgGYTpzLwHWm1h08ymgAwKNH6nCASB7F8BwVq6CyQOiBCpnenLlQQWAvfEdQgaIec+zk2BtN4ABV6mzw1lmswC26yDzqbuMlHssYRQDWjIp19MdgZGfRWucs0fkBLz+Lr5TNSZf6qEagYMGERstDqfOtSHR6fGOFlv2CoNcWxnxT5ZvypgYnRzLFZoU4ZOGTxxWUdVNHfWNq6VDkYgyanH01Bg+Aoq0d8FlWD8j4oAFZUw7IeNbkAWnWB4S7jWSOfPjCkCAJbPotXgzR1N88950AHsBIfFCghPUjRqCVN4GvS9cgzyYoM29coDbDzXgbswGWxHz2IJvIQdr+zlwWnJbdGCayoIWskyP4khyBiJoHm21+tRfzq+TdvBIa3IlN0OUaQaxpHM7opJVYWKRR5ZVcJah1koeChpIc13thb1es1VgQz23ZyEXFPCm22I0AMWmz4Svr6RBsuOiVR0pq2NnI4Mou/ud466C/PIqlep5q5vE8CTAuIMgb8zrPQc8CztUyh2/8aJytYmBcqNlySrgKZ6vYuBZqtpxBIBWZW8pDjj6s0pG2KXDjwcGjE3TMnQMMGRBhgjmjc8ta24FxlbWnTj6lGJu9ZCE//gqIR3Rbo6XAwaXBp97dzBF253EhCvMKtgfw2XqE/S1366tLt9zzrvLy7tIC/WNbsurydRNIinst21c5l4Y9eMscNn8Zw7YAmd21ZdhMhuJbTn0kXsMj8S2joo6YJS7d9XeV3Tx5YVZdlt100M3EjuD3kjc1VaniOKQqqBSDoyAZGZTOyHDqIEfbt3cZIYGcPcGK+jRhseJ3Ddxaefso7VqLBiJ++wuf/8vTiH9lQTIe+NJxeekaeWm21Eu/9fXf+kZYfGn50ZyLvFZr55/8GaOdD4tuCU6jaGPKYw11pkt+2yrZYgFA//BH1g9tyBiLtt32QV5Gw5Hgoi86FoDg5pRgd2P2l6s2rCu70deDY++tCl1g9+CQ9cN5S/ZAP0Hc4DM/c9oBvMvpD+Z/UqjhXKGGdT21RCz8n7/l/VHxzc98+J5lx+OCHNQCclgiZpnW/ztPP1oZia1PHVcfVnH1kR1XL9AEAWPjhgaWQOQSbaOW3wILEa9+Z8mY+mjJmHqpaEl0Ay5i0NTqMfUhB/eFSwfVUwWHSozxR1O/ic2ctnJL6evbHDGoJfWIvgccUUJHFjAnX2cudtK/M/ZP+ITRx9XwSAAicbQ47XCURPH0sjlkfyPCMkvcAAYdgE2NYpGsdeAgTueNlXTgX7Qxf//EL9MqWfaAcN4Xov34Zi2OkQQ7iHe/TBKLb+kx3vlFvfbiLXjqMx/YdxotQPxJe+A71+HP+fizkefmTeyI2VkKM+POnwmLv3/886eBegNdaKceLs+GoYvwZ9tCklbwFevYiWYmK3zZXhe/Z730Be8OBZy29Ur+u4c//NGFO/ApWdo3v/Dh3wuLb379t05jNNYtGIx1+HM+/mw8DfSCbz78pdN+dwYdau3dGf6cJRBECycCeRZPRRFtvffd9ubTZu1ASO8fjBR/RgXUof9dlngbGfH2FBmdkJymcKHWWDqXU6yVucbiGOFOUKLdGtxWDbMX8GEhnJ8zB4AuDgiNebZVzdUPAxfddSf+e9+FNIjVuQBMoTlAHC4dnSpBuJwFuXXjO7dcN4EIrSVwLX7hdLiD3z8FEhknJvSyNPQtL5I8Vvzl8QcHAu+ckuYXe/D54Fx1Hjya92PBxGxmD9qiv1kMnUUiNQQqptEPFROVUDHxolAxDZad7N0pWgQqhiEhX7Rx/+rj+z+6oHhiYZEYDUHyVy6i404I3rIqInaY268hZwB6qhgD4D9uUFbo/zGE/qvD1Y1nPokbd1Q3TjyIGwwGACah1isGBGivV7N8jyp2buV6nT4IA+f6OmSBU0EYvPdj+H5NWaeznat0tukasYVM/YcN2OHMyryLnsDep7//9sP4Pll+f+Kj+J6VNRIrQo3I7jSF2T1Bv5KYoEV4t5g1qHrr1RzbC4p3l3cczoxUvLW84Y4KXBTD6yXvC1x/phTX1v1rkdYU/LSXODz+wxd+lkSgp5Ytj/HWE5/O1sP+4os3IC0Tkh/75ee378TL33dE4liiNW1AkZ3+0cbvb8RAzls70AVyoAtPeaBj97nT0Ckgy5waJLaXoJefDsATfpkJ9b1u4dV5gsC0w5l1CtefVRvct9tfDpZf3A3us8wSju+bPQwUanz52lc/8aY/+usnfuNJWlpPVQxj0wYG4eAH/+yb7/qNr9DP8K4tkvUuUHmmvvLkV26fPUHFHjXFvnnfXR/6Kyp2TFkv/GBZCb3wXvPlQfrybtTWXe++HTe//ckj+7i2N5dF3vqeD+Olc+bGe1xkltCvoudvsPq4Q1/P0/XV1gu3CfsAH3ryq7cRo9xkuBGVffpPP/LXJTeSNp2F60f3zR6n63E06wu0pjcw+3kn2E9QZz//q+It72ajTvFwdeeQ3Dn8K+WdObnzRFXmGWFaD7ypvPMHcme2eupjcuf4G8s798ud/T9T3nmv3PnNqswdcufEL5d3ZuXOGyoQ/5v5xu9UD13PN95RlXg13/inqsR2vvHGqr2cwq74mzeXN87lG9+sHskEHU647usZI0ICvS+D39POPMq8bTexBdcrrS9qm7YDRxLcHWXuVeIspm9exolzo23iniXGKLYX5zQ/VB3HQniiDIg5HSp07rMcei4gdq4GsXMNNipeXQLZwTruIm0BsEzFvQOrYmaaP/Ze2mbA1sK7uXSZ9NhlkhpC92Y707lkFSJB0xW/SWlBv/Nkq3Se/Ihih3KT8kuVJgATVuAWxxBzwHBPOqzACmBxJYAFxMSBKyRRnKecCxTu3M93Hnemz/YcgbS5l+8cr+5kLqd0O6xMaMM53gNeFXulX+6mH9gn4BkutbBSBb+ahrWKF3tYVQEKfWEJVcCCY+IAHQnRARaUU4v8e80uCS77SKJWzAzGD+OU9IIQQFz00okKwCiPBYcH0iDcjmMbhqqhYaiiq8R6pi6WH8TFB6rWSONRPQuUx/Qdt+td4lklyZzVIN/Kvrj45cU0pPAoZMd70HFLQ6B3xO3UPnW1gegQ7uwhS0+ws8cA/Df3cKbsFI8KNFxviIpQIfy7fGInbVVtFMY/fEXFANECin0bXicRjPMhPnRCtXyY/U2IpobKjGqJFGvjAxtPSiuM3qXzqMHiRFcjdDXOV6PIzMC1gMSGrMRso8zt/GwEmEb02VqP/Ye9bRkiCoHwPkCXx9h7GGBSa52018laSPGg8b3sa24oi84me8Zw1tGO3z6iZZ9VEnkbc+St+OrBghdg7uPLWQOpo2/7ZhqNT4+J/5OednG0qe5bIbox+zjH1ENnkmhnZL1zFn201jsZfYxdAEcmxPCuoo/OZmecPoaBJBZnK4AkNsTKRiS8oBkEsNiMeA602MOUJ4sOrcT1aFZ5ppAuIQuvagOsQ+aewdwwfy0zf3E58OKtyi7MAdZdh042iJPPAsTiNZmMpvMRnruMPnxqCn3EvRFY28qZjK2ZHNEzOaRnclRmkgfnZ/cPnprRjKrVE9dGk9rcxbA0hwpC1M+JFbn4A42edS+jrMbTdENgbRWoTgDjl/1AwhZNtO7nJWr1YoGguVcJ5X1ACen9hhLaO6kAYQb+1WOx9BkFgLNJ9z4F92BiVqo3bL2Su0q1m1dmaTasyXAE/bbItaSpQeQpxNktibO7CHFqNrSQ/oaE/kaF/kYG0d+w0F9q0Z8QnHhyGZeAxiDW1ZDbmnU1DLxaiRSmA8gtnLAGcMLcGY0SdQiDv4m2Fdkbejr09Jllx+Nhd+WNcFBJ20ucdo0zP6/R3pz0jfvsCD63dKN00n/kcKpXlSKJziLog0NcIjTC+4TDTgwBtihfbzo4ul3GewT/7w4dKAHgehxcDyN80mV275SIWTM15BuvnrBWQ0SJwOMJAI5TNsr4lQoGjqRlh66Nc47zQ56UhyvnnM4T1Y9yM67jCg8pQQqg1jnQuyVj0tAimMbP23K0w798IvkLz0cks2cJJm7lQsMoglDbn+PdCH0MzmpNWhkbt7KRnh0fiDo3Gty7T1DpFv1+9ta8zb/TYbBVnG1yMcozh5T1DO3nm53jHB683n2M5cD1dOAAO+PCn1d2DRp0LwIJUh1fL7M8Sq1yH14gv3rAeBxya9kJhltbthXvxTkG7xUBfL37gOK2c7IftF2/l41xUfp+Fr+iczwHeD64iDd5dF7JOpu8G6m8zxiM7Gk0i89wA/0acQ4uPP4rB2REnyE2dZDZFLNrtdYZ3yoQCDeKZj4zslQza3D+vQ4PPMBBss5rJ2Qebs07WeNaLFpkwejwkTFK7zugczucLINA3+97PoeqW9OrEylLRl+JVTgIR1gtK8rtFLdpVPPY3M7U2dQzhrgEO5SG3EjiDdMFpudhvUWF8Btq0FcZvxD1sGKgfANuIGyvrNvbBOzLEKFC96rqXYeU3qVCFnurOoU0o5ImQpl7iyb4Jfo+cBUrmoBq5mxvB+Nk4sWHef43eXSkYpI1A6Abx+5GZqzknvSVeSb6avWUPZNCTSwh0QiwLzg4X4jFA7GEmlhCTSyhEEuoiSVcFrF4NWJJsqYkaxRiYWc/IhZXiIXkeRCL22O/bW6RIZbQIpYnPM/rJxbj9cGI8BWxhHpwAjNTdLQs7sCUSOtioYoGjdQXiCqabfFepMH8gh6rwBBBVZXLcxHUJl+evFfZj8rkh+XkBzLJ1uRz5fo+kMWsyQ+RqeR6mXx64SEls2b6V07wF4TXcLOrRgM9Qs9uAFbAGBslK3Axu4Ge3UDPbiCzG+jZDZY1u25tdkkGeI2ESvHsxvAxpdmNZXbdLMbsxnyc4tkNzOwG1uz+k+u5i80uTyp0X3h3pLVyNAhfprlrmLkL6asZBh45jUkUYOKrX/umhSdreVPDAzir5L0yVRj8L//LDj5tHfbgR9ikXjsho4TBjzD40SkG/x0eDb632OAfWjj4+JhVvIC+WC6gcQzzF+1JuAPrpbHJXiuHlVXqBU4GjAionifli+WkEMsrWyEsz5qX2MxL+n2dF+yPbrU/umZ/XHpePhY1XMYEFP/MiD5LEe6YqvZKRKLmEWJQJRa1YWJR86ZEoyYcK9mSaNT2wmjUxhzOjBNZwl7PHTbQ02GAE1l3cUhO6cA0VGLB0LkRFtQh/s3OiB5yzjm/PK6F0P7IGUUCDodhZA0zHwGHMSNKx0fpvBOepz6i8lFEr4ZrnQ+rfMU84GIm3Q8qyGxaRB1mx9DhKoMmA5u1BgnkLbmtBXJpVlhk5YmQG2biZ17MutSAEkh1tg5J/iRwVUKDxyayEYQGLx64On6qwNXx0whcHcedccusjRx2ErZKxzQdh5x1YLmmg2MrWwHn1eHd2WgtVBWiijFbA+8Nh8chnm9QCne8yjyJkZj9pIu8XOHUl2/7O3+DOzpw+FiC4dvaSQjhQRIV5OMjzVtUYBS/m7SsGie0+PJt3/Fh2vikWy9hN6Xvy3nqpcTHiMxeQtIhfawhISiEC6WLj9Ee+7tTd+UUTf2A/lQQAnRuLCR8Q9gKjZAnCQIj424dQlOpV+8aPgHK2HGSA6rzkf0M4eskf42Yfr881zi2wlV4Ihx1beRu18bqLpMuoM4DrBUtD7TLBfv19DEVdcgxtQRbhsu2jw9YnoAW02M0q42ICS7zaZ0s4a6DzD8MufXIkRI+yqFZKi9fN5FQl/8fONc9J/GDU1qOeVQfO1tIIkBcgwabzomC0oDCNyF8DAVcOg/eqXAVV+mbKgR3x0JwdxjB3bEQ3B0Lwd2xENxZFVBdP2NdP2tdlyjvjoXy7lgo7w4fYWn43r7f4I9rvfrTrPN/UKxl1Gm1ErvcI94FajRT8CLZ4Lay0oyGBDQtUBjnYtghH9fIx3aBFNlWlb5Im8vudzd4G/uQ/tcJIsgkSh/63AF/PYxLxRqg7tMgKkFgz93iY4zBbkwtD+pvV/O3j+tvV1g2py9XphZfDExHyxtbkpPc24e0bfA0unC81gVJTlB1wbgVfAa3s/L7/R8+xghqPKDr3cUGNOUBLXv8UK3Hx2o9/sT/l7lvga+rKvPdz3P2OfskOWmLFOI4+2xQw7TF8pjS15Ds2NLyEDuCDjM/76VpGmjStGmT0Jax04Q2jRF5lLmgUEGSFGxVqpVnQQqhvFpFqKjYmesjysMiReuIWhHhrv/3rbX3OicnbdH53Xvh15z9XHs9vvWtb32P/1emxcNaA/mVxKjlyPF97F2Mb8W7Ht8eV+8czuygj2/PHRvGHN/dRa19vKi1T5Rp7YGrS8Z3RB/fZ6i1j8etLW1bVm9bAyeYOOlnjFp+cdzMk37OVy4o3+InN/QM2Nzi+0dkU01uqkHNxIffq9X5rZ3rqR0TCchYRVWh8n3XlrRm0zatNXupNU8mY5cNCIlmlina0gBD+gs5TldR3KAXRzXopSM26HHBW2WDzhi7OZExi4hnRNw8TvxWC743DelZ4nbe8WDcTpjVRjfl6TEHholO0Wdxc14e1ZxXkuYYo5ozjIC5FDdHjo7FzeG+h9HPjN6nKDH6QGtEhsCkHTd8tmRU9ulNOcPg1QE+mt0RwL2HhdBn1wDuEAHFYjGtobWYELpxjJWWpCcZlITgPSFmCVFXlOL7BdNclwBzi927Fzpn0yrucKbPkk86f+UnjTKfNI78Sfev/GS+zCfzpZ+8BTts+IgraXOYQ9CwT9DRoMSFOiWFjiGBQvVrwX0SmvuxhVD5DHSUaS2KiAQimXCdVGG0RVGpjONmNXzjpWFysgSiCoPtJC6WTf/IcMgQS5ESHc+SHGiXZEdPfCsvrCc7WozZByuGge3jfH+GwV2H/u552o56niRN1fz42cbQrKGe5Q8JvhSYNCa/tW2n24k7tahbKWezreVsjnsXoTHH1L+ZY+hfMsZkxuhflYwZkWwAsNwOL/PthQqCjcY2JBV3eUVvw2kfI2VdrleP5rK1fg7T0WnsSVTazZYOlS5aZxpHb513DK0rcdAdTT16/U8vV39JJ+no9PI1j0nCqyeAJSW11pOhLwmBrAS5VM6wF/izAPonI5p3TKekuaJbTo/OANEsSETg+saaWAg+VNdIBDOB5G1KAj9snBPA1zQiiZeL82QK3ilGhKf/nHNTYs7yvwRfL11iu7F1JDArxh0/pu6Pocff7UAQZWfk95HfGeHVNDgSbV2Fn9sKASy+53N+AWDxQbngUyxvUTh0njaoWfGttjCO94VOntS0erxvLo739bR437weAA2SLKmad5SqeclrhMzl2KI+6E7xxRPC3PaGd8wNhQpxj3C3oDFhgK2CJ44Ynysrjhifqwr2XaA7pbG/rNbjrydCncHjVo3iq8uMFoapGoNTXXajX4346/HBeG1o0meYJxYmcHDxeKAbarlUKmKktupgnOyP8YUc98e4ufp1OACIvshxX+Qo3LN7I7jxBOgzxt/VG+Nw94wuNB3kZ5knip9KWH/TgQfrbxqByqJmQdU0CwAeQVUATCuxk/Y64ITQ1aEG73Hax2djV/zAh6kYhvccolfhnuDPVXz2OHLlLBD024TwPYzXeLwkbA+A/arYhySebzcrLj5AQyvHo5p06hjgytIBrjriAOd5gHM8wH7R4DKf94H47I8ePxvKBiIsf4zIe1F3GTRvow/+wrH2tbGu1MbaT8a6EmNdyZWvPKaxjpUkWvHp4Dge9QyPus2jbvGom3CmPg5A9GLKWAh8EnW2C+M4wZkFEG199NMfEm2bSEMinufOVS1F/xbG+SXKwRPUbDpin/qYTX7Z2UQ9fGJwYgmaQeX28IidecJRO1PQk+zQidvH7FG9H3Pcj1XlZk9ezp68GPAqOXtyR5w91Yri49mTRu48hIcBKoHFxgq2KCoMUf/sJM9aUWZ7YDZGm2yCkeMsVKLY/PaNUhetXn/UMT0d/MItXrakvtyYT0KIiqNgNzgD+SYArGoqXgnPiBR7RqSlZ0QG0OPkgxJkzq/h9UyenleDBSsFpwkvguUe9gNGEkoTCXmIDUJDZsOZYpo1naP1YFkFwMOZUZ5QRdzAUsG/D1HuXI9gFH0q75Y+iZ8CV30kUGVdNcWVhBlSEdadz+bfnmGQGf1gRWVc6Rxgrl0kRkVpWzZIpMDMcFRPeC3AVZksfnJAGHURRLgKqKE48lYBSRRHdUKCmCoTvmZQkCgPe0Tc+zZn2CP7mAs4MSf/c4X5Mhk5jKbGiJy11mzR4+Jnepi7UPAqF7gYqSDTGmWjyWJWoDFV54j9iUElIx8I+g7uQ6EXBYQTkwKTM4LcPKDkBin8IGVIIMc0o8YUPZ1hsNw0I8eUxahI/FWllk3zV62UeM75u9Ae3zbK/3MEeY39p7IYQPRc8haC0YOchLyCQ8YOArYUtF69KXayOZGoXDyG5UFOJ72kD8clWVySzSgsVBJesQNLpTa3KJm5NaoMtF0mSnyGh9HI76LGNhxL6QdV6dPLFX5MFRxWRewvW8HvmTbFHHcH1mZSVoNEzHNqKK+wtStMNZzZvzV6p2olFLlVMg8DZoPK45EW+z0JmGVG69cQEFDU480nPNo/H09/zq0pmJiGCgG+e4jCpK5a0xqa0TtpMbsYMCXqW0J/BBswtOfzxhBlD+tdcS5yzUVvp8V7BQMOrT6ZbEUZrdsbzux7lHIsuP5nLVPhFqFN57IeXjzndrWeS+mWIlIICf7icvpwi8BOlGszkKXFn/g830rdHJ8TUIqXnAc0ApxEj4PAqJ/FNXLqTT4GQ6KoRGi2RgvpnYCPDJXE/K+pBZdIxWm18K+ypHMae8WvZLR0m9F1zVWhqNJ8ctwweSeBuQHcG0qIFondIkNNmaL+nB3HK1gStDMtEdjEv/NqQgCvnfQLaW52umBWT5NrPIeZEJZTF3CCSZDw2LmswA4xUF3EVlcUmaI3n9wYL1WeIBG7nndD8C15aqO0CjF+ABdlodlE5NjaSI6T9p82tS7Q6cHpCt3WMFVCEyYjEBTThOxtiUNtyVmHH0PG/JcfczTGbY1W4PEUfgyJb3DE0ldw6SuKS/en0YzHCsuoMJzJwwsN6SBKuOUeu5w57HGGVKu9/1dJ4IAkgf1G238HDewZmwYeZt5GuXEJcwG/qbGoYPdYVCAqeiQyiP10MSLKQZesegVD8dWjkEAq2tZNT4MUcGglIBflypZP86M6ATgwU2Ww4gmRfL52auH001paxCBxLDASjwf4fpCEDhvw9j65/xZDHFnzSMZxIKGm0NkTyHfMgtHWiijZx6usPkuxvChdyJIeTiUiZ1IvqJ75yMHRe3VzobIVikMXNwe06h/SMwJr9XfZCfq70md7ryHzlyuf7b2a34lqlYNvLxE/olWLAwet+qQ401t1iTjfT3AfjmqWGXsjxyZS/17LMrtTur03dt6AsxDlDoJManOmHGQSEhtMMr36Rc1gHzqx1yTPkkMmjce1ZAIGmyCFfSrwZ3Dqmxn2dGTMmWFPFT/eDLsWIRcz7ICdGfPiJwfccxK+i7IBcW4rIKRj0PL7yvRaqrjX7GJaWMK0sJhp4ZMltHAJTzmdGMyYGJJeS6gBdhV/PiDjCcLDZY9pj/jGMUTEJGkCKBDsbzFtTHATi+BjMImI/cm8Hu+TWGqcvFOKYd+R9jIDxuw0o59RleSgDpi6Q6J0PFKJfW4wZeopdNoNpnJPGoi9BWKJdi91xziFsw9d5bfo0t+gnE2mmgGbJCQ+umaT6WflnBGHx0tH64Vl/KyVOwKlrs7fSgXf4FipBP4tSThK335bpYjJcEJhh3HBoQixP2RmE+R1POOFttqAp2M1ZJr0ZuXUkGkoFqElBAhm8rRZ7mlTPg39noY1GGS2FxToKmMNKk0eO7lgq+3d1auhh/NOO35MwWKmGaXclmAtGtywDpBpS73hXL0IVH9Cq0wRRwibYgXVMtdrCG2BrSBN0rQF9Lb3FnJQSaC75M4/OdIekX2kHrFGPwJ51ucsmzkkrIj9IqtWjqqRz0gsBgc/OIRd6WspNHnifYAmnrgl6O4JyXmxuIsTnfnut1yTfNScbnsdg9A1TO8P01vFlwFjiZMMTsTOOvI+QsGWHiUaNpK4M+5Xj/q1oWpDoTLI4CcNLHTsTMSp3RdW9YvKij+ZBu/iGihUxUWkSaAMFN7F4uU8FC3A5dgQVvU1XLUuEH+71wbWht4CKVLlfe2WKW6hdxvMtYK0M+JHbFOROtUfAytUzKCGJBNhmO4twQ7NEnZoIK4DLLQiMOlXrO5bYXzZSu1mEFWy9gUVlAEDu3zoYPwEz9G/pirlUr9aZALQPP/sJJWbgwSKmJAuZS1B/jFgK6a3a0if5E8TI31CJhKMJ3/dVexGU3zKWSHKTVcnnq5HLcEsV4LMDzFqChvQ6GUpj0/iD4fcs/BZJIHTZ5ua+Oks+IIkKhq6BYWIjryQNKgNBp11X0B4+xWk4kOEbzbwl4ZVABEVbSKEUfF+VrxbAfFxP+ET+QSf32D2BhVi5NQxkqCnwQ8yHdgoSH5wPcOPB6lZ5kPQCaRnGg/iNzPT2IlfZxoizm0sNTvwa59iLwwrz0LQAJ1cElY02PhQhaCnt0Sn1Al6CSso8tUJMpIDVohaUX+KL36XVFZVYu+vACtNjHGeASKyDBBRDXtRBik/KnT0JC/01YhnY2acxehmy41uFmMzHqObjZlxFiOZLTeS/DR8BceXqEorZMIY0fmSSSVH1eJ4nIQozcfdSmlk6NNWPSv14zf8Ii22VtAYj4vSkT5C96qsggpqfFDVGk4IxiPWW2n7S+sSjqfakBOUinKRSOaiUyZEmQs56x1jxeN1fuEXaoW8mIOiJkTeeaTy5WpTFNmCoGo+LKkTgioKkjogDVicwEpLO5DTzrUDeulVvIQapPSRloZzFCbWFgvZIR0GNd0OV16aXD5PrixsCEmh+h1ZWAXl9rirN6wYtWIaCSY/4eSVnSExQP/80KgAko3B3rXF7RR8APncwUey8ldQ3VLx9br+rdTUX1JTU2PVNrmsNZUY07E/jnAUMfX6Tc7e0APNV4+YdNlWrozXMGxsaEgVVcjmaNEyA1SUsCChjdc2Si6dF5NYcIB6iE2n2NMVzhlVMKxm9lYN9lQt2dtxINwLyfonruAMIOUNvFTirLNQpThZbWtwXFCtMbKqY2dkmyUju0UyspslI7tRMrJNkndNlV0lDmvLsTHqwYSJUY4J7lB88Asb4twSDueWqOLcEhm964QglhETxNG6zmYrhfhBpLa4JxmATQ7DlYgjFRXB8y+rabiGZixeWcJvIuAnYR1m4P0DZfbyhGAyG9m+IDZD9VHBnjI4Opst3LEzL/TS84AzEKcQkMI5qFrnGNhP4E9ODBCHUlOOshSDQUDd7Y+YCXRtPtmrUiyvBaHMJTN8mKLCQs4ex0zGIXv3PEaKMS9cWTA1RucSvBQe1ivEyRjmcXoDzjYOduZojx8kr1WFRDPFAMurQQKtWJmDnaXZFQLxNoXQU56zQiJQmNpOUbTnNRSqtc5WrdxnFEks+YKjU7/L1O+CpN0GJPTpBpSCRv04k9Sf4uBr8agjHkOKFRh3YnJPyXQ4OCZtl8PaLpeFIqAxSmGog6QlIZGWzonsLCGw2RDOIp4R9TwRZvO8mM5zwIPrGx0ZYQqzQWzD9UU9xWlhUoASN1lIw5IMIU3Q1YREVhJ7RDljQPeYyrzvep0H/EOmNGvnCgY9rIjYYCdH+CT97RUdyFWHl/NPaIlWpCw/gxKtqY0f+sKWuOIuSgcVuzQOnAwKCHpcon+3Y0GmT1CqkuBMA2797NzEJnjvr/RGybwrb5RRTk/edl7DlMOTr4SG8l4etDVkOSVxC5EBkhZ1gpX/FfVRCgzIx49HOzVOp4Zl0iyzrdQK00riVREzsUC5fAzai4zhf2JhbbR8UorJZA2p6L2t+V+r6tRydQLeFfrk2VXa+bzHjH3peI9pxTtL7Uh7RA6AesQa/QgQObK9BUo+Rr6xBracUOzFcFHRsXJJBTUxij++ZDoq5imwz6AdjX2akWG9g4MF9Ewg8BXrHbJHTmMAMvNip6cxsxnIZ0pcneT+UkmhtlqwUqCCTC+EFqUYyM7VHsCmUsoQhF9O6b3t/H+RFe9u1zG7bWrnGPMrTxxFbkDBRygiN1ABM0Fr5Gkq2aH1RaZ1RLbkZPrzJKWPTdhF4KhaPg6Pg5aCVlnSG7yQYhdbfgMMGhR7ZNDgqN1vr+iQ0IufFs1fQDA3Yq1F4gxOoGEj6iuLBBrI54F1iNpFSd/UvpoaTCE9hCGH96HJSJHdJv87ngwfMt8XZhl+U8b0hCa77vgc02NzTI+luuS9SYIoM0ZsPOaMzPGsKXdEE1EQJyLXKN6uQiZ9s/6CD1lx8aOPSj8EqrRINA2SvjDBAksrBDVH4PWKi4gQZO/dDF9AakW4RhiBR17JMLOQN7M+t+8yLWudNVZeF1ctzxY2QBD+00malpSepiXNaVpSvWR/M9mM4yE8+yhpWlLl07S4pN/leosVV3oR/Asy35oFQfOQN2irTEtxSGB6HilbNaaERxkplrO1SxYFuG9bw/MiaI3XbctNFsZho8Q5ZrZ0bckwdhfMr5R82o5mt+b/uFGKwhNDAwsnvEeR1xWXJrCONc9DY+vTX0gbmP61LCZLQSFuU9KimA/EMB3SYkdAHTz7PW3UMpz+rFbWUc5+Y+zZj71AmOV9gDdq9md7w4w++0Gc2DZ4VHWxcOozXLRJrGz89Yya4bKbeIbbHzI/gB3DFOP96KEpxskFuY1I8TYizRnb6W3xhEf8RXCSreItwWSwwBi+7KIkQ5jYqXB2X1em++UNQIptn2lOahc7pfh/sBy4zruaDi4xMiFBMo/3KSBAMMWUysXIpv00r+nQeUKX6UDyPBEpYyhr2QkzjRl8NDEU1ZkekMg6gbyQ+DiPhDMOlY9edKT1NxCbGiU8phhq08nfTgojn259UaJR8edOjD93gva5idrnJsSfy8vPhTlMKic2Nycf5J3DwAbW76hvwfsKm59WsYeGqxA5CrlBBjsIV7ChNInLQW6jIAPjE8oJgzYSb0rspiJXoH+iHM6aFwTxyVwrujNFLivk+0AqTwMflMmysXIXe1TwQunyZ/ydps2B1czIIoKhRaCMd15NZHeFzlK1KxGsep0oA3sN8lOBuRv7E9Y6qh9icHQTLBY7GNEOVeR8KtITBIM0f15U10pZ9Iz5NZ1R3crt/cx20cVBegMJVQ3iEwhl376xXxSQmV9Dg7EB4Sx7NUvnVN3eFLDoCk+yJEWkYGKCGjlFpCst43iC80OSRYNRtBkNWfJvshtQYQBqdWvJ+8yV+SFdDpV1KVQWP3kpwcn026y+tjChyNlhFSYaGdNWYa65yWpyIqxYYlmDXw7c4cWmMzDg+1bj7y/eIseQP9oug2BR5oUZISPzApoBmF1G7Awpb19AEE+E64xUUpw67QJyVfCkLCxzbLmgWZL9CvAmNJdG9nyiTGA5Soi+1pByqJkqu5NFuzWI9oc5MxT2Zxb7UnoyExM6Ij0KBOmpxJVAuhPASm+RpL80ss6tCdPzY5lNMA5O/AxPCFOlqgzS8EEUO1m+LKO9TWrQfPKIpB5BkDB5K3bQoz4/a9F1k64Tv//zRo7KUgiW4ub80OqsQDYqmdZMmU1157zPWKbdPdpiaMocbhbN6bfIYs3CF5QLYpWN6QssMaQtXo46soho8yqvKd3mnv4T9bSFVFgWhYZTKixk/mCiDWRhoEyiUnorJlrYLV3Om+1Km68CERNimL2SXYFWQRTB7stEGrdUR4GMHY42pDIDqlvsJSs9WWXN4L4q3oKyGa+dYeYpcbXYLxoXBebKpDno0a+bFLq1PVGKcNNNCk7BiDu0oK7ohQ5BpU9y4kW2p7sXoF+WdmnY6A342ZrQ2RpSinXcp0x2I4bY2+dh8QYbhe4LAoJ1qjmOOR4qR0GyIZRR5ExCugYZHO77t5jJ0OdLTN6JPDhVUoKbf4Gy+UGWD4F+jlJpZ8+6MnAWKbPAI1WGc6TYidaaRl4k3ag1yZI1qLoge663lnMwSKEvr1KzS3TioavsldHIVZgLJNoZ0WFcOXSVmFNIcPXpEWNlKLOWQyuEb6wUXKqDyCHq8c4XMiyzJ/GBFOXtdM6pqRI7XLp4PUJejOjaYeOcmkgUWEP4Rf5mE8jeo3OpsRUuI7Zgebnjh36KtVNQ/CjFlMuKKVJLodPfYbIXq0OBFYJwO03SmpDyhVmsLVksiaosCpMSIHHI7rDG2m7mWxuqtM1kDyNE0Q268MwGqXwAL0pxLWgj9oQyUNgyI2TJluGHtmMTbIneJelE5akrjhxdcRRv0LBrssrtmhCTphRH8S5L+rCW29vb5RRHbEJBgFy8vY91zBaVrSo2V7+HVaFqJZWGFObip7OQC/y7KLKu3OMOeEsmyG0PKqCfZPuNEIdJB9XgY+misABLUyp5tGVrSBeybAarFNKA+HMxMXcT9speuRJBFmP9JSQs8DCoqyqoAhskoWQgApLR+QSwNIh+NGoTmLPl2f+fokehz2Tg60S7b5QsZjlGPHiY5Kmik/tIRPn3YoTw2Qr3OkWY19EzBpzaSfV+chJgHKinsmdRPD8hbNsEex2N5zh+FUW846tx0PB0jlT/SgkKdE9y4b38xJfjC3kO5f+yFsrfa4OtvSpdeYqcDy0EM38ARSKy/+TA4sj+95LDI1V8IpJ2olirYT0xYNRZPt/GHHSJuIenr73ubwAZbvEwW4AMt2S8vh29Ln2MFvA7F1Dg5a/kxfnJ9+aIwxPRqxZ6cDpubHp2o4MtgwxYEOvjlgQGe4J4YrKMyYYhf9NdGso2Lhz6qgZzYEVvGOph/CxPyl8rDj80DbjoeGtHUkw/B4n+WtZ1k8ktuJEvH5KXb5aXbzWTtlxjciuEEG75m4h41jOU5Un9NBrTI5uWCR4M+PH17+JQ+DMRwzHTmAqQqG/ZFC3RgKx6L+SApo4ndzzMTwYM8vRePKmGzAVgQV68kgwZXnn4Wq3bXP9q05ACpz0UKlTqkUcv4wkeX6gbiiM9B7RDUgxKDeinGaiF3YSMSWJ7ZQ7NoBknTkhBn2R/sQeTQgJrcMvQwAxbSI+WZa0tkh/Fu4vYtX7OZfjv1L76poo4cWd3FWFBcy6acz89vDi+ZZBjmLj16xlvvt1w6it1W75IjRvByaNDA6Jhq2Zf+fe/nvHLXUMDBSeqLLhJKKzBu9ihwH1gi9ZU3nCFKbFPSyEexN4V7/bFdl8d/+Ed4+PgxuLFAB332GLi76ofo6a5BCZqv2WJPZi1TM8NCSLYTTIlwIaM82DDWgr4bcoSK5jaEDCKyjw/VEhA0PH/b4TMtZZHdc7D328/e+5NvY8OheniwU0H6aMNLqlp0trgpmU8g6hKaBYXJxjq0YozOQ4uKY6kT8Hrh5hcHEkuEOKJZKzBIQDvOENx/yFxkE46tiKda02LNOp46ZYk3yoiNdJxpAb5X3kcrhHEOuLDYvQelUXumK0KX1A/FFpxiy6DUGrEp00suYqPNZG4at4y51MTvjbvZ//aW9csJCjD77Mtd63ZLV843F1wkkNy7hybdrgrJ06Zc/GfCn8E3WLE63ECuk3NOa1p0YmN9+4TdAs4vKGCF40rZBLiTSKyEcKR9JSY/ENB5gGxJ4HW4oGhLYMayYu7opPVAB56dECMiXgAAU7rWgFCCDJwh1iYgcQkn9xXN3SbikUZRu2+FJPFobpGNEUFnw8vor3m5oKrssibSRy59qDBDzqboe3azHlcoaKJC6pv1OrZ2BFmoDdxNkM3U1NgT1imIgdk8WPLTK0lHhGnXZU+/oK+Qgo7wTQKzOYaOnObxO/gLXNueuEDB/xTq89uYjYoijTYdznFnsxpyZ3gyBx6Q2GmeDIIGexokyHL2mnYQnkyZNXcQvyYNsuzOr2nQO9hppk/YjVXSO6LdgCED+2gqIMm/LqDYsjF3y0hNCMefayvT2I3i4kCnaC83N9Hgg8UDdRWBGNiOlZx+QSTlafmJo/7/vlybyhqwkK/Sb920XSQliHeNRuigmTfbaqhcy/w8p+hwl5jppVQgrGY+MoubXZ8AjvOI0wd7XWmP+PWkBK+Bc7gUOjcCuzlZAzA5AeTOV0TmFsG5IqiqkDjb2wORTmmVvQAxEj91c38Hr6nX6cGiB4w9WVE0KjfIdoaf4TBzeCT7g3GWZCbJPLixNC4JZ5tkngJczHJILEIdaxK+JOYlTHDPFAn1jfaud0qF3qMATtr20Q+bBSnnbwYG7LpCuKxBgtGmcGI25GQpKge54L7mfisqS2YWwaHuGVJb4I2CqQksTejI8R3ZYd8IV6y/qr6iQuguwlf+3XdEGKAbkGO5SAlXrCHIOIMJnXdcuyV+ymiG+y1yQ7PS0J9wT6GEsYZZm4Js3NmXjP159ddOVexDyFLilkLFY6zeShZ/1Anh1kQJJKh0B0aZI7ngNniJ3v7EK0XmWKKNANfLwjGACqFLl3dJ0HrhujTvijb3SK+7rFIhkkH5mcPCe7gcwWGMMGHBrQakKPE5sAfFKvyIFyvB0V3OoNbqBW29u2hED3lDpJQoF+2Bkih7VMbIWT5zJQ9ZtFYiOOd+/Wmg2ztdrJkGshCO2wUvGQ5g3EhHWQGEs4aim0lnOzw/xAaltXZpqhYgn0iqjk0hKrgYRwODDSFOSCWCkYX5Gp041yQ9i837bUaq9Ds/DfSyKUGw/QMchCwdDkWnRh6gksH6S0zyEmdmDFft9h7HjKNfMDzZwNrBXzQGhoqLUx0tavV30X9TXrYpfr7g0LmKe6xIoLGjEh6L601p2luRfHkAQexis4SgQtnTtGZQTyddIUs6xMX/1wfm0g87iIKRPd/ZDlAPfaSapLQViAt7aCQXYYR1i0Wv6SiGiZNLmlaRXJYaSuMpwx7x/LomyWjXxVUab2XHwqrhzAh8Hie+k8w/zCvLfWUBUbcTDowHFcDz+sgF4iDHAgHBwR6j3KS4unz1UMBHPHUVyfW01fCqjnXvn7fwB+e2nH2YkoRQv7bFfDOrQnxkw+qtgyGWcp3nyPTVg7HeCpbhSd9jeLhXZ6B2ScDs8/VrpXqdtfC9FePyCnkUFMZ1ZSb9FQJK6AUyeYpdq0u+WrHHyNlvCPdW1yf0/dSlu3pMag457DLci49nxYt+P0jyqsicdFRn7TlJ6cf8ZNpacf2pK/MVFZKT+awplpW+dWzA81sTjo1nczDxmnTjNP4KJpmRIEBtAFT/Kk1CF0OsRy4IP6qKzFPECd+sSiRVOuiGp69kgDrb68Pckd6ltAl+NmBq+uDiiM9S8qqpA7ZMZ8NMmPeApYawtyMmAhFSbg0Uc3y+utJTJgfxqKouLK4JgYL06qwWLw3n1HVFpxlL+AITo4dlXZRZNzGlRHtygG6ckBlwvKvMePQcpZi51OonLlK1ACGJoir8ym4151PTnHIqvEunEakYYIIQxpu0JPiCyth7QI+bS7ZAW9wbVOHk86Xhec48v+iWChs84Zp2Y6bSnuZrJ+rqKwyfMa8S5ExXojQ8POpYhONkd+sUDPA2zrYKhPbH63cOJ9gtSvy0fAeWxD+Sy9t/GYKoaxQjscGwMCsdMaJ747zJTzHLgUqKDbReXXxzWuTi1WUvS0afgaF/u6AWTCjg7tf/lOKq4Zk07A8VGEuB/hcrXWyeCtHTZla3BSfZ2zxxSxdrC++mKGL84svenRxQfHFNF3cZBZfTdHVm0uuunR1oOSqQ1e3lVy16eqOkqsWXd1ZctWkfthjoiOIWQ6b3BNPiN5C96VFceQV/G/oyR5L9GQOxjIhGnSQLiTqMcnlQhCv1F1IPEJpFWa0j1iqedMGQAwr+2xZsCN+rYQ7TwyBDziP/Ghuj4czHVVKzgkztMf53DMcGpqVg3/rNcnTGZXdD5vzStcRBAt8Okq2KlXKgqVXk8CLiZjtEC0K0x00Q0e2xwWJTlZPy7RoJnsLpaLh5KnoOFG5Mk/K4NgB7clx5Z+0+cke7cmJ5Z90+MnfX13cNZSviJ9w58lVq+dZu+BGb/zkMZpWz9/wBVcrMhq5K2mlrS7er/VhVQGhVvLGU9eUDoW88bo2RjnWdaaL+JGQ3IGU7d+atrKJUSjQPKhknjzBxiYoy3FxUqS/PV9lREoy5zlRHjYWypwH/+rAyX9XxaJMEKJ1lC+k7ProJdAn5dVkd5xjYXMKAIh0zkGKAICylfnqErZX7UcvU+mIbHz54E2/lZ8Q7IhvvIwbL+7+wRfS8oZgSa/QDVGrbPTK8w9+U71SqbrzJ0qFLx7oGbALGZ5hyKNWoZ75QTwWWcGauMiXXkGRP//JD+Ja+HGRV5ctMiOKzKpnrteK9NTFr/QnF9Pq4h/6y5ZWIUqLnxn5WvJiTG/D2sWY3ga+Vra0caI0MYS/oO59atAWd397YK8aw+T1nvKv58nlQ79SzQnitSs5yFbk4D9BptmCC5GMk82FhDflAswph8RofmSWpTJB3f40ypblRrk2cn2C1c1FgM0JbKtAfC75WrmQ0vLksSR4HCMoUeItlduXzXpfVWEwZM8DnxMbV4XTDma6apb5PjqC9fdvcAQzB2KbrAlRVpYlK8vod1xZTMlTrIkMOOmwy1vs0/AJKasEFG5uSRHEwxwKOAz8wgoJa59qBZ8mc7wtW8Ogw6bCVQkt+NNA9rjdNK21rJ+ZmIANhPaRlL2k5MkPwkiuNgqPDDTJuOVEm3IZa4OMkAASPLGHkg6NX+TcHZOAHD4J0RiTAFo8CQDG4u5NtBcfqGJB3f+fBO0pv2iX1tPYou3RhCCZVKdGU/eMLdv6/4zij7nxcUWMoqZHZifGTmt6R4f/oGkD2xcK/lMoyQnsA2JRNZVbCfsf5CszhmGLt0wKFLTHrCuJS86RTTjWWHsWbH8J8M78RxDOmB+hGeN/3xKiqCCL0WsBawzzA1oOV0iQQ0pDi+F2aMMAzY27q5AKnF062m5p001m2BZlkkxtpdK2oDQIZaQHzd9Bp2myw+Tv7JNhiHZEQIY245rYjHIiRBYropAzsyZIbxU1pBwQNvuIGQxsIaQ1wnB2qCnXyhBO7dI1MrIwMuNLn6VLlnqKE7VfvZGhBOhieiu70qMRuPmZjTLpXjyDl5NGjpt+wA6tyDmHA/inWQeo6w7ZcIpBgw7S+YgNngAf4xE6P2wTdNYbNizBWLqjt+xWdgVy2JmSvryVFd3/iQTC1tpkCFVYm4V8Ny5+VlD8mEWgJbCtE2hJSHsU0nm70HkXpA5WperF8TFkXIzV51b+O7Kf+FtBI/tgiRvb+tjnpBoNQn4KHkwnsohlU/ideEzCkThJV37bsrQchANmMX2a8UcQ3LEtyRSEmScBUzhk2EnQUpBYkwFdQrcr+q1ByQAFD7fmqafz35aoNWIwQOKUu4h+yMaCg4kzyNiQwlacnhK0l3+GgvnwWZMCyviT7CODYvcepVghchOllxT7rbhYQysWhWZkd9LcwC2L48jQGwrnR8M5edkschws8o5S2ZmL4G60TCbMyxKkGfa1KZ/dhD1SvizTUpO7i8XT1uJxt0rAiRhKK562yvHnqKX7sWcc4bnJZq4wnW6FUaN28AbrnnIhQ0ayW/7RtvVmkqWFWIEYmOprYiAPBaHk+w/YDjb0dndaJ9RU3L0OdS8ln4UYsgSjuCtMn20tRIQwRb4uFrdAt15MtymiWy+hWzhL8ciou/lniYozU4ypcGKaROFpGYYoykATVoEfpFLOgNSqYEAD3xbLWrWy25xcv5jduLNQbRF6US1DEyEqqIJQiAC9DbyiKsYrys+gzIzVJCM9KseBI4fp0nBfArwC3G7xtTlvffk3z39k0QISFXKiJpWC8H2Oe6uQZo9X64aCKsgO1VtCdW0vLERVflK9HFevqqh6BlfP1quXf06bNYiS2xvnxUomxHpwF6cMdzk6F1E8JDITtvF9ZiqTyF+QpnWaJ7mnUrlTaDalSZOJ3G3mYnCCF2LRYKgp3zJaDh9Kc0b5y8jCuYnYd4a5hEdcAiFcQXpwgAyk+R+MwTJM9FVQxBRut/TV45BRlJ6WgJbgVIslxG2kFlCajTg+5nDdWcCIabh+4w+f3v3alt/UIT2Fzekp7Iaf/e67h97ctvP1OgpBabjnlWduEf9erUMEBVmu0QCHG2CUwGAZMQyWHcNgSeZKXIoldp3HjoIYG/UcniKALKrhQvHjIBOHLQGxNK6ZAGF9xeIk9w53B4u6ZGqArAvRVZ7kSWSUJxNJ1pQnJP4Gizht3VQVsyIOmSu4Er+zgkRHEpNrG1nL7iqFNSuI6pN368u9O53IqMy74oWIoO07OX2YeHY+6WBlDRcQfr48uQQnl8iThThZSCeCjaGMJaqMKUYLzlvEeSfLk7D6FBkjY80CSfwP9knUNY9TXBmbGUiNDHemhFJLQRqcZPebA0UzY4zsVoOB/i5kuBSrsR24ggROM2nANWTkSxPUsERUYj8BKU1YPElGSytwVzdXahKLU0ZieQddEEss+4qxl3WkRMysVCMNoQELgqtPqeniVJtSUzk/Yq340aZUIE61KYXtrYnWutwHhGVQNKUsOaXygVs0nyyaJ642mdySmVT8BHz0ydaXZE5MYt5PIT9wms4hhXrYUK5LiLTPSHXUJdiSTuKlfKgvlkI+4/Byn9+hlhUj/42+JJtXwqgtHWYQysO4omDUtr5ssuDC7LoyDR9ny7YpPj6W9UIQIxGm5kuCnOF39/F2QD68t+zDUwx++B658MmHX9wok8NFj8mqUfTgYyqpHAs9Vv7ePinBaJKa6yElq8Xu2wT1K9s+4upt32Nx20fkB3pcfGFEQVJOsrfZtIidIrvGAWLpDrs1yb1t5z/NyxgFK8YFDdutXFxcmAU+PYDCavmRbU4rFxnV8hPOGCw8dJtk7UBCqvD8fWrYy74UP3a/tgO1okNCOv0JVZhR/Wy+FsP6IYZOE/pSFGAH+/Ip9sKCRywMNl18grG7LhGSk4UskjQUDxCDMijDqovfTSaQbKCvFzKVeHvYBG77FOMxE7ulaFh21/TWKN3B5YhraqMxNR51arta8y1kVW1gDFn8HMaeLKt3gSPmKO3UAApDnkhn2ZsssvnMNPqBbfq0/PAtCF/C55+Oh0nMsj/inYqZxmH85s6yD+FXSHYHaNLOsEdQxDQu4U0qwWqNpqnaiW/stLlqO2zCAywYxyYw01iQLAIXbkNDvYuFZfiCu4rMf+pYdiJ79NhaWASkuRGLsTL341dwtn0WC3t7rMSO6DC1OJCPnEmULHsPcj7nP6sybe+xyLYghPADJsQh8RDiouiVUOyUmiUdkUMPxfnvo8gwkmfhswZ3E7uJYkxSKHBEVGnY5OP94ninPN5nyVzlNuUqZ4Ee2IbbBNE+k7BTStYir2tyCfaMMvu2TH+SIqab1oTOtBQ6pTkDezXmXx6n1/UgdJLjHJyzMpRTHD23hDtyIVZE8s+aYUsYUL1islrIfKmqRZ3EnYbAY+nLh7CUa7R5meUtUjEmaqhc6iyEATbVRGiiHWSbKWQHWciTBjNuqSBX6v9D+LXOArmmRgt16SL0U2QYtVqppC+pxOU9tiKwux3Sb5XLcl9KQtJtkvBIB0NjKJYxmgO7I7QVpA9lwonf3RJAhElm7pxPXr/7d7U/er/m24r+uEHRYj55kyIIkQg+9j1OByYcp7bQK+yE5Q3RY2IHMzQIqx4hyG7CNECFZhoDliQzmwf4ZjlT+tFz/VYr6w4k2WUqWE0srse9JzGiB5Wf3IN1TTUllJihZu80i1ZVtZ4qc5m4LRdH2mqavPFEbTKk1UAye1RwDddvhSJEpk1KEvutolG2+apeUb2ScxXW7QFJMyOSZsArxP6qhGZsuqjRzP5SmkkyP99upSDA8b9yG6MxAHtDcjrK397HSh5KTJ2SsnqYlrmzMY+wSSWtKZxioX9LUXO8QooRkOlJLuw2lohRQYtzLshBof1paMhBcM4J3JVqJ0rIvzYj/6rdTuREyO9iriT833I7pdJdErlZiA+W2RDdYpm5tZAlLxFLqPhZUCAd43wEyU2y60GxyFfr4WeqWG0tKCayJPACihOKiRx+AC5mgVoq8WMATJR9yPI7ifiL/SeL3Gc5g3dVgHfTopiUKNGFUyK7LmfhSzcYmEMDBfhFwUOQTvwgBx0Cn+SCCjHlKvikgvDMKvmkMqgCGBqfUKxGFmoHA0so/Fpy5MsC7UOe85LBzl4Fl25lZFjyLowMC4/JyHCdnbKYIoUsGOuZRoxRKgt2hXI1zUVeU1zAf0pGzXuRqYywSplRmbYME/9ZjPHOGg0kNOSAhBUbpNkPO4RdJRcZT4h2boDPJjX8g8oAFG/jdA8nbRvH3lr1YlBod1jB0NyV7ElHARHotKoNgdf7aKGKvi+GP0UJ7MUIV24G1mhQMQBf0LwYPvHvsprkiDYSpDXh8awCOHfszpXj0a3g0a3k0fV5dLOaUygkazUJbrJMp9hLWmmkF8JeVkIDuvXK+QusV+FYnpN2ieek7H+H+5zZ0BoGLl8Rh/PAi9IM7KIzV/OiNIt8KsU4kpM2edvTBpsMEA6xB3asxBE5VvpzYyPegMk9Jw5vpsGvp/38JkUItuYcphECB8xYprlOmY+QzmRsE6VNisyhG09c1kACnNK1AlUC0AYUceyIgYsO2yQDCl54Tk0rWeiC1Fgdzu4ORUxeSglqS8m6gErHNCyLnKKFSHWYkAmE6I7sNEKKPkD9JeRY9B00o2w9Y+bOutJvytAG/a7COHDyD7OB56Bls35ZQyEu1S6Th4ZYaue+Cy1zyEv7fl3PLKVCtgBkxVmt3KogsFgeSSwsNG0ii7ua+jVLFoJzEBlJwttzGxMxwisW3SABlEqNkZ0IH5Gp16Yr9KIX2VoD+TjKSYHMmmZtM1maVnhatn4J8cIO4J49Sp4VeGws8YrX/yR3/J22ZSU6rGFrLE0+Sfeaun5beVld3ZPK+jRTXpptP2mWktJYEz38wIk1zetlGqrCNFPSEtJBkfyeFjtAk/MLkFCVYaHKY6HKYlnfYFk/EfOpsbtixXxcadwqt8GQnlX7lVabYmuUqY3JMyXtj8U11Mr2tKJLC/ZkudSDe+QLvNvZExPiYdqV40uPxMMUi2mvFakai8QzsLzE9E6sz+W4lBRt9qAWlErRqZyGtJxIZI5WHjNyZypwIbShYtjVJHKZKpBTORXrmd1EzxyLVUmOUwN4LAaZoc38Y6NFrvWuS/sY4JGrJu8wNfUlK2VkOgzg09UqhT9fc/LXcVRjhBxMEMXYGoyQXnHzWsnGodLcLbWwpAjod1gR0OPwMGNfG5jEVm42Y75yK+0Y6OpAcvUOfPxmU1OUSs9ViK6eTg9WrdXrFAi/qMeRYJLWFPFxvp0t+DC+i5oDth68pCirGzvZkVCS2U4+kNihpoGcmN3e+2iYI6UuJO8U28IrhBiotRuxDEEFBdmlEGQn2gHMeMbLyxCKlSKl4qAE6BwsnazwEY4PIpNahtAbfVGHRlqaQGMvcatZTk2yokQcYxfbq5wiskOimE0m50K5xmR9dC86OjvNAvQvadbiXlZmwiiFtc8MfApEwe3HlIISmLHMzB1OhU2fmFhGr73DTOwgumJbT/WiyKmHtNpibXeTtd3VrViqx9ZQ52/qU7lh9hh6beoTOJW33qGlxoH8NZF/CBOLDPDT+SiPDCt0RElWlOhy8nBs4dTGramGbDgDWLKo939QRs1d0vkjRbW7JMlMg4mV9LqecuYgFFuePlNTMe5G6boxcmQWvE9sggl0ciS2MHpJAjHB+OloATQ+0wXhe9hzZaU0Kk5qQyER5xL7K6lrNIurh7GzB4PcljCrG11zYn9FcNcexPIKcZYLfJoJpFvixcAjRTgFbw0Oio+Tbq2SlEbsvyd1bpVEg5nAF5MsQ2JqJaOB0OIvRPckkU5eYWxyu+NmVnBWnRxn1clyVh2DrcE2W4NtFkfyLI6kKGIAluAfjFIfqbGlCmACHUkixfaCKng9DbNW2chIZBXZVXCFpgaUGaN31wyy7qaKLLnpIjN2MjOvJvkw0XLt01IcOWWlrDDNFi4pDCaRMQQAxL6SKfY/IZUTMTct6b0o51ua/Sixr5P8VfKi+PaIyY0Sh/tNbtgzY9rnSVhLMV9KNZjccbGwRkc75IwzyaKU0qxPO01Ex1maCMA83y3m1E6zHjJqGI3IsUFuVUm4/KMD2o4pSGkkEaY2Q4+lcxULjdwyOMrHKhYXZFh+kQjBAfoOKXjE5AqMk+6nAbzaiRjZYCPbefJPEDv+vWVZGge29L2/4ucm95vJcoeJHpooaH82SzQBUsjMpgwy9MQKfgIJHA8braHDZdhRvzmWNNRfpLPer8wxcZolk9TvdCc2ypjS082UHnCm9HQzEw83Ex5u6rDXkc5uonKzzH6H3SagD/u8TOn0S1knwriHZu+XsYODLXbeZD2RvoBm/quJ1Rmrvk1LBqQdFzKzyfHjhNk5H+jr7CAR6wMD059pmnAAsMh+G/tHkXc/2+CUDW0eW8Vpj4ngDMtfnVgtMSutGLeS4nvHeJfcq9SKxJ9M9KDSdU2s7udGJ4mbdStXrSwoa6aytvtvm4JU4pxnw2axVwcNUugUm/44vZUttnkAqTGVf0p5ZSc/Z7ARL7DZnF9bcDltWoqTqKUZlsDjvicBzRT7SdZOLGDlBLSGJmsNTdYamqQ1pN0hdqCke6lluz7UM2lWz3isnsmwkiHL6plkE7fNdl1S/KcStthjFfsjGNLcZ5I5j0BKh0llUms9bBYoL9tOk+u1yeSK9ZhCIDQLSWBbIZHgx4oITQ6rksN8PArV5UfhEPKcJMMAbM6xh+KQEY8FBEmaA0KCFT8LWaN2CWvUFojF2UafVxHJF/J+bMNk1FVpRIW31SaTlGBmv0kaMrPHJBWZuYZUZOYK0qKZS8RPfoa5MCBuvHKm8c8YsJnGJQxLeTHHoCzgAZvPA1ZP3rtqpO4p8pfYoVMqG1BNAsiNHabKzGqHp30eO2ETZuoVxBTG4EwTY8bEYU47TF72RG9uM2ViP82jxOciwROSFfcx18PmM8t2gnVaA0YsLYcb+pjmwgqeCwGoaIqRxEtxGBSD5CJSFTbrCnZnDdz8t2WwvIG5xpee4UtIZ1DJ0XtVHL2X58bkpRUANut62rYJlk1WfyFjc6iAz7bcPOfvc2EOEsxjTxw+6Uab6Mo+7crNdGW/CqiEFZ/Lt1QaJApsGIdG7qHE8rCsT6AsTIXjwFqXFN4T05qLr7HBvMRY7nL+XDnWbvAeyu7kBsedBcuqC3v4NpOjOO7Arz8NG05K030rfisI5soNJujTZPyWGWICx0ZzN3qQXFlQh6fjz0/jW5st3BoXW8PdoHKmsR/YrlXTrO/jNz/N2mcF45RV/BjyH4oONTF+1cE4DKZuFVdJD0kAK1lZbMgwxzP1jGedV5DGvrMyDmLmhStFqDTHI+0NRJy0kBPHC+liPAnaxyNTlB2MFxSMmozE8643rWfFHPB0ZcJUVibsc5PBUIaCSfY+l4Wp2ka2ph92CyTYHXKhrZpkH3CRNUOIQy7vCPa7crN7LI+GZCeauoghZMSCsIjEQ9iVFpEEbEmfNdpsL6B9dbLFHAqyQ0FGbGqGgvRQkBrSt+vKb24Nz3b4vGneloTQkRkF5yJz1DqEmip2ek/3FXVQvpVWQUWvYrfsIvA4lvydaCddyCcXhulCnCDaoXDds+xtLjtnFSiDzSWFxBdHlOG08rdGYjWU4KIDkGUMnc49Qec3u/xC/qexkwzcu8D56Lpkfco7l+6ERrklSMgAabRNLUFONGC3SqLge07+O0UZNlVNxXOx6MeVSYqXNXKI6+iPslpSFUQLmsam6Ur5WvakimvJBaOW5b3fSCWGl5z8s3LjFn+W3xWfUp+Oc4fSvaRCyrWnVn4rpgCiEl6aSH7J4AJpJtbAnUcsTdSTnpqFPUjXAwevUbjSSSIPmVIuXqWMkCQq8lX0diWY7yWhQP/INlOWaitiHSGnR01UhPgOMWjyFD02Px9xvJBzgiwusJ+MJzFohRjyPRlBQ+BNBkdlMCS+NFNYWKZsXqaoJYcYd40WXMGnjrEOEvPkeQ6/ycho6gwDz6coWocDoVMMySoDodMcCD018ddMHEJ7HJ0LqvnHC2Q8+Sg9YEzC+fUblFRNd/IjJUQaktMROalYiky1wg/wPDDj2Y0xq5Apqei2Rtte8bxWb3vaJOKLLPr4WvJbLiqZlj2O6oBri/R6A06iO7Bor72zT+npR5Slg746Em/Yb6YOSZOXxTZyvtoYdwrdLe4UWQzfSprN5JmCaIjaGrEOmxxBSPnRQ4XfzYC40qGpqEdSUb8N5VHSHXRldHfQ5bg7UqLZCTQ6ZWeXYZ7wJ1SHnMTXyD/Xp/bo+U30Sq1mFjnpOXZ9jtiCxxt4J/88beCfY9FJ3+XHSKfi9wl2m6KIGA6HtShjF0qeZuWPKR7rXaBWKBBuFdIKiNevsGN0ZBdV7NMbOMe1ShruBoQO7foDVsqhbZYJaMx1o/y+ld6cwsRlAA5gN1LzNDTMAvJGFRJtCrsTJKcsPQSpCytYrgpBv25Xa5jjHWIO0nAmyPFeMyd3ntiPtHJ2bSPMBX4czHdzn4zqNVRyu8ogp/DIg0pCvEUEr6H4hznTqOWNZ8D7mInwZWb03gyj92aLtqE6Vu+/QR3F6bLL7d5CewuB2pgcNOomMZO1MhcKqarYnz/Wbe+rG2jWJB84sdlb4GIwLEb6pxE8SFB10/8P0ynxY9LCA6FFL1AYFuLPDA06UCJykMYxcDkIxGPMcCP/kLQVUUeYHMRhMpM1SeXHXGgCluUJCtrGwQNIbZGWGvxao3qagRAid9fs2PDAHxhUu3KPAye5b2bYxX7295ikDEvMfBTuBadzDHwouOP8CkM15h0l83H4nZl/SvNe1HuRRIQtt4bu2MG3Fr0Q46fasfxJ+KnYi7pvWYwjeF4NDUMC/TKKueRi5vIeZi4/7JPsQ/KWe8nv/cbyiM6vZxnR+QwGdLbKAjp/RwN0vs1hQOdxxYDOh3aUADrv2FEC6Lzv6yWAzgNfLwF07vm6Buj8B0pR8Mt3C+j8jE1wzg0HvnXnN/uu/ZuzRoM67x4N6ryrMsF0PmQWYzr/rhym8+/LYzrvNopBnXv+3Mugzgl6cwzvvP2zJRjO+75xNAznnn09EsN5ZozhPHB3KYbzH8pjOB8+Vgzn5tEQziePgnAefiQBZrZGATPnGJhZfLEnULjMLxTjMjNRXl+eKL+TZqKczURpliXK1zMJUe6SKOMVxUS56d4Sotx3TynK+D2lKON3lxDlDddqRPmqC6J8jfVM1l+AMl7JKOMgrh7zGFHGR0oo8o/lKPLN8hR5SglB7uotQRnfODbK+I2fKaXQe49KoVQ+KPTvYgrtua+UQv9UnkLf0ihUvPd00vF3lNKqPN5mal10q0bEMAPchfN7hXjYM2zPUrW8HxcfNlXFyfovOMYTuAxQ+2ckMnpS531cuT/Lyu2Xdf4RX35bXh7h925PJvVB+eBhUzGdt7Saf1/VfJ+o+UumxocOyWbswW+vpXfx2/IWxXHIgm61+DN3WVSfd2R9tsnLd/DlnvV8ecDiIbk/riZiQ6IPijGwEg5zjTj2v+ggiQ/zAUvygRH4ViF6lEneQbTGo4oRkCntvSh9D/Fgp+HgT277Uwoc2EkI/qSDVFI/OHpSkt0AjdYIWPRJr/Mutuh+HNi2CWx8IoWylWK/a7FvojbkvTyRc78C68FB6hEALLCFiG7XU+zPvmFuwWzARMwypxcFplpTi09rOX+2LATtl28vRuj8LHNh8eOXFJ8uYEmoVq72Qf3ADCrxkKFXa0nxS0htrZ+vEV0sGOzJ0BToXBWpxWzOOiYa9dh6yQ5okHbz2ScxOkw3k9VA1auDi8Uwvbhv4xbBe6fjcPdeHF4gbttQxtPPHPbymBo4koF/9sgM/MwjMfBdmlTxY4sZeL6Ege8sZeAPlDDwQ/eXMPB995cw8B33awz81jQY+K+IxA7/FQwcrwz8pQz8qvVlGPj69f8XGPjOv4iBP1jKwDesL8vAe9f//8PAHyxl4BvXl2Xgfev/HzHwWNi8S+PmO0s4u6jRL/rjGt3LzPzT68vy+P4SHv/QUXk8OvlhXHs2rmX0hFXc30/h/gvI2ESX8L03+Hufkd87JKtxkC9fLS8f0JryEldpR1KlEdx9HMOAA4sMJJa/21KxVnLd4S0lYwUVJRSJPRtCVGrgCbUIGbwIGWoRMpJFyEgWC7kITdddJMT8V/KqtgQlt+P15d9RRG3peoM9oTMY+4sJxl52lbJ4WbJ4WbLgnJAn4BHm/1bx0mMVLz0EwXgmR0FPRRs5aYqhJU1B/mWxbkd2wYzuen4952+z6znttgXvUNrZdsGfn5D4oAI9FwBfcFIki/L7zle4PaJzk1xXhP9XxUEdhGYLPZy4MfC99eg8OFBGO77XJ/qtqjVasRI6KLpFWNutwP86lyFf6sTetCu0P8K4EkuRr6s1yq+qN6JuJMNDyRFBmtHrjF5mQfWao2RYDFk+VSLzsyrOiNa2IimU1QUVyQDazfnVxQ+d+f5kOGC8hyEio/z5DCuU/znjlE+DpibKBbbMAjZXLG22TJEbERw0MIkJxZQwbfDjKIw0ma1StOUc0Y9RN8W+2efW+FeY1joYxRuCfjgP4ye1Dr2xbi2MNuKvLUNSgFWmDs11ghKDfmhC160N8XLyHKLzxUUUtVYlewr6gNZFt5Hw1x+xLKfbWafA34zou/95+KW1bVH1KkqFNnSf2dYR/a/Xbv2R2VZwoebmhmK000hYD7+QsV+BMqczqlgduW3RSy989+51rcVnoQfc81WdkdcZvXbj17++pi30oopVgTi970ffumktTvM4DYwVobE9zDSk+sPs1sjugjkLmbj6G0xK7J5pqNsAzwNKsxZ5qxCKAdsxgWhkGoZt+VSqv+FweoNMzZoOMqqsT22Fl0imwVwbZoLsx0Di4sXcAiI7v2HYCHL/1kcP+QQUZK+kccY0gZCDlynlGNw8GBdvHk8Tv99yLbbYr7O6YTiylosJQRpSTlWMlrgN3WvRe/3m8jC1/WLSQaW4ap7oaDuqWxl621VjEXFodlHzEO/nsXYbCPGBt3Q7VROBUYG7VfSfKEQ8Tmnu3LaQCo28VtFKIUj+WxtlL4xSq4ScITvVJRef0Cz9GlJjdsGdQX7ZiGlGbOGRAFV+GaaRU+ygId+PxMLIUL12K2N1tDGsiUmOSMPmuXg3lt16vgluDwHsBRzkDzBgWKxKlg+a0cjv6EEzGvgxHZCXgaoUOfygrX6dqdYF8c6O3VfRo2LSmtGmJ9dzAcPqYBPdzv+CNGFWF5iDP2KabnfUTT5YSsK0o01PyVcw3If4fbFfekoe3LthfWlBIXJhhjTgxko4jndDrR0dtwpYiTanojZt9p4FopG5FOiTyKSrCrAi6NSJoCIsX9WrIpQV2ktpS2EgY2xrlc8FU1YmMlSlzkUQWur8MIWAciBcgqZqQvOjlPDU8v3fPGbZguY8f88d1gWNHZc3Tw6mnTrj5z33GBcta2xrmxyceepZOPt45xWNbbh3Gs6WNDcubu64dFnL8kuvNKZ0dTQ2NZ/a1LnKWNLS2dXeceWH269Y3mU0tzUva17exSdd7Vc0LeHDyzqam/+1uXNKU/vyLnFfFbakueXyJV3GssY1LcuuWDZFnbYs10+b16xoXL64ebE6RxmNLcubO+bzOZcVn+Dn3OUXxY+Kz13aftllnc3x6Uf5TH5VnfFH5dmKxo7GZc1dzR2dRldz05LlLSuvaO40Gru6OloWXdElDpc3Ny/uPAcPdRpz2xo7u1qaAq6I0dnc2NG0ZMqixg6jZbko7NKu9hVGZ+NlzVMaO5obp+Bsccvii5o62tvaLm6/WN6MxD0cdzQvvqKpecqy9q6W9uVG5/LGFVMWX9HRSGcdzauaG9uS88XNTaLD5YnoprbG5XzcQu2csrijZVXzcmNFe2cLLqvzxc1tXY3qpLOtRVT6I9wXssKL2ru62pcltRTDSi2c0tnV0dzVtMRY3dLWNnf54jkdjZdf3rL8cjypn6pu72z512Z1MkU/uYiP29o7Lupq7GoW5CE6ckoHDrtalraATBY3i6oYjWJQqEnU1cZlgugWtbcvnbJEVNpY1Ni09PIOQV+LuZ+6lnQ0dy5pb1ushuCylmZx0tW8puscOhJt+7BoTuOKzubFxoqO9stFoSi+yeikdn6ipXn1R1qW/7MkKTqUVRHNOjUhhVONYApPATHV4qvBPwRG16XLOievWNLY2Tx5zeQrs8bFS5olXQSy85o7g9VLmpcHV7ZfEay4oq0taOmaHAgCD7gOnUHj6sYrg9UtXUuCLvGy7LFTpY2qmNaCrsZFbc3BKlHvyUG0fHFH8+pgXntX+2ojdjcRYxKcPnVq0L5KPH7G1KmzgraWy7pmBasbW7qC06biAj0z5bS/H+OhM+ghrp2gXiLg+D+edkFjVyD6XjRENK2jmSrONfxgZ9C+enlwWUtXl+jCgKdn0NIZLG/vCpY1N3ZeIQj+VK08MbDi40ubg3PkWBtF/2n9eXl7s+yspvZlK9rEbG27MmjspI4Vk2lx0L6cO1Z0+xUdy7Vux2kA6jnVaPnoRaLjiMhE9T5+7sXoUNBBMJ++Mjn4SEvTkpbLG5df0Lioc7LoytOm6fU5St+d/vdxB592unzmzNJBmHb0/l3U3Na+mroVvCIAI+HmKOaoujCKKWOJGBPBmVd0BsvaxZCoB3FjufgjhoAvdc4K2kXBHatbOpsFLYrO5BnSSUXOF59taxdd0xhgjgmCW9os3phKZ50Y9/blYiGI66vejrl1yX//XfQy/RfeTxfsPG3Gm2++b2963ds33XPw+iuu++hND21Z1Pf7L97Q9flPNm3+X88/UrvpsxN/ezA871c3L5/2/sLeM+6eN2VW88e/smPp5tMPZj/8x8tfvHD1k60bFj178AtfvvcfFj5et7r9vr1f2n79XStv+/qyE88zn/zUEz/70ssfuPbiN794R+3zz1TecaDnt59/9PPfea5vYG3rgn+pHNi+80PGt6f/7w8eP/TQayPP71t49mO/+89LKy657Ktbavubf3XvhZ/f/fbO19/39o0fvvNjDy6tWvCdC7593c6Xd96+66dfOnnRPfN+ePNJdXe+OuPOD/6ye9urD+77wXf9l3/8/L93ttxy8slf+Ye1D02bVLH7z28929hbvfqZryY9uOiuJ19bs12MdPekb6z43As3fbjSvfaUr3/7/FM+fOmd75+1bfuea6Y3/2THP90/+eANB1+/5BdVTxovrvv83X+qfvzmuY88dMrqiT++cvCli+/NLPzIaUtv/tQ/feX4V7onDb7n/g+9dvVFy16vzj37yKsXX/Tojx7492nH/3DS2Tct+9mpz56VOm/rg78565ETv3/istuq5tyx9YILVn1z4oVb98/pm3L++odv23red8/d9fgndr3SlJ03MvnHd9n1LxUe/a8696JTP3bpgjmznrupf9Pbw5vf/OWkr87d9szff9y95taf/XT3nDd6L//dOx/MH/+Vw1/Lv/jkEyVk0lNyPlByvqfk/M3i0/pbi88XPF58fvIbxV/73M1F58HDjxSd1y79VdH5H62bir72wIcf0s/zd37/gH7+d7/ovUH/2hvBK/fpbTvty5e+qJ07j+6tuU47f/LUh4e+oX1t1cyl/k+S8wOfcU56+urR9KG+9q/HP/CBH+6Pzzfdtfz0NX2fjs/v/ads3XuWfDk+H3z9mWdrdn8vrlzvhPrGf/zn3rjj7zxh04N3tt+pzmdWBW988PpvP6sq15u58fCaGXVXqY5/2X9w2g/T1w/K8zt+cuHlznf2/tdeef6Rz4VXza1f2/6W7PhDt923YtK27U/eJju+zX3xgmnjTjjrST4//emnakYe/8RPe3/PX+ue/cnqtpmf88dv5o6//fx7jkvv/dSznx+m8+/3vS/43/O/eeLuXYeoK+ZMGP9Gf8V9C25Z9Tlq28f/4/jTXlvw8zvqJjxMKYy++tz/+PP7Xz7xuo+e8BrOX/7W4L88ctZz+3b+H3auBSyqK78fOHeGh6jEZTcSY5xJ0jwlDvOAIfExxrgxNQ+zxpim6WdQR5kVHRcwidk0Dq8BARHENz5QXiqoICKoiLZpt2l7RdPtarLZTSbCMLDdbibJfl9MY3f6O+feufPgoW6/9uvXzbnM3HvP+Z//+b/P/39AP/h8C1tt34w//+Koiqoe/FlTB/vbCNXFPasT/2HOz1o6trvZ34TeR/L67K/95qc9+nc3Y7WSqY6Dvy79qu+uvPN/1QbejqZqxvxijW7fgaXTTC5CjOK9v39g7txPIuv3ztCWhfszsdyx5I1fx01/9qf/+uIPvV/9krz/429tscX14y/e/9Wjb3xYTN6e+7Yw9jflC8nvPj9VNa7J8eGVnXMr6rIyHINNdeZ/+cWCp50bHv1lw9OzvT/5txXLagvv/2jlklMVFbtezHy+wTI9rnH1pdlf9578vc8ade3SgvmXLuuS9QajKSXVnJa+dNly6wrs+ck6vc6gM+pMuhRdqs6sS0vWJScn65MNycZkU3JKcmqyOTlNr9Mn6/V6g96oN+lT9Kl6sz7NoDMkG/QGg8FoMBlSDKkGsyHNqDMmG/VGg9FoNBlTjKlGszHNpDMlm/Qmg8loMplSTKkmsyktRZeSnKJPMaQYU0wpKSmpKeaUtFRdanKqPtWQakw1paakpqaaU9PMOnOyWW82mI1mkznFnGo2m9PSQGIalk8D6jRMS0OXbfVae1aOvJk/ac1If8Nmz8qODele9Mx8W05sLDeZadM0863WtWwjtK3Bpocsca01K2f94xokGHxLWmnX2FewcSv2Ttwfiw32dXn3nSGjnp2Tk74sg5VED8VqApniVHm3e1y+v8wTuEAS+riU2LHHh0PQj4I/CDmfLAG8sCIUlzQ/W5ONdD8T+bYmLJCynTgzHUkSEgEkCiuRYtnXIK+yM2GgcLAtZfWGVYMBZFFWEti5WaaavQ71kAaJ8RvWTOzhWWyHD0piMSsnm3ewzT98vRVg3v5mtmZFln11yCypetOkIw+xhucTSjE4Qr6h5CMoIJbx2ogMI8+FGcioXlgxR65Og1qWdZk9C2nTc6h4kCCxaiA7ePx5O8uArMwkOMkZdtsya3boeLrmjfTMdTy54ulTyFazLH0NS22WWqU0jWdnQ/MlGT1IyHlsuHxKHocFWa1rgiEWszSQD6HQWpeNrDdLY8/iPVh2WQaEjJw0W5nylC0bZeR6Da/IsjVrWd3CuZYhnrK+AQY1a21vWTOl4bV2W6A8IfNk+8phyalkQf4kcSovapimwaJS2GHmcmR8q0HGOuS9EMeyYP6smfjqkz/X8OkP1R+zDc50kmIJYfIJyoZZqZutUaZI+XImOwFRajQFJEieQ4oxzbo1ObZMyTFssOgVdjvPUTOtK8LUw/PnHLtmDhJ2eE26ZqGNlSoauQxl8USmkK+x6JmFSgyYqllsYw7xEkhgdYdeF6g3jP56w3Q7tVpo/fQgK4jsmVY5x37s1vL3xVJZkb4+W4qCT/jlhHm8DoUlr7St4QaQhbpgpdW+2pqTtf4p2/I53BrC8EknBxLXkMZsv1mEjj+lHHSsWRk6n51EPMlWHAEkMO4/nAiPD1lw8Rzrcv8Z0UjxY8mKYQOI/6gjcNIT2iTJLGGSkY/OwsZRzK9an8QOApKk453Q8YV8XFbZVI0Egipu6Xq2OWEWGbE+hkFm2JYvh/1K5hp04KBhXsi1L1XIGdzqlfpYVufa9OwctsEF438ufVVYoQw7khd8kDNjg2lN1TyzElFm/rrM1emhApPOI0Yql5MD5XKScmiBzlu38RD7lkzYX2QyT72ts4iQ+tcfvJk3S1rgcdTOZccK4uXsOMKWE1YSz5FPsqQzjZdsq2ygSzqeUujNtCOnkE4z1iyX/IkDaPj5lYaFxmzNurXwrGx2OsIAlq7LycF2G3bcgTXnrEPNv9r2tjUQYYMOifya4sSkr13LCZqqeQnBXjPPfnvnGYp+lPOMP+a84mbwiv899n/jfCMHcToH2YZyQhnWwvQtQQ/vn9kZWbY1q7hBZaRnruD2KdvkcKdYyENHOMMKbv9751l/mvpfnGFlyEKyAWyHrBRA9EPQfDPDlhl8oOWPGuiQ8uJQfcXJd5/P7aOrQ4a81P+057Xf+v7Sf7hQIygHBeR18sqdZPRmHn34vO/dmfh0+3zS+w3fLN8X717/4ivcfRtYD3VEEOLyfXrJl8x+J3dpLoe74Bs/Ik7pT9h/53/ewN7iLa6rwHMDn3cm8pHStSQSt8ipEcT/Ti6Q6zIONbl048aNWTSAtTwieI0/MKTnTwXWjHqH3a77fN0yXABcRd7fv38Ge4qUKIpizz+IHIb06+ORfF/49vOZ/G0c+3pGhnP4ZAH5vvXJ0oqcEE8098iSWxXAt4CYHS3sxEC2cUCR5/2DZ/xw8SS0+FpA0i7o/EOEiBKchUwPOQyLJ9rXQ94/4nCFSSG9r4TNIqTALeELPvmKIqFK5O/Xg+UC+ddERmsK4knkuzM+JdKTxNaYIN1YLA51oKQJXXgaDRfyH3yzFEOJUnpNwXCukS3WSkezZ50sPVR2w8AJmqF9q4LhhtrEOP/D6hHWdSiGFkFc+wn5iQLnOw8GZzFHsSxiTqt7aJJkY3z0r2lwALAokSD86POigu9r339q40fk/uc04HvDtjGyXwbgKMibxR7wfYTTytunSz7xXfr8G0GC+9WskQXum3LN9++qgLdZ4sKCmyWgy/u4hcRPYIZOyBZIWuUyUAND7pUgxk9n30lqJQSM2haGj8cPD7coFM4xhBtZ4C+rQyPYSOu+Gr4uO7tcsGhRfeTH2Enjf+h/fluGq3h6dD5Ojcynw8scRTrLJF3qIKccpf2jAmcZQSrxnMN/Vgfh4rtEdBBMtBI/PxlFD3v/JlJZqf8m+vLHBa96+P0ivH2hDhub5d5gveF/DnQfiJLhqBI7bmxY8vGG8FVqo4NXHJlMV/Qt8jEKXPBW9UUQ3IWoked8ORRf5HDq+3oonPTbkaLQzm+C4F4fhR1fGD6v/2FmGE8xo0plov8hVoL7rcKzT5LG9LAJcSH4pD0lgvliAoxPHdiSNDKc48JExTYVmoQAhkdjRuVVwWiIkXdIs4NcmDKFPGThNhxT915IgkFSOdxTyi7O13snbgjiV2KGxJOyiGEizLIwuAuhrwpTttHlrPCROQpcRHpARmtiRrLN+OC9JjJ7eHzh2xF5c1g445AJb8WMSHpIeycc7oIvfzi4d0fkd4p8l1y+NIbctDnghzvC4EaKqtXD4bMMEwtvYV3G3T4O5+uNuu4Zz93iepi1kLslp74JPqTV33wMPsSY0fXll8yXMcNy4A2H/Y+h63qHjRtD9DY8nTTkFxjzLmhG4EcVG6xFZekhETM29lZ2D59vYuxN8iG5fRgKN2skeQ+MkX93jOsRkorIMI/MJz+SLyWLxSeZvEaWkWqePLKLVXyzyIvkL0g6CzTo0REp0Tfgmsd9Mg4B1CBXK1PIvRxuJnmSvMB7YjFnAt8QIgE5lvuSmv9DXwYXR+7AxeDicH2Pw8UCy/38ScVhWfs++1+DuaVLV6jlR/KL0cIuQdmC4riHzSRP87wtgG8imcQvZkqIpORb9ttgkkWaiQdPk/n1CK9SBUTxWE5fArmHPKCsFSnHowg5JjGaBLkw0sjbbDTW1sv8qpUIMobLIDKIZnanfA0GFa0E1diwuKfB/lDDac4hJ8iXeLoLMplBZvB1pSs8Ukr0qeSLKOtJ8pGoCuZIgE5iQkoKFbAm4JK4jOb0qTid0cpcgdvLnUSLi0HFyPqVVlYrOqJDihVBoSqg1QiFeirrMkDfWH75a+PAjhYOFxGExR9pH8Y1VXl/QIGLlp/8EhL4FYrPL78oXOPkwkpH1pIWxYbYchaUys8r5XLSn3CbxppxmtSMxmnsmmbWopnvZ99akykKbdw49hwVxX60Y9HGs3ej0Thz5rSZM3VG6UX+wg0YjLMmTWI/xuCWmJiUlHiLpPEJNwdjaxrZl6CV1uBka3mfEGuMVv3g+1MefvTOuMcff+AOTdq9MUZtnJ8aOiaFo4if+iQeZydPmxYl4WCz7/GTYPR38e7HjBJqtgT74d3SFQDVGodrElVabXCHNgxU6/9hg6BL7tL6hfGQhb0nym1yQlKSJQEP6Jls4T0W1odO9CZJT5OTLNMjJ/MX1m+xSN0G3pGg11v+DO3BBy3fQ2METZBwp96d+Ahud7OWaDRa/KtqkxImWyzahNtsIN+CZowVmHwswWINUpk2wOwwMtQG3SZJ2ufcgh0F3GIBdZPxMDaAU2scK7VQzLhPmqg1GW+lmWNjtcQ4C6Qnfdf+h1piyPXfQjP0KfAd3JmYGLQ03AiGwrQ9lt/wxSyHG1Bi4m1RxHEZLTezKhJrFp54YmQ0avUtBclAYx42XNyBUyiGb7Ekftf+/7SIm0IE7zba4N1Ey6KkJSTSKkAsSvM9DsHaYmEh9iF0sv0GtoSL/fDdJ9jS+I6SkDBjxowEFuwnGxMAkpDE9yQely3skd8t/m8JnrcEC4/SMrKEGUlJd901VmZiwgSM3DeBNW2ASD8zIYzeZjObtaH7kCyPyd/Z1ndt5BaoWC6rL5NfRXqJV/0KKvY+9QLyPtFEXScVqFheUseRD8khckF9mQokA5VhMWlRU9QkC6LiBTOZGMFqE5f6AomP+jv1K7SGtNDp5C2iERzEhVJFE2GMKoiKjzDTZ4kuaoGaREQLlqhOshMlTk2kihii5kXNI9ERwX8MTt2nT1LPnv3UJrbQgfYO6mlrpFaxUv1Zc/dnze3qS4VisZirdjUfdDV3qXvzt/Xm7Ra8B6rqVNdK8sVOdW9uZW/eLvqsmEsHcp1q19EiV3O34D1SUkk9tWUAahM7qaerGzg3R1/aKG69mHexkLo3VdL+hlrhg01iMV0nOoWrh6/m0sHik3S9WBDjanO62vJcbdtUz4q1YkG0d3vBPnxq6HKxlb4tlmH95p30R2KRap1YLebTgU1Vcd69hTvxqccHfDR1q7GWAysN1O6jT4sF1F26kQ4WHlGliyUg1X3mFE3H0oNdZ6m7zEk9hYWCt/HEIdBcQj3dhfQZcbPQc1p0COB/K3XXnqCe1hq6SMwHR03gyC7msfECtevQHtehLkze1YjhWjpYU0oHys/R/gNbIJvNkI1qNiRYANHthOiop7yI9h05QQf3n1e7zrW6zp2gmeAIuIoFb+2m/bSv+yydLRYJoD9X3VMpbgUR3ppDzViySLi6+wpTQgsTuZWNt4tVYi4jMpd6Ok5G93SIVVzAb4q1grfuxBba19ZJF4qNaiwATHSV2Cp82PjRNiaeKrz3F52iHtDgLiuE5rcLlztFJ32VTT7U3iF469sqQGW1q7uD9pedYzO3Qm5F1H22ig46OoWru66A94PVENFOp8oObWykz4GW/rYyrpuN0eAAFF4shODzmOBLt9C5AOqrhhjat9P+zQXCP20Ry9DpgK466UBxrmqRWADduBt30sG2c+CgnE6HpfW0Mor9xnCYeg6W0f7CcnXPNnAG6zvRRAeacyHEpjO0/3wTjKWMuivzaO/RjTQDmnHXnIDMYDz1BW10sKiSuusPCn97iBn3uTJwCD3lifmC93BzC/VsdQofFIEIm3hIuLxTdEDtJ0GDq7HI1biDugs7YGOltG/zNjqw6zB1d+8WLjsB7qnrpiuZtHdxaXtKHdE9h2WbzxLLWD94EC7vhtKAtgBKLVO76ppcdV30ZWbJR85DvdUwFEm1DpgClFS3VWWViKs5WitcrbvSRd0ltdBrgwCwXNVn57uZbJ1b1FititlCYwmI3Eo9RRW0dx+GDuzm8rtYCE9jKmtobwLqEjp49jQkdrARjBbQGWJnsB+doPMZK5XMpGhfWS4MtTbG1bHL1bHZ1VECOp3MDHub6mDo7XhU9+zgK3gP7TkmXK28AgOvawFnWODkPqGnHo60CG5zdduV03Rgc6u657ykuGJ4Z/FhJijJdtMhCM9pBIlzVcC8F5iFywgDtH/PDgFzqriiHFwXDd0gvJIOVufT/i17aX/7YYSecoihnqEWLrfDmq2QoHv7LureXy5crYboXhXzqKe4gg7U5GIwH75STJfCqD3b6oWewyCg31lO3XXw1dazoLgUwNWISyXC1Yor8IkDHQ1Mlgy/t35nA/MkPKt7844ycXigyb7OTbTPcRqMMCNrgyOWHov2Vta149MCCTtPyxI+Tgf2nkYwPCf8/JBYrHqBu8gicaPaddzpOr4DaupqRkBwwm1zYcN5wt+fZ3TuOEgHSvYi1JyFfE6wVQd2F9P+fTuEy9vAy1wmv5PH6eCuTTDkujjv9vZafBrZB4GqvkF1bWMXYtgLgBssKoM4a5lEjjtByW7af2w/U1EXHdjnhCcWM9vfeALg/ZWHmRKdgHeyma0ObpS5YPccvNsJlfTmMW0hoJeCiBbqPt7GuD0jc3uMbyawpYGqY6q5bKoAfwDhhXDkbYi3rdDUYqC5tJHZQZzs6VLo9xQeQ3wpwHLrEZ1YNMMSTmh/M0RcyUWHYLOD+QzT4MFDUHMRHezeQ/uPHKKDteCnvo7Nc4LqRuw43sPFu+G4R+lAw3Y6D9K3MxTCRyUfbRWuVoH/HLGR9pe0gql2rtjqk7S3tpb2Vh8TevaLVdTTXgsugIp6Kg+rXa1OV+t2KOsYFFHI98Gj2xFaEYuKKxAim8tgXy3YtIA0/4DqWtNeiNSdvxvozzL0doi0vwjbTH0FKGEK6WvYBvagyobNILaihA5sPE17m3cJV7df6Qr201YW3FlY8R507kdo3kgHDtQK73UyAz2SXw5f28OCTbHwnhOx4lrRVqxsZXGtE30Qei6WqVXzrQNOd7wRKErYllIAZeQJl7aweL63nP6YxdP2fAaIeA5zRLgrKqf91TCNvK3QQDULVdjC54nHwCfLIM4gg4jsOQy/zMWOiumb6yHHahjhQYipEDH+AHwToaj/fDe4zgfKxWwfrKkpQPg+ymMn16eno4gZDwsX2WIDdZ9vp32NDXSguwWB+SD4eVPMY1sNj7Rwte2d+BxHLyhqPkA9jtOqa84KwCF0YDhvFz5nQHIR28G7m/j+1nWQurfVwtgLAZcO7j3lpTBlML+HBZC9mLc5z1tZ3glWoKv9Z1TXiksBaoMFDFafor3HEID2t8EsizgvuXCwArhwcxfLbvKYRGE0dUf+q7m3Aasp3fvH77XXKrvaJRVC1qothGR7SypNkoQkCSEUIQkhhJjdi97f34SGVAhJCCFpHGOMaUyMMcaYOQ0hjplj5jRz1r105vl91t45pznPeZ7n/K//c/2u35zrc3Z77bXvda/vy+f7+d7LtW9dUsEWe46zT49XQ8+cgRw5qtTRs0x/s1CrXuSnIdAacKpcUfH/7MvqfPbFYZg7txTmS8wHc5xE7FyTY+f5gTrD708lwNjs87piWDlRqSvvsptmwwRPq2rgFBSaxlK5zsmVGPl79BiCDoonPh0GLyyFQxGiFxoN9erLUFe39hh833gNGfviyDXUrzPsc5lnMgo5JFoh234Gb8ohsc7Fy0KgDkbLAeWflovZ08Ii9vnePYiDHHxeILNmJRsM/25GZPuirHxffU2e7zzQxMsSZFSeTPAFSd3ZUXe0UKb8Qtl4cp6l6JgXE3qWfoBrOdmcqp9tEUrTMUR9Gfx0kn0BkzxLPKYTIFpDud7J2vJABeZ2Tp7bWplAEMS4/RyQ6HGQYA6ItEo25SaQRjgc0L4XiXvuCGxVAa7A2YXsy0vXoDnyDAKbdcXo/EVdyENXFBVxLQW6JCmQC1UymLJR/goS8vAxmKjmMkpZOdfSiOlCrMinPstLlZMWytpgc3MmrtlecA5fy2df5hbpKq5cs6plW4O3KnNhrQZYS+YdFLWDMmcW1XMYS06rWnZVcwpC4aI8/4XvlOY+vfLSSeCTyNALSO006LwUsEMW2OEoTtSZJgHkskfnZ1mBacEZRw+eZ19ePsS+PHaGbb+CG2/YAz9Vsf7NIMv9x9n2hLPMTHgAgvpKI8I1BXXwxDFYI0k3nxQgmV3fLCtAXfVIRZ/A3c2QnXVV29p4nm2/WAt2TVXqpYVMOtf2Io+rkEztFxogjQ+wbYnIxPQ8uXcojWe9MOjzkwcQTciVC5chsVB19l5ChWtAsT5rqBcluuvFyzwhC5b2hnrMWst9VSbXsqPJ8PBe2UIvK6v0QVOMCyTIl9ybxT6/eIlxk/WLzDAvjucYwtK6An88v9jwe+2R77XgqzPZiNwUdBMJ7Mu0C2x7jRZ3mse2XU5mQiG+ZJlecRCUm7RHV0sQcyDfZ9cu6WodjFV8ipMrG9uWXsbdTUSNfN4gx91hXQGPR9dy8TTbdrVM54p41rsZxfpIWppcc+O5mxeRnc9PXWKDZPo7D/GiBc911QA4/6jcaMjX0YJQcInLNSCyy7JqvqhTorPhv2enQVv769j2vL3gtQRAR+YIEVhCrvDPyqtBIHXQa+n1ulZCZhCu5Zwc23vLua8qZN15rBqyMJN9mYBcb8zXMeeVDPZlfIOco1BlVfXoh9iXVxPlcpOE8K6AzVbKBbdifwX4NweMnMR9dVD2SuNBWQQWyI3MPn1aZ1xmX546jStAUMUX6Oru+QO4lYsIoTdHoISeX4EAir+ok7xatu34BcPW88mtdY04/YrcX82GepL9KJNWWi77PAvFv6FYJ7zl8S+Wo727isBIQjBV6N2s1ct1uXU424CPkvXyUQt9XaETR7hqYgnuIYlr2YvcC0IP9U0+OqFnydVcywWdokiSK2taZXO9LghBpEdQDM5e040kT6UO+Vx1TBcXyIhklGDlO6ZjX34Azj7fgKhOQtqcwoVOoR/bi4BDBFScyMKtFcnyurXqrNxqYrIgkNPX2BVySFw5AFo7rKPcy/XwfYpOR8tOxdf26arDxf3wQjzSVO6U2OdpH7DtGYiZRFk5wqiJZ/WlFfItMUfX3ZdnnsFEzuAmipF6YP09ZWxbfDKa/GOwWjx397ysusqQi8XnEARnWxtxd5nXwBwp+9mn1xAkFRfZlzmXUAoRdZXJCK8U2X8V2aVyW4u25GQNVGM92DYeRQNsfAY2WtGcoFP2aSDzU3pJEw8XJGCUCnjlFFoQucQcYZ8duISpxuvu7YMrmGm84s4lnQzHTev7TTlptHAUDJl/FaJejuAquL8sSz5ProvPryVDTEHCHEDDn3kCKXRV12hclgngtBZOQJylnwZ7X2EDwK/fV6eBgbvLrtM6uanjL285IQ4fhGS+DIOeBY+eBFWeOMFuxdSfFxXrk0nHxYXw9TmdVJOVXbauUMtj6Eo9mqF9x0CYR/TtrjzPZ8nnQeoprAfy8+Ux0FrFZeCwXBqTFdfrUBNLMU6NLOa0MqskyYpOlh0Zsg6v1XfHUEHJlUgu9NxXKnUEqYvuFF2R1wmVHBTDNJDyGb1ykKf6rLZc5wWZS6+i48hLg/ROhUw4hpb8FIIjVa8ZE+QeFKl4BVFfcgh3dhia6mh569EGpX75Qr7t+EYEwXkEAfrCBkwsD8YtYp9dOg7Bh2jOzWFfnEC1qYMkzKiEYkiAWxFUe7Lg8UykTZV8T5WNhxG6RxGPl9kpOiGXfwm4jAwolzMgWjbggXL48qRcACEBL8ky0GCursS+TEI3VpwC88rNT3vZIRBEuRwoKOZnUVGzwY776hA0qMaZHyDqUBmPHEA7eyI1m2s5JRfdUwjrxIPsswaIwyNpqM45On79bI9u6SMR95UjSyO5bqQckpvNa2hOkpDv+fJKWeJpOYu/r86Thc+zikO4NTBLci77RJsop8AeferKXm+rv6QjFS0qTgIE6AH22Zka8F4t+/RMtu5iWq6lGF+HlgMv7JUp9/meKl1Dlsa2FZ7UrRzJI57Ra2JdddbKk0Oaxx+Qc2c5aOyL42h85N4tEYOmypY4dRZ3kYrClqCvqun4phxV4Ilz7ItjJw1ba/LRmrLr5LTdK5eOtFSw3mTdstqLs40yPWlhPFmiVOPDK/C53PaB+RPlz5LlBZzjAPRFPNqd3GS5KO7BN2TtWCq7cYO8XJe6l20rgVQorUKvexWa9iQKbrqhPl1wCi6WW859E/91ISyaIlv0RX2avu0Cc54COWsT8EmWTjaBE/TfRCRmXpCXBbTIt0RdrYc8LkAoaA+yPvD8dpgbRkQnfI59WXqWu1vXnNMl/HMSEEhyMXteDNosSyrXdek1jYhgKKDjxRcwqwqQeDLSqSuzZFsf0q2M7NOx2WQ451l+OXThfhDjxcPsfFk/phwEb0Pzx19l27RgpNQqOYmgyqv2nsJYOkV2THZdAUQXnJCufRf5V2HxfMRAlVK/IKHzs66ZL/kAHotHmKaeB2VnIrNPobQfwHAVynfrATIXa9kXhVcQCqCp89BaBemYYx5aZyRSabZSJ4h0+dtwFOx/BhIQyX9JNls6/k4xfJO7N19eDtxbDmGPvMnKh/QAXxw6jHEQ3PvzdAuP8NjTihR0kDBszhlM4gDSOxHcBgpIuwi/F+sK2OFy9iU0wvOEeFwsE9aOl8dGX7ZF5tfUevZpJfj1aGGFTHTJKP41kCGFhnL1kJedDtdlyFQP2jhxXrdIAc21/yIa3nydeMj9AJQHjtqXoF+yAQlXXMmDriyApMtk21OqkMz6kSqyC1BZ83SDwPyVaRUYqR7TOIWSlWcwBV1/PLg9ETeZivb6GPviElqgow9QnA/LjVEBsrEOPHGmTO5etPqF3jp4/KrcfB6Rm0+5r06VV5Qa5O7rCDgefFKeDXqFGUvQ3sHTLyuPc98UfV34bs3zIGT5Ffb5Efj3hKyPsnQFvGpvPlgmtftKy2n2WX0VmExmzhS5JFyCB7bLci9PJ3TkXhNXrNB3U6D6PbI6LAGpxss9BixzNLVKFkc6aSb3KShp51LZl/UHUe9zZQ3/7Eo+TpfnmizfBYrTgYvss8YMZM41HUFV6NojTDNRLqwo4DkwZAlooUpe1auUjz2rvQbTpyAeklECMERyHf7OZJ9eQJEslVuC4/DcHVkNP79cCjI5h7dfp0J5rdYvmRcg5ZLfWecQ/HMAlRe2SzvNtldfQvuP8Mk/CJ4ugKcq4LscXWeehNjVQo9n6ByMW0vP0C9h7lfg3Wp8a6G8FruvlH1eDwVw7AQuo9WnmCyWt+gq9cuMEtxbvk40HJOXq0/X6Jdu92Gs0zrPHK29wH0eL6dtXpVSJ8Rlbl/ZXKvTgWjBi2GyM+Xoi6HN8uS12RMIhz+U6FqHM7p1AlmU5p3C7I9AH6XoXSK3HaCIo5mN7LN9kLf7MnCSNl1fbXXaJqeSbWu8xradzmZfVFxhX3yQjvcZ7NPaErj6FPfmWMNp/aMcNB4NJ0AgEAhle9E/yBXn5b7zcl7vl5murhFyuQg3VC9ra3+5/Uq+yL4o2ge/JSOi4P8r6TDFXrwHZZwpUupXQ2Uhplv31ut7BNSJEuQlUnAlol6mYv0DCHm1UxbLB3Ec8X8gGe/RJlZW6fgArntR24gSCJLMSuO+ypf7j8QckFkm+CMFuZSdIfMy+zxVi2A8BtcloATKBLhQXtrK0z1TAOfIbV/SAcwf3XOu3IXLS817dAZGydOW6pXvPu6rqgeyjq7mZCLQNRbn9yIjz8i0UoBqkiHXmSCE9hbdN9fLZJqXlfImT3ZFcZLi+kWDNbLT0HbkysUOdayoQM+isl9elOSizsnLbQmgWOjrnIP6InsI85U7vlP69dz97MuK0+yLjAb5IYBemJ/R5UtqIq55DKUNxTAnEzrnnK646CILMRIvW0SuVGk6NamFIEJlqqy9AJWB8bQHui+pouYdzdItqWrZWFgLlCqvvBUhg68eR0DlFLHhuNbLy3v17t/HzpALSy4q2IWzynfryVDgxfKqsxYpcgA1oAJJWAlUySsMOqIpRLTCyOUyj5ah/bh4Ql4bKUAQ5qTDGvKThzT9Qp9sopfnj+n0CDThmSMIhnR8jHJz4BjbnpABBjgiS7cTZTCQXH5TUH71zpT7fVBj6gH9UwWUtWuyRszEEPJ05DXsRPmrR2Sxi2QtLWZfZibplo1Rh87XGGzSreo8zb+CY6k6ypTnUIf+M/ss7ivznen00qUt9RjyERPLQ3dUvx8Enyd3wutkwqmoQTLAcI3ZskQD4WVdQTrLzJ90FoD7ZC2ec4htT0LUpCKFiioxvauy5tetYHJfyIu1cmsKsj0qj/vyA3ntpFj+s/1kMdueLQeK3PLrtXw8QnOPHJrtqSWw65UC/ZMYWSbh8iUFbFsCbvfiZcRR6rvnNDqP5cE0SbqVx65HdBW6tY0GeRkrAxVRvozuIc+L6jLIzGJd+1kka896GCtMlpr7G0E3e1CvK9inDQcgVQ+DFmC5cui2hFN6hpQfGB84gSJVCEvCkwVndB2n3I9frmVfJJfKcYJ2rO6cnLOwavYRva5OeCe95J7wjNxnFCCaKvQPpeHjeqR+EspSVrqeXrVdShzXr9mD8E3B/DPklZHpuqx8kYg7OXKEbctBLlWWoysv5746/KChK4mz9rLPrmUhMzN1BbtRy31VKjNO1nk9o+9n24pOgkQywb0F+xG7edxXx+QTDtWxzxNT9A/YcE+1yXBtIk5qPMO25YKcj+zfz7Vc1C1uV6A1OozWyLD17DV53fLZHqiDxnO4mLyas1eu37r6oq+eiexaeaX48jk0UKe561U6g2Tn6gzybG+C7hzQZm45KBG66VwWAhPhs0/O5MrS83oylo0yVefZ9pJTYPd6zFx+ClpzEi0DFGLWZdzXB4iGDFBIFTx5Cl6CBdPQt6dWyA9+9uFqeyrZF1WlaEyOImblJ9T65NHq1132oUdG0WrMQnbJ5Asr5MoPZ/SrnAjp61Xw1xpZZh0FwRw/arBC1lD6Z7ooHFCmL7LOg3WQNG+OFiN2TpUgm2T1kITRFTJx18KA20AI23HL/nIzcVGm1HMQPxmQWlUHEKAn5T6oLe8kO1MuGQczYJYU5ClSrv4qNPXpM+zLQ2Xy89Nr0BbJck+WoCPWl8caEVew5FXU8AS5eOObuNHkvQZRMi/on55jnul5EBEVaCIqYImzyIB0mebBatnyQ44T+sxCoB3Us1ha9/WCGjixDIoDggzVDu66mAGBDI1RU4PoxuDgw5faCpBxCjpC5OGFOvmBewG8gA6L0y0WP0nLknvoQkRdW7X8YLGxnvXSBdVpBBWsIT86KIED5AUMeQVc9yD9bBb002VU8v3si4RTyOsS9sXVS0gHudQWyaX22ZVqqAStfDMFMN4Z3TMCeL0aDJVyHo7Tojohww/L62N50OGluHb2SV2ZgaX3yhI3Qf9sIUUXGYm6p6NHUE21MCt6bW9ZTuzFuYW53FdnH4DIcPvPys+BL0u4r0oeNOhXX7UYX2540lLQmDSCntLhGJBY/n7d6qZuwRIWVuqX+OROuRHXrj7cWt2Au5U7On/dP8Io0a8HgR/yoLGunlTgvrbIU73S+K55qpWjT25utjSn6Rae4vXPumU5fAwBnql8p6gh/iFQz4C1Uy8jIyH36zFo/GVZFhTKigKdzqUadBfx+ulp9XVbtkDSPrZt715kHtSYtkRnGNyNFkELb0c012BC+2ReQ7+6Z4/+6b38b050ch0Ed6EMYQEDZpehNJdc1j93hkQrrZAXHuHaxuOI5Hx5mXwf/krJldcV8xIOyB0GIkF+FJadBFxBzpXrnCqvih3T+S0RPJAElZuLqncJOmkv+7Ihh315XP43MnIFRA1AM3r4JPvyDIgxpVT/7EIrV/tkUGeuvAQr1930M0jLeOTFMSimlNY6OZXk5SBoyoxGuBIs9zJ5n7zQgvnuy8NVT2G4THyKG0Pv2954AXF9WPfQTV57k8Ouin2xJ419cTKDfVEqd8cwZdXpyzjtQnO9bpEDNriSzT5vQC5W5MBGp3XiNV5x+5J+9VdeOMtCTwKV0HhYrpsvUk8i2PfKwf48Fal4GLyaITNOTiJS/pKs/u4W6xY+ZMl9FcoT9PH8AzBLwQW2LQtCOfeqvHCQKj9KRa1Co/48/rws7wtlakqW6yIKbdFhfTnVPbQ8V6V/Iq1/DpfBtiWdZp+WoTk7fBCRUCWX3ot/f2SZdEYnDmYjvbxlnb2vrmtL0NEGC9kxih3Mr+QDsoZ4dv3v779CQQnxoRZkJG9LvqJjyE7qSXooAojngFDyVIgjS0xKyFeaOrJQvEf2qNtIoKaTTGSsmVrqwMw0cWGspPlMAI1k/qSOZc5IuYyBoow5JtQyI8UHzEvxOfMD18GsY5SK4W+tFWeoo2Kswl3xqcpP4cLHKAaHZSl68rWK3UyTYqN4TxHMtyn+zHcoyqgZu/zuQHYJDWB/FkLZj+lu1pbPZIeIB9l+tJp9yzSwWeIDto20sTbSr+xw0ZCzoX24L+gQbhp14XpSX06pCOa2ChHcHCGOWyTmc960jItgarnT6iaugzzk7grt3GLjTu4j2t+gjXc0+FRyN/iA+ht8Ly41CNBEGXzHpBo80pQZfEMbDDrpHYM10mODzT1fG3gwSsPbrLWhljoZGopehkMUAYZ32FBDEyHGcJyYbzhKUWno+rbOUNTcMnxJ2gythA7Dz1jzHsXUvkexMK5HGh/cYwKN7NFL2t1jKZPZY6xQ2mM8X99jsOGtHsuFxz1MqdhjkaRUDhP7K1nJQTmRc1Hm837Kn+hS5QMpWhnSM0l5SSxXDjKsVQ5V3FCaSPeVq6U25cS3HcpK0djIT+SN/sg7Gnnw3kYRNMjoBz7cKFOIMzrClxkF0nqjy/wtozv0kVEf6ZVRliQa/ZlRGt8iNsYW1NE4g3oY7+D9jFeKq4xV0lZjUynZeL260FghVBqrwz40dqNtxilSh/FAgTO5T9UmyyWNCRW9TNQ0yKQnE26ipTEm34nJJoP5QpP54lGTAUydiTe9aWJMH5osE1+Z/CiIJrN6qlQneAeVkeSlKpeCVL9w4apRTKzKlEtVvVaXqpqN6lS9xHuqK1KrKp7+rLpAFaalooVpD87W1E8aZzqI8TZ1E4JMJRptelrQmi5kKk1dhTpTFddi+oRrM73HiKZLjZRmcby92SVpnNm3Gm8zCyHUrInEmT0Xs80+4kvNXMQLZt5vb5l9QB+bWStem20WOs2+E8x73hOH94wSXHoW0aCePcVVPX+kMT23isk9zaXCnlqhsuf0t009j9AHPUfYtffsK0k934jG5iMYG/NQtaN5+N1J5s5MtLmZoDVfRw+aT+Crzb81bTD/WNNmfldU9NqqMe9VIjj2ekZn9PJ7G9JrtFF0L0Oa3WuhUNbrG1LXa+bbG72C6cNeU4X2XpnU0OJbamVRI9hbPCW+FtF0kUWMGGmxVBNr8SNXaDGMVll4CvUWR/lmi0+N2ixMFMTyL9TC8iNRbcnSMZY5opflEiHI8isu2rKdJFnukAotA8Wjlm5v6yxz+VuWY+hDyw/pK8urvGi5h1dasby11VbqYNUpuFiNl+4zJ0V/qyXiUqsaKcoqmomz4mmm1T6+1MrpbbXVLvG6lYFw3yqQ/my1UuB612hse1tL7r1XU7/e0+nS3qwiqnc8jesdJWX2dul3uPe1ux/1Pi+JvTWicZ9XnHWfFt6xz3Peu0+zSVCfU3RTn5E0qc9ovrDPYKayzwG+rs8zeqtPHn3UJ1Jq77NZI/app336dlD7vgw3rm8D79t3Ng3uayRF9B1Hd/SNXJfWt5k29m1Vt/T9krT3fUnFvtW80no5VVs7iWOsO0Qv6/FvA6wb6Srrb5gY6xh1pvUfxKPW7UKddR1/y9pEemJ9jX9jTUTjfmd4634HNZp+Gxm/fv35kH7R4vp+jXd39Xsh1PbbR5v7NfKP+51gO/odF4373xL7948WHPpreff+fxX8+juErelfKpX2n8tX998lhBr+wt/oP1q439+Kae9vpBD7G1HlgPu89YD9gmbAExo0YCcTPkBJYwb8SUweMEIqHGBPKwe0CHUDBvK3BvyVPhmwR+oYUC9xNkN4K5sveXubIYbuNmPfBtisYMJtzotbbS5okmyqpDKbA+JZm9XidRtfocUmij63seE7bGbT58Y1VDXQV2UzUCO5DGwVZwz0NQkeuJVuHXhWTB5YLxYPdKEnBs5n6gdeorcGPh7+cOAV+mZgg4bwvxAbPkNy5GdL7vzXvB//Z7qKH8bE8PNpMv+WFvNLpSr+jniZd357i19x91t+jGAuTKROQjn1FDxpuc0NGij8BxMqmEtbhQqaLrRxJUInUy3csWsS+jEPhWdcu1DNdgqf8ua2uYKt7Qnqbpst+tt+L4TYxjDRtl+wWtvvaaHtG6bSNk68YHtDuGF7R4oZMJRvtW2ib2ybRYXdJMnc7jFva5cpudgN533tLBTBdm4DIuyG2CXZ7ZVy7T5nyuwMaa3dManJ7lN6z+6o+NxuotRh975oqE6iVurZvL06iXdXf0391ZZ8qPqkEK1eT4vVzYi3eUKlup+iSV1BW9Q/0yfqjfSNulpNBm1hrAflCA6DLveeNSiejx70ZzFhkCXNH7TfrmzQdVI/aL/5J4M0iteDqnty9vslW3tvcYz9NLWnPcME2w+jkfYSibW/L6bbO0sl9h9bHrd3YJrt/yh+Z69Sv7YfyXCDz1KrwS/EIYM/oeMG92G8B8/igwb7MVGD99Ldg0e8zR0cIFQO3kPrB3/N3BocS1sHfyz+PLgH4qeIJ0MYyXxIsmA7xIv3HlJIg4ZEiKuGvOZjhpxmMocYSweH+NOaIdlSw5Az9M6Qq/TJkCbNmyEMVQ2dMsBm6H+IrkPXUt+hlULw0Hskbuh1MXsorygd+kHP6qEn+VtDDaQnQ//EvBnalyocLEQLB0Fh7zBBsjFaQMc53FZ5OxwXQh0+F+Ic3GmhwzK+0mEJ4uMjWudwQbzpMEy470Bou8MTUXL4khoPG/jWehijcBy2zMh9mL24aFgijRhmrogdFi6lDtsp7h+WyVcPW8I0DHPgm4dNHvB4WAwvDrtJlcMvCdbDNdRx+DHk3dW7k4YbCdHDJwtJw1uFkuFOtGZ4D6FheDp9OFzk2od/rOoc7s5Yj/gDHT7CV3Qd8Zb6jhgtBY/4Ex8xwvGtdsTHUumIcUbVI8byt0Y8FE9YbBEejjBVvB5BpN9G7KYqxzUaG8eFvIujKe/r+IYGOz6lEY4X+VhHOyHX0ZNWOs6U6hxD+BuODP3O8Qn/2vEKlXpvl7iRLGc18rE4fKQZ5zLyhug/MkYIGRklbhr5i5g8cp9YPPIFVznSRqgf6SE+GPmF0DZyNU+cjtP+TjmSg9Nr6upkLPg6rRFXOV0WtzqFSklOkwYUOlGh1uk5d8NpDX3o9InQ7uTIdzoJvGpUvcZm1BiFy6ivNb6j0oXwUZel1FEGdP8otXhiVCrb7rSd1o/aT2+Peso8HDXy7etRv1JjzWeCjWYcHadJpT6av9BgTX8aofmO7tD0k9I1m5gSzQy+SnORXtYk0Nua4XYPNR/TVo219LPGkyejl1CL0YG8/WgN4z7akfEb7cuEjH7MRI3m1EmjKVc6ek3P2tGP6Z3Re/nHo7OF16MPihZjTqltx3xDXcd8IvmOmUMXjXmijhizjmrHKPjcMT+I5WOW8rVjTtKmMb8wLWOu0ydjbkpvxlSLirGPTc3HPmQcx84XvMf+kS4f+zWJHuv5Vjs2TfKzuigVjg3WVI51lJrG3lK1jE1Svx47iHLjzGifcbtZ+3EjBcdxi+mMcbOE4HF/o1vHDTFPHSeJR8ep+bpxNsyNcR9J98ctom3jjBUd4y5TbvyfBavxWySb8d9Sp/EWktf4u3zQeEcaNf6QuHv8dT5zfDKtHP+rUDd+Nb09/i/cw/H+9PX45ZrO8e/T/s4TqIMzJ7o63xF8nc35UOcvpWjnPwlJzj8yJc5FUrVzf0WDsx1tdl4sPXZedvcH5w6N+YQm3nFCHu89YRsNmqBVh08YJMRNeMWUTFgnnphgKNVPWCbdmvCWPJywhmmfcF0QJ7xSW7kEi04uPaiHy21oz72iv0uhEOoyl0ty8ZJKXKa8rXJZLja6tDPNLpb0sUtBz9cu+yTlxD9Q64k7BIeJzsbuEx9KwROfMBET1/BxE3szhRMVNN/utXh0IlHUTxxIb030ePtwYhb9caK30DnxPcHa1UF0dp1IvV01fJBrkCbc9bSkdd2uznVdS0+4qmijaz96x/Vb4bErpb+6zjDl3HZpbN3u8O5uowQ/NzWNdLsi7nAbIKW7eQglbgniBTdeuuEWydx3W8S3uRWIHsYzhQ63SYK5eyZb6/RWdHKPYjzdFwsB7sv5KPcLfJx7slTobslUun/H1bmv52+5f2H40L2/+KP7da7TvS9vPila7TDpEeM5aY4UPKlTjJy0TIidFEmLJ4WLRyd9wddNqrFrnnTl7rNJtySlh1bs72HHO3jM5F08+vG+Hr6ozytosMdvYqTHclo18K/iDo/5mkyPscZVHt8INzw2iY88TJl2jxJJ9AgxUr43kg55L44Z994Jwfu9RZqI92bRpPdW8oXv9ROq36sTr7+Xzt7wiKEt70ma1ve86G/vzRXMPe9qHD3zxBme0/kQz7l0vachH+eZLmV6zqQHPd2Yas8gpsFzG9fsuUB84jld/Nlza08y+U/UZnKJ6DTZg3pNXiwG4v3yydZM9OQQMWFymjp3cjo9MTlMaJi8jN6bPFV67MiITybPY95MPswTrwuCuZcRY+9VxY/zmsT7eY0TQrxCmFivej7Vaytf4rWRnvBi+Hqv4/SW13XNQ69btMPLm+GmNApWUw4LtlNUgvuUV0LwlGg+aspBGjflrZA55RTbaWZFy6YEiWendAhNUyzod1NaxB+nHJU6p/SRVN6NGhvvEM7F+5Tk592XCfEOQ390SIry/lXc7X1fCuntLYkO8/lMb+MBpd5hdy95HxRee5sx5lNbqO3UXlQz1YH62a6kXng/f+phGj71fT5maq6UNDVfKJx6gl6eul28PTVNfDR1rvR66lGhc2o7b+tznrr6DFH7+tQJoT4DxN0+2XymzwZ1qY+hVOPzCW30aafNPvXCY5+/CW98RtHffC5Q1bQlnM20P3OaaWcE72lb6KJpW/ioaQOEuGmnxP3TtkpV06po/bRA4da0UL5t2jqhY5pKYe77OW/ru4HX+JYLnr5bxFW+G4VOwVmI8c2iub7raZnvf5Ba32F8k6+ZdM/XX2r1HSK88d0kqKb3E9XTj0ia6S2S5/RvjYKmZwjR06fSwuk/qCunj37bML2vomX6YPpkeor48/QEnsz4jprPqJZsZ6yUNDOGil4zfGnADMqEzhgjRc+4w2hn/MDkznCjJ2YU08YZJ8Q7M5TM4xnT0KNfsfphxhIj85nzeMeZl6nHzGqN38wrvdfMXMVnzmyjR2ea0LqZk9U3ZlaJvxoPpY9n+tDXM18KnTM3UXO/BlHtZyFp/CJ5T799NNDvNgn1m0c3+VlKyX6vuRK/TFrtV0LvveckNfhNoc1+s6THfovpa788odPve956Vm+FZtangucsG3H+rLPgtVlvI2btluJmlSEmDthlztomjXP9q6ZylsWAplle9PEslnk9K4d2zmJsVf7nBBv/akHjv5QG+ffmw/3tmTj/r8Vs/1jxoP94scb/Z7HR/1u+2f9Drs3/CRH9FxkrZ3tI9rP/wI+bfYz6z04TQmanCLGzA/jS2beFutkhmluze/Bts//Edcw+zysDRihsAyJQ2/8iugZ0Et+AOyQ44JFpRICjIilgMj0YsICeDSg0aQqYwj8OaBZeB0xXkzkSYz3nN+phMFDSzHkkeM75lATN+URcNSdeHTPnUzZzzh9I2ZyHQu0c+7CP5vxBap/TRsU5fxGUgZzCJjAfOb7YyDHQE1p5FuMbWEqDA2/RyMAGuiOwiKYHThT3B96lJwJXCfWBfyH3A2dIbYHXDTsClQOUc4Ml+7l+JuPm/iQGzu0hLp9rNiB6rlLInDsf+VQmlM39jTbMDeCa58byrXMXUmmuIBoHWdH+QTzvENQoBU3dxrgEvSK+QaPERUFnRKmHC40I2srFBn0mlQ75yDIrKIKvDWqkt4JY8VHQbZPXQcm8ch4j9Z9nA078jHecJzDu85wUfvPWCiHzQjWx89yFwnnlfO08T/H6vFDx3jwD0XVgvPh83m6+Y15viZtfwFvNXyDZ97CmQ+a/R53n21Kf+Z9LQfO/p5HzvyBx81No9nwHoWx+Pr0w357enN9o9eV8SsX5BoxywR7BesFD3n1BpRS0YBJdteCgFLsgmEldsJEvWdCbVi1o5usXrFn3yYIgSZwbJ7xeUCGRYAPePJij6uAxdEywQuEZvJ0JCL5ElwcfEKKDa9iHI0poYbArXxl8QLIOmsrUBSvEm8GL6INgb74t+BODX4IbJI3JTsl8YRhvu/CcpFk4gHoubKKBCxVM6MIpUvTCCYJ2YQj4rVg8uHA8U73QVWxcWMY0L/yJPF74hfjjwkHibwsXGqkWpYrDF/1EXRaViTMWTWKCF4XzEYuKxIRF95ncRS9o+aLD4tlFcfT6oqXc/UUifbXoCZUWXRSUi0VxyGJJcFmcTP0Xn+VDFo+SYhZ/bpe0eBY9uDiUqV38IW1avEJoWWxKf1w8mpKQ54x5yK/UNuRjQROSRv1DAqQoT46GhnwublpYw0eHDKTpIfW0NGQbXx1iqWgIUfLNIbv4tpAbpCPkIDVcslCyWuLz1n7Ja8FlyXXqt2SyZN3fQApZsk1cvyRWiFuypWfukiSxZslJ86tLlkLL3Wdbl2jediwZQI2X/srbLG0TnZZuAA8P4t2X2kp+Swvp0qWctH5pk2HcUruwvKW9pQtL28WbS+dJ95f6a9qWtlLFMhW1WtZ0d/CyPeKiZeFMxLLRithlD4TcZZSvXGYq1C0jQsuyDr5tWbzQsWyTZB66XlSHGjKaUFHwDN1E54f6CRGh94SkUJaWhdrS2tBLPZtCE6THocbM69DxtDN01FtV2HRqG/aQasLGiF5hT/mAsEd8RNhvGm2YlaI0bBCtCfOjTWErNS1hV+nrsB30O2dbpjPMn1EtnyTyyy9Sx+V3Gfflfaj/8lni0uU16qjl24Wk5Z/SkuVb1FXL7Q2blr9g7i/XCG3LZzPi8kFhRitqGccVu6j7ijjqt2KFFLIihY9a4S7uXqGQMlcUS0kjy/jSFb0U1StGKhpWiMz9FT/S5ytq+Y4VudQsfJvGJtyTdQm3Y7zDRT4o3JmGhyvp1vBXYnL4z6QwPFGoDH/J3wp/SZ+Ef6F5E97BqVbmgYsbqO1Kd6nU/7FGszJa47eykkaubBPiVr4n5q8sEspWDuBvrPyKv7/yDf1x5UzauTKdV61qEGxWzXirWfUb473qKV206ismYtVTMWHVCHGRB+ELV5kwlatmCHWrnJiWVdvok1UuUseqOZRbfVvss7qWjSNZgsPqq6L/6pU0ZLVSWr86nMatNqHGE49LmavP09LVP4o1q+/ShtUP6Z3VDzStq7+inatbiSriEbWJsOIdIxZS74g2g3kRhG6KGA3ffIgaFksTInZociN8+eoIJ9oQ8RltjuCZxxG+NHt1Dv86QkE7I9qp2ZoOxmbNPeq05ojgvmaDELrGS4hbM1Dav+YHWr3mT6RhTajQvCZcaF3zBdO5pp+kirzC20RmUMfIx8Q9cpiRX6RKjIw8SmMj7fnUSEdxf+SYt1WRJmJj5EqmOXIq/zgy2/KHyFxqvvZjYrt2IKNZ+zHvuTaWCV57WYhYW0bj1hqJ2Wuf04NrpzDVa+9xDWurhJa1XzKv16axnrOqKRfVorGK8n2riRpOfaJuCkFRfqYRUc1s0vJiPikqQiiMUg2oiorib0Q9YO5H9YUemsa/jppp+beoqaJ6XQqrWTeKd193UZy/7hr45WshfN0Ucce6D4TUda60Zt0npGHdj6R5XZxU2LOQf7yuL3297hri7DvTznXfEuv1FrzD+hiNy/rhUtD6ETR8vaUQs55qctfzYs16H6Zh/X3avL6cfre+TvN6vRo932BBueFDYr8h0XL8hld88IYFfPSG8TRhQ41YvKE3PbphSNj5DYFS+4Y5vLghizeP/omzje4jOkcnSb7Rd6Xg6F58VHQqjYversmMHsdURTfT+ugOejs6Yt3X0YVSZzThVBsPM7YbV/CajZt5z42bmYCNf2NCNzJCzMbhTOrGHbRk41B6YuMD2rDRVmjeeJI+2eig6Nj4Cc9tOiVYbeopuW46zftu+iMN3TRYPDFtPRO96Qei3TSW5m6aS8s2bVTXbvqItPf8nN7epJAebfrUpH3TeoHbPBYx1UOy3ewDm54Tx2yeJtnaTxE8N2+nSzermKjNm/i4zZRkbvZWl26+INVtfkBubJ4pPtj8Hm3b/IDv2LxbNItZwtvE3KbOMcMV3jGn2ZCYL2l0zCmqjQljcmOGhh2OCacPYnowbTEa+muMj8RtCexptWUyr9kyR/TaomYCtnwthW7ZJoTEOKIHKATnP+ait1TSpC1DpMIto3od2WIt3t6SL1VZTBAfbdlDX20hkrilmhpv/V5tvbWnoNn6iPPbOl0I3XqsZ8zWczR364KeZVsn04atB+idrcbiohGrNY+3BgniVsMBVtvWSZptX0me25yEoG2/kuhtrVS7zY/mb3OlZds+0dRuGy40b+upaN+2lhG3JQnK2FO8Y+wr6hP7MxcUGyJFxBZqYmNPShGMSAtjFxpXxt4SmmKfcvdjK/j22M+oFDtO8pzRJBpvd+att4+lw7c/El23/434bneVgrdPE4stH4iR2+9rYreHicXb35eqti9j6rdX0dvbFwgPt2eIv27nqeGOWsFqhzEdviOZddkxgvrvGCqE7LhluX2HG1+6I5tNcjYXqnfc5pt2HKK3JzwRWnZsoD/uSJU6dxygqp0Fgs3Ob3jPnZwUvNOEj9jpp4nd6cQX7uxDq3f2lxp2fiXe2blU/G5nJH29c/Lbzp1+lr3iPhCd43Yx3nHxPYPi3N9Gx9nQpLiNmsK4s/Rs3DSmKW4nvRdnqGiL+w/ot2lvO+Lmisa7joj9dxkKDrs2iz67Eun8XbV01a4kumNXEE3f9UeudFcqX7vrsVHTribV410qSdx1VQpgY3sqdy+9O3j3T7zv7lY+dPdLJnZ3ppi+ey8t2f2hULU7z/Lq7hnik93f8W92XxON31/HW7//N3H4+6HU9f1vON/3h9Cl71cI0e/f5Avft6M7Fgi0+v0vaMP7/Znm98Pod+9/Td+870AV2hpqoZ3D2Go5RqN15z21i5kArZ24XGuvjtZ+JqZrzcX92vm0Shst1WttxdtawjzU3uPbtXEaEh/E28TfoI7x94l7/FbGL95NXBr/ZxIV/5UQFz9WKmV/EEriW5jqeGOpIX6VeCfeiH8czwkd8Q+oRcIxapvQi45J2E19EjZKcT6dNDjhPT4i4SNNbMJktjDhC64sIVYqsS/h6xL+yt9IuEvuJ/xBaEtYRaWEAFHasocVTUZRZeIKsX/iUmOHxHuS/eBs6pM4hg9KnCeuSlzLxyS+IEmJyWJxYqN4NFGilxP9395KTFU/Tjyr6UjsIVkk3eJtk3rSMUm1Gs+kAYqQpL7i+qSJfFzSeKEwKYeeTVrMNyWV0ntJBrQ16Rl5kzRRIHs+FPvsGU7t9zgK4/Z8IAXsOceH7gm9u33PLlqzp5Vp2HOJv7/nF9q250vx1z1HKJfsylglN0lVgYfpkORa0YnfT8clL6Putjls5pQM3juZ2AYlj5TCk9WGMclG6tRkb7YseZ26Lnnc2+ZkVnqS7E5/TuZ4LuWPRlYpa+iYlD9Tz5Sf+YCUYYrQlJ18dMoOMT3lNS1JOU2rUvrTyylD6K2U5/RhyiHanlJHV4UHG4kpCdQq9YRkn+oijEsdx/umHueDU9eKm1IHigmpr0luqoovS00Xz6b2UTSllov3UgX6JPUN35FqKqnSpvS0SfuecUnz4wPSQmhk2vBBcWk7BfMez8TsNGO+NO1TsSbNS2xME942pz2iT9J2SW/SZlCS7vLWPH2EYJ/+iHimb6aB6c50VfoGJib9c5KUnkcL02/wlekVooWdvdCQfkh4mL5Z6kwPMVFlbOcdMnx4z4w6GpCxWgjNuCnuztgvZmdMYUsznvFVGbni5YwGq08yzgqvM17wysxa6P9K3jozTOJsUgVNppXon/kZE5LZcHdd5mOam+kmlWX+B63NnMA0ZUbingNoS6ZSfJK5RniT2cJxWUa0f9YixiFLLbhk9RaCsqbQTVnXaHKWOS3M+kKqzLpNc+38+bqsUNqc5Sx+lzWCf52VKHVm9RJU2QVSpn+MZJsdKWiynwt+2X/hQ7Mn0ehsD6rN3kJzs03F8mxWqMv+hd7L/pZrzV5FO7KjadLIp2oux4za5Hxm55hTaj41ZzSNzNljuT3niuCyQyuV5hzjq3OWMzdyfuTv51gwr3PO0d9yLEWz3JuUz+0vOeWmUPfcPzJ+uW+48Nw7NDb3Z5qaG0RLcvsLVbkPuBu5n9OHuX8U2nMLqCIvkTfPW8DY5s001eQ1E7+8v9GQvM00Ku+6FDr2KN2dd0PKzTvJluX5ixfyrPkbefPo/bzBtC3vtPhr3gApiV8lcfnL1Vb53xPH/BXUIz9e8ssvoCH5g6U2ZS7bNvKvNCp/Kt2dv4PJzP+BHsyPVdfmf8jfyk+jrfn59E3+BtHD9gUlBXWSecF7kp9VH962IIZ1KdgneBf0FpcXvKLRBeU9tQXTpdKCRUbVBfforQKl9LDgfdpe8K0oFVzWqAoXcA6FnxH3QnPqXziDLi/8RtxUOFlMKIyh+YXWtKxwDldb2I+7UThs0MPCtVJ74TNBLLzLqYqsBdui09S5KEHwLoqgkUWlQmxRAFNaFExrihLFxqIo2lz0mnlctFfoKDITN81w6tWv2EzhXnxY6ogx4/2KZ4tLi327/ZuEqs4eZH9TU/KqQM1HnJmd+cLA3EOr8om1RfZP95eZ21TPVudbV4c6tFgM065UG6baWqnYj5R9j40xCi/7+J46x/FGYKhd8vfnk1zCVOa1nn0ejOl74yfSa1uAZ94nm5Xmj/oMydhkPpH5rpzX9nFThdhZeXpqfYy9fRMias9PDzCb6BBue96YDHZhIsg3lWWR6tEVsQ8Oj+39qS1vFBhgGjBjMWHs/M/YppcF+7QF80k/9a01s05erHoZeEuzxrvMcMisY998mDBs3/neyt0tXqfuOcfbBATZhH5ia97Dehipz1VEN0zd7Ez6lJiPiUj1eWVTOd+T81r3o6f3w8N95iaWDvayImYf/u5npVtI0oB++QlWb+xIHx/OOsPOcUqEhaHJclc23cvMdnpl0JUbr7SGWuuJA8OzC5hxTyd4Mvs4+4inexMuGJWPVkU3jexgNAYzjhSZKiZO+8JitLdb0kiNe8AkzxSjG39Iol7GeblqL26YJvST5dMmW/mK0/NvGvS+O0Zj4Gu+2NLCUZ2bWpLgXW3NWqT1Uk93/6CVC6k0dzvEfTmFUT28y3qFmrfYRXWs/sevqp51Wvb1h5lDDmq9tV7TQqNb7BaFLm6allnmY7wwSa1Nbwpghqt7HR1kN8REbV0/mRk3osl8iCkpM1JtmpT3KHTQLY8izv5olNJ8mK99W6p0vY89c+h+H4VW7V6lNWcLXRiHwl9Isk+vSTdv5Oqu12ujZ8bR18wg2mxx+PYNTXj/0TYGFUqyzzHanE/zTC+yCJwYRLRWJuoPCRl43KbunnI5UfppeiWFJWhrZzERc9ipNyId/jF/vnz+/TX2iv4aW3dz/8JetgtDcl4N6uVVTj4LJU3ardc97DjNjGHeSXHjHtqZlPsRb2uVds8QuyWc4sYru6HpTiO5OeqgQaG3R0bmt/Y7PJK8DOXKMpPsmxwMXMfE7LExHxpw9Hc/gZ+mje21Zvlx806FmfQBpqHUBKQqp3zY+CTU04yde8I8gdjOydYyhlpCvHQ/hUwukfXMMEW74o2inF3E3eK2G/zZoMjwmOGIHkk96nu09RB7mCoH/P3n0jNOfOcbq40w9up6Hx90w7bS8xOtfUCWJZdha64g5n1s5R+rJTbECTl4XeVJbqqU5LplGMmw7IHXHmQwG0omk91uYcTT7bLVZHLJyuAfuzNYxpMES5bkAtctTYkRa8tOJtfdp5JX7tPJb+6zgXlEPWkhcZ0URpLcV5Jq9zWkyX0DsIW0uW8nne7XSbPbbfLG7T4h7k9Ittsrctatg1x3UzChbixQxsS5HgZOMztca4F5hp5kqCGn+2Xw0aynwoukunmTQreZ5J6bH3ns5k863AKJtXsQGee+iMS4Lycz3MLJfLcIEuK+FudFkYNu68kFt03kkVsM+dVtB3F2P907jNT3NiCXehv87heC92lsDX00pWSmRkFmAbOBOcBcYB6wAFgILAaWAMuAMCAcWAVEABuATcAWIBbYCXwAHMW4J/F6CjgNnAHOAeeBi8Al4ApwFbgGfAjcAG4Ct4DPgXvAl8BD4Bvgzxpz8gb4CfgZ+Jvm91vAuBtpiYORgmiAsQDDNplNJoSZQpKZqUTJTCOL2Ol4nUluw5aPmFnkCez5ipmNYwFE6R5IOMVcYqaYR4yZBWS++0IcX0Q8FGEYYwXxZVbi/Wpiw67B61qSCVuXMutIJexdzWzAsWiMu4ncZDaTFmYLxtgGP23H8R2EKKrIZYPr5IbbRyRScZNEKT4mCa63Sbvb56TR9T4R3b4kP7o+JH6Kx+RX5glJdntGHBXPiZPiBfF2fUVOuP2ZaF07yGW3X0itq4g5dpJ6RsEEI4aC3SwYpasl4MeoXGcBEYyt6xqgjIlBbMUgtjYhtja55rF9tEVsf+1e1ka7j+W1h9gh2iOsk/Y4O057hjXWnmfNtRdZC+0l1kp7je1PPmLNySesMbnNxmg/ZZ2191gFseRstf05G+1YzpO4ct6ECErCAErACDAHegHWQD/AFrADHIBhgAYYDbgAEwFPYDLgC0wHAoA5wEIgFAgDIoA1wDWBJ78Jnn//1fwgw1bkilLra+irnQF8aIiYAb40HK69bRpKvjZVkMeAE3LcF7aPgF09cNzHVEmmAfPBBz4qjtjj83nEFTnb6XbFcjJJstT/MvdItozxJqVuU8lRxEsrYkV0CyIuyHkv93Cy1G0liUAMlMP/l5FrktsWwrnX6jikB1mAcaZZmvx+yybW1nAyrOlFtG5TSDbGzsTY5YwPqXWbRs4yvqTObTq5g7h8jmu9dptNGtkAokJcqtznkv7IeUf3BWSpezAJR2xGIv+9EJuZ7HLi5baCBDDhxB9zCmdWkU1uq0kM6vxWt3WkCvOrcdtAtGw0uYP4vOO2GTwSQ35020Zs3WPJEMSoo/sOxP4ixsp1MRCKGAoD3mdcXJfzKrICuGdgqX1k0Pt399ML9plMEtipwHRgNtnNBuI68/B3GPFmVwJrgA3Ek91EvNgt+Lv791eviycr1pnilSVrAI4tMwAXI1f3I1fPwhbXkZsSM48MVywkZzGmJ3IwBDkY47aGJCHnGpBnr5ntJIa9QcYhr1wUX5IaxQNShTz6mWlDLj3H938h0YpfkXedpI55xXDkT8AQRaZ2KOCk4MgoII8NcNnHal2OsKkuZ1jiconVuHzEurhYc4XMIK6YceHmM1O4YMaZ58gEYBGwmOd+/4vrYYcJH2ZC7AA1MCzMRPuVkSf52Kjrl+3ZMuPJ5DcylRgy0wF/EgSbGeL+lOCbQPh0DOrIb2Qljq0B1pM+sJ0h7lEJLrGCnzrcq0i6x3VyCzXlNWpKp9tj8hv4Ih11pQZ1pdGtkzSBF0LACyHgBQ68wIEXlOAFJfggFnwQCz7YCj7YCj4IdCliV7nsBfaxCS6H2LO4/3SX42w5bLB7wnl2x4SLwCXgGrtpwkds5IRP2FUTbrPmLp+yTi69ueFaa66PdjznTFy4GTAABy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuMAGXOD1ux00XBA/7iTcexLx8fYgy71z7axIvp0FKbQbR1rsDLX3gPt2Ki2rVhAlYAIMAgYD7mpjMgWvU9W4Pl5nqT1JGF7D1dZkJbAJxzcDW4FtwA61iuwE4tS3yC4gAccSgWQgBchTl5N8oFxtRaow9nHgpFpJzqqjyTmgDjgPNJqEkpsmSvIxMIAtI7NJOepPnWIDCVdsIVsVfNhkxBT4xBRcZaoimn6Tyfh++o02prJEmcfOh/8i4bOjLtXwSw3rCN9xLhdZa5dP2CCXO6yfCxEIwwAKgAU4wAAwBHoASsAIMAZMABVgCpgBPQFboRV+ayVqYBBgDwwGhgBDAQdgGDAcGAE4AiMBJ2AUECpo4TstWQ6sAMKBlcAqYDUQAawBIoG1QBSwDlgPbACihSQSI5SSOOE1uSBAIwC/Ak7mnmQwVJ6HjmuNyFC2VTEFueJNSsCrN9lp5AI4tQna6QHjR75Dvv3IBBIlanwfRRCxUazAueFkETgzlV1NYsGXCW5rSQkTRcqQe6iY5DZq+UMmBt8dpvPD77dRUbFN3GRizU4h+bhmIXjrBHjLg/Ul1eBDFTuTuLJ+5Amu+zN4jAM3qnDt/ri2LXzcqVhEfMDfjzCPIMxjPrgtCtxG2AiyHrx5RxGJMdbivChSifnUge9uKsDfmNNjzOkJeKFRsQP38xgc1wkuvIiz8hU+8e/m96VKS66pYC/gNmDI2mK+CZjnQcyzBhx0E/P6DfzjhHl44/qhuH40uCcV12rC+G8YB0X7BCjyCXmsPzhiN/ghGfH1GzjBCfzo7GLOaZneXALTB/xozSGfwAkazosZz3kzzpw1eFNBpoAfynhHcph3/J39erKtqB+7UT92w167wYU7YKM41I/dMtejfnjCDp7gQHfUDw/UD082huPIFuAr5E2+CYfcUZEFJp5kmokxsWJtFXnsG+ciVjlhL2s/YR/rOeEQGzThMFuMeUdMOM5qJ5xhy5zPs/XOF9n7zpdw7jWWm/Ah64t7sQa3aSYM7RVGRvfqoR0DfI6c+9rUkDzQ9Q0c+aPuvTGxDQtDLPQEz/9+S0ZjthW9hBL2HAN7KmG/DvC2F3jbU7ehliXuN4/9EfMzxPzUmJ8H5heIee3GvA5iXhcwr3uY14+YlwLz8sG8+mBeThPk7+/XhDIbNBz0NmwAxAI7gc+Be8CXwEPgGw3XtetjK/hEgVhzBp/cwHxE1LKDqGOhuqZQg88Rs6izN93mEQ/0L1Goq6nQMfoNwAaxoajHje5eJAk9SC5y6rm7L6nH+YpJM6Ej/Mh9t1nkFbTKG2gVCTrFHDqFh07RQCPxk+aTAOiV5ahrzpMWkWj3MKJFv+KDfiUQOVflHkF24Ho30LfkQkcVQ6tUQ6uchVZpcN+EfmczNFcM+RnzaXXfSizctxF72FKEVhnjXsYkoZYloZYloJYluOr28xmgZQwGKEgPwAgwAUyBXoAr4A54DODIe4AX/p6r67WM/15DHNhQxKPcKxxFbtxGbjgjFl3hS1n7RyAvMpEXIni5U2c/hS6fFOgv0vEdY+TUCfBNPb5rzMwg9/F9Y2YusYD9VajvrtAwrsj5KNhBgX7CD2MaI9+iwDs7MLYxE0mKMb4x8vs+fKVC7HRC23Sif3ByL+OtkT/WpJ63IZeAZvz9GTBfF/v6PuiyeTzZZ86SA8ARc1PCsmXoVznM7Uf0q43gIUPMSYX4HKKYT/zgFw/oDQ7zqEXfqgV7GOL6Kly7ndlKzGBrMuk6aYHW6IDW4NC/5kNnXIDOuIn+NRwaIxz9qxZ+0MIPu+GH3a6NOr2jb9GVbCv0riGur4JdGhA3KlzfDNc3gz0WQcdGyHOAfQ0xBxXssBvxoMIczMBvPtDjZrCBDTTqcMxFxXxJfnb9hdS5RqK3WQvsY9XkCKsil/D6EV7vsRwxBN+Yc0ngJAdtHy6T6ctlg5dKGJ7LRezvZ4YCI4CR3G5Gw/mAp1yIM+fPTOACwFWLGA8uEPkRwkwDZgKzOE9mPsZ8CM75GmgHXgIeOrv/fju+Iajfc0k6GwRNvpn4sTHEn61HbbqOPuCqri/4fT/gxTaxVWSMB3ov1GsemtMV+e6Fur3I5TbbHxrLBbVbBU2lgqZSQVOpoKFUqMUq1FwVai70ADAacAEmAgHAHGAhEAqEARHAGuCaYAvN5KElk1uqFSatA7rvnikHdG7xP3ZW43R7AOn3gZOP9+h2XKnbyYqQKhw37nbcpNseyabdtmSNOKK/juLv+xb9btew937/+o/zmX+5yaut5//W51y3rfzqi/+rvcT+MT95rPZ/4zzZhsq9//N58vUd/o3zZPtbd7NzP91OWPr/Zv99Q2K9n+Z0O0/e6Wxu1/GgbsfnyTuovtsj+++bEOv/W/hu59Su7y3u9r0QYEnX8aXdji/r2slRPh7W7fhyeSfFd3uVv9sRuOt11bsesOt7Ed2+twaIfLfj77sdFLvOW9ftvPXAhq7j0d2ObwQ2dR3f3O24vOn5lq7jW7sd3ybvgNh1fHu34zuAnV3H47od3yXvcNh1/P1ux+VCEt91PKHbcXmLxKSu93u6XpO7zkvpdl6qvGbadTy92/EMILPreFa349lATtd7ecU4T96rFygACoGibrlk2JWb78Kt5N0aYNfr/nc7KL7bxvzdToldrwe7Xg/9bhtTQg53vZZ3372167Wy6/VI1+vRrtdj8s6tuGBVt9gN6Pr7+D/F84lu93sSqO52Tz3ebfnMKFjOwPB/PG7aLW9I02r9QxnbuH/aH3Kp53+xOfa/3rZRk+f5LzeaLItp6nr1JP/OOBFl/3oc7Xz9W8/3fz9O0/L/b/O0zfzX4zdt079t2vTfzvOfOdy5a/dz8oSQ0WO63jz9x3lsV+0Y/W6Q74lub8B3f4/t9rf83+fd/K5/NvT793e7Xu+920H7nz6/L/c7wAPgK+Ah8DXwqOvzb7rdg/k7m+njo4fSyNhEZWrWU463x93i7Vt5R+WuOPxjt+OtXdOWjz/pdhy3T9q6jj/rdvw58KLreHu34y+BV13H/9TtuLwd7w/kP9vyv68T/7lu/HMdlMd488H/XG/++/pp/5/qq4yIg//+uP+V/XU7K3d96y9drx1dr7/8j7pA4/nvfv4uhtnuhPY/1GnbQ//+/f1v65zu45X9G/OQx2s59P/Xz/97Outff+79n+5Pp0HL/j1/1Jb937u/7vPTHP735hdw+P+NeGn5N+ah+OcC/l+cF+32T5sIQ+y0QOhoIXDeAJ4QOdFALlALNAG3gBbgIdAKvALeAB2ACEhAJ/Bbkl4cKQAOMATMAVvAAdAALoAr4A54AJ6ALxAEhALRgBZoA97I50NkBQC2EFkawBziyhFwAbyBACAYCAeigUqgGmgCciHAWoBWoAwCrA5oAmwhwO4DrUAH0AlwEGLmMiDGrAFbIA7IBTQQZp5AC6CCQLMGbIFwIBqIBbRAKlAGNHWJOA0QAEQDthB0AUAokAtYQdzZAhqgEqgFMiH2yoA6oAFokcXf5NpbCpNaxqwoq/rS+fyzfr1ua29JuZMM+3cETh019NUKWmd8dH+VpbpP7XtmwdYpU+3m78v6/PLYbS+5WX81njG8dtX9M4Ndaobm9PU4MuS7H8zLlhl8sKvtzGLzx7cW/LVf7dDDxx6NCXB7Ulb1U5B0f4zPpSXf/fTI7ezg7Z8umGu64cJHBwsXXA4sipkw8OHur4RbYubaUb/8WP/T1k9zR1uwpWGTk0aG3Hx77IBjRU18u1HvoefSRrus+/I0d1xK+D/BbWhGUUAEAA==
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
