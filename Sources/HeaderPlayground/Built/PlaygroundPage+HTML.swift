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
H4sIAAAAAAACA+w6C3RV1ZXn7HPPfTd5L7z7IIEYUO99CRoKVHSYhAl+uEGQiiNq8dOZzkgG4icGgkl02rXe5AUERAV8CFpqUelIlbGikY9FRY0WlCozE0er2NoWO2qxaoeucdZyZukwe5993y+EjwPzY817ydnn7LPPOft/9l33iaaOuVIIIZfb35gl02IWpLGx0mkCOs1QYSvTBohZtkHSOOyZNTjU6VQqR53CPcwoks5SOelc1+xvaNLh0rAjqRHm5C6DKMkuKh4U7Ib40nTBRCSPd9JdXSHW5o7smuV0deX6ig+JdKWzmCxdTjrERbpySIvY4jO6WBKSmXTDQNOwoJOaFc3zxiJ0pbM8WSkGvJPZIWV0mSJdhnNd+XNZUV1sGTOBvGGnq4vt0hXikCiVShkuU2wSO9tRPExluSMjpcw8W0uHEG2YMlbIjfjwVMhNqtBsqVll6cIPHRD6AsmRorWRNKNIsbmewH/grUP+wHDD7BlXy26TZu3Y6VAxEZLIzDmpFHeJsVRIFmJS6AKpLGEklcPqVDGh4Tjr86RQoV62d9pCO9JxIxB1HMeyZELLhGNJR4Ij5OAhUgknAhCJgAMAOJFQQjkqoczHSZRbtlRWhbIGWQq/Zdg4/T5Wv4+UifAry8sjQ4fF3cqY61ZG4s5JEZ04qUpHnOGJqiobpK5yq2CEVsqW1vAqDY4GdTJ9Tjm1qsp1Pcf1k5EqZVdpW4NUOqZVLBarrq7BU0Yq0PhX42BD/xaP8VApXa3ilTbKAyr3jdBHxeMqElNumWVF3Fjc9srsSpQ2YivL8mwbu0YZJaokEikpMV3Tkn5wD/yPUA+yOOrjRxZ/Tjsd5UAFC1EazX/jceRIaWLFkbFoNOYmYhCtdUboU2pHRe2vKDdhxyuHjo6PcapQqRK1P1aBFYlHvuraqMwzYNyZZ/3B6LMqcJfaqiopx/9hnayPTrBQN/qPGiZOPPscLc89b1LUciCByoIxpUGAY+HIxsSY0oRl2Whx5FVMBiEjQlpCnj9l6tSEFcc5ndDxiEbxVSKhVUJfcIEDQuNcnFr6WkpNm1TjfE1eGJWghRToLglHTo/pBOp0jAIBIubIMU5cQkLrRCJ20TnnnBNRQiCVMJ8IK430Rt+KmJaq0IeM9v5YoR1s3E5cjF8hUOUwSKkY7iPO0hG0srGkJk0qKxZDs7i4UjjVdaNnRL92yaWjL7vs6zNnXq6RZLSj5ah6qSfr+kR8lKbtr5iuo1pPnjxZR6OTr7zUshxHa6RV4MjKSgssh7YSjoN/CWFZV7lWAgMmIufLpbAUT0fB7bd1a1oGfa/b0bQIVr8CBAQ1+zaavqRmzWOmv4en9/UY0McEe7YY8NlrBnzOoJfn3uAFWxi5jUGGkY/2GdDDYD+DTxmse5V3eYIPYrBhE1Pyedt4tJfBGkZ+vpUpQ5KdBnTz8l5GrtvMMjDYxmApgz4G3Uy5gdcte9KAXQzWMlhzksFVULs+RHlmkWk/e4Yl3c4zz7HARpUbTbuFBdzGYBeTbw+lZrB+N3PBYNnf8o4MPmXwGYN3/o5VwWDH3/OeDB4zxz1u2h7TPmHaTabdbNq9T/NJzGaGmdnPyC2GYqtp1zJjPzKD9TzYEApicI/yoIdBH+/Qy6CHwVOG8Gk+l0/aYQY7TfuSaV827S7T/oRZZ9I1DHaFnhC6ANspw6PPwhGCyPPas+c2z21r/zYId35r07evbW+7ad6cqzvbbpp9nXhbJQpx7U03N7eK99XgAuT85vZr2trnig9VZQG2o7nz6vlN7U1zmzub28UnqrxwRQ7/r2povzX433n9vGvFF0VnZLGLrUJse/M1N3U0tYpbrUQRdnZb+xyxzIoXbtDZNl+s7EdHA7HaKmRhDmpiXgfK2dksvmNVFczMbm1uag83J1butSoKZlvbmrIqW2u5xSqb3SzWFREjrqV5dieqXDxYRNzxl9df0ykeLhJydtvcuU3z5ognirA3N7d3XN82TzxZTNvU2dTadq34UZHs17Q3N4uni1Bt85vnie1FZ89ubetoFr1FuGvITuLFojOuu77DcL7DGlKAbW5tnts8r7NDvFRE3DTn5qZ5KP+rVnl/O89vbp4jXivSC/vMTR048Xo/6zXPF2/2s31HZ1N7p9hjlezEHI0p+FawI4NKSmOJaFnFkPJhQ5PVNSNPO330V0Z9dczYuvoJeGVePGP6RVOmNk7ebO+Rb8ufyX365/Id+Qu5V74rfy3fk+/LD6S/T34ofyufsj+SH8tP5Eq5Xu6Um2ErPAfPwy54BV6F3fBL+BXshXfh17BLjvgEZs3/1jdb98Ob8vfwU/kxXN32IfxJS+c3rv+9fEPul6/L38Kfz/sd/IP8CP5sbvvXZ38Alze/DzPn/CNc2vQeXPYXN//pDf8Er8nfwBXX7IMrrw2uum4ZLIcVcCdkYCXcrh5Sn8MX8O9wALrVArVQ3aIWqcVqibpVfQb/DKvVUnW32qn2qLfUVvWkelf9m+q2lljLrX9Rd1trrO9ZG6xN1pkfWh9Zb1kZ6w69TC/XK/SdOqNX6rv0Kr1a363v0d/Ra/R39Y/1L63fWYv089Z9ule/oF/UO/RO/ZJ+Wd+vH9cP6r/RG/X39cP6Ub1OP6Qf03+tN+j39QP6B/oDvV4/op+GZ2A7PAuP2PfbT9g/tB+HHngCNkEvvAAvwo9hB+yEl+BleAN+Cm/CW7AH3oafwc/hHfgFlH74q7Kd9hYpIV29oLu7WyRl0N29sPuv6uBsTzZS95PSehjnyeD0OqhFIBpEjZcj8kKi+0rqoTy7QNaDgyTxOhCerF5otoVg/50IW4LWljqY4EkPgt48YoxB7F+RQ4wwiB235xCuQTy0LIewojOkTMMkT9QCFgbTyoQnTD+pAump4Xg4TqopZUKFNOkLywRWg1EPPJnoJq5M4+EMEkejixVqAY8hYmIdoZUET4wVTlK5txha3LlBOMQLckC0Y0VJgyih3hmydKIs5fWxOogRdHl9efH6cl7v8vqKBlHB64dOlEN5fWUdVBIcweu94vUerx/B6/0G4fP65ESZZFyNMRLtUEtWQziGdxpXvNM43mkMrzqzQZzJO501UZ5Fqh0rzg4OyKllgjcbXwfjCU7gzc4u3uxs3mwCb3ZOgziHNzt3ojzXk/EousT4FlpJQIwCUY9KhsBpQYzTEipdRuei3fiLCw7IG4N0yyAsplXUE1PKwFglOICfyI0MphIysFp8EZOGRg5EI0OaaOglgWwxRv+JcX0jRbBHBBF0DnAXs8s2inp5GnLYvUNNlDUeNO7fh649gjC7FVkIGve98oNnliw/uR6NCY0UQB75PgQoy0wPqheZjVRgHA0PvISnLsJTVLAgRE6jDTmczsfuS4JiDyjQJpiZLxZZpHcIxrQQR6gzjqmgL5OLhkkeRBcbUcxRgXtDUteYbk6ZEKQvKMMZH0hPgApI2h5MQ83YgUX/Fw73IeppYjCGINZCgeI+uwQ3qfI0OnUSSLm4knwflU720oHbwgd5EI8K/I4wcRf0yhtNSMLGRm+JJzcuqleo7iuLWLTClRhJoxUBy13KCDSgLwk4vvbMmEPS03WoX3QTYsHKnR09VcoutLAIZ59NWo3e0nORBteei3bGJ6Tcv0XPEaZppIBHTlp841eOr2CSMkkDHRr9zlfoDHd2GwVAUI5kMZSBVgTKzfDBnCdMlnDv53yCce/ey93oMMEpygpTlLud9ImPRUdz9F3Zo3eJgc6+fuCzTcbJjzmRUONRU0PTte4D2elxNB6fJz87y3otnJ+TIqu6QaKIgUrMwNUmWAInUPnQYTonR3eeERZt6FtGSrQ3RiQqhgyc1FOMo1ieTizIZeWosXnSKkOho/OLvAYKHRtzROjWktxaklsrT04zarToH93a+LtxayC3xlyQdWtAt/bJp3NeLMmL50uVNrsLwxtdBLJfQgmvG7wh0FpJRf6IGrjYnMuUhiRc1l5nfJFzD64qlJQOXCDDE4vOhIPOlORGMns0CopBZG6iQFyIGlTTOjAbWoUMwNExkLfxcMFabTHJV043XmscIRqtpDmLJy4onOAKYsnhK4jxXEHIASuILwoqiI3AFURZcQXRd1e/CiJzV78Kondlvwpi3cp+FcRjywsqiG0War36VuNY++RRJ39mHNN/MKjOJH66PvYKzvzh7CxEk3b34qLCm2DFQDfBnQPfBKP6XQTPhhdBqBArWHxbTpjywvsBTfRyXs5vGkTPqsLLAglhDi75GFHdvSihMDg5D3Gfiuw+eGbvAXTtFHZ3I7eLpNlqb36rpdIIkAkFyEgWazWjV4boNbzugTty69aHhD0Eu19EBrbIvPDLZKi9PtTeWh4s7H52UD1skKyQbsn8Pknj7TLHMG75Hp99V3j23vCkdxi9KkTvKTjuDWavZ3WOvT6axYJ3d3jcLqbu60YD7MD+4S+5pkNdcuwFwWrDg7nuev5z192RTrj7mE84tIBu9DCTlUeW/p5j5q2ZTjAx4EO1KRiCGrx+8BsGLybiYNvjC42hPWQUGsQIT+UDVwWlFLgqX7HRitdvL4gmFfWLS4pRqjJJpQQxyLXFwRTuESlEf4pcQXJUBcHj/1sKglaQadkVmrlXFFSbgU/Xlw4q8Z4N/M9LUT4cYZFvUBq/kFiYf/jSo5Tj22RrZJTVZGMQIXWvyNr7mXpIpu3saX36hqTkmerbuG5XaH2JtWo2ddM91EtPoTCp+nbCZR8ReYT+oQZ+UMxT5x4WpbuNSgWe4SfF6juM76GBkMkp5lbO6BYKCMHy8hivOGhxjaxVXKrgZk8tManb1D240mKNVi8zO9qmhOEBlRR9llmnqHyUU5PEYzhpY90SyJs9PaMMlyjG0qY2Khj/pw8PiK0+C9lwN3FhU4v7+XbURJIfCYTvKNpde84FeU5QZsQ5JhpnlJE9d4UiojBeBEehiI33bv5g93c3f/DeefXqW+beNp/9OJyfHz7YK+rVdfnxD2k8i4sAzOHIUzf4+Pg8VtwGPj48nyFvBz9K+GXgxwh/N/hlhL8H/EGE3wYYCQi3gx8nuAZ8l+Ba8BME14E/mOB68IfQ+g3gl9M4A34FjVeDP5TGi8AfRuOl4FeG0smgR7a4mznGhnmV4cNthTc07LlewhvsDfHK3S2s0qBP0LK92MbpIbjQs/GMq/yTCMz0qwhc4g8n8Cj4I+jgreCfTII9Cf4phO+B5KmE3wJJL/tYbTxoKzOEz2nkEZ5NZkbXbfHjaClyhKRPrqCoUsPedC+Ofn0I29tenILMRmfdJVqpVD5lorwC09/JDeJyBF6DmIngVCpQlDeCChTlnUSVifKqqCpR3nAqIJRXTlWJ8oZQRaK8wXWYN5SXoEJMeS4VesobNBErKOWVNYiRCIZS2ae8CpOSvRhVaMqLTpRVCEobxEkIKhsEJmdvmEnAXgnlaIcEdYzjodNifGClasp1P5kLvyQHXC78zH1/VbboCu4Nr3wsw0iFl2BSWF6UFJYfISksHyAprDNhu7wgKSw5KCmQBQqTgrHIQEnh+91fIilkjjUpZIodI/PflxRO7FzQe9hcMI1zwfmcCyYdh1yQOfpcMKDJT4hckAs3CN4x+scgK04E9KgRZoLvhZlgneRUsFZiLlhRlAtWHCEXrBggF2w1BcKKglxw58EFQr9ckDlULnjySxUI6lgLBFV8SajjmAs4yns3UJjjc+L/VwwmiscdLklM4CQxnpPEuONRMKijLxgG8oUTLUlskC0cfcVJYn8+SawNk8THYZLYR0kiU5QkMkdIEpkBkgQ/sGQKksSCgwsG1a9gUIdIEou+VMFwrEkiU+wYmf+CJLEljPL/69HtHS66azm6azi6veNRAhx9dA9oxBMtuj810Y1hUxzd2yEX3feF0b0NOLq3AEb3yqLoXnmE6F45QHT/ZjHF38qC6L7r4BKgX3RnDhXd+xZ/mRIAjrUEgOK0D8c/uh8tvtP7nj9Bot09XLRXcrSXc7S7x+Muh6O/ywcy6okW7b3Gapn+0b5U5aL9/jDaFymO9m6Mx+pVRdG+6gjRvmqAaN9kCv5VBdG++uC7HPrd5XCIaN/8ZQr+3cca7buLHWP38Y/27n3nFRXwD58YwX6YSHc40i2OdHEcIn330Uf6gAY90SJ9mbkqMYSKI/2NfKQ/EEZ6Xxjpu8MI8BPo1lFy62C3mJIclnPcpBdFTGsLNmbH3O9kEqT4uPFwctGk2pisbhy3hB0pOXhjssa87SI3TtobkyMbvVsuSTrD2cGTJRsX+acFLjqqHTid7HXJynY0hNvZjm5f41U3HjigbvFwxcjGCUsW+acXueR24wXIs+1V5t/BG5UMQIdY4lmhgxi+Z5hfVbCQSIU+7OYEJHGelskhG/1qYuspmSzf6NcQ21skx1mP9J38b6/Gim0yWTFIgZCACSWQOW/tkeG9F3JhJu8PcwW9bjscJYSURp7+81HPqBpVXktKrjG6HTrcc1CrI5GpCEo2OBet1DObGSV4I73TLsP5Wq/awyU1pFzv9MuyunCfzWrMo9d95WSdinZvCNnFK8G9SgMT5e5znMqLVpGE9K7TRWW2oG3jaF36/dTUMot8lb2GMjLSJMwuz7PzRfOGMcagKyK0D2UTlfc+g1Vs47zJjG5CzpX5mUbhWcgxbY6sBDI8tzd7biKXP2xeEks6ufzhUP6wB1hEoeMYVhKGOYwPt6UfU1ESPRrYeEeY31K6L5gLy7xzptRgbj+df5GMUpFmwVyx5i3tI5g/6RVv9F4l9f/8Ty7pnWgS+PeWyrwXTVrmzWhSm3ejSTt3CdgNohaBrgP6faVlfr7iqfDXJvRq2fAyhvIjvUplXsYX8zKeaccxL//B3tnGynGddXzednd252Vnfd/Wd/fePTPXbm8UW/GXxtcGpXes2HEi1LRShUDiAx9A0HUl5FsrEgjZ17UbnEpAKiGRFhGlBLChvRAgbd0WFwtVaihpMRISL61KEEhQPlkqiBRCyvN/njOzM7uzN3sdJ6LgD3vP3JkzZ87bnPM7z/OcZ9513HiX5OXBHzAfZOtK7iTQvMLgzoCNkjNhCGTJaZPtWCTBH5SsbODWzdiSNB5OcnOiKQZMozQMjPycFL3+3tFxW5/Z0nkbldAfqLJ3FGUzdzflaLObesrqmuEa2x5Qx2eFyzD6mtwAGzBHVNCuGB6wTdXItHEvT/oNedKv6ic9v8cnfcOyzJGu+3ZRs65MnpSqWsCU07ola6KKII6zOY/Rn2X2cvwKsn5e1O4URHEDQZdmXwoUERoF6zRTUXCE+Ixyd9jYgKmwo7yj9joFraNEEI5qHrW7FLhH7YiCxlGbGFGU9zZMRDHErz3DxdiGbVVN1bSC3oEiaIP6lnXcOE3BTTY4soGWR04mJtATitXUSI+8JiOenGMjAopMp3kgcjjNr/Lg5ax9nEOYAKNSjcxupEaVmFXux1G55s9XmS3MXLmFav2KIHqpYqXopVpDRUrFoWal7lDVUn2oe6lBNIZUIlqH6gMVyH2dqKhcgRCGR1xdXDHdvK7QAsdsN6sMXUUvSRVNVs3IxuLM7D38N6WHszIlhfXwb0kf//KsfXwPz/pteRbLZFMCu/TqHp910bln1F8y6r+rZv1CcSOrfrto1W/nVv2ezEWbe5vPZP7KJrLTe5vITksaNJ95P2uaF2aZkvrcKqP/D3Hdyv+61mAFzPWG2lIaej0u22iCOp1PUN90LeuCcx7V8UTcLFji06Qa2jZvajALYJ0fYaODWbXRwcQmhpZU+wizrdF9ZtV9pr7PUy3VGm1+0NlpIjs7iUewfcJgXlYjSM+ye7J4nhjwxE3j0nvZ0KtUtFqxaE5eoMIRiuZUFc3Ji+bkBSocoWhOVdGcaUXLCubnBaORoViwWlaw/LynfBQMsS1vdLoYIa+EwpGRjVssagFRv4bzbW+8yWkphSTYXtKgNU2ABZOZrZ6KR4UourGfzRt7Ioo3Xv/yHIdj2BQjxHOcPPXCUSGKrvln85qfiIJKC1SIqvRoeQU7nCd2Lid87J3Yft2+dGKdFl10uP1a49KJLp/d3n61femE++RlXHCv6BN03L0i8XB+/QrfjmSvXKaYPiWZYBcKPyDAA4LRA4LRA4LSA/zCA/zCA/z8Ab484P3KU8H7aD5hvD3Va3v5sZr5aUHhaUHhaUH+tEAXJ0SS4SjJcJRkWEoyLCQZFpIM8yRDXYCz3hLWfxDxpYZY9ss6zvuwRVOe7nXcvwVPfJpOzSdopDaxEcWS/RIWb01yhrKtoJ6eP4sIWNXJtgkb0i1Li1IaLLHk64/1EgCTGGBCCmV8kObc4h6QpIHufA5zZgMjsQvJAC2ATdVAINRk8LLappzyiKfqmZzA5IU2coSwjs1LmcErq2X5Obf44Tab11LqethtYDvDTNa0NzJr2pcrrWn/MqhHF2rnaxfM81SfGTXeNgvIUhR5Pm2O/r+qbR4AXyzflfJmohUszRsYeOrIocuaBAJviPziFuRVWqjD0lGWHTRp1V07N0z8dcOIA+UTocSh8h8wWnFb0cluHCGYjzsIongfAieZQ0w3mc8FJh0VRV+9iOP2TrIAWcvcTrKIFzzcSZZY3OL3VEAve1ctqgURVdGZJRZV7VfzKkzdc1uqzeKsZZYFxB5lua3c2M9kUShHSANyG+NzW4WPB7VcbFxLnzGHys/FxrX0FXMIXPAFF5IebytTPqFEsnDUfsVUC1fjvqo9YP6rmazsxAtA62+byepOvAjw+yczDvOq7eElTnpaakUnQjwzrIKGUE7nayZki4k4EwtzzqLviPDlriZmVkXxFLcHtcMA7bHIjaF6qk+NsVToPfOh7RimQzUfx2oO783ceI4eCUzKcGpJBHMywinoCObkPOdZzccxzsRFgdqS6mKoH6gFRflYZIHa/vfh1j4VeBUStN6WWmEJWkA3L6cG9/gvycoAArM2C7C5uYexL6XWkm4IzqRH0ukrXBmoEr22+nPupLKqMnkxhSUpTGMUgiNUNAoOxasI1uMVBAfiHgKF3kI4R8+tQQ0XIpjH06GGk62MVFisGaBv0MNGMWss93+28Mq8zLmp66hePOe73B+ohIgqb1e9pLlp+w2vcLGm1TS0iEDV+liG+CxY0RfaWn9DL0udMIQmopEKx6fqph+rcGRxX4u+dlGvgDbpUTVvSpZLpfJUg2V2WTnyot9Pg1ecILxixmt+nQWN49EeFv8y79mM1/ThrXfHiW9j5lymxqUX36eR9TANUCt09AReZmoe/wHToMby05/jt1vR0XlESlpZzUBXsanaKGgf3aUn//mJh/roQ17pQV7Zo8VmVek9GmJ6EFu2VT/1PzhM+iqGvqEPbcd+ClrQN/SVgr6hr1axSMs6ZIjNe2GhUjzpyZQWevKnLqEp/bym2jqsrGwaBUOMhPTr048aK16h3yr9Yvop+rUAlS0RCygs0RwVYy3nIFcHKFiBRNFBcfoU9LFidFA/8xTwZjNH8TLUgZoGooI53hujeKecyB6wyl87ZoMIkmO2CwGIma2Gv2LbDk1l+fJ7myYzOxOBVCpGHb0Pk+re0YpRZ5pi1JiqGHVEl8MKTpub0Mk0ObLUxxaQ+1kWRYFLU6LEsrWyVLkEEfX0mmwdAur8NWqc5szSXWu/Lk/j6Ij1Is+9LXravxipzac+kmVI1TKhEj8r1yw5WD7+BAQp6e9opdKPy8kf45O/q0/+iJx8P5/8VL6tj9oX6jQHeq3T2d7fXResM0XC9qWsGZXjfRGSrJxJbhlnkuaeJVlNEbg0oYPjvTmdS7las1qm1TxsnJbO27zP3hSZFh1taHkgy7m6crQuMq0my7lcOeqKTEs10WYtBG6M0eMWpFtN1cykW6pBL+xIuqWK0q3WMU7XKwu56Gbldi7n2Z+UdTUhUdRvwSfCRoMqr0lw12C42wXtxHalwHZivKLZji11MrabgetQ+uph9Uc3Y18ONy9s8qJvNOWP0aCV02AIGiS+Ag1GKgQNdghEiAb3IZiP5xBE8TwCJ1lATDfJVNzzNIzt0zTYAf0RfSzsJF3QR7ST7GcACXtEipdp1uwSAzIN0pn9TIOEBCoiCEj6W6pDEJCsbNF4nxNhh4gwzGgwIhrsYJVPo+XjgTNGg+EkDYaaBgdCgyFocIlpcOkqEIBpMN6JlzQNJjtErEKDUY5KA6bBwYgGIzwzqno1Ijm9Fxq8W4lNoUFujwjKZ2qPLjfGgZ5S1Bj7CzS4OKLBg2oBNLgwlQY5gjkZgWlwQc4LDS7GB3HmYJEG96tl0OAaYSHlo8s02GMaVFTgBDQ42FIx02Cbbl6dpMEO+kaHm3sILBunQe6RU2lQj0iBmGk8W+jD1axzKmBDAoHHSPQZS0KNiVBjLNQYCjV2RA/SFVwcCC4qwcWDgovtalyszk/2oh+MFwip0GGCooVJGRc7vuMVLma4GAouYnGRhEVc7GhcpLeJCCws4WJI7UG/abgIl4gCeOA2vKKh5raYjoTbEhpNiNsO0gnhtgN0NM5tnQczcwmFhh1kembmNpVz26Ca21jdPADFdJRiblPqILhNqRjcpoTblDoA/FEqAf5kXScCt0UlbuM+R2mNuG2Qt1ZHh9UN1VeLqX2WVjJbDGnRCSPu0m+pYrQWVoZkCqycBD8ZZO4JovT5bDc+5++VbDc5LViDG9Tx/BtxN71Jw1PajjuyF5keFxEvyjHr2iKZXpd4dzDwcOkhxsNE8DAWPAwFDzuCh12ODELsPsSEOBBCVEKIC0KI7TIhBkKI/t4IscpQdjohfqyCEKcZyt4lQvz0Xgnx2x95U4S4U0WIv1dFiL//NhPiJ4rSq1zn+YpZ2JJfMr7fNnlLvtR1TaRzbD4o0zQMBEWg5spQ2MRypsQnLb4B0ipXtZhPPPCJrzzwSaA88EmoPPBJG8E8jcoe+KSDwEn2IaabzOkBBpKBtuaTcCeZx3y4D1Irmg8DllrRlOj1lA8BCb3a88InnhZV0EA+pwKWVoUsrdpPuaJhCiAWqkYuZNNygKYKIa0KVVCUVjk8F3k5nzjpLeETT/PJspCxBz6ZP2rfMtX8VSIj5wHz78ykv0Po5Rw2/lYLruhF+SszDvLJe5n5ZHnEJwGeGVQ1dSCndVNLtpx0IycKzlgJT+5SWmZFDJqp0RjUCKtojAVuiUFP9aglFgtwMjeCE6X2AU72TYUTjmBORmA42SfnBU7mYoUzqggni2oJcLJK4zrlY4HhpMtw0qPirgBOlrdUn+HEp5v3p+JuqgAnITpHyG09jHWhi3DC3ZFOb3NdoEYsSuDr3D0tLaeitmabCTBGgGCdUnREMuWAMZYR9OM+gm68gmCeiu4ANQYIfBqxHDEpZb8YLR5d6SXSrnZK+YKFqp7P5GXRIKSjtuJ9foO7ApvNZe9VrQQeIbFJ4aKj+cJ70NqgOz2Ah1cEj1CDB14TtgUrgAeEJ/Rj8EB3ofqRCd+BVVMIxKnOcalQLSWmZVkx8pLfT4NUHGfiqRroxcO6SNNLn46EXlZorCF6UXRC6GVAR0IvzaycmEQ3AFZu0kPLLwtm+UkLpeuBXlqgl2XMa5NlIeYSEUyoegwvhOaAl57qA156qgl46WEunqdgBfCSda0A8BIUiuhJn6S00CcFXpp5uUMdVlYdDWYDLVxa0YKnZS18gjAqwKrTgwUuwMKGnAiWu6FY7vZAFWzxq8QMGLa6K+whRaRlbCIciZGuLybCrpgBO2Lca4g7OF7Wj7WXXth+YJPJBgsePe/E3idt26Y5aQpkVO21mw4Zk3vtnKl77XaBDOGD+hhV5LhQ55b5FiMFwMGJ/p6P3QwccHlmcNDmLbX0hUl8qKV/MIkPtfQPC/jgCj403kp8eKrN+CDyESfDh6etCgkJb/B9AYxvHjeuQVJS2Oj7XEErhp2+zxT+f35MtCJ7fbVo5bN3qDbbRVzyv0N5liyL+izpbfGQVVSgjSnPLFGeFcUl18eUZzDMLSjPVsrKs20LyrNViEs+aiUDrTx7ykqUVp5dtgrKsxXGkZU7UZ5dn5RwYE/DnSnPdk/MrIoyUp7FI+UZjcmr05Vna2+kPFvbg/JsDWfWKpRnMYFpUlaerVKBFYhkZYvWxpnyrD+D8uz6bsqz6yNxyV+UxSXTVEPXx8Ql7khcEoq4ZEHEJUrEJQMRl/giLlkRccmiiEtWRVzSFnHJ2qR27fqs2rW1eE6oZXftmnOn2jV7z9q1orikqOYa5GouJWqutVzNleyq5lpFw66U1FyrubhkZRc114qouVaZOFbVGohjVQ1AHKsiLlmFqGCeAjWDmqtfUnOtzqbmUstqnsUlNH5B1xWeMOJF+i3AxqhauH1qMz6gD394Mz5YEVHLVQ5oucrBkVwlHHk55IL8Sv7fnDp4g3rogRvxIuQqoZajtNOQsCckHJL/B5h3Q5GrLORylQWRqyiRqwxEruKLXGVF5CqLuVxlUeQqqyJXaU/TvPHQdD9NcfE7ED5nxu/E23TNBL7jzAvmMXsdUheYexrqncfsLgXvgErDUAcgijHUwWM2D+xPW5lI5iVsktAT8AslUqpyXTKdlH6pgpSmuS7ZlZRoiOEIR04mdb4uSyJtlT0ml9FXo3+8mJkQ8T15/Byx6FT0OZn03xxU/VEVVL1YBVWfKUBV/S2CqhcKUPU3YRVUbRehCgz13BhDPTPGUIxMmpRK6LQt6PTJ7XvoVIFO18bQ6ba5GzrdNnN0+k8zR6fvmjk6/Zt5d9DpGs/eGwXYuX3HZke7pmVWxPj/wU3Xqrlpm+vimnBTdGs2aLo2DZqOCDStCzQdEGhSAk19gaauQFMkHcgXaHIFmhyBJqMETdfeJmjaeJPQtFGClY27ykwbMzPTRC6+j5GJqmoGZLqikWn7+xyZntbI9AyQycDb9Jw5AyNt54z0TdusVzNSlavH6Yz0ixWMNM3VY5mRXqpmpDhjJBGhx0WNVkPfho0yI1xCxEb6We0lOfpnkTNl3IQZK08mRyc+G13bno2eXqrSZTXSz01yUyO9PslNjfTzk9zkvpXc9K3SpshXjDOJu2drJxfDg8l7v93ppk7ufTZEry62R7YQRLGHoEsvkovtkQECluorl8Z8eUdCMYUKxA7KFyMoTyygWtr8qbQvksbFV2H05Cq3uCfyiOyJ3GSB82hLJLfcS8UNkeJkmZsT5cr8LEOt6apGyRBq2r5IF1vL9dvzD3eRS4uyvWmA+vl7sr17gHoPUO8B6j1A/T8u07sHqG8IqFUfKJgOqB+tANRpHyh4SwH1C3cAqF948k0B6herAPWPqwD1xtsMqF82+VuE2HKpjEd5O7veFTl8XP6TTdj8AafHevyZE76c0BT/4oVhjDj60IJNEk1g4rFK7s597xhZbIlKXYyCmuyLHKUuKZhTUsBuRyPb9VhIofSRtDv5jT6sdnf+jH1tbKavtX0n29PpV23pnK/wTTNbuv+epbtelW5b0s03/s+U5H9kSaqqJO+b5kZnnYYveJPQI/eMe12/u/uXY376LjntWdeeJLLMrYvjhIfzyvZlp/J/8VNnyvlnds/5192aTesW84JNPz3AHsm3w6gmdgd3xQND6w09MOzud8Eb87uwu7cFyqcH+6mytwV6eAsuCSLtkoD9J3hv6D9hd68JwZjXhN19JQSeWABmGVPeThJSht4bmHfq8gCbd/5bLEdlV3n0xA78FoLaiNiTaMyxhGoD6o1PX85Wh9s3jUuxP93fBLtliH2PPQLEHZ1y2akDzJ0khXDS44Pq7LBnufIjTzx05Wp2U5U3iJC9QdQRiQ34OVF++EQBonHnGdT1oqGuJ9TP63ISynIO5EOcU8pr8tcmS2UR54QTpYgmSsr7uqRlSs/16XVq8ke2phfYwXNrHs9f8HNUVwEn8j3duFbRq4RP2WHvlFUpNVUbUpEmxCGK02vCO7aXts9OpGoWfW2M/Fr4UyqnnHQzHQwl7RbSzrokPyHtDqPti7r8XQIhE3vYBihhMz2Szd+1dm68Zngfc0ba1iOFbXWVI8csflr25pNlcqSifqqdOFTVBcqsB6bRuxljiIRHh2kDy+7Dic8Nsvsg4sNm0S/kmwcyXz9rlOdKHyvIc1BudZuWlTbybKF9PZgp8tCNZm7Bs2gTYitqbUBen4IAwzpHmUdPOG50KHBA8014wXMpsOAwqcmjEVyUNlXtuBEh4BP75EWhwSvtUweKLjLHWsWOob9om2SDHWauD18U95BajGbgYYb3M1JW/UG8bGiEr8NLF3NPMOJNL8l8NxIF0jT3SMCiOdxg4v/HetGX2CMwXz2jar3EPslVg/ngkR76bs27bVv2BSuTiKozSSsX1EVvfj7x9zSfTHQFb0ds3HVHKDY+nw7eeAxrjcYwLGZlDGvJGNaacQyTdpBRTLynfU+LYI4bsq6rnHvfKt859J4HkAy3IC6OdO5amCP0mDiRR7zdKltA/ppT03s5SpyTb+bAm3CInWhRv4I9OrymPGC2aBFnHTaaibtT9EAF4Wcr6xdYbbCEZ6I31HLsqbEbhqo+UJsOO6qZcw58qqUR+kJjhyYOC/NfIJ/fHUUuznQ+Okm9opPkjO/I61tTLmRurS04ljm3xZ5hXs8+LJl3lNbJwq1oeukjjnyU0BtCSoStAt4ZJR9QPTSMroi992GjG5iQTNW4NevUms3JFB2ZjTK3iOnSUBL3htWpwntbTbYMLJ0MBEM/REhgF+aiQvLSXazoKRmlkPPRMOU1WAXie79cN92Ca72GjtDgj6zrYYm/H3KxOKc1DhsiVsOIA8dp9qnM8eepnv6uMi/wG5BzNRV7QGvGEHQ0h4cMI/0TCCNoyiFib9EFjzcDeZDtwDY/wS5vH/E2T+NzzrK3SLnDpAVZmncz8VmaoXPjp91z6YUP/RS+++7YlmnYHm/cobjpu8+m/jmeP9J91NSt1MpO1/lfW/+7FXupQ/Nv+da6vtUv3Yq4NsW1MDENONboHly0eCJPTZqr9RKfsh4g6/7NJCxmPazIelDKephlPShnPShk3aesh3751rq+1S/diri2DFChznpQyLpPWQ8l62H2knnpdh0CCi/6U8wy6evts4wJVHa54JcuUDvqrsPf17woYxOL+3Eh60/ZBZnL4FMAZ5/UJvLS7wrnqA9hfnZP9xKXZnyo5E4HNvcJ+LLqQU93huuZ/rV6uH4GX5Cl+3+B0zRlwNUOu6jhHj0LDVdj7DPehjc0zQspBFn4YD396IlWyh8KxtfuqWIcOx8T2TsKIgtNNVCP9GgOaaBLM68Cxw1M+w0a5tp4pAmH5dStvwEZEKVYyz/hrSztYnGYGOguVvqy+Si/KNxGsVmgPN1xzg9D9Bv2Cic9xsp6jFHqMVgxS5+JTT+LXtfRfX3d0td5Scb9g0YOKofAJLc3Y4jFt29JyydG+qq0vZHWz54U3rgpPsUQ8z16gKbi6Zf/h0b+xHgMYPkTXdV+uxKTMlMvvv+stLWRBJxoH+KqodfImqyP/2HvX+Dtqsp7YXiOeV9rrtu+JHsnO8JcM5y+mwMpacubG1Yy9yEhXF6IHs75qJ/nvCjox7tDeyBQPk7fmL1DdmK8VFO1LaDWBKzByvbEeoMqEpEqUrTR2pbTUhstWlSsaWstp1L5nv/zjDHnmGuvleyAt36v8Mtec8015pjj8oxnPOO5/B8spJAGBJj2lYVUDEvYOywhDUs3ZH10Zf1YI4NnJLVCyADZ1ujoceHsMHodlQuCtXKsukOvStbnbdS3aKrLfgK1NsFwg5ySR0Ae5b5dsmYWcqN8dtZFnnEEWV7HaYsjkW31Lx2gqPEvwFNTkIGjfCafTTkl/ATk20jkXn3bk9vDKJ2f/qtyrJo6/zWHbkzVjRAVoNyl+15537sRMjVvFlCiklQcaakYoG3FdqOSu30/YjlEWRJoqH/2YIKNOEUFonQhiZBEDkmkPNV4kD8SI394wMqf7rxulwTyQhqJ+0kjcSGbLnhC9XtC6Sd65dP6PA4bkEBaDIwnxxbZCvMUMoqn910jrNYqcshWPtkkm6yC8C8gicJjAHwjoEAvgvkg6STBjgPpBEcCkU5CTjjCfCVmM6rh0EYEjVncQEKBdqXa4sIuoE5SAED0TcidIQ7PnI2axzBtTMNQtg05s5EFe4s+fmzC180sKePdVKwbC2+PT1Iei6qQWv8w9HBO8Q3lH7Xij1kGDMyKF4BCFiTo48ZuOEWceGoG4cbApObjLDVlypE7+BW664ubLMjTAzUqHCWMF0NtDOf3THX2Tqk5ovNacQ25mDYfSMlZKHJxHdPD8jDNEQRm4kU0UVmDzROvF2EtpRV4hxLsptvxmWxwblNiXHirklDu/RxAzcg3+/RlmkVTHloQAceRiPL83Vsnsoijohgxe5YmgbZiA3YKS2+N7si732BUqB0juTMKsfBK7GHUabcYpVoXJ1l7lGoyhnRXRqkmw6pHqYNRcq1RKkcM9iUanhIqWY+So0cJqMi0SywcJec8dbEM0kUyRlswdEDh5ZHaKKMyzuDfuOoMGp+tMjyriajK0XnMmWbgR2t0WF3si8lJ3Mx/fVch+YeQrRtdDvRF2sXix1WO33XNiIrgiwKdN+7S5wqqynxxDQC+MgK6n9g3Bz2YQPtGsvQN9AS2IjHoQSDAF/ci/uUET3MMdiHfb/0BgVif6TbW0gaiknf4vC6VdViISxzuxSD6nhqO76mh94oWoz6lcDak5cv68q0ImSXebZQH5+2bUru7SQUnKVVTjd1TRHp7XwzJiwpsHaSF0pX3rzN1y3poRLkelRogYdcCEvaSiuqhUGDEln4cx/o3MemxXxlkCPiZZeqQKIzQaMxfUXg/Ck9t3z1HqxHSg8sFXW5VpdZKQVeccfoqY6Fx453WnersO7RF65z0RgDXtLgQnSE4v8t1oWiA3fbm0k+Lvlq0wJCtbj8KcDGnLEW7mHe337xLmQRrvwe1OZzP4kJ/T501CkLYFDgPT4/VIJYDvme6XTxCOyhbDbBvwX3tDChFIVnRxwZnReqUabXGU8dEszprYfZCiYYo92J52sfHeQpifUxt20Ay+j83g4DNTpZKxrLt42y0xr0bjGOSbe0mr86ZTJN08e/ZYE77lQ5eyT8uRnUvP8A+P17nzbu0SHVGFkBtqCCwpCLeKiIm/En3UNvVFZyaa1Lw2p7mVMiTOiBn0t2nIJGdifj5GJ+3QCQ7E94MdVT+Gwo2+nPUm2lN4Pt+OsXgsTcojoh+mpt01JnuvGWXFmwCs7ChzKmLnMO6GJ8BNxLeHJrchbfqUyDX0/nNXSb5GUi1zC604B0/wFssHP1Q35BUepcyu8LySFjpBuWZUylBK5I9COFqigUp1JGWSOW9g0XlifSjPuqwyos9aJwitn6UgqYHvy6jL13YklBUYTIhqT+d+TirhkeywFZtBH1UG37lRBaYE5lfVW34lmojrLy7Ua0j1HU0KnUseMjF9iDKDt9SdvSUUklPN3t+Lfc3I26HLCxHsDvxjl1+7R3j6msWVRCst7bWuxKSNIk3zK+Own1mUcNNDfQG9Forp086hrIfn/J8JSfoUslujlbYzTnwegUb+b/ARVY518pp6xrwmEn3KuFE1/NoHeV1NFmsLJxtfSLewOIiCZPybzEXMfalDnN6KS2//7b8rldlOTsNLK8ssEreJv530zTgp/9qRpvkjfOpfw/LvsFcTw3QA0Gtm4uVEtodyUR+JmdoK1h4Z1pbe243sMUd9mnykCYkkLxgvk7muMq51NRyKbS2W1ARLFdbYEC6UPaGSXcjibCSZvGIM81KJXrygiabZTt37NLpAjY4FyTiXYXbb9OIIIHgtuN90k5sZxeg9dj2A1FgheLkVrgxtU8w15UvTvLvHe2GssoZL71DVpcpMIpsGMnbYajydopUGYtg92MWLmvzXUh/sC7H81mTRcsapzSoSIENts2LHNjYq4WRQvJ6u9bDDxQuUf2gWpVdq1pQ6yDLFrentY8OXYo+ruAw2hi2oya8oid6CdrdO4UzFf2ndqeNK0QjWYp8kPPuDz1IL97MQjWOQwsniw6ZjIAsIHl6z4lFa0HSm+iOqBWn/2oa38gnyK4jzLdyiqhKjsVE9706sVxZF22mWzzX5+rEUuegNCjzdBrtGAtUH3nSliw9PqBAYbRQVNVOPr2yameBSBuWGY8qaqEGEh+wO9Rg0dZldVPC+veYH3+HGKZpU+0dddnfXN6nFO1TrNJxCzumdWUV0aP8O8XYLiiCg6wjKqX6PIxeOGWk8WZOJAH1QqEglRtQDSuoSumXLrR5M9OZRzzBNSpTanrSb7j7D4Ho6/qcFFS3Nnjc+CRUg49BDJJyrPH/HR5AHpyYhxbLiX6k5eTeI5Rt67aIuV2q7AN0IfbztE66Mi3vNDtCTLPKonxD+K8S/ltkqnp7rGozVt630PY8AfN3ZB9BammqTRQSGxxHuPuKRPxJdBZfmQH0jKTBzp06coCIajSr5cgpcgP99WHvUGImC7Fl9WAOmxefUbw4BRY6PGlgg6fzOJCjQxpiYhL5v5PonRSiwL8TUQCaLBkyasRdEg+wyvEBscVUwtEEGO8aTA6bmh4wBdOEjnT1hC/p8c5DbJRo5jObATimoF1CGqwmneQYVhWLDSPezL2bps9xSHy5GfNOdcpF1oLNpcUsqy6DhecTzt2IbyRI0BtBE9SXpssLCPyhyLHZlASbdepP2HkXUwl4CA8B7AcNKd8AQuvNafMSAZO7BAEJCx6CP3oMVwC0lk5ItfOcURiI1zjIHFanoyjA/CutbMAn2Qzvw449vqzA5SHGfT3GeuJopBsy0o5wk6aIAwtGVfWOqs/kcBXbOysDUS+Sjf6oxsLlpqyTpjCVsMmqdx4xgd6Pv7Xihj0+zTsDLZwVUC4hLKIU11ZgsuiQhttGXKujj+OiX68Lc+BsdqGVuvAarQE800NYoFzF2MxZK9hZoz2DRSs4XtUKjotWcFS0gssQWcJaweUINeGaUrguqOSgUmrnlNj6g3w2ZeYpXg+lBBOX+4sjCjb6ZHkmJnlGJRXXUAg1h9jk67AOS3HZ1BmgwyIZ1IGEE2sJB3sbRJ6Xcr2QWEb7iJ7JZ6Cucn/k6io9UuF8VmP32R4lVZ/h0sP0Yh4ztfsQulVuXPZmdHe/QSt/rg5a1X2mrHHwNhhiG+SFDznv0KXF+MKP/zO9zmWFaQ9ST3RSoe7EIx33CHAnHvMY6ZpjS3qPtB8TgGXEuawqeNWeu9y1SIHLYau6ZysRBgha9ZMLWvWTC1p1bKTsVRQimrgje7tuhS2R5PCaF71B6h3JZy6eSP6+oRq2UOGfulARs0FfSo/x+TPs/G7J0Mb6CA0uo+o6GfsLhU1dG4sOHY7tdThR5jlqtFvDt/PUKGpfykdVqnMp7PJicnGJH5KMEoJNNuTwRPsaS+ghN13cknTu7Yh59rsFaghDM4Mg4ghTJ/jQxLoRGYKTfMidQpGsntY2M6vmBjcubyIdBX3EaZLvoJ8Fxjg+h0OMYwAZO+c50JnvKHMw0PZAt5K0iV/qaXsNNugYo4daboFKBAY6elttCzi+OB7UxVEAnW7w22ntJCfqUqQxmV3uDtXGCbt117LwHGeUo6YdjHPATip6zM5ASGIhxtVFyTCehdxj+HOxIFcTu90FAlK9Uex26wQXaVKi0xFbh70NmUH5amyDs1aulm5w1uCKJvY8dS6ueGtaLb+S3Hu2XFEtmVwp5DnlKwfhdGzKq6exWHEteYZNeaYHbN2LRJphDyUtzUSQZupgaonIBhGkGe21JbJSHxmRJAG6hIxIF+ffgC8sK4aljBGLrAha1CJjo6nFxUgyQYWW3NEQoSO05IeQxZg444jwupRvUHtJ6EggdEQQOup9HsIsxLAR8/QmInQQXYnQEULoqBXis2/WCxof03qpsw8Ux7lW+iJWKxqk62Ser5V5vkrmeavM86XFPF9TzPP/Wczzfy3m+WXFPF9ZzPMVxTxfXMzzRcU8bxHzs8xzj+CKiR61JrojznfVia4XYque6Do65fZORFgIgD+quVBVMbU/CYmk+uNtaCGphqWkGi6QVNmBNbQk1VBwq+sQ8kKRVOsMgG5Jqt9Wqj5T+is4mYtOeDqRkHBst2BvvAlr9saGIOLYvmy2AX3zbkpd5tjEL7ueJ3stcb0o9YU5cuXx5U3Ik/QBpH1iyhGYMjFAcOwadizNsYOCnTM5gWOHGB7UlKwR1AXsd1TLLWDPgKmjt/lbOBRWISAtanL+BBecVXwMf1NV8ll7JTQJ9V5rcUUnQD19zy4LcqSR+eVhHP0RNYF4OOmn6f384O+JHuEc5Yse3UB6nKf6KBPQsG96SHa+8zlJw+EipGGmtNBWo0EkkzNDX2NtXHp3V5tkgBvCxTQrd6XcKTQt9XDHJTrW2tm2SL2WDPg/NLJzVZYk8bt1c+7dkHmgtakdJINPebu1doxIAZVMZ331RM5UjNNMUV+fdx42iIjP903+XLKJ44/hnimhym6vX7a4W7rIqco+mUGXyha+ihwC5SafMGHMPyKC6SvFF9pjNUASV3J24WS0PKYXynFqDlT/EdejLpQa7SNVoZeN5gitgXNWyIbzl7ISTBnHXzqWCpqP4gPyBtm16NC8Xq7Gs3iDs072vNGshtTpFTmHD+iIU4oNxIUIM6pzQNMYfjIxlkqfws1LllkvGbdeMlq8pCMviQVWSGl9QPk6xf4E9LqDEvdmXpZrhqFK92WGAzBs+02RD5ePoPTpXF2qNNG4zJ+XuPUzPUf7HlCDslDaGLHlX9rub+d+ZTHb78TvW7wAypgDv4ihY7bVea/YmarfIpZz+xFdVMbXnfh51e95pZ9fYAhIA7Hck2w/z+5BPpvgCmtgIlb7ROhObCP0TJE43bbYJ4MCWFRpVOMAlki7xhfWetkCFr6dzzHc5Zi2OJiN1RHaQaBgN6Nqm419Vzm+eKiXVl/fWH2jqtU3sqy+CvJhVDEq+8aoHFlGZSXGZ7FKR5ZVWtlnY9+ci6MifIbjSIthKC7sAuokBTinAc7EHtZrR2ywvcPi9BsWbU3v3253kR1Xz2lcwdhWWxEKfbqoCiPrO6iZ8MFyeL1hqXmy1IRXZIFZb7LaeK1JmIbYysOKrZxlGR3GIbZy8X/X5vHyx8I8Dq9xvJI2G68wj4cs+RHHSV5rhRqlBVAYBBk+rLMdovT2djQRiNzjF1IRNDzaHxyLjpiVSKAeJNAY4tj4NN8uJdDgHLVCkhCNE8dmmZFk7BH5iOXJwqhHFQ+LoEmSU0f80RtsH9L8nlh/lHi92ouo5TqKHYvZikKsbmiPBRgH/JdRcRzl1w3ngpXiwE+f85E32Ks7xlu4qZ2slh9RFyH+WMIJ6JQwe/erp/N3/blz0fZujGYgEUusYy8q42RqpxfB4ssv0Rk5aAAzDM/v6lFjcwa3aaRSxYnHOO4zxg2T6ClCImMZXO4Ut5K1kkXfw2rf0xo9FEixTU19JjK9BR4KUo7GnXvwOrb+CCpfZ35XqbOEh2tkHZGi4ogkqHnvqihEOLGT1ps0MsaEquOI1MARKenzEMwGUJvU+YhERwEckeo0qA7GNgLECxMIo03IZok1FNMO4t2wHR62Qenk/gal/FJsUvnsf53Ohy9hF+13/pfpfMlFfFblEaBVixryFdfziSYS+sjv+nPnEhalHnvZdL4clyGCyHH2+Z8v0ypTlT/qX0dFVlw3nT/xD1/aCd1ozr1xkDDVWA2SN0qoDkfRKB2F7Yl3vbqZpEe1pQzXcXP0wJ9mv3E69Oy8IePXpuriCWZX7Eai0bkilrjgrBJePJEhhGelNrjSIMK+q2PB2KkSUSfqJolWgYqKTebTHEgCuA/je30DB8+wPosj6R1JKeNPszXzHOXA49LN2WDMqkglSr1QTrDsD46Xvs/Qv7xKu59EkAg/66rGjLW2rTNp7l604DgK3/LiOKrPoa5MFrW0PHC67C4XMf34dLw0KiWfTo7lV1B7BI0cAs1A6NAt+vkKWrU4m4oKZJQO6fqAihN3Fmt9I6tJsiZ9E9ViHSWaomgUTSLkm1rRpEDfxVsgdTY4HBNLo8bNooNjYrW0Xl5fxGpIqMhoLWNjo/nzLlxw0sX/Y1iNfDBlJJfUkVWFSLtFmY5sY5FTMQSJ84sjZSwjkFMYgRyxUbzhJ9zc09vF8shXdvE5GmzKQ8+lZjSmlTejlQ2ZVxCyZ+lVPM1R44wFSqPUkFxOvlAwNMZB6kN/DEnAE47nC8RBwLGOTrJHqWBG1ouT+cW7fGvR+NJEbDtZcDn/qEQ1jTdEKWuoY7GBBnwQTdU2sWigkvfpSJIAjXMNYGksSo5IN+OlPzRbaPKgSz1k3pN52if7AfbJhtTV+ZRox2RXNVJT59PFXToMBUws0L4F3G3i8NhaENan+f+j/q9k9CWbLtRxvq6oWn24sHqfzQYCVacV/rmP6uF57WB/2Ka3l1/Jv2xegDnkRbni+kzcfwd1zBONU6Yqb/Z4ssHO9ZtlPpW8GfH/h1ZOy76J6UqS/b6KZnSIqNP5JGtsscTaNzCHxdgG1SaEVO5TJpEed14wXBzdBI7XClJfNyEwRJsqNAG4b/R6F0Tj0wpa+U6NkUfFhm/WsbecxhIr2UT8pux3GxzJHPuk4PRzc17lmGBcp/CZXeW4hcPsKsdj+T7IfTk7mSdC/USjfAKlPDloOMafV0rjF9mWoY5gFXGqJEI3EqbK8dmBlh8DW35kZE0eJceSmZxCZrIYNauMeMPgjcEElXHWu7jIelfr8xBETjgPxjz4JD1h8Gk2ZPAd0DG1eJtYp2huaKgBPUoU8ZAqRBIbHs+7KaNzRtgXIY+hO6axabmijOUgW5ETHFtOcGw5gYs7XJwjcmk4q9B4SmpRJ6wlllriai3JUhvaBczq/bzx/WlA5zR/J/QftnHct3cjrzCOW1fojNdvh/IKM7lXmMmtq00SBbJw1/L6Gsx9drmlzYvdFeezhDavrIHtq8Z7l1vsXXVr76rrvavsrdm7ECgPR78EwF5NxOvhoEjkcCOx9/gefo1vdjAkdSnd9czpaj6t97inOrLTD3pUY31p9BiJezA/W91wfqmpBGW2Ty3UYIB50cOh9HNX4c+q3SvKvlbiqorDpKPjbEBLlzXd/IjBCsBXP09ZYgCpbbuk6Ysb1xE678DgYzW3SkO/v0ur66G4u7zqPoPfP8At8dnJg0O9K+384C4tayP2PNpyY7P68IdM5cWzfNz3UJ42HS7vyzHfL4/5TVakfioMXB3cRLstE1EkNB7b3oHMPKdiopioSk174VwNQSmrb50AiDoEmAYLPUiNivnh40/Ls4/dC9dL31UiUM6LWRTs818F98RkJzZ125KZmWQPzVlIwWm9h/py7SldOwQXaAfjd/5r0tqeQzdm8TbxcaXliFj8efaSliH2RbMv9Lw1azfZB5H1lQlHuLYnurFNu7FM3ZZmUGn1h02rlYYD3qJBYXE6O+GsbM1avbNSN7PykzUjAyaipdlB/RSG71I6Ftmv+Ij2+FXW+sx3nnhC1cAJTTQIBJ+lHHNi+tMCGlYL7hCdAPU7YKc48a7A/OYkO0DfqErf2FmKjkoQBa1ndwC/BGAGH4KhMlAAkKCOxnPSsW8HoUu7ntKQVAswhyzuAOGXpHPtmMzwEuUUPCDSrV4pbIuKECTraOw8oWLfHLSIkIl8NSmj9RnRcx1cJiEu0xB6btIqReBniz4tuo4tuo5PfWdeSOHPmdYbg2m9pOhmt8PIFpiAJii6s2A3TTtCq0OHsvalvHvGC3bOpNw56wt2TtkxuWE9T6YtFPYW7JRWo/eLi6I0oKu9ENtWAVYlZ53cFwMd4ke2oj9te2UN0cpKO9MZbmadtE37UKdQNzvwRR6awnC2d9MFR5uwQeX4s+fT7kyl5maxRfdusWUjjhRe/U7CwPvUIFq1tMzb25BGOZ+hlaz3vZ41bMEJOclbYo6Yty39pVtkvBi3yOfqIPlcXSUteSsDg8/qJ4ypZlJwB8ZNGOFJ71pOEXPcT5Lq76hqCLz89V6DG+VUbt9X3LZUI+BEP6uGETBSdCBm45fw1fz8S5t8+rIcauX+xU23xxJvvesPirCZfqEnucOYLj3Nvq/EwcKZhoeqH2S4nmUNGY5KP8pvS6rWbheOOIyLBAS9LG46Kw8IjeXyPgFJjxf/LiOdcYtpJ+x8jJdiQxrc6Pd8Q27rtia6KXQ7BgC9YOw0+tGs/SAmaeGjWPMNrZJtCHk3cq/zNoMuzMeJujlJJHKSSO7hw2nfwB+cIGpYs6ljYt+hLeCe3r+r8OaN0hC2swWznTGaZpR60yT4ktRMyxEygnEA7kcH2uDL7rYFU/CSg0kg8XNuBZTRMIYQ+ugzSs2z3vdTh7a1Nu3lvvZ0iMWz+t9GuBzHT8omiog54iuNXr6SVHiKP4inRIanePYCA8phH76A2yfkCzWrATXNF/Lz/48FPCE//5IKP+jLGfA2c/SiifISp7eJz5UHuJoH1PvwABNw4yAe1eIBeEp4QO058gAaHM0DmtLgZr/nm3Jbt7WumwIoZV7IbG5o9iM1+0FMyMJHwQOamgc02QCLQBrNA7SyEODUmyuE5OThzfDOhoaqxhmfYO9go92Zbof1YjCtZ45mbKWskywiDMCazSIGwO/quDT3JKEAjC83Oc32p4gljjA/Y7rzcWE/SLPDNtDSjb8xSLMvfgwhAs074qYs4ZPgir01ixfoGZnb5JfE+iUlYGhBU4PCQJVU3CB2W7iTCW5Zv0CFAaUHxCz0L01MrvBXa3DMplhPkgEOgjSNiSw6uorm2Mjv9OfKFqXMaxGO3f4LJ4soecUCEaVXOtEmp8IDTzwTZqbnp1p7Wc4RZCojsermbtw9N6dPQz9z0lcsx5HpqHLhmvacoMSDRUCJA6iR4y5KdyY3nz3mVSHDcwT6C0B/yEiY8c3b5qfW7eXF1A9hPNRI9zRvMzt2F5OV7t6anGXCVOhnu66eglO/uO9Q8lnfDcqgol4ExLML/CYoqPRxPattYQVVxwZEH6RXPfG5OenRpp74BN2LZgzEwMaAY3QJVuz2Q2cpziTWuZdO55rhwHmBteQDjuAeOA37cI3DPlYDHqo/AfDUbagFcMKf2KUrGtcVVcdJFj2DPNJczUm4rVesb+vKKqLH6neKY+6CIlAxMN5xJKDWcE2TVtam+zfv7MxvergYRYd8SGBKL7li7QFV0DeqyQrmpC9ah9Q3nO50XnO074uKQYwd0/nYdL7jBpT9fCty+bgWsH7Cn0k9cWOASwJj7AfPaSGGi1iIfR1dAy0sxb1pIsQTa8DiA0hLV0c5swkLK9eyeT+3RCa1U0pkwtHyNWs1eOJZEBZyYG+XrM7lR9Qv6w6WDc5Cu8nGiUSV0pAqtxRzxUgmHNyQqs5DIprJFkLMh0RQ0QlNxby9ZM0pf9+hiW5LZEwksMNAAtiLtqUgdW7sDqXBPd1hiOHSpm5AL6hZKqJgscOqFUOLGM+kmpO01EZtzUZg2muqKRwOOzRgnp3QYZhuDsEtS7/J/GBKJ5XsGCQQdUdLOFEN7JhGJUxYOsp/WUYr4lBIrKpGosCv5g9ZZgx52jkYZRRWwyUmGGUprIajsBouhdVwSfU5ma8lYg4fhdCWRkBXqzP2DJ/joC5ovUR0hOJ4RA+/Xbtp9ZmKE07AKQx7ivHudEcZ1x42l046MtEdtcdxlL3us+RQFl4KB1ttePphNmrBQmrICSoooLus9rVR2JdRLEUPexxFQad7UXARq4Ao6EZEQReVCroQCrpIK+gSKOhG4GpAS2ckDW+cT0cKBR2Ln4lR0CUDFXR81rXbJmq5SGKhRitd06gOp87fnv9CHGEOyxGAU9K6Ci8zvKMD3hGZkr1LMqosx7p2dThiXB2Mt0Vde1sEjDRQ+HkUr+PVqQqHEiUOJTSIHVFXJlO0BVuy89YJugEanZiTRcbpCwNJcqmmaZpF7RluS0fgRGepPaNEu4lpr7pCVATv98Tu7yWfVCos3RwZsFf7wYjUBoPoL+NN8EYJt0xkGCFi/1m4jX5ztSzHyX2nWvvYFO+ySyJkgTB1p+m8ENLGDxN/gIguxLgyAoCc99hGnNVQL9z+6IIrVheL81oaXAQ9DosJUL2EN4m7gnaVofMi3Jbf7Lo+yQP5DDE7z0AaTcC/tvTotxIN08svgy1QH6UZ0iarFR4jyDDE/iJZPZeANPGd8y8jwqvTeHrIQ1Bjp3Dc5vQ2JADCjhendXYP2tL0GxF8Pmr20+wVK7pg/YRi4xNs7PnOi5vsoT9zI4P/svIStih6NqblGd2zp+th3ZHYC83FlCOB69E87gdd9mn1sCckcxiT2TAUDEux52i/Ovav+glUa4uuLJ5SrAwJC/MPB21UnfFqZo8hUaG2V9hjrzNeVPFMMNrECBRaY4xs6CZZy0WnWuaBTeKBNDzNe5Beuf+Rfj5t9Tg41K5oqoHqzMROe9KjpYirCvpwkFKibpRpQaI74hVYVpEGmo0WHH0jKYzlG1o/PqjVpBKUmDsXY7VsY73pjU3OqNMnGE32AyJlDzyG4zA9gaFnKKUbMwM1r4HnBS7M7A9hUuw40p5KIbPVlONi9+WTejPxtc0V/uJSxzYJF9XtmOc332OxPQcw007yIhfkb0y/YcX0G8L0G20zizOSiqKiongOfpEu0kwEJh+9qzc0yeZJF5fz7BcBdyjrbcydnFYPyUy4T7SloRuAgg5S8zdP8GZJY60umkiDaU4YBZdlBsqCQ572bxIPzeQ9/r8B3I4fGnaHOonCjv3qPE7HQSRRQJPRTVd2IpCJizwkHpzNwSK3Fdkc4FTx40H74EZrxA+r3c6AdktJu+lJBbTMk4O0JnjnxAQ/M4jg/6Px5yu8jpHV7EKJYObwC4f3MJwstOcx78TOxUjHLVP3h9o3WXsbJ99XP+C4BbcSt8C/m7iFg5W4hahUsFfiFtwFcQthNW6BV0xYBGFq/3kdp4AwW52vFG8P+SWfGRynsEFCeJ2qHzccjLziUMYp6FI1tLcIRmKP21ySsyjtlt0A5OjN7O2a0Tw4LDvS8QwAMRLm5fbWsIwVKMZIZ+dXvbt/amOSqAZkNnbFs1Np503keDH+m4H239TjVfXXPGEq48pTtn+mlb74NElrc0TdkM/qbFbwuBV+lSTf8LxgRu3wZuCcfgac2QCEEuNjBQIkGNigJw7MX+VMIk8JrXSmOtR9xLmwGUgWgCMc3yQGLvNiPkkDi6O+kDf6YhgxhhK/SExW72eNsctqt8D8gZ0kjbBv39OF/ckTjcns7JFnGUngiDDtGrOU+vzcA2VKzQeyxis3sc1WQiljuoUbSYHhnUg6X8Y5YrqlcQEaDH1sHHpNQTRtWttI6eJhiGpw6IPNpMUwrFkbN2nJ651CDjWPiGEECajUdmRuD+HPfzaCqgAtE+KUcYZgV6RYLABlD3GGgXc74wWFyNIOH+MWLEoBp2cH1DXiIH3OXu8hCBIraxApyH6QrHCK7sG7XdAfb9Vr4ad08v8cOvnpXP90rn861///N9cXAJj37ZJxyskjHjCR7xjaatzdmK9mbG0SjOkUtvoZti2lar0HeA1nPbA1pJK39a9ELbaSX0QlLFXlD6OSwp0r4+jpjqkEmRuKSjx52kv+TyAL3SaB9ar69JSDNEoeurOFPo4407jjcH2Zb2D5TZWgZQNDhFuC1J/8F7Tut7n+p52F9a+W+nHiWWdVzxU9bFeedzeVtXcrtf/WD6v2e33VKVBeVIFAYLTzyEA4tK8gWAG6i+A2IUKuPhzwqTbQmWCI6D6mjHbTh26RZAf9W6wPNhEHadBPm+UHVAtFJf27BIebIP+Ymk6Dzptv5SitSaoRh2Gcy7o1oBiyXjFK65CbGfkV6FXUyYc5aWQAJK20Rt+kn8E56te6CQAH/nu3gequp8VG326hxUbfboJpCyR3LSIA13tX4ebdSLhIn/coaKq5QuAodD4gWeHaaUuvTI78D/JjVKDD43VrMV4MWgAjGfAShgUJYEQq63xI6gmwcj/GmfdijNV0twMbBs4foxgpF3ahURw86BA7aFzitAM1LZS8wU3QAA+tcSZpMIfXOGfQx8gaB8njk/OQigtZvpfRRwthnC4gFkfhG434MwYAqPO4GTW2nmfYUI8UqbRigyFr6RBegxYlw+Ymjmn/ypFdHafIfPq/+EbPg/sWPvgsl2vpBzt/wV/fHqh2n/xAK3kS8seqS8OnlaB+Bo4GD3lICOlPHX9SrXVX4M6jnKrIn3rykd/96N5ffwHU/P7ULvhYrEVkJk6VV5hcQnQG5LdMC6Af/QRAvyDfpW8ChG929tbZV3N6tvxTVOCFKMfgRvTLv875jG2Un421qYjNrbxVGNFvogJORbnRGNVhIbxHVk7IsZqiDAh5zVwiKfrsBRPkciRlbUB+D5IdacLwmGxDyVDHAUIBLxjOra6KZeIx0UbFMuGkI7EkHalJmpG65B5JJPdIQ5jqlfh2m05v9HbFSeePcRKSTrE+GkXOOagNkXUO2XQCe3GwfqElOS7bgsbWkZrM4vBSHhIxmsKGg5ToYjQdwuIIsDiGsDiaDNvadwxC4HFLLDEWR0A7Hy2OAJR/Bn10sDgCYFdgMdawOAIgIo7TRwOLI6Dd1IEGSY7V2nnCTvqRhslLsMcIM3RXMsPMz7D9jqFdwp7M+9UKqO4+x2ToTR3/wq/f9eefe/znQYdeSYde7zp57cJ1suvWngX2L7xSPu6rIbNSjtFKcSs8HQ9+mMOJRaXE+TdtZs5eUm5Jko9bJBnazDzQzNy/XMydNm2GsBilPtOmmz9O8+LqeaFN4XHOoeIZ2owlAaEkPWBwmQozd/P9yqZS9xx1B+w87irndqTeogr3I+UWfSea5Kzob1UgFNkGXSbNYrumXx9lkLxJ92FF1Ce1uxZnb6aNwroCbyN+Hoqnlk28nHezLbnXOwweQXyeKzPEy6HUj3O+9zhjpNqWQPo2smEMWwjiHQbxtnI1aJBArRysHTLxQnpzIOd1QLwh+Hwq4IvIJ1YH8YZg8ONM9RzTztDqbPSKeRB1omUz6diFjxWEHPTh7K9bSHi7ewnve0x4D1rCxFFlgTiKwhdwjLYwIXZPyH4V+mPnIMMSSTx9VBklqZ8pm/5CTX/B5QINY9OfwoZO/EF446NVvvBolTcK/QWG/vwe+vM4KWaFS74O9EeM8bWc+m3SndUp3/aB/uj7nNCflrgec2yRi/ds9pu7F/Qntducs6Q/wzmhsmwt4Jxt4Zwd4ZxDUlOFcz6qOacyxBcWxKcqxDdghEIhPihjQXxKiE8J8SkhPiXEp4T4lBCfEuJTA4nPN8TnWRk6wz7E9/qFxLenl/ie2VUpg8eetEUPPPT1qkjxDf56NYnWnAaUk4CWOZg6+D5afl+B72n5/Wx8X12kVaEvL6QxflZUzZPuulQZm4mTtKEIxslHa4L5+8M933Essb8/Xf4+6zGAWRkvFZh8plXcllNxv4sW4X43OKuk+B1bHh1aMx923nKrWb/shlMA+i3OSy8UL73S3lD461kmCOKjW+jGndqMxXhJeLWxO4Q9eEksnMPqULjsoPRbRXxe5TQkhwpYdBpe2HQFrMz41IqV5y8BTNUPmdbpB+Dym7cKgAscUJm/McIYMxtqUOn3xIV/61bmY2kAqww09Hz0UXJK82loftvsBg5QR5Sk7aPlq0EPUeQ2GXRdCIYcs7YYeYY9AeVKdiSx/RvUrbdUYXerxz8JseUxzHnwZGd3GWjo9ltFFcFjp4dyQqJylYBuuJIqNNbwRyn7XU4LGA7sQ7najsEJKoC7+P/N8JGB/QRgSwofAacCYkw8ZTmWhClPnxIsjmhzFjPgVwS/lyBlPw+G0KhpO28KYEPBLKeLzcYimYZSgeJUPpzlW13edCU7Vyyt+pfSglM1rEUnM6xFp2pY0+gwQtyLNar5fYxqQDZ1nbWM4RLLWPYzqvn8kt+9daBR7bt+AAwDd2cMxxZ2e8/YoV2xO+5e5kUYVkk6uzWrTUBPBtkMfheFIbq9O43mIK5MEHdYt3cOm2a+fFrOGrFOJUONb8Bm2sidC+lk0WB0rvzXprHJIVPSzdOiJANKF8Bn2vNAgz1HOVlnvuSH7FW0kwsMldjIw9rDHQzOQPst0BiOpCOWxZ2vF/rH5a5Upp5fZexFZ5dJh7rD4B3DlcABbz4b5fyYPLrDE2mLRtdGkHCrGNAjJ/Tto7aPLNarj0h6BHdGSj+bOK2Dq0O2pJZEmEjBHfDSIe3yhjVUg39zLSUJJ21DuTi0Pe1As6h1sMAvrHU4VS+kIPMoxBGsLiLNZvIi3lzO8ras9yblauN6L5Wrdeu9cblaDVUhX02ul7x8Z3npevijOMVDk8VDafHQePFQp3hIPz5uP35L8fj1xePXFo9fVTx+ZfH4Vvvx64vHry0ev6p4/Mri8a3F41vw+EZlx0KaTZ99V4j5fl/CmOSEAw6tTzdB4eyfPOB57g41E+1AlbRPXeDo/+7EjQ7/Hee/6/hvzEPAI1IWvfPOAzyC1Ye33Fl855bDeXGVcyUOOZsn7jwAp04qhBhjehQnNXoHmAENO85p9AYc0+htkJLLLCr7lUnWQZXuU/g7y39v4XHkIeTRs9uHJhbfXy5bZFTceAXRc/FF3i2HKexVcdmL8vJVE1njDqAd3NFtYrfRPxw/v1srK4oFQp2jXOP13hY4Uq4H103r6711ULWt91ZD1Ya5d9MmJt4FaDRmPRaCqAk11IUUEqGDhhBB8+QUMHvrSSngvYHq8OxvAevHVAQ83fCuwBzwOMN4A0rAHklkgaRgNEY0VKCabqPsc1Mm6Uqd/4SmHQEsPNEtmei2THRHJnpIJnpYJnokbVg0VL8zrd2Zhncin4I1W0xugVXOvzNtEj31pZLm86WS5gAqoa0ljQ6mTKFxxu3vZEMHs05JLuXlqzI1ceAA+L+0j2bDKgbWnnaIpEbuSEfM/dmr6XvauYPeWhBXv6qvmei2LQpEyxp+2c6iutSuHPTbqVSSjdgdLyvrJHiwc5e8BNtC5V1tq6RBU4MORKi9LdTeEWofEmofFmofqVB7S6i9LdTeEWofEmofFmofOTm133pyan/Q99WMzxwvV0LwJA/35XpZ2J/vZdEpc75YOF9Nc766rIREVkJDVkJTVkJLVgKvknFo+Xspuv58Kbo+kKID4Xxxyg3NyrVoLUuinOaBrJz3a0hSbN9hk3352ysnulb9iEctV9M19hqgMWj3+4X4Kf2SNq/GhNLnXd1GYpFtqoDU0kyTAzReTVg5Dx5kfszR34lQX0OorynU1xLqawv1MaGRaLvB6Qh3nRTumgp31ZTZEcqMhTJPRoRzJyfC/YHf2QFJ2Z/54TPeW4SkrheSulYY71XCeK8Uxrv13xLjHcFJBDy3dcCiuld1R0uaaQOzquDIwwNoDonEhl5u0xrutF4OlVc6TBwvKX5J2wfpx/D+bMlUuu8QUXzr/mwpX46lSw51x9Olh7rLiO6W28Q5OpENd4csBmmzaAZFVyQdLKfPcfo3Rv+Wad55i1Do9UKh1wrvvEp455XCO7fSx3KYo13Y7S+gj/E1rLYfg23JTZchldgPiq/u/Qkj6euFpK8Vkr5KSPpKIemtQtJbfkrSP1Ekfb2Q9LVC0lcJSV8pJL1VSHqLkPRGIekXCkmvE5I+V0h69SmQ9K3tpsc7vdrhzrj0D/5IagdH3+zQtL5f2Y77KTRB3ipnHIdmIfZQ2z41wbO0UOsvLdTx6SyUFpJTlhYaIi00tbTQwtdfosmij9VGIqhSZuv5UmZrAGUOpR5600i5MVlZzHriVRO05JxVDhQKwP/tAt0/Odhdgmc73RZRAZ+RSN5aSv/G6N+4ddqyhIDyspRRusv65bw0KD+rnE62vBXEcaycGOLnUtbRsYP19mwsHYFOwTlHuaxTGN2eqe2sys/Gt0sOP3UhfYyl49ubvn0CrKVLDmRlI67exMELIzrNgju4OwP6QIViiTxbCjeNG4kF1mhJLjmY1V+JXNxUBw3akjvw4w0T92cTh0genJCVSS9binhJUXlY9VtzcE3Tw+oba/jyjuG0fjW9Jo1vyKTRF3IgjDINLo8I9qnCqo8OLDQ1b3rwnyZf9qavnF+RuBoXfPnXRt934Zf/onrbbg6+L+OGKHR23Lw6HaFh4HQPY8Cv6+1Rq+84Jo0gKV5Jo2oaVZQhNocq2xhgq4/2kf7kVGaVWFJerrAap1tMy20carOEFkeDiLzeXZEu67aSdCndXEHDsIRk1iEE/okrYHN+7oEuCdTUPj49tVFazkptlOPyKxCL4vFMSTqqEE5aV8oHNM+1OyC/hr3nOuLj8QQ4aAjet84qkA7fwT9tMawsYqwWw8lwrbkbLF2Hd7OSOX9WdT0rmwwtLddVruMm9rJanjo60844FpejaJHx4lqqF5ezHWpDKrYdWagQr86ohOz8uDR3kW3WoQU1k/twV7ohcybw1jxI6YKVJvhldMEvScGVK11BbCaVFRhLZkCqtx/gE3270uzbFVXyCelK03RF2V1RfbqiTIOV1RW14BerK2ZzsaiVOabi/RPUjKO3czICbhVVIjDJuDEAhn8/K1LXuG+gTyIndw5CXbzGneVIjw3Of8fWvMG5RY5M18uR6Vouyxt1XTbqFm/UcEzZIr+xtAkXJt6vz2X3MNqhQ3g3mGwt7bpLJ22P9l/ggriMDxLODNx9T7Ttxj3bblbrt/FmXDrFHorNt3mqm68ROH88G6+Q75BsnMO893ZHpmhHJQpYUu54S3OPUeeZQsahdKEyy+gfJK8J+r5C62JMkd6fSQpuHEhrB7NaWr8jgyqrRed6qOHLq5F0+KAlvKSJrQIAaE89bR48kCUH0+QOeFfdIHdbr5yQCq/GZ/xyve/AVdpDDBzJCdk41sPYRHdi6gNfe/R2+vf186eclG6MTn35nz5//F/uvvdb+sayqTft+fNPP/jNu/5e31iejmNHWQFx9QW8P46nLyCZFWvmNPp3Ov1L6V+X/mX0b2Uxa5p3j/JDp6XL+DNNl/Nnlo4eIl6+7FD39HT5oW43XSH5lNKJ7spEa+x4XF1rncY8BDJQ/SWjrD2RjvMuMEa7wIEDxuk9bVc0gC34n/PA1+8o1TPQADbT1gANYMvWAMbctgBzvqKP6s+uFbPXqjxtLZKK6o+2tOYdaesuXbtnq4pkK1vBw2NrkHhAYhmS8pX222lIDhTnq55xqAPcLq2jhXeUTZRxqN/xco7zb9lTUHaRWtq0u1i33lnp4ivsLsZlZfbY1itjyy9VxWDIHs5JusptGup6bMKs+OS9GJv2CG/JrHo66S4M46q9C+sBWtp325rou20N9e7AE89pB26bbWtowS+nvgO3T7YDjy1uBx57Tjtwe+AO3O6zAzO3FK4JiXXJIJaC5ZALlN0p7Ljt6o67QnbclWvcm6QwNt5sjXsdfXSRJrzYf9M17svo43Qk/XbT0+B37ALpZ+FurGQ3HpfdeKx3N34drR3ajZU5CZ9sRx7/idiRs5Ych9t6V+7Irjwku/Jwv12583x35U6fXXlEtuPRKaGMpeV2PGa2Y1DNMr0dL5/CXks8kr6/oNyOuUjvz9XtuEO7Z4c3YevK0sHQdsFjkSV3lPzP3p35qCi7ceeVE1Lf1fjsvxsvw9oYn+iuqOzGdGNJZTemG8sruzHdmEiXYTd+Qdq5PzuNN9Jl6Wm0JSd9l43TLfF5h2Q3FuXT6XoX7uoj70pooJZiI07TCWzOL9C78YruGRhImnv6Ug5Ef5sberyMN99xbL7ZqGWzaKejd1iKnHTUtlnE1UNfZ4CyrWU9VbVZ0C804pvY/aFzFzZS61VtEnNk+xzi/tB2uYie/EQ139oCO7L3XSl739bywErUdkC2v1E+uaYdFg4OLuZEOmAvHOu7gazou4GM0M5S2UBWmA1kzN5AxqobyPDAvXDkR7EXji9uLxxfzF44/Lz3wnHNsqAFXjpoQWM1Pu+9cEj2wjMqe+FK2Quzyl7Ylb0wlb3wdNkLl55gL1wme+F471740IrEm6mzVhjaYY8/vR0FosuRyk541NGqYbireOKu4rG7Srk/Ptm7P/bujoneHRtiVs6aen9syf7YHuBUY/EE2R+zoROcWYdldxyR3XGUtzw5OpabJKAEN7NJoP82uWRRe+RwZY+Exxe8y0CEjuyUdU642mRkKHFyD/Pb2Is9njZ+7rxAxtLwLO8AVKD0eZs6kcZ38f9r3TBveBNY5xdRs5cloqi21Hq0tbCUN8EUrmznButkk5aXXejFOGfdihU1Z0VlAZ9G58b4phScR+uci6V7Oi/d09LTt3dPl3Qt0zmi9vD69PRNzeWSOIrhAemr5HbMA/3Vo4M1ZIQ2ZriTDh1Mxw9aG8CrNjVrUChf3aw3xqyiVjd1DpOhg1mKZzv2s9KIDj1P7RBZ5bS0YmNahkrbB4hIEzrrpo07smG6MQw3KCKjBq7Evp/WrhavV81muVEjCcIV6Jr+XT1x0HIsoMLDjRHo2xEsPWS8uVc59ypRDqdpWj/IviVppclIbZJ2DhLvove36f/hV6IteE3z6gm6x+PxysrLXkXvGkrMfJdjU5PzkdtoS8/H0zq1ayntV8v4cxmN+Xi6jIYNBHq3orXw0fv//H/+9Y6//MUDVLTpnWxuXH4cQzHRHQZOHd5Ctb+i6fW0pNEE552gMViCqaqn4+Wrrpb01CDSkb7KaksxOMxrb7xbb4wn9Gp6l6nnfjR5ghfnRKORcMuG7fPusGne8Mubw+jwYdX/KM82gm5/Y0Da33TQ77BNt3kNiqkAG87p6TA1fNRafjVexNKWCl1GZjZ5g276pZ2gUdoJlljeeXofG2nE0s1l3UyIlYmtmEe9VhbMpGPNZAaiXDB8GQMNpNkrisk6OUdJx7oxrQJukCieAps6+/Q74LIjhTVqYtGEATSFSlXNvitCDF1AAIZhavzloJgqo1wEDcLoNZQsZk4minkR7oMNhgYlzYgQWskpDSQ/00gW3UrJG7+MHkqSU1pejbptVeJMK+UeSVtBfAPVq7fa05ga4v6rmiS67hL2zKIP1X+9LhFSW5I2DhLrtX8dZnZn16jnymKjQKFYQowUq/rg7UVROhQOW9u6m3ISiYNU5kDW5EUwxm4PdQZnxN6tOv/AgSTDRET3Zyv16W3lIZt4XqDlxtMAlUk9gffBj4eNYFJttSUXKKgpOSk52RzopCShTbQ80SPpC2gNJd0ladptpF1IZTQIPfcw1aeJYfk0EF2SDqX1A1npXpEO2Tb2IfuAhs0oq7jMebxMGeeARpy/HUzbdHrDLCy6YrQDU9fnBS6q7PEYRBf0DBfvM3ZMxspIm0QlL+Kwzvr92RkvctfRFcjmRe4FdHUGX71QTo1XyQfUqEOiRh1iNaqgb4SlxbNFh8gr7UPkOusQuW5ay+KlWROCKVOE9xzMmmPbs6i/WTOyT19R9fTFxktvAm+lMxZdeOb0Nbbgl/L0JflIyt7EC86Sp/V2ZeBZMu7bm9NIRq30Jja9Oc3uzWmL7c1pJ+nNQuNmTdugTjO8tmrcHMSk7eNlPF2eMNWAE6ZXPWGOyAmzJvbNJRX7ZsN2ROo5RZ4mp8jT5RQ5IafII8/xFPmwOUVulFPkOjlFrv7pKfKnp8ifniJ/eor86Snyp6fIn54if3qK/Okp8qenyJ+eIs0pcmNxilxXnCJXF6fIFxanyHN/eor86Sny3+QpsuMw5EbqdBi8aXnyCxo3ZgsnW+WBXgAZoW8bxNrimUtP4ZkXDYz6CjrfOXnMVzVorEjELPg5nX+qVhDadn5dQQWM6bsM2NQPLvw9Bi78Xtd1BVvkBDkFF5uYLzylxHwnyjO4EL8oOEmWwWDArzoxDmMnTSWc9kpnjXcquVuROWwq6kbJFLLtnf6rAAe6cT4N75Hsc3MWDtbbeVgfCXrSlcRmsjGUZbKQwB5KvxhK64oRY/oNql+kwPaLQbWuMLx+v+H1+yW+FmiW+SzROFI+UaQMbr+ruExU4jP5qs47GKcmXuU0IIYW6cYDneBUOrrJrtnKPJoUk1r8WqYe9frkTLGaYrVBEqbEgF/zOD+LoYt+L/eRN0Wy7mwBwhN0Q7kkBJro+kA+xO6sgKFE3MgxUEUMdxnQ0zPTXR9YPb1TKZlTfPaD8ubnuglERL/Il2JdWUX0JP5OMYkLisBtqYHMKTFSKnfAFYmwMw/4RrFAMnnIKIGGsDBTkwRvfrX5YEZd38osgdxcOacqcYCyCRAojxPbF2lVkhcgTwf2KHysvEujizmdf2a0tlU6tUd+hFGpnJx22v/PtsxDjo6Z1EPanxty58LpLuOufVCpyGTcYBEb+c+Y82Qhp9KI2JmJs6JxppBuLEB6tRQBWBF2UE5dBnyfDGlst6Q1eb6Bq8bmCeyICgBlvuBxeRpsKUEMhiMp3zDP9DLgOAFdN6tfyNg2yGPLTEABrVfxTSAtvXUAHJfOem8QEnFDc2+is0MaRUyQmwL+ZJATAdsKqAP0pyELiSiqc5dAdzHUEzCtqVObSkznCgYaY/LtMthXBhXsYkA5bssiTjHraFbtXMzk4CHXzcWcbCS6jHHdzc0tLI65F0lEG3qP9LVIWUe1IVct51lzQCmSVKqkkuTDSnnWwPgVnDIHLSJxZBuAaNAiXjyCq6YMqmkVSy4oseTepbHk3Jt64eSCAk4u0HByPo+NxpJDwXfKUF7Y9ARQ0sbRxP8/ynw87zK5Xk8ROmxAPh6iCsaG501S9soB+XgODIYOu2lBVm8kK3U0RwcGHqdQm9q+e25KzUkScWUVVyiuBhVXSSFmyK93857okTTy7I9w4H9XD3zjuuc/8MDvO3grY3gqIGihPQ1MQN+Rv3PwyN8P2EJZsLwuabHSScehKtAjvgT4aY3ZHDF52ullGfMy5WS+UBOgu3Wtq6VnTY7V1GesPK6CRYOYuVsab2GdJWfvZC4oKTEN+dQlF6NOL0kLvAFAJJ1iUpABeVNwB2VMck+YMcnljEk7ioxJO6oZkzRFu7oE/3zyjEnFU7485fdkTNpMhCYQhFyOD08uI4pmnhFB4S+J7KMu+qjwI22ByIzonKPq56l6qpKH+3e4cd2gDsuv6PBNaJGbypVrp4iSDckV0P942jRRP8HFF5EyalAtDamlUa0l+WzLbbEwj101rOJ5DjTHaGasC0MZxiJGDGidaTqthkjBxRiXRGS8aScY6AZybiBTVpOoj25s4YzzWSKJX1tbELe2eaLbpkLuNMKYIIxx9gCGfWwxwDpHC8kTnbRxGQKDiDbwdShNNneHU/q4rDtCd2Pg47cYTjftSDRw2pawqAls4vTbDKftQ/gT4Ha2sOElvoyFJ5JRiOQQNk+N7iaeZJZGClN6arPp39CmZp3eSB1q0Mh3R1N6TdoCMWdDeiqG0tG1EP6aaFCTXnoLGpRgpLg+4CfWp5G2Tk+C4PbxGNawWSK5PK/WG5tQ33mXSYZKFnGwjGv0Q4NT6tY5CW2InqDqsGjmsEwDXj1CxKK/8iRgnCFKJdTLRjqiszVg8EmU6rAopYd7CFdDRpQa3oTWgMzquqMdSVNSTxP+wMvqkE/R04aIUiMYgxHhPwziipOoJEWgNsNPPjIQrchoWWSBi1a+WzIEp3URMBnyFjCgnAYhkQcbWQt4q3XAJbcAl5wMfBRtjJmxZ+gqBmMIvM2n6appzkBiGvVRJ6yhMUlALvUTLowk9y9i00MCMh+mSvOrmDYbmMih/JppTbfbgCpG8xbTzWvtEteVJYZQIusQUUYpVdXgiUSpBhZTMx3eBiMZVVKnMaZpGkobVCodojsJ0eEI9kfTOX64UzzcSEkuo5cw5ST5TprEFK+boP2BHqbWY4pbPOt4KKKVyI1Mh9Aueg6QZAj0aiITSNLvHcN4RyMdpj4Ms1lNWgKSykZQqiPdGEFL0A1EjlE3qG3TNDoNzrs6Qt2hlvQ0MUmKlw6VY4fqhjBwPAasZ6IpGZYQl2KWi0bq8jwQGDOVgp80ExoAp+//slSJvVxOTeVllWyiJsKaOsR1j0jdyFmdVF6ob/Ebh/kL1mrQeZfIDgHX1RyiddnZwnYaJu3GJc0IzApUOYKkISDixuVMM7TsGHiVGrUNGmEibsGE1ZTdYHs0nw85sUvIaTFtizpTEytdITDVPbldh23dKXrnpxhpdCTrCI/VXYl4MHA/phWU84+m45PuKM0Ivgwv7CWAkZfQ8yL9tEGoNMOevfJROfXn3bfqxVrH5POItDDyEeiDnsOw0JhiWGisL6KZoI9tXbQtnkbUnHAyvJGZUcGn9M7AyznhrTTirSCr08jhu7OI/2kP5Y1VdwRpKHD0OerrkywLns62PP5lBmFWfBVdJko4nMhSZVB8JVs39lBo2y9nudK9HBJegaXPeLVbJN1lKAfbCEr1SLgxK/A2Q3LTyTiziOS3mgahplfgNw+/QbJE9+m8yyF1aagHJWL5nDNMarE16mllxK3ESTwCaw9NMkuFfZKEInxLeMgdIDIr7hiacjlnyEVqbxYdfNAK7yhbWJWX1UQMsE/q2I6pQ2GaQKbmxOiJObB3cfQEvSAHACuR5RfoNK12sXQjCUo545GDDsaph4noFqDZqXcRq/68lMn3Ih6UnJOQkmAVenwOxYQYfYFGZdaDGIKGQj1gnsleqh8GAWCFOLzv8jv4ypNaVaVWKSHqh7LWXP1wspEaIfHUspGWomXfbKRVjdC7ezRC/wFqapEYPTlIQYTUeqMCQRvlTQ4WR5/GihNT8vooonPiTkndrnYisR3neQZk9s3VTPZ8km3tI+JS+Khfwecqzvr20qaaiqd8JIRbvTd1Te505IbLFDKrN7ZOsNW8fQPJa2oq3Y00b3zIaousC2MOS2+XNb0S2cAobL1CTSsA1v2BnZEKrCym+iFS4+wn98VWwH2iI3aNz+b6JF3mdccxTbK5+zqmHwVsnbZOtV7cNdmQVSUbsjpJNmR/jo1YXGNrKwkoTtqkOWizI4+bNtPOBNhM8WpaqXjLIWxtdqs/bFodsxzO88Vw1QB6P+EMbc2axQx1ZIYaC2ZI5OstzeAnaYYGTExTK+YaW7MhRE5bw0nCSf/hvLQZV17xEXkFawyKCd554glWAyc4MZlAilkhvpC0rR1wl6uVNj8Stc0hrbYJiFFsP7X81amTFxYerYp5r6WKoZm29Tn3iLSCBOK8maZVTZpjaW6SuR/pENyth+Bh57pTzuHdZwzmB4/B+4xOC76yaCo+w0Gj8Bp7FOw9KrgpC6az8CLJ+GO2FOVtFKOgneB6HNqK8elCfYOU7vTHSoDNG07xPZUtKMUWBPdLGmEQKG+Hjv0yaNGn6RDGieKvkm1Q9abXPtW3XyVvv6r69uTmH4RyCSltMtZkjWIPnHTHM0enElWwFoxL9vhRqYO4X/LpUuNfHX8ilOmewdf7uVsm7OIMN9qBl+cZHcRnRdm0YGAD8wYIGvfOFEotXGqtlhrwEl1aitoCxIOuCn4A2jl2msBaMEO5yhmtPl8OHn5cssFZIs8vPU8tlSHnCVghE5BmPj7OyAKUnszCzgd1VeEGTrEUII+rgk40lclZIfWP47HVUte5Ute6zC8m0weuJpc/V8qvlra/ELCb9LlR2n5Bte0XSNmN0vZNG5xN0vbN56nNRAw9KZk+zDr2l1cMVdoeg4wjkjgx/wRnSGSl/AeZK8BE3GVLccwz7ZsZQV858wFGv7ShnPQNDz7vN/R07CPcsf9cMTT1AObS0fM+k3rT70ryG9pJ+bt+VyTvCsX0Vrzr6tKlolrtWZ4jwKKSbPW1leSh6A+/w628w7X6Y73jZE2/97k1fQXvQMjMLBII24rV/BwxruQEP8ZJcrpSO60kQPdnATt0Qc0fvIiOV9Xf1YLfnxPlffKHTnkP/ZuivB8HVZxsBP+wHMHP/HDm6FPP+w0npOyTvf7TP8TXd0606sZP3raHn3fbutV1eybyy7yIH/BlASf/l6vKrHVHHMuVQdzG2IyuCtcz+R4sSJ9MNXdDoUZtJQwhLgXI1D2oLXFvWxaU6Jy0xHhviesG96cr/RlHf7rGlS6WbNF9uxSbLnUGdOk5MtyT0cXJe/kcRmrBzPewts8timd/piTJz/5w+MEjz/sNz4sf/NHzfn3PuP7xrX1uHl3UYD/6vNsyUQwFUa3WFbNLd3rykfjs8377FYPewJX+yQ+IpS1gIyd+7Rd+GH35/HOdHtbawaF0rWRbXOWkND+wJjREgfr3XPCH8uVfnsOXb+8a9OUfFn75O6XcHZLQBhl1DnDOHU4NcTBVBzNlBX3YSGvBQZhNzvLG78g4QeWrYNbWV8YVh661U/MrtS0DJyHcf+WEPHU1PXUQSSit5BLX8A7QG3Ry/PxU3X7BHbfjvy+ff2ca3FX8cOCug3cKzlcZ6YjXilLHuQOqG3rXAXFlvA5Hh3cwjTzp5F6apInoaGAboQWItyeiUDiiT8TsgngNjGpr3KvoIwS6VgJ6uZI+fKBrJTglbqUPF0ntExDRFlq+l1Rcvz0T4gw70RXysXVoT7GdlV7gntnLvdIL/P+o1GUTtztJ7WGL55XW5ljW5pva/LK2053Sffwa0ZFeNbS7eDi50GGNSufvdrGmCV72Wp8E5/ny8ory8mXl5TXmMhnTJoZbzYDrTLz/7LvBTGgSTBxzLS9EarYkskY249TVjRcPWbo56/JNE5aQH54BvcE8Kv3188NUgh/WRVbyoORv+NCt4JXhdObmTzmc+JLECYSv4DKS3OS4jFlb+AR/ydxNYm5dGCbgyu1CsRww4fYrGchtHVAgDYR6LR56XTHi3ZrpW+8Pde2kXrmpXb/T+svLQVlYY6DnwdWfSVp7OfuSU6c7/4I5abCrJQYagqObRkOvt8Sr6uOJ9vpkZ1gODKBnz/KOIn83fT6G/N30eQz5u+nzSeTvps/jqtvE59MKQItmklZbEqsv2Up8ye3nI0hknD44jZ8PYPWYPmrrPSQ3/x5T0pcdqQWxRz590ySi7+tfzH36dsy1BQ+a6E1iCqSrZ9h9DqEoVyU1vomriK7OIgmxxusEiVLkTlzcifWdTnGno++MF3fG9Z20uJPqO5PFnckk46uV75Ggg1ysuntEo9R5LaKqklc7Ah/fgKoO+xQH33RSt8zsvoL1pGi9U6Z4d8RYq5DcvX2JGE9NZvcMWYCpBIKXYs7tLtm9X8dxXGzbkGp/xJaE39Nq9PEfiBb9vt0Dteh/sFtr0cdFiT5+Ah36QU8Fhv0eUyX/VVqOAN9AAxbJLmji3qvtrxIIFAy9plx3HBg1LhmiI+ZIuG4ggKF4gF48ajFsonGEjML7IuaFHOD31/T+bj09bj/tCk63m6+YloghvHBFFnKLOSkKXAG45s4bMGyY6BBtivRExhykB+cUPYFI5dxnDmNO4Yw5jHPjY8++rYXDvJ/7G5zHiEshLuwoPulM97Di/crPH1YCfPrru6VXx4r4sEPQTveamMUD19XJxWP2aUewXeHkHrKTO4wPzsXoJd2hZ25swsrvbIGvOkxwAdyfdJ2QILNYFpaPhaVuhnM+9D8R/l0ywQEs5it08Wys28zZyMW1WtaYX3BUDgMwDdymXxiyGIo7NI7TXJvDV6hB6JrbyM8pNFQ6gzzd4mHvcqrydo9rzONKOARyODG5rnI62n66At4B0SWciXnFdObpY8abIQVME5/yOm+U9UQDKm+FS4DXeVNxN5OgFS1Lo7lUyD3TcdY6HV5qbK7h7w5b79ico8NdPDA3OB15egWk4vtBUsNuCd3QbRQuLz/9BnNIDTWfJBt0ZAva4hUuS6Bgr3BX9EQMHdpbrABI80nObE68eDCzGaeHR7BV5lzGXCWA16LD0wj3ELe3hllX1frGCpqDZdB5Mw9VsMoZgoaQhp5EjwArKRZ9YU20h3VWGnKSE1GI5P72rJEH00gK4LGLL2M9OzJdjSn2/WhO8bgGuQfrRqA1KZU3oztd0wAJhRIPdfonwkoEvGJelYjVqEkATJ01luI6GhRV7t+tY1wKwfKDbsko097YEmYqASe+F3wNYtzsDRCl4eUcHBdPi+4qJrov6YLvsxZISMfjmDC+ivlHPb6+NIhW2zhM49p+br31IjaTg81lHGmG7SewmBy82OCPr5mcy06sxHg1k3M5YMxicoHN5LAshcnBaiZMztVMLsaGVXijEXtgRlcEax33/ICRkYrgw8OuFSvKvNsVNgZXA3Yxq7J/dC+WkCuQLoMlrRNhzcnXsZATSrytwZ7Gt3VUalJKHSWByckndcl9anqKx5lLz2J7VOepW+jjWYkCNiAFIVyDxbkZe8obyiaFkqFaYIYaAEi4heaEPtYhTgKt7GTw3BX35iZujGYt0D6y+NX77aF1uW0Ead7MpBnIidGi7+2hXy9bUDdbSngmdaHbwec+4KKHQGbq2s+7aTGuK+xOOPYvnaE3lr806H8kZsfKUZsnNCKTunDiFRucIYigki11aK1kROWxhOSvZ/zfiStWeWbqlJcriuPTUjk+vWW3Fg316akSEcw7YfL3riryE8yqysKzDsYASpl90OsGtPbCfLXEBnDYoZKQK60r+e3dmqjAnXhiQnyMZ3ERsppO5xgazD+euI2b+L5jEKpnH/K4AN2+nTe6gL927mCBS4ddsuYvJllxxw3m9Uecap1vk1bgzVeucW/B1Zne1rXe9XK1Za13rVxtRHA5tDbHtDLs7bvLRaFfIZof7obDHmn0Nt0iWp7Yo7GcZ7/v3SBTuT2tbbeMNWy64aNWIXDcovz+UXTYG5BDYPZTZqT/7sH7vG7EvdQj/I6ihRgdu2lJqYuqvrlQSf1ZLfBm1E53xt/pWrw2qvBaJaJP1fNOnLAW62aFeGVEbMr8LMLbSpcGxFStjFKGV1h9Kt29NUvgcyBtqDpZiatYjRiuY3lH0YkCdSFyu5HWbhS20efhxj1gH/A0pGLz3dZUJCwEvoId9tiaSqaitFF4q1kh4sB1J87R3FNGDvx4Bolau7fbnFIcdw0ns0bVuQ7B3820Pcf5XttTjd1TdDTe+xLGjClj9sSPrZn0Hymc8baVcew9wnJHvA9rkCmb8GDLhtPadFZDiACCqhFUgmhUBDGTFO02atZcTbW7bT6HAdVmqm016XeY0iMSNiGK1bCjjuLMBuZSa4QJKt2i39uMEvlUacIhdANpxcS3VqgFrjQIVKE/oAb+uIkEJ4y2pBmszc9xhkGnp+nJ85x8dUqTz+1UPXH8CZ+qT9BhtbCzWBq1FBg8ae0eppx+z6v5tA7HwW6dVkZTyOtEK4LJpw6/wjb9uYI9/tvYYuesaX0Te8lEMCq28RGTyEpEe55ajijEDc4y2QPHJQpxVBwtsCPWZUdsY0eMChEIh5Sv1Vql67DPn+6Mx7l33NJgeNSxBGtsQ7HAHMJ8pq1/KUuRXukixrfGpzlbDx+pWYzNHwWMpJYxg9RDDfFaL4X8CREpYDELqlx2Mrs5ixC8TxQ8n8XMz+oTXXGEZQCKrKEhKLKmLNmstTeNwYTaW7POBPKxIGBumERwmrYodW4EdCSTpUNkOUqLrkRM6C5Jo3u6S6mRDzvTbNHtvFP0FWzc7I4R1cYCjgEp1tuIVBTYWGk3zJppuCdbxr7GQGWkJUnLt3OA9+LxdIy/HdxtvFsFTqMPMshir/oiiGgfXQs6ZLFXgyBG9KIpVa666XUQaBPZhIj1dCcEQcGAMSylmyPdCRTg5pgfTOmkB1dE3H3TiXnGCIn3iMM2UTQvnJj4brYiHXoJR0A4WnWlbLabaN65/OImdI8djiMwrel31bTquZOnaCJtdZuV1p74iopiBntBUjAwC+5XQFYEmyJIR4FNwV4Dy3Hk6k7QNtRk4BdTmIdlCTBGhjGYmyq9oluVwmKyL3v1feOBFWO8J+yXoJkraAE19/Yf0lh4Y7sHPCbfiYW1L2uy33Ss/aab8Jtevi1djnPfcvpgv+nltt90bBzj6xyDvZy7Yjc96ZI4uJxrP3Qp7Xp2kz6im8T5vpcZyhjHGkwn8BdEmqCj5+J8va4YjaPGGyFdDj43ylL+KPwDxw0YTvIFj4U6YYD/hoS65yDSDXiAJTgA9jS08LZVb1NJ/22qkYjAwQIiLeYb59OmQPs05ljSqYghd4kYMtWe4u2qYySSCavM68s9rVHuacmi97RGdU9LPuJ5ASePW2i4U+eo5ST5q1XOsi7jQ4zSoURBJorZYI5gMbSjbsMJj2dJwab5QND5oNZhV75FmPio38RHmMqGLNYTPq/6Pa/08wgKbPRIL2Ge4kCn9JGK+GVDUHySTdZtqBaIKhoLf5BFSRP8DL3rfA1YQeI81qHwflOzqN5U5/7yjJeAcgLYbW+WY5Qvx1YsVjk/+QKNIBBbOKjHN1FxPuYFgA7Gecsyj75fuX4pcRxzbPPkEW17IoliNWzEoso54sBW4vN96N7MYRpSB0jro1qByWqPQKt7cawOoO4NGWhFnk4D6HrxzMekhyCDWFwVtN9WzBownHZL4em/Vnxia5rMahbgU4gV3PkiV1qTE2dtlSNuELXSDQLu2/roWSvPnJNUvShV2enZz5zC6dkBtIwSBZdKHg0Sz4oBU708zTKEg6K7vhB/IFQfCtVHOlCHhSsslYzYTQ1cQLHaiGSsxMQcYQlljXkSuhB41JqQ0J46djfMsr8dSEtIEFZsKk5ios+IFWgJt52GdPXSplNy1XKpeZWlYn/jiL2g31IDUpBgKZ/kedXveaWfJwECcdiVpday19nCi0F9F9lCyar0exYfCS0FQputp0kWgHgV72GYpv6vkg2fDX1930edG9WnIA6VYnlA6a3ZDL5AcgUsH9dJPo5YIlrQXbuAOkkBbEQ1iDxeGkHk8TiSpGyB7XCRKqyqb3qRHEeUPo6UO7OhYoSpWFQMFh4KzUbzYOYgz9r8CRi5t0hi0nzbWyTtLGTTqW+WVIylFJZxe7zbZo0JQWkLofZnDrkdO2xl7fj9WTdi43SMXH0BJaWhIYOezaDGB1vejETecge+XWQv355iEgLxWFZnIdDXQmAdQqDaxlaojCNvIQQqWwgEqmPqg4d6lfPnzyzAV7LcARkraTlUDv+cRCWHc3dGFk3UCo19fLM146EtoJ1klhlW7iRTi1A/Dso2wlgoopMS0anghfBlYtnJL7RIvPV6oj5q7NXRprw5IKZf5pjDt0MjodFvWkLT9fevNlWsdFN21WpB1bDtEZ/tepXf/lRYU48+ys1nLmZvYOIVHWZQdGSDRoKEM1nUPrQ51JZsyLTGOkAP8/YFcz5gT0dzRUdq7hSnaRxjwJhG6l2RjfMgKGb/wFri49syVnEVbVl64tnTh92B05ZUfYAKNl6MbWU4PmBxambNIEYByxC6LB+rgQmXTwrjrYHxMh11ukm6tDKJuAVQuDpR0LLpDCALZztO/gANtcpngDOhEW/ShH/YCGAKkqbr2wSaqqioMlU0PIGjgkSHlS3GDSooIBX7FPYqhRveqVXsDq7YrVbsWu0Q4EvrcGzInsSmIWwaNeisOjx2IzR2ZtgcpjO60U1ONoAMN74tq+PAkqR1OrAkwpSCOXG4GcOTY4w1NN70GdsIdElU2gwBJi/Ub/xM6mCfY2ZlCG0jsfISpm0vbVzBoG94/qXNoNxcl/3gibm5NcOJeozobRmfqP10LIV6zB5Hs7bql0pYvkgyfQmfvpa3b+NjWX168MBh2Fy27XKvvWI9exgOPoNystZR3j8YSZ1G9hBxBYdh4DHS2BSWiPBblwPDqGCuFce57/keGL6/0L4t4r4jeBy7jb7E1zpvFt1HwbEytvV0iG3BWSiYmvlPGAHtZfEW8bKgY6D2slDayyJmtA+lvSyUWIFj7WXBaCqrYGxUbCiaot3n1QzEO/VkNJsF+rR0SPxF6J1PRjtfnYVbocGpvjhe8OIIwHPVF9fYqo4X09V0/rPyYoZkkrInrSEuaqCr6TQ8lEVEWt4NNLtPOL+S1fLV26VSPq9FNAFPONdt4yKbFja61ne0ar2NjotGQ2jN67+Sib22fn3xupq8Ls7r19FGPuh9z2F20rJLmCCxAgqt/JY5w4pjOh/x+Ie7d2uVSEF8T7kejqRqxwKTI5E4WxkXGHTU7TD8PnnzlrVTV4u7BZP/BYptwcc+eQ33TxuHj/2HqzfJhocGPBNm8X2vYGmQ5onkKiKbKafzwF59Io35WJrhl5c0UQJLijp7SANGS6Ub37TRpE869oC5ON921J44kNXun3rW/OfsNtf//Kzzn5p0ArUbGxQZtrmxIQMx1ripxfvuStUrALVuNQirW8y7srq1OiCsWlWrXlLf+xEiXt6pFeA/CJxRbcwI4eQTGvjgvmiXf7J7INrlr4oflDMFVBZ8zNpMJOldEv6CJREwV68sCZ9hZFnNAgUHVXrroWJZwEstOeyqqB9cr3Hl020PO+/ZzcMDM2WkQYh5HYIZxAZDFxIsHPU03GYojnq0edTgqseMIK1dMiHYQ/orTVcMOCu1GesX76K3vZvfpp+H5M3KbUY5xzvB96mCbVb73nqr9vBqgPlLzDG4HsuTqFnQnwVeKc4cODsRXTLCWsgAnrZC2hNCDfoQ6hfVIoDeFwPvfqqg7gLpLpjjFqB7gab+llu5nYzS3gf4vX0i1PdkmYD7MbqA+Mg8uktU5HfFqmntvaV7lIZdMKrssiH/KICC1ss1hGYWQ10HcyAjiHeAkMXrlAGWvZkUkSH0jygEubQ8QId23Sp/BXgZQKUUjhEYUeA1QemoGBVVnCHZZ6tZ6srYWm8axt91wyLtfn0Py0DAtXQEdC1mhzNi8mWZ7+5its8K1zQqbyHEhT2SmzgkF3abJoPNpa0clszt4jgI430z934lbV0m95rMYBTDazMKqSCvab4Q5iumOR/E+HTnO7vkjgeiWJG1+f3/JDdB0ECvLhYcNXhb1hRIaiaibscg6qTa5ck412mfYp87zig87X7Sfltua2nfzCf08eLVilXv8aqXn7SLbvMyRgMq3N/RUo8to82L4fwe0jGT+vFZjoqioSFm7gnOuTMtMLUFU6cudbnzowyl4WFnYtWoAvYgZFaGms3UOarebYEpA7pTiSc3++XXcDPOhjRdhGDwo+LwzTw7EmfJRjaMpivM3jBcTyOwJauhuhE4OnBkuWvenLZgtCDKhNFCpUMwWrCIMyqCVcfgg3nYG2gMIEE3ce5o6xnvFM5zhQySuvYmCV5mgYHGhXdtrFHDGMRGksIk/HPm8n4kDzYQnHBzypTpoG9q4KMaWN4Vo4sLGNMOpEr0mBnmCk25INnf89XwTC6e+QAGSZ3OHbdqlPJ+mQuNNyojypTu7HCKgwtAty5Q4PloBf0sYCzmLEFLgimaitl0reC/S8KCOlV7ORFQBA8aIEF2m1jR+SjRQwOJYhgLi17QBlOYzjri7JoNXZgxVmg9bU3T5AsXGQFw6Gg6woibwwKoqQSDkyG72EO5cXkTHuKMbYsiS3BzOF2yhcSzYTqwjuLflgmqZxif3VHED22SLDQcMnNJk9P85W00BHtmcxWyF0lEKqbvkmaDRr01LVwOpIk2DG9pNsvqu6MIMXGneQ3DrTkbwSw3MMsjxnk64IF8m8yKBbLfmpYjVwvrjcapi5HUyLTGU7JOSyhBbieNTlv4ePq8z17eRJC4D2hrKGLLGKYFXvD4/xkbmacq50Unk/OiU5XzIBEVOHqLFfP8nqAWn5+8t39QC71AYwDCJxo6aQFDHBDT8q++681EOxdo3RCJHN6sFfAAOYfLCSPJFs4qD5RJLh54RdNtYBZ1BDNthKyv4a+zSPXI3jHsrGInUeFXnU9yiu8o/6RySn0RckpvdhSRA0R6QIPOvwFQ0Vh5yJiybi/x5HgeW+U8AtN0QpOtbHZsQq/Yoh6KGq05tXovAJjn6alCxdjenbbm0sYcdJrOPHSS0s2gt5t108dFZYU5tQwwor01fUzQnMT0sYE+NtHHFk1Xt0Oz1R3SOIPS0Sb1gEp00FG2LrTQ0cbCjnbmMCTav6WRDs29hDfi5oubvh7m/IGdN0hjcJULC/+4bOwJNg4EXdyYqxvbRFLI/Zl8VLnweZcNkdcOFF4BcFBZtqKqNrPOTwIOs+gsKA+u1gkpqGAkMYgm9BJQomfxYR9SyllQ3RzEs3zvIOT7g3cJOBAyBHN6YE4GzLgt/0SL0bnzAJp5ljvOAqrfLFNlcfNpAm6alpck/29iHNRaXp4adAjO1RwiyC/RX/g9Hf2F3zeuv6T8cv1lkvMRvxyWCT+5RHk7uFaYWlEQlR7g2g4CpYqjroEp6L9qIhN0QXMFqdd/5YT8evXEweQaDXmm/eD4KoazAiNZdVgQgB2ajbrjVSSrcTHqjgqS1TKRJJxz1HIRLaimFM5yilNEvPSH9iKu3icRI2nxJl14wb93EK6aAYpdCKu2CJjUflBqJ4ZsVYuAbE3+Vg0A4Ru/btEgfBr2Tp/xe2HvgJDXFbQ8Rv09EehemF8rEm0wjSu3H+jeyd4mNfDjNsjezzo2GfTUonpqUcmnV0Tw9Qzon/h86vPdcWeBCsDeORgzO08vEtPGGvc6hCay6m2Ney223vuzeOrcfYfyZ9u0S9NfDsFkHOvYqJii3VkNXLA2lcA1dvYWOvztvqVLshULa61GzDKuKGmjfP7Yvbu8NY4Dl+UoP/z4EYUvflKtUttqrMe+cN8HwuKxrz9+uyePUQnNX/3dZrson1pFo0XtaKfUQmjjc3jZ1lC5AsBoezr/Rx7QNlhhW26REPl3D6rz6G6HJLD873QBDxNUtFBxpxGbSEUmN3BhEmkOH+cHAyofTgPmIODY6oAjKmrMIh8xGuRJ96oMGb5xbNmWczwl13am0ImCrBGwfDU1u4OGtTLidbhodJMpBCrVqT/YoGj8i81mdmaOdmk3v/UWEmmpz27+/eiipofMRx4fEXO/K8MBGwVJ1jd221Mz7FQ2wK29lrbn90x96NbP13ZOLX9NVuNX3fIfeeK5Uf8J/uKH+NiKfWtb1uYIUChrMBo0rGshvnbyL//JZ5Zfl4/fzGO+8h45JmFTyDqAOBlCSmpoRUe6o8j23M6/sWM6v++/U/NXzvNOuCTt0N3f8qaz9ifyFb/8iWxpfs11mLn2NnrL6b+ajaWdG+fTsXv2TOFdO6fG0V408v/7H6EMnfq+tDdIl6RLzYuR1QLvh8HzEE7XaZtbi0ZC1p9SO7KRrfM7ukPSKHVTNkbEcQkdHWR6h3VXxsA40RGZ7z/i89cwPIqvysZ12dHU+nFHNjrlUuXp6BXdMVgn6efxK+Z3ZMNTMxAQxuanZui1KcazWWuQ7DJGZ5RhcydmIqCv9EsPePswNVqK8am9XUwzEQCeSqyZXThSTjlSSBpQOzSNE0lbm4H6kEhb8hpgIjivAZYNEUOatkEMKbIpTM3QPZ6htsxQtmzv1Mye7nJk39jRHYfvWryDXfDjKbV7q+BYYciG2EnGjKdQPgImeWABu8ClRuxS/BMtjvkdU5KV7FG+26H9oJ0/u3M6f/bVFzURAemtw5/VWT1dvgOGsSswzdwhNky2810zFzUDomoQ2Hx3BFEeJKODbSbpyNTGHcT4GhFy1o7sJfFX7aObM3v2zbF5eGQvx2dMwQpJryWKCYouwZKJhn12t0BUoMFUOjDdGa50ekJ+Hy6IyP5xFP2a0iMzxR6PZS8ZvRo5l0d34OSK/g0X/TMP6H4q6efYPAcKjel+EsVKP1EaPIOWyV6sin30g+4rldlb0JbVX6fozWjf/ibFeIxXOsQevzK/o8X8jp90ftmzH79txZ8r0+U9sx/h9hZZkhv5AF+Z51j6357XJGD6P8T9H8f6G06HdN+HpO/j+B2nnFqi+xwN6PO45ukOE0Q5z+MLmUVSzPN4hVmkyRVa+0cM4sW8TXa49bMzlzVdtm/TJfRuvP45abPccdMO85JhvJxvqos1g7YGwDvJAAQnGgB5uxI/nL4DkMisIzUkWoE/40mvSlh7sdJ/Dx+NYD6psyWqzewqeXU2lNauQP7mVyORzX+ef3VGK4X5Vnt3NnoFXvriCTiV02oEfYDaWZOAdnwO7bByiMPTb3gHdUaOjjRoe4kXTXmzmJ/hQ7lzId2jt8N9RpqxFKQ+t7W7gr7Xd/KtJXkMZ5h0aTekAaj/Ch0Wl+T167FX5bVp3OhoHlmX1Dmdy5vaMWVJHmCN0Aey0azQagrYnvKdN4hpQQxRCWeO3v8551eInR5//8x1aTjN+oP2/Byx7e9+3tk5Nbpv6lkateM0DvWpt7O4cP7OtLYD/tx1lPpbKlTfN/Wm2Y/NHt91BKLE1HeN2ZALxig4dfjYkV27977httU71joBcQHi47V0DHy8xvqzNmLoO3mT9gOSjdnhop2OXdZEfkLq7NJ0Rbpk0w00Qu3uWBrSMLSopCQhaUsXOtKFtnShQ12oL+hCUnahzl1IUGpBFxK7C3XuQtLbBcQuEbEMT80++OfnaI7wx4aLTAovSruSaJJobHRBOfSVD+4BMAhHQH4B8AqXGbobZ4p8sc7sEaXLQBjZwN4unLDR3gkb7TthowsnbLTa22a+BA5dtPXXiZmMEysdIS7Lq4oXDi2PYo3kIZH18NSKvbSUz9hHw0tdpy81/lIrPcHmrmjWC2+TOvP9V0vwQ52+erPUkld3mf3B9yZtX0aCUZSOTWdL4BMqmqFaYaJu7y6DEF7MkkbxdQdyfV3RrCHPzdQL9x3aJjnbW1QG37AmWjCljRGrxgfLzjGJci0SnBsFSx2asndHvdUMGVG88qPmSDUW/2mCR2lRQyij6SMBA+I4MQjc60IOlObTmMqhQc6GQv/uZYU0mNhvSMf56XHN+fo1gjnJjmJLpGXj9ubooYMM3F0a+ZqLWelEF5tvAFfQ0J44acRT5+87BPGYzdOo/ehu7cPV6LoSPARFm+CKE58Xo+jxAudzn+si0qI8IjadYmqu6gbErEOTbrq2RdItijUtVyvfp8GWHmJbrzpHdRgyKYtJ4ttO/XHLHKssqlATGbZC/ZyDw9q6G+b3puFcaXDXGWk5C0ncdEon6quKqwMzaTg1u+vWuX37DxyZndm9dQIgmOv2zrFGfGo1zSBi0amWkNk07QCHgJF/SEIaVCWkgQ7rN6URghig5f5OGPkcddLjeW+FMaQ+dMerxQM/EN/lUHyXI3HEj8URvyaBKnXjuLwsS6BYNOmm6+eplwKpa4PzS9DXbXCuFOyZK4BEBEQ8H7EKWwDfxZgTNK0GPwCiDnwKPs6UHFrxHfm506zxE8ghpcHCOg/I+VOrr/1z1IsQ67HK+UUE0K9yXiiojusESeJc9nUpszzbYTMI/Ncu1Jw8KOynkeVMrU0TKVN9RPV7ROlHEKXdtOO6oX7lcDI+weOzqVWwC/3twaXgyhr1yZ5tDdD4NKMkJPCSDran9R7He0ZqUJweW0lsYNAbhGPc75v82U6b2zCYkiBcAzlS+SPiv0FXnygAITIFNTensbpZoAsaMuTxgiEXD/6QN45ofk4yQy500LcLqJMUYLA4oSgO0eWW6xlCZ0IJoSm60L8Tkws7cYZ0IhX8haYFvOBIjnCMtZKIobCMGCpCcJJ/UewcWEQIANe4QHwEBVsZLDwoyDprvUnWknZ9iSEIyozUGD92EvM6D4q3y6ZKwupIsjPdqZG22KQEJ3UxKYX4nU1KIZuFYVJ64TS3ogBa8ibds5HfwMvX0S8mttiThRfxmz/JKxNXRWQJfENRWwGvLDmtpyuxR4VfhjGAsblPpgFXMg2hQeIPoQsUNib+WTAXcaYNthgheURYxiH9lsGig0r2Yj5DOODm7YR1mDB6sSWJFZKpc7YDk4LBPOLDArIX6Qral7BedMc0mx6UJ6K2v0UMotOTjpODRd9ywybeetjqoJPvBtaPUif9cr1UpBO6lxVlziSyb9Mj2/E35r+N7ZXKA8lT3zHvmIS6lJ+A0lRfNPiifG+CjYmNBrz9qUHbXzjl6NWptz/tIeMN3Po83vpi2ib19ueV219kb3+ebH/RXDcy259OvnaS7S/qv/2x52qx/bnwIOLtDztfGh2SnPfKSm/scOBR6prt73N+4PcJ1zE7nytxOq7E6bhFnI67IE7HrcTpAF1KbwH9LxcTvbOYSk4xpsc5WUxPFr9EZzXsjauBic6KiOPgHNeKCeN84bE4b53oadXv6YqCrSEHYR0tXC3KUUBZw+Qgc/Ezu/ybEuUFu49LwW2cP7v8KQTElPwElaGTWC9oyIMM/De4K7dqW6Xf4+/yNa/q9Q34xxJ/4mmnHwAF7vYiUOCehqAwABQCORGt9W4B7Npa7zZl5RhnfyhXcNK8Mpt4ALwqtqYTh6sJpzmTnkxDxip4KYJZui6nYMwnN7FXfpBPTusGTBY5AibdjWvcx1ixcKa3jpEW+XI1gy3y5eRa74gSnVOoK+n8vh5uNvDjxgFzEqHfC0kmldeyFmzBe69d496r33DVWu+wvrwSY3e3/rJ1rXdAmQrMO2FaP8DvPLi7iKsvSCP1piGHIuTVkxh34xHkJAblzOlpTYkembrJBxRQy9W8caQ2wfYenOM4IiJk9nU9BH1PvOjMPWO5CLHEy1tHnLlUyk4U91bPsWvsw8xvfQhinm2aY9M32+I8GENltxa3PL2LWZY9PzmbN8CfVcOiB8P2+lGsyc6nNO2z45I2mLbFs7JAF2N7alz8/GZIMNZ5oYKhLnV/xkQka9Qqhnskbv2LClHw6lAWcl4nJJzBTh7wT8NlqEPRvtwkkGpgzIg5TdNI5Brsz2z21MS/VsqbqTq1w+3IZ8ec3OdxO//iCURUb2HPYgCVia8hVUjlQh3Fxchdgp3QlkKs8bn+hizMr5uWwEL8ZO7g0csYgnMUCiy9T4Y2Oi8vCgRyI4Y74NcWfuWORRZTupFpwPkNqo5IH1eu2hnMTL2wG+Qv1J4PtGPsm2qz2I9+7IBYG0z5/xlIkVM7dsD1gWOKeOgYjVSHHWyj8xpD0da1fyrtmBcxGhJb6eppNL3yf+jEkkSn87TLtm+gN5x/yYSRDBkz0WFnZXoMLCbFho9W0LjsYJ8rpWE60f5rlLcTkprRJZHwYi7DnRk2b/ot3ZfR63buyEL9GyAkcVfRvYCFe/3DnGAO4qmUfkyRw2hHslEwPWmf3EHz4l7BYh+tkB1wwLqChePUh0qZYeZdtk/jBDq/Q4/3L9HSFu/QqWcdatnUEecK2damjuC9O/Tr93Uh37C3V8jOzVQwDV+9F6LSvrku4wbv65ZvUclv06JhWSN17s88Y3Lu+uZtheEz4BMzW6LNKUl/pdsQErRx1zOU8zS19AGOlzw3Df771Pl7Xr3XMjObQufPoUxgfxeg+08TYZVwkqsLJBGaYWLkHjsOR1qPFAPsYlKs0KnLDS1MzTQg1AQT+sGAG2qKC8itEkGIuIKcVOlqXIgXUBqZx3gbOwAWewVDL8c76J5CmBZVLcgZNUHOWN0nGGOPr5BINvUs5DLQo2yGcILm7+DVfKEAmcsqnp8F853O4KkJ59fO5wX6ABZxiSkUJ18dIuRx1B5UqHhGloMHrb14eur1kbD1jkoGWILyBqvyOm05blK8ufJaONqKDF7L3S1Np/LioPpiKvKzjEoFeZfLJThH1PKv6l/VdL4qP4v7PSFc02XoZrjqMyrYjWkNYUxPyLjwS/82uoQNf3gXxzch4IqDMJzcE9DiWv6mzzmXcF7xYHrlYR1jWpRVN02fo5zzqLwPPRUYbjcoC1zfrSXFQ1KWwWJrnS/oHZsa6Rfe/4K6ukoGwCvHisOzSwlfiOFszQPA74j9XyQOldskmgKuHynwrTc4XHxQYbdS+Dwp/M6+GZxpSvomcDZePThBcXQxnGcccdUJDJaYlBC/S9pjZ4qs3X0TNxcuNkqKqx7fobujADho4DL+jMR613pCzCsh03wcqFUjtIGAkCUme3JTYkdb7PLIOXk7On6U5q07RN+HPeawGv8qLL0pitjRAmfoxFGkBcDQ4uNJ5eDRtCPIoRA2hw36mRvlGQ/mMsTUzqJc3MWYAycgYZwApXECEuAE1LeZYN264ATUbZyAIgK7vTUbge0L/qM6urWVjkxA6V1Gt9bNKSOotPrDuwo4/WG8apijeyUGNdBH8k0nmbOt2XDvnDV65qvzkztfA6ZpuMypvOjBvbQZVV4hqBCqEpie7zzxdKuB010JJNYzlCBMuEMDPETHTcfEEXM44ZCoqwLhVB2cxz/jukiAjuPgzWVAJn21IrLYVdvtpydwccSP9LFP9SujdBlszFGpBphSjL8fAiNHVPMeAAkZL6eAaIgTK/M6gzTEe1/M8X1q9yHJZe1VIrlEpfhnfFBxDvEpSLJnL4DFmNq+e25KzbW1W06h2i5qFDr3TMhXcV/jQZVIMFtYhANXfsNP+FCWg9iLFFKqVJ7jYEjyWBkOHbmgczZ9ZLeVwOnT/GVp+XJGxur8Bd/e6oiK9BId4SGhLgujqSTOzkRTmXpQ/V+KwlbHVyR/HfpqB21BO7T61V/lPKaw4geH7yJL6Ql+9E7wI4c9PKuFO3rVg9SVCwUiq/O4BvznL38lJ9KzvLtd1oxT2cMuoje49Fneva7lMAHmAjzze4GExnFLiNhENV/S6STUBnpcCt3tchqbfUW9t7kSzO/h9n73YObdrsOO/9vGV7LnQ+odoDMZyEe/9Jc23vn24vIuOqehoV7mcXGvb6EL/u/R91345V+bO/8AkVnR9q5XXoYCI3bMBZJpnIG3llm6EC8f3ETHWBIW2Qd+lRPn/uYJaRc99pDKgA/C0OvlYzVihX0f83T6nC4iZKmDYoTgMftryx2F+vA7ZR+6Au8QmffIXMqc1BlSP1c3i6+BvPYWHD+1+wFHAAJdgJajRL9s5pJ45TE+rkSJ1BJfwhFWZctTb73LkZIsyuoo5d8zgft+5ysG+4yjvup4Cd39m+JuFvH+IIH7XK3U2WGID8FAdPv2eL0LfBA14Dd6HqJpLFbRY65gmj9JO1nnCSZmLPHPIJrX3SF5854iOVBHNsITe437JGepfsKFHgg28CcgpLocc3dTrravcY+7RWgP5zB6UMmS/47KSMC8SqfBmHS3fqSMzUcswWF1FwxQZ3lX8vFhEUzCzzUx7r92o47l+s29FV5xQHkucQqo04ghHZ9jUCGYjx9UXd9i5RzB6msI/aaSZFSaUtgd3kU/+ABE3fDQ2C6D8m4VpdkGWpNglfdnIecVfCsf0F/k7ndxRl3rHcB3z+5wcNd6WtFJ8qjyhZepHRhFqt3Xtfuo3Tde5rRaOKY1shYLmynLpQNrmyZAxJoguYAsHQ5d9Ktv788XELMWv3ICPuzM6tzNE6lTjnF/smKt9Zsxtsk2BF+4lex6xMlfOSGQShyYloXg1aJU5gAzD98QvXqWxCnj6Vdm0YTEN6TRRGnICSEVhZI6IxmDPI31kztaKfhlJuHDP/gkUWEllo5tugYz4f0aMyG4Ke9sz6NSKVeJpwsXxNO5lXi6UAO7vn9PbzxdKAc6VURDcEba8Wk7OkKV2n2OjlBlXIObpxIWkUpqqZlpybVSib/7sWaq2R9HaiagDd2jf+6OZMZC1y6Q7c7ynnaFOcx6MKPSbugh3+5Z3m0eEluf5R3wujGbNDSrqSFCdq/tpojA+rO88S4iq7xU4qDjrMmsh4OZaD9slaupZWWZPICUb820Ro8jBxw/cxWSwtWQWqSFj2u7bbofr/e20ke03ttCH+F6DxDOwXpvHX34673V8DlChrkmcsqlgNFPWwczv3yrb70Vyef4VVeu966Uq2vXe1cxTrPT+TYW3HrvWvnhXm+9d33a1E8/PYMmXYnNE/w2U1TXrLJ+tpY0/XQLxMN+7LYmtzW7bfbmwnRk2X1uTkAAqKZ9Cs0B67h3vbdf9X8E8hqVvY3LMmfDTNADB5SQUpx1KjKBSjuGsSkwNmUYG2ciqK+HtYarmkWo+kfWw5TD359RJrdcSiSYXjRBL7lXuAndUWJJmNPQIKb7iE/Eoh8yLKuT8UIYBfMYZrkL1gJxYS+GqoIIno93R7Xi20mHLyPGMiolb+wuEbXK0nQEFpHrprl6MIQx4WX02zid65bRo8vwZblOGnnsw5w0chnJJx0+b3fScVrRY4hvFncB8EZVDNvTM906u9yIwcmDrtUx9ia64JD7Vc5k2mFNOuQM+nom4xBL4c7/EL8/jPEoIjIw0k66LF0CWLRRNG40Xd5dli7PI65jKVW5NB2mazqhSvjEoAFKa5r5DOlPr4SmttMfY2f5GnP1i1kEO5XzA7yOJVL+b6sHiDe5wu88fXBwnvPBoeIDLTWa8wHOX49rZHvcP+yKVOmBO/GyvFBgro9BdtKnXnrmr0pZdvrpjebiSFq8jL7Qvmp93XjNRKqkXiSXqohVAYtVNLp3u3CueVLCtVH4SeB3isyXvNXFiWqn2gG4kbO8ySy4nwZlDxjs7TD13N4LWYC2Eg89qLv/Xzde0+QETYh4ob6em8WsskmDA2l0NVQpADGQxGjnyu62mv1SIkGDijnPNG10OEu5YIw0b8QmSQxj5DkuqLiQjNlqScfCCpTalqaX6Afoow5vQl1LbPzDqWm/ZMtNInyc5XW6/ErJcj3O1OIeQP5MiMFFbiNszN/gkfq267k9sOjaAL/y93WwYB4x9I72f5LkmCE6fi21Qq11rsJef38Wvci5ku6TWLmVM1sppMPa5a5VG+XuOr7rrIYN111LyzTM4w1OyhHFkmEtZIeUFzkvs0zEfOFfJJlRjTlVHO+cIl9qvLgVFOgUaLFJnlcGTwY6C5oqs6ABNVmyoFlvNvD7Yeeb9gpkC7bVPlX5mrCfuUkwpFyc9cXlE4vVuH8+qFo+HVMczk2gzElc8enbM4Xo/O3rvKMLz99Kn799c/4Wg6qcv5U+fyt9/pZ9CcL5JgHRWzh6vtzWo8dq/s73WZzzNY9D9U/JivvPlRzKrjH9i+xC43TnXjtxcv60W+Yflml6EqV4+XIOYj1cFZL9O37V5ZZj2uJVLyxg7NbIQKb52HaSb9TcZCY01rwjbo8n7z1qYdJLPh5u4cR3l2EG84c1cPnT8KGgUg8714HU6LNMD83erijgd46XiOXrSIR/ho5lz4iEioqvyARuw5MSqzMGXCcWxJpZJ/dvymrEJyadDuLSJp3RrIGPcZL8cJB/3+4CwQj+Oc3OI7sMYifCP6FUvQJuJCITu+wN6Xf+nnWR+I095gq8D3nTOImEdZL5iaXghV0A8cRrnFF8A6x+nQ7fTkdXztqMloaWcnHmY5+wS9mDdHKafbL+gV9XZ0CRezAmcB5JQyvvnnT+HoH3kImAd8QtJJX6Ouecr3PO0ed+1R3G522qO4LPA4q2ch+qpbuJ7pHVbFRSmo1IPrPhtR78qYfWenCk7ojba3st57r+OZ3rmpuFxGk/J5NYN7hPxST5Jx/DSMbQwRiG7P6KHAcYQ87pgzF0JjlTJU2XNYYRxluPoSDdc4Mwdv9ofG3TLjuMjGNI2I/6O8bpzWE/z68x4bOj51cVzr9PKI64J5b3BCtujymOVG+vdR+H6BhoLb8nDmD0hrPl1D7ZLTL+aZrihokj34NKVK1+55+MhRHZWHHjuzaTLF8Idv845JknaL9zVzmSLXz2iPY5NM1w2NeK0+6GnX/e/VyrcE3+uw4G8YBbZr48Ig5mfn6ba06XnPNuvwv/Z71YMeyd992q3cNjTRM830+Xqfy0505bnur8r9kfyES42lPtFHutxNfuiLsAXOrjLidfQI3jpbpI5nGy5SnHJcnmGQG9dFk5kgIS8hPXsOOvQYjMr5Y8z+odr2i6UvIZl5P78tdIsDZD5HjxaSMEalaAQZLUyRknZR3PTLxCkM+q7d2A3eoEXMDy0rCuXyyutf+7u0LjUz/wKg3dQ4Iba30tZEq0A1UWnUF4+xG4jtOdoifHz3955k5YoJkvR0bhvJopUGNaIgdDHw3N72NDTO6BL1Xp21Vsf+BbDTywhf0MHfANAYU66a7lMvqZ0y9vjBZ4i/2NnT0YWq7z96wQ9Is1Z1Qibun55Sf7PTcuU3CUmVPkYKazVJO0sTo/oi4Xb8NDUPTCm0vls7O3zr6aBnhU3BqQ71riXFZInEsq2VYMIBviXDhbgeT1iAE1rCmWbQFpvsxktHwvH1zrq1izwYEDOnNmrJNt+J3vz2kvuU63wcEYVC848+9o1bni9fbv+QrL7UxcbSBp008ba900X6IPn8dNh6Q7pgX3SPVsBI3sFxoY2UxJWhS3+kQJgsjc0pXWK2HSgY6tikvv6kAAUgsx55JeYEb232N4F53PiLrK+UvxJ8WfM/BnEn/OhgJidWf3nPj1fcSnNe7uqEKxiXwZOMpFa0SJDebqsAHCFdo85jJYEIuEGu7vZJSHYzf7W+TXMi5QkF8P/kqft8j3szRnYm0qC8KcspRO9n7TUtnBcQQGEf4MzMt16mDspNgXO2+Z08I2h675WofJcpKkDn6/ltt8rbuEIVsOLsAYkrzBBpfVFR/3oMgbzO183KRgd0SalsE77BqZGlo1l0t+yeR8ZrnaKeVq0QAFZiRZxoG9A2OT+aLpERYAzXthQPChLeZkuJUDL6vmByi3IyhiXzlBzeJxpqJX9tdnFzNQTH4pdQfm0Hwk9oMZf4d1Gpx1LaQYUbuI47CXP1b6+lIXSAzjls8h9I8+Z9nUm6+XJ9hd+7VqOl+vHxB9JlSXkABriK5hKwfd2thNbD03zvvIGOXxOPDfu72sWWrSmlWl5mG2Wt2ftbAVkAjVeGVWm2AnS6p9oov0t61DuOJ4KA+TdphJelZ4tR4WSYCOaI2hNxUSKQ780MDRLu8B75E2krYRCc3g7McBgBM+F27Z4QYHrt7YRz6mJPn3vaocnE8oyUFoBofrWPkBHv9veHlUBh8hlmivOMfyCHYjQbD9jjK57sN+KzaU23rFGtRRquEp1MB1HVeAiAolRRYHNnVMdruoX5WR3DY4obpKjSO48j2zOqVy2XQ2rC7ipCaWA6/z2t1FP5+G5MP9fLo8uXnMthyjzyTGFVr8goMbMVzCLwT7tFEAUCqO8rL4RVTwizLQS1AIwS+U5hfMvIsoyUSUP0dcIaJ72SueOYEnnEA+9+nPh13L+/SBGSrgyQ8H9IO34XO/q1ODe/nR8vJP+VJCyzr/MKcFb70+kgL7m6UhWotnC125G2hVwvWVc4wHU2ota8Vl7S2WWgI5ltF75eBvphotecokqJ8tMm+/QFpmn2dLmMDkb13Xo43JCuIbIHd0pAeHFwgdQb5UwyqfRcJ2xNBwXckulqmKVDGZt+SwaaQKHGYYw9vs0/nso1T8hVT8iw/Ov/fDb4zXuufKSUsyZBf48eP4s0I2/hTO6AiiLTd+I3QfePL+3S4ydD/sVYvwoSGq1hlzcKfU2RlYJ359oZzA1okwca649AcVYUKjrReBg9pvZeUHCx3N93iqvs5BCDsK7r5fFfaoUpHoV/UcyqgjLjNft7AB4nJEG2m1h8d5VFUftYdoKyD90+kX+7gzKvF9Hdia+THPnK3g2ucYXQVbMkyBZ3aLTCsl5EjMv+ljFpbi/iLaxNdO6TtES2ThDC5WWcRqmKHXlXw/KPhOkDzCwOA7FoCpC7innSmAjREtj45UcD+qQHx2I8heIU3ZhU3Vz6AE25Nk5QoZ6NPO+ylwkKBLSDfH5uzpY1HpIwYgfYLdtMq5jRIL6zyNqsq17z9P5dqzfZVrv1+3jxr7/R7l2nUrPyQjvPLDMr60CHYxS/iIxRIKagxglDXUCOJ6UggOO0H+hNbBPQb/Y/rGJGjp5h72pplEjUZuUjRyuF3RyK3OHIuD2UqQkAaf5B454N7tdnkVv8uF73z+DfN2lxY7fTNveYx1CMeJWHfNlSHmUg6MpjZ0a0Foot+TGPNYuE5NuE691Ox1BVO/XqhgEuOo308XE5V1Hta+Mfe4Q6+xtGzicTbpftCFjUOPwb1uttjdn/UM+i3gcrFVO4xwnVvniq5pLQ7JwEfdDI5LAr563OhhqKbS0M+qmCPuWg/aO9pqZ5Vo3uB1s7gjtFSN3uvtq9BE0R3evniFlS1LRF3piLoykMNnqa6E/s7Pn4L2B6HdwQJt5XVal76OOTf+8O0L8GcL/lzKPjD4cwX+XIk/L8Ofq/DnGozMtfogF5bnEl/iarWiyezBA9Rsmug6c0Juz1HpVpmu51sftFHo2qybBZhHocNnFELadsiXpxXgJW+RLzTDJCTfJF+O00lhjXt9sZRo4ZilVGMjL5AvPmg853jCLd2c5JtlCIWejpQPv9OYKk5JV9f4gerq9vtltOSbY1VGxAbbMqWlpHvlTBZUfHLcKXifHFEMkb7yPoHfF4Yp3zJPEnl4cHmZEMc/KJY8q7SJ3UetWCjySz4DldfKPzCHbHBYnNqJtR/nM2DBYwHoK447xU1dSOVP+2a+qH0frbTvoydp30f7tG8vt++jVvs+1qd9IJWF7XvaqTYQpXoaeH+lgfefpIH392nga7iB91sN/HifBoJnLmzgMVVtIEr1NPCBSgMfOEkDH+jTwH3cwAesBh7p08C7vX4NfNitNhClehr4iUoDP3GSBn6iTwNfyw38hNXAB/s0kFZMnwYe9qoNRKmeBn6y0sBPnqSBn+zTwNdxAz9pNfChPg18um8Db7PvipSj0/vyAzBAG/amaPUbkf69vgpmBPDZhPf6AvgcVwGfYwF89gXwuQaIDwZ8rgP2g59vaJV0R54frT4/Ks935PklG5wl8vzS89RS1kJmbNNdAbRsSCasrjyDjjBUejILO+bQEULpqnBSOUOyEME7yUM+Ca6flZmrpa5zpa51ma/Ffy6/TsqfK+VXS9tfiBMbfW6Utl9QbfsFUnajtH3TBmeTtH3zeWqz3NuywdmC5y816vitGaf7c/vJEjr+oZRzgbrEjbqUNfmmjitPrY4rpY4r5OGX8cNyfdWiBRsOE75K6nsZ0ukyMLT7srX4RnK9cY9QxkPoraqMJm2YNAS+o1zPqWREkvJt+55fHEdDtsVB9nxnv1KFvZLLwFCYn39Dn6JUiY7KoFZplTfRsQmQYZ030WX5faHmm2hNb9sgIyYiJiGTz2hS1LYXlHVsNVITzVdhx8X46xG/ykhPxfH5D3uOz0dc++R3wCsOz/oM4+szjE+jaJ9hSgdI8QI3hxlfe5jyYcbve5jx6PDX7zDj5U8q+zBDzOsoq8km3UfZDVwfR7z8MO8gUNaaI4nUCb9Sw2c8QdlAUY7AsE8knqTRYl9jX1wHlX69OZgH2jXEHMxnCxkLLzvgGcEmYFAEPivuY1X0vQJAwMfNRR/P4amvuswwSM5i7vO4WrR7fWr4RcDY/miLpIvi7ya3Kd9/rXatJ8mu8za5b5RfyYvgFC5pjuBLPNO5XWa6sNlt0lMKiUifBFPPgDAkf4OOp5zLyYMLJsC+JVM9tOa2BkEr+eKmtgohlBBRS+wIZvLpQFHrmS8lgtU+rdscvU5ArBCTLjJjXIBYxRrEyk1DHMVi7b1ObRu9TsJvqW6f46her+V/gDZAV8noGhHcr6MSlLA4YcXJXqXTFjzfHWuV09jgNGSCO6fGIWkXY9/LlZ+aNQhZb2TS+3noWB7CGuq8ac78tH+uMOg8qHqdkpItp+auKb7lu8qVZEVwaNwNcU93LcW1K4prp1Rcw/23ayaX6ctWXHuF4rpMn0SEphXXvjF0FQdGTgaYzxIXrQTwYBXMFdEtfnKfS8KGpaatmLNfqPdPZqpdn7U/rj4gYxW5wENjp32vcj6Ww/sL9U4Zc88YKopho9gjAX9W4E+KP2fgzyT+nI0/q/HnXBzI1skJWQ+Pjzaw9bBMSIRuPKaMqWtB2E9QDfsJRaPKYT9BNeyn1Hf7bPF39VnbYyjJwrZ+pOLpu/LTPdR2O5ZCHxA3tjiJioCOvItVuBhPYqxnCQ6Kig1NwvncC62wSZ/pPIRzwDvnDEZhgfl2CFPdm7dLdijX7E8AHmGAJzAs+qAecNI5IDkyrn+4jZ0/bmx6DJoASQBBYQFQW0oFk5/FOnRQp42LLuOc0bDSRpdMiDeB/ooo/gT5HDezksPnI/2XRQ+cGGuXYoQY3cBt+oUhK21wBzZXrs3hK9QgwSjcRn5OoaHSmUjQNZkX+gUyQvk/T+zDPRP7S3ofeEhhGceCJXVyMZDTNk3njD4EUmPC+i1egXqtJnepnun0C52eOCvTAGofTc23fAiVxzmNFRO7D/PAk+yJwKFtPhjiE66RDBfBwoxt3s89Xka9kXUyJp/pGZPrSlo/XvKOQiSBbsUWR8RH/PY5fQrT41KsQjbjydCUriwlMu1vNxOE2Kid3kywwyfpLGYDR2FkOqpspMhjrAx0Ok/rmKRJY2ITPxQGZJSEl552E9n/EcQoMK4ktoXVYoe+W2U+omb4y1WFAe7OLFjvdainZ4jstY66kp/xDEcm4emXpcH9WXiowJ2NNVuvWQE95aWlt2+Ul6W5m/NYMrxEASsxI3FAI2wdkHiNhf/TmdbuWzoMX+juEvps4h+tvKXpMHJO2MDrJhd9OraZ8yUSg2ikS/KUY0uDm1uBcqPYg0Udaebgdz4Cd/UhE39YpzaOF2MoBjq3uyxtd5enne6E3ZN0aXeYPscaowNrAzG37izzEr89GxkU0/D/avo0/MWTITW6M32W42QrioHk7Mf6FYuu9z816+mI7R6X8NfCPU6m7NEHPpOnK9IVxZdrkLa9Y/DZH8jKmT3QbTaGEmreOCZjDJEAo92xsuUM9fyC6hD2jE9Zb/c0HlEa4WJUR7vDjRZc25aJ4RqkHK+hrdWDCDiJ/CWV/tSq/amX/UETMYKJtj1Lv0oTVEm4C3prRh+dpRFr2ZXKtIzo1/ZWOmJVeiAbAdq3HiOkMhjcLzM2MlLIx+F1vmOOPUcLo2Gt3Yuq/YI06J6WRt12GgtGRTrWHU5oSMfYcUTePozRb6XJAernyDNul6E2qPBY4vVuqmOM2euKc0srbSHFABWkB0aoQm+jRBiOpbSyfMRApWO2E5B/F41M65WIEy0ZwAo0i5q6TDLspSPsBJkQY1AcceX05SCJHT7Y7J6O7jQQxXcQiVIOwpvu4F13HuieTjWMpzTS3JpmdwV6PQ4u5mEnuZI+ViA20EP83xYk9EVsoIeQqnXlVLRk8E8H48uWy4Qw98smMEnLaXwnup10BREE7Tjjmtpp9CeYbJYzMUsmqJqVEbVWRHHWyjhZDqHBto656S6RRxrZUsgaYwBrWIrAzSV9HkqXSAL7MfbTGktPW08NHdP+Gu/64BFnLYmkY+kyhNTQlCHq/AVNyCuMWDIGWCrFhMH0AVwh3hof6dkaz3eMKx4dm6Srl2jkPuM63XsoqRxBKngUCCR7x5x2PrXFyxKMDOJlLqAbiz64sAMHB9w4pQGqxK6IIEf+Dh+NXUYboOOnU4ifsQQ/SRQy928aodpRaXSOk429omkgcim75cDAayJPStc0aAcgB7KaNHkdoqFzg+XsCFDEKz/72ZzJ3+357lW/iyiq05pHgixRxpiXvnmc2/DqTQxmLx4n6E8WboJM5tMpnGY6LBoVthP2dHYvouNT6lfREYICHcHX6Agha8sMOgK3J2B0NcnVGjIVhkBHmERs1XoivhBerOOAYQXx+exAqtP2Mf0cZEp4SOn08qeoUXlIGV3mD9YpGS27U3skF9LkAO2KX2hX/jkIvBkBRPH6AWbmbS3BfO6NPU68CI7YpWMwGj0ZiCclqaAjjqmItxBXVRAwbtQ4795Z7ErTkOPCu0qngEYZ7pGbU+I059tFwXfvNvl2GfwCZJ+YJL181KljnTfAfpI+D6X16fzsDU6HrhLGPsf0NqSTdFj9znv4kB7n7k1ZHQC3RHZzv8f3zNe32l+l/Z27fxCtj4vWx6fWevgC/EDH8bm3pPbjaUl9YUscuD87NuiDhchq6Uffxav5W1ZQgQV5n/NqYlXMKWqkNFR9PN353bnSu8bTWhkculjRy2pejg8XNyMPWhkPWhkPWhkPWhlg3HPcKv6cC1cnrZVB69h92nhM8fnutZoJBN1SR1gFu/eT474blHF4x8qT28o/4juNikOpr9XWdONf9hhNteipA9FTh/yjqHejEsNMgGJi0WIFosUKJYRCa7EixsPwFrp4aFgIHqwzvXWAZ0C2sBo+tgCM4UxvK8AYzvSuhMsykrY0MTTXdkv2FhUuKCwhuWkTgjzcCUhQctNkrTdOH/W1HiLBagg/dZGOgQM4iec3BMDDhwqWXeVL5U+h82eflx6dPxSRt7BYvPJRAarQviknC/sMWNnAXhUrPztrzs00VvfsFb05UyLHN4seRA4kgqyzAleWRu2MxelHGPQiSFXn3XMVvTsRY6np4iiMRdrd/JLibFjqt4ahx3kl8M83lHe4ojNI2SjS+SeDqdAA5a1ytnQDmfxQSIG93s/txjqWGzcnhSKQP4ohGxorP1fYh16vs4yP6tBnL18xLbjNONlxkIIPIvWMD/BbiAE1y7O4zpvxLLuo1QDj5rPw7Z/n/AaQIoit3CzJKIINzt3wZQ8Z9tsTKHQ5I70Vn7UNzn58EsXtw2fC7sJiJEJA/fxeiSbd1PSM6Yjvv29vYUKLxQiMjS4LWJHNmf5aOvFgG0ntIBbSZwcpDujfEOcM8hjmFPnB2AiooyTgslOHC2MMPFhE+nByPgmflCmNOZt1vZsw8qdBPqYzmsE65qxs+rKdJuayZXDGd3cRbK4vI51Wji7raWIuOft1o4jO8ArZ0DvL4+BqZKAG/AqdnjxRxMJtaggQ5lHaQc4GmZi0nrYl62NrrpvQnGGH4Am5XubjWpmOa2QWrpRJ2MrycXyTZBzfDh+oq2Q6b+EXvsEABBekcCGnV/c6B/SMSTqRo47M4//YK1yzgZPZ1+nQBi3nVpydYfpTFjgwH13+uDi6vIf3on8ZdUdnomKJuPYSAX4PpxPC3qF476AX/p5ZMVu6bDhMBV5qhXj1jwvyELyLY7Zw9VvEsdwuRM/Fhqr7jCimtWsgPZyvk9y/CfnX6QJuyt2m1y+jbSKMpbWZo6dbl0OBDaNr1i7Mrs3C7JqgfVT4QkZlSBmOrd6veXW5rZtXr8ZLlJKviLFr3OOqUEAeP6hF3DXuU1iWZ63BuaiO1yaAHS8epZ00S4x7GbONdfkSk4JGXOCx0adJ6QJfvO+28n1H3lW8D+wh76xx9yvtRcpe1uD8xqFTu7Dd/YVJ+L1/yuspQe/bz+AWb1UZ71q3qaxVGI+lDI2xRm50ExlwWgtpYzpr0RxOOgDPbRGXxNUQXY3zVUsn4pXXlfPhpa017jFwsaE18L3zgBz6GDfh7S6idqgJrqR9NAbWSfeAm40YhwhJqwQFDe6UlnYMo/ZTB9Nqs25ieH7ugXTIpO574OXMIHtL14raaIY2962QY8aG086NErO/sEA96XOTjtVS7SyrNRcUSNJOSiMmHjVIkL2wCr65jkMyWz2Us7IP5bROSDlUxYE7q7QzugjaaVIvvtRzjBtMRS1NRUM9VNRKh3TLEhikG0jbNd1tczT/F7VUhDrb9K3wmDimuvz5uOpyvY9BTQrhBgPSqQzIpGkTRm+e1Yf5/2YEoWKIzk47fYZoY7m2yvF5If3+As4Rhd6Jxp7619H9a2r7+AhNYtNMhR4ONMTEl9OvehzvfGxWFYuwUjxGhstWmjBTfp9pa0cwoZBfjKGhRqSQduIYobd2qhXRDf2q9zw22fdNk9KdF8pa3zh4qWNf3cSZZeFM30amccnhU7DG/K8slmLVkeTnampL8mN39lKNVTA/P/8TwUgpwT2vyVoTRB+zhsPR9YG7zHVrAtxzYUVUqJhRqKS6fI46k5jxWo69ScQ2dNitoOunIwASH6UPEgCWWPxmJD//hpbnEpvBom/zKPTbMNpyu5CH+/KM5/646nOzwi9UhX0Qd2qnIzqMixbs+Td0l6ZLIHbMZ2NT6/Yi0+88rDnz3eWi7OZ8REi1u2yuO5EuJx4pevNlU6vpKl2CfFRFGo/27nT5XDpOJRNiqlRZS0av1Tt6S1ue7yjq0RDwB4YGwGwPAalpqC+49lDuT2dL06VWDkHppu7aGFoxZro2jq4tQ9eWE5/vriA2330BN2Rc928ZNZxKAJCgO47+LUf/xhf2b8UcRmIZZo3ekb5g7iWce3vZi5ucNZtGl6N6uDG4yiXE7uOztijXw4EEGgrHuLqlyKiX+IbCnv6HWZ2TAD5jyaEFdYaAwdVxYO5AodG6RFLbX0Kj1Psw85zD+q1cU8O0SN8GbCxtunHBcOvUkcfEoU0KFqw3YWUK7/d8xRs4yWPEBzrg3Xa1rEt/rAqu4J9RHsdZ0anB5BenvlyUl5g47+wpnXcWxP8Hlu9YaEXshZZ2U1nazbAMzigUPip5fbOmOPsA55fb6dEhNLDRIsMCRkl7TE0pwczOIo2ancWCm825LuKbszITQdacoCMYQ9/vTem6La5bnVQhh0UzVTciFTBQsYeRH46kGDU/R/sAQ+CPprGVJLO7JG3e012qBeqxqTYDUwKyD3ZdPpamze54sU7rBYh4AYzfH05cr1i3AMYfiCieVE/0xatGqZ+gtqZCfvl0uLuM05sVvnxL6eYQLdG6fpP5wZS2biX97eV0Ylg2Dxz7NNYZAJwTdrTf1SI73+9qkQOSxohCo1lr7Kb9t/0SPj2ViIOCm14T6yMGbBhjwikBFPEfIo9lNlj6Msmmmi2/lN6OnA/ZBKeEr1dB1aWuBfcrsOs44G6hjxFOUsvQOctZ7b6sEdoTtWQryc8daZVv3adbnIyuuBGCM43Bx8dNxwRrGj38mznDE0IkIfXEhymE+OMSM5JheGJOp8cEFg3HhNclWaYnkG3jUjiELBeyyxk99FXzUCoPrZCHxrscJuWt4cQwxIkvgK0G/uWhTrN5MV8hkOii/OFH9twV5l99QiHsWI+Dq0WMMX2Io0o36rSd7gVrC9AZKl0gSbYTJ+k30NZVzZr2O1khvaxC+VTdummrzPfNu9dhNSwzszOlujVO4NFyGTOkha9m/+0hbfzWl7y9BWu7b9HNTbeXnFtMrMSMwL76U3Oc9KNIJoEJ+2a+k3MEZzVOWhHrpBU1JK1obqPNR00TN2xK0oqmnbQiNjlKZMEsry6Y5TaZL5c0xFgudkM/ohsKLpkuYwvi8nzVZs7UOK59e5fnV01n/Fu67MImgyCNWfv5WLGfj3GVYmMYS4T2mwyoKo80sgns403s4xPYx5f3eShdDrXiWNqchjUbjg1IxMxC6zfjIODEnm4FDrLU88SSVfrP95Rxox4HGjMe4Tmqjgyx0E0Hgv8TIt6+xilAyxRzcP9ddOKUIsMnyxuLyJ+iSyeicbFSecY640SQ1gov71qxZwdIK35TWtuO7Vnne34LJ60MRdTWSVZqJeOLi+QTxe2+Ralm2mJDrbePs7AHnVvdxGlZOYkokhfVzDDVsJebZte4SY/tMfZ4jHIooxzI0EfVIXbMEJ8kDTfbak6Sd5tFIt+SmWlGZWFgEDKdE4iab87gkE2Ce+aQdp5fUIB1miK0XU0dcXZPhShg5U4pGl3QxWKyiIcFXZxiAnE7pVHRNlEDmi70Zgove+kxSFQddOOYZKdlnnBP1gHbaKL+Q8CZwjlHCiBw/Gq6YJ2/qBwYO+F3YBJ+Y5wMUy+urCJ6cEwRd2GRRLTNMNnEsDnBAZOlwn5NoiV4jmJ1PLbOmjUYKlfnqVjiveDIX2NXDc6Ycfqvbj9PsQortTaxD7sqnEk9UG4ALlITtbAvhhTH4hhehWNEoIeoHz1EBZ+IQAVRPyqI+nMHzm2X3sCe1oYpxFyXWc9RuZ45kUw90YlYOYZY846AaQDntvt2FRCcCHvarcOeagXpmDzcXpGH25MU3Z6Aeng6DWSZ/KbzAVaA/IP70zjA5xcHCDA+ed+l8r6tmVO8z7FC/LiOLXRKe8Yrz5+ri0NZJUynoj8GMU2TBKo1iIA99sZzLV+GWl8YslG91BfSvnDUg4E2nHrf43/6zXffc/t9k2tpzESCNeezBxiK+beKLO8sxFI3QgnMCvMz8AatkEs1S8jPhC7tQa/yM7EPrUrz8oNGAUs9mS+ugSGdqYmulyd5I6ULkl0PeF03n1XdiN28XN3VqKerzT5djSpdFdUodVarRv/gjYVqFMDQNaEWWJ6hFrHbnd/5BQfdeajaHWrJOepnIaCvclbBw3qVc3aXh2eyy8NzhqQW9QQyR0kQfsSmM1q9MRvZsCxvQq5zqrqA5lvhsHMAtwZaAKzFD+3RuR5e/SOLX5SwVYlk1IXEUne0x1L33cxvzUQ7kYDFuOEHthR33GMFt19RcB/38hH5zVZof8eDt9sCjfaTfqHSPlaai56AR8bQGveYv8AamB/zLT0xK1JpYT/KfO1MemCt+5Ar0EIB5yYxlsHFRsREcJqOGdumW4MDStW0hzxUYiQUSF7XiqNEy2olKIzOqySl65dzSNwOtjkhGuUWvmqk8aTk3ph03xqIAn1/AKNUaVS6LcjaC4xK9dKoxAOC4basSk1e5C0s8oQvG2xVivsVj4r6CrPSgjK0Oltp40Y+ZkT9CpDcWS9MSH6fEnAMhk5edMI2eFy+zy/gyUBQafHtNt8Oqpj1C9izo398hG487RU37v7DI0x58Gk/Tz2Gkq+97Z3Pvuno7YcBkHYUN/7s7R/8jb/8x+/98/lrvYfLqmbn8OQR68Yh3LjXl6oO+xqDzRd3+QP+oAhdd6PE6BaRTomA+BAd+RI2243YiGTCcY8xBEkZ008M/G5XO08ddgUg8B4XKrHCGweDGlmeOILx8LRjhd8yzJWQIi2JZk/87aXiVbKl25D0THVtd+HV2u+BjdKOFwppruu2F6i06po2s5Y2RtAaEFq6kCSptlBNMwCF1DSFIPC0Dr18AJn35m6nUh2sGqIaiCGgxQN0XZxEIe6rzYqhmmfwueKYgfDUulHN12B1CNOOqOaHoJofJhG2O5LG8xLqkg5prfxwOjLXXZKOQis/BIFwBFr5IUQiVLXyo3PpMJWkN81TZTXpXa23d6HpWhNdaw7oWhNda/btWnNh15BZp2a6NoRWDJmuDaNrI+jaKLGE7lJYVcYkq6fu3wg1nEosRf8Q/UA9XY3RWNC/pXMYiREQKr0jHWOrw5J05CVsIipaAObDY82bLf/Qa4PoduwHYCa4ockY4TXhaW6lSxgPa/J45guOpvlcm5kbWxFmP0UbEZyOpg78xQfVWvcWbZ1lg/0TSHzEprfCKtomqm/KGjJyMe6YbWqVs0tl7fmpZxU8grxfULcCG56q2CHr4pZydlF4lio2p4saZrg2YIaRQbVfUiFO7ezDzzvoOVRogoQGaVPTaiMNFg4RbU6lVzS809VJPuHaMDQ1s4dmk+acDqK0cxZA2LNG7WD1GMKdHsGUhg9xCKkW+SqjtEDDnbaMyFrOTzZeWEyB7k2ViPdWvrrbaAQAdeAJB86h/uE7T/zpe0P6Ea4tJCPsuIHz6dJyrTU0RHA6zqT027sLUxTzsrMz8ZfLanpmvXw/bSYuE0+NH7mN/f/fd8zIfFwCAYOSyUe+dz6osV2Q1OAG9oiTZmDaPGDCVOp8W5kz5mEatyfZrfRM74i31jumr++l68f09WG6PuqJn5OXH/XE6fTtpi9pZt4m7k2xuDc15MW6aQ1JGJPPPoJB+ypG7WsPvv9tUbfBGjhQF583uZADRYUsyNnvezdoD7C0ub2YTZGk4vJAOSmLZkdWF/RdDGz+kFuWrReYG7IFFQgNfv6kg90OjhNZAp9kkb4eghBXYFD0iIu35EnRlkJa3NFfWCx9ix4qhfwnYMeqibOO6BVJqJ6ruvFquIm62TMLcO562etjSvMIX/OIek+/i9KsfnuIU65B6HzYFQW7L/b740HVft/GXrCMPnr2gnbFfs+rutlPPm3K7cIA30c4e37Pq353K+KaqkhvJAo207bZcXh1Lu/ZTJdhM20+/820hc20LgO4QFRYbjbTBKw2GcBqE7DapC+rTcBql6fLK3JCUsoJfTfTZdhME2ymjR/KZmq1QKZFO+iIDE4Dzzsrl+pj3d90ohrKHZJFZ9khjzPzOuaL49ITftaUQ1XW1oyUX1oc6D4w11stE0OxX/4vL2tZ++W/eLJffscTnnbcq+6YT3tZ2+yYz0smWpYuG7hjsnNL0Up4nSBBO4ajbHqn29LxlIvaMa0+y47JI5piOKtbpjVqyUDZ2eycycl2zmTQzpn02TnbsjabsnMSa+7dOq+VrfM68bK6vhCKGDGatzmMUP+t86hb3Trp+4Kts6nbIVvn8Z46ra1zH7bOQLbIWWyd+vppl7ZOfX2cro8GghaP9wU9e+dVmXkdvr1M/PE4dgJvruydzXLvTKy9k9vZNHtnE3c0Q5C9syl7Z3t7Ma3GGa1Z7iKynL7jye5J5J0s2D0TQ4dgyrSJ1NhnpSaIOTHcVO6KfG8GQASelVijBAcmdijWYGOpSb2fc2pZrNmQJ+7urAKvl1lZ7IzsqjCKKE6/0k8JrqDgTiRe0S1Lq36llS4Nv9ukYiyLhHk2ChNXid1VXOEdMbhrDJZRF07hdEubRc0skDovkGR+jpavi4nR3TgVj+nCumFdWdUqFHGfQ7VuUa27sFoiJHQQklhzzrJI6FmR3hWgziLGqaJ91pVVRM+MKeIuLCJ56oiDIytrIw3n5xjn+VEOcgpWOeOSwXkAjZyYMtg8chJ66GseAXCpc0OFEhxjIOEGbLJ/00bPOgfCQc0bILZlEgaz89TPwNq6wfl3iCza4JyBOB8YBQLo3ldQyRXgEUHns8bWGSCvUiyBIA1qWmlEafwiW1Bokva90NHJGGFBiTlhNYwo8YtcRqhfbcPzcDoVGkfTj+SvlYos/zLb4N0j9zo5Z6IwkPJwlPCNqY+T3LDJewjI9OeoYUmA06DzKzDtM1VCjxVdiMUIFIkFSEn7a2IBAqx7Xtey80f29Xi72n637GoGqdZfW2q3vRLkx6e5TFpKzbCa+F7e1+7vm7FIIpe73srP6yH4kABEuRrR7je1tqwLwxU1t5G64hWGmJzvOXoHZfQnVwJQi3ISrQdvhPtYj/+v/UszqBoXe21P4HAlhdHrhlRYYOR6llMgptZvOvnZunb0+O7dZeYTP//uI595W5R//Uv3kRTwOSnwCLdoQ+8jggXmM1Z4gdLOPxdA/pOSWMBnLb71HL/p7D4V8g9mVu98XXVWT96W/C+dQa1EOktDhwph6+yXh9Xubswf1fDkb/WQbeRRo8Bky6esXvnNzw/Q4fBjhey58G7/kUUL6DVH9Gu+6E7Lo3SHX4V4/ZJAFrS98oxkuK0SSfkEF+ncL2KsjCdnCkZiAeoYDQF24/yvnEGDP3BW/vGRz99FhPH4O4g8Zo8uhjK0XllpvTKQGizkR16Yz3XCDJr9AU4P80TfCTugBIlca5JlvnpunnC6DDT+PlfPsbGELGK69rkyUU8OnqgDJdp270Q9+Xwm6olH/ucfhfnfPPLZxa7glV/Q8/QnPfP0xec9T+fa03TuCWfpL/vN0l+eZJYWMROoCz9848Qz8Xj/mVj3PCbia0/s+WZIIjlk88VMw5/qafiznmn4czMNwQmmIYCVj92+YiqnIEcj8RhLMzDNScY5mOs4jxaco4xiUUAxb+i/LSDjUa1sPb4ZFzGMEZDkGkhB4wjQJZuNkV3Zfy4jpjl/pvL5U+b9gIiWnOli7/2fc4vc8Z78wmeJsX37ia8udr30Jziu628e/MTrae194fN/tFgmyRkv9PY5u7G6fUpuHc5xcSqM+snP0Pp/4hFxpl1UC2LTgk5PCyQTD+dWWPiifx00DFTjMQNsW8I2fHROUhYXGHudj3FYcFnifi7xHreUvSyEuhLY4VwthwVaDguMHObZclgVTtjOjVJs+F4+pzMSP6pT8+itf+VjEpJWSTDWNQ9wlIls9/oOfjkX7/84S2U6PeC52vQp/m7PBUGiSFzImBFd1nqUsFx+8sXEbZSgELNWcmbj/KjzLCiN+amKLFvnr/WO6vsP06fG/iSp+iF990F8PkGbnoj4K/9nATNR5Dunz2/NCYAEv+gpBa82aLVX/oWIzj2l/8oqjeRfXHoWx68it5fSab+UTvulkMre+ulhV5p3xC0yehfJu8u0YKpMC6ZwVDjmSqKyp/DO0ACc8k9P8CcDHpXQpiYVt0IqbqLy1YxTqHRCPNWbq0zl93rFm2NOua5JLGbiKjc+9spiGK66wFxzZmIhJh1BEkqyRfuX1C/n5w3K+PH7WcLexeY3DRwKxwyOHtrMaZLp3yUTOep7A5BOO8+ahF9vUF22YD8sdnzi27xNZA26km2iCYcPJzNxbgwB+gY9WDUD+sI+Vm28uHYJhy1q0JcB7wsF8iWEVfCmaTr9tZDyuYbMz6P00UCS50jaxA72GKdED/31xcgfezdcGq4tvov7xFXFd/GeuFJm+ApxwDwC8rd9KO7FDcuH4rC1PtiH4m7rBvtQHFBS1W1KGrRfCfHtw+fTTkECs0pf0nRfAGQGOChEZhYldyrOdWEfDGAROnGs70gm1yHJYs0JvFPJ3z2J9N1nequ7S3DMXoc3GJk/NhfwETLJpmCwKq+PKRy5nygUMDANlb8+ZV3PutZT1vUTxTUxX3DJzm36yB4KsN0Sjb+4lvHtRsSFdphdaJFVHOf4DsbHLWBblEYeY0cACSZDbHRUTTKJtJJWOqn9qhe/XXHqwxrnrurJFGkzIs4UidyQVjrG4neoGBeT/k8x5D8SkXNCRqRgpDWb1qro0aFGj6bSkp6wTFGkpwoSb5ElMFXJnUqpmYV5AFPH3paAqLTHpGsCaFG59RgiksFN2U1tncwLiEamBlQkswOykgkCnckcgfBkmkCJaz0nsVPopdau/gnes9efIvy3ifyzNv9PckU7qOunCNEmhZ5U2WKx15wSMQd5j4wGxerUHz6/tsy6P8C2fJrb8uBzxK575oeFXdd5+JSR674Sqkbf0BnioCQAGVXZOOsW8zQVO+BnjB5vVLSJHQkcaIhLfMxIKYvFbBa0BZ/rfR23NC6PVOLCoAVZ3ahYIMkAZMKuBzhZ1QX2lzargGNq+NfLm4Bu3sHRYSGD500KjB4+kOvgJt5RE0bY413WnL0K49LiIVwK2d9uMp+cF/n89/r1Of+7Bz/03lDn6NQ/VE8OlRGKkMKkWg42qGb+FPU7f+rB1743LL0+2VEs4IwqvqhPvopSX/+LPR+lUg1Pe1vnf/PrJqlpxJFAr+7CHdqlWmtsH+FH6VhDN779OBytv/KNz98VsY1D1/CxgTXUu4zwW+87evk3v3DfXYvvfItJiX1OyqLAFNU+5f/al6howAzKmsF/gxSFA8gokRmfnz2mBqK98vxcqSO24L66jhU3krJ3xluqaKeB7Y0PEXiLTpaZs0FC4DZdNqE8ZbBHcEwxKTIzpSOxUnURU7gjuVVd8RAXHDNWqhvZuWEl0TSwwe89QSB3WjQyz0x/U6U7W4SHTCk2Es5nIezXzj1zWaQju2M2G2a1+ayOyO5ka9aY6DY5sjvem9J1i9o2CiANB5HdjdS5kQSrGiwwQ5ZhaTitI7J7RONe6cju0bRxT3fJVJsWMttxug0L7ruxWNOjtvcvwuYImUL1ieMe2ZrV4AbBcdxxOtRdCq/E0tq0hG524L+h32R+MKWtW4PiuON0qcRxRwviuPt1tN/VIjvf72qRA5JGksIFcdz1tPUS9nUvk7SWka+wsMLrAWPCYal0jbzmS20z3FIJS83GEJiaII57nOO4G1VzndS14L5dUwC8MmScZRGXU7qP8VawFE7C5SOjCONuS6N86z7davhWwT5LIagEiPVrhnUVW4MiUc5LK3Rh5cu1ovJYd7gU46IbP6WIfBpllHMTX42LUs/EN8We1zfKuWei+xblKOfqZDd1EDMv5f5zzZ7+C+ZLUEjsm/lOIprOvizmKOdIRznHiHKubUtxlqWTaE2inGt2lHNkopyFnMaq5DRmE8EYv4KjnO2GfqRoqKC0cJzzWP44ByaM5ZmGR+MMe4NAvFHPuysg3uPYOMYMiPcygAsuT8dxAF+GA/hY9bGsKNVdDqfaMQH0Hp+mZgCHlR7N3els/DJqOz8/3vtaHaErTQSYBb3i9Et4WYwvrsUMOz6ep0T93JrlGnhcIRK7/xtPtfJqxc6AijEA4xrRfDpdiv6zVdmRUO+OIHBDmH2URe9LTv0YoJ//rBaRjZDvJ7f6LmCbOfhOdT43V7q4OdVcCkbB9KzzS03HBC4/qHJvc5G0+/j5SEaF5DgMw3ihsNBj2NSbRV5rKbTKOezqQPSzvHtdyxGL7xxVQGsgYaLA1Jd6z/IOq7to9e4j2kAOsz/WELaBt9HAvX5HQe+01UbjD/mxjGve517w69/60IF//tThFx3QAONB/sLNTafSf9k3BlbV5dgjZ73HvLjyoGMeRMEuB9MBr7ZQHrKSxi2VimloV+/ctZ5aqNnOk6j4CeG1nJBPdY7OlTIaC2fyskC/LMDLghO8LFj4stxJziF6QuJfsU08pjD5PLdK01HnuHTvRiS/dZNfd11vh9pZyZMnroYdfgT1AGozzoJrNomy+2AW6Df/t4162MtE6q/gCHz3rt/JQjvLB99Mwzuz8GAW3Z66F9x72p5vvvjej59/59V8LiSmBjzPA0jjAmVByFCfBzK1HnqcMs1LGtx+NcOhcrQjB4KrA1QGGwHAUYM75UHckj3pToH8DIr7iXirYF0692fxi9zSb6WRvLUWuox/7u1wrdzpbpmIy+FZ8npoyRNa8svELSj4lCthrsddxmfFgc4D6CqHwD6JEEtGXaWGAZf+lYysQKOAKO+zvE43FiTWgC0AWPtPucIgvrN4dQSOpAiUpnbojFX6SC32NFFo8dlzEmdPWPXA6Bz0ML6cG1xHQC3DsxetBOghI7jTJ2O60wC4Ql5vFq89HG3rNnUj0N7pfFeSK4BPiObyHleAoO92WTHmgJkgsx/YSUlBL28ynAnECvSeKrpLMFi114MLwwUXME4PeMeV4jimf3U67xeIaatWRxL98dI40zvqptH9e6ac/9jkQOfH3Nzn3FvaEsAGrcfdnE40LNnXEVGDLn+ptHcddqX43S68TkOLFyrIYHaPXNbDr4fNgXV/F/wC//cnROT07fZiRV0zgWD/Vc4RdyKLDq6nlpj8hGi21ZToIGv3aTuLrbxIodXEkMron844Yi5I4i1adfXEQajR2dB2mNt1f5a8iCYHcHu8RO4hUk6tOmmVSY4lbKTKak7lxT6m42HXvPy/bgRLoIEMB49fcsqkDhJ/g03iMr53w82J7fRSG/IiaOJZLekJnnanpUi+2sSiUnMPewcEYxhN/Pac9tfGXihaOLr716UVGLvnhaInesot1ry+g9fqbZQjmgucYHk/28OSgrRfv1dcrvYbra0tNXyBpYb/Ikz3/x5934Vf/rW581/FMmoxoZx841TA6YnLHlVllkT9OmxSX+TXbT41BSwd6y/kxv7pXCX74iuU2oFusAriMaU3PIc3PJ3T0DnBhudUGC5veL2bq4Rl/2VP7pf/7iKfhRDYY6qYr2JHPCpR7DJRrm6Oi+boRX+bpsr9+vMAJ17s05zerDHcnMd7mnObV/o8poUCvlQVKpNAQsbCL6FIGP1OaKYz3Q1zxWk1QhynWFFZCC1OhrKa/cnUbM5qWo/JYOH1NL6Ew+dSLfg6ZRqFTBeCFykcCKRbcRYzoiA9ua3QcuGZt96qPTJX6ARhQKioIxGqT/uAJH2mh7GP0LNbbgTmOHxTYwF9YLtK4SqQivHhL+YqPgIZX3eyiAfnEZ2hJ9LHL4fJhn0DkMmFNhZ4j2RBs+JaYw+r9iNIe1RJ/wzHTPhpdP38609+1aNd8dvH9rwtlHw3lj5DMtKoVhSy0jEIE8SJdH3eSL/zpU94NDnARgygE2RXCfrt23+h6NevfAk6xbDhy09ff/wdeM1TwChjWHZ54CgeeOoL9300RIVP7PmjkOGQ5MdH8ONX8ap//NSevwmZ62sF5ffeYBSUgVZQKlZQ+nmdGbuAxDjs4MqL3AfmQvKuH1TCWLbsdORqHBIaX6WwBXHtk/BFdhB+yLWvrta+Wmo/W2r/uQ3Oz0ntP3+e+vlUJWf0RXw4mysqPIr/d/a15fxL9DE7q0yKYKRHgOmcbonIwL+y6d1JlgmJi9NIyr4Fnf3MtV6BkSkJMcxn/f/GYltU7NBlqjQkDZ6ABBul7noahwisFeIXzhfimTbN2YabOhdGA6R3RxCI/rJGIqcNMukChYr2U8BLSlxADTELWX2CASNpy5unYnakVDwHo+FEWptat3euizy0yyGHof0coYH8ZG3JZZA205ZkDNCxAb82LeaEen4zX3XYRE7MJRuaJ1m0fo5ysuH5Eu2KbQs7ucCI1ttQ7aOwE8Bq6EsesL4GgyXpEiuIjK8XqvVyVypTz68yVvTZZdKR7ij2+NHCYx5j7c9nCERjXK2t2egEgMUFEaxAmmFnf9PPJSeElqS2L1ksgGTqIXTPTZdUVUy1NIFaailNKLUG8R5zaeMlTDgjZRwIElINAUZlZHs6rIGwcLDgeIsigLx4hMPHoWQy8Tt1ONgBMJb4Zkv72LXFu7GF8fxuM3I5tCbcGRCF+oXjt2Pb2I460xxKSn8Yz0Esw+pMuEVxPoVVzi/BpHaOeqmgTF1B+4Gvte/QpkcgbeB+PTSX1UX5vjcNC0DViW5Th0kHOp/EHBJKoN++sGINA9Ztp8GhrANlvJ92ALMaQz8/LNBRI7Qunn3Wg+qdoVYTnX2igFr17+nWjaPMVJuP3zPT3aWWXl4ZdbWkd2Dw/85BCQE9If5C//IDIRmq6RdMhoStWYQNXiOujnT9hmlJ5yviYlpn0FUfZYq36t/MM9W7yQDgVV8U9sEChf2JRmBxt051nBZd66JGMw0YrjWYauxOmy/Jxlg30aEybQmQs+FaMdojGE3Wy3bSkTSaYEdBa/xocQli63iB2LqMNf1KvAArQ40a+/3UUyU7tyCxYwvQrdzNdJzV5r6kDrCeZPTWYWlktWm42+iZbsEEgJNapn2tOJeuheEKD8HMF2OeDhCPtVX7iRLCXomZPBYzuS+xsuNS2EpQRQ991TyUykNFmD7Ow8VBTYnpL15jh4Yfq2CvDhyv6peaNZlinvB7V4KguJTFCtzAdQK4qIc6XQrTBA40P5ZFn/YnzSAZQFs8e8uaMEcEJehqYIOuRtvgQA0RJBJzRGSbI4JKjcY2IWtgrLoGxnoIdoxfyeYJu8UfKVps3Apj5mC+tlMcc3AIyZH8l2/lqzZPCFq9n1+FtHFj+feci+hWYpymtMI+kkOL5BkT1Tvc/zghErayyPgOjkNf70NfPw59fdTnIclJFqb+dDq2wemIon60j6yZ/GtYiVYzpmXF0n4k3JF2X2SHP7K7VCJvktScIg9QAdG4kSjdjeDxwd6R4u+I4T6b5Kkwn7lU8l+mSWklCvMXSerSX7hIkmfSe/4KsXp8E225ZTsfBmzHiPyqi5oiel61WV/8srnzy+bO9ebO9ebOTXQnh6vZLWhDWtvcZExgalz+Jm7brfIbkhdHMO9IGSnxwMzFTdz2+txu1JJqvfXyx7pVVc9tr8/tRtxTVY1T7CBjGo/IOZc0Q6vGWvlozarRvt2IemqMyx9jqyr7Nk5ylWciM1Dv5IHapQcqtgcqKiuIcOirVBCWP9rtt29DxKw8E0jXj1G3D6gLGZPTPBeUzwHZtPqcX/7oI68qGuPJWXO3bjhd+lgodG6ZZvRBE3xKh3nt8JHGbI8U0v/SHm3vxfbAZt+IxkiiPYAVF6U1OndwZPENsnIgjcaJsH/sApF1SC0dPpJ9rss+HkX4bdMpxLerSGAr4F7dvLZFDLSQhatQqpk6R3UkONQDQGo3pmXmytkamkLa91zUlLrdGKFGP8fHunU3zO9NIyQWU1iqAp1C5WMoGmLqTdmQ4urADPw9dt06t2//gSOzM7u3TgBMEucycJ2p1fsOcZw8kvlyTnriTIcwPIfEXqZkEDw5qcck3aYuDuvYC38rUIHtxFnmHV5nXOqpUmett9piBW7enoZHyxZe4rGMUYQse1G+mv4YdGngRZ4h2rEIcQPxZbI56VLv1dgMLJjQaHkoda4Vo02PrytRY58XKNnCaGiqfH1W14ixyPdXL7F4LNDYuASNret4aEwtHYpcjEF9y41E+TF4AFRSzYDPsnpAxvsNyIpiQMbTOg9IvTog3G3kG+TDF4aE3hN1/oIXQzT17We/G8A3NkKSI5SwfsQINLI6EFbpGuRZB2VmtfPUBjjgbmE2wJKYz75VExlI29+WyYLTshsDKOa0kPn1na4vSaKJqHmw2RpWeTG/St7NK6HGnVjPOPhaEKsbVyw6aSXbgdMmIJ1R6a9rp29/IKgpSR+8E5ZoxVqNBZHOlvVYlLGTYqVcB3iPJpuH0q4OTobzWnGkpIadiSSj7Px+lrcamr5DWKrnqHoWz5MA4wK8uzZPVIHzdddGihWZwzceJs4mMcMtDNd3CiAHZ5NYghaG6zv94BtSt5CHHH1YpSNtXYC6g32HJuiYOweALmClBHNiaoWLyVagP6XNqeNPKkY1L1jIK14M8YhuaxwRuH7U+NS7nTnC9izORbVcAtqo0szkb7xTX1208a63FZd3FrbZX9qYlpevmkDe1qvZvsdZGezBW+Sw+YsYtgWY5q4tw6YyFP/oVEfi5TwS/2iUuRGzxBN3/W1FN4+fn5aXRTcddDOxY9u95HV1Vag49qsSRMQgDAhMttIw2ScP/7O9XhcRLMeQ1lY8pAkYFY9kILrK20dp1xoYovedL3z+b04hMpQFybjvS8flpSvkpemJXvqP3/jQN8P8y4uPcxzwWq3HfuL1Ro8d5u0CtkXRxpTFGgRMl/yOVbLBAoD+4c+sH5qQMQa23fbOXUTDI4OibAeuFqnKKt04/rtlG1YX3ejpwWGr0Hl2D2atH845YQ8MnnScP/L6Uw5tXUx/MP+TQg1nCzWs7qoTRIl/6dffG+XfeuS+uxYdqQpyUAvI4QTRvLT+f/vU43iRtOvkEedhGXEe2RHnErQfMGpsaAL2RS7R1lz5LbCw4qp3ThhtHp0w2lwqOmHcPxcxOGPVaPOQw97CE4ebUwX7TQRo8nDHr2Mzp63cUvr6NkcMKukwoh8CR5SgigXMydfJdZ3Ol42l8EpqDX1cQa3xYbuNBtMOxw/kTy2aQ/Y2osih2Y9BB2BTo1gkqxy4TtN5Yykd+Ac25p8e/11aJYseEM6YQrQf36TFMZJg+/HuF0ru641dRgK/oNsc3IInH3n/7lNoASIzmn3fuRp/zsWfdTw3z7COpXUiNInbXx/m//TY508BDwa60FY1kJwNQxfgz5aFJK3gUdWyU7RMlsir3TZ+T7ud57075HBn1iv5Hx6876MLd+CTsrRvfeG+Pwrzb33jQ6cwGqsXDMZq/DkXf9adQlz/tx788im/O4UOtfLuFH/OEHCehRNBN742dxKKaOq9b9cbTpm1Azu8dzA6+DMqcAe977LE28iItyfJhYS0LrkLtcaJsyDFWplrLI4R7gQFDqxBNNUAdOI0Fc7PmQNAGweE2jzbquaqh4EL7rgd/73nfBrE8lwAplDvIw4XLkGlIFzMgty6/rc3XjOB2KUTID785qlwB793CiRmTEzoRWnoW35A8lj+N0fv7wtJc1KaH/Tgc0GAat1/KOtFSYnZzB40RX8zCLdEYhgERKXWC6ISFSAq8UAQlRrLTvbuFA0AUWGwxB/YuH/tsT0fXVA8sVA6jIYg+VsXcWN/xYR5r8ojdi3bo8FYAAeqODr+F9YqKyj+CILi1YHyxtOfwo3byhvH7scNDpMHk1BrFIfKN9eoWb5HFTu3cL1OT3C/c201mN8pg/vf9TF8v7Ko09nKVTpbdI3YQqZ+fi12OLMy76AnsPfp7x9+EN8ni++PfxTf06JGYkWoEfl9pjC7x+hXEhO0CO/mswZvbo2aY3tB/vbijsO5cfI3FjfcUQFSYuC55D2B688U4trqnxRpTbE382DC++cv/AaJQE8uWh7jrSc+la0HMsAJGtDRgx/kh9/93PadePH7jkgcJ2hNEyBdp3608Xsb0ZfzVg50gRzowpMe6NjR7BR0CsjPpvqJ7QUc5F8F4Am/KydgN/eqPEEAzO9xeRHdOvtZtdY9YH95a/HFXevu4y9Hd88eoF+eAX/4+tc+8bo/+7vHf/8JWlrfKRnGekGR4Qf/6ltv+/2v0s9P8I3P7Z49TA8ziM3XvnDfR//s0cfPXusCw2bqq098+dbZY/Tow+bRb91zx0f+lh49oqxGfLComOq523y5n768HcyovcZ9K25+51MHd3NtbyiKvPEd96Ehc+bGO1zkYdCvouevs/p9lb6ep+srrBduEZYC3vTE13YR81xvOBSVfeov/+DvCg4lbToD1w/vnj1K1+No1hdona9llgSwjdmwypL+uOQ3d7OhJ3+wvPN2ubP/UHFnv9x5vCwzJ3fufV1x55iwtuPvLu58TO4cfW1x57Dc2fP64s675M4HyjK36afKemblzmtKyPub+MYny4eu5Ru/VZZ4Gd/4XlliK994bdleTmyWf/sNxY2z+ca3ykdSwVITTvxqRlSQsOiL4Qu1LYtSb8uNbNX1CouM2qJtw5GEQkepe7k4kOmbF3M61WiLuGyJgYptyBnND1XHUQSeKAhizlsHPfwsB2oL5JurId9cgySKVxewb7CYuwD5B/KnuHxg/mem+WPnRU2GN829mwo3So/dKKkhdG+2NZ1JDh4SPl3xpZQW9DpUNgqHysuUt4OjM+ACepb3NMfInOXNegcyJB/2r56gH7yDsNwVjpWvmsg8y8vSup+8jHpaBjw9qEqP+x4/+9ID3zGBbI7EmwDMyKmErr38BomO+oNELZnpD4DFecglxJ2Y3UUTJQJPFguQDIQ2+NHGNo5STeMoRZeLkUttlh/EEwca0UgDKj0DmMLOm2/VzPwZJWl5VT8XyJ7A7sU56Xfg+Mee5CCthsbwbol3qH04agKSINzWRZqZYBtnjfdv6uLo18ofFmyz7hAVoUL4d8nENtpRmiiMf/iKioECBRj2JpxDItjQQ3zojGDZMLuFxNPpUJESLJFiTXxgf+gQ0dO7dCIwGIboaoSuxvlqFKkFuJa7lV2Nn44CPQdOkADloc/GGve4JJMXjCNEcvtADR5jJ1+gIa1yOt1W2kCOAg1QZV9zQ1nCNekfhtOW9mT2Ee75jJLQ0ZhDR8WlDoa2AHMfX8KKQh0+2jPTaHznsLgp6WkXf5jyvhVjGrMrckw9dCaJdkbWOGfQR2ONk9LH2HnwN0IQ6jL6aG1wxuljGFBYcboEUFhDrBNExoYOstNHOC7AwN9gR1CeLDpbEiOiWeWZAt5/Gl7eBNqEzD2jkWH+Gmb+4mLgxamUPY0DrLsWHUAQ6J0GCCyrMxlNZyM8dyl9+NQU+oi7IzCKFTMZWzM5omdySM/kqMwkD87snv5TM5pStXriOGlzk7sYFlZLgTjaJcbe/Isa/uluhgmNp+mG4LIqUJ0gni/6gYQNj2jdreyow0Zkmta7lVDe+5WQ3u8rob3jChhc4F9dlh6fVkDomnTvUfDiJWalusPWK7mrVLt5ZdpJhzUZjqDfFrkWNNWPPIU42wVxtgcQp2ZDC+lvSOhvVOhvpB/9DQv9dSz6E4IThytjua/1Y101ua1ZV83ggxVQVzoC2gK6qiW3u64341lnoUoEpwEuelpli8S1ORUMo5WfM6hFndfvruAUGUDt3mi01MUZKcAHMH7og8GHqiFqOjwNLgPhAQlpHT9YhONiawysrXG9d69I5k9pMPBC9n5pIZzo7Hs+GNOFMgy8PTns4hBgZ/T1XoeD3cW8NfH/7tDeAjity0HpMNEnbR5fp0CaOuCG/owLj4AdbsUXwKuCx7DnnrjlgEdm4YVFKDqim/JnVVeV32Mkayq/Mra+n4aXaaCPDCsUhNnAaNbThmR4aEhQbUNCbD3OJ5FqRQvyVvj67HoHMxLvTHq2iY8YO0GBSddi0ThtrnUhuTFcg0KiXZqV9R5wpWIEgHAEyijM9WsY3bSOOBD+sOHhISvNVDB1vGqGWw0+JcKhJ9A6TjFtxi/3KROdCFidpivZzvkhT8pTmbfM6QxUvfg54zqCcb8SDAKaPwd6y2RCpjIPpvHzRqowIMLI36kumUieckPt6EH/3MI+5JauSHLkhlc+7DRRZ89eCb16knN3RJiKuoDtsfNDlB9XSAdaQO2l/gYHxyg4QInUv8Y9oLR/QAQQxLI0299wR2qBT8y+vYX/ZZRTVbeIP9T19BEC2zHiBC9o2G4dDPoJHmr2h1IQiOmGNAW3Ok/zeZe3MbXKebkkpi77FWG9NvDhIAOlDsYTT6Q659pr8ogQqySB5pUTIMMuckzEV6MMp0fnM3DUee1encbhWBH/+RU3KEfbGuvQHuuIvboZCdAe6xg4Bx24vPNYAxg05FGKrbH21nv7eIzXe7NKp9cOeURja4zljjwNPENrjEMZ41DGOJQxDvUYhz1jHC4c43DAGIdWf0KMsYsPR05QxRhHaU3yGcoYR4h3f+UE+/Ahn0GEMY667L/tcYV6jENrjP/SpmhlU3Rgj3IoADwqDSqjbCL29SjXWMBjWrRGmUb3Fg32EmhyLQdX7shDQMyyBjeQwQ1kcAMZ3EAPbtAzuMHCwQ0GDG5gdSPA4NbxwWcpa3DDNH65hCzx4NLEpy4NbpjWaTLqaXg1O9LguMSDG5jBDX7kg3vtTwf3hze41/8/c3A/FtVcRpYTX8aIPovt+ogqWTCiNrMI8ZoSt1kzcZtZXSI3E44rbEjkZnNh5GZtDge3iTRhD+EWG7NJIud0yG2cVDskbQwV6CJ0eIO1cYh/s/NqC9P1izNTmB9W03JQkOC8Yc4Wn/oIzosZlzg+RIeO8Bz1ByobRaRnuMq5T2VL5mmfDifdD9IxphBHhtmJcrjMw8jwWI1+InFDbhscEm4Ws3l9LOOGmViTH2Rdqk8JJMxajVRxEuQpYbRjE+kIwmgHB3mOnyzIc/wUgjzHcWfcMgEjE5qEeNJZScfspi1Yeen01kiXwNFzeHs6WgnrxMZrTLxADcMJbojnG5TCHS/zF2IkZj/lIrtTOPWVXf/gryWZtN/wAS5abmuHGoTSSASNj48OCchhPorfTXJPjTaZf2XXd32YAT7lVkvYTen5co46DeLKKucFtHDpYwVt0yHcDV18jHbZN5y6K0dZ6gcfetw1ZYYlIMwgxINGyJM0c5FxTQ5pXZrVu4LhNmTsGCqf6vz9PQwES1PgJP8bZOtnJfaMMbWLZeTkDUCz0yqil5OMLLHwKHwjQo9QwCU5+HaFq7hMilPiYjsWLrbDuNiOhYvtWLjYjoWLzcfC8vpp6/oZ67rAznYs7GzHws52kjFxB9i9x6A6a/3rU6wb/gOxtFCn1VJYJh/yzlOjqYIHwlq3kRYmGKT1aGDEGeH+Kvm4Uj62CnDDlrL0BdrUcthd663rwU9fLbgLkyi9/3N76bR4Bl2uAJY5DaISXOvMzf+Aka2NSv6j+tsV/O1j+tullm3iK6VK3hdDxN3FjY3Jce7tx7Rd6RS6cLTSBYF8L7tgTNKP4HZafD983xHGpeIBxfmv/4B2eECLHt9f6fHHKz1+oE+PD1sd5EKHS+OHr+f346cwv81Tnt/ZwB4cwcu353f2XbsHzu+RSm8/Uentg316++Treub3qD2/j3JvjxS97e1b3e7blMD2r/ySYEFfUXRz5V/LnUv79/gPd88e8KTHHz6mu6qkqw53Ey9eYbX5i/fdyv0YZ3hYE5GDxu/99Z7ezL7H6s1nuDcPlnNXTxnv4zxFfZmCEfbPGpIEoNqhYws69OUTduiTxFh1h35hcHdy5zwmnmP04xL6HCK+twZJL4p+PlP2EwhKC7vy0MCJEaIz9FntzlcWdOdvyu44C7qD2T8QSnf07LjSHRn780B/+WmGEvOfmUbP7H78xut7ZuWI3ZVfcGR3gH/fTA7I5CMkBHkTAJFDMCptLhO8NzHuMa6x87A0oQNaEPhFYgeJflRLknSV2lnCHaszvTjzX8S7mi/5E3te6T/PVzp9Xumc+JXB83xlp88rO72vvN31XA4VMtLXEQlfgtxsY+7QjfONVDZAIoPay4XrHdTJg4UyXQbBjJEVgcICgk5jzYoOFtlNgtiiW1Pvf+IIO+gBjUOAWkr3vKtfLCCzENOQaBplWS7yenJOl355l21k406BigbVupPW1ntbkvWODB3Ge/bTXj77h6zc2FKUfXmmJnhk5UXEl1LFc/KPnufP+MWgVoaVM+F6VibcYnQRVrGo8a0tYnzZQlAbML4mxS2ioLokoM7DQ3keWjMOldqahcWQN+emfu4lbGxqzNmRQJ41zlmU/5x4ofQOs2sDUFPvlHPy3sWL6F2Pc+dC6rHb//P92q/pJMp/vn/LC5KINzI4j9F0b2TrUxk+1wK5tNZ7W5PzAK2mo2EPr+NUpDQsP5//Aohma+YXNbx8IvWLCl7OBINQd1nE+RFncwo/xZwlXqku1olNVzk5Sr9BKSsEl07NW/jQqW5GrlVoqWvwI0D36BdXAmq9U7CdFFAQfiX+FTn94C8BGb9Rhhz+ayMIiYPIvxJTLerRont2ol63wJZeFDEU8NKnSha8zmr6/cjhi0BhJhWNqG0CqT2Txbf4LREMeeCv4eifcFRqJbC3w8fHOr3ruqyIXAV8GnQ8lcjVRhG5GluRqx07lBcLpKdp8UmaFpePMcaU71F7MJz0xmVZQ1LaN+k3RpCCPkOgoroxXQnSVJ2uBGmqDRMocIoinP6G7EjicSgbZN6GUP1Qn9nCNA1hcob6HsOHEEk8ko5YUxP9glreHZUw2REg2ln5MppF6u2hdFiPx0i3IeMxvMm+Dxs5jUVDxqLBgYsze7A3jELbMHLPXIG1PLuw0ijtnKeW00cLBtIojWEgjRBySy1L22tcQFGk7RToTHTOjbfDTn/TdjN5H9Dp0Y1TeZrAmgrLVwNxmLDgJ5sM11/CToldBjEbzZYKRt+YJuwYoOymWp2jHXVBrfAzPLV6PoZY2Y4JbvVOcPuEE9yRCW7IBCeVyZVdJwGqb7Jw/jyoApiwkgEx5NR2Hf7tYQye41wn1ly3rLlOyrluYa5b0vjWoua6UGFY1UfpEpn1msy6J7PuyqwrWAuXAGycloyLEB5qs9cdliRWLoCS7dmPzqG+jfOUUHkZXNNTjG93OOlR3S0zq+mEY5pgNSV9VxOP8PJ0eU9cfms+O+FgLjvpYBI96QEdnx84ovY4NmQc2/1WT0evng5NeFuvnsYJV8+Qofhi9UTIj4ZAJwT9y57UxOErKnAjkyFJyYdNq/M9sNzC701rYSy/t5ZGVe28nQt6Tv9/Pol9g/+0quCE/wHghOzCxQ4FMexiHu+1sBbPAKHCNWmAXVb3uxr3uaxjajF1/N5uXUfnOVfxuGnGun5VLKonh00Vj/XtyZ8oj8MVZ1L3DnhYsIZQbZ7gZJ3u/Vk4de6+Q/mz7Rugx2trcHNILwYcPyJxX2PtqPzWWxhDJJ+Nt3Ca238d4z8XTXQVULINxPLMnRxhseuW6Uzlz0aXNB3BWsj3Xst/LplgkFZTvuPcySl55q6/CAmc8u9H9FzXgZMdg2Sjjun5qXP3PsDA5UHyereQt9Cni5itoF3BTdMXcQ6TnPUBF08AOV8CmICT4DmSAg/wrfSn+N6Z5mEuvjPGQlx+T3kGJDOVxI/wONM9djQsXwazCjUiU9P5VfxMKleOyQz8fFohNXJ1ViuSXa72XBHn2RsEktgTYE4SQV2IoPR8V4nohlUKyAzOMpTTYUFQahS1X1JOxF1X4/1FGryJ/l08kQGzaeUTOpGMfxOyt0bsQSse6gwDcxMgRplzx+JX0VXMXXByLWxQqDLkJz8gXiV8HiYSoVFi8RPm6A/u0UpyCT2Wqlx0m4kcsqRmKFHyaWUNgU0P/k1ZMJ2FPTShJHi5ShN6tDXYq6tXHT4cHS7cf85Zqp/Or0fxEB+ODo0+Ye3XS+3XV2tP1vCKh0VKACUEKj/OHO20xuDAsTiA+OL/gfyFcz9SEviqJoHHnOt+EDTw4cE0MC+8jRNOcrg2PsNBVPDgICqghp6IDArfQcyIcRp0+F2O4asnIYEwv3uGS4MUcOmW8fH96talpahNAL/ruW7pOwRjqm+Obdoi7CPtKZIUWCZhvic2YQR8a1gcYwumCdYZLLTJ10fqiugVXNn4dOfje+z62djMP1jV+xuc61N/ijPA+lM+Er+yOym/hi3W4gGqNjhXUgEr5fFW+vqmPX/+6Qe/edffnw/8Rq5lI318+Z8+f/xf7r73W+dDSelPfeBrj95O/75+PpSVvviN+WkIvzH2gauklpBEKeu9SenB/WzPGdR+Nse77MmHjuAZVun6otL1czcPYIf6PHRF4wbdW/crKTwqfcuGNsJ2pFXORqJmGoftG5yN1XtH5N4bfdct3Q/2l7Zxy+/n4d7p7AM9yqVkgluR6/q+ch3O8QWVDme84mUVsEjMlwylDb0f4BqkIPKgVufa47EKi4lGHgfPuAIZhD2XXSqz+BXPoQJgZtA4kDRhkcQ6+mqRxGrxkJqkD4skUvpqkcQ4mAXcBUO4EsLi2z/bCACmwwo99DYx2gRVE/tmddA8MCs0wIWh2KYEh1FnwpK8T6nzJWMKLfiItkUjoI8vur6aCWwXlcO2/wTcNzgJTAx8UHZZ48mgU6SHeLlE2pJ5hY+D0+NB9mTBFxri8dIUz4/HFBvNj+/haBiZpi1IFb0e4PlwyVyHjNHrMTsY8UkEJmBJhgLiHaZNmY1BK3OcDegyE9iLipWJ29bKbBB3ksXJU3KVTMnLZEqu6JmSrfT9KON9hL2rk70d+q3OWcUr8QVlYhREGx9xJDAnP6Dw67D9RMoPbAFmOmNYBMYXlwFGTx5rUiLKc9TT6WD+CmTmMn4KtgLexHUKiNM0mJjkddSpjD+jjX5skY8Y2Wucm6TJ5ICFwxQIvw+K/C+/oXRWIgz1byjjNnSgGKDi2PUuHsRhx/gD/P9Iu/oYu4rrfud+vXvffW/fXXtRDeukd28JssWXUagx4Hr3rmy8IRTRhKZV/wJsR9E6TeMFoaZ1vWu8Jq5jErcNEv5I2Pe2iSOCwYqSAi2WNyhCVKLUSQFRFRFDDKV8CFdJw2ebnt85c+/MW781bmNL++6bN3fu3JkzM+fMnPP7kdB+i5O4ufaqsrn2akx4TPB7VVLXwYt0+RvaU/ameY6yH+OwR3oBKme1FAONo1jd1e7PuYFiPyJ/0tsmoFqjq3bltUNkCQOWD19ifBnP60X0uxwoFjGlqGMCdMSYjngfZrS1g4z+GB81YDvDXKKv3p15axetI/QnHo1uHMS2GiUC9p3ZDaMb6eYU5jZwBnbkrTtHt2/L6O/k1szdMT3E22n6d+snRT8pYKWrrTROY/oAvfqnYLb0xj6kRh41nGN5bXoeFmKdsRAzSgf4YTNT/ElTyyGM30P83gIKySdQWZMR/RG7A0s8Mfh0yZ5WGHC7urwRbCkUnnH590GVhr2ogPkKhphTJ85rhy3kQvbxqJALMeuRHKW7t4trR/dXQbnvtXfMaPXskv6hJaheJWi8+zo2ai34Q9Q+RcQWxqnZ1olGU/iVsRacyDkPfdw6lJBINEcnSUKoIa/nfbRRh79NXsf44U3e6EF0Yj1LNuctgCLSOzFiIt1fp3ub0GmfY7yVhOHAR9V01qSeK69Bd1zD9ko8AevltgkeVl/Zrunar1Z/DwKp2lXOI/iMr3Iexqe/EtGyHmaOI/j0lns35X1XeN/RX/4wb456eFCT5OkDapRhkpe8eYU3g5CfWG+pNalW3J70xMcYaKaVORUAn0IfpxLwXpeA936cYcSgMGjaaDBRnpQ9Xq9OBuro3Xqv3q2jbxajd+vVyUAdPVnv1ZOSG/5ci+dtmDXRb01sQSV6R8tc9dP1Ig25mFbN+jdw1uJHuyOytVvdkXTtZVoFLZCdSgccvu351kJg6eKsNZ4PZIsRp1ru+c6vS76Ya/PIdhNaWdfIzNQoA0V8vXBdCfY1bpcbntqpgxRulCCFgSK6ljf+pNp8CnRD1hrD6d5A1uKghX/WS6pQ11gw6g3ru3XBNx3HTcy2Zfe0PsxFYX2e4zLpvIA0Hoa7JQ+uRAZXHTvJplD7F11Yk7kK7p/OmxZ/gDS+YzDGGfer5wipAMfHcqcJZA5HPCC735PmATA3Yx6p60+Sus309OFdh/hVf8yvGi5UW5NsvSpPTGefHV71NPR2KUGjn8J2HPx96+NSmWh0ztkxGnZVyJOwuh4d1AXAbmTjJzv1LJ3SIKYZYAQ64HJvVYnbxBXM+2V668f01K+nt3MguNfzGRCl4BtAl0dlqcS3W4da5Uy2bDw7J+u3JrLW2U9k+/VEtk9PZPfoiezreiLbq+euFbqp6HJZr2mMW9BMYsK+zQ3KCO87Kqx8X7DyW4KVH9tNRypQTAPEt5rOk71qDlY6B7/pCcBjTbkPAXdUEeR/shyGf8ojFrd8Tu78IkheqqlDZdHvMKdPRIrJavD8QAviyCfx3sDVGjnnrIxFHMyuR0B2BYmudS1ItT1jQD3EnwZ1kMScMjtRKIHsNcySJ5SB4kxN6DVb/C62jQI+jAXFOMPKM2+UTDI+n3quF+QLdf2WIWVNdAHD5SCzXSEBl18vcO3CK9xUEhJWZv8XtrRKZI2LHZ85zENrhwnGhbqNme9CBMvJmCWNoMQI9ruir/Z4nseM5fotjztdGkta0kmK9Aci/QFEOhgFQckkYs4t6cc3Lf2h7FFQVp+ygTKCXiKoxD3U9B645i04X7bgAlGKgC6nlaEJ1pZII50/JupXk8LmQTkrZESMyEBYLeNilYyBCDYvXzl5iNEQsn1cLeqh0FyEsImVKGnKcF4OGF0J0QIi0ZB7DGXxmXhaOvxSpQ83G0MOZy6F2BHHu4gJ2ifAUoWb0+9bxBHaULiSiaNKX2G0hadxkgOUDikOuB+E3AaIYFJi8j3fhU5vIk1Lo5btu6Xa4UYOYqNf0ych/j/5JJzmiBMdljWsdMJJSqWh91k/NAetpxjngFBsMJcbwU2f4TYKMQEl+IiGGryYsT8PLZPq/unTFkmrMKskWRUxEoeYm8RhW2QBLwQXa6MrkWMafD4slo6nz5bVWSbVyfjonsMqLK1ZN77AAFb+XVxz7gupnHVlZdEdUGZxT88C6IL69BCTKbG/Ji3ccKwLTQhucbazZBmTf9r8eFL5ZVxK5n2cLRrvMicWfiUfC+jlQBQzr4zxXD8zLDvELKpcXxZEZ9d55jm8aPuy1EK9csEKIQXxNJQWDSsNhdlkgFGpdQjGY2YiXy/9Vz4m/V7gq0mP33OB8ZWaHbepm2RvjX2ydVBDNl5EunmxC/SNOyy/IJfJExua6NhQlHiMu4IZ1eIXiGSPLxvXJf2bLKSwYnsbwJBBspEhg6dZv9PUIHlU5abXv4HxQGitBRGAEAJ4iMypgxAA/ARYh/i9mMSqtKv5hTnsgjGxcD+p9qggLTXp8zIYLlUfzesCJ6jjLnIlDhyJxF14Enfhlk2y1BDeqAqB7qyj36tR0+uKByIJJ6KLOCaqqUms3P/Hg9yq+NOv5j8IUumyapqZtlCYAudXCNscWTRNiYjiEo/SWBJAFQf3USeL2FMWZz/sYWuP7fuV625zF+KpCMrl2YUBBOW/ZmgnQpt2oia0E+G0kI7L2VKEkL0PoZ0Ie9NOBLxdJ/WmFVdHgP8ROC/VEMk89A02lSWInsHBIt47syYlZBXkS9aWAj1FAb7Ys7CIGAzgTc8NzMI410UZRyN3tY7WiwV3KB3XtLNesXo8PbFTq8JLcgcLJzwaaRkNkDQwFAoLFXeNZw//FUINvkzUZK0oVO9k3qiaB6qweX2MyIHzMvojq9dioXNapuuoR7+z8OiHLZDXxQ6IThv99ek8tkc/hBNmQ8RVp4XTHuH0TrSyydPjcoTrZpIR7l2qLoDFcLHzMbTQxc75Q9qMCMWMqAlPM99NOSKeX2gmOUR30SSDBcZJdBMZxiOyVITXM9BEn2IAhHIgWxOSrooIInnb9eHOHVh7cAYwuiip5Z3lEEBMimHJLSf+BjVZ0xnbAadm0DzPAwUGszCde5VzpVwtyak6qzJWWQdAm3G5XKcg0PC5fLSir4+kMzJqSuUxFOhAP53hDaOEf/pmidXBjzuvety51uOWWI8bqB6X6sflDQwqvzoDNw8Uy6G9Q/Z3ymcBOQXGzzjZ0Fc5oHRQ4zTcYlgQAdARWF3OGjtJDJzPlJ4hbEi8qEFuuug3/oDZWy3XDJ4nG+NozlBI3YW1nV7HwQM1TS5W7m43D1koA3lM8rDyJPhVJrKCYTURvBFdO1h4t+X+5tIqoal6G5UBW4OdZ3AGD/tEdh3LD57g+EdMsbBg6D3KIse4yIgEBrRlUTE8zqxgztjgrcXwlsO7ZNpFE2e1HaxUjdIjADh5eOcuKiAeG+TO2IEQC4k+qRQGc3yQieqKOGVDeUeTGEmjUN4F+rgeOYTvjvFcBRVY0F31/K3DqfmX8/FnGd/0cnnTErlpQG5KtQaniXdl+9rFgGIPjNsx0Phs5HaMtcCsJufhUIKWNTgL4bSVjM7MmStGxgaT57pN5Ap6w7IyGNVhfR6TjiwLaAzUr5gsQ+Yho7yupoMFNY5QQV3H/hOR1oU1Z1AAmWXdj16LOmxz4Y2xZEaZ9CewhHLmhFIlW43L1hpU+58K0w3sM1c86iLNLIOGqJ0GSvK48W/QB7NwHXBZ099cuJ8YzGtjlc5GE4cQ2cI9Q5XUe1kN7qhkyUqyjshV/EIYaJG0CIBgIuSc4KyJ5HU5XXE6z/cnd0qkUIm+Rz+O5e6tTbDraDf18hTMJsT5S1d5ll96FZCvOalcHtM/k5NJORMi8aJVtpIvTIk5m3gNbsguoU1Lnkb+WVr6JW5pF9Q+LofvMrUPmAxEaDNdGCSTpZTvqoQW9CaB8AAH+givRL4hNczbIv5Jt0MVGeJT+fS2LJwQGBzf6lLtxh8YX8k17MfGWDa6ZpkzDmJvbDbjto+rlIl4yV50Pp3B3b98HbTog4rDiQ6bTRF5dT7u5x4XX4wvTmMPoaSDqfwzpqYmpwFT5FpJc850JnkHc/9Qzsfj+J2ZuU44ZNunOMDENIq9LygI7iVqkcx4qBwHp+bYjGIPF6HOLtnu9ynT9em8E0yjD67QkhCkTzA7GXT5HGjOKJUte9krw8yidZYsqJz6Q+4kMFsjPHsStWZdchBVJ7GXelscalmIttxeji5qxFPbvS3Fie0YC6zaOcU7SDm1ncYUCHu+fMLZkmsWZuwK4RlbaJaaYHEopkAjr6cn4IYyD6F/zWCLLFxO/BoCH5zirjnnmkHQzA8yDkvSkOjk7/I60/XlBzx1/3U3EuzqEss0ZBzT4kkHROK8JXm+CQbMylz1Kzj2llFTPcZrKhZLzG0Z8TdzfxXgt0qiSr87D9nz1H1VwlLJYRJSCbu9zwq7nfbQ3a/oE+suTzEXgYcXwBcNUbjnZ65E4S5l7zSu+BKQs6FYd/QOFkzUWef/vEjW5+g35L7rqx8BDKwrEuTCccDVsbVe8R/6KP0Guec6DpJ6TSeOmeetpcvz0KouWnAVftj71E4fqpSrm8gvZg206QDluEjHT+KAc+qwhZyKhBP3WyHJbvELp8yMjy+Y8rfS5aUrgXWLu2ZMMbskoOt1Xde9St7g65L8hk6+RycfVOZd9ih5C1JO3GQvC88dAkr2W7u4N1YVHg8f6Qz4jM0dlbDVy2lkOKCdDxBki44PRsGe9GwDCLnI+eqjkjMTKJOlyFl2WYDg4pRuMV2GWx69y2q2INmtHL0Qe50KxPTEsc+uE3O2TBjuVFFZM9Ylb5jonaHXeZkQIwtOElGuOoIqRl9449Kg/HttU0jmtmc7M1d6tKq6rru1a12le28RP+i1n8W/S+4c2VABr52abDGYqHAOfOLLcxstTLYWa2Nr37ryvf8ZveSV4dlv8sudwJdjnRl6sdtXf+m337rytaOdGTIO+4YCE7bmiHbfyYKHZq1XFUU0D0l/DcEP6R2trCAyg8rrt3/l/D5MJboxQ8P9cCN2sqp2LDasY9Az7wOXdFP3j20OMAjBEW5E+D8512JvfzPwW5kNkFaiDvA1euTvDBlgW/z/T1qLtkqvrn306T9Zs+7u6WOdvNbdubWs9mGdy+ZrzercmnY+p6rkqrs4UkI+rDglUSKmOCVYgaoj4uJrcYFywyLjtqmnyETpVO0HgghbdLxSdO4kU36rmtS/vDM55JtLdhpauLOk7ksuXnvj+0PvQlDQxCP4AkEJ11624Zbzbv7+cRIUIHd1yABcVIH7kbSYcEU4uJuq0WjrZPFDpBzBfHqoM9u2ZAyU1Z2qxU4dm6FGoAw+5d02DpAjtHvQEUUZu2U65/HhzjdKT/051O7bVT+cGr4Zr1JGZs7dwkrv/qGgdB5UJsjSyuhIRn8/zO79QpAHW7EqaORmq543T+QxDDh/P4zEwSHxsJJu89EPP3ZVuJUHZcVnJx7Qil3o8mCT4CO5/Ml+dKF41dX0gBcPx04ed8tXnMUfJl912QjDsYvIV70UV1ASWQOnbotQCBHK403yEHdTU09o2LOnh2Zqk9BZqg34DNrUqfR3NocRJtzkr8keB+5pY/tBJ78hqiFsGkZVRPQPJLxlyg+g75ryuT24AUwBSXKLVkx1m1FOabt9a/984IH1L/7Z9PCmFuNxsx2iMlHbHSqWD5g2DLb3VS23Yf6dvEuevC4ThhEKZyOP6aPWQPkMtOAzjCLrdhFF52DOpDqZ3+7k/sHcsYRiBhNs21RrMFOzM3o2L6vAdXX251SOsoqege5u37pf7sPz7HR+AWprZU/hJK7JBL2rweZknFW4SkbtimlS7oUcOvuqgVfK8YVeZoF9wxOX1xozQKvJ6tVhWltYmzyoF1l0i/gDeixnclDH1sUmhhXPXMCLt4ecHp1RvYeRXaqe8O28SI9V1mI12+7Im5nWRMcPseHm7UdD0HN1gxyolotfq36UAKEaeOCt4Q6CJfaBxzIL6Qavg+HfNnWdPfvK/dR1lYHJJUMlMrHTGD8dM4fm8b68vvaqPSte+uqX1q0RUYceR8MbZqW/v2PWHtTJlzEIbaCTB522TH4+5l181O/t8NIRd0ukyhK7IGxQcimc9KYcyPKSRaUnVHYwS0+PRB0CJzVmQa9D00giFegAKLczY9WAD2/3Z0mbVsQ2/UoXHg2iWX4Lz3p2J0dLBW1ekO1kd4Y32RJ+Ryg4iczPkczWTNdc2r1t5SqzcjqaeKWrb80KV7PG8IZ1zW4xwFhwu76ZZZsjHLq+YdS4GVviojHitC79pTD/0tXbWuPIasnzrg+I3shUk5d+BslVbVqQ50BNRPO9qaiFQtAwr9Y0l31eieoRi+8Z/e9ATuv2OpG3sla1EHbytJP3d9C1yJ52Op0Zmo3aebpv7d3PXvBqckn/mg0MRk8/mgbMFw3CrzFrZHTRgAsLLhgUFuWY4vnx/R1AslZPXTLCT8lba+968wczbz9+ZM1GRipn78gmfN8Gc3ykWWu2ndeZHbfBG8cNXCNXvYWcyYxZPuG7GWNTNcam6mpgM2DJcDsQItdWzEnkAuv9A6kjMgdcr2R34IaTwVbsyo+Qdc50LSV5S+nBuAKRT+vZfuc9HrXcW1YFIWAdMdef4n0yX588B4kwBTKh5ypwFcLTPhbv+brQ9iQ8d4tLfYlt60lkpTzS049cdcZH1vQRU6SPsVfIftFF4kC+TA6ORuRse7VwWazikxvnspXOZXJVrHSKzCkuB0rk5YD8BxiRU/wIsTn4W6ZkiQHETrpXVFOtTw/Ct9/JtPSO3DuSNc6Ul8N/Je/M7pGseaa8qIOZ1bL6gnmzeMGfAL0jeNJ1i/likLGlqxgEhoTJK9WNUjYOVtgyVhU20n1jAsJzA+KUOOJLYs30kYUjIU74W6UwTCf+XqqAl5R8K3LVttrk6TE7C/0nwxxuFqmjXM8PwloU15NGs6/lJIJAFPAxlAsS77DR0iS2QxKz9xckMnNTrtbQFc5hYioNZ45ucW9pY1PmPi302GmvCwVnIsEMDc0leHCPyR0bXKEs7gt8qhlgYYTuVVcgLvrlGAPALRNZfSJ3J6C8FscfqApq+GV1YznhxT7ies51xOQqzqHK9cjpSs69Vs5FvXN6kvPUYZNzSe+cvuT85e7upmHgeskR6F3yYu4pjyb1X7zwQ48ynfzJXx0IrCKL4+ZZDa9M/DurDVuUu2IvfnzP/K7QP7xp9VEDhx9RVpsgG3VRwr3ZTIu5JzyqzMmTO/8hxLYy/FPc0lUvc/v8RSQ3i8rijn7F1CotE98zz2iwjq6KuSdR6H+9quixbzz28vshixbTfmLPtCVM1hzMcz7d1WBRXNEtiolMaN2JdU4c6U6MOXGsOzHixBu6E2ucuFd1p4aces+81IBTZ+al+pz6nXmpHqcemZfqcurD81IVt8MTCg3Ba8mckpb4EbUWNx8Vp0ef4tFXk66jBWKCtxeKKcVMglg9XAusR+/543QrOVhz6+YIOLMO/TUHDs37A+VhRzfzwG9+sqQdMKw4fpHCb5JZceASmPnpP23XvgEDpHkVZOF6I8VJRZVlGis5QT6b+UlL0Tu8HZiFOO3J631p/7z5qj8pXubSEYzz8ht3/1w/guRQfngZP/zssWcO1PQPJIuv8A9Uq3oBQrHylr5SdF8od1cpw9SMR5POFO4AR0qzzPNMNbbqJJNS5MlXUORLLzxT1SKpitzds8iYiqyXeb5mFRmVifftMom1MvHtXT1La1JpVZ7jD5obq/njiJVYzR97H+xZ2iIqjbrw37l5H2979OvPX/3Hsg/N7ace6Hl7yqeUdkq/cLRaKQ3oHOyTOqC5LHDqnYj4NXKmuwhAetIA6UlSqJ5SRop0spIJF4Ki8Xk+rYevQACf8HNlG3kJSFh50xfaS8qH7KSZZeubAgY1XtHrMYNGeqD03I7gfy3U0RVPCM5sbr9afZSvcCb8EVxhBxru+O5AUddl6coKbI9UFsrUcneJ4Hb54qVRHcM97qra6XwT1JI+x4+p7jHh85gI2OHt3dIjxxevEkdvKXnCJAOVcPiTQhwwNQe3Lf7AkXHIrpG1w9PHMgEw/tsdOs40wkE2b5aGZDMd27aF4x2Fg1Icn5081NEl8L2Gex7wdzmkk3J+m/04wkT89pjOpiZefA1SF0o6mxg9W+txE7RNjrMdp/a8iFoaL9G6RjAP5awe3mY0B5W9WJl1B1zlbzWR5t6Z9j95syNt55XBhvDR3NuwzuY44W6bzbssQ2Vtg3ZbhgpFrhpiMskVQCC50FvGRj/vn4Q9rUT5FpzJZiQDmc/OeTKHxGGnMlPabMSVmI1sR8MwaPGHg3Nc/k7mWmcmeUR5gHWEQ/VyJm1wmLSBbADfDrZL+2LH8ejpiuNxvAWVYV7b/TOfCLgL2R+wgxldSP0eGmPBh/AoT552PTCauKevX7IJlv73TuOgCzLlX5W7k2gGn5V/bEYER0FEf9QGWpz/6koWGZeZrcJDXNoUR2BHSSZ82dv5a4239dM77tTRPl7BqFGewKp6QjXjFVNuwZEdajCrHaIaMhy2J64Yjo7tDhKG7/TlVaYlUspK+mBaAngKVSW9P60JmyWXcOS8Ny0jmBNrh8RjFS+BH98tuWaqWecLvMkkr/6El7uFf43Eya50wSx7oXvcw9kzXuhJbso5DxIPV745/v05j2FznvZwsIhj9uJ5b1xO3H3xWeIn/y95TwJdVXXtHd6Yl+HhRJT/9eZpNZQEXuYEleQxCBQHWrDSfv+Cl+SGPHjJi++9MCiFFCFN64TWAS1qwiA48EvrBE5E1IoVhdpB2jqkihUVbVRao1Lzz9773HvPvXkB2v/X/3+tfx/k3nPuuWfcZ5+999ln71V4ojfwnqwIbmnCztMjsDOL9iJcbFrCjiAMGJzaUPC0OLzH0+IhtDyIgl43CHoLuJTR8CQIz5nUVEXD7wFBZqwEH1vNER+WlR8lzQf2opPqEymA9kmSYLDBtNMAyfhJcMGP6t/AzZXl9UG2g6tsFgIq1Z3c70MfQ5Mufp7ejbqX+9BngGBEAmPXyrZYXBr3GafsQ+505FPpCuwFbnMCvwj+oJNsc7BxA7YZ/TNI5GUCUQqrEjC2Khm8wFRBBNPgDtOWgYynPMzT8yi1O67MGWcxXsqY+XbBUIItc8h6BO92c0opwtxRjW5HKwi83ycah8ENSDgOn4sS/YKP0sZDm+xaYZy3N3SepQLDCxaus7S8HksRWub+xuh0DHSOZ8S1pncuwzpDIPCa6gJFenWFV4QX00wHHGqax13UAUEzD/rpyZB3gjIHjsfhsa/LYbNfJrd/T3N/IWSowCeAD8WulW2xaNvDBB8jBY1oyF8shUExbQye2/CDHCobbmDFwQ+jmws3H5yHgwcpxJbTEbeb/u0bSb8xC5QZ0LID2HLIJlsOOWTLIRcNNWh5ZNIhiCYd0N8kIN/gHTTCtOqpGPUT0TKIpOWyAicfuffjVy6qn1nbBPQiq0wuA74AnQnJ4eL392rXa3ngwHTEhpAR9wLsVOQFrBpmUw3zbDWUqIaqo4bBxwXI9dmMSoAHIxMi75YdknyT78KF+0ed3M6GD1ZS1oV3kHEMlHrL3DyGh5bxtm7424zERY9lPdYiF8C/XI8mfokUA4m+XEhnuXSUmgkk02abR75+4Xx+JpTUlxElbbGjJErHXcTIU40kHKjc5EzPbXOmB0cuQbMOlKIMj3rmRKdlQSXMabTfZ7XfJ7Qf+5JvKbJPP8UVw8dRG0g7eroRB4HVnp0O5CNYHJJp3FXwn2OZFeQmOs64AqWigfsUcnMLGvqk7cH+IMUGdQDCiweCSGryQD7ifx7QkDSsJy86YUMZmz3SjHdza3k5SKwVIkEZJQG32xD3kvygzvq2LtO31UiaZviWfRBBO8IpMtHD0k5DCSav4Uw0VswDcyAwhwfmQWBePTnsbYY8mo08iqUYhGMsnCIKbq5lOkQTbEoJS65CXe4y0b6L0D4oA7LqIp9HhILLWnFNWmYy2lqGGnXJJBdmjx1EkOO8WcLhZhiXxahPMRo18GB1mBlCJVvufhltjbynkkbpTFA5GUNrxiA/Cs8a/J5KK0vwOgNpScHr8bFLUDcF1G66vMT5pfL55UIZKuBsVZhJFAs4W3VaZ6LUhk0mOBqkqCqeWrQQOGAUcUYA9LEMgzd0EvV41MRs1cbEawz7Q0Jio9o53LacKhghQtObSvDGTn4k0EKGvR7w22Q4xVqOZuaNnun3iD2zRaGeIUsyrKUuKIObkmHxfbzoNZ4FiG142WPU7W6G9Nh9mxsmRKSAkh0Ed4mRtYw4LTB6FvMMfrbKcAArZNqrLqCsrYwj210Q1++2rCH2YsyAELMbYzo8ZgzsPm5BDeDR6kF3lboNzyjMBCV/sFKEOtDuGrUbDzSLRoy8G0LeBqoMOvYyKhW8qZMTBUJiyWEBCfPeoLl7SHMCUFhwN6I66k2V4kzDPHBsQiB1fHimAuo4Wp0DO4yM/gAzBFhjNzUAemSbTOP8Y3ImzjAzLDdsosF+KQhKGa3Avt0ig7nWYuleucCygAT2RiPeJOUCtpD4sIZNgMKGGyuBAj5kJ1Kfwm0A2IGA2Gb3hhq1H2LZUr4WqHp/lbpGwa2O8VIXWNh7nhd8OzptZcU/b4wtnKD5HL7JGS8NwD27Su2Hu7dGPajQKPZBFpWUwxeYg7IgUmnUjpWxXaWqbVPprKx0fEQijgQou6MtQmnE1UMJREjjMWbQfS62Wps8VIcqHLvk/iI95C8SzvDWMKSHBEwbMFPbQJHYAzyLy/DeaG1ZqRvAhWM+/IFDmv3odOojOqgIkYBUe2V67mDP2/nzkhrwVYaPbSFWgS0yJ0XB8SWs+Tssi2VoaZ3HC1S+jPX5IQdsn+kK0yugQYrdrthjMR0nM7gFL5aEYzMfOab0AZmK6kkgEPKTdTGZrIspRO+5UFSERB+cQt9hs7HmxUiBtPMJ/YfeL0N4C8KxMq4+BeKsvwgCiSziAexGz0KGvhJ4vVMaRkWgJ1QtS0eFbHCVafULmSbrlukU7Vq4Kwy+ZTLthuluNpxndqgmZedCoYmJYfdZzkmtgUfA2MCFhmgarCckrTcXRl1TkyHVMMeAtuzNbzdoQK1ak3Dy5Tfs+mvha18T1AGhtYdX854KWl8i5oPOM/UjvZoMCiYb8BNSVvGtx2SMvlvfA1qTaABuALpQRet1XQqHNT8HeoWGtl/mkLFdgD0VFd0w3lqqyLBoj6FPtKO2YZQDHMmwHVC9fpG+xdgtsj3WI1C96lQjibW4wrkN1P2DeqrIE4ep5oVUcc0ARpnM1+XbmsAbkG+rv1j3KYYNu90KAUqvQoCyXeGTxwYo+0x3igfwiKDoM7jfOhVK4kEkXEPuo+qTZjTEh+RvjyHfhBcNnCYEShXFAwKJD6yBG7sS6UgV7YSCmAcewEuvm00YN7bUW+A2CKThSmb5HkE2CGw2RxQs6IeddguKQYd3S+RegsYwui7QXFcYLIxUqTSSLOJyFmL93Ay3iIq1HQUOusguFxRzsyGb6DcPYu5S5eAyIE0KiULRyLF4PjkWDwKsk51F9Dbup+nICOwe+NtsNW9DyKGDxl7PYQs0u+HCzEh3tvKyWx3YWgR5dC7cwmBrTtCna+CfdoETewWwesEIuC8BX/ZAHwFGP9EmpD7BFhphE1IHBS1INldP0OA0xonsPkILopCMhNXw9JmhBm1rh+ysm4vhRVePJoMmF+iDocrXetDxYpy65qEAmIHJYUwdBrwMQHI1HwV8aI7HTwE00JHHEEUui89hCbPZlwGWVZapJVZIWmIaccz55Dk8SJ7DfeQASArco7r5TFluSmu6h7LMpKvj5qjHYwCayCJT5H6RnYaZxg9k+kAXyLSKEbQsr0oyXAo3AUe4Bc66kk2Etqtxi47OlD3piIyQR3g2rGDEE6XPJH0QmGpBqyVLYI5I7aiaQZdKakeqpXbkQauHgAfyrtZ8q3aSLSs3OBchpecsLeeOUC4bjexu0i3LZeOS2zTKekJeCTl103kOqBm5SCEpQGOTTWOTQ2OTRWPjF7T7VMG+5GyL29xnO+Duy2xt2CZ4lCzpos0WzXWKLC83NgvAcP3wuFBFIdj6m09rmYgqpYYMD47qwnlRPMblYkMY2a/Cy90MkVwwagHux2ie4fZCaEPehur48m1whcQq57pkSVFQq5ORNfvxuGeNuk8l+8i7cSOJkXNqXgC3PGmvBA9bo5DNFby1k5S4xbfGwVFX8DYS5x+CPRnZMpS0LYPUEnUIuHvg/4r0UpRRgndSRpIROwAGHvgTNzDiENipZCU2C628XoByPlN6x2WiDukdrMBOYi2iWlQB7FhatUmHfJG3SeAOdGokm1NKCp6LQmGqYaREFaPgaC5aAPaRBWAfWQD2YTlXG2u0ZVJ2QLWJ6dThJMR9tNlq0tueSLeSiZY+OISWZukEIfBBk5D2ElR6SajvJQLGCwjODzcNjKGQgNgLIiwvQdk8srM9B6g2JNVQAIwkWhan4vxEqgFsHpRp4PpkGrL9aGudk7ZrTZGv0Ko1GTmE/bKzVWtkmyASk1DDUMZhbMMoXLy8yhAsCU3g5cp4tFPMXTbNZ3stQLWXtttA0jgovdzi9jYVPum1nEGrC0hCG7zdGPl+k4z/kU0XvEMW0VlQEJBaNoW4wDE/5NK5aJMFdC7sC5MvM9wHHAYXagJ7ZqfOfGCAawzaQQB1CdiFg7XZBeyLRV4ZxZCbEHQ2rpKzcXWiGyy4q9zZuGratjYXmwj80N5IcJ1BQ3WYs+A/3B5kacCsrJ2xsazUFxKyQfEEUMuFhkSX4lzBj4n+QOKLNhdht5G96Of76SBhvLOTJO/I3B/kzH0fR6EdoMItIxrrl008dhhZB4wdsGKPQMHAz5pySxKJFYgW9bsUqKwg9oMYAZLA6jBsXx5QC9BIRZ/KLYYpxaxyBGxZBQGytg6rPe732FQ+SM0QCSH/VrQtAmyTF3RAsrau2hnKjmJNglRRcyeWm+sPhnIY0SV0E+hIazlAjcN554ZRrNlgJ5hsJPlRp9hYkmxUo8uePYl/Qx6dXMPDni8++nDnyI8qKgFWPSQqXWhN/EXirOngE0U9RUYA8egTztVcnNb4UnAioLCRlMn4/gGZxMuvwUBlVSr7cTkWR4m7QELTJJKQiWaMi2cqnYsAK0T42ToDd1ic1c9g7soiV2XueQv9YABiM9LpPSG3RYW5xa0N7C/oIhwGIpjc5GWc1kDTtQEnGo4M4proAgIJjaXgLm81PQVr0M8BsFbox8DYtus19++EoWsYRVyY1N0N6yrACW2fCGJgcnsQFHu8z1azOeT/oBkpH3FCuAQ2acDlgoUOrNILe1IeU1Vg6ALXJ2VaCrYMWQrse1J8A1Hk0X2gpeMHKtjcUURYZKubsI3ow5NqPVrWBpZQ2EmEFT28gLYdfeBPKRu/ZMujD7gvBidwtseHzJ2WbRLQUGFzKXKIl/xw3iMXZScFeSgvAadtxdI+mU2PICOfc7Ugm4K5LJYR0g1w5jaPpc8rCIJsHyVgubSTOZPW32m0/NbRaltNi22YboW0HavRyszlD9YWmYKiMFP6AAXkAjA2w58wbMOaQDtCBFqoGtBRnyC4Bukjm/X/3MB/Qx1tAjtBRhIcQspJFikXIIGQYSEMCdplppIscA4m3GUkC0OMRcwXD1+Q+QfT6GDIR44jvESESkSSMojayVhWQcgGyhEeuzoEl6OKpClSkUYmPEtWod2W5KhXNv0e7BD3Nof4PSA5UT4RzWCrT64ydt5N+hOfruPzU8b9L4/ADb3l3NjOhNkAWdHGpIKiRiAcEOF7dRorOhlr4ZkoGFvCPpLN85o7u81T3GB/TQCukPcOEByKWEqBDtnQw5WGrOXKC4DB5oq3gW+BogVZIw7Nkrjh3JVlDFbzBhi9K535IDbwfTVCZ8JX0w5V8G4EoGdtCL5PEUQBBu24h9NWPvA+sIfcPsiR7yvnyvOIthmGCuuwScl3G5s45qaYDJtk9MbcypG5rpbMdbhkrqslWzpaMuhoGY8HDHUtOSKfKx9UTYNvwQFe1vu8TgdxY5Ih9/fNHXJGCM4DUt0w2Mb3nVVUgaQjfaCJIIj2XEiG0cZ6n7FIajK4r1Uy7JAKa8ta2eFaJEKHWGlLkrC6G7G6sWVIm4hGz0ByED1ZtLnEuW60bmntUWpq4MfD1sbYjSSPOY7ssTZA7w8thCr2tOmHSXSRonDFLTXimR45E90+L7piaKW+khVlhWfZUDcKnO1nlQm57NuZ5D1DZYsSg+o1sknQZ5aWYjqJNhg1lbRRCgvc5OfFQ15fvCS/9pEYyE/OfjQu8JpGCq8g00VhkZe0YH2kBetHxhqYdxTXFJKYTSMxWz6J2QSJThZJdCyHR/eobjfS/B6L7u9Q7Oo0Et+LlHG3EY3mbYEtS9bijfxMRbdM9VpC9WpmpKpcYIm6CixGZLgTlNZjnvUYNMdgROYxgA21EdYggKW44QcCEvORAKIWeruZZG/zSPY2B3TTQdybC7dpoH8FHR8MWC5msAxDnpUFnlJIlNYlkyytQyZh2hKSt7WxW14NW8wlUHGah8Qz7LF8B4YLfGqh4vVsOgo4k4ZrGg0XOlI2Kd7NsuJwJmTCKe3uykRQmzo++cPhtfwF1n4/HTZbKxOGYR21RuZOhARdJ9JHRJ0hAev4bFjHEqh84c6CigJQubk+glBx2Fl1W16Q8gl6sulQJgjp0S62n3xYZEHl4ICbmwzRuq3Sq9mAuWEG5aBwzR28h7tEQ1+LYWSCWexmigXnsLlkni6PzNOhR2m+AQG76nXIhDL+GSQGgG3IdmCAdpuD5CHIjT2IyIhrIrgj2zBmnxCzHWP2GwcJwTwF5t+tGJ458ODCCeTYCjzews7/SegLpOBkQPjzCk4xAc6NvBZu6Tu2893gVcAccLd2ynhpPxiBOLlK3Qf3wHhpNxqrqFSelemYRi/c/ZXKEzKd3tgO95PEuXLiBth4Nrf13ZHfywt4HZ43i6+kV48p8KrU3K93g2/nAaAz8iqVw3APVir9inaCsW9/HB6W3ChLkMFxNDBG4r694VbJxPhuvnjad5nclmssXLlQQ9SAHFSOG6mhqtyJ3BpKDrDPueYhX4QuLRvtmIwEjw3Eq3u0ExlFcyLuoIwEJyeqdiIDfaixtTP8sFsFRGqucvtcQ6apGlmjWsNmSZbWqCHE9lqUqrBdpTVim0qLxBaVVolulZaJtSqtE8eVNISnnAvrUSgLq0c9EomwnKDzN1xf6skeJMN7JBQwsfB6zc+4s/Wad73mWW/ZSJDImBJpaS0hDAJ6bYIGIW6j+YbY/UDPi1lcBrbe2CtBvR0ZtWCszgrbcBrraS3L8qyqRgYUiAhaEf0YYfpWVbUsfDqomGpI7CNZ1G1SAeX2gZwyYNcUYiSYQqmDL5haPrKJRgdM8pCWa9CsspAtlSLZMC3llXEZ60WYsJaxPgRsgBR6pwa3cIGemT8lsWoRML2D4Tsz1locMEOrM/e5DLC90aWqIoO2zfJBZllt5/6DzJWCsfU4N6I4xJaBX8eBlG+SWYdiaZrR5kKau/vwvLVmyBGhIMR9qD55fEo+7HkOWYC/vADdkMBGNvcjJwWfWM118cCAjkTHAYig5hsoCltcSKEAPlRx2YMPcdnjxDTYoRa2G41qG0SmW9g+8aK1Q4PpwP07mTy1mR4KTZd4aF9tC7xmXMJGdgfGYR2EwSueyr3irT3OfnCTIqNx7MXScPKj1FAGy8devn8Z4YayPGSMlZtmRevGbmEVH5Stnb4OlygG7hNEq4o5i1zom0rm8a7g56bFaXwT/OVqO9Sj1N+FuyWKAfdC5hCPHxoF8F0BVFTF1+ZkgSjbBDW+9onzEyOJIAoIjvQoqxvNrDpcliFam2tzRgMYj4GRpI96b6fBv3KP3IXClseZe4h9j9DWHjG3ruADyNzuJapA5IBN+4nsjhxwCM9kKHSSU0H/KJBzpRI8rnM4/4BhecPkqXEaEwxH3ksKxRHVVrEfXk1OJQ0HmG4NbXG6uZIw2qIZVpOFOCRfKLNWpZ4M/F52yXZtGUuhGSWsBeiwJUhanqaJL37UnU5VoixVC/nIjKgUvKWTe/eB6SwDgwTqEx6y7M0YJA4bJwH2PckwqeGCBEFyVYuGrgulEZUSnJxwP3keGMfmTnmggK9Wc8bIR4e8ZOyGGtWuRN0ro7dYQ3CPR2BAFxqPWzKInZYjGU0ZNNZRfu4n2NNpKby5BcVC7LYNKNMuP/uvC7MnIWniHu7A33fg5TpMLlgSdNssCUIPHVHI0Bd5jJYNM4BDpkO2OR1OoemwrZMDPJ8NDyG3f3Nmy6YfZpFl0zIybKpkNGz6kmDY9E4XGTY9wW7YtO9nDsOm3T9zGDbt3eYwbLpmm8Owaf9PBcOmn6FO+bv/qGHTPSqaNZ148JebHu+87l+rhho33TXUuOmTuZZt037Zbtv040y2TT/JbNt0l2Q3btrx91Vk3NSyYmqaOd16jcOWae/Pj2XLtGNfB7dlOt60ZbrmQact008z2zI9fLy2TPWhpkzPGmLKdOApy0CpMsRAaTYZKGUldmiGfdLf2e2TElDekBkoX/ISUJ5HQClnBMoP/RZQPsmt7ebYgbLjYQdQ9j7ktLb7oNPa7oMOoLzxOgEo33MDUB4k2kz5J6zt5pK1XQCuDvk4re32OSDyr5kg8m+ZIXK0AyCfXOWwtrt6eGu7N//QCaEPHxNCMX+A0K+bENr/sBNCP8sMoQMChLLvnrc6fqMTVvnzFlnoonUCEAMR9wCEH2KES0eveq5Ry0cg8gnZqDhuHKvIlito3HkPtxD8iFn2Pqrc57xy+3mdX6PoL3h0H313tzWpD/GEA7KBdI4INf+NUfN9rOYHZAEP9fNm7Ib7KkXs4q/4K1T75xmtU6iYBxSsz5e8Plt49EaKPsKjuxUaEqt5cJQgcg4bA8XCMNey58BdLjDyz00jcTzQB2pCcOiMQJ7RQZEtvQYiwC0UODrcsRtxsGvioTfu/NIDGNhlAfyZ72FOXYDRrZzUiSBe6AMUfeb7dHja9t5trJ9rAI3nE5XusIEs+D9ntUEt1nzyDQeH1F1gmhwUP2hjAF/X4UGRrqepBefB+fZz5WrLsQvkFLYHC8m/Js8E2s+/boTDu7jhISafYw/OJLKokK/1Wl13DebYL4nVarZ/BK4vxfAS1sUMwZ4F21AiVgXXIyp5JWGN2rWSowMcpGcoBHpoHG6KjIGqMx5ms2F6e9/qDQz3VsPjrhfg8UL2WgXxKN4mk45BWHNxBH7N0RF4+dEQ+JMCVfG6Qgg86EDgO5wIfLsDgfc96kDgvY86EHj3owICX+cFBP4B2Rr5LyBw+KT7n0Xgf8+EwL/6n0DgO/4pBL7DicAHMyPwjpX/dxD4Y04E/v2VGRH4ypX/SwjcJDYfELD5dgdmZzV6t8us0UOEzK9emRHHr1ppx/GPHRPHQyc/AXEvm7WMPKvY+/sX8P534NEBo6C8w1Teal5eP6/GIYru5NEHhaYcoCp1P25WqQ/ePgPDAA8MpeyHNWeXYpzn4esO8Zdk5MRmWN/cpw5BpfY/ayxCEi1CkrEISdYiJFmLBV+EqsUNbzb/DXpVWIKs1+b6chNkUehcb4BFdPWYikUMsWdcpRRalhRalhTYk2boxFyWFPvSo9iXHrR3Vk5ndcPQRnIeIAnOA8A/I1u3I2qBHNnzykry76LWkVtOBdQOkdFNg01PNHsGnO10cKgDrrhwj+/0GYaFEda5fD+XPaOTkTyyRYQmNUF+xF70/noldB7o3kX2/bqT9VvegkjbFSA1wVdo93YBoxXU6Zivq5bxpumQehHpbS4Efx4LIsFFdVJkBTjLgZwjaD8KPwdXo2gcG72kQNloPjjMjWeT8EiKLFsADiGVdAisy0G7yf8qu2EoEChiH0ROIVNFkeAMMoASfJxOLrHErPbZmsq9hExhS5vKXehF0KAtWFVVQLoAu+zgzoq8vYBvPO7NirXlAtaPkRV4vkqdPirQLivLQQg8UesCYwdw8yyH3li+DJQr2V+VnyoAtz7Go7ycQaLWBYf5ly8LwcdWOtgVYJGQ1TLypyeDHo7CX4NDwECforhWuJZDO7FzIr/6w8CBZfHIiEXoKmX9w3I8GfnxB+tek+MFbhBFUkNhtL3g0JYN+lE+AclOKpKzOOKORw787lc/X77AHoIjTGwwUxFfKvLBzT/96ZJ4yBfJWaSx4MOv/fKWZRAMQlCT2kLS1pB/oqcrlLU5oqZhoyAU0PxdE2V0/OqfWHs17AUXotUd3yI4VQAbeXhWyz+xV+WpPF0TB7xXc9dtXs1v5HXVZti190+Ul4X8Wta3AMTBgftMBLvAxF5Jy/5eJyYCARE4lcFxhmkCRA58rEIIZDFkUm0qTZNAl+Kmc91wvhs2C5RWNiFQpkeuDMnG6Ipl0HtdcmvIs3U2CqQ8VDU48AVKECHfVqOx5MEZmwe2V3xTuCY2q6Vv4VasJphs1NybWf+xTFhydIPjjocw04hvAWslIyS/F0fvRhHPIkZn8E4FA0asNNlZGrjOSsNmBC9ZMmGGsfDgII2XDOLr0ao2MdgFjgfBg+WyzWTyIE7WIWT06NMrT4dvTdqtH7E9EGCvwkPwaZxrkin85AnlyL6/YUI5suYNfMAtX6NSuKMDbQ3Uysa6wL7pfub7mJRNWjnS+9xKyqDfeOjA18FelIQpaUAO4NjbvSKyAhCiSWGqkd5f8E9guLspoEa2GQ8bV610ZhQCX1khHHDpCtA5XgGC2MjJi8CLiEquKmWVdC/BV7q8EAzCgac9IwMlAlJgBKgILF8jFkUgr5C6EFkKCTzKLcgLUMbonQRNg3imwzkiz4yQZ1QIolHMz57lS9AhmhII9LAFlMGcL7B9k3JhNDlfL9Iqx9a81fGgNKslGo8XaeVjqyB0aao9God3JRBq1qONenJuS6x17lKpOJ2MNuhjG1KLpOZYKp1ILp2UaG9NS3pcb9Fb0xRIJ9obmumxKanrV+qp4oZEa5q9NzJr1mPzm9NSS3RJrKW9pdgIxlrFoL6kLdraqDcaYcgjGmvVk9MoTHmZAbhNb51lJmXFzU00NaV0M3gJhXipRogK5aG2aDLaoqf1ZEpK6w3NrbEr2vWUFE2nk7H69jR7bNX1xtQFkCglTYlHU+lYg0YVkVJ6NNnQXFwfTUqxVpbZ3HSiTUpFm/TiaFKPFkOoMdY4qyGZiMdnJ2bzlxH2Dp6TemN7g17ckkjHEq1SqjXaVtzYnoxiKKkv0qNxK9yoN7AO5wHWTfFoKz3HsJ3FjcnYIr1VakukYhBthBv1eDpqBFLxGKv0RdQXvML1iXQ60WLVkg0rtrA4lU7q6YZmaXEsHp/S2jg5GZ0/P9Y6H1KKQaPbU7ErdSNQLAZm0XM8kZyVjqZ1Bh6sI4uT8JiOLYwBmDTqrCpSlA0KNgm7WmpiQFefSCwsbmaVluqjDQvnJxl8NVI/pZuTeqo5EW80hqApprNAWl+SvgCfWNsmseZE21J6o9SWTMxnmUL2DVIK2/ntmL74oljrdzhI4ePYpnh0fmE62a6P5s9N0XgKAg3NiViDXshIy2KaDpqUntuSKmprjqb0oiVFS7OkwmhbW3wp65Lx2r9lIc03u1nncKLxztRT2uJmvVVbmmjX2trjcS2WLtIYwGtUp5QWXRxdqi2OpZu1NPuY9+BYvmNvhz0tHa2P69oi1o4iLdLamNQXa1MT6cRiydzhZ2OklYbDWmIRS14WDp+rxWNN6XO1xdFYWisJQwSmKS6pGCZRGSai2jFoRoA2L5qGWjStsbFgDWFNS+pYcarhOSktsbhVa4ql06xbNJquWiyltSbSWoseTbWzCTBWyI8NNCt8oa5dwMdesl1Cf85P6LyzGhItbXE2e+NLtWgKO5ZNrkYt0Uody7q9PdkqdDsENYCmsVLsklms4xDoWPUunT4bOhTgQpuGpRRpF8UammPzo60XRutTRawrSyrF+hyj70orzA4uKeVpyp2DUHns/q3X44nF2K2AOzRALNQcA1kaXRgxIaOZjQnD1G0prSXBhsRICC9a2R82BBSVOldLsIyTi2MpncEi60yaMSnMchorNp5gXRPVYM4xgFuosy/CGErBuCda2cJg1tf42sTejuu/C16q3/W9OXN7Sc0XX5z+gnf5V7c8eOiG9usvueWxDfWdf7vrxvRtlzfc8eNXnipcc03+p4dC3/hobWvl1wpeKPv51OJz9Uvv27bwjtJDWZM+n//2xYufW3B1/cuHfnLvQ+fPe6Z2ceLhF+7ZesMDV9z505bTviE/d9Wzf7rnnbOvm/3FXRsLX9mTu/Fgx6e37bztpb2d3csWzPxubvfW7eOkF6v/eM7I9Y990PfKvnkTnv7rH+bmzGm6f0Nhl/7RQxfftuur7R+e/tXNkzZ9a8fCvJkvXfji9dvf2X73k2/ec1b9g1NfXXtm7ab3ajad8/6KLe/t2PfbXwXeef2Vm1Kx2886677zlz1WOSZn19+PvBxdNWLxnvutHqx/4LkPlmxlI71izM/abv3dLZNy3deN/umLM0ZPmrvpa+du2br72mr9jW2XPVJ06MZDH855N+856e3lt/38yxHPrJ3y1GOjF+e/vrTnwOyH/PMuKlm49qrL7hv55xVjek55ZNwHP5rV8uGI7Jefem/2rJ2vPXpT5chXx0y4peVPY1+u8nxj846Pq5467TentdyZN3nj5gsvXPR4/sWb90/uLJ6x8ok7N3/jV9OffObbT/65IWtqX9HrD6h1Bwp2flLrnjX2W3NnTj537y1da77qveOL98fcP2XLnopL3deu+9ObuyYfXjX/r4PnBEfeN/Afwbefe9YBJh2OcLcjvNsR/sIerFtnD898xh4+67C9tFvX2sLaE0/ZwoULP7KFP1dusZX26KTHxHBw028OiuGvv7vqRrG0w9qfHxbbVnLv3LeFsGvnC6OuF8LPjX1i/c+E0haNXxh4wwof/KHrzOd/NBQ+jNKuHPno2a/uN8NrHmgtXdL5AzP80GVZtac032uGez7c8/KoXb82K7fqpLroN7+zyuz4Taeu2bEpsckIj8/TDp9zw4svG5Vb5b95YElN7feNjn8nsKPyVe8NPTy88Y2L57teeuGTF3j4oltD359StyxxhHd8/50Pt43ZsvW5O3nHx91vX1h5wqlVz1G49PlfjOp75ttvrvoblbbivMtHxMffGjjxDur4u2c8eLL3hatevq0Xw7/pPF3747THT9v1ZD92xeSTTjzclfPwzNsX3Yptu/T3I0s+mPnWxtqTnkCfJ/fv/fe/f+2d066/5NQPIPzOL3u++1TV3n3bf/WXm6C0u87/xsdb3ar7nF/c/yg4f3K/tK7l1Ocn/WLbo7e+A2p4Z0orDyQuf/+ql0uX38BK+1FRx/rXr/n0wGkrd/77g6xtW6u0wG9bw3f11I+r6JOk8j2hw2dPmfKGsunO8wuudc5nqW7E3EWvZ5934VW/+eYF/Z/+Qdq94MtYVtemvJfO+nTMov1d0pVTrnTlvH/9LOmjvzzy49z7O/b/bu2UNRuTzR3v3b+x+pXfzpzauWLMH+6ZGum/4oOmhg2rz/r9/LmPrFlz+zfjF99Td1725pa9kc/efujwoO59a+/MGXv3hUtKy8orKquqa6L1DY16E1vzS8Kl4bJwebgiXBmuCleHa0rCJSUlpSVlJeUlFSWVJVUl1SU1peHSktLS0rLS8tKK0srSqtLq0pqycFlJWWlZWVl5WUVZZVlVWXVZTXm4vKS8tLysvLy8oryyvKq8urymIlxRUlFaUVZRXlFRUVlRVVFdUVMZriypLK0sqyyvrKisrKyqrK6sqQpXlVSVVpVVlVdVVFVWVVVVV9VUh6tLqkury6rLqyuqK6urqqura2pYFWtY8TUs6xr2WQ2LirW0JZJpvphP1Juji2KJZCrLFn3p9BmxdBbRa4yM0EwOQDtfSyeXajbUwL+ZaTAMkVQqNr8VmCBGGUrSuHHaDF1vg4U01soWTUZ1tunJ9NLxGssZl7T5CS3RBO91tvay+9gsMX++ep/Pi4mk09GGZsw9S7MqVsRXy/H8/m0kAC2idjwRhvA42pb9UfIXMsePKcElTfa8nP3jXN8p/5SWYuxFnNH3zgSw0sejjAhjhAYjROYzEi7Ryui2BHQWY1Ri9cDf6Bp7wag0XbIoA6CEU+2M/2JjEl2kxxmNkAQKQiCS2VfpFEYAceEsr4l1TmJxSmtKJlpsXxG3qEUZnaM722Myn8PQMya9wxiWBuTFMvXHrGZGsV3SNIlzw8KV1BsSSUaWXcQ4LEaAASOUEt9fnAAKSweQwSojD5Kyv49qi6LxdiTekDyzwWtDtBVIp3qdyECk/obSYzx7VoX02Ez0Gn/PIEzXW8UUlwGZia8YY9eeYlR1UkskMYYV29DMOpnRvCnzk8mxFGNbl2rIAaa0NuCLsNU8xWR9EWug1hZbosfpdVsiZrE/0jQOX2kgfgmCDCK0CJkmGGnWRJORZF82MoqyhVWjndHVrDsaxPbpcfbnAP//Fvv/Z/v4AWxgo4tNSHD0j0BtA2ud0sxPiB6Pg8TF5AHNJEJ/DmH2tPbWdCxOEyPGILopkUAaOK43OYYH6fN0QpvEGAI2a6LarBiwQhpnewHf8BpiGZdOn2XiiCLtshhMiNmsCsDXlIYtfqbc4Gcq/hFe0M6fnQMMVyKucxp+7PHxB5cR2xJdmiIsea7RT+w75HMZJM+PtSIAJBnfMV9PMDScXDo51jgJocGRH0kqqNWsNyIGWNjfTzYFK63z7d+D5GMilDhMEuu9IQxx4ockm+JpvdGQSQ2HP+Y2ZUQghmjFkizZL+qZudAzXFTneJ+ONSxcWgyChmISJ9nfz8L3fMiKNErCuMT6pbB4sa+kYflvBpDNscZGBr8EroJAQ4NZiKNPHHgzQr3Jf/PhbIum0rAAivlfFF3oYMQZHPECz8HGxBhoFWnT5zMsM6M93hK1dxjJO4Zjx0ssdrzYFIqwyOOHcRt8EwgbTCzM1H9I1mHjrw3kDbOZRgHxaAL7DhjuRhB3xNIOlnsSl5yRzGR2bGGM1YvEYWZ94wlGc5C0pLWR5hMm0FBepgFqTGntbWxmpUD6Agnq29Npttw6xCmszEntqXSiJXalbmFYQQhljBRWJtrWhhUq0mYzZK9NS/xj8hJzfEx5yT8jDzlWenP+jf2/IT9JMzzNqEpLIuq4HONNqTPPz1RzMta6EAGqORpvQvjkMJlJSsbo1GFkZOL1Pycv+/85/pc165CZjRpgyyGwCgz7MaS5uDkWFwVmBtZgEUQX28crm98HB98ZVFtsr/pV42nd5YcG/80QXnS7TEGENE+aM1I6+lV99Nc7B5dPYP+fGhyk8JHB2sGPlw98/Cm7D66AGLVDlqS+wTf3DpbAHuDeKeSnfDBv2DxJe/4j43kFhIJ1fa+yfI6w/8vy8c01bZLCbkqRLBlhqVca4Hl4pL1HjhypVa1cr5fFMr6CTHc+YpXpXYb+5QcHn+LprORuaffdd58PTwrVyAvPpygZqj6Qx4jv3i//MgFDufBnOk/XMcg7aPDLQd5byglBSTud99xCK7+ZUnXHNpBIcBhnqaSLjZePGemCkp35minV9IaNV5K0h9LVSefZhG1BqWCeLfx7TLe62BY7x/GVJK16h/ITJWteyT6IGB4Q+4X1f7fi01YFJWX5+W9K9ETNCghjU1fX4bFYGnvB41RnJ381WGsCiteMrRDT9Q0Psbp6NHgO895jnF2GdC5taNxCMd1QmMg1HlqGKbfDBDRZ6rtbkq4w0w3uZA2shYlSdylM2nDhKIIxfPs9VUQAdSYmcIpWXzLz+2zw7wXBYVv/a9WaexmvAJ+XVjqVVa8WHtjf+7CueL05943BvX/53EXpXqsdvsMHz3hr8EO3Ndvqsh3Irc4ayzMRQoInAKBL0k2sp919ZWoZZN5PKfLOg7/FHhMFHPWa5XwfzJzuUnu6jiGt4R3+bY8dgw1X7ned5YJsdOall25S/shW0uAFxvOVPN2aqUdvxyPDt7OjHyYKyUqlJzzCpDzK9YKZrm6YXgliC1/0CHnhKuET0vhM/PnGUcbhzqcVs6Q/H2O8DLzQ78m8Xjivjz2Od7XvrNCPGM9WdI+Xp1NN3HFkxdw/rnCWssEnljh8Nft8x9mOo6QTl6qPhXS93uG/+WRofkqm4ftsaDraffmBPfJzId28ozRn0JFfv/EwwdEm/1F7Jd94yKJ0h8w2D1JvnOf4INuWH60pMszFkxjweawlSePpOnrzTdg06+SychjjP2pbzRzL/HyFrO6Qes84QyqsQxj2b3zGRmBIVZhusrmKY3nLsodkPMc/BJ9cK2fAMA2OdL32oNmo2NH72WxH/Cjp5KjVR63+4WAzKK41Sipzfs7lSFqcMV35kA+W+Ietuu1a5kzXO3h1pnTLh23vGfxOU/4av3TMq4PNw9sc6YbDqj/JlF9dBlx4HOVC6+7CdINvewfezcNpMeCAFulfaFIfIz9GVn/+R9aOPf6jj5fRM5/4M7ag35n2i6Hl9mfEG0PGLXM9VdsGx7RebZj2uLPEUTSLHoIxs7KOZ/UYHMzPOgY9xK/99nS1w/X3wQDfm2a/r0tVDDNMk2ZI3+I/k4pl/0uky6UG6SdIPMIPOL5a6ZvSd6QoIBoWE5aI0C9jv2k4J7MZAi3j3MoZUgjTTZAmSpdgTBb75gRcEBSWMgfnkgcPFkO6bGkE+0G6bPY7EdNlsVzOwic3poXrZDB/i5BOPzvkK/iDusDPZS5B2TjDJkhTkW6z8suXRuEPQIlhUulL2G2WktID0rvs6V/x93XkUl0Mi2dh/U6STpfONstSOD6SOU6COrk4Y6TxZdbHyi7l7fWYGCSAfaAIdYa7imVAKp+JVLMceE9j60M31jkt/Vz6hD2dxvrkfOl8LJd+TkxJ9XPzn2SWR/1DtRJb5GJj4rexFG6W60nsR630Yf3cWE+f+a0L4WWkVMB+kMrPx5dK9phjpA5hVlxmraxRlc3aq3wsrfrl4M/gja0VzZlOFnIxMO1o9isyw2eb6Xz8yeghF/7s+Rn952W/XM5YhaU2aZsJQ1BcHWOVLzbZ5eL/x9c4uMrH0VVePg5+46oL2FV9FvwtqKjwsis3F569XvhXkMOuPAiXl5dPmDBuwoRwOQX4H3ZjOZTXjhoF/8rF69RTi4tPPc6q4QfHTgZllsMfVwGVgdUuwDhXVrnPfcrJZ4weMzJ7/PizR2g1IX95QbZRGzVQiVkEiyayx0jJuHFeygO+Pt2oQrkRhdFjyylrKAL+YTT9/rO9dwGL4kq3hnd1FS1XRUWDilWAqKhoWkVFQNMiKioqKioqUVBUvBNFRUNMA839fhUVFQEBFREUFRWROCYxhhg1Rk3iZIhyzTgZJsfJ1C6dnG/tbpyQOXO+k/N83/8///M/pzMrDdXVu/Z+L+td764M9cupDq7/6mWclYND9wMO/3Sqw+v/sQ8xr65DDq+N4axlvw/oeg22GT1aa4MfcGSw1nBEy47hII6ONv40eLTWUzXY8As7rtUaD483HLAZN047FK/hw7V98WIT6mMce5LdgJF4s2OvAa6u2tdXdRhtM1irdbD5b74wfS1eruYCs4+2u1m7uczhl8X+Cxs6dHsbZPS+YbVYzj9O12oxu8H4weqXMR1crYyvX4+M90G2DhNcf8vLzdzcgbi+hamP/p/X/0OvAb/65/9omP/40y//7n5wwIBul0YaIVCYt60Mb/gXixxDAA0Y8N+akWEsV+1/FVXE3E3w8PjPh1GrfxNJ/vJiGfaveAdJ8Y/A12oH/M/r/z8v7r88o3u1ceheTRwYS2p/xbT/OImxtKHGgay1WkaxzjjI6g1iCf+w/xmqT/dIM1QUG5spU6bYMLIf7GqDU2xGG2qSgZe17EfDu/b1v43nG142WgNLdw1mM2X06IEDrboW0acPPhnSh70cfpnk68X8aqH/zZebm8Ov61CXPQb/T2z9z+s/f/3SsdxV3yVPVJ2kUx2Ajr1Z7UduEfseMslAx+KvtiSPSTlpUN/lBRKKzjCBVKl59CR+PawFN2LLsd6kSd1ArHvcVAfwhaSK9yQRxF7QkSa0Kvacaw99D2vOjfclmh5+asKZCtoetSQfLU6hyoSM7+HTw4eYct3/Y3O+5XIN31ZwjN/YWMW3X7jEt50v49c1Zqq/q6j/ruKC+vPYxoTGKHVTRVFTRZ36WUzus+hDQufx7BKTp0kxjbXqZ1GZz6IP8r6NUXx7VJy66Ux8U0W90HkqKZNvK07BSecba/m2unqMmW76eWJjzmfRn8XyLamZfGtpsXAvtTGB39UYJzw6+SiK70io4fc26s2azsc1nY9uOp9r4ttY3Kg37czTHwUK+ZDGan5fYwquX5HPL2qMN9nVeLgxhm9PzbbsPBKbD5wAsI7T9WpcS4crtRcf5Wc16vmW5ES+I/aUSXBjEqbacuUiH4xLd9Rd5VtS4vi22Fihs+xcOeacxLfVx/KzG9OFO5cbdQLWn8O3FJ/j26oL+SWNMVjRaaxoe2M0+1yvbiovaCqvw5cPluHjYr6jMJlvT7vGtx7Pgm3SYRuTabCgHqbLh+n4trR4vvnUOb7j2HV107Xqpmvn+C1YEcZKEDqLU4/xzfVX+WmN8QLmH6W+k9mYg0l0FpZX4JLxwqNDD5kTqpjJ17HPLzRmN0axSUbxbZdqTO9casw2GHhPY7HQWXIui28+X8svbixT4wIYid/cWC08Lvsql5knG7+3xl/k2zCHlpRYeD5PuFvbGMevYF8uv3BJ6DxxPgOzPNxUf4lvTbnGvpkDu8XzLVez+Q5drfDo4EOsvegwTJQfZ7Id3kjk52EuredTDL5JNMUKMMPPYmH4aGb45Cx+Bk5qPgwzXMjjW9P1wu2sxhQc1MFXtXx7QpTJkkY9fNNSls93nL+GFaTxnoi0O9Vsxq+D4STfVpTCt8amqe/kYmWIvnOn+faKKBjx9BW+9fppBEsK35IZzT87k8iHwjMthedgMwTPCf15viM+k285USTcKGfBfS0FK4SfohtjhM6TFVV8W06ccC8ek9jYWC7czW/Uwe01mENTWXxT2QG+JfYSYiyZb07P5dsPnuRb6g8Jd+NweltJPb+BWfugwdptyTrTOye7Yn5HYwo7jjUIdw/BaRhWD6emqJtKTjeV1PFLWSSfug73HkagGF2rQyjASSU5JuuMkys8Uyw8KnlYx7ckFcOvpQJOizL57no9s21clhpXy2axUJaESebwbfEZ/LOj+Oj4IYP9PotFpjGXlV44jaGT+I6rl2GxojIsVM9Paaztnkfn+LlsKZkspPjmlCgEarFZ06WDTZfSmy4lYZ5xLAyfnS5BoF/Aj+o7BwxX6CwvqBQeZT5EgJdUYWW4QM1R4c4JJNISpM2j3IeX+fb0avWd60bHJSA7E04yQxljNxiGaLsMkriWjZGPYGThLmiAby04IOA72QZH6Qy+KK3HxDP5jsMxfGvWEb71wklQTxrMcIINLdy9gGheBwu25B3kW46lCY8Ow3QrGqP5toQMvr0wCh/GIFcS+DUI6rbcE8Kdk5hAa1wa31KCXK2+ihkn4+TD4KUk4VHGQ+TE8UulzJZs/M4T+aUsk/Cz+ln0GWaONniyuTaVb9ZdxkJYkJ1HIiZXmnZmllwAqmDhuMtdFj7Ltx+5DDK8JnxR3phgssCQIksaE9VNZ+Oazh6Am+oqQAhxSNsoxHC08OF1Ns8DRXx70hFQzVXY5xy7avuhBL716AHhbi7WMoPZr+Ys33EwFYFcYtmZd6EYKGMAUZ0oNXmaWAcOW4DzOuJTYM5iZpGzcZjJIb618hhzUR3ffjQOmZjAYj/xHE5vzTzJnBiH8+PYN6t1hqCMwnKvIbvj4JJn0cxbIPRkTKKKbzl7nq32StdqKw3FBLHUnl1pMoN9VUA+YOKxSORc8G01PLUMw3yeyOLAsivTjdTfFlsJftHjcnvBTozNcIk4eD8dJs40mA5kc4DlDPNgUTncHM931BfwrafK+Y5irOdECfteHGZdhorTeTLhEBL3DN9emsf7wPrb2RDCV0lf5QiPsrH+8MYyvjWpGou6YHDs4Rr+WXEx/+xwpXDnWGM233ahGKvAUHxb5kl1U3VcU3UenFUJR8Qa6uCZPFAruCghAxRZkYL4qkLRwqAxx02enj4Ck7bEHMLwV9nw22HS1niUmRMZmAlzSHNpLpYHV5amY7IZSXx74mX+WcVB4VHew7rueVrNyJ3RSmdR3DFQcyLffrxY+F0tC9BTMWnItQJGNgnC7+LAFU/jc3DldYzXanEMRo/CZYrVhtKBpDtbhiGSWEnRwxnRwudZjM+PpPGbGJ9eiGEngs8RjqC7+DS+9TBCIzoHHjjMqAol3KexEutkCuIKFITqzknkZRQqKr6efgJ2PIwgLIKZYsHxx5GboKLW6/VYdQyGXMbqYGGhHvR9xsCdBn+2XYpnwcPoYmdjKd9y/QLfXFbKt9dXgZiLsJ49jdGs1BiYFqmWVwucxVHMqOI436a7bPI0LgPngTrwcfRB4AqmHM8qeP1pQ32rK+JbcosR7LE4Lxirb0tLRihj8QWMQI7ge+nRnZlptVgKfHXsisnThGScuhER0HH4Iv+sEgR07DzCMt6wligkmB4pXFHH1E00syiCpuSUIalgi9iT/LOTFdAz1ZAjpaYGemb0Nw+1qi0rEYFWh1NZRcW/+Y6KLL7tOMydUQDzxWSBOU4jdq6z2Gk9XKP+7kw0jM231uTByjGmhvLO3LQAJnhWXgmnoNDUF7A6xyox8re0DEEHxROVBIPnFMChCNGL9Wqj+lIb6lasyXf115GxbSeuo35V862MZ5JzBCRaDt9ejV+KILHORzEhUAOjpYPyz7Ji9iwnl289EIs4SMfn2Yw1S/gA+HcnItsHZeW7iutsvktAEx35yKhMRvDZ+u7saDiawyg/hxmP5Vm8gXkxoZakw8Ld040JxtnmojSVIeoL4afTfBtM0hJTZhAgOjWrd0xbHi7G3M6zuW1mBIIgxvLTQaInQYLpINJyZsodII0QOKD9ABL3/AnYqhhcgbNz+I7L16E5Mk0WNRqK0YVLhpCHrsjNFe5mG5IkmxWqODBlPfsKEvJ4GUxUeQWlrEi4W4/pQqywU1syE1jSQlmb7GxMwTXbs8/ja1l8R0auoeKymlXBbA3eKsmAtepgLcY7KGpHGWfm1goYi6VVFb++MR6hcInNf/lrpXnQqLwMEvg0MvQiUjsROi8e7JAKdijFiQbTRINcYg1+ZgpMB84oPXqB77hyjO8oq+bbr2LhdbHwUzk/vxFkeegk3x59jpsLD0BQX61HuMajDp4qgzX0hvnEA3H8tkamAA3VIwF9gnAvmTnrmq6p/gLffqkK7JpgapQWjHSuH0AelyOZ2i/WQRof5ptjkIlJmax3KIjivTBo6+nDiCbkysUrkFioOgcuo8LVoVifUxtFieF6UYwnmGBpr6vFrHXCo0JWy0rj4OEDzEIdJeXGoMnDBaLZJQ+k8q2XLnMeTL8whmk7ma6GpQ0F/mRWnvo73YnvdOCr6jREbjy6iWi+I/Ei316pw0oz+eYrcVwQxBeT6cVHQbn6WEMtQcyBfFuuXzbUOhgr74zAKhvfnFQo3ItBjWytY3F33FDAo9C1XDrLN18rNLgiivduRLE+kZjIam6U8NElZGfrmcu8P6O/CxAvOvBcVw2A80tZo8GuowOh4BJXKkFkV5hqvmRQogvgv5azoK1DNXx75gHwWjRgIHOECCzBKnxLUQUIpAZ6LanW0EowBhHunmexfaBIeFTMdGdZBWRhCt8RjVyvzzIw59VkviOqjuUoVFl5LfohvuNaDCs3eoR3MWy2jhXc4kPF4N90MLJeeHSUeaX+KBOB2ayROWhM6+QrfMeZs7gCBFVUtqHuXjiMpVxCCHWegBJqvQoBFHXJIHl1fPPJi+qmC3FNNfU4/SrrrxZAPTE/MtJKzOBbU1H86/IMwpuNf6kI7d01BIYewVRsdLPOKNdZ63CuDh/FGeWjDvq62CCOcNWYfKxBL9w9gNzzRw/1TRY6oZa4CuHuRYOi0LPKmljSWGsIQhDpCRSDc9cNI7Gp1CCfy8sMcYGMiEMJNn3NdHzHEXD2hTpEtR5pcwYXOoN+7AACDhFQfCoVS8tl8rqp/BxrNTFZEMjZ6/xaFhJXD4PWjhso90otfB9v0NHMqfjaQUN1uHQIXohCmrJOiW9NPMK3JyNmYphyhFFjzhlLK+RbTLqhuy9KqcZEqrGIPKQeWD+2kG+OikOTXwarRQn3LjDVVYhczDuPIDjXVI/VpVwHc8Qf4p9dR5AUX+I70i+jFCLqSuIQXvHMf8VpBaytRVtyuhKqsRZsG4WiATauho3WNkYblH0iyPyMUdJEwQXRGKUYXjmDFoSVmBN8y+HLmGqUYW1HrmKmUao7lw0yHIs29pssaXRwFAyZdQ2inkVwOdxfmMrOY3Wx9XocxBQkzGE0/CmnkELXDI3GFUYAZ3VwAuIs6SzY+yrvB379riIRDNxddp01yE0Df3mzhDh+FJL5Cgx6Djx6GlR56hS/G1Nvzc0zJpOBi3Pg6/MGqcaUXZqhULMxDKUezdDBMhDmCWO7y+bZEncBpB7PT0V+dpSB1oqvAMdZaYxT3ahBTSzAOJVMzOkYq+iZomOyI5np8CpjdwwVFFeC5ELPfbXEQJCG6I43FHmDUElHMUwEKVcblQObaktVkcELjEuvoePITIT0ToBMKENLfgbBkWDUjNGsB0UqXkXU5x/Dyo5DU5UWNZXWmRq3L9iyo+oRBBcQBOgL6zCxTBg3l2+5fBKCD9Gckc63nUK1qYEkTC6BYoiGWxFUsanweArSppytqaT+OEK3FPF4hZ9uEHJZl4EryIAilgFhzICHi+DL06wAQgJeZjLQZLGhxHbo0Y3lxcO8rPlpLzwGgihigYJifg4VNQ3seLAGQYNqnHIEUYfKeOIw2tlTCWnC3TOs6J5BWMcc5VvqIA5PJKI6pxv49bNYw9ZHDNaVzqQRqxvxx1izeR3NiR75nsV2ymLOsiz+riKTCZ+W4mNYGpglLoN/qothKRBrTF3m9ebaywZS0aHiREOAHuZbqivBe1X8s+o0w8V0wt08fB1aDrxwgFFua2y5oSFL5JtzTht2jtiI1UZNbKjOOjY5pHnUYZY7a0BjX5xE48N6txgMmsAsceYcVpGAwhZtrKpJ+CaLKvDEeb6t7LS6qTILrSm/laXtAVY6EhPAetMM22pt5+oZPelgPCZRKvDhVfictX1g/hj2WRzbwDkJQF9Eod3JiGNFMRbfYNqxgLlxO9uuSzjAN+dDKhSUo9e9Bk17GgU3SW1MF5yCi2UUCd9EfZUDi8Yzi7bVJhrbLjDnGZCzLhqfpBpkEzjB+E1EYspFti2gQ77FGGo95HE2QkF3lJ8Jz++FuWFEdMLn+Y6Cc8K9msb0LuGfHo1AYsWsNQ+0WagvMnTplfWIYCigk3kXMatikHgc0qkrs5itjxl2Rg4a2GwanNOSVQRdeAjEeOk4v5Tpx/ij4G1o/qhrfLMOjJRQzpIIqrz8wBmMZVBkZcx12RBdcEKS7nXkX4PFsxAD5abGDQmDnw3NfP4ReCwKYZpwAZSdgsw+g9J+GMMVm77eD2BcrOPbcq4iFEBTF6C1spMwx0y0zkikgjRTgyAy5G9dKdi/GhIQyX+ZmS0JP8erOzMOZLHtwANFEPbIm9QsSA/wxbHjGAfBfSjTsPEIjz0rjkcHCcOmV2MSh5HeMeA2UEDiJfg9z1DAjhfxHdAIrdFRuFgKrB3FxkZftovxa0It/6wE/FqaU8yILg7FvxIyJEfNqgfbdjpek8yoHrRx6oJhkwKa69AlNLxZBvGQcQSUB446GG3csgEJF1/NhK7MhqRL4dvjy5HMxpGK07JRWTMNg8D8JYnFGKkW0ziDkpVpMh1dfxS4PQaLTEB7Xca3XUYLVPoQxfk4a4yykY014InqQta96IwbvTXw+DXWfJ5gzSfrqxPYjlId675OgOPBJ0VpoFeYMR/tHTzdUXJS+Cb3q5zXe55HIcuv8q0n4N9TTB+lGgp4+YEssExC952Ws3xLbTmYjDFnPCsJl+GBvUzuZRqEDus1ccViYzcFqo9l6jAfpBrFegxYpjShnIkjgzRjfQpK2vkEvqP2KOp9BtPwLVezcDqbaxxbBYrT4Ut8S30yMue6gaCKDe0RphnDCisKeDoMmQ9aKGe7eiXsWEvVdZg+HvEQhxKAIeJq8HMK/+wiimQBawlOwnN3mBpuvVIAMjmPX79KgPLaYNwyz0bKxb22zjH45zAqL2yXeJZvr7iM9h/hk3UUPJ0NTxXDd+mGzlyP2NVBjycbHIylJSUbtzAPqfDbBnxrOduLPVjAt9ZCAZSdwmV0xhRjYnmXoVJ3JOdjbVkG0VDGtqvPVhq3bg9irLMGz5RWXRQ+j2Jpm1luahDijNvXNVYZdCBa8DyYrLoIfTG0WSbbmz2FcPhdvqF1qDbsEzBRmnkGsz8BfRRvdAlrO0ARpSn1fMtByNuDyThJl2SstgZtk17CN9df55vPpvFtxVf5tiNJ+D2Zf1aVD1efETrL6s4ab+Wg8ag7BQKBQCg8gP6BVZyOgxdYXh9iTFdTD7mciwXVMm09n7VfcZf4ttyD8FscIgr+v5oEUxzA76CM6lxT424oE2KGfW+jvkdAncpHXiIF1yHqGRUbb0Cw3U4mlo/iOOL/cBx+R5tYUm7gA7iuraoeJRAkmZooPMpi/UdMOsgsBfwRj1xKS2a8zLcm6BCMZXBdNEogI8DlbGsr03BPAZzD2j79Ycwf3XMG68LZVnOswcAoeboCo/I9KDwqf8h0dIXAiMDQWFw4gIysZrSSjWqSzOqMP0J7l+Gb2xiZZqbGd2YyV+TpVTcumWxkTkPbkcGKHepYbraRRZlf2vIzUOfYdls0KBb6Ov2oscgew3xZx3fGuJ97iO8oPsu3JdexmwBGYV5tyJeEGFyzDKUNxTA9BTrnvKG4GCILMRLFLMIqVaJBTeogiFCZSqouQmVgPN3h7luqqHmlqYYtVR0fAWuBUtnOWy4y+NpJBFR6Lh+Ca3VcOWB0/0F+DissGahgF8+Zvt5PhgLPY7vOOqTIYdSAYiRhCVDOdhgMRJODaIWRixiPFqL9uHSK7Y1kIwjTk2ANduch0bjRx0zUcaHMoEegCatPIBiS8DHKzeEyvj06GQxwgkm3U4UwECu/8Si/Rmeyfh/UmHDYeFcBZe0604gpGIJNh+1hx7CvnmBiF8lakMd3pOgN28aoQxcqTXYYdnWeZV3FsQQDZbI51KD/TDuHdaW8Np1RujQnlCEfMbFMdEe1h0DwmawT3soIp7gSyQDD1acxiQbCS72KdGbMrz8HwH1Mi6cf49v1iJoEpFBuCaZ3jWl+ww6m8AXbrGWtKci2lI3bcYTtneSxH9tP5/HtaSxQWMtv1PJRCM1YFprtCfmw69Vs450YJpNw+fxsvjkay710BXGU8Po+jcFjmTCN3rDz2HWLrtiwt1HHtrGSURHZZQw3edoqCiEz8wztZy7TnrUwVjCTmofqQTexqNfF/LO6w5Cqx0ELsFwRdFv0GSNDshvGh0+hSOXAkvBkdrWh42T9+JUqvi2ugMUJ2rGa8yxnYdW0E0ZdHf1aerGesJr1GdmIpmLjTWn4uBapr0dZSk0y0quuS4nj+pWxCN94zD+Z7YzMNmRlWwxWcuIE35yOXCopQldeJDw6/rCuK4lTD/At11ORmSmGgl2vEx4VMMZJvWBk9EN8c+5pkEgKuDf7EGI3U3hUxk44VsO3xsQbb7BhTVVxcG0MTqqv5pszQM4nDh0S7l4ybG4XozU6jtZI3XTuOtu3bImFOqg/j4ux3ZwDrH4b6ouxesbwm9lO8ZXzaKDOCjfKDQZJyzAYpOVAtOEc0GZGESgRuul8KgIT4XOQZXJJwQUjGTOjzDB4tj3/DNi9FjNnd0ErT6NlgEJMvYJ1HUE0JINCyuHJM/ASLJiIvj2hmN34OYirxZbwbeUFaExKEbPsDrUxeXTGfZeD6JFRtOpTkV2MfGGFDHZzxrjLiZC+UQ5/bWQyqxQEc7LUZC3TUMZ7uigcUKZtqRfAOkiaztI8xM6ZfGQTUw96jK5ixF0FA+4BIezFkuezZuISo9TzED/JkFrlhxGgp1kf1Jx5mp/LSsbRZJglHnmKlKu9Bk19tprvOFbI7p9eh7aIYz1ZtIFYO8rqEVew5DXU8GhWvPFNLDTugMkWxgvGu+eYZ1ImREQxmohiWOIcMiCJ0TxYLY3d5DhlzCwE2lEjiyV23y+ohBMLoTggyFDt4K5LyRDI0BiVlYhuDA4+7NAVg4zj0REiDy/WsBvu2fACOizBsFn8NDGV9dA5iLrmCnZjsb6W9zIE1VkEFazBbh3kwwFsA4PtgBtupJ9LhX66gkp+iG+LPoO8zufbrl1GOrBSm8tKbcvVCqgEHVtMNoxXbbhHAK9XgKHiL8BxOlQnZPhxtj+WCR1egGunnTaUGVj6AJO40cZ7C/GGyIgx3B09gWqqg1nRa3szOXEA5+ZkCI/OPQSRYfktRefBl/nCo/yHdcbdVx3GZw1PYjwak3rQUxIcAxLLOmTY3TRsWMLCpsYtPtYp1+PaFcebKuqwWtbRzTf8Rxj5xv0g8EMmNNa10yqsaxeb6tX6181TFYs+1tzsakw0bDxFGe91MzlchgBPMX2tqCH+IVCrwdoJV5CRkPu1GDTqCpMFOUxRoNO5XInuIso4PZ2xbjML6A/yzQcOIPOgxnT5BsNgNToELbwd2liJCR1kvIZ+NTbWePee/TcnBrkOgrtYiLCAAdMKUZrzrxjvO0OiFRSzjUe4tv4kIjmLbZMfxE/xGWxfMTP6MOswEAnsVliaHriKnCsyOJXtipUZ/BYDHtBD5Wag6l2GTjrAd9Sl8x0n2X8jwyogagCa0eOn+Y5qEGN8gfHehY5V+zhQZwbbgmV1N6kaaRmFvCiDYopvqmGpxLaDoCmT6+FKsFxH3EG20YL5HszEVc9guBR8ioWh922vv4i4Pm646cb23ljYlfNtsYl82+lkvq2AdccwZfnZKzjtYmOtYZMDNriaxrfWIReL02GjswbxGqW6fdm4+8s2zlLRk0Al1B9ndbMt4TSC/QAL9tYEpOJx8GoyY5z0GKT8Zab+7uUZNj6Y5L4G5Qn6aD0CZsm+yDenQihnXGMbBwnsVipqFRr11qgLTN7nMGqKY3URhTb3uLGcGm5ani833pE23odL5pv1Z/lnhWjOjh9FJJSz0nvpH7cs9dUGcbAA6eXNdPbBGsN/n+VgOtZkOT9OtY/7iRwhG4m2659//BUKSshM2oeMFu3JIzqOvEu1pIfKj2gHBZFnUiR52yKfPNLUkOXyfRLr2EwWaV6RyZwtV0WdubkWbpyNspTzo5u4PzpGcNVKBmeiKuTKpCputPyQ65BbuT8JL7itnKlq5EtbVTV1UY1Xeao+tfRVuYnhqqHBqapeYpVqP9egeke+rwoQm1V/Fl+oCmlPfs29wfzb1I//UQriP6b7eXsxhR8mH+UH0Ar+JVfHp8oP+WbSzNspP/EjZbVgR/sLX9BhwizqJvSiPoKpKkDYLYUKC6VIYYWcJXjTQiGUqxLOOjYIL8hj4Z7ULqw0fyV8SAeaNIsuJp8qniZH6HyT7+RVJn6aLSbfcgkmX2sKTb6hdSav6B2TjcoTk529nptM5UzVt3lbtY6OUatlL/UwlZ/6Dh+ktpDC1a5ylvpNVYna/WWNWtbcUneQZrWN9EL9GW/dI4869ciTXHskigE9JtFNPXor+3us4lJ6jJcKekwQa3sMVd/qsUZ60sOKyj1WKKamI+SBprzibDpZcDPNEn1N/0JXmT5UwkwDe+lNL8tFpkPUVabDVTdNLZQHphuUZtPJL1+YlsjmZr6yaPYH0cVsquhtFkr9zf4khpilSJFmJ8RCs0W01uyKeMvsDv3arL/yvVmqIpv9mTM1v0XszPtQF/NkOtV8n+hrvk5eb26p7Da3UuLMtznmmKukEnPH4A/MPWizebzywnywJFg8oI4WaxSNBZW9LBypv0UvLsRCR8MtvpXjLIaKORZL5VKLQVyNhTf9yMKcPrZYLX9v8YMkW8zrZWl5SnS2NFO8LIsUf8u/CiGWb3IRllZCguVzxwLLRrMay97yfcurSpNlFP3R8iJVWRXIfax6CPZWvoqr1RDO28pD8rdSaJjVWUlntZwrsXKXaqwshbtWT4Vmq/ucbLXKzLRnpOjU87Li2vP3Gu+efaSgng0ksmernNbzQ7Ggp5t8saf3y1s9j9AnPW1Vz3vulF71/Fay7nVfHtlri+TWK5f69+olr+/1Aw3vtVuO62Wt5PTSSSW9Zr9s6HWCPuw1yqG91xuK0qtTNrcexdlZBzm6WIfcm2I9kQuz7inprLfSo9aTxArr31vVWX+saba+J6t679ZY986XXHq30Dm9fV8G9h5rFtZbTdN6L5cKe39DanrPfXmzdwB93HuG1N47har7/J7a9KmUnPo8Iz59wuiKPuHypj6rNBF9fhBy+oyg5X20Um2fUrGxz6dmzX0sVKTvv9E+fT+UHfvydFzfdNmr79uSf99HQljfdqLvu0/J6btILu3r8bKmb4Z4q+84+rjvB/T7vtdEuW+saGrDi7Y2u6mzzSvJzWaC8oA7Lc+3eVteZVOpbLEJ4yJtRJpic1AssBnzssLmPfmGjYn0wGYR/dFmnST0q9TY97NVPPttoL79ZtNV/XjVln5RNLLfFiWln9uA4/2u3/uw3wVF7qeRzft/L9j2vyu69G8Vvfs3Wvj3P0N39B9N9f3Hijn9h3Il/Q+LNf1b6K3+mfTr/puU9v47NXL/Wtr/jRfU6Q1OcH2jTvR5YwENeMNMCX3Dle57Y9PWxDcaaf0bTY533/iStL/RQeU3KkRT2zXU0XaMPM72hexlO+Gln209XW/7DRduG+6YYvs7udS2XaqxrRFv2VooT22vi522RDYfUC3aDjiq0Qx4h/MdMFAMHBAmbxtQf++9AW1S1YCDtHFAvfhkwCn+xYCTsvnAW/LAgWGS80Cd6Dnwb5LvQOfgjQMLlIKBi8WKge9JQeq/ijcHjpUeDLTh2geaqeSBZtR00APRdtAhSTPoKfUf9C4XMsiUhg/6oxw3aJSSM8iJlgy6K9UMGizeGvQ3+nRQrPJiUK0i2A0Tbey+FJ3shqk97ca/9LNby4XYXZB3213U6O3KlUK7w/I5uw3yDTsf6a7dFtpqZye+sFtAW80rqeVgH0u7wRrFbXCTPGewj0XA4N109+BzctzgWjlvsBs9NXgpVzv4Mr01+MnIx4Ov0s7BdRoi/pXYicmKi7hA8RS/En3FP9P14gguXFxK48SXNE9cpZSLd+Qr4sSXt8S1934vjpOspcl0jFREtZKWFtndpIukf+eCJGtlt1RMk6RmIV96xVVIdxwapAHcY6lFaJcq+FfSp6K1fYZkb3+KetqnyfPtv5MC7cO5MPsveJ39dzTHvpMrsY+UL9rflG7a31HCBw0Xm+wbaKd9o6xymKJYOzwR7R1SFDeHkaKPQx9VgIPHoFCHYQ56hwNKhsPnXKGDmlY5lCkNDp/S+w6lcqvDZOWFw/uy2lFPbRwXiE6OetHT8Ss637GvGOR4Wgpz3EbzHBsRb0ukEscBqgbHYnrX8Uf61PEd2ulY4UiG7OJsh6RLzkOu9Js3JEoMG/JnOXpIX5o15JBD4ZAbpHbIIetPhmhUz4dU9BKcDin2Tt7yOKdZjlonjgtwGkE3OSkkwumBnOQ0Ucl3+rjvSSdnrtHpD/K3TpaOz51Gc8LQc9RmaJs8bOgn1HVof8576DzRf6gvt2XoAbp/6KiXGUP9pJKhsbR26FfcraERtGnox/KPQ3sgfnJFMoxTrIfFSfbDvETvYTnUf1iovH7YczF82FkuZZi5cnTYfFo5LE2pG1ZN7wy7Rp8Oa9B0DuOo5fDpg+yG/7vsPnwz9RleIgUMv08ih9+Q04aLqoLhR3pVDD8t3hpuojwd/keuc/gbVOXcR+7jLKmcnCcpdmbLqKvzbUtv55NSkPPnUqSzJ81xXi2WOL+N+PiQ1jhflD9yHiE9cCa03fmprDh/Sc1HDH5pO4JTuYxYbeY5wkleMSKGho6wVkWMCFESRrwrHxqRIlaMeJurG+EsNo6YNujJiHBRHvERNR15WbIdqaEuI8uQd9fuTRlpJoWNnCbpRzZJ+SPH0MqRPaS6kUn08UhZaB/5seWrkZ6c7ajf0ZGjfGT3US+pz6ixSsCoP4qho1xe6kZ9rBSMcjWrGDVevDXqsXyqzy7p8Sgr1fNRRPl51H5q6bJRY+eyXHRzsRJ9XDppgMszGupySYxwcZAyXLS0xGWuUuMSKN504ei3Lk/F5y5XqdJvryKM5gWb0U/kkaN7Cm6jb8rzR4dLgaO3yDtG/1WOG31QzhvdJpSMtpNqR0+VH47+QmoevUEkY07SgWPSFecxz6n7GHPJZ8xGef2YK/LuMUGKfsyUQTljqFQ1plW4OWYjfTzmE6l9jIv4aowkWr5Zq7F7c5zK7c2vND5vJkkhb15REt40oYfedJRPvZnAt4/ZS2vfPERvv/mMe/zm6JfP3/yJmms+k+w0rtRVk0Bnav6NBmgG0lDNt3SfZoCSpNnB5WvmiOWaS/SKJpre1ox0eKz5mDZpbJUfNVqRjH2b9hm7SHQaq+E8x7pwvmN9uMCxT7gtYwVH/VgqFIzd2Ktq7BN6Z+wB8cnYNOn52KNyn3FnHO3HfUPdx32i+IxbSFeMe+oYOm4r1Y1TiRnj/iQXjVslVo07TRvG/ZW7O+4GfTruI6VzXIWsGv/Eynr8Y85l/FLJe/wf6JrxX5Gw8dqXuvGJiq/NJSVnfICmZLyL0jD+luXd8XrH5+OHUMG1J+3vup93ch0tubiupHNc50kBrn+nu12HWSe4KnKpq6NY42rH3XT9UHnguoI2u5qrXrheocKEP0s2E3YpdhN+T8dM6KN4Tbgn+k9woVsmHJP3T7ghpkyIoyUTfpJqJmygtyf8m/B4wnz6fMIazasJ79OBEydR54mC7D7xjuQz0VoMmvilEjbxj5J+4g9c/sRcpWLiQFXdRAfaOHGl8mTi6nt/mvhCYz2pQXSZlCl6T9pD/SfpHEMmDZEiJ33P5U/aKp+apFZqJ61Wbk16SR5P2si1T7ohyZO+d7RxC5DHuPWgU91uQ3sekOe75UhBbosFvZuXku82/WW52xq53q2da3TrS5+4Zfd67nZQMZ38O2o7eZ/kPHmiuefkx0rA5Kdc6OSNYuTkflzOZBXNcngul04mqtrJg+mtyVNfPp6cSn+Y7C29mvyWZOvuLE90n0y93TWiv7u/JsT9rKJz3+uY4b6ZnnK3pPXuA+gd999LT9wp/cl9jpXg8Z7G3uOO6OnxpuTr4Ug3eVyV93kMUpI8pkr5HtHyRQ9RuemxiXvgsUJs9siWp5rPlV54TJGsPVP4qjEv5TGeWzit50rJz3ONuMXzohjpGafkePblSjy/FWo8t4m3PL9QP/YcKP/geUN45fmGaD0lzNF5ytecdspCJWDKK3nTlNVSxJRNNG9KiFw65QuxZkqlQ+OUq/daptxSTKfq5IFTHUTnqXNFt6kDRJ+pPqjPa2nA1J/lTVPX0PLBf5P3TV2qSZk63rx86jfSzak75K+nWnHtU/MVeWqgmelbo+mwtyI517dOSd5vrdCEvjWP6t9aJ+a8NUCqeKtGvvFWEn9zaji9+5aiaXrLi/781mLJWntP46LNlOdoZ4uB2sV0m1YtRmqTlBTtXHpU68FVaP25Ou0eoVG7TH6qnS3/qN3di0z7I7Wbli+PmTaVek1bKS/C72um2XJh0wLl6GmJjhnTkuipacFS3bTV9P60GcoTF05+Om0J1zntuEi8LkrWXmack1e56Oo1RfT1cpUCvQK5CK9aMcFrt5jv9Q495cWJtV4n6S2vG5rHXrfoCy9vTpheL9lMPy7ZT7eUPKd/LwVMDxO3TD9KI6e/lFKmn+Ff9bShhdP95XPTX0gN0/vQb6fflX+YXqq8mt5fsfSu19h5Bwpu3mcUX+83uEDvYPRHx5Qt3j/J+70fKIH9vBXZeamY4m0+qMA7+N5l76PSc++enPWMu9R+Rm+qmeFMfe3XUS/8vnTGcRoy430xfEaGop+RJeXMOEWvzNgr356RKH89Y7HyfEap9GpGu2g/8wJ1nznM0WdmjRQ0c5C8f2aamDJzu2PBTLVSOfMTWj+znTbOrJWezPy71DnzTfrzzIvUctbbgt2sPwuaWdWS96xddMWsXeKWWYOkyFln5EOzdivls8pp7axF0q1ZQWLzrK3Si1mWKmufz0V7n+2ixqdI0vrsktf7vCO9kiZK4T6pNMNnGy30+XdS5TNCbPDpqdz3ma80+QyTOn12SJazB8iOs08omtl3Fe3s35v5z06WwmbPoDmz/+RYMnvsy7rZb6juzh5Kn86Ol3+cHS2SOd9S6zkViv2cdYpmznDZa44P9ZtDuaA545SwOXc43Zw/cRlzPOipOXm0fs4p+c4cU+7JnFno0a/a/GnO22bWc5eILnOv0KlzKzS+c6/22zh3vZgyt5mWzrWgNXOnOd6cWy7/ZD6cPpk7kz6f2yG9mruDWvvWyY6+fRSN7yZR63uQLvK9TYJ8l9Advn2VON/nQr5vCq3wzaf33xqj1PlOp42+85Qnvivpc99M6ZXvd6LtvH4qzbxPJe08O3npvHPgtXkvQ+ftVyLnFSImDjukzNujuLr/TVMyr8+ghnle9Mk8nns+L52+msfZW84/L9nNr5A081dR//n9xJD5Tlzk/K/ktPkR8tH5E+TK+T/K9fN/LzbO/0Bonv+UyPNXmJsumKo4Lfid6LqgjM5fkCgFLoiXIhb4iQULbks1CwI1txb0EJsX/FF4seCCaOo3SmXvF4ra/m+yu98r4uN3hwT4fW0V6uei0vtNo0f9ltFzfjkWDX7TxSd+jdJzv9mOZKHC2S78mU41GaxoFn4taRd+SvwXfiKvXxjlGL7wUz5l4e9I4cLHUtVCp+APF/5OaV/YTOWF/yaZLhJUdouykOMrzVwWaaGV53E+iwpowKJbdNOiOrpvUS5NWjRZPrToHj21aL1Uu+jfyINFc5TmRTfULxaZDjJdHKA4Lfa1cF38F3nR4h7ymsU9B4UtNpVSFi9FPhVKhYt/pnWL/YTGxRFi0+LlVFksyeb+NnSgvyg6+9cr/jP2cG7+3xMf/zflFf7VstLDjYb67xYi/D9TCoZ92DfVP1Ss8q+nt/x5+Wv/2xbP/eNE0yWcMnCJHTjxM9FlicR5Lhmj8l2yWQpcEqSJWOIp5SwpEquWaOUbS4Lk+0tMZPfBUXLrkv3iiyX9FGFptmizdJni1MOWDlv6Fp241J7OXPq54r/0O7pp6Rckcmk8TVvqLBUuzaIXlzrRj5bW23y5lFJ5qQlnuixWsl32WPRcVqL4L5tC1y87qkQsC+ASlr0j5i/rR8uXNYq1yzZu/WSZvyIvjpSeLytWSICJaB0gUMeAcXRcgEqlDdjL+QVcpmsCDkthAZX841H5NCfAXSwJOKzY+s/gagJU8kcBK+jDAG+xOeATk78G1Ckai3cV6+XBov3y84pm+SCqXd5AFy1XcUHLpythyydJuuWB4Lc8+ejyCVzFcne5fnkh17j8L+TJ8i/kH5YPkX9evtzMckWCPHLFX6jbikJ5zoopXMCKEDF0Ra4cveIBl7GijRatOC6fWxFJb6xYJTxYIdPvVzylyopLkulKWR62UpHcVsbR+SvPiYEr31TCV37uoF85jx5dGcRVrfyANqxcK91daUV/WDmWksBWzjrwJ2of+LGkCUyk8wP9lC1agQYFfi7vWF4phgUOpkmBtbQgcI9YEdhXVRdoKjYGvic2B94kLwKPUvXbyxWbt2e+dHr7ueT29g3q+/Y0xXagiRL49h5529sRUuTbu3plvK2XK98+bX3t7VXQcg/4prc1L1+8PYiar/pJtFvVLI9ZtR08PET0XGWv+K7KoatWCcq2VQ3qyFUOwZmr+ikXV7XLH61aojxYNV/TvKqJqlZbUpvVDfeGro6VV6wO4UJXj1VFrH4oZaymYslqK6lmNZHurn4hNq+Okl6s3qFYB22THYPUnCZIlrRBO+jSIF8pNOi+pA/iaWGQPa0KutyrIShaeRJkzj0PmkBfBb350jJ4NrUPfkw1weNkr+Bnol/w12Jo8M8aXbCNqiB4CK0M9qUNwes0d4Ov0efB++i3E+25V8HzOcs1U2RxzSXqsuYe57mmP52/Zp68ak2l45Y1eyX9mk9p/ppdjuVrnNQNa9q4B2s0UvOaBZy8Zkiw2doqzmXte9RzbST1XbtWCVwbL25Z6ynvX6tSUtbmKfrRhWLB2t6qirWjVXVrZe7B2h9o69oq8cXaDNozZI/GLkTLu4U4cN4hsugfMpGGhJjS3SHfy3EhP5KckBipJKRDvBXSQZ+GfKHpDHkhWK7LBBfXUft1nkrB/Ccazbowje+6ErppXbMUue4tOWtdrlS4bpB4c90j8cG6TvrDurn01bok0XJ9nWS3fs5LzfqfOe/1z+iK9Y+40PXP5Oj1o+QVU4mYs96CK1k/R6pZP4a7u34PfbreTXmxfiEVNtyW+2+o4iNJquS84Zo8f8M6GrjBVNm2IYRGbrCg5pNPKikbLtCCDT/IlRvu0boNj+mdDQ81TRse0Vcbmohl6NfULtRGdAldTr1Dm02WhBK6I3QsfPMBalgEjQ7dp8kI9RErQsfQutDPaGOoyD0J9aFpG9LF56Eq+iq0nfbc+IKz23ifjtl4QvLcuF0K2uglRW4crBza+CdasfGPpG5jkNS4MURq2vgF92rjAMVy01XRblMyddn0hHhuGmHmu8lS3rSplEZschITNrnIhzaNe1m+yUKu37SOa9w0Q3yyKa3vnzZlUOvNHxP7zYM5zeaPRe3mCC5g8xUpdHMhjdxsJqdtbqVHN0/nKjbfF+o2l0t3N3/JPd+cyGvnVVBhy12NzRafl5otI+nMLR9J/lt8rUK3NPL6NXmifkuolLPFclD5li3izS0PuQdb3oAemiU+3zK379+3zJAdt8bzmq1vip5bL8lLt14Hv3wlhWydLu/bekRK2OpOK7d+Quq2/kAat0YqOb1yxCdb36DPt15HnH1r9Wrr74nttj6i87Zwjdu2kYr/tlE0ZFtfKXwb1WRsE+XKbTO5um0PaOO2IvrtthrN822O6PmGSqbbPyBO22P6Ttj+vRiwfZkYtn0Cjd5eKedt70dLtw8LvrB9kdK+faEob08VrcP+ItiH9ZcnhukVn7B7SkBYb3FLWAKNDNurSQlz5crDGmlt2At6Oyx061dhOcqrMCJYvnOcs39nrah5Z6eofWcn5/fO37mgdzgp/J2RXMI7+2j+O8PpqXce0rp37KXGd07Tp+84q16884ko7Dgj2ezopbjvOCv67PgDDdoxVD41axsXtuNPRLdjPM3YsZgW7njHsWrHh6S91+f09g6V8vWOTy3ad2yThJ3jEVM9FPudM2HT8/K4nbMUe6fpknbnXrpqpyW3ZecOMXInJSk7vR0Ldl5UanY+JDd3zpUf7nyLNu98KL7YuV/uGf62aBd+m04MH6nyDj/LB4Z/ScPCz1BdeDCXET48+Hh4CH0Y3oNrDtfQn8JnKsKuRb1sdk0TNbsWyl67HDm/XV8pQbv2SIHhLugBcsD5T4SwXSVUv2uYkrPrzd4ndtnKt3dlKeV9Jslf74ql3+8iiryrgprv/s7RdncvSbP7a8F392wpaHdZr/Dd52nG7mW9CndPo3W7D9M7u83lFaM2aJ7s9pfk3epBNnu2Kpo9jxTtnjGS/56fSNieJqrb40uz9rjTwj2faKr2jJQa9/RSte/ZzMl79JJpxBnRJeJ7OjPiR8E/IlAJjcjRREScVkI5meZELDcvibglNUQ8Ex5EFIvtEZ9RJcJV0c5pkM33ThRt946nI/d+Lbvv/Tvx2euuBOydJef1fShv2vtAE7E3WM7b+75Svnc1V7u3nN7eu0x6vDdZ/mmvSNX7qiSbfeZ05L443m3fKDp/33ApcN+tvnv3eYgF+9J4/URrqWLfbbFh3zF6e9JT6e6+7fSHfQnKq32HqeW72ZLdu9+I2ncFJeBdCzH0XV9NxLtjxJx3+9OKdwcqde8+ku+8u0r+9t1N9Pm7016+ete3b+/II/LEyPc478ioXv6Rni/DIu2oPvIdTU7kOXouchbXEPkuvR+pVjVH/jv026yXLyIXy+bvnZAHvqeWnN/bKc98L4Yufa+Krn9PT/e950+T3vuDUPBeglj13hOzhvcaLJ+8Z6nI711T/PiIXqb7V90buv8vos/+JjFofwcXsT9FTtp/gObv/0Aq35/Z99r+OfLT/d+Knfuvy+bvbxVt3/+7PPL9IOr+/jeCz/vD6Kr3i6Ww9z8Sc953oPuWSbTi/S9o3fsDucb3g+m3739FO993pipdJe2jW8jZ6wROo/MUtbqVnJ/OQV6jc3IM030mJ+ms5UO6pbRcF6bU6uzl2zrCPdbdF9t1kRoS5S/aRd2kLlEPiGfUbs43ykNeFfVnsiXqkRQZNV4p4P8k5Ufd5SqizJW6qPXynSgz8UmUIL2Iekj7RJdR++jedFz0fjoz+h0lcuYrGhD9lhga/aEmInoanxP9hVAYHaHkO+WLNdF/E29G3yMPon8nNUevp0q0n6zsiuVlizepacxaeWDMKnPnmPuK09A0OjNmnOgfs0ReH7NZDI9pI/qYODkvpl4ujVHolZj5L2/FJDg+iTmneRHTQ+mjvyXa63vRcfoqjVY/SBWof0Pepp8sRuonSDn6dHpOv1Js0BfQ+3oT2qRvIZ36yRKJ/UDuHzuSOsW6SK6xRxS/2PNiUGzQvb2x79HK2CauLvay+CD2r7Q59kv5p9gTVIhz52ziGpTyRcfpsLgqeYx4iLrGraae9ul8yvRk0TuO2PvHjVZC4hzV4XFmjglx3nxh3FbHmjjXl41xvPI0zpP+GCeIQvwfzGziN9Jx8X+m2vgfRb/4Eaqg+HfFsPh9clL8c5off5aWxw+kV+KH0VvxrfRx/DHaHl9D14cEmMnx0dQm4ZTilOAmuSa4ij4JJ8WAhM3yjoTBcnTCc5KRYCkWJiTJ5xL6qxoSiuT7CRJ9mtApvkiwUiwTp/eyS/yOc0v0Ff0SA+mmxJFDIhPflax7tMhpieZiQeKncmWil1yfKL1sTPyaPk18T+lMnENJkttL66RRklPS10SbtJMuSppI1ydt58KTPif6pEyak3RTLEkqlvs4OEl1Scekx0k7lVdJgRaWyXtF5+SZoja5hvolb5CCkj+S9ycfktOSp/MFyS1ieXKGfCW5zuaT5HPS8+Q20TSlCvq/RLRNCVYEuwRJk2Ijz0/5jAtMqbu3NeUJzUjxUApT/p1WpUziGlI2Yc1+9G6Kqfw0ZaPUmXJXEFLN6MDUFZxzqqPkltpP8k+dTnekXqdxqdY0J/ULpST1Ns1wmC/WpAbRxtSJ8repo8TnqTHKq9TekmVatpIyP1yxT9skadJaJd+0fxOD0qbQsLSpVJe2i2akWclFabxUk/ZXej/t90JT2nr6Ii2M6kc/cxTSe1K79M8cXNILrGekj6Wb0mP77k2/Krnt0ykF6WViRfoa7mb6D+KD9D7c8/Tz9Of0vnLPjI+omDFQGZMRTz0z/sD5ZnQKIRl3aETGjzQhw5/mZwyUyjMeCjczPqePM/4gtWdkU1VmjGiduYyzz5xrpclsJL6Zf6eBmTvplswbStD4Uro/86aSkXmaL8ycL1/MtBVvZi6hDzKH0ubMs/JPmYMUvbheEbLWONpkfUdcstbSqVlRim9WNg3MGqo0m2bwzaP/RrdkzaD7s/ZxKVl/okezIhyrsj4Qb2Ul0qasLNqZtV2eat9GSXaNYp39luJr01+0zw7n3bIPSt7Z/eQ12d/TsOyiXrrs2UpB9gqziuz79Fa2qfI4+33anv17Wcm+orHMWSY453xGPHOs6fycOXRNzjfyjpxpcnROOM3KsaWFOQuFqpwBws2cEUMe52xW2nNaJDnnnmCZayvZ556lE3OjJe/cULopt0CKyPXjCnIDaGVujFyfu4U25j7nnuQekF7k9pR3zBnTe0BeT5Vn3nHlRXhP0Tdvgbwqz6fbf5NQ/qoHOdTQELd+keZDoaeD9fJFGcfWZxHbPml/ebDa2q5igWOWbUWQ890+I3TrHNUJ9jaW/Iemb5SNMwsp/Pi+Y7rLzUVBDnHfXdC7BVtaV2n7Pxz3xs2/kN57/LSZn+w0tf66/7DkHdaTuW+LRF1/D8tABxutVjfT3NsnOrTqwmy/npOdQ+wvmJOhblwo+aakcJPj2OKIh8fH9/vUXjRb5GflN2cl4RzmV9snFQbMbA4Q9X95o6qnbdxKy45FtzQbvQvVw+aVffNB9IiDF/qZ7r/rdeb+xCg7P3+7oE/srXvYjiC1Gaqwuhk7J5L++dbjQhNmfm9XslQreG39Qev9+Hj/xTEFQ71sSM8PfvVnpe8S/aABWdE2nQ6k/0zBNtnBZXpoH7XFGnc+yaun/ewS/6s3v9epdbaTB4ekZXOuzyZpuYOCU+izA9EXzYrGWoY1jH7BaUzmnMi1Uk2e9UWfsd4e+tEaT78p2nizm7/TUy/zzAxHL2GEJuiTNbOm2fjIs7M+Mul3b5zGxMd6Zd8+Lo4ZCfnR3hW2fJ/E3o6zPY80CYEl1h7HhC+nc5aP7/FeQdZ3Hba82PDLX1U9N2b1Vx+kDDuq89Z5zQoKu+uwImhlw6yUwpnmy/WOuqQGP26kY+/SIQ7DLBxta6dxrqMarIdZkUIzyx1TMr8OGnJraq7gVLrF1HqEj1NzgnKjvxN37EF/lc7Rs1xnzee4cc45fyVxM3tP+ehmhuF6vd/RJpc+54bQxj7Hb9/UhAwca2dSbEoOuoRZi4napNw+iyb7E52NheMHhAw+aVdz33QNMfXV9NYHR+uq5nGhC/kZNzc5/zJ/sWjpg41OqoEae0/r+Tm97ZcHpn8/pLdXEfksiDTodt+Y6iBo5ozw1ke6PnawKPIl3raWuthhDm8LqpvfOwxPGjNaWOjoPyTo9uhNWU0Djo8mHUFCYYreqcHZxH1ceKyd9XC/0l/9CfxEXUTvjWtOWr9S9VSOYBqmGr8E0+kf1D8N0vbkF5+yjib2C9N0nFpHiJfhTyGTy2QbN0LVrupUFfErhFvCXpM/m+Sqy9Sjeuh71PZo7iH3sDId9I8/l5586lufCF2ouVfX71H+N+1LtJ/onPxS+wrJ9tYqYt3fnv2xWmJHxiAHb1hqyUeWpuRG32CS3LcH3nuQoXwQmUb2ewQTrccVm2nkso3JL09n6BtFovvyJAO40deKmPH2/DRyw3MG+d5zNvnZcwGwhDhOWU7cpwQTvec6UuG5kTR4bgd2kWbPveSV5w3S6HGbdHo8IMTzKUnz+J6c83hBbniouCAPHijkIt2PA2e5fe5VwBK1lgxXC4a/DD6W16q8SIKHN8nxmEvue/iSJx7zyQuPRcTW05+4eq4g4Z5ryByPELLUI5QEem7GeVvIUY9t5KLHDvK1Rzj5yWMfmeh5tl8wqe1nQi73M/nVXwg+qLFXz9QUkLkaFZkHLAAWAouBJcAyYDmwEngbWA0EAyHAeiAU2A7sAHYBEcC7wBGgFOOexvsZ4CxQDZwHLgCXgMvAVeAacB34ALgJfATcAj4H7gNfAo+Bb4A/a6xJJ/AX4Efg75pfPwLG00xHnM1URAOMBzi+oec0QrjpJI6bQUy5WWQFPxvvc8lt2PJrbh55Cnt+zy3AMT9i6rmICKrFpKdqCTHnlpGlnstxfAWZqgrGGGuJD7cOv28gdvxGvG8mKbB1AbeVlMDeFdx2HAvDuDvIR9xOcpfbhTH2wE97cXwfIapycsXkBrnp8SHZpPqIbFF9TKLdb5N2j89JvfsDInt8SX5wf0x8VU/IT9xTEufRQlxUrWSMqo14u39PTnn8mejcX5ArHn8lVe4y5viK1HIqLgAxFODRhzN17wv4cpbu84BQzt59I1DIhSO2whFbOxBbO9wz+f66XH6g7gBvpzvIi7pj/DDdCX6M7iTvqqvmzXUXeGvdJb6P7jJvo7vODyQf8tbkE96c3ObDdZ/yE3X3eRXpK9jrBgp2uvGClrgL3oRIpoQDTAEzwBroDdgCAwB7wAFwBkYAGmAs4AZMBrTANMAHmA34AQuB5UAQEAyEAhuB65JIfpa0//ir+f7qJuSKqc5H7aObA3ygRswAX6pH6m5bBZGvrFTkCTAGOe4D24fCrlNxfKaVKZkFLAUfzLQUiBM+X0LckbOvPK72nUb0fY1/mXs0X8h5kwKPGaQU8dKEWJE9/Ikbct7LM4Ss8lhHQhEDRfD/FeSa4rGLCJ5VBg7pQZZhnFl9LX79yCbeXj0N1vQiOo/pJA1jp2DsIm4mqfKYRc5xPqTGYza5g7hsxbWeeywg9bwfsURcWnouJgOR8y6ey8gqzwASgtjchPz3Qmym8GuIl8da4seFkPmYUwi3nuzw2EDCUed3e2wl5Zhfpcd2ouPDyB3E5x2PneCRcPKDxx5i7xlBhiFGXTz3IfZXcDbuK4EgxFAw8D7n5r5GtCRrgfsmfXVfm/T71Xp6wz7TSDQ/A5gNLCD7+UW4zhL8HEy8+XXARmA70fI7iBe/Cz93//6GrVFk7VYrvPNkIyDwhSbgYuTqIeTqOdjiBnJT4ZaQkarl5BzG1CIHA5GD4R4biR45V4c8e87tJeH8TeKKvHJTfUkqVQ9JOfLoR64ZudSK7/+VhKl+Qt69IjXc95xA/ggMU6XohgNjVAJ5E8jk/dwO8jq3E3yCWzVP3C7zGrcPeTc3WyGHGyLkcW7CUm66EMBNFAUyCVgBrBSFX//F9eDjRAy2IA6AIzAi2EL3yExLPjbr+sv2fKH5NPIzmUHU3GxgPvGHzdRYnyn4ZhF8Og515GeyDsc2AttIf9hOjTWagkts4KcXnuUkaeoNcgs15TlqyiuPJ+Rn8EUS6kol6kq9xyvSAF4IBC8EghcE8IIAXjAFL5iCDyLABxHgg93gg93gg0Vuufx6twPAQT7a7Rh/DutPcjvJF8EG+ydd4PdNugRcBq7zOyZ9yG+a9Am/ftJt3trtU36MWz9hpM5W6K+bIEwkbsIcGEAAFwjgAgFcIIALBHCBAC4QwAUCuEAAFwjgAgFcIIALBHCBAC4QwAUCuEAAFwjgAgFcIIALBHCBAC4QwAUCuEAAFwjgAgFcYAcu8PrVEzTcED+eJMR7CpnpPZWs8c5wsCFZDn1IjoMrueug1t0HHjhY6nhHFTEFLIAhwFDA09GcTMf7DEdcH+/zHLUkGO8hjrZkHbADx3cCu4E9wD5HS/IuEOl4i7wHRONYDBAHxAOZjkUkCyhytCHlGPskcNrRlJxzDCPngRrgAlBvEUQ+sjAlHwOD+EKygBSh/tSotpMQ1S6yWyUGT0NMgU+swFVWlkQzYBqZMMD4oI0ZPDHN5JfCf5vgs1K3CvilkneB7wS3S7yt2ye8v9sd3teNSITjABXAAwJgAqiBHoApYAaYAxaAJWAF9AR6AfZSE/zWRByBIYATMBQYBgwHnIERwEhgFOACjAbGAG8CQZIOvtORNcBaIARYB6wHNgChwEZgE7AZ2AJsBbYB24EwSU/CpQISKT0nFyVoBOAnYIy1lgyFyptq4FozMpxvUk1HrniTfPDqR/wschGc2gDt9JDzJd8i337gFhFT1Pj+Kn9ip1qLc0PICnBmAr+BRIAvoz02k3xuCylE7qFiktuo5Y+5cHx3hMEPv36MiiXfIEwjtvx0koVr5oC3ToG3pvI+pAJ8aMnPJe68L3mK6/4IHhPAjZa49kBc2x4+fqVaQWaCv7/GPPwxj6Xgti3gNsKHkm3gzTuqTRhjM87bQkownxrw3Ucq8Dfm9ARzegpeqFftw3qegONegQsv4aws1cyo1/P70lJHrlvCXsBtQM3bY77RmOdRzLMSHPQR5vUz+GcM5uGN6wfh+mHgngRcqwHjd3LOqvZJUOSTMvn54Ij94Ic4xNfP4IQx4MeJbtaCjusnRHP9wY+2AvIJnKARvLgJgjc3UbAFb6rIdPBDoehCjosuv7JfL74J9WM/6sd+2Gs/uHAfbBSJ+rGfcT3qhxZ20IIDPVE/pqJ+aPlwQSC7gEfImywLAbljSZZZaMksC3Niw9urMvnOibm86aQDvNOkg7x20jHef9JxPg/zDp10ktdNquYLJ17gayde4h9MvIxzr/PCpA94H6zFFtymmTS8dzAZ27uHbhzwOXLuKys1eWjoGwTyB8Pv5sQ+OBix0As8/+tHMprzTeglTGHPcbCnKez3ArztBd7WGh6o1RfrzeR/wPzUmJ8j5jcV81uEee3HvI5iXhcxr/uY1w+Ylwrzmol59ce8xkxi3z+kCeK2awTobdgAiADeBT4H7gNfAo+BbzRC11Mfm8AnKsTaRPDJTcxHRi07ijoWZGgKNfgcMYs6+5HHEjIV/csW1NUE6BjjA8CG8EGox/WeXkSPHiQDOdXq6UNqcb5qylzoCF/ywGMe+R5apRNaRYFOsYZOEaFTNNBI4pSlxA96ZQ3q2sQpK0iYZzDRoV+ZiX5lEXKu3DOU7MP1bqJvyYCOyoNWqYBWOQetUue5A/3OTmiucPIj5tPkuZv08dxDnGBLGVplnGchp0ct06OWRaOWRbsbnuczSMeZDFKRHoAZYAFYAb0Bd8ATmDpIIG8BXvh5saHXMv9HDXHmgxCPrFcoRW7cRm5MRCy6w5dM+4ciL1KQFzJ4+ZXBfipDPqnQXyThO+bIqVPgm1p815ybQx7g++bcYtIH9rdEfXeHhnFHzm+BHVToJ3wxpjnybQt4Zx/GNuc2kTyMb478fgBfWSJ2XkHbvEL/MMazULRF/tiSWtGOXAYa8fNnwFJD7Bv7oCvWUeSgNU8OAyesrQjPF6JfFTC3H9Cv1oOH1JiTJeJzmGop8YVfpkJvCJhHFfpWHdhDjetb4trt3G7SE7YmU26Qu9AaL6A1BPSvWdAZF6EzPkL/GgKNEYL+VQc/6OCH/fDDfvd6g94xtuimfBP0rhrXt4Rd6hA3lrh+T1y/J+yxAjo2lM0B9lVjDpaww37EgyXm0BP8NhN6vCdsYAeNOhJzseS+JD+6/5XUuG9Cb7MZOMg7khO8JbmM9w/xfp8XiBp8Yy3owUnOuv5CCveGkAZeyudEIQOxf4gbDowCRgv7OY0wEzzlRiYK87lJgh+4agU3VViE/AjkZgFzgXmClluKMR+Dc74C2oEOYKrB7r9+HN8w1O/FJIn3hybfSXz5cDKfr0VtuoE+4JqhL/h1P+DFN/DlZNxU9F6o1yI0pzvy3Qt1e4XbbX4gNJYbarclNJUlNJUlNJUlNJQlarElaq4lai70ADAWcAMmA37AQmA5EAQEA6HARuC6ZA/NNFVHpjWcUVkUDur+9ExDQB/45clqguEZQF3PgTvAngP0y3FTw5OsCLHFcfNuxy26PSPZqtsjWfNPGK+j+sdzi3711LC3fv3+y/ncv3zIq732/9bnQrdH+Tkf+M+eJfbL/NhYAb/hPGbDiN9wHrt+/m84j9nftpudBxiehGV8LfjHA4mNflrY7Tz2pLPFXcf9ux1fwp6g+voZ2f94CLHxtfz1k1O7vrey2/cCgbe7jq/qdnz16yc54nhwt+Nr2JMUXz+r/PUTgbve17/uAbu+F9rtexuBTa+f+Pv6CYpd523tdt42YHvX8bBux98BdnQd39ntOHvo+a6u47u7Hd/D/NV1fG+34/uAd7uOR3Y7/h57wmHX8fe7HWeF5LX4iu56j+k6T9/tvFggrut4fLfjCWzPtOt4UrfjyUBK1++p7P/XCKSzp9UCmez5vN1yRt2Vg7ld5+d1vb8Os/zXe39d74dePznx9ePLXz8hsev9aNf7sV89vtT4Ot71XvT6qa1d7yVd7ydYT4aBS7vFqF/Xz2X/FLfl3dZ7EjjVbU09Xj/amVPxgon6vzxu1S0/SMMG480X+8h/eg7kKu1/8hDsf/14Rk2m9l8+ULIwvKHrXUt+yzihhf96HN1S46/a9389TsOa/9487VP+9fgNe4y/Nuz4387zn7l6YtdTzslTQsaO6/rl2S/n8V01YuzrQb4jhmcAvv55fLef2evT7n5nT07/p98/63q/0/X++T99fhe4B9xnT9EGHrA+B3jY9fmjrnh63C2evgK+7jr+TbfjT4Dfdx3/ttvxP7x+EPaBf0zbcPypcemG483djrewJyp3HW/rdpw9S6KD/Edb/e/5/j/y/z/XMzaG89H/um787+ug03+okwyF/41xrV/HpDH/epiamVtYWvU0NEU/dH3rz//0WNK//Jf1XaP9rZ+/jlFmV7djv63eBhz77ev7v61Xuo/3+DfMg41nWvh/6uf/e3rpX3/u/R/Wx867Vfjb/NH+/+L6us8v9Phvm1/C8f9vxItp0W/Tp26/4bwmj65MgkjRQqB0AkEQKFVAk94oUOwBDeAGaAEfwA9YAQQBIUAosAnYAmwDwoAdQDiwG9ABGUA+UAiUA6eACqASqAJqgZvAXaAJ6AT8IY6CgHKgAciASCoEdBBHBUA5UAM0ALeAB0ATYAPRZAdokoyiSQv4AdYQT06ABsiAgPKGgPIDQoAtQDigY4CoSgAygOddAqsQqAK0EFqRQAKQATwAmoB2oBOQAWsIMQ0QBhQCDUATkJGNn4G7AMmBFgQygELABkLNHngFWEOsOQEugJYJt2lNt1QWVVzP3NSKyxeyzvn2vq27pWRMUQ98sWjGm8O/X0trzEsPlfet0R0sJdq/hH5Ypfs5x2r1xYTysmV3LDbPfhG89VTy/A/vLZ8zadqePz77294lB/e5mPcbZf3k1rK/Dagafrzs63F+Hk8LLznOq+45SrN5pssbubF+Hyx9vLqj5CPZs3L00+C4L2osl157OSp+bsLvliZdW2P5Wd25yWP78AXB0/SjAz96WXbYpbgyqt2s3/DziWPdtn55VjipRP8vG3+1J+geBAA=
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
