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
H4sIAAAAAAACA+w6C3RVVXbnc899N3kvefdBAiGg3vsSMCifaGlCEz/cKMioFcfBz3xaSeGhxEBiEu1M12veUwFRAR8fZ1E/wIyfYVrRKIioMGYcVMSoUdFhWmYmVkVmisp0nA7taOneZ9/3C+HjQLtaVt9Lzr5nn7P32f+z70pYY/tczhjjD5jfnMETbIZIwGAkEghUgqCEkSc0YDNMjcS5/6RpYKoS8Xhmdxx46Fkgkd6lmcKCleiHSsDBmt6fMX1yp34uSG/On7AsF8AXJnIWAlm8lejs9LEmPfDOGVZnZ+ZZ0iGBzkQak96X0Q5wgc4M0kCx6IxO0gB1RtsQUDjV1PG4XonPCGaF89nGNWUBcEhLZ8Szdu6cYRBr1dmZ9gLZlfgJPSqfi9HZmRWMjNhJRHoBhIeHzk5yXKePQ47xuFYjTj4z0w+SpnHSg7wY1+skhPIhiBqnkQ6N+1LEEzmujM8oSuR+kLEfJCh/HGkDCUJpm6WfGPwKYu3LJbQUJJaOwTSbBFklkLFlIBH3aax43PdCwvcTBl88vRyIZ3yk0g9metGMJ9I5gPZj8n3zPZMpi1uRgAhalmUY3FbctgxucWExPmgwl8wKCBEICEsIAQu2ZNKSttQfyy4xTC6NUmkUGRK+xTBY/T9G/w/ndubLS0oCQ4aGI2WhSKQsELaGBZQ9rFwFrOF2ebkpuCqPlIsRSkqTG8PLlbCUkKfg59TTyssjEceKuNFAuTTLlakElyqkZCgUqqiohHNGSqHgp9KCAX8NmsOhnEfKlAyboJOQmW8APzIcloGQjBQbRiASMsOmU2yaZaCzJQOmNAzHNHGCRimQBYFAQYF+1CPaCfjAbwCfRBqHz/Dh+Z9Rp4MuFg8KxqoKg9lvGOWSSotk8VAwGIrYIREcbY1Qp44+Q505Zuw40zbDsmzI+KJgtVVuabdI6ywpjEA4cHbE5PxPxIQ/rakdX1MKnEaXl3M+8c/qeH3wHAOspM497/zzJ41T3Gu4IGhYwgazierCCy+EObP4ZLu60DYME/wPErMpgvEA4wbjF039yldsIyxhUdkqHJLKAnPZtpK2uvhiSzAFq2Ec8WtIeckFldal/M+DXCjGGYSPHbH4ZSFlg4GrpWCChSxebYW5sJVth6aNGzcuIBmzLSze8AmQ8dB++AXXcpkbUlyhGS+X4BAT6KqARFQxsL0okjIEjKRkNSoATteOVdqkRigEHooYPPDVUlDPqqgbf0Xw0q9NHz9q1JVX1V191VVKqsB4S/Ez6rmaUg+KqjPOwnOuuUwFlZoyZYoKBqd8fbphWJZSCp1UZfGyMmUIw0J+zLLgx2aG8Y2IYUMyBXgrXywWgxhgBPMT1ZLgXtfbZjDBvA9eEQgYDgce1c8ch3Xr9fO6HRoceFyDPtqQ3KjBrjc12E2gl9YeIoKVhFxFoI8OWdyrQYpAL4GdBPYTXW8XERDY/ARxofO202w/ge4NdN5TREez5It0ApHvJWSKQN+TGnQRWEXgAIHtBNbRzs1EvpFY7yewjcBnvkEILBqm95fi2EMbFjmavR67nyNDEejbqsFj2r6P6zH1KlmLQIr2raLZWgLze4gtgX0E9hPY+RrxJ7DldTIMgYfeIJUIdOnjntDjk3rcoMeNenxKj4ueJd4k5maarSKwSe94Wo/7SPdn9CTpS0ngWWJEk8UEDjxDziCwi8BzeuMWCjVS+yU9eVmP2/X4ih536PFVPR4gafoI7KJISJLz9pPX1hJyEYG1gAw8rxxzbmxuS9t3BLNbmxu/c11by03zZl3b0XLTzOvZRzKSi2trvDnWzH4rB+UgW2Nts1va5rLfy7IcbHus49rWxrbGubGOWBv7gyzJpcjgbzeG9KOB3445865jdxmD8lc0dkUeti02+6b2xmZ2jxHJw85saZvF7jXCuQw6WlrZmn77cMK+nyfCLLDEvHbQsyPGHjbKc1ZmNsca23zmKMo6ozRntbmlMW2yvzfsfJPNjLHH8jYDrik2swNMzp7M29z+13Nmd7BNeUrObJk7t3HeLPbjPOzNsbb2OS3z2Ev5exs7GptbrmMv5+k+uy0WYzvyUC2tsXmsJ+/smc0t7THWm4ebjX5ib+Wdcf2cdi35TmNwDjbWHJsbm9fRzt7N29w46+bGeaD/Pxkl/f3cGovNYu/l2YVi5qZ2WHi/n/dirWxPP9+3dzS2dbC9RsEOKNxQl+8SZqC4oDAUCRaVDi4ZOiRaUTly1OlnnjF63JixNbVwwdZfNu2SSydPabjgDXM3/zn/BT+ofsn7+Hv8A/4h38P38l/xX3N3H/+Yf8LfMT/l+/lv+D18HX+FPye2ipfEy6JXvCXeFjvFHvGR2Ct+JX4teviI34nGtvhfzDsg/pH/u/gZ/0zMuPE34pvN3/7GDb/ju/hn/Kf8X8W1rf8m3uW/FX/Z0vG1WR+LK2f/i/jqX+0TV8y8eXrsE3HVdX/zrbm/F+/wT8XV1+8X18zxvt6UEsvEcrFCrBT3iJVyobxdLpJ3yDvlXXKxXCKXyrtlSi6TSfkHsUYul2vlTrlHfih/IrfJT+UiY6mx0rjPuM140HjE+KHxtPGCcdZ/GJ8bHxmrjfvU/eoBtVqtUWvV99T31YPqIfWwekT9QK1TP1S71Sa5U31qHDRWqjeM9epN9ZZ6W72j3lU/VbvUY6pbbVDPqB+pJ9TTaqvqUpvU8+pJtVl9rh5XT6kv1Eb1rHpB/ERsEy+KF83N5mvmS+bTYrN4RjwrtotXxA7xqugRr4nXxRtit/i5+IX4pegT74l/Fu+LD8SHovDR1cXvmRs5F4mKW5LJJItyL5m8Nfm3NeIchzfg48eFtaLa4d7pNaIKAKtjlU5mk+NveqCgVpSkCXitsGBLuEYwh1fcqtkKr+9ugE1ec1ONmOhwR3hdWcQYjehbmkGM0Ihtd2YQtkY8sjiDMILTOE+ISQ6rEtAyTC1iDtPPUelxRw6Hw2FRTi5i0t+TuLiIQeMYdITDI0mUSg8OrMDmYHCBBCvAMbgZRQdoRIXDxjIrKu3b9F7gXMcslAUkwL1jWUEdK8Cn8bywnhcSfahGhBDaRF+ST19C9DbRl9axUqIfUs+HEH1ZjShDOILonXx6h+hHEL1bx1yij9bzKOEqtZOQQxV6DeAY4lSdz6maOI0hqrPq2FnE6ex6fjaadiw7xzvIpxQxYjahRkxAOJGYnZPP7BxiNpGYnVvHziVm59Xz8xweDkJITGhCSgRstGC1YGThWU2AsZp8o/PgXPAbfYHgIL/RSzQVQ9Mtgw6bXCS0V7yD8AncSGAKIj2jyWUhrvfwgfZwf0/QjxKPN2mnv6JDX2vh7WJeAIJD2AsoZBtYLR8FEia3yXpe6YiG/XshtEcgpkeih0TD3h0PP7dwySm14EzRgAnkYOwLD3SZ7oiK+ZqR9HSgwYGX09KlcIr0bvGRU5EhpdOF8PgSw9wTmGgT9coX8w20u/DGNKFEYDPKKa87lcmGSY4ILtCq6KM8+4aoqtSPGWMKL3FREay4Au0kwABR0xFTwTKmZ+DvxcNdEXQUChgCEGrCRLF/thCYlDsKgjoq0LhAibEPRkd/Kc9uooMcEQ4y+I7Qeed18xt1Sor1Dc5Ch6+fXyvB3FfniWj4lJBJZ0oEhr2IEOBAlyOwXOXoOaWko2rAvhAmKIKROTt4Gued4GHmr26NGg3OovNgD9CeB36G96HMr4FvGHpowIQHSZpcHVeWK8UkqYsGBDTEnSshGO5OagMIrwS2hUAHpPCknaKDqU7oKmGvpnoCeW/fS4/BoYxKlOGXKHsX2jMYvOBYjl6ePno7G+jsOQOfrStOdk6FBAcHh0pcrrLXpJercT4hu/2ctOhV4sKMFmnTFbM8AcqgAlfoZPEsT2ZTh/ZZmX3na2XBh66htQR/Q0aCYdDBUTVZB4rhqMgtmaoc1D6PGkWgdLA1L2pEbmBDjfDDmmNYcwxr6fCp2owG/kJY63jXYS0wrKEWpMNaQFi7GNOZKOYYxa1cJjR3pmXDi4D3Kyj+dQM3BHgrKjEewQKX6XNpp97ik7XV6Fik2gNUuZrigbdw/8S8M8UhZ3IMI54+GhSFJNI3kccuBgvKqe1QDY1cAcSxCZD18XBGVm3SxZdfoqNWB0IwWIZrBi1clLtAHcTCI3cQE6iD4AN2EF/kdBDrBXUQRfkdRPfyfh1Ecnm/DqJrWb8OIrWsXwfx2JKcDmKzAVavuF0H1l5+zMWfBIfy7xXX6MKP10cfo8rvr84ANFq3D4hyb4KlA90Edw98E4zudxFs9S8C3yCGt+COjDIlufcDuOjlrJ7f0oi1K3IvC9goZgHJPkAlu0FDpnF8HuA+Y2k+cGb3QQjtODz2gLTzuWbVm2W1iGsFUr4CKU5qrST0Mh+9iujW3JWhe8jf2KXd+AIIsJFnlV/Mfev1gvXup8mtya3FtWIdJ4MkOcm7CedbeEZgYPkBnb3cP7vPP2k3oVf46F05x+0k8dauzIjXi6vQ8Pb4x22n3b1JcMA2eD7yJdd4uEuOosBbqWXQ113XH3fdHe2Ee477hMMraAePsFh2dO2/e9yyxfAEnQOuqNANg1cJ1w98/eSVeGU+dqt2tAOCijo2wpHZxJVeISauzHZsSPH2nTnZJINufksxWpZFsZVAAam3OHSHfdQdrP+OTENyTA3B4/9bGoJmwRO803dzN8vpNj0Xry/llcE967mfF4J+MIMmX6MUfEXk1uzLlxotLddEX4OgZCYTkgh2d7O0v5+rFdGEmT6tV90Q5bRScQf17RK8z6FXTZduvIe68S1UTKq4E3HpV0SaQXzIgV8Us7szL4vc3omtAq3Qm2LFXTr2wEEg5GR9K6dUEyYEI31pDlecaLK1ruXUqgCzdxbq0q37HqA0yKIVizVHU7cwNMGWotfQdBLbRz4lijL6iyb0LR6/2VHTioBEEhaZmmBg+L1kuIdi9Roghv0kNTZVwM81gzqT3IDHXEsid+VYF2UlAZ0BZ+lsnFaE/tzuqwjKOAGY+So23LthT8/fbdjzwfm18tv63taf/TBtzU4f7Ga18vrs/B9wPoOaAKjhIFNSuPD6PJbdIVx4eR7P7xRuEPGLhRtC/D3CLUL8d4VbjPjNAjIB4BbhhhGuEq6N8H7hRhCuFe4ghA8JdzDSrxNuCc5Twi3F+UrhDsH5fOEOxfki4Zb52nGvizfZGyjHhjpl/sttqTPEf7KdiDPIGeyU2BvJpF4vQ7I+GMP4Epwb2XDGNe4wBNPdcgSXu8MRPCrcEXjwU8I9BRXbJNxTEd8loqchfqOIOunXah1BT5FA8J6GEeGY6GYI3SY3DJ7CQIi6GAoSOzV4usQJQ1wfxvemE8YkMyFYt7NmbJVPredXQfk7pY5dCcCpY9MBnIYNinRGYIMinWHYmUinHLsS6QzHBkI6JdiVSGcwdiTSGVQDdUM6EWzEpGNjoyed4nrooKRTVMdGAhiCbZ90SnVJdkLYoUknWM/LARTWsWEAyuoYFGdnqC7ATgHWaAsVtXTgQdBCfkCnqtt1N5pJvyglXCb99H1/Tbrp8u71r3xow9CEl0NRWJJXFJYcpSgsGaAorNVpuySnKCw8pCigB3KLgvbIQEXhe8kvURRSx1sUUvmBkfqfKwondy3oPmItmEq14EKqBZNOQC1IHXstGNDlJ0UtyKSb8HZr+0OS5RcCfNXwK8F9fiVYy6kU3M+hFizNqwVLj1ILlg5QC97UDcLSnFpw96ENQr9akDpcLXjrSzUI8ngbBJl/ScgTWAsoy7vXYZrDe+L/dww6i6uPVCQmUpGYQEWi+kQ0DPLYG4aBYuFkKxLreBNlX36R2J8tEvf7RWKfXyT2YpFI5RWJ1FGKRGqAIkEvLKmcInHLoQ2D7NcwyMMUiflfqmE43iKRyg+M1H9DkdjoZ/n/9ex2jpTdVZTdlZTdzoloAY49uwd04smW3Z/p7Ia0yc/uLSKT3Q/42b1ZUHZvFJDdy/Kye9lRsnvZANn9nwsw/5blZPfyQ1uAftmdOlx2H1zwZVoAcbwtgMgv++LEZ/ej+Xd67/MnSbbbR8r2Msr2Esp2+0Tc5eLY7/KBnHqyZXu39lqqf7YvkplsX+1n+3xJ2Z6EfKxYkZftK46S7SsGyPbXdcO/IifbVx56l4t+d7k4TLa/8WUa/p7jzfae/MDoOfHZntx7fl4D/4OTI9mPkOkWZbpBmc5OQKb3HHumD+jQky3TF+urElIoP9N3ZjN9jZ/pvX6m9/gZ4EYgrIMY1l4PmxwdmgncqBMETHMTDJpj5v9kImj4sI5wDNGoXB+taKheSIEUHbQ+Wqn/2oVhHDXXR0c2OLddHrWGU4BHC9bPd0d5NgSq6VkdFHXRsjZwhN3RBmFf6VQ0HDwob3OAYmTDxIXz3dPzQnKLjgKQ2XTKsn+D1yYZYB9gUWYJAaLlnqb/q4KUhF0Qw3ZGQVTnWR4dvN6tQLGe4dGS9W4lir2RU551cdfK/u/VWLaZR0uLpWBcQEHxeCZau7h/7/lS6MXVfq3AP7cdaafwd2p9+q8HHW1qMHkVGrlS23bIcMcCq44EoQKg2aBMtuKTZqaN4Ix0Rl0B61VOhQMklWhc5/Qr0rawt6Yt5uCf+0rQO6VtzmD0i1MAvAo9neX2j6iU51Ghhvi3ThuM2QS+DYN38f+nphQZGKsUNViRYU9Ec3megi+YdYx2Bl4Rvn+wmshs9GmsJB9nXaZt40su9b9p5J4FEiNzEMXj/rnd6XMjmfphEkkoamXqh4X1wxyACFPH0qJEtHCQH3ZTP6GCqHrQM+GO0P9Laf9YX1j6b85YGvTtp7J/SAat/ou9s4uRI7vqeH11d3XXR1d7vtrTPdO3auxkVmtr/ZCsxwZtpqy117sPbCJFCCQeeABB2pGQJ9ZKIGSP12bxLgQ2EhKbRaw2bMAGMrCEhBiCwQ+RsqAQnA8QZKNo+ZD4evEDEQmEwPmfc6u6qrt6tsfrXQj4oef2VN+633Xv755z7im0rMVLLGtpP07zJ1S83vO2WfufN7mETjSxxN7SZr1o4rBmNKmxbjSp54tA/bixTkHtQQv2lQ6bryhbW5tAtcxlOYT5EapUKcs7ymV5h8Q9ImV553HjnVKWB7/LfJCtK3mQQPMKgzsDNkrOhCGQJZdNtmORBL9birKBWzdjS9J4OMnNiaYYMI3SMDDzc1L0+HtHx219ZkvnLVRCv6/K3lGUzTzclKPNbuopq2uGa2x7QAOfFS7D6M/kBtiAOaKCdsXwgG2qRqaNe8npVySnX9Q5vbTHnF61LHOk675d1Kwrkxelqh4w5bLuyZqoIojjbC5j9CeZvRw/gqyfF7U7BVHcQNCl1ZcCRYRGwTqtVBQcIT6j0h02NmAq7CjvqL1OQesoEYSjmkftLgXuUTuioHHUJkYU5b0NE1FM8WvPcTW2YVtVUzWtoHegCNqgsUUPw2kKbrLBkQ20PHIyMYGeUKymRnrkWzLjyTU2IqDIdJknIofT/FOevJy1D3MIE2A0qpHZjdSoEbPG/TAa1/zJKrOFmRu30KyfFUQvNaxUvdRqaEhpOLSstB2aWpoPbS8tiM6QRkTvUHugAXmsExWVGxDC8Iibixumm7cVeuCY7WaNoZvoFWmiyaYZ2VicmX2Ef1RGOCtTUlgP/6qM8c/MOsb3kNevSV4sk00J7NKre8zronPPqL9k1H9XzfqF4kZW/XbRqt/Orfo9WYs297aeyfqVLWSn97aQnZY0aD3zftw0L8yyJPW5V0b/H+K2lf91q8EKmNsNraU09Hpct9ECdTpfoL7qWtYF5zya44m4WbDEp0U1tG0+1GAWwDr/hoMOZtVBBxOHGFrS7CPMtkb3mVX3mfo+T7VUa3T4QRenieLsJB7B9gmDeVmNID0r7snidWLAEzeNS+9mQ69S1WrFqjl5hQrfUDWnqmpOXjUnr1DhG6rmVFXNmVa1rGJ+XjGaGYoVq2UVy697ykfFENvyRpeLEfJGKHwzsnmLRS0g6u2LdL3tjXc5baWQBNtLGrSnCbBhMrPdU/FbIYru7Bfyzp6I4o23v+TjcAybYoTIx8lTL3wrRNEt/0Le8hNR0GiBCtGUHm2vYIfzxM7lhL97J7a/bV86sU6bLvq6/a3GpRNdvrq9/Y32pRPuU5fxg3tFX6Dv3SsSD9fXr/DtSPbKZYrpU5IJTqFwBgEyCEYZBKMMglIGfiEDv5CBn2fgSwbvVZ4K3kPrCePtqV7by7+rmXMLCrkFhdyCPLdAVydEkuEoyXCUZFhKMiwkGRaSDPMkQ12Bs94S9n8Q8aWGWPbLPs570qIlT486Ht+CJz4tp+YTNFObOIhiyXkJi48mOUM5VlBPz59FBOzq5NiEDemWpUUpDZZY8u+P9RIAkxhgQgplvJ/W3OIZkKSB4XwOa2YDM7ELyQBtgE3VQCDUZPC22qaS8oyn6pmcwOSNNkqEsI7DS5nBK6tlOZ9bnLnN5rWUup52GzjOMJM17Y3MmvZzlda0Xwjq0YXa+doF8zy1Z0aNt80CshRFns+ao/+vapsHwBfLd6W+mWgFW/MGJp46SuiyJoHAGyK/uAV5lRbqsHSUZQdN2nXXzg0Tf90w4kD5RChxqPwHjFbcVnSxG0cI5uMOgijeh8BJ5hDTTeZzgUlHRdHnMTep9k6yAFnL3E6yiAc83EmWWNzi91RAD3tXLaoFEVXRlSUWVe1X8ypM3XNbqs3irGWWBcQeFbmt3NjPZFGoR0gTchvzc1uFjwe1XGxcS58zh8rPxca19DVzCFzwBReSHh8rUz6hRLJw1H7NVAtX476qPWD+s5ms7MQLQOt/MpPVnXgR4Pf3ZhzmTdvDQ5z0tNSKLoTIM6yChlAu53smFIuJOBMLc8mir4vw5a4mZlZF8RT3B/XDAP2xyJ2heqpPnbFUGD3zoe0YpkMtH8dqDs/N3HiJHglMKnBqSQRzMsIp6Ajm5DqXWc3HMa7ERYHakupiqh+oBUXlWGSB2v734NY+VXgVErTellphCVpANy+nBo/4P5KdAQRmbRZgc3cPY19qrSXdEJzJiKTLV7gx0CR6b/XnPEhlV2XyZgpbUpjGKARHqGoUHIpXEazHKwgOxD0ECqOFcI7yrUENFyKYR+5Qw8lRRqos9gzQN+hpo1g0lvu/UHhkbnFp6jqqF8/5Lo8HqiGiytNVL2lu2n7DK/xY02oa2kSgaX1sQ3wWrOgf2lp/Qw9LnTCEFqKRCsen5qYPq3Bkc1+LvnBR74A2KauaN6XIpVp5qsEyu6weedXvp8krThBeMeM1v86CxvFoD4sXmu/ZjNf011vvihPfxsq5TJ1LD75PM+thmqBW6NsTeJipe/wHTIM6y09/gp9uRd/OI1LSyloGuopN1UZF+xguPfnPTzy0Rx/ySg/yyh5tNqtq79EU04PYsq36qf/+YdJXMfQNfWg79lPQgr6hrxT0DX21ik1aNiBDHN4LC43iyUimtDCSP3UJXennLdXWYWVj0ywYYiakT58+1FnxCn1W6RPTR9GnBahsiVhAYYvmqBh7OQelOkDBCiSKDqrTp6CPHaOD9pmngA+bOYq3oQ7UNBAVzPHZGMUn5UT2gF3+2jEbRJAcs10IQMxsN/xZ23ZoKcu339u0mNmZCKRSMeroc5jU9o5WjDrTFKPGVMWoI7ocVnDa3IVOpsmRrT6OgNzPsigKXFoSJZatlaXKJYiop9fk6BBQ51W0OK2ZpbvWflly4+iIdYvX3hbl9o9GavOln8oKpGqZUInzyjVLDraPPwRBSvrrWqn0g3LxB/jib+iL3ycX38sXfzM/1kf9C3WaA73W6ezs764b1pki4fhS1o3K8T4NSVbOJLeMM0lzz5KspghcmtDB8dmczqVcrVkt02oeNk7L4G3eZ2+KTIu+bWh5IMu5uvJtXWRaTZZzufKtKzIt1USftRC4MWaPW5BuNVUzk26pBj2wI+mWKkq3Wsc4Xa8s5KKbldu5nBd/UtbVhERRPwXPh40GNV6T4K7BcLcL2ontSoHtxHhFsx1b6mRsNwPXofbV0+r3b8a+fN28sMmbvtGSP0aDVk6DIWiQ+Ao0GKkQNNghECEa3IdgPp5DEMXzCJxkATHdJFNxz9M0tk/TYAf0R/SxsJN0QR/RTrKfASTsESleplWzSwzINEhX9jMNEhKoiCAg6W+pDkFAsrJF831OhB0iwjCjwYhosINdPs2WjwfOGA2GkzQYahocCA2GoMElpsGlq0AApsF4J17SNJjsELEKDUY5Kg2YBgcjGoyQZ1T1aERyeS80eLcSm0KD3B8RlM/UH13ujAM9pagz9hdocHFEgwfVAmhwYSoNcgRzMgLT4IJcFxpcjA/iysEiDe5Xy6DBNcJCKkeXabDHNKiowglocLClYqbBNt28OkmDHYyNDnf3EFg2ToM8IqfSoJ6RAjHTeKEwhqtZ51TAhgQCj5HoM5aEGhOhxlioMRRq7IgepCu4OBBcVIKLBwUX29W4WF2e7EE/GC8QUmHABEULkzIudnzHK/yY4WIouIjNRRIWcbGjcZGeJiKwsISLIfUHfabhYodGgwAeuA2PaKi5LaZvwm0JzSbEbQfpgnDbAfo2zm2dBzNzCYWOHWR6ZuY2lXPboJrbWN08AMV0lGJuU+oguE2pGNymhNuUOgD8USoB/mRDJwK3RSVu4zFHaY24bZD3VkeH1R3VV4upfZZ2MlsMadEJI+7SZ6lithZWhmQKrJwEPxxk7gmi9KXsND6X71Z2mpw2rMENGnj+jbib3qTpKW3HHTmLTNlFxIvynXVtkSyvS3w6GHi49BDjYSJ4GAsehoKHHcHDLkcGIXYfYkIcCCEqIcQFIcR2mRADIUR/b4RYZSg7nRA/VEGI0wxl7xIhfmyvhLj9xghxp4oQf6uKEH/7LSbE54vSq1zn+ZpZOJJfMr7fNvlIvrR1TaRzbD4oyzQMBEWg5spU2MR2psQnLb4B0ipXtZhPPPCJrzzwSaA88EmoPPBJG8E8zcoe+KSDwEn2IaabzOkJBpKBtuaTcCeZx3q4D1IrWg8DllrRkuj1lA8BCT3a88InnhZV0EQ+pwKWVoUsrdpPpaJpCiAWqkYuZNNygKYKIa0KVVCUVjm8Fnk5nzjpLeETT/PJspCxBz6ZP2rfMtX8VSIj5wHzK2bS3yH0cg4bf60FV/SgfNmMg3zxXmY+WR7xSYA8g6quDuSy7moplpNu5ETBBSvhyV1Ky6yIQSs1OoM6YRWdscA9MeipHvXEYgFO5kZwotQ+wMm+qXDCEczJCAwn++S6wMlcrHBFFeFkUS0BTlZpXqdyLDCcdBlOelTdFcDJ8pbqM5z4dPP+VNxNFeAkxOAIua+Hsa50EU54ONLlbW4LtIhFCXyRh6el5VTU12wzAcYIEKxTio5IphwwxjKCftxH0I1XEMxT1R2gxgCBTzOWIyal7BejxbMrPUTa1U6pXLBQ1euZPCwahHTUVrzPb/BQYLO57LmqlcAjJDYp/OhovvAetDboTg/g4RXBI9TggceEbcEK4AHhCX0YPDBcqH1kwXdg1RQCcapLXKpUS4lpWVaNvOb30yQVx5l4qgZ68bAv0vTSp29CLys01xC9KLog9DKgb0IvzayeWEQ3AFZu0kPPLwtm+UkLteuBXlqgl2Wsa5N1IeYSEUyoegwvhOaAl57qA156qgl46WEtnqdgBfCSDa0A8BIUqujJmKS0MCYFXpp5vUMdVjYdTWYDLVxa0YKnZS18gjAqwK7TgwUuwMKGnAiWu6FY7vZAFWzxq8QMGLa6K+whRaRlbCIciZGuLybCrpgBO2Lca4g7ON7Wj/WX3ti+b5PJBhseve7E3kds26Y1aQpkVJ21mw4Zk2ftnKln7XaBDOGD+hhV5LhQ5575W0YKgIMT/R1/dzNwwM8zg4M2b6mlL0/iQy39nUl8qKUfL+CDK/jQeDPx4ek244PIR5wMH561KiQkfMD3ZTC+edy4BklJ4aDviwWtGE76Plf4/6Ux0Yqc9dWilS/eodpsF3HJ/w7lWbIs6rOkt8VTVlGBNqY8s0R5VhSXXB9TnsEwt6A8Wykrz7YtKM9WIS55xkoGWnn2tJUorTy7bBWUZyuMIyt3ojy7PinhwJmGO1Oe7Z6YWRVlpDyLR8ozmpNXpyvP1l5Peba2B+XZGq6sVSjPYgLTpKw8W6UKKxDJyhbtjTPlWX8G5dn13ZRn10fiki+VxSXTVEPXx8Ql7khcEoq4ZEHEJUrEJQMRl/giLlkRccmiiEtWRVzSFnHJ2qR27fqs2rW1eE6oZXftmnOn2jV7z9q1orikqOYa5GouJWqutVzNleyq5lpFx66U1FyrubhkZRc114qouVaZOFbVGohjVQ1AHKsiLlmFqGCeAjWDmqtfUnOtzqbmUstqnsUlNH9B1xWeMOJF+izAxqhauH1qMz6gv37vZnywIqKWqxzQcpWDI7lKOPJyyBX5hfy/OXXwBo3QAzfiRchVQi1HaachYU9IOCT/D7DuhiJXWcjlKgsiV1EiVxmIXMUXucqKyFUWc7nKoshVVkWu0p6meeOp6X5a4uK3IXzRjN+Op+maCXzHlZfNY/Y6pC4w9zTU24/ZXQreBpWGoQ5AFGOog8dsntiftTKRzCs4JKEX4JdLpFTlumQ6Kf1cBSlNc12yKynRFMMRjpxM6vy7bIm0VfaYXEb/Gv3DxcyEiO/J4+eIRZeiL8mi/8ag6neroOoTVVD1yQJU1d8kqHq5AFV/FVZB1XYRqsBQL44x1HNjDMXIpEmphE7bgk4f2b6HThXodG0MnW6bu6HTbTNHp383c3T6ppmj07+adwedrvHqvVGAndt3bHa0a1pmRYz/H9x0rZqbtrktrgk3RV+eDZquTYOmIwJN6wJNBwSalEBTX6CpK9AUyQDyBZpcgSZHoMkoQdO1twiaNt4gNG2UYGXjrjLTxszMNFGK72BkoqaaAZmuaGTa/g5Hpmc1Mj0HZDLwNL1ozsBI2zkjfdU269WMVOXqcTojfbCCkaa5eiwz0ivVjBRnjCQi9Lio0Wro23BQZoRLiNhIf097SY7+ReRMGTdhxcqTydGJr0bXtmejp1eqdFmN9FOT3NRIr09yUyP9/Uluct9Mbvpa6VDka8aZxN2ztZOL6cHks9/udFMn9z4bolcXxyNbCKLYQ9ClB8nF8cgAAUv1lUtzvjwjoZhCBWIH5YsRlCcWUC1t/lQ6F0nz4jdg9OQqt3gm8oicidxkgfPoSCT33CvFA5HiZJm7E/XK/CxDremqRskQatq5SBdHy/XT8zd3kUuLsr1pgPoX92R79wD1HqDeA9R7gPp/XKZ3D1BfF1CrXlAwHVCfqQDUaS8oeFMB9Q/uAFD/8qk3BKifrgLUP6wC1BtvMaB+xuR3EeLIpTIe5ePs+lTk8HH5Tw5h8wucHuvxa07454SW+E9cGMaIo79asEmiBUw8Vsndue8dI4stUWmIUVCTc5Gj1CUFc0oKOO1oZKceCymUXpJ2p5/Ry9Xu4p+x147N9Nq2r2eHO/2qs53zFU5qZkv337J0o6p02/KCrdwDwExJfjNLcn16ks7ekvyPLElVleR901z0rNPUCE8VelWY8Rztf+7+VpofvUsOgda1l4qscOvilOHhvP98OQX9X5zrTCX/5O4l/7xbs2lPZF6w6aMn7yP5URvVxMnjrnh3aL2ud4fdfTp4Yz4ddvfkQOX0YJtV9uRAmbfg7iDS7g7YN4P3ur4ZdvfIEIx5ZNjdD0PgiXVhVjDl7SQhFejdgXmn7hRwMOgirzE1ObEePbEDn4ggQtoNJNGY0wrVxobB+NjlbOe5fdO4FPvTfVmwy4fY99jbQNzRKZcdRsCUSlIIJ71JqM4Oe60rZ3nioStXs5uqPE2E7Gmijkh8OIAT5cwnKhCNO+agoRcNdTuhfZ7kJ6IJRTwH8pLPKfU1+U2WpbqI48OJWkQTNeUzY9IzpXx9epya/AKv6RV2kG/N47URPpTqKuBELunOtYoeK3wqDnu+rEqpqdqQuDQhalGcXhOet720fXYiVbPox2PkM8Of0jjlpJvpYChpt5B2NiQ5h7Q7jC5n9e8SZJk4HzdADZvpkYwNau3cMM7wPuSMNLlHCkf2KmeOWXzA7M3fy+RMReNUO4ioagvUWU9Mo2czxhQJbxHTJpbdpxOfO2T3ScSHPaRfKDdPZL7Oa1TmSv8tKHNQ7nWbtqw2ymyhfz2YQPLUjW5uwWtpEyIx6m0AZJ+CANM6R5nHSDhudChwsFNowsOeS4EFZ0xNno3g/rSpaseNCAFf2CcPCk1eaX+Ig408GK3iwNBvy02yyQ4r11MXxfWkFtEZyMzwfkzqql+2l02N8KP40yMvM+KpL8n8QhJh0jL3SMBiP9xg4v/HetFX2Nsw/3pG1XqJfZKbBuvBIz2M3Zp327bsC1YmbVVnklYuBIze+Hri72k9mRgK3o7Yz+uBUOx8vhy8/hzWGs1h2CjLHNaSOaw14xwm/SCzmHhm4/mGOum4IXvGyrX3zfLLQ895AKlzC6LoSJeuhTVCz4kTZcTTrbLN6S85NX1OpMQ5+UERPAmH2EEXjSvYusMjywNmizaI1mGjmbg7Re9WEKy2snGBnQxLjyZGQy3Hnhq7eKgaA7XpsKOaOefAX1saYSw0dmjhsLD+BfJq31Hk4krnY5DUKwZJvm1w5PGtKRfyvNYWnNac22KvM09mVuD5QGmdLNyKrpcx4sgLD70hJFA4huCdUfJy1kPD6GcllcNGNzAh9apxb9apN5uTKTqyGmUuF9OloSTuDatThWe4mhxHWDoZCIZ+gJDALqxFheRluFjRB2WWQslH05TXYPWK7/183XQLbvsaOkKDX+CupyW4vrpysbimNQ4bIrLDjAOnbPapzKnoqZ5+ZzMLDxqQoTUVe1drxhCiNIeHDCP9Ywg6aMkhYm/RDx4fNPIgN4Ldf4IT5D7ibZ7Gq6Ll3JJyh0kLcjrvZuKzpESXxk+759ILH/gRvFPesS3TsD0+FERx03edTf1zvH6k+6irW6mVXa7zv7b+dyv2UofW3/KtdX2rX7oVcW2Ka2FhGnCs0T340eKFPDVprdbiAyp6gKL7N5OwWPSwouhBqehhVvSgXPSgUHSfih765Vvr+la/dCvi2jJBhbroQaHoPhU9lKKH2UPmpdt1CD+86GtYZdJvt88yJlDd5Qe/9AP1ox46GDZP67mJVQn4IRtP2Q+ylsFfAa4+o83vZdwVrtEYwvrsnu4lLq34UPedDmweE/CT1YMO8Ay3M/1r9fD7Gbydlu7/GU7TlAlXOwOjjnv0LLRnjbFXhBve0DQvpBCSOXj8lEU5Wim/hPixXmxRwzh2Piey5xVEFppqoB0paw5pokszjwXHDSz7DZrm2sjShDN0GtavQr5EKdby14MrS7tvHCYGhouVfs58lB8U7qPYLFCeHjjnhyHGDXuckxFj/Td7/wJnR3XdCaO1631OnUf1Q+qWWjZ1CjK3GVBQZvj0wjGqvgjE4wPZw8wl/nnmkwP4Mi2SQYJwmXyyupFaiuzYsZI4NmA7kcC2cExncGwnODZGJsTBDvbIzos4JJETnBAbJ0riOExCwl3/tfau2nX6dKsF2M7ca/ipT506u3btx9prr70e/2UoxqlRDE7MQjM91TLFQ128pX939e98JGP6IM5B/RBhkuebxRCXH98tM587xXMy904R7toq8sZxwStDyas1g6bu6cV/VYVVxjyAdVv0q8YEyxU1JrTXPxuEPVQBgO7zeWhoGbkLxwMLKaQBAV5+bSGVwxL2D0tIw9ILWdddWz/WyOAZSdsQMvi2NTp6XDjzjF5H1YJgjR+rBdGrivV5W/Qtmuqqn0DETTDcIKfkcyCPat+uWDMLuVExO+sihzkCOG/mlMiRyLb6lxQIbfwLsNoUZOComClmM043PwH5NhK5V9/25PYwShdn/Zgcq6Yu/oljt2bqVogKUBzTfa+6790KmZo3CyhoSSqOtFQMQLhyu1HJ/b4fsRyiLAk01D97MO9GnP4CEcCQREgihyRSnWo8yB+JkT884PBPpz91pwQJQxqJB0kjcSmbLnhCDXpC6Sf65dPmPA4bkEA6DLonxxbZCosMMoqn910jrDZqcsh2PtkkW62C8F0gicJjcH0joEAvgvkg6STBjgPpBEcCkU5CTmbCfCVmE63h0EYEjVncQLKCbq3a8sIuoE5TACD3bcidIQ7PnOmaxzBrTcMItxP5uJFhe5s+fmzF10tZUsa7qVgvFt4en6Y8FlUptf5G6OGc4hvKP2HFNrMMGJgVL+CHLEjQx629cIo48dQMQpmBd83HWWrKlCN38Cv04le0WZCnBxpUOEoYi4baGM4fmEoPTqk5ovNGeQ25mDYfSMl5KHJxE9PD8jDNEQRm4kU0UXmLTR9vF2EtoxV4jxJcqLvxmWx27lJiuHiHkjDxwxyczag6h/RllkdTHloQASOSiPLi/dsn8ogjrhiNe5YmgbZiA6QKK3KD7si7DxsVamokd0Y4Fl6JPYw67Zaj1OjhJGuPUkPGkO7KKDVkWPUopRgl1xqlasSgHafhqWCY9Sg5epSAuEy7xMJRci5SV8ggXS5jtA1DB4RfHqktMirjDCyOq3Sx8dkuw7OOiKoanSedaQaVtEaH1cW+mLPEhf2nK8k/hGzd6nEQMVI6lj+udfyea0ZUBF8USH/mTn2uoKrMF9eA6ysjoPuJfXOxBxNo30iW3kVPYCsSYyEEAnxxL+dflnia47tL+X77ywSQfa7b2kAbiEre6/O6VNZhIa4wvpeDFnxmGMFnhgwsWozmlMLZkJYv68u3IxyXeLdRHlx0aErt7yU1DKZMTbX2TxHpHXwNJC8qsH0xLZSufHCdmVvVQyPK9ajMgBS7Fkixl9RUD6UCI7b04zjW/yyTHvusQYaAD1uujonCCI3G/JWF34HCU7v3z9FqhPTgckGXW1WrtVbQFUefgcpYaNx4p3Wn0kPHtmmdk94I4PYWl6IzBOf3uS4UDbAJ3175gNFXixYYDtYdRAEu5pSlaBfz7g6adymTYO33IUKH83lc6u+ps0ZBCJsC5/jpsxrEcsD3TLfLR2gHZasB9i24xp0DpSgkK/rY7KzJnCpl13jmmEhZZwPMXijREuVeLE/7+LhIQayPqW2bSUb/h3YQsNnJUslYfgM4G6137wfjmGQ7vsnZcy7TJF38WzbG036lA2OKT4nB3iuOsD+Rl77zTi1SnZMHUBsqCCyZiLeKiAl/sgPUdnUtp/2aFCy45zjN8qQO9pl0DylIZOciNj/G5x0Qyc6Fp0QTlf+0gv3/AvUztCbw/TCdYvDYWxVHWz/HTTrhTKfvulMLNoFZ2FDmNEXOYV2Mz2AeCW8Obe7CXfoUyPWkd99pEquBVKvMRQve8TLeYuHo2/qGpNa7jNkVlkfCSjcoz5xaCVqR7J0IN1YsSKGOrEJB7x8sKk+kHw1Qh9Ve7EHjFLH1oxI0PfiMGX3pwpaEogqTCcn86dzHWTU8nge2aiMYoNrwayeywJzI/Lpqw7dUG2Ht3a16HaGuo1WrY8FDLrYHUXb4lrKjr5RK+rrZ92u1vxlxO2RhOYLdiXfs6mv/GNdfs6yCYL2NDd51kKRJvGF+dQKuOcsabmqgt0ivtXL6tGMo+/EZz1eyRJcqdnOixm4ugEct2Mh/BRdZ69wkp60bwGMm3R3CiW7h0TrB62iyXFk42/pEvIHFRRIm5XuYixj7UsqcXkrL7++W3/WqrGanheWVB1bJ94hv3zQN+Fk/ltMmeet85j/Asm8w11cD9EBQ6xZipYR2R7Kcn8vZ30oWnk5ra897zYpL2V/KQwqSQHKO+TpR5FrnKlPLVdDabkNFsFxtgwHpMtkbJt0tJMJKCsfjzjQrlejJS9pslk1//k6dimCzc0kinlu4/QsabSQQTHi8T9qJ7ewStB7bfiAKrFAc6EoXqe4Sc1374iT/1tFuKGud8co7ZF2VXqPMtJG8B4Yqb69IlbEIdt9l4bIx34P0B+tyPJ+3WbRscLqEmhTYYtu8yIGtg1oYKSWvI1oPv6hwieoXq1XZtaoFtS5m2eL2dA7RoUvRx7UcohvDdtSGx/VEP0G7B6dwpqL/1P6sda1oJCuRD3Lew6EH6cWbWajGcWjh5NExk22QBSRP7zmxaC1IehPdEbXirB/L4lv5BNlzhPnWThF1ybGc6IFXS8uVTdFmuuVzA66WljoXS7EyT6fR1FigBsiTtmTp8QEFCqOFoqp28umXVdMFIm1YZVOqqYVaSKrA7lCLi7Yuq5sS1r/H/PhRMUzTpto/6rK/ubxPKdqnWKXjlnZM68oqokf558uxXVAEB1lHVErNeRi9cMrI4ks5SQXUC6WCVG5ANaygKqVfetDmzUznHvEE16hMqenJoOEePASirxtwUlC9xuLjxiehBnwMYpCUY43/vTyAPDgxDy2WE/1Iy8l9QCjb1m0Rc7tK2QfoUuznaZ10ZVruMztCTLPKonxL+K8S/ltmwXpPrBozVk650PY8AfN3ZB9B2mqqTRQSmx1HuPuaRPxJdIZgmQH0jKTB9AM6KoGIajRvFMhXsov++rB3KDGThdiy+vCMzYvPKV+cAWcdnjSwwdN5HKjUIQ0xMYni+yQyKIMo8H0iCkCTJUNGjTgm5L3W8QHfxVTCkQoY7wZMDlvbHvAKs4SOdM2EL+nx9CQbJdrFzKUAM1PQLiHFVptOcgzZisWGEW8X3m3TFzgkvtyOeac65SLvwObSYZbVlMHC8wnnhcQ3EiTojaAJ6kvb5QUE/lDm72xL8s4m9SdM72cqAQ/hIYD9oCXlW0B/vT1rXylAdVci2GHBQ/B1j+EKgNbSCalxkTMKA/F6B1nJmnQURaKAWitb8Hc2w/u4Y48vK3B5iHFfj7GeOBrploy0I9ykLeLAglFV/aPqMznsYHtnbSCaZSLT79RYuNyUjdIUphI2WfXPIybQ++63Vly8x6d5Z6CFswbKJarEEtfWYLLokIbbRlxroo/jol9vCnPgTHmhlRbxBq0BPNdDyKFcxdjMWSuYrteewaIVHK9rBcdFKzgqWsFViFphreBqhLFwTRlcF1RyVCm1d0ps/UExmzHzFK+HSoKJq/3FEQUbfbI8E5M8o5KaayiEmg+xyddhHZbispmziA6LZFAHEk6sJRzsbRB5Xsf1QmIZHSB6Jp+Fusr9jqur9EiF83mD3Wf7lFQDhksP02t4zNT+Y+hWtXHZm9EDgwat+rk+aHX3marGxbfBENsgL3zIeceuKscX8QGf7XcuK017kHqi0wp1S4903CfALT3mMVJBx5b0Hmk/JoDWiHNZXfBqvHi5a5kCl8NWdc9WIiwiaDVPL2g1Ty9oNbGRsldRiEjlVPZ23QpbIingNS96g8w7XsxcMZH8TUu1bKHCP3OhImaDvpQe4/NnmH6wYmhjA4QGlxF7nZz9hcK2ro1Fh5Tjhh1OwnmBGu018O0iNYraV/JRlepcCbu8mFxc4ocko4Rgky05PNG+xhJ6yE0XtySd1ztinv2LAmOEoZlBgHKEqRPsaWLdCDbBST7kTqFI3swalzKr5ga3rmkj1QV9xFlS7KGfBSI5voDDl2OAJDsXOdCZ76nyO9D2QLeSrI1fmll3PTboGKOHWu6ASgQGOnpbYxs4vjgeNMVRAJ1u8dtp7SRLdSnSeM8ud4dq42Tgumt5eIEzyhHZDsY5YCcVPWbnINyxFOOaomQYz0PuMfy5WJBriN3uEgHA3iJ2u42CuTSJMzc2XZ/3NmQd5auxzc4GuVq52VmPK5rYi9SFuOKtaZ38SnLv+XJFteRypZBDla8chOqxKa+ZxWLFteQZNuWZHrB1LxJphj2UtDQTQZppgqklIhtEkGa015bISgNkRJIE6BIyIl1cvAtfWFYMKxkjFlkRtKhFxlZbi4uRZJkKLbmjJUJHaMkPIYsxcc7R5k0p36L2ktCRQOiIIHQ0BzyEWYhhI+bpTUToILoSoSOE0NEoxWffrBc0Pqb10mQfKI6hrfVFrFY0SDfLPN8k87xD5nm7zPNV5TzfUM7z/1XO838p5/n15TxfV87zteU8X1HO8+XlPG8T87PMc5/gioketSY6Fee7+kQ3S7FVT3QTnXL7JyIsBcDv1Fyoupg6mIREUv3uNrSUVMNKUg0XSKrswBpakmoomNhNCHmhSKpNBle3JNW/Vqo5U/krOLmLTng6SZFwbLdkb7wJa/bGhiDi2L5stgF9827LXObYxC97nid7LXG9KPOFOXLl8TVtyJP0ARR/YsoRmDIxQHDsBnYszbGDkp0zOYFjhxge1JSsF0QH7HdUyx1gz4DAo7f52zjMViEgLWpzbgYXnFV8DH9O1XJlexXsCfVea3FFJ0A9nb/TgjNp5X51GEd/RE0gHk76aXo/P/hLoke4QPmiRzdwIRepAcoENOzrHhKp731R0nC4DGmYKS201WgQyeTMMNBYG1fe3fUmGVCIcDnNKlwpdwZNyzzccUHeop3titRryYAf0ajRdVmSxO/O7YW3K/dAa1N7SAaf8vZr7RiRAiqZzgfqiZypGKeZsr4B7/yoQVt8qW/y55KtHNsM90wJg3b7/bLF3dJFvlb2yQx6VLb0VeQQKDf5tAmR/g4RzEApvtQeq0UkcSVnF050y2N6mRyn5kD1v+p61IVKo328LvSy0RyhNXDOCtlw/jpWginj+EvHUkEKUnxA3iy7Fh2aN8nVeB5vdjbKnjeaN5CWvSbn8AEdcUqxgc8QYUal79M0hp9MjKXSp3DzklXWS8atl4yWL0nlJbFAFimtD6hep9ifgF73fol7My8rNMNQlfsyQw0Ytv32yIfLR1D5dK6rVJpoXO7PS0z8uZ6jfQ+oQXkobYzY8i9t93dzv/KY7Xfi9y1eAFXMgV/G0DHbSv+H2Jnq3yKWcwcRXVTF1y39vBr0vNLPLzAEZIFY7km2n2f3IJ9NcKU1MBGrfSJ0J7YReqZMym5b7JPFAlhUZVTjAJZIu8bvszTFIkn0vZ3PMdzlmLY4mI3VcdpBoGA3o2qbjX1XOb54qFdWX99YfaO61TeyrL4K8mFUMyr7xqgcWUZlJcZnsUpHllVa2Wdj35yLozJ8huNIy2EoL+wC6jQFOF8CzsQe1msqNtj+YXEGDYu2pg9ut7vMjqsXNa5gbOusCIUBXVSlkfW91Ez4YDm83rDUPFlqwivywKw3WW281iRMQ2zlYc1WzrKMDuMQW7n4v2vzePVjaR6H1zheSZuNV5rHQ5b8iOMkb7ZCjbIShAyCDB/W2Q5ReXs7mghE7vFLqQgaHu0PjkUHZiWrABJoDHFsfJpvVxJocIFaIwmOxoljs8xIMvaIfMTyZGnUo4qHRdAkySkVf/QW24c0vyfWHyVev/Yi6riOYsditqIQqxs6YIHRAVtmVBxH+XXDheCwOPDT51znLfbqjvEWbmqaN4rj6nLEH0s4AZ0SZu9/03Txvt93Lt/di9EMJHmJdexFbZxM7fQiWHz5JTrbBw1gjuH5oB41Nmdwm0ZqVSw9xvGAMW6ZJFIRkiTL4HKnuJWslSz7Htb7njXooUCKbW3rM5HpLbBWkM40Th/E69j6I4h/6YfvrHSW8HCNrCNSVB6RBJHv/ppChJNGab1JK2e8qSaOSC0ckZIBD8FsALVJk49IdBTAEalJg+pgbCPAxzCBMNqEbJZYQzHtIN6u3fCwDSon97cq5Vdikypm/8t0MXwlu2j/wn+eLlZczmdVHgFataihWHMLn2gioY/ivt93rmRR6snXTxercRkiiBxnnz94vVaZquIJ/2Yqsubm6eLpv/3jvdCNFtwbB8lYjdUg+SkJ1eEoGqWjsD3xrle3k/SotlXhOm6BHvjT7DdOh569u3J+baaumGB2xW4kGvkrYokLzirhFRM5QnjO1gZXGkTYdyUWTLASEXWibpNoFaio2GQ+zYEkgPswvte7OHiG9VkcSe9Iuhp/mq2ZFygHHpduwQZjVkUqUeqFcoJlf3C89JcN/curtPtJBInw865qzVhr2zqTFu7lC46j8C0vj6P6HOrKZFFLqwOny+5yEdOPT8dLo1Ly6eRYfQW1R9DIIdAMhA7dol+soVWLs6moQEbpkK4PqDhx57HWN7KaJG/TN1EtNlGiLYpG0SRCvmmUTQr0XbwFUmeLwzGxNBrcLDo4JlZLm9X15ayGhIqM1jI2Npo/77IFJ138P4bVyAdTRnLJHFlViLRblunINhY5NUOQOL84UsYyAjmlEcgRG8Vb/5Wbe/q7WB35qi6+SINNdei5yozGtPJmtLIh90pC9iy9iqc5apyzQGmUGpInyhcKhsY4yHzojyEJeMLxfIE4CDjW0UkOKBXMyHpxcr98l28tGl+aiG0nD67hH5WopvGGKGMNdSw20IAPopnaKRYNVPLLOpIkQONcA4Yai5Ij0s143bfNFpo86lIPmffknvbJfoR9siF1pZ8T7ZjsqkZqSn+rvEuHoYCJBdq3gLtNHB5bC8L6NP9/wv/RnL7k06U6ztcV1asPF1bvs9lAYPC0wr/wUT08rx3sDzv19vKjxVfMCzCHvCjX3JKL++9iHfNE45Sr2ps9nmywc/1mmU8lb0b8/7Gzp2XfxHQlyWFfRTM6RNRJ/4Q1tlhi3V3MYTG2Qb0JIZX7nEnSx50XDBdHN4HjtYLM100IDNFmCk0Aphy93gXR+LSCzv4Fjb9HxYZv17G3nCITK9lE/Gbsdxsczx37pOAMcnNe65hgXKf0mV3ruKXD7FrHY/k+KHw5O5knQv1Eq3oCpTw5aDjGn1dK4xfZlqGOYBVxpiRCNxKmyvHZgZYfA1t+ZNROHiXHkpmcUmayGDWrjHjD4I3BBJVxRr24zKjXGPAQRE44D8Y8+CQ9YfBpNmTwHdAxtXinWKdobmioAWtKFPGYKkUSG3rPuy2nc0Y4EH2PoTumsWm5oozlIFuRExxbTnBsOYGLO1ycI3JpOOuwe0pqUUvWEkstcb2WZKUN7QJm9THe+H43oHOavxf6D9s47tu7kVcax60rdMYbtEN5pZncK83k1tVWiQJZuGt5Aw3mPrvc0ubF7orzeUKbV97C9tXgvcst966mtXc19d5V9dbsXQiUh6NfAmCvNuL1cFAkcriV2Hv8AL/GNzsYEsZU7nrmdDWfNfvcUx3Z6Rd7VGN9afQYiXswP1vdcH6orQTBdkAt1GCAedHDofTzztKfVbtXVH2txVWVh0lHx9mAlq5uu8VxgxWAr36RscQAUtt5ZdsXN67jdN6Bwcdqbp2GfuVOra6H4u6auvsMJ5rklvjs5MGh3rV2PnSnlrURex5tu7Vdf/jjpvLyWT7ueyhPmw6X9+WY71fH/DYrUj8TBq4ObqLdlokoEhqPbe9AZp5TMVFMVKemg3CuhqCUN7dPAKAdAkyLhR6kXcX88PGn49nH7oXrZeAqEZjo5SwK9vmvA4dishObum3JzEyyh+YspOCs2Ud9hfaUbhyDC7SD8bv4J7LGgWO35vFO8XGl5YhY/Hn2kpYh9kWzL/S8Pe+22QeR9ZUJR7h2J3qxTbuxTN22dlBr9a+ZVisNNbxNA87idLbkrGzPO/2z0jSz8q9rRhaZiI5mB80zGL6r6Fhkv+IT2uNXWeuz2Lv0hKpFJzTRIBB8lnLMiel3S9hZLbhDdAKM8CI7xdK7AvOb0+wAA6MqfWNnKTsqQRS0nt1F+CUAM/gQDJWBAoAEdTSek479dRC6tOspDUm1AHPI4g4Qfkk6147JDC9RTcGvi3SrVwrboiIEyToaO0+o2DcHLSJkIl9Nymh9TvTcBJdJiMu0hJ7btEoR+NmhT4uuY4uu4zPfmRdS+Ium9dbitF5RdLuXMrIFJqANik4X7KZZKrQ6dCzvXsW7Z7xg50yqnbO5YOeUHZMb1vdk1kFhb8FOaTX6HeKiKA3oaS/ErlWAVcl5WvhioEP8yHb0p2uvrCFaWVk6neNmnmZd2ofSUt3swBd5aArD2d1PFxxtwgaVUy9cTLszlZqbxRbdv8VWjXis9Op3Egb1pwbRqqVl3t2JFM3FDK1kve/1rWELTshJfjbmiHnb0l+5RcbLcYt8sQ6SL9ZV0pK3cjD4vLlkTDWTgrto3IQRnvSu5ZQxx4MkqcGOqobAq18/aXCjnNrth8vblmoEnOj71TACRsoOxGz8Er5aXHxVm09flkOt3L+i7fZZ4q13faoMmxkUelI4jOnS1+yHKxwsnGl4qAbBketZ1nDkqPQRfltSt3a7cMRhXCQg6OVx2zn7iNBYIe8TAPZ4+e8y0hm3mHbC9DgvxZY0uDXo+Zbc1m1NdFPodgxwe8HYaQ2iWftBTNLCR7HmW1ol2xLybhVe+m6DLszHiaY5SSRykkge4MPpwMAfnCAaWLOZY2LfoS3gnn668uaNshC2swWznTOaZpR50yT4ktRMyxEygnEAHkQH2uDL7rYlU/CSo0kg8XNuDZTRMIYQ+uhzKs2z3vczh7a1Lu3lvvZ0iMWz+n+PcDmOn5RNFBFzxFda/XwlqfEUfzGeEhme4tkLDCiHA/gCbi/JFxpWAxqaLxQX/58LeEJx8ZU1fjCQM+Bt5uhFE+UlTn8TXywPcDUPaA7gASbgxkE8qsUD8JTwgMaL5AE0OJoHtKXB7UHPt+W2bmtTNwVQyryQ2dzQHkRq9oOYkIWPgge0NQ9oswEWgTSaB2hlIcCpL60RklOEt8M7GxqqBmeTgr2DjXbnuinrxWBazx3N2CpZJ1lGGIA1m2UMgN/TcWnuaUIBGF9ucprtTxFLHGFxznT6qFSEFD5sA63c+FuLafbFjyFEoHkqbsoSPgmu2F+zeIGek7ttfkmsX1IBhpY0tVgYqJKKW8RuS3cywS0bFKiwSOlFYhYGlyYmV/qrtThmU6wnySIOgjSNiSw6uorm2MjvDObKFqXMaxGO3f5LJ4so+eEFIkq/dKJNTqUHnngmzEzPT3UOspwjyFRGYtXN3bJ/bk6fhv7NaV+xGkemE8qFa9qLghIPlgElDqBGjruo3JncYvakV4cMLxDoLwD9ISNhxrfvnJ/aeJAX0yCE8VAj3dO8zezZX05Wtn97cp4JU6Gf7br6Ck794KFjyed9N6iCivoREM8v8ZugoNLH9byxjRVUqQ2Ivphedelzc9KnTV36BN2PZgzEwNYix+gKrNgdhM5Snkmscy+dzjXDgfMCa8kXOYJ74DTswzUO+1gDeKj+BMBTd6IWwAn/hqloXFdUHydZ9AzySHM1J+G2Xrm+rSuriB6rny+PuQuKQMXAeMeRgFrDNU1a2Zge3Lzzc7/t4WIUHfIhgSm95Mq1B1RB36gma5iTvmgdMt9wurN4zdG+LyoGMXZMF2PTxZ5dKPvFTuTycS1g/YQ/k3nixgCXBMbYD17UQgyXsRAHOroGWliK+9NEiCfWIosPIC09HeXMJiysXMvm/eISmTTOKJEJR8s3rNXgiWdBWMqB/V2yOlccVz+iO1g1OA/tJhsnElVJQ6raUswVI5lwcEOm0sdFNJMthJgPiaCiE5qKeXvJ21P+oWMTvY7ImEiOh4EEsBdtS0Hm3NobyoIHesMQw6VNvYBe0LBURMFyh1UrhpYxnkk932mljdqej8C011ZTOBymNGCendBhmG4OwS1Lv8n8YEontewYJBD1Ris4UQ3smEUVTFg2yn9ZRivjUEisqkeiwK/msywzhjztHIwyCqvhChOMshJWw1FYDVfCarii/pzM1woxh49CaMsioKs1GXuGz3FQF3ReKzpCcTyih49oN60BU7HkBJzBsGcY77Q3yrj2sLmk2chEb9Qex1H2us+TY3l4FRxsteHp29moBQupJSeooITustrXRWFfRrESPexxFAWd7kXJRawCoqAbEQVdVCnoQijoIq2gS6CgG4GrAS2dkSy8dT4bKRV0LH4mRkGXLKqg47Ou3TZRy0USCzVa65pGdThz/vbSF+IIc1iOAJyS1tV4meEdKXhHZEr2L8mothyb2tXhuHF1MN4WTe1tETDSQOnnUb6OV6cqHUqUOJTQIKairkymaAu2ZOftE3QDNDoxJ4uMUyMGkkBTTdM0i9oz3JmNwInOUntGiXYT0151pagI3u+J3d9Lfl2psHJzZMBe7QcjUhsMoj+CN8EbJdw2kWOEiP3n4U76zdWyHCcOnuocYlO8yy6JkAXCzJ2m80JIGz9M/AEiuhDjyggAct5jG3HeQL1w+6MLrlhdIc5rWXA59DgsJkD1Et4m7graVYbOi3Bb/hnX9UkeKGaI2XkG0mgC/rWVR7+VxJhefjVsgfoozZA2eaP0GEGGIfYXyZuFBKSJ75x/NRFek8bTQx6CBjuF4zantyEBEHa8OGuye9C2tt+K4PPRsJ9mr1jRBesnFBufYGMv9l7RZg/9mVsZ/JeVl7BF0bMxLc/ogQM9D+uOxF5oLqYcCVyP5nE/6LFPq4c9IZnDmMyGoWBYij1H+9Wxf9W/QrW26MriKcXKkLA0/3DQRt0Zr2H2GBIVGgeFPfY740U1zwSjTYxAoQ3GyIZukrVcdKplHtgmHkjD034AqZsHH+nns06fg0Pj2rZaVJ2Z2GlP+rQUcV1BHy6mlGgaZVqQ6I54JZZVpIFmowVH30gKY/mG1o+f0WpSCUosnCuwWnay3vTWNmfUGRCMJvsBkbIHHsNxmJ7A0DOU0q25gZrXwPMCF2b2hzApdxxpT62Q2WqqcbH78pt6M/G1zRX+4lLHTgkX1e2Y5zc/YLE9BzDTTvJqF+RvTL9hzfQbwvQb7TSLM5KKorKieA5+kS7STAQm172rNzTJFEoX1/DslwF3KOttKZyCVg/JTLhPtKWhG4CCDlLzL53gzZLGWl0+kQXTnDAKLssMlAWHPO3fJB6ayQf9/w1wO75t2B3qNAo79qvzOB0HkUQJTUY3XdmJQCYu8pB4cDYHi9xZZnOAU8V3B+2DG60RP6x2O4u0W0raTU9qoGWeHKQ1wTtLE/zMYgT/H4w/X+l1jKxml0kEM4dfOLyH4WShPY95J3auQKpvmbrPat9k7W2c/It6meMW3FrcAv9u4haO1uIWokrBXotbcBfELYT1uAVeMWEZhKn953WcAsJsdb5SvD3kl3x+8TiFzRLC69T9uOFg5JWHMk5Bl6mhg2UwEnvcFpKcRWm37BYgR29nb9ec5sFh2ZGOZwCIkTAvt7+GVaxAMUY6O7/q/YPTJpNEtUjWZFc8O5V23kSOF+O/GWj/TT1edX/NJdMk156y/TOt1MivlLQ2x9WuYlZns4LHrfCrJPma5wUzao83A+f0c+DMBiCUGB9rECDBwAZ9cWD+WmcSeUpopTPVoe7jzmXtQLIAHOf4JjFwmRfzSRpYHM2FvNEXw4gxlPhlYrLmIGuMXVa7BRaP7CVphH37ni/tT55oTGZnj7/ASALHhWk3mKU05+ceqVJqPpK3btzKNlsJpYzpFm4kJYZ3Iul8GeeI6ZbGBWgw9LFl6CdKounS2kZKFw9D1IBDH2wmHYZhzbu4SUte7xRyqPmCcGokoFK7kRU+hD//+QiqArRMiFPGOYJdkWGxAJQ9xBkG3u2MFxQiAzx8jDuwKAWc+h1Q14iD9Atv124s1dt2Y2UtRgqyHyRrnLJ78G4XnMZ9ei18j07+/4dOvjfX35vr7831/+/N9SUA5n2PZJxyiogHTOQ7hrYad7cU6xhbmwRjOoWte55tS5na5AFew9kEbA2p5N2DK1HLreQHUQlLVcXjqKR058o5ejo1lSBzQ1mJJ097yf8FZKG7JLBe1Z+ecpBGySs84Gl5APLAHYfry30Dy2+qBC0bGCLcEqT+5D+jde/i+p9zFta/TurHiWejVT1X9LhdedHbWtXeq9X+zm9X7Q/5Ki1RXlSJQGC088hAOHSoJFgBuovgNiFCrj4c8Kk20JlgiOg+qYx204dukWQH/VusDzYRB2nQT5fKD6gWikr6dyUON0HxSTWdBek793GU1iTViMMwzmW9BlAMWa8YZU3IzYz8CvQq6uTjnDQyAJJW1qBv0s/gAvXjvQSAA/+910J1t9Bio2930GKjb7fBtAWSuwkRgJu8Hbh5PxIu0ucDCppqrhA4CulHJCtcN+volcmR/0FxkgqkPF77yvFi0AIYyYCXMCxIACNSWfoxqSfAyv0kZ96LMVbTvRQ2DJw/RjFSLuxCozh40CF2sXGJsxRqWih5g9ugAR5a70zSYA6vd86hj5H1DpLHJxchFReyfK+ijw7COF1ALI7CNxrxZwwA0ORxM2psPc+woR4vU2nFBkPW0iH8JFqUDJubOKbdybdSp8x8+s8c6tX34FsXPrifb3X0g+kf82PvCVR3QH6gs3kSiifrS8OnlaD+DRwNHvOQENKfOvWM2uCuwZ0nOFWRP/XM597/iYNvewXU/P7UnfCx2IDITJwqrzW5hOgMyG+ZFkA/+gmAfkFxp74JEL7Z2X2zb+L0bMVnqMCrUI7BjeiXf57zGduoOB9rUxGbO3ufwIi+AxVwKsotxqgOC+EDsnJCjtUUZUDIa+ZKSdFnL5igkCMpawOKB5DsSBOGx2QbSoY6DhAKeMFwbnVVLhOPiTYqlwknHYkl6UhD0ow0JfdIIrlHWsJUr8O3u3R6o/coTjp/kpOQpOX6aJU556A2RNY5ZNMJ7MXB+oWO5LjsChpbKjWZxeFlPCRiNIUNBynRxWg6hMURYHEMYXG0GbZ14BiEwOOWWGIsjoB2PlocASj/HPpIsTgCYFdgMTawOAIgIo7TRwuLI6Dd1IEGSY7V2nnCTvqRhclrsccIM3TPZoZZnGP7HUO7hD2Z96s1UN19gcnQmzr1pbfd9/tfeOrfgQ69ig69/nXytoXr5ED/AvsXXimf8tWQWSknaaW4NZ6OB7/E4cSiUuL8mzYzZy8ptyLJpyySDG1mHmhm7l8j5k6bNkNYjDKfadMtnqJ5cfW80KbwFOdQ8QxtxpKAUJIeMLhMjZm7xWFlU6l7gboHdh53rXM3Um9RhYeRcou+E01yVvR3KBCKbIMuk2a5XdOvTzBI3qT7uCLqk9pdi7O3s1ZpXYG3ET8PxVPHJl7Ou9mV3Ospg0cQn+fKDPFyKPVTnO89zhmptiOQvq18GMMWgniHQbydQi02SKBWDtYOmXghvTmQ81IQbwg+nwn4IvKJNUG8IRj8OFM9x7QztDobvWIeRJ1o2Uw6duGTJSEHAzj7Ty0kvJ/oJ7wXmPAetYSJE8oCcRSFL+AYbWFC7J6Q/Wr0x85BhiWSePqEMkpSP1c2/YWa/oJrBBrGpj+FDZ34g/DGJ+p84Yk6bxT6Cwz9+X3053FSzBqXfAvojxjjmzn126Q7q1O+HQL90fc5oT8tcT3p2CIX79nsN/cQ6E9qtzlnRX+Gc0Jl2VnAObvCOVPhnENSU41zPqE5pzLEF5bEp2rEt8gIhUJ8UMaC+JQQnxLiU0J8SohPCfEpIT4lxKcWJT7fEJ9nZegMBxDf2xcS35v7iW+2XgaPPXunVQYPfePOmkjxV/z1ehKtOQ0oJwGtcjCl+D5afV+D71n1/Xx8X1emVaEvr6IxfkFUzZPuxkwZm4mTdKEIxslHa4L5++N933Essb8/V/0+6zGAWRUvFZh8pnXcljNxv4uW4X63eFZJ8Tu2PDq0Zj5M37XPrF92wykB/ZbnpReKl15lbyj99SwTBPHRbXTjXm3GYrwkvNrYHcI+vCQWzmF1KF12UPouEZ/XOi3JoQIWnYWXtV0BKzM+tWLl+cdKd183qUSnM6lEZ2pS0bgg0q3lmlP8AeYUYFq6zgZG74gBWTTYnOLzS+b3LWpO+UOAcg1C5XUGgdfcvU/Aa+B8y7yd0dWY0VLVlc8XF75nH/PwLMDwwTrBxz4lJ1RqWPpusxM6QFxRkrKQWJcGfESR9wjB6UIwYhm+wqg77AUpV7Ibi9+DQRz72TrkcP3oK+HFTD8FE45INS6DLL13n6hhmG40GU1IRLISwBFX0qTGGvopY5/TaQECwmQWajcGJ6iBDeP/n4F/EGxHMmsp26sZQAzYo5ZTTZgx6SrBIYkuzWMGO4vg8xNk7OPC8CENbePOAOooeO10camxxmahVKA4jRFnOFfXtF3JTBZLq77lB8AwcPfGcGxht/ecHdoVu+MeZF6EqiXp7Pa8MQE9GWQz+F2Uhuju/iyag7gyQdxh48E5bJrF6mk5a8Q6lQx1rQWbaatwLqOTRYvRuYofn8Ymh0xJt0+LkgwoXQCf6c4DDfYC5eTpfMUP2atoLxcYqrCRh7WHOxicgfZboDEcyUYsiztfL/SPK1ypTL20ytiLzi6TDfWGsX6Ga4ED3nw+yvkxeXSHJ7IOja6NIOHWMaBHlvTto7aPLNerjxjbCO6MVH42cdYEV4dsSS2JMJGCO+BlQ9rlDXTUgH9zIyMJJ+tCuTi0O0uhWdQ6WOAXNlJO1QspyDwKcQQ8lhhUO3k1by7neds2eZNytWWTl8nVxk3euFytg6qQryY3SV6+87xsE/xRnPKhyfKhrHxovHwoLR/Sj4/bj99RPn5L+fhN5eM7ysevKx/fbj9+S/n4TeXjO8rHrysf314+vg2Pb1F2LKTZ9Nl3hRjQvn3MqeSEAy6lTzdB6eyfPOJ57h41E+1BlcSrL3H0f/fiRsp/x/nvRv4b8xDwiFRF7733CI9g/eFt95bfueVwXlzrXIdDzqUT9x6BUycVQowxPYqTGr0DzICGHec0egOOafQ2SMlVFpXDyiTroEoPKfyd5b938DjyEPLo2e1DE8vvb5BtIipv/DDRc/lF3i2HKfDruOpFdfnGibx1D9AO7um1wXH1D6cu7jWqimKBUOco13iTtw2OlJuw92bNTd5GqNo2eeugasPcu1kbE+8CNBqzHgtBNIQamkIKidBBS4igfXoKmDs9BXwoUCnP/jZsJZiKgKcb3hWYAx5nGG9ACdgniCyQFIzGiIYKVNNrVX1uyyRdp/Of0LQjgIUnuiMT3ZWJTmWih2Sih2WiR7KWRUPNe7PGvVl4L/IpWLPF5BZY5fx7szbR00Aqab9UKmkvQiW0tWTR0YwpNM65/Wk+dDRPK3KpLt+Yq4kjR8D/pX00G1YxsPYsJZIauScbMfdnr6fvWXoPvbUkrkFV3zDR61oUiJa1/KqdZXWZXTnoN61Vko/YHa8qSxM8mN4nL8G2UHtX1ypp0NSgAxFq7wq1p0LtQ0Ltw0LtIzVq7wi1d4XaU6H2IaH2YaH2kdNT+8HTU/ujvq9mfOZ4hRKCJ5lwINfLw8F8L4/OmPPFwvkamvM1ZSUkshJashLashI6shJ4lYxDy99P0c2XStHNRSk6EM4XZ9zQvFqL1rIkymkfyat5v4Fkxu49NtlXv9040bPqRzxqtZpusNcAjUF30C/ET+mXrH09JpQ+7+u1EotsMwWklnaWHKHxasPKefQo82OO/k6E+lpCfW2hvo5QX1eojwmNDjibnVS466Rw10y4q6bMVCgzFso8HREeOj0RHg78dA8kZX/m28947xCSukVI6iZhvDuE8V4njHf7/06MdwRnOvDczhGL6t7YG61opgvMqpIjDy9Cc0gkNvQGm9Zwp/MGqLyyYeJ4SflL1j1KP4YP5yumskPHiOI7D+cr+XIsW3GsN56tPNZbRVv9aps4Ryfy4d6QxSBtFs2g6HSK762mz3H6N0b/VmneeYdQ6C1CoTcJ79whvPM64Z3b6WM1zNEu7PaX0Mf4elbbj8G25GarkErs5eKrb/lXRtK3CEnfJCS9Q0j6OiHp7ULS275H0v+qSPoWIembhKR3CElfJyS9XUh6m5D0FiHpVwlJbxSSvlBIet0ZkPSftlvY59UeV//zZ3DSUXuVPuuEg3f9CJ/Owl0/rhFN3wbfkA0eKYAnBgoERFMJyvwQsjqvddYNprDkpVJYsuje7qE3wPPAzl79Yj3xRoAUOmsdRXQBHF9aVlEWH4XNAMs0gulivIccBCM80ao3iozW9G9F9SLr+LPSOglVl2ODUlga0J61TpqPd4I4jpUTQ5ocZbUT+0vvzpuiIkh3A0TalSQcu1kzn6/YLSn51GXs+LVid9u32gQT2BFrAq/fyrEIXZg2dm1lNdYi3VmkD1ASSSDZKBwubiWeE9Lk0cqMb0RqbaqD2MzQPfhx18TD+apjtMZXyUKjl40CvE00GFb9Flu6oe1x+uiWL+8gpnU9vSYb3pVLoy/juBZlGlxJ/PYhwaqPzh80NW9/9O8nX//2P724JkCtvOQrPz76S5d95cv123Zz8H2MG6LQ2RXm1VmXhoGzNwCIttXfo2jgODZaQVK+kkbVNKosg0M0VdnCAFt9tKi5kZx2hqwSFr9abTVOt5hW3QpowRq0RlYSrcfE8cZg1xilm6tpGIZ6K7MOgjPFs29kfu4RTlHQksNQC6Xl6NNCOS6/GmpRdrzalhn/KxEvvSy8Jx8D7/J4IvNhOgBZDcy8/qMbserhibwDYdazlu09uEtsb6O1fsaLvdMdz3EVcYK0MPGyUMIX7mViddJriVfNbs7DKXlDihdUDynhoQwvfLoMeo41hmJtxbYa4mOLMJSNwhvWodnY3rlIZi9xXtJVq5hoHM6Eu8s+ZTbMK5fVXpvGyidRdctmeQ3pEqin4lgt00Xr1mmJKeJYuM3EpaGRXO++lT5pUt05JVjcs0r8pe4QBQ+2upW81WHmd4jyB1tdxFsdXDu2yW+sCoITEO94F7IPlotTSiinlI6cUobklLIaexwfawDLN4Y97qmkEe3xaG8D6gYysam94czg3U32NdrfYvtUm7MMluVN2eOSMz3ZGvkMp9qW7G9t2d86g/a31kvd31q1/U22qa7sTy3e4nrpFK14mtrhakcZKTwGaScG7xDzUj0EnK+cEgFlnL6v0qoLU6T/Z+ybR+hwiXQf9+TIIRbRMbiR2Vdp1jqaV0dr65RNBZqcgDU5eiRvHs2a9zDzl7vRjRNS4fUca/0GzdfhWewhZIy2Y3j47cpXT/TGpz7y50/cTf/+8uIpJ6MbQ1Nf+fsvnvrH+x/6hr6xcurtB37/Nx/9+n1/o2+MwSnwVupB9HA+wfvPimziWG8UC2AN/XsF/Xsl/TuL/mX0T9KpySIDBig9sCYTsfCV2Rh/ZtnQMdrvSDx8RTZ2jJ/sZePEAlbJU3Qpw9nLFJgrc81R5prWSot4PGTUBmtY8/ZEFh45Yow1mYCpWUU5F2tMoxvdU+1VUJvR3Xsg8sYMZzVgY4xt7ZlVprbsK81ZeE8W2rMZWl9vmLBW2hvYw4lak8f3gWuYHQArH54tMVQRHhQM2A9SvR/QIi8c9o5z2NO5Qkiw2Hm3n50vYI6Fc9nurLPb5ucVL2/b+u2SlyfCyyPh5bHw8pbw8lR4eTiAk3vK4+VScnLXvAULSLjrqBQ4bVtJEDMt5MXpsIA5kDRBUi2zU1mr9XTPYHCX4uBtzcF7wsFXr3dvk1Jg5Nl692b6OAuJm0t+/sr17uvp4xVIw+xma+AJCi9adyF3V8LdVwh3HxXungh3j4S7x8LdW8LdU+HuIbj7u5Mk4hNMncMHM8K6wwXaSOHl8b2a0zdkJ2j27wTJvfqI03+Kackppr3UKaYjXL4rXD4dxOU7L5XLdwZw+SFh78NTsnOPVux9hWHvKwsRzcHex+nfKk0BExV75yL9P4ONHCFuRCPauCfvwKGJV7l1VQ3UMG1ibTEM3VOxCNsyBFdT4u7Qo3aIu3Mt1+OzOZC7rwR3XzPRW13j7nRjpMbd14D/29ydbqwCFNCt1AE6u79Cn91fcay3MulbBlgCOZaIwEYLnx7RXH1cc3U5nuTZCG0P2Tgx9oxOLXiyS+LsmmxCnqJLGc0uc/cx5u4rwd2bteNmNUyLaZFbtKfmw/fYe+awzZfDbOAvN07IYaOmAcmGF9Eec0NYe0yf9/U6MJo3hRl3mBljoWouPF5xYcB/c/tikdRbbOw5moNzWwx6hcWgh5Ynb6en58/Dmj9vgdcgGHOnxpiHhTEztx4fyJ+1pF3x55LHLqt5RKSGnSvJkWNx3JVarzO6GImBNDCQsg0sq/hymHNXmPOaGnPOhTn3asw5E+Z8ljDnVwpzHl2COWv10kphzs2a6N0S5jwszDm2mPOzY+3GHh+MecZjtZLPsC7uHkAUM+PtZ7thXcGkBfE+EXyhAG4L5cyF89YSQjjrKG9amkvDK34pfWbnRSgzTQbQbfkws2MONIIDK+h4ROeZphvsERPDW4S5+qjI7iuEua8UFfASKqJFVEaSVho83dIeg72T+Ote0x5ByyZ7E1R+uHAvldJ0wB+VZTIEtZHCT/gYy1ZkK7ORLL5+gjqG9rZG9ME2FPXYmkVeBgFkSuicuGXvLD6RI7nV6GjsjCa2Kktla6DKGrVUWRNalXXWbvYXwuKmicjO2s0VTVBFBaJ8uMVnbW2PJHyX4cToqy9fA/3VA6ZRdIRYGFEEHZuOZiuO5tUu9satbdqcsvb17UYrrYpmNd07A9qReN7Ds4n9rDQiyTLirCN6c80ymwUPJ3xmyrMsPJq3swinpjafldqZvmL1fpyNXC++kjrH6widhNotKOnbdE3/rp+gY5etuUtaLThDtW/c2tYhpLw3gcf3srGjIt5m6LbdZNyjLV7QNNtowY1oC15DE033YIOne/bL3kjvaorkAKrlVZNyXzsYFyKUSz7x8O//wZ/s+cMfPHK9qBFr85+t6I21hmR0VmRjVKRL1LWSP1f2RpjOVhzNOrS2ynqoWNsrJ6RTzl1kd8blRyOIFbS2PHYz47dQ7W9od5gWjYxhHVXysyZ6EzUZgm68siZlnAWhonoE39tCcRA0zmrR8K3EW0yDH0aD6ZgJvCC0qWPv4COJbtTIG1i6/zY1CsOejVAbWvK+lezEzofm4a2cAVcPpiboBcPpWMMJM8bCnpDcMAYzSrPWizV2P3a9TB3pUEeSpG4oZ02zpS5ra8V1zMyK/r2BpoDLtCJbA4a+EFfLKpJ+AxTBmpQdSHBM2UzO7T5yJpoVmJ0xgdJZSUvFnvc2jZYt87WF5WE5Yu3zIDazBrGd2mM0yPQ++1UT+dhRDO/Ru8ubEJer7WWXTrJHxzsRSMCdsxFaOUdJQpPZpt5kvP6tB605hA4GLaFJZt7TYN4T8eQjuizOGjeCR8Ss02myw/M/stswTT1J169k4fgV2SuPMZtXiVnnAqpIK+KHhSta4yH64W8T0SdMLCuJWFjOqvGdxBbzpeVdLd4PZe2H81zrdagzZ0PIPyfLj/W+Tyr6Pn2SPqcQNdrZOACUFZMgPHYkr2jTIlMwdMtrgxqwsr7n9Dt8gGzrjh7MvRz8QFPLrh4snt8hHzeRHN6G6ZA/rpOb26FG56jsSltOtLwCWlgvi2niXs0xRWMP56te7UL5gvF4tXsJXa3iq1ctoj8ffRHy/OL6c1o8tmXbtlRoaf8OOrt5MG2zLHSTyPc7ROi/DucSmLZXnom075yZtO8MkPZXa53KklRRqdSXVXw5yvSzRNqfqEn7XZH2z65J+0Mi7Z9TU8V83xLS/itE2l8t0v6YSPsrBqli2iLtr/yetL+otL+lkvbXaWl/4/ek/e9J+9+T9r8n7X9P2v+etP89af970v4ZSvu3yEcl5uNje2VKHWYUo35p/6ZS2t9YSvvrSmn/VaW0f+G/Emn/FpH2bxJZaIdI+9eJtL9dpP1t35P2v1vSfupwJHTmpIymsDr59zqYeRtnP+MRXRDDqW8bCLnymavO4JlXL+qGHaTPn94Ju+7FXWZGlID29J/rFYSmgiqFVx0d4V8YMGEQfueHDX7nQ67rSrDvEkl+lpspJzyjTDlLJf5ZCCgQnCbtT7DIrxqpnsEMphLOQ6HTuDq1ZGpI5TEV9aJkCulvzvoxRKzfOp+FD0g6mDkLmOIoD+vngj788NhMNoayQu8O7KH0y6G0rjiQf9Cg+mVOSr8cVOsKw+sPGl5/UCZKiZWezxMN7OATRcrgDrqKK+Rwn8lXpfdyMHy81mn1Glb+z0BnHJOObrVrtlKBJeWklr9WucC8ASDmVlOsNgiCeQw8FI8B0w1dDHq5DyBzgcHfBtgBxJ8XgtA/0fMBRUQHL6xMYsSbHcfEzzP+VEBPz0z3fEAo9E+lQJn7bDj35ufoBOPKzP58ObP6yiqiJ/Hny0lcUATSTAtQ5jFyHIKjNYiwcw/wBLHgBHiAeEZDWLxqSMYVv958MKOeb0E9I1lGwdjhDmCvgEzgcabZEuc8eQWAs7Hh4OPs+zTch5M+x/ApazXWdnGcoRKcYnXm/L935h5As2cyDzj8uwrnsukeA6F8VKnIQGCz1IqEJMx58pCxrSMGNeA0JQzd3YsF2aaRIc9n1PN0LhEE3OfIK7cta8jzLVy1Lp2Q838Ih3EGifA0BkYCjD1HcrBgnullgNcA3F3evExnqY6nmQkowOcpvgnwg3csghGh09AayCLc0Nyb6Ox/aGgLAdQI+JOjjgUBIqAO0J+WLCSiqPRD+8pEt8hPDBjQrRXIYg2UhEFy7jSQJAaq4gpgK+2kwzlyvjmaVTtXMDl4AJ+/gtG/o6sZaNXc3MbB1u7l4pOO3iOfHHLIUG1IHseJTxxQimR5qKgkuSdSyYyNlMHQJmEZBZuFvLQ400bIs00yCgvZA3ES+jK8a4QnxwCMFE51R6O4CyW+b5/kntQoGIw0JLtzC0GZt2cRgI4aADqKFz5ksE4cEAjiS6LCv21aw8gwRMcayaw4jkTHPH2juAKQqtNFhoxwJ3w5sAoNcE0rY5QNViXFHo6qRFkdvB019rp0q4lbWHtO1q0ySpTIHkTw01sZisqZzlONh+ZymJADRIusLUlyXFAs2DjLbYmkRJaBjpDKhqbFXeZ46+zTPNK41mPcsoaLxHj8kPMLG/JIK+8wRj7GuIMxbgx4SDIfYVgwtg4Aa9fIiHPgO4bUkSFNBSiqgfUX6286pxfQeXTf4ImZxUjVwF30JTUCVXh5O4D0Qx/fpl5HpteNstdMWdHChwxltdBdu/cWZQ0cg1bXetiAwnA6pg6jeNF5kOa9q0G1GLK/ImQhweRXlPIspuXXgG0ccAtaCTuB2gBuwRubAPEoAwFYB14KKuCl92ngJfe2fuyloMReCjT2ks98SwMvoeD7hc1d1vYEfc0GncP/38nkFe8ziRHPEG1pkeQVxLEZSJkFWJFjF0le8YHF0ZZuW5ACF5n9HC1tATSJ8w1N7d4/N6XmJOOusoorFFeLFVdJeQSQXx9kedWjk8IL38GBf78e+NbNL33gAfj0wX0MeKcAN4P2tDABA0f+Fxcf+e/kAHxAD4B/28szAMdkABgbORTIqEVI7/7FB+BhAH3J5s1CA21yPWKvnMBbXwIqscEbFEmgl/LW4moZgjc8xHKhu02xADToWZORMfMZXYqr4HNLzKIXc/FC5/pjEU0S6Jn105TMbToZHUkfrWqn9gVLiyVWd7H8Ku6S+VVczq+yp8yvsqeeX0UvaVeX4J9Pn1+lfMqXp/y+/CqvsxLULDffvRIMMfa6534L6JckNISoA5JRyeODB8FfchB8HoRbykG4pS/JjEjQrsCGx9Pld3mCiy8j6cxitaRSS9o3SJfSapSu8WCyPc1lkMbcM0oEKJ9iGRoekLUOHWKQbM65QDUvUs3FB6R182IDIr9iQG5Di9xMrtwlBsQ0UT/Bxc98QMpaWlJLq15L8vmO22F1DM5FYR0icVGbqt6ydWERR7EaIb5M5yRSXd3W+Hq0EvnYlWCgW1D3I/lQm5Yo3djGSbzzRHJpduhr1rl0gkSQBiSRDq13Ok4zIDujyXUYs5pWrqufIJnmapLqmrSA8HUoSy6F6SJLru6N0N0YkONatkGs11AvybqwC2TDEziG0W8znAmty0r+rLGt3UCahav5+EunTFqXMJVRo3uJJ9ZOZIWkpy41/Rva2m7SG6lDLRr53ijJY0NZBys+H9JTMZSNbsDxvY0Gtemld6BBCUaK6wMkXXMamcD0JAgUGo9hAyIV8nUzS7u13aYR9K6WpH98SAWva9APLc5S2uS8niF6gqrDspnDMg149QgRi/7Kk4BxxmE4oV62shENgI/Bp8NwyodhPdxDuBoyh+HhrWgNyKypO5pK5ocmpE6kK74D4x8jYpZGRw7DIxiDEWHSInknmNFERh92msgSnKNScI7OPiZJV7OmqAgYRRTiMyPLJ/KgPjQ0y0NDsuijaGPMux+CLHgwhrAB+DRdDc0Z6KBNfdQ5QHDeArk0l1wYSeFfztEsCch8mCotdjBttjCRQ8UN05pudwKoieYtpps32SVurkoMoUSethEqSFW1eCJRCoeLvJ0N76QV1aZKmjTGNE1DWYtKZUN0B4ejEQgRpnP8cFo+3MpIeqeXMOUkxV6axAyvm6BNlB6m1mOKOzzreAj547mR2RDaRc8B5YmtA0iukAx6xzDe0cqGqQ/DdKQyLQFJ5SMolUo3RtASdMOnCqkb1LZpGp0Wp7Icoe5QS/qamCTlS4eqsUN1Qxg4HoPesIgIw2LlKme5bKQuzwMxxAntwU/aCQ2AM/B/WarEXq6hpvKySrZSExMAaHDdI1I30gAntRfqW/zGYf6CtRqkD4iAFXBd7SFal+m2Nn5i0m5d2YbXwTCocgR5GEDErWuYZmjZMZYlNWonDQuIW8BWNWW32BWENXycKyPkTIO2WwxTExgf3tVrSmZ1arN7uWEaCdRdGGl0JE+Fx+quRDwYuB/TCir4R9PxSXeUZgRfhhf2EnirK+h5ERG7IFSaYc9e+aic+vNL+/RibWLyeUQ6GPkI9EHPYVgSmHd4cnFEp4+dPbQtni7G9c6R4Y3MjEo+pXcGXs4Jb6URbwV5k0YO351l/E97KG+suiNA9ofy6oSvdZEsnTs7i/hHGNtV8VV0tZhRoFPLlIHHlQTIrNLxMihkJCOpa6oBjLTH2yVnEAxFNRkhKXMk3JhNMJdCvNX5DfOIhNyGxralV+A3D79B/Eb3vawhidVDPSgRn+I4aZ+W7aO+VkbcSuhSI7D20OQHVNgnSSjCt4SH3AHQq+KOoSnXcNLRWPRnOMfCJtTknQXGmLwhYoCta8V2TB0KswQnL841nRiVa0+JST0CrDpEKd0FWKWsdrF0IzkfOYkMbPLQ8WIieiUWb+ZdzsYbL2PyvZwHpeC8jiRYhR5rKzAhRuOr4Y71IIagoVAPmGcSQuqHQQBYIQ7vu/wOvvKkVlWrVUqIArmqtVDfngSPRkg8swSPlWg5MMFjXad/rE+n//+EoVEkRk9OmxAhtea/hKZGeZPWwtFH1vJYmfxkFNFheq9kw2Y3Sp9T5wKL+vZ6cnDWd3QOwXcSH81r+fDJibRe11ZT8ZSPHFvrDmauSUeNdFu5QrLq1vYJGJxg5GvT49l+ZM7ik2hXq15j4b1xmXwc7hTG5OaVhjbBBB6MlUvF3KqYGqRWxAG5T6/IepsGa3C0vqVKlY2zrCTI9tEcThGQ+bZVUmevLu+aBLOqlmBWnSbBrD/HamGusbOdBBQna9McdNmHzs3aWcoJ28tX00rFW45ha7Nb/Wum1THL4TxfjAAM/OglZ2h73i5nKJUZai2YIZGvt7WDf00ztMjEtE168e35ENwurOEk4WTwcF7Vjmuv+IS8gtUq5QTvXXqC1aITnJjkCuWsEF9IbLXxna7WbH1HdFv3a91WQIxi95mlBM6corTRa33VRyx9Fc20rfT6qFF6ZaL0yupKL8u2EyVz39Eh+KAegsedm884LfKAMfjY4mPwK0bzibwaaCo+w8VG4SfsUbD3qOC2PJjOw8sliYrZUpS3Rdw67JzB49BWjE+XOi5kyaY/Vk5hUe+Y75lsQRm2IIVmSaZ13g4d+2Wwg07TIYxzb++QbVD1Zyw+07fvkLfvqL89uf3lUC4hS0jO6r5R7IGT7nju6OyMKmODISfkHpU6iPslv1nZbOvjT4Qy3Tf4ej93qxxInDREvHocnmd0EJ81ZdOCgQ3MGyBoPDRTKrVwqbVaapGX6NJS1BYgHnVV8DJo50rFpRnKtc5o/flq8PDjis3OCnl+5UVqpQw5T8AamYAM2dEn3XPyAKUnc+IRuqpwM2etCZAaU0FxnMnkrJH6x/HYOqnrQqlrY+6Xk+kDqpDLXyjl10nbXwUkQ/rcIm2/pN72S6TsFmn71s3OVmn7pRepS4kY+rLcfIotMW+ouRpoqx2SOEguuuLTnHSOTTefZK4AJ58e+/rEPNO+mRH0lcHkMfqVpe20b3j0Jb+hr2OPcMf+U80c2YdBSkfPT5tshn5PcmrArs0nUXlXJO8KxXmifNf1lVNcvdrzPEcwHiV/5Ztr+RjRH36HW3uHa/XHesfpmn78xTV9De9ASHYrEgh7+6j5OWJcyRI/xklyllJ7rdwiD+cBu7/CFhK8mo5X9d/Vgt9fFOX9+red8h7734ryvhtUcboR/I1qBL/47Zmjz7zkNyxJ2ad7/W9+G1+fLrXqxk/ftsdfctt69XV7LlJ2vJof8GUBJ//VVVUisOOO5Ywmjr/sbKFK52H5HizISEs1IwCOyVKTIcSlAMmPF2tL3N+WBSXS05YY7y9x8+L96Ul/xtGfnnGGjiUB78AuxaZL6SJdepEM93R0cfpevoiRWjDzfazt95bFsz9bkeTvfnv4wede8hteEj/4rZf8+r5x/f19A24+uazBfuIlt2WiHAqiWq0rpsPgZic7/Uh8/iW//drF3sCV/uHLxNIWsJGlX/vlb0df/uDFTg9r7RASsEGSuK11MpofWBNaokD9Oy74bfnyLy/iy9/dudiXby388h7lGGPIjeLH7N4olgeoGpgYb5zIWdNxPX0e7TG11pHavH48zlMXZ87dl9xzN/77ysX3Zt595Q9H7jt6bw8eRFUo2fWsgmHFmHsPNFv03iPiOn4zBP338ow+4xRelmSJaFRgyaDlgrcncvw/rs+v7PJ9A0xg690d9BEivijB7F5HHz7iixKc6bbTh4us3gmmfBsttitroTY64yGMLJP0DH9sHzpQbj5V1I1ndl6virr5P2t12aToTlJ72D55nbWVVbX5pja/qu0spwrXuUE0mjuG9pcPJ5c5rP9I//ZO1gshqsn4N0+6V1WX11aXr68ubzCXyZhQxgv7zIDrVKRvc1Vrj+Sy8SWXTSC5bEJOXyBpv2JJ+8WuYpmqUwjncmhKLgedOqolCXPakjCnIwlzutajpy4GYXSRSY5qhga7xQanIGv2fI6eQO7ZzD9675GeRIPQLONLwOFRrSzElxBJxRAtfpTTk0Ez0clifGF346ybNfClwekiJQ1BIGkIQklDEEkagljSEDQQS/YPvhvMhHtMom3XcrSlWZTExshum7l6LiVAA3nhXb45re8XD85A+Qfbrky/XzxIJfhhXURnjf/oR/eB0YfTuVs863AiRJoCmiO+jCRXNS5jVnU+zV+W62bmsjpIji0LSgZyWzukSQOhG4yH3lISIM2R7lv/D00dI1W7qSOPGDxzsQcbdJgSsnT1Z5I13sChTNTpdD9Rv9Nib2IMNKReN4uGftKSDeuPJ9qxWXtLwrsw88/zTiCfM30+CRRz+jyJfM70+Qyg3+nzFHLc0+dzClHKZpLWWeK2L9krfMn15gu8oC9p3XxAD8b0AbKhLWgOrS6+4kgtz2Dnpm+aRPR9/Yu5T99OurbURBO9VeyYdPU8O0giTnJH0uCbuPoX3/VnAps+Tdwgh9VY3mOA1Ug7gfJgeBENN6vHd+dxFu1my0nu7YYyGMamwr9S8rTv1tn2YNFhVxQYctEdJJb10jv3l2vB4xF/XE2XfA0v5Zt3yc1yLRyZgWGoTu/xdO4Vzxsi94rn5BJhW6fk0mfh6ZtC795WCUc5vf9/pD0rFpaMtKODKSmth0joW/Sp299/+4e5Z8/ozN19j8BI1LBItPSyKHX1COrKY3a6QiCxi49biDBDYAnxzVnQZQjQF6JL+jxs0WVYo8tQ6DIUugyFLkOhy1Dokrg36DK06BLGhOeoY6GmvxZPLd2RFWeTKd8uyTS0yDSin2kjYIrMFDim3InLO7G+k5Z3Un1nvLwzru9k5Z1M35ks70wmOV+d/YsSc1mIS8QBUcemP8ttfpMjYPwtiU+OJVw5zdwq0/waNjJg9ThVynlHPB0Uks13rxTPA5NpPlcSGxJj4+Vc85Jt/B14oyTMk2q/w2a4D2kb1PjLYoJ6fP+iJqjP7tcmqHGxQI0vYYA66qnASEMnVSUOKS2EYx2jAcv1inbPfkA7L0gcdDD0E9Uq46jxccnaHPGOiOsW4jfLB+jFo5b8RGyImRFcVngjCfD7T/T/bj09bj/tMsg7fayZloBpvHBNHnKLOasL/Gi45vSdvG9hUaFNkZ5IbNoRe3bpCUSC8QFzGHNiccxhXJgQQ/aeL+MF/cLf7DxJuySC5k/gM9zgPa5YfPSZk6G2d+2XXp1UZskeg2mn3z9DfPxdnfA75rChtrLiiEKOI4LlzrmCQ+KIpB26AxcZZxvCgWC/DuA7qOvE8SuPZWH5WFgI1Lu6DeVphH9XTnD8rvkKQxZbui/lDOE6tmW/JBs3OzpHQZoG7tQvDPkMhzs0jtNcm8NXqEHomtvIzyk0VDqD3NkSxORy+vBun1/ZU/q8hMRJTK60gWrngzVwrYmu5MzQa2jj0mf0n4NQjgAwL71rv9mE5a3wp/HSu8u7ucTs6oMomouT17mOs8FJeamxrZO/O2z6Zluojvb1wNzgsefpFZCJ4xStQ9mPTRuFfctP72YOqfMUJMlmK0bBK/39QMFe6evryalw6GC5AnAUTgpmc+ICh5nNOWU7oudy52rmKgFcfh2eRvhWuf01PO65QMXXjOKEa+sFN24tU7IXG58X/z7q5fYsEBAR/gYxelIKPumg5KQueVhNT7FpmEsfUlJ8VnH89mbnLlwcUdOS/9rRyd7dPibh6EKsj+TIQxYVHOHlTK5gDG+1RFBdXv5unEZc+RaWmQDGT19mkd1qAmemWKYnNd0s3+aRIPue/ToW2LqvsrKVa6x38o5Q/pIOva1qTfyGtlFvBel79W6OVtylcgSusrBfHHenZcC0MT2AkvWQ2uA9hDqJSh6HSfghd7qs6h7TuhOlAPBRt2L4WX8YIjNH6KDhvs0RR0XKLkFRFl7DGAc0y6zAJukvqOib78cy/lgCHof281XMP+ozsi8tIq4xDv8Y7URjvfVy9pUBu85jLQ/rM85lpVs7Ipc0s3bZk502EM2sXY77t5h1YDNrsBdh1hgnYdauZtaxRPNoqY/YHDPsMub+RzkQi8kgN+cxaOw9uBpEHBdvWrr0Ic2Ae+AgDLqMh35qwbkoSb7U9SJOo6cn6sFR+xy7Uc4oZrX5gsXiCxYLf9toVhsdwazV5heHzGrzi/+V4BKThzuzSp68g7+630Rhb717KmHfMEGUYTYu/XZ5XdGa6sXlDuyIQyrzEAxLs76Nn0qmy81ceu9T79+6YKcvDx/ASthYLkn6codZkYmQaioQEnbVIDG9JKkNiFyhjzVAwyt+WsmA3DWCwj+tzBFOvldVOJn0oV1fuuZ2y163iZySjzeqxwb2GgUW7TX/qP+eea/xXNVrq5+zw/V+yvfqoUH9XLKX98en6SUKLNpL/lH/PfNe4rmBvXwmrfdSvlcPnXEvD0en6SUKLNpL/lH/PfNe4rmBvTzRrfdSvlcPnXEvnwtO00sUWLSX/KP+e+a9xHMDe/lQp95L+V49dMa9POmfppcosGgv+Uf998x7iecG9vJIu95L+V49dMa9fNw7TS9RYNFe8o/675n3Es8N7OWhVr2X8r166Ix7Cd3mkr1k7ezAXg5suehKB7T8yWa95fK9emjZLV/NKtlRI0J8nzj4V7r9tLpcU6r5V4qa/+f3a52J1vLXkML4iJj8jatCIx/MqpokZ6n4gZw4+6jXCwD7UqyTiNNCw1f67JzActG9+7UFDhYDH9t3iI/xPC6hrLLpAgFrIeQveuI+buIvnYS2c/YxjwvQ7ffxCTDgr+n7WROh4ZjYnhwXs7N7dpnXH3fqdX5AWoE3X7fevQNX53rbgVLIV9sAS85XWwBQh8k8qU2sx0z749y8QuyJ3A2H4xzobbpFJO/h8Ar5cPZfvF3UKiL53Vljt+UCxA5BvJGWJ/E7SAociOCB0wmyTc1+xoz0Xz36cY8TlZY2zvvLFmJ07KYllYWz/ubS0Pl7jQCpyNwZf69rCe9RTXjXkD/1eA5x7V+u8z5wzIDkJPOzDB9+XRqAxI0KvQyxBs2pbP/2PIEnq7Sh7rovAQgNkuAdy+c+c7kuILq1ssatbK4a9HDrAaj+Eb9CxeZ7namIzVNNRKCkHAcwlUxFWauMgbCg4yaQAamTtQ9U8ajfnUGi1h7stacU47EhdKFVD9kAKFw7684xlnN3qrV/ijjfwdcytniFFyLREe1k8EhB+bmzwrfr0yKlEtPSgLKljbiIfDhrTJMMP8yKIsW43c4VSNeLkCO31bDmaqrb67KCkprTmOpaTfogU3q01hmHjqKBI9oolJlgLo1WCNhcplS8F6BIDdGoJoxesSitGNyrGrXAQRvhz/QH1MAftxX+7iqBcGN+rtftIzM0PXmJk6/OaPK5naoP3y9hdfMSHVYLO4ulQVvNrejqA0w5g55X81kT4Si9Jq2MtpDXUiuCyaeJaJUu/bmWTS3drJm156xp/Vn2vY7gqtbFR4zkwlnrIrUaNtjNzirYx6DdcsTJ3hE/cSdrbmD7bBfnzqg8U0N79+eNThWQ5vOnO+PtdfmzdEM74VjunNiGoOSRmIJc+5RlrJbwqsADvjWOW+PTrGsGRw2KJ2i7iLTSIsg81BBv8DIcxHF4DvhAD5cDDl24PY8A6kcUPJ/HzM+aEz0Jr2JgyryloSnztizZvHMwi8GEutvzdKI3RPM1Ot0bzhxMW5Q5t/ZGNFk6RJajtOgqJMXeiix6oLeSGvm4M81+gukviiKfXeZ6Y0S1sYBmQi3ibUG6XGystBvm7Sw8kK/iCLZ8NXMIWr7ph3gvHs/G+NsD+03MlMBsDkAMXe7VQGRRHfllQYou92ox6FG9aCqLn256EwTaRpYAYj0ME22hj66kmyO9CRTg5pgfTOmkD29UgsiyiXnGDo0PSBggkKsZQ5/4br4mG3otx9U62qajbLabaN65+oo2JMaUo1NNawZdta165nmKJrKOZAtc+sHyiooaQ6ndGQzMgvs18FXBrAyyUWBWsi/qaujwehO0DbUZENYUloyLwB4dxmBurfVqmJN8WjeCSsdXIX+yjzWN94T9EjRzDS2g9sHBQ6qx5bp9oLLFXiysQ3mbo/FiHY3XRjTe6p3ZaigSV9MHR+OttqPxYhNu2WT4o9XcFbvpSY/EwdVc+7GrgF9nNekTukmc7WKVoYxxrMFsAn9BpAk6eiG0tRvL0ThhfFyz1eBzoyzljyLqZNyA5CZf8lioEwb4v5FQ9yJEukUeYAkOQL4tLbxt19tUMnibaiUicLCASIv51vmsLZC/rTmWdGpiyC+JGDLVneLtKjUSyYRV5u3Vntaq9rRk2Xtaq76nJb/qecGMWwnploOZukCtJslfrXVW9RibbpQOJaykjNkNExAEaEfTziczniclm+YDQfqoNu7WvkXsBjJo4iNMZUsW65LPq0HPK/08oCZafdJLWGQ40Cl9pCJ+2RJ032SrdRveB0QVrYU/yKKkCX6e3nWxBssjcR7rUHi/qVlsUip9ojrjJaCcAP6Ft8sxypdjKxarnJ98QSUTbwgoNOLbskSOeQFSwuC8ZbnxfVi5fiVxnHRsfftx7RREEsU6+DKKKv24AycCn+8jXs0cpiF1gLQ+py17PtsMtB0Ux+oAdtCQQR7l6SyYzsQ68VvSQ5BBLA6wOhogFp39SccSnv5LLdKqocmsYQFBh1jB6Z9ypQ05cTbWOuJc26icaxEUqI+ejerMOUnVa0Q08C0/d8pQOgeQswb/LHkiSDwLWUD18zTLYRMU3RPzAJaChAgw1Uc6/JuFKyyVnNhNA1wASyRvkoyVmEh2LKG8NU9CF8LZOxMSMN7E7oZZ9nfDWee23dam4iQG04BYgZZwu1lIV69rOxVXrZaaV1sq9jfGgQgGLTUgCPdSWWpLPq8GPa/08yRAAN2nttQ69jpbeLFY30W2ULIq/b7FR0JLidxu62mSBeDe5XsYvnnwq2TDZw+Yge+jzo3qUxAH4LM8oPTWbAZfoLoDlo+bJB9HLBEt6K5dQJ2mADaiBkQeL4sg8ngcn1y1wHYMzhRW1de9SI4jSh9Hqp3ZUDGCny0qBgsPhWajeTBzkGdjfglG7i2TmDTf9pZJOwvZdOabJRVjKYUVGgTvtnlrQtDbiSnR0geH3I0dtrZ2/MGsG4gLGnmhuYCSstCQQd9m0OCDLW9GIm+5i75dZC/fnmISAvFY3mQh0NdCYBNCoNrJ7hk547lACFS2EOizCzF4qFc7f/6bBdiuVpAJ47SuhsrhH5Ko4nDu3siiCcN2Q+xETQvlzxLQTjPLDDd/mqkFgARD/RhhLBTRSYnoVPJC+Nyz7OSXWiTeej1RH7UOagwT3hyAFCVz7CWmzWzbzkItoen6B1ebKfEJt6tWC6qG0wvx2Z5X++3PhDX16aPcYuYK9nQgXpEyg6IjGzQSJJzJovahzaG25EOmNdYBepi3L/i5jXAOdEVHau6U5EVnGMJW5l2LlHY4ETP7B8wpH99WsYqrbMvKpWdPH3YXnbakbvcv2Xg5trXh+LTFqZk1gxgFgk3osnqsUZRWVjwpjLcBxst0lPaSbGVtEnELYPFNoqBV0zmgu853nOIRGmpVzAC9TOMoZgn/sAVwZyRNN3cKKmxZUW2qaHgCRwWJBitYjutDUKZaGFDYqxVueWdWsbt4xW69YtdqhyTEsA7HhuxJbBrCptGAzirlsRuhsTPD5jCd0Y1ecroBpCGnz7yJA0uSNenAkghTCubEE3UMT44xguV422fETNAlUWk7bFHfhPqNA2YT7HPMrAyh7VWgc6ZtL2tdy4DTeP517aDaXFe9/MTc3p7jRD1G9LaKT9R+NpZBPWaPo1lbzasE7EkkmYGEj3CR8vZ7mKqb04sPHIbNZWch7rVXrmdkV1rBZ1BMQm+U9w/OyUUje4y4gkM/c0KlJjaFFSL8NuXAMCpwx+Vx7gPthggDHjF+b68/4+/1Fh7tjE+mlcSzvIdQ/wsPHSte6O7Kw+LQHdN5VFx0JatpHDvxolOsZd/dB7XH1tQL8l+033C4eI5OER+Js3Anw7Z/GAUPaQz3X8aXs+fFYZXo4s13TFeFJB8b9g5OjsGlcknmAzfnLJxgN1WiDG+L/IqyoPMkOfuX8B1q0ub2NqCj5ZjjcO1HUfuU0nZCVogmzJYhsbdIYg+0VhRwU1CmQoGQ7s+JdMKJXoflkgZJJYCtlbORMP4WJn0oa91KHB0K2N5IFjL3b7HSFOIGcfbAZv0rs6EHWEMaiC1PNKQLdZ1hqSthbLpwkZUQlkoSBpsLB66JUO736SZXCAyVqCcb2UhvHMwszGLNosbo5nBv3Kgnyx9MaetWsojZppGNi7IyMMrKJTs66GqZnR90tcwByQKmuwD602bWlU2sxZZe0I4IBw3hJRiwEYwJM5IWkEsneuPWQGTjohfIV11Fb8f2SHu4a1Sd9oChrgX37Zp85OtBTNAo9P58/F7FZ4FVrdCep5Xbiamkoi/0rft0C8ugvNFKEycZ9CrrqmF1XA5lq2pzLy6SVRnZ1NlUzLpJ3cApBEQh2KfjKpe23g6+djzfUf4CysZvAyfYW0DdA4vSxtk/oR1R5DV51Q6ezyAZNCeS/s++SYJ8AEG+wYJ8oAX5BgT5oZ1IoAms2CER5IdsQT4wItJySCaQI4aqNfQTuqEc4UBvgX3hajFnONkQEQNnZ+I2ILJCI90LXyxmiFNWbKfXFPZY3aETBm894mwd56Gu3pHqw+linVQf6upZVxqACzb35cF22ga+v9oGqAOKnSM0Iz+ouf1H9mvtaam9ukB8w/mdXv2d8LWRd3ryTpx7Rli3AzbrZQ7trd4DB5LHlC9WN2+GeBFEkaBMfmMlI6Fjl38QPipTzdk8mmrufRMdr+hb4z9h5yH+G/WcTOKk2KxbRgKgMdzABiBPGxLHQ13PgismssZO9koJOJdUcCmtuCa0Yv4xYv/Fut3sYzzlH+rxYRGNCRj/WuFxdKpE1/s1z3N5t66OaIG9S1sZfQLRBVBHppz0Dw/WisCqNq5F73O9tMc4MnZRxrdAASXgHdTPau88zT7rL7XPRrLPOkuQXTSA7BL2/I9mEYey900IVthD265zLcMD0zex6TauJUqPj7E+dB3NKBsywsvagTj3NjmU5+o2+/dC/gJKl6OTcunVgFpeB8XwlDoExSTt73tex9ldp+iV8fY2gkIWvsETz3dD2LVTuPn/BVW5pqd988YRL3nITIQDARjUmJMxNRjeXZkdkCGbJYol0lEsDSxwxBTTvysnBNNWf71iAhrjEFEsSEUV4f/0Y/stmPReXCULY3hkky/MkbA1ThyGp/7Hfn0EaeVobFa10OEWwtHJkfQQkVij075B+KfvYMKTe7UR9uXIs6MN6mBqjPuoFk128pX9iyY7WSUe5IxcJ55yJ+4UQ9nhRLUHJdpELZNsyduvnfBM0sd/ELB6y8qn0zPk8Xr3fHYK4EDVFKyIRwoHAsebgfEH/4hKWkj5hbQUPbdfAuMEYgwe3MKHy2jAMD4oTkwC8mxLbFan1Jm3s47VNP6umxbp+MSHmOoAwtoWOo45kqFAOKkp8094WjzpQKzlLaRe55C9TqZkUOW4xVDmyE61LWvvlmy6rSayN3g/mnWvlnvtRqITlukcF5JGkbNGctBFspMEdB4zTsILlGoGbmTkZx4ggOGagdvZa1GJLgANZzA2LX0Vl6PUKUdJR7C19Sh1MvFtMqPE380Ewq4S6UH8uASJIf6AjsFrnTXU9o4JKpc8HZoKHQ6T0t0psyPEZcRUrGGUUeuv7RdrL/+cu5z9Qh7EiiY+woPpIFSqs9ijSgYy1ikTOdR0FMi+MBvGyPIAMQRUKOjputFhcT7cUcNicjr9X3dqhSKn8pp0z89TSZl9p+50miONIK5GwReIMnYSvXFuQI5m7A0ZYNxsyE5BJnmDJLoR3l/YltNB6pVUbmu5zywdWm3nGPx7E4ErP2k22766HogrGeDg7dC+AmG4YXEOdTL9IoObZG1wLk8STkbTUHJGWcnBqEs97us5jIjpIFkAvHios8k1DPPPGWNydYFqEnESB2pIrAfOvyxZeLhJwoaRdMHNzpFtTpmZ5SiWYTRdYWaHzczaDdWNgK6GJ881b866sBITC4CVWCFZpwUvGmO6dfpKXiw0BlBZtCG1GMffIRMZWqUEztx6UOOLpVtl6LZd0m0bvVOLPloSrCME2xWCVRXBmqyGRLe/6KvhmULLcz57LP/CPp2UbsCB1TERZZJVqAythR8yBDESpDnzWzFagzEPOPNUnqAlwRRNxmy2QVJxiit3k3MwepBIpnOkdOD0jlQLMY4W8nUzqLUwI87aKAFr+dBlOSf9aGadaZp+YUUjyAAymo1w6oxhyYyhJJkGY29ztGTrmjaCtjhJDYqswM3hbMU24m7DdAYZxb9tE1TPMD57ozitc781fMSVbeTRSYsuGgIRpY3UkUMCLYXpu7LdApuYFlYJ4kQbhre121X1vVGsMnea8X5Y3hjBLLcwyyMmkDPggTyyT592ShGmMy1arg5WHI1TDyOpU8wY5/QmLaKENshEp5lpliHM7NNzTRtobz4SecH2VeF5LIjIxf8PR2pixuQfVYPYTc3Ji7Y7JqJirRQolLb+/7zkb+XgTo5NjAUAIZWsnTEehFbPK73EmBlew1JUAzl5iLyVOA8gSBrjBrZFrDPZmXc4jQqGxYMTEBok1g3OS7I8Trn8MHmrc67VuSG0bhhCVTdLkOyHmNFtvdEMSUJ6K5ANaBc0Xfg2Bu8/S8M1lo1XHVxVdnA1OjiRrdqZr8kmuINrCn+b6eArhGO+Evp83cVYUkWlvbMGddirdRilWl6iRckVNsBDfhaorJWdJUwzQXZUlZ2FliNRUjfrGCxrjwSErhYgseLo9y4+uhY6tHBC7udqDYTwSjR1DZr6yt5qfFtoOHul3JamUikiF93UNSL1Vq1dTbdE6l2NNPexKM2zCUzcamn0K6Dv72ZrKgzu5bQ7eyXrJ145iCLs9iU0Uqu5QSIFUuv1mjpLf67Wn2sguvFBAMsCh4l424Qku4ZvkxyjE6IGYhzj2TDNmRnBhfuO5FrOIln9YZl3N5CUwnCfSZ63EbLrp5LodKeS6ExPJXD1KfNZLPdQ4vfhY/j85G8OxsegF+hcHNC5wYovSUkWgcf4Z9/1ZqK9C+yUQAQMb9cuC8jICCddzuhUuvc+UqULf+SH6UwPJqyRBEksZgsXf50lOcplf2J277XT0fOrLt5lVHyD3W4hY6sy9/yivrS6TF+eeTkzyUkLDbp4F3QzICbo8jceJKqO55HJYx4Ck04Nv50dtdqwxHaoh2J4bE+tO4hEaPP0VKmZ6O7POnNZaw5WYGceVlzpZtDfzabpo8+TNKiPftlHH330B/XRH9hHtnebPiZoTmL62EIf2+hjh6arl9Jsaem5pTtK57Q5KpGio+yP0UFHWws7ms5hSLRHcCsbmnstOxm1X9P29TAXj+zdJY3BVSES2KdEMk8g+eFAdWuhbkUS6y4S2HxCucGMu0dLtFg7rJdDPiI+hfrQlSnW8GAjzKPzaLeKr9fpg1kZF+os1IHAEMXT53GUNo5T58HYdRTP8r2j0IccvU9AuulPij/j+JMxfvLbofe69wiaeZ473mX3knZlxOLm+9iE5CXJYaW8PaUbq6CJngccVYaiyxmmLj6COLMsvH4COHFlXW/U2Zes4qEuDqyYgIsDtQgJjhkbMQTTo1+OwtfDLyuyLt84kZzyXDUT7Vnom7kEbl6JeCf0aqPn8WtBkVWZpumvDZRXPiEiC3sIxgxYE7N6N2BCeCuGl2YG129jFaMPUL8QH5kgn40DHZNhA6xiVu21xpXNol+iqoXVILM/8GnL4L1OHTHQx/gE+Iitp6oxp0VWfrlxIo+zahBvmLBGtHoizEL7iUbWsJ+gw56AAGr0v+ZA9D8mk3sZzK1SjF9JJChk5DJeFRPNEYa3OgrdN43pPTlywPhvnMglG4y5gibJp8bwvesnjiY36BQVOsKEr2K4AXPmgZT9gmHFZHfJ8XrmgXFxlxyVzAOr5MjoXKBWyxmSaspgjlKc+Pl137YXcfU+Cc9Jh89iZXxpV5RvZRjqhxbLi2ESfS1Mi7GMNFeDUmEsnXJLLSPlVvIXapEkKuM3LzuJik5bogW6/rQlyHDSk2wnrFpaKmlKWNwkGT2CaVy5g5KmnO5tUgM/bidJ+X7HJou+WlRfLSr5zTURoqoC9lrwK5vIKWcRo4jBgIECPbtcnIjWuzcLYA2JYevdm8DbHs7j0qfBpb98vGFDQ1y5LeQN7J6NqQRBaLN39JJi/x29FpSZtIN1WjGrNqZm/iNnqp4/+dCd3nrHgQk2Kh586rjCFz+pV6m9oqzHvvTxj4TlY3/51N2ePEYl9L7s7zdiRvXUWhotakc3oxZimykQz9ZgWw6sG93p4u94QEWcl1t5WvzVo+oiupvSwbv4K13AwwSVLVTcaVgJqMjkZi5MovCDp/jBgMqH0wC+DRiFMODY5QZvrU+KPhOn6x25e3mbcYJ2FgzpxbWdK3SiIKMGLM1Pze6hYa2NeBPO0L2EPQma1B8INjT+pZAyOzMHoNdi3x3TeYv67Bb/El1O5wM6j3qsGyz8ngwHNt9WMXNrrzs1o430i3gidOcPTH1s3xcbe6dW/0Te4Ffd8R944rlR/xGRmcdYXwl5Z2feZRAymO4xGjSsG6C1SIuv/PZnV99cjN/OY372/xBTO59oU0BUD/WGsxTmsZHeaKuV0MNf2zNdfPy/U/PPfpAlqBV0NO0W7/Sm8+6nizU/8ul8ZXHDzZi57k56y1k/lo9l6a3z2dgDB6bwrr1T42gvGvn/+Q9tn9r7L9LeIFuRrTQvRlZivB+uhcd6KVrNreVz3nA2CpPXyPb5Pb0haZS6LR8j4riyHerpHdZdGQPjREdkvv+AD3nDMB3uoFOalB3NrB/35KNTLlWejV7bG4MfIP08fu38nnx4agaC5dj81Ay9NsN4thvQ6Y+1o2zY3ImZCOgr/dKXfHOYGi3FWF3bLaeZCGCqdMmQmV04Uk41Ukj62jg2DUVUVztcDSCRruSlxURwXlosGyKGLOuCGDJkw52aoXs8Q12ZoXzVwamZA3SuJ0l+T28cUSLxHg52hblxuwBxYciG2B3djKdQfgAYCwwskGe51Ihdin+ixTG/Z4r9CNMv890USpfihb3TxQtvurwN8CpvI/6so/Px6j1wQbsW08wdYhfAbnHnzOXtgKgaBDbfG4FGnc52YJtJNjK1ZQ8xvlaUUBtHDtKxSR2imzMHDs2xI+bIQY6EnoK/H72WKCYouwSfQTTsD/cLSi8aTKUD053hWqcn5PfhkojsH0fRryk9MlMcW1T1krMPToCy9kBhif4Nl/0zD+h+Kunn2Dw79YzpfhLFSj9RGjxjGJ4Mo+hrw/SVyhwsacvqr1P2ZnRgf5NyPMZrHeLYOpnf0XJ+x087vxxDi9+248912eq+2Y9we5ssyS2st63Ncyz9785rEjD9H+L+j2P9DWdDuu9D0vdx/I7TcSPRfY4W6fO45ukOE0Q1z+MLmUVSzvN4jVlkybXgT+wxPPMa3iZTbv3szNXiuIdLaP54/Q+3lLnjZinzkmG8nG+qKzSDtgbAO80ABEsNgLxdicf7wAFIZNYTIiK0An/Gk36jq44Xo/8ePxHBoaHJfp1dZlfJm/KhrHEtkf/4m5CI/D/NvymnlcJ8q7s/H70WL33NBMI3aTWCPkDtrIFCO57abx+lADnTzIb3UGdE5UCDdpB40ZQ3i/kZPlY4l9E9ejv8FaUZK0Hqc9t7a+h7cy/fWlHEcDvPVtIprls0f7TXyVYUzVuwVxWNadxINY9sSurz9Jq29m9aUQRYI/SBbOJrtHoLFvZi7y4+1GtzO+STsDj8BedHiZ2e+vDMzVk4zXqn7vwcse1vfdHZOzV6aOoFGrVTNA7NqfewuHDx3qyxBz6ETZT6CyrUPDT19tlPzp668zhEialvabnC4YIxCk49ePL4nfsPvvWudXs2OAFxAeLjjWwMfLzBZpNuEdB4FG3aD0g2ZtfmbjZ2Nf0SorMrszXZiq27aIS6vTE6Oq/IOlRSkkh3pQupdKErXUipC80FXUiqLjS5CwlKLehCYnehyV1I+rsAPxQiluGp2Ud//wLNEf7IcJFJ4UU4e7OrUIOIu78c+soKH3gJ5SMgP3gO5asM3Y0zRb5GZ2aOslUgjHzR3i6csNH+CRsdOGGjCydstN7bdrECoRO09TeJmYwTKx0hLsurihcOLY9yjRQhkfXw1JqDtJTPOUTDS12nLw3+0qgcj+aubTdLv+4m8/03SZhxk756s9SSN/WY/cHLPevCtSjKxqbzFXBoFI1iw0iwNFxVuO9rWNIov+6hJjSubTeQp3zqVYeO7aQjBHRxVAbfsCY68FccI1aND5adYxLlOiQ4t0qWOjRl7456qxkyonjtR82RGiz+0wSP0qKGUEbTRwIGxHFiELjXgxwozacxlUODnA2F/t2rS2kwsd+QjfPT45rzDWoEc5I95ZZIy8btz7FOBxnAM7eK9VewspIuLt0FrqBTM+GkEU9dfOgYxGONPhqkf1y6KvVcCdPvJhLbDL1/V7yTTpV5mg65LmKaqyNiu3I+29ELiFmHEu3lEiNgjxXtr1Kosz+s8b5/ez9Dc1+gUrFMxSTx7ab+8IEDSRJIaoWoQk1kxFH1Aw4Oaxt3zR/MwrnKrUgb1TmLNNwMq4aUV0dmsnBq9s59c4cOHzk+O7N/+wSSGG08OMeG0Kl1NINAfaJaQmbTtAMcA6D7MQkeVrXgYTqs35ZFu7Xj5DfDyOf47r4YVytgGMicnI8Ssa6BRAmGEiUYSchrLCGvDQkJb5oQwVV5AoU0R8HDun2Reh28lTc7PwTF5mbnOoE/vhYqQORI8REVvA0ZDABdQjRWInUdZ5B7lX6eKTm0IqmLC6dZUyyo10rnS0i/IOdPrf7xL1Cvht5xrfODUPOtdV4lWXk2AnRp0r2Q4y4rT0k7QB0QWzpYcbCP+aUMSe1PG7SJ/kcG+5brR4CH1LYRlKC2Z+AGPsHjs61V9wsjW8GlEJ0Q1YLG+uIWffEyChFZflsW7M6afSGuHOugIA/3lKBwBP3h7ibQtc2f3ay9E4OJ5ahY6Rtydf9zv+jsVHqihF7LFcwjIPX4dgEJa8mQxwuGXGJlJSwimgfMxcBYWbuAOk0BzpchFMVgONxyPUPoTCje8mUXBndicmEnzpFOZIJ01rYgzhxtuKSxVhKbH1ax+WWwe/KPylM2qgLy0pU5gEDBVgZiDwqyFC7+0JrCTIC1ZgCCxYFR8Oa99IvMk+CvXv0MUOJtpX9kJKZIhIMe0P68kTZFhpwwEqbIV01zK0qsb2/SPR/5aT3gSnsGxceThRfxm7/EKxNXZQx3xLk6vCo9XhaC40zXovxL30djOGUvD5kGXJ0wjnGSSTWELlDYmMQ5wczImZLZ0ojkv2EV8f9Okw4BKtkrJEYJ3LybsA4TxlK2QIrzn3O+A1OU9hwM+LCA7PO6gu6VrBfdM80mK+WJqO1vEz+Y6UnHKcCi79i1lbcetlaxiRIhaNWPUif9cotUFHh6Ak1FuTMJYzU9sht/Y/7b2l2rPOBaYSuWd0xCXcpPQGmqL1p8Ub03wcYEY5Jsf2qx7S+kTSuytz/theotuvV5vPXBYUVvf161/UX29ufJ9hfN9SKz/SEGn8qfZvuLBm9/CHCptj+Xisn2h50vi471PGv782R9IsQ/c8329wU/8AcExpdmNImIdyUi3i0j4t0FEfFuLSIeOJx6Cxh8uZw4+eVUcobR887poufzWILGF0awwzxnYU9wGLxroS8gajqLJWR6qafVoKdrCraWHIQ1Lk+9KMfb5y1BPMBRn37m4FpTorrgQE0puLPHCgO3CuYHt+OfoDJ0EusFLXmQc08s2pWj+7SNu0JUF0fHP/eYsft2BpIK6e05ZxDUG+72Y73hngZ7M1BvAu4WbfDugN/+Bu8uJYyJXcfYEdYViHuPFy6jLAUAAGcvDOJwDU/HgdxF3eJAu9chbLwH1w2GV+f416CYnNYNmCxzvE66W9a7TyoB6N/IyT74ch3n++DLyQ3ecSU6p1BXkh7Xw82OIbjxIXMSgVuwkWQyeS1rwRa896b17kP6DTs2eA/qy+swdvfrL9s3eEeUqcC8MzapEAQlTn4uSQNBRAn2tkbmCZoUDZP2KzJI805fa6oEJpmbfEQh66Sal/23grXy4BYgQYfMvm6BoO+Jn7q5ZywXIZZ4deu4M5dJ2Yny3ro5+Pekv8f81ocg5tmmOXaZYFucB+Oo7NbcFbOLWZY9PzmfN8DvV8OiB8P2+gjWZPoZTfvsr6oNqGxPjcuvPwOJxTof1HJeSl2/b7B+NB4sZxgh7vyDClZtdSwPIWVwgnDs3AH/NMwhlWzIKttTCI4PhMUQDDycpp4XOi+D2dwzJ/kTpbxaHhlBzPDZgavweZwuvmICWEWQAWE5pW2WncqpQioXanwExsQVVLKuFGINzy2IcL55WicApJ/MHTx6NWd9GYXCSu+Loe2Bx4sAEElARwr4tb5gEpUpPpkMpnQjs4Dz0db9TT+lXLU3mJl6VS8oXqU9ZGiHODTV3S+RWiHEEXrTlP+faEcNpvbsgYsMR+vz0HECHB1etJPOZ5z9qKkjPmiHvJxxRtkq18yi6bN/mecWtt5w/hBC1egNF185YSRBTm9BH9sYQBUsJcMGj1bQuOzREWxOmcnmBuXthWRmdEcIOdOX4d4cmzX9lh3K6XV79+Sh/o0j0+iuonsBC/P6B6RR5hMuJMW9ezLknN+TbJFQQdoX98C1hoOHscL3wFHvWhaGMx8qZEk0yvZonDjn9+jx/iFaypJmZ+oFh1o2ddy5VraxqeN47x79+kM9yDPsFRhuZ1iC49ScNx2EaHRorsepqg71qreo5F20aFi2QNi8Z0zMPd+8rTR0BnxCZsuzORXpr3QbQoE25nqGcp6jlj7CSCQXZsF/n7r4wJsOLgywf+7iOZQJ7O+S6vQ3ibBom6r8hjRGH83wJNLAcNyY1hvFgJGb1M5CLje0NC3TgFATTAQhQ9mpKS5Qjz9kJDo5mUY6DlExSF3uMZLdHuQnupazfcV7EOkAAASqWjDpGoJJt25AhN0Bn1gAvFwsTGDQo2x+cNHi7+DNfIFAy4xVOt8PZjudwyEfwQ7pnwioGCzggtYh0RxKcoB4jIcBlSmekeXgQUsvDv16fSRsraOSAZagvMGqvElbjJuUb669dgb7D8tGjcLdpsNLzYuD+oupyPcz3ivkWy6X4NzQKL6qf1XTxdriPO73hHBNl7OFwS2J8XZvzRo7qfzTMi780r+IrmRDH95FgqS3i379UYlULTzJk9Uo3v4F50riYyh19kc0ektZVt02fYFyLqLyvvZdw/GkLHBLr5GUD0lZTqTaSE/qHZoaKT7n4vt7GWNI8AB41Vgx8FEl0QsxnK95APgdsf/LxfGWdaYSkZUpiRruLlHYrRW+SAr/gvEbqjni0JRcI9fiiGp2ZOPFgxMT4/boWB8cnwKD0islxD9Xx9JIUGG/BxKfhkuXGiXFVZ+v0P1RIPHBiqROQVFq9IE31cCIBKSijn0EbLE8AZJFC9jJgsrSYddYDt9LNTILzVtviL4Pe8xhNVhDWHlPlKgsZez+0vgsZdz+8pFa5KDRtrGZoAA2hwv6mRvlmUCVCrxFe8HW4Ycw5gjcTzhwX+nA/QSB+82dBganKYH7TTtwv8Q26m7PR2Drgp+xxo3pZCNw8rNwY5rmVBHUWv1rd5YZHIfxqmHGzRF0l0AfwbeeZs6258P9c9bqm6/0X+98LTJNw5ovtc5gcK9qR7VXCDCCqkE+FXuXnm616HTXIHr0DCUA4ElpgIfKAHcJVnCyIVFPBcKpUpy/P+u6Lm26OP7d3qsmwbOR1dil3x2kF3A5oFAf89SgMkqXSSStrDn2TylO5RUCfVJU8R6QbRiJsgQ/iytdrCPwZ/FBWKwc+vFYmwnUMzi/FqLc03wwcY7xqYefXAg4N7V7/9yUmutqN5xSlV3WKHTuGbC28r5GWq0wFrexCAeu/NZ/5UNZDWI/Bl+lQnmRg8HCrR4OHaDWkrPTb/D2qL/8Ln9ZWb2cMWfTZ/j2dkdUolfqQD4dArsgoEdi101Aj6kH1f+lKGhNerc/CX21R3GCN5Fd1zpPKqz4h0tbKAms5vofXnBw3nOX+tFb4kcOj3lBC3f0qkcV8kIz+Gz6NZ1jkr98fb/2Or/fZU04lX3QRZTPZeL0/ZBrOUiAuSBx3EPAGObwVMT4o5pndQZTtZkel0L3u+y/fqis9y5X0ld6uH3YPZp7d0vdW/7bFvHnz7wjdCYD+eiX/tCWe99TXt5H5zQ01Ms9Lu4NLHTJ/z36S5d95cfnLj5CZFb5tHvVZSgAvSddwZMAb6280iOSvILb6BhLwiLHSqx14sK/dELaRY89pvIG42bUHkOs4cDHPJ0xvNdg939PjA48Zt+w3E+oDz9f9aHnGVgLeY/MpcxJ0yBciG+BvPYOHD9L/Au/hwbB2CJRUpJGG6/8KwNywbXEV3IgbdXyzNuEhdxjlLyGzpf6gORLpQrSUwZV2BHkEBjK/fRvyrt5ZFBDTLVSZ8rgeYIu7g7s8SYXyHtqkd9SwDJgt2Ar6ElXsgU9QztZ+rdMzFjin1VgeHsy1o08S3KgDmF3GbzjGRcL9WkXeh/YvJ+GkOpyaPVthdq93j3lliFgnLb9USVL/psqJwHzJp15ddK97lc10b59y72IJXhc3SdxKTv4+LAMJuEXmhgP37RFh+z+j4M1XnFEeS5xCqjPiCHdeYDhOmEuflT1fIuVc3yNr8MABefJN5TC7u8u+sEHIOqGh8b2ON3FdaIk20xrEqzy4Rwqg1e77+AD+qvdwy7OqBu8I/ju2R0O7ttEKzpJnlC+8DK1B6NItfu6dqRx0sd3l1eLid6tR8TYcSCRIUDEJAHaQZYOR6j79bcP5gsITY5vnIDPOrM699IJg7SHMR5MVqJwn8OA70TwBY8E9oIbJ3LOe3DjhICVSnJZwNAoUSJzIKKHbyQ0eucJpgWevjGPJiSeIYsmKsNNCKkolCynyRjkaawfxs/ApP81k/CDL39e8rAWc8k2XIME81GNBBPcVqS7i8gKi7XjLsMFcZduLe4y1JHMjx7oj7sM5UCnyuiH8WlOmGxHQ6hKm8/REKqKY3CLTMIgMslmTke5cEGc5nc1OfK+GJDRexBaRq3YkwwwU1cE72tGEpzn3QJd5HneHcCIOM97zgXm+3nerAc9IW2WHnIRnOfd5fU4Eu6IJwgXcd7G1wc5eok2wE61fDpWsNsRREK1UX+GACl+ZgcipujORjr50McsgiDaWWuTt50+kk3eNvpobvKQDqWxydtIH/Embx19RJu8SfoIEX/VzrpZ52geWqvWei1Cs/hd123yrpOrmzZ5OxgFxElnQRybvJvkh+PeJu+WrK2ffm4GbdqBgz84bK6orlll/WwtYvrpjuVhw7YHRJuhJX88J0A6VNMhgPE4YBYPbfIOq8GPQEKjsndxWeZlmAp64IgywGtpTQpQWWpYmQIrU4aVoVGZvwn2GK5qFigkv7oJxhr+/rxUnTtFRkSXXT5BL3lI+AfdYb6U/sEcL9mq+4hcrZBfOE0xkz4DxAyzpAX7gDipLwK8MA63Z1Z1O9nw1cRKRqXkrb0VokhZmY3A5nHzNFfPKATCvei3cTrJraJHV+HL6rP38QI49Cv7SFxg+MKUT9hphhDGMQBXiEMAuKEqh+25mZ7PTjViUoI5L3OMRYkuoMtBcvcsZd15K0vwdRXn9JDC6Sd1Anoay1HEXGCknWxVtgLgBaNo3Gi2urcqW11w1Hu2kqpcmQ3TNZ1JdZj8IgNUwlzo+HnbV4MzvGiRH3vJN5mPX8FC15mcGOBXLBAof18/MrzdFQ7n6aOC86KPCn0wtajRnAhw4vqayT7uQfoXOdIDx+JleZmkjDkJaUmfc+mZr1fS6/RzW8zF8ax8GX2hndT6uuWGiUxJvUgpXROkAhakaHTvd+E+8y0J5EfhZ4CFL1Je8g4XZ6i9ao83Q/uuN5kHD9OgHCCW6twN487d/Vg0aCsxw6O6+/9lC8fvTjmIaaG+XpjHrKTJgiNZdD2UJ0CnwUa22blQ9rN17HkSXS/oIxzTvBUwmTTlYIw0b8QmSfBiFGcuqCTwmXu6TlIbssqksa3tJfoB+mjCX1DXEhsPcGraD9mSkogbCL3lV6JihHuyDEvMPmXBt8wTiq34OR6pv3Y9ty/FkDaxn/0xHQ5YCMik9nBC/m+oMKnjN1Er1AZnB3b3h/Po1c51AA/d7GxH6zaobfRxp7tBbZG7G/musw5WWneDMwm96mYn41jzKfZDCtnl5NXO6y0jMF/4l7N3exmQKq51jvi8E6OJl7eCAp2fPubgz2m4ok2XemRJUa+qFPXIQCIp6q03m1RWYfq/7BUowLhV+1Tta2IhGia/p1wIA+LUicVqHDwfVR2fDiYO5/lS5uyt+LztmUJ04pZs9/ih/8St9InbNyduMaHKiVvpE7fSJ27ZlyCOs01v0Oj5cluPHiv203dJ7Lnmcaj+H2XF/Sdlp3RxjXFf5BmwXjFhFevklPocEuwW6zTzRqlnUIqXL34ww1Uj2ef5VddYrmfLV7Zgrv5Zo6eYSGb2Kky+1nCTmdDY7467fb66Dygbq0o8E/hAuA28Kb4aM1g8rpMAPQcvCSr1uHMzSI0+TaLgdZL+BwX89F+q7D8bSWh/ng5iz4tMioqvzQVHyZMS63JOXkQsiHWxTuHfljeIT0w6KSLPJp3RvIWPcRL9cHT/xP4SBRC7YDv9gsm35iPAE2rUa+EoIlKwy/6OfvoCax/xG/vElUBO8qZxkgmbJOUTS8ELe8BYi9c7o/iGFFVNOm47qa6c9RcdDdBI/dkuXl9XsY/opCRWnoWMkjcZKeoBxTm8SRYIrdTN0vkHdN5lngj4Q9wBOPBzIZ2m+DykekP4PKx6w/i8S/VG8HlE0VbuQ5l0P9H9LYLojPTAI5IbeHiDB4/poQ0eXKVTcWztboDcUfyAvPJBbhaSEP+ATGLTYCeWk+SffgwjGUMHYxiygyvyhWEMOT8mxtDBGMLzM7HGMMJ46zGUrFHcIIzdnXPamzbrsYvIOIaEPaX3zWm3Noc9Of+cCZ9dOb+qcOJ9WnFMPbG8p1lVe1JxLHp3g/sURMdA6/U9cfGiN5wv5/RJKqZ7r2mKGyaueo8qUa766f45bVMMGLrKT+fmLCZZvRDs/inIM0/TfueuZU9ROqce116FphkOe1MBVhXbz9yLrcI1uaRTDOIR1/B8uYl8GcVdrjlPcv7owy48nPVixbCnv7JPO4DHmiZ4vg/OlWmxta9OV55K/3n2ZZkIV/uinWGvlXjTHXcX4AZ+yuVEZqhxvFIQyTxOdjzluCTZPC9YaS6rQzLaXU5++gZ27dXbzcniev6aqff+cNuVks+7OXsGuByvAaf0LARUmk8bIQARAwwSG8NGiZ0F8JM3EQlBMat29wJ2nBP4AMsvw7p+jTjP/h/uGp3r5ZE3alAnEtxYzxuzJYno5RhAR7nKsjMIYD+OUzfdsQBY3pC7ExYwyhsmegGHnFhZt3W6OOQzG6CT+XUcWpMH4D1VeXOV25/AANMD29iT0AHfELS/0+5aELK3ini9sKQnt/X+xu4dDG2a7mMVoF+uOa/EPS19vfzksOfGVTq7CulGDmYiGkPaWFccV9dILO4HoNqF/5YqZmf3zb6JBnhUHBkUSIkjWdZIJEsmmQsN1mavIdizSnLkxUjboSmWtf9Zscpkh/8Er6cm6LopoQE6o0SsE9f56U8d0H5xaa/F4RZULzizRsqHqojW27/lKyy3c3G12QGkf2uDmxUr9OFz9pjukHTHtODXZEWz2TOyXwhPBkhDuZIUg279iQpKmLmlK61XwqQDHT0VV/7TgaRwr5Bo+uGN2WOPAV10blDqKv6swZ8Mf87Bn0n8OR8KiHXpTwuzTX7VpzXu7qljbIp8GTicGkCrrcFcHTY5uEKbJ12GkWKRUBQFp6U8HLvZw6K4iRGjguIW8Ff6vEO+n6c5E+tPWRDGloKTvd+2lHRwFYEJhD8D83J2W5GdlPHBj85pYZuD03yttWQ5idGQtbYSOFOirYTpWg4uQJ/auwur0eBLu+LFrs/tLfY1C0Tu5i8iTcvgPegamRpqNZdLilztaLnaqeRq0QAFZiRZxoGFA2OT+6LpERYAXXtpMvChHw5Z6W4feFkZv4g6G4Dk4Y0T1CweZyq6Y7AGu5yBcvIrqTswh+YHYj+Y8fdYp8FTysKCEbWLhMp7xZOVNy91gcQwbvkcgvvoc5aNu8Um6b5XvFlNF5t0ae524zxvmw5u0zrsrCFIVg2oPlugM1ZjeqzGbFeqs3ZdjfkgDFPJw3kHvB/CyY15Y4L9KKnGiR4SO3SO4YpDnDzM0oNMw7PCnPU4MEASB2AMvb0UQXHCh8oNANdZYz1dZV0jA5rRmIXEz5JE6WkdEkFAVxCxzBogVvB+VY5G8WF+YpPxhKYKzv4VHu19PlFsGUxEnx8/KM6vPGQYWOjZv1kmTQgHrc96Vg6DIE01PIsauK5TjDodSnJZDlRKTWKOaFCVkdw2gM+6Sg0He/Yvit7AjoNiw+kyzmViGfDSn91f9vM5yDncz+eqc5rHTMox2ktiU6HFHThYEcMl3KEEsdbcQXHUlsUdopI7VIFbgkYJ7qA0d2BWXUY9JqLqOe4KBT3EXu687j1Z9/J5SH8+7lrepY/MUAFPfjiiH7wLn4ddKD447eCJ6vJ3+VJCxdL9B7SYrddI04hgF7PsQyvvfCEqd7NzBzxbN3i3IDEInXVkrGipLZdWJBwY8yGHfDPRaMc/6sRTxBHMlvUKaZd9dq3AIpO/cF2PNiHL1rGIjJFqprJAwAiKlYJkoBhJDh8QKbBp5qomQUwWHTlYGgkCBxfOO1Am0Jl9goq/ior/zqPzH/qVn4o3uBcapD0I8kdNfOI4/qyRTT6DqzlCYqtN3gjYR555eD+xj2L2ca9ehA8IUb3OmEM1pc500Trx66vktLVRBIcLxWE/qAkOoQgOlWpZvFLO/tVSH/NmZvN/ySEGe0pOflgNsjbVdRrKqB6uNl+3sbHhGsQOaRWHR5/QZCxUcYhmApI+nXSxZ9MRl6P1gAYoj3nmHAXHPcfoJdhqYQq8ZU7kVykhx1/+TR+psBAPl7EjvnY53yMaIQttcrmKIVa5DL2lYvlByXWC5HNwFFB7FiQdEYjXyldK9OF0fqLjE5yLakCvvUiyKh13LmurQcYj2Jkkm23IcK+lkrEEBQVdQpL5mzl7+lgs+lVYxFqM7RvVARsTK4VIFtUVaW+de2mKtLfNDVKk/XLTPlYc9vsUaTef/ZCM8Nkfl/GFKoNZwq9ZLKGkxgAmV0ONIK5nhOCwDxRPa33bk/Aupm9MgpYe7nEkNrK0b5OifcPtmvZtXe5YHMxWeIQ0+CTjyGH2flhf6fN9Ljzji6+Zt7u02OmbecuTrC84RcT69rkqYFzKgdE0hvaVhCa6PJ0dT7hOQ7hOs9Li9SQTTbNUtyTGDX+Q3iWq6nxQe7484A79hKVRE3+ySfejLuwZegwecvPl7v2sU9BvAZeLrdoRApMeniu7pjU2JO+ecHO4JQkE7ymjc6GaKjM+q12Ou9i9fGhFZpVo2eBTs7zjslSN3uvtq9Q60R3eviSpWtmyRFSTjqgmAzloVqpJ6Or84lloehCoHSzQTN6s9eYbmXPjD9++BH+24c9V+LMdf65lXxf8eT3+7MCfGzAyN+lDW1idQXyJktVKJQt1e5BKTRNd+jNa7/fiFGy16Xqp9UHzhK7NunmAeRQ6fF4hYG2PfHlOASzyDvlCM0zy8W3y5RQdDNa7t5RLiRaOWUoNA4ebftT4xfGEW3o4hPK3BBChryPVw79gzBJnpJdrvax6ucN+Ffv4M7Gq4luDnbnSUtInREsR1Dxu3Cn4lhxXnOfi7E/WEop9Up9yPXZygUPLhLj1QYnkWaVNJD7V+nOQLuUXziKWnP2wOVCDw+KETqz9FJ/3Sh4LWGdxyylv6kKqeM4380Xt+1StfZ86Tfs+NaB97+T2fcpq3yMD2gdSWdi+55x6A1Gqr4HHaw08fpoGHh/QwHdxA49bDfz0gAaCZy5s4ElVbyBK9TXw0VoDHz1NAx8d0MC7uIGPWg389QENvN8b1MDH3XoDUaqvgY/VGvjYaRr42IAG3s0NfMxq4G8MaCCtmAENfNCrNxCl+hr4mVoDP3OaBn5mQAPv4QZ+xmrgbw5o4HMDG3iXfVekHFYj6wdgbDbsTdHqNyL9h3wVzAicswne9QXOOa7DOccC5+wLnHMDgB0M59wEiAc/39Lq51SeH60/PyrPp/L8is3OCnl+5UVqJWscc7bfrgEWNiQTVk2eQ0cYKj2Zh5oTKyg8kGktQA4lhYCyTHIdrZH6WXG5Tuq6UOramPta/OfyG6X8hVJ+nbT9VTix0ecWafsl9bZfImW3SNu3bna2StsvvUhdKve2bXa24fmrjOp9e77MBCxS9XZp1FWstTd1XHdmdVwndVwrD7+eH5brHcsWbDgIeIfU9/qMZHWGeXZfvwHfSK43rhDKeAO9Q1Wxoi2TjMJ3lOtxSLHRVGvVa9e+55fH0ZDtbpA9f2FQqdI2yWWgdysu3jWgaFSmXKVWafU20bEJf2H9NtFl9X2hlptoTW/bICMmIiYhkwFwUlS0l1R1bDdSE81XabPF+OsR32Gkp/L4/Hjf8fm4a5/8jnjl4VmfYXx9hvFpFO0zTJVQQHy8zWHG1/6jfJjxBx5mPFYlLjzMeMUzyj7MEPM6wUqySfcJdvLWxxGveJB3EChmzZFE6oTzm+EznmBmoCjHV9gnEk9SsrEnsS9ugkq/3hzMA+0GYg7ms6WMhZcd8YxgEzDkAZ8V38kD+pDAC/Bxc9nHc/jhqx4zDJKzmPs8pZbtPJ8ZfhEwcj/aIokD+bumFvGqf9ecOM6TZJe+W+4b5Vfyarh8cxgD0CCKmfRumenSPrdVTykkIn0SzDwDsZD8GTqecUo+D+6WgO7OSRbddmsvrploPK3ii9vaAoRAQcQksdOXSYoGNa1nvlR4VIe0ZnP0ZoGkQsS5yIxxCUkVa0gqNwtxFIu1bzq1bfRmCa7lZNaIbrhby/+AZICmkrEykFu6F1UQg+UJK04OKp2U4KXuWGud1mbaebfInnVGHJJ2MfazPPuzswbv6j1Mev8OOpbHsIbS986Zn35+rjTePKr6HZCSbWfmmime43dWK8mKz9CoGuJ87lpqa1fU1k6ltoarb89MLtOXrbb2SrV1lQOPCE2rrX1j1CoPjD6ElWKWuGgtPIeenTtQxq74ycfdKq0u1LQ10/Wr9P7JTLXns/bH1QdkrCIX6Gbsku/VzsdyeH+V3ilj7hkDPzEIFHsf4M8a/Mnwh3MvTuLP+fizDn8uxIFso5yQ9fD4aANbCquscujGk8qYtRYE9QT1oJ5QNKoc1BPUg3oqfbfP1n1Xn7U9BoYs7eh1r96zP9dHbXdjKQyAZGNjk6gI6Mi7XIWL8RrmDMKCC1FuaBKs515mBUX6TOchHAHm5wziYIngdgxT3Z98UXYo1+xPgBVhuCZOEpcRQYScOxS4jIzSH+5kR49bkbMZUDAkCSDkKwAmS6Vg8vNYBwbq7J8RkiwHnJ0munJCPAf0V8ToJ8ivfCkrOXw+0v+19tQuE4Qz/otu4E79wpCVNrgD+yrX5vAVapBQE24jP6fQUOlMJFiZzAv9Eveg+p8n9rf6JvaH9D7wmMIyjgUZ6vRiICfvmi4YSwikxoT1PnFm0lziPtU3nX6p0xPHZBpA7Y+p+ZYPofIUJzNjYvdhHniGvQ44cM0HQ3zaNZLhMliYscP7hcfLqD9uTsbkib4xubmi9VMV7yhFEuhWbHFE/MGPzelTmB6XchWyEU+GpnJbqXBm39VOEECDFPTBHp+ks5gNHKWR6YSycR9PsjLQSX/6oHyfNAY28TlheEWsyfHM0y4hD3E8AqNEYltYJybo+1XuI0TGs63rJy++Nw82eSn19ByRvTZSV4pznue4Izz9+ix4OA+PlSiysWbrjUpAbFaXlt6+VV1Wlu5ep5Dcz2kJGsF+7VlvhK0DEpux8H8609p9y4bh99xbQZ9t/KOVtzIbRgYJG0Zdr+KV2dilnPaWGEQrW1FkHDka3N4JlBvFHozpyOIIH/MRuKYPmejCJrVxvBxDMdC5vVVZt7c6S3sTdk+ylb1h+hxrjS5aG4i5c2/pD3Hfe/KRxeIX/l9tn4a/fDKkRqfT5zlOvsbOUBWYVyy73v/YbmYjtitcwl9LVziZsice+WyRrcnWlF9umOglQM8XtPVH8mpmj/TaraGEmjeOyRiD1/9ob6xqOQM3v6I+hH3jU9XbeyWPKI1wOaqjveFWB25sq8RsDVKW1OYQASeRjaTWn0a9P82qP2giRtAk7ZJ+Wcm8qpHt760ZfXSWRqxjVyrTMqJf21/piFXpkXwE2N16jJCYYPF+mbGRkUJ2DS89cEAfe06URsNGtx8j+xVZ0HtlFvW6WSwIFNlYbzihIR1jnxF5+zBGv5MlR6ifI8+7PQbSoMJjide/qY4xAq8rkRqdrIOEAVSQHhihCjlDugLiOa0sH/FO2Zjt8OPfRyPTuRFRoBUDWINmUVNXSZ7FbIQdHhNiDIqjq5yBHMSqoJm1e2ehOy0E9R1F2pOj8Jw7et+9R3pnIV9sRiPNrWn31qDX4+BiHnaS6+hjDeIAPYQDbqOPBHGAHsIBN1ZT0ZHBPwuML18tE8LcL5/AJK2m8Z3opdkaIggfOUiF2mn0J5hsVjMxS16nhpXWulHGaDaqKFgOl8G2jrnprZBHWvlKyBpjgGJYibDMFQMeylbAoN6gSYVP1lj2yk3U0DHtrfG+jx53NpBIOpatQvgMTRliyl/RhrzCeCRjAJ1STBhMH0AN4q3x831b48WOcbujY5N09UqNy2fcpPsPJbUjSA1tAkFjH5rTjqa2eFlBjUG8LARSY9kHF3bg4OAapzJAVcgUEeTIB/ho7DKWAEJQS/EzrtIsa4ypaQRiR5XROU629Iumgcil7JQDA6+JMqnc0KAdgBzIatLkLYh1LgwysyMwEDd+/vMFk7/b992rfxdR1GSFFtyIKoK88sPjDJfXb2VoevE4QX/ycCtkMp9O4TTTYdmosJuwV7N7OfLg+nXsg6DEPvA19kHI2jKDfcDtCRg7TRJuh0yFIbAPJhFHtYmIL4TH6jhAVUF8PjuL6qR8ggHAlPCY5LU7Y43KY8roMl9eB2S07EHtvVFKk4toV/xSu/K2MPBmBO7EGwSHycda4EVqQebET/X57VJdrNVB2EWrL5v8pGQKdMQXFSEW4p3KodR0o1GMU9Wtac6pBwdKnx140o9WDgKtKsyjMCfGaU6gjjd/bL9JoM4wF1gCicm6zseeJtZ8C6woGfBQ1pwuzt/spHSVcDcx1S3pKR1c5z7IB/a4cG/Lm4CuJRJ8h9wzX99nf+Wu+OmH516G1sdl6+Mza70Z0uhlHcyX3JzGd6M5zQXNQcw24pQtoAcLhTUAtkM0s8DfqDqtMzNFNOY3+BAV4XQbiT2LuVwMHJUYidQMfCPO4k05i4dyFidhroHTeMxm8caV2jVWf72C4TQQHIa+4V30Nu5Wrp/vJTp/CLsP4p1QfVIFO6323bWPOyS+SQJvFkMXySCxqHkbDx41PxStM7WcViUju4YQ6uKaqUL83iqHpkqEK7niR5grfsMKxLAQFgrmSqzSOkPNngbwB+XMVV5KntZu4fDKCnNWl3NMvbhredBuedBuedBuedBuAfmfY33x50K4jGntFlrHLufG84zPye8yrnC9StdaTwHgJ6d8N6hiF09WJ+Czv8B3WjW3XF+r/+Fye9Bo/EXfH4i+P+QfRU0eVUhvAqcTizYwEG1gKGEnWhsYMWqIt9BVRoNn8GCd620k1ushh1oDH9tIKqWP7SRR08d18PpGKps2huamXrVNRKUrD0uabtbGgQhuGSRwulmywRunj+YGD9FzDYTsukhSwUGvRDctgTnxocrm8IJKiVbaTth3qM92AoXuHXy8OPt/CpyH9vE5XahswEob9k45+8Ss0T/QWP3mQbE/MCVyTLjok+RgJ/hDa3BlaSbPWZ6eiREOgkylH5ur2S+IGCuNIUeuLNN+6VcUZ4N1/2wYepxtA/98Q3kP1nQvGRuX0scPahyKFihvrbOtF8jkh0IKzLgu7MU6/h03J4UiEAfAMBets79Y2tl+TkL9i1EdLu4Va6YF3RonZA7s8EGknvGk/lli2W1bq6HzibzAzn4NwN35fIzxL3J+GvgaxIpvlyQdwWbnfgQEhAyH7glEvJw234HPxmbnMD6J5g7hk0hwVmlzG2AIPntQYnC3tj1jhOP7nztYGiNjMaczRw7YJMAZEDs6IWMXyf4gYNNnitQP9G+Icyl5DAeLvGlsTtWxJXB+aoLhxsDNPZdzlCPZWE8c2Vje5OzwzV7CCKkGIZpOuwYTmrPV6ctulpjLjsFf399DiL6+jHS6PbpsZom55GzyrTKmxSulbO88j0PSkTneQ+Z4mi9RacMBbQjQ7lGWIpeFTEzWzLqSDbMz10tozrCr8oTcIvNxk0zHDTIL18kkbOeTRnwbkHLVrt3wJtsh03kHv/ADevwNIWBbxP1f0/PFwAsMfo/Z+q2DwjVbOOHeSZ/QFl9n4IUQGGpbAr5UngAf4q3oF0aBfLV3pB5bXq0S+KRyniVsH8gAxShEXvpx0YBiMfgiZ6+DFeP2i9QvokDA7mofVBaV+hvcI6p4/HMH7guLrz6t4O0OayzbbcXNnCq5X4fovE9JfN42PiuyzzeDhjYGsYSGPombA0HMFspBJWO5bbjRJLWIZo+NjMZ42ZIMLUiocRsxeUgRcCLvdbyFiWEDVBfnXcHs6XIwPAzinJbU48jcjuV6zqqA7mWMjpG10MjWoEa25LZuZEvzyEY9ogULFmeL9e6sa5TDebc4eVSfPDgOyCvO4xAV9k1HUGNg3P2Y/WwrRkuXdolJ8Pi8i0ggzCntfTxn33r0s17x7Oe+6KFhcR5MIKjgM32zV7SzbvFo38GnPr9Ndm+s34tKnNb7vzQ5qF6ZJaGJvCs0kg/p0TVlutmQMZUzAgqMwEgklyK3Jeu942lgGNP0/I7eS/GKlL6V/gqnNJjcsxxJhdM+MZ3h2oBtNE1jX/9PsvGqGDZJkj5hmvuqbLgK6yjnaXupw5//qXKSrqLfm+vdbbIzWl2VjvICf9jUqxXpa4jXiT5dmmPiuEcBlFtOqAwM3THRIP84q8rxtYuwtDVEQygC3afM21J5W0veFtPbuJD2qlj6ZU286dEFb4LPMf25SgS57ZjO2jTSGtKj1kbsdsq+7WnW5unk/YBXGYlPWXuaqD1FviNqZpe2W1whJfQ4X3V18liZr2oResgMeArUPbSeZhrK2PWMyQMvdEGgut+1DRW486CbDxsPJclaJvljxRVCd4FJQiJHsPmJknl0fu6RbIgvR+jyDbzRLigel/WR2Hzp4Co5ZnM0G7lVMDMGlGgkg+5Gia4ZuWuDASUSmkYaN3F0Qw7cAZUEJRsqLiwP/ofv7V/r1lQWFxe/zYBhD8FjJO9O0Jp88D79AFKzmIezLrJ1DKgBcPxmCXHEHZxgvHOJrW2ogpO9Cj6gq1ODAw4dtiPanlda0zhcXLyr47k0exhIjudKBzHfVG6X8urgiXgJz6tBd2tzoGpTQpOeZsM6Yo3m8uJdvbFsJSSD+dyf2niwN56tmO+tIoLrrRbDNidSQo7gVXO9iWw1EZ8c3FZNraOrbCUSaZX5SLr7s9Vz2TiVTIhaqbKuDGC3fwDHOp7vKOrTEJbm0CJ44UNgv0MDUcKHCh+a7DEr+aF0U3fNRyt807VxdG0VuraaFlBvDa2f3iu4IeO6f6uo4VQCOAu9cfRvNfo3vrB/a+YwEqvY45VG5RVzr+Wk4ateA+ArHl0OYOLG4KqQaELx6Ab0VTKA7cPKsN7diI3cUs+0KqRG2RMeMYxvIyfnYgEAShoBuWvhUDsCNQ2nmhuBmmZowcPM44/rt3JNLdMkfRv2EuJncbm9tagnT4rznhQsN7oAbw8E2p0T1oE3knRDTDbFnmlXy3aDJ+ugEX6l7BGlrobFX56qdlkeceKodKByVFqAaxBYfnKhFZ0YWppcZWlywyoQpVRjqeSRVkNxHgXOjLfXo4NiGeVwwqnMFq7x0ZtSgv6dxxr/O28IAnjeZFxyk/w0b2/POxN0OAKIf/Ng1oFBid3Uhuiwf9aP5Z1M3dobzhLge48gsx3tD2p+jrZY5P2k1WflJ97fW5l1HuiNafF0fKrLkG6AIkwY6dAXc5uY3Eoo9BLefzAoul6ubgnvvyguelI/cZevWrGdvcqTtsIZEGY5TspW+iyO0c1hpCfQbzI/mNLWrWSwXwDJi515oPFnDZ3HwFmyo4Oultn5QVfLHJCsAYQAmrHW/ryVpa/l80iFoijo702xsmLAYL9MOLGBIpbjT9BXC/IduaHTQ8fy1VfR29tTzmvzCdZFJnVoeKlrwX27pkhS60aAlIIHJgARVrNdodMK7YlauZ2kkiFplW/dp1ucQq+8wZmCxuHL5GbjWIaJ4ETOGX4QIXWqJ75ayHEMrZcehr8XYV/wddhKlzBkN6fAocLjUjiC8jFi1zp66FvmoUweWiMPjQOCY7x0IdSYJYmV8zHC4bgSCwYNkHXVtKZrnlXjnRrFIoXztFVGsuhG4MQdzJge1SkcJRMSVTsu45d08dVsmn0kid8GkqW3YE0OLHpp2+0nwy4TGTEQsJzBVNhIBlEST92EfbPYy5mI8yanzGjolBlNpMzwd7KaJodGh1Nm+HbKjIbJkCKEvrpO6Ktt8lwtyY5B5nZDP6EbWsCTusMWztXF2ks5L+Qq7Xu8utgxnfNvWeeyNgMyjVt78Hi5B49zlWLtGE+EZn0Gd5VHWvkE9l4fe+8E9t7VAx7KVoO+xjN/GonYU60FZ2HzV1wVzmTeBaqJk+NapyG6C190hk7lOs0aprzMvRKBBKJBeSoi5KBo8pLA3EeD8lRIGU5Pb2f65GRX2S52zmxowo25LpNwpbyvM0swvTRZKwIkEuijdsN6cdtuln8evrNE6IONY7+OlGiU1g6TiNcrE/F6kqPXExwAT+eFq7JhpL/OOqevx0HA6VfdGqRnpXSKJff31w5U8cAeG2kYUxLj7QtqUyAYTiFOGg1O1FolBqwN+enS3ZR5WHnwl5H1RpdeMA3I5c3iaVCOVHWFGNZID7RfZuV+F6cWDeVkoVPjNCpGH5cpQ8rbA4tSzTSpobYjxHnYh6mubuPkuZzqFSmnGmaYGnkTIo00u8FN+voB42eBUQ5llAMZ+qg+xI4Z4tMkS+cjyGmyo7P451sHBJpRIW0MQq4zOYWZORgmkMOCB+amLj50jF9QAq6aIgk9edzZPxWigJXxpmx0SRfLyfUelnRxhmne7URUZdtEkDFd6M/nXvXSY6CvJujGMSlpq2zunqwDZjjR4CHgfO6c2SaAibme1FlnnaoGxk7LHpi07BgnTcPVlVVED44p4i4skojuGyakGDYwONZyCqtBTaIleIFi4wBEhYY1GKpQF6lY4vgQoNFgFxzOc3LWj+0mdpSwaafa/P/W/V6c4kuLUwQwoLzvKnnf9twp3+dYIYhcxzY6WT2jqnCNrAwvMHmCzped+qTqRTAdwaQEuGmiIa0fPWr0o/TD7BGv1yxmUTYBEYWyOcB0ydBA2hDBOFG+YCp5Jnk8LZqL1CvhT7XZeYWgQa+hbw0MIpvvR7UXGRYIVaW1lHBgn9WVjvYYz+Zcd1y0Tj47V1VAyb/oe5I4RPd2VtW62xc7VdMhVue+R/KodIEUrEpVfEXRyKwTiFON0s33n8b9bz79ux8KNSwC9KzrXaBcf/8GCcCkF0GfEbJ3uelVeIFC0p5wrfNfgacF0zWP0w095mM75E2Iw8gESfve/eW4Ml8czbngeEk4GIWCs2LA4kVP3Meecb900oHy9zGPC9Dt9+mcoviaPqZjnuFcsUtn0+LzbHw7cRFfIGjq1X5AGoKXXwdABrriDNC3yNU2GNn4agtAc0PTb3rymOkCouKs9zDjln7DaZBfqVsm0Ode8VUM81cx4H/+6IffHQkyJ7D/CvbPLJGOXJNiHpY6YtB8MN+N/EC3IeE8g+UYWlnjsDMCzxA0GhCIPnNAZ+B403cs7lTCjSUCVRcS0+Bv95kGv5X7nZlor0XdpwJbSjvlsU3Jr5lITnnFiPxmW0S+6WHhLzCJPOOXNpFT95U2kafhATK03j3p95keYeT3LXMCW2loRT7BwuW59MAG9zFXIKECzhhjbIfLjWTCQbQXswsPMyW/bvRDdjBxpBDYZNeKf0XLGhWYj852JaWb13Ao4x42TSCK6A6+amXxJDs9Uz/eEUD5NukeDnod2/ZwV5B3F9gempXtgQcEw23ZHtrMWDqwPSR82WLbQzyoeFTWV9oeFpRxccpt3cpcKBpUIEx0FTAy+ANKSKKLplZw25B/xSG/BJUDQWXlt7t8Oxhm1i/B6k78z+N04zmvvHH/bxxnykMswkXqSZR8812/8MLbT9z9IGDtTuDG773noz/9h3/3T/9w8Qbv8aqq2Tk8edy6cQw3HvKlqgd9jZznS5jDEX+xyGp3i8RWlxFqiYAvER35Eu7ci9j8aMKoTzJ0TIXFQOeb+13trPWgK5iOD7jwDCm9fzCokeX5I9gczzlW2DRb24QUaUm0++KmrxIvlm09dgTbDsJjRTOv1kEPbJF2vEpIcyOsav0qOk2beUcbV2gNCC1dBjWHUE07AIU0NIUgYLgJdhxApr29l9aqg5VGVCYxBPJ4Ed0dJ7qIB2rnYtgZeLsojxEIK24aO0MDJpQwS8XOMAQ7wzCJqL2RLJ4Xy182pE0Mw9nIXG9FNgoTwxDbZWBiGIJxr25iGJ3LhqkkvWmeKmtI7xr9vQtN19i62V6ka210rT2wa+2FXUP2o4bp2hBaMWS6NoyujaBro8QSeiuz7rxEUWXDun8j1HAqsRL9Q9QK9XQdRmNB/1bOYSRGQKj0jmyMTSgrshF8WC0A8+GxZgGEf+g3qPRS+wFqKpEHix4N4WlurUsYD2vyeOZLjqb5XJeZG1tEZj9DGxFcnKaOfPmjagMJCx4H5bM9/2mVN8Sun7e1CNOFIVnWkFFO4I7ZptY6d6q8Oz/1goL/kffv1T7g91MVe2Rd3FHNLgrPUsXmXNnADDcWmWHktR3kycIJt3345wd9R0dNkHTVZi8Y00YYBOnQ3+UEh2XD055OvdqlskNTMwdoNmnO6aCZPjBXgpXPGrWC1WMRJnkEMxo+CD1Zacq3RmmBxj7rGKm2mp98vCbVUiXiK0ZibYtNylqsnX3c/CBybQvkQDL/7J5dnOWYlmujpWGcs3EmJRFO4a8qvOz8XPzz8oaeWa847EGMbLHHMB7pl065BEI5WTxtyvdKPm2KfNrQzcC0ecDyqdX5gSqvz+M0bs944jVz3NvgndTXD9H1k/r6Qbo+4WlXj+KEJ06ux0xfsty8Tbw8YvHyaMmLjYAqSX2K2c9h0L6KURMJFX5L3MwGH6X0qaptFuTsv3i7tL9Z1t5dzqZIUnGl1ZuURbMnbwpCMga2eMy1nXgMVopsQSWyhg9kVtrtoALPE3iNi/T1GIS4EjukT1y8o0jKtpTS4p7BwqKqgmArB5qnYZOjE91JZfSGXvobc3W3YQ0T0jR7Zgmg3qx6fVJpHuFrHtHs63dZmtVrj7l8MCSh83HXOhnSVhrU/RHYnL5KzOn2XtCt+SPwqm4Pkk/bcrv0JxggnL2059WguzVxTdWkNxIF25XRnlfn6r7NdBU20/ZL30w72EybMoALRIXVZjNNwGqTRVgtDBALf2RWm4DVrs5W1+SEpJITBm6mq7CZJthMW9+WzdRqgUyLdu4SGbwtDgpSaoCrwtalaqh2SBadZYc8xczrpC9OXk/7eVsOVXlXM1J+aXmg+/W5/mqZGMr98n95ecfaL//Rk/3ym57wtFNefcd8zsu7Zsd8STLRqmzVojtml9eGaSUNI3bMDoajanra6+g42GXtmFafZcfkEc0wnPUt0xq1ZFHZ2eycyel2zmSxnTMZsHN2ZW22ZecEaHbf1nmTbJ0358zQbimFIsb55m0OIzR46zzh1rdO+r5g62zrdsjWeaqvTmvrPIStM5AtchZbp75+zqWtU1+fousTgSD6431B3965Izevw7fX9xJJC9ySN9f2zna1dybW3sntbJu9s407miHI3tmWvbO7u5xW2ReSSnqa1Mvpm57snkTeyYLdMzF0yJZIn3UGnE6bc8TB5ea+yPdmACDhWclPKlBnYochW9yMJSbzfsBp5LFmQ54417NZoFllzkHrzVJTpdFDcYqcQUYPBTNGInGmblVaDSqtdGkiYfBayxgWCfNslSasKlqqvOKwLnDXGCyjKZzC6VU2iYZZIE1eIMn8nBjom6YboDnGnR+0ATbltt4Am6X1wrqyqlUo4r6Iat2yWndhtURI6CAksfacZaPUsyK9K8G4RYxTZfusK6uInhlTxF1YRAfAdfBWouRwfo7xuf/kgA56G5e82ovQyNKUwWbS09DDQBs1AGedXTVKcIyVmhuw1f5NGzWbHKqIIKcAsTSTMIhdpP4NrKmbne9DJNNm5xzEFcFYEsAmsYZKrgGPCNKTxpYZIPdVLGEnLWpaZclu/SCbsWmSDr3K0QkzYcaOOY04LNnxq112nltnB1NwyhsaR9OP5E9ULTDSNmj3yb1OwclDTCqAtZxV2StN2rGYtIcQBHGBGpYkRS06vyIXQa4qyLiyC7FY4iMxwytpf0PM8AhLLJpadv7VQ31uu7Z7NrvNQar1RahVItSW4Ew+zWXSUWqG1cSP87728MCsUhJx3vPO/h09BL8qwF6uRiL8Oa0t68F7gJrbylzxcEME0D85egdl1C5XgoXLchIdCC+Nz7Kr8T8PLs1qfy72rr6A71qaqbcMqbDENvYsB0dMrd92ivN17ejxh63sNH7xrc999t1R8Zd//HGSAr4gBb7MLdrc/4hguPmM8V6i6wuumom4n5SEED5r8a3n+E3nD6iQfzCzeu9b6rN6+rYUf+gs1kqkHDV0qAA3wH6GWO3uluIJDSv/Dg9+3E8YBSa7n8jqld98diT9ZCl7Lrw7eGTRAnrNcf2a33Gn5VG6w68CzkJFIAvaXnuGf36uTiTVE1wkfVjEWBlPzuaMhBDUMbjJIrf6HzmLDf6is/J3n/vifUQYT72XyGP2xHIoQ+uVldYrA2HDQuzkhfliJ8xkITjCGX2eHjhhR5QgyGtNssxX380lp8ukNDjk6jk2lpBlTNchVybqfy0+UUcqlPT+iXrmpUzU05/7g98Kiz/73OeXu4LP/l09T7/XN0+//5Ln6UJ7mi5ccpa+PmiWvn6aWVrGTKAu/PBPS8/Es4NnYuNLmIg/f/rA10MSySGbL2cantTT8Ad90/BlMw3BEtMQwMon0f5UTkGORsAfSzMwzUlWQJjrONcZnJ+MYlHATHcN3haQp6pRtR7fjAsYxggIgC2kDnIEoJTBa5AB238xI6Y5f66K+TPm/dSQI4K1Jvbev5xb5o73zJc+T4ztr5/+6nLXy2CC47r+7NFP/yStvS998beWyyQ5U4nePme31LdPyYnEuUnOhFE/81la/09/TqJRl9WC2LQg7WuBZFDinBgLX/TPiw0D1XjSABJXMBG/NSdppUtsxPRJDkKuSnyeS3zQrWQvC1mwApK4UMthgZbDAiOHebYcVoeBtnPalBu+V8zprNFP6JRKeus/+w/5jY97dqqynnkABka93es7+OVCvP8LLJXpFI4XatOn+LO9GMSKMrkkY1T0WOtRwan5yR8kbqsKcp61Emgb50adH0NprFZV5ka7eIN3Qt9/nD41ZitJ1Y/pu4/i82na9ETEP/upEtaizElPn/8yJ4AV/KJnEdsZQat99h+J6NxX+q+s0kjZxqVncfwqM7IpnaxN6WRtqri/9tPjrjTvuFtmXS8TrFfJ3FSVzE3hqHDSlfRyz+KdoQGm5Z+e5k8GqqogaU26dIV06UTl6xhfkl943MPJdLPzkCffH/SsUdUZ55BfgNMwCp3FTGHV7scuaxw43RSMcnbWEYrSITGhZMW0f8n8apLeqiqMmYRdiM1vGvUV3hlQB6tLOZ81/btyokB9bwVMbfp2k1v1rarHZuzHxZhPzJv3irxFV7JXtOH14eQdrSln/Na36hFrGGwevBZBYLdnDTiedw02zyLvCwWZJ4Rp8DYA53SQm7uBFN2j9NFCNu5I2pQ1YXppMmCPkix7ZrhPfgB+DTeV38WHYkf5XVworpNpvla8LI9jDdiOFA/hhuVI8aC1SNiR4n7rBjtSHFFS1V1KGnRYCQUewudzTkmBs0pf0nRfAjAIeClEZhYlyS2D+QwAcBbJE2f7VFLuDkm6cc60nkmi9UnkWT/XW9dbgbP2RrzBCP6xuYCjkMkUBqtVdX1S4dz9dKmFgX2o+vVZ63rWtZ6yrp8urwEnQKwyvctABgkq4QoNnrmBwQlHxE92mP1kkf4dh/kU4+OWWDFKw8axN4BEx8FxL6onBwUMgJUL7LDqB99XnLWywYnHDteTfNrciJN8Iq2nlUmz/J0DoJaRu1FxvgZkjOdcmoAmoDWbNerQ36GG/qbSklmyyi+lpwpi76xbBfLdq5SaWZjEMXPsvQnAVwdMri0gJVX7jyEiGdyMfdU2yryAaGRqQEUyOyArmSDQmcwRCE+mCZS4wXMSO/9hZm3tX+SNe9MZYrebUEZLAvhtrmgPdf0M8fWk0DMqXy5wnlPB9CBplVGjWJ363ZfWlln3ZWzL73NbHn2RwIPPf7uAB9Mnzxh28E9D1RoYH6PgyOwZfdk4KxiLLBNj4B8YZd6oqBRTiQ5oSXBSjNPOsgG3JVkfA7ykd3FL4+pcJX4MWprVjYoFOQ6wKOx/gONVU9CNaLMKOHCGfwWKg0PbJjSfIUMeTgr4IT6QqOI23lETxkXkXdYcwEoLE7zJdXq702BdlQcAu8l8fF7m8/80qM/FXz36sQ+FOsGq/qF+fKiNUIT8M/VyMES1i2ep38Wzj775Q2Hl+sneYgGnw/FFh/JVlPrLLx/4RMiRtlrv92dvM67yEYf7vKmHsB+Xam2wkYQfpbMN3fjrp+BE/6df++J9ERs6dA2fXLSGZo/hmZsDR6/4+pc+ft/yO99hUmLHk6ooAGF1xOE/DyQqwE78fG1R6KB1BxEtDh+iPaYGor3qEF2rI7YwxnqOFRySsYvGz9ahamtYhpCDt+lMpwVbJQQr1WU7yj+bLJI4q5j8prnS4VaZupwp3JHoVO0nLuBprFk3AnRrAGDgh9oLItPteArdyCI3/c2U7mwZqDel2FI4n4cwYjsPzOWRDlWP2XaYN+bzJkLVk+15a6LX5lD1+GDWQjyywuh2qfFn/RgJt86tJFg1YIYZsqxLw1kToeojGmpLh6qPZq0HeiumurSQ2ZjTa1lY7a3l2h+10X8ZhkfIFGpAcPrI9rwBXwgOTo+zod5KuCZWJqcVdDOFE4d+k/nBlLZuLRacHmcrJTg9WhCcPqijg66W2flBV8sckCyS/DsITm9mndeyw3uVYVfCgmM5aWHAhjAmHLNL18hHv9K2xa1EcOOhY/kYonYTBKePc3B6q26zk7oW3LdrCgCRhnTBLOJiAWRjvBWshKdw9cgoYtO70ijfuk+3Wr5VcMBSCGpRYIOaYV3F1qBICPjKGl1YyY6t0DtWIK7EuOjGTykin1YVAt7GV+On1DfxbTHqDQwB75vogUU5BLw+2W2eSlqYWMqD5zpKBs2X4KrYN4u9RDTpoTzmEPBIh4DHCAFv7MxwlqWTaENCwBt2CHhkQsCFnMbq5DRmE8EYv4JDwO2GfqJsqGR44CDwseIpjk4YK3KNn8ZwsoshsKOej9UQ2MexcYwZBPZVwDNcnY3jAL4KB/Cx+mN5Waq3Gp61Y4LGPj5NzQBcLj1auNP5+NXUdn5+vP+1OgxXmtgbB4BOcdaVvCzGl9dixowfLzKifm7Nao0arxCmPviNZ1p5vWJnkYoxAOMajn46W4n+s2nZkTj4VODTIcw+xaL3lWd+DNDP/5EWkY2Q7yf7fBeY2xyZqNI/nqv83Jx6IgyjVXrB+aG2Y6KTH1WFd2mZcf3UxcgkhsxGjPx4mbDQk9jU22VScim01nnQ1dHm53kPuZY3Ft85oQBBQcJEmRBB6j3Pe1zdR6v3kAuEBJX+icbNDbwtBmP2mwp6p+vsVAohP5ZzzYfcS972jY8d+YfPPPjqIxodPihedWnbqfVf9o1Fq+pxAJKzyWNeXHvQMQ+iYI+D466Dr4HRILKSxq00i1loV+/ct4laqNnOM6iY0fCzgLMpqvTkXCWjsXAmLwv0ywK8LFjiZcHClxVOcgHRE7I2i4HiSYXJ57lVmo7SOw9w925F5mI3eZvrenvU3lqSQ/E3TPkRhqj2zvPiPLhhq2i8j+aBfvN/26KHXZUE8cMcZu/e9/N5aKdo4ZtZeG8eHs2juzP3kodeeeDrr3noUxffez2fCwF5fZ43fgQ5eMY5lhHookdytQl6nCpHTxbcfT0jsGIYxjnaWx2hMtgIgMca3CsP4pbsSfcKymhQ3k/EZQXr0nk4j1/tVs4rreSuRugyeL23x7US37tVFjWHZ8nroyVPaMmvsu6g4LOuxACfchkSFgc6DzivHB/8DGJPGeiVGoakAjcyfAKNAkK5z/PSXizgr4zlxmv/WVcYxDeXr47AkRSQFR6yDBy0EjGJUU0UWnz2nMTZE6Y9MDoHPYyv4QY3p3NP0PTLVgKYknH36ZOR+GkAXCGvI+K6h6Nt06ZuRNM76UFJVAc+IZrLB1xBn77fZcWYA2aCtIyMbl5S0BvajPUCsQK9h3JLYF+164ML6wUXMJ4PeMd14j2mf3XSR3i3iqxaHcnSyEvjXO+Em0UPH5hy/kObo8CfdAufE6dpcwBbtZ5yCzrRsGTfRFgNuvzs/tLo9aArxe934XoaWrxQccCu9W6X9fCbYHhg3d8l/57/+20icvp2d7mibphARP9a57g7kUdHN1FLTHJJRlKtmhIdZe0+bWexldQqtJoYUhn90znHzQVJvGWrrp84CjU6W9se5HY9nCevpskBZhAvkQdchpAv66RVJgmysJEqqzm1F/uYjsdd8/L/sgUsoXDtivrHLzljUgeJf8AmcRnf++HrxMZ6qY1KfVITzzpJKvGcOy1FinWadqBl46Si1OwHvSOcmIubOntAO29jT4SFLz1VmYOxg14muqJn3XLd6zt4td5KObS5BCiWNrBhLCnJ+/0HxffqsNHc2pLDn7Lk8J+F8f7fo7902Vd+fO7iN7KcWk4qZ085E1R84rQnVJXmUr8OG9XT/LpLz0wJS0f7y7ixX52rpc/8YaX2oBushnhS6U3P4U2PeeV1PWeJTc+pMV3e9Po3WInP/uO+5D3/3QX0gBDZk6qcr3JXPKlN99wcVzfHRXP0wr9LU+Zh/XmEM2cOaE5/2h9uzp/0Necur3J+zEolfKUuVCbrh4yFX2GOMKSf0Ew63QsLxQlRQhypWFlZCi5OjrKaBcrUXCq40AajvJnFV3IcXaaFX6fKeJHrQnAnhSeBdMukhqAnd5aaLjwjySH8tc4aneEN4AdN5ITwaS+QrN3IFkF7SZOzWWBTa0JOZlQMtq2UPgOSaST92lzNWSDn6zSPeHC+rFMsRfoI5jDZsJMAUvHQ5gI3kjxo13xs7GHVDgVZnzrpH+ChCYeNnl/85TNf9Whn/OuTB94dSsIiS6chKYVUJwpZ8RiECQJGej5vpt/84097NDkAfAwSxqKAXtEv/vrLin790z+GXjFs+fLTXz71XrzmWaB9Mxq8PHACDzz7pY9/IkSFTx/4rZBxj+THz+HHr+JVf/eZA38WMufXSsp/eqtRUgZaSalYSekXTWbuggbjSAIOhkEB+kLyvpcr4y9bd1K5GoeUxlcZ7EFc+ySckh3EIXLt6+q1r5Paz5faf2Cz8wNS+7+7SP27TCXnDIR+OJ8rKl2Lf0ch1/decfwPXpTPdrgMn202OIc1H/5gPo80OJTls83HdXau3ceUxlqmhV7+8ssgx+6g6O5K/g92Jea0YPQxO6tM5mpkm4BTAN0SYYh/Zc8CJ1klC1d8YjJ2nUgPc60/jPmulldYzPr/jQXSqJQ9qgx+QCaegGweZe4mmt0IGwYES5ycxPFumpNgt3VqkRYW1D1BIJrZBqZD8EAjKFldgGiRpACMEQl7aCAkI29OMLYnbebzVMwOBIvnYA6dyBpTGw/O9ZAeeTUkTLSfA1CQNq8riSGyNrDuwBN06MOPT4uhpFnczlcpG/+JZeZD8yRlNy9QTj48X4F1sdVkLxcY0Ropqn0UFhDYQ31JTzfQFLIiW2HFyPH1QoVl4Upl6qVVxipMu0w20hvFaXa0DAjAWPvzOeLsGBZsez46kaU0wo0a1g6vC9PPFUsigVLbVywX7zPzEJnoZivqyrNGloDwVwJvc4LDWeay1muZcEaqMBfkSRsCTMzIbgBVM46XIBk1s2YZH18+wtHxUJ+Z8KQm/AebWQe7QUe7EHbFebOD8fxWO3I5cijcGxCFlmi2Jx3beniCcwGw4w3DVYjNW50Lry9OTrHW+SEYCy9QrxMkw2tpl/O1XQF2ggikDdiyx+byppgVDmbhfJ7AoNDaPtFr6yjwQCfnmEN2DvTblw1Go5j1ullwLE9hZvCz9NbeEG3ao9O9YYEnHKF18cILHowKCUwNiU7loU0NKzL/gV7TuABNdVmxMDPdW2lZHJThjJItg7MSpR+UCNcl4SUGl18UccLOKlFB1G7PI7A8tkE0iI79lmlJ+nfiQduk+0MACLHeqn8zz9TvDjRGAEBNTBHBAlPEUiOwvFtnOk7LrnVZo5kFWNZESK39Wfu1+RhrXVIq02WbdIVriv2HQUd93uKw1kayaIL9IK3xo8XFuKP5ONTOQOTLV7ENQ4mTY22oUeOgn/qqZLcd5BvtAGmXu5mNs0HAhzWj9uQKGDSGpZH1puFuq2+6BfIAPni59iLjFM8W5C4cIHNfzJQ6/j3W9vq/rxI5KHEAiMUBwJdQ4HEpbOX7ooe+VeWaUDUUApz0yyOoEqNmvN6OfD9Zg9xddLzqXxrWZIrhxe9fCQJSUxUrYQ83Cl6kHupsJYwuOKZ9VxZ9Npg0g2QR2uLZW9WGoSWAoaXBhpZAG1oaMLREO+EfDhEkEkNLZBtaglqNxuoia2CsvgbG+gh2jF/Jhhe7xZ8oW2wcJmPmYL62wJx0cLQqMk5SCLyztZdOSPJhv9iBdPZjxT85l9OtxLiDaVNEJEcxSdsmRgXImSUcb2S8IsdLON5xWCKiAQ9JircQcLxjm51UTBCjAyTo5J/DQVkKEXVROCIX8e5Lo5v+z/2VenyrZIwVeYAKiC6RDgi9CL4s7PcpnpwY7vNJngqLmaskLWuWVPavsHi1ZNT995dLTld6zynWU+Mm2nLHbhbJbZePYsflbRE9d1yqL37E3PkRc+cWc+cWc+c2ulPAie4OtCFrXNpmpGdqXPF2bts++Q05tSMYrqSMlHhk5oo2bnsDbrcaSb3eZvVj06qq77Y34HYr7quKRCbkaj/lyDBdcGU7tGpsVI82rBrt262or8a4+jG2qrJv43xaeyYyA/ULPFB36oGK7YGKqgoiHGVrFYTVj3b77dsQMWvPBNL1k9TtI+oyxn02zwXVcwBmrT/nVz/6SPeLxnhygt6vG06XPhYKnVumGV/TxNZmsXFlyWK2tArp/80BbcnG9sAG7YjGSIJZAIUXZQ06d3Dg9C5ZOZBG40TYP3aByDp6V64sySHXZe+V8qTadkrxbQcJbCVarVs0trXNedKrI8Hm6gKVSuyrB3zXXkzLzBWNAXSgtO+5qClzezEiqX6Aj3Ubd80fzCJkaVNYqoIMQ+VjqE9i6k3VkPLqyAw8We7cN3fo8JHjszP7t08AnxPnMnCdqXWHjjEMAIDokSwc6JHHMDzHxBKoLPR5wEGmt2UuVBDYC98ZVGioxx07HfZGEzFAlTobvHUWK3CLLnKNutt4iccyRhEQNaNiHf0x4NhZtNY5R3R+AMrP4qtlc9KlPqGhJ1gwodHyUOpCKwSdHt9YwWS/JMy1hcHeVPmmvKlRyZE+sVlBDVnA5HGFYd3U4d6YWjoUuRiDJudbjcEDoGhrB3yW1QMyPmhA1pQDMp41eUCa9QHhbiN9Ix++MCRI+5p+gxdDNPXXL3wrgNcvMh4UKGH9iBFo5U0A69I1yLMJyswbF6nNcC3exmyAJTGfvcYmcpC2vzOXBadlN8aHLGgh66wIvmRFIKLmwWY7X+3F/Cp5N6+EBndiE3S5RhBrGiczOmklFghpVHkiVylpneSRoKEkq/Ve2NgVazUWBHJbdnFRMU+K/XUj0EvabPjKejr2Gm555ZGSGnYucrayW/953jroL49hqV6gmnk8TwKMC+zxxrxOcNCzEHO1zOEb3xlnqxgYF2q2nBKnwtkqNq6Fmi1nEDpF5pbykKMPq3SkbQrOeHDo2AQdc+eAPwYomGDO6Nyy1naAW2XtqVPPKAZlL1nID78G4hHd1jApcGpp8Kl3N3OE3XlciMK8wutRlQHN33Kvvrp8y33vLi/vLa3OP7Qlqy7fOIE0uNez5ZKTaNiDt8xh85cxbAsg2V1bhs1kKP7OqY/EG3gk/s6oqCNmiUt3/d1lN09dnFWXZTcddDOxQ/e95C1NVao4DqsKI8UAKEgqBqVTMZw+utH2511GLCCnTbDCPU08rPhaA7BW3j5Ku9aiEYjf/NIX/+wMAl9ZkIwHvnRcXrpGXpot9dK/+9rHvh4WX1l+GOcir9Xa+ad/0mjnw6JbotIo2pjyWGOc6ZLftEq2WADQP/ye9UMbMsaibbf9jpfRcGS26AuLBRK4OSXY3Zh9f9WGdWU3+npw/H1VoYvsHhy2frhgyR7oJ4gbfO4nzzhydzn9wfxPCjWcL9SwrqeWCIL/47d9KCq+8bmP37fsQFyQg1pADksEK9P6f9eZhykjlfXpA+rDKqA+sgPqBZMgYFDc0OARiFyibdTyW2BB4dXvLBlMHy0ZTC8VLQlrwEUMjFo9mD7kgL5w6Wh6quBwCS7+eOo3sZnTVm4pfX2bIwa1bB7Rt4EjSrjIAubk61zFTvq3xv4JPzD6uJZa4wOKOFqcdjgyonh22RyyvxFhmR5uAIMOwKZGsUjWOnAKp/PGSjrwL9qYv3/q/bRKlj0gnPCFaD++TYtjJMEO4t2vklTiW3oMdH5Jr714C5753If3n0ELEHPSHvjOdfhzIf5s5Ll5CztfdpYCy7j7J8Pi75/84hnA3UAX2qnHybNh6BL82baQpBV8xTp2hpnJCli218XvWS99ybtDAUdtvZL/9tGPf2LhDnxalvaNL338t8LiG1/72BmMxroFg7EOfy7En41nAFvwjUe/csbvzqBDrb07w59zBHto4UQgweLpKKKt974733rGrB3Q6P2DkeLPqKA59L/LEm8jI96eJpUTstIULtQaSydxirUy11gcI9wJSphbA9iq8fXEHSycnzMHgC4OCI15tlXN1Q8Dl9xzN/774MU0iNW5AEyhOUAcLh2dKkG4nAW5dcu7ttwwgaisJQAtfu5MuIPfPwUSDScm9LI09C0vkzxW/NmJhwci7pyW5hd78MUAXHUePpb3g8DEbGYP2qK/WQyWRaIzBCOm0Y8RE5UYMfGiGDENlp3s3SlaBCOGsSBftnH/8ycPfGJB8cQCITEaguQvXETEnRSgZVVE7DB3QGPNAO1Ucdz/v9+grHD/4wj3V0eqG899Bjfuqm6cfBg3GAAATEKtVwwC0F6vZvkeVezcwfU6fbAFzk11mAKngi143yfx/bqyTmc7V+ls0zViC5n6dxuww5mVeQ89gb1Pf/+VR/F9svz+1CfwPStrJFaEGpHWaQqze5J+JTFBi/BuMWvg9NarObYXFO8p7zicEqn4qfKGOyo4UYyrl3wwcP2ZUlxb969FWlPsp7044f3Dl36aRKBnli2P8dYTn8nWAxlgiQakZQry4+9/cftOvPx9RySOJVrTBgbZmR9t/P5GDOS8tQNdIAe68LQHOnafOwOdAtLLqUFie4l2+UcBeML7mVAfdAuvzhMEn/0BlxfRvtnPqw3uEfvLO8ov7gb3EH85sX/2CP3yPPjDX/75p9/ye3/11C8/TUvrmxXD2CQgOfzgH33j3b/8Vfr5ab7xhf2zD9LDjNHz51/6+Cd+74mnzt/gAqJn6qtPf2Xf7El69HHz6DceuOdX/4IePa6sRny0rJjqud98eZi+vAfMqLvefQdufvMzND2o7a1lkZ9678fRkDlz470u0kzoV9HzN1v93qGv5+n6WuuF24SlgDc9/ed3EvPcZDgUlX32D3/tr0oOJW06B9eP7589QdfjaNaXaJ1vYJYEGJHZsM6S/mfFb+5nQ0/xaHXnPXLnyAfKO4flzlNVmTm589BbyjsnhbXNVk99Uu6ceHN550G5c+AnyzvvkzsfqcrcJXdOvr+8Myt3fqJC9L+Nb/x69dBNfOOdVYnX841/qkps5xtvrtrL+eyKv35reeN8vvGN6pFMoOKEE7+JsSIk4PsK+ELtzKPM23YrW3W90iKjtmnbcCRB3lHmXiMOZPrmFZxFN9omLltioGIbck7zQ9VxfIQnCoKYc6NCDz/LIeiCaOdqRDvXAKXi1SWqHSzmLnIYANhUXD4w/zPT/LH38jajtxbebaUbpcdulNQQujfbmc4lxRAJn674UkoL+h0qW6VD5YOKncxN/i9VmgVMqIFbHEccAmM/6VADK6jFlaAWunU/B7OccKbP9RwBsnmQ7zxp3XmI75AkcoFyLlI8CJzf7Ygy4Q5rASUlr6Sq9wt0hkvtqpTCr6fBrKLFHlVVqEJfgEIVuuCYKEBHgnWABOXU4v7esEtCy34tUStmBkOIcVZ6wQcgfnr5RAVflMeCwgO5EA7IsQ1C1dAgVNE1YkdTl8oP4uwDpWuk0aieB9Bj+s59er94Xkk+ZzXIy7IvKn550Q0pfAvZBR/U29Io6B1xQLXPX23gOYQ7e0jUE+zsMQb/bT2cLjvF44IO1xuiIlQI/66c2EmbVhuF8Q9fUTEgtABk34b/SQQzfYgPnVMtH2bPE6KkoTKpWiLF2vjAFpTSuqJ36VRqsD3R1QhdjfPVKJIzcC0gviErN9sooIfgZwlEI/psrXdPKfG7ZYAohMH7wF0eYz9iQEmtddJeJ2shy4NG97KvuaEsRJsEGsNZR7uA+4iVfV5J3G3McbfitQdbXoC5j69kXaSOve2baTQ+PS6eUHraxeWmum8F6Mbs7RxTD51Jop2R9c459NFa72T0MXYRXJoQwbuKPjqbnXH6GAaOWJytAI7YEKsdkfOCZhCwYjPiQ9BiX1OeLDq+Eq+jWeWZQsaELLymDagOmXuGcsP8tcz8xeXAi98qOzMHWHcdOuMgSj4LEJXXZDKazkd47jL68Kkp9BH3RmB3K2cytmZyRM/kkJ7JUZlJHpzDBwZPzWhG1eqJa6NJbe5iWBpGBR/qp8WeXPyOxs66n4FW42m6Ici2ClQnmPHLfiBh2yZa9zMSs3qpANDcr4TyPqyE9H5ZCe2dUgAwA//qsYD6nAK82aT7gIKjMDEr1Ru2XsldpdrNK7M0G9ZkOIJ+W+Ra0tQg8hTi7JbE2V2EODUbWkh/Q0J/o0J/I4Pob1joL7XoTwhOfLqMc0BjEOtqyG3NuhoGXK3ECdPh4xZKWCN5wnW9Gc86btXCXw3q03MqXyYo0JkAQJ39RQP5lP7c/hrIk4Ek7w/ly1wcwwJ8ACCJPhi5qR7fZ2L7cJQ7IvHA2dEylhkxDtXlGyes+zfIVpoDK8e9dIIWdu4xTKP9ROZNbAKEIwb0H/fLNl6eCF5Xikw65aEPXnaZjBzvaA47XgTYTH29PeK4eQXvZvy/O3SwBKrrMQgAHAeSLk+JUyJ7zdQQerx6dl0NZSUCmSdAPU7ZKOMLK1g9kkMe+kFOkM4PeVKeyhyd00mt+tF4xnUs5GEliAbUOge6wmRCGloELJlsoQoD6nbxC+rKieRPPJ8GCG4VpfDkVq4/jHgIc8N53i3QI+GM2aTZ3biVnQvYYYPW0kaD0fdpKt2i38/dmrf5dzrEtopzTfJIeeawsp4h6WOzcwIyKomAT7Csup4ORWC+XPiLyq5BAwRGWDBUx9fKtJRSq9yH98rRg8ZTklvLzjvc2rKteC/OWnivHBLWuw8pbjtnJ0Lb9XvZiBil9zK9RyD0Dm4QqW/y6EyVdTZ5t1B5n/Ei2UNqFp/hBvo14qRhePw9B2VEnyOmeoiZKm8uaq0zvlXgGm4Ri0JmJL9m1uCEgR0eeACZZJ0bJ2Qe7sg7WeN6sBik7ejwUTdK7zuok1GcKoNXP+R7Pk1wCTyI6dWZnyUFscRYHIIDr5Zw5XaK2zSqeWxuZ+pc6hnDcYJ5S0NuIWGM6QLT86jeUEP4OzXoq4xfiHpYoVG+ATcQbljW7W0CTmeIEKf7VfWuw0rvqSGL3VWdQppRSROhzL1FE/wSfR8YkBVNgA+d6+1gTE+8+AjP/yaPjn1MsmYAdOPYTcqMldyTvjKHR1+tnrJHVaiJJQQ7xNTQRSrE4oFYQk0soSaWUIgl1MQSLotYvBqxJFlTsksKsbCTIhGLK8RCpw8Qi9tjf3NukSGW0CKWpzzP6ycW463CEPYVsYR6cAIzU3T8Le7ClEjrYqGKBo3Ul4gqmm3xuqTB/JIeq8AQQVWVy3MR1CZfnrxf2Y/K5Ifl5Acyydbkc+X6PlDQrMkPkVrlJpl8euFhJbNm+ldO8JeE13Czq0YD6ULPLtAjeowHUrICF7Mb6NkN9OwGMruBnt1gWbPr1maXJJY3SIgXz24M31ia3Vhm181izG7Mhz+e3cDMbmDN7j+5nrvY7PKkQmeHd0dam0iD8Kc0dw0zdyF9NcPAI6fxkwJMfPVr37TwZC1vangAZ5W8V6YKg/+n393Bp63DHvwIm9SNEzJKGPwIgx+dZvDf6dHge4sN/uGFg4+PWcUL6MvlAhrHMH/ZnoS7sF4am+y1ckRZpV7iZMD4gep5Ur5cTgqxvLIVwvKseYnNvKTf0XnB/uhW+6Nr9sel5+WTUcNl/ELxK43osxTjjqtqr0QEbR4hdlZiaBsmhjZvShRtwjGeLYmibS+Mom3M4YQ7kSXsrd1hxwI6unDm7S6O9Ckd74ZKDBs65cLyO8S/2SncQ06S55eHyxAaKjlRSaDkMIzDYeYjUDJm9Ov4GJ3OwgvUr6l8FFG34Vrn4ypfMU9DFU66H1WQ2bSYOswOrcNVyk8GYWsNOju05LZBu+FmhUVWnl+5YSbu5+WsSw0ogdxs65CVUAJuJaR5bCIbQUjz4gG346cLuB0/g4DbcdwZt8zxSLon4bZ0qNTx01kHFnc65rayFXC6Hd6djdZCbCGqGHM7sOlw1B3i+QalcMerVJkYidnPuEgkFk796Z1/629wRwcOH0swfFs7NyGsSaKZfHykeYsKjOJ3k0dWY5oWf3rnt3yYZD7j1kvYTen7coF6JfExIrNXkHRIH2tICArh+uniY7THfvrUXTnzUz/4dOiur5J5AccI4TY0Qp5kNIyMm3gIvapevWsY0EXGjrMyII3lAYYbpilwkv8HzlwvSBzglN7XH9dHsRayANAqopfT2UnQFlD4VoSBoYBL56O7Fa7iKv9Shb7uWOjrDqOvOxb6umOhrzsW+jqfn6vr56zr563rEqHdsRDaHQuh3UnGxDXjZw8Y7HCtC3+W9fQPi9WLOq1Wgus/5l2kRjMFb5ANbisrzWHIINPCiHMyhR3ycZ18bBdokG1V6Uu02etBd4O3sQ+lf50ge0yi9OEvHKQz8jl0uQaI+TSIStDTc7f4JOOnG/PIw/rbtfztU/9f5t4FvK6qzBvf13P2Ofsk2WmLFOI4+2xQw0eL5TKlBaTZoYVyETuCDjPPfA+kaaBJ06ZNQoGx04Y2jZVrcUBLBU1SmFZopcqtKKWh3IoiFsdBZsZLlItFQOsI2kGUb/3ed6291z45KVW/5/v/y0POvq69Lu9617vey++VZ+dpdqKfpeYRh41Cm5MLTf5+au0uaeP7E5qwN9METiyQNkG5B3wLl8PkfPtDI4R+Rh063RqvQwPq0KTFuzItHsm0+NEqLR7RGsivpIYoR47vo3/C+Nb8yePb5+qdw1kZ9PHtu2PNuOO7O9PaxzKtfbxKa/ddUzG+o/r4PkOtfSxpbWXbinrbmjk5xFE/ZcTxC5NmHvUzvnJe9RY/saZv0OYWPzAqm2pyUw1qJj78fq3O7+xYTe2YTCDEKjoKlR+4vqI167dorXmaWvNEOnbFkBBlTjVFW5phEH++xKkmsg16cUyDXjpogx4TjFU26MTxmxMbpxLxjIqbh4nfesH3piO/StLOOx5K2glT2NimPDXuwDDRKfrMNuflMc15JW2OMaY5Iwh8y3Fz5OhY3BzuexjhzPgDihLjD3XEZJhL23HTtRWjsldvyokGrw7wtVwVQ9k4Ak1jA6AKERgsFpcGWpsIXRvHWHlImpDBRQjCE2KHEP1EKb5fNs2VKai22M16kXM6rWoOp+qs+KTzF37SqPJJ4+CfdP/CTwZVPhlUfvJW7Djh662krxEOJYPcrKM6iQuzlFQ2jkQGdagFN0jo3ccXyuQz0NnltWggEhBkxnRSDZHIrnIRJ81q/tpLI+QsCWQUBs1JXSVb/5ahjCGmIac5niW5yK5Ib576SJ7fRFawBHsPNggD26m5/kyDuw793feUHfc9QZqbucmzLZHZQD3LHxJ8KTRpTH5j284qJ+nUTLdS0mVbS7qc9C5CXA6pfwuH0L9kSimM078qmzIi0spCQN0Gb/Ft5RqCfIZYnku6vKa/+fhPkPKq1K9HZdlaP0f5+Hj2CKrsZkuHORetM433bp13CK2rcLQdSz16/U+oVn9JJ/n4hOo1T0jCayKgJGXLaCIzXRrKWAtyqZ1pz/NPBXifjEzePoOy3opuOSE+EUQzL3KSEloaQicpoIUIBrADPInjEePMED6jMUm8XJwnc+hONWI8/YeSmxNzlv9PcfLyFfYMW0f0shLM8EPq/gQ2/E8dCKLsgvw+EjQjTJoGRyKlqzByWyF5Jfd8zg0ATD1stn2Kyc2ENQe0YSuKb3VGSdwudNSkttTjdktJ3K6nxe0GeiAzSLKiat57VM1LXyOELccW9UF3ii8eEZW2Nb9rrinXiHuEnwUNAgNliQ29I3G2iuKIcbbqYJ0FSlMe+616PY56Mrb3PG71KL6+ymhhmOoxOPVVN771iKOeGE7UhiZ/onlkeRIHCU8ESqGWB6UmQVyrDyfI/phYLnF/TJijX4f5XvRFifuiRGGbq9aCG0/C/n7i1v4EQ7tvbKH5MDjVPFL81MJ2mw892G7zCDgWNQvrplsA4gjrQmBTiZ2l1w0Xgt5uNXiPMYBu4lIf+jD0wmxeQhQqnAv8OYrPHkYumWWCcJsUvY9xFw+XhO0BbF8Vy9tlKgsb+Q/R0MrxqCcdMwa4tnKA6w46wAEPcIkH2M8MLvN5H2jN/tjxs7H5JsLyx4mgF3WXwe82+uDPHGtfG+tabaz9dKxrMda1XPnaQxrrRGmgFZ8PD+NRL/Co2zzqFo+6CafowwAiL6aMhQAmUWe7PIGTk1kAwNZHP/8R0bbJNCTiee5c1VL0b3mCX6EsO0LNpoP2qY/Z5FedTdTDR4ZHVqAS1G6LDtqZR7xnZwp6kh06edu4Par3Y4n7sa7a7Ank7AnEgNfJ2VM66OypVxSfzJ488t4hzAuQByw21rCFTWGB+qenOdIyqemBvRiv5zyMnEFKFBtsXSt1s+r1XY7p6SAWbnbZkvpjYy4JISoegp3YDOSKAECqqXglvAVy7C2Ql94CBUCIkwdJWDi3gdczeXpOAxasHBwJvBiWbOjTGREoTyTkIcYHDTkNDgbTrRkcdQdLI4AaTooDQgdxQ0sF8X6Dkt96BIfoU3mfG5A4KHC5RwZU1t1SfEhUIJXZrHPZHNo3AjKjH6yoOZJYSoCrdpHZFKXds0Yi/hVG4ibCXQE+yhTxUwJSqItgwOVA/8SRtxyIoDiaJSSIaTJjawEFifKwR8S9b3N2PLIXuYAFc4IfKeyWKUBVn5YgazZap4keFz8zotL5gle5wLfIhYWOuBhPEbMCjak7U+xPDCoZuTzQd3D+ibw4JLyXHJicEZbOAtptmMMP0n2EckwLakzR0wUGvc0zAkxVrInUx1Rq2TQf01qJyxzcjfb4tlH9f0eQ1/h/arNAoGcDCJR8GQmB2QOMvd3EAJWC1uvXJ44nRxKVi8ewPMjppJd0RlKSxSXZjKZCJeEVO7RUbnKLspFbY8pA22WSw2d4GI3gYWps86GU/roqfUa1wg+pgiOqiBeqVvDfTJtih1eF1kb4IhGJmGc2UGJga2eUaz5p3eb43bplUOTWyRwKmA0qB0de7Pck8JUZr76SAH3iPm8u4cr+4XD6c3ZD2cQ0VEjuq4Yp3OnqKzsiM343L2YXA5/EAwvpj2ADhvZ8YAxT5q/+pWcjT1z8x7x4r2zAHZWw+FFGx7bmkwZ2UX4E17/WMhX+ENp0Nq1yqJfb23E2pUqKSSEk+IvL+b8tAi1R7shAiBZ/kvOgg7o5OSfAEy89D2kEOAEeB3NRP4tr5JKbfgyGNVGJyOyIL6F3Qj4yVBbyv6QWXCIVp9XCv9qSDlvsyb6MUc9tRsk1l0eiSnPJkcHknQTmBvBrKJlZLHaLDBllivpzZhuvbEnwzbxEUhP/n9MQAUDtqJ9L86vTCzNzntzZOVyEMJl6gfdLgoTHDldldhCB6iKxQqLIHL35+NpkqfIEiYheot0QfC2eWCutJIwDwEVZaDYRObY2kuPk/adMrQt0enB6I7cjylXQhMlIAlmakL0t8aQtOevwY8jY/epjjsa4HfFSPJ7DjyFxCg5a+lIufWm2dH86zXissIzuwhk5vMiQ7p2EP+6xC5bDHlhIk9r//5QE9kkSeMHo/L9BA0+NTwMPM2+jvLaEnYDf3HhUsHs8KhAVPRgZJF62GBHlXmvQtwzFV9+DBHLxllX0NEgBh1YKVlGtbPk0P6oTwESyUE01mkQ3xaNG9ylGU/baCF/7jJbcMExN7kbqCwCvCJLVYR29Y0DuxMVgxxalK4FzwWQAjEBWzbE2OhdbsYtPvcqKtBxLjtK5Ku3rXCp81mmVG1PZPpMq+1dp7hOE3Y4YHKESD5q4u1Frio5sobfFFTLRd6QT9qOGzElOTtiPan4Zqm0O2naR+CGFuYO2nSfO9LbNZfMwFK+qcWbiW5xGzH7VssxVOR13I3FugDMN5QGCjGrDpbdAWYHEhtMm575MA9jHTOw9yfNiv0mj8pkBCgzCIIiOQD7wmfYM8VOcaU9DWvCZdqP48WbaIQIogGdOzn4IpyjNtKUwnsnsw3mqAHmeC56p0l85rb/sLC1cxLRwIdPCeRW0MJeBS3RiMBNiSPtrgj76IQ3+XADBEzCHyz7FHnGRQ4huScH/KZTrrzGJTPAWi0BhMKWIGcpsHR+QCGmchlMKZd+R1jMybecZ04yqJId00NTd9aRbjkrXc5Mpk0jB+fgmUznvDCa29ES+fWQgaT1POjvYRZeI9NebivTXS6B72JbWm35RRmSKw8OlK/IlFZ7IhxupsZ6SUAc3U8E3OVYuBXVLU4fStw+oxC8FTg3sMNo31CL2R8xiiqeOZ7zIVtvxfKKUzJMWrZpSMg81I3SGgLZMnzarPW3Kp6Ht0xAEw8K2soJSZQRBpddjFxBsvL2t/RomOO+7k8cU2GWescdtCcGigQjrsJe21CLO0YtA9Sd1yGRvhJsp1lMtB72GuxbaCqgkTxtCb1t/uQQFBbpL6gHSI+0R2UfqEWvsI5Bufc6XWUIaisRrsG7ZmBr5jK9icIohhxApfS0Zpv9BCvsVVwXJncYUh0U+Pi3Dbl+wXJN8t5xV9koGlWuesS7KbxbfBCwlTgo4ETvs2PsYBUp6lCzYSKPHuEc96tHmujXl2rCAnzywzbFDEaf2QFS3TlRT/Ck0exc2QLEqLiLtAWWU8C4ULwdQuABnY01UN9B89cpQ/F21IrTW9JdJoSrva7dMcQv92myuEERdED9iu4r0p/442J9i7jSn2QSjfH8FFmiRsEBDcR3gnzWhSb9ild8MI8xmajeDopLVL6yhjBbY7UMX46f4jP51dTmX+tUiU4DmEWen8SgOkiBiKrqUhaRM2bIKUX6bhtxJfjUJcidkI8FyghuuZnea7Clneag2UZ1kor5nCWa1EmS+hzGT14Bmr0h5eVI/MeSPhS8fCZ4+29bET0/ZFyRR07xKUIjoyPNJk9ps0Nmq8wg/v4ZUfYjOLYb+oqgOoKCiTYQYKt4vindrIEa+QHhDPsHhN5v9YY0YOXWM5Fd5cIJCNzYMkhPcyHDiYe5U8xvQDeRPMR7Cb+EUYwd+nemIFrexyGzHr32MfUlUezKc6enkoqim2caHagQ9vSM6ZZagl6iGoladsCB5X42oFfWn+OJzpLqqC40EgNLEGAcM+FBkwId62I0KSOFRo6MheZGvRryYsOEiRrdYbXSLGJuJGN1iwoaLGMlitZHkp+FDN7FCZVojE8CIzpfsKT2qF8cTJORokHQrpYWhT1tNrNxP3vAz2mytoHEeF6UjHYTubVgHVdTEsK4jmhRORJy20vpX1iWaSLUhZygV/SGRyUWnTIoL53MWO8Z+x+v8wk/V2nghBwxNir1zSPXL1abwrnlh3VxYVCeFdRRA9DNpyOKEVFoagZJ2rh3QSy/iJcqjp4+0NKCjMLGqWMjw6DBI6Ta4uNLk8nlyFWFLSAvV78jCaihXx9b+qGbMWmmkGPuEe1d1hiSA+3MjowbINAZ7nWbbKfgAcrKDjxTlr6C6ReLrs9Ztpqa+RE3NjVfb9LLWVGJMh/44wjTE1FtncjaGPmjA+sSkK3ZwZbzmEWNNcy5TIZtjPqsMUCYBQUobL6+VXDoQk1hwgCYITMfYMxRuGVUwqmf2Vg/2VC/Z22Eg3PPJCiiu4Ayg4828VOKsp1ynOFljR3hYWK8xsrpDZ2QbJSO7VTKyDZKR3SwZ2XrJu6bJrhKHjdXYGPVgysQoZwR3KD64eU2SK8LhXBF1nCuioHedEMEKYoI4WtfZbK0QP4i3FvckA7DJkbYW0aCiInj+J2oaXkkzFq8s5DcRCJOyDjP0PkqZujwhmJyG7F0QmKECqWGPGRydzpbuxMkV+umzgBaQpASQYjmoWucY2EngT0kMEAdEU86xHAM5QO3tj5opFG2Q7k4pIteCOOaSOT7KUWERZ4NjJuOQ3fssRn4xz19WNjVG5xJcFB7WK8TJFc7idAWcMRzszNEef4W8VxWyzFQDLK8BCbESpQ52lGYv5bTMISyT56yQCBRGtpOJhLyOQphW2qqVe42MxBKoRLFM/S5TvwuSdpuRoGcVABE06seZpP4ch1CLRx3xGFKmwMiTkHtOprfBMWm9HNZ6uSwUAV1RCkPdJC0JibRyThRPFQKbDeEs5hnRxBPhNJ4XM3gOeHCBoyMjymE2iO23vqjnOM1LDtDgJgtpZprNdlIqK4ndoZwxoHtMZd5x/ZwH/COmNG+XygY9rIjYYGdH+Cb99eXdyD2Hl4PHtcQpUoqfSYnT1JYPfWFLnHAXpYOKXRoHTu4ERDwu0f+6Y0GmT8Og06BFA+7u7OTEpnjvL/RKKfxJXiljnJ+8bbyGKccnXwkN1b09aFPIckrqHiIDBy3qBCvYR32UAwPy8ePRHo3To2GZNKtsKLXCtJJ4VcRMLFNuHoP2IuP4oVhYGy2fVGIy+UIufn9H8KqqTiNXJ+T9oE8eXpWdz7vLxKeOd5dWsqfUjrRH5ACoR6yxjwBXo9hfpmRi5CNrYLMJtV4S7B0fKpdUgBFj+ONLpqNigUL7RNrR2McbBdY4OFhATwKiXlbjUDx4WgKQmZc4P42bnUA+U+HyJPeXSgq11YKVAxUU+iG0KJVAcY72ADaVUoYgPHJK0W0Hr5M17+uuY66yqZ3jzK+AOIrcgIKPUKRqqAJJwo7Y0xSyw6szJnZEfJRkCvM0RY9NuEPgqFp+DY+DecIOWdIveSHFLrb6Bhg0KPbIoMExu99+0SGRlzwtmj+PwGrEWotEGJwQw0Y0VBEJMZCfA+sQtYuSuKl9NTWYQl0IEw7vQ4eRI/tN8CueDB8xPxAVGU5TxrpEJrvw+BzrYnOsi6W65P1pwiczQWA8ZGiGZNZUO6KJKIgTEV0Uh1Yjk7hZf8aHrKT4sUeVHwJVWiSahmlfmGCBlRWCmiP0+sVFRM6xF2+BLyBVIlwkjNAj72SYW8irWZ/bW03LWmmNl6fFVcuzhQ0QhP98mnYlp6ddyXPalVw/2eFMNud4CFt+j7QrueppV1zS7HK9xYorvQn+AZlszbKgecgbtFWmpTgicDyP1KwaU8KjjPxK0pIrWRTgu20Ni4tgJ96wLTddGEeMCieZ06SLS4Fxt2CGpWTSdnxaR/CbtVIUnhwZWDjhRYo8rbg0ibWrAQ+NrU9/IW1g+jeymCwFhaRNaYsSPpBAWEjLHYFY8Oz3tFErcDqzRllHOfuN8Wc/9gJRkfcB3pjZX+yPCvrsB3Fi2+BR1cXCqc9w0SaxsvHXC2qGy27iGW5/xPwQdgxTjQ+ih6YaR5flNiLH24g8Z2Cnt8UTHvEXwUk2i7cEk8ECY/iyi9KMX2Knwtl6XZm+lzcAObaB5jlJXeKc4v/OcuBC72o6uNSshITHPN7HgADBFHMqtyKb+PO8pkPnCV2mA8nzSKSAoSxkR5xizOSjyZGozoyQRNZJ5I3ExwESyDhUPnrRkVbgUGxqlPCYY+hMJ7ibFEY+3fqSApKhzx2ZfO4I7XOTtc9NSj4XyM9FJUwqJzE7px/kncPWNazfUd+CFxY2Px1iDw2XIXIYcsMCdhCuYEN5EpfD0lpBBsanlDMGbSTelAhMGZegv6OczJo3BPHJUge6M0euK+QDQSpPAx+Uya+xcmc9K3ihdPkz/g7T5oBjZmQxwcoiYMY7pyG2eyNnkdqVCFa9UpSBvQb5q8Dsjf0Jax3VDzE4ugkWix2MaIcqci4V6QmCQdo+L57VQVnxjLkNPfGsZdvWMdtFF4f5NSRUNYtPIMR729p1ooDC3AYajDUIa3las21O0y1NIYuu8ChLUz4KJiaokVM+utJCjic43yPZMhgVm9GNJf8miwEVBuBVt5G80FyZ79HlEFKXQkjxE0gJTqbTZvW1hQlFTg/LMdHIjLYcc81NV5MjYb8Syxr8c2CHFpvO0IAPXIP/QnaLnEDhaLsMggs5KyoIGZkX0AIg6QpiZ0h5+MSzlkyHjNRQnArtPHJZ8KQsLHNmuaBZkv3K8Co0F8X2XKJM4DBKoL2OiHKimSpbk0W7NYj2/82ZnrA/s9in0pOZldAR+TEAQU+mLgXSrQDWeosk/UWxdXZDlJ+byGyCcXAiZ3hEmCr1ZJiHL6LYyfJlGQVtUoPmkmck9UgeXBdPdtOjPj9r0XWTrhO//91ajs5S6JPi5tzI6qlBdimZpkwZTHUnvc9apr1qrK3QlDnZLJrTvyVLNQtfUC6IVTahL7DEiLZ4JerIDNEGKk8p3eaefot62kJqK4tCpim1FTJ5MNGGsjBQJlEpvZUQLSyWLufBdqW1V0GBCTHMXsYuQcshimD3ZSItW667TMYORxtSmdHUzXrLSo9WWTO4sYq3oGzGayeaASWiFvtF44LQXJY2Bz16j0khXNtSpQg33aQgFYy4Qwvq0n7oEFQ6JCdZZPtW9QMQy9IujRj9IT/bEDmbI0qZjvuUmW7UEHv7ALZusFHoviAgWMeZE5jjoXIULBtBGUVOJaRrkCBbvn+rmQ59UGHsTuXBaZIS3OB5ys4HWT4CmjlKpZ0968rAWaTMAs9UGdaRY2daazr5kKxCrUmWbEDVBdlzvbUcgmEOfXm1ml2iE/dfbS+LR6/GXCDRzogP4Mr+q8WcQsKqz4wayyKZhRxaIXxjmeBS3UQOcZ93rpBhmT0BN5fycDpnNtSJHS5dvBGhL0Z8/YgBULTQaCBcH3+jCaTusbnR2ApXEFuwQO74oZ9i7RQUP0ox5bJiitRSlBKGyf4YhnYj67OmB+I4CGaxtmSxJKqyKExKgNQxu9sab7sZdDTXaZvJt3l7RTfowjNrpPIBvCjHtaCN2OPKQGHLDI8VW4Yf2I5NcB56l+RTlaeuOHJ0xVGyQcOuyaq2a0JsmlIcJbss6ctabW9vV1McsQkFgXLJ9j7RMVtUtqrYHP0eVoW6ZVQaUpKLn55yKfS3UoRdtccd8JZCWNoW1kA/yfYbIQ6TDqrZx9JF4QGWplTyaMvWnC8X2QxWK6QB8edCYu4m7JX9ciWCLMb6S0hY4GFQV9VQBdZIQilABCSj8xFgaRD9aNQmMWcLOA6Aokihz2TQ6lS7b1QsZteZppaxU0gCc8nvx1weFWjdxKo6l3wW3bmk4wOA3p+wB04yRzuZdJniC8uweAOGopQuSCXGYfgmSXeZk/tJYPpcFn/8NIWgnSP07PgZA672ZAg4Og17DtVTxZMJZYCwum0C0I4nMrqAim3efncSyjyD4+fvqsCT7ksvvJ+f+EpyIWCAga9oAAP9Npjsq9KlKOMSaSHE+kMoEngDR4cW4w28n9wwqeKTkRIUxVrNq2k5QJ3l853MzxeKe3j6+hv+CuDjFhOdBfBxS6II2PEb0tdpHr9zHoWD/lJenJt+b7Y4PBK9aqEHZ+DG+mfXOtjAyDAKsVpvSgG1J4knpshIcbgVrN+q4XXjwv67NfAFK37TUA/jZ0la/gpx+JHpQFjHW9vTYtZx6OqvZF3Xm9yCm/nyfnl5g7x8m5m25TqTWyG2BJa/nohnNYNOHrWORmNGbNOixYPhiu+u28kB+ichsuQUYxqgnL5lUwxHM3L2PV8CLjue3P4wPxkyFNP78aQaMhcwCoF4JR0yvPLw9Vq3uf41piEnnD0c2co9ftelzG6SC7OGk/jTQe2Q1JRSH7uafAWlu5JxrNjsmcMzaf6LEzIXpLll7KG0kNAa2jQ8ONMWsqxlWSsy0qx4dz47/M++FP+OG2hqrUnSgq6qI3xpznRz9mdGFiS3DHJQE7d+NfPtPzYf98qsTV+ixo3iZNfwoGjY8tOu+ptfzfzFzuHBshPXlt00QNfgPfVw6D64SWsqb/+inNg15hClYu9MdA/vGmvU8e/eNT6JtUG8GKLjHl1Aq43qx7h1DsF+2u9YYkdoLdYzT4IIHiUJF5BAxjmwqC0CpDfloBWMaxhIQlWeHy6ncOr479eCla7gUZ398Pe7Tp9zS/+u4SifHdx8mH+vwSWlUV4b3LyMshBVicxscYK9v1dxJkfnpcWZDB9rDjO5OJJcsKUgkrGGxEjlxceS/kNaIp10bEU6A7blrjBXyTsHVpWd9JC8OscfLK775KmzL/x9+X9AKOjiJpyAUHKzj2+df2TLfXsFoQAlbrjsxRPKhZRa0sBsRHKkVROzbTgsPCi2JFBaPDi8aUijMXFXtEr12P5dg6ITxAOIc1rZAWw+9Ls7zLIMBCb55N5Zw7erkJQR1O5fk3HYP6sFTVEx6CPzaau5seyqpPBmGk6uPWjwg85GKLs2clpWaGiSgppatHq2dEcFqE2cjVDNNJTZBZaHzcE4PGeZuRU0KZMsquzqb5I/cuS2EWxdaNEvOSXn2EU5Lyc8PJQjbzgqZOlLCFnvRV9FVj+T2wjRV1GRKwLFtIlT1EkoBxKKCm38EautRjI0WMqAPme2cRJlsxW/7pAYVPF3UwTVh0cfu3qAza0gWCj95OU1AyTZQJMAV2jYlYug8Lq0fBe7zLR86g/qgLQA358vt4Oyz8ST3He3zv70pK+e9dN/6p/VVkdZIGj3b4a8WTZEsWTWbW0YujXpudbKN8k25b/GDCMlCmMBzemd2kT5FPaeB5lF2utMisZtEaVyC52h4ci5LTI0ohgEgx1Kq9UQmpsGJTdXVaC6GhsjUY6pFT0ISU5/dSO/h+/p16kBoq9NnYULcvW7RVuTjzD0NrzSvaEkv3GrxCacHBm3JhNP0TFQCe3k/fmoI9aadIImzGrfLLG20B7uNrnIYljYYdsmOmPzOO3pxXCRdVdQmTVUNqoMRtKOlHZF9TjL20/FZ01tsdo0NMwtS3sTA18mdYm9ER0hvis75IvJcvEX1U9cAFFN+uqvZg0jKuhWZE8Oc+IFexjTfyit66ZDr9xPEN+QIKeLvZ6XBv9i/gynPDQq3BoVZ59y3bSf3XDVnNOZ1CHHiekNZY6zcThde1Anh+cgpIHhyB0eYubngO/ip/jlYVo6ClmKNENfLwhmASqFLvVzJC8tWaJ0X5TtbhJf91gcEpc8cEF7WLARnyswDOz04UGtBuQysTH0h8SKOAT36yHRnc7QJmqFrX17OEJPuUO0IOuXrUFSbfvURgg4PvNnj7k1kswle/gbTQd52O109TSQX3ZEMJR0ZYOZIR8WBlMWHIkNJtzt8N8wGlbU+auoWIqGIqo5PIyq4GEcDg62RiVgegqOGJYadDNdmPcvM+0VGqvQLP430MjlhqL8THIVsHQZEp0YeYKdh3kKL2EHFZOvW+xBD3lCPuD5pwF9BazSGh6uLEx0tavV30X9TXrYpfr7Q6ZlZnssQ9CYEWnv5bXmtM6pyU4ecBArc5YKOzhzMmfgNXC7J9ZO3eKFXrB+gI0lHncRhab7P7Qc4AJ7aTVJYCqTvnZIiDEjCPQWq2RaUQ2lppQ2rSY9rLUV6lOB/WR59M2K0a8L67TeC4aj+mFMCDweUP8J5h8Ft86+5fkP7fOPqz+9lbK6iJtpB0YTGuCDHZZCcVAC4eCAYOFRTlo8fb5+OIRLnvrq5Cb6SlQ3+/o37h/83ZPbT19AKT/Ik7sGfroNEX6CsG7TUFSkTPYlMnKVcIyninV40tcoHn7mBRiACjAAXeNauVXuChgBmxA7hexoKleacpieJoEGlErZPMZuVMqYA1hA0+NPkFrekY4urs+JeSl/9owEdpuz0xU5S55PixYiABDnVZM666hP2vKTMw76yby0aHvSa2Yaa0imcGhTIyv/mtiV5jROHTWDDMXG8dON4/konm7EoQH8AVP8aTQIb86IHwcIMP6qKwlPECd+VpRIq3VBA89eSYBNX24KSwd7lvAm+NnBa5rCmoM9S2qrtA7FcZ8NC+PeAroa4t2MhAhltorJapY33UhiwtwokVnFlQUNCXyYVoUF4r25jLM272R7Hsd0cjSptJAipg9XRrUr++jKPpWryr/Ts8yV+VVW06H+F1qkGQ0M07IdN5f3CkW/VFNbZ/gMMueS1Vswu82CcOtkzvgyR+X+MxaHPktuTYDkTBAVZ1E+ri8r5YJ4uFYSPQx7Rc547XOYXUlCYdx2Xfp0IYWOCwu1riNqBuQvzq4uK1CI69lqCmyu7rDYHVndkNrj0W1JQSVHVbfADiUwW5xFT42kT8WHicpVedLiJwe1JydUf9LmJ/u0JydXf9LhJ397TbZrKIkLP+FKo1w88qwt+PKbP37UFg+99L2bvuhqRcajW9NW2uriA1of1omnLXXjyesqh0LeeEMboxJsrV6Y7xab8wk+jWZNEI/ssUVlXnpp7TdzsGLBimApz+DQqnUmCLqZoIrbeW1aq0BdfDv9Rok2J2Y88gwKfWufKT77+u6Xf58j0qIs2zDR1GGoQ04webR4q0SkOC1Lij4ztOzFIl1syl4s0MW52YseXZyXvZini+vN7NUcXd1QcdWlq4MVVx26uqXiqk1Xt1dctejqjoqrJvXDHhMdQWvJiMk98bjoLeo+UZycfSbNvjwPnVggukmvEveZlLgXq4elKbuliRHGdP+2vFVMzSah5mMk88EJvj9J2VazKXX++lyVTyfNEOfEAawQlCEOHsihEzynojUmCZEzFlt7uyl+yRSVpayR7LByKPxJQeWQHjTMEVROsTaor+BX9X78MpWO2L+XX7/lN/ITgg75xsu48eLuf/9iXt4QtPgK3RC1KsbI36leqVWk+2OlVhYP9A3agun04Q3kC6tRz/x7MreKgia5yJdeQZE/+/G/J7XwkyKvqVpkQRRZVM/cqBXpqYt3rUsv5tXF362rWlqNKC15ZvSr6YsJ/xjRLib8Y/CrVUubIEoTQ/hz6t4nh2xx9zf7nlZjmL7eV/31gJwi9Cv1nBJdu1KCzEEu8JNkkiY42cgY0lJEyEwuYI9KSADmx2ZVKhOysD+dci25camTnINgl3IRgnIE688Ru0reSC6kl4B8eoRkxlhDlLZJZbNlw9ddKlCELF5Yt9w0ZxZMxMtPNT9AR7CP/hWOoHpH9I81KS7KsmRlGSeOKwth6hhrMkMzOuwUllj9PyXNXyGFYlvSquVhDoUcIn1+jQREz3WAXZDB2patYXheUyGQRBY8TqAR/qJlOlIXDIWGfTA9KCk9gqEo2YIgYj+yW+doenVuxaYos9cxNXVodq9josgZZUplPA2QO8fajbT5Jz1Kruq+h8/cg+2CxEaZPFeIt2EAoLEMTbkRwhFvhGg/DTm5jn4MeFHQudiADA/6D5k2gGwRznAMZbiA2lmIw6bynWAje1BbMAxbfN2kaDh7XNmQljrn4JYBazxxHDs7Qncz/xadMe5HiOj971u2oJcV1lh2zsqw4PNaulGxVww2KC0lusEhWRhKCXenWGmcnTq0bGXTTea5FiU9zG2m0m5FaVhQScUXbKTTPKn3gy8OyFg7OybUPpuhO2wG8rDjPiumuCqzIcxvFjWkBAA2O0IZjN0gVloCLHaoKdfLOEXt0nUyfC42k0vX0iVLPcXZxa9Zy5HydDG/mf3F0Qjc/OxamXUtmYRLSNnETR+1Iyt2zuQo9enWKHXdPhueH2jQS3T+gg2KhyPtC3S+3yacqNdtGBhhYI7ftDvY38Vhj0H68u2s2v1PZLi1VqRDqGK3LCQ7oQR8SylIyiJEDphsCZEjIss1aXhdaHjLUr2ossriuJpFXM9t4WvKYiv4luwn/lbYwo5G4saXBtixoh4NMgzGKikBq4S4LsWYicck4oaTduW3kfIwSUC33szSp5l8BBEMX0rTxGDmSUAQjgvVAFSQA5LRSiK3N/6NQZngBBsmqZ2eDr48wGAsYjBA4pS4hn7IzoCDyTNJvZ7DLpOeErQXPE0Ra/isSVFT/El2BDmUYoXcTJReUeyepFhDKxaFFmR30tzALYuDpdAbCsoGWXxkZ75sZrzjMi5AKpFwBstFS7rLvCwFU2GHkuqJeNnRYVDmTSafDounrcXjblXg7zBuVDJtlXfLe5buJ+5fBF4mm7nUdFYpCBbl12GwWqUUMT4i+56/l7OHKZNechQcxi1Xf12CU6FQgnz/QduBB5O9Kq8Tai7pXoe6l9JvQpJYiFHcGeVPty5BGCyFdy4Qt0C3XkK3jEPjpXQLjyAeGXWXCSoqTDWmwVPnWIrBKjD+TgFKnhr8IOtvAaRWByMS+LZYnOuVSeLopgXsq1yE1oageRoZdwehLzUMxlNLSDthHWPyBIzJU09izn1yHDg8li7dP5DiigCkWnxt9jtf+fX3PjZ/3qxLIYmJmtQKwvc5uKtGavRfnTUciioOhfWbInXtaRg/6vy0eiWuXl2megZXz9arF3xbmzVeCgjEuf8kpbxp6glVNe7y3lxE8RCeNtr8jlzOd+pm8p3aDHoZJCnGbWZffSzaDEVeqgbytIynlNyKslaRPHINfcEjvkAmwvzQIJkFg73jMAkTvRNm2EB9Al7018tIK+f/i6WvIKNGJkcpYQnBexTLiNtCjTEp/jSRJ2YhAYPdfOPaHzy1+7VNv56lx4U0//St5/a/vWXHG7MQG2A33/vKM7eK/1+ddTJxUJfb4rBx06jAeTISnCebcZ4kdyU2leWwFbhZ2SfABwn7iWo1T/w4FAkrsZ40bpliPN1lcR52h7uAhostdZD8IP7Jk4AEXnkymSRkeRLSCjWfc5VNUwEZ4pC5gStBKmtIZGwksbaFFceu0sHypr4pfbep2rsziIqqvCteiAm/vYdzRoln55JaUdZwHoHEy5OLcHKRPLkEJ5fM54zyC1HGQlXGVKMd5+3ivIflSBgyMva1RClAZPvVAQkl5kGuFd24kdHByBZlSnywHAvV68zBzMRw0onhaBNjKNTfJQmeNbMOHB1Cp42Uuhr878UpGFYqIrFFXEoRFk+VsVIKfLHNZZqk4lSRVK7FHEoklb1ZgGEdDpC2LC00hJTPxNWnkRBE9Gk0g5PiTRM/2jRqFKfaNArRFZgjLvoA/llWxTSy5DSaTO7QmZlk0Twh5K90MtFT2fk05jk4o5MpK02dlwZ3H0MOzzSdI4ppsOF2KVHArpaOkxdhZ3ksL+cbBhJJ5GqHl/xgs1pajGALHb6iRZmAWVs6gh72g0ldMa1tfelk4YVZdm0ezryWbVMgeMq4QZhEpJoHhSgs+MoAbwkO+vBUgx++Sy5++sN61TSWZNELdw9I+SVl0FtyBc7GiU0leykntDvq6u0esbjdo7LdfW4H8TCJv3isvYV2FsfagzY4SFzmx15wANO5XewpyglKXvCZJJ27VuAeu4OLTQq14hEH10adFLF1D13Zp13ZS1f2p1fA4bdTyMQx9guC+e6goK6LEBUF4qSgEbEWbCEECJ1285uifCtXZh0yvapKBVslyTj6elF1/QjdobaEhoP/oHYy5p3N1xLQO8SZaTKjR0FoqOMx9iUwcwomCNwWqrHLDUCPIP8wxnIb8TmDsnNSt69HwwyoaoVIJt4eMYFxPtV41CynWJEWZZ/Od3NBgI2UG5VpfJfCUkTbleggTqyOZu5WSpmJaejrzXbFXD+AnZ6QmgZxt3CyvcEie80pxnoAgT4lvzxEWdjx/adSqhRTFN4DNacYffgtnWwfQCH5mfZ+i0dyH8qYzkWsJhIpdsTTVfXER0ZsrtsOmwEGjEOTuJnLwMoOzFRDQ4VLpG2QnpukTnUsWxNc9ATWY9NGUwZhkhY3mKmNzWEScSBnOcdSqmVKWRusHZDRBseKckSTTT7eIo5H5fGgOH5BHm8wI/HFvaYU5AHZt1dQ29MpF6WMJPK6JpdgryhTLsscH6IGlLA6FTbzUtiUMJbitmRDHudU9SDmk9MY1HOFmfZCbvAl3P6LsCKSy9FMseLnwKj1iqlqGWm10B1Qc0GDUCRfEvixIeZiQNMIFXlrlAX6jJTjmIUYt9aGGE20w2IbxaMg9XTaYIbk3CPTXY/g1xJEw3mXK1YgAkHs0OR4zDonxenMifFXdPE1h/RaCdfcm1JG5chLl0GC2RyKjOFExmgL7e7IVng1lO4leXdTCBEmnXGz//HG3W81/vCDmucm+uNaleo7SN8kTofs34kraz404Qu0iV5hvyJvmB4Te4HhITi4EizqAXSyTfiz6yxJZjYPcJ/F441xiPcLstujkV2hhjW8+zWyk0DIQ8r166FZrQ0VlFigZm8xMyupWkPZckm31S4UlGjyhhO1KZA240qu31Ku3kJFh0yaELb1msp6jhqZeup1nKNQXPdYkmQsSTIWZVuvIBmbU7BrJGNVkMzehGS+Y+Xkgrui+l5oHBBacrdweY8wOcodTDNOS0IwpJxIUUgrRGjX5xzGOSnhR3mZZhmzD6yQdKxwI4W2Lke94JVzBAbMxQpB+BYWotEoiyRjNY60lY0MOW7OmaG7TG1aCQfXZhxctUGKnRh5T8xlhIY7ZluV2VLtoQTNZrXd027bDFZA8GwUKyFk3jIpIicjXAwkkscPIIUtbJcLPAPFhmMIfxemHbQpqvAQFLcvEmuw+JmHtVdsZYA2fKzdJFZWC1aCWvxMA/6m5u3YKl9dZ5YD/IoFup70o+UJrPQEv5uYMR1MyJzVZ0wHgeajKqbnhBCxMhPFb30YkCaTTQg4ukE5qWfaYVbWDX5tzlBows8O3nrkkDcMD7xcWIK7GU4AjVUj9vx0kherZG3o8YlHEGUFPqHYszohr9SK6zXiwZJ40xdFFRMfvkb24Qt53wTRNc8OMx77wsDZ2L/Jzlk8HYT8ma86JVhNwp5FrqYtmawpS+COJMPRvdhUtlulQKnNW4aJfwT4MFmyE0T5MxrM0jXSWoh9yc6KiwzUQ7tG4FEr7T/vN/VdpO4zpO0i2f+pSVAQOZHX8B61lv1HCPQV07duTej17yrXURXKdcgsYtAY1W4EjmdYMwjvykAMgPj/0ob0iI0HRAAUSVIH3OvEQarEw1DDw1DLw+DzMBQ1N0t9Ws2hZG+oNGQPjw83UCubaN+8XrXY1vyKtBZTnMP1lmmuVOYZ5MYYn2fZpCgcvvnIxc3kzKt0mYAmQHw8ha0CSjzeb+PmqGAgZzZ0kAUszI1nfWKPgAw3laux2q7xnrvWMQ2xr4aBSIgu+ym8XYhiSHUihMxRMt0JEcyu80nzyNYp5oisi9wu3ef1uypQ3gm+xgaU12EFM1NguO1VtLfkxCATzh+qFjfiJXSvrseV0hdr2IvirFGK8ohOlUcSUAlNm8yCrKbeLJIG/kwEtJGQ9O216XLtZUUkLLWV0llsp4t8bOq16Y28+EW2hkAOjUtS8LEoIo2kYgXKZOuXEHTqADPYo0xMocfGCC+70G5Pdrd32JaV6ooGrfE05SRFa+pwSOVVZGJ1T4oheaa8PNtW8iyN5LHwePiB/2Mei1IRKbumEYafSYOJToe4nKcgOwKnv5LB6ZcyOP1CFmUu4YG5iEdEStPU1q8neu+kzrhVTY43z1K3udqkQlCWLKbOnDTvZSuole1pRVcW7CnNQz7ZZQq5ijpwJKHDUdq14kv3qlEatFJbka7Ry/B8rJqpZdsktbC0xNM2G9o3qXucxiktx4gRZoV2lnEfc6EL+QZVwrYhlWJUUZwQKKvIdVNFbiKKpJkyDaB5GGTfNYMHxoop33Jc2igAzXqFhpWf6AfjRp7xpCiGMNmo9Op8TaxivMDHyOQDQYfNrAjBFDc/I10JoDN8UKo5aYPc5/AG+YDkZRsgfJvET9aZCUO5jkRyuro+vXozPg5lSKKJJGdMiHmeTgdWo/WOXSbsmwO2BCK0popP8+1i2YdNW9QbkOdgIZnMYOxOSOtuYRtBFmEDmAfqXnFb/66o1FIjTcw5Fp9qhKCitRre72GNGFAMrdvaIFoBvHHGWisQApIioawbO3bilk5O+AhHlJClqkDIf76oAwlfTvBjbjKHbskEGjEHbiUGICelNWSIBios2NUKVvL2Qv6abi1FkK+h9auyuMW5szhog8IVcPsBNTnTLAlfzmiA9RQfiiz6SMYVi7ObLs6ubu1Rbb+SuvEaaS924hlyaXBYG5xgarzzLrKTYvrMZEQkskw3yp0GabNp84CFRGnPjx5JTH9az7c2wAlAMM9BMig5bFCqUP/qnbjX0Os0N01GsifTgXqWkd2OY1OIiFvFTlqF4+85CPeUxkXdDuqBZgpDUTG1NtLYC3avmRg9CowbCoubxIOalRHL2LQONkl6yFNWojfFQuFhOyFGHqFEHu1WwlLiLY+lMuHeBURG1JLWBDk6sacLsKbtMwXhBkJarw0DMSFqy5AQa1sR01snnq8rB1Avky6nls2aM9gUO40XokZec0JeczSZoJZlggKbPFMboEXaEqnQF0VTnUDzRH31KfXV69SHWkFQ+CzRXcBvZXK41Pp/afUy6hxFTcEYKcVIpZSsyXYryWorEgfUvVquGqeqxIM4n1APbGAklwQ/NPJOpjrnubLSmCzoZpfYaWnqoFMMBrnU/DGksk+XukhAUoXIIkWFRk3uH3H4gkl9hJKe1o22lSX5Se4iSkEsfkwGNfU0HQYdbZYzzSTbSk6zw+wwEQZlaSs2s2o3y2CdNj020DBakFaBnIzMJMpz16DmaBfmNLqJchuh3tFZiYUWbxoa43GUrPGtEkNIX/dbGUKIdBh+GQkHH6AhXu3EHD6+lq0ewUNEFr+xLEtjt5a+Kw0kbzI5q73Jwp2JHpqssoaYwCpVWUPoiaX8BHL3HTA6IofLILjwceSXvowmd4+yLiQ5dUxYaPhOYmMwpd+XKf3BTOn3Zab+Xib8vdThO8r1S1TuVLPPSaAbg5tk/p5fyDoRrDl8DH6RGP/FfvYSUguyNDU8kOR0wkpt09KAhc2FmItQYhvGZJvNzA3sOZCoVUPTP8U0YRO3yKSZuApR7AGbo5QZ6Sw2FNN2EL7klv/PqfEOk9ZKcAopinOcd4nTJ2sQZZc7oKsxMYvYl0us0WfHR4n7s5YtX0bAtuk8CG3/j6agliTD1YiZdXGgcYqcrA2M0xnZYlUAGIip/DaqqwH5OYOtUqHNdu7GsstJsnKcMivPagaP1QwkWpliA8gKlHns2DoXPvvQSeTZ6dVjp9cCbeewZSStQCMrbkJW3ExmxU3AihuP9QeGjhTvb7FdlzTiuVQr3mdlDfWGNGCZZKAiaMoR2LlEix+WoQQ7TK7XepMr1mcKUc4sp0FM5VTyHi/6Lz2sSw+DZBTqq48C5LL6dBhgsxp/KPYbyVhAEER/LxRLOGYD63ouYl3PPLHe2ujzOvw0lQM/zeBG35BmQRjS1puknjHXmaS7MftMUt6YV5LyxlxK+h1zofgJZpqXhMSQl51i/D0GDJIRxU9cyDFw83jA5vKAUcr6ZOd1r6mLkdt1SmWLoEmwqIkjESu9tLkNJwua+cFMchtyMLdJtVadOU1OeBOHYm03eY00YeySadw0VwufiwRnSDf1j7oetotFabI2s4zZTZPJNfFcWMpzIQQVTTWQU87knBgUqsXQqIhKhBW2hv07QzcYkYHRBuYaX3qULwHEvpYB9eoYUC/gxgRS1w0rbBNtt0Rfk/lbCI7s/u6zbTLgfG0urKtsvZe2azdeT1f2alc20JUXVPAcfC6o/D5LJb8hZ/0JaOQeSisOW/Ekyr1TPgwMdmH5fQmtufgaW4ArrL8uZ0+VY+2G76OcPm542MkwbrpIBLDF5MiEO/DrT7cGTU7SfBt+a0hT44aT9GkycdNMMYETK7AbP0SuHXtSK7Cy7rrxRgu3JiTWXTesPcV4AYieddOt7+M3mG7ttcIJysp7CPnuXMhziLcNJ2AwdSuvSnJH0lrF+mJDjDmcqWciS95hHjvG2iRglSgszBEYyeFIdgIpJy9kzYlCwJhIivbDkR/IDicKCkZNUpthf17PgTjo6UqAaSyh7XXTwVBa7GPtvS7LU43YAojzA26ZBL39LtRLx9r7XORKEBIRsGYhALpyp3ooj0Zk6pg2n3FFxIIwn7azMHjMJynaks5ctE2eRzvidEs5HBaHw4LY9AyH+eEwN6xvtJVD2ZU82+EMFhWytpbCGOgOmaHUIacEscl7eCDTQfBv1OjVibe7HZSXXU4cJ95BF4L0wghdSNIDOxQ7erK9xWWvpTLlLbmonDqliDKcDv7WaKI+Elx0EBKNodO5J+h8g8svBP+ZuH0QqhkMgbguWZ9yV6U7kVFtCRIyQB5tU0uQ2PrbHZIo+J4T7M5kVFQ1Fc8l0h9XJi1e1sghrqM/yopEVRAtaBqbpivVa9mXy9aSC0Ytq7uFkSoLLznBY1J5lnyW3xWfUp9OckXSvbRCylelUX4roQCiEl6aHN47WzjwsDRZpF2lnvTULOxDkhZtf5eiCafpG2QisWSVElt/mumYf97OFOm7IjbmbxkzYaoxV3VZI/M4LKDYDDQm5ipi0ORCeWh+K+L4Es4EsaBM6YgA3KSc2r8rQ0oI0cfgMAUGQpd2BQvLlM3LFLVkP+Nb0YJLm9dDqoPEt3iW41EKpGczgTlO+SwofIXBsnIMxClBkWXS+wQb810z9ZTsc3QuqOYfL5DJ5KOkcAkJB6vXKKma7gT/VUGkkUmF7KNC1icEpArfx/PATGY3xqxGJiKi2xpte9l5rd72tEnEF1n08bVkp1xUOi2FUCA74Hu2pamoBh3NQMEUk4sP0MzfZyiaySJ4EIVfMgQvjwO2bsr2xoX28LLWYPgTOdC3CkkbCfXE7zqHyhZHfY5mzqRFIHNWzFiqC5kzT6GxFQSh+QSCwV4965WzU4L9kQxJLt5ArR1NtBLbrQ5yW7HlvVywNhlzupsdc1kM39KKAQBBXnZmLniEsVyliSUzrNIjSxtTtviMGVO6nIxpToxdiupNCcZl/CXc/NQhZ541gscHlK4hWE+vNGrWmKO+y47NMdsNWRHhBE+RIuK7LP/p2ooEFlP8PsROURTnwnGqFiWbQsnTreCQoqz+BIRShR+tYk2BB3oXuz3HdqZi/7KG0zKrbNduSMDGrj9o5Rzpf2qluXeDzJZZBdiosBpArEJJrqP/vGuWU60QG+zTUxaBwtz5NSwcRpiEbm9HVOJtbgkiPWlasWEuye0zNlUdnBDaiEqhn4To/V6F2xoqL1ttWFJQ2mEtwaMitNZQTNA8xWjk3XPIm7HJ8E5m4NkCA88WM3tpHWZ2NpnhCYRpXIcfVhV4UXWf1LZu/z9Mp8LbSIvdgya/TDFSAfvIJth2EuqANKissw8jj1GrjeAeaW+i9pBaB54pOU4kAcAj5oiTICJMUpAqDh6AFSEvrQiNRv10A/E97s7TkItB5oDDB76gNAQeRzWa1A0z7awz/IhJujmdULABijB6keDTc2sM1ZR3lfQpI+OCb2oOhm7qrUcbqU2byHRy0ofeWlQ6gzilO16E69/j5m30uAah6WYgNNFD71iMcIf89j6w3hj9cgzDKCUM433MMJ4ZkCxB8ov7yDv95uqQvm8UGdL3REb0taoi+n5HQ/S93WFE3wlZRN/92ysQfbdvr0D03XtPBaLv4D0ViL5992iIvr8jxPxf/KmIvs/YhOfbvO9bd35z4Pq/Onksqu/usai+O2tTUN/9ZhbU961qoL6/rQ7qu9vIovr2/aGfUX1T+N4E33fbtRUgvnu/9l4gvn17+ySI7ykJiO/g1ytBfH9XHcT3wKGC+LaNxfA9egyG78gjKTKvNQaZt8TIvOKLfaEC5n0+C8zLRHljdaL8Tp6J8jQmSrMqUb5RSIlyp4SZrskS5fr7Kohy772VMNP3VsJMf72CKG+6XiPKV10Q5WusALP+DJjpWoaZBnH1mYcIMz1aQZH/U40i365OkcdUEOTO/gqY6bXjw0zf/NlKCr3vPSmUygeF/q+EQvvur6TQ31en0Hc0ChXvPZV2/B2VtCqPt5haF92mETFMFFtxfp8Qu/pG7FNVLR/AxYdNVXFyKBAc43FcBqr5MxIaO63zXq7cH2TlXpB1/iFf/qO8PMrvfTmd1K/LBw+Yium8o9X8+6rme0XNXzI1PrRfNmMPfvstvYv/KG+tt9KCbrP4M1stqs+7sj5b5OU7+HLfar5MMRdiSB5IqknRFx8WY2ClHOY6cex/yUFOGQmNJfnAKLy0gN3KJO8gkmaXYgRk5ns/St9DPNhpfv3Ht/8+Bw7spAR/1OtU0jpw9LQkuxmqtlGw6KPe4O115n4SirYebHwyBZ9Vgn9r0WpWyM7DkzkVKVAZHGTCABQCW6/odhOF2ewd4RacBkCHU80ZmfBRa1r2tJE9emQhaL98ewGC3E81L8k+flH2dB6LRY1yrQ+bBmdSifsNvVoLsy8h07J+fqXoYsFgj4YKQ+eqcK6wOQmWaNSjqyU7oEHazWf/iNFhupmiBqpJHVwohunFvWs3Cd47A4e7n8bheeK2zf4T4mc2O6lMCx3JwK89OAM/6WAMfKcmVfzIYgYeVDDwHZUM/MEKBr7/gQoGvveBCga+/QGNgd+WBwP/JZHYgb+AgeOVwT+XgV+9ugoDX736/wED3/FnMfCHKhn4mtVVGXj/6v//MPCHKhn42tVVGfjA6v+PGHgibG7VuPmOCs4uavTzdUmN7mNm/pnVVXn8ugoe/4335PHo5Idx7dmklvHjVra/n8T955FAiC7he2/y9z4rv7dfVuN1vnyNvLxPa8pLXKXtaZVGcfcxDAMOLLLcWP5uS0VHyXWH95eM6pPJKJF4XUSo1ODjahEyeBEy1CJkpIuQkS4WchGaobtviPmv5FVtCUpvJ+vL51BEY+V6gy2iM5Q4sAnGXnWVsnhZsnhZsuA4ERBECPN/K7v0WNmlh/DuTuJY5WloI2fNMLSsGUgHLNbt2C6b8dbvreZ0YnYTZ4G24G5KG91eYLoS7B12tmcDTQt+j2Tq/sC5CmFHdG6aeonyyQDcPQ46CFIVGjRxY/DfVqPz4JMZb/+3AdFvdR3x0mXQK9EtAnzuQM6msxmcZZbYm/ZG9scYD2IR0kd1xMHyJiNehdxsKDkm/DB6naHCLOiESxRyyrjZ0yRqPKvXjHhFB3IUWb2R2NIPot2c7lv80JnvT4F/yPsYmysOzmUAoOAHHDI9HdqXuBTaMinVHLG02TJja0yYxADGtQiWDNQ4lYDCJCCZTJ4o2nKm6Md4FUWr2Wc3+Jeb1kpY65vDdfBDxk9uJXpj5QpYk8RfW0ZxIIucOjRXCkoM10GHuXJFhJfT5xBPLy6iqBUq91A4AFwtuo38s/6oZTmrnJUKac2In/vPAy+t6Izrl1NmruH7zc7u+F9eu+2HZmfZhf6dG4rRziN/OhxWxn8Fmp2euOaK2O2MX3r+ua+v7MieRR7At5f3xF5P/NrN99xzZWfkxTXLQ3F6/w+/dcsKnAY4DY2lkbEtKjTn1kXFzbHdCzsbEkOtazYpz3ihedYauERQ1q/YW46gDhi1Cfai0Dxiy6dy65oP5NfITKH5sKDK+vRmuK8Ums0VUSEsfgIkLl4szSOy85tHjLD0zwP0kE+QPvYyGmdMEwg5eJkyYEEXwyB0Z/E08ddZLke+IwIeFi1riZgQpPXkzLmMMbtqBXpvnbkkym27kBRSOa6aFyEH/KxlkbdNNRZBgmYvNQ+xdh7rpeETH3qLtlE1EU4UuptF/4lCxOOUdc3tjKjQ2OsQrRSC5D93UjK9OLdcyBmyU13yPYrMyq8hU2Mv/Czkl42EZsQWHvk45ZdhsznGDpuDdchzi4TJKzYzukYnA5GY7Cdlno13E9mt75vg9hDAnsdB8COG9krUw/JBMx59ix4048Ef0QG5P6hKkScS2urPMtW6IN7ZvvtqelRMWjNe/8RqLmBEHayn28EPSRNm9YI5+KOm6a6KV5GLmJIw7Xj9k/IVDPd+fl/sl56UB/etWV1ZUITUjBENuLEMvuiroKqOD1sOYEKbMyObNnsBA3vIXASoRyR2VQVYMfTkRFAxlq/65THKiuxFtKUwkMC0o87ngiktD1nQcmcjbit3bpRriHCZjFvi2Pw45d+0fP/Xj1q2oDnP33OHdV5L92VtU8Lpx838Wd+9xgWLWzo7p4QnHXcyzj7Zc3lLJ+4dj7OFbS0L2rovXty+5OKrjKm93S2tbce19iw3Frb39HZ1X3VG1+VLeo22zrbFbUt6+aS36/LWhXx4aXdb2z+19Uxt7VrSK+6rwha2tV+2sNdY3HJl++LLF09Vp+1L9NO2K5e2LFnQtkCdo4yW9iVt3XP5nMtKTvBz9pILkkfF5y7uuvTSnrbk9ON8Jr+qzvij8mxpS3fL4rbetu4eo7etdeGS9mWXt/UYLb293e3zL+8Vh0va2hb0nImHeow5nS09ve2tIVfE6Glr6W5dOHV+S7fRvkQUdnFv11Kjp+XStqkt3W0tU3G2oH3BBa3dXZ2dF3ZdKG/G4h6Ou9sWXN7aNnVxV2971xKjZ0nL0qkLLu9uobPutuVtLZ3p+YK2VtHh8kR0U2fLEj5up3ZOXdDdvrxtibG0q6cdl9X5grbO3hZ10tPZLir9Me4LWeH5Xb29XYvTWophpRZO7entbuttXWhc0d7ZOWfJgtndLZdd1r7kMjypn6pu72n/pzZ1MlU/uYCPO7u6L+ht6W0T5CE6cmo3DnvbF7WDTBa0iaoYLWJQqEnU1calgujmd3UtmrpQVNqY39K66LJuQV8LuJ96F3a39Szs6lyghuDS9jZx0tt2Ze+ZdCTadoZoTsvSnrYFxtLurstEoSi+1eihdn6qve2Kj7Uv+XtJUnQoqyKadVxKCscZ4VSeAmKqJVfDj4ZG78WLe6YsXdjS0zblyilXFY0LF7ZJughl57X1hFcsbFsSXtV1ebj08s7OsL13SigIPOQ69IQtV7RcFV7R3rsw7BUvyx47TtqdsrQW9rbM72wLl4t6TwnjJQu6264Iz+rq7brCSAy1YkzCE6ZNC7uWi8dPnDbt1LCz/dLeU8MrWtp7w+On4QI9M/X4vxnnoRPpIa6doF4i4OQfT7uwpTcUfS8aIprW3UYV5xp+uCfsumJJeGl7b6/owpCnZ9jeEy7p6g0Xt7X0XC4I/jitPDGw4uOL2sIz5VgbmX9af17W1SY7q7Vr8dJOMVs7rwpbeqhjxWRaEHYt4Y4V3X559xKt23EagnqOM9o/foHoOCIyUb1Pnn0hOhR0EM6lr0wJP9beurD9spYl57XM75kiuvL46Xp93qPvTvibpIOPP0E+c1LlIEx/7/6d39bZdQV1K3hFCEbCzVHMUXVhnFDGQjEmgjMv7QkXd4khUQ/ixhLxRwwBX+o5NewSBXdf0d7TJmhRdCbPkB4qcq74bGeX6JqWEHNMENyiNvHGNDrrwbh3LRELQVJf9XbCrSv+/d+ilxk/934yb8fxM99++wNP51f+8ZZ7X7/x8hs+fss3Ns0f+O2Xbur9wj+2bvyX7z3SuP7ayb95PTrnlxuWTP9g+ekTv37W1FPbPnnX9kUbT3i9eMb/XPbi+Vc80bFm/rOvf/Er9330ksdmXdF1/9P/uu3Grctuv2fxkeeYT3z68Z/+68sfuv7Ct790R+P3nqm9Y1/fb76w6wvf+e7A4IqOef9QO7htx0eMb8/4rw8fPvyN10a/t/eS0x996z8vrrno0rs3Na5r++V9539h9x93vPGBP958xp2feGhR3bzvnPftG3a8vOPLO3/yr0fPv/esH2w4atadr86888O/WLXl1Yf2/vtz/ss/+t7netpvPfrouz664hvTj63Z/Yd3nm3pr7/imbvTHpy/9YnXrtwmRnrVsV9b+vnnbzmj1r3+mHu+fe4xZ1x85wdP3bJtz3Uz2n68/e8emPL6Ta+/cdHP654wXlz5ha//vv6xDXMe+cYxV0z+0VVDL114X+GSjx2/aMOn/+6uw19ZdezQ+x74yGvXXLD4jfrSs4+8euEFu3744OemH/6DY0+/ZfFPj3v25Nw5mx/69cmPHPn9IxffXjf7js3nnbf8m5PP3/zC7IGp565++PbN5zx39s7HPrXzldbiWaNTfrTVbnqpvOu/Z7kXHPeJi+fNPvW7t6xb/8eRjW//4ti752x55m8+6V53209/snv2m/2XvfXuh4PD7zrw1eDFJx6vIJO+ivPBivM9FedvZ0+bbsuez3sse370m9mvfX5D5jx8+JHMeeOiX2bO/8e6JfO1B8/4hn4e3Pn9ffr5//p5/036194MX7lfb9vxX7n4Re3c2fV0ww3a+RPHPTz8Ne1ry09Z5P84Pd/3Weeop64ZSx/qa/90+IMf+sELyfn6rUtOuHLgM8n5fX9XnPW+hV9JzofeeObZht3/llSuf1JTy9/+fX/S8Xcesf6hO7vuVOen1IVvfvjGbz+rKtdfuPnAlTNnXa06/mX/oek/yN84JM/v+PH5lznfefq/n5bnH/t8dPWcphVd78iO33/7/UuP3bLtidtlx3e6L543fcIRJz/B5yc89WTD6GOf+kn/b/lrq077x/rOUz7vT9zIHf/lc+89LP/0p5/9wgidf3/gA+F/zf3mkbt37qeumD1p4pvrau6fd+vyz1PbPvkfhx//2ryf3TFr0sOUR+fu7/7vP3zw5SNv+PgRr+H85W8N/cMjJ393747nfvU5fO1LHz3n19tc2/3wk3c/iCxn/4edK4GK6krTF+6rYhGV2HRHYoxVSSarxKIWKBKXMsaOOWYxbYyZTOYY1FKqRcsGNDGdicVWICCLuOOCsomigoiiIjqTWTIzT7SnpzXpdCcVoSjo6elUkj4nZuJ0zXfve/VqYVGnz8yZM537qKpX9/7vv/++XFDVpT2rE/9hzt+3nt7uZn+s+gDJ67O/8Zuf9ujfq8BuJVMdB39d+lXfPXkX/rIdvB1N1Yz5xRrdvgNLp5lchBjF+3//0Ny5n0Q27J2hLQv3Z2K5a8n6X8dNf/6n//ryD71f/ZJ88ONvbbHFDeMvPfjV4+s/LCbvzH1HGPub8oXkd5+fqh53xPHh1Z1zK+uzMhyDR+rN//KLBc86Nz7+y8ZnZ3t/8m8rltUVPvjRyiWnKit3vZz5YqNlelzT6suzv+49+XufNer65QXzL1/RJesNRlNKqjktfemy5dYVyPnJOr3OoDPqTLoUXarOrEtL1iUnJ+uTDcnGZFNySnJqsjk5Ta/TJ+v1eoPeqDfpU/SperM+zaAzJBv0BoPBaDAZUgypBrMhzagzJhv1RoPRaDQZU4ypRrMxzaQzJZv0JoPJaDKZUkypJrMpLUWXkpyiTzGkGFNMKSkpqSnmlLRUXWpyqj7VkGpMNaWmpKammlPTzDpzsllvNpiNZpM5xZxqNpvT0kBiGrZPA+o0PJaGKdvqtfasHDmZP23NSF9vs2dlx4ZML3puvi0nNpabzLRpmvlW61qWCG1rkPRQJa61ZuVseFKDAoOnpJV2jX0FW7cid+LzidhgX5ez7wwZ9eycnPRlGawleiRWE6gUp8rZ7kn581VewAWK0Celwo7dPhqCfhT8Qcj5wxLASytCcUnPZ2uyUe5not7WhAVSlokz01EkoRBAobASJZZ9DeoqOxMGGgfbUtZvWDVYQBVlJYHMzSrV7HXohzQojNdbM5HDs1iGDypi8VRONp9gyT98vxVg3v5WtmZFln11yFNS96ZJRx1iDa8nlGZwhHpDqUfQQCzjvREZRp4LM1BRvbRijtydBo0s6zJ7FsqmF9DxoEBi3UB28PqLdlYBWZlJcJIz7LZl1uzQ9XTN+vTMdby44uVTSKpZlr6GlTZLrVKZxquzofWSjB4k5DwxXD0lr8OCrNY1wRCLWRnIl9BorctG1ZulsWfxGWy7LANCRk2arTzyjC0bbeQGDe/IsjVrWd/CuZYhnrGuB4Oatba3rZnS8lq7LdCekHmyfeWw4lSyIH+ROJU3NUzTYFFp7PDkclR8q0HGOtS9EMeyYP6smXjrk1/X8eoP1R+zDc50kmIJYfIJqoZZq5utUR6R6uVMdgKi9GgKSJA8hzRjmnVrcmyZkmPYYNEr7HZeo2ZaV4Sph9fPOXbNHBTs8Jp0zUIba1U0chvK4olMId9j0XMLlRgwVbPYxhziFZDA+g69LtBvGP39hulOerXQ/ulh1hDZM61yjf3E7dXvi6W2In1DthQFn/LLCc/xPhSWvNK2hhtAFvqClVb7amtO1oZnbMvncGsIwyedHEhcQxqz/WYRuv6MctCxZmXo8+wk4mm24wgggXX/4UR4fMiCi+dYl/vPiEaKH0tWDBtA/EcdgZOe0CFJZgmTjHx0FraOZn7VhiR2EJAkHe+Eri/k67LKpmokEHRxSzew5ISnyIj9MQwyw7Z8OexXMtegAwcN80KufalDzuBWr/THsjrXpmfnsAQXjP+F9FVhjTLsSN7wYc6MDaY1VfPcSkSZ+esyV6eHCkw6jxipXU4OtMtJyqEFJm/fxkPsWzJhf5PJPPWOziJC+l9/8GbeLGmBx1E7lx1riJez4whbTlhLPEc+yZLONF6xrbKBLul4SqE3046aQjrNWLNc8icOoOHnVxoWGrM169bCs7LZ6QgDWLouJwfpNuy4A3vOWYeef7XtHWsgwgYdEvk1xYlJX7uWEzRV8wqCvWae/c7OMxT9KOcZ/53zilvBK/73xP+N840cxOkcVBvKCWXYCNO3BD28f2ZnZNnWrOIGlZGeuYLbp2yTw51ioQ4d4QwrePzvnWf9aep/cYaVIQupBpAOWSuA6Ieg+VaGLTP4QMsfNTAh1cWh+oqTP30+t4+uDlnyUv/dnjd+6/sL/+FCraAcFJA3yWt3k9GHefTlC773ZuLV7fNJ32/6Zvm+eO/GF1/h07eRzVBHBCEu36eXfcnsd3KX53K4i77xI+KU/pr9d/77jexbvMV1DXhu4vXuRL5SupZE4iNyagTxfycXyQ0Zh5pcvnnz5iwawFoeEbzHHxjSC6cCe0a9yz5u+HzdMlwAXEU+2L9/BruLlCiKYvc/iByG9BvjUXxf/PbzmfzbOPb2nAzn8MkC8n3rk6UVOSGeaO6TJbcqgG8BMTta2YmBbOOAIi/6F8/64eJJaPO1gKRd1PmXCBElOAuZHnIYFk+0b4Z8/4jDFSaFzL4W9hQhBW4JX/DJVxQJVSL/fiNYLpB/bWS0piCeRL4341Mi3UlsjQnSjcXiUAdamtCNp9FwIf/BN0sxlChl1hQM5xrZYq10NHvWydJDZzcMnKAZOrcqGG6oTYzz36weYV+HYmgRxLWfkJ8ocL4LYHAWcxTLIua0ukcmSTbGV/+KBgcAixIJwo8+Lyn4vvb9pzZ+RO5/TgO+N+wYI/tlAI6CvFnsBu+HOa18fLrkE9/lz78RJLhfzRpZ4L4p133/rgp4myUuLLhZArp8gFtI/ARm6IRsgaRVLgM1MOReCWL8dPaepFZCwKhjYfh6/PBwi0LhHEO4kQX+qjo0go207+vh+7KzywWLFjVEfoxMGv9D//07Mlzls6PzcWpkPh1e5ijSWSbpUgc55SjjHxU4ywhSiecc/rM6CBfPEtFBMNFK/PxkFD3s/etIZaf+W+jLHxe86uHzRfj4Qh22Nsu90XrTfx+YPhAlw1EldtzcuOTjjeG71EUH7zgyma7o2+RjFLjgVPVFENzFqJGf+XIovsjh1Pf1UDjptyNFoZPfBMG9OQo7vjB8Xv/NzDCeYkaVykT/TawE91uFZ58kjelhD8SF4JNySgTzxQQYnzqQkjQynOPiRMU2FZqEAIbHY0blVcFoiJEzpNlBLk6ZQh6xcBuOqX8/pMAgqRzuGSWL8/3ejRuC+LWYIfGkLGKYCLMsDO5i6FeFKdvoclb4yBwFLiI9IKM1MSPZZnxwronMHh5feDoibw0LZxzywNsxI5IeMt4Nh7voyx8O7r0R+Z0if0ouXxpDbjkc8MMdYXAjRdWa4fBZhomFt7Ev424fh/P1Rt3wjOducSPMWsi9klPfAh/K6m8+Bh9izOj68kvmy5hhOfCGw/7H0H29w8aNIXobnk4a8guMeRc1I/Cjig3WorL1kIgZG3s72cPnmxh7i3pIHh+Gws0aSd4DY+TfHeN6jKQiMswj88mP5EupYvFKJm+QZaSGF4/sYh3fLPIy+XOSzgINZnREKvQNuOZxn4xDADXI3coUcj+Hm0meJi/xmVg8M4EnhEhAjuW+pOb/0JfBxZG7cDG4OFzf43CxwPIgv1NxWDa+z/4bYm7p0hVq+ZH8YrSwS1BSUBz3sJnkWV63BfBNJJP4xUwJkZR8y34bTLJIC/HgbjK/HuNdqoAoHsvpSyD3kYeUvSLleBQhxyRGkyA3Rho5zUZjb73Mr1qJIGO4DCKDaGaflO/BoKKVoBobFvc0yA+1nOYccoJ8ibt7IJMZZAbfV7rCI6VEn0q+iLKfJB+JqmCOBOgkJqSlUAFrAi6Jy2hOn4rTGa08K3B7uZtocTGoGFm/0s5qRUd0SLMiKFQFtBqhUE9lXQboG8svf28cyGjhcBFBWPyR9lFcU5XvDylw0fKdX0ICv0Lx+eUXhWuc3FjpyFrSqtgQ286CVvlFpV1O+hMe09gwTpOG0TiNXdPMWgzzg+xdazJFYYwbx+6jotiPdizGePbdaDTOnDlt5kydUfoiv+EDGIyzJk1iP8bgkZiYlJR4m6TxB24NxvY0sjdBK+3BydbyOSHWGK36wfenPPr43XFPPvnQXZq0+2OM2jg/NXRMCkcRP/Vp3M5OnjYtSsLBnr7PT4LRP8WnnzBKqNkW7IdPS1cAVGscbkhUabXBE9owUK3/hy2CLnlK6xfGIxb2PVEekxOSkiwJuMHMZAufsbA5TGI2SbqbnGSZHjmZf2HzFos0beATCXq95c8wHn7Y8j0MRtAECXfqvYmP4eNeNhKNRot/V21SwmSLRZtwhwPkWzCMsQKTjyVYrEEq0waYHUaG2qCPSZL2ObdgRwG3WEDdZNyMDeDUGsdKIxQzPidN1JqMtzPMsbFaYpwF0pO+G/9DIzHk+qPQDL0LvAdPJiYGbQ03gqEwbY/lH3hjlsMNKDHxjijiuIyWW1kViTULTz01Mhq1+raCZGAwDxsu7sApFMO3WBK/G/9/RsQtIYKzjTY4m2hZlLSERFoFiEVpnuMQrC0WFmIfwSTLN7AlXOyHZ59gS+MZJSFhxowZCSzYTzYmACQhieckHpct7JZ/WvzvEjwfCRYepWVkCTOSku65Z6zMxIQJWHlgAhvaAJF+ZkIYvcNhNmtD85Asj8nf2dZ3Y+QR6FiuqK+QX0V6iVf9Gjr2PvUC8gHRRN0glehYXlHHkQ/JIXJRfYUKJAOdYTFpVVP0JAui4gUzmRjBehOX+iKJj/pb9Wu0lrTS6eRtohEcxIVWRRNhjCqIio8w0+eJLmqBmkREC5aoTrITLU5tpIoYouZFzSPREcF/DE7dZ05Sz5791Ca20oGO09TT3kStYpX6s5buz1o61JcLxWIxV+1qOehq6VL35m/rzdsteA9U16uul+SLnere3KrevF30eTGXDuQ61a6jRa6WbsF7uKSKeurKANQudlJPVzdwVkRf3iRuvZR3qZC6N1fR/sY64WebxWK6TnQK15qv5dLB4pN0g1gQ42p3utrzXO3bVM+LdWJBtHd7wT68aulysY2+I5Zh/5ad9EdikWqdWCPm04HN1XHevYU78WrAC3wc6VZjLwd2GqjbR58VC6i7dBMdLDysShdLQKr77Cmajq0Hu85Rd5mTegoLBW/TiUOguYR6ugvpc2KF0HNGdAjgfyt1152gnrZaukjMB0dHwJFdzGPrBWrXoT2uQ114eFcTluvoYG0pHSg/T/sPbIFsKiAb1WxIsACi2wnRUU95Ee07fIIO7r+gdp1vc50/QTPBEXAVC966zftpX/c5OlssEkB/rrqnStwKIry1h1qwZZFwbfdVpoRWJnIrW+8Qq8VcRmQu9Zw+Gd1zWqzmAn5LrBO89Se20L72TrpQbFJjA2Ciq8Q24cOmj7Yx8VTje3/RKeoBDe6yQmh+u3ClU3TS19nDhzpOC96G9kpQWePqPk37y86zJ7dCbkXUfa6aDjo6hWu7roL3gzUQ0U6nyg5tbKIvgJb+9jKum03R4AAUXiqE4POY4Eu30LkA6quBGDq20/6KAuGftohlmHRAV510oDhXtUgsgG7cTTvpYPt5cFBOp8PSetoYxX5jaKaeg2W0v7Bc3bMNnMH6ThyhAy25EOKRs7T/whEYSxl1V+XR3qObaAY04649AZnBeBoK2ulgURV1NxwU/uYQM+7zZeAQesoT8wVvc0sr9Wx1Cj8rAhE28ZBwZafogNpPggZXU5GraQd1F56GjZXSvoptdGBXM3V37xauOAHuqe+mK5m0d3Fpe0od0T3Nss1niWVsHjwIV3ZDaUBbAKWWqV31R1z1XfRVZsmHL0C9NTAUSbUOmAKUVL9VZZWIqz1aJ1yrv9pF3SV10GujALBc1WcXuplsnVvU2K2a2UJTCYjcSj1FlbR3H5YO7Obyu1QIT2Mqa+w4AtQldPDcGUjsYBMYLaAzxM5gPzpB5zNWqphJ0b6yXBhqXYzr9C7X6QrX6RLQ6WRm2HukHobegVt1zw6+g/fQnmPCtaqrMPD6VnCGDU7uE3oa4EiL4DbXtl09Qwcq2tQ9FyTFFcM7i5uZoCTbTYcgPGcQJM5XA/NeYBauIAzQ/j07BDxTzRXl4Lpo7AbhVXSwJp/2b9lL+zuaEXrKIYYGhlq40gFrtkKC7u27qHt/uXCtBqJ7XcyjnuJKOlCbi8V8+EoxXQqj9mxrEHqaQUC/s5y66+GrbedAcSmAaxCXSoRrlVfhEwdONzJZMvzehp2NzJNwr+7NO8rE4YEm+zo30z7HGTDCjKwdjlh6LNpbVd+BVysk7DwjS/g4Hdh7BsHwvPDzQ2Kx6iXuIovETWrXcafr+A6oqasFAcEJt82FDecJf3eB0bnjIB0o2YtQcw7yOcF2HdhdTPv37RCubAMvc5n8Th6ng7s2w5Dr47zbO+rwamIvBKqGRtX1TV2IYS8BbrCoDOKsYxI57gQlu2n/sf1MRV10YJ8TnljMbH/TCYD3VzUzJToB72RPtjm4UeaC3fPwbidU0pvHtIWAXgoiWqn7eDvj9qzM7TGeTGBLA9XHVHPZowL8AYQXwpG3Id62QVOLgebyJmYHcbKnS6HfU3gM8aUA221AdGLRDFs4of0KiLiKiw7BZgfzGabBg4eg5iI62L2H9h8+RAfrwE9DPXvOCaqbkHG8zcW74bhH6UDjdjoP0rczFMJHJR9tFa5Vg/8csYn2l7SBqQ6u2JqTtLeujvbWHBN69ovV1NNRBy6AinqqmtWuNqerbTuUdQyKKOR58Oh2hFbEouJKhMiWMthXK5IWkOYfUF0/shcidefvBvpzDL0dIu0vQpppqAQlTCF9jdvAHlTZWAFiK0vowKYztLdll3Bt+9WuYD9tY8GdhRXvQed+hOZNdOBAnfB+JzPQw/nl8LU9LNgUC+87ESuuF23FzlYW1zoxB6HnYps6NU8dcLrjTUBRwlJKAZSRJ1zewuL53nL6YxZPO/IZIOI5zBHhrqic9tfANPK2QgM1LFQhhc8Tj4FPVkGcRQUR2dMMv8xFRsXjFQ2QYw2M8CDEVIgYfwC+iVDUf6EbXOcD5WKWB2trCxC+j/LYyfXpOV3EjIeFi2yxkbovdNC+pkY60N2KwHwQ/Lwl5rFUwyMtXG17J17HMQuKWg5Qj+OM6rqzEnAIHVjO24XXWZBcxDJ49xGe37oOUve2Ohh7IeDSwb2nvBSmDOb3sACyF89V5HmryjvBCnS1/6zqenEpQG2wgMGaU7T3GALQ/naYZRHnJRcOVgAXbuli1U0ekyiMpv4wdyrIorCZ9ja3oJ5pQznSGM3DMwt/LyBX/VdzbwNWU7r3j99rr1V2tSMVQtaqLYRke0sqTRJCEkIIRUhCCCFmV1vv729CQ28ISQghaRxjjGlMjDHGmJmGEMfMceY0c9a9dOb8PmvvnNOc5zzPc/7X/3f9r/+c63N2e+2173Wv78vn+/ney7XvF7kpCLR6nCpXVPw/+7Iql31RCnNnF8N8CblgjpOInWty7Dw/WGv8w6l4GJt9XlsIKyco9eVddtNsmOBpZTWcgkLTUCzXObkSI3+PHkPQQfHEpcLg+cVwKEL0QoOxQX0Z6+vWXqMfGq4hY18cuYb6dYZ9LvNMWj6HRMtn287gTRkk1rk4WQjUwmhZoPzTcjF7ml/APt+3F3GQhc/zZNasYIPg3y2IbF+UlR+qrsnznQ+aeFmEjMqRCT5P15Ud9UfzZcrPl40n51mSnnkxoWepB7nmk03JhtkWoDQdQ9SXwE8n2RcwybOEY3oBojWW652sLQ+WY27n5LmtkwkEQYzbzwKJHgcJZoFIK2VTbgZphMEBbfuQuOeOwFbl4Aqcnc++vHQNmiPHaG6Tvhidv6gPeeiKggKuOU+fJHlyoUoEUzbIX0FClh6Diaovo5SVcc0NmC7Einzqs5xkOWmhrI22NKXjmm155/C1XPZldoG+4so1q0q2NXirIhvWqoe1ZN5BUTskc2ZBHYex5LSqYVc3JSEULsrzX/ROae43KC+9BD6JDL2A1E6BzksCO2SAHY7iRL1p4kEue/V+lhWYFpxx9NB59uXlw+zLY2fYtiu48fq98FMl698EsjxwnG2LP8vMhAcgqK80IFyTUAdPHIM1dPr5JAGJ7IYmWQHqq0cy+gTubprsrKvalobzbNvFGrBrstIgLWTSubYPeVyJZGq7UA9pfJBtTUAmpubIvUNxHOuNQZ+fPIhoQq5cuAyJhaqz7xIqXD2K9VljgyjRXy9O5glZsLTV12HWWu6rErmWHU2Eh/fJFnpZUWkImkJcIF6+5L4M9vnFS4y7rF9khnlxPMsYltYX+OO5hcY/aI/8oAVfnclE5Cahm4hnX6ZcYNuqtbjTHLb1ciITAvEly/TyQ6Bc3V59LUHMgXyfXbukr3UwVuEpTq5sbGtqCXc3ATXyeb0cd6X6Ah6HruXiabb1aoneFXGsTxOK9ZGUFLnmxnE3LyI7n5+6xAbK9Hce4kULnuusAXD+UbnRkK+jBaHgEperQWSXZdV8Ua9EZ8N/z06Dtg7Usm05+8Br8YCezBEisIRc4Z+VVYFAaqHXUuv0rYTMIFzzOTm295VxX5XLuvNYFWRhOvsyHrnekKtnzitp7Mu4ejlHocoq69APsS+vJsjlRofwLofNVskFt/xAOfg3C4ys4746JHul4ZAsAvPkRma/Ia3TLrMvT53GFSCo4vL0dff8QdzKRYTQmyNQQs+vQADFXdRLXi3bevyCccv5xJbaBpx+Re6vZkM9yX6USSslm32egeJfX6gX3vL4F8vQ3l1FYOgQTOUGN2sNcl1uHc7W46NEg3zUQl+X68URrppQhHvQcc37kHuB6KG+yUUn9Cyximu+oFcUOrmyplQ01emDEER6BMXg7DX9SPJUapHPlcf0cYGMSEQJVr5jOvblB+Ds8/WIah3S5hQudAr92D4EHCKg/EQGbq1AltctlWflVhOTBYGcvsaulEPiykHQWqmeci/XwfdJeh0tOxVf26+vDhcPwAtxSFO5U2Kfp3zAtqUhZhJk5QijJpw1lFbIt4QsfXdfln4GEzmDmyhE6oH195awrXGJaPKPwWpx3N3zsuoqQS4WnkMQnG1pwN2lXwNzJB1gn15DkJRfZF9mXUIpRNRVJCK8kmT/lWcWy20t2pKT1VCNdWDbOBQNsPEZ2GhlU7xe2aeAzE8ZJE0cXBCPUcrhlVNoQeQSc4R9dvASphqnv7cPrmCmcYo7l/QyHDdt6DflpNHCUTBk7lWIejmCK+H+kgz5PLkuPr+WCDEFCXMQDX/6CaTQVX2jcVkmgNNaOAFxlnoa7H2FDQC//lCVAgbuKrtO6+Wmnr985IQoPQTJfBkGPQsePQmqPHGC3YapPy8oNCSTnovz4etzeqkmK7tMfaGWx9CXejRD+4+BMI8Y2l15ns8Sz4PUk1hP5OfLY6C18stAqVwaExXXa1ETizFOtSzmtDKr6GRFJ8uONFmH1xi6Y6igxAokF3ruKxV6gtRHd5K+yOuFShaKYQpI+YxBOchTfVZTpveCzKVX0XHkpEB6J0MmHENLfgrBkWzQjPFyD4pUvIKoLzqMOyuFpjpa1nK0XmlYvpBvO64BQXAeQYC+sB4Ty4FxC9hnl45D8CGas7PYFydQbWohCdMqoBji4VYE1d4MeDwdaVMp31NFQylC9yji8TI7WS/kci8Bl5EBZXIGRMkGPFgGX56UCyAk4CVZBhrN05fYlzp0Y4VJMK/c/LSVHAZBlMmBgmJ+FhU1E+y4vxZBg2qc/gGiDpXxyEG0syeSM7nmU3LRPYWwTjjEPquHODySguqcpefXz/bqlz4ScF9ZsjSS60bSYbnZvIbmRId8z5VXyhJOy1n8Q1WOLHyelR/GrYFZErPZJ9oEOQX2GlJX9npr3SU9qWhRceIhQA+yz85Ug/dq2KdnMvUX03LNhfg6tBx4YZ9Muc/3VuobshS2Nf+kfuVIHvGMQRPrq7NWnhzSPO6gnDsrQGNfHEfjI/duCRg0WbbEqbO4i2QUtnhDVU3FN+WoAk+cY18cO2ncUp2L1pRdL6ftPrl0pCSD9Sbpl9VenG2Q6UkL48kSpQofXoHP5bYPzJ8gf5YoL+AcB6Av4tDuZCfKRXEvviFrx2LZjRvl5brkfWxrEaRCcSV63avQtCdRcFONDemCU3Cx7DLum7iv82HRJNmiL+pSDG0XmPMUyFkbj08y9LIJnGD4JiIx/YK8LKBFviXoaz3kcR5CQXuInQrP74C5YUR0wufYl8Vnubu1TVmdwj8rHoEkF7PnhaDNEl2ZvkuvbkAEQwEdL7yAWZWDxBORTp2ZJdv6sH5lZL+ezSbBOc9yy6ALD4AYL5ayC2T9mHQIvA3NH3eVbdWCkZIr5SSCKq/cdwpj6RXZMdl1eRBdcEKq9l3kX4XFcxEDlUrDgoTez/pmvugDeCwOYZp8HpSdjsw+hdJ+EMOVK9+tB8hcrGVf5F9BKICmzkNr5aVijjlonZFIxZlKvSDS52/9UbD/GUhAJP8l2Wyp+DvJ+E32vlx5OXBfGYQ98iYjF9IDfHG4FOMguA/k6Bce4bGn5UnoIGHYrDOYxEGkdwK4DRSQchF+L9QXsNIy9iU0wvP4OFwsHdaOk8dGX7ZV5tfkOvZpBfj1aH65THSJKP7VkCH5xnL1kJedSmvTZKoHbZw4r1+kgOY6cBENb65ePGR/AMoDR+2PNyzZgITLr+RAV+ZB0qWzbUmVSGbDSOWZeaisOfpBYP6KlHKMVIdpnELJyjGajK4/DtyegJtMRnt9jH1xCS3Q0QcozqVyY5SHbKwFT5wpkbsXrWGhtxYevyo3n0fk5lPuq5PlFaV6ufs6Ao4Hn5Rlgl5hxiK0d/D0y4rj3DcFX+e/W/M8BFl+hX1+BP49IeujDH0Br9yXC5ZJ7rrScpp9VlcJJpOZM0kuCZfggR2y3MvRCx2518QVyw3dFKh+r6wOi0CqcXKPAcscTa6UxZFemsl9CkrauWT2Zd0h1PtsWcM/u5KL0+W5Jsp3geJ08CL7rCENmXNNT1Dl+vYI00yQCysKeBYMWQRaqJRX9SrkY89qrsH0SYiHRJQADJFYi7/T2acXUCSL5ZbgODx3R1bDzy8Xg0zO4e3XyVBeawxL5nlIucR31jkM/xxE5YXtUk6zbVWX0P4jfHIPgafz4Kly+C5L35nrELta6PE0vYNxa6lphiXMAwq8W4NvLZLXYvcXs8/roACOncBltIYUk8XyVn2lfplWhHvL1YuGY/Jy9elqw9Ltfox1Wu+ZozUXuM/j5LTNqVTqhbjM7auaavQ6EC14IUx2pgx9MbRZjrw2ewLh8IcifetwRr9OIIvSnFOY/RHooySDS+S2AxRxNL2BfbYf8nZ/Gk7SphqqrV7bZFWwrQ3X2NbTmeyL8ivsiw9S8T6NfVpTBFef4t4cqz9teJSDxqP+BAgEAqFkH/oHueK83H9ezusDMtPVNkAuF+CG6mRt7S+3X4kX2RcF++G3REQU/H8lFabYh/egjDMFSsNqqCzE9OveBn2PgDpRhLxECq5C1MtUbHgAIa92ymL5EI4j/g8m4j3axIpKPR/AdS9qGlACQZIZKdxXuXL/kZAFMksHfyQhlzLTZF5mnydrEYzH4Lp4lECZABfJS1s5+mcK4By57dMdxPzRPWfLXbi81LxXb2CUPG2xQfnu576qfCDr6CpOJgJ9Y3F+HzLyjEwreagmaXKdCURob9V/c4NMpjkZSW9yZFcU6hTXLxqtlZ2GtiNbLnaoYwV5BhaV/fKiKBt1Tl5uiwfFQl9nHTIU2cOYr9zxnTKs5x5gX5afZl+k1csPAQzC/Iw+X5ITcM1jKG0ohlnp0Dnn9MVFH1mIkTjZInKlStGrSS0EESpTRc0FqAyMpz3YdUkVNe9ohn5JVcvGwFqgVHnlrQAZfPU4AiqrgA3DtV5e3mdw/352hlxYslHBLpxVvltPhgIvlFedtUiRg6gB5UjCCqBSXmHQE00+ohVGLpN5tATtx8UT8tpIHoIwKxXWkJ88pBgW+mQTvTx/TK9HoAnPHEEwpOJjlJuDx9i2+DQwwBFZup0ogYHk8puE8mtwptzvgxqTDxqeKqCsXZM1YjqGkKcjr2EnyF89IotdJGtxIfsyXadfNkYdOl9ttFm/qvM09wqOJespU55DLfrPzLO4r/R3pjNIl9bkY8hHTCwH3VHdARB8jtwJr5cJp7wayQDDNWTKEg2El3EF6Swzv+4sAPfJWjzrMNumQ9QkI4UKKjC9q7Lm169gcl/Ii7VyawqyPSqP+/IDee2kUP6z7WQh25YpB4rc8hu0fBxCc68cmm3JRbDrlTzDkxhZJuHyRXlsazxu9+JlxFHyu+c0eo/lwDQ6/cpj5yO6cv3aRr28jJWGiihfRv+Q50VVCWRmob79LJC1Zx2MFSpLzQMNoJu9qNfl7NP6g5CqpaAFWK4Mui3+lIEh5QfGB0+gSOXDkvBk3hl9xyn345dr2BeJxXKcoB2rPSfnLKyaecSgq+PfSS+5Jzwj9xl5iKZyw0Np+LgOqa9DWcpINdCrtlOJ4/rVexG+SZh/mrwyMl2flS8ScCdHjrCtWcilijJ05WXcV6UP6juTOGMf++xaBjIzXV+wG7TcV8Uy42ScNzD6Aba14CRIJB3cm3cAsZvDfXVMPuFwLfs8IcnwgA33VJMI1ybgpIYzbGs2yPnIgQNc80X94nY5WqNStEbGLWevyeuWz/ZCHTScw8Xk1Zx9cv3W1xdD9Uxg18krxZfPoYE6zV2v1BskM1tvkGf74vXngDazy0CJ0E3nMhCYCJ/9ciZXFJ83kLFslCl6z7YVnQK712Hm8lPQ6pNoGaAQMy7jvj5ANKSBQirhyVPwEiyYgr49uVx+8LMfV9tbwb6oLEZjchQxKz+hNiSP1rDush89MopWQwaySyZfWCFbfjhjWOVESF+vhL/WyjLrKAjm+FGjlbKGMjzTReGAMn2RcR6sg6R5c7QQsXOqCNkkqwcdRlfIxF0DA24HIezALfvLzcRFmVLPQfykQWpVHkSAnpT7oNack+xMuWQcSoNZkpCnSLm6q9DUp8+wLw+XyM9Pr0FbJMo9WbyeWF8ea0BcwZJXUcPj5eKNb+JGE/cZRcq8YHh6jnmm5kBElKOJKIclziIDUmWaB6tlyg85ThgyC4F2yMBiKV3XC6rhxBIoDggyVDu462IaBDI0RnU1ohuDgw9fastBxknoCJGHF2rlB+558AI6LE6/WPwkJUPuofMRda1V8oPFhjrWWx9UpxFUsIb86KAIDpAXMOQVcP2D9LMZ0E+XUckPsC/iTyGvi9gXVy8hHeRSWyCX2mdXqqAStPLN5MF4Z/TPCOD1KjBU0nk4TovqhAwvldfHcqDDi3HtzJP6MgNL75Mlbrzh2UKSPjIS9E9Hj6CaamFW9No+spzYh3Pzs7mvzj4AkeH2n5WdA18WcV8VPag3rL5qMb7c8KQkoTFpAD2lwjEgsdwD+tVN/YIlLKw0LPHJnXIDrl1V2lJVj7uVOzp//T/CKDKsB4EfcqCxrp5U4L62ylO90vCueaqRo09ubrY2pegXnuIMz7plOXwMAZ6ufKeoIf4hUM+AtZMvIyMh9+swaNxlWRbky4oCnc6lanQXcYbpaQ11W7aAbj/bum8fMg9qTFukNwzuRoughbfDm6oxof0yr6Ff3bvX8PRe/jcnerkOgrtQgrCAATNLUJqLLhueO0OiFZfLC49wbcNxRHKuvEy+H38lZcvrijnxB+UOA5EgPwrL1AFXkHNleqfKq2LH9H5LAA/ooHKzUfUuQSftY1/WZ7Evj8v/RkaugKgBaEZLT7Ivz4AYk4oNzy60crVPBHVmy0uwct1NPYO0jENeHINiSmqplVNJXg6CpkxrgCvBci8T98sLLZjv/hxc9RSGS8enuDH0vm0NFxDXpfqHbvLamxx2leyLvSnsi5Np7ItiuTuGKStPX8ZpF5rq9IscsMGVTPZ5PXKxPAs2Oq0Xr3GK25cMq7/ywlkGehKohIZSuW6+SD6JYN8nB/vzZKRiKXg1TWacrASk/CVZ/d0t1C98yJL7KpQn6OP5B2CWvAtsawaEcvZVeeEgWX6UilqFRv153HlZ3ufL1JQo10UU2oJSQznVP7Q8V2l4Im14DpfGtupOs09L0JyVHkIkVMql9+I/HlnqzujFwWykl4+ss/fXdm7zOcpoETtasZP5lXxA1hKvzv/941coKCFTqSUZwduRr+hosot6kW6KAOLVP4Q8FWLJUrMi8pWmliwS75G96lYyV9NBJjA2TA11ZGaauTLW0gImgEYwf1THMGekbMZIUcIcE2qYEeID5qX4nPmRa2fWM0rFsLc2ijPUSTFG4aH4VOWncOWjFYNCMxQ9+BrFHqZRsUm8pwjiWxV/4tsVJbQ7u+LuAHYpDWB/FkLYj+ke1o5PZweLh9i+tIp9y9SzGeIDtpW0srbSr+ww0Zizpb25L+hgbhp15XpQX06pCOK2CeHcHCGWWyzmcj60hAtnarjT6kaunTzk7gpt3BLTDu4j2s+olXcy+lTyMPqA+hv9IC4zCtBEGn3HJBs90pQYfUPrjTroHaO10mOjLT1eG3kySuPbrI2xljobG4vexoMVAcZ32BBjMyHaeKyYazxSUWHs9rbWWNTcMn5JWo2thXbjz1iLboXUoVuhMLZbCh/UbTyN6NZT2tNtGZPebYxQ3G0cX9dtkPGtbiuEx93MqdhtsaRUDhX7KVnJUTmBc1Xm8n7KP9NlygdSlDK4h055SSxTDjSuUQ5R3FCaSfeVa6RW5YS37coK0dTET+RNvuedTDx5H5NwGmjyIx9mki7EmhzhS0zm0jqTy/wtkzv0kUlv6ZVJhiSa/IlRmt4itqaW1Mk0jXqa7uT9TFeJq01V0jZTcynRdIM631QhVJiqQz80daetpklSu+kAgTO7T9VmKySNGRW9zdQ00KwHE2ampdFm34mJZoP4fLMF4lGz/kytmQ+9aWZKH5otF1+Z/SSIZrN6qFQneEeVieStKpMCVb9wYaqRTIzKnEtWvVYXq5pMalU9xXuqK1KLKo7+rLpAFebFoqV5N87O3E8aaz6Q8TF3FwLNJRplflrQmi9iKszdhFpzFdds/oRrNb/HiObLTJTdY3mH7peksd2/1fh0txRCujeS2O7PxczuH/HF3V3FC9193t7q/gF93N1G8br7FqGj+3eCRY974rAekYJrjwIa2KOHuLrHTzS6xzYxsYeFlN9DK1T0mP62sccR+qDHcPu2Hn0kqccb0dRiOGNrEaJ2sgi7O9HChYmy6C5oLdbTQxbj+SqLb83rLT7WtFrcFRU9t2ksehYJTj2f0Rk9/d4G9xxlEtXTmGb2XCSU9PyG1Pac+fZGzyD6sOcUoa1nOjW2/JZaW1YLDpZPia9lFF1sGS1GWC7TxFj+xOVbDqWVll5CneVRvsnyU5NWSzMFsfoLtbT6SFRbsXS0VZbobbVUCLT6iouyaiM6q51SvtVc8aiV+9taq2z+ltVo+tDqQ/rK6iovWu3lldYsb2O9jTpadwiu1uOk+8xJ0d96qbjMulqKtI5iYq15mm69ny+2dn5bZb1bvG5tJNy3nkt/tl4lcL2qNXa9bCSPXmuoX6/pdFkvVhHZK47G9oqU0nu59i3tde3uR73OS2IvjWja+xVn07uZd+r9nPfp3WQW2PsU3dx7BNX1HsXn9x7EVPQ+yNf2fkZv9c6hj3pHSG29t2jE3nW0d5926tCH4cb2qed9+8ymQX1MpPA+Y+nOPhHrU/o00YY+LermPl+Stj4vqdinilfarKBqG2dxtE276G0z7m2ATQNdbfMNE20TrU63+YN41KZNqLWp5W/ZmElPbK7xb2yIaNr3DG/T95BG03cT49e3Hx/cN0rc0Lfh7u6+L4SavvtpU98G/nHfE2x73+Oiab9bYr9+UYJjPy3v0e+vgl8/x9C1/Yql4n7z+Kp+u4UQ41/4G/1GCff7WTNt/UwUYj8Tqux/n7fpf0DQ9H9CA/vvYsL6K2l0/z+Kif2HS/n9HWhF/2ahtv8A/lb/v9In/fdK7f3rJM52MG9t+yXvYDvY2MN2zNsA25VMmO15cZvtBY3OtlIqsT0onrVdI1639RWabSPpc1tbvt12Nn1uWk1VA3xVtgM0kuuAFnHGAF+zoAHb6LYBZ8XEAXVi4QBXemLAAqZuwCV6a8DjYQ8HXKFvBtRrCP8LseXTJCd+tuTBf8378X+iq/mhTDS/gCbyb2khv0yq5O+Il3mXt7f4lXe/5UcLFsIE6iyUUS/Bi5bZ3qBzhb8zIYKFtE0op6lCK1ckdDBVwh37RqEv81B4xrUJVWyH8ClvYZct2NmdoB52maK/3Q9CsF00E2X3Bau1+4Hm271hKuxixQt2N4Qbdnek6P5D+Ba7RvrGrklU2E+ULOwf83b26ZKr/TDe195SEWTv3j/cfrC9zn6flG3/OVNib0xr7I9Jjfaf0nv2R8Xn9hOkdvv3RWO1jlqrZ/MOah3vof6a+qut+BD1SSFKvYEWqpsQb/OFCnVfRaO6nDarf6ZP1JvoG3WVmgzcytgMzBIcB17uNWtgHB818E9i/EArmjvwgH3JwOukbuABi08GahSvB1b14BwOSHYOPuJoh2lqLweGCXIYSiMcJBLjcF9MdXCRihw+tjru4Mg0OXwvfuegUr92GMFwg85S60EvxMGDPqFjB/VmfAbN4gMH+TGRg/bRPYOGv80eFCBUDNpL6wZ9zdwaFENbBn0s/jyoG+KngCeDGclicKJgN9ib9xmcTwMHh4urB7/mowefZtIHm0qHBvvT6sGZUv3gM/TO4Kv0yeBGzZvBDFUNmdzfdsjfRbch66jvkAohaMg9Ejvkupg5hFcUD/mgR9WQk/ytIUbSkyF/ZN4M6UMVjpaipaOgcHAcL9maLKRjHW+rfByPCyGOnwuxjh4033E5X+G4FPHxEa11vCDedBwq3HcktM3xiSg5fklNhw54azOUUTgNXW7iMdRBXDw0gYYPtVDEDA2TkofuEg8MTeerhi5l6oc68k1DJ/V/PDSaF4fepMphlwSbYRrqNOwY8u7q3YnDTISoYZME3bAWoWiYM60e1k2oH5ZKHw4TubZhH6s6hnkwNsP/QIcN9xXdhr+lvsNHSUHD/8iHD3d6qx3+sVQ8fKxJ1fAx/K3hD8UTlluFh8PNFa+HE+m34XuoymmtxtZpEe/qZM77Or2hQU5PabjTRT7GyV7IdvKiFU4zpVqnYP6GE0O/c3rCv3a6QqVeOyRuBMtZj3gsDhvRnXMdcUP0HxEtBI+IFDeP+EVMHLFfLBzxgqsYYSvUjfAUH4z4QmgdsYYnzsdpP+csydH5NXVzNhV8ndeKq50vi9ucQySd88T++c5UqHF+zt1wXksfOn8itDk78R3OAq8aWaexHTla4Trya43vyFQhbORlKXmkET0wUi2eGJnMtjnvoHUjD9DbI58yD0eOePt65K/UVPOZYKsZS8dqkulUzV9okKYfDdd8R3dq+kqpms1MkWYGX6m5SC9r4ultzTD7h5qPaYvGRvpZ48WTUUup5ai5vMMoDeMxyonxG+XLBI96zESO4tS6UZQrHrW2R82ox/TOqH3841GZwutRh0TL0afUdqO/oW6jP5F8R8+hi0c/UYePXk+1oxV89ugfxbLRy/ia0Sdp4+hfmObR1+mT0TelN6OrRMWYx+YWYx4yTmMWCD5jvqcrxnxNosZ4vdWOSZH8rC9K+WOCNBVjnKTGMbdUzWN06tdjBlJubHfae+we1mHsCMFp7BI6Y+wsIWjs3+i2sYMtksdK4tGxar52rC1zY+xH0v2xi2nrWFNF+9jLlBv3J8F63FbJdty31HmcpeQ97i4fOM6JRo47LO4Zd51PH5dIK8b9KtSOW0Nvj/sL93CcP309boWmY9z7tJ/LeOrowoluLncEXxcLPsTlSynK5Y+CzuUnpsilQKpy6aeod7GnTS5LpMcuy+/+6NKusRjfyDuNz+F9xm+ngeO16rDxA4XY8a+YovHrxRPjjaW68culW+Pfkofj1zJt468L4vhXamvXINHZtRv1dL0N7blP9HfNF0Jc53E6V2+pyHXy20rXFWKDaxvT5GpFH7vm9Xjtul9STvgDtZmwU3Cc4GLqMeGhFDThCRM+YS0fO6EXkz9BQXPtX4tHJxBF3YQB9NYEz7cPJ2TQnyb4CB0T3hNs3BxFF7cJ1MdNwwe6BWrC3E5LWrcd6my3dfSEm4o2uPWld9y+FR67Ufqr2wxzzn23xs79Du/hPlLwc1fTCPcr4k73/lKqu6dQ5B4vXnDnpRvuEcx998V8q3ue6Gk6U2h3nyhYeKSzNc5vRWePSMbLY4kQ4LGCj/S4wMd6JEr5HlZMhcd3XK3HBv6WxxfGDz36iT95XOc6PPrwFhOj1I4THzFeE+dIQRM7xIiJy4WYiRG0cGKYeHTiF3ztxGr7polX7j6beEtSemrFfp72vKPnTN7Vsy/v6+mL+rySBnn+JkZ4rqCVA/4q7vRcoEn3HGNa6fmNcMNzs/jI05xp8yySRM9gE+V7I+jg92KZse+dEHzeW6wJf28W1b23is9/r69Q9V6teP29VPaGZzRtfk/StLznTX97b55g4XVX4+SVI87wms4He82jG7yM+VivVCndayY95OXOVHkFMvVe27kmr4XiE6/p4s9e23qQSX+ktpOKROdJntR70hJxLt6vmGTDRE0KFuMnpaizJ6XSE5NChfpJy+m9SVOkx06M+GTSfObNpFKeeF8QLLxNGAfvSn6s90Tez3usEOwdzMR41/HJ3tv4Iu9N9IQ3w9d5H6e3vK9rHnrfou3ePgw3uUGwnlwq2E1WCR6TXwlBk6P4yMmHaOzkt0L65FNsR3drWjI5UDw7uV1onGxJv5vcLP40+ajUMbm3pPJp0Nj6BHOuPqckP58+TLBPKPqjw1Kkz6/iHp/7UnAvH0l0XMCn+5j2L/YJvXvJ55Dw2qc7YzGlmdpN6Uk1Uxypn90q6o33C6aU0rAp7/PRU7Il3ZRcIX/KCXp5yg7x9pQU8dGUedLrKUeFjiltvN3U89Rt6mC179RaIWRqf3HP1Ew+fepGdfFUY6l66ie0YWobbZpaJzye+jfhzdSR9LepF6hq2lLOdtqfOM20M4LPtK108bStfOS0/kLstFPigWnbpMpplbRu2lzh1rQQvnXaeqF9mkph4fs5b+e7kdf4lglevlvF1b6bhA7BRYj2zaDZvhtoie/fSY3vUL7Rt7t0z9dfavEdLLzx3SyopvcV1dOPSJrpzZLX9G9NAqenCVHTp9D86T+qK6aPels/vY+iefog+mR6kvjz9HiezPiOWsyokuxmrJI0M4aI3jN8acAMyoTMGC1FzbjDaGf8yGTPcKcnZhTShhknxDszlMzjGdPQo1+x/nHGUhOLmfN5p5mXqefMKo3fzCu91s5czafPbKVHZ5rR2pmT1DdmVoq/mg6hj2dOpa9nvhQ6Zm6mFn71otrPUtL4RfBefvvpXL/bJMRvPt3sZyUl+r3mivzSaZVfEb33nrNU7zeZNvnNkh77LaGv/XKEDr8feJtZvRSaWZ8KXrNsxQWzzoLXZr0Nn7VHip1Vgpg4aJ8+a7s01u2vmopZlv0bZ3nTx7NY5vWsLNoxi7FT+Z8TbP2rBI3/Mhro34sP83dgYv2/FjP9Y8RD/uPEav+fxQb/b/km/w+5Vv8nRPRfbKqc7Sk5zP4DP3b2Meo/O0UInp0kxMwO4Itn3xZqZwdrbs3uxrfO/iPXPvs8rwwYrrALCEdt/4voFtBBfAPukKCAR+bhAU4KXcAkeihgIT0bkG/WGDCZfxzQJLwOmK4mcyTGZs5v1NNogKSZ80jwmvMpCZzzibh6Tpw6es6nbPqcP5CSOQ+FmjkOoR/N+YPUNqeVinP+IijncgrbubnI8SUmTnO9oJVnMb5zi2nQ3Fs0Ym493Tm3gKbOnSAemHuXnpi7Wqib+xdyf+4MqXXudeP2ucr+ynlBksM8P7Ox8/4szp3XTVwxr3v/qHlKIX3eAuRTiVAy7zdaPy+Aa5oXw7fMW0SleYJoGmhN+wXyvGNggxQ4ZTvjGviK+AaOFBcHnhGlbq40PHAbFxP4mVQ8+COrjMBwviawgd4KZMVHgbfNXgcm8sr5jNRvvi048TPeab7AeMx3VvjNXycEzw/RxMz3EPLnl/E1873E6/NDxHvzjUS3AXHi8/l7+Pb5vSRuQR5vvWCh5NDNhg5e8B51WWBHpy74XApc8AONWPAFiV2QRDMXOAolC3LphQUO9OaCBusvF1AqLjBilAv3CjYLH/IeCyukwIUT6eqFh6SYhUFM8sJNfNHCXrRyYRNft3Dt+k8WBkrivFjh9cJyiQQZ8RZBHFUHjaajgxQKr6AdTEDQJboi6KAQFVTNPhxeRPOD3PiKoIOSTeAUpjZIId4MWkwfBPnwrUGfGP0SVC9pzHZJFotCebtF5yTNov7Ua1EjnbtIwYQsmixFLRovaBcFg98KxUOLxjFVi9zEhkUlTNOiP5PHi74Qf1o0UPxt0SIT1eJkcdjiP1PXxSXijMUTmaDFYXz44gIxfvF9JnvxC1q2uFQ8uziWXl+8jLu/WKSvFj+h0uKLgnKJKA5eIgmuSxKp/5KzfPCSkVL0ks/tdUtm0UNLQpiaJR/SxiUrheYl5vSnJaMoCX7OWAT/Su2CPxY0wSnUPzhAivTiaEjw5+LmRdV8VPAAmhpcR4uDt/NVwVaK+mAl3xS8m28NvkHagw9R46WLJOulU986LH0tuC69Tv2WTpJs+hlJwUu3ixuWxgixS7f2yF6qE6uXnrS4unQZtNx9tmWp5m370v7UdNmvvO2yVtF52Ubw8EDeY5md5Lcsny5bxkkbljUaxy6zD81Z1ku6sKxNvLlsvnR/mb+mdVkLVSxXUevljXcHLd8rLl4exoQvH6WIWf5AyF5O+Yrl5kLtciI0L2/nW5fHCe3LN0sWIRtEdYgxowkRBa+QzXRBiJ8QHnJP0IWwtCTEjtaEXOrRGBIvPQ4xZV6HjKMdISPfqkKnU7vQh1QTOlr0Dn3KB4Q+4sNDf9NoQ60VxaEDaXWoH20MXaVpDr1KX4fupN+52DEdof6MasVEkV9xkTqtuMt4rOhN/VfMEpetqFZHrtgh6FZ8SotWbFVXrnAwblzxgrm/QiO0rpjNiCsGhpqsrGGcVu6mHitjqd/KlVLwyiQ+cqWHuGelQkpfWSjpRpTwxSt7KqpWjlDUrxSZ+yt/os9X1vDtK7Np97DtGtswL9Y1zJ7xCRP5wDAXGhampNvCXomJYT+T/LAEoSLsJX8r7CV9EvaF5k1YO6dalQMurqd2qzykYv/HGs2qKI3fqgoasapViF31npi7qkAoWdWfv7HqK/7+qjf0p1UzaceqVF61ul6wXT3jrWb1b4zP6qd08eqvmPDVT8X41cPFxZ6Ez19txlSsniHUrnZmmldvp09Wu0rtq+dQbs1tsfeaGjaWZAiOa66K/mtW0eA1SmnDmjAau8aMmk44LqWvOU+L1/wkVq+5S+vXPKR31jzQtKz5inasaSGq8EfUNtyadwpfRH3CW43mhxO6OXwUfPMhalgMjQ/fqckO9+Wrwp1pffhntCmcZx6H+9LMNVn863AF7Qhvo93XtjO2a+9R57VHBI+1G4WQtd5C7NoB0oG1P9KqtX8k9WtDhKa1YULL2i+YjrV9JVXEFd42Io06RTwmHhFDTfwiVGJExFEaE+HAJ0c4iQciRr+tjDATGyJWMU0RU/jHEZlWP0ZkU4t1HxO7dQMYzbqPea91MUzQustC+LoSGrvORMxc95weWjeZqVp3j6tfVyk0r/uSeb0uhfWaVUW5yGaNdaTvW03kMDo18qYQGOlnHh7ZxOpWFPK6yHAhP1LVvzIykr8R+YC5H9kHemga/zpyptXfIqeI6vVJrGb9SN5j/UVxwfpr4JevhbD1k8Wd6z8Qkte70er1n5D69T+RpvWxUn6PfP7x+j709fpriLPvzDvWf0tsNljyjhuiNa4bhkmBG4bTsA1WQvQGqsnewIvVG6Yy9Rvu06YNZfS7DbWa1xvU6PkGCcqNHxKHjQlW4za+4oM2LuSjNo6j8RurxcKNvejRjYNDz2+cK7VtnMOLGzN4i6g/c3ZRvUWXKJ3kG3VXCorqyUdGJdPYqB2a9KixTGVUE62Laqe3o8LXfx2VL3VEEU61qZSx27SS12zawntt2sIEbPobE7KJEaI3DWOSN+2kRZuG0BObHtD6TXZC06aT9MkmR0X7pk94bvMpwXpzD8lt82ned/P3NGTzIPHEtA1M1OYfiXbzGJq9eR4t2bxJXbP5I9LW43N6e7NCerT5U7O2zRsEbssYxFQ3yW7LVNj0nDh6yzTJzmGy4LVlB122RcVEbtnMx26hJH2Lj7p4ywWpdssDcmPLTPHBlvdo65YHfPuWPWL36KW8bfRt6hI9TOETfZoNjv6SRkWfotroUCY7ekhoaXQYfRDdjWmN1tBfo6dK3Na5Pay3TuI1W+eI3lvVTMDWr6WQrduF4Ggn9AD54PzHXNTWCqrbOljK3zqy55GtNuLtrblSpeV48dHWvfTVViKJW6uo6bYf1DbbegiabY84v23ThZBtx3pEbztHs7ct7FGybRKt33aQ3tlmKi4evkbzeFugIG4z7m+9fb2k2f6V5LXdWQjc/iuJ2t5Ctdv9aO52N1qy/RNNzfZhQtP2Hoq27esYcbtOUMac4p1iXtGpMT9zgTHBUnhMviYm5qQUzog0P2aRaUXMLaEx5il3P6acb4v5jEoxYyWvGY2i6Q4X3mbHGDpsxyPRbcffiO8ONyloxzSx0OqBGLHjviZmR6hYuON9qXLHcqZuRyW9vWOh8HBHmvjrDp4a76wRrHea0mE7E1nXncOp/84hQvDOW1Y7drrzxTszWZ2LhVC18zbfuPMwvT3+idC8cyP9aWey1LHzIFXtyhNsd33De+3ipKBdZnz4Lj9NzC5nPn9Xb1q1q59Uv+sr8c6uZeJ3uyLo612T3nbs8rPqGfuB6BK7m/GJjesRGOvxNirWlupiN2nyY8/Ss7HTmMbYXfRerLGiNfbv0G/T3rbHzhNNdx8R++02Fhx3bxGn7k6gC3bX0NW7dXTn7kCauvt7rnh3Ml+z+7FJ4+5G1ePdKkncfVUKYGN6KPcsuztoz5953z0tfMiel0zMnnQxdc8+WrTnQ6FyT47V1T0zxCd7vuPf7Lkmmr6/nrd5/2/isPdDqNv733C+7w+my94vF6Lev8nnv29Pdy4UaNX7X9D69/sxTe+H0u/e/5q+ed+RKrTV1FI7h7HTcoxG68F7aZcwAVp7cYXWQR2l/UxM1VqIB7QLaKU2SqrT2om3tYR5qL3Ht2ljNSQukLeNu0Gd4u4Tj7htjF+cu7gs7k8kMu4rITZujFTM/igUxTUzVXGmUn3cavFOnAn/OI4T2uMeUMv4Y9QuvicdHb+HTo3fJMVO7aBB8e/x4fEfaWLiJ7H58V9wJfExUpFDEV8b/1f+Rvxdcj/+D0Jr/GoqxQeI0ta9rGg2kioTVor9EpaZOibckxwGZdKpCaP5wIT54uqEdXx0wguiS0gUCxMaxKMJEr2c4P/2VkKy+nHCWU17QjfJUneLt9P1oKN1NRovXX9FsK6PuEE3gY/VjRPydVn0rG4J36grpvd0RrRF94y80U0QyN4Pxd57h1GHvU7C2L0fSAF7z/Ehe0Pu7ti7m1bvbWHq917i7+/9hbbu/VL8de8RyiW6MdaJjVLl3FI6OLFGdOYP0LGJy6mHXRabPjmN90kkdoGJI6SwRLVxdKKJOjnRhy1JXK+uTRz7timRlZ4ketCfEzmeS/rexDppLR2d9CfqlfQzH5A0VBGStIuPStoppia9pkVJp2llUj96OWkwvZX0nD5MOkzbkmrp6rAgEzEpnlonn5Ackl2Fscljed/k43xQ8jpxc/IAMT75NclOVvElyani2eTeisbkMvFeskCfJL/h25PNJVXK5B62KT8wril+fEBKMI1IGTYwNmWXYNHtmZiZYsoXp3wqVqd4iw0pwtumlEf0Scpu6U3KDEpSXd9apA4XHFIfEa/ULXRuqgtdnbqRiU79nOhSc2h+6g2+IrVctLR3EOpTDwsPU7dIHanBZqq0Hbxj2lTeK62WBqStEULSbop70g6ImWmT2eK0Z3xlWrZ4Oa3e+pO0s8LrtBe8Mr0G+r+Ct0kPlTjbZEGTbi36p3/GBKfX312f/phmp7tLJel/pzXp45nG9AjccwBtTleKT9LXCm/Smzkuw4T2y1jMOGaoBdeMXkJgxmS6OeMaTcywoPkZX0gVGbdptr0/X5sRQpsyXMTvMobzrzMSpI6MnoIqM09K94+W7DIjBE3mc8Ev8y98SOZEGpXpSbWZW2l2prlYlskKtZm/0HuZ33Itmatpe2YU1Y14quayulPbrM/snbKKLaZkjaIRWXutdmRdEVx3aqXirGN8VdYK5kbWT/z9LEvmddY5+luWldg9+ybls/tJztlJ1CP7e8Yv+w0Xln2HxmT/TJOzA2lRdj+hMvsBdyP7c/ow+3uhLTuPKnISeIuchYxdzkxzTU4T8cv5Gw3O2UIjc65LIWOO0j05N6TsnJNsSY6/eCHHhr+RM5/ezxlEW3NOi7/m9Jd0/GqJy12hts79gTjlrqSeuXGSX24eDc4dJLUqs9nWEX+lkblT6J7cnUx67o/0UG6Muib3Q/5Wbgptyc2lb3I3ip52LyjJq5Us8t6T/Kx783Z50axr3n7BJ6+XuCLvFY3KK+uhzZsuFectNqnKu0dv5Smlh3nv07a8b0Up77JGlb+Qc8z/jHjkW1D//Bl0Rf434ub8SWJ8fjTNzbehJflzuJr8vtyN/KEDH+avk9rynwli/l1OVWAj2BWcpi4F8YJPQTiNKCgWYgoCmOKCIFpdkCA2FETSpoLXzOOCfUJ7QXdx8wznnn0Luys8Ckul9ujuvF/hbHFZoW+Xf5NQ2dGNHGhsTFw9V/MR193eYtHc7MOrc4mNZeaf7y+3sK2arc61qQpxbLYcql2lNk62s1axHyn7HBttElby8T11ltONuSH2iT+c17mGqixqvHo/GN3nxp9Jz+0BXjmfbFFaPOo9OG2zxQTmuzJe29tdFWxv7eWlnWrq4xsfXnN+ekD3CY5hdudNySBXJpx8U1ESoR5VHvOgdEyvT+14k7kB5gEzlhDG3v+MXWpJ0NTWIF735z413W0Sl6hezr2lWetTYjx41rFvPowfuv98L+WeZu9T91zibAMCbUM+sbPoZjOU1GUrouqnbHEhvYssRocnT31lW7HAi/Ne/5OXz8PS3vMSigd5W5PuH/7uZ6Wbia5/39x46zf2pPdUzibN3mlyuKWx2Qo3NtW7u930isArN15pjbU2EwaEZeYxY5+O92L2cw7hT/fFXzApG6WKahzRzmiMZhwpMFdMmPaF5Sgfd90IjUfARK8kkxt/0FFv05xstTc3VBPyyYppk6x9xem5N4163R2tMfK1WGJl6aTOTi6K96myYS1Teqqne3zQwgVXWLgf5r6czKge3mW9Qyya7SPb1/zzV1XPOi//+sP0wYe0PlrvaSFRzfaLQ5Y0TksvmWq6SKfWpjYGMMPUPY8OtB9sprapm8SMHd5oMdiclJioNk/MeRQy8JZnAedwNFJpMdTXoTVZut7bgTl8v7dCq/ao1Fqw+a6MY/4vJHFqz4k3b2Trr9dzk1fa0dfMQNpkWXr7hias3yhbo3Il2e8UZcGneKUWWM6dEEi01mbqDwkZcNy29p5yBVH6aXrqQuO1NbOY8DnslBsRjv+cP1+24P5aB0U/jZ2HhX9+T7tFwVmvBvb0LiOfhZBG7bbrnvacZsZQH13s2If2ZmV+xMdGpd072H4pp7jxyn5IqvMIbo46cGDI7RERuS19S0eQlyFcSbrOodHRyG109F5biyEBR3/3E/gp2piea1cct+hQdJc+wDSUmoBk5eQPG56EeHVn552wiCd2czK1jLGWEG/9TyGTS2QDM1TRpnijKGMXc7e4HUZ/MiowPmY8vJuuW1231m5iN3Nl/3/8XHraie98Y7Thpt6d7+MCb9hVeH2idQjIsOLS7CwUxKK3nfxjtcSWOCMHr6u8yE2Vkly3CiVpVt3w2o0MYkPIJLLHPZR4uV+2nkQuWRv9c3cGqzgSb8WSbOC6lTkxYe3YSeS6xxTyymM6+c1jNjCfqCcuIm4TQ4nOYxWp8lhLGj02AltJq8cO0uFxnTS53yZv3O8T4vGEZLq/Imfd28l1dwUT4s4CJUysWylwmtnpVgPMN/YiQ4w5/S+Dj2K9FN4k2d2H5LvPJPfc/chjd3/S7j6X2HgEkrEei0m0xwoywz2MLHAPJ8Ee63BeJDnkvoFccN9MHrlHk1/ddxIXj9O9QkldLyNyqZfR734heL/GzniqppjM1CjILGA2MAeYB8wHFgKLgCXAUmA5EAqEAauBcGAjsBnYCsQAu4APgKMY9yReTwGngTPAOeA8cBG4BFwBrgLXgA+BG8BN4BbwOXAP+BJ4CHwD/EljQd4AfwZ+Bv6m+f0WMB4mWuJooiAaYAzAsI3dJxHCTCaJzBSiZKaRxex0vM4kt2HLR8ws8gT2fMXMxrEAovSYSzjFPNJdMZ+YMgvJAo9FOL6YeCpCMcZK4suswvs1xJZdi9d1JB22LmbWkwrYu4rZiGNRGHczuclsIc3MVoyxHX7ageM7CVFUkstG18kN949IhOImiVR8TOLdbpM2989Jg9t9Irp/SX5ye0j8FI/Jr8wTkuj+jDgpnhNnxQvi4/aKnHD/E9G6tZPL7r+QGjcRc+wgdYyCCUIMBblbMko3K8CPUbnNAsIZO7e1QAkTjdiKRmxtRmxtdsthe2sL2H7afaytdj/Law+zg7VHWGftcXas9gxrqj3PWmgvspbaS6y19hrbj3zEWpBPWFNym43Wfsq6aO+xCmLF2Wn7cbbaMZwXceN8CBGUhAGUgAlgAfQEbIC+gB1gDzgCQwENMApwBSYAXsAkwBeYDgQAc4BFQAgQCoQDa4FrAk9+E7z+8av5gcYtyBWl1tfYVzsD+NAYMQN8aTxMe9s8hHxtriCPAWfkuC9sHw67euL4VHMlmQYsAB9MVXHEAZ/PJ27I2Q73K1aTiM7K8MvcI9gSxocUu08hRxEvLYgV0T2QuCLnvT3CyDL3VSQcMVAG/19GrknuWwnnUaPnkG5kIcaZZmX2+y2bWDvjSbCmN9G6TyaZGDsdY5cxU0mN+zRylvElte7TyR3E5XNc67X7bNLABhAV4lLlMY/0Q847eSwkyzyCSBhiMwL5743YTGdXEG/3lSSACSP+mFMYs5psdl9DolHnt7mvJ5WYX7X7RqJlo8gdxOcd9y3gkWjyk/t2YucRQwYjRp08diL2FzPWbkuAEMRQKPA+4+q2gleRlcA9IyvtI6Nev7ufnrDPJBLPTgGmA7PJHnYurjMff4cSH3YVsBbYSLzYzcSb3Yq/u35/zfo4snK9OV5Zshbg2BIjcDFy9QBy9SxscR25KTHzyTDFInIWY3ohB4ORg9Hua4kOOVePPHvN7CDR7A0yFnnlqviSVCsekErk0c9MK3LpOb7/C4lS/Iq86yC1zCuGI38EBivStUMAZwVHRgI5bIDrflbreoRNdj3DEtdLrMb1I9bV1YbLZwZyhYwrt4CZzAUxLjxHxgOLgSU89/tfXA8tJXyoGbEH1MDQUDPtVyZe5GOTzl+2Z0tMJ5HfyBRizEwH/EkgbGaM+1OCb+bCp6NRR34jq3BsLbCB9IbtjHGPSnCJNfzU7lFJUj2vk1uoKa9RUzrcH5PfwBepqCvVqCsN7h2kEbwQDF4IBi9w4AUOvKAELyjBBzHggxjwwTbwwTbwwVzXAna16z5gPxvvepg9i/tPdT3OlsEGe8afZ3eOvwhcAq6xm8d/xEaM/4RdPf42a+H6Kevs2osbprXhemvHcS7ElZsBA3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELOHABBy7gwAUcuIADF3DgAg5cwIELbMEF3r/bQcMV8eNBwnwmkqk+nmSFT7a9Ncm1tyT59mNJs72x9h5w316lZdUKogTMgIHAIMBDbUom43WKGtfH6yy1FwnFa5jahqwCNuP4FmAbsB3YqVaRXUCs+hbZDcTjWAKQCCQBOeoykguUqa1JJcY+DpxUK8lZdRQ5B9QC54EGsxBy00xJPgb6syVkNilD/alVbCRhiq1km4IPnYSYAp+Yg6vMVUTTdxIZ19ew0cYUlihz2AXwXwR8dtS1Cn6pZp3gO871Imvj+gkb6HqH9XMlAmEYQAGwAAcYAcZAN0AJmACmgBmgAsyB7kAPwE5ogd9aiBoYCDgAg4DBwBDAERgKDAOGA07ACMAZGAmECFr4TktWACuBMGAVsBpYA4QDa4EIYB0QCawHNgAbgShBR6KFYhIrvCYXBGgE4FfA2cKLDILK89RzrQkZwrYoJiNXfEgRePUmO41cAKc2Qjs9YPzId8i3n5i5RIka31sRSGwVK3FuGFkMzkxm15AY8GW8+zpSxESSEuQeKia5jVr+kInGd4fq/fD7bVRUbCM3idiwk0kurpkP3joB3vJkfUkV+FDFziRurB95guv+DB7jwI0qXLsfrm0HH3coFpOp4O9HmEcg5rEA3BYJbiNsONkA3ryjiMAY63BeJKnAfGrBdzcV4G/M6THm9AS80KDYift5DI7rABdexFm5iqlx7+b3pUpLrqlgL+A2YMzaYb7xmOchzLMaHHQT8/oN/OOMefjg+iG4fhS4JxnXasT4bxhHRdt4KPLxOaw/OGIP+CER8fUbOMEZ/OjiasFpmV5cPNMb/GjDIZ/ACRrOmxnH+TAunA14U0Emgx9KeCdSyjv9zn492BbUjz2oH3tgrz3gwp2wUSzqxx6Z61E/vGAHL3CgB+qHJ+qHFxvNcWQr8BXyJteMQ+6oyEIzLzLNzJRYs3aKHPaNSwGrHL+PdRi/n/Uaf5gNHF/KFmLe4eOPs9rxZ9gSl/NsnctF9r7LJZx7jeXGf8j64l5swG2a8UN6hpJRPbtpRwOfI+e+NjcmD/R9A0e+1783JXahoYiFHuD532/JaMq2oJdQwp6jYU8l7NcO3vYGb3vpN9Sywv3msD9hfsaYnxrz88T85mJeezCvQ5jXBczrHub1E+alwLymYl69MS/n8fL3D2hCmI0aDnobNgBigF3A58A94EvgIfCNhuvc9bEFfKJArLmAT25gPiJq2SHUsRB9U6jB54hZ1Nmb7vOJJ/qXSNTVZOgYwwZgA9kQ1OMGD2+iQw+SjZx67uFL6nC+YuJM6Ag/ct99FnkFrfIGWkWCTrGATuGhUzTQSPzEBSQAemUF6prLxMUkyiOUaNGvTEW/Mhc5V+kRTnbiejfQt2RDRxVCq1RBq5yFVqn32Ix+Zws0VzT5GfNp8dhGLD22EwfYUoRWGe1RwuhQy3SoZfGoZfFu+v18+msZo/4K0g0wAcwAc6An4AZ4AJ79OfIe4I2/5+l7LdN/1BBHNgTxKPcKR5Ebt5EbLohFN/hS1v7hyIt05IUIXu7Q20+hzycF+otUfMcUOXUCfFOH75oyM8h9fN+UmUcsYX8V6rsbNIwbcj4SdlCgn/DDmKbIt0jwzk6MbcpEkEKMb4r8vg9fqRA7HdA2HegfnD1KeBvkjw2p423JJaAJf38GLNDHvqEPumwRR/ZbsOQgcMTCnLBsCfpVDnP7Cf1qA3jIGHNSIT4HKxYQP/jFE3qDwzxq0LdqwR7GuL4K125jtpHusDWZeJ00Q2u0Q2tw6F9zoTMuQGfcRP8aBo0Rhv5VCz9o4Yc98MMetwa93jG06Eq2BXrXGNdXwS71iBsVrt8d1+8OeyyGjg2X5wD7GmMOKthhD+JBhTl0B79NhR7vDhvYQqMOw1xUzJfkZ7dfSK1bBHqbdcB+Vk2OsCpyCa8f4fUeyxFj8I0FpwMnOWp7c+lMHy4TvFTE8Fw2Yv8AMwQYDozg9jAabip4ypW4cP7MeC4AXLWY8eTmIj+CmWnATGAW58UswJgPwTlfA23AS8BTb/ffb8c3GPV7HkllA6HJtxA/Npr4s3WoTdfRB1zV9wW/7we82Ua2koz2RO+Fes1Dc7oh371Rtxe73mb7QWO5onaroKlU0FQqaCoVNJQKtViFmqtCzYUeAEYBrsAEIACYAywCQoBQIBxYC1wT7KCZPLVkUnOVwqylf9fdM+WAzi78585qnH4PIMM+cPLxbl2OK/U7WRFSieOmXY6bddkj2bzLlqzhRwzXUfxj36Lf7Rr23u9f/3k+8283ebXz+r/1OddlK7+6wv9uL7F/zk8eq+0/OE+2oXLf/36efH3H/+A82f42XezcV78TluG/2f/YkNjgpzldzpN3OpvXeTywy/H58g6q7/bI/scmxIb/Fr3bObXze0u6fC8YWNp5fFmX48s7d3KUj4d2Ob5C3knx3V7l73YE7nxd/a4H7PxeeJfvrQUi3u34+24Hxc7z1nc5bwOwsfN4VJfjm4DNnce3dDkub3q+tfP4ti7Ht8s7IHYe39Hl+E5gV+fx2C7Hd8s7HHYef7/LcbmQxHUej+9yXN4iUdf5fm/na2LneUldzkuW10w7j6d2OZ4GpHcez+hyPBPI6nwvrxjnyHv1AnlAPlDQJZeMO3PzXbgVvVsD7Hw98G4HxXfbmL/bKbHz9VDn6+HfbWNKSGnna1nX3Vs7Xys6X490vh7tfD0m79yKC1Z2id2Azr+P/0s8n+hyvyeBqi731O3dls+MguWMjP/X4+Zd8oY0rjE8lLGL/Zf9IZd5/TebY//7bRs1OV7/dqPJkujGzlcv8p+ME17y78fRLjC89Xr/9+M0rvh/Nk+79H8/fuN2w9vGzf/jPP+Vw106dz8nTwgZNbrzzdN/nsd21o5R7wb5gej3Bnz395guf8v/fd7F74ZnQ79/f7fz9d67HbT/5fP7cr8DPAC+Ah4CXwOPOj//pss9WLyzmSE+uilNTM1U5t17yPH2uEu8fSvvqNwZh993Od7SOW35+JMux3H7pLXz+LMux58DLzqPt3U5/hJ41Xn8j12Oy9vx/kj+qy3/5zrxX+vGv9ZBeYw3H/zv9eZ/rp8O/6W+ygg/9J+P+9/ZX7+zcue3/tL52t75+sv/qgs0Xv/p5+9imO1KaP9LnbY7/J/f3/9tndN1vJL/YB7yeM2H/9/6+f+ezvr3n/v8l/vTa9CS/8wfNSX/391f1/lpSv+z+QWU/v8jXpr/g3ko/rWA/zfnRbn/yybCEDvNEDpaCJw3gBdEThSQDdQAjcAtoBl4CLQAr4A3QDsgAhLQAfymM4gjBcABxoAFYAc4AhrAFXADPABPwAvwBQKBECAK0AKtwBv5fIisAMAOIksDWEBcOQGugA8QAAQBYUAUUAFUAY1ANgRYM9AClECA1QKNgB0E2H2gBWgHOgAOQsxCBsSYDWAHxALZgAbCzAtoBlQQaDaAHRAGRAExgBZIBkqAxk4RpwECgCjADoIuAAgBsgFriDs7QANUADVAOsReCVAL1APNsvibVHNLYVbDdC/IqLp0PvesX8/b2ltS9kTjfu1zp4wc8molrTU9eqDS6vvtHZEfe2SEjW+eExpq4u00y6Ssx9j+pr588b2A5YX73R5s6TbT5umZXwarng5d2sftiMXjWwv/2rdmSOmxR6MD3J+UzP17aYH2+IGJPnc17vNLg/8q2VvXTOpdULHaJW7vZ/3Sdl19OzxpZvIfFqReXaH6rP7shFGWbHHoJN2I4Jtvjx10Kq+OazPpNeRcyijX9V+e5o5L8f8Htf82kEE+BAA=
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
