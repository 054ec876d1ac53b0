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
H4sIAAAAAAACA+w6a3hURZZVp27dvkl30rchgRBQ7+0EDMojumzCJj64UZBRVxwHH/PYlSw0SgwkJtGd+b7edMCAiIDNQwcVlf2WmWFHolGQQUGNCho0zmYcdJgRd5lZdHBGd3CHH+73jcOeqnP7FcLDgX3x7e10napTVafOu879Oqy+dT5njPHHzG/O4gk2CxLYGImEAjJBUGDLExqwWaZGqrHf03twKBPxeHp1HGnoUSCRWqWJ4oSVGIBK+Adhh6uG6ZPbNSIvtTh3wDJUEJ+fyJoIZPBWor3dx5rU4e2zrPb2dF/QIYH2RAqTWpeWDnGB9jTSUGzRGe0kgZJZ6YaAVEO9Ox7XM/FZwQxzPtm43pmHFFLcGfGMnttnGURatrenrEB6JXqgW+lTMdrbM4yRJttpk55A5rHT3k6Ga/dximI8rsWIk83MVEfQME5ykBXjep6YkD5EVuPU0qFxn4t4tj3jswoS2Y8i7DuJ4j+u9gYShNI6S/UYfoFI+3yB5oLY0j6YIpMgrQTSugwk4v4eKx73rZDw7aScL56aDsTTNpKpjpmaNOOJVAwo/THxM/Ndk0mLW3YAgpZlGQaPSB6xDG5xsBgfMpQLZgUAAgGwAAAnIoIJS0SEfqxIkWFyYRQLo8AQ+CnExhrwGAMeziP+hxcVBYYND9slIdsuCYStEQEZGVEqA9bISGmpCVyW2qUwSgphcmNkqQRLgjhHPeeeV1pq245lu9FAqTBLpSmBCxmSIhQKlZWV4ymjBUj8K7ewUV+Dxngo57YU4RIT5QGR/gTUI8JhEQgJu9AwAnYobDqFZglKGzCFYTimiV2tjDyRFwjk5emubpV+kAZ+A6oHKZzq48NznzHnoxwWDwJjFfnBzCccRp6E1OxYPBQMhuxICIJjrVHy3LEXyAvHjZ9gRsxwybCJwUqrFBXL0QIXCTAC4cDFtokK/TOY9OdV1ROripHO2NJSzif/RQ2vDV5ioH7kpZddfvmUCZJ7dVcEDQsiqDCozL/yShwzi0+NVOZHDMNEqyO/bBowHmDcYPyq6V/5SsQIC5yUERkOSNSBiESkiMirr7aASZwMq1Z9DCGuuaLcupb/ZZCDZJyhz0Rsi18XkhHUbKUABixk8UorzCEiZSQSmjFhwoSAYCxiqZSNT4BUp7SnPsVoVS6yXUkr8XqB5jBxXwVugQqGmocCIUJISAhWJQNobm1SqRVqhEJoH9vgga+idFZZzcQbgtd+bebEMWNuvKnm5ptukkIGJlqSX1DL5bRalFNecJE65pbrZFDKadOmyWBw2tdnGoZlSSmVhSosXlJigGEpcsyy8C/CDOMbthHBAArwZr4UliITqAPz13JBgnsde81ggnlb3wQFmGoOdek+V826p3T/c5o+1K1BPy3Yt1WDTe9osJlAD80doQ0Hf0L7CHQTcn+/BgcIbKC5jQR63iLwDB1EYNOzGhym87bT6ACBdYT8w3O0kkb7dmvQQdt7CLlhC/FCYDuBpQT6CXT4EtG+5ds06CWwnsAuYrCXwLoRelCsJaAF6xxNQrfrdpLcBLa/pMGTWrGbdXuAyBwkcGgHARodJrC3j0QisPNtEonAxh8TvwSW/5MGSQJHCHxOoEsf95Run9Ztt26f0e2zxMwLJBqxmSRmDhNyi16xVbc7ibFtetDvc0ngRxq3jwb7CfQThR4C3QS264XP67aD1POaHuzS7W7dvq7bN3TbS6cRU9sJ9Pp+4TsEWS1Jo8/9EYLAy9Ix58fmN7V8B5jd3Fj/ndtamu5aMOfWtqa7Zt/OPhCRbFxL/d2xRvaxGJKFbI61zG1qmc8+FSVZ2NZY263N9S3182NtsRb2mSjK3pHGfyGGDdiD37Z5C25jC40huTMae18OtiU2967W+kZ2vxHJwc5uapnDkkY4m0BbUzN7cMA6NWDrjGwW5qAmFrSinG0x9qhRmjUzuzFW3+ITV6w8bhRnzTY21adUtsGwc1U2O8Y25ixGXENsdhuqnG3KWdz6t/PmtrHNOULObpo/v37BHLYtB3t3rKV1XtMCtiN3bX1bfWPTbWxnjuxzW2Ix9nIOqqk5toC9knP27Mam1hjbnYObq+zE3sg54/Z5rZrzPcbQLGysMTY/tqCtlb2Vs7h+zt31C1D+fqNooJ2bY7E57L0cvZDP3NWKE/sGWC/WzN4fYPvWtvqWNvaBkbcbMzYm5HvBDBTm5YciwYLioUXDh0XLykePOf/CC8ZOGDe+qhrv1drrZlxz7dRpdVe8Zu7jP+e/4Efk+3w//4Af4L/kv+IH+Yf8I+4e4h/z3/A95m/5J/xTvopv5Lv5FngOXoKXoRfehLegD/4Z/gUOwC/hV9DLR30Ks5q//a3Gw/Ae/wze5Z/ArU0fwzca2r4+7zO+lx/mP+W/gb9e8G/wDv8t/NX8lq/N/ghujH0IM+f8K3y1/iDc8Dd3f/OO38FP+K/hprmH4ObbvFtuXw4rYCU8AElYBcvFH+EodIiFYpG4R3SKxWKJuFcsFfeJz+H38F2xTKwTe8R+8b54XrwgPhR/FJ3GMmOV8R/iYWO98YTRZfzIuOh3xmfGfmOtsUqulmvkWvmgfEh+V66TD8tH5KNyvXxMPi6fkO/IN+VB44ixTO4yNso3ZK/cI9+SffJt+WP5PblN/lB2y61yk3xKbpE/kF3yOfmP8mn5mfy+3Cz/XT4pn5EvwA7YCS/CC2aX+Yq5w3wauuEZeBZ64BV4FV6DXbAbXoc3YC+8C+/Bz2Af/Bx+Ae/DfvgA8jd0Fr5rbuUcEmULOzo6WBQv4I5FHX9XBZc4vE51P82vhkqHe+dXQQUCVsPKnfQix1/0WF41FKU28GqwcEm4CpjDyxZpsuAdfgBhg9fYUAWTHe6A15NBjNOIwyvTiFEasWtZGmFrxPeXpxFGcAbnCZjisArAMmF6AXOY7keFxx0xEg/HSTG1gAl/TeLqAoaFYtABh0c6FFe6cXAGFweDiwVqAY9RixXrCI0oOGw8s6LCvkevRco1zFK8IAdq7XiWV8PyVG8iz6/l+bQ/VAUhBW3aX5S7v4j227S/uIYV0/5htXwY7S+pghIFR9F+J3e/Q/tH0X63hrm0P1rLo4Qr10ZSFCqU1RCOI0qVuZQqidI42nVRDbuIKF1cyy9Wqh3PLvGO8mkFjIhNqoJJCk4mYpfkEruEiE0mYpfWsEuJ2GW1/DKHh4PoEpMa1E4F2Fhg1ahk8KwGxFgNvtJ5cD7ajT644Si/00s0FGKZLYIOm1oA2ireUXwCdxKYppCe0eCyENdr+GBruL8m6HuJxxu00fdo19dSePuYF0DnAHsxuWwdq+ZjkMOOXaKWlztQd/gQuvYohekTykJQd+jN7+1YsuKcajQm1KkAcpTvg4eyzHSgrFMTEp52NDzwepq6Fk8R3kIfOV0RpHC6EruvMxV7oAJtsp75otNQegdvXIPiCHVGMeX1J9PRMMWB4GItij7Ks++IynLdTSsTvMRVBTjjgtIToAKipgPTUTOmZ6jv1SNdCDpSMRhCEGpQgWK/vQSJlDoSnToKSrm4U/k+Kl3ZS3p2Ax3kQDjI8DNKx53Xw+/UIQlddc4Sh3d1VgtU9805LBr+ToykC4UChr2UEGhAlytgudLRYwpJR1ahftFNFAtG+uzgeZy3o4WZP/ti1Khzll6Ga3DvZWhnfANKfw31VqGbOhXwyEmDq/3KcgVMETppoEOj37kCneGBDq0A8IpwWQhlUDs8YSfpYMoTOkvYj1M+wbi3H6FucDijFGX4KcruU/oMBq84laNXp47uZYOdPW/ws3XGyYwpkajGUU25mq6wn0hNV6rxpMzyS1KsV8CVaSlSqitkOQyUYAYu08HiWZ7IhA6ts9LrLtfCog1dQ0uJ9saIRMUoA0flVO0ohiMjC9NZOahtHjUKUOhgc47XQLZjY47w3Zort+bKrYXDp2s1GuqLbq39Xbs1KLfGXJBya0C3dpVPp72YKy9u5iKhqTPNm7oI+ICE4l83eEOgtaJC+SNq4Dp9Lq3US/xtLVXaFyn34K5sSdWBC7l/Ys6ZcMyZXLkRTx2NgmIQ6ZvIY1ejBsX0VsyGRjYDcGoMZGw8kpFWG3Ty5ddor9WOEAyWqDmDJq7KnqAKYsmJK4hJVEHwQSuIL7IqiC6gCqIgt4LoXz2ggkiuHlBB9KwaUEFsWDWggnhqRVYFsd1ArZfdqx3rED/l5E+MY/r3Cqt04lfXxwFGmd+fnYVopd0DuCn7Jlg52E3wwOA3wdgBF8GL/kXgK8TwFt+XFqYo+35AE72RkfNbGtG9JvuywIUwB7d8gqiOHpSQaRxfgLgjLEUHz+w5iq4dx24fctvJNakDGVJLuRYg6QuQ5CTWWkKv8tHraN8T96f3bfQXdivY8SoysJVnhF/Ofe31o/bW02BRx4uF1bCJk0I6OPG7TY138jTDSPIgnb3aP/uAf9J+Qq/x0fuyjttL7HWvTbPXr2ax4O3zj+ul1f0daIBd2D/xJVd/vEuOvMBbq3nQ1133n3bdneyEB0/7hOMLaAdPMFlycukfOm3eYuoEHQMulOmCwSvH6wc/fvBiIva2P71IG9pBRqGGjXJEJnCFl68CV2QqNrXjp8uyokkE3dySYqwoiapSQjFItcWxK+yTrmADV6QLklMqCJ7+31IQNAJP8HbfzD0sq9r0XHV9Sa8E71nP/UM+yocjLPI1SuIHIosyL19yrLBcU9kaGSU1mRhEuLqHpey9oxqiCTN1Wr+8I8pppuw+qtsFWp9jrZpK3eoe6lFvoTClbJnCpV4RaYT+IQZ/UcysTr8scrtXlQo0Q2+KZfdr30MDIZNT9a2clA0qIBjJS2O84qDB1rKWUqmCxPYs0alb1z240yCNli3XFE1dwtBAlRT9ht4nVPnIp0UVj/6kiXWLx+925IwC3CIIq4iaqGD8XjPSU2z1G8iG/SwVNhVIzzWDOpLcgMdcSyjq0rGuynCCMiPO0tE4o0DZs9cXEYVxAjjyRax7ZMtHfQ9v+ejg5dXi2/re1s9hHDZnhv/Qw6rF7Znxk2o8i4oAzOHIUwe4+Po8nt0HLr48T+TLwA0q/HJwQwr/ILgFCv8QuIUKvx0wEhDuBDes4DpwbQXXgxtRcAO4QxTcCO5QtX8TuEVqnAS3WI3XgjtMjTvBHa7GS8Et8aXjXjdvsLdQjA13SvyX22JnmN+znYgzxBnqFNlbSaVeP1PbDmAbVi/B2Z6NZ9zijlBgpluqwPXuSAU2gztKHfwcuOcowbaBe67Cd0P0PIXfClEn9VqtPeg5Ygjf05RHOKYyM7pugxtGSylHiLrKFYSq1LB3jRNGvz6O7U0nrILMRGftZY2qVD63lt+E6e+cGnYjAqeGzURwnipQhDNKFSjCGaEqE+GUqqpEOCNVASGcIlWVCGeoqkiEM6QK84ZwIqoQE46tCj3hFNZiBSWcgho2GsEwVfYJp1inZCekKjThBGt5KYL8GjYCQUkNw+TsDNcJ2MlTOdpSglra8dBpMT6wUtXluhtNh1+UAi4dfvq+vyVVdHmP+Fc+lmFKhddjUliRkxRWnCQprBgkKWzQYbsiKyksOSYpKAtkJwVtkcGSwt93fImkkDzdpJDMdYzkf19SOLtzQc8Jc8F0ygVXUi6YcgZyQfLUc8GgJj8rckE63MDbr/WPQZabCNSrhp8JHvUzwQZOqWA9x1ywMicXrDxJLlg5SC7YrQuElVm54IFjC4QBuSB5vFzw+pcqEMTpFggi95IQZzAXUJT3bFJhju+J/18x6CiuPFGSmExJYhIlicozUTCIUy8YBvOFsy1JbOINFH25SeJwJkms95PEJ36SOKSSRDInSSRPkiSSgyQJemFJZiWJhccWDGJAwSCOkyQ6v1TBcLpJIpnrGMn/giSx1Y/y/+vR7Zwouisousspup0zUQKcenQPasSzLbqP6OjGsMmN7p2Qju7H/OjeDhTdWwGje1VOdK86SXSvGiS6f79Yxd+qrOhefWwJMCC6k8eL7iOLv0wJAKdbAkBu2oczH92bc+/0/pfPkmi3TxTtJRTtRRTt9pm4y+HU7/LBjHq2RXuPtlpyYLQvFelof9yP9k5B0d6B8Vi2Jifa15wk2tcMEu2v6oJ/TVa0rz32LocBdzkcJ9pf+zIFf9/pRntfrmP0nflo7zh0eU4B/4OzI9hPEOkWRbpBkc7OQKT3nXqkD2rQsy3Sl+urEkMoN9L3ZiL9CT/S+/1I7/MjwI2gWweVW3t9bGp0eNpxo04QMY0N2GiK6f+TiSjFh7WHKxeNiq5oWV3lEnKk6JCuaLn+tUu5cdTsio6uc+65PmqNJAeP5nV1umM8Gx3V9Kw28rpoSQsawm5rQbcvd8rqjh4V9zi4Y3Td5CWd7vk5LrlTewHybDolmd/gtUoGWYdYxbNAB9F8z9D/VUFC4ir0YTstoBLnBR4d2uWWKbae59GiLrdcsb2VU5x1c9fK/O/VeLadR4sLBTAOmFA8nvbWbu7fez4XevJxP1eon9tOtBL8lVqegfNBR6saVV6hlFyudTtspGOhVkcjUwGUbEg6WlVPE9NKcEY7Y27A+QqnzMEt5Uq5zvk3pHRhv5jSmKN+7itS1ilucYYquzh5SCvf01Fuv0SpPGeXklD91mmjMhvQtmG0rvr/qWkFhvJV8hqVkXFNRFN5mZwvmDGMNoa6Inz7qGwiMt6nsYJsnDGZ1o3PudD/ppF9FnKsiCMrHvfP7UmdG0nnD5O2hKJWOn9YKn+Yg2xSoWNpViKaOYwPu2EAU0EletAz8Y7Q/0tpv6IvLP2bs0oN+vaTmR+SUSqlWdBXrP6V9oeYP9VPvMFHBJf/8/9yqX4TjQL9v6X4T/bONlaO66zj87a7szsvO+v7tr679+6ZuXZ7o9iKP7TxtUHpHStxnHwgrVQhkPjABxB0XQn51ooEQvZ17QanEpBKSKRFRCmB2kAvDdCCoRj8ISJpSINBSLy0KkEg8fLJUqlIIaQ8/+c5MzuzO3uz13EiCv6w98ydOXPmvM05v/M8z3mG9aKJw5rRpMa60aSeTwL148Y6BbX7LdhXOmy+omxtbQLVMuflEMZHqFIlL+8r5+V9EveI5OX9x433S17u/x7zfrau5E4CzSsM7gzYKDkThkCWnDbZjkUS/F7JygZu3YwtSePBJDcnmmLANErDwMjPSdHr7x0dt/WZLZ13UQn9kSp7R1E2c3dTjja7qaesrhmuse0BdXxWuAyjr8oNsAFzRAXtiuEB21SNTBv38qRfkSf9on7Sc3t80tcsyxzpum8VNevK5EmpqgVMOa1bsiaqCOI4m/MYfSWzl+NXkPXzonanIIobCLo0+1KgiNAoWKeZioIjxGeUu8PGBkyFHeUdtdcpaB0lgnBU86jdpcA9akcUNI7axIiivLdhIoohfu1pLsY2bKtqqqYV9A4UQRvUt+hlOEXBDTY4soGWRx5KTKAnFKupkR55Q0Y8OcdGBBSZTvNA5HCaL/Pg5ax9mkOYAKNSjcxupEaVmFXup1G55k9XmS3MXLmFan1REL1UsVL0Uq2hIqXiULNSd6hqqT7UvdQgGkMqEa1D9YEK5L5OVFSuQAjDI64urphuXldogWO2m1WGrqKXpIomq2ZkY3F69h7+q9LDWZmSwnr416SPvzBrH9/Dsz4nz2KZbEpgl17Z47MuOHeN+ktG/XfUrF8obmTVbxet+u3cqt+TuWhzb/OZzF/ZRHZqbxPZKUmD5jPvJ03z/CxTUp9bZfT/Ia5b+V/XGqyAud5QW0pDr8dlG01Qp/IJ6uuuZZ13zqE6Ho+bBUt8mlRD2+ZNDWYBrPMjbHQwqzY6mNjE0JJqH2G2NbrPrLrP1Pd5qqVao80POjtNZGcn8Qi2TxjMy2oE6Vl2HyqeJwY8ccO4+EE29CoVrVYsmpMXqHCEojlVRXPyojl5gQpHKJpTVTRnWtGygvl5wWhkKBaslhUsP+8pHwVDbMsbnS5GyCuhcGRk4xaLWkDUb+B82xtvclpKIQm2lzRoTRNgwWRmq6fiUSGKbuxn8saeiOKN1788x+EYNsUI8RwnT71wVIiia/6ZvOYnoqDSAhWiKj1aXsEO5/GdSwkfeye237QvnlinRRcdbr/RuHiiy2e3t19vXzzhPnEJF9zL+gQddy9LPJxfv8y3I9nLlyimT0km2IXCDwjwgGD0gGD0gKD0AL/wAL/wAD9/gC8P+LDyVPAhmk8Yb0/22l5+rGZ+WlB4WlB4WpA/LdDFCZFkOEoyHCUZlpIMC0mGhSTDPMlQF+CMt4T1H0R8qSGW/bKO8z5u0ZSnex33b8ETn6ZT83EaqU1sRLFkv4TFW5OcoWwrqKfnziACVnWybcKGdMvSopQGSyz5+qO9BMAkBpiQQhkfpTm3uAckaaA7n8Wc2cBI7EIyQAtgUzUQCDUZvKy2Kac84ql6JicweaGNHCGsY/NSZvDKall+zk1+uM3mtZS6HnYb2M4wkzXt9cya9pVKa9q/COrR+dq52nnzHNVnRo23zAKyFEWeT5mj/69omwfAF8t3pbyZaAVL8wYGnjpy6LImgcAbIr+4BXmVFuqwdJRlB01addfODhN/3TDiQPlEKHGo/PuMVtxWdLIbRwjm4w6CKN6HwEnmENNN5nOBSUdF0csXcNzeSRYga5nbSRbxgoc7yRKLW/yeCuhl76pFtSCiKjqzxKKq/Wpehal7dku1WZy1zLKA2KMst5Ub+5ksCuUIaUBuY3xuq/CxoJaLjWvp0+ZQ+bnYuJa+Zg6BC77gQtLjbWXKJ5RIFo7ar5lq4UrcV7X7zH8zk5WdeAFo/a9msroTLwL8/smMw7xqe3iJk56WWtGJEM8Mq6AhlNP5mgnZYiLOxMKcs+ibIny5o4mZVVE8xe1B7TBAeyxyY6ie6lNjLBV6z3xoO4bpUM3HsZrDezM3nqOHA5MynFoSwZyMcBI6gjk5z3lW83GMM3FRoLakuhjqB2pBUT4WWaC2/0O4tU8FXoUErbelVliCFtDNy6nBPf6PZWUAgVmbBdjc3MPYl1JrSTcEZ9Ij6fRlrgxUiV5b/Rl3UllVmbyYwpIUpjEKwREqGgWH4lUE6/EKggNxD4FCbyGco+fWoIYLEczj6VDDyVZGKizWDNA36GGjmDWW+z9TeGVe4dzUdVQvnvNd7g9UQkSVt6te0ty0/YZXuFjTahpaRKBqfSxDfBas6Attrb+hl6VOGEIT0UiF41N1049VOLK4r0VfvaBXQJv0qJo3JculUnmqwTK7rBx50e+lwStOEF424zW/zoLG8WgPit+Z79uM1/ThzQ/EiW9j5lymxqUX36eR9TANUCt09DheZmoe/z7ToMby05/it1vR0TlESlpZzUBXsanaKGgf3aUn//mJh/roQ17pQV7Zo8VmVek9GmJ6EFu2VT/1PzpM+iqGvqEPbcd+ClrQN/SVgr6hr1axSMs6ZIjNe2GhUjzpyZQWevIXLqIp/bym2jqsrGwaBUOMhPTr048aK16h3yr9Yvop+rUAlS0RCygs0RwVYy3nIFcHKFiBRNFBcfoU9LFidFA/8xTwZjNH8TLUgZoGooI53hujeKecyB6wyl87ZoMIkmO2CwGIma2GX7Rth6ayfPm9TZOZnYlAKhWjjt6HSXXvaMWoM00xakxVjDqiy2EFp81N6GSaHFnqYwvIvSyLosClKVFi2VpZqlyCiHp6VbYOAXX+GjVOc2bprrVflqdxdMR6gefeFj3tX4zU5lOfyDKkaplQiZ+Va5YcLB9/BIKU9Ne1UumH5eQP8cnf0Cd/QE5+mE/+Zr6tj9oX6jQHeq1T2d7fXResM0XC9qWsGZXjfRmSrJxJbhqnk+aeJVlNEbg0oYPjvTmdi7las1qm1TxsnJLO27zH3hSZFh1taHkgy7m6crQuMq0my7lcOeqKTEs10WYtBG6M0eMmpFtN1cykW6pBL+xIuqWK0q3WMU7XKwu56Gbldi7l2Z+UdTUhUdRvwWfCRoMqr0lw12C42wXtxHalwHZivKLZji11MrabgetQ+uph9Qc3Y18ON89v8qJvNOWP0aCV02AIGiS+Ag1GKgQNdghEiAb3IZiP5xBE8TwCJ1lATDfJVNzzNIzt0zTYAf0RfSzsJF3QR7ST7GcACXtEipdo1uwSAzIN0pn9TIOEBCoiCEj6W6pDEJCsbNF4nxNhh4gwzGgwIhrsYJVPo+VjgTNGg+EkDYaaBgdCgyFocIlpcOkKEIBpMN6JlzQNJjtErEKDUY5KA6bBwYgGIzwzqno1Ijm9Fxq8U4lNoUFujwjKZ2qPLjfGgZ5S1Bj7CzS4OKLBg2oBNLgwlQY5gjkZgWlwQc4LDS7GB3HmYJEG96tl0OAaYSHlo8s02GMaVFTgBDQ42FIx02Cbbl6dpMEO+kaHm3sILBunQe6RU2lQj0iBmGk8U+jD1axzMmBDAoHHSPQZS0KNiVBjLNQYCjV2RA/SFVwcCC4qwcWDgovtalyszk/2oh+MFwip0GGCooVJGRc7vuMVLma4GAouYnGRhEVc7GhcpLeJCCws4WJI7UG/abgIb4kCeOA2vKKh5raYjoTbEhpNiNsO0gnhtgN0NM5tnfszcwmFhh1kembmNpVz26Ca21jdPADFdJRiblPqILhNqRjcpoTblDoA/FEqAf5kXScCt0UlbuM+R2mNuG2Qt1ZHh9UN1VeLqX2GVjJbDGnRCSPu0m+pYrQWVoZkCqycBD8aZO4JovS5bDc+5++1bDc5LViD69Tx/OtxN71Bw1PajjuyF5keFxEvyjHr2iKZXpd4dzDwcOkBxsNE8DAWPAwFDzuCh12ODELsPsCEOBBCVEKIC0KI7TIhBkKI/t4IscpQdjohfqqCEKcZyt4hQvz8XgnxW594W4S4U0WIv1VFiF94lwnxM0XpVa7zfM0sbMkvGd9vm7wlX+q6JtI5Nh+UaRoGgiJQc2UobGI5U+KTFt8AaZWrWswnHvjEVx74JFAe+CRUHvikjWCeRmUPfNJB4CT7ENNN5vQAA8lAW/NJuJPMYz7cB6kVzYcBS61oSvR6yoeAhF7teeETT4sqaCCfUwFLq0KWVu2nXNEwBRALVSMXsmk5QFOFkFaFKihKqxyei7ycT5z0pvCJp/lkWcjYA5/MH7Vvmmr+CpGRc5/5d2bS3yH0cg4bf6sFV/Si/JUZB/nkvcx8sjzikwDPDKqaOpDTuqklW066kRMFZ6yEJ3coLbMiBs3UaAxqhFU0xgK3xKCnetQSiwU4mRvBiVL7ACf7psIJRzAnIzCc7JPzAidzscIZVYSTRbUEOFmlcZ3yscBw0mU46VFxVwAny1uqz3Di0837U3E3VYCTEJ0j5LYexrrQRTjh7kint7kuUCMWJfAqd09Ly6mordlmAowRIFinFB2RTDlgjGUE/biPoBuvIJinojtAjQECn0YsR0xK2S9Gi0dXeom0q51SvmChquczeVk0COmorXif3+CuwGZz2XtVK4FHSGxSuOhovvDutzboTg/g4RXBI9TggdeEbcEK4AHhCf0YPNBdqH5kwndg1RQCcapzXCpUS4lpWVaMvOT30iAVx5l4qgZ68bAu0vTSpyOhlxUaa4heFJ0QehnQkdBLMysnJtENgJWb9NDyy4JZftJC6XqglxboZRnz2mRZiLlEBBOqHsMLoTngpaf6gJeeagJeepiL5ylYAbxkXSsAvASFInrSJykt9EmBl2Ze7lCHlVVHg9lAC5dWtOBpWQufIIwKsOr0YIELsLAhJ4LlbiiWuz1QBVv8KjEDhq3uCntIEWkZmwhHYqTri4mwK2bAjhj3GuIOjpf1Y+2lF7Yf2WSywYJHzzux91nbtmlOmgIZVXvtpkPG5F47Z+peu10gQ/igPkYVOS7UuWW+wUgBcHCiv+djNwMHXJ4ZHLR5Sy19fhIfaulvT+JDLf2dAj64gg+NdxIfnmwzPoh8xMnw4SmrQkLCG3yfB+Obx42rkJQUNvo+W9CKYafv04X/nxsTrcheXy1a+dPbVJvtIi7536E8S5ZFfZb0tnjIKirQxpRnlijPiuKSa2PKMxjmFpRnK2Xl2bYF5dkqxCWftJKBVp49aSVKK88uWQXl2QrjyMrtKM+uTUo4sKfh9pRnuydmVkUZKc/ikfKMxuTV6cqztbdSnq3tQXm2hjNrFcqzmMA0KSvPVqnACkSyskVr40x51p9BeXZtN+XZtZG45M/L4pJpqqFrY+ISdyQuCUVcsiDiEiXikoGIS3wRl6yIuGRRxCWrIi5pi7hkbVK7dm1W7dpaPCfUsrt2zbld7Zq9Z+1aUVxSVHMNcjWXEjXXWq7mSnZVc62iYVdKaq7VXFyysouaa0XUXKtMHKtqDcSxqgYgjlURl6xCVDBPgZpBzdUvqblWZ1NzqWU1z+ISGr+g6wpPGPEi/RZgY1Qt3D65GR/Qh9+/GR+siKjlKge0XOXgSK4SjrwcckF+If9vTh28Tj30wPV4EXKVUMtR2mlI2BMSDsn/A8y7ochVFnK5yoLIVZTIVQYiV/FFrrIicpXFXK6yKHKVVZGrtKdp3nhoupemuPg9CJ814/fibbpqAt9x5nnzmL0OqQvMPQ313mN2l4L3QKVhqAMQxRjq4DGbB/anrEwk8xI2SegJ+PkSKVW5LplOSj9XQUrTXJfsSko0xHCEIw8ldb4uSyJtlT0ml9FXo3+8kJkQ8T15/Byx6FT0okz6bw+qfrcKqr5YBVVfKkBV/R2CqucLUPU3YRVUbRehCgz17BhDPT3GUIxMmpRK6LQt6PTZ7bvoVIFOV8fQ6Za5GzrdMnN0+k8zR6dvmzk6/bt5Z9DpKs/eGwXYuXXbZke7pmVWxPj/wU1Xq7lpm+viqnBTdHM2aLo6DZqOCDStCzQdEGhSAk19gaauQFMkHcgXaHIFmhyBJqMETVffJWjaeJvQtFGClY07ykwbMzPTRC6+i5GJqmoGZLqskWn7uxyZntLI9DSQycDb9Kw5AyNt54z0ddusVzNSlavH6Yz0sxWMNM3VY5mRXqpmpDhjJBGhx0WNVkPfho0yI1xCxEb6e9pLcvTPImfKuAkzVp5Mjk58Nrq6PRs9vVSly2qkvz/JTY302iQ3NdI/mOQm953kpm+UNkW+ZpxO3D1bO7kYHkze++1ON3Vy77EhenWxPbKFIIo9BF16kVxsjwwQsFRfuTTmyzsSiilUIHZQvhhBeWIB1dLmT6V9kTQuvg6jJ1e5xT2RR2RP5CYLnEdbIrnlXipuiBQny9ycKFfmZxlqTVc1SoZQ0/ZFuthart+ef7iDXFqU7U0D1K/cle3dBdS7gHoXUO8C6v9xmd5dQH1LQK36QMF0QP1kBaBO+0DBOwqof3gbgPryE28LUL9cBah/VAWo199lQH3B5G8RYsulMh7h7ex6V+TwMflPNmHzB5we7fFnTvhyQlP8F88PY8TRhxZskmgCE49Vcnfue8fIYktU6mIU1GRf5Ch1ScGckgJ2OxrZrsdCCqWPpN3Ob/RhtTvzZ+xrYzN9re2b2Z5Ov2pL53yFb5rZ0v1Wlu56VbptSTff+D9Tkv+RJamqkrxnmhuddRq+4E1Cj9wz7nX99u5fjvnxO+S0Z117ksgyty6OEx7MK9uXncr/xU+dKedf2j3nr7o1m9Yt5nmbfnqAPZJvh1FN7A7uigeG1lt6YNjd74I35ndhd28LlE8P9lNlbwv08BZcEkTaJQH7T/De0n/C7l4TgjGvCbv7Sgg8sQDMMqa8nSSkDH0wMG/X5QE27/y3WI7KrvLo8R34LQS1EbEn0ZhjCdUG1Bufv5StDrdvGBdjf7q/CXbLEPseewSIOzrlslMHmDtJCuGkxwfV2WHPcuVHnnjg8pXspipvECF7g6gjEhvwc6L88IkCROPOM6jrRUNdT6ifN+UklOUcyIc4p5TX5K9NlsoizgknShFNlJT3dUnLlJ7r0+vU5I9sTS+wg+fWPJ6/4OeorgJO5Du6ca2iVwmfssPeKatSaqo2pCJNiEMUp9eEd2wvbZ+ZSNUs+toY+bXwp1ROOelmOhhK2i2knXVJfkLaHUbbF3T5uwRCJvawDVDCZnokm79r7dx4zfA+5Yy0rUcK2+oqR45Z/LTszSfL5EhF/VQ7caiqC5RZD0yjdzPGEAmPDtMGlt2HE58bZPdBxIfNol/INw9kvn7WKM+VPlaQ56Dc6jYtK23k2UL7ejBT5KEbzdyCZ9EmxFbU2oC8PgUBhnWOMo+ecNzoUOCA5pvwgudSYMFhUpNHI7gobaracSNCwCf2yYtCg1fapw4UXWCOtYodQ3/RNskGO8xcH78g7iG1GM3AwwzvJ6Ss+oN42dAIX4cXL+SeYMSbXpL5biQKpGnu4YBFc7jBxP+P9qJX2SMwXz2tar3EfoirBvPBwz303Zp3y7bs81YmEVWnk1YuqIve/nzi72k+megK3o7YuOuOUGx8Ph289RjWGo1hWMzKGNaSMaw14xgm7SCjmHhP+44WwRw3ZF1XOfe+U75z6D0PIBluQVwc6dy1MEfoMXEij3i7VbaA/CWnpvdylDgn38yBN+EQO9GifgV7dHhNuc9s0SLOOmw0E3en6IEKws9W1i+w2mAJz0RvqOXYU2M3DFV9oDYddlQz5xz4VEsj9IXGDk0cFua/QD6/O4pcnOl8dJJ6RSfJGd+R17emXMjcWltwLHN2iz3DvJl9WDLvKK2HCrei6aWPOPJRQm8IKRG2CninlXxA9dAwuiz23oeNbmBCMlXj1qxTazYnU3RkNsrcIqZLQ0ncG1anCu9tNdkysPRQIBj6MUICuzAXFZKX7mJFT8oohZyPhimvwSoQ3/v5uukWXOs1dIQGf2RdD0v8/ZALxTmtcdgQsRpGHDhOs09mjj9P9vR3lXmB34Ccq6nYA1ozhqCjOTxkGOmfQBhBUw4Re4sueLwZyINsB7b5CXZ5+4i3eQqfc5a9RcodJi3I0rwbic/SDJ0bP+2eTc9/7Mfw3XfHtkzD9njjDsVNP3Am9c/y/JHuo6ZupVZ2us7/2vrfrdhLHZp/y7fW9a1+6VbEtSmuhYlpwLFG9+CixRN5atJcrZf4lPUAWfdvJGEx62FF1oNS1sMs60E560Eh6z5lPfTLt9b1rX7pVsS1ZYAKddaDQtZ9ynooWQ+zl8xLt+sQUHjRX2KWSd9sn2FMoLLLBb90gdpRdx3+vuYFGZtY3I8LWX/KLshcBp8COPuENpGXflc4R30I87N7qpe4NONDJXcqsLlPwJdVD3q601zP9K/Vw/XT+IIs3f8znKYpA6522EUN98gZaLgaY5/xNryhaZ5PIcjCB+vpR0+0Uv5QML52TxXj2PmYyN5REFloqoF6pEdzSANdmnkVOG5g2m/QMNfGI004LKdu/TXIgCjFWv4Jb2VpF4vDxEB3sdJXzEf4ReE2is0C5emOc24Yot+wVzjpMVbWY4xSj8GKWfpMbPpZ9LqO7uvrlr7OSzLuHzRyUDkEJrm9GUMsvn1LWj4x0tf/h71/gbOjuu5E4dr1PqfOOX36IXVLLZs6BZnbDCgoCVcPcIyqPwTicUH2MPMR/zxzcQB/3BbJgCB8TK6sblBLVvyIFcdxANuxBE6EY9qDEz8gNkYm2MEOdmTnRRImkR3skNhJNInjkISEu/5r7b1r1+nTrRbYTub7DD/1qVNn1679WHvttdfjv2TuvTK+eZvIG0cFUwwlr9AMmrqnF//lFZ4Y8wDWP9GvGrerUNSY2F3/bLQNUAVAtM/moaFl5C8eDyykmAYEmPa1hWSHJe4flpiGpRezPrq2fpyRwTOSWiFmgGxndPS4cHYYvY6qBcFaOVbdoVcV6wu26ls01VU/gVqbYbhBTtnnQB7Vvl2xZhZyk3JuzkeecQRZ3shpixORbfUvXaCo8S/AU1OQgZNytpzLOSX8JOTbRORefTuQ2yMoXZ72E3Ksmr7gjUduydUtEBWg3KX7QXU/uAUyNW8WUKKSVJxoqRigbXa7Udn9YZiwHKIcCTTWPwcwwSacogJRupBESCKHJFKdagLIH5mRPwJg5c9033SHBPJCGkkHSSOplU0XPaEGPaH0E/3yaXMBhw1IIB0GxpNji2yFZQ4ZJdD7rhFWGzU5ZAefbLJtTkH4F5BEETAAvhFQoBfBfJB0kmHHgXSCI4FIJzEnHGG+krIZ1XBoI4KmLG4gocBQrVp74RZQJykAIPo25M4Yh2fORs1jmLdmYCjbiZzZyIK9XR8/tuHrRSwp491UrJcKb09PUh6Lykqtn44DnFNCQ/nHnPhjlgEjs+IFoJAFCfq4pRdPEyeenkW4MTCp+ThLTZn25A5+he760jYL8vRAgwonGePFUBvjhX3T3f3Tap7ovGGvIRfT5gMpuYhFLm5ielgepjmCwEy8iCaqaLF54s0irOW0Au9Rgt10Nz6z87y7lBgX3qEklPsgB1Az8s0BfZkXyXSAFiTAcSSivGDvjski4agoRsyeo0mgrdiAncLS26A78u63GBVq10jujEIsvBJ7GHXat6PU6OEk645SQ8aQ7sooNWRY9Sh1MUq+M0rViMG+RMNTQSXrUfL0KAEVmXaJxaPkna8ulUG6RMZoO4YOKLw8UltlVCYY/BtX3aXGZ4cMzwYiqmp0nvJmGPjRGR1WF4dichI387feYSX/GLJ1q8eBvki7aH9c74U934yoCL4o0P3pO/S5gqoyX3wDgK+MgB5m7s2lHsygfSNZ+mZ6AluRGPQgEOCLfwn/sszTHINt5fsd3yYQ6zP91ibaQFT2npDXpXIOC2mFw70SRN9Tw/E9NfRe0WI0pxXOhrR8WV++AyGzxLuN8uD8A9Nqby+r4STlarq1d5pIb/+rIHlRgR1LaaF05YPrzP2qHhpRrkflBkjYd4CEg6ymerAKjNTRj+NY/zYmPfYrgwwBP7NCHRGFERqN+bOFD6Lw9K6987QaIT34XNDnVtVqrRX0xRlnoDIWGjfeaf3p7oEj27XOSW8EcE1LregMwfl9vg9FA+y2t1V+WvTVoQWGbPUHUYCPOWUp2se8+4PmXcpkWPt9qM3xQpFa/T111igIYVPgPDx9VoNUDviB6bZ9hHZQthpg34L72hlQikKyoo/zvHW5V6XVmsg9E83qbYLZCyVaotxL5ekQH+criPUpte08ktH/vh1FbHZyVDKObR9no43+/WAcU2xrN3l1zmSapIt/zwZz2q908Er5STGqB+Uh9vkJum+/Q4tUZxQR1IYKAksu4q0iYsKffB+1XV3FqbmmBK/tOU6FPKUDcqb8AwoS2ZmIn0/xeTtEsjPhzdBE5T+jYKM/R72d1gS+H6RTDB57i+KI6Oe4Sce8me7P3qEFm8gsbChzmiLnsC4mZMCNjDeHNnfhHfoUyPV0f+4Ok/wMpFplF1r0jm/jLRaOvqNvyGq9y5ldYXlkrHSD8syrlaAVyR6EcDXFghTqyCuk8v7BovJE+skAdVjtxQE0TglbPypBM4Bfl9GXLm5JLKowmZA8nClCnFXjo0XkqjaiAaqNsHYii8yJLKyrNkJHtRHX3t2q1xHrOlq1OhY95GN7EGVH6Cg7+kqprK+bfb9W+5sRt2MWlhPYnXjHrr72j3H9NSsqCNbb2BRcDUmaxBvmV8fgPrOi4aYGBkv0WiunTzqGsh+f8nxly3SpYjfHauzmHHi9go38X+Ai670b5LR1HXjMlH+NcKKbeLSO8TqasisLZ9uQiDdyuEjGpPxO5iLGvtRlTi+l5fefl9/1qqxmp4XlVUROybvE/26GBvy0nyhok7xlIQ8fYNk3mu+rAXogqHVLsVJCuyOZyM/kDG2WhXdntLXnbgNb3GWfpgBpQiLJCxbqZI7rvctNLZdDa7sdFcFytR0GpItlb5jyt5IIK2kWj3ozrFSiJy9ss1m2e88dOl3Aed6FmXhX4fa7NCJIJLjteJ+0E9vZhWg9tv1IFFixOLlZN6ahZea69sXL/r2n3VDWexOVd8iGKgWGzYaRvRuGqmCPSJWpCHb/ysJlY6EH6Q/W5XShaLNo2eCUBjUpsMW2eZEDW/u1MGIlr3drPfySwiWqX6pW5daqFtW6lGWL29M5QIcuRR9XcRhtCttRG17Rk/0E7e+fxpmK/lN789ZVopGsRD7IeY/EAaSXYHaxGsejhVMkR0xGQBaQAr3npKK1IOlNdEfUitN+Ik9v4RNkzxPmWztF1CVHO9EDr5aXK5uizfTtcwOulpc6l0qDskCn0a6xQA2QJ13JMuADChRGi0VV7eTTL6t2F4m0cZXxqKYWaiHxAbtDLS3a+qxuylj/nvLj7xHDNG2q/aMu+5vP+5SifYpVOr61YzpXThE9yr9gx3ZRERxkPVEpNRdg9MIpI08v4kQSUC9YBancgGpYQVVKv/SgzZudKQLiCb5RmVLTs0HDPXgIRF834KSgeo2lx41PQg34GKQgKc8Z/1/gAeTBSXlosZzoR1pO/gNC2a5ui5jb5co9QFuxn6d1ypdpea/ZEVKaVRblW8J/lfBfm6nq3alqzDp532LX8wTM35N9BKmlqTZRSJznecLd12XiT6Kz+MoMoGckDXbv1ZEDRFRjRaNETpGb6W8Ie4cSM1mMLasPc9i8+Az74hxY6PCkgQ2ezuNAjo5piIlJlN8n0Ts5RIHvE1EAmiwZMmrEfRIPsN4LAbHFVMLRBBjvBkwO29oBMAXzjI50zYwv6fHu77BRol3OXgTAMQXtEtJgtekkx7CqWGwY8XYZ3Dpzjkfiy22Yd6pTLooObC4dZllNGSw8n3HuRnwjQYLeCJqgvrR9XkDgDzbHZlsSbDapP3H3fUwl4CE8BLAftKR8Cwitt+XtywRM7jIEJCx6CP7oKVwB0Fo6ITXO98ZgIN7oIXNYk46iAPOvtbIFn2QzvE947viyApeHGPf1GOuJo5FuyUh7wk3aIg4sGlXVP6ohk8M1bO+sDUTTJhv9bo2Fz03ZLE1hKmGTVf88YgKDf/3Wihv2xAzvDLRw1kG5hLCISlxbh8miQxpuG3GtiT5OiH69KcyBs9nFTurC67QG8MwAYYFylWIzZ61gd6P2DBat4ERdKzghWsEx0QquQWQJawXXItSEa8rhuqCyw0qpPdNi64/KuZyZp3g9VBJMWu0vnijY6JPlmZTkGZXVXEMh1Bxhk6/HOizFZXNvCR0WyaAeJJxUSzjY2yDyvIbrhcQyNkD0zD4LdZX/XVdX6ZGKF4oGu8/2KakGDJceplfxmKm9R9CtauNyN6P7Bw1a9XN90OruM1WNS2+DMbZBXviQ845cbscXfvyf7Xcus6Y9SD3JSYW65Uc67RPglh/zFOmaU0d6T7QfE4BlxLmsLng1XrzctUKBy2OreuAqEZYQtJonF7SaJxe0mthI2asoRjRxV/Z23QpXIinhNS96gzw4Ws5eOpn9z5ZquUJFeOpCRcoGfSk9zufPuPuLFUMbHyA0+Iyq6xXsLxS3dW0sOnQ5ttfjRJnnqLFeA9/OV2OofTUfVanO1bDLi8nFJ35IMkoMNtmSwxPtayyhx9x0cUvSubcT5tm/JFBDGJpZBBEnmDrBhybWjcgQnORj7hSKFM28cRGzam5w68o20lHQR5pn5W76WWCM03M4xDgFkLF3vged+e4qBwNtD3Qry9v4pZkPbcQGnWL0UMvtUInAQEdva2wHxxfHg6Y4CqDTLX47rZ1suS4lGpPZ5+5QbZywW3etiM/xxjhq2sM4R+ykosfsDIQkWjGuKUqGiSLmHsOfiwW5htjtLhSQ6q1it9ssuEhTOHNj0w15b0NmUL4aP8/bJFerz/M24oom9nx1Lq54a9ogv5Lce7ZcUS2FXCnkOeUrD+F0bMpr5qlYcR15hk15pgds3UtEmmEPJS3NJJBmmmBqmcgGCaQZ7bUlstIAGZEkAbqEjEgXF9yMLywrxpWMkYqsCFrUImOrrcXFRDJBxY7c0RKhI3bkh5jFmLTgiPCmlG9Re0noyCB0JBA6mgMewiyksBHz9GYidBBdidARQ+hoWPE5NOsFjU9pvTTZB4rjXGt9EasVDdKNMs83yDxfI/O8Q+b5cjvP19l5/j/tPP8XO8+vtfN8tZ3nq+w8X2rn+RI7z9vF/Czz3Ce4YqLHnInuivNdfaKbVmzVE91Ep/z+iYitAPjdmgtVF1MHk5BIqv+6DbWSalxJqvEiSZUdWGNHUo0Ft7oJIS8WSbXJAOiOpPrXSjVnK38Fr/DRiUAnEhKO7Vv2xpuwZm9sCCKOHcpmG9G34NbcZ45N/LIXBLLXEtdL8lCYI1eeXtmGPEkfQNonppyAKRMDBMduYMfSHDuy7JzJCRw7xvCgpmyjoC5gv6Nabgd7BkwdvS3czqGwCgFpSZvzJ/jgrOJj+HOqls86qKBJqPdaiys6Aerp++9wIEdaRVgdxtEfUROIh5N+mt7PD/6y6BHOUaHo0Q2kx/lqgDIBDft6gGTne16UNByvQBpmSotdNRpEMjkzDDTWppV3d71JBrghXkmzSl/KnULT8gB3fKJjrZ0dEqnXkQH/u0Z2rsuSJH53biuDm4sAtDa9m2Tw6WCv1o4RKaCSmWKgnsibTnGasfUNeOeDBhHxpb4pnM+2cfwx3DMlVNnv98sWd0sfOVXZJzPqUVnrq8ghUH72KRPG/F0imIFSvNUeqyUkcSVnF05Gy2N6sRyn5kH1H/MD6kKl0T5aF3rZaI7QGjhnxWw4fw0rwZRx/KVjqaD5KD4gnye7Fh2at8jVRJGe522WPW+saCB1ek3O4QM64pRSA3EhwozqHtI0hp9MjKXSp3DzkjXOSyacl4zZl3TlJanACimtD6hep9ifgF53WOLezMtKzTBU5b7McACGbb8tCeHyEVU+nRsqlSYaV4QLErd+ZuBp3wNqUBFLGxO2/Evbw13cryJl+534fYsXQBVzENoYOmZb3Q+Inan+LWE5dxDRJVV83fLPq0HPK/38IkNAHonlnmT7BXYPCtkEZ62BmVjtM6E7sY3QMzZxumuxz5YKYFGVUY0DWBLtGm+t9bIFLH47n2O4yyltcTAbq6O0g0DBbkbVNRuHvvJC8VCvrL6hsfomdatv4lh9FeTDpGZUDo1ROXGMykqMz2KVThyrtHLPxqE5Fyc2fIbjSO0w2Au3gDpJAc5pgDNxgPXaFRts/7B4g4ZFW9MHt9tfYcfVixpXMLYNToTCgC4qa2R9DzUTPlgerzcstUCWmvCKIjLrTVYbrzUJ0xBbeVyzlbMso8M4xFYu/u/aPF79aM3j8BrHK2mzCax5PGbJjzhO9lNOqFFugcIgyPBhne0Qlbe3p4lA5J7QSkXQ8Gh/cCw6YlYigQaQQFOIYxMzfLuSQKNz1DpJQjRBHJtlRpKxR+UjlSetUY8qHhFBkySnrvijt9g+pPk9sf4kC/q1F0nH9xQ7FrMVhVjd8D4HMA74L2PiOMqvGykFK8WDnz7nI2+xV3eKt3BTu0WjPKouQfyxhBPQKWHu/jfMlO/7fe+SXb0UzUAillTHXtTGydROL4LFl1+iM3LQABYYnl/Uo8bmDG7TaK2K5cc4HTDGLZPoKUEiYxlc7hS3krWStu9xve95gx6KpNi2tj4Tmd4CDwUpR9PuA3gdW38Ela+7cEels4SHa+IckRJ7RBLUvPfVFCKc2EnrTVoFY0I1cURq4YiUDXgIZgOoTZp8RKKjAI5ITRpUD2ObAOKFCYTRJmSzxBpKaQcJbt4FD9uocnJ/i1JhJTapcu6/zJQjl7GL9nv/80y56hI+q/II0KpFDeW6m/hEkwh9lPf9vncZi1JPvXamXIvLGEHkOPv8wWu1ylSVT4Y3UpF1N86Uz/zNH++BbrTk3nhImGqsBtlPS6gOR9EoHYUdiHe9uo2kR7W9CtfxS/QgnGG/cTr07Lm54Nfm6tJJZlfsRqLRuRKWuOCsEl86WSCE53RtcKVBhH1Xx4KxUyWiTtStEq0CFRWbzGc4kARwH8b3+mYOnmF9FkfSe5JSJpxha+Y5yoPHpV+ywZhVkUqUerGcYNkfHC/9oKF/eZV2P0kgEX7eV61ZZ207Z9LSv2TRcRS+5fY4qs+hvkwWtbQ6cPrsLpcw/YR0vDQqpZBOjtVXUHsCjRwCzUDo0C2G5TpatTibigpkjA7p+oCKE3eRan0jq0mKNn0T1WITJdqiaBRNIuSbhm1SpO/iLZA6WxyOiaXR4GbRwTFzWtqsri9hNSRUZLSWsbHR/AUXLzrp4v9xrEY+mDKSS+7JqkKk3YpMR66xyKsZgsT5xZMyjhHIs0YgT2wUb/k3bu7p72J15Ku6+CINNtWh53IzGjMqmNXKhiKwhBw4epVAc9S0YIHSKDUkl1MoFAyNcZSH0B9DEgiE44UCcRBxrKOX7VMqmpX14hWhfVfoLJpQmohtp4iu5B+VqKbxhiRnDXUqNtCID6K52ikWDVTyQR1JEqFxvgEsTUXJkehmvOY7ZgvNHvOph8x7ikD7ZD/KPtmQurqfEe2Y7KpGaur+hr1Lh6GIiQXat4i7TRweWwvC+jT/fzL88YK+FDNWHRfqiurVx4urD9lsIFB1WuFfhqgentce9oedenv58fLL5gWYQ16U624qxP13qY4FonEqVO3NAU822Ll+s8ynkjcj/v/I6TOyb2K6suxgqJJZHSLqdX+bNbZYYkM3M4fF2Eb1JsRU7jMmkR53XjBcPN0EjteK8lA3ITJEmys0Abhv9HofRBPSCjr9vRojj4qN3KZjbzmNJVayifjN2e82Olp47knBG+TmvN4zwbie9Zld7/nWYXa9F7B8H5WhnJ3ME7F+olU9gVKBHDQ8488rpfGLbMtQR7CKOFcSoZsIU+X47EjLj5ErPzKyJo+S58hMnpWZHEbNKiPeMHhjMEFlnPUutVnvGgMegsgJ58GUB5+kJww+zYYMvgc6phbvFOsUzQ0NNaBHiSIeV1YkceHxglsLOmfEAxHyGLpjBpuWL8pYDrIVOcFz5QTPlRO4uMfFOSKXhrMOjaekFrVsLanUktZryVa70C5gVh/ije93IzqnhXug/3CN46G7GwXWOO5coTPBoB0qsGbywJrJnattEgWyeNcKBhrMQ3a5pc2L3RUXiow2r6KF7avBe5dv966ms3c19d5V9dbsXQiUh6NfBmCvNuL1cFAkcriF2Hv6AL8mNDsYkrpU7nrmdLWQN/vcUz3Z6Zd6VGN9afQYiXswPzvd8H6krQRldkAt1GCAedHDsfTzDuvPqt0rqr7W4qrsYdLTcTagpSvafnnUYAXga1jmLDGA1HZe1g7FjesonXdg8HGaW6ehX7lDq+uhuLuy7j6D33+VWxKykweHetfa+eE7tKyN2PNk+y3t+sMfMZXbZ/m4H6A8bTpcPpRjflgd89usSP1MHPk6uIl2WyaiRGg8db0DmXlOp0QxSZ2a9sO5GoJS0dwxCRB1CDAtFnqQGhXzw8efTuAeuxevl4GrRKCcV7Io2Oe/Du6Jyc5c6nYlMzPJAZqzmILzZh/1ldpTunEELtAexu+CN+aNfUduKdKd4uNKyxGx+AvsJS1DHIpmX+h5RzHUZh9E1ldmHOE6NNlLXdpNZeq2t6Naqz9qWq00HPB2DQqL09mys7Kj6PTPStPMyr+tGVliIjqaHTRPYfgup2OR+4qPaY9f5azPcs/yE6qWnNBMg0DwWcozJ6bftdCwWnCH6ASo3yV2iuV3BeY3J9kBBkZVhsbOYjsqQRS0nv0l+CUAM/gQDJWBAoAEdTSdl479dRT7tOspDUm1CHPI4Q4Qfkk6147JDC9RTcGjIt3qlcK2qARBsp7GzhMqDs1BiwiZyFeTMlpfED03wWUy4jItoec2rVIEfnbo06Hr1KHr9NR35sUU/qJpvbU0rVcU3e51GdkCE9AGRXcX7aZ5V2h1+EgxdDnvnuminTOrds7mop1TdkxuWN+TeQeFg0U7pdPog+KiKA3oaS/EIacAq5KLbhmKgQ7xIzvQnyF3ZQ3Tysq7MwVuFt18iPahrlU3e/BFHp7GcA7tpQuONmGDyokXLqDdmUrNz2GL7t9iq0YctV79XsbA+9QgWrW0zId2Io1yOUsrWe97fWvYgRPysp9NOWLetfRXbpHpStwiX6yD5It1lXTkrQIMvmguG1PNpOAvGTdhhCe9a3k25niQJDXYUdUQePXrQwY3yqvdftjedlQj4ETfr0YQMGI7kLLxS/hqecHlbT59OQ61cv/Stt9niXfe9Ws2bGZQ6EnpMaZLX7MfrnCwcKbhoRoEGa5nWUOGo9KP89uyurXbhyMO4yIBQa9I297ph4TGSnmfgKSnK3+Xkc64xbQTdj/BS7ElDW4Ner4lt3VbM90Uup0CgF4wdlqDaNZ9EJO0+FGs+ZZWybaEvFtl0H2XQRfm40TTnCQyOUlkD/DhdGDgD04QDazZ3DOx79AWcE8fucN68yZ5DNvZotkuGE0zyYMZEnxJaqblCBnBOAAPogNt8GV3W8sUguxwFkn8nF8DZTSMIYY++oxK86z3/dyjbW2I9vJQezqk4ln9v0a4HMdPyiaKiDniK61+vpLVeEq4FE9JDE8J3AUGlMMBfAG3l+ULDacBDc0Xygv+j0U8obzgsho/GMgZ8DZz9KKJCjKvv4kvlgf4mgc0B/AAE3DjIR7V4QF4SnhA40XyABoczQPa0uD2oOfbclu3tambAihlXshsbmgPIjX3QUzI4kfBA9qaB7TZAItAGs0DtLIQ4NQX1QjJK+Pb4J0NDVWDMz7B3sFGuzP9LuvFYFovPM3YKlknW0EYgDObNgYg7Om4NP8koQCMLzc1w/anhCWOuDxjpvtJYT9Is8M20MqNv7WUZl/8GGIEmnfFTVnCJ8EV+2sWL9AzCr/NL0n1SyrAUEtTS4WBKqm4RezWupMJbtmgQIUlSi8RszC4NDE566/W4phNsZ5kSzgI0jRmsujoKplnI783mCs7lLKgRTh2+7dOFkn2o4tElH7pRJucrAeeeCbMzixMd/aznCPIVEZi1c3dund+Xp+G/t1JX7EWR6Zjyodr2ouCEo9WACUOoEaOu6jcmfxy7nhQhwwvEegvAP0xI2Gmt+1cmN68nxfTIITxWCPd07zN7t5rJyvfuyM7y4Sp0M9uXX0Fp3/4wJHs86EfVUFF/QiIZ1v8Jiio9HG9aGxnBVXXBURfSq+6/Lk569OmLn+C7kczBmJga4ljdAVW7A9CZ7FnEufcS6dzzXDgvMBa8iWO4AE4DftwTcA+1gAeajgJ8NSdqAVwwp+6Q1c0oSuqj5MsegZ5pLmal3DbwK5v58oposfqF+wxd1ERqBgY7zgRUGu4pkkrGzODm3d2EbYDXIyhQyEkMKWXnF17QBUMjWqyhjkZitYhDw2nO43XHO37omIQY8dMOT5T7r4ZZb/YSXw+rkWsnwhn80DcGOCSwBj70YtaiPEKFuJAR9dIC0tpf5oI8cRaYvEBpKWno5zZhIWV69i8X1wik8YpJTLhaPmGsxoC8SyIrRzY3yWnc+VR9WO6g1WDi9htsnEiUZU0pKotxVwxkgkHN+Sq+7iIZrKFEPMhEVR0QtMpby9Fezo8cGSy1xEZEwnsMJAA9qJtKcq9W3rDefRAbwRiuLSpF9ELGo6KKFrpsGrF0ArGM6vnJK20UTuKUZj22moah8MuDVjgJnQYoZvDcMvSbzI/mNJZLTsGCUS9sQpOVAM75kkFE5aP8V+W0WwcColV9UgU+NV8mmXGmKedg1HGYDVcZYJRVsNqOAar4WpYDVfVn5P5WiXm8DEIbXkCdLUmY8/wOQ7qgs6rRUcojkf08Lu1m9aAqVh2Ak5h2HOMd7c3xrj2sLl089HJ3pg7jmPsdV9kR4r4cjjYasPTd7JRixZSS05QkYXucto3hMKhjGIlerjjKAo63QvLRZwCoqAbFQVdUinoYijoEq2gy6CgG4WrAS2d0Ty+ZSEftQo6Fj8zo6DLllTQ8VnXbZuo5RKJhRqrdU2jOpw6f3vpC3GUOSxHAE5L62q8zPCOLnhHYkr2L8mkthyb2tXhqHF1MN4WTe1tETHSgPXzsK/j1amsQ4kShxIaxK6oK7Np2oId2XnHJN0AjU7OyyLj9IWRJLlUMzTNovaMd+ajcKJz1J5Jpt3EtFedFRXB+wOx+wfZrysVV26ODNir/WBEaoNB9MfwJnijxNsnC4wQsf8i3km/+VqW4+S+050DbIr32SURskCc+zN0Xohp44eJP0JEF2JcGQFAzntsIy4aqBduf3TBFatLxXktjy6BHofFBKhe4lvFXUG7ytB5EW7Lb/f9kOSBcpaYXWAgjSbhX1t59DuJhunlV8AWqI/SDGlTNKzHCDIMsb9I0SwlIE1858IriPCaNJ4B8hA02Ckctzm9DQmAsOOleZPdg7a3w1YCn4+G+zR7xYouWD+h2PgEG3u559I2e+jP3sLgv6y8hC2Knk1peSYP7OsFWHck9kJzMe1J4HqygPtRj31aA+wJ2TzGZC6OBcNS7Dnar479q/4NqrVFV5ZOK1aGxNb8w0EbdWe8htljSFRo7Bf22O+Ml9Q8E4w2MQGFNhgjG7pJ1nLRqZZ5YJt4IA1P+wGkVx58pF/IO30ODo2r2mpJdWbmpj3p01KkdQV9vJRSommUaVGmOxJYLKtEA80mi46+iRTG8o2dHx/TalIJSiy9S7FadrLe9JY2Z9QZEIwm+wGRcgAew3GYgcDQM5TSLYWBmtfA8wIXZvaHOLM7jrSnVshsNdW4uH35db2ZhNrmCn9xqWOnhIvqdizwmx9w2J4HmGkve6UP8jem37hm+o1h+k12msWZSEWJrSidh1+kjzQTkclH7+sNTbJ50sWVPPs24A5lg62lV9LqIZkJ94m2NHQDUNBBauFFk7xZ0lirSybzaIYTRsFlmYGy4JCn/ZvEQzN7f/i/AG7Hdwy7Q51EYcd+dQGn4yCSsNBkdNOXnQhk4iMPSQBnc7DInTabA5wq/nXQPrjRGvHDabe3RLulpNv0rAZaFshBWhO8tzzBzy5F8P/B+PNZr2NkNbtYIpg5/MLjPQwnC+15zDuxdynSccvUfVr7Jmtv4+xf1Lc5bsGvxS3w7yZu4XAtbiGpFOy1uAV/UdxCXI9b4BUT2yBM7T+v4xQQZqvzleLtMb/ks0vHKZwnIbxe3Y8bDkaBPZRxCrpcDe+3wUjscVtKchal3bJbgBy9jb1dC5oHj2VHOp4BIEbCvPz+GtawAsUY6dz8qvcPTm1MEtUSmY198exU2nkTOV6M/2ak/Tf1eNX9NZdNZVx7yvXPdNIXv1zS2hxVN5dzOpsVPG6FX2XZXwRBNKt2B7NwTj8DzmwAQknxsQ4BEgxs0BcHFq73ppCnhFY6Ux3qPupd3I4kC8BRjm8SA5d5MZ+kgcXRXMwbQzGMGENJaBOTNQdZY9yy2i2wfHQPSSPs2/ectT8FojGZmzv6AiMJHBWm3WCW0lyYf7RKqflo0bp+G9tsJZQypVu4kVkM70zS+TLOEdMtjQvQYOhj6/AbLdEM0dpGSpcAQ9SAQx9sJh2GYS2GcJOWvN4p5FDzOTGMIAGV2oXM7TH8+c9GUBWgZWKcMs4Q7IociwWg7DHOMPBuZ7ygGFna4WPcgUUp4vTsgLpGHGTI2esDBEFiZS1FCrIfZOs82z14twv64516LXyPTv7/h06+N9ffm+vvzfX/7831hQDmfbdknPLKhAdM5DuGtprwt5YbGFubBGM6hW14nm1LudoSAF7D2wJsDankXYMrUSut5IdRCUtV5ROoxLpzFRw93TWVIHODrSSQp4Ps/wSy0F0SWK/qT097SKMUlAHwtAIAeeCOx/UVoYHlN1WClg0MEW4JUn/2n9G6n+f6n/MW179B6seJZ7NTPVf0hFt52dtW1d6r1f7O71TtD4Wqa1FelEUgMNp5ZCAcPmAJVoDuErhNiJCrDwd8qo10Jhgiuk8oo90MoVsk2UH/luqDTcJBGvTTRfIDqoWikv5dhsNNVH5CzeRR9+13cpTWFNWIwzDOZb0GUAxZr5jkTcjNjPwK9Crq5BOcNDICklbeoG/Sz+gc9ZO9DIAD/63XQnU30WKjb7fTYqNvt8K0BZK7ARGAW4JrcPN+JFykzwcUNNVcIXAUur8qWeGG8o5emRz5H5XHqUCXx+tOO14MWgAjGfASRgQJYFQq635E6omwcj/BmfdSjNVMrwsbBs4fYxgpH3ahMRw86BC71LikeRdqWih5o1uhAR7e6E3RYI5s9M6gj9GNHpLHZ+cjFReyfK+hjw7COH1ALI7BNxrxZwwA0ORxM2psPc+woR61qbRSgyHr6BDeiBZlI+Ymjmn/zJFdXc9mPv0HvtH34IHFD77A5Tr6we4f8td3R2poQH6g03kSyqfqSyOklaD+HRwNHg+QEDKcPvGs2uSvw50nOVVROP3s537x4/vf+jKo+cPpO+BjsQmRmThVXmVyCdEZkN8yI4B+9BMA/aLyDn0TIHxzc3fOvYHTs5WfoQKvQDkGN6Jf/nk+ZGyj8mysTUVs7vQ7hRH9HCrgVJRbjVEdFsIHZOXEHKspyoCY18xlkqLPXTBRKUdS1gaUDyDZkSaMgMk2lgx1HCAU8YLh3OrKLpOAiTaxy4STjqSSdKQhaUaaknskk9wjLWGqV+PbXTq90bsVJ50/zklIunZ9tGzOOagNkXUO2XQid3GwfqEjOS6HBI2tKzWZxRHkPCRiNIUNBynRxWg6jMURYXEMY3G0GbZ14BjEwOOWWGIsjoh2PlocESj/DProYnFEwK7AYmxgcURARJygjxYWR0S7qQcNkhyrtfOEm/Qjj7NXY48RZuifzgyzPMP1O4Z2CXsy71froLr7ApNhMH3iS2+97/e/8PQPgg6Dig6D/nXyU4vXyR139i2wf+SV8slQDZuVcpxWil/j6XjwMxxOLColzr/pMnP2kvIrknzaIcnYZeaRZubhlWLudGkzhsUoD5k2/fJpmhdfzwttCk9zDpXA0GYqCQgl6QGDy9SYuV8eVC6V+ueoe2Dn8dd7dyP1FlV4ECm36DvRJGdFf4cCocg26DNp2u2afn2SQfKm/CcUUZ/U7jucvZ23rHUF3kb8PBRPHZd4Oe/mkORe7zJ4BPF5rswQL4dSP8353tOCkWo7AunbKkYwbDGIdwTE2ynVUoMEauVg7ZiJF9KbBzmvC+KNwedzAV9EPrEmiDcGg59gqueYdoZWZ6NXyoOoEy2bSccufNwScjSAs79pMeHt7Se8f2LCe8wRJo4pB8RRFL6AY3SFCbF7Qvar0R87BxmWSOLpk8ooScNCufQXa/qLrhRoGJf+FDZ04g/CG5+s84Un67xR6C8y9Bf20V/ASTFrXPJNoD9ijD/Fqd+m/Dmd8u0A6I++zwv9aYnrKc8VuXjPZr+5h0B/UrvLOSv6M5wTKsvOIs45JJyzK5xzWGqqcc4nNedUhvhiS3yqRnxLjFAsxAdlLIhPCfEpIT4lxKeE+JQQnxLiU0J8akniCw3xBU6GzngA8b15MfHt6ye+5++olcFjz7qiBx7687pI8Rf89VoSrTkNKCcBrXIwdfF9rPq+Dt/z6vvZ+L7BplWhL6+gMX5BVM1T/uZcGZuJlw1BEYyTj9YE8/cn+r7jWOJ+f676fS5gALMqXioy+UzruC2n4n6XrMD9bumskuJ37Hh0aM183P3ZO836ZTccC+i3Mi+9WLz0KnuD9ddzTBDER7fTjXu1GYvxkvBqY3eI+/CSWDiH1cG67KD0O0R8Xu+1JIcKWHQeX9z2BazM+NSKleePAEw1CJnWGwTg8nN3CoALHFCZvzHCGDMbalDl98SF33kn87E8glUGGno++ig5pYU0ND9vdgMPqCNK0vbR8tWghyhylwy6LgRDjllbjDzDnoByJTuS2P4N6tbP1mF368c/CbHlMSx58GRn9xlo6O47RRXBY6eHclKicpWAbviSKjTV8Ec5+13OCBgO7EOl2oXBiWqAu/j/7fCRgf0EYEsKHxGnAmJMPOU4lsQ5T58SLI7koiJlwK8Efi9Rzn4eDKHR0HbeHMCGgllOFxcZi2QeSwWKU/lwlm91ZduX7FyptOofKwtO3bCWnMywlpyqYU2jwwhxr9SoFg4wqgHZ1Pc2MYZLKmM5yKgW8kt+8c4ljWrfCiNgGPh7Uji2sNt7wQ7tit1x9zMvwrBK0tkdRWMSejLIZvC7sIboob15Mg9xZZK4w+b989g0y7UzctZIdSoZanwLNtNW6V1MJ4sWo3OVPzmDTQ6Zkm6bESUZULoAPjO0ADTYc5RXdBcqfsheRXu4wHCFjTyiPdzB4Ay03yKN4Wg+6ljc+Xqxf1zpS2XqpVXGXnRumXy4NwLeMVILHAgWijHOj8mjOzKZd2h0XQQJv44BPbqsbx+1fXSlXn1E0qO4M1r52aR5E1wdsiW1JMFECu5AkA9rlzesoQb8mxs5STj5EJSLw7vyLjSLWgcL/MJGl1P1Qgoyj0Icweoi0mxnr+TN5axg+5ZgSq62bglyudq8JZiQqw1QFfLV1BbJy3dWkG+BP4pnH5qyD+X2oQn7UNc+pB+fcB+/3T5+k338Bvv4Nfbxq+3jO9zHb7KP32Afv8Y+frV9fId9fDse36rcWEiz6bPvCjHff5EwJjnhgEPr001knf2zR4PA361mk92okvapCz3937240eW/E/x3M/9NeQh4RKqi9957iEew/vD2e+13bjmcF9d7V+OQc9HkvYfg1EmFEGNMj+KkRu8AM6BhxzmN3oBjGr0NUnKVReWgMsk6qNIDCn/n+O/tPI48hDx6bvvQRPv9dbJFJvbGjxI92y/ybjlMYa9Kq15Ul6+fLFr3AO3gnl4bu43+4cQFvUZVUSoQ6hzlmm4JtsORcgu4bt7cEmyGqm1LsAGqNsy9n7cx8T5AozHrqRBEQ6ihKaSQCR20hAjaJ6eAuTtPSgEfiFSXZ387WD+mIuLphncF5oDHGcYbUAL2SCILJAWjMaKhAtX0WlWf2zJJV+v8JzTtCGDhie7IRA/JRHdloodlokdkokfzlkNDzXvzxr15fC/yKTizxeQWOeXCe/M20dNAKmm/VCppL0EltLXkyeGcKTQtuP3dYvhw0a3Ipbp8faEmDx0C/5f20Ww4xcDa8y6R1Og9+ai5P3ctfc+799BbLXENqvq6yd6QQ4FoWSus2mmry93KQb/dWiXFqNvxqrJuhge798lLsC3U3jXklDRoatCBCLUPCbV3hdqHhdpHhNpHa9TeEWofEmrvCrUPC7WPCLWPnpza7zw5tT8Whmo2ZI5XKiF4kocHcr0iHsz3iuSUOV8qnK+hOV9TVkImK6ElK6EtK6EjK4FXyQS0/P0U3XypFN1ckqIj4Xxpzg0tqrXoLEuinPahopr360hSHLrHJfvqt+sne079iEetVtN17hqgMRga9AvxU/olb1+LCaXP+3qtzCHbXAGppZ1nh2i82rByHj7M/JijvzOhvpZQX1uoryPUNyTUx4RGou15Xle465Rw11y4q6bMrlBmKpR5MiKcPzkRHozC7m5IyuHsd57x3i4kdZOQ1A3CeK8Rxnu1MN4d/ysx3lGcRMBzO4ccqnt9b6yimSFgVlmOPLIEzSGR2PDrXFrDnc7roPLKR4jjZfaXfOgw/Rg/Uqyazg8cIYrvPFKs5svxfNWR3kS++khvDW31a13iHJssRnrDDoN0WTSDotP5rbeWPifo3zj9W6N55+1CoTcJhd4gvPMa4Z1XC+/cQR9rYY72Ybe/kD4mNrLafhy2JT9fg1Ri3y6+uv/fGEnfJCR9g5D0NULSVwtJ7xCS3v49kv43RdI3CUnfICR9jZD01ULSO4SktwtJbxWSfoWQ9GYh6XOFpDecAkl/pd3CPq92+/pfOIuTjtqj9FknHrzrJ/j0Fu/6aY1o+jb4hmzwSAE8OVAgIJrKUOZHkNV5vbdhMIVlL5XCsiX39gC9AZ4HdvbqF+eJ1wOk0FvvKaIL4PjSskry9DBsBlimCUwXEz3kIBjliVa9MWS0pn+rqhc5x5/VzkmouhwflMLSgPas97rFRCdK01R5KaTJMVa5sb/0rqIpKoLuLoBI+5KEYxdr5otVuyQln7qYHb9W7WqHTptgAjvkTOC12zgWYQimjZu3sQpvie4s0QcoiSSQbAwOF7cQz4lp8mhlptcjtTbVQWxm+B78ePPkI8WaI7TG18hCo5eNAbxNNBhO/Q5buq4dcProVijvIKZ1Lb0mH7m5kEZfzHEtyjS4kvjdQ4JTH50/aGre9tjfTb32bV+5oCZArb7wyz859sGLv/yH9dtuc/B9nBui0NlV5tX5EA0DZ28AEG2rv0fJwHFstKLMvpJG1TTKlsEhmqpsYYCdPjrU3MhOOkNOCYdfrXUap1tMq24VtGANWiOridZT4njjsGuM0c21NAzDvdV5B8GZ4tk3ujD/KKcoaMlhqIXScvRpoRyXXwuVMDtebc+N/5WIl0Ee31OMg3cFPJHFCB2AnAbmQf/RjVj1yGTRgTAbOMv2HtwltrfZWT8T5Z6ZTuD5ijhBtzTxsjBAlP7FYnXSa4lXzS7Owyl5Q8oXVA8p4WEIKEO6jHqeM4ZibcW2GuNjqzCUzcIbNqDZ2N65SO4ucV7SVauYaDzOhHuze8psmFeuqL0ujdknUXXLZXkN6RKop+JYLdNF59ZJiSnhWLjziEtDI7nRfwt90qT680qwuOeU+EvdLgoebHWreavDzF8jyh9sdQlvdXDt2C6/sSoITkC8453LPlg+TimxnFI6ckoZllPKWuxxfKwBLN849rins0ayO6C9DagbyMSm9sSzg3c32ddof0vdU23BMlheNGWPy071ZGvkM5xqW7K/tWV/6wza31ovdX9r1fY32aaGZH9q8RbX607TiqepHal2lNEyYJB2YvAeMS/VQ8D56mkRUCbo+xqtujBF+n/GvnmIDpdI93FPgRxiCR2DG7l71c1bh4vqaO2csqlAkxOwZocPFc3DefMeZv5yN7l+Uiq8lmOtX6f5OjyLA4SM0XYMD7+bi7WTvYnpX/3ak3fTvz+/YNrL6cbw9Jf/7osn/vH+h/5S31g9/bZ9v/8bj339vv+pb4zDKfAW6kHySDHJ+8+qfPJIbwwLYB39exn9ezn9O43+5fRP0qnJIgMGKD2wLhex8OX5OH/m+fAR2u9IPHxZPn6En+zlE8QC1shTdCnD2csVmCtzzTHmms5KS3g8ZNQGa1iL9mQeHzpkjDW5gKk5RTkXa0qjm9xT7VVQm9HdeyDypgxnNWBjTF3tmVOmtuwrzVl8Tx67sxk7X6+bdFba69jDiVpTpPeBa5gdACsfni0pVBEBFAzYD7p6P6BFXnrsHeexp3OFkOCw86F+dr6IOZbexbvyzi6Xn1e8vO3qty0vz4SXJ8LLU+HlLeHlXeHl8QBOHqiAl4vl5L55CxaQcNcxKXDStpIgZlrIi9NjAXMgaYKkWmanclbryZ7B4C7Hwduag/eEg6/d6N8qpcDI843+jfRxGhI3W37+8o3+a+njZUjD7Ofr4AkKL1p/MXdXwt1XCXcfE+6eCXdPhLunwt1bwt27wt1jcPd3ZVnCJ5g6h49mhXXHi7SRwsvTezWnb8hO0OzfCbJ79RGn/xTTklNMe7lTTEe4/JBw+e4gLt95qVy+M4DLDwt7H5mWnXusYu+rDHtfXYpoDvY+Qf/WaAqYrNg7F+n/GWzkEHEjGtHGPUUHDk28yp2raqBGaBNri2HonopFuJYhuJoSd4cetUPcnWu5Fp/Ngdx9Nbj7usne2hp3pxujNe6+Dvzf5e50Yw2ggG6hDtDZ/WX67P6yI73VWd8ywBIosEQENlr49Kjm6hOaq8vxpMhHaXvIJ4ix53RqwZNDJM6uyyflKbqU0Rxi7j7O3H01uHuzdtyshmkpLXKL9tRi5B53zxxx+XKcD/zl+kk5bNQ0IPnIEtpjbghrj+nzvl4HRvOmMOMOM2MsVM2FJyouDPhvbl8qknqLjT2HC3Buh0Gvchj08Mrk7e7J+fOI5s9b4TUIxtypMeYRYczMrScG8mctaVf82fLYFTWPiNSwcyU5chyOu1rrdcaWIjGQBgZStoEVFV8Jcx4S5ryuxpwLYc69GnPOhTmfJsz55cKcx5Zhzlq9tFqYc7MmereEOY8Ic04d5vyN8XZjdwjGPBuwWilkWBd/NyCKmfH2s924rmDSgnifCL5YAHeFcubCRWsZIZx1lDcsz6XhFb+cPrPzIpSZJgPo9mKE2TEHGsGBFXQ8qvNM0w32iEnhLcJcfUxk91XC3FeLCngZFdESKiNJKw2e7miPwd5J/PWvbI+iZVO9SSo/UvoXSWk64I/JMhmG2kjhJ3yM56vy1flonl47SR1De1uj+mAbi3ps3RIvgwAyLXRO3LJ3Gp/IkdxqbCz1xjJXlaXydVBljTmqrEmtyjptF/sLYXHTROSn7eKKJqmiElE+3OLTtrVHM77LcGL0NZSvkf4aANMoOUQsjCiCjk2H81WHi2oXe/22Nm1OefvadqPVrYrmNd07A9qReN7Ds5n7rDQiy3PirKN6c81zlwWPZHxmKvI8Ply08wSnpjafldq5vmL1fpqPXitecjrH6yidhNotKOnbdE3/rp2kY5eructaLThDta/f1tYhpLw3gcf38vHDIt7m6LbbZNyjLV7QNNtowfVoC15DE033YIOne+7LXk/vaorkAKrlVdPlvnYwLkQoF378kd//gz/Z/Uc/fOhaUSPW5j9f1RtvDcvorMrHqcgQUddq/lzdG2U6W3U479DasvVQsXZgJ6Rj5y5xO+PzownEClpbAbuZ8Vuo9te1O0yLRsZwjirFaZO9yZoMQTdeXpMyToNQUT2C722hOAgap7Vo+FbjLabBj6DBdMwEXhDa1HF38NFMN2r0dSzdf4cahWHPR6kNLXnfanZi50PzyDbOgKsHUxP0ouH0nOGEGWNxT0huGIcZpVnrxTq3Hzd/mzrSoY5kWd1QzppmR13W1orrlJkV/XsdTQGXaSWuBgx9Ia6WVyT9OiiCNSl7kOCYspmc233kTDQrMDvjAqWzmpaKO+9tGi1X5msLy8NyxNrnQWzmDWI7tcdokOl97qsmi/HDGN7Dd9ubEJer7eVmnWSPjncikIA756O0cg6ThCazTb3Jef07DzpzCB0MWkKTzLynwbwn4clHdFmaN64Hj0hZp9NkV9e/YZdpmnqSrl/OwvHL8pcfYTavMrPOBVSRVsSPCld0xkP0w98hos+YWFYTsbCcVeM7mSvmS8uHtHg/nLcfKQqt16HOnA4h/4y8ONL7Pqno+/RJ+oxS1Gin4wBgKyZBePxQUdGmQ6Zg6I7XBjVgdX3P6Xf4ANnWHT2Ye3n4gaaWXT1YPL9dPm4gObwN0yF/XC03d0CNzlHZlbacaHkVtLBBntLEvZJjisYfKda80ofyBePxSv9CulrDV69YQn8+9iLk+aX157R4XMu2a6nQ0v7tdHYLYNpmWegGke+vEaH/apxLYNpefSrSvndq0r43QNpfq3Uqy1JFpVJfUfGVKNNPE2l/sibtD4m0f3pN2h8Waf+Mmirm+5aR9l8m0v5akfbHRdpfNUgV0xZpf/X3pP0lpf2tlbS/QUv7m78n7X9P2v+etP89af970v73pP3vSfvfk/ZPUdq/ST4qMR8fOypT6gijGPVL+zdYaX+zlfY3WGn/FVbaP/ffiLR/k0j7N4gsdI1I+1eLtL9DpP3t35P2/7Wk/a7HMbC512U0hbXZD+lA7u2c/YxHdFEMp75tIOTsM5efwjOvXNINO+p+8+RO2HUvbpsZUQLau39XryA2FVQpvOroCN9iBIVB+J3vN/idD/m+L8G+yyT5WWmmnPiUMuUsl/hnMaBAdJK0P9ESv2qkegYzmM44D4VO4+rVkqkhlcd00kuyaaS/Oe0nEK1/y0IePyDpYOYdYIp387B+LurDD0/NZGMoK/TuyB3K0A6lc8Uh3IMGNbQ5KUM7qM4VhjccNLzhoEyUEiu9UGQa2CEkipTBHXSVVsjhIZOv6r6HA8fT9V6r13Dyf0Y645h0dJtbs5MKLLOTan+tcoEFA0DMnaY4bRAE8xR4KAEDphu6GPTyEEDmAoO/HZALiD8vBaF/shcCiogOXliZxIjP8zyDHcD4UxE9PTvTCxE83z+VAmUesuE8WJinE4wvM/sLdmb1lVNET+Iv2ElcVATSTAtQ5ilyHIKjNYiwiwCAA6lgJASAeEZDWLxqSMaVsN58MKNe6EA9I1lGydjhHmCvgMoQcKZZi3OevQzA2dhw8HH6fRruw+v+PcOnrNdY2+VRhonwyrW59//ZWQQAzZ7NA+Dw31x6F8/0GAjlw0olBgKbpVYkJGHOU8SMbZ0woAOnKWHo7l4qyDaNHHk+k16gc4kg4L5AXrnteUOeb+GqddGknP9jOIwzQEag0Q8yYOx5koMF80wvA7AC4O6K5sU6S3U6w0xAAT5P8U1AH7xjCXwMnYbWQBbhhubeRGdHNKyHQClE/MlRx4J+EVEH6E9LFhJRVPe+O22iW+QnBgzotgpksQZKwiA5dxgwCgPTcSmwlXbS4Rw53zzNqr1LmRwCgM9fyujfyRUMtGpubudga/8S8UlH75FPDjlkqDYkj+PEJx4oRbI8VFSSfVSpwBmYsAYc4qFFJMnsRGQ4WsSLR4BOlIEZq4O7RBW4y/s0uIt/az++S2TxXSKN7xLy2GhwFxR8rwzlxe1AEJ5cYCv8/90EyH+fSb52ilgeSwDkE1UwWCtvkrJXLgGQf2hpLI9bl0g2LhwdoDSLko3nyimuUFwtVVxlVsyQX+/nPTEgaeSF7+LA/6Ie+NaNL33gAahz+E4G1VKAtEB7WpiAgSN/79Ij/whwhGTB8rqkxdojxso5cvUl0MgazOaIydNOL8uYlyln10O4BLrbFCVbg541Sc/ykMFruAoWDVLmbnm6vY3zDKfTYi4oOaoM+TQlOZLO90QLvAWEAp3zSaB6eFPwl0ph4C+bwsDnFAa7bQqD3fUUBpqifV2Cfz55CgP7VChPhX0pDC4iQhNMIC7H2lifIb6KwIigOLogHZiPPvKZi7ZApCryzlHN81UzV9kTgzvcunGpDsuv6PCtaJGfy5Xv5myQDckXFN50xjRRP8HFV5DDYalaWlJLq15L9vmO32FhHrtqXAfYWlIjr5mxLgwsJBYxUsS6zxRpHl/R1shURGS8aWcY6BaURUhd0SbqoxvbJZF9JpnYOvQ171w02RuiQv5Mr0OkTMIYw/kyDlOHEU+JKH39RDdvXUGSQJNoA1+H8+wiKL7y7IreKN1NAVjbYXy7HJECw70sH4JWKR+ZxCZOv81yHp0hVhHlje3tBkC6r2DhiWQUIjkoWqnRvSwQXTlyitFTF5n+DW9rN+mN1KEWjXxvLKfX5B0QczGsp2I4H9sE4a+NBrXppbejQRlGiusDoFFzBnlk9CQIkA6PYQObJbK98mq9pd2mEQyukJRRLOJgGTfohxbnuGtyVrgYPUHVsW3miEwDXj1KxKK/8iRgnCFKZdTLVj6q4ZMx+CRKdVmU0sM9jKthI0qNbENrQGZN3dGu4IY384w/8DIEQLTQ05aIUqMYg1HhP4yqhpOooBRTm6HlSwxmWinJeyUtS3L6L0nKvrwpAiZj0AGXi3GJM3mwVXQAgNYEfmEH+IXZko+ijSkzdrjo8mAMg7eFNF0NzRlITKM+agR5GpMM5NJcdmFkZXgJ+0JnIPMRqrS8hmmzhYkcLq+b0XS7EzAfNG8p3bzBLXFjVWIYJYpuG4EmVFWLJxKlWlhM7XxkJ62oNlXSpDGmaRrOW1QqH6Y70OKNYn80neOHu/bhVk5yGb2EKScr99Ak5njdJO0P9DC1HlPc4VnHQ8g+zI3Mh9Eueg4YIaxbAjR3NugdI3hHKx+hPozQmcm0BCRVjKJUV7oxipagGyFVSN2gts3Q6LQ4EdoodYda0tfELLMvHa7GDtUNY+B4DHojsvuNiI7UzrJtpC7PAzHM6ZDBT9oZDYA38H9ZqsRerqSm8rLKtlETM4Rfc92jUjeSSGa1F+pb/MYR/oK1GnXfJ7JDxHW1h2lddre38ROTduuyNmxWI6DKUaB4g4hbVzLN0LJjJDRq1E4aFhC3gLRpym6xIZHPh4y0HnOeKteoytQExscpspuSl5fa7F9imEaGwxJGGh0pusJjdVcSHgzcT2kFlfyj6fiUP0Yzgi8ji3sJpMJV9LxIP0MgVJrhwF35qJz680t36sXaxOTziHQw8gnog57DsGRQDvLkXkIzQR87e2hbOlNO6J0jxxuZGVk+pXcGXs4Zb6UJbwVFk0YO370V/E97KG+suiPAhcbR51ioT7IseHo7y/THGBVR8VVyhSjhcCLLlYHVk/SZ2EOhz76S5Ur/Skh4FtyWAeS2S/6pWA62CVJ6JsKNWYF3ESQ3nR2rSEh+a2hUSHoFfgvwGyRLdJ/Ou5KWN9aDkrB8zimftNia9LUy4VbiJJ6Atccmu5TCPklCEb5lPOQeIBIVdwxNuZJT1iHXJosOIWiFd5TtrMorGiIGuCd1bMfUoTjPIFNzptLMHNh7SgwyCUB5IUrpLkCn6bSLpRvJGMYpCGDRgYYAE9GzKJZ5cAmr/oKcyfcSHpSSs4KRYBUHfA7FhBh9gYZJ1IMYg4ZiPWCBSSemHwYBYIV4vO/yO/gqkFpVrVYpIeqHqtZSfWfSgxkh8dTSg1Wi5cD0YHWN0C/1aYT+X1BTi8QYyEEKIqTWG1lIS5Q3oOiePo3ZE1P25oRzzksuVXbCCTnxIjAsb6unluWTbOcAPG/w0byKz1WchuU1bTWdTofI0LJhf+6bZKZI1lIopDpt7ZiEuhIq4jY9nu9F3hU+ZA2JrEu/Me9NbepaGOOMwjawalpBlFwii3JgtbKCFTkQbzGQ+yaLspzIG3w21yfpKtEqjmmSXjVEcxhgmo7Zjk5b5z61d016QlVLT6hOkp4wnGdjENfY2UECipe3aQ6G2APDz9t5l9P92lcjLTWShWJrc1v9UdPqlOVwni/GjwTy6rIztKNo2xnqygy1Fs2QyNfb29G/pRlaYmLaJjntjmKY86ZXw0nCyeDhvLyd1l7xMXkFawzsBO9ZfoLVkhOcGWhuOyvEF7IhZwe8w9dKm++K2uaIVttExCh2nVpCydwrrYVHq2I+4KhiaKZdfc4DIq0goydvpnldk+Y5mpts/rs6BPfrIXjCu/GUk2oOGIOFpcfgg0anBVR2NBWf8VKj8EZ3FNw9Krq1iGaK+BKB4DdbCtKSq/48lRPQVkzMWPUNcqzSHycjJW849nsuW1COLUihWZKnl7dDz30ZtOgzdAjjzK3XyDao+vNdnurbr5G3X1N/e3bbt0O5BIz5gjVZY9gDp/yJwtO5vRSsBROSznVM6iDul/1GpfGvjz8Rykzf4Ov93K8yaDDkvNiEPZ5ndBCfNWXTooGNzBsgaDw0a5VauNRaLbXES3RpKeoKEI/5Kvo2aOfYAwJrwQzlem+s/nw1ePhx1XneKnl+9flqtQw5T8A6mYAcuXWn/DOKCKWnirj7YV1VfB7nPIiQWE1BJ5rL5KyT+ifw2Aap61ypa3MR2skMAXTF5c+V8huk7a8ADhZ9bpW2X1hv+4VSdqu0fdt53jZp+0Xnq4uIGPpyJHyUdeyvqxmqtD0GEOCSyaj8FKcsYqX8h5krwETcY0txyjMdmhlBXxmKGKNf2VBO+obHXvIb+jr2Me7Yf6oZmvoQ7Ojo+bDJhRX2BI2edlL+rt+VyLtiMb3Zd11buVTUqz0r8AQhTLKf/VQtmxf6w+/wa+/wnf447zhZ0x96cU1fxzsQUiWKBGLSXiMJ+zI/pll2mlJ7HFT+R4qInaeg5o9eScer+u9q0e8vivJ+/TtOeY//L0V5/xpUcbIR/HQ1gp/9zszRZ17yG5al7JO9/je+g6/vLrfqJk7etidectt69XV7JgDfX8kPhLKAs//LV1UamaOe48ogbmNsRlfW9Uy+R4vyGVLNCJ9gstRkCHEpQurMpdqS9rdlUYnuSUtM9Je4cen+9KQ/E+hPz7jSpZK+cWCXUtOl7hJdepEM92R0cfJevoiRWjTzfaztCyvi2Z+tSPLz3xl+8LmX/IaXxA9+8yW/vm9cf+vOATePrWiwn3zJbZm0Q8GZlT3JsHPzeV5+8pH4/Et++1VLvYEr/e1vE0tbxEaWf+2XvhN9+eKLnR7W2sGhdJOkP1rv5TQ/sCa0RIH6P7ngd+TLP76IL399x1Jf/mbxl3crzxhDrhcvOP96sTxA1cDEeP1kwZqOa+nzcI+ptY7zE/SjuZ24IPfuvvCeu/Hfly+4Nw/usz8cuu/wvT04x1SBCNeyCoYVY/490GzRew+J4+GNEPTfwzP6rFcGeZZnolGBJYOWC96eyfH/qD6/ssPgdTCBbfSvoY8Y3ukZZvdq+gjhnZ7hTLeDPnzkhM0w5dtpsV1Wc9TWucJgZJmiZ/hjx/A+u/lUPtuBTSdd+Wz/H7W6XFL0p6g9bJ+82tnKqtpCU1tY1XaaVzl7XycazWuG99qHs4s91n90/+oO1gvBJ15rf+DqXl1eVV2+trq8zlxm49ogcKcZcJ3I7q2+au2WTAihZEKIJBNCzODXkjQmlaQx7AWVqzqFMBJ4U5DAdeKRlqRbaEu6hY6kWxhyHj1xAQhjCHmIqGZosFtscIryZi9k31tkLszDw/ce6okvMc0yvkTsXN/KY3yJkZIGsYaHObkNNBOdPMUXAC+rfChv4EuDE60JiHUkINaxgFgnAmKdCoh1A5EIfx/60Wy826Rp9R0XSuQe57SYyI2Y+3ouxb0XWYV9vjmj75cPzkL5B9uuyaT+IJXgh3URnXP4LR+5E4w+nin88hsep9GiKaA54stEMp3iMmVV5zP8pfC3ia14cYyDL7etVjxiuWtQyUhu62gIaSB0g+nwmywB0hzpvvX/0NQe9rWb2m+dodeWerBBhykhS19/ZnnjdewIT53u/hNItMV+ohhoSL1+ngy/2ZEN649n2mVV8pAjqoGePSs4hmyg9PkUMHDp8ziygdLnswAOps8TyJBMn88pxLiZSdrgiNuhYJ+HkikoFHCqUJIChQCuSukDZENb0PO8sL7sSS3PYuemb5pE9H39i7lP3477rtREE71N7Jh09Tz7/iHK5pqswTdx9S+hH85GLn2aqBN2yna8xxCU3e1EKoDhRTTcrB7fVaR5sostJ0WwC8pgGJvK8DLJ8rtL52qCRYddUWDIRXeQkC7o/oONaSkCHvEn1Izla3gp37xLbtq1cGgWhqE6vaczRVA+b4g8KJ+TSzj9n5DLkIWnbwq9B7wbDaLifitQoj0rFpdMtKODKSmth0gYOvSp299/+0e5Z8/qvK99j8BI1HBI1HpZWF09QgKKlJ2uEIbm4+MmIswYSBR8cw50GQMygOiSPg86dBnX6DIWuoyFLmOhy1joMha6JO4NuowduoQx4TnqWKzpr8VTS3dkxblkyrctmcYOmSb0M20ETJG5AseUO6m9k+o7XXunq+9M2DsT+k5u7+T6zpS9M5UVfHX6+yVipxSXiH2iju2+eS+a8wZPoJxbEt2WSrBb1+bJVlAIw8iA1eNVCYs98XRQSFU8dJl4Hpg8xQVyWlKJFBsvZyqWXLVvwRsl3ZJU+102w/2ytkFNfFtMUI/sXdIE9cm92gQ1IRaoiWUMUIcDFblJzY04pLQQjnWMBqxwu6KJ+4B2XpAoumj4jU5y75KzV3G+04R3REn0jayt5gF68ZgjPxEbYmYElxXeSCL8/sb+352nJ9ynfYYIpo91MxJuhxeuQ4rrkCkIccecaJVG9KcxbLyo0KZETyQ27YQ9u/QEIjHpgDlMOSEp5jAtTYAKO4bbaJOwDM/znqJdEiGXx/AZbwqeUCw+hszJUNvb9kqvbPLw7AhMO/3+GeK+7utUuSkHhLSVEyESc4QILHfepegl3aFnbmnDRcbbjkAP2K8j+A7qOnH8KlJZWKHOAZ5c0YbyNMG/yyYlh73+CkMWW7ov4ty6Epcgayy0OzrH0JgG7tQvjPkMhzs0jjNcm8dXqEHomtsYSsbxeEZ3BllnJTzF58S7Q31+ZU/r8xLSbjC50gaqnQ/WwbUmuYzziq6jjUuf0d8OoXymAJc/uNdswvJW+NME3Z+xdwuJ+NIHUTQXJ68zPW+T1+WlxrZO/u6x6ZttoTpWLABzg8deoFdALo5TQffteyXuSbdR2Lf89LN7dSpvkHCWnafDwngztf5+oODA+voGcioc3m9XAI7CWclsTlzgMLMFJztGpGLhXcFcJYLLr8fTCN8qv7+GJzhdthFbjvmuXnDzNpvMuNz8vPj3US935JGEoPM3iNFTUvApDyWndMmDamaaTcNc+oCS4nOKo//O8+7CxSE1I9lTPZ0m2e9jEp4uxPrIgNkLJ9nWqYRBrmAMb3FEUF1e/m6eQVTiVpaZAOVMX+aQG2USZ6ZUpqdrumnfFpAg+469OpLMua9y28p1zjt5R7C/dIffWrUmfV3bqLei7s/t1TIxteIuVXg6A3pUHvVnZMC0MT2CkvWA2hQ8hDqJSp6ASfghf8ZW9XbTumNWAPiwXzH8vD/AjJljxOmot0kwTdlll6Akj6/kCFmaZVZgk/QXVfTN91MZfyyBgAND+SrlH/UZOZQWEdeYkNT17ETjvPUS9pUBuy5SLQ/rM87F1q0dQTmaWfvsyU4biGbWPkeNOsw6cpk12Iswa4yTMGtfM+tUcmlrqY/YHDNsG7H54xxjxGRQmPMYNPYBXA0Sjqo0LV3+kGZCw3EQBl2mwz+96FyUZV8aChJOwqQn6sEx9xy7Wc4oZrWFEskfSiQ/f9tsVhsdwZzVFpYHzGoLy3/IcInJw505JU/ezl/9b6JwsNE/kbFvmOARMBuXfvu8rmhN9VK7A3vikMo8BMPSrG/jJ7IZu5lL70Pq/VsW7fT28IFI2812SdKX282KzIRUuxKA7FYNEtNLktqAyBX6WAcspfJnJAd4edcoCv+MMkc4+V5V4eXSh3Z96ZrbLXfdZnJKPtqoHhvYaxRYstf8o/576r3Gc1WvnX7OjdT7Kd+rhwb1c9le3p+epJcosGQv+Uf999R7iecG9vLZbr2X8r166JR7eTA5SS9RYMle8o/676n3Es8N7OWxoXov5Xv10Cn38rnoJL1EgSV7yT/qv6feSzw3sJcPdeq9lO/VQ6fcy+PhSXqJAkv2kn/Uf0+9l3huYC8Pteu9lO/VQ6fcyyeCk/QSBZbsJf+o/556L/HcwF4eaNV7Kd+rh065l9BtLttL1s4O7OXAlouudEDLn2rWWy7fq4dW3PK1rJIdMyLE94mDf6Xb71aX66yaf7Wo+d+5V+tMtJa/hjPDR8Tsf/oqNvLBnKpJco6KH7hbc48FvYiEubjcIBGnpQY/C9k5geWie/ZqCxwsBiG27xgfE0VqgVDymRIBazHkL3riXdzEDx6HtnPu8YAL0O138wkw4q/d97AmQoN5sD05Lefmdt9sXn/Uq9f5C9IKvPnqjf7tuDoz2AGMK77aDlBbvtoKeCNM5nFtYn2vaX9amFeIPZG74XGcA71Nt4jkPRxeIR/O/UtwM7WKSH5X3tjluACxQxBvpPYkfjtJgQOxGXA6Qa6Suc+Ykf6rxx4OOM2dtXEesi3E6LhNyyoLZ/3N1tD5e40IiWz82XCP7wjvSU14V6ITqMdziGv/Sp33gYIDHBCZnxX48OvSgLNsVNg3iDVoTud7dxQZPFmlDXXXfQlAaJAE7zk+97nPdQEPqJU3bmFz1aCHWw9A9Y/4FSq20OtMJ2yeaiICpctxANPZdJK3bAyEAzw0ifwZnby9r4pH/dcZJGrt/l57WjGaD0IXWvWQDUAKtfOheUYCHZpu7Z0mzrf/1YxMWyFBSHREOxs8UlB+7qzQkfq0SF2JaWlA2dJGXEQxkjdmSIYfYUWRYtRX71Ike0TIkd9qOHM1PdQbYgUlNacxPeQ06TBTerLem4COooEj2hiUmWAujVYM0EWmVLy3nWTyqfKMgRmWpBWDmlKjFjhoI/yZ/oAa+OPWMtxVpZ9sLMz3hvrIDE3PXuLkq1OafG6n6kOHyljdvEyH1eLOYmnQVnMLuvoAU86g59VC3kQ4Sq9JK6Mt5LXcimDyaSJaZYj+XMWmlqG8mbfnnWl9G/teJ3BVG8JHitSUeet8tRY22PO8NbCPQbvliZO9J37iXt7cxPbZIZw7E3umhvbua41OFZAW8qc/G+zx+dO6oR3zHHdObENQ8khMQaF9ynJWSwRV4AHfmsCtiRnWNYOjRuWTtF0kWmkR5QFqSDcFOQ7iODxHfKCHywGHLtxWJICEIgpeKFLmZ83JnoRXMaxZ0dLAZkVblmzR2Z+nYEJDO4ruZG+Y5mtspjeSe5i2JPdu6Y1qsvSILMdo0VU4XL1VefJAbzU18glvhv0Eu/eKIp9d5nrjRLWpQK5BLRJsRbJFbKy0GxbtPN5XrOEItmItcwhavt37eC+eyMf52/v2mpgpAWkbgDe30quBuHQ68ssBpFvp1VLAdXrRVBY/3fQmCLQNjGliPQwy6mDXraabo71JFODmmB9M6awPrU6CyPLJBUaeS/dJGCBwTxmBmfhusS4ffjXH1XrapqNctptp3rn20jYkxi5Hp5rWDLpqO/X8Ik/RZN6RXFPLP2ivqKgxlLqdwcAsul+D7hPEsygfA+IZ+6KuhQ6vN0nbUJvhBE1hydcF5LoRDOa2Wq9GOEWccyOqdHwVbhz7WNN4T7ovQTPX0QJq7x88pKmGZ+2DJCz3YGEdKNocjZfqaLw2ovHW7szXQpG4lj44Gm+tG42XmnDLJiP7rOWuuE3PeiQOruXaj1xOu57bpI/pJjFW+hpDGRNYg/kk/oJIM3T0XGhrN9vROGZ8XPO14HNjLOWPIepkwkAsZl8KWKgTBvi/kFD3IkS6JR5gCQ4wkC0tvO3Q21Q2eJtqZSJwsIBIi/mWhbwtgJGteZZ0amLIL4kYMj00zdtV10gkk06ZN1d7Wqva07IV72mt+p6WfSwIolm/EtIdBzN1jlpLkr9a763pMerYGB1KWEmZshsmIAjQjqabjWCiyCyb5gNB9yFt3K19S9gNZNDEJ5jKlizWZZ9Xg55X+nlATbT6pJe4zHGgU/pIRfyyJdiQ2TbnNrwPiCpai3+QRUkT/Dy96wINg0biPNah8H5Ts9ikVPdT1RkvA+VE8C+8TY5RoRxbsVjl/BQK4JZ4Q0Chkd6aZ3LMi5BQAOctx43vQ8oPK4njuOfq249qpyCSKDbAl1FU6Uc9OBGEfB/xauYwDakDpPWotuyFbDPQdlAcqyPYQWOG75On82gmF+vEUekhyCAVB1gdDZCKzv645whP/6UWadXQZNZwYERjrODuU1xpQ06cjfWeONc2KudaBAXqo2ejOnNOUfWi0+dQurDwbCidB8BCJRYTlT0ZZYGDLKD6eZrjsAmK7ol5AEtBQgSY6hMd/s3CFZZKQeymAS6AJVI0ScbKTCQ7llDRWiChC+HsnUkJGG9id8Msh7vgrHPrLmdT8TKDaUCsQEu4Q3lMV69pexVXrZZaUFsq7jfGgYgGLTXgT/a6stSWfV4Nel7p50mAALpPbal13HW2+GKpvotsoWRVhn2Lj4QWi/vr6mmyRdCw9j0M/jn4Vf9iXNjSwe+jzo3pUxAH4LM8oPTWbAZfgF4jlo+bJB8nLBEt6q5bQJ2kADaiBkSeIE8g8gQcn1y1wHUMzhVW1deDRI4jSh9Hqp3ZUDGCnx0qBguPhWaTBTBzkGdjYRlGHqyQmDTfDlZIO4vZdB6aJZViKcUVGgTvtkVrUrB/iSnR0geH3IUdtrZ2wsGsG4gLGnmhuYiS8tiQQd9m0OCDLW9GIm/5S75dZK/QnWISAvFY0WQhMNRCYBNCoNrJ7hkF47lACFSuEBiyCzF4aFA7f/67RaidTpAJI3Cuhcrh77Ok4nD+nsShCcN2Y+xETQflzxHQTjLLDFZ8kqkFgARD/RhhLBbRSYnoZHkhfO5ZdgqtFom33kDUR639GsOENwcgRckcB5lpM9u281hLaLr+wdXmSnzC3arVoqrh9EJ8thfUfvsDYU19+ii/nL2UPR2IV3SZQdGRDRoJEs5kUYfQ5lBbimHTGucAPcLbF/zcRnVC9VXSKcmqyzCErTy4CgmRcCJm9g8ETz6+rWEVl23L6uVnTx92l5y2rG73t2zcjm1tOD7mcGpmzSBGgWATuqwea5TWyoonhfE2wHiZjrq9LF9dm0TcAtRwkyhozUwB6K6zPa98lIZalbNAL9M4innGP2wF3BlJ082dAnhqK6pNFQ1P5Kko02AFK3F9iCxQ94DCQa1wKzi1iv2lK/brFftOOwRO3TkcG7InsWkYm0YDOqsuj90ojZ0ZNo/pjG70spMNIA05fRZNHFiyvEkHlkyYUjQvnqjjeHKcESwn2iEjZoIuiUrbcYv6JtRvHDCbYJ/jZmUIba8BnTNtB3nrKoYSxvOvaUfV5rrm20/M7R0FTtTjRG9r+EQd5uM51GPuOJq11bxcwJ5EkhlI+AgXsbfv4mNZc2bpgcOw+ewsxL0O7HpGbo5VfAbFJPTGeP/gjC40skc4r/YqScfRxKawSoTfphwYxgTJ1x7nfqndEGEgIMYf7Alnwz3B4qOd8cl0UsDZewj1P/fAkfKFoZuLuDxw+0yRlOdfxmoaz03b5ZXr2Xf3fu2xNf2C/JfsNRwunadTxK+mebyTAbnfj4IHNDr3L+PL6Q+IwyrRxU/dPlMVkmw+2DsYWp1LFZIKAm7OeTzJbqpEGcFW+RVlQedZdvoCvkNN2tzRBiqyHHM8rv1u1D6ttJ2QFaIZs2VI7C2S2COtFQXcFJSpUCB09xZEOvFkr8NySYOkEsDWytlIGH8Lkz6ct24hjg4FbG80j5n7t1hpCnGDOHvksv7V+fADrCGNxJYnGtLFus7Y6koYmy5eYiXEVknCYHPxwDURy/0+3eQqgaES9WQjH+1NgJnFeapZ1DjdHOlNGPWk/cGUdm5lS5htGvmEKCsjo6xctqODrlbY+UFXKxyQPGK6i6A/beZDsom12NIL2hHhoCG8BAM2ijFhRtICculkb8IZiHxC9ALFmsvp7dgeaQ/3jarTHTDUtei+W1OIbA+ICRqD3p+P32v4LLCmFbvztHoHMZWu6AtD5z7dwjKwN1rdzMsGvcq5ajgdl0PZmtrci4tkVUY2dTYVs25SN3AaAVEI9un4yqett4OvnSD0VLiIsvHbwAkOFlH3wKK0cfZPaEcUeU1etYPnM8oGzYkkj3JvkiAfQZBvsCAfaUG+AUF+eCfSrwErdlgE+WFXkI+MiLQSkonkiKFqDf2YbihHONBbYF+4QswZXj5MxMC5PbgNiKzQIO7CF8tZ4pQV2+k1hT1Wd+iEwVuPOFunRayr96T6eKbcINXHunrWlUbggs07i2gHbQPfX20D1AHFzhGake/X3P4De7X21GqvzhHfcH5nUH8nfG3knYG8E+eeUdbtgM0GuUd7a/DAvuxxFYrVLZglXgRRRKP/BVvdNBN07Ar3w0dlujlXJNPNPW+g4xV9a/wn7DzEf5Oel0ucFJt1bSQAGsMNbADytCFxPNT1PLp0Mm/sZK+UiDORRBfRimtCKxYeIfZfbtjFPsbT4YEeHxbRmIjxrxUeR6csut6vBYHPu3V1RIvcXdr8z51iXQB1ZNrr/tb+WhFY1Sa06H1m0O0xjoxblPEtUEAJeAf1s9o7T7LPhsvts4nss94yZJcMILuMPf+TOcSh7HkDghV207brXcXwwPRNbLqNq4jS0yOsD91AM8qGjPjidiTOvU0O5bmizf69kL+A0uXplC56NaCW10AxPK0OQDFJ+/vu13BuwGl6ZbqjjaCQxW8IxPPdEHbtFG7+f0FVrundvnnjiJciZibCgQAMakyiG9wVAO+uzA7IkM0SxZLoKJYGFjhiiunfZZOCaau/XjoJjXGMKJYUiOf4v7uw14FJ76VVqhmGRzbZZjwJW+O0M3jqyF59BGkVaGxetdDjFsLRietR4t9TYQyZQfin72Iuj3u1EfbbkUFFG9TB1Bj3US2ZQeX39y6Zx2ONeJAzcp14yj15hxjK7ktV21nPNk1bqSH9zG5WpQz7WwGrd6x8Oj1DkUJpD6cADlTtghXxSHHynmA2B44B/SMqaSFHANJS9PxFrCMDYDHi2AMcMIEFDNOD4owbEivEkVntSmPOPjumYfxdNyzR0YkPMs0hZ4InVJxyHAOdZqoy38LT4kcHUrW3euLungJyV4ZUjmgMZJ53Svgz7JJMjHDhaZfBj+edK+Rem6dYceomznAhqN56ZuJyHdwkEUPY/eYdcicAS1tXDPH7/05ugtSRGYlj50Cs1OCdRVvSHTELlCzbQGvNteOjidnQIXchd5wRXocGnfmH5LYWRsx8wionQV8cD83rXn7Sa799BSPN2uhQ2SLhH9G+FLGhOHNQPz7PiBs0NLScAsmh5c1IChS7rKhLPe78GMM0BkCwZwOJAq49Tq6cxqRQ56impBhvSAACDmW83TVwk6QOI35hiY0J7+VVk4iraqsYQdMVZm8EkVkJtg+noboRUCAwaplv3px3YLokyoTpkqQYmC4VsjKMSZ6arsGeDrA6aQxwjm5jKx3SM9414Yqx5dG573JpOUzaRBOpDT5LNSI1yOJDe8Vwzj8XPnMEeRDMkfrGlOmhb2rJR3XSMl9Mrz5SZHSBEoEex7leyaBckOwvh2pkttQiRshOtPfcqTNgDUqMboKcGK20ivaEayxkA5LtOM1UOVZD1o44z0+RoSXRNE3FXL5JcouJd3GTqr2SCCiBHx2yDHDqc6qF6KGFBKSMs0wvGAJTmCm6EkNVDF9ccB6KZt6ZockXLjKKpBRj+ShncxiRZA1K8jswHDQH8LWubCOOiPOmoMgq3BzJV21vp/kIicVj+Ld9kuoZwWdvDAdI7rdGNLisjdQu3XIIDcGu2abPfFjQjjB9l7VbNOqdGeFyIE20YWR7u11V30P+dmSe8URl1ypGMcstzPKoiS2MeCDfdacWwO2u2pkRxUsH643GqYeR1FlPjL90k5ZQRjw705lPmjaqlt1MrmwDgCxE2iSYYyqIiUVBovj/eRf1tb7TJifbaZNT3WlhvrYY7SvdaMO+mO+Qn/zE4JhveoHGl8c5EpYpAdpfIuT7n0M/mE32LNK9A+Uqvk2b4ZBAC45nnKXEuqw9WiVQfPRHSU7FLGp0LNoIWWvLX+eIDfvsI8cua26CTn7VBTebY+tJUpyyBvokiU37M2+KHCDSAxp0wc04b2DlQT+1eT/x5HQBW+UC8Bl0sswd7HzQhnWhQz0UZXp7esN+JPdZoKestD20N+/M5615WDa8BVgmpJtRfzebpo8ryjh6atlFxYZj+pihOZnpYwt9bKOPHZquXpdmqzesMeylo23qAZXooqNsY+ygo63FHe3OY0i0l1srH55/NW/E7Ve1Qz3M5aN7bpbG4KoUFv5J2dgzbByIeLylVLcMEUkNISnDx5Ufzfq7ZUPktcNnTeTYYNkqxPlP8akFeDBFchYxnfRaneyQD5gMEWOQcZCm4iyOPISUchYUuIfxLN87DBn/8H0CPEt/uvgzgT85Y4LO4yx37yE08yx/YohNpk4ebm4+TcCtM/KS7ETgq9lk92LvnmWQl6oc3o2+4IzrOCkX5r8q0zQ2YxdqyUmNLYETEzOszlCckT1mYAS/ewc6Q+OA6zv5kBoCFirGRy7YORPAV+PAU6eYU3utccrJ0J1ULYyqu43WCsrgvV4dcyrE+ET4SJ2nqrzpRNL2y/WTdIiqBvG6SWdEqydiJxk8PdHIG+4TJJkJjJTGj2oOxI9iiKx7GQ6oUq1cpoLdDJkCNxiQDcBSDjFAymFoT2hM7ymQRSB8/WQh+QTMFc4iITWG7107eTi7ToOcax9lvkrhSMbY1V0Wz6AHZ4ebiTp29YQ43IwJdvUake+8c9RaEfiophwKTcVJIV/zHXsRVx+S4Jd1WHSyEUofWApJ3aSGWQykvoLEKIPA05dP0qJWkKQl+zO1BOz+xI0rht3XQPf67NsPdA9M/J7g43Oen+Vg9uPyBjlnRDO48gfB7J/sbVIDP+7C6n+/55JBXy2qrxaV/ca6BH74Edu5wkqLdsJbQo1mUAOgcskvEbMz8tBHcgCmw8kN4GWPFKm1gvn0l3FjWDWVVoauooG9qTGdIWxh7nY6ku+9vUcSL4vQnVbKJ4/p2f/IaTsXjj90R7DR86C0T8oHnz6q8CXM6lVqO7rz2Jce/tXYPvbnT98dyGNUQu964V6ziVdPrafRonYM5dRCmEhKREA0WPsHfdjQTPm3PKBD2KCG5BaJ9n/1mDqf7nZJLi7/ShcIMEG2hYo7Db0SFZk6jwuToPngCX4wovLxDKASI8atijjarcEb1xcEJgXC7zWFf0mbkSV2lgwCw7WdKXSiIAFGLPVOz+2mYa2NeBPuc72MbU9N6g/EBhp/KwLMzc4DGrC883Y6aFCf/fJfkkvaAXIdB3xwL8OeDAfsGXTeuaU3ND2rzTpL2K6GFvZNf+TOLzb2TK99Y9HgV93+H3jiuVH/EbE8R1iZAGliZzHEsDUw9mA0aFg34VDRLb/8259de2M5cRuP+ekflMMrtuqiC1DT4d5I3oVCdbQ31mrREaf8i90z5cP/jZp/+n9n+WRV3qW77wxmiqFPlet+7FPF6vK6GzFzQzvpLaf9RDGed29ZyMcf2DeNd+2ZnkB70cj/739oh9Tef5H2RvmqfLV5MfJY4v1wRjkCnUc+xK1FI3ECg5J0dMfC7t6wNErdWowTcVzWjvX0juiujINxoiMy37/Fp+IRKJuvKSZ02bHc+XF3MTbtU+X52FW9cXiO0M8TVy3sLkamZyG2jS9Mz9Jrc4xnu9EiiXKcTo4j5k7KREBf6Ze+dG0j1GgpxrqUITvNRADT1ognM7t4pLxqpJAmsHFkBufEIW2iH0AiQ5LJEBPBmQyxbIgY8nwIxJAjf+L0LN3jGRqSGSrW7J+e3ddbi3ybu3sT8CtOd3N4FBTUOwS6BUM2zA6MZjyF8iMEPmNggVXIpUbdUvwTLY6F3dOSh/wY3+3SfjBUvrBnpnzhDZe0AXcSbMafDUUzX7sbTgtXYZq5Q+w0MlTeMXtJOyKqBoEt9EYRgUcnJ7DNLB+d3rqbGF8ryaiNo/vpUKIO0M3ZfQfm2XVndD/Hzk3DQ4ReSxQT2S7BywQN++JewXVEg6l0ZLozUuv0pPw+YonI/XEM/ZrWIzPN3uhVLzlf1SQoazf0CejfiO2feUD3U0k/xxfYDDyu+0kUK/1EafCMEdi+xtDXhukrldlvacvpr2d7Mzawv5kdj4lahzgaQ+Z3zM7vxEnnl6Ou8NsO/Lk6X9s3+wlub5cluZXVKrV5TqX/QwuaBEz/h7n/E1h/I/mw7vuw9H0Cv+Ps2ch0n5Ml+jyhebrHBFHN88RiZpHZeZ6oMYs8u0rrZIlBvIq3yS63fm72CnH1wCW0obz+R1rK3PHzLvOSEbycb6pLNYN2BiA4yQBEyw2AvF2Jj+TAAchk1jMiIrQCfyayfkW9jjCg/544lsAE1mRPoCFmV9kbiuG8cRWR/8QbkLr2Py28oaCVwnxraG8xdhVe+qpJBPzQagR9gNpZv4N2fGmve3QCSEEzH9lNnZEDPQ3afuJF08Ec5mfkSOldTPfo7fBwkWasBqnP7+ito+/NPXxrVZnCUTFfTae2obL543SEX1U2b8JeVTZmcKOreWRTkuV2r2xri/iqMsIaoQ/kn12nlUewyZR7buYjszbQQD6Jy4Nf8H6c2OmJD83emMczrNUZWpgntv2tL3p7pscOTL9Ao3aCxqE5/W4WFy7Ykzd2w+ukiVJ/RoWaB6bfNveJuRN3HIUoMf0tLVd4XDBFwekHjx+9Y+/+t9y1YfcmLyIuQHy8kY+DjzdYqzlURjQeZZv2A5KN2RluKB+/gn6J0dnV+bp81babaYSGeuN0VF6Vd6ikpB0dki50pQtD0oUudaG5qAtZ1YUmdyFDqUVdyNwuNLkLWX8XYLkkYhmZnnvs98/RHOG3DReZEl6EszYblxtE3P3l0FdWp8CuXIyC/GBrLtYYuptginyVzuWZ5GtAGMWSvV08YWP9EzY2cMLGFk/YWL237XIVnG1p628SM5kgVjpKXJZXFS8cWh52jZQxkfXI9Lr9tJTPOEDDS12nLw3+0qhM1fNXtZvWE7DJfP8NEpjWpK/BHLXkDT1mf/CLzIdgjE7y8ZliFVxgRF/XMBIsDVcVIPYqljTs193I7n1Vu4HMttOvOHBkJx0hoOmiMviGNdGBh8s4sWp8sOyckijXIcG5ZVnq8LS7O+qtZtiI4rUfNUdqsPhPEzxGixpCGU0fCRgQx4lB4F4PcqA0n8ZUDg1yNhT696+w0mDmviGf4KcnNOcb1AjmJLvtlkjLxu/PyksHGQB6tsqNl7IqkC4uuhlcQSfzwEkjnb7gwBGIxxqvLur+jjVu93wJ7BzKJBoOtpYhsWefsJk9Dvg+ouCqI2K7cle4phcRs44lPsAnRsBWTm3jLNXpD2qE2Cf2MpjrOarLOK9FShLfLuoPHzgAq01SK0QVaiJj1Kkf8HBY23zzwv48nq8M0QmUConkHYVjStUQe3VoNo+n5+64c/7AwUNH52b37phE2ovN++fZTjG9gWYQOCFUS8xsmnaAI4AAPiLhZqoWbkaH9VvzZJd2tflmnIQcEdgXFeWEmAHLjTOYIToqkriSWOJKEgmSSiVIqiFBhE0TVLKmyKDu5bhJGJ/OV6+Bf9t53o9Ai3qed7UAZl4FlR9Q9UPEkW0H5jWC3YnGLLbLUYZFVt3HmJJjJ/auPHeG9bCCk6o0wnb31+X8qY0K4TnqldAzrvd+GGq99d4rJI/DZsB0TPnncqRO5VvjhjQClEWHtwz2SryIQUzDGROf3P/IYG9E/QgQNNou5gaU4hzqyyd4fLa1YnxxLBS4FPxZk1qYQV+kC+tioYPNEMES7cqbfUFR7B2rIA/3lMRtR/0BkiY0qs2fQ3l7JwYTy1Gxkjfm6h7fKzo61f20BespFIwPnLj6NoGVacmQp4uGXKKrxJE2WUBg9MDoKreAOkkBRlgXimL4BG65niF0Jhb/StuFwZ2YWtyJM6QTuWDjtB1QHI9xQTmaU0k0Z1xFc9rwyOwfVaDcOFxkMrJZI0DBTs7KAAqyLpxCoSWFMxvWmoGUFJcXQSgOup9hngQPx+pnWOe3W4+aRAx9CCDapz3AEm3oi9lYD0PfK2a4FRYdNpjyz0ZGwwBIpIHBfQhk4SX85t/glYkrG/WXXCyuDTahUh6D48zU4kKtt4wxS7IRVqYBVzINscm9F0MXKGxMPONhxOPcmmzHQ7rIuIoRfacB0IZK9lLxagc3H8pYhwlTJNv3WCGZe2d7MPRgMYo69lLJV6wrGLqM9aK7Z9ggpAIRtcPtYqaemfK8Eiz69pu38dbDtiA2ACJoofpR6qRfbpKKokBPoKmo8KY8eBh53i78Tflva1et8ohrhSVW3jEFdSk/AaWpvmjxRfXeDBsT7H2y/amltr+YNq3E3f6031Kw5NYX8NaX0japt7+g2v4Sd/sLZPtL5nuJ2f50uvWTbH/J4O0PLtHV9udTMdn+sPPlyZFe4Gx/gaxPBIXmvtn+vhBG4YBQSms2kxhKX2IofRtD6S+KofRrMZRAbtNbwODLlURWrqSSU4y39E4Wb1mkEma4OOYR5jgnWpkDJ30nXhdxdnkqQXbLPa0GPV1TsLXkIKyRHOpFOUKzaJms4z5+5nAsU6K64NAeKbizxwoDvwr/BLfjn6Ay9DLnBS15kNHKl+7KndqCHPZ5IX0tYMYeupj1FTbQc94gcCDc7UcHwj0ND2TAgQQOKNkU3A5Pz03BXUoYEwMhs5eaL6DIAS9cxuWIABnLPg7E4RqB9hy+i7rFoRmvQaBhD44RDMjLEVNROTWjGzBlswJO+Vs3+k8pgXTezPDwfLmBEeL5cmpTcFSJzinWlXQ/qoeb3S5w4z5zEqHfrSSTy2tZC7bovTds9B/Sb7hmU/CgvrwaY3e//rJjU3BImQrMO1MDni24QvKzJQ24nWfY2xriIln5aXmZwSb2+lpTQd7nfvarCnnK1ILsvxUQSgCXRQlTYfZ1EwT9QHwbzT1juYixxKtbR735XMpO2nsb5uE9032S+W0IQSxwTXPskMC2uADGUNmtxVlS72KOZS/MzuYN8PvViOjBsL1+HGuy+zlN++xOpg2mQ+LvapEf2Z6a2p/fDgnGOS/UsqZJ3Z83aBEaUZAx6olb/7CCVVsdKWLO5IwUs9jJI/5phINy2LBl21ealNEtjBnHKYxJxg0HhJCa+CdKBbVMBBJzHbK7VBnyuF1w6STQLiATwpJK2y57gFKFVC7WEbaMqii4NkNSiDU+NyFG7sYZnUKKfjJ38OgVnDdgDAosvU/GbkoRXhQA2QC+RsSvDQXVwiaJY7KY1o3MI85oWHcP+6Ty1Z5odvoVvah8hfZHoR3jwPTQXvH1jyGe0Jumw/9EO2w0vXs3HFI43pOHjlMoaAf1nXRe4/wZTe01TDvmJYxUx1a6Zp7MnP4hnlvYfuOFAwh2oDdccNmkkQwZIJ0+tjMEH1hMjg0fraBx2a1jIDybC+E6FeyBpGZ0SQha0JfxngKbN/2WHyjodXt2F7H+jWMb6K6iexEL9/oHJOLkEy8kxz27c2Qt3p1tlWAT2id307z4HH6GFb8bbnFXsXCch1ApS6o6tk/jBLqwW4/3j9DSFp/d6Rc8atn0Ue8q2damj+K9u/XrD/Qg37APXryDA1uPUnPesB+i0oH5Hic7OdCr3qKyn6dFw7IGAi8DY3LuheZt1vAZ8YmZLdHmlKS/0m0ICdq4GxjKeY5a+ijHsp+bR/9t+oJ9b9i/OETzuQvmUSZyv0uyvN8gwqJtq/Ib0ihPNMNTSCTAkQdaj5QCiGhKOwv53FBraqYBoSaYGBQGQ1LTXKAewcJYRnJSTXQki2KYoyJgLKTdyHBxFeeLSXcjZAghtFS1oBo1BNVow4AYjX0hsQB4uTiokqBH2Qzhms7fwav5AqE6Oat4vh/Md6aA/yxckru/K7A0sIhLvLe4XitBkQ84ohoqVDwjyyGA1l78b/X6yNh6RyUjLEF5g1N5k7YcP7Nvrr0W7s8igzdKf7sOUDIvjuovpiLfz4iBkHe5XIZzRKP8qv5VzZTry7O435PCNX3ONwO3JEZsvCVv7KTyz8i48Ev/LLmMDX94FwmWwc30649LrFMZSKaVRvm2L3iXER9DqdN/Rcf/27Lq1plzlHc+lQ+hpwLD7UVVgZt6jcw+JGU5FV+j+3t6x6ZGhnIKYcTnizkKmQcgqMaKoTMqCV+I4WzNA8DviP1fIm6urEOV2IdcSdzZ0DKF/Vrh86Xwe40fUc0xh6bkSrkWt0+zQxuvHpygGPkBzjOeuOpEBudRSog3LO2x9OFJWEq/RxKfjq2LjZLiqs936P4kkggzRVKo4HA0+uA/anAWEuZcR88AOk2RIRa6BfRNievvsCNqb4i2kq6O7ad56w3T95GAOawO940rbwob12+jP5eP8LeRnyuP9ZeDR9tF94BC2Bw26GduVGD8yqvwf+1zWgewwJgj9DPj0E+lQz8zhH42dxoghaaEfjbd0E+LjjG0oxiF7QtevRp5oJOPwsnPQR5omlNGVGv1R++wOcBG8KoRRl4QfIBIH8m3nWTOdhQj/XPW6puv7r/d+VpimkY0X2qdwuBe3k5qr5DQWlUDDSn3LD/dasnproE86BnKAOHQpQEetiGSpSdI3sOiroqEU3VxHv+s7/u06eI4eFuvmoTAxeZhB3p/kJ7AxxE/0cc+NaiM0mUySUxo1ADTipPBxMAvE9V8AGwExjKz8DlppZv1BEAn3Q8Llkc/HmkzgQYGKdLBJPpDPqh4R/gUxE8uhiya3rV3flrND2m3HKvatjUKnQcG7sfe11h9FUrXdhbhwJXf8m98KKtB7EdxqlQqL3IwJAGzDIeOJ9FZmj++10nZ/Jv8ZXX1ckYt7P4x397hiYr0Mh13IwFIi2PcJPrRxLiZelD9n4jC1iQI+pM4VLsVpwgS2XW995TCin/E2kZJYDXXf/+Ch/Oev9yPwTI/cjDKC1q4o1c9ppBZlOELu8d1ljL+8uW92uv8fp8141T2QR8xNReL0/dDvuMwAeaC1EMPAaWSo8kQJYpqvqJz4Knz6HEpdL/P/usHbL13+ZIALcDtg/7hIrhb6t76X7deLwgEwSE6k4F89Et/ZOu977aX99E5DQ0NiuB6N1F2vdCF//fYBy/+8k/OX3CIyKzyaa+SbEtzpvzjvkQkg7dWXukJSV7RrXSMJWGRIxPWe2kZXjQp7aLHHldFgyOva481iBUOfCzQOWd7DXb/D8QIwWP2p447CvXhF6o+9AITGC3vkbmUOWmaGGnxNZDX3o7jp42gDntoEIwvEpMkiVjxymdMmDTXkl7GcW9Vy/Ngi8/xqyzK6ox775eMe1RB92sGl9KT2HMYzsPun9m7RWLizk21UmeX4ZcEn9Yf2OMtPrCb1BK/0fMQTVOxih73Jd/Es7STdZ9lYsYS/6wCw9uds27kGyQH6nhTn8O/n/WxUJ/xoQeCDfwZCKk+R0LeWqpdG/0Tvg244sS/jylZ8t9UBQmYN+jcfVP+1R/TRPu2rfciluAJdR8MUGcF1/DxYQVMIiw1MR68YauOsHvf/hqvOKQCnzgF1GnEkL41z4BvMB8/pnqhw8o5rjjUyV8EKSQ0lMLu8D76wQcg6kaAxvYYMP1qUZqdR2sSrPKRAiqDV/rv4AP6K/2DPs6om4JD+B64HY7u20IrOsueVKHwMrUbo0i1h7p2JALRx3efVwtHGif9ETFuHEhiCBARQHlslg4HlIb1tw/mC4gkTK+fhA87szr/okmD1YQxHkxWrLV+J8Y224ngCx4J7AXXTxaMnH39pMDdSXpCABkoUSpz2F+Ab4gpPkuix/H09UUyKfENeTJZGXJiSEWx5MnLxiFPY/2UnlYKfpVJ+MFvf2bbuBbhyDZdgyXwqxpLILq17O4qk0opV4tyjBdFOfq1KMdYg24/tK8/yjGWA52y0RATM5xy042OUJV2n6MjVBXX4Je5hEXkkg93FknG+6Mi/1XTa96ZAnR0N0LLqBW7swFm64rgQ81IIiSgJskbCagT8IznfKAGnxXMBdAT0mYZAM36rOCuoJfh81Ag4ehp0cbXBzl6iTbATrV8qsvXTx5CJFQb9ecIkOJnrkHEFN3ZTCefiFNeD8GFaEuwgz6yLcF2+mhuCQCo39gSbKaPdEuwgT4SJLxu5zHir9r5UN45XMTOqnVei9AsftfVW4Kr5eqGLcE1jJrvdf8OS2xLcIP88FCwJbgpb+unn5tFm67BwR8ctlBU15xyfnYWMf10+8rQBdsDos3Qkt+eFzAGqumAQnPALB7aEhxUgx+BhEZl7+KyzMswFfTAIWWge7o1KUDlXcPKFFiZMqwMjcrDLbDPcFVzgAz42BYYb/j788qkwM6J6PJLJuklDwn/oDvMl7pfmNdZnk33ESeKZT5smFS3YNIfA7sYuUiSt7e007odqlp+hnKiN6ZV3V4+cgWxkjEpeUtvlShSVuejsIHcOMPVgwWMC/ei3yboJLeGHl2DL2t1rvnjH+Vc8wDA6vIJu5sjhHEccebiIABuqOywPTfbC9nJRkxMMO/lnrEw0QVDH6z3JvIu685bQPJY761hVHgp3P1VncKYxnIMMRgYaS9fk68CSOUYGjeWr+2tydeWCdexmqpcnY/QNZ1JJWBiqQGyUenDJrl85bvBOQK0yI+95C+Yj1/KQtepnBjgZyyIBV+vHxne5guHC/RRwXvRR4U+oEPUaE4EOHEdN/lrA0j/IkcG4Fi8LC+WpAPHIS3pcy498+VKep15bqu5OJrbl9EX2kmdr1uvm8yV1IukpDVBKmJBikb3fh/uNN+QsHkUfhZoyiLlZe/wcYbao3YD9uWsYKqIHqFB2Ucs1bsbxp27+6Ej0FZihod19//LVo7fnfYQ40J9PbdIWUmTR4fy5FooTwAmIfmbz5X9bAN7oiTXshk5xd5Ie5+P05MPxkjzRmySBC/GAeWCigvJmG2Q5FisMmlsbweZfoA+mvAf1LWkxiOcmvYjrqQk4gZCb/mVqBjhnizDErPvsuBrM81hK/4rHqm/9gO/L0mFNrmf/mEdHlgKTJn2eEIGWagwqeM3UCvUJu8a7O6PFMkrvasBP4fs0CilttPHHf4mtVXubua73gZYbf1N3hT0qud5OUd2T7NfUswuKK/0XusYhfkivIS93W1AqrjaeeIDT4wmXdkKinSG49Tk+K7CJSOd5FhVSY6BYS9Jjp03m2Qocfev3RUo0IpV+1Tta+ZgYmW/p3wIA+LkicVqHD4fU52QDiYeZ4pR5uyt+LwdmEJ04pZ8yfih/8St9Ik7NCduMaHKiVvpE7fSJ27ZlyCOb5Oc8ItHL5TbevRYsd99i8Seax6H6k/IivtPyk0K4Btjv8gzNE4fEhNWuUFOqc8hRWO5QTNvlHoWpXj54gczXDWS/Rt+1ZWOK9rKlS2Yq7/dqxGaTPOx7WR/0fCz2djY7476fb67DygXWkY8FfhAuJ3zWl+BGSyf0GkknoPXBJV6wrsRpEafJtXkBkkggQJh95tV/ojNJLQ/Twex50UmRcVXFQJ7EkiJDQWnvyAWxLpYrwxvLRrEJ6a8LiLRpryxooWPCRL9cHT/lb0WSQq7YLv7uTsMfjICPqFGvQqOIyIF++z/GHb/jrWP+I195CzuirxpgmTCJkn5xFLwwh4AkdKN3hi+IclJk47bXldXzvqLjob4ov7sEC+wy9lndEpSc36LX9dkYJcHOCn0cyQLxE7yT+n8AzpzJ08E/CFuB6DsmZBOu/g8oHrD+DyoeiP4vEv1RvF5SNFWHkKZdD/R/U2CCYoEk6OSXXJkUwAP6uFNAVynu+LoOrQJckf5A/LKB7lZSGP5AzKJTYO/ZScpPPkYJjKGHsYwZodXZJzBGHKGNYyhhzGEJ2jmjGGC8dZjKHlHuEEYu7833rV5j11EJjAk7Dn9nHFz89iz82tM+Oza+VWFE+8zimPsieU9w6ra44pj04c2+U9DdIy0Xj8Qly96w9lyTp+iYrr3mqa4YeK695gS5WrY/QdjU6QzEd/4R5dJVi8Eu38a8swztN/569lzlM6pR7WXoWmGx95VAOajkfinvS+2Ct9kI+X00Yf8KrH9UXEpC8u7fHOe5AykB33Jts6LFcPe/eCd2iE81TTB8/18lVhV++oMyVPdf5j7tkyEr33TTrHXSrzrjvqLQL4+6XMqHNQ4USmIZB6nOoHyfJJsnlec6NRndUhOu8vxT13Hrr56uzleXstfc/WeH237UvJ5v2DPAJ/jN+CknsfIuBXSRgj0sgiDxMawMWJnEfzmTYRCVM6pXb2IHekETsDxy3CuXyXOtP+7v05nC3j09RpCiQQ31vOmbEkiejnSQztQpe0MAtqP4tRNdxwAltcV/qQDjPK6yV7EIShO3ladcAgZcQboZB6GRiN7AN5TlTeX3f4ESJIe2M6ehR74hoBznXTX8hmFzhuUxUsLvHZ/Y/cOhvjr/j2rAEO75owSxK98vcLsYOCnVUKkCulGDmYiGkPa2FAeVVeKf+ERqHbhv6XKubk7595AAzwmjgwKpMSRLesksiWX3FcGGK/XEPxCJVmWUgC/a4pl7X9erjH5hR/kg2sTdN2UUAGNSZ7q1Edhd36f9ovr9locfkH1gjNrrGWoimi9/Xu+wnI7E1fneQCFbm3y83KVPnyeMB2S7pgWfGheqpFU084L4ckAaahQkqTKrz9RgVEyt/Sl9UqYdKSjqdLKnzqSJMAVEk0/QCZ77DGgi84uR13lbNL4k+PPGfgzhT9nQwGxofvGefHk+1hIa9zfXYfEE/ky8hhcWqutwVw9Njn4QpvHfQZtYpFQwy6ejPJw7GYPi/IGxmeKypvAX+nzdvl+luZMrD9lQZgTSNPJPmw7Sjq4isAEwp+ReTm7rchOygizPz+vhW0OVgu11pLlJEbU1NpKoDqJthKmazm4AOtpz81YjQah1Bevdn1ub7GvWSRyN38RaVoG70HfyNRQq/lcUuRqT8vVXiVXiwYoMiPJMg4sHBibIhRNj7AA6NqtySCEfjhmpbt74GVl/BLqbEDaxtdPUrN4nKnoNYM12HYG7ORXUndkDs0PpGE0G+52ToMnlIMNI2oXCZ0Pyqcq717qAolh3PJ5BPvR5xwbd8st0v2g/Ck1U27RpbnbjbOC7TrYTeuw84YgWTWg+myBzliNGbAas12pztp1NeaDMExljxQd8H4IJ9cXjUn2o6QaJ3uABu8cwRWHPAWYpQeZhueEOetxYIAkDsgYfpsVQXHCh8qNtvUAQJu0cwwZGdCMxhwkfpYkrOd1TAQBXUHCMmuE2MH7lR2N8kP8xBbjGU0VnP4RHu07Q6JYG1xEnx/cL86vPGQYWOjZv2lht+NB67OO626wXqmGb6AGruuEAgRULOkJOXCpa6Ddk0FVJnLboLPqKjV64+nvn9Pp7Kums+F0BecysQwE3Tfvtf18DnIO9/O56pwWMJPyjPaS2FTscAcOXsRwCXcQxNmWhf1UHMXlcIfEcocqkEuwH8EdlOYOzKptFGQmqp6jvlDQQ+z1zus+kHUvnwf05xO+41366CwVCOSHQ/rBu/B50IfigxNXHasuf5cvJXSs+9y8FrP1GmkaEewCln1o5Z0tROWf590Oz9ZNwU2AlqezjowVLbWV0oqEB2M+5JBvJhrtOKFTlxBHMFvWy6Rd7tm1gmbM/sz3A9qEHFvHEjJGV9r/4CIBIypXC7KBYiQ5fECkwKZZqJoEMVV25GBpJAgcXBi52qZgmHuSir+Civ/OYwsf+OhPp5v8cw3SHgT5u40gP4E/62STz+FqjhDZapM3AvahZx/ZS+yjnHsiqBfhA0JSrzPl0E2ps7tknfj1FXLa2iyCw7nisB/VBIdYBIdKtSxeKad/1OpjXuCp+nMOMdhtOflBNcjaVNdpKKN6uMJ83c7GhisRS6RVHAFnsFYDVByimYCkTydd7NnemETvAQ1QHgvMOQqOe57RS7DVwhSY0/KrlJDjL/+mj1RYiAdtLEmoXc53i0bIwXZcqWKIVS7Db6pYfmS5TpR9Do4Cavci2HoBVK18pUQfTucnOj7BuagGq9pLJC/HUe/ithpkPIKdSfIhxgyu6mZcFghO0CUkma/Nu9PHYtHHYBFrwcbBTlgOYGPmgNDnSV2Rduf8S1Ok7Z0fpEj7laZ7rDgY9inSbjz9YzLCpz8k40uL4A5mCQ87LMFSYwSTq6FGENezQnDYB8pntL7tKXgX0zcmQUcP9wRSYzjatynRvuF2Tfu2ofAcDuYqPGIafJJx5DB7P6yv9Pk+H57x5V+Yt/u02OmbectTrC84QcS6b74KIJdyYDSN4TstoYkuT+dXEq7TEK7TrLR4Pcll0LTqlsy44Q/SuyRVnQ9qz5cH/OE3Oho18Seb8j/sw56hx+Ahv1jp3s86Bf0WcLnUqR0hMN3987ZrWmND8u4xv4BbkgDenjA6F6qpMuOz2uWoj90rhFZkTomWDT41KzsuS9Xovd6+rNaJ7vD2JWl5bMsyUU16opqM5KBZqSahqwvLb0DTg8DtaJFm8katN9/MnBt/+PaF+LMdfy7Hnx34cxX7uuDPa/HnGvy5DiNzgz60xdUZJJSoWa1UMnvwEio1TXTdA0JuL1LBVpuul1ofNE/o2pxfRJhHocPnFQLWdsuX5xTAI2+XLzTDJB/fKl9O0MFgo3+TXUq0cMxSahg43O6HjV8cT7ijh5NM3wyQ0NeR6uH3GrPEKenlWt9WvdzBsIqFfHuqqnjXaGehtJT0a3xnLqp53PjT8C05qhiW/vSP11LSfFyfcgN2coFDy6S49UGJFDilTWQ+1fpm6DbkF85Dk53+CXOgBofFCZ1Y+wk+71keCxBlccuxN3UhVT4Xmvmi9j1Sa98jJ2nfIwPa9xZu3yNO+z45oH0glcXte86rNxCl+hr4aK2Bj56kgY8OaOBbuYGPOg08OqCB4JmLG3hc1RuIUn0N/FStgZ86SQM/NaCBP80N/JTTwMcGNPD+YFADn/DrDUSpvgb+eq2Bv36SBv76gAa+jRv4604DHx/QQFoxAxr4YFBvIEr1NfDTtQZ++iQN/PSABh7kBn7aaeBnBjTwuYENvMu9K1KOTqzOD8DYbNibotVvRPoPhCqaFThnE7wbCpxzWodzTgXOORQ45wYAPBjOuQlQD36+pdXPXXl+rP78mDzfledXneetkudXn69Ws8axYPvtOmBhQzJh1eQZdISh0lNFrDmxgsJjCieZjf4ZELM2+vBECpDDg+tnxeUGqetcqWtzEWrxn8tvlvLnSvkN0vZX4MRGn1ul7RfW236hlN0qbd92nrdN2n7R+eoiubf9PG87nr/cqN53FJxo1R8kS+johkrOBaYSN+py1tqbOq4+tTquljqukodfyw/L9TUrFmw4CPgaqe+1SGTOsM/+azfhG8n1xhVCGW+gd6gqVrRlUj+EnvIDDik2mmqteh1y74X2OBqz3Q2y53sHlbK2SS4DvVt5wc0DiiY2aR+1Squ3iY5N+Avrt4kuq++LtdxEa3rbBhkxETEJmRxSU6KivbCqY4eRmmi+rM0W469H/BojPdnj82/0HZ+P+u7J71BgD8/6DBPqM0xIo+ieYcLqABa5h5lQ+4/yYSYceJgJWJW4+DATlM8q9zBDzOsYK8mm/CfZyVsfR4LyQd5BoJg1RxKpE85vhs8EgqGBohxf4Z5IWPcvvoDAtWcIKv16czCPtBuIOZjPWRkLLzsUGMEmYsgDPiu+hc+aDwm8AB83V3w8hx++6jHDIDmLuc/TasXO87nhFxEj97MDiCSI5N90Vmm+/1btOE+SXfddct8ov7JXwuVbUkvBU3i2e7fMtLXPbdNTColInwTzwEAsZH+KjuecPyuAuyWgvAuSRbffAg25q0HQKr60rS1ACBRETBI7fZkcRlDTBuZLhU91QGs2x24UiCpEnIvMmFqIqlRDVPl5jKNYqn3TqW1jN0pwLadDRXTD27T8D0gGaCoZOwPZSXtJBTloT1hptl/ppAQvdcda77XO81oywd1T45C0i7Gf5elPzBn8q7cz6f0gdCyPYw11f3be/PSOeWu8eUz1OyBl20/NNVM8x++oVpITn6FRNcT53HfU1r6orb1KbQ1X356ZXKYvV20dWLV1lbKKCE2rrUNj1LIHxhDCSjlHXLQWnkPP/sO8jV0Js4f9KjEj1LQ10/Ur9P7JTLUXsvbH1wdkrCIfaGfskh/UzsdyeH+F3ilT7hkDQTEoFHsf4M86/Mnx5wz8mcKfs/FnA/6ciwPZZjkh6+EJ0Qa2FFZJoNCNp5Qxay0K6onqQT2xaFQ5qCeqB/VU+u6Qrfu+PmsHDBRp7eh1r97TP9tHbXdjKQyAaGNjk6gI6Mi7UoWL8RrGepbQn8RuaBKs51/sBEWGTOcxHAHumzcIhBbR7Qimuj9XmuxQvtmfACvC8E1gWPSxE3luOcFlLKj98U529LgFWT8BBUOSAEK+ImCyVAqmsEh1YKBO1ZcgTWfE2WmSyybFc0B/RYx+hgydF7GSI+Qj/Ve1p7ZNMcv4L7qBO/ULY1ba4A7sq1ybx1eoQUJNuI38nEJDpTOJYGcyLwwt7kH1P0/s5/om9kf0PvC4wjJOBSnq5GIgp8qaKRlbCKTGhHUPr0C9VrP7VN90hlanJ47JNIDaH1PzrRBC5QlOHcbEHsI88Cx7HXDgWgiG+IxvJMMVsDBjhw/LgJdRf9ycjMlv9o3JjRWtn6h4hxVJoFtxxRHxB3/PvD6F6XGxq5CNeDI0ldtKhTv78+0MATRIYhztDkk6S9nAYY1Mx5SLA3mclYFed/9++T5lDGzic8Jwi5JkNNAuIQc/hngERo3EtrBBTND3qyJEiEzgWtePX3BvEW0JutTTM0T22kxdKc94nuOO8PRr8+iRIj5iUWVTzdYblYDYrC4dvX2ruqws3Zw7lMEjLGgE+7XnvVG2DkhsxuL/6Uzr9i0fgd9zbxV9tvGPVt7qfAQZJVxYdb2KV+fjF3GOSmIQrXxVmXPkaHRbJ1J+kgYwpiO1H3zMR+GaPmyiC5vUxgk7hmKg83tr8qHe2rzbm3R7kq/ujdDneGtsydpAzJ17rT/Efe8uRpeKX/h/t0MafvtkTI3uzpzlecU6N0NVZF6x4nr/Y7uZj7qucBl/ta5wMmVPPvrZMl+Xr7NfrpvsZUDTF/T1R4tqZg/12q3hjJo3gckYh9f/WG+8ajkDOb+sPoR941PV23s5jyiNsB3Vsd5IqwM3tjVitgYppxtpaw0gAk4hO0mtP416f5pVf9BEjKBJ2iX9cpJ5VSPb31sz+ugsjVjHrVSmZVS/tr/SUafSQ8UosLz1GCFRwdL9MmMjI4VsG0H3H82x55g1GjaG+jGzX5ZHvZfnSW8oTwWBIh/vjWQ0pOPsMyJvH8Hod/LsEPVz9Hm/x0AaVHg8C/o31XFG5PUlUqOTd5BAgArSA6NUYbBV4gfHc1pZIeKd8nHX4Se8j0amcz2iQCsGsA7NoqaukayG+Sg7PGbEGBRHV3kDOYhTQTNv905Dd1oI6juMNCiH4Tl3+L57D/VOoxomchppbk27tw69ngAXC7CTXE0f6xAHGCAccDuSKCMOMEA44OZqKjoy+KeB8RVrZUKY+xWTmKS1NL6TvW6+jgiCdpwJTe00+pNMNmuZmCXPU8PJQtuwMZqNKgqWw2WwrWNueqvkkVaxGrLGOKAYViMsc9WAh/JVMKg3aFLhkzWev3wLNXRce2u878NHvU0kko7naxA+Q1OGmPKXtSGvMB7JOECnFBMG0wdQg3hrfLJva7zAM253dGySrl6mcfmMm3T/oaR2BKmhTSBo7PC8djR1xcsKagziZSmQGis+uLADBwfXeJUBqkKmSCBH3stHY5+xBBCCasXPVAKdJMaY+zeDQOykMjqn2dZ+0TQSuZSdcmDgNVEmlRsatAOQA1lNmr0Jsc6lQWr2BAbi+s9/vmTy9/u+B/XvIop6Oq5ccCOqCPLKD4/zSV67jaHqxeME/SnibZDJQjqF00zHtlHxUMZezf4ldHzKwzr2QWSxD0KNfRCztsxgH3B7IsZOk/y4MVNhDOyDKcRRbSHii+GxOgGQVRBfyM6iOikf088vMiU8LnnuTlmj8rgyusxvrwMyWvZL2nvDSpNLaFdCq115axwFswJ3EgyCw+RjLfAitSDzhZ/u89ululirg7CLVl/y5ynJHOiJLypCLMQ7lUOp6UajnKCqWzOcYw8OlCE78HQfqBwEWlWYR2lOjDOc7xhvXthr8h0zzAWWQGaSJPOxp4k13wIrygY8lDdnyrPP87p0lXE3MdUt6SkdXL/5fj6wp6V/a9EElC2R4Pwv8z3z9R3uV+5K2D0y/21ofWpbn55a682QJt/WwXzJzWn8azSnuag5iNlGnLID9OCgsEbAdkhmF/kbVad1ZqaIxvwKH6ISnG4TsWcxl0uBo5IisZqBb8RZvCln8VjO4iTMNXAaT9ks3rhMu8bqr5cynAaCw9A3vIvetiAuEfJ8L9P5RNh9EO+E6pMq2Om07x13cofEN0ngzVLoIhkkFjVv58Gj5seidaaW06pkZFfO/57WTBXi91Y5NFUinOWK72eu+JdOIIaDsFAyV2KV1ilq9jSgP1HOL89XXkqB1m7h8MoKc1aXc0y9uGsF0G4F0G4F0G4F0G4hEwDH+uLPuXAZ09ottI5dzo3nGZ+T32pc4XqVrrWeEiDMToR+VMUuHq9OwKd/nu+0am65oVb/040D+43GX/T9kej7Y/5R1ORJhfQmcDqpaAMj0QbGEnaitYEJo4YEi11lNHgGD9aZwWZivQFyqjXwsZ2kUvrYQRI1fVwNr2+ktmljaG7oVdtEYl15WNL08zYORHDLIIHTz7NNwQR9NDcFiJ5rIGTXR9IKDnolumkJzEkIVTaHF1RKNGs7Yd+hPtsJFLq38/Hi9C8InIf28TlZqGzEShv2Tjn9t+aM/oHG6hP7xf7AlMgx4aJPkoOd4A+tw5WjmTxjZXomRjiIctX9wHzNfkHEWGkMOXJlhfbLsKI4F7z7HXEccPYN/AsN5T1Y073kbFzq/pPBoWiB8tZ723uRTH4spMCM69xequPfcXNKKAJxAAxz0Tr9mLWzvVW0seWYDhcPynUzgm6NEzIHdoQg0sB4Uv8ssex2pdPQ2UVeYFe/BsDuQj7EhOd7PwN0DWLEt0nKjug8736EA8QMjh4IYLycNd+Bz8Z53kF8EsUdwCcR4JzSxjaAEDyyXyJwt7UDY4Lj+5/cb02RqRjTmR9HbBDgfIgdnZ5xCKn/IF7TZxeJIOjfMGdWChgMFlnU2JiqI0vg+tQEu02BmnsmZyhH6rGeuLGxtMmZ2Ju9jPFRDT40nXUNIjTnrtOXQ3lmLjsGjX1vDwH6+jLRyffospln5pIzt7dsREtgZezgrIAD0pGlPUCWdpotUWjD/WwYQO9J3kVmC5mYvJkPSW7MznwvoznDnsoTcpPMxw0yHdfJLFwtk7CDzxnprcDJVTfvgi/ZNTKdt/ML32VglC0pYFvEL/9dz5gkXTnmyTw+ul+4Zgsn3DvoE9riq6GDgAlVOXsRHwG/aI+AH+S96B/H/LHZxC4R310iQDnipEvYOxTvHWiGWTHbe2yAzQWEa53ERkwIPhO8tFO2FA5axKnctiL8SsP7Q8Zd01pKkB70FFkZ3kpcuUEXcPfutYNBeX8zYSydizjivHMlDAEwXhdD1nzdtubrDO2jwhczkkXOoHXNQc1rym3dvGY96qQ6Qcg5YKN/QllF7onD+oyw0f8GluVZG3G+bOK1GcDZXYCWIjNuesw2NperTKIeCSXARp9nVSiBfd9d1fuOvs++D+yh7G70Dyrtjcve6lTbh4xjrHYFvP9LU4gf+EzQV4Led5ABQd6hCt617lJFxxrhpQyNsca39DMZcFoLeWum6NAcTnmAGO4Ql8TVMF1N8FVHpyuW11XzEeSdjf5xcLHhjfBhDICv+hQ34d0+Ap+oCb4kxzSG6in/kF+MGscSST4FRRfuVB4LGEbt7w+mNcQ6npGF+UfzYZPg8NHXMYPsL92wtdEMXTSwQo6zG8m7twjOweICzWzATZIppdo5Vg8vKpDl3ZxGTDyTkEZ8cRV8czOHsXb6KOf0AZTTWZZyqIpD99ZpZ2wFtNOmXvxx3zl4aSrqaCoa7qOiTj6sW5bBsN9CcrOZ3hAjIPyOlopQ5xB9s54nx1WPP59WPa73KaibIdxgQLq1AZkybcLo/QqrYcv/zQhCdojOzrsDhmhrtbaq8XkF/f4yzqSF3onlg/rX1f1raz+DUZrEtpkKPRxoiInJp1/1ON771Jyyi7BWPEUe0A4ApOjmr5q2dgVHC1nYGE5rVAppZ5hRemu3XhHd0K96/1NTA980Jd15haz1rUsvdeyr2zj/LoIShpCPXTIdWdZY/g+HpTh1ZOW5mtqy8vi9/VTjFCwvKH9bcGUqCNTris4k0cec4XB0feg+c92ZBPdcXBEVsjMK1V6Pz1FnEjPexDFMmdjYHvRrh7l8FHDrY/RBAsAqh9+Mlhfc3Al8YjNY9EM8CoM2jCG5beXhgTzjxT+uBtys8QtVYx/EnYbyUR0ORwv2gpt7q/NVEDsWivHpzfuRD3kBVrGF3loxGnDWJiQkXjPfm8zXEo8U+8Oa6Q10la9C1i6b7GRob752Pp+gkhkxVaqsI6PX6R+91Z0g9BT1aBiYDcNLgJEPA91qeCAE+XAZzhSr89VOpkXppu7aOFoxbro2ga6tQdfWEp/vrSM233sZN2RC928NNZxKAMShN4H+rUX/Jhb3b908RmINZo3ekb9s/tWcoXzNq9qcW5xGl6OjuDG4KiVU8ZNzrijXx4EETgvHuKaj+mlWKJDCnj5sVucUEjyz5NCBAkgA9Jo4MHehAupABdSFCmh40cPMcz6i38o1tUyL9G2A69Kmm1qG26SOPCWOgVLQst6M1U+83/MVb+AkjxEf6IJ3u9WyTeKpOiBFWCmSRGGsIfdXpgZekbedOEHtq5ygFmEmRI4PXuxEPsaOllg5WuK4CnKxKjKVvbndUJyjgbPw7QnoEGodmI55lceNb/z/ppUgixeJxhYvUkEX54wg6W1Fla+haE/SEYwTBOzP6XpIXOC6uUKmj3aubkHCZGCHjyCLHkkxamGe9gFOFDCWp04q0d6qvP1Ab7UWqMenh3DOZZhD2Mf5WJq3exN2nTYt1LpNHzAYdF2vWN+mD1gSdz2rn+jtq8aon6C2tppGiPtIbw0ngbM+kavp5jAt0aZ+k/nBlHZuZYP9DujEsGYBaP95qvMkeMt2dNDVCjs/6GqFA5KniOajWWvtpf136NV8eqpQGgVdviFWXAzYCMaEEyco4j9EHmtcSPk1knO2WHs5vR2ZMYpJ1nU269DzUtei+zVwehxwt9PHKKfyZcCFtWy3WNOK3YlatYPk5660KnTu0y1O2WdvxOBM4/CV8vNxQeRGD/983vCEGKlaA/EFiyH++MSMNFjlvE4iCvwejqxvSkrRQGDuJqRwDFkuZtc9eujr5qFcHlonD030ONws2Mjpc4gTXwibF/z0Y52M9FK+QkDWJeUTn9t3X1x+9RmF8G09Dr4WMcb1IY4q3aqTm/oXbrJAPVT6mOeIF4MG2rlqONP+i6zCX1OjfKpu84xT5l/MuzdjNawxszOteg1Oc9LxGWelg69m/+0jbfw2kLyDRWt7YNGL2n4/OXeYWIkZgX0NpuY0G0SRTAKT7s1yD2dSLhqc2iPVqT0aSO3R3kmbj5ohbtiW1B5tN7VHajK5yIJZW18wa10yXyvJmrFc3IZ+TDcUXDJfw5bYteX6izif5YT2kV5bXjNT8G/5movbDBw17uzn43Y/H+cqxSozngnttxmEVh5pFZPYx9vYxyexj68d8FC+FmrF8bw9A68AOIggXTULrV9Po4jTn/o1CM1Kz5NK7u3j+6r424CNIozheI5qIo8udNORYCbFwC1ocKLUKhEf3KhXnF7G5kFleWMFWWZ06Uw0Lk7C01Tn5YjyhvWWb9g9O0Ly9Vvzxi5szzor9s9yas9YRG2diqZRMb7UpuiwtwcWpZppi4213j4t4j4Mc3UrJ6/lVKtI8dQww9TAXm6a3eAmfXmf8WvAKMcyypEMfVIfYs8M8UmSlbOt5iTZyVkkCh2ZmWZUFgYGodCZk6j55gwO2SR6YH76ggNH+AUW4NQUoe1q+qi3dzpGASfDjG20pYuV5FqPLV2cYpp1N/GTbZuoAU0X+vOpV70MGFirCbrxTErYKpt6IOuAbTTJ4CHgfOqcSSaCSbeeVFlneaoGxk2LHpm06Bgnw9TtlVNED44p4i8ukom2GSabFDYnOLKyVDioSbQEz1GsjsfW2XAGQ5XqfJVK3BwCIhrs8sJ5RU77iV3nK1Zh5c4m9lFfxbN5AMqNwEUaohYOxZDiORwjqHGMBPSQDKKHxPKJBFSQDKKCZDB34AyA+c3ssW6YQsp1mfWcVOuZ0+00M52ulmOxNe+ImAZwbnv4DgtbCsPvXh0+1rCkY7KVBzZbeSCJzAMBRwl0sswqRVD3IVaA/I3/vXjKlxZPCQBDed/l8r4dhWff5zmhklzHdjqlPR9U588N9lBWC3eq6Y9BTDMkgWoNIqCig4lSy5ex1hfGbFSv9IW0LxwLYKCNpz/49O9+/ZceuPvhqU00ZiLBmvPZo+yQIHA8jBUVc9p1FmkRFVCegTdohVyuWUJ5JnRpjwW1n4l9aFVaUB42CljqyYK9Bu52oSZ7QZmVrZwuSHY9FPT8ck71EnaX83VXk76utgd0Nal1VVSj1FmtGv21n7aqUYBpN4RaYHmGWsRtd3nvlzx05/F6d6gl56jvh4C+3lsPT/X13tk9Hp6pHg/PGZKANRDoISVgBgmbzmj1pmxkw7K8FRnhqWoLZ7jOY+cAbg20AFiLn9inM2K84bsWByrhvxIRqguJpe5LfZa6bxVhZzbZgzQ1JpwhcqW4EwEruMOagvtEUI7Kb65C+5sBvAYXabSfDa1K+3hlLnoGHhnDG/3j4SJrYHk8dPTErEilhf0k87Uz6YFN/uO+QDRFnMHFWAZXGlmUwPk8ZZeaXgMOKHXTHrJ1iZFQYIx9Jx4VLWtU4Do6+5SUbl7JoYW72eaEqJ7b+aqVp1PshAydfSQK9IMRjFKVUemuqBhaZFRqVkYlHhAMt2NVavMi72CRZ3zZYqtSOqh4YuuzZqVFZWh1dvLWLXzMSAYViDNdBUxI4YASkniiqXXCLgRfeSC0IG8gqNx+uyt0g1PmQgsed+y3jtKN5wJ74/5PH2XKQ2zA+eoplPypu977wtuO3f0gYOaO4cbvvfvDP/NHf/tPf3/BpuCJqqq5eTx51LlxBDceCqWqB0ONZBdK2MGhcKlIZ3+rxDrbiLFMwJCIjkIJP+4lbEQyYc3HGcqlwkYgBn6/r52nHvQFY/EBHyox642DQU0cTxzBynjOc8KYGS5MSJGWRLsvjvly8SrZ3mPHrB0gPLa78God9MBWaccrhDQ394YWqbSamjaLjjZG0BoQWrqYJKkhoZp2BAppaApBAG8TevkIMu9tvW6tOlg1RDWQQkBLl9B1ceKJdKA2K4Vqnr3w7DEDYb5No5pvwOoQ511RzQ9DNT9CImxvNE8XJGQoH9Za+ZF8dL63Kh+DVn4YAuEotPLDiOioa+XH5vMRKklvWqDKGtK7Rn/vYtO1NrrWXqJrbXStPbBr7cVdQzaihunaMFoxbLo2gq6NomtjxBJ6q2FVGZfcp7p/o9RwKrEa/UMUCfV0A0ZjUf9Wz2MkRkGo9I58nK0Oq/LRV7OJyLYAzIfHmjdb/qHfBtHrug/ATHBzm3HVG8LT/FqXMB7O5PHMW46m+dwQMze2Isx9hjYiOB1NH/rDD6tN/u3aOssG+2dU0RDTm7WKDhHVt2UNGbkYd8w2td67QxVDC9MvKHgEBT+k7gSePlWxW9bF7dXsovAcVWxOFw3McGOJGUae2cU/8gw3MMOcjql2qNAECQ0Sg8KaNtJg4RAxxAkHbcO7PZ0KFa4Nw9Oz+2g2ac7pINp9YN6Ch88ZtYPTYwh3egRzGj7Ec+Ra5KuN0iINd94xIms1P8WEtZgCEZ0qEe+tckOv1YoAjsETDrxI/cM3n/ndD8T0I1xbSEbYfTNnHabl2mhpWOV8gknpnr3WFMW87OxC/OWKhp7ZoDxIm4nPxNPgR97FcRQfPG5kPi6BdKl8Im3K9+7DGiMHvr43s0ecNAPTFgBbp1bnL1R5dp6gcXuW3UrPDI4Gm4Lj+vohun5KXz9I18cC8XMKymOBOJ2+1/QlL8zbxL0pFfemlrxYN60lSXbKuc9h0L6KUfvaYx96V9JrsQYO1MXnTS7kQVEhC3LuX4KbtQdY3t5lZ1MkqbQ6UE7JotldNAWxGANbPu5XZZsWu0S2IIt0EQIplXY7OE4UGby4Rfp6HEKcxfLoExdvLzPbFist7h4sLFa+RY9XQv4zsGM1xFlH9IpB99fm6268GrajafZMC2jerHp9XGkeEWoe0ezrty3N6rfH/V4o9vsnfFGwh2K/PxHV7fdD2AvW0EffXjBUs9/zqm4Pkk/bctsa4AcIZy/teTXobk1cUzXpjUTBdj5kdhxenWv7NtM12EzbL30z7WAzbcoALhIV1prNNAOrzZZgtRlYbTaQ1WZgtWvztTU5IavkhIGb6Rpsphk209Z3ZDN1WiDToh10RAangeedlUsNsO5vW66Gaodk0Vl2yBPMvI6H4rj0TFi05VBVDGlGyi+1B7qH5vurZWKw++U/BEXH2S//MZD98puB8LQTQX3HfC4ohsyO+ZJkojX5miV3THZusa2E1wnS2GM4qqZ3ex0dl7qiHdPps+yYPKI5hrO+ZTqjli0pO5udMzvZzpkttXNmA3bOIVmbbdk5AWLdt3XeIFvnjeJldZMVihh3m7c5jNDgrfOYX9866fuirbOt2yFb54m+Op2t8wC2zki2yDlsnfr6OZ+2Tn19gq6PRYKwj/dFfXvnNYV5Hb69VvzxOHYCb67tne1q78ycvZPb2TZ7Zxt3NEOQvbMte+fQLjutxhmtXe0ispy+GcjuSeSdLdo9M0OHYMq0iTTYZ6UhyEMp3FTuS8JgFoAOgZOMpAJZJnYo1mBjqcmDH/AaRarZUCDu7qwCb1aZbNy89coaRRSnrBmkBFdQcGcS9+lXpdWg0kqXht9tVjOWJcI8W9bEVUUv2SsOswJ3TcEymsIpvF5ls2iYBdLkBZItzNPy9TkcSxp2Kh7T1rrhXDnVKhTxX0S1vq3WX1wtERI6CEmsPe9YJPSsSO8sOLaIccq2z7lyiuiZMUX8xUV0QFoHbyVKjhfmGS/7d/fpILQJyXO9BI0sTxlsHjkJPQw0jwAA1ru5RgmeMZBwA7a5v2mjZ5NDB6HmjRDbMgWD2fnq38Haep73fYgsOs87A3E+MApE0L2vo5LrwCOi7u8ZW2eEXFSpBIK0qGmVEaX1w2xBoUk68ApPJ7CEBSXltN4woqSv9Bnpf4MLc8QpaGgcTT+yP1G1QEXX4N0n93olJ/Mw0PzrOctxYE3eqZi8h4Hwf44akaRBLTq/IjdAoSoIN9uFVIxAiViAlLS/IRYghAmWTS07f+xAn7er63fLrmaQasNNlXY7qMCSQprLrKPULKuJH+F97ZGBWZ4kArwXnP7begg+LEBbvkYG/DmtLevBcEXNbeW+eIUhJuefPL2DMoqWL8G7tpxE68Eb4ZOsx//nwaUZnI6LvbUvALuW9ulNwyq2WMOB4xSIqQ3bXnm2rh09PuJkiwnLb33us+9Kyj//44dJCviCFPgtbtF5/Y8IplrImOsW7Z5/tgkRpiRBQ8hafOc5ftPZAyrkH8ys3vum+qyevC3lH3lLtRIpQA0dKoT/s18eVru/tXxSw7y/I0DClieNApMtn7J65bewPESHw09Y2XPx3cEjixbQa47q1/yOPyOP0h1+FXAPKgJZ1PbaM/zzX9aJpHqCi3QfETFWxpOzKyNBA3WMhgC7cfk/vKUGf8lZ+dvPffE+Ioyn30PkMXdsJZSh9cpK65WBeOEgaPLCfLETZrICHOIMO88MnLBDShDdtSZZ5qvv5rLTZVIMHPD1HBtLyAqm64AvE/VXS0/UoQq1vH+inn0pE/XM5/7gN+PyTz/3+ZWu4NN/R8/T7/bN0++95Hk6152mc5edpeODZun4SWZpBTOBuvDDieVn4suDZ2LzS5iIrz2z7+sxieSQzVcyDb+vp+Gpvmn4AzMN0TLTEMHKJ9H3VE5BjkayNpZmYJqTLH0w13HuMThHGcWigIvePHhbQN6oRtV6fDMuYhgjIPK1kMrHE8BQNhsjI3X4YkZMc/5ClQunzPsBtS155sXe+8fzK9zxnv3S54mx/fUzX13pehlMcFzXnz72qTfT2vvSF39zpUySM4fo7XNua337lBxFnCvkVBj1s5+l9f/M58SZdkUtSE0Lun0tkIxGnKNi8Yv+ealhoBqPG4DgCrbh6LykebZYhd0nOSy4KvEYl3i/X8leDtJfBexwrpbDIi2HRUYOC1w5rA7L7OaYsRt+UM7rLM5P6hRHeus//Q8lJC1wU4f1zAMcZSLbvb6DX87F+3+dpTKdUvFcbfoUf7cXgyBhkz0yZkSPtR4VvFmY/U7mtypQiDknobVxftT5KpTGTlU2V9kFm4Jj+v4T9KkxVEmqflzffQyfz9CmJyL+6X9kYSZsjnj6/Nt5AZDgF31DwasNWu3TnxbRua/0nzqlkUKNS8/h+GUzpCmdPE3p5GmqvL/20xO+NO+ob7Og24TnVXI1VSVXUzgqHPcl3ds38M7YAMXyT8/wJwNHVRCxJn25QvpyovINjPeodE5B1Z/xTZUPBfbNKaep1ySWMnFVGx97ZTGcWVPgwjmbsxCTjiCJJUGl+0seVvPzFlXBvWTsXWx+0wCscMzg6KGLOLU0/btsskR9bwFibHefSXP6FtVjC/YTYscnvs3bRNGiK9km2nD48AoT58ZQqm/Rg9UwMDnsYzWEFzcu47BFDZOzxPtiAcmJYRW8FRg2HaTJbiBb9hh9tJAYO5E2sYM9xinTQ3+THfnjvwSXhhvsd3GfuMZ+F++Jq2WGrxIHzKMgf9eH4iHccHwoHnTWB/tQ3O/cYB+KQ0qquktJgw4qIb4D+HzOsyQwp/QlTfeFQGaAg0JiZlHyzTKuzgAsZRE6cazvSvbbYcn8zUnPc8l5PoWU52cGG3qrcMzejDcYmT81F/ARMkm7YLCqro8rHLmfsQoYmIaqX7/hXM/5zlPO9TP2GhkxiUt27zLoPQIQuErjWG5inMBRcaEdYRdaZGLHOb6L8fEtbIvSCG7sCCDBZIiNTup5OpGZ00nLdVD14+ArTiDZ4BxgB+v5Nl1GxPk2kWHTSWppf4eKcSVpFBWnTkDydk5riUSWtGbzRh2FO9Yo3FRakjxWqZ70VEHinfOruLd7lVKzi/Mp5p67LQGDap9JewXQomrrMUQkg5uzm9pmmRcQjUwNqEhmB2QlEwQ6kzkC4ck0gRI3BV7mpiLMnV39M7xnbzlFGHUT+eds/k9wRbup66cIdSeFnlXFSjHsvAoxB/mjjAbF6dTnXlpb5vxvY1ue5LY89iIxAJ//TmEAdj9/ygiAX4lVa2DoDHFQEoCMqmyCdYtlnosd8AtGjzcm2sSuBA60xCU+ZaSUlWJfC9pCyPX+NLc0rY5U4sKgBVndqFRA3ABkwq4HOFk1BT6ZNquIY2r41yvbgMDezdFhMaMPTgkOIT6QM+JW3lEzhijkXdacvaxxaeUQLlb2d5vMJ+cVPv9Pg/pc/tVjH/lArHOd6h/qJ4faCCVIBVMvBxtUu/wG9bv8xmM/9YG48vpkR7GIM9OEoj75Kkr9+R/u+ziVagXa27r807ea5LAJRwK9oQd3aJ9qbbB9hB+lYw3d+Oun4Wj9lb/44n0J2zh0DZ9YsoZmj5GSmwNHr/z6lx6+b+Wd7zApsc9JVRTYrNqn/J8HEhUNmEFZM/hvkKJwABkjMuPzc8DUQLRXnZ9rdaQO3FfPc+JGcvbO+Nk6amwNVhAi8HaddLRkg4TAlvpsQvkbgz2CY4pJNVooHYmVq0uYwj3JUeuLh7jgmLFS3cjOrQHYfR9YJpA7t40sC9PfXOnO2vCQacVGwoUihv3ae2C+SHRkd8pmw6KxUDQR2Z3tKFqTvTZHdqf7c7ruUNvGAKThIbK7lXu3kGDVgAVm2DEsjeRNRHaPatwrHdk9lrce6K2aHqKFzHacXsuBTW+t1PSo7f0rsDlCplAD4rhHdxQNuEFwHHeaD/dWwyuxsjatoptd+G/oN5kfTGnn1lJx3Gm+WuK4k0Vx3IM6OuhqhZ0fdLXCAckTSYWDOO5m3nk1+7pXyW6ryFdYWOH1gDHhsFS6Rmr41a4ZbrWEpRbjCEzNEMc9wXHcrbq5TupadN+tKQJeGTL3soiLBZCP81awGk7C1SNjCOMekkaFzn261QqdggOWQlQLEBvUDOcqdQZFopxX1+jCyTvsROWx7nA1xkU3floR+bSqKOc2vhoXpb6Jb4s9b2CUc99EDyzKUc71yW7rIGZeyoPnmj39F82XoJC4N8s9RDTdA0XKUc6JjnJOEeXc2JnjLEsn0YZEOTfcKOfERDkLOY3XyWncJYJxfgVHObsN/ZhtqKC0cJzzePk0ByaMl4WGR2Nk16XA0FHPQg0MfQIbx7gBQ18DcMG1+QQO4GtwAB+vP1bYUr21cKodF2D0iRlqBpBr6dHSnykmrqC28/MT/a/VEbrSRIBZ0CtOu4yXxcTKWszw7RNlTtTPrVmrAdwVIrEHv/FUK69X7C1RMQZgQiPDz+Sr0X+2KnsS6t0VJHMIs19k0fuyUz8G6Oe/pEVkI+SH2Z2hD/hrDr5T3d+er1zcvHpOCqNgesH7kbZnApcfU2VwkU1+fuICJPVCkiGGYbxYWOhxbOptmx9cCq33HvR1IPpZwUO+44jFd44poDWQMGFzE0i9ZwVPqPto9R4g2kAuuN/RELZRsNXAvX5TQe90tZvVIObHCq75gH/hW//yI4f+/jMPvvKQBmqPyldc1PZq/Zd9Y8mqehx75G0JmBfXHvTMgyjY42C6q+FmYJSHrKTxK6ViHrvVe/dtoRZqtvMsKmZg+jzixIaq+7vzlYzGwpm8LNIvi/CyaJmXRYtfVnrZOURPSKAstomnFCaf51ZpOup+S7p3C5II+9lbfT/YrfbU8g2Kq2GXH2G06OCsIC2i67aJsvtwEek3/9etetirhPQ/yhH4/n2/UMRuthS+mcf3FvHhIrk79y986OX7vv6qhz55wb3X8rkQ6NNnBROHkA4HyoKYoT4PFWoL9DhVupw8uvtahkPlaEcOBFeHqAw2AoCjRvfKg7gle9K9AvkZ2fuZeKtgXXqPFOkr/cpvpZW9oxH7jCMf7PadHPR+ldDM41kK+mgpEFoKqwQ4KPgNX8JcT/iMz4oDXQDQVQ6BfRYhloy6Sg0Dvv/1jKxAo4Ao77OCbi8VJNaILQBY+9/whUF8c+XqCBxJEShN7dCZv/SRWuxpotDis+cUzp6w6oHReehheiU3uImAWga2t60E6CFD4NMng+LTAPhCXu8Urz0cbZsudSPQ3us+L4Yc8AnRXD7gCxD0/T4rxjwwE2RIZKBxS0GvazOcCcQK9J4q+hXBYNVeDz4MF1zAOD3gHVeL45j+1et+RCCmnVo9SZjIS+PM4JifJ4/sm/b+Q5sDnZ/yy5BzmGlLABu0nvZLOtGwZN9ERA26/JW91t71oC/F7/fhdRo7vFBBBnN75LMefgtsDqz7u/CH+L/fJiKnb3fbFXXdJIL913tH/ckiObyFWmLyPKLZTlOSw6zdp+0sdfJLxU4TYyqjfzrjqLkgide26trJw1Cjs6HtQW7XI0X2SpocwO3xEnnAZzR3WyetMslVhY1UOc2pvTjEdDzhm5f/l61gCaXvVtQ/ftkpkzpI/F0uicv43g83J7bTS21U6kOaeDZIfofn/BkpUm4wsajU3AeDQ5wbi5v4d/PaXxt7oWjhkA2msgJj97xY9ETf8O2a13fwWr2NckSzxQmW97M9LLOkfc9+cbk6aLS2rtTw+yw1/Gdhuv/32Acv/vJPzl/wepZR7YRyEpNTAacnLntMVdkm9euwSf0Bv+6iU1PA0rH+Ym7sH87Xslj+qFK70Q1WQTyl9Ibn8YbHfPLqnrfMhufVGC5veP2bq4Rl/4++HDr/zUdeECGwp5SdL7sj/q622HNzfN0cH83Ri/4uTZUH9echTmA5oDn92Xe4OX/c15y7gsrnMbcK+EpVqEzyDRmLsIIiYfQ7oZnuTC8uFecliXGcYkWlFVq8AmU1+5OpuahoaD0mg4U38/QyDp/LteDrVYknCl0IXqRwIJBumQwN9OROq+XiXIJ3ao/MdTrRGhAqmkjNENI+IMmzkbSB9pEmJ5XAhtaEjMygD2xXsa4CkvCj+yfzNR+Bgq+7RcKD81s601Gij18ekw37BiAjDm0s8B4ponbNtcYdVu1HkPepkv4ejpnw0+iF5Z8/+9WAdsW/Pr7vXbHkDXL0GZLZR3WSmJWOUZwhTqQX8kb6zT/+VECTA2zECDpBdpWg3/76DxX9+pU/hk4xboXy058//R685hvAKGNYdnngGB74xpce/niMCp/Z95sxwyHJj5/Dj1/Fq/72M/v+NGaurxWU//QWo6CMtIJSsYIyLJvM2AUkxpM8GIzyAcyF7H3frsS7bNnpytUEJDS+ymEL4tqn4IvsIfyQa99Qr32D1H621P4D53k/ILX/4PnqB3OVnTEQ8eFsrsh6FP+OQsrtPeLvH70oV+14Ba7abGyOa677EaAhBTPKcdXmozp8ahnUio94yQDnfvllkD93VA7dnP3v7EHM2bnoY25OmQTSSPoAhwC6JYIQ/8oOBV62RhauuMLk7DHRPci1/ijmu1pecTkX/lcWRhMrd1SJ9JBSehJyeZL7W2h2E2wYECpxahJ/uxnORd3WGT5aWFD3RJFoZRuYDgc60we2FkkJAM2UaIcGIjGK5iTDYNJGvkDF3PivdB6m0Mm8Mb15/3wPWYrXQrpE+znuBNnrhiRDQ97OO5IHQUc8/OSMGEma5W181WXDP7HMYniBJOzmOcorRhYqDC+2mOzhAqNaG0W1j8H6AVtoKFniBppBVuWrnNA4vl6srCx9qUy9tMpYfemWyUd7Y5BcxmwcAMY6XCgQXsdoYTuKsUnApQvOmcXP4XVh+rlqWcBMavuqlcJi5gECEv18VV1x1sgzEP5qmlBqDaJY5vPWq5lwRqvoFqQrGwY4zOiufETDe+G4xFEkNizePsJB8VCdmaikJtwGAYNLu0FHew4Oic9mB+P5rXbic8BQvCciCg2tO7vnWg6PeTMcIEt/GKVC7N3qTDh7cZaI9d6PwFB4jnqNYGddRbtcqG0KsBEkIG2gmT0+XzTFpLA/jy1M7GSvrYO/I50lYx5pMtDvUDYYDW7WG8qjI0UXJoYw7wI8NoXVYUQAsUZpXbzwQgCDAgPIZjqnhgWQDR/oNY37z/QQKxVmZ3qrHWuDMpxRklZwSoPuYQlsXRZVYnD5JYEm6kklTN6HHUUClqdxZEd7Ycu0pPusOM42GUo2RBn7Vv2beaZ+N1sCTjYUM0S0yAyx3Ais7NapjtOKa13RaOYRg9BG0629efvVxThrXLpUZojt0TUQWoz2KEaTtc3dfDRPJtn90Rk/WlyCQzthcWjXsP1CiW9jbahR46Cf+qpklx2k/ewAkJa7mU+wMSCUhAjOk4xJOyKNrDcNd1t90y1IB3C9K7QHGWdadpBp4fdYhGKi1GHvqbbV/0UFzK/E+J+K8T+UCOAJKeyk3aKHvm4eyuUhCz6AU749fioxaKYb3YD34zVE2SXHq/6l4UymGF3C/pUg2DRVMYuGuFlgJPVQ56thcMEx7V9l0eeDSTPKlqAtnr01bRhZogpKNnKhZJOdcAuHCJKIkSVxjSxRrUZjcZE1MF5fA+N9BDvOr2Sji9vij9kWG2fJlDlYqK0vxz0crcqccwUC5Wz9RZOCwR+W1yCr/Hj5T94ldCszrmDaDJHIUUyyp4lBAXImp3nCVpYYj8gJWCFCWCEmYIVIBjwkmdbiPJzJx8/zumJ+GBsgQWf/HA9KFohgi9ITuYh3Xxrd7uN7K9X4NkncKvIAFRA9Ih0Qegn8WNjnU7w4MdxnkzwVl7OXS3bUPKtsX3H5Skls+0OXSGpVes/X4NbJN9GW23exSO66e5TXXNIW0fOai/TFj5k7P2bu3GTu3GTu3Ep3SjjQ3Y425I2L2ox0TI0r38Ztu1N+Q2rrBEYrKSMlHp29tI3bwYDbrUZWr7dZ/dh0quq7HQy43Ur7qmpw4iDkgeMROeeyduzU2KgebTg1urdbSV+NafVj6lTl3sb5tPZMYgbqvTxQd+iBSt2BSqoKEhxlaxXE1Y9u+93bEDFrz0TS9ePU7UPqYkYaNc9F1XPAa60/F1Y/hsi6i8YEcoLeqxtOlyEWCp1bZhhT0YTU5qlxY8lTtrIK6f/ZPm3FxvbAxuyExkhiWICAl+QNOndwvPTNsnIgjaaZsH/sAolz9K7cWLIDvs+eK/ak2vas+HYNCWwWxNYvG9vb5jwZ1AFiC3WO6krIawDY115Ky8wXjQH0n7Tv+agp93spAqh+gI91m29e2J8nSJemsFQFEIbKp1CfpNSbqiH26tAsvFjuuHP+wMFDR+dm9+6YBEQmzmXgOtMbDhzh6H+kekbObqo0PoLhOSJWQCWDEIj+ISXpNvehgsBe+M5IRa5rapWVerMJFKBKvU3BBocV+OUQUn7623mJpzJGCXIHJuUG+mMws4GCeYbo/BJEQ6RXyOakSz2oESdYMKHRClDqXCfynB7fXGHhviSotcUx3lT5lqKpcXCRxbBZIQw5ULhpBYXb1FHemFo6FPkYgyanPU3BA6Boa0d8ltUDMjFoQNbZAZnImzwgzfqAcLeRRZEPXxgSZF/t/ikvhmT6r1/4VgSP3wSpm1DC+REj0CqawI2la5BnE5RZNM5X58GteDuzAZbEQvYYmyxA2uHOQhaclt0YFrKkhcyv7/ZCSSFORM2DzTa+2ov5VfJuXgkN7sQWRvfXgljTOJjRSSvbBfQ5gR5NKi/kKjOslz0aNZQkl94D+7pircai+G3HJi4q5imxvW4GaEmbjV55T4dcwyXPHimpYWcidSq79J8VbID+8giW6jmqWaQLJMD4gCRvLBBV4Hzdc/FvReYIjd+Mt02Mi4s1W56Fp/C2iX1rsWbLGwRKkftWHvL0YZWOtE2BH48OHJmkY+48YMeAABPNG51b3toBTKu8PX3iWcVY7ZaF/OirIB7RbY2OAoeWBp96dzFH2FWkpSjMK5geVRnPwq336qtLtt73Lnt5r7U4/8jWvLp8/SSy0V7LVkvONeEO3gqHLVzBsC1CavddGTaXofhbrz4Sr+OR+Fujok6YJS7f9XfZbp64IK8ubTc9dDNzI/aD7E1NZVUcB1UFjWJwEwT8W2nw75MHNbq+vCsIAWSgbifK04TBip81cGrl7WO0ay0ZePjNL33xT08h3pUFyXTgSyfkpevkpflyL/3bv/jI1+PyyyuP3lzitVo7/8ybjXY+LocsGI2ijalINbSZLvlNp2SLBQD9w+85P7QhYyzZdtfneAUNTww2tBuOaxOw1bpx4herNmyw3ejrwYNOofPdHsw5P5yzbA8MSnZafu7Npxywu5L+YP6nhBrOFmrY0FPLxL7/8Vs/kJR/+bmH71tx/C3IQS0ih2VilGn9//ypRycjFdnJ4+jjKo4+cePoBYogYizc2MAQiFyibdTyW+Qg4NXvLBtDnywbQy8VLYtmwEUMelo9hj7mYL54+SB6quCgiWvNnuiGTWzmtJU7St/Q5YhRLclH8h3giBIqsog5hTplsNf9M2P/hA8YfVxFrQmBQJwsTTscFVF+Y8Ucsr8RNjPoIAYdgU2NYZGs9+AQTueN1XTgX7Ixf/f0L9IqWfGAcB4Yov30Vi2OkQQ7iHe/QjJ6b+0xvvmFvfbSLXj2cx/aewotQLxJe+A7N+DPufizmedmjh0vO8thZNz95rj8u6e+eAooN9CFdurh8WwYuhB/ti8maQU/sY6beGaqwpPtDeH3vNd9ybtDCSdtvZL/5rGHP754Bz4pS/vLLz38m3H5l3/xkVMYjQ2LBmMD/pyLP5tPAa3gLx/78im/O4cOtfbuHH/OEMihxRNBN75xMopo673vjrecMmsHInr/YHTxZ0xAHPrf5Yi3iRFvT5LhCclqSh9qjeVzO6VamWssjgnuRBbd1uC0alg9cQWLF+bNAWAIB4TGAtuq5uuHgQvvuRv/vf8CGsTqXACm0BwgDltHp0oQtrMgt276+a3XTSIiaxkci587Fe4Q9k+BRMKJCd2Whr7l2ySPlX967JGBQDsnpfmlHnwxuFadR44U/dgvKZvZo7bob5ZCY5HIDIGGafRDwyQWGiZdEhqmwbKTuzslS0DDMATkt23cv/bUvo8vKp452CNGQ5D9mY9ouD9hwnxIlQk7zO3TEDMAOVUc8/9Dm5QT6n8Uof7qUHXjuc/gxl3VjeOP4AYH/4NJqI2KAQDaG9Uc36OKvdu5Xq8PssC7oQ5R4FWQBe/7BL5fbev0dnCV3nZdI7aQ6R/chB3OrMx76Ansffr7Rx/D9yn7/emP43tuayRWhBqRtWgas3ucfiUxQYvwfjlnUPQ2qnm2F5Tvtnc8zvhT/rS94Y8JPBTD6WXvj/xw1oprG/6tSGuKfbSXJry//9LPkAj07IrlMd560lPZeiADLNOArh78qHzwl17cvpOufN8RiWOZ1rQBPXbqR5uwvxEDOW/tQBfJgS4+6YGO3edOQaeArHNqkNhuQS7/RwSe8ItyAvbLoM4TBJb9AZ8X0Z1zn1eb/EPul3fYL/4m/wB/ObZ37hD98jz4w59/7VNv+r2/evpXnqGl9c2KYWwRbBx+8H/85bt+5av08zN84wt75x6khxma52tfevjjv/fk02dv8oHMM/3VZ75859xxevQJ8+hfPnDPx/6MHj2qnEZ82FZM9dxvvjxCX94NZjS00X8Hbn7zM4f3cm1vsUV++j0PoyHz5sZ7fGSX0K+i5290+n2Nvl6g66ucF24XlgLe9MzX7iDmucVwKCr7jT/6tb+yHEradAaun9g7d4yuJ9CsL9E638QsCRAic3GdJf1WxW/uZ0NP+Vh1591y5+ARe+eg3Hm6KjMvdx56k71zXFjbiV+ydz4hd479lL3zoNzZ92Z7531y51erMnfpp6p65uTOGysg/1v5xq9XD93AN95ZlXgt3/inqsQOvvFTVXs5XVv512+xN87mG39ZPZILQpxw4jcwToQEe18KX6idRZIH229hq25gLTJqu7YNJxLgneT+leJApm9eyklik+3isiUGKrYhFzQ/VB3HRgSiIEg5Gx/08HMcfi5Adr4GsvMNPipebcHsYDH3kboAeKbi8oH5n53hjz2XtBm0tQxutW6UAbtRUkPo3lxnppDMQiR8+uJLKS3od6hsWYfKK1Swm2NO4Nh6VvAcR/6cFcwFhwqkVA6vnaQfgsOw3FnHytdPFoHjZencz15LPa3CuB5TVRxBX/RAFVfgmfA8T6JoANHk1QLyXnezxHz9WqZWzQ6G9eLs6hK4T8zukskKV6hIBR4HQhu8g1MXHaqh0aGSK8XIpS6SH8QTBxrRRMNEPQ/wxe7b79TM/HklyYbVIBfIvnD1lYUedOH4x/7xIK2WRibviHeoezhqA2gh3tlD8pxoZ49x8W/t4ejXKZ8QxLbeMBWhQvh32eRO2lHaKIx/+IqKgW0FcPk2nEMS2NBjfOg8Z8UIu4WkM/mwTXSWSbE2PrA/dIno6V06vRkMQ3Q1SlcTfDWGhAlcy/3KrSbMx4AJBCdIQA3RZ2ujf0KJUywjNyE+PQQW8jg7+QLjab3X7XXyFjIvaNgt95obyhKuSWoxkne0f3aIINbnlQTEphwQKy51MLRFmPv0MlYU6qDYvplG47sfETclPe3iD1PddyJnU3ZFTqmH3hTRzuhG7wz6aG30cvoYPx/+RgitXUMfnfO8CfoYAcBXmq8CwNcw6wSRh4JmEHhfs2Lgb7EjKE8WnS2JEdGs8kwhi0EeX9kGhobMPWOsYf5aZv5SO/DiVMqexhHWXYcOIAhfzyOEyzWZjGaKUZ67nD5Cagp9pL1RGMXsTKbOTI7qmRzWMzkmM8mDs3/f4KkZy6laPXGcirrNXYyt1VKAm94oxt7ydzSo1f0MfprO0A1Bm1WgOsFxX/EDGRse0boD7KjDRmSa1vuVUN6HlJDeryihvRMKyGLgXz2WHp9TwB2b8h9Q8OIlZqV6I84ruatUu3ll3s1HNBmOot8OuVqaGkSeQpxDljiHliBOzYYW09+w0N+Y0N/oIPobEfrrOvQnBCcOV8Zy3xjEuhpyW7OuhkE9swBeOq7bge9qZHf7fjAbOGehWlyqgWN6ThUrROs5FWSm048ZLKbuW/fW0JcMTHh/jF3u44wU4QPIRfTBkEr1wDsddAeXgfiQBOrmh22QMbbGyNkatwQPiWR+Yq+EyVnZ+zVWONE5BUMwpotlGHh78tjFIcLOGOq9Dge7S3lr4v/94f0WDq7HofYw0WdDPL6exc865MfhrA+PgN1+zRcgqEPisOeeuOWARxbxxTbAHjFb5Quqp6rvKVJQVV85Y0CYx1foQJQCKxSE2cJoNvOW5K1oSahwSwKHA86SkWtFC7JxhPrseogZSXAmPdvGR4qdwCLtdVg0ztubfEhuDEKhkD6YZmULx0CmCADhCJQxmOs3MmZrE3Eg/OGC3kNWmq0hBQX1vL0aUkuEw0AAgzw7bcYv929MzCXAgtq+5HDnhwIpT2V+fl7n1epHBZrQcZkHlSAr0Px50FtmkzKVZTSDn7dShRERRvleddlk9idBSNMJFw+zwE74lRsSIy/C9HFWcBN0WjjvNomYN29jRwd2HiHWsdlgBX6KSrfo9zO3FW3+nQ7UrfJMk79SnjmonGdI2DrPOwZ5mcTRJ1lu3kgHNOw1XPiLyq1BAxUm4A9Ux1/YzJhSq9yHJ8079xuvTW6tpM5Ga21b8V6c+/BeObBs9B9S3HZOkIS26/eyQTPp/jwv7wSU2MENWtlbgttBSFuCm5Dsm3Er2VtrDp/xJvo14bxlePxn9suIPkd7yL/woZv3UrXem9gmsBE3iXUjN4JuM29wzsIODzwAVfLO9ZMyD7cXnbxxLTgqMod0+NiddO/ar/NhnLCBtB8IA1m3zvTqnNJ5jN1V4j0OwJmYFgo8cuR2F7dpVIvU3M7VmdQzhgXFXiUNuYmWJdMFpucxLT9wQuYGfZXxi1EPK1fsG3ADoY+27mAL8EJjhFvdr6p3HVRahIjLh5Rbp5BmYmkilrl3aIJfou8Di7KiCbDdM4NrGFsULz7E878luEsJyZoB0I1jly0zVnJP+sobGvrq9JS9u2JNLDG4P6aGLrpCLAGIJdbEEmtiiYVYYk0s8YqIJagRS5Y3JcGlEAs7TBKx+EIsdCYEsfg99n3nFhliiR1ieToIgn5iMZ4zjKJfEUusBycyM0VH8fIuTIm0LhWqaNBIfYmootkWD1AazC/psYoMEVRV+TwXUW3y5cn7lfuoTH5sJz+SSXYmnyvX94HG5kx+jOwuN8jk0wsPKpk10z87wV8SXsPNrhoNxA09u0Cx6DEuiWUFPmY30rMb6dmNZHYjPbvRimbXr80uCWivk3Aznt0Ufro0u6nMrp+nmN2Uz7o8u5GZ3ciZ3X/yA3+p2eVJhf4Q7060ZpMG4Ss0dw0zdzF9NcPAI6dxnCJMfPVr37TwZK1sangA55S8V6YKg/+Vf93Bp63DHfwEm9T1kzJKGPwEg5+cZPDfGdDgB0sN/sHFg4+POcUL6A/tAkKee/rqTMJdWC+NLe5aOaScUi9xMmCIQfU8KX9oJ4VYnm2FsDxnXlIzL93v6rxgf/Sr/dE3++Py8/KJpOEzjqL4uCb0acW4o6raKxHNWySI45V43oaJ5y2aEtGbcbxpSyJ624sjehvzONBP5hl7jnfYyYFOapz8ewgajC5JocMWS4cO9bBCD/Nvbhb5mPP0hfYsHZcPChsNddDmCAzVcR4iaDNlFO70CB1G43PUr6liDBHA8XrvYVWsWqChiqf8DyvIbFpMHWHn2pEq6yiDwbUGHZVactug7nCz4jK3x3VumIlB+nbWpQaUQHq4DUiMKMG/El49PpmPIrx66eDfiZMF/06cQvDvBO5MOK4ByPsnob90htax3HkH1n861bfyVXAAHtmVj9XCfSGqGNM/MPJwsh/m+QalcMerbJ0YibnP+MhlFk9/5Y6/CTfRWWXQ8LEEw7e1oxVCrCSyKsRHlw5OcTmG300qW42tWn7ljm+FMA99xq+XcJvS9+Uc9XLiY0RmLyPpkD7WkRAUww3Vx8dYj2MGqLui4qB+8GHY31jlEwOeEkJ/aIQCSaqYGJf1mNalWb3rGFxGxo4TQ1CdD+9j2GOaAi/733DmekFiEqf1vv6EPoq1kIiAVhG9nM5OgvyAwrcgJA0FfDof3a1wlVYpoCoUeM9BgfcYBd5zUOA9BwXec1DgWV1QXT/nXD/vXFukeM9BivccpHgvGxc3kZ/aZzDMtV7+G2wz+IRY4KjTajW4/uPB+WosV/BM2eS3cmuaQxKbFkac8zlcIx9Xy8cOgSnZXpW+UJvgHvQ3BZv7sgVsEJSRKZQ++IX94UYYp8p1QO6nQVSC4l745cOM425MNb+mv13F3z6uv13u2Ky+UplqQjFQ3W9vbM1OcG8/qe2Np9CFY7UuSIKDqgvGVeFzuJ3b7w8+fJRR2HhAoRcYPKBdHlDb40/UevxIrcefHNDjB50OcqEHK6NYqOf36CnMb/uU53cucgdHskO48zv3vr1Lzu+jtd4erfX2UwN6++yb+ub3mDu/T3JvH7O97e9b0+3btCSpOP24IJ9fZbt5+pflzuWDe/zpvXOHAunxR4/rrirpqsfdxIvXOW3+nYfv5H5MMBiyidRC4/e/ta83c+93evNZ7s3j1dw1c0a3OV9RX6ZhnP+9lqS8qHfoK4s69KfLdujXibHqDv3Q0t0pvfOZeI7Tj6voc5j43kakeLH9fL7qJ/DCFnflM0tOjBCdoc96d55Z1J2vVt3xFnUHtH4olu7o2fGlOzL254P+ypcbSiz/3Qx65vbjZ97cNytH3a78kCe7A/w+Z0sAhB8lISiYBGQigpRpc5nkvYlRvnGNnYelCR3ohIBAEjtI9KNasqyn1J4K3JtOs2kRvpJ3tVCyhfa9MnyJr/QGvNJb/pXRS3xld8Aru/2vvBsnTvidG+nrqIS1QW52EaboxgVGKltCIoM61IdLJswMSwtlugx0dokTmcQCgk7azqohFtlNOmTbrekPPXOUHTeB0iIAPpXb5rWvEkhliGlIq46yLBcFfRnWK3/NK7ay0c9iAMLk4uE4tT3b4snQYbznfiMo5z7NmpvttuzrCjXJIysvIr6UK56Tvw2CcDa0g1obVs77HDh5n+3oItxmRePbWMH4suWoscT4moTOiI7rkYC6AM/1hV6boachlsd2yNvz0z/walZetebdCLHAGeciKX9AvJP6h9l34dapd8o7ee/SFfSuz+l3MfW47f/BQe3XdJKUPzi45ZYk0q0M2mQsIFvZKlmFVXZALp0twY7sfAAJ6ijpBzdz4l0alh8sfwhEs6MIbQ2vm8xDW8HrmGAAgSCLuDzqXZTDf7VkiVeqS3Ua3/VeidJvUcoJzaZT83Y+dKrbkFkY1osG/EvQPfrFl0Dr4BRsahYiJKzFRSODJfxoIOO3qlDUf25FMXEQ+VchCCZ91pXAxTrzLZL6iojBgqmfKlnwOmvo9yNjNQLImVQ0frwJsA8Mxpn9LZOMCUAbxNE/42jlWsB3l4+PTXrXjYWNaIbGnJWobkRzy0Y0p05Ec9cN8cYC6WtaepKmpdVjjD0WBtQeDCe9cU3RWph+Qe3ttek3RhaDPkMgxHopXQkCWZOuBIFsCKZx4FclOP0NuxHmE1A2yLwNo/rhAbOFaRrG5AwPPIYPI8J8NB91pib5IbW2Nybh06PAb3Syw7QtFt1wPqLHY7TXkvEY2ebeh+8EjUVLxqLFAa2z+7A3jEHbMPrAvEUWn1tcaZJ3z1dr/x/mvgW8rqpadz33M4+dUqQQj2dlgxpuW0hfeRSkWaGF8rQeUDnnej9I012SNE3SJC2gPTRt09jDQ4qClgqSpGArUK0CUpDSUASL8igc1B6PYpSH5aX1gFoR4Y5/jLnWmnt3p/To/e695SN7Peaaa645xxxzzPH4B/2UwXAe9xIwnMcRik0t88prLUCUeOUeULton5vogf9GX08weDsEVjgMNvDSsLLDIlqC+Fx4dqTnBVz/aHZWrWJwu4nZDwgi5TGKsBNIQRBUK5t3rgtqhY/w0KrxqGCNNwa4rHCAyw87wBkZ4BIZ4HTe4MqqkwaGdfrQ8bOhCmDCSo+DLUBtV7AANvrgbxzrtDbWZdpYp6OxLsNYl0njy45orEMVhlZ93DtaRj0po27LqFsy6iasyEcDWp+mjIXQLmqzXTVBUrZZgAXXRz9+Mn3bJB4SKi+dG3wp+rdqQrpAdXdsMJsO26dpzKZ00dnEPXycd1wBXkPZtuxhO/PY9+1MoifVoZO2jdujej+WSD+WF5s9GTV7MjTg5Wr2lBx29lQEFB/OnjiyASIADmAQsiaVir0vQElNnxZljsvoOHlApfQ32AyUJ3m1qNrM5nVKUxw8vssxEzq8h5u/bClttjGfRaIgUkQ8CA1k0AB0rBnwSvhDxMS7I668O5IAVmf3HS95TqWsZ+r07EosWDE4fiR82NWh3RespDiTUALRT/iQU+EtUWvVSzwi7J6AsJjpZxg3xfUsFcm18XucDTjBQJFpru/zgwohBsEISAkrmmSOnMkmWYE35xwxzvaPgsz4BytqjOWnEoB4u0j1itq2rFVYiMlRv5ERaYAcM4V+SoCh6iJMcgVwUXGUWAGsVBzNIXmmRqWwTaIiqg87VtzbIzkD2XrlAjDNyfx7gGozBVjzNSHmaLV1KvU4/dRnS84nXuUC+SPmJdv9lD+FZgU+pvwM2i0ZXDMynKDv4HmVTfgeI+HEwOQMr+RM4AB7MfwgCYqnxjQZjCl6OilwwHHBximKwhF53yqdn+Z9W6YQqzMj+J60bRT/3yHyGv9PWT5E6umASGVHUnZrSsDEbLNkB5+VVcDJsYIU6xYnVbcUpn5UR9OR1PHNtaqOzN9cxa+CZtQXq+KIvuTeoIp9Rb/k302bg6ZXedYm+HkxBZhnVHIiZGtnNtY0c/0W/73yZdAal6vEESD2IPFInDaXCvHL9NdczkhGfn9iPgPq/vUY/nNWZZWJWRbA168a4Tiv1Ze3Z03/vThNHkF88Qdb+Q/NckMrnzFGON3ZQPdZSI7nvxun56oMuPpyAgLU0b6taebgLk4K4aavtkLpHt90Fi9iaJfb134W54fyWftE7MOVfOcWo7WIhd5iaGz6E55n2rmbw3NGeklE5x6PgGT9kyg27me6xu7O0ctgxaNGZM12/xJ+xpMjI8i6/ve0Qmrk6rRWpFdbyn9OXPiXCdy7LfDAtOGxsOGB14QpGwVMUAD3cAY3n7amgpVlUvslnU+iylKoo3EFIUf/n12ZBXLc8S8rW6/TB5t2nP34JU6Gwaj6AHTMckJCvLuqxBsFepLQ5IkqY/zkA+vClShBJEK9xJsdOHZ8b50yyQgAglRl4bOZyLFzUQwlnv6BqXWBTg9OX9Ztz8YKaMIUCIV8mlC9rYC0LTXr8GMo0ILiY857yHa/G8Vj+DEUQMNha++W2rvza0/X8ozHAiqwNpKGJJE1lOssA68nxN/LEXcv5IYd+L9KAr9RJLDP6Pg/QQM7x6eB7whv42S+DBqB39h4VLB7PCqghh6ODEIPZoxI4Lps8LuMgK++DwnE/K2ruDRIAYdWhNJRrG5VWorqBHAUm8OmGo3UTf6Y0TPbaMy/NirXPq9ldPQi+74ROR7ABYNFcZhibxpUG20abN/iHC3wZJgEZBWIojFRfcd8y3fxqldEaxcTwVB5ckV9HYtky3KtcYc0tt/kxv5DlPAF8cajhoTm+EMm7m7SPkWH9NC/xSWR5xHl4P6woXKws4P7w5oTSPBtDr7tIvph7byDbzuXzvRvmy+2aChwgo8zQ7/tKFT4m5ZlrorpgCOhJwU8dzj5EURQG768SU6FRPtJmz0J8z5AHNpoa8luHgdMHpV31nFEFAaBOgJJ0BvsevpJNdg1yIXeYFfTTwJ+vDG4804Sz0KEqpQ02ErWzktnJMm5gPUey+wu0l8xrb/sfFq4SGjhQqGFcwtoYb4gtujEYIbEEPXXBH30PR78+UDAZ0QSN/CsZrjY948cirIecAzbP2ISmeAtFqPhYEoxM1RpSj6koOEk96hKt/24MtWxHT0uYG7cJDWkQ6buG6h8gIIcRdebKnMWPJ2vNwNPoaHQcB+Kr3cPhl8vk87O3MOXmPQ3mAHpb1AI/zBkbTDTKRWKSofHKL/nSwrcno8xIs8Azryd+Teu+HrHikUe7FG+VH73b9cpD+yk5EN2BOYcWg/7ZDMVAcmjTCJrB7vteKhzjLOSrJjOMQ4tIru4x0OdYxzLXbyYzlFKQ5mnQSd6yW1VAYasQCcGajvxN8G+OnHXgAaGLtvqsFiA8hkX0HVbYc9o6Mk63qetlITz9CrQ/IntKsMdA4bSelqxNgwi0ADnPDtAaInzfi+xbaCqBPoHdJfa5kdHWhHVR0ER69AikG7TkiS0BPk3QhfF8mWHtCgtwDKG5FVyWOWc1jKApj/M8c50lUjuVKE4LPL+qXnsdp/lmuwo5qyyrxQ0vab69dn4Fnon8DhxksQJbaD9xHkcIZrgDMlGFJknPZrgHm0qX1tV5iXxEweoO3YodGoPZsvXUzPpT7IpcWEl9KZ0EfkeOJVG4kJ6OAN9CgBG1mbLB5tWX+nR31UrPWvtQBXrS9V97ZZJt9CvTeZKIuok/dBuFDlf0+OAntLcaYpSKGbjAwUgqCkGQfXoOlBPSz2Tf2mV3wKLzxb+bkGDZROjV8qpPLCZh6olHQFTpq8pj7ncrxZr+jX3OzuK9XGQ+RFT0eX0K1WcIiyZjW/TIEvZiSeELIVsRCwnc9Vq8d3JP5X0FsUmqhNO1PetwSxWg0p0ccjkNaC4S3FCosgpDUlz4TjIgmdaDHn001uVJpIobVpFFEIdeT4rSpsMPlt1LicOKGVNHsKSU156SbYcaKj0TQyVSs+n6NlSiJH7GGgpzXkAmswBr5RGLjhG9vY4OEGyBxsGxQmuXi38MHaK+QDy4cVnG/fjNznb2IFfpxZh8jYWme34tU+0L8mW1cFzn08uypY22XhRKdHTO9Qpc4hesqV18O52vKTifaXUKu5PeuNjrJkqRxopFRppYowzgnSREqSLChipkshdUqrDQCWy6WDEUyEbTmF0U8VGN4WxOQqjmwrZcAojmSo2klIaDntHFWhES1XmG+p8xZ6iowo6nqCwVjNht3I+HH611Si6+/CJdJ6yWqtonOJUO/Jg6K6N5dA0HeWVt2cnekchQD1Q6he2JXuU+MmtjmKqUwqSnTplop88X1L3Ceg9HpcHfhqsjRdKdNJEP3E2a3al2WzmW+CVz4f5dqJXztFK+5SdSjJxafkTSrRz7YAf+g88xMkD9ZFW1npURquKhbSWjqCzboM/LU+utEyuFEwFUaX6HVVZKScpuWsgW3rIWmlEyQUY8K/oDAkzDczPGqWA5DHExTX/O4kPIBE9+EhK/RLVLaG3z1m/hT/1Z/ypsfFaG13WPpUZ05EXR0wITb31pqSh6IcGrJ8mXapdGpNoGjXWNsXyGmRLPG2RAcrLvBDRxn+uU1w6Q5OYOEAjBKYT7foAsI0bmK0Q9lYB9lSh2NvRINzz2chHV3AGtPUmWSpx1ltVHnCy6nbvaK9CY2TlR87INilGdpNiZBsVI7tBMbINinfVqK6iw+pibIx7MGJinCxDOhQvvHVtmCTDkSQZ5ZIkI6l3HYlgSZogjtZ1thgjOErxaNxTDMBmr90yRNpSQ1D+x8E0vJxnLB5plScRdROxDtNLfIxTlCVIMDkVacsgMHPIo7jn4Og0MWSHHrVQP58JJIYwF4ISy0HVOsfATgJ/SmiAJNick63FBMECWu30mBlh8Gai3SlHO1sQx1y2tmdjXFlW0uAJk3HYrH2mQN6Y5y+rMjVG5zJOFgrrDZKsEmdKngZJk15qSixoUPzn7CobQOpMNcDyKpEJLFTqYEdp9nEizxiiZGXOkkQQgIM7eWGX13C81JV28JV7jTyJJRNkxxXqd4X6XZC024TMRKsANqFRP84U9cckPJ2KOlQMuWJgwwnJPaby+uCYtV6OaL1cEYoAK6mEoR6WlkgiLZwTqVNIYLMhnPkyIxplIpwq86Je5kAC/nZ8ZGRjmA20/dYX9Zjkt4kBE90UIc2MUvhOjGQl2h2qGQO6x1SWHdcvZMBPNpX1uqTK4MIBERviWQlHqH9c3oOke3g4c7+WMUZJ8Q2cMS7Y8qEvbAWQ7qJ2ULHL4yBZrQAFKDWmv+NYkOmjEPMoQtKAb714VImlPfF3Op0k/1tOJ4d4WiW2yRoWeFmlA6GhuDMHbwpFTom8P1SUosWdYGWe5z6KgQGl8ZPgPZrkhcMyaRbZUGqVaTXJqoiZWMVJiQzei4zjZmJhbbTSrBJTWSdi/gfbM78MmlMtzfFkP5hmd7LCzpfdZejAJ7tLK9xTakdaETUAQRHr0CLALEkNVHEWNXbINbDZhFovjL33j5RLBmAch/DHF00nCDzy7Bm8o7GnGUnRODhYQGcCSjBf45A6fD4GkFki9G0aNy2DKlPg0aT2l4EUagcLVgxUkByA0BKoBFLztALYVCoZgoHYOS+5nfk1Wya/4zrmKpu/c5z5lWGOojag4CMcFusFUSteu5/QFLK3rMmzoCO8pETlbY9yE9kMuASOqiUWSUjkkNeuanpRFlLsYotvgEGDtEcGDR6y+x2gDskmwtL0+QsYCIjWWmQAkUwgNkKvUsgEgsQkWIf4uzh7XbCv5g/muBoGw8Pz0GHE2H6TeUkmw8nmh7IpwRFVgTVZUzx00hJYY0tgjRV0yQejTFdmCD15xLAX4awpdsQTkYgT4WMc9FaqstdZf8OLrLD6Q48KXwSqtFg09aK+MMECCxsENYeXGKCLCNMTl+GkXECOSHhAGF6CXaFhbmEXan1u32Va1pXWeAlq3GB5trABgvAfj/LNxPR8M3HJNxMbYDucKeacBGKk3yffTKx4vhmXNbvSblpxlbPAvyCFr1lFNA95g7fKgp7BqIAJVrNqTAlFBfKWpSVXsSjgltsaCBmjgLxhW260MI4aBT4wpyoPlqQAjsEMy1m0bf/U9swr65QoPClrYOGEyyoS1OLSRNGuZmRobH36k7SB6V8tYrISFMJvir4o5AMhXoay3DFihsz+hDZqScnjVq3aqGa/Mf7sx14gm5J9QOKQ2Z8ayCb12Q/ixLYhwU2nhVOf4fRNtLLJ25PBDFfdJDPcPtn8CHYMU40Po4emGidUqW1ETLYRcUk7z09TiQTzF+IkW+gpYjJYYIy06qIo1RntVCRNsavyFssGICY20Lhk5wt9T9J/shz467uaDi4yKyHTs4z3iSBAMMVYkFRSTPxxWdMZ1IWmgAPJ8zjkvuH0a8fONhrkaFKWmlPvscg6kZ2N5DiDzDkO149edJQV2KNNTSA8xgQz1MlsZoVRmm99LQDp4dcdF77uWO11k7TXTQxfl1Gvy5ZgUjmh2Tl6oewcblsr+p3gXXCywuannfbQ8AhifyDXS2IH4RIbirO47JWsIzIwPhU4Y/BG4lWFbpXn8fNpTkateUMwnyxpR3fG2HWFfSBY5WnghSrrN1bufM8KWShdeU16h2lLdLMwMp/xdBGdkzi70rf7ss6SYFdCrPpKqgN7DfZXgdkb+xPROgY/zOD4JlgsdjD0HUGV87nKBBEM8hUm/DntnA7QmF/Z689Ztm29sF10sRdfy0JVE70C8eTb1q2nCpLzK3kw1iKG5nHNtlmjW5o8EV3hMBbluiQmRtQouS5dZSFHCUl0ybYMgQMXWGfFv9liwJUBcdatZiczVyW6dCVe1eV4VfxklASn8oiL+trChGKnhxWYaGxGW4G55karyXGwX9GyBv8c2KFp0+kZcHGrTO/L3yKHuDvaLoOxSc7MJklGlgU0Cbi/JO0MOQEhlbVUHmjkxJIccOeyy0JCycIqWZgLmmXZrwpOg+YS357PlJnwZDzZlY2TwZlBmiqLd2sQ7fdLiivszyxxmUyolFLoiPghaESPRS4Fyq0A1nqLJf0lvnVWZTY+P5TZiHFIBmt4RJhBzk0vDldD2snKZRVybfIHzWfHR+4RIECxU2IPF01LWYuvm3yd+f0b6yQULIDdpJvzs1ZvKdJqqTiEwGCq++D9m2Xaqw61FZoqGZ3Fc/p1MUeLTYjIi1bZkL7AErO8xSvhjswj2kyQoJVvS0+/xj1tIaeXxfHZnNMLKUyEaD1VGSiTqVSeGghdMeNC4o7QPfKqK8grEsPsZeIStAKiCHZfJvLRxXoE/8rRhlTFabj5zrDKYVW1DF6q9BSUzXhshpnhDNy0XzQu8BDPEXwOevRbJseLbYuUIvLpJkfEYMQdXlC7B6BDCPJAOeEi279qAPhklnZp1BjwpGxl1tmS5VzxuM8p+cYM2ttnYOsGG4XuCwKCdZI5QTgeGsfxxlkoo9iphHUNCvMsnb7JjIY+U2DsjuTBGkUJbuYJTksIWT4LGHfUyjt70ZWBsyiZBY6nKmojJr6yVi37kKxCq1mWrETTieyl3VryRC+GvlwdzC7qxAOr7WX+2GrMBRbtDP8grhxYTXMKmbo+P2Ysy6r069AK4R3LiEv1MDn4/YlzSIYV9gTAYE5A6pxRWU47XL54HSJbDP/aUeOMSp8qrGQQofQmExDlhyaFEytckrZgGbXjh35KtFNQ/ASKKVcUU6yWQqf/Tsj+RIHNY+uzpgeSMAdhsbZisSyqiijMSoDI77rHGm+7mWlvKtc2kwdke8U3+MLDa5XyAbwoJq3gjdj9gYHCVqktC7YMP7Udm7FD9C6JRypPXXHk6IqjcIOGXZNVbNeEQLhAcRTuspQva7G9vV1McSQmFETlhdv7UMdscd1Bw+bp97AqlC/j2pCLnX56q0q89F0czlesuAPekvRKtnml0E+K/YbEYdZBNaWxdLH3v6UplRK8ZWuKV6XEDFZG0gD9uZCZuwl75YBaiSCLif4SEhZ4GNRVpdyAtYpQkhAB2eh8LFgaRD8etYnC2TLi5s8hq9BnClp3pN03ChazEoFZ+A7LU3kn97KI8sV8qPNTA7DuGAN1+08Y8F1n1fsJUVSzF5RK1TGIAMOC2wxI6B8l4AFB6PLQXWGkcr2Ex99ZAF194I7wwgelRHQhI/gBd2j4AQM22Np+5cST54RoIYL6I3BzBJzACZ4lcAIfZMdHbvgkZB9FtVbTGmbAaLMq3yEctJXuofS1X/gH4JxbMswWcM4tBRJg+68o76IF8sy5HO35qro4P3rfXDo8Dr1qoQfrcWPDU+scbBlUXAKtj5sj7O6JVGKKCgSHIb9/mwYNjgtjd2nYCpb/lhEUxk9nVP9KOjy5FmDueGooqma9RKa+ptq6wZQvuEEuv64ub1SXbzajb7nGlK8gIdxKb2DiWSOom8ev59Go921eJmQwXLR2p8Tfz0SoxmyjBkhNP7Q5KKIJ6QF/UgIIeJRcr0p6grT0QZQMhswFSkKGHomGDI88eK3WbW76KtNQAqc9EqJ0j+1aLBM8vDBnJAwvHdIOWTGoNKB/YnFIOQgZk2l7ZY4IbCadsII+SmNjD0eVeNbw5pGhBpukR8uyVubJj/TsQnGxn7sY/04abGwJkUUPrCpntGxJqnPW50cXaaCj5bzrmPu7hrffbTrp5Tmbv8YfN4aTXSND9GErTr1i1u8aXt05MlTl+GVVbhR/a8gudsRz79usfapsuLIx2qfFEPZh7wx3+7TdD47/9J7xSXBjetBDxz28iPl70I9+yzxG9bTfsWgPZi3Vk1yCCO7jTgTij3E2bFhLAFDO6W6JqY0AKKhI+ZGqCLkd//2eZK6VMqpzH3yu67R5Nw7sGsnG8wc37sXfb3BZTRPXBjeu4hqoKVkzvzpiqO9XnSnhblF1poDhmiNCLo4iFwjxTDLWMI0UbcVHwv5DBiSddOyAdAZty11prlJ3Dq6qcqJD9qMcf7Ck7ZOmzr3wL1V/BqGgixtxAkKJzZ3WsvC45nv2EqEABG6kKuFPCNFriVqiuGvETkRNo9k24iXvo00A1AT3jWwe1miM7tJXBT12YNcQdQIVQODQle2A3kO/uyMiPUBEUSX3zhm5JQgCGUXrvh6Ow4E5zfiUIMR8dCFv7jZVuUH+eTOKFtcKGlLQ2QT10ibJAAudSFhRY7PWzuaebBKKCmcTlCGVVeJ0KsPmYByesczYSp6UYcJWca432QM46+YYlc6z+JfdgGPiFBxXEx4+wdnESDaZT18k1rwffaVE4QvzotBXKiBXRF5pEyelk1AMJJRN5uQlVq5UMTTYpgAuZ+YkX7PZgl93mAaV/m7OQtmQ4Jf9UXR5eGYYajZ1+aBsgbB3Z9hghDGCwsuj+l3s66L6uT+4A6IK0umFagOm+oxKSt/dNPdzE7955q8+OzAnV84JJ3i/bXqyPTWoWjaktlQO3xT2XEvhk2wNSr8mDCMiCmMRz+md2kT5FHZ7h5lF2uNCisbNWc4a5znDI1nn5qyhEcUQGOxw1KxKz9w8pLh50ARuq7EpS/WYWtVDEOH0RzfJc3iffp0/gPra1Fk4kWu6h741Ap9mIHH4gSeGw1TKLQp6cFLWuCmceAEdA3QwSmGxEG3EWhNN0JBZ7Z9Dawvvmm5WiyyGRVykbaYzMUjzLjrHeTM8C/kzhquMIoMRfkdEu9Q8SSj3K3qtqS1Wm4dH5Mui3sTAV7GCwt6EjqD3qg75arhc/F3towsgqonf/N2cEcTh3IREzV6MHrBHMP2Ho7ZuPvLG/RIRBSEOPO2uElE0LebPSMRDs8mbsqm5s6+p+fUXrph3mpA65Dia3lCfOJtGorUHbXJkDkIaGMm6I8PC/BzwXfykbh3hpSOZT5Gml9YrgiKea+FLfxbHA16yqPY01e1uprcnRByiSwlwQXuE2EhaGjACJPiRIa0F7KSwyUsP04o4DIfnYepOZ3gzf4WtvXski55yh3lB1i9bQ6xMTvM3QsBJC39OCLdGPrtw13yd6SDlux2tnozYPkoMJVrZoNiPe8mhiAVnaUsHBzf8N4IPS+n8lRoWgZ1QM0dG0BQUxuHQUEu2BJCdxBG9kkrdMObF05dyhhk95WFgY187yKqW4Wy8gY3zli5DohOzCWLnXpwDOsQlxJTrlvisQ55QBRLpUwGuAlZpjYwUVkZd7Wrtd9F+kwu73P70sGmZ+T2WR9CYEVHvxbXPaZlXmj95wEGsvLNI2MGZk3cGXgNHd2bt3C0JL5FZNyjmiYR0Ecd6p39uOYD9TUTNZIGJsfPNYRJjRhE5Tatk1FANhKYk+rTS6LDMDkCdkuKZKqNvFox+uVeu9V5mJFsxggmB4hnuP2L+2cxNc2/8yUf2p0+qOK2Fc9TQzagDsxMq4fXslXh0UALCwQGjvqOeqHp+fcWIBye44K2TGvkt2fK5175x79CfHtt+2iJOYMK+06XwjK3M4ifjlW8ezqZaoFQpYbNSCY5RKlWOkmmN4uHZnYTJJQmTy1WuFVvlroTZrRHRSkjEFqRlC1yUa1TkfqDENU+0qwP1x0EsoNHxP7Ei3FGuJW5acgBzqu76EFVbEuGlJCFfmhct+Nwjsqo0co8JXmmrV9Yf9pVxZUNOKD+VGlEIT5FgompRtzWK88qpkqWqnk2zxrRaY5oc+bWG7xkI6DfpT7XBcHKG/31g/OJvcCXkCXSSzhclomZdUCmzVxFg462NXsnhyjKAg5QduqrRKz1cWVYURW1IjVvWS457C+BpkikipeW0quSsEWFkGYN6ZUOZla4sqgzRwbQmLKLn5guM2oI6e4FEUUr8prJJIooOV8a0K/v5Cv092QTiXfr2hGVeGV9lNR7pf57FusiMYVq248biiWQqXVJaVm6kBUPOZTszMbstRLjlKj19lcTB/isWh35LbU0A1MyYD3AqsPxbA+UCFS5TRA9TWkqSa6clsK1EYUvcfE1UOhkhw3nJMtehlgHYSxK5qwYk/QqxUwJ6q8dL9WStHkjt/t5vhhWVOEFzk+LCAUPBmVxqe1TKP5oaV6SkJSU3aCUnFC9pS8kD26KSk4qXdKTkH6/K7xpOSSMlXGUG80efsokvv/X8wzYVevHZ67/qalX6e6N3ldjBxe9qfVhOpa3gxmPXFA6FuvGGNkYlsG4mvHgPbc4npHk0SzP+6B6bGvPii+u+F4PdCHp7K/DF9awyZwLRzYSgup1XR63KBBffjt5RwpsT0x99ApX+Yb9Jr31990t/iTFpcUJvGEXKMdSe5LI8gZ4qYVKsySfFtDC0/IspvtiYfzHJF+fnX0zwxQX5F+N8cYOZfzXGVzcWXHX56lDBVYevbi24avPV7QVXLb66o+Cqyf2wx0RH8FoyakpPfJ96i7uPqlOzz+TZF5ehowWih/Uqfr/JOYKxelga3Joy6sF8nb45bqUiQ4WnefWo7HbE9ycG1sz8nEL/eE6QUCjKd+f4Gej9Od8dfH49J/PkauX8M5FETp+29naj/6JJjeUEleIiciT8KcCeeYixZ2KMPZMqy1QU8KuKtP8S145ou5dev/FN9QqiQ7nxEm68sPvHX42rG0SLL/MNalXKR6rQ4JGygHSfD9TKVKB/yCam048nkP2sNCjz43BupYgmpcoXX0aVv37+x2Er0mGVVxWtMklVpoIy12lVJoKLd6yPLsaDi39aX7S2UqotLLP3W9GDIf/Yrl0M+ceGbxWtbQLVRkP4G+7ex4Ztuvvm/seDMYweP/DNoo9n2A1Bv1Ih2de1KyWQOdjpfKLKUgW3FhW1WZJlqCMXOEIlSGeW9s2iVEaycLqWUym5fkkHu+PAEuQi6ONY0Z8jWpT9f1xILxn2oiHJTMB7OCtTkDhXTE3DQWgG25iwbrlRBjAYZVecYn6Ij2CR/AccQfWOeBtrop9SdanGCvCaNBbC1InWJEFedMQNK7Szf0pBtHgc/GwpX8oE5pAnQcnnlyq881g72AWbiG31NYK+awaYH1kLPh7QCH/VMh2lC4ZCwz6cHpSVHpnhbLgFQYx81m6Zpyfz4q/YnM3b65iaOjR/r2OiyvoqzppcA5CbyXY1b/5ZjxIruu+RM/dwuyDaKLOvCPM2DAA0lshALOkk6Eg2Qryfhpxczj8G/Bb4nDYgI0Pp+00bOLUIIDiRE1hA7UzisBl4K4hZO1OWNAyb3m5y/Jk9rmzIS51zeMuANZ44jp0dw6WZn0BnjPsSJvr0c5ZN9LLSOpSdizIsc7WWPNVEJrtBpaVENzgsC0Mp4e6klcbZqSPHFn66KTzX4hSOsS1c2xdQGxZUVvFlruPTOKv3MxsGVXSb7TMMni1gGbZAZ9h+v+VzJJNZ6cW3UAsZ398W1yND0BJopWU8Ykf2/SoyULu0RgWs+WZ4aTVfsoJSkgyuf53EpvPF+Bbx0MZH4OZ7QVK1cBJ2srJJPn3Mzlq+c4bEhddaY9x1+234WuCDXuTzfTYoHq6r+/j8gM3ITK/bMDDCAcJ/y24XDxNHfPT4zV9kTIL0z0wLgxgNYRAtZSGXCacT7OawJIsxMGCyZQyMLGOnsobXhYa3SqkXgxy5OC7mh62nrkhrymIrM6r6Sd7lNYtrD9340qC4MlTggwxD0EFKgA7CXJejuqiYwrhwoq78ERI4hvnlNpj59GmGL0HMwJeiLDCYeQqCQyIxNcgSZLQUfJCs2+e/aXCiN2LDLLVz6cwNgwJ/QoMBEue8NPzDdgYcTGpg9XoMu0wuRbSX2cUxYnityXFK8kpxvTiSakluZkovqPahsFpDqxaVJlV38tzALUvCk9AbAXgMkvSoznzJzPNHy3O6CdIi56GnaCmEhZdF8CXiwlE8rbA4OtwoKS0F8caSaWvJuFsFiDeC1BRO28Cf5H1rT4cOVwwXpj6z23RWBaAnQTSBURUklmTAQfH2fr8QA1Ol8JS4M4xbrOKaEBkiwOVJp++zHfgM2aviOqHGwu51uHs5mSgkiVaM4s5s/DTrEgSeckDlIroFuk2EdCvIL4mIbuGDIyMT3BWCyianGjXwjZnMUU9JQbxJQslTih/kME6C1MphRALfpsW5IjBJnNC4SLyDU9DaMBhOtSDdINikVOBvyhjbxisXFJyMoOBUsJjzDTUOEpDKl+4YjJA8gEFNb5v7zjd+/+x5CxfMWQxJjFpSRoSflnCqUqXRf2XOiFeOpN8Vm7PBtcdh/ChPR80rkeaV5zXPkObZevMyD2uzJhFB8EhqP0Upb5l6eliNu7w/Fwl4iEwbbX5nXcne6uZlb7UFRTLTHuRvtYV99YtoM5xNRGqghJa/lXNXcVIqlkfeY76dYL7AJsL48BCbBTOPjcMkTPSOl8cGKkK4oH9cxlq59JcsfQUZM/JSkDJ6D/w1sYy4zfwxJkd8hvLEHORXsJuuW/fTH+x+bfPv5+iRGE2/+sMzB97euuONOfDGt5vufvmJm+j/V+bUMQd15VscMW4aBchKRoisZAuykuKuzKbyOWwBUlV+CfBBRlviVi2gH4djTxW6ksYtI1SlOyzJKu9IF/BwiaUOkh/EP3WSYYFXnUxiCVmdeLxCLZRUZDVBCAQdCjdwFSxkKYuM1SzWNovi2A10sLKpb4yebSz2bD1TUZFn6QGf4dl7JSUUlZ3PakXVwgWMAa9OLsLJRerkEpxcwifEvlBHa1DHVKMN52103ityJAwZefa1UCnAZLt5UIF3JSDXUjduEjwutkWZCpErJkL1enMob2I40cRwtIkx7OnPsgQvmlkHjg6ek2Olroane3EEPxWJSGIRV1KEJVPlUCkF3s/mMk1ScYpIKldjDoWSyt58xF4dgI+3LM08hJyuxNWnEQki+jSql5x3NfSjTaNqOtWmkYeuwBxx0Qfwz7IKppGlptEkdkDOm0kWzxPG2oomE5fKn0+HlIP7N5uyosx4UTj1iexizNM5y1EENqIIFO7WauUyfxF2lpNlOb92MJREVjuy5GduDpYWI3MLH76sxXWAWVs6Zh32g2FbMa1tfekU4UVYdlkc7rOWbXPodcS4QZhMpJoHBVWW+dqgbAkOW3iqIYVvVYufXlhvmsaSLH5gaFDJLxGD3hpLWipftqn8gkPaHXP17x615LvH1Hf3u+3MwxTi4WR7K+8sJttDNjiIXyXF9jkAxtxOe4qqEJcu89eBIDm9VuEeu12qDSu1/FEH18acCCN1D1/Zr13Zy1cORFfA4bdzkMKJ9j5ivjs4jOoixCGBODlMg9aCrYy5oNNufHM23iKNWY9ErkGjMsOKZBx9vSi6fnjucC6k4czTTP2CMmfLtRBmDpFdmsyY4LAvtPFE+xKYOYkJAimFW+zKB6BHkF4YYznCfM7g5Jvc7RvwYQZUtSSS0dOjJkDDpxoPm1UROqPFyaXjPVIRgBrVRqVG7nIgCH17IDrQidXeJN3KGTExDdP6Z7s01w9ip0dS0xDuJuvsjRbba2YbGwC9+QP15mHOKY/3/yCiSpqi8B4onW3047ekzj6ISuIN9gFLRnI/6qiVKtYwiaTa/dqgefSSUVvatsOWkH7jyCRu4TKwsgOl1NBw2EJpG6TnhplRHcvWBBc9P/WhWaE5QTBLixvNyMbmCIk4kLOcyZxJmTPSZt4O/PsnUz30yaYcb6XjMXU8RMf71PFGM0tv3GsqQR4geXuJ2nZFXJRTfKjrmlyCvaLKqKySZlALOB91JGzGlbCpgCPptmJDCUmZmoCYz05jUM8lG+xW+eBL5PsvworILkcNtOLHwKj1hgXNMqJmoTug5oIGIcW+JPBjQ5TDX9Zp0E+yNcqH1swGjmMWospaKn18ou2lchwBgszS0QcLCOYelc16FL8WEY2kVS5YgRh2sF2T4zHrnAgZM0bjH9DFtx3Wa4Vcc29EGYUjr1wGGdhyOGuMhDJGzrN7snaAEMP5U8JnN3sQYaIZN/cz1+3+Q/XPP6x5bqI/+oNM3pnoSeZ0SO4durLGPRO+QJv5EfErSoxwMdoLjAzDwZWBSA+ik21GfF1vKTKzZYD7LRlvjIN/gMjuIY3skqWi4T2gkZ2CHh4OXL/un9NSWUCJSf7srWbeShqsoWK55NvBLhSUaMqGE61JsjbjcmlftzSvNaBDIU0I23pLVTvHjLx26m2cF+Cm7rEUyViKZCxOpl5AMrZkWNdIxiogmb0hyTxpxdSCu7L4Xmgc2Fd2t3BljzApGzucZpyXhMxw4ESKSlogQrtpSVEcUxJ+Nq6yKGP2gRWyjhVupNDWxbgXElUxht+VakkQvooljRg+ymLJOBhH3spmDTVuzhmeuyzYtDLyrC3Is8EGyXd8JBIxlzH+7CHbqrwt1R7Ov2wW2z3tts3MSgie1bQSQuatYkXkJARogUTi+AGIr4XtclJmIG04hvG3NeqgzdkCD0G6fRGtwfSzAGsvbWWA7zvZbqSV1YKVoAw/NUC81LwdW9Sj682qDH5pga5g/WjVBFF6gt8dlWc6mJB3VpFnOshoPqo0PSd4iJU5in4rvIzExAyqCE9lQjDT+Z6OZmHb4NfmDHsm/OzgrccOeSPwwIt5JXA3wwnAqEppz88ncVoly7yEnCQYFCwpJxztVU7yShldL6WCJfRkmqpKhT581eLD58m+CaJrXBxmEuILA2fj9PV2zJLpQPJnvOiUEDWJeBa5mrZkkqYsgTuSCgBP+GZguw0UKGVxyzDxjyEWJil2grh6wV/pXqushdiX7Cy4KNA4vGsEAnSg/Zf9pr6L1H2GtF2k+D81EgWxE3mp7FHLxH+EYVYxfcvXeomBXVXl3ISqcqTqMHiMyjYBOdMrHYJ3ZYYGgP5fXBkdiX2Ad6gcSVIOpOnQQapEhqFUhqFMhiEtw5DS3Cz1aTWPc7mh0ZA9EnK4kb+ykffNG4IvtjW/Iu2LOc7hWss0rwzMM8hGMT7PsllROHLDcUub2Jk30GUCDAAR6RwoCvBu/4CNm2PEQM6obGcLmBcbz/okHgF53FStxsF2TfbcZY5p0L4aBiISXQ5wQDmJYvQLIXOMTXckgtnladY8inVKOKLoIm8fFPd5/W4Qmu5kvi4GlNdhBTMjKLbtRbS37MSg8skfqRY3K0voXl2Pq6Qv0bCn6KxaifKIB1VHCsIInzZJBFlNvZliDfwZCGhjIenhddFyncgXkbDUFkpnvh0t8r6pt6Yvm/BfEGsI5FC/RAk+FkeksVQcwCDZ+iWEeTpA6U1waiMvIcaIRP5Cuz3c3d5mW1akKxqyxtOUsxStqcMhlReRiYN7SgyJC+XFxbYSF2kkjoUngR/4P8axKKWQA6uGUfNMHkx0OsTlOAfZMRz85QIH3y1w8K0iylwiA3ORjIiSpvlbt4R677DNuFVMjjfPDG5Ls1mFEFiyhDpjyryX30Ct7oRWdWHFiUDzEA93mSRXcQeOhnQ4xrtWvGlrMEpDVmQr0jV6eTwfq2Zk2TZZLaws8bzNhvZN6R5rJGPlIWKEWaCdFaTFmOdCvkGTsG2IpJigKknBk6/IdSNFbiiKRIkwDeBnGGzfNTN3Hiqm/NBxeaMA/OiVGjp9qB/0q2XGs6IYwmR1oFeXa07mrxKF5iN3DgQdMbMiBJNu8pxT6C13iYQmG+R+RzbIBxUv2wjh22R+st4MGco1LJLz1Q3R1RvwcihDQk0kO2NCzEvodGBVW+/YVYw2c9BW0H/WVHq13E5VpWHTpnYDZBwsJC/VlrgT8rqb3MYgQdgAxoFzl9o2sCtb0lyqTMwxEZ9KSVDRvhre714pDSiG1m2ppK8AwregmyUZcyggoXw3duzELZ2c8BKJKGFLVZKx9tLUBha+nMxzsiWV0C2VssKXwK3QAOREtIYE0MBhBbtaKUrePshftVY3XTxgaP0aWNz82JkStMHhCrh9ZzA5o7wEt+ZpgPWkGgFZ9LOMS4uzGy3Orm7tCb79cu5GkRwQbluvlgZHtMEhisU77yHdJ6ZPg2AQsWW6Wu00WJvNmwcsJIH2/ITR0PSn9XxLJZwAiHkOsUHJEYNSgfpX78S9ht6m+VH6jz15Hajn9djtODaHiLhF7KRFOP6ew3BPZVzU7aAJ0ExyOJuKrI089sTuNRNjggPjhr3UZiqoWRmxjNW0i0kygcxgJfwkLRQJbCdo5BFKlODdilcSestjqQy5dxKREWWsNUHSS+zpMljT9ptEuBmS1su8DE2IsipIiGUtiOktp/LlVRmol1mXUyZmzXoxxdbIQlQta44na44mE5SJTJAUk2dkA7RYW6IU+lQ1twk0z9RXEVFfhU59aBUEhXeZ7jLyVF7WlLL039u8PHVOQE2ZQ6QUI5JS8k22d7GstjJ0QN2rZYdxiko8iPPx9MAGwU4JETuziTpuc1waq4zJRDe7aKelqYNmGwIrqfljKGWfLnWxgBRUoqqkBo2Z0j90uM/kPkJNu3SjbWFN6TBbEOf0pR9TYEQTmg6Dj25WM81k20pMs8PsMBEGZWkrtrBqN5/BOjk9NtAwmpHIgJ2MzDDKc9eQ5mjnxTS6ycY2Qb2jsxILX7x5+BCPo3CNb1GoPfq63yKgPazDSNNiahx/Lw/xGseX8PF1YvXIfJPJ4k3LsjR2a+m70oziTaYkrTdFuDPRQ5OCPB0m0EGDPB1coltKIFveQaM960gdDNA9jvzSn6fJ3RNYF8IsNiYsNHIntDGYyu/LVP5gpvL7MiN/LxP+XsHhO4HrFzXuFLPfCcESM4MqY86rqk0MJA4fg1dD4z/tZy9htaBIU18ZDLMoYaW2eWnAwuZCzEUosQ1jsi1m5krxHAjVqp6Znm2asIlbbNIMXYU49kDMUYEZ6UwxFPN2EL7kVvpfI+MdJq0VIgNyFOc4zzKnD9cgzud2UFdjYhaJLxet0Wf5x9P9OctWLGMo2WgeeHb6XZOoJcwpNWrmuzjwOGWdfBuYJBCyaVWgubXBDPw2iqsBpZwhVinPFjt3dZUraalikqQqLmqGhKgZWLQyaQMoCpQF4tg6Hz770EnExek1IU6vSd7OYcvIWoFqUdx4oriZJIqbjChuEqI/MHRs9vRW23VZIx6LtOL9Vr6h3lAGLJMNVAwGOQo7F33xgyqUYIcp7dpgSsP6TRLlzKooiKkqkrzHi/6LDsujw0w4ChXFRwFyWUU0DLBZjT8UKKzGAoIg+ruVlnDMBtH1XCS6ngW03tro83L8NFZl0lHONH6HMgvCkLbBZPWMud5k3Y3Zb7LyxryclTdmN+t3zFb6yTSYl3jMkJfNNv4ZAwbJiOMnLpQYuAUyYPNlwDgHfLjzutvUxcjtOqWKRdBkINLQkUiUXtrchpMFz/xMA7sNOZjbrForzpwmhbxJQrG2m7JGmjB2qcRpmqtFWqoEZ4g29Q+7CWwXU8pkbeYzZjdK39Yoc6Fb5oIHKppqIIubKVkoTMlpz3DwJZK6pVT8Oz03c6/kDMbHt6tL35VLgI0vEwi7coGwy8jHZJSuG1bYRt5uUV+z+ZsER3F/T4ttMiMZ0lxYV8V6r2zXrr+Br+zVrmzkK/uC4Dn4XHD9/VaQboad9SfgI/dwnm7Yiidytpuqo8FgW6s+ENKai7eJBbjA+utKvlI11q73Ac6i43pH18G46QJ6f6spkQm34Tddaw2ZkvX4ZvyWsqbG9Sbq0+SozQ00gUMrsOvfz64deyIrcGDddf1NFm5NCK27LjLS7wOGZnmt9Rx+M7XWXsubEFh5jyDDnAt5DvG23gQMpm7lDdLKsbRWsL7YEGOOEeo5SiRvL44dY1kYsMoU5sUYjOQYpBeBlBMnWfMoEjCOYkX7McjIY3tHEQWjJZHNcCCuZx0cSuhKgBqR0Pa60WAEWuzJ9l5X5KlqbAHo/KBbxYLeARfqpcn2fhfZCUgiArorBEBX7VSPpGiWTR01CwVXhBaEhbydhcFjIUvRlnLm4m3yAt4RR1vKES814iVp0zPixUe82Ii+0Q4cyi6X2Q5nsGwy39aSPAS6Q+UEddgpAYEpg3kdBP9GjV4df7vbzonO1cRx/B18IRNdGOULYUJeh2NH6+ytrngtVXGmkIuqIqcUqsNpl3eNheoj4qJDkGgMnc4TROcbXXkgszd0+4DTEzgfX1esL3BX5TtZo9gSRDJAHN8WLEG09bfbFVHIPSdzX14Ow6ClVC6U/qQxUfWqRQ5zHb2oKBKDinhB09g0Xyneyv5YfiulYrSyuFsYq7LwkJPZoZRn4WvlWXpV8OowOyPfixoU+KpUq3eFFMBUIkuTI3tnCwcJLE0Wa1e5JxPBLOxHWhRtfxfh90YJE1TqrnCVoq0/z3TMv8TOCFu7IDbmE4KZMNWYH3RZtfA4LKDYDFSH5ipm0OxCeWR+K3R8ieReWFTFCYAA3BQ4tT+qQkoY0ceQMAWBHld2BQvLlC3LFH/JAcG34gWXN69H1AaFb/F9BvwBej1nE0gKwHeMw1cELCsm0JcKhlhlkQ/RKN8zI0/JfkfngsH8kwUynHychi0k4czbIbg638k8sy6fSLMmV7KfK9kQElBQ+X6ZB2Y4uzFmpSr1D9/WaDuRP6+DpxPaJJKLIvqktfSiUlU0LUkoUB3wrG1pKqohRzNQCMXE/IM88/cbAc3kI3gwhV8yDC+Pg7Zuyk6MC+2RyLcGw5/Igb6VJG2ksKPf9Q7XTUf9jmbO5EUg7yyVZ6lO5p0lAjS2JBFamkEwxKtH7NU4CrA/wiGJ+Rv5a8dCrcR2q53dVmx1L5b5azjmfDd/zFU1ckurBgAEcdWZscw9gp6qTCx5w6o8srQxFYvPIWPKl8MxjdHYRTjanNJbxV/CzS84lFyvRub+wUDXkNnAj1Rr1pjjnxLHZl/shqKIcDIPsiLiaZH/dG1FCItJv6ytyHKgkyVxqhand0LNtVbmiKKs/ht5MQLE5iDWFHig3xC3Z9/Oa9jVayURcpBf2vUYSthNz2UjM0MMjevOIhvhRLa4x2WuJ/0fplPgS6NFpkFPXcURQBnxAA2R21QgP+sHRSPtZROCgmxkblOBmazPZqUF/C5ikpgAcD4y3ydiAZwYAIY4KAAdeVzpyKuNiloD0SvuzlOB7a9yiuEF1wT734TE7JncDQ12vqv3qMmap8B6wXFG8HTGGGSJC80vNYJPeS+QrVTcV2a7FlDpRr5ovE3YvJkNAzM/8oclJaczH3DHi9/8Z9y8mYtrAJFuHkAkeugdS/DbJMe8GaA7HjIdSsLp8AGZDqODiuDVbLiHfa9vKA5Y+0ZKAGtnCF6tVRSv9kkNr/YWR/BqJ+Tj1Y59uwCvdujbBXi1o9sL8Go3bC/Aqz3wLQ2v9k+MwP7Kfxev9gmb0Wqb9v/w9u8NXvsPdYdi1u4+FLN2Z1kEWXvAzIes/X0xyNr/Kg5Zu9vIx6zt/+uAYNZG4LQheu22qwsgake/834Qtf17+xVE7ewQonbD3YUQtW8Wh6h960ghanOHItSecAhC7cZdEe6sdQjubIngztIb+70AdvYn+bCzQpTXFSfKJ+NClKcKUZpFifKNZESUOxWIcmk+UfbfW0CUo/cUgijfXQiifHcBUV5/rUaUr7ggyldFvWP9DSDKZQKiDOLqN48QRHmsgCL/UIwi/1icIk8sIMidAwUgyuvGB1G+4d8KKfTe96VQrh8U+j9CCj1wbyGF/qk4hR7UKJSe+0HU8bcV0qo63mpqXXSzRsRQwN+F83tIqOgftU8JWvldXHzQDBrO5nLiGN/HZWB2P6GAn78bvnuvNO7PqnH7VJt/LpffVpfH5Llbo0n9uip40AyYzjtay58LWr6XWv6iqfGhA+oz9uB3wNK7+F11a4MVVXSzJa+5y+L2/EW1Z6u6fJtcfkdd5ogCGpLo8zi24KM0BlbEYa6h4/TXHOQoUcBPig+MwQcJyKRC8g50baMBI2Aj1gchju9hHuw0vf78LX+JgQM7EcEf/xrXtB4cParJboIiaQws+vjXZfOYdz8MtNoANj6JQ6sKoa21WCzLE9fYSZLaEpgDDjIrINBfbDN8u5GDSLY+LF9wKuAKTjHr84IjrZr802rxV1GV4PvV04sQwn2KeUl+8YvyTxeIWFSt1nqvcaiBazxg6M1qzX8ImXv188upi4nBnoANus5VqyXF/Uy+vnX3GsUOeJAekbPPYHSEbqYEA9UYHFxIw/TC3nWbiffW43D34zg8l27b4h1AP3PFBaPGcxQDv/rwDHzm4Rj4Tk2q+IUlDDxTwMDvL2TgOwoY+Nh9BQx89L4CBj50n8bAb46Dgb/BJHbw72DgeGTob2Xgfy3GwN/9v8HA7/+bGPj9hQz8veIMvH/N/z8M/IFCBr56TVEGvmbN/yMGHgqbd2ncfEcBZ6cW/WZ92KJ7hJmvXVOUxw+syefxD7wvj0cnP4hrT4Wt9L9v5ff3Y7j/EySk4Ut431vyvnXqfQdUM16Xy4Pq8n7tU16UJg19L2zSGO4+gmHAgcV2CSu92wpif9S6I/tLwazJy5cQ+hRk2cHp+8EiZMgiZASLkBEtQka0WKhFqF53TqD5H8ir2hIU3Q7Xly+iiurC9QZbRGc4dM8ixl50lbJkWbJkWbLgFpBhAAzh/1b+0mPlLz2M5jZTInFr8I2SE8LQckIgvSyt275dZfrvPLtG0lPZjZJV2IIzJW90+4BYyqBu2NmeBawoePWxIfdD5wT4MdS5USofzpEE6HI/086AodAP0Y0D/74GnQePQ7//uUHqt/J2v3sZtCZ8i+GM25ED6CyBHplDe9O+rH2eoB0sQTqidj+zotHwVyHXF2r2GR2LHxcgLAsazxIOqBRU6BqFiS7KI8Nf2Y6cN1Zflrb0B/Ddkj6afvgsnZ4C74cPCPKUnzlH4G0yP5KAYCpMrS/xbJXkaB4tbbbKAOoz4i5gXy0G3QI1TmUYLAW3pZLx0becQf3or+JYLPusyvRy07oStugmbz28bPETuxK9ceVK2Eror61iFJCVLDg0ryRK9NZDQ3flyiwejsohWpwuoqqVQS4bbxCoUXwb+UzTY5blrHKuDHDEDP+Znx18cWWHX7GCMz2N3Gt29Phfeu3mn5sdVS60y/KhGO048nHDHWP8R6DZ6fVLL/PdDv/FnzzznSvb88+yCUBLr+j1E73+azd861uXd2QTfukKj07v/fkPb1yJ0wxOPaM7a2zLJpti67OpLb7dBysSEg2tbzI5b3Wyac5aGPw5i5SfWIGQBZhsGdQh2TRqq1Kx9U0H42tV5sm4lwzq+twWOGckm8yV2aSX+ieQOD1YsoDJLt00angl/zrIhdIMWGMv43HGNIGQg4c5oxJ0MQKxdqZMk/R6y5W4bsR3w15jddKEYJ2eZGIVBNVVK9F7683ObGzbhayQiknTkPPe9ucsyya2BR8rCej58xBJlhCtKzy+vcSSbdxMBMt47hbqP6qEinMWL7cjy5X6iXb6ShIk/7WDk7P5sRUkZ6hOddmzJmsWvg2Z//rgRaDebIQ0Q1t45HdUb4ZF4kTba8qsR95UJOBduUWwIzoEZsMULyDzLDwbym4HmNtDAPspDjLPDIqvT6D8VAVNf+8fuaDpb3ieD9i4HzSK/Wzwrek5ZrAu0DNDj6zmojRpTX/s0TWqgsfUQT/fzuxlTZjVB+aQHjNNd5W/ih2gAgnT9seCRzDco3Ji+3uDg9sG1hRWlEWqvywPuLEMntaroIj1j14B2D1bMu2atvi4AlnHXAIgQyQKDSqwfGiBmaB8LF8VK3zUlbWX8JbCQELM9vK0VMxJZ9g+FDsLUUmxc7Kxyiwus+mGjs2Pcz5HK51+mBZQorlEesft1rnNPZfmpni1JzX8uv9u44KlzR0dU7yZJ9Xh7JO9y5s7cG8azlpzzYtyPRcvbeu8+Apjal9Pc0vupJbeFUZrW29fV88Vp3ct7+wzch25pbnOPjnp61re0iqHi3tyuc/meqe2dHX20f2gstZc26WtfcbS5svbli5fOjU4bevUT3OXdzd3LsotCs5RR3NbZ65nvpxLXeEJfs7qvCAsSq+7uGvx4t5cePpxOVNvDc7kpeqsu7mneWmuL9fTa/TlWlo725Ytz/UazX19PW0Ll/fRYWcut6j3DBTqNeZ1NPf2tbV40hCjN9fc09I6dWFzj9HWSZVd3NfVbfQ2L85Nbe7JNU/F2aK2RRe09HR1dFzYdaG66dM9HPfkFi1vyU1d2tXX1tVp9HY2d09dtLynmc96cityzR3R+aJcC3W4OqFu6mjulOM2/s6pi3raVuQ6je6u3jZcDs4X5Tr6moOT3o42avR50heqwQu7+vq6lkatpGHlL5za29eT62tpNS5r6+iY17lobk/zpZe2dV6Kkvpp0O29bZ/NBSdT9ZML5Lijq+eCvua+HJEHdeTUHhz2tS1pA5ksylFTjGYaFP4k7mpjMRHdwq6uJVNbqdHGwuaWJZf2EH0tkn7qa+3J9bZ2dSwKhmBxW45O+nKX953BR/Rtp9PnNHf35hYZ3T1dl1KlqL7F6OXv/FRb7rLz2jr/WZEUH560uKP50uq+nuW5E9Xx4uaOXpy0tHa1teSqSbScKtPBM/ouXto7pbu1uTc35fIpV6SM6ubu7o4rqEtme/8zxTLfha05RSee6sxcr3dZa67Tu6Jrude9vKPDa+ub4hHBe9KmXq/5suYrvMva+lq9PnpY9eBJyh6YT3teX/PCjpy3gr5jiud3LurJXead2dXXdZkRmiVpjLzpNTVe1woqPqOm5hSvo21x3yneZc1tfd60GlzgMlOnzRqn0AwuJK0jamaCDv/JNPSa+zwaC/oQ+rSeHDdcWvjRXq/rsk5vcVtfH3WLJ9PVa+v1Orv6vKW55t7lNAFO0uqjgaaXL8l5Z6ixN/L+af15aVdOdVZL19LuDpq9HVd4zb3csTS5FnldndKx1O3Lezq1bsepB2o6yWj7+AXUcUx01LxPnnUhOhR04c3nt0zxzmtraW27tLnz3OaFvVOoK6fV6u15n76bPivs4GnTVZmZhYNQ+/79uzDX0XUZdyt4hwfGIp8TMMugC/2QMlppTIhTd/d6S7toSIKCuNFJf2gI5FLvKV4XVdxzWVtvjmiROlNmTC9XOZ9e29FFXdPsYc4RwS3J0RM1fNaLce/qpIUhbG/wdMi9C/79n6KX+t8kfrlgx7SGt9/+0OPxK9+98e7Xr1v+hY/f+MDmhYN//Nr1fV/5TMumLz37UPWGqye9+Xr27N9u7Kz9cNXjM75z5tRTcp+8Y/uSTdNfT53+50tfOP+yR9vXLnzq9a9+456PXfLInMu67n3869uuu2vZLd9aetzZ5qOf+/6vvv7SR6698O2v3Vb97BNlt+3vf/Mru77y5NODQyvbF/xL2dC2HScbP6r/z48eM/LAa2PP7r3ktIf/8LOLSy9afOfm6vW5395z/ld2v7vjjQ+9e8Ppt//T/UvKFzx57o++sOOlHbfu/OXXT1h495k/3Xj8nNtfabj9o6+u2vrK/Xt//Ez6pV88+8XetptOOOGOj618oHZy6e6/vvNU80DFZU/cGfXgwrsefe3ybTTSqyZ/u/vLP7nx9DL32hO/9aNzTjz94ts/fMrWbXuuqc89v/3T353y+vWvv3HRb8ofNV648ivf+UvFIxvnPfTAiZdN+sUVwy9eeE/ykvOmLdn4uU/fcczLqyYPf+C7J7921QVL36goeeqhVy68YNfP7/ti7TE/nXzajUt/ddJTdbGzt9z/+7qHjnvuuKW3lM+9bcu556743qTzt+ybOzj1nDUP3rLl7GfO2vnIp3a+3JI6c2zKL+6yG1+s2vVfc9wLTvqnixfMPeXpG9dveHd009uvTr5z3tYnZn3SvebmX/1y99y3Bi79w3sfzRxzx8FvZl549PsFZNJfcD5UcL6n4Pzt/NPGm/PPFzySf37CW/lv+/LGvHPvwYfyzquX/Dbv/M/WjXlvu+/0B/TzzO3P7dfP/8dvBq7X3/aW9/K9+rdN+8bFL2jnzq7HK7+gnT960oMj39betmL2kvTz0fn+f3OO/8FVh9JH8LbPHnPfR366LzzfcFfn9MsHPx+e3/Pp1JwPtH4jPB9+44mnKnf/e9i4gYmNzZ/454Gw428/dsP9t3fdHpzPLvfe+uh1P3oqaNxA8oaDlzfMWR10/Evp+2t/Gr9uWJ3f9vz5lzpPPv5fj6vz876cXT2vcWXXO6rjD9xyb/fkrdsevUV1fIf7wrm1E46te1TOp//gscqxRz71y4E/yttWnfqZio7ZX04ftUk6/tZz7j46/vjnnvrKKJ8/N/gh7z/nf++43TsPcFfMnXjUW+tL711w04ov87d98j+Omfbagl/fNmfig5w15s6n/9dfP/zScV/4+LGv4fylHw7/y0N1T+/d8czvvoi3fe1jZ/9+m2u7H33szvuQ08t98ualx/7g9Me23/fll+Caebyx5sWuz7z6uaemX3kdve2qKf0jv7j6zRePW7Prf91N37atzkv/uLPma8MLT541Zhgzn8i+9ZF58563br/lY1XXFM5no7Hi4hW/KDn13M8994kzDrz5M2NP+1/aUutvL3/yhDcnr9i33vjsvM86pa9+4QLjt7/77pfK7uzf95ON8zbc1tPa/8qdt9U/++MFZw6umvyzr5/pH1j22uKWzetO+I9LL/7uhg03faLj/K83nlqyZenT/p9euOet93LxXz+94Jyn99ZMmz5j5qzauvqG5oUti3KLac2fVjO9ZkbNzJpZNbU1dTX1NQ3TaqZNmzZ92oxpM6fNmlY7rW5a/bSG6TXTp02fPn3G9JnTZ02vnV43vX56w4yaGdNmTJ8xY8bMGbNm1M6om1E/o2FmzcxpM6fPnDFz5sxZM2tn1s2sn9kwq2bWtFnTZ82YNXPWrFm1s+pm1c9qqK2pnVY7vXZG7czaWbW1tXW19bUNdTV10+qm182om1k3q662rq6uvq6hvqZ+Wv30+hn1M+tn1dfW19XX1zc0UBMb6PUNVHUDPdZAl9qWdnf19KnFvCnX2ryiraunN5V3+ZNnndPWlxJ5jcQIL9wBeB/z+nqu8PJYg3pmQbBh8Ht72y7txCaIJEPDOPlk75xcrhsLaVsnLZokdXbnevqumO1RzbykXdrldS3G/RytvfR7UkqvX63eH1Ov8fv6mltaufaUFzVsilotZ6vfT7EAGAm1s0UwxOGJedUfpn6tcn5YCnx8cX5dhf1TuL5L/b1eL20vOki+LyyAlb6jmYQwEjRIELmURLiuTpLbutBZtFFpW4j9Tc6jGySl5YxIMoAk3Luc9l80Js0rch0kI/RAgtCEZHqqr5cvQLgofN9i6pyuy3q9xT1dS/Oekt2i10xyTq7we8LN5zjyTCjv0IalhfdixfrjglaS2D6++HS1G9b+9eRaunpILDuPdlgkgGEj1KvfP78LElYOJMNN5j1Ib/79Zm9Fc8dyFt5YPMuj15bmTohOC3MiBrL0d6g8pqqnJvSdVExeU/eJwnK5Tr3EpyFm8i3a2C3vJam6x+vq4Sv02pZW6mSSeXvDR+a29dK29QqPd4C9Xjf2RfzVqsTc3Ar6QK+77fJch9zu7mqLtj/GfEVffRB+hYICIXQKb5ow0vSJ4UaSnlxEEuVSasZykqupO1r078t10J8X1f+/pv9fzh8/0AZ/9NSQEgr653+zd+XBcVTpvaXX0zqQQevVLjbGeGZ3AyxrYYOH4F2wPVzBFJcDePGSrQKBBVZsLMdHsaYIzIykGV3WfViWrWt0WrJuWYflkROS1CZpbFFbZUGxtYwtzVW1yQ7kjzXB2cnve93Tc+iwnVRSqSyv1TPdr79+7zt/3/eefERU27S0PqDXXlHq8T2046KtATWSCH3OW+zpD+09mLVHCYwsePSb2dm8Bt6T+WaMeXh9fjBb/xgWBIiaDP2LWbQU0qvLXsIblUM+x/anXtQwYq3+5SwKiJfAAq1r7l8fXs8YQ+uZB25kLRi9PruLFlzZezLVGv7e61sfvKwsWzIOH1BQ8qGQnvAeX+fCk9/K2ssdYD/WHW9lZgOG9x9+PGvnY9wbYsZTdioUqaGNR0JuEf38cW1jZe9b0e/TzsejNOMiJOHnoc2QWHzYjxA/mLkztCe1GH68+uaCABLaWgnvLEU3RTOvkmbUrbqY5wez3th9OJ02GtKV7aTo5y/y56rJ1uoVEqwSXz9MyQtvCYuuv+GQu7J27oT/Ku4asaGhpyjk1ldW4Lu412vrb9Wc+zIOHKQEGDn+sxm7Yxbi8CN1wru4MFlwrbX6p94Cyjx9aM/bGdEKU/Y7FluO3xdejqdrmyLovH4fj/JvxYVDi1iK1Bva64haX4fAm6JZsQLH0WyuO1pw76TtjqyDMUvux9SdM2XP5KWs3VngS9kO0/jdk42aQ9kt2btTiSdOoOf7ZXqCxgP6Q/sQWQdo94UIXj908CDSbcx2CuZ87NCBg9lvZ72bGUbYiE2okKU4Mxn79nGG1upfAtjrt2bf2H6JZh9tv+S/sh9yLXot/u79v7F/chA4jaoyvCMa02LsrVAvHJ8Hdu3P2rubO9SujD1vcv9UfXKhXTLUqYvskUW2/739sj9O+7+8K5MGi6oGkA5pqQD0A2i+sytrT+SGWQg10KHUxdH2SlG/g0F3kL0d9SjAQlfHf/7b4F+ENi+aRG0jQnhN2HGrsHTbuPTjqeD7m3E6g0Hl/mpwS/CL96988W/4Dn5APcwcJwiu4OcXgvfR7wAvPKH89/PBWxYdU/nT8/8auv6A7lJNrhmMcxXneyv4k6J9Qjy+4tfGCaF74ZxwRR1DEi5cvXp1CwuPWhIXOccfaNCp0+E5E96jryvBoFOlC5PrhF82Nm6iq3iFowS6/m78AqxfuQXF97mvf7eZ391MH0+pdOagqqDg10FVW/HLUwX9HarmdofH2yZsNPfTjoTq46ASngs9nAjRpQrRi69two/PrQ89EgRZoTMJD0dttqUKhtei7j/ldHnpUb07Yt4ShFy3Ml7kzlqCEG1Efn8lUi/Qf1N8oj43VYh/f9PngnKliHVThG1MJrMUXtJET7yOxSr5D8EtmqMkaL0PRNK5FvfYTLaUP69XtYeV3QJ0on5+3+5Iuvk+cXPo4u1F5jVrjhYnuBoF4a80uuAUBNxCgWLaTkG7/u5Vio/xp3/NIgHApCFB7NbqR9p4vw/+hyF1Uel/xcKxt2C7SY3LMB0De1voAp8nOa+8ff7qb4IXfveVqND9esviCg+uuRz8F1042kwpMeBmCtvy+9xDUpeTowtCBTStc21gG2jwgEJxy8P0mS5pELBkezH2eerCdNuj6czzpFEV/lMpGsEWm/eV2Hlpb3Tb9u1t8Z8hk6b+Wej6XZWu7Mml5Ti9uJzmAAWKslcqTEoRQblE+0eNzrSIVlK5hP8sRYzFs0RiBE2ihp+/WcIOJ/4mXpvJcw17hXAhIC2cL2LbF1LMsy3uDzKvhq7D3c0JKh3TsOPqB69+9kHsLI7EyBkXZ9OVeJ1yLEEXmaq+iKA7l7D4O1/OHy9+IfP9fj6d8tsXe3TnVxF0ry0hTjBmvEDoYnOMTElLamVF6CJZofutJnNQ0cbDMS+kRI2n5JQ4isU0OJ8UTkl6lc58boXmmxpPYniEHyUtKas24oYkNUNuNAvn1qwR7jZxH05q/TCqwBAe5HSPa1mcz/deyryBdyTNw5PiuAUQ5o0YunPRt5pQWUvrWZNjzxJ0cRlhHe1NWsw3UyNzTfyBhceLTUfCOwvSGee98IukRVmPau/F0p0L5ixE9/6i8q5Rv5WQL0oSrtnMiMPaGLrFULV+ofFMC2DhdcxL0jVwuuBswhXvLTwsrsR4i3C7EtTXGA9l9VefQQ45aWl7hTTzZdKCEgRiaf99/ryBBXFjnt0W5pNF/YJj6zn9IvLokiOtqE09DzGTk68newSDK5KvUQ+p7ZNoui2L6dt3k/q7aRz3CA8CGbYKTwsvqIdWxeK8T/i58IZQz4tHOmjFt0X4c+FnQgYBDXrWC0qhvwHHVh6TKQDQDepqZY3wPU63WXhUeJ73JOOd5TwhxINyGY8lif/FYqJLEb6Fg+hScHyb0yVjlB/wKx2npfYd+kd9uacrR7Tnx/ODeKFD1FJQCo+wzcKTvG4Lj7dCWMUPciUgqfA1/bZZ2C/0CF5crebHPXyVKgLFkzl/acIdwp3aXPEqHsWpmEQ8ierCSK+m2UTMfb8qr6QhyE1cB/ERPNM343MQVaIGqskxuKdHfmjiPB8UBoUvcXUbdLJJ2MTnVY5YpFT406mHoM2n6EfhKlIiETZJilpS6DBqGg5FykTOn47zmai9K3J/uVUw4CCqJNW+ysySZiM2b7EialyFrRqncc9UW4b5W8aP0No4nNFi6eIiRgkh7Q9xrNXu79ToEtWrkIZEfkSPF9JfAo6b1YXVemGf0K/5EE1nwlL5OW25nP5H3NZRM65TmtG4jo51Gw1oG39An4YHHkhAu/lmuk5IoB/DMrRb6N5oNG7evG7z5vVG5Ub9wBdGMG5ZtYp+jJFt5cr09JXXyRp/4dpkNKeRPkSDMgdn28D7xGRjou6731nzwx/dmvKTn9z5Lf2Pv5dkNKSEuGE3/SkfInXto7h85L516xKUMejtO0IsGENdvPteozI0TUE/vFs5wqQG40JN4cpgiOwwxJAaQj/0EHypXYaQMu420f1Kta1OS083peECPatNvMdEfehEb7pytTrd9HD8an5D/SaT0r2Bd6Tdf7/pT9Duusv0bTRiaLky9oO3r7wHX7dTW2k0mkKzGtLTVptMhrQbbGDfhGZMFkk/pki1RpjMEBZ2AR0aIr5WKdbn0kIcjdxkAnercbEsPKbBuExp0SPje9UKwwPG62kbk5MNgnELWE//pv0PtZVRx39rmPlX4c/IzpUrI6ZGGMFRyNrL+Bc+yHO4A61ceUMc8bGMpmt5lZC8UXzoocWHkaTrAslwowhbCHcQFJrjm0wrv2n/f1rcNSkis40hMpsYCCVNUUirERFK8xwHsDaZCGLvRiflG/gSDvrh2SfS03hGSUvbtGlTGoH9amMaSNLSeU7iuGyiS/5tCn0q9LylmThKq4OlbUpPv+22ZaoQy5fjyfeXUzOEmQwJEyXoDbaNGw3ReUjVx+pvfOubtngLr1impWnh1/EBISDtwIp9Ttom/FLQJ1wRyrBieUlKET4ROoVz0jQThV1YGeYL/RLDmmRbQqq4UVgRR2sTl3ROSE34O2kHaxL62cPCLwS9aBZcWKro44wJuQmpcRvZM8L6hG2SEJcomhLGhKNY4jTF64QNCVsTtgqJcZF/2Jy5x4eZ93gjy5L7mW9klHmHOlimXC5d6nFe6hmRLuTJ+bJFcvW0uHompdmc6lnrMTHQXNmqu1yYI49Js5byWWsde0a2MJ/FJrlO2V09TjFwsrCceR3FIBqSx5h30okxSxMvFMhVH1k/ymPuI+XM0+4QPz4i57NDsk2c6ZqxMH/+MDss5ya5hmyuIatrqFr3jOyQcxMDNbkNOJvYTnmAvSsXY/6eo+wF2a47JNfLOcx3pDIlcCLvKM42nJCj2ylhLjNm8jka2JNyLnMXFTB/3kldhlwIVt0Tp1kGpvZPnmHuYhvz5uWJgY7BTvBcyLzOPPaUXCqeH5fNIuSvYm7HIPMONLHtcg4k6oZE2bKVnudKrs7jrs5JvFzXgccO5m8qYr6Ss8zTXAHdlEI3ukegwVyo7ihUx7wldjZ3cpD5G6ck19kB19lBtgcSYax8MeA40sjmnGfYI7JdBP8W6Xy5XAUmAk2dPZjSLs4cu0hG6CeVZ9LzEblSthCTFuYdHU48PypXcgW/IzvEQOtgBZsbGmMvyh0SJsBIbLc8IH7S8Wk1qacS9x77aeYFD+7iPFi+Rpwek23sFXq5c2RUDLQNlYHLepdzlHmKz9KbVdCbnbnPVDK/eUycqbsI2VvqoaKjNl02rFHAngUvnqFibpuCREgADj/Kg+KtpPiiCvYEiObqoYaRGuYpzRX/qUIuRqcZthpjvnyLbrucC9u4O44y/9BZSFDCHoannR8gjkPO0MW8LcXMk1cina+GZPC+wW7m67FAid0TzDPVDWcpZu5yK5s9VcB2wTLupkHoDM7TljvE/PZy5m5rEf+2k5z7bDEkhJ2sco4Y6OrpZ94qm/ixHUxkyZ3i9FHZDLMPgwdXh93VUcvceaPwsSI2V1rNfHVdzO08Jk7bQO5tdbK3SNt1XNveInPi+S7V5/fLxdQPGcTpYzAahs2FUYslV2u3q3WS/ZQ8+eQUzFsPR1FMa4YrwEitVbpMhbmmUw5xpvXiJHMXOmDXdhFkFt2lKSfp1lYhYbZK8oWOQjBZxbz2MjbbgEfNx7j+PspDpJHJ2ke6MXQh858Zh8ZaOiBoLtskj0XG0SB7mkQpJ5dic8UWOKojyTVa5xotdY0Wgk8bueFsdyscfQSX0vlaPkOg83ivOFN+EQ7e2g/JMMFwg3i+DYG0HWEzU31xnPlKB6TzU4rh8hGd+V2kKMV3M6AI7zhA4mwlRj6BkcVpwADzHK8V8U4lN5SZ26LdCcbLmb8+h3kqTjDPSBegpwRqaKOhxekReHMmNOiuqWPuxhJxph6qe0W2Mm9+GfM1WfAwB7GSz16HU3ur28TzXWDAYyth7lbE6sAZcFwE4nrgUqE4U3YRMdE82k66pPEDbUfbKZJwLc1aT5E6vLDk3NgRNmcehyDkZEMIxKLexEB56wjOfmjYNq5quI/5TowDDM+Kv+qU83XP8xDZLhdIrj6bq68WZprsASDYELYW+LBV/Psp4rO2hfkKTwBqzkA/gzSr71g+8zTUitPVkOUJ0t9wH/PXHYEjt6YEakYcODvoBFC1tesuF0wCw54Hnd9eDHU6SCN9NnByjHl6G8lEk8zXYEMk5pPvFwyC3FPeRUa0gd5Gbw6YuVNaIO5ZRLcNJpm1krUA6EVgop+5+4ZI2glV2l6eTOBLvspe3RP0qoh4AON5CORq4O0ALPUyhrlQQH6Qoka6Av3evF7gSy6mOwx0IjTDFDZYvxQqLueqA9jUUsyQBVs6YWY78zuPM8/JTuZ3QJ62VnrPBq47kHECXfnHELinmK+9hm2F9rNpCPHTwk+rxJlKyH9Q7mCewgEINcINWz/MZh0ONlvfK55vlCuZd8QBKTAU85Z3Sa4Bm2ugBsbqhSHyeB48VQNoBRbllwEie4rhX/1IWhg0p1l3ufsEVOrOOYbhz9Dw2VCpx44001YGTsggc+3VEA+mbC8Fs2WFzFcwzmZ76sSZmouTkXE6QOBOsBJosTUCmguYr9khfjhGDnoypwSxdpzAJl/80AasuGyvwsyZhGtj6IPSLZjGIfHUgaDr68AQhZRScmEMq3ihgvD8RAn7S8LTkRwiBJ7DHQF39hLmqYdrWKtggXqCKqTwrXIv5KQKYgIVRPz5LsSlBRkVr5e2QY/1cMIWqCkPGN+M2AQUeaackDoHQ75MebCpKRfwfYpjJ7end9ROzkNwcUBuZ+6pETbX0c58zn4AcwvkeUe2UqrhSItQqxnD2YdecNTTzLzmcd1lWxnoAB14bK3DOQGW7ZTBnd08v022MHe1A86eB7oMSO8tKYIrQ/jjBCAn8F6pNVBeMgZRYKvGCd3l/CKQZsED/PWn2WwvAKhxCG5p57JYEGC5COGeSapurKRROE3rSR5U0EVeF5vt6kE9M4BypD2RwzPB37PIVd6KAjjaJEgpo+KT+XsqmLcZ6i47DvXlVAA5uuE7U+Q7nvph6dIpK5TNPMM10HJOIk/vZKbnoYLZzl4YBYnGeZzyHGVixG97B5wOFY+lEAqvOg6DwkVPOyWl+pJ43srTXXJOIWK9bVPIXwPMQzhTVCUi0KqYbwA3LSixhixUCAxDaaWA/D5KZrNV1cxTmwc/KMXzSkLNVrYD9j0Az96KtHKpZ4r43Q6Y8B9FRJUTwFfmRqIj760iyK8i5VGc2TnygiF3Yb043S3nK9xWIzV1wOubYKdu5oVK3DkdvAAxS5TvqLasd4C3IeJtNwEInBjilwJEuwCCpQDSTlLlfoDGThjAV4vAHWqDrhzAClBXMf/4FGqOct0LMk9GI6Pc5VFXVFeL05U8SCopUdmAlE56BQHZ3AEV9U4glbWI006wi2KFSN3l+RS0qKx1B+RizOmrHMJrFcxfVs0zLuWsHtI1cKu1DNqahLYId5DUGggzq8dEjEVh1c/elO1whVHi/2ehSrNOqbx4CdyNCD2N0C5AnWcHOhwBOrSDkKvGCnDJ43amCswMzGhvGGH+iUbm7xhgvjMQfDIPdupkz8kAy2NdzGcdjHsaFkBBfcYJd7UjD57sgDZyOT92nDa2V6YKkGePfKwTxI+LyFhnzS7nCPON9gNd8xOV0oJAZ6oWcdyJYPKdnkRpXM/mchCJheW0djhuYY9iUE93PbwJsXJ6AiUWsk7tODLcJJL1oKQUJXw+C+EEFSy+yTFwbRZnmiiXtdtg4VrSkL+1U3GaGkxgpSlrjzDP6HjcQ1S/EMJ4u0olaJon+K6KGumSue2SGXg1UALPtWM1YWX+gtPM12uGpOVsbsIW9xqKLyrTHQ2A3Nw8nkvgcwBf99Q4z3VQVs0pkTIbmytsEj/OQY70TJLfNfMEbsGqZbSPzZ1t4qawsMdlJOu2ggLKuRbxH0YRnZ5T4+wlgr8RFC9m4JyaA2D8dlpo0DxmAAqmmOgFkE1Q1TzKK9HnYT93H2Dr2DDzldcC16w4OZjDRaAJyvDulh4AyDDqtcIxvpQgBBGnh8i3a1vEGQfVnR09KAuLmd+KWHdWcOQ8U8T8lkmKUVRlnWNYDzH/2RxKN7lwbwd0lkkJ13HMAfwtBSLnijMNZBVnAxWBlbSQqVPCumiC+U/1YQYUVJZKnndH6iHKKFwo0IZKyHMGBZBllJe8ZjbX9Z/NvQ9YTenePv6svVbZ1S6pELJWbSEkG0kqzZYkJElIQiUkIYQQs/uj/6USQkMSQhJCSBpjjDGNwRhjTDPTmBDHGDOnmbOepTPne6+9c44573nfd37X73v9rt+c6752e+21n/Wsz5/7c3+e5eznnHHL2fSW2gacfknur6ZBPcl+lEkrq4B9kofiX79TL7zl8c+Xo727jMBIQzAdNLhZZ5Drcutwuh4fpRvkow76+qBeHOGqqSW4hzTu9i7kXgh6qK+L0Ak9Tq/ibp/TK4o0ubJmVTTV6YMQRHoIxeD0Ff1I8lRqkc+VR/RxgYxIRwlWvmE69tl74Oyz9YjqNKTNCVzoBPqxXQg4RMDBY3m4tR2yvG6pPC23mpgsCOTkFXahHBKX9oLWDugp92IdfJ+h19GyU/G13frqcH4PvJCMNJU7JfZJ1ntsWw5iJlVWjjBq6mlDaYV8S92m7+7Lc09hIqdwEzuRemD9rWVsa3I6mvwjsFoyd+esrLrKkIs7zyAITrc04O5yr4A5MvawP1xBkBw8zz7bdgGlEFFXkY7wypD9dzC/VG5r0ZYcr4ZqrAPbJqNogI1PwUYLm1L0yj4LZH7CIGmS4YIUjHIQXjmBFkQuMYfYx3svYKrJ+nt77xJmmqy4dUEvw3HThn5TThodHAVDFl2GqJcjuBLuL8uTz5Pr4pMr6RBTkDB70fDnHkMKXdY3GhdlAjipgxMQZ9knwd6X2CDw6/dVWWDgt2XXSb3c1POXr5wQB/ZBMl+EQU+DR4+DKo8dY9dh6k927DQkk56Li+HrM3qpJiu7fH2hlsfQl3o0Q7uPgDAPGdpdeZ6P08+C1DNYb+TnsyOgtYMXgQNyaUxXXK1FTSzFONWymNPJrJImKzpZduTIOrzG0B1DBaVXILnQc1+q0BOkProz9EVeL1S2oRhmgZRPGZSDPNXHNeV6L8hcehkdR2EWpHcmZMIRtOQnEByZBs2YIvegSMVLiPqS/bizA9BUh8tbDtcrDcsX8m0nNyAIziII0BfWY2KFMO4O9vGFoxB8iOaCbezTY6g2tZCEORVQDClwK4Jqax48nou0qZTvqaLhAEL3MOLxIjteL+SKLgAXkQHlcgbEywbcWw5fHpcLICTgBVkGGs3Ql9hnaejGdmbAvHLz01a2HwRRLgcKivlpVNR8sOPuWgQNqnHue4g6VMZDe9HOHsvM526fkIvuCYR16j72cT3E4aEsVOdten79dKt+6SMV97VNlkZy3cjYLzebV9CcpCHfi+SVstSTchZ/X1UoC5/HB/fj1sAs6QXsI12qnAJbDakre7217oKeVHSoOCkQoHvZx6eqwXs17A+n8vUX03G3d+Lr0HLghV0y5T7ZWqlvyLLY1uLj+pUjecRTBk2sr846eXJI8+S9cu5EgcY+P4rGR+7dUjFopmyJE6dxF5kobCmGqpqNb8pRBZ44wz49cty4pboIrSm7XE7bXXLpyMoE643TL6s9Pd0g05MOxpMlShU+vASfy20fmD9V/ixdXsA5CkBfJKPdKUiXi+JWfEPWjqWyG1fKy3WZu9jWEkiF0kr0upehaY+j4GYbG9IFp+BiBeXc18lfFcOiGbJFn9ZlGdouMOcJkLMuBZ/k6WUTOMHwTURi7jl5WUCHfEvV13rI4+0IBd0+1g+e3wBzw4johM+wz0pPc3dqm7Z1Cv9tKQgkuZg92QnaLEsr13fp1Q2IYCigozvPYVYHQeLpSKfOzJJtvV+/MrJbz2bj4JzHReXQhXtAjOcPsLNk/ZixD7wNzZ98mW3VgZEyK+Ukgiqv3HUCY+kV2RHZddshuuCEbN2byL8MixchBiqVhgUJvZ/1zXzJe/BYMsI08ywoOxeZfQKlfS+GO6h8sx4gc7GOfVp8CaEAmjoLrbU9G3MsROuMRCrNV+oFkT5/6w+D/U9BAiL5L8hmy8bfGcavCnYVycuBu8oh7JE3eUWQHuCL/QcwDoJ7T6F+4REe++FgBjpIGHbbKUxiL9I7FdwGCsg6D7/v1BewA+XsM2iEJynJuFgurJ0sj42+bK3Mr5l17A8V4NfDxQdloktH8a+GDCk2lquHvOx0oDZHpnrQxrGz+kUKaK4959HwFunFQ8F7oDxw1O4Uw5INSPjgpULoyu2QdLlsW0Ylktkw0sH87aishfpBYP6KrIMYqQ7TOIGSVWg0Hl1/Mrg9FTeZifb6CPv0Alqgw/dRnA/IjdF2ZGMteOJUmdy96AwLvbXw+GW5+TwkN59yX50pryjVy93XIXA8+KQ8H/QKM5agvYOnn1Uc5b7e8VXxmzXPfZDll9gnh+DfY7I+ytMX8MpdRWCZzLdXWk6yj+sqwWQyc2bIJeECPLBBlnuFeqEj95q44kFDNwWq3yqrwxKQarLcY8AyhzMrZXGkl2Zyn4KSdiaTfVa3D/W+QNbwjy8V4XR5runyXaA47T3PPm7IQeZc0RPUQX17hGmmyoUVBXwbDFkCWqiUV/Uq5GOPa67A9BmIh3SUAAyRXou/c9kfzqFIlsotwVF47pashp9cLAWZnMHbrzKhvJYYlsy3I+XS31hnP/yzF5UXtss6ybZVXUD7j/Ap2gee3g5PHYTvtuk78zTErg56PEfvYNxado5hCXOPAu+W4Ftz5LXY3aXskzoogCPHcBmdIcVksbxWX6mf5ZTg3or0ouGIvFx9stqwdLsbY53Ue+ZwzTnus2Q5bQsrlXohLnP7oqYavQ5EC74TJjtVjr4Y2qxQXps9hnD4oETfOpzSrxPIorTwBGZ/CPoow+ASue0ARRzObWAf74a83Z2Dk3TZhmqr1zbbKtjWhits68l89unBS+zT97LxPof9oaYErj7BvTpSf9LwKAeNR/0xEAgEQtku9A9yxXm2+6yc13tkpqttgFzegRuqk7V1oNx+pZ9nn+7YDb+lI6Lg/0vZMMUuvAdlnNqhNKyGykJMv+5t0PcIqGMlyEuk4CJEvUzFhgcQ8mqnLJb34Tjif2863qNNrKjU8wFc97SmASUQJJmXxX1ZJPcfqdtAZrngjwzkUn6OzMvsk0wdgvEIXJeCEigT4Bx5aatQ/0wBnCO3fWl7MX90zwVyFy4vNW/VGxglT1dqUL67uS8r78s6uoqTiUDfWJzdhYw8JdPKdlSTHLnOhCC01+q/uUIm08K8jFeFsit2pimunjdaKjsNbUeBXOxQx3ZsN7Co7JenJQWoc/JyWwooFvp62z5Dkd2P+cod3wnDeu4e9tnBk+zTnHr5IYBBmJ/S50tmKq55BKUNxXBbLnTOGX1x0UcWYiRZtohcqbL0alIHQYTKVFFzDioD4+n2vr2kipp3OE+/pKpjE2EtUKq88rYDGXz5KAJq2w42Gtd6dnGXwf272clyYSlABTt3WvlmPRkKfKe86qxDiuxFDTiIJKwAKuUVBj3RFCNaYeRymUfL0H6cPyavjWxHEG7LhjXkJw9ZhoU+2UTPzh7R6xFowlOHEAzZ+BjlZu8Rti0lBwxwSJZux8pgILn8ZqD8Gpwp9/ugxsy9hqcKKGtXZI2YiyHk6chr2KnyVw/JYhfJWrqTfZabpl82Rh06W220Wr+q80PRJRzL1FOmPIda9J/5p3FfuW9MZ5AurZlHkI+YWCG6o7o9IPhCuRNeLhPOwWokAwzXkC9LNBBe3iWks8z8aacBuE/W4tv2s21piJpMpNCOCkzvsqz59SuY3OfyYq3cmoJsD8vjPntPXjvZKf/Zdnwn25YvB4rc8hu0fDJCc6scmm2ZJbDrpe2GJzGyTMLlS7azrSm43fMXEUeZb57T6D1WCNOk6VceOx/RHdSvbdTLy1g5qIjyZfQPeZ5WlUFm7tS3nztk7VkHY0XKUnNPA+hmK+r1QfaH+r2QqgdAC7BcOXRbygkDQ8oPjPceQ5EqhiXhye2n9B2n3I9frGGfppfKcYJ2rPaMnLOwav4hg65OeSO95J7wlNxnbEc0HTQ8lIaP65D6aShLedkGetV1KnFcv3orwjcD88+RV0Ym6bPyaSru5NAhtnUbcqmiHF15Offlgfv1nUmct4t9fCUPmZmrL9gNOu7LUplx8s4aGH0P27rjOEgkF9y7fQ9it5D78oh8wv5a9klqhuEBG+6pJh2uTcVJDafY1gKQ86E9e7jb5/WL2wfRGh1Aa2TccvqKvG75eCvUQcMZXExezdkl1299fTFUz1R2mbxSfPEMGqiT3NVKvUHyC/QGebwrRX8OaLOgHJQI3XQmD4GJ8NktZ3JF6VkDGctGmaD3bFvJCbB7HWYuPwWtPo6WAQox7yLu6z1EQw4opBKePAEvwYJZ6NszD8oPfnbjalsr2KeVpWhMDiNm5SfUhuTRGdZddqNHRtFqyEN2yeQLKxTID2cMq5wI6auV8NdSWWYdBsEcPWy0UNZQhme6KBxQpk/zzoJ1kDSvDu9E7JwoQTbJ6iENoytk4q6BAdeDEDbglgPlZuK8TKlnIH5yILUq9yJAj8t9UGvhcXaKXDL25cAsGchTpFzdZWjqk6fYZ/vL5OenV6At0uWeLEVPrM+ONCCuYMnLqOEpcvHGN3Gj6buM4mReMDw9xzyzCyEiDqKJOAhLnEYGZMs0D1bLlx9yHDNkFgJtn4HFst5eL6iGE8ugOCDIUO3grvM5EMjQGNXViG4MDj58pjsIMs5AR4g8PFcrP3DfDi+gw+L0i8WPsvLkHroYUddaJT9YbKhjffRBdRJBBWvIjw5K4AB5AUNeAdc/SD+dB/10EZV8D/s05QTyuoR9evkC0kEutTvkUvv4UhVUgk6+me0w3in9MwJ4vQoMlXEWjtOhOiHDD8jrY4XQ4aW4dv5xfZmBpXfJEjfF8GwhQx8Zqfqno4dQTXUwK3ptX1lO7MK5xQXcl6fvg8hw+4/Lz4AvS7gvS+7XG1ZfdRhfbniyMtCYNICesuEYkFjRHv3qpn7BEhZWGpb45E65AdeuOtBSVY+7lTu6QP0/wigxrAeBHwqhsS4fV+C+1spTvdTwpnmqkaNPbm7WNmXpF56SDc+6ZTl8BAGeq3yjqCH+IVBPgbUzLyIjIffrMGjyRVkWFMuKAp3OhWp0F8mG6ekMdVu2QNputnXXLmQe1JiuRG8Y3I0OQQtvxzRVY0K7ZV5Dv7p1q+HpvfxvTvRyHQR3rgxhAQPml6E0l1w0PHeGRCs9KC88wrUNRxHJRfIy+W78lVEgrysWpuyVOwxEgvwoLD8NuIScK9c7VV4VO6L3Wyp4IA0qtwBV7wJ00i72Wf029tlR+d/IyBUQNQDN6IHj7LNTIMaMUsOzC51c7dNBnQXyEqxcd7NPIS2TkRdHoJgyWmrlVJKXg6ApcxrgSrDcs/Td8kIL5ru7EFc9geFy8SluDL1vW8M5xPUB/UM3ee1NDrtK9unWLPbp8Rz2aancHcOUlScv4rRzTXX6RQ7Y4FI++6QeuXhwG2x0Ui9ekxU3LxhWf+WFszz0JFAJDQfkuvk08ziCfZcc7E8ykYoHwKs5MuNsS0XKX5DV352d+oUPWXJfhvIEfTx5D8yy/RzbmgehXHBZXjjIlB+lolahUX+SfFaW98UyNaXLdRGFdscBQznVP7Q8U2l4Im14DpfDtqadZH8oQ3N2YB8ioVIuvef/+cgy7ZReHExDevnKOnt3rWE7WeVwoznsCMVG5jfyHllKtJ3/++evUFBC/KgVGcrbky/pCLKJakkXRRDR9okgPwhJZJ5ZCflSU0vmiHfJVnUrCdZ0kDGMLVNDnZgpZu6MjTSLCaKxzF/UicwpqYAxUpQxR4QaZqh4n3kmPmF+5NqZ5YxSMfi1reIUdVaMVHgpPlEFKNz5BEX/yDxFV75GsYVpVKwS7ypC+VbFT3y7ooxasFF3+rLzaBD7ixDBfkS3sPZ8LjtA3Mf2olXsa6aezRPvs62klbWTfmMHi8acHe3BfU4HcBOpO9eV+nNKRSi3TojhpgtJXJhYxPnSMi6GqeFOqhu5dvKAuyO0cXNNO7gPaW+jVt7Z6BPJy+g9Gmj0vTjfKEgTZ/Qtk2n0UFNm9DWtN+qgt4yWSs1Ga7q+MPJmlMY3WVtjHXUxNhZ9jAcogoxvsRHGZkKCsatYZDxMUWHs8brWWNTcMH5GWo1thHbjT1nLLjupY5edgmuXLD60y2ga26WbtKXLfCa3y0ihtMsovq5Lf+MbXaKE5i7mVOwSJimVg8TeSlZyUo7h3JVFfIDyZzpfeV+KV4Z3TVNeEMuV/YxrlAMV15Rm0j3lEqlVOeZ1u7JCNDUJEHmT73hnE2/e1ySGhpj8yEeb5ApJJof4MpNgWmdykb9hcos+NOkhPTfJk0STnxil6Q1iZ2pFnU1zqLfpRj7AdJG42FQlrTM1l9JNV6iLTRVChak68n1TT9pqmiG1m/YVOLN7VG0WJWnMqOhjpqYhZl2ZaDMdTTD7Vkw3688Xm80SD5v1YWrNfOl1M1P6wGyB+NzspSCaTe2qUh3jnVQmko+qXApR/cpFq4YxiSpzLlP1Ql2qajKpVXUT76ouSS2qZPqL6hxVmJeKVuZdOHvzAMnVvB/ja+4phJhLNN78pKAzn8NUmHsIteYq7rb5I67V/C4jms83UVok8Y4WFyRXi280vhZWQoRFI0myeCLmW3zIl1q4i+csfF/fsHiPNlvYKl5YrBE6LL4VLLveFQd3jRPcu+6gIV27iou7vqQJXdeJ6V0tpeKuOqGi66TXjV0P0ftdhzi0de0pSV1fiaaWQxg7ywi1s2X0nbGWbky8pYWgs1xO91mO5qssvzGvt/xI02p5R1R0W6ex7FYiOHd7TCd3C3gd3m24SXw3Y5rfbY5Q1u1rUtttyutr3ULpg24ThLZuudTY6htqY1UtOFr9QPyt4mmYVYIYazVfk2j1kiu2GkQrrbRCndVhvsnqE5NWKzMFsf4rtbL+UFRbs3SE9TbRx3qeEGL9JRdv3UbSrDdKxdbB4mFrz9e11gX8DesR9IH1+/S59WVetN7KK21Y3tZmHXWy6RDcbUZJ95jjYqDNPHG+TbUUZxPPJNnwNNdmN19q4/K6ymazeNXGSLhnE0x/sVkkcN2rNfbdbSWv7ktoQPdJdH53VhHXPZkmdY+Tcru79zrQ/cqdD7uflcTuGtG0x3POtsdt3rnHE963R5NZSI8TdHWPoTStx3C+uEd/pqLHXr62x2N6o0chfdgjVmrrsUYj9qijPXq2U8eeDOfas5737zmNhvY0kWJ6utKNPWOXZ/Vsog09W9S3e35B2no+o2LPKl5pG0XVti7iCNt20cd21Osg2wa62PZrJsE2QZ1r+4F42LZNqLWt5W/YmkmPbK/wr2yJaNrrFG/ba59G02sVE9CrNx/eK15c0avhzuZeT4WaXrtpU68GvrnXMba911HRtPcNsXfveMGpt4736v03IaC3U+TS3qVSae8ZfFXvzUKE8a/8td7DhXu9bZi23iYKsbcJVfa5x9v22SNo+jyiIX02MdF9lDShz1/E9D5DpOI+jrSiz22htk9f/kafv9FHfbZK7X3qJM5uAG9j9wXvaDfA2Mtu5Osgu4VMtN1ZcZ3dOU2aXaVUZrdXPG23RLxq5y/ctoujT+zs+Ha7afSJaTVV9fVX2fXVSO59W8TJff3NQvuuo+v6nhbT+9aJO/u602N9ZzF1fS/QG32bBz/oe4m+6luvIfyvxI7PkZz5aZIX/xUfwP9EF/ODmAR+Fk3nX9Od/Hypkr8lXuTdXt/gF975hh8hWApjqItQTrWClpbbXaPBwj+YCMFSWiccpNlCK1cidDBVwi2HRqEX80B4zLUJVWyH8AlvaV8g2Nsfo172+WKg/fdCuH0CE2//Oauz/54W279iKuyTxHP214Rr9rekhD4D+Rb7RvrKvklUOIyVLB2aeXuHXMndYTDv72ClCHXw7BPjMMAhzWGXVODwGVPmYExrHI5IjQ6f0LsOh8UnDmOkdod3RWN1GrVRT+Md1Wm8l/orGqi25iPUx4V49Qq6U92EeJspVKh7KRrVB+lt9S/0kXoVfaWuUpN+axnbftsEp34Xu0/tl8zH9/tJTOlnTYv67XEo63eV1PXbY/lxP43iRb+qrpzjHsne0Vcc4ThRrXVkmFDHQTTWUSKJjvfEbEc3qcTxI+ujjk5Mk+N34reOKvULx6EM1/80ten/VBzQ/2Pq2r8H49t/Kh/SP4CJ67+Lbuk/5HVB/yChov9WWtf/K+ZG/0Ta0v8j8Zf+XRA/O3gygJEsB6QL9gN8eN8BxTRkQIy4eMALPmHASSZ3gKm0b0AgrR6QL9UPOEVvDbhMHw1o1LwawFDVwPF97Ab+Q/QYuIz6D6wQQgfeJUkDr4r5A3lF6cD3ulYNPM7fGGgkPRr4F+bVwJ5U4WQlWjkJCken0ZKdyWzq6nRT5et0VIhw+kxIcvKixU4L+AqneYiPD2mt0znxutMg4Z4ToW1Oj0TJ6QtqOqjva9tBjMJ50AITr0GOYtigVBozyFKROChayhy0SdwzKJevGjSPqR/kxDcNGteneVACLw66TpWDLwi2gzXUefAR5N3lO2MHmwjxg8cJaYNbhJLBLrR6cBehfnA2fTBY5NoGf6TqGOzF2A75gA4e4i96DHlN/YcMl0KH/IWPGeL8WjfkI6l0iKtJ1ZCR/I0hD8RjVmuFB0PMFS+GEOn3IVuoynmpxs55Du/ubM77O7+ioc4/0Bjn83yis4NQ4KylFc5TpFrncP6aM0O/dX7Ev3C+RKXuGyRuKMvZDG0WBw+14NyHXhMDhyYI4UPjxNVDfxXTh+4Wdw59ylUMtRPqhnqL94d+LrQOXcITl6O0t8s2ycnlBfVwMRX8XZaKi10uiutcIqQ0l7F9il2oUOPyhLvmspQ+cPlYaHNx5jtcBF41rE5jN2yEwn3YVxr/YdlC9LCLUuYwI7pnmFo8NiyTbXPZQOuG7aE3h/3APBg29PWLYb9RU82ngp3GlbpqMqmf5q80VNObxmi+pRs1vaRszWqmRDOZr9Scpxc1KfSmZrDDA81HtEVjK/2i0fJk+DxqNTyYdxyuYbyGOzMBw/2Z8OHNTNxwTp02nHKlw5d2rRneTG8N38U3D88XXgzfJ1qNOKG2H/E19RjxseQ/YjoNG/FIHTNiOdWNUPAFI34Uy0fM52tGHKeNI35lbo+4Sh+NuC69GlElKkY2m1uOfMA4j5wl+I78jkaN/IrEj9S+1o3MkgJszkvFI0M1FSOdpcaRN1S3R6apX4zsRzlXC9rDdQvr6DpUcHadSye7ThVCXf9O17kOsMx0lcTDrmq+1tWOueb6oXTPNYy2upoq2l0vUm7UT4LNqLWS3ahvqMsoK8ln1B0+ZJQzjRu1X9wy6iqfOyqdVoz6TagdtYTeHPVX7sGoQPpiVJSmY9S7tLfbaOrkxokebrcEfzdLPsLtCyne7S9CmttLpsRth1Tl1ltR7+ZAm9zmSs1uC+786NausRzdyDuPLuR9R6+nIaN16ujR/YSk0c+ZktHLxWOjjaW60QukG6NfkwejlzJto68K4ujnahv3UNHFvQv1dr8J7blLDHQvFiLcZ3Bp7j5Sifv415XuUWKDexvT5G5Nm923d33hvltSjvmA2o7ZKDiNcTP1GvNACh3ziIkZs5RPGtOdKR6joEUOL8TDY4iibkxfemOM9+sHY/LoyzG+QseYdwRbDyfRzWMM9fXQ8CEeIZpoj5OSzmODusBjGT3moaINHr3oLY9vhGYPSn/zmGzOeW7W2Hve4r08hwkBnmoa63lJ3OjZR8r29BZKPFPEc568dM0zlrnnGca3em4XvU2nCO2eYwVLr1y2xuW16OIVx2i95gpBXlF8nNc5PskrXSr2smYqvL7lar1W8De8Pjd+4NVbfOl1levw6slbjo1XO419yGjHTpdCx3aIsWMXCIljY+nOsdHi4bGf87Vjqx2axl6683jsDUnprRN7ezvwTt5TeHfvXry/tz/q80Ia6v27GOsdRSv7/k3c6D1Lk+s90rTS+2vhmvdq8aG3OdPmXSKJ3uEmyneG0gHvJDGu7xwTfN8J08S8M5WmvbOIL36nl1D1Tq149Z1s9pp3Ar39jqRpeceH/v7ODMFSe0fjrC0UJ2sn8eHaGXSF1phP0mZLudopdJ/Wk6nShjD12vVck3a2+Eg7SfxFu64rGfcXajeuRHQZ5019xs0Vg/E+apwtEz8uXEwZl6UuGJdNj42LFOrHLaB3x02Qmp0Z8dG4mcyrcQd44nNOsPQxYRx9KnlXn7F8gI+rEO4TziT61PGZPuv4Ep9V9JgPw9f5HKU3fK5qHvjcoO0+vgw3vkGwGX9AsB+vErzGPxdCx8fzceP30aTxr4Xc8SfYDgsbWjY+RDw9vl1oHG9Fvx1/W3w5/rDUMb6HpPJt0Nj5hnPuviekAN+eTLhvJPqj/VKc72/iFt97Unh3X0l0msXn+pr2KfWNvHPBd5/wwteCsZxwm9pP6EY1E5xogP0i6oP3syYcoNET3uUTJhRIaROKhOIJx+jFCRvEmxOyxIcTZkgvJhwWOia08fZ+Z6mH3wC1v1+tEOHXR9zil8/n+q1Ul/oZS9V+H9MGvzba5FcnNPv9XXjlN4z+7neOqibO4+wm/sRpJp4SfCeupWET1/JxE/sISRNPiHsmrpMqJ1bSuonBwo2JEXzrxOVC+0SVwtL/M97efyWv8S8XtP5rxcX+q4QOwU1I8M+jBf4raJn/P0iN/yC+0d9CuusfKLX4DxBe+a8WVJN6iepJhyTNpNuSdtI3JiGTcoT4SRNo8aQf1RWThr+un9RTcXtSf/poUob4y6QUnkz+llpOrpLsJy+SNJMHij6T/WnQZMpETB4hxU++xegm/8gUTPakxybvpA2Tj4m3JiuZ5skT0aNfsvlx8jwTyykzeecpF6n3lCpNwJRL3ZdOWcznTmmlh6eY0dop49TXplSKv5kOpM1T/OiLKc+EjimrqWVAvagOsJI0AbG8NmA3DQ64SSICZtLVAdZSesALriQgl1YFlNC777hI9QHjaVPAVKk5YC59EVAodAR8z9tO7a7QTP1E0E61E2dNPQ1em/o6ZuoWKWlqGWJir0Pu1PWSq8ffNBVTrfo0TvWhzVNZ5sXUbbRjKmOvCjwj2AVWCZrA+TQksDsfHejIJAV+JeYHJor7AkeJ1YG/iA2B3/BNge9zrYGPiBgYZqqc5i05TvuAd512hAZOyxLCp2UIidOC+NJpN4XaaeGaG9O68K3T/sK1TzvLK4OGKOyDYlDb/yp6BHUQ/6BbJDTooXlMkLMiLWgc3Rc0m54OKjZrDBrPNwc1CS+CJqnJdImxnf479TbqK2mmPxS00z8hIdM/FhdPT1YnTP+EzZ3+ASmb/kCome4Y+eH0D6S26a1UnP5XQRnMKeyCi5Djc02cg7XQylMZ/+BSGhp8g8YG19ONwTtodvAYcU/wHXoseLFQF/xXci94stQafNW4PVjZRzkjVHKcEWDmOuNnMXhGFzFqhkWf+BlKIXfGLORTmVA243daPyOIa5qRyLfMmEOlGYJoGmJDe4fwvFNIgxQyYT3jHvKc+IcME8NCTolSF3caE7KOSwz5VCod8KF1XkgMXxPSQG+EsOLDkJtmL0LSeeVMRuo90w6c+CnvPFNgvGa6KAJmLhPCZ0ZoEmd6CcUzy/mamVrx6swI8e5MI9Gjb7L4ZOYWvn1md4mbtZ23mTVbcuxiSwfMeoe6zbKnfrM+k0JmfU9jZ31OkmZl0PxZTkLZrCJ6bpYjvT6rweaLWZSKs4wY5eytgu3sB7zX7AopZPZYunj2PilxdiiTOXsVXzK7O62c3cTXzV66/OPZIZI4I0l4MfugREKNeMtQjqpDR9ARoQqFNnQDExR6gUaF7hXiQ6vZB0NKaHGoB18RuleyDZnA1IYqxOuhYfR+qC/fGvqx0a+h9ZLGbJNkOSeSt59zRtLM6UO1cxpp8BwFEzFnvBQ/Z7SgmxMOftsp7psziqma4yE2zCljmub8TJrnfC6+nNNP/H3OHBNVWKY4OOxn6h5WJk4OG8uEhkXzMWE7xJSwe0xB2FNaHnZAPB2WRK+GzefuhYn0edgjKoWdF5RzRXHAXElwn5tOA+ee5sPnDpMS5n7mkDZ3Kt03N4Kpmfs+bZy7ULg915y+nDuckvAnjGX4b9Q+/CNBE55FA8ODpDgtRyPCPxNXz6nm48P70uzwOloavp6vCrdW1Icr+abwzXxr+DXSHr6PGs+bI9nM83vtOO+F4D7vKg2YN06y7W0khc9bL66YlygkzVvbtWBemlg977jl5XnzoeXusS3zNK/b5/WhpvN/4+3mt4ou81eCh/vxXvPtpYD5xXT+fE5aMb/ROGm+Q2Th/O7Suflt4vX5M6V78wM1rfNbqGKBitosaLzTf8FWMWxBNBOzYLgiccF9oWAB5SsWmAu1C4hwe0E737ogWWhfsFqyjFghqiOMGU2EKGgjVtNZEQFCTMRdIS2CpWUR9rQm4kLXxogUqTnClHkRMYp2RAx7rYqcRO0jH1BN5AjRJ/IHPijyIR8T+btGF2mjKI3sR6sjA2hj5CLN7cjL9EXkRvqtmz3TERnIqKLGinzUeeocdYfxiupBA6OmivOjqtVxURuEtKhPaEnUWnVllKNxY9RT5l6URmiNmsaIUf0iTRbWMM4LN1OvhUk0YOFCKXxhBh+30EvcslAh5S7cKaUNLeNLF3ZTVC0cqqhfKDL3Fr6kTxbW8O0LC6hF9HqNXbSWdY92YHyjRT4k2o1GRyvpuujnYnr0L6Q4OlWoiH7G34h+Rh9Ff655Fd3OqRYVgovrqf0iL6k0sFmjWRSvCVhUQWMXtQpJi94RixbtEMoW9eGvLfqSv7foFX25aArtWJTNqxbXC3aLJ7/WLP6d8V38Aw1b/CUTs/gHMWXxEDHMm/DFi82YisWThdrFLsztxevpo8XuUvvi6ZRbclPssaSGTSJ5gtOSy2LgkkU0fIlSWrEkmiYtMaOmY45KuUvO0tIlL8XqJXdo/ZIH9NaS+5qWJV/SjiUtRBXzkNrF2PDOMXOob0yr0cwYQlfHDIdv3kcNS6QpMRs1BTH+fFWMC62P+ZQ2xfBMc4w/zV+yjX8Ro6AdMW3UYmk7Y7f0LnVZekjwWrpSiFjqIyQt7SvtWfojrVr6F1K/NEJoWhottCz9nOlY2ktSxV7i7WJzqHNsM/GKHWQSEKsSY2MP08RYRz4z1lncEzvidWWsmdgQu4hpip3AN8fmW/8YW0Atl31E7Jf1ZTTLPuK1yxKZ0GUXhZhlZTRpmYmYv+wJ3bdsPFO17C5Xv6xSuL3sC+bFsixWO7WKcnG3NTZx/q81cYOpX9x1ISQuwDwmrolNi9rJp8XFCMVxqj6VcXH8tbj7zL24ntBDE/kXcVOs/x43QVQvz2A1y4fxXsvPi7OWXwG/fCVELx8vblz+npC53INWL/+Y1C9/SZqWJ0nFXYv55uU96YvlVxBn35p3LP+G2K6w4p1WJGjcVwyWQlYModErrIWEFVRTsIIXq1f4MfUr7tGmFeX02xW1mhcr1Oj5+gvKle8Tx5Wp1qNWPudDV87m41eOoikrq8WdK7vTwysHRJ5dGSy1rZzOiyvzeMv4nzn7+B6iW3ya5B9/RwqN78bHxWfSpPgNmtx4V6YyvonWxbfTm/Exy7+KL5Y64gmnWnWAsV+1kNesWsNrV61hglb9nYlYxQgJqwYzmas20pJVA+mxVfdp/Sp7oWnVcfpolZOifdXHPLf6hGCzuqvksfok77/6Oxqxur94bOIKJn71j0S3eiQtWD2Dlq1epa5Z/SFp6/oZvblaIT1c/YlZ2+oVArdmJGKqi2S/xg82PSOOWDNRsnccL2jXbKDz16iYuDWr+aQ1lOSu8VWXrjkn1a65T66tmSLeX/MObV1zn29fs0W0SJjH2yXcpG4JgxW+CSfZ8IQvaHzCCapLiGQKEgZGHkiIpvcTujCtCRr6W4KfxK0N7mqzdhyvWTtd9FmrZoLWfiVFrF0vhCc4owcoBuc3c/FrK2ja2gFS8dph3Q6ttRVvri2SKq1Giw/XbqXP1xJJXFtFTdd9r7Zd11XQrHvIBaybJESsO9I1Yd0ZWrBudteydeNo/bq99NY6UzFsyBJN87oQQVxn3Mdm/XJJs/5LSbveRQhZ/xuJX99CdesDaNF6D1q2/mNNzfrBQtP6roq29csYcX2aoEw8wTsnPqd+ib9wIYnhUkxisSYx8bgUw4i0OHGOaUXiDaEx8QfuXuJBvi3xUyolukrayY2i6QY33nbDSDp4w0PRY8Pfif8GDyl0w0Rxp/V9MXbDPU3ihkhx54Z3pcoNC5i6DZX05obZwoMNOeJvG3hqvLFGsNloSgdvTGfdNw6hgRsHCuEbb1hv2OjJl27MZ9PcLIWqjTf5xo376c3Rj4TbG1fSlxszpY6Ne6lq03bBbtPXvHYTJ4VuMuNjNgVoEje58MWbetCqTb2l+k1firc2zRe/3RRLX2wa97pjU4B1t6T3RLekzYxvUnLXkCSv1/FJdjQtaZWmOOk0PZ00kWlM2kTvJhkrWpP+Af028XV70gzRdPMhsfdmY8Fp8xrRb3MqnbW5hi7enEY3bg6h2Zu/40o3Z/I1m5tNGjc3qpo3qyRx82UpiE3sqtwy/07/LT/z/lta+Igtz5jELbli9pZdtGTL+0LllkLry1smi4+2fMu/2nJFNH13OW/77t/Fwe9GUI93v+b83x1A5797UIh/9zpf/K4D3ThboFXvfk7r3+3NNL0bSb999yv66l0nqtBVUyvddMZexzEanRev1c1lgnQOYpTOUR2v+1TM1lmKe3SzaKUuXqrT2Ys3dYR5oLvLt+mSNCQ5hLdLvkadk+8Rr+R1TECypzg/+ScSl/ylkJQ8UiplfxRKkm8zVcmmUn3yYvFWsgnfnMwJ7cn3qVXKEWqf0o2OSNlC/VJWSUl+HTQ05R0+JuVDTWLKOLY45XOuLCVRKnEs4WtT/sZfS7lD7qV8ILSmLKZSSpAord3KimbDqDJ1odg7db6pU+pdybF/PvVLHcGHpM4UF6cu4xNSn5K01HRxZ2qDeDhVohdTA1/fSM1UN6ee1rSndpGs0m7w9mld6Yi0Go02rY8iPK2nuCJtDJ+UNkooTttGT6fN5RvTSundNCPakvaYvEobI5Ct74s9tg6mjludBdet70lBW8/wEVsj7mzYuplWb21h6rde4O9t/ZW2bv1C/G3rIcqlezA26Y1SZfABOiC9RnTh91DX9AXUy34bmzs+h/dNJ/Yh6UOl6HS1cUK6iToz3ZctS1+urk13fd2UzkqP0r3oL+kcz2V8Z2KTsZSOyPiJajN+4YMyBikiMjbx8RkbxeyMF7Qk4yStzOhNL2YMoDcyntAHGftpW0YtXRwdaiJmpFCbzGOSY6a74JrpyvtnHuVDM5eJqzP7iimZL0hBpoovy8wWT2f2UDRmlot3MwX6KPMV355pLqmyxne1y/qecc8K4IOywmls1uB+SVmbBMsuj8X8LFO+NOsTsTrLR2zIEl43ZT2kj7I2S6+yJlOS7f7aMnuI4Jj9kGiz19DgbDe6OHslk5D9GUnLLqTF2df4iuyDopWDo1CfvV94kL1G6sgON1PlbOCdcvx4bU4tDcpZIkTkXBe35OwR83PGs6U5j/nKnALxYk69zcc5p4UXOU95ZW4N9H8Fb5sbKXF2mYIm10YMzP2UCc+tv7M8t5kW5HpKZbn/oDW5o5nG3FjccxC9nasUH+UuFV7l3ua4PBPaOy+MccpTC+553YWQvPF0dd4Vmp5nSYvzPpcq8m7SAodAvjYvgjbluYnf5g3hX+SlSh153QRV/nYpNzBBss+PFTT5T4SA/L/yEfljaXy+N9Xlr6UF+eZieT4r1Ob/Su/mf8O15C+m7fnxNG3oD2pumwW12/apg/O2UssJ24bT2G1brTdsuyS4b9RJpduO8FXbophr217y97ZZMS+2naG/b7MWLQquU76gt+RSkEG9Cr5jAgpecdEFt2hiwS80syCElhT0FioL7nPXCj6jDwq+E9oKtlNFYSpvWTibsS+cYq4pbCIBhX+n4YVraFzhVSli5GG6pfCaVFB4nC0rDBTPFdry1wpn0nuF/Wlr4Unxt8I+Uhq/WOKKotQ2Rd8T56KF1LsoWQoo2k7Di/pLrcoCtnXo32hc0QS6pWgjk1v0I91XlKiuKXqfv1GURVuKiuiropWit/1TSrbXSpbb35ECbHrw9tsTWPftuwXf7d3FqO3Pafz28q667ZOk0u1hJlXb79Ib25XSg+3v0rbt34jS9osaVfFszqn4U+JVbEkDiyfTqOKvxdXF48SU4gRaVGxLy4qnczXFvbhrxYP6PSheJrUVPxbE4jucaoetYL/jJHXbkSL47oihsTtKhcQdQUzpjlBavSNVbNgRR5t2vGCad+wS2ndYiKsnu3TrtdNC4bXzgNSeYMEH7Jwmzt/p/9a/Sajs6EL2NDamLw7WfMhZOFjOCS7Yv7iI2Frl/3xvgaVd1TR1kW1VhNNtq0G6RWrjTHsbFfuhsueRESbRZR/dVW9zvhYc4ZD+/dk090iVZY22x/0RPa/9TLqtD9IWfrxGafmwx4Cc1ZZjmG/LeV0PT1W4g41Wq/Mz9fVPiak5OynIYoxTtP1ZU9LfnYkhX1eUxaqHH0y8f2Bk90/seZPgIPOgyXMJ4xB4yj67LNSvNZRP+7lnjYVt+lzVs+AbmqW+ZcYDph75+v2UQbvPdlduue1z4q5bsl1QiF3Ex/aWXWwHkboCRXz9hDVupEeJ5YiYTL/ndhWztJzP8pda3wcHesxILe3vY0Ms3v/Dz0rfJml9ehWl2LxyID38ONscB+fxMVbGZlEebLaPhf2kipBL157rjHW2Y/pG529nXH8YrWV2c44xP+xKOWdSPlwV3zi0ndEYTT60w1wxZuLnVsN9PdOGaryCxmozTK59kEZ9TAsL1D7cIE3Ex1ETx9n4i5OKrht1vzNCY+RvOdfaylldkFmS4ltly1pldVNP8nqvhQuvsPTcz30xnlE9uMP6RFjedohrX/KvX1U97bLgq/dzB+zT+ep8JkbE33YIi5jbODG3zM90Tppal90YxAxWdzvcz2GAmdq2bhzjOqTRcoA5KTNRrR5b+DCi3w3vHZzj4Til5SB/x9ZM6WoPR2b/vR4KndqrUmfJFrszTsW/knS/bmOvXyvQX6/bKm3O4RdMP9pkdeDmNU107+F2RgeVZLdzvCWfpc3eYRU8JoTobMzU7xPS96hd7V1lFFEGaLqlRaboaqYyMdPZCddinf41f7581r2ljoreGnsvy8DibvZzwrc979fNp5x8GkEadeuuejtwmsmDfNOSXB84mJUHEF9blW7rAId5nOLac4eB2S5DuenqkH4RN4fGFrX0OjCUPIvgynLTHBudjDxGJGy1sxwYdPgPP4GfpUvstjTqqGWHwkJ6D9NQaoIylePfb3gUobVgZxyzTCH20/N1jLGOEB/9TyGTC2QFM0jRpnilKGfDuBvcBqOfjHYYHzEe0iWtS12X1i5iF3Nln3/+XHrOsW/9E3Uxpj6d75NDrtlXaD/WOQblWXM59pYKYtnDXv6xWmJHXJCDV1Vacl2lJFetI0mOdRe8diH92QgyjmzxjCRaz4s248gFG6N/7c5gnUxSrFlSAFy1NicmrD07jlz1mkCee00iv3tNA2YS9dg5xGNsJEnzWkSqvJaSRq+VwFrS6rWBdHhdJU2eN8krz3uEeD0i+Z7PyWnPdnLVU8FEeLJAGZPkcQA4yWz0qAFmGmvJQGNO/8vgw1mtwodkevqSYs8p5K5nAGn2DCTtnsHE1iuEuHqFkQSvKDLZM5rM8owh4V7LcF4c2ee5gpzzXE0eeiaQ3zw3Ejevk90jSV13I3Khu9EffiF4t8be2E9TSqZoFGQqMA2YDswAZgKzgTnAXGAesACIBKKBxUAMsBJYDawFEoFNwHvAYYx7HK8ngJPAKeAMcBY4D1wALgGXgSvA+8A14DpwA/gMuAt8ATwAvgZ+0liSV8DPwC/A3zV/3ALGy0RHnEwURAOMBBi20WIcIcx4ks5MIEpmIgljJ+F1CrkJWz5kppJHsOdzZhqOBRGlVzDhFDOIhWImMWVmk1lec3A8jHgrIjHGQuLPLML7JcSOXYrXZSQXti5llpMK2LuKWYlj8Rh3NbnOrCG3mbUYYz38tAHHNxKiqCQXja6Sa54fkljFdRKn+IikeNwkbZ6fkQaPe0T0/IK89HhAAhTN5DfmEUn3fEycFU+Ii+Ip8fV4To55/kR0Hu3kouevpMZDxBw7SB2jYEIRQ6GeVozSwxoIYFQeU4EYxt5jKVDGJCC2EhBbqxFbqz0K2R66HWxv3S7WTreb5XX72QG6Q6yL7ijrqjvFmurOspa686yV7gJro7vC9iYfspbkY9aU3GQTdJ+wbrq7rIJYc/a63pydbiSnJR6cLyGCkjCAEjABLIFugC3QC7AHHAAnYBCgAYYD7sAYQAuMA/yBSUAQMB2YA0QAkUAMsBS4IvDkd0H7z1/NDzFuQa4odf7G/rrJwPvGiBngC+PBupvmEeQrcwVpBlyQ4/6wfQzs6o3jfuZKMhGYBT7wU3HEEZ/PJB7I2Q7PS9bjSJq14Ze5h7JljC8p9ZxADiNeWhAromcIcUfO+3hFk/mei0gMYqAc/r+IXJM81xLOq0bPIV3IbIwz0drsj1s2sfbG42BNH6LzHE/yMXYuxi5n/EiN50RymvEntZ6TyC3E5RNc64XnNNLABhEV4lLlNYP0Rs47e80m871CSTRiMxb574PYzGWjiI/nQhLERJNAzCmaWUxWey4hCajz6zyXk0rMr9pzJdGx8eQW4vOW5xrwSAJ56bme2HslkgGIUWevjYj9MMbGYy4QgRiKBN5l3D2ieBVZCNw1stY9NOr+h/vpBvuMIynsBGASMI1sYYNxnZn4O5L4souApcBKomVXEx92Lf5++/tLlieThcvN8cqSpQDHlhmBi5Gre5Crp2GLq8hNiZlJBivmkNMYU4scDEcOJnguJWnIuXrk2QtmA0lgrxFX5JW74gtSrbhPKpFHvzCtyKUn+P6vJF7xG/Kug9QyzxmO/AUYoMjVDQRcFBwZBhSyQe67WZ37ITbT/RRL3C+wGvcPWXd3W66Y6cftZNy5Wcx4LpRx4zkyGggD5vLcH39xPfIA4SPNiAOgBgZFmum+NNGSj0w6f9meLTMdR34nE4gxMwkIJCGwmTHuTwm+CYZPR6CO/E4W4dhSYAXpAdsZ4x6V4BIb+Kndq5Jke18lN1BTXqCmdHg2k9/BF9moK9WoKw2eHaQRvBAOXggHL3DgBQ68oAQvKMEHieCDRPDBOvDBOvBBsPsOdrH7LmA3m+K+nz2N+892P8qWwwZbRp9lN44+D1wArrCrR3/Ixo7+mF08+iZr6f4J6+LenRuss+V66EZxbsSdmwwDcOACDlzAgQs4cAEHLuDABRy4gAMXcOACDlzAgQs4cAEHLuDABRy4gAMXcOACDlzAgQs4cAEHLuDABRy4gAMXcOACDlzAgQvswAU+f9hBwx3x40WifccSP19vEuVb4GBDihysSLGDK7ntYKy7C9xzUOlYtYIoATOgH9Af8FKbkvF4naDG9fE6Va0lkXiNVtuSRcBqHF8DrAPWAxvVKrIJSFLfIJuBFBxLBdKBDKBQXU6KgHK1DanE2EeB42olOa2OJ2eAWuAs0GAWQa6bKclHQB+2jEwj5ag/tYqVJFqxlqxT8JHjEFPgE3NwlbmKaHqNI6N6GTbamMASZSE7C/6Lhc8Ou1fBL9WsM3zHuZ9nbd0/ZkPcb7EB7kQgDAMoABbgACPAGOgCKAETwBQwA1SAOWABdAXshRb4rYWogX6AI9AfGAAMBJyAQcBgYAjgDAwFXIBhQISgg+90JApYCEQDi4DFwBIgBlgKxALLgDhgObACWAnEC2kkQSglScILck6ARgB+A1wstaQ/VJ63nmtNyEC2RTEeueJLSsCr19mJ5Bw4tRHa6T4TQL5Fvr1kgokSNb6HIoTYKRbi3GgSBs7MZJeQRPBliucyUsLEkTLkHiomuYla/oBJwHcH6f3wx21UVGwjN47YsuNJEa5ZDN46Bt7yZv1JFfhQxU4hHmwAeYTr/gIe48CNKly7N65tDx93KMKIH/j7IeYRgnnMArfFgdsIG0NWgDdvKWIxxjKcF0cqMJ9a8N11Bfgbc2rGnB6BFxoUG3E/zeC4DnDheZxVpPBLfjO/L1Q6ckUFewE3AWPWHvNNwTz3YZ7V4KDrmNfv4B8XzMMX14/A9ePBPZm4ViPGf8U4KdpGQ5GPLmQDwRFbwA/piK/fwQku4Ec3d0tOx3TnUpge4EdbDvkETtBwPswozpdx42zBmwoyHvxQxjuTA7zzH+zXlW1B/diC+rEF9toCLtwIGyWhfmyRuR71Qws7aMGBXqgf3qgfWjaB48ha4EvkTZEZh9xRkdlmWjLRzJTYsPaKQvaV2w5WOXoX6zh6N6sdvZ8NGX2A3Yl5x4w+yupGn2LL3M6ydW7n2XtuF3DuFZYb/T7rj3uxBbdpRg/sFkmGd+uiGwF8hpz7ytyY3Nf3DRz5Tv/elNhHRiIWuoLn/7gloynbgl5CCXuOgD2VsF87eNsHvK3Vb6hljfstZF9ifsaYnxrz88b8gjGvLZjXPszrHOZ1F/N6iXkpMC8/zKsH5uUyWv7+Hk0Es1LDQW/DBkAisAn4DLgLfAE8AL7WcJ27PraATxSINTfwyTXMR0Qt24c6FqFvCjX4HDGLOnvdcybxRv8Sh7qaCR1j2ACsHxuBetzg5UPS0IMUIKeeePmTOpyvGDsFOiKA3POcSp5Dq7yCVpGgUyyhU3joFA00Ej92FgmCXolCXXMbG0bivSKJDv2KH/qVYORcpVcM2YjrXUPfUgAdtRNapQpa5TS0Sr3XavQ7a6C5EsgvmE+L1zpi5bWeOMKWIrTKCK8yJg21LA21LAW1LMVDv59PHx1j1EdBugAmgBlgDnQDPAAvwLsPR94BfPD3DH2vZfrPGuLERiAe5V7hMHLjJnLDDbHoAV/K2j8GeZGLvBDByx16+yn0+aRAf5GN75gip46Bb+rwXVNmMrmH75syM4gV7K9CffeAhvFAzsfBDgr0EwEY0xT5Fgfe2YixTZlYshPjmyK/78FXKsROB7RNB/oHF68y3hb5Y0vqeDtyAWjC358Cs/Sxb+iDLlomk92WLNkLHLI0Jyxbhn6Vw9xeol9tAA8ZY04qxOcAxSwSAL94Q29wmEcN+lYd2MMY11fh2m3MOmIBW5OxV8ltaI12aA0O/WsRdMY56Izr6F+joTGi0b/q4Acd/LAFftji0aDXO4YWXcm2QO8a4/oq2KUecaPC9S1wfQvYIww6NkaeA+xrjDmoYIctiAcV5mABfvODHreADeygUQdjLirmC/KLx6+k1iMWvc0yYDerJodYFbmA1w/xepfliDH4xpJLAyc56XpwuUxPLh+8VMLwXAFifw8zEBgCDOW2MBrODzzlTty4QGY0FwSuCmO8uWDkRzgzEZgCTOW0zCyM+QCc8xXQBjwDvPV2/+N2fANQv2eQbDYEmnwNCWATSCBbh9p0FX3AZX1f8Md+wIdtZCvJCG/0XqjXPDSnB/LdB3U7zP0m2xsayx21WwVNpYKmUkFTqaChVKjFKtRcFWou9AAwHHAHxgBBwHRgDhABRAIxwFLgimAPzeStI+MaTyjMGvu8vXumPqB3/WtnNU6/B1DnPnC75H2A/nVcqd/JihBbHDd967jZW3skm7+1JWvdIcN1FP/ct+gPu4a988fXf53P/MdNXu21/7c+597ays9p13+3l9i/5iePFfonzpNtmPgnzpOvX/InzpPtb/uWnXvpd8Iy/DftnxsSG/w0/a3z5J3OZnQeD3nr+Ex5B9U3e2T/cxNiw39z3uyc2vm9uW99LxyY13l8/lvHF7zZyRHHI986HiXvpPhmr/I3OwJ3vi5+0wN2fi/mre8tBWLf7Pj7ZgfFzvOWv3XeCmBl5/H4t46vAlZ3Hl/z1nF50/O1ncfXvXV8veyvzuMb3jq+EdjUeTzpreOb5R0OO4+/+9ZxuZC8EV8pna+pneelvXXeViC983jGW8cz5TXTzuPZbx3PAXI73+fJ/79GYJu8Wy1QKO/P+1bOGHfmYHHn+Ts6X3d2vr4Jt5I3a4Cdr3ve7KD4ZhvzNzsldr7u63zd/1+2MiXkQOdr+ZvdWztfK+SeDAMeeitGgzr/PvxvcXvkrfutBI6+dU9d3mztzChYzsj4fz1u/lZ+kMYlhocv9kn/tg/kfO1/swn2f96eUVOo/Y8bSpYlNHa+asmfGSem7D+Po5tleKt994/jNEb9P5unfe5/Hr9xveFt4+r/cZ7/ztVunbuck0eEDB/R+eaHf53HdtaI4W8G+Z7o9wB88/fIt/6W//vkbb/LO6f/2/tPO19vdb5+9m+f3wbuAHflXbSBe3KfA9zv/PzLt+7B8o3NDPHRRWliaqYyt+gqx9uDt+LtK+BhZxx+/dbxZuCbzuPfvnX8uzcbZe/6523pjz8ymEZ/vPWt44/lHZc7jz9967i818Qz8l9t+T/Xg/9aH/693slj+O/73+vK/1wnHf9LHVXot0T98+P+t/bHfy87v/XTv21b+vP/Wv812j/7+ZsYlu0auv/P1ePE/X/+/v5v65m3xxP/xDzk8ZzK/t/6+f+envrPn/v+l/uTz2sr+3P+UB74/+7+3p5f5oE/N7/KA///iBen8j+pX//EeS2enZkEEaOFgHkFREDA1AAtaQYBYw9oAHdAC/gDQUAYEAFEAzFALBAHrADigdVAArAO0AEFQAlQBlQCx4AqoBqoAeqAa8BtoAV4BYRAPEUAlUAjUAARVQboIJ5KgUqgFmgEbgD3gBbABqLKDtBkG0SVFggCLCGuHAENUACB5QuBFQREA3FAAqCTAdGVCRQALzoFWBlQA2ghxJKATKAAuAe0AG3AK0AELCHUNEA8UAY0Ai1AwXb8DdzebhBuaUABUAbYQMDZAx2AJUScI+AMaGVBN073scKshrHYkVd14WzR6YBuN3U3pIKxxr3bgycMG/h8Ia01Pbyn0jrzp99iK/+26rMvdn7uetjpY/sA+zCry/45yvrxS/ctTB985XxWq8+vGWd21n/QqPju5OYnls03Zv+tV83AA0cejgjyfFQW/I8DO3RH94z1vaPxnHkg/G9Zll5MrzVf7OnrNutXq9xzwZdfD8mYkvnBrOzLUapP60+PGW7FlkaOSxsafv31kb3OB6uT20y6DzyTNdx9+RcnuaNSyv8BlDRLtW0xBAA=
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
