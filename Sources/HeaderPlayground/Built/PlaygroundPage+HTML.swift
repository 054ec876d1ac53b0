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
H4sIAAAAAAACA+w6C3RV1ZXn7HPPfTd5L7z7IIEYUO99CRoKVHSYhAl+uEGQiiNq/XWmM5KB+ImBYIhOu9abvICAqHwegtaxqHS0SlvRiEGpokQLSDUzE6tVbG0HWz9YtUPXdNbqzKrD7H32fb8QPhbmx5r3krPP2Wefc/b/7LvuE00L50khhFxpf2W2TIvZkMbGSqcJ6DRDha1MGyBm2wZJ47Bn1uBQp1OpHHUK9zCjSDpL5aRzXbO/oUmHS8OOpEaYkzsNoiS7qHhQsBviS9MFE5E83kl3doZYmzuyc7bT2ZnrKz4k0pnOYrJ0OekQF+nMIS1ii8/oZElIZtINA03Dgk5qdjTPG4vQmc7yZKUY8E5mh5TRZYp0Gc515s9lRXWyZcwE8oadzk62S2eIQ6JUKmW4TLFJ7GxH8TCV5Y6MlDLzbC0dQrRhylghN+LDUyE3qUKzpWaXpQs/dEDoCyRHitZG0owixeZ6Av+Btw75A8MNs2dcLbtNmrVjp0PFREgiM+ekUtwlxlIhWYhJoQuksoSRVA6rU8WEhuOsz5NChdpl77CFdqTjRiDqOI5lyYSWCceSjgRHyKHDpBJOBCASAQcAcCKhhHJUQpmPkyi3bKmsCmUNsRR+y7BxBnysAR8pE+FXlpdHho+Iu5Ux162MxJ2TIjpxUpWOOCMTVVU2SF3lVsEorZQtrZFVGhwN6mT6nHJqVZXreo7rJyNVyq7StgapdEyrWCxWXV2Dp4xWoPGvxsGG/i0e46FSulrFK22UB1TuG6GPisdVJKbcMsuKuLG47ZXZlShtxFaW5dk2do0ySlRJJFJSYrqmJf3gHvgfoR5kcdTHjyz+nHY6yoEKFqI0mv/G48iR0sSKI2PRaMxNxCBa64zSp9SOidpfUG7CjlcOHxsf51ShUiVqf7wCKxKPfNG1UZlnwIQzz/qjsWdV4C61VVVSTvzjOlkfnWShbvSfNEyefPY5Wp573pSo5UAClQXjSoMAx8KRjYlxpQnLstHiyKuYCkJGhLSEPH/a9OkJK45zOqHjEY3iq0RCq4S+4AIHhMa5OLX0tZSaMaXG+ZK8MCpBCynQXRKOnBnTCdTpOAUCRMyR45y4hITWiUTsonPOOUcJgUTCfCKsM1IbfStiWqpCFzLK+1OFZrBxN3ExfoVAjcMQpWK4jzhLR9DIxpCaFKmsWAyt4uJK4VTXjZ0V/dIll4697LIvX375FRpJxjpajqmXeqquT8THaNr+ypk6qvXUqVN1NDr1qksty3G0RloFjqystMByaCvhOPiXEJZ1tWslMF4icoFcDsvxdJTbflu3pmWw93U7mhbBw68AAUHN7zaZvqRm4+Omv4+nf9dtwF4m2NdjwPIfGbCCQT/PvccLdrxmwG4GGxi5rd+AXgZdPLeEQfervMuTfBCDrZuZcgtvxqP9DDYyEyueZkoe7d5pQIaX9zOy+ymWgcFuBvcy2Msgw5Rbed163nMPg8cY3HuSWV1BbU+I8gwjpl2+jSVlsPEFXmpUucm0O1jA3Qz2PGdAXyg1g54+5oLB+r/nHRks+QfWOYNPGOxn8MY/8p4MHjfHPWHabtM+adrNpn3KtPuf5ZOYzQ3MTBeDHkOxxbSPMWPPmEEPD7aGwOC28aCXwV7etp9BL4PvG8Jn+Vw+YocZ7DTtLtO+bNrdpv2haXuZdCODPaEnsLn2s502MHI5gw2IjGzXnj2veV5b+9dBuAtam75+XXvbzfPnXtPRdvOc68XbKlGIa2+6pblVvK+GFiAXNLdf29Y+T3ykKguwC5s7rlnQ1N40r7mjuV18qsoLV+Tw/6aGD1iD/x03zL9OfFZ0Rha71CrEtjdfe/PCplZxm5Uows5pa58rVljxwg062haINQPoaCDWWYUszEVNzF+IcnY0i29YVQUzc1qbm9rDzYmV+6yKgtnWtqasytZbbrHK5jSLDUXEiGtpntOBKhcPFREv/Osbru0QjxYJOadt3rym+XPFk0XYW5rbF97QNl88XUzb1NHU2nadeKZI9mvbm5vFs0WotgXN88W2orPntLYtbBa9RbhryU7ipaIzrr9hoeF8hzWsANvc2jyveX7HQrGriLhp7i1N81H+V63ygXZe0Nw8V7xWpBf2mZsX4sTrA6zXvEC8OcD2Czua2jvEHqtkJ+ZoTMG3gR0ZUlIaS0TLKoaVjxierK4ZfdrpY78w5ovjxtfVT8Ib8+JZMy+aNr1x6mZ7j3xb/kR+qH8q35E/k3vlu/IX8j35vvxA+vvkR/JXcqv9sfxEfirXyIflTvkUbIEXYDvshlfgVeiDn8M/wV54F34Bu+WoT2H2gq99tXU/vCl/Az+Wn8A1bR/Bn7V0fOWG38g35H75uvwV/OX8X8OP5MfwF/PavzznA7ii+X24fO4v4dKm9+Cyv7rlz2/8Z3hNfghXXrsPrrouuPr6FbASVsFqyMAauEM9on4Pn8F/wAHoUovUYnWrWqKWqmXqNvU7+BdYp5aru9VOtUe9pbaop9W76t9Vl7XMWmn9q7rbutf6prXR2myd+ZH1sfWWlbHu0HfqFXqlXqVX64xeo+/Sa/U6fbe+R39D36tf0j+3fm3dqrdb6/V23atf1D/QO/ROvUvfrx/Xf6c36sf0Bv2I/p5+UH9bb9Lf0o/q9/QD+mH9vn5If0c/C8/BNngevmPfb3fb37WfgG54EjZDL7wIL8EPYAfshF3wMrwBP4Y34S3YA2/DT+Cn8A78DEp/+VbZDrtHSkhXL+rq6hJJGXR1Le76mzo425ON1P20tB4meDI4vQ5qEYgGUePliLyQ6P6SeijPLpD14CBJvA6EJ6sXm20h2L8aYUvQ2lIHkzzpQdCbR4wziP2rcohRBrHjjhzCNYhHVuQQVnSWlGmY4olawMJgRpnwhOknVSA9NRIPx0k1rUyokCZ9YZnAYjDqgScTXcSVaTycQeJodKlCLeAxREysI7SS4Inxwkkq91ZDizs3CId4QQ6IdrwoaRAl1DtDlk6Wpbw+Vgcxgi6vLy9eX87rXV5f0SAqeP3wyXI4r6+sg0qCo3i9V7ze4/WjeL3fIHxen5wsk4yrMUaiHWrJagjH8U4TineawDuN41VnNogzeaezJsuzSLXjxdnBATm9TPBmE+tgIsFJvNnZxZudzZtN4s3OaRDn8GbnTpbnejIeRZeY2EIrCYgxIOpRyRA4LYhxWkKly+g8tBt/ccEBeVOQbhmCtbSKemJaGRirBAfwE7mJwXRCBlaLL2LS0MjBaGRIEw29JJAtxug/NK5vpAj2iCCCzgHuUnbZRlEvT0MOu3aoybLGg8b9+9C1RxGmT5GFoHHfK99+btnKk+vRmNBIAeSR70OAslzuQfUSs5EKjKPhgZfw1EV4igoWhcgZtCGH0/nY3SUo9oACbZKZ+WyJRXqHYFwLcYQ645gK+jO5aJjiQXSpEcUcFbg3JnWN6eaUCUH6gjKc8YH0BKiApO3BDNSMHVj0f+FIH6KeJgZjCGItFCjutmW4SZWn0amTQMrFleT7qHSylw7cFj7Ig3hU4HeUibugV95kQhI2NXrLPLlpSb1CdV9VxKIVrsRIGqsIWO5yRqABfUnA8bVnxhySnq5D/aKbEAtW7uzoqVJ2ooVFOPt80mr0lp+LNLj2XLQzPiHl/i16jjBNIwU8ctLiG79yfAVTlEka6NDod75CZ1jdZRQAQTmSxVAGWhEoN8MHc54wWcJ9gPMJxr17H3ejIwSnKCtMUe5zpE98LDqao+/KHr1bDHb2DYOfbTJOfsyJhBqPmhqarnUfzE5PoPHEPPnZWdZr4fycFFnVDRFFDFRiBq42wRI4gcqHDtM5ObrzjLBoQ98yUqK9MSJRMWTgpJ5mHMXydGJRLitHjc2TVhkKHV1Q5DVQ6NiYI0K3luTWktxaeXKGUaNF/+jWxt+NWwO5NeaCrFsDurVPPp3zYklevECqtNldGN7oIpADEkp43eANgdZKKvJH1MDF5lymNCThsvY644uce3BVoaR04CIZnlh0Jhx0piQ3ktmjUVAMInMTBeJC1KCasRCzoVXIABwdA3kbjxSs1RaTfOVM47XGEaLRSpqzeOKCwgmuIJYdvoKYyBWEHLSC+KyggtgEXEGUFVcQ/XcNqCAydw2oIHrXDKggNqwZUEE8vrKggthqodarbzOOtU8edfJnxjH9B0PqTOKn62Ov4Mwfzs5GNGl3Ly4qvAlWDXYTrB78Jhgz4CJ4PrwIQoVYwdLbc8KUF94PaKKX83J+1SC61xZeFkgIc3HJJ4jq6kUJhcHJ+Yj7rcjug2f2HkDXTmG3D7ldIs1We/NbLZdGgEwoQEayWOsYvSZE38vrHrwzt+7hkLCbYNdLyECPzAu/Qoba60ftrefB4q7nh9TDRskK6ZLM79M03iZzDOOW7/HZd4Vn7w1PeofRa0P0noLj3mD2utfl2OunWSx4+8LjdjN1fxcaYAf2D3/JNR3qkmMvCNYZHsx11/2HXXdHOuHuYz7h0AK60cNMVh5Z+nuOmbdmOsHEgA/VpmAIavD6wW8YvIquzCcWG0N7yCg0iFGeygeuCkopcFW+YqMVr99REE0q6heXFGNUZZJKCWKQa4uDKdwjUoiBFLmC5KgKgif+txQErSDTsjM0c68oqDYDn64vHVTiPRv4vy9F+XCERb5BafxCYnH+4UuPUY5vk62RUVaTjUGE1L0ia+/n6iGZtrOn9esbk5Jnqm/nul2h9SXWqtnUTfdQLz2FwpTqOwiXfUTkEfqHGvxBMU+de1iU7jNUKvAMPylW32l8Dw2ETE4zt3JGt1BACJaXx3jFQYtrZK3iUgU327rMpG5T9+BKizVavcLsaJsShgdUUvRbZp2i8lFOTxKP4aSNdUsgb/H0rDJcohhLm9qoYPyfOTIgtvotZMPdzIVNLe7n21ETSX4kEL6jaHftORfkOUGZEeeYaJxVRvbcHYqIwngRHIUiNt731Ad9f/vUB++dV6++Zu5t89mPwwX54UO9ol5dnx9/j8azuQjAHI48dYGPj8/jxe3g48PzGfIO8KOEXwF+jPB3g19G+HvAH0L4rYCRgHAb+HGC94LvElwPfoLgBvCHEnwY/GG0fiP45TTOgF9B43XgD6fxEvBH0Hg5+JWhdDLoli3uUxxjI7zK8OG2whse9lwv4Q31hnnlbg+rNOgXtGwvtnF6CC70bDzjav8kApf7VQQu8UcSeAz8UXTwFvBPJsGeBv8UwndD8lTC90DSyz5WGw/awgzhcxp5hGeTmdF1W/w4WoocIemTKyiq1LA304ujXx/C9rYXpyCz0Vl3i1YqlU+ZLK/E9Hdyg7gCgdcgLkdwKhUoyhtFBYryTqLKRHlVVJUobyQVEMorp6pEecOoIlHe0DrMG8pLUCGmPJcKPeUNmYwVlPLKGsRoBMOp7FNehUnJXowqNOVFJ8sqBKUN4iQElQ0Ck7M3wiRgr4RytEOCOsbx0GkxPrBSNeW6n8yFX5IDLhd+5r6/Olt0BfeFVz6WYaTCSzAprCxKCiuPkBRWDpIUNpiwXVmQFJYdlBTIAoVJwVhksKTwra7PkRQyx5oUMsWOkfnvSwondi7oPWwumMG54HzOBVOOQy7IHH0uGNTkJ0QuyIUbBO8Y/WOQFScCetQIM8E3w0ywQXIqWC8xF6wqygWrjpALVg2SC3pMgbCqIBesPrhAGJALMofKBVs+V4GgjrVAUMWXhDqOuYCjvHcjhTk+J/5/xWCieMLhksQkThITOUlMOB4Fgzr6gmEwXzjRksRG2cLRV5wk9ueTxPowSXwSJol9lCQyRUkic4QkkRkkSfADS6YgSSw6uGBQAwoGdYgkseRzFQzHmiQyxY6R+S9IEj1hlP9fj27vcNFdy9Fdw9HtHY8S4Oije1AjnmjR/VsT3Rg2xdG9DXLRfX8Y3VuBo7sHMLrXFEX3miNE95pBovuDpRR/awqi+66DS4AB0Z05VHR/uPTzlABwrCUAFKd9OP7R/Vjxnd6//QSJdvdw0V7J0V7O0e4ej7scjv4uH8yoJ1q09xqrZQZG+3KVi/YHwmhfojjauzAeq9cWRfvaI0T72kGi/UlT8K8tiPZ1B9/lMOAuh0NE++bPU/D3HWu09xU7Rt/xj/aufecVFfCPnhjBfphIdzjSLY50cRwive/oI31Qg55okb7CXJUYQsWR/kY+0h8MI70/jPS+MAL8BLp1lNw66BPTkiNyjpv0oohpbcHG7Jj7nUyCFB83Hk4umlSbktWNE5axIyWHbkrWmLdd5MZJe1NydKN36yVJZyQ7eLJk0xL/tMBFR7UDp4O9LlnZjoZwO9rR7Wu86sYDB9StHq4Y3Thp2RL/9CKX3Ga8AHm2vcr8O3ijkkHoEEs8K3QQw/cs86sKFhKp0IfdnIAkzrMyOWyTX01sfV8myzf5NcR2j+Q465a+k//t1XixVSYrhigQEjChBDLnrd0yvPdCLszkA2GuoNdth6OEkNLIM3A+6hlVo8prSck1RrfDR3oOanU0MhVByYbmopV6ZjOjBG+0d9plOF/rVXu4pIaU651+WVYX7vNZjXn0uq+crFPR7g0ju3gluFdpYKLcfYFTedEqkpDedbqozBa0bRytS7+fml5mka+y11BGRpqE2WU7O180bxhjDLoiQvtQNlF57zNYxTbOm8zoJuRcmZ9pFJ6FHNPmyEogw3N7s+cmcvnD5iWxpJPLHw7lD3uQRRQ6jmElYZjD+HBbBjAVJdGjgY13hPktpfuiubDMO2dKDeb20/kXySgVaRbMFWve0n4X8ye94o3ep6T+n//JJb0TTQL/3lKZ96JJy7wZTWrzbjRp5y4Bu0HUItB1QL+vtMzPVzwV/tqEXi0bXsZRfqRXqczLxGJeJv4ne2cbK8d11vF5293ZnZed9X1b391798xcu71RbMVfGl8blN6xYseJUNNKFQKJD3wAQdeVkG+tSCBkX9ducCoBqYREWkSUEsCG9kL6kuJSDEaq1FDSYiQkXlqVIJAofLJUECmElOf/PGdmZ3Znb/Y6TkTBH/aeuTNnzpy3Oed3nuc5z0jcI5KXdx033iV5efAHzAfZupI7CTSvMLgzYKPkTBgCWXLaZDsWSfAHJSsbuHUztiSNh5PcnGiKAdMoDQMjPydFr793dNzWZ7Z03kYl9Aeq7B1F2czdTTna7KaesrpmuMa2B9TxWeEyjL4mN8AGzBEVtCuGB2xTNTJt3MuTfkOe9Kv6Sc/v8UnfsCxzpOu+XdSsK5MnpaoWMOW0bsmaqCKI42zOY/Rnmb0cv4Ksnxe1OwVR3EDQpdmXAkWERsE6zVQUHCE+o9wdNjZgKuwo76i9TkHrKBGEo5pH7S4F7lE7oqBx1CZGFOW9DRNRDPFrz3AxtmFbVVM1raB3oAjaoL5lHTdOU3CTDY5soOWRk4kJ9IRiNTXSI6/JiCfn2IiAItNpHogcTvOrPHg5ax/nECbAqFQjsxupUSVmlftxVK7581VmCzNXbqFavyKIXqpYKXqp1lCRUnGoWak7VLVUH+peahCNIZWI1qH6QAVyXycqKlcghOERVxdXTDevK7TAMdvNKkNX0UtSRZNVM7KxODN7D/9N6eGsTElhPfxb0se/PGsf38OzfluexTLZlMAuvbrHZ1107hn1l4z676pZv1DcyKrfLlr127lVvydz0ebe5jOZv7KJ7PTeJrLTkgbNZ97PmuaFWaakPrfK6P9DXLfyv641WAFzvaG2lIZej8s2mqBO5xPUN13LuuCcR3U8ETcLlvg0qYa2zZsazAJY50fY6GBWbXQwsYmhJdU+wmxrdJ9ZdZ+p7/NUS7VGmx90dprIzk7iEWyfMJiX1QjSs+yeLJ4nBjxx07j0Xjb0KhWtViyakxeocISiOVVFc/KiOXmBCkcomlNVNGda0bKC+XnBaGQoFqyWFSw/7ykfBUNsyxudLkbIK6FwZGTjFotaQNSv4XzbG29yWkohCbaXNGhNE2DBZGarp+JRIYpu7Gfzxp6I4o3XvzzH4Rg2xQjxHCdPvXBUiKJr/tm85ieioNICFaIqPVpewQ7niZ3LCR97J7Zfty+dWKdFFx1uv9a4dKLLZ7e3X21fOuE+eRkX3Cv6BB13r0g8nF+/wrcj2SuXKaZPSSbYhcIPCPCAYPSAYPSAoPQAv/AAv/AAP3+ALw94v/JU8D6aTxhvT/XaXn6sZn5aUHhaUHhakD8t0MUJkWQ4SjIcJRmWkgwLSYaFJMM8yVAX4Ky3hPUfRHypIZb9so7zPmzRlKd7HfdvwROfplPzCRqpTWxEsWS/hMVbk5yhbCuop+fPIgJWdbJtwoZ0y9KilAZLLPn6Y70EwCQGmJBCGR+kObe4ByRpoDufw5zZwEjsQjJAC2BTNRAINRm8rLYppzziqXomJzB5oY0cIaxj81Jm8MpqWX7OLX64zea1lLoedhvYzjCTNe2NzJr25Upr2r8M6tGF2vnaBfM81WdGjbfNArIURZ5Pm6P/r2qbB8AXy3elvJloBUvzBgaeOnLosiaBwBsiv7gFeZUW6rB0lGUHTVp1184NE3/dMOJA+UQocaj8B4xW3FZ0shtHCObjDoIo3ofASeYQ003mc4FJR0XRVy/iuL2TLEDWMreTLOIFD3eSJRa3+D0V0MveVYtqQURVdGaJRVX71bwKU/fclmqzOGuZZQGxR1luKzf2M1kUyhHSgNzG+NxW4eNBLRcb19JnzKHyc7FxLX3FHAIXfMGFpMfbypRPKJEsHLVfMdXC1bivag+Y/2omKzvxAtD6X8xkdSdeBPj9kxmHedX28BInPS21ohMhnhlWQUMop/M1E7LFRJyJhTln0XdE+HJXEzOroniK24PaYYD2WOTGUD3Vp8ZYKvSe+dB2DNOhmo9jNYf3Zm48R48EJmU4tSSCORnhFHQEc3Ke86zm4xhn4qJAbUl1MdQP1IKifCyyQG3/+3Brnwq8Cglab0utsAQtoJuXU4N7/B/LygACszYLsLm5h7EvpdaSbgjOpEfS6StcGagSvbb6c+6ksqoyeTGFJSlMYxSCI1Q0Cg7FqwjW4xUEB+IeAoXeQjhHz61BDRcimMfToYaTrYxUWKwZoG/Qw0Yxayz3f7bwyrzMuanrqF4857vcH6iEiCpvV72kuWn7Da9wsabVNLSIQNX6WIb4LFjRF9paf0MvS50whCaikQrHp+qmH6twZHFfi752Ua+ANulRNW9Klkul8lSDZXZZOfKi30+DV5wgvGLGa36dBY3j0R4W/zLv2YzX9OGtd8eJb2PmXKbGpRffp5H1MA1QK3T0BF5mah7/AdOgxvLTn+O3W9HReURKWlnNQFexqdooaB/dpSf/+YmH+uhDXulBXtmjxWZV6T0aYnoQW7ZVP/U/OEz6Koa+oQ9tx34KWtA39JWCvqGvVrFIyzpkiM17YaFSPOnJlBZ68qcuoSn9vKbaOqysbBoFQ4yE9OvTjxorXqHfKv1i+in6tQCVLRELKCzRHBVjLecgVwcoWIFE0UFx+hT0sWJ0UD/zFPBmM0fxMtSBmgaigjneG6N4p5zIHrDKXztmgwiSY7YLAYiZrYa/YtsOTWX58nubJjM7E4FUKkYdvQ+T6t7RilFnmmLUmKoYdUSXwwpOm5vQyTQ5stTHFpD7WRZFgUtTosSytbJUuQQR9fSabB0C6vw1apzmzNJda78uT+PoiPU5nntb9LRvG6nNpz6SZUjVMqESPyvXLDlYPv4EBCnp72il0o/LyR/jk7+rT/6InHw/n/xUvq2P2hfqNAd6rdPZ3t9dF6wzRcL2pawZleN9CZKsnEluGWeS5p4lWU0RuDShg+O9OZ1LuVqzWqbVPGycls7bvM/eFJkWHW1oeSDLubpytC4yrSbLuVw56opMSzXRZi0EbozR4xakW03VzKRbqkEv7Ei6pYrSrdYxTtcrC7noZuV2LufZn5R1NSFR1G/BJ8JGgyqvSXDXYLjbBe3EdqXAdmK8otmOLXUytpuB61D66mH1RzdjXw43L2zyom805Y/RoJXTYAgaJL4CDUYqBA12CESIBvchmI/nEETxPAInWUBMN8lU3PM0jO3TNNgB/RF9LOwkXdBHtJPsZwAJe0SKl2nW7BIDMg3Smf1Mg4QEKiIISPpbqkMQkKxs0XifE2GHiDDMaDAiGuxglU+j5eOBM0aD4SQNhpoGB0KDIWhwiWlw6SoQgGkw3omXNA0mO0SsQoNRjkoDpsHBiAYjPDOqejUiOb0XGrxbiU2hQW6PCMpnao8uN8aBnlLUGPsLNLg4osGDagE0uDCVBjmCORmBaXBBzgsNLsYHceZgkQb3q2XQ4BphIeWjyzTYYxpUVOAENDjYUjHTYJtuXp2kwQ76RoebewgsG6dB7pFTaVCPSIGYaTxb6MPVrHMqYEMCgcdI9BlLQo2JUGMs1BgKNXZED9IVXBwILirBxYOCi+1qXKzOT/aiH4wXCKnQYYKihUkZFzu+4xUuZrgYCi5icZGERVzsaFykt4kILCzhYkjtQb9puAiPiAJ44Da8oqHmtpiOhNsSGk2I2w7SCeG2A3Q0zm2dBzNzCYWGHWR6ZuY2lXPboJrbWN08AMV0lGJuU+oguE2pGNymhNuUOgD8USoB/mRdJwK3RSVu4z5HaY24bZC3VkeH1Q3VV4upfZZWMlsMadEJI+7Sb6litBZWhmQKrJwEPxlk7gmi9PlsNz7n75VsNzktWIMb1PH8G3E3vUnDU9qOO7IXmR4XES/KMevaIplel3h3MPBw6SHGw0TwMBY8DAUPO4KHXY4MQuw+xIQ4EEJUQogLQojtMiEGQoj+3gixylB2OiF+rIIQpxnK3iVC/PReCfHbH3lThLhTRYi/V0WIv/82E+InitKrXOf5ilnYkl8yvt82eUu+1HVNpHNsPijTNAwERaDmylDYxHKmxCctvgHSKle1mE888ImvPPBJoDzwSag88EkbwTyNyh74pIPASfYhppvM6QEGkoG25pNwJ5nHfLgPUiuaDwOWWtGU6PWUDwEJvdrzwieeFlXQQD6nApZWhSyt2k+5omEKIBaqRi5k03KApgohrQpVUJRWOTwXeTmfOOkt4RNP88mykLEHPpk/at8y1fxVIiPnAfPvzKS/Q+jlHDb+Vguu6EX5KzMO8sl7mflkecQnAZ4ZVDV1IKd1U0u2nHQjJwrOWAlP7lJaZkUMmqnRGNQIq2iMBW6JQU/1qCUWC3AyN4ITpfYBTvZNhROOYE5GYDjZJ+cFTuZihTOqCCeLaglwskrjOuVjgeGky3DSo+KuAE6Wt1Sf4cSnm/en4m6qACchOkfIbT2MdaGLcMLdkU5vc12gRixK4OvcPS0tp6K2ZpsJMEaAYJ1SdEQy5YAxlhH04z6CbryCYJ6K7gA1Bgh8GrEcMSllvxgtHl3pJdKudkr5goWqns/kZdEgpKO24n1+g7sCm81l71WtBB4hsUnhoqP5wnvQ2qA7PYCHVwSPUIMHXhO2BSuAB4Qn9GPwQHeh+pEJ34FVUwjEqc5xqVAtJaZlWTHykt9Pg1QcZ+KpGujFw7pI00ufjoReVmisIXpRdELoZUBHQi/NrJyYRDcAVm7SQ8svC2b5SQul64FeWqCXZcxrk2Uh5hIRTKh6DC+E5oCXnuoDXnqqCXjpYS6ep2AF8JJ1rQDwEhSK6EmfpLTQJwVemnm5Qx1WVh0NZgMtXFrRgqdlLXyCMCrAqtODBS7AwoacCJa7oVju9kAVbPGrxAwYtror7CFFpGVsIhyJka4vJsKumAE7YtxriDs4XtaPtZde2H5gk8kGCx4978TeJ23bpjlpCmRU7bWbDhmTe+2cqXvtdoEM4YP6GFXkuFDnlvkWIwXAwYn+no/dDBxweWZw0OYttfSFSXyopZ+ZxIda+tkCPriCD423Eh+eajM+iHzEyfDhaatCQsIbfF8A45vHjWuQlBQ2+j5X0Iphp+8zhf+fHxOtyF5fLVp58Q7VZruIS/53KM+SZVGfJb0tHrKKCrQx5ZklyrOiuOT6mPIMhrkF5dlKWXm2bUF5tgpxyUetZKCVZ09ZidLKs8tWQXm2wjiycifKs+uTEg7sabgz5dnuiZlVUUbKs3ikPKMxeXW68mztjZRna3tQnq3hzFqF8iwmME3KyrNVKrACkaxs0do4U571Z1CeXd9NeXZ9JC75i7K4ZJpq6PqYuMQdiUtCEZcsiLhEibhkIOISX8QlKyIuWRRxyaqIS9oiLlmb1K5dn1W7thbPCbXsrl1z7lS7Zu9Zu1YUlxTVXINczaVEzbWWq7mSXdVcq2jYlZKaazUXl6zsouZaETXXKhPHqloDcayqAYhjVcQlqxAVzFOgZlBz9UtqrtXZ1FxqWc2zuITGL+i6whNGvEi/BdgYVQu3T23GB/ThD2/GBysiarnKAS1XOTiSq4QjL4dckF/J/5tTB29QDz1wI16EXCXUcpR2GhL2hIRD8v8A824ocpWFXK6yIHIVJXKVgchVfJGrrIhcZTGXqyyKXGVV5CrtaZo3HprupykufgfC58z4nXibrpnAd5x5wTxmr0PqAnNPQ73zmN2l4B1QaRjqAEQxhjp4zOaB/WkrE8m8hE0SegJ+oURKVa5LppPSL1WQ0jTXJbuSEg0xHOHIyaTO12VJpK2yx+Qy+mr0jxczEyK+J4+fIxadir4gk/6bg6rPVUHV56ug6sUCVNXfIqh6oQBVfxNWQdV2EarAUM+NMdQzYwzFyKRJqYRO24JOn9y+h04V6HRtDJ1um7uh020zR6f/NHN0+q6Zo9O/mXcHna7x7L1RgJ3bd2x2tGtaZkWM/x/cdK2am7a5Lq4JN0W3ZoOma9Og6YhA07pA0wGBJiXQ1Bdo6go0RdKBfIEmV6DJEWgyStB07W2Cpo03CU0bJVjZuKvMtDEzM03k4vsYmaiqZkCmKxqZtr/PkelpjUzPAJkMvE3PmTMw0nbOSN+0zXo1I1W5epzOSL9YwUjTXD2WGemlakaKM0YSEXpc1Gg19G3YKDPCJURspF/QXpKjfxY5U8ZNmLHyZHJ04rPRte3Z6OmlKl1WI/2DSW5qpNcnuamRfnGSm9y3kpu+VdoU+YpxJnH3bO3kYngwee+3O93Uyb3PhujVxfbIFoIo9hB06UVysT0yQMBSfeXSmC/vSCimUIHYQfliBOWJBVRLmz+V9kXSuPgqjJ5c5Rb3RB6RPZGbLHAebYnklnupuCFSnCxzc6JcmZ9lqDVd1SgZQk3bF+lia7l+e/7hLnJpUbY3DVCv35Pt3QPUe4B6D1DvAer/cZnePUB9Q0Ct+kDBdED9aAWgTvtAwVsKqH94B4D6xSffFKB+qQpQ/6gKUG+8zYD6ZZO/RYgtl8p4lLez612Rw8flP9mEzR9weqzHnznhywlN8Z+/MIwRRx9asEmiCUw8Vsndue8dI4stUamLUVCTfZGj1CUFc0oK2O1oZLseCymUPpJ2J7/Rh9Xuzp+xr43N9LW272R7Ov2qLZ3zFb5pZkv337N016vSbUu6+cb/mZL8jyxJVZXkfdPc6KzT8AVvEnrknnGv63d3/3LMT98lpz3r2pNElrl1cZzwcF7ZvuxU/i9+6kw5f3H3nH/drdm0bjEv2PTTA+yRfDuMamJ3cFc8MLTe0APD7n4XvDG/C7t7W6B8erCfKntboIe34JIg0i4J2H+C94b+E3b3mhCMeU3Y3VdC4IkFYJYx5e0kIWXovYF5py4PsHnnv8VyVHaVR0/swG8hqI2IPYnGHEuoNqDe+PTlbHW4fdO4FPvT/U2wW4bY99gjQNzRKZedOsDcSVIIJz0+qM4Oe5YrP/LEQ1euZjdVeYMI2RtEHZHYgJ8T5YdPFCAad55BXS8a6npC/bwuJ6Es50A+xDmlvCZ/bbJUFnFOOFGKaKKkvK9LWqb0XJ9epyZ/ZGt6gR08t+bx/AU/R3UVcCLf041rFb1K+JQd9k5ZlVJTtSEVaUIcoji9Jrxje2n77ESqZtHXxsivhT+lcspJN9PBUNJuIe2sS/IT0u4w2r6oy98lEDKxh22AEjbTI9n8XWvnxmuG9zFnpG09UthWVzlyzOKnZW8+WSZHKuqn2olDVV2gzHpgGr2bMYZIeHSYNrDsPpz43CC7DyI+bBb9Qr55IPP1s0Z5rvSxgjwH5Va3aVlpI88W2teDmSIP3WjmFjyLNiG2otYG5PUpCDCsc5R59ITjRocCBzTfhBc8lwILDpOaPBrBRWlT1Y4bEQI+sU9eFBq80j51oOgic6xV7Bj6i7ZJNthh5vrwRXEPqcVoBh5meD8jZdUfxMuGRvg6vHQx9wQj3vSSzHcjUSBNc48ELJrDDSb+f6wX3WCPwHz1jKr1EvskVw3mg0d66Ls177Zt2ResTCKqziStXFAXvfn5xN/TfDLRFbwdsXHXHaHY+Hw6eOMxrDUaw7CYlTGsJWNYa8YxTNpBRjHxnvY9LYI5bsi6rnLufat859B7HkAy3IK4ONK5a2GO0GPiRB7xdqtsAflrTk3v5ShxTr6ZA2/CIXaiRf0K9ujwmvKA2aJFnHXYaCbuTtEDFYSfraxfYLXBEp6J3lDLsafGbhiq+kBtOuyoZs458KmWRugLjR2aOCzMf4F8fncUuTjT+egk9YpOkjO+I69vTbmQubW24Fjm3BZ7hnk9+7Bk3lFaJwu3oumljzjyUUJvCCkRtgp4Z5R8QPXQMLoi9t6HjW5gQjJV49asU2s2J1N0ZDbK3CKmS0NJ3BtWpwrvbTXZMrB0MhAM/RAhgV2YiwrJS3exoqdklELOR8OU12AViO/9ct10C671GjpCgz+yrocl/n7IxeKc1jhsiFgNIw4cp9mnMsefp3r6u8q8wG9AztVU7AGtGUPQ0RweMoz0TyCMoCmHiL1FFzzeDORBtgPb/AS7vH3E2zyNzznL3iLlDpMWZGnezcRnaYbOjZ92z6UXPvRT+O67Y1umYXu8cYfipu8+m/rneP5I91FTt1IrO13nf23971bspQ7Nv+Vb6/pWv3Qr4toU18LENOBYo3tw0eKJPDVprtZLfMp6gKz7N5OwmPWwIutBKethlvWgnPWgkHWfsh765Vvr+la/dCvi2jJAhTrrQSHrPmU9lKyH2Uvmpdt1CCi86E8xy6Svt88yJlDZ5YJfukDtqLsOf1/zooxNLO7Hhaw/ZRdkLoNPAZx9UpvIS78rnKM+hPnZPd1LXJrxoZI7HdjcJ+DLqgc93RmuZ/rX6uH6GXxBlu7/BU7TlAFXO+yihnv0LDRcjbHPeBve0DQvpBBk4YP19KMnWil/KBhfu6eKcex8TGTvKIgsNNVAPdKjOaSBLs28Chw3MO03aJhr45EmHJZTt/4GZECUYi3/hLeytIvFYWKgu1jpy+aj/KJwG8VmgfJ0xzk/DNFv2Cuc9Bgr6zFGqcdgxSx9Jjb9LHpdR/f1dUtf5yUZ9w8aOagcApPc3owhFt++JS2fGOmr0vZGWj97UnjjpvgUQ8z36AGaiqdf/h8a+RPjMYDlT3RV++1KTMpMvfj+s9LWRhJwon2Iq+Z/2PsXADuu6kwUrl3vc+qcPqcfUrfUwq5T8uS2r61YSXz1sgereixbfowtGM/8Tn5mrsGG37flZPyKf0+uULesthCPBAVIYhsIkk2QCW5GBAh2wFgYAoYYIsjLSZxEJIY4iQlOQoInkPhf31p779p1+rTUsoEk/wWjPnXq7Nq1H2uvvfZ6fIuWkb94PLCQYhoQYNrXFpIdlrh/WGIall7M+uja+nFGBs9IaoWYAbKd0dHjwtlh9DqqFgRr5Vh1h15VrC/Yqm/RVFf9BGpthuEGOWWfA3lU+3bFmlnITcq5OR95xhFkeQOnLU5EttW/dIGixr8AT01BBk7K2XIu55Twk5BvE5F79e1Abo+gdHn6T8qxavqC1x2+JVe3QFSAcpfuB9X94BbI1LxZQIlKUnGipWKAttntRmX3h2HCcohyJNBY/xzABJtwigpE6UISIYkckkh1qgkgf2RG/giAlT/TfcMeCeSFNJIOkkZSK5suekINekLpJ/rl0+YCDhuQQIYYGE+OLbIVljlklEDvu0ZYbdTkkB18ssm2OQXhX0ASRcAA+EZAgV4E80HSSYYdB9IJjgQincSccIT5SspmVMOhjQiasriBhAKdWrX2wi2gTlIAQPRtyJ0xDs+cjZrHMG/NwFC2EzmzkQV7uz5+bMPXi1hSxrupWC8V3p6epDwWlZVafz0OcE4JDeUfc+KPWQaMzIoXgEIWJOjjll48TZx4ehbhxsCk5uMsNWXakzv4FbrrS9ssyNMDDSqcZIwXQ22MF+6c7u6bVvNE5w17DbmYNh9IyUUscnET08PyMM0RBGbiRTRRRYvNE28UYS2nFXiPEuymu/GZbfHuUmJceJuSUO4DHEDNyDf79WVeJNMBWpAAx5GI8oK9OyaLhKOiGDF7jiaBtmIDdgpLb4PuyLvfZFSoXSO5Mwqx8ErsYdRp345So4eTrDtKDRlDuiuj1JBh1aPUxSj5zihVIwb7Eg1PBZWsR8nTowRUZNolFo+Sd566VAbpEhmj7Rg6oPDySG2VUZlg8G9cdZcanx0yPOuJqKrRecKbYeBHZ3RYXRyKyUnczH96j5X8Y8jWrR4H+iLtov1xnRf2fDOiIviiQPdn9uhzBVVlvvgGAF8ZAT3M3JtLPZhB+0ay9E30BLYiMehBIMAX/xL+5QRPcwy2le93fIdArM/0WxtpA1HZO0Nel8o5LKQVDvdyEH1PDcf31NB7RYvRnFY4G9LyZX35DoTMEu82yoPz9k+rvb2shpOUq+nW3mkivX0vg+RFBXYspYXSlQ+uM/eremhEuR6VGyBh3wESDrKa6sEqMFJHP45j/ZuZ9NivDDIE/MwKdVgURmg05s8WPoDC0zfvnafVCOnB54I+t6pWa62gL844A5Wx0LjxTutPd/cf3q51TnojgGtaakVnCM7v9n0oGmC3va3y06KvDi0wZKs/iAJ8zClL0T7m3R8071Imw9rvQ22OF4rU6u+ps0ZBCJsC5+HpsxqkcsAPTLftI7SDstUA+xbc186AUhSSFX1s8dbkXpVWayL3TDSrtxFmL5RoiXIvladDfJynINan1LYtJKN/sx1FbHZyVDKObR9now3+/WAcU2xrN3l1zmSapIv/nQ3mtF/p4JXy42JUD8qD7PMTdN+yR4tUZxQR1IYKAksu4q0iYsKf/E5qu7qKU3NNCV7bc5wKeUoH5Ez5+xUksjMRP5/i83aIZGfCm6GJyn9WwUZ/jnoLrQl8P0CnGDz2JsUR0c9xk455M9237tGCTWQWNpQ5TZFzWBcTMuBGxptDm7vwNn0K5Hq6P7fHJD8DqVbZhRa94zt4i4Wj7+obslrvcmZXWB4ZK92gPPNqJWhFsgchXE2xIIU68gqpvH+wqDyRfjJAHVZ7cQCNU8LWj0rQDODXZfSli1sSiypMJiQPZ4oQZ9X4aBG5qo1ogGojrJ3IInMiC+uqjdBRbcS1d7fqdcS6jlatjkUP+dgeRNkROsqOvlIq6+tm36/V/mbE7ZiF5QR2J96xq6/9Y1x/zbIKgvU2NgZXQ5Im8Yb51TG4zyxruKmBwRK91srpk46h7MenPF/ZCbpUsZtjNXZzDrxewUb+L3CRdd71ctq6Djxmyr9GONGNPFrHeB1N2ZWFs21IxBs5XCRjUv555iLGvtRlTi+l5fdfkN/1qqxmp4XlVUROybvE/26GBvz0nyxok7xlIQ8fYNk3mu+rAXogqHVLsVJCuyOZyM/kDG2WhXdntLXnbgNb3GWfpgBpQiLJCxbqZI7rvMtNLZdDa7sdFcFytR0GpItlb5jyt5IIK2kWj3ozrFSiJy9ss1m2e88enS5gi3dhJt5VuP12jQgSCW473iftxHZ2IVqPbT8SBVYsTm7WjalzgrmuffGy/93TbijrvInKO2R9lQLDZsPI3gFDVbBbpMpUBLt/YeGysdCD9AfrcrpQtFm0bHBKg5oU2GLbvMiBrX1aGLGS1zu0Hn5J4RLVL1WrcmtVi2pdyrLF7RnaT4cuRR9XcRhtCttRG17Rk/0E7e+bxpmK/qf25q2rRCNZiXyQ8x6OA0gvwexiNY5HC6dIDpuMgCwgBXrPSUVrQdKb6I6oFaf/ZJ7ewifInifMt3aKqEuOdqIHXp1YrmyKNtO3zw24OrHUuVQalAU6jXaNBWqAPOlKlgEfUKAwWiyqaiefflm1u0ikjauMRzW1UAuJD9gdamnR1md1U8b695Qff6cYpmlT7R912d983qcU7VOs0vGtHdO5coroUf5FO7aLiuAg64lKqbkAoxdOGXl6ESeSgHrBKkjlBlTDCqpS+qUHbd7sTBEQT/CNypSang0a7sFDIPq6AScF1WssPW58EmrAxyAFSXnO+P8iDyAPTspDi+VEP9Jy8h8QynZ1W8TcLlfuAdqK/TytU75My7vMjpDSrLIo3xL+q4T/2kxV70hVY9bJ+xa7nidg/p7sI0gtTbWJQmKL5wl3X5OJP4nO4iszgJ6RNNi9V0cOEFGNFY0SOUVuor8h7B1KzGQxtqw+zGHz4jPsi3NgocOTBjZ4Oo8DOTqmISYmUf47id7JIQr8OxEFoMmSIaNG3CfxAOu8EBBbTCUcTYDxbsDksK0dAFMwz+hI18z4kh7vfpKNEu1y9iIAjilol5AGq00nOYZVxWLDiLfL4NaZczwSX27DvFOdclEMweYyxCyrKYOF5zPO3YhvJEjQG0ET1Je2zwsI/MHm2GxLgs0m9SfuvpupBDyEhwD2g5aUbwGh9ba8fZmAyV2GgIRFD8EfPYUrAFpLJ6TGed4YDMQbPGQOa9JRFGD+tVa24JNshvcxzx1fVuDyEOO+HmM9cTTSLRlpT7hJW8SBRaOq+kc1ZHK4hu2dtYFo2mSj36ux8Lkpm6QpTCVssuqfR0xg8C/fWnHDnpjhnYEWzhoolxAWUYlrazBZdEjDbSOuNdHHCdGvN4U5cDa72EldeJ3WAJ4ZICxQrlJs5qwV7G7QnsGiFZyoawUnRCs4JlrBVYgsYa3gaoSacE05XBdUdkgptXtabP1ROZcz8xSvh0qCSav9xRMFG32yPJOSPKOymmsohJrDbPL1WIeluGzuLaHDIhnUg4STagkHextEnh/jeiGxjA0QPbPPQl3lf8/VVXqk4oWiwe6zfUqqAcOlh+llPGZq72F0q9q43M3o/kGDVv1cH7S6+0xV49LbYIxtkBc+5LzDl9vxhR//Z/udy6xpD1JPclKh7sQjnfYJcCce8xTpmlNHek+0HxOAZcS5rC54NV643LVMgctjq3rgKhGWELSaJxe0micXtJrYSNmrKEY0cVf2dt0KVyIp4TUveoM8OFrOXjqZ/U1LtVyhIjx1oSJlg76UHufzZ9z9pYqhjQ8QGnxG1fUK9heK27o2Fh26HNvrcaLMc9RYr4Fv56kx1L6Sj6pU50rY5cXk4hM/JBklBptsyeGJ9jWW0GNuurgl6dzbCfPs9wjUEIZmFkHECaZO8KGJdSMyBCf5mDuFIkUzb1zErJob3LqyjXQU9JHmWbmLfhYY4/QcDjFOAWTsnedBZ76rysFA2wPdyvI2fmnmnQ3YoFOMHmq5HSoRGOjobY3t4PjieNAURwF0usVvp7WTnahLicZk9rk7VBsn7NZdK+JzvDGOmvYwzhE7qegxOwMhiVaMa4qSYaKIucfw52JBriF2uwsFpHqr2O02CS7SlESnI7YOexsyg/LV+BZvo1yt3OJtwBVN7HnqXFzx1rRefiW592y5oloKuVLIc8pXHsLp2JTXzFOx4jryDJvyTA/YupeINMMeSlqaSSDNNMHUMpENEkgz2mtLZKUBMiJJAnQJGZEuLrgJX1hWjCsZIxVZEbSoRcZWW4uLiWSCih25oyVCR+zIDzGLMWnBEeFNKd+i9pLQkUHoSCB0NAc8hFlIYSPm6c1E6CC6EqEjhtDRsOJzaNYLGp/SemmyDxTHudb6IlYrGqQbZJ6vl3m+RuZ5h8zz5Xaer7Pz/H/aef5vdp5fYef5ajvPV9l5vtTO8yV2nreL+VnmuU9wxUSPORPdFee7+kQ3rdiqJ7qJTvn9ExFbAfB7NReqLqYOJiGRVP9lG2ol1biSVONFkio7sMaOpBoLbnUTQl4skmqTAdAdSfXrSjVnK38Fr/DRiUAnEhKO7Vv2xpuwZm9sCCKOHcpmG9G34NbcZ45N/LIXBLLXEtdL8lCYI1eeXtmGPEkfQNonppyAKRMDBMduYMfSHDuy7JzJCRw7xvCgpmyDoC5gv6Nabgd7BkwdvS3czqGwCgFpSZvzJ/jgrOJj+HOqls86qKBJqPdaiys6Aerpe/c4kCOtIqwO4+iPqAnEw0k/Te/nB39Z9AjnqFD06AbS4zw1QJmAhv1VgGTnu1+QNBwvQxpmSotdNRpEMjkzDDTWppV3d71JBrghXk6zSl/KnULT8gB3fKJjrZ3tiNTryID/UyM712VJEr+HbiuDm4oAtDa9i2Tw6WCv1o4RKaCSmWKgnsibTnGasfUNeOcRg4j4Yt8UzmfbOP4Y7pkSquz3+2WLu6WPnKrskxn1qKz1VeQQKD/7hAlj/h4RzEAp3mqP1RKSuJKzCyej5TG9WI5T86D6j/gBdaHSaB+tC71sNEdoDZyzYjac/xgrwZRx/KVjqaD5KD4gb5Fdiw7Nm+Vqoki3eJtkzxsrGkidXpNz+ICOOKXUQFyIMKO6BzWN4ScTY6n0Kdy8ZJXzkgnnJWP2JV15SSqwQkrrA6rXKfYnoNcdkrg387JSMwxVuS8zHIBh229OQrh8RJVP5/pKpYnGFeGCxK2fGXja94AaVMTSxoQt/9L28GbuV5Gy/U78vsULoIo5CG0MHbOt7vvEzlT/lrCcO4jokiq+7sTPq0HPK/38IkNAHonlnmT7BXYPCtkEZ62BmVjtM6E7sY3QMzZxumuxz5YKYFGVUY0DWBLtGm+t9bIFLH47n2O4yyltcTAbq6O0g0DBbkbVNRuHvvJC8VCvrL6hsfomdatv4lh9FeTDpGZUDo1ROXGMykqMz2KVThyrtHLPxqE5Fyc2fIbjSO0w2Au3gDpJAc5pgDNxgPXaFRts/7B4g4ZFW9MHt9tfZsfVCxpXMLb1ToTCgC4qa2R9JzUTPlgerzcstUCWmvCKIjLrTVYbrzUJ0xBbeVyzlbMso8M4xFYu/u/aPF79aM3j8BrHK2mzCax5PGbJjzhO9non1Ci3QGEQZPiwznaIytvb00Qgck9opSJoeLQ/OBYdMSuRQANIoCnEsYkZvl1JoNE5ao0kIZogjs0yI8nYo/KRypPWqEcVj4igSZJTV/zRW2wf0vyeWH+SBf3ai2TI9xQ7FrMVhVjd8J0OYBzwX8bEcZRfN1IKVooHP33OR95ir+4Ub+GmdotGeVRdgvhjCSegU8Lc/a+dKd/9e94lN/dSNAOJWFIde1EbJ1M7vQgWX36JzshBA1hgeH5JjxqbM7hNo7UqTjzG6YAxbplETwkSGcvgcqe4layVtH2P633PG/RQJMW2tfWZyPQWeChIOZp2H8Dr2PojqHzdhT2VzhIerolzRErsEUlQ895dU4hwYietN2kVjAnVxBGphSNSNuAhmA2gNmnyEYmOAjgiNWlQPYxtAogXJhBGm5DNEmsopR0kuOlmeNhGlZP7m5QKK7FJlXP/baYcuYxdtN/1X2fKFZfwWZVHgFYtaijX3MgnmkToo7zv97zLWJR64hUz5Wpcxggix9nn91+hVaaqfDy8gYqsuWGmfOpv/3g3dKMl98ZDwlRjNch+RkJ1OIpG6SjsQLzr1W0kPartVbiOX6IH4Qz7jdOhZ/dNBb82V5dOMrtiNxKNzpWwxAVnlfjSyQIhPGu1wZUGEfZdHQvGTpWIOlG3SrQKVFRsMp/hQBLAfRjf65s4eIb1WRxJ70lKmXCGrZnnKA8el37JBmNWRSpR6sVygmV/cLz0/Yb+5VXa/SSBRPh5X7VmnbXtnElL/5JFx1H4ltvjqD6H+jJZ1NLqwOmzu1zC9BPS8dKolEI6OVZfQe0JNHIINAOhQ7cYlmto1eJsKiqQMTqk6wMqTtxFqvWNrCYp2vRNVItNlGiLolE0iZBvGrZJkb6Lt0DqbHE4JpZGg5tFB8fMaWmzur6E1ZBQkdFaxsZG8xdcvOiki//GsRr5YMpILrknqwqRdssyHbnGIq9mCBLnF0/KOEYgzxqBPLFRvOlfubmnv4vVka/q4gs02FSHnsvNaMyoYFYrG4rAEnLg6FUCzVHTggVKo9SQXE6hUDA0xlEeQn8MSSAQjhcKxEHEsY5edqdS0aysF68I7btCZ9GE0kRsO0V0Jf+oRDWNNyQ5a6hTsYFGfBDN1U6xaKCS9+tIkgiN8w1gaSpKjkQ348e+a7bQ7FGfesi8pwi0T/Yj7JMNqav7adGOya5qpKbuZ+xdOgxFTCzQvkXcbeLw2FoQ1qf5/+PhTxT0pZix6rhQV1SvPl5cfchmA4Gq0wr/MkT18Lz2sD/s1NvLT5RfNi/AHPKiXHNjIe6/S3UsEI1ToWpvDniywc71m2U+lbwZ8f+H187IvonpyrIDoUpmdYio132UNbZYYp2bmMNibKN6E2Iq92mTSI87Lxgunm4Cx2tFeaibEBmizRWaANw3er0PoglpBa19l8bIo2Ijt+nYW05jiZVsIn5z9ruNjhaee1LwBrk5r/NMMK5nfWbXeb51mF3nBSzfR2UoZyfzRKyfaFVPoFQgBw3P+PNKafwi2zLUEawizpVE6CbCVDk+O9LyY+TKj4ysyaPkOTKTZ2Umh1Gzyog3DN4YTFAZZ71Lbda7xoCHIHLCeTDlwSfpCYNPsyGD74GOqcU7xTpFc0NDDehRoohPKSuSuPB4wa0FnTPigQh5DN0xg03LF2UsB9mKnOC5coLnyglc3OPiHJFLw1mHxlNSizphLanUktZryVa60C5gVh/gje93Ijqnhbuh/3CN46G7GwXWOO5coTPBoB0qsGbywJrJnattEgWyeNcKBhrMQ3a5pc2L3RUXiow2r6KF7avBe5dv966ms3c19d5V9dbsXQiUh6NfBmCvNuL1cFAkcriF2Hv6AL8mNDsYkrpU7nrmdLWQN/vcUz3Z6Zd6VGN9afQYiXswPzvd8H60rQRldkAt1GCAedHDsfRzj/Vn1e4VVV9rcVX2MOnpOBvQ0hVtvzxqsALwNSxzlhhAajsva4fixnWUzjsw+DjNrdPQr+zR6noo7q6su8/g9w9yS0J28uBQ71o7P7RHy9qIPU+239KuP/xhU7l9lo/7AcrTpsPlQznmh9Uxv82K1E/Hka+Dm2i3ZSJKhMZT1zuQmed0ShST1KlpH5yrISgVzR2TAFGHANNioQepUTE/fPwZCtxj9+L1MnCVCJTzchYF+/zXwT0x2ZlL3a5kZiY5QHMWU3De7KO+UntKNw7DBdrD+F3wurxx5+FbinSn+LjSckQs/gJ7ScsQh6LZF3reUXTa7IPI+sqMI1w7k73Upd1Upm57O6q1+ldNq5WGA96uQWFxOjvhrOwohvpnpWlm5V/XjCwxEUOaHTRPYfgup2OR+4qPaI9f5azPcveJJ1QtOaGZBoHgs5RnTky/Y6FhteAO0QlQv0vsFCfeFZjfnGQHGBhVGRo7i+2oBFHQevaX4JcAzOBDMFQGCgAS1NF0Xjr29Sj2addTGpJqEeaQwx0g/JJ0rh2TGV6imoJHRLrVK4VtUQmCZD2NnSdUHJqDFhEyka8mZbS+IHpugstkxGVaQs9tWqUI/ByiT4euU4eu01PfmRdT+Aum9dbStF5RdLvXZWQLTEAbFN1dtJvmXaHV4cNF53LePdNFO2dW7ZzNRTun7JjcsL4n8yEUDhbtlE6jD4iLojSgp70QO04BViUX3TIUAx3iR3agPx13ZQ3Tysq7MwVuFt28Q/tQ16qbPfgiD09jODt76YKjTdig8uzzF9DuTKXm57BF92+xVSOOWq9+L2PgfWoQrVpa5p2dSKNcztJK1vte3xp24IS87K0pR8y7lv7KLTJdjlvkC3WQfKGuko68VYDBF80TxlQzKfhLxk0Y4UnvWp6NOR4kSQ12VDUEXv36oMGN8mq3H7K3HdUIONEPqhEEjNgOpGz8Er5aXnB5m09fjkOt3L+07fdZ4p13/ZoNmxkUelJ6jOnS1+yHKhwsnGl4qAZBhutZ1pDhqPSj/Lasbu324YjDuEhA0CvStrf2oNBYKe8TkPR0+e8y0hm3mHbC7sd4Kbakwa1Bz7fktm5rpptCt1MA0AvGTmsQzboPYpIWP4o139Iq2ZaQd6sMum836MJ8nGiak0QmJ4nsAT6cDgz8wQmigTWbeyb2HdoC7unDe6w3b5LHsJ0tmu2C0TSTPJghwZekZlqOkBGMA/AgOtAGX3a3tUwhyA5lkcTP+TVQRsMYYuijz6g0z3rfzz3a1jq0l4fa0yEVz+p/G+FyHD8pmygi5oivtPr5SlbjKeFSPCUxPCVwFxhQDgfwBdw+IV9oOA1oaL5QXvAfF/GE8oLLavxgIGfA28zRiyYqyLz+Jr5QHuBrHtAcwANMwI2HeFSHB+Ap4QGNF8gDaHA0D2hLg9uDnm/Lbd3Wpm4KoJR5IbO5oT2I1NwHMSGLHwUPaGse0GYDLAJpNA/QykKAU19UIySvjG+DdzY0VA3O+AR7BxvtzvS7rBeDab3wNGOrZJ1sGWEAzmzaGICwp+PS/JOEAjC+3NQM258Sljji8oyZ7seF/SDNDttAKzf+1lKaffFjiBFo3hU3ZQmfBFfsr1m8QM8o/Da/JNUvqQBDLU0tFQaqpOIWsVvrTia4ZYMCFZYovUTMwuDSxOSsv1qLYzbFepIt4SBI05jJoqOrZJ6N/N5gruxQyoIW4djt3zpZJNmrFoko/dKJNjlZDzzxTJidWZge2sdyjiBTGYlVN3fr3vl5fRr6gZO+YjWOTMeUD9e0FwQlHi0DShxAjRx3Ubkz+eXc8aAOGV4i0F8A+mNGwkxv27kwvWkfL6ZBCOOxRrqneZvdtddOVr53R3aWCVOhn926+gpO//v9h7PPh35UBRX1IyCebfGboKDSx/WisZ0VVF0XEH0pveqJz81Znzb1xCfofjRjIAa2ljhGV2DF/iB0Fnsmcc69dDrXDAfOC6wlX+IIHoDTsA/XBOxjDeChhpMAT92JWgAn/Ik9uqIJXVF9nGTRM8gjzdW8hNsGdn07V04RPVa/aI+5i4pAxcB4x4mAWsM1TVrZmBncvLOLsB3gYgwdCiGBKb3k7NoDqmBoVJM1zMlQtA55aDjd6bzmaN8XFYMYO2bK8Zly100o+8WhxOfjWsT6iXA2D8SNAS4JjLEfvaCFGC9jIQ50dI20sJT2p4kQT6wlFh9AWno6yplNWFi5js37hSUyaZxSIhOOlm84qyEQz4LYyoH9XXI6Vx5VP647WDW4iN0mGycSVUlDqtpSzBUjmXBwQ666nxLRTLYQYj4kgopOaDrl7aVoT4f7D0/2hkTGRAI7DCSAvWhbinLvlt5wHj3QG4EYLm3qRfSChqMiipY7rFoxtIzxzOo5SStt1I5iFKa9tprG4bBLAxa4CR1G6OYw3LL0m8wPpnRWy45BAlFvrIIT1cCOeVLBhOVj/JdlNBuHQmJVPRIFfjW/zjJjzNPOwShjsBquMMEoK2E1HIPVcCWshivqz8l8rRBz+BiEtjwBulqTsWf4HAd1wdDLRUcojkf08Du0m9aAqTjhBJzCsOcY725vjHHtYXPp5qOTvTF3HMfY677IDhfx5XCw1Yan72ajFi2klpygIgvd5bSvg8KhjGIlerjjKAo63QvLRZwCoqAbFQVdUinoYijoEq2gy6CgG4WrAS2d0Ty+ZSEftQo6Fj8zo6DLllTQ8VnXbZuo5RKJhRqrdU2jOpw6f3vxC3GUOSxHAE5L62q8zPCOLnhHYkr2L8mkthyb2tXhqHF1MN4WTe1tETHSgPXzsK/j1amsQ4kShxIaxK6oK7Np2oId2XnHJN0AjU7OyyLj9IWRJLlUMzTNovaMd+ajcKJz1J5Jpt3EtFedFRXB+wOx+wfZJ5WKKzdHBuzVfjAitcEg+uN4E7xR4u2TBUaI2H8R76TffC3LcXLf6aH9bIr32SURskCc+zN0Xohp44eJP0JEF2JcGQFAzntsIy4aqBduf3TBFatLxXktjy6BHofFBKhe4lvFXUG7ytB5EW7Lb/H9kOSBcpaYXWAgjSbhX1t59DuJhunlV8AWqI/SDGlTNKzHCDIMsb9I0SwlIE1858IriPCaNJ4B8hA02Ckctzm9DQmAsOOleZPdg7a3w1YCn4+G+zR7xYouWD+h2PgEG3u5+9I2e+jP3sLgv6y8hC2Knk1peSYP3NkLsO5I7IXmYtqTwPVkAfejHvu0BtgTsnmMyVwcC4al2HO0Xx37V/0rVGuLriydVqwMia35h4M26s54DbPHkKjQ2Cfssd8ZL6l5JhhtYgIKbTBGNnSTrOWiUy3zwDbxQBqe9gNIrzz4SL+QD/U5ODSuaqsl1ZmZm/akT0uR1hX08VJKiaZRpkWZ7khgsawSDTSbLDr6JlIYyzd2fnxUq0klKLH0LsVq2cl601vanFFnQDCa7AdEygF4DMdhBgJDz1BKtxQGal4DzwtcmNkf4szuONKeWiGz1VTj4vblk3ozCbXNFf7iUsdOCRfV7VjgNz/gsD0PMNNe9lIf5G9Mv3HN9BvD9JvsNIszkYoSW1E6D79IH2kmIpOP3tcbmmTzpIsrefZtwB3KBltLr6TVQzIT7hNtaegGoKCD1MKLJnmzpLFWl0zm0QwnjILLMgNlwSFP+zeJh2b23vDfAG7Hdw27Q51EYcd+dQGn4yCSsNBkdNOXnQhk4iMPSQBnc7DInTabA5wq/mXQPrjRGvHDabe3RLulpNv0rAZaFshBWhO8d2KCn12K4P+T8eezXsfIanaxRDBz+IXHexhOFtrzmHdi71Kk45ap+3Xtm6y9jbN/Vt/huAW/FrfAv5u4hUO1uIWkUrDX4hb8RXELcT1ugVdMbIMwtf+8jlNAmK3OV4q3x/ySzy4dp7BFQni9uh83HIwCeyjjFHS5Gt5ng5HY47aU5CxKu2W3ADl6G3u7FjQPHsuOdDwDQIyEefn9NaxiBYox0rn5Ve8fnNqYJKolMhv74tmptPMmcrwY/81I+2/q8ar7a54wlXHtKdc/00lffJqktTmqbirndDYreNwKv8qyvwyCaFbtCmbhnH4GnNkAhJLiYw0CJBjYoC8OLFznTSFPCa10pjrUfdS7uB1JFoCjHN8kBi7zYj5JA4ujuZg3hmIYMYaS0CYmaw6yxrhltVtg+chukkbYt+85a38KRGMyN3f0eUYSOCpMu8Espbkw/0iVUvORovXqbWyzlVDKlG7hRmYxvDNJ58s4R0y3NC5Ag6GPrcOvs0TTobWNlC4BhqgBhz7YTIYYhrXo4CYteb1TyKHmc2IYQQIqdTMyt8fw5z8bQVWAlolxyjhDsCtyLBaAssc4w8C7nfGCYmRph4/xECxKEadnB9Q14iBDzl4fIAgSK2spUpD9IFvj2e7Bu13QH+/Qa+H7dPL/HDr5/lx/f66/P9f//zfXFwKY9x2SccorEx4wke8Y2mrC31quZ2xtEozpFLb+22xbytXmAPAa3mZga0glbx9ciVpuJf8elbBUVT6GSqw7V8HR011TCTI32EoCeTrI/k8gC90lgfWq/vS0hzRKAbqznT6OejO443F9RWhg+U2VoGUDQ4RbgtSf/Ve07he4/ue8xfWvl/px4tnkVM8VPeZWXva2VbX3arX//Her9gdD1bUoL8oiEBjtPDIQDu+3BCtAdwncJkTI1YcDPtVGOhMMEd3HlNFuhtAtkuygf0v1wSbhIA366SL5AdVCUUn/LsPhJio/pmbyqPuWOzhKa4pqxGEY57JeAyiGrFdM8ibkZkZ+BXoVdfIxThoZAUkrb9A36Wd0jvqpXgbAgf/Ra6G6G2mx0bfbabHRt1th2gLJXY8IwM3BNbh5PxIu0ucDCppqrhA4Ct0PSla4Tj6kVyZH/kflcSrQ5fG6w44XgxbASAa8hBFBAhiVyroflnoirNyPcea9FGM10+vChoHzxxhGyoddaAwHDzrELjUuad6FmhZK3uhWaICHN3hTNJgjG7wz6GN0g4fk8dl5SMWFLN+r6GMIYZw+IBbH4BuN+DMGAGjyuBk1tp5n2FCP2lRaqcGQdXQIr0OLshFzE8e0f+LIrq5nM5/+L77R9+D+xQ8+z+WG9IPdP+Cv74hUZ0B+oLU8CeUT9aUR0kpQPwBHg08FSAgZTj/7tNror8GdxzlVUTj99Od+6aP7fvolUPOH03vgY7ERkZk4VV5lcgnRGZDfMiOAfvQTAP2ico++CRC+ubk75l7L6dnKT1OB81GOwY3ol3+aDxnbqDwba1MRm1t7hzCin0MFnIpyqzGqw0L4gKycmGM1RRkQ85q5TFL0uQsmKuVIytqA8gEkO9KEETDZxpKhjgOEIl4wnFtd2WUSMNEmdplw0pFUko40JM1IU3KPZJJ7pCVM9Wp8u0unN3qH4qTzxzkJSdeuj5bNOQe1IbLOIZtO5C4O1i8MSY7LjqCxdaUmsziCnIdEjKaw4SAluhhNh7E4IiyOYSyONsO2DhyDGHjcEkuMxRHRzkeLIwLln0EfXSyOCNgVWIwNLI4IiIgT9NHC4ohoN/WgQZJjtXaecJN+5HH2cuwxwgz9tcwwyzNcv2Nol7An8361Bqq7LzAZBtPPfumn7/u9Lzz5w6DDoKLDoH+dvH7xOtlzR98C+0deKR8P1bBZKcdppfg1no4HP8zhxKJS4vybLjNnLym/IsknHZKMXWYeaWYeXinmTpc2Y1iM8pBp0y+fpHnx9bzQpvAk51AJDG2mkoBQkh4wuEyNmfvlAeVSqX+Ougd2Hn+ddzdSb1GFB5Byi74TTXJW9LcpEIpsgz6Tpt2u6dfHGSRvyn9MEfVJ7b7D2dt5y1pX4G3Ez0PxNOQSL+fd7Eju9S6DRxCf58oM8XIo9ZOc7z0tGKl2SCB9W8UIhi0G8Y6AeIdKtdQggVo5WDtm4oX05kHO64J4Y/D5XMAXkU+sCeKNweAnmOo5pp2h1dnolfIg6kTLZtKxCx+3hBwN4OxvWEx4e/sJ71tMeI86wsQx5YA4isIXcIyuMCF2T8h+Nfpj5yDDEkk8fVwZJWlYKJf+Yk1/0ZUCDePSn8KGTvxBeOPjdb7weJ03Cv1Fhv7CPvoLOClmjUu+AfRHjPH1nPptyp/TKd/2g/7o+7zQn5a4nvBckYv3bPabexD0J7W7nLOiP8M5obIcWsQ5O8I5u8I5h6WmGud8XHNOZYgvtsSnasS3xAjFQnxQxoL4lBCfEuJTQnxKiE8J8SkhPiXEp5YkvtAQX+Bk6IwHEN8bFxPfnf3E9+09tTJ47GlX9MBDf1EXKf6Sv15LojWnAeUkoFUOpi6+j1Xf1+B7Xn0/G9/X27Qq9OV8GuPnRdU85W/KlbGZeFkHimCcfLQmmL8/1vcdxxL3+3PV73MBA5hV8VKRyWdax205Ffe7ZBnud0tnlRS/Y8ejQ2vm4+5b7zDrl91wLKDf8rz0YvHSq+wN1l/PMUEQH91ON+7VZizGS8Krjd0h7sNLYuEcVgfrsoPSbxPxeZ3XkhwqYNF5fHHbF7Ay41MrVp4/BDDVIGRabxCAy8/dIQAucEBl/sYIY8xsqEGV3xMX/vk7mI/lEawy0NDz0UfJKS2kofkFsxt4QB1RkraPlq8GPUSRu2TQdSEYcszaYuQZ9gSUK9mRxPZvULfeWofdrR//JMSWx7DkwZOd3WegobvvEFUEj50eykmJylUCuuFLqtBUwx/l7Hc5I2A4sA+V6mYMTlQD3MV/b4GPDOwnAFtS+Ig4FRBj4inHsSTOefqUYHEkFxUpA34l8HuJcvbzYAiNhrbz5gA2FMxyurjIWCTzWCpQnMqHs3yrK9u+ZOdKpVX/WFlw6oa15GSGteRUDWsaHUaIe7lGtXCAUQ3Ipr63kTFcUhnLQUa1kF/yS3csaVT7hzAChoG/O4VjC7u9F+zQrtgddx/zIgyrJJ3dUTQmoSeDbAa/C2uI7uzNk3mIK5PEHTbtm8emWa6ekbNGqlPJUONbsJm2Su9iOlm0GJ2r/KkZbHLIlHTbjCjJgNIF8JnOAtBgz1Fe0V2o+CF7Fe3mAsMVNvKI9nAHgzPQfos0hqP5qGNx5+vF/nGlL5WpF1cZe9G5ZfLh3gh4x0gtcCBYKMY4PyaP7shkPkSj6yJI+HUM6NET+vZR20eX69VHJD2KO6OVn02aN8HVIVtSSxJMpOAOBPmwdnnDGmrAv7mRk4STd6BcHL4570KzqHWwwC9sdDlVL6Qg8yjEEawuIs129lLeXM4Ktm8OpuRq6+Ygl6tNm4MJuVoPVSFfTW2WvHxnBflm+KN49qEp+1BuH5qwD3XtQ/rxCffx2+3jN9rHr7ePX2Mfv9o+vsN9/Eb7+PX28Wvs41fbx3fYx7fj8a3KjYU0mz77rhDz/WcJY5ITDji0Pt1E1tk/eyQI/F1qNtmFKmmfutDT/7sXN7r8d4L/buK/KQ8Bj0hV9N57D/II1h/efq/9zi2H8+I672occi6avPcgnDqpEGKM6VGc1OgdYAY07Din0RtwTKO3QUqusqgcUCZZB1W6X+HvHP+9nceRh5BHz20fmmi/v1K2yMTeeBXRs/0i75bDFPaqtOpFdfmayaJ1D9AO7um1sdvoH569oNeoKkoFQp2jXNPNwXY4Um4G182bm4NNULVtDtZD1Ya59/M2Jt4HaDRmPRWCaAg1NIUUMqGDlhBB++QUMHfHSSngfZHq8uxvB+vHVEQ83fCuwBzwOMN4A0rAHklkgaRgNEY0VKCaXqvqc1sm6Wqd/4SmHQEsPNFDMtEdmeiuTPSwTPSITPRo3nJoqHlv3rg3j+9FPgVntpjcIqdceG/eJnoaSCXtF0sl7SWohLaWPDmUM4WmBbe/WwwfKroVuVSXrynU5MGD4P/SPpoNpxhYe94lkhq9Jx819+eupe959x56qyWuQVVfN9nrOBSIlrXCqp22utytHPTbrVVSjLodryrrZniwe5+8BNtC7V0dp6RBU4MORKi9I9TeFWofFmofEWofrVH7kFB7R6i9K9Q+LNQ+ItQ+enJqv+Pk1P5oGKrZkDleqYTgSR4eyPWKeDDfK5JT5nypcL6G5nxNWQmZrISWrIS2rIQhWQm8Siag5e+n6OaLpejmkhQdCedLc25oUa1FZ1kS5bQPFtW8X0eSYucel+yr31492XPqRzxqtZquc9cAjUFn0C/ET+mXvH0tJpQ+7+u1ModscwWklnaeHaTxasPKeegQ82OO/s6E+lpCfW2hviGhvo5QHxMaibZbvK5w1ynhrrlwV02ZXaHMVCjzZEQ4f3IiPBCF3V2QlMPZ7z7jvV1I6kYhqeuF8V4jjPdqYbw7/i0x3lGcRMBzhw46VPea3lhFMx1gVlmOPLIEzSGR2PArXVrDnaFXQuWVjxDHy+wveecQ/Rg/XKyYzvcfJooferhYyZfj+YrDvYl85eHeKqK71S5xjk0WI71hh0G6LJpB0RVJB6vpc4L+jdO/VZp33i4UeqNQ6PXCO68R3nm18M4d9LEa5mgfdvsL6WNiA6vtx2Fb8vNVSCX2neKr+/6VkfSNQtLXC0lfIyR9tZD0DiHp7d8n6X9VJH2jkPT1QtLXCElfLSS9Q0h6u5D0ViHp84WkNwlJnyskvf4USPqOTjvgnV7t8md9+gd/JLWLo292aVo/oFzH/RyaoGCdN4FDsxB7rG2fmuBZWmgMlhaa+PQWSwvZKUsLLZEW2lpaGMLXH6XJoo/1RiKoU+bQi6XMoSUoczgP0JtWzo0pqmLOE6+ZpCXnrfOgUAD+bw/o/tmh3go82+0NERXwGYnkrZX0b5z+TTinLUcIqC4rGaW3alDOS4Pys87rFquHojRNlZdC/FzJOjp2sL65GM9HoVPwzlE+6xTGbi7UzazKLyZulhx+6mL6GM8nbm6H7gmwka84WFSNuHYbBy+M6jQL/tLdWaIPVCiVyLOVcNO4hVhgg5bkikNF89XIxU110KCtuAc/3jT5cDF5mOTBSVmZ9LKViJcUlYdTvzMH17UDrL7xVijvGMmb19Jr8vSmQhp9MQfCKNPg6ojgniqc+ujAQlPz5kf/fuoVb/7TC2oSV+vCL//U2Psv/vIf1G+7zcH3VdwQhc5OmFfnozQMnO5hHPh1/T0aGjiOWSvK7CtpVE2jbBlic6iygwF2+uge6U9OZU6JFdXlGqdxusW03CagNstocbSIyJu9Nfmq3lCWr6Sba2gYVpDMOozAP3EFbC/MP9IjgZrax6enDkrLWamDclx+DWJRAp4pSUcVw0nravmA5rlxD+TXuP9cR3w8nQQHjcH7NjkF8pF7+KfthpUljNViOBmuNXeDpevIXlYyl8+rXuBkk6Gl5fvK9/zMXVarc09n2pnA4vIULTJeXCv14vJuhtqQit2MLFSIV2dUQnZ+XFn6yDbr0YKaLUO4K91UeJN4axnldMFKE/wytuiXzHLlWlcQm0llBcaSGZDq7wf4xMCutAd2RVV8QrrSNl1RblfUgK4o02DldEUt+sXpitlcHGpljql4/wQ14+jtnYyAh2yVCEwybgyA4T/AitQN/pvok8jJn4dQl27w5zjSY4v3P7A1b/FulyPTjXJkup7L8kbdlI16iDdqOKZsl99Y2oQLE+/X57J7GO3QMbwbTLaWTtOnk3ZA+y9wQXzGB4lnl9x9T7Ttpn3bbtEYtPEWXDrHHorNt32qm68ROP9lNl4h32HZOEd47+2NTtOOShSwotrxVpYBo84zhUxA6UJlVtE/SF6T9H2N1sWYIv0/kxTcOpg3DhWNvHlPAVXWEJ3roYavrkbzkUOO8JJnrgoAoD3NvH3oYJEdyrN74F11k9wdevWkVHgtPtNX6n0HrtIBYuBITigmsB7GJ3uT0x/86uN307+/uGDay+nG2PSX//6Lz/7j/Q9+Td9YNf3mO3/vM4/+1X1/o2+sziewo6yBuPoS3h8n8peQzIo1cxr9O53+5fSvR/8K+rfWzprm3WP80Gn5Kv7M89X8WeRjh4mXrzrcOz1ffbjXy9dIPqV8src20xo7HlffWacpD4EM1GDJqOhM5hO8C4zTLnDwoHF6zzs1DeAQ/M954Jv3VOoZaADb+dASGsAhVwOYctsizPmaAao/t1bM3lDtaWeR1FR/tKW178mH7tO1B66qSLayNTw8rgaJBySVIale6b6dhuSgPV/1jUMT4HZ5Ey28p2qijEPznldynP+QOwVVF6mlbbeLTeedtS6+yu1iWlXmjm2zNrb8UmUHQ/ZwTtJVbdNQ12MTZsUn78XYtEd5S2bV00l3YRhX3V1YD9DKgdvW5MBta7h/B558QTtwx2xbw4t+OfUduHOyHXh8eTvw+AvagTtL7sCdATswc0vhmpBYVyzFUrAcSoGyO4Udt1PfcdfIjrt2g3+rFMbGW2zwb6CPHtKE2/033+C/gj5OR9JvPz8Nfsc+kH4W78ZKduMJ2Y3H+3fjN9Daod1YmZPwyXbkiX8VO3IxJMfhjt6Vu7IrD8uuPDJoV+6+2F25O2BXHpXteGxaKGNltR2Pm+0YVLNKb8erp7HXEo+k7y+ptmMu0v9zfTvu0u7Z5U3YuXJ0MLRd8FgU2T0V/3N3Zz4qym7cffWk1HctPgfvxquwNiYme2tquzHdWFHbjenG6tpuTDcm81XYjV+Sdx8uTuONdFV+Gm3J2cBl4/UqfN5h2Y1F+XS63oV7+si7FhqoldiI83wSm/NL9G68pncGBpLmnr5UAzHY5oYer+LNdwKbbzHm2Cw6+dg9jiInH3NtFmn90NddQtk25DxVt1nQLzTi29j9oXsfNlLnVR0Sc2T7HOb+0Ha5jJ78q2q+swV2Ze+7Wva+HdWBlajtoGx/Y3xyzbssHBxazol0ib1wfOAGsmbgBjJKO0ttA1ljNpBxdwMZr28gI0vuhaPfi71wYnl74cRy9sKRF70XTmiWBS3wyqUWNFbji94Lh2UvPKO2F66VvbCo7YU92Qtz2QtPl71w5Qn2wlWyF07074WfWpMFs03WCkM7HPBnsMsiuhyt7YTHPK0ahrtKIO4qAburVPvj0/37Y//umOndsSVm5aKt98ch2R87SzjVODxB9sdi+ARn1hHZHUdldxzjLU+OjtUmCSjBi9gkMHibXLGsPXKktkfC4wveZSBCT3bKJidcbTMylDi5x+Vd7MWezhg/d14g43l8VnAQKlD6vEudSOO7/P+0bpg3vEms80uo2asyUVQ7aj3aWljKm2QKV65zg3OyyavLHvRinLNuzZqGt6a2gE+jc2N6aw7Oo3XOdumezkv3tPz0m3unS7qWmRJRe3h9fvq29mpJHMXwgPRVcjuWkf4a0MEaMkIHM9zNhw/lE4ecDeA129oNKJSvbTdb405Rp5s6h8nwoSLHs133WWlEl56ndoisclpeszGtQqWdg0SkGZ1189Y9xQjdGIEbFJFRC1di388b14rXq2az3KjRDOEKdE3/rp085DgWUOGR1ij07QiWHjbe3Ou8B5Uoh/M8bx5i35K81mSkNsm7h4h30fs79N/Iq9EWvKZ97STd4/F4de1lr6F3DWdmvquxacj5yG91pOcTeZPatZL2q1X8uYrGfCJfRcMGAr1f0Vr46MO/9/t/susP//1BKtoOTjY3Pj+OoZjsjQCnDm+h2l/VDvpa0mqD807SGKzAVDXziepV10p6ahDp6EBltaMYHOG1N9FrtiYyejW9y9TzMJo8yYtzstXKuGUj7nl3xDRv5JXtEXT4iBp8lGcbQW+wMSAfbDoYdNim27wGxVSADef0fIQaPuYsvwYvYmlLjS4TM5u8QbfDyk7QquwEKxzvPL2PjbZS6eaqXiHEysRm51GvlUUz6TkzWYAoFw1fwUADefEqO1kn5yj5eC+lVcANEsVT5FLngH5HXHbUWqMml00YQFOoVdUeuCLE0AUEYBimJl4JiqkzymXQIIxew9ly5mTSzotwH2wwNCh5QYQwlJ3SQPIzrWzZrZS88avooSw7peXVarpWJc60Uu2RtBWkN1G9eqs9jakhHbyqSaLrrWDPLPpQg9frCiG1FXnrELFe99cRZndujXquHDYKFIoVxEixqg/dbYvSoXDE2db9nJNIHKIyB4s2L4JxdntoMjgj9m7V/VsOJBkhInq4WKtPb2sPu8TzEi03ngaoTOoJvA/+ZdgIJtVVW3IBS03ZScnJ5UAnJQltouWJHs1fQmso663I814r70Eqo0Hou4epPk0My6eB6LJ8OG8eLCr3inzYtbEPuwc0bEZFzWUu4GXKOAc04vztUN6h0xtmYdkVox2YugEv8FFln8cguqBn2L7P2DEZKyNvE5W8lMM6mw8XZ7zU30RXIJuX+hfS1Rl8db6cGq+RD6hRh0WNOsxqVEHfiCuL5xAdIq92D5GbnEPkphkti1dmTQimTBHBCzBrjt9cJIPNmol7+krqpy82XgaTeCudsegiMKev8UW/VKcvyUdS9SZddJY8rb8rS54l04G9OY1k1FpvUtOb09zenLbc3px2kt4sNm42tA3qNMNr68bNpZi0e7xMZ6oTplrihBnUT5ijcsJsiH1zRc2+2XIdkfpOkafJKfJ0OUVOyiny6As8RT5mTpFb5RS5SU6R679/ivz+KfL7p8jvnyK/f4r8/iny+6fI758iv3+K/P4p8vunSHOK3GpPkZvsKXK9PUWeb0+R537/FPn9U+S/yVNk12PIjdzrMnjT6uxHNG7Mdk62ygO9CDJC3zaItfaZy0/hmZcuGfUVdb9x8pivetCYTcQs+Dndv69XELt2fl1BDYzpHxiwaRBc+HsNXPiDvu8LtsgJcgouNzFffEqJ+U6UZ3AxflF0kiyD0RK/6sQ4jJ00nXHaK5013qvlbkXmsOmkl2TTyLZ3+k8CHOiWhTx+QLLPzTs4WO/gYf1c1JeuJDWTjaGskoVE7lCGdiidK0aMGTSooU2BHdpBda4wvOGg4Q0HJb4WaJaFItM4UiFRpAzuoKu0SlQSMvmq7jsZpyZd57Ughtp045FOcCod3ebW7GQezeyk2l+r1KPBgJwpTlOcNkjClBTwawHnZzF0MejlIfKmSNad7UB4gm6olIRAk70QyIfYnRUwlIgbeQaqiOEuI3p6dqYXAqunfyolc0rIflDBwnwvg4gY2nwpzpVTRE/iL9pJXFQEbkstZE5JkVK5C65IhF0EwDdKBZIpQEYJNISFmYYkeAvrzQcz6oVOZgnk5io5VYkHlE2AQAWc2N6mVclegjwd2KPwsfY+jS7mdb/JaG3rdGqP8iijUnkl7bT/n51FgBwds3mAtD83ld7FMz3GXfuQUonJuMEiNvKfMecpYk6lkbAzE2dF40whvVSA9Bo5ArAS7KCcugz4PgXS2G7PG/J8C1etiyaxIyoAlIWCxxVosKUMMRiepHzDPNPLgOMEdN2ieTFj2yCPLTMBBbRexTeBtPS2JeC4dNZ7g5CIG5p7E50d1ihigtwU8SeDnAjYVkQdoD8tWUhEUd37BLqLoZ6AaU2d2lZhOtcw0BiTb4/BvjKoYJcCynFnkXCKWU+zau9SJocAuW4u5WQjyRWM625ubmdxzL9EItrQe6SvRco6qg25ajnPmgdKkaRSFZVkv6pU4AxMWMMp89AiEkd2AogGLeLFI7hqyqCa1rHkogpL7t0aS86/tR9OLrJwcpGGkwt5bDSWHAq+S4by4nYggJIujib++17m43m3yfV6itBhS+TjIapgbHjeJGWvXCIfz8GlocNuXZTVG8lKPc3RgYHHKdSmb947P63mJYm4coorFFdLFVeZFTPk1/t5TwxIGnn+ezjwv6QHvnXDix944PcduoMxPBUQtNCeFiZg4Mjfu/TIPwzYQlmwvC5psdJJx6Mq0CO+BPhpg9kcMXna6WUZ8zLlZL5QE6C7Ta2rpWdNjtU8ZKw8roJFg5S5W55uZ50lZ+9kLigpMQ35NCUXo04vSQu8BUAknWJSkAF5U/CXypjknzBjks8Zk3bZjEm76hmTNEX7ugT/fPKMSfapUJ4K+zImXUSEJhCEXI4PTz4jihaBEUHhL4nsoz76qPAjbYHIjOido5rnqWausscGd7h1w1Idll/R4VvRIj+XK99NESUbki+g/+mMaaJ+gosvI2XUUrW0pJZWvZbs80P+EAvz2FXjOp7nkuYYzYx1YSjDWMRIAa0zQ6fVGCm4GOOSiIw37QwD3ULODWTKahP10Y3tnHG+yCTx69B2xK1dNNnrUCF/BmFMEMY4ewDDPg4xwDpHC8kT3bx1BQKDiDbwdTjPLuqN5PRxRW+U7qbAxx9iON28K9HAeUfCoiaxidNvs5y2D+FPgNvZzoaX9AoWnkhGIZJD2Dw1upcFklkaKUzpqYtM/4a3tZv0RupQi0a+N5bTa/IhEHMxrKdiOB/bCOGvjQa16aW3o0EZRorrA35icwZp6/QkCG4fj2EDmyWSy/NqvaUN9V1whWSoZBEHy7hBP7Q4pW6Tk9DG6Amqjm0zR2Qa8OpRIhb9lScB4wxRKqNetvJRna0Bg0+iVJdFKT3cw7gaNqLUyDa0BmTW1B3tSpqSZp7xB17WhHyKnrZElBrFGIwK/2EQV5xEJSkCtRl+8omBaEVGS5sFLln7HskQnDdFwGTIW8CAchqETB5sFUPAW20CLnkIcMnZko+ijSkz9gJdxWAMg7eFNF0NzRlITKM+6oQ1NCYZyKV5woWRleElbHrIQOYjVGl5DdNmCxM5XF43o+l2J1DFaN5Sunm9W+KGqsQwShRdIsokp6paPJEo1cJiaucjO2Eko0qaNMY0TcN5i0rlw3QnIzocxf5oOscPd+3DrZzkMnoJU05W7qZJzPG6Sdof6GFqPaZ4iGcdDyW0ErmR+TDaRc8BkgyBXm1kAskGvWME72jlI9SHETarSUtAUsUoSnWlG6NoCbqByDHqBrVthkanxXlXR6k71JK+JmaZfelwNXaobhgDx2PAeiaakhEJcbGzbBupy/NAYMxUDn7SzmgAvIH/yVIl9nIlNZWXVbaNmghr6jDXPSp1I2d1VnuhvsVvHOEvWKtR990iO0RcV3uY1mV3O9tpmLRbl7UTMCtQ5SiShoCIW1cyzdCyY+BVatROaISJuAUTVlN2i+3RfD7kxC4xp8V0LepMTax0hcDUDOR2E7Z1z/YuzDHS6EjRFR6ru5LwYOB+Siuo5B9Nx6f8MZoRfBlZ3EsAI6+g50X66YBQaYYDd+WjcurPe+7Qi7WJyecRGcLIJ6APeg7DQmOKYaGxvoRmgj529tC2dAZRc8LJ8EZmRpZP6Z2Bl3PGW2nCW0HRpJHDd28Z/9Eeyhur7gjSUODocyzUJ1kWPL2dZfrjDMKs+Cq5QpRwOJHlyqD4SrZu7KHQtl/JcqV/JSQ8i6XPeLXbJd1lLAfbBEr1RLgxK/AuguSmk3EWCclvDQ1CTa/AbwF+g2SJ7tN5l0Pq8lgPSsLyOWeY1GJr0tfKhFuJk3gC1h6bZJYK+yQJRfiW8ZB7QGRW3DE05UrOkIvU3iw6hKAV3lG2syqvaIgY4J7UsR1Th+I8g0zNidEzc2Dv4egJekEOAFYiyy/QaTrtYulGEpRyxiMPHUzzABPRs6DZeXAJq/6CnMn3Eh6UkpOQkmAVB3wOxYQYfYFGZdaDGIOGYj1ggcleqh8GAWCFeLzv8jv4KpBaVa1WKSHqh6rWUn13spEaIfHUspFWouXAbKR1jdB7+jRC/wFqapEYAzlIQYTUeiOLoI3yJgeLp09j9sSUvTFJ6Jy4W1K3q91IbMd5ngGZfVs9kz2fZIf2E3EpfDSv4nMVZ337sbaaTqdDJIRbvy/3Te505IYrFDKrt3ZMstW8cxPJa2o634s0b3zI6oisC2MOS29XtIMK2cAobAOrphUA68HAzkgFVhVTgxCpcfaT+2Ir4D7REbvBZ3N9kq7yuuOYJtncQx3TjwKuTlunWrd3TTZkVcuGrE6SDTmcZyMW1zi0gwQUL2/THHTYkcfP23l3EmzGvppWKt5yGFub2+pfNa1OWQ7n+WK4agC9n3CGdhRtO0NdmaHWohkS+Xp7O/rXNENLTExbK+ZaO4phRE47w0nCyeDhvLyd1l7xEXkFawzsBO8+8QSrJSc4M5lA7KwQX8g6zg64x9dKm++J2uawVttExChuPrX81blXWguPVsW8z1HF0Ey7+pwHRFpBAnHeTPO6Js1zNDfZ/Pd0CO7XQ/CYd8Mp5/AeMAYLS4/B+41OC76yaCo+46VG4XXuKLh7VHRrEc0U8SWS8cdsKSrYKkZBN8H1BLQVEzNWfYOU7vTHSYDNG479nssWlGMLgvsljTAIlLdDz30ZtOgzdAjjRPHXyDao+tNrn+rbr5G3X1N/e3bbd0K5hJQ2BWuyxrAHTvkThadTiSpYCyYke/yY1EHcL/tMpfGvjz8Rykzf4Ov93K8SdnGGG+3Ay/OMDuKzpmxaNLCReQMEjQdnrVILl1qrpZZ4iS4tRV0B4lFfRd8B7Rw7TWAtmKFc543Vn68GDz+u2OKtkOdXnqdWypDzBKyRCciLEB9nFBFKTxVx90O6qngLp1iKkMdVQSeay+Sskfon8Nh6qetcqWtTEdrJDIGryeXPlfLrpe3nA3aTPrdK2y+st/1CKbtV2r5ti7dN2n7ReeoiIoa+lEy/yjr2V9YMVdoeg4wjkjix/ARnSGSl/IeYK8BE3GNLccozHZoZQV858wFGv7KhnPQNj77oN/R17CPcsf9SMzT1AebS0fMhk3oz7EnyG9pJ+bt+VyLvisX0Zt91beVSUa/2rMATYFFJtvr6WvJQ9Iff4dfe4Tv9cd5xsqY/+MKavoZ3IGRmFgmEbcVqYZ4YV3aCH9MsO12p3U4SoIeLiB26oOaPXkrHq/rvatHvL4jyPvldp7xP/ZuivH8JqjjZCP56NYKf/e7M0adf9BtOSNkne/1nvouv755o1U2cvG2Pvei29err9kzkl3kpPxDKAs7+L19VWeuOeo4rg7iNsRldWdcz+R4tSp9MNfdioUZtJYwhLkXI1L1UW9L+tiwq0T1piYn+Ejcs3Z+e9GcC/ekZV7pUskUP7FJqutRdoksvkOGejC5O3ssXMFKLZr6PtX1hWTz7sxVJfv67ww8+96Lf8KL4wW+86Nf3jetv3jHg5rFlDfbjL7otk3YoiGq1rphduvOTj8TnX/Tbr1rqDVzpb32HWNoiNnLi137pu9GXL77Q6WGtHRxKN0q2xXVeTvMDa0JLFKh/wwW/K1/+8QV8+fqepb787eIvf62Uv0sS2iCjzkHOucOpIQ7l6lChnKAPF2ktOgSzyVnBxD0FJ6h8Dcza+sq44tC1dmp+tbZl4CSE+6+elKeupacOIQmlk1ziOt4B+oNOnr0gV3dfeM/d+N+XL7g3j+6zPxy879C9gvNVRTritaLU8e6B6obedVBcGW/A0eGdTCNPe2WQZ3kmOhrYRmgB4u2ZKBSO6hMxuyBeB6PaBv8a+oiBrpWBXq6mjxDoWhlOiTvow0dS+wxEtJ2W72U11+/AhDjDTnSVfOwYvtNuZ5UXeGD28qDyAv+Ptbpc4vanqD1s8bza2Ryr2kJTW1jVdrpXuY9fJzrSa4b32oeziz3WqHT/eg9rmuBlr/VJcJ6vLq+qLl9RXV5nLrNxbWK4wwy4zsT7zdCPZmOTYOK473ghUrMlkTWyGee+brx4yNLNOZ9vmrCE8sgs6A3mUelvWB6hEvywLrKWB6V8x4fvAK+MZwq/fMbjxJckTiB8BZeJ5CbHZcrawqf4S+FvE3Pr4jABX25bxXLEhDuoZCS3dUCBNBDqtXT4DXbEew3Tt/4fmtpJvXZTu37nzVdWg7K4xkjPg68/s7zxSvYlp053/xFz0mJXSww0BEc/T4bf6IhX9ccz7fXJzrAcGEDPnhUcQ/5u+nwC+bvp8zjyd9Pn08jfTZ/Pql4bn88pAC2aSVrvSKyhZCsJJbdfiCCRCfrgNH4hgNVT+mhsDpDc/FtMSV/2pBbEHoX0TZOIvq9/Mffp23HfFTxooreJKZCuvs3ucwhFuSZr8E1cJXR1FkmIDV4nSJQid1J7J9V3uvZOV9+ZsHcm9J3c3sn1nSl7Zyor+GrteyXooBSr7p2iUeq+HlFV2Ws9gY9vQVWHfYqDb7q5X2V2X8N6UrTeq1K8e2KsVUju3rlMjKcms3uBLMBUAsFLKed2l+zeb+A4LrZtSLXfY0vCL2s1+sR3RIv+0N4ltei/tldr0SdEiT5xAh36oUBFhv0eVxX/VVqOAN9AA5bJLmji3qftrxIIFA2/rlp3HBg1IRmiE+ZIuG4hgME+QC8ecxg20ThCRuF9kfJCjvD76/p/d56ecJ/2BafbL9fMSMQQXrimiLnFnBQFrgBcc/dNGDZMdIw2JXoiUw7Sg3OKnkCkch4whymncMYcpqXxsWffVuswH5bhFu8J4lKICzuGTzrTPaZ4vwrLx5QAn/70XunVcRsfdhja6X4Ts3jg+jq5eMo+7Qi2s07uMTu5w/jgXYpe0h165pY2rPzedviqwwQXwf1J1wkJskhlYYVYWOo2OOdD/5Pg32WTHMBivkIXz8a6izgbubhWyxoLLUflMADTwJ36hTGLobhD4zjDtXl8hRqErrmN/JxCQ6UzyNMtHvY+pyrv9LnGPKmEQyCHE5PrOq+r7adr4B2QXMaZmNfMFIE+ZrwFUsAM8amg+zOynmhA5a1wCQi6b7Z3Cwla0bI0mkuF/DM9b6PX5aXG5hr+7rH1js05OtwlAHOD01GgV0Auvh8kNeyV0A3dRuHy8tPPMofUUPNZtkVHtqAtgXVZAgUH1l0xEDF0eJ9dAZDms5LZnHjxYGYLTg+PYKvCu4K5SgSvRY+nEe4hfn8Nc75qDIwVNAfLqPsWHqponTcMDSENPYkeEVZSKvrChmgPm6w05CQnohApw5uLVhnNIClAwC6+jPXsyXS1ptn3oz3N4xqVAawbkdak1N6M7vRMAyQUSjzU6Z8IKwnwinlVIlajIQEwTdZYiutoZKs8sFfHuFjB8kN+xSjz/tgSZioRJ74XfA1i3OwNkOTxlRwcl86I7ioluq/ogu+zFkhIJ+CYML5K+Uc9vqE0iFbbBEzj2n7uvPUSNpODzRUcaYbtJ3KYHLzY4I+vmZzPTqzEeDWT8zlgzGFykcvksCyFycFqJkzO10wuxYZlvdGIPTCjs8FazwZhxMhINvjwiO/EijLv9oWNwdWAXczq7B/dSyXkCqTLYEmbRFjzyk0s5MQSb2uwp/FtE5WaklLHSGDyyildcr+ameZx5tJz2B7Veep2+nheooANSEEM12Bxbsae8qaqSbFkqBaYoRYAEm6nOaGPTYiTQCu7BTx3xb25jRtjxRBoH1n8moP20KbcNoI0b2bSDOTEGKLvneGfrlrQNFtKfCZ1odfF537gosdAZuq5z/u5Hdc1bic895fu8M9Uv7ToPyRmx8pRF01qRCZ18eSrtnjDEEElW+rwRsmIymMJyV/P+L8TV6zqzNStLtfY49NKOT69da8WDfXpqRYRzDth9je+svkJ5lRt4TkHYwClzD0a9CJae3G5XmIDOOxQSciV1pX8wl5NVOBOPDExPiaK1Ias5jMlhgbzjyfu4ia+/ziE6rlPBVyAbt/NG13EX7v3sMClwy5Z85eSrLjrJvP6o169zrdLK/Dmqzf4t+PqzGDHxuBGudq+MbherrYiuBxam+NaGfaOvdWi0K8QzQ93w2OPNHqbbhEtT+zRWM5z/xzcJFN5c9642THWsOmGj1pW4LhdhYOj6LA3IIfA3KfNSP/1ow8FvYR7qUf4nbaFGB23aVmli6q/2aqkfrcRBbNqtz8b7vYdXpvUeK0S0afueSdOWMt1s0K8MiI2ZX6W4W2lSwNiqlFFKcMrrDmd791RZPA5kDbUnazEVaxBDNdzvKPoRIG6ELndyhu3CNsY8HDrAbAPeBpSsYXe0HQiLAS+gl322JrOppO8Zb3VnBBx4LoT52jfWUUO/MsMErV2X689rTjuGk5mrbpzHYK/23lnnvO9dqZbe6fpaLzv5YwZU8XsiR9bOxs8Ujjj7azi2PuE5a54HzYgU7bhwVaM5I2ZooEQAQRVI6gE0agIYiYp2m81nLma7vQ6fA4Dqs10x2nSLzKlJyRsQhRrYEcdw5kNzKXRijNUul2/t51k8qnyjEPolqQVE99aoxa40iBQhf6AGvjjVhKcMNqSZrCxMM8ZBr2+pmcvcvLVKU0+t1P1xfFnfKo+QYfV4s5iaTRyYPDkjQeYcgY9rxbyJhwHe01aGW0hrxOtCCafJvwKO/TnKvb472CLnXem9c3sJZPAqNjBR0oiKxHteWo1ohC3eKtkD5yQKMQxcbTAjtiUHbGDHTGxIhAOKV9tDFWuwyF/+rMB597xK4PhMc8RrLENpQJzCPOZtv7lLEUGlYsY35qY4Ww9fKRmMbZ8HDCSWsaM8gA1pBuDHPInRKSIxSyoctnJ7LYiQfA+UfBCkTI/a072xBGWASiKloagKNqyZIuhfXkKJtTZUXQnkY8FAXMjJILTtCW5dwugI5ksPSLLMVp0FWJCb0WePNBbSY18zJthi273XaKvYONmb5yoNhVwDEixwVakosDGSrth0c7jO4tV7GsMVEZakrR8uwd5L57Ix/nbob3Gu1XgNAYggyz3aiCCiPbRdaBDlnu1FMSIXjSVylU3vQkCbSObELGe3qQgKBgwhpV0c7Q3iQLcHPODKZ314YqIu28+ucAYIemd4rBNFM0LJyW+W6zJh1/OERCeVl0pl+1mmneuvrQN3WOX4whMawZdtZ167uUpmsyHeu1aa098RUUxg/0gKRiYRfdrICuCTRHlY8CmYK+B1Thy9SZpG2oz8IspzMOyAhgjIxjMbbVe0a1aYTHZV736Z+OBlWK8J92XoJlraAG19w0e0lR4Y6cPPKbcjYW1v2iz33Sq/abb8JtevTNfjXPfavpgv+nVrt90ahzjmxyDvZq74jY965E4uJprP3w57Xpukz6im8T5vlcZypjAGswn8RdEmqGj5+J8vcmOxjHjjZCvBp8bYyl/DP6BEwYMJ/tSwEKdMMB/Q0LdCxDplniAJTgA9rS08LZDb1PZ4G2qlYnAwQIiLeZbFvK2QPu05lnSqYkh94kYMt2Z5u2qaySSSafMG6s9rVXtadmy97RWfU/LPhIEESePW2y4U+eo1ST5q3Xeqh7jQ4zRoURBJkrZYI5gMbSj6cIJTxSZZdN8IOh+SOuwa98STHwyaOITTGVLFusJn1eDnlf6eQQFtvqkl7jMcaBT+khF/LIlKD7ZNuc2VAtEFa3FP8iipAn+Nr3rAg1YQeI81qHwflOzqN5U9+HqjJeBciLYbW+TY1Qox1YsVjk/hQKNIBBbOKint1JxPuZFgA7Gecsxj35A+WElcRz3XPPkUW17IoliPWzEoso56sFWEvJ96N7MYRpSB0jro1qByWqPSKt7cayOoO6NGWhFns4j6HrxzMekhyCDVFwVtN9WyhownHYr4em/1XxiG5rMGg7gU4wV3P1trrQhJ87GOk/cIBqVGwTct/XRs1GdOaeoelGqstNzWHjW6dkDtIwSBZfKHo+ywIkBU/08zTGEg6J7oRB/JFQfC9UnOlCHhSsslYLYTQNcQLHaiGSszMQcYQkVrQUSuhB4NDQpoT1N7G6Y5fBmIC0hQZjdVLzMRJ8RK9ASbieP6erH2l7FVaulFtSWivuNI/aiQUsNSEGCpXyS59Wg55V+ngQIxGHXltqQu84WXyzVd5EtlKzKsG/xkdBiEdpcPU22CMTLvodhmga/SjZ8NvQNfB91bkyfgjhUiuUBpbdmM/gCyRWxfNwk+ThhiWhRd90C6iQFsBE1IPIEeQKRJ+BIkqoFrsNFrrCq/ipI5Dii9HGk2pkNFSNMxaFisPBYaDZZADMHeTYWTsDIg2USk+bbwTJpZzGbzkOzpFIspbiK2+PdtmhNCkpbDLU/c8ibscPW1k44mHUjNk7HyDUXUVIeGzLo2wwafLDlzUjkLX/Jt4vsFbpTTEIgHiuaLASGWghsQghUO9kKVXDkLYRA5QqBQHXMQ/DQoHb+/IFF+EqOOyBjJa2GyuGbWVJxOH934tBEw2rs09ucGY9dAe0ks8ywcieZWoT6cVC2EcZiEZ2UiE6WF8KXiWWn0GqReOsNRH3U2qejTXlzQEy/zDGHb8dGQqPftISm6x9cba5Y6abcqtWiqmHbIz7bC2q//Y6wpj59lF/OXsrewMQrusyg6MgGjQQJZ7KoQ2hzqC3FsGmNc4Ae4e0L5nzAno6Vio7U3ClO0zjOgDGtPLiqmOBBUMz+gbXEx7dVrOKybVl54tnTh90lpy2r+wBZNm7HtjYcH3Q4NbNmEKOAZQhdVo81wISrJ4XxNsB4mY66vSxfWZtE3AIoXJMoaNVMAZCFsz2vfISGWpWzwJnQiDd5xj9sBTAFSdPNnQJNZSuqTRUNT+SpKNNhZctxg4ospOKAwkGtcCs4tYr9pSv26xX7TjsE+NI5HBuyJ7FpGJtGAzqrLo/dKI2dGTaP6Yxu9LKTDSDDje8smjiwZHmTDiyZMKVoXhxuxvHkOGMNTbRDxjYCXRKVtmOAyQv1Gz+TJtjnuFkZQttIrLyCaTvIW1cx6Bue/7F2VG2uq77zxNzeUeBEPU70topP1GE+nkM95o6jWVvNyyUsXySZgYRPX6vbd/GxrDmz9MBh2Hy27XKvA7ueAwwHn0E5WesY7x+MpE4je5i4gscw8BhpbAorRPhtyoFhTDDX7HHuW2EAhh8utm+LuO8JHsdeoy8Jtc6bRfcxcKyCbT1dYltwFoqmZ/8zRkB7WbxVvCzoGKi9LJT2skgZ7UNpLwslVuBUe1kwmso6GBsVG4qmafd5LQPxTj+dzBWRPi0dFn8ReufTye7XFvEOaHDqL04XvTgB8Fz9xQ22quPFdDVT/qC8mCGZpOxJa0htDXQ1k8eHi4RIK7iJZvcp7yeKRrn+ZqmUz2sJTcBT3g07uci2xY1uDBytRn+jU9toCK1l8ycKsdc2b7Sva8jr0rJ5A23kS73vBcxOXnUJEyRWQKGVnzdnWHFM5yMe/3D/Xq0SscT3jB/gSKp2LTI5EomzlXGRQUfdDcPv07dt3zh9rbhbMPlfqNgWfPyT13H/tHH4+H+4dptseGjAt+MifehVLA3SPJFcRWQz7XU/vk+fSFM+lhb45eVtlMCSos4e1oDRUunWN2816ZOOP2IuLnAdtScPFo2Hp583//P2mutvPu/95zadQN3GRjbDNjc2ZiDGBjfVvu++XL0KUOtOg7C6xbwrq1urA+K6VbXuJfWt7yHi5b1aAf6dwBnVxowYTj6xgQ8eiHb5W3uXRLv8SfGD8qaByoKPOZeJZP1LIly0JCLm6rUlETKMLKtZoOCgSu84bJcFvNSyI75KBsH1Glc+3fa4+969PDwwUyYahJjXIZhBajB0IcHCUU/DbcbiqEebRwOueswI8sZlk4I9pL/SdKWAs1IXYf3iXfS29/Db9POQvFm5zSjneCf4PlWw02nf2+7QHl4tMH+JOQbXY3kSNQv6s8ArpYUHZyeiS0ZYixnA01VIB0Ko0QBC/W21DKD35cC7nyqou0C6C+a4A+hu0dTfege3k1HaBwC/d06E+p6tEnA/RhcQH5nH94iK/L5UtZ29t3KP0rALRpVdNeTvBFDQebmG0CxSqOtgDmQE8S4QsnidMsByMJsjMoT+EYUgl1YA6NCeX+evAC8DqJTCMQIjCrwmKB0Vo6KKMyT7bLUrXRlb603D+LtuWKLdrx9gGQi4lp6ArqXscEZMvirzD3uY7bPCNU+qWwhxYY/kNg7J1m7TZrC5fKiEJfNmcRyE8b5dBj+RD10h99rMYBTDazMKqSCvab4Ql2tmOB/ExEz3G3vkTgCiWFN0+P1/LzdB0ECvtguOGryzaAskNRNRr2sQdXLt8mSc67RPccgdZxSeziBpvyO3tbRv5hP6ePFqxaoPeNXLT9pFt30FowFZ93e0NGDLaPtSOL/HdMykfnyeo6JoaIiZB4Jz7s0ITK1l6tSlHnd+jKE0AuxMrBpVwB6EzMpQs4U6RzV7Q2DKgO5U4snNfvkN3EyLYU0XMRj8mDh8M89OxFmyVYyg6QqzNwLX0wRsyWmobgSODhxZ7ps350MwWhBlwmih8mEYLVjEGRPBqmvwwQLsDTQGkKDbOHd09Ix3rfOclUFy390kwcscMNDUetemGjWMQWwkKUzGPxc+70fyYAvBCbflTJke+qaWfFQDy/tidPEBY9qFVIkeM8NcoykXJPvLoRqZLcUzH8Agude95w6NUj4oc6HxRmVEmcqdHU5xcAHoNQUKvByroZ9FjMVcZGhJNE1TMZdvFPx3SVjQpGqvJAJK4EEDJMheGyu6HCN6aCFRDGNh0Qs6YAozRVecXYvhiwvGCm3mQzM0+cJFRgEcOpaPMuLmiABqKsHgZMgu9lBuXdmGhzhj26LICtwcyVdsJ/FshA6sY/i3fZLqGcFnbwzxQ9skCw2HzFzW5jR/ZQcNwZ7ZXofsRRKRium7rN2iUR+aES4H0kQbRra321X1vTGEmPgzvIbh1lyMYpZbmOVR4zwd8UC+XWbFAdkfmpEj1xDWG41TDyOpkWmNp2STllCG3E4andb6eIa8z17ZRpB4CGhrKGKrGKZFXvD479suMk9dzktOJuclpyrnQSKyOHrLFfPCvqCWkJ98cHBQC71AYwDCJxo6aQFDXCKm5Z9CP5hNdi/SuiESOb5NK+ABcg6XE0aStc4qj1RJLh55VdtvYRZ1BDNthKyv4a9zSPXI3jHsrOImUeFXXUBySuip8KRySnMZckp/dhSRA0R6QIMuuAlQ0Vh5yJiyaR/x5HQBW+UCAtN0QpMdbHZsQ684RD0UNVp7ev0+ADAv0FNWxdjZmw/N56156DS9BegkpZtRfzebpo/LygpzahlgRHtr+pihOZnpYwt9bKOPQzRdvS7NVm9Y4wxKR9vUAyrRRUfZujCEjrYWd7Q7jyHR/i2tfHj+5bwRt1/WDvUwl4/svkkag6tSWPjHZWPPsHEg6OKWUt3SIZJC7s/so8qHz7tsiLx2oPCKgIPKshVVdRHr/CTgsEjOgvLgWp2QggomEoNoQi8BJXoWH/YhpZwF1c0hPMv3DkG+P3SfgAMhQzCnB+ZkwIzb8g1ajN69B9HMs/wJFlDDdpUqi5tPE3DrjLwk+38T46DW8vLUoENwruYQQX6J/sLv6eov/L4J/SXnl+svU5yP+JWwTITZZSrYxbXC1IqCqPQg13YIKFUcdQ1MwfA1k4WgC5orSL3hqyfl12snD2XXacgz7QfHVymcFRjJqsuCAOzQbNSdqCNZTYhRd0yQrFaJJOGdo1aLaEE15XCWU5wi4se+ay/i6kMSMbIh3qStF/z7lsJVM0Cxi2HVlgGTOghK7cSQrWoZkK3Zn6slQPgmblg2CJ+GvdNn/H7YOyDk9QQtj1F/TwS6F5fXi0QbzeDKHwS6d7K3SQ38uAuy94OeSwZ9tai+WlT2mTUJfD0j+ic+n/p896y3SAXg7hyMmV3ml4hpY4N/A0ITWfW2wb8eW+/DRTp97v7D5fMd2qXpL4dgMo51alRMyd6iAS7YmM7gGjt3Ox3+9t7eI9mKhbWhVsoyrihpk3Lh+IN7gg2eB5flpDzy5FGFL2FWr1LbapzHvvTQB2P72F88eXcgj1EJzV/DvWa7qJ5aR6NF7ejk1EJo40t42TZQuQLAaGem/Dse0A5YYUdukRD514+q8+hulySw8q91gQATZFuouNOITaQiU1u4MIk0R57lByMqH88A5iDi2OqIIyoazCI/ZzTIU/41BTJ849iys+R4Sq7tTKETBVkjYvlqem4XDWttxJtw0ehl0whUalJ/sEHR+NvNZm52nnZpv7zjdhJpqc9++c/JJe0AmY8CPiKWYU+GAzYKkqxv6XWmZ9mpbAm39kbeWbhz+sN3fLGxe3r164oGv+r2/8QTz436z/AXP8zHVuxbO4sOR4BCWYPRoGHdCPG1W375tz67+oZy4jYe87UPyDEJm0LRBcTJMFJSQys62htDtudO+Ze7ZsqH/gc1f+0C74Qr8i7d/flgpuh8olzz458oVpbX3YCZ6+ykt5z+k8V43r1lIR9/4M5pvGv39ATai0b+f/8TlKHT/yztjfIV+UrzYmS1wPth8DyM03Xe4daikZD1p9WuYnTHwq7esDRK3VqME3FcRkcHmd4R3ZVxME50ROb7N/j8NQKP4muKCV12LHd+3FWMTftUeT52VW8c1kn6eeKqhV3FyPQsBITxhelZem2O8Ww3WiS7jNMZZcTcSZkI6Cv90gfePkKNlmJ8au/YaSYCwFOZM7OLR8qrRgpJAxqHZ3Ai6Wgz0AAS6UheA0wE5zXAsiFiyPMOiCFHNoXpWbrHM9SRGSpW7ZuevbO3Gtk3dvUm4LuW7mIX/HRa7d0hOFYYsmF2kjHjKZSPgEkeWMAucKlRtxT/RItjYde0ZCV7nO92aT/olM/vnimff+0lbURABpvwZ33RzFfvgmHsKkwzd4gNk51yz+wl7YioGgS20BtFlAfJ6GCbWT46vXUXMb5Wgpy1o/tI/FX76ebsnfvn2Tw8uo/jM6ZhhaTXEsVEtkuwZKJhn98rEBVoMJWOTHdGap2elN9HLBG5P46hX9N6ZKbZ47HqJaNXI+fy2C6cXNG/Eds/84Dup5J+ji9woNC47idRrPQTpcEzaJnsw6rYTz/ovlKZfZa2nP56tjdjA/ub2fGYqHWIPX5lfsfs/E6cdH7Zsx+/7cCfq/PVfbOf4PZ2WZJb+QBfm+dU+t9Z0CRg+j/M/Z/A+hvJh3Xfh6XvE/gdp5xGpvucLNHnCc3TPSaIap4nFjOLzM7zRI1Z5NlVWvtHDOJlvE12ufVzs1e0fbZv0yX0brz+OWmz3PHzLvOSEbycb6pLNYN2BiA4yQBEJxoAebsSP5yBA5DJrCM1JFqBPxNZv0pYe7HS/x47lsB80mRLVIfZVfbaYjhvXIX8za9FIpv/svDaglYK863O3mLsKrz0ZZNwKqfVCPoAtbMmAe34Atrh5BCHp9/ILuqMHB1p0PYRL5oO5jA/I4dL72K6R2+H+4w0YyVIfX5Hbw19b+7mWyvKFM4w+cpeTAPQ/Ak6LK4omzdiryobM7jR1TyyKalzule2tWPKijLCGqEPZKNZo9UUsD2Vu28S04IYojLOHH3gC95PEDt99gOzN+TxDOsPOgvzxLb/4Yve7umx/dPP06g9S+PQnH4HiwsX7M4bu+DP3USpP6dCzf3Tb5772Nyze45ClJj+B2M25IIpCk4fOX50z959b7pr/a6NXkRcgPh4Ix8HH2+w/qyDGPpu2ab9gGRjdrjo5ONXtJGfkDq7Ml+Tr9h2E41QpzeexzQMQ1RSkpB0pAtd6UJHutClLjQXdSGrutDkLmQotagLmduFJnch6+8CYpeIWEam5x79vXM0R/hNw0WmhBflPUk0STQ2tqgc+soH9wgYhKMgvwh4hasM3U0wRb5MZ/ZI8lUgjGLJ3i6esLH+CRsbOGFjiydsrN7bdrkCDl209TeJmUwQKx0lLsurihcOLQ+7RsqYyHpkes0+Wspn7Kfhpa7TlwZ/aVSeYPNXtZvW26TJfP+1EvzQpK/BHLXktT1mf/C9yTtXkGCU5OMzxQr4hIpmqGFN1J29VRDCy1jSsF93IdfXVe0G8txMn7//8E7J2T5EZfANa2IIprRxYtX4YNk5JVFuiATnlmWpw9Pu7qi3mmEjitd+1BypweI/TfAYLWoIZTR9JGBAHCcGgXs9yIHSfBpTOTTI2VDo37/CSoOZ+4Z8gp+e0JxvUCOYk+yyWyItG78/Rw8dZODu0io3XMpKJ7q46CZwBQ3tiZNGOn3B/sMQj9k8jdqP7dU+XK2eL8FDULQJrjjxeTGKPmtxPvf7PiItqiNi27NTc00vImYdm3TTje2SblGsaaVa+34NtvQptvWqc1SXIZOKlCS+m6k/fpVjlUUVaiLDVqgf8nBY23TTwr48nq8M7jojLWchSdte5UR9jb06OJvH03N77pjff+Dg0bnZvTsmAYK5ad88a8Sn19MMIhadaomZTdMOcBgY+YclpEHVQhrosH5rniCIAVrub8RJyFEnfZ73ThhDHkJ3vF488CPxXY7FdzkRR/xUHPEbEqjSNI7Lq4oMikWTbrp5nvoxIHVt8X4U+rot3tWCPXMVkIiAiBciVmE74LsYc4Km1eAHQNSBT8HHmZJjJ76jPHeGNX4COaQ0WFj3ETl/avV1eI56KWI91nn/HgH067zzBdVxkyBJnMu+LlWWZzdsBoH/2oWakwfFgzSynKm1bSJl6o+oQY8o/QiitNtuXDfUrxxOxid4fLa1Cnaxvz24FFxZkwHZs50BmphhlIQMXtLRzXmzz/GekRoUp8dWEhsY9QfhGPf7Nn928vZODKYkCNdAjlT+qPhv0NUnLCBEoaDm5jRWtwl0QUuGPF005OLBH/PGkSzMS2bIxQ76bgF1kgIMFicUxSG63HI9Q+hMLCE0tguDOzG1uBNnSCdywV9oO8ALnuQIx1griRiKq4ghG4KT/aNi50AbIQBcY4v4CAp2MlgEUJB1NwZTrCXthRJDEFUZqTF+7CQWdB8Vb5dttYTViWRnulcjbbFJCU7qYlKK8TublGI2C8OkdP4Mt8ICLQVT/tnIbxCUm+gXE1scyMJL+M2f5JWJKxtZAt9Q1GbhlSWn9Uwt9sj6ZRgDGJv7ZBpwJdMQGyT+GLpAYWPinwVzEWfaYIsRkkfEVRzSzxssOqhkL+UzhAdu3slYhwmjF1uSWCGZe2d7MCkYzCM+LCB7ka6gcxnrRXfNsOlBBSJqh9vFIDoz5XklWPTtN23jrYetDjr5buT8KHXSLzdKRTqhe1VR4U0h+zY9cjP+pvy3dXOt8kjy1HfNO6agLuUnoDTVFy2+qN6bYWNiowFvf2qp7S+e9vTq1Nuf9pAJltz6At76Utom9fYXVNtf4m5/gWx/yXwvMdufTr52ku0vGbz9seeq3f58eBDx9oedL08OS8575aQ39jjwKPfN9veFMAoHhOuYnc+XOB1f4nR8G6fjL4rT8WtxOkCX0lvA4MvlRO8sp5JTjOnxThbTU6Qv11kN++NqYKJzIuI4OMd3YsI4X3gqzlsneloNerqmYGvJQVhHC9eLchRQ0TI5yHz8zC7/pkR1we7jUnAn58+ufooBMSU/QWXoZc4LWvIgA/8t3ZU7tK0y7PN3+WpQ9/oG/GOFP/GcNwiAAnf7EShwT0NQGAAKgZxINga3A3ZtY3CXcnKMsz+ULzhpQZVNPAJeFVvTicM1hNOcSU/mMWMV/BiCWXo+p2Asp7axV35UTs3oBkzZHAFT/tYN/hOsWDgz2MRIi3y5nsEW+XJqY3BUic4p1pV0f0UPNxv4ceOgOYnQ71aSyeW1rAVb9N7rN/gP6jdcszE4oi+vxtjdr7/s2BgcVKYC806Y1g/yOw/ttXH1ljTyYAZyKEJeA4lxNx5BXmZQzry+1lTokbmffVABtVwtGEdqE2wfwDmOIyJiZl83QtAPxIvO3DOWixhLvLp11JvPpeykvbd+nl1jH2N+G0IQC1zTHJu+2RYXwBgqu7W45eldzLHshdnZvAH+oBoRPRi2149iTXY/rWmfHZe0wbQjnpUWXYztqan9+S2QYJzzQg1DXer+rIlI1qhVDPdI3PrfK0TBq8NFzHmdkHAGO3nEP41UoQ62faVJINXCmBFzmqGRKDXYn9nsqYl/olQwW3dqh9tRyI45ZcjjdsGlk4io3s6exQAqE19DqpDKxTqKi5G7BDuhI4VY43PjTUVc3jAjgYX4ydzBo1cwBOcYFFh6n4xddF5eFAjkRgx3xK+1fuWeQxbTupF5xPkN6o5IH1e+2h3NTp/fi8rztecD7Rj7pzss9qMfuyDWRtPhfwFS5PSuXXB94JgiHjpGI9VhBzvpvMZQtE3tn0o75iWMhsRWumaezKz9nzqxJNHpAu2ynZvoDRdcNmkkQ8ZM9NhZmR4Di8mx4aMVNC672OdKaZhOtP86FeyGpGZ0SSS8mMt4d4HNm37L9xf0ut27ilj/BghJ3FV0L2LhXv8wL5iDeCqnH3PkMNqVbRVMT9ond9G8+Fex2EcrZBccsK5i4TgPoVJmmHmf7dM4gS7s0uP9o7S0xTt0+nmPWjZ91LtKtrXpo3jvLv36/T3IN+ztFbNzMxXM49fug6i0f77HuMH7e9VbVPYLtGhY1si9h4vAmJx7oXmbNXxGfGJmS7Q5JemvdBtCgjbuBoZynqOWPsLxkufm0f+YvuDO1+5zzMym0AXzKBO53wXo/jNEWBWc5HqLJEIzTIw8YMfhROuRUoBdTIkVOve5odbUTANCTTChHwy4oaa5gNyqEISIK8hJla4mhHgBpVEEjLexC2CxVzH0crqL7imEaVHVgpzREOSM9QOCMe4MFRLJ5oGDXAZ6lM0QTtD8HbyaLxQgc1nF84NgvjMFPDXh/Nr9okAfwCIuMYXi5KtDhAKO2oMKFc/IcgigtRdPT70+MrbeUckIS1De4FTepC3Hz+yba6+Fo63I4I3S3972ai+O6i+mIj/IqFSQd7lchnNEo/yK/lXNlOvKs7jfk8I1fYZuhqs+o4LdkjcQxvSUjAu/9M+Ty9jwh3dxfBMCrjgIwysDAS1ulG/+gncZ5xWPZtYe0TGmtqy6deYc5Z1H5UPoqcBwe1FV4MZeI7MPSVkGi210v6R3bGpkaL3/BXV1nQxAUI0Vh2dXEr4Qw9maB4DfEfu/RBwqd0o0BVw/cuBbb/G4+FKF/Vrh86TwuwZmcKYpGZjA2Xj14ATF0cVwnvHEVScyWGJSQvwuaY+dtVm7ByZuti42SoqrPt+h+5MIOGjgMuGsxHo3+kLMayHTfBxo1CO0gYBQZCZ7cltiR4fY5ZFz8nZ1/CjNW2+Yvo8EzGE1/lVceVPY2FGLM3TiKFILMLT8eFI5eLTdCHIohM1hg37mRgXGg7kKMXWzKNu7GHPgBGSME6A0TkAGnIDmThOs2xScgKaLE2AjsDs7ilHYvuA/qqNbh/LRSSi9q+jWpjllRLVW/+oeC6c/gleNcHSvxKBG+ki+7SRztqMY6Z+zVt98df/1ztcS0zRS5VRe9uBe3k5qrxBUCFULTC93n3i61ZLTXQsk1jOUIUy4SwM8TMdNz8QRczjhsKirIuFUXZzHP+v7SICO4+BtVUAmfXUisthV2x+kJ/BxxE/0sU8NKqN0GWzMSaUGmFaMvx8DI0dU8wEACRkvx0I0pJmTeZ1BGtJ9L+P4PrX3sOSyDmqRXKJS/F0+qHiH+RQk2bMXwWJM37x3flrNd7RbjlVt2xqFzgMT8mXvazyoCglmO4tw4Mpv+lc+lNUg9iOFVCqVFzgYkjxWhkNHLuicTR/Z6yRw+gx/WVm9nJGxun/At3d4oiK9TEd4SKjL4mgqibMz0VSmHlT/h6Kw1fEV2Z/EodpFW9AurX4N13lPKKz4pcN3kaX0BD8GJ/iRwx6e18IdvepR6srFApHVfVID/vOXP5IT6VnB/T5rxqnsER/RG1z6rOBB33GYAHMBnvmDQELjuCVEbKKaP9bpJNQWelwK3e9zGpv9tt67fAnmD3D7gH+oCO7WYcf/feur2fMhDw7SmQzko1/6o1vvfYe9vI/OaWhoUARcPBhY6ML/e+z9F3/5p+YvOEhkZtveC6rLWGDEjvtAMk0L8NYqSxfi5aNb6RhLwiL7wK/z0jK8aFLaRY99ShXAB2Ho9eqxBrHCgY8FOn1ODxGy1EExQvCY/YnjjkJ9+MWqDz2Bd0jMe2QuZU6aDKlfqtvE10BeezuOn9r9gCMAgS5Ay1GiXy7iknjlcT6uJJnUkl7GEVZVy/Ngs8+RkizK6ijlXzaB+2H3Tw32GUd9NfESuvtn9m6R8P4ggftcrdTZZYgPwUD0B/Z4sw98ELXEb/Q8RNNUrKLHfcE0f5p2su5TTMxY4p9FNK+/S/LmPUNyoI5shCf2Bv9pzlL9lA89EGzgT0FI9Tnm7tZS3bzBf9a3oT2cw+hRJUv+G6ogAfManQZjyt/xkSo2H7EER9R9MECdFVzNx4dlMImw1MR44PqtOpbrbftqvOKgCnziFFCnEUN6dp5BhWA+flT1QoeVcwRrqCH020qSUWlKYXd4H/3gAxB1I0BjewzKu0OUZltoTYJVPlzEnFfwbXxAf6l/wMcZdWNwEN8Dt8PRfZtpRWfZ4yoUXqZ2YRSp9lDXHqL20HiZ02rhmNbEWSxspqyWDqxtmgARa4LkArJ0OHQxrL99MF9AzFr66kn4sDOr8y+azL1qjAeTFWut34KxzXYi+MKvZdcjTv7qSYFU4sC0IgavFqUyB5gF+Ibo1bMkThlPv7pIJiW+IU8mK0NODKkoltQZ2Tjkaayf0tNKwS8zCR/5zieJimuxdGzTNZgJH9CYCdGtZffmMqmUcrV4unhRPJ1fi6eLNbDrkTv74+liOdApGw3BGWknZtzoCFVp9zk6QlVxDX6ZS1hELqmlZmck10ot/u5fNFPNgTRRsxFt6AH983dlsw66tkW2Oyt4zhfmMBfAjEq7YYB8u2cFdwVIbH1WcDDopWzS0KyG+Fx3fp/rpojA+rOCiR4iq4Jc4qDTos2sh4OZaD8cqlbTkJNl8iBSvrXzBj2OHHD8zDVICtdAapEhfFzf69D9dHOwgz6SzcF2+og3B4BwjjYHm+gj3Bysh88RMsy1kVMuB4x+PnSoCKu3hs5bkXyOX3X15uBqubp+c3AN4zR73a9jwW0OrpcfHgw2Bzfmbf30c7No0tXYPMFvC0V1zSnnZ2dJ00+3QzwcxG4bcluz23Z/LkxPlt0X5gUEgGrar9AcsI4HNwcH1OBHIK9R2bu4LHM2zAQ9cFAJKaVFtyYTqLxrGJsCY1OGsXEmguZmWGu4qjmEqn9kM0w5/P3byuSWy4kE80sm6SUPCjehO0osCfMaGsR0H/GJWPTDhmV1C14IY2AeIyx3wVogLux2qGqI4OVEb0wrvr185ApiLGNS8pbeClGrrMxHYRG5YYarB0MYF15Gv03QuW4VPboKX1brpJHP/ionjVxF8kmXz9vdfIJW9Djim8VdALxR2WF7brbXZJcbMTgF0LV6xt5EFxxyv86byrusSYecQV/PZBxiKdz9n+L3hzEeQ0QGRtrLV+UrAIs2hsaN5at7q/LVZcJ1rKQqV+YjdE0nVAmfWGqA8oZmPsP6M6igqd30x9hZvspc/VIWwU7l/ACvY4mU//P6AeLNvvC7QB8cvBd8cKj5QEuN5nyA89eTGtke94/4IlUG4E68LC8WmOvjkJ30qZee+aNKlp15bqu5OJrbl9EX2ledr1uvm8yV1IvkUjWxKmKxikb3fh/ONU9LuDYKPw38TpH5srf5OFHtVrsAN3JWMFVED9Og3AkGezdMPXf3QxagrcRDD+nu/7et17U5QRMiXqiv5xYpq2zy6GCeXAtVCkAMJDHaubK7rWe/lETQoFLOM00bHc5SPhgjzRuxSRLDGHmOCyouJGO2XtKxsAKlsb0dZPoB+mjCm1DXkhr/cGraj7pykwgfZwXdHr9SslxPMLX4B5E/E2KwzW2EjfkveaS+7gd+Hyy6NsCv/RUdLFgmDL2j/Z8kOWaMjl9PrVAbvWuw1z9cJC/1rqb7JFbu4MxWCumw9vgb1Va5u4nveuthw/U30jKNy3SLl3NEsWRYi9kh5aXeKxwTMV+El0hmVGNOFcc7z+ZLTZe3giKdAi01yfOq4MlIZ0FTVRY0oCZLFjTnzQZ+P+7+lbsC2YLttE/VvmbsZ24SDCkfZ31x+cRiNe6fj6qhkI4pHucmUOYkrvj0HZhCdP4Odd7Rxedvpc/foTl/i0FVzt9Kn7+VPn/LvgThfJuA6C0evVBu69FjNX/3n1icCzWPQ/XPyIr7L7Ucyr4x/YvsQuN0aJ+bOLl8zq/yD8s0PY1SvHw5B7EerhrJ/jW/6krHMW35qhcWMPZqZCDTfGw72V82/Gw2Nta8o36fJ+8DanHSSz4ebufEd1dgBsvHNHD5c/ChoFKPeTeA1OizSg/N3q4oEHafrRDLN5EI/206ln1bJFRUfFUhcBuBlFhfMOA6sSDWzHpleGvRID4x5XURlzbljRUtfEyQ5IeD/Pv3WgQj+Oe0u5/bYxA7Ef4JpepVcCMRmdhnb8iw+zesi8Rv7DFn8T7kTRMkEjZJ5ieWghf2AMSTbvDG8A2w+k06fHtdXTlrM4Y0tJSPMx/7hF3OHqRTM+yT9bf8uiYDijyAMYHzSB47efek8w8IvIdMBLwjbiepNNQ550Kdc44+D6jeCD7vUr1RfB5UtJWHUC3dT3SPrGZjktJsVPKZjWwM4E89vDGAI3VX3F47GznX9Q/pXNfcLCRO+yGZxKbBfbKTFJ58DBMZQw9jGLP7K3IcYAw5pw/G0JviTJU0Xc4YJhhvPYaCdC8Notf8nfG1zXvsMDKBIWE/6m8YpzeP/Ty/yoTPjp5fUTj/PqU44p5Y3lOsuD2uOFK9s9F/EqJjpLX8gTiA0RvOllP7VM9m/NM0xQ0TR75Hlahaw+7fGwsjsrHixj+4TLJ6Idj9k5BnnqL9zl/nSbbwuaPa59A0w2NfK067G3e/ufeFVuGb/HddDOJBv8p8eVQczMLyLt+cLjnn3QEf/s96sWLYu++/Q7uHp5omeCKeq1L5ac+djjzV/V9z35GJ8LWn2in2Womv3VF/EbjUx31OvoAaJyp1kczj1FCgPJ8km28L6KXPypEckJCfuI4dfw1CZHmt5HlW73xV25eS3/Y5uS9/TQRrM0aOl5A2QqBmRRgkSZ1ccFLWicLEK0TlnLq5F7FbnYALOF4azvXLxLX2//DXaHzqR16joXtIcGOtr4NMiXagStsZhLcfhes43bE9efaCVxb+pAOa+UpkFC7rmQI1piVyMAzQ0HwAG2L2AHypKt8uu/2Bb7XwwHb2M/TANwQU6qS7ls/oZ96gvDFa4LX7Gzt7MLRc929YIRjaNWdUIn7l+RVmn/FVutgTTY5lOkc1yRrry6PqSonTPQw1L3y5VDk3d8fca2lIxzS+IQiJw1vWSJKVXHDYOLwFO04kqHmK107RNMTKZgCvXMXr6H18YG2uY40GpxiBzdHYVMF4f1FrxpX2X2f8JfZfpyvR/rKtMGSo2XKFPmLO3a8bLs3mlz0wLw70ic6EKd/dbJFK8pvEDg2ogbim2WX9eIrsdseoLDoNEQ0Ppx3Fnxx/zsCfKfw5G3qD9d298+KO95GQlqa/q46gJmJh5CkfZlHRPYMnemw38IWkjvuM8cOSnEbpOxnB4LTMbhLl9QznE5U3gi3S5+3y/SzNUFgJyvIrZxqlA3nYdjRt8PeAHYM/I/NynfEXGyC2s+5b57WMzBFnoVY9sngjGX8/oMWtUKscYX+W8waggSTdr4FT9cU1PbLpfrmdT5rM6Z4IwTJ4R3wjCkMZ5nPJPzapmlkc9ipxWBQ3kRlJFk1gpsDYFKEoaGTlQmFu9f4hlLycw7Z2TmWN+hI66QT601dPUrN4nKno1YPV0HYG7ORXwnJkzrpH0zCaDXc5h7g53wF4EW2J+PsG5ROViy51gaQnbvk8Ivboc44ttOVmeYK9rF+vZsrN+gFRQ0LjCMGNjr+ij4Rmbmsvc9XTOKYj0VPA48B/7w+KdqUAa9d1kUfY2PRwMQQOTpJP69VFY5J9I6n2yR6y1g4dxhWHMQWYtCNM0nPCYvWwSN5yBFkMv9kKkjinQ3FGm3MA9kD8v2MkOTM4ByC3c55m600db/HgoQ32/zElObsfVNXgfEJJ6kAzOFzH2g/y+P9lUCZVzBBs0PvEp5VHsJcI8Ow3lElRHw9asbHc1ivWgIVSDc+gBq7rWQVkp1gyW3E8UtckpUsGVZnIbQPvqavU8H9r3zunMyFXTWd76DIOWKLwD7qv32v7+RwEFu7nc9WBK2C25Rk1JDGu2OEXHJOI4RJ+IZClLYsbqTg4y+EXieUXVXyWgAeCXyjNL5h52+BGncz+qC9E9CA7szMnCIQTyOd+/fmY7ziNPjJLBQL54aB+8C58HvB1Ru+gPFZd/g5fSkRY92/ntbys10dmIbtZiKG1eLbQlb+FViU8Vjk1eDStNrIyW9becqklktMUvVfO62aq0ZJnTF75OZsw+yXSMvcYWqH7ZX/u+wFtTE7s3RICQ1d6cHSAtLBSSwtnkYycMKJbT5KCFaomEUyVQ3JGNEIBziAMvW1EgHLucSp+PhX/7UcX3verP5Nu9M+VA5Js5xb2fQJ/1hS8mefwIUfsq9nulZWVDz798F4fibUfC+pFWNZP6nWmHJMpdXaXrBO/ni/CxCYRJs49gTBh4/20u8naD1nVyrd4qv6CYwd2We5+QFkzUqX/C+vqCWW0CFeYr9vZbnAlgoS0tiLg9KdqgLZClAwQ2unQin3cG5OwvC5MxPxYYI5E8MjzjIqBDRCmwLf3iigqJeQky7/p0xGW4gEbJBJqX/Jdotxx4AGXq+Nh7cnwGyq+H1m+E2WfYzzvXYsw0AWT0wX4ZxvCUEAnIXgN1ZA5ewlkr5im7OK2GmQHgslIkmnFjM/ppusUFEfQJaSb4/Pu9LGo9BGDaz7J3lXV3CaZA1GeJ3Wd2D+/SJ3Y8wN1Yr/S9NMqSd+BsE8ndsPaD8sIr/1VGV9aBHuYJXzEYQmWGiPYUg01grieFoLDTlA+pVVnT8BtmL4xCToqtceCGSZRo0ibEkUabtcUaesLz+Fgru4ipsEnuUfOpff7PV7F7/bh8l7+pXm7T4udvpm3PMFH/2eJWPfMV5HhUg6MpjF8hyU0UctJaHgqXKchXKdZKeR6AoXftJqTzPjXD1KhJFWdR7RLywP+8Osc5Zg4ik35H/JhmtBj8KBfLHf3Z/WAfgu4XOrUDttZ94552zWtfCEZ+JhfwN9IMFOfNeoTqqmyz7MG5ai/MYDSjbbaOSUKMzjLLO/kK1Wj93r7sgokusPbF6+wqmWZaBk90TJGkjGm0jJC7RaWz0Bpg4jsaJGS8QatAt/EnBt/+PaF+LMdfy5n1xX8uQp/rsafV+DPNfhzHUbmen2Qi6tzSSjhsFo/ZPbgJbRjmui680JuL1BXVpuuF1sflEjo2pxfRJhHocNvK0Si7ZIvzymgQt4uX2iGSUi+Vb48SyeFDf6NdinRwjFLqcG2WQBWfMg4vPGEOyo1SRPLh/K+jlQPv8tYGE5Jxdb6jqrYDoRVkONbUlUFskY7C6WlpAflTBbVXGn8aTiNHFWMbL72IUHNF4Yp34pA8m8E8FSZFH896IMCp7QJuada57FQ5JdyFpqqtb9mDtngsDi1E2t/ls+AlscCh1f8bexNXUiVz4Vmvqh9H62176Mnad9HB7TvTm7fR532fWxA+0Aqi9v3nFdvIEr1NfDhWgMfPkkDHx7QwH3cwIedBn58QAPBMxc38LiqNxCl+hr4SK2Bj5ykgY8MaODruIGPOA08OqCB9weDGviYX28gSvU18BO1Bn7iJA38xIAG7ucGfsJp4KMDGkgrZkADjwT1BqJUXwM/WWvgJ0/SwE8OaODruYGfdBr4qQENfG5gA+9y74qUo7Py8gOwGxv2pmj1G5H+faGKZgWn2UTlhoLTnNZxmlPBaQ4Fp7kBzSbjNDeh7eTnW1qT3JXnx+rPj8nzXXl+xRZvhTy/8jy1krWQBZti1wDkGpIJqyvPoCMMlZ4q4q45dMRbvCmcZDb4Z0jyIDgVBUgDwfWzMnO91HWu1LWpCLX4z+U3Sflzpfx6afv5OLHR51Zp+4X1tl8oZbdK27dt8bZJ2y86T10k97Zv8bbj+cuNFn1HwVn6/EGyhA5bqORcgCVxoy5nBbyp4+pTq+NqqeMqefgV/LBcX7NswYaje6+R+l6BLLiM5+y/YiO+kVxvvBqUcex5m6qCQFsme0DoKT/waomMpHzHvRfa46jouiF7vmtQKWtm5DKw75UX3DSgKFWigymoVVrlTXRs4lpY5010WX1frPkmWtPbNsiIiYhJyKQhmhK17YVVHTuM1ETzZc2vGH894tcY6cken3+97/h81HdPfgcDe3jWZ5hQn2FCGkX3DFP5LYrztjnMhNoxlA8z4cDDTECHv0GHmaB8WrmHGWJex1hNNuU/zt7b+jgSlEd4B4Gy1hxJpE64gxo+Ewg4Bopy4IR7Igkk+xW7CIfi8af0683BPNIeHeZgPmdlLLzsYGAEm4ixDPisuJ9V0Q8KbgAfN5d9PIeDveoxwyA5i7nPk2rZXvG54RcRQ/KjLZLlib+blKR8//XaI54ku+7b5b5RfmUvhS+3ZCeCC/Bs926ZaWtq26anFBKRPgnmgcFOyP4MHc85BVMAz0lgdEuCeWjNXQ2CVvKlbW0VQgQggo3Yf8ukwYGiNjBfKuCp/Vq3OXaDYE8hlFxkxtRiT6Uae8rPYxzFUu10Tm0bu0GiZqnukMOf3qjlf2AtQFfJoBgJvKaTCkvQnrDSbJ/S2QZe7I61zmtt8Voywd1T45C0i7HL5NpPzxlgq59h0vth6Fg+hTXUffO8+enAvDXoPKr6fYmy7afmZSku4XuqleQEXmi4DPEq9x3FtS+Ka69SXMNrt2cml+nLVVwHVnFdZT0iQtOK69AYuuyBkXP4lXPERWtxN1gF8zYoJcwe8knYcNS0NSv0+Xr/ZKbaC1n74+sDMlaRDxgz9rUPaudjObyfr3fKlHvGCE+M9sSOBPizBn9y/DkDf6bw52z8WY8/5+JAtklOyHp4QrSBrYdVHiF04wllTF2LonWierROLBpVjtaJ6tE6lb47ZEO9r8/aASNAWpP40ZqD7trP9FHb3VgKA7DX2OIkKgI68i5X4WIcgLGeJaYnsRuaROH5FzvRjiHTeQyb/rvmDbSgNTwfxlT3p9uSHco3+xPwQhiXCQyLPqgHnCsOAIwMxx/vZJ+NW9oBYx1AEkAsVwSwlUrBFBapjvjT2d6SKzjVM6y0yWWTgm2gvyL4PkMaxotYyRHykf7Le21ye7ZfKAZ20Q3cqV8Ys9IGd2Bz5do8vkINEkPCbeTnFBoqnUkEFJN5YWgBDar/eGIf65vYH9X7wKcUlnEqEFAnFwM529JMyaBBIDUmrJ/nFajXanaf6pvO0Or0xMeYBlC7Vmq+FUKofJazTzGxhzAPPM25jDgiLQRDfMo3kuEyWJixzYdlwMuoPyBOxuSzfWNyQ0Xrz1a8w4ok0K244oi4dt89r09helzsKmQzngxN5YFSAcr+QjtDZIzaHcxGu0KSzlI2cFgj0zHlAjweZ2Wg1/2mDiWaMiY2fOQl4yhKnspA+30c/AhCCxgOEtvCerFD36+KEMEu/OUaa4C7t4g2B13q6Rkie22irpRnfJsDivD0K/Lo4SI+bOFiU83WG04cTnXp6O1b1WVl7ub0k4wKYdEgZiV8Z5StAxJmsfg/OtO6fctH4MLcW0GfbfyjlbcyH0GqCBcv3aSQz8cv4jSHxCBa+Yoy55DQ6LahSPlJGsCijuxwcBcfhZf5sAkbbFIbJ+wYioHO763KO73Vebc36fYkX9kboc/x1tiStYGYh+6t0gm/oxhdKhTh/9UOafjtkzE1ujtzlucVa+xActJi/Ypl1/uf28181PVqy/ir9WqTKXv8kc+W+Zp8jf1yHbKtdw2s+iNFNbMHe+3WcEbNm8BkjMOBf6w3XrWcEZpfUh/CvvGp6u2dxiNKI2xHdaw30hqCR9oqMVyDlNMNtLUGEAGnkHak1p9GvT/Nqj9oIkYw07Zn6VdlgqoId1FvzeijszRiQ26lMi2j+rX9lY46lR4sRgHSrccIGQiW7pcZGxkppNEIut8wx55j1mjY6PSDYb8kj3qn5Umvk6cCLZGP90YyGtJxdhyRt49g9Ify7CD1c/Tbfo8RMqjweBb0b6rjDLXri3PLUD6EzABUkB4YpQqDrRIYOJ7TygoRupSPu05A4X00MkOvRnhnxQDWoFnU1FWSGC8fZd/FjBiD4kApbyAHydyov3bvdHSnheC7Q8hvcghecofuu/dg73SqYSKnkebWtHtr0OsJcLEAO8nV9LEGIX0Bwva2Iw8vQvoCREJtqqZiSAb/dDC+YrVMCHO/YhKTtJrGd7LXzdcQQdCOM6GpnUZ/kslmNROzJHBqOIlMGzb4slGFt3LkC7Z1zE1vhTzSKlZC1hgHxsJKxFuuGPBQvkLyzo+zn9Z4ftpmaui49td494eOehtJJB3PVyEShqYMweIvaUNeYaCRcaBJKSYMpg/AAfHW+Lm+rfECz7ji0bFJunqZBtwzHs/9h5LaEaQGI4H4r3fOa59RV7ysMMQgXpaClbHsgws7cHCcjFcZoCrIiQRy5C/y0dhnkAA6fnpW/EwlZkmCh7l/M4iwTiqjc5pt7RdNI5FL2S0HBl4TMFK5pkE7ADmQ1aTZGxDEXBoIZk/wHV79+c+XTP5+3/eg/l1EUZ2NPBFAiCo0vPLN45SE125jDHrxOEF/ingbZLKQTuE007FtVNzJ2EHZv4SOT3lYBzWILKhBqEENYtaWGVADbk/EoGiSYjVmKowBajCFkKjNRHwxvFMngJ4K4mMnVZNtj+nnEFPCp5TOCn+KGpVPKaPL/M76EqNl92pHYitNLqFdCa125ZtRFMwKjkkwCOey7GgJ5gs/s9grl9U5CJ1o9SUOnpJcgJ44piJMQlxVQcBnsZuxp31YQ6JxruvdlVNAq4rSKM0pcYbT5KLge/aaNLmMWQGyz0xuXT7qNLHOW2A/2YCH8uZMefYWr0tXGUOWY3pb0kk6rM7/Mh/S09K/tWgCl5bI7m1yz3x9t/tV2t+9/zvR+tS2Pj211sMX4Ds6ji+8JY1/mZY0F7fEg/uz52I1OECqjn703byav+bEAjhI9SWvJlbFnKJGSiPMpzPdX5qvvGsCrZXBoYsVvazm5bBucTMKoJUJoJUJoJUJoJUBND2Hm+LPuXB10loZtI7dp43HFJ/vXq+ZQNSrdIR1jPowezb0oyp87nh1clv7G3ynVXMoDbXamm78rzuNplr01JHoqWP+UdS7SQU9JvguqWixItFixRL5oLVYCcNYBItdPDSaAw/WmcEmoCogyVcDH9uBoXBmsAMYCmcGV8NlGblW2hia63sVe0usCwpLSH7ehiAPdwISlPw82xhM0EdzY4AArgaiRn1kUeC4S+L5LcHdCKGCZVf5Svljdf7s89Kn84ci8nYWi9c+LvgS2jflZNGaESsb2Kti7efnzLmZxup9+0RvzpTIYcmiB5EDiQDirMGVo1E7Y3n6EcaqQNzGe+ZrencixkrTxbnql2l3CyuKc9Gk3xbHAaeDwL/QUN6Rms4gZ6NI9+8NFEILlLfO296LZPJjIQX2ej+3l+oQbNycEopA2idGWmit/YK1D71RJwcf0xHLQblmRuCWcbLjIIUQRBoYH+C3EgNqV2dxne7ieXZRawB9LWThOzzP+1kAPBBbuU1ySERbvPvhyx4zWncgCOZyRnobPhtbvAP4JIrbj8+M3YXFSIQ4+Af2SRDotnZgTEd8f2GfNaGlYgTGRldErMjmBH1DOl9gB7noIBbSZxeZCejfMKf6CRidFGm92AiooyTgstOEC2MKGNczA4Q0IhdWT9yvWEriJNTNXsaAnQawmM5oBqKYk6npy06emcshAw++t4cYcX2Z6GxwdNnMM3PJSatbNjojsLJhcFbAMdFIHA3UFDo9BaKIhdvUMJDHk7yLVAsyMXkz70iyxqH5XkZzhh2CJ+RGmY/rZTquk1m4WiZhB8vH6a2SKPxm+EBdI9N5O7/wjQbX15LCxZwVPei+S8+YZAE55sk8vn+fcM0WTmZ/QYc2aDl34OwM059yMH356PKb9ujyXt6LvjXmj80mdon47hIB7A5nAcLeoXjvoBf+slkx23tsOMwFFWqNePVPCGAQvItTtnANWsSp3Lai53IjzEMGAtPaNZAeztdZGd6KtOl0ATflXjsYlIg2E8YydBEHPQ9dCQU2jK5Fx5pd29bsmqF9VPhiBlPIGUWtOah5Tbmtm9esx0tUkq+IsRv8Z5VVQD57SIu4G/xnsCzP2oBzUROvzYAWbh+lnbTIjHsZs41N5QqTOUZc4LHR51nlAm/fd1f1vmPvtu8Deyi7G/wDSnuRspc1WIJx6NQubPd/aQp+758O+krQ+w4wJsXbVMG71l2qGLLGYylDY6wBF/1MBpzWQt6aKYZoDqc8YN4OEZfE1TBdTfDVkM6fK6+r5iPIhzb4x8HFhjfA9y4A4OcT3IR3+IjaoSb4kq3RGFin/IN+MWocIiQbEhQ0uFNZ2jGM2k8dTKvDuomRhflH8mGTce+RVzKD7C/dsLXRDF00sEKOGRvJu7dIqP3iAs1swE06Vku1c6zWXFQgy7s5jZh41CCv9eIq+OYmeNzSaNcpZ+0Ayhk6IeVQFQfvrdPO2DJop029+OO+Y9zSVDSkqWi4j4qG8mHdsgwG6Raybc30OhyE/9taKkKdHfpmPSaOqx5/Pql6XO8TUJNCuMGAdGsDMmXahNFbYPVh+b9ZQcg08+y8O2CIttq1dbQan/Pp95dwaif0TjT21L+u7l9b28dHaRLbZir0cKAhJiycftXjeO8Tc8ouwlrxFIkph/KMmfL7TVu7AuWEtGCM6DQqhbQTxyi9tVuviG7oV733iamBb5qS7pwva33r0ksd++o2TggLZ/oOEoRL6h3LGss/cliKU0dW/roOFiJed/zefrJxSpYXlL8l2CYVKOd1xdAkEcgBw+Lo+sh95npoEuxzcUVUyE4pdFI9PkidSdx4IwffZGIcOuLXUPHzUQCAj9EHSQArHIYzWl5w01DgE5/Bqu/wMAzaMTpy2wrEA5nGC39cDbhZYxiqxj+IPXXyUR3HRSv2gpt6K/MVkDsWivHpTfuQoXcB5pyF3mrRdnMeIaTIXTXfm8xXE5MUxfmq6fV0la9AHimbfqOzN189n09QyYy4KlU2JKM31D96K4eC0FPUo2HgBgwvAY89DISl4YGg2MNlOFOszFc6uf+km7pr42jFuOnaBLq2Cl1bTYy+t4b4fO8l3JAJ3b9V1HAqASCB3gT6txr9m1jcvzXzGIlVmDV6R/6S+ZdzzuxVL2tztmsaXQ7r4cbgqpQYu4/PubJcHwsSSCec45qOJqNZ4RIKf/qfZnlOAbCMRYch6DMExK2JE3MXGo2hyyQl/WU0Sv0PM9M5ot/KNbVMi/RtwL3SrptajtukjjwhHm1S0PLejLUpvOHzFe/gJJARI+iCebvVsjL9iTooQnhGdR5nTacGgV+e/nJZbmLivXNn5b0TsmINTgzKuBxUzmOxE7IXO+pN5ag34yo6w2p8VPbGdkNx1gDOC7c7oFNo5KI8xhb+SLtMTSvBui4SjXZdpIJ3zTkq0tuKKoNA0Z6kMxhD1u/L6bojvlvdXCH3RDtXtyCFL9CsR5DXjcQYtTBPGwFD14/lqZPcsrcibz/QW6kl6vHpDgNKAmoPhl0+l+bt3oRdp00L/m0B7QfDgOsV61tA+yWRwLP6kd6+aoz6CWprK+SFz0d6qzgtmXXmW0k3h2mJNvWbzA+mtHMrG2wwpyPDqgXgz+epRu73TtjRQVfL7Pygq2UOSJ4iDI1mrbWXNuDOy/n4VCEFCt55Q8yPGLARjAlD+SviP0Qeq1yQ81WSBbVYfTm9HbkaiklO5d6sg6FLXYvu1+DSccLdTh+jnFyWIW9Ws959VSt2J2rFDhKgu9Kq0LlPtziJnL0RgzONw8nHz8cFIxo9/LN5wxNiJA8NxIkphvzjEzOSYXhqXqe1BIYMB4U3JcllIFBrE1I4hjAXs88ZPfQV81AuD62RhyZ6HCcVbOCELsSJL4SxBg7msU6PeSlfIZLokvKxz915X1x+5SmFuGM9Dr4WMcb1KY4q3arTbfoXbrRgMVTaIkB2Mi8bNNDOVcOZ9ntZI72qRvlU3aYZp8w/m3dvwmpYZWZnWvUanHhjyGfQkCF8NftvH2njt4HkHSxa2wOLXtT2+8l5iImVmBHY12BqTrNBFMkkMOneLHdzbt+iwckmUp1sooFkE+2dtPmoGeKGbUk20XaTTaQmt4gsmNX1BbPaJfPVkj4Yy8Vt6Ed0Q8El81VsQlxdrruIMyxOaOfe1eU1MwX/lq+6uM3gRePOfj5u9/NxrlKMDOOZ0H6bgVDlkVYxiX28jX18Evv46gEP5auhVxzP2zMwZ8OzAQmUWWj9qzSKOCGnX4NxrBQ9qWSD/t07q8DRgCONGUfwHNVEZleL1cP74jqvwak7q9Rw8P9ddsITm5mT5Y1l5D3RpTNRuTgpOFOdKSLKG9bNu2H37AjpwG/NGzdje9Z5mt/KySZjEbV1cpRGxfhSmzTC3h5YlGqmLTbWivu0iPtQtdWtnE6Vk38i6VDDDFMDe7lpdoOb9Ht3GoM8RjmWUY5k6JP6EHtmiE+SPpuNNSfJl80iUejIzDSjsjAwCIXO5UPNN4dwyCbRA/NIF88vsCCbpghtV9NHvb3TMQo4OU9soy1dLCf7d2zp4hQTf7upiGzbRA9outCf4bvqZcAZbpqgG88kKa3yeweyDthIkwweAs7wzblNgIET1tP86rxD1cC4ibojk6gb42SYur1yiujBMUX8xUUyUTfDZpPC6AQPTJYKBzWJluA5ivXx2DobzmCoUp2nUgn4gid/g301ONPF6T9583mKdVi5s4n9qq/i2TwA5UbgIg3RC4diSfEcjhHUOEYCekgG0UNi+UQCKkgGUUEymDtwTrr8Jna1Nkwh5brMek6q9cwJYJqZTqDKQcSad0RMAzi3PbTHQmci7mmvjntqWNIx+bMDmz87kNTagaB6BDp9Y5W0pvtB1oD8rf/9QMAXFwgIED153+Xyvh2FZ9/nOTF+XMd2OqV9O6jOn+vtoawWp1NTIIOYZkgC1SpEwBUHE6WWL2OtMIzZql4pDGlfOBbAQhtPv//J3/mr9zxw90NTG2nMRII157NHGEL55212dhZiqRuxRGbF5Rl4g9bI5ZollGdCmfZoUPuZ2IdWpQXlIaOBpZ4s2GtgPxdqsheUWdnK6YJk14NBzy/nVC9hPy9fdzXp62p7QFeTWldFN0qd1brRX/sZqxsFoHNDqAWmZ6hF3HaX937JQ3c+Ve8OteQc9YMQ0Nd56+Bivc47u8fDM9Xj4TlDUoIGgpmjJAo/YdsZrd6UrWxYlrciRzlVbZGD13jsHcCtgRYAa/FDd+ocDa/9ngUwStyqhDLqQmKqO9ZnqvuHIhyaTXYjcYrxw49cKe7ZgDXcYU3D/WxQjspvrkb7GwHc3RaptJ8OK/tUZS96Ci4Zwxv84+Eic2B5PHQUxaxIpYX9OPO1M+mBjf6nfMEWijiniDENLjckJoHXdMrgNr0GPFDqtj3kjxIroUDp+k4gJVrWqFBhdD4kKd28kmPidrHRCeEot/NVK0+nJGfGlP+2SDToByJYpSqr0l1R0VlkVWpWViUeEAy3Y1Zq8yIfwiLP+LLFZqV0UPHE1mftSovK0Oocylu38DEjGVSA5M6mtSGFA0rAMxhKedEJu+hx5f7Q4pOBoHL77a7QjaqYCy3u2bHfPEo3ngvsjft//ShTHpzaz1NPoOTr73rX828+dvcRIKQdw43ffceHfvYP/+5b37xgY/BYVdXcPJ486tw4jBsPhlLVkVCDsIXiL38wXCpE198qQbo21CkTFB+io1DiZnsJW5FMPO5xxiCpgvqJgd/va++pI74gBD7gQyVm3XEwqInjiiMgD895Tvwt41wJKdKSaPcF4F4ubiXbey1Jq9TUhhderYMe2CrtOF9Ic1Ovs0il1dS0WQxpYwStAaGli0mS6gjVtCNQSENTCCJPm9DLR5B5b+t1a9XBqiGqgRQCWrqErouTH6QDtVkpVPOMPmePGYhPbRrVfANWhzjvimp+GKr5ERJhe6N5uiCxLvmw1sqP5KPzvRX5GLTywxAIR6GVH0YoQl0rPzafj1BJetMCVdaQ3jX6exebrrXRtfYSXWuja+2BXWsv7hoy4jRM14bRimHTtRF0bRRdGyOW0FsJq8q4ZOPU/RulhlOJlegfwh+op+sxGov6t3IeIzEKQqV35ONsdViRj76cTUS2BWA+PNa82fIP/TaIXtd9AGaCm9qM7d0QnubXuoTxcCaPZ95yNM3nOszc2Iow92naiOB1NH3wDz6kNvq3a/MsW+yfQsIiNr1Zs2iHqL4ta8jIxbhjtql13h5VdBamn1dwCQp+RN0BTHeqYpesi9ur2UXhOarYnC4amOHGEjOMzKeDkgFxSuYQjt5R36FCEyQ0SNvaThtpsHCI6HAKPNvwbk8n54Rvw/D07J00mzTndBClndMCWM8ZtYPTYwh3egRzGj4EIuRa5KuN0iINdz5kRNZqfooJazEFKjdVIu5b5fpeqxUB1YEnHECH+odvPPU774vpR/i2kIyw6ybOg0vLtdHSGMH5BJPSL+y1pijmZWcX4jBXNPTMBuUB2kx8Jp4GP3IXBwC8/7iR+bgEIgYlA498735Ig7sgGcFN7BInzcC0BQCFqdX59irXy2M0bk+zX+mZwdFgY3BcXz9I10/o6yN0fSwQR6egPBaI1+k7TF/ywrxN/JtS8W9qyYt101qS6KWc+xwG7SsYta8++oG3J70Wa+BAXXze5EIeFBWyIOf+ObhJu4Dl7ZvtbIoklVYHyilZNLuKpsDvYmDLT/lV2aYF3ZAtyEI0hOXTHnY7eE4UGZySRfr6FIQ4C0LRJy7eXma2LVZa3DVYWKyciz5VCflPwY7VEG8d0SsG3Q/P1/14Nd5E0+yZBk/Twngzl9A8ItQ8otnXb1ua1W+f4lRpEDof80XBHor9/tmobr/vYC9YRR99e0GnZr/nVd0eJJ+25bY1wA8Qzl7c82rQ3Zq4pmrSG4mC7bxjdhxenav7NtNV2EzbL34zHcJm2pQBXCQqrDabaQZWmy3BajOw2mwgq83Aalfnq2tyQlbJCQM301XYTDNspq3vymbqtECmRXvoiAxOA887K5caYN3fdqIaqh2SRWfZIZ9l5nU8FM+lp8KiLYeqoqMZKb/UHug+ON9fLROD3S//V1AMOfvlPwayX34jEJ72bFDfMZ8Lio7ZMV+UTLQqX7XkjsnOLbaV8DpBYnUMR9X0bm9IB1Qua8d0+iw7Jo9ojuGsb5nOqGVLys5m58xOtnNmS+2c2YCdsyNrsy07J7Hm/q3zetk6bxA3qxutUMSQ0bzNYYQGb53H/PrWSd8XbZ1t3Q7ZOp/tq9PZOvdj64xki5zD1qmvn/Np69TXz9L1sUjg4vG+qG/vvKYwr8O3V4hDHgdP4M21vbNd7Z2Zs3dyO9tm72zjjmYIsne2Ze/s3Gyn1XijtatdRJbTNwLZPYm8s0W7Z2boEEyZNpEG+6w0BDInhZvKfUkYzAKJINhd6QordGBih2INNpaaPPghr1Gkmg0F4u/OKvBmlU3FzaSurFFEcdqUQUpwBQV3JgGLflVaDSqtdGk43mY1Y1kizLNlTVwVeJe9wjtScNcULKMpnMLrVTaLhlkgTV4g2cI8LV8fE6O7cSou09a64Vw51SoU8V9Atb6t1l9cLRESOghJrD3vWCT0rEjvLKqziHHKts+5coromTFF/MVFJL8ccXBkU23l8cI8Az3/Bkc5Reu8Ccm8vASNnJgy2DxyEnoYaB4Bcql3U40SPGMg4QZsc3/TRs8mR8JBzRshuGUKBrPz1A/A2rrF+3cILdrinYFAHxgFIuje11DJNeARUfdxY+uMkA8plUiQFjWtMqK0/j1bUGiS9p/v6SSKsKCknGgaRpT0pT5D1K938Xk4nwqNo+lH9idKJY5/mWvw7pN7vZJTURhMeThKhMbUx+lp2OQ9DGj6c9SIZLBp0fkVoPaFqrDHbBdSMQIlYgFS0v6GWICA6142tez8kf193q6u4y27mkGqDTdW2u2gQvkJaS6zIaVmWU38IO9rDw/MNCShy71g7Rf1EHxYEKJ8DWn3c1pb1oPhiprbyn3xCkNQzrc8vYMy/JMvEai2nITrwRvhIdbj/9Pg0oyqxsVe3xc5XEs99IZhFVuQ3MBxCsTUhm2vPFvXjh7fv7dKfRKW//C5z749Kf/ijx8iKeALUuBz3KIt/Y8IGFjIYOEWpp1/tkj+U5JZIGQtvvMcv+nsARXyD2ZW731DfVZP3pbyD72lWok0lDZNEuLW2S8Pq93fWj6u8cnfFiDdyONGgcmWT1m98ltYHqTD4ces7Ln47uCRRQvoNUf1a37bn5FH6Q6/CgH7FYEsanvtGclMWyeS6gku0n1YxFgZT87wi8wC1DEaAuzG5R95Sw3+krPyd5/74n1EGE++k8hj7thyKEPrlZXWKwOqwYF+5IX5QifMwNkf5PwwTw2csINKoMi1Jlnmq+/mCafLYOPv9/UcG0vIMqZrvy8T9fTSE3Wwgtvun6inX8xEPfW53/+NuPyzz31+uSt47Zf0PP1W3zz99ouep3PdaTr3hLP0h4Nm6Q9PMkvLmAnUhR/+8sQz8eTgmdj0Iibiq0/d+VcxieSQzZczDb+jp+F3+6bh98w0RCeYhghWPnb7SqmcghyNzGMszcA050u65F0zDPDBzlFGsSiomDcN3haQ8qhRtR7fjIsYxghQci3koPEE6ZLNxsiKHL6QEdOcv1DlwinzfmrIfgHtEnvv788vc8d7+kufJ8b29ae+stz1MpjguK4/e/QTb6S196Uv/sZymSSnvNDb59zW+vYpyXU4ycWpMOqnP0vr/6nPiTPtslqQmhZ0+1ogqXg4ucLiF/3TUsNANR43yLYVbsNH5yXVsAXZ636U44KrEg9ziff6lezlQNRVyA7najks0nJYZOSwwJXD6njCbnIUu+EH5bzOJPy4zs2jt/61T0hMWi3DWM88wFEmst3rO/jlXLz/4yyV6fyA52rTp/i7vRAICZu5kEEjeqz1qHC5wuy3M79VoULMOUmVjfOjTrSgNOinsmm2LtgYHNP3H6NPDf5JUvWn9N1H8fkUbXoi4q/9fYszYfOU0+fX5gVBgl/0jIJXG7Taa/9AROe+0n/klEb2Ly49h+OXTe6ldN4vpfN+KaSgd356zJfmHfVtJm6bdLvKC6aqvGAKR4XjvmQqewbvjA3CKf/0FH8y4lGFbWpSaCuk0CYqX89AhUpnxFP9ycpU+WBg35xyqnRNYikTV7XxsVcW43A1BeeaMwoLMekIkliyLbq/5GE1P29Sxo8/LDL2Lja/aeRQOGZw9NBFnN6Y/l02WaK+NwHqtPvPJuPXm1SPLdiPiR2f+DZvE0WLrmSbaMPhwytMnBtjgL5JD1bDoL6wj1UHL25cxnGLGvVliffFgvkSwyp46wyd/oaQqrmBjM1j9NFCcuZE2sQO9hinTA/9jXbkj78HLg3X2+/iPnGN/S7eE1fLDF8lDphHQf6uD8WDuOH4UBxx1gf7UNzv3GAfioNKqrpLSYMOKCG+/fh8zrMkMKf0JU33hYBmgINCYmaRpsSXxGfxABBgETpxrOfU213JvD0hibdzybs9hbTbZwbreytwzN6ENxiZPzUX8BEy2aZgsKqujyscuZ+yChiYhqpfn3Gu53znKef6KXuNTHTEJbt36SN7LMh2KzQA40YGuBsVF9oRdqFFNnCc47sYH9/itigNPcaOABJMhuDopJ5lEnklnXxSB1Q/gLvi3IcNTl7VlyrSZUScKhLJIZ18jPZ3qBiXk/9PMeY/EohzRkbkYKQ1mzfq8NGxho+m0pKfsMpRpKcKEq9NE5ir7F6l1OziRIC5525LgFS60+RrAmpRtfUYIpLBzdlNbZPMC4hGpgZUJLMDspIJAp3JHIHwZJpAiRsDL3Nz6OXOrv4J3rM3nyL+t4n8czb/T3JFu6jrp4jRJoWeVsVywde8CjIHiY+MBsXp1K+/uLbM+d/BtnyG2/LoCwSv+/Z3C7yu+9gpQ9f9aaxaA0NniIOSAGRUZROsWyzzXOyAnzV6vDHRJnYlcKAlLvEpQ6UsF7RZ4BZCrvcN3NK0OlKJC4MWZHWjUsEkA5IJux7gZNUU3F/arCKOqeFfr2wDu3kXR4fFjJ43JTh6+ECyg1t5R80YYo93WXP2ssal5WO4WNnfbTKfnJf5/LcG9bn860c//L5YJ+nUP9RPDrURSpDDpF4ONqh2+Qz1u3zm0de/L668PtlRLOKUKqGoT76CUn/xB3d+lEq1Au1tXf7ZT5uspglHAr22B3don2ptsH2EH6VjDd34+pNwtP7Tv/zifQnbOHQNH1uyhmaPIX6bA0ev/KsvPXTf8js/xKTEPidVUYCKap/yfxpIVDRgBmbNAMBBisIBZIzIjM/PAVMD0V51fq7VkTp4Xz3PiRvJ2TvjrXW408j1xocIvF1nyyzZICF4mz6bUJ4x4CM4ppgcmYXSkVi5uoQp3JPkqr54iAuQGSvVjezccrJoGtzg950gkDu3jSwL099c6c7a8JBpxUbChSKG/dp7YL5IdGR3ymbDorFQNBHZne0oWpO9Nkd2p/tyuh6ito0BScNDZHcr924hwaoBC8ywY1gayZuI7B7VwFc6snssbz3QWzHdoYXMdpxey8H7bi3X9Kjt/cuwOUKmUAPiuEd3FA24QXAcd5oP91bCK7GyNq2gm134b+g3mR9MaefWUnHcab5S4riTRXHcgzo66GqZnR90tcwByRPJ4YI47mY+9HL2da+ytFaRr7CwwusBY8JhqXSNxOYrXTPcSglLLcYRmJohjnuC47hbdXOd1LXovltTBMAypJxlEZdzuo/zVrASTsLVI2MI4+5Io0LnPt1qhU7BAUshqgWIDWqGc5U6gyJRzitrdOEkzHWi8lh3uBLjohs/rYh8WlWUcxtfjYtS38S3xZ43MMq5b6IHFuUo5/pkt3UQMy/lwXPNnv6L5ktQSNyb5W4imu7+IuUo50RHOaeIcm7szHGWpZNoQ6KcG26Uc2KinIWcxuvkNO4SwTi/gqOc3YZ+xDZUUFo4znm8fJIDE8bLQuOjcYq9pVC8Uc97aijeE9g4xg2K9yqgC67OJ3AAX4UD+Hj9scKW6q2GU+24IHpPzFAzAMRKj5b+TDFxBbWdn5/of62O0JUmAsyCXnH6ZbwsJpbXYsYdnyhzon5uzWqNPK4QiT34jadaeb1ib4mKMQATGtJ8Jl+J/rNV2ZNQ765AcEOYfZxF78tO/Rign/+8FpGNkB9md4Q+cJs5+E51vzBfubh59WQKRsH0vPejbc8ELj+qyuAim7X72QuQjQrZcRiH8WJhocexqbdtYmsptM474utA9LOCB33HEYvvHFNAayBhwoLqS71nBUfUfdCrE20gidlvagzbKNhq8F6/oaB32uHC8cf8WME17/cv/OmvffjgNz995KUHNcJ4VJ5/Udur9V/2jSWr6nHskbc5YF5ce9AzD6Jgj4PpAFhrlYespPErpWIeu9V7922mFmq28zQqfkp4LWfkU91j85WMxsKZvCzSL4vwsugEL4sWv6z0snOInpD5V2wTTyhMPs+t0nTUfVa6dwuy3/rZT/t+sEvtriXKE1fDLj+CeoC1mRbRddtE2X2oiPSb//tWPexVJvVXcQS+f98vFrGb5oNv5vG9RXyoSO7O/QsfPO3Ov3rZgx+/4N5r+VxITA2AngeRxwXKgpixPg8WajP0OFWelzy6+1rGQ+VoRw4EVwepDDYCoKNG98qDuCV70r2C+RnZ+5l4q2Bdeg8X6Uv9ym+llb2tEfsMgB7s8p3k6X6VicvjWQr6aCkQWgqrzC0o+IwvYa7P+gzQigNdANRVDoF9GiGWDLtKDQMw/asZWYFGAVHeZwXdXipQrBFbALD2n/GFQXxj+eoIHEkRKE3t0Cmr9JFa7Gmi0OKz5xTOnrDqgdF56GF6JTe4iYBaxme3rQTqIUO40yeDutMA+EJebxGvPRxtmy51I9De6/6DZFcAnxDN5QO+IEHf77NizAMzQWo/sJOKgl7ZZjgTiBXoPbDtBYRVez34MFxwAeP0gHdcLY5j+lev+wHBmHZq9STTHy+NM4Njfp48fOe095/aHOj8hF+GnHxLWwLYoPWkX9KJhiX7JiJq0OU/ruxdR3wpfr8Pr9PY4YUKMpjbI5/18Jthc2Dd34U/wv/7LSJy+na3XVHXTSLYf5131J8skkObqSUmQSGa7TQlOcTafdrOUicxUuw0MaYy+qczjpoLknhtq66dPAQ1OhvajnC7Hi6yl9LkAG6Pl8gDRMq5UyetMkmyhI1UOc2pvTjEdDzmm5f/t61gCTSQ8dLjl50yqYPE3+iSuIzv/XBzYju91IaUDZp41kt+guf8GSlSrjexqNTcI8FBARlGE78+r/21sReKFo7u/kllBcbuebHoiZ7x7ZrXd/BavY1yRLMFCpb3sz0ss6T9hn3icnXAaG1dqeFLLDX8V2G6//fY+y/+8k/NX/AallHthHL2jVNBpycue0xVaRL167BJ/Ta/7qJTU8DSsf5ibuzvzNfSL75KqV3oBqsgnlB6w/N4w9NJDb0TbHhejeHyhte/uUpY9h/2JX/5Hz4SWgiBPaHsfNkd8ZhEsctE+bo5PpqjF/1dmioP6M+DnHlxQHP608Zwc57sa85dQeXzmFsFfKUqVCaDhIxFWEGRMPqd0Ex3pheXivNqxDhOsaLSCi1egbKa/cnUXFQ0tB6T0cKbeXoZh8/lWvD1qjwKhS4EL1I4EEi30iJlREF6cqfVcuGZt92hPTLX6AxhQKhoIhNqSPuAZH2mh7GP0LPbbwHoOHxTUwF9YLuKdRXIxfjwB/M1H4GCr7tFwoPzOZ2iJ9HHL4/Jhn0DkMqFNhZ4jxRRu+Za4w6r9iPI+1RJ34RjJvw0emH5F09/JaBd8evH73x7LAlvHH2GpKRRQ0nMSscozhAn0gt5I/3GH38ioMkBNmIEnSC7StBvX/8DRb/+6R9Dpxi3QvnpL558J17zDDDKGJddHjiGB5750kMfjVHhU3f+RsxwSPLj5/DjV/Cqv/v0nX8WM9fXCspvvckoKCOtoFSsoAzLJjN2AYnx2MGVF3kIzIXs3d+pjLFs2enK1QQkNL7KYQvi2qfgi+wh/JBrX1+vfb3UfrbU/kNbvB+S2n/4PPXDucrOGIj4cDZXZD2K/w/2teUETPQxN6dMjmDkR4DpnG6JyMC/sundy1YJiYvTSM6+Bd0DzLVehZGpCDEu58L/zmJbYnfoKlcasgZPQoJNcn8zjUMC1grxC+cL8Uyb4XTDbZ0MowXSuyeKRH/ZIJHTBZn0gUJF+yngJSUuoIGYhaI5yYCRtOUtUDE3Uiqdh9FwMm9Mb9o330Mi2tWQw9B+jtBAgrKOJDPI2/mQpAzQsQE/NSPmhGZ5G1912UROzKUYXiBZtHmO8oqRhQrtim0Lu7nAqNbbUO1jsBPAahhKIrCBBoMV+QoniIyvF6v1Sl8qUy+uMlb0uWXy0d4Y9vgx6zGPsQ4XCgSiMa7WjmJsEsjigghmkWbY2d/0c8UJoSWp7SuWCyCZBwjd8/MVdRVTI8+gllpJE0qtQbzHfN56ORPOaBUHgoxUw4BRGb05H9FAWDhYcLyFDSC3j3D4OJRMJn6nCQc7AMYS3xzSPnYd8W4cwnj+QzvxObQm3h0RhYbW8dtzbWzHvBkOJaU/jOcglmF1JtyiOKHCOu9HYVI7R/2YoExdRftBqLXv0KYnIG3gfn1qvmiK8n1fHltA1cleW4dJRzqhxDwySqDfobBiDQPW6+TR4aILZXyYdwGzmkI/PyLQUaO0Lp5/PoDqnaFWM51+wkKthg/0msZRZrrDx+/Zmd5KRy+vjLpa8jsw+n/3kISAnhB/YXD5JSEZ6vkXTIqEHUWCDV4jro72wpZpSfdPxcW0yaCrIcrYt+rfzDP1u9kSwKuhKOyjRQr7E43A8m6d6jgtu9ZljWYeMVxrNN3am7dfXoyzbqJLZToSIOfCtWK0RzGarJft5qN5MsmOgs740eISxNYJi9i6ijX9SrwAa0ONGgf91FclO7cgs+MQoFu5m/kEq81DyR3gPMnorSPSyHrTcLfVN92CCQAntUL7WnEyXQfDFR6CRSjGPB0gnmqr9lMVhr0SM3kqZvJQYmUnpLCToYoe+op5KJeHbJg+zsP2oKbE9JducEPDj9ewV5ccr/qXhjOZYp4I+1eCoLhUxSxu4CYBXNRDna+EaQIHmn+RRZ8PJs0oW4K2ePZWtWGOiCrQ1cgFXU12woEaIkgi5ojENUdEtRqNbULWwHh9DYz3Eew4v5LNE26LP2JbbNwKU+ZgobZTHPdwCCmR/ZdvlesumhS0+rC8BnnjxstveZfQrcw4TWmFfSKHFkk0Jqp3uP9xRiRsZYnxHZyAvj6Evn4C+vpkwEOSlCzOw5l8fIvXFUX92ABZM/unuBatZkzLiqX9RLgj7b5ID390b6VE3ia5OUUeoAKicSNRupfA44O9I8XfEcN9NslTcTl7uSTAzLPKShSXL5XcpT9yiWTPpPc8iVg9vom23H4zHwZcx4jymkvaInpec5G++HFz58fNnRvNnRvNnVvpTglXs9vRhrxxUZsxgalx5Zu5bXfIb8henMC8I2WkxCOzl7ZxOxhwu9XI6vU2qx+bTlV9t4MBt1tpX1UNzrGDlGk8Iudc1o6dGhvVow2nRvd2K+mrMa1+TJ2q3Ns4ydWeScxAvYsHao8eqNQdqKSqIMGhr1ZBXP3ott+9DRGz9kwkXT9O3T6oLmZMTvNcVD0HZNP6c2H1Y4jEqmhMIGfNvbrhdBliodC5ZYbRB03wKR3mtcNHnrI9Ukj/j+7U9l5sD2z2TWiMJNoDWHFJ3qBzB0cW3yQrB9Jomgn7xy6QOIfUyuEj2+/77ONhw2/bnhXfriGBzcK9+mVjuxhoIQvXoVQLdY7qSnBoAIDUXkrLzJezNTSFtO/5qCn3eylCjX6Ij3WbblrYlyfILKawVAU6hcqnUDSk1JuqIfbq4Cz8PfbcMb//wMGjc7N7d0wCTBLnMnCd6fX7D3OcPLL5clJ64kyHMTyHxV6mZBACOamnJN3mPg7r2At/PlKR68RZJR7eZFzqqVJvY7DeYQV+2ZmBR8t2XuKpjFGCNHtJuZ7+GHRp4EWeIdqxBHED6RWyOelS79PYDCyY0GgFKHWuE6NNj2+qUGNfFCjZ4mhoqnxz0dSIsUj416yweBzQ2LQCjW3qeGhMLR2KfIxBc/stRPkpeABUUu2Iz7J6QCYGDcgaOyATeZMHpFkfEO42Eg7y4QtDQu9Jur/PiyGZ/vrz/xDBNzZBliOUcH7ECLSKJhBW6Rrk2QRlFo3z1BY44G5nNsCSWMi+VZMFSDvcWciC07IbAyiWtJD59d1eKFmiiah5sNkaVnsxv0rezSuhwZ3YzDj4WhBrGlcsOmllNwOnTUA6k8pf183f/kjUUJI/eDcs0Yq1GosinR3rsShjp8RKuQnwHm02D+U9HZwM5zV7pKSGnYkso+z8flawHpq+w1iq56hmkS6QAOMDvLuxQFSB83XPRYoVmSM0HibeNjHDLQ7X9yyQg7dNLEGLw/W9QfANuW/lIU8fVulI2xSg7mj/4Uk65s4DoAtYKdG8mFrhYrID6E95e/rZpxWjmlsW8qqXQTyi2xpHBK4fDT713swc4eYiLUW1XAHaqMrMFG69V19dsvW+t9vLe61t9ke35tXlayaRuPVatu9xVgZ38JY5bOEyhm0RprnvyrC5DMXfefWReCWPxN8ZZW7CLPHEXX+77eazF+TVpe2mh25mbmx7kL2hqayK44CqQEQMwoDAZCsNk33y8D/X63UZwXIMae3EQ5qAUfFIBqKrvH2Mdq0lQ/S+8aUv/tkpRIayIJkOfOmEvHSNvDQ/0Uv/7i8//Fdx+eXlxzku8Vqtx37qjUaPHZcdC9uiaGMqUg0Cpkt+wynZYgFA//C7zg9tyBhLtt31zl1GwxODouwGrtpUZbVuzL2nasN6242+Hhz9parQeW4PDjg/nHPCHhg86bT83BtPObR1Of3B/E8JNZwt1LC+p04QJf7HP/2+pPza5x66b9mRqiAHtYgcThDNS+v/F049jhdJu04ecR5XEeeJG3EuQfsRo8bGJmBf5BJtzZXfIgcrrn7nhNHmyQmjzaWiE8b9cxGDM1aPNo857C0+cbg5VXDARIBmj3XDJjZz2sodpW/ocsSolg4j+S5wRAmqWMScQp1d1+t+2VgKr6bW0MdV1JoQtttkadrh+IHymWVzyP5G2CSagxh0BDY1hkWyzoPrNJ03VtKBf8nG/P2Tv0SrZNkDwhlTiPbTW7U4RhLsIN59viS/3tpjJPALe+2lW/D05z6w9xRagMiM9sB3rsefc/FnE8/Nt1nHMnQiNIm73xiXf//EF08BDwa60KF6IDkbhi7En+2LSVrBo2rITdEyVSGv9jr4Pe91X/TuUMKdWa/kv330oY8u3oFPytK+9qWHfiMuv/aXHz6F0Vi/aDDW48+5+LPpFOL6v/bol0/53Tl0qLV35/hzhoDzLJ4IuvHV+ZNQRFvvfXvedMqsHdjh/YPRxZ8xgTvof5cj3iZGvD1JLiSkdSl9qDVOnAUp1cpcY3FMcCeyOLAG0VQD0InTVLwwbw4AHRwQGgtsq5qvHwYuvOdu/O+9F9AgVucCMIXmAHHYugRVgrCdBbl14y9svW4SsUsnQHz4uVPhDmH/FEjMmJjQbWnoW75D8lj5Z8ceHghJc1KaX+rBF4IANfTw4aIfJSVlM3vUFv3NUrglEsMgICqNfhCVxIKopEuCqDRYdnJ3p2QJEBUGS/yOjftXn7jzo4uKZw5Kh9EQZH/uI27sj5gwH1Rlwq5ld2owFsCBKo6O/5GNygmKP4qgeHWwuvHcp3HjrurG8Ydxg8PkwSTUBsWh8u0Nao7vUcXe7Vyv1xfc711fD+b3quD+d38M36+2dXo7uEpvu64RW8j0D2/EDmdW5j30BPY+/f1XH8X3Kfv9yY/ie25rJFaEGpHfZxqze5x+JTFBi/B+OWfw5jaoebYXlO+wdzzOjVP+jL3hjwmQEgPPZe+N/HDWimvr/7VIa4q9mZcmvG9+6WdJBHp62fIYbz3pqWw9kAFO0ICuHvyoPPqeF7bvpMvfd0TiOEFr2gDpOvWjTdjfiIGct3agi+RAF5/0QMeOZqegU0B+NjVIbLdwkH8UgSf8EhPqEb8M6jxBAMwf8HkR3TH3ebXRP+h+eZv94m/09/OXY3vnDtIv3wZ/+IuvfuINv/vXT/7KU7S0vlExjM2CIsMP/tHX3v4rX6Gfn+IbX9g7d4QeZhCbr37poY/+7uNPnr3RB4bN9Fee+vIdc8fp0cfMo1974J6P/Dk9elQ5jfiQrZjqud98eZi+vAPMqLPBfxtufuPTh/ZybW+yRX7mnQ+hIfPmxjt95GHQr6Lnb3D6fY2+XqDrq5wXbheWAt701Ff3EPPcbDgUlX3mD3/try2HkjadgevH9s4do+sJNOtLtM43MksC2MZcXGdJv1nxm/vZ0FM+Wt15h9w5eNjeOSB3nqzKzMudB99g7xwX1jZXPfUxuXPs9fbOEblz5xvtnXfLnQ9WZe6SO8ffY+/MyZ3XVZD3t/KNT1YPXc83fr4q8Qq+8a2qxA6+8fqqvZzYrPz6m+yNs/nG16pHcsFSE078WkZUkLDoS+ELtbNI8mD7LWzVDaxFRm3XtuFEQqGT3L9SHMj0zUs5nWqyXVy2xEDFNuSC5oeq4yiCQBQEKeetgx5+jgO1BfLN15BvvkESxast7Bss5j5A/oH8KS4fmP/ZGf7YfUmb4U3L4FbrRhmwGyU1hO7NDc0UkoOHhE9ffCmlBf0OlS3rUHmFCnZxdAZcQM8KnuMYmbOCueBggeTD4bWT9ENwCJY761j5mskicLwsnfvZK6inVcDTo6ryuO/zs6888D0TyOZJvAnAjLxa6Norb5LoqF/L1IrZwQBYnIdcQtyJ2V0yWSHwFKkAyUBogx9t6uIoNTSOUnKlGLnURfKDeOJAI5poQKVvA6aw+5Y7NDP/tpK0vGqQC2RfYPfynPS7cPxjT3KQVktjeA+Jd6h7OGoDkiDe2UOamWgnZ40Pb+3h6DdUPibYZr1hKkKF8O+yyZ20o7RRGP/wFRUDBQow7G04hySwocf40BnBihF2C0ln8mGbEiyTYm18YH/oEtHTu3QiMBiG6GqUrib4agypBbiW+5VbTZiPAT0HTpAA5aHP1gb/WUkmLxhHiOQOgRo8zk6+QENa53V7Q3kLOQo0QJV7zQ1lCdekfxjJh7Qnc4hwz28rCR1NOXRUXOpgaIsw9+llrCjU4aN9M43Gd4+Im5KedvGHqe47MaYpuyKn1ENvimhndIN3Bn20Nng5fYyfB38jBKGuoo+hLd4EfYwACivNVwAKa5h1gsjY0EV2+gTHBRj4W+wIypNFZ0tiRDSrPFPA+8/jK9tAm5C5ZzQyzF/LzF9qB16cStnTOMK6G6IDCAK98wiBZU0mo5lilOcup4+QmkIfaW8URjE7k6kzk6N6Jof1TI7JTPLgPD8/eGrGcqpWTxwnbW5zF2NrtRSIozkx9pa/reGf7meY0HSGbgguqwLVCeL5sh/I2PCI1u1hRx02ItO03q+E8j6ghPR+RQntPauAwQX+1WPp8TkFhK4p/wEFL15iVqo34rySu0q1m1fm3XxEk+Eo+u2Qq6WpQeQpxNmxxNlZgjg1G1pMf8NCf2NCf6OD6G9E6K/r0J8QnDhcGct9YxDrashtzboaBh/MQl3pCGgH6KqR3e37wWzgnIVqEZwGuOg5VSwT1+ZUMIzWfsGgFnXfuLeGU2QAtfuj0XIfZ6QIH8D4oQ8GH6qHqOnwNLgMxAclpHXikA3HxdYYOVvj5uBBkcyf0WDgVvb+MSuc6Ox7IRjTxTIMvD157OIQYWcM9V6Hg92lvDXxf/7wPguc1uOgdJjosw6Pr2eRpg76cTjrwyNgl1/zBQjq4DHsuSduOeCRRXyxDUVHdFP5vOqp6nuKZE3VV8bWD/P4Cg30UWCFgjBbGM1m3pIMDy0Jqm1JiG3A+SRyrWhB3opQn13vZu+I4Ex6to2PFDuBxaQbYtE4b2/0IbkxXINCol2alc0BcKVSBIBwBMoYzPUbGN20iTgQ/nDh4SErzdYwdYJ6hlsNPiXCYSDQOp6dNuOX+4yJTgSsTtuXbOf8UCDlqcxb53UGqn78nAkdwXhACQYBzZ8HvWU2KVNZRjP4eStVGBFhlO9Sl01mz/ixdvSgf761D/mVK5IcueGVDztN0p3fJ6FXT3PujgRT0RSwPXZ+SMpnFdKBWqi9PNzi4RgFByiR+jf4B5X2D0gAgliVZvsb7kgt8Il53T7rf5mUVNXt4g91I33EwHZMOMELGnaHDgb9BA81+0MpCMR0Q5qCW93n+LzL25ha571SElNX/UqwXlv48JCBUgfjiSdSk3PttXlEiFWSQPPqSZBhDzkm0mtRhtOj8xk46e7fp9M4HLfxn3/qR9VoO2Mdu2OdsFc3IwG6Y50C56ALl3ceawCDxjxKqTPWweZgP4/x5mBO6fTaMY9o6oyx3JGngWfojHEsYxzLGMcyxrEe47hvjOPFYxwvMcax058YY+zjw5MTlB3jJG9IPkMZ4wTx7q+eZB8+5DNIMMZJj/23A65Qj3HsjPEfuhStXIqO3FGOBYBH5VFtlE3Evh7lBgt4TIvOKNPo3q7BXiJNrtXgyh15CIhZzuBGMriRDG4kgxvpwY36BjdaPLjREoMbOd2IMLhNfPBZyhncOE9fKSFLPLg08blPgxvnTZqMZh5fy440OC7x4EZmcKPv+eBe//3B/e4N7o3/zxzcQSnIP2BSkNP//zfszs9L9Aqj8lovEa9sAdyZzi60ydIuK9G0KHwLghdQwKed9G6Fq7RKq1Eh63oOsq7HyLqeg6zrOci6noOsy4Jldf2cc/1t59qi73oO+q7noO962bgYFO+40+DCag3OM6xd+jXR1VKn1UrYNj4VnKfGcgUb5kakHzdKXCQGaMEIyhjZ18jH1fKxQ0K/t1elL9TK2iP+xmBTHwLzeoncnkLpA1/YF3Km+nIN0JBpEJUg4xZ++WuMjWuUeh/V367ibx/T3y53tJt/Win1QlFl3m9vbM2e5d5+TGumT6ELx2pdENDoqgvGqPU53M7t9yMPHWVkGx5QSJCDB7TLA2p7/HCtxx+v9fiRAT0+6nSQCx2t1Kehnt+Pn8L8tk95fucid3AEcdud37l3711yfo/WevuJWm8fHdDbp9/QN7/H3fl9nHt71Pa2v29Nt2/TAvy99o8FTfYq2821fyJ3Lh/c41/fO3cwkB7/6nHdVSVd9bibePEap81PPXQH92OCASaNTz8av++n+3pz4L1Obz7LvXm0mrtmzogB5ynqyzTMOL/bEhjxeoeOL+rQl0/YoU/SmVJ36EeW7k7pncfEc5x+XEGfw8T3NgA23/bzTb9m+0ldObK4K59acmKE6Ax91rvzp4u682dVd7xF3cHsH4ylO3p2fOmOjP15oL/yNEOJ5Q/MoGduP372jX2zcsztyo94sjvAQ2i2BOjqUXVTEUwChgrhbLS5TLLDPSOn4ho7Dweda5d4hI7k+xD2T7VkWU+p3RVgqqIzahG+lF31Q8nA1vfK8EW+0hvwSu/Er4xe5Cu7A17Z7X/l3X7gc7CBCdI/KgEQQExwUTvoxgUmeH+JwH0cnH0470AhtXTsvi6DcKjE8WFnAUEnwuWjEsM1mBSTtlvTH3jqKLv4IJ5foB4qB59rXyYwlYjfR6palIWB9dNBX9bayrPniq2sHra4SlDOeXljc7A92+zJ0GG85z4TlHO/zsej7bbsKws1ySMrLyK+lCuek78LgnA2tINaG1bOpRk4uTTt6MIxe1nj21jG+LKOsbHE+JokmYij6NEpbgE+jgs4d3OwxY4itkPenp/+oZezuro178YSBM44F0n5Q2LH7h9m34Wwpd4p7+S9S5fRuz73sMXU47b/hwe1X9NJUv7w4JZbkki3MryH0ZVtZf11FYAzBHIZ2hzsyM4DOJOOpzuyiZMZ0rD8cPkjIJodRWhreOVkHtoKXskEg2BZWcTlUe+iHJ5OJUu8Ul2qUyOu80qUfpNSThAfyd3bWSegbkO2Rui5GrBEonv0iy8hecEpaF9tMHlYi6BDVjBYXBHA1KqClv6pFcXEQeRfhcqU9OnhAjfVp2/RaZdFDBag9lTJgtdZQ78fWUARasikojF5TShmYPKA2t8yQaEGghPMXBnHtdVCA7vQpSEIc+aGwsa+AYAJp8Ra7FvLxr6lTuxb1w0GxALpa1p6kqal1WOMUhMGWyUzOb1xVdGSpNht+o0xaHpDdMVgM72UrgSrpklXglXTgREFSCcJgmOG3VjEiWLEzNswqh8eMFuYpmFMzvDAWMRhxCKO5qPO1CQ/olb3xiTQbhSYWA7iftsm7x3OR/R4jPZaMh4j29z7sLLRWLRkLFoc+iS5tJELPR8dlEu7qjTJu+ep1fQxBBNLkqcwsSQI2qOW5Z0NPoLZ804OfJf01jy9GZa+W282k/dBnWDZuKXmGewx0J23EMkFG2C2zXD9FezW1GMYpLFipaB8jWvCTgHrbKrVWZ5R1zDV9QM8tXo+hlldhwke6p/gzgknuCsT3JIJzmqTa7PaB4MS1wc6q/3SKe+p7TqANNBJ7l/IXGfOXA85c51Vcy2J1Ku86SefaywaGeLMmfUVMusNmfVAZt2XWVewN6wAXDEtGR9BANTmoDciaXB8QK26s5+cQ32b4Cmh8jK4pqcY395IBT8zwhGUq8xqOuGYZlhN2cDVxCO8Ol/dF9k7tFCccDBXnXQwiZ70gE4sLDmi7ji2ZBw7g1ZPV6+eLk14R6+e1glXz7CheLt6EmRYQqgEwoZlT2rj8JVY5LlsWJJ6YdPq/iNYrvWc0VoYx3NmSOMydt/OBQNv8L+QxL6l/wzV4c3+A+DN2AmETZIpNOsB77WwN80ixt03iUR9Vhj6Gjm2qmN6OXX88l5dR/cFV/GkacamQVUsqydHTBVPDOzJb6mAA55mc/8e2GgZRkJdNMnp/vyHi3j63P2Hy+c7N0GP19HwyJBeDLx2QuK+RutQ5R23MwpBOZdu50SZ/zTOfy6Z7Cng7BqQ1tl72Ud7z+0zhSqfTy5rexKtXe67nv9cNskwj6Z817uXk3rM33gJUsCU/5zQcz0PbjoMs4s6Zhamz933CEMfR9kbfStvoU+XMFtBu6JbZy7hLAgl6wMunQT2toRAINI68CSJFgAg6Y/93p3hYbbfOUo7rb7nPAOS20Y80Hmc6R67KlUvg2KWGlGomfIafiaXK8/kFn0xrZAauTqnFdkeX9u+xf3uJgE1DQTaj0RQHyIoPd9TIrphlSLonvOUlHRYEJwLRe0X0Pq0p9Nws0O14PL7l04WQH1Z+5RORRHeivyPCfvgiY8rA0ncCpBC5typWGZ7irkLTq5Wi40qY37yV8QuzedhIhEaJRY/YdD64J1M17EOXpSqfHSbiRyypGYoSfYZ5QyBSw/hrUU0U8R9NKEk/LFOE3q0NVykr1cdPjwdcDh4zlmqnylvRPEYH54Orjxh7TdK7TfWa8828IqHLVxC0gVsOy087fbC8KKpmJBDsSAjA9r895QEvqJJ4Anvhu8EDXx4aRpYEN7GKes44BOf8VJU8OhSVEANPREZWO8jzIhxO/L4XZ7hqychgbi8f5ZLgxRw6VcRtoPq1qWlqEsAvxT4fuV9cFQ5uei1TSlE4kTAnDtGJb4nViWEjGpgDWNNognWGPjaaBQC/D55FVc2MdN9+E63fjZX8Q9O9eEW78Y8nOYckuF0iNSR7JDGr2Gbl/iQqS3e1VTASZq6g76++c7f+8yjf3Xf31wABDiuZSt9fPnvv/jsP97/4NcugJIynP7gVx+/m/79xQVQVobieRLmMTxP2IumBk4vqRY2B1PSg4+xPWep9rNBz2dfIHQEz7BKNxSVblj6ZQQ71BehK5ow+MC6X5n1yQppOoyMM8p2pHXeVqJmGoebt3hb6/eOyr2fCX2/MmACfiHum85YQqDd6RwAXsilZIKHEt8PQ+V7nCUIKh3OmcPLKmKRmC8ZjBd6PwR8S0FkUqzPdcBjFduJBhJ8YJwJDEaXz05ZRfqqF1ABou5pHEiacEhiE311SGK9+FhM0YdDEjl9dUhiAswCDkcxnJFgCB2crwAQtXGNHvqbmGyDqom9O7poHpgVGuADatmlBI9xK+KKvE+p8xVjip0A9I5DI6CP3/ZDNRu5Ru4jFY1wfocep5FIgTDITi88GXSKDBBxk0lbioAJ6elFfIHvab7QEpt5W2zHTyj2d/n6nexPL9O0HclmNwN+G05dm5BzdjNmByM+BddmLMlYYIDjvC2zsdTKnACWqV6Z2IvsysRtZ2W2iDvJ4uQpuUam5BUyJVf1TckO+n6MEQPi/tUZ08gNXJ1zilfiS6rUCohXPOqJa395UOHXEfeJnB/YDtRljoKPjDcfQxSe3Fu9wqTmuInTwfwVyMxnBAZsBbyJaxD50zQckWSG08lQP6uNfmyRTxgbaIKbpMnkoIPkEgm/j2wGiZ9VOq8JhvpnlXE8OKhqOcZx7Lpvn+QYN/4ARLTv5ls8XAeUGa4DGlUaDP6Aypo6/Ikux7Wv3TV9rnb/jgOnqANUz/lSDSSO8vzauD/hRzibqN3hbLBbYHmmN+0vksN0EgawF7408GWmaJbpf+RQk5STEnqVi78cplPWw0x39tKhv4GPBOiwOC7R12Bf0dlP+wj9aUynV01CrUY3ARzN+dHSq+jhLo7biFTeW3T2Te/ZndPf2V25v3e+x+o0/bvzk6KfFNCW1S5apw36QILml+PYMhg9jQZ5uspaVCTzfWhqTUZTy+k+4NPaueJPYi2HsX4Pc78FVo4tUHmbMcHh/Y+TeFYhXGVv6sQRj6vPimBHoAgqp+EQyZYk8zkQz3uclaNRJAsO9hn7eFjsM3A9oqPuG/aIa0f9q+BkD9IdM951UzJ1n6QGNagGjZjdhKLWAVBD67uI+cA6rdQ66XR37w7470MhLHYe+rillxFJtKdniUJoIK9gPdq0x99mL2cE4jYrehDf1MyznUUHsGrUJ8Zco+eb9GwbMu0TjNiQ/f9Iu/oYu4rrfmfux/u4b/fdNYu0sE5695YiW2AwCnWNce29lsEbEiHapGlU9Q/AdhQtaYoXhJrWxWu8S1wCidsGCS9O2H3bxhXFgKIkQIvrBUWIqpQ6KUSoRcQQQ/kUrkiAAE16fufM3Jm3H8ZtbGnfffPmzp07c2bmnJlzfj8GFN6kJvIe6jl7DcLUGrZXGmOwXq4f42H1ld2G8Pli9Q+goKmtCx7CZ2Nd8CA+ozWItwsxc9yPz3BleGXRy5za/OWzRc+mEA/qIXn6gBplI8lL0cMc21HeMFtqPVQrbk964qMMVdHOgwrCS6GPMwmZbUrIbB/OMBoAQe/x8STqRWp7vFmdDDTRu83FereJvjkNvdusTgaa6MnmYj0pudO8a0vSbD1mfLhIjW92tNxVH10vM6BtWdWsfw0vfn60Hpat3eqOtGsv0ytoiexUOgC1fYywNkLTTsvbo0V/fhoi3eye7/y6FKdxbR7a7YKzmgbblRqlv2xcLmw5gp6L2+WGf500bs6fFjfn/rJ+GW/8SbX5FOiKvD2C073+vM1uz0+aJVXILzwg5pb33bvgm/4NNzFfj9/T5jAXhfWGgWbaaoF5OwQ0ch5cqQyuJnaSXaH+L6awHkY7v2ei6PEQyKXxA4dSzMhBi46QCrJ4pAh6ENuPTaMF70nzALhfMY80zSdJ3TX09I17D/KrHuVXTZaqrUv2XpUnplPPDr9cGnp7leBZj2M7Dh6DzVGpTH3TXLBnU9JVoVACcxbpoC4IZycbP5g0s3RGg5hmgGHogCvDtRb5hStY9Mn01ofpqc9Mb6dDcC/nMyBKwTfAtm6SpRLfrhtq25lsxWh+et7nTWTtU5/IpsxEtt9MZHeYiezrZiLbZ+au1aap6HLFYtMYt6CbxIS/lxuUMaL3VGjbkaBttwVtu+E3HalADRogkdd0oexVc7jD6fjNTAAha8q9CNmhiiD/v9hh+Cc8YnHL5+XOa0ETUU0dKq//NrOC1EkxWQ+mEGhBHDsh3hu42iDnnJWxiIPZLQjprECVja4FqfZnDKiH+NOiDpKoNeY3SSQUtoZZ8phyYH6ZC95kix809kXMh7EgKWZgamaekUkm4lPPLRI7ry7fMaS8iS5mwA1k9isk8NRbBPBZmEl7lASV2Ow/ZEvLxuavCiJmQU68HSYYF+p65s5KEG4jY5Y0AosyGnXFb9wahiFzHpu3PBp0aSyZJaQT6Y9F+mOIdLwJFAe7ELXqST++GelPZI+CskaUDaDz9BJxJe6JIQjANW/BRbIFF4tSBHwqowyNsbZEGun8MdG8mBS2EMpZKSNiWAbCehkXa2UM1GHz8lVQJBgNCdvH1aKeCFB+AptYiZKmHGtev9OVSOU3IwZyj6EsPhP/Lh1+vjKHm62hgDNbIQ7E8a7OFM9j4LnBzdl3POh5YyhcxNQz1lcYbREapNUYpUOKY+4HoccAppCUmH470tDpXayaNWrZvltuHG7kILb+K/okNP5PPgkLHHHqh2QNs044qVUaFj/rh+Zg9BTnHJCIDaa5EXT2FLdRggkoxUd9qMWLGfvz0DKp7plYsEh6hXklyaqIkTjE7AYB2yJLeCForI1aYk8MfHVSLh/NnrbVWSHVyfnonl4D3kbzG1+AxCr/Lq4594VUzrvyspgOsFn0wiwIfm5ODDEdC/tr0sINx7rEBfGVpzpL2qjeBfPjcRVptidJbMOPsUUTXhA0hKElwgJ6ITCJ3CtjPDdPDuwMMatXri9L4jubPPMcXox9abXQ0C5YzMvemIDSYoBpoTC7DDAqjQ7BiK5MBRpmz/Ax6bfjSPjh1VLjK3M7buNXyt4a+2SzmEI6yrppXuwCfeMmzy9IM/1ay1ClOpKDkJEbMKN6COV12ePLR01J/yELKazYxQ1gyCDZyJDBBdbvBDVIUa9y0+tfwYgCtNYCSlwgxWl2JTMYkOJAOMc6xO/FNDjWruYXpqEgNeP7SbVHBWmpyf5TBsP56qNFUwDJEGi2KvhIocSBg1kXBuhJCXwHtG2S5Y4yQ1UYVqccP1uNmsWueCCScB4inSZlndzQ4Oj/x4N0VfzCq/kPglRqVk1z1xYKU+D8CmGbI69PUGKDhrR4lDYkAWRTcB8N8jp7yuLshz1s/bF9j9L6Rr0U0n1sl2cNAwjKf80B1yc+cH1NgOuTCaEtlrOlOoJ+PgS4PlkcuD7m7TqpN624Job0D8Cap4ZI5qFvsKksYbgML1TnvTNvUkJWwc5jbSk2UxQAUEMPzYTDid8IdewWxrku0ikauetNvE9DkEuyUUNcGZbrR7MfTxpVeKAIsHDCo5GW0RhJ/UOJ8Nhw14T+8F8t5MIrRE02ikL1Tu6NqnmgCrw1x4gceiujv+71WkMIYVaYOprRHyw9+mELFE2xA+oLRn9zomj4ox/CCbOhzlWnhdMf4fROtLLJ0xt2hJtmkhEenq/OhsWwKvgNtNCq4KwhY0YkYkbUhOmV76YcdZ5faCY5SHfRJIMFJkhNEznOFLJUhBkwNlSBYgAkciBbE5qfCko+fUdHcOeOvT04BzlbWnLqYCUEEJNiYtmpxN+gJms6R4fj1Aya55kA0WcelzPWBRfJ1UBB1Vmbs8raD+D9C+U6AwR/xOWjFSNzJJ2TUWOVx0TAx6JsmjeMUv7pmzbanx93ZvW4M7zHDXiP668el5nHFS0Mqqg6A3cPFMthZo/s79hnAXsBxs8o2dDrAoDCq1Eabg1YEDHiq1ldzluTJAbBZ6xnCBsSxybN+ZwP4P/7zP/ouWbwPNkaRXMmQgstvM/0OgEeaIg2sXJ3u3nIQhnLY9IHVYiwf+t/UjIwH4I36pcNluH1RXSNtUpoqr6RyoCtwc4zOIOHfSK7jvaDJzj+EVMsLBh6D1vkCBdZJ4EB8VG93DjKvELByOB15cYdh/bKtIsmzmt7WKnaRI8AZN2hyb1UQGNkkDtjD0IsJPqkUhjc8UEuqisiHR1pFk1iJI1CmhWb43rkEMYsRoQUXFHBhzTztwnI5F/Owp8VfNOL9qYBualfbsqMBmeoO2X7WmNAsQfGDRhofDZyA8Za7FaTM3EoQcsanIVw2kpGZx7MlcMjg+kz3SZyFbzvWRkcF76laJCOLAtoA7hBDbIMmcmI8mpDKAlyDSGT+ST7T9SNLmxYR8AArln3o9eiDrumDEdYMuu59CfQSApmlVGW70KztQbV/jnhyoB9psWjrm64KdAQtQWwBo85/wZzMAvXAc2a/jWl/vhgURupdDaaOIQKE+4ZypJ35TW4o5IlK8mGuFHxC2Gg1aVFACVRR84xzppKXs3pitN5vv/JpEQKWfwu+nGk0Nf1gJ/DuKnbUzCfUuMvtAo9v/QqpNew2mge0y/IyaScCZF40SpbyRemxIJNvBY3ZJfQZpbpjX+Wln6eW1qDHASpPJrGGAtdhDY3hUEyWUr5rkpoQZAQC5NobI7wLHYGqWHhDvFPugGqyBCfymfX58mYAGlEXpcaN/7Y+UpuYD82RsMwNcuDUVADY7MZt31MZUzlSfZi8Kkc7v72ddCi9ykOJzrkNkXk1fm4n3tcfDGuncAegiWUqPwzxsd3TQDoRHtJc8FELnkHi+hgwcfj+J25fY4FZNtnOMDENIq9LygI+jy1TGY8VI6DUwtsRrGHi5DvWr7s/cp1fTbvBNPpg6uNJMTZ48xvBF2+AB4sSmXLXvbKMLMYnSWPK6f+hDsJ3LgtmtN3odasSw6i6iT2Um+PhSlP0Ja77eiiRjyxO9xRHtutLzWqXVC+i5QTu2lMgfLjy8eCHYXhccWuEJ6xg2apMRaHchxE1GZ6AvIgM5lFlw62ycLlxK8h8CEob5sLLh0EUfUgIzmkLYlOvpvXma4v3+Wp+6+6sSTXWzTEhJEQyycCUBHzluRZLhgwt7mav8Wxt4y7GDLiS3maxNzaiL/776kC/NZKVOnfz8MGHHcJyyXH3VVCJmG3d3thtxMhuvslc2Ld5SmmEXh4NopEFO5ZuZYo3OXsncYVHwC9E4rVm25iwUSdTf4viGR9nn5D7tu++hEASWqRIA3HAW1ia8PyFXOUfoXc80kOknrVJI64522myzPRqhotuBY/7HtyMoIqpU0TReWsA0fspxznmvhJHHDuO+RhLyLhxD1eSLIufxrYzPj4oit/J12evwZombjrflfMXgnoes3UdZ+SN/i6JL9uku8wyQeUe5dblbwFKSc63cfCc5PAGv36Xu6NtWXIw0c6Az5jRw9L2OqFNDICEFfHCLJFx8ebwL/yoxYwNpHz3YclZy5gCMuR03ZZjODijG5xXYZbHr7Na7Y4vUUFZiEOOxUM4rEjn7tEzFmbsLFTRWVNe5e8YWJ2hl7lZUKMLDhJ1AvVEVwi+sIblw4nPJxxheR6ZrYzfVFIq6rWemfXukr3Xi1+0Js/h3/n3Ty8tYJuOrGrzXCEglr+8S/PbfNQndqsjW1+86L3frHpvJc2zn6TX+4YvhzpTNOL3bD+S7/55kWvHu5Mk3HYOxS7sLVAtPtOHj8w672qKKJFQvprAoa58HBlBZEZZK/f+WXwezCV6MYcDffINuxkVe1Ybr2EYZPCDzTppvqPfBYhCMF93Ijwfwouw97+NUCAZD4xWok6dONi+TtDDhoT//+b1qKd0qubH37qjzdccvvEkU5FKW46t5bXPqxz2XyteZ1bM87nVJVCdRdHSsiHFackSsQVpwRtTHVEXCIjLlBuWGT0DPUUmSidqv0AMe+LTmhF52Yy5XeqXeaXd3cNRe6SnYaW7iyp+8CqzZ9+f+jnEBQ08TC+QFCSzRdsvfrMq75zlAQF2D8dMgCXVfBgJC0uXBEO7q5qNNo6eeMBUo5gPj3QmZ3xZAykt52qxU4cmaZGoAwR5b1xFDApaPe4I4oydstMzqMbO9+wnvpzqN23qn44sfEqvIqNzJy7mpXeqaHYOg8qF2TpZQwkYzQFs3tKKLZgK1YFDV/l1fOqsaIBAy6agpE4OCQeVtJtEfrhB1olO3lQVoxY4gGt2IWuiLcLwormT/ajS8SrrmYGvHg4dopGt3w18saHyVdTNsJw7CLy1bTiClITb+A0fRFKIEJFY7s8RG/vMRMa9uzpobnaLoR4ais+4xnqVPo7W8AIE3bjV2SPA/fMYPvBJL8mqiFsGsZlQ/QPJLztyo+h77ryuT24AVwBaXq1UUxNm1FOabv9m/+s/94tz//pxMbtbUb0ZTtE5aK2B1QsHzBtHZzZX7Xc1vl38i55+ppMGE4ogm08pg97A+Uz0IJPMoq820UUgwMF03Lk0UyniA4UgScU05hgZ1y1BnM1O21mc1sFrmswVVA5yit6Grq7f+uU3Ifn+en8AtTWyp/CSVzTMXpXh+7HSI1wlazPVFx1ci/kMNhfDTwrx+eEuQcXDE9cXmvcAK0mq5c30trC2uQBs8iiW8QfMGQ5k4M6ti62MzBxrgFQPDMULNIZ1Xs42aXqCWPH8/RY5S1WszMdeTPXmuj4ITbcwik0BD3XNMid1XLxK9WPEiBU/fe+ubGDYIn9YMLLE7oh7GD4z7i6zp565X6stXJAm2So1F3sNMZPx82hRWN/0dy87tbVL3z1S5dsEFGHHkfDG2ZlNNVxaw/qFMkYhDbQKeLOjEx+EeZdfDTv6vDS0eiWSJWnfkHYoORSBAxTDmR5yaLSUyo7nqWn10UdAqstZsGwQ9NIKhXoAGqzM+3VgA9vp/J0hlbEGfqVLkIaRLP8FqH37E6BlopneEH2k/U0b7Kl/I5QcFKZn+syWzPhq7V7Z5RWbuUMDHVDV9+6Fa7mjeGtl/R0iwHGgu765pZtjnDo+oZRo3O2xEVjxGld9jPhDqWrt43GkdfSZ3UEkM+6qyYv/QyzqWZoQZ4DuQnN966iHgpBy71aj7vsDS2qR0N8z+h/B3La9NeJop23q4WwU2Sdoq+DrkX2rNPpTNNsNFNk+zff/qOzX07P69uwleGs6UfXgMWyQfg15q2cLlpwYcEFw0qiHFc8P76vA1DH6qkDw/yUor35tje+O/3OY/dv2MZYx+wd2QPft8ECH1nenp0pmsyv2eKN4xaukavZRs502i2f8N1sYFO1gU3V9cBmwJKhOxAi7SvmJHKx9/6x1BGZY65Xekusk13xTuzKD5N1zoQPlv7BejCuRuTTFmEcZxVwZbiiCkLAOuKuf5f3ySJz8hynwjXGlIBrwXYGT/uGeM83hfgj5blbXOotOmYokZXyyNA8cu1JH1kzR0x1c4y9WvaLzhUH8hVycDQsZ9vrBQ1/LZ/cBBesCS6Qq3JNUOZBeSFw5i4EaDjAiILy+4jNwV+bkqcOUjftXlFdtT41CN/+IDfSO3zXcN46WV4O/5W807cM5z0ny4s6uFktby6ZN28s+ROgdwSRtulh5w8yOm0Vg8CQMEWlulHKtsEKW8arwja6b0RAeK5AnBJHfEmsmTmyCCTECX+rFAb6w9/zFfCS0r+ta3VjbdfCmJ2l/pNhDjeLLFA6jOKkVm8001ZPbztIBYEo5mMoDRrgpNU2NJhDErP35yQyc+PaaOgK5zANKg1njrq8y9rYlLnXCD122ptC4pdKMEPLsJEduNXlbjhcobzRG0dUM8DCCGGkqUCj7JNjDAC3jOXNsUKPQXktj91bFdSKbHUbcsKLfcQtnGvO5SpPp8otklNLzmkv57LFc4aSc9zLObB4zkhyvn1Ld9Mw9LXkiM0ueTn3ZEiT+k+feySkTMd/+Jd3xl6R5bFD7i1Dm/g9rw3bTCtvfnjs1vldYX54w+ujFg4/6nltjGzUZSn3Zk9Wzj0eUmWOH5/8xwTbyvBP0dZVL9e90TKSm2W2uMNfcbXKbOJ77hkt1tFVOfcECv3Zy4oe+/qjL76fsGgxcSD2TNvChcvBPGfRXS0WxdXdopjKhNad2OTE4e7EBieOdCfWOfGK7sQaJ+5T3akJp94xLzXm1Ol5qRGn/t281JBT75+Xqjn1wXmpitvhcYWG4LVkTklLfJ9ai5uPijOjT/Hoq0nX0QIxxtsL5bhiLjKsHtoD6zF7/jjdSg/UdNMdAefeob9h0aB5v98ednRjl//aJyxwuePViMoMfpPMqwGXQHh57ja+Af2keZVk4YbD5XFFlWUiHDlBPpX5yUjR3n/CJl+e4LSnaPZmffPmq760fJFLRzDOi6/f/pZ5BMmh/PAifvjJo0/fWTM/kCy+xD9QrZolKInsLb1WdJ+zu6uUYXw6pElnHHeAZaHH5nm6GltNkkkp8vhLKPKF556uapFWRd6yaJENKrJp83zNK7JuE+/e6xJrNvGdvYuW1kOlVXmO3edurOaPOS+xmj+m71u0tGVUGnXhf3HzPjYT0q9vvfzPtg/d7eOL357xKaWf0icsj15KCzoH+6T2GzR8nHqnIn6tggHzY9AmtECbkJZqUSkjRTpdw5Dtcdn6Ap/Ww1cghk/4GbKNPAAaR970hfaS8SE7aWb5lh4BgxqtCLoYgz+bsp7bdfhfC/lsxTSAM5sbLlYf5SucCX8EV9iBhju+7i+bpixTWYHtkcpCmVqpBwS3KxIvjeoY7jGtagsR66klI44fU91jIuIxEbPD27vWIycSr5LAbCmFwkUBlXDjJwR6fHwOblv8gSPjhF0ja4cmjrBndJL9zR4TZ1rHQTZvliZkMx25cQfHOwqLnTg+B0Viokvgew33PODvckgn5fwW+3EkqfjtMSFGTbz4WqQuWEKMBnq2tshN0DY5znaU2vNcamm8RPtSwTyUs3p4m9EcZHuxMuvu1Cra6SLNw5Ptf/JmRzZTVAYbwkcLZrF3BhN322zRZRkqbxu02zJUKHLtENPRrQYCyTnhCjb6ef8kWdRKlG/xyWxGMpD57Jwnc0gcdipzZcxGXInZyHY0DIM2fwQ4x+XvZK51ptOHVAhYRzhUr2TY94Bh38kGiPxgu6y3EQQhPV1xPE64pDLMa3t08hMBvZT9ATuY0YXU76AxlnwIj/L0KR2CE0EvXL9kEyz7YNI56IKO9Rd2dxLNELHyj82I+DCorA/7QIvzX13JIqOZGyc5yKX9kgNo6mkujLvjHJBd4239bPfNJtonLBk1KhRY1VDIKsJyXJcc2aEG89pBquEYhDsUV4zAxHbHKcN3Rvwq/zMhkVJe0gcTEsBTqirp/QlD+Sq5hGXjvQkZwZxYOygeq3gJ/Phzy1ZRzTpf5E0mefXHw0KX0aUSJ7tGg5vyHH00xNkzXugJbsq5EBIPV745/v2ZkGFzngpxsIhj9vLZcFRO3CPxWeIn7+GI3vQVpT1ii9Xzo0cAisR4ERENS5wIosMQtaE5Why/c7R4wciDvNEbY6N3yOwyWi4yXC/mpmoc+I2bqtsz1tlDk2bi42cNXCWeDzgplvqUQ3i/IPAAGyqcBmQzkeAeE+PbIMpxuPGqW1xV9RC4VE8a5PhjNE1GJp4+Zt9LhOpFPogEp96hulJ5aTxqo+yL+PryrWAHt4LBnOA7sptvFmwO6jeYzYzwHghOPU8pVCUYtqEAXnCujMU0e7DCMlAc5VFFz/Ou3SkVTpbFumDRwh/wgBK6CkfRfabZqyGlvbET2mZnFATT7ptsMLiVhFNgbQvkf/Y9OXi4VkW7bLy99XkOhiyPDq+zsrx+mCO0MoxFEh2Dxkn6bq34fSw6Q5o+G0ZwpA931Xx5qWA6ENR0pSG5gkJzJdrpcFHboD+L8DgO+/pDgKEoIQ57xDAOCFBB3RMfSb1DdaUytkclPjaH9GjRWBWshmPaORy30cA+VAsfQHFooHd78VFHPBwugoKW0779FUP2NvFvbMKZgZEdgOXQEiyHHsFy6GWghrwtkA4ZQzowYx0m32y/9LCseiEnTfnIIMH/svcl8FFVV+NvmS2TbUCUIFXfjFZCIZBlsoGYGRaButGClfbz+8EkmZCBSSbOTFiUQorIl9YNrQu1qGETXPiKdUOrkqJWbFFSu0hbl1SxoqKNSysqmv9Z7tsmE8D2+3//7/f/+gby3r3vvruee+455557jlYABU49ctf7L5xfP6uuCelFqEwBAF8unwnJF+L3t+o2aoXoAnHIpoAe9yzuVBTmmjXM4xoW2moocQ3VjBr6HrVArsdmVAJ9oBgQeYecIck3+C5auL+/RtjZ8OBKCl14KxvHIKm3LMxjuHgZb+vCv81EXGwwrcea5AJ6qNqgWb8kioFFXw6isxxRkppZSKatNp9efZbz+dlQUm9WlLTNjpI4nXAyIU/XkwigcrI7LqfNHRceuUTNOlSK0n1yGROdlwWVMafefo/Zfo+l/dSXYksRPv2AVgyPQG0o7djQRTgIrfY8kYF8LBaHZB53FT1wmGYFhYmO0y4lqWju3Qo7ykQNfdb2gD9EsWEdkPASAR+RmiJQRPhfBDQiDevZD0eprowNjzzjncJaXj4Ra8VEUEZYwO3Uxb0sPwiZ34ayfVtDpGmWb+GDMNkRTrGJHkg7gySYooazyFixCMzFwFwRmI+B+fXs8rMZ82jW8yiRYhiOQTjFFNw803SIZrEpZVlyFe5yh4H2HYz2URkQqkt8HhMKDnPFNWiZqWRrGWvUKbNcGB47mCCnebNUwM0gTk9Jn2I0aeDh6jArQEq2woEr2Rp5S2WN0lmocjKG14wvxFF4aPBbKq8svqt1pCX5rqHHTou6KaJ2w2kezS9VzC8HyVARZ6uWmcSxiLPVTOtMnFq3yYRHgxRVpVOLJgJHjGKdEQh9kKHv2jVMPR41MazalPg63f6QJbFe7XxhW061GCEi05uKb+0acSTQRIbdrhxFeK7DJY/MzOs90+ey9sw2hXuGLclASx1YhjAlA/G9oui1roWEbUTZY9SdTkB6cN/hxAkR9nOyg+hwLbwOiFO/3rOUp+/j1boLSUum3epCztrMOLzTgXF9TtMaYjfFHLbE7KGYDpcRg7uP20gDeLR60Fmt7qAzCrNQyR+tFJEOtLNW7aIDzVYjRu5NAXcDV4ZcA+mV8l2/RhAFlsRShgUkynuT5tzAmhOIwnzPEKrj3lQ5zjDMg8cmLKSOh85UYB1Hq3NxhxHoDzRDQDV2cgOwR3bIPM43sDtiwMy43MBEw/1SFJQCrQDfbpPRXGuJdJfsNy0gob3RsDvJuaAtJDGspQZAUcP1lUBBL5STuU/xdhjZgVxrm52batU+jIWlfB1S9TnV6lqFtjomSJ1oYe8ZUfCPyO0jFP+MPrZ4guYT/CZ/gnQY73nVah/e3bXqQYVHsRezqOIcPqUclIXhKr12UMZOlau2Q+WzstLxEYk0EqjsTrYIpSFXDCQQMY1Ln0F3O2C1NnioDtVy7FJ4nHOxxzk8w1sLSI8ImDZkpnagIrELeRaH7v/N3LJSN6ETuCL8g4c0+1Dy6nuXDypiJCLVbpmfO+B5p3heWgv58mNbACqwTRakKLrOwzV/p2mxjCyti3gLlS9TfToFYHsMZ3puCxrk2J2KPZbSCTJDWPCCJAKbedi1nQfJVFJPQoFQDlsXk9m6mML0noNERUT04Sn0nTYba26KtJB2Hkv/kf+8AN18eKxMqE+hOOs9i0DCyzyA3ehZQNdXQr9ZSsPIMPaEqnmjpJCNzvbMfmHTZF0yn6Jdh3cF4Ftm026U7oe6+70O1aDsHCQ0MTBsj+ne0Bx4AoxNQmhIpsE2BKSNxsIY1dRkQNXNMZAte+PbTRpSq+YknHrJdbv/VvzSVy3qgNjaD68UPeUzvyTMh51n6Ee6NRkVTDbRJ6ys4tlIyYC+27gBtSbJANxh7EKVrNd1KgLWcgTQKzy0fbKAjIctsKeSohvFm0sVGxbdoOsTPVLXMDIDHNmwHVK9OVb6lmK3yfZYl4XqVafrSczFFc9tkO4f1lMlnriUa17MFdd0YJTZfF2RrQmiAUW2+lvrPk23YbdHYUDpVhhQdipi8tgApcdwyHaAjghavY72madCWTxIhGvAeVR90qyG+Ij83aDLN/FFg6AJkVIl8YCFxEfWwEldSXSkSnZCUcyDD+jn0wkTxkktdfudOoE0WMmQ72fEBqHN5rBCBXWusVtQ9GX4xyPuxacPo+MczXGpzsJIVUojyyIugRD0czPewirVdiQ66GK7XOQaVpdN9BkHMXersm85kibFTKFo7Jq4iF0T+xDW2c4i+SvO4ekIBPYG/NtsNm9TIEMHDV7PhQUabrQwA+kOKy/cQmhrEeXRBXgrRVtzFn26BvFpJ7rBVhCr+4fgfSl6w0b6CDH6CTYh9VBbaIhNSO2zaEHCXB2q4WmME+A+RPORkIyF1fj0d10N2tYOObNuDsCLjg2ajJpcqA9GKl8bUccLOHXNxQE0A5MPTB0F3OiSXfNwwEPmeHI4QAY6CgFRFEB8PiTMgy9zISuvoSVWzFpiGnPMRex72Me+hz3sAEjKvVN1ipmywpDWdA1kmVlXxylQj0sHNCuLzJH7rew0zjRxINODukCGVQyfaXlVkvFShAk4xi141pVtIrRdQVt0fKbs8YzIMPuUhmFFI54kfWbpg4Wptmi1eC3MEasd1QB0qax2pJpqRy6yeoh4oPAKzbN6F9uycqJzEVZ69mr5twYKYDTyuli3rADGpaBppPlEvBJx6obzHFQzcrBCUi6PTR6PTT6PjZfHJsei3ada7EvOMbnNHtsBd092a8M2waNkShdttmiuUWR5hb5ZgIbrB8eFKgnBNt54cstkUinVZXh4VBfPi9IxLgcMYXi/ii/3ACI5Z+RC2o/RXIPthfCGvA3VieVb5wqZVS5wyJKikFYnkDX76bhnrdqjsn3kPbSRBOScWphLW568V0KHrUnI5vDdtIaVuK1v9YOjDt/NLM4/hHsysmkoaUcWqSXpEAgHo/+M9NIqowRgRJKM2QE08CCehIGRDIGdylZivWTl9RyS8xnSOyETzZDe4QqcSayFVZMqwB1LszbpgCf8OgvckU4N5wlKSaFzUSRM1Y2UqNYoPJpLFoA9bAHYwxaAPVTOKn2NNk3KHlZtYjp1MAlxL2+2GvS2K9ylZKOlDw6gpSGdRQh80CCk3QyVbhbqu5mAcSOCI5/jGhpDYQGxG0VYboay+Wxney5SbUSqkQCYSDSvoOJymFRD2Dwo88D1yjxk+8nWuiBtbzFEvpZWrc3KIeyXM1u1VrYJIikJN4xkHPo2jCLEy1fogiVLE0S5Mh3ttOYuG+az3Sag2kvboyNpGpRuYXF7h4qfdBuwjWGS0PrW6SPfZ5DxP7DpgnfIVnTmswhITZtCQuBYFHBEhWgTAlEh7CtlX2a0DzgILtQs7JmdOvOgAa4xZAcB1SVwFw7XZgeyLyZ5pRfDbkLIXbHK7orVyU604K4Kd8WqYdvaWGzC+CN7I74f6zRUhzEL/tPpIpYGzcraGRvTSn0xIxsSTyC1XKxLdDnO4etj+oOIL95cxN1GePFXsZ+OEsb1a1jyTsz9QcHc9woU2oEq3DKhsT7ZwGMfEetAsYfN2CNYMPKzhtySRWJ+q0X9TgUraxH7YYwFktDqMG5fHlD9ZKSiVxUWw5QSqBwDm9efy9bWcbWn/R6bygerGRIhlLOdbIsg2+RGHRDv9tW7AnkRqomPK2rsxApz/b5APhBdlm5CHWktH6lxPO/cMBKajXaC2UZSDukU60uSjWp02LNn8W/AFWXn0rjnS48e2jnKIRWVXKgeEZUOsib+S+as+eATRz3ORgDp6BPN1QKa1vTS4kRAgZGU2fj+AZnFyy/hQHmrlP20HFtHSbhAItMkkiUTw3u2azqfi0ArRPTZj3XcYXJW9+Hcla1clbHnbekHHRCbiU7fEHCaVJjTurVB/YVdRMPABBMebt0jiTXQcG0giIYj/bQmOpBAImMptMtbw0++WvJzgKwV+THQt+26jf07y9A1jGQuTOrqwnUV4YS3TyxiYHZ74LP2eK+tZnPZ/0EzUT7WCeGwsEmHHQ5c6NAqvWVPymWoCgxc4HqlbEvBtgFLgX1PSmwgWnl0D2rp5CAVbOwoEizC6mbZRvTQSbUNmncTJLTsJOKKXrqQtx096E8pj76E5dGD3BfACZ7t8RBzp+UZBDRW2FiKMsRLOXjeo4BkJ/5Ckpeg07YSqUeG6eED8rlA88EULIBYIKQb8MxtIaQv9PtQtk8SsALeyZzF6+8MXn5DvNrW8GJbyrdi3o7VeGUW8gdzi0whUZghfcACChAYm/FPKW7DGkA7xAq0WDWko94ncPXxRzbr/wW5/wV1tAnsLDIS3wBSTjJJuVwWCOkWwoigXW4oySLnYMBdVrIwACxikfXwBZt/MIwOBjzsOMLNRKjEJClA1C5gWS1CNlSOcNnVIYQc1UqaEhWpZyKyhArtMSVH3bLh92CndW9zgN8DlhMVMdGMtvrkan3n3aA/6elqMT9l2v9yWbih1zI3trNhNkRWvDGpkKgRCQdC+O4ojxWfjDXxTASNLVEfycZ5zV1dxilutL9mAa6A+1YUHFqxlIIdsmmDUBoylys3AgbMFXeD2AIlC7J6HJklceK5K9MYrObOBXpXOv1+auDbapjPhF/JO1S+2wmAnrIh+F7FIgrQace9grbyoPeBvez2QQ5/T5koz2faZhAqrMMmJd+jb+IYm2IybpLxG2MrRxa6WrLQ4ZKFrpZs6mjJqKOlPx7Q1bXksDxRPqgaBt98H4uy3hZ1Okgbk4Dc3zZ2yIEQnI+kum6wTew7q6QCyUf6UBPBItpzEBnGG+u9+iKpyei+VsmyQ2pZW9bJGa5FwnyIlbckGas7CavrW4a8iaj3DCbXFH27bzrvURPXTdYtzT1KTc394aC10Xcj2WNORvZUG6T3BxbCFfu54YfJ6iJFEYpbatg1M3w6uX1efOnASn0hK8pK1/KBbhQE2w+VCTjs25nsPUOFRQmNg8gGQZ9dWkrpJN5g1FTWRin2O9nPi4u9vrhZfu1hMVAOO/vRhMBrBiu8okyXhEVu1oL1sBZsDjHWyLyTuKaYxWwai9mKWMxmkeh4WaJjOjy6U3U6ieZ3mXR/h2JXp5HEXqRMu41kNG8bbllCizeLMxVdMtdrKderGUhV2W+KuvwmIzLYCUrzsdB89BljMCT7GOCG2hBzENBS3OADgYnFSCBRi73dzLK3+Sx7m4u66SjuLcDbDNS/wo735ZouZqgMXZ7lRU8pLErrlFmW1iGzMG0py9va4FZYC4u5hCpO84l4xj2Wb+NwoU8tUryew0cBZ/FwzeDhIkfKBsW7VVYynAkZcMq7uzIT1IaOT9FgeK1oobnfz4fN1smMYaCj1srCiZBF14n1EUlnyIJ1PDasYwpUPnV6saIIVE6hj2CpOO6sOk0vSEUMPXl8KBOF9GQXO4d9WHixcnjAzcmGaJ1m6TUwYE6cQfkkXHP6tgiXaORrsZSYYIi9k2PROWwBm6crZPN05FFabEDgrnqImFDgn1FigNiGbQfm8m6zjz0EOakHCRkJTQRneAfF9FhidlLMfv0gIZqnoPy7FN0zBx1cGMqOrdDjLe78DyNfIP4TEeHP959kAJyTeC3a0s/YzneiVwFjwJ3aSROk/WgE4sRqtQfvuROkPWSsokp5SuZjGt14z6lSHpP59MZOvA+zzpUTNuHGs7Gt7wz/QV4o6vCMUXwVv3pUwVflxn69E307H0Y6o7BK+QjvviqlT9GG6vv2x+FhyUmyBBkdRyNjZN23190qGRjfKRZP+y6T03SNRSsXaYjqkEPKccM1UpU7QVhDyUf2ucA45EvQpeWRHZPh6LGBeXWXdgJQNCfQDspwdHKiaicA6GONzZ3hB50qIlJjletxDJimanitag6bKVlaqwYI22sRrsJOldeIHSovEttUXiW6VF4m1qm8ThxX0gCdci6uJ6Esrh71RCTickLO32h9qWd7kID3WChgYOGNWg5wZxs190bNtdG0kSCxMSXW0lrKGAT12iwahLSN5hlg94M8L3qFDGyDvldCejsyacGYnVVqw2nQ05rX9Kyqhg8rGOEzI/oowvCtqmpeejqoGGpI8JFs1W1SEeX2opwy164pBCSYwql9ewwtH9lAo4cN8pCXa9SsMpEtlyLZMC3nlXUZ6yaYMJexXgJshBR+p/q2CoGekT8nMWuRa3gHo3dGrLk4UIZmZ/Y4dLC93qGqVgZth+mDzLTaLvwHGSsFsPU0NyI0xKaB34wDKd9gsw4l0gy9zcU8d3vovLWmyxGxIMJ9pD55fEo+8DyXLcBf4ic3JLiRLfzISb6fXSl08dCAjsTHAZigFhsoCiwurFCAH6q07OGHtOwJYhrtUFu2G/Vq60Sm07J94iZrhzrTQft3MntqMzwUGi7xyL7aNnwNXMJmuCPjsB7D6BVPFV7x1h1nPzhZkVE/9mJqOOWQ1FBGy8dusX8ZFoayXGyMVZhmJevGTssq3i+bO30dDqsYuNciWlWMWeQg31SyiHf4PjEsTtMb37NX2qGepP4O2i1RdLi3ZI7x9KFegNgVIEVVem1MFoyyTVD9a491flIkE0S5Fkd6nNX1RlYdDtMQrc21OdAA+mPucNZH3bZG51+FR+5iy5bH6XuZfQ/z1h4ztw7fPcTc7mOqwMoBG/YT4U4ccIDOZCh8klMh/yiYc5XiO65zOF/CsLxu8lQ/jYmGI+9iheKwaqvY969gp5K6A0ynRrY4nUJJmGzRDKrJwhySJ5BdqzKazP2D7JDt2jKmQjNJWP3ksMXHWp6GiS9x1J1PVZIsVQt42Iyo5LtxjfDug9NZRgYJ1SdcbNkbGCQBG8MQ+w7TTWo4MIGPXdWSoetiaUiVhCcnnI+fhcaxhVMeLODzKwVj5OFDXjJ1Q61qV6LulslbrC64pyMwqAtNxy0BYmfkS3pT+vV1VJz78XWtMRXenBbFQuq2TSTTDp75t0V5U4g0cQ524O/b+HI9JbdYEnTaLAliDx1R2NAXe4yWdTOAA6ZDnjEdTuLp8JM1AuDFbHiAuP0bs1s2fdfLlk0r2LCpktWw6XMWw6a3Odiw6VC7YdO++zIMm+64L8Owac+ODMOmXTsyDJt27LAYNv2YdMrf/LKGTfeqZNZ08sFfbvnZmmtOqR5o3HT3QOOmjxeYtk37ZLtt0/ez2Tb9ILtt092S3bhpx+er2bipacXUMHO6/aoMW6Y9Pz2WLdOOng5hy3SCYcu06/5MW6YfZrdl+tHx2jKNDjRlesYAU6adu0wDpcoAA6V5bKAUSuzQdPukv7fbJ2WgvC47UD7nZqA8i4FSzgqU7+aYQPm4sLabbwfKtQ9mAGXPA5nWdh/ItLZ7fwZQXn+NBSjfciJQHmTaTPkHrO0WsLVdBK4O+Tit7fZmQOTfskHk37ND5OgMgHx8dYa13SsHt7Z74/czIfTBY0Io5Y8Q+jUDQjseyoTQj7ND6GELhMJ3z5gdvzkTVsXzNtnSRestQIxE3L0YfgAIl45udaJey4cw8jFZrzhtHKvElitk3HmvsBBs1rmHK/eJqNx+UeeXOPpTEd3L391hTupDIuFhWUc6Ryw1/61e8x6o+QHZgof6RDP24H21Yu3iL8QrUvsXGa1XuJh7FarPZ6I+20T0Zo4+IqK7FB6Sh41q4lGC8CgYA8XEMFfDc+7tDjTyL0wjCTzQi2pCeOiMQd6Bp0a6dURAWyh4dLhjD+Fgx+RDr9z2mQsxsMME+NPfYjsPiNHNnNTJKF7oRRR9+tt8eNr23qmvn2sRjRcxlZ5hA9ni/xxqQ1qsRewbDg+pO9A0OSp+8MYAvQ7RQZF1P+cWnIXn2yfKNaZjF8yp1B4sZv+aIhNsv/i6EQ/v0oaHNflce3AWk0XFYq3XQl21lGOfZK1Ws/0jdH1pDS+FLgYEewZuQ1mxKroeUdkrCTRq9yqBDmiQnuQQ6qEJuBmrD1RIf5gDw/R6z5WbAPfW4OPuZ/HxPHitoniUblNZx6BUcwgEftXREXjwaAj8cQtV8bLCCNyXgcAfyUTgOzMQeN/DGQi85+EMBL7jYQsCX+9GBP4OgdjhfwKB4ydd/ygC/zwbAv/ivwOBP/IPIfBHMxF4f3YE3rHqfw4CfzQTgX9vVVYEvmrV/yMEbhCb91qw+c4MzA41erPTqNEDjMyvWJUVx69eZcfxPzsmjsdOfgzjnjdqGX5Ksff3L/D979GjA0VheR9xeVeK8vpENQ5x9BoRfdDSlANcpR1mlXrx7ZM4DPgAKGU/rjm7Ff08j1h3mL9kIyc2w/rGPnWADj8+pS9CEi9Ckr4ISeYiJJmLhViEaqwb3jD/dXrVsgSZr4315QbMojhzvUEW0bHBUCwCxJ51lVJ4WVJ4WVJwTxrQibEsKfalR7EvPWTvLMhndUuxjew8QLI4D0D/jLBuh1W/HH7phVXs30UNsVtOBdUOidFNo01PMnuGnO1MdKiDrrhoj+/Uc3ULI9C5Yj8XnsnJSCHbIiKTmig/ghc9v1mFnYe6d+He36yBfitcGG67FKUm9Irs3i4EWkGdSfk66oA3TQfU81lvcxH681gY9i0OSeGV6CwHcw6T/Sj6HF2NknFs8pKCZZP54FJhPJuFR1J4+UJ0CKmkA8DS92C72f8q3CiUmzsWPgifxKaKwr5z2QCK71E+uQSJofZ5miq8hEyDpU0VLvTCZNAWraoqKF3AXXZ0Z8XeXtA3nvBmBW05B/oxvJLOV6kzR+a2y8oKFAJP1jrR2AHeXCuwN1YsR+VK+KuKUwXo1kd/lFcAJGqdeJh/xfIAfmymw10BiMSslrM/PRn1cBTxGh0C5vYqimOlYwW2kzon/Os/Hj6wPB4esphcpWx8UI4nwz98Z/1LctzvRFEkNxRH240ObWHQj/IJSnZS4fwlYWc8fOD3v/7pioX2EB5hgsFMhT2p8Ds3/uQnS+MBTzh/sQbBB1/65U3LMejDoCa1BaTtgZzJrs6Ad2tYTeNGQSBXy+mcLJPj15zJdVfgXnAxWd3xLMZTBbiRR2e1ciZ3qyKVq3PyYfcVwnWbW8vR87p8K+7a50yWlwdyNO83EcTRgfssArvcyd2SlvfdNZQIBUToVIbGGacJEjn4sYohlMWwSbXpPE1yOxUnn+vG8924WaC0woQgmR67MmQboyuXY+91yq0B1/Y5JJBycdXwwBcqQQQ82/XGsgdnah7aXvFME5rYUEvPou1UTTTZqDm3Qv9BJpCc3OA44wHKNOxZCK0EQvK7cfJuFHYtBjpDdCoaMILS5MzS0HVWGjcjRMmSATPAwqODNFEyiq9Hq9pkXyc6HkQPlsu3ssmDOFuHkMmjT7c8E781aLeOxxDbIwH2Ij74ummuSYbwUySUw71/p4RyuOsVeqAtX71StKODbc2tk/V1Ab7Z8eT3KClMWjnc8/QqzqDjF+JhLb327SJJmJJG5ICOvZ0rwysRIRoUphru0T/B4d7BATXcrT88sHpVZkYB9JUVoAGXLkWd45UoiA2fuBi9iKjsqlJWWfcSfaXLi9AgHHra0zNQwigFJoAK4/I1ZHEY8wqoi4ilkNCj3MLCXM6YvJOQaRDXTDxH5Do34BoZwGgS88OzfCE5RFNyc++DBRRgzpO7Z4tyXiS5IDpWqxpX+1rH/dLslkg8PlYLjqvG0EWp9kgc35VhqDkaaYwm57XEWuctk0rSyUhDdFxDarHUHEulE8llUxLtrWkpGo+2RFvTHEgn2hua+bEpGY1eFk2VNCRa0/Bez6w5GlvQnJZaIktjLe0tJXow1moNRpe2RVobo416GPOIxFqjyRkc5ryMAN5mts42kkJx8xJNTamoEbyQQ6JUPcSFilBbJBlpiaajyZSUjjY0t8YubY+mpEg6nYzVt6fhsTUabUydg4lS0rR4JJWONWhcESkVjSQbmkvqI0kp1gqZzUsn2qRUpClaEklGIyUYaow1zm5IJuLxOYk54mUY3uFzMtrY3hAtaUmkY4lWKdUaaStpbE9GKJSMLo5G4ma4MdoAHS4C0E3xSCs/x6idJY3J2OJoq9SWSMUwWg83RuPpiB5IxWNQ6fO5L0SF6xPpdKLFrCUMK7WwJJVORtMNzdKSWDw+rbVxajKyYEGsdQGmtAb1bk/FLovqgRJrYDY/xxPJ2elIOgrgAR1ZksTHdGxRDMGkMQpVkSIwKNQk6mqpCYCuPpFYVNIMlZbqIw2LFiQBvhq5n9LNyWiqORFv1IegKRaFQDq6NH0OPUHbpkBzIm2paKPUlkwsgEwx+wYpRe38Viy65PxY67cFSNHjuKZ4ZEFxOtkeHS2emyLxFAYamhOxhmgxkJYlPB00KT2vJTW2rTmSio5dOnaZVyqOtLXFl0GXTND+zUs035zmqIATTXRmNKUtaY62assS7VpbezyuxdJjNQB4jeuU0iJLIsu0JbF0s5aGj0UPjhM79nbY09KR+nhUWwztGKuFWxuT0SXa9EQ6sUQydvhhjLTy0lItsRiSV5SWTtTisab0RG1JJJbWykoxgtKUlFUOkqiCEnHtAJoJoI2Lp6EWSWswFtAQaFoyShXnGo5KaYklrVpTLJ2GbtF4umqxlNaaSGst0UiqHSbAOEt+MNBQ+KKodo4Ye8l2WfpzQSIqOqsh0dIWh9kbX6ZFUtSxMLkatUQrdyx0e3uy1dLtGNQQmsZJsQtnQ8cR0EH1Lpo5BzsU4UKbQaWM1c6PNTTHFkRaz4vUp8ZCV5ZVWetzjL4rrzQ6uKxcpAlmDkLVsfu3PhpPLKFuRdyhIWLh5ujIUu/CsAEZzTAmgKnbUlpLAoZET4gvWuEPDAFHpSZqCcg4uSSWigIsQmfyjElRljOg2HgCuiai4ZwDgFsUhS9KKZTCcU+0wsJg1Ff/2sDeGdd/FbzUvOl5ddbOstpPPz31WfeKL266/9B17ddeeNOjm+rX/P3269O3XNJw6w9feKJ47VVFHx4KfP29da1VX/U/W/HT6SUToxfdvWPRreWHvFM+WfD6BUueXnhF/fOHfnzXA5PmP1m3JPHgs3duv+7eS2/7ScvJX5efvvypP9/5xpnXzPn09s3FL+wt2Hyw48Nbdt3y3L41XcsXzvpOQdf2neOlX9X8adTwjY++0/tCz/yzf/63P87Ln9t0z6bizuh7D1xwy+4vdr576hc3TtnyzUcWFc567rxfXbvzjZ13PP7qnWfU3z/9xXWn1215q3bLqLdXbnvrkZ7f/Tr3jZdfuCEV+9EZZ9w9afmjVWPyd39+5PnI6iFL9t5j9mD9vU+/s3Q7jPTKMfe13fz7m6YUOK8Z/ZNfnTt6yrwtX524bfueq2uir+y4+KGxh64/9O7cNwufll5fcctPPxvy5LppTzw6eknRy8s2HJjzQM7888sWrbv84ruH/2XlmA0nPTT+nR/Mbnl3SN7zT7w1Z/aulx6+oWr4i2POvqnlz+Oer3Z9fesj71c/cfJvT265rXDq5q3nnbf4Z0UXbN0/dU3Juaseu23r13898/Env/X4Xxq803vHvnyvGjrg3/VBnXP2uG/OmzV14r6bOtd+0X3rp2+PuWfatr2VFzmvXv/nV3dP/Wj1gr/1j/INv/vwf/pef/qpDDDpyAh3ZYT3ZIQ/tQdD6+3hWU/aw2d8ZC/t5nW2sPbYE7Zw8aL3bOFPlJtspT085VFr2Lfltwet4a+9ufp6a2kfaX950Nq2srvmvW4JO3Y9O/JaS/jpcY9tvM9S2uIJi3JfMcMHv+84/ZkfDIQPvbTLhj985ov7jfDae1vLl675DyP8wMXeupOa7zLCG97d+/zI3b8xKrd6WCjyjW+vNjp+y4i1j2xJbNHDEwq1j0Zd96vn9cqtzrnx8NLauu/pHf9G7iNVL7qv2yDCm1+5YIHjuWc/eFaEz7858L1poeWJI6Lj+257sG3Mtu1P3yY6Pu58/byqoSOqn+Zw+TO/GNn75LdeXf13Lm3lWZcMiU+4OfeEW7nj7zj3/hPdz17+/C3dFP7tmlO1P8342cm7H++jrpg67ISPOvMfnPWjxTdT2y76w/Cyd2a9trlu2GPk8+Seff/++VffOPnaC0e8g+E3frnhO09U7+vZ+eu/3oCl3T7p6+9vd6rOUb+452F0/uR8bn3LiGem/GLHwze/gWp4p0urDiQuefvy58tXXAel/WBsx8aXr/rwwMmrdv37/dC27dVa7u9aS2/fUD++sleSgnsDH505bdorypbbJvmvzpzPUmjIvMUv55113uW//cY5fR/+Udqz8LOYt3NL4XNnfDhm8f5O6bJplzny3752tvTeXx/6YcE9Hft/v27a2s3J5o637tlc88LvZk1fs3LMH++cHu679J2mhk1XnvGHBfMeWrv2R9+IX3Bn6Ky8rS37wh+//sBH/VH3a/tmnbuvp7SsvCJYWVVdUxupb2iMNsGaX1ZaXlpRGiytLK0qrS6tKa0tKy0rKysvqygLllWWVZVVl9WU1ZaXlpeVl5dXlAfLK8uryqvLa8prK0oryirKKyoqghWVFVUV1RU1FbXB0mBZsDxYEQwGK4NVwepgTbC2srSyrLK8sqIyWFlZWVVZXVlTWVtVWlVWVV5VURWsqqyqqqquqqmqrS6tLqsur66oDlZXVldVV1fXVNfWlNaU1ZTXVNQEayprqmqqa2pqamuhirVQfC1kXQuf1UJUrKUtkUyLxXxytDmyOJZIpry26ItmnhtLe5leAzJCMzgAbZKWTi7TbKhBfDNLZxjCqVRsQSsyQUAZStL48VpYA1KzLZpML9MSTbxmNwA71DoqNUGD7GldW5DQ3wGPEWloxu+1KCzGsAKP81rKE6v5JFFs2Ehd7NXMio4Vq+cEcf8WEYQmkTuBCUV8HO21obLB87dkTh9zggub7Hll9lfmes/5p7QUsBtxoPczE2AXxCNAlAHhAYTJAiDpEq1AxyVageIAxiVWj/xOVIMXQLVFJZNSQMo41Q78GIxRZHE0DjRDEikKC9EMX6VTFIHERmZ5TdA5iSUprSmZaLF9xdyjFgG6J5rZHoMZHYS+MegfYGAaiDfL1h+zm4GCu7BpiuCOLVcy2pBIApl2PnBcQJAhY5Syvr8ggRRXVIce5klS9vcRbXEk3k7EHJFrNvhtiLQiKVUfZbKQqMGB9JnIHqqQHpeNfrMBtjXFxUh20itg9NpTQGUntUSSYqDYhmboZKCBU8YnU2MpYGOXacQRprQ25JOo1SLF1OhiaKDWFlsajfPrtkTMZIekGQK+0kgMMwTpROlYYqJwpKGJBmMJXzYChdkC1WgHOhu6o8Havmgc/hwQ/1+D/3+xjx/CBjW6xICEjP6xUN/Iaqc04xOmz+MogTF4QiOJpT8HMH9ae2s6FueJEQOIbkokiCaOR5syhofo9XRCmwIMAsyaiDY7hqyRJthgRD2ihlTGRTNnGzhirHZxDCfEHKgC8jnlpSZ/E9T5m8ovwxva+bVRyIAl4lFB0487Pn7hYmZjIsuwk6DxE/V+gu+I7wVIXhBrJQBIAh+yIJoAtJxcNjXWOIWgISM/llxwq6E3wjpY2N9PNQQtrQvs36MkZDKWOEgS870uHMnED0mY4ulooy6jGgx/zGvKikB0UYspabJf3DPzsGeE6C7jfTrWsGhZCQoeSli8ZH8/m96LIRurcRLgGuuBtSZxhTQoPw4A2RxrbAT4ZXC1CDg0nIU0+syRNxPUG/y4GM62SCqN6581//MjizIYc4AjUeAoakwMQGusNnMBYJlz2+MtEXuHsfxjMPa8zGTPSwwhCUQeP4zb4JtBWGdqcaZ+KdmHjd/WkTfOZh4FwqMJ6jtkwBtR/BFLZ7DgU4QkjWUoc2KLYlAvFo8Z9Y0ngPxg6UlrI88nSqCR/ExD1JjS2ttgZqVQGoMJ6tvTaVhuM8QrUOaU9lQ60RK7LGpiWItQSh8pqkykrY0qNFabA8hem5H4cvITY3wM+ck/Ih85Vnpj/o37nyFPSQOeBirTlJBmXBnjzamzz89UczLWuogAqjkSbyL4FDCZTWoGJOwgMjPr9d8nP/vfOf4XN0cxMxs1AMshcgqA/QBpLmmOxa0CNB1rQATTxfbxyhP3/v43+tUW26s+VX9af8mh/n/ThRldDkMwIc2X5g6Xjn7VHP31rv4VZ8P/J/r7OXykv67//RWH3/8Q7v0rMUbtkCWpt//Vff1luCe4bxr7Le8vHDRP1qZ/T39eiSFfqPdFyOcI/F9eRG+uapMUuCljZUkPS93SYZGHS9p35MiROtXM9VrZWsYXmOmuh8wy3cvJ33x//xMinZncKe25445J+KRwjdz4fJKSpeqHC4H47v7sr2dTqAD/zBTpOvpFB/V/1i96Sxnqk7RTRc8tMvObJdV07EAJhYBxSCVdoL98VE/nk+zM1yyptrtUfyVJezldSDrLJnzzSf75tvAfKN2VJbbYuRlfSdLqNzg/q6TNLdkHkcKHrf0C/d+leLTVPklZMelViZ+4WbmWsQmFOlwmS2MveLya2clf9NcZgOI2Yiut6XoHh9ioejR4LhW9B5xdlnQObWDcImu6gTBRoD+0DFJuhwFostR7hyRdaqTr3wUNrMOJEroIJ21p8UiGMXr7XdWKAEIGJsgUtT5n5Pdx/+d+36Ct/41qzr2sV66Yl2Y6FapXhw/w926qK12vznulf99fP3FwupfqBu/w/tNe63/Xac62UF4GcguZY3k6QYhvKAK6JN0APe3srVArMPM+TlF4Fv4tcRko4KjX7Mz3vuzpLrKn6xjQGtHh33LZMdhg5X4ns1yUlc666KItyp9gJfWdoz9fJtKtnX70djw0eDs7+nCisOxUesxlmZRHuZ410oUG6RUftfBXLktetEp4LGk8Bv585SjjcNvPFaOkvxxjvHS80OfKvl5kXu+7Mt7VvbEyekR/NqM3uEU61cAdR1bO+9PKzFI2eawlDl7NXs9xtuMo6axL1fuWdN3uwb/5YGB+Srbh+3hgOt6N+Q975CeWdPOP0pz+jPz69IezM9qUc9ReKdIfvJzukNHmfu6NszI+yLPlx2uKjHNxGACfy1ySNJGuo7vIgE2jTg4zhzE5R22rkWNFjlghazqk7tNOk4pDBMM5m5+0ERhSNaWbaqziVN7yvAEZz80ZgE+ulrNgmIaMdN32oNGo2NH72WhH/Cjp5IjZR605g8Gmz7rWKKns+WUuR9KSrOmCAz5YmjNo1W3X8sx03f1XZEu3YtD2nibuPOWvypGOeXXAPLwlI91gWPXH2fILZcGFx1Eutu52Stf/uvvwm4U0LQ5nQIv0FZ7Ux8gPyOpP/gTt2Jtz9PHSe+aDnKwt6MtM++nAcvuy4o0B45a9nqptg2NGtzZIe5xe6ygaRQ/AmF7v8awe/f1F3mPQQ+Lab09XN1h/H8wVe9Xw+5pUDZhhhnSu9E3xM6hY+F8mXSI1SD8m4hF/yPHVSd+Qvi1FENFATKnEhH4F/GbQnMwDBFohuJXTpAClO1uaLF1IMV74ZigtCAqkzKe55KKDxpguTxoCP0yXB78TKJ0XcjmDnpyUFq8T0RwuQTr/7JCv0A/rgj+HsQTl0Qw7W5pOdJuZX5E0kn4ISoBJpc9w91lKSvdKb8LTKfT7GnGpDsDiXqrfMOlU6UyjLEXgI1ngJKyTQzBGmlhmPVB2uWivy8AgudQHiqXOeFepDEzlMZCqNwPvabA+dFGd09JPpQ/g6WTok0nSJCqXf5mYkuvnFD/JKI/7h2tlbZEDxiTHxlI4Iddh8ONWeqh+Tqqnx/jWQfAyXPLDD1PliPHlkl3GGKkDmBWHUStzVGWj9qoYS7N++fTTeWNzRctMJ1ty0THtaPiNNcJnGuk84knvIQf97Pnp/eeGX4FgrEqlNmmHAUNYXAhY5QsMdrnkf/E1Hq/geL6CwfH4G1/jh6vmDPzrr6x0w1VQgM9uN/7z58NViOFgMHj22ePPPrs0yAHxB26QQ7Bu5Ej8F7ReI0aUlIw4zqrRB8dOhmUG8Y/Dz2VQtf0U5/AGPc6TTjxt9JjheRMmnDlEqw3kBP15em3U3CrKwjd2MjyGy8aPd3Me+PWpehWCehRFjwty1lgE/qNo/plJ/cFsF9fK77dG+DOS+vV/+BLqJaL8emcUhzA8QlynDCspCQ2DB4g5JUQxIYyDSIgt4adTSkJnKadQAONDIY6uoIhh5eWhr8I1alToBLiwQkM57+qvjPga3L6C14hgMKSX6i8Zdkoo5B/2JS+ofgiuoNeB/ROydqtlyPxmY7P0od9yG8mjT62F5hjJQyGo3SnwkG/m6Q/m82XPGe4ji/yVweO5arxevxSsg6qX/Ov6v3SNsP3+qWwGPpl/rZEjRliKhmkEgIKjnU83+IOQQwA0YsSXqhHlFQwdC6okb41j4sTBs3G5jgtJmhfOsGx4ByaFAfih0Ih/Xf//XPIxU1hXG791NfEjlgzZMK2RCLE0rXGArEMhRLHFEInrDcAS/PAfrT5WSKMVZdiwSZMmDUNkf0pwGCQZVkJrEuHlED7SPaT/5fR0DQsRlhaZDZtUUnLyyfmiEUOHwpvTh+LlNyupN8bW0C951dT47euQ6I9T/gVb/7oGv0yOpcf1f5p7F7AornRreFdX0TYXFRUNKlYBoqKiae8IaBBRUVFRUVFRQVHxThQVDTENNPf7VVBUbgIqIiAoKiJxTGIMMWiMmsTJEOXqOBkm4+TULp2cf+0GZ8yc851vvuf/nv/5c541DdVVu/Z+L+td7y4P1USeqLpIl9oHHXuL2ovcJta9ZJKCjsVbbUYek1LSoG7iBRKIzjCGVKh59CRevcwFR2LJsd6kWd1AzHvdUvvweaSCdyEhxFrQkWa0Ktbc5F76XuacI+9JtL281ITTCK69akk2Wpw8lRGZ1MujlwfRcG//43O+9Uo13557it/WWMF31Fzm2y+W8JsbU9U/ltX/WFaj/iqyMaYxTN1cVtBcVqd+FpH5LPyY0JWfXmT0NC6isVb9LCz1WXgO79kYxneERambz0c3l9ULXWfjUvn2wgScdLGxlm+vq8eYyZqvYhszvgz/MpJvTUzl24oLhXuJjTH8/sYo4dGZR2F8Z0w1f6hRb9x8Mar5YnjzxUwjz8bCRr2mK0t/EsjjAxor+cONCbh/WTa/rDHaaH/j8cYIviMx3azrRGQ2cBrAOs7Vq3EvHe7UUXiSn9eo51vjY/nOyLNG/o1xmGrr1Uu8P27dWXeNb02I4tsjI4WukqpSzDmOb6+P5Oc3Jgt3rzTqBKw/g28trOLbK/P4FY0RWNE5rGhPYzj7Xq9uLs1tLq3DxTkl+LqQ78yL5zuSrvNt+WmwTTJsYzQLFtTDdNkwHd+eFM23nK3iO0/dUDdfr2y+XsXvxIowVozQVZh4im+pv8bPaowWMP8w9d3UxgxMoiuvtAy3jBYeHXvInFDBTL6ZfV/TmN4YxiYZxrdfrtbcvdyYbjDwwcZCoauoKo1vuVjLL28sUeMGGInf0VgpPC75NpOZJx2/t0Vf4tsxh9aESHg+S2iqbYzi17CLS2suC12nL6Zglseb6y/zbQnX2ZUZsFs033otne/U1QqPch5i7QXHYaLsKKM98EYsvwhzabuYYPBNrAYrwAy/jIThw5nh49P4OTip5TjMUJPFtyXrhTtpjQk4qIOvavmOmDCjFY16+Ka1JJvvvHgdK0jiXRBpdyvZjN8Ewxm+vSCBb4tMUt/NxMoQfVXn+I6yMBjx3FW+7cY5BEsC35oazj87H8sHwjOteVWwGYLntP4i3xmdyreeLhBulrLgvp6AFcJP4Y0RQteZsgq+PSNKuBeNSWxrLBWasht1cHs15tBcEt1ccpRvjbyMGIvnW5Iz+Y6cM3xr/TGhKQqntxfV81uZtXMM1m6P12nunumJ+b2NCew41iA0HYPTMKweTk1QNxeday6q41eySD57A+49jkDpdq0OoQAnFWUYbe6eXN75QuFR0cM6vjWuEH4tFnBamNGPN+qZbaPS1LhbOouFkjhMMoNvj07hn53EV/nHDPb7MhKZxlxWXHMOQ8fxndeuwGIFJVionp/RWPt2HlXxC9lSUllI8S0JYQjUQuPmyznNl5ObL8dhnlEsDJ+dK0Kg1+BH9d2jhjt0leaWC49SHyLAiyqwMtyg+qRw9zQSaQXS5lHmwyt8R3Kl+u6NbsfFIDtjzjBDdceuPwzRfgUkcT0dI5/AyEITaIBvyz0q4Jp0g6N0Bl8U12PiqXzn8Qi+Le0E31ZzBtSTBDOcZkMLTTWI5s2wYGtWDt96Kkl4dBymW9MYzrfHpPAdeWH4MgK5EsNvRFC3Z54W7p7BBNqikvjWIuRq5TXMOB4nHwcvxQmPUh4iJ/IvFzNbsvG7TmcXs0zCz+pn4eeZOdrhyZbaRL5FdwULYUF2EYkYX67pSi2qASpg4agrPRa+wHecuAIyvC58XdoYY7TEkCIrGmPVzReimi8chZvqykAIUUjbMMRwuPDJDTbPowV8R9wJUM012KeK3bXjWAzfdvKo0JSJtcxh9qu+wHfmJCKQi8y6smoKgRIGENXpYqOnsXXgsCU4rzM6AeYsZBa5EIWZHOPbyk8xF9XxHSejkIkxLPZjq3B6W+oZ5sQonB/FrqzUGYIyDMu9juyOgkuehTNvgdDjMYkKvvXCRbbaqz2rLTcUE8RSR3q50Rx2qYB8wMQjkciZ4NtKeGoVhvkqlsWBWU+md1N/e2Q5+EWP2x0COzE2wy2i4P1kmDjVYDqQzVGWM8yDBaVwczTfWZ/Lt50t5TsLsZ7TRey6KMy6BBWn60zMMSTueb6jOIv3gPX3sCGEb+O+zRAepWP9wY0lfFtcJRZVY3Ds8Wr+WWEh/+x4uXD3VGM6315TiFVgKL499Yy6uTKquTILziqHIyINdfB8FqgVXBSTAoosS0B8VaBoYdCIfKOn507ApK0RxzD8NTb8Hpi0LRpl5nQKZsIc0lKcieXBlcXJmGxKHN8Re4V/VpYjPMp6WPd2nlYycme00lUQdQrUHMt35BcKv6tlAXo2Igm5lsvIJkb4XRS44ml0Bu68mfFaLY7B6GG4TaHaUDqQdBdKMEQcKyl6OCNc+CqN8fmJJH4749OaCHYi+BzhCLqLTuLbjiM0wjPggeOMqlDCPRrLsU6mIK5CQajunkFehqGi4vLk07DjcQRhAcwUCY7PR26Citpu1GPVERhyFauDeXl60Pd5A3ca/Nl+OZoFD6OLfY3FfOuNGr6lpJjvqK8AMRdgPQcbw1mpMTAtUi2rFriAo5hRWT7frrti9DQqBeeBOvB1eA5wFVOOZhW8/pyhvtUV8K2ZhQj2SJznj9W3J8UjlLH4XEYgJ3BdcnhXalItlgJfnbpq9DQmHqduQwR0Hr/EPysHAZ26iLCMNqwlDAmmRwqX1TF1E84siqApOmtIKtgi8gz/7EwZ9Ewl5EixxkDPjP4WoVa1p8Ui0OpwKquo+F++syyNb8+HuVNyYb6INDDHOcTODRY7bcer1T+eD4ex+bbqLFg5QmMo78xNS2CCZ6XlcAoKTX0uq3OsEiN/i0sQdFA8YXEweEYuHIoQvVSv7lZfakPdijT6sf4GMrb99A3Ur0q+jfFMfIaARMvgOyrxSwEk1sUwJgSqYbRkUP4FVsyeZWTybUcjEQfJ+D6dsWYR7wP/7kNke6Cs/Fh2g813BWiiMxsZlcoIPl3/NjsajmYwys9gxmN5Fm1gXkyoNe640HSuMaZ7tpkoTSWI+jz46RzfDpO0RpQYBIhOzeod05bHCzG3i2xuOxiBIIix/GSQ6BmQYDKItJSZci9IIwAO6DiKxL14GrYqBFfg7Ay+88oNaI5Uo2WNhmJUc9kQ8tAVmZlCU7ohSdJZoYoCU9azS5CQ+SUwUflVlLICoake04VYYae2psawpIWyNtrXmIB7dqRfxGVpfGdKpqHisppVxmwN3ipKgbXqYC3GOyhqJxlnZtYKGIulVQW/pTEaoXCZzX/1G6WZ0628DBL4HDL0ElI7FjovGuyQCHYoxokG04SDXCINfmYKTAfOKD5Zw3dePcV3llTyHdew8LpI+KmUX9wIsjx2hu8Ir+IWwgMQ1NfqEa7RqINnS2ANvWE+0UAUv7uRKUBD9YhBnyDci2fOuq5rrq/hOy5XgF1jNN3SgpHOjaPI41IkU8elOkjj43xLBDIxLpX1DrlhvBsGbTt3HNGEXLl0FRILVefoFVS4OhTrKnW3KDHcL4zxBBMsHXW1mLVOeJTHallxFDx8lFmos6i0O2iycINwdsujiXzb5SucM9MvjGHazySrYWlDgT+TlqX+UXf6Rx34qjIJkRuNbiKc74y9xHeU67DSVL7lahTnB/HFZHrhSVCuPtJQSxBzIN/WG1cMtQ7GyjovsMrGt8TlCfciUCPb6ljc5RsKeBi6lssX+JbreQZXhPHujSjWp2NjWc0NEz69jOxsO3+F92b0VwPxogPP9dQAOL+YNRrsPjoQCm5xtRxEdpWp5ssGJboE/mu9ANo6Vs13pB4Fr4UDBjJHiMASrMK3FpSBQKqh1+JqDa0EYxCh6SKL7aMFwqNCpjtLyiALE/jOcOR6fZqBOa/F851hdSxHocpKa9EP8Z3XI1i50SO8C2GzzazgFh4rBP8mg5H1wqOTzCv1J5kITGeNTE53Wsdf5TvPX8AdIKjC0g11t+Y4lnIZIdR1Gkqo7RoEUNhlg+TV8S1nLqmba6Kaq+tx+jXWXy2BemJ+ZKQVm8K3JaL412UZhDcb/3IB2rvrCAw9gqmw2826brnOWoeqOnwV1S0fddDXhQZxhLtGZGMNeqHpKHLPGz3U92nohFqjyoSmSwZFoWeVNbaosdYQhCDS0ygGVTcMI7GpVCOfS0sMcYGMiEIJ1rxhOr7zBDi7pg5RrUfanMeNzqMfO4qAQwQUnk3E0jKZvG4urWKtJiYLArlwg9/EQuLacdBavoFyr9bC99EGHc2cistyDNXh8jF4IQxpyjolvi32BN8Rj5iJYMoRRo2o6i6tkG8RyYbuviChEhOpxCKykHpg/cg8viUsCk1+CawWJtyrYaorD7mYdRFBUNVcj9Ul3ABzRB/jn91AkBRe5juTr6AUIuqKohBe0cx/hUm5rK1FW3KuHKqxFmwbhqIBNq6EjTY1hhuUfSzI/Hy3pAmDC8IxSiG8ch4tCCsxp/nW41cw1TDD2k5cw0zDVHevGGQ4Ft3db7Kk0cFRMGTadYh6FsGlcH9eIjuP1cW2G1EQU5Awx9HwJ5xFCl03NBpXGQFc0MEJiLO4C2Dva7wX+PXHslgw8Nuy64JBbhr4y50lRP5JSOarMGgVePQcqPLsWf4Apt6WmdWdTAYuzoCvLxqkGlN2SYZCzcYwlHo0QzklIMzT3e0um2drVA1IPZqfifzsLAGtFV4F8llpjFLdrEZNzMU45UzM6Rir6JmiY7Ijnunwiu7uGCooqgjJhZ77WpGBIA3RHW0o8gahkoxiGAtSruxWDmyqrRUFBi8wLr2OjiM1FtI7BjKhBC35eQRHTLdmDGc9KFLxGqI++xRWlg9NVVzQXFyn6d6+YMsOq0cQ1CAI0BfWYWKpMG4m33rlDAQfojklmW8/i2pTDUkYXwTFEA63IqgiE+HxBKRNKVtTUX0+QrcY8XiVn20QcmlXgKvIgAKWAUHMgMcL4MtzrABCAl5hMtBouaHEdurRjWVFw7ys+enIOwWCKGCBgmJehYqaBHbMqUbQoBonnEDUoTKePo529mxMktB0nhXd8wjriJN8ax3E4elYVOdkA79+GWnY+ojAupKZNGJ1I/oUazZvoDnRI9/T2E5ZxAWWxT+WpTLh01p4CksDs0Sl8E91ESwFIrtTl3m9pfaKgVR0qDjhEKDH+dbKcvBeBf+sMslwM53QlIXLoeXAC0cZ5bZFlhoasli+JeOcYeeIjVjZrYkN1VnHJoc0DzvOcmcjaOzrM2h8WO8WgUFjmCXOV2EVMShs4d1VNQ5XsqgCT1zk20vOqZvL09Ca8rtY2h5lpSM2Bqw3y7Ct1l5Vz+hJB+MxiVKGL6/B56ztA/NHsO+i2AbOGQD6IgztTkoUK4qRuIJpx1zmxj1suy7mKN+SDamQW4pe9zo07TkU3Dh1d7rgFNwspUD4PuzbDFg0mlm0vTa2u+0Cc54HOevC8U2iQTaBE7qvRCQmXGLbAjrkW4Sh1kMepyMUdCf5ufD8IZgbRkQnfJHvzK0S7lU3JvcI/+RwBBIrZm1ZoM08fYGhSy+vRwRDAZ3JuoRZFYLEo5BOPZnFbH3KsDOSY2CzWXBOa1oBdOExEOPlfH4l04/RJ8Hb0Pxh1/kWHRgpppQlEVR56dHzGMugyEqY69IhuuCEON2byL8Oi6chBko13RsSBj8bmvnsE/BYGMI0pgaUnYDMPo/SfhzDFWre7AcwLtbx7RnXEAqgqRporfQ4zDEVrTMSKTdJYxBEhvytKwb7V0ICIvmvMLPF4edodVfK0TS2HXi0AMIeeZOYBukBvjiVj3EQ3MdSDRuP8Nizwmh0kDBsciUmcRzpHQFuAwXEXobfswwFLL+A74RGaAsPw80SYO0wNjb6sv2MX2Nq+WdF4NfijEJGdFEo/uWQIRlqVj3YtlN+dTyjetDG2RrDJgU017HLaHjTDOIh5QQoDxyVE969ZQMSLryWCl2ZDkmXwHdElyKZu0cqTEpHZU01DALzF8UWYqRaTOM8Slaq0Wx0/WHg9ggsMgbtdQnffgUtUPFDFOd81hilIxurwROVeax70XVv9FbD49dZ83maNZ+sr45hO0p1rPs6DY4HnxQkgV5hxmy0d/B0Z9EZ4fvMbzPe7HmehCy/xredhn/PMn2UaCjgpUfTwDIxb++0XOBba0vBZIw5o1lJuAIPHGJyL9UgdFiviTsWdndToPpIpg6zQaphrMeAZYpjSpk4Mkgz1qegpF2M4TtrT6LepzAN33otDaezuUaxVaA4Hb/Mt9bHI3NuGAiq0NAeYZoRrLCigCfDkNmghVK2q1fEjrVW3IDpoxEPUSgBGCKqGj8n8M8uoUjmspbgDDx3l6nhtqu5IJOL+PXbGCivrd1b5ulIuag31jkF/xxH5YXtYi/wHWVX0P4jfNJOgqfT4alC+C7Z0JnrEbs66PF4g4OxtLj47i3MYyr8thVXrWZ7sTm5fFstFEDJWdxG151iTCzvN1TqzvhsrC3NIBpK2Hb1hfLurdscjHXB4JniikvCV2EsbVNLNQYhzrh9c2OFQQeiBc+CySoL0BdDm6WyvdmzCIffZRtah0rDPgETpannMfvT0EfR3S5hbQcoojihnm/NgbzNicdJurjuamvQNslFfEv9Db7lQhLfXniNbz8Rh9/j+WcV2XD1eaGrpO5C96McNB51Z0EgEAh5R9E/sIrTmVPD8voYY7rqesjlTCyolmnrxaz9irrMt2fmwG9RiCj4/1ocTHEUv4MyKjM13buhTIgZ9r279T0C6mw28hIpuBlRz6i4+wEE2+1kYvkkjiP+j0fhd7SJRaUGPoDr2ivqUQJBkomxwqM01n9EJIPMEsAf0cilpHjGy3xbjA7BWALXhaMEMgJczba2Ug3PFMA5rO3TH8f80T2nsC6cbTVHGgyMkqfL7Va+OcKj0odMR5cJjAgMjUXNUWRkJaOVdFSTeFZnvBHa+w1X7mZkmpoY3ZXKXJGlV928bLSNOQ1tRwordqhjmendLMr80p6dgjrHttvCQbHQ18knu4vsKcyXdXznu/dzj/GdhRf49vg69hCgW5hXGvIlJgL3LEFpQzFMToDOuWgoLobIQoyEMYuwShVrUJM6CCJUpqKKS1AZGE93/O0tVdS84kTDlqqOD4G1QKls5y0TGXz9DAIqOZMPwL06rx7tdn8Ov4AVlhRUsEtVmjf7yVDgWWzXWYcUOY4aUIgkLAJK2Q6DgWgyEK0wcgHj0Ty0H5fPsr2RdARhchyswZ48xHZv9DETddaUGPQINGHlaQRDHL5GuTlewneEx4MBTjPpdjYPBmLlNxrlt9uZrN8HNcYc736qgLJ2g2nEBAzBpsP2sCPYpaeZ2EWy5mbxnQl6w7Yx6lBNudFew67Os7RrOBZjoEw2h2r0n0lVWFfCG9N1S5eWmBLkIyaWiu6o9hgIPpV1wrsY4RSWIxlguPokJtFAeInXkM6M+fVVANzHtHjyKb5Dj6iJQQplFmF615nmN+xgCl+zzVrWmoJsi9m4nSfY3kkW+7HjXBbfkcQChbX83Vo+DKEZyUKzIyYbdr2W3v0khskk3D47nW8Jx3IvX0Ucxbx5TmPwWCpMozfsPPY8ois07G3UsW2seFREdhvDQ572sjzIzCxD+5nJtGctjOXPpOaxetBNJOp1If+s7jikaj5oAZYrgG4LP9/NkOyB8fGzKFIZsCQ8mV5p6DhZP361gm+PymVxgnas+iLLWVg16XS3rg5/I71YT1jJ+ox0RFNh90Np+LgWqa9HWUqM66ZXXY8Sx/3LIxG+0Zh/PNsZmW/IyvYIrOT0ab4lGblUVICuvEB4lP+wrieJE4/yrTcSkZkJhoJdrxMe5TLGSazpZvRjfEvmOZBIArg3/RhiN1V4VMJOOFXNt0VEdz9gw5oqouDaCJxUX8m3pICcTx87JjRdNmxuF6I1ykdrpG6uusH2LVsjoQ7qL+JmbDfnKKvfhvrSXT0j+B1sp/jqRTRQF4SbpQaDJKUYDNJ6NNxwDmgzpQCUCN10MRGBifDJYZlclFvTTcbMKHMMnu3IPg92r8XM2VPQ8nNoGaAQE69iXScQDfGgkFJ48jy8BAvGom+PKWQPfnJwt8givr00F41JMWKWPaHuTh5d975LDnpkFK36RGQXI19YIYU9nOne5URI3yyFv7YxmVUMgjlTbLSJaajuZ7ooHFCm7Yk1YB0kTVdxFmLnfDayiakHPUZXMeKugAEPghAOYcmLWTNxmVHqRYifeEit0uMI0HOsD2pJPccvZCXjZDzMEo08RcrVXoemvlDJd57KY89Pb0BbRLGeLNxArJ0l9YgrWPI6ang4K964EguNOmq0k/FC99NzzDMuFSKiEE1EISxRhQyIYzQPVktiDznOdmcWAu1kN4vFvr1fUA4n5kFxQJCh2sFdl+MhkKExyssR3RgcfNipKwQZR6MjRB5eqmYP3NPhBXRYgmGz+GlsIuuhMxB1LWXswWJ9Le9mCKoLCCpYgz06yIYD2AYG2wE3PEivSoR+uopKfoxvDz+PvM7m269fQTqwUpvJSm3rtTKoBB1bTDqMV2l4RgCvl4GhomvgOB2qEzI8n+2PpUKH5+LeSecMZQaWPsokbnj3s4VoQ2REGJ6OnkY11cGs6LXdmZw4inMzUoRHVQ9BZFh+a8FF8GW28Cj7YV337qsO47OGJzYajUk96CkOjgGJpR0z7G4aNixhYU33Fh/rlOtx77L85rI6rJZ1dIsN/wgju3s/CPyQCo11/ZwK69rPpnqt/k3zVMGijzU3+xtjDRtPYd3PupkcLkGAJ2jeKGqIfwjUSrB2zFVkJOR+LQYNu8pkQQZTFOh0rpSjuwjrnp6uu24zC+hz+JajR5F5UGO6bINhsBodghbeDmwsx4RyGK+hX42M7H56z/7NiUGug+Au5SEsYMCkPJTm7Kvdz50h0XIL2cYjXFt/BpGcxrbJc/BTdArbV0wNP846DEQCexSWpAeuIecKDE5lu2IlBr9FgAf0ULkpqHpXoJOO8p11yXznGfZvZFgFRA1AM5p/ju+sBDFG53Y/u9Cxah8F6kxhW7Cs7sZVIi3DkBclUEzRzdUsldh2EDRlfD1cCZbrjMphGy2Yb04q7noewyXgWywMvW9H/SXEdb7hoRvbe2NhV8q3R8by7efi+fZc1h3DlKUXruK0S421hk0O2OBaEt9Wh1wsTIaNLhjEa5jqzpXu3V+2cZaIngQqoT6f1c32mHMI9qMs2NtikIr54NV4xjjJEUj5K0z93csybHwwyX0dyhP00XYCzJJ+iW9JhFBOuc42DmLYo1TUKjTqbWE1TN5nMGqKYnURhTYzv7ucGh5aXiztfiLd/Rwunm/RX+Cf5aE5yz+JSChlpffyPx5Z6isN4mAJ0sud6eycasO/z7LRTDBazU9UHeZ+ISfINuLa83//+CsUlJC5tD8ZJ1qTR3Qi+YC6kl4qL+I61I88k0LJOtNs8khbTVbL90mkbQtZpn1NpnOWXAW15xaaOnIWykrOi27n/mgbwlUqKZyRKo8rkSq4cfJDrlNu4/4kvOR2cRrVmFeWqkrqoJqkclF9YeapchSDVSP8E1V9xQrVEa5B9b58X+Ujtqj+LL5U5dE+/MZ7w/h11Iv/WfLjP6NHeGsxgR8pn+QH0zL+FVfHJ8oP+RbSwlspv/BjZLVgRQcJX9ORwjzqKPSlHoJG5SMckAKFpVKosEZOE9xpnhDIVQgXbBuEl+SxcE/qENaavBY+oUOMWkQHoy8UF6MTdLHRj/J6Iy/tTqMfuBij77R5Rt/TOqPX9K7RNuWJ0b6+L4xmchr1Hd5SraPj1WrZTT1S5aW+y/upTaVg9WQ5Tf2uqkjt9KpaLWtvqztJi9pCeqn+kjfvlUXtemVJk3vFij69ptHtvfopR3qt5xJ6TZJye00Ra3uNUN/utVF60qs3lXutUTSa0fIQDa/Ya6YLjpo00VPzF7pe81AJ0vj21WuuyAWa4eoKzSjVLY2p8kCzVWnRTH/1UlMkmxh7yqLxH0QH45miu3Eg9Tb+kxhgnCCFGp8W84yX0Vrjq+Jt47v0O+NBynPjREU2/jOnMblNrEz6UweTeDrT5LDoabJZ3mJiphww6a1Emey2zTBRSUUmtv4fmzjTFpNo5aXJMEkwfUBtTTcqWlMqu5naUm/TvlyAqY4Gm/4gR5mOEDNMV8rFpkO5alN3+qmpCX1sukF+bvqTJJsu6mtmdla0NzNW3MwKFG+zvwkBZu9yIWa9hRizF7a5Zo3G1Wb95Ptm15RmszD6s9klquqdK/fv3Uuw7u2pTO49nHPv7Sx591ZoUO8Lkq73aq6ot5NU3dtMaOr9VGjpfZ+Te6831vQJFe36XFEm9/m91r1Pf8mvTwMJ7dMmJ/X5RMzt4yhf6uP+6nafE/RJH0vViz77pNd9fpDM+96Xx/TdKTn2zaTeffvKW/r+RIP7HpCj+porGX11UlHf+a8a+p6mD/uOteno+46i9O2STczHclbmfrYO5gH3ZphP5YLM+0g68130pPk0scz8973rzD/Ttpjfk1X9DmjN+2VLDv1a6YJ+nq98+00wDuqnpkn9Vkt5/b4n1f0WvrrVz4c+7jdH6uiXQNX9f08t+pdLdv2fEY/+QXRN/2B5e//12pD+PwkZ/UfT0v6uUm3/YrGx/xfGLf1NVWTAX2n/AZ/ItgN4OnFAsuw2YJ3kPeCREDSgg+gHHFYyBiyTiwc4v6oekCLeHjCRPh7wMX0+4LooD4gUNRa8aGlxgNpbvJYcLaYoD7hz8mKLdfJ6i3Jlp0UQF2oh0gSLHDHXYvyrMosP5ZsWRtIDi2X0Z4vNkjCwXGs90FJxGbiVeg6cT9cP5FU7B4bR0IE7lYSBjoPzB96498nAGkUeqJVNBj0XLAc1iQ6D2kT3QY2m3oPO072DxlH9oAlixqARXNGg42L1oFZ6e1Aq/W7QdqVj0D6tPKiWDnrnJbV7hxMmv1MneryzhPq8Y6wEvjOZHn5n+67Ydxpp/TvNtk3vfEM63umk8jtlosZyI7W1HC9PtHwpu1lOeeVlWU+3WH7PBVsG2yZY/k4utuyQqi2rxduWpspTyxtilyWRTQZXipaDT2q1g9/nPAcPEX0HB8m7B9ff+3Bwu1QxOIc2Dq4Xnww+y78cfEY2GXJbHjIkSLIfohNdhvyH5DnE3n/bkFwld8hysWzIh5Kf+m/irSETpAdDLLiOIcYqeYgx1Qx9IFoOPSZphz6l3kM/4AKGamjw0D/KUUPHKhlD7WjR0Capeugw8fbQ/6BPh0YqL4fWKoLVSNHC6hvRzmqk2sVq0isvq01cgFWNfMDqklZvVarkWR2Xq6y2yjetPKQmq520zcpKfGm1hLaZlFOzYR5mVsO0iuOwZnnBMA9Tn2EH6IFhVXLUsFo5a5gjPTtsJVc77Aq9PezJmMfDrtGuYXVaIv6NWInxioO4RHERvxU9xT/TLeJoLlhcSaPEVzRLXK+Uinflq+LUV7fFTfd+L06UzKXpdLxUQF0lV1pgdYsuk/6T85PMlQNSIY2TWoRs6TVXJt21aZAGc4+lVqFDKuNfS1+I5tYpkrX1WepinSQvtv5R8rUO5oKsv+Z11j/SDOsursg6VL5kfUu6ZX1XCR46Smy2bqBd1o2yymaGYm7zRLS2SVAcbcaIHjb9VT42zkMDbUba6G2OKik2X3F5NmpaYVOiNNh8Qe/bFMttNtOVlzYfyWpbPbWwXSLa2epFF9tv6WLbAaKf7TkpyHY3zbJtRLytkIpsB6sabAtpk+3P9Knt+7TLtsyWDN/PWQ5PluyHXx24aHiYGDT8z3L48AE0bfgxm7zhN0nt8GPmnw/Xql4ML+sr2B1TrO3c5Yl282xd7TjOx2403W6nkBC7B3Kc3VQl2+6zAWfs7LlGuz/IP9iZ2b6wG8cJI6qoxYh2eeSIz+nkEYM49xGLRO8RntzOEUfpkRFjX6WM8JKKRkTS2hHfcrdHhNDmEZ/JP4/ohfjJFMlITjEfGSVZj3QT3UdmUO+RgfKWkS/E4JEXuISRJsrJkYtp+cgkpW5kJb078jp9OrJB2zWSo2ajZg+1GvWfstOoHdRjVJHkM+o+CR11U04aJapyR53oWzbqnHh7lJHydNQfua5R71CVfX+5v72ksrOfplgZr6KT7e+Yudufkfzsv5JC7V1ohv0Gsch+HeLjE1ptf0n+1H609MCe0A77p7Ji/w01GT3sleVoTuUweoOxy2g7ec3oCBo42lwVMjpAiRn9gXxsdIJYNnodVzfaXmwcPWvok9HBojz6U6oZc0WyHKOlDmNKkHfX780YYywFjZkl6cc0S9ljxtPyMb2kujFx9PEYWegY85nZ6zEunOXY39ExYz1kp7GvqMfYCYrP2D+KgWMdXunGfqbkjp1sXDZ2knh77GP5bP/90uOxvVUvxhLl17FHqJnDNq2Vw2rR0aG36OHQRX0cntFAh8tiiIONlOLgSoscFirVDr7iLQeO/uDwVHzhcI0qAw8pwjhesBj3RB4zro/gOO6WvHhcsOQ7bqe8d9zf5KhxOXLWuHahaJyVVDtupvxw3NdSy7itIhl/hg4Zn6zYj39BncabSB7jt8lbxl+VD4z3U/TjZwzNGE+livFtwq3x2+jj8Z9LHeMdxNfjJdHs3Vqt1bsTVY7vfqv1eDdOCnj3qhLzrhE99q6tfPbdGL5j/CFa++4xeufdZ9zjd8e9evHuL9RE+6VkpZ1MJ2tj6FztX6mPdggN1P5AD2sHK3HavVy2doFYqr1Mr2rD6R3tGJvH2s9os9ZS+VnrKpIJ62j/CctEuwlazmWCA+c5wYPznfCE2zlBsNVPoELuhG19KyY8oXcnHBWfTEiSXkw4KfefeN7WeuL31Gni54rHxKV0zcSntoETd1HdRJWYMvFPcsHE9WLFxHO0YeLfuKaJN+nTiZ8qXRPLZNWkJ73NJz3mHCatlNwn/YFunPQtCZrk+ko3KVbxtLisZEzy0RZNclAaJt02a5qkt30xaTgVJvehgyYf4e0mj5McJq+lCyYvknwm/50emDzSPGayIhdPthWrJ1txtyZ/ojyYvIa2TDZRvZx8lQpT/ixZTNmvWE35PR0/pb/iNuWe6D3Fge6ccko+MuWmmDAlihZN+UWqnrKV3pnyV+HxlMX0xZSN2tdTPqJDpk6j9lMF2WnqXcljqrnoN/UbJWjqHyX91J+47KmZStnUIaq6qTa0cepa5cnUDff+NPWl1nxag+gwLVV0n3aQek/T2QZMGy6FTnvOZU/bJZ+dplZqp21Qbk97RR5P28Z1TLspydOe21o4+sjjHXvRmY53oD2PyosdMyQ/x+WC3tFNyXac/arUcaNc79jBNToOoE8c0/u+cMxRNNN/Ry2nH5bsp081cZn+WPGZ/pQLnL5NDJ0+kMuYrqJpNi/k4ulEVTt9GL09fearx9MT6U/T3aXX09+TLJ3s5alO06m7k1b0dvLWBjhdUHROh2xTnHbQs05mtN5pML3r9HvpiROlvzgt6C04f6i1dr4ruji/K3k629Ltztfkw85DlTjnmVK2c7h8yVlUbjlv5x44rxFbnNPlmSYLpZfOMyRzlwS+YvwrebzLTs7VZa3k5bJR3OlySQx1iVIyXAZwRS4/CNUuu8XbLl+rH7sMkX9yuSm8dnlHNJ8RZGs/4zvOdcZSxWfGa3n7jA1SyIztNGtGgFw842uxeka5TeOMa/daZ9xWNDN18pCZNqL9zIWi48zBosdMD9TnTdRn5q/y9pkbaemw/5APz1ypTZg5yaR05vfSrZl75e9m9uY6ZmYr8kxfY8174+jI90K5ye+dldzfW6MNfG8R1b+3Wcx4b7BU9l61fPO9OP7WzGDa9J6ibX7Pjf763nLJ3PWe1sE1VV7gOl/0dV1Od7uqxVDXOCXBdSE96erMlbl6c3WuB4VG11XyU9f58s+uB/qSWX+kVrOy5fGzZlK3WWvlZfh94yxLLmiWrxw+K9Y2ZVYcPTvLX6qbtYHenzVHeeLAyU9nreC6ZuWLxO2SZO5mzNm5lYqT3WaInm6TJV83Xy7ErVaMcTsgZru9T8+6cWKt2xl62+2m9rHbbfrSzZ0TZtdLFrPzJevZZpLL7OeSz+wgcefskzR09ispYfZ5/nUfC5o321uumv1Sapjdn/4wu0n+aXax8nr2IMXMvV5r5e4rOLqfVzzd3+F83f3RH51Sdrr/Ih9xf6D4DnRXZPuVYoK7ydBcd/97V9xPSi/c+3Dmc5qo9Zx+VDvHnnpab6Zu+H3lnHwaMOcjMXhOiqKfkyZlzDlLr845JN+ZEyt/N2e58mJOsfR6TodoPbeGOs0daesxt1rymztUPjI3SUyYu8c2d65aKZ/7Oa2f20Eb59ZKT+b+Xeqa+y79de4lajZvnWA178+Cdl6l5D5vP10zb7+4c95QKXTeefnYvANK6bxSWjtvmXR7np/YMm+X9HKemcrc4yvR2mOPqPUokFw99stbPN6XXktTpWCPRJrisZvmefwnqfAYLTZ49FHueyxWmj1GSl0eeyWz+YNl2/mnFe38JsV1/u+NvefHS0Hz59CM+X+yLZo/4VXd/HdUTfNH0Kfzo+Wf54eLZMEP1HxBmWK9YLOiXTBKdlvgQb0WUM5vwUQlaMFdTrfgT1zKAmd6dkEWrV9wVr67QMM9WTAPPfo1iz8tWGdsvnCF6LDwKp25sEzrufDawG0Lt4gJC1to8UJTWr1wlu2thaXyLyaj6JOFc+mLhZ3S64V7qblnnWzr2V/Rem4XXT1z6DLPO8TPcwXd6zlAifJ8IWR7JtAyz2x6/73xSp3nbNrouUh54rmWvvBMlV57/ihaLhqo0i76QnJdZCWvXFQFXlv0KnDRESV0UR5i4rhNwqKDymSn/9AWLeo/tGGRG32yiOdeLEqmrxdx1maLL0pWi8sk7eL11HvxQDFgsR0XuvhbOWlxiHxy8RS5fPHPcv3i34uNiz8WWhY/JfLiNSaaJTMVuyW/EycvKaGLl8RKvkuipZAlXmLukjtS9RJf7e0lvcSWJX8UXi6pETVeY1XWXoGo7X+VnbxeEw+vu8TH67vegV4OKr3XLHrSaxWt8sowbfCaLT7xapReeM23JUsVznLpr3Sm0TBFu/Q7yXXpF8R76efylqVhtsFLv+ATlv6O5C19LFUstfP/ZOnvlI6lLVRe+ldJs0xQWS1LQ46vNXZY5gqtvIjzWJZLfZbdptuX1dHDyzJp3LLp8rFl9+jZZVuk2mV/JQ+WLVBalt1Uv1ymGapZ7qPYLfc0nbz8L/Ky5b3kjcv7DA1arpESlq9EPuVJect/pXXLvYTG5SFi8/LVVFkuySbeFnSItyjae9cr3nMOco7ez4mH97vyGu9KWenlSAO9Dwgh3l8quSM/GZDoHShWeNfT2968/J33HdMX3lGiZgWnDFlhBU78UnRYIXEuK8arPFfskHxX+GlDVrhIGSsKxIoVrvLNFX7y/RVGstOwMLltxRHx5YqBirAyXbRYuUqx62VJR658j05daU3nrvxK8V75I92+8msSujKaJq20l/JWptFLK+3opyvrLb5ZSam80ojTrIqULFc9Fl1WFSneq2bQLatOKiGrfLiYVe+L2asG0tJVjWLtqm27Pl/lrcjLQ6UXqwoV4mMkmvsI1NZnIp3oo1K5+hzivHyu0I0+x6Ugn3L+8dhsmuHjJBb5HFcsvedw1T4q+VOfNfShj7vY4vO50d986hSt6QeK+Wp/0Xr1RUW7eih1Xd1Al61WcX6rZytBq6dJutW+4Lcs+eTqKVzZaie5fnUe17j6L+TJ6q/ln1YPl39dvdrYbE2MPGbNX6jjmjx5wZoZnM+aADFwTaYcvuYBl7KmnRasyZer1oTSm2vWCw/WyPT5mqdUWXNZ0qyV5ZFrFclxbRRdvLZK9F37rhK89isb/dpF9ORaP65i7ce0Ye0mqWltb/rT2gmU+LZx5r6/UGvfzyStbyxd7Oul7HQVqJ/vV/Le1eVikO8wGudbS3N9D4plvgNUdb4asdH3Q7HF9xZ56XuSqtetVizWzX1lt+6F5LjuJvVcN0uxHGKk+K47KO9eFyKFrtvfN2WdXi5fd878+rr10HIP+OZ12lcv1w2lJut/Ea3Wt8jj1+8BDw8XXdZbK57rM+j69YKye32DOnS9jX/q+oHKpfUd8qfrVygP1i/WtqxvpqoNZtRiQ8O9ERsi5TUbArjADRNUIRseSikbqFi0obdUvYFITRteii0bwqSXG/Yq5n67ZVs/Naf1kyVXv710pZ+nFOh3X9L78TTPz5pW+F3p2+AXrjzxM+Fe+E2hr/3efWXmP59a+z+mWv+Jspv/M9HL/zsx0P9Xrc7fQpXrP5yW+3vSBv/N2ib/6/SF/2H6w1Rr7rX/Ys5s4wxZ3HiZOmy8x7lsHEQXb1wkr99Ybrtz4yFJv/ELmr1xv23pRjt1w8Z27sFGrdSycQknbxzub7ypgnPY9CF12RRKPTdtUnw3RYs7N7nIRzaplIRNWYp+XJ6Yu6mfqmzTOFXdJpl7sOkn2rapQny5KYX2CTiotQpw5R0DbDj3AFn0DphKAwI09EDAczkq4GeSERAhFQV0ircDOunTgK+1XQEvBbPNqeDiOmq92UXJXfxEq90cpPXcXES3b26RQje/J6dtzpTyNg8Vb21+JD7Y3EV/2ryQvt4cJ5ptqZOstix4pd3yK+e+5Rlds+URF7jlmRy+Zay8ZiYRM7aYckVbFkjVW8ZzTVsO0qdbHJWXW5ZSYesdedDWCj6UJEr2W6/Li7dupr5bNcrurQE0dKspNZl+RknYWkNzt/4kl2+9R+u2PqZ3tz7UNm99RF9vbSZmgd9Rq0AL0SFwNXUPbDFaEUjo3sAJ8M3HqGEhNDzwsDYl0EMsCxxP6wK/pI2BIvck0IMmbU0WXwSq6OvADtpn20vOatt9On7bacll2x7Jb5ubFLptmHJs259o2bY/krptflLjtgCpedvX3OttgxWz7ddEq+3x1GH7E+KyfbSx53Yzefv2Yhqy3U6M2e4gH9s+8VXpdlO5fvtmrnH7HPHJ9qQBf9qeQs13fEasdwzjtDs+E113hHA+O65KgTvyaOgOYzlpRxs9uWM2V7bjvlC3o1Rq2vEN92JHLO+6qIwKO5u0Fjs9Xml3jqFzd34qee/07B24s5HXb8wS9TsDpYydZkNLd+4Ub+18yD3Y+Q700Dzxxc6FA/6+c45suyua1+56V3TZdVleuesG+OVbKWDXbPnwrhNSzC4nWr7rc1K36yfSuCtUyeibIT7Z9Q59sesG4uyH3q93/Z5Y7u4v2u8O1jruHqN47x5LA3YPkIJ3U23KblEu3z2Xq9v9gDbuLqA/7K7Wvthti55vhKTZ8zGx2xMxYMqe56LPnlVi0J4pNHxPuZy1ZyAt3jPSv2bPMqVjz1JR3pMomgf9RbAOGiRPDdIrHkH3FJ+gfuLOoBgaGnRImxA0mSsNaqS1QS/pnaDAXd8GZSivg4hg9n4+Z/3+JlH7/j7R9f19nNf7f+f83uek4PfHcDHvH6bZ74+iZ99/SOvet5Ya3z9Hn75vr3r5/ueisPe8ZLG3r+K094LosfcP1G/vCPnsvN1c0N4/Ed3eSTRl73Kat/d924q9n5COvl/RO3tVynd7vzDt2LtbEvZNQkz1Uqz3zYVNL8oT981TrO1mS677DtH1+8y4nfv2iqH7KEnY526bu++SUr3vIbm1b6H8cN97tGXfQ/HlviNyn+B1olXwHTo1eIzKPfgC7xv8DQ0KPk91wf5cSvAo//zgAPowuBfXEqylvwTPVYT9y/pa7J8lavcvld3223Je+79V/PYflHyDHdADZIDznwhB+4uofv9IJWP/u/1O77eU7+xPU0r7T5O/2x9Jn+8niry/jJoc+NHW8kBfSXvgO8HzwHzJ70BJ3+ADF2nKgVV98w7MonUHjtO7B0zkNWO3ap8c8JbkA+qhFgd3KdqDjxTXg+Ml74O/kKCDzVR30JOmHXSieQc/11YcHCM1Huyr6ji4g5MP6iVNyHnRIeQ5nRvys+Ad4qsEhmRoQ0LOKYGcTDNCVpsUhdyWGkKeCQ9CCsWOkC+pEjJZcV3QIJscmipaHppExxz6TnY69HficchJ8Tk0T84a8FDefuiBNuSQv5x16COl9NAGrvZQKb1zaJX0+FC8/MshkaoPV0gWh03omMNRvOPhsXTx4VGS7+HbAw4ddhZzDyfx+qnmUtnhO2LD4VP0zrSnUtPhPfSnwzHK68PHqdkH6ZLVB9+Lrh8Iis8HpmLgB57akA/GixkfDKJlHwxR6j54JN/9YL38wwfb6YsPZr16/YHngH6hJ+SpoR9y7qFhfb1DXV4FhVpRfej72ozQKloVOo9rCP2A3g9Vq1pC/xP6bd6rl6HLZZMPT8tDPlRL9h/uk+d+GEFXflhBt3yop4c/9KZxH/5ByP0wRqz48Ilxw4cNZk8+NFPkD68rXnxIX82R9fdGHPmL6HGkWfQ70smFHEmQ444cpdlHPpZKj6QOuH5kgfz0yA9i15EbsslHu0TLj/4uj/nIjzp99L3g8dFIuv6jQinoo0/FjI9s6OFVEi376Gta99EQrvEjf/rDR9/Sro/sqUpXTvvrlnLWOoHT6lxEV91azktnI2/U2dkG6b6U43Tm8jHdSlqqC1JqddbyHR3hHuvuix26UC0J8xatwm5Rh7AHxCXsAOcZ5iyvD/sz2Rn2SAoNm6Tk8n+SssOauLIwE6UubIt8N8xYfBImSC/DHtL+4SXUOrwfnRh+hM4Nf18Jnfua+oS/JwaGf6INCZ/FZ4R/LeSFhyjZdtlidfh/iLfC75EH4b+TWsK3UCXcS1b2R/Ky6btUE7FJHhKx3sQ+4r5iNyKJzo2YKHpHrJC3ROwQgyPaiT4iSs6KqJeLIxR6NWLxq9sRMbZPIqq0LyN6Kf31t0VrfV86UV+hddUPVfnq35F366eLofopUoY+mVbp14oN+lx6X29Em/WtpEs/XSKRH8uDIsdQu0gHaXLkCcUr8qLoF+l371Dkh7Q8spmri7wiPoj8G22J/Eb+JfI0FaKcOIuoBqV0WT4dGVUhjxeP0clRG6iLdTKfMDtedI8i1t5R45SAKFt1cJSxbUyUO58Xtcu2Omryq8YoXnka5UJ/jhJEIfoPxhbR2+jE6D9T1+ifRa/o0Sq/6A/EoOjDclz0C5odfYGWRg+hV6NH0tvRbfRx9CnaEV1NtwT4GMvR4dQi5qxiF+MoTY6ZLHrEnBF9YnbIe2OGyeExL0hKjJmYFxMnV8UMUjXEFMj3YyT6NKZLfBnTWzGLnd3XKvZHzjHWU/SK9aXbY8cMD439QDLv1SonxZqIubFfyOWxbnJ9rPSqMfY7+jT2Q6UrdgElcY6vzOPGSnZx3xHXuH10WdxUuiVuDxcc9xXRx6XSjLhbYlFcodzfxk6qizslPY7bp7yO8zU1iz8k2sfPFV3jq6lX/FbJL/5T+Uj8MTkpfjafG98qlsanyFfj6yw+j6+SXsS3i5qECuj/ItEywV8RrGIkbYKFvDjhS843oe7eroQnNCXBWclL+E9akTCNa0jYjjV70aYEjfw0YZvUldAkCInGdEjiGs4+0VZyTBwoeSfOpnsTb9CoRHOakfi1UpR4h6bYLBarE/1oY+JU+YfEseKLxAjldWI/ySwpXUlYHKxYJ22XtEltkmfSX0W/pBk0KGkm1SXtpylJveWCJF6qTvobvZ/0e6E5aQt9mRRE9eOe2QrJfahV8pc2Dsm55nOSJ9DtyZEDDiVfkxwP65Tc5BKxLHkjdyv5J/FBcn/uRfJF+mvyALlPyqdUTBmijE+Jpi4pf+A8U7qEgJS7NCTlZxqT4k2zU4ZIpSkPhVspX9HHKX+QOlLSqSo1QjRPXcVZpy7srU1tJJ6pf6e+qfvoztSbit+kYnok9ZaSknqOz0tdLF9KtRRvpa6gD1JH0JbUC/IvqUMVvbhFEdI22lqk/Ugc0jbRmWlhimdaOvVNG6G0aFL4lnH/QXemzaFH0g5zCWl/oifTQmwr0j4Wb6fF0ua0NNqVtkeead1OSXq1Yp7+nuJpMUi0Tg/mHdNzJPf0gfLG9Oc0KL2gry59vpKbvsa4LP0+vZ2uUR6nf0Q70n8vK+lXtWYZqwT7jC+JS4Y5XZyxgG7M+F7emzFLDs8IpmkZljQvY6lQkTFYuJUxevjjjB1KR0arJGfcE8wyLSXrzAt0ama45J4ZSLdn5kohmV5cbqYPLc+MkOszd9LGzBfck8yj0svMPvLeBeP7Dc7qo3LJyldeBvcRPbOWyOuzPN76Nwmlr3uRYw0NUVuWaT8R+tiYr16WcmpLGrHsn/SXBxvMrcqW2KZZlvnZN/Ufrdtsq46xtjDjP9G8UzLROCDvs/u2yQ63lvnZRP1Yo3f0NzOvcB30cOI7t/5C+h30ck39fJ/G/LtBI+P3mk/nfigQdYOczXxtLFxddXNN3D3CAytq5nv1mW4fYF1jQkY4coHk+6K87bYTCkMe5k8a+IW1aLzMq7fXgrWEs1lcaR2X5zO3xUfU/+Wdij6WUWvNOpfd1m5zz1OPXFTy/cfho3NqBmqONLmdvz81zMrL28rvc2vzXpajSW2KKqhuzr6pZFC2+cTAmLnPrYpWugpuu35ydX+cP2h5RO4INwvS5+Pf/FnpJqIfOjgt3KLLhgyaK1jG2zjMDuyvNt3oxMe59bGeX+R97dZznVpnOX1YQFI6N/nZNFcuR7ALfHY0/JJxwQSzoIZxLzmt0YLTmb1V0+d93X+Cu7N+nNbFa4ZrtPGt3+mpm0lqiq2bMFrr9/nGebMsPOT5aZ8aDbw3UWvkYb52QH8H25SY7HD3Mku+f2w/2/kuJ5oF3yJz51PCN7M5s8f3eDc/8yabnS+3/vOvqlaN3/DtxwkjT+rcdW7z/IKabNb4rW2Yl5A312S13lYX1+DFjbHtVzzcZqSprWXtLG7y2Abzkb1JnrHZ3hmp3/kNvz0zU7Ar3qkxH+1h1xKj3Bxkx516MEils3Up1ZnzGY6cfcbfSNTcfjM+vZViuF+/913ji19ww2lj//w7t7QBQyZYGRVqSI5DkLkY6xqX2X/ZdG+iszC1/ZiQYWesqu9rNhKNp7af3j9cV7GIC1zKz7m13f6f8xcLVj7YZqcaorV2MV+c0c96tW/y8+H93ArIl36kQXfg5kwbQbtgtLs+dPJjG9MCT+JuaaaLHGmzTlDdem4zKm78OGGprfdwvzvjtqc1D84fRzr9hLwEvV2DvZHTxOBIK/NRXsW/+RP4sbqQfts2njF/reqjnMA0NFqvGM3sj+uf+rn24ZefNQ8n1kuTdJxaR4ib4U8hkytkNzda1aHqUhXwa4TbwiGjPxtlqkvUY3vpe9X2aukl9+qtGfqPP5cef/YHjxBdoIlbz+9h3resi1w/19l5JQ4Q4q3NVcR8kDX7Y7XEioxHDt40cyWfmmnIzQH+JH5AL3z2IiN4PzKLHHH2J67OVy1mkSsWRv98O8OAMBI+gCcpwM0BvYkxb83PIjdd5pDnLvPJry5LgBXEdsZq4jTDn+hdNpMyl22kwWUPsJ+0uBwir11ukkbnO6TL+QEhLk9JkvNzUuX8ktx0VnF+zjyQx4U65QMXuMNOFcAKtSsZpRYMfxl8Au+qciMxzu4kw3khue/sSZ44LyYvnZcRSxdvMtllDQl22UgWOAeQlc6BxNdlB87bSU467yaXnPeS75yDyS/Oh8lUlwsD/UntQCNyZaDRb/5CcI7WWj1Xm0sWalVkEbAEWAosB1YAq4DVwFpgHbAB8AcCgC1AILAH2AvsB0KAD4ATQDHGPYfP88AFoBK4CNQAl4ErwDXgOnAD+Bi4BXwK3Aa+Au4D3wCPge+BP2vNSRfwF+Bn4O/a374CxsVYR+yNVUQLTAI4vqHPLEK42SSKm0M03Dyyhp+Pz4XkDmz5HbeIPIU9n3NLcMyLaFyWEUG1nPRRrSAm3Cqy0mU1jq8hM1X+GGMT8eA24/etxIrfhs8dJAG2zuV2kSLYu4zbg2NBGHcv+ZTbR5q4/RjjIPx0CMcPE6IqJVeNbpJbzp+Q7apPyU7VZyTc6Q7pcP6K1Ds9ILLzN+Qnp8fEU/WE/MI9JVHOrcRB1UbGq9qJu9Nzctb5z0Tn9JJcdf4bqXCSMcfXpJZTcT6IIR/n/pzGaQDgyZk5LQICOWunbUAeF4zYCkZs7UVs7XVK5QfpMvkhuqO8lS6HF3Wn+JG60/x43Rl+sq6SN9HV8Oa6y3x/3RXeQneDH0I+4c3J57wJucMH677gp+ru8yoyQLDWDRGsdJMEV+IkuBMiaQgHaABjwBzoB1gCgwFrwAawB0YDWmAC4AhMB1yBWYAHMB/wApYCqwE/wB8IBLYBNySR/Cq5/uOv5nurm5ErGp2H2kO3APhYjZgBvlGP0d3p7Ue+7a0iT4DxyHEP2D4Qdp2J43N7a8g8YCX4YK6ZQOzw/QrihJx97XxtwCyiH9D9l7nH8XmcO8l1nkOKES/NiBXZ2Zs4IufdXALIeufNJBAxUAD/X0WuKc77ieBSYeCQXmQVxpk3wPS3r2zirdWzYE03onOeTZIwdgLGLuDmkgrneaSK8yDVzvPJXcRlG+71wnkJqee9iBni0sxlORmCnHdwWUXWu/iQAMTmduS/G2Izgd9I3Jw3ES8ugCzGnAK4LWSv81YSjDp/wHkXKcX8yp33EB0fRO4iPu867wOPBJOfnA8Sa5cQMhIx6uByGLG/hrNwWgv4IYb8gY84R6eNohnZBNw3GqD7zmjgb9bTD/aZRcL5OcB8YAk5wi/DfVbgZ3/izm8GtgF7iCu/l7jx+/Hz29dv3RVGNu3qjU+ebAMEPs8IXIxcPYZcrYItbiI3FW4FGaNaTaowpity0Bc5GOy8jeiRc3XIsxfcIRLM3yKTkVeOqm9IueohKUUe/cy1IJfacP3fSJDqF+Tda1LNPecE8kdgpCpBNwoYrxLIu0Aq7+WYw+scT/MxjpU8cbzCax0/4R0dLYUMbriQxTkKK7nZgg83VRTINGANsFYUfvsX1/3ziehvSmwAW2C0v6nukbEr+cy45y/b83kms8ivZA5Rc/OBxcQbNlNjfRrwzTL4dCLqyK9kM45tA3aTQbCdGmvUgEss4KeXLqUkbuZNchs15QVqymvnJ+RX8EUc6ko56kq982vSAF7wBS/4ghcE8IIAXtCAFzTggxDwQQj44AD44AD4YJljJr/F8SiQw4c7nuKrsP44xzN8AWxwZFoNf3jaZeAKcIPfO+0Tfvu0z/kt0+7w5o5f8OMdBwpjdJbCIN0UYSpxFBbAAAK4QAAXCOACAVwggAsEcIEALhDABQK4QAAXCOACAVwggAsEcIEALhDABQK4QAAXCOACAVwggAsEcIEALhDABQK4QAAXCOACK3CB22/eoOGI+HEhAe4zyFz3mWSje4qNBUmz6U8ybCaTJhu17j7wwMZMx9uqiAYwBYYDIwAXWxMyG59zbHF/fC6ydSX++AywtSSbgb04vg84ABwEDtuakQ+AUNvb5EMgHMcigCggGki1LSBpQIGtBSnF2GeAc7YaUmUbRC4C1UANUG/qRz411ZDPgKF8HllCClB/qlV7SIBqPzmgEv1nIabAJ73BVb3NiHbwLDJlcPeLNubwRJPKr4T/tsNnxY5l8Es57wDfCY6XeUvHz3lvx7u8pyORCMcBKoAHBMAIUAO9AA1gDJgApoAZ0BvoA/QFrKVm+K2Z2ALDATtgBDASGAXYA6OBMcBYwAEYB4wH3gX8JB18pyMbgU1AALAZ2AJsBQKBbcB2YAewE9gF7Ab2AEGSngRLuSRUekEuSdAIwC/AeHNXMgIqb6aBa43JKL5ZNRu54k6ywauf8vPIJXBqA7TTQ86T/IB8+4lbRjSo8YNU3sRKtQnnBpA14MwYfisJAV+GO+8g2dxOkofcQ8Ukd1DLH3PBuHa0wQ+/fY2KGd8gzCKW/GyShntmgLfOgrdm8h6kDHxoxi8kTrwneYr7/gweE8CNZrj3ENzbGj5+rVpD5oK/v8M8vDGPleC2neA2wgeS3eDNu6rtGGMHzttJijCfavDdpyrwN+b0BHN6Cl6oVx3Gep6A416DCy/jrDTV3LA38/vGTEdumMFewB1AzVtjvuGY50nMsxwc9Cnm9Sv4Zzzm4Y77++H+QeCeGNyrAeN3cfaqjmlQ5NNS+cXgiCPghyjE16/ghPHgx6mO5oKOGyiEc4PAj5YC8gmcoBXcuCmCOzdVsARvqshs8EOe6EDyRYff2K8v34z6cQT14wjsdQRceBg2CkX9OMK4HvXDFXZwBQe6oH7MRP1w5YMFgewHHiFv0kwF5I4ZWWXqSuaZmhAL3lqVyndNzeQ1047ydtNyeNdpp3jvafl8FuYdOO0Mr5tWyedNreFrp17mH0y9gnNv8MK0j3kPrMUS3KadNqqfP5nQr5duIvAVcu7b3mry0NA3COQPht9NiLW/P2KhL3j+t69kNOGb0UtoYM+JsKcG9nsJ3nYDb7saXqg1AOtN5X/C/NSYny3mNxPzW4Z5HcG8TmJelzCv+5jXT5iXCvOai3kNwrzGT2PXH9P6cXu0AvQ2bACEAB8AXwH3gW+Ax8D3WqHnrY/N4BMVYm0q+OQW5iOjlp1EHfMzNIVafI+YRZ391HkFmYn+ZSfqagx0TPcLwIbzfqjH9S5uRI8eJAU51ebiQWpxvmrGQugIT/LAeRF5Dq3SBa2iQKeYQ6eI0ClaaCRxxkriBb2yEXVt6ow1JMjFn+jQr8xFv7IMOVfqEkgO43630LekQEdlQauUQatUQavUuexFv7MPmiuY/Iz5NLscIP1dDhI72FKGVpnoksfpUcv0qGXhqGXhTob3+QzVcUZDVaQXYAyYAr2BfoAT4ALMHCqQ9wA3/Lzc0GuZ/KOG2PN+iEfWKxQjN+4gN6YiFp3gS6b9A5EXCcgLGbz82mA/lSGfVOgv4nCNCXLqLPimFteacAvIA1xvwi0n/WF/M9R3J2gYJ+T8TthBhX7CE2OaIN92gncOY2wTbjvJwvgmyO8H8JUZYuc1tM1r9A/jXfJES+SPJakVrcgVoBE/fwmsNMR+dx901TyM5Jjz5Dhw2rw34fk89KsC5vYT+tV68JAaczJDfI5UrSSe8MtM6A0B86hA36oDe6hxfzPcu4M7QPrA1mTGTdIErfESWkNA/5oGnXEJOuNT9K8B0BgB6F918IMOfjgCPxxxqjfone4WXcM3Q++qcX8z2KUOcWOG+/fB/fvAHmugYwPZHGBfNeZgBjscQTyYYQ59wG9zocf7wAZW0KhjMBcz7hvys9PfSLXTdvQ2O4Ac3pac5s3IFXx+gs/7vEDU4BtzQQ9OstcNEhK4d4Qk8FI2JwopiP1j3ChgLDBOOMJphbngKUcyVVjMTRO8wFVruJnCMuSHLzcPWAgsEly5lRjzMTjnW6AD6ARmGuz+29fxjUT9Xk7ieG9o8n3Ekw8mi/la1Kab6AOuG/qC3/YDbnwDX0omzkTvhXotQnM6Id/dULfXON7hh0BjOaJ2m0FTmUFTmUFTmUFDmaEWm6HmmqHmQg8AEwBHYDrgBSwFVgN+gD8QCGwDbkjW0EwzdWRW03mVad7Qt9+eyQLa/Og/36wmGN4B1P0eOHa811vHNYY3WSFfcNzkreOmb70jufdbr2QtPd19H9U/3lv0m7eGvffbz3+ez/23L3m1dv2/9b3w1qv8HI/+r94l9s/5sbEC/43zmA1j/o3z2P1L/43zmP0t37LzYMObsLr/W/KPFxJ3+2npW+exN50t7znu/dbxFewNqm/ekf2PlxB3/7f6zZtTe65b+9Z1vsC6nuPr3zq+oedNjuy4/1vHN7I3Kb55V/mbNwL3fG550wP2XBf41nXbgO1v3vj75g2KPefteuu83cCenuNBbx1/H9jbc3zfW8fZS8/39xw/8Nbxg+wNiD3HD711/DDwQc/x0LeOf8jecNhz/KO3jrNC8kZ8hfd8RvScp3/rvEggqud49FvHY9ieac/xuLeOxwMJPb8nsv+/RiCZva0WSGXv530rZ9Q9OZjZc35Wz+ebMMt+s/fX83nszZsT37y+/M0bEns+T/Z8nvrN60u7/8vv+Sx489bWns+ins/T7B2CGLj4rRj16vm55F/itvSt9Z4Bzr61pl5vXu3MqXjBSP2/Pd77rfwgDVu7H75Yh/7LeyDXu/4vXoL937+eUZvq+t++UDIvuKHn05X8O+ME5v334+hWdv/q+tFvx2nY+H82T+uE/378hoPdvzbs/R/n+a9cPbXnLefkKSETJvb88uyf5/E9NWLCm0F+JIZ3AL75edJbP7P/vnjL7+y/xn/5/cuez7s9n1/9y/dNwD3gPnuLNvCA9TnAw57vH/XE0+O34ulb4Lue49+/dfwJ8Pue4z+8dfwPPS/CZsd/fOv40+6lG463vHW8lb1Rued4+1vH2bskOsl/tdX/zPf/lf//tZ6xMRxP/u/rxv9cB+3+S51kqPg/GNf8TUx2518vjbGJqVnvPoam6Keeq/78L68l/cv/tr5rXf/d79/EKLOrx6l/r94Gnvr31/d/W6+8PV7HvzEPNp5l3v9bP//f00v//ffu/2V97LzHef+eP+T/D9f39vxC8v+9+WXn//8jXiwL/j196vFvnNfl3FMfIFK8mECBOAkCGoAuwBwCRQu4Ah6AF+AD+AHbgSAgGAgBDgOhwBFAB4QDeiAKSAHygFKgAqgFrgJ1QD3QANwGHgDNQFePMAoAgoBaoAnIg0iqAFIgjsqAWuAW0AQ8BlqALsAOoskBcAXMIZq8AL94VhIJmQy4AnkQUN4QUH5AMBAK6IEUBoiqbCAPeA2YQ2BVAA2AF4RWApAN5AEtQBcg9wgwDWANuAI6oAJoArqAvHT8DDQD5hmEZAB5QAVgB6GmBcwg1KyByYAL4MWE26yu2yrTCq5PZmLZlZq0Ks9+d3S3lZQZ6iEvl815d9TzTbTapPhY6YBqXU4xcf1L4CcVul8zem+4FFNasuqu6Y75L/13nY1f/Mk9B6cVdV/3t//kP28FtaZ6W1w3f3J71X8MrhiVX/LdRC/np3mXbRdV9hmr3THX4Z3MSK+PV35gfXFck0teuOBt5/DejOfu11+NjV4Y87uVcdc3mn1ZVzV9Qn8+13+Wfpzvp69KjjsUlod1GA8cdTF2guOuby4IZ5Tw/wdqXmBj8RoEAA==
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
