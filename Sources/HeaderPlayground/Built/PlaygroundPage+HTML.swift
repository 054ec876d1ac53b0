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
H4sIAAAAAAACA+w6a3hV1ZV7r332uSe5N9xzIYEQUM+5CRiUR3SYhEmocqIgVUesxUcfM5KBixIDiUl02u+7kxsUKCLg5aGDisp8pS1VAhGiRUGNFSRK2saWKlacoR20aHWKU34431frrL3Xua8QHhbmxTf35u6199p7r73ee53vhNW1zOeMMf6Y+Y1ZPMFmQQIbI5FQQCYICmx5QgM2y9RINfZ7eg8OZSIeT6+OIw09CiRSqzRRnLAS/VAJ/yDscNUwfXKbRuSlFucOWIYK4vMTWROBDN5KtLX5WJM6vG2W1daW7gs6JNCWSGFS69LSIS7QlkYaii06o40kUDIr3RCQaqh3x+N6Jj4rmGHOJxvXO/OQQoo7I57Rc9ssg0jLtraUFUivRA90K30qRltbhjHSZBtt0hPIPHba2shwbT5OUYzHtRhxspmZ6ggaxkkOsmJczxMT0ofIapxaOjTucxHPtmd8VkEi+6MI+06i+I+rvYEEobTOUj2GPyDSPl+guSC2tA+myCRIK4G0LgOJuL/Hisd9KyR8Oynni6emA/G0jWSqY6YmzXgiFQNKf0y8bb5lMmlxyw5A0LIsw+ARySOWwS0OFuODh3DBrABAIAAWAOBERDBhiYjQHytSaJhcGEXCKDAEfgdhY/X7GP0+nEf8Ly8sDAwdFraLQ7ZdHAhbwwMyMrxEBqwRkZISE7gssUtgpBTC5MaIEgmWBHGe+px/QUmJbTuW7UYDJcIskaYELmRIilAoVFpahqeMEiDxr8zCRv0MGuOhnNtShItNlAdE+htQHxEOi0BI2IMMI2CHwqYzyCxGaQOmMAzHNLGrlZEn8gKBvDzd1a3SD9LAX0D1IIVTffzw3M/oC1EOiweBsfJwGPkQUrNg8VAwGLIjIQiOsUbK88dcJC8eO268GTHDxUMnBPOzvhVWCSqWowUuEWAEwoFLbRMV+hcw8S8rqyZUFiHNMSUlnE/6q2peE5xsoH7kly67/PIp4yX3aq8IGhZEUGFQkX/llThmFp8aqciPGIaJVkd+2TRgPMC4wfhV07/85YgRFjgpIzIckKgDEYlIEZFXX20BkzgZVq36GkJcc0WZdS3/6yAHyThDn4nYFr8uJCOo2QoBDFjI4hVWmENERiKhGePHjw+ICsYilkrZ+AmQ6pT21BeNykW2J2kdXi/QGqZADeIOKGeoeCgQIoR0hGCVMoDW1haVWrdGKITmsQ0e+EoRSmeVVk+4IXjtV2dOGD36xpuqb77pJokLAxMsyS+q4XJaDQoqL7pEHXTLdTIo5bRp02QwOO1rMw3DsqSUylzlFi8ulgYYliLILAv/Iswwvm4bEQyhAG/iS2Ep8oFaMH8rFyS4177fDCaY1/U6KMBUc6RD97lq1m3R/U9p+kinBn204ECXBpt+rsFmAt00d4w2HH6D9hHoJOTBPg0OEdhAcxsJdO8j8DQdRGDTNg2O0nk7aHSIwDpC/vEZWkmjA3s0aKft3YTcsJ14IbCDwFICfQTafYlo3/JnNeghsJ7AbmKwh8C64XpQpCWgBescTUK363aR3AR2vKjBU1qxm3V7iMgcJnBkJwEaHSWwv5dEIrDrJyQSgY0/JX4JLP+ZBkkCxwh8SqBDH7dFt1t126nbp3W7jZh5nkQjNpPEzFFCbtcrunS7ixh7Vg/6fC4J/EjjDtDgIIE+otBNoJPADr3wOd22k3pe0YPdut2j21d1u1e3PXQaMbWDQI/vF75DkNWSNPrUHyEIvCQdc35sfmPzt4HZTQ11376tufGuBXNubW28a/bt7F0RycY1190da2AfiMFZyKZY89zG5vnsY1GchW2Jtd7aVNdcNz/WGmtmn4jC7B1p/GdiaL89+Gudt+A2ttAYnDujsfflYJtjc+9qqWtg9xuRHOzsxuY5LGmEswm0NjaxB/utUwO2zshmYQ5qYkELytkaY48aJVkzsxtidc0+ccXK40ZR1mxDY11KZRsMO1dls2NsY85ixNXHZreiytmmnMUtfz9vbivbnCPk7Mb58+sWzGHP5mDvjjW3zGtcwHbmrq1rrWtovI3typF9bnMsxl7KQTU2xRawl3POnt3Q2BJje3Jwc5Wd2N6cM26f16I5f80YkoWNNcTmxxa0trB9OYvr5txdtwDl7zMK+9u5KRabw97M0Qv5zF0tOHGgn/ViTeydfrZvaa1rbmXvGnl7MGNjQv4OmIFBefmhSLCgaEjhsKHR0rJRoy+8+KIx48eOq6zCm7XmuhnXXDt1Wu0Ve8wD/G3+K35MvsMP8nf5If5r/ht+mL/H3+fuEf4B/5DvM3/HP+If81V8I9/Dt8Mz8CK8BD3wOuyDXvhn+Bc4BL+G30APH/kxzGr61jcbjsKb/BP4Jf8Ibm38AL5e3/q1eZ/w/fwo/wX/EP52wb/Bz/nv4G/mN3919vtwY+w9mDnnX+ErdYfhhr+7+xt3/B7e4L+Fm+YegZtv8265fTmsgJXwACRhFbSLH4onxVNis+gQW8RW0SmeFtvEdtElPoU/wP3iT7BcvCYOinfEc+J58Z74k1hkLDNWGf8hHjbWG08YHcaPjEt+b3xiHDTWGqvkarlGrpUPyofkP8p18mH5iHxUrpePycflE/IN+Zo8bBwzlsndxnflq3Kv7JGvy32yV/5EbpTPyB/KrXK7/IHskNvk9+Vm2SU3yS3yE/k9+ZT8d/mk7JTPw07YBS/ATnOL+Yq5y9wKnfA0bINueBl+DK/AbtgDr8Je2A+/hDfhLTgAb8Ov4B04CO9C/oeLB71ldnEOidKF7e3tLIoXcPs97f9QCZMdXqu6H+dXQYXDvQsroRwBq2ZlTnqR4y96LK8KClMbeBVYuCRcCczhpfdosuAdfQBhvddQXwmTHO6A151BjNWIoyvTiJEasXtZGmFrxPeXpxFGcAbnCZjisHLAMmF6AXOY7keFxx0xAg/HSTG1gAl/TeLqAoZlY9ABh0faFVe6cXAGFweDiwVqAY9RixXrCI0oOGwcs6LCvlevRcrVzFK8IAdq7TiWV83yVG8Cz6/h+bQ/VAkhBW3aX5i7v5D227S/qJoV0f6hNXwo7S+uhGIFR9J+J3e/Q/tH0n63mrm0P1rDo4Qr00ZSFMqV1RCOJUoVuZQqiNJY2nVJNbuEKF1awy9Vqh3HJnuf82kFjIhNrISJCk4iYpNziU0mYpOI2Jeq2ZeI2GU1/DKHh4PoEhPr1U4F2BhgVahk8Kx6xFj1vtJ5cD7ajb644XN+p5eoH4SFtgg6bGoBaKt4n+MncCeBaQrpGfUuC3G9hg+0hvtrgr6XeLxeG/017fpaCu8A8wLoHGAvJpetZVV8NHLYvlvU8DIHao8eQdceqTC9QlkIao+8/r2dS1acV4XGhFoVQI7yffBQlpkOlC7ShISnHQ0PvJ6mrsVThLfQR05XBCmcrsTuq0zFHqhAm6RnPltkKL2DN7ZecYQ6o5jy+pLpaJjiQHCxFkUf5dl3RGWZ7qaVCV7iqgKccUHpCVABUdOB6agZ0zPU7+oRLgQdqRgMIQjVq0Cxf7YEiZQ4Ep06Ckq5uFP5Pipd2Ut6dj0d5EA4yPA7Used183v1CEJHbXOEod3LKoSqO6bc1g0/J0YSRcLBQx7KSHQgC5XwHKlo8cUko6sRP2imygWjPTZwQs4b0MLM3/2hahR6yy9DNfg3svQzvgQlP4Z6qlCN7Uq4JGTelf7leUKmCJ00kCHRr9zBTrDA+1aAeAV4rIQyqB2eMJO0sGUJ3SWsB+nfIJxbz9C3eAwRinK8FOU/VOlz2DwitM5enXq6B420NnzBj5bZ5zMmBKJahzVlKnpcvuJ1HSFGk/MLJ+cYr0crkxLkVLdIJbDQDFm4FIdLJ7liUzo0Dorve5yLSza0DW0lGhvjEhUjDJwVE7VjmI4MrIwnZWD2uZRowCFDjbleA1kOzbmCN+tuXJrrtxaOHy6VqOhfujW2t+1W4Nya8wFKbcGdGtX+XTai7ny4iYuEpo607ypi4D3Syj+dYM3BForKpQ/ogau0+fSSr3E39ZcqX2Rcg/uypZUHbiQ+yfmnAnHncmVG/HU0SgoBpG+iTx2NWpQTG/BbGhkMwCnx0DGxiMYabVeJ19+jfZa7QjBYLGaM2jiquwJqiCWnLyCmEgVBB+wgvgsq4LoAKogCnIriL7V/SqI5Op+FUT3qn4VxIZV/SqILSuyKogdBmq99DvasY7w007+xDimf29QpU786vo4xCjz+7OzEK20ewg3Zd8EKwe6CR4Y+CYY0+8ieMG/CHyFGN7i+9LCFGbfD2iivRk5v6kRnWuyLwtcCHNwy0eIau9GCZnG8QWIO8ZSdPDM7s/RtePY7UVuF3FN6lCG1FKuBUj6AiQ5ibWW0Kt89Dra98T96X0b/YWdCrb/GBno4hnhl3Nfe32ovfU0uKf9hUFVsImTQto58fusGu/iaYaR5GE6e7V/9iH/pIOEXuOjD2Qdt5/Y61ybZq9PzWLB2+sf10Or+9rRALuxf/JLru5Elxx5gbdW86Cvu84/77o71QkPnvEJJxbQDp5ksvjU0j90xrzF1Ak6Blwo1QWDV4bXD3794MVE7O3Yeo82tIOMQjUb6YhM4AovXwWuyFRsascvlmVFkwi6uSXFGFEcVaWEYpBqi+NX2KdcwfqvSBckp1UQbP3fUhA0AE/wNt/M3Syr2vRcdX1JrxjvWc/9Yz7KhyMs8jVK4hci92QevuQYYbmmsjUySmoyMYhwdTdL2XtnFUQTZuq0PnlHlNNM6X1Utwu0PsdaNZW61T3UrZ5CYUrpMoVLPSLSCP1DDPygmFmdfljk9uuqVKAZelIsvV/7HhoImZyqb+WkrFcBwUheGuMVB/W2lrWEShUktm+JTt267sGdBmm0dLmmaOoShgaqpOgz9D6hykc+Lap49CdNrFs8frcjZxTgFkFYRdREBePvmhGeYqvPQDbsbVTYlCM91wzqSHIDHnMtoahLx7oqwwnKjDhLR+OMAmXPHl9EFMYJ4MgXsfaR7e/3Prz9/cOXV4lv6Xtbf47isCkz/G43qxK3Z8ZPqfEsKgIwhyNP7eDi4/M4dh+4+PA8gS8DN6jwy8ENKfyD4BYo/EPgDlL4HYCRgHAXuGEF14FrK7ge3IiCG8AdrOBGcIeo/ZvALVTjJLhFarwW3KFqvAjcYWq8FNxiXzrudfJ6ezvF2DCn2H+4LXKG+j3biTiDnSFOod1FKvX6mNp2CNuwegjO9mw84xZ3uAIz3RIFrndHKLAZ3JHq4GfAPU8J9iy45yt8J0QvUPguiDqpx2rtQc8QQ/icpjzCMZWZ0XXr3TBaSjlC1FWuIFSlhr1rnDD69QlsbzphFWQmOmsPa1Cl8vk1/CZMf+dVsxsRONVsJoILVIEinJGqQBHOcFWZCKdEVSXCGaEKCOEUqqpEOENURSKcwZWYN4QTUYWYcGxV6AlnUA1WUMIpqGajEAxVZZ9winRKdkKqQhNOsIaXIMivZsMRFFczTM7OMJ2AnTyVoy0lqKUdD50W4wMrVV2uu9F0+EUp4NLhp+/7W1JFl/eIf+VjGaZUeD0mhRU5SWHFKZLCigGSwgYdtiuyksKS45KCskB2UtAWGSgp/FP7F0gKyTNNCslcx0j+9yWFczsXdJ80F0ynXHAl5YIpZyEXJE8/Fwxo8nMiF6TDDbyDWv8YZLmJQD1q+JngUT8TbOCUCtZzzAUrc3LBylPkgpUD5IK9ukBYmZULHji+QOiXC5InygU9X6hAEGdaIIjcS0KcxVxAUd69SYU5Pif+f8Wgo7jiZEliEiWJiZQkKs5GwSBOv2AYyBfOtSSxiddT9OUmiaOZJLHeTxIf+UniiEoSyZwkkTxFkkgOkCTogSWZlSQWHl8wiH4FgzhBklj0hQqGM00SyVzHSP4XJIkuP8r/r0e3c7LoLqfoLqPods5GCXD60T2gEc+16D6moxvDJje6d0E6uh/zo3sHUHR3AUb3qpzoXnWK6F41QHT/YbGKv1VZ0b36+BKgX3QnTxTdxxZ/kRIAzrQEgNy0D2c/ujfn3ul9L50j0W6fLNqLKdoLKdrts3GXw+nf5QMZ9VyL9m5ttWT/aF8q0tH+uB/tiwRFezvGY+manGhfc4poXzNAtO/WBf+arGhfe/xdDv3ucjhBtO/5IgV/75lGe2+uY/Se/WhvP3J5TgH/g3Mj2E8S6RZFukGRzs5CpPeefqQPaNBzLdKX66sSQyg30vdnIv0JP9L7/Ejv9SPAjaBbB5Vbe71sanRY2nGjThAxDfXYaIrp/5OJKMWHtYcrF42KjmhpbcUScqTo4I5omX7bpdw4anZER9U6914ftUaQg0fzOha5oz0bHdX0rFbyumhxMxrCbm1Gty9zSms//1zc6+COUbWTlixyL8xxyV3aC5Bn0ynOvIPXKhlgHWIVzwIdRPM9Q/9XBQmJq9CH7bSASpzneXRIh1uq2HqORws73DLFdhenOOvkrpX536txbAePFg0SwDhgQvF42ls7uX/v+Vzoycf9XKFet51sJfgrtTz954OOVjWqvFwpuUzrdugIx0KtjkKmAijZ4HS0qp4mppXgjHJG34Dz5U6pg1vKlHKdC29I6cJ+IaUxR73uK1TWKWp2hii7OHlIK9/TUW6/SKk8Z5eSUL3rtFGZ9WjbMFpX/f/UtAJD+Sp5jcrIuCaiqbxEzhfMGEYbQ10Rvn1UNhEZ79NYQTbOmEzrxudc6H/TyD4LOVbEkRWP++d2p86NpPOHSVtCUSudPyyVP8wBNqnQsTQrEc0cxodd34+poBI96Jl4R+j/pbRf1heWfuesUoO+/WTmRTJKpTQL+orVb2mfxPypXvEGHxFc/s//y6V6JxoF+n9Lod+L/id7ZxcjR3bV8frq7uquj672fLWne6Zv1djJrNbW+iFZjw3aTFlrr3cf2ESKEEg88ACCtCMhT6yVQMgex87ijQRsJCQ2Qaw2LMQGMrBAAoZg8ENEnGQTjBSJj0RhEUh8PFkKERtYNpz/Obeqq7qrZ3u83hUBP/Tcmqpbt+5X3fu755x7KnFYM5rUWDea1PNJoH7cWKeg9rAF+0qHzVeUra1NoFrmvBzC+AhVquTlXeW8vEviHpG8vPu48W7Jy8PfZz7M1pXcSaB5hcGdARslZ8IQyJLTJtuxSILfL1nZwK2bsSVpPJrk5kRTDJhGaRgY+Tkpev29o+O2PrOl8zYqoT9QZe8oymbubsrRZjf1lNU1wzW2PaCOzwqXYfQVuQE2YI6ooF0xPGCbqpFp416e9GvypF/WT3pxj0/6umWZI133naJmXZk8KVW1gCmndUvWRBVBHGdzHqMvZvZy/Aqyfl7U7hREcQNBl2ZfChQRGgXrNFNRcIT4jHJ32NiAqbCjvKP2OgWto0QQjmoetbsUuEftiILGUZsYUZT3NkxEMcSvPcfF2IZtVU3VtILegSJog/oWvQynKbjJBkc20PLIycQEekKxmhrpkddkxJNzbERAkek0D0QOp/klHryctY9zCBNgVKqR2Y3UqBKzyv04Ktf82SqzhZkrt1CtXxBEL1WsFL1Ua6hIqTjUrNQdqlqqD3UvNYjGkEpE61B9oAK5rxMVlSsQwvCIq4srppvXFVrgmO1mlaGr6JZU0WTVjGwszszew39dejgrU1JYD/+G9PHPz9rH9/CsT8mzWCabEtilV/f4rIvOfaP+klH/PTXrF4obWfXbRat+O7fq92Qu2tzbfCbzVzaRnd7bRHZa0qD5zPtp07wwy5TU51YZ/X+I61b+17UGK2CuN9SW0tDrcdlGE9TpfIL6hmtZF5zzqI6n4mbBEp8m1dC2eVODWQDr/AgbHcyqjQ4mNjG0pNpHmG2N7jOr7jP1fZ5qqdZo84POThPZ2Uk8gu0TBvOyGkF6lt2TxfPEgCduGpfey4ZepaLVikVz8gIVjlA0p6poTl40Jy9Q4QhFc6qK5kwrWlYwPy8YjQzFgtWyguXnPeWjYIhteaPTxQh5JRSOjGzcYlELiPo1nG97401OSykkwfaSBq1pAiyYzGz1VDwqRNGN/Xze2BNRvPH6l+c4HMOmGCGe4+SpF44KUXTNP5/X/EQUVFqgQlSlR8sr2OE8tXM54WPvxPbr9qUT67ToosPt1xqXTnT57Pb2q+1LJ9ynL+OCe0WfoOPuFYmH8+tX+HYke+UyxfQpyQS7UPgBAR4QjB4QjB4QlB7gFx7gFx7g5w/w5QHvV54K3kfzCePtqV7by4/VzE8LCk8LCk8L8qcFujghkgxHSYajJMNSkmEhybCQZJgnGeoCnPWWsP6DiC81xLJf1nHehy2a8nSv4/4teOLTdGo+RSO1iY0oluyXsHhrkjOUbQX19PxZRMCqTrZN2JBuWVqU0mCJJV9/opcAmMQAE1Io44M05xb3gCQNdOdzmDMbGIldSAZoAWyqBgKhJoOX1TbllEc8Vc/kBCYvtJEjhHVsXsoMXlkty8+5zQ+32byWUtfDbgPbGWaypr2RWdO+XGlN+1dBPbpQO1+7YJ6n+syo8Y5ZQJaiyPNZc/T/VW3zAPhi+a6UNxOtYGnewMBTRw5d1iQQeEPkF7cgr9JCHZaOsuygSavu2rlh4q8bRhwonwglDpX/kNGK24pOduMIwXzcQRDF+xA4yRxiusl8LjDpqCj60kUct3eSBcha5naSRbzg4U6yxOIWv6cCetm7alEtiKiKziyxqGq/mldh6p7bUm0WZy2zLCD2KMtt5cZ+JotCOUIakNsYn9sqfDKo5WLjWvqcOVR+Ljaupa+YQ+CCL7iQ9HhbmfIJJZKFo/Yrplq4GvdV7SHz38xkZSdeAFr/q5ms7sSLAL9/MuMwr9oeXuKkp6VWdCLEM8MqaAjldL5mQraYiDOxMOcs+pYIX+5pYmZVFE9xe1A7DNAei9wYqqf61BhLhd4zH9qOYTpU83Gs5vDezI3n6LHApAynlkQwJyOcgo5gTs5zntV8HONMXBSoLakuhvqBWlCUj0UWqO1/H27tU4FXIUHrbakVlqAFdPNyanCP/zNZGUBg1mYBNjf3MPal1FrSDcGZ9Eg6fYUrA1Wi11Zf5k4qqyqTF1NYksI0RiE4QkWj4FC8imA9XkFwIO4hUOgthHP03BrUcCGCeTwdajjZykiFxZoB+gY9bBSzxnL/5wuvzMucm7qO6sVzvsv9gUqIqPJ21Uuam7bf8AoXa1pNQ4sIVK2PZYjPghV9oa31N/Sy1AlDaCIaqXB8qm76sQpHFve16CsX9Qpokx5V86ZkuVQqTzVYZpeVIy/6gzR4xQnCK2a85tdZ0Dge7VHxPPMDm/GaPrz9njjxbcycy9S49OL7NLIepgFqhY6ewstMzeM/ZBrUWH76M/x2Kzo6j0hJK6sZ6Co2VRsF7aO79OQ/P/FQH33IKz3IK3u02KwqvUdDTA9iy7bqp/4Hh0lfxdA39KHt2E9BC/qGvlLQN/TVKhZpWYcMsXkvLFSKJz2Z0kJPfvESmtLPa6qtw8rKplEwxEhIvz79qLHiFfqt0i+mn6JfC1DZErGAwhLNUTHWcg5ydYCCFUgUHRSnT0EfK0YH9TNPAW82cxQvQx2oaSAqmOO9MYp3yonsAav8tWM2iCA5ZrsQgJjZavgLtu3QVJYvv7dpMrMzEUilYtTR+zCp7h2tGHWmKUaNqYpRR3Q5rOC0uQmdTJMjS31sAXmQZVEUuDQlSixbK0uVSxBRT6/J1iGgzl+jxmnOLN219qvyNI6OWH/Bc2+LnvYvRmrzqY9kGVK1TKjEz8o1Sw6Wjz8GQUr6m1qp9KNy8kf45G/pkz8kJ9/PJ38739ZH7Qt1mgO91uls7++uC9aZImH7UtaMyvE+B0lWziS3jTNJc8+SrKYIXJrQwfHenM6lXK1ZLdNqHjZOS+dtPmBvikyLjja0PJDlXF05WheZVpPlXK4cdUWmpZposxYCN8bocRvSraZqZtIt1aAXdiTdUkXpVusYp+uVhVx0s3I7l/PsT8q6mpAo6rfgE2GjQZXXJLhrMNztgnZiu1JgOzFe0WzHljoZ283AdSh99bD6w5uxL4ebFzZ50Tea8sdo0MppMAQNEl+BBiMVggY7BCJEg/sQzMdzCKJ4HoGTLCCmm2Qq7nkaxvZpGuyA/og+FnaSLugj2kn2M4CEPSLFyzRrdokBmQbpzH6mQUICFREEJP0t1SEISFa2aLzPibBDRBhmNBgRDXawyqfR8snAGaPBcJIGQ02DA6HBEDS4xDS4dBUIwDQY78RLmgaTHSJWocEoR6UB0+BgRIMRnhlVvRqRnN4LDd6rxKbQILdHBOUztUeXG+NATylqjP0FGlwc0eBBtQAaXJhKgxzBnIzANLgg54UGF+ODOHOwSIP71TJocI2wkPLRZRrsMQ0qKnACGhxsqZhpsE03r07SYAd9o8PNPQSWjdMg98ipNKhHpEDMNJ4v9OFq1jkVsCGBwGMk+owlocZEqDEWagyFGjuiB+kKLg4EF5Xg4kHBxXY1LlbnJ3vRD8YLhFToMEHRwqSMix3f8QoXM1wMBRexuEjCIi52NC7S20QEFpZwMaT2oN80XITvRAE8cBte0VBzW0xHwm0JjSbEbQfphHDbAToa57bOw5m5hELDDjI9M3ObyrltUM1trG4egGI6SjG3KXUQ3KZUDG5Twm1KHQD+KJUAf7KuE4HbohK3cZ+jtEbcNshbq6PD6obqq8XUPksrmS2GtOiEEXfpt1QxWgsrQzIFVk6CHw8y9wRR+mK2G5/z90q2m5wWrMEN6nj+jbib3qThKW3HHdmLTI+LiBflmHVtkUyvS7w7GHi49AjjYSJ4GAsehoKHHcHDLkcGIXYfYUIcCCEqIcQFIcR2mRADIUR/b4RYZSg7nRA/VkGI0wxl7xEhfnqvhPjtj7wpQtypIsTfqSLE332bCfETRelVrvN8xSxsyS8Z32+bvCVf6rom0jk2H5RpGgaCIlBzZShsYjlT4pMW3wBplatazCce+MRXHvgkUB74JFQe+KSNYJ5GZQ980kHgJPsQ003m9AADyUBb80m4k8xjPtwHqRXNhwFLrWhK9HrKh4CEXu154RNPiypoIJ9TAUurQpZW7adc0TAFEAtVIxeyaTlAU4WQVoUqKEqrHJ6LvJxPnPS28Imn+WRZyNgDn8wftW+bav4qkZHzkPl3ZtLfIfRyDht/qwVX9KJ8zYyDfPJeZj5ZHvFJgGcGVU0dyGnd1JItJ93IiYIzVsKTe5SWWRGDZmo0BjXCKhpjgVti0FM9aonFApzMjeBEqX2Ak31T4YQjmJMRGE72yXmBk7lY4YwqwsmiWgKcrNK4TvlYYDjpMpz0qLgrgJPlLdVnOPHp5v2puJsqwEmIzhFyWw9jXeginHB3pNPbXBeoEYsS+Cp3T0vLqait2WYCjBEgWKcUHZFMOWCMZQT9uI+gG68gmKeiO0CNAQKfRixHTErZL0aLR1d6ibSrnVK+YKGq5zN5WTQI6aiteJ/f4K7AZnPZe1UrgUdIbFK46Gi+8B62NuhOD+DhFcEj1OCB14RtwQrgAeEJ/Rg80F2ofmTCd2DVFAJxqnNcKlRLiWlZVoy85A/SIBXHmXiqBnrxsC7S9NKnI6GXFRpriF4UnRB6GdCR0EszKycm0Q2AlZv00PLLgll+0kLpeqCXFuhlGfPaZFmIuUQEE6oewwuhOeClp/qAl55qAl56mIvnKVgBvGRdKwC8BIUietInKS30SYGXZl7uUIeVVUeD2UALl1a04GlZC58gjAqw6vRggQuwsCEnguVuKJa7PVAFW/wqMQOGre4Ke0gRaRmbCEdipOuLibArZsCOGPca4g6Ol/Vj7aUXth/YZLLBgkfPO7H3Sdu2aU6aAhlVe+2mQ8bkXjtn6l67XSBD+KA+RhU5LtS5Zb7JSAFwcKK/52M3AwdcnhkctHlLLX1pEh9q6e9N4kMt/f0CPriCD423Eh+eaTM+iHzEyfDhWatCQsIbfF8C45vHjWuQlBQ2+r5Q0Iphp+9zhf9fHBOtyF5fLVq5dZdqs13EJf87lGfJsqjPkt4WD1lFBdqY8swS5VlRXHJ9THkGw9yC8mylrDzbtqA8W4W45KNWMtDKs2esRGnl2WWroDxbYRxZuRvl2fVJCQf2NNyd8mz3xMyqKCPlWTxSntGYvDpdebb2RsqztT0oz9ZwZq1CeRYTmCZl5dkqFViBSFa2aG2cKc/6MyjPru+mPLs+Epf8ZVlcMk01dH1MXOKOxCWhiEsWRFyiRFwyEHGJL+KSFRGXLIq4ZFXEJW0Rl6xNateuz6pdW4vnhFp21645d6tds/esXSuKS4pqrkGu5lKi5lrL1VzJrmquVTTsSknNtZqLS1Z2UXOtiJprlYljVa2BOFbVAMSxKuKSVYgK5ilQM6i5+iU11+psai61rOZZXELjF3Rd4QkjXqTfAmyMqoXbpzbjA/rwBzfjgxURtVzlgJarHBzJVcKRl0MuyC/l/82pgzeohx64ES9CrhJqOUo7DQl7QsIh+X+AeTcUucpCLldZELmKErnKQOQqvshVVkSuspjLVRZFrrIqcpX2NM0bD00P0hQXvwPhC2b8TrxN10zgO868ZB6z1yF1gbmnod55zO5S8A6oNAx1AKIYQx08ZvPA/qyViWRuYZOEnoBfKpFSleuS6aT0CxWkNM11ya6kREMMRzhyMqnzdVkSaavsMbmMvhr948XMhIjvyePniEWnoi/KpP/moOoPqqDqM1VQ9dkCVNXfIqh6qQBVfxNWQdV2EarAUC+MMdRzYwzFyKRJqYRO24JOn9y+j04V6HRtDJ3umLuh0x0zR6f/NHN0+o6Zo9O/m/cGna7x7L1RgJ07d212tGtaZkWM/x/cdK2am7a5Lq4JN0W3Z4Oma9Og6YhA07pA0wGBJiXQ1Bdo6go0RdKBfIEmV6DJEWgyStB07W2Cpo03CU0bJVjZuKfMtDEzM03k4nsYmaiqZkCmKxqZtr/HkelZjUzPAZkMvE0vmDMw0nbOSN+wzXo1I1W5epzOSD9fwUjTXD2WGelWNSPFGSOJCD0uarQa+jZslBnhEiI20j/UXpKjfxY5U8ZNmLHyZHJ04rPRte3Z6OlWlS6rkf7RJDc10uuT3NRI/3iSm9y3kpu+WdoU+YpxJnH3bO3kYngwee+3O93UyX3AhujVxfbIFoIo9hB06UVysT0yQMBSfeXSmC/vSCimUIHYQfliBOWJBVRLmz+V9kXSuPgqjJ5c5Rb3RB6RPZGbLHAebYnklrtV3BApTpa5OVGuzM8y1JquapQMoabti3SxtVy/Pf9wD7m0KNubBqhfvi/buw+o9wH1PqDeB9T/4zK9+4D6hoBa9YGC6YD60QpAnfaBgrcUUP/kLgD15affFKB+rgpQ/7QKUG+8zYD6eZO/RYgtl8p4nLez612RwyflP9mEzR9weqLHnznhywlN8Z+5MIwRRx9asEmiCUw8Vsndue8dI4stUamLUVCTfZGj1CUFc0oK2O1oZLseCymUPpJ2N7/Rh9XuzZ+xr43N9LW2b2V7Ov2qLZ3zFb5pZkv321m661XptiXdfOP/TEn+R5akqkrygWludNZp+II3CT1yz7jX9Tu7fznmJ++R05517Ukiy9y6OE54NK9sX3Yq/xc/daacf3b3nH/Vrdm0bjEv2PTTA+yRfDuMamJ3cFc8MLTe0APD7n4XvDG/C7t7W6B8erCfKntboIe34JIg0i4J2H+C94b+E3b3mhCMeU3Y3VdC4IkFYJYx5e0kIWXovYF5ty4PsHnnv8VyVHaVR0/twG8hqI2IPYnGHEuoNqDe+PTlbHW4fdO4FPvT/U2wW4bY99gjQNzRKZedOsDcSVIIJz0+qM4Oe5YrP/LEI1euZjdVeYMI2RtEHZHYgJ8T5YdPFCAad55BXS8a6npC/bwuJ6Es50A+xDmlvCZ/bbJUFnFOOFGKaKKkvK9LWqb0XJ9epyZ/ZGt6gR08t+bx/AU/R3UVcCLf1Y1rFb1K+JQd9k5ZlVJTtSEVaUIcoji9Jrxje2n77ESqZtHXxsivhT+lcspJN9PBUNJuIe2sS/IT0u4w2r6oy98lEDKxh22AEjbTI9n8XWvnxmuG9zFnpG09UthWVzlyzOKnZW8+WSZHKuqn2olDVV2gzHpgGr2bMYZIeHSYNrDsPpz43CC7DyI+bBb9Qr55IPP1s0Z5rvSxgjwH5Va3aVlpI88W2teDmSIP3WjmFjyLNiG2otYG5PUpCDCsc5R59ITjRocCBzTfhBc8lwILDpOaPBrBRWlT1Y4bEQI+sU9eFBq80j51oOgic6xV7Bj6i7ZJNthh5vrwRXEPqcVoBh5meD8lZdUfxMuGRvg6vHQx9wQj3vSSzHcjUSBNc48FLJrDDSb+f6IX3WaPwHz1jKr1EvskVw3mg8d66Ls1745t2ResTCKqziStXFAXvfn5xN/TfDLRFbwdsXHXHaHY+Hw6eOMxrDUaw7CYlTGsJWNYa8YxTNpBRjHxnvZdLYI5bsi6rnLufat859B7HkAy3IK4ONK5a2GO0GPiRB7xdqtsAfkrTk3v5ShxTr6ZA2/CIXaiRf0K9ujwmvKQ2aJFnHXYaCbuTtEDFYSfraxfYLXBEp6J3lDLsafGbhiq+kBtOuyoZs458KmWRugLjR2aOCzMf4F8fncUuTjT+egk9YpOkjO+I69vTbmQubW24Fjm3BZ7hnk9+7Bk3lFaJwu3oumljzjyUUJvCCkRtgp4Z5R8QPXQMLoi9t6HjW5gQjJV49asU2s2J1N0ZDbK3CKmS0NJ3BtWpwrvbTXZMrB0MhAM/RAhgV2YiwrJS3exomdklELOR8OU12AViO/9Yt10C671GjpCgz+yrocl/n7IxeKc1jhsiFgNIw4cp9mnMsefp3r6u8q8wG9AztVU7AGtGUPQ0RweMoz0zyGMoCmHiL1FFzzeDORBtgPb/AS7vH3E2zyNzznL3iLlDpMWZGnezcRnaYbOjZ92z6UXPvQT+O67Y1umYXu8cYfipu85m/rneP5I91FTt1IrO13nf23971bspQ7Nv+Vb6/pWv3Qr4toU18LENOBYo3tw0eKJPDVprtZLfMp6gKz7N5OwmPWwIutBKethlvWgnPWgkHWfsh765Vvr+la/dCvi2jJAhTrrQSHrPmU9lKyH2Uvmpdt1CCi86GuYZdLX22cZE6jscsEvXaB21F2Hv695UcYmFvfjQtafsgsyl8GnAM4+rU3kpd8VzlEfwvzsnu4lLs34UMmdDmzuE/Bl1YOe7gzXM/1r9XD9DL4gS/f/HKdpyoCrHXZRwz1+FhquxthnvA1vaJoXUgiy8MF6+tETrZQ/FIyv3VPFOHY+JrJ3FEQWmmqgHunRHNJAl2ZeBY4bmPYbNMy18UgTDsupW38dMiBKsZZ/wltZ2sXiMDHQXaz0ZfNxflG4jWKzQHm645wfhug37BVOeoyV9Rij1GOwYpY+E5t+Fr2uo/v6uqWv85KM+weNHFQOgUlub8YQi2/fkpZPjPRVafv/Ye9f4O2qznpheI55X2uu274keyc7LXNN0HdzAInKmwvUkrk/AuHyQtrDOR/213NeKtCPdwc9JCAfxzdNNmQnTW821mqBtppANfSU9KD2Qm0pKdJKK61prYrK0bTSirZqjtaKFuV9/s8zxphjrr32zg704vm+wi97zTXXmGOOyzOe8Yzn8n+8Mt6+WeSNo4IphpJXagZN3dOL/4oKT4x5AOuf6FeN21Uoakzsrn822gaoAiDaZ/PQ0DLyF44HFlJMAwJM+9pCssMSDw5LTMPSj1kfXVs/zsjgGUmtEDNAtjM6elw4O4xeR9WCYK0cq+7Qq4r1BZv0LZrqqp9Arc0w3CCn7DMgj2rfrlgzC7lJOTfnI884gixv4rTFici2+pceUNT4F+CpKcjASbm7nMs5JfwU5NtE5F59O5DboyhdnvbTcqyaufD1h2/J1S0QFaDcpftBdT+4BTI1bxZQopJUnGipGKBtdrtR2f1hmLAcohwJNNY/BzDBJpyiAlG6kERIIockUp1qAsgfmZE/AmDlz/beeIcE8kIaSYdJI6mVTRc8oYY9ofQTg/Jp8wgOG5BAOgyMJ8cW2QrLHDJKoPddI6w2anLIVj7ZZJudgvAvIIkiYAB8I6BAL4L5IOkkw44D6QRHApFOYk44wnwlZTOq4dBGBE1Z3EBCgW6tWnvhFlAnKQAg+jbkzhiHZ85GzWOYt2ZhKNuGnNnIgr1FHz824+vFLCnj3VSsnwpvT09SHovKSq2fjAOcU0JD+cec+GOWASOz4gWgkAUJ+rilH88QJ57ZjXBjYFLzcZaaMuPJHfwK3fVlbRbk6YEGFU4yxouhNsZH9s709s2oeaLzhr2GXEybD6TkIha5uInpYXmY5ggCM/EimqiixeaJN4mwltMKvEcJdtPd+MzO9+5SYlx4u5JQ7gMcQM3IN/v1ZV4kMwFakADHkYjywj1bp4qEo6IYMXuOJoG2YgN2Cktvg+7Iu99sVKg9I7kzCrHwSuxh1GnfjlKjj5OsO0oNGUO6K6PUkGHVo9TDKPnOKFUjBvsSDU8FlaxHydOjBFRk2iUWjpJ3gbpMBulSGaMtGDqg8PJIbZJRmWTwb1z1FhufrTI8a4moqtF50ptl4EdndFhdHIrJSdzM33KHlfxjyNatPgf6Iu2i/fEcL+z7ZkRF8EWB3s/eoc8VVJX54hsAfGUE9DBzby72YAbtG8nS2+kJbEVi0INAgC/+pfzLEk9zDLaV77d+m0Csz/Rb62kDUdm7Q16XyjkspBUO93IQfU8Nx/fU0HtFi9GcUTgb0vJlfflWhMwS7zbKgwv2z6g9/ayGk5SrmdaeGSK9fa+A5EUFti6mhdKVD68z96t6aES5HpUbIGHfARIOsprqwSowUkc/jmP9W5n02K8MMgT8zAp1WBRGaDTmzxY+gMIzO/bM02qE9OBzQZ9bVau1VtAXZ5yhylho3Hin9Wd6+w9v0TonvRHANS21ojME5/f4PhQNsNveVvlp0VeHFhiy1R9GAT7mlKVoH/PuD5t3KZNh7Q+gNsdHitTq76mzRkEImwLn4RmwGqRywA9Mt+0jtIOy1QD7FtzXzoBSFJIVfZzvrcm9Kq3WZO6ZaFZvPcxeKNES5V4qT4f4uEBBrE+pbeeTjP6P7Shis5OjknFs+zgbrfPvB+OYZlu7yatzJtMkXfw7NpjTfqWDV8qPi1E9KA+yz0/Qe9sdWqQ6o4igNlQQWHIRbxURE/7ke6nt6mpOzTUteG3PcirkaR2QM+3vV5DIzkT8fIrP2yGSnQlvhiYq/zkFG/256m20JvD9AJ1i8NibFUdEP8tNOubN9n7+Di3YRGZhQ5nTFDmHdTEhA25kvDm0uQtv16dArqf3C3eY5Gcg1Sq70IJ3fBtvsXD0HX1DVutdzuwKyyNjpRuUZ16tBK1I9iCEqykWpFBHXiGVDw4WlSfST4aow2ovDqBxStj6UQmaAfy6jL50YUtiUYXJhOThbBHirBofLSJXtRENUW2EtRNZZE5kYV21ETqqjbj27la9jljX0arVseAhH9uDKDtCR9kxUEplA90c+LXa34y4HbOwnMDuxDt29XVwjOuvWVZBsN7G+uAaSNIk3jC/Ogb3mWUNNzUwWKTXWjl90jGU/fiU5ytboksVuzlWYzfnwusVbOT/Ahc5x7tRTlvXg8dM+9cKJ7qZR+sYr6Npu7Jwtg2JeCOHi2RMyr/IXMTYl3rM6aW0/P4O+V2vymp2WlheReSUvEv872ZpwE/76YI2yVuO5OEDLPtG8wM1QA8EtW4pVkpodyQT+Zmcoc2y8N6stvbcbWCLe+zTFCBNSCR5wUKdzPEc7wpTyxXQ2m5BRbBcbYEB6RLZG6b9TSTCSprFo94sK5XoyYvabJbt3XOHThdwvndRJt5VuP1OjQgSCW473iftxHZ2EVqPbT8SBVYsTm7Wjam7xFzXvnjZv/O0G8o53mTlHbK2SoFhs2Fk74KhKtglUmUqgt33WLhsHOlD+oN1OT1StFm0bHBKg5oU2GLbvMiBrX1aGLGS17u0Hn5R4RLVL1arcmtVC2pdzLLF7ensp0OXoo+rOYw2he2oDa/oqUGC9vfN4ExF/6k9eetq0UhWIh/kvIfjANJLsHuhGsejhVMkh01GQBaQAr3npKK1IOlNdEfUitN+Ok9v4RNk3xPmWztF1CVHO9FDr5aWK5uizfTtc0OulpY6F0uDcoROoz1jgRoiT7qSZcAHFCiMFoqq2slnUFbtLRBp4yrjUU0t1ELiA3aHWly09VndlLH+PeXH3y2GadpUB0dd9jef9ylF+xSrdHxrx3SunCJ6lH/Jju2CIjjIeqJSah6B0QunjDy9mBNJQL1gFaRyA6phBVUp/dKHNm/3bBEQT/CNypSang0b7uFDIPq6IScF1W8sPm58EmrAxyAFSXnO+P8SDyAPTspDi+VEP9Jy8h8QynZ1W8TcrlDuAdqK/Tyt075Myy+bHSGlWWVRviX8Vwn/tZmq3pWqxm4n71vsep6A+XuyjyC1NNUmConzPU+4+5pM/El0Fl+ZAfSMpMHevTpygIhqvGiUyCmynf6GsHcoMZPF2LIGMIfNi8+wL86BhQ5PGtjg6TwO5OiYhpiYRPkDEr2TQxT4AREFoMmSIaNG3CfxAOd4ISC2mEo4mgDj3YDJYXM7AKZgntGRrpnxJT3e+wM2SrTL3RcDcExBu4Q0WG06yTGsKhYbRrxdBrfOnuuR+HIb5p3qlIuiA5tLh1lWUwYLz2ecuxHfSJCgN4ImqC9tnxcQ+IPNsdmWBJtN6k/cew9TCXgIDwHsBy0p3wJC6215+3IBk7scAQkLHoI/egpXALSWTkiNC7xxGIjXecgc1qSjKMD8a61swSfZDO/jnju+rMDlIcZ9PcZ64mikWzLSnnCTtogDC0ZVDY5qyORwLds7awPRtMlGv1tj4XNTNkhTmErYZDU4j5jA4HvfWnHDnpzlnYEWzhoolxAWUYlrazBZdEjDbSOuNdHHSdGvN4U5cDa72EldeL3WAJ4ZICxQrlJs5qwV7K3TnsGiFZysawUnRSs4LlrBVYgsYa3gaoSacE05XBdUdkgptWtGbP1ROZcz8xSvh0qCSav9xRMFG32yPJOSPKOymmsohJrDbPL1WIeluGzuLaLDIhnUg4STagkHextEnldxvZBYxoeIntmnoa7yv+vqKj1S8ZGiwe6zA0qqIcOlh+kVPGZqz2F0q9q43M3o/mGDVv1cH7S6+0xV4+LbYIxtkBc+5LzDV9jxhR//pwedy6xpD1JPclKhbumRTgcEuKXHPEW65tSR3hPtxwRgGXEuqwtejRcudy1T4PLYqh64SoRFBK3myQWt5skFrSY2UvYqihFN3JO9XbfClUhKeM2L3iAPjpa7L5vK/mdLtVyhIjx1oSJlg76UnuDzZ9z7lYqhTQwRGnxG1fUK9heK27o2Fh16HNvrcaLMc9V4v4FvF6hx1L6Sj6pU50rY5cXk4hM/JBklBptsyeGJ9jWW0GNuurgl6dzbCfPsXxWoIQzNbgQRJ5g6wYcm1o3IEJzkY+4UihTNvHExs2pucOuqNtJR0EeaZ+VO+llgjNNzOcQ4BZCxd4EHnfnOKgcDbQ90K8vb+KWZd9dhg04xeqjldqhEYKCjtzW2gOOL40FTHAXQ6Ra/ndZOtlSXEo3J7HN3qDZO2K27VsTneuMcNe1hnCN2UtFjdgZCEq0Y1xQlw2QRc4/hz8WCXEPsdhcJSPUmsdttEFykaZy5semGvLchMyhfTZzvrZerled763BFE3uBOg9XvDWtlV9J7j1brqiWQq4U8pzylYdwOjblNfNUrLiOPMOmPNMDtu4lIs2wh5KWZhJIM00wtUxkgwTSjPbaEllpiIxIkgBdQkakiwu34wvLinElY6QiK4IWtcjYamtxMZFMULEjd7RE6Igd+SFmMSYtOCK8KeVb1F4SOjIIHQmEjuaQhzALKWzEPL2ZCB1EVyJ0xBA6GlZ8Ds16QeNTWi9N9oHiONdaX8RqRYN0k8zzjTLP18o8b5V5vsLO8/V2nv9PO8//2c7zq+08X2Pn+Wo7z5fZeb7UzvMWMT/LPA8IrpjocWeie+J8V5/ophVb9UQ30Sl/cCJiKwB+t+ZC1cXU4SQkkur3tqFWUo0rSTVeIKmyA2vsSKqx4FY3IeTFIqk2GQDdkVT/Vqnm7spfwSt8dCLQiYSEY/uWvfEmrNkbG4KIY4ey2Ub0Lbg195ljE7/sB4HstcT1kjwU5siVp1e1IU/SB5D2iSknYMrEAMGxG9ixNMeOLDtncgLHjjE8qClbJ6gL2O+oltvBngFTR28Lt3AorEJAWtLm/Ak+OKv4GP6CquWzDipoEuq91uKKToB6+t47HMiRVhFWh3H0R9QE4uGkn6b384P/TfQI56pQ9OgG0uMCNUSZgIZ9LUCy810vSBqOlyENM6XFrhoNIpmcGYYaa9PKu7veJAPcEC+nWaUv5U6haXmAOz7RsdbOdkXqdWTA/66RneuyJInfndvKYHsRgNZmdpIMPhPs0doxIgVUMlsM1RN5MylOM7a+Ie980CAivtg3hfPZZo4/hnumhCr7g37Z4m7pI6cq+2RGfSprfRU5BMrPPmHCmL9LBDNUirfaY7WIJK7k7MLJaHlML5Hj1Dyo/sN+QF2oNNpH60IvG80RWgPnrJgN569iJZgyjr90LBU0H8UH5PNl16JD80a5mizS870NsueNFw2kTq/JOXxAR5xSaiAuRJhRvYOaxvCTibFU+hRuXrLKecmk85Jx+5KevCQVWCGl9QHV6xT7E9DrDkncm3lZqRmGqtyXGQ7AsO23JiFcPqLKp3NtpdJE44rwiMStnxl42veAGlTE0saELf/S9nAH96tI2X4nft/iBVDFHIQ2ho7ZVu99Ymeqf0tYzh1GdEkVX7f082rY80o/v8AQkEdiuSfZ/gi7B4VsgrPWwEys9pnQndhG6BmbON212GeLBbCoyqjGASyJdo231nrZAha+nc8x3OWUtjiYjdVR2kGgYDej6pqNQ195oXioV1bf0Fh9k7rVN3GsvgryYVIzKofGqJw4RmUlxmexSieOVVq5Z+PQnIsTGz7DcaR2GOyFW0CdpADnNMCZOMB67YkNdnBYvGHDoq3pw9vtL7Pj6gWNKxjbWidCYUgXlTWyvpuaCR8sj9cbllogS014RRGZ9SarjdeahGmIrTyu2cpZltFhHGIrF/93bR6vfrTmcXiN45W02QTWPB6z5EccJ3uDE2qUW6AwCDJ8WGc7ROXt7WkiELkntFIRNDzaHxyLjpiVSKABJNAU4tjkLN+uJNDoXLVGkhBNEsdmmZFk7DH5SOVJa9SjikdF0CTJqSf+6C22D2l+T6w/yYJB7UXS8T3FjsVsRSFWN7LXAYwD/su4OI7y60ZLwUrx4KfP+chb7NWd4i3c1F7RKI+qSxF/LOEEdEqYu/91s+V7/tC7dEc/RTOQiCXVsRe1cTK104tg8eWX6IwcNIAFhudX9KixOYPbNFarYukxToeMccskekqQyFgGlzvFrWStpO17XO973qCHIim2ua3PRKa3wENBytG09wBex9YfQeXrHbmj0lnCwzVxjkiJPSIJat57agoRTuyk9SatgjGhmjgitXBEyoY8BLMB1CZNPiLRUQBHpCYNqoexTQDxwgTCaBOyWWINpbSDBNt3wMM2qpzc36xUWIlNqpz7z7Pl6OXsov3L/2m2XHEpn1V5BGjVooZyzc18okmEPsr7/tC7nEWpJ189W67GZYwgcpx9/ujVWmWqyifCm6jImptmy6f/7k93QTdacm88JEw1VoPsZyVUh6NolI7CDsS7Xt1G0qPaUoXr+CV6EM6y3zgdenZtL/i1ubpsitkVu5FodK6EJS44q8SXTRUI4TldG1xpEGHf1bFg7FSJqBN1q0SrQEXFJvNZDiQB3Ifxvd7OwTOsz+JIek9SyoSzbM08V3nwuPRLNhizKlKJUi+WEyz7g+Ol7zf0L6/S7icJJMLP+qq121nbzpm09C9dcByFb7k9jupzqC+TRS2tDpw+u8slTD8hHS+NSimkk2P1FdSeQCOHQDMQOnSLYbmGVi3OpqICGadDuj6g4sRdpFrfyGqSok3fRLXYRIm2KBpFkwj5pmGbFOm7eAukzhaHY2JpNLhZdHDMnJY2q+tLWQ0JFRmtZWxsNH/BJQtOuvh/AquRD6aM5JJ7sqoQabcs05FrLPJqhiBxfvGkjGME8qwRyBMbxZv/jZt7BrtYHfmqLr5Ag0116LnCjMasCnZrZUMRWEIOHL1KoDlqWrBAaZQaksspFAqGxjjKQ+iPIQkEwvFCgTiIONbRy/YqFe2W9eIVoX1X6CyaUJqIbaeIruIflaim8YYkZw11KjbQiA+iudomFg1U8n4dSRKhcb4BLE1FyZHoZrzqO2YLzR71qYfMe4pA+2Q/wj7ZkLp6nxLtmOyqRmrq/ba9S4ehiIkF2reIu00cHlsLwvo0/38i/KmCvhSzVh0X6orq1ccLqw/ZbCBQdVrhX4aoHp7XHvaHbXp7+anyS+YFmENelGtuLsT9d7GOBaJxKlTtzQFPNti5frPMp5I3I/7/8Omzsm9iurLsQKiS3TpE1Ov9PmtsscS625nDYmyjehNipGo3ifS484Lh4ukmcLxWlIe6CZEh2lyhCcB9o9f7IJqQVtDpv6wx8qjY6G069pbTWGIlm4jfnP1uo6OF554UvGFuzud4JhjXsz6z53i+dZg9xwtYvo/KUM5O5olYP9GqnkCpQA4anvHnldL4RbZlqCNYRZwridBNhKlyfHak5cfIlR8ZWZNHyXNkJs/KTA6jZpURbxi8MZigMs56l9qsd40hD0HkhPNgyoNP0hMGn2ZDBt8DHVOLt4l1iuaGhhrQo0QRjykrkrjweMGtBZ0z4qEIeQzdMYtNyxdlLAfZipzguXKC58oJXNzj4hyRS8NZh8ZTUotaspZUaknrtWQrXWgXMKtf443v9yM6p4W7oP9wjeOhuxsF1jjuXKEzwbAdKrBm8sCayZ2rzRIFsnDXCoYazEN2uaXNi90VjxQZbV5FC9tXg/cu3+5dTWfvauq9q+qt2bsQKA9HvwzAXm3E6+GgSORwC7H39AF+TWh2MCR1qdz1zOnqSN4ccE/1ZKdf7FGN9aXRYyTuwfzsdMP78bYSlNkhtVCDAeZFD8fSzzusP6t2r6j6WoursodJT8fZgJaubPvlUYMVgK9hmbPEAFLbdnk7FDeuo3TegcHHaW6dhn79Dq2uh+Luqrr7DH7/DW5JyE4eHOpda+cH7tCyNmLPky23tOsPf9BUbp/l436A8rTpcPlQjvlhdcxvsyL1U3Hk6+Am2m2ZiBKh8dT1DmTmOZMSxSR1atoH52oISkVz6xRA1CHAtFjoQWpUzA8ffzqBe+xeuF6GrhKBcl7OomCf/zq4JyY7c6nblczMJAdozkIKzpsD1FdqT+nGYbhAexi/C1+fN/YevqVIt4mPKy1HxOIfYS9pGeJQNPtCz1uLbpt9EFlfmXGEa3eqn7q0m8rUbWlHtVZ/yLRaaTjgLRoUFqezJWdla9EZnJWmmZV/WzOyyER0NDtonsLwXUHHIvcVH9Yev8pZn+WupSdULTqhmQaB4LOUZ05Mv2+hYbXgDtEJUL+L7BRL7wrMb06yAwyNqgyNncV2VIIoaD37i/BLAGbwIRgqAwUACepoOi8d+9so9mnXUxqSagHmkMMdIPySdK4dkxleopqCR0S61SuFbVEJgmQ9jZ0nVByagxYRMpGvJmW0viB6boLLZMRlWkLPbVqlCPzs0KdD16lD1+mp78wLKfwF03prcVqvKLrd7zGyBSagDYruLdhN857Q6sjhonsF757pgp0zq3bO5oKdU3ZMbtjAk3kHhYMFO6XT6APioigN6GsvxK5TgFXJRa8MxUCH+JGt6E/XXVkjtLLy3myBm0Uv79I+1LPqZg++yCMzGM7uHrrgaBM2qJx4/kLananU/By26MEttmrEUevV72UMvE8NolVLy7y7DWmUy920kvW+N7CGHTghL/v5lCPmXUt/5RaZLsct8oU6SL5QV0lH3irA4IvmkjHVTAr+onETRnjSu5ZnY46HSVLDHVUNgVe/PmRwo7za7Y/Y245qBJzoh9QoAkZsB1I2fglfLS+8os2nL8ehVu5f1vYHLPHOu37Ths0MCz0pPcZ0GWj2RyocLJxpeKiGQYbrWdaQ4aj0o/y2rG7t9uGIw7hIQNAr0rZ3+kGhsVLeJyDp6fLfZaQzbjHthL2P8VJsSYNbw55vyW3d1kw3hW6nAKAXjJ3WMJp1H8QkLXwUa76lVbItIe9WGfTeadCF+TjRNCeJTE4S2QN8OB0a+IMTRANrNvdM7Du0BdzTh++w3rxJHsN2tmC2C0bTTPJglgRfkpppOUJGMA7Aw+hAG3zZ3dYyhSA7lEUSP+fXQBkNY4ihjz6j0jzrfT/3aFvr0l4eak+HVDyr/9cIl+P4SdlEETFHfKU1yFeyGk8JF+MpieEpgbvAgHI4hC/g9pJ8oeE0oKH5Qnnh/7GAJ5QXXl7jB0M5A95mjl40UUHmDTbxhfIAX/OA5hAeYAJuPMSjOjwATwkPaLxAHkCDo3lAWxrcHvZ8W27rtjZ1UwClzAuZzQ3tYaTmPogJWfgoeEBb84A2G2ARSKN5gFYWApz64hoheWV8G7yzoaFqcMYn2DvYaHem32O9GEzrhacZWyXrZMsIA3Bm08YAhH0dl+afJBSA8eWmZ9n+lLDEEZdnzPY+LuwHaXbYBlq58bcW0+yLH0OMQPOeuClL+CS44mDN4gV6RuG3+SWpfkkFGGpparEwUCUVt4jdWncywS0bFqiwSOlFYhaGlyYmZ/3VWhyzKdaTbBEHQZrGTBYdXSXzbOT3hnNlh1KOaBGO3f6tk0WS/cQCEWVQOtEmJ+uBJ54Ju2ePzHT2sZwjyFRGYtXN3bRnfl6fhn7wpK9YjSPTMeXDNe0FQYlHy4ASB1Ajx11U7kx+OXc8qEOGlwj0F4D+mJEw09u2HZnZsI8X0zCE8Vgj3dO87d65x05WvmdrdpYJU6Gf3boGCs782P7D2WdDP6qCigYREM+2+E1QUOnjetHYwgqqnguIvphedelzczagTV36BD2IZgzEwNYix+gKrNgfhs5izyTOuZdO55rhwHmBteSLHMEDcBr24ZqEfawBPNRwCuCp21AL4IQ/cYeuaFJXVB8nWfQM8khzNS/htoFd386VU0SP1S/ZY+6CIlAxMN5xIqDWcE2TVjZmhzfv7CJsB7gYR4dCSGBKLzm79oAqGBrVZA1zMhStQx4aTncarzna90XFIMaO2XJitty5HWU/30l8Pq5FrJ8Id+eBuDHAJYEx9qMXtBDjZSzEoY6ukRaW0sE0EeKJtcjiA0hLX0c5swkLK9exeb+wRCaNU0pkwtHyDWc1BOJZEFs5cLBLTufKo+ondQerBhex22TjRKIqaUhVW4q5YiQTDm7IVe8xEc1kCyHmQyKo6IRmUt5eivZMuP/wVL8jMiYS2GEgAexF21KUe7f0R/Logf4oxHBpUz+iFzQcFVG03GHViqFljGdWz0laaaO2FmMw7bXVDA6HPRqwwE3oMEo3R+CWpd9kfjCls1p2DBKI+uMVnKgGdsyTCiYsH+e/LKPZOBQSq+qRKPCr+STLjDFPOwejjMNquMIEo6yE1XAcVsOVsBquqD8n87VCzOHjENryBOhqTcae4XMc1AWdV4qOUByP6OF3aTetIVOx5AScwrDnGO9ef5xx7WFz6eVjU/1xdxzH2eu+yA4X8RVwsNWGp+9koxYspJacoCIL3eW0r4vCoYxiJXq44ygKOt0Ly0WcAqKgGxMFXVIp6GIo6BKtoMugoBuDqwEtnbE8vuVIPmYVdCx+ZkZBly2qoOOzrts2UcslEgs1XuuaRnU4df724hfiGHNYjgCckdbVeJnhHT3wjsSUHFySSW05NrWrw1Hj6mC8LZra2yJipAHr52Ffx6tTWYcSJQ4lNIg9UVdmM7QFO7Lz1im6ARqdmpdFxukLI0lyqWZpmkXtGW/Lx+BE56g9k0y7iWmvOisqgvcHYvcPst9SKq7cHBmwV/vBiNQGg+hP4k3wRom3TBUYIWL/RbyNfvO1LMfJfWc6+9kU77NLImSBOPdn6bwQ08YPE3+EiC7EuDICgJz32EZcNFAv3P7ogitWl4nzWh5dCj0OiwlQvcS3iruCdpWh8yLclt/m+yHJA+VuYnaBgTSagn9t5dHvJBqml18JW6A+SjOkTdGwHiPIMMT+IkWzlIA08Z0LryTCa9J4BshD0GCncNzm9DYkAMKOl+ZNdg/a0g5bCXw+Gu7T7BUrumD9hGLjE2zs5a7L2uyhv/sWBv9l5SVsUfRsSsszeWBvP8C6I7EXmosZTwLXkyO4H/XZpzXAnpDNY0zm4lgwLMWeo/3q2L/q36BaW3Rl6YxiZUhszT8ctFF3xmuYPYZEhcY+YY+DznhJzTPBaBMTUGiDMbKhm2QtF51qmQe2iQfS8LQfQHrl4Uf6I3lnwMGhcXVbLarOzNy0JwNairSuoI8XU0o0jTItynRHAotllWig2WTB0TeRwli+sfPjo1pNKkGJpXcZVss21pve0uaMOkOC0WQ/IFIOwGM4DjMQGHqGUrqlMFDzGnhe4MLM/hBndseR9tQKma2mGhe3L7+lN5NQ21zhLy51bJNwUd2OI/zmBxy25wFm2ste7oP8jek3rpl+Y5h+k21mcSZSUWIrSufhF+kjzURk8tH7ekOTbJ50cRXPvg24Q9lgU+mVtHpIZsJ9oi0N3QAUdJBaePEUb5Y01urSqTya5YRRcFlmoCw45Gn/JvHQzN4b/i+A2/Edw+5QJ1HYsV9dwOk4iCQsNBnd9GUnApn4yEMSwNkcLHKbzeYAp4rvDdoHN1ojfjjt9hZpt5R0m57VQMsCOUhrgveWJvjdixH8vzf+fNbrGFnNLpEIZg6/8HgPw8lCex7zTuxdhnTcMnWf1L7J2ts4+1f1bY5b8GtxC/y7iVs4VItbSCoFey1uwV8QtxDX4xZ4xcQ2CFP7z+s4BYTZ6nyleHvML/n04nEK50sIr1f344aDUWAPZZyCLlcj+2wwEnvclpKcRWm37BYgR29jb9eC5sFj2ZGOZwCIkTAvf7CGVaxAMUY6N7/q/cNTG5NEtUhmY188O5V23kSOF+O/GWn/TT1edX/NJVMZ155y/TOd9MUvlbQ2R9X2ck5ns4LHrfCrLPurIIh2q53BbjinnwFnNgChpPhYgwAJBjYYiAMLz/GmkaeEVjpTHeo+6l3SjiQLwFGObxIDl3kxn6SBxdFcyBtDMYwYQ0loE5M1h1lj3LLaLbB8ZBdJI+zb96y1PwWiMZmbO/o8IwkcFabdYJbSPDL/SJVS85GidcNmttlKKGVKt3AjsxjemaTzZZwjplsaF6DB0MemkddbounS2kZKlwBD1IBDH2wmHYZhLbq4SUte7xRyqPmMGEaQgErtQOb2GP78ZyOoCtAyMU4ZZwh2RY7FAlD2GGcYeLczXlCMLO3wMe7AohRxenZAXSMOMuTs9QGCILGyFiMF2Q+yNZ7tHrzbBf3xTr0Wvk8n//9DJ9+f6+/P9ffn+v/35voiAPO+SzJOeWXCAybyHUNbTfqbyrWMrU2CMZ3C1j7HtqVcbQwAr+FtBLaGVPLO4ZWo5VbyY6iEparycVRi3bkKjp7umUqQucFWEsjTQfZ/AlnoLgmsV/WnZzykUQrKAHhaAYA8cMfj+orQwPKbKkHLBoYItwSpP/tPaN07uP5nvYX1r5X6ceLZ4FTPFT3uVl72N1e192u1/+J3qvaHQtWzKC/KIhAY7TwyEI7stwQrQHcJ3CZEyNWHAz7VRjoTDBHdx5TRbobQLZLsoH9L9cEm4SAN+uli+QHVQlFJ/y7H4SYqP6Zm86j3tjs5SmuaasRhGOeyfgMohqxXTPIm5GZGfgV6FXXycU4aGQFJK2/QN+lndK76mX4GwIH/2m+huptpsdG322mx0bdbYdoCyd2ICMCNwbW4eT8SLtLnAwqaaq4QOAq935CscN28o1cmR/5H5XEq0OPxutOOF4MWwEgGvIRRQQIYk8p6H5R6Iqzcj3HmvRRjNdvvwYaB88c4RsqHXWgcBw86xC42Lmneg5oWSt7oVmiAR9Z50zSYo+u8M+hjbJ2H5PHZBUjFhSzfq+ijgzBOHxCL4/CNRvwZAwA0edyMGlvPM2yoR20qrdRgyDo6hNejRdmouYlj2r9wZFfPs5lP/4lvDDy4f+GDz3O5jn6w98f89V2R6g7JD3Q6T0L5ZH1phLQS1A/C0eCxAAkhw5kTz6j1/hrceYJTFYUzz3zmVz667y0vgZo/nLkDPhbrEZmJU+XVJpcQnQH5LbMC6Ec/AdAvKu/QNwHCNzd359zrOD1b+Skq8DKUY3Aj+uVf5kPGNirPxtpUxOZOv1MY0S+gAk5FuckY1WEhfEBWTsyxmqIMiHnNXC4p+twFE5VyJGVtQPkAkh1pwgiYbGPJUMcBQhEvGM6truwyCZhoE7tMOOlIKklHGpJmpCm5RzLJPdISpnoNvt2l0xu9S3HS+eOchKRn10fL5pyD2hBZ55BNJ3IXB+sXOpLjsitobD2pySyOIOchEaMpbDhIiS5G0xEsjgiLYwSLo82wrUPHIAYet8QSY3FEtPPR4ohA+WfQRw+LIwJ2BRZjA4sjAiLiJH20sDgi2k09aJDkWK2dJ9ykH3mcvRJ7jDBD/3RmmOUZrt8xtEvYk3m/WgPV3eeYDIOZE194y31/+LmnfgR0GFR0GAyukzcsXCd33DmwwP6ZV8rHQzViVspxWil+jafjwcc5nFhUSpx/02Xm7CXlVyT5lEOSscvMI83Mw6vE3OnSZgyLUR4ybfrlUzQvvp4X2hSe4hwqgaHNVBIQStIDBpepMXO/PKBcKvXPVffAzuOf492N1FtU4QGk3KLvRJOcFf3tCoQi26DPpGm3a/r1CQbJm/YfV0R9UrvvcPZ23rLWFXgb8fNQPHVc4uW8m13Jvd5j8Aji81yZIV4OpX6K872nBSPVdgTSt1WMYthiEO8oiLdTqsUGCdTKwdoxEy+kNw9yXg/EG4PP5wK+iHxiTRBvDAY/yVTPMe0Mrc5Gr5QHUSdaNpOOXfi4JeRoCGd/40LC2zNIeN9iwnvUESaOKQfEURS+gGN0hQmxe0L2q9EfOwcZlkji6RPKKEnDQrn0F2v6i64SaBiX/hQ2dOIPwhufqPOFJ+q8UegvMvQXDtBfwEkxa1zyjaA/Yoxv4NRv0/6cTvm2H/RH3+eF/rTE9aTnily8Z7Pf3EOgP6nd5ZwV/RnOCZVlZwHn7Arn7AnnHJGaapzzCc05lSG+2BKfqhHfIiMUC/FBGQviU0J8SohPCfEpIT4lxKeE+JQQn1qU+EJDfIGToTMeQnxvWkh8eweJ77k7amXw2DOu6IGH/rIuUvwVf72ORGtOA8pJQKscTD18H6++r8H3vPp+Nr6vtWlV6MvLaIyfF1XztL8hV8Zm4mVdKIJx8tGaYP7++MB3HEvc789Wv88FDGBWxUtFJp9pHbflVNzvkmW43y2eVVL8jh2PDq2Zj3s/f6dZv+yGYwH9luelF4uXXmVvsP56jgmC+OgWunGvNmMxXhJebewO8QBeEgvnsDpYlx2UfruIz+d4LcmhAhadx5e0fQErMz61YuX5EwBTDUOm9YYBuPzCnQLgAgdU5m+MMMbMhhpU+T1x4V+8k/lYHsEqAw09H32UnNJCGpp3mN3AA+qIkrR9tHw16CGK3CWDrgvBkGPWFiPPsCegXMmOJLZ/g7r183XY3frxT0JseQxLHjzZ2X0GGrr7TlFF8NjpoZySqFwloBu+pApNNfxRzn6XswKGA/tQqXZgcKIa4C7+fxt8ZGA/AdiSwkfEqYAYE085jiVxztOnBIsjubhIGfArgd9LlLOfB0NoNLSdNwewoWCW08XFxiKZx1KB4lQ+nOVbXdX2JTtXKq3658qCUzesJSczrCWnaljT6DBC3Ms1qoVDjGpANvW99YzhkspYDjOqhfySX7lzUaPaN8MIGAb+rhSOLez2XrBDu2J33H3MizCsknR2a9GYgp4Mshn8LqwhursnT+YhrkwRd9iwbx6bZrl6Vs4aqU4lQ41vwWbaKr1L6GTRYnSu8mdmsckhU9Jts6IkA0oXwGe6R4AGe67yit6Rih+yV9EuLjBSYSOPag93MDgD7bdAYziWjzkWd75e6B9X+lKZenGVsRedWyYf6Y+Cd4zWAgeCI8U458fk0R2dyjs0ui6ChF/HgB5b0reP2j62XK8+Iukx3Bmr/GzSvAmuDtmSWpJgIgV3IMhHtMsb1lAD/s2NnCScvAvl4siOvAfNotbBAr+w0eNUvZCCzKMQR7C6iDTb2ct5czkr2LIxmJarTRuDXK42bAwm5WotVIV8Nb1R8vKdFeQb4Y/i2Yem7UO5fWjSPtSzD+nHJ93Hb7eP32wfv9E+fq19/Br7+Fb38Zvt4zfax6+1j19jH99qH9+CxzcpNxbSbPrsu0LM918ljElOOODQ+nQTWWf/7JEg8Heq3clOVEn71EWe/u9e3Ojx30n+u4H/pjwEPCJV0XvvPcgjWH94y732O7cczovneNfgkHPx1L0H4dRJhRBjTI/ipEbvADOgYcc5jd6AYxq9DVJylUXlgDLJOqjS/Qp/5/jv7TyOPIQ8em770ET7/TWyRSb2xk8QPdsv8m45TGGvSqteVJevnSpa9wDt4J5+G7uN/uHEhf1GVVEqEOoc5ZpuDLbAkXIjuG7e3BhsgKptY7AWqjbMvZ+3MfE+QKMx66kQREOooSmkkAkdtIQI2iengLk7T0oB74tUj2d/C1g/piLi6YZ3BeaAxxnGG1AC9kgiCyQFozGioQLV9FtVn9sySdfo/Cc07Qhg4YnuyER3ZaJ7MtEjMtGjMtFjecuhoea9eePePL4X+RSc2WJyi5xy4b15m+hpKJW0XyyVtBehEtpa8uRQzhSaFtz+XjFyqOhV5FJdvrZQUwcPgv9L+2g2nGJg7XmPSGrsnnzM3J+7jr7nvXvorZa4hlV9/VS/61AgWtYKq3ba6nK3ctBvr1ZJMeZ2vKqsl+HB3n3yEmwLtXd1nZIGTQ06EKH2rlB7T6h9RKh9VKh9rEbtHaH2rlB7T6h9RKh9VKh97OTUfufJqf3RMFS7Q+Z4pRKCJ3l4KNcr4uF8r0hOmfOlwvkamvM1ZSVkshJashLashI6shJ4lUxCyz9I0c0XS9HNRSk6Es6X5tzQolqLzrIkymkfLKp5v54kxe49LtlXv90w1XfqRzxqtZqud9cAjUF32C/ET+mXvH0dJpQ+7+u3ModscwWklnaeHaTxasPKeegQ82OO/s6E+lpCfW2hvo5QX1eojwmNRNvzvZ5w12nhrrlwV02ZPaHMVCjzZEQ4f3IiPBCFvZ2QlMPd33nGe7uQ1M1CUjcK471WGO81wni3/q/EeMdwEgHP7Rx0qO61/fGKZrrArLIceXQRmkMisZHXuLSGO53XQOWVjxLHy+wvefcQ/Rg/XKyYyfcfJorvPFys5MuJfMXh/mS+8nB/FW31q13iHJ8qRvsjDoN0WTSDotP5rb+aPifp3wT9W6V55+1CoTcLhd4ovPNa4Z3XCO/cSh+rYY72Ybe/iD4m17HafgK2JT9fhVRi3y6+uu/fGEnfLCR9o5D0tULS1whJbxWS3vJ9kv43RdI3C0nfKCR9rZD0NULSW4WktwhJbxKSfpmQ9AYh6fOEpNeeAkkfbzewz6udPv2Lec9Xu2S/j4fv9wk+vYX7fVojl4GtvSFbO5L/Tg0VBYiaMpT5ceRzPsdbO5y2shdLW9miu3qA3gDJA3t69YvzxGsBT+id4ymiCCD40oJK8vQQIrWwQNnWO9kfoekc5SlW/THksqZ/49WLVlSXK6vLiepycsDhi97UK1Z1ojiOlReLQgIKNvaO3lE0RSHQ2wHIaF9SbuxgPXwxvmNzO8jZyhOQPDS+ox047YAccNAR0q7bzJEHXZiAt29mhd0iXVik3VRopBVJA3ulQjxzTBOWHCoacOhCHTgM3IMft0/1k1MbEwClsZJ76EHzejo59Ccv+tLPjL//ki/98YU10Wfiorc++g/Tr37rl+u3Vw45L9DtFRiwW/rj1PCHi9V60a8+zFM6xik/tVKIClxHJfOR7YWM2SUcRKPMeBG1DXnDQJNXLNa24T1xO48Oi3aK22tenXdpFuT8MYT4spOOtFPCmaHqvTrVbYt1oyVE0hW0eFbSIpigFYDdapwmaeCenHlaHMwqnn+jR+YfgVWM3a625Mb7SoTLII/vKSbBuQIe2WKEjj9Oc/Ng8OBGjHpkqlgBUTZwlu49uLuSJFtnPa0qd812As9XxA16pYmWhfmh9C8Rm5NeW7yKdnAWTskaUj6v+kgIDzNAGdJl1Pec8RJbKzbVGB+biJYC7Oor8bEWzcbmzkVyd5nzEq9axbPocR7c7e4Zs2Neuaz2uvudfRJVt2psT7oEQqm4Vst00bl1crLgSLjziVNDH7nOfzN90qT680qQuOeUeEvdXm10CW90mPlrRfVzjah+tsIqwEIbfmNFEFyAeL87jx2xfJxRYjmjrJAzyko5o0xgh+NDDUD5WPX4VNZIdga0uwFzA3nY1K549/AdTvY22uNS90xbsASWF03Z57JTPdca6Qxn2pbscW3Z4zrD9rjWi93jWrU9TraqruxRLd7m+r0ZT/apaocZKwOGaGdOsgIaCiqzckbEEzCaVVpxYYoM/oy98yBz+zy9p0AGsYQOwY3cverlrUNFdbB2zthUoMnpV7NDB4vmobx5DzN8uZvcMCUVXseR1q/RjBZ+xQECxmhLhn/f9mI18cSZ3/jqE3fTv7+8cMbL6cbIzJf+4fMn/vn+h/5a31g589a9f/jbj37tvv+pb0zAJfAW6gFx/Cnm+CvyqcO0BdBb1tC/l9C/l9K/0+hfTv8kmZosMiCA0gNrchEKX5pP8Geej9CWAeHwJfnEYX6yT4xwNXEffoouZTj7uQK7ZJ44LjzRWWk8HjJqw/WrRXsqjw8eNKaaXKDUnKKciTWl0aV9N3GVZnT3Hgi8KYNZLb1TTbllasu+0pvF9+SxO5ux8/X6KWelvYb9m6g1RXofDONmBwA7gF9LCkVEAPUC9oOe3g9okZce+8Z57Odc4SM47Lw7yM4XMMfSu2RH3tnh8vOKl7dd7bbl5Znw8kR4eSq8vCW8vCe8PB7CyQMV8HKxnNw3b8ECEu46LgVO2lYSzEwLeXEKXx5KmiCpltmpnNV6smcwuEtx8Lbm4H3h4KvX+bdKKTDyfJ1/E32chrTNlp+/dJ3/avp4CZIw+/ka+IEy617I3ZVw9xXC3ceFu2fC3RPh7qlw95Zw955w9xjc/Z1ZlvD5pc7ho93CuuMFukjh5em9mtM3ZCdoDu4E2b36mDN4kmnJSaa91EmmI1y+K1y+N4zLd14sl+8M4fIjwt5HZ0RWHa/Y+wrD3lfyiVPY+yT9W6UpYKpi71xk8GewkYPEjWhEG/cUHbgz8Sp3rqqBGqVNrC1moXsqFuHahViumwJued4h7s61XIfP5lDuvhLcfc1Uf3WNu9ONsRp3XwP+73J3urEKQEC3UAfo5P4SfXJ/yeH+ymxgGWAJFFgiAhotfHpMc/VJzdVX8WeRj9H2kE8SY89XHeYnu/lq2gSm5Cm6lNHsMnefYO6+Ety9WTtyVsO0mA65RXtqMXqPu2eOunw5zof+csMU57xo1fQf+egiumNuCOuO6fO+fgcm86Yw4w4zYyxUzYUnKy4M8G9uXyqSeotNPYcKcG6HQa9wGPTI8uTt3sn586jmz5vgMwjG3Kkx5lFhzMytJ4fyZy1pV/zZ8thlNY+I1LBzJRlyHI67Umt1xhcjMZAGBlK2gWUVXw5z7gpzXlNjzoUw536NOefCnE8T5vxSYc7jSzBnrVxaKcy5Kcy5I8y5Jcx5VJhz6jDnr0+0GztDMObdASuWQgZ18XcCoJgZ7yDbjetKJi2ID4jgCwVwVyhnLly0lhDCWUN549JcGj7xS2kzOy9AlWnyf24pRpkdc5gR3FdBx2M6yzTdYH+YFL4izNXHRXZfIcx9pSiAJ/xNy/1fdoBJSSoNnu7ojsHeSfz1r2qPoWXT/SkqP1r6F0tpOsyPyzIZgRpJ4Sd8TOQr8pX5WJ5eN0UdQ3tbY/pgG4uKbM0iL4MAMiN0Ttyyfxq9bpJTW42Pp9545qq2VL4Gqq1xR7U1pVVbp+1gbyEsbpqI/LQdXNEUVVQixodbfNrm9ljGdxlMjL6G8jXSXwMgGiUHiYURRdCx6VC+4lBR7WKv3dymzSlvX9dutHpV0bymeWc4OxLP+3g2c5+VRmR5Tpx1TG+uee6y4NGMz0xFnseHinae4NTU5rNSO9dXrNxP87HrxEdOZ3gdo5NQuwUVfZuu6d91U3TscjV5WasFV6j2DZvbOoCU9ybw+H4+cUjE2xzddpuMe7TFC5ZmGy24AW3Ba2ii6R4s8HTPfdlr6V1NkRxAtbxqetzXDsaFCOWijz78h3/0Zzv/5McOXidqxdr85yv6E60RGZ0V+QQV6RJ1reTPlf0xprMVh/IOrS1bDxVrB3ZCOnbuErczPj+aQKygtRWwkxm/hWp/TbvDtGhkDOeoUpw21Z+qyRB046U1KeM0CBXVI/jeFoqDoHFai4ZvJd5iGvwwGkzHTKAFoU0ddwcfy3Sjxl7D0v13qFEY9nyM2tCS961kF3Y+NI9u5vy3ejA1QS8YTs8ZThgxFvaE5IYJGFGatV6scfux/dvUkQ51JMvqZnIGLHPUZW145G/HGgazon+voSngMq3EESQYeJS4Wl6R9GugmdWk7EGCY8pmcm4PkDPRrIDsTAiQzkpaKu68t2m0XJmvLSwPyxFrnwexmTeI7dQeo0Gm97mvmiomDmF4D91tb0JcrraX7TrFHh3vRCABd87HaOUcIglNZpt6k/P6dx505hA6GLSEJpl5T4N5T8KTj9iyNG/cAB6Rsk6nyY6uf8cO0zT1JF2/lIXjl+QvPcxsXmVmnQukIq2InxCu6IyHqKq/Q0SfMbGsJGJhOavGdzJXzJeWd7V4P5K3Hy4KrdehzpwOIf+MvDjc/wGp6Af0SfqMUtRop+MAYCsmQXjiYFHRpkOmYOiOzwY1YGV9zxl09wDZ1t08mHt5+IGmlh09WDy/XT5uJDm8DcMhf1wjN7fCBZZjsittOdHyCmhhgzyliXs5RxRNPFyserkP5QvG4+X+RXS1iq9e5ggTk448P/4C5PnF9ee0eFy7tqNcntDS/u2iRL9ZZKEbRb6/VoT+a3AugWF75alI+96pSfveEGl/tdapLEkVlUp9WcWXo0w/TaT9qZq03xVp//SatD8i0v4ZNVXMDywh7b9EpP3VIu1P1BTtdVVMW6T9ld+X9heV9jdV0v5aLe1v+L60/31p//vS/vel/e9L+9+X9r8v7X9f2j9Faf9m+ajEfHxsrUypo4xhNCjt32il/Q1W2l9rpf2XWWn/vH8j0v7NIu3fKLLQtSLtXyPS/laR9rd8X9r/Xkn7PY8jYHOvx1gKq7Mf1WHcWzj3GY/ogghOfdsAyNlnrjiFZ16+qBN21PvGyV2w6z7cNi+ihLP3/qFeQWwqqBJ41bERvsn4CcPQO99r0Dsf8n1fQn2XSPGz3Dw58SnlyVkq7c9COIHoJEl/okV+1Tj1DGUwk3EWCp3E1aulUkMij5mkn2QzSH5z2k8jVv+WI3n8gCSDmXdgKd7Fw/qZaAA9PDWTjaGssLsjdyhDO5TOFQdwDxvU0GakDO2gOlcY3nDY8IbD8lBKpPSRItOwDiFRpAzusKu0wg0PmXxV790cNp6e47X6DSf7Z6TzjUlHN7s1O4nAMjup9tcqE1gwBMLcaYrTBsEvT4GGEjBcuqGLYS8PAWMuIPhbALiA6PNS8Pmn+iGAiNgFGZAG3vmeZ5ADGH0qoqd3z/ZDhM4PTqUAmYdsOA+OzNMJxpeZ/SU7s/rKKaIn8ZfsJC4oAmmmBSDzFBkOwdEaRNhFALiBVBASAgA8oyEsXjUk30pYbz6YUT90gJ6RKqNk5HAPoFfAZAg4z6xFOc9eAthsbDj4OP0+Dfbh9f6RwVPO0Ujb5VEGifDK1bn3/9lWBIDM3p0HQOHfXnqXzPYZBuUDSiUGAJulVqQjYc5TxIxsnTCcAycpYeDufiq4No0cWT6TfqAziSDcvkBWuS15Q55v4ap18ZSc/2OghjI8RqCxDzIg7HmSgQXzTC8DrALA7ormJTpHdTrLTEABPE/xTQAfvH0RdAydhNYAFuGG5t5EZ4c1qIcAKUT8yTHHgn0RUQfoT0sWElFU7747bZpbZCcGCOjmCmKxBknCEDl3GCgKA9JxGZCVttHhHBnfPM2qvcuYHAJAz1/G2N/JlQyzam5u4VBr/9J2gFvoPbLJIYMM1YbUcZz2xAOlSI6HikqyDykVOAMT1mBDPLSIJJltiAtHi3jxCMyJMiBjdWiXqIJ2eY+GdvFvHUR3iSy6S6TRXUIeGw3tgoK/LEN5STsQfCcX1gr/fzfh8d9jUq+dIpLHIvD4RBUM1cqbpOyVi8DjH1wcyePWRVKNC0cHJM2CVOO5coorFFeLFVeZFTPk1/t5TwxIGnn+uzjwv6IHvnXTix94wOkcupMhtRQALdCeFiZg6Mjfu/jIPwwUIVmwvC5psfaJsXKGXH0JLLIGszli8rTTyzLmZcq59RAZge42RcnWoGdNyrM8ZOgaroJFg5S5W55uaeM8w8m0mAtKhipDPk1JjaSzPdECbwGfQGd8EqAe3hT8xRIY+EsmMPA5gcFOm8BgZz2BgaZoX5fgn0+ewMA+FcpT4UACg4uJ0AQRiMuxNtZngK8iMCIoji5IBuajj3zmoi0QiYq8c1XzAtXMVfb48A63blqsw/IrOnwrWuTncuW7GRtkQ/IFgzedNU3UT3DxZWRwWKyWltTSqteSfbbjd1iYx64a1+G1FtXIa2asCwMJiUWMFJHus0Wax1e2NS4VERlv2hkGugVlERJXtIn66MYWSWOfSR62Dn3NOxdP9btUyJ/td4iUSRhjMF9GYeow3ikRpa+f6OWtK0kSaBJt4OtInl0MxVeeXdkfo7sp4Go7jG6XI1JgpJ/lXWiV8tEpbOL0227OotNlFVHe2NJuAKL7ShaeSEYhkoOilRrdzwLRlSOjGD11senfyOZ2k95IHWrRyPfHc3pN3gExFyN6Kkby8fUQ/tpoUJteejsalGGkuD7AGTVnkUVGT4LA6PAYNrBZItcrr9Zb2m0aweBKSRjFIg6WcYN+aHGGuybnhIvRE1Qd22aOyjTg1WNELPorTwLGGaJURr1s5WMaPBmDT6JUj0UpPdwjuBoxotToZrQGZNbUHe0Jangzz/gDL0MARAs9bYkoNYYxGBP+w5hqOIkKRjG1GVq+xCCmlZK6V5KyJKf/qiTsy5siYDICHVC5GJU4kwdbRQfwZ02gF3aAXpgt+ijamDJjh4suD8YIeFtI09XQnIHENOqjxo+nMclALs0lF0ZWhpeyL3QGMh+lSstrmTZbmMiR8vpZTbfbAPJB85bSzRvdEjdVJUZQoui1EWhCVbV4IlGqhcXUzke30YpqUyVNGmOappG8RaXyEboDLd4Y9kfTOX64Zx9u5SSX0UuYcrJyF01ijtdN0f5AD1PrMcUdnnU8hNzD3Mh8BO2i54AQwrolAHNnw94xine08lHqwyidmUxLQFLFGEr1pBtjaAm6EVKF1A1q2yyNTovToI1Rd6glA03MMvvSkWrsUN0IBo7HoD8qu9+o6EjtLNtG6vI8ECOcDBn8pJ3RAHhD/5elSuzlKmoqL6tsMzUxQ/A11z0mdSOFZFZ7ob7FbxzlL1irUe89IjtEXFd7hNZlb0sbPzFpty5vw2Y1CqocA4Y3iLh1FdMMLTvGQaNGbaNhAXELRJum7BYbEvl8yDjrMWepco2qTE1gfJwguylZeanN/qWGaWQ4LGGk0ZGiJzxWdyXhwcD9lFZQyT+ajk/74zQj+DK6sJfAKVxBz4v00wWh0gwH7spH5dSfX71TL9YmJp9HpIORT0Af9ByGJYNykCf3UpoJ+tjWR9vS2XJS7xw53sjMyPIpvTPwcs54K014KyiaNHL47i3jf9pDeWPVHQEqNI4+x0J9kmXB09tWpj/JmIiKr5IrRQmHE1muDKieJM/EHgp99lUsV/pXQcKz0LYMH7dFsk/FcrBNkNAzEW7MCryLIbnp3FhFQvJbQ2NC0ivwW4DfIFmi+3TelaS8sR6UhOVzTvikxdZkoJUJtxIn8QSsPTa5pRT2SRKK8C3jIfcAkKi4Y2jKVZywDpk2WXQIQSu8o2xhVV7REDHAPaljO6YOxXkGmZrzlGbmwN5XYpBJAMkLUUp3ATpNp10s3Ui+ME5AAIsONASYiL7FsMyDS1n1F+RMvpfyoJScE4wEqzjgcygmxOgLNEiiHsQYNBTrAQtMMjH9MAgAK8TjfZffwVeB1KpqtUoJUT9UtZbqO5MczAiJp5YcrBIthyYHq2uEfnVAI/T/gppaJMZADlIQIbXeyAJaoryBRPf0acyemLI3JZxxXjKpshNOyGkXgWB5Wz2xLJ9kO/vheYOP5tV8ruIkLK9qq5l0JkR+lrX7ct+kMkWqlkIh0Wlr6xTUlVARt+nxfA+yrvAhqyuyLv3GvDe1iWthjDMK28CqaQVPcpEcyoHVygpS5FC0xUDumxzKciJv8Nlcn6SrNKs4pkly1RDNYXhpOmY7Om2d+dTeNckJVS05oTpJcsJwno1BXGNnKwkoXt6mOeiyB4aft/MeJ/u1r0ZSaqQKxdbmtvpDptUpy+E8X4weCdzVJWdoa9G2M9STGWotmCGRr7e0o39LM7TIxLRNatqtxQhnTa+Gk4ST4cN5RTutveLD8grWGNgJ3rX0BKtFJzgzwNx2VogvZF1nB7zD10qb74ra5rBW20TEKHacWjrJ3CuthUerYt7nqGJopl19zgMirSCfJ2+meV2T5jmam2z+uzoE9+sheNy76ZRTag4ZgyOLj8H7jU4LmOxoKj7jxUbh9e4ouHtUdGsRzRbxpQLAb7YUJCVXg1kqJ6GtmJy16htkWKU/Tj5K3nDs91y2oBxbkEKzJEsvb4ee+zJo0WfpEMZ5W6+VbVANZrs81bdfK2+/tv727LZvh3IJCPMFa7LGsQdO+5OFpzN7KVgLJiWZ67jUQdwv++1K418ffyKU2YHB1/u5X+XPYMB5sQl7PM/oID5ryqYFAxuZN0DQeGi3VWrhUmu11CIv0aWlqCtAPOqr6NugnWMPCKwFM5TneOP156vBw48rzvdWyPMrL1ArZch5AtbIBOTIrDvtn1FEKD1dxL0P6Kri8znjQYS0ago60VwmZ43UP4nH1kpd50ldG4rQTmYImCsuf56UXyttfxlQsOhzk7T9onrbL5Kym6Ttm8/3NkvbL75AXUzEMJAh4UOsY39NzVCl7TEAAJc8RuUnOGERK+U/wFwBJuI+W4pTnunQzAj6ykDEGP3KhnLSNzz6ot8w0LEPc8f+Y83QNIBfR0fPj5hMWGFfsOhpJ+Xv+l2JvCsW05t913WVS0W92rMCT1DCJPfZG2q5vNAffodfe4fv9Md5x8ma/tALa/oa3oGQKFEkEJP0GinYl/gxzbLTlNrlYPI/XETsPAU1f/RyOl7Vf1cLfn9BlPdb33HKe+x/Kcr7XlDFyUbwk9UIfvo7M0efetFvWJKyT/b63/4Ovr631KqbPHnbHn/RbevX1+2ZgHt/OT8QygLO/i9fVUlkjnqOK4O4jbEZXVnXM/keLchmSDUjfILJUpMhxKUIiTMXa0s62JYFJXonLTE5WOKmxfvTl/5Moj9940qXSvLGoV1KTZd6i3TpBTLck9HFyXv5AkZqwcwPsLbPLYtnf7oiyc9+Z/jBZ170G14UP/idF/36gXH93TuH3Dy2rMF+4kW3ZcoOBedV9iS/zvbzvfzkI/HZF/32qxd7A1f6e98mlraAjSz92i98J/ry+Rc6Pay1g0Ppekl+dI6X0/zAmtASBer/5ILfkS///AK+/O0di335u4Vf3qU8Ywy5Qbzg/BvE8gBVAxPjDVMFazquo89DfabWOs5PMIjmduLC3Lv7onvuxn9fuvDePLjP/nDwvkP39uEcUwUiXMcqGFaM+fdAs0XvPSiOhzdB0H83z+gzXhnkWZ6JRgWWDFoueHsmx/+j+vzKDoPXwwS2zr+WPmJ4p2eY3WvoI4R3eoYz3Vb68JERNsOUb6HFdnnNUVtnCoORZZqe4Y+tI3vt5lP5bAc2mXTls/1/1OpySdGfpvawffIaZyuragtNbWFV22le5ex9vWg0rx3ZYx/OLvFY/9H7mztYLwSfeK39gat7dXl1dfnq6vJ6c5lNaIPAnWbAdRq7t/iqtVPyIISSByGSPAgxQ19LyphUUsawF1Su6hTCOOBNwQHXaUdakmyhLckWOpJsoes8euJCEEYXWYioZmiwW2xwivJmP2TfW+QtzMND9x7siy8xzTK+ROxc38pjfImRkAaxhoc4tQ00E508xReAL6u8mzfwpcFp1gTCOhII61ggrBOBsE4FwrqBSIR/DP1od7zTJGn1HRdKZB7npJjIjJj7ei7FvRc5hX2+Oavvlw/uhvIPtl2TR/1BKsEP6yI64/CbP3gnGH08W/jl1z1OokVTQHPEl4nkOcVlyqrOp/lL4W8WW/HCGAdfbluteMRy17CSkdzW0RDSQOgG05E3WgKkOdJ9G/yhqT3saze13zpDry32YIMOU0KWvv7M8sZr2BGeOt37Fki0xX6iGGhIvX6ejLzJkQ3rj2faZVWykCOqgZ49KziGXKD0+SQwcOnzOHKB0uczQA+mzxPIj0yfzyrEuJlJWuuI26Egn4eSJygUcKpQUgKFAK5K6QNkQ1vQc7ywvuRJLc9g56ZvmkT0ff2LuU/fjvuu1EQTvVnsmHT1HPv+Icrm2qzBN3H1r6Ef7o5c+jRRJ+yU7XiPISi714lUAMOLaLhZPb6jSPNkB1tOimAHlMEwNpXh5ZLjd4fO1ASLDruiwJCL7iAdXdD7JxvTUgQ84o+rWcvX8FK+eZfctGvh4G4Yhur0ns4WQfmcIfKgfFYu4fR/Qi5DFp6+IfQe8G40jIoHrUCJ9qxYWDLRjg6mpLQeImHo0Kdu/+Dtn+CePaOzvg48AiNRwyFR62VhdfUICShSdrpCGJqPj5uJMGMgUfDNOdBlDMgAokv6PODQZVyjy1joMha6jIUuY6HLWOiSuDfoMnboEsaEZ6ljsaa/Fk8t3ZEV55Ip37ZkGjtkWvB2dfp7JYqmFDeFvaIi7T3P9bzOE3jllkScpRKA1rOZqxWUtFD8g6K9KoWwJ94HCsmDu5eLN4DJHFwgyySVSLEZcu5gyR47twcMhY11Uu132TT237RdaPLbYhZ6eM+iZqGP79FmoUmxCk0uYRQ6FKjITTNuRBSlBWOsLTRgmVsITdz7tEOBRLZFI6930m2XnE+KM5AmvEtJ6m3kUTUP0IvHHZmGWAMzCLiRMHOP8PvrB393np50n/YZtpc+1sxKCBxeuAZJp0OmIMQCc+pTGtE7MWxM6GhToicSG2nC3lZ6ApEqdMgcppwiFHOYliZohJ21bQRIWIbne0/SzoUwyGP4jNcHjysW6ULmLpyVe4/0yqbzzg7D3DLoMyEu5b5OXptykEZbOVEbMUdtwJrmXYZe0h165pY23Fa8LQi+gE05gj+frhNHoiKVhRXqrNzJlW0oNBP8u3xKssrrrzAusfX5Ys52K7ECssZCu8tyXItp4Db9wpjPVbhD4zjLtXl8hRqErrmNoeQAj2d1Z5AHVkJGfE6F2x3w9XpKn2GQDoPJlTY17RCwBu4uyeWc6XMNbSb63Pw2CMqzBTjv/B6zMcpb4eMS9Pbau4VEYenDIZqL09CZnrfe6/FSY/sjf/fYHM32SR2/FYC5wYsu0CsgF2emoLdvj8Qi6TYKS5WfXr9HJ9cGCWfZ+TpUizc464MHCg6s/20gJ7WRfXYF4HialczmxC0NM1tw+mFEDxbelcxVIrjhejyN8HfyB2t4nBNYG1HimO/q6jZstumFyw3Pic8d9XJrHklYOH+DaDstBZ/0UHJalzygZmfYXMul9yspPqc4Iu987y5cHFSzks/U04mL/QEm4elCrCMMmL1w2mud3BfkCsbwZkcs1OXl74ZZRApuYjkG8Mr0ZQ75S6Zwjkllenqmm/ZtAQmX+/fo6C7nvsptK9c47+Qdwf7SG3lL1Zr0NW2jcop6b9ij5VRqxV2q8HRO8qg86s/KgGkDdwTF5361PngIdRKVPA4z7UP+rK1qn2ndMbspf8CvGH4+GPTFzDHiBNGbJcCl7LGbTpLHV3HUKs0yK5VJIosq+ub7qYw/lkDAwZp8lfKP+twaSouIa0xKMnl2bHHeein7r4BdF6mWUfW54xLrao5AGc2sffYupw1EM2ufIzkdZh25zBrsRZg1xkmYta+ZdSrZrbUkRmyOGbaNovwpjvthMijMGQla9ADm/4QjHU1Llz44mXBtHE5Bl+nIzy44q2TZF7pBwqmR9EQ9OO6eLTfIucGstlCi60OJrudvG8xqo2ORs9rCcr9ZbWH5TxkuMXm4M6fkydv5q/8NFA7W+Scy9tcSjABm49Jvn9cVral+andgT5xEmYdgWJr1bfxENms3c+l9SL1/84Kd3h4IEP26wS5J+nK7WZGZkGpPgoLdqkFieklSGxBNQh9rgG9U/pxk5S7vGkPhn1PmWCXfqyq8XPrQri9dc7vlrttMTq5HG9VjQ3uNAov2mn/Uf0+913iu6rXTz7nRej/le/XQsH4u2cv705P08v50iV7yj/rvqfcSzw3t5TO9ei/le/XQKffyQHKSXqLAor3kH/XfU+8lnhvay2Pdei/le/XQKffy2egkvUSBRXvJP+q/p95LPDe0lw916r2U79VDp9zL4+FJeokCi/aSf9R/T72XeG5oLw+2672U79VDp9zLx4OT9BIFFu0l/6j/nnov8dzQXu5v1Xsp36uHTrmX0Dcu2UvWmA7t5dCWi/5ySMufbNZbLt+rh5bd8tWsJh03IsQPiNN9pW/vVZdrrOp9paje37hH60y05r2G/cJHxOx/+io28sGcqklyjtodWFhzjwb9iIS5uFwrUaClBiQL2WGA5aKf3aOtYtDih9i+Y3xMFqkFJ8lnSwSRxZC/6Im3chPffxwayLnHAi6AWHI+AUb8tfdzrInQABts403Lubmd283rj3r1Ot8mrcCbr1nn346rM4OtwJ3iqy0AmuWrTYAcwmQe12bPnzftTwvzCrHxcTc8jj2gt+kWkbyHwyvkw7l/DbZTq4jkd+SNHY5bDjvp8EZqT+K3kxQ4FC8BpxPkD5n7lBnpv3n0I0E/MeYJtPDttoUYHbdpWWV1rL/ZGh//oBEhuYy/O9zlO8J7UhPelegE6jEW4m6/XId6INMAm0PmZxl+9bo0ICYbFR4N/P+bM/merUUG71JpQ92dXoICGiTBe44ffO5zXcDoaeWNW9iENOzh1gNQxyOmhIod6XdmEjYZNREV0mPf/JlsJslbNi7BAQOaQk6LTt7eW8WIfm8GiVq7r9+eUYywg3CCVj2MAjA/7bw7z+ic3ZnWnhnifPteyWixFTqDRCy0s+EjBeXntgqxaECL1JM4kwaULW3EKhSjeWOWZPhRVhQpRmL1LmsDrkZtafuthjNXM91+lxWU1JzGTNdp0i8wpSfneJPQUTRwRBuHMhPMpdGKAYTIlIr3tpNMPlWeMVjCorRikExq1AKnaYQk0x9QA3/cWoY7MNqS8LFxZL7fHSAzND17kZOvTmnyuZ1qALEpY3XzEh1WCzuLpUFbzS3o6gNMOcOeV0fyJkJE+k1aGW0hr6VWBJNPExEkXfpzNZs/unkzb8870/pW9odO4D7WxUeKdJF56wK1GnbR871VsFlBu+WJ47snvtte3lzPNtMuzp2JPVNDe/fVRqcKEgv5098d7PL507qGHfMcF0tsQ1DyiJ9/of28clZLBFUwAN+axK3JWdY1g6NG5RO0XSRaaRHlAWpI1wc5DuI4PEd8oIcbAIcT3FYkgGkiCj5SpMzPmlN9CXliqLGipcHGirYs2aKzL0/BhLpbi95Uf4Tma3y2P5p7mLYk925B2lQmS4/IcpwWXYWN1V+RJw/0V1IjH/dm2Xev94uiyGc3tv4EUW0qMGhQiwSbSslPG9FuWLTzeG+xiqPKitXMIWj59t7Be/FkPsHf7tpj4pgEOG0IBtxyr4ZixeloLAckbrlXi4HJ6UVTWeF005sg0DZwn4n1MPCngye3km6O9adQgJtjfjClswEEOQnsyqeOMBpculdC84BFyqjIxHeLNfnIKznW1dM2HeWy3UzzztWXtSEx9jhi1LRm2FXbqedunqKpvCP5n5Z+0F5RUWO8dDuDgVlwvwanJyhkUT4OFDL2D10NHV5/irahNkP8mcKSQwtocqMYzM21Xo1y2jbnRlTp+CosN/Z7pvGecl+CZq6hBdTeN3xIUw2ZOgATWO7CwtpftDlCLtURcm1EyK3elq+GInE1fXCE3Go3Qi41IZBNRttZzV1xm571SRxczbUfvoJ2PbdJH9ZNYvzyVYYyJrEG8yn8BZFm6Oh50NZusKNxzPid5qvB58ZZyh9HJMikgT3MvhCwUCcM8H8hoe4FiHSLPMASHKAZW1p426q3qWz4NtXKROBgAZEW8y1H8raAOLbmWdKpiSH3iBgy053h7apnJJIpp8ybqj2tVe1p2bL3tFZ9T8s+HATRbr8S0h2nL3WuWk2SvzrHW9VnJLBxOpSwkjJl10jAAqAdTTdDwGSRWTbNB4LeQ9q4W/uWsGvGsIlPMJUtWaxLPq+GPa/084B/aA1IL3GZ40Cn9JGK+GVL8Bqzzc5teAQQVbQW/iCLkib4OXrXhRqajMR5rEPh/aZmsUmp3ieqM14Gyong83ebHKNCObZiscr5KRQQLPFQgEIjvTXP5JgXAeQf5y3Hte7XlB9WEsdxz9W3H9WOOiRRrIV/oajSj3pwIgj5PmLIzGEaUgdI6xFt2QvZZqDtoDhWR7CDxgypJ0/n0Wwu1omj0kOQQSpOqdpDPxWd/XHPEZ7+cy36qaHJrOFAe8ZYwb0nudKGnDgb53ji8NqoHF4RqKePno3qzDlN1YtOn8PbwsKz4W0eQASVWExU9kSUBU60vxrkaY4TJSi6L+YBLAVx22eqT3RINgtXWCoFsZsGuACWSNEkGSsz0eVYQkXrCAldCDHvTEkQdxO7G2Y53AEHmlt3OJuKlxmcAWIFWsLt5jFdvartVVy1WmpBbam43xibIRq21IAJ2e/JUlvyeTXseaWfJwECiDu1pdZx19nCi8X6LrKFklUZDiw+ElosFq+rp8kWwLXa9zAg5/BX/atxK0uHv486N65PQRwUz/KA0luzGXwBX41YPm6SfJywRLSgu24BdZIC2IgaEHmCPIHIE3DMcNUC11k3V1hVXwsSOY4ofRypdmZDxQhIdqgYLDwWmk2OgJmDPBtHlmDkwTKJSfPtYJm0s5BN56FZUimWUlwhNPBuW7SmBI+XmBItfXDIHdhha2snHM66gYKg0RCaCygpjw0ZDGwGDT7Y8mYk8pa/6NtF9grdKSYhEI8VTRYCQy0ENiEEqm3snlEwxgqEQOUKgSG79YKHBrXz5w8uQNJ0Aj8YFXM1VA7/mCUVh/N3JQ5NGLYbYydqOsh7joB2kllmAOGTTC1AHRh+xwhjsYhOSkQnywvhB8+yU2i1SLz1BqI+au3TuCK8OQC9SeY4yEyb2badx1pC0/UPrzZX4qftVq0WVA2nF+Kz/aD22x8JaxrQR/nl7svY04F4RY8ZFB3ZoJEg4UwWdQhtDrWlGDGtcQ7Qo7x9wc9tTCc5XyGdkky3DA3YyoOrkaQIJ2Jm/0DV5OPbKlZx2basXHr29GF30WnL6nZ/y8bt2NaG48MOp2bWDGIUWDShy+qxRmmtrHhSGG8DjJfpqNfP8pW1ScQtwP82iYJWzRaA0zrb88pHaKhVuRuIYhrbMM/4h02AICNpurlNQEhtRbWpouGJPBVlGkBgOa4PkQXPHlI4qBVuBadWsb94xX69Yt9ph0CcO4djQ/YkNo1g02hAZ9XjsRujsTPD5jGd0Y1+drIBpCGnz6KJA0uWN+nAkglTiubFE3UCT04wquRkO2QUS9AlUWk7blHfhPqNA2YT7HPCrAyh7VWgc6btIG9dzfC+eP5V7ajaXFd9+4m5vbXAiXqC6G0Vn6jDfCKHeswdR7O2mlcIAJNIMkMJHyEc9vZdfCxrzi4+cBg2n52FuNeBXc/Il7GCz6CYhP447x+cZYVG9jDnul4hKTKa2BRWiPDblAPDuKDr2uPcr7YbIgwExPiDXeHucFew8GhnfDKdtGz2HsLvz9t/uHy+u72Iy/23zxZJecHlrKbx3FRaXnkO++6+S3tszTwv/yV7DIdL5+kU8RtpHm9jkOx3o+B+jZj9S/hy+gPisEp08YbbZ6tCkmEHewfDnXOpQtIzwM05j6fYTZUoI9gkv6Is6DzLTj+C71CTNre2gVQsxxyPa38Lap9R2k7ICtGM2TIk9hZJ7JHWigICCspUKBB6ewoinXiq32G5pEFSCaBk5WwkjL+FSR/JW7cQR4cCtj+Wx8z9W6w0hbhBnD1yWf/KfOQB1pBGYssTDelCXWdsdSWMFxcvshJiqyRhALh46JqI5f6AbnKFQEOJerKRj/UnwcziPNUsaoJujvYnjXrS/mBKO7eyRcw2jXxSlJWRUVYu2dFhV8vs/LCrZQ5IHjHdRdCfNvOubGIttvSCdkQ4aAgvwYCNYUyYkbSAJjrVn3QGIp8UvUCx6gp6O7ZH2sN9o+p0Bwx1Lbjv1hQiAwPidMah9+fj9yo+C6xqxe48rdxKTKUn+sLQuU+3sAzsjVYv87Jhr3KuGk7H5VC2qjb34iJZlZFNnU3FrJvUDZxBkBICcDq+8mnr7eBrJwg9FS6gbPw2dIKDBdQ9tChtnIMT2hFFXpNX7fD5jLJhcyIJndybJMhHEOQbLMhHWpBvQJAf2YaUaMBvHRFBfsQV5CMjIi2HZCI5YqhaQz+sG8oRDvQW2BeuFHOGl48QMXC+DW4DIis0sLrwxXI3ccqK7fSbwh6rO3TC4K1HnK3TItbVe1J9PFuulepjXT3rSiNwweadRbSVtoEfqrYB6oBi5wjNyPeZ/Ah7tPbUaq/OFd9wfmdQfyd8beSdgbwT554x1u2AzQa5R3tr8MDe7DEVitUt2E28CKKIRuQLNrmpH+jYFe6Dj8pMc65IZpq7XkfHK/rW+I/YeYj/Jn0vl9glNuvaSAA0hhvYAAxpQ+J4qOt5dNlU3tjGXikRZweJLqYV14RWLDxM7L9cu4N9jGfC/X0+LKIxEWNSKzyOTlnEu98MAp936+qIFrm7tPmfO8W6AOrIjNf7/L5aEVjVJrXofWbQ6zO2i1uUMSdQQAmgBvWz2jtPss+GS+2zieyz3hJklwwhu4w9/5M5xKHseh2CFXbStutdzZC99E1suo2ridLTw6wPXUszyoaM+JJ2JM69TQ7lubLN/r2Qv4Cc5ek0K3o1oJZXQTE8o/ZDMUn7+85Xcb6+GXplurWNoJCFbwjE890Qdu0Ubv5/XlWu6b2BeeOIlyJmJsKBAAw0TKIb3BUAua7MDsgwyhLFkugolgYWOOJ86d/lU4Izq79eNgWNcYwolhQo5Pi/d2iPA13eT6v0LwxZbDLAeBK2xqlg8NQ79+gjSKtAY/OqhR63EI5OXI8S/54K98cMwre+i/k17tVG2G9HVhNtUAdTYyxGtWhWkz/cs2hujVXiQc5ocuIp98QdYii7L1VtZz3b1Gmlhtkzu1mVxuvvBUDesfLplAlFCqU9nAI4eLQHVsQjxQl1gt05sAXoH1FJC7j9SBXR9xewjgwgwogtD3DABD4vTA+Ks2BIrBBHZrUrjTn77JiG8XfdsERHJ76HaQ55DDyh4pTjGOg0U5X5Jp4WPzqQqr3VF3f3FDC4MqRyRGNw8bxTwp9hh2RHhAtPuwx+Ku9cKffaPMWK0ylx1glB2tYzE5dr4CaJGMLeN+6QOwFY2pqiy+//B7kJUke2Io6dA7FSg7cVbUlBxCxQMl8DQTXXjo8mZkOH3IXccUZd7Q4783flthZGzHzCKidBXxyjzOteftJrv30lo7/a6FDZIuEf0b4MsaE4c1A/PssoGDQ0tJwCyWvlzUpaErusqEt97vw4QycGQJVnA4kC1jxOrpxapFDnqqak/W5IAAIOZbzdNXCTpA4jfmGJjQvv5VWTiKtqqxhF0xVmbxSRWQm2D6ehuhFQIDCSmG/enHdguiTKhOmSpBiYLhUyJYxL7piewYMOsDppDHCObmMr7eoZ75lwxdjy6Nx3ubQcJm3yh9QGn6UaJRpk8St7xHDOPxc+cwR5EMyR+saU6aFvatFHdSIxX0yvPtJW9IDcgB7HuV7JoFyQ7H8L1ejuUosYITvR3nOnzko1LFm5CXJiBNEq2hOusZANSLbj1E/leA3tOuLcO0WGlkQzNBVz+XrJ9yXexU2q9ioioAR+dED+53TkVAvRQwtJQRn7mF7QBVOYLXoSQ1WMXFJwbohm3pmlyRcuMoZEEeP5GGdYGJUECkpyLjBEMwfwta5qI46Ic5mgyArcHM1XbGmn+SiJxeP4t2WK6hnFZ38cB0jut0YZuLyNdCu9souGYNds02c+IghEmL7L2y0a9c6scDmQJtowuqXdrqrvI6c6ssF4orJrFWOY5RZmeczEFkY8kO+8UwvgdlftzIripYP1RuPUx0jqTCTGX7pJSygjnp3pbCRNG1XLbiZXtQEKFiKVEcwxFezDgiBR/P+ci8Ra32mTk+20yanutDBfW9z05W604UDMd8hPfmx4zDe9QGO+4xwJy5SA3y8S8v0voR/sTnYt0L0DeSq+TZvhkNQKjmecOcS6rD1SJTV85CdITsUsasQq2ghZa8tf54gN++wjxy5rbtJMftWF282x9SRpR1kDfZJko4PZMEUOEOkBDbpwO84bWHnQT23YRzw5PYKt8ggwE3QCy63sfNCGdaFDPRRlentm7T4k3DlCT1lpu7sn78znrXlYNrwjsExIN6PBbjZNH5eVBfTUMn6KDcf0MUNzMtPHFvrYRh87NF39Hs1Wf0TjyktH29QDKtFDR9nG2EFHWws72pvHkGgvt1Y+Mv9K3ojbr2iHepjLR3Ztl8bgqhQW/nHZ2DNsHIh4vKVUt3SJpLpIlPBR5Ue7/Z2yIfLa4bMm8l6wbBXi/Kf41AKMliI5i5hOep1OQMgHTIZtMWg1SB1xFkceQko5CwrcQ3iW7x2CjH/oPgGDpT89/JnEn5xxOudxlrv3IJp5lj/ZZZOpkxubm08TcOusvCQ7Efhqd7JzoXfPEmhIVV7txkBwxvWcKAvzX5VpGpuxC3/kpKuWwInJWVZnKM6SHjMwgt+7A52hccD1nXxIDQHVFOMjFzybSWCeceCpU8ypvdY45WTNTqoWRvW09ictg/d6dRyoEOMT4SN1nqpymRNJ2y83TNEhqhrE66ecEa2eiJ0E7fREI2+4T5BkJtBOGtOpORTTiWGr7mWInkq1ktAeQrcZVidXgH2SO6m9k+o7PXunp+9M2juT+k5u7+T6zrS9M51droKd/Da43IBE8Z6DXPchaGqoxnsKZBEIXztVSD4Bc4VzT0gd53vXTR3Krtcg59ofmq9SOK0xdnWPRUHo3Nm5Z7KOXT0pzj3jgl29SmRJ71y1WoRLqimH8lRxUshXfcdexNWHJGRmHRbTbDTU+xZDUjepYRYCqS8jMcow8PSlk7SoZSRpyf5CLQK7P3nTsmH3NdC9PmcPAt0DE78v+Pic52cpmP24vFHONNEsrvxhMPsne5vUwI+7sPo/5LlkMFCLGqhFZb+9JoHPf8Q2tbDS2J3wFlHZGYQCqHfyS8XEjTz0kRy26SB0I/jmw0VqLW4+/WWMGlaDpZVRrWhgH2zMZAiRmLudjv97bu+TdM3ieqeV8ilnZvd/4LSdR44/dEewzvNgIEjKB586qvAlzOpVapu989gXPvIbsX3sL5+6O5DHqITeYcM9RmConjqHRova0c2phTDHlIi2aLCmEbq37mz59zygXWyGXblFx4i/eVRdQHd7JIOXf6MLBJgg20LFnYYOi4pMn8+FSah98AQ/GFH5eBZQiRHjVkUcWdfgTfJzAskCQfvawr+0zSgW20oGnOHazhQ6UZA2I5awZ+Z20rDWRrwJV71+xnauJvUHIgqNvxU35nbPAxqwvPN2OtRQn/3yX5NL2wFyHQesJCjDvgwHbCd0trql353ZrU1Ii9jJukf2znzwzs83ds2sfn3R4Ffd/u954rlR/wFxQ4dZcQHJZVvRZYgcGJYwGjSs63GA6ZVf+r1Pr76pnLyNx/z098tBGWJB0QOo6Uh/NO9BeTvWH2+16DhV/tXO2fIj/5Waf/p/Z1loRd6ju78YzBbdT5RrfvITxcry+pswc91t9JbTfrqYyHu3HMknHtg7g3ftmplEe9HI/++/b4fU3n+V9kb5inyleTHyWOL9cHw5DP1K3uXWopE47UEhO7b1yM7+iDRK3VpMEHFc3o719I7qrkyAcaIjMt+/yyfwUSi2ry0mddnx3PlxZzE+41Pl+fjV/Ql4qdDPk1cf2VmMzuyGiDhxZGY3vTbHeLYbLZJeJ+iUOmrupEwE9JV+GUjXNkqNlmKst+naaSYCmLEGQ5nZhSPlVSOFNIGNw7M4k3a1O8AQEulKJkNMBGcyxLIhYsjzLoghR/7Emd10j2eoKzNUrNo3s3tvfzXybe7sT8KHOd3JoVhQhm8VmBgM2Qg7S5rxFMqPEGSNgQVWIZcac0vxT7Q4juyckTzkx/huj/aDbvn8rtny+ddd2ga0SrABf9YWzXz1TjhIXI1p5g6xg0q3vGP3pe2IqBoEdqQ/hmg/OqWBbWb52MymncT4WklGbRzbRwcgtZ9u7t67f57dhMb2cZzeDLxR6LVEMZHtEjxa0LDP7xFcRzSYSkemO6O1Tk/J76OWiNwfx9GvGT0yM+z5XvWS81VNgbJ2QneB/o3a/pkHdD+V9HPiCJucJ3Q/iWKlnygNnjEKO9s4+towfaUy+yxtOf31bG/Gh/Y3s+MxWesQR37I/I7b+Z086fxyhBd+24o/1+SrB2Y/we0tsiQ3sQqnNs+p9L97RJOA6f8I938S6280H9F9H5G+T+J3nHMbme5zskifJzVP95ggqnmeXMgsMjvPkzVmkWdXa/0vMYhX8DbZ49bP7b5S3EpwCc0rr//RljJ3/LzHvGQUL+eb6jLNoJ0BCE4yANFSAyBvV+KPOXQAMpn1jIgIrcCfyWzQKKCjGei/x48lMLc12euoy+wqe10xkjeuJvKffB1S1/7HI68raKUw3+ruKcavxktfMYXgIlqNoA9QO+uS0I4v7HGPaQBEaOajO6kzojygQdtHvGgmmMP8jB4uvUvoHr0d3jTSjJUg9fmt/TX0vbmLb60oUzhF5ivphNgtmz/V7+QryubN2KvKxixu9DSPbEqy3N5VbW19X1FGWCP0gfyza7SiCvafctd2Pp5rYxDkk7g88Dnvp4idnvi13Tfl8SxrkLpH5oltf/Pz3q6Z8f0zz9OonaBxaM68i8WFC3fljZ3wcGmi1F9Qoeb+mbfOfWzuxB1HIUrMfFPLFR4XTFFw5sHjR+/Ys+/Nd63dud6LiAsQH2/kE+DjDdagdsuIxqNs035AsjE73nXziSvplxidXZmvyVds3k4j1O1P0LF8Rd6hkpJ2tCtd6EkXutKFHnWhuaALWdWFJnchQ6kFXcjcLjS5C9lgF2AlJWIZnZl79A/P1Rzh9wwXmRZehHM9G7IbRNyD5dBXVt3Ahl2Mgfxg1y5WGbqbZIp8hc7lmeSrQBjFor1dOGHjgxM2PnTCxhdO2Hi9t+1yBRx7aetvEjOZJFY6RlyWVxUvHFoedo2UMZH16MyafbSUz9hPw0tdpy8N/tKozOLzV7eb1uuwyXz/dRIE16SvwRy15HV9Zn/wwcy7MHwn+cRssQLuNqIbbBgJloarCkZ7BUsa9utOZPe+ut1AZtuZl+0/vI2OENCqURl8w5rowJtmglg1Plh2TkmU65Dg3LIsdWTG3R31VjNiRPHaj5ojNVj8pwkep0UNoYymjwQMiOPEIHCvDzlQmk9jKocGORsK/ftXWmkwc9+QT/LTk5rzDWsEc5KddkukZeMPZuWlgwzAQ1vlustY7UgXF28HV9DJPHDSSGcu3H8Y4rHGxot6X7SG9L4vQaTdTCLvYNfpiu38hM3ssd/3EXFXHRHblWvEtf2ImHUssQg+MQK2qGp7aqlOf1Cj0T6+h4Fjz1U9xpQtUpL4dlB/+MABWG2SWiGqUBMZD0/9sIfD2obtR/bl8Xxl9E6gVEgk7yicYKqG2KuDu/N4Zu6OO+f3Hzh4dG73nq1TSHuxYd8820Rm1tIMApOEaomZTdMOcBgQwIcltE3VQtvosH5rnuzQbj3fiJOQow8HIrCccDbgxnEGM0RiRRLDEksMSyIBWakEZDUkYLFpAlhWFRlUyxyjCUPXBepV8KU73/txaGzP964RcM6roV4Eqn6ImLUtwLxGYD3RmMWROcqwyKr3KFNy7MT5lefNss5XMFmVRtju/ZacP7UBIzxXvRw6zXO8H4MK8RzvZZLHYQMgQab98zgqqPLjccMnAQCjQ2mGe0BezICp4ayJhR58ZLjno34EaB1tF98DCngOK+YTPD7bWgm/MO4KXAq+s0ktpGEgqob1vtD3ZoiWiXbkzYEALPbEVZCH+0pixKPBYEwThtXmz27e3obBxHJUrFCOubrH9oiOTvU+aYGBCgVDByeuvk0gbFoy5OmCIZdILnHaTY4gCHtoJJdbQJ2kACOsC0UxVAO3XM8QOhOLL6ftwvBOTC/sxBnSiVxweNoOAI/HGKQcOaokcjSuIkdtKGb2zypQbswvMhnZrBGgYCdnZQAFWQ8OqNCSwnEOa83AV4p7jaAhB71PMU+CN2X1MzwBtljvnUSMighW2qu9zRJtVIzZMQBGxZfNcissEm0w7Z+NjIYBUE8DgzERyMJL+M2/zSsTVzbCMLlE3ChsQqU8BseZrcWgWs8cYwJlg69MA65kGmKTey+GLlDYmHjhw2DIuTXZZoh0kXEVj/qLBqwbKtnLxIMe3LybsQ4TZk+2JbJCMvfO9mBUwmIUdexlkq9YV9C9nPWiO2fZ+KQCEbXDLWISn532vBIs+vbtm3nrYbsTGxsRIFH9KHXSLzdLRVGgJ9BUVHjTHryZPG8H/qb8t7WjVnnEtcLqK++YhrqUn4DSVF+0+KJ6b4aNCbZF2f7UYttfTJtW4m5/2kcqWHTrC3jrS2mb1NtfUG1/ibv9BbL9JfP9xGx/Ot36Sba/ZPj2B/fravvzqZhsf9j58uRwP3C2v0DWJwJQc99sf58Lo3BI2KY10Um8pi/xmr6N1/QXxGv6tXhNoMTpLWD45XKiOJdTySnGdnoni+0sUglpXBhfCdOfExnNQZq+ExuMmL48lYC+pZ5Ww56uKdhachDWqBH1ohwNWrRM1nEfP3PolylRXXAYkRTc1meFgV+FmoLb8U9QGXqZ84KWPMjI6It35U5trQ4HPJ6+GjBjD118/AqH6FlvGBAR7g4iEeGehiIyQEQCPZSsD26HV+n64C4ljIlBl9kjzhcA5oAXLmOARICnZX8K4nCNQHsp30Xd4jCQVyGosQ8nDAb/5eisqJye1Q2YtlkBp/1N6/wnlcBHb2Aoer5cy2j0fDm9PjiqROcU60p6H9LDzS4euPEOcxKh360kk8trWQu24L03rvMf0m+4dn3woL68BmN3v/6ydX1wUJkKzDtTA9QtGEbysyUNuLhn2Nsa4o5Z+YR5mcFB9gZaU8Hr5372Gwp5ytQR2X8r0JUA7pESEsPs62YI+oH4UZp7xnIRY4lXt45687mUnbL31s7DU6f3BPPbEIJY4Jrm2PmBbXEBjKGyW4tjpt7FHMtemJ3NG+APqVHRg2F7/SjWZO8zmvbZdU0bTLviW2tRJtmemtqf3wYJxjkv1LKmSd2fNcgUGr2Q8fCJW/+YggVdHS5izuSMFLPYySP+aZQDgNiwZdtXmpTRLYwZx0SMS3YPB/CQmvhnSgW1rAcS3x2ya1YZ8rhdeNkUkDUgE8KSStsue5tShVQu1tG8jOAoGDpdKcQan5sRj3fTrE4hRT+ZO3j0Ss5RMA4Flt4nYzd9CS8KAHoAyyPi14aCoGGTxDFZzOhG5hFnNKy7on1c+WpXtHvmZf2ofJn2faEdY/9Md4/EFcQQT+hNM+F/pB02mtm5E84vHFvKQ8fpGrQz/DY6r3Gujqb2UKYd81JGxWMrXTNPZk//NZ5b2H7jI/sRWEFvuPDyKSMZMhg7fWxhuD+wmBwbPlpB47JTx1t4Nu/C9SrYBUnN6JIQIKEv410FNm/6Ld9f0Ot27Sxi/RvHUdBdRfciFu71D0jEySdeSI67dubIWrwz2ySBLbRP7qR58TnUDSt+J1zwrmbhOA+hUpZUdWyfxgn0yE493j9OS1v8g2ee96hlM0e9q2VbmzmK9+7Ur9/fh3zD/n7xVg6iPUrNed0+iEr75/ucWGV/v3qLyt5Bi4ZlDQR5Bsbk3A/N26zhM+ITM1uizSlJf6XbEBK0cTcwlPMstfQRjps/L4/+68yFe1+3b2E46LMXzqNM5H6XZHm/TYRF21blo6QRpWiGp5G0gKMctB4pBejRtHZM8rmh1tRMA0JNMPEuDLykZrhAPVqGcZPkpJroqBnFkEpFwLhLO5FN42rOTZPuRHgSwnWpakFQagiC0toh8SB7Q2IB8HJxECxBj7IZwg2ev4NX8wXCgnJW8fwQmO9sAV9duD/3fl8gcGARl9hycfNWglgfcPQ2VKh4RpZDAK29+Prq9ZGx9Y5KRliC8gan8iZtOX5m31x7LVytRQZvlP4WHQxlXhzVX0xFfojRCSHvcrkM54hG+RX9q5otzynP4n5PCdf0ObcNXKAYHfKWvLGNyj8t48Iv/Yvkcjb84V0kWAbb6defkriqMpCsLo3yrZ/zLic+hlKn/7rGGrBl1a2z5yrvAiofQk8FhtuPqgI39xuZfUjKciq+Ru8P9I5NjQzlFMLo0pdwxDMPQFCNFcN0VBK+EMPZmgeA3xH7v1RcalmHKnEWuZIYt+4Shf1a4Quk8C8bP6KaYw5NyVVyLS6mZoc2Xj04QTHKBJxnPHHViQympJQQz1vaY+nDkxCYQY8kPh1bFxslxdWA79D9SSTRbIqkUMH8aAxAjdSgMySkuo7UASScIkPcdQtIn4Ih0GGn136XtpKexhGgeeuP0PfRgDmsDi2OK28KiyFgI02XRhOwUabLxxWQg0fbRRKBQtgcNuhnblRgfNgrqAHt31oHy8CYI8w04zBTpcNMM4SZNrcZ0IamhJk23TBTi8TR3VqMwfYFD2KNctDJx+BQ6KAcNM0pI6q1+kN32Hxjo3jVKKM8CBZBpI/km08yZ1uL0cE5aw3MV+/f7nwtMk2jmi+1TmFwr2gntVdIGK+qAZSUu5aebrXodNcAJfQMZYCL6NEAj9hwzNIT1PARUVdFwql6OI9/2vd92nRxHLytX01C4OIAsbO+P0xP4OOIn+hjnxpWRukymSQmNGqAGcWJZ2JgpYlqPgAOA+OmWaietNLNegLWk+6DBcujHw+3mUADg0rp4B/9MR9UvMN8CuInF8IjzezYMz+j5rvaLceqtm2NQueBgRay9zUuYIUItoVFOHDlN/8bH8pqEAcRoyqVygscDEnALMOhY1d0luaP7nFSNv8Of1lZvZwREnt/yre3eqIivVzH+Eiw08J4Oom0NPF0ph5U/2eisDXJiP4sDtVOxemIRHY9x3tSYcU/bG2jJLCa63983sN5z1/qx2CJHznw5Xkt3NGrHlXILMpQib3jOiMaf/nSHu3hfr/PmnEq+6CP+J1LxMH8Id9xmABzQZqjh4CIyZFriEhFNV/W+fbU+fS4FLrfZ1/5/bbeu3xJthbg9gH/UBHcLXVv+i+bbhC0g+AgnclAPvqlP77p3nfZy/vonIaGBkVwg5sou17oov97/P2XfOln5i88SGRW+c9XSbalOdP+cV+in8FbKw/4hCSv6FY6xpKwyFEQ53hpGV48Je2ixx5TRYOjvGuPNYgVDn0s0Dln+w0ONQjECMFj9ueOOwr14ZeqPvQDE4Qt75G5lDlpmnhs8TWQ196O46eN1g77aBCMLxL/JIlY8cqnTUg215JezjF2VcvzYKPPsbIsyursfu+V7H5UQe+rBgPTkzh3GM7D3l/Yu0ViYtxNtVJnj6GeBAvXH9rjjT5wotQiv9HzEE1TsYoe9yW3xTO0k/WeYWLGEv+0AsPbmbNu5OskB+rYVp9DzZ/xsVCf9qEHgg38aQipPkdd3lqqHev8E74N7uLEv48qWfLfUAUJmDfqPIHT/jUf1kT71k33IpbgcXUfDFBnBdfy8WEZTCIsNTEeuHGTjub7lX01XnFQBT5xCqjTiCF9c57B5WA+flT1Q4eVcwxzqBPNCCpJaCiF3eF99IMPQNSNAI3tMzj7NaI0O5/WJFjlwwVUBi/3384H9Jf7B3ycUdcHB/E9cDsc3beRVnSWPaFC4WVqJ0aRag917Ug6oo/vPq8WjmpOBqNv3JiTxBAgoo3y2CwdDl4N628fzhcQtZjeMAUfdmZ1/sVTBhcKYzycrFhr/YsY22wbgi94JLAX3DBVMEr3DVMCrSepEAGaoESpzCGGAb4hfvksiVTH0zcUyZTEN+TJVGXIiSEVxZKTL5uAPI31U3paKfgVJuEHv/1ZdONaNCXbdA1uwW9o3ILo1rK3o0wqpVwtojJeEFHp1yIqYwPwvXcwojKWA52y0RCTs5ze042OUJV2n6MjVBXX4Je5hEXkknt3N5KMD0Zgfk9TeX4NZ8qENnR/ZzbMZO2ZRXGzRGjd3o/BJJ71+wk+5wJAE9PuGEBBeFZwVwDI7LOCg0FfY+q08PVBDleiHa9drZfq8rVTBxFmxanVc0Rf8TPXcq70s4INkmt9TiEYGJmqt9JHc2MAT+3GxgAgjunGYAN9JBuDtcD2QYbrlgR3tZDb5VBRBaDlkfNaxH3xu67ZGFwjVzduDK7FFdHzP2BNbQxulB8eCjYGN+tnn93NPDK0/DRktpnJW2/X2XMXsM9Qbgv7rNhIlLeGhLChBb83LwgP1NA54Et44AoPbURe1KGPQBSjsge4LDMtTAE9AIOSTEe3tt0ruEEKz1LgWcrwLNOXg7qqOeAQfHgjDDP8/Tll8mrnRF35pVP0kgeFUdAdZkC9z83r1NFmJPpdWc89w416BdP4OPjCyMWSpb2lHbvtqNWSPpQTcF5nnTYdvK4knjEmJW/pj4vGZEWOBBvjN81y9VjrK4VN0W8TSJJBj07iyyqdVP74hzip/CSJHj0JyM8naLGuRPC6eAKA7Sk7bJh89qYRWxLseLlnTEl0wXgK53iTeZeV5JBR6OsqhpqXwr3De3TQe4uaH9w6i5GGr+84kC/H0LixfFV/Ml9VJlzHCqpyBQfh0+FTIiMWGyAg3bvIDa6TBice0LI9No2/YoZ9GUtXp3I0gEOxwCB8rX42eKsvrCzQZwLvBZ8JBtATUaMR/XG0Om6S4gYQ80VgDMCpeEVeIpkMjkMs0gdaeuZLlZg6++wmc3E0ty+jL7RlOl83XT+VK6kXmU5rElPEEhON7v0+/Ga+LrH4KPwMIJpFnMve7uOwtEvtBJbMWcF0ET1Mg7IXPPRuWHHuHsSjQFuJCR7S3f/PmzgoeMZDMAv19bwiZW1MHh3Mk+ugJQFChSSFPk82rrXscpJcx/biFJsgbXI+jkk+GCLNG7FHkrAYXJQLKi4kY7ZWMm6xbqSxpR1k+gH6aMJRUNeSGtdvatqPuyKRyBWI5+VXomLEdbKwehChsJBwbfo67Ll/wyP1t37gD2S+0Lb10z+g4wBLwT7Trk1ISwtdJXX8RmqFWu9di2384SJ5uXcNMO2Qchql1Bb6uMNfrzbJ3Q1811sL86y/3puGAvV8L+dw8Rl2QIrZ1+Tl3qsd6y9fhJeyW7uNPBWfOk+c3YnRpMtbQZFOm5yaxOFVXGSkMyerKnMygPElc7LzZpNhJe79rbsCBa+xap+qfc0coK3sD5SPY7x4c2KxGs/OR1UnpBOIx+lnlDlkKz5YB6YQHa0lCTN+GDxaK320Ds3RWmylcrRW+mit9NFa9iWIGJsl0fxJtk026KneWySgXfM4VH9CVtx/VG6mAd9Y9UWOoXH6dbFVlWvlOPos8j6WazXzRqlnUIqXL34ww1Uj2b/jV13l+JwtX6uCufr7PRr2yTQf2072Vw0/2x0bQ91Rf8BJ9wHl4tWISwKf/LZwsuwrMYPl4zo3xbNwj6BSj3s3gdTo0+SvXCtZKVAg7H2jSkqxgaTz5+jE9ZwIn6j46kKwVAIpsbbgnBrEgljp6pXhrUWD+MS010PI2bQ3TrIefUwWbT6j/+oeC0+Fja7d+8wdBpQZkZ3Ql14NDxGRoHx2dAx7/8BqRvzGznAWzEXeNEkyYJPEeWIpeGEfKEvpOm8c35A5pUnnaq+nK2dFRUfjhlF/toq71xXsHDot+T6/ya9rMlrMA5xp+lmSBWIno6h0/gGdDpQnAo4PtwOl9kxIpT187lf9EXweUP1RfN6laAunz4OK5JIQkuL9RPc3C9AoslaOScrK0fUBXKVH1gfwke6JR2t3PeSO8ofllQ9ys5Ab84dlEpsG1MtOUnjyMUxkDD2MYcyerUhjgzHktG0YQw9jCJfPzBnDBOOtx1CSmXCDMHb/aNxo8z77gkxiSNhF+lnjz+axC+dXmfDZh/MrCkfbpxUH0xPLe5p1sscVB6F31/tPQXSMtAI/EN8uesPZciCfpmK695qmuGHio/eoEi1q2PsnYzykww/f+GeXSVYvBLt/CvLM07Tf+eewKE4H0qPandA0w2M3KqD90Uh8a88LrcI3KU45J/VB3/B8ucmZsO/yzcGR05oe8CWFOy9WDHvv/Xdqz+9U0wTP93NVtlbtlNOVp3r/NPdtmQhfO6GdYq+VuNEd9Rcgh33c5/w6qHGy0gTJPE53AuX5JNk8pzh7qs96j5x2l+OfuJ59evV2c7y8jr/m6t0/0fal5HN+wS4APgdqwBs9j5HGK6SNEJBoEQaJrV7jxM4iOMibUISonFM7SLTn7AeMG+A4YDjXrxCv2f/dX6NTEDzyWo3LRIIbK3RTNhkRvRzuox2o0nYGketHccSmOw6qy2sKf8pBW3kNTmBlPRmszmKENDtDlC8PQXWRPQA3qcpty25/gk5JD2xhF0IPfEMQv066a/kMbecNSw2mBV67v7EfB+MG9v6RdX2hXXNG2+FXTl1hdiDw0yrLUgWfIwczEY0hbawtj6qrxJHwMHS4cNRS5dzcnXOvowEeF48FBVLiEJY1EsKSS0Itg7bXbwgoopLUTSnQ5DXFspo/L1eZpMUP8sG1CbpuSkyABjpPdT6lsLdnr3aA6/VbHGdB9YIzawBn6IRovf07vsJyOxNX53tAmm6t9/NyhT58njAdku6YFvzavFQj+audF8JlAdJQoSTzlV9/okK4ZG7pS+uVMOlIh02lleN0JJmFrZhz+SDqJrvmMXKLTllHXeUU1fiT488Z+DONP2dDAbG29/p5cdn7cEhr3N9Zx9kT+TLyGLFa66fBXD22LfhCm8d9RoJikVBjOZ6M8nDsZleK8kYGfYrKm8Ff6fN2+X6W5kysKGVBmLNS08k+bDvaOPiEwNbBn5F5OfunyE7KsLXvmNfCNkelhVo9yXISw3RqtSSgokQtCRu1HFwAILVrO1ajgT31xX1dQ9S12KksErmbv4g0LYP3oG9kaqjTfC4pcrWn5WqvkqtFAxSZkWQZB6YMjE0RiqanbTR8gaPLAkIxa9fdAy9r3RfRWwMnN75hiprF40xFrx2uqrYzYCe/krojc2h+IA2j3eFO5zR4QjkgMKJ2kRj5oHyycuOlLpAYxi2fR1Qffc6xFbfcKN0Pyjeo2XKjLs3dbpwVbNFRbVpZnTcEHqsBlWcLdMbqy+Ak6ssHYYHKHi464P0QTm4oGlPsMEk1TvWBN945jCuObQowSw8yDc8Jc9bjwEhIHHkx8lYrguKED5Ub9GdA76Sdo2tkQDMac5D4WZKwLtYxEQR0BQnLrBGCBO9XdjTKX+MnNhoXaKrg9A/yaN8ZEsXaKCL6/O/7xMuVhwwDC4X6NyyWdzxsfdbB4g2ALNXwddTAdZ1QwHqKJechRyj1DF58MqzKRG4byFddpYaEPP29ojdwA6DYQrqMc5mYAILe83fafj4LOYf7+Wx1TguYSXlGe0lsKna4A0cpYriEOwiMbctiiSoO13K4Q2K5QxWxJYCS4A5Kcwdm1TbcMRNVz1FfKOghdm/ndR/IupfP/frzcd9xI31kNxUI5IeD+sG78HnAh+KDs2Edqy5/ny8lRqz37LwWs/UaaRoR7EKWfWjlnS1E5Z/v3Q4X1vXBzcCrp7OOjBUtteXSisQBYz7kkG8mGu04ofOhEEcwW9ZLpF3u2bXCe8z+wvcD2oQcw8YiMkZP2v/gAgEjKlcKhIFieDp8QKTAplmomgQxXXbkYGkkCBxcGA7b5nWYe4KKv4yKf/HRI+/70M+m6/3zDHwfBPm3GEF+En/WyCafw6ccsbDVJm8E7IPPPLyH2Ec593hQL8IHhKReZ8oxmlJnb9E68evL5LS1QQSH88QzP6oJDrEIDpVqWdxPTv+Q1cc8z1P1lxxLsNNy8gPKmpYqpWFY12koo3q40nzdwsaGqxA0pFUcAafFVkNUHKKZgKRPJ13s2d64hOkBYlAeC8w5Ch56ntFLsNXCFJjT8quUkOMv/6aPVFiIB2zQSKh9y3eKRsgBjFyuYohVLiNvrFh+ZLlOlH0GHgFq5wIsfEFprZyiRB9O5yc6PsGLqIbV2k8k2cdR75K2GmY8gp1JkizGjNjqpnEWXE/QJSSZr86708di0Yfh89qCjYO9rRwUyMxBts+TuiLtzvkXp0jbMz9MkfbrTfdYcSAcUKTddPqHZYRPf0jGlxbBHcwSPuKwBEuNEWyrhhpBXM8IwWEfKJ/W+rYn4UZM35gEHT3c48i34WjfpkX7hts17dvawnM4mKvwiGnwScaRw+z9fp9X8Xt8uMCXf2Xe7tNip2/mLU+yvuAEEeve+SpSXMqB0TRG7rSEJro8nbRJuE5DuE6z0uL1JUFC06pbMuNvP0zvklR1PqhdXB7wR17vaNTEcWza/4APe4Yeg4f8Yrl7P+sU9FvA5VKndsS69PbN265pjQ3Ju8f8Av5HgqJ7wuhcqKbKXs9ql6M+dq8QWpE5JVo2OM8s77gsVaP3evuyWie6w9uX5PqxLctENemJajKSg2almoSuLiy/Dk0PIrSjBZrJm7TefANzbvzh2xfhzxb8uQJ/tuLP1ezUgj+vxp9r8ed6tmLrQ1tcnUFCCY/VSiWzBy+iUtNE19sv5PYCFWy16Xqx9UHzhK7N+UWEeRQ6fE4hMm2nfHlWASXydvlCM0zy8a3y5QQdDNb5N9ulRAvHLKWGwdjtfcA4wPGEO3o4SR/OSAgDHake/mVjljglvVzr26qXOxBWQY9vS1UV2BptK5SWkn6T78xFNdcafwZOJEcVY92f/tFanpuP6lNuwN4s8FyZEv89KJECp7QJwada3wTdhvzCyW2y0z9mDtTgsDihE2s/wec9y2OBzCz+N/amLqTKZ0MzX9S+h2vte/gk7Xt4SPvezO172Gnfx4e0D6SysH3PevUGotRAAx+pNfCRkzTwkSENfAs38BGngUeHNBA8c2EDj6t6A1FqoIGfqDXwEydp4CeGNPBnuYGfcBr46JAG3h8Ma+Djfr2BKDXQwN+qNfC3TtLA3xrSwLdyA3/LaeBjQxpIK2ZIAx8M6g1EqYEGfrLWwE+epIGfHNLAA9zATzoN/NSQBj47tIF3uXdFytHZ2vkBGJsNe1O0+o1I/75QRbsFt9lE6YaC25zWcZtTwW0OBbe5AaQOxm1uAr2Dn29p9XNPnh+vPz8uz/fk+RXneyvk+ZUXKPbdmSzYfrsGoNeQTFg1eQYdYaj0dBFrTqyg8JjGSWadfwbErHU+PJECJAbh+llxuVbqOk/q2lCEWvzn8huk/HlSfq20/WU4sdHnJmn7RfW2XyRlN0nbN5/vbZa2X3yBuljubTnf24LnrzCq960FZ2/1h8kSOoyhknMBnsSNuoK19qaOa06tjmukjqvl4Vfzw3J97bIFG472vVbqezWyozO+s//q9fhGcr1xhVDGG+jtqgoKbZl8EqGn/IBjh42mWqteu+690B5HY7a7Qfb85WGlrG2Sy0DvVl64fUjRxGYCpFZp9TbRsYlzYf020WX1faGWm2hNb9sgIyYiJiGTmGpaVLQXVXVsNVITzZe12WL89Yhfa6Qne3z+7YHj81HfPfkdDOzhWZ9hQn2GCWkU3TNM6HgXuoeZUDuK8mEmHHqYCViVuPAwE5TPKPcwQ8zrGCvJpv0n2JtbH0eC8kHeQaCYNUcSqRPOb4bPBAKWgaIcSOGeSFj3L76AALBnrCn9enMwj7QbiDmYz1kZCy87GBjBJmJsAz4rvpnPmg8JjgAfN5d9PIfDveozwyA5i7nPU2rZXvK54RcRQ/SzA4hkneTfdKpqvv8W7SFPkl3vnXLfKL+yl8O3W/JVwSV4d+9umWlrn9uspxQSkT4J5oHBUsj+HB3POSlXAHdLYHYXJItuuQUacleDoFV8aVtbgBARiOAjdvoyiZGgpg3MlwqIar/WbI7fJFhUCC0XmTG1WFSpxqLy8xhHsVQ7oVPbxm+SKFrOsYowhrdq+R/YC9BUMkgGUp72kwpb0J6w0myf0tkHXuyOdY7XOt9ryQT3To1D0i7GfpanPz5ngK7exqT3I9CxPIY11Pv5efPT2+et8eZRNeiAlG05NddMcRG/o1pJTiCGhs8QL3PfUVv7orb2KrU1XH37ZnKZvly1dWDV1lUeLCI0rbYOjVHLHhhDCCvlHHHRWhwOPftP8zZIJcw+4lfZHqGmrZmuX6b3T2aq/ZC1P74+IGMV+YA1Y9/7oHY+lsP7y/ROmXLPGPGJ0Z/Y+wB/1uBPjj9n4M80/pyNP2vx5zwcyDbICVkPT4g2sKWwyiyFbjypjFlrQfROVI/eiUWjytE7UT16p9J3h2zd9/VZO2BESGtHr3v1nv7pAWq7G0thCBYbG5tERUBH3uUqXIzXMNazxPgkdkOTqDz/Eif6MWQ6j+EIcN+8gRq00G2HMdWDCdhkh/LN/gT8EMZpAsOij21InstZM2OB54+3saPHLUglCswXkgQQ2xUBfKVSMIVFqiMAdf6/BLk/I055k1w+JZ4D+utl7PWeIvdnxPESONJzTItAFUjeWgZ60Q3cpl8Ys9IGd2Bf5do8vkINElPCbeTnFBoqnUkEJJN5YWgBDqr/eWI/MzCxP673gccUlnEqkFAnFwM5/9ZsySBCIDUmrHt4Beq1mt2nBqYztDo9cUymAdT+mJpvhRAqT3A+Mib2EOaBZ9jrgCPUQjDEp30jGS6DhRk7fFgGvIwGA+RkTH5nYExuqmj9RMU7rEgC3Yorjog/+Lvn9SlMj4tdhWzEk6Gp3FYqgNl3tDNEyyAzcrQzJOksZQOHNTIdUy7g43FWBnq9ffvk+7QxsInPCeMqSubSQLuEHPgw4hEYHhLbwloxQd+vihChMYFrXT9+4b1FtDHoUU/PENlrA3WlPOM5DjDC06/Oo4eL+LCFj001W29UAmKzunT09q3qsrJ0c0JSRomw6BDs1573x9g60B8fnnuDzrRu3/JR+D0jUqNs4x+tvJX5KFJHuPjpehWvzCcu5sSXxCBa+Yoy5xDR6LZOpPwkDWBMR75A+JiPwTV9xIQRNqmNk3YMxUDn91fl3f7qvNefcnuSr+yP0udEa3zR2kDMnXutP8R97yrGFotf+H+3Qxp++2RMje7NnuV5xRo37VVkXrHsev9Du5mPua5wGX+1rnAyZU888ukyX5OvsV+un+pngM0XmPVHimpmD/bbrZGMmjeJyZiA1/94f6JqOSM2v6Q+hAPjU9XbfymPKI2wHdXx/mirAze2VWK2Bimn62hrDSACTiMNSa0/jXp/mlV/0ESMoMkEJv1yMoRVIzvYWzP66CyNWMetVKZlTL92sNIxp9KDxRhAu/UYISPB4v0yYyMjhbQaQe+fzbHnmDUaNrqD4NgvyaP+S/Ok381TgZrIJ/qjGQ3pBPuMyNtHMfqdPDtI/Rx7zu8zYgYVnsiCwU11gqF3fYnU6OQdZAqggvTAGFUYbJJAwYmcVlZIr/LyCdfhJ7yPRqZzA8I9KwawBs2ipq6SVIn5GDs8ZsQYaLGBmw3lIE4FzbzdPw3daQEA/BDynRyC59yh++492D8N8Vk5jTS3pt1fg15PgosF2EmuoY81iP8L8hbi/wJEA25CaAri/+xUdGTwTwPjK1bLhDD3K6YwSatpfKf6vXwNEQTtOJOa2mn0p5hsVjMxS0KnhpPatmGDMRtVuCuHy2Bbn+DYM3mkVayErDEBzIWViL9cMeShfAUM6g2aVPhkTeQv3UgNndDeGu/5wFFvPYmkE/kqhM/QlCF4/CVtyCsMPDIBdCnFhMH0AXgg3hqfGNgaL/SM2x0dm6Srl2sAPuMmPXgoqR1BarASCBo7NK8dTV3xssIUg3hZCnbGsg8u7MDBwTVeZYCqICgSyJH38tHYZ9AAhJxa8TOVQCcJJub+zSLiOqmMzmm2aVA0jUQuZaccGHhNlEnlhgbtAORAVpNmb0RQc2kgmT3Be7jhs58tmfz9ge9B/buIop4OIBeAiCpUvPLD4ySV121mTHrxOEF/ingzZLKQTuE007FtVNzN2KvZv5SOT3lYBzmILMhBqEEOYtaWGZADbk/EIGmSdDdmKowBcjCNOKqNRHwxPFYngaYK4gvZWVRn35Ngf6aExySh3SlrVB5TRpf57XVARst+VXtvWGlyEe1KaLUrb4mjYLfgmgTDcC/5WAtgSC3IfO5nB/x2qS7W6iDsojWQUXpaUgR64ouKEAvxTuXQabrRKCep6tYsJ9ODA2XIDjy9g5WDQKsK8yjNiXGWkyjjzYdMPCk7ewK6op+ZzMt87GlizbfAirIhD+XN2fLs870eXWXcTUx1S3pKB9dvvJcP7Gnp31o0gVlLJDj/3/ie+fp29yt3Jewdnv82tD61rU9PrfVmSJNv62C+6OY0vhfNaS5oDmK2EafsIDo4cKsRQByS3Qv8jarTOjNTRGN+mQ9RCU63idizmMulAExJkUHN4DTiLN6Us3gsZ3ES5ho4jadsFm9crl1j9dfLGDcDwWHoG95FbzskLhHyfD/TiUPYfRDvhOqTKtjmtO/td3KHxDdJcMxS6CIZDRY1b+HBo+bHonWmltOqZAhXTiqf1kwV4vdWOTRVIpzliu9lrvjXTiCGA6dQMldildYpavY0cj9Rzn+br7yUAq3dwuGVFeasLueYenHXCqDdCqDdCqDdCqDdAuQ/x/riz3lwGdPaLbSOXc6N5xmfk99iXOH6la61jv0fZidCP6piF49XJ+DTP8t3WjW33FCr/+nGG/YZjb/o+yPR98f8o6jJkwrSTXBzUtEGRqINjCXsRGsDE4YHCRa6ymiUDB6sM4MNxHoDJE9r4GMLSaX0sZUkavq4Bl7fyGHTxtDc2K+2icS68rCk6edtHIjglkECp59n64NJ+miuDxA910DIro/sFBz0SnTTEjyTEKpsDi+olGjWdsK+QwO2Eyh0b+fjxemfE9yO6WUhTHAeaKkyPP1354z+gcbq4X1if2BK5Jhw0SfJwU6AhtbgytFMnrE8PRMjHES56r1vvma/IGKsNIYcubJM+2VYUZyL0v3zcRxwmg38Cw3lPVjTveRsXOp9fJ/GoWiB8s7xtvQjmfxYSIEZ13n9VMe/4+a0UERuQUxOP1bZ2UQbW47rcPGgXDMrMNY4IXNgRwgiDYwn9c8Ty267Wg2dSOR5dvZrANcu5GNMeIH3c4qORcSKb5PsHNH53v0ICIgZBz0QbHg5bb4dn43zvQP4JJrbj08iwTmlzW2AIXhkn8Tgbm4HxgjH94/us8bIVMzpzJEjNglw6sOOzsTYRZY/CNj02UPOB/o3wkmUAsZ9RcI0Nqfq2BI4PzXBcFMA5J7Jic+RZawvjmwsb3KC92Y/YyhUAwVNp10D/sxp6vRlN8/MZccAr+/pI0RfXyY6zx5dNvPMXHJC+JaNaQmslB2cFXBIOpK/B2cx/ksgKm04oI0A0z3Je0hiIROTN/OupMHszPczmjPsqjwhN8t83CjTcb3MwjUyCVv5pJHeCkhctX0HvMmulem8nV/4Lj3+hhCwLeL+g3q+GHiBUe8xW5/YJ1yzhRPuHSGAcugwbHCEEBjqWgI+b0+A7+et6J/H/fHdiV0hvrtCgGbEyZWwdSjeOhDvYYBbtvTZ/poL2NYaCY2YFBwmOGmnbCgctoZTuW0l+OVG94eMr6aVlKA7qCmyMryVmHKDLuDt3W8Hw/L7ZsJXOhdzwHnnKtgBYLsuutZ63bbW6wzto8KXMJBFzuB0zWHNa8pt3bxmPeikOkDIMWCdf0JZPe6JQ/qIsM7/OtbkWetwvGzitRlA2F18liIzXnrMNTaUK0xCHokkwD6fZ1UkgX3fXdX7jr7Hvg+8oeyt8w8o7YzLzupU268Zv1jtCXj/F6YRPvCpYKAEve8A44G8XRW8ad2lio61wUsZGmONY+lnMuC0EPLWbNGhOZz2ACXcISaJqxG6muSrjk5LLK+r5iPIO+v842BhI+vgwhgAR/VJbsK7fMENusuXJJjGTj3tH/SLMeNXIkmmoOfCncphAcOo3f3Bsbqs4hk9Mv9IPmISGT7yGuaOg6UbtjaaoYuHVshhdqN57xaBOVhYoJkNuUkipVQ7x9rhBQWyvJfTiIljEtKFL6yCb27gKNbOAOWcPoRyOktSDlVx8N467Ywvg3ba1Is/HTgGL05FHU1FIwNU1MlHdMsy2PVbSGI22+8yAMIXtVCEOrv0zTqeHFd9/nwKmGD0+SS0zZBtMCC92oBMmzZh9H6dtbDl/2bkIDtEZ+e9IUO0qVpb1fi8jH5/CWfMQu/E8EH96+n+tbWbwRhNYttMhR4ONMSE5NOvehzvfXJO2UVYK54i32cnz5gp/4Zpa6/fE5ystqBpjUkh7QszRm/t1SuiG/pV731yeuibpqU7L5O1vmnxpY5NdTPn2UVMQhd51yWjkWWN5f9wWIpTR1aep6ktK4/fO0g1TsHywvL3BFamgjq9vuhMEX3MGQ5H1wfvM9edKXDPhRVRITuj0Oz1+Rh1JjHj9RzClImJ7UG/dpbLxwCrPk4ftPuvcPjNWHnh9k7gE5vBou/yKAzbMLpy24rDQ3nGC39cDblZ4xeqxj6IO3XzMR0NRwv2wu39lfkKSB1HiomZDfuQ9/gIjGJH+qvFZsDZmQBGtmq+P5WvJh4p5odVM2vpKl+B7Fw2qUl3T756Pp+kkhkxVaqsI6PXGRy9lZ0g9BT1aASQDSOLgI6PANxqZCjU+EgZzhYr85VORkXppu7aBFoxYbo2ia6tQtdWE5/vryE2338JN2RS928VNZxKAMOhP4n+rUb/Jhf2b808RmIVZo3ekb9k/pWciXzVK9qcQ5xGl4OjuDG4KiVS8eNzWpJT2UIOJGhaOMU1Hc1Ps0J7FPb0AbM6p5HImSWHDvQ/I9yTJs7LPWiAOtAA9aABGlnwMPOcD+q3ck0t0yJ9GwB1tOmmluE2qSNPil+gFLSsN2PtE+/3fMUbOMljxAd64N1utWySeLKORxFWeiTRF2to/eVpgZflbCc+UHsrH6gFkAmR44IXO4GPsaMkVo6SOK5iXKyGTGVvajcU52LgbHu7AjqDWv+lY17lcOMb978ZJQjiRaIxxItUUMQ580d6W1HlZSjaU3T+4kQA+3K67ooHXC9XyOjRztUtSIwMjPBRZMsjKUYdmad9gBMCjOepkzK0vyJvP9BfqQXqiZkujrmMcgjzeJuBFNv9SbtOmxZS3aYJGA6urlesb9MELIqvntUP9PZV49RPUFtbzSDCfbS/ipO9WZfIlXRzhJZoU7/J/GBKO7ey4W4HdGJYdQSo/nmq8yF4S3Z02NUyOz/sapkDkqcI5qNZa+2h/bf7Sj49VSCNgiLfECMuBmwUY8IJEhTxHyKPVS50/CrJLVusvoLejgwYxRSrOpt1iHmpa8H9Ggg9Trdb6GOMU/Yy3sJqNlusasXuRK3YSvJzT1oVOvfpFqfmszdicKYJuEr5+YQgb6OHfzlveEKMlKyBuILFEH98gGcKVuW8ThYK+B4OrG9K6tBAUO4mpXAMWS5mzz166GvmoVweWiMPTfY52ixYx2lyiBNfBJMX3PRjnXT0Mr5CPNal5eOf2XtfXH7laYXobT0OvhYxJvQhjirdpJOY+hettzg9VPqY54gXwwbauWo40343a/BX1Sifqtsw65T5V/PuDVgNq8zszKh+g9OZdHyGWengq9l/B0gbvw0l72DB2h5a9OK2P0jOHSZWYkZgX8OpOc2GUSSTwJR7s9zFGZOLBqfwSHUKjwZSeLS30eajZokbtiWFR9tN4ZGajC2yYFbXF8xql8xXS1JmLBe3oR/WDQWXzFexIXZ1ec7FnLdyUrtIry6vnS34t3zVJW3GjZpw9vMJu59PiOWcp3QiE9pH6yFz4VurmMI+3sY+PoV9fPWQh/LV0CpO5O1ZOAXAPwRpqVlo/VoaRZzm1K8haFZ6nlRybP/Z3ir8NmCbCEM4nquayJcL1XQkkEkxYAsanBC1SrgHL+plp5Gx+U5Z3lhGNhldOhONi5PYNNX5N6K8YZ3lG3bPjpBk/da8sQPbs85+/fOC4yGitk4506gYX2pTcdjbQ4tSzbTFxlptnxbxAFa5upWT1HJKVaRyaphhamAvN81uCIzmXuPWgFGOZZQjGfqkPsSeGeKTJCVnU81JspCzSBQ6MjPNqCwMDEKhMyRR880ZHLJJ9MD8zIX7D/MLLL6pKULb1cxRb89MjAJOJhnbaEsXy8mpHlu6OMV06m6CJ9s2UQOaLgzmTa96GTCuVhN045nUr1XW9EDWAZtokuFDwHnTOWNMBItuPXmyzuZUDYyb/jwy6c8xToap2yuniB4cU8RfWCQTVTMsNilMTvBjZalwWJNoCZ6rWBePrbPhDIYq1QUqlbA5xEM02OOF84ec9tM7LlCswsqdTexDvop35wEoNwIXaYhaOBQ7iudwjKDGMRLQQzKMHhLLJxJQQTKMCpLh3IEz/eXb2WHdMIWU6zLrOanWM6fVaWY6LS2HYmveETEN4Nz2kTssainsvnt09FjDko7JSh7YrOSBJCwPBBsl0Ekxq1RAvYdYAfJ3/vfDKV9cOCXwC+V9V8j7thaefZ/nREpyHVvolPZcUJ0/19pDWS3aqaY/BjHNkgSqNYhAig4mSy1fxlpfGLNNvdIX0r5wLIB9Np55/1O//7VffeDuj0yvpzETCdaczx5hf4S32Jz3LMRSN2KJb4vLM/AGrZDLNUsoz4Qu7dGg9jOxD61KC8pDRgFLPTlirwG7XaipflBmZSunC5JdDwZ9v5xT/YS95Xzd1WSgq+0hXU1qXRXVKHVWq0Z/82etahRY2g2hFhieoRZx213e+wUP3Xms3h1qybnqhyCgn+OdA0f1c7yz+zw8030enjMk0WogyENKsAwStpzR6k3ZwoZleSsyv1PVFs1wjce+AdwaaAGwFj+6V2e+eN13LQxUon8lIFQXEkvdFwYsdd8sws7uZBfS0ZhohsiV4k4ErOAOawruE0E5Jr+5Cu1vBHAaXKDRfia0Ku3jlbnoaThkjKzzj4cLrIHl8dDRE7MilRb2E8zXzqQH1vuP+YLQFHGmFmMZXG5gUQLf85Q9avoN+J/UTXvIyiVGQkEx9p1wVLSsUWHr6CxTUrp5FUcW7mSbE4J6buerVp5Osw8ydPaRKNAPRDBKVUalu6Kiu8Co1KyMSjwgGG7HqtTmRd7BIs/4ssVWpXRY8cTWZ81KC8rQ6uzkrVv4mJEMKxBnugqYkMIhJeBfDZ286IRdBL5yf2gx3kBQuf12V+jGpsyFFjvu2O8epRvPBvbG/Z88ypSH0IAL1JMo+Ya7fvn5tx67+0GgzB3DjT941wd+7k/+/lv/eOH64PGqqrl5PHnUuXEYNx4KpaoHQw1kF0rUwcFwsUBnf5OEOtuAsUywkIiOQok+7idsRDJRzccZyaWCRiAGfr+vface9AVi8QEfKjHrjINBTRxHHIHKeNZzopgZLUxIkZZEeyCM+QpxKtnSZ7+srSA8trvwah32wCZpx8uENDf0uwtUWk1Nm0VHGyNoDQgtXUKSVFeoph2BQhqaQhC/24RePoLMe5ukX7HVwaohqoEUAlq6iK6L806kQ7VZKVTz7IRnjxmI8m0a1XwDVoc474lqfgSq+VESYftjeXpEIobyEa2VH83H5vsr8nFo5UcgEI5BKz+CgI66Vn58Ph+lkvSmI1RZQ3rXGOxdbLrWRtfai3Stja61h3atvbBrXTqINEzXRtCKEdO1UXRtDF0bJ5bQXwmryoTkONX9G6OGU4mV6B+CSKinazEaC/q3ch4jMQZCpXfkE2x1WJGPvZJNRLYFYD481rzZ8g+DNoh+z30AZoLtbYZVbwhP82tdwng4k8czbzma5nNdZm5sRZj7FG1E8DiaOfjHH1Dr/du1dZYN9k+roiGmN2sV7RLVt2UNGbkYd8w2dY53hyq6R2aeV3AHCn5U3Qk4fapip6yL26vZReE5qticLhqY4cYiM4x8sgt/5BluYIY5j23tUKEJEhokxoQ1bUTiHTpEdDmxoG14r69TnsK1YWRm916aTZpzOoj2Hpi32OFzRu3g9BjCnR7BnIYP4Ry5Fvlqo7RAw513jMhazU8xaS2mAESnSsR1q1zbb7WQbUhywQAuUv/wjad//30x/QjXFpIRdm7n7MK0XBstjaqcTzIp/ewea4piXnZ2Ie5yRUPPbFAeoM3EZ+Jp8CNv5TCK9x83Mh+XQKZYPpE25XvvIxoiB66+29kdTpqBaQsArVOr821Vmp3HadyeYa/SM4OjwfrguL5+iK6f1NcP0vWxQPycgvJYID6nP2/6khfmbeLelIp7U0terJvWkhw75dxnMGhfwah99dFfe2fSb7EGDtTF500u5EFRIQty7l+D7dr9K2/vsLMpklRaHSinZdHsLJoCWIyBLR/zq7JNC10iW5AFuggBlEq7HRwnigxO3CJ9PQYhzkJ5DIiLt5eZbYuVFncOFxYr36LHKiH/adixGuKsI3rFoPeb83UvXo3a0TR7psUzb1a9Pq40jwg1j2gO9NuWZvXbY34/FPv9474o2EOx35+I6vb7LvaCVfQxsBd0a/Z7XtXtYfJpW25bA/wQ4ezFPa+G3a2Ja6omvSGDXd41Ow6vztUDm+kqbKbtF7+ZdrCZNmUAF4gKq81mmoHVZouw2gysNhvKajOw2tX56pqckFVywtDNdBU20wybaes7spk6LZBp0Q46IoPTwPPOyqWGWPc3L1VDtUOy6Cw75AlmXsdDcVx6OizacqgqupqR8kvtge6h+cFqmRjsfvlPQdFx9st/DmS//EYgPO1EUN8xnw2KrtkxX5RMtCpfteiOyc4ttpXwOkG6egxH1fRev6PDUpe1Yzp9lh2TRzTHcNa3TGfUskVlZ7NzZifbObPFds5syM7ZlbXZlp0TGNYDW+eNsnXeJF5WN1uhiGG3eZvDCA3fOo/59a2Tvi/YOtu6HbJ1nhio09k692PrjGSLnMPWqa+f9Wnr1Ncn6PpYJAD7eF80sHdeW5jX4durxR+PQyfw5tre2a72zszZO7mdbbN3tnFHMwTZO9uyd3Z32Gk1zmjtaheR5fSNQHZPIu9swe6ZGToEU6ZNpME+Kw0BHkrhpnJfEga7gecQOLlIKoxlYodiDTaWmjz4Ya9RpJoNBeLrzirwZpXIxs1Pr6xRRHHGmmFKcAUFdyZhn35VWg0rrXRp+N1mNWNZIsyzZU1cVfCSveIoK3DXFCyjKZzC61c2i4ZZIE1eINmReVq+PkdjScNOxWPaWjecK6dahSL+C6jWt9X6C6slQkIHIYm15x2LhJ4V6Z3FxhYxTtn2OVdOET0zpoi/sIiOR+vgrchDe2Se4bK/uFfHoE1KPutFaGRpymDzyEnoYah5BPiv3vYaJXjGQMIN2Oz+po2eTY4chJo3QmjLNAxmF6gfhLX1fO8HEFh0vncGwnxgFIige19DJdeAR0S93ze2zgipqFKJAmlR0yojSuvH2IJCk7T/ZZ7OXwkLSsrpu2FESV/uM9D/Wje2gTPQ0DiafmR/pmpxiq7Be0Du9UrO5WGQ+eEoERpTH+cFYpP3CAD+z1WjkjOoRedXpAYoVIXgZruQihEoEQuQkvY3xAKEKMGyqWXnD+8f8HZ1/W7Z1QxSbbi+0m4HFVZSSHOZdZTazWrih3lfe3hokicJAO8Hp/+eHoIPCM6Wr4EBf0Fry/owXFFzW7kvXmEIyPmWp3dQBtHyJXbXlpNgPXgjfJz1+P8yvDRj03GxtwzEX9eyPr1xRMUWajhwnAIxtWHbK8/WtaPHh51kMWH5zc98+p1J+Zd/+hGSAj4nBX6XW3T+4CMCqRYy5LoFuxcHPxMAPy35GULW4jvP8ZvOHlIh/2Bm9d431mf15G0p/8RbrJXIAGroUCH6n/3ysNr9TeUTGuX97QHytTxhFJhs+ZTVK7+F5UE6HH7Myp4L7w4fWbSAXnNUv+aL/qw8Snf4VYA9qAhkQdtrz/DPf10nkuoJLtJ7WMRYGU9Oroz8DNQxGgLsxuX/8BYb/EVn5e8/8/n7iDCeejeRx9yx5VCG1isrrVcG4IUDoMkL84VOmEkKcJAT7Dw9dMIOKgF015pkma+Bm0tOl8kwsN/Xc2wsIcuYrv2+TNTfLD5RByvQ8sGJeubFTNTTn/mj34nLP//MZ5e7gk//op6n3x+Ypz940fN0njtN5y05S8eHzdLxk8zSMmYCdeGHE0vPxJeGz8SGFzERX31679diEskhmy9nGv5QT8OTA9PwR2YaoiWmIYKVT4LvqZyCHI1cbSzNwDQnSfpgruPUY3COMopFwRbdPnxbQNqoRtV6fDMuYhgjAPK1kMnHE7xQNhsjIXX4QkZMc/5ClUdOmfcDaVvSzIu990/nl7njPfOFzxJj+9unv7Lc9TKc4LiuP3/0E2+itfeFz//OcpkkJw7R2+fcpvr2KSmKOFXIqTDqZz5N6//pz4gz7bJakJoW9AZaIAmNOEXFwhf9y2LDQDUeN/jAFWrD0XnJ8myhCnuf45jgqsSjXOK9fiV7OUB/Fa7DeVoOi7QcFhk5LHDlsDoqs5tixm74QTmvkzg/oTMc6a3/9D+WkLTAzRzWNw9wlIls9/oOfjkP7/8tlsp0RsXztOlT/N1eCICEzfXIkBF91npU6GZh9sXMb1WYEHNOPmvj/KjTVSgNnapsqrIL1wfH9P3H6VNDqJJU/Zi++yg+n6ZNT0T80//EokzYFPH0+ffzgh/BL/q6glcbtNqnPyWi80DpP3dKI4Mal57D8csmSFM6d5rSudNUeX/tp8d9ad5R3yZBt/nOq9xqqsqtpnBUOO5Ltrev452xwYnln57mT8aNqhBiTfZyhezlROVrGe5R6ZSCajDhmyofCuybU85Sr0ksZeKqNj72ymI0s6aghXMyZyEmHUESS35K95c8rObnzapCe8nYu9j8pvFX4ZjB0UMXc2Zp+nf5VIn63gzA2N68yXL6ZtVnC/bjYscnvs3bRNGiK9km2nD48AoT58ZIqm/Wg9UwKDnsY9XFixuXc9iiRslZ5H2xYOTEsAreCgibDrJkN5Ase5w+WsiLnUib2MEe45Tpob/ZjvzxX4VLw432u7hPXGu/i/fENTLDV4sD5lGQv+tD8RBuOD4UDzrrg30o7ndusA/FQSVV3aWkQQeUEN9+fD7rWRKYU/qSpvsiwDLAQSExsyjpZhlWZwiUsgidONb3JPntiCT+5pznuaQ8n0bG8zODtf0VOGZvwBuMzJ+aC/gImZxdMFhV18cVjtxPWwUMTEPVr193rud85ynn+ml7jYSYxCV7dxnwHsEHXKFhLNczTOCYuNCOsgstErHjHN/D+PgWtUVpADd2BJBgMsRGJ/U0nUjM6WTlOqAGYfAV549scAqwA/V0my4j4nSbSLDp5LS0v0PFuJwsioozJyB3O2e1RB5LWrN5ow7CHWsQbiotOR6rTE96qiDxzvlV3Nu9SqndC9Mp5p67LQGCaq/JegXMomrrMUQkg5uzm9oGmRcQjUwNqEhmB2QlEwQ6kzkC4ck0gRLXB17mZiLMnV39U7xnbzxFFHUT+eds/o9zRTup66eIdCeFnlHFciHsvAowB+mjjAbF6dRnXlxb5vxvY1ue4LY8+gIhAJ/7TkEA9j57ygCAX45Va2joDHFQEoCMqmySdYtlnosd8HNGjzcu2sSeBA60xCU+ZaSU5UJfC9pCKDYjbmlaHanEhUELsrpRqWC4AciEXQ9wsmoKzhBtVhHH1PCvV7WBgL2To8NiBh+cFhhCfCBlxK28o2aMUMi7rDl7WePS8iFcrOzvNplPzst8/lvD+lz+zaMffF+sU53qH+onh9oIJcgEUy8HG1S7/Dr1u/z6o294X1x5fbKjWMSJaUJRn3wFpf7yj/d+lEq1Au1tXf75W0xu2IQjgV7Xhzu0T7U22D7Cj9Kxhm787VNwtP7yX33+voRtHLqGjy1aQ7PPQMnNoaNXfu0LH7lv+Z3vMCmxz0lVFNCs2qf8X4YSFQ2YAVkz8G+QonAAGScy4/NzwNRAtFedn2t1pA7aV99z4kZy9s74+TpobA1VECLwFp1ztGSDhKCW+mxC+TuDPYJjisk0WigdiZWrS5nCPUlR64uHuMCYsVLdyM6tIdB971sikDu3jSwL099c6c7a8JAZxUbCI0UM+7X3wHyR6MjulM2GReNI0URkd7a1aE312xzZne7L6bpDbRsHkIaHyO5W7t1CglUDFpgRx7A0mjcR2T2mQa90ZPd43nqgv2KmSwuZ7Tj9loOa3lqu6VHb+5dhc4RMoYbEcY9tLRpwg+A47jQf6a+EV2JlbVpBN3vw39BvMj+Y0s6txeK403ylxHEnC+K4h3V02NUyOz/sapkDkieSCQdx3M2880r2da9y3VaRr7CwwusBY8JhqXSNzPArXTPcSglLLSYQmJohjnuS47hbdXOd1LXgvltTBLAyJO5lERcLIJ/grWAlnISrR8YRxt2VRoXOfbrVCp2CQ5ZCVAsQG9YM5yp1BkWinFfW6MJJO+xE5bHucCXGRTd+RhH5tKoo5za+GhelgYlviz1vaJTzwEQPLcpRzvXJbusgZl7Kw+eaPf0XzJegkLg3y11ENL39RcpRzomOck4R5dzYluMsSyfRhkQ5N9wo58REOQs5TdTJacIlggl+BUc5uw39sG2ooLRwnPNE+RQHJkyUhYZHY2DXxbDQUc+hGhb6JDaOCYOFvgrIgqvzSRzAV+EAPlF/rLCl+qvhVDshuOiTs9QMANfSo6U/W0xeSW3n5ycHX6sjdKWJALOgV5x2OS+LyeW1mNHbJ8ucqJ9bs1rjtytEYg9/46lWXq/YW6RiDMCkBoafzVei/2xV9iTUuydA5hBmP8+i9+WnfgzQz39Bi8hGyA+zO0Mf6NccfKd6vzdfubh59ZQURsH0vPfjbc8ELj+qyuBim/v8xIXI6YUcQ4zBeImw0OPY1Ns2PbgUOsd70NeB6GcFD/mOIxbfOaaA1kDChE1NIPWeFTyu7qPVu59oA6ngvqgRbKNgk0F7/YaC3ukaN6lBzI8VXPN+/6K3/PUHD/7jpx58+UGN0x6VL7u47dX6L/vGolX1OfbI2xgwL6496JkHUbDPwXTXwM3AKA9ZSeNXSsU8dqv37ttILdRs5xlUzLj0ecR5DVXv9+crGY2FM3lZpF8W4WXREi+LFr6s9LJziZ6QP1lsE08qTD7PrdJ01PumdO8W5BD2s7f4frBT7aqlGxRXwx4/wmDRwVlBWkTXbxZl96Ei0m/+L5v0sFf56H+CI/D9+36piN1kKXwzj+8t4kNFcnfuX/TQS/d+7RUPffzCe6/jcyHAp88KJg8iGw6UBTHjfB4s1EbocapsOXl093WMhcrRjhwIrg5SGWwEQEaN7pUHcUv2pHsF7zOy9zPxVsG69B4u0pf7ld9KK3t7I/YZRj7Y6Tsp6P0qn5nHsxQM0FIgtBRW+W9Q8Ou+hLme8BmcFQe6AIirHAL7DEIsGXKVGgZ4/xsYWYFGAVHeZwW9fiowrBFbALD2v+4Lg/jG8tUROJIiUDoA3v8+JyWS2NNEocVnz2mcPWHVA6Pz0MP0Km5wEwG1jGtvWwnQQ0bAp0/GxKcB8IW8flG89nC0bbrUjUB7r/ctMeSAT4jm8gFfcKDv91kx5oGZIEEi44xbCnpNm+FMIFag91TRbwgAq/Z68GG44ALG6QHvuEYcx/SvXu+DgjDt1OpJvkReGmcGx/w8eXjvjPfv2xzo/KRfhpzCTFsC2KD1lF/SiYYl+yYiatDlL++x9q4HfSl+vw+v09jhhQoymNsjn/XwG2FzYN3fRT/K//0eETl9u9uuqOunEOx/jnfUnyqSQxupJSbNI5rtNCU5xNp92s5SJ71U7DQxpjL6pzOOmguSeG2rrps6BDU6G9oe5HY9XGQvp8kB3B4vkQd8BnO3ddIqk1RV2EiV05zai0NMx+O+efl/3gSWUPpuRYPjl50yqYPE3+WSuIzv/XBzYju91Ealfl0Tz1pJ7/CsPytFyrUmFpWa+2BwkFNjcRP/YV77a2MvFC0cksFUVmDsnpeInujrvl3z+g5eq7dRjmi2MMHyfraHZZa037lPXK4OGK2tKzX8IUsN/0mY7v89/v5LvvQz8xe+lmVUO6Gcw+RUsOmJyx5TVbJJ/TpsUn/Er7v41BSwdKy/hBv7x/O1JJY/odROdINVEE8qveF5vOExn7ym7y2x4Xk1hssb3uDmKmHZ/2Mghc5/9ZEWRAjsSWXny+6Iv68t9twcXzfHR3P0or9LU+UB/XmQ81cOac5g8h1uzp8ONOeuoPJ5zK0CvlIVKpN7Q8YirKBIGP1OaKY3249LxWlJYhynWFFphRavQFnN/mRqLi4aWo/JSOHNPL2cw+dyLfh6Vd6JQheCFykcCKRbJkEDPbnNark4leCd2iNzjc6zBoSKJjIzhLQPSO5s5GygfaTJOSWwoTUhIzPoA9tVrKuA5Pvo/dl8zUeg4OtekfDg/K5OdJTo45fHZMO+AUiIQxsLvEeKqF1zrXGHVfsR5AOqpH+EYyb8NPph+ZfPfCWgXfFvj+99Zyxpgxx9hiT2UZ0kZqVjFGeIE+mHvJF+408/EdDkABsxgk6QXSXot7/9Y0W/fvlPoVOMW6H89JdPvRuv+TowyhiTXR44hge+/oWPfDRGhU/v/Z2Y4ZDkx8/gx6/gVX//qb1/HjPX1wrKb73ZKCgjraBUrKAMyyYzdgGJ8SQNBqN8AHMhe8+3K+8uW3Z6cjUJCY2vctiCuPZp+CJ7CD/k2tfWa18rtZ8ttf/w+d4PS+0/coH6kVxlZwxFfDibK7IexV9UyLi9S/z9oxfkqh0vw1Wbjc1xzXU/AjSkYEY5rtp8VIdPLYNa8REvGeLcL78M8+eOyu727H9nD2JOzkUfc3PK5I9Gzgc4BNAtEYT4V3Yo8LJVsnDFFSZnj4neAa71JzDf1fKKy7nwv7Awmli5o8qjh4zSU5DLk9zfSLObYMOAUIlTk/jbzXIq6rZO8NHCgronikQr28B0ONCZPrC1SEoAaKZEOzQQiVE0pxgGkzbyI1TMjf9K52EKncobMxv2zfeRpHg1pEu0n+NOkLyuK+kZ8nbekSQIOuLhZ2bFSNIsb+OrHhv+iWUWI0dIwm6eq7xi9EiF4cUWk11cYExro6j2cVg/YAsNJUncUDPIinyFExrH1wuVlaUvlakXVxmrL90y+Vh/HJLLuI0DwFiHRwqE1zFa2NZifApw6YJzZvFzeF2Yfq5YEjCT2r5iubCYeYCARD9fUVecNfIMhL+SJpRagyiW+bz1SiacsSq6BdnKRgAOM7YjH9XwXjgucRSJDYu3j3BQPFRnJiqpCbdBwODSbtDRnoNd8dnsYDy/2U58DhiKd0VEoaF1Z/dcy+Exb5YDZOkPo1SIvVudCWcvThFxjvfjMBSeq14l2FlX0y4XapsCbAQJSBtoZo/NF00xKezLYwsTO9Vv6+DvSKfImEeODPQ7lA1Gg5v1u3l0uOjBxBDmPYDHprA6jAog1hiti+efD2BQYADZTCfUsACy4QP9pnH/memyUmH3bH+lY21QhjNKzgpOadA7JIGtS6JKDC+/KNBEPamEyfuwtUjA8jSO7Fg/bJmW9J4Rx9kmQ8mGKGPfqn8zz9TvZovAyYZihogWmCGWGoHl3TrVcVp2rcsazTxiENpoprUnb7+ymGCNS4/KdNkeXQOhxWiPYTRZ29zLx/Jkit0fnfGjxSU4tJMWh3YV2y+U+DbWhho1DvtpoEp22UHWzw4Aabmb+SQbA0JJiOA8yZi0o9LIetNwtzUw3YJ0ANe7QnuQcaJlB5kWfo9FKCZKHfaealv9X1XA/EqM/6kY/0OJAJ6Uwk7WLXroa+ahXB6y4AM45dvjpxKDZrrODXg/XkOUXXS86l8azmSK0SUcXAmCTVMVs2iIGwRGUg91vhIGFxzTvieLPh9OmlG2CG3x7K1qw8gSVVCykQslm2yDWzhEkESMLIlrZIlqNRqLi6yBifoamBgg2Al+JRtd3BZ/2LbYOEumzMFCbX057uFoVeacKhAoZ+dcPCUY/GF5LZLKT5Tf8i6lW5lxBdNmiESOYpI8TQwKkDM5xxO2ssR4RE7CChHCCjEJK0Qy5CFJtBbn4Ww+cb7XE/PD+BAJOvuXeFiuQARblJ7IRbz70uj2HttTqcY3S95WkQeogOgR6YDQT+DHwj6f4sWJ4T6b5Km43H2FJEfNs8r2FZcvl7y2P3qpZFal93wFbp18E225fQeL5K67R3ntpW0RPa+9WF/8pLnzk+bOzebOzebOrXSnhAPd7WhD3ri4zUjH1Ljyrdy2O+U3ZLZOYLSSMlLikd2XtXE7GHK71cjq9TarH5tOVQO3gyG3W+lAVQ1OHIQ0cDwi517ejp0aG9WjDadG93YrGagxrX5Mnarc2zif1p5JzED9Mg/UHXqgUnegkqqCBEfZWgVx9aPbfvc2RMzaM5F0/Th1+6C6hJFGzXNR9RzwWuvPhdWPIZLuojGBnKD36IbTZYiFQueWWcZUNCG1eWrcWPKUraxC+l/dq63Y2B7YmJ3QGEkMCxDwkrxB5w6Ol94uKwfSaJoJ+8cukDhH78qNJdvv++y5Yk+qbc+Kb9eSwGZBbP2ysaVtzpNBHSC2UOeqnoS8BoB97ae0zHzRGED/Sfuej5pyv58igOqH+Vi3YfuRfXmCXGkKS1UAYah8CvVJSr2pGmKvDu6GF8sdd87vP3Dw6NzuPVunAJGJcxm4zsza/Yc5+h+ZnpGymyqND2N4DosVUMkgBKJ/SEm6zX2oILAX/mKkItc1tUpKvcEEClCl3vpgrcMK/LKLjJ/+Fl7iqYxRgtSBSbmW/hjMbKBgniE6vwTREOmVsjnpUg9qxAkWTGi0ApQ6z4k8p8c3VFi4LwpqbWGMN1W+sWhqHFwkMWxWCEMOFG5aQeE2dZQ3ppYORT7GoMlZT1PwACja2hGfZfWATA4bkDV2QCbzJg9Isz4g3G0kUeTDF4YEyVd7X+bFkMz87fPfjODxmyB1E0o4P2IEWkUTuLF0DfJsgjKLxgXqfLgVb2E2wJJYyB5jUwVIO9xWyILTshvDQpa0kPn1vX4oGcSJqHmw2cZXezG/St7NK6HBndjI6P5aEGsaBzM6aWU7gD4n0KNJ5YVcJYb1skeihpLc0rtgX1es1VgQv+3YxEXFPC221w0ALWmz0Svv65BruOTZIyU17ExkTmWX/rOCtdBfHsZSPVc1i/QICTA+IMkbR4gqcL7uu/i3InOExm/G2yzGxYWaLc/CU3ibxb61ULPlDQOlyH0rD3n6sEpH2qbAj0f7D0/RMXcesGNAgInmjc4tb20FplXenjnxjGKsdstCfuIVEI/otkZHgUNLg0+9O5gj7CjSUhTmFUyPqoxn4aZ79dWlm+57p72811qcf3xTXl2+dgrJaK9jqyXnmnAHb5nDFi5j2BYgtfuuDJvLUPy9Vx+J1/BI/L1RUSfMEpfu+jttN09cmFeXtpseupm5EftB9samsiqOA6qCRjG4CQL+rTT498mDGl1f3mWEADJQtxPlacJgxc8aOLXy9nHatRYNPPzGFz7/56cQ78qCZDr0pZPy0jXy0nypl/79X33wa3H5peVHby7yWq2df/pNRjsfl10LRqNoYypSDW2mS37DKdliAUD/8AfOD23IGIu23fU5XkbDE4MN7Ybj2gRstW6c+JWqDWttNwZ68KBT6AK3B3POD+cu2QODkp2Wn3nTKQfsLqc/mP9poYazhRrW9tUSse9/+pb3JeVff+Yj9y07/hbkoBaQwxIxyrT+33Hq0clIRXbyOPq4iqNP3Dh6gSKIGAs3NjAEIpdoG7X8FjkIePU7S8bQJ0vG0EtFS6IZcBGDnlaPoY85mC9eOoieKjhgU+w+3gub2MxpK3eUvqHLEaNako/kO8ARJVRkAXMKdcZgr/cXxv4JHzD6uJpaEwKBOFmcdjgqovz6sjnkYCNsZtBhDDoCmxrHIjnHg0M4nTdW0oF/0cb8w1O/Qqtk2QPCeWCI9tNbtThGEuww3v0ySei9qc/45hf124u34JnP/NqeU2gB4k3aQ9+5Fn/Ow58NPDdz7HjZWQoj4+43xeU/PPn5U0C5gS60Uw+PZ8PQRfizZSFJK/iJddzEM9MVnmy/i9/zfu9F7w4lnLT1Sv67Rz/y0YU78ElZ2l9/4SO/E5d//VcfPIXRWLtgMNbiz3n4s+EU0Ar++tEvnfK7c+hQa+/O8ecMgRxaOBF04+sno4i23vvuePMps3Ygog8ORg9/xgXEYfBdjnibGPH2JBmekKym9KHWWDq3U6qVucbimOBOZNFtDU6rhtUTV7D4yLw5AHRxQGgcYVvVfP0wcNE9d+O/915Ig1idC8AUmkPEYevoVAnCdhbk1s3v2HT9FCKylsCx+IVT4Q7h4BRIJJyY0G1p6Fu+TfJY+efHHh4KtHNSml/swReCa9V5+HAxiP2Sspk9aov+ZjE0FonMEGiYxiA0TGKhYdJFoWEaLDu5u1OyCDQMQ0B+28b9q0/u/eiC4pmDPWI0BNlf+IiG+zMmzIdUmbDD3F4NMQOQU8Ux/z+6Xjmh/kcR6q8OVjee/RRu3FXdOP4wbnDwP5iEWqcYAKC9Ts3xParYu53r9QYgC7wb6xAFXgVZ8J6P4fs1tk5vK1fpbdE1YguZ+ZH12OHMyryHnsDep79/6FF8n7bfn/oovue2RmJFqBFZi2Ywu8fpVxITtAjvl3MGRW+dmmd7Qfkue8fjjD/lz9ob/rjAQzGcXvbeyA93W3Ft7b8VaU2xj/bihPePX/g5EoGeWbY8xltPeipbD2SAJRrQ04MflQ/+6gvbd9Ll7zsicSzRmjagx079aBMONmIo560d6CI50MUnPdCx+9wp6BSQdU4NE9styOWnI/CEX2FCfY9fBnWeILDscGadwfVn1Xr/7e6X/faLv95/jlnCsT1zB4E6jS9/+dVPvPEP/uapX3+altYzFcPYuJ5BN/jB//HX7/z1r9DP8K4ts3U+UHhmvvL0V+6cO07FHjfF/vqBez78F1TsqHJe+AFbCb3wfvPlYfryLtTWXee/HTe/8alDe7i2N9siP/vuj+Cl8+bGu31kktCvoudvcvp4rb4+QtdXOy/cIuwDfOjpr95BjHKj4UZU9ut/8pt/Y7mRtOkMXD++Z+4YXU+iWV+gNb2e2c87wH6iOvv53Yq3vIuNOuWj1Z0DcufAYXtnXu48VZV5VpjWQ2+0d74od078qr3zMblz7A32zoNyZ++b7J33yJ3fqMrcpZ+q6pmTO6+vQPtv5Ru/VT10I9/4xarEq/nGt6oSW/nGG6r2cmq28m/fbG+czTf+unokFzQ44bqvY0wICey+DH5P24okD7bcwhbcwFpf1BZtB04kmDvJ/avEWUzfvIwTwiZbxD1LjFFsLy5ofqg6joMIRBmQcuY96NznONRcQOt8DVrnGyxUvNoC18E67iNNAbBLxb0Dq2L3LH/surTNAK1lcKt1mQzYZZIaQvfmOrOFZBEiQdMXv0lpwaDzZMs6T96iwp3Q1M8FMCqcFTzr94MqgCrEDnRW8FBQj3+iWzeyl1LuHyz4sWsKxERF103l7EedBzdMHSoCx+3SXr52Kns1DUcV1/WoqgILBsIJqkADz8TreRJWA8wmrxah95rtEgT2m5lasXs4zhenW5dIfuJ+l05VQENFKng5kOLgLpy6cFENDReVXCVWL3Wx/CCuOVCRJho36jmgMfbedqfm7s8pyT6shvlEDsSvLy8WoQdPQHaYB/21NFR5R9xF3dNSG8gL8bY+sulE2/oMlH9rH2fBTvm4QLj1R6gIFcK/y6e20RbTRmH8w1dUDLAroM234S2SwKge40MnPitG2U8knc1HbOazTIq18YENo0crg96l853BUkRXY3Q1yVfjyKDAtdyv3GrCfJy5VJiPAXuIPlvrsG+wlyxDOSFgPQQ48gR7/QL06Ryv1+/kLaRi0Dhc7jU3lEVek+ViNO9oh+0QUa3PKYmQTTlCVnzsYHmLMPfp5aw51FGyAzONxvc+KH5LetrFQaa674TSpuybnFIPvWminbF13hn00Vrn5fQxcQEckBBru4o+Oud7k/QxCsSvNF8BxK8RVhIiMQXNIADAdovFv8WeoTxZdNgkbkWzyjOFtAZ5fFUboBoy9wy6hvlrmflL7cCLlym7HkdYdx06kSCePY8QP9dkMpotxnjucvoIqSn0kfbHYCWzM5k6MzmmZ3JEz+S4zCQPzr69w6dmPKdq9cRxbuo2dzG2ZkxBcnq9WH/LL2qUq/sZDTWdpRsCP6tAdQLsvuwHMrZEonX72XOHrco0rfcrobxfU0J6v66E9k4oQI2Bf/VZnHxWAYhs2n9Awa2XmJXqjzqv5K5S7eaVeS8f1WQ4hn475Gppahh5CnF2LXF2FyFOzYYW0t+I0N+40N/YMPobFfrrOfQnBCceWMaU3xjGuhpyW7OuhoFBs4heOtDbwfNqAM/L363RnPZi8DfS1iN7Q1+Hiz677Bg67IocRjCsZD1LvH/6MY3K5vXu2ONG3fnW/dHrneAwqFdZUUJn+wvBIS4RGuF9wmPngwhbVKg3HRy5LuM9gv/3R/ZZoLY+B8HDeJ51md17Ftlqdw2hJqjni9VQTiKoBAJU49lGGX/QvzOxfgCpafuSO5wfCqQ8lXnHvM7nNIhGM6njAQ8oiein1nnQl2VT0tAymsXPm6jCiLpd/rK6fCr7syCkAYJrgTnknvAr9xdG/IPK/azgZuhScM5q0urYsJkN7Oy0QBS6wWDUfYJKt+j3MzcXbf6dDnKt8kyTN1GeOaCcZ2hPP987BtmNRKMnWIZbR4cFsDQu/Hnl1qAB8hKQIdXxVzYjo9Qq9+HB8Y59xluQWyspm9Fa21a8F2cQvFeE53X+Q4rbzol50Hb9XjakJb27WBpLzgo8YO/gIt0Y0Fkj72wMbkaSacZLZC+hOXzG6+nXhPNl4fG37ZMRfZZY1b/wYY9ZtjrHm9wscAU3i1Y9N/JUM29wrrwODzyAPPLODVMyD7cXnbxxHRYuMlZ0+LiX9O7ep/MwnLABnO8Lg5Am2ALvYXp1LuM8BhOXOIP9cGI9M2BwR7ndw20a1SI1t3N1JvWM4SjBEqUhN5OIw3SB6XlUb1OcCLhBX2X8YtTDh3r7BtxAyJ2tO9gInMoYYT73q+pdB5TeqeLyIeXWKaSZWJqIZe4dmuCX6PvAQKxoAmqVM4NrGdMSLz7I878xuEsJyZoB0I1jVyEzVnJP+sp8E311espeRbEmlphoBDgVuOgJsQQgllgTS6yJJRZiiTWxxMsilqBGLFnelMSKQizsqEfE4guxkOgPYvH77HPNLTLEEjvE8lQQBIPEYjw2GL29IpZYD05kZoqOheVdmBJpXSpU0aCR+gJRRbMtnoc0mF/QYxUZIqiq8nkuotrky5P3K/dRmfzYTn4kk+xMPleu7wMFzJn8GFlFbpTJpxceUDJrpn92gr8gvIabXTUaSA96doGe0Gc8DMsKfMxupGc30rMbyexGenajZc2uX5tdkgNeI2FOPLsp/ENpdlOZXT9PMbspH6l4diMzu5Ezu9/yA3+x2eVJhd4K7060Ro0G4cs0dw0zdzF9NcPAI6fxgyJMfPXrwLTwZC1vangA55S8V6YKg//l7+3g09bhDn6CTeqGKRklDH6CwU9OMvi/GNDgB4sN/oGFg4+POcUL6I/tAkJ+dfrqTMJdWC+Nje5aOaicUi9yMmAAQPU8KX9sJ4VYnm2FsDxnXlIzL73v6rxgf/Sr/dE3++PS8/KxpOEzfp/4Vib0acW4o6raKxFFWiSIH5U40oaJIy2aEkmacZxjSyJJ2wsjSRvzODdO5Rl7LHfYuE4HAk463cVBuUeHphGL4UJnR1g/R/g3N3t5zPnhQntki8sHhY2GOlhwFAbSOA8RLJgy+nN6mM488bnqN1UxjsjT+BzvI6pYcYSGKp72P6Ags2kxdZSdOkerbJcMQtYaJpS35LZBe+FmxWVuT4XcMBP78u2sSw0pgbRka5GQT4JOJax3YiofQ1jv4kGnkycLOp08haDTSdyZdEzSyDcnIad0VNMxxHkHVmc6PLbyFXA8Hd2Rj9fCTCGqGJMzsNlwgBzh+QalcMerLJEYiblP+cihFc98+Y6/C9f740OHjyUYvq0dfBDaIxE9IT56RYsKjON3k0JVY3qWX77jmyHMEp/y6yXcpgx8OVe9lPgYkdlLSDqkjzUkBMVwf/TxMd5nX3XqrpykqR/QfUp0v85jBRwfhJzQCAWSzC8xrtIxrUuzetfwKVDGjhMSIIPjXobb9bK/QTx+aM81nvWXtjwRTrYuyrbv4mrbBAn0ybjaBnGYDrXLBeYN9FEVdchR1QIjw906xAesRkB76TPy1AbE89rcVycsNHWUhwchtx46VISVojZ0FbXU5f8NZ8znJfZvRssxj+ujZwuA/8Q1aLDprCgICyh8C0K/UMCn8+DdCldplWqpQlv3HLR1j9HWPQdt3XPQ1j0HbZ3VAdX1s871c861RWT3HER2z0Fk97IJOde/Ya/BCtc68a+zvv5jYumiTquV2OUeCy5Q47mCB8h6v5VbExiSxbRAYZw34Vr5uEY+tgocyJaq9EXa1PWgvz7YMIDKv1bQPKZR+sDn9oXrYBgq1wAhnwZRCVp64ZcfYbx0Yyb5Tf3tav72Uf3tCsde9OXKTBKKceh+e2NTdoJ7+3Ft1zuFLhyrdUESCVRdMC4Bn8Ht3H5/8CNHGe2MB3Sdv9iA9nhAbY8/Vuvxw7Uef3xIjx90OsiFHqwMUqGe36OnML/tU57fucgdHMnC4M7v3Hv2LDq/j9R6e7TW208M6e0zbxyY32Pu/D7BvX3U9nawb023bzOSDOL044IwfrXt5ulfkjtXDO/xJ/fMHQykxx86rruqpKsedxMvXuO0+YsfuZP7McmgwyYiCo3f95aB3sy91+nNp7k3j1Vz18wZReYCRX2ZgRH8D1qSWqLeoS8v6NCfL9mh3yLeqjv0o4t3p/QuYOI5Tj+uoM8R4nvrkErF9vO5qp/A5VrYlU8tOjFCdIY+6915ekF3vlJ1x1vQHdD6wVi6o2fHl+7I2F8A+itfaiix/MFZ9Mztx8+9aWBWjrpd+VFPdgf4V+4uAcR9lIS+YArQhAgGps10ivdiRtPGNXZalp50QBEC70jMIlGXasmyvlK7KhBtOr2nRfhy3sVDyco58MrwRb7SG/JKb+lXRi/ylb0hr+wNvvJunLDh322kzaMSPoZzgovkRDcuNFLoIhIo1L8+XB+hvV9cCNVloKNMnAggFoh0cnRWhfERxaQdtt2a+bWnj7KDJNBQBCinco+87hUCXQyxFOnLUZblwGAgk3nlF3nlJralWaw9WDI8HB+3ZBs9GTqM99xvB+XcJ1lTtcWWfU2hpnhk5UXEl3LFc/L3QRDuDu2g1oaV8ysHTn5lO7oIa1nW+DaWMb5skGksMr4mcTKi0PokkB+Bh/iRfpshnnEMie2Qt+dnfviVrKxrzbuRWIEzzkVS/rB4AQ0Os+/CmlPvlHfy3qXL6N2Ac+1C6nHb/yPD2q/pJCl/ZHjLLUmkmxgcyUitm9jYV4UvdkAunY3B1uwCAPbpaOQHN3CCWxqWHyl/FESztRKBN71mygrBJy58DRPMOMvbnLD9qHdxDj/RkiVeqS7V6XLP8UqU/pdWFNOalX8VNl4yYL8JXBQv32KEL2v4LUz4qU4EU3ZDvx+5mBEazZOjkdFN6Hhg0Lvsb5nkAgCOHpQLGcfh1kKZe3xAbdK7bipsrC508qymdWN1WzZWN3VidXtu8DJIcqBp6UmallaPMapWGFB7MJz0xlVF68jM82pPv02/MWYWNCYCjtVP6UqwtZp0JdhaXdh4gcyU4Hw54sZOT0KdIfM2gupHhswWpmkEkzMy9KA/gtjpsXzMmZrkR9Xq/rgEBo8BmdDJe9K2KGsj+agej7F+S8ZjdLN7H04ANBYtGYsWh2ru3gtuPA59xtgD8xYze25hpUneu0Ctpo8OLMBJnsICnCDImFqWd9f5AN/IuznwqOgkne6AI8KtO8zkPaTT3Bs3+jyDuRjG9xYiT+GikG02fHYFu2H2GbZtvFgpWIsTmrBTgOubakU9wHVBcfGDPLV6PkZYp44J7gxOcHfJCe7JBLdkgrPa5Aqfz4DOnC2cvwDKBiasbJGoeWq7DngPMAYvcK4zZ647zlxn1Vx3MNcdaXxnWXNtlSRO9Um+Qma9IbMeyKz7MusKjtArABpPS8ZH0BK1OeiPSjIyH4DX7uwn51LfJnlKqLwMrukpxrc/mg0oB1eZ1bTkmGZYTdnQ1cQjvDpfPYBE0DlSLDmYq/4f5t4FvK6qWhte133NZbdUqcTjWXuBGj5aSG+5FKRZoYVyEesBlXN+vwfSdJckTZM0SQtoDw1tGnsQpChoqaBJCrYqFRSQghRCFQQFrIja41GMcrHcjvWAUhHhH+8Yc6019+4OVP2e7//LQ/a6zjUvY4455ri84207k+hJdej0nZP2qN6PFdKP1eVmT07NnhwNeLWaPRVvOXumhBQfzZ4k8twhtAswByI2VopFMcT/zJ4c50QrykIPvMVgs80QcJIxiorNjW1Uuujw9fscM6UDV7jFy5bSlxuLWQgJYyDEFc5AbgiAopohr4R3REK8I5LKOyINyHD2Q/HSZ9bIeqZOz6jBgpWA40QqgOUe9gNBAUoyCaUQ14OGnASHinqrUSLtYFkFOMPcIMeIIK5nqRilLd/hPLcphkDMcnmfGlbYJ3CzR7JT0VVzTIifZhXhgjPF/Ds4DjLjH6yoCZZYKgBP7SKJKUr74gaF8pceD5oZawWYKDPopwLooC4CANcA8RNHqTVAAcXRApIg6lRy1jQKovKwR8S9hyQbHtvHXECBObnHQ7yWGUBRr4vQNGutk6jH6afRrzibeJULTIuEl+4MMsEMmhVoTPWptD8xuGTk7kDfwYXITwUeY7wkwOQMr+I0INx6CfwgvYenxjQdjil6Oi1At0lBfSmLLxH7miotm+ZrWqWwmHOjaE/WNsr/7xB5Tf6nqhj88xT2GILRg0EPUlCp2pyhDV4x64AAY4XJwy1OF24ptPi4jJbDKWNsgyoj93cX8ZuwGo3lijisltwRFrGvbEt+YtocDrzOs7ayLhoUYJ5awyl+rd1+omXupu3Bm9WroKetVikRQOxhSo0kbecUlpUZrL+YMXqCwdRihor965H85/SavIlZFgKzrxvjCKbLLu70zeDNJE0ewTIJhtv5D81yQ3s+Z4xxIq+h3tOR9i14I0nv5Q34rDK0Psro3Nkyd/g+TnfgZj9tmSGkENp0uqjZ6Tl3oPN0znwUsL6H2IcrmbwtxiERHwCLQZ/pT3Se6+Rujs4ZwyQVn3s8ApLPTuKzuJ/pGvvtxh+DnZAq4ZudwQX8jidHRphP/B+phZTIxWm1yF5mKf8zcVhfJUDmtgDfmmt8qtJi9sswZaOACQpIGs5NFtBmUFCgTKq/JKpJ5S2Fp5lU4Gj0/xk1PjDRjn5WWZOdAVjNk+y1LhEgDLM0AAhflhNS4j+WF38XaCYioyqKTPCbd22MVqIUkYjdLJsduI7cvVEZfSS0X4qy0GwmcuxcFENJZr9val2g04Mz4LudfqKEJkwBByimCdXbCiLaUrMOP4YKxy8/5miM2xn04vEEfgwFPfCWpfdK6b3FpWfrecZjARXAFkmwkfIN5QPKkOIp8ShzxKEMWU+H/q+SwO8UCewzuv5P0MA9k9PAt4S3cZpahkPAb2IyKtgzGRVQRd+KDCJXXIxI6IPLRru8EfLVtyGBRLBjHT8NUsChFeNPlCtbPS2P6gRwBBugZhrN1E3BhNE332guvjYu1z6l5Sr0Yg8CI3ZtgJMHi+Iw9m4dVhttGuzA4uwj8JWYDswQiKIJUTYnAitw8annRE+WEMFQ+YrFfZ2IZctqrXKHVHbQ5Mr+U5zKBJG044YEogQjJu5u1Zqig1XobXFJ5NmjPLXvN1R2cfbUvl9zMwnb5qBt59EP68MdtO0sOtPbtlis3dCrho0zIwfkOAj2G5ZlrkvoUBqRrwZ8gzitD0RQG8GSaU7yQ/tJtrRmixogLnO0tWRHkgMmj8rrGzn+B4NAHYH03k12I/1kmuw6ZPlusmvpJ9Vke4iyAEQ5+y4i5qKiyVaydlGiHkk7BRTzRO7+Mv2V0PrLLqaF84QWzhVaOKuEFhYLFolODGZEDHF/TdVH3+PBXwxsd8bacMVFOsVc5DBCYGI8f47Y+mdMIhO8xWKcF0wpZoYqAcd7FOiZZNVUiaQfVsYxA5brpMCUcZXUkI6Yuveh8jIKs+9cbaqcUPClvtoMfZFGIteASHy9fThqvUw6O3cHX2LS32yGpL9ZYdfDdLTZzGZUkCUdHqk8qy8ocaw+0oh9DzindO5yLvhqx0rEOG1xJlD+9ksblY93WjL9OgLgDa2HfYKZiSHS8UzKt8PddjLSOSZZSVZO55iEFhEqQaBVxk+b5Z421dNQ5mmggF56Zz5ERxVQwFBtJx4t2Fenbh7SYL5lWx09FuJXJgVO3FaoKhousI5kaSsl4SK9CFR/WqfK3cZQmLSeainlNSg1zw6xR5K830vtHMpXQP+A7lLb/PhIe0T1UfiIdegjkG6zkv6yApklIifI6lWH1CgrkCmGRDs4DDKZ1XJbZt/Lkbx0lUjuJKE4LPLBSUXsdp/lmuyK5qyzLxWcuJbGTX5yO30TSJM4SeOENtBB6oMcD5ni3L9GHGImPZriHm2p3pCv8tL4SQKuHDsUOrWH/epNVE36k25JnVsDvSldRCYDThKROpdezkGfAuiMDX71cMtll3r0d91az9owlGd9qbqv3TLpFvq1xVxLRJ2mH9qNIptpdhI4T5o7LXFyQD85VALvmWF4T4+uA8+z0jP5l1b57bCxbOd2C84pG/W8Sk5Sgc08VC3ZGHIxe0V1wuV+tVjTrzn42XF2NQc5DTEVXU4skufkV2k/uVMD42S3mQiME7IRsZzc5ZeJt0zxqSRuKDdRnWiivm0JZrkSVAqHQyavAcVdhlPtxG5vSAcL10QWPLNiOqOf/nyWSKKyZR1RCHXk2awobTH4bN1ZDIlfyZo8BOFmvOwKvxo4n9QmBgGl9zP0biXEyH0MIZRlhPsWc8irpJELj5GXPAlOkO7DhkFxgk9fJvwwcaJ5NzK9Jecbd+E3Pd/YhV+nHkHhNhaZW/FrH2tf4Fc1IDaAT87zK1tsfKiS6Ol16pQFRC9+ZQP8xx0vrXhfJdWK+5O++CBrpqqRIEnF+JkY45xgOGQEw2EKzEJpZOWo1AGOUn42HPFMxIYzGN1MudHNYGyOwOhmIjacwUhmyo2kPA2XwCNKNKKVKqcLdb5iT/HRFDqeqlBEc1G3cqYX/rTVLLr76I1skbJaK2iSx6l0ZHjQnSeroWk6wqvu9Kd5RyAcO1Tql9bFP4Jrw55PYTCLAhunTpkWpM+WpHQC547X5YWfhWvjuRL/NC1IncGaXak2B4wt8aoXw2A6zavmeKifKzuV5JjSMgNUaOfaAb+0Dy9xWjx9pJV9HIXRqmIhYaMjuKM74bHLkysrkysDU0FcqH5HFVbJ6TduHvIrD1krjRg2n6Hsys6QCEN/sW9UAmzGECfa4nYSH0CKdfCRjPolqltBX1+waTs39T+5qYnJahtf1prKjOnwH0fUCU29TaYkWBiEBmyQJl2mUyqTahk3NrQkiipkS2BomQEqyikQ08YvNiounaNJTBygGQLTsXZjCEXGFfSnCHubAvY0RbG3d4Bwz2YjH13BGXDEW2SpxFl/vjrkZLWd3ju8KRojqz58RrZVMbLrFCPbohjZNYqRbVa8q051FR3WlmNj3IMxE+M0ENKhPMU3ROkfHEn/UC3pH9J615EIlqYJ4mhdZ4sxgn4QlE33FAOw2S+4CiGjVBE8/0Q4DS/mGYtX2uVNxPXErMP0Uh/g5FspEkxOQkIuCMxQgVSKQwyOThZDduSzC/XzaYAUiFD+lVgOqtY5BnYS+FNBAyRR05xGLCF4DdBqZyfMGF02F+9OOWzXgjjmsrXdT3BhviR4EybjsFn7NAFzMc9elTc1RucyAhQe1isk+RJOkwwEkgAc7MzRHv8vdk4NwWJmGmB5NchxFSl1sKM0BzhFZQJRpjJnSSIIYa+dosDOKzgi61I7bOVeo0hiyYV5X4X6XaF+FyTttiDnzjqgJmjUjzNF/QmJs6ZHHXoMWVBgw4nIPaEy1uCYtV6OaL1cEYoAmKiEoT6WlkgiLZ0TmRNJYLMhnAUyI5plIpwk86JR5kAKHm58ZPgJzAbafuuLekIytySA9m2KkGbGyWmnxbIS7Q7VjAHdYyrLjuuXMuAnmMp6XZE3+OGQiA3xZYTr0T+v7kM6Obycu0vLhaKk+CbOhRZu+dAXtoL+dlE6qNjlcZB8TQC5kxKz33IsyPQxkFQcg2nAe198mMTSnvoHnU7Sf5PTySG+TamdsoaFfk3ZUGgo78zBm0KRU2LvDxUHaXEnWLlfcR8lwICy+EnxHk0ynmGZNMtsKLXCtJJkVcRMzHO6HYP3IpO4mVhYG60sq8RUPoVE8O7O3JNhdWqlOp7sB7PswFXa+bK7jFzmZHdpRXtK7Uh7RA1A+Ih16CMA38gM5Tk/GLvAGthsQq0XIToFh8slQ1SJQ/jj06YThjZ59hze0dizjLRoHBwsoHMBklescci8daYBkFkq8m2aNOGAeqbEo0ntL0Mp1A4XrASoID0EoSVUCWQWaQ9gU6lkCIYY54zbdu43bJn8luuY62xu5yTzK8ccRW1AwUc48NYL42K8ziClKWRvWF9kQUcAS4XKSB5n3bEZXggcVUuZkZLYJK9TlfSULKTYxZbfAIMGaY8MGjxk9ztEHeKnoqep+UsY0YbWWuS2kBwXNoK7MshxgZQbWIe4XZyXLdxXc4M5codh3vA+dBgJtt/knpbJcIL5Hj8jCJkqdMc3xUMnK6E7toTuWGGXvDvO4WRGoIqHnTA5mjXljngiEnEiQI3D6ipVXjbr7/iQFRV/6FHph0CVFoumXtwXJlhgaYWg5vBSQ3QRgYDipJuWC8h+CA8Iw0ux8zHMLey0rM/tm03LutSaLPWKGy7PFjZAEP6TcSaVhJ5JJSmZVBJDbIczxZyTQhT222RSSZTPpOKyZlfqTSuuchb4NySnNfNE84wxha0yL8U+492lWM2qMSU8KmCuLC25ikUBkdvWILcYReMl23LjhXHcKPGBOUl5sKQFXgtmWM4PbQcndeb2b1Si8HTfwMIJJ1GkXsWlaaJdzcnQ2Pr0J2kD079WxGQlKERtilsU8YEIkUNZ7hiTQ2Z/Shu1tGQoq1V1VLPfmHz2Yy/gZ2QfkDpk9meG/LQ++0Gc2DakuOq0cOoznNpEK5t8PR3OcNVNMsPtE8z3Yccw03gvemimcUxebSMSso1ISkJ1fpueSDF/IU6ynd4iJoMFxsiqLoqTeNFORRLwuiojr2wAEmIDTUreucj3JPuq5cBD3tV0cLFZCTmMZbyPBQGCKSbCdIli4k/Kmg6dJ3SZDiTPo5DVhROLvWu+0SRH032qTqPHIus0djaS4xxywjhcPnrRUVZgjzY1ofCYEDRMJ/cFVhhl+daXFPCUfO6o6HPv0j43XfvctOhzOfU5vwKTyonMzvEHZeewZYPod8JvwckKm59O2kPDI4j9gVwvjR2ES2woyeKyV7GRyMD4aOiMwRuJ5xRMU5HHz8c4zbLmDcF8sqIT3Zlg1xX2gWCVp4EPqnzWWLmLPStkoXTlM9ldpi3x08LIAkaKRTxM6oyawB7wnRXhroRY9aVUBvYa7K8Cszf2J6J1DH+YwfFNsFjsYKgdYZGLucgUEQwy8aWCBZ2c6M5YXNMfLFi1c5OwXXSxl9zAQlULfQIR6zs3bqIC0otreDA2IGrlYc22WadbmjwRXeEwFmdxJCZG1ChZHF1lIccTksKRbRkCdC2AxYp/s8WACwOWqlvLTmauSuHoSkSsyxGx+MkpCU5lyBb1tYUJxU4PazDR2Iy2BnPNjVeTo2C/omUN/jmwQ9Om0zPg4laT3Ve8RY6QfbRdBqOfnOanSUaWBTQN3Lo07Qw5tZ7HaE4MvYxsT5Ld7Cx2WUgpWVilwXJBsyz75eE0aK4I7MVMmYBbVGh8nT6nOTPDBEwW79Yg2v9Okjdhf2aJy2RKJUtCRyQPwTt6MHYpUG4FsNZbLOmvCKzTa/zk4khmI8YhuZnhEWGG2SS9JFwNaScrl1VQt8kNWsyOj9wjiAVmp8Q+fjQrz1p83eTrzO9f3CjBVyHIJN1c7Fv9lUgYpTKPhQZT3QfvPyzTXneordBUadYsntMviDlabEJEXrTKRvQFlujzFq+CO7KIaHNh6lG+LT39PPe0hWxVFkeAc7YqJOcQovVUYaBMplJ+KyJaWCxdSW3tKmtviBdGYpi9SlyC1kAUwe7LRKa1RF+ejR2ONqQqSalb7AyrHFZVzeClSm9B2YzX5pg5zi1N+0XjHM9cFTcHPXqLyRFaO2OliDTd5BgUjLjDC2rvEHQIYYYjJ1pkB9cNAd/L0i6NG0OePFvjO9t9zoKO+5xsbsKgvX0Otm6wUei+ICBYx5tTheOhchzh60MZxU4lkuNeWcWz15nx0OdKjN2xPFinKMHNPcIJ9yDL+wAoR6m8sxddGTiLklngeKqiNhLiK2vVsw/JOtSaZckaVJ3IXuqtpQX0EujLy8LZRZ144DJ7VTBxGeYCi3ZGcBBXDlxGcwo5qD41YazyVWJxaIXwjVXEpfqYHILB1Jkkwwp7og8kOLWmc2pNNe1w+eJViGwxgivHjVNrAiqwhmGKsltNgG8fmu5MrHBp2oLl1I4f+inRTkHxEyqmXFFMsVqKs7wI2dPqkBeFYN7W9EAS5iAs1lYslkVVEYVZCRD7XfdZk203c50t1dpm8veyveIbfOH+DUr5AF6UkFrwRuyu0EBhq6SNJVuGn9uOzegkepckY5WnrjhydMVRtEHDrskqt2tC6FmoOIp2WcqXtdze3i6nOBITCuLgou19pGO2uOywYov0e1gVqldxacgyTj/9+QovezMH0JV73AFvSXsVO71K6CfFfkPiMOugWrJYutj739KUSinesrUk8xkxg1WRNEB/zmXmbsJeOaRWIshior+EhAUeBnVVJVdggyKUNERANjq/CywNoh+P2jThbDlx8+cgUegzBZs61u4bJYvZFaapJeEkSWAx+/2Ya/w0r5tYVRezz6K7mHV8wAP8G/bAUTJopygDJn1hFRZvoGpUxAtShcAsfJOlu6KTO1hg+mwxpPhJIVB2gkGyg0cMeNKzIeCYOKrZC5/KNDCIAENy24yTHRwh4AFh6PLIzVGkcqOEx3+9BDb6wNeiC++WJ+ILOcEP+JqGHzBkg8nuVy5FRS6RFiKo3wenS8AJHONZAifwbnbD5IpPR5ZPFGu1rOflAHVWz3cJP2+ne3j6ys/8EzDGLSE6CxjjlgIJsIPnlK/TEnnnLI72fF5dXBx/byEdHoVetdCDjbix+bGNDjYwKkqCVuttMW72NHpihgoEh1vB4E4NlhsXJm7WsBWs4BUjfBg/3XH5a+nwhHoAqeOtkbiYTRKZ+oKq62ZTWnCNXH5RXd6iLl9vxm25wpRW0JbAym5m4lkvGJpHb+LRaAxsXrRkMFzUdrfE389F4Mh8ow7IVD+wOUSjBWn4flYB+HU8uUk96Qmy1LvxZDhkLlAScvRKPGR45Z4rtW5zs5ebhppw9lgEfj1x33JhN9GFBWNReOmIdshqSqWPfZWFM+WuZBxHmz1zrInnP52wuSBOF2OPxoV41ui2sZEmm2RZy7LWFkmz9O5ScfhfuBz/jh9ubquMMn2uq2YQaklec/qnxpdFtwx2UKNbv2967Y2W459dsO1L3LgJnNw3NkINW3PSJfN+3/T87rGRvBNU5d04/taQPfWY5965TWuqbP/8BO0aEwhCsXdHuoc3jQ3h8atvGh/B2kAveui4+5fxahP2Y9C2iFFM7dct2hFaK/VkkiCCb3MnAuHIOAMWtRXA/ea0ssS4xgCMVOb5sXyMmo7//kCsdK2M6sJ7nug5edG1Q/eN+cniwU16ybcbXFYaJbXBTaooC6qKbxYXR+z97YozJfguLo5lYVp5xoRcHEUu2FIwyVijY0D7ccai/kOmIZ107JB0hm3LXWuuU3cOrss78SF7dU4+WFL36TMXnvuX/J9BKOjiZpyAUBILZ7UtPar19r1EKAC9G8ungqn5dEwtcdw1IjniqtFsG/PSd9KWBEqLO8e2jWo0RnepVWGPHbhvhDqBHkAY06WdgBpEv7tjIstAYFJP7l0wdkMYkjKO2n0lGocDC1rRlDDEfHwpbzW35t0wz7sZR4trDxryoLMVyq6tkmkVGpqooOZWrZ6tfX4aahNnK1QzNXlxgZVhczAOP7bMxFqelFFiVHH1N9kf2XcLjMLnWfzLTskJcVFOqgkPD2U/Neani+mLhKy3o6+MqJ9h7BT6yoTkijgwbeJkdBJKgIT8dEE+YhUqFUODpQxgemZB8iKbbfh1R2lQ6e82H6qPFH/sTxsVDjMRLJR+6vJB2ZBBkwBXaNiVM6Dw6rh8F7vMuHzuD+6AuIBsdqnaDqo+oyel765b+Mlp3zjtN58YWlCo5mQPvPs3PdksG1Qsm3Xbakavi3qurfRNtk1lXxCGEROFpEyIJ82rrF3zjLeYRdrrQorG9T5nZ/Oc0THfud43NKIYAYMdjatV45nbRhQ3D6vAdTW2+lSOqRU9AklOf3WrvIfv6de5AdTXps7CiVyzfdTWOFsEo5nBKz01GqUsblNQi9N947po4oV0DJDFODPEUtQRa008QSNmtX8BrS28h7teLbIYFnHYtpnOxDzOe3oaLrbuEpVZo3mjzGBE7Yhpl6onidt+Q581tcVq2+iYtCzuTQx8ntUl9lZ0BH1XdcgXo+XiH6ofXQBRTfvG7xeMISroOiRE9hL0gj2G6T8a13Xb4Vfu14hvsNfGe71UHNuL+TMW81A/fZ2fWTj/irrffuaSRScLqUOOo+kNZY6zdSxee1AnR+YgpIEx3x0bFebngO/iJ/PlMV460sUUaXpZvSCYBbgUvvTnjQqlbow/naWy3W309ZSIQ3QpBS5ojxEbyUoFSMyg749oNWCXia1edpRWxFG4X49Sdzqj27gVtvbtMR895Y7ygqxftkZYtZ3lNkLAyQp/Tgm3Rt64aA9/lekgtbodr54GUsaOE0OJVzaYGZJeeiRmwT5tMOFuh//G0LCMzl+pYjHYCVVzbAxVwcM4HBlp8ysAUUoc0auo0c10XjJ7oWmv1ViFZvHfMMyKn1E/2cSuApYuQ6IT/RSxcy/J4SXioGLKdUs86CFPqAdS2ZMArgJWaY2NlRZGXe1q9XdRf5Mfdrn+2VHTMot7rIigMSPi3ktqzWlbVFk8ecBBrKKzWNjBmVN0Bl4Dt3tm7dwtKS+V2zgsxpKUdBFHnmd/aTmAOU7F1WSBKc/62lESY8YRx02rZFxRDYSmIm5aZXxYZYegTmnxk5XRN0tGv9qr1novN+ZPGcOEwOM57j9i/n7uuoXX/ux9+7PHTzm5jVO/0M24A/2pNfDB9io8OqgA4eCAUe5RTlw8f37KmAeXvPCr05v5K371witfumPk1QdvPXkZ5wVhT+5K+OnW+PjJedXbRv0MJ6evYCNXBY7xVKYaT2Y1ioefeRoGoDQMQJe7VmKduxZGwGbETiHhWZj+LHSYrlM4AqFK2TzWrg2VMQexgMbH/8JqeUc5urhZybXLKbEbIxRxSTiXkcR3WV60EAGAOK/K2Fkn/KStPtn4lp9MKot2SnnN1ImGZIaENtWK8q9ZXGlOkgxRjWwoNmbVG7PkKKg3As8AvIBJf2oNhpMzgu8B0xh/wysRT6CTbLEoEVfrnBqZvYoAm7/c7FW81bMMJyHPjlze7FW+1bOstorrkJn0WS896S2ApyHezYiIEKmiahD7ZkRxbgzq5UcyK11ZVhOhg2lVWEbvLRYYtSUN9hKJ6ZRoUmUhRUwfrkxoV/bzFfp7ggnEu+wG1zZ1xOZcWQSMt/7Ps1hZmjNMy3bcRDKVzmQrKquqjazAyiXYEE7SLXxsqsU8YuQ2hcAU4CZ9YhGJbH9WxdQsI1dX5oLxh2witaef3vidBMJJoZiOjG+eWeVMpe9ODTPU7w5x+2jLmAsvvnZlfFHk3WD8ERT6x/1m3gxe3PPMXxJSNeRihta/GrPHw+dqrWPorQpuSl1xU7IyR4ovZvhic/HFNF9cXHwxxReXFF9M8sXNZvHVBF/dUnLV5asjJVcdvrqj5KrNV28tuWrx1V0lV03uh4dMdASzp3FTeuJ71FvoviQVxx65/46eHLSoJytgqKLFuI93/sGgye4OVhDu1BXkn7LICqBGJEe8ZgODRVRbtirYoV8r5ofTfUDwncY+LF+OhjMZVCleBRNwStKdpyUgM6MG//or4qfTYfI77IyrXIcIFhBwnItUKVCJiU5hERNbuEwftchP9rE6ee83ooKok8OnVfYxUzx1EsGt8VPBO6hyZZ5UYambtSenln/SlicP7IyfnF7+SUee/NPlxV3DaYHkCfc0tU4MPmbn3eCVJ+/nafX41V90tSKDvfG3aJTVxW9rfVidR5iTuvHgFaVDoW68pI1RhWj2kkXKc5KVAUadvT5pZWKDjKd5L6l0dLSiTAuttsW5h/75zDDxUJygzglysG9wgjr4NntO7tHLlJPTNBJmg1w+YTcHT4M+Oe2kuMIcDpsLMXbuZYydBGPsZKpyU0rY3pRs8AyXjqjCZ1689mX1CWJHcuMZ3Hhqz0+/mFQ3iCU9yzeoVpng2cfv+k74SlXYnU+GCmt6YHDEzqdlhiFdWWX4zE+jscgQa5Iin34WRf72yZ9GtchGRV5etsg0FZkJn7lKKzIVXvzapvhiMrz46qaypVVSadEze2+JX4zo7VbtYkRvm28pW9pUKo2G8HfcvQ+O2nT35f0Ph2MYv37gG2Vfz7G7hX5liuRP165UQJph5/ppKpsV3HdUdGqFz5BOLvCSKpB/LBuYZamMqDtbz0mp3KCii92OYPFyEdzyLtHMIyqW/ZxcyEU59hYiHicgRZzfKkx9Kya1kTAEhW1p4HOADVBQ6GCma04038NHsLz+E46g1EdckTUtyKiyVGUFYE4qiyl5rDVdMB0dcTeL/Ak+qgxrHgd5W8pelsIc8iT4+uxKhRyf6ASfZlO4rVojuL5miG3iW/Blga75i5bpKC0zVCX2W2lYWZ2SG/WjzQ2wAHy7bZGmsZdWbPOLdlGmpmgt3kWZKLIxz3mP6wDmAwx5O9TQJMruqOTMfav9FW3B2SfG4dAUm+OdOIewJOagI9li8U4dEng1/xjwz+Bz2tqMjWTvMm0g4CJQ4lhOBQKFNq2LZuiVIeb7XFXaMGz6uslxdvakUidLPM5b2xysyQR97BkZFs78MDpj0o8w0WefsEiatNZah7JzUbPlrtCynUII/Myw0n+iGxyWsqHucHfnE56zW8ekLW26KTzX4pyLie1c2lUoDXIVKw9zm/k0yYaD3NXDKorPDhjuzxZQEFsgQkjqsAKO2DJrvOR2qiFnSrDFxcoQVAgSuBjp2OGmrFcRkNqly1RgXmBGlwb5khU+JanI3xySGHy+mNwunuhoBG6+EaaniyZhN6uxpOkTtm8FzqkS/15vTXDX7bfhU4IGPc3n+2xQPFx09/H5AZsRqF60YbrE6hu8YneKJ40jvoj85c8x9kL2F6aFQYyHMIwKs5AVxsVPL4dfWYz1AWMwY334bBNn3bEL3XFeKS7DpLY4PozchJEa2srdt1GhzfG3vFZxYaIb1wyLy8YUNAhZHGQwncBirsvRa/SYwvJw4q78oWVpmfo2m8X0aUYfQWzENXE+Hcw8BTUiEacaNAtSUAoOiu8OBC8bnDKP2LB1Wvh07tphgXmhwQCJc4Yf/mELBg6mN7HiPoH9Kz+VAvovx8LhsybHY8knxcXkcIolqZkpvaTY3VGxhlYsCk2r7uS5gVuWhGGhN0KQHKQ7Up35jFnkd1fkXBTmMS5CidHyfQgvi2FaxFWlfA4QcaH4/LCEArG3iCXT1pJxt0qQfQSRKpq2od/M25aejRzLGBZNNbPXdNaF4C6hx4ghCpsKX4AVxav97dxIzDiXCbMCGpgpV0QIGCH+UDZ7p+1gT26vS+qEmoi61+Hu5TStkCTaMYq7/eTJ1gUIsOXA0WV0C3SbiuhWEG5SMd3C10hGJrwrBOWnZxp18AE6jqO70oLsk4b6qBI/SDqcBqlVwzwFvk2L85TQ2HFM8zLxgs5AH8SgP7WC6IOgmkqB+aliDB+vWtB+coL2M4XFnK+pcZDAW7709eEYsQTo1vS1ha9/9Q+Pf3DpkgXLIYlRTaqI8LMSNlapbAXPLRjzqIqj3pRtfnjtYZhVqrNx9SqketVF1TOkerZevdy4NmtSMdSQJElUlPIKLcWxwUHjLm/PRUIeEpglbMPnPG0Jmd3I1li3KAzk4NRudWryCvsaFNFm1E/FCqaUluKGs4Bxei+WR95kvp1ivsDGx+ToCBsccw9MwiRM9I5XxAamRLBI/7yK9X3Zz1n6CjJhFCVzZZQi+KViGXFbuTEmR7ZG8sQCZG6wW67a+PPv73lh2x8W6BEnLb/5448PvLZj10sLEHVgt9z27CPX0f/PLWhgDupKWxwxmxolCFJGhCBlC4KU4q7Mpoo5bAkiV/ET4IOMKsW1WkI/DsfYKhQpjVvG6FFfsyQNvMoxz8MlNkBIfhD/1EmOBV51Mp0lZHXi8Qq1VJK61YWhHnQo3MBV8JeVLDLWsljbKippN9Tuim6nOX63udy7jUxFZd6lFwIGfu+X5Fr07GJWWKoaLmF0eXVyHk7OUycX4OSCpZLQvh1ltIdlzDQ6cN5B5/0iR8JEUmS5i5QCTLY3DiuQspQkgDK2Cu4YW7lMhTyWEKF6kzlSNDEmyf006unvsgQvOl8HLhSeU2B1sYYbfH4MsxWLSGJrV1KEJVPlUCkFXt7mKk1SccpIKp/GHIoklb3FyMQ60CBvWVp5CDkRiqtPIxJE9GnUKNkD6+hHm0a1dKpNIw9dgTniog/g+WWVTCNLTaPp7GhdNJMsnieMKRZPJn6qeD4d8hzc3NlIFucYjMPGj2VXap7OPkdL2HDoVPhilymt0nnYWR4ny/lnhiNJ5DJHlvzcDeHSYuS+xIfPavErYNaWjs2H/WBUV0xrW186RXgRll2VhJuwZdscYh4zbhAmE6nmm4EM218eli3BWz4805CHR9Tipz+sV01jSRa/MDqs5JeYQe9IpCVtKTaV4v8c0e6Eq7d73JJ2T6h2D7qdzMMUsuNx9g7eWRxnj9jgIEFeHtvnAAD0VtpT5CP8vdzrQ2E2ea3Ah+xOKTYq1ArGHVybcGIs2If4yn7tyl6+ciC+Ag5/KwdjHGvvI+a7i8PFzkO8FYiTw1FoLdjB2BI67Sa3+ck2qcwmpMQNK5UbUyTj6OtF2fXDc0cLEQ3nHmPqFzQ9W65FcHqIYNNkxhSHt6GOx9oXwIBKTBCIMFxjVxqAHkGiZozlNuZzBqcx5W7fjIYZ0NiTSEZvj5sAR59p3G/mYxRKi9N0J/ukIABSqo1KndzlgBdqeyg60InV2SLdyrlFMQ2zerNdmusHsdMjqWkEd9MN9haLzT7zjc2AGP2++vIooof4+9+PqZKmKPwSKucbg/itaLAPopBkk33AkpHcjzLqpYj1TCKZzqA+rB59ZNyWuu2yBbrAODyJW7gM7PdAYzU0vLlI2gbpuVGOWceyNcFFz/R9aH5tTrXM0uIWM7beOUIiDuQs5zjOSc25fXOvhXEMx1E51GRTjnfQ8YQ6HqHjfep4i+nTF/eaSpAHGOBeorZ7Yy7KqUzUdU0uwV5R5aZWyUGoBpzZOxY2k0rYVJYIuq3YUEqSz6Yg5rM7GtRz6Sa7XRp8gbT/PKyI7MzURCt+Aoxar1hYLSOuFroDai5oEDLspQLzCqI5/rJRg7iSrVExhKgfuqRZiJ5rqwnQRNvLFDjSBTm64wYL2OdDKi/4OH4tIhpJUF2yAjG8Yqcmx2PWOTECaILGP6SLbzqs14q45t6YMkpHXjkjMoDnqG+MRTJGwbP7fDtEwuE8MdG72zyIMPGMW/jxq/b8sfaX79V8QtEfg2FO9Fz8JnM6pEmPnGSTngkvo238ingspcb4MdoLjI3CIMeAqwfRyTYj226yFJnZMsCDlow3xiE4QGS3WyO7dKVoeA9oZKcglkdDp7K7FrTVlFBimpu9wyxaScM1NLR00e1wFwpKNGXDidqkWZtxsdSvV6rXHtKhkCaEbb2mqp4TRlE99TouCvFhH7IUyViKZCxOS19CMrbkqtdIxiohmb0RyTxqJdSCu7b8XmgSeFt25HBljzDdT7yVZpyXhNxo6J6KQtogQrtZSfacUBK+n1T5qDH7wApZxwoHVWjrEtwLqXyCYYalWBKEP82SRgKNslgyDseRt7K+ocbNOdVzV4WbVkbYtQVhN9wgBU6AhCnmKsbZPWRbVbSleogzWZvldk97bDO3FoJnLa2EkHnzrIicjkA0kEgSPwArtrBdTssMpA3HKP62xx20zS/xPaTb59EaTD9LsPbSVgY4xsfZzbSyWrASVOGnDsiemh9lm3p1k5nP4ZcW6CmsH81PFaUn+N0RRaaDqUVnU4pMBznN+5Wm51QPUThH0O8ULyfRNsMqklWZEMxssQ+lWVo3eMw5o54JDz74AbKr3xh8+xJeBRzZcALQrUra8/NJklbJKi8lJykGP0vLCUe1VZO8UkXXK+nBCnozS0VlIu/AWvEO9GTfBNE1Ka44KfGygRtz9mo7Ycl0IPkzWXZKiJpEfJZcTVsyXVOWwNFJBbqnAjO03YYKlKqkZZj4x1AS0xU7AX6A4Mz0blDWQuxLdpdcFAgg3jUC6TrU/st+U99F6t5I2i5SPKuaiYLYPb1S9qhV4vXGcLKYvtUbvNTQfflqrkK+GilJDB6jqq1ACPUqR+C3maMBoP+X18RHYjzgHSrHqFQDUTtyvaqQYaiUYaiSYcjKMGQ0B059Wi3iLHGoNGSPlBxu4VY28755c9hiW/NY0lrMERRXWqZ5aWieQdaNyXmWzYrCsWuOWtnCbsKhLhOgB4i854BYgJQHB2zcnCAGcmpNJ1vAvMRk1ifxCCjipmo1DrdrsueuckyD9tUwEJHocoAD50kUo18ImRNsuiMRzK7OsuZRrFPCEUUX+ZVhcczX74Yh+E5uuxhQXrRs0d8qCr+1jPaWnRhoSVv0N2hxfVlC9+p6XCV9iYY9Q2e1SpRH3Ks6UlBNaNp0EWQ19WaGNfCnIlSOhaTxjfFynSoWkbDUlkpngR0v8oGp12bATwVPiTUEcmhQoQQfi2PdWCoO4Z5s/RLCWR2gEac4hZOXEmNEqnihvTXa3d5oW1asKxqxJtOUsxStqcMhlZeRicN7SgxJCuUlxbaSFGkkiYUnhR94ViaxKGWQ66uO0QFNHkx0OsTlJIfvMez9xQJ73yuw9+0iylwgA3OejIiSprmtOyK9d1Rn3Conxyvfo72hhoBVCKElS6gzocx7xRXUyk5pRZcWnAo1D8lol0lyFXfgeESHE7xrxZe+Go7SiBXbinSNXhHPx6oZW7ZNVgsrSzxvs6F9U7rHOsmFeYgYYZZoZwVRMuG5kG9QJWwbYikmLEpSDRUrct1YkRuJInGKTQM4IQbbd83czYeKKT9wXN4oACd7rYbCH+kHg1qZ8awohjBZG+rV5RqtYhLfFiBHEAQdMbMiuJNu8pxTKDU7RUKTDfKgIxvkg4qXbYHwbTI/2WRGDOUKFsn56ub46jX4OJQhkSaSfToh5qV0OrBqrdftPKPqHLQVxKE1kz4ttzP5LGzaVG+AqYOFFKUUE/czXnfTO9k7EBvAJPD8MjuH7vMrWiuViTkh4lMlCSpaq+FX71XSgGJo3bYaagWQzAXFLc3YSiEJFTvIYydu6eSEj0isCluq0owpmKU6sPDl5H4iW1IJClOpOQIJCYsMQE5Ma0gtDbxZsKu1ouQdgPxVb/XSxQOG1q+hxS1InCbhIBwIgds3h5Mzzr/w5SINsJ48JCSLQZZxaXF248XZ1a09Ydsv5m4UyQGBvI1qaXBEGxyhdbz+JtKaYvo0CdYSW6Zr1U6Dtdm8ecBCEmrPjxmPTH9az7fVwAmAmOcIG5QcMSiVqH/1Ttxr6HVaHKc5eaioA/X8JXscx+bgE7eMnbQMx3/oLbinMi7qdtAUaCY96mdiayOPPbF7zcSY4pC7US+zjR7UrIxYxuo6xSSZQga0Cn6TFooUthM08ghSSvFuxauI/PCxVEbcO42YiyrWmiC5J/Z0Oaxp+00i3BxJ61VejiZEVR4SYlUbooWr6fnqfA7qZdblVIlZs1FMsXWyENXKmuPJmqPJBFUiE6TF5BnbAC3WliiFPhXNdQLNM/VNialvik59qBUEhTeY7nLyVlF2mKrsP1q9InVOSE25Q6QUI5ZSik22N7OstjZyQN2rZcFxyko8iCDy9JAJwYiJkEn9VAPXOSmVVcZkopv7aKelqYPmGwKfqfljKGWfLnWxgBQWooqkCk2Y0j90uM/kPkJJ9+pG29KSslFWJM5dTD+mwKWmNB0GH92gZprJtpWEZofZZSLAytJWbGHVbjGDdQp61KFhtCJhAzsZmVH86H0jmqOdl9Doxk9shXpHZyUWWrxt9BCPo2iNb1PoRPq63ybgRKzDyNJiahx9Bw/xeieQwPSNYvXI3cJk8bJlWRq7tfRdaU7xJhM/Kfm5AK6N1J9hPhITKKhhPhJ+oleeQFbAg0an70gZDEQ+ifwyWKTJfSi0LkTZekxYaOROZGMwld+XqfzBTOX3Zcb+Xib8vcLD10PXL6rcieagE4FC5oZVZqDnVZ0YMB0+Bs9Hxn/az17AakGRprYMR9misFLbvDRgYXMh5iJI2YYx2RYzc414DkRqVc/MzjdN2MQtNmlGrkLsqy7mqNCMdJoYink7iFADK/vvsfEOk9aKEBA5PnSSd5nTR2sQ5607qKsxMYvEl4vW6NODo+n+glVrVjFkbjwPPDv7hknUEuXOGjeLXRx4nHyn2AYmiZJsWhVobm02Q7+N8mpAec4Qq5Rni527Nu9K+q2EJONKipohJWoGFq1M2gCKAmWJOLYuBpgYdBJJcXpNidNrmrdz2DKyVqBWFDeeKG6mi+ImJ4qblOgPDB2DPrvDdl3WiCdirfigVWyoN5QBy2QDFYNejsPORS2+x8xzfq9dptRrsykVGzRJlDPzcXhUPpa8J4srjA+r48NcNApTyo8C5LIp8TDAZjX5UOBhNRYQBNHf7bSEYzaIruc80fUsofXWRp9X46c5n8vGueH4G8osCEPaZpPVM+Ymk3U35qDJyhvzYlbemL2s3zHb6SfXZF7gMUNeNd/4VwwYJCOGOTxX4iqWyIAtlgHjXPfRzus2Uxcjb9UpVSyCJgOuRo5EovTS5jacLHjm55rYbcjB3GbVWnnmND3iTRK6c6spa6QJY5dKEKe5WmSlSHCGeFN/v5vCdjGjTNZmMWN24zR1zTIXemUueKCimUYcAyShPQK6inhHWGErxb8TCCgSgobGd6pLd8olwONXSURatUSk5aQxOaXrhhW2mbdb1Nds/ibBUdzfs2KbzEkmOBfWVbHeK9u1G2zmK3u1K1v4yr4wLA8+F1z+oBWm1WFn/alo5EOcjxy24mmc1Sf/DjDY9vw7I1pz8TWxAJdYf13Jy6rG2vXeydmCXO8dDTBuukgxsMOUyIQb8Zutt0ZMye58PX4rWVPjetP0aXLEtiaawJEV2A3uYteOh2IrcGjddYOtFm5Njay7rlc139gHrNDqeusJ/Obqrb2WNzW08h5GJj0X8hwieb2pGEzdyhumz2NprWR9sSHGHCnUc4RI3l4SO8aqKBSWKcxLMMzJkUijAiknSbLmESRgHMGK9iORecj2jiAKRk1im+FQUs+uOJLSlQB1IqHtdePBCLXYx9l7XZGnarEFoPODbp4FvQMu1EvH2ftdZGEgiQgothAAXbVTPZxHfTZ11C0VxBJaEJbydhYGj6UsRVvKmYu3yUt4RxxvKce8zJiXpk3PmJcc8xJj+kY7dCi7WGY7nMH8dLGtJX0IKIjKfeqwUwJt8r41XNRB8G/U6NUJbnU7OaG7mjhOsIsv5OIL43whSjzscAhqg73DFa+lPGdEOS8fO6VQGU6nfGsiUh8RFx2BRGPodJ4iOt/iygu5H0VuH3B6Aufj64r1he6qfMc3yi1BJAMk0bZwCaKtv92piELuObldRbkaw5rSc5H0J5WJi1c1cpjr6I+KIjEsiBc0jU3zlfK1HEwU11IKRi3Lu4WxKgsvObm7lPIs+qy8S58KPx1loeR7cYVCX5Va9a2IAphKZGlyZO9s4SCFpcli7Sr3ZCqchYNI/6Lt72Kc4jgxhEpRFq1StPXnmY75l9odY4iXxMZ8WNAYZhqLwy6rFR6HBRSbgdrIXMUMml0oD89vhY4vkBwTy/Kc6AiQUKFT+/dUSAljBRkSpiAQ68quYGGZsmWZ4pYcEOQsXnB583pYdVDIGd9lKCGg9HOEcFqAzBMcviLBvQmB+FTBvUkJ7o1QN980Y0/JQUfnguH8kwUymnycbi4i4dxrEYg838nt3VhMpL7JheznQjZHBBQWvl/mgRnNboxZpUpxxLc12k4Vz+vw7ZQ2ieSiiD5ZLY2qFBVPSxIKVAc8bluaimrE0QwUQjGJ4CDP/P1GSDPF2CBM4ReMwsvjoK2bslOTgoakiq3B8CdyoG8lSRup+uh3k8Nl09Ggo5kzeREoOssUWarTRWepEOctTYSWZXgN8eoRezWOQlSRaEgSwRZu7USklbjV6mS3FVvdS+T+Go053y0ec1WM3NKKAbRBUnVmIrdDUGKViaVoWJVHljamYvE5ZEz5cjSmCRq7GC+cU5er+Eu4+YWHktPWyN09HOoacpv5lVrNGnP0Y+LYHIjdUBQRTm43KyJ+JPKfrq2IADfpl7UVPgc6WRKnanEaK5Rcb+UOK8rqb8A+DZGpw1hTII1+VdyeA7uoYm+ul4TPYR5t12PIZDc7YiUc5X9qxVl9c0Vb5jDAJgyrAXgrlOQ6rtCbZj7WConBPj4VEchLnF0pwqGPSegOdPoVss2tgEjPmlZsmCvU9hmbqk5JNW34FV42CtE7EIbbGmHGtyqvIgTp9qoYeBWhtUbIBM35Rq3snj3ZjE2Hd7JA2qYF0jZTtJfWAWwXshme4Z0mdfgRVUHKL++TWujL/qfplHgbabF70OTnOUYqJz6yEWqeQrxgDaro7D0/JXjYRu4mFbrK7WG1DjxTEpKiAlBKwhGnQUSYFoK1OHgAVoSksiLUGlPqDcT3uLtPQpYHlV0OH7gy1BCkJKrR5G5osoud4cdN1s3phIINkI/R84lPL640wqa8GUqfKjIu900t5NSNvfV4I7VtG5tO5r7vjysqTmFO6U4W4fqvuHk9P66Bc7pF4Jzoodctwc47o4addEJkzUMYRkXEMN4pDGPPsGIJil/czt7p15QHC34pI2DBcwQr2CqLFfyohhV8gyNYwVOLsYInvlmCFTzyzRKs4PFbS7CCN99aghV84BYNK/hVxuJ/7m/FCn7EZqTglv0/uOk7w1f+U8OheMF7DsUL3l0VwwUfMIvhgv9QDi74f8rDBe8xivGCB/86JHjBMTBwhBy889Ml8MDj33o7eODBvYMKHnh+BA+8+bZSeOCXy8MDv3K48MCFQ9GBjzkEHXjLfTHmr3UI5m+FYP7SFwe9EPL3Z8WQv0KUV5UnykeTQpQnCVGaZYnypXRMlLsVgHVlMVEO3lFClOO3lwJY31YKYH1bCVFefaVGlM+5IMrnRQFm/R0A1lUCYA3iGjQPE8B6ooQi/1iOIv9UniKPLSHI3UMlANYbJwewvuY/Sin0jrelUC4fFPq/Igo9cEcphb5ankIPahRK730/7vgbS2lVHe8wtS66XiNimChuxvntJHYNjtsnhrX8Ni7eY4YVZ4cC4hjfw2XgpT+iQLe/HX17r1Tuz6py+1SdfymXX1OXJ+S9L8eT+kX14EEzZDqvazV/Iqz5Xqr506bGhw6oZjyE3yFL7+I31K3NVlzQ9ZZ85maL6/MXVZ8d6vKNcvl1dZljLmhI4uZx9MX7aQysmMNcQcfZLznIViN8wFJ8YAJeWkCFFZJ3oI0cDxkBm/nejQ3LQ8yDnZYXn7zhLwlwYCcm+KNf4JI2gaPHJdktULVNgEUf/aJsr4vuR6Fom8HGp3PwWSmsuBatZnniPDxdkpwClcFBjg1AIYj1im83c5jNjvulBScB0OFEs7EofNSqKz6tFY8eVQjar95ehiD3E80Lih8/r/h0iYhFtWqt95pHmrjEA4Zerfbil5DDWT+/mLqYGOwxUGHoXBXOFbak16JG7Vmv2AEP0nfl7OMYHaGbGeFANYcH59IwPbV34zbivY043PMwDs+i27b4T9DPQnFSqfMcxcA//dYMfO5bMfDdmlTxK0sYeK6Egd9VysB3lTDwiTtLGPj4nSUMfOROjYFfnwQDf4lJ7OA/wMDxysjfy8D/Wo6Bv/F/g4Hf9Xcx8LtKGfib5Rn44Pr//zDwu0sZ+GXryzLw9ev/P2LgkbB5s8bNd5VwdqrR7zZFNbpdmPmG9WV5/ND6Yh5/99vyeHTyPbj2WFTL4HtWcX8/iPs/Q2oivoTvvSLf26i+d0BV40W5PKwu79ea8rRUaeQ7UZUmcPe7GAYcWGy5sbJ7rDA6Sq07sr8UVJ+iXBWR14XPLmDfCxchQxYhI1yEjHgRMuLFQi1Cjbr7Bs3/UF7VlqD4drS+fBZF1JauN9giOqORAxsx9rKrlCXLkiXLkgXHiRxDhAj/t4qXHqt46WG8w7kSq1yHNko+DkPLx4FEw7RuB3beDF5/fL0kKrObJb+0BXdT3ugOAC2WYe+wsz0daFrwe2RT93vODBF2qHPjpE4MtgfY+CDXyWCt0KDRjQM/WY/Og09mMPjEMPVbdWfQuwp6Jb7FUNKdyAZ1uoCzLKC96YBvf1DwIFYgMVVnkFvTbATrkPUNJQeMH8avC1SYBZ1wBYecCiJ3ncKjF/WaEaztRPYja8CnLf0BtFsSidMPn2WzM+Af8k7B5gpyZwoAUO5RCZmuh/YlqPBsle5qES1ttsoFGzDaMSB3GTKU0WdmMlCYAiRTaRmpLadSPwbrOFrNPr0mu9q0LoW1vsXbBD9k/CQuRW9cuhbWJPprqygO5KcLD81LiRK9TdBhXrrWx8vxc4inp4soam2Y1cgbBq4W30Zm2+yEZTnrnEtDpDUj+PEvDj69tiuYsoZzfo3dYXb1BZ974fpfml15F/p3aShGO4nM7HBYmfwVaHb6g8qLArcrePpnP/7WpZ3FZ34KsN5r+oNUf/DCNbfccnGXnwoq13h0escvf3DtWpzmcOoZvb6x00+3JDb5me2BPQA7G1JObWoxOYN5umXBBrhEcD6xILUGQR0wajPsRbpl3FZPJTa1HExuUDlIk146LOuT2+G+km4x1/ppL/MvIHF6sWIJk122ZdzwKv59mB/KMqSPvYrHGdMEQg5e5txa0MUICN1pMk2ymyxXIt8RAQ+LltVNE4K1npKTFy1xW9atRe9tMrv9xM5zWSGVkKqlfGSXX7DKT+0MG4sgQXOAm4dYu5TopeET76VW7ORqIpzIc7dT/1Eh9Djnc3O7fC40SHVSK0mQ/PcuTtMXJNaQnKE61WXfI98s/RpyQA7Az0J92YhohrbwyPSpvgybzbG215LbhAy6SMW8druga3QJEIkpflLm6Xg3kt0OMLeHAPZzHOR+MizeUKF6WD1oBnv/xA+aweYn+YDdH8JKsScS2ppdYIbrAr0z8t3L+FGatGYw8cB6VcCD6mCQb+ceZ02YNQDmkJ0wTXddsI5dxEIJ0w4mwlcw3ONyYgd7w4Mbh9aXFuQj6aPPA26sgi/6Oqiqg3esATChLTmXTVu8gIE9ZK4A1CNSxoYFWAH05ExQAZavKWsClOXbK3hLYSA1amd1VgrmhD9sQUucjritxJl+osbHZTZu0bH5Ic7saWWz99MCSjSXyu66yTqrte/Cwgyv/vim3w7eZpyzsrWra4Y39/gGnH2kf3VrF+7Nwll7oXVZoe/8lR3d519izBzoa20rHN/Wv8Zo7+gf6Om75JSe1d0DRqGrsLLQPSAnAz2r29rlcHlfofCJQv/Mtp7uAbofFtZe6LiwfcBY2Xpxx8rVK2eGpx3d+mnh4t7W7mWFZeE5ymjt6C70LZZzKSs6wc/p3edEj9Lnzu9Zvry/EJ1+SM7UV8Mz+ag6623ta11ZGCj09RsDhbb27o5Vqwv9RuvAQF/H0tUDdNhdKCzrPxUP9RuLulr7BzraPKmI0V9o7Wtrn7m0tc/o6KbCzh/o6TX6W5cXZrb2FVpn4mxZx7Jz2vp6urrO7TlX3QzoHo77CstWtxVmruwZ6OjpNvq7W3tnLlvd18pnfYU1hdau+HxZoY06XJ1QN3W1dstxB7dz5rK+jjWFbqO3p78Dl8PzZYWugdbwpL+rgyr9QekLVeGlPQMDPSvjWtKwcgtn9g/0FQba2o2LOrq6FnUvW9jXeuGFHd0X4kn9NOz2/o5PFMKTmfrJOXLc1dN3zkDrQIHIgzpyZh8OBzpWdIBMlhWoKkYrDQo3ibvaWE5Et7SnZ8XMdqq0sbS1bcWFfURfy6SfBtr7Cv3tPV3LwiFY3lGgk4HCxQOn8hG17RRqTmtvf2GZ0dvXcyEViuLbjH5u50c7Chd9sKP7XxVJ8eHxy7taL6wd6FtdOFYdL2/t6sdJW3tPR1uhlkTLmTIdPGPg/JX9M3rbW/sLMy6ecUnGqG3t7e26hLpkvvf/ZFjmO7e9oOjEU51Z6Pcuai90e5f0rPZ6V3d1eR0DMzwieE/q1O+1XtR6iXdRx0C7N0Avqx48XtmhimnPG2hd2lXw1lA7ZnhB97K+wkXeaT0DPRcZkeGWxsibXVfn9ayhx+fU1Z3odXUsHzjRu6i1Y8CbVYcL/MzMWfMmeWgOPyS1I2pmgo7+yTT0Wgc8GgtqCDWtr8AVlxq+v9/ruajbW94xMEDd4sl09Tr6ve6eAW9lobV/NU2A47XyaKDp4ysK3qlq7I2if1p/XthTUJ3V1rOyt4tmb9clXms/dyxNrmVeT7d0LHX76r5urdtx6oGajjc6PnQOdRwTHVXvI6efiw4FXXiL+SszvA92tLV3XNjafVbr0v4Z1JWz6vX6vE3fzZ4XdfCs2eqZuaWDUP/2/bu00NVzEXcreIcHxiLNCZll2IVBRBntNCbEqXv7vZU9NCThg7jRTX9oCORS/4leDxXcd1FHf4FokTpTZkw/F7mYPtvVQ13T6mHOEcGtKNAbdXzWj3Hv6aaFIapv+HbEvUv+/Z+il8bfpX69ZNesptdee8/DyUvfuPa2F69a/ZkPXXv3tqXDf/rS1QNf+Hjb1s89fm/t5k9Pf/lF/4z/3tJd/978w3O+ddrMEwsf+dqtK7bOfjFzyp8vfOrsix7o3LD0sRe/+NXbP3DBdxdc1HPHw1/ZedXNq264ZeVRZ5gPfPJ7v/nKM++78tzXvnRj7eOPVN24f/DlL9z3hUd/NDyytnPJv1WN7Nx1gvHDxv96/5Fjd78w8fjeC06+/4+/OL/yvOVf31a7qfDft5/9hT1v7HrpPW9cc8pN/3LXiuolj571w8/sembXl3f/+ivHLL3ttJ9vOXrBTc813fT+59fteO6uvT/9cfaZXz3+2f6O64455msfWHt3/XGVe/76+mOtQ1MueuTrcQ8uvfmBFy7eSSO97rhv9n7+Z9eeUuVeeewtPzzz2FPOv+m9J+7Y+dAVjYUnb/3Yt2e8ePWLL533u+oHjKcu/cK3/jLlu1sW3Xv3sRdN/9Ulo0+fe3v6gg/OWrHlkx/72pHPrjtu9J3fPuGFy89Z+dKUisfufe7cc+775Z2frT/y58edfO3K3xz/WEPijO13/aHh3qOeOGrlDdULb9x+1llrvjP97O37Fg7PPHP9PTdsP+PHp+/+7kd3P9uWOW1ixq9utpufzt/3Pwvcc47/l/OXLDzxR9du2vzG+NbXnj/u64t2PDLvI+4V1//m13sWvjJ04R/ffH/uyK8d/EbuqQe+V0ImgyXnIyXnD5Wcv1Z82nx98fmS7xafH/NK8dc+v6Xo3Lvn3qLz2hX/XXT+Z+vaoq/decrd+nnupif26+f/63dDV+tfe8V79g69bbO+ev5T2rlz38M1n9HOHzj+nrFval9bM39F9sn4fP9/OEd///JD6SP82ieOvPN9P98XnW++uXv2xcOfis5v/1hmwTvbvxqdj770yGM1e34SVW5oWnPrh/91KOr4m961+a6bem4Kz+dXe6+8/6ofPhZWbih9zcGLmxZcFnb8M9m76n+evGpUnd/45NkXOo8+/D8Pq/MPft6/bFHz2p7XVccfuOGO3uN27HzgBtXxXe5TZ9VPfVfDA3I++/sP1kx896O/HvqTfG3dSR+f0jX/89kjtkrHf/nM296RfPiTj31hnM+fGH6P91+Lv3PUnt0HuCsWTjvilU2Vdyy5bs3nuW0f+c8jZ72w5Lc3Lph2D2fs+fqP/vdf3/vMUZ/50LtewPkzPxj9t3sbfrR3149//1l87UsfOOMPO13bff+DX78T+dTcR69f+a7vn/LgrXd+/hk4rx5trH+65+PPf/Kx2ZdeRV+7fMbg2K8+/fLTR62/73/fRm3b2eBlf9pd96XRpSfMmzCMuY/4r7xv0aInrZtu+ED+itL5bDRPOX/NrypOOuuTT3z41AMv/8J4qPMvHZlNN1U/eszLx63Zt8n4xKJPOJXPf+Yc479//+3PVX19cN/PtizafGNf++BzX7+x8fGfLjlteN1xv/jKacGBVS8sb9u28Zj/vPD8b2/efN2Hu87+SvNJFdtX/ih49anbX3mzkPztj5ac+aO9dbNmz5k7r76hsal1aduywnJa82fVza6bUze3bl5dfV1DXWNd06y6WbNmzZ41Z9bcWfNm1c9qmNU4q2l23exZs2fPnjN77ux5s+tnN8xunN00p27OrDmz58yZM3fOvDn1cxrmNM5pmls3d9bc2XPnzJ07d97c+rkNcxvnNs2rmzdr3ux5c+bNnTdvXv28hnmN85rq6+pn1c+un1M/t35efX19Q31jfVNDXcOshtkNcxrmNsxrqG9oaGhsaGqsa5zVOLtxTuPcxnmN9Y0NjY2NTU1UxSb6fBMV3USvNdGljpW9PX0DajFvKbS3runo6evPFF3+yOlndgxkRF4jMcKLdgDeB7yBvku8Itag3lkSbhiC/v6OC7uxCSLJ0DBOOME7s1DoxULa0U2LJkmdvYW+gUvme1QyL2kX9ng9y3G/QGsv/R6f0ctXq/cH1GeCgYHWtnYuPePFFZuhVsv56vejLADGQu18EQxxeGxR8W9RvlY4vywPfGh5cVml/VO6vkv5/V4/bS+6SL4vfQArfVcrCWEkaJAgciGJcD3dJLf1oLNoo9KxFPubgkc3SEorGLFkAEm4fzXtv2hMWtcUukhG6IMEoQnJ9NZAP1+AcFH6veXUOT0X9XvL+3pWFr0lu0WvleScQml7os3nJPJMJO/QhqWN92Ll+uOcdpLYPrT8FLUb1v71Fdp6+kgs+yDtsEgAw0aoX79/dg8krAJIhqvMe5D+4vut3prWrtUsvLF4VkSvba3dEJ2WFkQMZOnvUHlMFU9VGDi+nLym7hOFFQrd+hMfg5jJt2hjt7qfpOo+r6ePr9Bn29qpk0nm7Y9eWdjRT9vWSzzeAfZ7vdgXcavVEwsLa6iBXm/HxYUuud3b0xFvf4zFir4GIPwKBYVC6AzeNGGkqYnRRpLeXEYS5UqqxmqSq6k72vT2Fbroz9Pq/9/S/88Wjx9ogxs9M6KEkv7RpG1srfu96BWRx7ugcYn2gNEjWn8estnzVncP/L/sXHlwHFV6b+n1tA5k0Hq1i4Ux1uxugGUtbPAQvIuP4QqmOOwAXrxkq0BggRUby/FRrCkCMyPNjC7rPqzDlqzRacmyTuuwNFJCktokjSxqqywotpaxpbmqNtmB/LEmODv5fa97Th22k0oqleW1eqb79dfvfefv+94bQ9Z+JTCy4NFvZmfzGnh/5ptR5uH1+ZHstMexIEDUZKS9mEVLoTR12Ut4o3LI59j19ItBjFiX9nIWBcRLYIHWNQ9uCK1ndIH1zEM3sxaMXJ/dQwuu7P2Zag1//42tD15Wli0Zxw4rKPlIQE94j69z4clvZR3gDnAI6463MrMBw4eOPZG153HuDVHjKTsVitTQxqMBt4h8/kRwY+XAW5Hv087HYzTjEiSh54HNkGh8OIQQP5K5J7AntRR+vPrmogAS2FoJ7SxFNkUzr5Jm1K26qOdHst7YdyydNhrSle2kyOcv8ueqydalKSRYJb5+jJIX3hKWXH/DIfdm7dkD/1XcNWxDI42ikFtfWYHv5V4fXH+r5jyYcfgIJcDw8Z/L2Be1EIcfqRPew4XJgmutS3v6LaDMM0f3v50RqTBlv2Op5fgDoeV4enBTBJ037uMR/q24cGARS5F6U3sdEevrAHhTNCtW4DiazXVHC+49tN2RdSRqyf24unOm7Jm8lLUvC3wp22FBfvdno+ZQdksO7FHiiROk8f2yNILGw2lHDyKyDtPuCxG8fvTIEaTbqO0UzPn40cNHst/OejczhLBhm1ABS3FmMg4e5AytS3sJYJ+2Pfvm9kuC9gnul/xX9kOuRx+Mv/v/b+yfHAFOo6oM7YhGtSh7K9SLx+fhvYeyDuzjDrU3Y/+b3D9Vn1xslwx16hJ7ZOHtf2+/7I/T/i/vzaTBIqoBpENaKgD9AJrv7M3aH75hFkANdCh1caS9ktRvv9/pZ29HPPKxwFXDz3/r/4vA5kWTGNyIEF4Tdt8uLN82Lf940v/+Vpx2v1+5v+bf5v/i/atf/Bu+/R9QDzPECILD//lF/wP0G+DFJzndlP+2JcdU/vX8vwauP6C7ZL1jFuNcw/neKv6k8KAQi6/YdTFC4F6YEq6qY0jCxWvXrm1joVGLY8Ln+AMNOnk+NGfce/R11e+3q3Qhco3wy8bGLXQVq3AUR9ffjV2E9au3ofie+vp3W/ndrfTxtEpn8KsK8n/tV7UVuzJZSLtL1dy+0Hg7hU2GXtqRUH0cVMLzgYdjAbpkIXLxtVP48dSGwCNBkBU6vbA5YrMtWdC+FnH/Kaczp0f07o56SxByncp44TtrcUKkEfn91XC9QP9NsfFpuclC7PtbPheUK0WsW8Jso9cbpNCSJnLi9SxayX/wbws6Slyw96FwOsfSHpvJlvPnDar2sLJbhE5MW9i3L5xuoU/cGrh4e4l5DUFHixEcjYLwV0E6/yQE3EaBot9FQbvh3tWKj/Gnf83CAUAfRILordWPguP93v8f2uQlpf8VC8Xeou0WNS5DdAzsbaMLfJ7hvPL2+au/8V/83VeiQvfrbUsr3L/2iv9fNKFo0ydFgZs+ZMvvcw9JXkmOLgjl0LTGsZFtpMF9CsVtm+kzXQpCwLLtxejnyYvT7YqkMyyQRlX4T6VIBFtq3lei56W90Z27drXGfoZMmvxnget3VbrSp5aX4/zSchp8FCjKXqkwLoUF5TLtH4N0+iW0kswl/GcpbCyeJeLDaOKD+PmbZexw8m9igzO5rmOvAC74pMXzRXT7Qop6ts35Qea1wHWo+3ScSseC2HHtg1c/+yB6Flt8+IxLs+mIv0E5lqELT1VfhNFNxS39zpcLx4tdzHy/X0in/Ppijez8KozutWXE8UeN5wtcbI2SKWFZrawKXCQqdL8NyuxXtLE56oWkiPGUnBJDsZgC55NCKSlNpTNMrQr6ZpAnMTTCjxKWlTU44sYENUNuMghTa9cK9+q5Dye0fBhRYAgPc7onglmcz/de0oKBdycswJOimEUQ5o0ouqnI26BQWcvrOSjH/mXoYjJCOjqQsJRvJofnmtjDi48XnY6Edxal0y144RcJS7Ie0d6Lppvy5yxG9/6S8q5Vv5WQL0wQrtsMiMOaKLqlULV+sfH0i2DhDcxL0p3idP65uKvu23hYXI3yFuFOJaivMx7K6q8+gxxywvL2Cmjmy4RFJfBF0/77wnl9i+LGArstzieL+IFj+1TaEvJoEsOtGJx6AWImJt5I9vD7VyVepx5S2yeRdNuW0rfnFvW3aRz3CQ8DGbYLzwgvqEewisX5gPBz4Q2hnhePdNCKb5vw58LPhAwCGvRsEJRCfyOO7TwmkwCgG9XVylrhe5xuq/CYsIP3JOKdlTwhxIJyBY8lif+HxUSXJHwLB9El4fg2p0vEKD/gVxpOS+079L895p6uHJGeH8sP4oUOMZiCkniEbRWe4nVbaLxVwmp+kCsBSYWv6ddm4ZDQLbhxtYYf9/FVqggUT+T8pQh3CXcH54pV8ShGxSTiSVQXRmlqmo3H3A+q8kpBBLmF6yA2jGf6ZnwOoooPgmpiFO6lIT80cZ6PCP3Cl7i6AzrZImzh8ypHNFIq/GnUQwjOp+hH4SpcIhE2SYhYUmgwagoORcp4zp+G8xkffFfk/nK7oMVBVAmqfZWZpaCN2ILFihjkKmTVmCD3TLVliL8V/AisjUMZLZouJmyUANL+EMe64P3dQbp49SqgIZEfkeMF9BeH41Z1YbVBOCj0Bn2IptNjqfx8cLmc/kfc1lPTrVeaTreejvWbtGibfkCf2oceikO79Va6joujP+0KtNvoXqfTbd26fuvWDTrlRv3AF0bQbVu9mv504S01NT099QZZ4y9cn4zm1NGHqFXm4GxreZ+YqIvXfPc7a3/4o9uTfvKTu7+V9uPvJei0SQFu2C1/yodIXvcYLh99YP36OGUMevuuAAu6QBfvvl+nDE1T0B/vVo4QqVa3WFO40mrDO7RRpNrAHz0EX2qXNqCMe/V0n6q2NSnp6foUXKBnjZ736KkPnehNV67WpOs3x67hN9Sv1yvdG3lHyoMP6v8E7Z579N9GI4ZWKmM/fGfqffi6k1qqTqcPzKpNT1mj12tTbrKBfT2aLlEk/ejD1RpmMm1I2EV0qA37Wq1Yn0sLcYLkej24W4OLFaExtboVSoscGd+rV2kf0t1I25SYqBV028B6+jftf6ilRhz/rWEWXoU+wztTU8OmRhjBUcjaK/gXPshzuAOlpt4UR3wsnf56XiUkbhIfeWTpYSTphkAy1CjCFsMdBEXQ8fX61G/a/58Wc12K8GyjDc8mWkJJfQTSBokIpXmOA1jr9QSx96KT8g18CQf98ewT7mk8o6SkbNmyJYXAfo0uBSQp6TwncVzW0yX/1gc+FXreUvQcpdXBUrakp99xxwpViJUr8eT7K6lpQ0wGhIkQ9Cbbpk3ayDyk6mPNN771TVu6hVYsM9KM8OtYn+CTdmPFPi/tFH4ppMVdFUqxYnlJShI+ETqEKWmGicJerAzzhF6JYU2yMy5Z3CSsiqG1iUOaEpLj/k7azZqEXrZZ+IWQJhoEB5YqaTG6uNy45JhN7FlhQ9xOSYiJF/VxI8IJLHGaYjXCxrjtcduF+Jjwf2zOnKODzN3QyLLkXuYZGmbugXaWKZdJl7vtl7uHpItmOU82So7uZkf3uDSXUzVnqhN9pytaNFcKcuQRac5YNmeqZc/KRuYxWiTHWauj2y76zhSUMbetCEQD8ghzj9sxZkn8xXy58iPTR2bmPF7GXG028ePjch47KlvE2c5ZI/PmDbJjcm6CY8DiGDA5Bqo0z8o2OTfeV517CmcT2yP3sXflIszffYK9IFs1R+V6OYd5jlck+U6aT+BsxQk5uuwS5jJgJo/tFHtKzmXOwnzmNZ/RZMgFYNU5dp5lYGrv+AXmLLIwt9ks+tr7O8BzAXPbzexpuUScHpUNIuSvZE5bP3P3NbFdcg4k6oJE2bKJnudKjo4GR8c4Xq5tx2Mb8zYVMk/xBHOdLoduSqAbzaPQYC5UdwKqY+5iK5s/08+8jZOSY6LPMdHP9kMijJUn+mzHG9m8/QJ7VLaK4N8oTZfJlWDC19TRjSmt4mzdJTJCL6k8k54PyRWykZg0MvfwYPz0sFzBFfyObBN9Lf3lbH5ghL0ot0uYACOxfXKf+En7p1Wkngrcu6znmRs8OIvMsHy1ODMiW9gr9HLH0LDoax0oBZf1DvswcxVN0JuV0JuVOS9UMK9hRJytvQTZm+uhohMWTTaskc+eAy+ugSJum/x4SAAOPzJD8SZSfGE5exJE8/VQw1A1c5Xkiv9ULheh0wBbjTBPnlGzS86FbZztJ5h3YAISFLPN8LTpPuI44AydzN1cxFzmYmm6CpLB+/q7mKfbCCV2jTHXZBecpYg5y0xs7mw+2wvLOJv6oTM4T2vuAPNay5iztVn82w5y7okiSAg7meQc0dfZ3cvclRbxYyuYyJI7xJkTsgFmHwQPjnaro72GOc3D8LFCNl9SxTy1ncxprxNnLCB3t9jZW6TtWq5td6EhfrpT9flDchH1QwZxpg5Gw7C5MGqR5GjpcrSMs5+SJ5+ZhHnr4SiKaQ1wBRippVKTqTDXdNYmzrZcGmfOAhvs2iaCzKi5PGkn3VrKJcxWQb7QXgAmK5nbWsrmTuHR6Tquv4/MiDQyWdtQF4YuYN4Lo9BYczsEzWVb5JHwOOpnz5AoZeRSbL7ICEe1JTiGax3DJY7hAvBpITec62qBow/hUpqu4TP4Ohp6xNmyS3Dwll5IhgkGT4nTrQikXQib2apLo8xT0idNTyqGy0N05nWSohTfzYAi3KMAiYkKjHwSI4szgAHmaqgR8U4FN5SB26LNDsbLmLc+h7nKTzLXUCegpxhqaKWhxZkheHMmNOisrmXOxmJxth6qe0U2MXdeKfM0GfEwB7GSx16HU7urWsXpTjDgshQzZwtite8COC4EcT1wqUCcLb2EmDg93Ea6pPF9rSfaKJJwLc2ZzpI63LDk/MhxNm8YhSDkZAMIxMKeeF9ZyxDOXmjYMqpq+BzznBwFGE6Iv+qQ8zQ7eIjskvMlxzmL41wNzDTeDUCwIGyN8GGT+PeTxGdNM/MUnATUXIB++mlWT10ec52qEWeqIMuTpL/Bc8xbexyO3JLkqx6y4WynE0DV2qa5kj8ODNsBOq+1COq0kUbOWcBJHXP1NJKJxpnnlAWRmEe+n98PcldZJxnRAnoLvdln4E5phLgTiG4LTDJnImsB0AvBRC9znhsgacdUaXt4MoEveSp6NE/SqyLiAYybEchVwNs+WOplDHMxn/wgSY10Bfrd5h7gSy6mOwZ0IjTDFBZYvwQqLuOqA9jUUMyQBZs7YGYr89obmOtMB/PaIE9rC71nAdftyDi+zrw6BO5Z5mmrZtuh/WwaQvy04NNKcbYC8h+R25mroA9CDXHD1g+yOZuNzdX3iNONcgVzD9kgBYZi7rJOydFncfRVw1g9MISZ58Gz1YBWYFFeKSCyuwj+1YukhUFzTmuudJ2ESp05dRj+Ag2fDZW6rEgzraXghAwy31YF8WDKthIwW1rAPPmjbK67VpytvjQeHqd9BO4EK75mSyOgOZ95TtvED0fIQc/kFCPWGghs8sQPLcCKK9ZKzJxJuDaCPijdiGlsEk8dCLpz7RiigFJKLoxhEi+WE56fLGZ/SXg6lEOEwHO4I+DOWsxc9XANUyUsUE9QhRS+Xe6BnFRBjKGCiJ3uRFwakVHxekkr9FgPJ2yGmszA+NOITUCRa9IOqXMw5MuUB5uacgHfZzl2cnu6h63kPAQXh+U25pwcYvPtbcxj7wUwN0Oed2QTpRqOtAi16hGc59ALjrpPM7dhVHPFUgo6QAcem2pxjoFlK2VwexfPb+PNzFllg7ObQZcB6d3FhXBlCN9AAHIS75WYfGXFIxAFtmoc01zJKwRpFjzAW3+ezfUAgBoH4JZWLosRAZaLEO4ep+rGRBqF07Sc4UEFXZg72VxnN+qZPpQjbfEcngn+nkOucpfnw9HGQUoZFZ/M213O3Keh7tIGqC+nHMjRBd+ZJN9x1Q9Kl8+aoGzmGqyGlnPieXonM+2ACuY6emAUJBp7A+U5ysSI37Z2OB0qHmMBFF7ZAIPCRc/bJaX6knjeMmsu2ycRse7WSeSvPuYinCmsFBFolczTh5tmlFgDRioEBqG0EkD+OUpmc5VVzFVjhh+U4HkFoWYL2w37HoZnb0daudw9SfzuAkx4TyCiygjgK3LD0ZH3VhLkV5LyKM6sHHnBkLOgXpzpkvMUbquQmtrh9U2wUxdzQyXOnHZegBgkyndUW9bbwNsA8baPAARODPFLAKKdAMESAGkHqfIQQGMPDOCpQeAOtEJXNmAFqCuZd3QSNUeZ5gWZJ6OhYe7yqCuqqsSZCh4kFZSoLEBKO72CgDzdDhX1jCGVNYszdrCLYoVInWV5FLSorDWH5SLM6akYwGvlzFtaxTMu5axu0jVwq6UU2hqHtgh3kNROEWZWjYgYi8Kql70pW+EKw8T/zwKVZq1SefESuAsReh6hnY86zwp0OA50aAMhV40J4GLmdqYKzADMaDs1xLxjjczb3sc8FyD4uBl26mDPywDLuk7mMfXHPAMLoKC+YIe7WpEHz7RDG7mcHytOCzsgUwXIs0ce1gnix4VkrAmDwz7EPMO9QNe8eKW0INCZrEEcdyCYPOfHURrXs/kcRGJBGa0dGozsMQzq6qqHNyFWzo+hxELWqRlFhhtHsu6XlKKEz2cknKCCxTM+Aq4N4mwT5bI2CyxcQxrytnQoTlONCUw0Zc1x5hoejXmE6hdCGHdniQRN8wTfWV4tXTa0XjYAr/qK4blWrCZMzJt/nnl6DJC0jM2PWWJeQ/FFZbrtFCA318xzCXwO4OucHOW5DsqqPitSZmPzBU3ixznIka5x8rvTPIEbsWoZPsfmJ5q4KYzsCRnJujU/n3KuUfyHYUSn6+woe4ngbwjFiwE4p+YAGL+NFho0jwGAginGegBkY1Q1D/NKdAfs5zwH2KobZJ6yGuCaCScHc7gINEEZ3tncDQAZRL1WMMKXEoQg4swA+XZNszhro7qzvRtlYRHzmhDr9nKOnBcKmdc4TjGKqqxjBOsh5p3IoXSTC/e2QWeZlHBtdTbgbwkQOVecPUVWsZ+iIrCCFjK1SlgXjjHv2XOYAQWVsYLn3aF6iDIMF/K1ohJyXUABZBzmJa+BzXeelxxDFsegHeQXaH21A9UT2ZFA6z+bexuwmtK9f/xee62yq11SIWSt2pKQbG9JpdmShCQJSShCEpIQwu5F7+9CaKiEEEIISeMYY0xjMMYYY+Y0JsQxxsxp5qx76cz5fdbeOcec5zzPM//r/7v+13/O9bl2e+2173Wv78vn+/ney9l3ViH7NA/Fv2GnXnjL45+vRHt3GYGRhmA6YHCzziDX5dbhdAM+SjfIRx309QG9OMJVU0txD2nc7V3IvRD0UF8XoxN6kl7D3T6nVxRpcmXNqmqu1wchiPQgisHpK/qR5KnUIZ+rD+vjAhmRjhKsfMt07PP3wdlnGxDVaUib47jQcfRjuxBwiIADR/Nwaztked1SfVpuNTFZEMjJK+wiOSQu7QWtVegp92I9fJ+h19GyU/G13frqcH4PvJCMNJU7JfZp1vtsWw5iJlVWjjBq6mlDaYV8Sy3Qd/eVuacwkVO4iZ1IPbD+tnK2NTkdTf5hWC2Zu3NWVl3lyMWdZxAEp1sacXe5V8AcGXvY768gSA6cZ58XXEApRNRVpSO8MmT/Hcgvk9tatCXHTkA11oNtk1E0wManYKNFzSl6ZZ8FMj9ukDTJcEEKRjkArxxHCyKXmIPsk70XMNVk/b29fwkzTVbcuqCX4bhpQ78pJ40OjoIhiy9D1MsRXA33l+fJ58l18emVdIgpSJi9aPhzjyKFLusbjYsyAZzUwQmIs+yTYO9LbBD49buaLDDwu7LrpF5u6vnLV06Iin2QzBdh0NPg0WOgyqNH2XWY+tMdOw3JpOfiEvj6jF6qycouX1+o5TH0pR7N0O7DIMyDhnZXnueT9LMg9QzWG/n5/DBo7cBFoEIujemKq3WoiWUY54Qs5nQyq6TJik6WHTmyDq81dMdQQelVSC703Jeq9ASpj+4MfZHXC5UCFMMskPIpg3KQp/qktlLvBZlLL6PjKMqC9M6ETDiMlvw4giPToBlT5B4UqXgJUV+6H3dWAU11qLLlUIPSsHwh33ZyI4LgLIIAfWEDJlYE4+5gn1w4AsGHaC4sYJ8dRbWpgyTMqYJiSIFbEVTb8uDxXKRNtXxPVY0VCN1DiMeL7Hi9kCu+AFxEBlTKGRAnG3BvJXx5TC6AkIAXZBloNENfYp+noRvbmQHzys1PW/l+EESlHCgo5qdRUfPBjrvrEDSoxrnvI+pQGQ/uRTt7NDOfu31cLrrHEdap+9gnDRCHB7NQnQv0/PrpNv3SRyruq0CWRnLdyNgvN5tX0JykId+L5ZWy1JNyFn9XUyQLnycH9uPWwCzphexjXaqcAtsMqSt7vbX+gp5UdKg4KRCge9knp06A92rZ70/l6y+m427vxNeh5cALu2TKfbqtWt+QZbGtJcf0K0fyiKcMmlhfnXXy5JDmyXvl3FkIGvv8CBofuXdLxaCZsiWOn8ZdZKKwpRiqaja+KUcVeOIM++zwMeOWE8VoTdkVctrukktHViZYb5x+We3Z6UaZnnQwnixRavDhJfhcbvvA/KnyZ+nyAs4RAPoiGe1OYbpcFLfhG7J2LJPduEpersvcxbaWQiqUVaPXvQxNewwFN9vYkC44BRcrrOS+Tv6qBBbNkC36rD7L0HaBOY+DnHUp+CRPL5vACYZvIhJzz8nLAjrkW6q+1kMeb0co6PaxfvD8BpgbRkQnfIZ9Xnaau1PXXNAp/AtSEEhyMXu6E7RZnlap79JPNCKCoYCO7DyHWR0AiacjnTozS7b1fv3KyG49m42Dc54UV0IX7gExnq9gZ8n6MWMfeBuaP/ky26oDI2VWy0kEVV696zjG0iuyw7LrtkN0wQnZureRfxkWL0YMVCsNCxJ6P+ub+dL34bFkhGnmWVB2LjL7OEr7Xgx3QPl2PUDmYh37rOQSQgE0dRZaa3s25liE1hmJVJav1Asiff42HAL7n4IERPJfkM2Wjb8zjF8X7iqWlwN3VULYI2/yiiE9wBf7KzAOgntPkX7hER77/kAGOkgYtuAUJrEX6Z0KbgMFZJ2H33fqC1hFJfscGuFpSjIulgtrJ8tjoy9bK/NrZj37fRX49VDJAZno0lH8T0CGlBjL1UNedqqoy5GpHrRx9Kx+kQKaa895NLzFevFQ+D4oDxy1O8WwZAMSPnCpCLpyOyRdLtuWUY1kNox0IH87KmuRfhCYvyrrAEaqxzSOo2QVGY1H158Mbk/FTWaivT7MPruAFujQfRTnCrkx2o5srANPnCqXuxedYaG3Dh6/LDefB+XmU+6rM+UVpQa5+zoIjgefVOaDXmHGUrR38PTzqiPc1zu+Knm75rkPsvwS+/Qg/HtU1kd5+gJevasYLJP57krLSfZJfTWYTGbODLkkXIAHNshyr0gvdOReE1c8YOimQPXbZHVYClJNlnsMWOZQZrUsjvTSTO5TUNLOZLLP6/eh3hfKGv7JpWKcLs81Xb4LFKe959knjTnInCt6gjqgb48wzVS5sKKAF8CQpaCFanlVr0o+9qT2CkyfgXhIRwnAEOl1+DuX/f4cimSZ3BIcgeduyWr46cUykMkZvP0qE8prqWHJfDtSLv2tdfbDP3tReWG7rJNsW80FtP8In+J94Ont8NQB+K5A35mnIXZ10OM5egfj1rJzDEuYexR4txTfmiOvxe4uY5/WQwEcPorL6AwpJovltfpK/TynFPdWrBcNh+Xl6pMnDEu3uzHWSb1nDtWe4z5LltO2qFqpF+Iyty9urtXrQLTgO2GyU5Xoi6HNiuS12aMIhz+V6luHU/p1AlmUFh3H7A9CH2UYXCK3HaCIQ7mN7JPdkLe7c3CSLttQbfXapqCKbW28wraezGefHbjEPns/G+9z2O9rS+Hq49zrww0nDY9y0Hg0HAWBQCCU70L/IFec57vPynm9R2a6ukbI5R24oXpZWwfK7Vf6efbZjt3wWzoiCv6/lA1T7MJ7UMapHUrDaqgsxPTr3gZ9j4A6Woq8RAouRtTLVGx4ACGvdspieR+OI/73puM92sSqaj0fwHXPahtRAkGSeVncl8Vy/5FaADLLBX9kIJfyc2ReZp9m6hCMh+G6FJRAmQDnyEtbRfpnCuAcue1L24v5o3sulLtweal5m97AKHm6MoPy3c19WX1f1tE1nEwE+sbi7C5k5CmZVrajmuTIdSYEob1W/82VMpkW5WW8LpJdsTNNcfW80TLZaWg7CuVihzq2Y7uBRWW/PCstRJ2Tl9tSQLHQ1wX7DEV2P+Yrd3zHDeu5e9jnB06yz3Ia5IcABmF+Sp8vmam45mGUNhTDglzonDP64qKPLMRIsmwRuVJl6dWkDoIIlamq9hxUBsbT7X13SRU171CefklVxybCWqBUeeVtBzL48hEEVMEONgrXen5xl8H9u9nJcmEpRAU7d1r5dj0ZCnynvOqsQ4rsRQ04gCSsAqrlFQY90ZQgWmHkSplHy9F+nD8qr41sRxAWZMMa8pOHLMNCn2yi52cP6/UINOGpgwiGbHyMcrP3MNuWkgMGOChLt6PlMJBcfjNQfg3OlPt9UGPmXsNTBZS1K7JGzMUQ8nTkNexU+asHZbGLZC3byT7PTdMvG6MOnT1hFK9f1fm++BKOZeopU55DHfrP/NO4r9y3pjNIl9bMw8hHTKwI3VH9HhB8kdwJr5AJ58AJJAMM15gvSzQQXt4lpLPM/GmnAbhP1uIF+9m2NERNJlJoRxWmd1nW/PoVTO5zebFWbk1BtofkcZ+/L6+d7JT/bDu2k23LlwNFbvkNWj4ZoblNDs22zFLY9dJ2w5MYWSbh8qXb2dYU3O75i4ijzLfPafQeK4Jp0vQrj52P6A7o1zYa5GWsHFRE+TL6hzzPasohM3fq288dsvash7EiZam5pxF0sw31+gD7fcNeSNUK0AIsVwndlnLcwJDyA+O9R1GkSmBJeHL7KX3HKffjF2vZZ+llcpygHas7I+csrJp/0KCrU95KL7knPCX3GdsRTQcMD6Xh43qkfhrKUl62gV51nUoc1z+xDeGbgfnnyCsjk/RZ+SwVd3LwINtagFyqqkRXXsl9WXG/oTOJ83axT67kITNz9QW7Ucd9WSYzTt5ZA6PvYVt3HAOJ5IJ7t+9B7BZxXx6WT9hfxz5NzTA8YMM91abDtak4qfEU21oIcj64Zw93+7x+cfsAWqMKtEbGLaevyOuWT7ZBHTSewcXk1Zxdcv3W1xdD9Uxll8srxRfPoIE6yV2t1hskv1BvkCe7UvTngDYLK0GJ0E1n8hCYCJ/dciZXlZ01kLFslAl6z7aVHge712Pm8lPQE8fQMkAh5l3Efb2PaMgBhVTDk8fhJVgwC3175gH5wc9uXG1bFfusugyNySHErPyE2pA8OsO6y270yChajXnILpl8YYVC+eGMYZUTIX21Gv5aJsusQyCYI4eMFskayvBMF4UDyvRZ3lmwDpLm9aGdiJ3jpcgmWT2kYXSFTNy1MOB6EMIG3HKg3Eyclyn1DMRPDqRW9V4E6DG5D2otOsZOkUvGvhyYJQN5ipSrvwxNffIU+3x/ufz89Aq0Rbrck6XoifX54UbEFSx5GTU8RS7e+CZuNH2XUazMC4an55hndhFExAE0EQdgidPIgGyZ5sFq+fJDjqOGzEKg7TOwWNa76wUn4MRyKA4IMlQ7uOt8DgQyNMaJE4huDA4+fK47ADLOQEeIPDxXJz9w3w4voMPi9IvFj7Py5B66BFHXWiM/WGysZ330QXUSQQVryI8OSuEAeQFDXgHXP0g/nQf9dBGVfA/7LOU48rqUfXb5AtJBLrU75FL75FINVIJOvpntMN4p/TMCeL0GDJVxFo7ToTohwyvk9bEi6PAyXDv/mL7MwNK7ZImbYni2kKGPjFT909GDqKY6mBW9tq8sJ3bh3JJC7svT90FkuP0nlWfAl6Xcl6X3GwyrrzqMLzc8WRloTBpBT9lwDEiseI9+dVO/YAkLKw1LfHKn3Ihr11S01DTgbuWOLlD/jzBKDetB4IciaKzLxxS4r7XyVC81vm2eauXok5ubtc1Z+oWnZMOzblkOH0aA5yrfKmqIfwjUU2DtzIvISMj9egyafFGWBSWyokCnc+EEuotkw/R0hrotWyBtN9u6axcyD2pMV6o3DO5Gh6CFt6ObT2BCu2VeQ7+6bZvh6b38b070ch0Ed64cYQED5pejNJdeNDx3hkQrOyAvPMK1jUcQycXyMvlu/JVRKK8rFqXslTsMRIL8KCw/DbiEnKvUO1VeFTus91sqeCANKrcQVe8CdNIu9nlDAfv8iPxvZOQKiBqAZrTiGPv8FIgxo8zw7EInV/t0UGehvAQr193sU0jLZOTFYSimjJY6OZXk5SBoypxGuBIs9zx9t7zQgvnuLsJVj2O4XHyKG0Pv29Z4DnFdoX/oJq+9yWFXzT7blsU+O5bDPiuTu2OYsvrkRZx2rrlev8gBG1zKZ582IBcPFMBGJ/XiNVlx84Jh9VdeOMtDTwKV0Fgh181nmccQ7LvkYH+aiVSsAK/myIxTkIqUvyCrvzs79QsfsuS+DOUJ+nj6Pphl+zm2NQ9CufCyvHCQKT9KRa1Co/40+aws70tkakqX6yIK7Y4KQznVP7Q8U214Im14DpfDtqadZL8vR3NWsQ+RUC2X3vP/fGSZdkovDqYhvXxlnb27rnNb0WFGc9jhio3Mr+R9soxoO//3z1+hoIT4USsyhLcnX9LhZBPVki6KIKLtE0G+F5LIPLNS8qWmjswR75Jt6lYSrOkgYxhbppY6M1PM3BkbaRYTRGOYv6gTmVNSIWOkKGcOC7XMEPE+81x8yvzAtTMrGKVi0BtbxSnqohih8FJ8ogpQuPMJiv6ReYqufK1iC9OkWC3eVYTyrYof+XZFObVgF97py86jQezPQgT7Ed3C2vO5rJO4j+1Fa9g3TAObJ95nW0krayf9yg4SjTk72oP7nDpxE6k715X6c0pFKLdOiOamC0lcmFjM+dJyLpqp5U6qm7h28oC7I7Rxc007uA9pb6NW3sXoE8nL6H0aaPSdON8oSBNr9C2TafRQU270NW0w6qC3jJZJj4zWdH1p5M0ojW+ytsY66mpsLPoYOymCjG+xEcZmQoLxSLHYeKiiytjjTZ2xqLlh/Jy0GtsI7cafspZddlLHLjuFkV2y+NAuo2lMl27Sli7zmdwuI4SyLqP4+i79jW90WSg86mJOxS5hklI5UOytZCVn5RjOXVnMByh/ovOV96U4ZXjXNOUFsVLZz7hWOUBxTWkm3VMulVqVY960K6tEU5MAkTf5M+9i4s37mkTTEJMf+CiTXCHJ5CBfbhJM600u8jdMbtGHJj2kFyZ5kmjyI6M0vUHsTK2oi2kO9TbdyAeYLhaXmKqkdabmUrrpSnWJqUKoMlVHfmDqSVtNM6R2074CZ3aPqs0WShozKvqYqWmIWVcmykxHE8y+FdPN+vMlZrPEQ2Z9mDozX3rdzJQ+MFsgvjB7JYhmU7uqVEd5Z5WJ5KOqlEJUv3BRqqFMosqcy1S9VJepmk3qVN3Eu6pLUosqmf6sOkcV5mWilXkXzt48QBpp3o/xNfcUQswlGmd+UtCZz2GqzD2EOnMVd9v8MddqfpcRzeebKC2SeEeLC9JIi280vhZWQoRFE0myeCrmW3zIl1m4i+csfN/csHifPrKwVby0WCN0WHwrWHa9Kw7qGiu4d91BQ7p2FZd0fUUTuq4T07taSiVddUJV10lvmroepPe7DnZo69pTkrq+Fk0tBzN2lhFqF8uoO2Mt3Zg4SwtBZ7mC7rMczddYfmPeYPmRptXyjqjotk5j2a1UcOn2hE7uFvAmvNswk7huxjS/2xyhvNvXpK7blDfXuoXSB90mCG3dcqmx1TfUxuqE4Gj1PfG3iqNhVglijNV8TaLVK67EaiCtttIK9VaH+GarT0xarcwUxPqv1Mr6Q1FtzdLh1gWij/U8IcT6Sy7Ouo2kWW+USqyDxUPWnm/qrAv5G9bD6QPrD+gL68u8aL2NV9qwvK3NOups0yG424yS7jHHxECbeeJ8mxNSrE0ck2TD01yb3XyZjeubGpvN4lUbI+GeTTD92WaxwHU/obHvbit5dV9KA7pPovO7s4rY7sk0qXuslNvdvVdF9yt3Pux+VhK7a0TTHi842x63eZceT3nfHs1mIT2O0/geQ2haj2F8SY/+TFWPvXxdjyf0Ro8i+rBHjNTWY41G7FFPe/Rsp449GW5kzwbev+c0GtrTRIruOZJu7BmzIqtnM23s2aK+3fML0tbzORV71vBK24VUbesqDrdtF31sR70Jsm2kS2y/ZhJsE9S5tn8SD9m2CXW2dfwNWzPpse0V/rUtEU17neJte+3TaHqtZgJ69ebDe8WJK3s13tnc65lQ22s3be7VyD/qdZRt73VENO19Q+zdO05w7q3jvXr/TQjo7Ry5rHeZVNZ7Bl/Te7MQYfwLf633MOFebxumrbeJQuxtQpV97vG2ffYImj6PaUifTUxUHyVN6PMXMb3PYKmkjyOt6nNbqOvTl7/R52/0cZ9tUnufeomzc+Jt7L7gHe2cjL3sRrwJslvERNmdFdfZndOk2VVL5XZ7xdN2S8Wrdv7CbbtY+tTOjm+3m0afmp6gqr7+Kru+Gsm9b4s4ua+/WWjfdXRd39Niet96cWdfd3q07yymvu8FeqPvo0EP+l6ir/s2aAj/C7HjcyQXfprkxX/FB/A/0iX8QCaBn0XT+Td0Jz9fquZviRd5tzc3+EV3vuGHC5bCGOoqVFKtoKWVdtdosPAPJkKwlNYJB2i20MqVCh1MjXDLoUnoxTwQnnBtQg3bIXzCW9oXCvb2R6mXfb4YaP+dEG6fwMTZf87q7L+jJfavmSr7JPGc/TXhmv0tKaHPAL7Fvom+tm8WFQ5jJUuHR7y9Q67k7jCI93ewUoQ6ePaJdnBySHPYJRU6fMaUOxjTWofDUpPDJ/SuwyHxqcMYqd1hq2isTqM26mm8ozqN91J/RQPV1nyE+pgQp15Jd6qbEW8zhSp1L0WT+gC9rf6ZPlavpq/VNWrSby1j269AcO53sfvUfsl8XL8fxZR+1rS43x6H8n5XSX2/PZYf99MoXvar6co57pHsHX3F4Y4T1VpHhgl1HEhjHCWS6HhPzHZ0k0odP7I+4ujMNDv+WfzWUaV+6TiE4fqfpjb9n4lO/T+mI/v3YHz7T+VD+gcwsf130S39B78p7B8kVPXfRuv7f8Xc6J9IW/p/JP7cvwviZwdPnBjJ0ildsHfy4X2dSmiIU7S4xOkln+B0ksl1MpX2OQXSE075UoPTKXrL6TJ97NSkee3EUNWA8X3sBvxD9BiwnPoPqBJCB9wlSQOuivkDeEXZgPe71gw4xt8YYCQ9HvAX5vWAnlThbCVaOQsKR+fRkp3JbDrS+abK1/mIEOH8mZDk7EVLnBfwVc7zEB8f0jrnc+J154HCPWdC25wfi5LzF9R0YN83tgMZhcvABSZeAx3FsIGpNHqgpSJxYJSUOXCTuGdgLl8zcB7TMNCZbx44rs+jgQm8OPA6VQ66INgO0lCXQYeRd5fvjB1kIsQNGiekDWoRSge50hODuggNg7Lpg0Ei1zboI1XHIC/GdvCf6KDB/qLH4DfUf/AwKXTwX/jowS5vdIM/ksoGjzSpGTyCvzH4gXjUaq3wYLC54uVgIv02eAtVuSzT2LnM4d1dzHl/l9c01OV7Gu1ynk90cRAKXbS0ymWKVOcSzl9zYei3Lo/5ly6XqNR9g8QNYTmbIY/EQUMsOPch18TAIQlC+JBYMX7IL2L6kN3iziHPuKohdkL9EG/x/pDPhdYhS3nieoT2di2QnF1fUg9XU8HfdZm4xPWiuM41QkpzHdunxJUKta5PuWuuy+gD14+FNlcXvsNV4FVD6zV2Q4cr3Id+pfEfmi1EDb0oZQ41onuGqsWjQzPZNtcNtH7oHnpz6PfMg6FD3rwc+is11Xwq2GlG0pGaTOqn+SsN1fSm0Zpv6UZNLylbE8+Uaibz1Zrz9KImhd7UDHJ4oPmItmhspZ81Wp4Mm0ethgXzjsM0jNcwFyZgmD8TPuwREzuMU6cNo1zZsGVda4c9oreG7eIfDcsXXg7bJ1oNP662H/419Rj+seQ/fDoNG/5YHT18BdUNV/CFw38QK4fP52uHH6NNw39hbg+/Sh8Pvy69Hl4jKkY8Mrcc8YBxGTFL8B3xZ7pwxFckboT2jW5ElhRgc14qGRGqqRrhIjWNuKG6PSJN/XJEP8qNtKA9Rm5hHUcOEVxGzqWTR04VQkf+na4b6WSZOVISD41U83Uj7ZhrIz+U7o0Mo60jTRXtIy9SbtSPgs2otZLdqG+o6ygryWfUHT5klAuNHbVf3DLqKp87Kp1WjfpVqBu1lN4c9VfuwahA+nLUQk3HqK20t9to6uzGiR5utwR/N0s+wu0LKc7tL0Ka2yum1G2HVOPWW9Hg5kCb3eZKj9wW3PnBrV1jObqJdxldxPuOXk9DRuvUUaP7CUmjXzClo1eIR0cbS/WjF0g3Rr8hD0YvY9pGXxXE0S/UNu6hoqt7F+rtfhPac5cY6F4iRLjP4NLcfaRS9/Fvqt0Xio3ubUyzuzV95L6960v33ZJyzJ+o7ZiNgvMYN1OvMQ+k0DGPmegxy/ikMd2ZkjEKWuzwUjw0hijqx/SlN8Z4v3kwJo++GuMrdIx5T7D1cBbdPMZQXw8NH+IRoonyOCnpPDaoCz2W06MeKtro0Yve8vhGeORB6a8ek805z80ae89bvJfnUCHAU01jPC+JGz37SNme3kKpZ4p4zpOXrnnGMPc8w/hWz+2it+kUod1zrGDplcvWur4RXb1iGa3XXCHIayEf63WOT/JKl0q8rJkqr2+5Oq+V/A2vz40fePUWX3ld5Tq8evKWY+PUzmMfMtqx06XQsR1izNgFQuLYGLpzbJR4aOznfN3YEw7NYy/deTL2hqT01om9vR14Z+8pvLt3L97f2x/1eREN9f5NjPFeSKv7/k3c6D1Lk+s9wrTa+2vhmne8+NDbnGnzLpVE73AT5XtDqNN7SczI944Kvu+FaaLfm0rT3lvMl7zXS6h5r068+l42e807gd5+T9K0vOdDf3tvhmCpvaNx0RaJk7WT+HDtDLpSa8wnabOlXO0Uuk/rydRoQ5gG7XquWTtbfKydJP6sXdeVjPsLtRtXKrqO86Y+4+aKwXi/cJwtEzcuXEwZl6UuHJdNj46LFBrGLaB3x02QHrkw4uNxM5nX4yp44nNOsPQxYRx9qvmRPmP5AJ+RQrhPOJPoU89n+qzjS31W06M+DF/vc4Te8LmqeeBzg7b7+DLc+EbBZnyFYD9eJXiNfyGEjo/jY8fvo0nj3wi544+zHRY2tHx8iHh6fLvQNN6Kfjv+tvhq/CGpY3wPSeXbqLHzDefcfY9LAb49mXDfSPRH+6VY31/FLb73pPDuvpLoPIvP9TXtU+YbeeeC7z7hpa8FYznhNrWf0I1qJjjTAPvF1AfvZ02ooFETtvIJEwqltAnFQsmEo/TihA3izQlZ4sMJM6SXEw4JHRPaeHu/s9TDz0nt71cnRPj1Ebf45fO5fqvUZX7G0gm/j2mjXxtt9qsXHvn9XXjtN5T+5neOqibO4+wm/shpJp4SfCeupWET1/KxE/sISROPi3smrpOqJ1bT+onBwo2JEXzrxBVC+0SVwtL/M97efxWv8a8UtP5rxSX+q4UOwU1I8M+jhf4rabn/P0it/0C+yd9CuusfKLX4Owmv/eMF1aReonrSQUkz6baknfSNScikHCFu0gRaMukHddWkYW8aJvVU3J7Unz6elCH+PCmFJ5O/pZaTayT7yYslzeQBos9kfxo0mTIRk4dLcZNvMbrJPzCFkz3p0ck7aePko+KtyUrm0eSJ6NEv2fwweZ6J5ZSZvMuUi9R7So0mYMql7sumLOFzp7TSQ1PMaN2UceprU6rFX00H0EdT/OjLKc+Fjinx1DKgQVQHWEmagBheG7CbBgfcJBEBM2l8gLWUHvCSKw3IpTUBpfTue65SQ8B42hwwVXoUMJe+DCgSOgK+422ndldopn4iaKfaibOmngavTX0TPXWLlDS1HDGx1yF36npppMffNFVTrfo0TfWhj6ayzMupBbRjKmOvCjwj2AXWCJrA+TQksDsfFejIJAV+JeYHJor7AkeJJwJ/FhsDv+GbAz/gWgMfEzEwzFQ5zVtynPYnfuS0wzRwWpYQPi1DSJwWxJdNuynUTQvX3JjWhW+d9heufdpZXhk0WGEfFI3a/lfRI6iD+AfdIqFBD82jg1wUaUHj6L6g2fR0UIlZU9B4/lFQs/AyaJKaTJcY2+m/UW+jvpJm+kNBO/0TEjL9Y3HJ9GR1wvRP2NzpfyLl0x8ItdMdIz+c/iepbXorFaf/VVAGcwq74GLk+FwTl2AttPJUxj+4jIYG36AxwQ10Y/AOmh08RtwTfIceDV4i1Af/ldwLniy1Bl81bg9W9lHOCJUcZwSYjZzxkxg8o4u4cIZFn7gZSiF3xizkU7lQPuM32jAjiGuekci3zJhDpRmCaBpiQ3uH8LxzSKMUMmE94x7ygviHDBXDQk6JUhd3Gh2yjksM+VQqc/rQOi8kmq8NaaQ3QljxYchNs5ch6bxyJiP1nmkHTvyUd5kpMF4zXRUBM5cL4TMjNIkzvYSSmZV87UyteHVmhHh3ppHo0TdZfDpzC98+s7vEzdrO28yaLTl2saVOs96jbrPsqd+sz6SQWd/RmFmfk6RZGTR/lrNQPquYnpvlSK/ParT5Yhal4iwjRjl7m2A7+wHvNbtKCpk9li6ZvU9KnB3KZM5ezZfO7k6rZzfz9bOXrfh4dogkzkgSXs4+IJFQI94ylKPq0OF0eKhCoQ3dwASFXqALQ/cKcaEn2AeDS2lJqAdfFbpXsg2ZwNSFKsTroWH0fqgv3xr6sdEvoQ2SxmyTZDknkrefc0bSzOlDtXOaaPAcBRMxZ7wUN2e0oJsTDn7bKe6bM4qpmeMhNs4pZ5rn/EQezflcfDWnn/jbnDkmqrBMcVDYT9Q9rFycHDaWCQ2L4qPDdogpYfeYwrBntDKsQjwdlkSvhs3n7oWJ9EXYYyqFnReUc0XRaa4kuM9Np4FzT/Phc4dKCXM/c0ibO5XumxvB1M79gDbNXSTcnmtOX80dRkn4U8Yy/FdqH/6RoAnPooHhQVKslqMR4Z+J8XNO8HHhfWl2eD0tC1/P14RbKxrClXxz+Ga+NfwaaQ/fR43nzZFs5vm9cZz3UnCfd5UGzBsn2fY2ksLnrRdXzksUkuat7Vo4L008Me+Y5eV586Hl7rEt8zRv2uf1oabzf+Xt5reKrvNXgYf78V7z7aWA+SV0/nxOWjm/yThpvkNk0fzu0rn5beL1+TOle/MDNa3zW6higYraLGi603/BNjFsQRQTvWCYInHBfaFwAeWrFpgLdQuIcHtBO9+6IFloXxAvWUasFNURxowmQhS0EfF0VkSAEB1xV0iLYGl5hD2tjbjQtSkiRXoUYcq8jBhFOyKGvlFFTqL2kQ+oJnK46BP5PR8U+ZCPjvxNo4u0UZRF9qMnIgNoU+Rize3Iy/Rl5Eb6rZs90xEZyKgWjhX5heepy8I7jNfCHjRw4VRx/sIT6tiFG4S0hZ/Q0oVr1dULHY2bFj5j7i3UCK0LpzHiwn6RJotqGZdFm6nXoiQasGiRFL4og49d5CVuWaSQchftlNKGlPNli7opahYNUTQsEpl7i17Rp4tq+fZFhdQiar3GLkrLukc5ML5RIh8S5UajopR0XdQLMT3qZ1ISlSpURT3nb0Q9p4+jPte8jmrnVIuLwMUN1H6xl1QW+EijWRynCVhcRWMWtwpJi98TixfvEMoX9+GvLf6Sv7f4NX21eArtWJzNq5Y0CHZLJr/RLPmN8V3yPQ1b8iUTveR7MWXJYDHMm/AlS8yYqiWThbolrsztJevp4yXuUvuS6ZRbelPssbSWTSJ5gvPSy2Lg0sU0fKlSWrk0iiYtNaOmY45IuUvP0rKlr8QTS+/QhqUP6K2l9zUtS7+kHUtbiCr6IbWLtuFdoudQ3+hWo5nRhMZHD4NvPkANS6Qp0Rs1hdH+fE20K22I/pQ2R/PMo2h/mr+0gH8ZraAd0W3UYlk7Y7fsLnVddlDwWrZKiFjmIyQt6yvtWfYDrVn2F9KwLEJoXhYltCz7nOlY1ktSxVzi7WJyqEvMI+IVM9AkIEYlxsQcookxjnxmjIu4J2b4m+oYM7ExZjHTHDOBfxSTb/1DTCG1XP4RsV/el9Es/4jXLk9kQpdfFKKXl9Ok5SZi/vKndN/y8UzN8rtcw/Jq4fbyL5iXy7NY7dQaysXe1tjE+r/RxA6ifrHXhZDYAPPo2GY2beFOPi02WiiJVfWpjo3lr8XeZ+7F9oQemsi/jJ1i/ffYCaJ6RQarWTGU91pxXpy14gr45SshasV4ceOK94XMFR70xIqPScOKV6R5RZJU0rWEf7SiJ3254gri7FvzjhXfENuVVrzzygSN+8pBUsjKwTRqpbWQsJJqClfy4omVfkzDynu0eWUl/XZlneblSjV6vv6CctUHxHFVqvWoVS/40FWz+bhVo2jKqhPizlXd6aFVTpFnVwVLbaum8+KqPN4y7ifOPq6H6BaXJvnH3ZFC47rxsXGZNClugyY3biRTHddM6+Pa6c246BVfxZVIHXGEU62uYOxXL+I1q9fw2tVrmKDVf2ciVjNCwupBTObqjbR09QB6dPV92rDaXmhefYw+Xu2saF/9Mc/FHxds4rtKHvEnef/4P9OI+P7i0Ykrmbj4H4gufgQtjJ9By+NXq2vjPyRtXT+jN+MV0sP4T8za4lcK3JoRiKkukv0aP9j0jDh8zUTJ3nG8oF2zgc5fo2Ji18TzSWsoyV3jqy5bc06qW3OfXFszRby/5j3auuY+375mi2iRMI+3S7hJ3RIGKXwTTrLhCV/QuITjVJcQyRQmDIisSIii9xO6MK0JGvprgp/ErQ3uarN2HK9ZO130WatmgtZ+JUWsXS+EJ7igBygB5z/i4tZW0bS1TlLJ2qHdDq61FW+uLZaqrUaLD9duoy/WEklcW0NN132ntl3XVdCse8gFrJskRKw73DVh3RlauG521/J142jDur301jpTMWzwUs2jdSGCuM64j836FZJm/ZeSdr2rELL+VxK3voXq1gfQ4vUetHz9x5ra9YOE5vVdFW3rlzPi+jRBmXicd0l8Qf0Sf+ZCEsOl6MQSTWLiMSmaEWlJ4hzTqsQbQlPi99y9xAN8W+KnVEocKWknN4mmG9x42w0j6KAND0WPDX8n/hs8pNANE8Wd1vfFmA33NIkbIsWdG7ZK1RsWMPUbqunNDbOFBxtyxF838NR4Y61gs9GUDtqYzrpvHEwDNw4QwjfesN6w0ZMv25jPprlZCjUbb/JNG/fTm6MfC7c3rqKvNmZKHRv3UtWm7YLdpq957SZOCt1kxkdvCtAkbnLlSzb1oDWbeksNm74Ub22aL367KYa+3DTuTcemAOtuSe+LbkmbGd+k5K4hSV5v4pLsaFrSak1J0ml6Omki05S0id5NMla0Jv0D+m3im/akGaLp5oNi783GgvPmNaLf5lQ6a3MtXbI5jW7cHEKzN/+ZK9ucyddufmTStLlJ9WizShI3X5aC2MSuyi3z7/Tf8hPvv6WFj9jynEnckitmb9lFS7d8IFRvKbK+vGWy+HjLt/zrLVdE060reNutfxcHbY2gHlu/5vy3OtH5Ww8IcVuv8yVbHejG2QKt2fo5bdjam2neGkm/3foVfb3VmSp0J6iVbjpjr+MYjc6L1+rmMkE6B3GhzlEdp/tUzNZZint0s2i1Lk6q19mLN3WEeaC7y7fpkjQkOYS3S75GXZLvEa/kdUxAsqc4P/lHEpv8pZCUPEIqY38QSpNvMzXJplJD8hLxVrIJ/yiZE9qT71OrlMPUPqUbHZ6yhfqlrJaS/DpoaMp7fHTKh5rElHFsScrnXHlKolTqWMrXpfyNv5Zyh9xL+ZPQmrKESilBorR2GyuaDaXK1EVi79T5ps6pdyXH/vnUL3U4H5I6U1ySupxPSH1G0lLTxZ2pjeKhVIleTA18cyM1U/0o9bSmPbWLZJV2g7dP60qHp9VqtGl9FOFpPcWVaWP4pLRRQklaAT2dNpdvSiujd9OMaEvaE/I6bYxAtn0g9tg2iDpucxFGbntfCtp2ho/YFnFnw7bN9MS2FqZh2wX+3rZfaOu2L8Rftx2kXLoHY5PeJFUHV1Cn9FrRld9DR6YvoF72BWzu+BzeN53Yh6QPkaLS1cYJ6SbqzHRftjx9hboufeSb5nRWepzuRX9O53gu488mNhnL6PCMH6k242c+KGOgIiJjEx+XsVHMznhJSzNO0uqM3vRihhO9kfGUPsjYT9sy6uiSqFATMSOF2mQelRwz3YWRmSN5/8wjfGjmcjE+s6+YkvmSFGaq+PLMbPF0Zg9FU2aleDdToI8zX/PtmeaSKmt8V7us7xj3rAA+KCucxmQN6peUtUmw7PJEzM8y5cuyPhFPZPmIjVnCm+ash/Rx1mbpddZkSrLd31hmDxYcsx8SbfYaGpztRpdkr2ISsj8jadlFtCT7Gl+VfUC0cnAUGrL3Cw+y10gd2eFmqpwNvHOOH6/NqaNBOUuFiJzr4pacPWJ+zni2LOcJX51TKF7MabD5OOe08DLnGa/MrYX+r+JtcyMlzi5T0OTaiIG5nzLhuQ13VuQ+ooW5nlJ57j9obe5opik3BvccRG/nKsXHucuE17m3OS7PhPbOC2Oc89SCe153ISRvPI3Pu0LT8yxpSd7nUlXeTVroEMjX5UXQ5jw38du8wfzLvFSpI6+boMrfLuUGJkj2+TGCJv+pEJD/Vz4ifyyNy/emuvy1tDDfXKzMZ4W6/F/o3fxvuJb8JbQ9P46mDflezRVYULuCTx1cCsosJxQMozEF26w3FFwS3DfqpLKCw3xNwULmWsEr/l6BFfOy4Az9rcBatCi8TvnC3pJrYQb1KvwzE1D4mosqvEUTC3+mmYUhtLSwt1BdeJ+7VvgZfVD4Z6GtcDtVFKXylkWzGfuiKeaaomYSUPR3Gl60hsYWXZUiRhyiW4quSYVFx9jyokDxXJEtf61oJr1X1J+2Fp0Ufy3qI6XxSySueKHapvg74lK8iHoXJ0sBxdtpeHF/qVVZyLYO+RuNLZ5AtxRvZHKLf6D7ihPVtcUf8DeKs2hLcTF9XbxK9LZ/Rsn2Osly+3tSgE0P3n57Auu+fbfgu727uHD7Cxq3vbKrbvskqWx7mEnN9rv0xnal9GD7Vtq2/RtR2n5RoyqZzTmXfEq8SixpYMlkurDkazG+ZJyYUpJAi0tsaXnJdK62pBd3rWRgvwcly6W2kieCWHKHU+2wFex3nKRuO1IE3x3RNGZHmZC4I4gp2xFKT+xIFRt3xNLmHS+ZRzt2Ce07LMT4ya7deu20UHjtrJDaEyz4gJ3TxPk7/d/5NwnVHV3Inqam9CXBmg85CwfLOcGF+5cUE1ur/J/uLbC0q5mmLratiXC+bTVQt1htnGlvo2I/VPY8PNwkqvyju+oCl2vBEQ7p351Nc49UWdZqe9wf3vPaT6Tb+iBt0cdrlJYPezjlxFuOYb6t5HU9PFXhDjZarc7P1Nc/Jbr27KQgizHOUfZnTUl/dyaafF1VHqMediDxfsWI7p/Y8ybBQeZBk+cSxiHwlH12eahfayif9lPPWgvb9Lmq58E3NMt8y42dph7++oOUgbvPdlduue1z/K5bsl1QiF3Ex/aWXWwHkvpCRVzDhDVupEep5fDoTL8XdlWztJzPilda3wcVPWaklvX3sSEWH/zuZ6Vvk7Q+vYpTbF47kB5+nG2Og8v4aCtjs4UebLaPhf2kqpBL117ojHW2Y/pG5W9nRn4/Wsvs5hyjv9+Vcs6kcpgqrmlIO6Mxmnxwh7lizMTPrYb5eqYN0XgFjdVmmFz7Uxr1MS0qVPtwAzURHy+cOM7GX5xUfN2o+53hGiN/y7nWVi7qwszSFN8aW9Yqq5t6ktf7LVx4laXnfu6L8YzqwR3WJ8LytkNs+9J//arqadcFX32Q67RP56vzmRgRd9shLGJu08Tccj/TOWlqXXZTEDNI3e1QPwcnM7Vt/Thm5OAmSydzUm6iih9b9DCi3w3vHZzjoVil5UB/x9ZM6WoPR2b/vR4KndqrWmfJlrgzziW/kHS/bmOvXyvUX6/bam3OoZdMP9psVXHzmiaq9zA7owNKstslzpLP0mbvsAoeE0J0NmbqDwjpe8Su7q5yIVEGaLqlRaboaqcy0dPZCddinP81f75y1r1ljoreGnsvy8CSbvZzwgte9OvmU0k+jSBNunVXvR04zeSBvmlJIx84mFUGEF9blW6bk8M8TnHthcOAbNch3HR1SL+Im0Niilt6VQwhzyO48tw0xyZnI4/hCdvsLAcEHfrdT+Bn6RK7LVt4xLJDYSG9j2koNUGZyvEfND6O0FqwM45aphD76fk6xlhHiI/+p5DJBbKSGahoU7xWVLJh3A1ug9GPRjuMDxsP7pLWpb5Laxexi7myzz9/Lj3n6Lf+ibpoU5/O98kh1+yrtB/rHIPyrLkce0sFsexhL/9YLbEjrsjBqyotua5SkqvWkSTHugteu5D+bAQZR7Z4RhKt50WbceSCjdG/dmewTiYp1iwpBK5amxMT1p4dR656TSAvvCaR37ymATOJeuwc4jE2kqR5LSY1XstIk9cqYC1p9dpAOryukmbPm+S15z1CvB6TfM8X5LRnO7nqqWAiPFmgnEnyqABOMhs9aoGZxloywJjT/zL4MFar8CGZnr6kxHMKuesZQB55BpJ2z2Bi6xVCRnqFkQSvhWSyZxSZ5RlNwr2W47xYss9zJTnnGU8eeiaQXz03Ejevk90jSX13I3Khu9HvfiF4t8be2E9TRqZoFGQqMA2YDswAZgKzgTnAXGAesACIBKKAJUA0sAqIB9YCicAm4H3gEMY9htfjwEngFHAGOAucBy4Al4DLwBXgA+AacB24AXwG3AW+AB4AXwM/aizJa+An4Gfg75rfbwHjZaIjziYKogFGAAzbZDGOEGY8SWcmECUzkYSxk/A6hdyELR8yU8lj2PMFMw3HgojSK5hwihnEQjGTmDKzySyvOTgeRrwVkRhjEfFnFuP9UmLHLsPrcpILW5cxK0gV7F3DrMKxOIwbT64za8htZi3GWA8/bcDxjYQoqslFo6vkmueHJEZxncQqPiIpHjdJm+dnpNHjHhE9vyCvPB6QAMUj8ivzmKR7PiEuiqfEVfGM+Hq8IEc9fyQ6j3Zy0fMXUushYo4dpJ5RMKGIoVBPK0bpYQ0EMCqPqUA0Y++xDChnEhBbCYiteMRWvEcR20O3g+2t28Xa6XazvG4/66Q7yLrqjrAjdadYU91Z1lJ3nrXSXWBtdFfY3uRD1pJ8zJqSm2yC7hPWTXeXVRBrzl7Xm7PTjeC0xIPzJURQEgZQAiaAJdANsAV6AfaAA+AMDAQ0wDDAHRgDaIFxgD8wCQgCpgNzgAggEogGlgFXBJ78Jmj/+av5IcYtyBWlzt/YXzcZ+MAYMQN8YTxId9M8gnxlriCPAFfkuD9sHw27euO4n7mSTARmgQ/8VBxxxOcziQdytsPzkvU4kmZt+GXuIWw540vKPCeQQ4iXFsSK6BlC3JHzPl5RZL7nYhKNGKiE/y8i1yTPtYTzqtVzSBcyG+NMtDb7/ZZNrL3xOFjTh+g8x5N8jJ2LsSsZP1LrOZGcZvxJneckcgtx+RTXeuk5jTSyQUSFuFR5zSC9kfMuXrPJfK9QEoXYjEH++yA2c9mFxMdzEQliokgg5hTFLCHxnktJAur8Os8VpBrzO+G5iujYOHIL8XnLcw14JIG88lxP7L0SiRNi1MVrI2I/jLHxmAtEIIYiga2Mu8dCXkUWAXeNrHUPjbr/7n66wT7jSAo7AZgETCNb2GBcZyb+jiS+7GJgGbCKaNl44sOuxd/vfn/pimSyaIU5XlmyDODYciNwMXJ1D3L1NGxxFbkpMTPJIMUcchpjapGD4cjBBM9lJA0514A8e8lsIAnsNTISeeWu+IKcUNwn1cijn5lW5NJTfP8XEqf4FXnXQeqYFwxH/gI4KXJ1AwBXBUeGAkVskPtuVud+kM10P8US9wusxv1D1t3dlith+nE7GXduFjOeC2XceI6MBsKAuTz3+19cj6wgfKQZcQDUwMBIM92XJlrykUnnL9uz5abjyG9kAjFmJgGBJAQ2M8b9KcE3wfDpcNSR38hiHFsGrCQ9YDtj3KMSXGIDP7V7VZNs76vkBmrKS9SUDs9H5DfwRTbqygnUlUbPDtIEXggHL4SDFzjwAgdeUIIXlOCDRPBBIvhgHfhgHfgg2H0Hu8R9F7CbTXHfz57G/We7H2ErYYMto8+yG0efBy4AV9j40R+yMaM/ZpeMvslaun/Curp35wbpbLkeulGcG3HnJsMAHLiAAxdw4AIOXMCBCzhwAQcu4MAFHLiAAxdw4AIOXMCBCzhwAQcu4MAFHLiAAxdw4AIOXMCBCzhwAQcu4MAFHLiAAxdw4AI7cIHP73bQcEf8eJEo37HEz9ebLPQtdLAhxQ5WpMRhJLntYKy7C9xzUOlYtYIoATOgH9Af8FKbkvF4naDG9fE6Va0lkXiNUtuSxUA8jq8B1gHrgY1qFdkEJKlvkM1ACo6lAulABlCkriTFQKXahlRj7CPAMbWSnFbHkTNAHXAWaDSLINfNlOQjoA9bTqaRStSfOsUqEqVYS9Yp+MhxiCnwiTm4ylxFNL3GkVG9DBttTGCJsoidBf/FwGeH3GvglxOsC3zHuZ9nbd0/ZkPcb7EB7kQgDAMoABbgACPAGOgCKAETwBQwA1SAOWABdAXshRb4rYWogX6AI9AfcAIGAM7AQGAQMBhwAYYArsBQIELQwXc6shBYBEQBi4ElwFIgGlgGxADLgVhgBbASWAXECWkkQSgjScJLck6ARgB+BVwttaQ/VJ63nmtNyAC2RTEeueJLSsGr19mJ5Bw4tQna6T4TQL5Fvr1igokSNb6HIoTYKRbh3CgSBs7MZJeSRPBliudyUsrEknLkHiomuYla/oBJwHcH6v3w+21UVGwTN47YsuNJMa5ZAt46Ct7yZv1JDfhQxU4hHmwAeYzr/gwe48CNKly7N65tDx93KMKIH/j7IeYRgnnMArfFgtsIG01WgjdvKWIwxnKcF0uqMJ868N11Bfgbc3qEOT0GLzQqNuJ+HoHjOsCF53FWscIv+e38vlDpyBUV7AXcBIxZe8w3BfPch3meAAddx7x+A/+4Yh6+uH4Erh8H7snEtZow/mvGWdE2Gop8dBEbCI7YAn5IR3z9Bk5wBT+6uVtyOqY7l8L0AD/acsgncIKG82FGcb6MG2cL3lSQ8eCHct6FVPAuv7NfV7YF9WML6scW2GsLuHAjbJSE+rFF5nrUDy3soAUHeqF+eKN+aNkEjiNrgS+RN8VmHHJHRWabaclEM1Niw9oritjXbjtY5ehdrOPo3ax29H42ZHQFuxPzjh59hNWNPsWWu51l693Os/fcLuDcKyw3+gPWH/diC27TjB7QLZIM69ZFNxz4DDn3lbkxua/vGzjyZ/17U2IfGYlY6Aqe//2WjKZsC3oJJew5HPZUwn7t4G0f8LZWv6GWNe63iH2F+RljfmrMzxvzC8a8tmBe+zCvc5jXXczrFealwLz8MK8emJfraPn7ezQRzCoNB70NGwCJwCbgM+Au8AXwAPhaw3Xu+tgCPlEg1tzAJ9cwHxG1bB/qWIS+KdTgc8Qs6ux1z5nEG/1LLOpqJnSMYQOwfmwE6nGjlw9JQw9SiJx66uVP6nG+YuwU6IgAcs9zKnkBrfIaWkWCTrGETuGhUzTQSPzYWSQIemUh6prb2DAS5xVJdOhX/NCvBCPnqr2iyUZc7xr6lkLoqJ3QKjXQKqehVRq84tHvrIHmSiA/Yz4tXuuIldd64ghbitAqw73KmTTUsjTUshTUshQP/X4+fXSMUR8F6QKYAGaAOdAN8AC8AO8+HHkP8MHfM/S9luk/a4gzG4F4lHuFQ8iNm8gNN8SiB3wpa/9o5EUu8kIEL3fo7afQ55MC/UU2vmOKnDoKvqnHd02ZyeQevm/KzCBWsL8K9d0DGsYDOR8LOyjQTwRgTFPkWyx4ZyPGNmViyE6Mb4r8vgdfqRA7HdA2HegfXL3KeVvkjy2p5+3IBaAZf38KzNLHvqEPumiZTHZbsmQvcNDSnLBsOfpVDnN7hX61ETxkjDmpEJ9OilkkAH7xht7gMI9a9K06sIcxrq/CtduYdcQCtiZjr5Lb0Brt0Boc+tdi6Ixz0BnX0b9GQWNEoX/VwQ86+GEL/LDFo1GvdwwtupJtgd41xvVVsEsD4kaF61vg+hawRxh0bLQ8B9jXGHNQwQ5bEA8qzMEC/OYHPW4BG9hBow7CXFTMF+Rnj19InUcMepvlwG5WTQ6yKnIBrx/i9S7LEWPwjSWXBk5y1vXgcpmeXD54qZThuULE/h5mADAYGMJtYTScH3jKnbhxgcxoLghcFcZ4c8HIj3BmIjAFmMppmVkY8wE45yugDXgOeOvt/vvt+JxQv2eQbDYEmnwNCWATSCBbj9p0FX3AZX1f8Pt+wIdtYqvJcG/0XqjXPDSnB/LdB3U7zP0m2xsayx21WwVNpYKmUkFTqaChVKjFKtRcFWou9AAwDHAHxgBBwHRgDhABRALRwDLgimAPzeStI+OajivMmvq8u3umPqB3/WtnNU6/B1DnPnC75H2A/nVcqd/JihBbHDd957jZO3skm7+zJWv9QcN1FP/ct+h3u4a99/vXf53P/MdNXu21/7c+597Zys9513+3l9i/5iePFfoHzpNtmPgHzpOvX/oHzpPtb/uOnXvpd8Iy/DftnxsSG/w0/Z3z5J3OZnQeD3nn+Ex5B9W3e2T/cxNiw39z3u6c2vm9ue98LxyY13l8/jvHF7zdyRHHI985vlDeSfHtXuVvdwTufF3ytgfs/F70O99bBsS83fH37Q6KneeteOe8lcCqzuNx7xxfDcR3Hl/zznF50/O1ncfXvXN8veyvzuMb3jm+EdjUeTzpneOb5R0OO49vfee4XEjeiq+UztfUzvPS3jlvG5DeeTzjneOZ8ppp5/Hsd47nALmd7/Pk/18jUCDvVgsUyfvzvpMzxp05WNJ5/o7O152dr2/DrfTtGmDn6563Oyi+3cb87U6Jna/7Ol/3/5etTAmp6HytfLt7a+drldyTYcCD78RoUOffh/4tbg+/c7/VwJF37qnL262dGQXLGRn/r8fN38kP0rTU8PDFPunf9oGcr/1vNsH+z9szaoq0/3FDyfKEps5XLfkj40SX/+dxdLMMb7Vbfz9O08L/Z/O0z/3P4zetN7xtiv8f5/nvXO3Wucs5eUzIsOGdb77/13lsZ40Y9naQ74h+D8C3f49452/5v0/e9bu8c/q/vf+08/VW5+tn//b5beAOcFfeRRu4J/c5wP3Oz7985x4s39rMEB9dlCamZipzi65yvD14J96+Ah52xuHX7xx/BHzTefzbd47/+e1G2bv+eVv6448NptEfb33n+BN5x+XO48/eOS7vNfGc/Fdb/s/14L/Wh3+vd/IY/vv+97ryP9dJx/9SRxX6LVH/+Lj/rf3x36vOb/34b9uW/vS/1n+N9o9+/jaGZbuG7v9j9Thx/x+/v//beubd8cQ/MA95POfy/7d+/r+np/7z577/5f7k89rK/5g/lBX/393fu/PLrPhj86uu+P9HvDhX/kH9+gfOa/HszCSIGC0EzGsgAgKmFmhJMwgYe0ADuANawB8IAsKACCAKiAZigFhgJRAHxAMJwDpABxQCpUA5UA0cBWqAE0AtUA9cA24DLcBrIATiKQKoBpqAQoiockAH8VQGVAN1QBNwA7gHtAA2EFV2gCbbIKq0QBBgCXHlCGiAQggsXwisICAKiAUSAJ0MiK5MoBB42SnAyoFaQAshlgRkAoXAPaAFaANeAyJgCaGmAeKAcqAJaAEKt+Nv4PZ2g3BLAwqBcsAGAs4e6AAsIeIcARdAKwu6cbqPFWa1jMWOvJoLZ4tPB3S7qbshFY417t0ePGHogBeLaJ3poT3V1i5Ta+d80evZ2L/1nhHckPQqx6liyZmrz0en/zW++evuW78+9/Xcrz+ek6Gq3H9qco8d2f6TLB/dmP23XrUDKg4/HB7k+bg8+B8VO3RH9oz1vaPxnFkR/rdpuu+/2WKz9c3cjoK/tln3zn2w5Uvhhpi7fOgvr+p/WvdJ4TArtixyXNqQ8OtvDu91OXAiuc2k+4AzWcPcV3xxkjsipfwfSfveOjkyBAA=
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
