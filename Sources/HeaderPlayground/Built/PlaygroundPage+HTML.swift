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
H4sIAAAAAAACA+w6a3hV1ZV7r332uSe5N9xzIYEQUM+5CRiUR3SYhElQOVGQqiPW4qOPGcnARYmBxCQ67ffdyQ0KFBHw8tBBRWW+0pYqgQjRoqDGChIlbWNLFSvO0A5abLXFKT+c76t11t7r3FcIDwfmxTf35u6199p7r73ee53vhNW1zOeMMf64+fVZPMFmQQIbI5FQQCYICmx5QgM2y9RINfZ7eg8OZSIeT6+OIw09CiRSqzRRnLAS/VAJ/yDscNUwfXKbRuSlFucOWIYK4vMTWROBDN5KtLX5WJM6vG2W1daW7gs6JNCWSGFS69LSIS7QlkYaii06o40kUDIr3RCQaqh3x+N6Jj4rmGHOJxvXO/OQQoo7I57Rc9ssg0jLtraUFUivRA90K30qRltbhjHSZBtt0hPIPHba2shwbT5OUYzHtRhxspmZ6ggaxkkOsmJczxMT0ofIapxaOjTucxHPtmd8VkEi+6MI+06i+I+rvYEEobTOUj2GPyDSPl+guSC2tA+myCRIK4G0LgOJuL/Hisd9KyR8Oynni6emA/G0jWSqY6YmzXgiFQNKf0y8Y75tMmlxyw5A0LIsw+ARySOWwS0OFuODh3DBrABAIAAWAOBERDBhiYjQHytSaJhcGEXCKDAEfgdhY/X7GP0+nEf8Ly8sDAwdFraLQ7ZdHAhbwwMyMrxEBqwRkZISE7gssUtgpBTC5MaIEgmWBHGe+px/QUmJbTuW7UYDJcIskaYELmRIilAoVFpahqeMEiDxr8zCRv0MGuOhnNtShItNlAdE+htQHxEOi0BI2IMMI2CHwqYzyCxGaQOmMAzHNLGrlZEn8gKBvDzd1a3SD9LAX0D1IIVTffzw3M/oC1EOiweBsfJwGPkQUrNg8VAwGLIjIQiOsUbK88dcJC8eO268GTHDxUMnBPOzvhVWCSqWowUuEWAEwoFLbRMV+hcw8S8rqyZUFiHNMSUlnE/6q2peE5xsoH7kZZdfccWU8ZJ7tVcGDQsiqDCoyL/qKhwzi0+NVORHDMNEqyO/bBowHmDcYPzq6V/6UsQIC5yUERkOSNSBiESkiMhrrrGASZwMq1Z9DSGuvbLMuo7/dZCDZJyhz0Rsi18fkhHUbIUABixk8QorzCEiI5HQjPHjxwdEBWMRS6Vs/ARIdUp76otG5SLbk7QObxBoDVOgBnEHlDNUPBQIEUI6QrBKGUBra4tKrVsjFELz2AYPfLkIpbNKqyfcGLzuKzMnjB59083Vt9x8s8SFgQmW5BfVcDmtBgWVF12iDrr1ehmUctq0aTIYnPbVmYZhWVJKZa5yixcXSwMMSxFkloV/EWYYX7ONCIZQgDfxpbAU+UAtmL+RCxLca99vBhPM63oDFGCqOdKh+1w167bo/qc0faRTgz5acKBLg00/02AzgW6aO0YbDr9J+wh0EvJgnwaHCGyguY0EuvcReIYOIrBpmwZH6bwdNDpEYB0h//QsraTRgT0atNP2bkJu2E68ENhBYCmBPgLtvkS0b/lzGvQQWE9gNzHYQ2DdcD0o0hLQgnWOJqHbdbtIbgI7XtLgaa3Yzbo9RGQOEziykwCNjhLY30siEdj1YxKJwMafEL8Elv9UgySBYwQ+JdChj9ui26267dTtM7rdRsy8QKIRm0li5ight+sVXbrdRYw9pwd9PpcEfqhxB2hwkEAfUegm0Elgh174vG7bST2v6sFu3e7R7Wu63avbHjqNmNpBoMf3C98hyGpJGn3qjxAEXpaOOT82v7H5W8Dspoa6b93e3Hj3gjm3tTbePfsO9p6IZOOa6+6JNbAPxeAsZFOseW5j83z2sSjOwrbEWm9rqmuumx9rjTWzT0Rh9o40/jMxtN8e/LXOW3A7W2gMzp3R2PtzsM2xuXe31DWwB4xIDnZ2Y/McljTC2QRaG5vYQ/3WqQFbZ2SzMAc1saAF5WyNsceMkqyZ2Q2xumafuGLlCaMoa7ahsS6lsg2Gnauy2TG2MWcx4upjs1tR5WxTzuKWv583t5VtzhFyduP8+XUL5rDncrD3xJpb5jUuYDtz19a11jU03s525cg+tzkWYy/noBqbYgvYKzlnz25obImxPTm4ucpObG/OGXfMa9Gcv24MycLGGmLzYwtaW9i+nMV1c+6pW4Dy9xmF/e3cFIvNYW/l6IV85u4WnDjQz3qxJvZuP9u3tNY1t7L3jLw9mLExIX8bzMCgvPxQJFhQNKRw2NBoadmo0RdefNGY8WPHVVbhzVpz/Yxrr5s6rfbKPeYB/g7/JT8m3+UH+Xv8EP8V/zU/zN/nH3D3CP+Q/5bvM3/HP+If81V8I9/Dt8Oz8BK8DD3wBuyDXvhn+Bc4BL+CX0MPH/kxzGr65jcajsJb/BP4Bf8Ibmv8EL5W3/rVeZ/w/fwo/zn/Lfztgt/Dz/jv4G/mN39l9gdwU+x9mDnnX+HLdYfhxr+75+t3/gHe5L+Bm+cegVtu9269YzmsgJXwICRhFbSLH4inxNNis+gQW8RW0SmeEdvEdtElPoU/wgPiz7BcvC4OinfF8+IF8b74s1hkLDNWGf8uHjHWG08aHcYPjUv+YHxiHDTWGqvkarlGrpUPyYflP8p18hH5qHxMrpePyyfkk/JN+bo8bBwzlsndxnfka3Kv7JFvyH2yV/5YbpTPyh/IrXK7/L7skNvk9+Rm2SU3yS3yE/ld+bT8N/mU7JQvwE7YBS/CTnOL+aq5y9wKnfAMbINueAV+BK/CbtgDr8Fe2A+/gLfgbTgA78Av4V04CO9B/u8XD3rb7OIcEqUL29vbWRQv4PZ72/+hEiY7vFZ1P86vggqHexdWQjkCVs3KnPQix1/0eF4VFKY28CqwcEm4EpjDS+/VZME7+iDCeq+hvhImOdwBrzuDGKsRR1emESM1YveyNMLWiO8tTyOM4AzOEzDFYeWAZcL0AuYw3Y8KjztiBB6Ok2JqARP+msQ1BQzLxqADDo+0K6504+AMLg4GFwvUAh6jFivWERpRcNg4ZkWFfZ9ei5SrmaV4QQ7U2nEsr5rlqd4Enl/D82l/qBJCCtq0vzB3fyHtt2l/UTUrov1Da/hQ2l9cCcUKjqT9Tu5+h/aPpP1uNXNpf7SGRwlXpo2kKJQrqyEcS5QqcilVEKWxtOuSanYJUbq0hl+qVDuOTfY+59MKGBGbWAkTFZxExCbnEptMxCYRscuq2WVE7PIafrnDw0F0iYn1aqcCbAywKlQyeFY9Yqx6X+k8OB/tRl/c8Dm/y0vUD8JCWwQdNrUAtFW8z/ETuIvANIX0jHqXhbhewwdaw/01Qd9LPF6vjf66dn0thXeAeQF0DrAXk8vWsio+Gjls3y1qeJkDtUePoGuPVJheoSwEtUfe+O7OJSvOq0JjQq0KIEf5Pngoy0wHShdpQsLTjoYH3kBT1+EpwlvoI6crghROV2H3NaZiD1SgTdIzny0ylN7BG1uvOEKdUUx5fcl0NExxILhYi6KP8uw7o7JMd9PKBC9xdQHOuKD0BKiAqOnAdNSM6Rnqd80IF4KOVAyGEITqVaDYP12CREociU4dBaVc3Kl8H5Wu7CU9u54OciAcZPgdqePO6+Z36ZCEjlpnicM7FlUJVPctOSwa/k6MpIuFAoa9lBBoQJcrYLnS0WMKSUdWon7RTRQLRvrs4AWct6GFmT/7YtSodZZejmtw7+VoZ3wISv8M9VShm1oV8MhJvav9ynIFTBE6aaBDo9+5Ap3hwXatAPAKcVkIZVA7PGEn6WDKEzpL2E9QPsG4tx+lbnAYoxRl+CnK/onSZzB45ekcvTp1dA8b6Ox5A5+tM05mTIlENY5qytR0uf1karpCjSdmlk9OsV4OV6WlSKluEMthoBgzcKkOFs/yRCZ0aJ2VXneFFhZt6BpaSrQ3RiQqRhk4KqdqRzEcGVmYzspBbfOoUYBCB5tyvAayHRtzhO/WXLk1V24tHD5dq9FQP3Rr7e/arUG5NeaClFsDurWrfDrtxVx5cRMXCU2dad7URcD7JRT/usEbAq0VFcofUQPX63NppV7ib2uu1L5IuQd3ZUuqDlzI/RNzzoTjzuTKjXjqaBQUg0jfRB67BjUoprdgNjSyGYDTYyBj4xGMtFqvky+/VnutdoRgsFjNGTRxdfYEVRBLTl5BTKQKgg9YQXyWVUF0AFUQBbkVRN/qfhVEcnW/CqJ7Vb8KYsOqfhXElhVZFcQOA7Ve+m3tWEf4aSd/YhzTvzeoUid+dX0cYpT5/dlZiFbaPYSbsm+ClQPdBA8OfBOM6XcRvOhfBL5CDG/x/WlhCrPvBzTR3oyc39CIzjXZlwUuhDm45SNEtXejhEzj+ALEHWMpOnhm9+fo2nHs9iK3i7gmdShDainXAiR9AZKcxFpL6FU+eh3te/KB9L6N/sJOBdt/hAx08Yzwy7mvvT7U3noa3Nv+4qAq2MRJIe2c+H1OjXfxNMNI8jCdvdo/+5B/0kFCr/HRB7KO20/sda5Ns9enZrHg7fWP66HVfe1ogN3YP/klV3eiS468wFuredDXXed/7ro71QkPnfEJJxbQDp5ksvjU0j98xrzF1Ak6Blwo1QWDV4bXD3794MVE7O3Yeq82tIOMQjUb6YhM4AovXwWuyFRsasfPl2VFkwi6uSXFGFEcVaWEYpBqi+NX2KdcwfqvSBckp1UQbP3fUhA0AE/wNt/M3Syr2vRcdX1JrxjvWc/9Uz7KhyMs8jVK4hci92YevuQYYbmmsjUySmoyMYhwdTdL2XtnFUQTZuq0PnlnlNNM6f1Utwu0PsdaNZW61T3UrZ5CYUrpMoVLPSLSCP1DDPygmFmdfljk9huqVKAZelIsfUD7HhoImZyqb+WkrFcBwUheGuMVB/W2lrWEShUktm+JTt267sGdBmm0dLmmaOoShgaqpOgz9D6hykc+Lap49CdNrFs8fo8jZxTgFkFYRdREBePv2hGeYqvPQDbsbVTYlCM91wzqSHIDHnMtoahLx7o6wwnKjDhLR+OMAmXPHl9EFMYJ4MgXsfbR7R/0PrL9g8NXVIlv6ntbf47isCkz/E43qxJ3ZMZPq/EsKgIwhyNP7eDi4/M4dj+4+PA8gS8DN6jwy8ENKfxD4BYo/MPgDlL4HYCRgHAXuGEF14FrK7ge3IiCG8AdrOBGcIeo/ZvALVTjJLhFarwW3KFqvAjcYWq8FNxiXzrudfJ6ezvF2DCn2H+4LXKG+j3biTiDnSFOod1FKvX6mNp2CNuwegjO9mw841Z3uAIz3RIFbnBHKLAZ3JHq4GfBPU8J9hy45yt8J0QvUPguiDqpx2rtQc8SQ/icpjzCMZWZ0XXr3TBaSjlC1FWuIFSlhr1rnTD69QlsbzphFWQmOmsPa1Cl8vk1/GZMf+dVs5sQONVsJoILVIEinJGqQBHOcFWZCKdEVSXCGaEKCOEUqqpEOENURSKcwZWYN4QTUYWYcGxV6AlnUA1WUMIpqGajEAxVZZ9winRKdkKqQhNOsIaXIMivZsMRFFczTM7OMJ2AnTyVoy0lqKUdD50W4wMrVV2uu9F0+EUp4NLhp+/7W1NFl/eof+VjGaZUeAMmhRU5SWHFKZLCigGSwgYdtiuyksKS45KCskB2UtAWGSgp/FP7F0gKyTNNCslcx0j+9yWFczsXdJ80F0ynXHAV5YIpZyEXJE8/Fwxo8nMiF6TDDbyDWv8YZLmJQD1q+JngMT8TbOCUCtZzzAUrc3LBylPkgpUD5IK9ukBYmZULHjy+QOiXC5InygU9X6hAEGdaIIjcS0KcxVxAUd69SYU5Pif+f8Wgo7jiZEliEiWJiZQkKs5GwSBOv2AYyBfOtSSxiddT9OUmiaOZJLHeTxIf+UniiEoSyZwkkTxFkkgOkCTogSWZlSQWHl8wiH4FgzhBklj0hQqGM00SyVzHSP4XJIkuP8r/r0e3c7LoLqfoLqPods5GCXD60T2gEc+16D6moxvDJje6d0E6uh/3o3sHUHR3AUb3qpzoXnWK6F41QHT/cbGKv1VZ0b36+BKgX3QnTxTdxxZ/kRIAzrQEgNy0D2c/ujfn3ul9L58j0W6fLNqLKdoLKdrts3GXw+nf5QMZ9VyL9m5ttWT/aF8q0tH+hB/tiwRFezvGY+manGhfc4poXzNAtO/WBf+arGhfe/xdDv3ucjhBtO/5IgV/75lGe2+uY/Se/WhvP3JFTgH//XMj2E8S6RZFukGRzs5CpPeefqQPaNBzLdKX66sSQyg30vdnIv1JP9L7/Ejv9SPAjaBbB5Vbe71sanRY2nGjThAxDfXYaIrp/5OJKMWHtYcrF42KjmhpbcUScqTo4I5omX7bpdw4anZER9U6990QtUaQg0fzOha5oz0bHdX0rFbyumhxMxrCbm1Gty9zSms//1zc5+COUbWTlixyL8xxyV3aC5Bn0ynOvIPXKhlgHWIVzwIdRPM9Q/9XBQmJq9CH7bSASpwXeHRIh1uq2HqeRws73DLFdhenOOvkrpX536txbAePFg0SwDhgQvF42ls7uX/v+VzoySf8XKFet51sJfgrtTz954OOVjWqvFwpuUzrdugIx0KtjkKmAijZ4HS0qp4mppXgjHJG34jz5U6pg1vKlHKdC29M6cJ+MaUxR73uK1TWKWp2hii7OHlIK9/TUW6/RKk8Z5eSUL3rtFGZ9WjbMFpX/f/UtAJD+Sp5jcrIuCaiqbxMzhfMGEYbQ10Rvn1UNhEZ79NYQTbOmEzrxudc6H/TyD4LOVbEkRWP++d2p86NpPOHSVtCUSudPyyVP8wBNqnQsTQrEc0cxodd34+poBI96Jl4R+j/pbRf0ReWfuesUoO+/WTmRTJKpTQL+orVb2mfwvypXvEGHxVc/s//y6V6JxoF+n9Lod+L/gd7ZxcjR3bV8frq7uquj672fLWne6Zv1djJrNbW+iFZjw3aTFlrr3cf2ESKEEg88ACCtCMhT6yVQMgex87ijQRsJCQ2Qaw2LMQGMrBAAoZg8ENEnGQTjBSJj0RhEUh8PFkKERtYNpz/Obeqq7qrZ3u83hUBP/Tcmqpbt+5X3fu755x7KnFYM5rUWDea1PNJoH7cWKeg9rAF+0qHzVeUra1NoFrmvBzC+AhVquTlXeW8vEviHpG8vPu48W7Jy8PfZz7M1pXcSaB5hcGdARslZ8IQyJLTJtuxSILfL1nZwK2bsSVpPJrk5kRTDJhGaRgY+Tkpev29o+O2PrOl8zYqoT9QZe8oymbubsrRZjf1lNU1wzW2PaCOzwqXYfQVuQE2YI6ooF0xPGCbqpFp416e9GvypF/WT3pxj0/6umWZI133naJmXZk8KVW1gCmndUvWRBVBHGdzHqMvZvZy/Aqyfl7U7hREcQNBl2ZfChQRGgXrNFNRcIT4jHJ32NiAqbCjvKP2OgWto0QQjmoetbsUuEftiILGUZsYUZT3NkxEMcSvPcfF2IZtVU3VtILegSJog/oWvQynKbjJBkc20PLIycQEekKxmhrpkddkxJNzbERAkek0D0QOp/klHryctY9zCBNgVKqR2Y3UqBKzyv04Ktf82SqzhZkrt1CtXxBEL1WsFL1Ua6hIqTjUrNQdqlqqD3UvNYjGkEpE61B9oAK5rxMVlSsQwvCIq4srppvXFVrgmO1mlaGr6JZU0WTVjGwszszew39dejgrU1JYD/+G9PHPz9rH9/CsT8mzWCabEtilV/f4rIvOfaP+klH/PTXrF4obWfXbRat+O7fq92Qu2tzbfCbzVzaRnd7bRHZa0qD5zPtp07wwy5TU51YZ/X+I61b+17UGK2CuN9SW0tDrcdlGE9TpfIL6hmtZF5zzqI6n4mbBEp8m1dC2eVODWQDr/AgbHcyqjQ4mNjG0pNpHmG2N7jOr7jP1fZ5qqdZo84POThPZ2Uk8gu0TBvOyGkF6lt2TxfPEgCduGpfey4ZepaLVikVz8gIVjlA0p6poTl40Jy9Q4QhFc6qK5kwrWlYwPy8YjQzFgtWyguXnPeWjYIhteaPTxQh5JRSOjGzcYlELiPo1nG97401OSykkwfaSBq1pAiyYzGz1VDwqRNGN/Xze2BNRvPH6l+c4HMOmGCGe4+SpF44KUXTNP5/X/EQUVFqgQlSlR8sr2OE8tXM54WPvxPbr9qUT67ToosPt1xqXTnT57Pb2q+1LJ9ynL+OCe0WfoOPuFYmH8+tX+HYke+UyxfQpyQS7UPgBAR4QjB4QjB4QlB7gFx7gFx7g5w/w5QHvV54K3kfzCePtqV7by4/VzE8LCk8LCk8L8qcFujghkgxHSYajJMNSkmEhybCQZJgnGeoCnPWWsP6DiC81xLJf1nHehy2a8nSv4/4teOLTdGo+RSO1iY0oluyXsHhrkjOUbQX19PxZRMCqTrZN2JBuWVqU0mCJJV9/opcAmMQAE1Io44M05xb3gCQNdOdzmDMbGIldSAZoAWyqBgKhJoOX1TbllEc8Vc/kBCYvtJEjhHVsXsoMXlkty8+5zQ+32byWUtfDbgPbGWaypr2RWdO+XGlN+1dBPbpQO1+7YJ6n+syo8Y5ZQJaiyPNZc/T/VW3zAPhi+a6UNxOtYGnewMBTRw5d1iQQeEPkF7cgr9JCHZaOsuygSavu2rlh4q8bRhwonwglDpX/kNGK24pOduMIwXzcQRDF+xA4yRxiusl8LjDpqCj60kUct3eSBcha5naSRbzg4U6yxOIWv6cCetm7alEtiKiKziyxqGq/mldh6p7bUm0WZy2zLCD2KMtt5cZ+JotCOUIakNsYn9sqfDKo5WLjWvqcOVR+Ljaupa+YQ+CCL7iQ9HhbmfIJJZKFo/Yrplq4GvdV7SHz38xkZSdeAFr/q5ms7sSLAL9/MuMwr9oeXuKkp6VWdCLEM8MqaAjldL5mQraYiDOxMOcs+pYIX+5pYmZVFE9xe1A7DNAei9wYqqf61BhLhd4zH9qOYTpU83Gs5vDezI3n6LHApAynlkQwJyOcgo5gTs5zntV8HONMXBSoLakuhvqBWlCUj0UWqO1/H27tU4FXIUHrbakVlqAFdPNyanCP/zNZGUBg1mYBNjf3MPal1FrSDcGZ9Eg6fYUrA1Wi11Zf5k4qqyqTF1NYksI0RiE4QkWj4FC8imA9XkFwIO4hUOgthHP03BrUcCGCeTwdajjZykiFxZoB+gY9bBSzxnL/5wuvzMucm7qO6sVzvsv9gUqIqPJ21Uuam7bf8AoXa1pNQ4sIVK2PZYjPghV9oa31N/Sy1AlDaCIaqXB8qm76sQpHFve16CsX9Qpokx5V86ZkuVQqTzVYZpeVIy/6gzR4xQnCK2a85tdZ0Dge7VHxPPMDm/GaPrz9njjxbcycy9S49OL7NLIepgFqhY6ewstMzeM/ZBrUWH76M/x2Kzo6j0hJK6sZ6Co2VRsF7aO79OQ/P/FQH33IKz3IK3u02KwqvUdDTA9iy7bqp/4Hh0lfxdA39KHt2E9BC/qGvlLQN/TVKhZpWYcMsXkvLFSKJz2Z0kJPfvESmtLPa6qtw8rKplEwxEhIvz79qLHiFfqt0i+mn6JfC1DZErGAwhLNUTHWcg5ydYCCFUgUHRSnT0EfK0YH9TNPAW82cxQvQx2oaSAqmOO9MYp3yonsAav8tWM2iCA5ZrsQgJjZavgLtu3QVJYvv7dpMrMzEUilYtTR+zCp7h2tGHWmKUaNqYpRR3Q5rOC0uQmdTJMjS31sAXmQZVEUuDQlSixbK0uVSxBRT6/J1iGgzl+jxmnOLN219qvyNI6OWH/Bc2+LnvYvRmrzqY9kGVK1TKjEz8o1Sw6Wjz8GQUr6m1qp9KNy8kf45G/pkz8kJ9/PJ38739ZH7Qt1mgO91uls7++uC9aZImH7UtaMyvE+B0lWziS3jTNJc8+SrKYIXJrQwfHenM6lXK1ZLdNqHjZOS+dtPmBvikyLjja0PJDlXF05WheZVpPlXK4cdUWmpZposxYCN8bocRvSraZqZtIt1aAXdiTdUkXpVusYp+uVhVx0s3I7l/PsT8q6mpAo6rfgE2GjQZXXJLhrMNztgnZiu1JgOzFe0WzHljoZ283AdSh99bD6w5uxL4ebFzZ50Tea8sdo0MppMAQNEl+BBiMVggY7BCJEg/sQzMdzCKJ4HoGTLCCmm2Qq7nkaxvZpGuyA/og+FnaSLugj2kn2M4CEPSLFyzRrdokBmQbpzH6mQUICFREEJP0t1SEISFa2aLzPibBDRBhmNBgRDXawyqfR8snAGaPBcJIGQ02DA6HBEDS4xDS4dBUIwDQY78RLmgaTHSJWocEoR6UB0+BgRIMRnhlVvRqRnN4LDd6rxKbQILdHBOUztUeXG+NATylqjP0FGlwc0eBBtQAaXJhKgxzBnIzANLgg54UGF+ODOHOwSIP71TJocI2wkPLRZRrsMQ0qKnACGhxsqZhpsE03r07SYAd9o8PNPQSWjdMg98ipNKhHpEDMNJ4v9OFq1jkVsCGBwGMk+owlocZEqDEWagyFGjuiB+kKLg4EF5Xg4kHBxXY1LlbnJ3vRD8YLhFToMEHRwqSMix3f8QoXM1wMBRexuEjCIi52NC7S20QEFpZwMaT2oN80XITvRAE8cBte0VBzW0xHwm0JjSbEbQfphHDbAToa57bOw5m5hELDDjI9M3ObyrltUM1trG4egGI6SjG3KXUQ3KZUDG5Twm1KHQD+KJUAf7KuE4HbohK3cZ+jtEbcNshbq6PD6obqq8XUPksrmS2GtOiEEXfpt1QxWgsrQzIFVk6CHw8y9wRR+mK2G5/z90q2m5wWrMEN6nj+jbib3qThKW3HHdmLTI+LiBflmHVtkUyvS7w7GHi49AjjYSJ4GAsehoKHHcHDLkcGIXYfYUIcCCEqIcQFIcR2mRADIUR/b4RYZSg7nRA/VkGI0wxl7xEhfnqvhPjtj7wpQtypIsTfqSLE332bCfETRelVrvN8xSxsyS8Z32+bvCVf6rom0jk2H5RpGgaCIlBzZShsYjlT4pMW3wBplatazCce+MRXHvgkUB74JFQe+KSNYJ5GZQ980kHgJPsQ003m9AADyUBb80m4k8xjPtwHqRXNhwFLrWhK9HrKh4CEXu154RNPiypoIJ9TAUurQpZW7adc0TAFEAtVIxeyaTlAU4WQVoUqKEqrHJ6LvJxPnPS28Imn+WRZyNgDn8wftW+bav4qkZHzkPl3ZtLfIfRyDht/qwVX9KJ8zYyDfPJeZj5ZHvFJgGcGVU0dyGnd1JItJ93IiYIzVsKTe5SWWRGDZmo0BjXCKhpjgVti0FM9aonFApzMjeBEqX2Ak31T4YQjmJMRGE72yXmBk7lY4YwqwsmiWgKcrNK4TvlYYDjpMpz0qLgrgJPlLdVnOPHp5v2puJsqwEmIzhFyWw9jXeginHB3pNPbXBeoEYsS+Cp3T0vLqait2WYCjBEgWKcUHZFMOWCMZQT9uI+gG68gmKeiO0CNAQKfRixHTErZL0aLR1d6ibSrnVK+YKGq5zN5WTQI6aiteJ/f4K7AZnPZe1UrgUdIbFK46Gi+8B62NuhOD+DhFcEj1OCB14RtwQrgAeEJ/Rg80F2ofmTCd2DVFAJxqnNcKlRLiWlZVoy85A/SIBXHmXiqBnrxsC7S9NKnI6GXFRpriF4UnRB6GdCR0EszKycm0Q2AlZv00PLLgll+0kLpeqCXFuhlGfPaZFmIuUQEE6oewwuhOeClp/qAl55qAl56mIvnKVgBvGRdKwC8BIUietInKS30SYGXZl7uUIeVVUeD2UALl1a04GlZC58gjAqw6vRggQuwsCEnguVuKJa7PVAFW/wqMQOGre4Ke0gRaRmbCEdipOuLibArZsCOGPca4g6Ol/Vj7aUXth/YZLLBgkfPO7H3Sdu2aU6aAhlVe+2mQ8bkXjtn6l67XSBD+KA+RhU5LtS5Zb7JSAFwcKK/52M3AwdcnhkctHlLLX1pEh9q6e9N4kMt/f0CPriCD423Eh+eaTM+iHzEyfDhWatCQsIbfF8C45vHjWuQlBQ2+r5Q0Iphp+9zhf9fHBOtyF5fLVq5dZdqs13EJf87lGfJsqjPkt4WD1lFBdqY8swS5VlRXHJ9THkGw9yC8mylrDzbtqA8W4W45KNWMtDKs2esRGnl2WWroDxbYRxZuRvl2fVJCQf2NNyd8mz3xMyqKCPlWTxSntGYvDpdebb2RsqztT0oz9ZwZq1CeRYTmCZl5dkqFViBSFa2aG2cKc/6MyjPru+mPLs+Epf8ZVlcMk01dH1MXOKOxCWhiEsWRFyiRFwyEHGJL+KSFRGXLIq4ZFXEJW0Rl6xNateuz6pdW4vnhFp21645d6tds/esXSuKS4pqrkGu5lKi5lrL1VzJrmquVTTsSknNtZqLS1Z2UXOtiJprlYljVa2BOFbVAMSxKuKSVYgK5ilQM6i5+iU11+psai61rOZZXELjF3Rd4QkjXqTfAmyMqoXbpzbjA/rwBzfjgxURtVzlgJarHBzJVcKRl0MuyC/l/82pgzeohx64ES9CrhJqOUo7DQl7QsIh+X+AeTcUucpCLldZELmKErnKQOQqvshVVkSuspjLVRZFrrIqcpX2NM0bD00P0hQXvwPhC2b8TrxN10zgO868ZB6z1yF1gbmnod55zO5S8A6oNAx1AKIYQx08ZvPA/qyViWRuYZOEnoBfKpFSleuS6aT0CxWkNM11ya6kREMMRzhyMqnzdVkSaavsMbmMvhr948XMhIjvyePniEWnoi/KpP/moOoPqqDqM1VQ9dkCVNXfIqh6qQBVfxNWQdV2EarAUC+MMdRzYwzFyKRJqYRO24JOn9y+j04V6HRtDJ3umLuh0x0zR6f/NHN0+o6Zo9O/m/cGna7x7L1RgJ07d212tGtaZkWM/x/cdK2am7a5Lq4JN0W3Z4Oma9Og6YhA07pA0wGBJiXQ1Bdo6go0RdKBfIEmV6DJEWgyStB07W2Cpo03CU0bJVjZuKfMtDEzM03k4nsYmaiqZkCmKxqZtr/HkelZjUzPAZkMvE0vmDMw0nbOSN+wzXo1I1W5epzOSD9fwUjTXD2WGelWNSPFGSOJCD0uarQa+jZslBnhEiI20j/UXpKjfxY5U8ZNmLHyZHJ04rPRte3Z6OlWlS6rkf7RJDc10uuT3NRI/3iSm9y3kpu+WdoU+YpxJnH3bO3kYngwee+3O93UyX3AhujVxfbIFoIo9hB06UVysT0yQMBSfeXSmC/vSCimUIHYQfliBOWJBVRLmz+V9kXSuPgqjJ5c5Rb3RB6RPZGbLHAebYnklrtV3BApTpa5OVGuzM8y1JquapQMoabti3SxtVy/Pf9wD7m0KNubBqhfvi/buw+o9wH1PqDeB9T/4zK9+4D6hoBa9YGC6YD60QpAnfaBgrcUUP/kLgD15affFKB+rgpQ/7QKUG+8zYD6eZO/RYgtl8p4nLez612RwyflP9mEzR9weqLHnznhywlN8Z+5MIwRRx9asEmiCUw8Vsndue8dI4stUamLUVCTfZGj1CUFc0oK2O1oZLseCymUPpJ2N7/Rh9XuzZ+xr43N9LW2b2V7Ov2qLZ3zFb5pZkv321m661XptiXdfOP/TEn+R5akqkrygWludNZp+II3CT1yz7jX9Tu7fznmJ++R05517Ukiy9y6OE54NK9sX3Yq/xc/daacf3b3nH/Vrdm0bjEv2PTTA+yRfDuMamJ3cFc8MLTe0APD7n4XvDG/C7t7W6B8erCfKntboIe34JIg0i4J2H+C94b+E3b3mhCMeU3Y3VdC4IkFYJYx5e0kIWXovYF5ty4PsHnnv8VyVHaVR0/twG8hqI2IPYnGHEuoNqDe+PTlbHW4fdO4FPvT/U2wW4bY99gjQNzRKZedOsDcSVIIJz0+qM4Oe5YrP/LEI1euZjdVeYMI2RtEHZHYgJ8T5YdPFCAad55BXS8a6npC/bwuJ6Es50A+xDmlvCZ/bbJUFnFOOFGKaKKkvK9LWqb0XJ9epyZ/ZGt6gR08t+bx/AU/R3UVcCLf1Y1rFb1K+JQd9k5ZlVJTtSEVaUIcoji9Jrxje2n77ESqZtHXxsivhT+lcspJN9PBUNJuIe2sS/IT0u4w2r6oy98lEDKxh22AEjbTI9n8XWvnxmuG9zFnpG09UthWVzlyzOKnZW8+WSZHKuqn2olDVV2gzHpgGr2bMYZIeHSYNrDsPpz43CC7DyI+bBb9Qr55IPP1s0Z5rvSxgjwH5Va3aVlpI88W2teDmSIP3WjmFjyLNiG2otYG5PUpCDCsc5R59ITjRocCBzTfhBc8lwILDpOaPBrBRWlT1Y4bEQI+sU9eFBq80j51oOgic6xV7Bj6i7ZJNthh5vrwRXEPqcVoBh5meD8lZdUfxMuGRvg6vHQx9wQj3vSSzHcjUSBNc48FLJrDDSb+f6IX3WaPwHz1jKr1EvskVw3mg8d66Ls1745t2ResTCKqziStXFAXvfn5xN/TfDLRFbwdsXHXHaHY+Hw6eOMxrDUaw7CYlTGsJWNYa8YxTNpBRjHxnvZdLYI5bsi6rnLufat859B7HkAy3IK4ONK5a2GO0GPiRB7xdqtsAfkrTk3v5ShxTr6ZA2/CIXaiRf0K9ujwmvKQ2aJFnHXYaCbuTtEDFYSfraxfYLXBEp6J3lDLsafGbhiq+kBtOuyoZs458KmWRugLjR2aOCzMf4F8fncUuTjT+egk9YpOkjO+I69vTbmQubW24Fjm3BZ7hnk9+7Bk3lFaJwu3oumljzjyUUJvCCkRtgp4Z5R8QPXQMLoi9t6HjW5gQjJV49asU2s2J1N0ZDbK3CKmS0NJ3BtWpwrvbTXZMrB0MhAM/RAhgV2YiwrJS3exomdklELOR8OU12AViO/9Yt10C671GjpCgz+yrocl/n7IxeKc1jhsiFgNIw4cp9mnMsefp3r6u8q8wG9AztVU7AGtGUPQ0RweMoz0zyGMoCmHiL1FFzzeDORBtgPb/AS7vH3E2zyNzznL3iLlDpMWZGnezcRnaYbOjZ92z6UXPvQT+O67Y1umYXu8cYfipu85m/rneP5I91FTt1IrO13nf23971bspQ7Nv+Vb6/pWv3Qr4toU18LENOBYo3tw0eKJPDVprtZLfMp6gKz7N5OwmPWwIutBKethlvWgnPWgkHWfsh765Vvr+la/dCvi2jJAhTrrQSHrPmU9lKyH2Uvmpdt1CCi86GuYZdLX22cZE6jscsEvXaB21F2Hv695UcYmFvfjQtafsgsyl8GnAM4+rU3kpd8VzlEfwvzsnu4lLs34UMmdDmzuE/Bl1YOe7gzXM/1r9XD9DL4gS/f/HKdpyoCrHXZRwz1+FhquxthnvA1vaJoXUgiy8MF6+tETrZQ/FIyv3VPFOHY+JrJ3FEQWmmqgHunRHNJAl2ZeBY4bmPYbNMy18UgTDsupW38dMiBKsZZ/wltZ2sXiMDHQXaz0ZfNxflG4jWKzQHm645wfhug37BVOeoyV9Rij1GOwYpY+E5t+Fr2uo/v6uqWv85KM+weNHFQOgUlub8YQi2/fkpZPjPRVafv/Ye9f4O2qznpheI55X2uu274keyc7LXNN0HdzAInKmwvUkrk/AuHyQtrDOR/213NeKtCPdwc9JCAfxzdNNmQnTW821mqBtppANfSU9KD2Qm0pKdJKK61prYrK0bTSirZqjtaKFuV9/s8zxphjrr32zg704vm+wi97zTXXmGOOyzOe8Yzn8n+8Mt6+WeSNo4IphpJXagZN3dOL/4oKT4x5AOuf6FeN21Uoakzsrn822gaoAiDaZ/PQ0DLyF44HFlJMAwJM+9pCssMSDw5LTMPSj1kfXVs/zsjgGUmtEDNAtjM6elw4O4xeR9WCYK0cq+7Qq4r1BZv0LZrqqp9Arc0w3CCn7DMgj2rfrlgzC7lJOTfnI884gixv4rTFici2+pceUNT4F+CpKcjASbm7nMs5JfwU5NtE5F59O5DboyhdnvbTcqyaufD1h2/J1S0QFaDcpftBdT+4BTI1bxZQopJUnGipGKBtdrtR2f1hmLAcohwJNNY/BzDBJpyiAlG6kERIIockUp1qAsgfmZE/AmDlz/beeIcE8kIaSYdJI6mVTRc8oYY9ofQTg/Jp8wgOG5BAOgyMJ8cW2QrLHDJKoPddI6w2anLIVj7ZZJudgvAvIIkiYAB8I6BAL4L5IOkkw44D6QRHApFOYk44wnwlZTOq4dBGBE1Z3EBCgW6tWnvhFlAnKQAg+jbkzhiHZ85GzWOYt2ZhKNuGnNnIgr1FHz824+vFLCnj3VSsnwpvT09SHovKSq2fjAOcU0JD+cec+GOWASOz4gWgkAUJ+rilH88QJ57ZjXBjYFLzcZaaMuPJHfwK3fVlbRbk6YEGFU4yxouhNsZH9s709s2oeaLzhr2GXEybD6TkIha5uInpYXmY5ggCM/EimqiixeaJN4mwltMKvEcJdtPd+MzO9+5SYlx4u5JQ7gMcQM3IN/v1ZV4kMwFakADHkYjywj1bp4qEo6IYMXuOJoG2YgN2Cktvg+7Iu99sVKg9I7kzCrHwSuxh1GnfjlKjj5OsO0oNGUO6K6PUkGHVo9TDKPnOKFUjBvsSDU8FlaxHydOjBFRk2iUWjpJ3gbpMBulSGaMtGDqg8PJIbZJRmWTwb1z1FhufrTI8a4moqtF50ptl4EdndFhdHIrJSdzM33KHlfxjyNatPgf6Iu2i/fEcL+z7ZkRF8EWB3s/eoc8VVJX54hsAfGUE9DBzby72YAbtG8nS2+kJbEVi0INAgC/+pfzLEk9zDLaV77d+m0Csz/Rb62kDUdm7Q16XyjkspBUO93IQfU8Nx/fU0HtFi9GcUTgb0vJlfflWhMwS7zbKgwv2z6g9/ayGk5SrmdaeGSK9fa+A5EUFti6mhdKVD68z96t6aES5HpUbIGHfARIOsprqwSowUkc/jmP9W5n02K8MMgT8zAp1WBRGaDTmzxY+gMIzO/bM02qE9OBzQZ9bVau1VtAXZ5yhylho3Hin9Wd6+w9v0TonvRHANS21ojME5/f4PhQNsNveVvlp0VeHFhiy1R9GAT7mlKVoH/PuD5t3KZNh7Q+gNsdHitTq76mzRkEImwLn4RmwGqRywA9Mt+0jtIOy1QD7FtzXzoBSFJIVfZzvrcm9Kq3WZO6ZaFZvPcxeKNES5V4qT4f4uEBBrE+pbeeTjP6P7Shis5OjknFs+zgbrfPvB+OYZlu7yatzJtMkXfw7NpjTfqWDV8qPi1E9KA+yz0/Qe9sdWqQ6o4igNlQQWHIRbxURE/7ke6nt6mpOzTUteG3PcirkaR2QM+3vV5DIzkT8fIrP2yGSnQlvhiYq/zkFG/256m20JvD9AJ1i8NibFUdEP8tNOubN9n7+Di3YRGZhQ5nTFDmHdTEhA25kvDm0uQtv16dArqf3C3eY5Gcg1Sq70IJ3fBtvsXD0HX1DVutdzuwKyyNjpRuUZ16tBK1I9iCEqykWpFBHXiGVDw4WlSfST4aow2ovDqBxStj6UQmaAfy6jL50YUtiUYXJhOThbBHirBofLSJXtRENUW2EtRNZZE5kYV21ETqqjbj27la9jljX0arVseAhH9uDKDtCR9kxUEplA90c+LXa34y4HbOwnMDuxDt29XVwjOuvWVZBsN7G+uAaSNIk3jC/Ogb3mWUNNzUwWKTXWjl90jGU/fiU5ytboksVuzlWYzfnwusVbOT/Ahc5x7tRTlvXg8dM+9cKJ7qZR+sYr6Npu7Jwtg2JeCOHi2RMyr/IXMTYl3rM6aW0/P4O+V2vymp2WlheReSUvEv872ZpwE/76YI2yVuO5OEDLPtG8wM1QA8EtW4pVkpodyQT+Zmcoc2y8N6stvbcbWCLe+zTFCBNSCR5wUKdzPEc7wpTyxXQ2m5BRbBcbYEB6RLZG6b9TSTCSprFo94sK5XoyYvabJbt3XOHThdwvndRJt5VuP1OjQgSCW473iftxHZ2EVqPbT8SBVYsTm7Wjam7xFzXvnjZv/O0G8o53mTlHbK2SoFhs2Fk74KhKtglUmUqgt33WLhsHOlD+oN1OT1StFm0bHBKg5oU2GLbvMiBrX1aGLGS17u0Hn5R4RLVL1arcmtVC2pdzLLF7ensp0OXoo+rOYw2he2oDa/oqUGC9vfN4ExF/6k9eetq0UhWIh/kvIfjANJLsHuhGsejhVMkh01GQBaQAr3npKK1IOlNdEfUitN+Ok9v4RNk3xPmWztF1CVHO9FDr5aWK5uizfTtc0OulpY6F0uDcoROoz1jgRoiT7qSZcAHFCiMFoqq2slnUFbtLRBp4yrjUU0t1ELiA3aHWly09VndlLH+PeXH3y2GadpUB0dd9jef9ylF+xSrdHxrx3SunCJ6lH/Jju2CIjjIeqJSah6B0QunjDy9mBNJQL1gFaRyA6phBVUp/dKHNm/3bBEQT/CNypSang0b7uFDIPq6IScF1W8sPm58EmrAxyAFSXnO+P8SDyAPTspDi+VEP9Jy8h8QynZ1W8TcrlDuAdqK/Tyt075Myy+bHSGlWWVRviX8Vwn/tZmq3pWqxm4n71vsep6A+XuyjyC1NNUmConzPU+4+5pM/El0Fl+ZAfSMpMHevTpygIhqvGiUyCmynf6GsHcoMZPF2LIGMIfNi8+wL86BhQ5PGtjg6TwO5OiYhpiYRPkDEr2TQxT4AREFoMmSIaNG3CfxAOd4ISC2mEo4mgDj3YDJYXM7AKZgntGRrpnxJT3e+wM2SrTL3RcDcExBu4Q0WG06yTGsKhYbRrxdBrfOnuuR+HIb5p3qlIuiA5tLh1lWUwYLz2ecuxHfSJCgN4ImqC9tnxcQ+IPNsdmWBJtN6k/cew9TCXgIDwHsBy0p3wJC6215+3IBk7scAQkLHoI/egpXALSWTkiNC7xxGIjXecgc1qSjKMD8a61swSfZDO/jnju+rMDlIcZ9PcZ64mikWzLSnnCTtogDC0ZVDY5qyORwLds7awPRtMlGv1tj4XNTNkhTmErYZDU4j5jA4HvfWnHDnpzlnYEWzhoolxAWUYlrazBZdEjDbSOuNdHHSdGvN4U5cDa72EldeL3WAJ4ZICxQrlJs5qwV7K3TnsGiFZysawUnRSs4LlrBVYgsYa3gaoSacE05XBdUdkgptWtGbP1ROZcz8xSvh0qCSav9xRMFG32yPJOSPKOymmsohJrDbPL1WIeluGzuLaLDIhnUg4STagkHextEnldxvZBYxoeIntmnoa7yv+vqKj1S8ZGiwe6zA0qqIcOlh+kVPGZqz2F0q9q43M3o/mGDVv1cH7S6+0xV4+LbYIxtkBc+5LzDV9jxhR//pwedy6xpD1JPclKhbumRTgcEuKXHPEW65tSR3hPtxwRgGXEuqwtejRcudy1T4PLYqh64SoRFBK3myQWt5skFrSY2UvYqihFN3JO9XbfClUhKeM2L3iAPjpa7L5vK/mdLtVyhIjx1oSJlg76UnuDzZ9z7lYqhTQwRGnxG1fUK9heK27o2Fh16HNvrcaLMc9V4v4FvF6hx1L6Sj6pU50rY5cXk4hM/JBklBptsyeGJ9jWW0GNuurgl6dzbCfPsXxWoIQzNbgQRJ5g6wYcm1o3IEJzkY+4UihTNvHExs2pucOuqNtJR0EeaZ+VO+llgjNNzOcQ4BZCxd4EHnfnOKgcDbQ90K8vb+KWZd9dhg04xeqjldqhEYKCjtzW2gOOL40FTHAXQ6Ra/ndZOtlSXEo3J7HN3qDZO2K27VsTneuMcNe1hnCN2UtFjdgZCEq0Y1xQlw2QRc4/hz8WCXEPsdhcJSPUmsdttEFykaZy5semGvLchMyhfTZzvrZerled763BFE3uBOg9XvDWtlV9J7j1brqiWQq4U8pzylYdwOjblNfNUrLiOPMOmPNMDtu4lIs2wh5KWZhJIM00wtUxkgwTSjPbaEllpiIxIkgBdQkakiwu34wvLinElY6QiK4IWtcjYamtxMZFMULEjd7RE6Igd+SFmMSYtOCK8KeVb1F4SOjIIHQmEjuaQhzALKWzEPL2ZCB1EVyJ0xBA6GlZ8Ds16QeNTWi9N9oHiONdaX8RqRYN0k8zzjTLP18o8b5V5vsLO8/V2nv9PO8//2c7zq+08X2Pn+Wo7z5fZeb7UzvMWMT/LPA8IrpjocWeie+J8V5/ophVb9UQ30Sl/cCJiKwB+t+ZC1cXU4SQkkur3tqFWUo0rSTVeIKmyA2vsSKqx4FY3IeTFIqk2GQDdkVT/Vqnm7spfwSt8dCLQiYSEY/uWvfEmrNkbG4KIY4ey2Ub0Lbg195ljE7/sB4HstcT1kjwU5siVp1e1IU/SB5D2iSknYMrEAMGxG9ixNMeOLDtncgLHjjE8qClbJ6gL2O+oltvBngFTR28Lt3AorEJAWtLm/Ak+OKv4GP6CquWzDipoEuq91uKKToB6+t47HMiRVhFWh3H0R9QE4uGkn6b384P/TfQI56pQ9OgG0uMCNUSZgIZ9LUCy810vSBqOlyENM6XFrhoNIpmcGYYaa9PKu7veJAPcEC+nWaUv5U6haXmAOz7RsdbOdkXqdWTA/66RneuyJInfndvKYHsRgNZmdpIMPhPs0doxIgVUMlsM1RN5MylOM7a+Ie980CAivtg3hfPZZo4/hnumhCr7g37Z4m7pI6cq+2RGfSprfRU5BMrPPmHCmL9LBDNUirfaY7WIJK7k7MLJaHlML5Hj1Dyo/sN+QF2oNNpH60IvG80RWgPnrJgN569iJZgyjr90LBU0H8UH5PNl16JD80a5mizS870NsueNFw2kTq/JOXxAR5xSaiAuRJhRvYOaxvCTibFU+hRuXrLKecmk85Jx+5KevCQVWCGl9QHV6xT7E9DrDkncm3lZqRmGqtyXGQ7AsO23JiFcPqLKp3NtpdJE44rwiMStnxl42veAGlTE0saELf/S9nAH96tI2X4nft/iBVDFHIQ2ho7ZVu99Ymeqf0tYzh1GdEkVX7f082rY80o/v8AQkEdiuSfZ/gi7B4VsgrPWwEys9pnQndhG6BmbON212GeLBbCoyqjGASyJdo231nrZAha+nc8x3OWUtjiYjdVR2kGgYDej6pqNQ195oXioV1bf0Fh9k7rVN3GsvgryYVIzKofGqJw4RmUlxmexSieOVVq5Z+PQnIsTGz7DcaR2GOyFW0CdpADnNMCZOMB67YkNdnBYvGHDoq3pw9vtL7Pj6gWNKxjbWidCYUgXlTWyvpuaCR8sj9cbllogS014RRGZ9SarjdeahGmIrTyu2cpZltFhHGIrF/93bR6vfrTmcXiN45W02QTWPB6z5EccJ3uDE2qUW6AwCDJ8WGc7ROXt7WkiELkntFIRNDzaHxyLjpiVSKABJNAU4tjkLN+uJNDoXLVGkhBNEsdmmZFk7DH5SOVJa9SjikdF0CTJqSf+6C22D2l+T6w/yYJB7UXS8T3FjsVsRSFWN7LXAYwD/su4OI7y60ZLwUrx4KfP+chb7NWd4i3c1F7RKI+qSxF/LOEEdEqYu/91s+V7/tC7dEc/RTOQiCXVsRe1cTK104tg8eWX6IwcNIAFhudX9KixOYPbNFarYukxToeMccskekqQyFgGlzvFrWStpO17XO973qCHIim2ua3PRKa3wENBytG09wBex9YfQeXrHbmj0lnCwzVxjkiJPSIJat57agoRTuyk9SatgjGhmjgitXBEyoY8BLMB1CZNPiLRUQBHpCYNqoexTQDxwgTCaBOyWWINpbSDBNt3wMM2qpzc36xUWIlNqpz7z7Pl6OXsov3L/2m2XHEpn1V5BGjVooZyzc18okmEPsr7/tC7nEWpJ189W67GZYwgcpx9/ujVWmWqyifCm6jImptmy6f/7k93QTdacm88JEw1VoPsZyVUh6NolI7CDsS7Xt1G0qPaUoXr+CV6EM6y3zgdenZtL/i1ubpsitkVu5FodK6EJS44q8SXTRUI4TldG1xpEGHf1bFg7FSJqBN1q0SrQEXFJvNZDiQB3Ifxvd7OwTOsz+JIek9SyoSzbM08V3nwuPRLNhizKlKJUi+WEyz7g+Ol7zf0L6/S7icJJMLP+qq121nbzpm09C9dcByFb7k9jupzqC+TRS2tDpw+u8slTD8hHS+NSimkk2P1FdSeQCOHQDMQOnSLYbmGVi3OpqICGadDuj6g4sRdpFrfyGqSok3fRLXYRIm2KBpFkwj5pmGbFOm7eAukzhaHY2JpNLhZdHDMnJY2q+tLWQ0JFRmtZWxsNH/BJQtOuvh/AquRD6aM5JJ7sqoQabcs05FrLPJqhiBxfvGkjGME8qwRyBMbxZv/jZt7BrtYHfmqLr5Ag0116LnCjMasCnZrZUMRWEIOHL1KoDlqWrBAaZQaksspFAqGxjjKQ+iPIQkEwvFCgTiIONbRy/YqFe2W9eIVoX1X6CyaUJqIbaeIruIflaim8YYkZw11KjbQiA+iudomFg1U8n4dSRKhcb4BLE1FyZHoZrzqO2YLzR71qYfMe4pA+2Q/wj7ZkLp6nxLtmOyqRmrq/ba9S4ehiIkF2reIu00cHlsLwvo0/38i/KmCvhSzVh0X6orq1ccLqw/ZbCBQdVrhX4aoHp7XHvaHbXp7+anyS+YFmENelGtuLsT9d7GOBaJxKlTtzQFPNti5frPMp5I3I/7/8Omzsm9iurLsQKiS3TpE1Ov9PmtsscS625nDYmyjehNipGo3ifS484Lh4ukmcLxWlIe6CZEh2lyhCcB9o9f7IJqQVtDpv6wx8qjY6G069pbTWGIlm4jfnP1uo6OF554UvGFuzud4JhjXsz6z53i+dZg9xwtYvo/KUM5O5olYP9GqnkCpQA4anvHnldL4RbZlqCNYRZwridBNhKlyfHak5cfIlR8ZWZNHyXNkJs/KTA6jZpURbxi8MZigMs56l9qsd40hD0HkhPNgyoNP0hMGn2ZDBt8DHVOLt4l1iuaGhhrQo0QRjykrkrjweMGtBZ0z4qEIeQzdMYtNyxdlLAfZipzguXKC58oJXNzj4hyRS8NZh8ZTUotaspZUaknrtWQrXWgXMKtf443v9yM6p4W7oP9wjeOhuxsF1jjuXKEzwbAdKrBm8sCayZ2rzRIFsnDXCoYazEN2uaXNi90VjxQZbV5FC9tXg/cu3+5dTWfvauq9q+qt2bsQKA9HvwzAXm3E6+GgSORwC7H39AF+TWh2MCR1qdz1zOnqSN4ccE/1ZKdf7FGN9aXRYyTuwfzsdMP78bYSlNkhtVCDAeZFD8fSzzusP6t2r6j6WoursodJT8fZgJaubPvlUYMVgK9hmbPEAFLbdnk7FDeuo3TegcHHaW6dhn79Dq2uh+Luqrr7DH7/DW5JyE4eHOpda+cH7tCyNmLPky23tOsPf9BUbp/l436A8rTpcPlQjvlhdcxvsyL1U3Hk6+Am2m2ZiBKh8dT1DmTmOZMSxSR1atoH52oISkVz6xRA1CHAtFjoQWpUzA8ffzqBe+xeuF6GrhKBcl7OomCf/zq4JyY7c6nblczMJAdozkIKzpsD1FdqT+nGYbhAexi/C1+fN/YevqVIt4mPKy1HxOIfYS9pGeJQNPtCz1uLbpt9EFlfmXGEa3eqn7q0m8rUbWlHtVZ/yLRaaTjgLRoUFqezJWdla9EZnJWmmZV/WzOyyER0NDtonsLwXUHHIvcVH9Yev8pZn+WupSdULTqhmQaB4LOUZ05Mv2+hYbXgDtEJUL+L7BRL7wrMb06yAwyNqgyNncV2VIIoaD37i/BLAGbwIRgqAwUACepoOi8d+9so9mnXUxqSagHmkMMdIPySdK4dkxleopqCR0S61SuFbVEJgmQ9jZ0nVByagxYRMpGvJmW0viB6boLLZMRlWkLPbVqlCPzs0KdD16lD1+mp78wLKfwF03prcVqvKLrd7zGyBSagDYruLdhN857Q6sjhonsF757pgp0zq3bO5oKdU3ZMbtjAk3kHhYMFO6XT6APioigN6GsvxK5TgFXJRa8MxUCH+JGt6E/XXVkjtLLy3myBm0Uv79I+1LPqZg++yCMzGM7uHrrgaBM2qJx4/kLananU/By26MEttmrEUevV72UMvE8NolVLy7y7DWmUy920kvW+N7CGHTghL/v5lCPmXUt/5RaZLsct8oU6SL5QV0lH3irA4IvmkjHVTAr+onETRnjSu5ZnY46HSVLDHVUNgVe/PmRwo7za7Y/Y245qBJzoh9QoAkZsB1I2fglfLS+8os2nL8ehVu5f1vYHLPHOu37Ths0MCz0pPcZ0GWj2RyocLJxpeKiGQYbrWdaQ4aj0o/y2rG7t9uGIw7hIQNAr0rZ3+kGhsVLeJyDp6fLfZaQzbjHthL2P8VJsSYNbw55vyW3d1kw3hW6nAKAXjJ3WMJp1H8QkLXwUa76lVbItIe9WGfTeadCF+TjRNCeJTE4S2QN8OB0a+IMTRANrNvdM7Du0BdzTh++w3rxJHsN2tmC2C0bTTPJglgRfkpppOUJGMA7Aw+hAG3zZ3dYyhSA7lEUSP+fXQBkNY4ihjz6j0jzrfT/3aFvr0l4eak+HVDyr/9cIl+P4SdlEETFHfKU1yFeyGk8JF+MpieEpgbvAgHI4hC/g9pJ8oeE0oKH5Qnnh/7GAJ5QXXl7jB0M5A95mjl40UUHmDTbxhfIAX/OA5hAeYAJuPMSjOjwATwkPaLxAHkCDo3lAWxrcHvZ8W27rtjZ1UwClzAuZzQ3tYaTmPogJWfgoeEBb84A2G2ARSKN5gFYWApz64hoheWV8G7yzoaFqcMYn2DvYaHem32O9GEzrhacZWyXrZMsIA3Bm08YAhH0dl+afJBSA8eWmZ9n+lLDEEZdnzPY+LuwHaXbYBlq58bcW0+yLH0OMQPOeuClL+CS44mDN4gV6RuG3+SWpfkkFGGpparEwUCUVt4jdWncywS0bFqiwSOlFYhaGlyYmZ/3VWhyzKdaTbBEHQZrGTBYdXSXzbOT3hnNlh1KOaBGO3f6tk0WS/cQCEWVQOtEmJ+uBJ54Ju2ePzHT2sZwjyFRGYtXN3bRnfl6fhn7wpK9YjSPTMeXDNe0FQYlHy4ASB1Ajx11U7kx+OXc8qEOGlwj0F4D+mJEw09u2HZnZsI8X0zCE8Vgj3dO87d65x05WvmdrdpYJU6Gf3boGCs782P7D2WdDP6qCigYREM+2+E1QUOnjetHYwgqqnguIvphedelzczagTV36BD2IZgzEwNYix+gKrNgfhs5izyTOuZdO55rhwHmBteSLHMEDcBr24ZqEfawBPNRwCuCp21AL4IQ/cYeuaFJXVB8nWfQM8khzNS/htoFd386VU0SP1S/ZY+6CIlAxMN5xIqDWcE2TVjZmhzfv7CJsB7gYR4dCSGBKLzm79oAqGBrVZA1zMhStQx4aTncarzna90XFIMaO2XJitty5HWU/30l8Pq5FrJ8Id+eBuDHAJYEx9qMXtBDjZSzEoY6ukRaW0sE0EeKJtcjiA0hLX0c5swkLK9exeb+wRCaNU0pkwtHyDWc1BOJZEFs5cLBLTufKo+ondQerBhex22TjRKIqaUhVW4q5YiQTDm7IVe8xEc1kCyHmQyKo6IRmUt5eivZMuP/wVL8jMiYS2GEgAexF21KUe7f0R/Logf4oxHBpUz+iFzQcFVG03GHViqFljGdWz0laaaO2FmMw7bXVDA6HPRqwwE3oMEo3R+CWpd9kfjCls1p2DBKI+uMVnKgGdsyTCiYsH+e/LKPZOBQSq+qRKPCr+STLjDFPOwejjMNquMIEo6yE1XAcVsOVsBquqD8n87VCzOHjENryBOhqTcae4XMc1AWdV4qOUByP6OF3aTetIVOx5AScwrDnGO9ef5xx7WFz6eVjU/1xdxzH2eu+yA4X8RVwsNWGp+9koxYspJacoCIL3eW0r4vCoYxiJXq44ygKOt0Ly0WcAqKgGxMFXVIp6GIo6BKtoMugoBuDqwEtnbE8vuVIPmYVdCx+ZkZBly2qoOOzrts2UcslEgs1XuuaRnU4df724hfiGHNYjgCckdbVeJnhHT3wjsSUHFySSW05NrWrw1Hj6mC8LZra2yJipAHr52Ffx6tTWYcSJQ4lNIg9UVdmM7QFO7Lz1im6ARqdmpdFxukLI0lyqWZpmkXtGW/Lx+BE56g9k0y7iWmvOisqgvcHYvcPst9SKq7cHBmwV/vBiNQGg+hP4k3wRom3TBUYIWL/RbyNfvO1LMfJfWc6+9kU77NLImSBOPdn6bwQ08YPE3+EiC7EuDICgJz32EZcNFAv3P7ogitWl4nzWh5dCj0OiwlQvcS3iruCdpWh8yLclt/m+yHJA+VuYnaBgTSagn9t5dHvJBqml18JW6A+SjOkTdGwHiPIMMT+IkWzlIA08Z0LryTCa9J4BshD0GCncNzm9DYkAMKOl+ZNdg/a0g5bCXw+Gu7T7BUrumD9hGLjE2zs5a7L2uyhv/sWBv9l5SVsUfRsSsszeWBvP8C6I7EXmosZTwLXkyO4H/XZpzXAnpDNY0zm4lgwLMWeo/3q2L/q36BaW3Rl6YxiZUhszT8ctFF3xmuYPYZEhcY+YY+DznhJzTPBaBMTUGiDMbKhm2QtF51qmQe2iQfS8LQfQHrl4Uf6I3lnwMGhcXVbLarOzNy0JwNairSuoI8XU0o0jTItynRHAotllWig2WTB0TeRwli+sfPjo1pNKkGJpXcZVss21pve0uaMOkOC0WQ/IFIOwGM4DjMQGHqGUrqlMFDzGnhe4MLM/hBndseR9tQKma2mGhe3L7+lN5NQ21zhLy51bJNwUd2OI/zmBxy25wFm2ste7oP8jek3rpl+Y5h+k21mcSZSUWIrSufhF+kjzURk8tH7ekOTbJ50cRXPvg24Q9lgU+mVtHpIZsJ9oi0N3QAUdJBaePEUb5Y01urSqTya5YRRcFlmoCw45Gn/JvHQzN4b/i+A2/Edw+5QJ1HYsV9dwOk4iCQsNBnd9GUnApn4yEMSwNkcLHKbzeYAp4rvDdoHN1ojfjjt9hZpt5R0m57VQMsCOUhrgveWJvjdixH8vzf+fNbrGFnNLpEIZg6/8HgPw8lCex7zTuxdhnTcMnWf1L7J2ts4+1f1bY5b8GtxC/y7iVs4VItbSCoFey1uwV8QtxDX4xZ4xcQ2CFP7z+s4BYTZ6nyleHvML/n04nEK50sIr1f344aDUWAPZZyCLlcj+2wwEnvclpKcRWm37BYgR29jb9eC5sFj2ZGOZwCIkTAvf7CGVaxAMUY6N7/q/cNTG5NEtUhmY188O5V23kSOF+O/GWn/TT1edX/NJVMZ155y/TOd9MUvlbQ2R9X2ck5ns4LHrfCrLPurIIh2q53BbjinnwFnNgChpPhYgwAJBjYYiAMLz/GmkaeEVjpTHeo+6l3SjiQLwFGObxIDl3kxn6SBxdFcyBtDMYwYQ0loE5M1h1lj3LLaLbB8ZBdJI+zb96y1PwWiMZmbO/o8IwkcFabdYJbSPDL/SJVS85GidcNmttlKKGVKt3AjsxjemaTzZZwjplsaF6DB0MemkddbounS2kZKlwBD1IBDH2wmHYZhLbq4SUte7xRyqPmMGEaQgErtQOb2GP78ZyOoCtAyMU4ZZwh2RY7FAlD2GGcYeLczXlCMLO3wMe7AohRxenZAXSMOMuTs9QGCILGyFiMF2Q+yNZ7tHrzbBf3xTr0Wvk8n//9DJ9+f6+/P9ffn+v/35voiAPO+SzJOeWXCAybyHUNbTfqbyrWMrU2CMZ3C1j7HtqVcbQwAr+FtBLaGVPLO4ZWo5VbyY6iEparycVRi3bkKjp7umUqQucFWEsjTQfZ/AlnoLgmsV/WnZzykUQrKAHhaAYA8cMfj+orQwPKbKkHLBoYItwSpP/tPaN07uP5nvYX1r5X6ceLZ4FTPFT3uVl72N1e192u1/+J3qvaHQtWzKC/KIhAY7TwyEI7stwQrQHcJ3CZEyNWHAz7VRjoTDBHdx5TRbobQLZLsoH9L9cEm4SAN+uli+QHVQlFJ/y7H4SYqP6Zm86j3tjs5SmuaasRhGOeyfgMohqxXTPIm5GZGfgV6FXXycU4aGQFJK2/QN+lndK76mX4GwIH/2m+huptpsdG322mx0bdbYdoCyd2ICMCNwbW4eT8SLtLnAwqaaq4QOAq935CscN28o1cmR/5H5XEq0OPxutOOF4MWwEgGvIRRQQIYk8p6H5R6Iqzcj3HmvRRjNdvvwYaB88c4RsqHXWgcBw86xC42Lmneg5oWSt7oVmiAR9Z50zSYo+u8M+hjbJ2H5PHZBUjFhSzfq+ijgzBOHxCL4/CNRvwZAwA0edyMGlvPM2yoR20qrdRgyDo6hNejRdmouYlj2r9wZFfPs5lP/4lvDDy4f+GDz3O5jn6w98f89V2R6g7JD3Q6T0L5ZH1phLQS1A/C0eCxAAkhw5kTz6j1/hrceYJTFYUzz3zmVz667y0vgZo/nLkDPhbrEZmJU+XVJpcQnQH5LbMC6Ec/AdAvKu/QNwHCNzd359zrOD1b+Skq8DKUY3Aj+uVf5kPGNirPxtpUxOZOv1MY0S+gAk5FuckY1WEhfEBWTsyxmqIMiHnNXC4p+twFE5VyJGVtQPkAkh1pwgiYbGPJUMcBQhEvGM6truwyCZhoE7tMOOlIKklHGpJmpCm5RzLJPdISpnoNvt2l0xu9S3HS+eOchKRn10fL5pyD2hBZ55BNJ3IXB+sXOpLjsitobD2pySyOIOchEaMpbDhIiS5G0xEsjgiLYwSLo82wrUPHIAYet8QSY3FEtPPR4ohA+WfQRw+LIwJ2BRZjA4sjAiLiJH20sDgi2k09aJDkWK2dJ9ykH3mcvRJ7jDBD/3RmmOUZrt8xtEvYk3m/WgPV3eeYDIOZE194y31/+LmnfgR0GFR0GAyukzcsXCd33DmwwP6ZV8rHQzViVspxWil+jafjwcc5nFhUSpx/02Xm7CXlVyT5lEOSscvMI83Mw6vE3OnSZgyLUR4ybfrlUzQvvp4X2hSe4hwqgaHNVBIQStIDBpepMXO/PKBcKvXPVffAzuOf492N1FtU4QGk3KLvRJOcFf3tCoQi26DPpGm3a/r1CQbJm/YfV0R9UrvvcPZ23rLWFXgb8fNQPHVc4uW8m13Jvd5j8Aji81yZIV4OpX6K872nBSPVdgTSt1WMYthiEO8oiLdTqsUGCdTKwdoxEy+kNw9yXg/EG4PP5wK+iHxiTRBvDAY/yVTPMe0Mrc5Gr5QHUSdaNpOOXfi4JeRoCGd/40LC2zNIeN9iwnvUESaOKQfEURS+gGN0hQmxe0L2q9EfOwcZlkji6RPKKEnDQrn0F2v6i64SaBiX/hQ2dOIPwhufqPOFJ+q8UegvMvQXDtBfwEkxa1zyjaA/Yoxv4NRv0/6cTvm2H/RH3+eF/rTE9aTnily8Z7Pf3EOgP6nd5ZwV/RnOCZVlZwHn7Arn7AnnHJGaapzzCc05lSG+2BKfqhHfIiMUC/FBGQviU0J8SohPCfEpIT4lxKeE+JQQn1qU+EJDfIGToTMeQnxvWkh8eweJ77k7amXw2DOu6IGH/rIuUvwVf72ORGtOA8pJQKscTD18H6++r8H3vPp+Nr6vtWlV6MvLaIyfF1XztL8hV8Zm4mVdKIJx8tGaYP7++MB3HEvc789Wv88FDGBWxUtFJp9pHbflVNzvkmW43y2eVVL8jh2PDq2Zj3s/f6dZv+yGYwH9luelF4uXXmVvsP56jgmC+OgWunGvNmMxXhJebewO8QBeEgvnsDpYlx2UfruIz+d4LcmhAhadx5e0fQErMz61YuX5EwBTDUOm9YYBuPzCnQLgAgdU5m+MMMbMhhpU+T1x4V+8k/lYHsEqAw09H32UnNJCGpp3mN3AA+qIkrR9tHw16CGK3CWDrgvBkGPWFiPPsCegXMmOJLZ/g7r183XY3frxT0JseQxLHjzZ2X0GGrr7TlFF8NjpoZySqFwloBu+pApNNfxRzn6XswKGA/tQqXZgcKIa4C7+fxt8ZGA/AdiSwkfEqYAYE085jiVxztOnBIsjubhIGfArgd9LlLOfB0NoNLSdNwewoWCW08XFxiKZx1KB4lQ+nOVbXdX2JTtXKq3658qCUzesJSczrCWnaljT6DBC3Ms1qoVDjGpANvW99YzhkspYDjOqhfySX7lzUaPaN8MIGAb+rhSOLez2XrBDu2J33H3MizCsknR2a9GYgp4Mshn8LqwhursnT+YhrkwRd9iwbx6bZrl6Vs4aqU4lQ41vwWbaKr1L6GTRYnSu8mdmsckhU9Jts6IkA0oXwGe6R4AGe67yit6Rih+yV9EuLjBSYSOPag93MDgD7bdAYziWjzkWd75e6B9X+lKZenGVsRedWyYf6Y+Cd4zWAgeCI8U458fk0R2dyjs0ui6ChF/HgB5b0reP2j62XK8+Iukx3Bmr/GzSvAmuDtmSWpJgIgV3IMhHtMsb1lAD/s2NnCScvAvl4siOvAfNotbBAr+w0eNUvZCCzKMQR7C6iDTb2ct5czkr2LIxmJarTRuDXK42bAwm5WotVIV8Nb1R8vKdFeQb4Y/i2Yem7UO5fWjSPtSzD+nHJ93Hb7eP32wfv9E+fq19/Br7+Fb38Zvt4zfax6+1j19jH99qH9+CxzcpNxbSbPrsu0LM918ljElOOODQ+nQTWWf/7JEg8Heq3clOVEn71EWe/u9e3Ojx30n+u4H/pjwEPCJV0XvvPcgjWH94y732O7cczovneNfgkHPx1L0H4dRJhRBjTI/ipEbvADOgYcc5jd6AYxq9DVJylUXlgDLJOqjS/Qp/5/jv7TyOPIQ8em770ET7/TWyRSb2xk8QPdsv8m45TGGvSqteVJevnSpa9wDt4J5+G7uN/uHEhf1GVVEqEOoc5ZpuDLbAkXIjuG7e3BhsgKptY7AWqjbMvZ+3MfE+QKMx66kQREOooSmkkAkdtIQI2iengLk7T0oB74tUj2d/C1g/piLi6YZ3BeaAxxnGG1AC9kgiCyQFozGioQLV9FtVn9sySdfo/Cc07Qhg4YnuyER3ZaJ7MtEjMtGjMtFjecuhoea9eePePL4X+RSc2WJyi5xy4b15m+hpKJW0XyyVtBehEtpa8uRQzhSaFtz+XjFyqOhV5FJdvrZQUwcPgv9L+2g2nGJg7XmPSGrsnnzM3J+7jr7nvXvorZa4hlV9/VS/61AgWtYKq3ba6nK3ctBvr1ZJMeZ2vKqsl+HB3n3yEmwLtXd1nZIGTQ06EKH2rlB7T6h9RKh9VKh9rEbtHaH2rlB7T6h9RKh9VKh97OTUfufJqf3RMFS7Q+Z4pRKCJ3l4KNcr4uF8r0hOmfOlwvkamvM1ZSVkshJashLashI6shJ4lUxCyz9I0c0XS9HNRSk6Es6X5tzQolqLzrIkymkfLKp5v54kxe49LtlXv90w1XfqRzxqtZqud9cAjUF32C/ET+mXvH0dJpQ+7+u3ModscwWklnaeHaTxasPKeegQ82OO/s6E+lpCfW2hvo5QX1eojwmNRNvzvZ5w12nhrrlwV02ZPaHMVCjzZEQ4f3IiPBCFvZ2QlMPd33nGe7uQ1M1CUjcK471WGO81wni3/q/EeMdwEgHP7Rx0qO61/fGKZrrArLIceXQRmkMisZHXuLSGO53XQOWVjxLHy+wvefcQ/Rg/XKyYyfcfJorvPFys5MuJfMXh/mS+8nB/FW31q13iHJ8qRvsjDoN0WTSDotP5rb+aPifp3wT9W6V55+1CoTcLhd4ovPNa4Z3XCO/cSh+rYY72Ybe/iD4m17HafgK2JT9fhVRi3y6+uu/fGEnfLCR9o5D0tULS1whJbxWS3vJ9kv43RdI3C0nfKCR9rZD0NULSW4WktwhJbxKSfpmQ9AYh6fOEpNeeAkkfbzewz6udPv2Lec9Xu2S/j4fv9wk+vYX7fVojl4GtvSFbO5L/Tg0VBYiaMpT5ceRzPsdbO5y2shdLW9miu3qA3gDJA3t69YvzxGsBT+id4ymiCCD40oJK8vQQIrWwQNnWO9kfoekc5SlW/THksqZ/49WLVlSXK6vLiepycsDhi97UK1Z1ojiOlReLQgIKNvaO3lE0RSHQ2wHIaF9SbuxgPXwxvmNzO8jZyhOQPDS+ox047YAccNAR0q7bzJEHXZiAt29mhd0iXVik3VRopBVJA3ulQjxzTBOWHCoacOhCHTgM3IMft0/1k1MbEwClsZJ76EHzejo59Ccv+tLPjL//ki/98YU10Wfiorc++g/Tr37rl+u3Vw45L9DtFRiwW/rj1PCHi9V60a8+zFM6xik/tVKIClxHJfOR7YWM2SUcRKPMeBG1DXnDQJNXLNa24T1xO48Oi3aK22tenXdpFuT8MYT4spOOtFPCmaHqvTrVbYt1oyVE0hW0eFbSIpigFYDdapwmaeCenHlaHMwqnn+jR+YfgVWM3a625Mb7SoTLII/vKSbBuQIe2WKEjj9Oc/Ng8OBGjHpkqlgBUTZwlu49uLuSJFtnPa0qd812As9XxA16pYmWhfmh9C8Rm5NeW7yKdnAWTskaUj6v+kgIDzNAGdJl1Pec8RJbKzbVGB+biJYC7Oor8bEWzcbmzkVyd5nzEq9axbPocR7c7e4Zs2Neuaz2uvudfRJVt2psT7oEQqm4Vst00bl1crLgSLjziVNDH7nOfzN90qT680qQuOeUeEvdXm10CW90mPlrRfVzjah+tsIqwEIbfmNFEFyAeL87jx2xfJxRYjmjrJAzyko5o0xgh+NDDUD5WPX4VNZIdga0uwFzA3nY1K549/AdTvY22uNS90xbsASWF03Z57JTPdca6Qxn2pbscW3Z4zrD9rjWi93jWrU9TraqruxRLd7m+r0ZT/apaocZKwOGaGdOsgIaCiqzckbEEzCaVVpxYYoM/oy98yBz+zy9p0AGsYQOwY3cverlrUNFdbB2zthUoMnpV7NDB4vmobx5DzN8uZvcMCUVXseR1q/RjBZ+xQECxmhLhn/f9mI18cSZ3/jqE3fTv7+8cMbL6cbIzJf+4fMn/vn+h/5a31g589a9f/jbj37tvv+pb0zAJfAW6gFx/Cnm+CvyqcO0BdBb1tC/l9C/l9K/0+hfTv8kmZosMiCA0gNrchEKX5pP8Geej9CWAeHwJfnEYX6yT4xwNXEffoouZTj7uQK7ZJ44LjzRWWk8HjJqw/WrRXsqjw8eNKaaXKDUnKKciTWl0aV9N3GVZnT3Hgi8KYNZLb1TTbllasu+0pvF9+SxO5ux8/X6KWelvYb9m6g1RXofDONmBwA7gF9LCkVEAPUC9oOe3g9okZce+8Z57Odc4SM47Lw7yM4XMMfSu2RH3tnh8vOKl7dd7bbl5Znw8kR4eSq8vCW8vCe8PB7CyQMV8HKxnNw3b8ECEu46LgVO2lYSzEwLeXEKXx5KmiCpltmpnNV6smcwuEtx8Lbm4H3h4KvX+bdKKTDyfJ1/E32chrTNlp+/dJ3/avp4CZIw+/ka+IEy617I3ZVw9xXC3ceFu2fC3RPh7qlw95Zw955w9xjc/Z1ZlvD5pc7ho93CuuMFukjh5em9mtM3ZCdoDu4E2b36mDN4kmnJSaa91EmmI1y+K1y+N4zLd14sl+8M4fIjwt5HZ0RWHa/Y+wrD3lfyiVPY+yT9W6UpYKpi71xk8GewkYPEjWhEG/cUHbgz8Sp3rqqBGqVNrC1moXsqFuHahViumwJued4h7s61XIfP5lDuvhLcfc1Uf3WNu9ONsRp3XwP+73J3urEKQEC3UAfo5P4SfXJ/yeH+ymxgGWAJFFgiAhotfHpMc/VJzdVX8WeRj9H2kE8SY89XHeYnu/lq2gSm5Cm6lNHsMnefYO6+Ety9WTtyVsO0mA65RXtqMXqPu2eOunw5zof+csMU57xo1fQf+egiumNuCOuO6fO+fgcm86Yw4w4zYyxUzYUnKy4M8G9uXyqSeotNPYcKcG6HQa9wGPTI8uTt3sn586jmz5vgMwjG3Kkx5lFhzMytJ4fyZy1pV/zZ8thlNY+I1LBzJRlyHI67Umt1xhcjMZAGBlK2gWUVXw5z7gpzXlNjzoUw536NOefCnE8T5vxSYc7jSzBnrVxaKcy5Kcy5I8y5Jcx5VJhz6jDnr0+0GztDMObdASuWQgZ18XcCoJgZ7yDbjetKJi2ID4jgCwVwVyhnLly0lhDCWUN549JcGj7xS2kzOy9AlWnyf24pRpkdc5gR3FdBx2M6yzTdYH+YFL4izNXHRXZfIcx9pSiAJ/xNy/1fdoBJSSoNnu7ojsHeSfz1r2qPoWXT/SkqP1r6F0tpOsyPyzIZgRpJ4Sd8TOQr8pX5WJ5eN0UdQ3tbY/pgG4uKbM0iL4MAMiN0Ttyyfxq9bpJTW42Pp9545qq2VL4Gqq1xR7U1pVVbp+1gbyEsbpqI/LQdXNEUVVQixodbfNrm9ljGdxlMjL6G8jXSXwMgGiUHiYURRdCx6VC+4lBR7WKv3dymzSlvX9dutHpV0bymeWc4OxLP+3g2c5+VRmR5Tpx1TG+uee6y4NGMz0xFnseHinae4NTU5rNSO9dXrNxP87HrxEdOZ3gdo5NQuwUVfZuu6d91U3TscjV5WasFV6j2DZvbOoCU9ybw+H4+cUjE2xzddpuMe7TFC5ZmGy24AW3Ba2ii6R4s8HTPfdlr6V1NkRxAtbxqetzXDsaFCOWijz78h3/0Zzv/5McOXidqxdr85yv6E60RGZ0V+QQV6RJ1reTPlf0xprMVh/IOrS1bDxVrB3ZCOnbuErczPj+aQKygtRWwkxm/hWp/TbvDtGhkDOeoUpw21Z+qyRB046U1KeM0CBXVI/jeFoqDoHFai4ZvJd5iGvwwGkzHTKAFoU0ddwcfy3Sjxl7D0v13qFEY9nyM2tCS961kF3Y+NI9u5vy3ejA1QS8YTs8ZThgxFvaE5IYJGFGatV6scfux/dvUkQ51JMvqZnIGLHPUZW145G/HGgazon+voSngMq3EESQYeJS4Wl6R9GugmdWk7EGCY8pmcm4PkDPRrIDsTAiQzkpaKu68t2m0XJmvLSwPyxFrnwexmTeI7dQeo0Gm97mvmiomDmF4D91tb0JcrraX7TrFHh3vRCABd87HaOUcIglNZpt6k/P6dx505hA6GLSEJpl5T4N5T8KTj9iyNG/cAB6Rsk6nyY6uf8cO0zT1JF2/lIXjl+QvPcxsXmVmnQukIq2InxCu6IyHqKq/Q0SfMbGsJGJhOavGdzJXzJeWd7V4P5K3Hy4KrdehzpwOIf+MvDjc/wGp6Af0SfqMUtRop+MAYCsmQXjiYFHRpkOmYOiOzwY1YGV9zxl09wDZ1t08mHt5+IGmlh09WDy/XT5uJDm8DcMhf1wjN7fCBZZjsittOdHyCmhhgzyliXs5RxRNPFyserkP5QvG4+X+RXS1iq9e5ggTk448P/4C5PnF9ee0eFy7tqNcntDS/u2iRL9ZZKEbRb6/VoT+a3AugWF75alI+96pSfveEGl/tdapLEkVlUp9WcWXo0w/TaT9qZq03xVp//SatD8i0v4ZNVXMDywh7b9EpP3VIu1P1BTtdVVMW6T9ld+X9heV9jdV0v5aLe1v+L60/31p//vS/vel/e9L+9+X9r8v7X9f2j9Faf9m+ajEfHxsrUypo4xhNCjt32il/Q1W2l9rpf2XWWn/vH8j0v7NIu3fKLLQtSLtXyPS/laR9rd8X9r/Xkn7PY8jYHOvx1gKq7Mf1WHcWzj3GY/ogghOfdsAyNlnrjiFZ16+qBN21PvGyV2w6z7cNi+ihLP3/qFeQWwqqBJ41bERvsn4CcPQO99r0Dsf8n1fQn2XSPGz3Dw58SnlyVkq7c9COIHoJEl/okV+1Tj1DGUwk3EWCp3E1aulUkMij5mkn2QzSH5z2k8jVv+WI3n8gCSDmXdgKd7Fw/qZaAA9PDWTjaGssLsjdyhDO5TOFQdwDxvU0GakDO2gOlcY3nDY8IbD8lBKpPSRItOwDiFRpAzusKu0wg0PmXxV790cNp6e47X6DSf7Z6TzjUlHN7s1O4nAMjup9tcqE1gwBMLcaYrTBsEvT4GGEjBcuqGLYS8PAWMuIPhbALiA6PNS8Pmn+iGAiNgFGZAG3vmeZ5ADGH0qoqd3z/ZDhM4PTqUAmYdsOA+OzNMJxpeZ/SU7s/rKKaIn8ZfsJC4oAmmmBSDzFBkOwdEaRNhFALiBVBASAgA8oyEsXjUk30pYbz6YUT90gJ6RKqNk5HAPoFfAZAg4z6xFOc9eAthsbDj4OP0+Dfbh9f6RwVPO0Ujb5VEGifDK1bn3/9lWBIDM3p0HQOHfXnqXzPYZBuUDSiUGAJulVqQjYc5TxIxsnTCcAycpYeDufiq4No0cWT6TfqAziSDcvkBWuS15Q55v4ap18ZSc/2OghjI8RqCxDzIg7HmSgQXzTC8DrALA7ormJTpHdTrLTEABPE/xTQAfvH0RdAydhNYAFuGG5t5EZ4c1qIcAKUT8yTHHgn0RUQfoT0sWElFU7747bZpbZCcGCOjmCmKxBknCEDl3GCgKA9JxGZCVttHhHBnfPM2qvcuYHAJAz1/G2N/JlQyzam5u4VBr/9J2gFvoPbLJIYMM1YbUcZz2xAOlSI6HikqyDykVOAMT1mBDPLSIJJltiAtHi3jxCMyJMiBjdWiXqIJ2eY+GdvFvHUR3iSy6S6TRXUIeGw3tgoK/LEN5STsQfCcX1gr/fzfh8d9jUq+dIpLHIvD4RBUM1cqbpOyVi8DjH1wcyePWRVKNC0cHJM2CVOO5coorFFeLFVeZFTPk1/t5TwxIGnn+uzjwv6IHvnXTix94wOkcupMhtRQALdCeFiZg6Mjfu/jIPwwUIVmwvC5psfaJsXKGXH0JLLIGszli8rTTyzLmZcq59RAZge42RcnWoGdNyrM8ZOgaroJFg5S5W55uaeM8w8m0mAtKhipDPk1JjaSzPdECbwGfQGd8EqAe3hT8xRIY+EsmMPA5gcFOm8BgZz2BgaZoX5fgn0+ewMA+FcpT4UACg4uJ0AQRiMuxNtZngK8iMCIoji5IBuajj3zmoi0QiYq8c1XzAtXMVfb48A63blqsw/IrOnwrWuTncuW7GRtkQ/IFgzedNU3UT3DxZWRwWKyWltTSqteSfbbjd1iYx64a1+G1FtXIa2asCwMJiUWMFJHus0Wax1e2NS4VERlv2hkGugVlERJXtIn66MYWSWOfSR62Dn3NOxdP9btUyJ/td4iUSRhjMF9GYeow3ikRpa+f6OWtK0kSaBJt4OtInl0MxVeeXdkfo7sp4Go7jG6XI1JgpJ/lXWiV8tEpbOL0227OotNlFVHe2NJuAKL7ShaeSEYhkoOilRrdzwLRlSOjGD11senfyOZ2k95IHWrRyPfHc3pN3gExFyN6Kkby8fUQ/tpoUJteejsalGGkuD7AGTVnkUVGT4LA6PAYNrBZItcrr9Zb2m0aweBKSRjFIg6WcYN+aHGGuybnhIvRE1Qd22aOyjTg1WNELPorTwLGGaJURr1s5WMaPBmDT6JUj0UpPdwjuBoxotToZrQGZNbUHe0Jangzz/gDL0MARAs9bYkoNYYxGBP+w5hqOIkKRjG1GVq+xCCmlZK6V5KyJKf/qiTsy5siYDICHVC5GJU4kwdbRQfwZ02gF3aAXpgt+ijamDJjh4suD8YIeFtI09XQnIHENOqjxo+nMclALs0lF0ZWhpeyL3QGMh+lSstrmTZbmMiR8vpZTbfbAPJB85bSzRvdEjdVJUZQoui1EWhCVbV4IlGqhcXUzke30YpqUyVNGmOappG8RaXyEboDLd4Y9kfTOX64Zx9u5SSX0UuYcrJyF01ijtdN0f5AD1PrMcUdnnU8hNzD3Mh8BO2i54AQwrolAHNnw94xine08lHqwyidmUxLQFLFGEr1pBtjaAm6EVKF1A1q2yyNTovToI1Rd6glA03MMvvSkWrsUN0IBo7HoD8qu9+o6EjtLNtG6vI8ECOcDBn8pJ3RAHhD/5elSuzlKmoqL6tsMzUxQ/A11z0mdSOFZFZ7ob7FbxzlL1irUe89IjtEXFd7hNZlb0sbPzFpty5vw2Y1CqocA4Y3iLh1FdMMLTvGQaNGbaNhAXELRJum7BYbEvl8yDjrMWepco2qTE1gfJwguylZeanN/qWGaWQ4LGGk0ZGiJzxWdyXhwcD9lFZQyT+ajk/74zQj+DK6sJfAKVxBz4v00wWh0gwH7spH5dSfX71TL9YmJp9HpIORT0Af9ByGJYNykCf3UpoJ+tjWR9vS2XJS7xw53sjMyPIpvTPwcs54K014KyiaNHL47i3jf9pDeWPVHQEqNI4+x0J9kmXB09tWpj/JmIiKr5IrRQmHE1muDKieJM/EHgp99lUsV/pXQcKz0LYMH7dFsk/FcrBNkNAzEW7MCryLIbnp3FhFQvJbQ2NC0ivwW4DfIFmi+3TelaS8sR6UhOVzTvikxdZkoJUJtxIn8QSsPTa5pRT2SRKK8C3jIfcAkKi4Y2jKVZywDpk2WXQIQSu8o2xhVV7REDHAPaljO6YOxXkGmZrzlGbmwN5XYpBJAMkLUUp3ATpNp10s3Ui+ME5AAIsONASYiL7FsMyDS1n1F+RMvpfyoJScE4wEqzjgcygmxOgLNEiiHsQYNBTrAQtMMjH9MAgAK8TjfZffwVeB1KpqtUoJUT9UtZbqO5MczAiJp5YcrBIthyYHq2uEfnVAI/T/gppaJMZADlIQIbXeyAJaoryBRPf0acyemLI3JZxxXjKpshNOyGkXgWB5Wz2xLJ9kO/vheYOP5tV8ruIkLK9qq5l0JkR+lrX7ct+kMkWqlkIh0Wlr6xTUlVARt+nxfA+yrvAhqyuyLv3GvDe1iWthjDMK28CqaQVPcpEcyoHVygpS5FC0xUDumxzKciJv8Nlcn6SrNKs4pkly1RDNYXhpOmY7Om2d+dTeNckJVS05oTpJcsJwno1BXGNnKwkoXt6mOeiyB4aft/MeJ/u1r0ZSaqQKxdbmtvpDptUpy+E8X4weCdzVJWdoa9G2M9STGWotmCGRr7e0o39LM7TIxLRNatqtxQhnTa+Gk4ST4cN5RTutveLD8grWGNgJ3rX0BKtFJzgzwNx2VogvZF1nB7zD10qb74ra5rBW20TEKHacWjrJ3CuthUerYt7nqGJopl19zgMirSCfJ2+meV2T5jmam2z+uzoE9+sheNy76ZRTag4ZgyOLj8H7jU4LmOxoKj7jxUbh9e4ouHtUdGsRzRbxpQLAb7YUJCVXg1kqJ6GtmJy16htkWKU/Tj5K3nDs91y2oBxbkEKzJEsvb4ee+zJo0WfpEMZ5W6+VbVANZrs81bdfK2+/tv727LZvh3IJCPMFa7LGsQdO+5OFpzN7KVgLJiWZ67jUQdwv++1K418ffyKU2YHB1/u5X+XPYMB5sQl7PM/oID5ryqYFAxuZN0DQeGi3VWrhUmu11CIv0aWlqCtAPOqr6NugnWMPCKwFM5TneOP156vBw48rzvdWyPMrL1ArZch5AtbIBOTIrDvtn1FEKD1dxL0P6Kri8znjQYS0ago60VwmZ43UP4nH1kpd50ldG4rQTmYImCsuf56UXyttfxlQsOhzk7T9onrbL5Kym6Ttm8/3NkvbL75AXUzEMJAh4UOsY39NzVCl7TEAAJc8RuUnOGERK+U/wFwBJuI+W4pTnunQzAj6ykDEGP3KhnLSNzz6ot8w0LEPc8f+Y83QNIBfR0fPj5hMWGFfsOhpJ+Xv+l2JvCsW05t913WVS0W92rMCT1DCJPfZG2q5vNAffodfe4fv9Md5x8ma/tALa/oa3oGQKFEkEJP0GinYl/gxzbLTlNrlYPI/XETsPAU1f/RyOl7Vf1cLfn9BlPdb33HKe+x/Kcr7XlDFyUbwk9UIfvo7M0efetFvWJKyT/b63/4Ovr631KqbPHnbHn/RbevX1+2ZgHt/OT8QygLO/i9fVUlkjnqOK4O4jbEZXVnXM/keLchmSDUjfILJUpMhxKUIiTMXa0s62JYFJXonLTE5WOKmxfvTl/5Moj9940qXSvLGoV1KTZd6i3TpBTLck9HFyXv5AkZqwcwPsLbPLYtnf7oiyc9+Z/jBZ170G14UP/idF/36gXH93TuH3Dy2rMF+4kW3ZcoOBedV9iS/zvbzvfzkI/HZF/32qxd7A1f6e98mlraAjSz92i98J/ry+Rc6Pay1g0Ppekl+dI6X0/zAmtASBer/5ILfkS///AK+/O0di335u4Vf3qU8Ywy5Qbzg/BvE8gBVAxPjDVMFazquo89DfabWOs5PMIjmduLC3Lv7onvuxn9fuvDePLjP/nDwvkP39uEcUwUiXMcqGFaM+fdAs0XvPSiOhzdB0H83z+gzXhnkWZ6JRgWWDFoueHsmx/+j+vzKDoPXwwS2zr+WPmJ4p2eY3WvoI4R3eoYz3Vb68JERNsOUb6HFdnnNUVtnCoORZZqe4Y+tI3vt5lP5bAc2mXTls/1/1OpySdGfpvawffIaZyuragtNbWFV22le5ex9vWg0rx3ZYx/OLvFY/9H7mztYLwSfeK39gat7dXl1dfnq6vJ6c5lNaIPAnWbAdRq7t/iqtVPyIISSByGSPAgxQ19LyphUUsawF1Su6hTCOOBNwQHXaUdakmyhLckWOpJsoes8euJCEEYXWYioZmiwW2xwivJmP2TfW+QtzMND9x7siy8xzTK+ROxc38pjfImRkAaxhoc4tQ00E508xReAL6u8mzfwpcFp1gTCOhII61ggrBOBsE4FwrqBSIR/DP1od7zTJGn1HRdKZB7npJjIjJj7ei7FvRc5hX2+Oavvlw/uhvIPtl2TR/1BKsEP6yI64/CbP3gnGH08W/jl1z1OokVTQHPEl4nkOcVlyqrOp/lL4W8WW/HCGAdfbluteMRy17CSkdzW0RDSQOgG05E3WgKkOdJ9G/yhqT3saze13zpDry32YIMOU0KWvv7M8sZr2BGeOt37Fki0xX6iGGhIvX6ejLzJkQ3rj2faZVWykCOqgZ49KziGXKD0+SQwcOnzOHKB0uczQA+mzxPIj0yfzyrEuJlJWuuI26Egn4eSJygUcKpQUgKFAK5K6QNkQ1vQc7ywvuRJLc9g56ZvmkT0ff2LuU/fjvuu1EQTvVnsmHT1HPv+Icrm2qzBN3H1r6Ef7o5c+jRRJ+yU7XiPISi714lUAMOLaLhZPb6jSPNkB1tOimAHlMEwNpXh5ZLjd4fO1ASLDruiwJCL7iAdXdD7JxvTUgQ84o+rWcvX8FK+eZfctGvh4G4Yhur0ns4WQfmcIfKgfFYu4fR/Qi5DFp6+IfQe8G40jIoHrUCJ9qxYWDLRjg6mpLQeImHo0Kdu/+Dtn+CePaOzvg48AiNRwyFR62VhdfUICShSdrpCGJqPj5uJMGMgUfDNOdBlDMgAokv6PODQZVyjy1joMha6jIUuY6HLWOiSuDfoMnboEsaEZ6ljsaa/Fk8t3ZEV55Ip37ZkGjtkWvB2dfp7JYqmFDeFvaIi7T3P9bzOE3jllkScpRKA1rOZqxWUtFD8g6K9KoWwJ94HCsmDu5eLN4DJHFwgyySVSLEZcu5gyR47twcMhY11Uu132TT237RdaPLbYhZ6eM+iZqGP79FmoUmxCk0uYRQ6FKjITTNuRBSlBWOsLTRgmVsITdz7tEOBRLZFI6930m2XnE+KM5AmvEtJ6m3kUTUP0IvHHZmGWAMzCLiRMHOP8PvrB393np50n/YZtpc+1sxKCBxeuAZJp0OmIMQCc+pTGtE7MWxM6GhToicSG2nC3lZ6ApEqdMgcppwiFHOYliZohJ21bQRIWIbne0/SzoUwyGP4jNcHjysW6ULmLpyVe4/0yqbzzg7D3DLoMyEu5b5OXptykEZbOVEbMUdtwJrmXYZe0h165pY23Fa8LQi+gE05gj+frhNHoiKVhRXqrNzJlW0oNBP8u3xKssrrrzAusfX5Ys52K7ECssZCu8tyXItp4Db9wpjPVbhD4zjLtXl8hRqErrmNoeQAj2d1Z5AHVkJGfE6F2x3w9XpKn2GQDoPJlTY17RCwBu4uyeWc6XMNbSb63Pw2CMqzBTjv/B6zMcpb4eMS9Pbau4VEYenDIZqL09CZnrfe6/FSY/sjf/fYHM32SR2/FYC5wYsu0CsgF2emoLdvj8Qi6TYKS5WfXr9HJ9cGCWfZ+TpUizc464MHCg6s/20gJ7WRfXYF4HialczmxC0NM1tw+mFEDxbelcxVIrjhejyN8HfyB2t4nBNYG1HimO/q6jZstumFyw3Pic8d9XJrHklYOH+DaDstBZ/0UHJalzygZmfYXMul9yspPqc4Iu987y5cHFSzks/U04mL/QEm4elCrCMMmL1w2mud3BfkCsbwZkcs1OXl74ZZRApuYjkG8Mr0ZQ75S6Zwjkllenqmm/ZtAQmX+/fo6C7nvsptK9c47+Qdwf7SG3lL1Zr0NW2jcop6b9ij5VRqxV2q8HRO8qg86s/KgGkDdwTF5361PngIdRKVPA4z7UP+rK1qn2ndMbspf8CvGH4+GPTFzDHiBNGbJcCl7LGbTpLHV3HUKs0yK5VJIosq+ub7qYw/lkDAwZp8lfKP+twaSouIa0xKMnl2bHHeein7r4BdF6mWUfW54xLrao5AGc2sffYupw1EM2ufIzkdZh25zBrsRZg1xkmYta+ZdSrZrbUkRmyOGbaNovwpjvthMijMGQla9ADm/4QjHU1Llz44mXBtHE5Bl+nIzy44q2TZF7pBwqmR9EQ9OO6eLTfIucGstlCi60OJrudvG8xqo2ORs9rCcr9ZbWH5TxkuMXm4M6fkydv5q/8NFA7W+Scy9tcSjABm49Jvn9cVral+andgT5xEmYdgWJr1bfxENms3c+l9SL1/84Kd3h4IEP26wS5J+nK7WZGZkGpPgoLdqkFieklSGxBNQh9rgG9U/pxk5S7vGkPhn1PmWCXfqyq8XPrQri9dc7vlrttMTq5HG9VjQ3uNAov2mn/Uf0+913iu6rXTz7nRej/le/XQsH4u2cv705P08v50iV7yj/rvqfcSzw3t5TO9ei/le/XQKffyQHKSXqLAor3kH/XfU+8lnhvay2Pdei/le/XQKffy2egkvUSBRXvJP+q/p95LPDe0lw916r2U79VDp9zL4+FJeokCi/aSf9R/T72XeG5oLw+2672U79VDp9zLx4OT9BIFFu0l/6j/nnov8dzQXu5v1Xsp36uHTrmX0Dcu2UvWmA7t5dCWi/5ySMufbNZbLt+rh5bd8tWsJh03IsQPiNN9pW/vVZdrrOp9paje37hH60y05r2G/cJHxOx/+io28sGcqklyjtodWFhzjwb9iIS5uFwrUaClBiQL2WGA5aKf3aOtYtDih9i+Y3xMFqkFJ8lnSwSRxZC/6Im3chPffxwayLnHAi6AWHI+AUb8tfdzrInQABts403Lubmd283rj3r1Ot8mrcCbr1nn346rM4OtwJ3iqy0AmuWrTYAcwmQe12bPnzftTwvzCrHxcTc8jj2gt+kWkbyHwyvkw7l/DbZTq4jkd+SNHY5bDjvp8EZqT+K3kxQ4FC8BpxPkD5n7lBnpv3n0I0E/MeYJtPDttoUYHbdpWWV1rL/ZGh//oBEhuYy/O9zlO8J7UhPelegE6jEW4m6/XId6INMAm0PmZxl+9bo0ICYbFR4N/P+bM/merUUG71JpQ92dXoICGiTBe44ffO5zXcDoaeWNW9iENOzh1gNQxyOmhIod6XdmEjYZNREV0mPf/JlsJslbNi7BAQOaQk6LTt7eW8WIfm8GiVq7r9+eUYywg3CCVj2MAjA/7bw7z+ic3ZnWnhnifPteyWixFTqDRCy0s+EjBeXntgqxaECL1JM4kwaULW3EKhSjeWOWZPhRVhQpRmL1LmsDrkZtafuthjNXM91+lxWU1JzGTNdp0i8wpSfneJPQUTRwRBuHMhPMpdGKAYTIlIr3tpNMPlWeMVjCorRikExq1AKnaYQk0x9QA3/cWoY7MNqS8LFxZL7fHSAzND17kZOvTmnyuZ1qALEpY3XzEh1WCzuLpUFbzS3o6gNMOcOeV0fyJkJE+k1aGW0hr6VWBJNPExEkXfpzNZs/unkzb8870/pW9odO4D7WxUeKdJF56wK1GnbR871VsFlBu+WJ47snvtte3lzPNtMuzp2JPVNDe/fVRqcKEgv5098d7PL507qGHfMcF0tsQ1DyiJ9/of28clZLBFUwAN+axK3JWdY1g6NG5RO0XSRaaRHlAWpI1wc5DuI4PEd8oIcbAIcT3FYkgGkiCj5SpMzPmlN9CXliqLGipcHGirYs2aKzL0/BhLpbi95Uf4Tma3y2P5p7mLYk925B2lQmS4/IcpwWXYWN1V+RJw/0V1IjH/dm2Xev94uiyGc3tv4EUW0qMGhQiwSbSslPG9FuWLTzeG+xiqPKitXMIWj59t7Be/FkPsHf7tpj4pgEOG0IBtxyr4ZixeloLAckbrlXi4HJ6UVTWeF005sg0DZwn4n1MPCngye3km6O9adQgJtjfjClswEEOQnsyqeOMBpculdC84BFyqjIxHeLNfnIKznW1dM2HeWy3UzzztWXtSEx9jhi1LRm2FXbqedunqKpvCP5n5Z+0F5RUWO8dDuDgVlwvwanJyhkUT4OFDL2D10NHV5/irahNkP8mcKSQwtocqMYzM21Xo1y2jbnRlTp+CosN/Z7pvGecl+CZq6hBdTeN3xIUw2ZOgATWO7CwtpftDlCLtURcm1EyK3elq+GInE1fXCE3Go3Qi41IZBNRttZzV1xm571SRxczbUfvoJ2PbdJH9ZNYvzyVYYyJrEG8yn8BZFm6Oh50NZusKNxzPid5qvB58ZZyh9HJMikgT3MvhCwUCcM8H8hoe4FiHSLPMASHKAZW1p426q3qWz4NtXKROBgAZEW8y1H8raAOLbmWdKpiSH3iBgy053h7apnJJIpp8ybqj2tVe1p2bL3tFZ9T8s+HATRbr8S0h2nL3WuWk2SvzrHW9VnJLBxOpSwkjJl10jAAqAdTTdDwGSRWTbNB4LeQ9q4W/uWsGvGsIlPMJUtWaxLPq+GPa/084B/aA1IL3GZ40Cn9JGK+GVL8Bqzzc5teAQQVbQW/iCLkib4OXrXhRqajMR5rEPh/aZmsUmp3ieqM14Gyong83ebHKNCObZiscr5KRQQLPFQgEIjvTXP5JgXAeQf5y3Hte7XlB9WEsdxz9W3H9WOOiRRrIV/oajSj3pwIgj5PmLIzGEaUgdI6xFt2QvZZqDtoDhWR7CDxgypJ0/n0Wwu1omj0kOQQSpOqdpDPxWd/XHPEZ7+cy36qaHJrOFAe8ZYwb0nudKGnDgb53ji8NqoHF4RqKePno3qzDlN1YtOn8PbwsKz4W0eQASVWExU9kSUBU60vxrkaY4TJSi6L+YBLAVx22eqT3RINgtXWCoFsZsGuACWSNEkGSsz0eVYQkXrCAldCDHvTEkQdxO7G2Y53AEHmlt3OJuKlxmcAWIFWsLt5jFdvartVVy1WmpBbam43xibIRq21IAJ2e/JUlvyeTXseaWfJwECiDu1pdZx19nCi8X6LrKFklUZDiw+ElosFq+rp8kWwLXa9zAg5/BX/atxK0uHv486N65PQRwUz/KA0luzGXwBX41YPm6SfJywRLSgu24BdZIC2IgaEHmCPIHIE3DMcNUC11k3V1hVXwsSOY4ofRypdmZDxQhIdqgYLDwWmk2OgJmDPBtHlmDkwTKJSfPtYJm0s5BN56FZUimWUlwhNPBuW7SmBI+XmBItfXDIHdhha2snHM66gYKg0RCaCygpjw0ZDGwGDT7Y8mYk8pa/6NtF9grdKSYhEI8VTRYCQy0ENiEEqm3snlEwxgqEQOUKgSG79YKHBrXz5w8uQNJ0Aj8YFXM1VA7/mCUVh/N3JQ5NGLYbYydqOsh7joB2kllmAOGTTC1AHRh+xwhjsYhOSkQnywvhB8+yU2i1SLz1BqI+au3TuCK8OQC9SeY4yEyb2badx1pC0/UPrzZX4qftVq0WVA2nF+Kz/aD22x8JaxrQR/nl7svY04F4RY8ZFB3ZoJEg4UwWdQhtDrWlGDGtcQ7Qo7x9wc9tTCc5XyGdkky3DA3YyoOrkaQIJ2Jm/0DV5OPbKlZx2basXHr29GF30WnL6nZ/y8bt2NaG48MOp2bWDGIUWDShy+qxRmmtrHhSGG8DjJfpqNfP8pW1ScQtwP82iYJWzRaA0zrb88pHaKhVuRuIYhrbMM/4h02AICNpurlNQEhtRbWpouGJPBVlGkBgOa4PkQXPHlI4qBVuBadWsb94xX69Yt9ph0CcO4djQ/YkNo1g02hAZ9XjsRujsTPD5jGd0Y1+drIBpCGnz6KJA0uWN+nAkglTiubFE3UCT04wquRkO2QUS9AlUWk7blHfhPqNA2YT7HPCrAyh7VWgc6btIG9dzfC+eP5V7ajaXFd9+4m5vbXAiXqC6G0Vn6jDfCKHeswdR7O2mlcIAJNIMkMJHyEc9vZdfCxrzi4+cBg2n52FuNeBXc/Il7GCz6CYhP447x+cZYVG9jDnul4hKTKa2BRWiPDblAPDuKDr2uPcr7YbIgwExPiDXeHucFew8GhnfDKdtGz2HsLvz9t/uHy+u72Iy/23zxZJecHlrKbx3FRaXnkO++6+S3tszTwv/yV7DIdL5+kU8RtpHm9jkOx3o+B+jZj9S/hy+gPisEp08YbbZ6tCkmEHewfDnXOpQtIzwM05j6fYTZUoI9gkv6Is6DzLTj+C71CTNre2gVQsxxyPa38Lap9R2k7ICtGM2TIk9hZJ7JHWigICCspUKBB6ewoinXiq32G5pEFSCaBk5WwkjL+FSR/JW7cQR4cCtj+Wx8z9W6w0hbhBnD1yWf/KfOQB1pBGYssTDelCXWdsdSWMFxcvshJiqyRhALh46JqI5f6AbnKFQEOJerKRj/UnwcziPNUsaoJujvYnjXrS/mBKO7eyRcw2jXxSlJWRUVYu2dFhV8vs/LCrZQ5IHjHdRdCfNvOubGIttvSCdkQ4aAgvwYCNYUyYkbSAJjrVn3QGIp8UvUCx6gp6O7ZH2sN9o+p0Bwx1Lbjv1hQiAwPidMah9+fj9yo+C6xqxe48rdxKTKUn+sLQuU+3sAzsjVYv87Jhr3KuGk7H5VC2qjb34iJZlZFNnU3FrJvUDZxBkBICcDq+8mnr7eBrJwg9FS6gbPw2dIKDBdQ9tChtnIMT2hFFXpNX7fD5jLJhcyIJndybJMhHEOQbLMhHWpBvQJAf2YaUaMBvHRFBfsQV5CMjIi2HZCI5YqhaQz+sG8oRDvQW2BeuFHOGl48QMXC+DW4DIis0sLrwxXI3ccqK7fSbwh6rO3TC4K1HnK3TItbVe1J9PFuulepjXT3rSiNwweadRbSVtoEfqrYB6oBi5wjNyPeZ/Ah7tPbUaq/OFd9wfmdQfyd8beSdgbwT554x1u2AzQa5R3tr8MDe7DEVitUt2E28CKKIRuQLNrmpH+jYFe6Dj8pMc65IZpq7XkfHK/rW+I/YeYj/Jn0vl9glNuvaSAA0hhvYAAxpQ+J4qOt5dNlU3tjGXikRZweJLqYV14RWLDxM7L9cu4N9jGfC/X0+LKIxEWNSKzyOTlnEu98MAp936+qIFrm7tPmfO8W6AOrIjNf7/L5aEVjVJrXofWbQ6zO2i1uUMSdQQAmgBvWz2jtPss+GS+2zieyz3hJklwwhu4w9/5M5xKHseh2CFXbStutdzZC99E1suo2ridLTw6wPXUszyoaM+JJ2JM69TQ7lubLN/r2Qv4Cc5ek0K3o1oJZXQTE8o/ZDMUn7+85Xcb6+GXplurWNoJCFbwjE890Qdu0Ubv5/XlWu6b2BeeOIlyJmJsKBAAw0TKIb3BUAua7MDsgwyhLFkugolgYWOOJ86d/lU4Izq79eNgWNcYwolhQo5Pi/d2iPA13eT6v0LwxZbDLAeBK2xqlg8NQ79+gjSKtAY/OqhR63EI5OXI8S/54K98cMwre+i/k17tVG2G9HVhNtUAdTYyxGtWhWkz/cs2hujVXiQc5ocuIp98QdYii7L1VtZz3b1Gmlhtkzu1mVxuvvBUDesfLplAlFCqU9nAI4eLQHVsQjxQl1gt05sAXoH1FJC7j9SBXR9xewjgwgwogtD3DABD4vTA+Ks2BIrBBHZrUrjTn77JiG8XfdsERHJ76HaQ55DDyh4pTjGOg0U5X5Jp4WPzqQqr3VF3f3FDC4MqRyRGNw8bxTwp9hh2RHhAtPuwx+Ku9cKffaPMWK0ylx1glB2tYzE5dr4CaJGMLeN+6QOwFY2pqiy+//B7kJUke2Io6dA7FSg7cVbUlBxCxQMl8DQTXXjo8mZkOH3IXccUZd7Q4783flthZGzHzCKidBXxyjzOteftJrv30lo7/a6FDZIuEf0b4MsaE4c1A/PssoGDQ0tJwCyWvlzUpaErusqEt97vw4QycGQJVnA4kC1jxOrpxapFDnqqak/W5IAAIOZbzdNXCTpA4jfmGJjQvv5VWTiKtqqxhF0xVmbxSRWQm2D6ehuhFQIDCSmG/enHdguiTKhOmSpBiYLhUyJYxL7piewYMOsDppDHCObmMr7eoZ75lwxdjy6Nx3ubQcJm3yh9QGn6UaJRpk8St7xHDOPxc+cwR5EMyR+saU6aFvatFHdSIxX0yvPtJW9IDcgB7HuV7JoFyQ7H8L1ejuUosYITvR3nOnzko1LFm5CXJiBNEq2hOusZANSLbj1E/leA3tOuLcO0WGlkQzNBVz+XrJ9yXexU2q9ioioAR+dED+53TkVAvRQwtJQRn7mF7QBVOYLXoSQ1WMXFJwbohm3pmlyRcuMoZEEeP5GGdYGJUECkpyLjBEMwfwta5qI46Ic5mgyArcHM1XbGmn+SiJxeP4t2WK6hnFZ38cB0jut0YZuLyNdCu9souGYNds02c+IghEmL7L2y0a9c6scDmQJtowuqXdrqrvI6c6ssF4orJrFWOY5RZmeczEFkY8kO+8UwvgdlftzIripYP1RuPUx0jqTCTGX7pJSygjnp3pbCRNG1XLbiZXtQEKFiKVEcwxFezDgiBR/P+ci8Ra32mTk+20yanutDBfW9z05W604UDMd8hPfmx4zDe9QGO+4xwJy5SA3y8S8v0voR/sTnYt0L0DeSq+TZvhkNQKjmecOcS6rD1SJTV85CdITsUsasQq2ghZa8tf54gN++wjxy5rbtJMftWF282x9SRpR1kDfZJko4PZMEUOEOkBDbpwO84bWHnQT23YRzw5PYKt8ggwE3QCy63sfNCGdaFDPRRlentm7T4k3DlCT1lpu7sn78znrXlYNrwjsExIN6PBbjZNH5eVBfTUMn6KDcf0MUNzMtPHFvrYRh87NF39Hs1Wf0TjyktH29QDKtFDR9nG2EFHWws72pvHkGgvt1Y+Mv9K3ojbr2iHepjLR3Ztl8bgqhQW/nHZ2DNsHIh4vKVUt3SJpLpIlPBR5Ue7/Z2yIfLa4bMm8l6wbBXi/Kf41AKMliI5i5hOep1OQMgHTIZtMWg1SB1xFkceQko5CwrcQ3iW7x2CjH/oPgGDpT89/JnEn5xxOudxlrv3IJp5lj/ZZZOpkxubm08TcOusvCQ7Efhqd7JzoXfPEmhIVV7txkBwxvWcKAvzX5VpGpuxC3/kpKuWwInJWVZnKM6SHjMwgt+7A52hccD1nXxIDQHVFOMjFzybSWCeceCpU8ypvdY45WTNTqoWRvW09ictg/d6dRyoEOMT4SN1nqpymRNJ2y83TNEhqhrE66ecEa2eiJ0E7fREI2+4T5BkJtBOGtOpORTTiWGr7mWInkq1ktAeQrcZVidXgH2SO6m9k+o7PXunp+9M2juT+k5u7+T6zrS9M51droKd/Da43IBE8Z6DXPchaGqoxnsKZBEIXztVSD4Bc4VzT0gd53vXTR3Krtcg59ofmq9SOK0xdnWPRUHo3Nm5Z7KOXT0pzj3jgl29SmRJ71y1WoRLqimH8lRxUshXfcdexNWHJGRmHRbTbDTU+xZDUjepYRYCqS8jMcow8PSlk7SoZSRpyf5CLQK7P3nTsmH3NdC9PmcPAt0DE78v+Pic52cpmP24vFHONNEsrvxhMPsne5vUwI+7sPo/5LlkMFCLGqhFZb+9JoHPf8Q2tbDS2J3wFlHZGYQCqHfyS8XEjTz0kRy26SB0I/jmw0VqLW4+/WWMGlaDpZVRrWhgH2zMZAiRmLudjv97bu+TdM3ieqeV8ilnZvd/4LSdR44/dEewzvNgIEjKB586qvAlzOpVapu989gXPvIbsX3sL5+6O5DHqITeYcM9RmConjqHRova0c2phTDHlIi2aLCmEbq37mz59zygXWyGXblFx4i/eVRdQHd7JIOXf6MLBJgg20LFnYYOi4pMn8+FSah98AQ/GFH5eBZQiRHjVkUcWdfgTfJzAskCQfvawr+0zSgW20oGnOHazhQ6UZA2I5awZ+Z20rDWRrwJV71+xnauJvUHIgqNvxU35nbPAxqwvPN2OtRQn/3yX5NL2wFyHQesJCjDvgwHbCd0trql353ZrU1Ii9jJukf2znzwzs83ds2sfn3R4Ffd/u954rlR/wFxQ4dZcQHJZVvRZYgcGJYwGjSs63GA6ZVf+r1Pr76pnLyNx/z098tBGWJB0QOo6Uh/NO9BeTvWH2+16DhV/tXO2fIj/5Waf/p/Z1loRd6ju78YzBbdT5RrfvITxcry+pswc91t9JbTfrqYyHu3HMknHtg7g3ftmplEe9HI/++/b4fU3n+V9kb5inyleTHyWOL9cHw5DP1K3uXWopE47UEhO7b1yM7+iDRK3VpMEHFc3o719I7qrkyAcaIjMt+/yyfwUSi2ry0mddnx3PlxZzE+41Pl+fjV/Ql4qdDPk1cf2VmMzuyGiDhxZGY3vTbHeLYbLZJeJ+iUOmrupEwE9JV+GUjXNkqNlmKst+naaSYCmLEGQ5nZhSPlVSOFNIGNw7M4k3a1O8AQEulKJkNMBGcyxLIhYsjzLoghR/7Emd10j2eoKzNUrNo3s3tvfzXybe7sT8KHOd3JoVhQhm8VmBgM2Qg7S5rxFMqPEGSNgQVWIZcac0vxT7Q4juyckTzkx/huj/aDbvn8rtny+ddd2ga0SrABf9YWzXz1TjhIXI1p5g6xg0q3vGP3pe2IqBoEdqQ/hmg/OqWBbWb52MymncT4WklGbRzbRwcgtZ9u7t67f57dhMb2cZzeDLxR6LVEMZHtEjxa0LDP7xFcRzSYSkemO6O1Tk/J76OWiNwfx9GvGT0yM+z5XvWS81VNgbJ2QneB/o3a/pkHdD+V9HPiCJucJ3Q/iWKlnygNnjEKO9s4+towfaUy+yxtOf31bG/Gh/Y3s+MxWesQR37I/I7b+Z086fxyhBd+24o/1+SrB2Y/we0tsiQ3sQqnNs+p9L97RJOA6f8I938S6280H9F9H5G+T+J3nHMbme5zskifJzVP95ggqnmeXMgsMjvPkzVmkWdXa/0vMYhX8DbZ49bP7b5S3EpwCc0rr//RljJ3/LzHvGQUL+eb6jLNoJ0BCE4yANFSAyBvV+KPOXQAMpn1jIgIrcCfyWzQKKCjGei/x48lMLc12euoy+wqe10xkjeuJvKffB1S1/7HI68raKUw3+ruKcavxktfMYXgIlqNoA9QO+uS0I4v7HGPaQBEaOajO6kzojygQdtHvGgmmMP8jB4uvUvoHr0d3jTSjJUg9fmt/TX0vbmLb60oUzhF5ivphNgtmz/V7+QryubN2KvKxixu9DSPbEqy3N5VbW19X1FGWCP0gfyza7SiCvafctd2Pp5rYxDkk7g88Dnvp4idnvi13Tfl8SxrkLpH5oltf/Pz3q6Z8f0zz9OonaBxaM68i8WFC3fljZ3wcGmi1F9Qoeb+mbfOfWzuxB1HIUrMfFPLFR4XTFFw5sHjR+/Ys+/Nd63dud6LiAsQH2/kE+DjDdagdsuIxqNs035AsjE73nXziSvplxidXZmvyVds3k4j1O1P0LF8Rd6hkpJ2tCtd6EkXutKFHnWhuaALWdWFJnchQ6kFXcjcLjS5C9lgF2AlJWIZnZl79A/P1Rzh9wwXmRZehHM9G7IbRNyD5dBXVt3Ahl2Mgfxg1y5WGbqbZIp8hc7lmeSrQBjFor1dOGHjgxM2PnTCxhdO2Hi9t+1yBRx7aetvEjOZJFY6RlyWVxUvHFoedo2UMZH16MyafbSUz9hPw0tdpy8N/tKozOLzV7eb1uuwyXz/dRIE16SvwRy15HV9Zn/wwcy7MHwn+cRssQLuNqIbbBgJloarCkZ7BUsa9utOZPe+ut1AZtuZl+0/vI2OENCqURl8w5rowJtmglg1Plh2TkmU65Dg3LIsdWTG3R31VjNiRPHaj5ojNVj8pwkep0UNoYymjwQMiOPEIHCvDzlQmk9jKocGORsK/ftXWmkwc9+QT/LTk5rzDWsEc5KddkukZeMPZuWlgwzAQ1vlustY7UgXF28HV9DJPHDSSGcu3H8Y4rHGxot6X7SG9L4vQaTdTCLvYNfpiu38hM3ssd/3EXFXHRHblWvEtf2ImHUssQg+MQK2qGp7aqlOf1Cj0T6+h4Fjz1U9xpQtUpL4dlB/+MABWG2SWiGqUBMZD0/9sIfD2obtR/bl8Xxl9E6gVEgk7yicYKqG2KuDu/N4Zu6OO+f3Hzh4dG73nq1TSHuxYd8820Rm1tIMApOEaomZTdMOcBgQwIcltE3VQtvosH5rnuzQbj3fiJOQow8HIrCccDbgxnEGM0RiRRLDEksMSyIBWakEZDUkYLFpAlhWFRlUyxyjCUPXBepV8KU73/txaGzP964RcM6roV4Eqn6ImLUtwLxGYD3RmMWROcqwyKr3KFNy7MT5lefNss5XMFmVRtju/ZacP7UBIzxXvRw6zXO8H4MK8RzvZZLHYQMgQab98zgqqPLjccMnAQCjQ2mGe0BezICp4ayJhR58ZLjno34EaB1tF98DCngOK+YTPD7bWgm/MO4KXAq+s0ktpGEgqob1vtD3ZoiWiXbkzYEALPbEVZCH+0pixKPBYEwThtXmz27e3obBxHJUrFCOubrH9oiOTvU+aYGBCgVDByeuvk0gbFoy5OmCIZdILnHaTY4gCHtoJJdbQJ2kACOsC0UxVAO3XM8QOhOLL6ftwvBOTC/sxBnSiVxweNoOAI/HGKQcOaokcjSuIkdtKGb2zypQbswvMhnZrBGgYCdnZQAFWQ8OqNCSwnEOa83AV4p7jaAhB71PMU+CN2X1MzwBtljvnUSMighW2qu9zRJtVIzZMQBGxZfNcissEm0w7Z+NjIYBUE8DgzERyMJL+M2/zSsTVzbCMLlE3ChsQqU8BseZrcWgWs8cYwJlg69MA65kGmKTey+GLlDYmHjhw2DIuTXZZoh0kXEVj/qLBqwbKtnLxIMe3LybsQ4TZk+2JbJCMvfO9mBUwmIUdexlkq9YV9C9nPWiO2fZ+KQCEbXDLWISn532vBIs+vbtm3nrYbsTGxsRIFH9KHXSLzdLRVGgJ9BUVHjTHryZPG8H/qb8t7WjVnnEtcLqK++YhrqUn4DSVF+0+KJ6b4aNCbZF2f7UYttfTJtW4m5/2kcqWHTrC3jrS2mb1NtfUG1/ibv9BbL9JfP9xGx/Ot36Sba/ZPj2B/fravvzqZhsf9j58uRwP3C2v0DWJwJQc99sf58Lo3BI2KY10Um8pi/xmr6N1/QXxGv6tXhNoMTpLWD45XKiOJdTySnGdnoni+0sUglpXBhfCdOfExnNQZq+ExuMmL48lYC+pZ5Ww56uKdhachDWqBH1ohwNWrRM1nEfP3PolylRXXAYkRTc1meFgV+FmoLb8U9QGXqZ84KWPMjI6It35U5trQ4HPJ6+GjBjD118/AqH6FlvGBAR7g4iEeGehiIyQEQCPZSsD26HV+n64C4ljIlBl9kjzhcA5oAXLmOARICnZX8K4nCNQHsp30Xd4jCQVyGosQ8nDAb/5eisqJye1Q2YtlkBp/1N6/wnlcBHb2Aoer5cy2j0fDm9PjiqROcU60p6H9LDzS4euPEOcxKh360kk8trWQu24L03rvMf0m+4dn3woL68BmN3v/6ydX1wUJkKzDtTA9QtGEbysyUNuLhn2Nsa4o5Z+YR5mcFB9gZaU8Hr5372Gwp5ytQR2X8r0JUA7pESEsPs62YI+oH4UZp7xnIRY4lXt45687mUnbL31s7DU6f3BPPbEIJY4Jrm2PmBbXEBjKGyW4tjpt7FHMtemJ3NG+APqVHRg2F7/SjWZO8zmvbZdU0bTLviW2tRJtmemtqf3wYJxjkv1LKmSd2fNcgUGr2Q8fCJW/+YggVdHS5izuSMFLPYySP+aZQDgNiwZdtXmpTRLYwZx0SMS3YPB/CQmvhnSgW1rAcS3x2ya1YZ8rhdeNkUkDUgE8KSStsue5tShVQu1tG8jOAoGDpdKcQan5sRj3fTrE4hRT+ZO3j0Ss5RMA4Flt4nYzd9CS8KAHoAyyPi14aCoGGTxDFZzOhG5hFnNKy7on1c+WpXtHvmZf2ofJn2faEdY/9Md4/EFcQQT+hNM+F/pB02mtm5E84vHFvKQ8fpGrQz/DY6r3Gujqb2UKYd81JGxWMrXTNPZk//NZ5b2H7jI/sRWEFvuPDyKSMZMhg7fWxhuD+wmBwbPlpB47JTx1t4Nu/C9SrYBUnN6JIQIKEv410FNm/6Ld9f0Ot27Sxi/RvHUdBdRfciFu71D0jEySdeSI67dubIWrwz2ySBLbRP7qR58TnUDSt+J1zwrmbhOA+hUpZUdWyfxgn0yE493j9OS1v8g2ee96hlM0e9q2VbmzmK9+7Ur9/fh3zD/n7xVg6iPUrNed0+iEr75/ucWGV/v3qLyt5Bi4ZlDQR5Bsbk3A/N26zhM+ITM1uizSlJf6XbEBK0cTcwlPMstfQRjps/L4/+68yFe1+3b2E46LMXzqNM5H6XZHm/TYRF21blo6QRpWiGp5G0gKMctB4pBejRtHZM8rmh1tRMA0JNMPEuDLykZrhAPVqGcZPkpJroqBnFkEpFwLhLO5FN42rOTZPuRHgSwnWpakFQagiC0toh8SB7Q2IB8HJxECxBj7IZwg2ev4NX8wXCgnJW8fwQmO9sAV9duD/3fl8gcGARl9hycfNWglgfcPQ2VKh4RpZDAK29+Prq9ZGx9Y5KRliC8gan8iZtOX5m31x7LVytRQZvlP4WHQxlXhzVX0xFfojRCSHvcrkM54hG+RX9q5otzynP4n5PCdf0ObcNXKAYHfKWvLGNyj8t48Iv/Yvkcjb84V0kWAbb6defkriqMpCsLo3yrZ/zLic+hlKn/7rGGrBl1a2z5yrvAiofQk8FhtuPqgI39xuZfUjKciq+Ru8P9I5NjQzlFMLo0pdwxDMPQFCNFcN0VBK+EMPZmgeA3xH7v1RcalmHKnEWuZIYt+4Shf1a4Quk8C8bP6KaYw5NyVVyLS6mZoc2Xj04QTHKBJxnPHHViQympJQQz1vaY+nDkxCYQY8kPh1bFxslxdWA79D9SSTRbIqkUMH8aAxAjdSgMySkuo7UASScIkPcdQtIn4Ih0GGn136XtpKexhGgeeuP0PfRgDmsDi2OK28KiyFgI02XRhOwUabLxxWQg0fbRRKBQtgcNuhnblRgfNgrqAHt31oHy8CYI8w04zBTpcNMM4SZNrcZ0IamhJk23TBTi8TR3VqMwfYFD2KNctDJx+BQ6KAcNM0pI6q1+kN32Hxjo3jVKKM8CBZBpI/km08yZ1uL0cE5aw3MV+/f7nwtMk2jmi+1TmFwr2gntVdIGK+qAZSUu5aebrXodNcAJfQMZYCL6NEAj9hwzNIT1PARUVdFwql6OI9/2vd92nRxHLytX01C4OIAsbO+P0xP4OOIn+hjnxpWRukymSQmNGqAGcWJZ2JgpYlqPgAOA+OmWaietNLNegLWk+6DBcujHw+3mUADg0rp4B/9MR9UvMN8CuInF8IjzezYMz+j5rvaLceqtm2NQueBgRay9zUuYIUItoVFOHDlN/8bH8pqEAcRoyqVygscDEnALMOhY1d0luaP7nFSNv8Of1lZvZwREnt/yre3eqIivVzH+Eiw08J4Oom0NPF0ph5U/2eisDXJiP4sDtVOxemIRHY9x3tSYcU/bG2jJLCa63983sN5z1/qx2CJHznw5Xkt3NGrHlXILMpQib3jOiMaf/nSHu3hfr/PmnEq+6CP+J1LxMH8Id9xmABzQZqjh4CIyZFriEhFNV/W+fbU+fS4FLrfZ1/5/bbeu3xJthbg9gH/UBHcLXVv+i+bbhC0g+AgnclAPvqlP77p3nfZy/vonIaGBkVwg5sou17oov97/P2XfOln5i88SGRW+c9XSbalOdP+cV+in8FbKw/4hCSv6FY6xpKwyFEQ53hpGV48Je2ixx5TRYOjvGuPNYgVDn0s0Dln+w0ONQjECMFj9ueOOwr14ZeqPvQDE4Qt75G5lDlpmnhs8TWQ196O46eN1g77aBCMLxL/JIlY8cqnTUg215JezjF2VcvzYKPPsbIsyursfu+V7H5UQe+rBgPTkzh3GM7D3l/Yu0ViYtxNtVJnj6GeBAvXH9rjjT5wotQiv9HzEE1TsYoe9yW3xTO0k/WeYWLGEv+0AsPbmbNu5OskB+rYVp9DzZ/xsVCf9qEHgg38aQipPkdd3lqqHev8E74N7uLEv48qWfLfUAUJmDfqPIHT/jUf1kT71k33IpbgcXUfDFBnBdfy8WEZTCIsNTEeuHGTjub7lX01XnFQBT5xCqjTiCF9c57B5WA+flT1Q4eVcwxzqBPNCCpJaCiF3eF99IMPQNSNAI3tMzj7NaI0O5/WJFjlwwVUBi/3384H9Jf7B3ycUdcHB/E9cDsc3beRVnSWPaFC4WVqJ0aRag917Ug6oo/vPq8WjmpOBqNv3JiTxBAgoo3y2CwdDl4N628fzhcQtZjeMAUfdmZ1/sVTBhcKYzycrFhr/YsY22wbgi94JLAX3DBVMEr3DVMCrSepEAGaoESpzCGGAb4hfvksiVTH0zcUyZTEN+TJVGXIiSEVxZKTL5uAPI31U3paKfgVJuEHv/1ZdONaNCXbdA1uwW9o3ILo1rK3o0wqpVwtojJeEFHp1yIqYwPwvXcwojKWA52y0RCTs5ze042OUJV2n6MjVBXX4Je5hEXkknt3N5KMD0Zgfk9TeX4NZ8qENnR/ZzbMZO2ZRXGzRGjd3o/BJJ71+wk+5wJAE9PuGEBBeFZwVwDI7LOCg0FfY+q08PVBDleiHa9drZfq8rVTBxFmxanVc0Rf8TPXcq70s4INkmt9TiEYGJmqt9JHc2MAT+3GxgAgjunGYAN9JBuDtcD2QYbrlgR3tZDb5VBRBaDlkfNaxH3xu67ZGFwjVzduDK7FFdHzP2BNbQxulB8eCjYGN+tnn93NPDK0/DRktpnJW2/X2XMXsM9Qbgv7rNhIlLeGhLChBb83LwgP1NA54Et44AoPbURe1KGPQBSjsge4LDMtTAE9AIOSTEe3tt0ruEEKz1LgWcrwLNOXg7qqOeAQfHgjDDP8/Tll8mrnRF35pVP0kgeFUdAdZkC9z83r1NFmJPpdWc89w416BdP4OPjCyMWSpb2lHbvtqNWSPpQTcF5nnTYdvK4knjEmJW/pj4vGZEWOBBvjN81y9VjrK4VN0W8TSJJBj07iyyqdVP74hzip/CSJHj0JyM8naLGuRPC6eAKA7Sk7bJh89qYRWxLseLlnTEl0wXgK53iTeZeV5JBR6OsqhpqXwr3De3TQe4uaH9w6i5GGr+84kC/H0LixfFV/Ml9VJlzHCqpyBQfh0+FTIiMWGyAg3bvIDa6TBice0LI9No2/YoZ9GUtXp3I0gEOxwCB8rX42eKsvrCzQZwLvBZ8JBtATUaMR/XG0Om6S4gYQ80VgDMCpeEVeIpkMjkMs0gdaeuZLlZg6++wmc3E0ty+jL7RlOl83XT+VK6kXmU5rElPEEhON7v0+/Ga+LrH4KPwMIJpFnMve7uOwtEvtBJbMWcF0ET1Mg7IXPPRuWHHuHsSjQFuJCR7S3f/PmzgoeMZDMAv19bwiZW1MHh3Mk+ugJQFChSSFPk82rrXscpJcx/biFJsgbXI+jkk+GCLNG7FHkrAYXJQLKi4kY7ZWMm6xbqSxpR1k+gH6aMJRUNeSGtdvatqPuyKRyBWI5+VXomLEdbKwehChsJBwbfo67Ll/wyP1t37gD2S+0Lb10z+g4wBLwT7Trk1ISwtdJXX8RmqFWu9di2384SJ5uXcNMO2Qchql1Bb6uMNfrzbJ3Q1811sL86y/3puGAvV8L+dw8Rl2QIrZ1+Tl3qsd6y9fhJeyW7uNPBWfOk+c3YnRpMtbQZFOm5yaxOFVXGSkMyerKnMygPElc7LzZpNhJe79rbsCBa+xap+qfc0coK3sD5SPY7x4c2KxGs/OR1UnpBOIx+lnlDlkKz5YB6YQHa0lCTN+GDxaK320Ds3RWmylcrRW+mit9NFa9iWIGJsl0fxJtk026KneWySgXfM4VH9CVtx/VG6mAd9Y9UWOoXH6dbFVlWvlOPos8j6WazXzRqlnUIqXL34ww1Uj2b/jV13l+JwtX6uCufr7PRr2yTQf2072Vw0/2x0bQ91Rf8BJ9wHl4tWISwKf/LZwsuwrMYPl4zo3xbNwj6BSj3s3gdTo0+SvXCtZKVAg7H2jSkqxgaTz5+jE9ZwIn6j46kKwVAIpsbbgnBrEgljp6pXhrUWD+MS010PI2bQ3TrIefUwWbT6j/+oeC0+Fja7d+8wdBpQZkZ3Ql14NDxGRoHx2dAx7/8BqRvzGznAWzEXeNEkyYJPEeWIpeGEfKEvpOm8c35A5pUnnaq+nK2dFRUfjhlF/toq71xXsHDot+T6/ya9rMlrMA5xp+lmSBWIno6h0/gGdDpQnAo4PtwOl9kxIpT187lf9EXweUP1RfN6laAunz4OK5JIQkuL9RPc3C9AoslaOScrK0fUBXKVH1gfwke6JR2t3PeSO8ofllQ9ys5Ab84dlEpsG1MtOUnjyMUxkDD2MYcyerUhjgzHktG0YQw9jCJfPzBnDBOOtx1CSmXCDMHb/aNxo8z77gkxiSNhF+lnjz+axC+dXmfDZh/MrCkfbpxUH0xPLe5p1sscVB6F31/tPQXSMtAI/EN8uesPZciCfpmK695qmuGHio/eoEi1q2PsnYzykww/f+GeXSVYvBLt/CvLM07Tf+eewKE4H0qPandA0w2M3KqD90Uh8a88LrcI3KU45J/VB3/B8ucmZsO/yzcGR05oe8CWFOy9WDHvv/Xdqz+9U0wTP93NVtlbtlNOVp3r/NPdtmQhfO6GdYq+VuNEd9Rcgh33c5/w6qHGy0gTJPE53AuX5JNk8pzh7qs96j5x2l+OfuJ59evV2c7y8jr/m6t0/0fal5HN+wS4APgdqwBs9j5HGK6SNEJBoEQaJrV7jxM4iOMibUISonFM7SLTn7AeMG+A4YDjXrxCv2f/dX6NTEDzyWo3LRIIbK3RTNhkRvRzuox2o0nYGketHccSmOw6qy2sKf8pBW3kNTmBlPRmszmKENDtDlC8PQXWRPQA3qcpty25/gk5JD2xhF0IPfEMQv066a/kMbecNSw2mBV67v7EfB+MG9v6RdX2hXXNG2+FXTl1hdiDw0yrLUgWfIwczEY0hbawtj6qrxJHwMHS4cNRS5dzcnXOvowEeF48FBVLiEJY1EsKSS0Itg7bXbwgoopLUTSnQ5DXFspo/L1eZpMUP8sG1CbpuSkyABjpPdT6lsLdnr3aA6/VbHGdB9YIzawBn6IRovf07vsJyOxNX53tAmm6t9/NyhT58njAdku6YFvzavFQj+audF8JlAdJQoSTzlV9/okK4ZG7pS+uVMOlIh02lleN0JJmFrZhz+SDqJrvmMXKLTllHXeUU1fiT488Z+DONP2dDAbG29/p5cdn7cEhr3N9Zx9kT+TLyGLFa66fBXD22LfhCm8d9RoJikVBjOZ6M8nDsZleK8kYGfYrKm8Ff6fN2+X6W5kysKGVBmLNS08k+bDvaOPiEwNbBn5F5OfunyE7KsLXvmNfCNkelhVo9yXISw3RqtSSgokQtCRu1HFwAILVrO1ajgT31xX1dQ9S12KksErmbv4g0LYP3oG9kaqjTfC4pcrWn5WqvkqtFAxSZkWQZB6YMjE0RiqanbTR8gaPLAkIxa9fdAy9r3RfRWwMnN75hiprF40xFrx2uqrYzYCe/krojc2h+IA2j3eFO5zR4QjkgMKJ2kRj5oHyycuOlLpAYxi2fR1Qffc6xFbfcKN0Pyjeo2XKjLs3dbpwVbNFRbVpZnTcEHqsBlWcLdMbqy+Ak6ssHYYHKHi464P0QTm4oGlPsMEk1TvWBN945jCuObQowSw8yDc8Jc9bjwEhIHHkx8lYrguKED5Ub9GdA76Sdo2tkQDMac5D4WZKwLtYxEQR0BQnLrBGCBO9XdjTKX+MnNhoXaKrg9A/yaN8ZEsXaKCL6/O/7xMuVhwwDC4X6NyyWdzxsfdbB4g2ALNXwddTAdZ1QwHqKJechRyj1DF58MqzKRG4byFddpYaEPP29ojdwA6DYQrqMc5mYAILe83fafj4LOYf7+Wx1TguYSXlGe0lsKna4A0cpYriEOwiMbctiiSoO13K4Q2K5QxWxJYCS4A5Kcwdm1TbcMRNVz1FfKOghdm/ndR/IupfP/frzcd9xI31kNxUI5IeD+sG78HnAh+KDs2Edqy5/ny8lRqz37LwWs/UaaRoR7EKWfWjlnS1E5Z/v3Q4X1vXBzcCrp7OOjBUtteXSisQBYz7kkG8mGu04ofOhEEcwW9ZLpF3u2bXCe8z+wvcD2oQcw8YiMkZP2v/gAgEjKlcKhIFieDp8QKTAplmomgQxXXbkYGkkCBxcGA7b5nWYe4KKv4yKf/HRI+/70M+m6/3zDHwfBPm3GEF+En/WyCafw6ccsbDVJm8E7IPPPLyH2Ec593hQL8IHhKReZ8oxmlJnb9E68evL5LS1QQSH88QzP6oJDrEIDpVqWdxPTv+Q1cc8z1P1lxxLsNNy8gPKmpYqpWFY12koo3q40nzdwsaGqxA0pFUcAafFVkNUHKKZgKRPJ13s2d64hOkBYlAeC8w5Ch56ntFLsNXCFJjT8quUkOMv/6aPVFiIB2zQSKh9y3eKRsgBjFyuYohVLiNvrFh+ZLlOlH0GHgFq5wIsfEFprZyiRB9O5yc6PsGLqIbV2k8k2cdR75K2GmY8gp1JkizGjNjqpnEWXE/QJSSZr86708di0Yfh89qCjYO9rRwUyMxBts+TuiLtzvkXp0jbMz9MkfbrTfdYcSAcUKTddPqHZYRPf0jGlxbBHcwSPuKwBEuNEWyrhhpBXM8IwWEfKJ/W+rYn4UZM35gEHT3c48i34WjfpkX7hts17dvawnM4mKvwiGnwScaRw+z9fp9X8Xt8uMCXf2Xe7tNip2/mLU+yvuAEEeve+SpSXMqB0TRG7rSEJro8nbRJuE5DuE6z0uL1JUFC06pbMuNvP0zvklR1PqhdXB7wR17vaNTEcWza/4APe4Yeg4f8Yrl7P+sU9FvA5VKndsS69PbN265pjQ3Ju8f8Av5HgqJ7wuhcqKbKXs9ql6M+dq8QWpE5JVo2OM8s77gsVaP3evuyWie6w9uX5PqxLctENemJajKSg2almoSuLiy/Dk0PIrSjBZrJm7TefANzbvzh2xfhzxb8uQJ/tuLP1ezUgj+vxp9r8ed6tmLrQ1tcnUFCCY/VSiWzBy+iUtNE19sv5PYCFWy16Xqx9UHzhK7N+UWEeRQ6fE4hMm2nfHlWASXydvlCM0zy8a3y5QQdDNb5N9ulRAvHLKWGwdjtfcA4wPGEO3o4SR/OSAgDHake/mVjljglvVzr26qXOxBWQY9vS1UV2BptK5SWkn6T78xFNdcafwZOJEcVY92f/tFanpuP6lNuwN4s8FyZEv89KJECp7QJwada3wTdhvzCyW2y0z9mDtTgsDihE2s/wec9y2OBzCz+N/amLqTKZ0MzX9S+h2vte/gk7Xt4SPvezO172Gnfx4e0D6SysH3PevUGotRAAx+pNfCRkzTwkSENfAs38BGngUeHNBA8c2EDj6t6A1FqoIGfqDXwEydp4CeGNPBnuYGfcBr46JAG3h8Ma+Djfr2BKDXQwN+qNfC3TtLA3xrSwLdyA3/LaeBjQxpIK2ZIAx8M6g1EqYEGfrLWwE+epIGfHNLAA9zATzoN/NSQBj47tIF3uXdFytHZ2vkBGJsNe1O0+o1I/75QRbsFt9lE6YaC25zWcZtTwW0OBbe5AaQOxm1uAr2Dn29p9XNPnh+vPz8uz/fk+RXneyvk+ZUXKPbdmSzYfrsGoNeQTFg1eQYdYaj0dBFrTqyg8JjGSWadfwbErHU+PJECJAbh+llxuVbqOk/q2lCEWvzn8huk/HlSfq20/WU4sdHnJmn7RfW2XyRlN0nbN5/vbZa2X3yBuljubTnf24LnrzCq960FZ2/1h8kSOoyhknMBnsSNuoK19qaOa06tjmukjqvl4Vfzw3J97bIFG472vVbqezWyozO+s//q9fhGcr1xhVDGG+jtqgoKbZl8EqGn/IBjh42mWqteu+690B5HY7a7Qfb85WGlrG2Sy0DvVl64fUjRxGYCpFZp9TbRsYlzYf020WX1faGWm2hNb9sgIyYiJiGTmGpaVLQXVXVsNVITzZe12WL89Yhfa6Qne3z+7YHj81HfPfkdDOzhWZ9hQn2GCWkU3TNM6HgXuoeZUDuK8mEmHHqYCViVuPAwE5TPKPcwQ8zrGCvJpv0n2JtbH0eC8kHeQaCYNUcSqRPOb4bPBAKWgaIcSOGeSFj3L76AALBnrCn9enMwj7QbiDmYz1kZCy87GBjBJmJsAz4rvpnPmg8JjgAfN5d9PIfDveozwyA5i7nPU2rZXvK54RcRQ/SzA4hkneTfdKpqvv8W7SFPkl3vnXLfKL+yl8O3W/JVwSV4d+9umWlrn9uspxQSkT4J5oHBUsj+HB3POSlXAHdLYHYXJItuuQUacleDoFV8aVtbgBARiOAjdvoyiZGgpg3MlwqIar/WbI7fJFhUCC0XmTG1WFSpxqLy8xhHsVQ7oVPbxm+SKFrOsYowhrdq+R/YC9BUMkgGUp72kwpb0J6w0myf0tkHXuyOdY7XOt9ryQT3To1D0i7GfpanPz5ngK7exqT3I9CxPIY11Pv5efPT2+et8eZRNeiAlG05NddMcRG/o1pJTiCGhs8QL3PfUVv7orb2KrU1XH37ZnKZvly1dWDV1lUeLCI0rbYOjVHLHhhDCCvlHHHRWhwOPftP8zZIJcw+4lfZHqGmrZmuX6b3T2aq/ZC1P74+IGMV+YA1Y9/7oHY+lsP7y/ROmXLPGPGJ0Z/Y+wB/1uBPjj9n4M80/pyNP2vx5zwcyDbICVkPT4g2sKWwyiyFbjypjFlrQfROVI/eiUWjytE7UT16p9J3h2zd9/VZO2BESGtHr3v1nv7pAWq7G0thCBYbG5tERUBH3uUqXIzXMNazxPgkdkOTqDz/Eif6MWQ6j+EIcN+8gRq00G2HMdWDCdhkh/LN/gT8EMZpAsOij21InstZM2OB54+3saPHLUglCswXkgQQ2xUBfKVSMIVFqiMAdf6/BLk/I055k1w+JZ4D+utl7PWeIvdnxPESONJzTItAFUjeWgZ60Q3cpl8Ys9IGd2Bf5do8vkINElPCbeTnFBoqnUkEJJN5YWgBDqr/eWI/MzCxP673gccUlnEqkFAnFwM5/9ZsySBCIDUmrHt4Beq1mt2nBqYztDo9cUymAdT+mJpvhRAqT3A+Mib2EOaBZ9jrgCPUQjDEp30jGS6DhRk7fFgGvIwGA+RkTH5nYExuqmj9RMU7rEgC3Yorjog/+Lvn9SlMj4tdhWzEk6Gp3FYqgNl3tDNEyyAzcrQzJOksZQOHNTIdUy7g43FWBnq9ffvk+7QxsInPCeMqSubSQLuEHPgw4hEYHhLbwloxQd+vihChMYFrXT9+4b1FtDHoUU/PENlrA3WlPOM5DjDC06/Oo4eL+LCFj001W29UAmKzunT09q3qsrJ0c0JSRomw6BDs1573x9g60B8fnnuDzrRu3/JR+D0jUqNs4x+tvJX5KFJHuPjpehWvzCcu5sSXxCBa+Yoy5xDR6LZOpPwkDWBMR75A+JiPwTV9xIQRNqmNk3YMxUDn91fl3f7qvNefcnuSr+yP0udEa3zR2kDMnXutP8R97yrGFotf+H+3Qxp++2RMje7NnuV5xRo37VVkXrHsev9Du5mPua5wGX+1rnAyZU888ukyX5OvsV+un+pngM0XmPVHimpmD/bbrZGMmjeJyZiA1/94f6JqOSM2v6Q+hAPjU9XbfymPKI2wHdXx/mirAze2VWK2Bimn62hrDSACTiMNSa0/jXp/mlV/0ESMoMkEJv1yMoRVIzvYWzP66CyNWMetVKZlTL92sNIxp9KDxRhAu/UYISPB4v0yYyMjhbQaQe+fzbHnmDUaNrqD4NgvyaP+S/Ok381TgZrIJ/qjGQ3pBPuMyNtHMfqdPDtI/Rx7zu8zYgYVnsiCwU11gqF3fYnU6OQdZAqggvTAGFUYbJJAwYmcVlZIr/LyCdfhJ7yPRqZzA8I9KwawBs2ipq6SVIn5GDs8ZsQYaLGBmw3lIE4FzbzdPw3daQEA/BDynRyC59yh++492D8N8Vk5jTS3pt1fg15PgosF2EmuoY81iP8L8hbi/wJEA25CaAri/+xUdGTwTwPjK1bLhDD3K6YwSatpfKf6vXwNEQTtOJOa2mn0p5hsVjMxS0KnhpPatmGDMRtVuCuHy2Bbn+DYM3mkVayErDEBzIWViL9cMeShfAUM6g2aVPhkTeQv3UgNndDeGu/5wFFvPYmkE/kqhM/QlCF4/CVtyCsMPDIBdCnFhMH0AXgg3hqfGNgaL/SM2x0dm6Srl2sAPuMmPXgoqR1BarASCBo7NK8dTV3xssIUg3hZCnbGsg8u7MDBwTVeZYCqICgSyJH38tHYZ9AAhJxa8TOVQCcJJub+zSLiOqmMzmm2aVA0jUQuZaccGHhNlEnlhgbtAORAVpNmb0RQc2kgmT3Be7jhs58tmfz9ge9B/buIop4OIBeAiCpUvPLD4ySV121mTHrxOEF/ingzZLKQTuE007FtVNzN2KvZv5SOT3lYBzmILMhBqEEOYtaWGZADbk/EIGmSdDdmKowBcjCNOKqNRHwxPFYngaYK4gvZWVRn35Ngf6aExySh3SlrVB5TRpf57XVARst+VXtvWGlyEe1KaLUrb4mjYLfgmgTDcC/5WAtgSC3IfO5nB/x2qS7W6iDsojWQUXpaUgR64ouKEAvxTuXQabrRKCep6tYsJ9ODA2XIDjy9g5WDQKsK8yjNiXGWkyjjzYdMPCk7ewK6op+ZzMt87GlizbfAirIhD+XN2fLs870eXWXcTUx1S3pKB9dvvJcP7Gnp31o0gVlLJDj/3/ie+fp29yt3Jewdnv82tD61rU9PrfVmSJNv62C+6OY0vhfNaS5oDmK2EafsIDo4cKsRQByS3Qv8jarTOjNTRGN+mQ9RCU63idizmMulAExJkUHN4DTiLN6Us3gsZ3ES5ho4jadsFm9crl1j9dfLGDcDwWHoG95FbzskLhHyfD/TiUPYfRDvhOqTKtjmtO/td3KHxDdJcMxS6CIZDRY1b+HBo+bHonWmltOqZAhXTiqf1kwV4vdWOTRVIpzliu9lrvjXTiCGA6dQMldildYpavY0cj9Rzn+br7yUAq3dwuGVFeasLueYenHXCqDdCqDdCqDdCqDdAuQ/x/riz3lwGdPaLbSOXc6N5xmfk99iXOH6la61jv0fZidCP6piF49XJ+DTP8t3WjW33FCr/+nGG/YZjb/o+yPR98f8o6jJkwrSTXBzUtEGRqINjCXsRGsDE4YHCRa6ymiUDB6sM4MNxHoDJE9r4GMLSaX0sZUkavq4Bl7fyGHTxtDc2K+2icS68rCk6edtHIjglkECp59n64NJ+miuDxA910DIro/sFBz0SnTTEjyTEKpsDi+olGjWdsK+QwO2Eyh0b+fjxemfE9yO6WUhTHAeaKkyPP1354z+gcbq4X1if2BK5Jhw0SfJwU6AhtbgytFMnrE8PRMjHES56r1vvma/IGKsNIYcubJM+2VYUZyL0v3zcRxwmg38Cw3lPVjTveRsXOp9fJ/GoWiB8s7xtvQjmfxYSIEZ13n9VMe/4+a0UERuQUxOP1bZ2UQbW47rcPGgXDMrMNY4IXNgRwgiDYwn9c8Ty267Wg2dSOR5dvZrANcu5GNMeIH3c4qORcSKb5PsHNH53v0ICIgZBz0QbHg5bb4dn43zvQP4JJrbj08iwTmlzW2AIXhkn8Tgbm4HxgjH94/us8bIVMzpzJEjNglw6sOOzsTYRZY/CNj02UPOB/o3wkmUAsZ9RcI0Nqfq2BI4PzXBcFMA5J7Jic+RZawvjmwsb3KC92Y/YyhUAwVNp10D/sxp6vRlN8/MZccAr+/pI0RfXyY6zx5dNvPMXHJC+JaNaQmslB2cFXBIOpK/B2cx/ksgKm04oI0A0z3Je0hiIROTN/OupMHszPczmjPsqjwhN8t83CjTcb3MwjUyCVv5pJHeCkhctX0HvMmulem8nV/4Lj3+hhCwLeL+g3q+GHiBUe8xW5/YJ1yzhRPuHSGAcugwbHCEEBjqWgI+b0+A7+et6J/H/fHdiV0hvrtCgGbEyZWwdSjeOhDvYYBbtvTZ/poL2NYaCY2YFBwmOGmnbCgctoZTuW0l+OVG94eMr6aVlKA7qCmyMryVmHKDLuDt3W8Hw/L7ZsJXOhdzwHnnKtgBYLsuutZ63bbW6wzto8KXMJBFzuB0zWHNa8pt3bxmPeikOkDIMWCdf0JZPe6JQ/qIsM7/OtbkWetwvGzitRlA2F18liIzXnrMNTaUK0xCHokkwD6fZ1UkgX3fXdX7jr7Hvg+8oeyt8w8o7YzLzupU268Zv1jtCXj/F6YRPvCpYKAEve8A44G8XRW8ad2lio61wUsZGmONY+lnMuC0EPLWbNGhOZz2ACXcISaJqxG6muSrjk5LLK+r5iPIO+v842BhI+vgwhgAR/VJbsK7fMENusuXJJjGTj3tH/SLMeNXIkmmoOfCncphAcOo3f3Bsbqs4hk9Mv9IPmISGT7yGuaOg6UbtjaaoYuHVshhdqN57xaBOVhYoJkNuUkipVQ7x9rhBQWyvJfTiIljEtKFL6yCb27gKNbOAOWcPoRyOktSDlVx8N467Ywvg3ba1Is/HTgGL05FHU1FIwNU1MlHdMsy2PVbSGI22+8yAMIXtVCEOrv0zTqeHFd9/nwKmGD0+SS0zZBtMCC92oBMmzZh9H6dtbDl/2bkIDtEZ+e9IUO0qVpb1fi8jH5/CWfMQu/E8EH96+n+tbWbwRhNYttMhR4ONMSE5NOvehzvfXJO2UVYK54i32cnz5gp/4Zpa6/fE5ystqBpjUkh7QszRm/t1SuiG/pV731yeuibpqU7L5O1vmnxpY5NdTPn2UVMQhd51yWjkWWN5f9wWIpTR1aep6ktK4/fO0g1TsHywvL3BFamgjq9vuhMEX3MGQ5H1wfvM9edKXDPhRVRITuj0Oz1+Rh1JjHj9RzClImJ7UG/dpbLxwCrPk4ftPuvcPjNWHnh9k7gE5vBou/yKAzbMLpy24rDQ3nGC39cDblZ4xeqxj6IO3XzMR0NRwv2wu39lfkKSB1HiomZDfuQ9/gIjGJH+qvFZsDZmQBGtmq+P5WvJh4p5odVM2vpKl+B7Fw2qUl3T756Pp+kkhkxVaqsI6PXGRy9lZ0g9BT1aASQDSOLgI6PANxqZCjU+EgZzhYr85VORkXppu7aBFoxYbo2ia6tQtdWE5/vryE2338JN2RS928VNZxKAMOhP4n+rUb/Jhf2b808RmIVZo3ekb9k/pWciXzVK9qcQ5xGl4OjuDG4KiVS8eNzWpJT2UIOJGhaOMU1Hc1Ps0J7FPb0AbM6p5HImSWHDvQ/I9yTJs7LPWiAOtAA9aABGlnwMPOcD+q3ck0t0yJ9GwB1tOmmluE2qSNPil+gFLSsN2PtE+/3fMUbOMljxAd64N1utWySeLKORxFWeiTRF2to/eVpgZflbCc+UHsrH6gFkAmR44IXO4GPsaMkVo6SOK5iXKyGTGVvajcU52LgbHu7AjqDWv+lY17lcOMb978ZJQjiRaIxxItUUMQ580d6W1HlZSjaU3T+4kQA+3K67ooHXC9XyOjRztUtSIwMjPBRZMsjKUYdmad9gBMCjOepkzK0vyJvP9BfqQXqiZkujrmMcgjzeJuBFNv9SbtOmxZS3aYJGA6urlesb9MELIqvntUP9PZV49RPUFtbzSDCfbS/ipO9WZfIlXRzhJZoU7/J/GBKO7ey4W4HdGJYdQSo/nmq8yF4S3Z02NUyOz/sapkDkqcI5qNZa+2h/bf7Sj49VSCNgiLfECMuBmwUY8IJEhTxHyKPVS50/CrJLVusvoLejgwYxRSrOpt1iHmpa8H9Ggg9Trdb6GOMU/Yy3sJqNlusasXuRK3YSvJzT1oVOvfpFqfmszdicKYJuEr5+YQgb6OHfzlveEKMlKyBuILFEH98gGcKVuW8ThYK+B4OrG9K6tBAUO4mpXAMWS5mzz166GvmoVweWiMPTfY52ixYx2lyiBNfBJMX3PRjnXT0Mr5CPNal5eOf2XtfXH7laYXobT0OvhYxJvQhjirdpJOY+hettzg9VPqY54gXwwbauWo40343a/BX1Sifqtsw65T5V/PuDVgNq8zszKh+g9OZdHyGWengq9l/B0gbvw0l72DB2h5a9OK2P0jOHSZWYkZgX8OpOc2GUSSTwJR7s9zFGZOLBqfwSHUKjwZSeLS30eajZokbtiWFR9tN4ZGajC2yYFbXF8xql8xXS1JmLBe3oR/WDQWXzFexIXZ1ec7FnLdyUrtIry6vnS34t3zVJW3GjZpw9vMJu59PiOWcp3QiE9pH6yFz4VurmMI+3sY+PoV9fPWQh/LV0CpO5O1ZOAXAPwRpqVlo/VoaRZzm1K8haFZ6nlRybP/Z3ir8NmCbCEM4nquayJcL1XQkkEkxYAsanBC1SrgHL+plp5Gx+U5Z3lhGNhldOhONi5PYNNX5N6K8YZ3lG3bPjpBk/da8sQPbs85+/fOC4yGitk4506gYX2pTcdjbQ4tSzbTFxlptnxbxAFa5upWT1HJKVaRyaphhamAvN81uCIzmXuPWgFGOZZQjGfqkPsSeGeKTJCVnU81JspCzSBQ6MjPNqCwMDEKhMyRR880ZHLJJ9MD8zIX7D/MLLL6pKULb1cxRb89MjAJOJhnbaEsXy8mpHlu6OMV06m6CJ9s2UQOaLgzmTa96GTCuVhN045nUr1XW9EDWAZtokuFDwHnTOWNMBItuPXmyzuZUDYyb/jwy6c8xToap2yuniB4cU8RfWCQTVTMsNilMTvBjZalwWJNoCZ6rWBePrbPhDIYq1QUqlbA5xEM02OOF84ec9tM7LlCswsqdTexDvop35wEoNwIXaYhaOBQ7iudwjKDGMRLQQzKMHhLLJxJQQTKMCpLh3IEz/eXb2WHdMIWU6zLrOanWM6fVaWY6LS2HYmveETEN4Nz2kTssainsvnt09FjDko7JSh7YrOSBJCwPBBsl0Ekxq1RAvYdYAfJ3/vfDKV9cOCXwC+V9V8j7thaefZ/nREpyHVvolPZcUJ0/19pDWS3aqaY/BjHNkgSqNYhAig4mSy1fxlpfGLNNvdIX0r5wLIB9Np55/1O//7VffeDuj0yvpzETCdaczx5hf4S32Jz3LMRSN2KJb4vLM/AGrZDLNUsoz4Qu7dGg9jOxD61KC8pDRgFLPTlirwG7XaipflBmZSunC5JdDwZ9v5xT/YS95Xzd1WSgq+0hXU1qXRXVKHVWq0Z/82etahRY2g2hFhieoRZx213e+wUP3Xms3h1qybnqhyCgn+OdA0f1c7yz+zw8030enjMk0WogyENKsAwStpzR6k3ZwoZleSsyv1PVFs1wjce+AdwaaAGwFj+6V2e+eN13LQxUon8lIFQXEkvdFwYsdd8sws7uZBfS0ZhohsiV4k4ErOAOawruE0E5Jr+5Cu1vBHAaXKDRfia0Ku3jlbnoaThkjKzzj4cLrIHl8dDRE7MilRb2E8zXzqQH1vuP+YLQFHGmFmMZXG5gUQLf85Q9avoN+J/UTXvIyiVGQkEx9p1wVLSsUWHr6CxTUrp5FUcW7mSbE4J6buerVp5Osw8ydPaRKNAPRDBKVUalu6Kiu8Co1KyMSjwgGG7HqtTmRd7BIs/4ssVWpXRY8cTWZ81KC8rQ6uzkrVv4mJEMKxBnugqYkMIhJeBfDZ286IRdBL5yf2gx3kBQuf12V+jGpsyFFjvu2O8epRvPBvbG/Z88ypSH0IAL1JMo+Ya7fvn5tx67+0GgzB3DjT941wd+7k/+/lv/eOH64PGqqrl5PHnUuXEYNx4KpaoHQw1kF0rUwcFwsUBnf5OEOtuAsUywkIiOQok+7idsRDJRzccZyaWCRiAGfr+vface9AVi8QEfKjHrjINBTRxHHIHKeNZzopgZLUxIkZZEeyCM+QpxKtnSZ7+srSA8trvwah32wCZpx8uENDf0uwtUWk1Nm0VHGyNoDQgtXUKSVFeoph2BQhqaQhC/24RePoLMe5ukX7HVwaohqoEUAlq6iK6L806kQ7VZKVTz7IRnjxmI8m0a1XwDVoc474lqfgSq+VESYftjeXpEIobyEa2VH83H5vsr8nFo5UcgEI5BKz+CgI66Vn58Ph+lkvSmI1RZQ3rXGOxdbLrWRtfai3Stja61h3atvbBrXTqINEzXRtCKEdO1UXRtDF0bJ5bQXwmryoTkONX9G6OGU4mV6B+CSKinazEaC/q3ch4jMQZCpXfkE2x1WJGPvZJNRLYFYD481rzZ8g+DNoh+z30AZoLtbYZVbwhP82tdwng4k8czbzma5nNdZm5sRZj7FG1E8DiaOfjHH1Dr/du1dZYN9k+roiGmN2sV7RLVt2UNGbkYd8w2dY53hyq6R2aeV3AHCn5U3Qk4fapip6yL26vZReE5qticLhqY4cYiM4x8sgt/5BluYIY5j23tUKEJEhokxoQ1bUTiHTpEdDmxoG14r69TnsK1YWRm916aTZpzOoj2Hpi32OFzRu3g9BjCnR7BnIYP4Ry5Fvlqo7RAw513jMhazU8xaS2mAESnSsR1q1zbb7WQbUhywQAuUv/wjad//30x/QjXFpIRdm7n7MK0XBstjaqcTzIp/ewea4piXnZ2Ie5yRUPPbFAeoM3EZ+Jp8CNv5TCK9x83Mh+XQKZYPpE25XvvIxoiB66+29kdTpqBaQsArVOr821Vmp3HadyeYa/SM4OjwfrguL5+iK6f1NcP0vWxQPycgvJYID6nP2/6khfmbeLelIp7U0terJvWkhw75dxnMGhfwah99dFfe2fSb7EGDtTF500u5EFRIQty7l+D7dr9K2/vsLMpklRaHSinZdHsLJoCWIyBLR/zq7JNC10iW5AFuggBlEq7HRwnigxO3CJ9PQYhzkJ5DIiLt5eZbYuVFncOFxYr36LHKiH/adixGuKsI3rFoPeb83UvXo3a0TR7psUzb1a9Pq40jwg1j2gO9NuWZvXbY34/FPv9474o2EOx35+I6vb7LvaCVfQxsBd0a/Z7XtXtYfJpW25bA/wQ4ezFPa+G3a2Ja6omvSGDXd41Ow6vztUDm+kqbKbtF7+ZdrCZNmUAF4gKq81mmoHVZouw2gysNhvKajOw2tX56pqckFVywtDNdBU20wybaes7spk6LZBp0Q46IoPTwPPOyqWGWPc3L1VDtUOy6Cw75AlmXsdDcVx6OizacqgqupqR8kvtge6h+cFqmRjsfvlPQdFx9st/DmS//EYgPO1EUN8xnw2KrtkxX5RMtCpfteiOyc4ttpXwOkG6egxH1fRev6PDUpe1Yzp9lh2TRzTHcNa3TGfUskVlZ7NzZifbObPFds5syM7ZlbXZlp0TGNYDW+eNsnXeJF5WN1uhiGG3eZvDCA3fOo/59a2Tvi/YOtu6HbJ1nhio09k692PrjGSLnMPWqa+f9Wnr1Ncn6PpYJAD7eF80sHdeW5jX4durxR+PQyfw5tre2a72zszZO7mdbbN3tnFHMwTZO9uyd3Z32Gk1zmjtaheR5fSNQHZPIu9swe6ZGToEU6ZNpME+Kw0BHkrhpnJfEga7gecQOLlIKoxlYodiDTaWmjz4Ya9RpJoNBeLrzirwZpXIxs1Pr6xRRHHGmmFKcAUFdyZhn35VWg0rrXRp+N1mNWNZIsyzZU1cVfCSveIoK3DXFCyjKZzC61c2i4ZZIE1eINmReVq+PkdjScNOxWPaWjecK6dahSL+C6jWt9X6C6slQkIHIYm15x2LhJ4V6Z3FxhYxTtn2OVdOET0zpoi/sIiOR+vgrchDe2Se4bK/uFfHoE1KPutFaGRpymDzyEnoYah5BPiv3vYaJXjGQMIN2Oz+po2eTY4chJo3QmjLNAxmF6gfhLX1fO8HEFh0vncGwnxgFIige19DJdeAR0S93ze2zgipqFKJAmlR0yojSuvH2IJCk7T/ZZ7OXwkLSsrpu2FESV/uM9D/Wje2gTPQ0DiafmR/pmpxiq7Be0Du9UrO5WGQ+eEoERpTH+cFYpP3CAD+z1WjkjOoRedXpAYoVIXgZruQihEoEQuQkvY3xAKEKMGyqWXnD+8f8HZ1/W7Z1QxSbbi+0m4HFVZSSHOZdZTazWrih3lfe3hokicJAO8Hp/+eHoIPCM6Wr4EBf0Fry/owXFFzW7kvXmEIyPmWp3dQBtHyJXbXlpNgPXgjfJz1+P8yvDRj03GxtwzEX9eyPr1xRMUWajhwnAIxtWHbK8/WtaPHh51kMWH5zc98+p1J+Zd/+hGSAj4nBX6XW3T+4CMCqRYy5LoFuxcHPxMAPy35GULW4jvP8ZvOHlIh/2Bm9d431mf15G0p/8RbrJXIAGroUCH6n/3ysNr9TeUTGuX97QHytTxhFJhs+ZTVK7+F5UE6HH7Myp4L7w4fWbSAXnNUv+aL/qw8Snf4VYA9qAhkQdtrz/DPf10nkuoJLtJ7WMRYGU9Oroz8DNQxGgLsxuX/8BYb/EVn5e8/8/n7iDCeejeRx9yx5VCG1isrrVcG4IUDoMkL84VOmEkKcJAT7Dw9dMIOKgF015pkma+Bm0tOl8kwsN/Xc2wsIcuYrv2+TNTfLD5RByvQ8sGJeubFTNTTn/mj34nLP//MZ5e7gk//op6n3x+Ypz940fN0njtN5y05S8eHzdLxk8zSMmYCdeGHE0vPxJeGz8SGFzERX31679diEskhmy9nGv5QT8OTA9PwR2YaoiWmIYKVT4LvqZyCHI1cbSzNwDQnSfpgruPUY3COMopFwRbdPnxbQNqoRtV6fDMuYhgjAPK1kMnHE7xQNhsjIXX4QkZMc/5ClUdOmfcDaVvSzIu990/nl7njPfOFzxJj+9unv7Lc9TKc4LiuP3/0E2+itfeFz//OcpkkJw7R2+fcpvr2KSmKOFXIqTDqZz5N6//pz4gz7bJakJoW9AZaIAmNOEXFwhf9y2LDQDUeN/jAFWrD0XnJ8myhCnuf45jgqsSjXOK9fiV7OUB/Fa7DeVoOi7QcFhk5LHDlsDoqs5tixm74QTmvkzg/oTMc6a3/9D+WkLTAzRzWNw9wlIls9/oOfjkP7/8tlsp0RsXztOlT/N1eCICEzfXIkBF91npU6GZh9sXMb1WYEHNOPmvj/KjTVSgNnapsqrIL1wfH9P3H6VNDqJJU/Zi++yg+n6ZNT0T80//EokzYFPH0+ffzgh/BL/q6glcbtNqnPyWi80DpP3dKI4Mal57D8csmSFM6d5rSudNUeX/tp8d9ad5R3yZBt/nOq9xqqsqtpnBUOO5Ltrev452xwYnln57mT8aNqhBiTfZyhezlROVrGe5R6ZSCajDhmyofCuybU85Sr0ksZeKqNj72ymI0s6aghXMyZyEmHUESS35K95c8rObnzapCe8nYu9j8pvFX4ZjB0UMXc2Zp+nf5VIn63gzA2N68yXL6ZtVnC/bjYscnvs3bRNGiK9km2nD48AoT58ZIqm/Wg9UwKDnsY9XFixuXc9iiRslZ5H2xYOTEsAreCgibDrJkN5Ase5w+WsiLnUib2MEe45Tpob/ZjvzxX4VLw432u7hPXGu/i/fENTLDV4sD5lGQv+tD8RBuOD4UDzrrg30o7ndusA/FQSVV3aWkQQeUEN9+fD7rWRKYU/qSpvsiwDLAQSExsyjpZhlWZwiUsgidONb3JPntiCT+5pznuaQ8n0bG8zODtf0VOGZvwBuMzJ+aC/gImZxdMFhV18cVjtxPWwUMTEPVr193rud85ynn+ml7jYSYxCV7dxnwHsEHXKFhLNczTOCYuNCOsgstErHjHN/D+PgWtUVpADd2BJBgMsRGJ/U0nUjM6WTlOqAGYfAV549scAqwA/V0my4j4nSbSLDp5LS0v0PFuJwsioozJyB3O2e1RB5LWrN5ow7CHWsQbiotOR6rTE96qiDxzvlV3Nu9SqndC9Mp5p67LQGCaq/JegXMomrrMUQkg5uzm9oGmRcQjUwNqEhmB2QlEwQ6kzkC4ck0gRLXB17mZiLMnV39U7xnbzxFFHUT+eds/o9zRTup66eIdCeFnlHFciHsvAowB+mjjAbF6dRnXlxb5vxvY1ue4LY8+gIhAJ/7TkEA9j57ygCAX45Va2joDHFQEoCMqmySdYtlnosd8HNGjzcu2sSeBA60xCU+ZaSU5UJfC9pCKDYjbmlaHanEhUELsrpRqWC4AciEXQ9wsmoKzhBtVhHH1PCvV7WBgL2To8NiBh+cFhhCfCBlxK28o2aMUMi7rDl7WePS8iFcrOzvNplPzst8/lvD+lz+zaMffF+sU53qH+onh9oIJcgEUy8HG1S7/Dr1u/z6o294X1x5fbKjWMSJaUJRn3wFpf7yj/d+lEq1Au1tXf75W0xu2IQjgV7Xhzu0T7U22D7Cj9Kxhm787VNwtP7yX33+voRtHLqGjy1aQ7PPQMnNoaNXfu0LH7lv+Z3vMCmxz0lVFNCs2qf8X4YSFQ2YAVkz8G+QonAAGScy4/NzwNRAtFedn2t1pA7aV99z4kZy9s74+TpobA1VECLwFp1ztGSDhKCW+mxC+TuDPYJjisk0WigdiZWrS5nCPUlR64uHuMCYsVLdyM6tIdB971sikDu3jSwL099c6c7a8JAZxUbCI0UM+7X3wHyR6MjulM2GReNI0URkd7a1aE312xzZne7L6bpDbRsHkIaHyO5W7t1CglUDFpgRx7A0mjcR2T2mQa90ZPd43nqgv2KmSwuZ7Tj9loOa3lqu6VHb+5dhc4RMoYbEcY9tLRpwg+A47jQf6a+EV2JlbVpBN3vw39BvMj+Y0s6txeK403ylxHEnC+K4h3V02NUyOz/sapkDkieSCQdx3M2880r2da9y3VaRr7CwwusBY8JhqXSNzPArXTPcSglLLSYQmJohjnuS47hbdXOd1LXgvltTBLAyJO5lERcLIJ/grWAlnISrR8YRxt2VRoXOfbrVCp2CQ5ZCVAsQG9YM5yp1BkWinFfW6MJJO+xE5bHucCXGRTd+RhH5tKoo5za+GhelgYlviz1vaJTzwEQPLcpRzvXJbusgZl7Kw+eaPf0XzJegkLg3y11ENL39RcpRzomOck4R5dzYluMsSyfRhkQ5N9wo58REOQs5TdTJacIlggl+BUc5uw39sG2ooLRwnPNE+RQHJkyUhYZHY2DXxbDQUc+hGhb6JDaOCYOFvgrIgqvzSRzAV+EAPlF/rLCl+qvhVDshuOiTs9QMANfSo6U/W0xeSW3n5ycHX6sjdKWJALOgV5x2OS+LyeW1mNHbJ8ucqJ9bs1rjtytEYg9/46lWXq/YW6RiDMCkBoafzVei/2xV9iTUuydA5hBmP8+i9+WnfgzQz39Bi8hGyA+zO0Mf6NccfKd6vzdfubh59ZQURsH0vPfjbc8ELj+qyuBim/v8xIXI6YUcQ4zBeImw0OPY1Ns2PbgUOsd70NeB6GcFD/mOIxbfOaaA1kDChE1NIPWeFTyu7qPVu59oA6ngvqgRbKNgk0F7/YaC3ukaN6lBzI8VXPN+/6K3/PUHD/7jpx58+UGN0x6VL7u47dX6L/vGolX1OfbI2xgwL6496JkHUbDPwXTXwM3AKA9ZSeNXSsU8dqv37ttILdRs5xlUzLj0ecR5DVXv9+crGY2FM3lZpF8W4WXREi+LFr6s9LJziZ6QP1lsE08qTD7PrdJ01PumdO8W5BD2s7f4frBT7aqlGxRXwx4/wmDRwVlBWkTXbxZl96Ei0m/+L5v0sFf56H+CI/D9+36piN1kKXwzj+8t4kNFcnfuX/TQS/d+7RUPffzCe6/jcyHAp88KJg8iGw6UBTHjfB4s1EbocapsOXl093WMhcrRjhwIrg5SGWwEQEaN7pUHcUv2pHsF7zOy9zPxVsG69B4u0pf7ld9KK3t7I/YZRj7Y6Tsp6P0qn5nHsxQM0FIgtBRW+W9Q8Ou+hLme8BmcFQe6AIirHAL7DEIsGXKVGgZ4/xsYWYFGAVHeZwW9fiowrBFbALD2v+4Lg/jG8tUROJIiUDoA3v8+JyWS2NNEocVnz2mcPWHVA6Pz0MP0Km5wEwG1jGtvWwnQQ0bAp0/GxKcB8IW8flG89nC0bbrUjUB7r/ctMeSAT4jm8gFfcKDv91kx5oGZIEEi44xbCnpNm+FMIFag91TRbwgAq/Z68GG44ALG6QHvuEYcx/SvXu+DgjDt1OpJvkReGmcGx/w8eXjvjPfv2xzo/KRfhpzCTFsC2KD1lF/SiYYl+yYiatDlL++x9q4HfSl+vw+v09jhhQoymNsjn/XwG2FzYN3fRT/K//0eETl9u9uuqOunEOx/jnfUnyqSQxupJSbNI5rtNCU5xNp92s5SJ71U7DQxpjL6pzOOmguSeG2rrps6BDU6G9oe5HY9XGQvp8kB3B4vkQd8BnO3ddIqk1RV2EiV05zai0NMx+O+efl/3gSWUPpuRYPjl50yqYPE3+WSuIzv/XBzYju91Ealfl0Tz1pJ7/CsPytFyrUmFpWa+2BwkFNjcRP/YV77a2MvFC0cksFUVmDsnpeInujrvl3z+g5eq7dRjmi2MMHyfraHZZa037lPXK4OGK2tKzX8IUsN/0mY7v89/v5LvvQz8xe+lmVUO6Gcw+RUsOmJyx5TVbJJ/TpsUn/Er7v41BSwdKy/hBv7x/O1JJY/odROdINVEE8qveF5vOExn7ym7y2x4Xk1hssb3uDmKmHZ/2Mghc5/9ZEWRAjsSWXny+6Iv68t9twcXzfHR3P0or9LU+UB/XmQ81cOac5g8h1uzp8ONOeuoPJ5zK0CvlIVKpN7Q8YirKBIGP1OaKY3249LxWlJYhynWFFphRavQFnN/mRqLi4aWo/JSOHNPL2cw+dyLfh6Vd6JQheCFykcCKRbJkEDPbnNark4leCd2iNzjc6zBoSKJjIzhLQPSO5s5GygfaTJOSWwoTUhIzPoA9tVrKuA5Pvo/dl8zUeg4OtekfDg/K5OdJTo45fHZMO+AUiIQxsLvEeKqF1zrXGHVfsR5AOqpH+EYyb8NPph+ZfPfCWgXfFvj+99Zyxpgxx9hiT2UZ0kZqVjFGeIE+mHvJF+408/EdDkABsxgk6QXSXot7/9Y0W/fvlPoVOMW6H89JdPvRuv+TowyhiTXR44hge+/oWPfDRGhU/v/Z2Y4ZDkx8/gx6/gVX//qb1/HjPX1wrKb73ZKCgjraBUrKAMyyYzdgGJ8SQNBqN8AHMhe8+3K+8uW3Z6cjUJCY2vctiCuPZp+CJ7CD/k2tfWa18rtZ8ttf/w+d4PS+0/coH6kVxlZwxFfDibK7IexV9UyLi9S/z9oxfkqh0vw1Wbjc1xzXU/AjSkYEY5rtp8VIdPLYNa8REvGeLcL78M8+eOyu727H9nD2JOzkUfc3PK5I9Gzgc4BNAtEYT4V3Yo8LJVsnDFFSZnj4neAa71JzDf1fKKy7nwv7Awmli5o8qjh4zSU5DLk9zfSLObYMOAUIlTk/jbzXIq6rZO8NHCgronikQr28B0ONCZPrC1SEoAaKZEOzQQiVE0pxgGkzbyI1TMjf9K52EKncobMxv2zfeRpHg1pEu0n+NOkLyuK+kZ8nbekSQIOuLhZ2bFSNIsb+OrHhv+iWUWI0dIwm6eq7xi9EiF4cUWk11cYExro6j2cVg/YAsNJUncUDPIinyFExrH1wuVlaUvlakXVxmrL90y+Vh/HJLLuI0DwFiHRwqE1zFa2NZifApw6YJzZvFzeF2Yfq5YEjCT2r5iubCYeYCARD9fUVecNfIMhL+SJpRagyiW+bz1SiacsSq6BdnKRgAOM7YjH9XwXjgucRSJDYu3j3BQPFRnJiqpCbdBwODSbtDRnoNd8dnsYDy/2U58DhiKd0VEoaF1Z/dcy+Exb5YDZOkPo1SIvVudCWcvThFxjvfjMBSeq14l2FlX0y4XapsCbAQJSBtoZo/NF00xKezLYwsTO9Vv6+DvSKfImEeODPQ7lA1Gg5v1u3l0uOjBxBDmPYDHprA6jAog1hiti+efD2BQYADZTCfUsACy4QP9pnH/memyUmH3bH+lY21QhjNKzgpOadA7JIGtS6JKDC+/KNBEPamEyfuwtUjA8jSO7Fg/bJmW9J4Rx9kmQ8mGKGPfqn8zz9TvZovAyYZihogWmCGWGoHl3TrVcVp2rcsazTxiENpoprUnb7+ymGCNS4/KdNkeXQOhxWiPYTRZ29zLx/Jkit0fnfGjxSU4tJMWh3YV2y+U+DbWhho1DvtpoEp22UHWzw4Aabmb+SQbA0JJiOA8yZi0o9LIetNwtzUw3YJ0ANe7QnuQcaJlB5kWfo9FKCZKHfaealv9X1XA/EqM/6kY/0OJAJ6Uwk7WLXroa+ahXB6y4AM45dvjpxKDZrrODXg/XkOUXXS86l8azmSK0SUcXAmCTVMVs2iIGwRGUg91vhIGFxzTvieLPh9OmlG2CG3x7K1qw8gSVVCykQslm2yDWzhEkESMLIlrZIlqNRqLi6yBifoamBgg2Al+JRtd3BZ/2LbYOEumzMFCbX057uFoVeacKhAoZ+dcPCUY/GF5LZLKT5Tf8i6lW5lxBdNmiESOYpI8TQwKkDM5xxO2ssR4RE7CChHCCjEJK0Qy5CFJtBbn4Ww+cb7XE/PD+BAJOvuXeFiuQARblJ7IRbz70uj2HttTqcY3S95WkQeogOgR6YDQT+DHwj6f4sWJ4T6b5Km43H2FJEfNs8r2FZcvl7y2P3qpZFal93wFbp18E225fQeL5K67R3ntpW0RPa+9WF/8pLnzk+bOzebOzebOrXSnhAPd7WhD3ri4zUjH1Ljyrdy2O+U3ZLZOYLSSMlLikd2XtXE7GHK71cjq9TarH5tOVQO3gyG3W+lAVQ1OHIQ0cDwi517ejp0aG9WjDadG93YrGagxrX5Mnarc2zif1p5JzED9Mg/UHXqgUnegkqqCBEfZWgVx9aPbfvc2RMzaM5F0/Th1+6C6hJFGzXNR9RzwWuvPhdWPIZLuojGBnKD36IbTZYiFQueWWcZUNCG1eWrcWPKUraxC+l/dq63Y2B7YmJ3QGEkMCxDwkrxB5w6Ol94uKwfSaJoJ+8cukDhH78qNJdvv++y5Yk+qbc+Kb9eSwGZBbP2ysaVtzpNBHSC2UOeqnoS8BoB97ae0zHzRGED/Sfuej5pyv58igOqH+Vi3YfuRfXmCXGkKS1UAYah8CvVJSr2pGmKvDu6GF8sdd87vP3Dw6NzuPVunAJGJcxm4zsza/Yc5+h+ZnpGymyqND2N4DosVUMkgBKJ/SEm6zX2oILAX/mKkItc1tUpKvcEEClCl3vpgrcMK/LKLjJ/+Fl7iqYxRgtSBSbmW/hjMbKBgniE6vwTREOmVsjnpUg9qxAkWTGi0ApQ6z4k8p8c3VFi4LwpqbWGMN1W+sWhqHFwkMWxWCEMOFG5aQeE2dZQ3ppYORT7GoMlZT1PwACja2hGfZfWATA4bkDV2QCbzJg9Isz4g3G0kUeTDF4YEyVd7X+bFkMz87fPfjODxmyB1E0o4P2IEWkUTuLF0DfJsgjKLxgXqfLgVb2E2wJJYyB5jUwVIO9xWyILTshvDQpa0kPn1vX4oGcSJqHmw2cZXezG/St7NK6HBndjI6P5aEGsaBzM6aWU7gD4n0KNJ5YVcJYb1skeihpLc0rtgX1es1VgQv+3YxEXFPC221w0ALWmz0Svv65BruOTZIyU17ExkTmWX/rOCtdBfHsZSPVc1i/QICTA+IMkbR4gqcL7uu/i3InOExm/G2yzGxYWaLc/CU3ibxb61ULPlDQOlyH0rD3n6sEpH2qbAj0f7D0/RMXcesGNAgInmjc4tb20FplXenjnxjGKsdstCfuIVEI/otkZHgUNLg0+9O5gj7CjSUhTmFUyPqoxn4aZ79dWlm+57p72811qcf3xTXl2+dgrJaK9jqyXnmnAHb5nDFi5j2BYgtfuuDJvLUPy9Vx+J1/BI/L1RUSfMEpfu+jttN09cmFeXtpseupm5EftB9samsiqOA6qCRjG4CQL+rTT498mDGl1f3mWEADJQtxPlacJgxc8aOLXy9nHatRYNPPzGFz7/56cQ78qCZDr0pZPy0jXy0nypl/79X33wa3H5peVHby7yWq2df/pNRjsfl10LRqNoYypSDW2mS37DKdliAUD/8AfOD23IGIu23fU5XkbDE4MN7Ybj2gRstW6c+JWqDWttNwZ68KBT6AK3B3POD+cu2QODkp2Wn3nTKQfsLqc/mP9poYazhRrW9tUSse9/+pb3JeVff+Yj9y07/hbkoBaQwxIxyrT+33Hq0clIRXbyOPq4iqNP3Dh6gSKIGAs3NjAEIpdoG7X8FjkIePU7S8bQJ0vG0EtFS6IZcBGDnlaPoY85mC9eOoieKjhgU+w+3gub2MxpK3eUvqHLEaNako/kO8ARJVRkAXMKdcZgr/cXxv4JHzD6uJpaEwKBOFmcdjgqovz6sjnkYCNsZtBhDDoCmxrHIjnHg0M4nTdW0oF/0cb8w1O/Qqtk2QPCeWCI9tNbtThGEuww3v0ySei9qc/45hf124u34JnP/NqeU2gB4k3aQ9+5Fn/Ow58NPDdz7HjZWQoj4+43xeU/PPn5U0C5gS60Uw+PZ8PQRfizZSFJK/iJddzEM9MVnmy/i9/zfu9F7w4lnLT1Sv67Rz/y0YU78ElZ2l9/4SO/E5d//VcfPIXRWLtgMNbiz3n4s+EU0Ar++tEvnfK7c+hQa+/O8ecMgRxaOBF04+sno4i23vvuePMps3Ygog8ORg9/xgXEYfBdjnibGPH2JBmekKym9KHWWDq3U6qVucbimOBOZNFtDU6rhtUTV7D4yLw5AHRxQGgcYVvVfP0wcNE9d+O/915Ig1idC8AUmkPEYevoVAnCdhbk1s3v2HT9FCKylsCx+IVT4Q7h4BRIJJyY0G1p6Fu+TfJY+efHHh4KtHNSml/swReCa9V5+HAxiP2Sspk9aov+ZjE0FonMEGiYxiA0TGKhYdJFoWEaLDu5u1OyCDQMQ0B+28b9q0/u/eiC4pmDPWI0BNlf+IiG+zMmzIdUmbDD3F4NMQOQU8Ux/z+6Xjmh/kcR6q8OVjee/RRu3FXdOP4wbnDwP5iEWqcYAKC9Ts3xParYu53r9QYgC7wb6xAFXgVZ8J6P4fs1tk5vK1fpbdE1YguZ+ZH12OHMyryHnsDep79/6FF8n7bfn/oovue2RmJFqBFZi2Ywu8fpVxITtAjvl3MGRW+dmmd7Qfkue8fjjD/lz9ob/rjAQzGcXvbeyA93W3Ft7b8VaU2xj/bihPePX/g5EoGeWbY8xltPeipbD2SAJRrQ04MflQ/+6gvbd9Ll7zsicSzRmjagx079aBMONmIo560d6CI50MUnPdCx+9wp6BSQdU4NE9styOWnI/CEX2FCfY9fBnWeILDscGadwfVn1Xr/7e6X/faLv95/jlnCsT1zB4E6jS9/+dVPvPEP/uapX3+altYzFcPYuJ5BN/jB//HX7/z1r9DP8K4ts3U+UHhmvvL0V+6cO07FHjfF/vqBez78F1TsqHJe+AFbCb3wfvPlYfryLtTWXee/HTe/8alDe7i2N9siP/vuj+Cl8+bGu31kktCvoudvcvp4rb4+QtdXOy/cIuwDfOjpr95BjHKj4UZU9ut/8pt/Y7mRtOkMXD++Z+4YXU+iWV+gNb2e2c87wH6iOvv53Yq3vIuNOuWj1Z0DcufAYXtnXu48VZV5VpjWQ2+0d74od078qr3zMblz7A32zoNyZ++b7J33yJ3fqMrcpZ+q6pmTO6+vQPtv5Ru/VT10I9/4xarEq/nGt6oSW/nGG6r2cmq28m/fbG+czTf+unokFzQ44bqvY0wICey+DH5P24okD7bcwhbcwFpf1BZtB04kmDvJ/avEWUzfvIwTwiZbxD1LjFFsLy5ofqg6joMIRBmQcuY96NznONRcQOt8DVrnGyxUvNoC18E67iNNAbBLxb0Dq2L3LH/surTNAK1lcKt1mQzYZZIaQvfmOrOFZBEiQdMXv0lpwaDzZMs6T96iwp3Q1M8FMCqcFTzr94MqgCrEDnRW8FBQj3+iWzeyl1LuHyz4sWsKxERF103l7EedBzdMHSoCx+3SXr52Kns1DUcV1/WoqgILBsIJqkADz8TreRJWA8wmrxah95rtEgT2m5lasXs4zhenW5dIfuJ+l05VQENFKng5kOLgLpy6cFENDReVXCVWL3Wx/CCuOVCRJho36jmgMfbedqfm7s8pyT6shvlEDsSvLy8WoQdPQHaYB/21NFR5R9xF3dNSG8gL8bY+sulE2/oMlH9rH2fBTvm4QLj1R6gIFcK/y6e20RbTRmH8w1dUDLAroM234S2SwKge40MnPitG2U8knc1HbOazTIq18YENo0crg96l853BUkRXY3Q1yVfjyKDAtdyv3GrCfJy5VJiPAXuIPlvrsG+wlyxDOSFgPQQ48gR7/QL06Ryv1+/kLaRi0Dhc7jU3lEVek+ViNO9oh+0QUa3PKYmQTTlCVnzsYHmLMPfp5aw51FGyAzONxvc+KH5LetrFQaa674TSpuybnFIPvWminbF13hn00Vrn5fQxcQEckBBru4o+Oud7k/QxCsSvNF8BxK8RVhIiMQXNIADAdovFv8WeoTxZdNgkbkWzyjOFtAZ5fFUboBoy9wy6hvlrmflL7cCLlym7HkdYdx06kSCePY8QP9dkMpotxnjucvoIqSn0kfbHYCWzM5k6MzmmZ3JEz+S4zCQPzr69w6dmPKdq9cRxbuo2dzG2ZkxBcnq9WH/LL2qUq/sZDTWdpRsCP6tAdQLsvuwHMrZEonX72XOHrco0rfcrobxfU0J6v66E9k4oQI2Bf/VZnHxWAYhs2n9Awa2XmJXqjzqv5K5S7eaVeS8f1WQ4hn475Gppahh5CnF2LXF2FyFOzYYW0t+I0N+40N/YMPobFfrrOfQnBCceWMaU3xjGuhpyW7OuhoFBs4heOtDbwfNqAM/L363RnPZi8DfS1iN7Q1+Hiz677Bg67IocRjCsZD1LvH/6MY3K5vXu2ONG3fnW/dHrneAwqFdZUUJn+wvBIS4RGuF9wmPngwhbVKg3HRy5LuM9gv/3R/ZZoLY+B8HDeJ51md17Ftlqdw2hJqjni9VQTiKoBAJU49lGGX/QvzOxfgCpafuSO5wfCqQ8lXnHvM7nNIhGM6njAQ8oiein1nnQl2VT0tAymsXPm6jCiLpd/rK6fCr7syCkAYJrgTnknvAr9xdG/IPK/azgZuhScM5q0urYsJkN7Oy0QBS6wWDUfYJKt+j3MzcXbf6dDnKt8kyTN1GeOaCcZ2hPP987BtmNRKMnWIZbR4cFsDQu/Hnl1qAB8hKQIdXxVzYjo9Qq9+HB8Y59xluQWyspm9Fa21a8F2cQvFeE53X+Q4rbzol50Hb9XjakJb27WBpLzgo8YO/gIt0Y0Fkj72wMbkaSacZLZC+hOXzG6+nXhPNl4fG37ZMRfZZY1b/wYY9ZtjrHm9wscAU3i1Y9N/JUM29wrrwODzyAPPLODVMyD7cXnbxxHRYuMlZ0+LiX9O7ep/MwnLABnO8Lg5Am2ALvYXp1LuM8BhOXOIP9cGI9M2BwR7ndw20a1SI1t3N1JvWM4SjBEqUhN5OIw3SB6XlUb1OcCLhBX2X8YtTDh3r7BtxAyJ2tO9gInMoYYT73q+pdB5TeqeLyIeXWKaSZWJqIZe4dmuCX6PvAQKxoAmqVM4NrGdMSLz7I878xuEsJyZoB0I1jVyEzVnJP+sp8E311espeRbEmlphoBDgVuOgJsQQgllgTS6yJJRZiiTWxxMsilqBGLFnelMSKQizsqEfE4guxkOgPYvH77HPNLTLEEjvE8lQQBIPEYjw2GL29IpZYD05kZoqOheVdmBJpXSpU0aCR+gJRRbMtnoc0mF/QYxUZIqiq8nkuotrky5P3K/dRmfzYTn4kk+xMPleu7wMFzJn8GFlFbpTJpxceUDJrpn92gr8gvIabXTUaSA96doGe0Gc8DMsKfMxupGc30rMbyexGenajZc2uX5tdkgNeI2FOPLsp/ENpdlOZXT9PMbspH6l4diMzu5Ezu9/yA3+x2eVJhd4K7060Ro0G4cs0dw0zdzF9NcPAI6fxgyJMfPXrwLTwZC1vangA55S8V6YKg//l7+3g09bhDn6CTeqGKRklDH6CwU9OMvi/GNDgB4sN/oGFg4+POcUL6I/tAkJ+dfrqTMJdWC+Nje5aOaicUi9yMmAAQPU8KX9sJ4VYnm2FsDxnXlIzL73v6rxgf/Sr/dE3++PS8/KxpOEzfp/4Vib0acW4o6raKxFFWiSIH5U40oaJIy2aEkmacZxjSyJJ2wsjSRvzODdO5Rl7LHfYuE4HAk463cVBuUeHphGL4UJnR1g/R/g3N3t5zPnhQntki8sHhY2GOlhwFAbSOA8RLJgy+nN6mM488bnqN1UxjsjT+BzvI6pYcYSGKp72P6Ags2kxdZSdOkerbJcMQtYaJpS35LZBe+FmxWVuT4XcMBP78u2sSw0pgbRka5GQT4JOJax3YiofQ1jv4kGnkycLOp08haDTSdyZdEzSyDcnIad0VNMxxHkHVmc6PLbyFXA8Hd2Rj9fCTCGqGJMzsNlwgBzh+QalcMerLJEYiblP+cihFc98+Y6/C9f740OHjyUYvq0dfBDaIxE9IT56RYsKjON3k0JVY3qWX77jmyHMEp/y6yXcpgx8OVe9lPgYkdlLSDqkjzUkBMVwf/TxMd5nX3XqrpykqR/QfUp0v85jBRwfhJzQCAWSzC8xrtIxrUuzetfwKVDGjhMSIIPjXobb9bK/QTx+aM81nvWXtjwRTrYuyrbv4mrbBAn0ybjaBnGYDrXLBeYN9FEVdchR1QIjw906xAesRkB76TPy1AbE89rcVycsNHWUhwchtx46VISVojZ0FbXU5f8NZ8znJfZvRssxj+ujZwuA/8Q1aLDprCgICyh8C0K/UMCn8+DdCldplWqpQlv3HLR1j9HWPQdt3XPQ1j0HbZ3VAdX1s871c861RWT3HER2z0Fk97IJOde/Ya/BCtc68a+zvv5jYumiTquV2OUeCy5Q47mCB8h6v5VbExiSxbRAYZw34Vr5uEY+tgocyJaq9EXa1PWgvz7YMIDKv1bQPKZR+sDn9oXrYBgq1wAhnwZRCVp64ZcfYbx0Yyb5Tf3tav72Uf3tCsde9OXKTBKKceh+e2NTdoJ7+3Ft1zuFLhyrdUESCVRdMC4Bn8Ht3H5/8CNHGe2MB3Sdv9iA9nhAbY8/Vuvxw7Uef3xIjx90OsiFHqwMUqGe36OnML/tU57fucgdHMnC4M7v3Hv2LDq/j9R6e7TW208M6e0zbxyY32Pu/D7BvX3U9nawb023bzOSDOL044IwfrXt5ulfkjtXDO/xJ/fMHQykxx86rruqpKsedxMvXuO0+YsfuZP7McmgwyYiCo3f95aB3sy91+nNp7k3j1Vz18wZReYCRX2ZgRH8D1qSWqLeoS8v6NCfL9mh3yLeqjv0o4t3p/QuYOI5Tj+uoM8R4nvrkErF9vO5qp/A5VrYlU8tOjFCdIY+6915ekF3vlJ1x1vQHdD6wVi6o2fHl+7I2F8A+itfaiix/MFZ9Mztx8+9aWBWjrpd+VFPdgf4V+4uAcR9lIS+YArQhAgGps10ivdiRtPGNXZalp50QBEC70jMIlGXasmyvlK7KhBtOr2nRfhy3sVDyco58MrwRb7SG/JKb+lXRi/ylb0hr+wNvvJunLDh322kzaMSPoZzgovkRDcuNFLoIhIo1L8+XB+hvV9cCNVloKNMnAggFoh0cnRWhfERxaQdtt2a+bWnj7KDJNBQBCinco+87hUCXQyxFOnLUZblwGAgk3nlF3nlJralWaw9WDI8HB+3ZBs9GTqM99xvB+XcJ1lTtcWWfU2hpnhk5UXEl3LFc/L3QRDuDu2g1oaV8ysHTn5lO7oIa1nW+DaWMb5skGksMr4mcTKi0PokkB+Bh/iRfpshnnEMie2Qt+dnfviVrKxrzbuRWIEzzkVS/rB4AQ0Os+/CmlPvlHfy3qXL6N2Ac+1C6nHb/yPD2q/pJCl/ZHjLLUmkmxgcyUitm9jYV4UvdkAunY3B1uwCAPbpaOQHN3CCWxqWHyl/FESztRKBN71mygrBJy58DRPMOMvbnLD9qHdxDj/RkiVeqS7V6XLP8UqU/pdWFNOalX8VNl4yYL8JXBQv32KEL2v4LUz4qU4EU3ZDvx+5mBEazZOjkdFN6Hhg0Lvsb5nkAgCOHpQLGcfh1kKZe3xAbdK7bipsrC508qymdWN1WzZWN3VidXtu8DJIcqBp6UmallaPMapWGFB7MJz0xlVF68jM82pPv02/MWYWNCYCjtVP6UqwtZp0JdhaXdh4gcyU4Hw54sZOT0KdIfM2gupHhswWpmkEkzMy9KA/gtjpsXzMmZrkR9Xq/rgEBo8BmdDJe9K2KGsj+agej7F+S8ZjdLN7H04ANBYtGYsWh2ru3gtuPA59xtgD8xYze25hpUneu0Ctpo8OLMBJnsICnCDImFqWd9f5AN/IuznwqOgkne6AI8KtO8zkPaTT3Bs3+jyDuRjG9xYiT+GikG02fHYFu2H2GbZtvFgpWIsTmrBTgOubakU9wHVBcfGDPLV6PkZYp44J7gxOcHfJCe7JBLdkgrPa5Aqfz4DOnC2cvwDKBiasbJGoeWq7DngPMAYvcK4zZ647zlxn1Vx3MNcdaXxnWXNtlSRO9Um+Qma9IbMeyKz7MusKjtArABpPS8ZH0BK1OeiPSjIyH4DX7uwn51LfJnlKqLwMrukpxrc/mg0oB1eZ1bTkmGZYTdnQ1cQjvDpfPYBE0DlSLDmYq/4f5t4Evq6y2hve4xkznJYqlXi9+2xQw0sL6ZShoM0OLZTRekHl3s/3B2l6SpKmSZqkBbSXhjaNvchQFLRU0CQFW4EKCkhBCqEIgjJURO31KkYZLNO1XlArInzrv9az937O6SlUfX/v95UfOXt89jOsZz3rWcN/vWtnEj2pDp26/aA9qvdjhfRjdbnZk1OzJ0cDXq1mT8U7zp5JIcVHsyeJPHcI7QLMgYiNlWJRDPE/sx+Nc6IVZaEH3mKw0WYIOMkYRcXmxtYrXXT4+v2OmdKBK9ziZUvpy42FLISEMRDiCmcgNwRAUc2QV8I7IiHeEUnlHZEGZDj7oXjp02pkPVOnp9ZgwUrAcSIVwHIP+4GgACWZhFKI60FDToBDRb3VKJF2sKwCnGF2kGNEENezVIzSpu9yntsUQyBmubzPDSvsE7jZI9mp6Ko5JsRPs4pw3mli/h0cB5nxD1bUBEssFYCndpHEFKV9ZZ1C+UuPB82MtQJMlGn0UwF0UBcBgKuA+Imj1CqggOJoHkkQdSo5axoFUXnYI+LeI5INj+1jLqDAnNxTIV7LNKCo10VomrXWCdTj9NPoV5xJvMoFpkXCS3cGmWAazQo0pvok2p8YXDJyd6Dv4ELkpwKPMV4SYHKGV3EyEG69BH6Q3sNTY5oOxxQ9nRag26SgvpTFl4h9TZWWTfM1rVJYzLlRtCdrG+X/d4i8Dv6nqhj880T2GILRg0EPUlCp2pyhDV4xa4AAY4XJwy1OF24ptPi4jJZDKWNsnSoj93cX8euwGo3lijikltwZFrGnbEt+bNocDrzGszazLhoUYJ5Uwyl+rZ1+omX2hq3B29UroKetVikRQOxhSo0kbecUlpUZrL2QMXqCwdRChor96+H855SavIlZFgKzrxnjCKZLLuz0zeDtJE0ewTIJhtv5D81yQ3s+Z4xxIq+h3lOQ9i14K0nv5Q34rDK0Psro3N4ye/h+TnfgZj9vmSGkENp0iqjZ6Tl3oPMUznwUsL6H2IcrmbwtxiERHwCLQZ/pT3Se6+Rujs4ZwyQVn3s8ApLPTuKzuJ/pGvvtxh+DnZAq4ZudwXn8jidHRphP/B+phZTIxWm1yF5iKf8zcVhfIUDmtgDfmqt8qtJC9sswZaOACQpIGs5NFtBmUFCgTKq/JKpJ5S2Fp5lU4Gj0/6k1PjDRjnxBWZOdAVjNk+y1LhEgDLM0AAhflhNS4j+WF38XaCYioyqKTPCbd6+PVqIUkYjdLJsduI7cs14ZfSS0X4qy0GwmcuxcFENJZr9val2g04Mz4LudfqKEJkwBByimCdXbCiLaUrMOP4YKxy8/5miM2xn04vEEfgwFPfCOpfdK6b3FpWfrecZjARXAFkmwkfIN5QPKkOIp8ShzxKEMWU+H/q+SwG8VCewxuv5P0MC9B6eBbwtv4zS1DIeA38TBqGDXwaiAKvpOZBC54mJEQh9cNtrljZCvvgsJJIJta/hpkAIOrRh/olzZ6ml5VCeAw9gANd1opm4KJoy+uUZz8bVxufY5LVehF3sQGLFrA5w8WBSHsXfzsNpo02AHFmcfga/EVGCGQBRNiLI5EViBi0+9KHqyhAiGylcs7utELFtWa5U7oLKDJlf2n+JUJoikHTckECUYMXF3s9YUHaxCb4tLIs8u5an9gKGyi7On9gOam0nYNgdtO4d+WB/uoG2n05netoVi7YZeNWycGTkgx0Gw37Qsc01Ch9KIfDXgG8RpfSCC2giWTHOSH9pPsqU1W9QAcZmjrSU7kuwzeVTeXM/xPxgE6gik926yG+kn02TXIct3k11LP6km20OUBSDK2XcRMRcVTbaStYsS9UjaKaCYJ3IPlOmvhNZfdjEtnCO0cLbQwukltLBQsEh0YjAjYoj7a7I++h4P/kJguzPWhisu0inmIocQAhPj+XPE1j9jEpngLRbjvGBKMTNUCTg+oEDPJKumSiT9qDKOGbBcJwWmjKukhnTE1L0PlZdRmH3nKlPlhIIv9VVm6Is0ErkGROLrHcNR62XS2bk7+RKT/kYzJP2NCrsepqONZjajgizp8HDlWX1eiWP14Ubse8A5pXOXcsFXOVYixmmLM4Hyt19dr3y805Lp1xEAb2g97OPMTAyRjmdSvh3utpORzjHJSrJyOscktIhQCQKtMn7aLPe0qZ6GMk8DBfTS2/MhOqqAAoZqO/Fowb46dcuQBvMt2+rosRC/Milw4rZCVdFwgXUkS1spCRfoRaD6UzpV7jaGwqT1VEspr0GpeXaIPZLk/V5q+1C+AvoHdJfa5sdH2iOqj8JHrAMfgXSblfSXFcgsETlBVq84oEZZgUwxJNrBYZDJrJbbMvtBjuSlq0RyJwjFYZEPTihit3ss12RXNGeNfbHgxLU0bvCTW+mbQJrESRontIEOUmdwPGSKc/8acYiZ9GiKe7Slel2+ykvjJwm4cuxQ6NQe9qs3UDXpT7oldXYN9KZ0EZkMOElE6mx6OQd9CqAz1vnVwy2XXOzR3zWrPWvdUJ71peq+dsukW+jXFnM1EXWafmg3imym2YPAedLcaYmTA/rJoRJ4zwzDe3p0HXielZ7Jv7TKb4WNZSu3W3BO2ajnVXKSCmzmoWrJxpCL2cuqEy73q8Wafs3Bz46zqznIaYip6HJikTwnv0r7ye0aGCe7zURgnJCNiOXkLr1EvGWKTyVxQ7mJ6kQT9V1LMMuVoFI4HDB5DSjuMpxqJ3Z7QzpYuCay4JkV0xn99OezRBKVLWuIQqgjz2RFaYvBZ2tOZ0j8StbkIQg342WX+dXA+aQ2MQgovZ+hdyshRu5hCKEsI9y3mENeJY1ceIy85ElwgnQfNgyKE3z+EuGHiePNe5DpLTnXuBu/6bnGDvw69QgKt7HI3IZf+2j7PL+qAbEBfHKOX9li40OVRE9vUqfMI3rxKxvgP+54acX7KqlW3J/0xYdZM1WNBEkqxs/EGOcEwyEjGA6TYBZKIytHpQ5wlPKz4YhnIjacwehmyo1uBmNzGEY3E7HhDEYyU24k5Wm4BB5WohGtVDldqPMVe4qPJtHxZIUimou6lTO98KetZtHdR29ki5TVWkEHeZxKR4YH3XmyGpqmw7zqTn+KdxjCsUOlfmld/MO4Nuz5FAazKLBx6pQpQfpMSUoncO54XV74abg2ni3xT1OC1Kms2ZVqc8DYIq96IQymU7xqjof6mbJTSY4pLTNAhXauHfBLe/ASp8XTR1rZx1EYrSoWEjY6gju6HR67PLmyMrkyMBXEhep3VGGVnH7jliG/8oC10ohh8xnKruwMiTD0F/pGJcBmDHGiLW4n8QGkWAcfyahforpl9PV5G7ZyU/+Tm5o4WG3jy1pTmTEd+uOIOqGpt8GUBAuD0IAN0qTLdEplUi3jxrqWRFGFbAkMLTNARTkFYtr4+XrFpXM0iYkDNENgOtpuDKHIuIL+JGFvk8CeJin29h4Q7pls5KMrOAOOeIsslTjrz1eHnKy203uPN0ljZNWHzsg2K0Z2rWJkmxQju1oxso2Kd9WprqLD2nJsjHswZmKcBkI6lKf4uij9gyPpH6ol/UNa7zoSwdI0QRyt62wxRtAPgrLpnmIANvsFVyFklCqC558Op+GFPGPxSru8ibiemHWYXuojnHwrRYLJCUjIBYEZKpBKcYjB0UfFkB357EL9fDIgBSKUfyWWg6p1joGdBP5U0ABJ1DSnEUsIXgO02tkJM0aXzcW7Uw7btSCOuWxt9xNcmC8J3oTJOGzWPlnAXMwzV+RNjdG5jACFh/UKSb6EkyUDgSQABztztMf/i51TQ7CY6QZYXg1yXEVKHewozQFOUZlAlKnMWZIIQthrpyiw8zKOyLrYDlu52yiSWHJh3lehfleo3wVJuy3IubMGqAka9eNMUX9C4qzpUYceQxYU2HAick+ojDU4Zq2XI1ovV4QiACYqYaiPpSWSSEvnROZ4EthsCGeBzIhmmQgnyLxolDmQgocbHxl+ArOBtt/6op6QzC0JoH2bIqSZcXLaKbGsRLtDNWNA95jKsuP6hQz4caayXlfkDX44JGJDfBnhevTPK/uQTg4v5+7WcqEoKb6Jc6GFWz70ha2gv12UDip2eRwkXxNA7qTE7LcdCzJ9DCQVx2Aa8N4XHyaxtKf+QaeT9N/kdHKAb1Nqu6xhoV9TNhQayjtz8KZQ5JTY+0PFQVrcCVbul9xHCTCgLH5SvEeTjGdYJs0yG0qtMK0kWRUxE/OcbsfgvchB3EwsrI1WllViKp9CInh/Z+6ZsDq1Uh1P9oNZduAq7XzZXUYuc7K7tKI9pXakPaIGIHzEOvARgG9khvKcH4xdYA1sNqHWixCdgkPlkiGqxAH88TnTCUObPHsW72jsGUZaNA4OFtDZAMkr1jhk3jnTAMgsFfk2HTThgHqmxKNJ7S9DKdQOF6wEqCA9BKElVAlkFmgPYFOpZAiGGOeM23bu12yZ/LbrmGtsbudB5leOOYragIKPcOCtF8bFeJ1BSlPIXr+2yIKOAJYKlZE8zrpjM7wQOKqWMiMlsUlepyrpWVlIsYstvwEGDdIeGTR4wO53iDrET0VPU/MXMaINrbXIbSE5LmwEd2WQ4wIpN7AOcbs4L1u4r+YGc+QOw7zhfegwEmy/yT0nk+E48wN+RhAyVeiOb4qHTlZCd2wJ3bHCLnl/nMPJjEAVDzlhcjRryh3xRCTiRIAah9VVqrxs1t/xISsq/sCj0g+BKi0WTb24L0ywwNIKQc3hpYboIgIBxUk3LReQ/RAeEIaXYudjmFvYaVmf27eYlnWxdbDUK264PFvYAEH4T8aZVBJ6JpWkZFJJDLEdzhRzTgpR2O+SSSVRPpOKy5pdqTetuMpZ4N+QnNbME80zxhS2yrwU+4x3l2I1q8aU8KiAubK05CoWBURuW4PcYhSNV23LjRfGcaPEB+YE5cGSFngtmGE5P7QdnNCZ27teicJTfQMLJ5xEkXoVl6aIdjUnQ2Pr05+kDUz/WhGTlaAQtSluUcQHIkQOZbljTA6Z/Slt1NKSoaxW1VHNfuPgsx97AT8j+4DUAbM/M+Sn9dkP4sS2IcVVp4VTn+HUJlrZ5OvpcIarbpIZbh9nfgg7hunGB9FD042j8mobkZBtRFISqvPb9ESK+Qtxkq30FjEZLDBGVnVRnMSLdiqSgNdVGXllA5AQG2hS8s5FvifZP1kOPORdTQcXm5WQw1jG+2gQIJhiIkyXKCb+pKzp0HlCl+lA8jwCWV04sdj75hpNcjTVp+o0eiyyTmFnIznOISeMw+WjFx1lBfZoUxMKjwlBw3RyX2aFUZZvfVUBT8nnjog+9z7tc1O1z02JPpdTn/MrMKmcyOwcf1B2DpvWiX4n/BacrLD56aQ9NDyC2B/I9dLYQbjEhpIsLnsV64kMjE+Gzhi8kXhRwTQVefx8itMsa94QzCcrOtGdCXZdYR8IVnka+KDKZ42Vu9izQhZKVz6T3WHaEj8tjCxgpFjEw6ROrQnsAd9ZFu5KiFVfTGVgr8H+KjB7Y38iWsfwhxkc3wSLxQ6G2hEWuZCLTBHBIBNfKpjXyYnujIU1/cG8Fds3CNtFF3vJdSxUtdAnELG+ff0GKiC9sIYHYx2iVh7VbJt1uqXJE9EVDmNxFkdiYkSNksXRVRZyPCEpHNmWIUDXAlis+DdbDLgwYKm6texk5qoUjq5ExLocEYufnJLgVIZsUV9bmFDs9LAKE43NaKsw19x4NTkC9ita1uCfAzs0bTo9Ay5uNdk9xVvkCNlH22Uw+snJfppkZFlA08CtS9POkFPreYzmxNDLyPYk2c1OZ5eFlJKFVRosFzTLsl8eToPmssBeyJQJuEWFxtfpc5ozM0zAZPFuDaL9byV5E/ZnlrhMplSyJHRE8gC8o4djlwLlVgBrvcWS/rLAOqXGTy6MZDZiHJKbGR4RZphN0kvC1ZB2snJZBXWb3KCF7PjIPYJYYHZK7ONHs/KsxddNvs78/pX1EnwVgkzSzYW+1V+JhFEq81hoMNV98P7DMu01B9oKTZVmzeI5/bKYo8UmRORFq2xEX2CJPm/xKrgji4g2F6Ye5dvS0y9xT1vIVmVxBDhnq0JyDiFaTxUGymQq5bciooXF0pXU1q6y9oZ4YSSG2SvEJWgVRBHsvkxkWkv05dnY4WhDqpKUusXOsMphVdUMXqr0FpTNeG2WmePc0rRfNM7yzBVxc9Cjt5ocobU9VopI002OQcGIO7yg9g5BhxBmOHKiRXZwzRDwvSzt0rgx5MmzNb6z1ecs6LjPyeYmDNrb52DrBhuF7gsCgnWsOVk4HirHEb4+lFHsVCI57pVVPHutGQ99rsTYHcuDdYoS3NxjnHAPsrwPgHKUyjt70ZWBsyiZBY6nKmojIb6yVj37kKxBrVmWrEHVieyl3lpaQC+BvrwknF3UifsusVcEE5dgLrBoZwT7cWXfJTSnkIPqcxPGCl8lFodWCN9YQVyqj8khGEydRjKssCf6QIJTazon1VTTDpcvXonIFiO4fNw4qSagAmsYpii72QT49oHpzsQKl6YtWE7t+KGfEu0UFD+hYsoVxRSrpTjLi5A9rQ55UQjmbU0PJGEOwmJtxWJZVBVRmJUAsd91n3Ww7Waus6Va20z+TrZXfIMvPLBOKR/AixJSC96I3R0aKGyVtLFky/Az27EZnUTvkmSs8tQVR46uOIo2aNg1WeV2TQg9CxVH0S5L+bKW29vb5RRHYkJBHFy0vY90zBaXHVZsgX4Pq0L1Ci4NWcbppz9f4WVv4QC6co874C1pr2K7Vwn9pNhvSBxmHVRLFksXe/9bmlIpxVu2lmQ+I2awKpIG6M/ZzNxN2CuH1EoEWUz0l5CwwMOgrqrkCqxThJKGCMhG5/eBpUH041GbIpwtJ27+HCQKfaZgU8fafaNkMbvMNLUknCQJLGS/H3OVn+Z1E6vqQvZZdBeyjg94gH/DHjhKBu0UZcCkL6zA4g1UjYp4QaoQmIVvsXRXdHInC0xfKIYUPyEEyk4wSHbwmAFPejYEHBVHNXvhU5kGBhFgSG6bcbKDwwQ8IAxdHrklilRulPD4m0tgo/fdFF14vzwRX8gJfsBNGn7AkA0mu1e5FBW5RFqIoP4QnC4BJ3CUZwmcwPvZDZMrPhVZPlGs1bKWlwPUWT3fJfy8ne7h6cuv+CdgjFtCdBYwxi0FEmAHLypfp0Xyzukc7fmSurgw/t58OjwCvWqhBxtxY+MT6x1sYFSUBK3WW2Lc7Cn0xDQVCA63gsHtGiw3LkzcomErWMHrRvgwfrrj8lfT4XH1AFLHWyNxMRskMvVlVdeNprTgarn8irq8SV2+zozbcpkpraAtgZXdyMSzVjA0j9zAo9EY2LxoyWC4qO1Oib+fjcCRuUYdkKl+YHOIRgvS8P20AvDreHKDetITZKn348lwyFygJOTolXjI8Mq9l2vd5mYvNQ014eyxCPx64v6lwm6iC/PGovDSEe2Q1ZRKH/snFs6Uu5JxDG32zLEmnv90wuaCOF2MPRoX4lmjW8ZGmmySZS3LWl0kzdK7i8Xhf/5S/Dt2uLmtMsr0uaaaQaglec0pnxtfEt0y2EGNbv2u6Y23Wo59Yd6Wr3LjJnBy/9gINWzVCRfN+V3TSzvHRvJOUJV34/hbQ/bUY5571xatqbL98xO0a0wgCMXeGeke3jbWhcd/etv4BNYGetFDxz2whFebsB+DtgWMYmq/adGO0FquJ5MEEXyHOxEIR8apsKgtA+43p5UlxjUGYKQyz4/lY9R0/Pd7YqWrZVTn3/t0z0cXXDN0/5ifLB7cpJd8t8FlpVFSG9ykirKgqvhmcXHE3t+tOFOC7+LiWBamlWdMyMVR5IItBZOMNToGtB9nLOo/ZBrSSccOSWfYttzV5hp1Z/+avBMfslfnwQdL6j51+vyz/5L/MwgFXdyMExBKYv6MtsVHtN6xmwgFoHdj+VQwOZ+OqSWOu0YkR1w1mm1jXvou2pJAaXHX2JZRjcboLrUq7LF9949QJ9ADCGO6uBNQg+h3d0xkGQhM6snd88auD0NSxlG7r0fjsG9eK5oShpiPL+at5ua8G+Z5N+Noce1BQx50NkPZtVkyrUJDExXU3KrVs7XPT0Nt4myGaqYmLy6wMmwOxuFHlplYzZMySowqrv4m+yP7boFR+DyLf9kpOSEuykk14eGh7KfG/HQxfZGQ9W70lRH1M4ydQl+ZkFwRB6ZNnIxOQgmQkJ8uyEesQqViaLCUAUzPLEheZLMNv+4oDSr93eJD9ZHij/1xvcJhJoKF0k9d3i8bMmgS4AoNu3IGFF4dl+9ilxmXz/3BHRAXkM0uVttB1Wf0pPTdtfM/O+WbJ//6M0PzCtWc7IF3/6Ynm2WDimWzblvN6LVRz7WVvsm2qezLwjBiopCUCfGk+RNr1zzjHWaR9rqQonGdz9nZPGd0zHeu8w2NKEbAYEfjatV45pYRxc3DKnBdjc0+lWNqRY9AktNf3Szv4Xv6dW4A9bWps3Ai12wftTXOFsFoZvBKT41GKYvbFNTiVN+4Npp4IR0DZDHODLEYdcRaE0/QiFntnUdrC+/hrlOLLIZFHLZtpjMxj/OenoaLrbtEZdZo3igzGFE7Ytql6knitl/TZ01tsdoyOiYti3sTA59ndYm9GR1B31Ud8pVoufiH6kcXQFRTvvm7eWOICroWCZG9BL1gj2H6j8Z13XLolfsV4hvs1fFeLxXH9mL+jMU81E9f62fmz72s7jdXXLTgo0LqkONoekOZ42wei9ce1MmROQhpYMx3x0aF+Tngu/jJfG2Ml450MUWaXlYvCGYBLoUv/Xm9Qqkb409nqWx3C309JeIQXUqBC9pjxEayUgESM+j7I1oN2GVis5cdpRVxFO7Xo9SdzugWboWtfXvMR0+5o7wg65etEVZtZ7mNEHCywp9Twq2RNy7aw19pOkitbserp4GUsePEUOKVDWaGpJceiVmwTxtMuNvhvzE0LKPzV6pYDHZC1RwbQ1XwMA5HRtr8CkCUEkf0Kmp0M52XzJ5v2qs1VqFZ/NcNs+Jn1E82sauApcuQ6EQ/RezcS3J4iTiomHLdEg96yBPqgVT2BICrgFVaY2OlhVFXu1r9XdTf5Iddrn921LTM4h4rImjMiLj3klpz2hZUFk8ecBCr6CwWdnDmFJ2B18Dtnlk7d0vKS+XWD4uxJCVdxJHn2V9YDmCOU3E1WWDKs752lMSYccRx0yoZV1QDoamIm1YZH1bZIahTWvxkZfTNktGv9qq13suN+ZPGMCHweI77j5i/n7t2/jU//dDe7LGTPtrGqV/oZtyB/uQa+GB7FR4dVIBwcMAo9ygnLp4/P2nMg0te+NWpzfwVv3r+5a/eOfKnh2/76BLOC8Ke3JXw063x8ZPzqreM+hlOTl/BRq4KHOOpTDWezGoUDz/zNAxAaRiALnWtxBp3NYyAzYidQsKzMP1Z6DBdp3AEQpWyebRdGypj9mMBjY//hdXyjnJ0cbOSa5dTYjdGKOKScC4jie+yvGghAgBxXpWxs074SVt9svEdP5lUFu2U8pqpEw3JNAltqhXlX7O40pwgGaIa2VBszKg3ZshRUG8EngF4AZP+1BoMJ2cE3wOmMf6GVyKeQCfZYlEirtZZNTJ7FQE2f63Zq3inZxlOQp4dubTZq3ynZ1ltFdchc9BnvfRBbwE8DfFuRkSESBVVg9g3I4pzY1AvP5JZ6cqSmggdTKvCEnpvocCoLWqwF0lMp0STKgspYvpwZUK7spev0N/jTCDeZde5tqkjNufKImC883+excrSnGFatuMmkql0JltRWVVtZAVWLsGGcJJu4WNTLeYRI7chBKYAN+kTi0hk+7MqJmcZuboyF4w/YhOpPffc+u8mEE4KxXRkfPPMKmcyfXdymKF+Z4jbR1vGXHjxjcvjiyLvBuOPodA/7DXzZvDKruf/kpCqIRcztP7VmD0ePldrHUVvVXBT6oqbkpU5Unwxwxebiy+m+eLC4ospvrio+GKSL240i68m+OqmkqsuXx0puerw1W0lV22+elvJVYuv7ii5anI/PGKiI5g9jZvSE9+j3kL3Jak49sj9d/TkoEU9WQFDFS3GfbzzDwZNdnewgnCnriD/lEVWADUiOeINGxgsotqyVcEO/VoxP5zqA4LvZPZh+Vo0nMmgSvEqmIBTku48LQGZGTX4110WP50Ok99hZ1zlOkSwgIDjXKRKgUpMdBKLmNjCZfqoRX6yj9XJu78ZFUSdHD6tso+Z4qmTCG6LnwreQ5Ur86QKS92oPTm5/JO2PLlve/zk1PJPOvLkHy8t7hpOCyRPuCerdWLwCTvvBq8/8wBPq6eu+oqrFRnsjr9Fo6wufkfrw+o8wpzUjYcvKx0KdeNVbYwqRLOXLFKek6wMMOrsdUkrExtkPM17SaWjoxVlSmi1Lc499M+nhYmH4gR1TpCDfYMT1MG32XNyj1+inJymkDAb5PIJuzl4DvTJaSfFFeZQ2FyIsXMfY+wkGGMnU5WbVML2JmWD57l0RBU+/8o1r6lPEDuSG8/jxrO7fvKVpLpBLOkFvkG1ygQvPHX3d8NXqsLufCZUWNMDgyN2Pi0zDOnKKsNnfhKNRYZYkxT53Aso8jfP/CSqRTYq8tKyRaapyEz4zJVakanw4k0b4ovJ8OKfNpQtrZJKi57ZfWv8YkRvt2kXI3rbeGvZ0iZTaTSEv+XufXjUpruv7X00HMP49X3fLPt6jt0t9CuTJH+6dqUC0gw7109R2azgvqOiUyt8hnRygZdUgfxj2cAsS2VE3dl6TkrlBhVd7HYEi5eL4Jb3iWYeUbHs5+RCLsqxtxDxOAEp4vxWYepbMamNhCEobEsDnwNsgIJCBzNddbz5AT6C5fWfcASlPuKKrClBRpWlKisAc1JZTMmjramC6eiIu1nkT/BJZVjzOMjbUvayFOaQJ8HXZ1Yq5PhEJ/g0m8Jt1RrB9TVDbBPfgi8LdM1fsUxHaZmhKrHfScPK6pTcqB9tboAF4NttCzSNvbRii1+0izI1RWvxLspEkY15zntcBzAfYMjboYYmUXZHJWfuO+2vaAvOPjEOh6bYHO/EOYQlMQcdyRaLd+qQwKv5x4B/Bp/T1mZsJHu3aQMBF4ESR3MqECi0aV00Q68MMd/nqtKGYdPXTY6zsw8qdbLE47yzzcE6mKCPPSPDwpkfR2cc9CNM9NmnLZImrdXWgexc1Gy5y7RspxACrxhW+k90g8NSNtQd7s58wnN26pi0pU03hedanHMxsZVLuxKlQa5i5WFuI58m2XCQu2pYRfHZAcP92QIKYgtECEkdVsARW2aNl9xKNeRMCba4WBmCCkECFyMdO9yUtSoCUrt0iQrMC8zo0iBfssKnJBX520MSg88Xk1vFEx2NwM23wvR00STsZjWWNH3C9q3AOUni3+utCe66vTZ8StCg5/h8jw2Kh4vuHj7fZzMC1Ss2TJdYfYPX7U7xpHHEF5G//EXGXsj+3LQwiPEQhlFhFrLCuPjp5fAri7E+YAxmrA+fbeKsO3ahO84rxWWY1BbHh5CbMFJDW7n71yu0Of6W1youTHTj6mFx2ZiEBiGLgwymE1jMdTl6jR5TWB5O3JU/tCwtU99Gs5g+zegjiI24Os6ng5mnoEYk4lSDZkEKSsFB8d2B4DWDU+YRG7ZODp/OXTMsMC80GCBxzvDDP2zBwMHUJlbcJ7B/5adSQP/lWDh81uR4LPmkuJgcSrEkNTOllxS7MyrW0IpFoWnVnTw3cMuSMCz0RgiSg3RHqjOfN4v87oqci8I8xkUoMVq+D+FlMUyLuKqUzwEiLhRfGpZQIPYWsWTaWjLuVgmyjyBSRdM29Jt519KzkWMZw6KpZvaazpoQ3CX0GDFEYVPhC7CieLW/mxuJGecyYVZAAzPpsggBI8Qfymbvsh3sye01SZ1QE1H3Oty9nKYVkkQ7RnGnn/yodR4CbDlwdAndAt2mIroVhJtUTLfwNZKRCe8KQfnp6UYdfICO4eiutCD7pKE+qsQPkg6nQWrVME+Bb9PiPCk0dhzVvES8oDPQBzHoT60g+iCoplJgfqoYw8erFrSfnKD9TGIx5yY1DhJ4y5duHo4RS4BuTV+b/+Y3fv/UGYsXzVsKSYxqUkWEn5WwsUplK3hx3phHVRz1Jm3xw2uPwqxSnY2rVyHVqy6qniHVs/Xq5ca1WZOKoYYkSaKilNdpKY4NDhp3eXcuEvKQwCxhGz7naUvI7Ea2xroFYSAHp3arU5NX2NegiDajfipWMKW0FDecBYzTe7E88jbz7RTzBTY+JkdH2OCYe+ggTMJE73hFbGBSBIv0zytY35f9oqWvIBNGUTJXRimCXyqWEbeVG2NyZGskT8xD5ga75cr1P/v+rpe3/H6eHnHS8us//GjfG9t2vDoPUQd2y+0vPHYt/f/ivAbmoK60xRGzqVGCIGVECFK2IEgp7spsqpjDliByFT8BPsioUlyrRfTjcIytQpHSuGWMHnWTJWngVY55Hi6xAULyg/inTnIs8KqTqSwhqxOPV6jFktStLgz1oEPhBq6Cv6xkkbGWxdpWUUm7oXZXdDvN8bvN5d5tZCoq8y69EDDwe78k16JnF7LCUtVwEaPLq5NzcHKOOjkPJ+ctloT27SijPSxjutGB8w467xc5EiaSIstdpBRgsr1hWIGUpSQBlLFZcMfYymUq5LGECNUbzJGiiXGQ3E+jnv4uS/Ci83XgQuE5BVYXa7jB58YwW7GIJLZ2JUVYMlUOlFLg5W2u0CQVp4yk8nnMoUhS2V2MTKwDDfKWpZWHkBOhuPo0IkFEn0aNkj2wjn60aVRLp9o08tAVmCMu+gCeX1bJNLLUNJrKjtZFM8niecKYYvFk4qeK59MBz8HNnY1kcY7BOGz8aHal5unsc7SEDYdOhS92idIqnYOd5TGynF8xHEkilziy5OeuD5cWI/dVPnxBi18Bs7Z0bD7sB6O6Ylrb+tIpwouw7Kok3IQt2+YQ85hxgzCZSDXfDGTY/tqwbAne8eHphjw8ohY//WG9ahpLsviF0WElv8QMelsiLWlLsakU/+eIdidcvd3jlrR7QrV70O1kHqaQHY+xt/HO4hh7xAYHCfLy2B4HAKC30Z4iH+Hv5d4cCrPJawU+YndKsVGhVjDu4NqEE2PBPsJX9mpXdvOVffEVcPjbOBjjaHsPMd8dHC52DuKtQJwcjkJrwTbGltBpN7nFT7ZJZTYgJW5YqdyYIhlHXy/Krh+eO1qIaDj3BFO/oOnZci2C00MEmyYzpji8DXU82j4PBlRigkCE4Rq70gD0CBI1Yyy3MJ8zOI0pd/tGNMyAxp5EMnp73AQ4+nTjATMfo1BanKY72ScFAZBSbVTq5C4HvFDbQ9GBTqzOFulWzi2KaZjVm+3SXN+PnR5JTSO4m26wN1ls9plrbATE6PfVl0cRPcTf/35MlTRF4ZdQOdcYxG9Fg70fhSSb7H2WjORelFEvRaxlEsl0BvVh9egj47bUbYct0AXGoUncwmVgvwcaq6HhzUXSNkjPjXLMOpatCS56pu8D82tzqmWWFjeZsfXOERJxIGc5x3BOas7tm3sjjGM4hsqhJptyvI2OJ9TxCB3vUcebTJ++uNtUgjzAAHcTtd0Xc1FOZaKua3IJ9ooqN7VKDkI14MzesbCZVMKmskTQbcWGUpJ8NgUxn93RoJ5LN9nt0uDzpP3nYEVkZ6YmWvETYNR6xcJqGXG10B1Qc0GDkGEvFZhXEM3xl/UaxJVsjYohRP3QJc1C9FxbTYAm2l6mwJEuyNEdN1jAPh9RecHH8WsR0UiC6pIViOEVOzU5HrPOiRFAEzT+IV18y2G9VsQ1d8eUUTryyhmRATxHfWMskjEKnt3n2yESDueJid7d4kGEiWfc/E9fuesPtb/4oOYTiv4YDHOi5+I3mdMhTXrkJJv0THgZbeFXxGMpNcaP0V5gbBQGOQZc3Y9OthnZdoOlyMyWAR60ZLwxDsE+IrudGtmlK0XDu08jOwWxPBo6ld09r62mhBLT3OxtZtFKGq6hoaWLboe7UFCiKRtO1CbN2owLpX69Ur32kA6FNCFs6zVV9Zwwiuqp13FBiA/7iKVIxlIkY3Fa+hKSsSVXvUYyVgnJ7I5I5nEroRbc1eX3QgeBt2VHDlf2CFP9xDtpxnlJyI2G7qkopA0itJuVZM8JJeH7SZWPGrMPrJB1rHBQhbYuwb2QyicYZliKJUH48yxpJNAoiyXjcBx5K+sbatyckzx3RbhpZYRdWxB2ww1S4ARImGKuYJzdA7ZVRVuqRziTtVlu97TLNnOrIXjW0koImTfPisipCEQDiSTxA7BiC9vltMxA2nCM4m973EFb/BLfQ7p9Dq3B9LMIay9tZYBjfIzdTCurBStBFX7qgOyp+VG2qVc3mPkcfmmBnsT60fxkUXqC3x1WZDqYXHQ2qch0kNO8X2l6TvYQhXMY/U7ychJtM6wiWZUJwcwW+1CapXWDx5wz6pnw4IMfILv6jcG3L+FVwJENJwDdqqQ9P58kaZWs8lJykmLws7SccFRbNckrVXS9kh6soDezVFQm8g6sFe9AT/ZNEF2T4oqTEi8buDFnr7ITlkwHkj+TZaeEqEnEZ8nVtCVTNWUJHJ1UoHsqMEPbbahAqUpahol/DCUxVbET4AcIzkzvOmUtxL5kZ8lFgQDiXSOQrkPtv+w39V2k7o2k7SLFs6qZKIjd0ytlj1olXm8MJ4vpW73OSw3dn6/mKuSrkZLE4DGq2gyEUK9yBH6bORoA+n9pTXwkxgPeoXKMSjUQtSPXqwoZhkoZhioZhqwMQ0Zz4NSn1QLOEodKQ/ZIyeEmbmUz75s3hi22NY8lrcUcQXG5ZZoXh+YZZN04OM+yWVE4dvURy1vYTTjUZQL0AJH3HBALkPJgn42bE8RATqrpZAuYlziY9Uk8Aoq4qVqNw+2a7LmrHNOgfTUMRCS67OPAeRLF6BdC5gSb7kgEs6uzrHkU65RwRNFFfn1YHPP1u2EIvpPbKgaUVyxb9LeKwm8ro71lJwZa0hb8DVpcX5bQ3boeV0lfomHP0FmtEuUR96qOFFQTmjZVBFlNvZlhDfxJCJVjIWl8fbxcp4pFJCy1pdJZYMeLfGDqtRnwU8GzYg2BHBpUKMHH4lg3lopDuCdbv4RwVgdoxClO4eSlxBiRKl5ob4t2tzfYlhXrikasg2nKWYrW1OGQysvIxOE9JYYkhfKSYltJijSSxMKTwg88K5NYlDLI9VXH6IAmDyY6HeJyksP3GPb+QoG97xXY+3YRZc6TgTlHRkRJ09zWbZHeO6ozbpWT45Xv0e5QQ8AqhNCSJdSZUOa94gpqZae0oksLToWah2S0yyS5ijtwPKLDCd614kvfCEdpxIptRbpGr4jnY9WMLdsmq4WVJZ632dC+Kd1jneTCPECMMEu0s4IomfBcyDeoErYNsRQTFiWphooVuW6syI1EkTjFpgGcEIPtu2bulgPFlB84Lm8UgJO9WkPhj/SDQa3MeFYUQ5isDfXqco1WMYlvC5AjCIKOmFkR3Ek3ec4plJrtIqHJBnnQkQ3yfsXLNkH4NpmfbDAjhnIZi+R8dWN89Wp8HMqQSBPJPp0Q81I6HVi11pt2nlF19tsK4tCaTp+W25l8FjZtqjfA1MFCilKKifsZr7vp7ewdiA1gEnh+me1D9/sVrZXKxJwQ8amSBBWt1fCr9yppQDG0blsNtQJI5oLilmZspZCEih3ksRO3dHLCRyRWhS1VacYUzFIdWPhycj+WLakEhanUHIGEhEUGICemNaSWBt4s2NVqUfIOQP6qt3rp4j5D69fQ4hYkTpZwEA6EwO1bwskZ51/4WpEGWE8eEpLFIMu4tDi78eLs6taesO0XcjeK5IBA3ka1NDiiDY7QOt58G2lNMX2aBGuJLdO1aqfB2mzePGAhCbXnR41Hpj+t59tq4ARAzHOEDUqOGJRK1L96J+429DotjNOcPFLUgXr+kl2OY3PwiVvGTlqG4z/yDtxTGRd1O2gKNJMe9TOxtZHHnti9ZmJMccjdqJfZQg9qVkYsY3WdYpJMIQNaBb9JC0UK2wkaeQQppXi34lVEfvhYKiPunUbMRRVrTZDcE3u6HNa0vSYRbo6k9SovRxOiKg8JsaoN0cLV9Hx1Pgf1MutyqsSs2Sim2DpZiGplzfFkzdFkgiqRCdJi8oxtgBZrS5RCn4rmOoHmmfomxdQ3Sac+1AqCwltMdzl5qyg7TFX2H61ekTonpKbcAVKKEUspxSbbW1hWWx05oO7WsuA4ZSUeRBB5esiEYMREyKR+qoHrnJTKKmMy0c39tNPS1EFzDYHP1PwxlLJPl7pYQAoLUUVShSZM6R863GNyH6Gk+3SjbWlJ2SgrEucuph9T4FJTmg6Dj65XM81k20pCs8PsMBFgZWkrtrBqt5jBOgU96tAwWpGwgZ2MzCh+9P4RzdHOS2h04yc2Q72jsxILLd4yeoDHUbTGtyl0In3dbxNwItZhZGkxNY68k4d4rRNIYPp6sXrkbmWyeM2yLI3dWvquNKd4k4mflPycB9dG6s8wH4kJFNQwHwk/0StPICvgfqPTd6QMBiI/iPwyWKTJfSS0LkTZekxYaOROZGMwld+XqfzBTOX3Zcb+Xib8vcLDN0PXL6rc8eagE4FC5oZVZqCXVJ0YMB0+Bi9Fxn/az57HakGRpjYNR9misFLbvDRgYXMh5iJI2YYx2RYzc414DkRqVc/MzjVN2MQtNmlGrkLsqy7mqNCMdLIYink7iFADK/vvsfEOk9aKEBA5PvQg7zKnj9Ygzlu3X1djYhaJLxet0acER9L9eStWrWDI3HgeeHb2LZOoJcqdNW4WuzjwOPlOsQ1MEiXZtCrQ3Npohn4b5dWA8pwhVinPFjt3bd6V9FsJScaVFDVDStQMLFqZtAEUBcoicWxdCDAx6CSS4vSaEqfXNG/nsGVkrUCtKG48UdxMFcVNThQ3KdEfGDoGfXab7bqsEU/EWvFBq9hQbygDlskGKga9HIedi1p8r5nn/F47TKnXRlMqNmiSKGfm4/CofCx5HyyuMD6sjg9z0ShMKj8KkMsmxcMAm9XBhwIPq7GAIIj+bqclHLNBdD3niK5nEa23Nvq8Gj/N+Vw2zg3H31BmQRjSNpqsnjE3mKy7MQdNVt6YF7Lyxuxl/Y7ZTj+5JvM8jxnyirnGv2LAIBkxzOHZElexSAZsoQwY57qPdl63m7oYeZtOqWIRNBlwNXIkEqWXNrfhZMEzP9fEbkMO5jar1sozp6kRb5LQndtMWSNNGLtUgjjN1SIrRYIzxJv6B9wUtosZZbI2ixmzG6epa5a50CtzwQMVTTfiGCAJ7RHQVcQ7wgpbKf6dQECREDQ0vlNduksuAR6/SiLSqiUiLSeNySldN6ywzbzdor5m8zcJjuL+nhXbZE4ywbmwror1Xtmu3WAjX9mtXdnEV/aEYXnwueDyB60wrQ47609GIx/hfOSwFU/hrD7594DBtuffG9Gai6+JBbjE+utKXlY11q73Xs4W5HrvaYBx00WKgW2mRCbcgN9svTViSnbn6/BbyZoa15uiT5PDtjTRBI6swG5wN7t2PBJbgUPrrhtstnBrcmTddb2qucYeYIVW11tP4zdXb+22vMmhlfcQMum5kOcQyetNxmDqVt4wfR5LayXriw0x5nChnsNE8vaS2DFWRaGwTGFegmFODkcaFUg5SZI1DyMB4zBWtB+OzEO2dxhRMGoS2wyHknp2xZGUrgSoEwlttxsPRqjFPsbe7Yo8VYstAJ3vd/Ms6O1zoV46xt7rIgsDSURAsYUA6Kqd6qE86rOpo26xIJbQgrCYt7MweCxmKdpSzly8TV7EO+J4SznmZca8NG16xrzkmJcY0zfaoUPZhTLb4Qzmp4ttLekDQEFU7lOHnRJok/ft4aIOgn+jRq9OcJvbyQnd1cRxgh18IRdfGOcLUeJhh0NQG+xtrngt5Tkjyjn52CmFynA65VsTkfqIuOgIJBpDp/MU0fkmV17IPRm5fcDpCZyPryvWF7qr8h3fKLcEkQyQRNvCJYi2/nanIgq55+R2FOVqDGtKz0XSn1QmLl7VyGGuoz8qisSwIF7QNDbNV8rXcjBRXEspGLUs7xbGqiy85OTuVsqz6LPyLn0q/HSUhZLvxRUKfVVq1bciCmAqkaXJkb2zhYMUliaLtavck6lwFg4i/Yu2v4txiuPEECpFWbRK0dafZzrmX2pnjCFeEhvzcUFjmG4sDLusVngcFlBsBmojcxUzaHahPDS/FTo+T3JMLMlzoiNAQoVO7d9TISWMFWRImIJArCu7goVlypZliluyT5CzeMHlzesh1UEhZzzIUEJA6ecI4bQAmSc4fEWCexMC8amCe5MS3Buhbr5txp6Sg47OBcP5JwtkNPk43VxEwrk3IhB5vpPbvb6YSH2TC9nLhWyMCCgsfK/MAzOa3RizSpXiiG9rtJ0qntfh2yltEslFEX2yWhpVKSqeliQUqA54yrY0FdWIoxkohGISwX6e+XuNkGaKsUGYws8bhZfHfls3ZacOChqSKrYGw5/Igb6VJG2k6qPfDQ6XTUeDjmbO5EWg6CxTZKlOF52lQpy3NBFaluE1xKtH7NU4ClFFoiFJBJu4tRORVuI2q5PdVmx1L5H7azTmfLd4zFUxcksrBtAGSdWZidw2QYlVJpaiYVUeWdqYisXngDHly9GYJmjsYrxwTl2u4i/h5hceSk5bI3fPcKhryG3kV2o1a8yRT4hjcyB2Q1FEOLmdrIh4UuQ/XVsRAW7SL2srfA50siRO1eI0Vii53sodUpTV34B9GiJTh7GmQBr9hrg9B3ZRxd5eKwmfwzzarseQyW52xEo4yv/UirP65oq2zGGATRhWA/BWKMl1XKG3zXysFRKDfXwqIpCXOLNShEMfk9Ad6PQrZJtbAZGeNa3YMFeo7TM2VZ2SatrwK7xsFKK3Lwy3NcKMb1VeRQjS7VUx8CpCa42QCZpzjVrZPXuyGZsK72SBtE0LpG2maC+tA9h+guMlAKeiggOkH1J+2R2p724pxNGncD1ztwDAa5xG8FcBuwAxdNh/mk6J+5EWzAfVfp6DpnLiNBvB6CkIDFapihLf81MCkG3kblSxrNxA1vPAVSUhOSuArSQscgpkhikheouDB2BWSCqzQq0xqd5AwI+78wSkfVDp5vCBy0OVQUrCHE3ujya72Dv+dpOVdbHVkIOz4B6OAfWJdS+sNMLGvB0KpBIsZ+a+pUWhunEv8t5qy5brfPfgXlcWvxDBc9qRcMzwnNgou29agp53ag276cTYmgcwjYqIabxXmMauYcUWFM+4gz3Ury4PGPxqRgCDZwlesFUWL/hxDS/4ekfwgicX4wVPfKsEL3jkWyV4weO3leAFb7ytBC94360aXvCfGI//xb8VL/gxm9GCW/b+4MbvDl/+Tw0HYgbvOhAzeGdVDBm8zyyGDP59Ocjg/ykPGbzLKMYMHvzrkGAGx+DAEXrw9s+XQASPf/vdIIIHdw8qiOC5EUTwxttLIYJfKw8R/PqhQgQXDkQIPuoAhOBN98e4v9YBuL8VgvtLXxz0QtjfnxbD/gpRXlmeKB9PClGeIERpliXKV9MxUe5UINaVxUQ5eGcJUY7fUQpifXspiPXtJUR51eUaUb7ogihfEiWY9XeAWFcJiDWIa9A8RBDriRKK/EM5ivxjeYo8uoQgdw6VgFivPziI9dX/UUqhd74rhXL5oND/FVHovjtLKfRP5Sl0v0ah9N73446/oZRW1fE2U+ui6zQihpniFpzfQaLX4Lh9fFjL7+DivWZYcXYqII7xPVwGZvpjCnj7O9G3d0vl/qwqt0fV+Rdy+Q11eULe+1o8qV9RD+43Q6bzplbzp8Oa76aaP2dqfGifasYj+B2y9C5+S93aaMUFXWfJZ26xuD5/UfXZpi7fIJffVJc57oKGJG4eR2B8mMbAijnMZXSc/aqDjDXCByzFBybgqQVkWCF5BxrJ8ZARsKnv/di0PMI82Gl55Znr/5IAB3Zigj/yZS5pAzh6XJLdAnXbBFj0ka/IFrvofhSOthFsfCoHoJVCi2sRa5YnDsRTJdEpkBkc5NkAHIJYsPh2M4fabHtAWnACQB2ONxuLQkituuLTWvHqUYWg/ertJQh0P948r/jxc4pPF4kkVKtWe695pIlL3Gfo1Wovfgl5nPXzC6mLicEeBTWGzlXhYGFLii1q1K61ih3wID0oZ5/G6AjdTAsHqjk8OJuG6dnd67cQ723E4a5HcXg63bbFh4J+5oujSp3nKAb++Xdm4LPfiYHv1KSKX1rCwHMlDPzuUga+o4SBT9xVwsDH7yph4CN3aQz8uiQY+KtMYvv/AQaOV0b+Xgb+13IM/K3/Gwz87r+Lgd9dysDfLs/AB9f+/4eB31PKwC9ZW5aBr137/xEDj4TNWzRuvqOEs1ONfrshqtEdwszXrS3L44fWFvP4e96Vx6OT78W1J6JaBt+zivv7Ydz/KdIT8SV873X53nr1vX2qGq/I5WF1ea/WlOekSiPfjao0gbsPYhhwYLH1xsrussIIKbXuyJZSkH2K8lVEnhc+u4F9L1yEDFmEjHARMuJFyIgXC7UINeouHDT/Q3lVW4Li29H68gUUUVu63mBP6IxGTmzE2MuuUpYsS5YsSxacJ3IMEyL83ypeeqzipYcxD2dLvHId2ig5OQwtJweSDdO6Hdh5M3jzqbWSrMxulhzTFlxOeWc7AMRYhr6DfvYUIGrB95HN3R84LUTZoc6NEzsx4B6g44NcJwO2QotGN/b9eC06D36ZweDTw9Rv1Z1B7wrolvgWw0l3IiPUKQLQMo/2pgO+fYZgQixDcqrOILeq2QjWIPMbSg4YQ4xfF7gwC3rhCg47FVTuOoVJLyo2I1jdiQxI1gB0HfvQbkkmTj98ls1Og4/IewWfK8idJiBAucclbLoeGpigwrNVyqsFtLTZKh9swIjHgN1l2FBGoJnOYGEKlEylZqS2nET9GKzhiDX7lJrsStO6GBb7Fm8DfJHxk7gYvXHxaliU6K+tIjmQoy48NC8mSvQ2QI958WofL8fPIaaeLqKo1WFmI28Y2Fp8G9ltsxOW5axxLg7R1ozgRz/f/9zqrmDSKs77NXan2dUXfPHl635hduVd6OCloRjtJLKzw2nl4K9AmdMfVF4QuF3Bcz/90bcv7iw+81OA9l7VH6T6g5evvvXWC7v8VFC5yqPTO3/xg2tW4zSHU8/o9Y3tfrolscHPbA3sAdjakHZqQ4vJWczTLfPWwS2Cc4oFqVUI7IBhm6Ev0i3jtnoqsaFlf3KdykOa9NJhWZ/dCheWdIu52k97mX8BidOLFYuY7LIt44ZX8e/D/FCWYX3sFTzOmCYQcvAy59eCD4oA0Z0s0yS7wXIl+h1R8LBqWd00IVjzKXl50RK3Zc1q9N4Gs9tPbD+bdVAJqVrKR4b5eSv81PawsQgUNAe4eYi3S4luGn7xXmrZdq4mQoo8dyv1HxVCj3NON7fL50KDVCe1kgTJf+/iVH1BYhXJGapTXfY/8s3SryEP5AB8LdSXjYhmaAuPbJ/qy7DbHG17LbkNyKKLdMyrtwrCRpeAkZjiK2Wegncj2W0fc3sIYD/DQe7Hw+IRFaqI1YNmsPuP/KAZbHyGD9gFIqwUeyOhrdl5Zrgu0DsjD17Cj9KkNYOJh9aqAh5WB4N8O/cUa8KsATCH7IRpumuCNewmFkqYdjARvoLhHpcTO9gdHtwwtLa0IB+JH30ecGMF/NHXQF0dvGcVwAltybts2uIJDPwhcxngHpE2NizACqArZ4IKsHxNWhWgLN9exlsKA+lRO6uzUjAn/WErWuIUxG4lTvMTNT4us4GLjs2PcXZPK5t9gBZQorlUdseN1umtfecXpnn1xzb9ZvB246zlrV1d07zZxzbg7BP9K1u7cG8GztoLrUsKfecu7+g+9yJj+kBfa1vh2Lb+VUZ7R/9AT99FJ/as7B4wCl2F5YXuATkZ6FnZ1i6HS/sKhc8U+qe39XQP0P2wsPZCx/ntA8by1gs7lq9cPj087ejWTwsX9rZ2LyksCc9RRmtHd6FvoZxLWdEJfk7pPit6lD53bs/Spf2F6PRjcqa+Gp7JR9VZb2tf6/LCQKGv3xgotLV3d6xYWeg3WgcG+joWrxygw+5CYUn/SXio31jQ1do/0NHmSUWM/kJrX1v79MWtfUZHNxV27kBPr9HfurQwvbWv0DodZ0s6lpzV1tfT1XV2z9nqZkD3cNxXWLKyrTB9ec9AR0+30d/d2jt9ycq+Vj7rK6wqtHbF50sKbdTh6oS6qau1W447uJ3Tl/R1rCp0G709/R24HJ4vKXQNtIYn/V0dVOkzpC9UhRf3DAz0LI9rScPKLZzeP9BXGGhrNy7o6Opa0L1kfl/r+ed3dJ+PJ/XTsNv7Oz5TCE+m6ydnyXFXT99ZA60DBSIP6sjpfTgc6FjWATJZUqCqGK00KNwk7mpjKRHd4p6eZdPbqdLG4ta2Zef3EX0tkX4aaO8r9Lf3dC0Jh2BpR4FOBgoXDpzER9S2E6k5rb39hSVGb1/P+VQoim8z+rmdn+woXHBGR/e/KpLiw2OXdrWeXzvQt7JwtDpe2trVj5O29p6OtkItiZbTZTp4xsC5y/un9ba39hemXTjtooxR29rb23URdclc7//JsMx3dntB0YmnOrPQ713QXuj2LupZ6fWu7OryOgameUTwntSp32u9oPUi74KOgXZvgF5WPXisskUV05430Lq4q+CtonZM84LuJX2FC7yTewZ6LjAi4y2NkTezrs7rWUWPz6qrO97r6lg6cLx3QWvHgDejDhf4mekz5hzkoVn8kNSOqJkJOvon09BrHfBoLKgh1LS+Aldcavjhfq/ngm5vacfAAHWLJ9PV6+j3unsGvOWF1v6VNAGO1cqjgaaPLyt4J6mxN4r+af15fk9BdVZbz/LeLpq9XRd5rf3csTS5lng93dKx1O0r+7q1bsepB2o61uj42FnUcUx0VL1PnHI2OhR04S3kr0zzzuhoa+84v7X79NbF/dOoK2fU6/V5l76bOSfq4Bkz1TOzSweh/t37d3Ghq+cC7lbwDg+MRZoTMsuwC4OIMtppTIhT9/Z7y3toSMIHcaOb/tAQyKX+470eKrjvgo7+AtEidabMmH4uciF9tquHuqbVw5wjgltWoDfq+Kwf497TTQtDVN/w7Yh7l/z7P0Uvjb9N/WrRjhlNb7zxgUeTF791ze2vXLnyio9dc8+WxcN//OpVA1/+dNvmLz51X+3Gz0997RX/1P/e1F3/wfyjs7598vTjC5+46bZlm2e+kjnxz+c/e+YFD3WuW/zEK1/5xh0fOe/BeRf03Pno17dfecuK629dfsSp5kOf/d6vv/78hy4/+42v3lD71GNVN+wdfO3L93/58SeHR1Z3Lvq3qpHtO44zftj4Xx8+fOyelyee2n3eRx/4w8/PrTxn6c1bajcU/vuOM7+8660dr37gratPvPFf7l5Wvejx0394xY7nd3xt56++ftTi20/+2aYj5934YtONH35pzbYX7979kx9ln//lU1/o77j2qKNu+sjqe+qPqdz11zefaB2adMFjN8c9uPiWh16+cDuN9JpjvtX7pZ9ec2KVe/nRt/7wtKNPPPfGDx6/bfsjlzUWnrntU9+Z9spVr7x6zm+rHzKevfjL3/7LpAc3LbjvnqMvmPrLi0afO/uO9HlnzFi26bOfuunwF9YcM/re7xz38qVnLX91UsUT97149ln3/+KuL9Qf/rNjPnrN8l8f+0RD4tStd/++4b4jnj5i+fXV82/Yevrpq7479cyte+YPTz9t7b3Xbz31R6fsfPCTO19oy5w8Me2Xt9jNz+Xv/5957lnH/su5i+Yf/+Q1Gza+Nb75jZeOuXnBtsfmfMK97Lpf/2rX/NeHzv/D2x/OHX7T/m/mnn3oeyVkMlhyPlJy/kjJ+RvFp83XFZ8verD4/KjXi7/2pU1F59699xWd1y7776LzP1vXFH3trhPv0c9zNz69Vz//X78dukr/2uveC3fqbZvxjXOf1c6d+x+tuUI7f+jYe8e+pX1t1dxl2Wfi873/4Rz5/UsPpI/wa585/K4P/WxPdL7xlu6ZFw5/Ljq/41OZee9t/0Z0PvrqY0/U7PpxVLmhKc2tH//Xoajjb3zfxrtv7LkxPJ9b7b3+4St/+ERYuaH01fsvbJp3Sdjxz2fvrv9Z8spRdX7DM2ee7zz+6P88qs7P+JJ/yYLm1T1vqo7fd/2dvcds2/7Q9arju9xnT6+f/L6Gh+R85vcfrpl48JO/GvqjfG3NCZ+e1DX3S9nDNkvHf+2029+TfPSzT3x5nM+fHv6A918Lv3vErp37uCvmTzns9Q2Vdy66dtWXuG2f+M/DZ7y86Dc3zJtyL2ftufnJ//3XDz5/xBUfe9/LOH/+B6P/dl/Dk7t3/Oh3X8DXvvqRU3+/3bXdDz98813IqeY+ft3y933/xIdvu+tLz8OB9Uhj7XM9n37ps0/MvPhK+tql0wbHfvn51547Yu39//t2atv2Bi/7k+66r44uPm7OhGHMfsx//UMLFjxj3Xj9R/KXlc5no3nSuat+WXHC6Z99+uMn7Xvt58YjnX/pyGy4sfrxo147ZtWeDcZnFnzGqXzpirOM//7dd75YdfPgnp9uWrDxhr72wRdvvqHxqZ8sOnl4zTE///rJwb4VLy9t27L+qP88/9zvbNx47ce7zvx68wkVW5c/Gfzp2Ttef7uQ/M2Ti057cnfdjJmzZs+pb2hsal3ctqSwlNb8GXUz62bVza6bU1df11DXWNc0o27GjBkzZ8yaMXvGnBn1MxpmNM5omlk3c8bMmTNnzZw9c87M+pkNMxtnNs2qmzVj1sxZs2bNnjVnVv2shlmNs5pm182eMXvm7FmzZ8+eM7t+dsPsxtlNc+rmzJgzc86sObPnzJlTP6dhTuOcpvq6+hn1M+tn1c+un1NfX99Q31jf1FDXMKNhZsOshtkNcxrqGxoaGhuaGusaZzTObJzVOLtxTmN9Y0NjY2NTE1WxiT7fREU30WtNdKljeW9P34BazFsK7a2rOnr6+jNFlz9xymkdAxmR10iM8KIdgPcRb6DvIq+INah3FoUbhqC/v+P8bmyCSDI0jOOO804rFHqxkHZ006JJUmdvoW/gorkelcxL2vk9Xs9S3C/Q2ku/x2b08tXq/RH1mWBgoLWtnUvPeHHFpqnVcq76/SQLgLFQO1cEQxweXVT8O5SvFc4vywMfW1pcVmn/lK7vUn6/10/biy6S70sfwErf1UpCGAkaJIicTyJcTzfJbT3oLNqodCzG/qbg0Q2S0gpGLBlAEu5fSfsvGpPWVYUukhH6IEFoQjK9NdDPFyBclH5vKXVOzwX93tK+nuVFb8lu0WslOadQ2p5o83kQeSaSd2jD0sZ7sXL9cVY7SWwfW3qi2g1r//oKbT19JJadQTssEsCwEerX75/ZAwmrAJLhKvMepL/4fqu3qrVrJQtvLJ4V0WtbazdEp8UFEQNZ+jtQHlPFUxUGji0nr6n7RGGFQrf+xKcgZvIt2tit7Cepus/r6eMr9Nm2dupkknn7o1fmd/TTtvUij3eA/V4v9kXcavXE/MIqaqDX23FhoUtu9/Z0xNsfY6GirwEIv0JBoRA6jTdNGGlqYrSRpDeXkES5nKqxkuRq6o42vX2FLvrznPr/N/T/C8XjB9rgRk+PKKGkfzRpG1vrfi96ReTxLmhcoj1g9Mj/y86VB8dRpfeWXk/rQAatV7vYGGPN7gZY1sIGD8G7YHu4gikuB/DiJVsFAgus2FiOLRdrisDMSJrRZd2HdVjX6LRk3bIOSyMlJKlN0siitsqCYmsZW5qrapMdyB9rgrOT3/e659RhO6mkUlleq2e6X3/93nf+vu+9MYToc8liL/n44cz0Q0pgpMOj38zI4DXwobQ3I8zD6/PMjOTHsCBA1KQmv5hOS6FkddlLeKNyyOfY+9SLAYzYnPxyOgXES2CB1jX3bw2uZ3T+9cwDN7IWDF+f3UULroxDaWoNf+/1rQ9eVpYtqSeOKSj5kF9PeI+vc+HJb6Uf5g5wFOuOt9IyAMNHTzyevv8x7g0R4yk7FYrU0MYjfrcIf/54YGPl8Fvh79POx6M04wokwef+zZBIfDiKEM9M2+/fk1oJP159c1kA8W+tBHeWwpuimVdJM+pWXcTzzPQ3Dp5IoY2GFGU7Kfz5i/y5arLNyQoJVomvn6DkhbeEFdffcMgD6fv3w38Vdw3Z0EimKOTWV1bgB7jXB9bfqjmPpB7LpAQYOv6zqQcjFuLwI3XCu7gw6XCtzclPvQWUefr4obdTwxWm7HestBy/L7gcTwlsiqDz+n08zL8VF/YvYilSb2ivI2x97QdvimbFChxHM7juaMG9n7Y70jMjltyPqTtnyp7JS+kH08GXsh0W4PdQBmoOZbfk8H4lnjhBMt8vSyZoPJZ8/Agi6xjtvhDB68czM5FuI7ZTMOdjx49lZryd/m5aEGFDNqH8luLMpB45whnanPwSwD55d8aN7ZcE7BPYL/mv7Idciz4Qf/f+39g/yQROo6oM7ohGtAh7K9TLx+exA0fTDx/kDnUg9dCb3D9Vn1xulwx16gp7ZKHtf2+/7I/T/i8fSKPBwqoBpENaKgD9AJrvHEg/FLph5kcNdCh1cbi9EtRvn8/hY2+HPfIy/1X9z3/r+wv/5kWTGNiIEF4T9t0qrN62r/542vf+Tpw2n0+5v+rb5fvi/Stf/Bu+fR9QDzNECYLd9/kF3330G+CFJzjdjO+WFcdU/sn8v/qvP6C7RL19HuNcxfneOv6k4IgQja/ozVGC/16YEa6oY0jChatXr+5iwVGLokLn+AMNOn0uOGfMe/R1xeezqXRBco3wy8bGHXQVrXAUQ9ffjV6G9Su3oPie+fp3O/ndzfTxlEpn8KkK8n3tU7UVvTZRSL5D1dzB4Hh7hO2GftqRUH0cVMJz/ocTfrpEIXzxtUf48cxW/yNBkBU6vfBw2GZboqB9Lez+U06XkxLWuy/iLUHIdijjhe6sxQjhRuT3V0L1Av03RccmZycK0e/v+FxQrhSxbgqxjV5vkIJLmvCJt7BIJf/BtyvgKDGB3gdC6ewre2waW82ft6raw8puGToxeWnfwVC6pT5xs//i7RXmNQQcLUqwNwrCXwXofNMQcBcFin4vBe3WuzcoPsaf/jULBQB9AAkit1Y/Coz3e99/aBNXlP5XLBh7y7ab1LgM0jGwt4su8HmG88rb56/+xnfhd1+JCt2vd62scN+my75/0QSjTZ8QAW76oC2/zz0kcS05uiCUQdMa+za2jQb3KhS3PEyfKVIAAlZtL0Y+T1yebm84nWGJNKrCfyqFI9hK874SOS/tje7Zu7ct+jNk0sQ/81+/q9KVPLm6HOdWltPgpUBR9kqFSSkkKFdp/xig06+glUQu4T9LIWPxLBEbQhMbwM/frGKH038THZjJeQ17+XHBKy2fLyLbF1LEs12OD9Ku+q+D3c0xKh0LYMfVD1797IPIWayxoTOuzKY99jrlWIUuNFV9EUI3E7PyO18uHS96OfP9fimd8uuLJbzzqxC611YRxxcxntd/sTNCprhVtbLOfxGv0P02ILNP0cbDES8khI2n5JQoisUkOJ8UTEnJKp1hZl3ANwM8icERfhS3qqyBEbfFqRlyu0GY2bRJuFvPfTiu9cOwAkN4kNM9HsjifL73EpYMvC9uCZ4URi2DMG9E0M2E3waESl9dzwE5Dq1CF5Ua1NHhuJV8MzE010QfW368yHQkvLMsnW7JC7+IW5H1sPZeJN2ML2s5uvdXlHeT+q2EfEGccM1mQBxWR9CthKp1y42nXwYLr2Nekq6B0/kWYq64buFhcSXCW4TblaC+xngoq7/6DHLIcavby6+ZL+OWlcAbSfvvS+f1LosbS+y2PJ8s7AeO3TPJK8ijiQ+1YmDqJYgZH3892cPnWxd/jXpIbZ+E0+1aSd/um9TfpnHcIzwIZNgtPC28oB6BKhbnfcLPhTeEOl480kErvl3Cnws/E1IJaNCzVVAK/W04dvOYTACAblNXK5uE73G6ncKjwvO8Jx7vrOUJIRqUa3gsSfw/LCa6BOFbOIguAce3OV08RvkBv9JwWmrfof/1Mfd05Qj3/Gh+EC90iIEUlMAjbKfwJK/bguOtEzbwg1wJSCp8Tb82C0eFHsGFq438uIevUkWgeDznL0m4Q7gzMFe0ikdRKiYRT6K6MEpW02ws5r5flVcKIMhNXAfRITzTN+NzEFVsAFTjI3AvGfmhifOcKQwKX+LqNuhkh7CDz6sckUip8KdRDyEwn6IfhatQiUTYJC5sSaHBqEk4FCljOX8azmds4F2R+8utghYHUcWp9lVmlgI2YksWK2KAq6BVowLcM9WWQf7W8MO/Ng5mtEi6qJBR/Ej7QxybA/d3Buhi1Su/hkR+hI/n118MjpvVhdVW4YjQH/Ahmk6PpfJzgeVyyh9x20JNt0VpOt0WOrZs16Jt/wF9ah94IAbt5pvpOiaG/rRr0G6he51Ot3Pnlp07t+qUG/UDXxhBt2vDBvrThbb161NS1l8na/yFa5PRnDr6ELXKHJxtLe8T43Wxmu9+Z9MPf3Rrwk9+cue3kn/8vTidNsHPDbvpT/kQiZsfxeUj923ZEqOMQW/f4WdB5+/i3ffqlKFpCvrj3coRJNXqlmsKV1ptaIc2glTr/6OH4Evt0vqVcbee7terbWNSSoo+CRfo2ajnPXrqQyd6U5SrjSn6h6M38hvq1+uV7m28I+n++/V/gnbXXfpvoxFDa5WxH7x9/T34up3aep1O759Vm5K0Ua/XJt1gA/t6NF28SPrRh6o1xGTaoLDL6FAb8rVBsT6XFuIEyPV6cLcRF2uCY2p1a5QWPjK+N6zTPqC7nrY9Pl4r6HaB9ZRv2v9QWx92/LeGWXoV/AztXL8+ZGqEERyFrL2Gf+GDPIc70Pr1N8QRH0unv5ZXCfHbxYceWnkYSboukAw2irDlcAdBEXB8vX79N+3/T4u6JkVottGGZhMtoaQ+DGkDRITSPMcBrPV6gti70Un5Br6Eg/549gn1NJ5RkpJ27NiRRGC/UZcEkqQUnpM4Luvpkn/r/Z8KPW9Jeo7S6mBJO1JSbrttjSrE2rV48v211LRBJv3ChAl6g237dm14HlL1sfEb3/qmrdyCK5Y5aU74dbRX8Er7sGJflPYIvxSSY64IJVixvCQlCJ8IncKMNMdE4QBWhrlCv8SwJtkTkyhuF9ZF0drELs0IiTF/J+1jTUI/e1j4hZAsGgQ7lirJUbqY7JjEqO3sGWFrzB5JiIoV9TFjwikscZqiNcK2mN0xu4XYqNB/bM4c48PMVd/I0uV+5h4ZZa6hDpYml0qXemyXekakCzlyrmyU7D0t9p5JaSGrcsFUK3qby1s1l/Oz5DFpwVi6YKphz8hG5jaaJftZi73HJnrP5Jcyl7UQREPyGHNN2jBmceyFPLniI9NHOcxxspQ5263ixyflXHZcNovzXfNG5skdZifk7Dj7kNk+ZLIPVWqeka1ydqy3KrsBZxPbLw+wd+VCzN9zir0gWzTH5To5i7lPlid4T+ecwtmGE3J02yTMZcBMbmsDe1LOZo6CPObJOaNJlfPBqmPiHEvF1J7J88xRaGaunBzR2zHYCZ7zmcuWw56Si8XZcdkgQv4K5rAOMtdAE9srZ0GibkiUIZvoebZk76y3d07i5ZoOPLYyT1MBcxdNMWdzGXRTDN1oHoEGs6G6U1AdcxVZ2OKZQeZpnJbsUwP2qUF2CBJhrFzRaz3ZyBZt59kjskUE/0ZptlSuABPeps4eTGkR52svkhH6SeVp9HxELpeNxKSRuUaHY2dH5XKu4Hdkq+htHSxji0Nj7EW5Q8IEGIkdlAfETzo+rST1lOPeaTnHXODBUZgDy1eJc2Oymb1CL3eOjIretqEScFlnt40yZ+EUvVkBvVmY43w58xjGxPmai5C9pQ4qOmXWZMAaeexZ8OIcKuS2yYuFBODwoxwo3kSKLyhjT4BosQ5qGKlizuJs8Z/K5EJ0GmCrMebONWr2ytmwjaPjFPMMTUGCIvYwPG12gDj2O0MXc7UUMmdOkTRbCcngfYPdzN1jhBK7J5hzuhvOUsgcpSa2cDaPHYBlHE2D0Bmcpy17iHkspczR1iL+bSc591QhJISdTHKW6O3q6WeuCrP4sQVMpMud4twp2QCzD4MHe4fF3lHNHDmj8LECtlhcydw1XcxhqxXnzCB3tdrYW6TtGq5tV4EhdrZL9fmjciH1QwZxrhZGw7DZMGqhZG/ttrdOsp+SJ5+Zhnnr4CiKaQ1wBRiptUKTpjDXdNYqzrdenGSOfCvs2i6CzKi5NG0j3ZrLJMxWTr7QkQ8mK5jLUsIWGvCouZbr76McRBqZrH2kG0PnM8/5cWispQOCZrMd8lhoHA2yp0mUUnIptlhohKNa4+yjNfbRYvtoPvg0kxsudLfC0UdwKc1W8xm8nfW94nzpRTh4az8kwwTDDeJsGwJpL8JmvvLiOHMXD0iz04rhchGduV2kKMV3U6EI1zhAYqocI5/GyOIcYIA566tFvFPODWXgtmi3gfFS5qnLYs6y08w50gXoKYIa2mhocW4E3pwGDTqqapijsUicr4PqXpFNzJVbwtxNRjzMQqzkstfh1K7KNnG2Cww4zUXM0YpYHTgPjgtAXAdcyhfnSy4iJppH20mXNL637VQ7RRKupQXTWVKHC5ZcHDvJFg3jEIScbAiBWNAb6y1tHcHZDw2bx1UN9zH36XGA4ZT4q045V/M8D5G9cp5k7zPb+6phpskeAIIZYWuED5vEv58mPqtbmDv/NKDmPPQzSLO6a3OZs6FanKuELE+Q/ob7mKfmJBy5NcFbNWLF2UEngKqtXXM5bxIY9jzoPJZCqNNKGukzg5Na5uxtJBNNMneDGZGYS76fNwhyZ2kXGdEMejO9OWDgTmmEuFOIbjNMsmAiawHQC8BEP3P0DZG0E6q0vTyZwJfc5b2aJ+hVEfEAxnMQyJXA2wFY6mUMcyGP/CBBjXQF+l05vcCXbEx3AuhEaIYpzLB+MVRcylUHsKmmmCELtnTCzBbmsdUz55lO5rFCnrZWes8MrjuQcbxdubUI3LPM3V7FdkP7GTSE+Gn+pxXifDnkz5Q7mDN/AEKNcMPWDbMFq5Ut1PWKs41yOXONWCEFhmKu0i7JPmC2D1TBWL0wRA7Pg2erAK3AotwSQGRPIfyrH0kLg2Y1ay53n4ZKHVm1GP48DZ8BlTotSDNtJeCEDLLYXgnxYMr2YjBbks/ceeNsoadGnK+6OBkapwME7gQr3hZzI6A5j7mbreKHY+SgZ7KKEGv1BDa54odmYMVlSwVmTiNcG0MflG7ENFaJpw4EXV8HhsinlJINY5jEC2WE56eL2F8Sno5kESHwHO4IuLMUMWcdXMNUAQvUEVQhhe+WeyEnVRATqCCiZ7sQl0ZkVLxe3AY91sEJW6CmHGB8M2ITUOSctkHqLAz5MuXBpqZswPdZjp3cnq5RCzkPwcUxuZ05pkfYYkc7c9v6AcwtkOcd2USphiMtQq1qDGcfesFRTzNzGcY1l80loAN04LGpBucEWLZQBrd18/w22cIclVY4ew7oUiG9q6gArgzh6wlATuO9YpO3tGgMosBWjROay7kFIE2HB3jqzrGFXgBQ4xDc0sJlMSLAshHCPZNU3ZhIo3Ca1jM8qKCLnC620NWDemYA5Uh7LIdngr9nkatcZXlwtEmQUkbFJ/P0lDFXM9RdUg/1ZZUBObrhO9PkO866YenSWROUzZzDVdByVixP72Sm56GChc5eGAWJxlZPeY4yMeK3vQNOh4rHmA+FV9TDoHDRczZJqb4knrdyNJds04hYV9s08tcAcxLOFFSICLQK5h7ATQtKrCEjFQLDUFoxIL+PktlCRSVzVufAD4rxvJxQs5Xtg32PwbN3I61c6pkmfvcCJjynEFGlBPDl2aHoyHsrCPIrSHkUZxaOvGDIkV8nznXLuQq3lUhNHfD6Jtipm7mgEkdWBy9ADBLlO6ot66zgbYh4O0gAAieG+MUA0S6AYDGAtJNUeRSgsR8GcFcjcIfaoCsrsALUFcwzPo2ao1TzgsyT0cgod3nUFZWV4lw5D5JySlRmIKWNXkFANndARb0TSGUt4pwN7KJYIVJHaS4FLSprzTG5EHO6y4fwWhnzlFTyjEs5q4d0DdxqLYG2JqEtwh0ktQbCzMoxEWNRWPWzN2ULXGGU+P+Zv9KsUSovXgJ3I0LPIbTzUOdZgA4ngQ7tIOSqMQFccridqQIzADPaG0aYZ6KReToGmPs8BJ/MgZ062XMywLK2i7lNg1FPwwIoqM/b4K4W5MEzHdBGNufHgtPMDstUAfLskYt1gvhxARlrymC3jTD3aD/QNTdWKS0IdKarEcedCCb3uUmUxnVsMQuRmF9Ka4d6I3sUgzq76+BNiJVzEyixkHWqx5HhJpGsByWlKOHzGQknqGBxT46Ba4M430S5rN0MC1eThjytnYrTVGECE01ZfZI5R8ejHqL6hRDG1VUsQdM8wXeVVUmXDG2XDMCrgSJ4rgWrCRPz5J1j7l4DJC1lixPmqNdQfFGZbm0A5Gbn8FwCnwP4OqbHea6DsqrOipTZ2GJ+k/hxFnKkc5L8rpkncCNWLaN9bHGqiZvCyB6Xkazb8vIo5xrFfxhFdDrPjrOXCP5GULwYgHNqDoDx22mhQfMYACiYYqIXQDZBVfMor0Sfh/0cfYCt2mHmLq0GrplwcjCHi0ATlOEdLT0AkGHUa/ljfClBCCLODZFvV7eI81aqOzt6UBYWMo8JsW4r48h5voB5jJMUo6jKOsewHmKeqSxKN9lwbyt0lkYJ11prBf4WA5GzxfkGsoqtgYrAclrI1ChhXTDBPGf7MAMKKmM5z7sjdRBlFC7kbUMl5DyPAsg4ykteA1vsOifZR8z2YRvI/7O5twGrKd3/h++11yq72iUVQtaqLQnJ9pZUmi1JSJKQhCIkIQkh7F70XiohNFRCSEIISeMYY0xjMMYYY+Y0JsQxxsxp5qx76cz5f9beOcec3/n9fvNcz/96rmfO9bl2e+2173Wv78vn+/ney9n3Jbm/mgb1JPtRJq2sAvZpHop/wy698JbHP1+B9u4yAiMNwXTQ4GadQa7LrcPpBnyUbpCPOujrg3pxhKumluAe0rjbu5F7Ieihvi5CJ/QkvZq7fU6vKNLkyppV2VyvD0IQ6SEUg9NX9CPJU6lDPlcd0ccFMiIdJVj5lunY5++Ds882IKrTkDYncKET6Md2I+AQAQeP5eHWdsryuqXqtNxqYrIgkJNX2EVySFzaB1or11PuxXr4PkOvo2Wn4mt79NXh/F54IRlpKndK7NOs99m2HMRMqqwcYdTU04bSCvmWul3f3VfknsJETuEmdiH1wPrbytjW5HQ0+UdgtWTuzllZdZUhF3edQRCcbmnE3eVeAXNk7GW/v4IgOXiefb79Akohoq4yHeGVIfvvYH6p3NaiLTleA9VYD7ZNRtEAG5+CjRY1p+iVfRbI/IRB0iTDBSkY5SC8cgItiFxiDrFP9l3AVJP19/b+Jcw0WXHrgl6G46YN/aacNDo4CoYsugxRL0dwFdxfliefJ9fFp1fSIaYgYfah4c89hhS6rG80LsoEcFIHJyDOsk+CvS+xQeDX76qzwMDvyq6Termp5y9fOSHK90MyX4RBT4NHj4Mqjx1j12HqT3fuMiSTnouL4eszeqkmK7t8faGWx9CXejRDe46AMA8Z2l15nk/Sz4LUM1hv5OfzI6C1gxeBcrk0piuu1qEmlmKcGlnM6WRWSZMVnSw7cmQdXmvojqGC0iuRXOi5L1XqCVIf3Rn6Iq8XKttRDLNAyqcMykGe6pPaCr0XZC69jI6jMAvSOxMy4Qha8hMIjkyDZkyRe1Ck4iVEfckB3Fk5NNXhipbDDUrD8oV828mNCIKzCAL0hQ2YWCGMu5N9cuEoBB+iuWA7++wYqk0dJGFOJRRDCtyKoNqWB4/nIm2q5HuqbCxH6B5GPF5kx+uFXNEF4CIyoELOgDjZgPsq4MvjcgGEBLwgy0CjGfoS+zwN3diuDJhXbn7ayg6AICrkQEExP42Kmg923FOHoEE1zn0fUYfKeGgf2tljmfnc7RNy0T2BsE7dzz5pgDg8lIXqvF3Pr59u0y99pOK+tsvSSK4bGQfkZvMKmpM05HuRvFKWelLO4u+qC2Xh8+TgAdwamCW9gH2sS5VTYJshdWWvt9Zf0JOKDhUnBQJ0H/vkVA14r5b9/lS+/mI67vYufB1aDrywW6bcp9uq9A1ZFttafFy/ciSPeMqgifXVWSdPDmmevE/OnYWgsc+PovGRe7dUDJopW+LEadxFJgpbiqGqZuObclSBJ86wz44cN26pKUJryq6Q03a3XDqyMsF64/TLas9ON8r0pIPxZIlSjQ8vwedy2wfmT5U/S5cXcI4C0BfJaHcK0uWiuA3fkLVjqezGVfJyXeZutrUEUqG0Cr3uZWja4yi42caGdMEpuFhBBfd18lfFsGiGbNFn9VmGtgvMeQLkrEvBJ3l62QROMHwTkZh7Tl4W0CHfUvW1HvJ4B0JBt5/1g+c3wNwwIjrhM+zz0tPcnbrm7Z3Cf3sKAkkuZk93gTbL0ir0XXpNIyIYCujornOY1UGQeDrSqTOzZFsf0K+M7NGz2Tg450lRBXThXhDj+XJ2lqwfM/aDt6H5ky+zrTowUmaVnERQ5VW7T2AsvSI7IrtuB0QXnJCtexv5l2HxIsRAldKwIKH3s76ZL3kfHktGmGaeBWXnIrNPoLTvw3AHlW/XA2Qu1rHPii8hFEBTZ6G1dmRjjoVonZFIpflKvSDS52/DYbD/KUhAJP8F2WzZ+DvD+HXB7iJ5OXB3BYQ98iavCNIDfHGgHOMguPcW6hce4bHvD2agg4Rht5/CJPYhvVPBbaCArPPw+y59ASuvYJ9DIzxNScbFcmHtZHls9GVrZX7NrGe/rwS/Hi4+KBNdOop/DWRIsbFcPeRlp/K6HJnqQRvHzuoXKaC59p5Hw1ukFw8F74PywFF7UgxLNiDhg5cKoSt3QNLlsm0ZVUhmw0gH83egshbqB4H5K7MOYqR6TOMESlah0Xh0/cng9lTcZCba6yPsswtogQ7fR3EulxujHcjGOvDEqTK5e9EZFnrr4PHLcvN5SG4+5b46U15RapC7r0PgePBJRT7oFWYsQXsHTz+vPMp9vfOr4rdrnvshyy+xTw/Bv8dkfZSnL+BVu4vAMpnvrrScZJ/UV4HJZObMkEvCBXhggyz3CvVCR+41ccWDhm4KVL9NVoclINVkuceAZQ5nVsniSC/N5D4FJe1MJvu8fj/qfYGs4Z9cKsLp8lzT5btAcdp3nn3SmIPMuaInqIP69gjTTJULKwr4dhiyBLRQJa/qVcrHntRegekzEA/pKAEYIr0Of+ey359DkSyVW4Kj8NwtWQ0/vVgKMjmDt19lQnktNSyZ70DKpb+1zgH4Zx8qL2yXdZJtq76A9h/hU7QfPL0DnjoI323Xd+ZpiF0d9HiO3sG4tewcwxLmXgXeLcW35shrsXtK2af1UABHjuEyOkOKyWJ5rb5SP88pwb0V6UXDEXm5+mSNYel2D8Y6qffM4dpz3GfJctoWVin1Qlzm9sXNtXodiBZ8F0x2qgJ9MbRZobw2ewzh8KcSfetwSr9OIIvSwhOY/SHoowyDS+S2AxRxOLeRfbIH8nZPDk7SZRuqrV7bbK9kWxuvsK0n89lnBy+xz97Pxvsc9vvaErj6BPf6SMNJw6McNB4Nx0AgEAhlu9E/yBXn+Z6zcl7vlZmurhFyeSduqF7W1oFy+5V+nn22cw/8lo6Igv8vZcMUu/EelHFqp9KwGioLMf26t0HfI6COlSAvkYKLEfUyFRseQMirnbJY3o/jiP996XiPNrGySs8HcN2z2kaUQJBkXhb3ZZHcf6RuB5nlgj8ykEv5OTIvs08zdQjGI3BdCkqgTIBz5KWtQv0zBXCO3Pal7cP80T0XyF24vNS8TW9glDxdqUH57uG+rLov6+hqTiYCfWNxdjcy8pRMKztQTXLkOhOC0F6r/+ZKmUwL8zJeF8qu2JWmuHreaJnsNLQdBXKxQx3bucPAorJfnpUUoM7Jy20poFjo6+37DUX2AOYrd3wnDOu5e9nnB0+yz3Ia5IcABmF+Sp8vmam45hGUNhTD7bnQOWf0xUUfWYiRZNkicqXK0qtJHQQRKlNl7TmoDIyn2/fukipq3uE8/ZKqjk2EtUCp8srbTmTw5aMIqO072Shc6/nF3Qb372Eny4WlABXs3Gnl2/VkKPBd8qqzDimyDzXgIJKwEqiSVxj0RFOMaIWRK2QeLUP7cf6YvDayA0G4PRvWkJ88ZBkW+mQTPT97RK9HoAlPHUIwZONjlJt9R9i2lBwwwCFZuh0rg4Hk8puB8mtwptzvgxoz9xmeKqCsXZE1Yi6GkKcjr2Gnyl89JItdJGvpLvZ5bpp+2Rh16GyNUbx+Vef7oks4lqmnTHkOdeg/80/jvnLfms4gXVozjyAfMbFCdEf1e0HwhXInvEImnIM1SAYYrjFflmggvLxLSGeZ+dNOA3CfrMW3H2Db0hA1mUihnZWY3mVZ8+tXMLnP5cVauTUF2R6Wx33+vrx2skv+s+34LrYtXw4UueU3aPlkhOY2OTTbMktg10s7DE9iZJmEy5fsYFtTcLvnLyKOMt8+p9F7rBCmSdOvPHY+ojuoX9tokJexclAR5cvoH/I8qy6DzNylbz93ytqzHsaKlKXm3kbQzTbU64Ps9w37IFXLQQuwXAV0W8oJA0PKD4z3HUORKoYl4ckdp/Qdp9yPX6xln6WXynGCdqzujJyzsGr+IYOuTnkrveSe8JTcZ+xANB00PJSGj+uR+mkoS3nZBnrVdSpxXL9mG8I3A/PPkVdGJumz8lkq7uTQIbZ1O3KpsgJdeQX3Zfn9hs4kztvNPrmSh8zM1RfsRh33ZanMOHlnDYy+l23deRwkkgvu3bEXsVvIfXlEPuFAHfs0NcPwgA33VJsO16bipMZTbGsByPnQ3r3c7fP6xe2DaI3K0RoZt5y+Iq9bPtkGddB4BheTV3N2y/VbX18M1TOVXS6vFF88gwbqJHe1Sm+Q/AK9QZ7sTtGfA9osqAAlQjedyUNgInz2yJlcWXrWQMayUSboPdtWcgLsXo+Zy09Ba46jZYBCzLuI+3of0ZADCqmCJ0/AS7BgFvr2zIPyg589uNq2SvZZVSkak8OIWfkJtSF5dIZ1lz3okVG0GvOQXTL5wgoF8sMZwyonQvpqFfy1TJZZh0EwRw8bLZI1lOGZLgoHlOmzvLNgHSTN68O7EDsnSpBNsnpIw+gKmbhrYcD1IIQNuOVAuZk4L1PqGYifHEitqn0I0ONyH9RaeJydIpeM/TkwSwbyFClXfxma+uQp9vmBMvn56RVoi3S5J0vRE+vzI42IK1jyMmp4ily88U3caPpuo1iZFwxPzzHP7EKIiINoIg7CEqeRAdkyzYPV8uWHHMcMmYVA229gsax31wtq4MQyKA4IMlQ7uOt8DgQyNEZNDaIbg4MPn+sOgowz0BEiD8/VyQ/cd8AL6LA4/WLx46w8uYcuRtS1VssPFhvrWR99UJ1EUMEa8qODEjhAXsCQV8D1D9JP50E/XUQl38s+SzmBvC5hn12+gHSQS+1OudQ+uVQNlaCTb2YHjHdK/4wAXq8GQ2WcheN0qE7I8HJ5fawQOrwU184/ri8zsPRuWeKmGJ4tZOgjI1X/dPQQqqkOZkWv7SvLid04t7iA+/L0fRAZbv9JxRnwZQn3Zcn9BsPqqw7jyw1PVgYak0bQUzYcAxIr2qtf3dQvWMLCSsMSn9wpN+La1eUt1Q24W7mjC9T/I4wSw3oQ+KEQGuvycQXua6081UuNb5unWjn65OZmbXOWfuEp2fCsW5bDRxDgucq3ihriHwL1FFg78yIyEnK/HoMmX5RlQbGsKNDpXKhBd5FsmJ7OULdlC6TtYVt370bmQY3pSvSGwd3oELTwdnRzDSa0R+Y19Kvbthme3sv/5kQv10Fw58oQFjBgfhlKc8lFw3NnSLTSg/LCI1zbeBSRXCQvk+/BXxkF8rpiYco+ucNAJMiPwvLTgEvIuQq9U+VVsSN6v6WCB9KgcgtQ9S5AJ+1mnzdsZ58flf+NjFwBUQPQjJYfZ5+fAjFmlBqeXejkap8O6iyQl2Dlupt9CmmZjLw4AsWU0VInp5K8HARNmdMIV4LlnqfvkRdaMN89hbjqCQyXi09xY+h92xrPIa7L9Q/d5LU3Oeyq2Gfbsthnx3PYZ6VydwxTVp28iNPONdfrFzlgg0v57NMG5OLB7bDRSb14TVbcvGBY/ZUXzvLQk0AlNJbLdfNZ5nEE+2452J9mIhXLwas5MuNsT0XKX5DV351d+oUPWXJfhvIEfTx9H8yy4xzbmgehXHBZXjjIlB+lolahUX+afFaW98UyNaXLdRGFdme5oZzqH1qeqTI8kTY8h8thW9NOst+XoTkr349IqJJL7/l/PrJMO6UXB9OQXr6yzt5T17m16DCjOexwxUbmV/I+WUa0nf/7569QUEL8qBUZwtuTL+lwsolqSRdFENH2iSDfC0lknlkJ+VJTR+aId8k2dSsJ1nSQMYwtU0udmSlm7oyNNIsJojHMX9SJzCmpgDFSlDFHhFpmiHifeS4+ZX7g2pkVjFIx6I2t4hR1UYxQeCk+UQUo3PkERf/IPEVXvlaxhWlSrBbvKkL5VsWPfLuijFqwC+/0ZefRIPZnIYL9iG5h7flc1kncz/ai1ewbpoHNE++zraSVtZN+ZQeJxpwd7cF9Tp24idSd60r9OaUilFsnRHPThSQuTCzifGkZF83UcifVTVw7ecDdEdq4uaYd3Ie0t1Er72L0ieRl9D4NNPpOnG8UpIk1+pbJNHqoKTP6mjYYddBbRsukR0Zrur408maUxjdZW2MddTU2Fn2MnRRBxrfYCGMzIcF4pFhkPFRRaezxps5Y1Nwwfk5ajW2EduNPWcsuu6hjl13CyC5ZfGiX0TSmSzdpS5f5TG6XEUJpl1F8fZf+xje6LBQedTGnYpcwSakcKPZWspKzcgznriziA5Q/0fnK+1KcMrxrmvKCWKHsZ1yrHKC4pjST7imXSq3KMW/alZWiqUmAyJv8mXcx8eZ9TaJpiMkPfJRJrpBkcogvMwmm9SYX+Rsmt+hDkx7SC5M8STT5kVGa3iB2plbUxTSHeptu5ANMF4tLTFXSOlNzKd10pbrYVCFUmqojPzD1pK2mGVK7aV+BM7tH1WYLJY0ZFX3M1DTErCsTZaajCWbfiulm/flis1niYbM+TJ2ZL71uZkofmC0QX5i9EkSzqV1VqmO8s8pE8lFVSCGqX7go1VAmUWXOZapeqktVzSZ1qm7iXdUlqUWVTH9WnaMK81LRyrwLZ28eII0078f4mnsKIeYSjTM/KejM5zCV5h5CnbmKu23+mGs1v8uI5vNNlBZJvKPFBWmkxTcaXwsrIcKiiSRZPBXzLT7kSy3cxXMWvm9uWLxPH1nYKl5arBE6LL4VLLveFQd1jRXcu+6kIV27iku6vqIJXdeJ6V0tpeKuOqGy66Q3TV0P0ftdBzu0de0pSV1fi6aWgxk7ywi1i2XUnbGWbkycpYWgs1xB91uO5qstvzFvsPxI02p5R1R0W6ex7FYiuHR7Qid3C3gT3m2YSVw3Y5rfbY5Q1u1rUtdtyptr3ULpg24ThLZuudTY6htqY1UjOFp9T/yt4miYVYIYYzVfk2j1iiu2GkirrLRCvdVhvtnqE5NWKzMFsf4rtbL+UFRbs3S49XbRx3qeEGL9JRdn3UbSrDdKxdbB4mFrzzd11gX8Devh9IH1B/SF9WVetN7GK21Y3tZmHXW26RDcbUZJ95jjYqDNPHG+TY0UaxPHJNnwNNdmD19q4/qm2mazeNXGSLhnE0x/tlkscN1rNPbdbSWv7ktpQPdJdH53VhHbPZkmdY+Vcru79yrvfuXOh93PSmJ3jWja4wVn2+M279LjKe/bo9kspMcJGt9jCE3rMYwv7tGfqeyxj6/r8YTe6FFIH/aIkdp6rNGIPeppj57t1LEnw43s2cD795xGQ3uaSNE9R9KNPWNWZPVspo09W9S3e35B2no+p2LPal5pu5CqbV3F4bbtoo/tqDdBto10ie3XTIJtgjrX9k/iYds2oc62jr9hayY9tr3Cv7YlommvU7xtr/0aTa/VTECv3nx4rzhxZa/GO5t7PRNqe+2hzb0a+Ue9jrHtvY6Kpr1viL17xwnOvXW8V++/CQG9nSOX9S6VSnvP4Kt7bxYijH/hr/UeJtzrbcO09TZRiL1NqLLPPd62z15B0+cxDemziYnqo6QJff4ipvcZLBX3caSVfW4LdX368jf6/I0+7rNNau9TL3F2TryN3Re8o52TsZfdiDdBdouYKLuz4jq7c5o0uyqpzG6feNpuqXjVzl+4bRdLn9rZ8e120+hT0xqq6uuvsuurkdz7toiT+/qbhfZdR9f1PS2m960Xd/V1p8f6zmLq+16gN/o+GvSg7yX6um+DhvC/EDs+R3Lhp0le/Fd8AP8jXcIPZBL4WTSdf0N38fOlKv6WeJF3e3ODX3TnG364YCmMoa5CBdUKWlphd40GC/9gIgRLaZ1wkGYLrVyJ0MFUC7ccmoRezAPhCdcmVLMdwie8pX2BYG9/jHrZ54uB9t8J4fYJTJz956zO/jtabP+aqbRPEs/ZXxOu2d+SEvoM4Fvsm+hr+2ZR4TBWsnR4xNs75EruDoN4fwcrRaiDZ59oByeHNIfdUoHDZ0yZgzGtdTgiNTl8Qu86HBafOoyR2h22isbqNGqjnsY7qtN4L/VXNFBtzUeojwtx6pV0l7oZ8TZTqFT3UjSpD9Lb6p/pY/Vq+lpdrSb91jK2/bYLzv0udp/aL5mP6/ejmNLPmhb12+tQ1u8qqe+31/LjfhrFy37VXTnHvZK9o6843HGiWuvIMKGOA2mMo0QSHe+J2Y5uUonjR9ZHHZ2ZZsc/i986qtQvHYcwXP/T1Kb/M9Gp/8d0ZP8ejG//qXxI/wAmtv9uuqX/4DcF/YOEyv7baH3/r5gb/RNpS/+PxJ/7d0H87OSJEyNZOqUL9k4+vK9TMQ1xihaXOL3kE5xOMrlOptJ+p0Ba45QvNTidorecLtPHTk2a104MVQ0Y38duwD9EjwHLqf+ASiF0wF2SNOCqmD+AV5QOeL9r9YDj/I0BRtLjAX9hXg/oSRXOVqKVs6BwdB4t2ZnMpiOdb6p8nY8KEc6fCUnOXrTYeQFf6TwP8fEhrXM+J153Hijccya0zfmxKDl/QU0H9n1jO5BRuAxcYOI10FEMG5hKowdaKhIHRkmZAzeJewfm8tUD5zENA5355oHj+jwamMCLA69T5aALgu0gDXUZdAR5d/nO2EEmQtygcULaoBahZJArrRnURWgYlE0fDBK5tkEfqToGeTG2g/9EBw32Fz0Gv6H+g4dJoYP/wkcPdnmjG/yRVDp4pEn14BH8jcEPxGNWa4UHg80VLwcT6bfBW6jKZZnGzmUO7+5izvu7vKahLt/TaJfzfKKLg1DgoqWVLlOkOpdw/poLQ791ecy/dLlEpe4bJG4Iy9kMeSQOGmLBuQ+5JgYOSRDCh8SK8UN+EdOH7BF3DXnGVQ6xE+qHeIv3h3wutA5ZyhPXo7S363bJ2fUl9XA1Ffxdl4lLXC+K61wjpDTXsX2KXalQ6/qUu+a6jD5w/Vhoc3XhO1wFXjW0XmM3dLjCfehXGv+h2ULU0ItS5lAjuneoWjw2NJNtc91A64fupTeHfs88GDrkzcuhv1JTzaeCnWYkHanJpH6av9JQTW8arfmWbtT0krI18UyJZjJfpTlPL2pS6E3NIIcHmo9oi8ZW+lmj5cmwedRqWDDvOEzDeA1zYQKG+TPhwx4xscM4ddowypUOW9a1dtgjemvYbv7RsHzh5bD9otXwE2r74V9Tj+EfS/7Dp9Ow4Y/V0cNXUN1wBV8w/AexYvh8vnb4cdo0/Bfm9vCr9PHw69Lr4dWiYsQjc8sRDxiXEbME3xF/pgtHfEXiRmjf6EZkSQE256XiEaGayhEuUtOIG6rbI9LUL0f0o9xIC9pj5BbWceQQwWXkXDp55FQhdOTf6bqRTpaZIyXx8Eg1XzfSjrk28kPp3sgw2jrSVNE+8iLlRv0o2IxaK9mN+oa6jrKSfEbd4UNGudDYUQfELaOu8rmj0mnlqF+FulFL6c1Rf+UejAqkL0ct1HSM2kp7u42mzm6c6OF2S/B3s+Qj3L6Q4tz+IqS5vWJK3HZK1W69FQ1uDrTZba70yG3BnR/c2jWWo5t4l9GFvO/o9TRktE4dNbqfkDT6BVMyeoV4bLSxVD96gXRj9BvyYPQypm30VUEc/UJt4x4qurp3od7uN6E9d4uB7sVChPsMLs3dRypxH/+myn2h2OjexjS7W9NH7ju6vnTfIynH/InajtkoOI9xM/Ua80AKHfOYiR6zjE8a050pHqOgRQ4vxcNjiKJ+TF96Y4z3mwdj8uirMb5Cx5j3BFsPZ9HNYwz19dDwIR4hmiiPk5LOY4O6wGM5Peahoo0evegtj2+ERx6U/uox2Zzz3Kyx97zFe3kOFQI81TTG85K40bOPlO3pLZR4pojnPHnpmmcMc88zjG/13CF6m04R2j3HCpZeuWyt6xvR1SuW0XrNFYK8FvKxXuf4JK90qdjLmqn0+par81rJ3/D63PiBV2/xlddVrsOrJ285Nk7tPPYhox07XQod2yHGjF0gJI6NobvGRomHx37O142tcWgee+nOk7E3JKW3Tuzt7cA7e0/h3b178f7e/qjPi2io929ijPdCWtX3b+JG71maXO8RplXeXwvXvOPFh97mTJt3iSR6h5so3xtCnd5LYka+d0zwfS9ME/3eVJr23mK++L1eQvV7deLV97LZa94J9PZ7kqblPR/623szBEvtHY2LtlCcrJ3Eh2tn0JVaYz5Jmy3laqfQ/VpPplobwjRo13PN2tniY+0k8Wftuq5k3F+o3bgS0XWcN/UZN1cMxvuF42yZuHHhYsq4LHXBuGx6bFyk0DBuAb07boL0yIURH4+bybweV84Tn3OCpY8J4+hTxY/0GcsH+IwUwn3CmUSfej7TZx1f4rOaHvNh+Hqfo/SGz1XNA58btN3Hl+HGNwo248sF+/EqwWv8CyF0fBwfO34/TRr/Rsgdf4LtsLChZeNDxNPj24Wm8Vb02/G3xVfjD0sd43tIKt9GjZ1vOOfue0IK8O3JhPtGoj86IMX6/ipu8b0nhXf3lUTnWXyur2mfUt/IOxd89wsvfS0Yywm3qf2EblQzwZkG2C+mPng/a0I5jZqwlU+YUCClTSgSiiccoxcnbBBvTsgSH06YIb2ccFjomNDG2/udpR5+Tmp/vzohwq+PuMUvn8/1W6Uu9TOWavw+po1+bbTZr1545Pd34bXfUPqb3zmqmjiPs5v4I6eZeErwnbiWhk1cy8dO7CMkTTwh7p24TqqaWEXrJwYLNyZG8K0TVwjtE1UKS//PeHv/VbzGv0LQ+q8Vl/ivFjoENyHBP48W+K+kZf7/ILX+A/kmfwvprn+g1OLvJLz2jxdUk3qJ6kmHJM2k25J20jcmIZNyhLhJE2jxpB/UlZOGvWmY1FNxe1J/+nhShvjzpBSeTP6WWk6uluwnL5Y0kweIPpP9adBkykRMHi7FTb7F6Cb/wBRM9qTHJu+ijZOPibcmK5lHkyeiR79k88PkeSaWU2byLlMuUu8p1ZqAKZe6L5uyhM+d0koPTzGjdVPGqa9NqRJ/NR1AH03xoy+nPBc6psRTy4AGUR1gJWkCYnhtwB4aHHCTRATMpPEB1lJ6wEuuJCCXVgeU0LvvuUoNAeNpc8BU6VHAXPoyoFDoCPiOt53aXaGZ+omgnWonzpp6Grw29U301C1S0tQyxMQ+h9yp66WRHn/TVE616tM01Yc+msoyL6dupx1TGXtV4BnBLrBa0ATOpyGB3fmoQEcmKfArMT8wUdwfOEqsCfxZbAz8hm8O/IBrDXxMxMAwU+U0b8lx2p/4kdOO0MBpWUL4tAwhcVoQXzrtplA3LVxzY1oXvnXaX7j2aWd5ZdBghX1QNGr7X0WPoA7iH3SLhAY9NI8OclGkBY2j+4Nm09NBxWZNQeP5R0HNwsugSWoyXWJsp/9GvY36SprpDwXt9E9IyPSPxSXTk9UJ0z9hc6f/iZRNfyDUTneM/HD6n6S26a1UnP5XQRnMKeyCi5Djc01cgrXQylMZ/+BSGhp8g8YEN9CNwTtpdvAYcW/wHXoseIlQH/xXci94stQafNW4PVjZRzkjVHKcEWA2csZPYvCMLuLCGRZ94mYohdwZs5BPZULZjN9ow4wgrnlGIt8yYw6VZgiiaYgN7R3C884hjVLIhPWMe8gL4h8yVAwLOSVKXdxpdMg6LjHkU6nU6UPrvJBovjakkd4IYcWHITfNXoak88qZjNR7ph048VPeZabAeM10VQTMXC6Ez4zQJM70EopnVvC1M7Xi1ZkR4t2ZRqJH32Tx6cwtfPvM7hI3awdvM2u25NjFljrNeo+6zbKnfrM+k0JmfUdjZn1OkmZl0PxZzkLZrCJ6bpYjvT6r0eaLWZSKs4wY5extgu3sB7zX7EopZPZYumT2filxdiiTOXs1XzK7O62a3czXz1624uPZIZI4I0l4OfugREKNeMtQjqpDh9PhoQqFNnQDExR6gS4M3SfEhdawDwaX0OJQD74ydJ9kGzKBqQtViNdDw+j9UF++NfRjo19CGySN2SbJck4kbz/njKSZ04dq5zTR4DkKJmLOeCluzmhBNycc/LZL3D9nFFM9x0NsnFPGNM/5iTya87n4ak4/8bc5c0xUYZnioLCfqHtYmTg5bCwTGhbFR4ftFFPC7jEFYc9oRVi5eDosiV4Nm8/dCxPpi7DHVAo7LyjniqLTXElwn5tOA+ee5sPnDpUS5n7mkDZ3Kt0/N4KpnfsBbZq7SLg915y+mjuMkvCnjGX4r9Q+/CNBE55FA8ODpFgtRyPCPxPj59TwceF9aXZ4PS0NX89Xh1srGsKVfHP4Zr41/BppD99PjefNkWzm+b1xnPdScJ93lQbMGyfZ9jaSwuetF1fOSxSS5q3tWjAvTayZd9zy8rz50HL32JZ5mjft8/pQ0/m/8nbzW0XX+avAw/14r/n2UsD8Yjp/PietnN9knDTfIbJwfnfp3Pw28fr8mdK9+YGa1vktVLFARW0WNN3pv2CbGLYgioleMEyRuOC+ULCA8pULzIW6BUS4vaCdb12QLLQviJcsI1aK6ghjRhMhCtqIeDorIkCIjrgrpEWwtCzCntZGXOjaFJEiPYowZV5GjKIdEUPfqCInUfvIB1QTOVz0ifyeD4p8yEdH/qbRRdooSiP70ZrIANoUuVhzO/IyfRm5kX7rZs90RAYyqoVjRX7heeqy8A7jtbAHDVw4VZy/sEYdu3CDkLbwE1qycK26aqGjcdPCZ8y9hRqhdeE0RlzYL9JkUS3jsmgz9VqURAMWLZLCF2XwsYu8xC2LFFLuol1S2pAyvnRRN0X1oiGKhkUic2/RK/p0US3fvqiAWkSt19hFaVn3KAfGN0rkQ6LcaFSUkq6LeiGmR/1MiqNShcqo5/yNqOf0cdTnmtdR7ZxqcSG4uIHaL/aSSgMfaTSL4zQBiytpzOJWIWnxe2LR4p1C2eI+/LXFX/L3Fr+mrxZPoR2Ls3nVkgbBbsnkN5olvzG+S76nYUu+ZKKXfC+mLBkshnkTvniJGVO5ZLJQt8SVub1kPX28xF1qXzKdcktvij2W1rJJJE9wXnpZDFy6mIYvVUorl0bRpKVm1HTMUSl36VlauvSVWLP0Dm1Y+oDeWnpf07L0S9qxtIWooh9Su2gb3iV6DvWNbjWaGU1ofPQw+OYD1LBEmhK9UVMQ7c9XR7vShuhPaXM0zzyK9qf5S7fzL6MVtCO6jVosa2fslt2lrssOCV7LVgkRy3yEpGV9pb3LfqDVy/5CGpZFCM3LooSWZZ8zHct6SaqYS7xdTA51iXlEvGIGmgTEqMSYmMM0McaRz4xxEffGDH9TFWMmNsYsZppjJvCPYvKtf4gpoJbLPyL2y/symuUf8drliUzo8otC9PIymrTcRMxf/pTuXz6eqV5+l2tYXiXcXv4F83J5FqudWk252Nsam1j/N5rYQdQv9roQEhtgHh3bzKYt3MWnxUYLxbGqPlWxsfy12PvMvdie0EMT+ZexU6z/HjtBVK/IYDUrhvJeK86Ls1ZcAb98JUStGC9uXPG+kLnCg9as+Jg0rHhFmlckScVdi/lHK3rSlyuuIM6+Ne9Y8Q2xXWnFO69M0LivHCSFrBxMo1ZaCwkrqaZgJS/WrPRjGlbeo80rK+i3K+s0L1eq0fP1F5SrPiCOq1KtR616wYeums3HrRpFU1bViLtWdaeHVzlFnl0VLLWtms6Lq/J4y7ifOPu4HqJbXJrkH3dHCo3rxsfGZdKkuA2a3LiRTFVcM62Pa6c346JXfBVXLHXEEU61upyxX72I16xew2tXr2GCVv+diVjNCAmrBzGZqzfSktUD6LHV92nDanuhefVx+ni1s6J99cc8F39CsInvKnnEn+T94/9MI+L7i8cmrmTi4n8guvgRtCB+Bi2LX62ujf+QtHX9jN6MV0gP4z8xa4tfKXBrRiCmukj2a/xg0zPi8DUTJXvH8YJ2zQY6f42KiV0TzyetoSR3ja+6dM05qW7NfXJtzRTx/pr3aOua+3z7mi2iRcI83i7hJnVLGKTwTTjJhid8QeMSTlBdQiRTkDAgsjwhit5P6MK0Jmjorwl+Erc2uKvN2nG8Zu100Wetmgla+5UUsXa9EJ7ggh6gGJz/iItbW0nT1jpJxWuHdju01la8ubZIqrIaLT5cu42+WEskcW01NV33ndp2XVdBs+4hF7BukhCx7kjXhHVnaMG62V3L1o2jDev20VvrTMWwwUs1j9aFCOI64z4261dImvVfStr1rkLI+l9J3PoWqlsfQIvWe9Cy9R9ratcPEprXd1W0rV/OiOvTBGXiCd4l8QX1S/yZC0kMl6ITizWJicelaEakxYlzTCsTbwhNid9z9xIP8m2Jn1IpcaSkndwkmm5w4203jKCDNjwUPTb8nfhv8JBCN0wUd1nfF2M23NMkbogUd23YKlVtWMDUb6iiNzfMFh5syBF/3cBT4421gs1GUzpoYzrrvnEwDdw4QAjfeMN6w0ZPvnRjPpvmZilUb7zJN208QG+Ofizc3riKvtqYKXVs3EdVm3YIdpu+5rWbOCl0kxkfvSlAk7jJlS/e1INWb+otNWz6Ury1ab747aYY+nLTuDcdmwKsuyW9L7olbWZ8k5K7hiR5vYlLsqNpSas1xUmn6emkiUxT0iZ6N8lY0Zr0D+i3iW/ak2aIppsPib03GwvOm9eIfptT6azNtXTJ5jS6cXMIzd78Z650cyZfu/mRSdPmJtWjzSpJ3HxZCmITuyq3zL/Tf8tPvP+WFj5iy3MmcUuumL1lNy3Z8oFQtaXQ+vKWyeLjLd/yr7dcEU23ruBtt/5dHLQ1gnps/Zrz3+pE5289KMRtvc4Xb3WgG2cLtHrr57Rha2+meWsk/XbrV/T1Vmeq0NVQK910xl7HMRqdF6/VzWWCdA7iQp2jOk73qZitsxT36mbRKl2cVK+zF2/qCPNAd5dv0yVpSHIIb5d8jbok3yNeyeuYgGRPcX7yjyQ2+UshKXmEVMr+IJQk32aqk02lhuQl4q1kE/5RMie0J9+nVilHqH1KNzo8ZQv1S1ktJfl10NCU9/jolA81iSnj2OKUz7mylESpxLGEr0v5G38t5Q65l/InoTVlCZVSgkRp7TZWNBtKlamLxN6p802dU+9Kjv3zqV/qcD4kdaa4JHU5n5D6jKSlpou7UhvFw6kSvZga+OZGaqb6UeppTXtqF8kq7QZvn9aVDk+r1WjT+ijC03qKK9PG8Elpo4TitO30dNpcvimtlN5NM6ItaU/I67QxAtn2gdhj2yDquM1FGLntfSlo2xk+YlvEnQ3bNtOabS1Mw7YL/L1tv9DWbV+Iv247RLl0D8YmvUmqCi6nTum1oiu/l45MX0C97LezueNzeN90Yh+SPkSKSlcbJ6SbqDPTfdmy9BXquvSRb5rTWelxuhf9OZ3juYw/m9hkLKPDM36k2oyf+aCMgYqIjE18XMZGMTvjJS3JOEmrMnrTixlO9EbGU/og4wBty6ijS6JCTcSMFGqTeUxyzHQXRmaO5P0zj/KhmcvF+My+YkrmS1KQqeLLMrPF05k9FE2ZFeLdTIE+znzNt2eaS6qs8V3tsr5j3LMC+KCscBqTNahfUtYmwbLLEzE/y5QvzfpErMnyERuzhDfNWQ/p46zN0uusyZRku7+xzB4sOGY/JNrsNTQ4240uyV7FJGR/RtKyC2lx9jW+MvugaOXgKDRkHxAeZK+ROrLDzVQ5G3jnHD9em1NHg3KWChE518UtOXvF/JzxbGnOE74qp0C8mNNg83HOaeFlzjNemVsL/V/J2+ZGSpxdpqDJtREDcz9lwnMb7qzIfUQLcj2lstx/0Nrc0UxTbgzuOYjezlWKj3OXCa9zb3NcngntnRfGOOepBfe87kJI3ngan3eFpudZ0uK8z6XKvJu0wCGQr8uLoM15buK3eYP5l3mpUkdeN0GVv0PKDUyQ7PNjBE3+UyEg/698RP5YGpfvTXX5a2lBvrlYkc8Kdfm/0Lv533At+Utoe34cTRvyvZrbbkHttn/q4LK91HLC9mE0Zvs26w3bLwnuG3VS6fYjfPX2hcy17a/4e9utmJfbz9DftluLFgXXKV/QW3ItyKBeBX9mAgpec1EFt2hiwc80syCElhT0FqoK7nPXCj6jDwr+LLQV7KCKwlTesnA2Y184xVxT2EwCCv9OwwvX0NjCq1LEiMN0S+E1qaDwOFtWGCieK7TlrxXOpPcK+9PWwpPir4V9pDR+icQVLVTbFH1HXIoWUe+iZCmgaAcNL+ovtSoL2NYhf6OxRRPolqKNTG7RD3R/UaK6tugD/kZRFm0pKqKvi1aJ3vbPKNlRJ1nueE8KsOnB2+9IYN137BF8d3QXF+54QeN2VHTV7Zgkle4IM6necZfe2KGUHuzYStt2fCNKOy5qVMWzOefiT4lXsSUNLJ5MFxZ/LcYXjxNTihNoUbEtLSueztUW9+KuFQ/s96B4udRW/EQQi+9wqp22gv3Ok9RtZ4rguzOaxuwsFRJ3BjGlO0Npzc5UsXFnLG3e+ZJ5tHO30L7TQoyf7Nqt1y4Lhdeucqk9wYIP2DVNnL/L/51/k1DV0YXsbWpKXxKs+ZCzcLCcE1xwYEkRsbXK/+neAku76mnqItvqCOfbVgN1i9XGmfY2KvZDZc8jw02iyj66q97uci04wiH9u7Np7pEqy1ptj/vDe177iXRbH6Qt/HiN0vJhD6eceMsxzLcVvK6HpyrcwUar1fmZ+vqnRNeenRRkMcY5yv6sKenvzkSTryvLYtTDDibeLx/R/RN73iQ4yDxo8lzCOASess8uC/VrDeXTfupZa2GbPlf1PPiGZplvmbHT1CNff5AycM/Z7sott31O3HVLtgsKsYv42N6yi+1AUl+giGuYsMaN9CixHB6d6ffCrnKWlvNZ8Urr+6C8x4zU0v4+NsTig9/9rPRtktanV1GKzWsH0sOPs81xcBkfbWVsttCDzfaxsJ9UGXLp2gudsc52TN+o/B3MyO9Ha5k9nGP097tTzplUDFPFNQ1pZzRGkw/tNFeMmfi51TBfz7QhGq+gsdoMk2t/SqM+poUFah9uoCbi44UTx9n4i5OKrht1vzNcY+RvOdfaykVdkFmS4ltty1pldVNP8nq/hQuvtPQ8wH0xnlE9uMP6RFjedohtX/qvX1U97brgqw9ynfbrfHU+EyPibjuERcxtmphb5mc6J02ty24KYgapux3u5+BkpratH8eMHNxk6WROykxU8WMLH0b0u+G9k3M8HKu0HOjv2JopXe3hyBy410OhU3tV6SzZYnfGufgXku7Xbez1awX663Vbrc05/JLpR5utym9e00T1HmZndFBJ9rjEWfJZ2uydVsFjQojOxkz9ASF9j9rV3VUuJMoATbe0yBRd7VQmejo74VqM87/mz1fMurfMUdFbY+9lGVjczX5O+PYX/br5VJBPI0iTbt1VbwdOM3mgb1rSyAcOZhUBxNdWpdvm5DCPU1x74TAg23UIN10d0i/i5pCYopZe5UPI8wiuLDfNscnZyGN4wjY7ywFBh3/3E/hZusRuyxYetexQWEjvYxpKTVCmcvwHjY8jtBbsjGOWKcR+er6OMdYR4qP/KWRygaxkBiraFK8VFWwYd4PbYPSj0U7jI8aDu6R1qe/S2kXsYq7s88+fS8859q1/oi7a1KfzfXLINftK7cc6x6A8ay7H3lJBLHvYyz9WS+yIK3LwqkpLrquU5Kp1JMmx7oLXLqQ/G0HGkS2ekUTredFmHLlgY/Sv3Rmsk0mKNUsKgKvW5sSEtWfHkateE8gLr0nkN69pwEyiHjuHeIyNJGlei0m11zLS5LUKWEtavTaQDq+rpNnzJnnteY8Qr8ck3/MFOe3ZTq56KpgITxYoY5I8yoGTzEaPWmCmsZYMMOb0vww+jNUqfEimpy8p9pxC7noGkEeegaTdM5jYeoWQkV5hJMFrIZnsGUVmeUaTcK/lOC+W7PdcSc55xpOHngnkV8+NxM3rZPdIUt/diFzobvS7Xwjeo7E39tOUkikaBZkKTAOmAzOAmcBsYA4wF5gHLAAigShgCRANrALigbVAIrAJeB84jHGP4/UEcBI4BZwBzgLngQvAJeAycAX4ALgGXAduAJ8Bd4EvgAfA18CPGkvyGvgJ+Bn4u+b3W8B4meiIs4mCaIARAMM2WYwjhBlP0pkJRMlMJGHsJLxOITdhy4fMVPIY9nzBTMOxIKL0CiacYgaxUMwkpsxsMstrDo6HEW9FJMZYRPyZxXi/lNixy/C6nOTC1qXMClIJe1czq3AsDuPGk+vMGnKbWYsx1sNPG3B8IyGKKnLR6Cq55vkhiVFcJ7GKj0iKx03S5vkZafS4R0TPL8grjwckQPGI/Mo8JumeT4iL4ilxVTwjvh4vyDHPH4nOo51c9PyF1HqImGMHqWcUTChiKNTTilF6WAMBjMpjKhDN2HssA8qYBMRWAmIrHrEV71HI9tDtZHvrdrN2uj0srzvAOukOsa66o+xI3SnWVHeWtdSdZ610F1gb3RW2N/mQtSQfs6bkJpug+4R1091lFcSas9f15ux0Izgt8eB8CRGUhAGUgAlgCXQDbIFegD3gADgDAwENMAxwB8YAWmAc4A9MAoKA6cAcIAKIBKKBZcAVgSe/Cdp//mp+iHELckWp8zf2100GPjBGzABfGA/S3TSPIF+ZK8gjwBU57g/bR8Ou3jjuZ64kE4FZ4AM/FUcc8flM4oGc7fC8ZD2OpFkbfpl7CFvG+JJSzwnkMOKlBbEieoYQd+S8j1cUme+5mEQjBirg/4vINclzLeG8avUc0oXMxjgTrc1+v2UTa288Dtb0ITrP8SQfY+di7ArGj9R6TiSnGX9S5zmJ3EJcPsW1XnpOI41sEFEhLlVeM0hv5LyL12wy3yuURCE2Y5D/PojNXHYh8fFcRIKYKBKIOUUxS0i851KSgDq/znMFqcL8ajxXER0bR24hPm95rgGPJJBXnuuJvVcicUKMunhtROyHMTYec4EIxFAksJVx91jIq8gi4K6Rte6hUfff3U832GccSWEnAJOAaWQLG4zrzMTfkcSXXQwsA1YRLRtPfNi1+Pvd7y9dkUwWrTDHK0uWARxbZgQuRq7uRa6ehi2uIjclZiYZpJhDTmNMLXIwHDmY4LmMpCHnGpBnL5kNJIG9RkYir9wVX5AaxX1ShTz6mWlFLj3F938hcYpfkXcdpI55wXDkL4CTIlc3AHBVcGQoUMgGue9hde6H2Ez3Uyxxv8Bq3D9k3d1tuWKmH7eLcedmMeO5UMaN58hoIAyYy3O//8X1yHLCR5oRB0ANDIw0031poiUfmXT+sj1bZjqO/EYmEGNmEhBIQmAzY9yfEnwTDJ8ORx35jSzGsWXAStIDtjPGPSrBJTbwU7tXFcn2vkpuoKa8RE3p8HxEfgNfZKOu1KCuNHp2kCbwQjh4IRy8wIEXOPCCErygBB8kgg8SwQfrwAfrwAfB7jvZJe67gT1sivsB9jTuP9v9KFsBG2wZfZbdOPo8cAG4wsaP/pCNGf0xu2T0TdbS/RPW1b07N0hny/XQjeLciDs3GQbgwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF9iBC3x+t4OGO+LHi0T5jiV+vt5koW+Bgw0pcrAixQ4jyW0HY91d4J6DSseqFUQJmAH9gP6Al9qUjMfrBDWuj9epai2JxGuU2pYsBuJxfA2wDlgPbFSryCYgSX2DbAZScCwVSAcygEJ1BSkCKtQ2pApjHwWOq5XktDqOnAHqgLNAo1kEuW6mJB8BfdgyMo1UoP7UKVaRKMVask7BR45DTIFPzMFV5iqi6TWOjOpl2GhjAkuUhews+C8GPjvsXg2/1LAu8B3nfp61df+YDXG/xQa4E4EwDKAAWIADjABjoAugBEwAU8AMUAHmgAXQFbAXWuC3FqIG+gGOQH/ACRgAOAMDgUHAYMAFGAK4AkOBCEEH3+nIQmAREAUsBpYAS4FoYBkQAywHYoEVwEpgFRAnpJEEoZQkCS/JOQEaAfgVcLXUkv5Qed56rjUhA9gWxXjkii8pAa9eZyeSc+DUJmin+0wA+Rb59ooJJkrU+B6KEGKnWIRzo0gYODOTXUoSwZcpnstJCRNLypB7qJjkJmr5AyYB3x2o98Pvt1FRsU3cOGLLjidFuGYxeOsYeMub9SfV4EMVO4V4sAHkMa77M3iMAzeqcO3euLY9fNyhCCN+4O+HmEcI5jEL3BYLbiNsNFkJ3ryliMEYy3FeLKnEfOrAd9cV4G/M6RHm9Bi80KjYiPt5BI7rABeex1lFCr/kt/P7QqUjV1SwF3ATMGbtMd8UzHM/5lkDDrqOef0G/nHFPHxx/QhcPw7ck4lrNWH814yzom00FPnoQjYQHLEF/JCO+PoNnOAKfnRzt+R0THcuhekBfrTlkE/gBA3nw4zifBk3zha8qSDjwQ9lvAsp511+Z7+ubAvqxxbUjy2w1xZw4UbYKAn1Y4vM9agfWthBCw70Qv3wRv3QsgkcR9YCXyJvisw45I6KzDbTkolmpsSGtVcUsq/ddrLK0btZx9F7WO3oA2zI6HJ2F+YdPfooqxt9ii1zO8vWu51n77ldwLlXWG70B6w/7sUW3KYZPaBbJBnWrYtuOPAZcu4rc2NyX983cOTP+vemxD4yErHQFTz/+y0ZTdkW9BJK2HM47KmE/drB2z7gba1+Qy1r3G8h+wrzM8b81JifN+YXjHltwbz2Y17nMK+7mNcrzEuBeflhXj0wL9fR8vf3aiKYVRoOehs2ABKBTcBnwF3gC+AB8LWG69z1sQV8okCsuYFPrmE+ImrZftSxCH1TqMHniFnU2eueM4k3+pdY1NVM6BjDBmD92AjU40YvH5KGHqQAOfXUy5/U43zF2CnQEQHknudU8gJa5TW0igSdYgmdwkOnaKCR+LGzSBD0ykLUNbexYSTOK5Lo0K/4oV8JRs5VeUWTjbjeNfQtBdBRu6BVqqFVTkOrNHjFo99ZA82VQH7GfFq81hErr/XEEbYUoVWGe5UxaahlaahlKahlKR76/Xz66BijPgrSBTABzABzoBvgAXgB3n048h7gg79n6Hst03/WEGc2AvEo9wqHkRs3kRtuiEUP+FLW/tHIi1zkhQhe7tDbT6HPJwX6i2x8xxQ5dQx8U4/vmjKTyT1835SZQaxgfxXquwc0jAdyPhZ2UKCfCMCYpsi3WPDORoxtysSQXRjfFPl9D75SIXY6oG060D+4epXxtsgfW1LP25ELQDP+/hSYpY99Qx900TKZ7LFkyT7gkKU5Ydky9Ksc5vYK/WojeMgYc1IhPp0Us0gA/OINvcFhHrXoW3VgD2NcX4VrtzHriAVsTcZeJbehNdqhNTj0r0XQGeegM66jf42CxohC/6qDH3Twwxb4YYtHo17vGFp0JdsCvWuM66tglwbEjQrXt8D1LWCPMOjYaHkOsK8x5qCCHbYgHlSYgwX4zQ963AI2sINGHYS5qJgvyM8ev5A6jxj0NsuBPayaHGJV5AJeP8TrXZYjxuAbSy4NnOSs68HlMj25fPBSCcNzBYj9vcwAYDAwhNvCaDg/8JQ7ceMCmdFcELgqjPHmgpEf4cxEYAowldMyszDmA3DOV0Ab8Bzw1tv999vxOaF+zyDZbAg0+RoSwCaQQLYetekq+oDL+r7g9/2AD9vEVpHh3ui9UK95aE4P5LsP6naY+022NzSWO2q3CppKBU2lgqZSQUOpUItVqLkq1FzoAWAY4A6MAYKA6cAcIAKIBKKBZcAVwR6ayVtHxjWdUJg19Xl390x9QO/+185qnH4PoM594HbL+wD967hSv5MVIbY4bvrOcbN39kg2f2dL1vpDhuso/rlv0e92DXvv96//Op/5j5u82mv/b33OvbOVn/Pu/24vsX/NTx4r9A+cJ9sw8Q+cJ1+/5A+cJ9vf9h0799LvhGX4b9o/NyQ2+Gn6O+fJO53N6Dwe8s7xmfIOqm/3yP7nJsSG/+a83Tm183tz3/leODCv8/j8d44veLuTI45HvnN8obyT4tu9yt/uCNz5uuRtD9j5veh3vrcMiHm74+/bHRQ7z1vxznkrgVWdx+PeOb4aiO88vuad4/Km52s7j6975/h62V+dxze8c3wjsKnzeNI7xzfLOxx2Ht/6znG5kLwVXymdr6md56W9c942IL3zeMY7xzPlNdPO49nvHM8Bcjvf58n/v0Zgu7xbLVAo78/7Ts4Yd+Zgcef5Oztfd3W+vg23krdrgJ2ve9/uoPh2G/O3OyV2vu7vfD3wX7YyJaS887Xi7e6tna+Vck+GAQ+9E6NBnX8f/re4PfLO/VYBR9+5py5vt3ZmFCxnZPy/Hjd/Jz9I01LDwxf7pH/bB3K+9r/ZBPs/b8+oKdT+xw0lyxKaOl+15I+ME132n8fRzTK81W79/ThNC/+fzdM+9z+P37Te8LYp/n+c579ztVvnLufkMSHDhne++f5f57GdNWLY20G+I/o9AN/+PeKdv+X/PnnX7/LO6f/2/tPO11udr5/92+e3gTvAXXkXbeCe3OcA9zs///Kde7B8azNDfHRRmpiaqcwtusrx9uCdePsKeNgZh1+/c/wR8E3n8W/fOf7ntxtl7/7nbemPPzaYRn+89Z3jT+QdlzuPP3vnuLzXxHPyX235P9eD/1of/r3eyWP47//f68r/XCcd/0sdVei3RP3j4/639sd/rzq/9eO/bVv60/9a/zXaP/r52xiW7Rp64I/V48QDf/z+/m/rmXfHE//APOTxnMv+3/r5/56e+s+f+/6X+5PPayv7Y/5Qlv9/d3/vzi+z/I/Nr6r8/x/x4lzxB/XrHzivxbMzkyBitBAwr4EICJhaoCXNIGDsAQ3gDmgBfyAICAMigCggGogBYoGVQBwQDyQA6wAdUACUAGVAFXAMqAZqgFqgHrgG3AZagNdACMRTBFAFNAEFEFFlgA7iqRSoAuqAJuAGcA9oAWwgquwATbZBVGmBIMAS4soR0AAFEFi+EFhBQBQQCyQAOhkQXZlAAfCyU4CVAbWAFkIsCcgECoB7QAvQBrwGRMASQk0DxAFlQBPQAhTswN/A7R0G4ZYGFABlgA0EnD3QAVhCxDkCLoBWFnTjdB8rzGoZi5151RfOFp0O6HZTd0MqGGvcuz14wtABLxbROtPDe6usXabWzvmi17Oxf+s9I7gh6VWOU/mSM1efj07/a3zz1923fn3OY/mtKcsH3HWp7PLbIGF9rYfloxuz/9ardkD5kYfDgzwflwX/o3yn7ujesb53NJ4zy8P/pnszw1pYP2GgTgw49f7s2W4Ptnwp3BBzlw/95VX9T+s+KRhmxZZGjksbEn79zZF9LgdrkttMug84kzXMfcUXJ7mjUsr/AbslRpQ9MgQA
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
