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
H4sIAAAAAAACA+w6a3hV1ZV7r332uSc5N7nnQgIhoJ5zEzAoj+gwCZNY5URBqo5Yi48+ZiQDQYmBxCQ67ffdyQ0IiAh4eWhRUZmvtGUq0ShoUUCjgiDGTmypQyvO0A5abHWKU34431fLrL3Xua8QHhbmxTfn5u6199p7r73ee53vhtW3zeWMMf64+Y0ZPMFmQAIbI5FQQCYICmx5QgM2w9RINQ56eg8OZSIeT6+OIw09CiVSqzRRnLAS/VCJ4CDscNUwfXKHRuSlFucOWIYK4vMTWROhDN5KdHQEWJM6vGOG1dGR7gs6JNSRSGFS69LSIS7UkUYaii06o4MkUDIr3RCQaqh3x+N6Jj7DzjAXkI3rnXlIIcWdEc/ouWOGQaRlR0fKCqRXoge6lQEVo6MjwxhpsoM26QlkHjsdHWS4jgCnKMbjWow42cxMdQQN4yQHWTGu54kJGUBkNU4tHRoPuIhn2zM+oyCR/SjCgZMo/uNqbyhBKK2zVI/hF4h0wBdoLogt7YMpMgnSSiity1AiHuyx4vHAConATsr54qnpUDxtI5nqmKlJM55IxYDSHxP7zXdNJi1uOSGwLcsyDB6VPGoZ3OJgMT5oMBfMCgGEQmABAE5EBROWiAr9WNEiw+TCKBZGgSHwU4iN1e8x+j2cR4MPLyoKDRkacUrCjlMSiljDQjI6rFSGrOHR0lITuCx1SmGEFMLkxvBSCZYEcZ56zr+gtNRxXMvxYqFSYZZKUwIXMixFOBwuKyvHU0YKkPhXbmGjvgaN8VDOHSkiJSbKAyL9CalHRCIiFBZOoWGEnHDEdAvNEpQ2ZArDcE0Tu1oZeSIvFMrL013dKv0gDfyGVA9SONXHh+c+oy5EOSxuA2MV+XbmE4kgT0Jqdiwetu2wEw2DPdoaIc8ffZG8eMzYcWbUjJQMGW9XWqWoWI4WuESAEYqELnVMVOifwYQ/r6oeX1WMdEaXlnI+8S9qeK19mYH6kV+6/IorJo2T3K+70jYsiKLCoDL/qqtwzCw+OVqZHzUME62O/LIpwHiIcYPxq6d++ctRIyJwUkZlJCRRByIalSIqr7nGAiZxMqJa9TGEuPbKcus6/pc2B8k4Q5+JOha/PiyjqNlKAQxY2OKVVoRDVEaj4Wnjxo0LiUrGopZK2fiESHVKe+qDRuUi25O0Dm8QaA1ToAZxB1QwVDwUCBFGOkKwKhlCa2uLSq1PIxxG8zgGD32lGKWzymrG32hf99Xp40eNuunmmltuvlkKGRpvSX5RLZdTalFOedEl6pxbr5e2lFOmTJG2PeVr0w3DsqSUykIVFi8pkQYYlqLHLAv/oswwvu4YUYygEG/hS2AJsoFKMH8t5yW437nPtBPM37IXFGCqOdyl+1w1a5/W/c9o+nC3Bn20YP8WDTb+RINNBHpo7ihtOPQO7SPQTcgDfRocJLCe5jYQ6HmLwLN0EIGNz2lwhM7bSqODBNYS8g/P00oa7d+lQSdt7yHk+s3EC4GtBJYQ6CPQGUhE+5a9oMEeAusI7CQG9xBYO0wPirUEtGCtq0nodu12kpvA1pc1eEordpNuDxKZQwQObyNAoyME9vWSSAS2v00iEdjwY+KXwLJ/1CBJ4CiBzwh06eOe1u0zuu3W7bO6fY6YeYlEIzaTxMwRQm7WK7bodjsx9oIe9AVcEviRxu2nwQECfUShh0A3ga164Yu67ST1vK4HO3W7S7dv6Ha3bvfQacTUVgJ7Ar8IHIKslqTRZ8EIQegV6ZpzG+Y2t34bmNPSVP/t21ub754367b25rtn3sHeF9FsXGv9PQ1N7CMxKAvZ0tA6u7l1LvtElGRh2xrab2upb62f29De0Mo+FUXZO9L4z8WQfnvw2z5n3u1svjEod0Zj78/BtjbMvrutvok9YERzsDObW2expBHJJtDe3MIe6rdODdhaI5uFWaiJeW0oZ3sDe8wozZqZ2dRQ3xoQV6w8YRRnzTY116dUtt5wclU2s4FtyFmMuMaGme2ocrYxZ3Hb386Z3c425Qg5s3nu3Pp5s9gLOdh7Glrb5jTPY9ty19a31zc1386258g+u7Whgb2Sg2puaZjHXs05e2ZTc1sD25WDm63sxHbnnHHHnDbN+ZvG4CxsQ1PD3IZ57W3srZzF9bPuqZ+H8vcZRf3t3NLQMIu9m6MX8pm723Bifz/rNbSw9/rZvq29vrWdvW/k7cKMjQn5PjBDhXn54ahdUDy4aOiQWFn5yFEXXnzR6HFjxlZV48Vae/20a6+bPKXuyp3mfv5z/gt+VL7HD/D3+UH+S/4rfoh/wD/k3mH+Ef8N32v+ln/MP+Er+Qa+i2+G5+FleAX2wF54C3rhn+Ff4CD8En4Fe/iIT2BGy7e+2XQE3uWfws/4x3Bb80fw9cb2r835lO/jR/hP+W/gr+f9G/yE/xb+am7rV2d+CDc1fADTZ/0rfKX+ENz4N/d8487fwTv813Dz7MNwy+3+rXcsg+WwAh6EJKyEZeKPcAw6xXyxQNwrFopFYrG4TywR94vP4PfwHbFUrBVvigPiPfGieEl8IP4oFhpLjZXGf4hHjHXGk0aX8SPjkt8ZnxoHjDXGSrlKrpZr5EPyYfkduVY+Ih+Vj8l18nH5hHxSviPflIeMo8ZSudP4rnxD7pZ75F75luyVb8sN8nn5D/IZuVn+QHbJ5+T35Sa5RW6UT8tP5ffkU/Lf5Q9lt3wJtsF22AEvmV3ma+Y28xnohmfhOeiBV+E1eB12wi54A3bDPvgZvAv/BPvh5/ALeA8OwPuQv2NR4bvmFs4hUTa/s7OTxfAC7lzQ+XdVcJnL61T3k/xqqHS5f2EVVCBgNazcTS9yg0WP51VDUWoDrwYLl0SqgLm8bIEmC/6RBxE2+k2NVTDR5S74PRnEGI04siKNGKERO5emEY5GfH9ZGmHY0zhPwCSXVQCWCVMLmMt0PyZ87orheDhOiskFTARrEtcUMKwUbRdcHu1UXOnGxRlcbNuLBGoBj1GLFesIjRi4bCyzYsK5V69FyjXMUrwgB2rtWJZXw/JUbzzPr+X5tD9cBWEFHdpflLu/iPY7tL+4hhXT/iG1fAjtL6mCEgVH0H43d79L+0fQfq+GebQ/VstjhCvXRlIUKpTVEI4hSpW5lCqJ0hjadUkNu4QoXVrLL1WqHcsu84/xKQWMiE2oggkKTiRil+USu4yITSRiX6phXyJil9fyy10esdElJjSqnQqw0cCqUcngW42IsRoDpXN7LtqNPrjhGL/LTzQWYp0tbJdNLgBtFf8YPqG7CExRSN9o9FiY6zV8oDU8WGMHXuLzRm30N7Xrayn8/cwPoXOAs4hcto5V81HIYedOUcvLXag7chhde4TC9AplIag7vPd72xYvP68ajQl1KoBc5fvgoyzTXShbqAkJXzsaHngDTV2Hpwh/foCcqghSOF2F3TeYij1QgTZRz3y+0FB6B39Mo+IIdUYx5fcl09EwyQV7kRZFH+U7d8Zkue6mlQl+4uoCnPFA6QlQATHThamoGdM31Pea4R7YrlQMhhGEG1WgOD9ejERKXYlOHQOlXNypfB+VruwlfaeRDnIhYjP8jNBx5/fwu3RIQledu9jlXQurBar7lhwWjWAnRtLFQgHDWUIINKDHFbA86eoxhaQrq1C/6CaKBSN9tn0B5x1oYRbM7ogZde6Sy3EN7r0c7YzvQOmvod4qdFOnAh45afS0X1megElCJw10aPQ7T6AzPNipFQB+ES4Lowxqhy+cJB1MeUJnCecJyicY986j1LWHMkpRRpCinLeVPm37ytM5elXq6D1soLPnDHy2zjiZMSUS1biqKVfTFc6TqelKNZ6QWX5ZivUKuCotRUp1hSyHgRLMwGU6WHzLF5nQoXVWet0VWli0oWdoKdHeGJGoGGXgmJysHcVwZXR+Oivb2uYxowCFtltyvAayHRtzRODWXLk1V24tXD5Vq9FQX3Rr7e/arUG5NeaClFsDurWnfDrtxVx5cQsXCU2dad7URcD7JZTgusEbAq0VE8ofUQPX63NppV4SbGut0r5IuQd3ZUuqDpzPgxNzzoTjzuTKjXjqaBQUg0jfRD67BjUoprZhNjSyGYDTYyBj4+GMtNqoky+/VnutdgTbLlFzBk1cnT1BFcTik1cQE6iC4ANWEJ9nVRBdQBVEQW4F0beqXwWRXNWvguhZ2a+CWL+yXwXx9PKsCmKrgVovu0871mF+2smfGMf07xdW6cSvro+DjDJ/MDsD0Uq7B3FT9k2wYqCb4MGBb4LR/S6CHcFFECjE8BfdnxamKPt+QBPtzsj5TY3oXp19WeBCmIVbPkZUZw9KyDSOz0PcUZaig2f2HEPXjmO3F7ldyDWpgxlSS7gWIBkIkOQk1hpCrwzQa2nfkw+k920IFnYr2PkaMrCFZ4RfxgPt9aH21tFgQeeOwmrYyEkhnZz4fUGNt/M0w0jyEJ29Kjj7YHDSAUKvDtD7s47bR+x1r0mz16dmseDtDY7bQ6v7OtEAO7F/8kuu/kSXHHmBv0bzoK+77j/tujvVCQ+d8QknFtCxTzJZcmrpHz5j3hrUCToGPCjTBYNfjtcPfoLgxUTsb31mgTa0i4xCDRvhikzgCj9fBa7IVGxqx0+XZkWTsL3ckmK0KImpUkIxSLXF8SucU65g/VekC5LTKgie+d9SEDQBT/COwMw9LKva9D11fUm/BO9Z3/tDPsqHIyzyNUriB6ILMi9fcrSwPFPZGhklNZkYRLi6h6Xsva0aYgkzdVqfvDPGaabsfqrbBVqfY62aSt3qHupRb6EwqWypwqVeEWmE/iEGflHMrE6/LHLnTVUq0Ay9KZY9oH0PDYRMTta3clI2qoBgJC+N8YqDRkfLWkqlChLbu1inbl334E6DNFq2TFM0dQlDA1VS9Bl6n1DlI58SUzwGkybWLT6/x5XTCnCLIKwiaqKC8XvtcF+x1WcgG85zVNhUID3PtHUkeSGfeZZQ1KVrXZ3hBGVGnKWjcVqBsueeQEQUxg3hKBCx7tHNH/Y+svnDQ1dUi2/pe1s/R3DYkhl+t4dVizsy46fUeAYVAZjDkadO8PD1eSy7Hzx8eR7Pl4JnK/wy8MIK/xB4BQr/MHiFCr8VMBIQbgcvouBa8BwF14EXVXA9eIMU3ADeYLV/I3hFapwEr1iN14A3RI0XgjdUjZeAVxJIx/1u3uhsphgb6pYEL7fF7pCg57hRd5A72C1ytpBK/T6mth3ENqJegrM9G8+41RumwHSvVIEbvOEKbAJvhDr4efDOU4K9AN75Ct8NsQsUfgvE3NRrtfag54khfE9THuGayszouo1eBC2lHCHmKVcQqlLD3rVuBP36BLY33YgKMhOddQ9rUqXy+bX8Zkx/59WwmxC4NWw6ggtUgSLcEapAEe4wVZkIt1RVJcIdrgoI4RapqkS4g1VFItxBVZg3hBtVhZhwHVXoCbewFiso4RbUsJEIhqiyT7jFOiW7YVWhCdeu5aUI8mvYMAQlNQyTsztUJ2A3T+VoSwlqacdDp8X4wEpVl+teLB1+MQq4dPjp+/7WVNHlPxpc+ViGKRXegElheU5SWH6KpLB8gKSwXoft8qyksPi4pKAskJ0UtEUGSgp/3/kFkkLyTJNCMtcxkv99SeHczgU9J80FUykXXEW5YNJZyAXJ088FA5r8nMgF6XAD/4DWPwZZbiJQrxpBJngsyATrOaWCdRxzwYqcXLDiFLlgxQC54A1dIKzIygUPHl8g9MsFyRPlgt1fqEAQZ1ogiNxLQpzFXEBR3rNRhTm+J/5/xaCjuPJkSWIiJYkJlCQqz0bBIE6/YBjIF861JLGRN1L05SaJI5kksS5IEh8HSeKwShLJnCSRPEWSSA6QJOiFJZmVJOYfXzCIfgWDOEGSWPiFCoYzTRLJXMdI/hckiS1BlP9fj273ZNFdQdFdTtHtno0S4PSje0AjnmvRfVRHN4ZNbnRvh3R0Px5E91ag6N4CGN0rc6J75Smie+UA0f37RSr+VmZF96rjS4B+0Z08UXQfXfRFSgA40xIActM+nP3o3pR7p/e9co5Eu3OyaC+haC+iaHfOxl0Op3+XD2TUcy3ae7TVkv2jfYlIR/sTQbQvFBTtnRiPZatzon31KaJ99QDR/rou+FdnRfua4+9y6HeXwwmifecXKfh7zzTae3Mdo/fsR3vn4StyCvgfnBvBfpJItyjSDYp0dhYivff0I31Ag55rkb5MX5UYQrmRvi8T6U8Gkd4XRHpvEAFeFN3aVm7t97LJsaFpx425NmKaGrHRFNP/JxNVio9oD1cuGhNdsbK6ysXkSLFBXbFy/WuXcuOY2RUbWefee0PMGk4OHsvrWuiN8h10VNO32snrYiWtaAinvRXdvtwtqzt2TNzr4o6RdRMXL/QuzHHJ7doLkGfTLcn8Bq9VMsA6xCqeBTqI5nua/q8KEhJXoQ87aQGVOC/x2OAur0yx9SKPFXV55YrtLZzirJt7VuZ/r8ayrTxWXCiAccCE4vO0t3bz4N4LuNCTTwS5Qv3cdrKVEKzU8vSft12talR5hVJyudbtkOGuhVodiUyFULJB6WhVPU1MK8Ed6Y66Eecr3DIXt5Qr5boX3pjShbMjpTFX/dxXpKxT3OoOVnZx85BWvq+j3HmZUnnOLiWh+q3TQWU2om0jaF31/1NTCgzlq+Q1KiPjmqim8go5n50xjDaGuiIC+6hsIjLep7GCbJwxmdZNwLnQ/6aRfRZyrIgjKz4Pzu1JnRtN5w+TtoRjVjp/WCp/mANsUqFjaVaimjmMD6exH1O2Et32Tbwj9P9SOq/qC0v/5qxSg779ZOaHZJRKaRb0Fat/pf0h5k/1E6/9qODyf/5fLtVvojGg/7f8T/bOLkaO7Krj9dXd1V0fXe35ak/3TN+qsZNZra31Q7IeG7SZstZe7z6wiRQhkHjgAQRpR0KeWCuBkD2OncUbCdhISGyCWG0IYAMZskAChmDwQ9CazSYxAomPRGERSHw8WQoRCSwbzv+cW9VV3dWzPV7vioAfem5N1a1b96vu/d1zzj1ls140cVgzmtRYN5rU80mgftxYp6D2sAX7SofNV5StrU2gWua8HML4CFWq5OVd5by8S+Iekby8+7jxbsnLw99jPszWldxJoHmFwZ0BGyVnwhDIktMm27FIgt8rWdnArZuxJWk8muTmRFMMmEZpGBj5OSl6/b2j47Y+s6XzNiqhP1Bl7yjKZu5uytFmN/WU1TXDNbY9oI7PCpdh9CW5ATZgjqigXTE8YJuqkWnjXp70K/KkX9RP+tQen/RVyzJHuu47Rc26MnlSqmoBU07rlqyJKoI4zuY8Rn+e2cvxK8j6eVG7UxDFDQRdmn0pUERoFKzTTEXBEeIzyt1hYwOmwo7yjtrrFLSOEkE4qnnU7lLgHrUjChpHbWJEUd7bMBHFEL/2HBdjG7ZVNVXTCnoHiqAN6lv0Mpym4CYbHNlAyyMnExPoCcVqaqRHXpMRT86xEQFFptM8EDmc5ss8eDlrH+cQJsCoVCOzG6lRJWaV+3FUrvnTVWYLM1duoVpfEkQvVawUvVRrqEipONSs1B2qWqoPdS81iMaQSkTrUH2gArmvExWVKxDC8Iiriyumm9cVWuCY7WaVoavollTRZNWMbCzOzN7Df1V6OCtTUlgP/5r08S/M2sf38Kxfl2exTDYlsEuv7vFZF537Rv0lo/57atYvFDey6reLVv12btXvyVy0ubf5TOavbCI7vbeJ7LSkQfOZ95OmeWGWKanPrTL6/xDXrfyvaw1WwFxvqC2lodfjso0mqNP5BPU117IuOOdRHU/FzYIlPk2qoW3zpgazANb5ETY6mFUbHUxsYmhJtY8w2xrdZ1bdZ+r7PNVSrdHmB52dJrKzk3gE2ycM5mU1gvQsuyeL54kBT9w0Lr2XDb1KRasVi+bkBSocoWhOVdGcvGhOXqDCEYrmVBXNmVa0rGB+XjAaGYoFq2UFy897ykfBENvyRqeLEfJKKBwZ2bjFohYQ9Ws43/bGm5yWUkiC7SUNWtMEWDCZ2eqpeFSIohv7+byxJ6J44/Uvz3E4hk0xQjzHyVMvHBWi6Jp/Pq/5iSiotECFqEqPlleww3lq53LCx96J7dftSyfWadFFh9uvNS6d6PLZ7e1vtS+dcJ++jAvuFX2CjrtXJB7Or1/h25HslcsU06ckE+xC4QcEeEAwekAwekBQeoBfeIBfeICfP8CXB7xfeSp4H80njLenem0vP1YzPy0oPC0oPC3Inxbo4oRIMhwlGY6SDEtJhoUkw0KSYZ5kqAtw1lvC+g8ivtQQy35Zx3kftmjK072O+7fgiU/TqfkUjdQmNqJYsl/C4q1JzlC2FdTT82cRAas62TZhQ7plaVFKgyWWfP2JXgJgEgNMSKGMD9KcW9wDkjTQnc9hzmxgJHYhGaAFsKkaCISaDF5W25RTHvFUPZMTmLzQRo4Q1rF5KTN4ZbUsP+c2P9xm81pKXQ+7DWxnmMma9kZmTftKpTXtXwT16ELtfO2CeZ7qM6PGO2YBWYoiz2fN0f9Xtc0D4Ivlu1LeTLSCpXkDA08dOXRZk0DgDZFf3IK8Sgt1WDrKsoMmrbpr54aJv24YcaB8IpQ4VP5DRituKzrZjSME83EHQRTvQ+Akc4jpJvO5wKSjoujlizhu7yQLkLXM7SSLeMHDnWSJxS1+TwX0snfVoloQURWdWWJR1X41r8LUPbel2izOWmZZQOxRltvKjf1MFoVyhDQgtzE+t1X4ZFDLxca19DlzqPxcbFxLXzWHwAVfcCHp8bYy5RNKJAtH7VdNtXA17qvaQ+a/mcnKTrwAtP5XM1ndiRcBfv9kxmFetT28xElPS63oRIhnhlXQEMrpfM2EbDERZ2Jhzln0DRG+3NPEzKoonuL2oHYYoD0WuTFUT/WpMZYKvWc+tB3DdKjm41jN4b2ZG8/RY4FJGU4tiWBORjgFHcGcnOc8q/k4xpm4KFBbUl0M9QO1oCgfiyxQ2/8+3NqnAq9CgtbbUissQQvo5uXU4B7/J7IygMCszQJsbu5h7EuptaQbgjPpkXT6ClcGqkSvrb7InVRWVSYvprAkhWmMQnCEikbBoXgVwXq8guBA3EOg0FsI5+i5NajhQgTzeDrUcLKVkQqLNQP0DXrYKGaN5f7PF16ZVzg3dR3Vi+d8l/sDlRBR5e2qlzQ3bb/hFS7WtJqGFhGoWh/LEJ8FK/pCW+tv6GWpE4bQRDRS4fhU3fRjFY4s7mvRly7qFdAmParmTclyqVSearDMLitHXvQHafCKE4RXzHjNr7OgcTzao+J45vs24zV9ePs9ceLbmDmXqXHpxfdpZD1MA9QKHT2Fl5max3/INKix/PSn+O1WdHQekZJWVjPQVWyqNgraR3fpyX9+4qE++pBXepBX9mixWVV6j4aYHsSWbdVP/Q8Ok76KoW/oQ9uxn4IW9A19paBv6KtVLNKyDhli815YqBRPejKlhZ78mUtoSj+vqbYOKyubRsEQIyH9+vSjxopX6LdKv5h+in4tQGVLxAIKSzRHxVjLOcjVAQpWIFF0UJw+BX2sGB3UzzwFvNnMUbwMdaCmgahgjvfGKN4pJ7IHrPLXjtkgguSY7UIAYmar4Zds26GpLF9+b9NkZmcikErFqKP3YVLdO1ox6kxTjBpTFaOO6HJYwWlzEzqZJkeW+tgC8iDLoihwaUqUWLZWliqXIKKeXpOtQ0Cdv0aN05xZumvtl+VpHB2x/ozn3hY97V+M1OZTH8kypGqZUImflWuWHCwffwSClPQ3tFLph+XkD/HJ39Qnf0BOvp9P/la+rY/aF+o0B3qt09ne310XrDNFwvalrBmV430ekqycSW4bZ5LmniVZTRG4NKGD4705nUu5WrNaptU8bJyWztt8wN4UmRYdbWh5IMu5unK0LjKtJsu5XDnqikxLNdFmLQRujNHjNqRbTdXMpFuqQS/sSLqlitKt1jFO1ysLuehm5XYu59mflHU1IVHUb8EnwkaDKq9JcNdguNsF7cR2pcB2Yryi2Y4tdTK2m4HrUPrqYfUHN2NfDjcvbPKibzTlj9GgldNgCBokvgINRioEDXYIRIgG9yGYj+cQRPE8AidZQEw3yVTc8zSM7dM02AH9EX0s7CRd0Ee0k+xnAAl7RIqXadbsEgMyDdKZ/UyDhAQqIghI+luqQxCQrGzReJ8TYYeIMMxoMCIa7GCVT6Plk4EzRoPhJA2GmgYHQoMhaHCJaXDpKhCAaTDeiZc0DSY7RKxCg1GOSgOmwcGIBiM8M6p6NSI5vRcavFeJTaFBbo8Iymdqjy43xoGeUtQY+ws0uDiiwYNqATS4MJUGOYI5GYFpcEHOCw0uxgdx5mCRBverZdDgGmEh5aPLNNhjGlRU4AQ0ONhSMdNgm25enaTBDvpGh5t7CCwbp0HukVNpUI9IgZhpPF/ow9WscypgQwKBx0j0GUtCjYlQYyzUGAo1dkQP0hVcHAguKsHFg4KL7WpcrM5P9qIfjBcIqdBhgqKFSRkXO77jFS5muBgKLmJxkYRFXOxoXKS3iQgsLOFiSO1Bv2m4CHeJAnjgNryioea2mI6E2xIaTYjbDtIJ4bYDdDTObZ2HM3MJhYYdZHpm5jaVc9ugmttY3TwAxXSUYm5T6iC4TakY3KaE25Q6APxRKgH+ZF0nArdFJW7jPkdpjbhtkLdWR4fVDdVXi6l9llYyWwxp0Qkj7tJvqWK0FlaGZAqsnAQ/GmTuCaL0U9lufM7fq9luclqwBjeo4/k34m56k4antB13ZC8yPS4iXpRj1rVFMr0u8e5g4OHSI4yHieBhLHgYCh52BA+7HBmE2H2ECXEghKiEEBeEENtlQgyEEP29EWKVoex0QvxYBSFOM5S9R4T46b0S4jc/8qYIcaeKEH+7ihA/8zYT4ieK0qtc5/mqWdiSXzK+3zZ5S77UdU2kc2w+KNM0DARFoObKUNjEcqbEJy2+AdIqV7WYTzzwia888EmgPPBJqDzwSRvBPI3KHvikg8BJ9iGmm8zpAQaSgbbmk3Anmcd8uA9SK5oPA5Za0ZTo9ZQPAQm92vPCJ54WVdBAPqcCllaFLK3aT7miYQogFqpGLmTTcoCmCiGtClVQlFY5PBd5OZ846W3hE0/zybKQsQc+mT9q3zbV/FUiI+ch8+/MpL9D6OUcNv5WC67oRfkrMw7yyXuZ+WR5xCcBnhlUNXUgp3VTS7acdCMnCs5YCU/uUVpmRQyaqdEY1AiraIwFbolBT/WoJRYLcDI3ghOl9gFO9k2FE45gTkZgONkn5wVO5mKFM6oIJ4tqCXCySuM65WOB4aTLcNKj4q4ATpa3VJ/hxKeb96fibqoAJyE6R8htPYx1oYtwwt2RTm9zXaBGLErgy9w9LS2norZmmwkwRoBgnVJ0RDLlgDGWEfTjPoJuvIJgnoruADUGCHwasRwxKWW/GC0eXekl0q52SvmChaqez+Rl0SCko7bifX6DuwKbzWXvVa0EHiGxSeGio/nCe9jaoDs9gIdXBI9QgwdeE7YFK4AHhCf0Y/BAd6H6kQnfgVVTCMSpznGpUC0lpmVZMfKSP0iDVBxn4qka6MXDukjTS5+OhF5WaKwhelF0QuhlQEdCL82snJhENwBWbtJDyy8LZvlJC6XrgV5aoJdlzGuTZSHmEhFMqHoML4TmgJee6gNeeqoJeOlhLp6nYAXwknWtAPASFIroSZ+ktNAnBV6aeblDHVZWHQ1mAy1cWtGCp2UtfIIwKsCq04MFLsDChpwIlruhWO72QBVs8avEDBi2uivsIUWkZWwiHImRri8mwq6YATti3GuIOzhe1o+1l17YfmCTyQYLHj3vxN4nbdumOWkKZFTttZsOGZN77Zype+12gQzhg/oYVeS4UOeW+TojBcDBif6ej90MHHB5ZnDQ5i219MVJfKilvzOJD7X0dwv44Ao+NN5KfHimzfgg8hEnw4dnrQoJCW/wfRGMbx43rkFSUtjo+0JBK4advs8V/v/UmGhF9vpq0cpLd6k220Vc8r9DeZYsi/os6W3xkFVUoI0pzyxRnhXFJdfHlGcwzC0oz1bKyrNtC8qzVYhLPmolA608e8ZKlFaeXbYKyrMVxpGVu1GeXZ+UcGBPw90pz3ZPzKyKMlKexSPlGY3Jq9OVZ2tvpDxb24PybA1n1iqUZzGBaVJWnq1SgRWIZGWL1saZ8qw/g/Ls+m7Ks+sjcclXyuKSaaqh62PiEnckLglFXLIg4hIl4pKBiEt8EZesiLhkUcQlqyIuaYu4ZG1Su3Z9Vu3aWjwn1LK7ds25W+2avWftWlFcUlRzDXI1lxI111qu5kp2VXOtomFXSmqu1VxcsrKLmmtF1FyrTByrag3EsaoGII5VEZesQlQwT4GaQc3VL6m5VmdTc6llNc/iEhq/oOsKTxjxIv0WYGNULdw+tRkf0IffvxkfrIio5SoHtFzl4EiuEo68HHJBfiH/b04dvEE99MCNeBFylVDLUdppSNgTEg7J/wPMu6HIVRZyucqCyFWUyFUGIlfxRa6yInKVxVyusihylVWRq7Snad54aHqQprj4HQhfMON34m26ZgLfceZF85i9DqkLzD0N9c5jdpeCd0ClYagDEMUY6uAxmwf2Z61MJHMLmyT0BPxiiZSqXJdMJ6WfqyClaa5LdiUlGmI4wpGTSZ2vy5JIW2WPyWX01egfL2YmRHxPHj9HLDoV3ZJJ/81B1e9VQdVnq6DqcwWoqr9FUPViAar+JqyCqu0iVIGhXhhjqOfGGIqRSZNSCZ22BZ0+uX0fnSrQ6doYOt0xd0OnO2aOTv9p5uj0bTNHp3837w06XePZe6MAO3fu2uxo17TMihj/P7jpWjU3bXNdXBNuim7PBk3XpkHTEYGmdYGmAwJNSqCpL9DUFWiKpAP5Ak2uQJMj0GSUoOna2wRNG28SmjZKsLJxT5lpY2ZmmsjFdzEyUVXNgExXNDJtf5cj07MamZ4DMhl4m14wZ2Ck7ZyRvmab9WpGqnL1OJ2RfraCkaa5eiwz0q1qRoozRhIRelzUaDX0bdgoM8IlRGykv6+9JEf/LHKmjJswY+XJ5OjEZ6Nr27PR060qXVYj/YNJbmqk1ye5qZH+4SQ3uW8lN329tCnyVeNM4u7Z2snF8GDy3m93uqmT+4AN0auL7ZEtBFHsIejSi+Rie2SAgKX6yqUxX96RUEyhArGD8sUIyhMLqJY2fyrti6Rx8VswenKVW9wTeUT2RG6ywHm0JZJb7lZxQ6Q4WebmRLkyP8tQa7qqUTKEmrYv0sXWcv32/MM95NKibG8aoL58X7Z3H1DvA+p9QL0PqP/HZXr3AfUNAbXqAwXTAfWjFYA67QMFbymg/tFdAOoXn35TgPr5KkD94ypAvfE2A+oXTP4WIbZcKuNx3s6ud0UOn5T/ZBM2f8DpiR5/5oQvJzTFf/bCMEYcfWjBJokmMPFYJXfnvneMLLZEpS5GQU32RY5SlxTMKSlgt6OR7XospFD6SNrd/EYfVrs3f8a+NjbT19q+ke3p9Ku2dM5X+KaZLd1vZumuV6XblnTzjf8zJfkfWZKqKskHprnRWafhC94k9Mg9417Xb+/+5Zgfv0dOe9a1J4ksc+viOOHRvLJ92an8X/zUmXL+ud1z/mW3ZtO6xbxg008PsEfy7TCqid3BXfHA0HpDDwy7+13wxvwu7O5tgfLpwX6q7G2BHt6CS4JIuyRg/wneG/pP2N1rQjDmNWF3XwmBJxaAWcaUt5OElKH3BubdujzA5p3/FstR2VUePbUDv4WgNiL2JBpzLKHagHrj05ez1eH2TeNS7E/3N8FuGWLfY48AcUenXHbqAHMnSSGc9PigOjvsWa78yBOPXLma3VTlDSJkbxB1RGIDfk6UHz5RgGjceQZ1vWio6wn187qchLKcA/kQ55Tymvy1yVJZxDnhRCmiiZLyvi5pmdJzfXqdmvyRrekFdvDcmsfzF/wc1VXAiXxHN65V9CrhU3bYO2VVSk3VhlSkCXGI4vSa8I7tpe2zE6maRV8bI78W/pTKKSfdTAdDSbuFtLMuyU9Iu8No+6Iuf5dAyMQetgFK2EyPZPN3rZ0brxnex5yRtvVIYVtd5cgxi5+WvflkmRypqJ9qJw5VdYEy64Fp9G7GGCLh0WHawLL7cOJzg+w+iPiwWfQL+eaBzNfPGuW50scK8hyUW92mZaWNPFtoXw9mijx0o5lb8CzahNiKWhuQ16cgwLDOUebRE44bHQoc0HwTXvBcCiw4TGryaAQXpU1VO25ECPjEPnlRaPBK+9SBoovMsVaxY+gv2ibZYIeZ68MXxT2kFqMZeJjh/YSUVX8QLxsa4evw0sXcE4x400sy341EgTTNPRawaA43mPj/iV70FfYIzFfPqFovsU9y1WA+eKyHvlvz7tiWfcHKJKLqTNLKBXXRm59P/D3NJxNdwdsRG3fdEYqNz6eDNx7DWqMxDItZGcNaMoa1ZhzDpB1kFBPvad/RIpjjhqzrKufet8p3Dr3nASTDLYiLI527FuYIPSZO5BFvt8oWkL/k1PRejhLn5Js58CYcYida1K9gjw6vKQ+ZLVrEWYeNZuLuFD1QQfjZyvoFVhss4ZnoDbUce2rshqGqD9Smw45q5pwDn2pphL7Q2KGJw8L8F8jnd0eRizOdj05Sr+gkOeM78vrWlAuZW2sLjmXObbFnmNezD0vmHaV1snArml76iCMfJfSGkBJhq4B3RskHVA8Noyti733Y6AYmJFM1bs06tWZzMkVHZqPMLWK6NJTEvWF1qvDeVpMtA0snA8HQDxES2IW5qJC8dBcrekZGKeR8NEx5DVaB+N7P10234FqvoSM0+CPrelji74dcLM5pjcOGiNUw4sBxmn0qc/x5qqe/q8wL/AbkXE3FHtCaMQQdzeEhw0j/FMIImnKI2Ft0wePNQB5kO7DNT7DL20e8zdP4nLPsLVLuMGlBlubdTHyWZujc+Gn3XHrhQz+G7747tmUatscbdyhu+p6zqX+O5490HzV1K7Wy03X+19b/bsVe6tD8W761rm/1S7cirk1xLUxMA441ugcXLZ7IU5Pmar3Ep6wHyLp/MwmLWQ8rsh6Ush5mWQ/KWQ8KWfcp66FfvrWub/VLtyKuLQNUqLMeFLLuU9ZDyXqYvWReul2HgMKL/hKzTPp6+yxjApVdLvilC9SOuuvw9zUvytjE4n5cyPpTdkHmMvgUwNmntYm89LvCOepDmJ/d073EpRkfKrnTgc19Ar6setDTneF6pn+tHq6fwRdk6f6f4TRNGXC1wy5quMfPQsPVGPuMt+ENTfNCCkEWPlhPP3qilfKHgvG1e6oYx87HRPaOgshCUw3UIz2aQxro0syrwHED036Dhrk2HmnCYTl1669CBkQp1vJPeCtLu1gcJga6i5W+Yj7OLwq3UWwWKE93nPPDEP2GvcJJj7GyHmOUegxWzNJnYtPPotd1dF9ft/R1XpJx/6CRg8ohMMntzRhi8e1b0vKJkf4Pe/8CZ0d13YnCtet9Tp1z+vRD6pZaNnUKktsMKCgJVw/wGFV/CMTjguxh5iP+eebiAP64LZJBgvhjcmV1g1qy4kesOI4D2I4lcCIc0x6c+IFjY2RiO9jBjuw4CUmYRHawQ2In0SSOQ2IS7vqvtfeuXadPt1pgO5nvM/zUp06dXbv2Y+21116P/3pG5t4r413bRN44JphiKHmVZtDUPb34r6zwxJgHsP6JftW4XYWixsTu+mejbYAqAKJ9Lg8NLSN/8XhgIcU0IMC0ry0kOyxx/7DENCy9mPXRtfXjjAyekdQKMQNkO6Ojx4Wzw+h1VC0I1sqx6g69qlhfsFXfoqmu+gnU2gzDDXLKPgvyqPbtijWzkJuUc3M+8owjyPJmTluciGyrf+kCRY1/AZ6aggyclLPlXM4p4Sch3yYi9+rbgdweQenyjJ+SY9X0Ra87emuuboWoAOUu3Q+q+8GtkKl5s4ASlaTiREvFAG2z243K7g/DhOUQ5Uigsf45gAk24RQViNKFJEISOSSR6lQTQP7IjPwRACt/pvv6OySQF9JIOkgaSa1suugJNegJpZ/ol0+bCzhsQALpMDCeHFtkKyxzyCiB3neNsNqoySE7+GSTbXMKwr+AJIqAAfCNgAK9COaDpJMMOw6kExwJRDqJOeEI85WUzaiGQxsRNGVxAwkFhmrV2gu3gDpFAQDRtyF3xjg8czZqHsO8NQND2U7kzEYW7O36+LENXy9hSRnvpmK9VHh7eoryWFRWav1UHOCcEhrKP+7EH7MMGJkVLwCFLEjQx629eJo48fQswo2BSc3HWWrKtCd38Ct015e3WZCnBxpUOMkYL4baGC/sn+4emFbzROcNew25mDYfSMlFLHJxE9PD8jDNEQRm4kU0UUWLzRNvEGEtpxV4jxLsprvxmV3g3aXEuPBWJaHchziAmpFvDurLvEimA7QgAY4jEeVF+3ZMFglHRTFi9hxNAm3FBuwUlt4G3ZF3v9GoULtGcmcUYuGV2MOo074dpUYPJ1l3lBoyhnRXRqkhw6pHqYtR8p1RqkYM9iUangoqWY+Sp0cJqMi0SyweJe9CdbkM0mUyRtsxdEDh5ZHaKqMyweDfuOouNT47ZHg2EFFVo/OEN8PAj87osLo4FJOTuJm/6Q4r+ceQrVs9DvRF2kX743ov7PlmREXwRYHuz96hzxVUlfniGwB8ZQT0MHNvLvVgBu0bydK76AlsRWLQg0CAL/5l/MsyT3MMtpXvd3yHQKzP9lubaANR2TtDXpfKOSykFQ73ShB9Tw/H9/TQe0WL0ZxWOBvS8mV9+Q6EzBLvNsqDCw9Oq329rIaTlKvp1r5pIr0DL4PkRQV2LKWF0pUPrjP3q3poRLkelRsgYd8BEg6ymurBKjBSRz+OY/2bmfTYrwwyBPzMCnVUFEZoNObPFj6EwtO7983TaoT04HNBn1tVq7VW0BdnnIHKWGjceKf1p7sHj27XOie9EcA1LbWiMwTnd/s+FA2w276m8tOirw4tMGSrP4gCfMwpS9E+5t0fNO9SJsPa70NtjheK1OrvqbNGQQibAufh6bMapHLAD0y37SO0g7LVAPsW3NfOglIUkhV9XOCty70qrdZE7ploVm8TzF4o0RLlXipPh/i4UEGsT6ltF5CM/g/tKGKzk6OScWz7OBtt9O8H45hiW7vJq3M20yRd/Ds2mNN+pYNXyo+LUT0oD7PPT9B9yx1apDqriKA2VBBYchFvFRET/uT7qe3qGk7NNSV4bc9wKuQpHZAz5R9UkMjORvx8is/bIZKdDW+GJir/OQUb/XnqLbQm8P0QnWLw2BsVR0Q/w0067s10f/4OLdhEZmFDmdMUOYd1MSEDbmS8ObS5C2/Vp0Cup/sLd5jkZyDVKrvQond8B2+xcPRdfUNW613O7ArLI2OlG5RnXq0ErUj2IISrKRakUEdeIZX3DxaVJ9JPBqjDai8OoHFK2PpRCZoB/LqMvnRxS2JRhcmE5OFMEeKsGh8rIle1EQ1QbYS1E1lkTmRhXbUROqqNuPbuVr2OWNfRqtWx6CEf24MoO0JH2dFXSmV93ez7tdrfjLgds7CcwO7EO3b1tX+M669ZUUGw3sam4FpI0iTeML86DveZFQ03NTBYotdaOX3KMZT9+LTnK1umSxW7OV5jN+fB6xVs5P8CF1nv3SSnrRvAY6b864QT3cKjdZzX0ZRdWTjbhkS8kcNFMibltzEXMfalLnN6KS2//6L8rldlNTstLK8ickreJf53MzTgZ/xUQZvkrQt5+ADLvtF8Xw3QA0GtW4qVEtodyUR+Nmdosyy8O6OtPXcb2OIu+zQFSBMSSV6wUCdzXO9daWq5Elrb7agIlqvtMCBdKnvDlL+VRFhJs3jMm2GlEj15cZvNst177tDpAi7wLs7Euwq3364RQSLBbcf7pJ3Yzi5G67HtR6LAisXJzboxDS0z17UvXvbvPO2Gst6bqLxDNlQpMGw2jOwdMFQFe0WqTEWw+1cWLhsLPUh/sC6nC0WbRcsGpzSoSYEtts2LHNg6oIURK3m9Q+vhlxQuUf1StSq3VrWo1qUsW9yezkE6dCn6uIbDaFPYjtrwip7sJ2j/wDTOVPSf2pe3rhGNZCXyQc57OA4gvQSzi9U4Hi2cIjlqMgKygBToPScVrQVJb6I7olac8VN5eiufIHueMN/aKaIuOdqJHni1vFzZFG2mb58bcLW81LlUGpQFOo12jQVqgDzpSpYBH1CgMFosqmonn35ZtbtIpI2rjEc1tVALiQ/YHWpp0dZndVPG+veUH3+nGKZpU+0fddnffN6nFO1TrNLxrR3TuXKK6FH+JTu2i4rgIOuJSqm5AKMXThl5egknkoB6wSpI5QZUwwqqUvqlB23e7EwREE/wjcqUmp4NGu7BQyD6ugEnBdVrLD1ufBJqwMcgBUl5zvj/Eg8gD07KQ4vlRD/ScvIfEMp2dVvE3K5U7gHaiv08rVO+TMu7zI6Q0qyyKN8S/quE/9pMVe9IVWPWyfsWu54nYP6e7CNILU21iULiAs8T7r4uE38SncVXZgA9I2mwe6+OHCCiGisaJXKK7KK/IewdSsxkMbasPsxh8+Kz7ItzYKHDkwY2eDqPAzk6piEmJlH+gETv5BAFfkBEAWiyZMioEfdJPMB6LwTEFlMJRxNgvBswOWxrB8AUzDM60jUzvqTHu7/HRol2OXsJAMcUtEtIg9WmkxzDqmKxYcTbZXDbzHkeiS+vwbxTnXJRdGBz6TDLaspg4fmMczfiGwkS9EbQBPWl7fMCAn+wOTbbkmCzSf2Ju+9mKgEP4SGA/aAl5VtAaH1N3r5CwOSuQEDCoofgj57CFQCtpRNS40JvDAbijR4yhzXpKAow/1orW/BJNsP7mOeOLytweYhxX4+xnjga6ZaMtCfcpC3iwKJRVf2jGjI5XMf2ztpANG2y0e/VWPjclM3SFKYSNln1zyMmMPjXb624YU/M8M5AC2cdlEsIi6jEtXWYLDqk4bYR15ro44To15vCHDibXeykLrxBawDPDhAWKFcpNnPWCnY3as9g0QpO1LWCE6IVHBOt4BpElrBWcC1CTbimHK4LKjuilNo7Lbb+qJzLmXmK10MlwaTV/uKJgo0+WZ5JSZ5RWc01FELNUTb5eqzDUlw295bQYZEM6kHCSbWEg70NIs8ruF5ILGMDRM/sM1BX+d9zdZUeqXihaLD7bJ+SasBw6WF6GY+Z2ncU3ao2Lnczun/QoFU/1wet7j5T1bj0NhhjG+SFDznv6JV2fOHH/5l+5zJr2oPUk5xSqFt+pNM+AW75MU+Rrjl1pPdE+zEBWEacy+qCV+P5y10rFLg8tqoHrhJhCUGreWpBq3lqQauJjZS9imJEE3dlb9etcCWSEl7zojfIg2Pl7OWT2f9sqZYrVISnL1SkbNCX0uN8/oy7v1wxtPEBQoPPqLpewf5CcVvXxqJDl2N7PU6UeZ4a6zXw7UI1htpX81GV6lwNu7yYXHzihySjxGCTLTk80b7GEnrMTRe3JJ17O2Ge/SsCNYShmUUQcYKpE3xoYt2IDMFJPuZOoUjRzBuXMKvmBreubiMdBX2keVbuoZ8Fxjg9j0OMUwAZexd60JnvqXIw0PZAt7K8jV+a+dBGbNApRg+13A6VCAx09LbGdnB8cTxoiqMAOt3it9PayZbrUqIxmX3uDtXGCbt114r4PG+Mo6Y9jHPETip6zM5CSKIV45qiZJgoYu4x/LlYkGuI3e5iAaneKna7zYKLNIUzNzbdkPc2ZAblq/ELvE1ytfoCbyOuaGIvVOfjiremDfIryb3nyhXVUsiVQp5TvvIQTsemvGaeihXXkWfYlGd6wNa9RKQZ9lDS0kwCaaYJppaJbJBAmtFeWyIrDZARSRKgS8iIdHHRLnxhWTGuZIxUZEXQohYZW20tLiaSCSp25I6WCB2xIz/ELMakBUeEN6V8i9pLQkcGoSOB0NEc8BBmIYWNmKc3E6GD6EqEjhhCR8OKz6FZL2h8SuulyT5QHOda64tYrWiQbpZ5vknm+TqZ5x0yz1faeb7BzvP/aef5v9h5fqWd52vtPF9j5/lyO8+X2XneLuZnmec+wRUTPeZMdFec7+oT3bRiq57oJjrl909EbAXA79VcqLqYOpiERFL9122olVTjSlKNF0mq7MAaO5JqLLjVTQh5sUiqTQZAdyTVv1GqOVv5K3iFj04EOpGQcGzfsjfehDV7Y0MQcexQNtuIvgW35T5zbOKXvSCQvZa4XpKHwhy58vTqNuRJ+gDSPjHlBEyZGCA4dgM7lubYkWXnTE7g2DGGBzVlGwV1Afsd1XI72DNg6uht4XYOhVUISEvanD/BB2cVH8NfULV81kEFTUK911pc0QlQT99zhwM50irC6jCO/oiaQDyc9NP0fn7wV0WPcJ4KRY9uID0uVAOUCWjY1wMkO9/7vKTheAXSMFNa7KrRIJLJmWGgsTatvLvrTTLADfFKmlX6Uu40mpYHuOMTHWvt7JBIvY4M+N81snNdliTxu/OaMthVBKC16T0kg08H+7R2jEgBlcwUA/VE3nSK04ytb8A7HzSIiC/0TeF8to3jj+GeKaHKfr9ftrhb+sipyj6ZUY/KWl9FDoHys0+YMObvEcEMlOKt9lgtIYkrObtwMloe00vlODUPqv+wH1AXKo32sbrQy0ZzhNbAOStmw/krWAmmjOMvHUsFzUfxAfkC2bXo0LxFriaK9AJvs+x5Y0UDqdNrcg4f0BGnlBqICxFmVPewpjH8ZGIslT6Fm5escV4y4bxkzL6kKy9JBVZIaX1A9TrF/gT0uiMS92ZeVmqGoSr3ZYYDMGz7zUkIl4+o8uncUKk00bgiXJC49bMDT/seUIOKWNqYsOVf2h7u5n4VKdvvxO9bvACqmIPQxtAx2+q+V+xM9W8Jy7mDiC6p4uuWf14Nel7p5xcZAvJILPck2y+we1DIJjhrDczEap8J3YlthJ6xidNdi322VACLqoxqHMCSaNd4a62XLWDx2/kcw11OaYuD2Vgdox0ECnYzqq7ZOPSVF4qHemX1DY3VN6lbfRPH6qsgHyY1o3JojMqJY1RWYnwWq3TiWKWVezYOzbk4seEzHEdqh8FeuAXUKQpwTgOciQOs167YYPuHxRs0LNqaPrjd/go7rp7XuIKxbXAiFAZ0UVkj6zupmfDB8ni9YakFstSEVxSRWW+y2nitSZiG2Mrjmq2cZRkdxiG2cvF/1+bx6kdrHofXOF5Jm01gzeMxS37EcbKfcUKNcgsUBkGGD+tsh6i8vT1NBCL3hFYqgoZH+4Nj0RGzEgk0gASaQhybmOHblQQanafWSRKiCeLYLDOSjD0qH6k8aY16VPGICJokOXXFH73F9iHN74n1J1nQr71IOr6n2LGYrSjE6ob3O4BxwH8ZE8dRft1IKVgpHvz0OR95i726U7yFm9otGuUxdRnijyWcgE4Jc/e/dqZ89x94l+3upWgGErGkOvaiNk6mdnoRLL78Ep2RgwawwPD8sh41Nmdwm0ZrVSw/xumAMW6ZRE8JEhnL4HKnuJWslbR9j+t9zxv0UCTFtrX1mcj0FngoSDmadh/A69j6I6h83YU7Kp0lPFwT54iU2COSoOa9u6YQ4cROWm/SKhgTqokjUgtHpGzAQzAbQG3S5CMSHQVwRGrSoHoY2wQQL0wgjDYhmyXWUEo7SLBrNzxso8rJ/Y1KhZXYpMq5/zJTjlzBLtrv+s8z5arL+KzKI0CrFjWU627hE00i9FHe9wfeFSxKPfHKmXItLmMEkePs84ev1CpTVT4e3kxF1t08Uz71t3+yF7rRknvjIWGqsRpkPyuhOhxFo3QUdiDe9eo1JD2q7VW4jl+iB+EM+43ToWfvroJfm6vLJ5ldsRuJRudKWOKCs0p8+WSBEJ4ztcGVBhH2XR0Lxk6ViDpRt0m0ClRUbDKf4UASwH0Y3+tdHDzD+iyOpPckpUw4w9bM85QHj0u/ZIMxqyKVKPViOcGyPzhe+j5D//Iq7X6SQCL8nK9as87ads6kpX/ZouMofMvtcVSfQ32ZLGppdeD02V0uYfoJ6XhpVEohnRyrr6D2BBo5BJqB0KFbDMt1tGpxNhUVyBgd0vUBFSfuItX6RlaTFG36JqrFJkq0RdEomkTINw3bpEjfxVsgdbY4HBNLo8HNooNj5rS0WV1fxmpIqMhoLWNjo/kLLl100sX/41iNfDBlJJfck1WFSLsVmY5cY5FXMwSJ84snZRwjkGeNQJ7YKN74b9zc09/F6shXdfF5GmyqQ8+VZjRmVDCrlQ1FYAk5cPQqgeaoacECpVFqSC6nUCgYGuMoD6E/hiQQCMcLBeIg4lhHL9uvVDQr68UrQvuu0Fk0oTQR204RXc0/KlFN4w1JzhrqVGygER9Ec7VTLBqo5H06kiRC43wDWJqKkiPRzXjFd80Wmj3qUw+Z9xSB9sl+hH2yIXV1Py3aMdlVjdTU/S17lw5DERMLtG8Rd5s4PLYWhPVp/v94+JMFfSlmrDou1BXVq48XVx+y2UCg6rTCvwxRPTyvPewPO/X28pPll80LMIe8KNfdUoj771IdC0TjVKjamwOebLBz/WaZTyVvRvz/0TNnZN/EdGXZoVAlszpE1Ot+iTW2WGJDu5jDYmyjehNiKvdpk0iPOy8YLp5uAsdrRXmomxAZos0VmgDcN3q9D6IJaQWd+S6NkUfFRl6jY285jSVWson4zdnvNjpWeO5JwRvk5rzeM8G4nvWZXe/51mF2vRewfB+VoZydzBOxfqJVPYFSgRw0POPPK6Xxi2zLUEewijhXEqGbCFPl+OxIy4+RKz8ysiaPkufITJ6VmRxGzSoj3jB4YzBBZZz1LrVZ7xoDHoLICefBlAefpCcMPs2GDL4HOqYW7xTrFM0NDTWgR4kiPqmsSOLC4wW3FXTOiAci5DF0xww2LV+UsRxkK3KC58oJnisncHGPi3NELg1nHRpPSS1q2VpSqSWt15KtdqFdwKzezxvf70V0Tgv3Qv/hGsdDdzcKrHHcuUJngkE7VGDN5IE1kztX2yQKZPGuFQw0mIfsckubF7srLhQZbV5FC9tXg/cu3+5dTWfvauq9q+qt2bsQKA9HvwzAXm3E6+GgSORwK7H39AF+TWh2MCR1qdz1zOlqIW/2uad6stMv9ajG+tLoMRL3YH52uuH9WFsJyuyAWqjBAPOih2Pp5x3Wn1W7V1R9rcVV2cOkp+NsQEtXtf3ymMEKwNewzFliAKntvKIdihvXMTrvwODjNLdOQ792h1bXQ3F3dd19Br//OrckZCcPDvWutfMDd2hZG7HnyfZb2/WHP2gqt8/ycT9Aedp0uHwox/ywOua3WZH66TjydXAT7bZMRInQeOp6BzLznE6JYpI6NR2AczUEpaK5YxIg6hBgWiz0IDUq5oePP53APXYvXi8DV4lAOa9kUbDPfx3cE5OdudTtSmZmkgM0ZzEF580+6iu1p3TjKFygPYzfRa/LG/uP3lqkO8XHlZYjYvEX2EtahjgUzb7Q845iqM0+iKyvzDjCdWiyl7q0m8rUbW9HtVZ/yLRaaTjg7RoUFqezZWdlR9Hpn5WmmZV/WzOyxER0NDtonsbwXUnHIvcVH9Yev8pZn+Xe5SdULTmhmQaB4LOUZ05Mv2ehYbXgDtEJUL9L7BTL7wrMb06xAwyMqgyNncV2VIIoaD37S/BLAGbwIRgqAwUACepoOi8d+5so9mnXUxqSahHmkMMdIPySdK4dkxleopqCR0S61SuFbVEJgmQ9jZ0nVByagxYRMpGvJmW0viB6boLLZMRlWkLPbVqlCPzs0KdD16lD1+np78yLKfx503praVqvKLrd6zKyBSagDYruLtpN867Q6vDRYuhK3j3TRTtnVu2czUU7p+yY3LC+J/MOCgeLdkqn0YfERVEa0NNeiENOAVYlF90yFAMd4kd2oD9D7soappWVd2cK3Cy6+RDtQ12rbvbgizw8jeEc2kcXHG3CBpWTz11EuzOVmp/DFt2/xVaNOGa9+r2MgfepQbRqaZkP7UQa5XKWVrLe9/rWsAMn5GU/n3LEvGvpr9wi05W4RT5fB8nn6yrpyFsFGHzRXDammknBXzJuwghPetfybMzxIElqsKOqIfDq14cMbpRXu/0Re9tRjYAT/ZAaQcCI7UDKxi/hq+VFV7b59OU41Mr9y9t+nyXeeddv2LCZQaEnpceYLn3N/kiFg4UzDQ/VIMhwPcsaMhyVfpTfltWt3T4ccRgXCQh6Rdr2zjwsNFbK+wQkPV35u4x0xi2mnbD7MV6KLWlwa9DzLbmt25rpptDtFAD0grHTGkSz7oOYpMWPYs23tEq2JeTdKoPu2w26MB8nmuYkkclJInuAD6cDA39wgmhgzeaeiX2HtoB7+vAd1ps3yWPYzhbNdsFomkkezJDgS1IzLUfICMYBeBAdaIMvu9taphBkR7JI4uf8GiijYQwx9NFnVZpnve/nHm1rQ7SXh9rTIRXP6v81wuU4flI2UUTMEV9p9fOVrMZTwqV4SmJ4SuAuMKAcDuALuL0sX2g4DWhovlBe9H8s4gnlRVfU+MFAzoC3maMXTVSQef1NfL48wNc8oDmAB5iAGw/xqA4PwFPCAxrPkwfQ4Gge0JYGtwc935bbuq1N3RRAKfNCZnNDexCpuQ9iQhY/Ch7Q1jygzQZYBNJoHqCVhQCnvqRGSF4Zvwbe2dBQNTjjE+wdbLQ72++yXgym9cLTjK2SdbIVhAE4s2ljAMKejkvzTxEKwPhyUzNsf0pY4ojLs2a6Hxf2gzQ7bAOt3PhbS2n2xY8hRqB5V9yUJXwSXLG/ZvECPavw2/ySVL+kAgy1NLVUGKiSilvEbq07meCWDQpUWKL0EjELg0sTk7P+ai2O2RTrSbaEgyBNYyaLjq6SeTbye4O5skMpC1qEY7d/62SRZD++SETpl060ycl64IlnwuzMwnTnAMs5gkxlJFbd3K375uf1aegHT/mKtTgyHVc+XNOeF5R4tAIocQA1ctxF5c7kl3MngjpkeIlAfwHojxkJM33NzoXpzQd4MQ1CGI810j3N2+yefXay8n07snNMmAr97NbVV3D63x88mn0u9KMqqKgfAfFci98EBZU+rheN7ayg6rqA6EvpVZc/N2d92tTlT9D9aMZADGwtcYyuwIr9Qegs9kzinHvpdK4ZDpwXWEu+xBE8AKdhH64J2McawEMNJwGeuhO1AE74E3foiiZ0RfVxkkXPII80V/MSbhvY9e1cOUX0WP2SPeYuKgIVA+MdJwJqDdc0aWVjZnDzzi3CdoCLMXQohASm9JKzaw+ogqFRTdYwJ0PROuSh4XRn8JqjfV9UDGLsmCnHZ8o9u1D2C53E5+NaxPqJcDYPxI0BLgmMsR89r4UYr2AhDnR0jbSwlPaniRBPrCUWH0BaejrKmU1YWLmOzfv5JTJpnFYiE46WbzirIRDPgtjKgf1dcjpXHlM/oTtYNbiI3SYbJxJVSUOq2lLMFSOZcHBDrrqfFNFMthBiPiSCik5oOuXtpWhPhwePTvY6ImMigR0GEsBetC1FuXdrbziPHuiNQAyXNvUiekHDURFFKx1WrRhawXhm9ZyklTZqRzEK015bTeNw2KUBC9yEDiN0cxhuWfpN5gdTOqtlxyCBqDdWwYlqYMc8qWDC8jH+yzKajUMhsaoeiQK/mk+xzBjztHMwyhishqtMMMpqWA3HYDVcDavhqvpzMl+rxBw+BqEtT4Cu1mTsGT7HQV3QebnoCMXxiB5+h3bTGjAVy07AaQx7jvHu9sYY1x42l24+Otkbc8dxjL3ui+xoEV8JB1ttePpuNmrRQmrJCSqy0F1O+4ZQOJRRrEQPdxxFQad7YbmIU0AUdKOioEsqBV0MBV2iFXQZFHSjcDWgpTOax7cu5KNWQcfiZ2YUdNmSCjo+67ptE7VcIrFQY7WuaVSH0+dvL3whjjKH5QjAaWldjZcZ3tEF70hMyf4lmdSWY1O7Ohwzrg7G26KpvS0iRhqwfh72dbw6lXUoUeJQQoPYFXVlNk1bsCM775ikG6DRyXlZZJy+MJIkl2qGplnUnvHOfBROdI7aM8m0m5j2qrOiInh/IHb/IPtNpeLKzZEBe7UfjEhtMIj+BN4Eb5R4+2SBESL2X8Q76Tdfy3Kc3He6c5BN8T67JEIWiHN/hs4LMW38MPFHiOhCjCsjAMh5j23ERQP1wu2PLrhidbk4r+XRZdDjsJgA1Ut8m7graFcZOi/Cbfktvh+SPFDOErMLDKTRJPxrK49+J9Ewvfwq2AL1UZohbYqG9RhBhiH2FymapQSkie9ceBURXpPGM0AeggY7heM2p7chARB2vDRvsnvQ9nbYSuDz0XCfZq9Y0QXrJxQbn2BjL/de3mYP/dlbGfyXlZewRdGzKS3P5IH9vQDrjsReaC6mPQlcTxZwP+qxT2uAPSGbx5jMxbFgWIo9R/vVsX/Vv0G1tujK0mnFypDYmn84aKPujNcwewyJCo0Dwh77nfGSmmeC0SYmoNAGY2RDN8laLjrVMg9sEw+k4Wk/gPTKg4/0C3mnz8GhcU1bLanOzNy0J31airSuoI+XUko0jTItynRHAotllWig2WTR0TeRwli+sfPjo1pNKkGJpXc5VstO1pve2uaMOgOC0WQ/IFIOwGM4DjMQGHqGUrq1MFDzGnhe4MLM/hBndseR9tQKma2mGhe3L7+pN5NQ21zhLy517JRwUd2OBX7zAw7b8wAz7WUv9UH+xvQb10y/MUy/yU6zOBOpKLEVpfPwi/SRZiIy+eh9vaFJNk+6uJpn3wbcoWywtfRKWj0kM+E+0ZaGbgAKOkgtvGSSN0saa3XZZB7NcMIouCwzUBYc8rR/k3hoZu8J/xfA7fiuYXeoUyjs2K8u4HQcRBIWmoxu+rITgUx85CEJ4GwOFrnTZnOAU8W/DtoHN1ojfjjt9pZot5R0m57VQMsCOUhrgveWJ/jZpQj+Pxh/Put1jKxml0oEM4dfeLyH4WShPY95J/YuRzpumbpPad9k7W2c/Yv6Dsct+LW4Bf7dxC0cqcUtJJWCvRa34C+KW4jrcQu8YmIbhKn953WcAsJsdb5SvD3ml3xm6TiFCySE16v7ccPBKLCHMk5Bl6vhAzYYiT1uS0nOorRbdguQo69hb9eC5sFj2ZGOZwCIkTAvv7+GNaxAMUY6N7/q/YNTG5NEtURmY188O5V23kSOF+O/GWn/TT1edX/NZVMZ155y/TOd9MUvlrQ2x9Suck5ns4LHrfCrLPvLIIhm1Z5gFs7pZ8GZDUAoKT7WIUCCgQ364sDC9d4U8pTQSmeqQ93HvEvbkWQBOMbxTWLgMi/mkzSwOJqLeWMohhFjKAltYrLmIGuMW1a7BZaP7CVphH37nrH2p0A0JnNzx55jJIFjwrQbzFKaC/OPVCk1HylaN25jm62EUqZ0Czcyi+GdSTpfxjliuqVxARoMfWwdfp0lmiFa20jpEmCIGnDog82kwzCsxRBu0pLXO4Ucaj4rhhEkoFK7kbk9hj//uQiqArRMjFPGWYJdkWOxAJQ9xhkG3u2MFxQjSzt8jDuwKEWcnh1Q14iDDDl7fYAgSKyspUhB9oNsnWe7B+92QX+8U6+F79PJ///Qyffn+vtz/f25/v+9ub4YwLzvkIxTXpnwgIl8x9BWE/7WcgNja5NgTKewDc+ybSlXWwLAa3hbgK0hlbx9cCVqpZX8e1TCUlX5GCqx7lwFR093TSXI3GArCeTpIPs/gSx0lwTWq/rT0x7SKAVlADytAEAeuONxfUVoYPlNlaBlA0OEW4LUn/1ntO4Xuf5nvMX1b5D6ceLZ7FTPFT3mVl72tlW192q1v+27VftDoepalBdlEQiMdh4ZCIcPWoIVoLsEbhMi5OrDAZ9qI50JhojuY8poN0PoFkl20L+l+mCTcJAG/XSJ/IBqoaikf1fgcBOVH1MzedR9y50cpTVFNeIwjHNZrwEUQ9YrJnkTcjMjvwK9ijr5GCeNjICklTfom/QzOk/9dC8D4MB/67VQ3S202Ojb7bTY6NttMG2B5G5CBOCW4DrcvB8JF+nzAQVNNVcIHIXur0tWuKG8o1cmR/5H5Qkq0OXxutOOF4MWwEgGvIQRQQIYlcq6H5R6Iqzcj3HmvRRjNdPrwoaB88cYRsqHXWgMBw86xC41LmnehZoWSt7oNmiAhzd6UzSYIxu9s+hjdKOH5PHZhUjFhSzfa+ijgzBOHxCLY/CNRvwZAwA0edyMGlvPM2yox2wqrdRgyDo6hNehRdmIuYlj2j9zZFfXs5lP/5Fv9D14cPGDz3G5jn6w+0f89R2RGhqQH+hMnoTyifrSCGklqB+Eo8EnAySEDKdPPq02+etw53FOVRROP/3ZX/7ogTe9CGr+cPoO+FhsQmQmTpXXmFxCdAbkt8wIoB/9BEC/qLxD3wQI39zcnXOv5fRs5aepwEtQjsGN6Jd/ng8Z26g8F2tTEZs7805hRL+ACjgV5VZjVIeF8AFZOTHHaooyIOY1c4Wk6HMXTFTKkZS1AeUDSHakCSNgso0lQx0HCEW8YDi3urLLJGCiTewy4aQjqSQdaUiakabkHskk90hLmOq1+HaXTm/0DsVJ509wEpKuXR8tm3MOakNknUM2nchdHKxf6EiOyyFBY+tKTWZxBDkPiRhNYcNBSnQxmg5jcURYHMNYHG2GbR04BjHwuCWWGIsjop2PFkcEyj+LPrpYHBGwK7AYG1gcERARJ+ijhcUR0W7qQYMkx2rtPOEm/cjj7OXYY4QZ+mcywyzPcv2OoV3Cnsz71Tqo7j7PZBhMn/zim+77g88/+SOgw6Ciw6B/nfzM4nVyx519C+yfeKV8PFTDZqWcoJXi13g6HvwtDicWlRLn33SZOXtJ+RVJPumQZOwy80gz8/BqMXe6tBnDYpSHTJt++STNi6/nhTaFJzmHSmBoM5UEhJL0gMFlaszcLw8pl0r989Q9sPP46727kXqLKjyElFv0nWiSs6K/VYFQZBv0mTTtdk2/Ps4geVP+Y4qoT2r3Hc7ezlvWugJvI34eiqeOS7ycd3NIcq93GTyC+DxXZoiXQ6mf5HzvacFItR2B9G0VIxi2GMQ7AuLtlGqpQQK1crB2zMQL6c2DnNcF8cbg87mALyKfWBPEG4PBTzDVc0w7Q6uz0SvlQdSJls2kYxc+YQk5GsDZX7+Y8Pb1E963mfAedYSJ48oBcRSFL+AYXWFC7J6Q/Wr0x85BhiWSePq4MkrSsFAu/cWa/qKrBRrGpT+FDZ34g/DGx+t84fE6bxT6iwz9hX30F3BSzBqXfD3ojxjjz3Dqtyl/Tqd8Owj6o+/zQn9a4nrCc0Uu3rPZb+4h0J/U7nLOiv4M54TKsrOIcw4J5+wK5xyWmmqc83HNOZUhvtgSn6oR3xIjFAvxQRkL4lNCfEqITwnxKSE+JcSnhPiUEJ9akvhCQ3yBk6EzHkB8b1hMfPv7ie/ZO2pl8NjTruiBh/6iLlL8JX+9nkRrTgPKSUCrHExdfB+rvq/D97z6fi6+b7BpVejLS2iMnxNV85S/OVfGZuJlQ1AE4+SjNcH8/bG+7ziWuN+fqX6fCxjArIqXikw+0zpuy+m43yUrcL9bOquk+B07Hh1aMx93f/5Os37ZDccC+q3MSy8WL73K3mD99RwTBPHR7XTjXm3GYrwkvNrYHeI+vCQWzmF1sC47KP1WEZ/Xey3JoQIWnceXtn0BKzM+tWLl+WMAUw1CpvUGAbj8wp0C4AIHVOZvjDDGzIYaVPk9ceG33cl8LI9glYGGno8+Sk5pIQ3NL5rdwAPqiJK0fbR8Neghitwlg64LwZBj1hYjz7AnoFzJjiS2f4O69fN12N368U9CbHkMSx482dl9Bhq6+05RRfDY6aGclKhcJaAbvqQKTTX8Uc5+lzMChgP7UKl2Y3CiGuAu/n8LfGRgPwHYksJHxKmAGBNPOY4lcc7TpwSLI7mkSBnwK4HfS5SznwdDaDS0nTcHsKFgltPFJcYimcdSgeJUPpzlW13d9iU7Vyqt+qfKglM3rCWnMqwlp2tY0+gwQtwrNaqFA4xqQDb1vU2M4ZLKWA4yqoX8kl++c0mj2rfCCBgG/t4Uji3s9l6wQ7tid9wDzIswrJJ0dkfRmISeDLIZ/C6sIXpoX57MQ1yZJO6w+cA8Ns1y7YycNVKdSoYa34LNtFV6l9LJosXoXOVPz2CTQ6ak18yIkgwoXQCfGVoAGux5yiu6CxU/ZK+ivVxguMJGHtEe7mBwBtpvkcZwNB91LO58vdg/rvSlMvXCKmMvOrdMPtwbAe8YqQUOBAvFGOfH5NEdmcw7NLougoRfx4AeXda3j9o+ulKvPiLpUdwZrfxs0rwJrg7ZklqSYCIFdyDIh7XLG9ZQA/7NjZwknHwIysXh3XkXmkWtgwV+YaPLqXohBZlHIY5gdRFptrOX8uZyTrB9SzAlV1u3BLlcbd4STMjVBqgK+Wpqi+TlOyfIt8AfxbMPTdmHcvvQhH2oax/Sj0+4j99uH7/FPn6Tffw6+/i19vEd7uO32Mdvso9fZx+/1j6+wz6+HY9vVW4spNn02XeFmO+/SBiTnHDAofXpJrLO/tkjQeDvUbPJHlRJ+9TFnv7vXtzo8t8J/ruZ/6Y8BDwiVdF77z3MI1h/ePu99ju3HM6L671rcci5ZPLew3DqpEKIMaZHcVKjd4AZ0LDjnEZvwDGN3gYpucqickiZZB1U6UGFv3P893YeRx5CHj23fWii/f4q2SITe+PHiZ7tF3m3HKawV6VVL6rLV08WrXuAdnBPr43dRv9w8qJeo6ooFQh1jnJNtwTb4Ui5BVw3b24JNkPVtiXYAFUb5t7P25h4H6DRmPVUCKIh1NAUUsiEDlpCBO1TU8DcnaekgPdGqsuzvx2sH1MR8XTDuwJzwOMM4w0oAXskkQWSgtEY0VCBanqtqs9tmaRrdf4TmnYEsPBEd2Sih2SiuzLRwzLRIzLRo3nLoaHmvXnj3jy+F/kUnNlicouccuG9eZvoaSCVtF8olbSXoBLaWvLkSM4Umhbc/m4xfKToVuRSXb66UJOHD4P/S/toNpxiYO15l0hq9J581Nyfu56+59176K2WuAZVfcNkb8ihQLSsFVbttNXlbuWg326tkmLU7XhVWTfDg9375CXYFmrvGnJKGjQ16ECE2oeE2rtC7cNC7SNC7aM1au8ItQ8JtXeF2oeF2keE2kdPTe13npraHw1DNRsyxyuVEDzJwwO5XhEP5ntFctqcLxXO19CcrykrIZOV0JKV0JaV0JGVwKtkAlr+fopuvlCKbi5J0ZFwvjTnhhbVWnSWJVFO+3BRzfsNJCkO3eOSffXbjZM9p37Eo1ar6QZ3DdAYDA36hfgp/ZK3r8eE0ud9vVbmkG2ugNTSzrPDNF5tWDmPHGF+zNHfmVBfS6ivLdTXEeobEupjQiPR9gKvK9x1SrhrLtxVU2ZXKDMVyjwVEc6fmggPRWF3DyTlcPa7z3hvF5K6RUjqJmG81wnjvVYY747/lRjvKE4i4Lmdww7Vvbo3VtHMEDCrLEceWYLmkEhs+FUureFO51VQeeUjxPEy+0s+dIR+jB8uVk3nB48SxXceLlbz5Xi+6mhvIl99tLeGtvq1LnGOTRYjvWGHQbosmkHR6fzWW0ufE/RvnP6t0bzzdqHQW4RCbxLeeZ3wzmuFd+6gj7UwR/uw219MHxMbWW0/DtuSn69BKrHvFF898G+MpG8Rkr5JSPo6IelrhaR3CElv/z5J/5si6VuEpG8Skr5OSPpaIekdQtLbhaS3Ckm/REh6s5D0+ULSG06DpL/SbmGfV3t8/S+cxUlH7VX6rBMP3vUTfHqLd/20RjR9G3xDNnikAJ4cKBAQTWUo82PI6rze2zCYwrIXSmHZknt7gN4AzwM7e/WL88SrAVLorfcU0QVwfGlZJXl6BDYDLNMEpouJHnIQjPJEq94YMlrTv1XVi5zjz2rnJFRdjg9KYWlAe9Z73WKiE6VpqrwU0uQYq9zYX3p30RQVQXc3QKR9ScKxmzXzxardkpJPXcqOX6t2t0OnTTCBHXYm8PptHIswBNPGrm2swluiO0v0AUoiCSQbg8PFrcRzYpo8WpnpjUitTXUQmxm+Bz/umny4WHOU1vgaWWj0sjGAt4kGw6nfYUs3tANOH90K5R3EtK6n1+Qjuwpp9KUc16JMgyuJ3z0kOPXR+YOm5s2P/v3UK9/8lYtqAtTqi7/802Pvu/TLf1S/7TYH38e5IQqdXWVenQ/RMHD2BgDRtvp7lAwcx0YryuwraVRNo2wZHKKpyhYG2OmjQ82N7JQz5JRw+NVap3G6xbTqVkEL1qA1sppoPSWONw67xhjdXEvDMNxbnXcQnCmefaML849wioKWHIZaKC1HnxbKcfm1UAmz49X23PhfiXgZ5PE9xTh4V8ATWYzQAchpYB70H92IVY9MFh0Is4GzbO/BXWJ7m531M1HunekEnq+IE3RLEy8LA0TpXypWJ72WeNXs5jyckjekfE71kBIehoAypMuo5zljKNZWbKsxPrYKQ9ksvGEDmo3tnYvk7hLnJV21ionG40y4u9xTZsO8ckXtdWnMPomqWy7La0iXQD0Vx2qZLjq3TklMCcfCXUBcGhrJjf4b6ZMm1Z9XgsU9p8Rf6nZR8GCrW81bHWb+OlH+YKtLeKuDa8d2+Y1VQXAC4h3vfPbB8nFKieWU0pFTyrCcUtZij+NjDWD5xrHHPZk1kj0B7W1A3UAmNrU3nh28u8m+Rvtb6p5qC5bB8qIpe1x2uidbI5/hVNuS/a0t+1tn0P7WeqH7W6u2v8k2NST7U4u3uF53mlY8Te1ItaOMlgGDtBOD94h5qR4CzldPi4AyQd/XaNWFKdL/M/bNw3S4RLqPewrkEEvoGNzI3atu3jpSVEdr55RNBZqcgDU7crhoHsmb9zDzl7vJjZNS4fUca/0qzdfhWRwgZIy2Y3j47SrWTvYmpn/9a4/fTf/+4qJpL6cbw9Nf/vsvnPyn+x/6K31j9fSb9//Bbz369fv+p74xDqfAW6kHycPFJO8/q/LJo70xLIB19O9F9O/F9O8M+pfTP0mnJosMGKD0wLpcxMIX5+P8mefDR2m/I/HwRfn4UX6yl08QC1gjT9GlDGcvV2CuzDXHmGs6Ky3h8ZBRG6xhLdqTeXz4sDHW5AKm5hTlXKwpjW5yT7VXQW1Gd++ByJsynNWAjTF1tWdOmdqyrzRn8T157M5m7Hy9YdJZaa9iDydqTZHeB65hdgCsfHi2pFBFBFAwYD/o6v2AFnnpsXecx57OFUKCw86H+tn5IuZYepfuzju7XX5e8fK2q9+2vDwTXp4IL0+Fl7eEl3eFl8cDOHmgAl4ulpP75i1YQMJdx6TAKdtKgphpIS9OjwXMgaQJkmqZncpZrad6BoO7HAdvaw7eEw6+dqN/m5QCI883+jfTxxlI3Gz5+Ys3+q+kjxchDbOfr4MnKLxo/cXcXQl3XyXcfUy4eybcPRHungp3bwl37wp3j8Hd355lCZ9g6hw+mhXWHS/SRgovT+/VnL4hO0GzfyfI7tVHnP5TTEtOMe3lTjEd4fJDwuW7g7h854Vy+c4ALj8s7H1kWnbusYq9rzLsfXUpojnY+wT9W6MpYLJi71yk/2ewkcPEjWhEG/cUHTg08Sp3rqqBGqFNrC2GoXsqFuFahuBqStwdetQOcXeu5Xp8Ngdy99Xg7usme2tr3J1ujNa4+zrwf5e70401gAK6lTpAZ/cX6bP7i472Vmd9ywBLoMASEdho4dOjmqtPaK4ux5MiH6XtIZ8gxp7TqQVPDpE4uy6flKfoUkZziLn7OHP31eDuzdpxsxqmpbTILdpTi5F73D1zxOXLcT7wlxsn5bBR04DkI0toj7khrD2mz/t6HRjNm8KMO8yMsVA1F56ouDDgv7l9qUjqLTb2HCnAuR0Gvcph0MMrk7e7p+bPI5o/b4XXIBhzp8aYR4QxM7eeGMiftaRd8WfLY1fUPCJSw86V5MhxOO5qrdcZW4rEQBoYSNkGVlR8Jcx5SJjzuhpzLoQ592rMORfmfIYw5xcLcx5bhjlr9dJqYc7NmujdEuY8Isw5dZjzN8bbjT0hGPNswGqlkGFd/D2AKGbG289247qCSQvifSL4YgHcFcqZCxetZYRw1lHetDyXhlf8cvrMzvNQZpoMoNuLEWbHHGgEB1bQ8ajOM0032CMmhbcIc/Uxkd1XCXNfLSrgZVRES6iMJK00eLqjPQZ7J/HXv7o9ipZN9Sap/EjpXyKl6YA/JstkGGojhZ/wMZ6vylfno3l6/SR1DO1tjeqDbSzqsXVLvAwCyLTQOXHL3hl8Ikdyq7Gx1BvLXFWWytdBlTXmqLImtSrrjN3sL4TFTRORn7GbK5qkikpE+XCLz9jWHs34LsOJ0ddQvkb6awBMo+QwsTCiCDo2HclXHSmqXezV29q0OeXt69uNVrcqmtd07wxoR+J5D89m7rPSiCzPibOO6s01z10WPJLxmanI8/hI0c4TnJrafFZq5/qK1ftpPnq9eMnpHK+jdBJqt6Ckb9M1/bt+ko5druYua7XgDNW+cVtbh5Dy3gQe38vHj4h4m6PbbpNxj7Z4QdNsowU3oi14DU003YMNnu65L3s1vaspkgOolldNl/vawbgQoVz80Yf/4A//dM8f//vD14sasTb/+areeGtYRmdVPk5Fhoi6VvPn6t4o09mqI3mH1path4q1AzshHTt3idsZnx9NIFbQ2grYzYzfQrW/qt1hWjQyhnNUKc6Y7E3WZAi68eKalHEGhIrqEXxvC8VB0DijRcO3Gm8xDX4YDaZjJvCC0KaOu4OPZrpRo69i6f671CgMez5KbWjJ+1azEzsfmke2cQZcPZiaoBcNp+cMJ8wYi3tCcsM4zCjNWi/Wuf3Y9R3qSIc6kmV1Qzlrmh11WVsrrlNmVvTvVTQFXKaVuBow9IW4Wl6R9KugCNak7EGCY8pmcm73kTPRrMDsjAuUzmpaKu68t2m0XJmvLSwPyxFrnwexmTeI7dQeo0Gm97mvmizGj2B4j9xtb0JcrraXXTrJHh3vRCABd85HaeUcIQlNZpt6k/P6dx505hA6GLSEJpl5T4N5T8KTj+iyNG/cCB6Rsk6nya6uf8su0zT1JF2/mIXjF+UvPspsXmVmnQuoIq2IHxeu6IyH6Ie/S0SfMbGsJmJhOavGdzJXzJeWD2nxfjhvP1wUWq9DnTkTQv5ZeXG09wNS0Q/ok/RZpajRzsQBwFZMgvD44aKiTYdMwdAdrw1qwOr6ntPv8AGyrTt6MPfy8ANNLbt6sHh+u3zcRHJ4G6ZD/rhWbu6AGp2jsittOdHyKmhhgzyliXspxxSNP1yseakP5QvG46X+xXS1hq9esoT+fOx5yPNL689p8biWbddSoaX92+nsFsC0zbLQTSLfXydC/7U4l8C0vfp0pH3v9KR9b4C0v1brVJalikqlvqLiK1GmnyHS/mRN2h8Saf/MmrQ/LNL+WTVVzA8sI+2/SKT9tSLtj4u0v2qQKqYt0v7q70v7S0r7Wytpf4OW9jd/X9r/vrT/fWn/+9L+96X970v735f2vy/tn6a0f4t8VGI+PnZUptQRRjHql/ZvstL+Zivtb7DS/kustH/+vxFp/xaR9m8SWeg6kfavFWl/h0j7278v7f9rSftdj2Ngc6/LaAprsx/VgdzbOfsZj+iiGE5920DI2WeuPI1nXrqkG3bU/eapnbDrXtw2M6IEtHf/vl5BbCqoUnjV0RG+xQgKg/A732PwOx/yfV+CfZdJ8rPSTDnxaWXKWS7xz2JAgegUaX+iJX7VSPUMZjCdcR4KncbVqyVTQyqP6aSXZNNIf3PGTyFa/9aFPH5A0sHMO8AU7+Bh/WzUhx+emsnGUFbo3ZE7lKEdSueKQ7gHDWpoc1KGdlCdKwxvOGh4w0GZKCVWeqHINLBDSBQpgzvoKq2Qw0MmX9V9JweOp+u9Vq/h5P+MdMYx6eg2t2YnFVhmJ9X+WuUCCwaAmDtNcdogCOYp8FACBkw3dDHo5SGAzAUGfzsgFxB/XgpC/2QvBBQRHbywMokRX+B5BjuA8acienp2phcieL5/KgXKPGTDebAwTycYX2b2l+zM6iuniJ7EX7KTuKgIpJkWoMxT5DgER2sQYRcBAAdSwUgIAPGMhrB41ZCMK2G9+WBGvdCBekayjJKxwz3AXgGVIeBMsxbnPHsRgLOx4eDjzPs03IfX/QeGT1mvsbbLYwwT4ZVrc+//s7MIAJo9mwfA4d9VepfO9BgI5QNKJQYCm6VWJCRhzlPEjG2dMKADpylh6O5eKsg2jRx5PpNeoHOJIOC+QF657XlDnm/hqnXJpJz/YziMM0BGoNEPMmDseZKDBfNMLwOwAuDuiualOkt1OsNMQAE+T/FNQB+8dQl8DJ2G1kAW4Ybm3kRnRzWsh0ApRPzJUceCfhFRB+hPSxYSUVT3vjttolvkJwYM6LYKZLEGSsIgOXcYMAoD03E5sJV20uEcOd88zaq9y5kcAoDPX87o38lVDLRqbm7nYGv/MvFJR++RTw45ZKg2JI/jxCceKEWyPFRUkn1IqcAZmLAGHOKhRSTJ7ERkOFrEi0eATpSBGauDu0QVuMu7NbiLf1s/vktk8V0ije8S8thocBcUfJcM5aXtQBCeXGAr/P+9BMh/t0m+dppYHksA5BNVMFgrb5KyVy4BkH94aSyP25ZINi4cHaA0i5KN58oprlBcLVVcZVbMkF/v5z0xIGnkue/hwP+yHvjWzS984AGoc+ROBtVSgLRAe1qYgIEjf+/SI/8wcIRkwfK6pMXaI8bKOXL1JdDIGszmiMnTTi/LmJcpZ9dDuAS62xQlW4OeNUnP8pDBa7gKFg1S5m55ur2N8wyn02IuKDmqDPk0JTmSzvdEC7wFhAKd80mgenhT8JdKYeAvm8LA5xQGe2wKgz31FAaaon1dgn8+dQoD+1QoT4V9KQwuIUITTCAux9pYnyG+isCIoDi6IB2Yjz7ymYu2QKQq8s5TzQtVM1fZY4M73Lp5qQ7Lr+jwbWiRn8uV7+ZskA3JFxTedMY0UT/BxVeQw2GpWlpSS6teS/a5jt9hYR67alwH2FpSI6+ZsS4MLCQWMVLEus8UaR5f1dbIVERkvGlnGOgWlEVIXdEm6qMb2yWRfSaZ2Dr0Ne9cMtkbokL+TK9DpEzCGMP5Mg5ThxFPiSh9/UQ3b11FkkCTaANfh/PsEii+8uyq3ijdTQFY22F8uxyRAsO9LB+CVikfmcQmTr/Nch6dIVYR5Y3t7QZAuq9i4YlkFCI5KFqp0b0sEF05corRU5eY/g1vazfpjdShFo18byyn1+QdEHMxrKdiOB/bBOGvjQa16aW3o0EZRorrA6BRcwZ5ZPQkCJAOj2EDmyWyvfJqvbXdphEMrpKUUSziYBk36IcW57hrcla4GD1B1bFt5ohMA149SsSiv/IkYJwhSmXUy1Y+quGTMfgkSnVZlNLDPYyrYSNKjWxDa0BmTd3RruCGN/OMP/AyBEC00NOWiFKjGINR4T+MqoaTqKAUU5uh5UsMZlopyXslLUty5q9Iyr68KQImY9ABl4txiTN5sFV0AIDWBH5hB/iF2ZKPoo0pM3a46PJgDIO3hTRdDc0ZSEyjPmoEeRqTDOTSXHZhZGV4GftCZyDzEaq0vI5ps4WJHC5vmNF0uxMwHzRvKd28yS1xc1ViGCWKbhuBJlRViycSpVpYTO18ZCetqDZV0qQxpmkazltUKh+mO9DijWJ/NJ3jh7v24VZOchm9hCknK/fSJOZ43STtD/QwtR5T3OFZx0PIPsyNzIfRLnoOGCGsWwI0dzboHSN4RysfoT6M0JnJtAQkVYyiVFe6MYqWoBshVUjdoLbN0Oi0OBHaKHWHWtLXxCyzLx2uxg7VDWPgeAx6I7L7jYiO1M6ybaQuzwMxzOmQwU/aGQ2AN/B/WarEXq6mpvKyyrZREzOEX3Pdo1I3kkhmtRfqW/zGEf6CtRp13y2yQ8R1tYdpXXa3t/ETk3brijZsViOgylGgeIOIW1czzdCyYyQ0atROGhYQt4C0acpusSGRz4eMtB5znirXqMrUBMbHKbKbkpeX2uxfZphGhsMSRhodKbrCY3VXEh4M3E9pBZX8o+n4lD9GM4IvI4t7CaTCVfS8SD9DIFSa4cBd+aic+vMrd+rF2sTk84h0MPIJ6IOew7BkUA7y5F5GM0EfO3toWzpTTuidI8cbmRlZPqV3Bl7OGW+lCW8FRZNGDt+9FfxPeyhvrLojwIXG0ed4qE+yLHh6O8v0JxgVUfFVcpUo4XAiy5WB1ZP0mdhDoc++muVK/2pIeBbclgHktkv+qVgOtglSeibCjVmBdwkkN50dq0hIfmtoVEh6BX4L8BskS3SfzruSljfWg5KwfM4pn7TYmvS1MuFW4iSegLXHJruUwj5JQhG+ZTzkHiASFXcMTbmaU9Yh1yaLDiFohXeU7azKKxoiBrgndWzH1KE4zyBTc6bSzBzYe0oMMglAeSFK6S5Ap+m0i6UbyRjGKQhg0YGGABPRsyiWeXAZq/6CnMn3Mh6UkrOCkWAVB3wOxYQYfYGGSdSDGIOGYj1ggUknph8GAWCFeLzv8jv4KpBaVa1WKSHqh6rWUn130oMZIfH00oNVouXA9GB1jdCv9GmE/l9QU4vEGMhBCiKk1htZSEuUN6Donj6N2RNT9oaEc85LLlV2wgk58SIwLF9TTy3LJ9nOQXje4KN5DZ+rOA3LK9pqOp0OkaFlw4HcN8lMkaylUEh12toxCXUlVMRtejzfh7wrfMgaElmXfmPem9rUtTDGGYVtYNW0gii5RBblwGplBStyIN5iIPdNFmU5kTf4bK5P0lWiVRzTJL1qiOYwwDQdsx2dts59au+a9ISqlp5QnSI9YTjPxiCusbODBBQvb9McDLEHhp+38y6n+7WvRlpqJAvF1ua2+kOm1SnL4TxfjB8J5NVlZ2hH0bYz1JUZai2aIZGvt7ejf0sztMTEtE1y2h3FMOdNr4aThJPBw3llO6294sPyCtYY2Aneu/wEqyUnODPQ3HZWiC9kQ84OeIevlTbfE7XNUa22iYhR7D69hJK5V1oLj1bFvNdRxdBMu/qcB0RaQUZP3kzzuibNczQ32fz3dAju10PwmHfzaSfVHDAGC0uPwfuMTguo7GgqPuOlRuF17ii4e1R0WxHNFPFlAsFvthSkJVf9eSonoK2YmLHqG+RYpT9ORkrecOz3XLagHFuQQrMkTy9vh577MmjRZ+gQxplbr5NtUPXnuzzdt18nb7+u/vbsNd8J5RIw5gvWZI1hD5zyJwpP5/ZSsBZMSDrXMamDuF/2W5XGvz7+RCgzfYOv93O/yqDBkPNiE/Z4ntFBfNaUTYsGNjJvgKDx0KxVauFSa7XUEi/RpaWoK0A86qvoO6CdYw8IrAUzlOu9sfrz1eDhx1UXeKvk+dUXqtUy5DwB62QCcuTWnfLPKiKUniri7gd0VfEFnPMgQmI1BZ1oLpOzTuqfwGMbpK7zpa7NRWgnMwTQFZc/X8pvkLa/BDhY9LlV2n5xve0XS9mt0vZtF3jbpO2XXKguIWLoy5HwIdaxv6pmqNL2GECASyaj8hOcsoiV8h9grgATcY8txSnPdGhmBH1lKGKMfmVDOeUbHn3Bb+jr2Ie5Y/+pZmjqQ7Cjo+dHTC6ssCdo9LST8nf9rkTeFYvpzb7r+sqlol7tOYEnCGGS/exnatm80B9+h197h+/0x3nHqZr+0PNr+jregZAqUSQQk/YaSdiX+THNsjOU2uug8j9cROw8BTV/9FI6XtV/V4t+f16U95vfdcr75P9SlPevQRWnGsFPVSP4me/OHH36Bb9hWco+1et/67v4+u5yq27i1G177AW3rVdft2cD8P2l/EAoCzj7v3xVpZE55jmuDOI2xmZ0ZV3P5Hu0KJ8h1YzwCSZLTYYQlyKkzlyqLWl/WxaV6J6yxER/iZuX7k9P+jOB/vSMK10q6RsHdik1Xeou0aXnyXBPRRen7uXzGKlFM9/H2j6/Ip79mYokP/fd4QeffcFveEH84Ldf8Ov7xvV37hxw8/iKBvvxF9yWSTsUnFnZkww7uy7w8lOPxOde8NuvWeoNXOnvfodY2iI2svxrv/jd6MsXnu/0sNYODqWbJP3Rei+n+YE1oSUK1P/JBb8rX/7peXz5mzuW+vK3i7+8Q3nGGHKjeMH5N4rlAaoGJsYbJwvWdFxPn0d6TK11nJ+gH83t5EW5d/fF99yN/7580b15cJ/94fB9R+7twTmmCkS4nlUwrBjz74Fmi957WBwPb4ag/06e0ae9MsizPBONCiwZtFzw9kyO/8f0+ZUdBm+ACWyjfx19xPBOzzC719JHCO/0DGe6HfThIydshinfTovtipqjts4VBiPLFD3DHzuG99vNp/LZDmw66cpn+/+o1eWSoj9F7WH75LXOVlbVFprawqq2M7zK2fsG0WheN7zPPpxd6rH+o/vXd7BeCD7xWvsDV/fq8prq8pXV5Q3mMhvXBoE7zYDrRHZv8lVrj2RCCCUTQiSZEGIGv5akMakkjWEvqFzVKYSRwJuCBK4Tj7Qk3UJb0i10JN3CkPPoyYtAGEPIQ0Q1Q4PdYoNTlDd7IfveInNhHh6593BPfIlplvElYuf6Vh7jS4yUNIg1PMLJbaCZ6OQpvgB4WeVDeQNfGpxoTUCsIwGxjgXEOhEQ61RArBuIRPiH0I9m4z0mTavvuFAi9zinxURuxNzXcynuvcgq7PPNGX2/fHAWyj/Ydk0m9QepBD+si+icw2/84J1g9PFM4Zff8DiNFk0BzRFfJpLpFJcpqzqf4i+Fv01sxYtjHHy5bbXiEctdg0pGcltHQ0gDoRtMh19vCZDmSPet/4em9rCv3dR+6wy9ttSDDTpMCVn6+jPLG69iR3jqdPfbINEW+4lioCH1+nky/AZHNqw/nmmXVclDjqgGevac4DiygdLnE8DApc8TyAZKn08DOJg+TyJDMn0+oxDjZiZpgyNuh4J9HkqmoFDAqUJJChQCuCqlD5ANbUHP8sL6sie1PI2dm75pEtH39S/mPn074btSE030NrFj0tWz7PuHKJvrsgbfxNW/hH44G7n0aaJO2Cnb8R5DUHa3E6kAhhfRcLN6fHeR5slutpwUwW4og2FsKsMrJMvvbp2rCRYddkWBIRfdQUK6oPuPNqalCHjEH1Mzlq/hpXzzLrlp18LhWRiG6vSezhRB+awh8qB8Ri7h9H9SLkMWnr4p9B7wbjSIivutQIn2rFhcMtGODqaktB4iYejQp25//+0f5549rfO+9j0CI1HDIVHrZWF19QgJKFJ2ukIYmo+PW4gwYyBR8M050GUMyACiS/o85NBlXKPLWOgyFrqMhS5joctY6JK4N+gydugSxoRnqGOxpr8WTy3dkRXnkinftmQaO2Sa0M+0ETBF5gocU+6k9k6q73Ttna6+M2HvTOg7ub2T6ztT9s5UVvDVme+RiJ1SXCL2izq2+4Z9aM5rPYFybkl0WyrBbl2bJ1tBIQwjA1aPVyUs9sTTQSFV8dAV4nlg8hQXyGlJJVJsvJypWHLVvhFvlHRLUu332Az3q9oGNfEdMUE9vG9JE9TH92kT1IRYoCaWMUAdCVTkJjU34pDSQjjWMRqwwu2KJu692nlBouii4dc5yb1Lzl7F+U4T3hEl0TeytpoH6MVjjvxEbIiZEVxWeCOJ8Pvr+n93np5wn/YZIpg+1s1IuB1euA4prkOmIMQdc6JVGtGfxbDxokKbEj2R2LQT9uzSE4jEpAPmMOWEpJjDtDQBKuwYbqNNwjK8wHuCdkmEXB7HZ7wpeEyx+BgyJ0Ntb94nvbLJw7OjMO30+2eI+7qvU+WmHBDSVk6ESMwRIrDceZejl3SHnrm1DRcZbzsCPWC/juA7qOvE8atIZWGFOgd4clUbytME/66YlBz2+isMWWzpvoRz60pcgqyx0O7oHENjGrhTvzDmMxzu0DjOcG0eX6EGoWtuYygZx+MZ3RlknZXwFJ8T7w71+ZU9qc9LSLvB5EobqHY+WAfXmuQKziu6jjYufUZ/C4TymQJc/tA+swnLW+FPE3R/zt4tJOJLH0TRXJy8zva8TV6XlxrbOvm7x6ZvtoXqWLEAzA0ee4FeAbk4TgXdt+yTuCfdRmHf8tPP79OpvEHCWXaBDgvjzdT6+4GCA+vrG8ipcPiAXQE4CmclszlxgcPMFpzsGJGKhXcVc5UILr8eTyN8q/z+Gh7jdNlGbDnuu3rBzdtsMuNy87Pi30e93JFHEoLO3yBGT0nBJzyUnNIlD6mZaTYNc+mDSorPKY7+u8C7CxeH1YxkT/V0mmS/j0l4uhDrIwNmL5xkW6cSBrmCMbzREUF1efm7eQZRiVtZZgKUM32ZQ26USZyZUpmerummfVtAguxb9+lIMue+ym0r1znv5B3B/tIdflPVmvRVbaPeirq/sE/LxNSKu1Th6QzoUXnMn5EB08b0CErWg2pT8BDqJCp5DCbhh/wZW9VbTOuOWwHgA37F8PP+ADNmjhGno94mwTRll12Ckjy+miNkaZZZgU3SX1TRN99PZfyxBAIODOWrlH/UZ+RQWkRcY0JS17MTjfPWy9hXBuy6SLU8rM84l1q3dgTlaGbtsyc7bSCaWfscNeow68hl1mAvwqwxTsKsfc2sU8mlraU+YnPMsG3E5k9yjBGTQWHOY9DYB3A1SDiq0rR0+UOaCQ3HQRh0mQ7/7KJzUZZ9cShIOAmTnqgHx9xz7GY5o5jVFkokfyiR/Pxts1ltdARzVltYHjSrLSz/McMlJg935pQ8eTt/9b+JwsFG/2TGvmGCR8BsXPrt87qiNdVL7Q7siUMq8xAMS7O+jZ/MZuxmLr0PqfdvXLTT28MHIm032yVJX243KzITUu1KALJbNUhML0lqAyJX6GMdsJTKn5Mc4OVdoyj8c8oc4eR7VYWXSx/a9aVrbrfcdZvJKflYo3psYK9RYMle84/67+n3Gs9VvXb6OTdS76d8rx4a1M9le3l/eopeosCSveQf9d/T7yWeG9jLp7v1Xsr36qHT7uWh5BS9RIEle8k/6r+n30s8N7CXx4fqvZTv1UOn3ctnolP0EgWW7CX/qP+efi/x3MBePtSp91K+Vw+ddi9PhKfoJQos2Uv+Uf89/V7iuYG9PNyu91K+Vw+ddi8fC07RSxRYspf8o/57+r3EcwN7ebBV76V8rx467V5Ct7lsL1k7O7CXA1suutIBLX+iWW+5fK8eWnHL17JKdsyIED8gDv6Vbr9bXa6zav7VouZ/2z6tM9Fa/hrODB8Rs//pq9jIB3OqJsk5Kn7gbs09GvQiEubicoNEnJYa/Cxk5wSWi+7Zpy1wsBiE2L5jfEwUqQVCyWdKBKzFkL/oibdzE993AtrOuU8GXIBuv4NPgBF/7b6TNREazIPtyWk5N7dnl3n9Ma9e5y9JK/Dmazf6t+Pq7GAHMK74ajtAbflqK+CNMJkntIn1Xab9aWFeIfZE7obHcQ70Nt0ikvdweIV8OPcvwS5qFZH87ryx23EBYocg3kjtSfx2kgIHYjPgdIJcJXOfNiP9149+JOA0d9bGedi2EKPjNi2rLJz1N1tD5+83IiSy8WfDvb4jvCc14V2JTqAezyGu/St13gcKDnBAZH5W4MOvSwPOslFh3yDWoDmd79tRZPBklTbUXfclAKFBErzn+NznPtcFPKBW3riVzVWDHm49ANU/4leo2EKvM52weaqJCJQuxwFMZ9NJ3rIxEA7w0CTyZ3Ty9v4qHvVfZ5CotQd67WnFaD4IXWjVQzYAKdTOh+YZCXRourVvmjjfgZczMm2FBCHREe1s8EhB+bmzQkfq0yJ1JaalAWVLG3ERxUjemCEZfoQVRYpRX73LkewRIUd+q+HM1fRQb4gVlNScxvSQ06QjTOnJem8COooGjmhjUGaCuTRaMUAXmVLx3naSyafKMwZmWJJWDGpKjVrgoI3wZ/oDauCP28pwd5V+srEw3xvqIzM0PXuBk69Oa/K5naoPHSpjdfMyHVaLO4ulQVvNrejqA0w5g55XC3kT4Si9Jq2MtpDXciuCyaeJaJUh+nMNm1qG8mbennem9c3se53AVW0IHylSU+atC9Va2GAv8NbAPgbtlidO9p74iXt5cxPbZ4dw7kzsmRrau681OlVAWsif/myw1+dP64Z23HPcObENQckjMQWF9inLWS0RVIEHfGsCtyZmWNcMjhqVj9N2kWilRZQHqCHdFOQ4iOPwHPGBHi4HHLrwmiIBJBRR8EKRMj9rTvYkvIphzYqWBjYr2rJki86BPAUTGtpRdCd7wzRfYzO9kdzDtCW5d2tvVJOlR2Q5RouuwuHqrcqTB3qrqZGPeTPsJ9i9VxT57DLXGyeqTQVyDWqRYCuSLWJjpd2waOfx/mINR7AVa5lD0PLt3sd78UQ+zt/evc/ETAlI2wC8uZVeDcSl05FfDiDdSq+WAq7Ti6ay+OmmN0GgbWBME+thkFEHu2413RztTaIAN8f8YEpnfWh1EkSWTy4w8ly6X8IAgXvKCMzEd4t1+fDLOa7W0zYd5bLdTPPOtZe3ITF2OTrVtGbQVdup55d5iibzjuSaWv5Be0VFjaHU7QwGZtH9GnSfIJ5F+RgQz9gXdS10eL1J2obaDCdoCku+LiDXjWAwt9V6NcIp4pwbUaXjq3Dj2MeaxnvSfQmauY4WUPvA4CFNNTxrHyRhuRcL62DR5mi8VEfjtRGNt3ZnvhaKxLX0wdF4a91ovNSEWzYZ2Wctd8VtetYjcXAt1370Str13CZ9WDeJsdLXGMqYwBrMJ/EXRJqho+dDW7vZjsZx4+OarwWfG2MpfwxRJxMGYjH7YsBCnTDA/4WEuuch0i3xAEtwgIFsaeFth96mssHbVCsTgYMFRFrMty7kbQGMbM2zpFMTQ35FxJDpoWnerrpGIpl0yryh2tNa1Z6WrXhPa9X3tOzDQRDN+pWQ7jiYqfPUWpL81XpvTY9Rx8boUMJKypTdMAFBgHY03WwEE0Vm2TQfCLoPaeNu7VvCbiCDJj7BVLZksS77vBr0vNLPA2qi1Se9xGWOA53SRyrily3Bhsy2ObfhfUBU0Vr8gyxKmuBn6V0XaRg0EuexDoX3m5rFJqW6n6jOeBkoJ4J/4WvkGBXKsRWLVc5PoQBuiTcEFBrpbXkmx7wICQVw3nLc+N6v/LCSOE54rr79mHYKIoliA3wZRZV+zIMTQcj3Ea9mDtOQOkBaj2jLXsg2A20HxbE6gh00Zvg+eTqPZnKxThyTHoIMUnGA1dEAqejsT3iO8PRfapFWDU1mDQdGNMYK7j7BlTbkxNlY74lzbaNyrkVQoD56Nqoz5xRVLzp9DqULC8+G0nkALFRiMVHZ41EWOMgCqp+nOQ6boOiemAewFCREgKk+0eHfLFxhqRTEbhrgAlgiRZNkrMxEsmMJFa0FEroQzt6ZlIDxJnY3zHK4G846t+12NhUvM5gGxAq0hDuUx3T1irZXcdVqqQW1peJ+YxyIaNBSA/5krytLbdnn1aDnlX6eBAig+9SWWsddZ4svluq7yBZKVmXYt/hIaLG4v66eJlsEDWvfw+Cfg1/1L8aFLR38PurcmD4FcQA+ywNKb81m8AXoNWL5uEnyccIS0aLuugXUKQpgI2pA5AnyBCJPwPHJVQtcx+BcYVV9PUjkOKL0caTamQ0VI/jZoWKw8FhoNlkAMwd5NhaWYeTBColJ8+1ghbSzmE3noVlSKZZSXKFB8G5btCYF+5eYEi19cMjd2GFraycczLqBuKCRF5qLKCmPDRn0bQYNPtjyZiTylr/k20X2Ct0pJiEQjxVNFgJDLQQ2IQSqneyeUTCeC4RA5QqBIbsQg4cGtfPnDy5C7XSCTBiBcy1UDv+QJRWH8/cmDk0YthtjJ2o6KH+OgHaKWWaw4lNMLQAkGOrHCGOxiE5KRCfLC+Fzz7JTaLVIvPUGoj5qHdAYJrw5AClK5jjITJvZtp3HWkLT9Q+uNlfiE+5WrRZVDacX4rO9oPbbHwpr6tNH+eXs5ezpQLyiywyKjmzQSJBwJos6hDaH2lIMm9Y4B+gR3r7g5zaqE6qvkk5JVl2GIWzlwTVIiIQTMbN/IHjy8W0Nq7hsW1YvP3v6sLvktGV1u79l43Zsa8PxYYdTM2sGMQoEm9Bl9VijtFZWPCmMtwHGy3TU7WX56tok4haghptEQWtmCkB3net55SM01KqcBXqZxlHMM/5hK+DOSJpu7hTAU1tRbapoeCJPRZkGK1iJ60NkgboHFA5qhVvB6VXsL12xX6/Yd9ohcOrO4diQPYlNw9g0GtBZdXnsRmnszLB5TGd0o5edagBpyOmzaOLAkuVNOrBkwpSiefFEHceT44xgOdEOGTETdElU2o5b1DehfuOA2QT7HDcrQ2h7DeicaTvIW9cwlDCef0U7qjbXNd95Ym7vKHCiHid6W8Mn6jAfz6Eec8fRrK3mlQL2JJLMQMJHuIi9fRcfy5ozSw8chs1nZyHudWDXM3JzrOIzKCahN8b7B2d0oZE9ynm1V0k6jiY2hVUi/DblwDAmSL72OPcr7YYIAwEx/mBvOBvuDRYf7YxPppMCzt5DqP/5B4+Wzw3tKuLy4O0zRVJeeAWraTw3bZdXrmff3fu1x9b0c/Jfss9wuHSeThG/nubxTgbkfg8KHtTo3L+KL2c+IA6rRBc/c/tMVUiy+WDvYGh1LlVIKgi4OefxJLupEmUEW+VXlAWdZ9mZC/gONWlzRxuoyHLM8bj2u1H7tNJ2QlaIZsyWIbG3SGKPtFYUcFNQpkKB0N1XEOnEk70OyyUNkkoAWytnI2H8LUz6cN66lTg6FLC90Txm7t9ipSnEDeLskcv6V+fDD7CGNBJbnmhIF+s6Y6srYWy6eImVEFslCYPNxQPXRCz3+3STqwSGStSTjXy0NwFmFuepZlHjdHOkN2HUk/YHU9q5lS1htmnkE6KsjIyyctmODrpaYecHXa1wQPKI6S6C/rSZD8km1mJLL2hHhIOG8BIM2CjGhBlJC8ilk70JZyDyCdELFGuupLdje6Q93DeqTnfAUNei+25NIbI9ICZoDHp/Pn6v4bPAmlbsztPqHcRUuqIvDJ37dAvLwN5odTMvG/Qq56rhdFwOZWtqcy8uklUZ2dTZVMy6Sd3AaQREIdin4yuftt4OvnaC0FPhIsrGbwMnOFhE3QOL0sbZP6EdUeQ1edUOns8oGzQnkjzKvUmCfARBvsGCfKQF+QYE+eGdSL8GrNhhEeSHXUE+MiLSSkgmkiOGqjX0w7qhHOFAb4F94SoxZ3j5MBED5/bgNiCyQoO4C18sZ4lTVmyn1xT2WN2hEwZvPeJsnRaxrt6T6uOZcoNUH+vqWVcagQs27yyiHbQN/FC1DVAHFDtHaEZ+QHP79+7T2lOrvTpPfMP5nUH9nfC1kXcG8k6ce0ZZtwM2G+Qe7a3BA/uzT6pQrG7BLPEiiCIa/S/Y6qaZoGNXeAA+KtPNuSKZbu59LR2v6FvjP2HnIf6b9Lxc4qTYrGsjAdAYbmADkKcNieOhrufR5ZN5Yyd7pUSciSS6hFZcE1qx8Cix/3LDbvYxng4P9viwiMZEjH+t8Dg6ZdH1fiMIfN6tqyNa5O7S5n/uFOsCqCPTXvf4gVoRWNUmtOh9dtDtMY6MW5TxLVBACXgH9bPaO0+xz4bL7bOJ7LPeMmSXDCC7jD3/kznEoex9LYIV9tC2613D8MD0TWy6jWuI0tOjrA/dQDPKhoz40nYkzr1NDuW5qs3+vZC/gNLl6ZQuejWglldAMTytDkIxSfv7nldwbsBpemW6o42gkMVvCMTz3RB27RRu/n9OVa7p3b5544iXImYmwoEADGpMohvcFQDvrswOyJDNEsWS6CiWBhY4Yorp3xWTgmmrv14+CY1xjCiWFIjn+L+7sM+BSe+lVaoZhkc22WY8CVvjtDN46ug+fQRpFWhsXrXQ4xbC0YnrUeLfU2EMmUH49vcwl8e92gj7ncigog3qYGqM+6iWzKDyB/uWzOOxRjzIGblOPOUev0MMZfelqu2sZ5umrdSQfmY3q1KG/Z2A1TtWPp2eoUihtIdTAAeqdsGKeKQ4eU8wmwPHgP4RlbSQIwBpKXr+ItaRAbAYcewBDpjAAobpQXHGDYkV4sisdqUxZ58d0zD+rhuW6OjEB5nmkDPBEypOOY6BTjNVmW/hafGjA6naWz1xd08BuStDKkc0BjLPOyX8GXZLJka48LTL4CfzzlVyr81TrDh1E2e4EFRvPTNxuQ5ukogh7H7zDrkTgKWtK4b4/X8vN0HqyIzEsXMgVmrwzqIt6Y6YBUqWbaC15trx0cRs6JC7kDvOCK9Dg878Q3JbCyNmPmGVk6AvjofmdS8/6bXfvoqRZm10qGyR8I9oX47YUJw5qB+fY8QNGhpaToHk0PJmJAWKXVbUpR53foxhGgMg2LOBRAHXHidXTmNSqPNUU1KMNyQAAYcy3u4auElShxG/sMTGhPfyqknEVbVVjKDpCrM3gsisBNuH01DdCCgQGLXMN2/OOzBdEmXCdElSDEyXClkZxiRPTddgTwdYnTQGOEe3sZUO6RnvmnDF2PLo3He5tBwmbaKJ1AafpRqRGmTx/n1iOOefC585gjwI5kh9Y8r00De15KM6aZkvplcfKTK6QIlAj+Ncr2RQLkj2V0M1MltqESNkJ9p77tQZsAYlRjdBToxWWkV7wjUWsgHJdpxmqhyrIWtHnOenyNCSaJqmYi7fJLnFxLu4SdVeTQSUwI8OWQY49TnVQvTQQgJSxlmmFwyBKcwUXYmhKoYvLTgPRTPvzNDkCxcZRVKKsXyUszmMSLIGJfkdGA6aA/haV7cRR8R5U1BkFW6O5Ku2t9N8hMTiMfzbPkn1jOCzN4YDJPdbIxpc0UZql245hIZg12zTZz4saEeYvivaLRr1zoxwOZAm2jCyvd2uqu8hfzsyz3iismsVo5jlFmZ51MQWRjyQb79TC+B2V+3MiOKlg/VG49TDSOqsJ8ZfuklLKCOenenMJ00bVctuJle3AUAWIm0SzDEVxMSiIFH8/6yL+lrfaZNT7bTJ6e60MF9bjPaVbrRhX8x3yE9+bHDMN71A48vjHAnLlADtLxHy/c+hH8wmexfp3oFyFb9Gm+GQQAuOZ5ylxLqsPVIlUHzkx0lOxSxqdCzaCFlry1/niA377CPHLmtugk5+1UW7zLH1FClOWQN9isSm/Zk3RQ4Q6QENumgXzhtYedBPbT5APDldwFa5AHwGnSxzBzsftGFd6FAPRZnent5wAMl9FugpK20P7cs783lrHpYNbwGWCelm1N/NpunjijKOnl52UbHhmD5maE5m+thCH9voY4emq9el2eoNawx76WibekAluugo2xg76GhrcUe78xgS7eXWyofnX84bcftl7VAPc/nI3l3SGFyVwsI/Lht7ho0DEY+3lurWISKpISRl+Kjyo1l/j2yIvHb4rIkcGyxbhTj/KT61AA+mSM4hppNer5Md8gGTIWIMMg7SVJzDkYeQUs6BAvcInuV7RyDjH7lPgGfpTxd/JvAnZ0zQeZzl7j2MZp7jTwyxydTJw83Npwm4bUZekp0MfDWb7Fns3bMM8lKVw7vRF5xxAyflwvxXZZrGZuxCLTmpsSVwYmKG1RmKM7LHDIzgd+9AZ2gccH0nH1JDwELF+MgFO2cC+GoceOoUc2qvNU45GbqTqoVRdbfRWkEZvNerY06FGJ8IH6nzVJU3nUjafrlxkg5R1SDeMOmMaPVE7CSDpycaecN9giQzgZHS+FHNgfhRDJF1L8MBVaqVK1SwhyFT4AYDsgFYymEGSDkC7QmN6T0FsgiEr54sJJ+AucJZJKTG8L3rJ49kN2iQc+2jzFcpHMkYu7rL4hn04OxwM1HHrp4Qh5sxwa5eI/Kdd55aKwIf1ZRDoak4KeQrvmsv4upDEvyyDotONkLpvUshqZvUMIuB1FeQGGUQePrySVrUCpK0ZH+uloDdn7h5xbD7Guhen337ge6Bid8TfHzO87MczH5c3iTnjGgGV/4gmP1TvU1q4MddWP0f8lwy6KtF9dWist9al8APP2I7V1hp0U56S6jRDGoAVC75ZWJ2Rh76SA7AdDi5Cbzs4SK1VjCf/jJuDKum0srQVTSwNzWmM4QtzN1OR/J9t/dI4mURutNK+eQxPfsfOW3nwomH7gg2eh6U9kn54JPHFL6EWb1KbUd3HvviR349to/9xZN3B/IYldC7XrjPbOLVU+tptKgdQzm1ECaSEhEQDdb+QR82NFP+HQ/oEDaoIblFov1fP6oupLtdkovLv9YFAkyQbaHiTkOvREWmLuDCJGg+eJIfjKh8PAOoxIhxqyKOdmvwxvV5gUmB8Htd4V/WZmSJnSWDwHBtZwudKEiAEUu903N7aFhrI96E+1wvY9tTk/oDsYHG34oAc7PzgAYs77ydDhrUZ7/8l+SydoBcxwEf3MuwJ8MBewadd27tDU3ParPOEraroYX90x+88wuNvdNrX1c0+FW3/weeeG7Uf0Qsz1FWJkCa2FkMMWwNjD0YDRrWTThUdMsv/+5n1t5cTryGx/zM98nhFVt10QWo6XBvJO9CoTraG2u16IhT/uWemfIj/42af+Z/Z/lkVd6lu28LZoqhT5TrfuITxeryhpsxc0M76S1n/FQxnndvXcjHH9g/jXftnZ5Ae9HI/+9/aIfU3n+R9kb5qny1eTHyWOL9cEY5Cp1HPsStRSNxAoOSdHTHwp7esDRK3VaME3Fc0Y719I7oroyDcaIjMt+/w6fiESibrysmdNmx3PlxTzE27VPl+dg1vXF4jtDPE9cs7ClGpmchto0vTM/Sa3OMZ7vRIolynE6OI+ZOykRAX+mXvnRtI9RoKca6lCE7zUQA09aIJzO7eKS8aqSQJrBxdAbnxCFtoh9AIkOSyRATwZkMsWyIGPJ8CMSQI3/i9Czd4xkakhkq1hyYnt3fW4t8m3t6E/ArTvdweBQU1DsEugVDNswOjGY8hfIjBD5jYIFVyKVG3VL8Ey2OhT3Tkof8ON/t0n4wVD63d6Z87rWXtQF3EmzGnw1FM1+7B04L12CauUPsNDJU3jF7WTsiqgaBLfRGEYFHJyewzSwfnd66hxhfK8mojaMH6FCiDtLN2f0H59l1Z/QAx85Nw0OEXksUE9kuwcsEDfvCPsF1RIOpdGS6M1Lr9KT8PmKJyP1xDP2a1iMzzd7oVS85X9UkKGsP9Ano34jtn3lA91NJP8cX2Aw8rvtJFCv9RGnwjBHYvsbQ14bpK5U5YGnL6a9nezM2sL+ZHY+JWoc4GkPmd8zO78Qp55ejrvDbDvy5Nl/bN/sJbm+XJbmV1Sq1eU6l/0MLmgRM/4e5/xNYfyP5sO77sPR9Ar/j7NnIdJ+TJfo8oXm6xwRRzfPEYmaR2XmeqDGLPLtG62SJQbyMt8kut35u9ipx9cAltKG8/kdaytzx8y7zkhG8nG+qyzWDdgYgOMUARMsNgLxdiY/kwAHIZNYzIiK0An8msn5FvY4woP8eO57ABNZkT6AhZlfZa4vhvHENkf/Ea5G69j8tvLaglcJ8a2hfMXYNXvqySQT80GoEfYDaWb+Ddnxxn3t0AkhBMx/ZQ52RAz0N2gHiRdPBHOZn5GjpXUr36O3wcJFmrAapz+/oraPvzb18a1WZwlExX02ntqGy+ZN0hF9VNm/BXlU2ZnCjq3lkU5Lldq9ua4v4qjLCGqEP5J9dp5VHsMmUe3fxkVkbaCCfxOWhz3s/Sez05Ptnb87jGdbqDC3ME9v+1he8vdNjB6efo1E7SePQnH4HiwsX7c0be+B10kSpP6dCzYPTb5772NzJO45BlJj+lpYrPC6YouD0gyeO3bHvwBvv2rBnkxcRFyA+3sjHwccbrNUcKiMaj7JN+wHJxuwMN5SPX0W/xOjs6nxdvmrbLhqhod44HZVX5R0qKWlHh6QLXenCkHShS11oLupCVnWhyV3IUGpRFzK3C03uQtbfBVguiVhGpuce/YPzNEf4XcNFpoQX4azNxuUGEXd/OfSV1SmwKxejID/Ymos1hu4mmCJfpnN5JvkaEEaxZG8XT9hY/4SNDZywscUTNlbvbbtcBWdb2vqbxEwmiJWOEpflVcULh5aHXSNlTGQ9Mr3uAC3lsw7S8FLX6UuDvzQqU/X8Ne2m9QRsMt9/rQSmNelrMEcteW2P2R/8IvMhGKOTfHymWAUXGNHXNYwES8NVBYi9jCUN+3UPsntf024gs+30Sw4e3UlHCGi6qAy+YU104OEyTqwaHyw7pyTKdUhwblmWOjzt7o56qxk2onjtR82RGiz+0wSP0aKGUEbTRwIGxHFiELjXgxwozacxlUODnA2F/v2rrDSYuW/IJ/jpCc35BjWCOckeuyXSsvH7s/LSQQaAnq1y4+WsCqSLS3aBK+hkHjhppNMXHTwK8Vjj1UXdL1njds+XwM6hTKLhYGsZEnv2SZvZ46DvIwquOiK2K3eF63oRMetY4gN8YgRs5dQ2zlKd+aBGiH1sH4O5nqe6jPNapCTx7ab+8IEDsNoktUJUoSYyRp36YQ+Htc27Fg7k8XxliE6gVEgk7ygcU6qG2KvDs3k8PXfHnfMHDx0+Nje7b8ck0l5sPjDPdorpDTSDwAmhWmJm07QDHAUE8FEJN1O1cDM6rN+WJ7u1q8034yTkiMC+qCgnxAxYbpzBDNFRkcSVxBJXkkiQVCpBUg0JImyaoJI1RQZ1L8dNwvh0oXoF/Nsu8H4MWtQLvGsFMPMaqPyAqh8ijmw7MK8R7E40ZrFdjjEssuo+ypQcO7F35fkzrIcVnFSlEba7vynnT21UCM9TL4Wecb3376HWW++9RPI4bAZMx5R/PkfqVL41bkgjQFl0eMtgr8RLGMQ0nDHxyf2PDPZG1I8AQaPtYm5AKc6hvnyCx2dbK8YXx0KBS8GfNamFGfRFurAuFjrYDBEs0e682RcUxd6xCvJwT0ncdtQfIGlCo9r8OZS3d2IwsRwVK3ljru6T+0RHp7qfsmA9hYLxgRNXv0ZgZVoy5OmiIZfoKnGkTRYQGD0wusotoE5RgBHWhaIYPoFbrmcInYnFv9J2YXAnphZ34izpRC7YOG0HFMdjXFCO5lQSzRlX0Zw2PDL7JxUoNw4XmYxs1ghQsJOzMoCCrAunUGhJ4cyGtWYgJcXlRRCKg+6nmSfBw7H6Gdb57dajJhFDHwKI9msPsEQb+mI21sPQ95IZboVFhw2m/HOR0TAAEmlgcB8CWXgJv/m3eGXiykb9JZeKa4NNqJTH4DgztbhQ6y1jzJJshJVpwJVMQ2xy78XQBQobE894GPE4tybb8ZAuMq5iRN9mALShkr1cvNrBzYcy1mHCFMn2PVZI5t65Hgw9WIyijr1c8hXrCoauYL3onhk2CKlARO1wu5ipZ6Y8rwSLvn3XNt562BbEBkAELVQ/Sp30yy1SURToCTQVFd6UBw8jz9uNvyn/be2uVR5xrbDEyjumoC7lJ6A01Rctvqjem2Fjgr1Ptj+11PYX06aVuNuf9lsKltz6At76Utom9fYXVNtf4m5/gWx/yXwvMdufTrd+iu0vGbz9wSW62v58KibbH3a+PDnaC5ztL5D1iaDQ3Dfb3+fDKBwQSmnNZhJD6UsMpW9jKP1FMZR+LYYSyG16Cxh8uZLIypVUcprxlt6p4i2LVMIMF8c8whznRCtz4KTvxOsizi5PJchuuafVoKdrCraWHIQ1kkO9KEdoFi2TddzHzxyOZUpUFxzaIwV39lhh4Ffhn+B2/BNUhl7mvKAlDzJa+dJduVNbkMM+L6SvBczYQxezvsIGesYbBA6Eu/3oQLin4YEMOJDAASWbgtvh6bkpuEsJY2IgZPZS8wUUOeCFy7gcESBj2ceBOFwj0J7Dd1G3ODTjFQg07MExggF5OWIqKqdmdAOmbFbAKX/rRv8JJZDOmxkeni83MEI8X05tCo4p0TnFupLuh/Rws9sFbtxnTiL0u5Vkcnkta8EWvfemjf5D+g3XbQoe1JfXYuzu1192bAoOK1OBeWdqwLMFV0h+tqQBt/MMe1tDXCQrPy0vM9jEXl9rKsj73M9+XSFPmVqQ/bcCQgngsihhKsy+boGgH4hvo7lnLBcxlnh165g3n0vZSXtvwzy8Z7qPM78NIYgFrmmOHRLYFhfAGCq7tThL6l3MseyF2bm8Af6QGhE9GLbXj2JNdj+raZ/dybTBdEj8XS3yI9tTU/vzWyDBOOeFWtY0qftzBi1CIwoyRj1x63+vYNVWR4uYMzkjxSx28oh/GuGgHDZs2faVJmV0C2PGcQpjknHDASGkJv6pUkEtE4HEXIfsLlWGPG4XXT4JtAvIhLCk0rbLHqBUIZWLdYQtoyoKrs2QFGKNzy2Ikbt5RqeQop/MHTx6FecNGIMCS++TsZtShBcFQDaArxHxa0NBtbBJ4pgspnUj84gzGtbdwz6ufLU3mp1+SS8qX6L9UWjHODg9tE98/WOIJ/Sm6fA/0Q4bTe/ZA4cUjvfkoeMUCtpBfSed1zh/RlN7DdOOeRkj1bGVrpknM2e+n+cWtt944SCCHegNF10xaSRDBkinj+0MwQcWk2PDRytoXPboGAjP5kK4QQV7IakZXRKCFvRlvLfA5k2/5QcLet3ePUWsf+PYBrqr6F7Ewr3+AYk4+cQLyXHvnhxZi/dkWyXYhPbJPTQvPoefYcXvgVvcNSwc5yFUypKqju3TOIEu7NHj/WO0tMVnd/o5j1o2fcy7Rra16WN47x79+oM9yDfsgxfv4MDWY9Sc1x6AqHRwvsfJTg72qreo7Bdp0bCsgcDLwJice6F5mzV8RnxiZku0OSXpr3QbQoI27gaGcp6hlj7Csezn59F/m75o/2sPLA7RfOaieZSJ3O+SLO+3iLBo26r8hjTKE83wFBIJcOSB1iOlACKa0s5CPjfUmpppQKgJJgaFwZDUNBeoR7AwlpGcVBMdyaIY5qgIGAtpDzJcXMP5YtI9CBlCCC1VLahGDUE12jAgRmN/SCwAXi4OqiToUTZDuKbzd/BqvkCoTs4qnh8C850p4D8Ll+Tu7wksDSziEu8trtdKUOQDjqiGChXPyHIIoLUX/1u9PjK23lHJCEtQ3uBU3qQtx8/sm2uvhfuzyOCN0t+uA5TMi6P6i6nIDzFiIORdLpfhHNEov6p/VTPl+vIc7vekcE2f883ALYkRG2/NGzup/FMyLvzSP0+uYMMf3kWCZbCLfv1JiXUqA8m00ijf/HnvCuJjKHXmr+n4f1tW3TZznvIupPIh9FRguL2oKnBLr5HZh6Qsp+JrdH9f79jUyFBOIYz4fClHIfMABNVYMXRGJeELMZyreQD4HbH/y8TNlXWoEvuQK4k7G1qmsF8rfKEUfpfxI6o55tCUXC3X4vZpdmjj1YMTFCM/wHnGE1edyOA8SgnxhqU9lj48CUvp90ji07F1sVFSXPX5Dt2fRBJhpkgKFRyORh/8Rw3OQsKc6+gZQKcpMsRCt4C+KXH9HXZE7Q3RVtLVsf00b71h+j4SMIfV4b5x5U1h4/pt9OfyEf428nPlsf5y8Gi76B5QCJvDBv3MjQqMX3kV/q99TusAFhhzhH5mHPqpdOhnhtDP5k4DpNCU0M+mG/pp0TGGdhSjsH3Bq1cjD3TyUTj5OcgDTXPKiGqt/tAdNgfYCF41wsgLgg8Q6SP5tlPM2Y5ipH/OWn3z1f23O19LTNOI5kut0xjcK9tJ7RUSWqtqoCHl3uWnWy053TWQBz1DGSAcujTAwzZEsvQEyXtY1FWRcKouzuOf8X2fNl0cB1/TqyYhcLF52IHeH6Qn8HHET/SxTw0qo3SZTBITGjXAtOJkMDHwy0Q1HwAbgbHMLHxOWulmPQHQSQ/AguXRj0fbTKCBQYp0MIn+iA8q3lE+BfGTiyGLpnfvm59W80PaLceqtm2NQueBgfux9zVWX4XStZ1FOHDlN/4bH8pqEPtRnCqVyvMcDEnALMOh40l0luaP7nNSNv82f1ldvZxRC7t/wrd3eKIivULH3UgA0uIYN4l+NDFuph5U/6eisDUJgv40DtUexSmCRHZd7z2hsOIftrZREljN9T885+G85y/3Y7DMjxyM8pwW7uhVjypkFmX4wu4JnaWMv3x5n/Y6v99nzTiVfdBHTM2l4vT9kO84TIC5IPXQQ0Cp5GgyRImimq/oHHjqAnpcCt3vs//6QVvvXb4kQAtw+5B/pAjulrq3/tetNwoCQXCYzmQgH/3SH9t67zvs5X10TkNDgyK40U2UXS908f899r5Lv/zT8xcdJjKrfNqrJNvSnCn/hC8RyeCtlVd6QpJXdBsdY0lY5MiE9V5ahpdMSrvosU+qosGR17XHGsQKBz4W6JyzvQa7/wdihOAx+zPHHYX68EtVH3qBCYyW98hcypw0TYy0+BrIa2/H8dNGUIc9NAjGF4lJkkSseOVTJkyaa0mv4Li3quV5sMXn+FUWZXXGvfdIxj2qoPs1g0vpSew5DOdh98/t3SIxceemWqmzy/BLgk/rD+zxFh/YTWqJ3+h5iKapWEVP+JJv4mnaybpPMzFjiX9GgeHtyVk38g2SA3W8qc/h30/7WKhP+dADwQb+FIRUnyMhbyvV7o3+Sd8GXHHi30eVLPlvqoIEzJt07r4p/9oPa6J989Z7EUvwmLoPBqhzguv4+LACJhGWmhgP3bRVR9i9+0CNVxxWgU+cAuo0YkjfmmfAN5iPH1W90GHlHFcc6uQvghQSGkphd3gf/eADEHUjQGN7DJh+rSjNLqA1CVb5cAGVwUv9t/IB/aX+IR9n1E3BYXwP3A5H922hFZ1lj6tQeJnag1Gk2kNdOxKB6OO7z6uFI42T/ogYNw4kMQSICKA8NkuHA0rD+tsH8wVEEqY3TsKHnVmdf8mkwWrCGA8mK9Zavw1jm+1E8AWPBPaCGycLRs6+cVLg7iQ9IYAMlCiVOewvwDfEFJ8j0eN4+sYimZT4hjyZrAw5MaSiWPLkZeOQp7F+Sk8rBb/KJPzgdz6zbVyLcGSbrsES+HWNJRDdVnZ3l0mllKtFOcaLohz9WpRjbEC39/dHOcZyoFM2GmJihlNuutERqtLuc3SEquIa/DKXsIhc8uHOIsl4f1Tkv2p6zTtTgI7uQWgZtWJPNsBsXRF8qBlJhATUJHkjAXUCnvGMD9Tgc4K5AHpC2iwDoFmfE9wV9DJ8Hg4kHD0t2vj6IEcv0QbYqZZPdfnqycOIhGqj/hwBUvzMdYiYojub6eQTccrrIbgQbQl20Ee2JdhOH80tAQD1G1uCzfSRbgk20EeChNftPEb8VTsfyjtHithZtc5rEZrF77p2S3CtXN20JbiOUfO97t9jiW0JbpIfHgq2BLfkbf30M7No03U4+IPDForqmlPOz84ipp9uXxm6YHtAtBla8rvzAsZANR1UaA6YxUNbgkNq8COQ0KjsXVyWeRmmgh44rAx0T7cmBai8a1iZAitThpWhUXm4BfYZrmoOkAEf3gLjDX9/VpkU2DkRXX7ZJL3kIeEfdIf5Uvfz8zrLs+k+4kSxzIcNk+oWTPpjYBcjl0jy9pZ2WrdDVcvPUE70xrSq28tHriJWMiYlb+2tEkXK6nwUNpCbZ7h6sIBx4V702wSd5NbQo2vwZa3ONX/iQ5xrHgBYXT5hd3OEMI4jzlwcBMANlR22Z2Z7ITvZiIkJ5r3cMxYmumDog/XeRN5l3XkLSB7rvTWMCi+Fu7+uUxjTWI4hBgMj7eVr8lUAqRxD48bytb01+doy4TpWU5Wr8xG6pjOpBEwsNUA2Kn3YJJevfDc4R4AW+bGX/CXz8ctZ6DqdEwP8jAWx4Ov1I8ObfeFwgT4qeM/7qNAHdIgazYkAJ64TJn9tAOlf5MgAHIuX5aWSdOAEpCV9zqVnvlxJrzPPbDUXx3L7MvpCO6nzdesNk7mSepGUtCZIRSxI0eje78Od5hsSNo/CTwNNWaS87K0+zlB71R7AvpwTTBXRwzQo+4mlenfDuHN3P3QE2krM8Iju/n/ZyvG70x5iXKiv5xcpK2ny6HCeXA/lCcAkJH/z+bKfbWBPlOR6NiOn2Btp7/NxevLBGGneiE2S4MU4oFxQcSEZsw2SHItVJo3t7SDTD9BHE/6DupbUeIRT037MlZRE3EDoLb8SFSPck2VYYvZdFnxtpjlsxX/NI/U3fuD3JanQJvczP6DDA0uBKdMeT8ggCxUmdfwmaoXa5F2H3f3hInmpdy3g55AdGqXUdvq4w9+ktsrdzXzX2wCrrb/Jm4Je9QIv58juafZLitkF5aXeKx2jMF+El7G3uw1IFVc7T3zgidGkK1tBkc5wnJoc31W4ZKSTHKsqyTEw7CXJsfNmkwwl7v6NuwIFWrFqn6p9zRxMrOz3lQ9hQJw8sViNw+ejqhPSwcTjTDHKnL0Vn7cDU4hO3JIvGT/0n7iVPnGH5sQtJlQ5cSt94lb6xC37EsTxbZITfvHohXJbjx4r9rtvlNhzzeNQ/UlZcf9JuUkBfGPsF3mGxun9YsIqN8gp9RmkaCw3aOaNUk+jFC9f/GCGq0ayf8uvutpxRVu5sgVz9Xf7NEKTaT62newvG342Gxv73TG/z3f3AeVCy4inAh8It3Ne66swg+VjOo3EM/CaoFKPeTeD1OjTpJrcIAkkUCDsfrPKH7GZhPZn6SD2rMikqPiaQmBPAimxoeD0F8SCWBfrleFtRYP4xJTXRSTalDdWtPAxQaIfju6/ts8iSWEXbHc/e4fBT0bAJ9So18BxRKRgn/0fw+7fs/YRv7GPnMVdkTdNkEzYJCmfWApe2AMgUrrRG8M3JDlp0nHb6+rKWX/R0RBf1J8d4gV2JfuMTklqzm/x65oM7PIAJ4V+hmSB2En+KZ1/QGfu5ImAP8TtAJQ9G9JpF58HVW8Yn4dUbwSfd6neKD4PK9rKQyiT7ie6v0UwQZFgclSyS45sCuBBPbwpgOt0VxxdhzZB7ih/WF75IDcLaSx/WCaxafC37CSFpx7DRMbQwxjG7PCKjDMYQ86whjH0MIbwBM2cMUww3noMJe8INwhj9w/GuzbvsYvIBIaEPaefMW5uHnt2fo0Jn107v6pw4n1KcYw9sbynWFV7QnFs+tAm/0mIjpHW6wfi8kVvOFfO6VNUTPde0xQ3TFz3HlWiXA27/2hsinQm4hv/5DLJ6oVg909CnnmK9jt/PXuO0jn1mPYyNM3w2LsKwHw0Et/e93yr8E02Uk4ffdivEtsfE5eysLzLN+dJzkB6yJds67xYMezd992pHcJTTRM8389WiVW1r86QPNX9x7nvyET42jftNHutxLvumL8I5OvjPqfCQY0TlYJI5nGqEyjPJ8nmWcWJTn1Wh+S0u5z4xA3s6qu3mxPl9fw1V+/88bYvJZ/1C/YM8Dl+A07qeYyMWyFthEAvizBIbAwbI3YWwW/eRChE5Zza3YvYkU7gBBy/DOf6ZeJM+7/763S2gEderSGUSHBjPW/KliSil6M9tANV2s4goP0YTt10xwFgeVXhTzrAKK+a7EUcguLkbdUJh5ARZ4BO5iFoNLIH4D1VeXPZ7U+AJOmB7exZ6IFvCDjXKXctn1HovEFZvLTAa/c3du9giL/uP7AKMLRrzihB/MrXK8wOBX5aJUSqkG7kYCaiMaSNDeUxdbX4Fx6Fahf+W6qcm7tz7rU0wGPiyKBAShzZsk4iW3LJfWWA8XoNwS9UkmUpBfC7pljW/uflGpNf+EE+uDZB100JFdCY5KlOfRR29+3XfnHdXovDL6hecGaNtQxVEa23f8dXWG5n4+oCD6DQrU1+Xq7Sh8+TpkPSHdOC989LNZJq2nkhPBkgDRVKklT59ScqMErmlr60XgmTjnQ0VVr5U0eSBLhCoukHyGSPPQZ00dnlqKucTRp/cvw5C3+m8OdcKCA2dF83L558Hw5pjft76pB4Il9GHoNLa7U1mKvHJgdfaPOEz6BNLBJq2MVTUR6O3exhUd7E+ExReQv4K33eLt/P0ZyJ9acsCHMCaTrZh21HSQdXEZhA+DMyL2e3FdlJGWH2F+e1sM3BaqHWWrKcxIiaWlsJVCfRVsJ0LQcXYD3t3YXVaBBKffFq1+f2FvuaRSJ38xeRpmXwHvSNTA21ms8lRa72tFztVXK1aIAiM5Is48DCgbEpQtH0CAuArt2aDELoh2NWursHXlbGL6HOBqRtfOMkNYvHmYpeN1iDbWfATn4ldUfm0PxAGkaz4R7nNHhSOdgwonaR0PmgfKLy7qUukBjGLZ9HsB99zrFxt9wi3Q/Kn1Ez5RZdmrvdOCfYroPdtA47bwiSVQOqzxbojNWYAasx25XqrF1XYz4Iw1T2cNEB74dwcmPRmGQ/Sqpxsgdo8M5RXHHIU4BZepBpeE6Ysx4HBkjigIzhN1sRFCd8qNxoWw8AtEk7x5CRAc1ozEHiZ0nCel7HRBDQFSQss0aIHbxf2dEo389PbDGe0VTBmR/k0b4zJIq1wUX0+b4D4vzKQ4aBhZ79mxZ2Ox60Puu47gbrlWr4Bmrguk4qQEDFkp6QA5e6Bto9GVRlIrcNOquuUqM3nvmeOZ3Ovmo6G05XcC4Ty0DQfcM+289nIOdwP5+pzmkBMynPaC+JTcUOd+DgRQyXcAdBnG1Z2E/FUVwOd0gsd6gCuQT7EdxBae7ArNpGQWai6jnmCwU9xF7vvO4DWffyeVB/PuY73qWPzFKBQH44rB+8C5+HfCg+OHHV8ery9/hSQse6z8xrMVuvkaYRwS5i2YdW3rlCVP4F3u3wbN0U3AJoeTrryFjRUlsprUh4MOZDDvlmotGOkzp1CXEEs2W9SNrlnl0raMbsz30/oE3IsXUsIWN0pf0PLhIwonK1IBsoRpLDB0QKbJqFqkkQU2VHDpZGgsDBhZGrbQqGucep+Euo+JceXXjvh3423eSfb5D2IMjfbQT5CfxZJ5t8DldzhMhWm7wRsA8//fA+Yh/l3GNBvQgfEJJ6nSmHbkqd3SXrxK8vkdPWZhEczheH/agmOMQiOFSqZfFKOfNDVh/zHE/VX3CIwR7LyQ+pQdamuk5DGdXDVebrdjY2XI1YIq3iCDiDtRqg4hDNBCR9Ouliz/bGJHoPaIDyWGDOUXDc84xegq0WpsCcll+lhBx/+Td9pMJCPGRjSULtcr5HNEIOtuNKFUOschl+fcXyI8t1ouyzcBRQexbB1gugauUrJfpwOj/R8QnORTVY1V4ieTmOeZe21SDjEexMkg8xZnBVN+OyQHCCLiHJfG3enT4Wiz4Mi1gLNg52wnIAGzMHhD5P6oq0O+dfmCJt3/wgRdqvNd1jxaGwT5F285kflhE+8yEZX1oEdzBL+IjDEiw1RjC5GmoEcT0tBId9oHxK69uegHcxfWMSdPRwjyE1hqN9mxLtG27XtG8bCs/hYK7CI6bBJxlHDrP3w/pKn+/24Rlf/qV5u0+Lnb6ZtzzB+oKTRKz756sAcikHRtMYvtMSmujydH4l4ToN4TrNSovXk1wGTatuyYwb/iC9S1LV+aD2fHnAH36do1ETf7Ip/wM+7Bl6DB7yi5Xu/axT0G8Bl0ud2hEC0z0wb7umNTYk7x73C7glCeDtSaNzoZoqMz6rXY752L1CaEXmlGjZ4FOzsuOyVI3e6+3Lap3oDm9fkpbHtiwT1aQnqslIDpqVahK6urD8BjQ9CNyOFmkmb9Z6883MufGHb1+MP9vx50r82YE/17CvC/68En+uw58bMDI36UNbXJ1BQoma1UolswcvoVLTRNc9KOT2PBVstel6ofVB84SuzflFhHkUOnxWIWBtj3x5RgE88nb5QjNM8vFt8uUkHQw2+rfYpUQLxyylhoHD7X7A+MXxhDt6OMn0zQAJfR2pHn6XMUucll6u9R3Vyx0Kq1jIt6SqineNdhZKS0m/wXfmoprHjT8N35JjimHpz/xoLSXNR/UpN2AnFzi0TIpbH5RIgVPaROZTrW+AbkN+4Tw02ZkfMwdqcFic0Im1n+TznuWxAFEWtxx7UxdS5TOhmS9q38O19j18ivY9PKB9b+T2Pey07+MD2gdSWdy+Z7x6A1Gqr4GP1Br4yCka+MiABr6JG/iI08BjAxoInrm4gSdUvYEo1dfAT9Qa+IlTNPATAxr4s9zATzgNfHRAA+8PBjXwMb/eQJTqa+Bv1hr4m6do4G8OaOCbuYG/6TTwkwMaSCtmQAMfDOoNRKm+Bn6q1sBPnaKBnxrQwEPcwE85Dfz0gAY+M7CBd7l3RcrRidX5ARibDXtTtPqNSP/eUEWzAudsgndDgXNO63DOqcA5hwLn3ACAB8M5NwHqwc+3tPq5K8+P1Z8fk+e78vyqC7xV8vzqC9Vq1jgWbL9dByxsSCasmjyLjjBUeqqINSdWUHhM4SSz0T8LYtZGH55IAXJ4cP2suNwgdZ0vdW0uQi3+c/nNUv58Kb9B2v4SnNjoc6u0/eJ62y+Wslul7dsu8LZJ2y+5UF0i97Zf4G3H81ca1fuOghOt+oNkCR3dUMm5wFTiRl3JWntTx7WnV8e1Usc18vAr+WG5vm7Fgg0HAV8n9b0SicwZ9tl/5SZ8I7neuEIo4w30VlXFirZM6ofQU37AIcVGU61Vr0PuvdAeR2O2u0H2fNegUtY2yWWgdysv2jWgaGKT9lGrtHqb6NiEv7B+m+iy+r5Yy020prdtkBETEZOQySE1JSrai6s6dhipiebL2mwx/nrErzPSkz0+/1bf8fmY7578Dgf28KzPMKE+w4Q0iu4ZJqwOYJF7mAm1/ygfZsKBh5mAVYmLDzNB+bRyDzPEvI6zkmzKf5ydvPVxJCgf5B0EillzJJE64fxm+EwgGBooyvEV7omEdf/iCwhce4ag0q83B/NIu4GYg/mclbHwssOBEWwihjzgs+Ib+az5kMAL8HFzxcdz+OGrHjMMkrOY+zypVuw8nxt+ETFyPzuASIJI/k1nleb7b9KO8yTZdd8u943yK3spXL4ltRQ8hWe7d8tMW/vcNj2lkIj0STAPDMRC9mfoeM75swK4WwLKuyBZdPut0JC7GgSt4kvb2gKEQEHEJLHTl8lhBDVtYL5U+FQHtWZz7GaBqELEuciMqYWoSjVElZ/HOIql2jed2jZ2swTXcjpURDe8Wcv/gGSAppKxM5CdtJdUkIP2hJVmB5ROSvBCd6z1XusCryUT3D09Dkm7GPtZnvnYnMG/eguT3o9Ax/JJrKHuz8+bn946b403j6p+B6Rs++m5Zorn+B3VSnLiMzSqhjif+47a2he1tVepreHq2zOTy/Tlqq0Dq7auUlYRoWm1dWiMWvbAGEJYKeeIi9bCc+jZf5y3sSth9hG/SswINW3NdP0SvX8yU+2FrP3x9QEZq8gH2hm75Ae187Ec3l+id8qUe8ZAUAwKxd4H+LMOf3L8OQt/pvDnXPzZgD/n40C2WU7IenhCtIEthVUSKHTjCWXMWouCeqJ6UE8sGlUO6onqQT2Vvjtk676vz9oBA0VaO3rdq/fMz/RR291YCgMg2tjYJCoCOvKuVOFivIaxniX0J7EbmgTr+Zc6QZEh03kMR4D75g0CoUV0O4qp7s+VJjuUb/YnwIowfBMYFn3sRJ5bTnAZC2p/vJMdPW5F1k9AwZAkgJCvCJgslYIpLFIdGKhT9SVI0xlxdprkiknxHNBfEaOfIUPnJazkCPlI/1XtqW1TzDL+i27gTv3CmJU2uAP7Ktfm8RVqkFATbiM/p9BQ6Uwi2JnMC0OLe1D9zxP72b6J/TG9D3xSYRmnghR1ajGQU2XNlIwtBFJjwrqHV6Beq9l9qm86Q6vTE8dkGkDtj6n5Vgih8iSnDmNiD2EeeJq9DjhwLQRDfMo3kuEKWJixw4dlwMuoP25OxuS3+8bk5orWT1a8w4ok0K244oj4g79zXp/C9LjYVchGPBmaym2lwp39xXaGABokMY72hCSdpWzgsEam48rFgTzBykCve+CAfJ8yBjbxOWG4RUkyGmiXkEMfRjwCo0ZiW9ggJuj7VREiRCZwresnLrq3iLYEXerpWSJ7baaulGc9y3FHePqVefRwER+1qLKpZuuNSkBsVpeO3r5VXVaWbs4dyuARFjSC/drz3ihbByQ2Y/H/dKZ1+5aPwO+5t4o+2/hHK291PoKMEi6sul7Fq/PxSzhHJTGIVr6qzDlyNHpNJ1J+kgYwpiO1H3zMR+GaPmyiC5vUxgk7hmKg83tr8qHe2rzbm3R7kq/ujdDneGtsydpAzJ17rT/Efe8oRpeKX/h/t0MafvtkTI3uzpzjecU6N0NVZF6x4nr/Y7uZj7qucBl/ta5wMmWPP/KZMl+Xr7NfbpjsZUDTF/T1R4pqZg/32q3hjJo3gckYh9f/WG+8ajkDOb+oPoR941PV23sxjyiNsB3Vsd5IqwM3tjVitgYppxtpaw0gAk4hO0mtP416f5pVf9BEjKBJ2iX9cpJ5VSPb31sz+ugsjVjHrVSmZVS/tr/SUafSw8UosLz1GCFRwdL9MmMjI4VsG0H3n8yx57g1GjaG+jGzX5RHvRfnSW8oTwWBIh/vjWQ0pOPsMyJvH8Hod/LsMPVz9Fm/x0AaVHg8C/o31XFG5PUlUqOTd5BAgArSA6NUYbBV4gfHc1pZIeKd8nHX4Se8j0amcyOiQCsGsA7NoqaukayG+Sg7PGbEGBRHV3kDOYhTQTNv985Ad1oI6juCNChH4Dl35L57D/fOoBomchppbk27tw69ngAXC7CTXEsf6xAHGCAccDuSKCMOMEA44OZqKjoy+GeA8RVrZUKY+xWTmKS1NL6TvW6+jgiCdpwJTe00+pNMNmuZmCXPU8PJQtuwMZqNKgqWw2WwrWNueqvkkVaxGrLGOKAYViMsc9WAh/JVMKg3aFLhkzWev3gLNXRce2u8+wPHvE0kko7naxA+Q1OGmPIXtSGvMB7JOECnFBMG0wdQg3hrfLxva7zIM253dGySrl6hcfmMm3T/oaR2BKmhTSBo7Mi8djR1xcsKagziZSmQGis+uLADBwfXeJUBqkKmSCBH3stHY5+xBBCCasXPVAKdJMaY+zeDQOykMjqn2dZ+0TQSuZSdcmDgNVEmlRsatAOQA1lNmr0esc6lQWr2BAbixs99rmTy9/u+B/XvIop6Oq5ccCOqCPLKD4/zSV6/jaHqxeME/SnibZDJQjqF00zHtlHxUMZezf5ldHzKwzr2QWSxD0KNfRCztsxgH3B7IsZOk/y4MVNhDOyDKcRRbSHii+GxOgGQVRBfyM6iOikf088vMyV8UvLcnbZG5ZPK6DK/sw7IaNmvaO8NK00uoV0JrXblTXEUzArcSTAIDpOPtcCL1ILM53+2z2+X6mKtDsIuWn3Jn6ckc6AnvqgIsRDvVA6lphuNcoKqbs1wjj04UIbswNN9oHIQaFVhHqU5Mc5wvmO8eWGfyXfMMBdYAplJkszHnibWfAusKBvwUN6cKc+9wOvSVcbdxFS3pKd0cP3me/jAnpb+bUUTULZEgvO/yvfM17e6X7krYffo/Heg9altfXp6rTdDmnxHB/MFN6fxr9Gc5qLmIGYbccoO0IODwhoB2yGZXeRvVJ3WmZkiGvMrfIhKcLpNxJ7FXC4FjkqKxGoGvhFn8aacxWM5i5Mw18BpPGWzeOMK7Rqrv17OcBoIDkPf8C5624K4RMjzvUznE2H3QbwTqk+qYKfTvrfeyR0S3ySBN0uhi2SQWNS8nQePmh+L1plaTquSkV05/3taM1WI31vl0FSJcJYrvoe54l85gRgOwkLJXIlVWqep2dOA/kQ5vzpfeSkFWruFwysrzFldzjH14q4VQLsVQLsVQLsVQLuFTAAc64s/58NlTGu30Dp2OTeeZ3xOfpNxhetVutZ6SoAwOxn6URW7eKI6AZ/5Ob7Tqrnlhlr9TzcOHjAaf9H3R6Lvj/lHUZMnFdKbwOmkog2MRBsYS9iJ1gYmjBoSLHaV0eAZPFhnB5uJ9QbIqdbAx3aSSuljB0nU9HEtvL6R2qaNobmpV20TiXXlYUnTz9s4EMEtgwROP882BRP00dwUIHqugZBdH0krOOiV6KYlMCchVNkcXlAp0azthH2H+mwnUOjezseLMz8vcB7ax+dUobIRK23YO+XM35kz+gcaq48dEPsDUyLHhIs+SQ52gj+0DleOZvKslemZGOEgylX3vfM1+wURY6Ux5MiVFdovw4riXPDun4/jgLNv4F9oKO/Bmu4lZ+NS9+EDGoeiBcpb723vRTL5sZACM67ze6mOf8fNKaEIxAEwzEXrzOPWzvYm0caWYzpcPCjXzQi6NU7IHNgRgkgD40n988Sy265WQ+cXeY6d/RqAuwv5GBNe6P0c8DWIFb9GknZEF3j3IyAgZnj0QCDj5bT5Vnw2LvAO4ZNo7iA+iQTnlDa3AYbg4wckBndbOzBGOL7/yAFrjEzFnM4cOWKTAGdE7OgEjUNI/gcBmz67SAVB/4Y5t1LAcLDIo8bmVB1bAuenJhhuCtzcszlHOZKP9cSRjeVNzsXe7GWMkGoQoum0azChOXudvhzKM3PZMXjs+3oI0deXiU6/R5fNPDOXnLu9ZWNaAitlB+cEHJKOPO0B8rTTfIlKGw5ow4B6T/IuclvIxOTNfEiyY3bmexnNGXZVnpBbZD5ukum4QWbhWpmEHXzSSG8DUq7atRveZNfJdN7OL3y7Hn9DCNgWcf+/6/li4AUGw8dsHTsgXLOFE+4d9Alt8bUGXgiBoa4l4Av2BPg+3or+acwfm03sCvHdFQKQI865hK1D8daBVhjglu09tr/mgsG1TkIjJgSeCU7aKRsKB63hVG5bCX6l0f0hw65pJSXoDmqKrAxvI6bcoAt4e/fawaC0v5nwlc4lHHDeuRp2ANiuiyFrvW5b63WG9lHhSxnIImfMuuag5jXltm5esx50Uh0g5Biw0T+prB735BF9RNjofwNr8pyNOF428doM2OwuPkuRGS895hqby1UmT49EEmCfz7MqksC+767qfcfebd8H3lB2N/qHlHbGZWd1qu39xi9WewLe/8UphA98OugrQe87xHggb1UFb1p3qaJjbfBShsZYw1v6mQw4LYS8NVN0aA6nPCAMd4hJ4mqYrib4qqOzFcvrqvkI8s5G/wRY2PBGuDAGgFd9gpvwDh9xT9QEX3JjGjv1lH/YL0aNX4nknoKeC3cqhwUMo3b3B8caYhXPyML8I/mwyW/4yKuYO/aXbtjaaIYuGVghh9mN5N1bBeZgcYFmNuAmiZRS7RxrhxcVyPJuTiMmjknIIr64Cr65maNYO32Uc+YAyuksSzlUxeF767QztgLaaVMv/qTvGLw0FXU0FQ33UVEnH9Yty2DXbyG32UxviAEQvqSFItQ5RN+s48kJ1ePPJ1WP630C2mbINhiQbm1ApkybMHq/xlrY8n8zcpAdonPz7oAh2lqtrWp8XkK/v4gTaaF3Yvig/nV1/9razWCUJrFtpkIPBxpiQvLpVz2O9z4xp+wirBVPkQa0A/wouvnrpq1dgdFCEjZG0xqVQtoXZpTe2q1XRDf0q97zxNTAN01Jd14ia33r0ksdm+o2Tr+LmIQhpGOXREeWNZb/w2EpTh1Zeb6mtqw8cW8/1TgFy4vK3xVYmQoB9YaiM0n0MWc4HF0fvs9cdybBPRdXRIXsjEKz1+Nj1NnEjDdxCFMmJrYH/dpZLh8F2voYfdDuv8rhN6PlRbs6gU9sBot+iEdh0IYxJLetODyQZzz/x9WAmzV+oWrsg7jTUD6qo+FowV60q7c6XwWpY6EYn958AOmQF2AUW+itFZsBJ21CPuI1873JfC3xSDE/rJneQFf5KiTtsrlOhvbla+fzCSqZEVOlyjoyep3+0VvdCUJPUY+GAdkwvAQW+TDArYYHIpAPl+FMsTpf7SRalG7qro2jFeOmaxPo2hp0bS3x+d46YvO9F3FDJnT/1lDDqQQwHHoT6N9a9G9icf/WzWMk1mDW6B35i+ZfzgnK17yszanFaXQ5OIobg6tSIhU/PqclOZUt5kCCpoVTXNPR/DQrEEhhTx8wq3MK+Z1ZcuhA/yP4eU2cl7vQAHWgAepCAzS86GHmOR/Ub+WaWqZF+jawdWnTTS3DbVJHnhC/QCloWW/G2ife7/mKN3CSx4gPdMG73WrZJPFEHY8irPRIoi/WiPsr0wKvyNlOfKD2Vz5QiyATIscFL3YCH2NHSawcJXFcxbhYDZnK3tBuKE7RwEn49gZ0BrX+S8e9yuHGN+5/00qAxYtEQ4sXqYCLc0KQ9DVFla6haE/S+YvzAxzI6XpIPOC6uUKij3aubkW+ZECHjyCJHkkxamGe9gHOEzCWp04m0d6qvP1Ab7UWqMenh3DMZZRDmMfbDKTY7k3Yddq0SOs2e8BgzHW9Yn2bPWBJ2PWsfqC3rxqjfoLa2moaEe4jvTWcA866RK6mm8O0RJv6TeYHU9q5lQ12O6ATw5oFgP3nqU6T4C3b0UFXK+z8oKsVDkieIpiPZq21j/bfoZfz6akCaRRw+YYYcTFgIxgTzpugiP8QeaxxEeXXSMrZYu2V9HYkxigmWdXZrCPPS12L7tew6XG63U4fo5zJl/EW1rLZYk0rdidq1Q6Sn7vSqtC5T7c4Y5+9EYMzjcNVys/HBZAbPfyLecMTYmRqDcQVLIb44xMz0liV8zqHKOB7OLC+KRlFA0G5m5DCMWS5mD336KGvm4dyeWidPDTR42izYCNnzyFOfDFMXnDTj3Uu0sv5CvFYl5WPfXb/fXH51acUorf1OPhaxBjXhziqdKvObepfvMni9FDp454jXgwaaOeq4Uz7L7MGf02N8qm6zTNOmX8x796M1bDGzM606jU4y0nHZ5iVDr6a/bePtPHbQPIOFq3tgUUvafv95NxhYiVmBPY1mJrTbBBFMglMujfLvZxIuWhwZo9UZ/ZoILNHeydtPmqGuGFbMnu03cweqUnkIgtmbX3BrHXJfK3kasZycRv6Yd1QcMl8DRti15brL+F0lhPaRXpted1Mwb/lay5tM27UuLOfj9v9fJyrFKPMeCa032YMWnmkVUxiH29jH5/EPr52wEP5WmgVx/P2DJwC4B+CbNUstH49jSLOfurXEDQrPU8qqbf/dH8VfhuwTYQhHM9TTaTRhWo6EsikGLAFDc6TWuXhgxf1irPL2DSoLG+sIMmMLp2JxsXJd5rqtBxR3rDO8g27Z0fIvX5b3tiN7Vknxf55zuwZi6itM9E0KsaX2gwd9vbAolQzbbGxVtunRdwHYa5u49y1nGkVGZ4aZpga2MtNsxsCo7nfuDVglGMZ5UiGPqkPsWeG+BS5ytlUc4rk5CwShY7MTDMqCwODUOjESdR8cwaHbBI9MD990cGj/AKLb2qK0HY1fczbNx2jgJNgxjba0sVKUq3Hli5OM8u6m/fJtk3UgKYL/enUq14GjKvVBN14JiNslUw9kHXAJppk8BBwOnVOJBPBolvPqayTPFUD42ZFj0xWdIyTYer2yimiB8cU8RcXyUTVDItNCpMT/FhZKhzUJFqC5ynWxWPrbDiDoUp1oUolbA7xEA32eOG0Imf81O4LFauwcmcT+5Cv4tk8AOVG4CINUQuHYkfxHI4R1DhGAnpIBtFDYvlEAipIBlFBMpg7cALAfBc7rBumkHJdZj0n1XrmbDvNTGer5VBszTsipgGc2z5yh0Uthd13n44ea1jSMcnKA5usPJA85oFgowQ6V2aVIaj7ECtA/tb/fjjlCwunBH6hvO9Ked+OwrPv85xISa5jO53Sng2q8+cGeyirRTvV9McgphmSQLUGEUjRwUSp5ctY6wtjtqlX+kLaF44HsM/G0+978ve+/isP3P2RqU00ZiLBmvPZI+yPIGg8DBUVc9Z1FmkRFFCehTdohVyuWUJ5NnRpjwa1n4l9aFVaUB4xCljqyYK9Bux2oSZ7QZmVrZwuSHY9HPT8ck71EvaW83VXk76utgd0Nal1VVSj1FmtGv2Nn7WqUWBpN4RaYHiGWsRtd3nvFz1055P17lBLzlM/BAF9vbcejurrvXN7PDxTPR6esyT/aiDIQ0qwDBK2nNHqTdnChmV5GxLCU9UWzXCdx74B3BpoAbAWP7pfJ8R47fcsDFSifyUgVBcSS90X+yx13yrCzmyyF1lqTDRD5EpxJwNWcIc1BffJoByV31yF9jcDOA0u0mg/HVqV9onKXPQUHDKGN/onwkXWwPJE6OiJWZFKC/tx5mtn0wOb/E/6gtAUcQIXYxlcaWBRAt/zlD1qeg34n9RNe0jWJUZCQTH2nXBUtKxRYevo5FNSunk1RxbuYZsTgnpu56tWnk6xDzJ09pEo0A9FMEpVRqW7omJokVGpWRmVeEAw3I5Vqc2LvINFnvFli61K6aDiia3PmpUWlaHV2clbt/IxIxlUIM50FTAhhQNKSN6JptYJuwh85cHQYryBoHL77a7QjU2ZCy123PHfOUY3ngnsjfs/dYwpD6EBF6onUPJn7nrXc28+fveDQJk7jhu//44P/Nwf/923/+GiTcFjVVVz83jymHPjKG48FEpVD4YayC6UqIPD4VKBzv5WCXW2AWOZYCERHYUSfdxL2IhkoppPMJJLBY1ADPx+X/tOPegLxOIDPlRi1hkHg5o4jjgClfGM50QxM1qYkCItiXZfGPOV4lSyvcd+WTtAeGx34dU66IGt0o6XCGlu7g0tUmk1NW0WHW2MoDUgtHQpSVJDQjXtCBTS0BSC+N0m9PIRZN7X9Lq16mDVENVACgEtXULXxXkn0oHarBSqeXbCs8cMRPk2jWq+AatDnHdFNT8M1fwIibC90TxdkIihfFhr5Ufy0fneqnwMWvlhCISj0MoPI6CjrpUfm89HqCS9aYEqa0jvGv29i03X2uhae4mutdG19sCutRd3DcmIGqZrw2jFsOnaCLo2iq6NEUvorYZVZVxSn+r+jVLDqcRq9A9BJNTTDRiNRf1bPY+RGAWh0jvycbY6rMpHX84mItsCMB8ea95s+Yd+G0Sv6z4AM8GuNsOqN4Sn+bUuYTycyeOZtxxN87khZm5sRZj7NG1E8DiaPvxHH1Cb/Nu1dZYN9k+poiGmN2sVHSKqb8saMnIx7phtar13hyqGFqafU3AHCn5U3Qk4fapij6yL26vZReE5qticLhqY4cYSM4w0s4t/5BluYIY5G1PtUKEJEhokxoQ1baTBwiFiiPMN2oZ3ezoTKlwbhqdn99Ns0pzTQbT7wLzFDp8zagenxxDu9AjmNHwI58i1yFcbpUUa7rxjRNZqfooJazEFIDpVIq5b5YZeqxUBG4MnHHCR+odvPvV7743pR7i2kIywZxcnHabl2mhpVOV8gknpnn3WFMW87NxC3OWKhp7ZoDxEm4nPxNPgR97OYRTvO2FkPi6BbKl8Im3K9+5HNEQOXH13sTucNAPTFgBap1bnL1Vpdh6jcXuavUrPDo4Fm4IT+vohun5CXz9I18cD8XMKyuOB+Jy+y/QlL8zbxL0pFfemlrxYN60lOXbKuc9i0L6KUfvao+9/e9JrsQYO1MXnTS7kQVEhC3LuX4Jd2v0rb++2symSVFodKKdk0ewpmgJYjIEtP+lXZZsWukS2IAt0EQIolXY7OE4UGZy4Rfr6JIQ4C+XRJy7eXma2LVZa3DNYWKx8iz5ZCflPwY7VEGcd0SsG3d+Yr3vxatSOptkzLZ55s+r1CaV5RKh5RLOv37Y0q98+6fdCsd8/5ouCPRT7/cmobr8fwl6whj769oKhmv2eV3V7kHzaltvWAD9AOHthz6tBd2vimqpJbyQKtvMhs+Pw6lzbt5muwWbafuGbaQebaVMGcJGosNZsphlYbbYEq83AarOBrDYDq12br63JCVklJwzcTNdgM82wmba+K5up0wKZFu2gIzI4DTzvrFxqgHV/23I1VDski86yQ55k5nUiFMelp8KiLYeqYkgzUn6pPdA9NN9fLROD3S//MSg6zn75T4Hsl98MhKedDOo75jNBMWR2zBckE63J1yy5Y7Jzi20lvE6QxR7DUTW92+vosNQV7ZhOn2XH5BHNMZz1LdMZtWxJ2dnsnNmpds5sqZ0zG7BzDsnabMvOCQzrvq3zJtk6bxYvq1usUMSw27zNYYQGb53H/frWSd8XbZ1t3Q7ZOk/21elsnQexdUayRc5h69TXz/i0derrk3R9PBKAfbwv6ts7ryvM6/DtleKPx6ETeHNt72xXe2fm7J3czrbZO9u4oxmC7J1t2TuHdttpNc5o7WoXkeX0zUB2TyLvbNHumRk6BFOmTaTBPisNAR5K4aZyXxIGs8BzCJxcJBXGMrFDsQYbS00e/LDXKFLNhgLxdWcVeLNKZOOmrVfWKKI4Y80gJbiCgjuTsE+/Kq0GlVa6NPxus5qxLBHm2bImrip4yV5xlBW4awqW0RRO4fUqm0XDLJAmL5BsYZ6Wr8/RWNKw0/GYttYN58qpVqGI/zyq9W21/uJqiZDQQUhi7XnHIqFnRXpnsbFFjFO2fc6VU0TPjCniLy6i49E6eCtRcrwwz3DZX9qvY9AmJM31EjSyPGWweeQU9DDQPAL8V29XjRI8YyDhBmxzf9NGzyZHDkLNGyG0ZQoGswvVD8LaeoH3AwgsusA7C2E+MApE0L2vo5LrwCOi7u8ZW2eEVFSpRIG0qGmVEaX179mCQpN08CWezl8JC0rKWb1hRElf6jPQ/wY3toEz0NA4mn5kf6pqcYquwbtP7vVKzuVhkPnXc5LjwJq8UzF5DwPg/zw1IjmDWnR+RWqAQlUIbrYLqRiBErEAKWl/QyxAiBIsm1p2/vDBPm9X1++WXc0g1YabKu12UGElhTSXWUepWVYTP8z72sMDkzxJAHgvOPN39RB8QHC2fA0M+AtaW9aD4Yqa28p98QpDQM63Pb2DMoiWL7G7tpwE68Eb4eOsx//nwaUZm46Lvakv/rqW9en1wyq2UMOB4xSIqQ3bXnmurh09PuokiwnLb332M29Pyr/4k4+QFPB5KfA73KIL+h8RSLWQIdct2D3/bPMhTEl+hpC1+M5z/KZzB1TIP5hZvff19Vk9dVvKP/aWaiUygBo6VIj+Z788rHZ/a/m4Rnl/a4B8LY8bBSZbPmX1ym9heZgOhx+zsufiu4NHFi2g1xzTr/mSPyOP0h1+FWAPKgJZ1PbaM/zzX9WJpHqCi3QfFjFWxpOTKyM/A3WMhgC7cfk/vKUGf8lZ+bvPfuE+Iown30nkMXd8JZSh9cpK65UBeOEAaPLCfL4TZpICHOYEO08NnLDDSgDdtSZZ5qvv5rLTZTIMHPT1HBtLyAqm66AvE/XXS0/U4Qq0vH+inn4hE/XUZ//wt+Pyzz77uZWu4DO/pOfp9/rm6fdf8Dyd707T+cvO0olBs3TiFLO0gplAXfjh5PIz8eXBM7H5BUzE157a//WYRHLI5iuZhj/Q0/BE3zT8oZmGaJlpiGDlk+B7KqcgRyNXG0szMM1Jkj6Y6zj1GJyjjGJRsEV3Dd4WkDaqUbUe34yLGMYIgHwtZPLxBC+UzcZISB0+nxHTnL9Q5cJp834gbUuaebH3/sn8Cne8p7/4OWJsf/PUV1e6XgYTHNf1Z49+4g209r74hd9eKZPkxCF6+5zbWt8+JUURpwo5HUb99Gdo/T/1WXGmXVELUtOCbl8LJKERp6hY/KJ/XmoYqMYTBh+4Qm04Ni9Zni1UYfdzHBNclXiUS7zHr2QvB+ivwnU4X8thkZbDIiOHBa4cVkdldlPM2A0/KOd1EufHdYYjvfWf+UcSkha4mcN65gGOMpHtXt/BL+fj/b/JUpnOqHi+Nn2Kv9vzAZCwuR4ZMqLHWo8K3SzMvpT5rQoTYs7JZ22cH3W6CqWhU5VNVXbRpuC4vv8YfWoIVZKqP6nvPorPp2jTExH/zD+2KBM2RTx9/t284Efwi76h4NUGrfaZT4ro3Ff6z5zSyKDGpedw/LIJ0pTOnaZ07jRV3l/76TFfmnfMt0nQbb7zKreaqnKrKRwVTviS7e0beGdscGL5p6f4k3GjKoRYk71cIXs5UfkGhntUOqWg6k/4psqHAvvmlLPUaxJLmbiqjY+9shjNrClo4ZzMWYhJR5DEkp/S/SUPq/l5o6rQXjL2Lja/afxVOGZw9NAlnFma/l0xWaK+NwIwtjtvspy+UfXYgv2Y2PGJb/M2UbToSraJNhw+vMLEuTGS6hv1YDUMSg77WA3hxY0rOGxRo+Qs8b5YMHJiWAVvA4RNB1myG0iWPUYfLeTFTqRN7GCPccr00N9iR/7Er8Cl4Sb7XdwnrrPfxXviWpnha8QB8xjI3/WheAg3HB+KB531wT4U9zs32IfisJKq7lLSoENKiO8gPp/xLAnMKX1J030xYBngoJCYWZR0swyrMwBKWYROHOu7kvx2WBJ/c87zXFKeTyHj+dnBht4qHLM34w1G5k/NBXyETM4uGKyq6xMKR+6nrAIGpqHq128413O+85Rz/ZS9RkJM4pLduwx4j+ADrtIwlpsYJnBUXGhH2IUWidhxju9ifHyL2qI0gBs7AkgwGWKjk3qaTiTmdLJyHVL9MPiK80c2OAXYoXq6TZcRcbpNJNh0clra36FiXEkWRcWZE5C7nbNaIo8lrdm8UQfhjjUIN5WWHI9Vpic9VZB45/wq7u1epdTs4nSKueduS4Cg2m+yXgGzqNp6DBHJ4ObsprZZ5gVEI1MDKpLZAVnJBIHOZI5AeDJNoMRNgZe5mQhzZ1f/NO/ZW04TRd1E/jmb/2Nc0R7q+mki3Umhp1WxUgg7rwLMQfooo0FxOvXZF9aWOf872JbHuS2PPk8IwGe/WxCA3c+dNgDgV2LVGhg6QxyUBCCjKptg3WKZ52IH/LzR442JNrErgQMtcYlPGSllpdDXgrYQcr0/yy1NqyOVuDBoQVY3KhUMNwCZsOsBTlZNwRmizSrimBr+9eo2ELD3cHRYzOCDUwJDiA+kjLiNd9SMEQp5lzVnL2tcWjmEi5X93SbzyXmFz397UJ/Lv370g++NdapT/UP95FAboQSZYOrlYINql9+gfpffePRn3htXXp/sKBZxYppQ1CdfRam/+KP9H6VSrUB7W5d/9iaTGzbhSKDX9uAO7VOtDbaP8KN0rKEbf/MkHK2/8pdfuC9hG4eu4WNL1tDsMVByc+DolV//4kfuW3nnO0xK7HNSFQU0q/Yp/+eBREUDZkDWDPwbpCgcQMaIzPj8HDA1EO1V5+daHamD9tXznLiRnL0zfr4OGltDFYQIvF3nHC3ZICGopT6bUP7WYI/gmGIyjRZKR2Ll6jKmcE9S1PriIS4wZqxUN7JzawB033uXCeTObSPLwvQ3V7qzNjxkWrGRcKGIYb/2HpgvEh3ZnbLZsGgsFE1Edmc7itZkr82R3emBnK471LYxAGl4iOxu5d6tJFg1YIEZdgxLI3kTkd2jGvRKR3aP5a0Hequmh2ghsx2n13JQ01srNT1qe/8KbI6QKdSAOO7RHUUDbhAcx53mw73V8EqsrE2r6GYX/hv6TeYHU9q5tVQcd5qvljjuZFEc96CODrpaYecHXa1wQPJEMuEgjruZd17Ovu5Vrtsq8hUWVng9YEw4LJWukRl+tWuGWy1hqcU4AlMzxHFPcBx3q26uk7oW3XdrigBWhsS9LOJiAeTjvBWshpNw9cgYwriHpFGhc59utUKn4IClENUCxAY1w7lKnUGRKOfVNbpw0g47UXmsO1yNcdGNn1ZEPq0qyrmNr8ZFqW/i22LPGxjl3DfRA4tylHN9sts6iJmX8uC5Zk//RfMlKCTuzXIvEU33YJFylHOio5xTRDk3duY4y9JJtCFRzg03yjkxUc5CTuN1chp3iWCcX8FRzm5DP2wbKigtHOc8Xj7JgQnjZaHh0RjYdSksdNSzUMNCn8DGMW6w0NcAWXBtPoED+BocwMfrjxW2VG8tnGrHBRd9YoaaAeBaerT0Z4qJq6jt/PxE/2t1hK40EWAW9IozruBlMbGyFjN6+0SZE/Vza9Zq/HaFSOzBbzzdyusVe0tUjAGY0MDwM/lq9J+typ6EencFyBzC7BdY9L7i9I8B+vkvahHZCPlhdmfoA/2ag+9U93fnKxc3r56SwiiYnvN+rO2ZwOVHVRlcYnOfn7wIOb2QY4gxGC8VFnoCm3rbpgeXQuu9B30diH5O8JDvOGLxneMKaA0kTNjUBFLvOcFj6j5avQeJNpAK7ksawTYKthq0128q6J2udZMaxPxYwTUf9C9+01998PA/fPrBlx7WOO1R+ZJL2l6t/7JvLFlVj2OPvC0B8+Lag555EAV7HEx3LdwMjPKQlTR+pVTMY7d6774t1ELNdp5GxYxLn0ec11B1f2++ktFYOJOXRfplEV4WLfOyaPHLSi87j+gJ+ZPFNvGEwuTz3CpNR91vSfduRQ5hP3uT7wd71N5aukFxNezyIwwWHZwTpEV0wzZRdh8pIv3m/7pVD3uVj/7HOQLfv++XithNlsI38/jeIj5SJHfn/sUPvXj/11/20Mcvuvd6PhcCfPqcYOIwsuFAWRAzzufhQm2BHqfKlpNHd1/PWKgc7ciB4OowlcFGAGTU6F55ELdkT7pX8D4jez8TbxWsS+/hIn2pX/mttLK3NmKfYeSDPb6Tgt6v8pl5PEtBHy0FQkthlf8GBb/hS5jrSZ/BWXGgC4C4yiGwTyPEkiFXqWGA97+RkRVoFBDlfU7Q7aUCwxqxBQBr/xu+MIhvrlwdgSMpAqWpHTrxlz5Siz1NFFp89pzC2RNWPTA6Dz1Mr+YGNxFQy7j2tpUAPWQEfPpkTHwaAF/I623itYejbdOlbgTae91viyEHfEI0lw/4ggN9v8+KMQ/MBAkSGWfcUtCr2gxnArECvaeKfk0AWLXXgw/DBRcwTg94x7XiOKZ/9bofFIRpp1ZP8iXy0jg7OO7nycP7p73/0OZA5yf8MuQUZtoSwAatJ/2STjQs2TcRUYMuf2WftXc96Evx+314ncYOL1SQwdwe+ayH3wKbA+v+Lv5R/u93icjp2912Rd0wiWD/9d4xf7JIjmyhlpg0j2i205TkCGv3aTtLnfRSsdPEmMron846Zi5I4rWtun7yCNTobGh7kNv1cJG9lCYHcHu8RB7wGczd1kmrTFJVYSNVTnNqLw4xHY/55uX/ZStYQum7FfWPX3bapA4Sf7tL4jK+98PNie30UhuVer8mng2S3uEZf0aKlBtMLCo198HgMKfG4ib+/bz218ZeKFo4JIOprMDYPS8VPdE3fLvm9R28Vm+jHNFsYYLl/WwPyyxp33NAXK4OGa2tKzX8AUsN/1mY7v899r5Lv/zT8xe9mmVUO6Gcw+R0sOmJyx5XVbJJ/TpsUn/Ir7vk9BSwdKy/lBv7R/O1JJY/rtQedINVEE8oveF5vOExn7y25y2z4Xk1hssbXv/mKmHZ/6Mvhc5/85EWRAjsCWXny+6Iv6ct9twcXzfHR3P0or9LU+Uh/XmY81cOaE5/8h1uzp/0NeeuoPJ5zK0CvlIVKpN7Q8YirKBIGP1OaKY704tLxWlJYhynWFFphRavQFnN/mRqLikaWo/JSOHNPL2Cw+dyLfh6Vd6JQheCFykcCKRbJkEDPbnTark4leCd2iNznc6zBoSKJjIzhLQPSO5s5GygfaTJOSWwoTUhIzPoA9tVrKuA5Pvo/ul8zUeg4OtukfDg/I5OdJTo45fHZMO+AUiIQxsLvEeKqF1zrXGHVfsR5H2qpH+AYyb8NHph+RdPfzWgXfFvTux/eyxpgxx9hiT2UZ0kZqVjFGeIE+mFvJF+808+EdDkABsxgk6QXSXot7/5I0W/fuVPoFOMW6H89BdPvhOv+QYwyhiTXR44jge+8cWPfDRGhU/t/+2Y4ZDkx8/ix6/iVX/36f1/FjPX1wrKb7/RKCgjraBUrKAMyyYzdgGJ8SQNBqN8AHMhe/d3Ku8uW3a6cjUBCY2vctiCuPYp+CJ7CD/k2jfUa98gtZ8rtf/wBd4PS+0/cqH6kVxlZw1EfDiXK7IexV9SyLi9V/z9o+flqh2vwFWbjc1xzXU/AjSkYEY5rtp8VIdPLYNa8REvGeDcL78M8ueOyqFd2f/OHsScnIs+5uaUyR+NnA9wCKBbIgjxr+xQ4GVrZOGKK0zOHhPdQ1zrj2O+q+UVl3Phf2VhNLFyR5VHDxmlJyGXJ7m/hWY3wYYBoRKnJvG3m+FU1G2d4KOFBXVPFIlWtoHpcKAzfWBrkZQA0EyJdmggEqNoTjIMJm3kC1TMjf9K52EKncwb05sPzPeQpHgtpEu0n+NOkLxuSNIz5O28I0kQdMTDT8+IkaRZvoavumz4J5ZZDC+QhN08T3nFyEKF4cUWk71cYFRro6j2MVg/YAsNJUncQDPIqnyVExrH14uVlaUvlakXVhmrL90y+WhvDJLLmI0DwFiHCwXC6xgtbEcxNgm4dME5s/g5vC5MP1ctC5hJbV+1UljMPEBAop+vqivOGnkGwl9NE0qtQRTLfN56ORPOaBXdgmxlwwCHGd2dj2h4LxyXOIrEhsXbRzgoHqozE5XUhNsgYHBpN+hoz8Eh8dnsYDy/1U58DhiK90ZEoaF1Z/dcy+Fxb4YDZOkPo1SIvVudDWcvThGx3vsxGArPU68Q7KxraJcLtU0BNoIEpA00s0/OF00xKRzIYwsTO9lr6+DvSKfImEeODPQ7lA1Gg5v1hvLoaNGFiSHMuwCPTWF1GBFArFFaF889F8CgwACymU6oYQFkwwd6TeP+Mz3ESoXZmd5qx9qgDGeUnBWc0qB7RAJbl0WVGFx+SaCJelIJk/dhR5GA5Wkc2dFe2DIt6T4tjrNNhpINUca+Vf9mnqnfzZaAkw3FDBEtMkMsNwIru3W647TiWlc0mnnEILTRdGtf3n55Mc4aly6VGWJ7dA2EFqM9itFkbXM3H82TSXZ/dMaPFpfg0E5YHNo1bL9Q4ttYG2rUOOinvirZZQdZPzsApOVu5hNsDAglIYLzJGPSjkgj603D3VbfdAvSAVzvCu1BxomWHWRa+D0WoZgoddh7qm31f1kB8ysx/qdi/A8lAnhCCjtZt+ihr5uHcnnIgg/glG+Pn0oMmulGN+D9RA1Rdsnxqn9pOJMpRpewfyUINk1VzKIhbhYYST3U+WoYXHBM+1dZ9Plg0oyyJWiLZ29NG0aWqIKSjVwo2WQn3MIhgiRiZElcI0tUq9FYXGQNjNfXwHgfwY7zK9no4rb4w7bFxlkyZQ4WauvLCQ9HqzLnVIFAOVt/yaRg8IfldUgqP15+27uMbmXGFUybIRI5iknyNDEoQM7kHE/YyhLjETkBK0QIK8QErBDJgIck0VqchzP5+AVeV8wPYwMk6Oyf40G5AhFsUXoiF/HuS6Pb/eS+SjW+TfK2ijxABUSPSAeEXgI/Fvb5FC9ODPe5JE/F5eyVkhw1zyrbV1y+VPLa/uhlklmV3vNVuHXyTbTl9t0skrvuHuV1l7VF9LzuEn3xE+bOT5g7t5g7t5g7t9GdEg50t6MNeeOSNiMdU+PKN3Pb7pTfkNk6gdFKykiJR2Yvb+N2MOB2q5HV621WPzadqvpuBwNut9K+qhqcOAhp4HhEzruiHTs1NqpHG06N7u1W0ldjWv2YOlW5t3E+rT2TmIF6Fw/UHXqgUnegkqqCBEfZWgVx9aPbfvc2RMzaM5F0/QR1+7C6lJFGzXNR9RzwWuvPhdWPIZLuojGBnKD36YbTZYiFQueWGcZUNCG1eWrcWPKUraxC+l/br63Y2B7YmJ3QGEkMCxDwkrxB5w6Ol94lKwfSaJoJ+8cukDhH78qNJTvo++y5Yk+qbc+Kb9eRwGZBbP2ysb1tzpNBHSC2UOeproS8BoB97aW0zHzRGED/Sfuej5pyv5cigOqH+Vi3edfCgTxBrjSFpSqAMFQ+hfokpd5UDbFXh2fhxXLHnfMHDx0+Nje7b8ckIDJxLgPXmd5w8ChH/yPTM1J2U6XxUQzPUbECKhmEQPQPKUm3uQ8VBPbCt0Uqcl1Tq6TUm02gAFXqbQo2OKzAL4eQ8dPfzks8lTFKkDowKTfQH4OZDRTMs0TnlyAaIr1KNidd6kGNOMGCCY1WgFLnO5Hn9PjmCgv3BUGtLY7xpsq3FE2Ng4skhs0KYciBwk0rKNymjvLG1NKhyMcYNDnraQoeAEVbO+KzrB6QiUEDss4OyETe5AFp1geEu40kinz4wpAg+Wr3K7wYkum/ee5bETx+E6RuQgnnR4xAq2gCN5auQZ5NUGbRuFBdALfi7cwGWBIL2WNssgBphzsLWXBadmNYyJIWMr++2wslgzgRNQ822/hqL+ZXybt5JTS4E1sY3V8LYk3jYEYnrWw30OcEejSpvJCrxLBe9kjUUJJbei/s64q1Govitx2buKiYp8T2uhmgJW02euU9HXINlzx7pKSGnY3MqezSf06wAfrLo1iq56lmkS6QAOMDkryxQFSB83XPxb8VmSM0fjPeNjEuLtZseRaewtsm9q3Fmi1vEChF7lt5yNOHVTrSNgV+PDp4dJKOufOAHQMCTDRvdG55awcwrfL29MmnFWO1Wxby4y+DeES3NToKHFoafOrdzRxhd5GWojCvYHpUZTwLt96rry7bet/b7eW91uL8Y1vz6vLVk0hGez1bLTnXhDt4Kxy2cAXDtgip3Xdl2FyG4u+8+ki8ikfi74yKOmGWuHzX3267efKivLq03fTQzcyN2A+y1zeVVXEcUhU0isFNEPBvpcG/Tx3U6PryriAEkIG6nShPEwYrftbAqZW3j9GutWTg4Te/+IU/O414VxYk04EvnZCXrpOX5su99O/+8oNfj8svrzx6c4nXau38U28w2vm4HLJgNIo2piLV0Ga65Dedki0WAPQPv+/80IaMsWTbXZ/jFTQ8MdjQbjiuTcBW68bJX67asMF2o68HDzqFLnR7MOf8cN6yPTAo2Wn52TecdsDuSvqD+Z8SajhXqGFDTy0T+/4nb3pvUv7VZz9y34rjb0EOahE5LBOjTOv/F08/OhmpyE4dRx9XcfSJG0cvUAQRY+HGBoZA5BJto5bfIgcBr35n2Rj6ZNkYeqloWTQDLmLQ0+ox9DEH88XLB9FTBYdsit3HumETmzlt5Y7SN3Q5YlRL8pF8FziihIosYk6hzhjsdf/c2D/hA0Yf11BrQiAQJ0vTDkdFlN9YMYfsb4TNDDqIQUdgU2NYJOs9OITTeWM1HfiXbMzfP/nLtEpWPCCcB4ZoP71Ni2MkwQ7i3S+RhN5be4xvfnGvvXQLnv7s+/edRgsQb9Ie+M4N+HM+/mzmuZljx8vOchgZd78hLv/+iS+cBsoNdKGdeng8G4Yuxp/ti0lawU+s4yaemarwZHtD+D3vdV/w7lDCSVuv5L999CMfXbwDn5Kl/dUXP/LbcflXf/nB0xiNDYsGYwP+nI8/m08DreCvHv3yab87hw619u4cf84SyKHFE0E3vnEqimjrve+ON542awciev9gdPFnTEAc+t/liLeJEW9PkeEJyWpKH2qN5XM7pVqZayyOCe5EFt3W4LRqWD1xBYsX5s0BYAgHhMYC26rm64eBi++5G/+95yIaxOpcAKbQHCAOW0enShC2syC3bvnFrTdMIiJrGRyLXzgd7hD2T4FEwokJ3ZaGvuU7JI+Vf3b84YFAO6ek+aUefD64Vp2Hjxb92C8pm9mjtuhvlkJjkcgMgYZp9EPDJBYaJl0SGqbBspO7OyVLQMMwBOR3bNy/9sT+jy4qnjnYI0ZDkP25j2i4P2XCfEiVCTvM7dcQMwA5VRzz/6OblBPqfwyh/upwdeOZT+PGXdWNEw/jBgf/g0mojYoBANob1Rzfo4q927lerw+ywLupDlHgVZAF7/4Yvl9r6/R2cJXedl0jtpDpH9mEHc6szHvoCex9+vuHHsX3Kfv9yY/ie25rJFaEGpG1aBqze4J+JTFBi/B+OWdQ9DaqebYXlO+wdzzO+FP+rL3hjwk8FMPpZe+J/HDWimsb/q1Ia4p9tJcmvH/44s+RCPT0iuUx3nrS09l6IAMs04CuHvyofPBXnt++k6583xGJY5nWtAE9dvpHm7C/EQM5b+1AF8mBLj7lgY7d505Dp4Csc2qQ2G5BLv9HBJ7wy3IC9sugzhMElv0BnxfRnXOfU5v8w+6Xt9ov/ib/IH85vm/uMP3yLPjDX3ztE6///b9+8teeoqX1zYphbBFsHH7wf/zV23/tq/TzU3zj8/vmHqSHGZrna1/8yEd///Enz93kA5ln+qtPffnOuRP06GPm0b964J4P/zk9ekw5jfiArZjqud98eZi+vAPMaGij/1bc/Oanj+zj2t5oi/zsOz+ChsybG+/0kV1Cv4qev9np93X6eoGur3FeuF1YCnjTU1+7g5jnFsOhqOw3/vg3/tpyKGnTWbh+bN/ccbqeQLO+SOt8E7MkQIjMxXWW9DsVv7mfDT3lo9Wdd8idQ0ftnUNy58mqzLzceej19s4JYW0nf8Xe+ZjcOf4z9s6Dcmf/G+ydd8udX6/K3KWfquqZkzuvq4D8b+Mbv1k9dBPfeFtV4pV849tViR1842eq9nK6tvJv3mhvnMs3/qp6JBeEOOHEr2WcCAn2vhy+UDuLJA+238pW3cBaZNR2bRtOJMA7yf2rxYFM37yck8Qm28VlSwxUbEMuaH6oOo6NCERBkHI2Pujh5zj8XIDsfA1k5xt8VLzagtnBYu4jdQHwTMXlA/M/O8Mfey9rM2hrGdxm3SgDdqOkhtC9uc5MIZmFSPj0xZdSWtDvUNmyDpW3qnAPtPdzAQwN5wTP+L2gCqoKsSudEzwU1GOi6NZN7LmU+4cLfuzaAnFS0fWTOftW58GNk0eKwHHFtJevnsxeScNRxXo9qqpgg74Qgyr4wDMxfJ6E2gDHyatF7b1qlwSG/UamVs0Oxv7iFOwS3U8c8bLJCnyoSAVDB5IdXIhTF0KqoSGkkqvFEqYukR/EXQdq00RjST0LhMbuW+7UHP9ZJRmJ1SA/yb6Y9pXFJ3ThHchO9KC/loYv74gLqXuCagONId7ZQ4adaGePwfNv6+F82CkfE1i33jAVoUL4d8XkTtp22iiMf/iKigGABQT6NjxIEhjaY3zoZGjFCPuOpDP5sM2GlkmxNj6wiXRpZdC7dA40WI/oapSuJvhqDFkVuJb7lVtNmI8BOAieksAjos/WRv+kEs9ZhndCEHsIwORx9gQGENR6r9vr5C2kZ9DYXO41N5TFYJP5YiTvaCfuEJGuzyqJmk05alb87mCNizD36RWsTdSRs30zjcZ3Pyi+THraxWmmuu+E16bsr5xSD70pop3Rjd5Z9NHa6OX0MX4hnJIQf7uGPjoXeBP0MQIUsDRfBRSwYVYcIlkFzSBAwWbFC6DF3qI8WXQAJW5Fs8ozhVQHeXx1G0AbMvcMxIb5a5n5S+3Ai+cpuyNHWHcdOqUgxj2PEFPXZDKaKUZ57nL6CKkp9JH2RmE5szOZOjM5qmdyWM/kmMwkD86B/YOnZiynavXEcb7qNncxtqZNQXd6nViEyy9p5Kv7GSE1naEbAkmrQHUC9r7iBzK2TqJ1B9mbhy3NNK33K6G89yshvV9TQnsnFeDHwL96LGI+owBONuU/oODqS8xK9UacV3JXqXbzyrybj2gyHEW/HXK1NDWIPIU4hyxxDi1BnJoNLaa/YaG/MaG/0UH0NyL013XoTwhOvLKMeb8xiHU15LZmXQ0DjWZRvnTwt4Px1QDGlz+rEZ72Y/C30NYje0NPh5A+s+K4OuyKHFowqGQ9c7x/5nGN1OZ137TPjcTzrUuk1z3JoVGvsKKEzgAYgkNcKjTC+4THDgkRtqhQbzo4hl3OewT/7w8fsOBtPQ6Mh0E9G2J271m0q9kaak1QzyGr4Z1EUAkEvMazjTI+on9r4v8AXNP2JZ84PxRIeSrzi/M6x1M/Qs2EjhE8pCTKn1rnQYeWTUpDy2gGP2+lCiPqdvkudcVk9qdBSAMEdwNz8D3pVy4xjAIINfw5wS3Qr+Ds1aTVsXkbG93ZkYEodLPBrfsElW7R72dvK9r8Ox3uWuXZJpeiPHNIOc/Qnn6BdxyyG4lGj7MMt5EOC2BpXPgLyq1Bg+YlIEOq4y9tlkapVe7Dq+NtB4wHIbdW0jijtbateC/OIHivCM8b/YcUt52T9aDt+r1sXEu6v8jSWHJO4AGPBxfploDOGnlnS3ALEk8zhiJ7Ds3hM95EvyacQwuP/9wBGdFniFX9Mx8AmWWr9d7ENoEwuEU07bmRp5p5g/PndXjgAe6Rd26clHm4vejkjeuxcJHFosNHwKR71wGdm+GkDep8bxiENMEWjA/Tq/Mb5zGYuMQeHIRj69kBAz7K7S5u06gWqbmdq7OpZwxRCZYoDbmFRBymC0zPo3qb4uTADfoq4xejHj7o2zfgBsLwbN3BFmBXxgj9uV9V7zqk9E4Vlw8pt04hzcTSRCxz79AEv0TfBy5iRRNQtZwdXMc4l3jxYZ7/LcFdSkjWDIBuHLsPmbGSe9JX5pvoq9NT9jSKNbHERCPArsBFV4glALHEmlhiTSyxEEusiSVeEbEENWLJ8qYkWxRiYec9IhZfiIVEfxCL32M/bG6RIZbYIZYngyDoJxbjxcGI7hWxxHpwIjNTdCws78KUSOtSoYoGjdQXiSqabfFGpMH8oh6ryBBBVZXPcxHVJl+evF+5j8rkx3byI5lkZ/K5cn0fyGDO5MfINHKTTD698JCSWTP9sxP8ReE13Oyq0UB/0LMLRIUeY2RYVuBjdiM9u5Ge3UhmN9KzG61odv3a7JIc8CoJfeLZTeEzSrObyuz6eYrZTflIxbMbmdmNnNn9th/4S80uTyp0WXh3orVsNAhfoblrmLmL6asZBh45jSkUYeKrX/umhSdrZVPDAzin5L0yVRj8r/zrDj5tHe7gJ9ikbpyUUcLgJxj85BSD/7aABj9YavAPLR58fMwpXkB/ZBcQcq7TV2cS7sJ6aWxx18ph5ZR6gZMBowCq50n5IzspxPJsK4TlOfOSmnnpfk/nBfujX+2Pvtkfl5+XjyUNnzH9xN8yoU8rxh1T1V6JyNIiQUypxJY2TGxp0ZTo0oxjH1sSXdpeHF3amMe5cTLP2Iu5wwZ3OhBwIuohHJS7dGgatrgudHaERXSYf3MzmsecMy60R7a4fFDYaKgDCEdgNI3zEAGEKSNCp0fpzBOfp35DFWOIRo3Xex9RxaoFGqp4yv+AgsymxdQRdvQcqTJgMjBZa5BQ3pLbBgGGmxWXuT0VcsNMPMx3si41oARSlW1Akj4JRJVQ3/HJfBShvksHok6cKhB14jQCUSdwZ8IxUyMHnYSh0lFNxxXnHVii6fDYylfBGXVkdz5WCz2FqGLM0MBrwwFymOcblMIdrzJHYiTmPu0jr1Y8/ZU7/jbc5I8NHD6WYPi2dvpBuI9E+YT46BYtKjCG301aVY3zWX7ljm+FMFV82q+XcJvS9+U89WLiY0RmLyLpkD7WkRAUwyXSx8dYj/3XqbtykqZ+QPcpEf86txWwfRCGQiMUSIK/xLhPx7Quzepdx6dAGTtOUoCsjvsZgtfL/hox+qE913jWh9ryRDjeusjbvou1bZMm0CdjbRsUYjrUrhSsN9BHVdQhR1ULlgwX7BAfsCQBAabHaFSbEeNr82GdtHDVUR4ehtx65EgRVora0FXUUpf/N5wxn5N4wGktxzymj54tJAEgrkGDTWdFQV1A4VsRDoYCPp0H71a4Sqv0SxUCu+cgsHuMwO45COyeg8DuOQjsrA6orp9xrp91ri1Ku+egtHsOSruXjcu5/mf2G/xwrRP/BuvrPybWL+q0Wo1d7pPBhWosV/AK2eS3cmsWQwKZFiiMcylcJx/XyscOgQjZXpW+WJu/HvQ3BZv7kPo3CMLHFEof+vyBcCMMQ+U6oObTICpBUC/88iOMoW7MJL+hv13D3z6qv13p2Iu+UplJQjEO3W9vbM1Ocm8/rm19p9GF47UuSHKBqgvGTeCzuJ3b7w9+5BgjoPGAbvSXGtAuD6jt8cdqPX641uOPD+jxg04HudCDlUEq1PN77DTmt33a8zsXuYMjmRnc+Z17974l5/eRWm+P1Xr7iQG9ffr1ffN73J3fx7m3j9re9vet6fZtWhJEnHlCUMevsd0888ty58rBPf7UvrnDgfT4Qyd0V5V01eNu4sXrnDZ/6SN3cj8mGIjYREmh8Qfe1Nebufc4vfkM9+aT1dw1c0aWuVBRX6ZhGP/9lqSbqHfoK4s69GfLdug3ibfqDv3o0t0pvQuZeE7Qj6voc5j43kakV7H9fLbqJ7C6Fnfl00tOjBCdoc96d55a1J2vVt3xFnUHtH44lu7o2fGlOzL2F4L+yhcbSix/cAY9c/vxc2/om5Vjbld+1JPdAT6XsyXAuY+R0BdMAq4QAcK0mU7yXswI27jGTsvSkw4yQjAeiVkk6lItWdZTam8FrE2n97QIX8q7eCiZOvteGb7AV3oDXukt/8roBb6yO+CV3f5X3o0TNny+jbR5TELKcE5w0Z3oxkVGCl1CAoX614c7JLT3Swuhugx0lIkTFcQCkU6YzqowPqKYVMS2W9Pvf+oYO00CIUXAcyqXyetfJnDGEEuR0hxlWQ4M+rKbV76SV21lW5rF34Mlw8PxcXu2xZOhw3jP/VZQzn2KNVXbbdlXFWqSR1ZeRHwpVzwnfxcE4WxoB7U2rJxzOXByLtvRRajLisa3sYLxZYNMY4nxNcmUEZnWI4F8AV7jC702wz7jGBLbIW/PT//wy1lZ15p3o7MCZ5yLpPxh8QzqH2bfhTqn3inv1L1LV9C7PofbxdTjtv9HBrVf00lS/sjglluSSLcyYJKRWreysa8KaeyAXDpbgh3ZhQDx0xHKD27mpLc0LD9S/iiIZkclAm991aQVgk9e9CommDGWtzmJ+zHvkhy+oyVLvFJdqlPorvdKlP7nVhTTmpV/FV5e0me/CVxkL9/ihq9o+C10+OlOBFN2Q78f+ZkRLs2To9HSTTh5YBC97G+Z5AcAth6UCxnH5tbCm7t8QG3Su24ubPwudPKspnXjd1s2fjd14ne7bkAzSLKvaekpmpZWjzHSVhhQezCc9MY1RWth+jm1r9em3xhHCxoTAczqpXQleFtNuhK8rSHYeIHWlOB8OezGU09AnSHzNozqhwfMFqZpGJMzPPCgP4x46tF81Jma5EfV2t6YBAuPAq3QyYXStshrw/mIHo/RXkvGY2Sbex9OADQWLRmLFodvzu4HNx6DPmP0gXmLoz23uNIk716o1tJHBxbgJE9hAU4QeEwty4c2+gDkyIdyYFTRSTrdDUeE23abyXtIQHSta32ewVwM43sL0ahwUci2GT67il0zewzlNlasFvzFcU3YKQD3TbWiHuC6oLj4QZ5aPR/DrFPHBHf6J3ho2QnuygS3ZIKz/4e5L4HPq6r2PeM3ZvhaihTi9Z4cUMOjhXTKUNDmhBbKaL2gcu/z/SBNv5KkadImaQHtbUObxl4GKQpaKkiSgq1AtcpUkEIAQVCGykXt9SpGGSzTtV5QKiK89V9rn3P29/VLqfp+773yI98Z9tlnn73XXnvtNfxXweAKn88CsTl74PjZUDYwYWXHiaSntqsgeBt98DeOdVYb6wptrLPxWFdgrCuk8RWHNNaRkkSrPukdLqOellG3ZdQtGXUTztGHA0iepoyFQCZqs109URKUWQDB1kc/eQJ922QeEiovnRt+Kfq3emK2SDl4ZDibDtqnWcymbMnZxD18lHdUETpBxXb/oJ155Pt2JtGT6tDJ28ftUb0fy6QfK0vNnpyaPTka8Eo1e8oOOnsmhBQfzZ4kct8h3AvQByI2lotFMcQEzX48zpNWkJkeGIzBRpth4SSLFFWbG1mvdNHh4w84ZkoHs3ALly2lLzfmsxASxkWIK5yBfBEASjVDXgnviIR4RySVd0QaMOLsh+Klz6iS9Uydnl6FBSsBx4lUAMs97AeCDJRkEkoh1gcfchIcKuqsBom+g2UVgA0zgxyjhLiepeKWNn2Pc9+mGBYxy/V9YVDhocD1HglQRVfNcSJ+mlWEc84Q82//KMiMf7CiJlhiKQNktYvEpqht6zqF/JceDZoYfwU4KVPopwyIoS6CAlcCBRRHqZVABsXRHJIgalXC1jQqovqwR8S9xyRDHtvHXMCDOblnQgyXKUBWr40QNmusk6jH6afBLzubeJULnIuEl+4IMsEUmhX4mMpTaH9icM3I54G+gwuRnwo8xn1JgMkZXtmpQL31EvhByg9PjWk6HFP0dFrAb5OCBFMScyL2NVVaNs3XtELhM+eG8T1Z2yj9v0PkNf6fikJA0JPZYwhGDwZCSEGlanPWNnjFrAEqjBUmFLc4hbilEOTjOpoPpY5vrVN15P7mKn4dNqOhVBWH9CV3hlXsKfkl/27aHCK8xrM2sy4aFGCeUsVpf61dfqJ55oatwXuVy6GnrVRpEkDsYZqNJG3nFL6VGay9mHF7gv7UfIaP/csR/Oe0qmoTsywEa18zwlFNl17c4ZvBe0maPIJvEgy28R+a5YZWPmeMcHKvgWWnIRVc8G6Snqs24LPKcPuoo2N788zBBzgFgpu93DJDmCF802miZqdybl/HaZwNKWB9D7EPV7J7W4xNIj4AFgNB05/oPNfB3RydM65JKj73eAQkx53EbHE/0zX2241fBjshNcI3O4IL+BlPjowwx/jf0wqpkavTWpG91FL+Z+KwvlzAzW0BwzVX+tSk+eyXYcpGARMUMDWcryygzaAgQ5nUfklek6q2FMZmUgGm0f+nV/nASTv6JWVNdvpgNU+y17pEhTD0Uh9gfVlOSIn/WLX4u0AzERlVUWWCn7xnfbQSpYhE7CbZ7MB15N71yugj4f5SlYXPZiLHzkUxlGT2B6bWBTo9OH2+2+EnimjCFMCAQppQva1goy016/BjqBD90mOOj3E7gmUonsCPoeAIDlr7Mql9WWHt2Tqe8VhABcRFkm6kfEP5gDLMeEo8yhxxKEMm1IH/qyTwW0UCe4zO/xM0cN/4NPBd4W2cupYhEvCbGI8KHhqPCqihByODyBUXIxL64LLRrtoI+er7kEAi2LaGS4MUcGjFmBSl6lalpahOAIexAWqq0UTdFIwZPbONpsJro3LtC1r+Qi/2IDBi1wY4ebAoDmPvdYNqo02DHVickQS+EpOBIwJRNCHK5kRgBS5e9bLoyRIiGCpfsbivE7FsWak17oDG9pvc2H+I05sgunbUkECUYMjE3c3ap+gAFvq3uCTyPKQ8tR80VMZx9tR+UHMzCb/NwbedRz+sD3fwbWfSmf5t88XaDb1q+HFm5IAcB8Z+y7LMNQkdXiPy1YBvEKf6gQhqI4AyzYl/aD/JltZswQeIyxxtLdmRZJ/Jo/LOeo7/wSBQRyDld6PdQD+ZRrsWmb8b7Rr6STXaHqIsAFvOvouIuShrtJWsXZC8R1JRAdk8kXuwRH8ltP6yC2nhPKGFc4UWziyihfmCT6ITgxkRQ9xfE/XR93jw5wPvnfE3XHGRTjEXOYQQmBjjnyO2/hGTyARvsRj7BVOKmaFKyvEhBYQmmTZVcunHlXHMgOU6KdBl3CQ1pEOm7n2ovIzCjDxXmypPFHyprzZDX6ShyDUgEl9vH4y+XiadnbuDLzHpbzRD0t+o8OxhOtpoZjMq8JIOj1Ce1RcUOVYfYcS+B5xnOvdvXPHVjpWIsdvi7KD87tfXKx/vtGT/dQTUG1oP+wQzE8Omo0zKt8PddjLSOSZZSVZK55iEFhEqQSBYxqXNUqVNVRrKPA0o0Etvrw4RUwUoMFTbiUcL9tWp2wY06G/ZVkfFQkzLpECM2wppRcMK1tEtbaUknKdXgeZP6lD53Bgek9ZTLc28Bq/m2SEeSZL3e6ntA9Vl0D+gu9Q2Pz7Siqg+CotYBxaBdJuVlJhlyDYROUFWLj+gRVmBUTEk2sFh4Mmslu8y+2GO7qWrRHInCcVhkQ9OKmC3eyzXZFc0Z429WrDjmhs2+Mmt9E6gT+IkjRPaQAepszgeMsX5gI04xEx6NMU92ly5rrrCS+MnCQhz7FDo1B70KzdQM+lPujl1bhX0pnQR2Q04cUTqXHo4B30K4DTW+ZWDzZeu9ujvmlWetW6gmvWl6r52y6Rb6NdmcxURdZp+aDeKDKfZcSA+ae40xwkD/eRAEeRnhiE/PboOjM9yz+RfWuW3wsaylb9bsE/ZqOeVc+IKbOahasnGMIzZKyoTLverxZp+zcHPjjOuOchziKnocrKRak6IlfaT2zWATnabiQA6IRsRy8lddql4yxSeSjKHUhPViSbq+9ZglqpBpXU4YPIaUNxlOP1O7PaGFLFwTWTBMyumM/rprc4SSZQ3ryEKoY48mxWlzQafrTmTYfLLWZOHINyMl13iVwL7k76JgUHp+Qw9Ww4xcg/DCmUZ9b7ZHPDKaeTCY+QqT4ITpHuwYVCc4PJLhR8mTjTvRfa35GzjHvymZxs78evUISjcxiKzA7/2sfYFfkU9YgP45Dy/vNnGi8qJnt6hTplD9OKX18N/3PHSiveVU6u4P+mNj7JmqhJJk1SMn4kxzgmuQ0ZwHSbALJRGpo5yHfQo5WfDEc9EbDiD0c2UGt0MxuYwjG4mYsMZjGSm1EhKabgEHlakES1XeV6o8xV7io8m0PFEhSyai7qVs7/wq60m0d1HT2QLlNVaReMUp9qR9UF3nqyEpukwr7LDn+QdhnDsUKlf3Bb/MG4Nez6FwSwKgJw6ZVKQPlsS1QnEOx6XB34aro3nSvzTpCB1Omt2pdkcMLbAq5wPg+kkr5LjoX6m7FSSd0rLFlCmnWsH/NAePMSp8vSRVvZxVEarioUkjo5gkW6Hxy5PrqxMrgxMBXGl+h1VWTmn5LhtwC8/YK00Yih9hrcrOUMiXP35vlEOABpDnGgLv5P4ANKug49k1C9R3RJ6+5wNW/lT/4M/NTFea+PL2qcyYzr04og6oam3wZSkC/3QgPXTpMt0SGNSzaPGuuZEQYNsCQwtMUAFeQZi2vj5esWlczSJiQM0QWA61m4I4cm4gf4EYW8TwJ4mKPZ2OAj3bDby0RWcAVu8WZZKnPVWV4acrKbDO9yboDGyykNnZJsVI7tOMbJNipFdoxjZRsW7alVX0WFNKTbGPRgzMU4NIR2KF964LkoJ4UhKiEpJCZHWu45EsDRNEEfrOluMEfSDoGy6pxiAzX7BFQgZpYag/LPhNLyYZyweaZMnEdcTsw7TS32ME3KlSDA5CUm6IDBDBVIuDjE4+rgYsiOfXaifTwWkQIT8r8RyULXOMbCTwJ8yGiCJmubUYgnBa4BWOztmxoizuXh3ymG7FsQxl63tfoIr8yXpmzAZh83apwrAi3n28mpTY3Quo0KhsN4gyaFwqmQlkKTgYGeOVvw/2Tk1BJCZaoDlVSHvVaTUwY7S7OO0lQlEmcqcJYkghMJ2CgI7r+CIrNV2+JW7jQKJJRfmghXqd4X6XZC024w8PGuAmqBRP84U9SckzpqKOlQMmVFgw4nIPaGy2OCYtV6OaL1cEYoAoqiEoR6WlkgiLZ4TmRNJYLMhnAUyI5pkIpwk86JB5kAKHm58ZPgJzAbafuuLekKyuSSAAG6KkGbGCWsnxbIS7Q7VjAHdYyrLjusXMuAnmMp6XVZtcOGQiA3xZYTr0T+u6EGKOTycu0fLj6Kk+EbOjxZu+dAXtoIDd1E7qNjlcZAcTgC+kxqz33UsyPQxuFQcg2nAe198mMTSnvo7nU7Sf5XTyQG+TantsoaFfk3ZUGgo7czBm0KRU2LvDxUHaXEnWLlfch8lwICy+EnxHk2yoGGZNEtsKLXKtJpkVcRMrOYUPAbvRcZxM7GwNlpZVompHAuJ4IMduefC5tRIczzZD2bZgau482V3GbnMye7SivaU2pFWRA1AWMQ6sAjANzID1ZwzjF1gDWw2odaLUJ6CQ+WSIarEAfzxBdMJQ5s8ewbvaOxpRlo0Dg4W0JkAzivUOGQOnn0AZJaKfJvGTUKgyhR5NKn9ZSiF2uGClQAVpAcgtIQqgcw8rQA2lUqGYNhxzsJt537Nlsnvuo65xubvHGd+5ZijqA0o+AgH3nphXIzXEaQ0hewNawss6AhgKVNZyuNMPDbDC4Gjamk0UhKb5HWomp6XhRS72NIbYNAg7ZFBgwfsfgeoQ/xUVJo+fwEj2tBai3wXkvfCRnBXBnkvkIYD6xB/F+dqC/fV/MEcucPQb3geOowE229yL8hkOMH8kJ8R1EwVuuOb4qGTldAdW0J3rLBLPhjndTIjoMVDTqIczZpSRzwRiTgRoMZhdeUqV5v1N7zIiqo/8Kj4RaBKi0VTL+4LEyywuEFQc3ipAbqIQEBx0k3LBWREhAeE4aXY+RjmFnZa1uf2baZlrbbGS8fihsuzhQ0QhP9knF0loWdXSUp2lcQA2+FMMeekEIX9PtlVEqWzq7is2ZV204qrnAX+BQlrzWqiecaYwlaZl2KfMfBSrGbVmBKKCsArS0uuYlFA6bY1yC1G0Xjdttx4YRw1inxgTlIeLGmB14IZlnNG28FJHbm965UoPNk3sHDCSRTpWHFpkmhXczI0tj79SdrA9K8RMVkJCtE3xV8U8YEIkUNZ7hiTQ2Z/Shu1tGQtq1FtVLPfGH/2Yy/gZ2QfkDpg9mcG/LQ++0Gc2DakuOm0cOoznL6JVjZ5ezqc4aqbZIbbJ5gfwY5hqvFh9NBU45hqtY1IyDYiKUnW+WkqkWL+QpxkKz1FTAYLjJFVXRQn9qKdiiTldVWWXtkAJMQGmpRcdJHvSfYty4GHvKvp4GKzEvIay3gfCwIEU0yEKRTFxJ+UNR06T+gyHUieRyHTCycbO3K20ShHk31qToPHIuskdjaS4xzyxDhcP3rRUVZgjzY1ofCYEIRMJ7eFFUZZvvV1BTwlrzsqet2R2usma6+bFL0up17nl2FSOZHZOX6h7BxuWif6nfBdcLLC5qeD9tDwCGJ/INdLYwfhEhtKsrjsla0nMjA+HTpj8EbiZQXTVODx8xlOvax5QzCfLOtAdybYdYV9IFjlaeCFKsc1Vu5CzwpZKF15TXanaUv8tDCygNFjEQ+TOr0qsPt8Z0m4KyFWvZrqwF6D/VVg9sb+RLSO4Q8zOL4JFosdDH1HWOV8rjJFBIPsfKlgTgcnvzPmV/UGc5Zv3yBsF13sJdexUNVMr0DE+vb1G6iC9PwqHox1iFp5XLNt1uqWJk9EVziMxZkdiYkRNUpmR1dZyFFC0jqyLUPArwXEWPFvthhwZcBXdWvYycxVaR1diYh1OSIWPzklwams2aK+tjCh2OlhJSYam9FWYq658WpyFOxXtKzBPwd2aNp0egZc3Kqyewq3yBGyj7bLYPSTU/00yciygKaBW5emnSGn2/MYzYnhmJEBSjKenckuCyklC6vUWC5olmW/ajgNmksCez5TJuAWFRpfh8+pz8wwKZPFuzWI9r+VhE7Yn1niMplSCZTQEckD8I4ejV0KlFsBrPUWS/pLAuu0Kj85P5LZiHFIvmZ4RJhhhkkvCVdD2snKZRXUbfIHzWfHR+4RxAKzU2IPF81KWYuvm3yd+f1r6yX4KgSZpJvzfau3HEmkVDay0GCq++D9m2Xaaw60FZoq9ZrFc/pVMUeLTYjIi1bZiL7AEn3e4pVxRxYQbS5MR8q3padf4Z62kMHK4ghwzmCFhB1CtJ6qDJTJVMpPRUQLi6Ur6a5dZe0N8cJIDLOXi0vQSogi2H2ZyL6W6KlmY4ejDalKXOoWOsMqh1XVMnip0lNQNuOxGWaO803TftE4xzOXx5+DHv22yRFa22OliHy6yTEoGHGHF9RlA9AhhFmPnGiR7V8zAHwvS7s0agx4UrbKd7b6nBkd9zkB3ZhBe/scbN1go9B9QUCwjjcnCsdD4zjC14cyip1KJO+9sopnrzPjoc8VGbtjebBWUYKbe4KT8EGW9wFajlp5Zy+6MnAWJbPA8VRFbSTEV9aqYx+SNWg1y5JVaDqRvbRbSxXoJdCXl4azizpx36X28mDsUswFFu2MYD+u7LuU5hTyUn1hzFjuq2Tj0ArhHcuJS/UwOQT9qTNIhhX2BHhcTrfpnFJVSTtcvngVIluM4MpR45SqgCqsYpii7GYTgNwHpkATK1yatmA5teOHfkq0U1D8hIopVxRTrJbizC9C9rQ6VItCsNrW9EAS5iAs1lYslkVVEYVZCRD7XfdY4203cx3Nldpm8neyveIbfOHBdUr5AF6UkFbwRuye0EBhq0SORVuGn9mOzegkepckY5WnrjhydMVRtEHDrskqtWtC6FmoOIp2WcqXtdTe3i6lOBITCuLgou19pGO2uO6wYfP0e1gVKpdzbcg8Tj+91WVe9jYOoCtV3AFvSXtl271y6CfFfkPiMOugmrNYutj739KUSinesjUnqzNiBqsgaYD+nMvM3YS9ckCtRJDFRH8JCQs8DOqqcm7AOkUoaYiAbHQ+EiwNoh+P2iThbDlx8+cgUegzBZs61u4bRYvZFaapJeYkSWA++/2YK/00r5tYVeezz6I7n3V8wAP8K/bAUYJopyArJr1hORZvoGqUxQtSmcAsfIelu4KTO1lg+lIhzPhJIVB2gkGygycMeNKzIeCYOKrZC0tl6hlEgCG5bcbJDg4T8IAwdHnotihSuUHC428tgo3ed0t04YNSIr6QE/yAWzT8gAEbTHavcikqcIm0EEH9EThdAk7gGM8SOIEPshsmN3wyMn+iWqt5LS8HaLMq3yn8vI3uofSVX/wHYIxbQnQWMMYtBRJgBy8rX6cF8syZHO35iro4P37fXDo8Cr1qoQcbcGPjU+sdbGBUlASt1lti3OxJVGKKCgSHW0H/dg2WGxfGbtOwFazgTSMsjJ+uuP5VdHhCHYDU8dRQXM0GiUx9VbV1oylfcI1cfk1d3qQuX2/G33KFKV9BWwIru5GJZ61gaB69gUejIbB50ZLBcNHaXRJ/PxOBI7ONWiBT/dDmEI1mpOb7aRng11FygyrpCbLUB1EyHDIXKAk5eiQeMjxy35Vat7nZy0xDTTh7JAK/HntgsbCb6MKckSi8dEg7ZDWl0se+xcKZclcyjqPNnjnSyPOfTthcEKeQsYfjSjxreMvIUKNNsqxlWasKpFl6dqE4/M9djH/HDza1lkfZP9dUMgi1JLQ57Quji6JbBjuo0a3fNb79bvPxL83Z8nX+uDGcPDAyRB+28qRLZv2u8ZVdI0PVTlBR7cbxt4bsqUc89+4t2qfK9s9P0K4xgSAUe1eke3jPWBcev/We8SmsDfSgh457cBGvNmE/Bq3zGMXUfseiHaG1VE8wCSK4izsRCEfG6bCoLQHuN6eaJcY1AmCkEuVHqmPUdPz3e2Klq2RU5973bPfH51078MCInywc3KSXfL/BZaVRUhvcpIqyoKb4ZmF1xN7frzpTgu/i6lgWppVnRMjFUeSCLQWTjDU8ArQfZyTqP2Qf0knHDkln0LbcVeYadWf/mmonPmSvzvEHS9o+eercc/9c/ScQCrq4CScglMTcaa0Lj2q5YzcRCkDvRqpTwcTqdEwtcdw1IjniptFsG/HSd9OWBEqLu0e2DGs0Rnfpq8Ie2/fAEHUCFUAY0+oOQA2i390RkWUgMKmSu+eM3BCGpIyidd+IxmHfnBZ8ShhiPrqQt5qbq90w97sZR4trBQ0p6GyGsmuzZF+FhiaqqKlFa2dLj5+G2sTZDNVMVbW4wMqwORiHH1tmYhVPyihZqrj6m+yP7Lt5RuHzLP5lp+SEuCgn1YSHh7KfGvHThfRFQtb70VdG1M8wdgp9ZUJyRRyYNnEyOgklQEJ+Oi8vsfLliqHBUgYwPTMvuZLNVvy6wzSo9HeLD9VHil/2x/UKh5kIFko/dXm/bMigSYArNOzKGVB4ZVy/i11mXD/3B3dAXEE2u1BtB1WfUUnpu+vmfn7St0799ecG5uQrOdkD7/5NTzbLBlXLZt3WquHrop5rLX6SbVPZV4VhxEQhKRPiSfMWa9c84yCzSHtcSNG43ueMbZ4zPOI71/uGRhRDYLDDcbOqPHPLkOLmYRO4rcZmn+oxtaqHIMnpj26W5/A+/Tp/APW1qbNwItdsD31rnC2C0czglZ4ajtIYtyqoxcm+cV008UI6BshinBliIdqItSaeoBGz2juH1hbew12vFlkMizhs20xnYh7nPT0NF1t3icqs4WqjxGBE3xHTLjVPkrn9ml5raovVluER+bK4NzHw1awusTejI+i9qkO+Fi0Xf1f76AKIatK3fjdnBFFB1yFJspegB+wRTP/huK1bDr1xv0J8g70q3uul4thezJ+RmIf66ev8zNzZV9T+5ouXzPu4kDrkOJreUOY4m0fitQdtcmQOQhoY8d2RYWF+DvgufjI3jvDSkS6kSNPL6hXBLMC18KU/rVcodSP86izV7W6ht6dEHKJLKXBBe4TYSFYaQGIGvX9IawG7TGz2ssO0Ig7D/XqYutMZ3sJfYWvvHvHRU+4wL8j6ZWuIVdtZ/kYIOFnhzynh1sglF+3hrzIdpFu349XTQBrZUWIo8coGM0PSSw/FLNinDSbc7fDfCD4so/NXalgMdkLNHBlBU1AYh0NDrX4ZIEqJI3plVbqZzktmLzTtVRqr0Cz+6wZZ8TPsJxvZVcDSZUh0op8idu4lObxEHFRMuW6JBz3kCVUglT0J4CpgldbISHFl1NWu1n4X7Te5sMvtzw6bllnYYwUEjRkR915S+5zWeeWFkwccxCo4i4UdnDkFZ+A1cLtn1s7dkvJSufWDYixJSRdx5Hn2F5YDmONU3EwWmKpZXztMYswo4rhplYwbqoHQlMWfVh4fVtghqFNa/GRl9M2i0a/0KrXey434E0YwIVA8x/1HzN/PXTf32p9+ZG/2+Akfb+XUL3Qz7kB/YhV8sL0yjw7KQDg4YJR71BNXz6+fMOLBJS986+QmfotfOffK1+8ceuvRHR9fxHlB2JO7HH66VT5+cl7llmE/wwnry9jIVYZjlMpUomRWo3j4madhAErDAHSZayXWuKtgBGxC7BSSoIUp0UKH6VqFIxCqlM1j7ZpQGbMfC2h8/E+slneUo4ublfy7nCa7IUIRlyR0GUmGl+VFCxEAiPMqj511wlfa6pUNB31lUlm0U8prplY0JFMktKlGlH9N4kpzkmSIamBDsTGtzpgmR0GdEXgG4AVM+lNjMJycEXwfmMb4G16JeAKdZAtFibhZ51TJ7FUE2HRjk1d2sLIMJyFlhy5r8soPVpbVVnEbMuOW9dLj3gJ4GuLdjIgIkSqqCrFvRhTnxqBefiSz0pVFVRE6mNaERfTcfIFRW1BvL5CYTokmVRZSxPThyph2ZS9fob8nmEC8y96csszVyTVW06H+51msGc0ZpmU7biKZSmeyZeUVlUZWMORctnoTs9tKhFupUsNXS1Tuv2Jx6LfU1gTA1IxAARcHK7gxVC5Q4QpF9DDsZSSxdVbC7MoU0sX1V8Sl0zEynJeucB1qGYC9JIm6akA6mCBWU0Bv9XiZHt/qgdQe7P5WVFGZEzY3LQ4lMFucyqV2xKWCw6lxJUpaUnKjVnJi6ZK2lNy3PS45uXRJR0r+8bLCrpFkL1zCVUa5YPQpm/jym889aFOhF565+muuVmWwO35XmR1evEvrw0oqbYU3Hr2ieCjUjde1MSqDrTXlJXtocz4xy6NZngtGH7OpMS+8sP57CVixYEWwQs9gz6pwJhLdTAyr23V53KpcePHt+B1lvDkxg9EnUOkf9pr02tceevHPCSYtTqYNE00lhtqTPJLH0FNlTIq1haSYFYZWeDHDF5sKL6b54vzCiym+uKDwYpIvbjQLryb46qaiqy5fHSq66vDVbUVXbb66o+iqxVd3Fl01uR8eM9ERvJaMmtIT36fe4u6j6tTsM3n2JWXoaIHoYb1K0G9yfl6sHpam7FYmRhjTs9cnrUxsNvE0HyOVNI74/qTQtlqYIegfzwjTA8Vp5JwgBysEp5GDB7Ln5J68VLkiTSKRM6Ctvd0UvGBSYzk5pDisHAp/CpFw7mcknAQj4WQqchOK+NWEbPAi147Yvxdfu/YN9QqiQ7nxIm48/9BPvpZUN4gWX+Ib1KpMgDSd4SMVIek+F6qVqUD/kE1Mpx9PIKlYeVjmJ9HcyhBNSpUvvIQqf/PcT6JWZKMqLytZZZqqzIRlrtKqTIUXb9kQX0yGF9/aULK2cqotKrP72/GDEf/YoV2M+MfGb5esbSLVRkP4W+7eR4dtuvvG3sfDMYwf3/etko/n2ClCvzJBMp9rV8ogc7AL/CSVcwpONiqGtMxn4CUXqEZlyBKWDcySVEaycLaOU0e5QVknOwfBLuUiBOVI0Z8jdpW9kVxILzn26SHJTKCEOAtVmLRWDF9DYaAIW7ywbiG4XwGWw0S88kTzQ3wE++g/4Aiqd0T/WJOCjKpLNVZg4KSxEKaOtSYL8qIjTmGR1f/TyvzlcSi2paxaKcwhT0Kkzy5X+O6JDrALNljb6msEfdcMEUh8Cx4n0Ah/zTIdpQuGQsM+mB6UlR65YT/agiBi37db52l6dfmKLX7BXsfU1KGFex0TVTZUc8biWkDuAOndDvUoiZL7HjlzD7YLoo0ye64wb8MAQGOJ7L+SPoOOZCPE+2nIyZX8Y8CLgs9pAzIylL3HtIFTi3CGYzlhB9TOJA6boe+EGNlzFWnDsOntJkfD2ePKhrzUOQe3DFjjiePY2TF4m/lJdMa4L2Gizz5r2UQvq6wD2bkow3KXazlJTeSIG1RaSnSDw7IwlBLuLlppnF06cmzxp5vCcy3OjJjYyrV9EbVhQWUVX+4qPk2yej+3cVDF2tkBg/LZAt1hC5CHHfRbAcdVmVVeciu1kPMZ2OIIZQh2A620jEfs8KesVXGK2qVLVfhcYEaX+vmSFZaSJOLvDUikPF9MbhV/cXwEbr4bJpGLJmEXK5vk08ds3wqcUyRKvc4a467ba8PzAx/0Ap/vsUHxcKTdw+f7bMaJes2GgREG5uBNu0P8XRzxGOQ3f4kRErI/Ny0MYjyEYeyWhdwtLn6WcZCUxYgcMNkyIofPlmvW8LrQ8FYr9WKYehbHh5BBMFIWW7kH1itMOH6X1yKORnTjy4PiWDEBH4RcCzKYTmAx1+UYMyqmEDecuCt/ZFlaPr2NZiF9mtFLEMHw5TjrDWaeAgSRuFANQAWJIgWtxHf7gjcMTmxHbJildi6du2ZQwFhoMEDinIeHf9jOgIPJjaxeT2CXyaVSwOjliDW81uSoKXmlOIIcSrUkNzOlF1W7K6rW0KpFpWnVnTw3cMuSYCn0Rghlg6REqjNfNAu84wpcgMJswwVYLlpWDuFlMZiKOJSUztQhjg7XDkrADvt0WDJtLRl3qwh/R3Cjomkbere8b+3ZyP2LwcvUZy4znTUhBEvo12GIWqXMF/hD8T1/P2cPM844wqyABmbCFRFORYgSlM3ebTvwYLLXJHVCTUTd63D3cjJVSBJtGMVdfvLj1gUIg+XwzkV0C3SbiuhWcGhSMd3CI0hGJrwrBOWnpxq18NQ5jmOw0oK/k4aSpxw/SA2cBqlVwogEvk2L84TQJHFM0yLxVc5Aa8PQPDWCu4PQl3IB46lgpB2vUjB5coLJM4HFnG+qcZDwWL50y2CMKwIManrb3He++ftnzlq4YM5iSGLUkgoi/KwEd5Urjf7Lc0Y8auKwN2GLH157HMaPymzcvDJpXmVB8wxpnq03LzeqzZpUDAgkqQwVpbxJS3FsFtC4y/tzkZCHyLTR5rfP2dQSMruRU7F2XhhuwQnYatXkFfbVL6LNsJ+K1UApLREN5+riJFwsj7zHfDvFfIFNhMnhITYL5h4Zh0mY6B2vgA1MiMCL/nE5a+WyX7b0FWTMKEi5ylhC8B7FMuK28MeYHH8ayRNzkF/Bbr5q/c9+8NCrW34/R48Laf71H3687+1tO1+fg9gAu/n2l564jv5/eU49c1BXvsUR46ZRhPNkRDhPtuA8Ke7KbKqQwxbhZhWWAB9k7Cdu1QL6cTgSVmE9adwyxni6xZJk7SoTPA+XWOog+UH8Uyc5FnjVyWSWkNWJxyvUQkm9VhsGZNChcANXgVSWs8hYw2JtiyiO3VAHK5v6pvjZplLPNjAVlXiWHggYnr1XUmBR2fmsVlQtXMAY8OrkPJycp04uwMkFCyXtfBvqaAvrmGq047ydzntFjoQho8C+FikFmGy3DCoosZSkaTI2CzoY26JMhQ+WEKF6gzlUMDHGydA07OnPsgQvmlkHjg6ek2elrobue34MhhWLSGIRV1KEJVPlQCkFvtjmck1ScUpIKpdjDkWSyu5C/GAdDpC3LC08hJyuxNWnEQki+jRqkBx/tfSjTaMaOtWmkYeuwBxx0Qfwz7KKppGlptFkdocumEkWzxNG/oonE5cqnE8HlIMzOpuy4kyAcXD3sezwzNPZ55gGG26XCgXsUuU4eR52lsfJcn7lYCSJXOrIkp+7PlxajNwNfPiSFmUCZm3pCHrYD0ZtxbS29aVThBdh2RVJOPNats2B4DHjBmEykWoeFMiD/fVB2RIctPBUQwrfqBY/vbDeNI0lWfzA0KCSX2IGvS2RluSi2FSKl3JEu2Ou/t2jlnz3mPrufreDeZjCXzzO3sY7i+PsIRscJKiWYnscwHTuoD1FdYSSl3tnIMz5rlX4mN0h1UaVWsGog2tjTozY+hhf2atd2c1X9sVXwOF3cMjEsfYeYr47OajrPERFgTg5aITWgm2MAKHTbnKLn2yVxmxA4tqwUblhRTKOvl6UXD88dzgf0XDuKaZ+wbyz5VoEeoc4M01mTHEQGtp4rH0BzJzEBIHbwi125QPQI0injLEcYT5ncLJR7vaN+DADqloSyejpURMQ5lONB83qGCvS4mTayR6pCLCRaqNSK3c5LIW+PRQd6MTqaJZu5QygmIZZ/bNdmuv7sdMjqWkId9P19iaL7TWzjY0AAv2BevMwYnz4/T+IqZKmKLwHymcb/fgtq7f3o5Jko73PkpHcizrqpIq1TCKZjqAubB69ZNSWtu20BWDAODSJW7gMrOzATDU0VLhI2gbpuVEmWMeyNcFFz8d9YBZsTojM0uImM7axOUIiDuQs5zjOHM0ZeHNvh9EGx1E99MmmHG+j4zF1PETHe9TxJtOnN+42lSAPyL7dRG33x1yUE46o65pcgr2iyiCtUnhQCzj/dixsJpWwqWAs6bZiQylJEZuCmM9OY1DPpRvtNvngC+T7z8OKyC5HjbTiJ8Co9YaFzTLiZqE7oOaCBiHDviTwY0PMxZ/Xa0BUsjUqBPr0Q8cxCzFurVUBPtH2MnmOR0Em7fiDBZLzMZW9exS/FhGNpJEuWoEYBLFDk+Mx65wYpzNB4x/SxXcc1mtFXHN3TBnFI69cBhlmc9g3RiIZI+/ZPb4d4tVwNpfo2S0eRJh4xs397FUP/aHmFx/WPDfRH/1h5vJc/CRzOiQzj1xZk54JX6At/Ij4FaVGuBjtBUaG4eDKsKj70ck2489usBSZ2TLA/ZaMN8Yh2Edkt0sju3S5aHj3aWSngJCHQ9eve+a0VhVRYpo/e5tZsJKGa6hYLvl2uAsFJZqy4URr0qzNuFjat0ya1xbSoZAmhG29paqdY0ZBO/U2zgtRXB+zFMlYimQsTh5fRDK2ZJTXSMYqIpndEck8aSXUgruq9F5oHBBadrdwZY8w2U8cTDPOS0JuOHQiRSWtEKHdrKRkTigJ30+qrNGYfWCFrGOFGym0dQnuhVR1gsGApVoShC9jSSOBj7JYMg7HkbeyvqHGzTnFc5eHm1bGwbUFBzfcIAVOgLQm5nJGwz1gW1WwpXqM802bpXZPD9lmbhUEzxpaCSHzVrMicjLCxUAiSfwAUtjCdjktM5A2HMP42xZ30Ba/yEOQbp9HazD9LMDaS1sZoA0fZzfRymrBSlCBn1rgb2rejq3q0Q1mdQ6/tEBPYP1o9URReoLfHVZgOphYcDahwHSQ03xUaXpO9BArcxj9TvByEhMzqOJNlQnBzBZ6OprFbYNfmzPsmfCzg7ceO+SNwAMv4ZXB3QwngMYqpz0/nyRplazwUnKSYoiytJxw7FklySsVdL2cCpbRk1mqKhP58NWID58n+yaIrklxmEmJLwycjbNX2wlLpgPJn8mSU0LUJOJZ5GraksmasgTuSCocPRWYoe02VKBUJC3DxD8GfJis2Ami/AUNZtk6ZS3EvmRX0UUB6uFdI/CoQ+2/7Df1XaTuM6TtIsX/qYkoiJ3Iy2WPWiH+Iwz6iulbuc5LDTxQXclNqK5E4hCDx6hiM3A8vfIheFfmaADo/8VV8ZEYD3iHypEklcC9jhykymQYymUYKmQYsjIMGc3NUp9W8ziXGxoN2SMlh5v4K5t437wx/GJb8yvSvpjjHK60THN1aJ5BbozxeZbNisKRa45a2szOvKEuE9AEiI/nsFVAiQf7bNwcIwZySlUHW8C8xHjWJ/EIKOCmajUOt2uy565wTIP21TAQkeiyj8PbSRSjXwiZY2y6IxHMrsyy5lGsU8IRRRd586C4z+t3w0B5J/cNMaC8BiuYGQPD7SihvWUnBlrS5v0VWlxfltDduh5XSV+iYc/QWY0S5RGdqo4UoBI+bbIIspp6M8Ma+FMQ0MZC0uj6eLlOFYpIWGqLpbPAjhf5wNRb0+engufFGgI5NChTgo/FEWksFYegTLZ+CUGnDjCDU5xoyUuJMSJVuNDuiHa3N9mWFeuKhqzxNOUsRWvqcEjlJWTi8J4SQ5JCeUmxrSRFGkli4UnhB/6PSSxKGWTkqmUMP5MHE50OcTnJQXYMTn+xgNMvE3D6NhFlLpCBOU9GREnT/K1bI7131GbcKiXHm6eGt6XZrEIILVlCnQll3itsoFZ3Squ6uOJUqHlIRrtMkqu4A0cjOhzjXSvetC0cpSErthXpGr0Cno9VM7Zsm6wWVpZ43mZD+6Z0j7WSsfIAMcIs0s4K7mPCcyHfoEnYNsRSTFiVJAQqVOS6sSI3EkXiRJgG0DwMtu+auVsPFFN+6Li8UQCa9SoNKz/SDwY1MuNZUQxhsibUq8s1WsUkCi1AJh8IOmJmRQgm3eQ5p7BkbhMJTTbI/Y5skPcrXrYJwrfJ/GSDGTGUK1gk56sb46vX4OVQhkSaSHbGhJiX0unAqrHesasZ+2a/rYAIran0armdqc7Cpk3tBuQ5WEhB4i9xJ+R1N72dIYuwAUwCdS+zfeABv6ylXJmYEyI+lZOgon01vN+9chpQDK3bWkVfAbxxwVpLMwJSSEKFbuzYiVs6OeElElHClqo0I/9lqQ0sfDm5f5ctqYRuqQQagQRuRQYgJ6Y1JIAGKizY1SpR8vZB/qqzltHFfYbWr6HFLUicKkEbHK6A27eGkzPOknBjgQZYT/ERkkU/y7i0OLvx4uzq1p7w2y/mbhTJAeG2DWppcEQbHGFqvPMeko9i+jQKIhJbpmvUToO12bx5wEISas+PGY1Mf1rPt1bBCYCY5xAblBwxKBWpf/VO3G3obZofJyN5rKAD9SwjDzmOzSEibgk7aQmO/9hBuKcyLup20BRoJj3sZ2JrI489sXvNxJjiwLhhL7OFCmpWRixjtR1ikkwhT1kZP0kLRQrbCRp5hBKleLfilUXe8lgqI+6dRmREBWtNkIITe7oc1rS9JhFujqT1Ci9HE6KiGhJiRStieiupfGV1Dupl1uVUiFmzQUyxtbIQ1cia48mao8kEFSITpMXkGdsALdaWKIU+Vc1tAs0z9U2IqW+CTn1oFQSFd5nucvJUQQ6Xiuzf27wCdU5ITbkDpBQjllIKTba3say2KnJA3a3lqnFKSjyI8/H0wAZBconwQ/1UPbc5KY1VxmSimwdop6Wpg2YbAnKp+WMoZZ8udbGAFFaiqqQGjZnSP3S4x+Q+Qk3360bb4pqyUe4izjBMP6aAmqY0HQYfXa9mmsm2lYRmh9lpIgzK0lZsYdVuIYN18npsoGG0IK0COxmZUZTnA0Oao52X0OjGT2yGekdnJRa+eMvwAR5H0RrfqjCE9HW/VSCEWIeRpcXUOPpOHuK1TiDh4+vF6pH7FpPFG5ZlaezW0nelOcWbTElab4pwZ6KHJodZQ0xglYZZQ7jEMimB3H37jQ7fkToYLnwc+aW/QJP7WGhdiHLqmLDQyJ3IxmAqvy9T+YOZyu/LjP29TPh7hYfvhK5f1LgTzX4ngm7MDar8Pa+oNjGsOXwMXomM/7SfvYDVgiJNfXUwyumEldrmpQELmwsxF6HENozJtpiZq8RzIFKremZ2tmnCJm6xSTNyFeLYAzFHhWakU8VQzNtB+JJb2X+NjXeYtFaEU8hRnOM8y5w+WoM4u9x+XY2JWSS+XLRGnxYcTffnLF+5nIFt43ng2dl3TaKWKMPVqFno4sDj5DuFNjBJZ2TTqkBza6MZ+m2UVgNKOUOsUp4tdu6aaleSZCUkZVZS1AwpUTOwaGXSBlAUKAvEsXU+fPahk0iK02tKnF7TvJ3DlpG1AjWiuPFEcTNZFDc5UdykRH9g6Ejx2W2267JGPBFrxfutQkO9oQxYJhuoGJpyFHYu+uL7VCjBTlPatdGUhvWbJMqZ1XEQU3UseY8X/RcfVsaHuWgUJpQeBchlE+JhgM1q/KFAYTUWEATR3220hGM2iK7nPNH1LKD11kafV+KnqTqXjTO48TuUWRCGtI0mq2fMDSbrbsx+k5U35sWsvDGXsX7HbKOfXKN5gccMefls458xYJCMOH7iXImBWyADNl8GjDPSRzuv201djNyhU6pYBE2GRY0ciUTppc1tOFnwzM81stuQg7nNqrXSzGlyxJskFGuHKWukCWOXSuOmuVpkpUpwhnhT/6CbwnYxo0zWZiFjduNkck0yF5bJXPBARVMN5JQzJScGh2oJNCqiEmGFLRf/Ts/N3SkZjPHxHerSXXIJIPYVAqhXKYB6OfmYnNJ1wwrbxNst6ms2f5PgKO7vWbFN5iRfmwvrqljvle3aDTbyld3alU18ZU8YPAefC66/3wqT37Cz/kR85GOcNRy24kmce6f6cDDYtuoPRLTm4m1iAS6y/rqSPVWNtet9gHP6uN7h9TBuukgEsM2UyISb8Juts4ZMycF8PX7LWVPjepP0aXLYlkaawJEV2A3uYdeOx2IrcGjddYPNFm5NjKy7rlcx29gDRM/KOutZ/ObqrN2WNzG08h5CvjsX8hzibb2JGEzdyhsmuWNprWh9sSHGHCHUc5hI3l4SO8aKKGCVKcxLMBjJEUh2AiknSbLmYSRgHMaK9iOQH8j2DiMKRktim+FAUs+BOJTSlQC1IqHtduPBCLXYx9m7XZGnarAFoPP9bjULevtcqJeOs/e6yJVAEhGwZiEAumqneihFfTZ11C4UXBFaEBbydhYGj4UsRVvKmYu3yQt4RxxvKUe8zIiXpk3PiJcc8RIj+kY7dCi7WGY7nMH8dKGtJX0AdIfKUOqwUwICUwYLOgj+jRq9OsEOt4PTrquJ4wQ7+UIuvjDKF6L0wA7Hjtbb21zxWqrmvCXnVcdOKVSH0yHvGovUR8RFhyDRGDqdp4jON7nyQO7pyO0DTk/gfHxdsb7QXZXv+EapJYhkgCS+LVyCaOtvdyiikHtO7u6CjIphS6lcJP1JY+LqVYsc5jp6UVEkhhXxgqaxab5SupX9icJWSsVoZWm3MFZl4SEnt1Mpz6LXyrP0qvDVUa5Ivhc3KPRVqVHviiiAqUSWJkf2zhYOUliaLNauck+mwlnYjyQt2v4uRhOO0zeoRGLRKkVbf57pmH+pXTHSd1FszCcFM2GqMT/sshrhcVhAsRmoicxVzKDZhfLQ/Fbo+ALJBLGomtMRAbgpdGr/vgopYUQfQ8IUBAhd2RUsLFO2LFP8JfsE34oXXN68HlIbFL7Fwwz4Ayx9zm2QFrjxBIevCFhWQoA4FSiyymkfYWO+Z8aekv2OzgXD+ScLZDT5OClcRMK5tyOod76T272+kEh9kyvZy5VsjAgorHyvzAMzmt0Ys3KViIhva7SdKpzX4dMpbRLJRRF9slqyU6kqnpYkFKgOeMa2NBXVkKMZKIRiEsF+nvl7jZBmChE8mMIvGIaXx35bN2WnxoX2SBVag+FP5EDfSpI2EurR7waH66ajfkczZ/IiUHCWKbBUpwvOUiEaW5oILcsgGOLVI/ZqHIXYH9GQJIJN/LVjkVZih9XBbiu2upfI/SUac75bOOaqGrmlVQMAgqTqzETuDsFyVSaWgmFVHlnamIrF54Ax5cvRmCZo7GJUb04wruIv4eYXHkrmWSN3z2Coa8ht5EdqNGvM0U+JY3MgdkNRRDi5+1gR8bTIf7q2IoLFpF/WVvgc6GRJnKrFyaZQc52VO6Qoq78CoTTEjw5jTYEH+k1xew7sgoZdvk7SMofZrl2PgY3d7JCVcJT/qRXn3s0VbJnDAJswrAYQq1CS6+g/75nVsVZIDPbxqYhAXuLschEOfUxCt6/DL5NtbhlEeta0YsNcprbP2FR1SEJowy/zslGI3r4w3NYI87JVeGUhlLZXwfCoCK01QiZozjZqZPfsyWZsMryTBXg2LcCzmYK9tA4zO5fN8AzCNK7Dj6gKUn5pn9R8T/Y/TKfI20iL3YMmv5pjpHLiIxth2ymoA9agis7e81OCWm3kblKhq/w9rNaBZ0pCEkkA8Eg44iSICJNCSBUHBWBFSCorQo0xoc5AfI+76yTkYlA54PCCK0INQUqiGk3uhka70Bl+1GTdnE4o2AD5GD2f+PT8ciP8lPdC6VNFxuV2aCGnbuytxxupLVvYdDLzI39YUnYyc0p3vAjXf8bN67m4BqHpFkBooofesQThDvnts8B6E/TLAxhGWcQwPiAM48FBxRIUv7iDvdOvKQ3p+3pGIH1nCKKvVRLR90kN0fcGRxB9JxYi+o59pwjRd+g7RYi+ozuKEH037ihC9N33bQ3R9y1GzH/5r0X0fcJmPN/mvT+8+XuDV/5D/YGovg8diOq7qyIG9d1nFoL6/r4UqO9/lwb1fcgoRPXt/8uAoPrG8L0Rvu/2y4tAfEe/+34gvv27+xWI7+wIxHfj7cUgvm+UBvF981BBfPMHYvgecwCG76YHYmRe6wBk3jJB5qU39nshMO9PC4F5hSivKk2UTyaFKE8SojRLEuXr6ZgodymY6fJCouy/s4goR+8ohpm+vRhm+vYiorz6So0oX3ZBlK+IAsz6G2CmKwRmGsTVbx4izPRYEUX+oRRF/rE0RR5bRJC7BopgptePDzN9zb8VU+id70uhXD8o9H9EFLrvzmIKfas0he7XKJSe+0Hc8TcV06o63mZqXXS9RsQwUdyG8ztI7OoftU8MW3kXLt5nhg1nhwLiGN/HZaCaP6Ggse+K3r1bGvcn1bg9qs2/kMtvq8tj8tyN8aR+TRXcb4ZM5x2t5c+GLd9NLX/B1PjQPvUZj+F3wNK7+F11a6MVV3S9Ja+5zeL2/Fm1Z5u6fJNcfkdd5pgLGpL48zj64qM0BlbMYa6g4+zXHeSUUdBYig+MwUsL2K1C8g60kaMhI2Az3wexYXmMebDT/NpzN/w5AQ7sxAR/9Ktc0wZw9LgmuxmqtjGw6KNfk+11wf0oFG0j2PhkDj4rBv/WotUsT5yHJ0sqUqAyOMiEASgEsV7x7SYOs9n2oHzBSQB0ONFsKAgftWoLT2vEo0dVgu9XTy9CkPuJ5gWFxc8rPF0gYlGNWuu9pqFGrnGfoTerrfAhZFrWzy+mLiYGewxUGDpXhXOFLUmw6KMeWqvYAQ/Sw3L2WYyO0M2UcKCawoNzaZie371+C/HeBhw+9DgOz6TbtvhP0M9ccVKp9RzFwC8/OAOfeTAGvkuTKn5pCQPPFTHwe4oZ+M4iBj52dxEDH727iIEP3a0x8OuTYOCvM4nt/zsYOB4Z+lsZ+F9KMfB3/28w8Hv+JgZ+TzEDf680A+9f+/8PA7+3mIFfurYkA1+79v8RA4+Ezds0br6ziLNTi367IWrRHcLM160tyeMH1hby+Hvfl8ejk+/DtaeiVgbftwr7+1Hc/ykSCPElvO9Ned969b59qhmvyeVBdXmv9ikvSJOGvhc1aQx3H8Yw4MBiy42VfcgKo6PUuiP7S0H1KcgoEXld+OwC9v1wETJkETLCRciIFyEjXizUItSgu2/Q/A/lVW0Jim9H68uXUEVN8XqDLaIzHDmwEWMvuUpZsixZsixZcJzIMUSI8H+rcOmxCpcexrubKbHKtfhGyZphaFkzkA6Y1u3ArjaDd55ZK+nE7CbJAm3B3ZQ3un3AdGXYO+xsTwOaFvwe2dT9oTNChB3q3Dj1EueTAbh7kOtgSFVo0OjGvn9fi86DT2bQ/+wg9VtlR7BsOfRKfIsBnzuQs+k0AWeZQ3vTPt8+S/AgliB9VEeQW9lkBGuQmw01B4wfxo8LVJgFnXAZh5wKbnatQo0X9ZoRrOpAjiKrz6ct/T58t6T7ph8+y2anwD/kA4LNFeTOEACg3BMSMl0H7UtQ5tkqKdU8WtpslbE1YExiAONaDEsGapzKQGEKkEwlT6RvOYX6MVjD0Wr2aVXZFaa1Gtb6Zm8D/JDxk1iN3li9CtYk+murKA5kkQsPzdVEid4G6DBXr/LxcFwO8fR0EVWtCnMPeYPA1eLbyD+bHbMsZ42zOkRaM4If/3z/C6s6gwkrOTPXyJ1mZ0/w5Vev/4XZWe1C/y4fitFOIn86HFbGfwSand6g/KLA7Qxe+OmPv7u6o/DMTwF8e2VvkOoNXr3m29++uNNPBeUrPTq98xc/vHYVTnM49YxlvrHdTzcnNviZrYHdBzsbEkNtaDY5z3i6ec46uERw1q8gtRJBHTBqM+xFunnUVqUSG5r3J9epTKFJLx3W9fmtcF9JN5ur/LSX+SeQOD1YtoDJLts8anhl/zrIhbIM6WMv53HGNIGQg4c5AxZ0MQJCd6pMk+wGy5XId0TAw6JlddGEYK2nZM4VjNk1q9B7G8wuP7H9XFZIJaRpKR854Ocs91Pbw49FkKDZx5+HWLuU6KXhE++llmznZiKcyHO3Uv9RJVScs665nT5XGqQ66CtJkPzXTk6mFyRWkpyhOtVl3yPfLH4bMjX2wc9CvdmIaIa28MjHqd4Mm82xttec24A8t0iYvGqroGt0ChCJKX5S5ml4NpLd9jG3hwD2MxzknhkUb6hQPawKmsHuP3JBM9j4HB+w+0PYKPZEwrdm55jhukDPDD18KRelSWsGY4+sVRU8qg76+Xbux6wJs/rAHLJjpumuCdawi1goYdrBWPgIhntUTuxgd3hw08Da4op8pGb0ecCN5fBFXwNVdXD4SgAT2pIZ2bTFCxjYQ+YSQD0isWtYgRVAT84EFWD5mrAyQF2+vYS3FAYSmHZUZqViTsvDFrTEaYjbSpzhJ6p8XGbjFh2bn+D8m1Y2+yAtoERzqezOm60zW3ouzE/x6o5v/E3/7cY5S1s6O6d4M4+vx9mnele0dOLeNJy15VsW5XvOX9redf4lxtS+npbW/PGtvSuNtvbevu6eS07uXtHVZ+Q780vzXX1y0te9orVNDhf35POfy/dObe3u6qP7YWVt+fYL2/qMpS0Xty9dsXRqeNrepZ/mL17W0rUovyg8Rx0t7V35nvlyLnVFJ/g5reucqCi97vzuxYt789HpJ+RMvTU8k5eqs2UtPS1L8335nl6jL9/a1tW+fEW+12jp6+tpX7iijw678vlFvaegUK8xr7Olt6+91ZOGGL35lp7WtqkLW3qM9i6q7Py+7mVGb8vi/NSWnnzLVJwtal90TmtPd2fnud3nqpsB3cNxT37Ritb81KXdfe3dXUZvV8uyqYtW9LTwWU9+Zb6lMz5flG+lDlcn1E2dLV1y3M7fOXVRT/vKfJexrLu3HZfD80X5zr6W8KS3s50afZb0hWrwwu6+vu6lcStpWPkLp/b29eT7WtuMi9o7O+d1LZrb03Lhhe1dF6Kkfhp2e2/75/LhyVT95Bw57uzuOaevpS9P5EEdObUHh33tS9pBJovy1BSjhQaFP4m72lhMRLewu3vJ1DZqtLGwpXXJhT1EX4ukn/raevK9bd2di8IhWNyep5O+/MV9p/ARfdvJ9Dkty3rzi4xlPd0XUqWovtXo5e/8dHv+orPau/5ZkRQfHr+4s+XCmr6eFflj1fHils5enLS2dbe35mtItJwq08Ez+s5f2jtlWVtLb37KxVMuyRg1LcuWdV5CXTLb+58ZlvnObcsrOvFUZ+Z7vYva8l3eJd0rvGUrOju99r4pHhG8J23q9VouarnEu6i9r83ro4dVDx6v7FCFtOf1tSzszHsr6TumeEHXop78Rd6p3X3dFxmR4ZbGyJteW+t1r6TiM2prT/Q62xf3nehd1NLe502rxQUuM3XarHEKzeBC0jqiZibo6J9MQ6+lz6OxoA+hT+vJc8OlhR/t9bov6vIWt/f1Ubd4Ml299l6vq7vPW5pv6V1BE+B4rT4aaHr5krx3ihp7o+Cf1p8XdudVZ7V2L13WSbO38xKvpZc7libXIq+7SzqWun1FT5fW7Tj1QE3HG+2fOIc6jomOmvep085Fh4IuvPn8lineWe2tbe0XtnSd2bKwdwp15bQ6vT3v03fTZ0UdPG26KjOzeBDq3r9/F+Y7uy/ibgXv8MBY5HNCZhl2YRBRRhuNCXHqZb3e0m4akrAgbnTRHxoCudR7otdNFfdc1N6bJ1qkzpQZ08tVzqfXdnZT17R4mHNEcEvy9EQtn/Vi3Lu7aGGI2hs+HXHvon//p+il4bepXy3YOa3x7bc/9Hhy9bvX3v7aVSu++Ilr792ycPCPX7+676ufbd385Wfur9l4+eQ3XvNP/69NXXUfrn58xndPnXpi/lO37FiyefprmZP/dOHzZ1/0SMe6hU+99rVv3vGxCx6ec1H3nY9/Y/tVty2/4dtLjzrdfOTz3//1N178yJXnvv31m2qeeaLipr39b3z1ga8++fTg0KqOBf9SMbR95wnGjxr+86NHjNz76tgzuy/4+IN/+Pn55ectvnVLzYb8f91x9lcfenfn6x9695qTb/6ne5ZULnjyzB99ceeLO2/c9atvHLPw9lN/tunoOTe/3HjzR19Zs+3le3b/5MfZF3/5zJd626875phbPrbq3rrjyh/6yztPtQxMuOiJW+MeXHjbI69evJ1Ges1x31n2lZ9ee3KFe+Wx3/7RGceefP7NHz5x2/bHrmjIP7fjM3dNee3q114/77eVjxjPr/7qd/884eFN8+6/99iLJv/ykuEXzr0jfcFZ05Zs+vxnbjnipTXHDX/grhNeveycpa9PKHvq/pfPPeeBX9z9pbojfnbcx69d+uvjn6pPnL71nt/X33/Us0ctvaFy7k1bzzxz5fcmn711z9zBqWesve+Graf/+LRdD39610utmVPHpvzyNrvpheoH/nuOe87x/3T+grknPn3tho3vjm5++5Xjbp237YlZn3KvuP7Xv3po7psDF/7hvY/mjrhl/7dyzz/y/SIy6S86Hyo6f6zo/O3C06brC88XPFx4fsybhW/7yqaCc++++wvOa5b8V8H5n6xrC95298n36ue5m5/dq5//j98OXK2/7U3vpTv1b5v2zfOf186dBx6v+qJ2/sjx9418R3vbytlLss/F53v/zTn6B5cdSB/h2z53xN0f+dme6HzjbV3TLx78QnR+x2cycz7Q9s3ofPj1J56qeujfo8YNTGpq+eQ/D0Qdf/ORG++5ufvm8Hx2pffmR6/60VNh4wbS1+y/uHHOpWHHv5i9p+5nyauG1flNz519ofPk4//9uDo/6yv+pfOaVnW/ozp+3w13Ljtu2/ZHblAd3+k+f2bdxCPrH5Hz6T94tGrs4U//auCP8rY1J312Qufsr2QP2ywdf+MZtx+efPzzT311lM+fHfyQ95/zv3fUQ7v2cVfMnXTYmxvK71xw3cqv8Ld96j+OmPbqgt/cNGfSfZxX59an/9dfPvziUV/8xJGv4vzFHw7/y/31T+/e+ePffQlv+/rHTv/9dtd2P/rorXcj65n75PVLj/zByY/uuPsrL8J59Whj7Qvdn33l809NX30Vve2yKf0jv7z8jReOWvvA/7qdvm17vZf9SVft14cXnjBrzDBmPuG/+ZF5856zbr7hY9VXFM9no2nC+St/WXbSmZ9/9pOn7Hvj58ZjHX9uz2y4ufLJY944buWeDcbn5n3OKX/li+cY//W7u75ccWv/np9umrfxpp62/pdvvanhmZ8sOHVwzXE//8apwb7lry5u3bL+mP+48Py7Nm687pOdZ3+j6aSyrUufDt56/o4338snf/P0gjOe3l07bfqMmbPq6hsaWxa2LsovpjV/Wu302hm1M2tn1dbV1tc21DZOq502bdr0aTOmzZw2a1rdtPppDdMap9dOnzZ9+vQZ02dOnzW9bnr99IbpjTNqZ0ybMX3GjBkzZ8yaUTejfkbDjMaZtTOnzZw+c8bMmTNnzaybWT+zYWbjrNpZ02ZNnzVj1sxZs2bVzaqf1TCrsa62blrd9LoZdTPrZtXV1dXXNdQ11tfWT6ufXj+jfmb9rPq6+vr6hvrGhtqGaQ3TG2Y0zGyY1VDXUN/Q0NDYSE1spNc3UtWN9FgjXWpfuqy7p08t5s35tpaV7d09vZmCy5867Yz2vozIayRGeNEOwPuY19dziVfAGtQzC8INQ9Db235hFzZBJBkaxgkneGfk88uwkLZ30aJJUueyfE/fJbM9qpmXtAu7ve7FuJ+ntZd+j8/o9avV+2PqNUFfX0trG9ee8eKGTVGr5Wz1+2kWAGOhdrYIhjg8tqD6g9SvVc4PS4FPLC6sq7h/itd3qb/X66XtRSfJ98UFsNJ3tpAQRoIGCSIXkgjX3UVyWzc6izYq7Quxv8l7dIOktLwRSwaQhHtX0P6LxqRlZb6TZIQeSBCakExP9fXyBQgXxe9bTJ3TfVGvt7ine2nBU7Jb9FpIzskXf0+0+RxHnonkHdqwtPJerFR/nNNGEtsnFp+sdsPav558a3cPiWVn0Q6LBDBshHr1+2d3Q8LKg2S4ybwH6S283+KtbOlcwcIbi2cF9Nra0gXRaWFexECW/g6Ux1T11IS+40vJa+o+UVg+36WX+AzETL5FG7sVvSRV93jdPXyFXtvaRp1MMm9v9Mjc9l7atl7i8Q6w11uGfRF/tSox93+zc+XBcVTpvaXX0zqQQevVLjbGeGZ3AyxrYYOH4F18DFcwxeUAXrxkq0BggRUby7HlgCkCMyNpRpd1H7YlW7JGpyXLOizrsDRSQpLaJI0taqssKLaWsaW5qjbZgfyxJjg7+X2ve3oOHbY3lVQqy2v1TPfrr9/7zt/3vjeGzL+GgPq9We9k7lYe783OCpc/whbVv3Jo8at4UGgRupoXTWRpiKgVknhzB1aUb4GNA1hXQx2vR8qXuRsfs+p5Gacn2n7kG1zodM0TYvQTsdqm0nq/XntFWY/vph0XrQbUSCL0OafY0x/Yk5O1WwmMLHj0G9nZfA28O/ONGPPw9XlOtv5RFASImgz9C1lUCunVspfwRuWQz7HtyRc0jFitfymLAuJFsEB1zf1rw/WMMVTPPHAjtWB0fXYXFVzZuzPVNfy911cfvKSULRkH9yso+VBIT3iP17nw5Dez9nAH2Ie6483MbMDwvoOPZe14lHtDzHjKToUiNbTxcMgtop8/pm2s7Hkz+n3a+XiEZlyAJPw8tBkSiw/7EOI5mTtCe1IL4ccrb8wLIKGtlfDOUnRTNPMKaUbdqot5npP1+q6D6bTRkK5sJ0U/f4E/V022Wq+QoEp87SAlL7wlLFh/wyF3Zu3YAf9V3DViQ0NPUcitr1TgO7nXa/W3as69GftzKAFGjv9Mxq6YQhx+pE54FxcmC661Wv/km0CZpw7sfisjWmHKfsdC5fh94XI8XdsUQef1+3iUfysuHCpiKVJvaK8jqr4OgTdFs2IFjqPZXHdUcO+g7Y6snJiS+1F150zZM3kxa1cW+FK2wzR+d2djzaHsluzZocQTJ9Dz/TI9QeN+/YG9iKz9tPtCBK8dyMlBuo3ZTsGcjx7Yn5P9Vta7mWGEjdiEClmKM5Oxdy9naLX+RYC9fkv2je2XaPbR9kv+kP2Qa9Fr8Xfv/439kxzgNFaV4R3RmBZjb4V6/vjcv3Nf1p5d3KF2Zux+g/un6pPz7ZJhnbrAHllk+9/bL/vjtP9LOzNpsKjVANIhlQpAP4Dm2zuzdkdumIVQAx3KujjaXinqdzDoDrK3oh4FWOiq4ee/Cf5FaPOiSdQ2IoRXhe23Cou39Ys/ngi+vwmnMxhU7q8GNwe/eP/KF/+O7+AH1MPMcYLgCn5+IXgf/QZ44XFONxm8ZcExlX89/2+h6w/oLtXkmsY4V3G+t4w/Kd4rxOMrfnWcELoXJoUr6hiScOHq1aubWXjU0rjIOX5Pg06cDc+Z8B59XQkGnSpdmFwn/KKxcSNdxSscJdD1d+PnYf3KLVh8T37920387mb6eFKlMwdVBQW/Dqrail+aKujvUDW3KzzeVmG9uZd2JFQfB5XwbOjhaIguVYguvrYKP55cG3okCLJCZxI2RG22pQqGV6PuP+V0+elRvdtj3hKEPLcyXuTOWoIQbUR+fyVSL9B/U3yiPi9ViH9/4+eCcqWIdVOEbUwmsxQuaaInXsNilfz74GbNURK03gci6VwLe2wmW8yf16raQ2U3D52on9u3K5Jurk/cHLp4a4F5zZqjxQmuRkH4K40uOAEBN1OgmLZR0K69e4XiY/zp37BIADBpSBC7tfqRNt7vgv9pSF1Q+l+ycOzN225S4zJMx8DeZrrA50nOK2+fv/Lr4IXffiUqdL/avLDCg6suB/9VF442U0oMuJnCtvw+95DUpeToglAJTetc69g6GjygUNyygT7TJQ0CFm0vxD5PnZ9uWzSdeY40qsJ/KkUj2ELzvhw7L+2Nbt22rTX+M2TS1D8LXb+r0pU/sbgcZxeW0xygQFH2SoUxKSIoF2n/pNGZFtBKKpfwX6SIsXiWSIygSdTw89eL2OHY38ZrM3muYa8QLgSk+fNFbPtCinm22f1B5tXQdbj7RIJKxzTsuPrBK599EDuLIzFyxoXZdCVepxyL0EWmqi8i6CYTFn7ny7njxc9nvt/NpVN+fbFHd34VQffqIuIEY8YLhC42xciUtKhWloUukhW632gyBxVtbIh5ISVqPCWnxFEspsH5pHBK0qt05sllmm9qPInhEX6UtKis2ojrktQMud4sTK5aJdxt4j6c1PJh1AJDeJDTPaZlcT7feylzBt6eNAdPSuLmQZjXY+gmo281obIW17Mmx+5F6OIywjrak7SQb6ZG5pr4/fOPF5uOhLfnpTPOeeGdpAVZj2rvxdJNBnPno3t/QXlXqd9KyBcnCddsZsRhXQzdQqhaP994pnmw8DrmJemOc7rgTMIV7y08LK7EeItwuxLU1xgPy+qvPoMcctLi9gpp5sukeSUIxNL+x9x5A/Pixhy7zc8ni/qBY8ukfgF5dMmRVtSmnoOYycnXkz2CwWXJ11gPqe2TaLrNC+nbd5P62zSOe4QHgQxbhKeE59VDW8XivE/4ufC6UM8Xj3RQxbdZ+HPhZ0IGAQ161grKQn8dji08JlMAoOvUamWV8D1Ot0l4RHiO9yTjnaU8IcSDcgmPJYn/h8VElyJ8CwfRpeD4NqdLxig/4Fc6TkvtO/S/PeaerhzRnh/PD+KFDlFLQSk8wjYJT/B1W3i8ZcIKfpArAUmFr+nXZmGf0C14cbWSH/fwKlUEiidz/tKEO4Q7tbniVTyKUzGJeBLVwkivptlEzH2/Kq+kIchNXAfxETzTN+NzEFWiBqrJMbinR35o4jznCP3Cl7i6DTrZKGzk8ypHLFIq/OnUQ9DmU/SjcBUpkQibJEWVFDqMmoZDkTKR86fjfCZq74rcX24VDDiIKkm1rzKzpNmIzSlWRI2rsFXjNO6Zasswf0v4EaqNwxktli4uYpQQ0v4Qx2rt/k6NLlG9CmlI5Ef0eCH9JeC4WS2s1gp7hV7Nh2g6E0rlZ7VyOf2PuK2hZlyjNKNxDR1r1hvQ1v+APg0PPJCAdvPNdJ2QQH+GJWi30L3RaNy0ac2mTWuNyo36gS+MYNy8YgX9GSPb8uXp6cuvkzX+wrXJaE4jfYgGZQ7OtoH3icnGRN13v7Pqhz+6NeUnP7nzW/offy/JaEgJccNu+lM+ROrqR3D58H1r1iQoY9Dbd4RYMIa6ePe9RmVomoL+eLdyhEkNxvmawpXBENlhiCE1hP7oIfhSuwwhZdxtovvlaluZlp5uSsMFelaaeI+J+tCJ3nTlamW6aUP8Sn5D/SaT0r2Od6Tdf7/pT9Duusv0bTRiaKky9oO3L78HX7dTW240mkKzGtLTVppMhrQbbGDfhGZMFkk/pki1RpjMEBZ2Hh0aIr5WKNbn0kIcjdxkAncrcbEkPKbBuERp0SPje8UywwPG62nrk5MNgnEzWE//pv0PteVRx39rmLlX4c/IzuXLI6ZGGMFRyNpL+Bc+yHO4Ay1ffkMc8bGMpmt5lZC8XnzooYWHkaTrAslwowibD3cQFJrjm0zLv2n/f1rcNSkis40hMpsYCCVNUUirERFK8xwHsDaZCGLvRiflG/gSDvrj2SfS03hGSUvbuHFjGoH9SmMaSNLSeU7iuGyiS/5tCn0q9LylmThKq4OlbUxPv+22JaoQS5fiyfeXUjOEmQwJEyXoDbb16w3ReUjVx8pvfOubtnALVyxT0pTwq/iAEJC2o2KflbYKvxD0CVeEclQsL0opwidChzApTTFR2InKsEDolRhqkq0JqeJ6YVkc1SYuaVJITfh7aTtrEnrZBuEdQS+aBRdKFX2cMSEvITVuPXtaWJuwVRLiEkVTwrBwGCVOU7xOWJewJWGLkBgX+Y/NmXvkDPM2NLIsuZf5BoeYd6CdZcoV0qVu56XuQelCvlwgWyRXd7Ore0yaya2ZsR4VAyeqWnSXi3LlYWnGUjFjPcKeli3MZ7FJrlN2V7dTDJwsqmBeRwmIBuRh5h1zYsyyxAuFcvVH1o/ymftQBfO0OcSPD8kF7IBsE6c7py3MX3CGHZTzklwDNteA1TVQo3tadsh5iYHavOM4m9gOuY+9K5dg/u7D7HnZrjsg18u5zHeoKiVwLP8wzlackKPLKWEuM2byOY6zJ+Q85i4uZP78k7oMuQisukfPsgxM7R87x9wlNubNzxcD7f0d4LmIeZ357Em5TDw/IptFyF/N3I5+5u1rYtvkXEjUBYmyZSs9z5NcHQ2ujjG8fKQdjx3M31TMfKXjzHOiEropg250D0ODeVDdYaiOeUvtbPZkP/M3Tkiu8T7XeD/bDYkwVoEYcBxqZLPOc+xh2S6Cf4t0vkKuBhOBpo5uTGkXp49eJCP0ksoz6fmgXCVbiEkL8w6dSTw/JFdxBb8tO8RAS38lmx0YZi/I7RImwEhsl9wnftL+aQ2ppwr3HvtZ5gUP7pJ8WL5WnBqWbexlerljcEgMtA6Ug8t6l3OIeUrG6c1q6M3O3OeqmN88LE4fuQjZm+uhosM2XTasUcieAS+egRJum8JESAAOP8qH4q2k+OJK9jiIZuuhhsFa5inLE/+5Ui5Bpxm2Gma+Aotum5wH27jbDzP/wDgkKGUb4Gnn+4jjkDN0Mm9zCfPkl0rnayAZvK+/i/m6LVBi1yjzTHTBWUqYu8LKZk4Vsp2wjLupHzqD87TmDTC/vYK5W5vFv+sg5x4vgYSwk1XOFQOd3b3MW20TP7aDiSy5Q5w6LJth9jPgwdVud7XXMXf+EHysmM2W1TDfkU7mdh4Vp2wg97Y42Zuk7SNc295ic+L5TtXn98kl1A8ZxKmjMBqGzYNRSyRXS5erZYz9lDz55ATMWw9HUUxrhivASC3VukyFuaZTDnG65eIYcxc5YNc2EWQW3aUJJ+nWVilhtiryhfYiMFnNvPZyNnMcj04c5fr7KB+RRiZrG+zC0EXMf24EGmtuh6B5bKM8HBlH/ewpEqWCXIrNlljgqI4k19AR11CZa6gIfNrIDWe6WuDog7iUztfxGQIdDT3idMVFOHhLLyTDBGeOi+dbEUjbEDbTNRdHmK+sTzo/oRiuANFZ0EmKUnw3A4rwjgAkxqsw8jGMLE4BBpinoU7EO1XcUGZuizYnGK9g/vpc5qk8xjyDnYCeUqihlYYWpwbhzZnQoLv2CHM3lorT9VDdy7KVeQvKma/Jgoe5iJUC9hqc2lvTKp7vBAMeWylztyBW+86B42IQ1wOXisTp8ouIiRNDbaRLGj/QeriNIgnX0oz1FKnDC0vODh9is+YRCEJONoBALO5JDFS0DOLshYZtI6qGTzPfsRGA4bj4yw65QPccD5FtcqHkOm1zna6Dmca6AQg2hK0FPmwV/2GC+KxrZr6iY4Cac9BPP83qO1rAPMfrxKkayPI46e/MaeY/cgiO3JISqB104GynE0DV2qa7XDgGDHsOdH57CdTpII2ctoGTo8zT00gmGmO+4zZEYgH5fmE/yD0VnWREG+ht9GafmTulBeKOI7ptMMmMlawFQC8GE73MfXqApB1Vpe3hyQS+5Kvq0T1Or4qIBzCej0CuAd72wVIvYZgLheQHKWqkK9Dvze8BvuRhuoNAJ0IzTGGD9cug4gquOoBNHcUMWbC5A2a2M7+zgXlOdjC/A/K0ttB7NnDdjowT6Cw4isA9xXxttWwLtJ9NQ4ifFn1aLU5XQf4cuZ15ivog1CA3bP0ZNuNwsJn6HvF8o1zFvIMOSIGhmLeiU3L12Vx9tTBWDwyRz/PgqVpAK7CooBwQ2V0C/+pF0sKguSd0l7uOQaXu3KMY/hwNnw2VeuxIM63l4IQMMttWA/FgyrYyMFtexHyFI2ym+4g4XXtxLDJO+wjcCVYCzbZGQHMh851wiB8Ok4OezC1FrDUQ2BSIH9qAFZft1Zg5k3BtGH1QugXTOCSeOhB0p9sxRBGllDwYwypeqCQ8P1bK/pLwdDCXCIHncEfAnb2UeerhGtZqWKCeoAopfIvcAzlpBTGKFUT8+U7EpQUZFa+XtUKP9XDCZqgpHxh/ArEJKPJMOCF1LoZ8ifJgU1Me4PsUx05uT++QnZyH4GK/3MbcE4Nstr2N+Zy9AOZmyPO2bKVUw5EWoVY7jPM0esFR9wnmNY/oLtvKQQfowGPrEZyjYNlOGdzZxfPbWDNz1zjg7Pmgy4D03tJiuDKEbyAAOYb3yqyBitJhiAJbNY7qLhcUgzQLHuCvP8tmegBAjQNwSzuXxYIAy0MId4/R6sZKGoXTtJzkQQVd5Heymc5urGf6sBxpS+TwTPD3DHKVt7IQjjYGUsqo+GT+7krmPQF1lzdAfbmVQI4u+M4E+Y6n/ox06ZQVymaeM7XQcm4iT+9kpueggpmOHhgFicbZQHmOMjHit60dTocVj6UICq9ugEHhomedkrL6knjeytddck4gYr2tE8hffcxDOFNcLSLQqpmvDzfNWGINWGghcAZKKwPkn6ZkNlNdwzx1+fCDMjyvItRsYdth3/3w7C1IK5e6J4jfbYAJ/2FEVAUBfFVeJDry3mqC/GpSHsWZnSMvGHIX1YtTXXKBwm0NUlM7vL4JdupiXqjEndvOFyBmifIdrS3rHeBtgHjbRQACJ4b4ZQDRToBgGYC0g1S5D6CxAwbw1SFwB1qhKwewAtTVzD8ygTVHhe55mSejwSHu8lhX1NSIU1U8SKooUdmAlE56BQF5oh0q6hlFKmsWp5xgF4sVInVXFFDQYmWt2y+XYE5f1QBeq2T+8hqecSlndZOugVst5dDWGLRFuIOkdpwws2ZYxFgUVr3sDdkOVxgi/n8WWmkeUVZefAnchQg9i9AuxDrPDnQ4BHRoAyFXjRXgks/tTCswMzCj7fgg8482Mn97H/Odg+Bj+bBTB3tWBlge7WQ+a3/cU7AAFtTnnHBXO/LgyXZoI4/zY8dpY3tkWgHy7FGAOkH8uJiMNW52OQeZb6gX6FqQqCwtCHQm6hDHHQgm39kxLI3r2WwuIrGogmqHBgt7BIN6uurhTYiVs6NYYiHr1I0gw40hWfdLyqKEz2chnKAFi29sGFybxekmymVtNli4jjTkb+lQnKYWE1hpyrpDzDM0EvcQrV8IYbydZRI0zRN8Z2WtdMnceskMvOorhefaUU1Ymb/wLPP1mCFpBZsdtcW9isUXLdMdxwG5efk8l8DnAL7uiRGe66Cs2lMiZTY2W9QkfpyLHOkZI787wRO4BVXL0Gk2O97ETWFhj8lI1q2FhZRzLeI/DiE6PadG2IsEf4NYvJiBc2oOgPHbqNCgecwAFEwx2gMgG6VV8xBfiT4H+7lPA7aOnmG+ijrgmhUnB3O4CDRBGd7d3A0AOYP1WtEwLyUIQcSpAfLtumZx2kHrzvZuLAtLmN+KWHdWcuQ8V8z8ljGKUazKOoZRDzH/eC6lmzy493819z5gNaV7+/iz9lplV7ukQshatYWQbCSpNFuSkCQhCZWQhBBC2NXW/1IJoSEJIYQQksYxxpjGYIwxxsxpTIhjjJnTzFnP0pnzvdfeOcec97zvO7/r971+12/OdV+7vfbaz3rW58/9uT/PcvZzADZbIBfcA7sPgH+3gpH13Jd7Za807JVF4Da5kdllTOvci+zz4ydxBQiq1G2Gunt2D27lPELo9UEooaeXIIBSzxskr45tOXLOtPlsRnNtA06/JPdXU6CeZD/KpJVdyD7NR/Gv32EQ3vL45yvQ3l1GYOgRTAeMbtYZ5brcOpyux0cZRvmog74+YBBHuGp6Ke5Bz93eidwLQw/1dTE6oScZ1dztcwZFoZcra3ZlU50hCEGkB1EMTl8xjCRPpRb5XHXYEBfIiAyUYOVbpmOfvw/OPluPqNYjbY7jQsfRj+1EwCECDhzNx61tl+V1c9VpudXEZEEgJ6+w8+WQuLQHtLbfQLkX6+D7TIOOlp2Kr+0yVIfzu+GFVKSp3CmxT7PfZ1tzETPpsnKEUdNPG0sr5Fv6VkN3X5F3ChM5hZvYgdQD628pZ1tSM9DkH4bVUrk7Z2XVVY5c3HEGQXC6uQF3l3cFzJG5m/3+CoLkwHn2+dYLKIWIusoMhFem7L8DBWVyW4u25NgJqMY6sG0qigbY+BRsNL8pzaDss0Hmx42SJhUuSMMoB+CV42hB5BJzkH2y5wKmmmq4t/cvYaapilsXDDIcN23sN+Wk0cFRMGTxZYh6OYKr4P7yfPk8uS4+vZIBMQUJswcNf95RpNBlQ6NxUSaAkzo4AXGWcxLsfYkNAb9+V50NBn5Xdp00yE0Df/nLCbF/LyTzRRj0NHj0GKjy6FF2Dab+dPsOYzIZuLgEvj5jkGqysiswFGp5DEOpRzO06zAI86Cx3ZXn+STjLEg9k/VFfj4/DFo7cBHYL5fGDMXVWtTEMoxzQhZzOplV9LKik2VHrqzDa4zdMVRQRiWSCz33pUoDQRqiO9NQ5A1CZSuKYTZI+ZRROchTfVJTYfCCzKWX0XEUZUN6Z0EmHEZLfhzBkWXUjGlyD4pUvISoL92HO9sPTXWoovlQvdK4fCHfdmoDguAsggB9YT0mVgTjbmefXDgCwYdoLtzKPjuKalMLSZhbCcWQBrciqLbkw+N5SJsq+Z4qG/YjdA8hHi+yYw1CrvgCcBEZUCFnQKJswD0V8OUxuQBCAl6QZaDJNEOJfa5HN7YjE+aVm5/W8n0giAo5UFDMT6OiFoAdd9UiaFCN895H1KEyHtyDdvZoVgF3+7hcdI8jrNP3sk/qIQ4PZqM6bzXw66dbDEsf6bivrbI0kutG5j652byC5kSPfC+WV8rST8pZ/F11kSx8nhzYh1sDs2QUso916XIKbDGmruz1lroLBlLRoeKkQYDuYZ+cOgHeq2G/P1VguJiOu70DX4eWAy/slCn36ZYqQ0OWzbaUHDOsHMkjnjJqYkN11smTQ5qn7pFzJwY09vkRND5y75aOQbNkSxw/jbvIQmFLM1bVHHxTjirwxBn22eFjps0nitGaskvltN0pl47sLLDeGMOy2rPTDTI96WA8WaJU48NL8Lnc9oH50+XPMuQFnCMA9EUq2p3CDLkobsE3ZO1YJrtxubxcl7WTbSmFVCirQq97GZr2GApujqkxXXAKLlZYwX2d+lUJLJopW/RZXbax7QJzHgc569LwSb5BNoETjN9EJOadk5cFdMi3dEOthzzehlDQ7WUD4Pl1MDeMiE74DPu87DR3p7Zpa4fw35qGQJKL2dMdoM1yfYWhSz/RgAiGAjqy4xxmdQAknoF06sgs2db7DCsjuwxsNgbOeVJcAV24G8R4fj87Q9aPmXvB29D8qZfZFh0YKatKTiKo8qqdxzGWQZEdll23DaILTsjRvY38y7B4MWKgSmlckDD42dDMl74Pj6UiTLPOgrLzkNnHUdr3YLgDyrfrATIX69hnJZcQCqCps9Ba23IwxyK0zkiksgKlQRAZ8rf+ENj/FCQgkv+CbLYc/J1p+rpwZ7G8HLizAsIeeZNfDOkBvti3H+MguHcXGRYe4bHvD2Sig4Rht57CJPYgvdPBbaCA7PPw+w5DAdtfwT6HRnialoqL5cHaqfLY6MtWy/yaVcd+Xwl+PVRyQCa6DBT/E5AhJaZy9ZCXnfbX5spUD9o4etawSAHNtfs8Gt5ig3gofB+UB47alWZcsgEJH7hUBF25DZIuj23NrEIyG0c6ULANlbXIMAjMX5l9ACPVYRrHUbKKTMai608Ft6fjJrPQXh9mn11AC3ToPorzfrkx2oZsrAVPnCqXuxedcaG3Fh6/LDefB+XmU+6rs+QVpXq5+zoIjgefVBSAXmHGUrR38PTzyiPc19u/Knm75rkXsvwS+/Qg/HtU1kf5hgJetbMYLJP17krLSfZJXRWYTGbOTLkkXIAH1slyr8ggdOReE1c8YOymQPVbZHVYClJNlXsMWOZQVpUsjgzSTO5TUNLOZLHP6/ai3hfKGv7JpWKcLs81Q74LFKc959knDbnInCsGgjpgaI8wzXS5sKKAb4UhS0ELVfKqXqV87EnNFZg+E/GQgRKAITJq8Xce+/05FMkyuSU4As/dktXw04tlIJMzePtVFpTXIuOS+TakXMZb6+yDf/ag8sJ22SfZ1uoLaP8RPsV7wdPb4KkD8N1WQ2euR+zqoMdzDQ7GreXkGpcwdyvwbhG+NUtei91Vxj6tgwI4fBSX0RlTTBbLqw2V+nluKe6t2CAaDsvL1SdPGJdud2GskwbPHKo5x32WKqdtUZXSIMRlbl/QVGPQgWjBd8BkpyrQF0ObFclrs0cRDn8qNbQOpwzrBLIoLTqO2R+EPso0ukRuO0ARh/Ia2Ce7IG935eIkXY6x2hq0zdZKtqXhCttysoB9duAS++z9HLzPZb+vKYWrj3OvD9efND7KQeNRfxQEAoFQvhP9g1xxnu86K+f1bpnpahsgl7fjhupkbR0st18Z59ln23fBbxmIKPj/Ug5MsRPvQRmntiuNq6GyEDOsexv1PQLqaCnyEim4AFEvU7HxAYS82imL5b04jvjfk4H3aBMrqwx8ANc9q2lACQRJ5mdzXxbL/Uf6VpBZHvgjE7lUkCvzMvs0S4dgPAzXpaEEygQ4S17aKjI8UwDnyG2ffg/mj+65UO7C5aXmLQYDo+TpyozKdxf3ZdV9WUdXczIRGBqLszuRkadkWtmGapIr15kwhPZqwzeXyWRalJ/5ukh2xQ694up5k8Wy09B2FMrFDnVs+zYji8p+eVZaiDonL7elgWKhr7fuNRbZfZiv3PEdN67n7mafHzjJPsutlx8CGIX5KUO+ZKXjmodR2lAMt+ZB55wxFBdDZCFGUmWLyJUq26AmdRBEqEyVNeegMjCebs+7S6qoeYfyDUuqOjYZ1gKlyitv25HBl48goLZuZ2NxrecXdxrdv4udKBeWQlSwc6eVb9eTocB3yKvOOqTIHtSAA0jCSqBKXmEwEE0JohVGrpB5tBztx/mj8trINgTh1hxYQ37ykG1c6JNN9PzsYYMegSY8dRDBkIOPUW72HGZb03LBAAdl6Xa0HAaSy28myq/RmXK/D2rM2mN8qoCydkXWiHkYQp6OvIadLn/1oCx2kaxlO9jneXrDsjHq0NkTJisNqzrfF1/CsSwDZcpzqEX/WXAa95X31nRG6dKSdRj5iIkVoTuq2w2CL5I74aUy4Rw4gWSA4RoKZIkGwsu/hHSWmV9/GoD7ZC2+dR/bqkfUZCGFtldiepdlzW9YweQ+lxdr5dYUZHtIHvf5+/LayQ75z9ZjO9jWAjlQ5JbfqOVTEZpb5NBszSqFXS9tMz6JkWUSLl+6jW1Jw+2ev4g4ynr7nMbgsSKYRm9Yeex4RHfAsLZRLy9j5aIiypcxPOR5Vl0OmbnD0H5ul7VnHYwVLUvN3Q2gmy2o1wfY7+v3QKruBy3AchXQbWnHjQwpPzDecxRFqgSWhCe3nTJ0nHI/frGGfZZRJscJ2rHaM3LOwqoFB426Ou2t9JJ7wlNyn7EN0XTA+FAaPq5D6utRlvJzjPSq61DiuP6JLQjfTMw/V14ZmWDIymfpuJODB9mWrcilygp05RXcl/vv13ckcf5O9smVfGRmnqFgN+i4L8tkxsk/a2T03WzL9mMgkTxw77bdiN0i7svD8gn7atmn6ZnGB2y4p5oMuDYdJzWcYlsKQc4Hd+/mbp83LG4fQGu0H62RafPpK/K65ZMtUAcNZ3AxeTVnp1y/DfXFWD3T2SXySvHFM2igTnJXqwwGKSg0GOTJzjTDOaDNwgpQInTTmXwEJsJnl5zJlWVnjWQsG2WcwbOtpcfB7nWYufwU9MQxtAxQiPkXcV/vIxpyQSFV8ORxeAkWzEbfnnVAfvCzC1fbUsk+qypDY3IIMSs/oTYmj8647rILPTKKVkM+sksmX1ihUH44Y1zlREhfrYK/Fssy6xAI5sghk/myhjI+00XhgDJ9ln8WrIOkeX1oB2LneCmySVYPeoyukIm7BgZcC0JYh1sOlpuJ8zKlnoH4yYXUqtqDAD0m90EtRcfYSXLJ2JsLs2QiT5FydZehqU+eYp/vK5efn16BtsiQe7I0A7E+P9yAuIIlL6OGp8nFG9/EjWbsNEmQecH49BzzzCmCiDiAJuIALHEaGZAj0zxYrUB+yHHUmFkItL1GFst+d73gBJxYDsUBQYZqB3edz4VAhsY4cQLRjcHBh891B0DGmegIkYfnauUH7tvgBXRYnGGx+HF2vtxDlyDqWqrlB4sNdayfIahOIqhgDfnRQSkcIC9gyCvghgfpp/Ohny6iku9mn6UdR16Xss8uX0A6yKV2u1xqn1yqhkrQyTezDcY7ZXhGAK9Xg6Eyz8JxOlQnZPh+eX2sCDq8DNcuOGYoM7D0TlniphmfLWQaIiPd8HT0IKqpDmZFr+0vy4mdOLekkPvy9H0QGW7/ScUZ8GUp92Xp/Xrj6qsO48sNT3YmGpMG0FMOHAMSK95tWN00LFjCwkrjEp/cKTfg2tX7m6vrcbdyRxds+EcYpcb1IPBDETTW5WMK3NdqeaqXGt42TzVy9MnNzeqmbMPCU6rxWbcshw8jwPOUbxU1xD8E6imwdtZFZCTkfh0GTb0oy4ISWVGg07lwAt1FqnF6OmPdli2g38W27NyJzIMa05UaDIO70SFo4e24phOY0C6Z19CvbtlifHov/5sTg1wHwZ0rR1jAgAXlKM2lF43PnSHRyg7IC49wbcMRRHKxvEy+C39lFsrrikVpe+QOA5EgPwor0AOXkHMVBqfKq2KHDX5LBw/ooXILUfUuQCftZJ/Xb2WfH5H/jYxcAVED0IzuP8Y+PwVizCwzPrvQydU+A9RZKC/BynU35xTSMhV5cRiKKbO5Vk4leTkImjK3Aa4Eyz3P2CUvtGC+u4pw1eMYLg+f4sbQ+7Y2nENc7zc8dJPX3uSwq2Kfbclmnx3LZZ+Vyd0xTFl18iJOO9dUZ1jkgA0uFbBP65GLB7bCRicN4jVVcfOCcfVXXjjLR08CldCwX66bz7KOIdh3ysH+NAupuB+8miszztZ0pPwFWf3d2WFY+JAl92UoT9DH0/fBLNvOsS35EMqFl+WFgyz5USpqFRr1p6lnZXlfIlNThlwXUWi37zeWU8NDyzNVxifSxudwuWyL/iT7fTmas/17EQlVcuk9/89HlvpTBnEwBenlL+vsXbUd24oONZnFDlOsZ34l75PFRNvxv3/+CgUlJIDakMG8I/mSDiMbqJZ0UoQQba8o8r2QQuZYlJIvNbVklniXbFG3kFBNOxnF2DM11IWZZOHJ2EkzmBAaz/xFncyckgoZE0U5c1ioYQaL95nn4lPmB66NWcooFQPf2CtOUVfFcIWP4hNVkMKTT1L0jc5XdOZrFJuYRsUK8a4inG9R/Mi3KcqpFRtzpzc7h4awPwtR7Ed0E+vI57H9xL1sD1rNvmHq2XzxPttCWlgH6Vd2oGjKOdBu3Oe0HzeeenKdaSCnVIRza4Q4bqqQwkWIxZw/LefimBrupLqRayMPuDtCKzfbvJ37kPY0aeFdTT6RfEzep8Em34lzTUI0CSbfMlkmDzXlJl/TepN2estksfTIZFXnlya+jNL0JmtvqqNupqain2k/RYjpLTbK1EJIMnUXi02HKCpNvd7UmoqaG6bPSYupndBm+ilr3WkHde60Q3DvlM2HdxpJ4zt1kTZ1msvkdRoulHUawdd16mt6o1OM8KiTJRU7RUhK5QCxp5KVXJSjOE9lMR+k/InOVd6XEpWRnfXKC2KFso9pjbK/4prSQrqnXCS1KEe9aVNWiuZmQSJv9mfe1cyX9zeLo2FmP/CxZnlCitlBvtwslNaZXeRvmN2iD826SS/M8iXR7EdGaX6DOJjbUFfzXOprvp4PMl8gLjRXSWvMLaUM82XqEnOFUGmujv7A3Ju2mGdKbea9Bc7iHlVbxEgaCyr6WahpmEVnJtZCR5MsvhUzLPryJRYzxEMWvZhaC3963cKcPrCYJ76weCWIFpM7q1RHeReVmeSnqpDCVL9wsaohTLLKkstSvVSXqZrMalVdxLuqS1KzKpX+rDpHFZZloo1lJ87RMkhyt+zD+Ft6C2GWEk20PCnoLGcxlZZeQq2lirtt+ZhrsbzLiJZzzZRWKbyz1QXJ3eobjb+VjRBl1UhSrJ6KBVYf8mVWnuI5K/83N6zep4+s7BUvrVYJ7VbfCtad74oDOycInp2307DOncWFnV/RpM5rxIzO1lJJZ51Q2XnCm8bOB+n9zoOcWjt3l6TOr0Vz60GMg3WU2tU69s5oaw8m0dpK0FkvpXutR/LV1t9Y1lt/pGmxviMquqzRWHcpFVy7PKETuwS9iewy1Cyxiykt6DJLKO/yNantMunNtS7h9EGXcUJrlzxqavMNtbM5ITjbfE8CbRJphE2SGG8zV5Ns84orsRlAq2y0Qp3NIb7J5hOzFhsLBbH9K7Wx/VBU27J0mO1W0c92jhBm+yWXaNtK9LbrpRLbUPGQrfebWttC/obtMPrA9gP6wvYyL9pu4ZV2LG9vt4a62LULnnYjpHvMMTHYbo441+6ElGCXyKTY8TTPbhdfZuf2ptpuo3jVzkS4ZxdKf7ZbIHBdT2gcu9pLPl0X0aCuE+jcrqwioWsqTemaIOV19eyxv+uVOx92PSuJXTWiebcXnH2327xrt6e8f7cmi7Bux+nKboOpvttQvqRbX6ay2x6+ttsTeqNbEX3YLV5q7bZKI3aro926t1Hn7gzn3r2eD+w+hYZ3N5PiurvT9d3jl2Z3b6IN3ZvVt7t/QVq7P6di92peaR9D1fZu4jD7NtHPfsSbEPsGutD+aybJPkmdZ/8n8ZB9q1BrX8vfsLeQHttf4V/bE9G8xynevsdejabHCiaoR08+skeiuKxHw52NPZ4JNT120aYeDfyjHkfZth5HRPOeN8SePRMFl5463qfn34Sgni7Ri3uWSWU9p/HVPTcKUaa/8Nd6DhXu9bRjWnuaKcSeZlTZ6x5v32u3oOn1mIb12sDE9lLSpF5/ETN6DZJKejnTyl63hdpevfkbvf5GH/faIrX1qpM4h368ncMXvLNDP1Mfh+FvQhzmM7EOZ8U1Duc0eocqqdxhj3jaYZF41SFQuO2QQJ86OPBtDlPoU/MTVNU7UOXQWyN59m4WJ/YOtAjvvYau6X1azOhdJ+7o7UmP9p7B1PW+QG/0fjTwQe9L9HXveg3hfyEOfK7kyk+RfPiv+CD+R7qQH8Ak8TNoBv+G7uDnSlX8LfEi7/HmBj//zjf8MMFaGEXdhAqqFbS0wuEaDRX+wUQJ1tIa4QDNEVq4UqGdqRZuOTUKPZgHwhOuVahm24VPeGvHQsHR8Sj1cSwQgx2/EyIdk5hEx89ZneN3tMTxNVPpmCKec7wmXHO8JSX16s83OzbS145NosJptGTt9Ih3dMqTPJ0G8oFONopwJ+9ecU79nPROO6VCp8+YcidTWuN0WGp0+oTedTokPnUaJbU5bRZN1Xpqp57CO6v1vI/6KxqstuWj1MeERPUyukPdhHibLlSqeyga1QfobfXP9LF6BX2trlaTPqsZ+z5bBZc+F7tO7pPKJ/b5UUzrY0uL++x2Ku9zldT12W39cR+N4mWf6s6c827J0dlfHOY8Xq11Zphw5wE03lkiyc73xBxnD6nU+SPbI84uTJPzn8VvnVXql86DGa7vaWrX95nYr+/H1L1vN8a/72Q+rG8Qk9B3J93Ud9Cbwr4hQmXfLbSu71fMjb7JtLnvR+LPfTshfrbzpB8jWffLEBz7+fH+/UpoWL84cWG/l3xSv5NMXj9zaW+/YHqiX4FU3+8UvdXvMn3cr1Hzuh9DVf3H9nLo/w/Rq/8SGti/Ugjvf5ek9L8qFvTnFWX93+9c3f8Yf6O/ifS4/1+Y1/27U4WLjWjjIiicXUZKDmYzqbvLTZW/yxEhyuUzIcXFh5a4zOMrXeYgPj6ktS7nxOsuA4R7LoS2ujwWJZcvqPmA3m/sBzAK1wHzzHwGOIsRA9Jp3ABrRfKAWClrwAZx94A8vnrAHKZ+gAvfNGBMr0cDknhxwHWqHHhBsB+ooa4DDyPvLt8ZPdBMSBw4RtAPbBZKB7rREwM7CfUDc+iDgSLXOvAjVftAH8Z+0J/owEGBotegNzRw0FApfNBf+LhBrm90gz6Syga5m1UPGs7fGPRAPGqzWngwyFLxchCRfhu0iapcF2scXGfxnq6WfKDraxru+j2Ncz3PJ7s6CYWuWlrpOkmqdY3kr7ky9FvXx/xL10tU6rpO4gaznN3gR+LAwVac5+BrYvDgJCFycIK4cvAvYsbgXeKOwc+4ysEOQt1gX/H+4M+FlsGLeOJ2hPZ02yq5uL2kXm7mQqDbYnGh20VxjVuUpHcb3avEjQo1bk+5a26L6QO3j4VWN1e+3U3gVUPqNA5Dhik8h3ylCRySI8QOuShlDTGhu4eoxaNDsthWt3W0bshuenPI98yDIYPfvBzyKzXXfCo4aNypuyaLBmj+SsM1PWmc5lu6XtNDytGsZEo1E/kqzXl6UZNGb2oGOj3QfESbNfbSzxotT4bOoTZDQ3nnoRrGZ6grEzQ0kIkc+ohJGMqp9UMpVzZ0ceeaoY/oraE7+UdDC4SXQ/eKNsOOqx2HfU29hn0sBQ6bSiOGPVbHDVtKdcMUfOGwH8SKYXP5mmHHaOOwX5jbw67Sx8OuS6+HVYuK4Y8srYc/YFyHzxD8h/+Zxgz/iiQO177RDc+WguzOSyXDwzWVw12lxuE3VLeH69Uvh/ehnLsV7ea+iXV2Hyy4us+mE90nC+Huf6dr3PtZZ7lL4iF3NV/r7sBcc/9QuuceQVvczRVt7hcpN+JHwW7EaslhxDfUbYSN5DfiDh82wpUmjNgnbhpxlc8bkUErR/wq1I5YRG+O+Cv3YEQwfTkiRtM+YjPt6TGSunhwopfHLSHQw5qP8vhCSvT4i6D3eMWUemyXqj16Kuo9nGiTx2zpkce8Oz94tGmsRzbyriOLeP+Ra2nYSJ06dmQfIWXkC6Z05FLx6EhTqW7kPOnGyDfkwcjFTOvIq4I48oXazjNcdPPsRH09b0J77hSDPUuEKM9pnN7TTyr1HPumyjNGbPBsZZo8bekjz22dX3rukpSj/kTtR60XXEZ5mPuMeiCFj3rMxI1azKeM6sqUjFLQYqeX4qFRRFE3qje9Mcr3zYNR+fTVKH+hfdR7gr2Xi+jhNYr6e2n4MK8wTazXSUnntU5d6LWEHvVS0QavHvSW1zfCIy9Kf/WaaMl5b9Q4et/ifbyHCEHeahrvfUlc791LyvH2FUq908Rz3rx0zTueuecdwbd4bxN9zScJbd6jBWufPLbG7Y3o5pPAaH1mCyE+MXyCzzk+xSdDKvGxZSp9vuVqfZbxN3w+N33g01N85XOVa/fpzluPTlS7jH7IaEdPlcJHt4vxo+cJyaPj6Y7RseKh0Z/ztaNPODWNvnTnyegbktJXJ/b0deJdfCfxnr49+EDfQNTn+TTc9zcx3jeGVvX+m7jed4Ymz3e4eZXv18I135XiQ19LptW3VBJ9I82U7w2m/d5LYdzfOyr4vxehiXtvMtW/t4Avea+HUP1erXj1vRz2mm8Svf2epGl+z4/+9t40wVp7R+OqLRInaifwkdppdJnWlE/R5kh52kl0r9abqdaGMfXatVyTdqb4WDtB/Fm7pjMZ8xfqMKZUdBvjS/3GzBZD8T5mjD2TOCZSTBuTrS4ck0OPjokW6sfMo3fHjJMeuTLi4zHTmddj9vPE75xg7WfGOPtV8e5+o/kgP3ch0i+SSfar47P81vClfivoUT+Gr/M7Qm/4XdU88LtB2/z8GW5sg2A3dr/gOFYl+Ix9IYSPTeQTxu6lKWPfCHljj7PtVna0fGyYeHpsm9A41oZ+O/a2+GrsIal9bDdJ5d+gcfCP5Dz9j0tB/t2ZSP9o9Ef7pAT/X8VN/vekyK7+kugyg8/zN+9V5h9954L/XuGlvxVjPe42dRzXhWrGudAgxwXUD+9njNtPY8dt5pPGFUr6ccVCybij9OK4deLNcdniw3HTpJfjDgnt41p5x4Cz1CugnzowoFaICuglbgoo4PMClqvLAkylEwEf04aAVtoUUCc8Cvi78DpgCP0t4BxVjZ/DOYz/kdOMPyX4j19NI8av5hPG9xJSxh8Xd49fI1WNr6J140OFG+Oj+JbxS4W28SqFdeBnvGPgcl4TWCFoA1eLCwNXCO2Ch5AUmE8LA5fR8sB/kJrAAXxjoJV0NzBYag7sJ7wOXCmoJvQQ1RMOSpoJtyXthG/MwibkCokTxtGSCT+oKycMfVM/obvi9oS+9PGETPHnCWk8mfgttZ5YLTlOXCBpJvYX/SYG0pCJlImaOExKnHiL0U38gSmc6E2PTtxBGyYeFW9NVDKPJo5Hj37J7oeJc8ysJ03nXSddpL6TqjVBky51XTxpIZ83qYUemmRBayeNUV+bVCX+at6fPpoUQF9Oei60T1pJrYPqRXWQjaQJiue1QbtoaNBNEhU0na4MspUygl5ypUF5tDqolN59z02qDxpLm4ImS4+CZtOXQUVCe9B3vP3krgrN5E8E7WQHccbk0+C1yW/iJm+SUiaXIyb2OOVNXiu5e/1NUznZplfjZD/6aDLLvJy8lbZPZhxVwWcEh+BqQRM8l4YFd+Vjg52ZlOCvxILgZHFv8AjxRPDPYkPwN3xT8AdcS/BjIgZHmCun+ErOU/7Eu085TIOnZAuRUzKF5CkhfNmUm0LtlEjNjSmd+JYpf+HappzllSGDFI4hcajtfxW9QtpJYMgtEh7y0DIuxFWhDxlD94bMpKdDSiwaQ8byj0KahJchE9RkqsTYT/2N+pr0ljRTHwraqZ+QsKkfiwunpqqTpn7C5k39Eymf+kComeoc/eHUP0mtU1uoOPWvgjKUUziEFiPHZ5u5hmqhlSczgaFlNDz0Bo0PrafrQ7fTnNBR4u7QO/Ro6EKhLvSv5F7oRKkl9KppW6iyl3JauOQ8LcjCfdpPYui0TmLMNKteidOUQt60GcincqF82m+0floI1zQtmW+eNotK0wTRPMyO9gzjeZewBils3FrGM+wFCQwbIkaEnRKlTp40LmwNlxz2qVTW70Pb/LA4viasgd4IY8WHYTctXoZl8MrpjNRzugM48VPedbrA+Ex3UwRNXyJETo/SJE/3EUqmV/A107Xi1elR4t3pJqJX71Tx6fRNfNv0rhI3YxtvN2Om5NzJnvab8R71mOFIA2Z8JoXN+I7Gz/icpMzIpAUzXITyGcX03Axnen1Gg90XMygVZ5gwyplbBPuZD3ifmZVS2MzRdOHMvVLyzHAma+YKvnRmV1o1s4mvm7l46cczwyRxWorwcuYBiYSb8NbhHFWHD6PDwhUKbfg6JiT8Ao0J3yMkhp9gHwwqpSXhXnxl+B7JPmwcUxuuEK+HR9D74f58S/jHJr+E10saiw2S9axo3nHWGUkzqxfVzmqkobMUTNSssVLirJGCblYk+G2HuHfWCKZ6lpfYMKucaZr1E3k063Px1aw+4m+zZpmpIrLEgRE/Uc+IcnFixGgmPCKWj4vYLqZF3GMKI57Rioj94umIFHo1Yi53L0KkLyIeUynivKCcLYr9ZkuC5+wMGjz7NB85e4iUNPszJ/3syXTv7CimZvYHtHH2fOH2bEv6avZQSiKfMtaRv1LHyI8ETWQ2DY4MkRK0HI2K/ExcOesEnxjZm+ZE1tGyyLV8daStoj5SyTdFbuRbIq+Rtsi91HTOLMluTsAb5zkvBc85V2nQnDGSfU8TKXLOWnHZnGQhZc7qzoVz9OKJOcesL8+ZCy13j22eo3nTNqcXNZ/7K+8wt0V0m7scPNyH95nrKAXNLaFz53LSsrmNpilznaKL5naVzs1tFa/PnS7dmxusaZnbTBXzVNRuXuOdvvO2iBHzYpm4eUMVyfPuC4XzKF85z1KonUeE2/Pa+JZ5qULbvJWSddQyUR1lymiiREEbtZLOiAoS4qLuCvoolpZHOdKaqAudG6PSpEdR5szLqBG0PWrIG1X0BOoY/YBqooeJftHf8yHRD/m46N80umg7RVl0H3oiOog2Ri/Q3I6+TF9Gr6ffejgy7dHBjCpmtMjHnKeuMXcYn5huNDhmsjg35oQ6IWadoI/5hJbGrFZXxTibNsY8Y+7FaISWmCmMGNMn2mx+DeM6fyP1mZ9Cg+bPlyLnZ/IJ833ETfMVUt78HZJ+cDlfNr+Lonr+YEX9fJG5N/8VfTq/hm+bX0itYtdqHGK1rGesE+MfK/JhsR40NlZJ18S+EDNifyYlselCZexz/kbsc/o49nPN69g2TrWgCFxcTx0X+EhlwY80mgWJmqAFlTR+QYuQsuA9sXjBdqF8QS/+2oIv+XsLXtNXCybR9gU5vGphveCwcOIbzcLfGP+F39OIhV8ycQu/F9MWDhIjfAlfstCCqVw4Uahd6MbcXriWPl7oKbUtnEq5RTfFbotq2BSSL7gsuiwGL1pAIxcppWWLYmnKIgtqPuqIlLfoLC1b9Eo8segOrV/0gN5adF/TvOhL2r6omajiHlKHODveNW4W9Y9rMZkeR+jKuKHwzQeoYck0LW69pjAukK+Oc6P1cZ/SpjieeRQXSAsWbeVfxiloe1wrtVrcxjgsvkvdFh8UfBYvF6IW+wkpi3tLuxf/QKsX/4XUL44SmhbHCs2LP2faF/eQVPGXeIf4XOoa/4j4xA8wC4pXifHxh2hyvDOfFe8q7o4f9qYq3kJsiF/ANMWP4x/FF9j+EF9IrZd8RByX9GY0Sz7itUuSmfAlF4W4JeU0ZYmZWLDkKd27ZCxTveQuV7+kSri95Avm5ZJsVju5mnIJtzV2CYFvNAkDaUDCdSEsIcgyLqGJ1cfs4PUJcUJJgqpXVUICfy3hPnMvoTv00Hj+ZcIk278njBPVSzNZzdIhvM/S8+KMpVfAL18JsUvHiuuXvi9kLfWiJ5Z+TOqXviJNS1Okks4l/KOl3enLpVcQZ99ati/9htgvs+FdliVpPJcNlMKWDaKxy2yFpGVUU7iMF08sC2Dql92jTcsq6LfLajUvl6nR8/UVlMs/IM7L021HLH/Bhy+fyScuH0HTlp8QdyzvSg8t7xd9dnmo1Lp8Ki8uz+etE3/iHBO7iR6Jeikw8Y4UntiFT0jMoimJ6zR5ie5MVWITrUtsozcT45Z+lVgitScSTrViP+O4Yj6vWbGK165YxYSs+DsTtYIRklYMZLJWrKelK/rToyvu0/oVjkLTimP08QoXRduKj3lu5XHBbmVnyWvlST5w5Z9p1Mq+4tHxy5jElT8Q3crhtHDlNFq+coW6ZuWHpLXzZ/TmSoX0cOUnFq0rlwncquGIqU6S46oA2PSMOGzVeMnReaygXbWOzl2lYhJWreRTVlGSt8pfXbbqnFS76j65tmqSeH/Ve7Rl1X2+bdUm0SppDu+QdJN6JA1U+CedZCOTvqCJScepLimaKUzqH70/KZbeT+rEtCRp6K9JARK3OrSz3eoxvGb1VNFvtZoJWf2VFLV6rRCZ5IoeoASc/4hLXF1J9av7SSWrh3Q5uNpevLm6WKqyGSk+XL2FvlhNJHF1NTVf853afk1nQbPmIRe0ZoIQteZw56Q1Z2jhmpmdy9eMofVr9tBba8zFiEGLNI/WhAniGtNedmuXSpq1X0ratW5C2NpfSeLaZqpbG0SL13rR8rUfa2rWDhSa1nZWtK5dwohr9YIy+TjvmvyCBiT/zIUlR0pxySWa5ORjUhwj0pLkWeaVyTeExuTvuXvJB/jW5E+plOwuaSc2iubrPHj7dcPpwHUPRa91fyeB67yk8HXjxR2298X4dfc0yeuixR3rNktV6+Yxdeuq6M11M4UH63LFX9fx1HR9jWC33pwOXJ/Beq4fRIPX9xci19+wXbfemy9bX8DqPayF6vU3+cb1++jNkY+F2+uX01frs6T29XuoasM2wWHD17x2AyeFb7Dg4zYEaZI3uPElG7rR6g09pfoNX4q3NswVv90QT19uGPOmfUOQbZeU90WPlI2Mf0pq57AUnzeJKQ5Un7JCU5Jymp5OGc80pmygd1NMFS0p/4B+G/+mLWWaaL7xoNhzo6ngsnGVGLAxnc7YWEMXbtTT9RvDaM7GP3NlG7P4mo2PzBo3NqoebVRJ4sbLUgib3Fm5ae6dvpt+4gM3NfNRm54zyZvyxJxNO2nppg+Eqk1Ftpc3TRQfb/qWf73pimi+eSlvv/nv4sDNUdRr89dc4OZ+dO7mA0Li5ut8yWYnun6mQKs3f07rN/dkmjZH0283f0Vfb3ahCt0JaqObyjjqOEaj8+G1utlMiM5JjNE5qxN1n4o5Omtxt24GrdIlSnU6R/GmjjAPdHf5Vl2KhqSG8Q6p16hr6j3ik7qGCUr1Fuem/kgSUr8UUlKHS2XsD0Jp6m2mOtVcqk9dKN5KNeMfpXJCW+p9apN2mDqmdaHD0jbRgLQVUkpAOw1Pe4+PS/tQk5w2hi1J+5wrT0uWSp1L+dq0v/HX0u6Qe2l/ElrSFlIpLUSUVm9hRYshVJk+X+yZPtfcJf2u5Ny3gAakD+PD0qeLC9OX8Enpz4g+PUPckd4gHkqX6MX04Dc30rPUj9JPa9rSO0k2+hu8o74zHaav0Wj1vRSR+u7iMv0oPkU/QijRb6Wn9bP5Rn0Zvas3oc36J+S1fpRAtnwgdtsykDpvcRXct7wvhWw5w0dtibqzbstGemJLM1O/5QJ/b8svtGXLF+KvWw5SLsOLsctolKpC99N+GTWiG7+bumfMoz6OW9m8sbm8fwZxDMsYLMVmqE2TMszUWRn+bHnGUnVthvubpgxWepzhQ3/O4Hgu889mdpmL6bDMH6k282c+JHOAIipzA5+YuV7MyXxJSzNP0qrMnvRiZj96I/MpfZC5j7Zm1tKFseFmYmYatcs6KjlneQruWe58YNYRPjxribgyq7eYlvWSFGap+PKsHPF0VjdFY1aFeDdLoI+zXvNtWZaSKntsZ4fs7xjP7CA+JDuSxmcP7JOSvUGw7vRELMg258uyPxFPZPuJDdnCm6bsh/Rx9kbpdfZESnI831jnDBKccx4Sbc4qGprjQRfmLGeScj4j+pwiWpJzja/MOSDaODkL9Tn7hAc5q6T2nEgLVe463iU3gNfm1tKQ3EVCVO51cVPubrEgdyxblvuEr8otFC/m1tt9nHtaeJn7jFfm1UD/V/L2edES55AlaPLsxOC8T5nIvPo7S/Me0cI8b6k87x+0Jm8k05gXj3sOobfzlOLjvMXC67zbHJdvRnvmRzAu+WrBM7+rEJY/lq7Mv0Iz8q1pSf7nUmX+TVroFMzX5kfRpnwP8dv8QfzL/HSpPb+LoCrYJuUFJ0mOBfGCpuCpEFTwVz6qYDRNLPCluoLVtLDAUqwoYIXagl/o3YJvuOaChbStIJHqB3+v5rZaUYetnzq5bi2zHrd1KI3fusV23dZLgud6nVS29TBfvTWGubb1FX9vqw3zcusZ+ttWW9Gq8DrlC3tKboWZ1Kfwz0xQ4WsutvAWTS78mWYVhtHSwp5CVeF97lrhZ/RB4Z+F1sJtVFGUzlsXzWQciyZZaoqaSFDR32lk0SqaUHRVihp+iG4quiYVFh1jy4uCxXNF9vy1oun0XlFf2lJ0Uvy1qJek5xdKXHGM2q74O+JaPJ/6FqdKQcXbaGRxX6lFWci2DP4bTSgeRzcVr2fyin+ge4uT1TXFH/A3irNpc3ExfV28XPR1fEbJtlrJett7UpBdN95xWxLruW2X4L+tqxiz7QVN3FbRWbdtglS2LcKsettdemObUnqwbTNt3faNKG27qFGVzORcSj4lPiXWNLhkIo0p+VpcWTJGTCtJosUl9rS8ZCpXU9KDu1YyoM+DkiVSa8kTQSy5w6m22wuO209Sj+1pgv/2OBq/vUxI3h7ClG0Ppye2p4sN2xNo0/aXzKPtO4W27VbiyoluXXrssFL47NgvtSVZ8UE7pohzdwS+828Sqto7kd2NjRkLQzUfclZO1rNCC/ctLCb2NgU/3Ztn7VA9RV1sXx3lcttmgG6B2jTL0U7FfqjsfniYWWz5R3fVW12vhUY5ZXx3Vu8ZrbKu0Xa7P6z7tZ9Il7Uh2qKPVymtH3brl7vSehTzbQWv6+atinSy02p1Aeb+gWlxNWcnhFiNcol1PGtO+noyceTryvJ49dADyff3D+/6iSNvFhpiGTJxNmGcgk855pSHB7SE8/qfutdY2WfMVj0PvaFZ7F9u2m/y4a8/SBuw62xX5abbfsfveqQ6hIQ5RH3saN3JfgCpK1Qk1o9b5UG6lVoPi8sKeOFQOUPL+S19pfV/sL/btPSyvn52xOqD3/2s9G2i79WjOM3utRPpFsDZ5zq5jo2zMbWI8WJz/KwcJ1SGXbr2Qmeqsx/VO7ZgG+P+/Ugts4tzjvt+Z9o5s4qhqsTGwW2MxmTiwe2WilHjP7cZ6u+tH6zxCRmtzTS79ic99TMvKlT7cQM0UR/HjB9jFyhOKL5u0vXOMI1JoPVsWxtXdWFWaZp/tT1rk91FPcHn/WYustLaex/3xVhG9eAO6xdlfdspoW3Rv35V9bTbvK8+yOu3V+ev8xsflXjbKSJqduP4vPIA81l6tS6nMYQZqO5yqI9TPwu1fd0Yxn1Qo3U/S1Juplo5uuhhVJ8bvts550MJSusBgc4tWdLVbs7MvnvdFDq1T5XOmi3xZFxKfiEZAV1GX79WaLhelxXa3EMvmT60yWb/zWua2J5DHUwOKMku10RrPlubs90mdFQY0dlZqD8gpPcRh9q7yhiiDNJ00Uen6WomM3FT2XHX4l3+NX++Ysa9xc6KnhpHH+vgki6OsyK3vujTxa+CfBpFGnVrrvo6cZqJA/z1Ke4PnCwqgoi/vUq3pZ/THE5x7YVT/xy3wdxUdVifqJuD44ube+wfTJ5HceV5eudGFxOvYUlbHKz7hxz63U/gZ+uSuyyOOWLdrrCS3sc0lJqQLOXYDxoeR2mt2GlHrdOI49QCHWOqI8TP8FPI5AJZxgxQtCpeKyrYCO4Gt87kR5PtpodNB3XSd6rr1NJJ7GSp7PXPn0vPPfptYLIuztyv431q2DXHSu3HOueQfFsu19FaQay7Oco/VksciBty8KpKS66rlOSqbTTJte2E106kLxtFxpBN3tFE633Rbgy5YGfyr90ZbFNJmi1LCoGrtpbEjHVkx5CrPuPIC58J5DefKcB0oh49i3iNjiZ6nwWk2mcxafRZDqwmLT7rSLvPVdLkfZO89r5HiM9jUuD9gpz2biNXvRVMlDcLlDMpXvuBk8x6rxpguqmW9DflDL8MPpTVKvxIlrc/KfGeRO56B5FH3sGkzTuU2PuEEXefCJLkE0MmeseSGd5xJNJnCc5LIHu9l5Fz3ivJQ+8k8qv3euLhc7JrNKnrakIudDX53S8E79I4mgZoysgkjYJMBqYAU4FpwHRgJjALmA3MAeYB0UAssBCIA5YDK4HVQDKwAXgfOIRxj+H1OHASOAWcAc4C54ELwCXgMnAF+AC4BlwHbgCfAXeBL4AHwNfAjxpr8hr4CfgZ+Lvm91vA+JjpiIuZgmiA4QDDNlqNIYQZSzKYcUTJjCcR7AS8TiI3YcuHzGTyGPZ8wUzBsRCi9AklnGIasVJMJ+bMTDLDZxaORxBfRTTGmE8CmQV4v4g4sIvxuoTkwdZlzFJSCXtXM8txLBHjriTXmVXkNrMaY6yFn9bh+HpCFFXkoslVcs37QxKvuE4SFB+RNK+bpNX7M9LgdY+I3l+QV14PSJDiEfmVeUwyvJ8QV8VT4qZ4Rvy9XpCj3j8SnVcbuej9C6nxEjHHdlLHKJhwxFC4tw2j9LIFghiV12QgjnH0WgyUM0mIrSTE1krE1kqvIrabbjvbU7eTddDtYnndPraf7iDrpjvCuutOsea6s6y17jxro7vA2umusD3Jh6w1+Zg1JzfZJN0nrIfuLqsgtpyjrifnoBvOaYkX50+IoCQMoATMAGugC2AP9AAcASfABRgAaIChgCcwCtACY4BAYAIQAkwFZgFRQDQQBywGrgg8+U3Q/vNX88NMm5ErSl2gaaBuIvCBKWIG+MJ0oO6mZRT5ylJBHgFuyPFA2D4OdvXF8QBLJRkPzAAfBKg44ozPpxMv5Gy79yXbMURva/xl7sFsOeNPyrzHkUOIl2bEiugdRjyR834+sWSu9wIShxiogP8vItck79WE86kxcEgnMhPjjLe1+P2WTayj6RhY04/ovMeSAoydh7ErmABS4z2enGYCSa33BHILcfkU13rpPYU0sCFEhbhU+UwjPZHzrj4zyVyfcBKL2IxH/vshNvPYGOLnPZ+EMLEkGHOKZRaSld6LSBLq/BrvpaQK8zvhvZzo2ERyC/F5y3sVeCSJvPJeSxx9kkk/xKirz3rEfgRj5zUbiEIMRQObGU+vGF5F5gN3TWx1D026/u5+usA+Y0gaOw6YAEwhm9hQXGc6/o4m/uwCYDGwnGjZlcSPXY2/3/3+oqWpZP5SS7yyZDHAseUm4GLk6m7k6mnY4ipyU2Kmk4GKWeQ0xtQiByORg0nei4keOVePPHvJrCNJ7DXijrzyVHxBTijukyrk0c9MC3LpKb7/C0lU/Iq8aye1zAuGI38B+inydP0BNwVHhgBFbIjnLlbneZDN8jzFEs8LrMbzQ9bT054rYfpwOxhPbgYzlgtnPHiOjAQigNk89/tfXI/eT/hoC+IEqIEB0Ra6L8205COzjl+2Z8vNx5DfyDhiykwAgkkYbGaK+1OCb0Lh02GoI7+RBTi2GFhGusF2prhHJbjEDn5q86kiOb5XyQ3UlJeoKe3ej8hv4Isc1JUTqCsN3u2kEbwQCV6IBC9w4AUOvKAELyjBB8ngg2TwwRrwwRrwQajndnah505gF5vmuY89jfvP8TzCVsAGm0aeZdePPA9cAK6wK0d+yMaP/JhdOPIma+35Cevm2ZUbqLPnuulGcB7Ek5sIA3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELHMAFfr/bQcMT8eNDYv1HkwB/XxLjX+hkR4qdbEiJkzu57WSquwvcc1LpWLWCKAELoA/QF/BRm5OxeB2nxvXxOlmtJdF4jVXbkwXAShxfBawB1gLr1SqyAUhR3yAbgTQcSwcygEygSF1BioEKtR2pwthHgGNqJTmtTiRngFrgLNBgEUWuWyjJR0AvtpxMIRWoP7WK5SRWsZqsUfDRYxBT4BNLcJWlimh6jCEjehg32hjHEmUROwP+i4fPDnlWwy8nWFf4jvM8z9p7fsyGed5igzyJQBgGUAAswAEmgCnQCVACZoA5YAGoAEvACugMOArN8FszUQN9AGegL9AP6A+4AAOAgcAgwBUYDLgBQ4AoQQff6UgMMB+IBRYAC4FFQBywGIgHlgAJwFJgGbAcSBT0JEkoIynCS3JOgEYAfgXcrLWkL1Ser4FrzUh/tlkxFrniT0rBq9fZ8eQcOLUR2uk+E0S+Rb69YkKJEjW+myKMOCjm49xYEgHOzGIXkWTwZZr3ElLKJJBy5B4qJrmJWv6AScJ3Bxj88PttVFRsIzeG2LNjSTGuWQLeOgre8mUDSTX4UMVOIl5sEHmM6/4MHuPAjSpcuyeu7QgftysiSAD4+yHmEYZ5zAC3JYDbCBtHloE3byniMcYSnJdAKjGfWvDddQX4G3N6hDk9Bi80KNbjfh6B49rBhedxVrEiIPXt/L5Q6cgVFewF3ARMWUfMNw3z3It5ngAHXce8fgP/uGEe/rh+FK6fCO7JwrUaMf5rxkXROhKKfGQRGwyO2AR+yEB8/QZOcAM/enhaczqmK5fGdAM/2nPIJ3CChvNjRnD+jAdnD95UkLHgh3LeleznXX9nv85sM+rHJtSPTbDXJnDhetgoBfVjk8z1qB9a2EELDvRB/fBF/dCySRxHVgNfIm+KLTjkjorMtNCS8RbmxI51VBSxrz22s8qRO1nnkbtY7ch9bNjI/ewOzDtu5BFWN/IUW+5xlq3zOM/e87iAc6+w3MgP2EDciz24TTOyf5doMrRLJ90w4DPk3FeWpuS+oW/gyJ8N782JY3Q0YqEzeP73WzKas83oJZSw5zDYUwn7tYG3/cDbWsOGWra43yL2FeZnivmpMT9fzC8U89qEee3FvM5hXncxr1eYlwLzCsC8umFebiPl7+/WRDHLNRz0NmwAJAMbgM+Au8AXwAPgaw3XsetjM/hEgVjzAJ9cw3xE1LK9qGNRhqZQg88Rs6iz172nE1/0Lwmoq1nQMcYNwPqwUajHDT5+RI8epBA59dQnkNThfMXoSdARQeSe92TyAlrlNbSKBJ1iDZ3CQ6dooJH40TNICPRKDOqax+gIkugTTXToVwLQr4Qi56p84sh6XO8a+pZC6Kgd0CrV0CqnoVXqfVai31kFzZVEfsZ8mn3WEBuftcQZthShVYb5lDN61DI9alkaalmal2E/n146xqSXgnQCzAALwBLoAngBPoBvL468B/jh72mGXsv8nzXEhY1CPMq9wiHkxk3khgdi0Qu+lLV/HPIiD3khgpfbDfZTGPJJgf4iB98xR04dBd/U4bvmzERyD983Z6YRG9hfhfruBQ3jhZxPgB0U6CeCMKY58i0BvLMeY5sz8WQHxjdHft+Dr1SInXZom3b0D24+5bw98see1PEO5ALQhL8/BWYYYt/YB120TiW7rFmyBzhobUlYthz9Koe5vUK/2gAeMsWcVIjPfooZJAh+8YXe4DCPGvStOrCHKa6vwrVbmTXECrYmo6+S29AabdAaHPrXYuiMc9AZ19G/xkJjxKJ/1cEPOvhhE/ywyavBoHeMLbqSbYbeNcX1VbBLPeJGhetb4fpWsEcEdGycPAfY1xRzUMEOmxAPKszBCvwWAD1uBRs4QKMOxFxUzBfkZ69fSK1XPHqbJcAuVk0OsipyAa8f4vUuyxFT8I01pwcnuei6cXlMd64AvFTK8FwhYn830x8YBAzmNjEaLgA85Uk8uGBmJBcCropgfLlQ5EckMx6YBEzmtMwMjPkAnPMV0Ao8B3wNdv/9dnz9UL+nkRw2DJp8FQlik0gwW4fadBV9wGVDX/D7fsCPbWSryDBf9F6o1zw0pxfy3Q91O8LzJtsTGssTtVsFTaWCplJBU6mgoVSoxSrUXBVqLvQAMBTwBEYBIcBUYBYQBUQDccBi4IrgCM3kqyNjGo8rLBp7vbt7piGgd/5rZzXOsAdQxz5wO+V9gP51XGnYyYoQexw3f+e4xTt7JFu+syVr3UHjdRT/3Lfod7uGvff713+dz/zHTV4dtf+3Pufe2crPZed/t5fYv+YnjxX+B86TbZj8B86Tr1/6B86T7W//jp17GHbCMv435Z8bEhv9NPWd8+SdzqZ1HA975/h0eQfVt3tk/3MTYuN/s97unNrxvdnvfC8SmNNxfO47x+e93ckRx6PfOR4j76T4dq/ytzsCd7wufNsDdnwv7p3vLQbi3+74+3YHxY7zlr5z3jJgecfxxHeOrwBWdhxf9c5xedPz1R3H17xzfK3sr47j6945vh7Y0HE85Z3jG+UdDjuOb37nuFxI3oqvtI7X9I7z9O+ctwXI6Die+c7xLHnNtON4zjvHc4G8jvf58v+vEdgq71YLFMn7876TM6YdOVjScf72jtcdHa9vw6307Rpgx+vutzsovt3G/O1OiR2vezte9/2XrUwJ2d/xWvF299aO10q5J8OAB9+J0ZCOvw/9W9wefud+q4Aj79xTp7dbOzMKljMx/V+PW76TH6RxkfHhi2PKv+0DOVf732yC/Z+3Z9QUaf/jhpLlSY0dr1ryR8aJK//P4+hmGN9qN/9+nMaY/2fzdMz7z+M3rjW+bVz5P87z37nao2OXc/KYkKHDOt58/6/z2I4aMfTtIN8Rwx6Ab/8e/s7f8n+fvOt3eef0f3v/acfrrY7Xz/7t89vAHeCuvIs2cE/uc4D7HZ9/+c49WL+1mTE+OinNzC1Ullad5Xh78E68fQU87IjDr985/gj4puP4t+8c//PbjbJ3/vO2DMcfG01jON7yzvEn8o7LHcefvXNc3mviOfmvtvyf68F/rQ//Xu/kMQL3/u915X+uk87/pY4qDFui/vFx/1v7479XHd/68d+2Lf3pf63/Gu0f/fxtDMt2Dd/3x+px8r4/fn//t/XMu+OJf2Ae8ngu5f9v/fx/T0/958/9/8v9yee1lv8xfyj3/393f+/OL2v/H5tf1f7/f8SLS8Uf1K9/4Lxm745MgojRQsC8BqIgYGqAZr1RwDgCGsAT0AKBQAgQAUQBsUAcEA8kAMuARGAlkASsAXRAIVAKlANVwFGgGjgB1AB1wDXgNtAMvAbCIJ6igCqgESiEiCoHdBBPZUAVUAs0AjeAe0AzYAdR5QBocoyiSguEANYQV86ABiiEwPKHwAoBYoEEIAnQyYDoygIKgZcdAqwcqAG0EGIpQBZQCNwDmoFW4DUgAtYQahogESgHGoFmoHAb/gZubzMKNz1QCJQDdhBwjkA7YA0R5wy4AlpZ0I3RfaywqGGstudXXzhbfDqoy03dDalwtGnPttBxQ/q/mE9rzQ/trrLN+vHX+Kq/rfjsix2fux9y+dixR0btYD+nZTutiqN3jPlm84Ycr79bbPn1Q8Xe0ujn52If7LB+dGPm33rU9N9/+OGwEO/H5aH/2L9dd2T3aP87Gu/p+yP/JjnZ1Yzptr1yoUfqlk975m64/GZQ5qSsP83IuRyj+rT+9KihNmxZ9Bj94Mjrbw7vcT1wIrXVrGv/M9lDPZd+cZI7IqX9H1w9F34LMgQA
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
