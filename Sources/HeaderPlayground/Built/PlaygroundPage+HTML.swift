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
#mode { position: absolute; right: 10px; top: 34px; padding: 1px 9px; border-radius: 9px; background: var(--bad); color: var(--card); font-size: 12px; font-weight: 600; }
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
.complaint { grid-column: 1 / -1; color: var(--bad); font-size: 13px; }
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
<noscript>This page needs JavaScript and WebAssembly.</noscript>

<script type="text/plain" id="engine">
H4sIAAAAAAACA+w6C3RV1ZXn7HPPfTd5L7z7IIEQUO99CRoKVHSYhAmg3CBIxRG1+OlMZyQDDyUGEpPotGu9yXtAwIh8Hh8tY1HpaJW2RiMfpQolWkDUzEwcrWJLO9hBxYodusZZy5mlw+x9zn2/ED4W5sea95Kzz9nns//77LvuY3UtCzhjjK80vzGbJ9hsSGBjJBIEZEJDgS1PKMBmmwpJY7+n9uBQJuLxzOo4nqFGgUR6lZXIdNX5ak3C3+p3ODVMUW5TiIL0pvxBzmmIL0zkTASyeCvR1uZjTd3hbbOttrZMX2gigbZEGpNel5EOcYG2DNIgtjSNNi0JyUy60UDSMKcTnx3M8qZFaEukeTLiGuiT1Alxpcs46dKfa8vS1Ypq05ZRE8gbdtratF3afBwuisfjisu4NomZ7gg9jKe5IyPF1by2lvQh2jCurJAZaeJxn5t4rtnis4sSuR8i4PsCyRGnvYGERpFiMz2G/6CP9vkDxY1mT7la+piE1o6Z8BUTIInUnBWP6y4xFveX+Zg4ukA8vTAQz2BlPH+h4jjt86RQJvaZe0wmLW7ZAQhalmUYPCJ5xDK4xcFifOAgLpgVAAgEwAIAnIgIJiwREepjRYoNkwujRBgDDIHfImysPh+jz4fziP/lxcWBwUPCdmnItksDYWtoQEaGlsmANSxSVmYCl2V2GQyXQpjcGFYmwZIgLqDPhReVldm2Y9luNFAmzDJpSuBChqQIhULl5RVIZYQAiX8VFjb0b+gxEuXcliJcaqI8IDLfAH1EOCwCIWEXGUbADoVNp8gsRWkDpjAMxzSxq5RRIAoCgYIC1VUt6QfPwP8A9SCNoz5+eP7n4ktQDlQwY4XB7DccRo6EJFYsHgoGQ3YkBMFKa7i8sHJk0PyKsCNmuHTwqPBoqwyVylH7YwQYgXDgq7aJyrwUxl52+R+MurwET6ksK+N83B9W8ergeAN1I/+oZsKEiZMkv+LKyUHDgggqC0YXeh6OmcVrI6MLI4ZhosWRVzYFGA8wbjB+1dRp0yJGGOdkRIYDEsUXkYgUEXn11RYwiXNhaulrCDF9coX1NX5NkINknKG7RCw+IyQjqNPRAhiwkMVHW2EOESkjkdC1kyZNEozhIqY+Aa0zUht9S0KSi1wXUsr7Y4FmMPE0dh1+GUONwwAhQngOu1wG0MjKkJIUKYxQCK1i405mlVeNmhn82vU3jLrxxq/PmnWTxCWjLMlHVnM5RVZHwiMlHX/zDBmUcsqUKTIYnHLLDYZhWVLiWgEWLy01wLDoKGZZ+BdhhnGrbUQwXgK8iXdAB1JHuc13ZUOCe5veNIMJ5h1+FQgwanZ0qj6n5ojub35NgR1dCmzykdsU2P+GAj0apPTc43pDu0Z2aHBIE/n87xVI9irQrcEeDY7pfalnNSENPtOgW9Pr2KJAlwZHtmrq2/VKPerYq0CvZjel9x3TG3b4SzQ4oJGb9KhXg8/0voP6zA3PKXDUHw1VMpdQ+6mPcpQ2VLv/RS2pBkd2KfCUUmWnattf1+Q12KDXrdCjlAafavCZBgd79Ika7PlbrXMNnvo7rQoN1mu9btDgaUXuGdV2qfZZ1W5R7VaNf0FT0mwe0qNuDbapFdtVe1Rb5Xk1+FQPPvNdQuE+14OkZnmTPiGlQVKDH6uFL2i6Wuw9arBXtftU+4pq96v2VdUmfU3qQzZoc3X7LqD94pAG+/0RGi+wWzrmgtiCxuZvA7ObGuq+fXtz490L597W2nj3nDvYuyKSi2uuuyfWwN4XA3OQTbHmeY3NC9hHojQH2xJrva2prrluQaw11sw+EcW5OzL4fxOD++zB/9b5C29nX+TRSGOXGrnY5ti8u1vqGti9RiQPO6exeS5bYYRzD2htbGJr+qyjAVtv5LIwFzWxsAXlbI2x7xhlOTNzGmJ1zf7hxMpDRknObENjXVplGw07X2VzYmxT3mLE1cfmtKLK2WN5i1v+cv68VvZknpBzGhcsqFs4lz2bh70n1twyv3Ehey5/bV1rXUPj7ez5PNnnNcdi7IU8VGNTbCHbmUd7TkNjS4x15+HmkZ3Yy3k07pjfojjfYwzKwcYaYgtiC1tb2L68xXVz76lbiPK/bhT3tXNTLDaXvZGnF+0zd7fgxJt9rBdrYm/3sX1La11zKztgFOzFHI0p+F4wAwMKCkORYFHJoOIhg6PlFSMuvmTUV0Z+dfSYqurxeGNeN3PGtVOn1U7ZYh7g7/Kf8w/lL/hB/kt+iL/Hf80P8/f5B9w9wj/iv+E7zI/5Uf4JX8Mf53v5VtgOP4HdsB9eg9ehB34F/wiH4D34Neznwz+B2U3f+mbDMXib/w5+xo/CbY0fwZ/Ut35j/u/4W/wYf5P/Bv584W/hH/jH8GcLmr8+5wO4KfY+zJr7T3BD3WG48S/u+dM7/xne4B/CzfOOwC23e7fesQJWwipYDSlYA8vFE+Jz+AL+A45DUiwSi8US0S6WimXiXvEZ/AusFx3iAbFXHBDviO3iOfGe+HeRNJYZK41/FQ8YG4zvGpuNLcZlHxkfG+8YKWO5vF+ukCvlKrlapuQauVauk+vlA/JB+R25Qb4sf2X81lgidxsb5W7ZLV+SP5V75F65Tz4sn5Z/IzfLp+Qm+YT8kXxUfl92yu/JJ+Vh+Yh8XL4vH5M/kC/Ai7ATdsEPzIfNLvOH5jPQBc/CFuiGl+Bl+Cnsgb2wD16Bt+Bn8Da8AwfgXfg5/AIOwi+h8KV3ivaY2ziHRPmiZDLJotxLJhcn/6oKJjq8lrqfFFbDWId7l1RBJQJWwyqczCLHX/RwQTUUpzfwarBwSbgKmMPLF6tjwTu2GmG911BfBeMd7oDXnUWMVohjqzKI4QqxZ3kGYSvEEysyCCM4k/METHZYJWBhML2IOUz1o8LjjhiGxHFSTC1iwl+TuKaIYTEYdMDhkSRxpRoHZ3BxMLhUoBaQDC0m1hEaUXDYGGZFhb1ErcWTa5hFvCAHtHYMK6hhBdS7lBdO4IV6f6gKQgRtvb84f3+x3m/r/SU1rETvHzyBD9b7S6uglOBwvd/J3+/o/cP1freGuXp/dAKPalyFMhKdUElWQzhanzQ2/6Sx+qTRetdlNewyfdLlE/jlpNoxbKJ3nE8rYvqwcVUwjuB4fdjE/MMm6sPG68Mm1bBJ+rArJvArHB4OokuMq6edBNhIYNWoZPCsesRY9b7SeXAB2k1/ccNxfpeXqB+AtbQIOmxqESireMfxE7hLg2mE9Ix6l4W4WsP7W8P9NUHfSzxer4z+qnJ9JYV3gHkBdA6wl2qXrWXV/GLkMLlHTOAVDtQeO4KuPZwwPYIsBLVHXvv+i8tWXlCNxoRaCiCHfB88lGWWA+Xt6iDhKUdDgtfrqWuRivAW+cjpdKAOp6uwu49R7AEF2ng180W7QXoHb3Q9cYQ60zHl9aYy0TDZgeBSJYoi5dl3RmWF6maUCV7i6iKccYH0BKiAqOnAdNSM6Rn0f80wF4KOJAZDCEL1FCj2zmV4SJkj0amjQMrFneT7qHSyl/Tsek3IgXCQ4Xe4ijuvm9+lQhI6a51lDu9srxao7lvyWDT8nRhJowQBw+7QCDSgywlYrnTUWIekI6tQv+gmxIKRoR28iPM2tDDzZ3dFjVqn4wpcg3uvQDvjE1Lm36DnCNXUUsAjJ/Wu8ivLFTBZqKSBDo1+5wp0htVJpQDwinFZCGWgHZ6wU5qwzhMqS9iP6HyCcW8/pLvBIUynKMNPUfaLpE98LDoT0mvTpPez/mjP75+2yjjZsU4k1DjUVNB0pf1oenosjcdll09Ms14JV2WkSKtuAMtjoBQzcLkKFs/yRDZ09Dors+5KJSza0DWUlGhvjEhUDBk4KqcqRzEcGVmUycpBZfOoUYRCB5vyvAZyHRtzhO/WnNyak1sLh09XajToH91a+btyayC3xlyQdmtAt3bJpzNezMmLm7hIqNOZ4o0uAt4nofjXDd4QaK2oIH9EDVyn6OqVaom/rblK+aLOPbgrV1IiuIj7FPNowgk0ObkRT5NGQTGI1E3ksWtQg2J6C2ZDI5cBODMGsjYexrRW61Xy5TOU1ypHCAZLac7QE1fnTugKYtmpK4hxuoLg/VYQX+RUEJ2gK4ii/Aqid22fCiK1tk8F0b2mTwWxaU2fCuLplTkVxA4DtV5+r3KsI/yMk79mHNO/N6BKJX66Pg4xnfn92dmIJu0ewk25N8Gq/m6C1f3fBCP7XAS7/IvAV4jhLb0vI0xx7v2AJnolK+c3FaJrXe5lgQthLm45iqhkN0rIFI4vRNynLH0O0uw+jq4dx24PctvO1VGHskd1cCVAyhcgxbVY6zV6jY/eoPc9en9m3+P+wi6CyZeRgW08K/wK7muvF7W3UQ8WJ3cNqIbNXCskyTW/z9F4J88wjEce1rTX+rQP+ZQOavQ6H30gh9xbmr2u9Rn2emkWC94en9x+vbo3iQbYg/1TX3J1J7vktBd46xUP6rrr+v2uu9NReOCsKZxcQDt4isnS00v/4FnzFiMKKgZcKFcFg1eB1w9+/eDFROx1PLNYGdpBRqGGDXdENnCFV0iBK7IVG+14c3lONImgm19SjBSlUSoliEFdW5y4wj7tCtZ3RaYgOaOC4Jn/LQVBA/AEb/PN3M1yqk3PpetLeqV4z3ru54UoH46wyFcoiV+ILM4+fMmRwnJNsjUyqtVkYhDh6m6WtveL1RBNmGlqvfLOKNcz5ffpul2g9TnWqunUTfdQNz2FwuTy5YRLPyLqEfqH6P9BMbs687DI7eepVNAz+kmx/H7le2ggZHKqupVTsp4Cgml59RivOKi3laxlulTBw3YsU6lb1T2409AaLV+hTjRVCaMHVFL0GmqfoPKRT4sSj/6kiXWLx+9x5Mwi3CI0lg41UcH4P2OYR2z1GsiGvUUXNpV4nmsGVSS5AY+5lqDTpWNdneUEZUacpaJxZhHZc78vIgrjBHDki1j70NYPev566weHr6wW31L3tvocw2FTdvhYN6sWd2THP6LxbF0EYA5HnpLg4uPzGHYfuPjwfClfDm6Q8CvADRH+AXCLCP8guAMIvwMwEhDuBDdMcAO4NsGN4EYIbgJ3IMHHwR1E+zeDW0zjFLglNF4P7mAat4M7hMYd4Jb60nGvi9fbW3WMDXFK/YfbEmew37OdiDPQGeQU29u0Sr1eRtsOYRumh+Bcz0Yat7pDCcxyywhc7w4j8BS4w4nwdnAvIMGeA/dCwndB9CLCb4Ook36sVh60XTOEz2nkEY5JZkbXrXfDaClyhKhLriCoUsPeDCeMfn0S25tOmILMRGfdzxqoVL5wAr8Z098FNewmBE4Nm4XgIipQhDOcChThDKXKRDhlVJUIZxgVEMIppqpEOIOoIhHOwCrMG8KJUCEmHJsKPeEMmIAVlHCKatgIBIOp7BNOiUrJTogqNOEEJ/AyBIU1bCiC0hqGydkZohKwU0A52iJBLeV46LQYH1ipqnLdjWbCL6oDLhN+6r6/NV10eQ/5Vz6WYaTC6zEprMxLCitPkxRW9pMUNqmwXZmTFJadkBTIArlJQVmkv6TwveSXSAqps00KqXzHSP33JYXzOxd0nzIXTNe54CqdCyafg1yQOvNc0K/Jz4tckAk38A4q/WOQ5ScCetTwM8F3/UywietUsJFjLliVlwtWnSYXrOonF2xTBcKqnFyw+sQCoU8uSJ0sF2z/UgWCONsCQeRfEuIc5gId5d2bKczxOfH/KwYVxWNPlSTG6yQxTieJseeiYBBnXjD05wvnW5LYzOt19OUniWPZJLHRTxJH/SRxhJJEKi9JpE6TJFL9JAn9wJLKSRKLTiwYRJ+CQZwkSbR/qYLhbJNEKt8xUv8FSWKbH+X/16PbOVV0V+rortDR7ZyLEuDMo7tfI55v0f2pim4Mm/zo3gmZ6H7Yj+4doKN7G2B0r8mL7jWnie41/UT3B0sp/tbkRPfaE0uAPtGdOll0f7j0y5QAcLYlAOSnfTj30f1U/p3eu/s8iXb7VNFeqqO9WEe7fS7ucjjzu7w/o55v0d6trJbqG+0dIhPtj/jR3i50tCcxHsvX5UX7utNE+7p+ov1ZVfCvy4n29Sfe5dDnLoeTRPuWL1Pw95xttPfkO0bPuY/25JEr8wr4J8+PYD9FpFs60g0d6ewcRHrPmUd6vwY93yJ9hboqMYTyI/2tbKQ/6kd6rx/pPX4EuBF06yC5tdfDpkaHZBw36gQR01CPjTox8zuZCCk+rDycXDQqOqPltWOXaUeKDuyMVqi3XeTGUbMzOqLWWXJ91BqmHTxa0NnuXuzZ6KimZ7Vqr4uWNqMh7NZmdPsKp7z2+HGxxMEdI2rHL2t3L8lzyZ3KC5Bn0ynNvoNXKulnHWKJZ4EOovieqX5VoYXEVejDdkZAEucFHh3U6ZYTWz/m0eJOt4LY3sZ1nHVx18r+9moM28GjJQMEMA6YUDye8dYu7t97Phdq8hE/V9DrtlOtBH+lkqfvfNBRqkaVV5KSK5RuBw9zLNTqCGQqgJINzEQr9dRhSgnOCOfiG3G+0il3cEsFKde55Ma0LuxdaY059LqvmKxT0uwMIrs4BXhWoaei3P6JTuV5u0hCetdpozLr0bZhtC79fmpakUG+qr2GMjKuiahTdmvnC2YNo4xBV4RvH8omIut9Ciu0jbMmU7rxORfqZxq5tJBjOhxZ8bhPtztNN5LJH6beEopamfxhUf4w+9lEoWMpViKKOYwPu74PU0ESPeiZeEeo31LaL6kLS71zptSgbj+ZfZGMUpFmQV2x6i3tDzF/0ive4EOCy//5n1zSO9Eo6N9bCvVeNGqoN6NRqd6NRs3MJWDWsEoEsgro95WG+vmKI/xfm9CrZcXLaMqP9CpV8zIun5dxeu3Y/2TvbGPluM46Pm+7O7vzsrO+b+u7e++emWu3N4qt+Evja4PSO1bsOBFqWqlCIPGBDyDouhLyrRUJhOzr2g1OJSCVkEiLiFIC2NBeSF9SXIrBSJUaSlqMhMRLqxIEEoVPlgoihZDy/J/nzOzM7uzNXseJKPjD3jN35syZ8zbn/M7zPOcZycu7jhvvkrw8+APmg2xdyZ0EmlcY3BmwUXImDIEsOW2yHYsk+IOSlQ3cuhlbksbDSW5ONMWAaZSGgZGfk6LX3zs6buszWzpvoxL6A1X2jqJs5u6mHG12U09ZXTNcY9sD6viscBlGX5MbYAPmiAraFcMDtqkamTbu5Um/IU/6Vf2k5/f4pG9YljnSdd8uataVyZNSVQuYclq3ZE1UEcRxNucx+rPMXo5fQdbPi9qdgihuIOjS7EuBIkKjYJ1mKgqOEJ9R7g4bGzAVdpR31F6noHWUCMJRzaN2lwL3qB1R0DhqEyOK8t6GiSiG+LVnuBjbsK2qqZpW0DtQBG1Q37KOG6cpuMkGRzbQ8sjJxAR6QrGaGumR12TEk3NsRECR6TQPRA6n+VUevJy1j3MIE2BUqpHZjdSoErPK/Tgq1/z5KrOFmSu3UK1fEUQvVawUvVRrqEipONSs1B2qWqoPdS81iMaQSkTrUH2gArmvExWVKxDC8Iiriyumm9cVWuCY7WaVoavoJamiyaoZ2Vicmb2H/6b0cFampLAe/i3p41+etY/v4Vm/Lc9imWxKYJde3eOzLjr3jPpLRv131axfKG5k1W8Xrfrt3Krfk7loc2/zmcxf2UR2em8T2WlJg+Yz72dN88IsU1KfW2X0/yGuW/lf1xqsgLneUFtKQ6/HZRtNUKfzCeqbrmVdcM6jOp6ImwVLfJpUQ9vmTQ1mAazzI2x0MKs2OpjYxNCSah9htjW6z6y6z9T3eaqlWqPNDzo7TWRnJ/EItk8YzMtqBOlZdk8WzxMDnrhpXHovG3qVilYrFs3JC1Q4QtGcqqI5edGcvECFIxTNqSqaM61oWcH8vGA0MhQLVssKlp/3lI+CIbbljU4XI+SVUDgysnGLRS0g6tdwvu2NNzktpZAE20satKYJsGAys9VT8agQRTf2s3ljT0TxxutfnuNwDJtihHiOk6deOCpE0TX/bF7zE1FQaYEKUZUeLa9gh/PEzuWEj70T26/bl06s06KLDrdfa1w60eWz29uvti+dcJ+8jAvuFX2CjrtXJB7Or1/h25HslcsU06ckE+xC4QcEeEAwekAwekBQeoBfeIBfeICfP8CXB7xfeSp4H80njLenem0vP1YzPy0oPC0oPC3Inxbo4oRIMhwlGY6SDEtJhoUkw0KSYZ5kqAtw1lvC+g8ivtQQy35Zx3kftmjK072O+7fgiU/TqfkEjdQmNqJYsl/C4q1JzlC2FdTT82cRAas62TZhQ7plaVFKgyWWfP2xXgJgEgNMSKGMD9KcW9wDkjTQnc9hzmxgJHYhGaAFsKkaCISaDF5W25RTHvFUPZMTmLzQRo4Q1rF5KTN4ZbUsP+cWP9xm81pKXQ+7DWxnmMma9kZmTftypTXtXwb16ELtfO2CeZ7qM6PG22YBWYoiz6fN0f9Xtc0D4Ivlu1LeTLSCpXkDA08dOXRZk0DgDZFf3IK8Sgt1WDrKsoMmrbpr54aJv24YcaB8IpQ4VP4DRituKzrZjSME83EHQRTvQ+Akc4jpJvO5wKSjouirF3Hc3kkWIGuZ20kW8YKHO8kSi1v8ngroZe+qRbUgoio6s8Siqv1qXoWpe25LtVmctcyygNijLLeVG/uZLArlCGlAbmN8bqvw8aCWi41r6TPmUPm52LiWvmIOgQu+4ELS421lyieUSBaO2q+YauFq3Fe1B8x/NZOVnXgBaP0vZrK6Ey8C/P7JjMO8ant4iZOellrRiRDPDKugIZTT+ZoJ2WIizsTCnLPoOyJ8uauJmVVRPMXtQe0wQHsscmOonupTYywVes98aDuG6VDNx7Gaw3szN56jRwKTMpxaEsGcjHAKOoI5Oc95VvNxjDNxUaC2pLoY6gdqQVE+Flmgtv99uLVPBV6FBK23pVZYghbQzcupwT3+j2VlAIFZmwXY3NzD2JdSa0k3BGfSI+n0Fa4MVIleW/05d1JZVZm8mMKSFKYxCsERKhoFh+JVBOvxCoIDcQ+BQm8hnKPn1qCGCxHM4+lQw8lWRios1gzQN+hho5g1lvs/W3hlXubc1HVUL57zXe4PVEJElberXtLctP2GV7hY02oaWkSgan0sQ3wWrOgLba2/oZelThhCE9FIheNTddOPVTiyuK9FX7uoV0Cb9KiaNyXLpVJ5qsEyu6wcedHvp8ErThBeMeM1v86CxvFoD4t/mfdsxmv68Na748S3MXMuU+PSi+/TyHqYBqgVOnoCLzM1j/+AaVBj+enP8dut6Og8IiWtrGagq9hUbRS0j+7Sk//8xEN99CGv9CCv7NFis6r0Hg0xPYgt26qf+h8cJn0VQ9/Qh7ZjPwUt6Bv6SkHf0FerWKRlHTLE5r2wUCme9GRKCz35U5fQlH5eU20dVlY2jYIhRkL69elHjRWv0G+VfjH9FP1agMqWiAUUlmiOirGWc5CrAxSsQKLooDh9CvpYMTqon3kKeLOZo3gZ6kBNA1HBHO+NUbxTTmQPWOWvHbNBBMkx24UAxMxWw1+xbYemsnz5vU2TmZ2JQCoVo47eh0l172jFqDNNMWpMVYw6osthBafNTehkmhxZ6mMLyP0si6LApSlRYtlaWapcgoh6ek22DgF1/ho1TnNm6a61X5encXTE+hzPvS162reN1OZTH8kypGqZUImflWuWHCwffwKClPR3tFLpx+Xkj/HJ39Unf0ROvp9Pfirf1kftC3WaA73W6Wzv764L1pkiYftS1ozK8b4ESVbOJLeMM0lzz5KspghcmtDB8d6czqVcrVkt02oeNk5L523eZ2+KTIuONrQ8kOVcXTlaF5lWk+Vcrhx1RaalmmizFgI3xuhxC9Ktpmpm0i3VoBd2JN1SRelW6xin65WFXHSzcjuX8+xPyrqakCjqt+ATYaNBldckuGsw3O2CdmK7UmA7MV7RbMeWOhnbzcB1KH31sPqjm7Evh5sXNnnRN5ryx2jQymkwBA0SX4EGIxWCBjsEIkSD+xDMx3MIongegZMsIKabZCrueRrG9mka7ID+iD4WdpIu6CPaSfYzgIQ9IsXLNGt2iQGZBunMfqZBQgIVEQQk/S3VIQhIVrZovM+JsENEGGY0GBENdrDKp9Hy8cAZo8FwkgZDTYMDocEQNLjENLh0FQjANBjvxEuaBpMdIlahwShHpQHT4GBEgxGeGVW9GpGc3gsN3q3EptAgt0cE5TO1R5cb40BPKWqM/QUaXBzR4EG1ABpcmEqDHMGcjMA0uCDnhQYX44M4c7BIg/vVMmhwjbCQ8tFlGuwxDSoqcAIaHGypmGmwTTevTtJgB32jw809BJaN0yD3yKk0qEekQMw0ni304WrWORWwIYHAYyT6jCWhxkSoMRZqDIUaO6IH6QouDgQXleDiQcHFdjUuVucne9EPxguEVOgwQdHCpIyLHd/xChczXAwFF7G4SMIiLnY0LtLbRAQWlnAxpPag3zRchEdEATxwG17RUHNbTEfCbQmNJsRtB+mEcNsBOhrnts6DmbmEQsMOMj0zc5vKuW1QzW2sbh6AYjpKMbcpdRDcplQMblPCbUodAP4olQB/sq4TgduiErdxn6O0Rtw2yFuro8PqhuqrxdQ+SyuZLYa06IQRd+m3VDFaCytDMgVWToKfDDL3BFH6fLYbn/P3SrabnBaswQ3qeP6NuJvepOEpbccd2YtMj4uIF+WYdW2RTK9LvDsYeLj0EONhIngYCx6GgocdwcMuRwYhdh9iQhwIISohxAUhxHaZEAMhRH9vhFhlKDudED9WQYjTDGXvEiF+eq+E+O2PvClC3KkixN+rIsTff5sJ8RNF6VWu83zFLGzJLxnfb5u8JV/quibSOTYflGkaBoIiUHNlKGxiOVPikxbfAGmVq1rMJx74xFce+CRQHvgkVB74pI1gnkZlD3zSQeAk+xDTTeb0AAPJQFvzSbiTzGM+3AepFc2HAUutaEr0esqHgIRe7XnhE0+LKmggn1MBS6tCllbtp1zRMAUQC1UjF7JpOUBThZBWhSooSqscnou8nE+c9Jbwiaf5ZFnI2AOfzB+1b5lq/iqRkfOA+Xdm0t8h9HIOG3+rBVf0ovyVGQf55L3MfLI84pMAzwyqmjqQ07qpJVtOupETBWeshCd3KS2zIgbN1GgMaoRVNMYCt8Sgp3rUEosFOJkbwYlS+wAn+6bCCUcwJyMwnOyT8wInc7HCGVWEk0W1BDhZpXGd8rHAcNJlOOlRcVcAJ8tbqs9w4tPN+1NxN1WAkxCdI+S2Hsa60EU44e5Ip7e5LlAjFiXwde6elpZTUVuzzQQYI0CwTik6IplywBjLCPpxH0E3XkEwT0V3gBoDBD6NWI6YlLJfjBaPrvQSaVc7pXzBQlXPZ/KyaBDSUVvxPr/BXYHN5rL3qlYCj5DYpHDR0XzhPWht0J0ewMMrgkeowQOvCduCFcADwhP6MXigu1D9yITvwKopBOJU57hUqJYS07KsGHnJ76dBKo4z8VQN9OJhXaTppU9HQi8rNNYQvSg6IfQyoCOhl2ZWTkyiGwArN+mh5ZcFs/ykhdL1QC8t0Msy5rXJshBziQgmVD2GF0JzwEtP9QEvPdUEvPQwF89TsAJ4ybpWAHgJCkX0pE9SWuiTAi/NvNyhDiurjgazgRYurWjB07IWPkEYFWDV6cECF2BhQ04Ey91QLHd7oAq2+FViBgxb3RX2kCLSMjYRjsRI1xcTYVfMgB0x7jXEHRwv68faSy9sP7DJZIMFj553Yu+Ttm3TnDQFMqr22k2HjMm9ds7UvXa7QIbwQX2MKnJcqHPLfIuRAuDgRH/Px24GDrg8Mzho85Za+sIkPtTSz0ziQy39bAEfXMGHxluJD0+1GR9EPuJk+PC0VSEh4Q2+L4DxzePGNUhKCht9nytoxbDT95nC/8+PiVZkr68Wrbx4h2qzXcQl/zuUZ8myqM+S3hYPWUUF2pjyzBLlWVFccn1MeQbD3ILybKWsPNu2oDxbhbjko1Yy0Mqzp6xEaeXZZaugPFthHFm5E+XZ9UkJB/Y03JnybPfEzKooI+VZPFKe0Zi8Ol15tvZGyrO1PSjP1nBmrUJ5FhOYJmXl2SoVWIFIVrZobZwpz/ozKM+u76Y8uz4Sl/xFWVwyTTV0fUxc4o7EJaGISxZEXKJEXDIQcYkv4pIVEZcsirhkVcQlbRGXrE1q167Pql1bi+eEWnbXrjl3ql2z96xdK4pLimquQa7mUqLmWsvVXMmuaq5VNOxKSc21motLVnZRc62ImmuViWNVrYE4VtUAxLEq4pJViArmKVAzqLn6JTXX6mxqLrWs5llcQuMXdF3hCSNepN8CbIyqhdunNuMD+vCHN+ODFRG1XOWAlqscHMlVwpGXQy7Ir+T/zamDN6iHHrgRL0KuEmo5SjsNCXtCwiH5f4B5NxS5ykIuV1kQuYoSucpA5Cq+yFVWRK6ymMtVFkWusipylfY0zRsPTffTFBe/A+FzZvxOvE3XTOA7zrxgHrPXIXWBuaeh3nnM7lLwDqg0DHUAohhDHTxm88D+tJWJZF7CJgk9Ab9QIqUq1yXTSemXKkhpmuuSXUmJhhiOcORkUufrsiTSVtljchl9NfrHi5kJEd+Tx88Ri05FX5BJ/81B1eeqoOrzVVD1YgGq6m8RVL1QgKq/CaugarsIVWCo58YY6pkxhmJk0qRUQqdtQadPbt9Dpwp0ujaGTrfN3dDptpmj03+aOTp918zR6d/Mu4NO13j23ijAzu07NjvaNS2zIsb/D266Vs1N21wX14SboluzQdO1adB0RKBpXaDpgECTEmjqCzR1BZoi6UC+QJMr0OQINBklaLr2NkHTxpuEpo0SrGzcVWbamJmZJnLxfYxMVFUzINMVjUzb3+fI9LRGpmeATAbepufMGRhpO2ekb9pmvZqRqlw9TmekX6xgpGmuHsuM9FI1I8UZI4kIPS5qtBr6NmyUGeESIjbSL2gvydE/i5wp4ybMWHkyOTrx2eja9mz09FKVLquR/sEkNzXS65Pc1Ei/OMlN7lvJTd8qbYp8xTiTuHu2dnIxPJi899udburk3mdD9Opie2QLQRR7CLr0IrnYHhkgYKm+cmnMl3ckFFOoQOygfDGC8sQCqqXNn0r7ImlcfBVGT65yi3sij8ieyE0WOI+2RHLLvVTcEClOlrk5Ua7MzzLUmq5qlAyhpu2LdLG1XL89/3AXubQo25sGqNfvyfbuAeo9QL0HqPcA9f+4TO8eoL4hoFZ9oGA6oH60AlCnfaDgLQXUP7wDQP3ik28KUL9UBah/VAWoN95mQP2yyd8ixJZLZTzK29n1rsjh4/KfbMLmDzg91uPPnPDlhKb4z18YxoijDy3YJNEEJh6r5O7c946RxZao1MUoqMm+yFHqkoI5JQXsdjSyXY+FFEofSbuT3+jDanfnz9jXxmb6Wtt3sj2dftWWzvkK3zSzpfvvWbrrVem2Jd184/9MSf5HlqSqSvK+aW501mn4gjcJPXLPuNf1u7t/Oean75LTnnXtSSLL3Lo4Tng4r2xfdir/Fz91ppy/uHvOv+7WbFq3mBds+ukB9ki+HUY1sTu4Kx4YWm/ogWF3vwvemN+F3b0tUD492E+VvS3Qw1twSRBplwTsP8F7Q/8Ju3tNCMa8JuzuKyHwxAIwy5jydpKQMvTewLxTlwfYvPPfYjkqu8qjJ3bgtxDURsSeRGOOJVQbUG98+nK2Oty+aVyK/en+JtgtQ+x77BEg7uiUy04dYO4kKYSTHh9UZ4c9y5UfeeKhK1ezm6q8QYTsDaKOSGzAz4nywycKEI07z6CuFw11PaF+XpeTUJZzIB/inFJek782WSqLOCecKEU0UVLe1yUtU3quT69Tkz+yNb3ADp5b83j+gp+jugo4ke/pxrWKXiV8yg57p6xKqanakIo0IQ5RnF4T3rG9tH12IlWz6Gtj5NfCn1I55aSb6WAoabeQdtYl+QlpdxhtX9Tl7xIImdjDNkAJm+mRbP6utXPjNcP7mDPSth4pbKurHDlm8dOyN58skyMV9VPtxKGqLlBmPTCN3s0YQyQ8OkwbWHYfTnxukN0HER82i34h3zyQ+fpZozxX+lhBnoNyq9u0rLSRZwvt68FMkYduNHMLnkWbEFtRawPy+hQEGNY5yjx6wnGjQ4EDmm/CC55LgQWHSU0ejeCitKlqx40IAZ/YJy8KDV5pnzpQdJE51ip2DP1F2yQb7DBzffiiuIfUYjQDDzO8n5Gy6g/iZUMjfB1euph7ghFveknmu5EokKa5RwIWzeEGE/8/1otusEdgvnpG1XqJfZKrBvPBIz303Zp327bsC1YmEVVnklYuqIve/Hzi72k+megK3o7YuOuOUGx8Ph288RjWGo1hWMzKGNaSMaw14xgm7SCjmHhP+54WwRw3ZF1XOfe+Vb5z6D0PIBluQVwc6dy1MEfoMXEij3i7VbaA/DWnpvdylDgn38yBN+EQO9GifgV7dHhNecBs0SLOOmw0E3en6IEKws9W1i+w2mAJz0RvqOXYU2M3DFV9oDYddlQz5xz4VEsj9IXGDk0cFua/QD6/O4pcnOl8dJJ6RSfJGd+R17emXMjcWltwLHNuiz3DvJ59WDLvKK2ThVvR9NJHHPkooTeElAhbBbwzSj6gemgYXRF778NGNzAhmapxa9apNZuTKToyG2VuEdOloSTuDatThfe2mmwZWDoZCIZ+iJDALsxFheSlu1jRUzJKIeejYcprsArE9365broF13oNHaHBH1nXwxJ/P+RicU5rHDZErIYRB47T7FOZ489TPf1dZV7gNyDnair2gNaMIehoDg8ZRvonEEbQlEPE3qILHm8G8iDbgW1+gl3ePuJtnsbnnGVvkXKHSQuyNO9m4rM0Q+fGT7vn0gsf+il8992xLdOwPd64Q3HTd59N/XM8f6T7qKlbqZWdrvO/tv53K/ZSh+bf8q11fatfuhVxbYprYWIacKzRPbho8USemjRX6yU+ZT1A1v2bSVjMeliR9aCU9TDLelDOelDIuk9ZD/3yrXV9q1+6FXFtGaBCnfWgkHWfsh5K1sPsJfPS7ToEFF70p5hl0tfbZxkTqOxywS9doHbUXYe/r3lRxiYW9+NC1p+yCzKXwacAzj6pTeSl3xXOUR/C/Oye7iUuzfhQyZ0ObO4T8GXVg57uDNcz/Wv1cP0MviBL9/8Cp2nKgKsddlHDPXoWGq7G2Ge8DW9omhdSCLLwwXr60ROtlD8UjK/dU8U4dj4msncURBaaaqAe6dEc0kCXZl4FjhuY9hs0zLXxSBMOy6lbfwMyIEqxln/CW1naxeIwMdBdrPRl81F+UbiNYrNAebrjnB+G6DfsFU56jJX1GKPUY7Bilj4Tm34Wva6j+/q6pa/zkoz7B40cVA6BSW5vxhCLb9+Slk+M9FVpeyOtnz0pvHFTfIoh5nv0AE3F0y//D438ifEYwPInuqr9diUmZaZefP9ZaWsjCTjRPsRVQ6+R9T/s/QuAHFd1LgrXrnd3dU/3PKQZaYRdXXJyx9dWrCS+etnBqjmWLT+OLTg+53fyc8412PD7jpwcv+LfJ1doRtZYiEeCAiSxDQTJJsgED0cECCZgLIwDhhgiyMtJnEQkhjiJCU5Cgk9C4n99a+29a1dPjzSygST/BaPp6updu/Zj7bXXXo9vLR4PLKSYBgSY9rWFZIcl7h+WmIalF7M+urZ+nJHBM5JaIWaAbGd09Lhwdhi9jqoFwVo5Vt2hVxXrC7bqWzTVVT+BWpthuEFO2edAHtW+XbFmFnKTcm7OR55xBFnewGmLE5Ft9S9doKjxL8BTU5CBk3K2nMs5Jfwk5NtE5F59O5DbIyhdnv6TcqyavuB1h2/J1S0QFaDcpftBdT+4BTI1bxZQopJUnGipGKBtdrtR2f1hmLAcohwJNNY/BzDBJpyiAlG6kERIIockUp1qAsgfmZE/AmDlz3TfsEcCeSGNpIOkkdTKpoueUIOeUPqJfvm0uYDDBiSQIQbGk2OLbIVlDhkl0PuuEVYbNTlkB59ssm1OQfgXkEQRMAC+EVCgF8F8kHSSYceBdIIjgUgnMSccYb6SshnVcGgjgqYsbiChQKdWrb1wC6iTFAAQfRtyZ4zDM2ej5jHMWzMwlO1Ezmxkwd6ujx/b8PUilpTxbirWS4W3pycpj0VlpdZfjwOcU0JD+cec+GOWASOz4gWgkAUJ+rilF08TJ56eRbgxMKn5OEtNmfbkDn6F7vrSNgvy9ECDCicZ48VQG+OFO6e7+6bVPNF5w15DLqbNB1JyEYtc3MT0sDxMcwSBmXgRTVTRYvPEG0VYy2kF3qMEu+lufGZbvLuUGBfepiSU+wAHUDPyzX59mRfJdIAWJMBxJKK8YO+OySLhqChGzJ6jSaCt2ICdwtLboDvy7jcZFWrXSO6MQiy8EnsYddq3o9To4STrjlJDxpDuyig1ZFj1KHUxSr4zStWIwb5Ew1NBJetR8vQoARWZdonFo+Sdpy6VQbpExmg7hg4ovDxSW2VUJhj8G1fdpcZnhwzPeiKqanSe8GYY+NEZHVYXh2JyEjfzn95jJf8YsnWrx4G+SLtof1znhT3fjKgIvijQ/Zk9+lxBVZkvvgHAV0ZADzP35lIPZtC+kSx9Ez2BrUgMehAI8MW/hH85wdMcg23l+x3fJhDrM/3WRtpAVPbOkNelcg4LaYXDvRxE31PD8T019F7RYjSnFc6GtHxZX74DIbPEu43y4Lz902pvL6vhJOVqurV3mkhv38sgeVGBHUtpoXTlg+vM/aoeGlGuR+UGSNh3gISDrKZ6sAqM1NGP41j/ZiY99iuDDAE/s0IdFoURGo35s4UPoPD0zXvnaTVCevC5oM+tqtVaK+iLM85AZSw0brzT+tPd/Ye3a52T3gjgmpZa0RmC87t9H4oG2G1vq/y06KtDCwzZ6g+iAB9zylK0j3n3B827lMmw9vtQm+OFIrX6e+qsURDCpsB5ePqsBqkc8APTbfsI7aBsNcC+Bfe1M6AUhWRFH1u8NblXpdWayD0TzepthNkLJVqi3Evl6RAf5ymI9Sm1bQvJ6N9sRxGbnRyVjGPbx9log38/GMcU29pNXp0zmSbp4n9ngzntVzp4pfyEGNWD8iD7/ATdt+zRItUZRQS1oYLAkot4q4iY8Ce/k9quruLUXFOC1/Ycp0Ke0gE5U/5+BYnsTMTPp/i8HSLZmfBmaKLyn1Ww0Z+j3kJrAt8P0CkGj71JcUT0c9ykY95M9617tGATmYUNZU5T5BzWxYQMuJHx5tDmLrxNnwK5nu7P7THJz0CqVXahRe/4Nt5i4eg7+oas1ruc2RWWR8ZKNyjPvFoJWpHsQQhXUyxIoY68QirvHywqT6SfDFCH1V4cQOOUsPWjEjQD+HUZfenilsSiCpMJycOZIsRZNT5aRK5qIxqg2ghrJ7LInMjCumojdFQbce3drXodsa6jVatj0UM+tgdRdoSOsqOvlMr6utn3a7W/GXE7ZmE5gd2Jd+zqa/8Y11+zrIJgvY2NwdWQpEm8YX51DO4zyxpuamCwRK+1cvqkYyj78SnPV3aCLlXs5liN3ZwDr1ewkf8LXGSdd72ctq4Dj5nyrxFOdCOP1jFeR1N2ZeFsGxLxRg4XyZiUf565iLEvdZnTS2n5/Rfkd70qq9lpYXkVkVPyLvG/m6EBP/0nC9okb1nIwwdY9o3m+2qAHghq3VKslNDuSCbyMzlDm2Xh3Rlt7bnbwBZ32acpQJqQSPKChTqZ4zrvclPL5dDabkdFsFxthwHpYtkbpvytJMJKmsWj3gwrlejJC9tslu3es0enC9jiXZiJdxVuv10jgkSC2473STuxnV2I1mPbj0SBFYuTm3Vj6pxgrmtfvOx/97QbyjpvovIOWV+lwLDZMLJ3wFAV7BapMhXB7l9ZuGws9CD9wbqcLhRtFi0bnNKgJgW22DYvcmBrnxZGrOT1Dq2HX1K4RPVL1arcWtWiWpeybHF7hvbToUvRx1UcRpvCdtSGV/RkP0H7+6ZxpqL/qb156yrRSFYiH+S8h+IA0kswu1iN49HCKZLDJiMgC0iB3nNS0VqQ9Ca6I2rF6T+Zp7fwCbLnCfOtnSLqkqOd6IFXJ5Yrm6LN9O1zA65OLHUulQZlgU6jXWOBGiBPupJlwAcUKIwWi6rayadfVu0uEmnjKuNRTS3UQuIDdodaWrT1Wd2Usf495cffKYZp2lT7R132N5/3KUX7FKt0fGvHdK6cInqUf9GO7aIiOMh6olJqLsDohVNGnl7EiSSgXrAKUrkB1bCCqpR+6UGbNztTBMQTfKMypaZng4Z78BCIvm7ASUH1GkuPG5+EGvAxSEFSnjP+v8gDyIOT8tBiOdGPtJz8B4SyXd0WMbfLlXuAtmI/T+uUL9PyLrMjpDSrLMq3hP8q4b82U9U7UtWYdfK+xa7nCZi/J/sIUktTbaKQ2OJ5wt3XZOJPorP4ygygZyQNdu/VkQNEVGNFo0ROkZvobwh7hxIzWYwtqw9z2Lz4DPviHFjo8KSBDZ7O40COjmmIiUmU3yfROzlEge8TUQCaLBkyasR9Eg+wzgsBscVUwtEEGO8GTA7b2gEwBfOMjnTNjC/p8e6n2CjRLmcvAuCYgnYJabDadJJjWFUsNox4uwxunTnHI/HlNsw71SkXxRBsLkPMspoyWHg+49yN+EaCBL0RNEF9afu8gMAfbI7NtiTYbFJ/4u67mUrAQ3gIYD9oSfkWEFpvy9uXCZjcZQhIWPQQ/NFTuAKgtXRCapznjcFAvMFD5rAmHUUB5l9rZQs+yWZ4H/Pc8WUFLg8x7usx1hNHI92SkfaEm7RFHFg0qqp/VEMmh2vY3lkbiKZNNvrdGgufm7JJmsJUwiar/nnEBAb/+q0VN+yJGd4ZaOGsgXIJYRGVuLYGk0WHNNw24loTfZwQ/XpTmANns4ud1IXXaQ3gmQHCAuUqxWbOWsHuBu0ZLFrBibpWcEK0gmOiFVyFyBLWCq5GqAnXlMN1QWWHlFK7p8XWH5VzOTNP8XqoJJi02l88UbDRJ8szKckzKqu5hkKoOcwmX491WIrL5t4SOiySQT1IOKmWcLC3QeT5Ma4XEsvYANEz+yzUVf53XV2lRypeKBrsPtunpBowXHqYXsZjpvYeRreqjcvdjO4fNGjVz/VBq7vPVDUuvQ3G2AZ54UPOO3y5HV/48X+237nMmvYg9SQnFepOPNJpnwB34jFPka45daT3RPsxAVhGnMvqglfjhctdyxS4PLaqB64SYQlBq3lyQat5ckGriY2UvYpiRBN3ZW/XrXAlkhJe86I3yIOj5eylk9nftFTLFSrCUxcqUjboS+lxPn/G3V+qGNr4AKHBZ1Rdr2B/obita2PRocuxvR4nyjxHjfUa+HaeGkPtK/moSnWuhF1eTC4+8UOSUWKwyZYcnmhfYwk95qaLW5LOvZ0wz36PQA1haGYRRJxg6gQfmlg3IkNwko+5UyhSNPPGRcyqucGtK9tIR0EfaZ6Vu+hngTFOz+EQ4xRAxt55HnTmu6ocDLQ90K0sb+OXZt7ZgA06xeihltuhEoGBjt7W2A6OL44HTXEUQKdb/HZaO9mJupRoTGafu0O1ccJu3bUiPscb46hpD+McsZOKHrMzEJJoxbimKBkmiph7DH8uFuQaYre7UECqt4rdbpPgIk1JdDpi67C3ITMoX41v8TbK1cot3gZc0cSep87FFW9N6+VXknvPliuqpZArhTynfOUhnI5Nec08FSuuI8+wKc/0gK17iUgz7KGkpZkE0kwTTC0T2SCBNKO9tkRWGiAjkiRAl5AR6eKCm/CFZcW4kjFSkRVBi1pkbLW1uJhIJqjYkTtaInTEjvwQsxiTFhwR3pTyLWovCR0ZhI4EQkdzwEOYhRQ2Yp7eTIQOoisROmIIHQ0rPodmvaDxKa2XJvtAcZxrrS9itaJBukHm+XqZ52tknnfIPF9u5/k6O8//p53n/2bn+RV2nq+283yVnedL7TxfYud5u5ifZZ77BFdM9Jgz0V1xvqtPdNOKrXqim+iU3z8RsRUAv1tzoepi6mASEkn1X7ehVlKNK0k1XiSpsgNr7EiqseBWNyHkxSKpNhkA3ZFUv65Uc7byV/AKH50IdCIh4di+ZW+8CWv2xoYg4tihbLYRfQtuzX3m2MQve0Egey1xvSQPhTly5emVbciT9AGkfWLKCZgyMUBw7AZ2LM2xI8vOmZzAsWMMD2rKNgjqAvY7quV2sGfA1NHbwu0cCqsQkJa0OX+CD84qPoY/p2r5rIMKmoR6r7W4ohOgnr53jwM50irC6jCO/oiaQDyc9NP0fn7wl0WPcI4KRY9uID3OUwOUCWjYXwVIdr77BUnD8TKkYaa02FWjQSSTM8NAY21aeXfXm2SAG+LlNKv0pdwpNC0PcMcnOtba2Y5IvY4M+D81snNdliTxe+i2MripCEBr07tIBp8O9mrtGJECKpkpBuqJvOkUpxlb34B3HjGIiC/2TeF8to3jj+GeKaHKfr9ftrhb+sipyj6ZUY/KWl9FDoHys0+aMObvEsEMlOKt9lgtIYkrObtwMloe04vlODUPqv+IH1AXKo320brQy0ZzhNbAOStmw/mPsRJMGcdfOpYKmo/iA/IW2bXo0LxZriaKdIu3Sfa8saKB1Ok1OYcP6IhTSg3EhQgzqntQ0xh+MjGWSp/CzUtWOS+ZcF4yZl/SlZekAiuktD6gep1ifwJ63SGJezMvKzXDUJX7MsMBGLb95iSEy0dU+XSur1SaaFwRLkjc+pmBp30PqEFFLG1M2PIvbQ9v5n4VKdvvxO9bvACqmIPQxtAx2+q+T+xM9W8Jy7mDiC6p4utO/Lwa9LzSzy8yBOSRWO5Jtl9g96CQTXDWGpiJ1T4TuhPbCD1jE6e7FvtsqQAWVRnVOIAl0a7x1lovW8Dit/M5hruc0hYHs7E6SjsIFOxmVF2zcegrLxQP9crqGxqrb1K3+iaO1VdBPkxqRuXQGJUTx6isxPgsVunEsUor92wcmnNxYsNnOI7UDoO9cAuokxTgnAY4EwdYr12xwfYPizdoWLQ1fXC7/WV2XL2gcQVjW+9EKAzoorJG1ndSM+GD5fF6w1ILZKkJrygis95ktfFakzANsZXHNVs5yzI6jENs5eL/rs3j1Y/WPA6vcbySNpvAmsdjlvyI42Svd0KNcgsUBkGGD+tsh6i8vT1NBCL3hFYqgoZH+4Nj0RGzEgk0gASaQhybmOHblQQanaPWSBKiCeLYLDOSjD0qH6k8aY16VPGICJokOXXFH73F9iHN74n1J1nQr71IhnxPsWMxW1GI1Q3f6QDGAf9lTBxH+XUjpWClePDT53zkLfbqTvEWbmq3aJRH1SWIP5ZwAjolzN3/2pny3b/nXXJzL0UzkIgl1bEXtXEytdOLYPHll+iMHDSABYbnl/SosTmD2zRaq+LEY5wOGOOWSfSUIJGxDC53ilvJWknb97je97xBD0VSbFtbn4lMb4GHgpSjafcBvI6tP4LK113YU+ks4eGaOEekxB6RBDXv3TWFCCd20nqTVsGYUE0ckVo4ImUDHoLZAGqTJh+R6CiAI1KTBtXD2CaAeGECYbQJ2SyxhlLaQYKbboaHbVQ5ub9JqbASm1Q5999mypHL2EX7Xf91plxxCZ9VeQRo1aKGcs2NfKJJhD7K+37Pu4xFqSdeMVOuxmWMIHKcfX7/FVplqsrHwxuoyJobZsqn/vaPd0M3WnJvPCRMNVaD7GckVIejaJSOwg7Eu17dRtKj2l6F6/glehDOsN84HXp231Twa3N16SSzK3Yj0ehcCUtccFaJL50sEMKzVhtcaRBh39WxYOxUiagTdatEq0BFxSbzGQ4kAdyH8b2+iYNnWJ/FkfSepJQJZ9iaeY7y4HHpl2wwZlWkEqVeLCdY9gfHS99v6F9epd1PEkiEn/dVa9ZZ286ZtPQvWXQchW+5PY7qc6gvk0UtrQ6cPrvLJUw/IR0vjUoppJNj9RXUnkAjh0AzEDp0i2G5hlYtzqaiAhmjQ7o+oOLEXaRa38hqkqJN30S12ESJtigaRZMI+aZhmxTpu3gLpM4Wh2NiaTS4WXRwzJyWNqvrS1gNCRUZrWVsbDR/wcWLTrr4bxyrkQ+mjOSSe7KqEGm3LNORayzyaoYgcX7xpIxjBPKsEcgTG8Wb/o2be/q7WB35qi6+QINNdei53IzGjApmtbKhCCwhB45eJdAcNS1YoDRKDcnlFAoFQ2Mc5SH0x5AEAuF4oUAcRBzr6GV3KhXNynrxitC+K3QWTShNxLZTRFfyj0pU03hDkrOGOhUbaMQH0VztFIsGKnm/jiSJ0DjfAJamouRIdDN+7DtmC80e8amHzHuKQPtkP8w+2ZC6up8W7ZjsqkZq6n7G3qXDUMTEAu1bxN0mDo+tBWF9mv8/Hv5EQV+KGauOC3VF9erjxdWHbDYQqDqt8C9DVA/Paw/7w069vfxE+WXzAswhL8o1Nxbi/rtUxwLROBWq9uaAJxvsXL9Z5lPJmxH/f3jtjOybmK4sOxCqZFaHiHrdR1hjiyXWuYk5LMY2qjchpnKfNon0uPOC4eLpJnC8VpSHugmRIdpcoQnAfaPX+yCakFbQ2ndpjDwqNnKbjr3lNJZYySbiN2e/2+ho4bknBW+Qm/M6zwTjetZndp3nW4fZdV7A8n1UhnJ2Mk/E+olW9QRKBXLQ8Iw/r5TGL7ItQx3BKuJcSYRuIkyV47MjLT9GrvzIyJo8Sp4jM3lWZnIYNauMeMPgjcEElXHWu9RmvWsMeAgiJ5wHUx58kp4w+DQbMvge6JhavFOsUzQ3NNSAHiWKeFRZkcSFxwtuLeicEQ9EyGPojhlsWr4oYznIVuQEz5UTPFdO4OIeF+eIXBrOOjSeklrUCWtJpZa0Xku20oV2AbP6AG98vxPROS3cDf2HaxwP3d0osMZx5wqdCQbtUIE1kwfWTO5cbZMokMW7VjDQYB6yyy1tXuyuuFBktHkVLWxfDd67fLt3NZ29q6n3rqq3Zu9CoDwc/TIAe7URr4eDIpHDLcTe0wf4NaHZwZDUpXLXM6erhbzZ557qyU6/1KMa60ujx0jcg/nZ6Yb3o20lKLMDaqEGA8yLHo6ln3usP6t2r6j6WoursodJT8fZgJauaPvlUYMVgK9hmbPEAFLbeVk7FDeuo3TegcHHaW6dhn5lj1bXQ3F3Zd19Br9/kFsSspMHh3rX2vmhPVrWRux5sv2Wdv3hD5vK7bN83A9QnjYdLh/KMT+sjvltVqR+Oo58HdxEuy0TUSI0nrregcw8p1OimKROTfvgXA1BqWjumASIOgSYFgs9SI2K+eHjz1DgHrsXr5eBq0SgnJezKNjnvw7uicnOXOp2JTMzyQGas5iC82Yf9ZXaU7pxGC7QHsbvgtfljTsP31KkO8XHlZYjYvEX2EtahjgUzb7Q846i02YfRNZXZhzh2pnspS7tpjJ129tRrdW/alqtNBzwdg0Ki9PZCWdlRzHUPytNMyv/tmZkiYkY0uygeQrDdzkdi9xXfER7/CpnfZa7TzyhaskJzTQIBJ+lPHNi+h0LDasFd4hOgPpdYqc48a7A/OYkO8DAqMrQ2FlsRyWIgtazvwS/BGAGH4KhMlAAkKCOpvPSsa9HsU+7ntKQVIswhxzuAOGXpHPtmMzwEtUUPCzSrV4pbItKECTraew8oeLQHLSIkIl8NSmj9QXRcxNcJiMu0xJ6btMqReDnEH06dJ06dJ2e+s68mMJfMK23lqb1iqLbvS4jW2AC2qDo7qLdNO8KrQ4fLjqX8+6ZLto5s2rnbC7aOWXH5Ib1PZkPoXCwaKd0Gn1AXBSlAT3thdhxCrAqueiWoRjoED+yA/3puCtrmFZW3p0pcLPo5h3ah7pW3ezBF3l4GsPZ2UsXHG3CBpVnn7+AdmcqNT+HLbp/i60acdR69XsZA+9Tg2jV0jLv7EQa5XKWVrLe9/rWsAMn5GVvTTli3rX0V26R6XLcIl+og+QLdZV05K0CDL5onjCmmknBXzJuwghPetfybMzxIElqsKOqIfDq1wcNbpRXu/1Re9tRjYAT/YAaQcCI7UDKxi/hq+UFl7f59OU41Mr9S9t+nyXeedev2bCZQaEnpceYLn3N/miFg4UzDQ/VIMhwPcsaMhyVfozfltWt3T4ccRgXCQh6Rdr21h4UGivlfQKSni7/XUY64xbTTtj9OC/FljS4Nej5ltzWbc10U+h2CgB6wdhpDaJZ90FM0uJHseZbWiXbEvJulUH37QZdmI8TTXOSyOQkkT3Ah9OBgT84QTSwZnPPxL5DW8A9fWiP9eZN8hi2s0WzXTCaZpIHMyT4ktRMyxEygnEAHkQH2uDL7raWKQTZoSyS+Dm/BspoGEMMffQZleZZ7/u5R9tah/byUHs6pOJZ/e8jXI7jJ2UTRcQc8ZVWP1/JajwlXIqnJIanBO4CA8rhAL6A2yfkCw2nAQ3NF8oL/uMinlBecFmNHwzkDHibOXrRRAWZ19/EF8oDfM0DmgN4gAm48RCP6vAAPCU8oPECeQANjuYBbWlwe9Dzbbmt29rUTQGUMi9kNje0B5Ga+yAmZPGj4AFtzQPabIBFII3mAVpZCHDqi2qE5JXxbfDOhoaqwRmfYO9go92Zfpf1YjCtF55mbJWsky0jDMCZTRsDEPZ0XJp/klAAxpebmmH7U8ISR1yeMdP9hLAfpNlhG2jlxt9aSrMvfgwxAs274qYs4ZPgiv01ixfoGYXf5pek+iUVYKilqaXCQJVU3CJ2a93JBLdsUKDCEqWXiFkYXJqYnPVXa3HMplhPsiUcBGkaM1l0dJXMs5HfG8yVHUpZ0CIcu/1bJ4ske9UiEaVfOtEmJ+uBJ54JszML00P7WM4RZCojsermbt07P69PQ99/0lesxpHpmPLhmvaCoMSjZUCJA6iR4y4qdya/nDse1CHDSwT6C0B/zEiY6W07F6Y37ePFNAhhPNZI9zRvs7v22snK9+7IzjJhKvSzW1dfwekf2X84+3zoR1VQUT8C4tkWvwkKKn1cLxrbWUHVdQHRl9KrnvjcnPVpU098gu5HMwZiYGuJY3QFVuwPQmexZxLn3Eunc81w4LzAWvIljuABOA37cE3APtYAHmo4CfDUnagFcMKf3KMrmtAV1cdJFj2DPNJczUu4bWDXt3PlFNFj9Yv2mLuoCFQMjHecCKg1XNOklY2Zwc07uwjbAS7G0KEQEpjSS86uPaAKhkY1WcOcDEXrkIeG053Oa472fVExiLFjphyfKXfdhLJfHEp8Pq5FrJ8IZ/NA3BjgksAY+9ELWojxMhbiQEfXSAtLaX+aCPHEWmLxAaSlp6Oc2YSFlevYvF9YIpPGKSUy4Wj5hrMaAvEsiK0c2N8lp3PlUfXjuoNVg4vYbbJxIlGVNKSqLcVcMZIJBzfkqvuoiGayhRDzIRFUdELTKW8vRXs63H94sjckMiYS2GEgAexF21KUe7f0hvPogd4IxHBpUy+iFzQcFVG03GHViqFljGdWz0laaaN2FKMw7bXVNA6HXRqwwE3oMEI3h+GWpd9kfjCls1p2DBKIemMVnKgGdsyTCiYsH+O/LKPZOBQSq+qRKPCr+XWWGWOedg5GGYPVcIUJRlkJq+EYrIYrYTVcUX9O5muFmMPHILTlCdDVmow9w+c4qAuGXi46QnE8ooffod20BkzFCSfgFIY9x3h3e2OMaw+bSzcfneyNueM4xl73RXa4iC+Hg602PH0nG7VoIbXkBBVZ6C6nfR0UDmUUK9HDHUdR0OleWC7iFBAF3ago6JJKQRdDQZdoBV0GBd0oXA1o6Yzm8S0L+ahV0LH4mRkFXbakgo7Pum7bRC2XSCzUWK1rGtXh1Pnbi1+Io8xhOQJwWlpX42WGd3TBOxJTsn9JJrXl2NSuDkeNq4Pxtmhqb4uIkQasn4d9Ha9OZR1KlDiU0CB2RV2ZTdMW7MjOOybpBmh0cl4WGacvjCTJpZqhaRa1Z7wzH4UTnaP2TDLtJqa96qyoCN4fiN0/yD6lVFy5OTJgr/aDEakNBtEfx5vgjRJvnywwQsT+i3gn/eZrWY6T+04P7WdTvM8uiZAF4tyfofNCTBs/TPwRIroQ48oIAHLeYxtx0UC9cPujC65YXSrOa3l0CfQ4LCZA9RLfKu4K2lWGzotwW36L74ckD5SzxOwCA2k0Cf/ayqPfSTRML78CtkB9lGZIm6JhPUaQYYj9RYpmKQFp4jsXXkGE16TxDJCHoMFO4bjN6W1IAIQdL82b7B60vR22Evh8NNyn2StWdMH6CcXGJ9jYy92XttlDf/YWBv9l5SVsUfRsSsszeeDOXoB1R2IvNBfTngSuJwu4H/XYpzXAnpDNY0zm4lgwLMWeo/3q2L/q36BaW3Rl6bRiZUhszT8ctFF3xmuYPYZEhcY+YY/9znhJzTPBaBMTUGiDMbKhm2QtF51qmQe2iQfS8LQfQHrlwUf6hXyoz8GhcVVbLanOzNy0J31airSuoI+XUko0jTItynRHAotllWig2WTR0TeRwli+sfPjI1pNKkGJpXcpVstO1pve0uaMOgOC0WQ/IFIOwGM4DjMQGHqGUrqlMFDzGnhe4MLM/hBndseR9tQKma2mGhe3L5/Sm0moba7wF5c6dkq4qG7HAr/5AYfteYCZ9rKX+iB/Y/qNa6bfGKbfZKdZnIlUlNiK0nn4RfpIMxGZfPS+3tAkmyddXMmzbwPuUDbYWnolrR6SmXCfaEtDNwAFHaQWXjTJmyWNtbpkMo9mOGEUXJYZKAsOedq/STw0s/eG/w5wO75j2B3qJAo79qsLOB0HkYSFJqObvuxEIBMfeUgCOJuDRe602RzgVPGvg/bBjdaIH067vSXaLSXdpmc10LJADtKa4L0TE/zsUgT/n4w/n/U6RlaziyWCmcMvPN7DcLLQnse8E3uXIh23TN2va99k7W2c/Yv6Nsct+LW4Bf7dxC0cqsUtJJWCvRa34C+KW4jrcQu8YmIbhKn953WcAsJsdb5SvD3ml3x26TiFLRLC69X9uOFgFNhDGaegy9XwPhuMxB63pSRnUdotuwXI0dvY27WgefBYdqTjGQBiJMzL769hFStQjJHOza96/+DUxiRRLZHZ2BfPTqWdN5HjxfhvRtp/U49X3V/zhKmMa0+5/plO+uLTJK3NUXVTOaezWcHjVvhVlv1lEESzalcwC+f0M+DMBiCUFB9rECDBwAZ9cWDhOm8KeUpopTPVoe6j3sXtSLIAHOX4JjFwmRfzSRpYHM3FvDEUw4gxlIQ2MVlzkDXGLavdAsuHd5M0wr59z1n7UyAak7m5o88zksBRYdoNZinNhfmHq5SaDxetV29jm62EUqZ0Czcyi+GdSTpfxjliuqVxARoMfWwdfp0lmg6tbaR0CTBEDTj0wWYyxDCsRQc3acnrnUIONZ8TwwgSUKmbkbk9hj//2QiqArRMjFPGGYJdkWOxAJQ9xhkG3u2MFxQjSzt8jIdgUYo4PTugrhEHGXL2+gBBkFhZS5GC7AfZGs92D97tgv54h14L36OT/+fQyffm+ntz/b25/v+/ub4QwLzvkIxTXpnwgIl8x9BWE/7Wcj1ja5NgTKew9d9i21KuNgeA1/A2A1tDKnn74ErUciv5EVTCUlX5GCqx7lwFR093TSXI3GArCeTpIPs/gSx0lwTWq/rT0x7SKAXoznb6OOrN4I7H9RWhgeU3VYKWDQwRbglSf/Zf0bpf4Pqf8xbXv17qx4lnk1M9V/SYW3nZ21bV3qvV/vPfqdofDFXXorwoi0BgtPPIQDi83xKsAN0lcJsQIVcfDvhUG+lMMER0H1dGuxlCt0iyg/4t1QebhIM06KeL5AdUC0Ul/bsMh5uo/LiayaPuW+7gKK0pqhGHYZzLeg2gGLJeMcmbkJsZ+RXoVdTJxzhpZAQkrbxB36Sf0Tnqp3oZAAf+R6+F6m6kxUbfbqfFRt9uhWkLJHc9IgA3B9fg5v1IuEifDyhoqrlC4Ch0PyhZ4Tr5kF6ZHPkflcepQJfH6w47XgxaACMZ8BJGBAlgVCrrfljqibByP86Z91KM1UyvCxsGzh9jGCkfdqExHDzoELvUuKR5F2paKHmjW6EBHt7gTdFgjmzwzqCP0Q0eksdn5yEVF7J8r6KPIYRx+oBYHINvNOLPGACgyeNm1Nh6nmFDPWpTaaUGQ9bRIbwOLcpGzE0c0/6ZI7u6ns18+r/4Rt+D+xc/+DyXG9IPdv+Av74jUp0B+YHW8iSUT9SXRkgrQX0/HA0eDZAQMpx+9mm10V+DO49zqqJw+unP/dLH9v30S6DmD6f3wMdiIyIzcaq8yuQSojMgv2VGAP3oJwD6ReUefRMgfHNzd8y9ltOzlZ+mAuejHIMb0S//PB8ytlF5NtamIja39g5hRD+HCjgV5VZjVIeF8AFZOTHHaooyIOY1c5mk6HMXTFTKkZS1AeUDSHakCSNgso0lQx0HCEW8YDi3urLLJGCiTewy4aQjqSQdaUiakabkHskk90hLmOrV+HaXTm/0DsVJ549zEpKuXR8tm3MOakNknUM2nchdHKxfGJIclx1BY+tKTWZxBDkPiRhNYcNBSnQxmg5jcURYHMNYHG2GbR04BjHwuCWWGIsjop2PFkcEyj+DPrpYHBGwK7AYG1gcERARJ+ijhcUR0W7qQYMkx2rtPOEm/cjj7OXYY4QZ+muZYZZnuH7H0C5hT+b9ag1Ud19gMgymn/3ST9/3e1948odAh0FFh0H/Onn94nWy546+BfaPvFI+Eaphs1KO00rxazwdD36Yw4lFpcT5N11mzl5SfkWSTzokGbvMPNLMPLxSzJ0ubcawGOUh06ZfPknz4ut5oU3hSc6hEhjaTCUBoSQ9YHCZGjP3ywPKpVL/HHUP7Dz+Ou9upN6iCg8g5RZ9J5rkrOhvUyAU2QZ9Jk27XdOvjzNI3pT/mCLqk9p9h7O385a1rsDbiJ+H4mnIJV7Ou9mR3OtdBo8gPs+VGeLlUOonOd97WjBS7ZBA+raKEQxbDOIdAfEOlWqpQQK1crB2zMQL6c2DnNcF8cbg87mALyKfWBPEG4PBTzDVc0w7Q6uz0SvlQdSJls2kYxc+bgk5GsDZ37CY8Pb2E94/MeE94ggTx5QD4igKX8AxusKE2D0h+9Xoj52DDEsk8fRxZZSkYaFc+os1/UVXCjSMS38KGzrxB+GNj9f5wuN13ij0Fxn6C/voL+CkmDUu+QbQHzHG13Pqtyl/Tqd82w/6o+/zQn9a4nrCc0Uu3rPZb+5B0J/U7nLOiv4M54TKcmgR5+wI5+wK5xyWmmqc83HNOZUhvtgSn6oR3xIjFAvxQRkL4lNCfEqITwnxKSE+JcSnhPiUEJ9akvhCQ3yBk6EzHkB8b1xMfHf2E9+39tTK4LGnXdEDD/1FXaT4S/56LYnWnAaUk4BWOZi6+D5WfV+D73n1/Wx8X2/TqtCX82mMnxdV85S/KVfGZuJlHSiCcfLRmmD+/ljfdxxL3O/PVb/PBQxgVsVLRSafaR235VTc75JluN8tnVVS/I4djw6tmY+7b73DrF92w7GAfsvz0ovFS6+yN1h/PccEQXx0O924V5uxGC8JrzZ2h7gPL4mFc1gdrMsOSr9NxOd1XktyqIBF5/HFbV/AyoxPrVh5/hDAVIOQab1BAC4/d4cAuMABlfkbI4wxs6EGVX5PXPjn72A+lkewykBDz0cfJae0kIbmF8xu4AF1REnaPlq+GvQQRe6SQdeFYMgxa4uRZ9gTUK5kRxLbv0Hdemsddrd+/JMQWx7DkgdPdnafgYbuvkNUETx2eignJSpXCeiGL6lCUw1/lLPf5YyA4cA+VKqbMThRDXAX/70FPjKwnwBsSeEj4lRAjImnHMeSOOfpU4LFkVxUpAz4lcDvJcrZz4MhNBrazpsD2FAwy+niImORzGOpQHEqH87yra5s+5KdK5VW/WNlwakb1pKTGdaSUzWsaXQYIe7lGtXCAUY1IJv63kbGcEllLAcZ1UJ+yS/dsaRR7R/CCBgG/u4Uji3s9l6wQ7tid9x9zIswrJJ0dkfRmISeDLIZ/C6sIbqzN0/mIa5MEnfYtG8em2a5ekbOGqlOJUONb8Fm2iq9i+lk0WJ0rvKnZrDJIVPSbTOiJANKF8BnOgtAgz1HeUV3oeKH7FW0mwsMV9jII9rDHQzOQPst0hiO5qOOxZ2vF/vHlb5Upl5cZexF55bJh3sj4B0jtcCBYKEY4/yYPLojk/kQja6LIOHXMaBHT+jbR20fXa5XH5H0KO6MVn42ad4EV4dsSS1JMJGCOxDkw9rlDWuoAf/mRk4STt6BcnH45rwLzaLWwQK/sNHlVL2QgsyjEEewuog029lLeXM5K9i+OZiSq62bg1yuNm0OJuRqPVSFfDW1WfLynRXkm+GP4tmHpuxDuX1owj7UtQ/pxyfcx2+3j99oH7/ePn6Nffxq+/gO9/Eb7ePX28evsY9fbR/fYR/fjse3KjcW0mz67LtCzPdfJIxJTjjg0Pp0E1ln/+zhIPB3qdlkF6qkfepCT//vXtzo8t8J/ruJ/6Y8BDwiVdF77z3II1h/ePu99ju3HM6L67yrcci5aPLeg3DqpEKIMaZHcVKjd4AZ0LDjnEZvwDGN3gYpucqickCZZB1U6X6Fv3P893YeRx5CHj23fWii/f5K2SITe+NVRM/2i7xbDlPYq9KqF9XlayaL1j1AO7in18Zuo3949oJeo6ooFQh1jnJNNwfb4Ui5GVw3b24ONkHVtjlYD1Ub5t7P25h4H6DRmPVUCKIh1NAUUsiEDlpCBO2TU8DcHSelgPdFqsuzvx2sH1MR8XTDuwJzwOMM4w0oAXskkQWSgtEY0VCBanqtqs9tmaSrdf4TmnYEsPBED8lEd2SiuzLRwzLRIzLRo3nLoaHmvXnj3jy+F/kUnNlicouccuG9eZvoaSCVtF8slbSXoBLaWvLkUM4Umhbc/m4xfKjoVuRSXb6mUJMHD4L/S/toNpxiYO15l0hq9J581Nyfu5a+59176K2WuAZVfd1kr+NQIFrWCqt22upyt3LQb7dWSTHqdryqrJvhwe598hJsC7V3dZySBk0NOhCh9o5Qe1eofViofUSofbRG7UNC7R2h9q5Q+7BQ+4hQ++jJqf2Ok1P7I2GoZkPmeKUSgid5eCDXK+LBfK9ITpnzpcL5GprzNWUlZLISWrIS2rIShmQl8CqZgJa/n6KbL5aim0tSdCScL825oUW1Fp1lSZTTPlhU834dSYqde1yyr3579WTPqR/xqNVqus5dAzQGnUG/ED+lX/L2tZhQ+ryv18ocss0VkFraeXaQxqsNK+ehQ8yPOfo7E+prCfW1hfqGhPo6Qn1MaCTabvG6wl2nhLvmwl01ZXaFMlOhzJMR4fzJifBAFHZ3QVIOZ7/zjPd2IakbhaSuF8Z7jTDeq4Xx7vj3xHhHcRIBzx066FDda3pjFc10gFllOfLIEjSHRGLDr3RpDXeGXgmVVz5CHC+zv+SdQ/Rj/FCxYjrff5gofuihYiVfjucrDvcm8pWHe6uI7la7xDk2WYz0hh0G6bJoBkVXJB2sps8J+jdO/1Zp3nm7UOiNQqHXC++8Rnjn1cI7d9DHapijfdjtL6SPiQ2sth+HbcnPVyGV2LeLr+77N0bSNwpJXy8kfY2Q9NVC0juEpLd/j6T/TZH0jULS1wtJXyMkfbWQ9A4h6e1C0luFpM8Xkt4kJH2ukPT6UyDpOzrtgHd6tcuf9ekf/JHULo6+2aVp/YByHfdzaIKCdd4EDs1C7LG2fWqCZ2mhMVhaaOLTWywtZKcsLbREWmhraWEIX3+UJos+1huJoE6ZQy+WMoeWoMzhPEBvWjk3pqiKOU+8ZpKWnLfOg0IB+L89oPtnh3or8Gy3N0RUwGckkrdW0r9x+jfhnLYcIaC6rGSU3qpBOS8Nys86r1usHorSNFVeCvFzJevo2MH65mI8H4VOwTtH+axTGLu5UDezKr+YuFly+KmL6WM8n7i5HbonwEa+4mBRNeLabRy8MKrTLPhLd2eJPlChVCLPVsJN4xZigQ1akisOFc1XIxc31UGDtuIe/HjT5EPF5GGSBydlZdLLViJeUlQeTv3OHFzXDrD6xluhvGMkb15Lr8nTmwpp9MUcCKNMg6sjgnuqcOqjAwtNzZsf+fupV7z5Ty+oSVytC7/8U2Pvv/jLf1C/7TYH31dxQxQ6O2FenY/SMHC6h3Hg1/X3aGjgOGatKLOvpFE1jbJliM2hyg4G2Omje6Q/OZU5JVZUl2ucxukW03KbgNoso8XRIiJv9tbkq3pDWb6Sbq6hYVhBMuswAv/EFbC9MP9wjwRqah+fnjooLWelDspx+TWIRQl4piQdVQwnravlA5rnxj2QX+P+cx3x8XQSHDQG79vkFMhH7uGfthtWljBWi+FkuNbcDZauI3tZyVw+r3qBk02GlpbvK9/zM3dZrc49nWlnAovLU7TIeHGt1IvLuxlqQyp2M7JQIV6dUQnZ+XFl6SPbrEcLarYM4a50U+FN4q1llNMFK03wy9iiXzLLlWtdQWwmlRUYS2ZAqr8f4BMDu9Ie2BVV8QnpStt0RbldUQO6okyDldMVtegXpytmc3GolTmm4v0T1Iyjt3cyAh6yVSIwybgxAIb/ACtSN/hvok8iJ38eQl26wZ/jSI8t3v/A1rzFu12OTDfKkel6LssbdVM26iHeqOGYsl1+Y2kTLky8X5/L7mG0Q8fwbjDZWjpNn07aAe2/wAXxGR8knl1y9z3Rtpv2bbtFY9DGW3DpHHsoNt/2qW6+RuD819l4hXyHZeMc4b23NzpNOypRwIpqx1tZBow6zxQyAaULlVlF/yB5TdL3NVoXY4r0/0xScOtg3jhUNPLmPQVUWUN0rocavroazUcOOcJLnrkqAID2NPP2oYNFdijP7oF31U1yd+jVk1LhtfhMX6n3HbhKB4iBIzmhmMB6GJ/sTU5/8KuP303//uKCaS+nG2PTX/77Lz77j/c/+DV9Y9X0m+/8vc888lf3/Y2+sTqfwI6yBuLqS3h/nMhfQjIr1sxp9O90+pfTvx79K+jfWjtrmneP8UOn5av4M89X82eRjx0mXr7qcO/0fPXhXi9fI/mU8sne2kxr7HhcfWedpjwEMlCDJaOiM5lP8C4wTrvAwYPG6T3v1DSAQ/A/54Fv3lOpZ6ABbOdDS2gAh1wNYMptizDnawao/txaMXtDtaedRVJT/dGW1r4nH7pP1x64qiLZytbw8LgaJB6QVIakeqX7dhqSg/Z81TcOTYDb5U208J6qiTIOzXteyXH+Q+4UVF2klrbdLjadd9a6+Cq3i2lVmTu2zdrY8kuVHQzZwzlJV7VNQ12PTZgVn7wXY9Me5S2ZVU8n3YVhXHV3YT1AKwduW5MDt63h/h148gXtwB2zbQ0v+uXUd+DOyXbg8eXtwOMvaAfuLLkDdwbswMwthWtCYl2xFEvBcigFyu4UdtxOfcddIzvu2g3+rVIYG2+xwb+BPnpIE27333yD/wr6OB1Jv/38NPgd+0D6WbwbK9mNJ2Q3Hu/fjd9Aa4d2Y2VOwifbkSf+TezIxZAchzt6V+7Krjwsu/LIoF25+2J35e6AXXlUtuOxaaGMldV2PG62Y1DNKr0dr57GXks8kr6/pNqOuUj/z/XtuEu7Z5c3YefK0cHQdsFjUWT3VPzP3Z35qCi7cffVk1LftfgcvBuvwtqYmOytqe3GdGNFbTemG6truzHdmMxXYTd+Sd59qDiNN9JV+Wm0JWcDl43Xq/B5h2U3FuXT6XoX7ukj71pooFZiI87zSWzOL9G78ZreGRhImnv6Ug3EYJsberyKN98JbL7FmGOz6ORj9ziKnHzMtVmk9UNfdwll25DzVN1mQb/QiG9j94fufdhInVd1SMyR7XOY+0Pb5TJ68m+q+c4W2JW972rZ+3ZUB1aitoOy/Y3xyTXvsnBwaDkn0iX2wvGBG8iagRvIKO0stQ1kjdlAxt0NZLy+gYwsuReOfjf2wonl7YUTy9kLR170XjihWRa0wCuXWtBYjS96LxyWvfCM2l64VvbCorYX9mQvzGUvPF32wpUn2AtXyV440b8XPromC2abrBWGdjjgz2CXRXQ5WtsJj3laNQx3lUDcVQJ2V6n2x6f798f+3THTu2NLzMpFW++PQ7I/dpZwqnF4guyPxfAJzqwjsjuOyu44xlueHB2rTRJQghexSWDwNrliWXvkSG2PhMcXvMtAhJ7slE1OuNpmZChxco/Lu9iLPZ0xfu68QMbz+KzgIFSg9HmXOpHGd/n/ad0wb3iTWOeXULNXZaKodtR6tLWwlDfJFK5c5wbnZJNXlz3oxThn3Zo1DW9NbQGfRufG9NYcnEfrnO3SPZ2X7mn56Tf3Tpd0LTMlovbw+vz0be3VkjiK4QHpq+R2LCP9NaCDNWSEDma4mw8fyicOORvAa7a1G1AoX9tutsadok43dQ6T4UNFjme77rPSiC49T+0QWeW0vGZjWoVKOweJSDM66+ate4oRujECNygioxauxL6fN64Vr1fNZrlRoxnCFeia/l07echxLKDCI61R6NsRLD1svLnXeQ8qUQ7ned48xL4lea3JSG2Sdw8R76L3d+i/kVejLXhN+9pJusfj8eray15D7xrOzHxXY9OQ85Hf6kjPJ/ImtWsl7Ver+HMVjflEvoqGDQR6v6K18LGHfu/3/2TXH/7IQSraDk42Nz4/jqGY7I0Apw5vodpf1Q76WtJqg/NO0hiswFQ184nqVddKemoQ6ehAZbWjGBzhtTfRa7YmMno1vcvU8xCaPMmLc7LVyrhlI+55d8Q0b+SV7RF0+IgafJRnG0FvsDEgH2w6GHTYptu8BsVUgA3n9HyEGj7mLL8GL2JpS40uEzObvEG3w8pO0KrsBCsc7zy9j422Uunmql4hxMrEZudRr5VFM+k5M1mAKBcNX8FAA3nxKjtZJ+co+XgvpVXADRLFU+RS54B+R1x21FqjJpdNGEBTqFXVHrgixNAFBGAYpiZeCYqpM8pl0CCMXsPZcuZk0s6LcB9sMDQoeUGEMJSd0kDyM61s2a2UvPGr6KEsO6Xl1Wq6ViXOtFLtkbQVpDdRvXqrPY2pIR28qkmi661gzyz6UIPX6wohtRV56xCxXvfXEWZ3bo16rhw2ChSKFcRIsaoP3W2L0qFwxNnW/ZyTSByiMgeLNi+CcXZ7aDI4I/Zu1f1bDiQZISJ6qFirT29rD7vE8xItN54GqEzqCbwP/nXYCCbVVVtyAUtN2UnJyeVAJyUJbaLliR7NX0JrKOutyPNeK+9BKqNB6LuHqT5NDMungeiyfDhvHiwq94p82LWxD7sHNGxGRc1lLuBlyjgHNOL87VDeodMbZmHZFaMdmLoBL/BRZZ/HILqgZ9i+z9gxGSsjbxOVvJTDOpsPFWe81N9EVyCbl/oX0tUZfHW+nBqvkQ+oUYdFjTrMalRB34gri+cQHSKvdg+Rm5xD5KYZLYtXZk0IpkwRwQswa47fXCSDzZqJe/pK6qcvNl4Gk3grnbHoIjCnr/FFv1SnL8lHUvUmXXSWPK2/K0ueJdOBvTmNZNRab1LTm9Pc3py23N6cdpLeLDZuNrQN6jTDa+vGzaWYtHu8TGeqE6Za4oQZ1E+Yo3LCbIh9c0XNvtlyHZH6TpGnySnydDlFTsop8ugLPEU+Zk6RW+UUuUlOkeu/d4r83inye6fI750iv3eK/N4p8nunyO+dIr93ivzeKfJ7p0hzitxqT5Gb7ClyvT1Fnm9Pked+7xT5vVPkv8tTZNdjyI3c6zJ40+rshzVuzHZOtsoDvQgyQt82iLX2mctP4ZmXLhn1FXW/cfKYr3rQmE3ELPg53b+vVxC7dn5dQQ2M6R8YsGkQXPh7DVz4g77vC7bICXIKLjcxX3xKiflOlGdwMX5RdJIsg9ESv+rEOIydNJ1x2iudNd6r5W5F5rDppJdk08i2d/pPAhzoloU8fkCyz807OFjv4GH9XNSXriQ1k42hrJKFRO5QhnYonStGjBk0qKFNgR3aQXWuMLzhoOENByW+FmiWhSLTOFIhUaQM7qCrtEpUEjL5qu47GacmXee1IIbadOORTnAqHd3m1uxkHs3spNpfq9SjwYCcKU5TnDZIwpQU8GsB52cxdDHo5SHypkjWne1AeIJuqJSEQJO9EMiH2J0VMJSIG3kGqojhLiN6enamFwKrp38qJXNKyH5QwcJ8L4OIGNp8Kc6VU0RP4i/aSVxUBG5LLWROSZFSuQuuSIRdBMA3SgWSKUBGCTSEhZmGJHgL680HM+qFTmYJ5OYqOVWJB5RNgEAFnNjeplXJXoI8Hdij8LH2Po0u5nW/yWht63Rqj/Ioo1J5Je20/5+dRYAcHbN5gLQ/N5XexTM9xl37kFKJybjBIjbynzHnKWJOpZGwMxNnReNMIb1UgPQaOQKwEuygnLoM+D4F0thuzxvyfAtXrYsmsSMqAJSFgscVaLClDDEYnqR8wzzTy4DjBHTdonkxY9sgjy0zAQW0XsU3gbT0tiXguHTWe4OQiBuaexOdHdYoYoLcFPEng5wI2FZEHaA/LVlIRFHd+wS6i6GegGlNndpWYTrXMNAYk2+Pwb4yqGCXAspxZ5FwillPs2rvUiaHALluLuVkI8kVjOtubm5nccy/RCLa0Hukr0XKOqoNuWo5z5oHSpGkUhWVZL+qVOAMTFjDKfPQIhJHdgKIBi3ixSO4asqgmtax5KIKS+7dGkvOv7UfTi6ycHKRhpMLeWw0lhwKvkuG8uJ2IICSLo4m/vtu5uN5t8n1eorQYUvk4yGqYGx43iRlr1wiH8/BpaHDbl2U1RvJSj3N0YGBxynUpm/eOz+t5iWJuHKKKxRXSxVXmRUz5Nf7eU8MSBp5/rs48L+kB751w4sfeOD3HbqDMTwVELTQnhYmYODI37v0yD8E2EJZsLwuabHSScejKtAjvgT4aYPZHDF52ullGfMy5WS+UBOgu02tq6VnTY7VPGSsPK6CRYOUuVuebmedJWfvZC4oKTEN+TQlF6NOL0kLvAVAJJ1iUpABeVPwl8qY5J8wY5LPGZN22YxJu+oZkzRF+7oE/3zyjEn2qVCeCvsyJl1EhCYQhFyOD08+I4oWgRFB4S+J7KM++qjwI22ByIzonaOa56lmrrLHBne4dcNSHZZf0eFb0SI/lyvfTRElG5IvoP/pjGmifoKLLyNl1FK1tKSWVr2W7PND/hAL89hV4zqe55LmGM2MdWEow1jESAGtM0On1RgpuBjjkoiMN+0MA91Czg1kymoT9dGN7Zxxvsgk8evQdsStXTTZ61AhfwZhTBDGOHsAwz4OMcA6RwvJE928dQUCg4g28HU4zy7qjeT0cUVvlO6mwMcfYjjdvCvRwHlHwqImsYnTb7Octg/hT4Db2c6Gl/QKFp5IRiGSQ9g8NbqXBZJZGilM6amLTP+Gt7Wb9EbqUItGvjeW02vyIRBzMaynYjgf2wjhr40Gtemlt6NBGUaK6wN+YnMGaev0JAhuH49hA5slksvzar2lDfVdcIVkqGQRB8u4QT+0OKVuk5PQxugJqo5tM0dkGvDqUSIW/ZUnAeMMUSqjXrbyUZ2tAYNPolSXRSk93MO4Gjai1Mg2tAZk1tQd7Uqakmae8Qde1oR8ip62RJQaxRiMCv9hEFecRCUpArUZfvKJgWhFRkubBS5Z+x7JEJw3RcBkyFvAgHIahEwebBVDwFttAi55CHDJ2ZKPoo0pM/YCXcVgDIO3hTRdDc0ZSEyjPuqENTQmGcilecKFkZXhJWx6yEDmI1RpeQ3TZgsTOVxeN6PpdidQxWjeUrp5vVvihqrEMEoUXSLKJKeqWjyRKNXCYmrnIzthJKNKmjTGNE3DeYtK5cN0JyM6HMX+aDrHD3ftw62c5DJ6CVNOVu6mSczxuknaH+hhaj2meIhnHQ8ltBK5kfkw2kXPAZIMgV5tZALJBr1jBO9o5SPUhxE2q0lLQFLFKEp1pRujaAm6gcgx6ga1bYZGp8V5V0epO9SSviZmmX3pcDV2qG4YA8djwHommpIRCXGxs2wbqcvzQGDMVA5+0s5oALyB/8lSJfZyJTWVl1W2jZoIa+ow1z0qdSNndVZ7ob7FbxzhL1irUffdIjtEXFd7mNZldzvbaZi0W5e1EzArUOUokoaAiFtXMs3QsmPgVWrUTmiEibgFE1ZTdovt0Xw+5MQuMafFdC3qTE2sdIXA1AzkdhO2dc/2Lswx0uhI0RUeq7uS8GDgfkorqOQfTcen/DGaEXwZWdxLACOvoOdF+umAUGmGA3flo3Lqz3vu0Iu1icnnERnCyCegD3oOw0JjimGhsb6EZoI+dvbQtnQGUXPCyfBGZkaWT+mdgZdzxltpwltB0aSRw3dvGf/RHsobq+4I0lDg6HMs1CdZFjy9nWX64wzCrPgquUKUcDiR5cqg+Eq2buyh0LZfyXKlfyUkPIulz3i12yXdZSwH2wRK9US4MSvwLoLkppNxFgnJbw0NQk2vwG8BfoNkie7TeZdD6vJYD0rC8jlnmNRia9LXyoRbiZN4AtYem2SWCvskCUX4lvGQe0BkVtwxNOVKzpCL1N4sOoSgFd5RtrMqr2iIGOCe1LEdU4fiPINMzYnRM3Ng7+HoCXpBDgBWIssv0Gk67WLpRhKUcsYjDx1M8wAT0bOg2XlwCav+gpzJ9xIelJKTkJJgFQd8DsWEGH2BRmXWgxiDhmI9YIHJXqofBgFghXi87/I7+CqQWlWtVikh6oeq1lJ9Z7KRGiHx1LKRVqLlwGykdY3Qe/o0Qv8BamqRGAM5SEGE1Hoji6CN8iYHi6dPY/bElL0xSeicuFtSt6vdSGzHeZ4BmX1bPZM9n2SH9hNxKXw0r+JzFWd9+7G2mk6nQySEW78v903udOSGKxQyq7d2TLLVvHMTyWtqOt+LNG98yOqIrAtjDktvV7SDCtnAKGwDq6YVAOvBwM5IBVYVU4MQqXH2k/tiK+A+0RG7wWdzfZKu8rrjmCbZ3EMd048Crk5bp1q3d002ZFXLhqxOkg05nGcjFtc4tIMEFC9v0xx02JHHz9t5dxJsxr6aVirechhbm9vqXzWtTlkO5/liuGoAvZ9whnYUbTtDXZmh1qIZEvl6ezv6tzRDS0xMWyvmWjuKYUROO8NJwsng4by8ndZe8RF5BWsM7ATvPvEEqyUnODOZQOysEF/IOs4OuMfXSpvvitrmsFbbRMQobj61/NW5V1oLj1bFvM9RxdBMu/qcB0RaQQJx3kzzuibNczQ32fx3dQju10PwmHfDKefwHjAGC0uPwfuNTgu+smgqPuOlRuF17ii4e1R0axHNFPElkvHHbCkq2CpGQTfB9QS0FRMzVn2DlO70x0mAzRuO/Z7LFpRjC4L7JY0wCJS3Q899GbToM3QI40Tx18g2qPrTa5/q26+Rt19Tf3t227dDuYSUNgVrssawB075E4WnU4kqWAsmJHv8mNRB3C/7TKXxr48/EcpM3+Dr/dyvEnZxhhvtwMvzjA7is6ZsWjSwkXkDBI0HZ61SC5daq6WWeIkuLUVdAeIRX0XfBu0cO01gLZihXOeN1Z+vBg8/rtjirZDnV56nVsqQ8wSskQnIixAfZxQRSk8VcfdDuqp4C6dYipDHVUEnmsvkrJH6J/DYeqnrXKlrUxHayQyBq8nlz5Xy66Xt5wN2kz63StsvrLf9Qim7Vdq+bYu3Tdp+0XnqIiKGvpRMv8o69lfWDFXaHoOMI5I4sfwkZ0hkpfyHmCvARNxjS3HKMx2aGUFfOfMBRr+yoZz0DY+86Df0dewj3LH/UjM09QHm0tHzoyb1ZtiT5De0k/J3/a5E3hWL6c2+69rKpaJe7VmBJ8Cikmz19bXkoegPv8OvvcN3+uO842RNf/CFNX0N70DIzCwSCNuK1cI8Ma7sBD+mWXa6UrudJEAPFRE7dEHNH72Ujlf139Wi318Q5X3qO055j/67orx/Dao42Qj+ejWCn/3OzNGnX/QbTkjZJ3v9Z76Dr++eaNVNnLxtj73otvXq6/ZM5Jd5KT8QygLO/i9fVVnrjnqOK4O4jbEZXVnXM/keLUqfTDX3YqFGbSWMIS5FyNS9VFvS/rYsKtE9aYmJ/hI3LN2fnvRnAv3pGVe6VLJFD+xSarrUXaJLL5DhnowuTt7LFzBSi2a+j7V9YVk8+7MVSX7+O8MPPvei3/Ci+MFvvOjX943rb94x4OaxZQ324y+6LZN2KIhqta6YXbrzk4/E51/0269a6g1c6W99m1jaIjZy4td+6TvRly++0OlhrR0cSjdKtsV1Xk7zA2tCSxSof8MFvyNf/vEFfPn6nqW+/O3iL3+tlL9LEtogo85BzrnDqSEO5epQoZygDxdpLToEs8lZwcQ9BSeofA3M2vrKuOLQtXZqfrW2ZeAkhPuvnpSnrqWnDiEJpZNc4jreAfqDTp69IFd3X3jP3fjfly+4N4/usz8cvO/QvYLzVUU64rWi1PHugeqG3nVQXBlvwNHhnUwjT3tlkGd5Jjoa2EZoAeLtmSgUjuoTMbsgXgej2gb/GvqIga6VgV6upo8Q6FoZTok76MNHUvsMRLSdlu9lNdfvwIQ4w050lXzsGL7TbmeVF3hg9vKg8gL/j7W6XOL2p6g9bPG82tkcq9pCU1tY1Xa6V7mPXyc60muG99qHs4s91qh0/3oPa5rgZa/1SXCery6vqi5fUV1eZy6zcW1iuMMMuM7E+83Qj2Zjk2DiuO94IVKzJZE1shnnvm68eMjSzTmfb5qwhPLILOgN5lHpb1geoRL8sC6ylgelfJKOF0g+PlP45TMeJ74kcQLhK7hMJDc5LlPWFj7FXwp/m5hbF4cJ+HLbKpYjJtxBJSO5rQMKpIFQr6XDb7Aj3muYvvX/0NRO6rWb2vU7b76yGpTFNUZ6Hnz9meWNV7IvOXW6+4+Ykxa7WmKgITj6eTL8Rke8qj+eaa9PdoblwAB69qzgGPJ30+cTyN9Nn8eRv5s+n0b+bvp8VvXa+HxOAWjRTNJ6R2INJVtJKLn9QgSJTNAHp/ELAaye0kdjc4Dk5v/ElPRlT2pB7FFI3zSJ6Pv6F3Ofvh33XcGDJnqbmALp6lvsPodQlGuyBt/EVUJXZ5GE2OB1gkQpcie1d1J9p2vvdPWdCXtnQt/J7Z1c35myd6aygq/WvleCDkqx6t4pGqXu6xFVlb3WE/j4FlR12Kc4+Kab+1Vm9zWsJ0XrvSrFuyfGWoXk7p3LxHhqMrsXyAJMJRC8lHJud8nu/QaO42LbhlT7XbYk/LJWo098W7ToH927pBb91/ZqLfqEKNEnTqBDPxSoyLDf46riv0rLEeAbaMAy2QVN3Pu0/VUCgaLh11XrjgOjJiRDdMIcCdctBDDYB+jFYw7DJhpHyCi8L1JeyBF+f13/787TE+7TvuB0++WaGYkYwgvXFDG3mJOiwBWAa+6+CcOGiY7RpkRPZMpBenBO0ROIVM4D5jDlFM6Yw7Q0Pvbs22od5sMy3OI9QVwKcWHH8ElnuscU71dh+ZgS4NOf3iu9Om7jww5DO91vYhYPXF8nF0/Zpx3BdtbJPWYndxgfvEvRS7pDz9zShpXf2w5fdZjgIrg/6TohQRapLKwQC0vdBud86H8S/LtskgNYzFfo4tlYdxFnIxfXalljoeWoHAZgGrhTvzBmMRR3aBxnuDaPr1CD0DW3kZ9TaKh0Bnm6xcPe51TlnT7XmCeVcAjkcGJyXed1tf10DbwDkss4E/OamSLQx4y3QAqYIT4VdH9G1hMNqLwVLgFB9832biFBK1qWRnOpkH+m5230urzU2FzD3z223rE5R4e7BGBucDoK9ArIxfeDpIa9Erqh2yhcXn76WeaQGmo+y7boyBa0JbAuS6DgwLorBiKGDu+zKwDSfFYymxMvHsxswenhEWxVeFcwV4ngtejxNMI9xO+vYc5XjYGxguZgGXXfwkMVrfOGoSGkoSfRI8JKSkVf2BDtYZOVhpzkRBQiZXhz0SqjGSQFCNjFl7GePZmu1jT7frSneVyjMoB1I9KalNqb0Z2eaYCEQomHOv0TYSUBXjGvSsRqNCQApskaS3EdjWyVB/bqGBcrWH7Irxhl3h9bwkwl4sT3gq9BjJu9AZI8vpKD49IZ0V2lRPcVXfB91gIJ6QQcE8ZXKf+oxzeUBtFqm4BpXNvPnbdewmZysLmCI82w/UQOk4MXG/zxNZPz2YmVGK9mcj4HjDlMLnKZHJalMDlYzYTJ+ZrJpdiwrDcasQdmdDZY69kgjBgZyQYfHvGdWFHm3b6wMbgasItZnf2je6mEXIF0GSxpkwhrXrmJhZxY4m0N9jS+baJSU1LqGAlMXjmlS+5XM9M8zlx6DtujOk/dTh/PSxSwASmI4Roszs3YU95UNSmWDNUCM9QCQMLtNCf0sQlxEmhlt4Dnrrg3t3FjrBgC7SOLX3PQHtqU20aQ5s1MmoGcGEP0vTP801ULmmZLic+kLvS6+NwPXPQYyEw993k/t+O6xu2E5/7SHf6Z6pcW/YfE7Fg56qJJjcikLp581RZvGCKoZEsd3igZUXksIfnrGf8+ccWqzkzd6nKNPT6tlOPTW/dq0VCfnmoRwbwTZn/jK5ufYE7VFp5zMAZQytwjQS+itReX6yU2gMMOlYRcaV3JL+zVRAXuxBMT42OiSG3Iaj5TYmgw/3jiLm7i+49DqJ57NOACdPtu3ugi/tq9hwUuHXbJmr+UZMVdN5nXH/Xqdb5dWoE3X73Bvx1XZwY7NgY3ytX2jcH1crUVweXQ2hzXyrB37K0WhX6FaH64Gx57pNHbdItoeWKPxnKe+5fgJpnKm/PGzY6xhk03fNSyAsftKhwcRYe9ATkE5j5tRvqvH/lo0Eu4l3qE32lbiNFxm5ZVuqj6m61K6ncbUTCrdvuz4W7f4bVJjdcqEX3qnnfihLVcNyvEKyNiU+ZnGd5WujQgphpVlDK8wprT+d4dRQafA2lD3clKXMUaxHA9xzuKThSoC5Hbrbxxi7CNAQ+3HgD7gKchFVvoDU0nwkLgK9hlj63pbDrJW9ZbzQkRB647cY72nVXkwL/OIFFr9/Xa04rjruFk1qo71yH4u5135jnfa2e6tXeajsb7Xs6YMVXMnvixtbPBI4Uz3s4qjr1PWO6K92EDMmUbHmzFSN6YKRoIEUBQNYJKEI2KIGaSov1Ww5mr6U6vw+cwoNpMd5wm/SJTekLCJkSxBnbUMZzZwFwarThDpdv1e9tJJp8qzziEbklaMfGtNWqBKw0CVegPqIE/biXBCaMtaQYbC/OcYdDra3r2IidfndLkcztVXxx/xqfqE3RYLe4slkYjBwZP3niAKWfQ82ohb8JxsNekldEW8jrRimDyacKvsEN/rmKP/w622HlnWt/MXjIJjIodfKQkshLRnqdWIwpxi7dK9sAJiUIcE0cL7IhN2RE72BETKwLhkPLVxlDlOhzypz8bcO4dvzIYHvMcwRrbUCowhzCfaetfzlJkULmI8a2JGc7Ww0dqFmPLxwEjqWXMKA9QQ7oxyCF/QkSKWMyCKpedzG4rEgTvEwUvFCnzs+ZkTxxhGYCiaGkIiqItS7YY2penYEKdHUV3EvlYEDA3QiI4TVuSe7cAOpLJ0iOyHKNFVyEm9FbkyQO9ldTIx7wZtuh23yX6CjZu9saJalMBx4AUG2xFKgpsrLQbFu08vrNYxb7GQGWkJUnLt3uQ9+KJfJy/HdprvFsFTmMAMshyrwYiiGgfXQc6ZLlXS0GM6EVTqVx105sg0DayCRHr6U0KgoIBY1hJN0d7kyjAzTE/mNJZH66IuPvmkwuMEZLeKQ7bRNG8cFLiu8WafPjlHAHhadWVctlupnnn6kvb0D12OY7AtGbQVdup516eosl8qNeutfbEV1QUM9gPkoKBWXS/BrIi2BRRPgZsCvYaWI0jV2+StqE2A7+YwjwsK4AxMoLB3FbrFd2qFRaTfdWrfzEeWCnGe9J9CZq5hhZQe9/gIU2FN3b6wGPK3VhY+4s2+02n2m+6Db/p1Tvz1Tj3raYP9pte7fpNp8Yxvskx2Ku5K27Tsx6Jg6u59sOX067nNukjukmc73uVoYwJrMF8En9BpBk6ei7O15vsaBwz3gj5avC5MZbyx+AfOGHAcLIvBSzUCQP8dyTUvQCRbokHWIIDYE9LC2879DaVDd6mWpkIHCwg0mK+ZSFvC7RPa54lnZoYcp+IIdOdad6uukYimXTKvLHa01rVnpYte09r1fe07CNBEHHyuMWGO3WOWk2Sv1rnreoxPsQYHUoUZKKUDeYIFkM7mi6c8ESRWTbNB4Luh7QOu/YtwcQngyY+wVS2ZLGe8Hk16Hmln0dQYKtPeonLHAc6pY9UxC9bguKTbXNuQ7VAVNFa/IMsSprgb9G7LtCAFSTOYx0K7zc1i+pNdR+qzngZKCeC3fY2OUaFcmzFYpXzUyjQCAKxhYN6eisV52NeBOhgnLcc8+gHlB9WEsdxzzVPHtW2J5Io1sNGLKqcox5sJSHfh+7NHKYhdYC0PqYVmKz2iLS6F8fqCOremIFW5Ok8gq4Xz3xceggySMVVQfttpawBw2m3Ep7+W80ntqHJrOEAPsVYwd3f5kobcuJsrPPEDaJRuUHAfVsfPRvVmXOKqhelKjs9h4VnnZ49QMsoUXCp7PEoC5wYMNXP0xxDOCi6FwrxR0L1sVB9ogN1WLjCUimI3TTABRSrjUjGykzMEZZQ0VogoQuBR0OTEtrTxO6GWQ5vBtISEoTZTcXLTPQZsQIt4XbymK5+rO1VXLVaakFtqbjfOGIvGrTUgBQkWMoneV4Nel7p50mAQBx2bakNuets8cVSfRfZQsmqDPsWHwktFqHN1dNki0C87HsYpmnwq2TDZ0PfwPdR58b0KYhDpVgeUHprNoMvkFwRy8dNko8TlogWddctoE5SABtRAyJPkCcQeQKOJKla4Dpc5Aqr6q+CRI4jSh9Hqp3ZUDHCVBwqBguPhWaTBTBzkGdj4QSMPFgmMWm+HSyTdhaz6Tw0SyrFUoqruD3ebYvWpKC0xVD7M4e8GTtsbe2Eg1k3YuN0jFxzESXlsSGDvs2gwQdb3oxE3vKXfLvIXqE7xSQE4rGiyUJgqIXAJoRAtZOtUAVH3kIIVK4QCFTHPAQPDWrnz+9fhK/kuAMyVtJqqBy+mSUVh/N3Jw5NNKzGPr3NmfHYFdBOMssMK3eSqUWoHwdlG2EsFtFJiehkeSF8mVh2Cq0WibfeQNRHrX062pQ3B8T0yxxz+HZsJDT6TUtouv7B1eaKlW7KrVotqhq2PeKzvaD22+8Ia+rTR/nl7KXsDUy8ossMio5s0EiQcCaLOoQ2h9pSDJvWOAfoEd6+YM4H7OlYqehIzZ3iNI3jDBjTyoOrigkeBMXsH1hLfHxbxSou25aVJ549fdhdctqyug+QZeN2bGvD8UGHUzNrBjEKWIbQZfVYA0y4elIYbwOMl+mo28vylbVJxC2AwjWJglbNFABZONvzyodpqFU5C5wJjXiTZ/zDVgBTkDTd3CnQVLai2lTR8ESeijIdVrYcN6jIQioOKBzUCreCU6vYX7piv16x77RDgC+dw7EhexKbhrFpNKCz6vLYjdLYmWHzmM7oRi872QAy3PjOookDS5Y36cCSCVOK5sXhZhxPjjPW0EQ7ZGwj0CVRaTsGmLxQv/EzaYJ9jpuVIbSNxMormLaDvHUVg77h+R9rR9XmuurbT8ztHQVO1ONEb6v4RB3m4znUY+44mrXVvFzC8kWSGUj49LW6fRcfy5ozSw8chs1n2y73OrDrOcBw8BmUk7WO8f7BSOo0soeJK3gMA4+RxqawQoTfphwYxgRzzR7n/ikMwPDDxfZtEfc9wePYa/QlodZ5s+g+Bo5VsK2nS2wLzkLR9Ox/xghoL4u3ipcFHQO1l4XSXhYpo30o7WWhxAqcai8LRlNZB2OjYkPRNO0+r2Ug3umnk7ki0qelw+IvQu98Otn92iLeAQ1O/cXpohcnAJ6rv7jBVnW8mK5myh+QFzMkk5Q9aQ2prYGuZvL4cJEQaQU30ew+5f1E0SjX3yyV8nktoQl4yrthJxfZtrjRjYGj1ehvdGobDaG1bP5EIfba5o32dQ15XVo2b6CNfKn3vYDZyasuYYLECii08vPmDCuO6XzE4x/u36tVIpb4nvEDHEnVrkUmRyJxtjIuMuiou2H4ffq27RunrxV3Cyb/CxXbgo9/6jrunzYOH/8P126TDQ8N+FZcpB99FUuDNE8kVxHZTHvdT+zTJ9KUj6UFfnl5GyWwpKizhzVgtFS69c1bTfqk4w+biwtcR+3Jg0Xjoennzf+8veb6m897/7lNJ1C3sZHNsM2NjRmIscFNte+7L1evAtS60yCsbjHvyurW6oC4blWte0n903cR8fJerQD/duCMamNGDCef2MAHD0S7/K29S6Jd/qT4QXnTQGXBx5zLRLL+JREuWhIRc/XakggZRpbVLFBwUKV3HLbLAl5q2RFfJYPgeo0rn2573H3vXh4emCkTDULM6xDMIDUYupBg4ain4TZjcdSjzaMBVz1mBHnjsknBHtJfabpSwFmpi7B+8S5623v4bfp5SN6s3GaUc7wTfJ8q2Om07213aA+vFpi/xByD67E8iZoF/VngldLCg7MT0SUjrMUM4OkqpAMh1GgAof62WgbQ+3Lg3U8V1F0g3QVz3AF0t2jqb72D28ko7QOA3zsnQn3PVgm4H6MLiI/M43tERX5fqtrO3lu5R2nYBaPKrhrydwIo6LxcQ2gWKdR1MAcygngXCFm8ThlgOZjNERlC/4hCkEsrAHRoz6/zV4CXAVRK4RiBEQVeE5SOilFRxRmSfbbala6MrfWmYfxdNyzR7tcPsAwEXEtPQNdSdjgjJl+V+Yc9zPZZ4Zon1S2EuLBHchuHZGu3aTPYXD5UwpJ5szgOwnjfLoOfyIeukHttZjCK4bUZhVSQ1zRfiMs1M5wPYmKm+409cicAUawpOvz+v5ebIGigV9sFRw3eWbQFkpqJqNc1iDq5dnkyznXapzjkjjMKT2eQtN+R21raN/MJfbx4tWLVB7zq5Sftotu+gtGArPs7WhqwZbR9KZzfYzpmUj8+z1FRNDTEzAPBOfdmBKbWMnXqUo87P8ZQGgF2JlaNKmAPQmZlqNlCnaOavSEwZUB3KvHkZr/8Bm6mxbCmixgMfkwcvplnJ+Is2SpG0HSF2RuB62kCtuQ0VDcCRweOLPfNm/MhGC2IMmG0UPkwjBYs4oyJYNU1+GAB9gYaA0jQbZw7OnrGu9Z5zsogue9ukuBlDhhoar1rU40axiA2khQm458Ln/cjebCF4ITbcqZMD31TSz6qgeV9Mbr4gDHtQqpEj5lhrtGUC5L95VCNzJbimQ9gkNzr3nOHRikflLnQeKMyokzlzg6nOLgA9JoCBV6O1dDPIsZiLjK0JJqmqZjLNwr+uyQsaFK1VxIBJfCgARJkr40VXY4RPbSQKIaxsOgFHTCFmaIrzq7F8MUFY4U286EZmnzhIqMADh3LRxlxc0QANZVgcDJkF3sot65sw0OcsW1RZAVujuQrtpN4NkIH1jH82z5J9YzgszeG+KFtkoWGQ2Yua3Oav7KDhmDPbK9D9iKJSMX0XdZu0agPzQiXA2miDSPb2+2q+t4YQkz8GV7DcGsuRjHLLczyqHGejngg3y6z4oDsD83IkWsI643GqYeR1Mi0xlOySUsoQ24njU5rfTxD3mevbCNIPAS0NRSxVQzTIi94/PctF5mnLuclJ5PzklOV8yARWRy95Yp5YV9QS8hPPjg4qIVeoDEA4RMNnbSAIS4R0/LPoR/MJrsXad0QiRzfphXwADmHywkjyVpnlYerJBcPv6rttzCLOoKZNkLW1/DXOaR6ZO8YdlZxk6jwqy4gOSX0VHhSOaW5DDmlPzuKyAEiPaBBF9wEqGisPGRM2bSPeHK6gK1yAYFpOqHJDjY7tqFXHKIeihqtPb1+HwCYF+gpq2Ls7M2H5vPWPHSa3gJ0ktLNqL+bTdPHZWWFObUMMKK9NX3M0JzM9LGFPrbRxyGarl6XZqs3rHEGpaNt6gGV6KKjbF0YQkdbizvanceQaP+WVj48/3LeiNsva4d6mMuHd98kjcFVKSz8E7KxZ9g4EHRxS6lu6RBJIfdn9jHlw+ddNkReO1B4RcBBZdmKqrqIdX4ScFgkZ0F5cK1OSEEFE4lBNKGXgBI9iw/7kFLOgurmEJ7le4cg3x+6T8CBkCGY0wNzMmDGbfkGLUbv3oNo5ln+BAuoYbtKlcXNpwm4dUZekv2/iXFQa3l5atAhOFdziCC/RH/h93T1F37fhP6S88v1lynOR/xKWCbC7DIV7OJaYWpFQVR6kGs7BJQqjroGpmD4mslC0AXNFaTe8NWT8uu1k4ey6zTkmfaD46sUzgqMZNVlQQB2aDbqTtSRrCbEqDsmSFarRJLwzlGrRbSgmnI4yylOEfFj37EXcfUhiRjZEG/S1gv+fUvhqhmg2MWwasuASR0EpXZiyFa1DMjW7M/VEiB8EzcsG4RPw97pM34/7B0Q8nqClseovycC3YvL60WijWZw5Q8C3TvZ26QGftwF2fsBzyWDvlpUXy0q+8yaBL6eEf0Tn099vnvWW6QCcHcOxswu80vEtLHBvwGhiax62+Bfj633oSKdPnf/4fL5Du3S9JdDMBnHOjUqpmRv0QAXbExncI2du50Of3tv75FsxcLaUCtlGVeUtEm5cPzBPcEGz4PLclIeefKowpcwq1epbTXOY1/66Adj+9hfPHl3II9RCc1fw71mu6ieWkejRe3o5NRCaONLeNk2ULkCwGhnpvw7HtAOWGFHbpEQ+dePqPPobpcksPKvdYEAE2RbqLjTiE2kIlNbuDCJNEee5QcjKh/PAOYg4tjqiCMqGswiP2c0yFP+NQUyfOPYsrPkeEqu7UyhEwVZI2L5anpuFw1rbcSbcNHoZdMIVGpSf7BB0fjbzWZudp52ab+843YSaanPfvkvySXtAJmPAj4ilmFPhgM2CpKsb+l1pmfZqWwJt/ZG3lm4c/rDd3yxsXt69euKBr/q9v/EE8+N+s/wFz/Mx1bsWzuLDkeAQlmD0aBh3QjxtVt++bc+u/qGcuI2HvO1D8gxCZtC0QXEyTBSUkMrOtobQ7bnTvmXu2bKj/4Pav7aBd4JV+RduvvzwUzR+WS55sc/Wawsr7sBM9fZSW85/SeL8bx7y0I+/sCd03jX7ukJtBeN/P/+JyhDp/9F2hvlK/KV5sXIaoH3w+B5GKfrvMOtRSMh60+rXcXojoVdvWFplLq1GCfiuIyODjK9I7or42Cc6IjM92/w+WsEHsXXFBO67Fju/LirGJv2qfJ87KreOKyT9PPEVQu7ipHpWQgI4wvTs/TaHOPZbrRIdhmnM8qIuZMyEdBX+qUPvH2EGi3F+NTesdNMBICnMmdmF4+UV40UkgY0Ds/gRNLRZqABJNKRvAaYCM5rgGVDxJDnHRBDjmwK07N0j2eoIzNUrNo3PXtnbzWyb+zqTcB3Ld3FLvjptNq7Q3CsMGTD7CRjxlMoHwGTPLCAXeBSo24p/okWx8KuaclK9jjf7dJ+0Cmf3z1TPv/aS9qIgAw24c/6opmv3gXD2FWYZu4QGyY75Z7ZS9oRUTUIbKE3iigPktHBNrN8dHrrLmJ8rQQ5a0f3kfir9tPN2Tv3z7N5eHQfx2dMwwpJryWKiWyXYMlEwz6/VyAq0GAqHZnujNQ6PSm/j1gicn8cQ7+m9chMs8dj1UtGr0bO5bFdOLmifyO2f+YB3U8l/Rxf4EChcd1PoljpJ0qDZ9Ay2YdVsZ9+0H2lMvssbTn99Wxvxgb2N7PjMVHrEHv8yvyO2fmdOOn8smc/ftuBP1fnq/tmP8Ht7bIkt/IBvjbPqfS/s6BJwPR/mPs/gfU3kg/rvg9L3yfwO045jUz3OVmizxOap3tMENU8TyxmFpmd54kas8izq7T2jxjEy3ib7HLr52avaPts36ZL6N14/XPSZrnj513mJSN4Od9Ul2oG7QxAcJIBiE40APJ2JX44Awcgk1lHaki0An8msn6VsPZipf89diyB+aTJlqgOs6vstcVw3rgK+Ztfi0Q2/2XhtQWtFOZbnb3F2FV46csm4VROqxH0AWpnTQLa8QW0w8khDk+/kV3UGTk60qDtI140HcxhfkYOl97FdI/eDvcZacZKkPr8jt4a+t7czbdWlCmcYfKVvZgGoPkTdFhcUTZvxF5VNmZwo6t5ZFNS53SvbGvHlBVlhDVCH8hGs0arKWB7KnffJKYFMURlnDn6wBe8nyB2+uwHZm/I4xnWH3QW5olt/8MXvd3TY/unn6dRe5bGoTn9DhYXLtidN3bBn7uJUn9OhZr7p9889/G5Z/cchSgx/Q/GbMgFUxScPnL86J69+9501/pdG72IuADx8UY+Dj7eYP1ZBzH03bJN+wHJxuxw0cnHr2gjPyF1dmW+Jl+x7SYaoU5vPI9pGIaopCQh6UgXutKFjnShS11oLupCVnWhyV3IUGpRFzK3C03uQtbfBcQuEbGMTM898nvnaI7wm4aLTAkvynuSaJJobGxROfSVD+4RMAhHQX4R8ApXGbqbYIp8mc7skeSrQBjFkr1dPGFj/RM2NnDCxhZP2Fi9t+1yBRy6aOtvEjOZIFY6SlyWVxUvHFoedo2UMZH1yPSafbSUz9hPw0tdpy8N/tKoPMHmr2o3rbdJk/n+ayX4oUlfgzlqyWt7zP7ge5N3riDBKMnHZ4oV8AkVzVDDmqg7e6sghJexpGG/7kKur6vaDeS5mT5//+GdkrN9iMrgG9bEEExp48Sq8cGyc0qi3BAJzi3LUoen3d1RbzXDRhSv/ag5UoPFf5rgMVrUEMpo+kjAgDhODAL3epADpfk0pnJokLOh0L9/hZUGM/cN+QQ/PaE536BGMCfZZbdEWjZ+f44eOsjA3aVVbriUlU50cdFN4Aoa2hMnjXT6gv2HIR6zeRq1H9urfbhaPV+Ch6BoE1xx4vNiFH3W4nzu931EWlRHxLZnp+aaXkTMOjbpphvbJd2iWNNKtfb9GmzpUbb1qnNUlyGTipQkvpupP36VY5VFFWoiw1aoH/RwWNt008K+PJ6vDO46Iy1nIUnbXuVEfY29Ojibx9Nze+6Y33/g4NG52b07JgGCuWnfPGvEp9fTDCIWnWqJmU3TDnAYGPmHJaRB1UIa6LB+a54giAFa7m/ESchRJ32e904YQx5Cd7xePPAj8V2OxXc5EUf8VBzxGxKo0jSOy6uKDIpFk266eZ76MSB1bfF+FPq6Ld7Vgj1zFZCIgIgXIlZhO+C7GHOCptXgB0DUgU/BJ5iSYye+ozx3hjV+AjmkNFhY92E5f2r1dXiOeiliPdZ5P4IA+nXe+YLquEmQJM5lX5cqy7MbNoPAf+1CzcmD4kEaWc7U2jaRMvVH1KBHlH4EUdptN64b6lcOJ+MTPD7bWgW72N8eXAqurMmA7NnOAE3MMEpCBi/p6Oa82ed4z0gNitNjK4kNjPqDcIz7fZs/O3l7JwZTEoRrIEcqf1T8N+jqkxYQolBQc3Maq9sEuqAlQ54uGnLx4I9540gW5iUz5GIHfbeAOkkBBosTiuIQXW65niF0JpYQGtuFwZ2YWtyJM6QTueAvtB3gBU9yhGOslUQMxVXEkA3Byf5RsXOgjRAArrFFfAQFOxksAijIuhuDKdaS9kKJIYiqjNQYP3YSC7qPiLfLtlrC6kSyM92rkbbYpAQndTEpxfidTUoxm4VhUjp/hlthgZaCKf9s5DcIyk30i4ktDmThJfzmT/HKxJWNLIFvKGqz8MqS03qmFntk/TKMAYzNfTINuJJpiA0SfwxdoLAx8c+CuYgzbbDFCMkj4ioO6ecNFh1UspfyGcIDN+9krMOE0YstSayQzL2zPZgUDOYRHxaQvUhX0LmM9aK7Ztj0oAIRtcPtYhCdmfK8Eiz69pu28dbDVgedfDdyfpQ66ZcbpSKd0L2qqPCmkH2bHrkZf1P+27q5Vnkkeeq75h1TUJfyE1Ca6osWX1TvzbAxsdGAtz+11PYXT3t6dertT3vIBEtufQFvfSltk3r7C6rtL3G3v0C2v2S+l5jtTydfO8n2lwze/thz1W5/PjyIePvDzpcnhyXnvXLSG3sceJT7Zvv7QhiFA8J1zM7nS5yOL3E6vo3T8RfF6fi1OB2gS+ktYPDlcqJ3llPJKcb0eCeL6SnSl+ushv1xNTDRORFxHJzjOzFhnC88FeetEz2tBj1dU7C15CCso4XrRTkKqGiZHGQ+fmaXf1OiumD3cSm4k/NnVz/FgJiSn6Ay9DLnBS15kIH/lu7KHdpWGfb5u3w1qHt9A/6xwp94zhsEQIG7/QgUuKchKAwAhUBOJBuD2wG7tjG4Szk5xtkfyhectKDKJh4Br4qt6cThGsJpzqQn85ixCn4MwSw9n1MwllPb2Cs/KqdmdAOmbI6AKX/rBv8JViycGWxipEW+XM9gi3w5tTE4qkTnFOtKur+ih5sN/Lhx0JxE6HcryeTyWtaCLXrv9Rv8B/UbrtkYHNGXV2Ps7tdfdmwMDipTgXknTOsH+Z2H9tq4eksaeTADORQhr4HEuBuPIC8zKGdeX2sq9Mjczz6ogFquFowjtQm2D+AcxxERMbOvGyHoB+JFZ+4Zy0WMJV7dOurN51J20t5bP8+usY8xvw0hiAWuaY5N32yLC2AMld1a3PL0LuZY9sLsbN4Af0CNiB4M2+vHsCa7n9a0z45L2mDaEc9Kiy7G9tTU/vwWSDDOeaGGoS51f9ZEJGvUKoZ7JG79IwpR8OpwEXNeJyScwU4e8U8jVaiDbV9pEki1MGbEnGZoJEoN9mc2e2rinygVzNad2uF2FLJjThnyuF1w6SQiqrezZzGAysTXkCqkcrGO4mLkLsFO6Egh1vjceFMRlzfMSGAhfjJ38OgVDME5BgWW3idjF52XFwUCuRHDHfFrrV+555DFtG5kHnF+g7oj0ieUr3ZHs9Pn96LyfO35QDvG/ukOi/3oxy6ItdF0+F+AFDm9axdcHzimiIeO0Uh12MFOOq8xFG1T+6fSjnkJoyGxla6ZJzNr/6dOLEl0ukC7bOcmesMFl00ayZAxEz12VqbHwGJybPhoBY3LLva5UhqmE+2/TgW7IakZXRIJL+Yy3l1g86bf8v0FvW73riLWvwFCEncV3YtYuNc/zAvmIJ7K6cccOYx2ZVsF05P2yV00L/5VLPbRCtkFB6yrWDjOQ6iUGWbeZ/s0TqALu/R4/ygtbfEOnX7eo5ZNH/Wukm1t+ijeu0u/fn8P8g17e8Xs3EwF8/i1+yAq7Z/vMW7w/l71FpX9Ai0aljVy76EiMCbnXmjeZg2fEZ+Y2RJtTkn6K92GkKCNu4GhnOeopQ9zvOS5efQ/pi+487X7HDOzKXTBPMpE7ncBuv8MEVYFJ7neIonQDBMjD9hxONF6pBRgF1Nihc59bqg1NdOAUBNM6AcDbqhpLiC3KgQh4gpyUqWrCSFeQGkUAeNt7AJY7FUMvZzuonsKYVpUtSBnNAQ5Y/2AYIw7Q4VEsnngIJeBHmUzhBM0fwev5gsFyFxW8fwAmO9MAU9NOL92vyjQB7CIS0yhOPnqEKGAo/agQsUzshwCaO3F01Ovj4ytd1QywhKUNziVN2nL8TP75tpr4WgrMnij9Le3vdqLo/qLqcgPMCoV5F0ul+Ec0Si/on9VM+W68izu96RwTZ+hm+Gqz6hgt+QNhDE9JePCL/3z5DI2/OFdHN+EgCsOwvDKQECLG+Wbv+BdxnnFo5m1R3SMqS2rbp05R3nnUfkQeiow3F5UFbix18jsQ1KWwWIb3S/pHZsaGVrvf0FdXScDEFRjxeHZlYQvxHC25gHgd8T+LxGHyp0STQHXjxz41ls8Lr5UYb9W+Dwp/K6BGZxpSgYmcDZePThBcXQxnGc8cdWJDJaYlBC/S9pjZ23W7oGJm62LjZLiqs936P4kAg4auEw4K7Hejb4Q81rINB8HGvUIbSAgFJnJntyW2NEhdnnknLxdHT9K89Ybpu8jAXNYjX8VV94UNnbU4gydOIrUAgwtP55UDh5tN4IcCmFz2KCfuVGB8WCuQkzdLMr2LsYcOAEZ4wQojROQASegudME6zYFJ6Dp4gTYCOzOjmIUti/4j+ro1qF8dBJK7yq6tWlOGVGt1b+6x8Lpj+BVIxzdKzGokT6SbzvJnO0oRvrnrNU3X91/u/O1xDSNVDmVlz24l7eT2isEFULVAtPL3SeebrXkdNcCifUMZQgT7tIAD9Nx0zNxxBxOOCzqqkg4VRfn8c/6PhKg4zh4WxWQSV+diCx21fYH6Ql8HPETfexTg8ooXQYbc1KpAaYV4+/HwMgR1XwAQELGy7EQDWnmZF5nkIZ038s4vk/tPSy5rINaJJeoFH+XDyreYT4FSfbsRbAY0zfvnZ9W8x3tlmNV27ZGofPAhHzZ+xoPqkKC2c4iHLjym/6ND2U1iP1IIZVK5QUOhiSPleHQkQs6Z9NH9joJnD7DX1ZWL2dkrO4f8O0dnqhIL9MRHhLqsjiaSuLsTDSVqQfV/6EobHV8RfYncah20Ra0S6tfw3XeEworfunwXWQpPcGPwQl+5LCH57VwR696hLpysUBkdZ/UgP/85Y/kRHpWcL/PmnEqe8RH9AaXPit40HccJsBcgGf+IJDQOG4JEZuo5o91Ogm1hR6XQvf7nMZmv633Ll+C+QPcPuAfKoK7ddjxf9/6avZ8yIODdCYD+eiX/ujWe99hL++jcxoaGhQBFw8GFrrw/x57/8Vf/qn5Cw4Smdm294LqMhYYseM+kEzTAry1ytKFePnoVjrGkrDIPvDrvLQML5qUdtFjj6oC+CAMvV491iBWOPCxQKfP6SFCljooRggesz9x3FGoD79Y9aEn8A6JeY/MpcxJkyH1S3Wb+BrIa2/H8VO7H3AEINAFaDlK9MtFXBKvPM7HlSSTWtLLOMKqankebPY5UpJFWR2l/MsmcD/s/qnBPuOoryZeQnf/zN4tEt4fJHCfq5U6uwzxIRiI/sAeb/aBD6KW+I2eh2iailX0uC+Y5k/TTtZ9iokZS/yziOb1d0nevGdIDtSRjfDE3uA/zVmqn/KhB4IN/CkIqT7H3N1aqps3+M/6NrSHcxg9omTJf0MVJGBeo9NgTPk7PlLF5iOW4Ii6Dwaos4Kr+fiwDCYRlpoYD1y/VcdyvW1fjVccVIFPnALqNGJIz84zqBDMx4+oXuiwco5gDTWEfltJMipNKewO76MffACibgRobI9BeXeI0mwLrUmwyoeKmPMKvo0P6C/1D/g4o24MDuJ74HY4um8zregse1yFwsvULowi1R7q2kPUHhovc1otHNOaOIuFzZTV0oG1TRMgYk2QXECWDocuhvW3D+YLiFlLXz0JH3Zmdf5Fk7lXjfFgsmKt9VswttlOBF/4tex6xMlfPSmQShyYVsTg1aJU5gCzAN8QvXqWxCnj6VcXyaTEN+TJZGXIiSEVxZI6IxuHPI31U3paKfhlJuEj3/4kUXEtlo5tugYz4QMaMyG6tezeXCaVUq4WTxcviqfza/F0sQZ2PXJnfzxdLAc6ZaMhOCPtxIwbHaEq7T5HR6gqrsEvcwmLyCW11OyM5Fqpxd/9q2aqOZAmajaiDT2gf/6ubNZB17bIdmcFz/nCHOYCmFFpNwyQb/es4K4Aia3PCg4GvZRNGprVEJ/rzu9z3RQRWH9WMNFDZFWQSxx0WrSZ9XAwE+2HQ9VqGnKyTB5Eyrd23qDHkQOOn7kGSeEaSC0yhI/rex26n24OdtBHsjnYTh/x5gAQztHmYBN9hJuD9fA5Qoa5NnLK5YDRz4cOFWH11tB5K5LP8auu3hxcLVfXbw6uYZxmr/t1LLjNwfXyw4PB5uDGvK2ffm4WTboamyf4baGorjnl/OwsafrpdoiHg9htQ25rdtvuz4XpybL7wryAAFBN+xWaA9bx4ObggBr8COQ1KnsXl2XOhpmgBw4qIaW06NZkApV3DWNTYGzKMDbORNDcDGsNVzWHUPWPbIYph79/S5nccjmRYH7JJL3kQeEmdEeJJWFeQ4OY7iM+EYt+2LCsbsELYQzMY4TlLlgLxIXdDlUNEbyc6I1pxbeXj1xBjGVMSt7SWyFqlZX5KCwiN8xw9WAI48LL6LcJOtetokdX4ctqnTTyyK9y0shVJJ90+bzdzSdoRY8jvlncBcAblR2252Z7TXa5EYNTAF2rZ+xNdMEh9+u8qbzLmnTIGfT1TMYhlsLd/yl+fxjjMURkYKS9fFW+ArBoY2jcWL66typfXSZcx0qqcmU+Qtd0QpXwiaUGKG9o5jOsP4MKmtpNf4yd5avM1S9lEexUzg/wOpZI+T+vHyDe7Au/C/TBwXvBB4eaD7TUaM4HOH89qZHtcf+IL1JlAO7Ey/Jigbk+DtlJn3rpmT+qZNmZ57aai6O5fRl9oX3V+br1uslcSb1ILlUTqyIWq2h07/fhXPO0hGuj8NPA7xSZL3ubjxPVbrULcCNnBVNF9BANyp1gsHfD1HN3P2QB2ko89JDu/n/bel2bEzQh4oX6em6Rssomjw7mybVQpQDEQBKjnSu723r2S0kEDSrlPNO00eEs5YMx0rwRmyQxjJHnuKDiQjJm6yUdCytQGtvbQaYfoI8mvAl1LanxD6em/agrN4nwcVbQ7fErJcv1BFOLfxD5MyEG29xG2Jj/kkfq637g98GiawP82l/RwYJlwtA72v9JkmPG6Pj11Aq10bsGe/1DRfJS72q6T2LlDs5spZAOa4+/UW2Vu5v4rrceNlx/Iy3TuEy3eDlHFEuGtZgdUl7qvcIxEfNFeIlkRjXmVHG882y+1HR5KyjSKdBSkzyvCp6MdBY0VWVBA2qyZEFz3mzg9+PuX7krkC3YTvtU7WvGfuYmwZDycdYXl08sVuP++YgaCumY4nFuAmVO4opP34EpROfvUOcdXXz+Vvr8HZrztxhU5fyt9Plb6fO37EsQzrcJiN7i0Qvlth49VvN3/5nFuVDzOFT/jKy4/1LLoewb07/ILjROh/a5iZPL5/wq/7BM09MoxcuXcxDr4aqR7F/zq650HNOWr3phAWOvRgYyzce2k/1lw89mY2PNO+r3efI+oBYnveTj4XZOfHcFZrB8TAOXPwcfCir1mHcDSI0+q/TQ7O2KAmH32QqxfBOJ8N+iY9m3REJFxVcVArcRSIn1BQOuEwtizaxXhrcWDeITU14XcWlT3ljRwscESX44yL9/r0Uwgn9Ou/u5PQaxE+GfUKpeBTcSkYl99oYMu3/Dukj8xh5zFu9D3jRBImGTZH5iKXhhD0A86QZvDN8Aq9+kw7fX1ZWzNmNIQ0v5OPOxT9jl7EE6NcM+WX/Lr2syoMgDGBM4j+Sxk3dPOv+AwHvIRMA74naSSkOdcy7UOefo84DqjeDzLtUbxedBRVt5CNXS/UT3yGo2JinNRiWf2cjGAP7UwxsDOFJ3xe21s5FzXf+gznXNzULitB+USWwa3Cc7SeHJxzCRMfQwhjG7vyLHAcaQc/pgDL0pzlRJ0+WMYYLx1mMoSPfSIHrN3xlf27zHDiMTGBL2o/6GcXrz2M/zq0z47Oj5FYXz71OKI+6J5T3FitvjiiPVOxv9JyE6RlrLH4gDGL3hbDm1T/Vsxj9NU9wwceR7RImqNez+vbEwIhsrbvyDyySrF4LdPwl55ina7/x1nmQLnzuqfQ5NMzz2teK0u3H3m3tfaBW+yX/XxSAe9KvMl0fFwSws7/LN6ZJz3h3w4f+sFyuGvfv+O7R7eKppgifiuSqVn/bc6chT3f81922ZCF97qp1ir5X42h31F4FLfcLn5AuocaJSF8k8Tg0FyvNJsvmWgF76rBzJAQn5yevY8dcgRJbXSp5n9c5XtX0p+S2fk/vy10SwNmPkeAlpIwRqVoRBktTJBSdlnShMvEJUzqmbexG71Qm4gOOl4Vy/TFxr/w9/jcanfvg1GrqHBDfW+jrIlGgHqrSdQXj7UbiO0x3bk2cveGXhTzqgma9ERuGynilQY1oiB8MADc0HsCFmD8CXqvLtstsf+FYLD2xnP0MPfENAoU66a/mMfuYNyhujBV67v7GzB0PLdf+GFYKhXXNGJeJXnl9h9hlfpYs90eRYpnNUk6yxvjyqrmRHkIOHoeaFL5cq5+bumHstDemYxjcEIXF4yxpJspILDhuHt2DHiQQ1T/HaKZqGWNkM4JWreB29jw+szXWs0eAUI7A5GpsqGO8vas240v7rjL/E/ut0JdpfthWGDDVbrtBHzKOm4dJsftkD8+JAn+hMmPLdzRapJL9J7NCAGohrml3Wj6fIbneMyqLTENHwcNpR/Mnx5wz8mcKfs6E3WN/dOy/ueB8JaWn6u+oIaiIWRp7yYRYV3TN4osd2A19I6rjPGD8syWmUvpMRDE7L7CZRXs9wPlF5I9gifd4u38/SDIWVoCy/cqZROpCHbUfTBn8P2DH4MzIv1xl/sQFiO+u+dV7LyBxxFmrVI4s3kvH3A1rcCrXKEfZnOW8AGkjS/Ro4VV9c0yOb7pfb+aTJnO6JECyDd8Q3ojCUYT6X/GOTqpnFYa8Sh0VxE5mRZNEEZgqMTRGKgkZWLhTmVu8fQsnLOWxr51TWqC+hk06gP331JDWLx5mKXj1YDW1nwE5+JSxH5qx7NA2j2XCXc4ib8x2AF9GWiL9vUD5RuehSF0h64pbPI2KPPufYQltulifYy/r1aqbcrB8QNSQ0jhDc6Pgr+kho5rb2Mlc9jWM6Ej0FPA789/6gaFcKsHZdF3mEjU0PFUPg4CT5tF5dNCbZN5Jqn+wha+3QYVxxGFOASTvCJD0nLFYPi+QtR5DF8JutIIlzOhRntDkHYA/E/ztGkjODcwByO+dptt7U8RYPHtpg/x9XkrP7QVUNzieVpA40g8N1rP0gj/9fBmVSxQzBBr1PfFp5BHuJAM9+Q5kU9fGgFRvLbb1iDVgo1fAMauC6nlVAdoolsxXHI3VNUrpkUJWJ3DbwnrpKDf+39r1zOhNy1XS2hy7jgCUK/6D7+r22n89BYOF+PlcduAJmW55RQxLjih1+wTGJGC7hFwJZ2rK4kYqDsxx+kVh+UcVnCXgg+IXS/IKZtw1u1Mnsj/pCRA+yMztzgkA4gXzu15+P+Y7T6MOzVCCQHw7qB+/C5wFfZ/QOymPV5e/wpUSEdf92XsvLen1kFrKbhRhai2cLXflbaFXCY5VTg0fTaiMrs2XtLZdaIjlN0XvlvG6mGi15xuSVn7MJs18iLXOPoRW6X/bnvh/QxuTE3i0hMHSlB3MDpIWVWlo4i2TkhBHdepIUrFA1iWCqHJIzohEKcAZh6G0jApRzj1Px86n4bz+y8L5f/Zl0o3+uHJBkO7ew7xP4s6bgzTyHDzliX812r6ysfPDph/b6SKz9WFAvwrJ+Uq8z5ZhMqbO7ZJ349XwRJjaJMHHuCYQJG++n3U3WfsiqVv6Jp+ovOHZgl+XuB5Q1I1X6v7CunlBGi3CF+bqd7QZXIkhIaysCTn+qBmgrRMkAoZ0OrdjHvTEJy+vCRMyPBeZIBI88z6gY2ABhCnxrr4iiUkJOsvybPh1hKR6wQSKh9iXfJcodBx5wuToe1p4Mv6Hi+5HlO1H2Ocbz3rUIA10wOV2Af7YhDAV0EoLXUA2Zs5dA9oppyi5uq0F2IJiMJJlWzPicbrpOQXEEXUK6OT7vTh+LSh8xuOaT7F1VzW2SORDleVLXif3Li9SJPT9QJ/YrTT+tkvQdCPt0Yjes/bCM8NpflfGlRbCHWcJHHJZgqTGCLdVQI4jraSE47ATlU1p19gTchukbk6CjUnssmGESNYq0KVGk4XZNkba+8BwO5uouYhp8knvkXHq/3+NV/G4fLu/lX5q3+7TY6Zt5yxN89H+WiHXPfBUZLuXAaBrDd1hCE7WchIanwnUawnWalUKuJ1D4Tas5yYx//SAVSlLVeUS7tDzgD7/OUY6Jo9iU/yEfpgk9Bg/6xXJ3f1YP6LeAy6VO7bCdde+Yt13TyheSgY/5BfyNBDP1WaM+oZoq+zxrUI76GwMo3WirnVOiMIOzzPJOvlI1eq+3L6tAoju8ffEKq1qWiZbREy1jJBljKi0j1G5h+QyUNojIjhYpGW/QKvBNzLnxh29fiD/b8edydl3Bn6vw52r8eQX+XIM/12FkrtcHubg6l4QSDqv1Q2YPXkI7pomuOy/k9gJ1ZbXperH1QYmErs35RYR5FDr8lkIk2i758pwCKuTt8oVmmITkW+XLs3RS2ODfaJcSLRyzlBpsmwVgxYeMwxtPuKNSkzSxfCjv60j18LuMheGUVGytb6uK7UBYBTm+JVVVIGu0s1BaSnpQzmRRzZXGn4bTyFHFyOZrPyqo+cIw5VsRSP6NAJ4qk+KvB31Q4JQ2IfdU6zwWivxSzkJTtfbXzCEbHBandmLtz/IZ0PJY4PCKv429qQup8rnQzBe172O19n3sJO372ID23cnt+5jTvo8PaB9IZXH7nvPqDUSpvgY+VGvgQydp4EMDGriPG/iQ08BPDGggeObiBh5X9QaiVF8DH6418OGTNPDhAQ18HTfwYaeBRwc08P5gUAMf8+sNRKm+Bn6y1sBPnqSBnxzQwP3cwE86DXxkQANpxQxo4JGg3kCU6mvgp2oN/NRJGvipAQ18PTfwU04DHx3QwOcGNvAu965IOTorLz8Au7Fhb4pWvxHp3xeqaFZwmk1Ubig4zWkdpzkVnOZQcJob0GwyTnMT2k5+vqU1yV15fqz+/Jg835XnV2zxVsjzK89TK1kLWbApdg1AriGZsLryDDrCUOmpIu6aQ0e8xZvCSWaDf4YkD4JTUYA0EFw/KzPXS13nSl2bilCL/1x+k5Q/V8qvl7afjxMbfW6Vtl9Yb/uFUnartH3bFm+btP2i89RFcm/7Fm87nr/caNF3FJylzx8kS+iwhUrOBVgSN+pyVsCbOq4+tTquljqukodfwQ/L9TXLFmw4uvcaqe8VyILLeM7+KzbiG8n1xqtBGceet6kqCLRlsgeEnvIDr5bISMp33HuhPY6Krhuy57sGlbJmRi4D+155wU0DilIlOpiCWqVV3kTHJq6Fdd5El9X3xZpvojW9bYOMmIiYhEwaoilR215Y1bHDSE00X9b8ivHXI36NkZ7s8fnX+47PR3335HcwsIdnfYYJ9RkmpFF0zzCV36I4b5vDTKgdQ/kwEw48zAR0+Bt0mAnKp5V7mCHmdYzVZFP+4+y9rY8jQXmEdxAoa82RROqEO6jhM4GAY6AoB064J5JAsl+xi3AoHn9Kv94czCPt0WEO5nNWxsLLDgZGsIkYy4DPivtZFf2g4AbwcXPZx3M42KseMwySs5j7PKmW7RWfG34RMSQ/2iJZnvi7SUnK91+vPeJJsuu+Xe4b5Vf2UvhyS3YiuADPdu+Wmbamtm16SiER6ZNgHhjshOzP0PGcUzAF8JwERrckmIfW3NUgaCVf2tZWIUQAItiI/bdMGhwoagPzpQKe2q91m2M3CPYUQslFZkwt9lSqsaf8PMZRLNVO59S2sRskapbqDjn86Y1a/gfWAnSVDIqRwGs6qbAE7QkrzfYpnW3gxe5Y67zWFq8lE9w9NQ5Juxi7TK799JwBtvoZJr0fgo7lUayh7pvnzU8H5q1B5xHV70uUbT81L0txCd9TrSQn8ELDZYhXue8orn1RXHuV4hpeuz0zuUxfruI6sIrrKusREZpWXIfG0GUPjJzDr5wjLlqLu8EqmLdBKWH2UZ+EDUdNW7NCn6/3T2aqvZC1P74+IGMV+YAxY1/7oHY+lsP7+XqnTLlnjPDEaE/sSIA/a/Anx58z8GcKf87Gn/X4cy4OZJvkhKyHJ0Qb2HpY5RFCN55QxtS1KFonqkfrxKJR5WidqB6tU+m7QzbU+/qsHTACpDWJH6056K79TB+13Y2lMAB7jS1OoiKgI+9yFS7GARjrWWJ6EruhSRSef7ET7Rgyncew6b9r3kALWsPzYUx1f7ot2aF8sz8BL4RxmcCw6IN6wLniAMDIcPzxTvbZuKUdMNYBJAHEckUAW6kUTGGR6og/ne0tuYJTPcNKm1w2KdgG+iuC7zOkYbyIlRwhH+m/vNcmt2f7hWJgF93AnfqFMSttcAc2V67N4yvUIDEk3EZ+TqGh0plEQDGZF4YW0KD6jyf2sb6J/VG9DzyqsIxTgYA6uRjI2ZZmSgYNAqkxYf08r0C9VrP7VN90hlanJz7GNIDatVLzrRBC5bOcfYqJPYR54GnOZcQRaSEY4lO+kQyXwcKMbT4sA15G/QFxMiaf7RuTGypaf7biHVYkgW7FFUfEtfvueX0K0+NiVyGb8WRoKg+UClD2F9oZImPU7mA22hWSdJaygcMamY4pF+DxOCsDve43dSjRlDGx4SMvGUdR8lQG2u/jOIcWMBwktoX1Yoe+XxUhgl34yzXWAHdvEW0OutTTM0T22kRdKc/4FgcU4elX5NFDRXzYwsWmmq03nDic6tLR27eqy8rczeknGRXCokHMSvjOKFsHJMxi8X90pnX7lo/Ahbm3gj7b+Ecrb2U+glQRLl66SSGfj1/EaQ6JQbTyFWXOIaHRbUOR8pM0gEUd2eHgLj4KL/NhEzbYpDZO2DEUA53fW5V3eqvzbm/S7Um+sjdCn+OtsSVrAzEP3VulE35HMbpUKML/qx3S8NsnY2p0d+YszyvW2IHkpMX6Fcuu9z+3m/mo69WW8Vfr1SZT9vjDny3zNfka++U6ZFvvGlj1h4tqZg/22q3hjJo3gckYhwP/WG+8ajkjNL+kPoR941PV2zuNR5RG2I7qWG+kNQSPtFViuAYppxtoaw0gAk4h7UitP416f5pVf9BEjGCmbc/Sr8oEVRHuot6a0UdnacSG3EplWkb1a/srHXUqPViMAqRbjxEyECzdLzM2MlJIoxF0v2GOPces0bDR6QfDfkke9U7Lk14nTwVaIh/vjWQ0pOPsOCJvH8HoD+XZQern6Lf8HiNkUOHxLOjfVMcZatcX55ahfAiZAaggPTBKFQZbJTBwPKeVFSJ0KR93nYDC+2hkhl6N8M6KAaxBs6ipqyQxXj7KvosZMQbFgVLeQA6SuVF/7d7p6E4LwXeHkN/kELzkDt1378He6VTDRE4jza1p99ag1xPgYgF2kqvpYw1C+gKE7W1HHl6E9AWIhNpUTcWQDP7pYHzFapkQ5n7FJCZpNY3vZK+bryGCoB1nQlM7jf4kk81qJmZJ4NRwEpk2bPBlowpv5cgXbOuYm94KeaRVrISsMQ6MhZWIt1wx4KF8heSdH2c/rfH8tM3U0HHtr/HuDx31NpJIOp6vQiQMTRmCxV/ShrzCQCPjQJNSTBhMH4AD4q3xc31b4wWeccWjY5N09TINuGc8nvsPJbUjSA1GAvFf75zXPqOueFlhiEG8LAUrY9kHF3bg4DgZrzJAVZATCeTIX+Sjsc8gAXT89Kz4mUrMkgQPc/9mEGGdVEbnNNvaL5pGIpeyWw4MvCZgpHJNg3YAciCrSbM3IIi5NBDMnuA7vPrzny+Z/P2+70H9u4iiOht5IoAQVWh45ZvHKQmv3cYY9OJxgv4U8TbIZCGdwmmmY9uouJOxg7J/CR2f8rAOahBZUINQgxrErC0zoAbcnohB0STFasxUGAPUYAohUZuJ+GJ4p04APRXEx06qJtse088hpoRHlc4Kf4oalUeV0WV+e32J0bJ7tSOxlSaX0K6EVrvyzSgKZgXHJBiEc1l2tATzhZ9Z7JXL6hyETrT6EgdPSS5ATxxTESYhrqog4LPYzdjTPqwh0TjX9e7KKaBVRWmU5pQ4w2lyUfA9e02aXMasANlnJrcuH3WaWOctsJ9swEN5c6Y8e4vXpauMIcsxvS3pJB1WH30vH9LT0r+1aAKXlsjut+We+fqU+1Xa373/29H61LY+PbXWwxfg2zqOL7wljX+dljQXt8SD+7PnYjU4QKqOfvTdvJq/5sQCOEj1Ja8mVsWcokZKI8ynM91fmq+8awKtlcGhixW9rOblsG5xMwqglQmglQmglQmglQE0PYeb4s+5cHXSWhm0jt2njccUn+9er5lA1Kt0hHWM+jB7NvSjKnzueHVyW/sbfKdVcygNtdqabvyvO42mWvTUkeipY/5R1LtJBT0m+C6paLEi0WLFEvmgtVgJw1gEi108NJoDD9aZwSagKiDJVwMf24GhcGawAxgKZwZXw2UZuVbaGJrrexV7S6wLCktIft6GIA93AhKU/DzbGEzQR3NjgACuBqJGfWRR4LhL4vktwd0IoYJlV/lK+WN1/uzz0qfzhyLydhaL1z4u+BLaN+Vk0ZoRKxvYq2Lt5+fMuZnG6n37RG/OlMhhyaIHkQOJAOKswZWjUTtjefoRxqpA3MZ75mt6dyLGStPFueqXaXcLK4pz0aTfFscBp4PAv9BQ3pGaziBno0j37w0UQguUt87b3otk8mMhBfZ6P7eX6hBs3JwSikDaJ0ZaaK39grUPvVEnBx/TEctBuWZG4JZxsuMghRBEGhgf4LcSA2pXZ3Gd7uJ5dlFrAH0tZOE7PM/7WQA8EFu5TXJIRFu8++HLHjNadyAI5nJGehs+G1u8A/gkituPz4zdhcVIhDj4B/ZJEOi2dmBMR3x/YZ81oaViBMZGV0SsyOYEfUM6X2AHueggFtJnF5kJ6N8wp/oJGJ0Uab3YCKijJOCy04QLYwoY1zMDhDQiF1ZP3K9YSuIk1M1exoCdBrCYzmgGopiTqenLTp6ZyyEDD763hxhxfZnobHB02cwzc8lJq1s2OiOwsmFwVsAx0UgcDdQUOj0FooiF29QwkMeTvItUCzIxeTPvSLLGofleRnOGHYIn5EaZj+tlOq6TWbhaJmEHy8fprZIo/Gb4QF0j03k7v/CNBtfXksLFnBU96L5Lz5hkATnmyTy+f59wzRZOZn9BhzZoOXfg7AzTn3Iwffno8pv26PJe3ot+f8wfm03sEvHdJQLYHc4ChL1D8d5BL/xls2K299hwmAsq1Brx6p8QwCB4F6ds4Rq0iFO5bUXP5UaYhwwEprVrID2cr7MyvBVp0+kCbsq9djAoEW0mjGXoIg56HroSCmwYXYuONbu2rdk1Q/uo8MUMppAzilpzUPOacls3r1mPl6gkXxFjN/jPKquAfPaQFnE3+M9gWZ61AeeiJl6bAS3cPko7aZEZ9zJmG5vKFSZzjLjAY6PPs8oF3r7vrup9B95t3wf2UHY3+AeU9iJlL2uwBOPQqV3Y7v/SFPzePx30laD3HWBMirepgnetu1QxZI3HUobGWAMu+pkMOK2FvDVTDNEcTnnAvB0iLomrYbqa4KshnT9XXlfNR5APbfCPg4sNb4DvXQDAzye4Ce/wEbVDTfAlW6MxsE75B/1i1DhESDYkKGhwp7K0Yxi1nzqYVod1EyML8w/nwybj3sOvZAbZX7pha6MZumhghRwzNpJ3b5FQ+8UFmtmAm3SslmrnWK25qECWd3MaMfGoQV7rxVXwzU3wuKXRrlPO2gGUM3RCyqEqDt5bp52xZdBOm3rxx33HuKWpaEhT0XAfFQ3lw7plGQzSLWTbmul1OAj/t7VUhDo79M16TBxXPf58UvW43iegJoVwgwHp1gZkyrQJo7fA6sPyf7OCkGnm2Xl3wBBttWvraDU+59PvL+HUTuidaOypf13dv7a2j4/SJLbNVOjhQENMWDj9qsfx3ifmlF2EteIpElMO5Rkz5febtnYFyglpwRjRaVQKaSeOUXprt14R3dCveu8TUwPfNCXdOV/W+tallzr21W2cEBbO9B0kCJfUO5Y1ln/ksBSnjqz8lFf+nmCWVGCb1xXZpCXCo/fpQSbCOm4GPM8mwRw1ddUaVdoJg8apx8ekM4nXbuTQmkxMP0f8GuZ9Pgp47zH6oP19hcNORssLbhoKfOIiWNMd7uSg/aAjt624O5AlvPDH1YCbNXagatyBmE8nH9VRWjRsF9zUW5mvgFSxUIxPb9qH/LsLMNYs9FaLLpuzBCEB7qr53mS+mligqMVXTa+nq3wFskTZ5Bqdvfnq+XyCSmbEM6myIRm9of7RWzkUhJ6iHg0DFWB4CfDrYeAnDQ+EvB4uw5liZb7Syewn3dRdG0crxk3XJtC1VejaamLjvTXExXsv4YZM6P6tooZTCcAE9CbQv9Xo38Ti/q2Zx0iswqzRO/KXzL+cM2Kvelmbc1nT6HLQDjcGV6VE0H1izpXU+hiMADbhlNZ09BTNCnVQuM//NItvCnBkLBgMQVshEG1NnIe70FcMXSYJ5y+jUep/mFnKEf1WrqllWqRvA8yV9tTU8tMmdeQJ8VeTgpazZqwr4e2cr3h/JnGLlnkXrNmtllXlT9QhD8IzqtM26zE1xPvytJPLcgIT35w7K9+ckNVmcFFQxqGgcg2LnYC82FFeKkd5GVexF1afo7I3thuKcwJw1rfdAZ0xIxfDMbbgRtohaloJknWRaCzrIhU0a85Akd5WVPkBivYknbAYkH5fTtcd8czq5gqZJdq5ugUJeoFVPYKsbSSkqIV5YvMMTD+Wp07qyt6KvP1Ab6WWl8enOwwXCSA9mG351Jm3exN2nTYttLeFqx8M8q1XrG/h6pfE+c7qB3b7qjHqJ6itrZD1PR/preKkY9ZVbyXdHKYl2tRvMj+Y0s6tbLA5nA4EqxaALp+nGpffO2FHB10ts/ODrpY5IHmKIDOatdZe2l47L+fDUYUDKGjmDTEuYsBGMCYM1K+I/xB5rHIhzFdJjtNi9eX0dmRiKCY5UXuzDnUudS26XwNDx/l1O32McupYBrRZzVr1Va3YnagVO0g87kqrQuc+3eIUcfZGDM40DhcePx8XBGj08M/mDU+IkRo0EBelGNKNT8xIhuGpeZ20EggxHPLdlBSWgQCpTUjhGKJazB5l9NBXzEO5PLRGHprocRRUsIHTtRAnvhCmGLiPxzr55aV8hTihS8rHPnfnfXH5lacUoor1OPhaxBjXZzSqdKtOpulfuNFCwVBpi+/Yybxs0EA7Vw1n2u9lffOqGuVTdZtmnDL/Yt69CathlZmdadVrcFqNIZ8hQYbw1ey/faSN3waSd7BobQ8selHb7yfnISZWYkZgX4OpOc0GUSSTwKR7s9zNmXuLBqeSSHUqiQZSSbR30uajZogbtiWVRNtNJZGazCGyYFbXF8xql8xXS3JgLBe3oR/RDQWXzFexgXB1ue4izp84oV13V5fXzBT8W77q4jZDE407+/m43c/HuUoxIYxnQvtthjmVR1rFJPbxNvbxSezjqwc8lK+G1nA8b8/AWA2/BaRHZqH1r9Io4nSbfg2ksVLjpJLr+XfvrMJCA44jZpTAc1QTeVstEg/vi+u8BifmrBK/wbt32elMbN5NljeWkdVEl85EoeIk2Ex1Hogob1gn7obdsyMk+741b9yM7VlnYX4rp5KMRdTWqU8aFeNLbUoIe3tgUaqZtthYq+XTIu7DzFa3crJUTu2JlEINM0wN7OWm2Q1u0u/dacztGOVYRjmSoU/qQ+yZIT5Jcmw2xZwkGzaLRKEjM9OMysLAIBQ6Uw813xyxIZtED8wjGTy/wEJomiK0XU0f9fZOxyjgZDSxjbZ0sZzc3rGli1NM6+0mGrJtEy2f6UJ//u6qlwHnr2mCbjyTgrTK3h3IOmATTDJ4CDh/N2cuAcJNWE/iq7MKVQPjpuGOTBpujJNh6vbKKaIHxxTxFxfJRJkMi0wKkxL8K1kqHNQkWoLnKNa2Y+tsOIOhSnWeSiWcC376DfbE4DwWp//kzecp1lDlzib2q76KZ/MAlBuBizRE6xuKncRzOEZQ4xgJ6CEZRA+J5RMJqCAZRAXJYO7AGefym9iR2jCFlOsy6zmp1jOnd2lmOj0qhwhr3hExDeDc9tE9FhgTUU17dVRTw5KOyY4d2OzYgSTODgSzI9DJGauUNN0Psn7jb/3vhfm9uDA/QOTJ+y6X9+0oPPs+z4ng4zq20yntW0F1/lxvD2W1KJyaehjENEMSqFYQAow4mCi1fBlrdWDMNvNKHUj7wrEA9td4+v1P/s5fveeBuz86tZHGTCRYcz57mAGSf97mXmchlroRS9xVXJ6BN2h9W65ZQnkmVGWPBLWfiX1olVhQHjL6VerJgr0GsnOhJntBmZWtnC5Idj0Y9PxyTvUS9uLydVeTvq62B3Q1qXVVNJ/UWa35/LWfsZpPwDU3hFpgWIZaxG13ee+XPHTn0Xp3qCXnqB+AgL7OWwcH6nXe2T0enqkeD88ZkvAzEEQcJTH2CVvGaPWmbEPDsrwVGcipaosLvMZj2z+3BloArMUP3akzMLz2uxaeKFGpEqioC4kh7lifIe4finBoNtmNtCjGyz5ypbhnA9ZfhzX99bNBOSq/ufrqbwRwZluksH46tBrrI5U16Ck4XAxv8I+Hi4x95fHQUQOzIpUW9uPM186kBzb6j/qCHBRxxhBj+FtuwEsCn+iUoWt6DfiX1C13yA4lNkAByvWdMEm0rFFhvuhsR1K6eSVHvO1ikxKCTW7nq1aeTklGjCn/bZHoxw9EsDlVNqO7oqKzyGbUrGxGPCAYbsdo1OZFPoRFnvFli41G6aDiia3PWo0WlaHVOZS3buFjRjKoAMmdTWshCgeUgN8vVO6iE3ax4cr9oUUfA0Hl9ttdoRszMRdaVLNjv3mUbjwX2Bv3//pRpjy4rJ+nnkDJ19/1rufffOzuI8A/O4Ybv/uOD/3sH/7dP33zgo3BY1VVc/N48qhz4zBuPBhKVUdCDbEWijf8wXCpAFx/q4Tg2kCmTDB6iI5CiYrtJWwjMtG2xxlhpArZJwZ+v699o474gv/3gA+VmHW2waAmjqONQDg85znRtYxiJaRIS6LdF157uTiNbO+1JGlSU5tVeLUOemCrtON8Ic1Nvc4ilVZT02YxpI0RtAaEli4mSaojVNOOQCENTSGIK21CLx9B5r2t161VB6uGqAZSCGjpErouTm2QDtRmpVDNM7acPWYg+rRpVPMNWB3ivCuq+WGo5kdIhO2N5umCRLLkw1orP5KPzvdW5GPQyg9DIByFVn4YgQZ1rfzYfD5CJelNC1RZQ3rX6O9dbLrWRtfaS3Stja61B3atvbhryHfTMF0bRiuGTddG0LVRdG2MWEJvJawq45JrU/dvlBpOJVaifwhuoJ6ux2gs6t/KeYzEKAiV3pGPs9VhRT76cjYR2RaA+fBY82bLP/TbIHpd9wGYCW5qM3J3Q3iaX+sSxsOZPJ55y9E0n+swc2MrwtynaSOCT9H0wT/4kNro366Nr2yPfwrpiNj0Zo2eHaL6tqwhIxfjjtmm1nl7VNFZmH5eweEn+GF1BxDbqYpdsi5ur2YXheeoYnO6aGCGG0vMMPKaDkr1wwmXQ7hxR32HCk2Q0CBtazttpMHCIaLDCe5sw7s9nXoTngvD07N30mzSnNNBlHZOC089Z9QOTo8h3OkRzGn4EGaQa5GvNkqLNNz5kBFZq/kpJqzdFJjbVIk4Z5Xre61WBMwGnnDAGOofvvHU77wvph/huUIywq6bOMstLddGSyMA5xNMSr+w15qimJedXYg7XNHQMxuUB2gz8Zl4GvzIXeze//7jRubjEogHlPw68r37IQ3dglQDN7HDmzQD0xYA8qVW59urTC6P0bg9zV6jZwZHg43BcX39IF0/oa+P0PWxQNyYgvJYID6l7zB9yQvzNvFeSsV7qSUv1k1rSRqXcu5zGLSvYNS++sgH3p70WqyBA3XxeZMLeVBUyIKc+5fgJu3glbdvtrMpklRaHSinZNHsKpoCrouBLR/1q7JNC6khW5AFYAjLpz3sdvCLKDK4HIv09SiEOAsx0Scu3l5mti1WWtw1WFisXIcerYT8p2DHaogvjugVg+6H5+teuhpNomn2TIOWaUG6mUtoHhFqHtHs67ctzeq3RzkRGoTOx3xRsIdiv382qtvvO9gLVtFH317QqdnveVW3B8mnbbltDfADhLMX97wadLcmrqma9EaiYDvvmB2HV+fqvs10FTbT9ovfTIewmTZlABeJCqvNZpqB1WZLsNoMrDYbyGozsNrV+eqanJBVcsLAzXQVNtMMm2nrO7KZOi2QadH+NyKD08DzzsqlBlj3t52ohmqHZNFZdshnmXkdD8Uv6amwaMuhquhoRsovtQe6D873V8vEYPfL/xUUQ85++Y+B7JffCISnPRvUd8zngqJjdswXJROtylctuWOyc4ttJbxOkDYdw1E1vdsb0uGSy9oxnT7LjskjmmM461umM2rZkrKz2Tmzk+2c2VI7ZzZg5+zI2mzLzkmsuX/rvF62zhvEiepGKxQxIDRvcxihwVvnMb++ddL3RVtnW7dDts5n++p0ts792Doj2SLnsHXq6+d82jr19bN0fSwSMHi8L+rbO68pzOvw7RXibsehEXhzbe9sV3tn5uyd3M622TvbuKMZguydbdk7OzfbaTW+Zu1qF5Hl9I1Adk8i72zR7pkZOgRTpk2kwT4rDQHESeGmcl8SBrPAGQh2V7rCCvuX2KFYg42lJg9+0GsUqWZDgXizswq8WeVKcfOkK2sUUZwUZZASXEHBnUk4ol+VVoNKK10abrVZzViWCPNsWRNXBc1lr/COFNw1BctoCqfwepXNomEWSJMXSLYwT8vXx8TobpyKQ7S1bjhXTrUKRfwXUK1vq/UXV0uEhA5CEmvPOxYJPSvSO4vZLGKcsu1zrpwiemZMEX9xEckeRxwcuVJbebwwzzDOv8ExTNE6b0LyKi9BIyemDDaPnIQeBppHgEvq3VSjBM8YSLgB29zftNGzyXFuUPNGCF2ZgsHsPPX9sLZu8b4PgUNbvDMQxgOjQATd+xoquQY8Iuo+bmydEbIdpRLn0aKmVUaU1o+wBYUmaf/5nk6RCAtKymmkYURJX+ozAP16F32Hs6XQOJp+ZH+iVOL4l7kG7z651ys50YRBjIejRGhMfZx8hk3ewwCeP0eNSH6aFp1fAVlfqApZzHYhFSNQIhYgJe1viAUIqO1lU8vOH9nf5wLtutWyqxmk2nBjpd0OKgyfkOYyG1JqltXED/K+9tDAPEISmNwL1n5RD8GHBf/J14B1P6e1ZT0Yrqi5rdwXrzCE3PyTp3dQBnfyJb7UlpNgPHgjfJT1+P88uDRjpnGx1/fFBdcSC71hWMUWAjdwnAIxtWHbK8/WtaPH9++tEpuE5T987rNvT8q/+OOPkhTwBSnwOW7Rlv5HBOorZChwC8LOP1uc/inJGxCyFt95jt909oAK+Qczq/e+oT6rJ29L+YfeUq1EkkmbBAlR6eyXh9Xuby0f1+jjbwuQTORxo8Bky6esXvktLA/S4fDjVvZcfHfwyKIF9Jqj+jW/7c/Io3SHX4Vw/IpAFrW99ozkna0TSfUEF+k+JGKsjCfn70XeAOoYDQF24/KPvKUGf8lZ+bvPffE+Iown30nkMXdsOZSh9cpK65UBxOAAO/LCfKETZsDqD3L2l6cGTthBJUDjWpMs89V384TTZZDv9/t6jo0lZBnTtd+XiXp66Yk6WIFp90/U0y9mop763O//Rlz+2ec+v9wVvPZLep5+q2+efvtFz9O57jSde8JZ+sNBs/SHJ5mlZcwE6sIPf3nimXhy8ExsehET8dWn7vyrmERyyObLmYbf0dPwu33T8HtmGqITTEMEKx+7faVUTkGORl4xlmZgmvMlGfKuGYbvYOcoo1gUzMubBm8LSGjUqFqPb8ZFDGMEoLgWMsx4gmPJZmPkPA5fyIhpzl+ocuGUeT815DGB5BJ77+/PL3PHe/pLnyfG9vWnvrLc9TKY4LiuP3vkk2+ktfelL/7GcpkkJ7TQ2+fc1vr2KalzOIXFqTDqpz9L6/+pz4kz7bJakJoWdPtaIIl2OHXC4hf981LDQDUeN7i1FSrDx+YlkbCF0Ot+jKN+qxIPcYn3+pXs5QDQVbgN52o5LNJyWGTksMCVw+powW7qE7vhB+W8zhP8uM68o7f+tU9IxFktf1jPPMBRJrLd6zv45Vy8/xMslensf+dq06f4u70QgAibl5AhIXqs9ahQt8LstzO/VWE+zDkpk43zo06joDSkp7JJtC7YGBzT9x+jTw3tSVL1o/ruI/h8ijY9EfHX/r5FkbBZyOnza/OCD8EvekbBqw1a7bV/IKJzX+k/ckojtxeXnsPxy6buUjqrl9JZvRQSzDs/PeZL8476Ns+2TaldZf1SVdYvhaPCcV/ykD2Dd8YGv5R/eoo/Gc+oQi41CbIVEmQTla9nGEKl892p/lRkqnwwsG9OORG6JrGUiava+Ngri1G2moJizfmChZh0BEksuRTdX/Kwmp83KePHHxYZexeb3zQuKBwzOHroIk5eTP8umyxR35sAZNr9F5PP602qxxbsx8SOT3ybt4miRVeyTbTh8OEVJs6NET7fpAerYTBd2Meqgxc3LuOoRI3pssT7YkF0iWEVvHWGTn9DSMTcQD7mMfpoIfVyIm1iB3uMU6aH/kY78sffA5eG6+13cZ+4xn4X74mrZYavEgfMoyB/14fiQdxwfCiOOOuDfSjud26wD8VBJVXdpaRBB5QQ3358PudZEphT+pKm+0IAL8BBITGzSFPiS1qzeADErwidONZzYu2u5NWekLTauWTVnkJS7TOD9b0VOGZvwhuMzJ+aC/gImVxSMFhV18cVjtxPWQUMTEPVr88413O+85Rz/ZS9JuYLLtm9Sx/ZY8GtW6HhFTcyfN2ouNCOsAstcn3jHN/F+PgWlUVpYDF2BJBgMoQ+J/Ucksga6WSLOqD64dkVZzZscGqqvkSQLiPiRJBI/ehkW7S/Q8W4nOx+ihH9kR6c8y0iwyKt2bxRB4eONTg0lZbsg1UGIj1VkHhtEsBcZfcqpWYXp/nLPXdbAmDSnSYbEzCJqq3HEJEMbs5uaptkXkA0MjWgIpkdkJVMEOhM5giEJ9MEStwYeJmbIS93dvVP8p69+RTRvU3kn7P5f4or2kVdP0UENin0tCqWC63mVYA4SGtkNChOp379xbVlzv82tuUz3JZHXiA03be+U9B03cdOGZjuT2PVGhg6QxyUBCCjKptg3WKZ52IH/KzR442JNrErgQMtcYlPGQhluZDMAqYQcr1v4Jam1ZFKXBi0IKsblQriGHBK2PUAJ6umoPrSZhVxTA3/emUbyMy7ODosZmy8KUHJwwdSGdzKO2rGAHq8y5qzlzUuLR+hxcr+bpP55LzM5/9pUJ/Lv37kw++LdQpO/UP95FAboQQZSurlYINql89Qv8tnHnn9++LK65MdxSJOmBKK+uQrKPUXf3Dnx6hUK9De1uWf/bTJWZpwJNBre3CH9qnWBttH+FE61tCNrz8JR+s//csv3pewjUPX8PEla2j2GMC3OXD0yr/60kfvW37nh5iU2OekKgrIUO1T/s8DiYoGzICoGXg3SFE4gIwRmfH5OWBqINqrzs+1OlIHzavnOXEjOXtnvLUOZhq53vgQgbfrXJglGyQETdNnE8ozBloExxSTAbNQOhIrV5cwhXuSOtUXD3GBKWOlupGdW06OTIMK/L4TBHLntpFlYfqbK91ZGx4yrdhIuFDEsF97D8wXiY7sTtlsWDQWiiYiu7MdRWuy1+bI7nRfTtdD1LYx4GR4iOxu5d4tJFg1YIEZdgxLI3kTkd2jGtZKR3aP5a0HeiumO7SQ2Y7Tazlo3q3lmh61vX8ZNkfIFGpAHPfojqIBNwiO407z4d5KeCVW1qYVdLML/w39JvODKe3cWiqOO81XShx3siiOe1BHB10ts/ODrpY5IHkiGVoQx93Mh17Ovu5VDtYq8hUWVng9YEw4LJWukbZ8pWuGWylhqcU4AlMzxHFPcBx3q26uk7oW3XdrigBHhoSyLOJyxvZx3gpWwkm4emQMYdwdaVTo3KdbrdApOGApRLUAsUHNcK5SZ1AkynlljS6cdLhOVB7rDldiXHTjpxWRT6uKcm7jq3FR6pv4ttjzBkY59030wKIc5Vyf7LYOYualPHiu2dN/0XwJCol7s9xNRNPdX6Qc5ZzoKOcUUc6NnTnOsnQSbUiUc8ONck5MlLOQ03idnMZdIhjnV3CUs9vQj9iGCkoLxzmPl09yYMJ4WWj0M06gtxRGN+p5Tw2jewIbx7jB6F4F7MDV+QQO4KtwAB+vP1bYUr3VcKodF7zuiRlqBmBW6dHSnykmrqC28/MT/a/VEbrSRIBZ0CtOv4yXxcTyWsyo4hNlTtTPrVmtccUVIrEHv/FUK69X7C1RMQZgQgOWz+Qr0X+2KnsS6t0VgG0Is4+z6H3ZqR8D9POf1yKyEfLD7I7QByozB9+p7hfmKxc3r54qwSiYnvd+tO2ZwOVHVBlcZHNyP3sBck0h9w2jLF4sLPQ4NvW2TVsthdZ5R3wdiH5W8KDvOGLxnWMKaA0kTFjIfKn3rOCIuo9W736iDaQo+02NUBsFWw2a6zcU9E47XLD9mB8ruOb9/oU//bUPH/zmp4+89KDGD4/K8y9qe7X+y76xZFU9jj3yNgfMi2sPeuZBFOxxMB3gaK3ykJU0fqVUzGO3eu++zdRCzXaeRsVPCa/lfHuqe2y+ktFYOJOXRfplEV4WneBl0eKXlV52DtET8vqKbeIJhcnnuVWajrrPSvduQW5bP/tp3w92qd21NHjiatjlR1APkDTTIrpumyi7DxWRfvN/36qHvcqT/iqOwPfv+8UidpN48M08vreIDxXJ3bl/4YOn3flXL3vwExfcey2fC4mpAa7zILK0QFkQM5LnwUJthh6nyuKSR3dfy2inHO3IgeDqIJXBRgDs0+heeRC3ZE+6VxA9I3s/E28VrEvvoSJ9qV/5rbSytzVin+HNg12+kxrdr/JseTxLQR8tBUJLYZWXBQWf8SXM9Vmf4VdxoAuAqcohsE8jxJJBValhgJ1/NSMr0CggyvusoNtLBWg1YgsA1v4zvjCIbyxfHYEjKQKlqR06IZU+Uos9TRRafPacwtkTVj0wOg89TK/kBjcRUMvo67aVwDRkgHb6ZMh2GgBfyOst4rWHo23TpW4E2nvdf5DcCeATorl8wBec5/t9Vox5YCZI3Ad2UlHQK9sMZwKxAr0Hcr1ArGqvBx+GCy5gnB7wjqvFcUz/6nU/IAjSTq2e5PHjpXFmcMzPk4funPb+U5sDnZ/wy5BTa2lLABu0nvRLOtGwZN9ERA26/MeVveuIL8Xv9+F1Gju8UEEGc3vksx5+M2wOrPu78If5f79FRE7f7rYr6rpJBPuv8476k0VyaDO1xKQfRLOdpiSHWLtP21nqpD2KnSbGVEb/dMZRc0ESr23VtZOHoEZnQ9sRbtdDRfZSmhzA7fESeYBIOXfqpFUmKZSwkSqnObUXh5iOx3zz8v+2FSyBBjJeevyyUyZ1kPgbXRKX8b0fbk5sp5fakJBBE896yT7wnD8jRcr1JhaVmnskOCgQwmji1+e1vzb2QtHC0d0/qazA2D0vFj3RM75d8/oOXqu3UY5otjDA8n62h2WWtN+wT1yuDhitrSs1fImlhv8qTPf/Hnv/xV/+qfkLXsMyqp1Qzq1xKtjzxGWPqSoJon4dNqnf5tdddGoKWDrWX8yN/Z35WnLFVym1C91gFcQTSm94Hm94OmWhd4INz6sxXN7w+jdXCcv+w77ULv/DR7oKIbAnlJ0vuyMekyh2mShfN8dHc/Siv0tT5QH9eZDzKg5oTn9SGG7Ok33NuSuofB5zq4CvVIXK5IeQsQgrKBJGvxOa6c704lJx1owYxylWVFqhxStQVrM/mZqLiobWYzIWeDNPL+PwuVwLvl6VJaHQheBFCgcC6VZapIwoSE/utFouPPO2O7RH5hqd/wsIFU3kOQ1pH5CczvQw9hF6dvstgBSHb2oqoA9sV7GuArkYH/5gvuYjUPB1t0h4cD6nE/Ak+vjlMdmwbwAStdDGAu+RImrXXGvcYdV+BHmfKumbcMyEn0YvLP/i6a8EtCt+/fidb48lnY2jz5CEM2ooiVnpGMUZ4kR6IW+k3/jjTwY0OcBGjKATZFcJ+u3rf6Do1z/9Y+gU41YoP/3Fk+/Ea54BRhmjrssDx/DAM1/66MdiVPjUnb8RMxyS/Pg5/PgVvOrvPn3nn8XM9bWC8p/eZBSUkVZQKlZQhmWTGbuAxHjs4MqLPATmQvbub1c+WLbsdOVqAhIaX+WwBXHtU/BF9hB+yLWvr9e+Xmo/W2r/wS3eD0rtP3Se+qFcZWcMRHw4myuyHsX/B/vacnol+pibUyYDMLIfwHROt0Rk4F/Z9O5lq4TExWkkZ9+C7gHmWq/CyFSEGJdz4X9nsS2xO3SVCQ05gSchwSa5v5nGIQFrhfiF84V4ps1wMuG2TnXRAundE0Wiv2yQyOmCTPpAoaL9FPCSEhfQQMxC0ZxkwEja8haomBsplc7DaDiZN6Y37ZvvIc3sashhaD9HaCD9WEdSFeTtfEgSAujYgJ+aEXNCs7yNr7psIifmUgwvkCzaPEd5xchChXbFtoXdXGBU622o9jHYCWA1DCXN10CDwYp8hRNExteL1XqlL5WpF1cZK/rcMvlobwx7/Jj1mMdYhwsFAtEYV2tHMTYJ3HBBBLNIM+zsb/q54oTQktT2FcsFkMwDhO75+Yq6iqmRZ1BLraQJpdYg3mM+b72cCWe0igNBvqlhwKiM3pyPaCAsHCw43sIGkNtHOHwcSiYTv9OEgx0AY4lvDmkfu454Nw5hPP+hnfgcWhPvjohCQ+v47bk2tmPeDIeS0h/GcxDLsDoTblGcLmGd96MwqZ2jfkxQpq6i/SDU2ndo0xOQNnC/Hp0vmqJ835fHFlB1stfWYdKRThcxj3wR6HcorFjDgPU6eXS46EIZH+ZdwKym0M+PCHTUKK2L558PoHpnqNVMJ5ewUKvhA72mcZSZ7vDxe3amt9LRyyujrpbsDYzt3z0kIaAnxF8YXH5JSIZ6dgWTAGFHkWCD14iro72wZVrS/VNxMW0y6GqIMvat+jfzTP1utgTwaigK+2iRwv5EI7C8W6c6TsuudVmjmUcM1xpNt/bm7ZcX46yb6FKZjgTIuXCtGO1RjCbrZbv5aJ5MsqOgM360uASxdcIitq5iTb8SL8DaUKPGQT/1VcnOLcjbOAToVu5mPsFq81AyAzhPMnrriDSy3jTcbfVNt2ACwEmt0L5WnCrXwXCFh2ARijFPB4in2qr9VIVQr8RMnoqZPJRY2Qkp7OSfooe+Yh7K5SEbpo/zsD2oKTH9pRvc0PDjNezVJcer/qXhTKaYJ8L+lSAoLlUxixu4SQAX9VDnK2GawIHmX2XR54NJM8qWoC2evVVtmCOiCnQ1ckFXk51woIYIkog5InHNEVGtRmObkDUwXl8D430EO86vZPOE2+KP2BYbt8KUOVio7RTHPRxCSuT25VvluosmBa0+LK9BVrjx8p+8S+hWZpymtMI+kUOLpBET1Tvc/zjfEbayxPgOTkBfH0JfPwF9fTLgIUk5FufhTD6+xeuKon5sgKyZ/XNci1YzpmXF0n4i3JF2XyR/P7q3UiJvk8ybIg9QAdG4kSjdS+Dxwd6R4u+I4T6b5Km4nL1c0lvmWWUlisuXSmbSH75EcmPSe55ErB7fRFtuv5kPA65jRHnNJW0RPa+5SF/8uLnz4+bOjebOjebOrXSnhKvZ7WhD3riozZjA1Ljyzdy2O+Q35CZOYN6RMlLi4dlL27gdDLjdamT1epvVj02nqr7bwYDbrbSvqgZn0EFCNB6Rcy5rx06NjerRhlOje7uV9NWYVj+mTlXubZzkas8kZqDexQO1Rw9U6g5UUlWQ4NBXqyCufnTb796GiFl7JpKuH6duH1QXMyaneS6qngOyaf25sPoxRNpUNCaQs+Ze3XC6DLFQ6Nwyw+iDJviUDvPa4SNP2R4ppP9Hd2p7L7YHNvsmNEYS7QGsuCRv0LmDI4tvkpUDaTTNhP1jF0icQ2rl8JHt93328bDht23Pim/XkMBm4V79srFdDLSQhetQqoU6R3UlODQAQGovpWXmy9kamkLa93zUlPu9FKFGP8jHuk03LezLE+QNU1iqAp1C5VMoGlLqTdUQe3VwFv4ee+6Y33/g4NG52b07JgEmiXMZuM70+v2HOU4euXo55TxxpsMYnsNiL1MyCIGc1FOSbnMfh3XshT8fqch14qzSCm8yLvVUqbcxWO+wAr/szMCjZTsv8VTGKEESvaRcT38MujTwIs8Q7ViCuIH0CtmcdKn3aWwGFkxotAKUOteJ0abHN1WosS8KlGxxNDRVvrloasRYpPNrVlg8DmhsWoHGNnU8NKaWDkU+xqC5/Rai/BQ8ACqpdsRnWT0gE4MGZI0dkIm8yQPSrA8IdxvpBPnwhSGh9yTd3+fFkEx//fl/iOAbmyCHEUo4P2IEWkUTCKt0DfJsgjKLxnlqCxxwtzMbYEksZN+qyQKkHe4sZMFp2Y0BFEtayPz6bi+UHNBE1DzYbA2rvZhfJe/mldDgTmxmHHwtiDWNKxadtLKbgdMmIJ1J5a/rZmd/OGooyQ68G5ZoxVqNRZHOjvVYlLFTYqXcBHiPNpuH8p4OTobzmj1SUsPORA5Rdn4/K1gPTd9hLNVzVLNIF0iA8QHe3VggqsD5uucixYrMERoPE2+bmOEWh+t7FsjB2yaWoMXh+t4g+Ibct/KQpw+rdKRtClB3tP/wJB1z5wHQBayUaF5MrXAx2QH0p7w9/ezTilHNLQt51csgHtFtjSMC148Gn3pvZo5wc5GWolquAG1UZWYKt96rry7Zet/b7eW91jb7o1vz6vI1k0jLei3b9zgrgzt4yxy2cBnDtgjT3Hdl2FyG4u+8+ki8kkfi74wyN2GWeOKuv91289kL8urSdtNDNzM3tj3I3tBUVsVxQFUgIgZhQGCylYbJPnn4n+v1uoxgOYa0duIhTcCoeCQD0VXePka71pIhet/40hf/7BQiQ1mQTAe+dEJeukZemp/opX/3lx/+q7j88vLjHJd4rdZjP/VGo8eOy46FbVG0MRWpBgHTJb/hlGyxAKB/+F3nhzZkjCXb7nrnLqPhiUFRdgNXbaqyWjeO/lLVhvW2G309mHMKnef24Ni7qx/OOWEPDJ50Wn7ujacc2rqc/mD+p4QazhZqWN9TJ4gS/+Offl9Sfu1zH71v2ZGqIAe1iBxOEM1L6/8XTj2OF0m7Th5xHlcR54kbcS5B+xGjxsYmYF/kEm3Nld8iByuufueE0ebJCaPNpaITxv1zEYMzVo82jznsLT5xuDlVcMBEgGaPdcMmNnPayh2lb+hyxKiWDiP5DnBECapYxJxCnTvX637ZWAqvptbQx1XUmhC222Rp2uH4gfKZZXPI/kbYFJmDGHQENjWGRbLOg+s0nTdW0oF/ycb8/ZO/RKtk2QPCGVOI9tNbtThGEuwg3n2+pLbe2mMk8At77aVb8PTnPrD3FFqAyIz2wHeux59z8WcTz823WMcydCI0ibvfGJd//8QXTwEPBrrQoXogORuGLsSf7YtJWsGjashN0TJVIa/2Ovg973Vf9O5Qwp1Zr+S/feSjH1u8A5+UpX3tSx/9jbj82l9++BRGY/2iwViPP+fiz6ZTiOv/2iNfPuV359Ch1t6d488ZAs6zeCLoxlfnT0IRbb337XnTKbN2YIf3D0YXf8YE7qD/XY54mxjx9iS5kJDWpfSh1jhxFqRUK3ONxTHBncjiwBpEUw1AJ05T8cK8OQB0cEBoLLCtar5+GLjwnrvxv/deQINYnQvAFJoDxGHrElQJwnYW5NaNv7D1uknELp0A8eHnToU7hP1TIDFjYkK3paFv+TbJY+WfHXtoICTNSWl+qQdfCALU0EOHi36UlJTN7FFb9DdL4ZZIDIOAqDT6QVQSC6KSLgmi0mDZyd2dkiVAVBgs8ds27l994s6PLSqeOSgdRkOQ/bmPuLE/YsJ8UJUJu5bdqcFYAAeqODr+hzcqJyj+KILi1cHqxnOfxo27qhvHH8INDpMHk1AbFIfKtzeoOb5HFXu3c71eX3C/d309mN+rgvvf/XF8v9rW6e3gKr3tukZsIdM/tBE7nFmZ99AT2Pv09199BN+n7PcnP4bvua2RWBFqRH6faczucfqVxAQtwvvlnMGb26Dm2V5QvsPe8Tg3Tvkz9oY/JkBKDDyXvTfyw1krrq3/tyKtKfZmXprwvvmlnyUR6Olly2O89aSnsvVABjhBA7p68KNy7j0vbN9Jl7/viMRxgta0AdJ16kebsL8RAzlv7UAXyYEuPumBjh3NTkGngPxsapDYbuEg/ygCT/glSWXjl0GdJwiA+QM+L6I75j6vNvoH3S9vs1/8jf5+/nJs79xB+uVb4A9/8dVPvuF3//rJX3mKltY3KoaxWVBk+ME/+trbf+Ur9PNTfOMLe+eO0MMMYvPVL330Y7/7+JNnb/SBYTP9lae+fMfccXr0MfPo1x645yN/To8eVU4jPmQrpnruN18eoi/vADPqbPDfhpvf+PShvVzbm2yRn3nnR9GQeXPjnT7yMOhX0fM3OP2+Rl8v0PVVzgu3C0sBb3rqq3uIeW42HIrKPvOHv/bXlkNJm87A9WN7547R9QSa9SVa5xuZJQFsYy6us6TfrPjN/WzoKR+p7rxD7hx/j71zQO48WZWZlzsPvsHeOS6s7Wj11MflzrHX2ztH5M6db7R33i13PliVuUvuHKzqmZM7r6sg72/lG5+qHrqeb/x8VeIVfOOfqhI7+Mbrq/ZyYrPy62+yN87mG1+rHskFS0048WsZUUHCoi+FL9TOIsmD7bewVTewFhm1XduGEwmFTnL/SnEg0zcv5XSqyXZx2RIDFduQC5ofqo6jCAJREKSctw56+DkO1BbIN19DvvkGSRSvtrBvsJj7APkH8qe4fGD+Z2f4Y/clbYY3LYNbrRtlwG6U1BC6Nzc0U0gOHhI+ffGllBb0O1S2rEPlFSrYxdEZcAE9K3iOY2TOCuaCgwWSD4fXTtIPwSFY7qxj5Wsmi8DxsnTuZ6+gnlYBT4+oyuO+z8++8sD3TCCbJ/EmADPyaqFrr7xJoqN+LVMrZgcDYHEecglxJ2Z3yWSFwFOkAiQDoQ1+tKmLo9TQOErJlWLkUhfJD+KJA41oogGVvgWYwu5b7tDM/FtK0vKqQS6QfYHdy3PS78Lxjz3JQVotjeE9JN6h7uGoDUiCeGcPaWainZw1Pry1h6PfUPmYYJv1hqkIFcK/yyZ30o7SRmH8w1dUDBQowLC34RySwIYe40NnBCtG2C0kncmHbUqwTIq18YH9oUtET+/SicBgGKKrUbqa4KsxpBbgWu5XbjVhPgb0HDhBApSHPlsb/GclmbxgHCGSOwRq8Dg7+QINaZ3X7Q3lLeQo0ABV7jU3lCVck/5hJB/Snswhwj2/pSR0NOXQUXGpg6Etwtynl7GiUIeP9s00Gt89Im5KetrFH6a678SYpuyKnFIPvSmindEN3hn00drg5fQxfh78jRCEuoo+hrZ4E/QxAiisNF8BKKxh1gkiY0MX2ekTHBdg4G+xIyhPFp0tiRHRrPJMAe8/j69sA21C5p7RyDB/LTN/qR14cSplT+MI626IDiAI9M4jBJY1mYxmilGeu5w+QmoKfaS9URjF7EymzkyO6pkc1jM5JjPJg/P8/OCpGcupWj1xnLS5zV2MrdVSII7mxNhb/raGf7qfYULTGbohuKwKVCeI58t+IGPDI1q3hx112IhM03q/Esr7gBLS+xUltPesAgYX+FePpcfnFBC6pvwHFLx4iVmp3ojzSu4q1W5emXfzEU2Go+i3Q66WpgaRpxBnxxJnZwni1GxoMf0NC/2NCf2NDqK/EaG/rkN/QnDicGUs941BrKshtzXrahh8MAt1pSOgHaCrRna37wezgXMWqkVwGuCi51SxTFybU8EwWvsFg1rUfePeGk6RAdTuj0bLfZyRInwA44c+GHyoHqKmw9PgMhAflJDWiUM2HBdbY+RsjZuDB0Uyf0aDgVvZ+8escKKz74VgTBfLMPD25LGLQ4SdMdR7HQ52l/LWxP/5w/sscFqPg9Jhos86PL6eRZo66MfhrA+PgF1+zRcgqIPHsOeeuOWARxbxxTYUHdFN5fOqp6rvKZI1VV8ZWz/M4ys00EeBFQrCbGE0m3lLMjy0JKi2JSG2AeeTyLWiBXkrQn12vZu9I4Iz6dk2PlLsBBaTbohF47y90YfkxnANCol2aVY2B8CVShEAwhEoYzDXb2B00ybiQPjDhYeHrDRbw9QJ6hluNfiUCIeBQOt4dtqMX+4zJjoRsDptX7Kd80OBlKcyb53XGaj68XMmdATjASUYBDR/HvSW2aRMZRnN4OetVGFEhFG+S102mT3jx9rRg/751j7kV65IcuSGVz7sNEl3fp+EXj3NuTsSTEVTwPbY+SEpn1VIB2qh9vJwi4djFBygROrf4B9U2j8gAQhiVZrtb7gjtcAn5nX7rP9lUlJVt4s/1I30EQPbMeEEL2jYHToY9JM81OwPpSAQ0w1pCm51n+PzLm9jap33SklMXfUrwXpt4cNDBkodjCeeSE3OtdfmESFWSQLNqydBhj3kmEivRRlOj85n4KS7f59O43Dcxn/+qR9Vo+2MdeyOdcJe3YwE6I51CpyDLlzeeawBDBrzKKXOWAebg/08xpuDOaXTa8c8oqkzxnJHngaeoTPGsYxxLGMcyxjHeozjvjGOF49xvMQYx05/Yoyxjw9PTlB2jJO8IfkMZYwTxLu/epJ9+JDPIMEYJz323w64Qj3GsTPGf+hStHIpOnJHORYAHpVHtVE2Eft6lBss4DEtOqNMo3u7BnuJNLlWgyt35CEgZjmDG8ngRjK4kQxupAc36hvcaPHgRksMbuR0I8LgNvHBZylncOM8faWELPHg0sTnPg1unDdpMpp5fC070uC4xIMbmcGNvuuDe/33Bvc7N7g3/j9zcAelIP+ASUFO///fsDs/L9ErjMprvUS8sgVwZzq70CZLu6xE06LwLQheQAGfdtK7Fa7SKq1GhazrOci6HiPreg6yrucg63oOsi4LltX1c871t5xri77rOei7noO+62XjYlC8406DC6s1OM+wdunXRFdLnVYrYdt4NDhPjeUKNsyNSD9ulLhIDNCCEZQxsq+Rj6vlY4eEfm+vSl+olbVH/I3Bpj4E5vUSuT2F0ge+sC/kTPXlGqAh0yAqQcYt/PLXGBvXKPU+pr9dxd8+rr9d7mg3/7RS6oWiyjxsb2zNnuXeflxrpk+hC8dqXRDQ6KoLxqj1OdzO7fcjHz3KyDY8oJAgBw9olwfU9vihWo8/UevxwwN6PHd/1UEuNFepT0M9v584hfltn/L8zkXu4Ajitju/c+/eu+T8Hq319pO13j4yoLdPv6Fvfg863c8e594etb3t71vT7du0AH+v/WNBk73KdnPtn8idywf3+Nf3zh0MpMe/elx3VUlXPe4mXrzGafO7P3oH92OCASaNTz8av++n+3pzzO3NZ7k3j1Rz18wZMeA8RX2Zhhnnd1sCI17v0PFFHfryCTv0KTpT6g798NLdKb3zmHiO048r6HOY+N4GwObbfj5e9ZO68uzirjy65MQI0Rn6rHfnTxd158+q7niLuoPZPxhLd/Ts+NIdGfvzQH/laYYSy++fQc/cfvzsG/tm5cB7na78sCe7AzyEZkuArh5VNxXBJGCoEM5Gm8skO9wzciqusfNw0Ll2iUfoSL4PYf9US5b1lNpdAaYqOqMW4UvZVT+UDGx9rwxf5Cu9Aa/0TvzK6EW+sjvgld3+V97tBz4HG5gg/aMSAAHEBBe1g25cYIL3lwjcx8HZh/MOFFJLx+7rMgiHShwfdhYQdCJcPioxXINJMWm7Nf2Bp46yiw/i+QXqoXLwufZlAlOJ+H2kqkVZGFg/HfRlra08e67Yyuphi6sE5ZyXNzYH27PNngwdxnvuM0E59+t8PNpuy76yUJM8svIi4ku54jn5uyAIZ0M7qLVh5VyagZNL044uHLOXNb6NZYwv6xgbS4yvSZKJOIoeneIW4OO4gHM3B1vsKGI75O356R98OaurW/NuLEHgjHORlD8oduz+YfZdCFvqnfJO3rt0Gb3rcw9bTD1u+39oUPs1nSTlDw1uuSWJdCvDexhd2VbWX1cBOEMgl6HNwY7sPIAz6Xi6I5s4mSENyw+VPwyi2VGEtoZXTuahreCVTDAIlpVFXB71Lsrh6VSyxCvVpTo14jqvROk3KeUE8ZHcvZ11Auo2ZGuEnqsBSyS6R7/4EpIXnIL21QaTh7UIOmQFg8UVAUytKmjpn1tRTBxE/lWoTEmfHi5wU336Fp12WcRgAWpPlSx4nTX0+5EFFKGGTCoak9eEYgYmD6j9LRMUaiA4wcyVcVxbLTSwC10agjBnbihs7BsAmHBKrMW+tWzsW+rEvnXdYEAskL6mpSdpWlo9xig1YbBVMpPTG1cVLUmK3abfGIOmN0RXDDbTS+lKsGqadCVYNR0YUYB0kiA4ZtiNRZwoRsy8DaP64QGzhWkaxuQMD4xFHEYs4mg+6kxN8sNqdW9MAu1GgYnlIO63bfLe4XxEj8doryXjMbLNvQ8rG41FS8aixaFPkksbudDz0UG5tKtKk7x7nlpNH0MwsSR5ChNLgqA9alne2eAjmD3v5MB3SW/N05th6bv1ZjN5H9QJlo1bap7BHgPdeQuRXLABZtsM11/Bbk09hkEaK1YKyte4JuwUsM6mWp3lGXUNU13fz1Or52OY1XWY4KH+Ce6ccIK7MsEtmeCsNrk2q30wKHF9oLPaL53yntquA0gDneT+hcx15sz1kDPXWTXXkki9ypt+8rnGopEhzpxZXyGz3pBZD2TWfZl1BXvDCsAV05LxEQRAbQ56I5IGxwfUqjv7yTnUtwmeEiovg2t6ivHtjVTwMyMcQbnKrKYTjmmG1ZQNXE08wqvz1X2RvUMLxQkHc9VJB5PoSQ/oxMKSI+qOY0vGsTNo9XT16unShHf06mmdcPUMG4q3qydBhiWESiBsWPakNg5fiUWey4YlqRc2re4/guVazxmthXE8Z4Y0LmP37Vww8Ab/C0nsW/rPUB3e7D8A3oydQNgkmUKzHvBeC3vTLGLcfZNI1GeFoa+RY6s6ppdTxy/v1XV0X3AVT5pmbBpUxbJ6csRU8cTAnvyWCjjgaTb374GNlmEk1EWTnO7Pf6iIp8/df7h8vnMT9HgdDY8M6cXAayck7mu0DlXecTujEJRz6XZOlPnP4/znksmeAs6uAWmdvZd9tPfcPlOo8vnksrYn0drlvuv5z2WTDPNoyne9ezmpx/yNlyAFTPkvCT3X8+CmwzC7qGNmYfrcfQ8z9HGUvdG38hb6dAmzFbQrunXmEs6CULI+4NJJYG9LCAQirQNPkmgBAJL+2O/dGR5m+52jtNPqe84zILltxAOdx5nusatS9TIoZqkRhZopr+FncrnyTG7RF9MKqZGrc1qR7fG17Vvc724SUNNAoP1IBPUhgtLzPSWiG1Ypgu45T0lJhwXBuVDUfgGtT3s6DTc7VAsuv3/pZAHUl7VP6VQU4a3I/5iwD574uDKQxK0AKWTOnYpltqeYu+DkarXYqDLmJ39F7NJ8HiYSoVFi8RMGrQ/eyXQd6+BFqcpHt5nIIUtqhpJkn1HOELj0EN5aRDNF3EcTSsIf6zShR1vDRfp61eHD0wGHg+ecpfqZ8kYUj/Hh6eDKE9Z+o9R+Y732bAOveNjCJSRdwLbTwtNuLwwvmooJORQLMjKgzX9XSeArmgSe8G74dtDAh5emgQXhbZyyjgM+8RkvRQWPLEUF1NATkYH1PsKMGLcjj9/lGb56EhKIy/tnuTRIAZd+FWE7qG5dWoq6BPBLge9X3gdHlZOLXtuUQiROBMy5Y1Tie2JVQsioBtYw1iSaYI2Br41GIcDvk1dxZRMz3YfudOtncxX/4FQfbvFuzMNpziEZTodIHckOafwatnmJD5na4l1NBZykqTvo65vv/L3PPPJX9/3NBUCA41q20seX//6Lz/7j/Q9+7QIoKcPpD3718bvp319cAGVlKJ4nYR7D84S9aGrg9JJqYXMwJT34ONtzlmo/G/R89gVCR/AMq3RDUemGpV9GsEN9EbqiCYMPrPuVWZ+skKbDyDijbEda520laqZxuHmLt7V+76jc+5nQ9ysDJuAX4r7pjCUE2p3OAeCFXEomeCjx/TBUvsdZgqDS4Zw5vKwiFon5ksF4ofdDwLcURCbF+lwHPFaxnWggwQfGmcBgdPnslFWkr3oBFSDqnsaBpAmHJDbRV4ck1ouPxRR9OCSR01eHJCbALOBwFMMZCYbQwfkKAFEb1+ihv4nJNqia2Luji+aBWaEBPqCWXUrwGLcirsj7lDpfMabYCUDvODQC+vhtP1SzkWvkPlLRCOd36HEaiRQIg+z0wpNBp8gAETeZtKUImJCeXsQX+J7mCy2xmbfFdvyEYn+Xr9/J/vQyTduRbHYz4Lfh1LUJOWc3Y3Yw4lNwbcaSjAUGOM7bMhtLrcwJYJnqlYm9yK5M3HZWZou4kyxOnpJrZEpeIVNyVd+U7KDvxxgxIO5fnTGN3MDVOad4Jb6kSq2AeMWjnrj2lwcVfh1xn8j5ge1AXeYo+Mh48zFE4cm91StMao6bOB3MX4HMfEZgwFbAm7gGkT9NwxFJZjidDPWz2ujHFvmEsYEmuEmaTA46SC6R8PvIZpD4WaXzmmCof1YZx4ODqpZjHMeu+/ZJjnHjD0BE+26+xcN1QJnhOqBRpcHgD6isqcOf6HJc+9pd0+dq930cOEUdoHrOl2ogcZTn18b9CT/C2UTtDmeD3QLLM71pf5EcppMwgL3wpYEvM0WzTP8jh5qknJTQq1z85TCdsh5murOXDv0NfCRAh8Vxib4G+4rOftpH6E9jOr1qEmo1ugngaM6Pll5FD3dx3Eak8t6is296z+6c/s7uyv298z1Wp+nfnZ8U/aSAtqx20Tpt0AcSNL8cx5bB6Gk0yNNV1qIime9DU2symlpO9wGf1s4VfxJrOYz1e5j7LbBybIHK24wJDu9/nMSzCuEqe1MnjnhcfVYEOwJFUDkNh0i2JJnPgXje46wcjSJZcLDP2MfDYp+B6xEddd+wR1w76l8FJ3uQ7pjxrpuSqfskNahBNWjE7CYUtQ6AGlrfRcwH1mml1kmnu3t3wH8fCmGx89DHLb2MSKI9PUsUQgN5BevRpj3+Nns5IxC3WdGD+KZmnu0sOoBVoz4x5ho936Rn25Bpn2DEhowBhafVfN6mmTPXSJj6/yPt+mPsKq7zvXN/vHfffbvvrlmkhTXp3VuKbIHBKNQ1xvXutQzekBTRJk2jqn8AtqNoSVO8INS0Ll7jXeISSJw2SHhxwr63bdwSDChKArRYXlCEqEqpQyFCLSKGGMpP4YgECNCk5ztn5s68/WHcxpb23Tdv7ty5M2dmzpk55/tq2F5JxmG9XDfOw+rLuzTh80X+P4GCprbOexCfyTrvAXyGaxBvF2DmuA+fwcrgiqKXObX5y2eKno0BHtRD8vQBNcowyUvRwxzbYZ7oLbUeqhW3Jz3xEYaqaOVeBeHlo48zCZltSMhsH84wEoCg97h4EvUiNT3eqE4GGujdxmK920DfnILebVQnAw30ZGOxnpTcad61Jam3HjM+XKTG1zta9qqPrpdp0Lasata/hRc/P1qNyNZudUfatZfpFLREdiodgNouRlgLoWmn5K2xoj8/BZFuZs93fl2KU7g2D+6ywVkNje1KjdJfJpcJW46g5+J2ueHfprSb86fEzbm/rF/KG39SbT4FujxvjeJ0rz9vsdvzE3pJFfILB4i56Xx3Lvimf8dNzNfj9rQ+zEVhvYGnmLZaYN4OAo2cB1cqg6uBnWRbqPuLLqyH0c7vnix6HARyaXzPohQzctCiI6SCLB4tvB7E9mPTaMF70jwA7lfMIw39SVJ3NT19eM8BftUj/KrxUrW1yc6r8sR08tnhl0tDb48veNYT2I6Dx2BjTCpT3zjn7d4Yd1UokMCcRTqoC8LZysYPp/QsndEgphlgBDrgymCtQX7hChZ9Mr31YXrq09PbqRDcy/gMiFLwDbCtG2WpxLdrh1pmJlsxlp+a9zkTWevkJ7JpPZHt0xPZ7Xoi+7qeyPbquWu1biq6XLHYNMYtaCcx4e/lBmWM6N0V2nYoaNstQdtO3KYjFSihARI6TRfIXjWHO5yK3/QEELCm3IuQHaoI8v+rGYZ/ziMWt3xO7rwGNBHV1OHn9d9lVpA6KSbrwRQCLYhjJ8R7A1cb5JyzMhZxMLsZIZ0VqLLWtSDV7owB9RB/mtRBErXG/CaxhMLWMEse9S2YX2aDN9niB419EfFhLEiKGZiamWdkkgn51HOzxM77l20f8p2JLmLADWR2KyTw1JsF8FmYSXt8CSox2Z9kS8vE5q/yQmZBjp0dJhgX/nXMnRUj3EbGLGkEBmU07IrfuCUIAuY81m95xOvSWDJDSCfSH4n0RxDpaCMoDnYiatWRfnzT0h/LHgVlDSkbQOfpJaJK3GNNEIBr3oILZQsuEqUI+FRaGRpnbYk00vljonERKWwBlLNSRsSIDIT1Mi7Wyhiow+blK6+IMRpito+rRT0WoPwYNrEvSppvWfP6ra5EKr8eMZB7DGXxmfgP6fDzfH242RzyOLMRYk8c7+pM8TwOnhvcnH3XgZ7XhsKFTD1jfIXRFoFGWo1QOqQ44n4QegxgCkmJ6XdCBZ3exqoZo5btu+Xa4UYOYuu/pk9C8n/ySVjgiFM/KGuYccJJjdKw+Fk/NAetp1jngFhsMMWNoLKnuI1iTEApPupDTV7M2J+Hlkn/7skFi6RTmFOSrIoYiUPMbuCxLbKEF4LC2qgk9kTDV8fl8rHsaVOdFVKdnI/u6TXgbTS/8QVIrPLv4ppzX0jlnCsni+4Ak0UtzILg58bkENOxsL8mLdxwrIttEF95srOkiepdMD8e80PF9iSJbfBRtmiC871EGFpCLKAXAJPIvjLGc+PEwM4Qs3rl+rIkvrPOM8/hRduXRgsNzILFvOzJJJQWDUwLhdlmgFGpdQhGdGUq0CB7ho9JvxOFwg/vLzW+MrvjNnGF7K2xTzaLKaSjrOvmxS7QN250/IIU0681NVWqJTkIGLkBM6qDUF6XPb58TJf0n7KQwopd3ACGDJKNDBlcYP1OUoMU9So3vf7ljChAay2gxAVSnGZXMoMBKQ6Ec6xD/F5Mg2Psan5hGgpSM76fVHtUkJaa7L9kMJznf6RoCCAZAs1WeWcUvjhwMOvCAD0phu+AMk2y3FJm+BWG1UnHz1ajZrErHogknAdJp0lZJ9c0OOr/8SBVFb/wav6DIJWKVdPctoWPKXB+hbDNkdcnKTGhIS0epYkkgGwK7qNeXmdPWZz9sIetO7bv9pW6QS2FdB+Z5VnBAILyX7PA9bELXF8T4Pp4UmiL5WypjqCfDwGujxcHro94u07qTSuujiH9Y7Dm+UMk89A32FSWMFyGF6rz3pkzKSGrYOexthTpKQoAqIGDZsLhxG8EKrIL41wX6RSN3PU63icR5JJsTBNXBuX6sezHU1oVHig8LJzwaKRlNEJS/1AsPDbcNYE7/FcLufAKUZO1olC9k32jah6oAm/1MSKH3srorzu9lgghzApdRz36vaVHP2yBoiF2QH3B6G9MFok7+iGcMBvqXHVaON0RTu9EK5s8PTEjXDeTjPDgPP8sWAyrvN9CC63yzhzSZkQsZkRNmF75bspR5/mFZpIDdBdNMlhgvFQ3keVMIUtFmAEjTRUoBkAsB7I1ofmpoOTTd1QId+7I2YOzkLOlIaf2VkIAMSnGhp1K/A1qsqZzdDhOzaB5ng4QfeZxOW2dd6FcDRRUnbU5q6z9AN6/QK4zQPCHXD5aMdRH0jkZNUZ5jAV8LMxmeMMo5Z++aaL9+XGnV487zXncgPO4/upxmX5c0cSgCqszcPtAsRzau2V/xzwL2AswfsbIhl7nARTeH6PhlsCCiBBfzepy3pwiMfA+bTxD2JA4OqXP51wA/z9i/kfHNYPnyeYYmjMWWmjhfabX8fBATbSJlbvbzUMWykgekz7gBwj7N/4nJQPzIXijfulgGVxXhFcbq4Sm6huoDNga7DyDM3jYJ7LraD54guMfMcXCgqH3MEWOcpF1EhgQH9XL4THmFfJGB68th7cf3CPTLpo4r+1mpWojPQKQdQen9lAByeggd8ZuhFhI9EmlMNjjg1xUV0Q6WtIsmsRIGoU0K9LH9cghjFmMCCm4ooIPqedvHZDJv5yJPyv4phfNTQNyU7/clGkNTlN3yva1woBiD4zrMdD4bOR6jLXIrian41CCljU4C+G0lYzO3JsrR0YH02e6TeQqeN+xMjgufHORkI4sC2gC3KCELENmMqK8ShNKglxDyGQ+wf4Tda0La9YRMIAr1v3otajDri6DUZbMei79CTSSglllfMN3odhag2r/nHBlwD5T4lFX19wUaIjaAliDR61/gz6YheuAYk3/6lJ9bLCojVY6G00cQoUJ9wzfkHflNbijkiUryZq40ecXwkCrS4sASqKOnOOcNZW8itN9Tuf5/idTEilk8Lvox9FCXdsDfg7tpm5OwVxKjb9WfuD4pVchvZrVRvGYfkFOJuVMiMSLVtlKvjAlFmziNbkhu4Q2M0xv/LO09PPc0grkIEjl0TTOWOgitLkuDJLJUsp3VUILgoRImEQjfYRnsDNIDQu2i3/S9VBFhvhUPrsuj8cFSCN0ulS78UfWV3ID+7ExGoauWe6NgRoYm8247aN+xlSeZC96n8zh7m9eBy16r8/hRAftpoi8Oh/3c4+LL8Y1k9hDMIQSlX/GxMTOSQCdKCdpzpvMJe9gER4o+HgcvzO3z1GPbPsMB5iYRrH3BQVBnesvkxkPlePg1AKbUezhIuS7hi97n2+7Ppt3gmn1wdVaEqLsMeY3gi5fAA8WpbJlL3tlmFm0zpJHlVN/zJ0Ebtwmzek7UWvWJQdRdRJ7qbfDwpTHaMtdZnRRIx7fFWwvj+5Sl2jVzivfRcrxXTSmQPnxpaPe9kLzuGJXCM/YTrPUOItDOQEiaj09AXmQmczCSwZbZOFy4lcR+OCVt855lwyCqHqQkRzSpkQn38XrTNeX7/HU/TfdWJLrDRpizEiI5eMeqIh5S/JMGwyYm1yN3+HYW8ZdDBjxpTxFYm5NxN/xb1cBfmslqvTb87AB5+6qEpZLDpuQSdjtXU7Y7WSA7n5Jn1h3eYopBB6ehRsQhXtmriQKdzl7p3HFB0DvhGLVxhtZMFFnnf/zIlmfo9+Q+9avnAEgSSUSpOA4oHRsbVC+oo/SL5d7PsFBUq/qxFH7vE10eTpaVaEF1+KHvU9MhVCllG6isJy14Ij9lOMcHT+JA84jdzvYi0i4724nJFmVP/NMZnx8wZa/gy7PWwO0TNx13N61RwK6XtN13evLG3xdkl/Xybfr5P2+fZdbfHkLUk5UupeF50aBNfrNPdwba8uAh490BnzG9h6SsNULaGR4IK6OEGSLjo82gn/lR01gbCLnAw9JzlzAEJYjp+myCMHFGd1iuwy3PHSr02xRerPv6YU46FQwiEcPf/ZiMWdNwnCnisqacS55w0TvDL3Ky4QYWXCSqBd+R3CJ6AtvXFqc8KBtC8lVe7Yzc2FAq6pSakfXukr3XiV+0Js+i3/n3jSypYJuOr6zxXCEglr+sS/NbXVQnVqsjW1688L3frnx3JeGZ7/JL3cUXw53ZujFrl//xd9+88JXD3VmyDjsHYps2Jon2n0nj+6fdV5VFNEiJv01BsNccKiygsgMMtfv/Mr7Q5hKdGOOhnt4K3ayqnYst1zMsEnBB4p0U/WnLosQhOBebkT4P3mXYm//aiBAMp8YrUQdunGx/J0hC42J/z+ltWiH9Oqmh576sw0X3zZ5uFNRiuvOreW1D+tcNl9rTufWtPM5VaXwu4sjJeTDivMlSsQW5wvamN8RcQm1uEC5YZFRbeopMlE6VfsBYt4VncCIzk1kyu/wd+pf3t05FNpLdhpaurOk7gOrNn3q/aFfQFDQxCP4AkGJN52/5arTr/zuERIUYP90yABcVsGDkbTYcEU4uNuq0Wjr5Mn9pBzBfLq/M9t2ZAykt52qxY4fnqFGoAwh5b1hDDApaPeoI4oydst0ziPDnW8YT/051O5bVT8cH74Sr2IiM+euYqV3eigyzoO+DbJ0MnqSMZyG2T0tFFuwFauCRq506nnleJHAgAunYSQODomHlXRbiH74ofLjHTwoK0Ys8YD22YWuiLYJworiT/aji8WrrqYHvHg4doqkW76SPPkw+WrIRhiOXUS+GkZcQWriDJyGK0IxRKhItslD1LYePaFhz54emvvbhBDP34LPqE2dSn9nCxhhwm78iuxx4J42th908muiGsKmYVw2RP9Awlu2/Aj6ri2f24MbwBaQpldpxVS3GeWUttu36S/779n8/F9MDm9rMaIv2yF+Lmq7R8XyAdOWwfa+quW2zL+Td8nT12TCsELhbeUxfcgZKJ+GFnyCUeTcLqLo7S+YliMP250i3F94jlDMYIJt22oN5v7sjJ7NTRW4rt50QeX4TtEz0N3dW6flPjzPTecXoLb23SmcxDUdp3e16H6M1AhXyXq74qqTeyGH3r5q4Bk5PjvIHbhgeOLyWmMHaDVZvTxMawtrk/v1IotuEX/AgOVMDurYutjGwMS5AkBxe8hbpDOq97CyS9UTxo7n6bG+s1jNtjvyZrY10fFDbLgF02gIeq5ukDuq5eLXqh8lQKj673lzuINgiX1gwstjuiHoYPi3bV1nT75yP1bKt0CbZKjUbew0xk/HzqFFsq9obFp3y+oXvvLFizeIqEOPo+ENszKc7ti1B3UKZQxCG+gUUactk1+IeRcfjTs7vHQk3RLp56lbEDYouRQBw5QDWV6yqPSUyo5m6el1UYfAaotZMOjQNJJKBTqA2uzMODXgw9vpPG3TitimX+kioEE0y28ROM/uFGipqM0LspusZniTLeV3hIKTyvxcl9maCV+N3dv2lW9XTk9TN3T1rV3has4Y3nJxT7cYYCyorm922eYIh65vGDUqZ0tcNEac1mU/F+5Qunpbaxx5LX1WhQD5rNtq8tLPMJt+mxbkOZCb0HxvK+qgEDTtq/XYy97AoHok4ntG/zuQ04a7ThStvFUthJ0i6xR9HXQtsmedTmeGZqN2ke3bdNuPzno5PbdvwxaGs6YfbQMWywbh15g3c7powoUFFwwriXJs8fz4vg5AHaunDozwU4rWplvf+N7MO4/et2ErYx2zd2QPfN8GC3xkeWu2XTSYX7PJG8dNXCNXo4Wc6YxdPuG7mWBTNcGm6npgM2DJUB0IkXIVcxK5yHn/SOqIzBHXK705UvHOaAd25UfIOmfCB0P/YDwYVyPyabMwjrMKuDJYUQUhYB2x13/A+2ShPnmOUuEaY0rAtWA7g6d9It7zDSH+SHnuFpd6g44ZSGSlPDLQj1x7wkfW9BFTXR9jr5b9onPEgXyFHByNyNn2ekHDX8snN975a7zz5apc45W5V14AnLkLABoOMCKv/AFic/DXpOSphdRNu1dUW61PDsK338u19I7cOZI3T5SXw38l78zNI3nPifKiDnZWyxtL5s2TJX8C9I4g0jYc7PxBRqetYhAYEqaoVDdK2TpYYcs4VdhK940KCM/liFPiiC+JNdNHFp6EOOFvlcJAf/h7ng+8pPTv68q/obZzYczOUv/JMIebReb5KgijuFZPGmmzp7flpYJAFPExlAINcNxsaRrMIYnZ+ysSmbkJpTV0H+cwCZWGM0dV3mlsbMrcq4UeO+0NIfFLJZihqdnI9t9icycWVyhPeqOQagZYGCGM1BVIyj45xgBwy3jeGC/UOJTXcuaeqqBmaKqbyAkv9hE3c64Jm6s8lSq3SE4lOY8etDmXLZ4zkJxzTs6BxXOGkvPtm7ubhqGvJUekd8nLuScCmtR/9tzDAWU69uTX7oicIssZ+6xmYBK/77Rhi2nl9Q+P3jK/K/QPbzh91MThRz2vjZONuizl3uzJyrnHAqrMsWNT/xxjWxn+Kcq46uWqN1xGcrPMFHfoy7ZWmUl8zz6jyTq6X849jkJ//rJPj339kRffj1m0mDgQe6Yt4cLlYJ4z6a4mi+LqblFMZULrTmxw4kh3YsKJo92JdU68vDuxxol7/e7UmFNvn5cacerMvNSQU/9hXmrAqffNS1Wc+sC8VJ/b4TEfDcFryZwvLfEDai1uPipOjz6fR19Nuo4WiHHeXignfOYiw+qhHLAeveeP0610f0017BFw7hz6axYNmvf7zWFHN3b5b3zcAJdbXo2wzOA3ybwacAmEl+cu7RvQT5pXSRZuMFIe86myTIQjJ8gnMz9pKXqMtwPzGKc9RaM365s3X/Wl5YtcOoJxXnz9trf0I0gO5YcX8cNPHnn6jpr+gWTxJf6BatUoQUlkbuk1ovuc2V2lDBMzAU06E7gDLAs9Js/T1dhqkExKkcdeQpEvPPd0VYu0KvLmRYtMqMiGyfNVp8i6Sbxrj02smcR39ixaWg+VVuWZudfeWM0fE05iNX8cvWfR0pZRadSF/83N+2g7oF/fevlfTB/a2+cWvz3jU0o3pU9YHp2UJnQO9knt12j4OPVORfyaBQPmR6BNaII2IS39RaWMFOl0DUO2R2Xz83xaD1+BCD7hp8k28gBoHHnTF9pLxofspJnlm3sEDGqsIuhiDP5s2nhu1+F/LeSzFdMAzmyuv8j/CF/hTPgMXGEHGu74qr9s6LJ0ZQW2RyoLZWqlGhDcrlC8NKpjuEeVX1uIWE8tGXL8mN89JkIeExE7vL1rPHJC8Srx9JZSIFwUUAmHPy7Q4xNzcNviDxwZx+waWTs4eZg9o+Ps73brONM6DrJ5szQmm+nwDds53lFY7MTx2StiHV0C32u45wF/l0M6Kee32I8jTsVvjwkxauLF1yR1wRBiJOjZ2iI3QdvkONsxas9zqKXxEq1LBPNQzurhbUZzkOnFyqy7Q/nhDhtpHpxo/5M3O7J2URlsCB8tmMXeGkzcbbNFl2XoO9ug3ZahjyLXDjEd3WogkJwdrGCjn/dP4kWtRPkWnchmJAOZz855MofEYacy97XZiCsxG9mOhmHQ4g8P57j8ncy1zkz6oB8A1hEO1SsZ9t1j2HeyAUI32C7rTTwvoKf7HI8TLKkM89oenvhEQC1lf8AOZnQh//fRGEs+hEd5+pQKwImgFq5fsgmWfTBlHXRBx/pLszuJZghZ+cdmRHQIVNaHXKDF+a/uyyKjmBsnPsCl/YoDaOppLoy7ExyQXeNt/WzXTTraJygZNSoQWNVAyCqCckKVHNnhD+a1A1TDcQh3IK4Yno7tjlKG7wz5Vf5nUiKlnKQPJiWAp/SrpPcnNeWr5BKWjfcmZQRzYu2AeKziJfDjLwxbRTXrfIE3meTVHwsKVYaXSJzsGgVuyrPVkQBnz3ihx7kp5wJIPFz55vj3ZwKGzXkqwMEijtnLZ4MxOXEPxWeJn7ybI3rTV3zlEFusnh89AlAkxosIaVjiRBAdhqgNxdHi+J2jxQtGHuSN3ggbvUN6l9FwkeF6MTdV7cCv3VTtnrHKHpzSEx8/a+BK8XzASbHUpxzC+3meA9hQ4TQgm44Ed5gY3wZRjsWN97vF1a8eApfqKY0cf5SmyVDH00fse4lQvdAFkeDU2/2uVF4aj5go+yK6rnzL286toDEn+I7sppsEm4P6DWYzI7x7glPPUwpVCYZtIIAXnCtjMc0eqLAMfI7yqKLnedfupAony2Kdt2jh9ztACV2Fo+g+3ezVkFLO2AlMszMKgm73jSYY3EjCSbC2efI/+74cPFzjhztNvL3xefaGDI8Or7OyvH6YI7SvGYskOgaNE/fdUvH7GHSGNH02COFIH+ysufJSwXQgqOkKTXIFheYKtNOhorZBfQbhcRz29ScAQ/GFOOxhzTggQAV1R3wk9Xa/K5WxPSrxMTmkR4tklbcajmlnc9xGgn2oJj6A4pCgd3vxUUc8HC68gpbTvn0VQ/ZW8W9swJmBkR2A5dAULIcewXLoZaCGvCWQDhlDOjBjHSbfbJ/0sKx6ASdNu8ggXt5LD9z0wT/+9Mnf+1/2vgQ+qupq/C2zZR8QJUjVN6PVUBLMMtlAzAyLQN3SgpX28/vBJBnIwCQTZyYsSiEi8qV1i9aFWtSwCVX5pK5oVVLcsEWhtrW0dUkVKyraqLRGRfM/y33bZALYfv/v//3+X99A3rv33XfXc88959xzz2mor5uH9CJUJh+AL4fPhOQJ8fs7deu1AnSBOGyDX497HncqCnLMGuZyDQtsNZS4hmpaDb2PWSDXYzMqgT5QDIi8U06T5Bt8Fy3cP1gt7Gx4cCWFLryNjWOQ1FsW5jFcvIy3dePfZiIu1pnWY01yAT1UrdOsXxLFwKIvB9FZjghJzSwk02abT68+y/n8TCipNyNK2mJHSZxOOJmQp+lJBFA52R2X0+aOC49comYdKkXpPrmMic7LgsqYU2+/x2y/x9J+6kuxpQiffkQrhkegNpR2rOsmHIRWe55MQz4Wi0Myj7uKHjhMs4LCRMcpl5JUNOduhR1looY+a3vAH6LYsA5IeImAl0hNESgk/C8CGpGGDeyHo1RXxoZHnvFOYS0vj4i1IiIowyzgduriXpYfBM1vg5m+rSHSNMO38EGI7Agn2UQPpJ1OEkxRw3oyViwCszEwWwTmYmBuA7v8bMY8mvU8SqQohqMQTjIFN8c0HaJZbEpZllyFu9xhoH0Ho31UBoTqEp/HhILDXHENWmYK2VrGGnXKLBeGxw4myGneLBFwM4TTU9KnGEMaeLg61PtJyVY4cCVbI++orFFajyonY3nN+FIchYcGv6PyyuK9Rkdakvdaeuy0qJsiajec5tH8UsX8cpAMFXG2aplJHIs4W023zsSpdZtMeDRIUVU6tWgicMQo1hmB0AcZeq9bzdTjERPDqk2Jr9ftD1kS69XOE7blVIsRIjK9qXi7VosjgSYy7HFlKcJzHS55ZGZe75k+l7VntijcM2xJBlrqwDKEKRmI7xVFd7kWELYRZY9VtzsB6cF9mxMnRMjHyQ6gw7XQGiBOfXrPUp7eT1bpLiQtmfaoCzhrM+PQdgfG9TlNa4g9FNNvidlFMR0uIwZ3H7eQBvAY9YCzWt1GZxTqUckfrRSRDrSzVu2mA81WI0buDX53I1eGXAPplfLesFoQBZbEUpoFJMp7g+Zcx5oTiMK8zxGq495UOc4wzIPHJiykjofOVGAdx6izcYcR6A80Q0A1dnIDsEe2yTzON7I7YsDMuNzARMP9UhSUAq0A326R0VxrifRT2WdaQEJ7oyF3gnNBW0hiWEsNgKKG6yuBgl4oJ3Gf4q0f2YEca5udG2rVPoyFpXwNUvVZ1WqXQlsd46VOtLD3nCj4x+T2EYp/Th9bPEHzKX6TN17qx3tutdqHd3etekDhUezFLKo4h88oB2VBqEqvHZSxXeWqbVP5rKx0bEQijQQqu5MtQmnYlYMJREzj0mfQ3Q5YrQ0eqkO1HLsUHudc7HEOz/DWAtIjAqYNmaltqEjsQp7Foft/M7es1A3oBK4Q/+AhzT6UvHrf54OKGIlItUfm5w543i6el9RCvvzY5ocKbJEFKYqu83DN325aLCNL6yLeQuXLVJ9OAdgew5me24IGOXa7Yo+ldILMEBa8IInAZh52bedBMpXUk1AglMXWxWS2LqYwvecgURERfXgKfbvNxpqbIi2kncfSf+Q/z083Lx4rE+pTKM76wCKQyGYewG70zK/rK6HfLKVxdAh7QtWyI6SQjc72zH5h02TdMp+iXYN3BeBbZtNulO5Huvu9DtWg7BwkNDEw7F7TvaE58AQYG4TQkEyDrfNL642FMaKpCb+qm2MgW/bGtxs0pFbNSTjlkut3/q3ola9b1AGxtR9fJXrKa35JmA87z9CPdGsyKphsoE9YWcWznpIBfbd+HWpNkgG4fuxClazXdSoC1rIE0Cs8tH2ygIxHLLCnkqIbxZtLFRsWXafrEz1a1zg6DRzZsB1SvVlW+pZit8j2WJeF6lWn6UnMxRXPbZDuH9ZTJZ64lGtexBXXdGCU2Xxdoa0JogGFtvpb6z5Vt2G3S2FA6VEYULYrYvLYAGWv4ZBtPx0RtHod7TNPhbJ4kAhXv/OI+qQZDfER+btOl2/ii0ZBEyKlSuIBC4mPrIGTupLoSJXshKKYBx/Qz6cTJoyTWur2OXUCaaiSId/PiQ1Cm80hhQrqXG23oOhN849H3ItXH0bHOZrjUp2FkaqUJpZFXAIh6OdmvIVUqu1odNDFdrnINawum+gzDmLuVGXvMiRNiphC0dg1cSG7JvYirLOdRfJXnMXTEQjsdfi32WzeBn+aDhq8ng0LNNxoYQbSHVZeuAXR1iLKo/PxVoq25iz6dI3i0050g60gVvcNw/sS9IaN9BFi9ONsQurhttAwm5Daa9GChLk6XMPTGMfBfZjmJSEZC6vx6e+6GrStHXJ63RyAFx3rNBk1uVAfjFS+1qOOF3DqmosDaAYmD5g6CrjRJbvm4YCHzPFkcYAMdBQAosiH+DxImAtf5kBW2YaWWBFriWnMMRey72Ev+x72sAMgKecu1SlmynJDWtM9mGVmXR2nQD0uHdCsLDJH7rOy0zjTxIFMD+oCGVYxvKblVUnGSxEm4Bi34FlXtonQdiVt0fGZsifSIkPsUxqGFY14kvSZpQ8Wptqi1ZJtYY5Y7agGoEtltSPVVDtykdVDxAMFV2qeVTvYlpUTnYuw0nO2lnebPx9GI7ebdcvyYVzy5402n4hXIk7dcJ6DakYOVkjK4bHJ5bHJ47HJ5rHJsmj3qRb7krNMbnOv7YC7J7O1YZvgUTKlizZbNNcqsrxc3yxAw/VD40KVhGDrbzqxZRKplOoyPDyqi+dF6RiXA4YwtE/Fl7sAkZwzegHtx2iuofZCeEPehurE8q1zhcwq5ztkSVFIqxPImn103LNW3auyfeRdtJEE5JxakENbnrxXQoetScjm8N68mpW4rW/1g6MO7y0szj+IezKyaShpWwapJekQCAej/4z00iqjBGBEkozZATTwIJ6EgZE0gZ3KVmKzycrrOSTnM6R3QiaaJr3DFTidWAupJlWAO5ZmbVJ+T+hNFrgjnRrKFZSSQueiSJiqGylRrVF4NJcsAHvYArCHLQB7qJyV+hptmpTtV21iOnUoCXEvb7Ya9LYr1K1koqUPDKKlIZ1FCHzAIKTdDJVuFuq7mYBxI4Ijn+MaGkNhAbEbRVhuhrK5bGd7NlJtRKqRAJhItGxBxWUxqYaweUDmgeuVecj2ka11Qdreaoh8La3qysgh7JPTW9Ul2wSRlIQbRjIOfRtGEeLlK3XBkqUJolyZjnZac5cN89luE1Dtpe3SkTQNSo+wuL1NxU96DNjGMElovWv0ke8zyPgf2nTBO2QrOvNaBKSmTSEhcCz0OyJCtAmBiBD2lbIvM9oHHAIXahb2zE6dedAA11iyg4DqErgLh2uzA9kXk7zSi2E3IeSuWGV3xeokJ1pwV4W7YtWwbW0sNiH8kb0R7090GqrDmAX/6XQRS4NmZe2MjWmlvoiRDYknkFou0iW6HOfw9jH9QcQXby7ibiO8+KvYT0cJ49rVLHkn5v6AYO57BQrtQBVumdBYn2zgsUPEOlBsvxl7GAtGftaQW7JIzGe1qN+pYGUtYj+MsUASWh3G7cv9qo+MVPSqwmKYUgKVY2DL9uWwtXVc7Wm/x6bywWqGRAhlbSXbIsg2uVEHJHvrqh3+3DDVxMsVNXZihbl+rz8PiC5LN6GOtJaH1Died24cDc1GO8FsIymLdIr1JclGNTrs2bP41++KsHNp3POlRw/tHGWRikoOVI+ISgdZE/8lc9Z88ImjnmAjgHT0ieZqPk1remlxIqDASMpsfH+/zOLlV3CgsquUfbQcW0dJuEAi0ySSJRPDe7ZrGp+LQCtE9NlPdNxhclY/w7krW7kqY8/b0g86IDYTnb7O7zSpMKd1a4P6C7uIhoEJJjzcuksSa6Dh2kAQDYcHaE10IIFExlJol7eGn7y15OcAWSvyY6Bv2/UY+3eWoWsczVyY1N2N6yrCCW+fWMTA7PbAa+3xXlvNZrP/g2aifKwTwmFhk/odDlzo0Cq9ZU/KZagKDF7geqVMS8GWQUuBfU9KbCBaeXQPaulkIRVs7CgSLMLqZtlG9NBJtXVa9gZIaNlJxBW9dAFvO3rQn1IufQnLowe5L4ATPNvjIeZOyzUIaKywsRSliZey8LxHPslOfAUkL0GnbSXSXhmmhxfI53zNC1MwH2KBkG7EM7cFkL7A50XZPknA8nkns57X3+m8/AZ5ta3hxbaUb0W8HavxyizkD+YWmUKiMEP6gAXkIzA2459S3IY1gHaYFWixakhHfUjg6uWPbNb/83P+C+poE9hZZCTeQaScZJJyOSwQ0i2EEUG7zFCSRc7BgLuMZKEfWMRC6+ELNv9gGB30e9hxhJuJUIlJUoCoHcCyWoRsqBzhsqtDCDmqlTQlKlLPRGQJFdplSo56ZMPvwXbr3uYgvwcsJypkohlt9cnV+s67QX/S0zVifsq0/+WycENvpG9sZ8JsiKx4Y1IhUSMSDoTw3REeKz4Za+KZMBpboj6SjfOaO7qNU9xof80CXH73bSg4tGIpBTtkwzqhNGQuV24EDJgr7kaxBUoWZPU4MkvixHNXpjFYzZ0D9K506gPUwHfVEJ8Jv4p3qLx3EAA9bUPwvYpFFKDTjrsFbeVB7wO72e2DHLpCmSDPZdpmCCqswyYl36Vv4hibYjJukvEbYytHFrpastDhkoWulmzqaMmoo6U/7tfVteSQPEE+oBoG37yfiLLeFXU6QBuTgNzfNXbIgRCci6S6brBN7DurpALJR/pQE8Ei2nMQGcYb6736IqnJ6L5WybBDallb1shprkVCfIiVtyQZqzsJq+tbhryJqPcMJtcUfbtvGu9RE9dN1i3NPUpNzfnRkLXRdyPZY05a9lQbpPcHF8IV+4Xhh8nqIkURiltqyDUjdCq5fV506eBKfSkrygrXssFuFATbD5XxO+zbmew9Q4VFCa1ryAZBn1laSukk3mDUVNZGKfI52c+Li72+uFl+7WExUBY7+9GEwGs6K7yiTJeERW7WgvWwFmwWMdbIvJO4pojFbBqL2QpZzGaR6GSzRMd0eHSX6nQSze8y6f4Oxa5OI4m9SJl2G8lo3hbcsoQWbxRnKrplrtcSrlczkKqyzxR1+UxGZKgTlOZjgfnoNcZgWOYxwA21YeYgoKW4oQcCE4uRQKIWe7uZZW9zWfY2G3XTUdybj7fpqH+FHe/NMV3MUBm6PCsbPaWwKK1TZllah8zCtCUsb2uDW0EtLOYSqjjNJeIZ91i+i8OFPrVI8XoWHwWs5+GazsNFjpQNinezrKQ5EzLglHd3ZSaoDR2fwqHwWuECc7+fD5utkRnDQEd1ycKJkEXXifURSWfIgnU8NqxjClQ+c2ZjRRGonEIfwVJx3Fl1ml6QChl6cvlQJgrpyS52FvuwyMbK4QE3JxuidZql18CAOXEG5ZFwzendJFyika/FUmKCIfYujkXnsPlsnq6AzdORR2mxAYG76kFiQoF/RokBYhu2HZjDu81e9hDkpB4kZCQ0EZyhbRSz1xKznWL26QcJ0TwF5d+t6J456ODCcHZshR5vced/BPkC8R2PCH+u7wQD4JzEa9GWftp2vhO9ChgD7tROGC/tQyMQx1ere/GeM17aRcYqqpSnZT6m0YP3rCrlcZlPb2zH+wjrXDluA248G9v6ztAf5AWiDs8ZxVfxq8cUfFVu7Nc70bdzP9IZBVXKIbx7q5Q+RRuu79sfg4clJ8kSZHQcjYyRdd9ed6tkYHynWDztu0xO0zUWrVykIapDDinHjdRIVe44YQ0lD9nnfOOQL0GXlkt2TEaixwbm1V3acUDRHEc7KCPRyYmqHQegjzU2d4YfcqqISI1Vbq9j0DRVQ12qOWymZKlL9RO218Jche0qrxHbVF4ktqi8SnSrvEysUXmdOKakfjrlXNRAQllcPRqISMTlhJy/0frSwPYgAe+xUMDAwuu1LODO1mvu9ZprvWkjQWJjSqyltYQxCOq1WTQIaRvNM8juB3lezBYysHX6Xgnp7cikBWN2VqkNp0FPa9mmZ1U11K9ghNeM6KMIw7eqqmXT0wHFUEOCj2SrbpOKKLcX5ZQ5dk0hIMEUTu3dZWj5yAYa7TfIQ16uUbPKRLZcimTDtJxXxmWsh2DCXMZ6CbARUvid6t0sBHpG/pzErEWO4R2M3hmx5uJAGZqdudehg+0NDlW1MmjbTB9kptV24T/IWCmArae5EaYhNg38ph1I+RabdSiRputtLuK5u5fOW2u6HBELItxH6pPHpuQDz7PZAvwlPnJDghvZwo+c5P35VUIXDw3oSHwcgAlqsYGiwOLCCgX4oUrLHn5Iy54gptEOtWW7Ua+2TmQ6LdsnbrJ2qDMdtH8ns6c2w0Oh4RKP7KttwdfAJWyEOzIOazGMXvFU4RVvzTH2g5MVGfVjL6aGUxZJDWW0fOwW+5chYSjLxcZYhWlWsm7stKziA7K509fhsIqBey2iVcWYRQ7yTSWLeIf3U8PiNL3xPn+VHepJ6u+g3RJFh3tL5hhPH+oFiF0BUlSl18ZkwSjbBNW/9ljnJ0UyQZRjcaTHWd1gZNXhMA3R2lybAw2gP+aMZH3ULat1/lV45C6ybHmcupvZ9xBv7TFz6/DeQ8ztHqYKrBywYT8R7sQB++lMhsInORXyj4I5VyneYzqH8xUMy+smT/XTmGg48qesUBxSbRX7wZXsVFJ3gOnUyBanUygJky2aITVZmEPy+DNrVUYSOX+QHbJdW8ZUaCYJq48ctnhZy9Mw8SWOuvOpSpKlan4PmxGVvDetFt59cDrLyCCh+oSLLXsDgyRgYwRi3xG6SQ0HJvCyq1oydF0kDauS8OSE84mz0Di2cMqDBXxxlWCMPHzIS6ZuqFXtStQ9MnmL1QX3dAQGdaHpuCVA7PQ8SW/KgL6OinM/3u7VpsKb06JYSN22gWTagdP/tjB3MpEmzqEO/H0XX66l5BZLgk6bJUHsocMKG/pij9GybgZw0HTINabDCTwd7lstAF7MhgeJ278ps2XT97PZsmkFGzZVMho2fcFi2PR2Bxs2HW43bLrtZ2mGTfu2pRk27dqWZti09740w6Y991kMm35COuVvf1XDprtVMms66cAvN/189bUnVQ82brpzsHHTJ/JN26Z9st226YeZbJt+lNm26U7Jbty044tVbNzUtGJqmDndenWaLdOu+49my7Rjb4ewZTresGXae3+6LdOPM9syPXSstkwjg02ZnjbIlOmuJ00DpcogA6W5bKAUSuzQdPukL9vtkzJQXp8ZKF9wM1CexUApZwTK97NMoHxCWNvNswPl3gfTgLLrwXRruw+kW9t9IA0ob7jWApTvOBEoDzBtpvwD1nbz2douAleHfIzWdnvTIPJvmSDy75khckwaQD6xKs3a7lVDW9u96QfpEPrQUSGU8kcI/YYBoT0PpUPoJ5khtN8CofDdc2bHb0yHVfG8RbZ00VoLECMRdy+GHwTCpaNHnaDX8mGMfFzWK04bxyqx5QoZd94tLASbdd7LlftUVG6fqPMrHP2ZiO7l7+40J/VBkbBf1pHOYUvNf6vXfC/UfL9swUN9ohm78L5KsXbxl+IVqf2LjNYqXMy9CtXnc1GfLSJ6I0cfFtHdCg/Jw0Y18ShB6AwYA8XEMNfAc84dDjTyL0wjCTzQi2pCeOiMQd6Bp0N26IiAtlDw6HDHLsLBjkkHX7v9cxdiYIcJ8Ke+Qzl1IkY3c1InoXihF1H0qe/y4Wnbe6e+fnYhGi9kKj3NBrLF/znUhrRYC9k3HB5Sd6BpclT84I0Beh2kgyL7ergFZ+H59glyjenYBXMqtQeL2L+myATbL75uwsO7tOFhTT7bHqxnsqhIrPVasLuWcuyTrNVqtn+Eri+t4SXQxYBgT8NtKCtWRdcjKnslgUb9YqVABzRIOzmEemgCbor1gQrqD7NgmN7ce9UGwL01+LjzeXw8D16rKB6l2xTWMSjVHAKBX31kBB44EgJ/wkJVvKowAvemIfDt6Qh8exoC3/ZIGgLveiQNgfc9bEHga92IwN8jEOv/JxA4ftL9jyLwLzIh8C//OxD4o/8QAn80HYEPZEbgHSv/5yDwR9MR+BUrMyLwlSv/HyFwg9i814LNt6dhdqjR251GjR5kZH7lyow4ftVKO45/7Kg4Hjv5cYx70ahl6GnF3t/P4vuX0aMDRWF5h7i8q0R5faIaBzl6tYg+YGnKfq5Sn1mlXnz7FA4DPgBK2Ydrzk5FP88j1h3mL9nIic2wvrFP7cdKbXlaX4QkXoQkfRGSzEVIMhcLsQjVWDe8Yf7r9KplCTJfG+vLjZhFUfp6gyyiY52hWASIPeMqpfCypPCypOCeNKATY1lS7EuPYl96yN5ZgM/qlmIb2XmAZHEegP4ZYd0OqT45tPallezfRQ2yW04F1Q6J0U2hTU8ye4ac7Qx0qIOuuGiP7+RzdQsj0LliPxeeyclIAdsiIpOaKD+CF12/WYmdh7p3oe7frIZ+K1gQarsUpSb0iuzeLgBaQZ1B+TrqgDdN+dXzWW9zIfrzWBDyLgpKoRXoLAdzDpH9KPocXY2ScWzykoJlk/ngUmE8m4VHUmjZAnQIqaT8wNJ3YbvZ/yrcKJSTUwwfhE5gU0Uh77lsAMX7GJ9cgsRQ+1xNFV5CpsLSpgoXeiEyaItWVRWULuAuO7qzYm8v6BtPeLOCtpwD/RhaQeer1Bmjc9plZTkKgSdpnWjsAG+u5dgby5ehciX8VcWpAnTroz/KywEStU48zL98mR8/NtPhrgBEYlbL2J+ejHo4iniNDgFzehXFscKxHNtJnRP69R/79y+LhYYtIlcp6x+SY4nQj95b+4oc8zlRFMkNxdF2o0NbGPQjfIKSnWQob3HIGQvtf/nX9y9fYA/hESYYzGTIkwy9d9N99y2J+T2hvEUaBB965Zc3L8OgF4Oa1OaXtvqzJrk6/dmbQ2oKNwr8OVpW5ySZHL9mTaq7EveCi8jqjmcRnirAjTw6q5U1qUcVqVydk/rdVwrXbW4tS8/r8s24a581SV7mz9Kyv40gjg7c6wnscib1SFru91dTIhQQoVMZGmecJkjk4McqhlAWwybVpvE0yelUnHyuG89342aB0goTgmR67MqQbYyuWIa91ym3+l1bZ5FAysVVwwNfqATh92zVG8senKl5aHvFM1VoYkMtPQu3UjXRZKPm3Az9B5lAcnKD44z5KdOQZwG0EgjJ78fIu1HItQjoDNGpaMAISpPTS0PXWSncjBAlSwbMAAuPDtJEySi+HqNqk7yd6HgQPVgu28wmD2JsHUImjz498gz81qDden6O2B4JsJfxwdtDc00yhJ8ioRzq/jsllEO9r9IDbfnqlaIdHWxrTp2srwvwTd/OKygpTFo51PXMSs6gR3/YS6+9O0gSpqQQOaBjb+eK0ApEiAaFqYa6nhWf4HD38fdAyTwrHg5duTI9Iz/6yvLTgEuXos7xChTEho5fhF5EVHZVKause4m+0uWFaBAOPe3pGSghlAITQIVw+Rq2KIR5+dWFxFJI6FFuQUEOZ0zeScg0iGsGniNynet3jfZjNIn54Vm+kByiKTk5H/5CUQHmPDmdm5Tzwon5kWKtalztGx0PSDNbwrFYsRYYV42hi5Lt4Ri+K8NQcyTcFEnMaYm2zlkqlaQS4cbIuMbkIqk5mkzFE0snx9tbU1IkFmmJtKY4kIq3Nzbz47xEJHJZJFnSGG9NwXs9s+ZIdH5zSmoJL4m2tLeU6MFoqzUYWdIWbm2KNOlhzCMcbY0kpnOY8zICeJvROtNICsXNic+bl4wYwQs5JErVQ1yoCLWFE+GWSCqSSEqpSGNza/TS9khSCqdSiWhDewoeWyORpuQ5mCgpTY2Fk6loo8YVkZKRcKKxuaQhnJCirZDZnFS8TUqG50VKwolIuARDTdGmmY2JeCw2Kz5LvAzBO3xORJraGyMlLfFUNN4qJVvDbSVN7YkwhRKRRZFwzAw3RRqhw0UAuikWbuXnKLWzpCkRXRRpldriyShG6+GmSCwV1gPJWBQqfT73hahwQzyVireYtYRhpRaWJFOJSKqxWVocjcWmtjZNSYTnz4+2zseU1qDe7cnoZRE9UGINzOTnWDwxMxVORQA8oCNLEviYii6MIpg0RaAqUhgGhZpEXS3NA6BriMcXljRDpaWGcOPC+QmArybup1RzIpJsjsea9CGYF41AIBVZkjqHnqBtk6E54bZkpElqS8TnQ6aYfaOUpHZ+JxpZfH609bsCpOhx3LxYeH5RKtEeGSOe54VjSQw0NsejjZEiIC1LeDpoUmpOS7K4rTmcjBQvKV6aLRWF29piS6FLxmv/lk0036zmiIATTXRmJKktbo60akvj7VpbeyymRVPFGgC8xnVKauHF4aXa4miqWUvBx6IHx4kdezvsaalwQyyiLYJ2FGuh1qZEZLE2LZ6KL5aMHX4YI628tFSLL4LkFaWlE7RYdF5qgrY4HE1pZaUYQWlKyiqHSFRBibh2AM0E0MbF01ALpzQYC2gINC0RoYpzDc9IavHFrdq8aCoF3aLxdNWiSa01ntJaIuFkO0yAcZb8YKCh8IUR7Rwx9pLtsvTn/HhEdFZjvKUtBrM3tlQLJ6ljYXI1afFW7ljo9vZEq6XbMaghNI2TohfOhI4joIPqXTRjFnYowoU2nUop1s6PNjZH54dbzws3JIuhK8uqrPU5St+VVxodXFYu0gTSB6Hq6P3bEInFF1O3Iu7QELFwc3RkqXdhyICMZhgTwNRtSa0lDkOiJ8QXrfAHhoCjkhO0OGScWBxNRgAWoTN5xiQpy+lQbCwOXRPWcM4BwC2MwBelFEriuMdbYWEw6qt/bWDvtOu/Cl5q3va8Xr+9rPazz05+3r38y5sfOHh9+3UX3vzYhobVf7/jhtStlzTe9qOXnizqurrw44P+b36wprXq677nK+6fVjIhctHd2xbeVn4we/Kn89+8YPEzC65sePHgT3764MS5T9Utjj/0/F1br7/30tvvaznxm/Izlz/957veOv3aWZ/dsbHopd35Gw90fHzrjltf2LO6e9mC+u/ld2/dfqb0q5o/nTFy/WPv9b60d+7Zv/jbH+fkzZ53z4aizsgHD15w684vt79/8pc3Td707UcXFtS/cN6vrtv+1vY7n3j9rtMaHpj2+zWn1m16p3bTGe+u2PLOo3t/9+uct1596cZk9MennXb3xGWPVY3N2/nF4RfDq4Yt3n2P2YMN9z7z3pKtMNIrxv6s7ZaXb56c77x2zH2/OnfM5Dmbvj5hy9Zd19REXtt28cPFB284+P7stwuekd5cfuv9nw97as3UJx8bs7jw1aXr9s96MGvu+WUL11x+8d0j/7Ji7LoTHj7zvR/ObHl/WO6LT74za+aOVx65sWrk78eefXPLn8e9WO365uZHP6x+8sTfnthye8GUjZvPO2/Rzwsv2LxvyuqSc1c+fvvmb/56xhNPfeeJvzRmT+stfvVeNbjft+OjOufMcd+eUz9lwp6bO7u+7Lnts3fH3jN1y+7Ki5zXrP3z6zunHFo1/28DZ3hH3t3/n943n3k6DUw60sLdaeFdaeHP7MHgWnu4/il7+LRD9tJuWWMLa48/aQsXLfzAFv5UudlW2iOTH7OGvZt+e8Aa/sbbq26wlnZI+8tD1raV/XTOm5awY8fzo6+zhJ8Z9/j6n1lKWzR+Yc5rZvjADxynPvfDwfChl3bZyEdO//0+I9x1b2v5ktX/YYQfvDi77oTmnxrhde/vfnH0zt8YlVs1Ihj+1ndXGR2/aVTXo5vim/Tw+ALt0BnX/+pFvXKrsm7qX1Jbd4Xe8W/lPFr1e/f160R442sXzHe88PxHz4vw+bf4r5gaXBY/LDq+7/aH2sZu2frM7aLjY843z6saPqr6GQ6XP/fs6N6nvvP6qr9zaSvOumRYbPwtOcfdxh1/57kPHO9+/vIXb+2h8G9Xn6z9afrPT9z5RB91xZQRxx3qzHuo/seLbqG2XfSHkWXv1b+xsW7E4+Tz5J49//7F19868boLR72H4bd+ue57T1bv2bv913+9EUu7Y+I3P9zqVJ1nPHvPI+j8yfnC2pZRz01+dtsjt7yFaninSiv3xy959/IXy5dfD6X9sLhj/atXf7z/xJU7/v0BaNvWai3nd62ld6xrOLOyV5ICu/2HTp869TVl0+0Tfdekz2cpOGzOoldzzzrv8t9+65y+j/8o7VrweTS7c1PBC6d9PHbRvk7psqmXOfLevW6m9MFfH/5R/j0d+15eM7VrY6K54517Nta89Lv6aatXjP3jXdNCfZe+N69xw1Wn/WH+nIe7un78rdgFdwXPyt3csif0yZsPHhqIuN/YU3/unr2lZeUVgcqq6pracENjU2QerPllpeWlFaWB0srSqtLq0prS2rLSsrKy8rKKskBZZVlVWXVZTVlteWl5WXl5eUV5oLyyvKq8urymvLaitKKsoryioiJQUVlRVVFdUVNRGygNlAXKAxWBQKAyUBWoDtQEaitLK8sqyysrKgOVlZVVldWVNZW1VaVVZVXlVRVVgarKqqqq6qqaqtrq0uqy6vLqiupAdWV1VXV1dU11bU1pTVlNeU1FTaCmsqaqprqmpqa2FqpYC8XXQta18FktREVb2uKJlFjMJ0Waw4ui8UQy2xZ90Yxzo6lspteAjNAMDkCbqKUSSzUbahDf1OsMQyiZjM5vRSYIKEP+XqzAE0XSUCoVbmymFNmamXmxSDde3L9DRJxJmI5n4g4fx2Qb5R85f0vm9DEnuHBe5rwytTd9veaykloS2IUY0OvpCXDljoWBqALCAQiL+UCSxVuBDou3AsUAjEe0AfmViAYvgOqKSOZKj5Rtsh34Kejj8KJIDNb8BFIEFqIXvkolKQKJhfTy5kFHxRcntXmJeIvtK+b+tDDQLZH09hjM5BD0iUG/AAPSSLxVpv6Y2QwU2IXzJgvu1nIlIo3xBJBZ5wPHBAQVMjZJ6/sL4kgxRaCOXGXiKZL292FtUTjWTsQYkVs2+GsMtyIp1BBhso6oucH0lcgeqpAal4n+Eu8B2iKRVmuKi5FspFfAqLUngUpOaPEExUCxjc3QyUDDJo1PpkSTwIYu1YijS2ptyOdQq0WKKZFF0ECtLbokEuPXbfGoyc5I0wV8pZCYZQjSicpiYoJwpKGJBmMIXzYBhdgC1WgHOhm6o9HavkgM/uwX/9+A/3+xjx/CBjW6xICEtP6xUM/IKic14xOmr2MoQTF4OiOJpT8HMW9ae2sqGuOJEQWInhePE00bi8xLGx6it1NxbTIQ+DBrwtrMKLI2mmBjkSQWNaQyLpox08AXxdrFUZwQs6AKyKeUl5r8SUDnTyq/Cm9n57fOQAYqHosImnzcsdH7FzMbEl6KnQSNn6D3E3xHfCtA8vxoKwFAAviI+ZE4oNXE0inRpskEDWn5seSBWw29EdLBwv5+iiEoaZ1v/x4lGZOwxCGSmO914UY6fkjAFE9FmnQZ01D4Y868jAhEF5WYkiL7xT0zB3tGiN7S3gPzv3BpCQoOSlg8ZH8/k96LISvWOAlwfQ3AGpO4QRqSnwaAbI42NQH8MrhaBBQazkIafeaomwnqDX5aDGdbOAlgbYfo88ML0xhrgCNR4BnUmCiAVrE2Yz5gmXPbYy1he4ex/GIo9rrMZK9LDCEHRB47jNvgm0FYZ0pxpn4l2YWNX9aRN85mHgXCo3HqO2Sgm1B8EU2lsdCThSSMZSCzogujUC8Wbxn1jcXnx4X0o7WJ5xMl0Ej+pSFqTGrtbTCzkihNwQQN7akULLdp4hEoc3J7MhVviV4WMTGsRaikjxRVJtzWRhUq1mYBstemx7+a/MMYH0P+8Y/IN46W3ph/4/5nyENSgKeBSjQlnGlX2nhz6szzM9mciLYuJIBqDsfmEXwKmMwk9Yq3RYaQeVmv/z751//O8b+4OYKZ2agBWA6hGLjBWgO1jsasAjAda0AE08X28coV94GBtwbUFturPlV/WnvJwYF/04UR3Q5DsCDNlWaPlI581Rz59Y6B5WfD/ycHBjh8eKBu4MPl/R9+DPeBFRijdsiS1Dvw+p6BMtzT2zOV/Y4PFAyZJ2vDf6A/r8CQN9j7e8jnMPxfVkhvrm6TFLgpxbKkh6UeqV/k4ZL2HD58uE41c71OtpbxJWa642GzTPcy8hc/MPCkSGcmd0q77rxzIj4pXCM3Pp+gZKh6fwEQ3z2f//VsCuXjnxkiXceA6KCBzwdEbynDvZJ2sui5hWZ+9VJNxzaUMAgYh1TSBfrLx/R0XsnOfNVLtT2l+itJ2s3pgtJZNuGZV/LNtYX/QOmuKrHFzk77SpJWvcX5WSVlbsk+iBTut/YL9H+34tFWeSVl+cTXJX7iZuVYxiYY7HCZLI294DPV9E7+cqDOABS3EVtpTdc7NMRG1CPBc6noPeDsMqRzaIPjFlrTDYaJfP2hZYhyOwxAk6XeOyXpUiPdwA5oYB1OlOBFOGlLi0YzjNHb76tWBBA0MEG6qPQFI79PBr7weYds/W9Uc+5lvHLEvDTTqVC9OnyAv3dTXel6fc5rA3v++qmD071SN3SHD5zyxsD7TnO2BXPTkFvQHMtTCUK8wxHQJelG6Glnb4VagZn3cYqCs/BvictAAUe8Zqa/92ZOd5E9Xceg1ogO/47LjsGGKvd76eWirLP+oos2KX+CldR7jv58mUjXNe3I7Xh46HZ29OFEYdmn9LjLMimPcD1vpAsO0SteauGvXJa8aJXwWNJ4DPz52hHG4fZfKEZJfznKeOl4oc+Veb1Ivz50pb2re2tF5LD+bEavc4t0qoE7Dq+Y86cV6aVs8FhLHLqavZ5jbMcR0lmXqg8t6XrcQ3/z0eD8lEzD98ngdLyb8h/2yE8t6eYeoTkDafn16Q9np7Up64i9Uqg/ZHO6g0abB7g3zkr7INeWH68pMs7FEQB8LnNJ0kS6jp5CAzaNOjnMHMZmHbGtRo4VWWKFrOmQek45RSoKEgxnbXzKRmBI1ZRuirGKU3nLcgdlPDtrED65Rs6AYRrT0vXYg0ajokfuZ6MdsSOkk8NmH7VmDQWbXutaoyQz55e+HEmLM6YLDPpgSdaQVbddy9LT9QxcmSnd8iHbe4q485S/Oks66tUB8/DWtHRDYdWfZMovmAEXHkO52Lo7KN3Am+7+twtoWvSnQYv0NZ7UR8kPyOpP/wTt2J115PHSe+ajrIwt6EtP+9ngcvsy4o1B45a5nqptg2J6jzZEe5zZ1lE0ih6EMbOzj2X1GBgozD4KPSSuffZ0dUP194EcsdcMv29I1YAZpkvnSt8WP4OKhf9l0iVSo/QTIh7xhxxfnfQt6btSGBENxJRKTOhXwG86zclcQKAVgls5RfJTurOlSdKFFJMN3wynBUGBlHk0l1x0UBjT5UrD4IfpcuF3HKXLhlxOoycnpcXreDRnS5DOPzvkK/TDuuDPYSxBuTTDzpamEd1m5lcojaYfghJgUulz3D2WEtK90tvwdBL9vkFcqgOweDbVb4R0snS6UZYi8JEscBLWySEYI00ssx4ou1y012VgkBzqA8VSZ7yrVAam8hhINTsN72mwPnRTnVPS/dJH8HQi9MlEaSKVy790TMn1c4qfZJTH/cO1srbIAWOSZWMpnJDrCPhxKz1UPyfV02N86yB4GSn54IepssT4cskuY4zUQcyKw6iVOaqyUXtVjKVZvzz66byxuaKlp5MtueiYdgz8io3w6UY6j3jSe8hBP3t+ev+54ZcvGKtSqU3aZsAQFhcEVvkCg10u+V98nYlX4Ey+AoEz8XdmjQ+umtPwr6+y0g1Xfj4+u934z5cHVwGGA4HA2WefefbZpQEOiD9wgxwCdaNH47+A9Ro1qqRk1DFWjT44ejIsM4B/HD4ug6rtozhHdsDjPOH4U8aMHZk7fvzpw7Raf1bAl6vXRs2poiy8xZPgMVR25pluzgO/PlmvQkCPouhxAc4ai8B/FM0/M6kvkOniWvl81ghfWlKf/g9fQr1ElE/vjKIghkeJ66QRJSXBEfAAMScFKSaIcRAJsSX8dFJJ8CzlJApgfDDI0RUUMaK8PPh1uM44I3gcXFih4Zx39ddGfQNuX8NrVCAQ1Ev1lYw4KRj0jfiKF1Q/CFcg24H9E7R2q2XIfGZjM/Shz3IbzaNPrYXmGMmDQajdSfCQZ+bpC+TxZc8Z7qMLfZWBY7lqsrN9UqAOql7yr+v/0jXK9vunshn8ZP61Ro4aZSkaphEACo52Ht3gD0IOAdCoUV+pRpRXIHg0qJKyaxwTJgydjct1TEjSvHCGZcI7MCkMwA8GR/3r+v/nko+awrra+KyriQ+xZNCGaY1EiKVpjQNkHQwiii2CSFxvAJbgh/9o9bFCGq0oI0ZMnDhxBCL7kwIjIMmIElqTCC8H8ZHuQf0vp6drRJCwtMhsxMSSkhNPzBONGD4c3pw6HC+fWUm9MbaGfsWrpsZnX4dEf5z0L9j61zX0ZXIse117pVeUPqnPNRs49v2uemmXpLn7pS7gWGa5cqV90hapx7VXdUjNwBn+n+beBq6mdG8fv9deq233ghATslYlhJjtPRWThBBCCKEIITSEmMbsavf+/iqE3lRIKkVIGscYYxoTYzAzzpyGXuc4czrzOHPWvTjz/K57l3PMeZ7f7zn/z//3+X/+83yus2vtte5139+X63t97+VpxZIKNY+exKuXueBILDnWmzSrG4h5r1tqHz6PVPAuJJRYCzrSjFbFmpvcS9/LnHPkPYm2l5eacBrBtVctyUGLk6cyIpN6efTyIBru7X88zrdeqebbc0/x2xor+I6ay3z7xRJ+c2Oa+oey+h/KatRfRjXGNoarm8sKmsvq1M8js55HHBO68jOKjJ7FRzbWqp+Hpz2POMp7NobzHeHR6ubzMc1l9ULX2fg0vr0wESddbKzl2+vqMWaK5su4xswvIr6I4luT0vi24kLhflJjLL+vMVp4fOZxON8ZW80fbNQbN1+Mbr4Y0Xwxy8izsbBRr+nK1p8E8viAxkr+UGMi7l+Wwy9rjDHa13i8MZLvSMow6zoRlQOcBrCOc/Vq3EuHO3UUnuTnNer51oQ4vjPqrJF/Yzym2nr1Eu+PW3fWXeNbE6P59qgooaukqhRzjufb66P4+Y0pwr0rjToB68/kWwur+PbKPH5FYyRWdA4r2t0Ywb7Xq5tLc5tL63Dx0RJ8Xch35iXwHcnX+bb8dNgmBbYxmgUL6mG6HJiOb0+O4VvOVvGdp26om69XNl+v4oOwIowVK3QVJp3iW+qv8bMaYwTMP1x9L60xE5Poyistwy1jhMfHHjEnVDCTb2bf1zRmNIazSYbz7ZerNfcuN2YYDHygsVDoKqpK51su1vLLG0vUuAFG4nc0VgpPSr7JYubJwO9tMZf4dsyhNTEKns8Wmmobo/k17OLSmstC1+mLqZjl8eb6y3xb4nV2ZSbsFsO3XsvgO3W1wuOjj7D2guMwUU600W54I45fhLm0XUw0+CZOgxVghl9EwfARzPAJ6fwcnNRyHGaoyebbUvTC3fTGRBzUwVe1fEdsuNGKRj1801qSw3devI4VJPMuiLR7lWzGb4LhDN9ekMi3RSWr72VhZYi+qnN8R1k4jHjuKt924xyCJZFvTYvgn5+P4wPhmda8KtgMwXNaf5HvjEnjW08XCDdLWXBfT8QK4aeIxkih60xZBd+eGS3cj8EktjWWCk05jTq4vRpzaC6JaS45wrdGXUaMJfAtKVl8x9EzfGv9MaEpGqe3F9XzW5m1jxqs3Z6g09w70xPzexoT2XGsQWg6BqdhWD2cmqhuLjrXXFTHr2SRfPYG3HscgdLtWh1CAU4qyjTa3D25vPOFwuOiR3V8a3wh/Fos4LRwox9u1DPbRqercbcMFgsl8ZhkJt8ek8o/P4mv8o8Z7PdFFDKNuay45hyGjuc7r12BxQpKsFA9P6Ox9u08quIXsqWksZDiWxLDEaiFxs2XjzZfTmm+HI95RrMwfH6uCIFegx/V944Y7tBVmlsuPE57hAAvqsDKcIPqk8K900ikFUibx1mPrvAdKZXqeze6HReL7Iw9wwzVHbv+MET7FZDE9QyMfAIjC02gAb4t94iAazIMjtIZfFFcj4mn8Z3HI/m29BN8W80ZUE8yzHCaDS001SCaN8OCrdlH+dZTycLj4zDdmsYIvj02le/IC8eXkciVWH4jgro967Rw7wwm0BadzLcWIVcrr2HGCTj5OHgpXnic+gg5kX+5mNmSjd91OqeYZRJ+Vj+POM/M0Q5PttQm8S26K1gIC7KLSMSEck1XWlENUAELR1/psfAFvuPEFZDhdeGr0sZYoyWGFFnRGKduvhDdfOEI3FRXBkKIRtqGI4YjhE9usHkeKeA74k+Aaq7BPlXsrh3HYvm2k0eEpiysZQ6zX/UFvvNoEgK5yKwru6YQKGEAUZ0uNnoWVwcOW4LzOmMSYc5CZpEL0ZjJMb6t/BRzUR3fcTIamRjLYj+uCqe3pZ1hTozG+dHsykqdISjDsdzryO5ouOR5BPMWCD0Bk6jgWy9cZKu92rPackMxQSx1ZJQbzWGXCsgHTDwKiZwFvq2Ep1ZhmC/jWByY9WR6N/W3R5WDX/S43UGwE2Mz3CIa3k+BidMMpgPZHGE5wzxYUAo3x/Cd9bl829lSvrMQ6zldxK6LxqxLUHG6zsQeQ+Ke5zuKs3kPWH83G0L4Jv6bTOFxBtYf0ljCt8VXYlE1Bscer+afFxbyz4+XC/dONWbw7TWFWAWG4tvTzqibK6ObK7PhrHI4IspQB89ng1rBRbGpoMiyRMRXBYoWBo3MN3p27gRM2hp5DMNfY8PvhknbYlBmTqdiJswhLcVZWB5cWZyCyabG8x1xV/jnZUeFx9mP6t7O00pG7oxWugqiT4Ga4/iO/ELhd7UsQM9GJiPXchnZxAq/iwZXPIvJxJ03M16rxTEYPRy3KVQbSgeS7kIJhohnJUUPZ0QIX6YzPj+RzG9nfFoTyU4EnyMcQXcxyXzbcYRGRCY8cJxRFUq4R2M51skUxFUoCNW9M8jLcFRUXJ5yGnY8jiAsgJmiwPH5yE1QUduNeqw6EkOuYnUwL08P+j5v4E6DP9svx7DgYXSxt7GYb71Rw7eUFPMd9RUg5gKs50BjBCs1BqZFqmXXAhdwFDMqy+fbdVeMnkWn4jxQB76OOApcxZRjWAWvP2eob3UFfGtWIYI9Cuf5Y/XtyQkIZSw+lxHICVyXEtGVllyLpcBXp64aPYtNwKnbEAGdxy/xz8tBQKcuIixjDGsJR4LpkcJldUzdRDCLImiKzhqSCraIOsM/P1MGPVMJOVKsMdAzo79FqFXt6XEItDqcyioq/pfvLEvn2/Nh7tRcmC8yHcxxDrFzg8VO2/Fq9Q/nI2Bsvq06G1aO1BjKO3PTEpjgeWk5nIJCU5/L6hyrxMjf4hIEHRRPeDwMnpkLhyJEL9Wru9WX2lC3oox+qL+BjG0/fQP1q5JvYzyTkCkg0TL5jkr8UgCJdTGcCYFqGC0FlH+BFbPnmVl825EoxEEKvs9grFnE+8C/exHZHigrP5TdYPNdAZrozEFGpTGCz9C/zY6Go5mM8jOZ8ViexRiYFxNqjT8uNJ1rjO2ebRZKUwmiPg9+Ose3wyStkSUGAaJTs3rHtOXxQsztIpvbDkYgCGIsPwUkegYkmAIiLWWm3APSCIADOo4gcS+ehq0KwRU4O5PvvHIDmiPNaFmjoRjVXDaEPHRFVpbQlGFIkgxWqKLBlPXsEiRkfglMVH4VpaxAaKrHdCFW2KmtabEsaaGsjfY2JuKeHRkXcVk635maZai4rGaVMVuDt4pSYa06WIvxDoraScaZWbUCxmJpVcFvaYxBKFxm81/9Rmke7VZeBgl8Dhl6CakdB50XA3ZIAjsU40SDaSJALlEGPzMFpgNnFJ+s4TuvnuI7Syr5jmtYeF0U/FTKL24EWR47w3dEVHEL4QEI6mv1CNcY1MGzJbCG3jCfGCCa39XIFKChesSiTxDuJzBnXdc119fwHZcrwK6xmm5pwUjnxhHkcSmSqeNSHaTxcb4lEpkYn8Z6h9xw3g2Dtp07jmhCrly6ComFqnPkCipcHYp1lbpblBjuF854ggmWjrpazFonPM5jtaw4Gh4+wizUWVTaHTTZuEEEu+WRJL7t8hXOmekXxjDtZ1LUsLShwJ9Jz1b/oDv9gw58VZmMyI1BNxHBd8Zd4jvKdVhpGt9yNZrzg/hiMr3wJChXH2WoJYg5kG/rjSuGWgdjZZ8XWGXjW+LzhPuRqJFtdSzu8g0FPBxdy+ULfMv1PIMrwnn3RhTr03FxrOaGC7cvIzvbzl/hvRn91UC86MBzPTUAzi9mjQa7jw6EgltcLQeRXWWq+bJBiS6B/1ovgLaOVfMdaUfAaxGAgcwRIrAEq/CtBWUgkGrotfhaQyvBGERoushi+0iB8LiQ6c6SMsjCRL4zArlen25gzmsJfGd4HctRqLLSWvRDfOf1SFZu9AjvQthsMyu4hccKwb8pYGS98Pgk80r9SSYCM1gjc7Q7rROu8p3nL+AOEFThGYa6W3McS7mMEOo6DSXUdg0CKPyyQfLq+JYzl9TNNdHN1fU4/Rrrr5ZAPTE/MtKKS+XbklD867INwpuNf7kA7d11BIYewVTY7WZdt1xnrUNVHb6K7paPOujrQoM4wl0jc7AGvdB0BLnnjR7qu3R0Qq3RZULTJYOi0LPKGlfUWGsIQhDpaRSDqhuGkdhUqpHPpSWGuEBGRKMEa94wHd95ApxdU4eo1iNtzuNG59GPHUHAIQIKzyZhaVlMXjeXVrFWE5MFgVy4wW9iIXHtOGgt30C5V2vh+xiDjmZOxWVHDdXh8jF4IRxpyjolvi3uBN+RgJiJZMoRRo2s6i6tkG+RKYbuviCxEhOpxCKykXpg/ag8viU8Gk1+CawWLtyvYaorD7mYfRFBUNVcj9Ul3gBzxBzjn99AkBRe5jtTrqAUIuqKohFeMcx/hcm5rK1FW3KuHKqxFmwbjqIBNq6EjTY1RhiUfRzI/Hy3pAmHCyIwSiG8ch4tCCsxp/nW41cw1XDD2k5cw0zDVfeuGGQ4Ft3db7Kk0cFRMGT6dYh6FsGlcH9eEjuP1cW2G9EQU5Awx9HwJ55FCl03NBpXGQFc0MEJiLP4C2Dva7wX+PWHsjgw8Nuy64JBbhr4y50lRP5JSOarMGgVePQcqPLsWX4/pt6Wld2dTAYuzoSvLxqkGlN2yYZCzcYwlHo0Q0dLQJinu9tdNs/W6BqQegw/E/nZWQJaK7wK5LPSGK26WY2amItxypmY0zFW0TNFx2RHAtPhFd3dMVRQdBGSCz33tSIDQRqiO8ZQ5A1CJQXFMA6kXNmtHNhUWysKDF5gXHodHUdaHKR3LGRCCVry8wiO2G7NGMF6UKTiNUR9zimsLB+aqrigubhO0719wZYdXo8gqEEQoC+sw8TSYNwsvvXKGQg+RHNqCt9+FtWmGpIwoQiKIQJuRVBFJcHjiUibUramovp8hG4x4vEqP9sg5NKvAFeRAQUsA4KZAY8XwJfnWAGEBLzCZKDRckOJ7dSjG8uOgXlZ89ORdwoEUcACBcW8ChU1Gex4tBpBg2qceAJRh8p4+jja2bOxyULTeVZ0zyOsI0/yrXUQh6fjUJ1TDPz6RZRh6yMS60ph0ojVjZhTrNm8geZEj3xPZztlkRdYFv9QlsaET2vhKSwNzBKdyj/TRbIUiOpOXeb1ltorBlLRoeJEQIAe51sry8F7FfzzymTDzXRCUzYuh5YDLxxhlNsWVWpoyOL4lsxzhp0jNmJltyY2VGcdmxzSPPw4y52NoLGvzqDxYb1bJAaNZZY4X4VVxKKwRXRX1XhcyaIKPHGRby85p24uT0dryu9kaXuElY64WLDeLMO2WntVPaMnHYzHJEoZvrwGn7O2D8wfyb6LZhs4ZwDoi3C0O6nRrChG4QqmHXOZG3ez7brYI3xLDqRCbil63evQtOdQcOPV3emCU3Cz1ALhu/BvMmHRGGbR9tq47rYLzHke5KyLwDdJBtkETui+EpGYeIltC+iQb5GGWg95nIFQ0J3k58LzB2FuGBGd8EW+M7dKuF/dmNIj/FMiEEismLVlgzbz9AWGLr28HhEMBXQm+xJmVQgSj0Y69WQWs/Upw87IUQObzYJzWtMLoAuPgRgv5/MrmX6MOQnehuYPv8636MBIsaUsiaDKS4+cx1gGRVbCXJcB0QUnxOveRP51WDwdMVCq6d6QMPjZ0MznnIDHwhGmsTWg7ERk9nmU9uMYrlDzZj+AcbGOb8+8hlAATdVAa2XEY45paJ2RSLnJGoMgMuRvXTHYvxISEMl/hZktHj/HqLtSj6Sz7cAjBRD2yJukdEgP8MWpfIyD4D6WZth4hMeeF8agg4RhUyoxieNI70hwGygg7jL8nm0oYPkFfCc0QltEOG6WCGuHs7HRl+1j/Bpbyz8vAr8WZxYyootG8S+HDMlUs+rBtp3yqxMY1YM2ztYYNimguY5dRsObbhAPqSdAeeCooxHdWzYg4cJradCVGZB0iXxHTCmSuXukwuQMVNY0wyAwf1FcIUaqxTTOo2SlGc1G1x8Obo/EImPRXpfw7VfQAhU/QnHOZ41RBrKxGjxRmce6F133Rm81PH6dNZ+nWfPJ+upYtqNUx7qv0+B48ElBMugVZsxBewdPdxadEb7L+ibzzZ7nScjya3zbafj3LNNHSYYCXnokHSwT+/ZOywW+tbYUTMaYM4aVhCvwwEEm99IMQof1mrhjYXc3BaqPYuowB6QaznoMWKY4tpSJI4M0Y30KStrFWL6z9iTqfSrT8K3X0nE6m2s0WwWK0/HLfGt9AjLnhoGgCg3tEaYZyQorCngKDJkDWihlu3pF7FhrxQ2YPgbxEI0SgCGiq/FzIv/8EopkLmsJzsBz95gabruaCzK5iF+/iYXy2tq9ZZ6BlIt+Y51T8M9xVF7YLu4C31F2Be0/wif9JHg6A54qhO9SDJ25HrGrgx5PMDgYS4tP6N7CPKbCb1tx1Wq2F3s0l2+rhQIoOYvb6LpTjInlfYZK3ZmQg7WlG0RDCduuvlDevXV7FGNdMHimuOKS8GU4S9u0Uo1BiDNu39xYYdCBaMGzYbLKAvTF0GZpbG/2LMLhdzmG1qHSsE/ARGnaecz+NPRRTLdLWNsBiihOrOdbj0LeHk3ASbr47mpr0DYpRXxL/Q2+5UIy3154jW8/EY/fE/jnFTlw9Xmhq6TuQvejHDQedWdBIBAIeUfQP7CK03m0huX1McZ01fWQy1lYUC3T1otZ+xV9mW/POgq/RSOi4P9r8TDFEfwOyqjM0nTvhjIhZtj37tb3CKizOchLpOBmRD2j4u4HEGy3k4nlkziO+D8ejd/RJhaVGvgArmuvqEcJBEkmxQmP01n/EZkCMksEf8Qgl5ITGC/zbbE6BGMJXBeBEsgIcDXb2kozPFMA57C2T38c80f3nMq6cLbVHGUwMEqeLrdb+R4VHpc+Yjq6TGBEYGgsao4gIysZrWSgmiSwOuON0N5nuHIXI9O0pJiuNOaKbL3q5mWjbcxpaDtSWbFDHcvK6GZR5pf2nFTUObbdFgGKhb5OOdldZE9hvqzjO9+9n3uM7yy8wLcn1LGHAN3CvNKQL7GRuGcJShuKYUoidM5FQ3ExRBZiJJxZhFWqOIOa1EEQoTIVVVyCysB4uuNvb6mi5hUnGbZUdXworAVKZTtvWcjg62cQUClZfADu1Xn1SLf7j/ILWGFJRQW7VKV5s58MBZ7Ndp11SJHjqAGFSMIioJTtMBiIJhPRCiMXMB7NQ/tx+SzbG8lAEKbEwxrsyUNc90YfM1FnTYlBj0ATVp5GMMTja5Sb4yV8R0QCGOA0k25n82AgVn5jUH67ncn6fVBj7PHupwooazeYRkzEEGw6bA87kl16moldJGtuNt+ZqDdsG6MO1ZQb7THs6jxPv4ZjsQbKZHOoRv+ZXIV1Jb4xXbd0aYktQT5iYmnojmqPgeDTWCe8kxFOYTmSAYarT2YSDYSXdA3pzJhfXwXAfUyLp5ziO/SImlikUFYRpnedaX7DDqbwFdusZa0pyLaYjdt5gu2dZLMfO85l8x3JLFBYy9+t5cMRmlEsNDtic2DXaxndT2KYTMLtczL4lggs9/JVxFHsm+c0Bo+lwTR6w85jzyO6QsPeRh3bxkpARWS3MTzkaS/Lg8zMNrSfWUx71sJY/kxqHqsH3UShXhfyz+uOQ6rmgxZguQLotojz3QzJHhgfP4silQlLwpMZlYaOk/XjVyv49uhcFidox6ovspyFVZNPd+vqiDfSi/WElazPyEA0FXY/lIaPa5H6epSlpPhuetX1KHHcvzwK4RuD+SewnZH5hqxsj8RKTp/mW1KQS0UF6MoLhMf5j+p6kjjpCN96IwmZmWgo2PU64XEuY5ykmm5GP8a3ZJ0DiSSCezOOIXbThMcl7IRT1XxbZEz3AzasqSIaro3ESfWVfEsqyPn0sWNC02XD5nYhWqN8tEbq5qobbN+yNQrqoP4ibsZ2c46w+m2oL93VM5LfwXaKr15EA3VBuFlqMEhyqsEgrUciDOeANlMLQInQTReTEJgIn6Msk4tya7rJmBlljsGzHTnnwe61mDl7Clp+Di0DFGLSVazrBKIhARRSCk+eh5dgwTj07bGF7MHPUdwtqohvL81FY1KMmGVPqLuTR9e973IUPTKKVn0SsouRL6yQyh7OdO9yIqRvlsJf25jMKgbBnCk22sQ0VPczXRQOKNP2pBqwDpKmqzgbsXM+B9nE1IMeo6sYcVfAgAdACAex5MWsmbjMKPUixE8CpFbpcQToOdYHtaSd4xeyknEyAWaJQZ4i5WqvQ1NfqOQ7T+Wx56c3oC2iWU8WYSDWzpJ6xBUseR01PIIVb1yJhUYfMQpivND99BzzjE+DiChEE1EIS1QhA+IZzYPVktlDjrPdmYVAO9nNYnFv7xeUw4l5UBwQZKh2cNflBAhkaIzyckQ3BgcfduoKQcYx6AiRh5eq2QP3DHgBHZZg2Cx+FpfEeuhMRF1LGXuwWF/LuxmC6gKCCtZgjw5y4AC2gcF2wA0P0quSoJ+uopIf49sjziOvc/j261eQDqzUZrFS23qtDCpBxxaTAeNVGp4RwOtlYKiYGjhOh+qEDM9n+2Np0OG5uHfyOUOZgaWPMIkb0f1sIcYQGZGGp6OnUU11MCt6bXcmJ47g3MxU4XHVIxAZlt9acBF8mSM8znlU1737qsP4rOGJi0FjUg96iodjQGLpxwy7m4YNS1hY073Fxzrlety7LL+5rA6rZR3dYsM/wsjp3g8CP6RBY10/p8K69rGpXqt/0zxVsOhjzc2+xjjDxlN497NuJodLEOCJmjeKGuIfArUSrB17FRkJuV+LQcOvMlmQyRQFOp0r5eguwrunp+uu28wC+qN8y5EjyDyoMV2OwTBYjQ5BC28HNpZjQkcZr6FfjYrqfnrP/s2JQa6D4C7lISxgwOQ8lOacq93PnSHRcgvZxiNcW38GkZzOtsmP4qeYVLavmBZxnHUYiAT2KCxZD1xDzhUYnMp2xUoMfosED+ihclNR9a5AJx3hO+tS+M4z7N/IsAqIGoBmNP8c31kJYozJ7X52oWPVPhrUmcq2YFndja9EWoYjL0qgmGKaq1kqse0gaMqEergSLNcZfZRttGC+R9Nw1/MYLhHfYmHofTvqLyGu8w0P3djeGwu7Ur49Ko5vP5fAt+ey7himLL1wFaddaqw1bHLABteS+bY65GJhCmx0wSBew1V3r3Tv/rKNsyT0JFAJ9fmsbrbHnkOwH2HB3haLVMwHryYwxkmJRMpfYervfrZh44NJ7utQnqCPthNgloxLfEsShHLqdbZxEMsepaJWoVFvC69h8j6TUVM0q4sotFn53eXU8NDyYmn3E+nu53AJfIv+Av88D81Z/klEQikrvZf/8chSX2kQB0uQXu5MZx+tNvz7LBvNBKPV/ETVIe4XcoJsI649//ePv0JBCZlL+5NxojV5TCeSD6gr6aXyIq5D/chzKYysM80hj7XVZLX8gETZtpBl2tdkOmfJVVB7bqGpI2ehrOS86Hbuj7ahXKWSyhmp8rgSqYIbJz/iOuU27k/CS24np1GNeWWpqqQOqkkqF9XnZp4qRzFENcI/SdVXrFAd5hpU78sPVD5ii+rP4ktVHu3Db7w/jF9HvfifJT/+U3qYtxYT+ZHySX4wLeNfcXV8kvyIbyEtvJXyCz9GVgtWdJDwFR0pzKOOQl/qIWhUPsJ+KVBYKoUJa+R0wZ3mCYFchXDBtkF4SZ4I96UOYa3Ja+ETOsSoRXQw+lxxMTpBFxv9IK838tIGGX3PxRp9q80z+o7WGb2m94y2KU+N9vZ9YTST06jv8pZqHR2vVstu6pEqL/U93k9tKoWoJ8vp6ndVRWqnV9VqWXtH3Ula1BbSS/UXvHmvbGrXK1ua3CtO9Ok1jW7v1U853Gs9l9hrkpTba4pY22uE+k6vjdLTXr2p3GuNotGMlodoeMVeM11w1KSLnpq/0PWaR0qwxrevXnNFLtAMV1doRqluaUyVh5qtSotm+quXmiLZxNhTFo3/IDoYzxTdjQOpt/GfxADjRCnM+LSYZ7yM1hpfFe8Y36PfGg9SfjROUmTjP3MakzvEyqQ/dTBJoDNNDomeJpvlLSZmyn6T3kq0yS7bTBOVVGRi6/+xiTNtMYlRXpoMkwTTh9TWdKOiNaWym6kt9TbtywWY6miI6fdytOkIMdN0pVxsOpSrNnWnt01N6BPTDfKPpj9JsumivmZmZ0V7M2PFzaxA8Tb7qxBg9i4XatZbiDV7YZtr1mhcbdZPfmB2TWk2C6c/m12iqt65cv/evQTr3p7K5N7DOffezpJ3b4UG974g6Xqv5op6O0nVvc2Ept7PhJbeDzi593pjTZ8w0a7PFWVyn99r3fv0l/z6NJCwPm1ycp9PxNw+jvKlPu6v7vQ5QZ/2sVS96LNXet3ne8m87wN5TN8gybFvFvXu21fe0vcnGtJ3vxzd11zJ7KuTivrOf9XQ9zR91HesTUffdxSlb5dsYj6WszL3s3UwD7g/w3wqF2zeR9KZ76QnzaeJZea/711n/qm2xfy+rOq3X2veL0dy6NdKF/TzfOXbb4JxcD81Te63Wsrr9x2p7rfw1a1+PvRJvzlSR79Equ7/e2rRv1yy6/+cePQPpmv6h8jb+6/Xhvb/ScjsP5qW9neVavsXi439Pzdu6W+qIgP+g/Yf8IlsO4CnEwekyG4D1kneAx4LwQM6iH7AISVzwDK5eIDzq+oBqeKdARPpkwEf0x8HXBflAVGixoIXLS32U3uL15KjxRTlIXdOXmyxTl5vUa4EWQRzYRYiTbQ4KuZajH9VZvGhfNPCSHposYz+bLFZEgaWa60HWiouA7dSz4Hz6fqBvCpoYDgNGxikJA50HJw/8Mb9TwbWKPJArWwy6EfBclCT6DCoTXQf1GjqPeg83TNoHNUPmiBmDhrBFQ06LlYPaqV3BqXRbwdtVzoG7dXKg2rpoHdeUrt3OGHyO3WixztLqM87xkrgO5PpoXe274x7p5HWv9Ns2/TO16TjnU4qv1Mmaiw3UlvL8fJEy5eym+WUV16W9XSL5XdciGWIbaLl7+Riyw6p2rJavGNpqjyzvCF2WRLZZHClaDn4pFY7+H3Oc/AQ0XdwsLxrcP39Dwe3SxWDj9LGwfXi08Fn+ZeDz8gmQ+7IQ4YES/ZDdKLLkL9JnkPs/bcNyVVyhywXy4Z8KPmp/yreGjJBejjEgusYYqyShxhTzdCHouXQY5J26DPqPfQDLmCohoYM/aMcPXSskjnUjhYNbZKqhw4T7wz9G302NEp5ObRWEaxGihZWX4t2ViPVLlaTXnlZbeICrGrk/VaXtHqrUiXP6rhcZbVVvmnlITVZBdE2KyvxpdUS2mZSTs2GeZhZDdMqjsOa5QXDPEx9hu2n+4dVydHDauXsYY707LCVXO2wK/TOsKdjngy7RruG1WmJ+FdiJSYoDuISxUX8RvQU/0y3iKO5EHEljRZf0WxxvVIq3pOvilNf3RE33f+9OFEyl6bT8VIBdZVcaYHVLbpM+k/OTzJX9kuFNF5qEXKk11yZdM+mQRrMPZFahQ6pjH8tfS6aW6dK1tZnqYt1srzY+gfJ1zqEC7b+itdZ/0Azrbu4Iusw+ZL1LemW9T0lZOgosdm6gXZZN8oqmxmKuc1T0domUXG0GSN62PRX+dg4Dw20GWmjtzmipNp8yeXZqGmFTYnSYPM5fWBTLLfZTFde2nwkq2311MJ2iWhnqxddbL+hi20HiH6256Rg210027YR8bZCKrIdrGqwLaRNtj/TZ7bv0y7bMlsyfB9nOTxFsh9+deCi4eFi8PA/yxHDB9D04cds8obfJLXDj5l/NlyrejG8rK9gd0yxtnOXJ9rNs3W14zgfu9F0u51CQu0eyvF2U5Ucu08HnLGz5xrt/iB/b2dm+8JuHCeMqKIWI9rlkSM+o5NHDOLcRywSvUd4ckEjjtDDI8a+Sh3hJRWNiKK1I77h7owIpc0jPpV/HtEL8ZMlkpGcYj4yWrIe6Sa6j8yk3iMD5S0jX4ghIy9wiSNNlJMjF9PykclK3chKem/kdfpsZIO2ayRHzUbNHmo16j9lp1E7qMeoIsln1AMSNuqmnDxKVOWOOtG3bNQ58c4oI+XZqD9yXaPeoSr7/nJ/e0llZz9NsTJeRSfb3zVztz8j+dl/KYXZu9BM+w1ikf06xMcntNr+knzbfrT00J7QDvtnsmL/NTUZPeyV5WhO5TB6g7HLaDt5zehIGjjaXBU6OkCJHf2BfGx0olg2eh1XN9pebBw9a+jT0SGiPPo21Yy5IlmO0VKHMSXIu+v3Z4wxloLHzJL0Y5qlnDHjafmYXlLdmHj6ZIwsdIz51Oz1GBfOcuzv6JixHrLT2FfUY+wExWfsH8XAsQ6vdGM/VXLHTjYuGztJvDP2iXy2/z7pydjeqhdjifLr2MPUzGGb1sphtejo0Fv0cOiiPg7PaaDDZTHUwUZKdXClRQ4LlWoHX/GWA0e/d3gmvnC4RpWBBxVhHC9YjHsqjxnXR3Acd0tePC5E8h0XJO8Z91c5etxROXtcu1A0zkqqHTdTfjTuK6ll3FaRjD9Dh4xPUezHv6BO400kj/Hb5C3jr8r7x/sp+vEzhmaOp1LF+Dbh1vht9Mn4z6SO8Q7i6/GSaPZurdbq3Ykqx3e/0Xq8Gy8FvHtViX3XiB5711Y++24s3zH+IK199xi9++5z7sm74169ePcXaqL9QrLSTqaTtbF0rvY/qI92CA3Ufk8PaQcr8do9XI52gViqvUyvaiPoXe0YmyfaT2mz1lL5WesqkgnraP8Jy0S7CVrOZYID5znBg/Od8JQLmiDY6idQIXfCtr4VE57SexOOiE8nJEsvJpyU+088b2s98TvqNPEzxWPiUrpm4jPbwIk7qW6iSkyd+Ce5YOJ6sWLiOdow8a9c08Sb9NnE20rXxDJZNelpb/NJTziHSSsl90l/oBsnfUOCJ7m+0k2KUzwtLiuZk3y0RZMclIZJd8yaJultX0waToXJfeigyYd5u8njJIfJa+mCyYskn8l/p/snjzSPnazIxZNtxerJVtytyZ8oDyevoS2TTVQvJ1+lwpQ/SxZT9ilWU35Px0/pr7hNuS96T3GgQVNOyYen3BQTp0TToim/SNVTttK7U/5DeDJlMX0xZaP29ZSP6JCp06j9VEF2mnpP8phqLvpN/VoJnvpHST/1Jy5napZSNnWIqm6qDW2culZ5OnXD/T9Nfak1n9YgOkxLE92nHaDe03S2AdOGS2HTfuRypu2Uz05TK7XTNih3pr0iT6Zt4zqm3ZTkaT/aWjj6yOMde9GZjnehPY/Iix0zJT/H5YLe0U3JcZz9qtRxo1zv2ME1Og6gTx0z+r5wPKpopv+OWk4/JNlPn2riMv2J4jP9GRc4fZsYNn0glzldRdNtXsjF04mqdvowemf6zFdPpifRn6a7S6+nvydZOtnLU52mU3cnrejt5K0NcLqg6JwO2qY67aBnncxovdNges/p99JTJ0p/cVrQW3D+UGvtfE90cX5X8nS2pdudr8mHnIcq8c4zpRznCPmSs6jcct7OPXReI7Y4Z8gzTRZKL51nSOYuiXzF+FfyeJcgztVlreTlslEMcrkkhrlEK5kuA7gil++Fapdd4h2Xr9RPXIbIP7ncFF67vCOazwi2tZ/xLec6Y6niM+O1vH3GBil0xnaaPSNALp7xlVg9o9ymcca1+60z7iiamTp5yEwb0X7mQtFx5mDRY6YH6vMm6jPzV3n7zI20dNjf5EMzV2oTZ04yKZ35nXRr5h7525m9uY6ZOYo809dY8944OvK9MG7ye2cl9/fWaAPfW0T1720WM98bLJW9Vy3ffC+evzUzhDa9p2ib33Ojv763XDJ3va91cE2TF7jOF31dl9NdrmoxzDVeSXRdSE+6OnNlrt5cnesBodF1lfzMdb78s+v+vmTWH6nVrBx5/KyZ1G3WWnkZft84y5ILnuUrR8yKs02dFU/PzvKX6mZtoA9mzVGeOnDys1kruK5Z+SJxuySZuxlzdm6l4mS3GaKn22TJ182XC3WrFWPd9os5bu/Ts26cWOt2ht5xu6l94naHvnRz54TZ9ZLF7HzJeraZ5DL7R8lndrAYNPskDZv9SkqcfZ5/3ceC5s32lqtmv5QaZven389ukn+aXay8nj1IMXOv11q5+wqO7ucVT/d3OF93f/RHp5Qg91/kw+4PFd+B7opsv1JMdDcZmuvuf/+K+0nphXsfznxOE7We049q59hTT+vN1A2/r5yTTwPmfCSGzElV9HPSpcw5Z+nVOQflu3Pi5G/nLFdezCmWXs/pEK3n1lCnuSNtPeZWS35zh8qH5yaLiXN32+bOVSvlcz+j9XM7aOPcWunp3L9LXXPfpb/OvUTN5q0TrOb9WdDOq5Tc5+2ja+btE4PmDZXC5p2Xj83br5TOK6W185ZJd+b5iS3zdkov55mpzD2+FK09dotajwLJ1WOfvMXjfem1NFUK8UiiqR67aJ7Hf5IKj9Fig0cf5YHHYqXZY6TU5bFHMps/WLadf1rRzm9SXOf/3th7foIUPH8OzZz/J9ui+RNe1c1/R9U0fwR9Nj9G/nl+hEgWfE/NF5Qp1gs2K9oFo2S3BR7UawHl/BZMVIIX3ON0C/7EpS5wpmcXZNP6BWflews03NMF89CjX7P404J1xuYLV4gOC6/SmQvLtJ4Lrw3ctnCLmLiwhRYvNKXVC2fZ3lpYKv9iMoo+XTiXvljYKb1euIeae9bJtp79Fa3ndtHV8yhd5nmX+HmuoHs8ByjRni+EHM9EWuaZQx+8N16p85xNGz0XKU8919IXnmnSa88fRMtFA1XaRZ9Lrous5JWLqsBri14FLjqshC3KQ0wct0lcdECZ7PQ3bdGi/kMbFrnRp4t47sWiFPp6EWdttviiZLW4TNIuXk+9Fw8UAxbbcWGLv5GTF4fKJxdPkcsX/yzXL/692Lj4Y6Fl8TMiL15jolkyU7Fb8jtx8pISunhJnOS7JEYKXeIl5i65K1Uv8dXeWdJLbFnyR+HlkhpR4zVWZe0ViNr+H7KT12vi4XWP+Hh92zvQy0Gl95pFT3qtolVemaYNXrPFp16N0guv+bZkqcJZLv2VzjQapmiXfiu5Lv2ceC/9TN6yNNw2ZOnnfOLS35G8pU+kiqV2/p8s/Z3SsbSFykv/Q9IsE1RWy9KR42uNHZa5Qisv4jyW5VKfZXfo9mV19NCyLBq/bLp8bNl9enbZFql22X+Qh8sWKC3LbqpfLtMM1Sz3UeyWe5pOXv4XednyXvLG5X2GBi/XSInLVyKf8qS85b/SuuVeQuPyULF5+WqqLJdkE28LOsRbFO296xXvOQc4R+8fiYf3u/Ia70pZ6eVIA733C6HeXyi5Iz8ZkOQdKFZ419M73rz8rfdd0xfe0aJmBacMWWEFTvxCdFghcS4rxqs8V+yQfFf4aUNXuEiZKwrEihWu8s0VfvKDFUay07BwuW3FYfHlioGKsDJDtFi5SrHrZUlHrnyPTl1pTeeu/FLxXvkD3b7yKxK2MoYmr7SX8lam00sr7ejtlfUWX6+kVF5pxGlWRUmWq56ILquKFO9VM+iWVSeV0FU+XOyq98WcVQNp6apGsXbVtp2frfJW5OVh0otVhQrxMRLNfQRq6zORTvRRqVx9DnJePlfoRp/jUrBPOf9kbA7N9HESi3yOK5bec7hqH5V822cNfeTjLrb4fGb0V586RWv6gWK+2l+0Xn1R0a4eSl1XN9Blq1Wc3+rZSvDqaZJutS/4LVs+uXoKV7baSa5fncc1rv4Lebr6K/mn1cPlX1evNjZbEyuPWfMX6rgmT16wZgbnsyZADFyTJUesecilrmmnBWvy5ao1YfTmmvXCwzUy/XHNM6qsuSxp1sryyLWK5Lg2mi5eWyX6rn1XCVn7pY1+7SJ6cq0fV7H2Y9qwdpPUtLY3/WntBEp82zhz31+ote+nktY3ji729VKCXAXq5/ulvGd1uRjsO4zG+9bSXN8DYpnvAFWdr0Zs9P1QbPG9RV76nqTqdasVi3VzX9mteyE5rrtJPdfNUiyHGCm+6w7Iu9aFSmHr9vVNXaeXy9edM7++bj203EO+eZ321ct1Q6nJ+l9Eq/Ut8vj1u8HDw0WX9daK5/pMun69oOxa36AOW2/jn7Z+oHJpfYd8e/0K5eH6xdqW9c1UtcGMWmxouD9iQ5S8ZkMAF7hhgip0wyMpdQMVizb0lqo3EKlpw0uxZUO49HLDHsXcb5ds66fmtH6y5Oq3h67085QC/R5Iej+e5vlZ0wq/K30b/CKUp34m3Au/KfS137uvzPznU2v/J1TrP1F2838uevl/Kwb6/6rV+Vuocv2H03J/T9rgv1nb5H+dvvA/RL+fas299l/MmW2cIYsbL1OHjfc5l42D6OKNi+T1G8ttgzYelPQbP6c5G/fZlm60UzdsbOcebtRKLRuXcPLG4f7Gmyo4h00fUpdNYdRz0ybFd1OMGLTJRT68SaUkbspW9OPyxNxN/VRlm8ap6jbJ3MNNP9G2TRXiy02ptE/AAa1VgCvvGGDDuQfIonfAVBoQoKH7A36UowN+JpkBkVJRQKd4J6CTPgv4StsV8FIw25wGLq6j1ptdlNzFT7XazcFaz81FdPvmFils83ty+uYsKW/zUPHW5sfiw81d9KfNC+nrzfGi2ZY6yWrLglfaLb9y7lue0zVbHnOBW57LEVvGymtmEjFziylXtGWBVL1lPNe05QB9tsVRebllKRW23pUHba3gw0iSZL/1urx462bqu1Wj7NoaQMO2mlKT6WeUxK01NHfrT3L51vu0busTem/rI23z1sf09dZmYhb4LbUKtBAdAldT98AWoxWBhO4JnADffIwaFkojAg9pUwM9xLLA8bQu8AvaGChyTwM9aPLWFPFFoIq+Duygfba95Ky2PaDjt52WXLbtlvy2uUlh24Ypx7b9iZZt+yOp2+YnNW4LkJq3fcW93jZYMdt+TbTankAdtj8lLttHG3tuN5O3by+modvtxNjtDvKx7RNflW43leu3b+Yat88Rn25PHvCn7anUfMenxHrHME6741PRdUco57PjqhS4I4+G7TCWk3e00ZM7ZnNlOx4IdTtKpaYdX3MvdsTxrovKqBDUpLUI8nilDRpD5wbdlryDPHsHBjXy+o3Zoj4oUMoMMhtaGhQk3gp6xD0Megd6aJ74ImjhgL8HzZFtd8bw2p3vii47L8srd94Av3wjBeycLR/aeUKK3elEy3d+Rup2/kQad4YpmX0zxac736Evdt5AnH3f+/XO3xPLXf1F+10hWsddYxTvXWNpwK4BUsguqk3dJcrlu+Zydbse0sZdBfT7XdXaF7ts0fONkDS7PyZ2uyMHTNn9o+ize5UYvHsKjdhdLmfvHkiLd4/0r9m9TOnYvVSUdyeJ5sF/EayDB8lTg/WKR/B9xSe4nxgUHEvDgg9qE4Mnc6XBjbQ2+CW9Gxy485vgTOV1MBHM3s/nrN/fJGrf3yu6vr+X83r/75zf+5wU8v4YLvb9QzTn/VH07PuPaN371lLj++fos/ftVS/f/0wU9pyXLPb0VZz2XBA99vyB+u0ZIZ+dt4sL3vMnotsziabuWU7z9rxvW7HnE9LR90t6d49K+XbP56Yde3ZJwt5JiKleivXeubDpRXni3nmKtd1syXXvQbp+rxkXtHePGLaXksS97ra5ey8p1XsfkVt7F8qP9r5HW/Y+El/uPSz3CVknWoXcpVNDxqjcQy7wviFf0+CQ81QX4s+lhozyzw8JoI9CenEtIVr6S8hcRdi3rK/Fvlmidt9S2W2fLee17xvFb98ByTfEAT1AJjj/qRC8r4jq941UMve92+/0Pkv57r50pbT/NPnbfVH0x31EkfeVUZP9P9ha7u8rafd/K3juny/57S/pG7L/Ik3dv6pv3v5ZtG7/cXpvv4m8ZuxW7dP93pK8Xz3U4sBORXvgseJ6YLzkfeAXEnygmeoOeNL0A04078Bn2ooDY6TGA31VHQd2cPIBvaQJPS86hP5I54b+LHiH+iqBoZna0NBzSiAn08zQ1SZFoXekhtDnwsPQQrEj9AuqhE5WXBc0yCYHp4qWByfRMQe/lZ0O/p14HHRSfA7Ok7MHPJK3H3yoDT3oL2cf/EgpPbiBqz1YSu8eXCU9OZgg/3JQpOpDFZLFIRM65lA073hoLF18aJTke+jOgIOHnMXcQ8m8fqq5VHborthw6BS9O+2Z1HRoN/3pUKzy+tBxavZBhmT1wXei6weC4vOBqRj4gac29IPxYuYHg2jZB0OUug8ey/c+WC9//8F2+uKDWa9ef+A5oF/YCXlq2Iece1h4X+8wl1fBYVZUH/a+NjOsilaFzeMawj6gD8LUqpaw/4R+m/fqZdhy2eTD0/KQD9WS/Yd75bkfRtKVH1bQLR/q6aEPvWn8h38Qcj+MFSs+fGrc8GGD2dMPzRT5w+uKFx/aV3N4/f0Rh/8iehxuFv0Od3KhhxPl+MNHaM7hj6XSw2kDrh9eID87/L3YdfiGbPLRTtHyo7/LYz7yo04ffSd4fDSSrv+oUAr+6LaY+ZENPbRKomUffUXrPhrCNX7kT7//6Bva9ZE9VenKaX/dUs5aJ3BanYvoqlvLeels5I06O9tg3RdyvM5cPqZbSUt1wUqtzlq+qyPcE90DsUMXpiXh3qJV+C3qEP6QuITv5zzDneX14X8mQeGPpbDwSUou/ycpJ7yJKws3UerCt8j3wo3Fp+GC9DL8Ee0fUUKtI/rRiRGH6dyI95Wwua+pT8R7YmDEJ9rQiFl8ZsRXQl5EqJJjlyNWR/xNvBVxnzyM+J3UErGFKhFesrIvipdN36WayE3ykMj1JvaRDxS7Ecl0buRE0TtyhbwlcocYEtlO9JHRcnZkvVwcqdCrkYtf3YmMtX0aWaV9GdlL6a+/I1rr+9KJ+gqtq36oylf/jrxLP10M00+RMvUptEq/VmzQ59IHeiParG8lXfrpEon6WB4UNYbaRTlIk6NOKF5RF0W/KL/7B6M+pOVRzVxd1BXxYdRfaUvU1/IvUaepEO3EWUQ3KKXL8unI6Ap5vHiMTo7eQF2sU/jE2QmiezSx9o4epwRE26pDoo1tY6Pd+bzonbbV0ZNfNUbzyrNoF/pztCAKMX8wtojZRifG/Jm6xvwsesWMVvnFfCAGxxyS42Ne0JyYC7Q0Zgi9GjOS3olpo09iTtGOmGq6JcDHWI6JoBaxZxW7WEdpcuxk0SP2jOgTu0PeEztMjoh9QVJjzcS82Hi5KnaQqiG2QH4QK9FnsV3iy9jeilnc7L5WcT9wjnGeolecL90eN2Z4WNwHknmvVjk5zkTMjftcLo9zk+vjpFeNcd/SZ3EfKl1xCyiJd3xlHj9Wsov/lrjG76XL4qfSLfG7uZD4L4k+Po1mxt8Si+IL5f42dlJd/CnpSfxe5XW8r6lZwkHRPmGu6JpQTb0Stkp+CbflwwnH5OSE2XxuQqtYmpAqX02os/gsoUp6kdAuahIroP+LRMtEf0WwipW0iRby4sQvON/Euvs7E5/S1ERnJS/xP2lF4jSuIXE71uxFmxI18rPEbVJXYpMgJBnTIUlrOPskW8kxaaDknTSb7km6QaOTzGlm0ldKUdJdmmqzWKxO8qONSVPl75PGii+SIpXXSf0ks+QMJXFxiGKdvF3SJrdJnsn/Ifolz6DByTOpLnkfTU3uLRck81J18l/pg+TfC83JW+jL5GCqH/fcVkjpQ61SvrBxSMk1n5MygW5PiRpwMOWa5HhIp+SmlIhlKRu5Wyk/iQ9T+nMvUi7SX1MGyH1Sb1MxdYgyPjWGuqT+gfNM7RICUu/R0NSfaWyqN81JHSKVpj4SbqV+SZ+k/kHqSM2gqrRI0TxtFWedtrC3Nq2ReKb9nfqm7aVBaTcVv0nF9HDaLSU17Ryfl7ZYvpRmKd5KW0Efpo2gLWkX5F/Ship6cYsipG+0tUj/gTikb6Iz08MVz/QM6ps+QmnRpPIt4/5Gg9Ln0MPph7jE9D/Rk+mhthXpH4t30uNoc3o67UrfLc+0bqcko1oxz3hP8bQYJFpnhPCOGUcl94yB8saMH2lwRkFfXcZ8JTdjjXFZxgN6J0OjPMn4iHZk/F5WMq5qzTJXCfaZXxCXTHO6OHMB3Zj5nbwnc5YckRlC0zMtaV7mUqEic7BwK3P08CeZO5SOzFZJzrwvmGVZStZZF+jUrAjJPSuQbs/KlUKzvLjcLB9anhUp12cF0casF9zTrCPSy6w+8p4F4/sNzu6jcsnOV16G9BE9s5fI67M93vo3CaWve5FjDQ3RW5ZpPxH62JivXpZ6aks6seyf/JeHG8ytypbYpluW+dk39R+t22yrjrW2MOM/0bxTMtE4IO/TB7YpDreW+dlE/1Cjd/Q3M69wHfRo4ju3/kL6HfByTftsr8b820EjE/aYT+e+LxB1g5zNfG0sXF11c03cPSICK2rme/WZbh9gXWNCRjhygeS7orztthMKQx/lTxr4ubVovMyrt9eCtYSzWVxpHZ/nM7fFR9T/5Z2KPpbRa806l93RbnPPU49cVPLdxxGjj9YM1Bxucjv/YGq4lZe3ld9n1ua9LEeT2lRVcN2cvVPJoBzziYGxc3+0KlrpKrjt/MnV/Un+oOWRuSPcLEifj3/zZ6WbiH7o4PQIiy4bMmiuYJlg4zA7sL/adKMTH+/Wx3p+kfe1Wz/q1DrL6cMCkjO4yc+nuXJHBbvA50ciLhkXTDALbhj3ktMaLTid1Vs1fd5X/Se4O+vHaV28ZrjGGN/6nZ66maSl2roJo7V+n22cN8vCQ56fftto4P2JWiMP87UD+jvYpsbmRLiXWfL94/rZznc50Sz4Fpk7nxK+ns2ZPbnPu/mZN9kEvdz6z7+qWjV+wzcfJ448qXPXuc3zC26yWeO3tmFeYt5ck9V6W118gxc3xrZf8XCbkaa2lrWzuMljG8xH9iZ5xmZ7ZqR96zf8zswswa44SGM+2sOuJVa5OciOO/VwkEpn61KqM+czHTn7zL+S6Ln9Zty+lWq4X7/3XROKX3DDaWP//Lu3tAFDJlgZFWrIUYdgczHONT6r/7Lp3kRnYWr7MSHDzlhVP9BsJBpPbT+9f4SuYhEXuJSfc2u7/T/nLxasfLjNTjVEa+1ivjizn/Vq35Qfh/dzKyBf+JEG3f6bM20E7YLR7vqwyU9sTAs8ibulmS5qpM06QXXrR5tR8ePHCUttvYf73R23Pb15cP440ukn5CXq7RrsjZwmhkRZmY/yKv7Nn8CP04X227bxjPlrVR/lBKah0XrFamZ/XP/Mz7UPv/yseQSxXpqs49Q6QtwMfwqZXCG7uNGqDlWXqoBfI9wRDhr92ShLXaIe20vfq7ZXSy+5V2/N0H/8ufSEs997hOoCTdx6fg/3vmVd5PqZzs4raYCQYG2uIuaDrNkfqyVWZDxy8KaZK7ltpiE3B/iThAG98NmLjOD9yCxy2NmfuDpftZhFrlgY/fPtDAPCScQAnqQCNwf0Jsa8NT+L3HSZQ350mU9+dVkCrCC2M1YTpxn+RO+ymZS5bCMNLruBfaTF5SB57XKTNDrfJV3ODwlxeUaSnX8kVc4vyU1nFefnzAN5XJhTPnCBO+RUAaxQu5JRasHwl8En8K4qNxLr7E4ynReSB86e5KnzYvLSeRmxdPEmk13WkBCXjWSBcwBZ6RxIfF124LwgctJ5F7nkvId86xxCfnE+RKa6XBjoT2oHGpErA41+8xeCj2qt1XO1uWShVkUWAUuApcByYAWwClgNrAXWARsAfyAA2AIEAruBPcA+IBT4ADgBFGPcc/g8D1wAKoGLQA1wGbgCXAOuAzeAj4FbwG3gDvAl8AD4GngCfAf8WWtOuoC/AD8Df9f+9hUwLsY6Ym+sIlpgEsDxDX1mEcLNJtHcHKLh5pE1/Hx8LiR3YctvuUXkGez5I7cEx7yIxmUZEVTLSR/VCmLCrSIrXVbj+BoyU+WPMTYRD24zft9KrPht+NxBEmHrXG4nKYK9y7jdOBaMcfeQ29xe0sTtwxgH4KeDOH6IEFUpuWp0k9xy/oRsV90mQapPSYTTXdLh/CWpd3pIZOevyU9OT4in6in5hXtGop1biYOqjYxXtRN3px/JWec/E53TS3LV+a+kwknGHF+TWk7F+SCGfJz7cxqnAYAnZ+a0CAjkrJ22AXlcCGIrBLG1B7G1xymNH6TL4ofojvBWuqO8qDvFj9Sd5sfrzvCTdZW8ia6GN9dd5vvrrvAWuhv8EPIJb04+403IXT5E9zk/VfeAV5EBgrVuiGClmyS4EifBnRBJQzhAAxgD5kA/wBIYDFgDNoA9MBrQAhMAR2A64ArMAjyA+YAXsBRYDfgB/kAgsA24IYnkV8n1H38131vdjFzR6DzUHroFwMdqxAzwtXqM7m5vP/JNbxV5CoxHjnvA9oGw60wcn9tbQ+YBK8EHc80EYofvVxAn5Oxr52sDZhH9gO6/zD2Oz+PcSa7zHFKMeGlGrMjO3sQROe/mEkDWO28mgYiBAvj/KnJNcd5HBJcKA4f0IqswzrwBpr99ZRNvrZ4Fa7oRnfNskoyxEzF2ATeXVDjPI1WcB6l2nk/uIS7bcK8XzktIPe9FzBCXZi7LyRDkvIPLKrLexYcEIDa3I//dEJuJ/Ebi5ryJeHEBZDHmFMBtIXuct5IQ1Pn9zjtJKeZX7ryb6Phgcg/xec95L3gkhPzkfIBYu4SSkYhRB5dDiP01nIXTWsAPMeQPfMQ5Om0Uzcgm4IHRAN23RgN/s55+sM8sEsHPAeYDS8hhfhnuswI/+xN3fjOwDdhNXPk9xI3fh5/fvn7rznCyaWdvfPJkGyDweUbgYuTqMeRqFWxxE7mpcCvIGNVqUoUxXZGDvsjBEOdtRI+cq0OeveAOkhD+FpmMvHJUfU3KVY9IKfLoZ64FudSG6/9KglW/IO9ek2ruR04gfwRGqhJ1o4DxKoG8C6TxXo5HeZ3jaT7WsZInjld4reMnvKOjpZDJDReyOUdhJTdb8OGmigKZBqwB1orCb//iun8+Ef1NiQ1gC4z2N9U9NnYlnxr3/GV7Ps9kFvmVzCFqbj6wmHjDZmqsTwO+WQafTkQd+ZVsxrFtwC4yCLZTY40acIkF/PTSpZTEz7xJ7qCmvEBNee38lPwKvohHXSlHXal3fk0awAu+4AVf8IIAXhDACxrwggZ8EAo+CAUf7Acf7AcfLHPM4rc4HgGO8hGOp/gqrD/e8QxfABscnlbDH5p2GbgC3OD3TPuE3z7tM37LtLu8uePn/HjHgcIYnaUwSDdFmEochQUwgAAuEMAFArhAABcI4AIBXCCACwRwgQAuEMAFArhAABcI4AIBXCCACwRwgQAuEMAFArhAABcI4AIBXCCACwRwgQAuEMAFArjAClzg9ps3aDgiflxIgPsMMtd9JtnonmpjQdJt+pNMm8mkyUatewA8tDHT8bYqogFMgeHACMDF1oTMxuccW9wfn4tsXYk/PgNsLclmYA+O7wX2AweAQ7Zm5AMgzPYO+RCIwLFIIBqIAdJsC0g6UGBrQUox9hngnK2GVNkGk4tANVAD1Jv6kdumGvIpMJTPI0tIAepPtWo3CVDtI/tVov8sxBT4pDe4qrcZ0Q6eRaYM7n7RxhyeaNL4lfDfdvis2LEMfinnHeA7wfEyb+n4Ge/teI/3dCQS4ThABfCAABgBaqAXoAGMARPAFDADegN9gL6AtdQMvzUTW2A4YAeMAEYCowB7YDQwBhgLOADjgPHAu4CfpIPvdGQjsAkIADYDW4CtQCCwDdgO7ACCgJ3ALmA3ECzpSYiUS8KkF+SSBI0A/AKMN3clI6DyZhq41piM4ptVs5Er7iQHvHqbn0cugVMboJ0ecZ7ke+TbT9wyokGNH6TyJlaqTTg3gKwBZ8byW0ko+DLCeQfJ4YJIHnIPFZPcRS1/woXg2tEGP/z2NSpmfIMwi1jys0k67pkJ3joL3prJe5Ay8KEZv5A48Z7kGe77M3hMADea4d5DcG9r+Pi1ag2ZC/7+FvPwxjxWgtuCwG2EDyS7wJv3VNsxxg6cF0SKMJ9q8N1tFfgbc3qKOT0DL9SrDmE9T8Fxr8GFl3FWumpu+Jv5fW2mIzfMYC/gLqDmrTHfCMzzJOZZDg66jXn9Cv4Zj3m44/5+uH8wuCcW92rA+F2cvapjGhT5tDR+MTjiMPghGvH1KzhhPPhxqqO5oOMGChHcIPCjpYB8AidoBTduiuDOTRUswZsqMhv8kCc6kHzR4Tf268s3o34cRv04DHsdBhcego3CUD8OM65H/XCFHVzBgS6oHzNRP1z5EEEg+4DHyJt0UwG5Y0ZWmbqSeaYmxIK3VqXxXVOzeM20I7zdtKO867RTvPe0fD4b8w6cdobXTavk86bW8LVTL/MPp17BuTd4YdrHvAfWYglu004b1c+fTOjXSzcR+BI5901vNXlk6BsE8gfD7ybE2t8fsdAXPP/bVzKa8M3oJTSw50TYUwP7vQRvu4G3XQ0v1BqA9abxP2F+aszPFvObifktw7wOY14nMa9LmNcDzOsnzEuFec3FvAZhXuOnseuPaf243VoBehs2AEKBD4AvgQfA18AT4Dut0PPWx2bwiQqxNhV8cgvzkVHLTqKO+RmaQi2+R8yizt52XkFmon8JQl2NhY7pfgHYcN4P9bjexY3o0YOkIqfaXDxILc5XzVgIHeFJHjovIj9Cq3RBqyjQKebQKSJ0ihYaSZyxknhBr2xEXZs6Yw0JdvEnOvQrc9GvLEPOlboEkkO43y30LanQUdnQKmXQKlXQKnUue9Dv7IXmCiE/Yz7NLvtJf5cDxA62lKFVJrrkcXrUMj1qWQRqWYST4X0+Q3Wc0VAV6QUYA6ZAb6Af4AS4ADOHCuQ9wA0/Lzf0Wib/qCH2vB/ikfUKxciNu8iNqYhFJ/iSaf9A5EUi8kIGL7822E9lyCcV+ot4XGOCnDoLvqnFtSbcAvIQ15twy0l/2N8M9d0JGsYJOR8EO6jQT3hiTBPkWxB45xDGNuG2k2yMb4L8fghfmSF2XkPbvEb/MN4lT7RE/liSWtGKXAEa8fMXwEpD7Hf3QVfNw8lRc54cB06b9yY8n4d+VcDcfkK/Wg8eUmNOZojPkaqVxBN+mQm9IWAeFehbdWAPNe5vhnt3cPtJH9iazLhJmqA1XkJrCOhf06EzLkFn3Eb/GgCNEYD+VQc/6OCHw/DDYad6g97pbtE1fDP0rhr3N4Nd6hA3Zrh/H9y/D+yxBjo2kM0B9lVjDmaww2HEgxnm0Af8Nhd6vA9sYAWNOgZzMeO+Jj87/ZVUO21Hb7MDOMrbktO8GbmCz0/w+YAXiBp8Yy7owUn2ukFCIveOkAxeyuFEIRWxf4wbBYwFxgmHOa0wFzzlSKYKi7lpghe4ag03U1iG/PDl5gELgUWCK7cSYz4B53wDdACdwEyD3X/7Or6RqN/LSTzvDU2+l3jyIWQxX4vadBN9wHVDX/DbfsCNb+BLycSZ6L1Qr0VoTifkuxvq9hrHu/wQaCxH1G4zaCozaCozaCozaCgz1GIz1Fwz1FzoAWAC4AhMB7yApcBqwA/wBwKBbcANyRqaaaaOzEo9rzLNG/r22zNZQDdl//PNaoLhHUDd74Fjx3u9dVxjeJMVIR04bvLWcdO33pHc+61Xsgae7r6P6h/vLfrNW8Pe++3nP8/n/tuXvFq7/t/6XnjrVX5y9v/uXWL/nB8by/7I/3wes6HHv3Eeu3/gv3Ees7/lW3YebHgTVvd/S/7xQuJuPy196zz2prPlPce93zq+gr1B9c07sv/xEuLu/1a/eXNqz3Vr37rOF1jXc3z9W8c39LzJkR33f+v4RvYmxTfvKn/zRuCezy1vesCe6wLfum4bsP3NG3/fvEGx57ydb523C9jdczz4rePvA3t6ju996zh76fm+nuP73zp+gL0Bsef4wbeOHwI+6Dke9tbxD9kbDnuOf/TWcVZI3oiviJ7PyJ7z9G+dFwVE9xyPeet4LNsz7Tke/9bxBCCx5/ck9v/XCKSwt9UCaez9vG/ljLonB7N6zn8T1m/CLOfN3l/P57E3b0588/ryN29I7Pk82fN56jevL+3+L7/ns+DNW1t7Pot6Pk+z/MLAxW/FqFfPzyX/Erelb633DHD2rTX1evNqZ07FC0bq//F477fygzRs7X74Yh32L++BXO/6v3kJ9n//ekZtmut/+0LJvJCGnk9X8u+ME5j334+jW9n9q+tHvx2nYeP/s3laJ/734zcc6P61Yc//cZ7/ytVTe95yTp4RMmFizy/P/3ke31MjJrwZ5AdieAfgm58nvfUz++/zt/zO/mv8l9+/6Pm81/P55b983wTcBx6wt2gDD1mfAzzq+f5xTzw9eSuevgG+7Tn+3VvHnwK/7zn+/VvH/9DzImx2/Ie3jj/rXrrheMtbx1vZG5V7jre/dZy9S6KT/Fdb/Z/5/r/y/7/WMzaGfOJ/rhv/5zpo91/qJEPwyX9/XPM3Mdmdf700xiamZr37GJqin3qu+vO/vJb0L/9jfde6/rvfv4lRZlfNqX+v3tqf+vfX939br7w9Xum/MQ823pNT/2/9/H9PL/3337v/l/Wx83Ly/j1/1Ob9f7e+t+fnmP/vzc8n//8f8fLk35gHO19T8D+fV+H8T5FiDoHSAGghUHRABdAEdOm7hYoGMAcsAWtgDKAFJgOOgBPgAswEXAE3wB2YC3gBfkAgEAyEAoeAMOAwoANigUwgD6gAGgA7iCMtEAqkAn4QScGAF8RREBAK6IFUIAcoAiqAFuAFE1AQT02AOYSTNdAMvOwRUX4QUBYQUNbAZMAFcAe8GCCqfAA/oA5oAoIhsnSAOYSWJ+AD+AFFQAVQCzQAd4DmHjHmCgQDqUAF4JeBn4E8oAnwzsQxIBhoAbqARgi2ZuAl8BowZ8JtVsUdlWkF1ycrqexKTXqVZ7+7ujtK6gz1kJfL5rw76sdNtNqk+FjpgGrd0WLi+pfATyp0v2b23nAptrRk1T3THfNf+u88m7D4k/tnbn8262/fX72ZtMrhvNmDjFrzp3dW/W1wxaj8km8nejk/y7tsu6iyz1jtjrkO72RFeX288gPri+OaXPIiBG87h/dm/Oh+/dXYmIWxv1sZf32j2Rd1VdMn9Odz/Wfpx/neflVy3KGwPLzDeOCoi3ETHHd+fUE4o0T8LxzuaWuPGgQA
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

/** Takes over the state in the address. What it does not know, it leaves alone. */
function readFragment() {
  const [name, ...parts] = decodeURIComponent(location.hash.slice(1)).split('&');
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

const refusals = ['', 'a number that is impossible, or a phase that is not down, move, up or cancel', 'earlier than the one before', 'a finger that cannot do that now'];

/** Makes a recording of [time, phase, x, y]; gives the complaint about the first that is refused. */
function loadTouches(samples) {
  engine.playground_clear_recording(session);
  for (const [n, [time, phase, x, y]] of samples.entries()) {
    const answer = engine.playground_load_touch(session, number(time), phase, number(x), number(y));
    if (answer === 0) continue;
    engine.playground_clear_recording(session);
    return `sample ${n + 1}: ${refusals[answer]}`;
  }
  return samples.length ? '' : 'there are no samples';
}

const number = value => /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(value ?? '') ? Number(value) : NaN;

/** Reads a trace, CSV with the columns t_ms,phase,x,y in any order. */
function loadTrace(file) {
  const [first, ...lines] = file.replace(/^\uFEFF/, '').split(/\r?\n/).filter(line => line.trim());
  const names = (first ?? '').split(',').map(name => name.trim());
  const columns = ['t_ms', 'phase', 'x', 'y'].map(name => names.indexOf(name));
  if (columns.includes(-1)) return 'expected a first line naming t_ms,phase,x,y';
  return loadTouches(lines.map(line => {
    const fields = line.split(',');
    const [time, phase, x, y] = columns.map(column => fields[column]);
    return [time, ['down', 'move', 'up', 'cancel'].indexOf(phase?.trim()), x, y];
  }));
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
