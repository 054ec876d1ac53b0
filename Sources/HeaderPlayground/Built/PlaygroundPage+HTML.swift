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
#mode { position: absolute; left: 14px; top: 34px; padding: 1px 9px; border-radius: 9px; background: var(--bad); color: var(--card); font-size: 12px; font-weight: 600; }
#mode:empty { visibility: hidden; }
#plot { display: block; width: 100%; height: 84px; margin-top: 6px; }

#cards { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); }
.card { position: relative; display: grid; gap: 4px; align-content: start; padding: 14px 16px; background: var(--card); border: 1px solid var(--rule); border-radius: 14px; cursor: pointer; }
.card:hover { border-color: var(--faint); }
.card input { position: absolute; opacity: 0; }
.card:has(:checked) { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); background: var(--tint); }
.card:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
.card span { color: var(--faint); font-size: 14px; }
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
  .speeds { flex: 1 0 100%; justify-content: center; }
  .speeds span { padding-inline: 20px; }
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
        <span class="key height">Header <output id="height"></output></span>
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
H4sIAAAAAAACA+w6C3RV1ZXn7HPPfTd5L7z7IIEYUO99CRoKVHSYhAl+uEGQiuOv/jrTGclAUGMgGKLTrvUmL2pAVMCHoKUWlY5WGSsa+RUVNFpQqpmZWK1ia1vsqMVfh67prOXMqsPsffZ9vxA+FubHmveSs8/ZZ59z9v/su+4TTQvnSSGEXGZ/bZZMi1mQxsZKpwnoNEOFrUwbIGbZBknjsGfW4FCnU6kcdQr3MKNIOkvlpHNds7+hSYdLw46kRpiTOw2iJLuoeFCwG+JL0wUTkTzeSXd2hlibO7JzltPZmesrPiTSmc5isnQ56RAX6cwhLWKLz+hkSUhm0g0DTcOCTmpWNM8bi9CZzvJkpRjwTmaHlNFlinQZznXmz2VFdbJlzATyhp3OTrZLZ4hDolQqZbhMsUnsbEfxMJXljoyUMvNsLR1CtGHKWCE34sNTITepQrOlZpWlCz90QOgLJEeK1kbSjCLF5noC/4G3DvkDww2zZ1wtu02atWOnQ8VESCIz56RS3CXGUiFZiEmhC6SyhJFUDqtTxYSG46zPk0KFetneaQvtSMeNQNRxHMuSCS0TjiUdCY6QQ4dJJZwIQCQCDgDgREIJ5aiEMh8nUW7ZUlkVyhpiKfyWYeMM+FgDPlImwq8sL48MHxF3K2OuWxmJOydEdOKEKh1xRiaqqmyQusqtglFaKVtaI6s0OBrUifQ56eSqKtf1HNdPRqqUXaVtDVLpmFaxWKy6ugZPGa1A41+Ngw39WzzGQ6V0tYpX2igPqNw3Qh8Vj6tITLlllhVxY3HbK7MrUdqIrSzLs23sGmWUqJJIpKTEdE1L+sE98D9CPcjiqI8fWfw55VSUAxUsRGk0/43HkSOliRVHxqLRmJuIQbTWGaVPqh0Ttb+k3IQdrxw+Nj7OqUKlStT+eAVWJB75smujMk+DCaef8Udjz6jAXWqrqqSc+Md1sj46yULd6D9pmDz5zLO0PPucKVHLgQQqC8aVBgGOhSMbE+NKE5Zlo8WRVzEVhIwIaQl57rTp0xNWHOd0QscjGsVXiYRWCX3eeQ4IjXNxaulrKTVjSo3zFXl+VIIWUqC7JBw5M6YTqNNxCgSImCPHOXEJCa0TidgFZ511VkQJgVTCfCKsNNIbfStiWqpCHzLa+1OFdrBxO3EhfoVAlcMQpWK4jzhDR9DKxpKaNKmsWAzN4uJK4VTXjb0o+pWLLxl76aVfveyyyzWSjHW0HFMv9VRdn4iP0bT9FTN1VOupU6fqaHTqlZdYluNojbQKHFlZaYHl0FbCcfAvISzrKtdKYMBE5AK5BJbg6Si4/bZuTctgz+t2NC2Ch18BAoKaz9abvqRm3ROmv5enP+sxYA8T7N1kwJIfG7CUQT/PvccLdrxmwC4Gaxm5rd+AXgZdPNfNoOdV3uUpPojB1g1MuZk349E+BuuYiaVbmJJHu3YakOHl/Yzs2cgyMNjFYDWDPQwyTLmV163hPXczeJzB6hPM6gpqN4UozzBi2iXbWFIG657jpUaV6027gwXcxWD3swb0hVIz2NTHXDBY8/e8I4Puf2CdM/iEwT4Gb/wj78ngCXPck6btMe1Tpt1g2o2m3fcMn8RsrmVmuhhsMhSbTfs4M/YDM9jEg60hMLhtPOhlsIe37WfQy+BpQ/gMn8tH7DCDnaZ9ybQvm3aXaX9k2l4mXcdgd+gJbK59bKe1jFzCYC0iI89rz57XPK+t/Zsg3AWtTd+8pr3txvlzru5ou3H2teJtlSjEtTfd1Nwq3ldDC5ALmtvntrXPEx+qygLswuaOqxc0tTfNa+5obhefqvLCFTn8v6nhA9bgf8d1868RnxedkcUusgqx7c1zb1zY1CpusxJF2Nlt7XPEUiteuEFH2wKxYgAdDcQqq5CFOaiJ+QtRzo5m8S2rqmBmdmtzU3u4ObFyn1VRMNva1pRV2RrLLVbZ7GaxtogYcS3NsztQ5eKhIuKFf33d3A7xaJGQs9vmzWuaP0c8VYS9qbl94XVt88WWYtqmjqbWtmvED4pkn9ve3CyeKUK1LWieL7YVnT27tW1hs+gtws0lO4kXi8649rqFhvMd1rACbHNr87zm+R0LxUtFxE1zbmqaj/K/apUPtPOC5uY54rUivbDP3LgQJ14fYL3mBeLNAbZf2NHU3iF2WyU7MUdjCr4N7MiQktJYIlpWMax8xPBkdc3oU04d+6UxXx43vq5+El6ZF14084Jp0xunbrR3y7flT+Ve/TP5jvy53CPflb+S78n35QfS3ys/lB/Jp+2P5SfyU7lCPix3yo2wGZ6D52EXvAKvQh/8An4Je+Bd+BXskqM+hVkLvvH11n3wpvwt/ER+Ale3fQh/1tLxtet+K9+Q++Tr8iP4y/m/gR/Lj+Ev5rV/dfYHcHnz+3DZnH+CS5reg0v/6qY/v/6f4TX5a7hi7l648prgqmuXwjJYDndBBlbAHeoR9Xv4HP4D9kOXulndom5V3WqRWqxuU5/Bv8AqtUTdo3aq3eottVltUe+qf1dd1mJrmfWv6h5rtfUda521wTr9Q+tj6y0rY92pl+plerm+S2f0Cn23XqlX6Xv0vfpberX+tv6h/oX1G6tbP2/dr3v1C/pFvUPv1C/pl/UD+kn9kP47vV5/Vz+qH9dr9SP6Cf23ep1+Xz+ov6c/0A/rx/Qz8Cxsg+3wmP2A/ZT9fftJ6IGnYAP0wgvwIvwQdsBOeAlehjfgJ/AmvAW74W34KfwM3oGfQ+lHvyzbaW+SEtLVN3d1dYmkDLq6bun6mzo405ON1P20tB4meDI4tQ5qEYgGUePliLyQ6P6SeijPLpD14CBJvA6EJ6tvMdtCsO8uhC1Ba0sdTPKkB0FvHjHOIPYtzyFGGcSOO3II1yAeWZpDWNGLpEzDFE/UAhYGM8qEJ0w/qQLpqZF4OE6qaWVChTTp88sEVoNRDzyZ6CKuTOPhDBJHo4sUagGPIWJiHaGVBE+MF05SubcaWty5QTjEC3JAtONFSYMood5psnSyLOX1sTqIEXR5fXnx+nJe7/L6igZRweuHT5bDeX1lHVQSHMXrveL1Hq8fxev9BuHz+uRkmWRcjTES7VBLVkM4jneaULzTBN5pHK86vUGczjudMVmeQaodL84M9svpZYI3m1gHEwlO4s3OLN7sTN5sEm92VoM4izc7e7I825PxKLrExBZaSUCMAVGPSobAaUGM0xIqXUbnod34iwv2yxuCdMsQLKZV1BPTysBYJdiPn8gNDKYTMrBafBGThkYORiNDmmjoJYFsMUb/kXF9I0WwWwQRdA5wF7HLNop6eQpy2LVDTZY1HjTu24uuPYowfYosBI17X/nes4uXnViPxoRGCiCPfB8ClOUyD6q7zUYqMI6GB17MUxfgKSq4OUTOoA05nM7F7kuCYg8o0CaZmc+7LdI7BONaiCPUGcdU0J/JRcMUD6KLjCjmqMC9PqlrTDenTAjS55XhjA+kJ0AFJG0PZqBm7MCi//NH+hD1NDEYQxBroUBxty/GTao8jU6dBFIuriTfR6WTvXTgtvBBHsSjAr+jTNwFvfIGE5KwvtFb7Mn13fUK1X1lEYtWuBIjaawiYLlLGIEG9CUBx9eeGXNIeroO9YtuQixYubOjJ0vZiRYW4ez2pNXoLTkbaXDt2WhnfELK/Vv0HGGaRgp45KTFN37l+AqmKJM00KHR73yFznBXl1EABOVIFkMZaEWg3AwfzHnCZAn3Ac4nGPfufdyNjhCcoqwwRbnbSJ/4WHQkR9+dPXqXGOzs6wY/22Sc/JgTCTUeNTU0Xes+mJ2eQOOJefIzs6zXwrk5KbKqGyKKGKjEDFxtgiVwApUPHaZzcnTnGGHRhr5lpER7Y0SiYsjAST3NOIrl6cTNuawcNTZPWmUodHRBkddAoWNjjgjdWpJbS3Jr5ckZRo0W/aNbG383bg3k1pgLsm4N6NY++XTOiyV58QKp0mZ3YXiji0AOSCjhdYM3BForqcgfUQMXmnOZ0pCEy9rrjC9y7sFVhZLSgTfL8MSiM+GAMyW5kcwejYJiEJmbKBDnowbVjIWYDa1CBuDIGMjbeKRgrbaY5CtnGq81jhCNVtKcxRPnFU5wBbH40BXERK4g5KAVxOcFFcR64AqirLiC6L97QAWRuXtABdG7YkAFsXbFgAriiWUFFcRWC7VefZtxrL3yiJM/M47pPxhSZxI/XR97BGf+cHYWokm7e3BR4U2wfLCb4K7Bb4IxAy6C7eFFECrEChbdnhOmvPB+QBO9nJfz6wbRs7LwskBCmINLPkFUVy9KKAxOzkfc70R2Hzyzdz+6dgq7fchttzRb7clvtUQaATKhABnJYq1i9IoQvZrXPXhnbt3DIWEPwa4XkYFNMi/8Uhlqrx+1t4YHt3RtH1IP6yQrpEsyv1tovE3mGMYt3+Oz7w7P3hOe9A6jV4bo3QXHvcHs9azKsddPs1jw9oXH7WLq/i40wA7sH/qSazrYJcdeEKwyPJjrrucPu+4Od8I9R33CwQV0o4eYrDy89PceNW/NdIKJAR+qTcEQ1OD1g98weBVdmU/eYgztIaPQIEZ5Kh+4KiilwFX5io1WvH5HQTSpqF9cUoxRlUkqJYhBri0OpHAPSyEGUuQKkiMqCJ7831IQtIJMy87QzL2ioNoMfLq+dFCJ92zg/74U5cMRFvkGpfELiVvyD196jHJ8m2yNjLKabAwipO4VWXs/Ww/JtJ09rV9fn5Q8U3071+0KrS+xVs2mbrqHeukpFKZU30G47CMij9A/1OAPinnq3MOidLdSqcAz/KRYfafxPTQQMjnN3MoZ3UIBIVheHuMVBy2ukbWKSxXc7OnFJnWbugdXWqzR6qVmR9uUMDygkqLfMusUlY9yepJ4DCdtrFsCeZOnLyrDJYqxtKmNCsb/mSMDYqvfQjbcDVzY1OJ+vh01keRHAuE7inbXnnNenhOUGXGOicaLysieu0IRURgvgqNQxMb7Nn7Q9+2NH7x3Tr36hrm3zWcfDhfkhw/1inp1bX78fRrP4iIAczjy1AU+Pj6PF7eDjw/Pp8k7wI8Sfin4McLfA34Z4e8FfwjhtwJGAsJt4McJrgbfJbgG/ATBteAPJfgw+MNo/Trwy2mcAb+CxqvAH07jbvBH0HgJ+JWhdDLokS3uRo6xEV5l+HBb4Q0Pe66X8IZ6w7xydxOrNOgXtGwPtnF6CC70bDzjKv8EApf5VQQu9kcSeBz8UXTwZvBPJMG2gH8S4XsgeTLhN0HSyz5WGw/azAzhcxp5hGeTmdF1W/w4WoocIemTKyiq1LA304ujXx/E9rYXpyCz0Vl3iVYqlU+aLK/A9Hdig7gcgdcgLkNwMhUoyhtFBYryTqDKRHlVVJUobyQVEMorp6pEecOoIlHe0DrMG8pLUCGmPJcKPeUNmYwVlPLKGsRoBMOp7FNehUnJXowqNOVFJ8sqBKUN4gQElQ0Ck7M3wiRgr4RytEOCOsbx0GkxPrBSNeW6n8yFX5IDLhd+5r6/Klt0BfeFVz6WYaTCizEpLCtKCssOkxSWDZIU1pqwXVaQFBYfkBTIAoVJwVhksKTw3a4vkBQyR5sUMsWOkfnvSwrHdy7oPWQumMG54FzOBVOOQS7IHHkuGNTkx0UuyIUbBO8Y/WOQFScCetQIM8F3wkywVnIqWCMxFywvygXLD5MLlg+SCzabAmF5QS6468ACYUAuyBwsF2z5QgWCOtoCQRVfEuoY5gKO8t51FOb4nPj/FYOJ4gmHShKTOElM5CQx4VgUDOrIC4bBfOF4SxLrZAtHX3GS2JdPEmvCJPFJmCT2UpLIFCWJzGGSRGaQJMEPLJmCJHHzgQWDGlAwqIMkie4vVDAcbZLIFDtG5r8gSWwKo/z/enR7h4ruWo7uGo5u71iUAEce3YMa8XiL7t+Z6MawKY7ubZCL7vvD6N4KHN2bAKN7RVF0rzhMdK8YJLp/vYjib0VBdN99YAkwILozB4vuvYu+SAkAR1sCQHHah2Mf3Y8X3+n9zx8n0e4eKtorOdrLOdrdY3GXw5Hf5YMZ9XiL9l5jtczAaF+ictH+QBjt3YqjvQvjsXplUbSvPEy0rxwk2jeYgn9lQbSvOvAuhwF3ORwk2jd+kYK/72ijva/YMfqOfbR37T2nqIB/9PgI9kNEusORbnGki2MQ6X1HHumDGvR4i/Sl5qrEECqO9Dfykf5gGOn9YaT3hRHgJ9Cto+TWQZ+YlhyRc9ykF0VMaws2Zsfc72QSpPi48XBy0aRan6xunLCYHSk5dH2yxrztIjdO2uuToxu9Wy9OOiPZwZMl67v9UwIXHdUOnA72umRlOxrC7WhHt6/xqhv371e3erhidOOkxd3+qUUuuc14AfJse5X5d/BGJYPQIZZ4Vugghu+LzK8qWEikQh92cwKSOM/I5LD1fjWx9bRMlq/3a4jtTZLjrEf6Tv63V+PFVpmsGKJASMCEEsict/bI8N4LuTCTD4S5gl63HYoSQkojz8D5qGdUjSqvJSXXGN0OH+k5qNXRyFQEJRuai1bqmc2MErzR3imX4nytV+3hkhpSrnfqpVlduNuzGvPodV85Waei3RtGdvFKcK/SwES5+xyn8qJVJCG963RRmS1o2zhal34/Nb3MIl9lr6GMjDQJs8vz7HzRvGGMMeiKCO1D2UTlvc9gFds4bzKjm5BzZX6mUXgWckybIyuBDM/tzZ6byOUPm5fEkk4ufziUP+xBFlHoOIaVhGEO48NtGcBUlESPBjbeEea3lO4L5sIy75wpNZjbT+dfJKNUpFkwV6x5S/sY5k96xRu9T0n9P/+TS3onmgT+vaUy70WTlnkzmtTm3WjSzl0CdoOoRaDrgH5faZmfr3gq/LUJvVo2vIyj/EivUpmXicW8/Cd7Zxsrx3XW8Xnb3dmdl531fVvf3Xv3zFy7vVFsxR9ofG1QeseKHSdCTStVCCQ+8AEEXVdCvrUigZB9XbvBqQSkEhJpEVFKKTa0FwKkrdviYqFKDSUtRkLipVUJAgnKJ0sFkUJIef7Pc2Z2Znf2Zq/jRBT8Ye+ZO3PmzHmbc37neZ7zzA9I3COSl3ccN94heXnwB80H2bqSOwk0rzC4M2Cj5EwYAlly2mQ7FknwhyQrG7h1M7YkjYeT3JxoigHTKA0DIz8nRa+/d3Tc1me2dN5CJfT7quwdRdnM3U052uymnrK6ZrjGtgfU8VnhMoy+JjfABswRFbQrhgdsUzUybdzLk35TnvRr+kmf2OOTvmFZ5kjXfbuoWVcmT0pVLWDKad2SNVFFEMfZnMfozzJ7OX4FWT8vancKoriBoEuzLwWKCI2CdZqpKDhCfEa5O2xswFTYUd5Re52C1lEiCEc1j9pdCtyjdkRB46hNjCjKexsmohji157hYmzDtqqmalpB70ARtEF9yzpunKbgJhsc2UDLIycTE+gJxWpqpEdelRFPzrERAUWm0zwQOZzmV3nwctY+yiFMgFGpRmY3UqNKzCr3o6hc8xeqzBZmrtxCtX5FEL1UsVL0Uq2hIqXiULNSd6hqqT7UvdQgGkMqEa1D9YEK5L5OVFSuQAjDI64urphuXldogWO2m1WGrqIXpYomq2ZkY3Fm9h7+W9LDWZmSwnr4k9LHvzxrH9/Ds35bnsUy2ZTALr26x2dddO4Z9ZeM+u+qWb9Q3Miq3y5a9du5Vb8nc9Hm3uYzmb+yiez03iay05IGzWfez5nmhVmmpD63yuj/Q1y38r+uNVgBc72htpSGXo/LNpqgTucT1Dddy7rgnEd1PBE3C5b4NKmGts2bGswCWOdH2OhgVm10MLGJoSXVPsJsa3SfWXWfqe/zVEu1RpsfdHaayM5O4hFsnzCYl9UI0rPsniyeJwY8cdO49G429CoVrVYsmpMXqHCEojlVRXPyojl5gQpHKJpTVTRnWtGygvl5wWhkKBaslhUsP+8pHwVDbMsbnS5GyCuhcGRk4xaLWkDUr+J82xtvclpKIQm2lzRoTRNgwWRmq6fiUSGKbuxn88aeiOKN1788x+EYNsUI8RwnT71wVIiia/7ZvOYnoqDSAhWiKj1aXsEO54mdywkfeye2X7MvnVinRRcdbr/auHSiy2e3t19pXzrhPnkZF9wr+gQdd69IPJxfv8K3I9krlymmT0km2IXCDwjwgGD0gGD0gKD0AL/wAL/wAD9/gC8PeK/yVPAemk8Yb0/12l5+rGZ+WlB4WlB4WpA/LdDFCZFkOEoyHCUZlpIMC0mGhSTDPMlQF+Cst4T1H0R8qSGW/bKO8z5o0ZSnex33b8ETn6ZT8wkaqU1sRLFkv4TFW5OcoWwrqKfnzyICVnWybcKGdMvSopQGSyz5+mO9BMAkBpiQQhnvpzm3uAckaaA7n8Oc2cBI7EIyQAtgUzUQCDUZvKy2Kac84ql6JicweaGNHCGsY/NSZvDKall+zi1+uM3mtZS6HnYb2M4wkzXtjcya9qVKa9q/DOrRhdr52gXzPNVnRo23zQKyFEWeT5uj/69qmwfAF8t3pbyZaAVL8wYGnjpy6LImgcAbIr+4BXmVFuqwdJRlB01addfODRN/3TDiQPlEKHGo/AeMVtxWdLIbRwjm4w6CKN6HwEnmENNN5nOBSUdF0Vcv4ri9kyxA1jK3kyziBQ93kiUWt/g9FdDL3lWLakFEVXRmiUVV+9W8ClP33JZqszhrmWUBsUdZbis39jNZFMoR0oDcxvjcVuHjQS0XG9fSZ8yh8nOxcS192RwCF3zBhaTH28qUTyiRLBy1XzbVwtW4r2oPmP9qJis78QLQ+ttmsroTLwL8/smMw7xqe3iJk56WWtGJEM8Mq6AhlNP5mgnZYiLOxMKcs+g7Iny5q4mZVVE8xe1B7TBAeyxyY6ie6lNjLBV6z3xoO4bpUM3HsZrDezM3nqNHApMynFoSwZyMcAo6gjk5z3lW83GMM3FRoLakuhjqB2pBUT4WWaC2/z24tU8FXoUErbelVliCFtDNy6nBPf5LsjKAwKzNAmxu7mHsS6m1pBuCM+mRdPoKVwaqRK+t/pw7qayqTF5MYUkK0xiF4AgVjYJD8SqC9XgFwYG4h0ChtxDO0XNrUMOFCObxdKjhZCsjFRZrBugb9LBRzBrL/Z8tvDIvcW7qOqoXz/ku9wcqIaLK21UvaW7afsMrXKxpNQ0tIlC1PpYhPgtW9IW21t/Qy1InDKGJaKTC8am66ccqHFnc16KvXdQroE16VM2bkuVSqTzVYJldVo686PfT4BUnCK+Y8ZpfZ0HjeLSHxb/MuzbjNX14651x4tuYOZepcenF92lkPUwD1AodPYGXmZrHf8A0qLH89Of57VZ0dB6RklZWM9BVbKo2CtpHd+nJf37ioT76kFd6kFf2aLFZVXqPhpgexJZt1U/99w+Tvoqhb+hD27Gfghb0DX2loG/oq1Us0rIOGWLzXlioFE96MqWFnvypS2hKP6+ptg4rK5tGwRAjIf369KPGilfot0q/mH6Kfi1AZUvEAgpLNEfFWMs5yNUBClYgUXRQnD4FfawYHdTPPAW82cxRvAx1oKaBqGCO98Yo3iknsges8teO2SCC5JjtQgBiZqvhr9i2Q1NZvvzepsnMzkQglYpRR+/DpLp3tGLUmaYYNaYqRh3R5bCC0+YmdDJNjiz1sQXkfpZFUeDSlCixbK0sVS5BRD29JluHgDp/jRqnObN019pvyNM4OmK9wHNvi572L0Zq86kPZRlStUyoxM/KNUsOlo8/CUFK+jtaqfQTcvLH+eTv6pM/Kiffyyc/lW/ro/aFOs2BXut0tvd31wXrTJGwfSlrRuV4X4QkK2eSW8aZpLlnSVZTBC5N6OB4b07nUq7WrJZpNQ8bp6XzNu+zN0WmRUcbWh7Icq6uHK2LTKvJci5Xjroi01JNtFkLgRtj9LgF6VZTNTPplmrQCzuSbqmidKt1jNP1ykIuulm5nct59idlXU1IFPVb8LGw0aDKaxLcNRjudkE7sV0psJ0Yr2i2Y0udjO1m4DqUvnpY/bHN2JfDzQubvOgbTfljNGjlNBiCBomvQIORCkGDHQIRosF9CObjOQRRPI/ASRYQ000yFfc8DWP7NA12QH9EHws7SRf0Ee0k+xlAwh6R4mWaNbvEgEyDdGY/0yAhgYoIApL+luoQBCQrWzTe50TYISIMMxqMiAY7WOXTaPl44IzRYDhJg6GmwYHQYAgaXGIaXLoKBGAajHfiJU2DyQ4Rq9BglKPSgGlwMKLBCM+Mql6NSE7vhQbvVmJTaJDbI4Lymdqjy41xoKcUNcb+Ag0ujmjwoFoADS5MpUGOYE5GYBpckPNCg4vxQZw5WKTB/WoZNLhGWEj56DIN9pgGFRU4AQ0OtlTMNNimm1cnabCDvtHh5h4Cy8ZpkHvkVBrUI1IgZhrPFvpwNeucCtiQQOAxEn3GklBjItQYCzWGQo0d0YN0BRcHgotKcPGg4GK7Gher85O96AfjBUIqdJigaGFSxsWO73iFixkuhoKLWFwkYREXOxoX6W0iAgtLuBhSe9BvGi7CJaIAHrgNr2iouS2mI+G2hEYT4raDdEK47QAdjXNb58HMXEKhYQeZnpm5TeXcNqjmNlY3D0AxHaWY25Q6CG5TKga3KeE2pQ4Af5RKgD9Z14nAbVGJ27jPUVojbhvkrdXRYXVD9dViap+llcwWQ1p0woi79FuqGK2FlSGZAisnwU8FmXuCKP1Ethuf8/dytpucFqzBDep4/o24m96k4Sltxx3Zi0yPi4gX5Zh1bZFMr0u8Oxh4uPQQ42EieBgLHoaChx3Bwy5HBiF2H2JCHAghKiHEBSHEdpkQAyFEf2+EWGUoO50QP1JBiNMMZe8SIX56r4T47Q+9IULcqSLE36sixN9/iwnxY0XpVa7zfNksbMkvGd9vm7wlX+q6JtI5Nh+UaRoGgiJQc2UobGI5U+KTFt8AaZWrWswnHvjEVx74JFAe+CRUHvikjWCeRmUPfNJB4CT7ENNN5vQAA8lAW/NJuJPMYz7cB6kVzYcBS61oSvR6yoeAhF7teeETT4sqaCCfUwFLq0KWVu2nXNEwBRALVSMXsmk5QFOFkFaFKihKqxyei7ycT5z0lvCJp/lkWcjYA5/MH7VvmWr+KpGR84D5d2bS3yH0cg4bf6sFV/Si/JUZB/nkvcx8sjzikwDPDKqaOpDTuqklW066kRMFZ6yEJ3cpLbMiBs3UaAxqhFU0xgK3xKCnetQSiwU4mRvBiVL7ACf7psIJRzAnIzCc7JPzAidzscIZVYSTRbUEOFmlcZ3yscBw0mU46VFxVwAny1uqz3Di0837U3E3VYCTEJ0j5LYexrrQRTjh7kint7kuUCMWJfB17p6WllNRW7PNBBgjQLBOKToimXLAGMsI+nEfQTdeQTBPRXeAGgMEPo1YjpiUsl+MFo+u9BJpVzulfMFCVc9n8rJoENJRW/E+v8Fdgc3msveqVgKPkNikcNHRfOE9aG3QnR7AwyuCR6jBA68J24IVwAPCE/oxeKC7UP3IhO/AqikE4lTnuFSolhLTsqwYecnvp0EqjjPxVA304mFdpOmlT0dCLys01hC9KDoh9DKgI6GXZlZOTKIbACs36aHllwWz/KSF0vVALy3QyzLmtcmyEHOJCCZUPYYXQnPAS0/1AS891QS89DAXz1OwAnjJulYAeAkKRfSkT1Ja6JMCL8283KEOK6uOBrOBFi6taMHTshY+QRgVYNXpwQIXYGFDTgTL3VAsd3ugCrb4VWIGDFvdFfaQItIyNhGOxEjXFxNhV8yAHTHuNcQdHC/rx9pLL2zft8lkgwWPnndi7+O2bdOcNAUyqvbaTYeMyb12ztS9drtAhvBBfYwqclyoc8t8i5EC4OBEf8/HbgYOuDwzOGjzllr6/CQ+1NI/mMSHWvqHBXxwBR8abyY+PNVmfBD5iJPhw9NWhYSEN/g+D8Y3jxvXICkpbPR9rqAVw07fZwr/f2JMtCJ7fbVo5bN3qDbbRVzyv0N5liyL+izpbfGQVVSgjSnPLFGeFcUl18eUZzDMLSjPVsrKs20LyrNViEs+bCUDrTx7ykqUVp5dtgrKsxXGkZU7UZ5dn5RwYE/DnSnPdk/MrIoyUp7FI+UZjcmr05Vna6+nPFvbg/JsDWfWKpRnMYFpUlaerVKBFYhkZYvWxpnyrD+D8uz6bsqz6yNxyV+UxSXTVEPXx8Ql7khcEoq4ZEHEJUrEJQMRl/giLlkRccmiiEtWRVzSFnHJ2qR27fqs2rW1eE6oZXftmnOn2jV7z9q1orikqOYa5GouJWqutVzNleyq5lpFw66U1FyrubhkZRc114qouVaZOFbVGohjVQ1AHKsiLlmFqGCeAjWDmqtfUnOtzqbmUstqnsUlNH5B1xWeMOJF+i3AxqhauH1qMz6gD39kMz5YEVHLVQ5oucrBkVwlHHk55IL8av7fnDp4g3rogRvxIuQqoZajtNOQsCckHJL/B5h3Q5GrLORylQWRqyiRqwxEruKLXGVF5CqLuVxlUeQqqyJXaU/TvPHQdD9NcfHbED5nxm/H23TNBL7jzPPmMXsdUheYexrq7cfsLgVvg0rDUAcgijHUwWM2D+xPW5lI5kVsktAT8PMlUqpyXTKdlH65gpSmuS7ZlZRoiOEIR04mdb4uSyJtlT0ml9FXo3+8mJkQ8T15/Byx6FT0OZn03xhU/VEVVL1QBVWfKUBV/U2CqucLUPU3YRVUbRehCgz13BhDPTPGUIxMmpRK6LQt6PTx7XvoVIFO18bQ6ba5GzrdNnN0+k8zR6fvmjk6/Zt5d9DpGs/eGwXYuX3HZke7pmVWxPj/wU3Xqrlpm+vimnBTdGs2aLo2DZqOCDStCzQdEGhSAk19gaauQFMkHcgXaHIFmhyBJqMETdfeImjaeIPQtFGClY27ykwbMzPTRC6+j5GJqmoGZLqikWn7+xyZntbI9AyQycDb9Jw5AyNt54z0TdusVzNSlavH6Yz0SxWMNM3VY5mRXqxmpDhjJBGhx0WNVkPfho0yI1xCxEb6We0lOfpnkTNl3IQZK08mRyc+G13bno2eXqzSZTXSz01yUyO9PslNjfTzk9zkvpnc9K3SpsiXjTOJu2drJxfDg8l7v93ppk7ufTZEry62R7YQRLGHoEsvkovtkQECluorl8Z8eUdCMYUKxA7KFyMoTyygWtr8qbQvksbFV2D05Cq3uCfyiOyJ3GSB82hLJLfci8UNkeJkmZsT5cr8LEOt6apGyRBq2r5IF1vL9dvzD3eRS4uyvWmA+vl7sr17gHoPUO8B6j1A/T8u07sHqK8LqFUfKJgOqB+uANRpHyh4UwH1C3cAqF948g0B6herAPWPqwD1xlsMqF82+VuE2HKpjEd5O7veFTl8XP6TTdj8AafHevyZE76c0BT/woVhjDj60IJNEk1g4rFK7s597xhZbIlKXYyCmuyLHKUuKZhTUsBuRyPb9VhIofSRtDv5jT6sdnf+jH1tbKavtX0n29PpV23pnK/wTTNbuv+epbtelW5b0s03/s+U5H9kSaqqJO+b5kZnnYYveJPQI/eMe12/u/uXY37mLjntWdeeJLLMrYvjhIfzyvZlp/J/8VNnyvlnds/5192aTesW84JNPz3AHsm3w6gmdgd3xQND63U9MOzud8Eb87uwu7cFyqcH+6mytwV6eAsuCSLtkoD9J3iv6z9hd68JwZjXhN19JQSeWABmGVPeThJSht4dmHfq8gCbd/5bLEdlV3n0xA78FoLaiNiTaMyxhGoD6o1PX85Wh9s3jUuxP93fBLtliH2PPQLEHZ1y2akDzJ0khXDS44Pq7LBnufIjTzx05Wp2U5U3iJC9QdQRiQ34OVF++EQBonHnGdT1oqGuJ9TPa3ISynIO5EOcU8pr8tcmS2UR54QTpYgmSsr7uqRlSs/16XVq8ke2phfYwXNrHs9f8HNUVwEn8j3duFbRq4RP2WHvlFUpNVUbUpEmxCGK02vCO7aXts9OpGoWfW2M/Fr4UyqnnHQzHQwl7RbSzrokPyHtDqPti7r8XQIhE3vYBihhMz2Szd+1dm68ZngfcUba1iOFbXWVI8csflr25pNlcqSifqqdOFTVBcqsB6bRuxljiIRHh2kDy+7Dic8Nsvsg4sNm0S/kmwcyXz9rlOdKHyvIc1BudZuWlTbybKF9PZgp8tCNZm7Bs2gTYitqbUBen4IAwzpHmUdPOG50KHBA8014wXMpsOAwqcmjEVyUNlXtuBEh4BP75EWhwSvtUweKLjLHWsWOob9om2SDHWauD14U95BajGbgYYb3s1JW/UG8bGiEr8NLF3NPMOJNL8l8NxIF0jT3SMCiOdxg4v/HetGX2CMwXz2jar3EPslVg/ngkR76bs27bVv2BSuTiKozSSsX1EVvfD7x9zSfTHQFb0ds3HVHKDY+nw5efwxrjcYwLGZlDGvJGNaacQyTdpBRTLynfU+LYI4bsq6rnHvfLN859J4HkAy3IC6OdO5amCP0mDiRR7zdKltA/rpT03s5SpyTb+bAm3CInWhRv4I9OrymPGC2aBFnHTaaibtT9EAF4Wcr6xdYbbCEZ6I31HLsqbEbhqo+UJsOO6qZcw58qqUR+kJjhyYOC/NfIJ/fHUUuznQ+Okm9opPkjO/I61tTLmRurS04ljm3xZ5hXss+LJl3lNbJwq1oeukjjnyU0BtCSoStAt4ZJR9QPTSMroi992GjG5iQTNW4NevUms3JFB2ZjTK3iOnSUBL3htWpwntbTbYMLJ0MBEM/QEhgF+aiQvLSXazoKRmlkPPRMOU1WAXie79SN92Ca72GjtDgj6zrYYm/H3KxOKc1DhsiVsOIA8dp9qnM8eepnv6uMi/wG5BzNRV7QGvGEHQ0h4cMI/0TCCNoyiFib9EFjzcDeZDtwDY/wS5vH/E2T+NzzrK3SLnDpAVZmncz8VmaoXPjp91z6YUP/DS+++7YlmnYHm/cobjpO8+m/jmeP9J91NSt1MpO1/lfW/+7FXupQ/Nv+da6vtUv3Yq4NsW1MDENONboHly0eCJPTZqr9RKfsh4g6/7NJCxmPazIelDKephlPShnPShk3aesh3751rq+1S/diri2DFChznpQyLpPWQ8l62H2knnpdh0CCi/6U8wy6Wvts4wJVHa54JcuUDvqrsPf17woYxOL+3Eh60/ZBZnL4FMAZ5/UJvLS7wrnqA9hfnZP9xKXZnyo5E4HNvcJ+LLqQU93huuZ/rV6uH4GX5Cl+3+R0zRlwNUOu6jhHj0LDVdj7DPehjc0zQspBFn4YD396IlWyh8KxtfuqWIcOx8T2TsKIgtNNVCP9GgOaaBLM68Cxw1M+w0a5tp4pAmH5dStvwEZEKVYyz/hrSztYnGYGOguVvqS+Si/KNxGsVmgPN1xzg9D9Bv2Cic9xsp6jFHqMVgxS5+JTT+LXtfRfX3d0td5Scb9g0YOKofAJLc3Y4jFt29JyydG+oq0vZHWz54U3rgpPsUQ8116gKbi6Zf/h0f+xHgMYPkTXdV+uxKTMlMvvv+stLWRBJxoH/of9v4F3q6qvBeG55j3tea67Uuyd7IjzDXD6bs5kJK2vLlhJXMfAuHyQvRwzkf7ec6Lgn68O7QHAuXj9I3ZO2QnxktrqrYF1JqANVjZnrRahSoSkSpStNHeOC1tY4uWtljT1lpOpfI9/+cZY84x1yXZAbXt9wq/7DXXXGOOOS7PeMYznsv/4aGhZeT2jwcWUkgDAkz7ykIqhiXsHZaQhqUbsj66sn6skcEzklohZIBsa3T0uHB2GL2OygXBWjlW3aFXJevzNutbNNVlP4Fam2C4QU7J4yCPct8uWTMLuVE+P+8izziCLG/ktMWRyLb6lw5Q1PgX4KkpyMBRPpfPp5wSfgrybSRyr77tye1RlM7P/Ck5Vs1c+MbDt6TqFogKUO7Sfa+8790CmZo3CyhRSSqOtFQM0LZiu1HJfb4fsRyiLAk01D97MMFGnKICUbqQREgihyRSnmo8yB+JkT88YOXPdt68WwJ5IY3Eg6SRuJBN+55Qg55Q+ole+bS+iMMGJJAWA+PJsUW2wjyFjOLpfdcIq7WKHLKNTzbJFqsg/AtIovAYAN8IKNCLYD5IOkmw40A6wZFApJOQE44wX4nZjGo4tBFBYxY3kFCgXam2uLALqFMUABB9E3JniMMzZ6PmMUwbszCUbUfObGTB3qqPH1vw9WKWlPFuKtaNhbfHpyiPRVVIrb8Zejin+Ibyj1nxxywDBmbFC0AhCxL0cUs3nCFOPDOHcGNgUvNxlpoy48gd/Ard9WVNFuTpgRoVjhLGi6E2hot7Zzr7ZtQC0XmtuIZcTJsPpOQsFLm4julheZjmCAIz8SKaqKzB5om3iLCW0gq8Wwl20134TDY5dyoxLrxTSSj3AQ6gZuSb/foyzaIZDy2IgONIRHnhnm1TWcRRUYyYPU+TQFuxATuFpbdGd+TdbzUq1I6R3BmFWHgl9jDqtFuMUq2Lk6w9SjUZQ7oro1STYdWj1MEoudYolSMG+xINTwmVrEfJ0aMEVGTaJfpHyblAXSaDdKmM0VYMHVB4eaQ2y6hMMvg3rjrDxmebDM9aIqpydJ50Zhn40RodVhf7YnISN/Of2V1I/iFk60aXA32RdrH4cY3jd10zoiL4okDnZ3frcwVVZb64BgBfGQHdT+ybwx5MoH0jWfpmegJbkRj0IBDgi3sp/3KSpzkGu5Dvt32HQKzPdhvraQNRyXt8XpfKOizEJQ73UhB9Tw/H9/TQe0WLUZ9ROBvS8mV9+TaEzBLvNsqDC/bPqD3dpIKTlKqZxp4ZIr19r4TkRQW2DdNC6coH15m6ZT00olyPSg2QsGsBCXtJRfVQKDBiSz+OY/3bmPTYrwwyBPzMMnVYFEZoNOavKHwAhWd27Fmg1QjpweWCLreqUmuloCvOOAOVsdC48U7rznT2H96qdU56I4BrWlyIzhCc3+e6UDTAbntb6adFXy1aYMhWdxAFuJhTlqJdzLs7aN6lTIK134PaHC5mcaG/p84aBSFsCpyHp8dqEMsB3zPdLh6hHZStBti34L52FpSikKzoY5OzKnXKtFqTqWOiWZ31MHuhREOUe7E87ePjAgWxPqa2bSIZ/R+bQcBmJ0slY9n2cTZa594HxjHNtnaTV+dspkm6+PdsMKf9Sgev5J8Uo7qXH2SfH6/z9t1apDorC6A2VBBYUhFvFRET/qR7qe3qak7NNS14bc9xKuRpHZAz7e5XkMjORvx8jM/bIZKdDW+GOir/OQUb/Xnq7bQm8P0AnWLw2FsVR0Q/x0065sx23rFbCzaBWdhQ5tRFzmFdjM+AGwlvDk3uwjv1KZDr6fz8bpP8DKRaZhfqe8d38BYLR9/VNySV3qXMrrA8Ela6QXnmVErQimQPQriaYkEKdaQlUnnvYFF5Iv1ogDqs8mIPGqeIrR+loOnBr8voS/tbEooqTCYk9WczH2fV8GgW2KqNYIBqw6+cyAJzIvOrqg3fUm2ElXc3qnWEuo5GpY6+h1xsD6Ls8C1lR08plfR0s+fXcn8z4nbIwnIEuxPv2OXX3jGuvmZJBcF6a+u9ayBJk3jD/OoY3GeWNNzUQG9Ir7Vy+pRjKPvxac9XcpIulezmWIXdnAevV7CR/wtcZI1zg5y2rgePmXavFU50E4/WMV5H08XKwtnWJ+INLC6SMCn/AnMRY1/qMKeX0vL7L8rvelWWs9PA8soCq+Sd4n83SwN+5k9ltEnespj697PsGyz01AA9ENS6uVgpod2RTORnc4a2goV3ZrW15y4DW9xhnyYPaUICyQvm62SOa5wrTC1XQGu7FRXBcrUVBqRLZG+YdjeTCCtpFo86s6xUoicvarJZtnP3bp0uYJNzUSLeVbj9Lo0IEghuO94n7cR2dhFaj20/EAVWKE5uhRtT+yRzXfniJP/e0W4oa5zJ0jtkbZkCo8iGkbwbhipvl0iVsQh2/8LCZW2xC+kP1uV4MWuyaFnjlAYVKbDBtnmRAxv7tDBSSF7v1nr4ocIlqh9Wq7JrVX21DrNscXta++nQpejjag6jjWE7asIreqqXoN19MzhT0X9qT9q4WjSSpcgHOe+h0IP04s31q3EcWjhZdNhkBGQBydN7TixaC5LeRHdErTjzp9L4Fj5Bdh1hvpVTRFVyLCZ64NXJ5cq6aDPd4rkBVyeXOoelQVmk02jHWKAGyJO2ZOnxAQUKo35RVTv59MqqnT6RNiwzHlXUQg0kPmB3qOGircvqpoT17zE//h4xTNOm2jvqsr+5vE8p2qdYpeMWdkzryiqiR/mXirHtK4KDrCMqpfoijF44ZaTxxZxIAuqFQkEqN6AaVlCV0i9daPPmZjOPeIJrVKbU9GTQcA8eAtHXDTgpqG5t+LjxSagGH4MYJOVY4/9LPIA8ODEPLZYT/UjLyb1fKNvWbRFzu0LZB+hC7OdpnXZlWt5rdoSYZpVF+YbwXyX8t8hU9e5Y1easvG+h7XkC5u/IPoLU0lSbKCQ2OY5w91WJ+JPoLL4yA+gZSYOde3TkABHVeFbLkVPkZvrrw96hxEwWYsvqwRw2Lz6reHEKLHR40sAGT+dxIEeHNMTEJPJ/J9E7KUSBfyeiADRZMmTUiHslHmCN4wNii6mEowkw3jWYHLY0PWAKpgkd6eoJX9LjnUfZKNHM5y4G4JiCdglpsJp0kmNYVSw2jHgz926dPc8h8eU2zDvVKRdZCzaXFrOsugwWnk84dyO+kSBBbwRNUF+aLi8g8Icix2ZTEmzWqT9h531MJeAhPASwHzSkfAMIrbelzcsFTO5yBCT0PQR/9BiuAGgtnZBqFzjjMBCvc5A5rE5HUYD5V1rZgE+yGd7HHHt8WYHLQ4z7eoz1xNFIN2SkHeEmTREH+kZV9Y6qz+RwLds7KwNRL5KNfq/GwuWmbJCmMJWwyap3HjGB3r98a8UNe3KWdwZaOKugXEJYRCmurcJk0SENt424VkcfJ0W/XhfmwNnsQit14fVaA3i2h7BAuYqxmbNWsLNOewaLVnCyqhWcFK3guGgFVyCyhLWCKxFqwjWlcF1QySGl1K4ZsfUH+XzKzFO8HkoJJi73F0cUbPTJ8kxM8oxKKq6hEGoOs8nXYR2W4rKpM0SHRTKoAwkn1hIO9jaIPD/O9UJiGR8geiafg7rK/Z6rq/RIhYtZjd1ne5RUA4ZLD9MreczUnsPoVrlx2ZvRfYMGrfy5OmhV95myxuHbYIhtkBc+5LzDVxTjCz/+z/U6lxWmPUg90SmFupOPdNwjwJ18zGOka44t6T3SfkwAlhHnsqrgVXvxctcSBS6HreqerUQYImjVTy1o1U8taNWxkbJXUYho4o7s7boVtkSSw2te9AapdzSfu2wq+duGathChX/6QkXMBn0pPcHnz7DzyyVDmxggNLiMqutk7C8UNnVtLDp0OLbX4USZ56nxbg3fLlDjqH05H1WpzuWwy4vJxSV+SDJKCDbZkMMT7WssoYfcdHFL0rm3I+bZ7xeoIQzNHIKII0yd4EMT60ZkCE7yIXcKRbJ6WruYWTU3uHFVE+ko6CNOk3wn/SwwxvF5HGIcA8jYucCBznxnmYOBtge6laRN/FJP2+uwQccYPdRyO1QiMNDR22pbwfHF8aAujgLodIPfTmsnOVmXIo3J7HJ3qDZO2K27loXnOeMcNe1gnAN2UtFjdhZCEgsxri5Khsks5B7Dn4sFuZrY7S4SkOrNYrfbILhI0xKdjtg67G3IDMpXE5uc9XK1fJOzDlc0sReo83HFW9Na+ZXk3nPlimrJ5EohzylfOQinY1NePY3FimvJM2zKMz1g614k0gx7KGlpJoI0UwdTS0Q2iCDNaK8tkZUGyIgkCdAlZES6uPBmfGFZMSxljFhkRdCiFhkbTS0uRpIJKrTkjoYIHaElP4QsxsQZR4TXpXyD2ktCRwKhI4LQUR/wEGYhho2YpzcRoYPoSoSOEEJHrRCffbNe0PiY1kudfaA4zrXSF7Fa0SDdKPN8g8zztTLP22Seryjm+fpinv/PYp7/azHPry7m+Zpinq8u5vmyYp4vLeZ5q5ifZZ57BFdM9Lg10R1xvqtOdL0QW/VE19Ept3ciwkIA/F7NhaqKqYNJSCTVf9mGFpJqWEqqYZ+kyg6soSWphoJbXYeQF4qkWmcAdEtS/bpS9bnSX8HJXHTC04mEhGO7BXvjTVizNzYEEcf2ZbMN6Jt3a+oyxyZ+2fU82WuJ60WpL8yRK4+vakKepA8g7RNTjsCUiQGCY9ewY2mOHRTsnMkJHDvE8KCmZJ2gLmC/o1puB3sGTB29zd/KobAKAWlRk/MnuOCs4mP486qSz9oroUmo91qLKzoB6ukHdluQI43MLw/j6I+oCcTDST9N7+cHf0X0COcpX/ToBtLjAjVAmYCG/bWHZOe7XpQ0HC5BGmZKC201GkQyOTMMNNbGpXd3tUkGuCFcSrNyV8qdRtNSD3dcomOtnW2L1GvJgP9DIztXZUkSv1u35d7NmQdam9lJMviMt0drx4gUUMlsNlBP5MzEOM0U9Q145xGDiPhS3+QvJFs4/hjumRKq7Pb6ZYu7pYucquyTGXSpbOGryCFQbvIpE8b8PSKYgVJ8oT1WQyRxJWcXTkbLY3qJHKcWQPUfcz3qQqnRPloVetlojtAaOGeFbDj/cVaCKeP4S8dSQfNRfEDeJLsWHZo3ytVkFm9yNsieN57VkDq9IufwAR1xSrGBuBBhRnUOahrDTybGUulTuHnJCuslk9ZLxouXdOQlscAKKa0PKF+n2J+AXndI4t7My3LNMFTpvsxwAIZtvy3y4fIRlD6da0uVJhqX+YsSt36252jfA2pQFkobI7b8S9v9HdyvLGb7nfh9ixdAGXPgFzF0zLY6HxQ7U/VbxHLuIKKLyvi6kz+vBj2v9PN9hoA0EMs9yfaL7B7kswmusAYmYrVPhO7ENkLPFInTbYt9MiyARZVGNQ5gibRrfGGtly2g/+18juEux7TFwWysjtIOAgW7GVXbbOy7yvHFQ720+vrG6htVrb6RZfVVkA+jilHZN0blyDIqKzE+i1U6sqzSyj4b++ZcHBXhMxxHWgxDcWEXUKcowDkNcCb2sF47YoPtHRZn0LBoa/rgdrtL7Lh6UeMKxrbWilAY0EVVGFnfQ82ED5bD6w1LzZOlJrwiC8x6k9XGa03CNMRWHlZs5SzL6DAOsZWL/7s2j5c/FuZxeI3jlbTZeIV5PGTJjzhO8iYr1CgtgMIgyPBhne0Qpbe3o4lA5B6/kIqg4dH+4Fh0xKxEAvUggcYQxyZn+XYpgQbnqVWShGiSODbLjCRjj8lHLE8WRj2qeFQETZKcOuKP3mD7kOb3xPqjxOvVXkQt11HsWMxWFGJ1I3stwDjgv4yL4yi/bjQXrBQHfvqcj7zBXt0x3sJN7WS1/Ki6FPHHEk5Ap4T5+94wm7/vD5xLd3RjNAOJWGIde1EZJ1M7vQgWX36JzshBA5hheH5ZjxqbM7hNY5UqTj7G8YAxbphETxESGcvgcqe4layVLPoeVvue1uihQIptaeozkekt8FCQcjTu3I/XsfVHUPk6i7tLnSU8XCPriBQVRyRBzXtfRSHCiZ203qSRMSZUHUekBo5IyYCHYDaA2qTORyQ6CuCIVKdBdTC2ESBemEAYbUI2S6yhmHYQ7+Yd8LANSif3tyrll2KTyuf/62w+ejm7aL/3v8zmyy7lsyqPAK1a1JCvuolPNJHQR37vHziXsyj15Ktn85W4DBFEjrPP/3y1Vpmq/An/Riqy6sbZ/Om/+5Nd0I3m3BsHCVON1SD5WQnV4SgapaOwPfGuV7eR9Ki2luE6bo4e+LPsN06Hnl03Z/zaVF02xeyK3Ug0OlfEEhecVcLLpjKE8KzWBlcaRNh3dSwYO1Ui6kTdKtEqUFGxyXyWA0kA92F8r2/m4BnWZ3EkvSMpZfxZtmaepxx4XLo5G4xZFalEqRfKCZb9wfHSDxn6l1dp95MIEuHnXdWYs9a2dSbN3Uv7jqPwLS+Oo/oc6spkUUvLA6fL7nIR049Px0ujUvLp5Fh+BbVH0Mgh0AyEDt2in6+iVYuzqahAxumQrg+oOHFnsdY3spoka9I3US3WUaIpikbRJEK+qRVNCvRdvAVSZ4PDMbE0atwsOjgmVkvr5fWlrIaEiozWMjY2mj/vkr6TLv6fwGrkgykjuaSOrCpE2i3JdGQbi5yKIUicXxwpYxmBnMII5IiN4q3/ys09vV0sj3xlF1+kwaY89FxhRmNWeXNa2ZB5BSF7ll7F0xw1zligNEoNyeXkCwVDYxykPvTHkAQ84Xi+QBwEHOvoJHuVCuZkvTiZX7zLtxaNL03EtpMFV/GPSlTTeEOUsoY6FhtowAfRVG0XiwYq+ZCOJAnQONcAlsai5Ih0M378u2YLTR5xqYfMezJP+2Q/zD7ZkLo6nxHtmOyqRmrqfLa4S4ehgIkF2reAu00cHlsLwvo0/3/C/8mMvmSzhTrO1xVVqw/7q/fZbCBQdVrhn/uoHp7XDvaH7Xp7+cn8y+YFmENelKtuysT9d1jHPNE4ZaryZo8nG+xcv1nmU8mbEf9/ePWs7JuYriQ54KtoToeIOp1Ps8YWS6x9M3NYjG1QbUJI5T5jEulx5wXDxdFN4HitIPV1EwJDtKlCE4D7Rq93QTQ+raDV79UYeVRs9DYde8tpLLGSTcRvyn63wdHMsU8KziA35zWOCcZ1Cp/ZNY5bOMyucTyW74Pcl7OTeSLUTzTKJ1DKk4OGY/x5pTR+kW0Z6ghWEadKInQjYaocnx1o+TGw5UdG1uRRciyZySlkJotRs8qINwzeGExQGWe9i4usd7UBD0HkhPNgzINP0hMGn2ZDBt8BHVOLt4t1iuaGhhrQo0QRj6pCJLHh8bxbMzpnhAMR8hi6YxablivKWA6yFTnBseUEx5YTuLjDxTkil4azCo2npBZ10lpiqSWu1pIst6FdwKx+lTe+3wvonObvgv7DNo779m7kFcZx6wqd8QbtUF5hJvcKM7l1tUWiQPp3LW+gwdxnl1vavNhdcTFLaPPKGti+arx3ucXeVbf2rrreu8remr0LgfJw9EsA7NVEvB4OikQOtxB7j+/n1/hmB0NSl9Jdz5yuFtN6j3uqIzv9sEc11pdGj5G4B/Oz1Q3nx5pKUGYH1EINBpgXPRxKP3cX/qzavaLsayWuqjhMOjrOBrR0ZdPNjxqsAHz185QlBpDa9subvrhxHaXzDgw+VnOrNPRru7W6Hoq7q6ruM/j9w9wSn508ONS70s6P7NayNmLPo623NKsP/7qpvHiWj/seytOmw+V9Oeb75TG/yYrUz4SBq4ObaLdlIoqExmPbO5CZ50xMFBNVqWkfnKshKGX1bVMAUYcA02ChB6lRMT98/Gl59rG7f70MXCUC5byURcE+/1VwT0x2YlO3LZmZSfbQnH4KTus91JdrT+naYbhAOxi/C9+Y1vYeviWLt4uPKy1HxOIvspe0DLEvmn2h521Zu8k+iKyvTDjCtT3VjW3ajWXqtjaDSqs/alqtNBzwVg0Ki9PZSWdlW9bqnZW6mZV/XTMyZCJamh3UT2P4rqBjkf2Kj2mPX2Wtz3zXySdUDZ3QRINA8FnKMSem3yugYbXgDtEJUL9DdoqT7wrMb06xAwyMqvSNnaXoqARR0Hp2h/BLAGbwIRgqAwUACepovCAd+3oQurTrKQ1J1Yc5ZHEHCL8knWvHZIaXKKfgYZFu9UphW1SEIFlHY+cJFfvmoEWETOSrSRmtz4ie6+AyCXGZhtBzk1YpAj9b9GnRdWzRdXz6O3M/hb9oWm8Mp/WSopvdDiNbYAKaoOhO326adoRWRw5n7St494z7ds6k3DnrfTun7JjcsJ4n0xYKe307pdXoA+KiKA3oai/EtlWAVclZJ/fFQIf4kW3oT9teWSO0stLObIabWSdt0z7UKdTNDnyRR2YwnO09dMHRJmxQOfHChbQ7U6mFeWzRvVts2YijhVe/kzDwPjWIVi0t8/Z2pFHO52gl632vZw1bcEJO8o6YI+ZtS3/pFhkvxS3yxTpIvlhXSUveysDgs/pJY6qZFNyhcRNGeNK7llPEHA+SpAY7qhoCL399wOBGOZXbDxa3LdUIONEPqlEEjBQdiNn4JXw1v/CKJp++LIdauX9Z0+2xxFvv+o0ibGZQ6EnuMKZLT7MfLHGwcKbhoRoEGa5nWUOGo9KP89uSqrXbhSMO4yIBQS+Lm87qg0JjubxPQNLjpb/LSGfcYtoJO5/gpdiQBjcGPd+Q27qtiW4K3Y4BQC8YO41BNGs/iEnqfxRrvqFVsg0h70budd5l0IX5OFE3J4lEThLJ/Xw4HRj4gxNEDWs2dUzsO7QF3NOHdhfevFEawnbWN9sZo2lGqTdLgi9JzbQcISMYB+BBdKANvuxuWzAFLzmUBBI/51ZAGQ1jCKGPPqvUPOt9P3VoW2vTXu5rT4dYPKv/bYTLcfykbKKImCO+0ujlK0mFp/jDeEpkeIpnLzCgHA7gC7h9Ur5QsxpQ03whv/D/6OMJ+YWXV/jBQM6At5mjF02Ulzi9TXyxPMDVPKA+gAeYgBsH8agWD8BTwgNqL5IH0OBoHtCUBjcHPd+U27qtdd0UQCnzQmZzQ3MQqdkPYkL6HwUPaGoe0GQDLAJpNA/QykKAU19cISQnD2+DdzY0VDXO+AR7BxvtznY7rBeDaT1zNGMrZZ1kCWEA1mwWMQB+V8eluacIBWB8uelZtj9FLHGE+VmznU8K+0GaHbaBlm78jWGaffFjCBFo3hE3ZQmfBFfsrVm8QM/K3Ca/JNYvKQFDC5oaFgaqpOIGsdvCnUxwywYFKgwpPSRmYXBpYnKFv1qDYzbFepIMcRCkaUxk0dFVtMBGfmcwV7YoZVGLcOz2XzhZRMlr+0SUXulEm5wKDzzxTJibXZxp7WM5R5CpjMSqm7t5z8KCPg39wClfsRJHpmPKhWvai4ISD5YAJQ6gRo67KN2Z3Hz+uFeFDM8R6C8A/SEjYca3bV+c2bCPF9MghPFQI93TvM3t3FNMVrpnW3KOCVOhn+26egrO/Oj+w8nnfTcog4p6ERDPLfCboKDSx/WstpUVVB0bEH2YXvXk5+akR5t68hN0L5oxEAMbQ47RJVixOwidpTiTWOdeOp1rhgPnBdaSDzmCe+A07MM1CftYDXio/hTAU7ejFsAJf2q3rmhSV1QdJ1n0DPJIc7Ug4bZesb6tK6uIHqtfKo65fUWgYmC840hAreGaJq2szQ5u3rmZ3/RwMY4O+ZDAlF5yxdoDqqBvVJMVzElftA6pbzjdmbzmaN8XFYMYO2bzidl8580o+8VW5PJxLWD9hD+XeuLGAJcExtgPXtRCDJewEAc6ugZaWIp700SIJ9aQxQeQlq6OcmYTFlauZfN+cYlMaqeVyISj5WvWavDEsyAs5MDeLlmdy4+qn9AdLBuchXaTjROJKqUhVW4p5oqRTDi4IVWdR0U0ky2EmA+JoKITmol5e8maM/7+w1PdlsiYSGCHgQSwF21LQerc0h1Jg/u7oxDDpU3dgF5Qs1REwVKHVSuGljCeSTUnaamN2paNwbTXVDM4HHZowDw7ocMo3RyBW5Z+k/nBlE4q2TFIIOqOl3CiGtgxjUqYsHSc/7KMVsShkFhVjUSBX81vsswY8rRzMMo4rIbLTDDKclgNx2E1XA6r4bLqczJfy8QcPg6hLY2ArlZn7Bk+x0Fd0HqV6AjF8Ygefrd20xowFSedgNMY9hTj3emOM649bC6ddGyqO26P4zh73WfJ4Sy8Ag622vD03WxU30JqyAkqKKC7rPa1UdiXUSxFD3scRUGne1FwEauAKOjGREEXlQq6EAq6SCvoEijoxuBqQEtnLA1vWUzHCgUdi5+JUdAlQxV0fNa12yZquUhiocYrXdOoDqfP3176QhxjDssRgDPSugovM7yjA94RmZK9SzKqLMe6dnU4alwdjLdFXXtbBIw0UPh5FK/j1akKhxIlDiU0iB1RVyYztAVbsvO2KboBGp1akEXG6QsDSXKpZmmaRe0Zbk/H4ERnqT2jRLuJaa+6QlQE7/fE7u8ln1YqLN0cGbBX+8GI1AaD6E/gTfBGCbdOZRghYv9ZuJ1+c7Usx8l9Z1r72RTvsksiZIEwdWfpvBDSxg8Tf4CILsS4MgKAnPfYRpzVUC/c/uiCK1aXifNaGlwKPQ6LCVC9hLeKu4J2laHzItyW3+66PskD+RwxO89AGk3Bv7b06LcSDdPLr4QtUB+lGdImqxUeI8gwxP4iWT2XgDTxnfOvJMKr03h6yENQY6dw3Ob0NiQAwo4Xp3V2D9ra9BsRfD5q9tPsFSu6YP2EYuMTbOz5rsua7KE/dwuD/7LyErYoejam5Rndv7frYd2R2AvNxYwjgevRIu4HXfZp9bAnJAsYk/kwFAxLsedovzr2r/pXqNYWXVk8o1gZEhbmHw7aqDrj1cweQ6JCbZ+wx15nvKjimWC0iREotMYY2dBNspaLTrXMA5vEA2l4mvcjvfLgI/1i2upxcKhd3VRD1ZmJnfakR0sRVxX04TClRN0o04JEd8QrsKwiDTQb9R19IymM5RtaPz6i1aQSlJg7l2G1bGe96S1NzqgzIBhN9gMiZQ88huMwPYGhZyilWzIDNa+B5wUuzOwPYVLsONKeSiGz1ZTjYvfl03oz8bXNFf7iUsd2CRfV7VjkN99vsT0HMNNO8goX5G9Mv2HF9BvC9BttN4szkoqioqJ4AX6RLtJMBCYfvas3NMnmSRdX8ewXAXco623OnZxWD8lMuE+0paEbgIIOUvMvnuLNksZaXTqVBrOcMAouywyUBYc87d8kHprJB/x/A7gd3zXsDnUKhR371XmcjoNIooAmo5uu7EQgExd5SDw4m4NFbi+yOcCp4l8G7YMbrRE/rHY7Q9otJe2mJxXQMk8O0prgnZMT/Nwwgv+Pxp+v8DpGVrNLJIKZwy8c3sNwstCex7wTO5chHbdM3W9q32TtbZx8W32H4xbcStwC/27iFg5V4haiUsFeiVtw++IWwmrcAq+YsAjC1P7zOk4BYbY6XyneHvJLPjc8TmGThPA6VT9uOBh5xaGMU9ClamRfEYzEHre5JGdR2i27AcjR29jbNaN5cFh2pOMZAGIkzMvtrWEFK1CMkc7Or3rf4NTGJFENyWzsimen0s6byPFi/DcD7b+px6vqr3nSVMaVp2z/TCt98RmS1uaoujmf19ms4HEr/CpJ/srzgjm105uDc/pZcGYDEEqMj1UIkGBgg544MH+NM408JbTSmepQ91HnkmYgWQCOcnyTGLjMi/kkDSyOej9v9MUwYgwlfpGYrD7IGmOX1W6B+cO7SBph377nCvuTJxqT+fmjLzCSwFFh2jVmKfXFhYfLlJoPZ43XbWGbrYRSxnQLN5ICwzuRdL6Mc8R0S+MCNBj62DzyxoJo2rS2kdLFwxDV4NAHm0mLYVizNm7Sktc7hRxqHhfDCBJQqR3I3B7Cn/9cBFUBWibEKeMswa5IsVgAyh7iDAPvdsYLCpGlHT7GLViUAk7PDqhrxEH6nL3eQxAkVtYwUpD9IFnlFN2Dd7ugP96h18L36eT/OXTy/bn+/lx/f67//2+uLwIw77sl45STRzxgIt8xtNWkuzlfy9jaJBjTKWzt82xbStVGD/AazkZga0gl7xpciVpqJT+KSliqyh9DJYU7V8bR0x1TCTI3FJV48rSX/J9AFrpTAutV9ekZB2mUPHRnK30cdWZxx+H6Mt/A8psqQcsGhgi3BKk/+S9o3S9y/c85/fWvlfpx4tlgVc8VPWZXnne3lLV3K7X/wner9gd81SlQXlSBQGC088hAOLK/IFgBuovgNiFCrj4c8Kk20JlgiOg+oYx204dukWQH/VusDzYRB2nQTxfLD6gWikr6dzkON0H+CTWbBp2338FRWtNUIw7DOJd1a0AxZL1ilNYhNzPyK9CrqJOPcdLIAEhaaY2+ST+D89RPdxMADvz3bgPV3USLjb7dTouNvt0K0xZI7gZEAG70rsXN+5BwkT7vV9BUc4XAUeh8WLLCtdOWXpkc+R/kx6lAh8frjmK8GLQARjLgJYwKEsCYVNb5daknwMr9BGfeizFWs90ObBg4f4xjpFzYhcZx8KBD7LBxidMO1LRQ8ga3QgM8ss6ZpsEcXeecRR9j6xwkj08uQCouZPleQR8thHG6gFgch2804s8YAKDO42bU2HqeYUM9WqTSig2GrKVDeCNalIyamzim/TNHdnWcIvPp/+IbPQ/u73/wBS7X0g92/pC/vjtQ7QH5gVbzJORPVpeGTytB/QAcDR71kBDSnznxjFrvrsKdJzhVkT/zzOO//PF9P/MyqPn9md3wsViPyEycKq82uYToDMhvmRVAP/oJgH5BvlvfBAjf/Pwd82/g9Gz5Z6jAy1GOwY3ol39e8BnbKD8Xa1MRm1t9hzCin0cFnIpyszGqw0J4v6yckGM1RRkQ8pq5XFL02QsmyOVIytqA/H4kO9KE4THZhpKhjgOEAl4wnFtdFcvEY6KNimXCSUdiSTpSkzQjdck9kkjukYYw1Wvw7U6d3ujdipPOH+ckJJ1ifTSKnHNQGyLrHLLpBPbiYP1CS3JctgWNrSM1mcXhpTwkYjSFDQcp0cVoOoLFEWBxjGBxNBm2deAYhMDjllhiLI6Adj5aHAEo/yz66GBxBMCuwGKsYXEEQEScpI8GFkdAu6kDDZIcq7XzhJ30Iw2TV2GPEWbormaGmZ9l+x1Du4Q9mferVVDdfYHJ0Js58aWfufcPvvDUD4MOvZIOvd518qb+dbL7jp4F9k+8Uj7pqxGzUo7TSnErPB0PfpTDiUWlxPk3bWbOXlJuSZJPWSQZ2sw80Mzcv0rMnTZthrAYpT7Tpps/RfPi6nmhTeEpzqHiGdqMJQGhJD1gcJkKM3fzA8qmUvc8dTfsPO4a5y6k3qIKDyDlFn0nmuSs6O9UIBTZBl0mzWK7pl+fYJC8afcxRdQntbsWZ2+mjcK6Am8jfh6Kp5ZNvJx3sy251zsMHkF8niszxMuh1E9xvvc4Y6TalkD6NrJRDFsI4h0F8bZyNWyQQK0crB0y8UJ6cyDndUC8Ifh8KuCLyCdWB/GGYPCTTPUc087Q6mz0inkQdaJlM+nYhY8XhBwM4Oxv7ie8Pb2E9y0mvEcsYeKYskAcReELOEZbmBC7J2S/Cv2xc5BhiSSePqGMktTPlE1/oaa/4CqBhrHpT2FDJ/4gvPGJKl94osobhf4CQ39+D/15nBSzwiXfDPojxvgmTv027c7rlG/7QX/0fUHoT0tcTzq2yMV7NvvNPQD6k9ptzlnSn+GcUFm2+jhnWzhnRzjniNRU4ZxPaM6pDPGFBfGpCvENGaFQiA/KWBCfEuJTQnxKiE8J8SkhPiXEp4T41FDi8w3xeVaGznAA8b2ln/j29hLf87srZfDYM7bogYf+sipS/BV/vY5Ea04DyklAyxxMHXwfL7+vwve0/H4uvq8t0qrQl5fTGL8gquZpd0OqjM3ESdpQBOPkozXB/P2xnu84ltjfnyt/n/cYwKyMlwpMPtMqbsvpuN9FS3C/G55VUvyOLY8OrZkPO++4w6xfdsMpAP2W5qUXipdeaW8o/PUsEwTx0a104x5txmK8JLza2B3CHrwkFs5hdShcdlD6nSI+r3EakkMFLDoNL2m6AlZmfGrFyvNHAKYahEzrDAJw+fk7BMAFDqjM3xhhjJkNNaj0e+LCv3AH87E0gFUGGno++ig5pfk0NL9odgMHqCNK0vbR8tWghyhypwy6LgRDjllbjDzDnoByJTuS2P4N6tY7qrC71eOfhNjyGOY8eLKzuww0dNcdoorgsdNDOSVRuUpAN1xJFRpr+KOU/S5nBQwH9qFc7cDgBBXAXfz/dvjIwH4CsCWFj4BTATEmnrIcS8KUp08JFkd0cRYz4FcEv5cgZT8PhtCoaTtvCmBDwSyni4uNRTINpQLFqXw4y7e6qulKdq5YWvVPpQWnaliLTmVYi07XsKbRYYS4l2pU8wcY1YBs6jrrGcMllrEcZFTz+SW/fMdQo9o3/QAYBu6uGI4t7PaesUO7YnfcfcyLMKySdHZbVpuCngyyGfwuCkN0e08aLUBcmSLusGHfAjbNfOWsnDVinUqGGt+AzbSRO5fQyaLB6Fz5T89ik0OmpNtmRUkGlC6Az7QXgQZ7nnKyzmLJD9mraBcXGCmxkUe1hzsYnIH269MYjqVjlsWdr/v943JXKlMvrTL2orPLpCPdUfCO0UrggLeYjXN+TB7d0am0RaNrI0i4VQzosZP69lHbx5bq1UckPYY7Y6WfTZzWwdUhW1JLIkyk4A546Yh2ecMaqsG/uZaShJO2oVwc2ZF2oFnUOljgF9Y6nKoXUpB5FOIIVheRZjN5BW8u53hbN3rTcrV5o5fK1YaN3qRcrYWqkK+mN0pevnO8dCP8UZzioeniobR4aLJ4qFM8pB+ftB+/vXj8puLxG4rHry0ev6Z4fJv9+E3F4zcUj19bPH5N8fi24vGteHyzsmMhzabPvivEfL8tYUxywgGH1qeboHD2Tx72PHenmot2okrapy5y9H/34EaH/07y3w38N+Yh4BEpi95zz0EewerDW+8pvnPL4by4xrkGh5yLp+45CKdOKoQYY3oUJzV6B5gBDTvOafQGHNPobZCSyywqB5RJ1kGV7lf4O89/b+dx5CHk0bPbhyYW318jW2RU3Hgt0XPxRd4thynsVXHZi/Ly9VNZ426gHdzdbWK30T+cuLBbKyuKBUKdo1zjjd5WOFJuBNdN6xu9DVC1bfTWQtWGuXfTJibeBWg0Zj0WgqgJNdSFFBKhg4YQQfPUFDB/xykp4IOB6vDsbwXrx1QEPN3wrsAc8DjDeANKwB5JZIGkYDRGNFSgmm6j7HNTJukanf+Eph0BLDzRLZnotkx0RyZ6RCZ6VCZ6LG1YNFS/J63dk4b3IJ+CNVtMboFVzr8nbRI9DaSS5kulkuYQKqGtJY0OpUyhccbt72Qjh7JOSS7l5eszNXXwIPi/tI9mwyoG1p52iKTG7k7HzP356+h72rmb3loQ16Cqr5/qti0KRMsaftnOorrUrhz026lUko3ZHS8r6yR4sHOvvATbQuVdbaukQVODDkSovS3U3hFqHxFqHxVqH6tQe0uovS3U3hFqHxFqHxVqHzs1td9xamp/xPfVnM8cL1dC8CQPD+R6WTiY72XRaXO+WDhfTXO+uqyERFZCQ1ZCU1ZCS1YCr5JJaPl7Kbr+Uim6PpSiA+F8ccoNzcq1aC1Lopzmwayc9+tJUmzfbZN9+dvrprpW/YhHLVfT9fYaoDFoD/qF+Cn9kjavw4TS573dRmKRbaqA1NJMk4M0Xk1YOQ8dYn7M0d+JUF9DqK8p1NcS6msL9TGhkWi7yekId50W7poKd9WU2RHKjIUyT0WEC6cmwgOB39kJSdmf++4z3tuFpG4SkrpBGO+1wnivEca77d8S4x3DSQQ8t3XQorrXd8dLmmkDs6rgyKNDaA6JxEZeY9Ma7rReA5VXOkocLyl+SduH6MfwoWzZTLr/MFF866FsOV9OpMsOdyfT5Ye7K4juVtrEOT6VjXZHLAZps2gGRVckHaykz0n6N0H/VmjeebtQ6E1CoTcI77xWeOc1wju30cdKmKNd2O0voo/Jday2n4BtyU1XIJXYd4qv7vtXRtI3CUnfICR9rZD0NULS24Skt36fpP9VkfRNQtI3CElfKyR9jZD0NiHprULSm4WkXy4kvUFI+nwh6bWnQdJ3tJse7/Rqpzvn0j/4I6mdHH2zU9P6AWU77qfQBHlrnEkcmoXYQ2371ATP0kJtsLRQx6fTLy0kpy0tNERaaGppoYWvP0aTRR9rjURQpczWS6XM1hDKHEk99KaRcmOyspj1xOunaMk5axwoFID/2wW6f3KouwzPdrotogI+I5G8tZz+TdC/Seu0ZQkB5WUpo3RXDMp5aVB+1jidbGUriONYOTHEz+Wso2MH6x3ZRDoGnYJznnJZpzC+I1M7WJWfTe6QHH7qEvqYSCd3NH37BFhLlx3MykZct4WDF8Z0mgV3eHeG9IEKxRJ5thxuGrcQC6zRklx2KKu/Drm4qQ4atGV348ebpx7Kpg6TPDglK5NethzxkqLysOq35uD6pofVN9Hw5R2jaf06ek0a35xJoy/hQBhlGlweEexThVUfHVhoat72yD9Mv/ptf3ZhReJqXPTlnx7/0CVf/sPqbbs5+L6CG6LQ2Unz6nSMhoHTPUwAv663R62B45g0gqR4JY2qaVRRhtgcqmxjgK0+2kf6U1OZVWJZebnKapxuMS23SajNElocDSLyendVuqLbStLldHMVDcMykllHEPgnroDNxYWHuyRQU/v49NRGaTkrtVGOy69CLIrHMyXpqEI4aV0jH9A81+6G/Br2nuuIj8dT4KAheN8Gq0A6ejf/tNWwsoixWgwnw7XmbrB0HdnDSub8BdX1rGwytLRcV7mOm9jLamXq6Ew7k1hcjqJFxotruV5czg6oDanYDmShQrw6oxKy8+Py3EW2WYcW1Fzuw13p5syZwlvzIKULVprgl/G+X5KCK1e6gthMKiswlsyAVG8/wCcGdqU5sCuq5BPSlabpirK7ogZ0RZkGK6srqu8Xqytmc7GolTmm4v0T1Iyjt3MqAm4VVSIwybgxAIb/ACtS17lvpU8iJ3cBQl28zp3nSI9Nzn/H1rzJuV2OTDfJkekGLssbdV026hZv1HBM2Sq/sbQJFyber89n9zDaoUN4N5hsLe26Sydtj/Zf4IK4jA8Szg3dfU+27cY9225WG7TxZlw6xR6Kzbd5upuvETj/ZTZeId8R2ThHee/tjs3QjkoUsKzc8ZbnHqPOM4VMQulCZVbQP0heU/R9ldbFmCK9P5MU3DiY1g5ltbR+dwZVVovO9VDDl1dj6eghS3hJE1sFANCeeto8dDBLDqXJ3fCuulnutl43JRVeh8/4NXrfgau0hxg4khOySayHianu1MyHv/rEXfTvLy+ccVK6MT7z5X/44ol/uu+Br+kbK2betvcPPvvIX9/7t/rGynQSO8oqiKsv4/1xMn0ZyaxYM2fQvzPpX0r/uvQvo3+ri1nTvHucHzojXcGfabqSP7N0/DDx8hWHu2emKw93u+kqyaeUTnVXJ1pjx+PqWus05iGQgRosGWXtqXSSd4EJ2gUOHjRO72m7ogFswf+cB75+d6megQawmbaGaABbtgYw5rYFmPNVA1R/dq2YvVblaWuRVFR/tKU1705b9+raPVtVJFvZKh4eW4PEAxLLkJSvtN9OQ3KwOF/1jEMd4HZpHS28u2yijEP97tdwnH/LnoKyi9TSpt3FuvXOShdfa3cxLiuzx7ZeGVt+qSoGQ/ZwTtJVbtNQ12MTZsUn78XYtMd4S2bV0yl3YRhX7V1YD9DygdvW1MBta6R3B556UTtw22xbI32/nP4O3D7VDjyxtB144kXtwO2hO3B7wA7M3FK4JiTWZcNYCpZDLlB2p7Hjtqs77irZcVevc2+Vwth4s3XujfTRRZrwYv9N17mvpo8zkfTbTc+A37ELpJ/+3VjJbjwpu/FE7278Zlo7tBsrcxI+1Y48+a9iR85achxu6125I7vyiOzKo4N25c5L3ZU7A3blMdmOx2eEMpaX2/GE2Y5BNSv0drxyBnst8Uj6/rJyO+YivT9Xt+MO7Z4d3oStK0sHQ9sFj0WW3F3yP3t35qOi7Mad101Jfdfhc/BuvAJrY3Kqu6qyG9ONZZXdmG6srOzGdGMqXYHd+GVp56HsDN5IV6Rn0JacDFw2TrfE5x2R3ViUT2fqXbirj7yroYFajo04TaewOb9M78arumdhIGnu6Us5EINtbujxCt58J7H5ZuOWzaKdjt9tKXLScdtmEVcPfZ0hyraW9VTVZkG/0IhvYfeHzr3YSK1XtUnMke1zhPtD2+USevKvqvnWFtiRve8a2fu2lQdWoraDsv2N88k17bBwcGgpJ9Ihe+HEwA1k1cANZIx2lsoGsspsIBP2BjJR3UBGh+6FY9+LvXByaXvh5FL2wtGXvBdOapYFLfDyYQsaq/El74UjsheeVdkLV8temFX2wq7shanshWfKXrj8JHvhCtkLJ3v3wkdXJd5cnbXC0A57/OntLBBdjlZ2wmOOVg3DXcUTdxWP3VXK/fGZ3v2xd3dM9O7YELNy1tT7Y0v2x/YQpxqLJ8j+mI2c5Mw6KrvjmOyO47zlydGx3CQBJXgxmwQGb5PLlrRHjlb2SHh8wbsMROjITlnnhKtNRoYSJ/cwv5O92ONZ4+fOC2QiDc/xDkIFSp93qpNpfJf+v9YN84Y3hXV+KTV7RSKKakutR1sLS3lTTOHKdm6wTjZpedmFXoxz1q1aVXNWVRbwGXRujG9NwXm0zrlYumfy0j0jPXNH90xJ1zKbI2oPr0/P3NJcKYmjGB6QvkpuxzzQXz06WENGaGOGO+nIoXTykLUBvH5LswaF8nXNemPCKmp1U+cwGTmUpXi2Yz8rjejQ89QOkVXOSCs2phWotH2QiDShs27auDsbpRujcIMiMmrgSuz7ae068XrVbJYbNZYgXIGu6d91U4csxwIqPNoYg74dwdIjxpt7jfOAEuVwmqb1Q+xbklaajNQmaecQ8S56f5v+H30d2oLXNK+bons8Hq+rvOz19K6RxMx3OTY1OR+5jbb0fDKtU7uW0361gj9X0JhPpito2ECg9ylaCx9/6A/+55/u/KMfPUhFm96p5sblxzEUU91R4NThLVT7a5teT0saTXDeKRqDZZiqejpZvuo6SU8NIh0bqKy2FIOjvPYmu/XGZEKvpneZeh5Ck6d4cU41Ggm3bNQ+746a5o2+pjmKDh9Rg4/ybCPoDjYGpINNB4MO23Sb16CYCrDhnJmOUsPHreVX40UsbanQZWRmkzfopl/aCRqlnWCZ5Z2n97GxRizdXNHNhFiZ2Ip51GulbyYdayYzEGXf8GUMNJBmry0m69QcJZ3oxrQKuEGieAps6hzQ74DLjhXWqKklEwbQFCpVNQeuCDF0AQEYhqnJ14BiqoxyCTQIo9dIspQ5mSrmRbgPNhgalDQjQmglpzWQ/EwjWXIrJW/8CnooSU5reTXqtlWJM62UeyRtBfHNVK/eas9gaogHr2qS6LrL2DOLPtTg9bpMSG1Z2jhErNf+dZTZnV2jniuLjQKFYhkxUqzqQ3cVRelQOGpt627KSSQOUZmDWZMXwQS7PdQZnBF7t+r8HQeSjBIRPZSt1qe31Ydt4nmZlhvPAFQm9QTeB/8ybASTaqstuUBBTckpycnmQKckCW2i5YkeS19GayjpLkvTbiPtQiqjQei5h6k+QwzLZ4DoknQkrR/MSveKdMS2sY/YBzRsRlnFZc7jZco4BzTi/O1Q2qbTG2ZhyRWjHZi6AS9wUWWPxyC6oGe4eJ+xYzJWRtokKnkFh3XWH8rOeoW7ga5ANq9wL6Krs/jq5XJqvFY+oEYdETXqCKtRBX0jLC2eLTpEXmMfIjdYh8gNs1oWL82aEEyZIrwXYdac2JFFg82akX36iqqnLzZeelN4K52x6MIzp6+Jvl/K05fkIyl7E/edJc/o7crQs2Q8sDdnkIxa6U1senOG3ZszltqbM07Rm37jZk3boM4wvLZq3BzGpO3jZTxbnjDVkBOmVz1hjskJsyb2zWUV+2bDdkTqOUWeIafIM+UUOSWnyKMv8hT5mDlFbpZT5AY5Ra79/iny+6fI758iv3+K/P4p8vunyO+fIr9/ivz+KfL7p8jvnyLNKXJzcYrcUJwi1xanyJcXp8jzv3+K/P4p8t/kKbLjMORG6nQYvGll8iMaN2YrJ1vlge6DjNC3DWJt8cwVp/HMK4ZGfQWdb5w65qsaNFYkYhb8nM4/VCsIbTu/rqACxvRNBmwaBBf+AQMX/oDruoItcpKcgktNzBeeVmK+k+UZ7McvCk6RZTAY8qtOjMPYSTMJp73SWeOdSu5WZA6bibpRMoNse2f+FMCBbllMw/sl+9yChYP1bh7Wx4OedCWxmWwMZZksJLCH0i+G0rpixJhBg+oXKbD9YlCtKwyvP2h4/UGJrwWaZTFLNI6UTxQpgzvoKi4TlfhMvqrzHsapidc4DYihRbrxQCc4lY5usWu2Mo8mxaQWv5apR70BOVOsplhtkIQpMeDXPM7PYuhi0Mt95E2RrDtbgfAE3VAuCYGmuj6QD7E7K2AoETdyDFQRw10G9PTcbNcHVk/vVErmFJ/9oLzFhW4CEdEv8qVYV1YRPYm/VExiXxG4LTWQOSVGSuUOuCIRduYB3ygWSCYPGSXQEBZmapLgza82H8yo61uZJZCbK+dUJQ5QNgEC5XFi+yKtSvIy5OnAHoWP1fdqdDGn84+M1rZGp/bIjzIqlZPTTvv/2Z55yNExl3pI+3Nz7lwy22XctY8oFZmMGyxiI/8Zc54s5FQaETszcVY0zhTSjQVIr5YiACvCDsqpy4DvkyGN7da0Js83cNW4eAo7ogJAmS94XJ4GW0oQg+FIyjfMM70MOE5A183qlzC2DfLYMhNQQOtVfBNIS+8cAsels94bhETc0Nyb6OywRhET5KaAPxnkRMC2AuoA/WnIQiKK6twr0F0M9QRMa+rUlhLTuYKBxph8uw32lUEFuwxQjtuziFPMOppVO5cxOXjIdXMZJxuJrmRcd3NzK4tj7qUS0YbeI30tUtZRbchVy3nWHFCKJJUqqST5qFKeNTB+BafMQYtIHNkOIBq0iBeP4Kopg2paxZILSiy592ksOffWXji5oICTCzScnM9jo7HkUPC9MpSXND0BlLRxNPH/9zIfz/tMrtfThA4bko+HqIKx4XmTlL1ySD6eg8Ohw27ty+qNZKWO5ujAwOMUajM79izMqAVJIq6s4grF1bDiKinEDPn1Pt4TPZJGXvgeDvwv64Fv3PjSBx74fYfuYAxPBQQttKeBCRg48vcMH/mHAFsoC5bXJS1WOuk4VAV6xJcAP60xmyMmTzu9LGNeppzMF2oCdLeudbX0rMmxmvqMlcdVsGgQM3dL462ss+TsncwFJSWmIZ+65GLU6SVpgTcAiKRTTAoyIG8K7rCMSe5JMya5nDFpZ5ExaWc1Y5KmaFeX4J9PnTGpeMqXp/yejEkXE6EJBCGX48OTy4iimWdEUPhLIvuoiz4q/EhbIDIjOuep+gWqnqrkscEdbtw4rMPyKzp8K1rkpnLl2imiZENyBfQ/njVN1E9w8SWkjBpWS0NqaVRrST7fclsszGNXDat4nkPNMZoZ68JQhrGIEQNaZ5ZOqyFScDHGJREZb9oJBrqBnBvIlNUk6qMbWznjfJZI4tfWVsStXTzVbVMhdxZhTBDGOHsAwz62GGCdo4XkiU7auBKBQUQb+DqSJhd3R1P6uLI7Rndj4OO3GE437Ug0cNqWsKgpbOL02xyn7UP4E+B2trLhJb6ShSeSUYjkEDZPje4mnmSWRgpTeupi07+RLc06vZE61KCR746n9Jq0BWLORvRUjKTj6yH8NdGgJr30djQowUhxfcBPrM8ibZ2eBMHt4zGsYbNEcnlerbc0ob7zrpQMlSziYBnX6IcGp9StcxLaED1B1WHRzFGZBrx6jIhFf+VJwDhDlEqol410TGdrwOCTKNVhUUoP9wiuRowoNboFrQGZ1XVHO5KmpJ4m/IGX1SGfoqcNEaXGMAZjwn8YxBUnUUmKQG2Gn3xkIFqR0bLIAhetfr9kCE7rImAy5C1gQDkNQiIPNrIW8FbrgEtuAS45Gfoo2hgzY8/QVQzGCHibT9NV05yBxDTqo05YQ2OSgFzqJ10YSe5fyqaHBGQ+SpXm1zJtNjCRI/n1s5putwNVjOYtpps32CVuLEuMoETWIaKMUqqqwROJUg0spmY6uh1GMqqkTmNM0zSSNqhUOkJ3EqLDMeyPpnP8cKd4uJGSXEYvYcpJ8l00iSleN0X7Az1MrccUt3jW8VBEK5EbmY6gXfQcIMkQ6NVEJpBk0DtG8Y5GOkp9GGWzmrQEJJWNoVRHujGGlqAbiByjblDbZml0Gpx3dYy6Qy3paWKSFC8dKccO1Y1g4HgMWM9EUzIqIS7FLBeN1OV5IDBmKgU/aSY0AM7A/2WpEnu5iprKyyrZQk2ENXWE6x6TupGzOqm8UN/iN47yF6zVoPM+kR0Crqs5Quuys5XtNEzajcubEZgVqHIMSUNAxI2rmGZo2THwKjVqOzTCRNyCCaspu8H2aD4fcmKXkNNi2hZ1piZWukJgqntyuw7bulP0zk8x0uhI1hEeq7sS8WDgfkwrKOcfTcen3XGaEXwZ7e8lgJGX0fMi/bRBqDTDnr3yUTn15/136MVax+TziLQw8hHog57DsNCYYlhorC+lmaCP7V20LZ5F1JxwMryRmVHBp/TOwMs54a004q0gq9PI4buzhP9pD+WNVXcEaShw9Dnm65MsC57O9jz+CQZhVnwVXSlKOJzIUmVQfCVbN/ZQaNuvYrnSvQoSXoGlz3i1WyXdZSgH2whK9Ui4MSvwLobkppNxZhHJbzUNQk2vwG8efoNkie7TeZdD6tJQD0rE8jlnmNRia9TTyohbiZN4BNYemmSWCvskCUX4lvCQO0BkVtwxNOUqzpCL1N4sOvigFd5RtrIqL6uJGGCf1LEdU4fCNIFMzYnRE3Ng7+LoCXpBDgBWIssv0Gla7WLpRhKUcsYjBx2MUw8T0S1As1PvUlb9eSmT76U8KDknISXBKvT4HIoJMfoCjcqsBzEEDYV6wDyTvVQ/DALACnF43+V38JUntapKrVJC1A9lrbn67mQjNULi6WUjLUXLgdlIqxqh9/dohP4D1NQiMXpykIIIqfVGBYI2ypscLI4+jRUnpuQtUUTnxF2Sul3tQmI7zvMMyOzbqpns+STb2k/EpfBRv5rPVZz17cebaiae8ZEQbu2+1DW505EbLlPIrN7YNsVW8/bNJK+pmXQP0rzxIastsi6MOSy9Xdn0SmQDo7D1CjWtAFgPBnZGKrCymBqESI2zn9wXWwH3iY7YNT6b65N0mdcdxzTJ5u7rmH4UsHXaOtV6cddkQ1aVbMjqFNmQ/QU2YnGNrW0koDhpk+agzY48btpMO1NgM8WraaXiLYextdmt/qhpdcxyOM8Xw1UD6P2kM7QtaxYz1JEZavTNkMjXW5vBv6YZGjIxTa2Ya2zLRhA5bQ0nCSeDh/OKZlx5xcfkFawxKCZ418knWA2d4MRkAilmhfhC0rZ2wN2uVtp8T9Q2h7XaJiBGseP08lenTl5YeLQq5oOWKoZm2tbn3C/SChKI82aaVjVpjqW5SRa+p0Nwnx6Cx5wbTzuH94AxWBw+Bh8yOi34yqKp+AyHjcIb7VGw96jg1iyYzcJLJeOP2VKUt1mMgnaC60loKyZnC/UNUrrTHysBNm84xfdUtqAUWxDcL2mEQaC8HTr2y6BFn6VDGCeKv1a2QdWbXvt0336tvP3a6tuT274TyiWktMlYkzWOPXDancwcnUpUwVowKdnjx6UO4n7JZ0uNf3X8iVBmewZf7+dumbCLM9xoB16eZ3QQnxVlU9/ABuYNEDQemCuUWrjUWi015CW6tBS1BYhHXBV8B7Rz7DSBtWCGco0zXn2+HDz8uGyTs0yeX36BWi5DzhOwSiYgzXx8nJUFKD2dhZ2P6KrCTZxiKUAeVwWdaCqTs0rqn8Rja6Wu86WuDZlfTKYPXE0uf76UXyttfzlgN+lzs7T9omrbL5Kym6XtWzY5W6TtF1+gLiZi6EnJ9FHWsb+mYqjS9hhkHJHEifmnOEMiK+U/wlwBJuIuW4pjnmnfzAj6ypkPMPqlDeWUb3jkJb+hp2Mf447954qhqQcwl46eD5rUm35Xkt/QTsrf9bsieVcoprfiXdeVLhXVas/xHAEWlWSrb6okD0V/+B1u5R2u1R/rHadq+gMvrumreAdCZmaRQNhWrBYXiHElJ/kxTpIzldplJQF6KAvYoQtq/uAVdLyq/q76fn9RlPfp7zrlPfpvivL+JajiVCP4m+UIfu67M0efeclvOClln+r1n/0uvr5zslU3eeq2PfaS29atrtuzkV/mFfyALws4+b9cVWatO+pYrgziNsZmdFW4nsn3oC99MtXcDYUatZUwhLgUIFP3sLbEvW3pK9E5ZYnJ3hI3Du9PV/ozif50jStdLNmiB3YpNl3qDOnSi2S4p6KLU/fyRYxU38z3sLYvLIlnf64kyc9/d/jB4y/5DS+JH/zWS359z7j+9h0Dbh5b0mA/8ZLbMlUMBVGt1hWzS3d66pH4/Et++9XD3sCV/s53iKX1sZGTv/ZL342+fPHFTg9r7eBQul6yLa5xUpofWBMaokD9Wy74XfnyTy/iy9d3D/vyd/1f/kYpd6cktEFGnYOcc4dTQxxK1aFMWUEfNtJacAhmk3O8ybszTlD5epi19ZVxxaFr7dT8Om3LwEkI9183JU9dR08dQhJKK7nE9bwD9AadnLgwVXdddPdd+O/LF96TBvcWPxy899A9gvNVRjritaLUce6G6obedVBcGW/E0eE9TCPPOLmXJmkiOhrYRmgB4u2JKBSO6hMxuyBeD6PaOvda+giBrpWAXq6hDx/oWglOidvow0VS+wREtJWW7+UV12/PhDjDTnS1fGwb2VtsZ6UXuGf2cq/0Av8/KnXZxO1OU3vY4nmNtTmWtfmmNr+s7UyndB+/XnSk147sKR5OLnFYo9L5m92saYKXvdYnwXm+vLy6vHx1eXm9uUwmtInhDjPgOhPvP/puMBeaBBPHXcsLkZotiayRzTh1dePFQ5Zuzrt804Ql5EfmQG8wj0p//fwIleCHdZHVPCj5u3/9DvDKcDZz82cdTnxJ4gTCV3AZSW5yXMasLXyav2TuFjG39ocJuHK7UCwHTLiDSgZyWwcUSAOhXotH3lyMeLdm+tb7Q107qVduatfvtP6aclD6awz0PLj6M0lrr2Ffcup0558wJw12tcRAQ3B002jkLZZ4VX080V6f7AzLgQH07DneMeTvps8nkb+bPo8jfzd9PoP83fR5QnWb+HxOAWjRTNJaS2L1JVuJL7n9fASJTNIHp/HzAawe00dto4fk5t9iSvqyI7Ug9sinb5pE9H39i7lP3467tuBBE71FTIF09Ty7zyEU5dqkxjdxFdHVOSQh1nidIFGK3ImLO7G+0ynudPSdyeLOpL6TFndSfWe6uDOdZHy1+gMSdJCLVXevaJQ6b0JUVfIGR+DjG1DVYZ/i4JtO6paZ3VexnhStd8oU744YaxWSu7cvF+OpyeyeIQswlUDwUsy53SW795s5jottG1Lt99iS8CtajT75HdGiP7hnqBb9N/ZoLfqkKNEnT6JDP+SpwLDf46rkv0rLEeAbaMAS2QVN3Ae1/VUCgYKRN5brjgOjJiVDdMQcCdcNBDAUD9CLxy2GTTSOkFF4X8S8kAP8/sbe362nJ+2nXcHpdvNVsxIxhBeuykJuMSdFgSsA19x5K4YNEx2iTZGeyJiD9OCcoicQqZwHzGHMKZwxh3FufOzZt7VwmPdzf5PzJHEpxIUdwyed6R5TvF/5+WNKgE9/Zo/06ngRH3YY2uleE7N44Lo6uXjMPu0Itiuc3EN2cofxwbkMvaQ79MwtTVj5na3wVYcJLoD7k64TEmQWy8LysbDUbXDOh/4nwr/LpziAxXyFLp6NdRdzNnJxrZY15hcclcMATAO36xeGLIbiDo3jLNfm8BVqELrmNvJzCg2VziBPt3jYu5yqvN3jGvOUEg6BHE5MrmucjrafroJ3QHQ5Z2JeNZt5+pjxdkgBs8SnvM7PynqiAZW3wiXA67ytuJtJ0IqWpdFcKuSe7TjrnQ4vNTbX8HeHrXdsztHhLh6YG5yOPL0CUvH9IKlhj4Ru6DYKl5effo45pIaaT5JNOrIFbfEKlyVQsFe4K3oiho7sK1YApPkkZzYnXjyY2YzTwyPYKnOuZK4SwGvR4WmEe4jbW8O8q2oDYwXNwTLovJ2HKljjjEBDSENPokeAlRSLvrAm2sM6Kw05yYkoRHJ/R9bIg1kkBfDYxZexnh2ZrsYM+340Z3hcg9yDdSPQmpTKm9GdrmmAhEKJhzr9E2ElAl4xr0rEatQkAKbOGktxHQ2KKg/s0TEuhWD5EbdklGlvbAkzlYAT3wu+BjFu9gaI0vAqDo6LZ0V3FRPdl3TB91kLJKTjcUwYX8X8ox5fXxpEq20SpnFtP7feeimbycHmMo40w/YTWEwOXmzwx9dMzmUnVmK8msm5HDBmMbnAZnJYlsLkYDUTJudqJhdjwyq80Yg9MKMrgrVOeH7AyEhF8OER14oVZd7tChuDqwG7mFXZP7oXS8gVSJfBkjaIsObkG1jICSXe1mBP49sGKjUtpY6RwOTk07rkfjU7w+PMpeexPaoL1O308YJEARuQghCuweLcjD3lrWWTQslQLTBDDQAk3E5zQh8bECeBVnYyeO6Ke3MTN8azFmgfWfzqg/bQutw2gjRvZtIM5MRo0ff2yM+ULaibLSU8m7rQ7eBzP3DRQyAzde3n3bQY11V2Jxz7l87Iz5a/NOh/JGbHylEXT2lEJnXJ1Gs3OSMQQSVb6sh6yYjKYwnJX8/4vxNXrPLM1CkvVxXHp+VyfHrHHi0a6tNTJSKYd8Lkb11V5CeYV5WFZx2MAZQy/4jXDWjthflaiQ3gsEMlIVdaV/KLezRRgTvxxIT4mMziImQ1nc0xNJh/PHEnN/FDxyFUzz/qcQG6fRdvdAF/7dzNApcOu2TNX0yy4s6bzeuPOtU63yWtwJuvWefejquzvW3rvZvkaut67wa52ozgcmhtjmtl2Lv3lItCv0I0P9wNhz3S6G26RbQ8sUdjOc9/27tZpnJHWtthGWvYdMNHrULguF35g6PosDcgh8D8Z8xI/80jD3rdiHupR/g9RQsxOnbTklIXVX1zoZL6/Vrgzald7py/y7V4bVThtUpEn6rnnThhLdXNCvHKiNiU+VmCt5UuDYipWhmlDK+w+ky6Z1uWwOdA2lB1shJXsRoxXMfyjqITBepC5HYjrd0ibGPAw437wT7gaUjFFrutmUhYCHwFO+yxNZPMRGmj8FazQsSB606co7m3jBz4lxkkau2+bnNGcdw1nMwaVec6BH830/YC53ttzzT2zNDReN+rGDOmjNkTP7ZmMnikcMbbXsax9wjLHfE+rEGmbMKDLRtNa7NZDSECCKpGUAmiURHETFK026hZczXT7rb5HAZUm5m21aRfYkqPSNiEKFbDjjqOMxuYS60RJqh0q35vM0rkU6UJh9ANpRUT31qhFrjSIFCF/oAa+ONWEpww2pJmsLa4wBkGnZ6mJy9x8tVpTT63U/XE8Sd8qj5Jh1V/Z7E0aikweNLa/Uw5g55Xi2kdjoPdOq2MppDXyVYEk08dfoVt+nM1e/y3scUuWNP6NvaSiWBUbOMjJpGViPYCtRJRiJucFbIHTkoU4rg4WmBHrMuO2MaOGBUiEA4pX621Stdhnz/dOY9z77ilwfCYYwnW2IZigTmE+Uxb/1KWIr3SRYxvTc5yth4+UrMYmz8BGEktYwaphxri9V4K+RMiUsBiFlS57GR2WxYheJ8oeDGLmZ/Vp7riCMsAFFlDQ1BkTVmyWWtfGoMJtbdlnSnkY0HA3CiJ4DRtUercAuhIJkuHyHKcFl2JmNBdlkb3d5dTIx9zZtmi23mv6CvYuNmdIKqNBRwDUqy3GakosLHSbpg103BvtoJ9jYHKSEuSlm/nIO/Fk+kEfzu0x3i3CpzGAGSQpV4NRBDRProWdMhSr4ZBjOhFU6pcddPrINAmsgkR6+lOCYKCAWNYTjfHulMowM0xP5jSSQ+uiLj7plOLjBES7xWHbaJoXjgx8d1sVTryKo6AcLTqStlsN9G8c+VlTegeOxxHYFoz6Kpp1XMPT9FU2uo2K609+RUVxQz2gqRgYPruV0BWBJsiSMeBTcFeAytx5OpO0TbUZOAXU5iHZRkwRkYxmFsqvaJblcJisi979W3jgRVjvKfsl6CZq2gBNfcNHtJYeGO7Bzwm34WFtT9rst90rP2mm/CbXrk9XYlz30r6YL/plbbfdGwc4+scg72Su2I3PemSOLiSaz98Be16dpM+ppvE+b5XGMqYxBpMp/AXRJqgo+fjfL2hGI1jxhshXQk+N85S/jj8AycNGE7yJY+FOmGA/4aEuhch0g15gCU4APY0tPC2TW9TyeBtqpGIwMECIi3mWxbTpkD7NBZY0qmIIfeKGDLTnuHtqmMkkimrzFvKPa1R7mnJkve0RnVPSz7meQEnj+s33Knz1EqS/NUaZ0WX8SHG6VCiIBPFbDBHsBjaUbfhhCezpGDTfCDofETrsCvfIkx8NGjiI0xlQxbrSZ9Xg55X+nkEBTZ6pJcwT3GgU/pIRfyyISg+yRbrNlQLRBWN/h9kUdIEP0/vulADVpA4j3UovN/ULKo31XmoPOMloJwAdtvb5Bjly7EVi1XOT75AIwjEFg7q8a1UnI95AaCDcd6yzKO/qly/lDiOO7Z58qi2PZFEsRY2YlHlHHVgK/H5PnRv5jANqQOk9XGtwGS1R6DVvThWB1D3hgy0Ik+nAXS9eOYT0kOQQSyuCtpvK2YNGE67pfD0Xys+sTVNZjUL8CnECu78LldakxNnbY0jbhC10g0C7tv66Fkrz5zTVL0oVdnp2c+cwunZAbSMEgWXSp4IEs+KAVO9PM0yhIOiu74QfyBUHwrVRzpQh4UrLJWM2E0NXECx2ohkrMTEHGEJZY1FEroQeNSaktCeOnY3zLK/A0hLSBBWbCpOYqLPiBVoCbedhnT1402n5KrlUvMqS8X+xhF7waClBqQgwVI+xfNq0PNKP08CBOKwK0utZa+z/othfRfZQsmq9HsWHwktBUKbradJ+kC8ivcwTNPgV8mGz4a+ge+jzo3rUxCHSrE8oPTWbAZfILkClo/rJB9HLBH1ddcuoE5RABtRDSKPl0YQeTyOJClbYDtcpAqr6q+9SI4jSh9Hyp3ZUDHCVCwqBgsPhWajRTBzkGdt8SSM3FsiMWm+7S2RdvrZdOqbJRVjKYVl3B7vtlljSlDaQqj9mUPuwA5bWTv+YNaN2DgdI1fvo6Q0NGTQsxnU+GDLm5HIW+7Qt4vs5dtTTEIgHsvqLAT6WgisQwhU29kKlXHkLYRAZQuBQHVMffBQr3L+/IE+fCXLHZCxklZC5fCPSVRyOHdXZNFErdDYx7dZMx7aAtopZplh5U4xtQj146BsI4yFIjopEZ0KXghfJpad/EKLxFuvJ+qjxj4dbcqbA2L6ZY45fDs0Ehr9piU0Xf/galPFSjdlV636qoZtj/hs16v89nvCmnr0UW4+dxl7AxOv6DCDoiMbNBIknMmi9qHNobZkI6Y11gF6lLcvmPMBezqeKzpSc6c4TeMEA8Y0Uu/qbJIHQTH7B9YSH99WsIqraMvyk8+ePuwOnbak6gNUsPFibCvD8WGLUzNrBjEKWIbQZflYDUy4fFIYbw2Ml+mo003S5ZVJxC2AwtWJglbMZgBZONdx8odpqFU+B5wJjXiTJvzDZgBTkDRd3y7QVEVFlami4QkcFSQ6rGwpblBBAak4oLBXKdzwTq9id3jFbrVi12qHAF9ah2ND9iQ2jWDTqEFn1eGxG6OxM8PmMJ3RjW5yqgFkuPHtWR0HliSt04ElEaYULIjDzQSenGCsocmmz9hGoEui0mYIMHmhfuNnUgf7nDArQ2gbiZWXMW17aeNqBn3D8z/eDMrNdcV3npib2zKcqCeI3lbwidpPJ1Kox+xxNGurfoWE5YskM5Dw6Wt5+04+ltVnhw8chs1l2y732ivWs4fh4DMoJ2sd5/2DkdRpZA8TV3AYBh4jjU1hmQi/dTkwjAvmWnGc+5bvgeH7/fZtEfcdwePYY/QlvtZ5s+g+Do6Vsa2nQ2wLzkLBzNx/wghoL4t3iJcFHQO1l4XSXhYxo30o7WWhxAocay8LRlNZA2OjYkPRDO0+b2Ag3plnovks0Kelw+IvQu98Jtr1hizcBg1O9cVx34sjAM9VX1xjqzpeTFez+Q/KixmSScqesoa4qIGuZtPwcBYRaXk30+w+7fxkVsvX7pBK+bwW0QQ87dy4nYts6W90beBo1XobHReNhtCa138yE3tt/abidTV5XZzXb6SNfNj7XsTspGWXMEFiBRRa+QVzhhXHdD7i8Q/37dEqkYL4nnU9HEnVzj6TI5E4Wxn7DDrqLhh+n7lt6/qZ68Tdgsn/IsW24OOfvp77p43Dx//DdVtkw0MDng+z+MHXsjRI80RyFZHNjNN5eJ8+kcZ8LM3wy6uaKIElRZ09rAGjpdLNb9ts0icdf9hcXGg7ak8dzGoPzbxg/nP2mOt/fMH5T006gdqNDYoM29zYkIEYa9zU4n33puq1gFq3GoTVLeZdWd1aHRBWrapVL6lvfQ8RL+/RCvDvBM6oNmaEcPIJDXzwQLTL39kzFO3yp8QPypkBKgs+5m0mkvQuCb9vSQTM1StLwmcYWVazQMFBld5xuFgW8FJLjrgqGgTXa1z5dNvDzgf28PDATBlpEGJeh2AGscHQhQQLRz0NtxmKox5tHjW46jEjSGuXTwn2kP5K0xUDzkpdjPWLd9Hb3s9v089D8mblNqOc453g+1TBdqt977xDe3g1wPwl5hhcj+VJ1CzozwKvFGcOnJ2ILhlhLWQAT1sh7QmhBgMI9XfVEoDelwLvfrqg7gLpLpjjFqB7gab+jju4nYzSPgD4vX0y1PdkhYD7MbqA+Mg8sVtU5PfGqmntvaV7lIZdMKrssiF/L4CC1ss1hGYWQ10HcyAjiHeAkMXrlAGWvbkUkSH0jygEubQ8QId23Sp/BXgZQKUUjhEYUeA1QemoGBVVnCHZZ6tZ6srYWm8axt91wyLtfn0/y0DAtXQEdC1mhzNi8mWZb+5mts8K1zQqbyHEhT2SmzgkF3abJoPNpa0clswd4jgI430z934ybV0p95rMYBTDazMKqSCvab4Q5qtmOR/E5GznG7vljgeiWJW1+f3/IDdB0ECvLhYcNXh71hRIaiaibscg6qTa5ck412mfYp87zig87UHSfltua2nfzCf08eLVilXv8aqXn7SLbvNKRgMq3N/RUo8to83L4Pwe0jGT+vF5joqioSFm7gnOuTMrMLUFU6cudbnz4wyl4WFnYtWoAvYgZFaGms3UearebYEpA7pTiSc3++XXcDPORjRdhGDw4+LwzTw7EmfJRjaKpivM3ihcTyOwJauhuhE4OnBkuWvenLZgtCDKhNFCpSMwWrCIMy6CVcfgg3nYG2gMIEE3ce5o6xnvFM5zhQySuvYmCV5mgYHGhXdtrFHDGMRGksIk/HPm8n4kDzYQnHBbypTpoG9q6KMaWN4Vo4sLGNMOpEr0mBnmKk25INlf8dXoXC6e+QAGSZ3O3XdolPJBmQuNNyojypTu7HCKgwtAty5Q4Pl4Bf0sYCzmLEFLghmaivl0veC/S8KCOlV7FRFQBA8aIEF2m1jR+TjRQwOJYhgLi17QBlOYzTri7JqNXJIxVmg9bc3S5AsXGQNw6Hg6xoibowKoqQSDkyG72EO5cVUTHuKMbYsiy3BzNF22lcSzUTqwjuPf1imqZxSf3XHED22RLDQcMnN5k9P85W00BHtmcw2yF0lEKqbv8maDRr01K1wOpIk2jG5tNsvqu+MIMXFneQ3DrTkbwyw3MMtjxnk64IF8l8yKBbLfmpUjVwvrjcapi5HUyLTGU7JOSyhBbieNTlv4ePq8z17VRJC4D2hrKGLLGKY+L3j8/7yNzFOV86JTyXnR6cp5kIgKHL2linl+T1CLz08+MDiohV6gMQDhEw2dtIAhDolp+Wff9eaiXX1aN0Qih7dpBTxAzuFywkiyhbPKw2WSi4df23QbmEUdwUwbIetr+Os8Uj2ydww7q9hJVPhVF5Kc4jvKP6WcUl+CnNKbHUXkAJEe0KALbwZUNFYeMqZs2Ec8OV7EVrmIwDSd0GQbmx2b0Cu2qIeiRmvOrN0HAOZFeqpQMbb3pK2FtLEAnaazCJ2kdDPo7Wbd9HFJWWFOLwOMaG9NHxM0JzF9bKCPTfSxRdPV7dBsdUc0zqB0tEk9oBIddJStCy10tNHf0c4ChkT7tzTSkYVX8UbcfGXT18OcP7zrZmkMrnJh4Z+UjT3BxoGgi1tydUubSAq5P5OPKxc+77Ih8tqBwisADirLVlTVxazzk4DDLDoHyoPrdEIKKhhJDKIJvQSU6Dl82IeUcg5UN4fwLN87BPn+0L0CDoQMwZwemJMBM27LP9BidO45iGae406ygOo3y1RZ3HyagFtn5SXJ/5sYB7WWl6cGHYJzNYcI8kv0F35PR3/h903qLym/XH+Z5nzEr4Flwk8uV95OrhWmVhREpQe5tkNAqeKoa2AK+q+fygRd0FxB6vVfNyW/Xjd1KLleQ55pPzi+iuGswEhWHRYEYIdmo+5kFclqUoy644JktUIkCec8tVJEC6ophbOc4hQRP/5dexFX75OIkbR4ky684D84DFfNAMX2w6otASZ1EJTaySFb1RIgW5O/UENA+CZvXDIIn4a902f8Xtg7IOR1BS2PUX9PBroX5jeIRBvM4sodBLp3qrdJDfy4DbL3g45NBj21qJ5aVPLZVRF8PQP6Jz6f+nx3wulTAdg7B2Nm5+mlYtpY596I0ERWva1zb8DW+1AWz5y//3D+Qpt2afrLIZiMYx0bFVO0J6uBC9ZmErjGzt9Oh789t3dJtmJhrdWIWcYVJW2ULx5/YLe3znHgshzlR546qvDFT6pValuN9diXHvxwWDz2l0/d5cljVELzV3+P2S7Kp9bQaFE72im1ENr4HF62NVSuADDans3/nge0DVbYllskRP7NI+oCutshCSz/G13AwwQVLVTcacQmUpHpTVyYRJojJ/jBgMqHs4A5CDi2OuCIihqzyMeNBnnavTZDhm8cW7bnHE/JtZ0tdKIgawQsX83M76RhrYx4HS4a3WQGgUp16g82KBr/YrOZn1ugXdrN77idRFrqs5t/O7q06SHzkcdHxNzvynDARkGS9S3d9swcO5UNcWuvpe3FvTO/fscXa7tmVr4xq/Grbv+PPPHcqP8Ef/HDfGzFvrU9a3MEKJQ1GA0a1vUQXzv5l3/ncytvzCdv4zFffb8ck7ApZB1AnIwgJTW0omPdcWR7bud/tXM2f/C/U/NXL/JOuCzt0N1f8Gaz9qfyVT/xqWx5fv2NmLn2dnrLmT+VTaSdWxbTifv3zuBdu2Ym0V408v/7H6EMnfm2tDdIl6XLzYuR1QLvh8HzME7XaZtbi0ZC1p9RO7OxbYs7uyPSKHVrNkHEcTkdHWR6R3VXJsA40RGZ79/i89coPIqvzSZ12fHU+nFnNj7jUuXp+NXdCVgn6efJqxd3ZqMzcxAQJhZn5ui1KcazWWuQ7DJBZ5RRcydmIqCv9EsPePsoNVqK8am9XUwzEQCeSqyZ7R8ppxwpJA2oHZ7FiaStzUADSKQteQ0wEZzXAMuGiCFN2yCGFNkUZuboHs9QW2YoW7FvZm5vdyWyb+zsTsJ3Ld7JLvjxjNqzTXCsMGQj7CRjxlMoHwGTPLCAXeBSY3Yp/okWx+LOGclK9gTf7dB+0M5f2DWbv/CGS5uIgPQ24M/arJ6u3AnD2NWYZu4QGybb+e65S5sBUTUIbLE7higPktHBNpN0bGbzTmJ8jQg5a8f2kfir9tPNub37F9g8PLaP4zNmYIWk1xLFBEWXYMlEwz6/RyAq0GAqHZjujFY6PSW/jxZEZP84jn7N6JGZYY/HspeMXo2cy+M7cXJF/0aL/pkHdD+V9HNikQOFJnQ/iWKlnygNnkHLZB9WxX76QfeVyuwraMvqr1P0Znxgf5NiPCYrHWKPX5nf8WJ+J085v+zZj9+24c816cqe2Y9we6ssyc18gK/Mcyz9by9qEjD9H+H+T2L9jaYjuu8j0vdJ/I5TTi3RfY6G9HlS83SHCaKc58l+ZpEU8zxZYRZpcrXW/hGDeCVvkx1u/fzclU2X7dt0Cb0br39O2ix33LTDvGQUL+eb6jLNoK0B8E4xAMHJBkDersQPZ+AAJDLrSA2JVuDPZNKrEtZerPTfY8cimE/qbIlqM7tK3pCNpLWrkb/5DUhk858X35DRSmG+1d6TjV+Nl75yCk7ltBpBH6B21iSgHV9AO6wc4vD0G91JnZGjIw3aPuJFM9485mf0cO5cQvfo7XCfkWYsB6kvbOuuou/1XXxrWR7DGSZd3g1pAOo/SYfFZXn9JuxVeW0WNzqaR9YldU7nqqZ2TFmWB1gj9IFsNKu0mgK2p3zXzWJaEENUwpmjD3zB+Ulipyd+de7GNJxl/UF7cYHY9je/6OyaGd8/8wKN2gkah/rMu1lcuHBXWtsJf+46Sv0FFarvn3nb/CfmT+w+ClFi5pvGbMgFYxScOXL86O49+95659qd652AuADx8Vo6AT5eY/1ZGzH0nbxJ+wHJxuxw0U4nrmwiPyF1dnm6Kl225WYaoXZ3Ig1pGFpUUpKQtKULHelCW7rQoS7U+7qQlF2ocxcSlOrrQmJ3oc5dSHq7gNglIpbRmflH/uA8zRF+23CRaeFFaVcSTRKNjfeVQ1/54B4Ag3AM5BcAr3CFobtJpshX6sweUboChJEN7W3/hI33Ttj4wAkb75+w8Wpvm/kyOHTR1l8nZjJJrHSMuCyvKl44tDyKNZKHRNajM6v20VI+az8NL3WdvtT4S630BFu4ulkvvE3qzPffIMEPdfrqzVNL3tBl9gffm7R9JQlGUToxmy2DT6hohmqFibq9pwxCeCVLGsXXncj1dXWzhjw3My/ff3i75GxvURl8w5powZQ2QawaHyw7xyTKtUhwbhQsdWTG3h31VjNiRPHKj5oj1Vj8pwkep0UNoYymjwQMiOPEIHCvCzlQmk9jKocGORsK/btXFtJgYr8hneSnJzXnG9QI5iQ7iy2Rlo3bm6OHDjJwd2nk6y5jpRNdXHwzuIKG9sRJI565cP9hiMdsnkbtx/ZoH65G15XgISjaBFec+LwYRU8UOJ/7XReRFuURsekUU3NtNyBmHZp007Wtkm5RrGm5Wv0hDbb0KNt61Xmqw5BJWUwS3w7qj1vmWGVRhZrIsBXqhxwc1jbcvLgvDRdKg7vOSMtZSOKmUzpRX1tcHZxLw5n53Xcs7D9w8Oj83J5tUwDB3LBvgTXiM2tpBhGLTrWEzKZpBzgMjPzDEtKgKiENdFi/NY0QxAAt9zfCyOeokx7PeyuMIfWhO14rHviB+C6H4rsciSN+LI74NQlUqRvH5RVZAsWiSTddv0D9OJC6Njk/Bn3dJucawZ65GkhEQMTzEauwFfBdjDlB02rwAyDqwKfgk0zJoRXfkZ8/yxo/gRxSGiys87CcP7X62j9PvQKxHmucH0UA/Rrn5YLquEGQJM5nX5cyy7MdNoPAf+1CzcmDwkEaWc7U2jSRMtVH1KBHlH4EUdpNO64b6lcOJ+MTPD6bWgXb728PLgVX1mhA9mxrgCZnGSUhgZd0sCOt9zjeM1KD4vTYSmIDg94gHON+3+TPdtrcjsGUBOEayJHKHxX/Dbr6VAEIkSmouTmN1W0CXdCQIY/7hlw8+EPeOKLFBckM2e+gbxdQpyjAYHFCURyiyy3XM4TOhBJCU3RhcCem+ztxlnQiFfyFpgW84EiOcIy1koihsIwYKkJwkn9S7BxYRAgA17hAfAQFWxksPCjIOuu9adaSdn2JIQjKjNQYP3YS8zqPiLfLlkrC6kiyM92jkbbYpAQndTEphfidTUohm4VhUnr5LLeiAFrypt1zkd/AyzfQLya22JOFF/GbP80rE1dFZAl8Q1FbAa8sOa1nK7FHhV+GMYCxuU+mAVcyDaFB4g+hCxQ2Jv5ZMBdxpg22GCF5RFjGIf2CwaKDSvYyPkM44ObthHWYMHqxJYkVkqlzrgOTgsE84sMCshfpCtqXs1505yybHpQnora/VQyis9OOk4NF337zFt562Oqgk+8G1o9SJ/1yk1SkE7qXFWXONLJv0yM78Dfmv40dlcoDyVPfMe+YhrqUn4DSVF80+KJ8b4KNiY0GvP2pYdtfOOPo1am3P+0h4w3d+jze+mLaJvX255XbX2Rvf55sf9FCNzLbn06+dortLxq8/bHnarH9ufAg4u0PO18aHZac98pKb+xw4FHqmu3vC37gDwjXMTufK3E6rsTpuEWcjtsXp+NW4nSALqW3gMGXS4neWUolpxnT45wqpieLX6WzGvbG1cBEZ0XEcXCOa8WEcb7wWJy3Tva0GvR0RcHWkIOwjhauFuUooKxhcpC5+Jld/k2J8oLdx6Xgds6fXf4UAmJKfoLK0EmsFzTkQQb+G96VO7St0u/xd/mqV/X6BvxjiT/xnDMIgAJ3exEocE9DUBgACoGciNZ7twN2bb13p7JyjLM/lCs4aV6ZTTwAXhVb04nD1YTTnE1PpiFjFfw4glm6LqdgzKe3sFd+kE/P6gZMFzkCpt3N69wnWbFwtreBkRb5ci2DLfLl9HrvqBKdU6gr6fyaHm428OPGQXMSod8LSSaV17IWrO+9N6xzH9BvuHa9d0RfXoOxu09/2bbeO6hMBeadMK0f5Hce2lPE1RekkXqzkEMR8upJjLvxCHISg3Lm9LSmRI9M3eTDCqjlatE4Uptgew/OcRwRETL7ugmCvidedOaesVyEWOLlraPOQiplp4p7axfYNfYx5rc+BDHPNs2x6ZttcR6MobJbi1ue3sUsy56fnMsb4A+qUdGDYXv9ONZk5zOa9tlxSRtM2+JZWaCLsT01Ln5+OyQY67xQwVCXuj9nIpI1ahXDPRK3/lGFKHh1OAs5rxMSzmAnD/in0TLUoWhfbhJINTBmxJxmaSRyDfZnNntq4p8q5c1VndrhduSzY07u87hdeNkUIqq3smcxgMrE15AqpHKhjuJi5C7BTmhLIdb43HRzFuY3zkpgIX4yd/DolQzBOQ4Flt4nQxudlxcFArkRwx3wawu/csciixndyDTg/AZVR6RPKlftCuZmXt4N8pdrzwfaMfbPtFnsRz92QqwNZvz/DKTImZ074frAMUU8dIxGqsMOttN5jaFo69o/lXbMSxkNia109TSaXf0/dGJJotNF2mXbN9MbLrx8ykiGjJnosLMyPQYWk2LDRytoXHayz5XSMJ1o//XK2wVJzeiSSHgxl+GuDJs3/Zbuz+h1u3Zmof4NEJK4q+hewMK9/mFBMAfxVEo/pshhtDPZLJietE/upHlxr2axj1bITjhgXc3CcepDpcww8y7bp3ECXdypx/vHaGmLd+jMCw61bOaoc7VsazNH8d6d+vX7u5Bv2NsrZOdmKpiGb9gHUWn/Qpdxg/d3y7eo5Bdp0bCskToPZZ4xOXd987bC8BnwiZkt0eaUpL/SbQgJ2rjrGcp5jlr6MMdLnp8G/33mwr1v2GeZmU2hCxdQJrC/C9D9Z4mwSjjJtQWSCM0wMXKPHYcjrUeKAXYxLVbo1OWGFqZmGhBqggn9YMANNcMF5FaJIERcQU6qdDUpxAsojcxjvI2dAIu9mqGX4510TyFMi6oW5IyaIGesHRCMsddXSCSbehZyGehRNkM4QfN38Gq+UIDMZRXPD4L5zmbw1ITza+eLAn0Ai7jEFIqTrw4R8jhqDypUPCPLwYPWXjw99fpI2HpHJQMsQXmDVXmdthw3Kd5ceS0cbUUGr+Xu1qZTeXFQfTEV+UFGpYK8y+USnCNq+Vf0r2o2X5Ofw/2eEq7pMnQzXPUZFeyWtIYwpqdlXPilfxFdzoY/vIvjmxBwxUEYTu4JaHEtf9sXnMs5r3gwu/qIjjEtyqpbZ89TzgVU3oeeCgy3G5QFburWkuIhKctgsbXOl/SOTY30C+9/QV1dIwPglWPF4dmlhC/EcK7mAeB3xP4vFYfK7RJNAdePFPjWmxwuPqywWyl8gRR+78AMzjQlAxM4G68enKA4uhjOM4646gQGS0xKiN8l7bFzRdbugYmbCxcbJcVVj+/QfVEAHDRwGX9OYr1rPSHmlZBpPg7UqhHaQEDIEpM9uSmxoy12eeScvB0dP0rz1h2h76Mec1iNfxWW3hRF7GiBM3TyKNICYGjp8aRy8GjaEeRQCJvDBv3MjfKMB3MZYmpnUS7uYsyBE5AwToDSOAEJcALq202wbl1wAuo2TkARgd3elo3B9gX/UR3d2krHpqD0LqNb6+aUEVRa/dHdBZz+KF41ytG9EoMa6CP5llPM2bZstHfOGj3z1fnXO19Dpmm0zKm85MG9ohlVXiGoEKoSmJ7vOvl0q6HTXQkk1jOUIEy4QwM8QsdNx8QRczjhiKirAuFUHZzHP+e6SICO4+BtZUAmfbUisthV2x2kJ3BxxI/0sU8NKqN0GWzMUakGmFGMvx8CI0dU8x4ACRkvp4BoiBMr8zqDNMT7XsnxfWrPYcll7VUiuUSl+Pt8UHEO8ylIsmf3wWLM7NizMKMW2totp1BtFzUKnXsm5Ku4r/GgSiSYrSzCgSu/9V/5UJaD2IsUUqpUXuRgSPJYGQ4duaBzNn1sj5XA6bP8ZXn5ckbG6vwh397miIr0ch3hIaEu/dFUEmdnoqlMPaj+j0Rhq+Mrkj8NfbWTtqCdWv3qr3GeVFjxw8N3kaX0JD96J/mRwx5e0MIdveoR6solApHVeUoD/vOXP5YT6TnefS5rxqnsERfRG1z6HO8B13KYAHMBnvkDQELjuCVEbKKaP9HpJNQmelwK3edyGpv9Rb13uhLM7+H2AfdQ5t2lw47/2+bXsedD6h2kMxnIR7/0xzbf8+7i8l46p6GhXuZxcW9goYv+7/EPXfLln1648CCRWdH2rldehgIjdtwFkmmcgbeWWboQLx/cSsdYEhbZB36NE+f+xVPSLnrsUZUBH4Sh18vHasQKBz7m6fQ5XUTIUgfFCMFj9qeWOwr14ZfKPnQF3iEy75G5lDmpM6R+rm4TXwN57e04fmr3A44ABLoALUeJfrmYS+KVx/m4EiVSS3w5R1iVLU+9jS5HSrIoq6OUf8UE7vudPzPYZxz1VcdL6O6fF3eziPcHCdznaqXODkN8CAaiO7DHG13gg6ghv9HzEE1jsYoedwXT/BnayTpPMzFjiX8O0bzuTsmb9yzJgTqyEZ7Y69xnOEv10y70QLCBPw0h1eWYu1tztWOde8ItQns4h9EjSpb8N1RGAua1Og3GtLvtY2VsPmIJjqh7YYA6x7uGjw9LYBJ+ronxwA2bdSzXz++r8IqDynOJU0CdRgzpxAKDCsF8/Ijq+hYr5whWX0PoN5Uko9KUwu7wLvrBByDqhofGdhmUd5sozTbRmgSrfCgLOa/gO/mA/gr3gIsz6nrvIL57doeDezfSik6SJ5QvvEztxChS7b6u3UftvvEyp9XCMa2RtVjYTFkuHVjbNAEi1gTJBWTpcOiiX337YL6AmLX4dVPwYWdW5148lTrlGA8mK9Zavx1jm2xH8IVbya5HnPx1UwKpxIFpWQheLUplDjDz8A3Rq+dInDKefl0WTUl8QxpNlYacEFJRKKkzkgnI01g/uaOVgl9mEj7ynU8SFVZi6dimazATflVjJgS35p0deVQq5SrxdGFfPJ1biacLNbDrr+7tjacL5UCnimgIzkg7OWtHR6hSu8/REaqMa3DzVMIiUkktNTcruVYq8Xf/oplqDsSRmgtoQ/fon7szmbPQtQtku3O851xhDvMezKi0G3rIt3uOd6eHxNbneAe9bswmDc1qaoiQ3We7KSKw/hxvsovIKi+VOOg4azLr4WAm2g9b5WpqWVkmDyLlWzOt0ePIAcfPXIukcDWkFmnh44Zum+7HG71t9BFt9LbSR7jRA4RzsNHbQB/+Rm8tfI6QYa6JnHIpYPTT1qHML9/qW29F8jl+1TUbvWvk6oaN3rWM0+x0vo4Ft9G7QX54wNvo3ZQ29dPPzaFJ12DzBL/NFNU1r6yfrSVNP90O8XAQu63Jbc1um725MB1Zdl9YEBAAqmm/QnPAOh7Y6B1Qgx+BvEZl7+SyzNkwE/TAQSWkFGedikyg0o5hbAqMTRnGxpkI6hthreGq5hGq/rGNMOXw9+eVyS2XEgmml07RSx4QbkJ3lFgSFjQ0iOk+4hOx6EcMy+pkvBDGwTxGWe6CtUBc2IuhqiCC55Pdca34dtLRK4mxjEvJW7rLRK2yPB2DReTGWa4eDGFCeBn9NknnuhX06Ap8WamTRp74KCeNXEHySYfP2510klb0BOKbxV0AvFEVw/bcXLfOLjdicPKga3WMvYkuOOR+jTOddliTDjmDvp7NOMRSuPM/xO8PYzyOiAyMtJOuSJcBFm0cjRtPV3ZXpCvziOtYTlUuT0fpmk6oEj4xbIDSmmY+I/rTK6Gp7fTH2Fm+ylz9MhbBTuf8AK9jiZT/i+oB4m2u8DtPHxycF31wqPhAS43mfIDz11Ma2R73j7giVXrgTrwsLxGY6+OQnfSpl57541KWnX1us7k4mhYvoy+0r1pfN18/lSqpF8mlKmJVwGIVje59LpxrnpFwbRR+BvidIvMl73RxotqldgJu5BxvOgseokHZCwZ7F0w9d/VCFqCtxEMP6e7/183XNzlBEyJeqK/nZzGrbNLgYBpdB1UKQAwkMdr5srutZb+USNCgYs4zTRsdzlIuGCPNG7FJEsMYeY4LKi4kY7ZW0rGwAqW2tekl+gH6qMObUNcSG/9watqP2XKTCB/neJ0uv1KyXE8ytbgHkT8TYnCR2wgb81/xSH3d9dweWHRtgF/9azpYMI8Yekf7P0lyzBAdv4FaodY712KvfyiLXuFcQ/dJrNzGma0U0mHtdterzXJ3A9911sKG666nZRrm8SYn5YhiybAWskPKK5xXWyZivvAvlcyoxpwqjndOkS81XtoKCnQKtNgkzyuDJwOdBU2VWdCAmixZ0Kw3G/j9sPPX9gpkC7bVPlX5mrCfuUkwpFyc9cXlE4vVuH8+olo+HVMczk2gzElc8enbM4Xo/O3rvKP952+lz9++OX+LQVXO30qfv5U+f8u+BOF8i4Do9Y+eL7f16LGav/NtFud8zeNQ/bOy4v5zJYeya0z/IrvQON2zz06cnD/nlvmHZZqeQSlevpyDWA9XhWT/hl91leWYtnTVCwsYezQykGk+tp3kr2puMhcaa95Rt8eT937Vn/SSj4dbOfHdlZjB/DENXP4cfCio1GPOjSA1+izTQ7O3Kwr4nRMlYvkGEuGfp2PZ8yKhouKrM4Hb8KTE2owB14kFsWbWyf1bsxrxiWmng7i0aWc8a+BjkiQ/HOQ/tKdAMIJ/TrPz+G6D2InwTyhVr4YbicjELntD+p2/ZV0kfmOPuQLvQ940SSJhnWR+Yil4YRdAPPE6ZxzfAKtfp8O309GVszajpaGlXJz52CfsCvYgnZ5ln6y/49fVGVDkfowJnEfS0Mq7J52/X+A9ZCLgHXE7SaW+zjnn65xz9HlAdUfxeafqjuHzoKKt3Idq6T6ie2Q1G5eUZmOSz2x0vQd/6pH1HhypO+L22l7Pua5/SOe65mYhcdoPySTWDe5TMUn+qccwkjF0MIYhu78ixwHGkHP6YAydac5USdNljWGE8dZjKEj33CCM3d8bX9u0yw4jkxgS9qP+hnF6c9jP86tM+Ozo+RWF8+/TiiPuieU9zYrb44oj1dvr3acgOgZay++JAxi94Vw5tU93i4x/mqa4YeLI94gSVavf+QdjYUQ2Vtz4ps0kyxeC3T8FeeZp2u/cNY5kC58/qn0OTTMc9rXitLth5x/3vNgqXJP/roNBPOiWmS+PioOZn9/pmtMl57w74ML/WS9WDHvnQ3do9/BY0wTP93NlKj/tudOWpzr/a/47MhGu9lQ7zV4r8bU76vaBS33S5eQLqHGyVBfJPE63POW4JNk8L6CXLitHUkBCfup6dvw1CJH5dZLnWb3ntU1XSj7vcnJf/hoJ1maIHC8+bYRAzQowSJI6OeOkrJOZiVcI8nm1oxuwW52AC1heGtb1K8W19n93V2l86odfr6F7SHBjra+FTIl2oMqiMwhvPwrXcbpT9OTEha/J3CkLNPM1yCicVzMFakxL5GAYoKH5NWyIyf3wpSp9u4rtD3yrgQe2sp+hA74hoFCn3LVcRj9zBuWN0QJvsb+xswdDy3X+lhWCfrHmjErELT2//OSA58ZlCo4yc4oczHSWapI21uZH1VUSqXsYil54c6l8fv6O+TfQAI+LWwPyXUucyyqJc0kl24oBZEOcC2crkLweMaCGNcWyLSDNV5iMlh/kg2t9DWs2OHBAZ86MdbINv/PtBe0l1+k2OBiD6gVn/iWtOle83v49X2G5nY2rTSRt+mljvZvmy/Thc/4+3SHpjmnB/VI9G0Ej+4UGRjZTkhbFrT5RgiAyt3Sl9UqYdKBjq+LSuzoQgNRCzLm8F5iR/fcY3kXnM6Kucv5S/Enx5yz8mcafc6GAWNvZsyB+fR/zaY27O6tQbCJfBo5y0RpRYoO5OmyAcIU2j7sMFsQioYb7OxXl4djN/hb5DYwLFOQ3gb/S5+3y/RzNmVibyoIwpyylk73ftFR2cByBQYQ/A/NynToYOyn2xc47FrSwzaFrvtZhspwkqYN/VcttvtZdwpAtBxdgDEneYIPL6oqPe1DkDeZ2PmVSsDsiTcvgHXGNTA2tmssl/8TkfGa52inlatEABWYkWcaBvQNjk/mi6REWAM17YUDwoS3mZLiVAy+r5ocotyMoYl83Rc3icaai1wzWZxczUEx+KXUH5tB8NPaDOX+ndRqcdy2kGFG7iOOwlz9Z+vpSF0gM45YvIPSPPufZ1JtvlCfYXftNajbfqB8QfSZUl5AAa4iuYSsH3drcTWw9N877yBjl8Tjw3/u8rFlq0ppVpeYRtlo9lLWwFZAI1XhdVptiJ0uqfaqL9Letw7jieCgPk3aESXpeeLUeFkmAjmiNkbcVEikO/NDA0S7vAe+RNpK2EQnN4BzAAYATPhdu2eEmB67e2Ec+oST59wOqHJxPKclBaAaH61j9YR7/v/LyqAw+QizRPnGO5RHsRoJg+w1lct2Hg1ZsKLf1ijWoo1TDs6iB6zqhABEVSoosDmzqmOx20aAqI7ltcEJ1lRpHcPUH5nVK5bLpbFhdwklNLAde5017in4+B8mH+/lceXLzmG05Rp9JjCu0+AUHN2K4hF8I9mmjAKBUHOVl8Yuo4BdloJegEIJfKM0vmHkXUZKJKH+OukJED7BXPHMCTziBfO7Xn4+5lvfpw3NUwJMfDuoH78TnAVenBvfyY+Xl7/GlhJZ1/m5BC956fSQF9jdLQ7QWzxW6cjfRqoTrK+cYD2bUetaKy9pbKrUEciyj98rB30w1WvKsSVA/X2Tefpm0zD7PljCByV+4rkcbkxXEN0Tu6EgPjvYJHUG+XMMqn0PCdsTQcF3JLpapilQxnbfksGmkChxmGMPb7NP5/BNU/OVU/HcfWfzgR382Xu+eLyctyZBd4MdP4s8q2fhTOKMjiLbc+I3QffCZh/a4yND9mFctwoeGqFpnzMGdUmdnaJ349eVyAtsgwsT54tIfVIQJjbZeBA5qv5XVHyl0NN/iqfpLDkLYWXD3A6qwR5WKRL+q51BGHXGl+bqVDRBXIdpIqz08zqOqBqg9RFsB6Z9Ov9jHnXGJ7+vA1syPeeZsBdc+x+gq2JJhCjy/R2RaKSFHYv5NH7OwFA8U0Sa+dkrfKVoiC2dwqcoiVsOMvLnk+0HBd4LkcQYG39kHpi7gnnamADZGtDw6UsH9qALx2Y0ge4U0ZZc01SCDEmxPkpUrZKBPO++nwEGCLiHdHF+wp49FpY8ZgPQpdtMq5zZKLKzzNKoq1779EpVrLwxUrv1a3T5qHPB7lGs3rv51GeHVH5XxpUWwm1nCxyyWUFBjAKOsoUYQ1zNCcNgJ8qe1Du5J+B/TNyZBSzf3mDfLJGo0ctOikcPtikZubeZYHMxWgoQ0+CT3yAH3PrfLq/h9Lnzn878yb3dpsdM385YnWYdwgoh190IZYi7lwGhqI3cUhCb6PYkxj4Xr1ITr1EvNXlcw9euFCiYxjvqDdDFRWecR7RtzvzvyRkvLJh5n0+5HXNg49Bg84GZL3f1Zz6DfAi4XW7XDCNe5Y6HomtbikAx8zM3guCTgqyeMHoZqKg39rIo56q73oL2jrXZeieYNXjdLO0JL1ei93r4KTRTd4e2LV1jZskTUlY6oKwM5fJbqSujv/PxZaH8Q2h30aStv1Lr0Dcy58YdvX4Q/W/HnCvaBwZ+r8eca/Hk1/lyLP9djZG7QB7mwPJf4ElerFU1mDx6iZtNE11kQcnuRSrfKdL3U+qCNQtfm3SzAPAodPq8Q0rZTvjynAC95u3yhGSYh+Vb5coJOCuvcm4qlRAvHLKUaG3mBfPER4znHE27p5iTfLEMo9HSkfPi9xlRxWrq6xndUV3fAL6Ml3x6rMiI22J4pLSU9IGeyoOKT487A++SoYoj01Q8K/L4wTPmWeZLIw4PLy5Q4/kGx5FmlTew+asVCkV/yOai8Vv+GOWSDw+LUTqz9BJ8BCx4LQF9x3Clu6kIqf84380Xt+3ilfR8/Rfs+PqB9+7h9H7fa94kB7QOp9LfvOafaQJTqaeBDlQY+dIoGPjSggW/kBj5kNfCTAxoIntnfwOOq2kCU6mngw5UGPnyKBj48oIH7uYEPWw08OqCB93mDGviYW20gSvU08FOVBn7qFA381IAGvokb+CmrgY8MaCCtmAENPOJVG4hSPQ38dKWBnz5FAz89oIFv5gZ+2mrgowMa+NzABt5p3xUpR6f35QdggDbsTdHqNyL9B30VzAngswnv9QXwOa4CPscC+OwL4HMNEB8M+FwH7Ac/39Aq6Y48P159flye78jzyzY5y+T55Reo5ayFzNimuwpo2ZBMWF15Fh1hqPR0FnbMoSOE0lXhpHKWZCGCd5KHfBJcPysz10pd50tdGzJfi/9cfoOUP1/Kr5W2vxwnNvrcLG2/qNr2i6TsZmn7lk3OFmn7xReoi+Xe1k3OVjx/hVHHb8s43Z87SJbQ8Q+lnAvUJW7UFazJN3Vcc3p1XCN1XC0Pv5oflutrlyzYcJjwtVLfq5FOl4Gh3VevxzeS6417hDIeQu9UZTRpw6Qh8B3lek4lI5KUb9v3/OI4GrItDrLneweVKuyVXAaGwvzCmwcUpUp0VAa1Squ8iY5NgAzrvIkuy+/9mm+iNb1tg4yYiJiETD6jaVHbXlTWsc1ITTRfhR0X469H/FojPRXH59/sOT4fde2T30GvODzrM4yvzzA+jaJ9hikdIMUL3BxmfO1hyocZf+BhxqPD36DDjJc/o+zDDDGvY6wmm3afYDdwfRzx8iO8g0BZa44kUif8Sg2f8QRlA0U5AsM+kXiSRot9jX1xHVT69eZgHmjXEHMwny9kLLzsoGcEm4BBEfisuJ9V0Q8IAAEfN5d8PIenvuoywyA5i7nPU2rJ7vWp4RcBY/ujLZIuir+b3KZ8/03atZ4ku8675L5RfiWvgFO4pDmCL/Fc5y6Z6cJmt0VPKSQifRJMPQPCkPw5Op5yLicPLpgA+5ZM9dCa2xoEreSLm9oqhFBCRC2xI5jJpwNFrWe+lAhW+7Vuc/xGAbFCTLrIjHEBYhVrECs3DXEUi7X3OrVt/EYJv6W6fY6jeouW/wHaAF0lo2tEcL+OSlDC4oQVJ/uUTlvwUnesNU5jk9OQCe6cHoekXYx9L1d/Zt4gZP0sk94PQ8fyKNZQ520L5qcDC4VB5xHV65SUbD09d03xLd9driQrgkPjboh7umsprl1RXDul4hruv10zuUxftuLaKxTXZfokIjStuPaNoas4MHIywHyeuGglgAerYKGIbvGTB10SNiw1bcWc/XK9fzJT7fqs/XH1ARmryAUeGjvte5XzsRzeX653yph7xlBRDBvFHgn4swp/Uvw5C3+m8edc/FmLP+fjQLZBTsh6eHy0ga2HZUIidONJZUxdfWE/QTXsJxSNKof9BNWwn1Lf7bPF39VnbY+hJAvb+tGKp+/qz/ZQ211YCgNA3NjiJCoCOvIuVeFiPImxniU4KCo2NAnncy+xwiZ9pvMQzgHvXTAYhQXm22FMdW/eLtmhXLM/AXiEAZ7AsOiDesBJ54DkyLj+4XZ2/ril6TFoAiQBBIUFQG0pFUx+FuvQQZ02LrqSc0bDShtdPiXeBPorovgT5HO8mJUcPh/pvyx64MRYuxQjxOgGbtcvDFlpgzuwuXJtDl+hBglG4TbycwoNlc5Egq7JvNAvkBHK/3liH+uZ2B/T+8CjCss4FiypU4uBnLZpNmf0IZAaE9Yv8ArUazW5V/VMp1/o9MRZmQZQ+2hqvuVDqDzBaayY2H2YB55hTwQObfPBEJ92jWS4BBZmbPN+7vEy6o2skzH5XM+Y3FjS+omSdxQiCXQrtjgiPuJ3LehTmB6XYhWyGU+GpnRlKZFpf7GZIMRG7fLmgp0+SWcxGzgKI9MxZSNFHmdloNN5TsckTRsTm/ihMCCjJLz0tJvIwY8hRoFxJbEtrBU79H0q8xE1w1+uLQxw92TBRq9DPT1LZK8N1JX8rOc5MglPvzoNHsrCwwXubKzZes0K6CkvLb19o7wszd2cx5LhJQpYiTmJAxpj64DEa/T/T2dau2/pKHyhu8vos4l/tPKWp6PIOWEDr5tc9OnExZwvkRhEI12WpxxbGtzWCpQbxR4s6kgzB7/zMbirj5j4wzq1cbIYQzHQud0Vabu7Mu10p+yepMu7o/Q50RgfWhuIuXVPmZf43dnYsJiG/1fTp+Evngyp0Z3ZcxwnW1UMJGc/1q9Ycr3/qVlPx2z3uIS/Fu5xMmVPPPy5PF2Vriq+XI+07R2Dz/5wVs7swW6zMZJQ8yYxGROIBBjvTpQtZ6jnl1WHsGd8ynq7Z/CI0ggXozreHW204Nq2QgzXIOV4HW2tHkTAaeQvqfSnVu1PvewPmogRTLTtWfpVmqBKwu3rrRl9dJZGrGVXKtMypl/bW+mYVenBbAxo33qMkMpgeL/M2MhIIR+H1/mGOfYcK4yGtXYvqvbL0qB7Rhp122ksGBXpRHc0oSGdYMcRefsoRr+VJgepn2PPu12G2qDCE4nXu6lOMGavK84trbSFFANUkB4Yowq9zRJhOJHSyvIRA5VO2E5A/r00Mq3XIU60ZACr0Cxq6grJsJeOsRNkQoxBccSVM5CDJHb4YLN7JrrTQBTfISRKOQRvukP33nOweybVMJnSSHNrmt1V6PUkuJiHneQa+liF2EAP8X9bkdAXsYEeQqo2lFPRksE/E4wvWykTwtwvm8IkraTxnep20lVEELTjTGpqp9GfYrJZycQsmaBqVkbUWhHFWSvjZDmEBts65qa7TB5pZMsha0wArGE5AjeXDXgoXSYJ7CfYT2siPWMjNXRC+2u87yNHnfUkkk6kKxBSQ1OGqPOXNSGvMGLJBGCpFBMG0wdwhXhrfLxna7zQMa54dGySrl6ukfuM63TvoaRyBKngUSCQ7D0L2vnUFi9LMDKIl7mAbiz54MIOHBxw45QGqBK7IoIc+Ut8NHYZbYCOn04hfsYS/CRRyNy/WYRqR6XROU4294qmgcil7JYDA6+JPCld06AdgBzIatLkzYiGzg2WsyNAEa/7/OdzJn+357tX/S6iqE5rHgmyRBljXvrmcW7D67YwmL14nKA/WbgFMplPp3Ca6bBoVNhO2NPZvZSOT6lfRUcICnQEX6MjhKwtM+gI3J6A0dUkV2vIVBgCHWEasVUbifhCeLFOAoYVxOezA6lO28f0c4gp4VGl08ufpkblUWV0md9Zp2S07B7tkVxIk0O0K36hXfnHIPDmBBDFGwSYmbe1BPOFn+1x4kVwxG4dg9HoyUA8LUkFHXFMRbyFuKqCgHGjxnn3zmFXmoYcF95XOgU0ynCP3JwSZznfLgq+f4/Jt8vgFyD7xCTp5aNOHeu8AfaTDHgorc/m525yOnSVMPY5prchnaTD6sKv8CE9zt1bszoAbons3in3zNf32V+l/Z37vhOtj4vWx6fXevgCfEfH8cW3pPYv05J6f0scuD87NuiDhchq6Uffx6v5a1ZQgQV5n/NqYlXMaWqkNFR9PNv55YXSu8bTWhkculjRy2pejg8XNyMPWhkPWhkPWhkPWhlg3HPcKv6cD1cnrZVB69h92nhM8fnuTZoJBN1SR1gFu/eTE74blHF4x8uT2+rf4juNikOpr9XWdOOf9hpNteipA9FTh/yjqHejEsNMgGJi0WIFosUKJYRCa7EixsPw+l08NCwED9bZ3gbAMyBbWA0fWwHGcLa3DWAMZ3vXwGUZSVuaGJobuiV7iwoXFJaQ3LQJQR7uBCQouWmy3pukj/p6D5FgNYSfukjHwAGcxPMbAuDhQwXLrvKl8qfQ+bPPS4/OH4rI21ksXv2EAFVo35RThX0GrGxgr4rVn58352Yaq/v3id6cKZHjm0UPIgcSQdZZhStLo3bW0vQjDHoRpKrz/oWK3p2IsdR0cRTGEu1ufklxNiz1O8PQ47wS+OcbyjtS0RmkbBTp/IPBVGiA8tY4W7uBTH4opMBe7+d3Yx3LjZvTQhHIH8WQDY3VXyjsQ2/RWcbHdeizl6+aFdxmnOw4SMEHkXrGB/gdxICa5Vlc5814gV3UaoBx81n49i9wfg5IEcRWbpNkFMEm5z74socM++0JFLqckd6Jz9om5wA+ieL24zNhd2ExEiGgfnGfRJNuaXrGdMT3P7SvMKHFYgTGRpcFrMjmTH8tnXiwjaR2EAvps4MUB/RvhHMGeQxzivxgbATUURJw2anDhTEGHiwifTg5n4RPypTGnM263k0Y+dMgH9MZzWAdc1Y2fdlOE3PZMjjje7oINteXkU4rR5f1NDGXnP26UURneIVs6J3jcXA1MlADfoVOT54oYuE2NQII8yjtIGeDTExaT9uS9bG10E1ozrBD8ITcJPNxg0zH9TIL18gkbGP5OL5VMo7vgA/UtTKdt/ML32oAggtSuITTq3udg3rGJJ3IMUfm8X/sE67ZwMnsL+nQBi3nNpydYfpTFjgwH11+uzi6fID3om+Nu+NzUbFEXHuJAL+H0wlh71C8d9ALf8WsmK1dNhymAi+1Srz6JwV5CN7FMVu4Bi3iWG4XoudSQ9V9RhTT2jWQHs7XSe7fivzrdAE35W7TG5TRNhHG0rqYo6dbV0GBDaNr1i7Mrs3C7JqgfVT4EkZlSBmOrT6oeXW5rZtXr8ZLlJKviLHr3BOqUECeOKRF3HXus1iW56zDuaiO1yaAHS8epZ00S4x7GbONDfkyk4JGXOCx0adJ6QJfvO/O8n3H3le8D+wh76xzDyjtRcpe1uD8xqFTu7Dd96Vp+L1/xuspQe87wOAW71QZ71p3qqxVGI+lDI2xRm50ExlwWgtpYzZr0RxOOwDPbRGXxNUIXU3yVUsn4pXXlfPhpa117nFwsZF18L3zgBz6JDfh3S6idqgJrqR9NAbWafegm40ZhwhJqwQFDe6UlnYMo/ZTB9Nqs25idHHh4XTEpO57+DXMIHtL14raaIYuHlghx4yNpp1bJGa/v0A9GXCTjtVS7TyrNfsKJGknpRETjxokyO6vgm9u4JDMVg/lrB5AOa2TUg5VcfCeKu2ML4F2mtSLP+k5xg2nopamopEeKmqlI7plCQzSDaTtmu22OZr/d7VUhDrb9K3wmDiuuvz5lOpyvU9CTQrhBgPSqQzItGkTRm+R1Yf5/2YEoWKIzk07A4Zoc7G2jpbj83L6/WWcIwq9E4099a+j+9fU9vExmsSmmQo9HGiIiS+nX/U43vPkvCoWYaV4jAyXrTRhpvwh09aOYEIhvxhDQ41JIe3EMUZv7VQrohv6VR94cnrgm6alOy+Xtb55+FLHvrqFM8vCmb6NTOOSw6dgjfkfWyzFqiPJf1MHCxGvO35PL9lYJfML898RkJQS3fP6rDVFBHLAsDi6PnKvuW5NgX32V0SFiimFTqrLB6mziRuv5+CbRIxDR9wKvH46BiTxcfogCWCZxXDG8gtvbnku8Rms+jYPw6Adoy23C4F4INN48Y+rATcrDENV+Aexp3Y6puO4aMVeeHN3eboMcsdiNjGzYR9S/S7CnLPYXSnabk5IhFy7Kxa6U+lKYpKiOF8xs5au0mVISFXk8WjvSVcupJNUMiGuSpW1ZPRavaO3vOX5jqIejQCAYGQIzvYIoJpGBqJrj+T+bLY8XW4lEZRu6q5NoBUTpmuT6NoKdG0lMfruKuLz3ZdxQyZ1/1ZQw6kEEAm6k+jfSvRvsr9/qxYwEiswa/SO9GULr+Lk2yte2eS02TS6HNbDjcFVLjF2n5y3ZbkeFiTYUDjH1S1NRr0EOBT+9D/M8pwG8hmLDi3oMwQNro4Tcwcajdblktv+chql3oeZ6RzRb+WaGqZF+jZwY2nXjQuOW6eOPCkebVKw4L0Ja1N4w+cr3sFJICNG0AHztqtlZfqTVXQF/6zyPM6aTo0mvzT95ZLcxMR7Z2/pvdMHABBYzmOhFbIXWupNZak3wzI6o9D4qOQtzZri9AOcYG6XR6fQwIaLDAscJe0yNaMENDuLNGx2FgtwNie7iG/LylQEWXOKzmCMfb8vpeu2+G51UoUkFs1U3YJcwIDFHkWCOBJj1OICbQSMgT+exlaWzO6ytHl/d7mWqCdm2oxMCcw+GHb5XJo2u5PFOq0XKOIFMv5gPHG9Yt0CGX8opHhSPdIXrxqnfoLamgoJ5tPR7grOb1Y48y2nmyO0ROv6TeYHU9q6lQw2mNORYcUigOzTWKcAcE7a0UFXS+z8oKslDkgaIwyNZq2xhzbg9qv4+FRCDgpwek3MjxiwUYwJ5wRQxH+IPFbYaOkrJJ1qtvIKejuSPmRTnBO+XkVVl7r67ldw13HC3UofY5yllrFzVrLefUUjtCdq2TYSoDvSKt+6T7c4G11xIwRnmoCTj5tOCNg0evjnC4YnhMhC6okTUwj5xyVmJMPw9ILOjwkwGg4Kr0u2TE8w2yalcAhhLmSfM3roK+ahVB5aJQ9NdjlOylvHmWGIE18EYw0czEOdZ/MyvkIk0aX5Y4/vvTfMv/K0QtyxHgdXixgT+hRHlW7WeTvdi9YXqDNUuoCSbCdOMmigrauaNe33sEZ6RYXyqboNs1aZb5t3b8BqWGFmZ0Z1a5zBo+UyaEgLX83+20Pa+G0geXt9a3tg0Yubbi85t5hYiRmBfQ2m5jgZRJFMAlP2zXwXJwnOapy1ItZZK2rIWtHcTpuPmiVu2JSsFU07a0VskpTIgllZXTArbTJfKXmIsVzshn5MNxRcMl3BJsSV+ZqLOVXjpHbuXZlfO5vxb+mKS5qMgjRh7ecTxX4+wVWKkWEiEdpvMqKqPNLIprCPN7GPT2EfXzngoXQl9IoTaXMW5mx4NiATMwutfx0HAWf2dCt4kKWiJ5a00n+wtwwc9TjSmAEJz1N1pIiFcjoQAKAQAfc1zgFa5piD/++SM6cUKT5Z3lhCAhVdOhGVi5XLM9YpJ4K0Vrh514o9O0Be8VvT2g5szzrh8zs4a2UoorbOslIrGV9cZJ8obg8sSjXTFhtqxX2chT3w3OpWzsvKWUSRvahmhqmGvdw0u8ZNenKvMchjlEMZ5UCGPqoOsWOG+BR5uNlYc4rE2ywS+ZbMTDMqCwODkOmkQNR8cwiHbBLcv4C88/yCAq3TFKHtauaos2cmRAEreUrR6IIulpJGPCzo4jQziNs5jYq2iR7QdKE3VXjZS49RouqgG8dkOy0ThXuyDthIEw0eAk4VzklSgIHjV/MF6wRG5cDYGb8Dk/Eb42SYenFlFdGDY4q4/UUSUTfDZhPD6AQPTJYKBzWJluB5ivXx2Dpr1mCoXF2gYgn4gid/jX01OGXGmT+14wLFOqzU2sQ+6qpwLvVAuQG4SE30wr5YUhyLY3gVjhGBHqJB9BAVfCICFUSDqCAazB04uV16M7taG6YQc11mPUfleuZMMvVEZ2LlIGLNOwKmAZzbHtxdYHAi7mmPjnuqFaRjEnF7RSJuT3J0e4Lq4ek8kGX2m86HWQPyd+73AwFfWiAg0PjkfVfI+7ZlTvE+x4rx4zq20intea88f64tDmWVOJ2KAhnENEsSqFYhAvfYm8y1fBlqhWHIVvVSYUj7wjEPFtpw5kNP/d5fv//+ux6cXk9jJhKsOZ89zFjMv1CkeWchlroRSmRWmJ+FN2iNXKpZQn42lGmPeJWfiX1oVZqXHzIaWOrJYnENEOlMTXW9PMkbKV2Q7HrQ67r5vOpG7Ofl6q5GPV1tDuhqVOmq6Eaps1o3+hs/W+hGgQxdE2qB6RlqEbvd+T1fctCdR6vdoZacp34QAvoaZw1crNc453Z5eKa7PDxnSW5RTzBzlEThR2w7o9Ubs5UNy/JWJDunqgtsvlUOewdwa6AFwFr89b062cMbvmcBjBK3KqGMupCY6o71mOq+mfmtuWgXMrAYP/zAluJOeKzh9isa7hNePia/2Rrtb3hwd+tTaT/jl/ap0l70NFwyRta5x/0+c2B+3LcUxaxIpYX9BPO1s+mB9e6jrmALBZycxJgGlxoSE8FrOmZwm24NHihV2x4SUYmVUDB5XSuQEi2rlagwOrGSlK5fxTFxO9nohHCU2/mqkcbTknxj2n1nIBr0AwGsUqVV6c4ga/dZleqlVYkHBMNtmZWavMhbWOQJXzbYrBQPKh4V9RV2pb4ytDpbaeMWPmZEgwqQ3FkvbEj+gBLwDIZSXnTCNnpcvt8v8MlAUGnx7U7fjqqY9wvcs2O/fZRuPOcVN+77zaNMeXBqv0A9iZJvuvO9L7zt2F1HgJB2DDd+/90f+bk/+vtv/eOF673HyqrmF/DkUevGYdx4wJeqjvgahM0Xf/mD/rAQXXezBOkWoU6JoPgQHfkSN9uN2Ipk4nGPMwZJGdRPDPw+V3tPHXEFIfB+Fyqxwh0HgxpZrjgC8vCcY8XfMs6VkCItiWZPAO4V4laytduQ/Ex1bXjh1Trogc3SjpcLaW7otvtUWnVNm1lLGyNoDQgtXUKSVFuophmAQmqaQhB5WodePoDMe1u3U6kOVg1RDcQQ0OIhui7OohAP1GbFUM0z+lxxzEB8at2o5muwOoRpR1TzI1DNj5II2x1L40WJdUlHtFZ+NB1b6C5Lx6GVH4FAOAat/AhCEapa+fGFdJRK0psWqbKa9K7W27vQdK2JrjWHdK2JrjUHdq3Z3zWk1qmZro2gFSOma6Po2hi6Nk4sobscVpUJSeup+zdGDacSy9E/hD9QT9diNPr6t3wBIzEGQqV3pBNsdViWjr2KTURFC8B8eKx5s+Ufem0Q3Y79AMwENzcZJLwmPM2tdAnjYU0ez3zB0TSfazNzYyvC/GdoI4LX0czBP/yIWu/ers2zbLF/GpmP2PRWmEXbRPVNWUNGLsYds02tcXarrL0484KCS5D3I+oOgMNTFTtlXdxezi4Kz1PF5nRRwwzXhswwUqgOyirEuZ19OHoHPYcKTZDQIG1pWm2kwcIhos259IqGd7o6yyd8G0Zm5vbSbNKc00GUds4CCXveqB2sHkO40yOY0vAhECHVIl9llPo03GnLiKzl/GSThcUU8N5Uibhv5Wu7jUYAVAeecAAd6h++8fTvfTCkH+HbQjLCzps5oS4t11pDYwSnk0xKv7inMEUxLzs3E4e5rKZn1ssP0GbiMvHU+JE7OQDgQ8eNzMclEDEoqXzke+cjGtwFWQ1uZpc4aQamzQMoTKXOd5VJYx6jcXuG/UrP9o56673j+voBun5SXx+h62OeODp5+TFPvE7fbfqSZuZt4t8Ui39TQ16sm9aQjDH5/OMYtK9g1L76yK++K+o2WAMH6uLzJhdyoKiQBTn/be9m7QKWNncUsymSVFweKKdl0ezM6gK/i4HNH3XLsvUCdEO2oAKiwc+fcbDbwXMiS+CULNLXoxDiChCKHnHx9jwp2lJIizsHC4ulc9GjpZD/NOxYNfHWEb0iCdULVT9ejTdRN3tmgc5dL3t9XGke4WseUe/pd1Ga1W+Pcs41CJ2PuaJg98V+fyKo2u/b2AtW0EfPXtCu2O95VTcHyadNuV0Y4AcIZy/teTXobkVcUxXpjUTBZto2Ow6vzpU9m+kKbKbNl76ZtrCZ1mUA+0SFlWYzTcBqkyGsNgGrTQay2gSsdmW6siInJKWcMHAzXYHNNMFm2viubKZWC2RatIeOyOA08LyzcqkB1v0tJ6uh3CFZdJYd8gQzr+O+eC497WdNOVRlbc1I+aXFge7DC73VMjEU++X/8rKWtV/+kyf75Tc84WknvOqO+ZyXtc2O+ZJkohXpiqE7Jju3FK2E1wkytGM4yqZ3ui0dULmkHdPqs+yYPKIphrO6ZVqjlgyVnc3OmZxq50yG7ZzJgJ2zLWuzKTsnseberfMG2TpvFDermwqhiCGjeZvDCA3eOo+51a2TvvdtnU3dDtk6T/TUaW2d+7F1BrJFzmPr1NfPubR16usTdH0sELh4vC/o2Tuvzczr8O3V4pDHwRN4c2XvbJZ7Z2LtndzOptk7m7ijGYLsnU3ZO9s7imk13mjNcheR5fQNT3ZPIu+kb/dMDB2CKdMmUmOflZpA5sRwU7k38r05IBF4VmaNEh2Y2KFYg42lJvV+yKllsWZDnvi7swq8XqZlsVOyq8Ioojj/yiAluIKCO5GARbcsrQaVVro0HG+TirEsEubZKExcJXhXcYV3xOCuMVhGXTiF0y1tFjWzQOq8QJLFBVq+LiZGd+N0XKYL64Z1ZVWrUMR9EdW6RbVuf7VESOggJLHmgmWR0LMivStQnUWMU0X7rCuriJ4ZU8TtLyKJ6oiDIy1rIw0XFxjo+QmOcgrWOJOSwnkIjZycMtg8cgp6GGgeAXKpc3OFEhxjIOEGbLF/00bPOkfCQc0bILhlGgazC9QPwNq6yfl3CC3a5JyFQB8YBQLo3ldRyVXgEUHn88bWGSCxUiyRIA1qWmlEafwoW1Bokva/3NHZGGFBiTljNYwo8Stchqhfa+PzcD4VGkfTj+RPlYos/zLb4N0j9zo5p6IwmPJwlPCNqY+z3LDJewTQ9OepUcmA06DzK0DtM1VijxVdiMUIFIkFSEn7a2IBAq57Xtey88f293i72o637GoGqdZfX2q3vRLlx6e5TFpKzbGa+AHe1x4amLJIQpe73uov6iH4dUGIcjWk3c9rbVkXhitqbiN1xSsMQTnfcvQOyvBPrkSgFuUkXA/eCA+yHv+fB5dmVDUu9qaeyOFKDqM3j6iwAMn1LKdATK3fdPJzde3o8X17ytQnfv7Nxz/3rij/yz95kKSAL0iBx7lFm3ofETAwn8HCC5h2/rlA8p+WzAI+a/Gt5/hN5w6okH8ws3rPm6uzeuq25H/kDGsl8lkaOlSIW2e/PKx2d3P+hMYnf6eHdCNPGAUmWz5l9cpvfn6QDoefKGTP/ruDRxYtoNcc1a/5XXdWHqU7/CoE7JcE0tf2yjOS4rZKJOUTXKTzkIixMp6cKhiZBahjNATYjfM/doYN/tBZ+fvHv3gvEcZT7yHymD+2FMrQemWl9cqAarCgH3lhvtgJM3D2Bzk/zNMDJ+ygEihyrUmW+eq5edLpMtj4+109x8YSsoTp2u/KRD0zfKIOlnDbvRP1zEuZqKcf/5+/FeZ//vjnl7qCV39Jz9Pv9MzT777keTrfnqbzTzpLfzRolv7oFLO0hJlAXfjhr04+E08NnokNL2Eivvr03r8OSSSHbL6Uafg9PQ2/3zMNf2CmITjJNASw8rHbV0zlFORoZB5jaQamOUk5B3MdJ9KCc5RRLAoq5s2DtwWkPKqVrcc34yKGMQKUXAM5aBxBumSzMdIr+y9mxDTnz1S+eNq8nxqyX0C7xN77PxeWuOM986XPE2P7+tNfWep6GUxwXNefP/Kpt9Da+9IXf2upTJJTXujtc35zdfuU5Dqc5OJ0GPUzn6P1//Tj4ky7pBbEpgWdnhZIKh5OrtD/on8eNgxU43GDbFviNnx8QXIWFyB7nU9wXHBZ4iEu8QG3lL0siLoS2eF8LYcFWg4LjBzm2XJYFU/YTo5SbPhevqBTEj+hc/PorX/1kxKTVskw1jUPcJSJbPf6Dn45H+//JEtlOj/g+dr0Kf5uLwZCoshcyKARXdZ6lLhcfvK7idsoUSHmrezMxvlRJ1pQGvRTFWm2LlzvHdP3H6NPDf5JUvWj+u4j+HyaNj0R8Vf/zwJnokh4Tp9fWxAECX7RswpebdBqr/5DEZ17Sv+xVRrZv7j0PI5fRXIvpfN+KZ33SyGXvfXTY64076hbpPQusneXecFUmRdM4ahw3JVMZc/inaFBOOWfnuZPRjwqsU1NLm6FXNxE5WsZqFDpjHiqN1mZyh/wijfHnHNdk1jMxFVufOyVxThcdcG55tTEQkw6giSUbIv2L6lfzs9blfHj97OEvYvNbxo5FI4ZHD10MedJpn+XT+Wo762AOu28YDJ+vVV12YL9mNjxiW/zNpE16Eq2iSYcPpzMxLkxBuhb9WDVDOoL+1i18eLa5Ry3qFFfhrwvFMyXEFbBW2fp9NdCzucaUj+P00cDWZ4jaRM72GOcEj30NxUjf/z9cGm4ofgu7hPXFt/Fe+IameGrxQHzKMjf9qF4ADcsH4oj1vpgH4r7rBvsQ3FQSVV3KmnQASXEtx+fzzkFCcwrfUnTfRGgGeCgEJlZlOSpONeFA0CARejEsb4jqVxHJI01Z/BOJYH3NPJ3n+2t7S7DMXsD3mBk/thcwEfIZJuCwaq8Pq5w5H66UMDANFT++qx1Pe9aT1nXTxfXyERHXLJzpz6yh4Jst0wDMK5ngLsxcaEdZRdapBXHOb6D8XEL3BalocfYEUCCyRAcHVWzTCKvpJVP6oDqBXBXnPuwxsmrelJF2oyIU0UiOaSVj7H4HSrGpeT/U4z5j0zknJERORhpzaa1Knx0qOGjqbTkJyxzFOmpgsRbpAlMVXKPUmquPxFg6tjbEiCV9pp8TUAtKrceQ0QyuCm7qW2QeQHRyNSAimR2QFYyQaAzmSMQnkwTKHG95yR2Dr3U2tU/xXv2xtPE/zaRf9bm/2muaCd1/TQx2qTQMypbKviaU0LmIPGR0aBYnfrNl9aWefc72JbPclseeZHgdc9/t8DrOo+dNnTdn4WqMTB0hjgoCUBGVTbJusU8TcUO+DmjxxsXbWJHAgca4hIfM1TKUkGbBW7B53rfzC2NyyOVuDBoQVY3KhZMMiCZsOsBTlZ1wf2lzSrgmBr+9aomsJt3cnRYyOh504Kjhw8kO7iVd9SEIfZ4lzVnr8K4tHQMl0L2t5vMJ+clPv+tQX3O/+aRX/9gqJN06h+qJ4fKCEXIYVItBxtUM3+W+p0/+8ibPhiWXp/sKBZwShVf1CdfQam//MO9H6dSDU97W+d//jMmq2nEkUBv6MId2qVaa2wf4UfpWEM3vv4UHK3/7K++eG/ENg5dwyeG1lDvMsRvfeDo5X/9pQfvXXrnW0xK7HNSFgWoqPYp/+eBREUDZmDWDAAcpCgcQMaJzPj87DE1EO2V5+dKHbGF99V1rLiRlL0z3lGFOw1sb3yIwFt1tsycDRKCt+myCeVZAz6CY4rJkZkpHYmVqkuZwh1JruqKh7gAmbFS3cjODSuLpsEN/uBJArnTopF5ZvqbKt3ZIjxkRrGRcDELYb927l/IIh3ZHbPZMKstZnVEdifbssZUt8mR3fG+lK5b1LZxIGk4iOxupM4tJFjVYIEZsQxLo2kdkd1jGvhKR3aPp437u8tm2rSQ2Y7TbVh4342lmh61vX8JNkfIFGpAHPfYtqwGNwiO447Tke5yeCWW1qZldLMD/w39JvODKW3dGhbHHafLJY476ovjHtTRQVdL7PygqyUOSBpJDhfEcdfT1qvY173M0lpGvsLCCq8HjAmHpdI1Epsvt81wyyUsNZtAYGqCOO5JjuNuVM11UlfffbumAIBlSDnLIi7ndJ/grWA5nITLR8YRxt2WRvnWfbrV8K2CA5ZCUAkQG9QM6yq2BkWinJdX6MJKmGtF5bHucDnGRTd+RhH5NMoo5ya+Ghelnolvij1vYJRzz0QPLMpRztXJbuogZl7Kg+eaPf375ktQSOyb+S4ims7+LOYo50hHOceIcq5tT3GWpZNoTaKca3aUc2SinIWcJqrkNGETwQS/gqOc7YZ+rGiooLRwnPNE/hQHJkzkmcZH4xR7w1C8Uc/7Kyjek9g4JgyK9wqgC65MJ3EAX4ED+ET1sawo1V0Jp9oJQfSenKVmAIiVHs3d2WzySmo7Pz/Z+1odoStNBJgFveLMy3lZTC6txYw7PpmnRP3cmpUaeVwhEnvwG0+38mrFzpCKMQCTGtJ8Nl2O/rNV2ZFQ745AcEOYfYJF78tP/xign/+8FpGNkO8nd/gucJs5+E51vrBQurg51WQKRsH0gvNjTccELj+icu/iImv3iQuRjQrZcRiH8RJhocexqTeLxNZSaI1zxNWB6Od4D7iWIxbfOaaA1kDCRAGqL/We4x1R90KvTrSBJGa/rTFsA2+zwXv9hoLeaZsNxx/yYxnXvN+96Ge+9usH//EzR15xUCOMB/nLL246lf7LvjG0qi7HHjkbPebFlQcd8yAKdjmYDoC1hfKQlTRuqVRMQ7t6596N1ELNdp5BxU8Lr+WMfKpzbKGU0Vg4k5cF+mUBXhac5GVB/8tyJzmP6AmZf8U28aTC5PPcKk1HnRPSvVuQ/dZNfsZ1vZ1qVyVRnrgadvgR1AOszTgLrt8iyu5DWaDf/N8262EvM6m/liPw3Xt/KQvtNB98Mw3vycJDWXRX6l70wBl7//qVD3zywnuu43MhMTUAeh5EHhcoC0LG+jyYqY3Q45R5XtLgrusYD5WjHTkQXB2kMtgIgI4a3CMP4pbsSfcI5mdQ3E/EWwXr0nkoi1/hln4rjeSdtdBlAHRvp2slT3fLTFwOz5LXQ0ue0JJfZm5BwWddCXM94TJAKw50HlBXOQT2GYRYMuwqNQzA9K9jZAUaBUR5n+N1urFAsQZsAcDaf9YVBvGNpasjcCRFoDS1Q6es0kdqsaeJQovPntM4e8KqB0bnoIfxVdzgOgJqGZ+9aCVQDxnCnT4Z1J0GwBXyert47eFoW7epG4H2Tuebkl0BfEI0l/e7ggR9n8uKMQfMBKn9wE5KCnpNk+FMIFag91TRvQLCqr0eXBguuIBxesA7rhHHMf2r0/lVwZi2anUk0x8vjbO9Y24aPbR3xvmPTQ50ftLNfU6+pS0BbNB6ys3pRMOSfR0RNejyn5T2riOuFL/PhddpaPFCBRnM7pHLeviNsDmw7u+iH+H/foeInL7dVayo66cQ7L/GOepOZdGhjdQSk6AQzbaaEh1i7T5tZ7GVGCm0mhhSGf3TWUfNBUm8RauumzoENTob2o5wux7KklfQ5ABuj5fI/UTKqVUnrTJJsoSNVFnNqbzYx3Q85pqX/9fNYAk0kOHw8UtOm9RB4m+1SVzG9z64ObGdXmpDYgRNPGslP8Fz7qwUydeaWFRq7hHvoIAMo4lfX9D+2tgLRQtHd/+0tAJj97xE9ETPusWa13fwWr2NckRzARQs72d7WFKQ9lv2icvVAaO1taWGL7HU8F+E6f7f4x+65Ms/vXDh61lGLSaUs2+cDjo9cdljqkyTqF+HTep3+XUXn54Clo71l3Bjf2+hkn7xtUrtRDdYBfGk0huewxueTmronGTDcyoMlze83s1VwrL/qCf5y393kdBCCOxJVcxXsSMekyh2mShXN8dFc/Siv1NT5QH9eZAzLw5oTm/aGG7OUz3NudMrfR7TQgFfqgqVySAhY+GXUCSMfic005nthrnivBohjlOsqCyEFidDWc3+ZGouzmpaj8lo4fU0vpzD51It+DplHoVMF4IXKRwIpFtxFjOiID25vdBy4Zl33qE9MlfpDGFAqKgjE6pP+4BkfaaHsY/Qs1tvAeg4fFNjAX1gu0rhKpCK8eEPFyo+Ahlfd7KIB+dxnaIn0scvh8mGfQOQyoU2FniPZEGz4lpjD6v2I0h7VEn/CMdM+Gl0/fwvn/mKR7vi14/vfVcoCW8sfYakpFGtKGSlYxAmiBPp+ryRfuNPPuXR5AAbMYBOkF0l6Lev/6GiX//sT6BTDBu+/PSXT70Hr3kWGGWMyy4PHMMDz37pwY+HqPDpvb8VMhyS/Pg4fvwKXvX3n9n75yFzfa2g/NZbjYIy0ApKxQpKP68zYxeQGIcdXHmR+8BcSN73ncoYy5adjlxNQkLjqxS2IK59Gr7IDsIPufa11drXSu3nSu0/tMn5Ian9hy9QP5yq5KyBiA/nckWFR/H/zr62nICJPubnlckRjPwIMJ3TLREZ+Fc2vTvJCiFxcRpJ2begc4C51msxMiUhhvm8/99YbIuKHbrMlYaswVOQYKPU3UjjEIG1QvzC+UI802Y53XBTJ8NogPTuDgLRX9ZI5LRBJl2gUNF+CnhJiQuoIWYhq08xYCRteYtUzI6UihdgNJxKazMb9i10kYh2JeQwtJ8jNJCgrC3JDNJm2pKUATo24KdnxZxQz2/jqw6byIm5ZCOLJIvWz1NONrpYol2xbWEXFxjTehuqfRx2AlgNfUkENtBgsCxdZgWR8XW/Wi93pTL10ipjRZ9dJh3rjmOPHy885jHW/mKGQDTG1dqWjU8BWVwQwQqkGXb2N/1cdlJoSWr7sqUCSKYeQvfcdFlVxVRLE6illtOEUmsQ77GQNl7FhDNWxoEgI9UIYFTGdqSjGggLBwuOtygCyItHOHwcSiYTv1OHgx0AY4lvtrSPXVu8G1sYz282I5dDa8JdAVGoXzh+O7aN7Zgzy6Gk9IfxHMQyrM6GWxQnVFjj/BhMauepHxeUqatpP/C19h3a9AikDdyvRxeyuijf96VhAag61W3qMOlAJ5RYQEYJ9NsXVqxhwLrtNDicdaCM99MOYFZj6OdHBTpqjNbFCy94UL0z1Gqi008UUKv+/d26cZSZafPxe262u9zSyyujrpb8Doz+3zkkIaAnxV8YXH4oJEM1/4JJkbAti7DBa8TVsa7fMC3p/Jm4mNYZdNVHmeKt+jfzTPVuMgR41ReFfdCnsD/ZCCzt1umO05JrXdJopgHDtQYzjT1p81XZBOsmOlSmLQFyNlwrRnsMo8l62U46lkZT7ChojR8tLkFsnSwQW1ewpl+JF2BlqFHjoJ96qmTnFmR2bAG6lbuZTrLa3JfcAdaTjN46Ko2sNg13Gz3TLZgAcFLLtK8VJ9O1MFzhIZj5YszTAeKxtmo/XWLYKzGTx2Im9yVWdlIKWxmq6KGvmIdSeagI08d5uDioKTH9xevs0PDjFezVoeNV/VKzJlPME37vShAUl7JYgRu4QQAX9VCny2GawIHmX2TRp4NJM0iG0BbP3oomzBFBCboa2KCr0XY4UEMEicQcEdnmiKBSo7FNyBqYqK6BiR6CneBXsnnCbvHHihYbt8KYOZiv7RTHHRxCcmT/5Vv5mounBK3ez69F3riJ/FvOpXQrMU5TWmEfyaFFEo2J6h3uf5wRCVtZZHwHJ6Gv96Gvn4S+PhrwkCQlC1N/Np3Y5HREUT8+QNZM/jmsRKsZ07JiaT8S7ki7L9LDH91TKpG3SG5OkQeogGjcSJTuRvD4YO9I8XfEcJ9L8lSYz10hCTDTpLQShfkrJHfpj1wq2TPpPX+MWD2+ibbcvoMPA7ZjRH7tpU0RPa+9WF/8hLnzE+bOTebOTebOrXQnh6vZ7WhDWru4yZjA1Lj8bdy2O+Q3ZC+OYN6RMlLi4bnLmrjtDbjdqCXVeuvlj3Wrqp7b3oDbjbinqhrn2EHKNB6R8y5vhlaNtfLRmlWjfbsR9dQYlz/GVlX2bZzkKs9EZqDeywO1Ww9UbA9UVFYQ4dBXqSAsf7Tbb9+GiFl5JpCuH6duH1SXMCaneS4onwOyafU5v/zRR2JVNMaTs+Ye3XC69LFQ6Nwyy+iDJviUDvPa4SON2R4ppP8ne7W9F9sDm30jGiOJ9gBWXJTW6NzBkcU3y8qBNBonwv6xC0TWIbV0+Ej2uy77eBTht02nEN+uJYGtgHt189pWMdBCFq5CqWbqPNWR4FAPAKndmJaZK2draApp33NRU+p2Y4Qa/RAf6zbcvLgvjZBZTGGpCnQKlY+haIipN2VDiquDc/D32H3Hwv4DB4/Oz+3ZNgUwSZzLwHVm1u4/zHHyyObLSemJMx3G8BwWe5mSQfDkpB6TdJu6OKxjL/yFQAW2E2eZeHiDcamnSp313lqLFbh5exYeLVt5iccyRhHS7EX5Wvpj0KWBF3mWaMcixA3EV8rmpEt9UGMzsGBCo+Wh1PlWjDY9vqFEjX1JoGT90dBU+casrhFjkfCvXmLxWKCxcQkaW9fx0JhaOhS5GIP61luI8mPwAKikmgGfZfWATA4akFXFgEymdR6QenVAuNtIOMiHLwwJvSfq/CEvhmjm6y98M4BvbIQsRyhh/YgRaGR1IKzSNcizDsrMaheoTXDA3cpsgCUxn32rpjKQtr89kwWnZTcGUMxpIfPrO11fskQTUfNgszWs8mJ+lbybV0KNO7GRcfC1IFY3rlh00kp2AKdNQDqj0l/Xzt/+cFBTkj94FyzRirUafZHOlvVYlLHTYqXcAHiPJpuH0q4OTobzWnGkpIadjSyj7Px+jrcWmr7DWKrnqXoWL5IA4wK8u7ZIVIHzdddGihWZwzceJs4WMcP1h+s7BZCDs0UsQf3h+s4g+IbULeQhRx9W6UhbF6DuYP/hKTrmLgCgC1gpwYKYWuFisg3oT2lz5sQzilHNCxby2ldCPKLbGkcErh81PvXuYI6wI4tzUS2XgDaqNDP5m+/RV5duvvddxeU9hW32xzan5eXrp5C49Tq273FWBnvwljhs/hKGrQ/T3LVl2FSG4u+d6ki8hkfi740yN2KWePKuv6vo5okL0/Ky6KaDbiZ2bLuXvLmuChXHAVWCiBiEAYHJVhom+9Thf7bX6xKC5RjS2oqHNAGj4pEMRFd5+zjtWkND9L7xpS/++WlEhrIgGQ986aS8dJW8ND3ZS//+r379r8P8y0uPcxzyWq3HfvotRo8d5u0CtkXRxpTFGgRMl/yGVbLBAoD+4fetH5qQMYa23fbOXULDI4OibAeuFqnKKt2Yf3/ZhrVFN3p6cPSXy0IX2D04YP1w3kl7YPCk4/zxt5x2aOtS+oP5nxZqOFeoYW1XnSRK/E9+5oNR/rXHH7x3yZGqIAfVRw4nieal9f+Lpx/Hi6Rdp444D8uI88iOOJeg/YBRY0MTsC9yibbmym+BhRVXvXPSaPPopNHmUtFJ4/65iMEZq0abhxz2Fp483JwqOGAiQJPHOn4dmzlt5ZbS17c5YlBJhxF9FziiBFX0MSdfZ9d1Ol82lsJrqDX0cTW1xoftNhpOOxw/kD+7ZA7Z24giieYgBh2ATY1jkaxx4DpN543ldOAf2ph/eOqXaZUseUA4YwrRfnyrFsdIgh3Eu18uya83dxkJ/KJuc3gLnnn8V/ecRgsQmdEc+M61+HM+/mzguXmedSytk6FJ3PWWMP+HJ794Gngw0IW2qoHkbBi6CH+29pO0gkdVy07RMl0ir3bb+D3tdl7y7pDDnVmv5L975MGP9+/Ap2RpX/vSg78V5l/7q18/jdFY2zcYa/HnfPzZcBpx/V975Mun/e4UOtTKu1P8OUvAefongm58deEUFNHUe9/ut542awd2eO9gdPBnXOAOet9libeREW9PkQsJaV1yF2qNk2dBirUy11gcI9wJChxYg2iqAejEaSpcXDAHgDYOCLVFtlUtVA8DF919F/77wIU0iOW5AEyhPkAcLlyCSkG4mAW5ddMvbr5+CrFLJ0F8+PnT4Q5+7xRIzJiY0IvS0Ld8h+Sx/M+PPTQQkuaUND/swReDANV66HDWi5ISs5k9aIr+ZhhuicQwCIhKrRdEJSpAVOKhICo1lp3s3SkaAqLCYInfsXH/6pN7P95XPLFQOoyGIPkLF3Fjf8yE+YDKI3Yt26vBWAAHqjg6/kfWKyso/iiC4tXB8sZzn8GNO8sbxx/CDQ6TB5NQ6xSHyjfXqXm+RxU7t3O9Tk9wv3NDNZjfKYP73/cJfL+mqNPZxlU6W3WN2EJmfng9djizMu+mJ7D36e8ffQTfp4vvT30c39OiRmJFqBH5fWYwu8fpVxITtAjv5vMGb26dWmB7Qf7u4o7DuXHyny1uuOMCpMTAc8kHAtefK8S1tf9apDXF3szDCe8fv/RzJAI9s2R5jLee+HS2HsgAJ2lARw9+kB99/4vbd+Kl7zsicZykNU2AdJ3+0cbvbcRAzls50AVyoAtPeaBjR7PT0CkgP5saJLYXcJB/HIAn/DIT6hE396o8QQDM73d5Ed0x/3m13j1of3ln8cVd7+7nL8f2zB+kX54Hf/jLr37qzb//N0/92tO0tL5RMoyNgiLDD/7x1971a1+hn5/mG1/YM3+EHmYQm69+6cGP//4TT5273gWGzcxXnv7yHfPH6dHHzKNfu//uj/0FPXpUWY34SFEx1XOf+fIQfXk3mFF7nftO3PzGZw7t4dreWhT52fc8iIYsmBvvcZGHQb+Knr/R6ve1+nqRrq+2XrhVWAp409Nf3U3Mc6PhUFT22T/6jb8pOJS06SxcP7Zn/hhdT6JZX6J1vp5ZEsA25sMqS/rtkt/cx4ae/JHyzrvlzsHDxZ0DcuepssyC3HngzcWd48La5sunPiF3jr2puHNE7ux9S3HnfXLnw2WZO+XO8fcXd+blzhtLyPtb+cany4du4Bu/UJZ4Nd/4VlliG994U9leTmyWf/2txY1z+cbXykdSwVITTvwGRlSQsOjL4Au1PYtSb+stbNX1CouM2qptw5GEQkepe5U4kOmbl3E61WiruGyJgYptyBnND1XHUQSeKAhizlsHPfw8B2oL5JurId9cgySKVxewb7CYuwD5B/KnuHxg/udm+WPXpU2GN829Wws3So/dKKkhdG++NZtJDh4SPl3xpZQW9DpUNgqHyiuVt5OjM+ACeo73HMfInOPNewczJB/2r5uiH7xDsNwVjpWvn8o8y8vSup+8mnpaBjw9okqP+x4/+9ID3zGBbI7EmwDMyKmErr3mZomO+o1ELZsbDIDFecglxJ2Y3aVTJQJPFguQDIQ2+NHGNo5STeMoRVeJkUtdLD+IJw40opEGVHoeMIWdt9+hmfnzStLyqkEukD2B3Utz0u/A8Y89yUFaDY3h3RLvUPtw1AQkQbi9izQzwXbOGu/f2sXRr5U/Jthm3REqQoXw7/Kp7bSjNFEY//AVFQMFCjDsTTiHRLChh/jQGcGyUXYLiWfTkSIlWCLFmvjA/tAhoqd36URgMAzR1RhdTfLVOFILcC33KbsaPx0Heg6cIAHKQ5+Nde4JSSYvGEeI5PaBGjzBTr5AQ1rjdLqttIEcBRqgyr7mhrKEa9I/jKYt7cnsI9zzeSWhozGHjopLHQxtAeY+vpwVhTp8tGem0fjOEXFT0tMu/jDlfSvGNGZX5Jh66EwT7Yytc86ij8Y6J6WPiQvgb4Qg1BX00drkTNLHKKCw4nQZoLBGWCeIjA0dZKePcFyAgb/BjqA8WXS2JEZEs8ozBbz/NLyqCbQJmXtGI8P8Ncz8xcXAi1MpexoHWHctOoAg0DsNEFhWZzKazcZ47lL68Kkp9BF3x2AUK2YytmZyTM/kiJ7JcZlJHpz5vYOnZjylavXEcdLmJncxLKyWAnG0W4y9+e9q+Kf7GCY0nqUbgsuqQHWCeL7kBxI2PKJ1d7CjDhuRaVrvU0J5v6qE9H5NCe2dUMDgAv/qsvT4nAJC17R7v4IXLzEr1R21XsldpdrNK9NOOqrJcAz9tsi1oKlB5CnE2S6Isz2EODUb6qe/EaG/caG/sUH0Nyr017HoTwhOHK6M5b42iHXV5LZmXTWDD1ZAXekIaAvoqpbc5brenGedhSoRnAa46DmVLRHX5nQwjFZ/waAWdd6yp4JTZAC1e6PRUhdnpAAfwPihDwYfqoao6fA0uAyEByWkdfJQEY6LrTGwtsaN3gMimT+rwcAL2fvHC+FEZ9/zwZgukWHg7clhF4cAO6Ov9zoc7C7jrYn/d0f2FcBpXQ5Kh4k+afP4OgXS1EE39OdceATsdCu+AF4VPIY998QtBzwyCy8pQtER3ZS/oLqq/B4jWVP5lbH1/TS8UgN9ZFihIMwGRrOeNiTDQ0OCahsSYutxPolUK1qQt8LXZ9e7mZF4Z9OzTXzE2AkKTLoWi8Zpc70LyY3hGhQS7dKsbPSAKxUjAIQjUMZhrl/H6KZ1xIHwhw0PD1lproKp41Uz3GrwKREOPYHWcYppM365z5roRMDqNF3Jds4PeVKeyrxjQWeg6sXPmdQRjAeUYBDQ/DnQWyZTMpV5MIufN1OFARFG/l51+VTyrBtqRw/65xb2Ibd0RZIjN7zyYaeJOnv3SejVM5y7I8JU1AVsj50fovyEQjrQAmov9Tc5OEbBAUqk/nXuQaX9AyKAIJal2f6GO1ILfGL27yv8L6Ocqrpd/KFuoo8Q2I4RJ3hBw/boYNBP8VCzP5SCQEw3pCm41XmOz7u8jak1zmskMXXZrwjrtYEPBxkodTCeeCLVOddek0eEWCUJNK+bAhl2kWMivg5lOD06n4Gjzpv26TQOx4v4zz9zg3K0rbEO7bGO2KubkQDtsY6Bc9CByzuPNYBBQx6l2Bprb6O3n8d4ozevdHrtkEc0tsZY7sjTwDO0xjiUMQ5ljEMZ41CPcdgzxmH/GIdDxji0+hNijF18OHKCKsY4SmuSz1DGOEK8++um2IcP+QwijHHUZf9tjyvUYxxaY/xHNkUrm6IDe5RDAeBRaVAZZROxr0e5xgIe06I1yjS6t2uwl0CTazm4ckceAmKWNbiBDG4ggxvI4AZ6cIOewQ36BzcYMriB1Y0Ag1vHB5+lrMEN0/g1ErLEg0sTn7o0uGFap8mop+F17EiD4xIPbmAGN/ieD+4N3x/c797g3vT/zMH9RFRzGVlOfBkj+iy266OqZMGI2swixGtK3GbNxG1mdYncTDiusCGRm83+yM3aAg5uU2nCHsItNmaTRM7pkNs4qXZI2hgp0EXo8AZr4wj/ZufVFqbrF2emMD+iZuWgIMF5o5wtPvURnBczLnF8mA4d4XnqN1Q2jkjPcI3zoMqWLdI+HU67H6FjTCGOjLIT5WiZh5HhsRqDROKG3DY4JNwsZvP6WMYNM7Em38m61IASSJi1FqniJMhTwmgnptIxhNEOD/KcPFWQ5+RpBHlO4s6kZQJGJjQJ8aSzko7ZTVuw8tLprZEug6Pn6I50vBLWiY3XmHiBGoYT3AjPNyiFO17mL8RIzH/GRXancObPdv+dv55k0kHDB7houa0dahBKIxE0Pj46JCCH+Th+N8k9Ndpk/me7v+nDDPAZt1rCbkrPl/PUGRBX1jgvo4VLH6tomw7hbujiY7zLvuHUXTnKUj/40OOuKzMsAWEGIR40Qp6kmYuMa3JI69Ks3lUMtyFjx1D5VOev7WUgWJoCJ/nfIFu/ILFnjKldLCMnbwCanVYRvZxkZImFR+FbEHqEAi7JwXcpXMVlUpwSF9uxcLEdxsV2LFxsx8LFdixcbD4WltfPWdfPW9cFdrZjYWc7Fna2k0yIO8CevQbVWetfn2Xd8G+IpYU6rZbDMvmod4EaTxU8ENa7jbQwwSCtRwMjzgj318rHNfKxTYAbtpalL9KmliPuem9DD376WsFdmEbpA1/YR6fFs+hyFbDMaRCV4Fpnbv4bjGxtVPIf19+u5m+f0N+usGwTf1aq5H0xRNxX3NicnODefkLblU6jC8cqXRDI97ILxiT9OG6nxfcjDx5lXCoeUJz/Bg9ohwe06PFDlR5/stLjhwf0+KjVQS50tDR++Hp+P3ka89s87fmdD+zBEbx8e37n37dn6PwerfT2U5XePjKgt8+8uWd+j9vz+wT39mjR296+1e2+zQhs/+o/ESzoq4turv5TuXPF4B7/5p75g570+KPHdVeVdNXhbuLFq6w2P/3gHdyPSYaHNRE5aPy+n+npzYEPWL35HPfmkXLu6injfVygqC8zMML+fkOSAFQ7dLyvQ18+aYc+TYxVd+hHhncndy5g4jlOPy6jzxHie+uQ9KLo51t/o+gndeVIf1ceHToxQnSGPqvd+bO+7vx52R2nrzuY/YOhdEfPjivdkbG/APSXn2EoMf+BWfTM7sfPvaVnVo7ZXfkRR3YH+PfN5YBMPkpCkDcFEDkEo9LmMsV7E+Me4xo7D0sTOqAFgV8kdpDoR7UkSVepXSXcsTrbizP/Fbyr+ZI/seeV/kt8pTPglc7JXxm8xFd2Bryy0/vKu1zP5VAhI30dlfAlyM025g7duNBIZUMkMqi9XLjeQZ08XCjTZRDMGFkRKCwg6DTWrOhgkd0kiC26NfOrTx9lBz2gcQhQS+med90rBWQWYhoSTaMsy0VeT87p0i/vys1s3ClQ0aBad9LaRm9rstGRocN4z3/Wy+d/k5UbW4uyr8nUFI+svIj4Uqp4Tv7e8/w5vxjUyrByJlzPyoRbjC7CKpY0vrUljC9bCGpDxtekuEUUVJcE1EV4KC9Ca8ahUtuysBjy5sLMD72KjU2NBTsSyLPGOYvyHxIvlN5hdm0Aauqdck7du3gJvetx7uynHrv9Pzyo/ZpOovyHB7e8IIl4M4PzGE33ZrY+leFzLZBLa6O3LbkA0Go6GvbIBk5FSsPyw/mPgGi2ZX5Rw2umUr+o4DVMMAh1l0WcH3UuTuGnmLPEK9XFOrHpGidH6bcqZYXg0ql5Kx861W3ItQotdQ1+BOge/eJKQK13GraTAgrCr8S/Iqcf/CUg4zfKkMN/bgQhcRD5V2KqRT1adM9O1OsW2NJLIoYCXvp0yYLXWU2/Hzl8ESjMpKIRtU0gtWey+Ba/JYIhD/w1HP0TjkqtBPZ2+PhYp3fdmBWRq4BPg46nErnaKCJXYytytWOH8mKB9DQtPkXT4vIxxpjyPWoPhpPeuCJrSEr7Jv3GCFLQZwhUVDemK0GaqtOVIE21YQIFTlGE09+IHUk8CWWDzNsIqh8ZMFuYphFMzsjAY/gIIonH0jFraqIfUSu74xImOwZEOytfRrNIvT2SjurxGOs2ZDxGt9j3YSOnsWjIWDQ4cHFuL/aGcWgbxu5fKLCW5/srjdLOBWolfbRgII3SGAbSCCG31LK0vc4FFEXaToHOROfceAfs9LfuMJP3YZ0e3TiVpwmsqbB8NRCHCQt+ssVw/WXslNhlELPxbLlg9E1owo4Bym6q1TnaURfUCj/AU6vnY4SV7ZjgVu8Et086wR2Z4IZMcFKZXNl1EqD6Jv3z50EVwISVDIkhp7br8G8PY/Ai5zqx5rplzXVSznULc92SxreWNNeFCsOqPkqXyazXZNY9mXVXZl3BWrgMYOO0ZFyE8FCbve6oJLFyAZRsz350HvVtkqeEysvgmp5ifLujSY/qboVZTScd0wSrKRm4mniEV6Yre+LyW4vZSQdzxSkHk+hJD+jk4tARtcexIePYHrR6Onr1dGjC23r1NE66ekYMxRerJ0J+NAQ6Iehf9qQmDl9RgRuZjEhKPmxanW+B5RZ+b1oLY/m9tTSqaufdXNBzBv/zSewb/qdVBSf8DwAnZBcudiiIYRfzeK+FtXgOCBWuSQPssrrf1bjPZR0zS6njV/boOjovuoqnTDM2DKpiST05Yqp4cmBPfkd5HK44l7p3w8OCNYTq4ilO1uk+lIUz5+8/nL/Qvhl6vLYGN4f0YsDxIxL3NdaOyu+4nTFE8vl4K6e5/ecJ/nPpVFcBJdtALM/dwxEWu2+fzVT+QnR50xGshXzfDfzn8ikGaTXlO849nJJn4aZLkcAp/3ZEz3UdONkxSDbqmF2cOX/fwwxcHiRvcQt5C326lNkK2hXcOnsp5zDJWR9w2RSQ8yWACTgJniMp8ADfSn+K751ZHubiO2MsxOX3lGdAMlNJ/AiPM91jR8PyZTCrUCMyNZtfy8+kcuWYzMAvpRVSI1dntSLZ7WrPFXGevVkgiT0B5iQR1IUISs93lYhuWKWAzOAsQzkdFgSlRlH7JeVE3HU13l+kwZvo32VTGTCbVj+tE8n4tyJ7a8QetOKhzjAwtwJilDl3LH4VXcXcBSfXwgaFKkN+8sPiVcLnYSIRGiUWP2GO/sherSSX0GOpykW3mcghS2qGEiWfVdYQ2PTg35oFs1nYQxNKgperNKFHW4O9unrV4cPR4cKD55yl+tn8JhQP8eHo0OiT1n6T1H5TtfZkHa94WKQEUEKg8uPM0U5rDA4ciwOIL/4fyF+48D0lga9oEnjSufE7QQMfHU4Di8LbOOEkh2vjMxxGBY8MowJq6MnIoPAdxIwYp0GH3+UYvnoKEgjz++a4NEgBl24ZHz+obl1aitoE8Mue65a+QzCm+ubYpi3CPtKeIkmBZRLme2ITRsC3hsUxtmCaYJ3BQpt8faSuiF7LlU3Odj65166fjc38g1W9v8m5KfVnOAOsP+Mj8Su7k/Jr2GItHqBqk3MNFbBSHm+jr2/b+weffeSv7/3bC4HfyLVspo8v/8MXT/zTfQ987UIoKf2ZD3/1ibvo319eCGWlL35jfhrCb4x94CqpJSRRykZvWnrwENtzhrWfzfEue/KhI3iGVbq+qHT93M0D2KG+CF3RpEH31v1KCo9K37KhjbEdaY2zmaiZxmHHJmdz9d5RufezvuuW7gcHStu45ffzWO90DoAe5VIywa3IdX1fuQ7n+IJKhzNe8bIKWCTmS4bSht4PcA1SEHlQq3Pt8ViFxUQjj4NnXIEMwp7LLpVZ/NoXUQEwM2gcSJqwSGIDfbVIYq14SE3Th0USKX21SGISzALugiFcCWHxHZxtBADTYYUeepsYbYGqiX2zOmgemBUa4MJQbFOCw6gzYUnep9X5kjGFFnxE26IR0Mfvur6aC2wXlSO2/wTcNzgJTAx8UHZZ48mgU6SHeLlE2pJ5hY+D0+NB9kzBFxri8dIUz48nFRvNT+zlaBiZpq1IFb0R4PlwydyAjNEbMTsY8WkEJmBJhgLiHaZNmY1hK3OSDegyE9iLipWJ29bKbBB3ksXJU3KtTMmrZUqu7pmSbfT9GON9hL2rk70dBq3OecUr8WVlYhREGx91JDAnP6jw66j9RMoPbAVmOmNYBMYXlwFGTx1rUiLKc9TTmWD+CmTmMn4KtgLexHUKiDM0mJjkddSpjD+njX5skY8Y2WuSm6TJ5KCFwxQIvw+K/C8/p3RWIgz1zynjNvT/I+3qY+wqrvud+/Xux3v73tqLarxOeveWIFt8GYUaA65378rGG0IRTWha9S/AdhSt0zReEGpa17vGa+I6JnHbIGHjhH1vkzgiGKwoKdDieoMiRCVKnRQQVSNiiKGUD+Eqafhs0/M7Z+6deeu3xm1sad998+bOnTtzZuacmXN+v5mqgSqz6xvciIuc0h+AhPabnMTNtU+VzbVPY8Jjgt+n0kQHL9Llb2hP2RvnOcp+hMMe6QWonDVSDDSOYk1Xuz/nBor9iPxJb7uAao2u3p3XDpElDFg+fInxZTxPiuh3OVAsYkpRxwToiDEd8T7MaHMnGf0xPmrAdoa5RF+9O/LmblpH6E88Gt0wiG01SgTsO7MbRjfQzS2Y28AZ2Jk37xjdsT2jv5PbMnfn9BBvp+nfrZ8U/aSAla620TiN6QP06p+A2dIb+5AaedRwjuW16XlYiAljIWaUDvDDRqb4k6aWQxi/h/i9BRSST6CyBiP6I3YHlnhq8OnSvc0w4HZ1eSPYUig84/LvgyoNe1EB8xUMMadOnNcOW8iF7ONRIRdi1iM5au3ZIa4d3V8F5b7X3jGj1bNL+geWoHqVoPHuE2zUWvCHqH0LEVsYp2ZbJxptwa+MteBUznno45ahlESiMTpJEkINeR3vo406/G3yWsYPb/BGD6ITkyzdkjcBikjvxIiJdH9C9zag0z7HeCspw4GPqumsQT1XXoPuuIbtlXgC1sutEzysvrRD07Vfpf4OBFK1K51H8Blf6TyMT38VomU9zBxH8Omt8G7M+y73vq2//GHeGPXwoAbJ0/vUKMMkL3njcm8GIT+x3lJrUK24PemJjzHQTDNzKgA+hT5uScB7IgHv/TjDiEFh0LDRYKI8LXs8qU4GEvRu0qt3E/TNYvRuUp0MJOjJpFdPSm74cy2et2HWQL81sAWV6h0tc9VP14s05GKrata/gbMWP9odka3d6o60ay/TKmiB7FQ64PBtz7cmAksXZ83xfCBbjDjVcs93fl3yxVybR3aY0MpEIzNTowwU8XXCdSXY17hdbnhqlw5SuEGCFAaK6Bre+JNq8ynQ9VlzDKd7A1mTgxb+WS+pQl1jwajXre/WBd90HDcx25bd0/owF4X1eY7LpPMC0ngY7pY8uFIZXAl2kk2h9i+6sAZzFdw/nTcs/gBpfMdgjDPuV88RUgGOj+VOA8gcjnhAdr8nzQNgbsY8kuhPkrot9PTh3Yf4VX/ErxouVFuTbL0qT0xnnx1e9TT0ditBo5/Cdhz8fZNxqUw0OufsHA27KuRJWF2PDuoCYDey8eNdepZu0SCmGWAEOuAKb3WJ28QVzPtleuvH9NSvp7dzILjX8RkQpeAbQJdHZanEt1uGmuVMtnw8Oyfrtyay5tlPZAf0RLZfT2R364nsq3oi26fnrpW6qehyea9pjFvQTGLCvs0NygjvOyusfF+w8puClR/bTUcqUEwDxLeazpO9ag5WOge/6QnAY025DwF3VBHkf7Ichn/KIxa3fEbu/DxIXqqpQ2XR7zCnT0SKyRrw/EAL4sgn8d7A1Vo556yMRRzMbkBAdgWJrnUtSLU9Y0A9xJ86dZDEnDI7USiB7DXMkieUgeJsmdBrtvhdbBsFfBgLinGGlWfeKJlkfD713CDIF+q6rUPKmugChstBZrtCAi6/QeDahVe4oSQkrMz+L2xplcgaFzk+c5iH1g4TjAt1KzPfhQiWkzFLGkGJEex3RV/t9TyPGcv1Wx53ujSWVkknKdIfiPQHEOlgFAQlk4g5t6Qf37T0h7JHQVl9ygbKCHqJoBL3UNN74Jq34HzZggtEKQK6nFaGJlhbIo10/phIriKFzYNyVsiIGJGBsEbGxWoZAxFsXr5y8hCjIWT7uFrUQ6G5CGETK1HSlOG8HDC6EqIFRKIh9xjK4jPxtHT4JUofbtaHHM5cCrEjjncRE7RPgKUKN7e+ZxFHaEPhCiaOKn2F0RaexkkOUDqkOOB+EHIbIIJJiel3fRc6vYk0LY1atu+WaYcbOYiNfk2fhPj/5JNwmiNOdFjWsNIJJy2Vht5n/dActJ5inANCscFcbgS39Qy3UYgJKMVHNFTnxYz9eWiZVPdPn7ZIWoVZJcmqiJE4xNwkDtsiC3ghuFgbXYkc0+DzYbFsvPVsWZ3lUp2Mj+45rMLSmnXjCwxg5d/FNee+kMpZV1YW3QFlFvf0LIAuSKaHmEyJ/TVp4YZjXWhCcIuznSXLmPzT5seTyi/jUjLvo2zReJc6sfAr+VhALwOimHlljOfkzLDsELOocn1ZEJ1d55nn8KLty1IL9coFK4QUxNNQWjSsNBRmkwFGpdYhGI+ZiXy91r/yMel3A19NevyeC4yvltlxm7pR9tbYJ1sHNWTjRaSbF7tAX7vd8gtymTyxromODUWJx7grmFEtfoFI9viycV3Sv8lCCiu2twEMGSQbGTJ4mvU7TQ2SR1Vuev3rGQ+E1loQAQghgIfInASEAOAnwDrE78UkVqVdzS/MYReMiYX7SbVHBWmpaf1EBsMl6sN5InCCOu4iV+LAkUrchSdxF27ZJMsM4Y2qEOjOOvq9GjW9rnggknAiuohjohqaxMr9fzzIrYo//Wr+gyCVLqummWkLhSlwfoWwzZFF05SIKC7xKI0lAVRxcB91sog9ZXH2wx629ti+X7nudnchnoqgXJ5dGEBQ/muGdiK0aSdqQjsRTgvpuJwtRQjZ+wDaibA37UTA23VSb1pxdQT4H4HzUg2RzEPfYFNZgugZHCzivTNrUkJWQb5kbSnQUxTgiz0Li4jBAN7w3MAsjHNdlHE0ctfoaL1YcIda45p21ivWjLdO7NKq8JLcwcIJj0ZaRgMkDQyFwkLFXePZw3+lUIMvFzVZKwrVO5k3quaBKmxeHyNy4LyM/sjqtVjonJbrOurR7yw8+mEL5InYAdFpoz+ZzmN79EM4YTZEXHVaOO0RTu9EK5s8PS5HuG4mGeHeJep8WAwXOR9BC13knDekzYhQzIia8DTz3ZQj4vmFZpJDdBdNMlhgnFQ3kWE8IktFeD0DTfQpBkAoB7I1IemqiCDSt1wf7tyBtQdnAKOLklreWQEBxKQYltxy4m9QkzWdsR1wagbNcykoMJiF6dwrnSvkaklO1Vmdsco6ANqMy+S6BQINn8tHK/r6SDojo6ZUHkOBDvRbM7xhlPJPXy+xOvhxS6vHnWs9bon1uIHqcS39uLyOQeVXZ+DmgWI5tHfK/k75LCCnwPgZJxv6SgeUDmqchlsMCyIAOgKry1l9F4mB86nSM4QNiRc0yE0X/cYfMHur5ZrB82R9HM0ZCqm7sLbT6zh4oKbJxcrd7eYhC2Ugj0kfVp4Ev8pEVjCsJoI3omsGC+/W3N9SWiU0VW+nMmBrsPMMzuBhn8iuY/nBExz/iCkWFgy9R1nkGBcZkcCAtiwqhseZFcwZG7ylGN56eLdMu2jirLaTlapRegQAJw/v2k0FxGOD3Bk7EWIh0SeVwmCODzJRXRGnbCjvaBIjaRTKu0Af1yOH8N0xnqugAgu6q56/dTg1/3Ie/iznm14qb1oiNw3ITS2twWniXdm+djGg2APjNgw0Phu5DWMtMKvJUhxK0LIGZyGctpLRmTlzxcjYYPpct4lcQW9YVgajOmzIY9KRZQGNgfoVk2XIPGSU19V0sKDGESqoa9l/ItK6sOYMCiCzrPvRa1GHbSm8MZbMKJP+BJZQzpxQqmSrcdlag2r/U2G6gX3mikddpJll0BC100BJHjf+DfpgFq4DLmv6Wwr3Y4N5bazS2WjiECJbuGeoknovq8EdlSxZSdYRuYpfCAMtkhYBEEyEnBOcNZW8LqcrTuf5/uQuiRQq0ffox7HcvaUBdh3tpl6egtmEOH/pKs/yS68C8jUnlctj+mdyMilnQiRetMpW8oUpMWcTr84N2SW0rZKnkX+Wln6RW9oFtY/L4btM7QMmAxHaTBcGyWQp5bsqoQW9SSA8wIE+wiuRb0gN87aKf9JtUEWG+FS+dWsWTggMjm91qXbjD4yv5Fr2Y2MsG12zzBkHsTc2m3HbR1WLiXjJXnQ+mcHdv3wdtOiDisOJDptNEXl1Pu7nHhdfjM9PYw+hpIOp/DOmpianAVPkWklzznQmeQdz/1DOx+P4nZm5Tjhk27dwgIlpFHtfUBDci9UimfFQOQ5OzbEZxR4uQp1dst3vV6brW/NOMI0+uFJLQtB6gtnJoMvnQHNGqWzZy14ZZhats2RB5dQfcieB2Rrh2ZOoNeuSg6g6ib3U2+JQy0K05Y5ydFEjntrhbS1O7MBYYNXOKd5GyqkdNKZA2PPFE87WXLMwY1cIz9hKs9QEi0MxBRp5PT0BN5R5CP2rB5tk4XLiVxD44BR3zjlXD4JmfpBxWNK6RCd/h9eZri/f56n7r7uRYNeUWKYh45gWTzogEuctyfNMMGBW5kou59hbRk31GK+pWCwxt2XE35H7qwC/1RJV+p15yJ5TJmGZ5LivSmhJ2O19VtjttIfuflmfWHd5irkIPDwfRSIK97zMlSjcZeydxhVfAnI2FOuO3s6CiTrr/J8VyfoM/Ybcd375Q4CBdUWCXDgOuDq21iv+Qx+lXy/3XMtBUq/qxDHzvHV0uRSt6qIFV+OHfU/t8qFKubqJ/GLWQJsOUI4LdfwkDjj3HbaQU5Fw6n4rJNktfuGUmfHxOVP+Nrq8ZBWwbnHXEVPMbgnoek3XdZ+SN/iqJL+uk+/WyQeVeZe9St6ClBM33cfCc7uAkv3Wbu6N1YXHw0c6Az5jx49K2OplNDIc0M4HCLJFxwejYE96tg6EXOR8+1HJmQmUyTLkLLssQHBxi24xXYZbHr3TarYg3aMcvRB7nQrE9MSxT68Xc7ZMGO5UUVkz1iVvmOidodd4mRAjC04SUa46gipGX3jj0qD8e21TSOa2ZzszV3i0qrquu61rXaV7bxY/6HWfxr+L7xjZWAGvnZpsMpiocA587ItzmyxMtiZrY+vevOLd/xm9+OXh2a/zy53Al2OdGXqx29Z84bffvOLVo50ZMg77hgITtuaIdt/JgodmrVcVRTQPSX8NwQ/pHa2sIDKDyuu3fuX8PkwlujFDw/1gE3ayqnYsNq5n0DPvfZd0U/ePbQ4wCMERbkT4PznXYG9/C/BbmQ2QVqIO8DV65O8MGWBb/P9PWou2Sa+ue/TpP1m7/q7pY5281t25taz2QZ3L5mvN6tyadj6nquSquzhSQj6oOCVRIqY4JViBqiPi4mtxgXLDIuO2qafIROlU7QeCCFt0vFJ07iBTfpua1L+8PTnkm0t2Glq4s6TuSy5ad8N7Q+9AUNDEI/gCQQnXXbrx5qU3fe84CQqQuzpkAC6qwP1IWky4IhzcTdVotHWy+CFSjmA+PdSZbVsyBsrqTtVip47NUCNQBp/ybh8HyBHaPeiIoozdMp3z+HDna6Wn/hxq962qH04N34RXKSMz525mpffAUFA6DyoTZGlldCSjfwBm9wEhyIOtWBU0cpNVz5sm8hgGnH8ARuLgkHhYSbf56IcfuSrcxoOy4rMTD2jFLnR5sFnwkVz+ZD+6ULzqanrAi4djJ4+75SvO4g+Sr0Q2wnDsIvKVlOIKSiJr4CS2CIUQoTzeLA9xNzf0hIY9e3popjYLnaXaiM+gTZ1Kf2dzGGHCTf6q7HHgnja2H3Ty66IawqZhVEVE/0DCm6b8APquKZ/bgxvAFJCmN2vFVLcZ5ZS227/uzwce2PDCn00Pb24yHjfbISoTtd2hYvmAaeNge3/Vchvn38m75OlrMmEYoXA28Zg+ag2UT0ELPsMosm4XUXQO5kyqk/ntTu4fzB1LKGYwwbZNtQYzNTujZ/OyClxX50BO5Sir6Bno7vatB+Q+PM9O5xegtlb2FE7imk7QuxpsTsZZhatk1K6YJuVeyKGzvxp4pRxf4GUW2Dc8cXmtMQO0mqxeGaa1hbXJg3qRRbeIP6DHciYHdWxdbGZY8cwFvHh7yOnRGdV7GNml6gnfzgv0WGUtVrPtjryZaU10/BAbbt4BNAQ9VzfIPdVy8WvVjxIgVAMPvDncQbDEfvBYZiHd4HUw/NumrrNnX7mfuq4yMLlkqEQmdhrjp2Pm0Dzenyfrrty78sUvf2H9WhF16HE0vGFW+gc6Zu1BnXwZg9AGOnnQacvk52PexUdyb4eXjrhbIlWW2gVhg5JL4aQ35ECWlywqPaWyg1l6eiTqEDipMQt6HZpGUqlAB0C5nRmrBnx4eyBL27QitulXuvBoEM3yW3jWszs5Wipo84JsJ7szvMmW8jtCwUllfo5ktma65tLubStXmZXT0cQrXX1rVriaNYY3rm90iwHGgtv1zSzbHOHQ9Q2jxs3YEheNEad1rV8K8y9dvaU1jqyW/sT1AdEbmWry0s8guapNC/IcqIlovjcVtVAI6ubVGuayzytRPWLxPaP/HchpYq8TeTNrVgthJ2918v4OuhbZW51OZ4Zmo3be2r/urmfPfyW9uH/tRgajpx9NA+aLBuHXmNUzuqjDhQUXDAqLckzx/Pj+DiBZq6cuGeGn5M11d77x/Zm3Hj+ydhMjlbN3ZAO+b4M5PlpZc7adJ8yOW+eN4zqukStpImc6Y5ZP+G7G2FSNsam6BtgMWDLcDoTItRVzErnAev9A6ojMAdcr3RO44WSwDbvyI2SdM11LSd5SejCuROTTBrbfeY9HrfCWV0EIWEfM9Sd4n8zXJ89BKkyBTOi5GlyF8LSPxXs+EdqelOducakvsW09iayUR3r6kavP+MiaPmKK9DH2StkvulAcyJfLwdGInG2vES6L1Xxy41y6yrlUropVTpE5xWVAibwMkP8AI3KKHyI2B3/LlCw1gNhp94pqqvXJQfj2O5mW3pF7R7L6mfJy+K/kndkzkjXOlBd1MLNaliyYN4sX/AnQO4InnVjMF4OMLV3FIDAkTF6pbpSyabDClrGqsInuGxMQnusRp8QRXxJrpo8sHAlxwt8qhWE68fcSBbyk9JuRq7bXJk+P2VnoPxnmcLNoOcr1/CCsRXGS1ht9TScVBKKAj6FckHiH9aYmsR2SmL2/IJGZm3K1hq5wDhNTaThzdIt7SxubMvdpocdOeyIUnKkEM9Q1l+DBvSZ3bHCFsrgv8KlmgIURulddgbjol2MMALdMZMlE7k5AeS1OPFAVVPfL6sZywot9xA2ca87kKs6hyvXI6UrOGSvnot45Pck5ZeVc0junLzl/uae7aRi4XnIEepe8mHvKo0n9F8//wKNMJ3/8V/cEVpHFicPmLb0y8W+tNmxS7oq9+PG987tC//CG1Ud1HH5EWW2CbNRFKfdmo1XMPeFRZU6e3PX3IbaV4Z/ilq56mdvnLyK5WVQWd/RLplatMvFd84w66+iqmHsShf7XK4oe+/pjL70Xsmgx7Sf2TJvCZM3BPOfRXXUWxZXdopjKhNadmHDiSHdizIlj3YkRJ17fnVjjxH2qOzXk1LvnpQacOjMv1efUb89L9Tj1yLxUl1MfnpequB2eUGgIXkvmlLTED6m1uPmoOD36FI++mnQdLRATvL1QTClmEsTq4VpgPXrPH6db6cGam5gj4Mw69NccODTvD5SHHd3MA7/58ZJ2wLDi+EULfpPMigOXwMxv/dMO7RswQJpXQRauN1KcVFRZprGSE+SzmZ+0FO3+B2zyZSFOe/Kkr9U/b77qT4uXuHQE47z0+l0/148gOZQfXsIPP3vsmXtq+geSxZf5B6pVUoBQrLylrxTd58vdVcowNePRpDOFO8CR0ijzPFONrYRkUoo8+TKKfPH5Z6papFWRe3oWGVORSZnnK1aRUZl4326TWCsT39rds7QGlVblOfGgubGaP+asxGr+mHmwZ2mLqDTqwn/n5n287dGvP3/lH8s+NLdP9b69xaeUdkq/cLRaKXXoHOyTOqC5LHDqnYr41XOmuwhAelIH6UlaqJ5SRop0uooJF4Ki/lk+rYevQACf8HNlG3kJSFh50xfaS4sP2UkzyzY0BAxqvKLXYwaN1j2l53YE/2uhjq54QnBmc9tV6sN8hTPhD+EKO9Bwx3cHikSXpSsrsD1SWShTK9wlgtvli5dGdQz3uKtqp/NNUEv6HD+museEz2MiYIe3d0qPHF+8Shy9peQJkwxUwuGPC3HA1BzctvgDR8Yhu0bWDk8fywTA+Bs7dZxphINs3iwNyWY6tn0rxzsKB6U4Pjt5qKNL4HsN9zzg73JIJ+X8FvtxhKn47TGdTU28+OqkLpR0NjF6ttbjJmibHGc7Tu15IbU0XqJ5tWAeylk9vM1oDip7sTLr7nGVv81Emntn2v/kzY5WO68MNoSP5t7G9TbHCXfbbN5lGSprG7TbMlQocvUQk0muBALJBd5yNvp5/yTsaSXKt+BMNiMZyHx2zpM5JA47lZnSZiOuxGxkOxqGQZM/HJzj8ncy1zoz6SPKA6wjHKpXMGmDw6QNZAP4drBdqy92HI+erjgex1tQGea13T/ziYC7kP0BO5jRhdTvoTEWfAiP8vRp1wOjiXv6+iWbYK3/3mUcdEGm/KtydxLN4LPyj82I4CiI6I/aQIvzX13JIuMys1V4iEub4gjsKM2EL3sHf63xtn7r9jt0tI9XMGqUJ7CqnlDNeMWUW3BkhxrMaoeohgyH7YkrhqNju4OU4Tt9eZVpiZSykt6flgCeQlVJ701rwmbJJRw5707LCObE2iHxWMVL4Md3Sq6Zatb5HG8yyas/4eVu4V8tcbKrXDDLXuAe93D2jBd6kptyzoPEw5Vvjn9/zmPYnKc9HCzimL34X/K+BD7K6lr8W2ZLJsvgRpT/0y+j1VASmOwJKmRYBOpGC1ba5/vBJJmQgUkmzkxYlAcpYkrrhtYFLWrYBBdeY93AjYhasaKkdpG2LqliRUUbldao1Lyz3G/NBGjf+73/+/3eDGTuvd/97nruueece+45r6sL+MTdxTpLVPMqutHrf19WLG5pQs7bI3gyS/YiXLAs8UQQJwxvbSh0Wxyf023xIFkeJEGvGwW9hULKqHsSxHAmNVWr4Xe/RWasBB6/WiA+qqsgwpoP8KCT2xMuxP5JksVgg2GnAbOJm+AWP6p/QzdXptcH2Q6uslEJqlR3Cr8PfYAmXeI+vZt0L3vJZ4DFiASlrpVtqbQ19uq37IPudPgz6XIaBWFzgt4I/LCTbXPAvCHbTP4ZJPYyQSgFmoSMrcoGLyhXgMA0sMOwZSDTLQ/j9jxJ7Y6pcOAsxksZC99uMZRgKxyLHiGG3VhSimXtqPqwkxUEMe6T9MvgOiQcg89Fib+Bx/jgoU12rdDv2+s6z1Kh7gWL9lneXo+mCC0Lf2N8OwYHxzPiWsM7l26dwe9/XXWhIr26wmuFF8NMB15qmidc1CFBMw/H6amgd4IyB6/H0bWvy9AYisxu/54R/kLYUIHPAj6cula2pZJtDwN89Bw8o8GsEimEimlj6N5GFsqhcvAHrThk4ezm4Y8P78NhQArCdjridsO/fSPrN2ajMgNZdkBbDjlsyyGXbTnkkaEGLZ9NOgTIpAP5m0TkG7iDZ5h3PZWSfmq1DCJpeVDhlMP3fvLqhfUzJzYhvQiNyQPg8/OdkFwhfn9/4gYtHx2YjtgY1NNexJOKfL/ZwhxuYb6thRK3UHW0MPCEBXJ9NqMS6MHIgMi7ZYck3+C7aOP+caews+HDnRSG8A42jkFSb1mYx/DwNt7WhX+bibhYb1qPNckF9C+3XrO+SRQDi75cRGe5oiQ1s5BMW2we+fot9/MzoaS+jChpqx0lcT7hIkaepmcRQOVmZ3pumzM9vHKJmnWoFKV71DMWOm8LKmNOvf8+s/8+S/9pLMWRIrz6Ge0YPoHaUNqxvotwEFrt2elAPhaLQzLPu4r+c0yzgsJEx2mXk1TUf5/Cbm5RQ5+1PeAPUWzYBiS8RCRApKaIFBD+FxGNSMN69qIT0pWxIcgr3i2s5eUSsVZEBGWEBdxuXdzL8oM68926TO/WEGma4V14IUx2hFNsogfyTicJpmjhTDJWLCJzMDJHROZhZF49O+xtxjKa9TJKpBjGYxBPMQU31zQdollsSlm2XIWH3GWgfRejfVQGhOYSn8eEgsvccQ1aZgrZWsYWrZZZLgzBDibIad0sEXAzjMti0qcYTRp4uDvMDJKSrXC/TLZG3ldZo3QmqpyM4T1jUFyFhw6/r/LOErhOR1pS4HoKrraomyJqN1xe0vpSxfpykQwVcbZqWUmcijhbdVpn4ty6TSa8GqSoKt1aNBE4YhTrikDogwIDN3Qy9XjEzLBrU+Y1uv0hS2a92bnCtpxqMUJEpjeVwI2d4kqgiQx7POi3SXeKtZzMzOsj0++xjsxWhUeGLclAT11YhzAlA+l9ouo1ngWEbUTdY9TtbkB68NvtxgURLuRsB9BdYngtEKeF+shSmYHPV+kOYC2F9qgLuGiz4PB2F6b1u01riD2UMmBJ2U0pHR4jBU8ft5IG8Gj1gLta7aY7CjNRyR+tFJEOtLtW7aILzVYjRt6NQW8DN4Yce+mNCtzUKYgCS2bJYQGJyt6oudez5gSisMBuQnU8miqnGYZ58NqEhdTx0Z0KbONodQ6eMAL9gWYIqMVu7gCOSLfM8/wTdiYOmBm3G1hoeF6KglKgFeDdrTKaay2R7pULTQtIaG807E1yKWgLSUxryAAo6ri+EyjoQ3YSjyn+DCA74Lf22b2xVu3HVNjK1yJVn1WtrlHoqGO8tBot7L0gKr6dnLZC9S/oc4s3aL7Ad3LHSwP4m1Ot9uOvt1Y9oPAs9mERVVzCl1SCsiBcpbcO6tiuctO6Vb4rKx0bkUgzgcruZItQGnHVUAIR83j0FXSfC3Zrg4fqUC3XLoW/SA/7i8Q7vLWA9IiAaUNmqhsViT3Is7h0743mkZW6EV04FuAfvKTZT06nPuaLipiISLVH5nAHhLeL8JJa9FVGwbYgNGCrLEhRdHyJe/4O02IZWVoX6RYqX6b2/EgAts9whem1oEFO3a7YUymfIDOEBS/IIrCZjx1T+pBMJfUkFAhlsXUxma2LKUzvuUhUREQf3kLfYbOx5qVEC2nns4wfeb8M0k8Ar5UJ9SkUZ/3FIpDIZh7AbvQsqOsrodc7pWFUGEdC1bKjpJCNrjLNcWHTZF0y36Jdi78KwLfMpt0o382688wO1aDsXCQ0MTBsr+mc1Jx4AoyNQmhIpsHWB6UNxsYY1dRkUNXNMZAte+PdjRpSq+YinHLZDbv+WvT6NyzqgNjbQ1eLkQqYbxLmw8Ez9CO9mowKJhvpFVZW8W2gbEDfbViPWpNkAG4Ah1Al63WrFQFrWQLoFZ7afllAxnYL7Kmk6Ebp5lbFhkXX6/pEOyY2jHKAIxu2Q6o3y0rfUupW2Z7qsVC96jQ9i7m54r0N0v3DdqrEE4e45UXccE0HRpnN1xXYuiA6UGBrv7XtU3UbdrsVBpQehQFluyIWjw1Qeg13ivvpiqDVZ3C/eSuUxYNEuAbdR9QnzWiIj8jf9bp8Ex80CJoQKVUSD1hIfGQN3DSUREeqZCcUxTwYQC+9blgwbuqpt9CtE0jD1QzlHiY2CG02hxWq6EeddguKAYd3S+JeAvo0us7TXJfrLIxUpTSyLOIyiME4N+NPWKXWjkIHXWyXC6u5WZdN9BsXMXepcmAZkiZFTKFo7Fi8gB2LBxDW2c4ieRvP4uUIBPZ6/Ntsdm9j0KGDBo/nwAYNP7QxA+kOOy/81KGtRZRH5+FPCG3NWfTpGsSrq9GJvYJYvXAE/i5BX/ZIHyFGP94mpD7OFhthE1IHLFqQsFaP0/A2xvHwO0ILkJCMhdUY+lxXg7b1Q3a2zQV40bVek1GTC/XBSOVrA+p4AaeueTiCZmBygamjiBcAJE/zccRH5niyOEIGOvIBUeRBei5kzIE3/VBUtqElVsRaYhpzzAXsOTzAnsN97ABI8t+jusVKWW5Ia7qGssysq+MWqMejA5qVRebEfVZ2GleauJDpQ10gwypGwLS8Ksn4UYQJOMYteNeVbSK0XUVHdHyn7ClHYpg9wsO0ohFPkj6z9MHCVFu0WrItzBGrHdUAdKmsdqSaakcesnqIeCD/Ks23aifbsnKjcxFWes7Wcu8I5sFs5HSxblkezEte0ygzRLwSceqG8xxUM3KxQpKf5yaH5yaX5yab5ybLot2nWuxLzja5zV7bBXdfZmvDNsGjZEoXbbZorlNkebl+WICG64fHhSoJwTbcfErLJFIp1WV4eFUX74vSNS4XTGF4n4oPdwMiOW/UAjqP0TzDnYXwgbwN1YntW+cKmVXOc8mSopBWJ5A1++i6Z63aq7J95N10kATknJrvpyNPPiuhy9YkZHMFbu1kJW7rU/3iqCtwG4vzD+KZjGwaSurOILUkHQLhHvi/Ir20yijROymQZMwOoIEHERIGRhwCO5WtxGaTldfzSM5nSO+ETNQhvcMd2EmshVWTKsATS7M16aAv/A4L3JFODecISkmhe1EkTNWNlKjWJLyaSxaAfWwB2McWgH1Uz1X6Hm2alB1QbWI6dTgJcR8fthr0tifcpWSipQ8MoaUhn0UIfMAgpL0MlV4W6nuZgPEigsvCHw2NobCA2IsiLC9D2Ty2sz0HqTYi1UgATCRatqDisphUQ9g8IPPE9ck8ZfvI1rogbdcaIl9Lr9Zk5BD2yc5erZFtgkjKwh0jGYd+DKMI8fIqXbBk6YKoV6arndbSZcN8ttcEVHttu3UkTZPSIyxud6v4So/pDFpdwBLawO36zPcbZPyPbbrgHbIVnQUsAlLTppAQOBYEXVEh2oRIVAj7QuzLjM4Bh8GFmoU9s1NnPjTANYbsIKC6BJ7C4d7sQvbFJK/0athNCDkbV9nZuDrJjRbcVeFsXDVsWxubTRi/ZG8ksE6noTqMVfAfbg+xNGhW1s7YmFbqixjZkHgCqeUiXaLLaa7AJ0x/EPHFh4t42ggP+sV5OkoY7+xkyTsx9wcEc98nUGgHqnDLhMb6ZQOPHSLWgVIHzNTDWDHys4bckkVihVaL+qsVbKxF7IcpFkhCq8N4fLlfLSQjFX2qsBimlEDjGNiyC/1sbR13ezrvsal8sJohEUJZ28i2CLJNXtQByd62amcwJ0ItCXBDjZNYYa4/EMwFossyTKgjreUiNY73nRtGQbfRTjDbSMoinWJ9S7JRjS578Sz+DXqi7Boez3wp6KOToyxSUfFD84iodJE18ZeYs+aLT5z0NBsBpKtPtFbzaFnTQ4sTAQVmUmbj+/tlFi+/jhOVXaXso+3YOkvCBRKZJpEshWj6vHim8b0ItEJEr63TcYfJWT2Ia1e2clXGmbdlHHRAbCY6fX3QbVJhbuvRBo0XDhFNAxNMbvYyznug4dpAEA2HB2lPdCGBRMZS6JS3hkOBWvJzgKwV+THQj+16jPM7y9Q1jGIuTOrqwn0V4YSPTyxiYHZ7ELCOeJ+tZXPY/0EzUT7WBeGysEkDLhdudGiV3nIm5TFUBYZucH1Spq1g65CtwH4mJQ4QrTy6D7V0spAKNk4UCRZhd7McI/roptp6LXsjZLScJOKOHlrAx44+9KeUQ2/C9uhD7gvgBO/2+Ii503IMAhobbGxFDvFSFt73yCPZSWE+yUvQaVuJ1CvD8ggA+ZynBWAJ5kEqENINeOc2H/LnFwZQtk8SsDw+yZzJ++903n7reLet4c02xD9FfByr8c4s5A/mEZlCojBD+oAV5CEwNuOfEB7DGkA7wgq02DSkoz4lcA3wSzbr/3n+/4Y22gR2FhlJYAgpJ5mknJ8FQrqFMCJolxlKssg5GHCXkSwMAotYYL18weYfDKODQR87jvAyESoxSQoQtRNYVouQDZUjPHZ1CCFHtZKmREXqhYgioUG7TclRj2z4PdhhPdsc4veA5UQFTDSjrT65Wj95N+hPCl0n1qdM518eCzf0tvNgOxNmQ2TFB5MKiRqRcCCE743yXPHNWBPPRNDYEo2RbNzX3Nll3OJG+2sW4Ap670DBoRVLKTggG9cLpSFzu/IiYMBa8TaII1CyIKunkVkSN967Mo3Bal4/0LvS6Q9RBz9Qw3wn/Go+oQrcTQD0nA3B9ykWUYBOO+4RtJUPvQ/sYbcPcvgHytnyPKZthqHCOmxS8t36IY5xKCbjIRk/MY5yZKGrJQsdLlnoasmmjpaMOlp6cL+uriWH5bPlA6ph8C0wIOr6QLTpAB1MAnL/wDghB0JwHpLqusE2ce6skgokX+lDTQSLaM9FZBgfrPfpm6Qmo/taJcMJqWVvWSs7XIuE+RIrH0kyVncTVtePDPkQUR8ZzI6iJ5M2lwTXTdYtzTNKTfX/ZNjW6KeR7DHHUTy1Bun9oZVww54x/DBZXaQoQnFLDXtmhE8nt8+LLh/aqK9lRVnhWTbUjYJg+6ExQZf9OJO9Z6iwKaFxENkg6DNLSymfxAeMmsraKEWFbvbz4mGvL16WX/tYDJTFzn40IfCazgqvKNMlYZGXtWB9rAWbRYw1Mu8kriliMZvGYrYCFrNZJDrZLNExHR7do7rdRPN7TLq/Q7Gr00jiLFKm00YymrcVjyyhx5vEnYoumdu1hNvVDKSqXGiKugpNRmS4G5RmMN8MBow5GJF5DvBAbYQ5CWgpbviJwMxiJpCoxdFuZtnbPJa9zUHddBT35uHPdNS/woEP+E0XM1SHLs/KRk8pLEpbLbMsrUNmYdoSlre1wU9+LWzmEqo4zSPiGc9YvofThT61SPF6Nl8FnMnTNZ2nixwpGxTvFllxOBMy4JRPd2UmqA0dn4Lh8FrBAvO8ny+brZUZw8BArZGFEyGLrhPrI5LOkAXr+GxYxxSofOnOxoYiULmFPoKl4Xiy6ja9IBUw9OTwpUwU0pNd7Cz2YZGNjcMLbm42ROs2a6+BCXPjCsol4Zo7cI9wiUa+FkPEBEPqFk5F57B5bJ4un83TkUdpcQCBp+p1xIQC/4wSA8Q2bDvQz6fNAfYQ5KYRJGQkNBHc4W5K6bWkbKeUffpFQjRPQeV3KbpnDrq4cBw7tkKPt3jyfwL5Aik8ERH+vMKTDIBzE69FR/qO43w3ehUwJtytnTRe2odGIE6sVnvx1z9e2k3GKqqU52S+ptGDv1lVypMy397Yjr8nWNfK8Rvx4Nk41neHfy8vEG14wai+ih89ruCjMuO83o2+nQeQzsivUg7hb6BK6Ve04/Rz+2PwsOQmWYKMjqORMbKe2+tulQyM7xabp/2UyW26xqKdizREdcgh5biRGqnKHS+soeQi+5xnXPIl6NJyyI7JSPTYwLy6RzseKJrj6QRlJDo5UbXjAfSxxebJ8CNuFRGpscv1uoYsUzW8RjWnzZQsrVGDhO21CDdhu8p7RLfKm8RWlXeJLpW3ibUq7xPHlDVIt5yL6kkoi7tHPRGJuJ2Q8zfaX+rZHiTgPRYKGFh4g5YF3NkGzbtB82wwbSRIbEyJtbSWMAZBvTaLBiEdo/mG2P0gz4vZQga2QT8rIb0dmbRgzMEK2XAajLSWbXpWVcMDCiYEzIR+SjB8q6paNoUOKIYaErwkW3WbVES5fSin9Ns1hYAEUzh34EVDy0c20OiAQR7ydo2aVSay5VokG6blsjJuYz0EE+Y21keAjZDCz9TAViHQM8rnLGYr/IZ3MHpmpJqbAxVoDmavSwfbG12qamXQuk0fZKbVduE/yNgpgK2ntRGhKTYN/DoupHybzTqUSNP1Phfx2u2l+9aaLkfEigj3kfrksSn5QHgOW4C/rJDckOBBtvAjJwWevFro4qEBHYmvAzBBLQ5QFNhcWKEAX1Rp28MXadsTxDTaobYcN+rN1olMt+X4xEvWDnWmg87vZPbUZngoNFzikX21rfgYuIRN8IuMwzqMo1c8VXjFW3uM4+BmRUb92oup4ZRFUkMZLR97xfllWBjK8rAxVmGalawbuy27+KBsnvR1uKxi4D6LaFUxVpGLfFPJIt0V+MKwOE1PAr+82g71JPV30WmJosO9pXBMpxf1CsSpACmq0mNjsWCSbYHqb/us65MSmSDyWxzpcVE3GkV1uExDtDbX5kAD6EH/SNZHvbdT51+FR+4iy5HH6XuYfQ/z0R4zt67AA8Tc7mWqwMoBG/YT4Zc44CDdyVD4JqdC/lGw5ColcEz3cP4Bw/K6yVP9NiYajryXFYrDqq1hP7qKnUrqDjDdGtnidAslYbJFM6wmC3NIvmBmrcpo0v972SXbtWVMhWaSsBaSw5YAa3kaJr7EVXe+VUmyVC3oYzOiUuCWTuHdB5ezjAwSqk942LI3MEgCNk5A7HuCblLDhRkC7KqWDF0XSSOqJLw54X7qHDSOLZzyYAVfXy0YIx9f8pJpGGpVuxJ1j0zeYnXBPV2BQV1oum4JEDs9V9K7Mqjvo+LeT2B9p6nw5rYoFtKwbSSZdsWZf12YM5lIE/dwF/6+hw/XUXaLJUG3zZIgjtBhhQ19scdoWTcDOGQ55BjL4SReDt2dAuDFaniYuP2bM1s2/SibLZuWs2FTJaNh05cthk3vdLFh0+Pshk37H3QYNu1+0GHYtLfbYdi0q9th2LSj22LY9HPSKX/vHzVsukcls6aTDvxy8xOd1/1L9VDjpruGGjd9Ks+0bdov222bfpLJtumnmW2b7pLsxk07/r6KjZuaVkwNM6fbrnHYMu39+dFsmXb0dghbpuMNW6ZdDzltmX6W2ZbpoWO1ZRodasr0jCGmTFfvNA2UKkMMlOawgVKosUPT7ZP+zm6flIHyhsxA+bKXgfIcBko5I1B+lGUC5VPC2m6uHSjXPOIAyt6HndZ2H3Za233IAZQ3XmcByvfdCJQHmDZT/glru3lsbReBq0M+Rmu7fQ6I/GsmiPxbZogc7QDIp1Y5rO1ePby13Zt/5ITQR44KoVQ+Qug3DQjteNQJoZ9nhtABC4TCey+YA7/JCasivFW2DNE6CxAjEfcAxh8GwqWjRz1bb+WjmPikrDecDo5VYssVMu68R1gINtvcy437QjRun2jz65z8pUju4/fuNhf1QZFxQNaRzmFLy3+jt7wXWr5ftuChftGN3fi7SrEO8dfiEan9i4LWKVzNAwq15yvRnq0ieRMnHxbJXQpPyWNGM/EqQfgsmAPFxDDXQth/lwuN/AvTSAIP9KGaEF46Y5B34a2RHh0R0BEKXh3u2E042DXp4Jt3fuVBDOwyAf7099nOA2J0syR1EooX+hBFn/4BX562PXfr++caROMFTKU7bCBb/J9Da0iLtYB9w+EldReaJkfFDz4YoMd1dFFk7TPcg3PwfvvZco3p2AVLCtmjRexfUxSC/RdvN+LlXTrwsGafY4/OZLKoSOz1Wl1XLZXYL1mb1Wx/CV1fWuNLYIgBwZ6Bx1BWrIquR1T2SgKd2rVSoAOapGc5hnpoAm6K9Ymq0wOzYZre6b16I+DeGgzuehGDF8BjFcWj9DOFdQxCmksg8GuOjMArjoTAn7JQFW8ojMADDgS+w4nAtzsQeP9jDgTe+5gDgXc/ZkHg67yIwD8kEBv4LyBwfKXrn0Xgf8+EwL/+n0DgO/4pBP64E4EPZkbgHSv/9yDwx50I/AcrMyLwlSv/PyFwg9h8wILNtzswO7TovdVGix5mZH7Vyow4ftVKO45/4qg4Hgf5SUx7xWhl+DnFPt6/wOe/Q48OlIT1HeL6rhb19YtmHOTkTpF8wNKV/dykbrNJffj0WZwGDABK2Yd7zi5Fv88j9h3mL9nIic2wvnFOHaTLj8/pm5DEm5Ckb0KSuQlJ5mYhNqEa64E3rH+dXrVsQeZjY3+5CYsocu43yCK61huKRYDYM+5SCm9LCm9LCp5JAzoxtiXFvvUo9q2H7J1V8F3dEPaRnQdIFucB6J8R9u2wWiiHX391Jft3UevYLaeCaofE6KbRpieZPUPOdgY61EFXXHTGd+r5uoURGFxxngthcjKSz7aIyKQmyo/gQe+vV+Lgoe5duO/XnTBu+QvCbZej1IQekd3bBUArqDOoXNdE4E3TQfVC1ttciP48FoQDi+qk8Ap0loMlh8l+FL2OrkbJODZ5ScG6yXxwSBjPZuGRFF62AB1CKukgsPS92G/2vwo/FPP7i+GF8ElsqigcOJ8NoASe4JtLkBlan6OpwkvIVNjaVOFCL0wGbdGqqoLSBTxlR3dW7O0FfeMJb1bQl/NgHMMr6H6VOmOUv11WlqMQeJK2Go0d4I9nOY7G8mWoXAl/VXGrAN366EF5OUCithov8y9fFsSXzXx4KgCJWNQy9qcnox6OIh6jQ0B/n6K4VriWYz9pcMK/+sPA/mXx8IhF5CplwyNyPBn+yYfrXpfjhW4URXJHcba96NAWJv0Ir6BkJxXOXRx2x8P7f/erny9fYI/hFSaYzFTYlwp/ePPPfrYkHvSFcxdpEH3k9V/esgyjAYxqUltQ2hbMmuRZHczeElbTeFAQ9GtZqyfJ5Pg1a9LEq/AsuIis7vgW4a0CPMiju1pZk3pUkcuzetKA9yrhus2rZellXbkFT+2zJsnLglla9ncQxNGB+0wCO/+kHknL+fdOyoQCInQqQ/OMywSJHHxZxRjKYtik2jReJv7VipvvdeP9bjwsUFphQZBMj10Zso3RFctw9FbLrUHPttkkkPJw0/DCFypBBH3b9M6yB2fqHtpe8U0VmtjQSt/CbdRMNNmoubfA+EEhkJ3c4LjjQSo07FsAvQRC8t/j5N0o7FkEdIYYVDRgBLXJztrQdVYaDyNEzZIBM8DCo4M0UTOKr0er2qTAanQ8iB4sl21hkwdxtg4hk0efHnkGvmvQbh1PIrZHAuw1DASeobUmGcJPkVEO9/2NMsrhrjcpQEe+eqPoRAf76p8o6/sCvNP97A8oKyxaOdz7/EouoOMXIrCGHgd6SBKmpBE5oGNv94rwCkSIBoWphnv1V3C6uzmihnv0wMOrVjoLCqKvrCBNuHQ56hyvQEFs+MRF6EVEZVeVssq6l+grXV6IBuHQ055egBJGKTABVBi3rxGLwlhWUF1ILIWEHuUW5Pu5YPJOQqZBPDPwHpHn/KBnVBCTScwPYflicoim+P0PwgYKMOfz796sXBBJzo8Wa1Vja9/ueEia1RKJx4u1irHVGLsk1R6J47NSjDVHI43R5NyWWOvcpVJJOhlpiI5tSC2SmmOpdCK5dHKivTUtRePRlmhrmiPpRHtDMwebktHoFdFUSUOiNQ3P9cKao7H5zWmpJbIk1tLeUqJHY63WaHRJW6S1Mdqox7GMSKw1mpzOcS7LiODPjNZZRlaobm6iqSkVNaIXc0zUqse4UhFriyQjLdF0NJmS0tGG5tbY5e3RlBRJp5Ox+vY0BFuj0cbUeZgpJU2NR1LpWIPGDZFS0UiyobmkPpKUYq1Q2Nx0ok1KRZqiJZFkNFKCscZY46yGZCIen52YLR6G4RmGk9HG9oZoSUsiHUu0SqnWSFtJY3syQrFkdFE0EjfjjdEGGHARgWGKR1o5HKN+ljQmY4uirVJbIhXDZD3eGI2nI3okFY9Boy/ksRANrk+k04kWs5UwrdTDklQ6GU03NEuLY/H41NbGKcnI/Pmx1vmY0xrVhz0VuyKqR0qskVkcjieSs9KRdBTAAwayJInBdGxhDMGkMQpNkSIwKdQlGmqpCYCuPpFYWNIMjZbqIw0L5ycBvhp5nNLNyWiqORFv1KegKRaFSDq6JH0ehaBvk6E7kbZUtFFqSybmQ6FYfIOUon5+NxZdfGGs9XsCpCg4tikemV+UTrZHR4twUySewkhDcyLWEC0C0rKEl4Mmpee2pIrbmiOpaPGS4qXZUlGkrS2+FIZkvPav2UTzzW6OCjjRxGBGU9ri5mirtjTRrrW1x+NaLF2sAcBr3KaUFlkcWaotjqWbtTS8LEZwrDixt8Oelo7Ux6PaIuhHsRZubUxGF2vTEunEYsk44Yc50spCIS2xCLKXh0Jna/FYU/psbXEkltZKQ5hAeUpKK4fJVE6ZuHUAzQTQxoeXoRZJazAX0BHoWjJKDecWnpXSEotbtaZYOg3DovFy1WIprTWR1lqikVQ7LICxlvJgoqHyhVHtPDH3ku1jGc/5iagYrIZES1scVm98qRZJ0cDC4mrUEq08sDDs7clWy7BjVENoGivFLp4FA0dAB827ZMZsHFCEC2061VKsXRhraI7Nj7ReEKlPFcNQllZZ23OUsSurNAa4tEzkqXBOQtXRx7c+Gk8spmFF3KEhYuHu6MhSH8KwARnNMCeAqdtSWksCpkTPiA9a4Q9MASelztYSUHBycSwVBViEweQVk6Iip0O18QQMTUTDNQcAtzAKb4QolsJ5T7TCxmC0V3/bwN6Oz38XvNS853tr5vbS2i+/PPVF7/Kvb3no4A3t1198y+Mb6zv/dteN6dsua7jjJ68+XbTmmoLPDga/9fHa1qpvFL5Y/vNpJWdHL7mve+EdZQezJ38x/52LFj+/4Kr6Vw7+9N6Hz5337MTFiUdevGfbDQ9cfufPWk75lvz8lc/96Z53z7xu9pd3bSp6dU/epgMdn92287aX93Z2LVsw8/t5Xdu2j5NeqvnjWSM3PP5h36u98yY889c/zM2d03T/xqLV0Y8fvui2XV9v/+jUr2+evPk7Oxbmz3z5gpeu3/7u9rufeuueM+ofmvba2tMnbn6/dvNZH6zY+v6O3t/+yv/uG6/elIrdfsYZ95277PGqMbm7/n74lciqEYv33G+OYP0Dz3+4ZBvM9IoxD7bd+rtbJue5rxv9s5fOHz157uZvnL112+5ra6Jvdl/6aPHBGw9+NOe9/Oeld5bf9vOvRjy7durTj49eXPDG0vX7Zz+cNe/C0oVrr7z0vpF/XjFm/UmPjvvwx7NaPhqR88rT78+etfP1x26qGvnamAm3tPxp7CvVnm9t2fFJ9dOn/OaUljvzp2zacsEFi54ouGjLvimdJeevfPLOLd/61Yynnv3uU39uyJ7WV/zGA2rd/sKdn050zxr7nbkzp5y995bVa77uuePLD8bcP3XrnspL3Neu+9Nbu6YcWjX/r4NnBUbeN/AfgXeef84BJh2OeJcjvtsR/9IerVtnj8981h4/45C9tlvX2uLak0/b4kULP7bFv1BusdX22OTHrfHA5t8csMa/+d6qG621HdL+/Ii1b6X3zn3HEnftfHHU9Zb482Of3PCgpbZF4xf63zTjB37kOv2FHw+FD722K0Y+duZr+4z4mgday5Z0/tCIP3xp9sSTmu814us/2vPKqF2/Nhq36oS6yLe/t8oY+M0nr9mxObFZj4/P1w6ddcNLr+iNW5V188CS2ok/0Af+Xf+Oqte8N6wX8U1vXjTf9fKLn74o4hfeGvzB1LplicNi4PvvfKRtzNZtz98pBj7ufueCquNOrn6e42Uv/GJU37PffWvV37i2FedcNiI+/lb/8XfwwN99/kMnel+88pXbeij+m85TtT9Of+KUXU/101BMOeH4Q6tzH5l5+6JbqW+X/H5k6Ycz39408YQnyefJ/Xv/7e/fePeU6y8++UOMv/vL9d9/unpv7/Zf/eUmrO2uc7/1yTa36j7rF/c/hs6f3C+vazn5hcm/6H7s1ndRDe90aeX+xGUfXPlK2fIboLYfF3dseOOaz/afsnLnvz0EfdtWrfl/2xq6a339uMo+SarYEzx05tSpbyqb7zy38FrnepbqRsxd9EbOORdc+Ztvn9f/2R+k3Qu+imWv3pz/8hmfjVm0b7V0xdQrXLkfXD9L+vgvj/4k7/6Ofb9bO3XNpmRzx/v3b6p59bczp3WuGPOHe6aF+y//sKlh49Vn/H7+3EfXrLn92/GL7qk7J2dLy97w5+88fGgw6n1778zz9/aGSsvKKyqrqmtqI/UNjdEm2PNLQ2Wh8lBFqDJUFaoO1YRqS0OlpaVlpeWlFaWVpVWl1aU1pbVlobLSsrKy8rKKssqyqrLqspqy2vJQeWl5WXl5eUV5ZXlVeXV5TXltRaiitKKsoryioqKyoqqiuqKmorYyVFlaWVZZXllRWVlZVVldWVNZWxWqKq0qqyqvqqiqrKqqqq6qqaqtDlWXVpdVl1dXVFdWV1VXV9dU19aEakprymrKaypqKmuqaqprampqa6GJtVB9LRRdC6/VQlKspS2RTIvNfFK0ObIolkimsm3Jl8w4P5bOZnoNyAjN4AC0c7V0cqlmQw3inZk6wxBOpWLzW5EJAspQksaN08IakJpt0WR6qZZo4j27Adih1rNS4zUonva1+Qn9GfAYkYZmfF+LwmYMO/DYbEt9Yjc/V1QbNnIXZWtmQ4vF7jle/H6XCEKTyB3PhCIGR2fbUNnw5VsKp5c5w8VN9rKc4+Xc77n8lJYCdiMO9L4zAw5BPAJEGRAeQJjMB5Iu0Qp0XKIVKA5gXGL1yO9ENXgAVFtUMikFpIxT7cCPwRxFFkXjQDMkkaKwEM3wVjpFCUhsOOtrgsFJLE5pTclEi+0t5h61CNA9UWd/DGZ0GPrGoH+AgWkg3izTeMxqBgru4qbJgju2fJLRhkQSyLQLgeMCggwZo5T1+UUJpLiiOvQwT5KyP49oiyLxdiLmiFyzwW9DpBVJqfook4VEDQ6lz0Tx0IT02Ez0mw2wrTkuRbKTHgGj154CKjupJZKUAtU2NMMgAw2cMl6ZEksBG7tUI44wpbUhn0S9FjmmRBdBB7W22JJonB+3JWImOyRNF/CVRmKYIUgnSouJicKZhi4ajCW82QgUZgs0ox3obBiOBmv/onH4s1/8fxv+/9k+fwgb1OkSAxIc42OhvpHVTmnGK0yfx1ECY/CERhbLeA5h/rT21nQszgsjBhDdlEgQTRyPNjmmh+j1dEKbDAwCrJqINiuGrJEm2GBEPaKFVMclM2YZOKJYuzSGC2I2NAH5nLKQyd9U6PxN5T/CG9r5tbOQAUvEo4KmH3ts/MKlzMZEluIgQefP1scJ3iO+FyB5fqyVACAJfMj8aALQcnLplFjjZIIGR3ksueBew2iEdbCwP59iCFpa59vfR0nIJKxxmCzmc1044sQPSVji6WijLqMaDn/MbcqIQHRRiylpsn94ZObiyAjRneN5OtawcGkJCh5KWLxkfz6LnospK9Y4C3CN9cBak7hCGpYfB4BsjjU2AvwyuFoEHBquQpp95sibCeoNflxMZ1sklcb9z1r+hZGFDsYc4EhUeBZ1JgagVazNmA9Y5vz2eEvEPmAs/xiOPS812fMSQ0gCiccO4zb4ZhDWmVpcqf+Q7MPGb+vIG1czzwLh0QSNHTLgjSj+iKUdLPhkIUljGcrs2MIYtIvFY0Z74wkgP1h60trI64kyaCQ/0xA1prT2NlhZKZTGYIb69nQatluHeAXqnNyeSidaYldETQxrEUrpM0WNibS1UYOKtdmA7LXpiX9MfmLMjyE/+WfkI0fLb6y/sf875ClpwNNAZZoSUsfHMd+cO/P6TDUnY60LCaCaI/Emgk8Bk5mkZkDCDiMzs37+5+Rn/zfn/9LmKBZmowZgO0ROAbAfIM3FzbG4VYCmYw1IYLrYPl854ndw8N1BtcX2qF/VQ+suOzj4r7owo8tlCCakedKckdKRPzVHfrxzcPkE+P/04CDHDw9OHPxk+cAnn8Hv4ApMUTtkSeobfGvvYCmeCe6dyn7LB/OHLZO16T/WwyswFqjrew3KOQz/lxXQk2vaJAV+lGJZ0uNSjzQgyvBIew8fPjxRNUu9XrbW8TUWuvNRs07vMvI3Pzj4tMhnZndLu++++1wMKdwiL4ZPUjI0fSAfiO+er/4ygWJ5+GeGyNcxKAZo8KtBMVrKcQFJO1WM3EKzvJlSTUc3SigEjEMu6SL94eN6voBkZ75mSrU9If2RJO3hfHXSOTbhW0AqnGeL/57yXV1iS53jeEuSVr3L5VklbV7JPokUH7COC4x/l+LTVgUkZfm5b0kc4m75LXNTV9fhMVkae8XjVOcgfz040QAUr5Faac3XNzzERtUjwXNIjB5wdhnyubShaQut+YbCRJ4eaBmm3g4D0GSp725JutzIN7gTOjgRF0rdJbhoQ0WjGMbo6b+rVgRQZ2ACp6j1ZaO8zwf/XhgYtve/Vs21l/HjF+vSzKdC8yZiAP7eR22lz1tz3xzc+5cvXJzv9YnDD/jgaW8PfuQ2V1tdjgO51ZlzeTpBSOA4BHRJuglG2t1XrpZj4f2cI/8c/FviMVDAET+znM8DmfNdYs/XMaQ3YsC/67FjsOHq/b6zXpSVzrzkks3KH2EnDZynh68Q+dZMO3I/Hh2+nx39uFBYdio96bEsyiN8XjTy1Q0zKgHq4UseS1m0S/gseXwG/nzzCPNw5zOKUdOfjzJfOl7o92TeL5yfTzyOZxPfXRE9rIfN5PVekU81cMfhFXP/uMJZy0aftcbhm9nnO8Z+HCGfdav6xJKvxzv8O58OLU/JNH2fD83HpzE/tCd+Yck37wjdGXSU168HJjj6lHXEUSnQA9mc76DR50EejXMcL+TYyuM9Rca1eAIAn8fckjSRr6OnwIBNo00us4QxWUfsq1FieZbYIWs6pJ7TTpOK6giGszY9ayMwpGrKN8XYxam+ZTlDCp6TNQSfXCtnwDANjnw99qjRqdiRx9noR/wI+eSIOUatWcPBZsC61yipzOU5tyNpccZ8FUNeWJI1bNNtn2XOfD2DV2XKt3zY/p4mfnnJX5MlHfXTAevwNke+4bDqTzOVV5cBFx5Dvdi7uyjf4DvegffyaVkMOKBF+n+8qI9SHpDVX/wR+rEn68jzpY/Mp1kZe9DvzPvl0Hr7M+KNIfOWuZ2q7YBjeo82TH/c2dZZNKoegjGzs49l9xgcLMg+Cj0kPvvs+SYON94H/OKsGr7flKoBM0yXzpe+I74GFQv/S6XLpAbpp0Q84hc5vonSt6XvSRFENJASkpjQL4fvdFqTOYBAywW3cpoUpHwTpEnSxZSSDe8cRxuCAjlzaS156KIx5suRRsAX8+XA93jKlw2lnEEhN+XFz4loDpcgnb92yFfoi23Br8vYgnJohU2QphHdZpZXII2iL4ISYFLpKzx9lpLSA9J7EPoX+n6TuFQXYPFsat8J0qnSmUZdisBHssBJ2CaXYIw0sc36oO4y0V+PgUH8NAaKpc34q1IdmMtnINVsB97TYH/oojanpZ9Ln0LoFBiTc6VzqV7+OjElt88tvpJRH48Pt8raIxfMSZaNpXBDqSfAl3vpo/a5qZ0+410XwctIqRC+mCtLzC/X7DHmSB3CrLiMVpmzKhutV8Vcmu3Lpa/OG5s7mjOfbClFx7Sj4VtsxM808vlESB8hF33t5enj54VvnmCsQlKb1G3AEFZXB6zyRQa7XPJ/+DMOPxXj+FNRMQ6/42oK4VNzBv4trKz0wicvD8NeL/4rzIVPPsYrKiomTBg3YUKogiPiD/xACRUTR43CfxXWz8knl5ScfIxNoxeOng3rrMA/rkKug5pdSGmu7Aqf+6QTTxs9ZmTO+PFnjtBqg1kVhTl6a1R/FRURKJ4EwXDpuHFeLgPfPlVvQoWeRMljK7horOI/23sXsCiudGt4V1fRclNR0aBiFSAqKppWURHQtIiKioqKiooGFBXvRFHRENNAc79fRUVFQEBFBEVFRSSOSYwhBo1RkzgZolwzTobJODm1SyfnW7sbJ2TOnO/kPN/3/8///M/pzEpDdfWuvd/Lete7K0Ox/xkOG//55VR7l3/1Ms7K3r77Aft/OtX+9f/Yh5hX1yH718Zw0rLfB3a9hliPGaO1xg84MkRrOKJlx3AQR8cYfxoyRuuhGmL4hR3Xao2HJxgOWI8frx2G14gR2n54sQn1NY492XbgKLzZstdAFxft66vaj7EeotXaW/83X5i+Fi8Xc4HZR9vdrN1cZv/LYv+FDe27vQ02et+wWiznH6drtZjdEPzQ85cx7V16Gl+/Hhnvg23sJ7r8lperubk9cXkLUx/zP6//h14Df/XP/9Ew//GnX/7d/eDAgd0ujTRCoDBv9zS84V8scgwBNHDgf2tGhrFctP9VVBFzV8Hd/T8fRq3+TST5y4tl2L/iHSTFPwJfqx34P6///7y4//KM7tXGvns1sWcsqf0V0/7jJMbShhoHstZqGcU64SCrN4gl/MP+Z6g+3SPNUFGsradOnWrNyH6IizVOsR5jqEkGXtayHw3v2tf/Np5veFlrDSzdNZj11DFjBg3q2bWIvn3xydC+7GX/yyRfL+ZXC/1vvlxd7X9dh7rsMeR/Yut/Xv/565eOpVHdSJ6oOkmn2h8de7Pal9wmdj1kko6OxU9tSR6TMlKvbuQFEoLOMJ5Uqnn0JL49rARXYsOx3qRJXU+setxS+/MFpJL3IOHETtCRJrQqdpxLD30PK86V9yGaHr5qwpkK2h41JA8tToHKhEzo4d3Dm5hy3f/jc77lSjXfln+c39RQybdfvMy3XSjl1zdkqL8rr/uu/KL685iG+IZIdVN5YVN5rfpZdM6zqMNC54msYpOnidENNepnkRnPog7xPg2RfHtkrLrpbFxTeZ3QeToxg28rSsZJFxpq+LbaOoyZZvp5QkP2Z1GfxfAtKRl8a0mRcC+lIZ7f3RArPDr1KJLviK/m9zXozZouxDZdiGq6kGPi01DUoDftzNUfAwr44IYqfn9DMq5fnscvbogz2d1wpCGab0/Jsuw8GpMHnASwjjN1alxLhyu1Fx3jZzfo+ZakBL4j5rRJUEMiptpy9RIfhEt31F7jW5Jj+baYGKGz9HwZ5pzIt9XF8HMa0oS7Vxp0AtafzbcUnefbqgr4pQ3RWNEZrGhHQxT7XK9uKstvKqvFlw+V4uMivqMgiW9Pvc63nsiEbdJgG5PpsKAepsuD6fi21Di++fR5vuP4DXXT9aqm6+f5rVgRxooXOotSjvPNddf46Q1xAuYfqb6b0ZCNSXQWlJXjknHCo8MPmRMqmcnXs88vNmQ1RLJJRvJtl6tN715uyDIYeG9DkdBZfD6Tb75Qwy9pKFXjAhiJ39JQJTwu/SqHmScLv7fGXeLbMIeW5Bh4PldorGmI5VeyL5ddvCx0nryQjlkeaaq7zLcmX2ffzIbd4viWa1l8h65GeHToIdZeeAQmyos12QFvJPDzMZfWC8kG3ySYYgWY4WcxMHwUM3xSJj8TJzUfgRku5vKtaXrhTmZDMg7q4Ksavj0+0mRpgx6+aSnN4zsuXMcKUnkPRNrdKjbj18Fwim8rTOZbY1LVd3OwMkTf+TN8e3kkjHjmKt964wyCJZlvyYjin51N4EPgmZaC87AZguek/gLfEZfBt5wsFG6WseC+nowVwk9RDdFC56nySr4tO1a4F4dJbGooExrzGnRwezXm0FQa11R6kG+JuYwYS+Kb03L49kOn+Ja6w0JjLE5vK67jNzJrHzJYuy1JZ3r3VFfM72xIZsexBqHxMJyGYfVwarK6qfhMU3Etv4xF8ukbcO8RBIrRtTqEApxUnG2y3ji5grNFwqPih7V8S2IR/Foi4LRIk+9u1DHbxmaqcbUsFguliZhkNt8Wl84/O4aPThw22O+zGGQac1nJxTMYOpHvuHYFFissxUL1/NSGmu55dJ6fx5aSwUKKb06ORKAWmTVdPtR0Oa3pciLmGcvC8NmZYgT6RfyovnvQcIXOsvwK4VHGQwR4cSVWhgtUHxPunkQiLUXaPMp5eIVvT6tS371hdFw8sjP+FDOUMXaDYIi2KyCJ61kY+ShGFhpBA3xr/kEB38kyOEpn8EVJHSaewXccieZbM4/yrRdPgXpSYYaTbGih8SKieT0s2JJ7iG85nio8OgLTrWyI4tvi0/n2gkh8GI1ciefXIqjbck4Kd09hAq2xqXxLMXK16hpmnISTj4CXEoVH6Q+REyculzBbsvE7T+aVsEzCz+pnUWeZOdrgyeaaFL5ZdwULYUF2AYmYVGHamVF8EaiEhWOvdFn4HN9+9ArI8LrwRVlDvMlCQ4osbUhQN52LbTp3EG6qLQchxCJtIxHDUcKHN9g8Dxby7YlHQTXXYJ/z7Krth+P51mMHhcYcrGUms1/1Ob7jUAoCudiyM/diEVDKAKI6WWLyNKEWHLYQ53XEJcOcRcwi52Ixk8N8a8Vx5qJavv1YLDIxnsV+wnmc3ppxijkxFufHsm9W6QxBGYnlXkd2x8Ilz6KYt0DoSZhEJd9y7gJb7dWu1VYYigliqT2rwmQm+6qAfMDEY5DIOeDbKnhqOYb5PIHFgWVXphupvy2mAvyix+X2gZ0Ym+ESsfB+GkycYTAdyOYgyxnmwcIyuDmO76jL51tPl/EdRVjPyWL2vVjMuhQVp/NU/GEk7lm+vSSX94b1d7AhhK8Sv8oWHmVh/WENpXxrYhUWddHg2CPV/LOiIv7ZkQrh7vGGLL7tYhFWgaH4toxT6qaq2KaqXDirAo6IMdTBs7mgVnBRfDoosjwZ8VWJooVBo0+YPD1zFCZtiT6M4a+x4XfApK1xKDMn0zET5pDmkhwsD64sScNk0xP59oQr/LPyQ8Kj3Ie13fO0ipE7o5XOwtjjoOYEvv1EkfC7Ghagp6NTkWv5jGzihd/FgiuexmXjyusZr9XgGIweicsUqQ2lA0l3rhRDJLKSooczooTPMxmfH03lNzM+vRjNTgSfIxxBd3GpfOsRhEZUNjxwhFEVSrh3QwXWyRTEVSgI1d1TyMtIVFR8Pe0k7HgEQVgIM8WA408gN0FFrTfqsOpoDLmc1cGCAj3o+6yBOw3+bLscx4KH0cWuhhK+5cZFvrm0hG+vqwQxF2I9exuiWKkxMC1SLbcGOIejmFH5Cb5Nd8XkaWw6zgN14OOoQ8BVTDmOVfC6M4b6VlvIt+QUIdhjcF4QVt+WmoRQxuLzGYEcxffSojozUmuwFPjq+FWTp/FJOHUTIqDjyCX+WQUI6PgFhGWcYS2RSDA9Uri8lqmbKGZRBE3xaUNSwRYxp/hnp8qhZ6ogR0pMDfTM6G8+alVbZgICrRansoqKf/Md5Zl82wmYOz0f5ovOBHOcQezcYLHTeqRa/d3ZKBibb63OhZWjTQ3lnblpIUzwrKwCTkGhqctndY5VYuRvSSmCDoonMhEGz86HQxGil+rURvWlNtStGJPv6m4gY9tO3kD9quJbGc8kZQtItGy+vQq/FEJiXYhkQqAaRksD5Z9jxexZdg7fejAGcZCGz7MYaxbz/vDvLkS2N8rKd+U32HyXgiY68pBRGYzgs/Td2dFwNJtRfjYzHsuzOAPzYkItiUeExjMN8cbZ5qA0lSLqC+CnM3wbTNISXWoQIDo1q3dMWx4pwtwusLltYQSCIMby00Cip0CCaSDSMmbKnSCNYDig/SAS98JJ2KoIXIGzs/mOKzegOTJMFjcYitHFy4aQh67IyREaswxJksUKVSyYso59BQl5ohQmqriKUlYoNNZhuhAr7NSWjHiWtFDWJrsaknHN9qwL+Fom35GeY6i4rGaVM1uDt4rTYa1aWIvxDoraMcaZOTUCxmJpVclvaIhDKFxm81/xWmkeMiovgwQ+gwy9hNROgM6LAzukgB1KcKLBNFEglxiDn5kC04EzSo5d5DuuHuc7Sqv49mtYeG0M/FTGL2gAWR4+xbdHnefmwQMQ1NfqEK5xqIOnS2ENvWE+cUAsv72BKUBD9YhHnyDcS2LOuq5rqrvIt1+uBLvGmxqlBSOdGweRx2VIpvZLtZDGR/jmaGRiYgbrHfIjeU8M2nrmCKIJuXLpKiQWqs7BK6hwtSjW59VGUWK4XiTjCSZY2mtrMGud8KiA1bKSWHj4ILNQR3GZMWhycYEodsmDKXzr5SucO9MvjGHaTqWpYWlDgT+Vmav+TnfyOx34qioVkRuHbiKK70i4xLdX6LDSDL75aiwXCPHFZHrRMVCuPsZQSxBzIN+WG1cMtQ7Gyj0rsMrGNycWCPeiUSNba1ncnTAU8Eh0LZfP8c3XCwyuiOS9GlCsTyYksJobKXx0GdnZevYK78fo7yLEiw4811UD4PwS1miw6+hAKLjE1QoQ2VWmmi8blOhC+K/lHGjrcDXfnnEQvBYFGMgcIQJLsArfUlgOAqmGXkusMbQSjEGExgsstg8WCo+KmO4sLYcsTOY7opDrdZkG5ryWxHdE1rIchSorq0E/xHdcj2blRo/wLoLN1rOCW3S4CPybBkbWC4+OMa/UHWMiMIs1MoeMaZ10le84ew5XgKCKzDLU3YtHsJTLCKHOk1BCrdcggCIvGySvjm8+dUnddDG2qboOp19j/dVCqCfmR0ZaCel8awqKf22uQXiz8S8Xor27jsDQI5iKjG7WGeU6ax3O1+KjWKN81EFfFxnEEa4anYc16IXGg8g9P/RQ32SiE2qJLRcaLxkUhZ5V1oTihhpDEIJIT6IYnL9hGIlNpRr5XFZqiAtkRCxKsOlrpuM7joKzL9YiqvVIm7O40Fn0YwcRcIiAotMpWFoOk9dNZedZq4nJgkDO3eDXsZC4dgS0dsJAuVdr4Ps4g45mTsXXDhmqw+XD8EIk0pR1SnxrwlG+PQkxE82UI4wafd5YWiHfotMM3X1hchUmUoVF5CL1wPoxBXxzZCya/FJYLVK4d5GprgLkYu4FBMH5pjqsLvkGmCPuMP/sBoKk6DLfkXYFpRBRVxyL8Ipj/itKzWdtLdqSMxVQjTVg20gUDbBxFWy0riHKoOwTQOZnjZImEi6IwihF8MpZtCCsxJzkW45cwVQjDWs7eg0zjVTdvWKQ4Vi0sd9kSaODo2DIzOsQ9SyCy+D+ghR2HquLrTdiIaYgYY6g4U8+jRS6bmg0rjICOKeDExBniefA3td4X/Drd+UJYODusuucQW4a+MuLJcSJY5DMV2HQ8+DRM6DK06f5PZh6a06uMZkMXJwNX18wSDWm7FINhZqNYSj1aIYOlYIwTxrbXTbPltiLIPU4fhrys6MUtFZ0FTjBSmOs6mY1amI+xqlgYk7HWEXPFB2THUlMh1cau2OooNhiJBd67mvFBoI0RHecocgbhEoaimECSLnKqBzYVFsqCw1eYFx6HR1HRgKkdzxkQila8rMIjnijZoxiPShS8RqiPu84VnYCmqqksKmk1tS4fcGWHVmHILiIIEBfWIuJZcC4OXzLlVMQfIjm9DS+7TSqTTUkYVIxFEMU3IqgikmBx5ORNmVsTcV1JxC6JYjHq/wMg5DLvAJcRQYUsgwIZQY8UghfnmEFEBLwCpOBJksMJbZDj24sNw7mZc1Pe8FxEEQhCxQU8/OoqKlgx0PVCBpU4+SjiDpUxpNH0M6ejk8VGs+yonsWYR19jG+phTg8mYDqnGbg189iDFsf0VhXGpNGrG7EHWfN5g00J3rkeybbKYs+x7L4u/IMJnxaio5jaWCW2HT+qS6apUCMMXWZ15trrhhIRYeKEwUBeoRvqaoA71Xyz6pSDRfTCY25+Dq0HHjhIKPc1pgyQ0OWwDdnnzHsHLERq4ya2FCddWxySPPIIyx31oLGvjiFxof1btEYNJ5Z4ux5rCIehS3KWFUT8U0WVeCJC3xb6Rl1U0UmWlN+G0vbg6x0JMSD9aYbttXaztcxetLBeEyilOPDa/A5a/vA/NHss1i2gXMKgL6IRLuTHsuKYgy+wbRjPnPjDrZdF3+Qb86DVMgvQ697HZr2DApuotqYLjgFF0svFL6J/CobFo1jFm2rSTC2XWDOsyBnXRQ+STHIJnCC8ZuIxORLbFtAh3yLNtR6yOMshILuGD8Lnt8Hc8OI6IQv8B3554V71Q1pXcI/LQqBxIpZay5os0BfaOjSK+oQwVBAp3IvYVZFIPFYpFNXZjFbHzfsjBwysNl0OKclsxC68DCI8fIJfhnTj3HHwNvQ/JHX+WYdGCm+jCURVHnZwbMYy6DISpnrsiC64IRE3evIvw6LZyIGykyNGxIGPxua+byj8FgkwjT+Iig7GZl9FqX9CIYrMn29H8C4WMe3ZV9DKICmLkJrZSVijhlonZFI+ammBkFkyN/aErB/FSQgkv8KM1sifo5Td6YfzGTbgQcLIeyRNymZkB7gi+MnMA6C+3CGYeMRHntWFIcOEoZNq8IkjiC9o8FtoICEy/B7rqGAnSjkO6ARWqMicbFkWDuSjY2+bDfj1/ga/lkx+LUku4gRXSyKfwVkSLaaVQ+27XSiOolRPWjj9EXDJgU01+HLaHgzDeIh/SgoDxx1KMq4ZQMSLrqWAV2ZBUmXzLfHlSGZjSMVpWahsmYYBoH5ixOKMFINpnEWJSvDZAa6/khwezQWGY/2upRvu4IWqOQhivMJ1hhlIRurwRNVBax70Rk3eqvh8eus+TzJmk/WV8ezHaVa1n2dBMeDTwpTQa8wYx7aO3i6o/iU8E3OV9mv9zyPQZZf41tPwr+nmT5KMRTwsoOZYJn47jst5/iWmjIwGWPOOFYSrsAD+5jcyzAIHdZr4opFxm4KVB/D1GEeSDWS9RiwTEl8GRNHBmnG+hSUtAvxfEfNMdT7dKbhW65l4nQ211i2ChSnI5f5lrokZM4NA0EVGdojTDOaFVYU8DQYMg+0UMZ29YrZsZbKGzB9HOIhFiUAQ8RW4+dk/tklFMl81hKcgufuMjXcejUfZHIBv34VD+W10bhlnoWUi31tnePwzxFUXtgu4RzfXn4F7T/CJ/MYeDoLniqC79IMnbkesauDHk8yOBhLS0wybmEeVuG3jfjWCrYXeyifb62BAig9jcvojCnGxPJuQ6XuSMrD2jINoqGUbVefqzBu3R7CWOcMnimpvCR8HsnSNqPM1CDEGbevb6g06EC04LkwWVUh+mJoswy2N3sa4fC7PEPrUGXYJ2CiNOMsZn8S+ijO6BLWdoAiSpLr+JZDkLeHknCSLtFYbQ3aJq2Yb667wTefS+Xbiq7xbUcT8XsS/6wyD64+K3SW1p4z3spB41F7GgQCgVBwEP0Dqzgdhy6yvD7MmK66DnI5BwuqYdp6AWu/Yi/zbTmH4LdYRBT8fy0RpjiI30EZVTmmxt1QJsQM+95GfY+AOp2HvEQKrkfUMyo23oBgu51MLB/DccT/kVj8jjaxuMzAB3BdW2UdSiBIMiVBeJTJ+o/oNJBZMvgjDrmUmsR4mW+N1yEYS+G6KJRARoAr2NZWhuGeAjiHtX36I5g/uud01oWzreYYg4FR8nT5RuV7SHhU9pDp6HKBEYGhsbh4EBlZxWglC9UkidUZP4T2bsM3tzMyzUiJ68xgrsjVq25eNtnEnIa2I50VO9SxnCwjizK/tOWlo86x7bYoUCz0ddoxY5E9jvmyju+scT/3MN9RdI5vS6plNwGMwrzKkC/x0bhmKUobimFaMnTOBUNxMUQWYiSSWYRVqgSDmtRBEKEyFVdegsrAeLoj3bdUUfNKUgxbqjo+HNYCpbKdtxxk8PVTCKi0HD4Y1+q4etDo/kP8XFZY0lHBLp03fb2fDAWey3addUiRI6gBRUjCYqCM7TAYiCYb0QojFzIeLUD7cfk02xvJQhCmJcIa7M5DgnGjj5mo42KpQY9AE1adRDAk4mOUmyOlfHtUEhjgJJNupwtgIFZ+41B+jc5k/T6oMf6I8a4CytoNphGTMQSbDtvDjmZfPcnELpI1P5fvSNYbto1Rhy5WmOw07Oo8y7yGY/EGymRzqEb/mXoe60p+bTqjdGmOL0U+YmIZ6I5qDoPgM1gnvI0RTlEFkgGGq0tlEg2El3IN6cyYX38egPuYFk87zrfrETXxSKGcYkzvOtP8hh1M4Qu2WctaU5BtCRu34yjbO8llP7afyeXbU1mgsJbfqOUjEZoxLDTb4/Ng12tZxjsxTCbh8nlZfHMUlnv5KuIo/vV9GoPHMmAavWHnsesWXZFhb6OWbWMloSKyyxhu8rSVF0Bm5hrazxymPWtgrCAmNQ/XgW5iUK+L+Ge1RyBVT4AWYLlC6Laos0aGZDeMj5xGkcqGJeHJrCpDx8n68auVfFtsPosTtGPVF1jOwqqpJ426Ouq19GI9YRXrM7IQTUXGm9LwcQ1SX4+ylJJopFddlxLH9StiEL5xmH8S2xmZY8jKtmis5ORJvjkNuVRciK68UHh04mFtVxKnHORbbqQgM5MNBbtOJzzKZ4yTctHI6If55pwzIJFkcG/WYcRuhvColJ1wvJpvjY4z3mDDmipj4dponFRXxTeng5xPHj4sNF42bG4XoTU6gdZI3XT+Btu3bImBOqi7gIux3ZyDrH4b6ouxekbzW9hO8dULaKDOCTfLDAZJTTcYpOVglOEc0GZ6ISgRuulCCgIT4XOIZXJx/kUjGTOjzDR4tj3vLNi9BjNnd0ErzqBlgEJMuYp1HUU0JIFCyuDJs/ASLJiAvj2+iN34OYSrxRTzbWX5aExKELPsDrUxeXTGfZdD6JFRtOpSkF2MfGGFdHZzxrjLiZC+WQZ/bWIyqwQEc6rEZB3TUMZ7uigcUKZtKRfBOkiazpJcxM7ZPGQTUw96jK5ixF0JA+4FIezDkhewZuIyo9QLED9JkFplRxCgZ1gf1Jxxhp/HSsaxJJglDnmKlKu5Dk19rorvOF7A7p/egLaIZT1ZlIFYO0rrEFew5HXU8ChWvPFNLDT2oMlWxgvGu+eYZ2IGREQRmogiWOI8MiCR0TxYLZXd5DhtzCwE2jEjiyV03y+ogBMLoDggyFDt4K7LSRDI0BgVFYhuDA4+7NAVgYzj0BEiDy9VsxvuWfACOizBsFn8NCGF9dDZiLrmcnZjsa6G9zQE1TkEFazBbh3kwQFsA4PtgBtupJ9PgX66ikp+mG+LOou8zuPbrl9BOrBSm8NKbcu1cqgEHVtMFoxXZbhHAK+Xg6HiLsJxOlQnZPgJtj+WAR2ej2unnjGUGVj6IJO4UcZ7C3GGyIg23B09iWqqg1nRa3sxOXEQ52anC4/OPwSRYfkthRfAl3nCo7yHtcbdVx3GZw1PQhwakzrQUyIcAxLLPGzY3TRsWMLCpsYtPtYp1+Ha5SeaymuxWtbRLTD8Rxh5xv0g8EMGNNb1Myqsazeb6rW6181TJYs+1tzsbkgwbDxFGu91MzlcigBPNn2tqCH+IVCrwNrxV5GRkPs1GDTyKpMF2UxRoNO5UoHuItI4PZ2xbjML6A/xzQcPIvOgxnR5BsNgNToELbwd0lCBCR1ivIZ+NSbGePee/TcnBrkOgrtUgLCAAVMLUJrzrhrvO0Oi5RexjUe4tu4UIjmTbZMfwk9x6WxfMSPqCOswEAnsVliqHriGnCs0OJXtipUa/BYNHtBD5aaj6l2BTjrId9Sm8R2n2H8jwyogagCa0RNn+I4qEGNcvvHehY5V+1hQZzrbgmV1N7EKaRmJvCiFYoprqmapxLaDoCmT6uBKsFxH7CG20YL5HsrAVc9iuGR8ioWh922vu4S4PmG46cb23ljYlfFtMQl825kkvi2fdccwZdm5qzjtUkONYZMDNriWyrfWIheL0mCjcwbxGqm6c8W4+8s2zlLQk0Al1J1gdbMt/gyC/SAL9tZ4pOIJ8GoSY5y0aKT8Fab+7uUaNj6Y5L4O5Qn6aD0KZsm6xDenQCinX2cbB/HsVipqFRr11siLTN5nM2qKZXURhTbnhLGcGm5aXigz3pE23odL4pv15/hnBWjOThxDJJSx0nv5H7cs9VUGcbAQ6eXFdPahasN/n2VvOs5kBT9etZ/7iRwlm4i2659//BUKSsgs2peMEe3IIzqevEu1pIfKl2gHB5JnUgRZbZFHHmmqyQr5PolxaCaLNa/IFM6Gq6RO3DwLV85aWcb50s3cHx3CuSolnTNRFXClUiU3Rn7Idcit3J+EF9w2zlQ16qWNqoo6qyaoPFSfWvqoXMUw1bCgFFVvsVJ1gKtXvSPfV/mLzao/iy9UBbQXv/beEH419eV/lAL5j+kB3k5M5ofLx/iBtJx/ydXyKfJDvpk087bKT/woWS3Y0gHCF3S4MJu6Cr2pt2Cq8hf2SCHCIilCWClnCl60QAjhKoVzDvXCC/JYuCe1C6vMXwkf0kEmzaKzyaeKh8lRusDkO3mNia9mq8m3XLzJ15oCk29orckretdkk/LEZFfv5ybTOFP1Hd5GraNj1WrZUz1c5au+yweqLaQwtYucqX5TVax2e1mtljW31R2kWW0tvVB/xlv1yKWOPXIllx4Jon+PyXRzjz7KgR5ruOQeE6T8HhPFmh7D1Ld7rJWe9OhJ5R4rFVPTkfIgU15xMp0iuJpmij6mf6FrTB8qoaYBvfWmV+RC06HqStMRqlumFsoD041Ks+mUly9Mi2VzMx9ZNPuD6Gw2TfQyC6F+Zn8Sg82SpQizk2KB2WJaY3ZVvG12l35tNkD53ixFkc3+zJma3ya25n2ps3kSnWa+X/QxXy9vMLdU9pj3VGLNtztkm6ukYnOHoA/M3WmzeZzywnyIJFg8oA4WaxWNBZU9LRyon0VvLthCR8MsvpVjLYaJ2RbL5BKLwVy1hRf9yMKcPrZ4W/7e4gdJtpjf29LytOhkaaZ4WhYqfpZ/E4It3+TCLXsK8ZbPHfItG8yqLfvI9y2vKU2WkfRHy0tU1TNf7tuzh2DX00dx6TmU8+rpLvn1VGhoz3OSrucKrrinm1Td01Jo7PlUaO55n5N7rjEz7RUhOva6orj0+r3Gq1dfKbBXPYno1Sqn9vpQzO/lKl/q5fXydq+j9EkvG9XzXrukV72+lax635dH9d4qufbOoX69e8sbev9Aw3rvkWN7WynZvXVSce85L+t7n6QPe4+2b+/9hqL07pTNrUZztlaBDs5WwfemWk3iQq16STqrbfSY1WSx3Or3PWutPtY0W92TVX32aKz65EnOfVro3D4+LwP6jDML7aOmqX1WSAV9viHVfea9vNXHnz7uM1Nq75NM1X1/T637VkiOfZ8R776hdGXfMHlz3zWa8L4/CNl9R9Kyvlqppm+J2ND3U7PmvhYq0u+vtG+/D2WHfjwd3y9N9uy3WvLr90gI7ddO9P32K9n9Fssl/dxfVvdLF2/3G08f9/uAft/vuij3ixFNrXnRxnoPdbJ+JblaT1QecGfkBdar5TXWFcpW61AuwlqkydaHxHzrsS/Lrd+Tb1qbSA+sF9MfrddLQv8KjV1/G8Wj/0bq038OXdOfV23tH0kj+m9Vkvu7DjzR/8a9D/tfVOT+Gtl8wPeCzYBG0XlAq+g1oMHCb8BZunPAGKofME7MHjCMKx5wRKwe0EJvD8igXw/YrLQP2KWRB9TQAW+8oI5vcILLG7Wi9xsLqf8bZkrIGy50/xubtyW80UDr3mhyaHzjS9L+RgeV3ygXTW3WUgebsfJ4mxeyp83El742dXSDzTdcmE2YQ7LN7+QSm3ap2qZavG1joTy1uSF22hDZfGCVaDPwmEYz8B3OZ+AgMWBgqLx9YN299wa2SZUDD9GGgXXik4Gn+RcDT8nmg27LgwaFSk6DdKLHoH+TfAY5BW0alK/kD1oilg96TwpU/028NWic9GCQNdc+yEwlDzKjpoMfiDaDD0uawU+p3+B3ueDBpjRs8B/l2MGjlezBjrR4cKNUPXiIeHvwv9Gng2OUF4NrFMF2uGht+6XoaDtc7WE74aWv7Tou2PaivMf2kkZvW6YU2B6Rz9tulG/aekuNtltpq62t+MJ2IW01r6CWQ7wtbYdoFNchTfLcId4W/kP20D1DzsuxQ2rk3CGu9PSQZVzNkCv09pAnox4PuUY7h9RqiPg3YismKc7iQsVD/Er0Ef9MN4gjuTBxGY0VX9JccY1SJt6Vr4qTXt4W1937vThespKm0LFSIdVKWlpoe4sulv6dC5SslD1SEU2UmoU86RVXLt21r5cGco+lFqFdKudfSZ+KVnbpkp3daephlyovsPtOCrAL40LtvuB1dt/RbLtOrtguQr5kd0u6ZXdXCRs8Qmyyq6eddg2yyn6qYmX/RLSzT1Zc7UeJ3vZ9Vf727oND7Ifb6+0PKun2n3MF9mpaaV+q1Nt/Su/bl8it9lOUF/bvy2oHPbV2WCg6OuhFD4ev6AKHfmKgwxkp1GE7zXVoQLwtlYodBqrqHYpoo8OP9KnDO7TTodyBDN3N2QxNk5yGXu0/f2ikGDr0z3LU0H40c+hh+4KhN0nN0MNWnwzVqJ4PLe8tOB5W7By95PGOsx20jhzn7ziSbnZUSLjjAznRcZKS5/hxv1OOTlyD4x/kbx0tHZ47juGEYeep9bA2efiwT6jLsAGc17D5ot8wH27rsIP0wLDRL9OH+UrFw2JozbCvuNvDwmnTsI/lH4f1QPzkiGQ4p1gNj5XshnuKXsOzqd/wEHnD8Odi2PBzXPJwc+XY8AW0YniqUju8it4dfp0+HV6v6RzOUcsRMwbbjvh32W3EFuo9oljyH3GfRIy4KaeOEFX5I472Lh9xRrw9wkR5OuKPXOeIN6jKqa/c10lSOTpNVmzNllMXpzuWXk6npECnz6UIJw+a7fS2WOy0GvHxIa12uiR/5DRSeuBEaLvTU1lx+pKajxzy0mYkp3Ie+baZx0hHeeXIaBoy0koVPjJYiR/5rnx4ZLJYPnI1VzvSSWwYOX3wk5FhojzyI2o66opkM0pDnUeVIu+u35s6ykwKHTVd0o9qkvJGjaUVo3pItaMS6eNRstA+6mPLV6M8OJvRv6OjRnvLbqNfUu/R4xT/0X8UQ0Y7v9SN/ljJH+1iVj56gnh79GP5dN/d0uPRPVXPRxPl59EHqKXzJo2t8wrR1bmn6O3cSf2dn9EQ58tiuLO9lO6spcXO85Rq5wDxljNHv3V+Kj53vkaV/vsUYQwvWI95Io8a00twHXNLXjAmTAoYs1XeOeZvcuyYQ3LumDaheIytVDNmmvxwzBdS85iNIhl7ig4am6Y4jX1O3caaS95jN8kbxl6V94wNVPRjpw7OHkulyrGtwq2xm+jjsZ9I7WOdxVdjJdHyzRqN7ZvjVa5vfqXxfjNRCn7zqhL/pgk9/KaDfPrNeL597D5a8+ZheufNZ9zjN8e8fP7mT9Rc85lkq3GhLpp4OkvzV+qvGURDNN/S/ZqBSqJmJ5enmSuWaS7Tq5ooekczyv6x5mPapLFRftRoRTJuNe07brHoOE7DeYxz5nzGeXMB455wW8cJDvpxVMgft6l35bgn9O64g+KTcanS83HH5L7jzzrYjf+Guo3/RPEev4iuHP/UIWT8NqobrxLTx/9JLhy/Rqwcf4bWj/8b1zj+Jn06/iOlc3y5rJrwpKfVhMec84RlkteEP9C1E74ioRO0L3UTEhQf68tK9gR/TfEEZ6V+wm3Lxgl6h+cThlLBpRcd4HKAd3QZIzm7rKJzXeZL/i5/p3tchlvFuyhyiYuDWO1iy91y+VB54LKSNruYq164XKXCxD9L1hN3K7YTf0/HTuyreE68J/pNdKZbJx6XD0y8KSZPjKXFE3+SqidupHcm/lV4PHEBfT5xrebVxPfpoEmTqdMkQXabdFfynmQlBk76Ugmd9EdJP+kHLm9SjlI+aZCqdpI9bZi0Snky6e17f5r0QmM1uV50npwhek3eS/0m6xyCJw+VIiZ/z+VN3iafnqxWaia/rdye/JI8nryJa598U5Inf+9g7eovj3XtQae53oH2PCgvcM2WAl2XCHpXTyXPdcbLMte1cp1rO9fg2o8+cc3q/dz1kGI65XfUZsp+yWnKJHOPKY8V/ylPuZApm8SIKf257Ckqmmn/XC6ZQlQ1U4bQ21OmvXw8JYX+MMVLejXlLcnGzUme5DaFerlpRD83P02w2zlF57bPId1tCz3tZknr3AbSu26/l564UfqT29yegvt7Gjv3u6KH+5uSj7sD3ex+Td7vPlhJdJ8m5blHyZfcReWW+2bugftKsdk9S55mPk964T5VsvJI5ivHvpTHemzltB6rJF+PteJWj0tihEesku3Rjyv2+Fao9tgu3vb4Qv3YY5D8g8dN4ZXHG6LV1FAHp6lfc9qpixT/qa/kzVPflsKnbqa5U4PlkqlfiNVTK+wbpl671zL1tmI6TScPmmYvOk2bJ7pOGyh6T/NGfV5H/af9LG+etpaWDfk3ef+0ZZrkaRPMy6Z9I92atlP+elpPrn1aniJPCzAzfWsMHf5WBOfy1mnJ662VmpC35lP9W+vF7LcGSuVvVcs330rkb00Lo41vKZqmtzzpz28tkay09zTO2gx5rnaOGKBdQrdr1WKENlFJ1s6jx7TuXLnWj6vV7hUatMvlp9o58o/aPb3J9D9S2+l58tjp06jn9FXyYvy+droNFzo9QI6anuCQPj2Rnp4eJNVOf5venz5TeeLMyU+nL+U6p58QieclycrTjHP0LBNdPKeKPp4uUoBnABfuWSPGe+4R8zzfoac9ObHG8xS97XlT89jzNn3h6cUJM+ok6xknJLsZlpLHjO8l/xmh4tYZx2jEjJdS8oyz/Kte1rRghp98fsYLqX5GX/rtjEb5hxklyqsZAxRLrzqNrVeA4Op1VvHxeoML8ApCf3Rc2er1k3zA64ES0N9LkZ2Wicle5oPzvYLuXfE6Jj336sVZzWykdjP7UM1MJ+pjt5564vdlM0/Q4Jnvi2Ez0xX9zEwpe+ZpenXmPvnOzAT565lLlOczS6RXM9tFu1kXqdus4Q7es6qlwFmD5QOzUsXkWTsc8meplYpZn9C6We20YVaN9GTW36XOWW/Sn2ddopazVwu2s/8saGZXSV6zd9OVs3eLW2cPliJmn5UPz96jlM0uozWzF0u3ZweKzbO3SS9mW6qsvD8X7bx3iBrvQknrvVve4P2O9EqaJIV5p9B07+20wPvfSaX3SLHeu5dy33uB0uQ9XOr03ilZzhkoO8w5qWjmNCraOb8385uTJIXOmUmz5/zJoXjOuJe1c95QNc4ZRp/OiZN/nBMlkrnfUqu55Yrd3PWKZu4I2XOuN/WdS7nAueOV0Ll3Od3cP3Hpc93p6bm5tG7uafnuXFPuydzZ6NGvWf9p7mozq3lLRed5V+m0eeUan3nX+m+at0FMntdMS+ZZ0Op50x1uzSuTfzIfQZ/Mm0Wfz+uQXs3bSa18amUHn76KxmezqPU5RBf73CGBPkvpTp9+SqzPcyHPJ5mW++TR+2+NVWp9ZtAGn/nKE59V9LlPhvTK5zvRZn5/lWb+p5J2vq28bP558Nr8lyHzDygR8wsQE0fsk+fvVVzc/k1TPL/v4Pr5nvTJfJ57Pj+NvprP2VkuuCDZLiiXNAvWUL8F/cXgBY5cxIKv5NQF4fKxBRPligU/ynULfi82LPhAaF7wlMgLVpqbLpymOC78neiysJQuWJggBSyMk8IX+or5C+9I1QsDNLcX9hCbF/5ReLHwomjqO1pl5xuC2v5X2c33FfH2vUv8fb/uGeLrrNL7TqfHfJfT877ZFvW+M8Qnvg3Sc985DmSRwtks+plOMxmiaBZ9LWkXfUr8Fn0ib1gU6RC26FM+edHvSMGix1LlIsegDxf9Tmlf1EzlRX+VTBcLKtvFmcjxVWbOi7XQyvM578X51H/xbbp5cS3dvziHJi6eIh9efI+eXrxBqln8V/Jg8VylefFN9YvFpoNNl/grjkt8LFyW/EVevKSHvHZJr8GhS0yl5CXLkE8FUsGSn2ntEl+hYUm42LRkBVWWSLK5nzUd5CeKTn51it/MvZyr3/fE2+9NeaVflaz0cKUhfnuEcL/PlPzhH/ZL8QsRK/3q6G0/Xv7a747Fc79Y0XQppwxaagtO/Ex0XipxHkvHqnyWbpEClgZqwpd6SNlLC8XKpVr55tJA+f5SE9ltSKTcuvSA+GJpf0VYliVaL1uuOPawocOXvUUnLbOjs5Z9rvgt+45uXvYFiVgWR1OXOUkFyzLppWWO9KNlddZfLqNUXmbCmS6PkWyWPxY9lhcrfsun0g3Ljynhy/25+OXviHnL+9Oy5Q1izfJN2z5Z7qfISyKk58uLFOJvIlr5C9TBfzwd769Saf33cb7+V+ha/yNSqH8F/3h0Hs32dxOL/Y8oNn4zuWp/lfyR/0r60N9LbPb/xORv/rWKxuJdxWpFkGi34oKiWTGYalfU08UrVFzgihlK6IrJkm5FAPgtVz62YiJXvsJNrltRwDWs+At5suIL+YcVQ+WfV6wws1wZL49a+RfqurJAnrtyKue/MlgMWZkjR618wKWvbKOFK0/I51dG0Jsr1wgPVsr0+5VPqbLysmS6SpaHr1Ik11WxdMGq82LAqjeVsFWf2+tXzafHVgVylas+oPWr1kmNq3rSH1aNoySglbMK+InaBXwsaQIS6IIAX2WrVqCBAZ/LO1dUiKEBQ2hiQA3ND9grlgf0U9UGmIoNAe+JzQG3yIuAY1S9eoVivXrWS8fVzyXX1Tepz+rpis0gEyVg9V55++pwKWL17t7pq/VyxeozVtdXr4GWe8A3rda8fLF6MDVf85Nou6ZZHrtmB3h4qOixxk7xWZNN16wRlO1r6tURa+yDMtb0Vy6taZc/WrNUebBmgaZ5TRNVvW1Jrd+uvzfs7Rh55dvBXMjb41Thbz+U0t+mYvHbPaXqt4nU+PYLsfntSOnF2zsVq8DtskOgmtMEypI2cCddFugjhQTel/SBPC0ItKOVgVd61wdGKU8CzbnngRPpq8A3X1oGzaF2QY+pJmi87Bn0TPQN+loMCfpZowuyVuUHDaUVQT60Pmi9pjHoOn0etJ9+O8mOexW0gLNcO1UW116mzmvvcR5rB9AFa+fLa9ZWOGxdu0/Sr/2U5q3d7VC21lFdv7aNe7BWIzWvXcjJa4cGma2r5JzXvUc91kVQn3XrlIB1ceLWdR7ygXUqJXldrqIfUyDmr+ujKl83RlW7TuYerPuBtq6rFF+sS6e9gvdqbIO1vGuwPecVLIt+wZNocLAp3RP8vRwb/CPJDo6WioM7xNvBHfRp8BeazuAXguX6DHBxLbVb76HkL3ii0awP1fisL6ab1zdLEevfkjPX50gF6weLt9Y/Eh+s76Q/rJ9HX61PFC031Eq2G+a+1Gz4mfPa8Iyu3PCIC9nwTI7aMFpeOY2I2RssuOINc6XqDWO5xg176dMNrsqLDYuosPGOPGBjJR9BUiSnjdflBRvX04CNpsr2jcE0YqMFNZ9ySkneeJHmb/xBrth4j9ZufEzvbnyoadr4iL7a2EQsQ76mtiHWonPICuoV0myyNITQnSHj4JsPUMPCaVTIfk16iLdYHjKW1oZ8RhtCRO5JiDdN3ZgmPg9R0Vch7bTXphec7ab7dOymk5LHph1S4CZPKWLTEOXwpj/R8k1/JLWbAqWGTcFS06YvuFebBiqWm6+JtpuTqPPmJ8Rj80gzn82W8ubNJTR8s6MYv9lZPrx5/MuyzRZy3eb1XMPmmeKTzan9/rQ5nVpt+ZjYbRnCabZ8LGq3hHP+W65KIVsKaMQWMzl1Sys9tmUGV77lvlC7pUxq3PIl93xLAq+dX06FrY0a663eLzVbR9FZWz+S/Lb69AzZ2sDr1+aK+q0hUvZWy8FlW7eKt7Y+5B5sfQN6aLb4fOu8fn/fOlN22BbHa7a9KXpsuywv23YD/PKVFLxthrx/21Epfpsbrdj2Cand9gNp2BahZPfOFp9se4M+33YDcfZtz1fbfk9stvcVnbaHaVy3j1L8to+mwdv7SWHbqSZ9uyhXbJ/F1W5/QBu2F9Jvt1drnm93QM83TDLd8QFx3BHdb+KO70X/HcvF0B0TadSOCjl3R39asmN40MUdi5X2HYtEeUeKaBX6F8EudIA8KVSveIfeU/xD+4hbQ+NpROg+TXKoC1cW2kBrQl/QO6Eh274KzVZehRLB8p0TnN0760TNO7tE7Tu7ON93/s4FvsNJYe+M4uLf2U/z3hlBT7/zkNa+Yyc1vHOGPn3HSfXinU9EYedZyXpnb8Vt5znRe+cfaODOYfLp2du50J1/IrqdE2j6ziW0YOc7DpU7PyTtvT+nd3aqlK93fmrRvnO7JOyagJjqodjtmgWbXpDH75qt2DnOkLS79tE1uyy5rbt2ihG7KEne5eWQv+uSUr3rIbm1a578cNdbtHnXQ/HFrgNyr7DVom3YHTopbJTKK+wcHxD2JQ0NO0t1YUFcetiIoBNhwfRhWA+uOUxDfwqbpQi7F/e23j1d1OxeJHvuduB8d3+lBO7eKwWEOaMHyAbnPxFCdxdT/e7hSvbuN/uc3G0j39mdqZT1nSx/vTuGfr+bKPLucmq+5zsHmz29Jc2erwWfPXOkwD2lvcP2XKDpe5b3LtgzndbuOULv7jGXV47eqHmyx0+S96gHW+/dpmj2PlK0e8dKfnt/IqF7m6hurw/N3OtGC/Z+oqncO0pq2Ntb1b53Cyfv1Uum4WdF5/Dv6azwHwW/8AAlJDxbEx5+RgnhZJodvsK8OPy2VB/+THgQXiS2h39GlXAXRTu3XjbfN0m02TeBjtr3tey27+/Ee5+b4r9vtpzb76G8ed8DTfi+IDl33/tK2b63uZp9ZfTOvuXS431J8k/7RKreXylZ7zeno/bH8q77R9MF+0dIAftv99u3313M35/K6ydZSeX774j1+4/TO5OfSo37d9Af9scrr/YfoZbvZkm2734jat8VFP93LcSQd3004e+OFbPfHUDL3x2k1L77SL777hr523c30+fvTn/56l2ffn0ijsqTIt7jvCIie/tFeLwMjbCl+oh3NNkR5+n5iNlcfcS79H6EWtUc8e/Qb7NfvohYIpu/d1Ie9J5acnpvlzzrvWi67L1KuuE9Pd3/nh9NfO8PQv578WLle0/M6t+rt3zynqUiv3dd8eXDe5seWHNv2IG/iN4HmsTAAx1c+IFkOfHAQZp34AOp7EBGv+sH5spPD3wrdh64IZu/v020ef/v8qj3A6nb+98I3u8Pp2veL5JC3/9IzH7fnu5fLtHy97+gte8P4hreD6Lfvv8V7Xzfiap0FbSvbhFnpxM4jc5D1OpWcb46e3mtztEhVPeZnKizkg/rltEyXahSo7OT7+gI91h3X2zXRWhIpJ9oG3mLOkc+IB6RezifSHd5TeSfydbIR1JE5AQln/+TlBfZyJVHmiu1kRvku5Fm4pNIQXoR+ZD2jSqldlF96PioA3RW1DtKxKxX1D/qLTEk6kNNeNR0PjvqC6EgKlzJc8wTq6P+TbwVdY88iPqd1By1gSpRvrKyO4aXLd6kptHr5EHRa8ydou8rjsNS6azo8aJf9FJ5Q/QWMSy6jeijY+Xc6Dq5JFqhV6MXvLwdHe/wJPq85kV0D6Wv/rZop+9Nx+srNVr9YFWA/g15u36KGKGfKGXr0+h5/SqxXp9P7+tNaJO+hXTqp0gk5gN5QMwo6hjjLLnEHFV8Yy6IgTGB9/bFvEcrYpq42pgr4oOYv9HmmC/ln2JOUiHWjbOOrVfKFp+gw2Mr5bHiYeoS+zb1sEvjk2ckiV6xxM4vdowSHOugDos1c4iP9eILYrc5VMe6vGyI5ZWnsR70x1hBFOL+YGYdt4mOj/sz1cb9KPrGjVQFxr0rhsbtlxPjntO8uHO0LG4QvRo3nN6Oa6WP447T9rhquiHY30yOi6LW8acVx3hXySXeRfSOPyX6x2+Rd8YPkaPin5P0eEuxID5RPh8/QFUfXyjfj5fo0/hO8UV8T8UyYUZv24TvONcEH9E3IYBuThg1NCLhXcmqR4ucmmAu5id8KlckeMp1CdLLhoSv6dOE95TOhLmUJLq+tEocLTkmfk20ibvo4sRJdEPiDi4s8XOiT8yg2Ym3xOLEIrmvvaNUm3hcepy4S3mVGGBhmbRPdEqaJWqTqqlv0kYpMOkj+UDSYTk1aQafn9QiliWly1eTaq0/STovPU9qE02TK6H/i0Wb5CBFsI2XNMnW8oLkz7iA5Np725Kf0PRkd6Ug+d9pZfJkrj55M9bsSxuTTeWnyZukzuRGQUgxo4NSVnJOKQ6Sa0p/yS9lBt2ZcoPGpljR7JQvlOKUOzTdfoFYnRJIG1Imyd+mjBafp0Qrr1L6SJapWUrygjDFLnWzpEltlXxS/yoGpk6loanTqC51N01P7SkXpvJSderf6P3U3wtNqRvoi9RQqh/zzEFI60Vt0z6zd07Lt5qZNo5uTovpty/tmuS6X6fkp5WK5WlruVtpP4gP0vpyz9Mu0J/T+sm90j+iYvogZWx6HPVI/wPnk94pBKffpeHpP9L4dD+alz5IKkt/KNxK/5w+Tv+D1J6eRVUZ0aJVxnLOLmNeT01GA/HJ+DsNyNhFt2bcVAInlNADGbeU9IwzfEHGAvlSho14K2MpfZAxjDZnnJN/yhis6MUNipC51sE68zvinLmOTsuMVHwys2hA5jCl2TSdbx7zb3Rr5kx6IHM/l5z5J3osM9yhMvMD8XZmAm3KzKSdmTvkaXZtlGRVK1ZZbyk+1gNEu6ww3jXrkOSV1V9em/U9Dc0q7K3LmqPkZ600K8+6T29nmSqPs96n7Vm/l5WsqxrL7OWCU/ZnxCPbii7InkvXZn8j78yeLkdlh9HMbBtakL1IqMweKNzKHjn0cfYWpT27RZKz7wmWOTaSXc45OiknSvLKCaGbc/Kl8BxfLj/Hn1bkRMt1OVtpQ85z7knOQelFTi9559yxfQbm9lJ55J5QXoT1En1yF8prcr27/TcJZa96kMP19bEbFms+FHrZW61YnH58Qyax6Zv6lwdvW9mWL3TItCkPdGrsO1K33kEdb2dtyX9o+kbpeLPggo/vO6Q531ocaB/73UW9a5ClVaV2wMPxb9z6C+mz11eb8ckuU6uvBwxP2mk1hfu2UNQNcLcMsLfWanWzzL28o0IqL87x7TXFKdjuojkZ5sqFkG+KCzY7jCsKf3hiQv9P7USzxb49feeuIpz9giq7xAL/Wc3+ov4vb1T2soldZdmx+LZmk1eBevj80m8+iBp56GJ/0wONnmfvT4q09fWzDfzEzqqHzUhSk64KrZ25axIZkGc1PiR+1ve2xcu0gue2H7Rej08MWBKdP8zTmvT64Fd/VrqR6AcPzIyy7rQnA2YJNkn2zjNC+qot1rrxiZ697OYU+1279b1OrbOZMiQ4NYtzeTZZyx0SHEOeHYy6ZFY4zjK0fswLTmMy92ROT9WU2V/0Heflrh+j8fCdqo0zu/U7PfU0z0h38BRGagI/WTt7urW3PCfzI5P+98ZrTLytVvXr6+yQHp8X5VVuw/dN6OMwx+NokxBQbOV+XPhyBmf5+B7vGWjVaL/1xcZf/qrq+bFvf/VB8vBjOi+d5+zA0Eb7lYGr6mcnF8wyX6F30CXW+3KjHPqUDLUfbuFgUzOdcxldbzW8Jykws9w5NePrwKG3p+UIjiVbTa1Gejs2xys3Bzhyxx8MUOkcPMp0Vny2K+eU/TcSO6vP1I9upRuu1+cdbVLJc24obeh74s4tTfCgcbYmRabkkHOolZigTczpu3iKH9FZWzh8QMiQU7bV903XElMfTR99UJSucj4XsoifeWuz0y/zFwuXPdjkqBqksfOwWpDdx25FQNr3Q/t4FpLPAkm9bs/NafaCZu5IL32Ey2N7i0If4mVjqYsZbr9aUN363n5E4tgxwiIHv6GBd8ZszmwaeGIM6QgUCpL1jvVOJm7jw2JsrUb4lvzqT+An6ML7bFp7yuqVqpdyFNMw1fjGm874oO5poLYXv+S0VRSxW5Sq49Q6QjwNfwqZXCHbuZGqdlWnqpBfKdwW9pn82SRHXaoe3UPfo6ZHcw+5R0/Twf/4c+lJp7/1DteFmHt2/R7pd8uuWPuJztE3pZ+QZGelIlYD7NgfqyW2ZCxy8KallnxkaUpu9gsiSf164L0HGcYHkunkgHsQ0bpftZ5Orlib/PJ0hn6RJKofT9KBm/16EjPejp9ObnrMJN97zCE/eywElhKHqSuI29QgovdYT8o9NpF6jx3AbtLssY+88rhJGtzvkE73B4R4PCWp7t+T8+4vyE13FRfozgMFXITbCeAct9+tEliq1pIRasHwl8HH8VqVJ4l39yLZ7vPIfXcf8sR9AXnhvpjYePgRF4+VJMxjLZnrHkyWuYeQAI8tOG8rOea+nVxy30m+dg8jP7nvJ5M8zvUPIjX9TciV/ia/+gvBhzR26lmafDJPoyLzgYXAImAJsBRYDqwAVgGrgbeBICAY2ACEADuAncBuIBx4FzgKlGDcM3g/C5wDqoALwEXgMnAFuAZcB24AHwC3gI+A28DnwH3gS+Ax8A3wZ40V6QT+AvwI/F3z60fAeJjpiJOZimiACQDH1/eaTgg3g8RyM4kpN5us5OfgfR65A1t+zc0nT2HP77mFOOZLTD0WE0G1hPRSLSXm3HKyzGMFjq8k01RBGGMd8ebW4/eNxJbfhPctJBm2zue2kWLYu5zbgWOhGHcn+YjbRRq53RhjL/y0D8f3E6IqI1dNbpJb7h+SzaqPyFbVxyTK7Q5pd/+c1Lk9ILL7l+QHt8fER/WE/MQ9JbHuLcRZ1UrGqtqIl9v35LT7n4nO7QW56v43UukmY46vSA2n4vwRQ/7ufTlTt36AD2fpNh8I4ezcNgEFXBhiKwyxtROxtdMtgx+gy+EH6Q7ytrpDvKg7zg/XneTH6k7xLroq3lx3kbfSXeb76q7w1rob/CDyIW9FPuHNyR0+TPcpP0l3n1eRfoKdbpBgq5sgaImb4EWIZEo4wBQwA6yAPoANMBCwA+wBJ2AkoAHGAa7AFEALTAe8gTmAL7AIWAEEAkFACLAJuCGJ5GdJ+4+/mu+nbkKumOq81d66ucAHasQM8KV6lO5Oz0DyVU8VeQKMRY57w/YhsOs0HJ/V05TMBpaBD2ZZCsQRny8lbsjZV+7X+k0n+n7Gv8w9hi/gvEi++0xSgnhpQqzI7n7EFTnv6RFM1rivJyGIgUL4/ypyTXHfTQSPSgOH9CDLMc7sfha/fmQTb6eeDmt6Ep37DJKKsZMxdiE3i1S6zybnOW9S7T6H3EVctuJaz90Xkjrel1giLi09lpBByHlnj+VkjYc/CUZsbkb+eyI2k/m1xNN9HfHlgskCzCmY20B2um8kYajze9y3kTLMr8J9B9HxoeQu4vOu+y7wSBj5wX0vsfMIJ8MRo84e+xH7Kzlrt1VAIGIoCHifc3VbK1qSdcB9k366r036/2o9fWCf6SSKnwnMARaSA/xiXGcpfg4iXvx6YBOwg2j5ncST342fu39/47ZIsm5bT7zzZBMg8AUm4GLk6mHk6nnY4iZyU+GWklGqFeQ8xtQiBwOQg2Hum4geOVeLPHvO7SNh/C3igrxyVX1JKlQPSRny6EeuGbnUiu//jYSqfkLevSLV3PecQP4IDFcl60YAY1UCeRPI4H1dD/E615N8vGsVT1yv8BrXD3lXVxshmxsq5HKuwjJuhuDPTRIFMhlYCawShV//xfWgE0QMsiD2gAMwMshC98hMSz426/rL9nyB+XTyM5lJ1NwcYAHxg83UWJ8p+GYxfDoedeRnsh7HNgHbyQDYTo01moJLrOGnFx5lJHHaTXIbNeU5asor9yfkZ/BFIupKBepKnfsrUg9eCAAvBIAXBPCCAF4wBS+Ygg/CwQfh4IM94IM94IPFrjn8BteDwCE+yvU4fx7rT3Q9xRfCBgcmX+T3T74MXAFu8Dsnf8hvnvwJv2HyHd7K9VN+rGt/YZTORhigmyhMIq7CXBhAABcI4AIBXCCACwRwgQAuEMAFArhAABcI4AIBXCCACwRwgQAuEMAFArhAABcI4AIBXCCACwRwgQAuEMAFArhAABcI4AIBXGALLvD81RM0XBE/HiTYayqZ5TWNrPVKt7cmmfZ9Sba9C2m0V+vuAw/sLXW8g4qYAhbAUGAY4OFgTmbgfaYDro/3+Q5aEoT3YAcbsh7YieO7gD3AXmC/gyV5F4hwuE3eA6JwLBqIBeKADIdCkgkUOliTMox9CjjjYErOO4SSC0A1cBGoswgkH1mYko+BwXwBWUgKUX+qVTtIsGo32aMSg6YjpsAnPcFVPS2JZuB0MnGg8UEbM3limsEvg/82w2clruXwSwXvDN8Jrpd5G9dPeD/Xu7yPK5EIxwEqgAcEwARQAz0AU8AMMAcsAEugJ9AL6A3YSU3wWxNxAIYCjsAwYDgwAnACRgKjgNGAMzAGGAu8CQRKOvhOR9YC64BgYD2wAdgIhACbgM3AFmArsA3YDuwAQiU9CZPySYT0nFySoBGAn4CxVloyDCpvmoFrzcgIvkk1A7niRfLAqx/xs8klcGo9tNNDzod8i3z7gVtMTFHjB6j8iK1qHc4NJivBmfH8RhIOvoxy30LyuK2kALmHiknuoJY/5sLw3ZEGP/z6MSqWfL0wndjwM0gmrpkN3joN3prGe5Ny8KElP4+48T7kKa77I3hMADda4tqDcG07+PiVaiWZBf7+GvPwwzyWgdu2gtsIH0K2gzfvqjZjjC04byspxnyqwXcfqcDfmNMTzOkpeKFOtR/reQKOewUuvIyzMlWzIl/P70tLHblhCXsBdwA1b4f5RmGexzDPCnDQR5jXz+CfsZiHF64fiOuHgnvica16jN/JOanaJ0ORT87gF4AjDoAfYhFfP4MTxoIfJ7laCTquvxDFDQA/2gjIJ3CCRvDkJgpe3CTBBrypIjPADwWiMzkhOv/Kfr35JtSPA6gfB2CvA+DC/bBRBOrHAcb1qB9a2EELDvRA/ZiG+qHlwwSB7AYeIW8yLQTkjiVZbqElsy3MiTVvp8rgOyfl8KaTD/KOkw/x2snHeb/JJ/hczDtk8ileN7mKL5h0ka+ZdJl/MOkKzr3BC5M/4L2xFhtwm2byiD5BZFyfHrrxwOfIua96qslDQ98gkD8YfjcndkFBiIXe4PlfP5LRnG9CL2EKe46HPU1hvxfgbU/wttbwQK1+WG8G/wPmp8b8HDC/aZjfYszrAOZ1DPO6hHndx7x+wLxUmNcszGsA5jV2Mvv+YU0gt0MjQG/DBkA48C7wOXAf+BJ4DHyjEbqe+tgEPlEh1iaBT25hPjJq2THUsUBDU6jB54hZ1NmP3JeSaehftqKuxkPHGB8ANpQPRD2u8/AkevQg6cipVg9vUoPzVVPnQUf4kAfu88n30Cqd0CoKdIoVdIoInaKBRhKnLiO+0CtrUdcmTV1JQj2CiA79yiz0K4uRc2UeIWQ/rncLfUs6dFQutEo5tMp5aJVaj53od3ZBc4WRHzGfJo89pK/HXuIIW8rQKuM9Cjg9apketSwKtSzKzfA8n8E6zmSwivQAzAALoCfQB3ADPIBpgwXyFuCJn5cYei3zf9QQJz4Q8ch6hRLkxh3kxiTEoht8ybR/CPIiGXkhg5dfGeynMuSTCv1FIr5jjpw6Db6pwXfNubnkAb5vzi0hfWF/S9R3N2gYN+T8VthBhX7CB2OaI9+2gnf2Y2xzbjPJxfjmyO8H8JUlYucVtM0r9A9jPQpEG+SPDakRbckVoAE/fwYsM8S+sQ+6ahVJDlnx5Ahw0qon4fkC9KsC5vYD+tU68JAac7JEfA5XLSM+8Ms06A0B86hE36oDe6hxfUtcu53bQ3rB1mTqTdIIrfECWkNA/5oJnXEJOuMj9K/B0BjB6F918IMOfjgAPxxwqzPoHWOLbso3Qe+qcX1L2KUWcWOJ6/fC9XvBHiuhY0PYHGBfNeZgCTscQDxYYg69wG+zoMd7wQa20KijMBdL7kvyo9vfSLXbZvQ2W4BDvAM5yVuSK3j/EO/3eYGowTdWgh6c5KQbICRzbwip4KU8ThTSEfuHuRHAaGCMcIDTCLPAU65kkrCAmyz4gqtWctOExciPAG42MA+YL2i5ZRjzMTjnK6Ad6ACmGez+68fxDUf9XkISeT9o8l3Ehw8jC/ga1Kab6AOuG/qCX/cDnnw9X0bGT0PvhXotQnO6Id89UbdXut7hB0FjuaJ2W0JTWUJTWUJTWUJDWaIWW6LmWqLmQg8A4wBXYArgCywCVgCBQBAQAmwCbkh20EzTdGR641mVRcHg7k/PZAFtdfCXJ6sJhmcAGZ8Dx4736Hbc1PAkK+QLjpt3O27R7RnJPbs9krXspPE6qn88t+hXTw1769fvv5zP/cuHvNpp/299LnR7lJ/rwf/sWWK/zI+NFfIbzmM2jP8N57Hrl/2G85j9bbrZeaDhSVjG18J/PJDY6KdF3c5jTzpb0nXcr9vxpewJqq+fkf2PhxAbXytePzm163urun0vAFjddXxNt+Nvdz3JkR0P6nZ8LXuS4utnlb9+InDX+4bXPWDX90K6fW8TsPn1E39fP0Gx67xt3c7bDuzoOh7a7fg7wM6u47u6HWcPPd/ddXxPt+N72RMQu47v63Z8P/Bu1/GIbsffY0847Dr+frfjrJC8Fl9RXe/RXefpu50XA8R2HY/rdjye7Zl2HU/sdjwJSO76PYX9/xqBNPa0WiCDPZ+3W86ou3Iwp+v83K7312GW93rvr+v98OsnJ75+fPnrJyR2vR/rej/+q8eXGl8nut4LXz+1teu9uOv9JHuGIAYu6Rajvl0/l/5T3JZ1W+8p4HS3NfV4/WhnTsULJur/8njPbvlB6jcab77YRfzTcyDXaP+Th2D/68czajK0//KBkgVh9V3vWvJbxgkp+Nfj6JYZf9W+/+tx6tf+9+Zpl/yvx6/fa/y1fuf/dp7/zNWTup5yTp4SMm581y/PfjmP76oR414P8h0xPAPw9c8Tuv3MXp928zt7NfzT7591vd/tev/8nz5vBO4B99lTtIEHrM8BHnZ9/qgrnh53i6evgK+7jn/T7fgT4Pddx7/tdvwPXQ/CZse/63b8qXHphuPN3Y63sCcqdx1v63acPUuig/xHW/3v+f4/8v8/1zM2huux/7pu/O/roON/qJMMlf+Nca1ex6Qx/3qYmplbWPbsZWiKfuj61p//6bGkf/kv67tG+1s/fx2jzK7ex39bvQ05/tvX939br3Qfr/03zIONZ1Pwf+rn/3t66V9/7vUf1sfOe1zw2/wh/7+4vu7zCz/x2+aXd+L/G/FiU/jb9Kn3bziv072rPkCk+DKBAnESCtQDnYAVBIoG0ALegC/gDwQCm4FQIAwIB/YDEcABQAdEAXogFkgHCoAyoBKoAa4CtUAdUA/cBh4ATUBnlzAKBkKBGqARKIBIqgTSIY7KgRrgFtAIPAaagU7AEaLJGdACVhBNvkBgEiuJhLgAWqAAAsoPAioQCAMiAD2QzgBRlQcUAK8AKwisSqAe8IXQSgbygAKgGegE5C4BZgrYAVpAB1QCjUAnUJCFn4EmwCqbkGygAKgEHCHUNIAlhJod4AJ4AL5MuE3vvK2yqOR65aSUX7mYed6nzx3dbSV9qnrQi8Uz3xzx/TpabV5yuKxfte5QCdH+JeTDSt3P2T3fvhRfVrr8rsWWOS+Ctp1OWvDhvea28uSvFrz/h49e7cgaVJx41+rJ7eX/NrByxInSr8f7uj8tuOwwv6rXaM2WWc5v5MT4frDsXbsLYxo9CqIEP0fnt6Z+73X95ei4efG/W5Z4fa3lZ7Xnp4zry+cHTdePCfjoZekR56KKyHaz/iMuJIxz3fblOeGUEvW/AEtZlAf5HgQA
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
