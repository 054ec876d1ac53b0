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
H4sIAAAAAAACA+w6a3hV1ZV7r332uSc5N9xzIYEQUM+5CRiUR3SYhEmocqIgVUesxUcfM5KBoMRAYhKd9vvu5AYMCAh4eWhRUZkpbZlKNApaVNSooEHTmbRFSyvO0A5abHWKoz+c76tl1t7r3FcIDwfmxTfn5u6199p7r73ee53vhtW1LuSMMf6w+Y05PMHmQAIbI5FQQCYICmx5QgM2x9RINQ56eg8OZSIeT6+OIw09CiVSqzRRnLASA1CJ4CDscNUwfXK7RuSlFucOWIYK4vMTWROhDN5KtLcHWJM6vH2O1d6e7gs6JNSeSGFS69LSIS7UnkYaii06o50kUDIr3RCQaqh3x+N6Jj7HzjAXkI3rnXlIIcWdEc/ouX2OQaRle3vKCqRXoge6lQEVo709wxhpsp026QlkHjvt7WS49gCnKMbjWow42cxMdQQN4yQHWTGu54kJGUBkNU4tHRoPuIhn2zM+pyCR/SjCgZMo/uNqbyhBKK2zVI/hF4h0wBdoLogt7YMpMgnSSiity1AiHuyx4vHAConATsr54qnpUDxtI5nqmKlJM55IxYDSHxM/N98ymbS45YTAtizLMHhU8qhlcIuDxfjQYVwwKwQQCoEFADgRFUxYIir0Y0ULDZMLo0gYBYbAzxBsrAGPMeDhPBp8eGFhaPiIiFMcdpziUMQaGZLRkSUyZI2KlpSYwGWJUwKjpRAmN0aVSLAkiHPUc+55JSWO41qOFwuVCLNEmhK4kGEpwuFwaWkZnjJGgMS/Mgsb9TVojIdy7kgRKTZRHhDpT0g9IhIRobBwhhhGyAlHTHeIWYzShkxhGK5pYlcrI0/khUJ5ebqrW6UfpIHfkOpBCqf6+PDcZ+z5KIfFbWCsPN/OfCIR5ElIzY7Fw7YddqJhsMdZo+W54y6QF46fMNGMmpHi4ZPsCqsEFcvRAhcJMEKR0MWOiQr9E5j8p5VVkyqLkM64khLOp/xZNa+xpxqoH/mlSy69dNpEyf3ay2zDgigqDCryL78cx8zi06MV+VHDMNHqyC+bAYyHGDcYv2Lml78cNSICJ2VURkISdSCiUSmi8sorLWASJyOqVR9DiKsuK7Ou5n9uc5CMM/SZqGPxa8IyipqtEMCAhS1eYUU4RGU0Gp41ceLEkGAsaqmMjU+INKeUpz5oUy6yHUmr8FqBxjBxWznugHKGeocCIcJIRwhWKUNobG1QqdVphMNoHcfgoa8UoXBWafWk6+yrvzp70tix199QfeMNN0ghQ5MsyS+o4XJGDYopL7hInXPTNdKWcsaMGdK2Z3xttmFYlpRSGajc4sXF0gDDUvSYZeFflBnG1x0jigEU4s18OSxHNlAH5m/kogT3O/aZdoL5O94ABZhqDnfpPlfNxsd1/zOaPtytQT8t2L9Dg60/1WAbgR6a+5Q2HPoJ7SPQTcgD/RocJLCZ5rYQ6HmTwJN0EIGtT2lwhM7bSaODBDYS8g9P00oa7d+jQQdt7yHk5u3EC4GdBJYT6CfQEUhE+1Y9o0EvgU0EdhODvQQ2jtSDIi0BLdjoahK63biL5Caw80UNHtOK3abbg0TmEIHDzxOg0REC+/pIJAK7fkwiEdjyD8QvgVX/qEGSwKcEPiPQpY97XLdP6LZbt0/q9ili5jkSjdhMEjNHCLldr9ih213E2DN60B9wSeBHGrefBgcI9BOFHgLdBHbqhc/qtoPU86oe7NbtHt2+ptvXddtLpxFTOwn0Bn4ROARZLUmjz4IRgtBL0jUX1i9savk2MKe5se7bt7Q03bFo3s1tTXfMvZW9K6LZuJa6O+sb2QdiaBayub5lflPLQvaRKM7Ctta33dxc11K3sL6tvoV9LAqzd6Txn4vhA/bgt23BolvYYmNo7ozGrsjBttTPv6O1rpHdY0RzsHObWuaxpBHJJtDW1MzuG7BODdhGI5uFeaiJRa0oZ1s9e8goyZqZ21hf1xIQV6w8YhRlzTY21aVUttlwclU2t55tyVmMuIb6uW2ocrY1Z3HrXy+Y38a25Qg5t2nhwrpF89gzOdg761taFzQtYs/nrq1rq2tsuoXtypF9fkt9PXspB9XUXL+IvZxz9tzGptZ6ticHN1/Zib2ec8atC1o153uNYVnY+sb6hfWL2lrZmzmL6+bdWbcI5e83Cgfaubm+fh57O0cv5DN3tOLE/gHWq29m7wywfWtbXUsbe9fI24MZGxPy3WCGhuTlh6N2QdGwwhHDY6VlY8aef+EF4yaOn1BZhfdqzTWzrrp6+ozay1419/Nf8F/yT+Q7/AB/lx/kv+K/5of4e/x97h3mH/Df8r3m7/iH/CO+lm/he/h2eBpehJegF96AN6EP/gn+GQ7Cr+DX0MtHfwRzmr/1zcYj8Db/GN7iH8LNTR/A1xvavrbgY76PH+E/47+Fv1z0r/BT/jv4i4UtX537Plxf/x7Mnvcv8JW6Q3DdX935jdt+Dz/hv4Eb5h+GG2/xb7p1FayGNXAvJGEtrBJ/hKPQIRaLJeIu0SmWimXibrFcrBCfwSfwHbFSbBR7xQHxjnhWPCfeE38UncZKY63x7+IBY5PxqNFl/Mi46PfGx8YBY4ORlGvlOrlebpD3yfvld+RG+YB8UD4kN8mH5SOyX/bKQ8anxgq52/g7uUe+Jl+Xe+Ub8k3ZJ78rd8it8nH5lPy+3CaflN+Tj8nt8geySx6RW+QP5cfy7+UT8jl4HnbBC/Csuc182XzOfAK64Ul4CnrgZXgFXoXdsAdeg9dhH7wFb8PPYT/8An4J78ABeBfyH+0c8pa5g3NIlC7u6OhgMbyAO5Z0/E0lTHV5rep+lF8FFS73z6+EcgSsmpW56UVusOjhvCooTG3gVWDhkkglMJeXLtFkwT9yL8IGv7GhEqa43AW/J4MYrxFH1qQRozVi98o0wtGI769KIwx7FucJmOaycsAyYWYBc5nux4TPXTEKD8dJMb2AiWBN4soChoWi7YLLox2KK924OIOLbXupQC3gMWqxYh2hEQOXTWBWTDh36bVIuZpZihfkQK2dwPKqWZ7qTeL5NTyf9ocrIaygQ/sLc/cX0n6H9hdVsyLaP7yGD6f9xZVQrOBo2u/m7ndp/2ja71Uzj/bHaniMcGXaSIpCubIawvFEqSKXUgVRGk+7LqpmFxGli2v4xUq1E9hU/yifUcCI2ORKmKzgFCI2NZfYVCI2hYh9qZp9iYhdUsMvcXnERpeY3KB2KsDGAatCJYNvNSDGagiUzu2FaDf64Iaj/HY/0TAEy2xhu2x6AWir+EfxCd1OYIZC+kaDx8Jcr+GDreHBGjvwEp83aKPv1a6vpfD3Mz+EzgHOUnLZWlbFxyKHHbtFDS9zofbIYXTt0QrTJ5SFoPbwG997ftnqc6rQmFCrAshVvg8+yjLbhdJOTUj42tHwwGtp6mo8RfiLA+RMRZDC6XLsvsZU7IEKtCl65vNOQ+kd/PENiiPUGcWU359MR8M0F+ylWhR9lO/cFpNluptWJviJKwpwxgOlJ0AFxEwXZqJmTN9Q3ytHeWC7UjEYRhBuUIHi/HgZEilxJTp1DJRycafyfVS6spf0nQY6yIWIzfAzWsed38Nv1yEJXbXuMpd3dVYJVPeNOSwawU6MpAuFAoaznBBoQI8rYHnS1WMKSVdWon7RTRQLRvps+zzO29HCLJh9IWbUussvwTW49xK0M74Dpb+GeqvQTa0KeOSkwdN+ZXkCpgmdNNCh0e88gc5wb4dWAPiFuCyMMqgdvnCSdDDlCZ0lnEcon2DcOw9S1x7BKEUZQYpy+pQ+bfuyUzl6XeroXjbY2QsGP1tnnMyYEolqXNWUqely59HUdIUaT84sn5pivRwuT0uRUt0QlsNAMWbgUh0svuWLTOjQOiu97lItLNrQM7SUaG+MSFSMMnBMTteOYrgyujidlW1t85hRgELbzTleA9mOjTkicGuu3JortxYun6nVaKgvurX2d+3WoNwac0HKrQHd2lM+nfZirry4mYuEps40b+oi4AMSSnDd4A2B1ooJ5Y+ogWv0ubRSLwm2tVRqX6Tcg7uyJVUHLubBiTlnwjFncuVGPHU0CopBpG8in12JGhQzWzEbGtkMwKkxkLHxKEZabdDJl1+lvVY7gm0XqzmDJq7InqAKYtmJK4jJVEHwQSuIz7MqiC6gCqIgt4LoXzeggkiuG1BB9KwdUEFsXjuggnh8dVYFsdNArZferR3rMD/l5E+MY/r3h1TqxK+uj4OMMn8wOwfRSrsHcVP2TbBmsJvg3sFvgnEDLoIXgosgUIjhL12RFqYw+35AE72ekfObGtG9PvuywIUwD7d8iKiOHpSQaRxfhLhPWYoOntlzFF07jt0+5LaTa1IHM6SWcy1AMhAgyUmsDYReG6A30r5H70nv2xIs7Faw4xVkYAfPCL+KB9rrR+1tosGSjheGVMFWTgrp4MTvM2q8i6cZRpKH6Ox1wdkHg5MOEHp9gN6fddw+Yq97Q5q9fjWLBW9fcFwvre7vQAPsxv6JL7m6411y5AX+Bs2Dvu66/3PX3clOuO+0Tzi+gI59gsnik0t//2nzVq9O0DHgQakuGPwyvH7wEwQvJmJ/5xNLtKFdZBSq2WhXZAJX+PkqcEWmYlM7frYyK5qE7eWWFONEcUyVEopBqi2OXeGcdAUbuCJdkJxSQfDE/5aCoBF4grcHZu5hWdWm76nrS/rFeM/63h/yUT4cYZGvURI/EF2SefmS44TlmcrWyCipycQgwtU9LGXv56sgljBTp/XL22KcZkpXUN0u0Poca9VU6lb3UI96C4VppSsVLvWKSCP0DzH4i2JmdfplkTu9qlSgGXpTLL1H+x4aCJmcrm/lpGxQAcFIXhrjFQcNjpa1hEoVJLZ3mU7duu7BnQZptHSVpmjqEoYGqqToN/Q+ocpHPiOmeAwmTaxbfH6nK2cV4BZBWEXURAXj96pRvmKr30A2nKeosClHep5p60jyQj7zLKGoS9e6IsMJyow4S0fjrAJlz95ARBTGDeEoELH2we3v9z2w/f1Dl1aJb+l7Wz9HcNicGX63h1WJWzPjx9R4DhUBmMORpw7w8PV5AlsBHr48T+IrwbMVfhV4YYW/D7wChb8fvCEKvxMwEhDuAi+i4EbwHAU3gRdVcDN4QxXcAt4wtX8reIVqnASvSI03gDdcjTvBG6HGy8ErDqTjfjdvcLZTjI1wi4OX2yJ3eNBz3Kg71B3mFjo7SKV+P1PbDmIbUS/B2Z6NZ9zkjVRgtleiwLXeKAW2gTdaHfw0eOcowZ4B71yF74bYeQq/A2Ju6rVae9DTxBC+pymPcE1lZnTdBi+CllKOEPOUKwhVqWHvKjeCfn0c25tuRAWZic7ayxpVqXxuDb8B09851ex6BG41m43gPFWgCHe0KlCEO1JVJsItUVWJcEepAkK4haoqEe4wVZEId2gl5g3hRlUhJlxHFXrCHVKDFZRwC6rZGATDVdkn3CKdkt2wqtCEa9fwEgT51WwkguJqhsnZHaETsJuncrSlBLW046HTYnxgparLdS+WDr8YBVw6/PR9f1Oq6PIfDK58LMOUCq/FpLA6JymsPklSWD1IUtisw3Z1VlJYdkxSUBbITgraIoMlhb/t+AJJIXm6SSGZ6xjJ/76kcHbngp4T5oKZlAsup1ww7QzkguSp54JBTX5W5IJ0uIF/QOsfgyw3EahXjSATPBRkgs2cUsEmjrlgTU4uWHOSXLBmkFywRxcIa7Jywb3HFggDckHyeLngtS9UIIjTLRBE7iUhzmAuoCjv2arCHN8T/79i0FFccaIkMYWSxGRKEhVnomAQp14wDOYLZ1uS2MobKPpyk8SRTJLYFCSJD4MkcVgliWROkkieJEkkB0kS9MKSzEoSi48tGMSAgkEcJ0l0fqGC4XSTRDLXMZL/BUliRxDl/9ej2z1RdJdTdJdRdLtnogQ49ege1IhnW3R/qqMbwyY3undBOrofDqJ7J1B07wCM7rU50b32JNG9dpDo/relKv7WZkX3umNLgAHRnTxedH+y9IuUAHC6JQDkpn0489G9LfdO73/pLIl250TRXkzRXkjR7pyJuxxO/S4fzKhnW7T3aKslB0b7cpGO9keCaO8UFO0dGI+l63Oiff1Jon39INH+ii7412dF+4Zj73IYcJfDcaL91S9S8PedbrT35TpG35mP9o7Dl+YU8D84O4L9BJFuUaQbFOnsDER636lH+qAGPdsifZW+KjGEciN9XybSHw0ivT+I9L4gArwourWt3NrvY9NjI9KOG3NtxDQ2YKMppv9PJqoUH9Eerlw0JrpipbUVy8iRYkO7YmX61y7lxjGzKzam1r3r2pg1ihw8ltfV6Y31HXRU07fayOtixS1oCKetBd2+zC2tPXpU3OXijjG1U5Z1eufnuOQu7QXIs+kWZ36D1yoZZB1iFc8CHUTzPUv/VwUJiavQh520gEqc53hsWJdXqth6lscKu7wyxfYOTnHWzT0r879XE9hOHisaIoBxwITi87S3dvPg3gu40JOPBLlC/dx2opUQrNTyDJy3Xa1qVHm5UnKZ1u3wUa6FWh2DTIVQsqHpaFU9TUwrwR3jjr0O58vdUhe3lCnluudfl9KF80JKY676ua9QWaeoxR2m7OLmIa18X0e58yKl8pxdSkL1W6eDymxA20bQuur/p2YUGMpXyWtURsY1UU3lJXI+O2MYbQx1RQT2UdlEZLxPYwXZOGMyrZuAc6H/TSP7LORYEUdWfB6c25M6N5rOHyZtCcesdP6wVP4wB9mkQsfSrEQ1cxgfTsMApmwluu2beEfo/6V0XtYXlv7NWaUGffvJzA/JKJXSLOgrVv9K+0PMn+onXvtBweX//L9cqt9EY0D/byn+g72zjZXjOuv4vO3u7M7Lzvq+re/uvXtmrt3eKLbiD218bVB6x0ocJx9IK1UIJD7wAQRdV0K+tSKBkH1du8GpBKQSEmkRUUqgNtBLA7RgKAZ/iEga0mAQEi+tShBIvHyy1CJSCCnP/3nOzM7szt7sdZyIgj/sPXNnzpw5b3PO7zzPc55hvWjisGY0qbFuNKnnk0D9uLFOQe1+C/aVDpuvKFtbm0C1zHk5hPERqlTJy/vKeXmfxD0ieXn/ceP9kpf7v8e8n60ruZNA8wqDOwM2Ss6EIZAlp022Y5EEv1eysoFbN2NL0ngwyc2JphgwjdIwMPJzUvT6e0fHbX1mS+ddVEJ/pMreUZTN3N2Uo81u6imra4ZrbHtAHZ8VLsPoq3IDbMAcUUG7YnjANlUj08a9POlX5Em/qJ/03B6f9DXLMke67ltFzboyeVKqagFTTuuWrIkqgjjO5jxGX8ns5fgVZP28qN0piOIGgi7NvhQoIjQK1mmmouAI8Rnl7rCxAVNhR3lH7XUKWkeJIBzVPGp3KXCP2hEFjaM2MaIo722YiGKIX3uai7EN26qaqmkFvQNF0Ab1LXoZTlFwgw2ObKDlkYcSE+gJxWpqpEfekBFPzrERAUWm0zwQOZzmyzx4OWuf5hAmwKhUI7MbqVElZpX7aVSu+dNVZgszV26hWl8URC9VrBS9VGuoSKk41KzUHapaqg91LzWIxpBKROtQfaACua8TFZUrEMLwiKuLK6ab1xVa4JjtZpWhq+glqaLJqhnZWJyevYf/qvRwVqaksB7+NenjL8zax/fwrM/Js1gmmxLYpVf2+KwLzl2j/pJR/x016xeKG1n120Wrfju36vdkLtrc23wm81c2kZ3a20R2StKg+cz7SdM8P8uU1OdWGf1/iOtW/te1BitgrjfUltLQ63HZRhPUqXyC+rprWeedc6iOx+NmwRKfJtXQtnlTg1kA6/wIGx3Mqo0OJjYxtKTaR5htje4zq+4z9X2eaqnWaPODzk4T2dlJPILtEwbzshpBepbdh4rniQFP3DAufpANvUpFqxWL5uQFKhyhaE5V0Zy8aE5eoMIRiuZUFc2ZVrSsYH5eMBoZigWrZQXLz3vKR8EQ2/JGp4sR8kooHBnZuMWiFhD1Gzjf9sabnJZSSILtJQ1a0wRYMJnZ6ql4VIiiG/uZvLEnonjj9S/PcTiGTTFCPMfJUy8cFaLomn8mr/mJKKi0QIWoSo+WV7DDeXznUsLH3ontN+2LJ9Zp0UWH2280Lp7o8tnt7dfbF0+4T1zCBfeyPkHH3csSD+fXL/PtSPbyJYrpU5IJdqHwAwI8IBg9IBg9ICg9wC88wC88wM8f4MsDPqw8FXyI5hPG25O9tpcfq5mfFhSeFhSeFuRPC3RxQiQZjpIMR0mGpSTDQpJhIckwTzLUBTjjLWH9BxFfaohlv6zjvI9bNOXpXsf9W/DEp+nUfJxGahMbUSzZL2Hx1iRnKNsK6um5M4iAVZ1sm7Ah3bK0KKXBEku+/mgvATCJASakUMZHac4t7gFJGujOZzFnNjASu5AM0ALYVA0EQk0GL6ttyimPeKqeyQlMXmgjRwjr2LyUGbyyWpafc5MfbrN5LaWuh90GtjPMZE17PbOmfaXSmvYvgnp0vnaudt48R/WZUeMts4AsRZHnU+bo/yva5gHwxfJdKW8mWsHSvIGBp44cuqxJIPCGyC9uQV6lhTosHWXZQZNW3bWzw8RfN4w4UD4RShwq/z6jFbcVnezGEYL5uIMgivchcJI5xHST+Vxg0lFR9PIFHLd3kgXIWuZ2kkW84OFOssTiFr+nAnrZu2pRLYiois4ssahqv5pXYeqe3VJtFmctsywg9ijLbeXGfiaLQjlCGpDbGJ/bKnwsqOVi41r6tDlUfi42rqWvmUPggi+4kPR4W5nyCSWShaP2a6ZauBL3Ve0+89/MZGUnXgBa/6uZrO7EiwC/fzLjMK/aHl7ipKelVnQixDPDKmgI5XS+ZkK2mIgzsTDnLPqmCF/uaGJmVRRPcXtQOwzQHovcGKqn+tQYS4XeMx/ajmE6VPNxrObw3syN5+jhwKQMp5ZEMCcjnISOYE7Oc57VfBzjTFwUqC2pLob6gVpQlI9FFqjt/xBu7VOBVyFB622pFZagBXTzcmpwj/9jWRlAYNZmATY39zD2pdRa0g3BmfRIOn2ZKwNVotdWf8adVFZVJi+msCSFaYxCcISKRsGheBXBeryC4EDcQ6DQWwjn6Lk1qOFCBPN4OtRwspWRCos1A/QNetgoZo3l/s8UXplXODd1HdWL53yX+wOVEFHl7aqXNDdtv+EVLta0moYWEahaH8sQnwUr+kJb62/oZakThtBENFLh+FTd9GMVjizua9FXL+gV0CY9quZNyXKpVJ5qsMwuK0de9Htp8IoThJfNeM2vs6BxPNqD4njm+zbjNX148wNx4tuYOZepcenF92lkPUwD1AodPY6XmZrHv880qLH89Kf47VZ0dA6RklZWM9BVbKo2CtpHd+nJf37ioT76kFd6kFf2aLFZVXqPhpgexJZt1U/9jw6Tvoqhb+hD27Gfghb0DX2loG/oq1Us0rIOGWLzXlioFE96MqWFnvyFi2hKP6+ptg4rK5tGwRAjIf369KPGilfot0q/mH6Kfi1AZUvEAgpLNEfFWMs5yNUBClYgUXRQnD4FfawYHdTPPAW82cxRvAx1oKaBqGCO98Yo3iknsges8teO2SCC5JjtQgBiZqvhF23boaksX35v02RmZyKQSsWoo/dhUt07WjHqTFOMGlMVo47ocljBaXMTOpkmR5b62AJyL8uiKHBpSpRYtlaWKpcgop5ela1DQJ2/Ro3TnFm6a+2X5WkcHbFe4Lm3RU/7FyO1+dQnsgypWiZU4mflmiUHy8cfgSAl/XWtVPphOflDfPI39MkfkJMf5pO/mW/ro/aFOs2BXutUtvd31wXrTJGwfSlrRuV4X4YkK2eSm8bppLlnSVZTBC5N6OB4b07nYq7WrJZpNQ8bp6TzNu+xN0WmRUcbWh7Icq6uHK2LTKvJci5Xjroi01JNtFkLgRtj9LgJ6VZTNTPplmrQCzuSbqmidKt1jNP1ykIuulm5nUt59idlXU1IFPVb8Jmw0aDKaxLcNRjudkE7sV0psJ0Yr2i2Y0udjO1m4DqUvnpY/cHN2JfDzfObvOgbTfljNGjlNBiCBomvQIORCkGDHQIRosF9CObjOQRRPI/ASRYQ000yFfc8DWP7NA12QH9EHws7SRf0Ee0k+xlAwh6R4iWaNbvEgEyDdGY/0yAhgYoIApL+luoQBCQrWzTe50TYISIMMxqMiAY7WOXTaPlY4IzRYDhJg6GmwYHQYAgaXGIaXLoCBGAajHfiJU2DyQ4Rq9BglKPSgGlwMKLBCM+Mql6NSE7vhQbvVGJTaJDbI4Lymdqjy41xoKcUNcb+Ag0ujmjwoFoADS5MpUGOYE5GYBpckPNCg4vxQZw5WKTB/WoZNLhGWEj56DIN9pgGFRU4AQ0OtlTMNNimm1cnabCDvtHh5h4Cy8ZpkHvkVBrUI1IgZhrPFPpwNeucDNiQQOAxEn3GklBjItQYCzWGQo0d0YN0BRcHgotKcPGg4GK7Gher85O96AfjBUIqdJigaGFSxsWO73iFixkuhoKLWFwkYREXOxoX6W0iAgtLuBhSe9BvGi7CW6IAHrgNr2iouS2mI+G2hEYT4raDdEK47QAdjXNb5/7MXEKhYQeZnpm5TeXcNqjmNlY3D0AxHaWY25Q6CG5TKga3KeE2pQ4Af5RKgD9Z14nAbVGJ27jPUVojbhvkrdXRYXVD9dViap+hlcwWQ1p0woi79FuqGK2FlSGZAisnwY8GmXuCKH0u243P+Xst201OC9bgOnU8/3rcTW/Q8JS2447sRabHRcSLcsy6tkim1yXeHQw8XHqA8TARPIwFD0PBw47gYZcjgxC7DzAhDoQQlRDighBiu0yIgRCivzdCrDKUnU6In6ogxGmGsneIED+/V0L81ifeFiHuVBHib1UR4hfeZUL8TFF6les8XzMLW/JLxvfbJm/Jl7quiXSOzQdlmoaBoAjUXBkKm1jOlPikxTdAWuWqFvOJBz7xlQc+CZQHPgmVBz5pI5inUdkDn3QQOMk+xHSTOT3AQDLQ1nwS7iTzmA/3QWpF82HAUiuaEr2e8iEgoVd7XvjE06IKGsjnVMDSqpClVfspVzRMAcRC1ciFbFoO0FQhpFWhCorSKofnIi/nEye9KXziaT5ZFjL2wCfzR+2bppq/QmTk3Gf+nZn0dwi9nMPG32rBFb0of2XGQT55LzOfLI/4JMAzg6qmDuS0bmrJlpNu5ETBGSvhyR1Ky6yIQTM1GoMaYRWNscAtMeipHrXEYgFO5kZwotQ+wMm+qXDCEczJCAwn++S8wMlcrHBGFeFkUS0BTlZpXKd8LDCcdBlOelTcFcDJ8pbqM5z4dPP+VNxNFeAkROcIua2HsS50EU64O9Lpba4L1IhFCbzK3dPScipqa7aZAGMECNYpRUckUw4YYxlBP+4j6MYrCOap6A5QY4DApxHLEZNS9ovR4tGVXiLtaqeUL1io6vlMXhYNQjpqK97nN7grsNlc9l7VSuAREpsULjqaL7z7rQ260wN4eEXwCDV44DVhW7ACeEB4Qj8GD3QXqh+Z8B1YNYVAnOoclwrVUmJalhUjL/m9NEjFcSaeqoFePKyLNL306UjoZYXGGqIXRSeEXgZ0JPTSzMqJSXQDYOUmPbT8smCWn7RQuh7opQV6Wca8NlkWYi4RwYSqx/BCaA546ak+4KWnmoCXHubieQpWAC9Z1woAL0GhiJ70SUoLfVLgpZmXO9RhZdXRYDbQwqUVLXha1sInCKMCrDo9WOACLGzIiWC5G4rlbg9UwRa/SsyAYau7wh5SRFrGJsKRGOn6YiLsihmwI8a9hriD42X9WHvphe1HNplssODR807sfda2bZqTpkBG1V676ZAxudfOmbrXbhfIED6oj1FFjgt1bplvMFIAHJzo7/nYzcABl2cGB23eUkufn8SHWvrbk/hQS3+ngA+u4EPjncSHJ9uMDyIfcTJ8eMqqkJDwBt/nwfjmceMqJCWFjb7PFrRi2On7dOH/58ZEK7LXV4tW/vQ21Wa7iEv+dyjPkmVRnyW9LR6yigq0MeWZJcqzorjk2pjyDIa5BeXZSll5tm1BebYKccknrWSglWdPWonSyrNLVkF5tsI4snI7yrNrkxIO7Gm4PeXZ7omZVVFGyrN4pDyjMXl1uvJs7a2UZ2t7UJ6t4cxahfIsJjBNysqzVSqwApGsbNHaOFOe9WdQnl3bTXl2bSQu+fOyuGSaaujamLjEHYlLQhGXLIi4RIm4ZCDiEl/EJSsiLlkUccmqiEvaIi5Zm9SuXZtVu7YWzwm17K5dc25Xu2bvWbtWFJcU1VyDXM2lRM21lqu5kl3VXKto2JWSmms1F5es7KLmWhE11yoTx6paA3GsqgGIY1XEJasQFcxToGZQc/VLaq7V2dRcalnNs7iExi/ousITRrxIvwXYGFULt09uxgf04fdvxgcrImq5ygEtVzk4kquEIy+HXJBfyP+bUwevUw89cD1ehFwl1HKUdhoS9oSEQ/L/APNuKHKVhVyusiByFSVylYHIVXyRq6yIXGUxl6ssilxlVeQq7WmaNx6a7qUpLn4PwmfN+L14m66awHeced48Zq9D6gJzT0O995jdpeA9UGkY6gBEMYY6eMzmgf0pKxPJvIRNEnoCfr5ESlWuS6aT0s9VkNI01yW7khINMRzhyENJna/LkkhbZY/JZfTV6B8vZCZEfE8eP0csOhW9KJP+24Oq362Cqi9WQdWXClBVf4eg6vkCVP1NWAVV20WoAkM9O8ZQT48xFCOTJqUSOm0LOn12+y46VaDT1TF0umXuhk63zByd/tPM0enbZo5O3zLvDDpd5dl7owA7t27b7GjXtMyKGP8/uOlqNTdtc11cFW6Kbs4GTVenQdMRgaZ1gaYDAk1KoKkv0NQVaIqkA/kCTa5AkyPQZJSg6eq7BE0bbxOaNkqwsnFHmWljZmaayMV3MTJRVc2ATJc1Mm1/lyPTUxqZngYyGXibnjVnYKTtnJG+bpv1akaqcvU4nZF+toKRprl6LDPSS9WMFGeMJCL0uKjRaujbsFFmhEuI2Eh/T3tJjv5Z5EwZN2HGypPJ0YnPRle3Z6Onl6p0WY309ye5qZFem+SmRvoHk9zkvpPc9I3SpsjXjNOJu2drJxfDg8l7v93ppk7uPTZEry62R7YQRLGHoEsvkovtkQECluorl8Z8eUdCMYUKxA7KFyMoTyygWtr8qbQvksbF12H05Cq3uCfyiOyJ3GSB82hLJLfcS8UNkeJkmZsT5cr8LEOt6apGyRBq2r5IF1vL9dvzD3eQS4uyvWmA+pW7sr27gHoXUO8C6l1A/T8u07sLqG8JqFUfKJgOqJ+sANRpHyh4RwH1D28DUF9+4m0B6perAPWPqgD1+rsMqC+Y/C1CbLlUxiO8nV3vihw+Jv/JJmz+gNOjPf7MCV9OaIr/4vlhjDj60IJNEk1g4rFK7s597xhZbIlKXYyCmuyLHKUuKZhTUsBuRyPb9VhIofSRtNv5jT6sdmf+jH1tbKavtX0z29PpV23pnK/wTTNbuv+epbtelW5b0s03/s+U5H9kSaqqJO+Z5kZnnYYveJPQI/eMe12/vfuXY378DjntWdeeJLLMrYvjhAfzyvZlp/J/8VNnyvmXds/5q27NpnWLed6mnx5gj+TbYVQTu4O74oGh9ZYeGHb3u+CN+V3Y3dsC5dOD/VTZ2wI9vAWXBJF2ScD+E7y39J+wu9eEYMxrwu6+EgJPLACzjClvJwkpQx8MzNt1eYDNO/8tlqOyqzx6fAd+C0FtROxJNOZYQrUB9cbnL2Wrw+0bxsXYn+5vgt0yxL7HHgHijk657NQB5k6SQjjp8UF1dtizXPmRJx64fCW7qcobRMjeIOqIxAb8nCg/fKIA0bjzDOp60VDXE+rnTTkJZTkH8iHOKeU1+WuTpbKIc8KJUkQTJeV9XdIypef69Do1+SNb0wvs4Lk1j+cv+Dmqq4AT+Y5uXKvoVcKn7LB3yqqUmqoNqUgT4hDF6TXhHdtL22cmUjWLvjZGfi38KZVTTrqZDoaSdgtpZ12Sn5B2h9H2BV3+LoGQiT1sA5SwmR7J5u9aOzdeM7xPOSNt65HCtrrKkWMWPy1788kyOVJRP9VOHKrqAmXWA9Po3YwxRMKjw7SBZffhxOcG2X0Q8WGz6BfyzQOZr581ynOljxXkOSi3uk3LSht5ttC+HswUeehGM7fgWbQJsRW1NiCvT0GAYZ2jzKMnHDc6FDig+Sa84LkUWHCY1OTRCC5Km6p23IgQ8Il98qLQ4JX2qQNFF5hjrWLH0F+0TbLBDjPXxy+Ie0gtRjPwMMP7CSmr/iBeNjTC1+HFC7knGPGml2S+G4kCaZp7OGDRHG4w8f+jvehV9gjMV0+rWi+xH+KqwXzwcA99t+bdsi37vJVJRNXppJUL6qK3P5/4e5pPJrqCtyM27rojFBufTwdvPYa1RmMYFrMyhrVkDGvNOIZJO8goJt7TvqNFMMcNWddVzr3vlO8ces8DSIZbEBdHOnctzBF6TJzII95ulS0gf8mp6b0cJc7JN3PgTTjETrSoX8EeHV5T7jNbtIizDhvNxN0peqCC8LOV9QusNljCM9Ebajn21NgNQ1UfqE2HHdXMOQc+1dIIfaGxQxOHhfkvkM/vjiIXZzofnaRe0Ulyxnfk9a0pFzK31hYcy5zdYs8wb2Yflsw7Suuhwq1oeukjjnyU0BtCSoStAt5pJR9QPTSMLou992GjG5iQTNW4NevUms3JFB2ZjTK3iOnSUBL3htWpwntbTbYMLD0UCIZ+jJDALsxFheSlu1jRkzJKIeejYcprsArE936+broF13oNHaHBH1nXwxJ/P+RCcU5rHDZErIYRB47T7JOZ48+TPf1dZV7gNyDnair2gNaMIehoDg8ZRvonEEbQlEPE3qILHm8G8iDbgW1+gl3ePuJtnsLnnGVvkXKHSQuyNO9G4rM0Q+fGT7tn0/Mf+zF8992xLdOwPd64Q3HTD5xJ/bM8f6T7qKlbqZWdrvO/tv53K/ZSh+bf8q11fatfuhVxbYprYWIacKzRPbho8USemjRX6yU+ZT1A1v0bSVjMeliR9aCU9TDLelDOelDIuk9ZD/3yrXV9q1+6FXFtGaBCnfWgkHWfsh5K1sPsJfPS7ToEFF70l5hl0jfbZxgTqOxywS9doHbUXYe/r3lBxiYW9+NC1p+yCzKXwacAzj6hTeSl3xXOUR/C/Oye6iUuzfhQyZ0KbO4T8GXVg57uNNcz/Wv1cP00viBL9/8Mp2nKgKsddlHDPXIGGq7G2Ge8DW9omudTCLLwwXr60ROtlD8UjK/dU8U4dj4msncURBaaaqAe6dEc0kCXZl4FjhuY9hs0zLXxSBMOy6lbfw0yIEqxln/CW1naxeIwMdBdrPQV8xF+UbiNYrNAebrjnBuG6DfsFU56jJX1GKPUY7Bilj4Tm34Wva6j+/q6pa/zkoz7B40cVA6BSW5vxhCLb9+Slk+M9PX/Ye9f4O2qznpheI55X2uu274keyc7LXNN0HdzIBKVNxeoJXN/BMLlhbSHcz7sr+e8qUA/3h30kIB8HN80e0N20tiLjbVWoK1NoBpq2T2p9gK2lBRppZXWtFZF5WhaaUVbNUdrRYvyPv/nGWPOMddlZwd60e8r/LLXXHONOea4POMZz3gu/0fm3snDnVtE3jgmmGIoeZVm0NQ9vfivLPHEmAew/ol+1bhdmaLGhPb6Z6OthyoAon0uDw0tI7d/PLCQQhoQYNpXFlIxLGHvsIQ0LN2Q9dGV9WONDJ6R1AohA2Rbo6PHhbPD6HVULgjWyrHqDr0qWZ+3Wd+iqS77CdTaBMMNcko+A/Io9+2SNbOQG+Xz8y7yjCPI8iZOWxyJbKt/6QBFjX8BnpqCDBzlc/l8yinhpyDfRiL36tue3B5F6fyMn5Zj1cxFrz9yS6pugagA5S7d98r73i2QqXmzgBKVpOJIS8UAbSu2G5Xc7/sRyyHKkkBD/bMHE2zEKSoQpQtJhCRySCLlqcaD/JEY+cMDVv5s5w13SCAvpJF4kDQSF7Jp3xNq0BNKP9Ern9YXcdiABNJiYDw5tshWmKeQUTy97xphtVaRQ7bxySbZYhWEfwFJFB4D4BsBBXoRzAdJJwl2HEgnOBKIdBJywhHmKzGbUQ2HNiJozOIGEgq0K9UWF3YBdYoCAKJvQu4McXjmbNQ8hmljFoayHciZjSzYW/XxYwu+XsKSMt5Nxbqx8Pb4FOWxqAqp9ZOhh3OKbyj/uBV/zDJgYFa8ABSyIEEft3TDGeLEM3MINwYmNR9nqSkzjtzBr9BdX95kQZ4eqFHhKGG8GGpjuLhvprN/Ri0QndeKa8jFtPlASs5CkYvrmB6Wh2mOIDATL6KJyhpsnnijCGsprcB7lGA33Y3P5ALnLiXGhbcpCeU+yAHUjHxzQF+mWTTjoQURcByJKC/au20qizgqihGz52kSaCs2YKew9Nbojrz7TUaF2jGSO6MQC6/EHkaddotRqnVxkrVHqSZjSHdllGoyrHqUOhgl1xqlcsRgX6LhKaGS9Sg5epSAiky7RP8oOReqy2WQLpMx2oqhAwovj9RmGZVJBv/GVWfY+GyT4VlHRFWOzpPOLAM/WqPD6mJfTE7iZv7mOwrJP4Rs3ehyoC/SLhY/rnX8rmtGVARfFOj83B36XEFVmS+uAcBXRkD3E/vmsAcTaN9Ilt5JT2ArEoMeBAJ8cS/jX5Z4mmOwC/l+27cJxPpst7GBNhCVvMvndamsw0Jc4nAvB9H39HB8Tw+9V7QY9RmFsyEtX9aXb0PILPFuozy48MCM2ttNKjhJqZpp7J0h0tv/CkheVGDbMC2Urnxwnalb1kMjyvWo1AAJuxaQsJdUVA+FAiO29OM41r+FSY/9yiBDwM8sU0dEYYRGY/6KwgdReGbX3gVajZAeXC7ocqsqtVYKuuKMM1AZC40b77TuTOfAka1a56Q3ArimxYXoDMH5Pa4LRQPstreVflr01aIFhmx1B1GAizllKdrFvLuD5l3KJFj7PajN4WIWF/p76qxREMKmwHl4eqwGsRzwPdPt4hHaQdlqgH0L7mtnQSkKyYo+LnDWpE6ZVmsydUw0q7MBZi+UaIhyL5anfXxcqCDWx9S2C0hG/8dmELDZyVLJWLZ9nI3Wu/eDcUyzrd3k1TmbaZIu/gMbzGm/0sEr+cfFqO7lh9jnx+u89Q4tUp2VBVAbKggsqYi3iogJf9J91HZ1Dafmmha8tmc5FfK0DsiZdg8oSGRnI34+xuftEMnOhjdDHZX/vIKN/jz1VloT+H6QTjF47E2KI6Kf5SYdd2Y7v3CHFmwCs7ChzKmLnMO6GJ8BNxLeHJrchbfpUyDX0/nFO0zyM5BqmV2o7x3fxlssHH1H35BUepcyu8LySFjpBuWZUylBK5I9COFqigUp1JGWSOW9g0XlifSjAeqwyos9aJwitn6UgqYHvy6jL+1vSSiqMJmQ1J/NfJxVw2NZYKs2ggGqDb9yIgvMicyvqjZ8S7URVt7dqNYR6joalTr6HnKxPYiyw7eUHT2lVNLTzZ5fy/3NiNshC8sR7E68Y5dfe8e4+pplFQTrrW3wroUkTeIN86vjcJ9Z1nBTA70hvdbK6VOOoezHpz1fyRJdKtnN8Qq7OQ9er2Aj/xe4yFrnRjltXQ8eM+1uF050M4/WcV5H08XKwtnWJ+INLC6SMCm/nbmIsS91mNNLafn9l+R3vSrL2WlgeWWBVfIu8b+bpQE/46cz2iRvWUz9B1j2DRZ6aoAeCGrdXKyU0O5IJvKzOUNbwcI7s9rac7eBLe6wT5OHNCGB5AXzdTLHtc6VppYrobXdiopgudoKA9KlsjdMu5tJhJU0i8ecWVYq0ZMXN9ks27nnDp0u4ALn4kS8q3D7HRoRJBDcdrxP2ont7GK0Htt+IAqsUJzcCjem9hJzXfniJP/B0W4oa53J0jtkXZkCo8iGkbwThipvj0iVsQh232PhsrbYhfQH63K8mDVZtKxxSoOKFNhg27zIgY39WhgpJK93aj38UOES1Q+rVdm1qr5ah1m2uD2tA3ToUvRxDYfRxrAdNeEVPdVL0O7+GZyp6D+1N21cIxrJUuSDnPdw6EF68eb61TgOLZwsOmIyArKA5Ok9JxatBUlvojuiVpzx02l8C58gu44w38opoio5FhM98GppubIu2ky3eG7A1dJS57A0KIt0Gu0YC9QAedKWLD0+oEBh1C+qaiefXlm10yfShmXGo4paqIHEB+wONVy0dVndlLD+PebH3yWGadpUe0dd9jeX9ylF+xSrdNzCjmldWUX0KP9yMbZ9RXCQdUSlVF+E0QunjDS+hBNJQL1QKEjlBlTDCqpS+qULbd7cbOYRT3CNypSangwa7sFDIPq6AScF1a0NHzc+CdXgYxCDpBxr/H+ZB5AHJ+ahxXKiH2k5uQ8IZdu6LWJuVyr7AF2I/Tyt065My7vNjhDTrLIo3xD+q4T/Fpmq3hmr2pyV9y20PU/A/B3ZR5BammoThcQFjiPcfU0i/iQ6i6/MAHpG0mDnXh05QEQ1ntVy5BTZSX992DuUmMlCbFk9mMPmxWcVL06BhQ5PGtjg6TwO5OiQhpiYRP4DEr2TQhT4AREFoMmSIaNG3CfxAGsdHxBbTCUcTYDxrsHksKXpAVMwTehIV0/4kh7vfJGNEs187hIAjilol5AGq0knOYZVxWLDiDdz79bZ8xwSX27DvFOdcpG1YHNpMcuqy2Dh+YRzN+IbCRL0RtAE9aXp8gICfyhybDYlwWad+hN23sNUAh7CQwD7QUPKN4DQelvavELA5K5AQELfQ/BHj+EKgNbSCal2oTMOA/F6B5nD6nQUBZh/pZUN+CSb4X3csceXFbg8xLivx1hPHI10Q0baEW7SFHGgb1RV76j6TA7b2d5ZGYh6kWz0uzUWLjdlozSFqYRNVr3ziAn0vvetFTfsyVneGWjhrIFyCWERpbi2BpNFhzTcNuJaHX2cFP16XZgDZ7MLrdSF12sN4NkewgLlKsZmzlrBznrtGSxawcmqVnBStILjohVchcgS1gquRqgJ15TCdUElh5VSe2bE1h/k8ykzT/F6KCWYuNxfHFGw0SfLMzHJMyqpuIZCqDnCJl+HdViKy6bOEB0WyaAOJJxYSzjY2yDyvIrrhcQyPkD0TD4NdZX7XVdX6ZEKF7Mau8/2KKkGDJceplfwmKm9R9CtcuOyN6P7Bw1a+XN10KruM2WNw7fBENsgL3zIeUeuLMYXfvyf7nUuK0x7kHqiUwp1S4903CPALT3mMdI1x5b0Hmk/JgDLiHNZVfCqvXC5a5kCl8NWdc9WIgwRtOqnFrTqpxa06thI2asoRDRxR/Z23QpbIsnhNS96g9Q7ls9dPpX8r4Zq2EKFf/pCRcwGfSk9wefPsPMrJUObGCA0uIyq62TsLxQ2dW0sOnQ4ttfhRJnnqfFuDd8uVOOofSUfVanOlbDLi8nFJX5IMkoINtmQwxPtayyhh9x0cUvSubcj5tm/KlBDGJo5BBFHmDrBhybWjcgQnORD7hSKZPW0dgmzam5w4+om0lHQR5wm+W76WWCM4/M4xDgGkLFzoQOd+e4yBwNtD3QrSZv4pZ6212ODjjF6qOV2qERgoKO31baC44vjQV0cBdDpBr+d1k6yVJcijcnscneoNk7YrbuWhec54xw17WCcA3ZS0WN2FkISCzGuLkqGySzkHsOfiwW5mtjtLhaQ6s1it9souEjTOHNj0/V5b0NmUL6auMDZIFcrL3DW44om9kJ1Pq54a1onv5Lce65cUS2ZXCnkOeUrB+F0bMqrp7FYcS15hk15pgds3YtEmmEPJS3NRJBm6mBqicgGEaQZ7bUlstIAGZEkAbqEjEgXF+3EF5YVw1LGiEVWBC1qkbHR1OJiJJmgQkvuaIjQEVryQ8hiTJxxRHhdyjeovSR0JBA6Iggd9QEPYRZi2Ih5ehMROoiuROgIIXTUCvHZN+sFjY9pvdTZB4rjXCt9EasVDdJNMs83yjxvl3neJvN8ZTHP1xfz/H8W8/xfi3l+dTHP1xbzfE0xz5cX83xZMc9bxfws89wjuGKix62J7ojzXXWi64XYqie6jk65vRMRFgLgd2suVFVMHUxCIql+bxtaSKphKamGfZIqO7CGlqQaCm51HUJeKJJqnQHQLUn1b5Wqz5X+Ck7mohOeTiQkHNst2Btvwpq9sSGIOLYvm21A37xbU5c5NvHLrufJXktcL0p9YY5ceXx1E/IkfQBpn5hyBKZMDBAcu4YdS3PsoGDnTE7g2CGGBzUl6wV1Afsd1XI72DNg6uht/lYOhVUISIuanD/BBWcVH8NfVJV81l4JTUK911pc0QlQT997hwU50sj88jCO/oiaQDyc9NP0fn7w10SPcJ7yRY9uID0uVAOUCWjY1zwkO9/zgqThcBnSMFNaaKvRIJLJmWGgsTYuvburTTLADeFympW7Uu40mpZ6uOMSHWvtbFukXksG/B8a2bkqS5L43bot93ZmHmhtZjfJ4DPeXq0dI1JAJbPZQD2RMxPjNFPUN+CdRw0i4ot9k7+QbOH4Y7hnSqiy2+uXLe6WLnKqsk9m0KWyha8ih0C5ySdMGPN3iWAGSvGF9lgNkcSVnF04GS2P6aVynFoA1X/E9agLpUb7WFXoZaM5QmvgnBWy4fxVrARTxvGXjqWC5qP4gHyB7Fp0aN4kV5NZfIGzUfa88ayG1OkVOYcP6IhTig3EhQgzqnNI0xh+MjGWSp/CzUtWWS+ZtF4yXrykIy+JBVZIaX1A+TrF/gT0usMS92ZelmuGoUr3ZYYDMGz7LZEPl4+g9OlcV6o00bjMX5S49bM9R/seUIOyUNoYseVf2u7v4n5lMdvvxO9bvADKmAO/iKFjttV5n9iZqt8ilnMHEV1Uxtct/bwa9LzSz/cZAtJALPck2y+ye5DPJrjCGpiI1T4RuhPbCD1TJE63LfbJsAAWVRrVOIAl0q7xhbVetoD+t/M5hrsc0xYHs7E6RjsIFOxmVG2zse8qxxcP9dLq6xurb1S1+kaW1VdBPowqRmXfGJUjy6isxPgsVunIskor+2zsm3NxVITPcBxpMQzFhV1AnaIA5zTAmdjDeu2IDbZ3WJxBw6Kt6YPb7S6z4+oFjSsY2zorQmFAF1VhZH0XNRM+WA6vNyw1T5aa8IosMOtNVhuvNQnTEFt5WLGVsyyjwzjEVi7+79o8Xv5YmMfhNY5X0mbjFebxkCU/4jjJz1qhRmkBFAZBhg/rbIcovb0dTQQi9/iFVAQNj/YHx6IjZiUSqAcJNIY4NjnLt0sJNDhPrZEkRJPEsVlmJBl7TD5iebIw6lHFoyJokuTUEX/0BtuHNL8n1h8lXq/2Imq5jmLHYraiEKsb2WcBxgH/ZVwcR/l1o7lgpTjw0+d85A326o7xFm5qJ6vlx9RliD+WcAI6Jczf/7rZ/D1/6Fy2qxujGUjEEuvYi8o4mdrpRbD48kt0Rg4awAzD8yt61NicwW0aq1Sx9BjHA8a4YRI9RUhkLIPLneJWslay6HtY7Xtao4cCKbalqc9EprfAQ0HK0bjzAF7H1h9B5ess3lHqLOHhGllHpKg4Iglq3nsqChFO7KT1Jo2MMaHqOCI1cERKBjwEswHUJnU+ItFRAEekOg2qg7GNAPHCBMJoE7JZYg3FtIN4O3fBwzYondzfpJRfik0qn/+vs/noFeyi/e7/MpuvuIzPqjwCtGpRQ77mZj7RREIf+X1/6FzBotSTr57NV+MyRBA5zj5/9GqtMlX5E/5NVGTNTbP503/3p3ugG825Nw4SphqrQfJzEqrDUTRKR2F74l2vbiPpUW0tw3XcHD3wZ9lvnA49e3Zm/NpUXT7F7IrdSDQ6V8QSF5xVwsunMoTwnKkNrjSIsO/qWDB2qkTUibpVolWgomKT+SwHkgDuw/he7+TgGdZncSS9Iyll/Fm2Zp6nHHhcujkbjFkVqUSpF8oJlv3B8dL3G/qXV2n3kwgS4Wdd1Ziz1rZ1Js3dy/qOo/AtL46j+hzqymRRS8sDp8vuchHTj0/HS6NS8unkWH4FtUfQyCHQDIQO3aKfr6FVi7OpqEDG6ZCuD6g4cWex1jeymiRr0jdRLdZRoimKRtEkQr6pFU0K9F28BVJng8MxsTRq3Cw6OCZWS+vl9WWshoSKjNYyNjaaP+/SvpMu/p/AauSDKSO5pI6sKkTaLct0ZBuLnIohSJxfHCljGYGcwgjkiI3iTf/GzT29XSyPfGUXX6DBpjz0XGlGY1Z5c1rZkHkFIXuWXsXTHDXOWKA0Sg3J5eQLBUNjHKQ+9MeQBDzheL5AHAQc6+gk+5QK5mS9OJlfvMu3Fo0vTcS2kwVX849KVNN4Q5SyhjoWG2jAB9FU7RCLBip5v44kCdA41wCWxqLkiHQzXvUds4Umj7rUQ+Y9mad9sh9hn2xIXZ1PiXZMdlUjNXV+u7hLh6GAiQXat4C7TRweWwvC+jT/f8L/qYy+ZLOFOs7XFVWrD/ur99lsIFB1WuGf+6gentcO9ocdenv5qfxL5gWYQ16Ua27OxP13WMc80ThlqvJmjycb7Fy/WeZTyZsR/3/kzFnZNzFdSXLQV9GcDhF1Or/HGlsssfZO5rAY26DahJDKfcok0uPOC4aLo5vA8VpB6usmBIZoU4UmAPeNXu+CaHxaQWe+W2PkUbHR23TsLaexxEo2Eb8p+90GxzLHPik4g9yc1zomGNcpfGbXOm7hMLvW8Vi+D3Jfzk7miVA/0SifQClPDhqO8eeV0vhFtmWoI1hFnCqJ0I2EqXJ8dqDlx8CWHxlZk0fJsWQmp5CZLEbNKiPeMHhjMEFlnPUuLrLe1QY8BJETzoMxDz5JTxh8mg0ZfAd0TC3eIdYpmhsaakCPEkU8pgqRxIbH827N6JwRDkTIY+iOWWxarihjOchW5ATHlhMcW07g4g4X54hcGs4qNJ6SWtSStcRSS1ytJVlpQ7uAWX2AN77fD+ic5u+B/sM2jvv2buQVxnHrCp3xBu1QXmEm9wozuXW1RaJA+nctb6DB3GeXW9q82F1xMUto88oa2L5qvHe5xd5Vt/auut67yt6avQuB8nD0SwDs1US8Hg6KRA63EHuPH+DX+GYHQ1KX0l3PnK4W03qPe6ojO/2wRzXWl0aPkbgH87PVDefHm0pQZgfUQg0GmBc9HEo/7yj8WbV7RdnXSlxVcZh0dJwNaOmqppsfM1gB+OrnKUsMILUdVzR9ceM6RucdGHys5lZp6Nfv0Op6KO6urrrP4Pff4Jb47OTBod6Vdn7wDi1rI/Y82npLs/rwh0zlxbN83PdQnjYdLu/LMd8vj/lNVqR+KgxcHdxEuy0TUSQ0Htvegcw8Z2KimKhKTfvhXA1BKatvmwKIOgSYBgs9SI2K+eHjT8uzj93962XgKhEo5+UsCvb5r4J7YrITm7ptycxMsofm9FNwWu+hvlx7SteOwAXawfhd9Pq0tu/ILVm8Q3xcaTkiFn+RvaRliH3R7As9b8vaTfZBZH1lwhGu7alubNNuLFO3tRlUWv1h02ql4YC3alBYnM6WnJVtWat3VupmVv5tzciQiWhpdlA/jeG7ko5F9is+oj1+lbU+8z1LT6gaOqGJBoHgs5RjTky/X0DDasEdohOgfofsFEvvCsxvTrEDDIyq9I2dpeioBFHQenaH8EsAZvAhGCoDBQAJ6mi8IB372yB0addTGpKqD3PI4g4Qfkk6147JDC9RTsEjIt3qlcK2qAhBso7GzhMq9s1BiwiZyFeTMlqfET3XwWUS4jINoecmrVIEfrbo06Lr2KLr+PR35n4Kf8G03hhO6yVFN7sdRrbABDRB0Z2+3TTtCK2OHMnaV/LuGfftnEm5c9b7dk7ZMblhPU+mLRT2+nZKq9EHxUVRGtDVXohtqwCrkrNO7ouBDvEj29Cftr2yRmhlpZ3ZDDezTtqmfahTqJsd+CKPzGA423vpgqNN2KBy8vmLaHemUgvz2KJ7t9iyEccKr34nYeB9ahCtWlrm7R1Io5zP0UrW+17PGrbghJzkF2KOmLct/aVbZLwct8gX6iD5Ql0lLXkrA4PP6kvGVDMpuEPjJozwpHctp4g5HiRJDXZUNQRe/vqgwY1yKrcfKm5bqhFwoh9SowgYKToQs/FL+Gp+0ZVNPn1ZDrVy//Km22OJt971m0XYzKDQk9xhTJeeZj9U4mDhTMNDNQgyXM+yhgxHpR/ltyVVa7cLRxzGRQKCXhY3nTMPCY3l8j4BSY+X/y4jnXGLaSfsfIyXYkMa3Bj0fENu67Ymuil0OwYAvWDsNAbRrP0gJqn/Uaz5hlbJNoS8G7nXeYdBF+bjRN2cJBI5SSQP8OF0YOAPThA1rNnUMbHv0BZwTx++o/DmjdIQtrO+2c4YTTNKvVkSfElqpuUIGcE4AA+iA23wZXfbgil4yeEkkPg5twLKaBhDCH30WaXmWe/7qUPbWpv2cl97OsTiWf3vI1yO4ydlE0XEHPGVRi9fSSo8xR/GUyLDUzx7gQHlcABfwO0l+ULNakBN84X8ov+jjyfkF11R4QcDOQPeZo5eNFFe4vQ28YXyAFfzgPoAHmACbhzEo1o8AE8JD6i9QB5Ag6N5QFMa3Bz0fFNu67bWdVMApcwLmc0NzUGkZj+ICel/FDygqXlAkw2wCKTRPEArCwFOfUmFkJw8vA3e2dBQ1TjjE+wdbLQ72+2wXgym9czRjK2UdZJlhAFYs1nEAPhdHZfmniIUgPHlpmfZ/hSxxBHmZ812Pi7sB2l22AZauvE3hmn2xY8hRKB5R9yUJXwSXLG3ZvECPStzm/ySWL+kBAwtaGpYGKiSihvEbgt3MsEtGxSoMKT0kJiFwaWJyRX+ag2O2RTrSTLEQZCmMZFFR1fRAhv5ncFc2aKURS3Csdt/4WQRJT/RJ6L0Sifa5FR44Ilnwtzs4kxrP8s5gkxlJFbd3M17Fxb0aegHT/mK1TgyHVcuXNNeEJR4sAwocQA1ctxF6c7k5vMnvCpkeI5AfwHoDxkJM75tx+LMxv28mAYhjIca6Z7mbW733mKy0r3bknNMmAr9bNfVU3Dmxw4cST7ru0EZVNSLgHhugd8EBZU+rme1rayg6tiA6MP0qkufm5MeberSJ+heNGMgBjaGHKNLsGJ3EDpLcSaxzr10OtcMB84LrCUfcgT3wGnYh2sS9rEa8FD9KYCn7kAtgBP+xB26okldUXWcZNEzyCPN1YKE23rF+raurCJ6rH65OOb2FYGKgfGOIwG1hmuatLI2O7h552Z+08PFODrkQwJTeskVaw+ogr5RTVYwJ33ROqS+4XRn8JqjfV9UDGLsmM0nZvPdO1H2863I5eNawPoJfy71xI0BLgmMsR+8oIUYLmMhDnR0DbSwFPemiRBPrCGLDyAtXR3lzCYsrFzL5v3CEpnUTiuRCUfL16zV4IlnQVjIgb1dsjqXH1M/qTtYNjgL7SYbJxJVSkOq3FLMFSOZcHBDqjqPiWgmWwgxHxJBRSc0E/P2kjVn/ANHprotkTGRwA4DCWAv2paC1LmlO5IGD3RHIYZLm7oBvaBmqYiC5Q6rVgwtYzyTak7SUhu1LRuDaa+pZnA47NCAeXZCh1G6OQK3LP0m84MpnVSyY5BA1B0v4UQ1sGMalTBh6Tj/ZRmtiEMhsaoaiQK/mk+yzBjytHMwyjishitMMMpKWA3HYTVcCavhiupzMl8rxBw+DqEtjYCuVmfsGT7HQV3QeqXoCMXxiB5+p3bTGjAVS07AaQx7ivHudMcZ1x42l046NtUdt8dxnL3us+RIFl4JB1ttePpONqpvITXkBBUU0F1W+9oo7MsolqKHPY6ioNO9KLiIVUAUdGOioItKBV0IBV2kFXQJFHRjcDWgpTOWhrcspmOFgo7Fz8Qo6JKhCjo+69ptE7VcJLFQ45WuaVSH0+dvL34hjjGH5QjAGWldhZcZ3tEB74hMyd4lGVWWY127Ohwzrg7G26KuvS0CRhoo/DyK1/HqVIVDiRKHEhrEjqgrkxnagi3ZedsU3QCNTi3IIuP0hYEkuVSzNM2i9gx3pGNworPUnlGi3cS0V10hKoL3e2L395LfUios3RwZsFf7wYjUBoPoT+JN8EYJt05lGCFi/1m4g35ztSzHyX1nWgfYFO+ySyJkgTB1Z+m8ENLGDxN/gIguxLgyAoCc99hGnNVQL9z+6IIrVpeL81oaXAY9DosJUL2Et4q7gnaVofMi3Jbf6ro+yQP5HDE7z0AaTcG/tvTotxIN08uvgi1QH6UZ0iarFR4jyDDE/iJZPZeANPGd868iwqvTeHrIQ1Bjp3Dc5vQ2JADCjhendXYP2tr0GxF8Pmr20+wVK7pg/YRi4xNs7Pmey5vsoT93C4P/svIStih6NqblGT2wr+th3ZHYC83FjCOB69Ei7gdd9mn1sCckCxiT+TAUDEux52i/Ovav+jeo1hZdWTyjWBkSFuYfDtqoOuPVzB5DokJtv7DHXme8qOKZYLSJESi0xhjZ0E2ylotOtcwDm8QDaXiaDyC98uAj/WLa6nFwqF3TVEPVmYmd9qRHSxFXFfThMKVE3SjTgkR3xCuwrCINNBv1HX0jKYzlG1o/PqrVpBKUmDuXY7XsYL3pLU3OqDMgGE32AyJlDzyG4zA9gaFnKKVbMgM1r4HnBS7M7A9hUuw40p5KIbPVlONi9+W39Gbia5sr/MWljh0SLqrbschvfsBiew5gpp3k5S7I35h+w4rpN4TpN9phFmckFUVFRfEC/CJdpJkITD56V29oks2TLq7m2S8C7lDW25w7Oa0ekplwn2hLQzcABR2k5l8yxZsljbW6bCoNZjlhFFyWGSgLDnnav0k8NJP3+v8OcDu+Y9gd6hQKO/ar8zgdB5FEAU1GN13ZiUAmLvKQeHA2B4vcUWRzgFPF9wbtgxutET+sdjtD2i0l7aYnFdAyTw7SmuCdpQl+bhjB/0fjz1d4HSOr2aUSwczhFw7vYThZaM9j3omdy5GOW6buk9o3WXsbJ/+qvs1xC24lboF/N3ELhytxC1GpYK/ELbh9cQthNW6BV0xYBGFq/3kdp4AwW52vFG8P+SWfHh6ncIGE8DpVP244GHnFoYxT0KVqZH8RjMQet7kkZ1HaLbsByNHb2Ns1o3lwWHak4xkAYiTMy+2tYRUrUIyRzs6vev/g1MYkUQ3JbOyKZ6fSzpvI8WL8NwPtv6nHq+qvuWQq48pTtn+mlb74pZLW5pjamc/rbFbwuBV+lSR/5XnBnNrtzcE5/Sw4swEIJcbHGgRIMLBBTxyYv9aZRp4SWulMdaj7mHNpM5AsAMc4vkkMXObFfJIGFke9nzf6YhgxhhK/SExWH2SNsctqt8D8kT0kjbBv37OF/ckTjcn8/LHnGUngmDDtGrOU+uLCI2VKzUeyxg1b2GYroZQx3cKNpMDwTiSdL+McMd3SuAANhj42j7y+IJo2rW2kdPEwRDU49MFm0mIY1qyNm7Tk9U4hh5rPiGEECajULmRuD+HPfy6CqgAtE+KUcZZgV6RYLABlD3GGgXc74wWFyNIOH+MWLEoBp2cH1DXiIH3OXu8hCBIraxgpyH6QrHGK7sG7XdAf79Rr4ft08v8/dPL9uf7+XH9/rv9/b64vBjDvOyXjlJNHPGAi3zG01aS7OV/H2NokGNMpbN1zbFtK1SYP8BrOJmBrSCXvGFyJWm4lP4ZKWKrKH0clhTtXxtHTHVMJMjcUlXjytJf8n0AWuksC61X16RkHaZS83AOelgcgD9xxuL7MN7D8pkrQsoEhwi1B6k/+C1r3S1z/s05//eukfpx4NlrVc0WP25Xn3S1l7d1K7W//TtX+oK86BcqLKhAIjHYeGQhHDhQEK0B3EdwmRMjVhwM+1QY6EwwR3ceU0W760C2S7KB/i/XBJuIgDfrpEvkB1UJRSf+uwOEmyD+mZtOg89Y7OUprmmrEYRjnsm4NKIasV4zSOuRmRn4FehV18nFOGhkASSut0TfpZ3Ce+pluAsCB/95toLqbabHRt9tpsdG3W2HaAsndiAjATd523LwfCRfp8wEFTTVXCByFzm9IVrh22tIrkyP/g/wEFejweN1ZjBeDFsBIBryEUUECGJPKOh+SegKs3I9x5r0YYzXb7cCGgfPHOEbKhV1oHAcPOsQOG5c47UBNCyVvcCs0wCPrnWkazNH1zln0MbbeQfL45EKk4kKW71X00UIYpwuIxXH4RiP+jAEA6jxuRo2t5xk21GNFKq3YYMhaOoTXo0XJqLmJY9q/cGRXxykyn/4T3+h58ED/g89zuZZ+sPPH/PWdgWoPyA90Jk9C/mR1afi0EtQPwtHgMQ8JIf2Zk8+oDe4a3HmCUxX5M8985lc+uv/NL4Ga35+5Az4WGxCZiVPlNSaXEJ0B+S2zAuhHPwHQL8jv0DcBwjc/f+f86zg9W/4pKvAylGNwI/rlXxZ8xjbKz8XaVMTmzrxTGNEvogJORbnZGNVhIXxAVk7IsZqiDAh5zVwhKfrsBRPkciRlbUD+AJIdacLwmGxDyVDHAUIBLxjOra6KZeIx0UbFMuGkI7EkHalJmpG65B5JJPdIQ5jqtfh2l05v9E7FSedPcBKSTrE+GkXOOagNkXUO2XQCe3GwfqElOS7bgsbWkZrM4vBSHhIxmsKGg5ToYjQdweIIsDhGsDiaDNs6cAxC4HFLLDEWR0A7Hy2OAJR/Fn10sDgCYFdgMdawOAIgIk7SRwOLI6Dd1IEGSY7V2nnCTvqRhskrsccIM3TPZIaZn2X7HUO7hD2Z96s1UN19jsnQmzn5hTff94efe+pHQIdeSYde7zr52f51csedPQvsn3mlfNxXI2alnKCV4lZ4Oh78FIcTi0qJ82/azJy9pNySJJ+ySDK0mXmgmbl/tZg7bdoMYTFKfaZNN3+K5sXV80KbwlOcQ8UztBlLAkJJesDgMhVm7uYHlU2l7nnqHth53LXO3Ui9RRUeRMot+k40yVnR36ZAKLINukyaxXZNvz7BIHnT7uOKqE9qdy3O3kwbhXUF3kb8PBRPLZt4Oe9mW3Kvdxg8gvg8V2aIl0Opn+J873HGSLUtgfRtZKMYthDEOwribeVq2CCBWjlYO2TihfTmQM7rgHhD8PlUwBeRT6wO4g3B4CeZ6jmmnaHV2egV8yDqRMtm0rELnygIORjA2d/QT3h7ewnvW0x4j1rCxHFlgTiKwhdwjLYwIXZPyH4V+mPnIMMSSTx9QhklqZ8pm/5CTX/B1QINY9OfwoZO/EF44xNVvvBElTcK/QWG/vwe+vM4KWaFS74B9EeM8Wc59du0O69Tvh0A/dH3BaE/LXE96dgiF+/Z7Df3IOhParc5Z0l/hnNCZdnq45xt4Zwd4ZwjUlOFcz6hOacyxBcWxKcqxDdkhEIhPihjQXxKiE8J8SkhPiXEp4T4lBCfEuJTQ4nPN8TnWRk6wwHE98Z+4tvXS3zP3VEpg8eesUUPPPSXVZHir/jrdSRacxpQTgJa5mDq4Pt4+X0Nvqfl93PxfV2RVoW+vIzG+HlRNU+7G1NlbCZO0oYiGCcfrQnm74/3fMexxP7+bPn7vMcAZmW8VGDymVZxW07H/S5ahvvd8KyS4ndseXRozXzY+YU7zfplN5wC0G95XnqheOmV9obCX88yQRAf3Uo37tVmLMZLwquN3SHswUti4RxWh8JlB6XfJuLzWqchOVTAotPw0qYrYGXGp1asPH8CYKpByLTOIACXX7xTAFzggMr8jRHGmNlQg0q/Jy789juZj6UBrDLQ0PPRR8kpzaeh+SWzGzhAHVGSto+WrwY9RJG7ZNB1IRhyzNpi5Bn2BJQr2ZHE9m9Qt36hCrtbPf5JiC2PYc6DJzu7y0BDd98pqggeOz2UUxKVqwR0w5VUobGGP0rZ73JWwHBgH8rVLgxOUAHcxf9vhY8M7CcAW1L4CDgVEGPiKcuxJEx5+pRgcUSXZDEDfkXwewlS9vNgCI2atvOmADYUzHK6uMRYJNNQKlCcyoezfKurm65k54qlVf9cWnCqhrXoVIa16HQNaxodRoh7uUY1f4BRDcimrrOBMVxiGctBRjWfX/Irdw41qn3TD4Bh4O6J4djCbu8ZO7Qrdsfdz7wIwypJZ7dltSnoySCbwe+iMES396bRAsSVKeIOG/cvYNPMV8/KWSPWqWSo8Q3YTBu5cymdLBqMzpX/zCw2OWRKum1WlGRA6QL4THsRaLDnKSfrLJb8kL2K9nCBkRIbeVR7uIPBGWi/Po3hWDpmWdz5ut8/LnelMvXiKmMvOrtMOtIdBe8YrQQOeIvZOOfH5NEdnUpbNLo2goRbxYAeW9K3j9o+tlyvPiLpMdwZK/1s4rQOrg7ZkloSYSIFd8BLR7TLG9ZQDf7NtZQknLQN5eLIrrQDzaLWwQK/sNbhVL2QgsyjEEewuog0m8nLeXM5x9u6yZuWq82bvFSuNm7yJuVqHVSFfDW9SfLyneOlm+CP4hQPTRcPpcVDk8VDneIh/fik/fjtxeM3F4/fWDy+vXj82uLxbfbjNxeP31g8vr14/Nri8W3F41vx+GZlx0KaTZ99V4j5/quEMckJBxxan26Cwtk/ecTz3N1qLtqNKmmfutjR/92LGx3+O8l/N/LfmIeAR6Qseu+9h3gEqw9vvbf4zi2H8+Ja51occi6ZuvcQnDqpEGKM6VGc1OgdYAY07Din0RtwTKO3QUous6gcVCZZB1V6QOHvPP+9nceRh5BHz24fmlh8f41skVFx4yeInosv8m45TGGvistelJevncoa9wDt4J5uE7uN/uHkRd1aWVEsEOoc5Rpv8rbCkXITuG5a3+RthKptk7cOqjbMvZs2MfEuQKMx67EQRE2ooS6kkAgdNIQImqemgPk7T0kB7wtUh2d/K1g/piLg6YZ3BeaAxxnGG1AC9kgiCyQFozGioQLVdBtln5sySdfq/Cc07Qhg4YluyUS3ZaI7MtEjMtGjMtFjacOiofq9ae3eNLwX+RSs2WJyC6xy/r1pk+hpIJU0XyyVNIdQCW0taXQ4ZQqNM25/Jxs5nHVKcikvX5upqUOHwP+lfTQbVjGw9rRDJDV2Tzpm7s9fR9/Tzj301oK4BlV9/VS3bVEgWtbwy3YW1aV25aDfTqWSbMzueFlZJ8GDnfvkJdgWKu9qWyUNmhp0IELtbaH2jlD7iFD7qFD7WIXaW0LtbaH2jlD7iFD7qFD72Kmp/c5TU/ujvq/mfOZ4uRKCJ3l4INfLwsF8L4tOm/PFwvlqmvPVZSUkshIashKashJashJ4lUxCy99L0fUXS9H1oRQdCOeLU25oVq5Fa1kS5TQPZeW8X0+SYvsem+zL326Y6lr1Ix61XE3X22uAxqA96Bfip/RL2rwOE0qf93UbiUW2qQJSSzNNDtF4NWHlPHyY+TFHfydCfQ2hvqZQX0uory3Ux4RGou0FTke467Rw11S4q6bMjlBmLJR5KiJcODURHgz8zm5Iyv7cd57x3i4kdbOQ1I3CeLcL471WGO+2f0+MdwwnEfDc1iGL6l7bHS9ppg3MqoIjjw6hOSQSG3mNTWu403oNVF7pKHG8pPglbR+mH8OHsxUz6YEjRPGth7OVfDmRrjjSnUxXHumuoq1+tU2c41PZaHfEYpA2i2ZQdDq/dVfT5yT9m6B/qzTvvF0o9Gah0BuFd24X3nmt8M5t9LEa5mgXdvuL6WNyPavtJ2BbctNVSCX27eKr+/+NkfTNQtI3CklvF5K+Vkh6m5D01u+T9L8pkr5ZSPpGIentQtLXCklvE5LeKiS9WUj6ZULSG4WkzxeSXncaJP3lZgP7vNrt6n/+HE46ao/SZ51w8K4f4dPp3/XjCtH0bPA12eCRAnhqoEBANJWgzI8jq/NaZ91gCkteLIUlQ/d2D70Bngd29vIX64nXAqTQWesoogvg+NKyitL4MGwGWKYRTBeTXeQgGOOJVt1xZLSmfyvKF1nHn5XWSai8nBiUwtKA9qx1OtlkK4jjWDkxpMlxVrmxv/SurC4qgs4ugEi7koRjF2vmsxW7JCWfupQdv1bsavpWm2ACO2RN4HVbOBahDdPGzi2swhvSnSF9gJJIAsnG4XBxC/GckCaPVmZ8A1JrUx3EZkbuwY87px7OVh2hNb5KFhq9bBzgbaLBsOq32NL1TY/TRzd8eQcxrevoNenozkwafSnHtSjT4FLitw8JVn10/qCpecuj/zD96rd8+aKKALXy4i/9zPj7L/3SH1dv283B9wluiEJnV5hXp20aBs7eACDaRm+PooHjWGsESfFKGlXTqKIMDtFUZQMDbPXRouZacsoZskpY/Gq11TjdYlp1K6AFq9EaWUm0HhPHm4BdY5xurqZhGOmuTFsIzhTPvrHFhUc4RUFDDkMNlJajTwPluPxqqITZ8WpravyvRLz00vCebAK8y+OJzEbpAGQ1MPV6j27EqkenshaEWc9atvfgLrG9jdb6mcz3zLY8x1XECTq5iZeFASJ3LxWrk15LvGp2cR5OyRuSP6+6SAkPQ0Du02XQdawxFGsrttUQH5uFoWwU3rAOzcb2zkVSe4nzki5bxUTjcCbcnfYps2Zeuaz22jRWPImqGzbLq0mXQD0lx2qYLlq3TklMEcfCXUBcGhrJ9e6b6JMm1V1QgsU9r8Rf6nZR8GCrW8lbHWZ+uyh/sNVFvNXBtWOr/MaqIDgB8Y53PvtguTilhHJKackpZUROKauxx/GxBrB8E9jjnkpq0W6P9jagbiATm9oTzg3e3WRfo/0ttk+1GctgaVaXPS453ZOtkc9wqm3I/taU/a01aH9rvNj9rVHZ32Sbasv+1OAtrtuZoRVPUzta7ihjuccg7cTgHWJeqouA85UzIqBM0vdVWnVhivT+jH3zEB0uke7jngw5xCI6BtdS+6qTNg5n5dHaOmVTgTonYE0OH8rqh9P6Pcz85W50w5RUeB3HWr9G83V4FnsIGaPtGB5+O7PVU93Jmd/46hN307+/vGjGSenGyMyX/uHzJ//5/gf/Wt9YOfOWfX/4249+7b7/pW9MwCnwFupB9HA2xfvPinTqSHccC2AN/XsJ/Xsp/TuD/qX0T9KpySIDBig9sCYVsfCl6QR/punIEdrvSDx8STpxhJ/sppPEAlbJU3Qpw9lNFZgrc81x5prWSot4PGTUBmtYs+ZUGh46ZIw1qYCpWUU5F2tMoxvdU+5VUJvR3Xsg8sYMZzVgY4xt7ZlVprLsS81ZeE8a2rMZWl+vn7JW2mvYw4lak8X3gWuYHQArH54tMVQRHhQM2A86ej+gRZ477B3nsKdziZBgsfN2LzvvY465c+mutLXL5uclL2/a+u2ClyfCyyPh5bHw8obw8o7w8nAAJ/eUx8ul4OSueQsWkHDXcSlwyraSIGZayIvTYQFzIGmCpBpmp7JW66meweAuxcGbmoN3hYOvXu/eKqXAyNP17k30cQYSNxf8/KXr3VfTx0uQhtlN18ATFF60bj93V8LdVwh3Hxfungh3j4S7x8LdG8LdO8LdQ3D3dyRJxCeYKocP5oR1h33aSOHl8b2a09dkJ6j37gTJvfqI03uKacgpprnUKaYlXL4tXL4ziMu3XiyXbw3g8iPC3kdnZOceL9n7CsPeV+YimoO9T9K/VZoCpkr2zkV6fwYbOUTciEa0dk/WgkMTr3LrqhyoUdrEmmIYuqdkEbZlCK6mxN2hR20Rd+darsNnfSB3Xwnuvmaqu7rC3enGWIW7rwH/t7k73VgFKKBbqAN0dn+JPru/5Eh3ZdKzDLAEMiwRgY0WPj2mufqk5upyPMnSMdoe0kli7CmdWvBkm8TZNemUPEWXMppt5u4TzN1XgrvXK8fNcpiGaZEbtKdmo/fYe+aozZfDdOAvN0zJYaOiAUlHh2iPuSGsPabP+7otGM3rwoxbzIyxUDUXniy5MOC/uX2xSOoNNvYczsC5LQa9wmLQI8uTtzun5s+jmj9vhtcgGHOrwphHhTEzt54cyJ+1pF3y54LHLqt5RKSGnSvJkWNx3JVarzM+jMRAGhhI2QaWVXw5zLktzHlNhTlnwpy7FeacCnM+Q5jzS4U5jy/BnLV6aaUw53pF9G4Icx4V5hxbzPnrE83abh+Mec5jtZLPsC7ubkAUM+PtZbthVcGkBfEeEbxfALeFcubCWWMJIZx1lDcuzaXhFb+UPrP1ApSZJgPo1myU2TEHGsGBFXQ8pvNM0w32iInhLcJcfVxk9xXC3FeKCngJFdEQlZGklQZPt7THYO8k/rpXN8fQsunuFJUfzd1LpDQd8MdlmYxAbaTwEz4m0hXpynQsja+boo6hvY0xfbANRT22ZsjLIIDMCJ0Tt+yewSdyJLcaH4+d8cRWZal0DVRZ45Yqa0qrss7Yxf5CWNw0EekZu7iiKaooR5QPt/iMLc2xhO8ynBh99eVroL96wDSKDhELI4qgY9PhdMXhrNzFXrulSZtT2ryuWWt0yqJpRffOgHYknnfxbGI/K41I0pQ465jeXNPUZsGjCZ+ZsjQND2fNNMKpqclnpWaqr1i9H6dj14mXnM7xOkYnoWYDSvomXdO/66bo2GVr7pJGA85QzRu2NHUIKe9N4PHddOKwiLcpum03Gfdoixc0zSZacAPagtfQRNM92ODpnv2y19K76iI5gGp51XS4ry2MCxHKxR99+A//6M92/8mPHbpO1IiV+U9XdCcaIzI6K9IJKtIm6lrJnyu7Y0xnKw6nLVpbRT1UrOkVE9Iq5i6yO+PyoxHEClpbHruZ8Vuo9tc0W0yLRsawjirZGVPdqYoMQTdeWpEyzoBQUT6C702hOAgaZzRo+FbiLabBD6PBdMwEXhDa1LJ38LFEN2rsNSzdf4cahWFPx6gNDXnfSnZi50Pz6BbOgKsHUxN033A61nDCjNHfE5IbJmBGqVd6scbux85vU0da1JEkqRrKWdNsqcuaWnEdM7Oif6+hKeAyjcjWgKEvxNXSkqRfA0WwJmUHEhxTNpNzs4eciWYFZmdCoHRW0lKx571Jo2XLfE1heViOWPs8iPW0Rmyn8hgNMr3PftVUNnEYw3v47uImxOVye9mpk+zR8U4EEnDndIxWzmGS0GS2qTcpr3/rQWsOoYNBS2iSmffUmPdEPPmILovT2g3gETHrdOrs6vp37DJNU0/S9UtZOH5J+tIjzOZVYta5gCrSivgJ4YrWeIh++DtE9AkTy0oiFpazKnwnscV8aXlbi/cjafPhLNN6HerMmRDyz0qzI90fkIp+QJ+kz8pFjXYmDgBFxSQITxzKStq0yBQM3fLaoAasrO45vQ4fINuqowdzLwc/0NSyqweL57fLx40khzdhOuSPa+XmNqjROSq71JYTLa+AFtZLY5q4l3NM0cTD2aqXu1C+YDxe7l5MV6v46mVD9OfjL0CeH64/p8VjW7ZtS4WW9m+ns5sH0zbLQjeKfL9dhP5rcS6BaXvl6Uj7zulJ+84AaX+11qksSRWlSn1ZxZejTD9DpP2pirTfFmn/zIq0PyLS/lkVVcwPLCHtv0Sk/dUi7U+ItL9ikCqmKdL+yu9L+0Ol/c2ltL9OS/sbvy/tf1/a/760/31p//vS/vel/e9L+9+X9k9T2r9ZPkoxHx/bSlPqKKMY9Ur7NxbS/sZC2l9XSPsvK6T98/+NSPs3i7R/o8hC20Xav1ak/W0i7W/9vrT/vZL2Ow7HwKZOh9EUVic/qgO5t3L2Mx7RvhhOfdtAyBXPXHkaz7x8qBt20PnGqZ2wq17cRWZECWjv/EO1gtBUUKbwqqIjfJMRFAbhd77X4Hc+6LquBPsukeRnuZlywtPKlLNU4p9+QIHgFGl/giG/aqR6BjOYSTgPhU7j6lSSqSGVx0zUjZIZpL8546cRrX/LYho+IOlgFixginfysH4m6MEPj81kYyhL9O7AHkq/GErrikO4Bw2qX+Sk9ItBta4wvP6g4fUHZaKUWOnFLNHADj5RpAzuoKu4RA73mXxV510cOB6vdRrdmpX/M9AZx6SjW+yarVRgSTGpxa9lLjBvAIi51RSrDYJgHgMPxWPAdEMXg17uA8hcYPC3AnIB8ee5IPRPdX1AEdHBCyuTGPEFjmOwAxh/KqCn52a7PoLne6dSoMx9Npx7iwt0gnFlZn+5mFl9ZRXRk/jLxST2FYE00wCUeYwch+BoNSLszAPgQCwYCR4gntEQFq9qknHFrzYfzKjrW1DPSJaRM3a4A9groDJ4nGm2wDlPXgLgbGw4+DjzPg334XT+keFT1mqs7fwYw0Q4+erU+f/syDyAZs+lHnD4d+bOpbNdBkL5oFKRgcBmqRUJSZjzZCFjW0cM6MBpShi6uxsLsk0tRZ7PqOvpXCIIuM+QV25rWpPnG7hqXDIl5/8QDuMMkOFp9IMEGHuO5GDBPNPLAKwAuLusfqnOUh3PMhNQgM9TfBPQB28bgo+h09AayCLc0Nyb6OyIhvUQKIWAPznqWNAvAuoA/WnIQiKK6tx3Z5HoFvmJAQO6pQRZrICSMEjOHQaMwsB0XA5spR10OEfON0ezaudyJgcP4POXM/p3dBUDrZqbWznY2r1MfNLRe+STQw4Zqg3J4zjxiQNKkSwPJZUkH1bKswbGrwCHOGgRSTI7EBmOFvHiEaATZWDGquAuQQnu8h4N7uLe2ovvEhT4LoHGd/F5bDS4Cwq+W4by0qYnCE82sBX+/24C5L/HJF87TSyPIQD5RBUM1sqbpOyVQwDyDw3H8rh1SLJx4egApelLNp4qq7hCcTWsuEoKMUN+vZ/3RI+kkee/iwP/K3rgGze9+IEHoM7hOxlUSwHSAu1pYAIGjvy9w0f+YeAIyYLldUmLtUuMlXPk6kugkdWYzRGTp51eljEvU86uh3AJdLcuSrYaPWuSnqU+g9dwFSwaxMzd0nhrE+cZTqfFXFByVBnyqUtyJJ3viRZ4AwgFOueTQPXwpuAOS2HgLpnCwOUUBruLFAa7qykMNEW7ugT/fOoUBsVTvjzl96QwuIQITTCBuBxrY12G+Mo8I4Li6IJ0YC76yGcu2gKRqsg5T9UvVPVUJY8P7nDjpmEdll/R4VvRIjeVK9fO2SAbkisovPGsaaJ+gosvI4fDsFoaUkujWkvy2ZbbYmEeu2pYBdgaqpHXzFgXBhYSixgxYt1nszgNr2pqZCoiMt60Ewx0A8oipK5oEvXRja2SyD6RTGwt+pq2LpnqtqmQO9ttESmTMMZwvozD1GLEUyJKVz/RSRtXkSRQJ9rA15E0uQSKrzS5qjtGd2MA1rYY3y5FpMBIN0nb0Cqlo1PYxOm3Oc6j02YVUVrb2qwBpPsqFp5IRiGSg6KVGt1NPNGVI6cYPXWJ6d/Ilmad3kgdatDId8dTek3aAjFnI3oqRtLxDRD+mmhQk156OxqUYKS4PgAa1WeRR0ZPggDp8BjWsFki2yuv1luaTRpB7ypJGcUiDpZxjX5ocI67OmeFC9ETVB0WzRyVacCrx4hY9FeeBIwzRKmEetlIxzR8MgafRKkOi1J6uEdwNWJEqdEtaA3IrK472hHc8Hqa8AdehgCIBnraEFFqDGMwJvyHUdVwEhWUYmoztHyRwUzLJXmvpGWJzvxVSdmX1kXAZAw64HIxLnEiDzayFgDQ6sAvbAG/MBn6KNoYM2OHiy4Pxgh4m0/TVdOcgcQ06qNGkKcxSUAu9SUXRpL7l7EvdAIyH6VK8+1Mmw1M5Eh+/aym2x2A+aB5i+nmjXaJm8oSIyiRdZoINKGqGjyRKNXAYmqmoztoRTWpkjqNMU3TSNqgUukI3YEWbwz7o+kcP9wpHm6kJJfRS5hyknwPTWKK103R/kAPU+sxxS2edTyE7MPcyHQE7aLngBHCuiVAcyeD3jGKdzTSUerDKJ2ZTEtAUtkYSnWkG2NoCbrhU4XUDWrbLI1OgxOhjVF3qCU9TUyS4qUj5dihuhEMHI9Bd1R2v1HRkRazXDRSl+eBGOF0yOAnzYQGwBn4vyxVYi9XU1N5WSVbqIkJwq+57jGpG0kkk8oL9S1+4yh/wVoNOu8R2SHgupojtC47W5v4iUm7cUUTNqtRUOUYULxBxI2rmWZo2TESGjVqBw0LiFtA2jRlN9iQyOdDRloPOU+VbVRlagLj4xTZdcnLS212LzNMI8FhCSONjmQd4bG6KxEPBu7HtIJy/tF0fNodpxnBl9H+XgKpcAU9L9JPG4RKM+zZKx+VU39+9U69WOuYfB6RFkY+An3QcxiWBMpBntzLaCboY0cXbYtn80m9c6R4IzOjgk/pnYGXc8JbacRbQVankcN3Zxn/0x7KG6vuCHChcfQ57uuTLAuezo48/klGRVR8FV0lSjicyFJlYPUkfSb2UOizr2a50r0aEl4BbssAclsl/1QoB9sIKT0j4caswLsEkpvOjpVFJL/VNCokvQK/efgNkiW6T+ddScsb6kGJWD7nlE9abI16WhlxK3ESj8DaQ5NdSmGfJKEI3xIecgcQiYo7hqZczSnrkGuTRQcftMI7ylZW5WU1EQPskzq2Y+pQmCaQqTlTaWIO7F0lBpkIoLwQpXQXoNO02sXSjWQM4xQEsOhAQ4CJ6BYolql3Gav+vJTJ9zIelJyzgpFgFXp8DsWEGH2BhknUgxiChkI9YJ5JJ6YfBgFghTi87/I7+MqTWlWlVikh6oey1lx9Z9KDGSHx9NKDlaLlwPRgVY3Qr/ZohP5fUFOLxOjJQQoipNYbFZCWKG9A0R19GitOTMkbI845L7lU2QnH58SLwLC8rZpalk+yrQPwvMFH/Ro+V3Eallc11Uw84yNDy7r9qWuSmSJZS6aQ6rSxbQrqSqiIm/R4uhd5V/iQ1RZZl35j3hsXqWthjDMKW69Q0wqi5JAsyl6hlRWsyIF4i57cN1mU5URe47O5PkmXiVZxTJP0qj6awwDTdMy2dNo692lx16QnVJX0hOoU6Qn9BTYGcY2tbSSgOGmT5qDNHhhu2kw7nO63eDXSUiNZKLY2u9UfNq2OWQ7n+WL8SCCvLjlD27JmMUMdmaFG3wyJfL21GfxbmqEhE9M0yWm3ZSOcN70cThJOBg/nlc248oqPyCtYY1BM8J6lJ1gNneDEQHMXs0J8IWlbO+AdrlbafFfUNke02iYgRrHr9BJKpk5eWHi0KuZ9liqGZtrW5zwg0goyevJmmlY1aY6luUkWvqtDcL8egsedm047qeaAMVgcPgbvNzotoLKjqfgMh43C6+1RsPeo4NYsmM3CywSC32wpSEuuevNUTkJbMTlbqG+QY5X+WBkpecMpvqeyBaXYghSaJXl6eTt07JdBiz5LhzDO3LpdtkHVm+/ydN++Xd6+vfr25LZvh3IJGPMZa7LGsQdOu5OZo3N7KVgLJiWd67jUQdwv+e1S418dfyKU2Z7B1/u5W2bQYMh5sQk7PM/oID4ryqa+gQ3MGyBoPDhXKLVwqbVaashLdGkpagsQj7oq+DZo59gDAmvBDOVaZ7z6fDl4+HHFBc4KeX7lhWqlDDlPwBqZgBS5dafds7IApaezsPNBXVV4Aec8CJBYTUEnmsrkrJH6J/HYOqnrfKlrY+YXk+kD6IrLny/l10nbXwYcLPrcLG2/uNr2i6XsZmn7lgucLdL2Sy5UlxAx9ORI+DDr2F9TMVRpewwgwCWTUf4JTlnESvkPMleAibjLluKYZ9o3M4K+MhQxRr+0oZzyDY++6Df0dOwj3LH/XDE09SDY0dHzIZMLy+8KGj3tpPxdvyuSd4VieivedV3pUlGt9hzPEYQwyX72s5VsXugPv8OtvMO1+mO941RNf/CFNX0N70BIlSgSiEl7jSTsS/wYJ8kZSu2xUPkfzgJ2noKaP3g5Ha+qv6u+318Q5f3Wd5zyHvt3RXnfC6o41Qh+shzBT39n5uhTL/oNS1L2qV7/29/B13eWWnWTp27b4y+6bd3quj0bgO8v5wd8WcDJ/+WqMo3MMcdyZRC3MTajq8L1TL4HffkMqWaETzBZajKEuBQgdeawtsS9bekr0TllicneEjcN709X+jOJ/nSNK10s6RsHdik2XeoM6dILZLinootT9/IFjFTfzPewts8ti2d/uiTJz35n+MFnXvQbXhQ/+J0X/fqecf3dOwfcPL6swX7iRbdlqhgKzqzsSIadnRc46alH4rMv+u3XDHsDV/p73yaW1sdGln7tF74Tffn8C50e1trBoXSDpD9a66Q0P7AmNESB+r+44Hfkyz+/gC9/e8ewL3/X/+WdyjHGkBvEC869QSwPUDUwMd4wlbGm4zr6PNxlaq3i/Hi9aG4nL0qduy++527896WL7k29+4ofDt13+N4unGPKQITrWAXDijH3Hmi26L2HxPHwJgj67+IZfcbJvTRJE9GowJJBywVvT+T4f0yfX9lh8HqYwNa72+kjhHd6gtm9lj58eKcnONNtow8XOWETTPlWWmxXVBy1da4wGFmm6Rn+2Dayr9h8Sp9tr0gnXfps/x+VumxSdKepPWyfvNbaysrafFObX9Z2hlM6e18vGs3tI3uLh5NLHdZ/dP7mDtYLwSdea3/g6l5eXlNevrq8vN5cJhPaIHCnGXCdyO7NrmrslkwIvmRCCCQTQsjg15I0JpakMewFlaoqhTASeF2QwHXikYakW2hKuoWWpFtoW4+evAiE0UYeIqoZGuwGG5yCtN712fcWmQtT//C9h7riS0yzjC8BO9c30hBfQqSkQazhYU5uA81EK43xBcDLKm2nNXypcaI1AbEOBMQ6FBDrSECsYwGxriES4R99N5gLd5s0ra7lQonc45wWE7kRU1fPpbj3Iquwyzdn9f386ByUf7DtmkzqR6kEP6yL6JzDb/rQnWD04Wzm5l93OI0WTQHNEV9GkukUlzGrOp/mL5m7RWzF/TEOrtwutOIBy12DSgZyW0dDSAOhG4xH3lAQIM2R7lvvD3XtYV+5qf3WGXpt2IM1OkwJWbr6M0lrr2FHeOp051sg0Qb7iWKgIfW6aTTyRks2rD6eaJdVyUOOqAZ69hzvOLKB0ueTwMClzxPIBkqfzwA4mD5PIkMyfT6rEONmJmmdJW77gn3uS6YgX8CpfEkK5AO4KqYPkA1tQc/xwvqSI7U8g52bvmkS0ff1L+Y+fTvh2lITTfQWsWPS1XPs+4com+1JjW/i6l99158LbPo0USfslG15jyEou9MKlAfDi2i4WT2+K4vTaBdbTjJvF5TBMDbl/hWS5XeXztUEiw67osCQi+4gIZ3X+acipiXzeMQfV7MFX8NL+eZdcrNYC4fmYBiq0ns8m3n5c4bIvfxZuYTT/0m59Fl4+obQu8e70SAq7rUCRdqzor9kpB0dTElpPURC36JP3f7e2z/BPXtG533teQRGoppFooWXRaGrR0hAFrPTFcLQXHzcTIQZAomCb86DLkNABhBd0udBiy7DCl2GQpeh0GUodBkKXYZCl8S9QZehRZcwJjxLHQs1/TV4aumOrDibTPl2QaahRaYR/UwbAVNkqsAx5U5c3In1nU5xp6PvTBZ3JvWdtLiT6jvTxZ3pJOOrM98rETu5uETsE3Vs54170ZzXOQLl3JDotliC3TpFnmwFhTCMDFg9Tpmw2BFPB4VUxe0rxPPA5CnOkNOSSsTYeDlTseSqfRPeKOmWpNrvshnu17QNavLbYoJ6eO9QE9TH92oT1KRYoCaXMEAd9lRgJzU34pDSQjjWMRqwzO2KJu592nlBouiCkddbyb1zzl7F+U4j3hEl0TeytpoH6MXjlvxEbIiZEVxWeCMJ8Pvre3+3np60n3YZIpg+1sxKuB1euAYprn2mIMQdc6JVGtGfw7DxokKbIj2R2LQj9uzSE4jEpAPmMOaEpJjDODcBKuwYXkSb+Ll/gfMk7ZIIuTyOz3CD97hi8dFnToba3rJXelUkD0+OwLTT658h7uuuTpUbc0BIU1kRIiFHiMBy51yOXtIdeuaWJlxknK0I9ID9OoDvoK4Tx68sloXl6xzg0VVNKE8j/LtiSnLY668wZLGl+xLOrStxCbLG/GJH5xga08Ad+oUhn+Fwh8Zxlmtz+Ao1CF1zG33JOB7O6s4g66yEp7iceLfd41f2lD4vIe0GkyttoNr5YA1ca6IrOK/oGtq49Bn9rRDKZzNw+YN7zSYsb4U/jdf5+eJuJhFf+iCK5uLkdbbjbHA6vNTY1snfHTZ9sy1Ux4p5YG7w2PP0CkjFccrrvHWvxD3pNgr7lp9+Ya9O5Q0STpILdFgYb6aFvx8o2Ct8fT05FY7sL1YAjsJJzmxOXOAwsxknO0akYuZcxVwlgMuvw9MI3yq3t4bHOV22EVuOu7ZecOOWIplxvvE58e+jXm5LAwlB528Qo6el4JMOSk7rkgfV7Aybhrn0ASXF5xVH/13g3IWLQ2pWsqc6Ok2y28MkHF2I9ZEesxdOsq1TCYNcwRjeZImgurz83TiLqMTNLDMBypm+zCM3yhTOTLFMT8d0s3ibR4Ls2/bqSDLrvkqLVq6x3sk7QvFLZ+TNZWvi1zSNeivo/OJeLRNTK+5SmaMzoAf5MXdWBkwb0wMoWQ+oDd6DqJOo5HGYhB90Z4uq3mpad7wQAD7olgw/7Q0wY+YYcDrqLRJMk3fYJShKw6s5QpZmmRXYJP0FJX3z/VjGH0vA48BQvor5R31G9qVFxDUmJXU9O9FYb72MfWXArrNYy8P6jHNp4daOoBzNrF32ZKcNRDNrl6NGLWYd2Mwa7EWYNcZJmLWrmXUsubS11Edsjhl2EbH5UxxjxGSQmfMYNPYeXA0ijqo0LV36kGZCw3EQBl3GIz/Xdy5Kki+0vYiTMOmJOjpun2M3yhnFrDZfIvl9ieTnbxvNaqMjmLXa/PyAWW1+/k8JLjF5uDOv5Mnb+av7DRT21rsnE/YNEzwCZuPSb5fXFa2pblzswI44pDIPwbDUq9v4yWS22Myl9z71/k19O31x+ECk7cZiSdKX282KTIRUOxKAbFcNEtNLktqAyBX6WAMspfznJQd4ftcYCv+8Mkc4+V5W4aTSh2Z16ZrbDXvdJnJKPlYrHxvYaxQY2mv+Uf89/V7jubLXVj/nR6v9lO/lQ4P6uWQv749P0UsUGNpL/lH/Pf1e4rmBvXymU+2lfC8fOu1eHoxO0UsUGNpL/lH/Pf1e4rmBvTzervZSvpcPnXYvnw1O0UsUGNpL/lH/Pf1e4rmBvXywVe2lfC8fOu1envBP0UsUGNpL/lH/Pf1e4rmBvTzUrPZSvpcPnXYvH/dO0UsUGNpL/lH/Pf1e4rmBvTzQqPZSvpcPnXYvodtcspesnR3Yy4EtF13pgJY/Wa+2XL6XDy275atZJTtuRIgfEAf/UrffKS/XFGr+laLmf/terTPRWv4KzgwfEZP/5arQyAfzqiLJWSp+4G7NP+p1AxLmwnydRJzmGvzMZ+cElovu2astcLAY+Ni+Q3xMZnEBhJLO5ghYCyF/0RPv4Ca+/wS0nfOPeVyAbr+TT4ABf+28izURGsyD7clxPj+/e6d5/TGnWucvSyvw5mvXu7fj6mxvGzCu+GorQG35ajPgjTCZJ7SJ9d2m/XFmXiH2RO6Gw3EO9DbdIpL3cHiFfDj/r95OahWR/K60tstyAWKHIN5Ii5P47SQFDsRmwOkEuUrmP2VG+m8efcjjNHeFjfNQ0UKMjt20pLRwVt9cGDr/oBYgkY075+9xLeE9qgjvSnQC1XgOce1frvM+UHCAAyLzswwffl0acJa1EvsGsQb1mXTvtiyBJ6u0oeq6LwEINZLgHcvnPnW5LuABNdLaLWyuGvRw4wGo/hG/QsUWu62ZiM1TdUSgdDgOYCaZidJGEQNhAQ9NIX9GK23uK+NRvzeDRK3d323OKEbzQehCoxqyAUihZtpeYCTQ9kxj7wxxvv2vZGTaEglCoiOayeCRgvJzR4mO1KNF6khMSw3KlibiIrLRtDZLMvwoK4oUo746lyPZI0KO3EbNmquZdrfNCkpqTm2mbTXpMFN6tNaZhI6ihiPaOJSZYC61RgjQRaZUvLcZJfKp0oSBGYbSikFNqVALHLQR/kx/QA38cWvu7yrTT9YWF7rtHjJD05MXOfnqtCaf26l60KESVjcv0WHV31ksDdpqbkFXH2DKGfS8WkzrCEfp1mllNIW8lloRTD51RKu06c81bGppp/W0uWBN61vY9zqCq1obHzFSU6aNC9Vq2GAvcFbBPgbtliNO9o74iTtpfQPbZ9s4d0bFmRrau6/WWmVAms+f7py3x+XPwg3tuGO5c2IbgpJHYgoy7VOWslrCKwMP+NYkbk3Osq4ZHDXIn6DtItJKiyD1UEO8wUtxEMfhOeADPVwOOHThtiwCJBRR8GIWMz+rT3UlvIphzbKGBjbLmrJks9b+NAYTam/LOlPdEZqv8dnuaOpg2qLUuaU7psnSIbIcp0VX4nB1V6TRA92V1MjHnVn2E+zcK4p8dpnrThDVxgK5BrWItxnJFrGx0m6YNdNwX7aKI9iy1cwhaPl27uO9eDKd4G/v2WtipgSkbQDe3HKvBuLS6cgvC5BuuVfDgOv0oiktfrrpdRBoExjTxHoYZNTCrltJN8e6UyjAzTE/mNJJD1qdBJGlU4uMPBfvkzBA4J4yAjPx3WxNOvJKjqt1tE1H2Ww30bxz9eVNSIwdjk41rRl01bTq+RWeoqm0Jbmmln6wuKKixlBqdwYD03e/At0niGdBOg7EM/ZFXQ0dXneKtqEmwwmawpKvC8h1oxjMLZVejXKKOOtGUOr4Stw49rGm8Z6yX4JmrqEF1Nw/eEhjDc/aA0mY78HCOpA1ORov1tF4TUTjrd6RroYicTV9cDTeajsaLzbhlnVG9lnNXbGbnnRJHFzNtR+5knY9u0kf0U1irPRVhjImsQbTKfwFkSbo6PnQ1m4sRuO48XFNV4PPjbOUP46ok0kDsZh8wWOhThjgvyOh7gWIdEMeYAkOMJANLbxt09tUMnibaiQicLCASIv5lsW0KYCRjQWWdCpiyK+KGDLTnuHtqmMkkimrzBvLPa1R7mnJsve0RnVPSz7iecGcWwrploOZOk+tJslfrXVWdRl1bJwOJaykjNkNExAEaEfdzkYwmSUFm+YDQedBbdytfIvYDWTQxEeYyoYs1iWfV4OeV/p5QE00eqSXME9xoFP6SEX8siHYkMkW6za8D4gqGv0/yKKkCX6O3nWRhkEjcR7rUHi/qVlsUqrzifKMl4ByAvgX3ibHKF+OrViscn7yBXBLvCGg0IhvTRM55gVIKIDzluXG9wHl+qXEccKx9e3HtFMQSRTr4MsoqvRjDpwIfL6PeDVzmIbUAdJ6RFv2fLYZaDsojtUB7KAhw/fJ02kwm4p14pj0EGQQiwOsjgaIRWd/wrGEp/9aibSqaTKrWTCiIVZw50mutCYnztpaR5xra6VzLYIC9dGzVp45p6l60elzKJ2fOUUonQPAQiUWE5U8ESSehSygenma5bAJiu6KeQBLQUIEmOojHf7NwhWWSkbspgYugCWS1UnGSkwkO5ZQ1lgkoQvh7K0pCRivY3fDLPu74Kxz6y5rU3ESg2lArEBLuO00pKtXNZ2Sq5ZLzassFfsb40AEg5Ya8Ce7HVlqSz6vBj2v9PMkQADdp7LUWvY6678Y1neRLZSsSr9n8ZHQUuD+2nqapA8atngPg38OftW/Ghe2ePD7qHPj+hTEAfgsDyi9NZvBF6DXgOXjOsnHEUtEfd21C6hTFMBGVIPI46URRB6P45PLFtiOwanCqvqaF8lxROnjSLkzGypG8LNFxWDhodBstAhmDvKsLS7ByL1lEpPm294yaaefTae+WVIxllJYokHwbps1pgT7l5gSLX1wyF3YYStrxx/MuoG4oJEX6n2UlIaGDHo2gxofbHkzEnnLHfp2kb18e4pJCMRjWZ2FQF8LgXUIgWoHu2dkjOcCIVDZQqDPLsTgoV7l/PmDfaidVpAJI3CuhsrhH5Oo5HDunsiiCcN2Q+xEdQvlzxLQTjHLDFZ8iqkFgARD/RhhLBTRSYnoVPBC+Nyz7OQXWiTeej1RHzX2awwT3hyAFCVz7CWmzWzbTkMtoen6B1ebKvEJt6tWfVXD6YX4bNer/PZHwpp69FFuPnc5ezoQr+gwg6IjGzQSJJzJovahzaG2ZCOmNdYBepS3L/i5jemE6iukU5JVl2EIG6l3DRIi4UTM7B8Innx8W8UqrqItK5eePX3YHTptSdXuX7DxYmwrw/ERi1MzawYxCgSb0GX5WC0vrKx4UhhvDYyX6ajTTdKVlUnELUAN14mCVs1mgO4613HyR2ioVT4H9DKNo5gm/MNmwJ2RNF3fIYCnRUWVqaLhCRwVJBqsYDmuD0EB1D2gsFcp3PBOr2J3eMVutWLXaofAqVuHY0P2JDaNYNOoQWfV4bEbo7Ezw+YwndGNbnKqAaQhp8+sjgNLktbpwJIIUwoWxBN1Ak9OMILlZNNnxEzQJVFpM2xQ34T6jQNmHexzwqwMoe1VoHOmbS9tXMNQwnj+Vc2g3FxXffuJubktw4l6guhtFZ+o/XQihXrMHkeztupXCtiTSDIDCR/hIsXtu/hYVp8dPnAYNpedhbjXXrGekZtjBZ9BMQndcd4/OKMLjewRzqu9QtJx1LEprBDhty4HhnFB8i2Oc7/arIkw4BHj9/b4c/4er/9oZ3wyrRRwxT2E+p9/4Ej+fHtnFuYHbp/NovzCK1hN49hpu5x8Lfvu3q89tmael/+ivYbDxQt0iviNOA13MCD3e1HwgEbn/jV8OfMBcVgluvjZ22fLQpLNB3sHQ6tzqUxSQcDNOQ2n2E2VKMPbLL+iLOg8Sc5cxHeoSevbmkBFlmOOw7XfjdpnlLYTskI0YbYMib1BEnugtaKAm4IyFQqEzt6MSCec6rZYLqmRVALYWjkbCeNvYNJH0sYtxNGhgO2OpSFz/wYrTSFuEGcPbNa/Mh15gDWkgdjyREPar+sMC10JY9OFQ1ZCWChJGGwuHLgmQrnfo5tcITBUop6spWPdSTCzMI01i5qgm6PdSaOeLH4wpa1byRCzTS2dFGVlYJSVS3Z00NUyOz/oapkDkgZMdwH0p/W0LZtYgy29oB0RDmrCSzBgYxgTZiQNIJdOdSetgUgnRS+QrbqS3o7tkfZw16g67QFDXX337Zp8ZHtATNA49P58/F7FZ4FVjdCep5XbiKl0RF/oW/fpFpZBcaPRSZxk0Kusq5rVcTmUrarMvbhIlmVkU2dTMesmdQNnEBCFYJ+Wq1zaelv42vJ8R/l9lI3fBk6w10fdA4vSxtk7oS1R5NV51Q6ezyAZNCeSPMq+SYJ8AEG+xoJ8oAX5GgT5kR1Ivwas2BER5EdsQT4wItJySCaQI4aqNPQjuqEc4UBvgX3hKjFnOOkIEQPn9uA2ILJCg7gLX8zniFOWbKdbF/ZY3qETBm894mwdZ6Gu3pHqw9l8nVQf6upZVxqAC9bvzIJttA38ULkNUAcUO0doRr5fc/v37dXa00J7dZ74hvM7veo74Wsj7/TknTj3jLFuB2zWSx3aW70H9iWPKV+sbt4c8SKIIhr9z9tsp5mgY5e/Hz4qM/X5LJqp73kdHa/oW+0/Y+ch/ht1nVTipNisW0QCoDHcwBogT2sSx0NdT4PLp9LaDvZKCTgTSXAJrbg6tGL+EWL/+bpd7GM84x/o8mERjQkY/1rhcXSqQNf7Tc9zebcuj2iBvUub/7lTrAugjsw4nd/dXykCq9qkFr3P9jpdxpGxizK+BQooAe+gfpZ75yn2WX+pfTaSfdZZguyiAWSXsOd/NI84lD2vQ7DCbtp2nWsYHpi+iU23dg1RenyE9aHraEbZkBFe2gzEubfOoTxXNdm/F/IXULocndJFrwbU8ioohmfUASgmaX/f/SrODThDr4y3NREU0v8GTzzfDWFXTuHm/+dV6Zre6Zk3jnjJQmYiHAjAoMYkusFdAfDuyuyADNksUSyRjmKpYYEjppj+XTElmLb66+VT0BiHiGKJgXiO/zuLey2Y9G5cpppheGSTbcaRsDVOO4OnjuzVR5BGhsamZQsdbiEcnbgeJf49JcaQGYRvfRdzedyrjbDfjgwq2qAOpsa4j2poBpU/3Ds0j8cq8SBn5DrxlHviDjGU3RerprWeizRtuYb0M7tZmTLs7wWs3rLy6fQMWQylPZwCOFC1A1bEI8XJe7y5FDgG9I+opIEcAUhL0XX7WEcCwGLEsXs4YAILGKYHxRk3JFaII7OapcacfXZMw/i7blikoxOPMs0hZ4IjVBxzHAOdZsoy38TT4kcHUi1udcXdPQbkrgypHNEYyDxt5fBn2CWZGOHC08y9n0pbV8m9Jk+x4tRNnOFCUL31zIT5GrhJIoaw84075I4HlrYma/P7/0FugtSRGYlj50Cs1OAdWVPSHTELlCzbQGtNteOjidnQIXc+d5wRXtuDzvxtua2FETOfsMpJ0BfHQ/O6l5/02m9exUizRXSobJHwj2hejthQnDmoH59lxA0aGlpOnuTQcmYlBUqxrKhLXe78OMM0ekCwZwOJAq49Tq6cxiRT56m6pBivSQACDmW83dVwk6QOI35hiY0L7+VVE4mraiMbRdMVZm8UkVkRtg+roboRUCAwaplr3py2YLokyoTpkqQYmC4VsjKMS56ajsGe9rA6aQxwjm5iK23rGe+YcMWw4NGpa3NpOUwWiSbiIvgs1ojUIIsP7BXDOf+cucwR5EEwR+obU6aDvqmhj+qkZa6YXl2kyOgAJQI9DlO9kkG5INlf89XoXK5FDJ+daO+5U2fAGpQY3QQ5MVppGe0J11jIBiTbcZqpfLyCrB1wnp8sQUuCGZqK+XSD5BYT7+I6VXs1EVAEPzpkGeDU51QL0UMDCUgZZ5le0AZTmM06EkOVjVyacR6KetqapckXLjKGpBTj6RhncxiVZA1K8jswHDQH8DWubiKOiPOmoMgK3BxNV2xtxukoicXj+Ld1iuoZxWd3HAdI7rdGNLiiidQunbyNhmDXbNJnOiJoR5i+K5oNGvXWrHA5kCbaMLq12Syr7yJ/OzLPOKKya2RjmOUGZnnMxBYGPJDvuFML4MWu2poVxUsL643GqYuR1FlPjL90nZZQQjw70ZlP6kVULbuZXN0EAJmPtEkwx5QQE31Bovj/ORv1tbrTRqfaaaPT3Wlhvi4w2pe70fo9Md8+P/mxwTHf9AKNL49zJCxTArQ/JOT7X3zXm4v29OnegXIV3qbNcEigBcczzlJSuKw9UiZQfOQnSE7FLGp0LNoIWWvLX+eJDbvsI8cua3aCTn7VRTvNsfUUKU5ZA32KxKa9mTdFDhDpAQ26aCfOG1h50E9t3E88OV7EVrkIfAadLHMbOx80YV1oUQ9Fmd6cWbcfyX0W6alC2m7vTVsLaWMBlg1nEZYJ6WbQ28266eOyMo6eXnZRseGYPiZoTmL62EAfm+hji6ar26HZ6o5oDHvpaJN6QCU66CjbGFvoaKO/o50FDIn2cmukIwuv5I24+Yqmr4c5f2TPTmkMrnJh4R+XjT3BxoGIx1tydUubSKqNpAwfVW4w5+6WDZHXDp81kWODZSsf5z/FpxbgwWTROcR04ut0skM+YDJEjEHGQZqKczjyEFLKOVDgHsazfO8wZPzD9wnwLP3p4M8k/qSMCboXZ7l7D6GZ57iTbTaZWnm4ufk0AbfOykuSk56r5qLd/d49SyAvlTm8az3BGddzUi7Mf1mmbmzGNtSSlRpbAicmZ1mdoTgje8jACG5nHp2hccD1HXxI9QELFeIjFeycSeCrceCpVcyqvdI4ZWXojsoWBuXdWmMZZfBep4o55WN8AnzE1lNl3nQi6eLLDVN0iCoH8fopa0TLJ0IrGTw9UUtr9hMkmQmMlMaPqg/Ej2KIrHsZDqhUrVyhvN0MmQI3GJANwFIOMUDKYWhPaEzvyZBFwH/tVCb5BMwVziI+NYbvXTd1OLleg5xrH2W+iuFIxtjVHRbPoAdnh5vJKnb1pDjcjAt29SqR75zz1GoR+KimFApNxUkhX/UdexFX75Pgl7RYdCoilN43DEndpIbpB1JfRmKUQeDpSydpUctI0pL8hRoCuz9507Jh9zXQvT779gLdAxO/K/j4nOdnKZj9ML9RzhnBLK7cQTD7p3qb1MCP27D6P+TYZNBTi+qpRSW/vSaCH37Adi6/1KKddIao0QxqAFQu6WVidkYe+kAOwHQ4uRG87OEsLqxgLv1l3BhWTcWloSurYW+qzSQIW5i/nY7ke2/vksTLInSrEfPJY2buP3HazsUTD97hrXccKO2j/OhTxxS++Em1Sm1Htx77wkO/ERaP/eVTd3vyGJXQu56/12zi5VNrabSoHe2UWggTSY4IiBpr/6APa8/mf88D2sYG1ZZbJNr/zaPqQrrbIbk4/xtdwMMEFS1U3GnolajI9AVcmATNoyf5wYDKh7OASgwYtyrgaLcab1yfE5gUCL/bM/eyJiNL7MgZBIZrO1voREECDFjqnZnfTcNaGfE63Oe6Cdue6tQfiA00/oUIMD+3AGjA/M7b6aBBfXbzf40ua3rIdezxwT33uzIcsGfQeeeWbntmTpt1htiu2ov7Zj505+dre2ZWvz6r8atu/4888dyo/4RYniOsTIA0sSNrM2wNjD0YDRrWDThUdPIv/d6nV9+UT97GY37m++Xwiq066wDUdKQ7mnagUB3rjjcadMTJ/2r3bP7Qf6fmn/k/WD5ZkXbo7tu92az9iXzNT34iW5lffxNmrr2D3nLGT2cTaeeWxXTigX0zeNeemUm0F438//7Hpk/t/Vdpb5CuSFeaFyOPJd4PZ5Qj0HmkbW4tGokTGJSkY9sWd3dHpFHq1myCiOOKZqind1R3ZQKMEx2R+f5dPhWPQtm8PZvUZcdT68fd2fiMS5Wn49d0J+A5Qj9PXrO4OxudmYPYNrE4M0evTTGezVqDJMoJOjmOmjsxEwF9pV960rWNUqOlGOtS2sU0EwHMFEY8mdn+kXLKkUKawNqRWZwT29pEP4BE2pLJEBPBmQyxbIgY0rQNYkiRP3Fmju7xDLVlhrJV+2fm9nVXI9/m7u4k/Irj3RweBQX1NoFuwZCNsAOjGU+h/ACBzxhYYBVyqTG7FP9Ei2Nx94zkIT/Odzu0H7Tz5/fM5s+/7rIm4E68jfizLqunq3fDaeEaTDN3iJ1G2vkdc5c1A6JqENhidwwReHRyAttM0rGZzbuJ8TWihNo4tp8OJeoA3Zzbd2CBXXfG9nPs3Aw8ROi1RDFB0SV4maBhn98ruI5oMJUOTHdGK52ekt9HCyKyfxxHv2b0yMywN3rZS85XNQXK2g19Avo3WvTPPKD7qaSfE4tsBp7Q/SSKlX6iNHjGKGxf4+hrzfSVyuwvaMvqr1P0Znxgf5NiPCYrHeJoDJnf8WJ+J085vxx1hd+24c+16eqe2Y9we6ssyc2sVqnMcyz9by9qEjD9H+H+T2L9jaYjuu8j0vdJ/I6zZy3RfY6G9HlS83SHCaKc58l+ZpEU8zxZYRZpco3WyRKDeAVvkx1u/fzcVeLqgUtoQ3n9jzaUueOmHeYlo3g531SXawZtDYB3igEIlhoAebsSH8mBA5DIrCdERGgF/kwmvYp6HWFA/z1+PIIJrM6eQG1mV8nrspG0dg2R/+TrkLr2Py++LqOVwnyrvTcbvwYvfcUUAn5oNYI+QO2s30E7vrDXPjoBpKCeju6mzsiBngZtP/GiGW8e8zN6JHcupXv0dni4SDNWgtQXtnXX0Pf6Hr61Io/hqJiupFNbO6//FB3hV+T1m7FX5bVZ3OhoHlmXZLmdq5vaIr4iD7BG6AP5Z9do5RFsMvmenXxk1gYayCdhfvBzzk8ROz35gbmb0nCWtTrtxQVi29/8vLNnZvzAzPM0aidpHOoz72Rx4aI9aW03vE7qKPUXVKh+YOYt8x+bP3nHMYgSM9/UcoXDBWMUnDl64tgde/e/6a51uzc4AXEB4uO1dAJ8vMZazXYe0HjkTdoPSDZmZ7h2OnEV/RKisyvTNemKLTtphNrdCToqr0hbVFLSjralCx3pQlu60KEu1Pu6kJRdqHMXEpTq60Jid6HOXUh6uwDLJRHL6Mz8o394nuYIv2e4yLTwIpy12bhcI+LuLYe+sjoFduVsDOQHW3O2ytDdJFPkK3QuzyhdBcLIhva2f8LGeydsfOCEjfdP2Hi1t818BZxtaeuvEzOZJFY6RlyWVxUvHFoexRrJQyLr0Zk1+2kpn3WAhpe6Tl9q/KVWmqoXrmnWC0/AOvP910lgWp2+evPUktd1mf3BLzJtwxgdpROz2Qq4wIi+rmYkWBquMkDsFSxpFF93I7v3Nc0aMtvOvOzAkR10hICmi8rgG9ZECx4uE8Sq8cGyc0yiXIsE50bBUkdm7N1RbzUjRhSv/Kg5Uo3Ff5rgcVrUEMpo+kjAgDhODAL3upADpfk0pnJokLOh0L97VSENJvYb0kl+elJzvkGNYE6yu9gSadm4vVl56SADQM9Gvv5yVgXSxSU7wRV0Mg+cNOKZiw4cgXis8eqCzhcL43bXlcDOdiLRcLC1tMWefbLI7HHAdREFVx4Rm6W7wvZuQMw6lPgAlxgBWzm1jTNXZx7VCLGP72Uw1/NUh3Fes5gkvl3UHz5wAFabpFaIKtRExqhTP+zgsLZx5+L+NFwoDdERlAqR5B2FY0rZkOLq0FwazszfcefCgYOHjs3P7d02hbQXG/cvsJ1iZh3NIHBCqJaQ2TTtAEcAAXxEws1UJdyMDuu3ptEu7WrzjTDyOSKwJyrKCjEDlhtnMEN0VCBxJaHElUQSJBVLkFRNggjrJqhkVZZA3ctxkzA+XaheBf+2C5wfhxb1AudaAcy8Bio/oOr7iCPbCsxrBLuH0H8aDDKGRVadR5mSQyv2Lj9/lvWwgpOqNMJ257fk/KmNCv556uXQM651fgxqvbXOyySPw0bAdEy753OkTulbY4c0ApRFh7cM9kq8hEFM/VkTn9z7yGBvRP0IEDSaNuYGlOIc6ssneHw2tWK8PxYKXAr+rFElzKAn0oV1sdDBJohgCXal9Z6gKPaOVZCHu0ritoPeAEkTGtXkz3ba3IHBxHJUrOQNubrH9oqOTnU+WYD1ZArGB05cfZvAyjRkyOO+IZfoKnGkjRYRGD0wusouoE5RgBHWhaIYPoFbrmcInQnFv7LowuBOTPd34izpRCrYOE0LFMdhXFCO5lQSzRmW0ZxFeGTyz8pTdhwuMhkVWSNAwVbOSg8Ksg6cQqElhTMb1pqBlBSXF0Eo9jqfYp4ED8fyZ1jntxYeNZEY+hBAtE97gEXa0BeysR6GvpfNcisKdFhv2j0XGQ09IJF6BvfBk4UX8Zt/m1cmroqov+hScW0oEiqlITjObCUutPCWMWZJNsLKNOBKpiE0ufdC6AKFjYlnPIx4nFuT7XhIFxmWMaJvNwDaUMleLl7t4ObthHWYMEWyfY8VkqlzrgNDDxajqGMvl3zFuoL2FawX3T3LBiHliajtbxUz9ey04+Rg0bfv3MJbD9uC2ACIoIXyR6mTfrlZKgo8PYGmosyZduBh5Di78Dfmv41dlcoDrhWWWHnHNNSl/ASUpvqiwRflexNsTLD3yfanhm1/IW1akb39ab8lb+jW5/HWF9M2qbc/r9z+Inv782T7ixa6kdn+dLr1U2x/0eDtDy7R5fbnUjHZ/rDzpdGRrmdtf56sTwSFpq7Z/j7nB/6AUMrCbCYxlK7EULpFDKXbF0PpVmIogdymt4DBl8uJrFxOJacZb+mcKt4yiyXMsD/mEeY4K1qZAyddK14XcXZpLEF2Sz2tBj1dUbA15CCskRyqRTlCM2uYrOMufuZwLFOivODQHim4o8sKA7cM/wS345+gMnQS6wUNeZDRyod35U5tQfZ7vJC+6jFj923M+hIb6FlnEDgQ7vaiA+Gehgcy4EACBxRt8G6Hp+cG7y4ljImBkNlLzRVQZI8XLuNyBICMZR8H4nA1T3sO30Xd4tCMVyHQsAvHCAbk5YipIJ+e1Q2YLrICTrub17tPKoF03sjw8Hy5jhHi+XJ6g3dMic4p1JV0PqyHm90ucOM+cxKh3wtJJpXXshas7703rncf1G/YvsE7qi+vxdjdr79s2+AdUqYC887YgGcLrpD8XJAG3M4T7G01cZEs/bScxGATOz2tKSHvUzf5DYU8ZWpR9t8SCMWDy6KEqTD7uhmCvie+jeaesVyEWOLlrWPOQiplp4p76xbgPdN5gvmtD0HMs01z7JDAtjgPxlDZrcVZUu9ilmXPT87lDfCH1KjowbC9fhRrsvMZTfvsTqYNpm3xdy2QH9meGhc/vxUSjHVeqGRNk7o/a9AiNKIgY9QTt/4xBau2OpKFnMkZKWaxkwf80ygH5bBhq2hfblJGNzBmHKcwLhk3LBBCauKfKeVVMhFIzLXP7lK5z+N20eVTQLuATAhLKm277AFKFVK5UEfYMqqi4Nq0pRBrfG5GjNxNszqFFP1k7uDRqzhvwDgUWHqfDO2UIrwoALIBfI2AX+sLqkWRJI7JYkY3Mg04o2HVPezjylV7grmZl3WD/GXaH4V2jAMz7b3i6x9CPKE3zfj/mXbYYGb3bjikcLwnDx2nUNAO6jvovMb5M+raa5h2zMsYqY6tdPU0mj3zAzy3sP2GiwcQ7EBvuOiKKSMZMkA6fWxlCD6wmBQbPlpB47Jbx0A4RS6E65W3B5Ka0SUhaEFfhnsybN70W3ogo9ft2Z2F+jeObaC7iu4FLNzrH5CIk0+8kBz37E6RtXh3slmCTWif3E3z4nL4GVb8brjFXcPCcepDpSyp6tg+jRPo4m493j9OS1t8dmeed6hlM8eca2RbmzmG9+7Wrz/QhXzDPnjhNg5sPUbNed1+iEoHFrqc7ORAt3yLSn6JFg3LGgi89IzJueubtxWGz4BPzGyJNqck/ZVuQ0jQxl3PUM6z1NJHOJb9/DT47zMX7Xvd/v4QzWcvWkCZwP4uyfJ+mwiLtq3Sb0ijPNEMTyORAEceaD1SDCCiae0s5HJDC1MzDQg1wcSgMBiSmuEC1QgWxjKSk2qkI1kUwxxlHmMh7UaGi2s4X0y8GyFDCKGlqgXVqCaoRusGxGjs84kFwMvFQpUEPcpmCNd0/g5ezRcI1UlZxfNDYL6zGfxn4ZLc+X2BpYFFXOK9xfVaCYq8xxHVUKHiGVkOHrT24n+r10fC1jsqGWAJyhusyuu05bhJ8ebKa+H+LDJ4LXe36gAl8+Kg+mIq8kOMGAh5l8slOEfU8q/oX9VsvjY/h/s9JVzT5XwzcEtixMZb0toOKv+0jAu/9C+iK9jwh3eRYOntpF9/SmKdck8yrdTyt3zOuYL4GEqd+es6/r8oq26dPU85F1J5H3oqMNxuUBa4uVtLioekLKfiq3X+QO/Y1EhfTiGM+HwpRyHzAHjlWDF0RinhCzGcq3kA+B2x/8vEzZV1qBL7kCqJO2svUditFL5QCr/b+BFVHHNoSq6Wa3H7NDu08erBCYqRH+A844irTmBwHqWEeMPSHksfjoSl9Hok8em4cLFRUlz1+A7dHwUSYaZIChUcjloP/EcFzkLCnKvoGUCnyRLEQjeAvilx/S12RO22aSvp6Nh+mrfuCH0f9ZjD6nDfsPSmKOL6i+jPpSP8i8jP5cf6y8GjaaN7QCFsDhv0MzfKM37lZfi/9jmtAlhgzBH6mXDop9KhnwlCP+s7DJBCXUI/63boZ4GO0d6WjcH2Ba9ejTzQSsfg5GchD9TNKSOotPrDdxQ5wEbxqlFGXhB8gEAfybecYs62ZaO9c9boma/Ov935GjJNo5ovNU5jcK9sRpVXSGitqoCG5HuWnm41dLorIA96hhJAOHRogEeKEMncESTvEVFXBcKpOjiPf9p1Xdp0cRy8rVtOgmdj87ADvTtIT+DiiB/pY58aVEbpMokkJjRqgBnFyWBC4JeJat4DNgJjmRXwOXGpm3UEQCfeDwuWQz8eaTKBegYp0sIk+mM+qDhH+BTET/ZDFs3s2rswoxba2i2nUG0XNQqdewbup7ivsfpKlK6tLMKBK7/p3/hQloPYi+JUqlRe4GBIAmYZDh1PorM0f3SvlbL5d/jLyvLljFrY+VO+vc0RFekVOu5GApD6Y9wk+tHEuJl6UP2ficLWJAj6s9BXuxWnCBLZda3zpMKKf7iwjZLAaq7/8XkH5z13qR+9JX7kYJTntXBHr3pUIbMowxd2TugsZfzlS3u11/n9LmvGqexRFzE1l4rT94Ou5TAB5oLUQw8CpZKjyRAlimq+rHPgqQvocSl0v8v+6weKeu9yJQGah9sH3cOZd7fUvfm/bb5BEAi8Q3QmA/nol/745nvfWVzeR+c0NNTLvBvsRNnVQhf/3+Pvv/RLP7Nw0SEis9KnvUyyLc2Zdk+4EpEM3lp6pUckeQW30jGWhEWOTFjrxLl/yZS0ix57TGU1jryuPFYjVjjwMU/nnO3W2P3fEyMEj9mfW+4o1IdfLvvQ9UxgtLxH5lLmpG5ipMXXQF57O46fRQS130WDYHyRmCRJxIpXPm3CpLmW+AqOeytbnnqbXI5fZVFWZ9x7r2Tcowo6XzW4lI7EnsNw7nf+oribRSbu3FQrdXYYfknwad2BPd7kArtJDfmNnodoGotV9IQr+SaeoZ2s8wwTM5b4pxUY3u6UdSNfJzlQx5u6HP79jIuF+rQLPRBs4E9DSHU5EvLWXO1a7550i4ArTvz7qJIl/w2VkYB5o87dN+1e+xFNtG/ZfC9iCR5X98EAdY63nY8Py2ASfq6J8eCNm3WE3X37K7zikPJc4hRQpxFD+uYCA77BfPyo6voWK+e4Yl8nfxGkEN9QCrvDu+gHH4CoGx4a22XA9GtFaXYBrUmwyoczqAxe7r6ND+gvdw+6OKNu8A7hu2d3OLhvE63oJHlC+cLL1G6MItXu69qRCEQf311eLRxpHPVGxNhxIJEhQEQApaFZOhxQ6lffPpgvIJIwvmEKPuzM6txLpgxWE8Z4MFmx1vrtGNtkB4IveCSwF9wwlTFy9g1TAncn6QkBZKBEqcxhfx6+Iab4HIkex9M3ZNGUxDek0VRpyAkhFYWSJy+ZgDyN9ZM7Win4FSbho9/+zLZhJcKRbboGS+A3NJZAcGve2ZVHpVKuEuUY9kU5upUox1CDbn94X2+UYygHOlVEQ0zOcspNOzpCldp9jo5QZVyDm6cSFpFKPtw5JBnvjYr8nqbXvDMG6OhuhJZRK3YnA8zWJcH7mpEESEBNkjcSUEfgGc+6QA0+x5v3oCekzdIDmvU53l1eN8HnIU/C0eOsia9HOXqJNsBWuXzKy9dOHUIkVBP1pwiQ4me2I2KK7mykk0/AKa/bcCHa5G2jj2STt5U+6ps8AOrXNnkb6SPe5K2jjwgJr5tpiPirZtpOW4ez0Fq11msRmsXvunaTd61c3bjJ286o+U7nH7DENnk3yg8Pepu8m9OmfvrZObRpOw7+4LCZorrmlfWztYjpp9uXhy7YHBBthpb83oKAMVBNBxSaA2bx4CbvoBr8CCQ0KnsXl2VehqmgBw4pA93TqUgBKu0YVqbAypRhZWhU6m+CfYarmgdkwEc2wXjD359TJgV2SkSXXjZFL3lQ+AfdYb7U+dyCzvJsuo84USzzEcOkOhmT/jjYxeglkry9oZ3Wi6Gq5GfIJ7vjWtXtpKNXESsZl5K3dFeIImVlOgYbyE2zXD1YwIRwL/ptkk5yq+jRVfiyWueaP/FhzjUPAKwOn7A7KUIYJxBnLg4C4IaqGLZn57o+O9mIiQnmvdQxFia6YOiDtc5k2mHdeQNIHmudVYwKL4U7v6FTGNNYjiMGAyPtpKvSFQCpHEfjxtPV3VXp6jziOlZSlSvTUbqmM6kETAwboCIqfcQkly99NzhHgBb5sZf8FfPxy1noOp0TA/yMBbHga9Ujw1tc4XCePio4L/io0AN0iBrNiQAnrhMmf60H6V/kSA8ci5flpZJ04ASkJX3OpWe+VEqvs89uNhfH0uJl9IV2Uuvr5uunUiX1IilpRZAKWJCi0b3fhTvN1yVsHoWfAZqySHnJ21ycofao3YB9OcebzoKHaVD2EUt17oZx5+5e6Ai0lZjhYd39/7qZ43dnHMS4UF/Pz2JW0qTBoTS6DsoTgElI/ubzZT9bx54o0XVsRo6xN9Le5+L05IIx0rwRmyTBi3FAuaDiQjJm6yQ5FqtMalubXqIfoI86/Ad1LbHxCKem/bgtKYm4gdBbfiUqRrgny7DE7Dss+BaZ5rAV/w2P1N+6ntuTpEKb3M/8oA4PzAWmTHs8IYMsVJjU8RupFWqDsx27+8NZ9HLnWsDPITs0Sqmt9HGHu0Ftlrsb+a6zDlZbd4MzDb3qBU7Kkd0z7JcUsgvKy51XW0ZhvvAvY2/3IiBVXO0c8YEnRhMvbwUFOsNxbHJ8l+GSgU5yrMokx8CwlyTH1ptNMpSw87f2ChRoxbJ9qvI1sTCxkj9QLoQBcfLEYjUOn4+qlk8HE4czxShz9lZ83vZMITpxS75k/NB74lb6xO2bE7eYUOXErfSJW+kTt+xLEMe3SE74/tHz5bYePVbsd94oseeax6H6k7Li/rOykwK4xtgv8gyN01ExYeXr5JT6LFI05us080apZ1CKly9+MMNVIdm/41ddbbmiLV/Zgrn6+70aock0H9tO8lc1N5kLjf3umNvju/uAsqFlxFOBD4RbOa/1VZjB/HGdRuJZeE1Qqcedm0Bq9GlSTa6TBBIo4He+UeaP2EhC+3N0EHtOZFJUfE0msCeelFiXcfoLYkGsi3Vy/9asRnxi2ukgEm3aGc8a+Jgk0Q9H91/fWyBJYRdsdj5zh8FPRsAn1KjXwHFEpGCX/R/9zj+w9hG/sY9cgbsib5okmbBOUj6xFLywC0CkeL0zjm9IclKn47bT0ZWz/qKlIb6oP9vEC+xK9hmdltSc3+TX1RnY5QFOCv0syQKhlfxTOv+AztzJEwF/iNsBKHs2pNMOPg+o7gg+D6ruKD7vUt0xfB5StJX7UCbdT3R/s2CCIsHkmGSXHN3gwYN6ZIMH1+mOOLq2N0DuyH9YXnmUm4U0lj8sk1g3+FvFJPmnHsNIxtDBGIbs8IqMMxhDzrCGMXQwhvAETawxjDDeegwl7wg3CGP3j8a7Nu2yi8gkhoQ9p581bm4Oe3Z+lQmfXTu/onDifVpxjD2xvKdZVXtCcWx6e4P7FETHQOv1PXH5ojecK+f0aSqme69pihsmrnuPKlGu+p1/MjZFOhPxjX+2mWT5QrD7pyDPPE37nbuWPUfpnHpMexmaZjjsXQVgPhqJb+19oVW4Jhspp48+5JaJ7Y+JS5mf3+Wa8yRnID3oSrZ1XqwY9s7779QO4bGmCZ7v58rEqtpXpy1Pdf5p/tsyEa72TTvNXivxrjvm9oF8fdzlVDiocbJUEMk8Trc85bgk2TynONGpy+qQlHaXE5+4nl199XZzIr+Ov6bqXT/RdKXkc27GngEux2/AST0NkXHLp40Q6GUBBomNYePEzgL4zZsIhSCfV7u6ATvSCZyA5ZdhXb9CnGn/d3eNzhbwyGs1hBIJbqznjdmSRPRypIt2oMqiMwhoP4ZTN92xAFhek7lTFjDKa6a6AYegWHlbdcIhZMQZoJP5CDQayQPwniq9uYrtT4Ak6YGt7FnogG8IONcpdy2XUeicQVm8tMBb7G/s3sEQf51/ZBWgX6w5owRxS18vPznouXGZEKlEupGDmYjGkDbW5cfU1eJfeASqXfhvqXx+/s7519EAj4sjgwIpcWTLGolsSSX3lQHG69YEv1BJlqUYwO+aYln7n+arTH7ho3xwrYOu6xIqoDHJY536yO/s3af94jrdBodfUL3gzBprGaoiWm//ga+w3M7G1QUOQKEbG9w0X6EPnydNh6Q7pgUfWJBqJNW09UJ4MkAaypQkqXKrT5RglMwtXWm9EiYd6GiquPSnDiQJcIlE0wuQyR57DOiis8tRVzmbNP6k+HMW/kzjz7lQQKzrvH5BPPk+4tMad3dXIfFEvgwcBpfWamswV4dNDq7Q5gmXQZtYJNSwi6eiPBy72cMiv5HxmYL8ZvBX+rxdvp+jORPrT1kQ5gTSdLL3m5aSDq4iMIHwZ2Bezm4rspMywuwvLWhhm4PVfK21ZDmJETW1thKoTqKthOlaDi7AetqzE6vRIJS64tWuz+0N9jULRO7mLyJNy+AddY1MDbWayyVFrna0XO2UcrVogAIzkizjwMKBscl80fQIC4CuvTAZ+NAPh6x0tw+8rIwfos4GpG14wxQ1i8eZim4frMEuZqCY/FLqDsyh+YHYD+b83dZp8KSysGFE7SKh817+ZOndS10gMYxbvoBgP/qcZ+Nuvkm67+U/q2bzTbo0d7t2jrdVB7tpHXZaEySrGlSfDdAZqzE9VmM2S9VZs6rGPArDVPJw1gLvh3ByQ1abYj9KqnGqC2jw1hFccciTh1k6yjQ8L8xZjwMDJHFAxshbChEUJ3yo3Ghb9wC0STtH28iAZjTmIfGzJFF4XodEENAVRCyzBogdvF8Vo5F/gJ/YZDyjqYIzP8SjfadPFFsEF9Hn4n5xfuUhw8BCz/6NAnY7HLQ+q7juBuuVavg6auC6TipAQIWSnpADlzoG2j0aVGUktw06q65Sozee+d55nc6+bDobTpdxLhPLgNd5496in89CzuF+Plue0zxmUo7RXhKbCi3uwMGLGC7hDoI42yhgPxVHcVncISq4QxnIJdiP4A5Kcwdm1UUUZCKqnmOuUNCD7PXO696TdS+fB/Tn467lXfrIHBXw5IdD+sG78HnQheKDE1cdLy9/ny8ldKzz7IIWs/UaqRsR7CKWfWjlnStE5V7g3A7P1g3ezYCWp7OOjBUtteXSioQH83zstwNA0Y6TOnUJcQSzZb1E2mWfXUtoxuQvXNejTciydQyRMTrS/qN9AkaQrxRkA8VIcviASIFNM1MVCWI6b8nB0kgQOLgwcnWRgmH+CSr+Mir+xUcX3/fhn4s3uOcbpD0I8ncbQX4Sf9bIJp/C1RwhsuUmbwTsQ888vJfYRz7/uFctwgeEqFpnzKGbUmdnaJ349WVy2toogsP54rAfVASHUASHUrUsXilnfrjQxzzPU/WXHGKwu+DkB9Uga1NVp6GM6uEq83UrGxuuRiyRVnF4nMFaDVBxiGYCkj6ddLFnO+MSvQc0QHnMM+coOO45Ri/BVgtTYF7Lr1JCjr/8mz5SYSEeLGJJfO1yvls0Qha243IVQ6xyGXlDyfKDgusEyWfgKKB298HWC6Bq6Ssl+nA6P9HxCc5FFVjVbiR5OY45lzbVIOMR7EySDzFkcFU747JAcIIuIcl8dcGePhaLPgKLWAM2DnbCsgAbEwuEPo2qirQ7F16cIm3vwiBF2q/X7WPFQb9HkXbTmR+RET7zQRlfWgR3MEt4yGIJBTUGMLkaagRxPSMEh30gf1rr256EdzF9YxK09HCPIzWGpX2bFu0bble0b+syx+JgtsIjpMEnGUcOs/fD+kqf73HhGZ//lXm7S4udvpm3PMn6gpNErPsWygByKQdGUxu5syA00eXp/ErCdWrCdeqlFq8ruQzqhbolMW74g/QuUVnnUe358oA78npLoyb+ZNPuB13YM/QYPOhmy937Waeg3wIuF1u1IwSms3+h6JrW2JC8e9zN4JYkgLcnjc6FairN+Kx2OeZi9/KhFZlXomWDT83yjstSNXqvt69C60R3ePuStDxFyxJRTTqimgzkoFmqJqGr8/OvQ9ODwO2gTzN5k9abb2TOjT98+2L82Yo/V+LPNvy5hn1d8OfV+LMdf67HyNyoD21heQbxJWpWK5XMHjxEpaaJrnNAyO0FKtgq0/Vi64PmCV2bd7MA8yh0+JxCwNpu+fKsAnjk7fKFZpjk41vly0k6GKx3by6WEi0cs5RqBg6380HjF8cTbunhJNM3AyT0dKR8+N3GLHFaernGt1Uvd9AvYyHfGqsy3jXYkSktJf0m35kPKh437gx8S44phqU/86OVlDQf1adcj51c4NAyJW59UCJ5VmkTmU+1vgG6DfmF89AkZ37MHKjBYXFCJ9Z+ks97BY8FiLK45RQ3dSGVP+ub+aL2PVxp38OnaN/DA9r3Rm7fw1b7Pj6gfSCV/vY961QbiFI9DXyk0sBHTtHARwY08E3cwEesBh4b0EDwzP4GnlDVBqJUTwM/UWngJ07RwE8MaOCbuYGfsBr46IAG3u8NauDjbrWBKNXTwN+qNPC3TtHA3xrQwJ/jBv6W1cDHBjSQVsyABh71qg1EqZ4GfrLSwE+eooGfHNDAt3ADP2k18FMDGvjswAbeZd8VKUcnVucHYGw27E3R6jci/ft8FcwJnLMJ3vUFzjmuwjnHAufsC5xzDQAeDOdcB6gHP9/Q6ueOPD9efX5cnu/I8ysucFbI8ysvVCtZ45ix/XYNsLAhmbBq8iw6wlDp6SzUnFhB4TGNk8x69yyIWetdeCJ5yOHB9bPicp3Udb7UtTHztfjP5TdK+fOl/Dpp+8twYqPPzdL2i6ttv1jKbpa2b7nA2SJtv+RCdYnc23qBsxXPX2lU79syTrTqDpIldHRDKecCU4kbdSVr7U0d155eHddKHdfIw6/mh+V6+7IFGw4C3i71vRqJzBn22X31Bnwjud64QijjDfQ2VcaKNkzqB99RrschxUZTrVWvbfueXxxHQ7a7QfZ896BShW2Sy0Dvll+0c0DRqEjaR63S6m2iYxP+wvptosvye7+Wm2hNb9sgIyYiJiGTQ2paVLQXl3VsM1ITzVdhs8X46xHfbqSn4vj82z3H52OuffI75BWHZ32G8fUZxqdRtM8wfnkAC+zDjK/9R/kw4w88zHisSuw/zHj5M8o+zBDzOs5Ksmn3CXby1scRLz/KOwgUs+ZIInXC+c3wGU8wNFCU4yvsEwnr/sUXELj2DEGlX28O5oF2AzEH8/lCxsLLDnlGsAkY8oDPim/is+aDAi/Ax81lH8/hh6+6zDBIzmLu85RatvN8avhFwMj97AAiCSL5N51Vmu+/WTvOk2TXeYfcN8qv5OVw+ZbUUvAUnuvcLTNd2Oe26CmFRKRPgqlnIBaSP0fHU86f5cHdElDeGcmiW2+BhtzWIGgVX9zUFiAECiImiZ2+TA4jqGk986XEpzqgNZvjNwlEFSLORWaMC4iqWENUuWmIo1isfdOpbeM3SXAtp0NFdMNbtPwPSAZoKhk7A9lJu1EJOVicsOJkv9JJCV7sjrXWaVzgNGSCO6fHIWkXYz/LMx+fN/hXb2XS+xHoWB7DGur8woL56W0LhfHmUdXrgJRsPT3XTPEcv6NcSVZ8hkbVEOdz11Jbu6K2dkq1NVx9u2Zymb5stbVXqK3LlFVEaFpt7RujVnFg9CGs5PPERSvhOfTsPy0UsSt+8pBbJmaEmrZiun6Z3j+ZqXZ91v64+oCMVeQC7Yxd8r3K+VgO7y/TO2XMPWMgKAaFYu8D/FmDPyn+nIU/0/hzLv6sw5/zcSDbKCdkPTw+2sCWwjIJFLrxpDJmrb6gnqAa1BOKRpWDeoJqUE+p7/bZuu/qs7bHQJGFHb3q1Xvmp3uo7W4shQEQbWxsEhUBHXmXq3AxXsNYzxL6ExUbmgTruZdaQZE+03kIR4D7FgwCYYHodgRT3ZsrTXYo1+xPgBVh+CYwLPrYgTy3nOAyFNT+cAc7etyCrJ+AgiFJACFfATBZSgWTn8U6MFCn6ouQpjPg7DTRFVPiOaC/IkY/QYbOS1jJ4fOR/ivaU7tIMcv4L7qBO/QLQ1ba4A7sq1ybw1eoQUJNuI38nEJDpTORYGcyL/QL3IPyf57Yz/RM7I/rfeAxhWUcC1LUqcVATpU1mzO2EEiNCeseXoF6rSb3qZ7p9Audnjgm0wBqf0zNt3wIlSc5dRgTuw/zwDPsdcCBaz4Y4tOukQyXwcKMHd7PPV5GvXFzMia/0zMmN5W0frLkHYVIAt2KLY6IP/i7FvQpTI9LsQrZiCdDU7qtlLizv9RMEECDJMbBbp+ks5gNHIWR6biycSBPsDKQGOV++T5tDGzic8Jwi5Jk1NMuIQc/gngERo3EtrBOTND3q8xHiIxnW9dPXHRvFmzyOtTTs0T22khdyc96juOO8PSr0+DhLDxSoMrGmq3XSgGxXl5aevtGeVlaujl3KINHFKAR7NeedsfYOiCxGf3/05nW7ls6Cr/n7gr6bOIfrbyV6SgyStiw6noVr0wnLuEclcQgGumKPOXI0eC2VqDcKPZgTEdqP/iYj8E1fcREF9apjZPFGIqBzu2uStvd1WmnO2X3JF3ZHaXPicb40NpAzK17C3+I+96ZjQ2LX/h/N30a/uLJkBrdmT3HcbI1doaqwLxi2fX+p2Y9HbNd4RL+WrjCyZQ98cin83RNuqb4cv1UNwGavqCvP5KVM3uo22yMJNS8SUzGBLz+x7sTZcsZyPkl1SHsGZ+y3u5LeURphItRHe+ONlpwY1slZmuQcryetlYPIuA0spNU+lOr9qde9gdNxAiapF3SLyuZVzmyvb01o4/O0oi17EplWsb0a3srHbMqPZSNActbjxESFQzvlxkbGSlk2/A6/2yOPccLo2Gt3YuZ/ZI06L40jbrtNBYEinSiO5rQkE6wz4i8fRSj30qTQ9TPsefcLgNpUOGJxOvdVCcYkdeVSI1W2kICASpID4xRhd5miR+cSGll+Yh3Sidshx//PhqZ1g2IAi0ZwBo0i5q6SrIapmPs8JgQY1AcXeUM5CBWBfW02T0D3WkgqO8w0qAchufc4fvuPdQ9g2qYTGmkuTXN7hr0ehJczMNOci19rEEcoIdwwK1Ioow4QA/hgBvLqWjJ4J8Bxpetlglh7pdNYZJW0/hOdTvpGiII2nEmNbXT6E8x2axmYpY8TzUrC22tiNGslVGwHC6DbR1z010hjzSylZA1JgDFsBJhmSsGPJSugEG9RpMKn6yJ9KWbqKET2lvjPR885mwgkXQiXYXwGZoyxJS/pAl5hfFIJgA6pZgwmD6AGsRb4xM9W+NFjnG7o2OTdPUKjctn3KR7DyWVI0gFbQJBY4cXtKOpLV6WUGMQL3OB1Fj2wYUdODi4xikNUCUyRQQ58l4+GruMJYAQ1EL8jCXQSWKMuX+zCMSOSqNznGzuFU0DkUvZKQcGXhNlUrqhQTsAOZDVpMkbEOucG6RmR2AgbvjsZ3Mmf7fnu1f9LqKoo+PKBTeijCAv/fA4n+R1WxiqXjxO0J8s3AKZzKdTOM10WDQqbCfs1exeRsen1K9iHwQF9oGvsQ9C1pYZ7ANuT8DYaZIfN2QqDIF9MI04qk1EfCE8VicBsgri89lZVCflY/r5FaaExyTP3WlrVB5TRpf57XVARst+VXtvFNLkEO2KX2hX3hwG3pzAnXiD4DD5WAu8SC3IfO7nevx2qS7W6iDsotGT/HlaMgc64ouKEAvxTuVQarpRyyep6sYs59iDA6XPDjydB0oHgUYZ5pGbE+Ms5zvGmxf3mnzHDHOBJZCYJMl87KljzTfAipIBD6X12fzcC5wOXSXcTUx1Q3pKB9dvvJcP7HHu3prVAWVLJLjwa3zPfH2b/ZW74neOLHwbWh8XrY9Pr/VmSKNv62C+6ObUvhfNqfc1BzHbiFO2gB4sFNYA2A7RXJ+/UXlaZ2aKaMwv8yEqwuk2EnsWc7kYOCoxEqsZ+EacxetyFg/lLE7CXA2n8ZjN4rUrtGus/no5w2kgOAx9w7vobYviEiHPdxOdT4TdB/FOqD6pgh1W+952J3dIfJME3iyGLpJBYlHzVh48an4oWmdqOa1KRnbl/O9xxVQhfm+lQ1MpwhVc8b3MFf/aCsSwEBZy5kqs0jpNzZ4G9CfK+bWF0kvJ09otHF5ZYc7qco6pF3ctD9otD9otD9otD9otZALgWF/8OR8uY1q7hdaxy7nxPONz8puNK1y31LVWUwL4yUnfDcrYxRPlCfjMz/KdRsUt19fqf7rx+v1G4y/6/kD0/SH/KGryqER6EzidWLSBgWgDQwk70drAiFFDvH5XGQ2ewYN1treRWK+HnGo1fGwlqZQ+tpFETR/XwusbqW2aGJobu+U2ERWuPCxpumkTByK4ZZDA6abJBm+SPuobPETP1RCy6yJpBQe9Et00BObEhyqbwwtKJVphO2HfoR7bCRS6t/Px4szPCZyH9vE5VahswEob9k4583fnjf6Bxuqj+8X+wJTIMeGiT5KDneAPrcGVpZk8a3l6JkY4CFLVed9CxX5BxFhqDDlyZZn2S7+kOBu8+xfC0OPsG/jnG8o7WtG9pGxc6nxsv8ahaIDy1jpbu4FMfiikwIzr/G6s499xc1ooAnEADHPROPN4YWd7s2hj83EdLu7la2YF3RonZA7s8EGknvGk/gVi2U1bq6HzizzPzn41wN35fIzxL3R+HvgaxIpvk6QdwQXO/QgICBke3RPIeDltvg2ftQucg/gkmjuATyLBeaXNbYAheHi/xOBuaXrGCMf3P76/MEbGYk5njhywSYAzIrZ0gsY2kv9BwKbPDlJB0L8Rzq3kMRws8qixOVXHlsD5qQ6GGwM392zOUY7kY11xZGN5k3Ox17sJI6QahGg67RpMaM5epy/baWIuWwaPfW8XIfr6MtLp9+iynibmknO3N4qYFq+Qsr1zPA5JR552D3naab5EpQ0HtBFAvUdpB7ktZGLSetqW7JithW5Cc4ZdlSfkZpmPG2U6rpdZuFYmYRufNOJbgZSrdu6CN9l2mc7b+YX36PE3hIBtEfffr+eLgRcYDB+z9ch+4ZoNnHDvoE9oi6818EIIDLUtAZ8vToDv563on8fd8bmoWCGuvUIAcsQ5l7B1KN466H3/wwC3bO2y/TUVDK41EhoxKfBMcNKO2VA4aA3HcruQ4Jcb3e8z7JpWUoLuoKZIcv9WYso1uoC3d7fpDUr7mwhfaV3CAeetq2EHgO06axfW62ZhvU7QPip8KQNZpIxZVx/UvLrc1s2rV4NOygOEHAPWuydVocc9eVgfEda7X8eaPGc9jpd1vDYBNruNz5IlxkuPucbGfIXJ0yORBNjn06SMJCjed1f5vmPvKd4H3pB31rsHlXbGZWd1qu0Dxi9WewLe/4VphA98yuspQe87yHggb1MZb1p3qaxV2OClDI2xhrd0ExlwWghpYzZr0RxOO0AYbhGTxNUIXU3yVUtnK5bXlfPhpa317gmwsJH1cGH0AK/6JDfhnS7inqgJruTGNHbqafeQm40ZvxLJPQU9F+6UDgsYRu3uD47VZhXP6OLCI+mIyW/4yGuYO/aWrhW10QxdMrBCDrMbTTu3CMxBf4F6MuAmiZRS7Txrh/sKJGknpRETxyRkEe+vgm9u5CjWVg/lnDmAclpLUg5VcejeKu2ML4N2mtSLP+05Bg+nopamopEeKmqlI7plCez6DeQ2m+22GQDhi1ooQp1t+lY4npxQXf58SnW53iehbYZsgwHpVAZk2rQJo/frrIXN/zcjBxVDdG7aGTBEm8u1VY7Py+j3l3AiLfRODB/Uv47uX1O7GYzRJDbNVOjhQENMSD79qsfx3ifnVbEIK8VjpAFtAT+Kbv6GaWtHYLSQhI3RtMakkPaFGaO3dqoV0Q39qvc+OT3wTdPSnZfJWt88fKljU93C6XcRk9BGOnZJdFSwxvx/WizFqiPJz9fUluQn7u2lGqtgflH+ewIrUyKgXp+1pog+5g2Ho+tD95nr1hS4Z39FVKiYUWj2unyMOpuY8QYOYUrExHbUrZzl0jGgrY/TB+3+Kyx+M5ZftLPlucRmsOjbPAqDNoy23C7E4YE844U/rgbcrPALVWEfxJ3a6ZiOhqMFe9HO7sp0BaSOxWxiZuN+pENehFFssbtabAactAn5iFctdKfS1cQjxfywamYdXaUrkLSryHXS3puuXkgnqWRCTJUqa8notXpHb2XL8x1FPRoBZMPIECzyEYBbjQxEIB/J/dlsZbrSSrQo3dRdm0ArJkzXJtG1VejaauLz3TXE5rsv4YZM6v6tooZTCWA4dCfRv9Xo32R//9YsYCRWYdboHelLFl7JCcpXvaLJqcVpdDk4ihuDq1wiFT8+ryU5lfRzIEHTwimubml+6iUIpLCnD5rVOY38ziw5tKD/Efy8Os7LHWiAWtAAdaABGul7mHnOh/RbuaaGaZG+DWxd2nTjguHWqSNPil+gFCxYb8LaJ97v+Yo3cJLHiA90wLvtatkk8WQVj8Iv9UiiL9aI+8vTAi/L2U58oPaVPlB9kAmB5YIXWoGPoaUkVpaSOCxjXAoNmUre2KwpTtHASfj2eHQGLfyXjjulw41r3P9mlACLZ5GGFs9iARfnhCDxbVmZriFrTtH5i/MD7E/pui0ecJ1UIdFHM1W3IF8yoMNHkUSPpBi1uED7AOcJGE9jK5Nod0XafKC7UgvUEzNtHHMZ5RDm8SYDKTa7k8U6rRdI60X2gMGY63rFukX2gKGw60n1QF+8apz6CWprqhlEuI92V3EOuMIlciXdHKElWtdvMj+Y0tatZLDbAZ0YVi0C7D+NdZoEZ8mODrpaZucHXS1zQNIYwXw0a429tP+2X8mnpxKkUcDla2LExYCNYkw4b4Ii/kPkscpGlF8lKWez1VfS25EYI5tiVWe9ijwvdfXdr2DT43S7lT7GOJMv4y2sZrPFqkZoT9SKbSQ/d6RVvnWfbnHGvuJGCM40AVcpN50QQG708C8XDE8IkanVE1ewEOKPS8xIY1Uu6ByigO/hwPq6ZBT1BOVuUgqHkOVC9tyjh75mHkrloTXy0GSXo8289Zw9hzjxxTB5wU0/1LlIL+crxGNdlj/+mX33hflXnlaI3tbj4GoRY0If4qjSzTq3qXvxhgKnh0ofdyzxYtBAW1c1a9p/hTX4qyqUT9VtnLXK/Kt590ashlVmdmZUt8ZZTlouw6y08NXsvz2kjd8GkrfXt7YHFr2k6faSc4uJlZgR2Ndgao6TQRTJJDBl38z3cCLlrMaZPWKd2aOGzB7NHbT5qFnihk3J7NG0M3vEJpGLLJjV1QWz2ibz1ZKrGcvFbuhHdEPBJdNVbIhdna+9hNNZTmoX6dX59tmMf0tXXdpk3KgJaz+fKPbzCa5SjDITidB+kzFo5ZFGNoV9vIl9fAr7+OoBD6WroVWcSJuzcAqAfwiyVbPQ+rU4CDj7qVtB0Cz1PLGk3v7TfWX4rcc2EYZwPE/VkUYXqulAIJNCwBbUOE9qmYcPXtTLzi5TpEFleWMZSWZ06UQ0Lla+01in5QjSWuEsXyv27AC5129Na7uwPeuk2L/AmT1DEbV1JppayfjiIkNHcXtgUaqZtthQq+3jLOyBMFe3cu5azrSKDE81M0w17OWm2TVu0p/tM24NGOVQRjmQoY+qQ+yYIT5FrnI21ZwiOTmLRL4lM9OMysLAIGQ6cRI135zBIZsEDyzMXHTgCL+gwDc1RWi7mjnm7J0JUcBKMFM0uqCL5aRaDwu6OM0s63bep6JtogY0XehNp1720mNcrTroxjEZYctk6p6sAzbRRIOHgNOpcyKZABbdak5lneSpHBg7K3pgsqJjnAxTL66sInpwTBG3v0giqmZYbGKYnODHylLhoCbREjxPsS4eW2fNGgyVqwtVLGFziIeosccLpxU546d3XahYhZVam9iHXRXOpR4oNwAXqYla2Bc7imNxDK/CMSLQQzSIHqKCT0SggmgQFUSDuQMnAEx3ssO6YQox12XWc1SuZ862U090tloOxda8I2AawLntoTsK1FLYfffq6LFaQTomWblXJCv3JI+5J9gons6VWWYI6jzICpC/c78fTvniwimBXyjvu1Lety1zivc5VqQk17GVTmnPeeX5c11xKKtEO1X0xyCmWZJAtQYRSNHeZK7ly1DrC0O2qZf6QtoXjnuwz4Yz73/q97/2qw/c/dD0BhozkWDN+ewR9kcQNB6Gigo56zqLtAgKyM/CG7RCLtUsIT8burRHvcrPxD60Ks3LDxsFLPVksbgG7HamprpenuSNlC5Idj3kdd18XnUj9pZzdVejnq42B3Q1qnRVVKPUWa0a/c2fK1SjwNKuCbXA8Ay1iN3u/N4vOOjOY9XuUEvOUz8EAX2tsxaO6mudc7s8PNNdHp6zJP+qJ8hDSrAMIrac0eqN2cKGZXkrEsJT1QWa4RqHfQO4NdACYC3+5j6dEON137UwUIn+lYBQXUgsdV/osdR9M/Nbc9EeZKkx0QyBLcWd9FjB7VcU3Ce9fEx+sxXa3/DgNNin0X7GL1TaJ0pz0dNwyBhZ757w+6yB+Qnf0hOzIpUW9hPM186mBza4j7mC0BRwAhdjGVxuYFEE3/OYPWq6NfifVE17SNYlRkJBMXatcFS0rFZi6+jkU1K6fjVHFu5mmxOCem7nq0YaT7MPMnT2gSjQDwYwSpVGpbuCrN1nVKqXRiUeEAy3ZVVq8iJvYZEnfNlgq1I8qHhU1FeYlfrK0OpspY1b+JgRDSoQJroKmJD8ASUk70Rd64RtBL78gF9gvIGg0uLbXb4dmzLvF9hxx3/3GN141itu3P/JY0x5CA24UD2Jkj9717uff8vxu48CZe44bvzBOz/483/y99/6x4s2eI+XVc0v4Mlj1o0juPGgL1Ud9TWQnS9RB4f8YYHO7mYJdS4CxhLBQiI68iX6uBuxEclENZ9gJJcSGoEY+P2u9p066grE4gMuVGKFMw4GNbIccQQq41nHimJmtDAhRVoSzZ4w5ivFqWRrl/2ytoHw2O7Cq3XQA5ulHS8T0tzYbfeptOqaNrOWNkbQGhBaupQkqbZQTTMAhdQ0hSB+tw69fACZ97Zup1IdrBqiGoghoMVDdF2cdyIeqM2KoZpnJ7zimIEo37pRzddgdQjTjqjmR6CaHyURtjuWxosSMZSOaK38aDq20F2RjkMrPwKBcAxa+REEdFS18uML6SiVpDctUmU16V2tt3eh6VoTXWsO6VoTXWsO7Fqzv2tIRlQzXRtBK0ZM10bRtTF0bZxYQnclrCoTkvpU92+MGk4lVqJ/CCKhnq7DaPT1b+UCRmIMhErvSCfY6rAiHXslm4iKFoD58FjzZss/9Noguh37AZgJdjYZVr0mPM2tdAnjYU0ez3zB0TSfazNzYyvC/KdoI4LH0cyhP/6g2uDerq2zbLB/WmU1Mb0VVtE2UX1T1pCRi3HHbFNrnTtU1l6ceV7BHcj7UXUn4PSpit2yLm4vZxeF56lic7qoYYZrQ2YYaWb7f+QZrmGGORtT5VChCRIaJMaENW2kwcIhos35BouGd7o6EypcG0Zm5vbRbNKc00G088BCgR0+b9QOVo8h3OkRTGn4EM6RapGvMkp9Gu60ZUTWcn6yycJiCkB0qkRct/J13UYjADYGTzjgIvUP33j6998X0o9wbSEZYfdOTjpMy7XW0KjK6SST0j17C1MU87JzM3GXy2p6Zr38IG0mLhNPjR95B4dRvP+Ekfm4BLKl8om0Lt87D2mIHLj67mR3OGkGps0DtE6lzl8u0+w8TuP2DHuVnu0d8zZ4J/T1g3T9pL4+StfHPfFz8vLjnvicvtv0Jc3M28S9KRb3poa8WDetITl28vnPYNC+glH76qMfeEfUbbAGDtTF500u5EBRIQty/l+9ndr9K23uKmZTJKm4PFBOy6LZndUFsBgDmz/mlmXrBXSJbEEF0IUPoFTa7eA4kSVw4hbp6zEIcQWUR4+4eHueFG0ppMXdg4XF0rfosVLIfxp2rJo464hekYTqhaoXr0btqJs9s8Azr5e9PqE0j/A1j6j39Lsozeq3x9yuL/b7x11RsPtivz8ZVO33bewFq+ijZy9oV+z3vKqbg+TTptwuDPADhLMX97wadLcirqmK9EaiYDNtmx2HV+fqns10FTbT5ovfTFvYTOsygH2iwmqzmSZgtckQVpuA1SYDWW0CVrs6XV2RE5JSThi4ma7CZppgM218RzZTqwUyLdpBR2RwGnjeWbnUAOv+lqVqKHdIFp1lhzzJzOuEL45LT/tZUw5VWVszUn5pcaB7cKG3WiaGYr/8Jy9rWfvlP3uyX37DE5520qvumM96WdvsmC9KJlqVrhq6Y7JzS9FKeJ0giz2Go2x6p9vSYanL2jGtPsuOySOaYjirW6Y1aslQ2dnsnMmpds5k2M6ZDNg527I2m7JzAsO6Z+u8UbbOm8TL6uZCKGLYbd7mMEKDt87jbnXrpO99W2dTt0O2zpM9dVpb5wFsnYFskfPYOvX1sy5tnfr6JF0fDwRgH+8LevbO7Zl5Hb69WvzxOHQCb67snc1y70ysvZPb2TR7ZxN3NEOQvbMpe2d7VzGtxhmtWe4ispy+4cnuSeSd9O2eiaFDMGXaRGrss1IT4KEYbir3Rb43BzwHz8pFUmIsEzsUa7Cx1KTeDzu1LNZsyBNfd1aB18tENnbaelUYRRRnrBmkBFdQcCcS9umWpdWg0kqXht9tUjGWRcI8G4WJqwxeKq44ygrcNQbLqAuncLqlzaJmFkidF0iyuEDL1+VoLGnY6XhMF9YN68qqVqGI+wKqdYtq3f5qiZDQQUhizQXLIqFnRXpXYGOLGKeK9llXVhE9M6aI219Ex6O18Fai5HBxgeGyf2+fjkGblDTXQ2hkacpg88gp6GGgeQT4r87OCiU4xkDCDdhi/6aNnnWOHISaN0BoyzQMZheqH4S19QLnBxBYdIFzFsJ8YBQIoHtfQyXXgEcEnS8aW2eAVFSxRIE0qGmlEaXxY2xBoUk68DJH56+EBSXmrN4wosQvdxnof50d28AZaGgcTT+SP1OVOEXb4N0j9zo55/IwyPxrOcmxV5i8YzF5jwDg/zw1KjmDGnR+RWqATJUIbkUXYjECRWIBUtL+mliAECWY17Xs/JEDPd6utt8tu5pBqvU3lNptr8RK8mkuk5ZSc6wmfpj3tYcHJnmSAPCud+bv6SH4oOBsuRoY8Be1tqwLwxU1t5G64hWGgJxvOXoHZRAtV2J3i3ISrAdvhI+zHv9fBpdmbDou9uae+OtK1qc3jKiwgBr2LKdATK3fdPJzde3o8RErWYyff/Mzn35HlP/lnz5EUsDnpMDvcosu6H1EINV8hlwvwO755yIfwrTkZ/BZi289x286d0CF/IOZ1XvfUJ3VU7cl/xNnWCuRAdTQoUL0P/vlYbW7m/MnNMr72zzka3nCKDDZ8imrV37z80N0OPxYIXv23x08smgBveaYfs0X3Vl5lO7wqwB7UBJIX9srz/DPf10lkvIJLtJ5WMRYGU9Oroz8DNQxGgLsxvn/dIYN/tBZ+fvPfP4+Ioyn3kXkMX98OZSh9cpK65UBeGEBaPLCfKETZpICHOIEO08PnLBDSgDdtSZZ5qvn5pLTZTIMHHD1HBtLyDKm64ArE/U3wyfqUAla3jtRz7yYiXr6M3/0O2H+55/57HJX8Jlf1PP0+z3z9Acvep7Ot6fp/CVn6cSgWTpxillaxkygLvxwcumZ+NLgmdj4Iibiq0/v+1pIIjlk8+VMwx/qaXiyZxr+yExDsMQ0BLDySfA9lVOQo5GrjaUZmOYkSR/MdZx6DM5RRrEo2KI7B28LSBtVK1uPb8ZFDGMEQL4GMvk4ghfKZmMkpPZfyIhpzp+pfPG0eT+QtiXNvNh7/3RhmTveM1/4LDG2v336K8tdL4MJjuv680c/8UZae1/4/O8sl0ly4hC9fc5vrm6fkqKIU4WcDqN+5tO0/p/+jDjTLqsFsWlBp6cFktCIU1T0v+hfhg0D1XjC4AOXqA3HFiTLcwFV2HmCY4LLEo9yife6pexlAf2VuA7nazks0HJYYOQwz5bDqqjMdoqZYsP38gWdxPkJneFIb/1n/rGEpHl25rCueYCjTGS713fwy/l4/2+xVKYzKp6vTZ/i7/ZCACSKXI8MGdFlrUeJbuYnX0zcRokJMW/lszbOjzpdhdLQqapIVXbRBu+4vv84fWoIVZKqH9N3H8Xn07TpiYh/5p8UKBNFinj6/PsFwY/gF31dwasNWu0znxLRuaf0n1ulkUGNS8/j+FUkSFM6d5rSudNUfn/lp8ddad4xt0iCXuQ7L3OrqTK3msJR4YQr2d6+jneGBieWf3qaPxk3qkSINdnLFbKXE5WvY7hHpVMKqt6Ebyp/0CveHHOWek1iMRNXufGxVxajmdUFLZyTOQsx6QiSUPJT2r+kfjk/b1Il2kvC3sXmN42/CscMjh66hDNL078rpnLU9yYAxnYWTJbTN6kuW7AfFzs+8W3eJrIGXck20YTDh5OZODdGUn2THqyaQclhH6s2Xly7gsMWNUrOkPeFgpETwip4KyBsWsiSXUOy7HH6aCAvdiRtYgd7jFOih/7mYuRP/CpcGm4svov7xPbiu3hPXCszfI04YB4D+ds+FA/ihuVDcdRaH+xDcb91g30oDimp6i4lDTqohPgO4PNZpyCBeaUvabovBiwDHBQiM4uSbpZhdQZAKYvQiWN9R5Lfjkjib855nkrK82lkPD/bW9ddgWP2RrzByPyxuYCPkMnZBYNVeX1C4cj9dKGAgWmo/PXr1vW8az1lXT9dXCMhJnHJzl0GvEfwAVdoGMsNDBM4Ji60o+xCi0TsOMd3MD5ugdqiNIAbOwJIMBlio6Nqmk4k5rSych1UvTD4ivNH1jgF2MFquk2bEXG6TSTYtHJaFr9DxbicLIqKMycgdztntUQeS1qzaa0Kwh1qEG4qLTkey0xPeqog8c67ZdzbvUqpuf50iqljb0uAoNpnsl4Bs6jcegwRyeCm7Ka2UeYFRCNTAyqS2QFZyQSBzmSOQHgyTaDEDZ6T2JkIU2tX/xTv2ZtOE0XdRP5Zm//jXNFu6vppIt1JoWdUtlwIO6cEzEH6KKNBsTr1mRfXlnn329iWJ7gtj75ACMDnvlMQgJ3PnjYA4JdD1RgYOkMclAQgoyqbZN1inqZiB/yc0eONizaxI4EDDXGJjxkpZbnQ14K24HO9P8ctjcsjlbgwaEFWNyoWDDcAmbDrAU5WdcEZos0q4Jga/vXqJhCwd3N0WMjgg9MCQ4gPpIy4lXfUhBEKeZc1Z6/CuLR8CJdC9rebzCfnZT7/rUF9zv/m0Q+9L9SpTvUP1ZNDZYQiZIKploMNqpl/nfqdf/3Rn31fWHp9sqNYwIlpfFGffAWl/vKP932USjU87W2d//mbTW7YiCOBXteFO7RLtdbYPsKP0rGGbvztU3C0/vJfff6+iG0cuoaPDa2h3mWg5PrA0cu/9oWH7lt+51tMSuxzUhYFNKv2Kf+XgURFA2ZA1gz8G6QoHEDGicz4/OwxNRDtlefnSh2xhfbVday4kZS9M36hChpbQRWECLxV5xzN2SAhqKUum1D+zmCP4JhiMo1mSkdipeoypnBHUtS64iEuMGasVDeyc2MAdN/7lgjkTotG5pnpb6p0Z4vwkBnFRsLFLIT92nlgIYt0ZHfMZsOstpjVEdmdbMsaU90mR3bH+1O6blHbxgGk4SCyu5E6t5BgVYMFZsQyLI2mdUR2j2nQKx3ZPZ42HuiumGnTQmY7TrdhoaY3lmt61Pb+ZdgcIVOoAXHcY9uyGtwgOI47Tke6K+GVWFqbVtDNDvw39JvMD6a0dWtYHHecrpQ47qgvjntQRwddLbPzg66WOSBpJJlwEMddT1uvZF/3MtdtGfkKCyu8HjAmHJZK18gMv9I2w62UsNRsAoGpCeK4JzmOu1E110ldffftmgKAlSFxL4u4WADpBG8FK+EkXD4yjjDutjTKt+7TrYZvFRywFIJKgNigZlhXsTUoEuW8skIXVtphKyqPdYcrMS668TOKyKdRRjk38dW4KPVMfFPseQOjnHsmemBRjnKuTnZTBzHzUh481+zp3zdfgkJi38z3ENF0DmQxRzlHOso5RpRzbUeKsyydRGsS5Vyzo5wjE+Us5DRRJacJmwgm+BUc5Ww39CNFQwWlheOcJ/KnODBhIs80PBoDuw7DQkc9ixUs9ElsHBMGC30VkAVXp5M4gK/CAXyi+lhWlOquhlPthOCiT85SMwBcS4/m7mw2eRW1nZ+f7H2tjtCVJgLMgl5xxhW8LCaX12JGb5/MU6J+bs1qjd+uEIk9+I2nW3m1YmdIxRiASQ0MP5uuRP/ZquxIqHdHgMwhzH6eRe8rTv8YoJ//ghaRjZDvJ3f6LtCvOfhOdX5voXRxc6opKYyC6Xnnx5uOCVx+VOXeJUXu85MXIacXcgwxBuOlwkJPYFNvFunBpdBa56irA9HP8R50LUcsvnNcAa2BhIkiNYHUe473uLqPVu8Bog2kgvuiRrANvM0G7fUbCnqna+2kBiE/lnHNB9yL3/zXHzr0j586+vJDGqc9yF92SdOp9F/2jaFVdTn2yNnkMS+uPOiYB1Gwy8F018LNwCgPWUnjlkrFNLSrd+7bRC3UbOcZVMy49GnAeQ1V5/cXShmNhTN5WaBfFuBlwRIvC/pfljvJeURPyJ8stoknFSaf51ZpOup8U7p3C3IIu8mbXdfbrfZU0g2Kq2GHH2GwaO8cL86C67eIsvtwFug3/7fNetjLfPQ/wRH47n2/nIV2shS+mYb3ZuHhLLo7dS9+8KX7vvaKBz9+0b3X8bkQ4NPneJOHkA0HyoKQcT4PZWoT9Dhltpw0uPs6xkLlaEcOBFeHqAw2AiCjBvfKg7gle9K9gvcZFPcT8VbBunQezuKXu6XfSiN5Wy10GUbe2+1aKejdMp+Zw7Pk9dCSJ7Tkl/lvUPDrroS5nnQZnBUHOg+IqxwC+wxCLBlylRoGeP8bGFmBRgFR3ud4nW4sMKwBWwCw9r/uCoP4xvLVETiSIlCa2qETf+kjtdjTRKHFZ89pnD1h1QOjc9DD+GpucB0BtYxrX7QSoIeMgE+fjIlPA+AKeb1dvPZwtK3b1I1Ae6fzLTHkgE+I5vIBV3Cg73dZMeaAmSBBIuOMFxT0mibDmUCsQO+pog8IAKv2enBhuOACxukB77hWHMf0r07nQ4IwbdXqSL5EXhpne8fdNHp434zzH5sc6Pykm/ucwkxbAtig9ZSb04mGJfs6ImrQ5S/vLexdR10pfr8Lr9PQ4oUKMpjdI5f18Jtgc2Dd38U/yv/9HhE5fbu7WFHXTyHYf61zzJ3KosObqCUmzSOabTUlOszafdrOYiu9VGg1MaQy+qezjpkLkniLVl03dRhqdDa0HeV2PZwlL6fJAdweL5EHXAZzL+qkVSapqrCRKqs5lRf7mI7HXfPy/7oZLCF37Yp6xy85bVIHid9jk7iM7/1wc2I7vdRGpY5q4lkn6R2edWelSL7OxKJSc496hzg1FjfxHxa0vzb2QtHCIRlMaQXG7nmp6Im+7hZrXt/Ba/U2yhHNBUywvJ/tYUlB2nfvF5erg0Zra0sNf8hSw38Rpvt/j7//0i/9zMJFr2UZtZhQzmFyOtj0xGWPqzLZpH4dNqk/4tddcnoKWDrWX8qN/eOFShLLn1BqN7rBKognld7wHN7wmE9e23WW2PCcCsPlDa93c5Ww7P/Zk0Lnv7tICyIE9qQq5qvYEX9fW+y5Oa5ujovm6EV/l6bKg/rzEOevHNCc3uQ73Jw/7WnOXV7p85gWCvhSVahM7g0ZC7+EImH0O6GZzmw3zBWnJQlxnGJFZSG0OBnKavYnU3NJVtN6TEYKr6fxFRw+l2rB1ynzTmS6ELxI4UAg3TIJGujJHYWWi1MJ3qk9MtfoPGtAqKgjM4NP+4DkzkbOBtpH6pxTAhtaHTIygz6wXaVwFZB8H50/W6j4CGR83ckiHpzf1YmOIn38cphs2DcACXFoY4H3SBY0K6419rBqP4K0R5X0j3DMhJ9G18//8pmveLQr/u2Jfe8IJW2Qpc+QxD6qFYWsdAzCBHEiXZ830m/86Sc8mhxgIwbQCbKrBP32t3+s6Ncv/yl0imHDl5/+8ql34TVfB0YZY7LLA8fxwNe/8NBHQ1T49L7fCRkOSX78DH78Cl7195/a9+chc32toPzWm4yCMtAKSsUKSj+vM2MXkBhH0mAwygcwF5L3fLvy7rJlpyNXk5DQ+CqFLYhrn4YvsoPwQ659XbX2dVL7uVL7D1/g/LDU/iMXqh9JVXLWQMSHc7miwqP4iwoZt/eIv3/wgly1w2W4arOxOay47geAhhTMKMtVm4/q8KllUCs+4kUDnPvll0H+3EHe3pn87+xBzMm56GN+Xpn80cj5AIcAuiWCEP/KDgVOskoWrrjCpOwx0TnItf4E5rtcXmE+7/83FkajQu4o8+gho/QU5PIodTfR7EbYMCBU4tQk/naznIq6qRN8NLCg7gkC0crWMB0WdKYLbC2SEgCaKdEONURiZPUphsGkjXyRitnxX/ECTKFTaW1m4/6FLpIUr4Z0ifZz3AmS17UlPUPaTFuSBEFHPPzMrBhJ6vltfNVhwz+xzGxkkSTs+nnKyUYXSwwvtpjs4QJjWhtFtY/D+gFbqC9J4gaaQVakK6zQOL7uV1bmrlSmXlxlrL60y6Rj3XFILuNFHADG2l/MEF7HaGHbsvEpwKULzlmBn8PrwvRzxZKAmdT2FcuFxUw9BCS66Yqq4qyWJiD8lTSh1BpEsSykjVcy4YyV0S3IVjYCcJixXemohvfCcYmjSIqw+OIRDoqH6sxEJdXhNggYXNoNWtpzsC0+my2M5zebkcsBQ+GegCjUL9zZHdtyeNyZ5QBZ+sMoFWLvVmfD2YtTRKx1fhyGwvPUqwQ76xra5XxtU4CNIAJpA83ssYWsLiaF/WlYwMROdZs6+DvQKTIWkCMD/fZlg9HgZt12GhzJOjAx+GkH4LExrA6jAog1Ruvi+ec9GBQYQDbRCTUKAFn/gW7duP/MtFmpMDfbXWlZG5ThjJKzglMadA5LYOuSqBKDyw8FmqgmlTB5H7ZlEViexpEd6/oN05LOM+I4W2coWR9lirfq38wz1bvJEDhZX8wQQZ8ZYqkRWN6t0x2nZde6rNFMAwahDWYae9PmK7MJ1rh0qEyb7dEVEFqM9hhGk7XNnXQsjabY/dEaP1pcgkM7WeDQrmL7hRLfxspQo8ZBP/VUyS47yPrZAiAtdzOdZGOALwkRrCcZk3ZUGlltGu42eqZbkA7gepdpDzJOtGwh08LvMfPFRKnD3mNtq/+rEphfifE/FuO/LxHAk1LYyrpFD33NPJTKQwX4AE75xfFTiUEzXm8HvJ+oIMoOHa/ql5o1mWJ08XtXgmDTlMUKNMSNAiOphzpdCYMLjmnfk0WfDibNIBlCWzx7q5owsgQllGxgQ8lGO+AWDhEkEiNLZBtZgkqNxuIia2CiugYmegh2gl/JRhe7xR8pWmycJWPmYL62vpxwcLTKU04VCJSztZdMCQa/n29HUvmJ/FvOZXQrMa5g2gwRyVFMkqeJQQFyJud4wlYWGY/ISVghfFghJmGFiAY8JInWwtSfTScucDpifhgfIEEn/xIOyhWIYIvcEbmId18a3c5je0vV+BbJ2yryABUQPSIdELoR/FjY51O8ODHc55I8FeZzV0py1DQpbV9h/nLJa/ujl0lmVXrP03Dr5Jtoy+27WCS33T3y7Zc1RfTcfom++Elz5yfNnZvNnZvNnVvpTg4HutvRhrR2SZORjqlx+Vu4bXfKb8hsHcFoJWWkxCNzlzdx2xtwu1FLqvXWyx/rVlU9t70BtxtxT1U1ThyENHA8Iudd0QytGmvlozWrRvt2I+qpMS5/jK2q7Ns4n1aeicxAvZsH6g49ULE9UFFZQYSjbKWCsPzRbr99GyJm5ZlAun6Cun1IXcpIo+a5oHwOeK3V5/zyRx9Jd9EYT07Qe3XD6dLHQqFzyyxjKpqQ2jQ2bixpzFZWIf2v7NNWbGwPbMyOaIwkhgUIeFFao3MHx0vvlJUDaTROhP1jF4iso3fpxpIccF32XClOqk2nEN+2k8BWgNi6eW1r05wnvSpAbKbOUx0JefUA+9qNaZm5ojGA/pP2PRc1pW43RgDVD/OxbuPOxf1phFxpCktVAGGofAz1SUy9KRtSXB2agxfLHXcuHDh46Nj83N5tU4DIxLkMXGdm3YEjHP2PTM9I2U2VhkcwPEfECqhkEDzRP8Qk3aYuVBDYC98eqMB2TS2TUm80gQJUqbPBW2exAjdvI+Onu5WXeCxjFCF1YJSvoz8GMxsomGeJzi9CNER8lWxOutRRjTjBggmNlodS51uR5/T4xhIL90VBrfXHeFPlm7K6xsFFEsN6iTBkQeHGJRRuXUd5Y2rpUORiDOqc9TQGD4CirRnwWVYPyOSgAVlTDMhkWucBqVcHhLuNJIp8+MKQIPlq50u8GKKZv33+mwE8fiOkbkIJ60eMQCOrAzeWrkGedVBmVrtQXQC34q3MBlgS89ljbCoDafs7MllwWnZjWMicFjK/vtP1JYM4ETUPNtv4Ki/mV8m7eSXUuBObGN1fC2J142BGJ61kF9DnBHo0Kr2Qy8SwTvJIUFOSW3oP7OuKtRp98duWTVxUzNNie90I0JImG73Srg65hktecaSkhp2NzKns0n+Otw76yyNYquepehYvkgDjApK8tkhUgfN118a/FZnDN34zzhYxLvZrtpwCnsLZIvatfs2WMwiUInULecjRh1U60tYFfjw4cGSKjrkLgB0DAkywYHRuaWMbMK3S5szJZxRjtRcs5CdeAfGIbmt0FDi01PjUu4s5wq4szkVhXsL0qNJ45m++V19dtvm+dxSX9xYW5x/fnJaXr51CMtrr2GrJuSbswVvmsPnLGLY+pHbXlmFTGYq/d6oj8Roeib83KuqIWeLSXX9H0c2TF6XlZdFNB91M7Ih9L3lDXRUqjoOqhEYxuAkC/q00+PepgxptX95lhAAyULcV5WnCYMXPGji18vZx2rWGBh5+4wuf//PTiHdlQTIe+NJJeekaeWm61Ev//q8+9LUw/9LyozeHvFZr559+o9HOh3m7AKNRtDFlsYY20yW/YZVssACgf/gD64cmZIyhbbd9jpfR8MhgQ9vhuEUCtko3Tv5K2YZ1RTd6enDUKnSh3YN564fzluyBQcmO88+88bQDdpfTH8z/tFDDuUIN67pqidj3P33z+6L8rz/z0H3Ljr8FOag+clgiRpnW/y+dfnQyUpGdOo4+LOPoIzuOXqAIAsbCDQ0Mgcgl2kYtvwUWAl71zpIx9NGSMfRS0ZJoBlzEoKdVY+hDDuYLlw6ipwoOFil2H+/4dWzmtJVbSl/f5ohBJclH9B3giBIq0secfJ0x2On8hbF/wgeMPq6h1vhAII6G0w5HReRfXzaH7G1EkRl0EIMOwKbGsUjWOnAIp/PGSjrwD23MPzz1K7RKlj0gnAeGaD++VYtjJMEO4t0vk4Tem7uMb35xtzm8Bc985gN7T6MFiDdpDnznOvw5H3828tzMs+NlaymMjLvfGOb/8OTnTwPlBrrQVjU8ng1DF+PP1n6SVvATa9mJZ6ZLPNluG7+n3c6L3h1yOGnrlfx3jz700f4d+JQs7a+/8NDvhPlf/9WHTmM01vUNxjr8OR9/Np4GWsFfP/ql0353Ch1q5d0p/pwlkEP9E0E3vn4qimjqve+ON502awcieu9gdPBnXEAcet9libeREW9PkeEJyWpyF2qNpXM7xVqZayyOEe4EBbqtwWnVsHriChYuLpgDQBsHhNoi26oWqoeBi++5G/+99yIaxPJcAKZQHyAOF45OpSBczILcuvmXNl8/hYisJXAsfvF0uIPfOwUSCScm9KI09C3fJnks//PjDw8E2jklzQ978IXgWrUePpL1Yr/EbGYPmqK/GYbGIpEZAg1T64WGiQpomHgoNEyNZSd7d4qGQMMwBOS3bdy/+uS+j/YVTyzsEaMhSP7CRTTcnzFhPqjyiB3m9mmIGYCcKo75/9ENygr1P4ZQf3WovPHsp3DjrvLGiYdxg4P/wSTUesUAAM31ap7vUcXO7Vyv0wNZ4NxYhShwSsiC93wM368t6nS2cZXOVl0jtpCZH9mAHc6szHvoCex9+vuHH8X36eL7Ux/F97SokVgRakTWohnM7gn6lcQELcK7+bxB0VuvFthekL+zuONwxp/854ob7rjAQzGcXvLewPXnCnFt3b8VaU2xj/ZwwvvHL/w8iUDPLFse460nPp2tBzLAEg3o6MEP8qO/+sL2nXj5+45IHEu0pgnosdM/2vi9jRjIeSsHukAOdOEpD3TsPncaOgVknVODxPYC5PJ/BuAJvyInYDf3qjxBYNkfcHkR3Tn/WbXBPWR/eVvxxd3gHuAvx/fOH6JfngN/+MuvfuINf/A3T/3607S0vlEyjE2CjcMP/s+/fsevf4V+fppvfG7v/FF6mKF5vvqFhz76B088de4GF8g8M195+kt3zp+gRx83j/71A/d85C/o0WPKasQHi4qpnvvNl4fpyzvBjNrr3bfh5jc+dXgv1/amosjPveshNGTB3HiXi+wS+lX0/E1Wv7fr60W6vsZ64VZhKeBNT3/1DmKemwyHorJf/5Pf/JuCQ0mbzsL143vnj9P1JJr1BVrnG5glAUJkPqyypN8t+c39bOjJHy3vvFPuHDxS3Dkod54qyyzInQffUNw5Iazt5K8Wdz4md47/bHHnqNzZ98biznvkzm+UZe7ST5X1zMud15dA/rfyjd8qH7qRb7y9LPFqvvGtssQ2vvGzZXs5XVv+t28qbpzLN/66fCQVhDjhxK9jnAgJ9r4cvlA7sij1tt7CVl2vsMiordo2HEmAd5S6V4sDmb55OSeJjbaKy5YYqNiGnNH8UHUcG+GJgiDmbHzQw89z+LkA2bkayM41+Kh4dQFmB4u5i9QFwDMVlw/M/9wsf+y5rMmgrbl3a+FG6bEbJTWE7s23ZjPJLETCpyu+lNKCXofKRuFQeZXydnPMCRxbz/Ge5cifc7x571CGlMr+dVP0g3cYlrvCsfK1U5lneVla95NXU0/LMK5HVRlH0BM9UMYVOCY8z5EoGkA0OZWAvNfslJiv30zUirnBsF6cXV0C94nZXTZV4gplscDjQGiDd3Bso0PVNDpUdLUYudQl8oN44kAjGmmYqOcAvth5652amT+nJNmwGuQC2ROuvrzQgw4c/9g/HqTV0MjkLfEOtQ9HTQAthDu6SJ4T7OgyLv6tXRz9WvnjgtjWHaEiVAj/rpjaQTtKE4XxD19RMbCtAC7fhHNIBBt6iA+d5ywbZbeQeDYdKRKdJVKsiQ/sDx0ienqXTm8GwxBdjdHVJF+NI2EC13K/sqvx03FgAsEJElBD9NlY755U4hTLyE2IT/eBhTzBTr7AeFrrdLqttIHMCxp2y77mhrKEa5JajKYt7Z/tI4j1OSUBsTEHxIpLHQxtAeY+voIVhTootmem0fjOh8RNSU+7+MOU963I2ZhdkWPqoTNNtDO23jmLPhrrnZQ+Ji6EvxFCa1fRR+sCZ5I+RgHwFacrAPA1wjpB5KGgGQTe15wY+BvsCMqTRWdLYkQ0qzxTyGKQhlc3gaEhc88Ya5i/hpm/uBh4cSplT+MA665FBxCEr6cBwuXqTEaz2RjPXUofPjWFPuLuGIxixUzG1kyO6Zkc0TM5LjPJg7Nv3+CpGU+pWj1xnIq6yV0MC6ulADftF2Nv/kUNanU/g5/Gs3RD0GYVqE5w3Jf9QMKGR7Tu9eyow0Zkmtb7lVDeB5SQ3q8rob2TCshi4F9dlh6fVcAdm3YfUPDiJWaluqPWK7mrVLt5ZdpJRzUZjqHfFrkWNDWIPIU42wVxtocQp2ZD/fQ3IvQ3LvQ3Noj+RoX+Ohb9CcGJw5Wx3NcGsa6a3Nasq2ZQzwoALx3XbcF31ZK7Xdeb86yzUCUu1cAxPauyZaL1nA4y05nHDRZT5817K+hLBia8N8YudXFGCvAB5CL6YEilauCdDrqDy0B4SAJ108NFkDG2xsDaGjd5D4pkfnKvhMkVsverCuFE5xT0wZgulWHg7clhF4cAO6Ov9zoc7C7nrYn/d0f2F3BwXQ61h4k+afP4OgV+1lwFB8erZqXVgFEi+ngCh+MUjTJep39nIgoBhdN0JUM5P+RJeSrzSws6a1Qv5s2kjjo8qAQ3gFrnQCuXTElD82AWP2+mCgPqdv5udcVU8meeTwMEBwZDPifd0smGcQWh2D/HuxkaG5zm6jRVG7ewGZ9dI2hhbDRIeJ+g0g36/ewtWZN/p+NiIz/bZGeUZw4q6xkSJS5wjkMaJGHrCZYK19PxA5yUC39e2TVoGL4I1E91/FWR91FqlfvwE/nF/cYnkVsriaHR2qKteC9ONXiviOPr3QcVt53T/6Dt+r1sros6b2fijUC1Ldwgut3k0eklbW3ybkYqa0ZlZF+keXyGG+jXiLNy4fGD+2VEnyUO+S98pOSdQq11JrcIKMLNortPjRhXT2ucka/FAw+4kLR1w5TMw+1ZK61dB36BvBgtPlRGnV/ar7M9nCzCRN/nez5NcAHvh+nVGZPTEHuHRDMcgKvs2R5DSMrtDm7TqGaxuZ2qs6lnDHoJTiwNuZkkK6YLTM+jenfkdMM1+irjF6IeVh0Ub8ANBPYVdXubgIYZIpjoflW+66DSG2SYP6jsOoU0o4ImQpl7iyb4Jfo+kBZLmgBTOdvbzsiZePEhnv9N3l1KSNYMgG4cOySZsZJ70ldm1+ir1VP2XQo1sYTgbZgauugIsXggllATS6iJJRRiCTWxhMsiFq9CLElal/SNQizsDkjE4gqx0IkHxOJ22bObW2SIJbSI5SnP83qJxfiFMEZ8SSyhHpzAzBQdNPO7MCXSuliookYj9QWiinpT/BtpML+gxyowRFBW5fJcBJXJlyfvV/ajMvlhMfmBTLI1+Vy5vg+sMWvyQ+QuuVEmn154UMmsmf4VE/wF4TXc7LLRwJPQswuMhi6jbhSswMXsBnp2Az27gcxuoGc3WNbsupXZJfHjNRJMxbMbwwuVZjeW2XXTGLMb80mOZzcwsxtYs/st13OHzS5PKrRjeHek9XY0CF+muauZuQvpqxkGHjmNUhRg4stfe6aFJ2t5U8MDOK/kvTJVGPwvf28Hn7YOe/AjbFI3TMkoYfAjDH50isF/u0eD7w0b/IP9g4+PecUL6I+LBYQs7vTVmoS7sF5qm+y1ckhZpV7kZMDMgOp5Uv64mBRieUUrhOVZ8xKbeel8V+cF+6Nb7o+u2R+XnpePRTWXUQLFgzOiz0KMO6bKvRKxqlmEKFWJVq2ZaNWsLvGqCUdTNiRetdkfr1pbwHF1Kk3YL7rFJnw6h3Bq6zbO5x06q40USDF0ZIWNdYR/s3Okh5yFzi9OimF+VNior0MSR2GGDVMfIYkxY0zHR+ioFZ6nflNl44hvDdc6D6lsxSINVTjtflBBZtNi6ii7jo6WOTUZ6qwx6CDQkNsGU4abFeZpcRjlhpkIm29nXWpACSQ/W4e0fxLaKsHDE1PpGIKHh4e2Tp4qtHXyNEJbJ3Fn0jJ8I6udBLbSCVFHKqct2LbpzNpIV8C9dXRXOl4JZoWoYgzbQIDDuXWE5xuUwh0vc1FiJOY/5SJTVzjz5Tv+zt/gjg8cPpZg+LZ2I0IAkcQN+fjoZA0qMI7fTaJWjRyaf/mOb/owfnzKrZawm9Lz5Tz1UuJjRGYvIemQPtaQEBTCydLFx3iXPeKpu3KAp37wUc9dX2bLAloQAltohDxJGRgZh+yQ1qVZvWsYOkXGjtMeIBJrH4P60hQ4yf+GM9fzEnE3o/f1x/VRrAGYfVpF9HI6OwmuAQrfgoArFHDpfHS3wlVcJjgqMc4dC+PcYYxzx8I4dyyMc8fCOOfDcHn9rHX9nHVd4KA7Fg66Y+GgO8mEOEEc2GcQurXW+eusEf+Y2Jeo02oluP5j3oVqPFXwu9jgNtLC8IQULQ2MOGcr2C4f18rHNgHh2FqWvlgbmI66G7yNPVj46wRDYxqlD35uP52Rz6LLNcClp0FUglGeuflDjFJuDBG/qb9dw98+qr9daVlkvlwaInwxv9xf3NicnOTeflxb006jC8crXRD4/rILxhD/GdxOi+9HHzrGGGM8oOvdYQPa4QEtevyxSo8frvT44wN6fNTqIBc6Wpp8fD2/x05jfpunPb/zgT04kvvAnt/59+wdOr+PVHp7rNLbTwzo7TNv6Jnf4/b8PsG9fbTobW/f6nbfZiQFw5knBNf7mqKbZ35J7lw5uMef3Dt/yJMef/iE7qqSrjrcTbx4jdXmLz50J/djkqF+TRwSGr//zT29mX+v1ZtPc28eK+eunjJ2y4WK+jID0/MfNCShQ7VDX+7r0J8v2aHfIsaqO/Sjw7uTOxcy8ZygH1fQ5wjxvfVIYFL087myn0DD6u/Kp4ZOjBCdoc9qd57u685Xyu44fd0BrR8KpTt6dlzpjoz9haC//KWGEvMfnEXP7H78/Bt7ZuWY3ZUfdWR3gFfjXA7462MkBHlTAARECC5tLlO8NzGGNa6x87A0ocN4EO5GYgeJflRLknSV2lNCV9NpNs78l/Ou5ksuzJ5X+i/ylc6AVzpLvzJ4ka/sDHhlp/eVd+PECa9qI30dk6AtyM02fhLduMhIZUMkMqhDXTgcQok+XCjTZaCzi6y4GxYQdEpyVg2xyG6S/RbdmvnA08fYLREYJAJPUzolXvcKAQyGmIak4SjLcpHXkz+89Ea8ajObtAqEOxgUHByntiabHBk6jPf8b3v5/CdZc7O1KPuaTE3xyMqLiC+liufk7z3Pn/OLQa0MK2c19qysxsXoIphkWeNbW8b4sl2kNmR8TbpixH51SUBdhF/2YrfJwMoQy8NiyJsLMz/8SlZeNRbs+CfPGucsyn9YfG96h9m1wcSpd8o5de/iZfSux6W1n3rs9v/IoPZrOonyHxnc8oIk4s0MSWRMGZvZ5lYGDbZALq1N3rbkQsDk6Rjgoxs5rSwNy4/kPwqi2Zb5RQ2vmUr9ooLXMMEgwF8WcX7MuSSFd2bOEq9UF+sktWudHKX/pRGEtGblX4lIF/XYMzwbO8stkLmXNfwFOPfpTgRTdk2/HxmQEZDMk6PxyE3Atmcws4rfEkHgB3odDtsJR79WAog7fGCr07tuyooIWeioWW1pR8g2igjZ2IqQ7dghwyDJnqbFp2haXD7GWFa+R+3BcNIbV2WNxZnn1d5uk35jpCpoEASSig70vka0qtOVIFq1YWoFHlKE89aIHbE8ieO9zNsIqh8ZMFuYphFMzsjAg+8IIpbH0jFraqIfVau74xKOOwY8QCvbSLPANhtJR/V4jHUbMh6jW+z7sMXTWDRkLBocIDm3D9x4HOf7sQcWCqTq+f5Ko7RzoVpNHy0YYqM0hiE2QmgvtSxtr3cBeZG2U6BA0cky3gV/gFt3mcl7UCeXN87raQKrLWzgDcR7wlMg2WL47Ap2fuwyWNp4tlIQDic0YceAtDfV6gz3qAsH+R/kqdXzMcI6Zkxwq3eC20tOcEcmuCETnFQmV/h8AkzkpH/+PBy+mbCSIbHq1HYdZu5hDF7gXCfWXLesuU7KuW5hrlvS+Nay5rpQGljVR+kKmfWazLons+7KrCu4H68AVDstGRehQtTm/4e5d4HPq6ryhs/1uebytFQpxHFODqjhbQvpLZeCNie0UK7WAZWZz/cHafqUJE2TNEkLaIeGNs10uEhR0FJBkhRsBSpVQIpSCUWwKJfCoHYcxSgXy03rgFoR4Vv/tfY5Zz9Pn5aOvr/3+8qPPOeyzz777L322muvy3/Z1RMlBZgFmGl99JMn0bdN5iGh8tK54Zeif6snZouUZceEs+mwfZrFbMqWnE3cw8d6xxbF/1ds8w/bmce8Z2cSPakOnbztkD2q92OZ9GNlqdmTU7MnRwNeqWZP2WFnz4SQ4qPZk0R2OQRUAVxAxMZysbCFqJvZj8WZyApyvwPlMNhgM/Ca5GmianMj65RuNnz8QcdM6XARbuGypfTHxgIWQsLIA/FIM5CRAVCkZsgr4S2QEG+BpPIWSAOom91BvPRZVbKeqdMzq7BgJeBIkApgyYY+XbB3kkxCKUTT4ENOgYNBndUg8W2wNAISYVaQYxwO17NUZNDG73J22RQDD2a5vqEhhTgC53akGBXdLUdi+GlWmc09S8yhA2MgM/7BippgiaUMoNAuUoeiti1rFbZeeixoYoQTIJFMpZ8yYHK6CLtbCZxNHKVWAnsTR3NJgqhVKVHTqIjqwx4R93ZLDjq2F7kA4HJyT4coKVOBXV4bYVjWWKdQj9NPg192LvEqF0gSCS/dEWSCqTQr8DGVp9H+xOCakTEDfQdPHj8VeIyskgCTM7yy04Er6yXwg6QanhrTdDim6Om0wMsmBWulJKpD7M2ptGyaN2eFQkDODeN7srZR+n+HyOvQfyoKITdPBeQmOyaym0wKRl2bvW/gJbIauCtWmLLb4iTdlsJoj+toPpI6vrFW1ZH7m6v4VdiMhlJVHNGX3BtWsbfkl/yHaXMQ7mrP2gS/IaYA87QqTqxr7fQTzbPWbwnerVwOPW2lSkQAYg8TWSRpO6cQpMxgzaWMjBMMpBYwQOtfj+Y/Z1RVm5hlIRz66lGOG7ri0g7fDN5N0uQRBJFgqI3/0Cw3tPI5Y5TTZw32nIFka8E7SXqu2oDrKAPao46Obc2zhh7kJANu9irLDIF88E1n8CKGdrn9HWdwvqGA9T3EPlzJn20x+ofYxC2GWqY/0Xmug7s5OmfkkFR87vEISBY5iYrifqZr7D4bvwx2M2qEb3YEF/EznhwZYRbvv6cVUiNXp7Uie4Wl/LHEJXy5wIfbAjdrrvSpSQvYT8GUjQImKIBgOCNYQJtBwV4yqf2SHiZVbSkUy6SCJKP/z6zygUR23EvKuur0w4qcZL9wibtgcKN+AOeynJASf6pq8f+AZiIyMqLKBD+5Y120EqWIRKiXeLMDV4r71ykjiATUS1UWPpuJHDsXxVCS2R+YWhfo9OD0+26HnyiiCVNC8gtpQvW2Ama21KzDj6GC4EuPOT7G7Qh6UDyBH0MF/B+29h6pvaew9mwdz3gsoAKTImktUr6hXDEZyDslHlaOOFgh1+jg/1US+I0igb1G5/8JGvjuoWngW8LbODksgxDgN3EoKth1KCqghh6ODCKPWIxI6Apr8LuMkK++Bwkkgq2ruTRIAYdWjPpQqm5VWorqBHAUG6CmGU3UTcG40TvHaCq8NibX/k3LEOjFFnUjNvXD6YFFcRg/Nw6pjTYNdmBxzg/4DkwGUgdE0YQomxOBFbh41cuiJ0uIYKh8p+K+TsSyZaXWuIMaO2ByY/8hTiCC+NUxQ0I9gmETdzdpn6JDROjf4pLI85BymH7IUDm92WH6Ic3tIvw2B992Af2wPtzBt51NZ/q3LRDrL/Sq4ceZkR9wHHr6DcsyVyd0AIvIdwG+MpxMByKoDffbNKfWof2kzb57BR8gLmS0tWTHiv0mj8pf1nGEDQaBOgJJtRvtBvrJNNq1yK3daNfQT6rR9hDsAGBw9uVD6ENZo61k7YL0OJLsCdjhidxYif5KaP1lF9LCBUIL5wstnF1ECwsEAUQnBjMihri/Juqj7/HgLwCiOiNcuOIynGIucgSRKDGKPsdE/SMmkQneYjG6CqYUM0OV9uKDCmpMclmq9M2PKeMYW66TAg7GTVJDOmzq3njK6ybMeXOdqTIxwbf4OjP0zRmOTOWR+PqtoejrZdLZubv5EpP+BjMk/Q0KMR6mow1mNqNCG+nwaOVpfFGRo/HRRmyL50zOufVc8XWOlYjR0eL8m/zu19Ypn+e05Nd1BDYbWg/7JDMTA5OjTMq3w912MtI5JllJVkrnmIQWESpBYETGpc1SpU1VGso8DYrPS2+rDjFJBYovVNuJhwf21ak7BzVwbdlWR8VC1MikgHjbCstEQ+PV8SNtpSScr1eB5k/qUBnTGICS1lMtkbsGYObZIeJHkvd7qW2D1WXQP6C71DY/PtKKqD4Ki1gHF4F0m5Wkk2XI5xA5BVYuP6hFWQEqMSRPj8PQjlkto2T2Qxw/S1eJ5E4RisMiH5xSwG73Wq7JrlnOavtyQWdrbljvJ7fQO4HviJM0TmgDHaTO4YjDFGfcNeJIL+nRFPdoc+Xa6govjZ8kQMKxQ6FTe8ivXE/NpD/p5tT5VdCb0kXkD+DUDKnz6eEc9CkArFjrVw41X3G5R39Xr/KstYPVrC9V97VbJt1Cvzabq4io0/RDu1HkEM0eAkST5k5znJLPTw4WgWpmGFTTo+tA0Sz3TP6lVX4LbCxb+LsFXZSNel45p4bAZh6qlmwMdJi9ujLhcr9arOnXHN7sOHbEQSZBTEWX03lUc8qptJ/cpkFgsttMBIEJ2YhYTu7KK8RbpvBU0iWUmqhONFHfswazVA0qccJBk9eA4i7DCW5iNzAkYYWrHgueWTGd0U9fdZZIorx5NVEIdeS5rChtNvhs9dkMRF/OmjyEuWa87FK/Euia9E0MvUnPZ+jZcoiRexm4J8u48s3moFdOIxceIxt4Epwg3YsNg+IEV10h/DBxsvkd5FdLzjHux296jrEDv04dwq5tLDLb8WufYF/kV9TDV55PLvDLm228qJzo6W3qlLlEL355PfypHS+teF85tYr7k974KGumKpGWSIXamRjjnCAnZAQ5YQLMQmnkwijXYYVSfjYc8UzEhjMY3Uyp0c1gbI7C6GYiNpzBSGZKjaSUhovcUUUa0XKVSYU6X7Gn+GgCHU9U2J25qFs5vwq/2moS3X30RLZAWa1VdIjiVDvyKujOhJXQNB3lVXb4k7yjEPAcKvWL2+Ifxa1hz6cwuENBfFOnTArS50oqOAFRx+PywI/DtfF8iQeaFKTOZM2uNJtDsRZ6lQtgMJ3kVXJ80E+UnUoyO2l4/GXauXbAD/0UD3EyOn2klX0cldGqYiFNoiNon9vgwcqTKyuTKwNTQVypfkdVVs5JL+4c9MsPWiuNGKyeAeRKzpAIuX6Bb5QD4sUQp9LC7yQ+gMTm4CMZ9UtUt5TePnf9Fv7UvfypiUO1Nr6sfSozpiMvjigMmnrrTUlrMAAN2ABNukyHNCbVPGasbU4UNMiW+MwSA1SA5B/Txn+uU1w6R5OYOEATBKYT7IYQAIwb6E8Q9jYB7GmCYm/vA+Gey0Y+uoIzoHc3y1KJs77qypCT1XR47/MmaIys8sgZ2SbFyG5UjGyjYmTXK0a2QfGuWtVVdFhTio1xD8ZMTJLTc4fihbesjZIuOJJ0oVKSLqT1riMRLE0TxNG6zhZjBP0gNpruKQZgs59sBSI3qSEo/x/hNLyUZyweaZMnEecSsw7TS32UU16lSDA5BWmwIDBDBVIuDjE4+pgYsiMfVqifT0dkf4Str8RyULXOMbCTwJ8yGiAJXubkXQlBRIBWOztuxpiuuXh3ytGzFsQxl63tfoIr8yWtmjAZh83apwuEinnu8mpTY3Qu4y6hsN4gyVJwuuD+S9ptsDNHK/4zdk4NIVqmGWB5VcgsFSl1sKM0+zkxZAJRlzJnSSIIwaadgkDHqzlC6XI7/Mo9RoHEkguzrQr1u0L9LkjabUamm9UAL9CoH2eK+hMS7kxFHSqG3COw4UTknlB5YnDMWi9HtF6uCEWAKVTCUC9LSySRFs+JzMkksNkQzgKZEU0yEU6RedEgcyAFDzc+MvwEZgNtv/VFPSH5UhLA2DZFSDPjlLCTYlmJdodqxoDuMZVlx/VfMuAnmcp6XVZtcOGQiA3xZYTr0T+u6EUSNzycu1/LQKKk+EbOQBZu+dAXtgLcdlE7qNjlcZAsSYCWkxqz33IsyPRxyHIck2jAm118mMTSnvo7nU7S/yOnk4N8m1LbZA0L/ZqyodBQ2pmDN4Uip8TeHyou0OJOsHI/5z5KgAFl8ZPiPZrkGcMyaZbYUGqVaTXJqoiZWM1JbgzeixzCzcTC2mhlWSWmshgkgg905H4RNqdGmuPJfjDLDlzFnS+7y8hlTnaXVrSn1I60ImoAwiLWwUWAgZEZrOasXOwCa2CzCbVeFMsdHCmXDMEdDuKPL5hOGOrj2TN5R2NPN9KicXCwgM4CNF2hxiFzeHx/kFkq8m06JMy/KlPk0aT2l6EUaocLVgJUkB6E0BKqBDLztQLYVCoZgoG9Oc+1nRtny+S3XMdcbfN3HmJ+5ZijqA0o+AgHonphnIjXEaQ0hezNawos6AjoKFN5wONcNzYD+ICjaokqUhKr43Womn4tCyl2saU3wKBB2iODBg/a/Q5Sh/ipqDR9/kIGlqG1FhklJLOEjWCnDDJLINEF1iH+Ls6GFu6r+YM5koXB1fA8dBgJtt/knpfJcJL5QT8juJQqlMU3xUMnK6EstoSyWGGXfCDOnGRGUIZHDKMQzZpSRzwRiTgRsMVhZuUqG5r1N7zIiqo/+Kj4RaBKi0VTL+4LEyywuEFQc3ipQbqIwDhx0k3LBeQchAeE4aXY+RjmFnZa1uf2naZlXW4dKuGJGy7PFjZAEP6Tcf6ShJ6/JCn5SxKDbIczxZyTQlTye+QvSZTOX+KyZlfaTSuuchb4F6SENauJ5iFv8FaZl2KfUeZSrGbVmBKKCoQqS0uuYlHAwbY1UCtGlXjdttx4YRwzinxgTlEeLGkBsIIZlrMy28EpHbnfrFOi8GTfwMIJJ1EkPMWlSaJdzcnQ2Pr0J2kD079GxGQlKETfFH9RxAcihApluWOMCpn9KW3U0pIXrEa1Uc1+49CzH3sBPyP7gNRBsz8z6Kf12Q/ixLYhxU2nhVOf4fRNtLLJ29PhDFfdJDPcPsn8MHYM04wPoYemGcdXq21EQrYRSUljzk9TiRTzF+IkW+gpYjJYYIys6qI4dRbtVCTtravy4MoGICE20KRke4t8T7J/shx4yLuaDi42KyFzsIz3CSBAMMVEmKRQTPxJWdOh84Qu04HkeSxyqXA6r2PmGI1yNNmn5jR4LLJOYmcjOc4hE4vD9aMXHWUF9mhTEwqPCcGgdHKbWWGU5VtfDUFf+HXHRq87RnvdZO11k6LX5dTr/DJMKicyO8cvlJ3DrWtFvxO+C05W2Px00B4aHkHsD+R6aewgXGJDSRaXvbJ1RAbGp0JnDN5I7FNoSQUeP5/m5MaaNwTzybIOdGeCXVfYB4JVngZeqLJIY+Uu9KyQhdKV12R3mLbEEwsjCxifFfEwqTOrArvfd5aGuxJi1ZdTHdhrsL8KzN7Yn4jWMfxhBsc3wWKxg6HvCKtcwFWmiGCQ/y4VzO3g9HLGgqq+YO7ybeuF7aKLveRaFqqa6RWI4N62bj1VkF5QxYOxFlErj2m2zVrd0uSJ6AqHsTh3IjExokbJnegqCzlKSOJEtmUIvLTABCv+zRYDrgwIpm4NO5m5KnGiKxGiLkeI4ienJDiVl1rU1xYmFDs9rMREYzPaSsw1N15NjoX9ipY1+OfADk2bTs+Ai1tVdm/hFjlCutF2GYwGcrqfJhlZFtA04OPStDPkhHZU1lJ5hZFjSXKKnc0uCyklC6vkUy5olmW/ajgNmksDewFTJgANFSheh8/Jxcww7ZHFuzWI9i9JyiTszyxxmUypFEXoiORB+D+Pxi4Fyq0A1nqLJf2lgXVGlZ9cEMlsxDgkIzI8Iswwh6OXhKsh7WTlsgpyNvmDFrDjI/dIElwXJXu5aFbKWnzd5OvM719dJ8FXIYwj3VzgW33lSNOk8n2FBlPdB+/fLdNefbCt0FTJzSye06+IOVpsQkRetMpG9AWW6PMWr4w7soBoc2HCT74tPf0y97SFHFEWR0RzjiikxBCi9VRloEymUn4qIlpYLF1JKO0qa28I20VimL1cXIJWQhTB7stEfrNEbzUbOxxtSFVqULfQGVY5rKqWwUuVnoKyGY/NNHOc0Zn2i8Z5nrk8/hz06F0mR2hti5Ui8ukmx6BgxB1eUHsGoUMI8wo50SI7sHoQeFeWdmnMGPSkbJXvbPE59zjuc4q3cYP29jnYusFGofuCgGCdaE4UjsceNFcwUaC7ODM5f7+yimdvNOOhzxUZu2N5sFZRgpt7nNPcQZb3AQuOWnlnL7oycBYls8DxVEVtJMRX1qpjH5LVaDXLklVoOpG9tFtLxucl0JdXhLOLOnH/FfbyYPwKzAUW7YzgAK7sv4LmFDI//du4sdxX6byhFcI7lhOX6mVyCAZSZ5EMK+wJALSc0NI5raqSdrh88VpEthjBNWPGaVUBVVjFsD3ZTSYgrw9OMiZWuDRtwXJqxw/9lGinoPgJFVOuKKZYLYVOf13I/gSBYWPrs6YHkjAHYbG2YrEsqooozEqA2O+61zrUdjPX0VypbSZ/K9srvsEXHlqrlA/gRQlpBW/E7g8NFLZKlVi0Zfip7diM1qF3STJWeeqKI0dXHEUbNOyarFK7JoSehYqjaJelfFlL7e3tUoojMaEgDi7a3kc6ZovrDhs2X7+HVaFyOdeG3N7001dd5mXv5AC6UsUd8Ja0V7bNK4d+Uuw3JA6zDqo5i6WLvf8tTamU4i1bc7I6I2awCpIG6M/5zNxN2CsH1UoEWUz0l5CwwMOgrirnBqxVhJKGCMhG52PA0iD68ahNEs6WEzd/DhKFPlPQn2PtvlG0mF1tmlrqS5IEFrDfj7nST/O6iVV1AfssugtYxwd8vP/BHjhKwewU5J2kNyzH4g2UibJ4QSoTmIXtLN0VnNzLAtMXCoG8TwmhqBMMQx08bsCTng0Bx8dRzV5YKlPPIAIMem0zEnVwlIAHhKHLw3dGkcoNEh5/RxEw8/7bowsfkBLxhZzgB9yu4QcM2mCy+5RLUYFLpIUI6g/D6RJwAsd7lsAJfIDdMLnhk5FbE9VazWt4OUCbVflO4edtdA+lr/n8PwDF2xKis4DibSmQADt4Wfk6LZRnzuZoz1fUxQXx++bR4bHoVQs92IAbG55c52ADo6IkaLXeHCNTT6ISU1UgONwKBrZpwNe4MH6nhq1gBW8aYWH8dMX1r6LDk+oAVY6nhuNq1ktk6quqrRtM+YLr5fJr6vJGdfkmM/6Wq035CtoSWNkNTDxrBFPyuPU8Gg2BzYuWDIaL1u6U+PtZCByZY9QCqemHNodoNCP53U/KAHCOkutVSU+Qlj6AkuGQuUBJyNEj8ZDhkQeu0brNzV5pGmrC2aMRBvX4g0uE3UQX5o5G4aXD2iGrKZU+9o8snCl3JWMKbfbM0Uae/3TC5oI4SYs9ElfiWSObR4cbbZJlLctaVSDN0rOLxOF/3hL8O3GoqbU8yq+5upKxoCVlzBn/NrY4umWwgxrd+l3jW+80n/jS3M1f5Y8bx8mDo8P0YStPuWz27xpf2Tk6XO0EFdVuHH9ryJ561HPv26x9qmz//ATtGhMIQrF3RrqHd4214fGf3jU+ibWBHvTQcQ8t5tUm7MegdT6jetpvW7QjtJbpKRxBBPdyJwLxxzgTFrWlgN/mZK7EuEYBFFSi/Gh1jEuO/35PrHSVjOq8B57t/tj8GwYfHPWThYOb9JLvNbisNEpqg5tUURbUFN8srI7Y+3tVZ0rwXVydKVCv5qiQi6PIBVsKJhlrhEYqSS+L+g/5fXTSsUPSGbItd5W5Wt05sLraiQ/Zq/PQgyVtnzxt3vl/qf4zCAVd3IQTEEpi3vTWRce23LOHCAUgcKPVqWBidTqmljjuGpEccdNoto166ftoSwKlxX2jm0c0GqO79FVhj+1/cJg6gQogjOnyDkDvod/dUZFlIDCpknvmjt4chqSMoXVfi8Zh/9wWfEoYYj62iLeam6rdMLu6GUeLawUNKehsgrJrk+Q3hYYmqqipRWtnS6+fhtrE2QTVTFW1uMDKsDkYh6ctM7GKJ2WUjlRc/U32R/bdPKPSeRb/slNyQlyUk2rCw0PZT4366UL6IiHrvegrI+pnGDuFvjIhuSIOTJs4GZ2EEiAhP52Xl1j5csXQYCkDuJyZl2zEZit+3REaVPq72YfqI8Uv+4NoFvHMCJR+6vKfZEMGTQJcoWFXzoDCK+P6Xewy4/q5P7gD4gqy2UVqO6j6jEpK390473OTvnH6rz47ODdfyekUePdverJZNqhaNuu2Vo3cGPVca/GTbJvKvioMIyYKYzHP6Z3aRPkU9p6HmUXa40KKxk0+50TznJFR37nJNzSiGAaDHYmbVeWZm4cVNw+bwG01NvlUj6lVPQxJTn90kzyH9+nX+QOor02dhRO5ZnvpW6OXCEw2vNJTI1Gi4FYFPTjZN26MJl5IxwAdjBM0LEIbsdbEEzRiVvvm0trCe7ib1CKLYRGHbZvpTMzjvKfPc1YIz0J2iJFqo8RgRN8R0y41T9Kl/Ypea2qL1eaRUfmyuDcx8NWsLrE3oSPovapDvhItF39X++gCiGrSN343dxRRQTciDbGXoAfsUUz/kbitm4+8cb9EfEOEck57vVQc24v5MxrzUD99o5+ZN+fq2l9//rL5HxNShxxH0xvKHGfTaLz2oE2OzEFIA6O+OzoizM8B38VP5pZRXjrShRRpelm9IpgFuBa+dEDcIHjJotqzVLe7md6eEnGILqXABe1RYiNZacAocM5Hh7UWsMvEJi87QiviCNyvR6g7nZHN/BW29u5RHz3ljvCCrF+2hlm1neVvhICTFf6cEm6NbG3RHv5a00FCcztePQ0kah0jhhKvbDAzJL30cMyCfdpgwt0O/43iwzI6f6WGxWAn1MzRUTQFhXE4PNzqlwGykziiV1alm+m8ZPZizp+iJ/QLLf5rhljxM+InG9lVwNJlSHSinyJ27iU5vEQcVEy5bokHPeQJVSCVPQXgKmCV1uhocWXU1a7WfhftN7mwy+3PjpiWWdhjBQSNGRH3XlL7nNb55YWTBxzEKjiLhR2cOQVn4DVwu2fWzt2S8lK5wSExlqSkizjyPPtzywHsbypuJgtM1ayvHSExZgxx3LRKxg3VQGjK4k8rjw8r7BDUKS1+sjL6ZtHoV3qVWu/lRv0Jo5gQKJ7j/iPm7+dunHfDTz68L3vihI+1cgYWuhl3oD+xCj7YXplHB2UgHBww6jvqiavn108Y9eCSF751chO/xa+cd83r9w7/6dHtH1vM6TnYk7scfrpVPn5yXuXmET/DKeHL2MhVhmOUylSiZFajePiZp2EASsMAdKVrJVa7q2AEbELsFNKMhUnHQofpWoUjEKqUzRPsmlAZcwALaHz8T6yWd5Sji5uVDLeciLohQtWWNG8ZSTeX5UULEQCI8yqPnXXCV9rqlQ2HfWVSWbRTymumVjQkUyW0qUaUf03iSnOK5GBqYEOxMb3OmC5HQZ0ReAbgBUz6U2MwnJwRfB8Yv/gbXol4Ap1kC0WJuFnnVcnsVQTYdEuTV3a4sgwnIWWHr2zyyg9XltVWcRsyhyzrpQ95C+BpiHczIiJExqYqxL4ZUZwbg3r5kcxKVxZXRehgWhMW03MLBEZtYb29UGI6JZpUWUgR04cr49qVfXyF/p5kAvEue1vKMi9PrraajvQ/z2LNaM4wLdtxE8lUOpMtK6+oNLKCIeey1ZuY3RYi3EqVfL1aonL/FYvDgKW2JgBqZgQKuDhYwS2hcoEKVyiih2EvI6mjsxJmV6aQLm66Oi6djpHhvHSF61DLAOwlacpVA9LBBLGaAnqr18v0+lYvpPZgzzeiisqcsLlpcSiB2eJ0LrU9LhW8jxpXoqQlJTdoJSeWLmlLyf3b4pKTS5d0pOQfryzsGk64IiVcZZQLxp60iS+/+dxDNhV64ZnrvuJqVQZ74neV2eHFb2t9WEmlrfDGo1cXD4W68bo2RmWwtaa8ZC9tzidmeTTLc8HYbpsa88IL676bgBULVgQr9Az2rApnItHNxLC6nVfFrcqFF9+K31HGmxMzGHsclf5hn0mvfW3Xi39JMGlxumqYaCox1J5kajyenipjUqwtJMWsMLTCixm+2FR4Mc0XFxReTPHFhYUXk3xxg1l4NcFXNxZddfnqcNFVh69uLbpq89XtRVctvrqj6KrJ/bDbREfwWjJmSk98n3qLu4+qU7PP5NmXlKGjBaKX9SrBgMkZcLF6WJqyW5kYYUzP3pS0MrHZxNN8jFTuNuL7k0LbamHGnH88K0yXE2dzc4IcrBCczQ0eyJ6Te+IK5Yo0iUTOgLb2dlPwgkmN5fSL4rByJPwpRML5HiPhJBgJJ1ORm1DEryZkgxe5dsT+vfjaDW+oVxAdyo0XceP5XT/+SlLdIFp8iW9QqzIBEmGGj1SEpPtcqFamAgPDNjGdATyB3F7lYZkfR3MrQzQpVb7wEqr89XM/jlqRjaq8smSVaaoyE5a5VqsyFV68fX18MRle/NP6krWVU21RmT13xQ9G/GO7djHiHxvuKlnbRKqNhvA33L2Pjth09419j4VjGD++/xslH8+xU4R+ZYLkFteulEHmYBf4SSoHE5xsVAxpmc/ASy5QjcqQrCsbmCWpjGThbB2nUnKDsk52DoJdykUIyjGiP0fsKnsjuZBecuzTQ5KZQAlxVqYwLawYvm4JA0XY4oV1y43zW8FEvPJk84N8BPvoP+AIqndE/1iTgoyqSzVWYOCksRCmTrAmC/KiI05hkdX/U8r85XEotqWsWinMIU9CpM8tV3jniQ6wCzZY2+prBH3XDBFIfAseJ9AIf8UyHaULhkLDPpwelJUeuRE/2oIgYt+3W+drenX5is1+wV7H1NShhXsdE1U2VHNO4FpA7kyxa3jzz3qURMl9j5y5h9sF0UaZPVeYt2EAoLH0TLURwpFshHg/DTm5kn8MeFHwOW1ARoez95s2cGoRznACJ7CA2pnEYTP0nRAje64ibRg2vd3kaDj7kLIhL3XO4S0D1qHEcezsGLzN/AQ645AvYaLPPmvZRC+rrIPZuSjDcldqqUFpr5i7ekhpKdENDsvCUEq4O2mlcXbqyLHFn24Kz7U4QWFiC9d2DWrDgsoqvtzn+TTJ6v3ctUMq1s4OGJTPFugOW4A87GDACjiuyqzykluohYzvb4sjlCHYDbTSMh6xI/t+FaeoXbpChc8FZnRpgC9ZYSlJ0/3uoETK88XkFvEXx0fg5jthUrVoEnaxskk+fdz2rcA5TaLU66xx7rp9Njw/8EEv8PleGxQPR9q9fL7fZpyo12wYGGFgDt60O8TfxRGPQX7zdYyQkP2ZaWEQ4yEMY7cs5DLhZHk9HCRlMSIHTLaMyOGz5Zo1vC40vNVKvRhmgMVxKYu4nroiqymLrdz31ilMOH6X1yKORnTjC0PiWDEBH2QYglVSBqwS5rocY0bFFOKGE3flj5CeMMovt8EspE8zegkiGL4QZ4HBzFOAIBIXqgGoIF+joJX4bn/whsGJ3ogNs9TOpXNfHBIwFhoMkDjnpeEftjPgYHIjq9cT2GVyKaK93E6OWMNrTY6akleKI8iRVEtyM1N6UbUPRNUaWrWoNK26k+cGblkSLIXeCKFskKRHdeaLZoF3XIELUJj0twDLRUuQK7wsBlMRh5LSSXPF0eF6Sdgo+DuWTFtLxt0qwt8R3Kho2obeLe9ZezZy/2LwMvWZPaazOoRgCf06DFGrlPkCfyi+5+/l7GGqBJUSBYdxS0y4OsKpCFGCstn7bAceTPbqpE6oiah7He5eTpUJSaINo7jTT37MughhsBzeuZhugW5TEd0KDk0qplt4BMnIhHeFoPz0NKMWnjpTOAYrLfg7aSh5yvGDDL1pkFoljEjg27Q4TwhNEsc3LRZf5Qy0NgzNUyO4Owh9KRcwngpG2vEqBZMnJ5g8E1jM2arGQcJj+dLXh2JcEWBQ09vmvf313z9zzqKFc5dAEqOWVBDhZyW4q1xp9F+eO+pVIqX1hM1+eO0xGD8qs3HzyqR5lQXNM6R5tt683IParEnFgECS2k9RypumnvxU4y7vzUVCHiLTRpvfviu5Sd2C3KS2YFrmOsLspLawrwERbUb8VKwGSmnZSTl3FSelYnnkHebbKeYLbCJMjgyzWTD3/UMwCRO94xWwgQkReNE/LmetXPaLlr6CjBsFKUgZSwjeo1hG3Bb+GJPjTyN5Yi7yK9jN16776Q92vbr593P1uJDmX/3h6f1vbd3x+lzEBtjNd7/0+I30/8tz65mDuvItjhg3jSKcJyPCebIF50lxV2ZThRy2CDersAT4IGM/casW0o/DkbAK60njljHG0+2W5Ex3pAt4uMRSB8kP4p86ybHAq04ms4SsTjxeoRZJKrLaMCCDDoUbuAqkspxFxhoWa1tEceyGOljZ1DfFzzaVeraBqajEs/RAwPDsfZISisouYLWiauFCxoBXJxfg5AJ1chFOLlok2d/bUEdbWMc0ox3n7XTeJ3IkDBkF9rVIKcBkOzqkoMRSkGupGzcJOhjbokyFD5YQoXq9OVwwMZx4YjjaxBjx9GdZghfNrANHB8/Js1JXQ/e9MAbDikUksYgrKcKSqXKwlAJfbHO5Jqk4JSSVqzCHIkllTyF+sA4HyFuWFh5CTlfi6tOIBBF9GjVIzrta+tGmUQ2datPIQ1dgjrjoA/hnWUXTyFLTaDK7QxfMJIvnCSN/xZOJSxXOp4PKwRmdTVlxZrw4uPsEdnjm6exzTIMNt0uFAnaFcpy8ADvLKbKcXz0USSJXOLLk574SLi1G7iY+fEmLMgGztnQEPewHo7ZiWtv60inCi7DsiiSceS3b5kDwmHGDMJlINQ8Kqix385BsCQ5beJohhb+qFj+9sN40jSVZ/MAtQ0p+iRn01kRakm1iUyleyhHtjrv6d49Z8t3j6rsH3A7mYQp/cYq9lXcWU+xhGxwkqJZiex3AdG6nPUV1hJKXe3swTL2uVbjb7pBqo0qtYMzBtXEnRmzdzVf2aVf28JX98RVw+O0cMnGCvZeY7w4O6roAUVEgTg4aobVgKyNA6LSb3OwnW6Ux65HINWxUbliRjKOvFyXXD88dyUc0nHuCqV8w72y5FoHeIc5MkxlTHISGNp5gXwQzJzFB4LZwi135APQI0gtjLEeYzxmcfJO7fQM+zICqlkQyenrMBIT5NOMhszrGirQ4uXSyVyoCbKTaqNTKXQ5LoW8PRQc6sTqapVs5IyamYVb/bJfm+gHs9EhqGsbddL290WJ7zRxjA4BAf6DePMIZ0/H+H8RUSVMU3gPlc4wB/JbV2wdQSbLR3m/JSO5DHXVSxRomkUxHUBc2j14yZkvbdtgCMGAcmcQtXAZWdmCmGhoqXCRtg/TcKDOqY9ma4KLnpz44KzQnCGZpcaMZ29gcIREHcpYzhTMpc0ba3J/DaIMpVA99sinHW+l4XB0P0/FedbzR9OmNe0wlyAOybw9R286Yi3LCEXVdk0uwV1QZlVUKD2oB56OOhc2kEjYVjCXdVmwoJSlTUxDz2WkM6rl0o90mH3yRfP8FWBHZ5aiRVvwEGLXesLBZRtwsdAfUXNAgZNiXBH5siLl4a50GRCVbo0KgTz90HLMQ49ZaFeATbS+T53gUZJaOP1ggOXerbNZj+LWIaCStctEKxCCIHZocj1nnxDidCRr/kC6+6bBeK+Kae2LKKB555TLIMJsjvjEayRh5z+717RCvhrO5RM9u9iDCxDNu3meu3fWHmp9/SPPcRH+8u05l8s7FTzKnQ3LvyJU16ZnwBdrMj4hfUWqUi9FeYHQEDq4Mi3oAnWwz/ux6S5GZLQM8YMl4YxyC/UR2D2hkly4XDe9+jewUEPJI6Pp1/9zWqiJKTPNnbzULVtJwDRXLJd8Od6GgRFM2nGhNmrUZl0r7eqR5bSEdCmlC2NZbqto5bhS0U2/j/BDFdbelSMZSJGNxMvUikrElw7pGMlYRyeyJSOYJK6EW3FWl90KHAKFldwtX9giT/cThNOO8JORGQidSVNIKEdrNSorihJLw/aTKoozZB1bIOla4kUJbl+BeSFUnGAxYqiVB+N9Z0kjgoyyWjMNx5K2sb6hxc07z3OXhppVxcG3BwQ03SIETIK2JuZzRcA/aVhVsqXZz/mWz1O5pl23mVkHwrKGVEDJvNSsiJyNcDCSSxA8ghS1sl9MyA2nDMYK/bXEHbfaLPATp9gW0BtPPQqy9tJUB2vAUu4lWVgtWggr81AJ/U/N2bFWPrjerc/ilBXoC60erJ4rSE/zuqALTwcSCswkFpoOc5qNK03Oih1iZo+h3gpdjTaaYEHAkJgQzW+jpaBa3DX5tzohnws8O3nrskDcKD7yEVwZ3M5wAGquc9vx8kqRVssJLyUmKIcrScsKxZ5Ukr1TQ9XIqWEZPZqmqTOTDVyM+fJ7smyC6JsVhJiW+MHA2zl5nJyyZDiR/JktOCVGTiGeRq2lLJmvKErgjqXD0VGCGtttQgVKRtAwT/xjwYbJiJ4jyFzSYnrXKWoh9yc6iiwLUw7tG4FGH2n/Zb+q7SN1nSNtFiv9TE1EQO5GXyx61QvxHGPQV07dyrZcafLC6kptQXYnEIQaPUcUm4Hh65cPwrszRAND/S6riI7EP8A6VI0kqgXsdOUiVyTCUyzBUyDBkZRgympulPq3mcy43NBqyR0oON/JXNvG+eUP4xbbmV6R9Mcc5XGOZ5uWheQa5MQ7Ns2xWFI5ef+yyZnbmDXWZgCZAfDyHrQJKPNhv4+Y4MZDTqjrYAuYlDmV9Eo+AAm6qVuNwuyZ77grHNGhfDQMRiS77ObydRDH6hZA5zqY7EsHsyixrHsU6JRxRdJG3Don7vH43DJR3creJAeU1WMHMGBhuewntLTsxqHzyR6rF9WUJ3aPrcZX0JRr2DJ3VKFEe0anqSAEq4dMmiyCrqTczrIE/DQFtLCQ9uC5erlOFIhKW2mLpLLDjRT4w9db0+6ngebGGQA4NypTgY3FEGkvFISiTrV9C0KkDzOAUJ1ryUmKMSBUutNuj3e2ttmXFuqJh61CacpaiNXU4pPISMnF4T4khSaG8pNhWkiKNJLHwpPAD/8ckFqUMMnLVMoafyYOJToe4nOQgOwanv1TA6XsEnL5NRJmLZGAukBFR0jR/69civXfUZtwqJcebp4e3pdmsQggtWUKdCWXeK2ygVndKq7q44lSoeUhGu0ySq7gDxyI6HOddK960JRylYSu2FekavQKej1UztmybrBZWlnjeZkP7pnSPtZKx8iAxwizSzgruY8JzId+gSdg2xFJMWJUkBCpU5LqxIjcSReJEmAbQPAy275q52w8WU37ouLxRAJr1Kg0rP9IPBjUy41lRDGGyJtSryzUn97ZEoQXI5ANBR8ysCMGkmzznFJbMHSKhyQZ5wJEN8gHFyzZC+DaZn6w3I4ZyNYvkfHVDfPV6vBzKkEgTyc6YEPNSOh1YNdbbdjVj3xywFRChNY1eLbcz1VnYtKndgDwHCylI/CXuhLzuprcxZBE2gEmg7mW2DT7ol7WUKxNzQsSnchJUtK+G97tXTgOKoXVbq+grgDcuWGtpRkAKSajQjR07cUsnJ7xEIkrYUpVm5L8stYGFLyf3jGxJJXRLJdAIJHArMgA5Ma0hATRQYcGuVomStx/yV53VQxf3G1q/hha3IHG6BG1wuAJu3x5OzjhLwi0FGmA9xUdIFgMs49Li7MaLs6tbe8Jvv5S7USQHhNs2qKXBEW1whKnx9rtIPorp0yiISGyZrlE7DdZm8+YBC0moPT9+LDL9aT3fWgUnAGKew2xQcsSgVKT+1Ttxj6G3aUGcjGR3QQfqWUZ2OY7NISJuCTtpCY6/+zDcUxkXdTtoCjSTHvEzsbWRx57YvWZiTHFg3IiX2UwFNSsjlrHaDjFJppCnrIyfpIUihe0EjTxCiVK8W/HKIm95LJUR904jMqKCtSZIwYk9XQ5r2j6TCDdH0nqFl6MJUVENCbGiFTG9lVS+sjoH9TLrcirErNkgpthaWYhqZM3xZM3RZIIKkQnSYvKMbYAWa0uUQp+q5jaB5pn6JsTUN0GnPrQKgsJfme5y8lRBDpeK7N/bvAJ1TkhNuYOkFCOWUgpNtneyrLYqckDdo+WqcUpKPIjz8fTABkFyifBD/VQ9tzkpjVXGZKKbB2mnpamD5hgCcqn5Yyhlny51sYAUVqKqpAaNm9I/dLjX5D5CTTt1o21xTdkodxFnGKYfU0BNU5oOg4++omaaybaVhGaH2WEiDMrSVmxh1W4hg3XyemygYbQgrQI7GZlRlOeDw5qjnZfQ6MZPbIJ6R2clFr5488hBHkfRGt+qMIT0db9VIIRYh5GlxdQ47l4e4jVOIOHj68TqkdvGZPGGZVkau7X0XWlO8SZTktabItyZ6KHJYdYQE1ilYdYQLtEjJZC774DR4TtSB8OFH0J+GSjQ5O4OrQtRTh0TFhq5E9kYTOX3ZSp/MFP5fZmxv5cJf6/w8O3Q9Ysad7I54ETQjbl1Kn/PK6pNDGsOH4NXIuM/7WcvYrWgSFNfGopyOmGltnlpwMLmQsxFKLENY7ItZuYq8RyI1KqemZ1jmrCJW2zSjFyFOPZAzFGhGel0MRTzdhC+5Fb2X2PjHSatFeEUchTnIZ5lTh+tQZxd7oCuxsQsEl8uWqPPCI6j+3OXr1zOwLbxPPDs7DsmUUuU4WrMLHRx4HHynUIbmKQzsmlVoLm1wQz9NkqrAaWcIVYpzxY7d021K0myEpIyKylqhpSoGVi0MmkDKAqUheLYugA++9BJJMXpNSVOr2nezmHLyFqBGlHceKK4mSyKm5woblKiPzB0pPjsVtt1WSOeiLXiA1ahod5QBiyTDVQMTTkGOxd98QMqlGCHKe3aYErDBkwS5czqOIipOpa8DxX9Fx9Wxoe5aBQmlB4FyGUT4mGAzerQQ4HCaiwgCKK/22gJx2wQXc8FoutZSOutjT6vxE9TdS4bZ3DjdyizIAxpG0xWz5jrTdbdmAMmK2/MS1l5Y/awfsdso59co3mRxwx5+RzjnzFgkIw4fuJ8iYFbKAO2QAaMM9JHO6+7TV2M3K5TqlgETYZFjRyJROmlzW04WfDMzzWy25CDuc2qtdLMaXLEmyQUa7spa6QJY5dK46a5WmSlSnCGeFP/kJvCdjGjTNZmIWN242RyTTIXemQueKCiaQZyypmSE4NDtQQaFVGJsMKWi3+n5+bukQzG+PgOdeleuQQQ+woB1KsUQL2cfExO6bphhW3i7Rb1NZu/SXAU9/es2CZzkq/NhXVVrPfKdu0GG/jKHu3KRr6yNwyeg88F1z9ghclv2Fl/Ij5yN2cNh614EufeqX4fGGxb9fsjWnPxNrEAF1l/Xcmeqsba9d7POX1c7331MG66SASw1ZTIhFvxm62zhk3JwXwTfstZU+N6k/RpctTmRprAkRXYDe5n147dsRU4tO66wSYLtyZG1l3Xq5hj7AWiZ2Wd9Sx+c3XWHsubGFp5jyDfnQt5DvG23kQMpm7lDZPcsbRWtL7YEGOOFuo5SiRvL4kdY0UUsMoU5iUYjORoJDuBlJMkWfMoEjCOYkX70cgPZHtHEQWjJbHNcDCp50AcTulKgFqR0Pa48WCEWuwp9h5X5KkabAHo/IBbzYLefhfqpSn2Phe5EkgiAtYsBEBX7VSPpKjPpo7aRYIrQgvCIt7OwuCxiKVoSzlz8TZ5Ie+I4y3lqJcZ9dK06Rn1kqNeYlTfaIcOZZfKbIczmJ8utLWkD4LuUBlKHXZKQKKNoYIOgn+jRq9OsN3t4LTrauI4wQ6+kIsvjPGFKD2ww7Gj9fZWV7yWqjlvyQXVsVMK1eF0yLvGI/URcdFhSDSGTucpovONrjyQezJy+4DTEzgfX1esL3RX5Tu+UWoJIhkgiW8LlyDa+tsdiijknpP7dkFGxbClVC6S/qQxcfWqRQ5zHb2oKBLDinhB09g0XyndyoFEYSulYrSytFsYq7LwkJO7TynPotfKs/Sq8NVRrki+Fzco9FWpUe+KKICpRJYmR/bOFg5SWJos1q5yT6bCWTiAJC3a/i5GE47TN6hEYtEqRVt/numYf6mdMdJ3UWzMJwQzYZqxIOyyGuFxWECxGaiJzFXMoNmF8sj8Vuj4IskEsbia0xEBuCl0an9YhZQwoo8hYQoChK7sChaWKVuWKf6S/YJvxQsub16PqA0K32IXA/4AS59zG6QFbjzB4SsClpUQIE4Fiqxy2kfYmO+asafkgKNzwXD+yQIZTT5OCheRcO6tCOqd7+SeWldIpL7JlezjSjZEBBRWvk/mgRnNboxZuUpExLc12k4Vzuvw6ZQ2ieSiiD5ZLdmpVBVPSxIKVAc8Y1uaimrY0QwUQjGJ4ADP/H1GSDOFCB5M4ReNwMvjgK2bslOHhPZIFVqD4U/kQN9KkjYS6tHveofrpqMBRzNn8iJQcJYpsFSnC85SIRpbmggtyyAY4tUj9mochdgf0ZAkgo38teORVmK71cFuK7a6l8j9NRpzvls45qoauaVVAwCCpOrMRO4ewXJVJpaCYVUeWdqYisXnoDHly9GYJmjsYlRvTjCu4i/h5hceSuZZI7djKNQ15DbwIzWaNea4J8WxORC7oSginNx3WRHxlMh/urYigsWkX9ZW+BzoZEmcqsXJplBznZU7oiir/wFCaYgfHcaaAg/06+L2HNgFDbtqraRlDrNdux4DG7vZYSvhKP9TK869myvYMocBNmFYDSBWoSTX0X/eNatjrZAY7ONTEYG8xLnlIhz6mIRuf4dfJtvcMoj0rGnFhrlMbZ+xqeqQhNCGX+ZloxC934XhtkaYl63CKwuhtL0KhkdFaK0RMkFzjlEju2dPNmOT4Z0swLNpAZ7NFOyldZjZeWyGZxCmQzr8iKog5Zf2Sc33Zv/TdIq8jbTYPWjyqzlGKic+shG2nYI6YA2q6Ow9PyWo1UZuswpd5e9htQ48UxKSSAKAR8IRJ0FEmBRCqjgoACtCUlkRaowJdQbie9ydpyAXg8oBhxdcFWoIUhLVaHI3NNqFzvBjJuvmdELBBsjH6PnEpxeUG+GnvBtKnyoyLneXFnLqxt56vJHavJlNJ7M+/IelZacyp3QPFeH6z7h5ExfXIDTdAghN9NDbliDcIb99Flhvgn55EMMoixjG+4VhjA0plqD4xT3snX59aUjf1zMC6TtTEH2tkoi+T2iIvjc7gug7sRDRd/ybRYi+w98sQvQd216E6LthexGi7/67NETfPzFi/sv/U0Tfx23G823e98Pbvjt0zT/UH4zqu+tgVN+dFTGo736zENT396VAff+7NKjvLqMQ1Xfgr4OC6hvD90b4vtuuKgLxHfvWe4H4DuwZUCC+cyIQ3w13F4P4vlEaxPfNIwXxzR+M4Xv8QRi+Gx+MkXmtg5B5ywSZl9444IXAvD8pBOYVory2NFE+kRSiPEWI0ixJlK+nY6LcqWCmywuJcuDeIqIcu6cYZvruYpjpu4uI8rprNKJ82QVRviIKMOtvgJmuEJhpENeAeYQw0+NFFPmHUhT5x9IUeUIRQe4cLIKZXndomOnr/72YQu99Twrl+kGh/yui0P33FlPon0pT6AGNQum5H8Qdf2sxrarjrabWRTdpRAwTxZ04v4fEroEx++Swld/GxQfMsOHsUEAc4/u4DFTzxxU09rejd++Rxv1ZNW6vavPP5fJb6vK4PHdLPKlfUwUPmCHTeVtr+bNhy/dQy18wNT60X33GbvwOWnoXv6NubbDiim6y5DV3Wtyev6j2bFWXb5XLb6vLHHNBQxJ/HkdffITGwIo5zNV0nP2qg5wyChpL8YFxeGkBu1VI3oE2cixkBGzm+wA2LLuZBzvNrz13818S4MBOTPDHvco1rQdHj2uym6FqGweLPu412V4X3I9C0TaAjU/m4LNi8G8tWs3yxHl4sqQiBSqDg0wYgEIQ6xXfbuIwm60PyRecAkCHk82GgvBRq7bwtEY8elQl+H719GIEuZ9sXlRY/ILC04UiFtWotd5rGm7kGvcberPaCh9CpmX9/FLqYmKwx0OFoXNVOFfYkgSLPmrXGsUOeJAelrPPYHSEbqaGA9UUHpxPw/T8nnWbifc24HDXYzg8m27b4j9BP/PESaXWcxQDv+rwDHzW4Rj4Tk2q+IUlDDxXxMDvL2bgO4oY+Ph9RQx87L4iBj58n8bAb0qCgb/OJHbg72DgeGT4b2Xgfy3FwN/5v8HA7/+bGPj9xQz83dIMfGDN/38Y+HeKGfgVa0oy8DVr/j9i4JGweafGzXcUcXZq0W/WRy26R5j52jUlefzgmkIe/5335PHo5Adw7cmolcH3rcL+fhT3f4IEQnwJ73tT3rdOvW+/asZrcnlIXd6nfcoL0qTh70ZNGsfdhzEMOLDYcmNld1lhdJRad2R/Kag+BRklIq8Ln13Avh8uQoYsQka4CBnxImTEi4VahBp09w2a/6G8qi1B8e1offkCqqgpXm+wRXRGIgc2YuwlVylLliVLliULjhM5hggR/m8VLj1W4dLDeHezJFa5Ft8oWTMMLWsG0gHTuh3Y1Wbw9jNrJJ2Y3SRZoC24m/JGtx+Yrgx7h53tGUDTgt8jm7o/eFaIsEOdG6de4nwyAHcPch0MqQoNGt3Y/x9r0HnwyQwGnh2ifqvsCHqWQ6/EtxjwuQM5m84QcJa5tDft9+1zBA9iKdJHdQS5lU1GsBq52VBzwPhh/LhAhVnQCZdxyKngZtcq1HhRrxnBqg7kKLL6fdrS78d3S7pv+uGzbHYq/EPeL9hcQe4sAQDK/UhCpuugfQnKPFslpZpPS5utMrYGjEkMYFyLYclAjdMYKEwBkqnkifQtp1E/Bqs5Ws0+oyq7wrQuh7W+2VsPP2T8JC5Hb1y+CtYk+murKA5kkQsPzcuJEr310GFevsrHw3E5xNPTRVS1Ksw95A0BV4tvI/9sdtyynNXO5SHSmhE8/bMDL6zqDCas5Mxco/eanb3BF1+96edmZ7UL/bt8KEY7ifzpcFg59CPQ7PQF5ZcEbmfwwk+e/tblHYVnfgrg2yv7glRf8Or1d911aaefCspXenR6789/eMMqnOZw6hk9vrHNTzcn1vuZLYHdDzsbEkOtbzY5z3i6ee5auERw1q8gtRJBHTBqM+xFunnMVqUS65sPJNeqTKFJLx3W9bktcF9JN5ur/LSX+SeQOD1YtpDJLts8Znhl/zrEhbIM6WMv53HGNIGQg4c5AxZ0MQJCd7pMk+x6y5XId0TAw6JlddGEYK2nZM4VjNnVq9B7680uP7HtfFZIJaRpKR854Ocu91Pbwo9FkKDZz5+HWLuU6KXhE++llm7jZiKcyHO3UP9RJVScs665nT5XGqQ66CtJkPzXTk6mFyRWkpyhOtVl3yPfLH4bMjX2w89CvdmIaIa28MjHqd4Mm80JttecW488t0iYvGqLoGt0ChCJKX5S5hl4NpLd9jO3hwD2Uxzknh4Sb6hQPawKmsGeP3JBM9jwHB+w+0PYKPZEwrdm55rhukDPDD98BRelSWsG44+sURU8qg4G+HZuD2vCrH4wh+y4abqrg9XsIhZKmHYwHj6C4R6TEzvYEx7cOrimuCIfqRl9HnBjOXzRV0NVHbxvJYAJbcmMbNriBQzsIXMpoB6R2DWswAqgJ2eCCrB8TVgZoC7fXspbCgMJTDsqs1Ixp+VhC1riDMRtJc7yE1U+LrNxi47Nj3P+TSubfYgWUKK5VHbHbdbZLb0X56d6dSc2/nrgbuO8ZS2dnVO9WSfW4+yTfStaOnFvOs7a8i2L870XLmvvuvAyY1p/b0tr/sTWvpVGW3tff3fvZad2r+jqN/Kd+WX5rn456e9e0domh0t68/nP5vumtXZ39dP9sLK2fPvFbf3GspZL25etWDYtPG3v0k/zl/a0dC3OLw7PUUdLe1e+d4GcS13RCX7O6DovKkqvu7B7yZK+fHT6cTlTbw3P5KXqrKelt2VZvj/f22f051vbutqXr8j3GS39/b3ti1b002FXPr+47zQU6jPmd7b09be3etIQoy/f0tvaNm1RS6/R3kWVXdjf3WP0tSzJT2vpzbdMw9ni9sXntfZ2d3ae332+uhnQPRz35hevaM1PW9bd397dZfR1tfRMW7yit4XPevMr8y2d8fnifCt1uDqhbups6ZLjdv7OaYt721fmu4ye7r52XA7PF+c7+1vCk77Odmr0OdIXqsGLuvv7u5fFraRh5S+c1tffm+9vbTMuae/snN+1eF5vy8UXt3ddjJL6adjtfe2fzYcn0/ST8+S4s7v3vP6W/jyRB3XktF4c9rcvbQeZLM5TU4wWGhT+JO5qYwkR3aLu7qXT2qjRxqKW1qUX9xJ9LZZ+6m/rzfe1dXcuDodgSXueTvrzl/afxkf0bafS57T09OUXGz293RdTpai+1ejj7/xUe/6Sc9q7/lmRFB+euKSz5eKa/t4V+RPU8ZKWzj6ctLZ1t7fma0i0nCbTwTP6L1zWN7WnraUvP/XSqZdljJqWnp7Oy6hL5nj/T4ZlvvPb8opOPNWZ+T7vkrZ8l3dZ9wqvZ0Vnp9feP9UjgvekTX1eyyUtl3mXtPe3ef30sOrBE5UdqpD2vP6WRZ15byV9x1Qv6Frcm7/EO727v/sSIzLc0hh5M2prve6VVHxmbe3JXmf7kv6TvUta2vu96bW4wGWmTZ99iEIzuZC0jqiZCTr6J9PQa+n3aCzoQ+jTevPccGnhR/q87ku6vCXt/f3ULZ5MV6+9z+vq7veW5Vv6VtAEOFGrjwaaXr40752mxt4o+Kf158XdedVZrd3Lejpp9nZe5rX0ccfS5FrsdXdJx1K3r+jt0rodpx6o6USj/ePnUccx0VHzPnnG+ehQ0IW3gN8y1TunvbWt/eKWrrNbFvVNpa6cXqe35z36bsbsqIOnz1BlZhUPQt179++ifGf3Jdyt4B0eGIt8Tsgswy4MIspoozEhTt3T5y3rpiEJC+JGF/2hIZBLfSd73VRx7yXtfXmiRepMmTF9XOUCem1nN3VNi4c5RwS3NE9P1PJZH8a9u4sWhqi94dMR9y7693+KXhp+k/rlwh3TG99664OPJS9/54a7X7t2xec/fsN3Ni8a+uNXr+v/8mdaN33xme/VbLhq8huv+Wf+dmNX3YeqH5v5rdOnnZz/5O3bl26a8Vrm1D9f/Py5lzzSsXbRk6995ev3fPSih+de0n3vY1/bdu2dy2++a9mxZ5qPfO77v/raix++5vy3vnprzTOPV9y6b+CNLz/45SeeGhpe1bHwXyqGt+04yfhRw3995OjR77w6/syeiz720B9+dmH5BUvu2FyzPv/be8798q53drz+wXeuP/W2f7p/aeXCJ87+0ed3vLjjlp2//Nrxi+4+/acbj5t728uNt33kldVbX75/z4+fzr74i2e+0Nd+4/HH3/7RVd+pm1K+669vP9kyOOGSx++Ie3DRnY+8euk2GunVU77Z86Wf3HBqhXvNCXf96KwTTr3wtg+dvHXb7qsb8s9t//S3p7523WuvX/CbykeM5y//8rf+MuHhjfO/950TLpn8i8tGXjj/nvRF50xfuvFzn7796JdWTxl5/7dPevXK85a9PqHsye+9fP55D/78vi/UHf3TKR+7YdmvTnyyPnHmlvt/X/+9Y589dtnNlfNu3XL22Su/O/ncLXvnDU07a80DN2858+kzdj78qZ0vtWZOH5/6izvtpheqH/zvue55J/7ThQvnnfzUDes3vDO26a1Xptwxf+vjsz/pXn3Tr365a96bgxf/4d2P5I6+/cA3cs8/8v0iMhkoOh8uOt9ddP5W4WnTTYXnCx8uPD/+zcK3fWljwbn3wPcKzmuW/rbg/M/WDQVvu+/U7+jnudue3aef/6/fDF6nv+1N76V79W+b/vULn9fOnQcfq/q8dv7IiQ+MflN728o5S7PPxef7/t057gdXHkwf4ds+e/R9H/7p3uh8w51dMy4d+rfo/J5PZ+a+v+3r0fnI648/WbXrP6LGDU5qavnEPw9GHX/bMRvuv637tvB8TqX35keu/dGTYeMG09cfuLRx7hVhx7+Yvb/up8lrR9T5rc+de7HzxGP//Zg6P+dL/hXzm1Z1v606fv/N9/ZM2brtkZtVx3e6z59dN/GY+kfkfMYPHq0af/hTvxz8o7xt9SmfmdA550vZozZJx99y1t3vSz72uSe/PMbnzw590PuvBd89dtfO/dwV8yYd9eb68nsX3rjyS/xtn/zPo6e/uvDXt86d9ADn1bnjqf/91w+9eOznP37Mqzh/8Ycj//K9+qf27Hj6d1/A27760TN/v8213Y88esd9yHrmPnHTsmN+cOqj2+/70otwXj3OWPNC92de+dyTMy6/lt525dSB0V9c9cYLx6558H/fTd+2rd7L/rir9qsji06aPW4Ysx733/zw/PnPWbfd/NHqq4vns9E04cKVvyg75ezPPfuJ0/a/8TNjd8df2jPrb6t84vg3pqzcu9747PzPOuWvfP4847e/+/YXK+4Y2PuTjfM33NrbNvDyHbc2PPPjhacPrZ7ys6+dHuxf/uqS1s3rjv/Piy/89oYNN36i89yvNZ1StmXZU8Gfnr/nzXfzyV8/tfCsp/bUTp8xc9bsuvqGxpZFrYvzS2jNn147o3Zm7aza2bV1tfW1DbWN02unT58+Y/rM6bOmz55eN71+esP0xhm1M6bPmDFj5oxZM2bPqJtRP6NhRuPM2pnTZ86YOXPmrJmzZ9bNrJ/ZMLNxVu2s6bNmzJo5a9as2bPqZtXPapjVOLt29vTZM2bPnD1r9uzZdbPrZzfMbqyrrZteN6NuZt2sutl1dXX1dQ11jfW19dPrZ9TPrJ9VP7u+rr6+vqG+saG2YXrDjIaZDbMaZjfUNdQ3NDQ0NlITG+n1jVR1Iz3WSJfal/V09/arxbw539aysr27ty9TcPmTZ5zV3p8ReY3ECC/aAXgf9fp7L/MKWIN6ZmG4YQj6+tov7sImiCRDwzjpJO+sfL4HC2l7Fy2aJHX25Hv7L5vjUc28pF3c7XUvwf08rb30e2JGr1+t3h9Vrwn6+1ta27j2jBc3bKpaLeeo30+xABgLtXNEMMThCQXVH6Z+rXJ+WAp8fElhXcX9U7y+S/19Xh9tLzpJvi8ugJW+s4WEMBI0SBC5mES47i6S27rRWbRRaV+E/U3eoxskpeWNWDKAJNy3gvZfNCYtK/OdJCP0QoLQhGR6qr+PL0C4KH7fEuqc7kv6vCW93csKnpLdotdCck6++Huizech5JlI3qENSyvvxUr1x3ltJLF9fMmpajes/evNt3b3klh2Du2wSADDRqhPv39uNySsPEiGm8x7kL7C+y3eypbOFSy8sXhWQK+tLV0QnRblRQxk6e9geUxVT03oP7GUvKbuE4Xl8116iU9DzORbtLFb0UdSda/X3ctX6LWtbdTJJPP2RY/Ma++jbetlHu8A+7we7Iv4q1WJefmV9IFeT/ul+U653dPdHm9/jAWKvvoh/AoFhULoVN40YaTpE6ONJD25mCTKZdSMFSRXU3e06t+X76Q/L6j//192rjw4jiq9t/R6WgcyaL3axcYYz+xugGUtbPAQvAu2hyuY4nIAL16yVSCwwIqN5dhysaYIzIykGV3WfViWrWt0WrKsw7IOyyMnJKlN0siitsqCYmsZW5qrapMdyB9rgrOT3/e6p+fQYTuppFJZXqtnul9//d53/r7vvTFcxumJth/5Bhc6XfOEGP1EVNu0tD6g115R6vE9tOOirQE1kgh9zlvs6Q/uzcnaowRGFjz6zexsXgPvyXwzxjy8Ps/J1j+GBQGiJkP/YhYthfTqspfwRuWQz7H9qRc1jFirfzmLAuIlsEDrmvvXh9czxtB65oEbWQtGr8/uogVX9p5MtYa/9/rWBy8ry5aMQwcUlHwopCe8x9e58OS3svZyB9iPdcdbmdmA4f2HHs/a+Rj3hpjxlJ0KRWpo45GQW0Q/f1zbWNn7VvT7tPPxKM24CEn4eWgzJBYf9iPEczJ3hvakFsOPV99cEEBCWyvhnaXopmjmVdKMulUX8zwn643dh9JpoyFd2U6Kfv4if66abK1eIcEq8fVDlLzwlrDo+hsOuStr5074r+KuERsaeopCbn1lBb6Le722/lbNuS/jQA4lwMjxn83YHbMQhx+pE97FhcmCa63VP/UWUObpg3vezohWmLLfsdhy/L7wcjxd2xRB5/X7eJR/Ky4cWsRSpN7QXkfU+joE3hTNihU4jmZz3dGCeydtd2TlxCy5H1N3zpQ9k5eydmeBL2U7TON3TzZqDmW3ZO9OJZ44gZ7vl+kJGg/oD+5DZB2g3RcieP1gTg7Sbcx2CuZ87OCBnOy3s97NDCNsxCZUyFKcmYx9+zhDa/UvAez1W7NvbL9Es4+2X/Jf2Q+5Fr0Wf/f+39g/yQFOo6oM74jGtBh7K9QLx+eBXfuz9u7mDrUrY8+b3D9Vn1xolwx16iJ7ZJHtf2+/7I/T/i/vyqTBoqoBpENaKgD9AJrv7MraE7lhFkINdCh1cbS9UtTvYNAdZG9HPQqw0NWxn/82+BehzYtmUduIEF4TdtwqLN02Lv14Mvj+ZpzOYFC5vxrcEvzi/Stf/Bu+gx9QDzPHCYIr+PmF4H30G+CFJzjd+eAti46p/Ov5fw1df0B3qSbXDMa5ivO9FfxJ8T4hHl/xa+OE0L1wXriijiEJF65evbqFhUctjYuc4w806OSZ8JwJ79HXlWDQqdKFyXXCL5uaNtFVvMJRAl1/N34B1q/cguL7/Ne/28zvbqaPp1Q6c1BVUPDroKqt+OWpgv4OVXO7w+NtEzaa+2lHQvVxUAnPhR6Oh+hShejF1zbhx+fXhx4JgqzQmYSHozbbUgXDa1H3n3K6/PSo3h0xbwlCnlsZL3JnLUGINiK/vxKpF+i/OT5Rn5cqxL+/6XNBuVLEuinCNiaTWQovaaInXsdilfyH4BbNURK03gci6VyLe2wmW8qf16vaw8puATpRP79vdyTdfJ+4OXTx9iLzmjVHixNcTYLwVxpdcBICbqFAMW2noF1/9yrFx/jTv2aRAGDSkCB2a/UjbbzfB//DkLqo9L9i4dhbsN2kxmWYjoG9LXSBzxOcV94+f/U3wQu/+0pU6H69ZXGFB9dcDv6LLhxtppQYcDOFbfl97iGpy8nRBaESmta5NrANNHhAobjlYfpMlzQIWLK9GPs8dWG67dF05nnSqAr/qRSNYIvN+0rsvLQ3um379vb4z5BJU/8sdP2uSlf+5NJynFlcTnOAAkXZKxUmpIigXKL9o0ZnWkQrqVzCf5YixuJZIjGCJlHDz98sYYfjfxOvzeS5hr1CuBCQFs4Xse0LKebZFvcHmVdD1+HulgSVjmnYcfWDVz/7IHYWR2LkjIuz6Uq8TjmWoItMVV9E0J1PWPydL+ePF7+Q+X4/n0759cUe3flVBN1rS4gTjBkvELrYHCNT0pJaWRG6SFbofqvJHFS08XDMCylR4yk5JY5iMQ3OJ4VTkl6lM59fofmmxpMYHuFHSUvKqo24IUnNkBvNwvk1a4S7TdyHk9o+jCowhAc53eNaFufzvZcyb+AdSfPwpCRuAYR5I4bufPStJlTW0nrW5NizBF1cRlhHe5MW883UyFwTf2Dh8WLTkfDOgnTGeS/8ImlR1qPae7F054O5C9G9v6i8a9RvJeSLk4RrNjPisC6GbjFUbVhoPNMCWHgd85J0jZwuOJtwxXsLD4srMd4i3K4E9TXGQ1n91WeQQ05a2l4hzXyZtKAEgVjaf58/b2BB3Jhnt4X5ZFE/cGw9r19EHl1ypBW1qechZnLy9WSPYHBF8jXqIbV9Ek23ZTF9+25Sf5vGcY/wIJBhq/C08IJ6aFUszvuEnwtvCA28eKSDVnxbhD8XfiZkENCgZ72gFPobcGzlMZkCAN2grlbWCN/jdJuFR4XneU8y3lnOE0I8KJfxWJL4f1hMdCnCt3AQXQqOb3O6ZIzyA36l47TUvkP/22Pu6coR7fnx/CBe6BC1FJTCI2yz8CSv28LjrRBW8YNcCUgqfE2/Ngv7hV7Bi6vV/LiHr1JFoHgy5y9NuEO4U5srXsWjOBWTiCdRXRjp1TSbiLnvV+WVNAS5iesgPoJn+mZ8DqJK1EA1OQb39MgPzZznHGFQ+BJXt0Enm4RNfF7liEVKhT+degjafIp+FK4iJRJhk6SoJYUOo6bhUKRM5PzpOJ+J2rsi95dbBQMOokpS7avMLGk2YvMWK6LGVdiqcRr3TLVlmL9l/AitjcMZLZYuLmKUENL+EMda7f5OjS5RvQppSORH9Hgh/SXguFldWK0X9gn9mg/RdCYslZ/Tlsvpf8RtHTXjOqUZjevoWLfRgLbxB/RpeOCBBLSbb6brhAT6MyxDu4XujUbj5s3rNm9eb1Ru1A98YQTjllWr6M8Y2VauTE9feZ2s8ReuTUZzGulDNChzcLYNvE9MNibqvvudNT/80a0pP/nJnd/S//h7SUZDSogbdtOf8iFS1z6Ky0fuW7cuQRmD3r4jxIIx1MW77zUqQ9MU9Me7lSNMajAu1BSuDIbIDkMMqSH0Rw/Bl9plCCnjbhPdr1Tb6rT0dFMaLtCz2sR7TNSHTvSmK1er000Px6/mN9RvMindG3hH2v33m/4E7a67TN9GI4aWK2M/ePvKe/B1O7WVRqMpNKshPW21yWRIu8EG9k1oxmSR9GOKVGuEyQxhYRfQoSHia5VifS4txNHITSZwtxoXy8JjGozLlBY9Mr5XrTA8YLyetjE52SAYt4D19G/a/1BbGXX8t4aZfxX+jOxcuTJiaoQRHIWsvYx/4YM8hzvQypU3xBEfy2i6llcJyRvFhx5afBhJui6QDDeKsIVwB0GhOb7JtPKb9v+nxV2TIjLbGCKziYFQ0hSFtBoRoTTPcQBrk4kg9m50Ur6BL+GgP559Ij2NZ5S0tE2bNqUR2K82poEkLZ3nJI7LJrrk36bQp0LPW5qJo7Q6WNqm9PTbblumCrF8OZ58fzk1Q5jJkDBRgt5g27jREJ2HVH2s/sa3vmmLt/CKZVqaFn4dHxAC0g6s2OekbcIvBX3CFaEcK5aXpBThE6FLOC9NM1HYhZVhgdAvMaxJtiWkihuFFXG0NnFJ54XUhL+TdrBmoZ89LPxC0ItmwYWlij7OmJCXkBq3kT0jrE/YJglxiaIpYVQ4giVOc7xO2JCwNWGrkBgX+Y/NmXvsNPMea2JZcj/zDY8w71Any5QrpEu9zku9w9KFfLlAtkiu3lZX74Q0m1szaz0qBlqq2nSXi3LlUWnWUjFrrWfPyBbms9gk10m7q9cpBk4UVTCvowREQ/Io8044MWZZ4oVCufoj60f5zH24gnk6HOLHh+UCdlC2iTPdMxbmLzjNDsl5Sa4hm2vI6hqq0T0jO+S8xEBtXiPOZrZTHmDvyiWYv/cIe0G26w7KDXIu8x2uSgkczz+Csx0n5OhxSpjLjJl8jkb2pJzH3MWFzJ9/QpchF4FV9/gZloGp/RNnmbvExrz5+WKgc7ALPBcxrzOfPSWXiVNjslmE/NXM7Rhk3oFmtl3OhUQ9kChbttLzPMnVdczVNYGX6zvx2MH8zcXMV3qOeVoqoZsy6Eb3CDSYB9UdgeqYt9TO5k4MMn/TpOQ6N+A6N8j2QCKMVSAGHIeb2JzzLHtEtovg3yJNVcjVYCLQ3NWLKe3izNGLZIR+UnkmPR+Wq2QLMWlh3pHTiVMjchVX8DuyQwy0DVayuaFR9qLcKWECjMR2ywPiJ52f1pB6qnDvsZ9hXvDgLsmH5WvF6VHZxl6hl7uGR8RA+1A5uGxwOUeYp+QcvVkNvdmZ+2wV85tHxZn6i5C9tQEqOmLTZcMahexZ8OIZKuG2KUyEBODwo3wo3kqKL65kT4BorgFqGK5lnrI88Z8q5RJ0mmGrUeYrsOi2y3mwjbvzCPMPnYMEpexheNrUAHEccoZu5m0tYZ78UmmqBpLB+wZ7mK/XAiX2jDPPZA+cpYS5K6xs9mQh2wXLuJsHoTM4T3veEPPbK5i7vVX82y5y7nMlkBB2ssq5YqC7t595q23ix3YwkSV3idNHZDPMfho8uDrtrs465s4fgY8Vs7myGuar72Zu51Fx2gZyb5uTvUXarufa9habE6e6VZ/fL5dQP2QQp4/CaBg2D0YtkVxtPa62CfZT8uQTkzBvAxxFMa0ZrgAjtVXrMhXmmk86xJm2ixPMXeSAXTtEkFl0lyadpFtbpYTZqsgXOovAZDXz2svZbCMetRzl+vsoH5FGJusY7sHQRcx/dgwaa+2EoHlskzwaGUeD7GkSpYJcis2VWOCojiTXSL1rpMw1UgQ+beSGsz1tcPRhXEpTdXyGQNexPnGm4iIcvK0fkmGC043iVDsCaTvCZqbm4hjzlQ1IU5OK4QoQnQXdpCjFdzOgCO8YQOJcFUY+jpHFacAA8xyrE/FOFTeUmduiwwnGK5i/IZd5Ko8zz3A3oKcUaminocXpYXhzJjTorq1n7qZScaYBqntFtjJvQTnzNVvwMBexUsBeh1N7a9rFqW4w4LGVMncbYnXgLDguBnEDcKlInCm/iJhoGekgXdL4gfYjHRRJuJZmrSdJHV5Ycm70MJszj0EQcrIhBGJxX2Kgom0YZz80bBtTNXyK+Y6PAQzPib/qkgt0z/MQ2S4XSq5TNtepOphpoheAYEPYWuDDVvHvJ4nPulbmKzoOqDkL/QzSrL6jBczTWCdO10CWJ0h/p08xf/1hOHJbSqB22IGzk04AVXuH7nLhBDDsedD57SVQp4M0csoGTo4yT18TmWiC+RptiMQC8v3CQZB7KrrJiDbQ2+jNATN3SgvEPYfotsEks1ayFgC9GEz0M/epIZJ2XJW2jycT+JKvqk/3BL0qIh7AeD4CuQZ4OwBLvYxhLhSSH6Soka5Avze/D/iSh+kOAZ0IzTCFDdYvg4oruOoANnUUM2TB1i6Y2c78zmPMc6KL+R2Qp72N3rOB605knEB3wVEE7knm66hlW6H9bBpC/LTo02pxpgry58idzFM0AKGGuWEbTrNZh4PNNvSJU01yFfMOOyAFhmLeim7JNWBzDdTCWH0wRD7PgydrAa3AooJyQGRvCfyrH0kLg+a26C73HIdK3blHMfxZGj4bKvXYkWbay8EJGWSuowbiwZQdZWC2vIj5CsfYbG+9OFN7cSIyTgcI3AlWAq22JkBzIfO1OMQPR8lBT+SWItaOEdgUiB/agBWX7dWYOZNwbRR9ULoF0zgknjoQdKc6MUQRpZQ8GMMqXqgkPD9eyv6S8HQ4lwiB53BHwJ29lHka4BrWaliggaAKKXyr3Ac5qYIYRwURP9WNuLQgo+L1snbosQFO2Ao15QPjWxCbgCLPpBNS52LIlykPNjfnAb5Pcuzk9vSO2Ml5CC4OyB3MPTnM5jo7mM/ZD2BuhTzvyFZKNRxpEWq1ozhPoRcc9bYwr3lMd9lWDjpABx5b63GOg2U7ZXBnD89vE63MXeOAs+eDLgPSe0uL4coQ/hgByHG8V2YNVJSOQhTYqmlcd7mgGKRZ8AB/wxk22wcAahqCW9q5LBYEWB5CuHeCqhsraRRO03aCBxV0kd/NZrt7Uc8MoBzpSOTwTPD3LHKVt7IQjjYBUsqo+GT+3krmbYG6y49BfbmVQI4e+M4k+Y6n4bR06aQVymae07XQcm4iT+9kpuehgtmuPhgFicZ5jPIcZWLEb0cnnA4Vj6UICq8+BoPCRc84JaX6knjeytddck4iYr3tk8hfA8xDOFNcLSLQqplvADetKLGGLFQInIbSygD5pyiZzVbXME9dPvygDM+rCDXb2A7Y9wA8eyvSyqXeSeJ3O2DCfwQRVUEAX5UXiY68t5ogv5qUR3Fm58gLhtxFDeJ0j1ygcFuD1NQJr2+GnXqYFypx53byAsQsUb6j2rLBAd6GiLfdBCBwYohfBhDtBgiWAUi7SJX7ARo7YQBfHQJ3qB26cgArQF3N/GOTqDkqdC/IPBkNj3CXR11RUyNOV/EgqaJEZQNSOukVBGRLJ1TUN45U1ipOO8EuihUidVcUUNCistYdkEswp69qCK9VMn95Dc+4lLN6SdfArbZyaGsC2iLcQVJrJMysGRUxFoVVP3tTtsMVRoj/n4UqzXql8uIlcA8i9AxCuxB1nh3ocBjo0AFCrhorwCWf25kqMDMwo6NxmPnHm5i/c4D5zkLwiXzYqYs9JwMsj3Yzn3Uw7mlYAAX1WSfc1Y48eKIT2sjj/Nhx2themSpAnj0KsE4QPy4mY50zu5zDzDfSD3QtSFRKCwKdyTrEcReCyXdmAqVxA5vLRSQWVdDa4ZiFPYpBPT0N8CbEyplxlFjIOnVjyHATSNaDklKU8PkshBNUsPgmRsG1WZxpplzWYYOF60hD/rYuxWlqMYGVpqw7zDwjY3EPUf1CCOPtLpOgaZ7guytrpUvm9ktm4NVAKTzXjtWElfkLzzBfnxmSVrC5cVvcayi+qEx3NAJy8/J5LoHPAXzdk2M810FZtSdFymxsrqhZ/DgXOdIzQX7XwhO4BauWkVNs7lwzN4WFPS4jWbcXFlLOtYj/MILo9JwcYy8R/A2jeDED59QcAON30EKD5jEDUDDFeB+AbJyq5hFeiT4P+7lPAbaOnma+ijrgmhUnB3O4CDRBGd7d2gsAOY16rWiULyUIQcTpIfLtulZxxkF1Z2cvysIS5rci1p2VHDnPFjO/ZYJiFFVZ1yjWQ8x/LpfSTR7c2wGdZVLCdRx1AH/LgMh54kwjWcXZSEVgFS1k6pWwLh5n/pOnMAMKKksVz7vDDRBlBC4UaEcl9J/NvQ9YTenePv6svVbZ1S6pELJWbSEkG0kqzZYkJElIQiUkIYQQs/uj/6USQkMSQhJCSBrHGGMagzHGmGZOY0KcZsbMaeasZ+nM+d5r75xjznve953f9ftev+s357qv3V577Wc96/Pn/tyfZzn7eXYFAij5ol7y6tjW4xeMW86nt9Q24PQrcn81A+pJ9qNMWlkF7LM8FP/63XrhLY9/sRzt3VUERhqC6bDBzTqDXJdbh7P1+CjdIB910NeH9eIIV00twT2kcXf3IPdC0EN9VYRO6Gl6FXf3gl5RpMmVNauiqU4fhCDSIygGZ6/pR5KnUot8rjymjwtkRDpKsPIN07Ev3gNnn69HVKchbU7hQqfQj+1BwCECDp/Iw63tkuV1S+VZudXEZEEgp6+xi+WQuLIftHZIT7mX6+D7DL2Olp2Kr+3VV4eL++CFZKSp3Cmxz7LeY9tyEDOpsnKEUVPPGkor5FvqDn13X557BhM5g5vYjdQD628vY1uT09HkH4PVkrl752XVVYZc3H0OQXC2pQF3l3sNzJGxj/3uGoLk8EX2xY5LKIWIuop0hFeG7L/D+aVyW4u25GQ1VGMd2DYZRQNsfAY2WtyUolf2WSDzUwZJkwwXpGCUw/DKKbQgcok5wj7dfwlTTdbf23tXMNNkxZ1LehmOmzb0m3LS6OAoGLLoKkS9HMGVcH9ZnnyeXBefXUuHmIKE2Y+GP/cEUuiqvtG4LBPAaR2cgDjLPg32vsIGgV+/rcoCA78tu07r5aaev3zlhDh0AJL5Mgx6Fjx6ElR54gS7AVN/tmu3IZn0XFwMX5/TSzVZ2eXrC7U8hr7UoxnaewyEecTQ7srzfJp+HqSewXojP18cA60dvgwckktjuuJ6LWpiKcaplsWcTmaVNFnRybIjR9bhNYbuGCoovQLJhZ77SoWeIPXRnaEv8nqhsgPFMAukfMagHOSpPq0p13tB5tKr6DgKsyC9MyETjqElP4XgyDRoxhS5B0UqXkHUlxzEnR2Cpjpa3nK0XmlYvpBvO7kBQXAeQYC+sB4TK4Rxd7FPLx2H4EM0F+xgn59AtamFJMypgGJIgVsRVNvz4PFcpE2lfE8VDYcQukcRj5fZiXohV3QJuIwMKJczIF424P5y+PKkXAAhAS/JMtBolr7EvkhDN7Y7A+aVm5+2soMgiHI5UFDMz6Ki5oMd99YiaFCNc99D1KEyHtmPdvZEZj5395RcdE8hrFMPsE/rIQ6PZKE679Dz6yfb9UsfqbivHbI0kutGxkG52byG5iQN+V4kr5Slnpaz+NuqQln4PD18ELcGZkkvYJ/oUuUU2G5IXdnrrXWX9KSiQ8VJgQDdzz49Uw3eq2G/O5Ovv5iOu7sbX4eWAy/skSn32fZKfUOWxbYWn9SvHMkjnjFoYn111smTQ5on75dzJwo09tlxND5y75aKQTNlS5w6i7vIRGFLMVTVbHxTjirwxDn2+bGTxi3VRWhN2ZVy2u6RS0dWJlhvgn5Z7fnZBpmedDCeLFGq8OEV+Fxu+8D8qfJn6fICznEA+iIZ7U5BulwUt+MbsnYsld24Wl6uy9zDtpZAKpRWote9Ck17EgU329iQLjgFFyso575K/rIYFs2QLfq8LsvQdoE5T4GcdSn4JE8vm8AJhm8iEnMvyMsCOuRbqr7WQx7vRCjoDrB+8PwmmBtGRCd8jn1Repa7V9u0o0v470hBIMnF7Nlu0GZZWrm+S69uQARDAR3ffQGzOgwST0c6dWWWbOuD+pWRvXo2mwDnPC0qhy7cB2K8eIidI+vHjAPgbWj+5Ktsqw6MlFkpJxFUeeWeUxhLr8iOya7bCdEFJ2Tr3kT+VVi8CDFQqTQsSOj9rG/mS96Dx5IRppnnQdm5yOxTKO37Mdxh5Zv1AJmLdezz4isIBdDUeWitndmYYyFaZyRSab5SL4j0+Vt/FOx/BhIQyX9JNls2/s4wflWwp0heDtxTDmGPvMkrgvQAXxw8hHEQ3PsK9QuP8Nh3hzPQQcKwO85gEvuR3qngNlBA1kX4fbe+gB0qZ19AIzxLScbFcmHtZHls9GXrZX7NrGO/qwC/Hi0+LBNdOop/NWRIsbFcPeRlp0O1OTLVgzZOnNcvUkBz7buIhrdILx4K3gPlgaP2phiWbEDCh68UQlfuhKTLZdsyKpHMhpEO5+9EZS3UDwLzV2Qdxkh1mMYplKxCo4no+pPB7am4yUy018fY55fQAh19iOJ8SG6MdiIba8ETZ8rk7kVnWOithcevys3nEbn5lPvqTHlFqV7uvo6A48En5fmgV5ixBO0dPP2i4jj31a4vi9+seR6ALL/CPjsC/56Q9VGevoBX7ikCy2S+vdJymn1aVwkmk5kzQy4Jl+CBTbLcK9QLHbnXxBUPG7opUP12WR2WgFST5R4DljmaWSmLI700k/sUlLRzmeyLugOo9wWyhn96pQiny3NNl+8CxWn/RfZpQw4y55qeoA7r2yNMM1UurCjgO2DIEtBCpbyqVyEfe1pzDabPQDykowRgiPRa/J3LfncBRbJUbgmOw3N3ZDX87HIpyOQc3n6ZCeW1zLBkvhMpl/7GOgfhn/2ovLBd1mm2reoS2n+ET9EB8PROeOowfLdD35mnIXZ10OM5egfj1rJzDEuY+xR4twzfmievxe4tZZ/VQQEcO4HL6AwpJovl9fpK/SKnBPdWpBcNx+Tl6tPVhqXbvRjrtN4zR2sucJ8my2lbWKnUC3GZ25c01eh1IFrw3TDZmXL0xdBmhfLa7AmEw59K9K3DGf06gSxKC09h9kegjzIMLpHbDlDE0dwG9uleyNu9OThJl22otnpts6OCbW24xraezmefH77CPn8vG+9z2O9qSuDqU9yrY/WnDY9y0HjUnwCBQCCU7UH/IFecF3vPy3m9T2a62gbI5V24oTpZWwfK7Vf6Rfb5rr3wWzoiCv6/kg1T7MF7UMaZXUrDaqgsxPTr3gZ9j4A6UYK8RAouQdTLVGx4ACGvdspi+QCOI/73p+M92sSKSj0fwHXPaxpQAkGSeVncF0Vy/5G6A2SWC/7IQC7l58i8zD7L1CEYj8F1KSiBMgHOk5e2CvXPFMA5ctuXth/zR/dcIHfh8lLzdr2BUfJ0pQblu5f7ovKhrKOrOJkI9I3F+T3IyDMyrexENcmR60wIQnu9/purZDItzMt4VSi7Ynea4vpFo+Wy09B2FMjFDnVs104Di8p+eV5SgDonL7elgGKhr3ccMBTZg5iv3PGdMqzn7mNfHD7NPs+plx8CGIT5GX2+ZKbimsdQ2lAMd+RC55zTFxd9ZCFGkmWLyJUqS68mdRBEqEwVNRegMjCebv/bS6qoeUfz9EuqOjYR1gKlyitvu5DBV48joHbsYqNxrReX9xjcv5edKheWAlSwC2eVb9aTocB3y6vOOqTIftSAw0jCCqBSXmHQE00xohVGLpd5tAztx8UT8trITgThjmxYQ37ykGVY6JNN9OL8Mb0egSY8cwTBkI2PUW72H2PbUnLAAEdk6XaiDAaSy28Gyq/BmXK/D2rM3G94qoCydk3WiLkYQp6OvIadKn/1iCx2kaylu9kXuWn6ZWPUofPVRmv1qzrfFV3BsUw9ZcpzqEX/mX8W95X7xnQG6dKaeQz5iIkVojuq2weCL5Q74ZUy4RyuRjLAcA35skQD4eVdQTrLzJ92FoD7ZC2+4yDbloaoyUQK7arA9K7Kml+/gsl9Ji/Wyq0pyPaoPO6L9+S1k93yn20nd7Nt+XKgyC2/QcsnIzS3y6HZllkCu17ZaXgSI8skXL5kJ9uagtu9eBlxlPnmOY3eY4UwTZp+5bHrEd1h/dpGvbyMlYOKKF9G/5DneVUZZOZuffu5S9aedTBWpCw19zWAbrajXh9mv6vfD6l6CLQAy5VDt6WcMjCk/MB4/wkUqWJYEp7ceUbfccr9+OUa9nl6qRwnaMdqz8k5C6vmHzHo6pQ30kvuCc/IfcZORNNhw0Np+LgOqZ+GspSXbaBXXZcSx/WrtyN8MzD/HHllZIo+K5+n4k6OHGFbdyCXKsrRlZdzXxx6WN+VxHl72KfX8pCZufqC3aDjviiVGSfvvIHR97Gtu06CRHLBvTv3IXYLuS+OySccrGWfpWYYHrDhnmrS4dpUnNRwhm0tADkf2bePu3tRv7h9GK3RIbRGxi1nr8nrlk+3Qx00nMPF5NWcPXL91tcXQ/VMZVfIK8WXz6GBOs1dr9QbJL9Ab5Cne1L054A2C8pBidBN5/IQmAifvXImV5SeN5CxbJRJes+2lZwCu9dh5vJT0OqTaBmgEPMu477eQzTkgEIq4clT8BIsmIW+PfOw/OBnL662vYJ9XlmKxuQoYlZ+Qm1IHp1h3WUvemQUrYY8ZJdMvrBCgfxwxrDKiZC+Xgl/LZdl1lEQzPGjRotlDWV4povCAWX6PO88WAdJ8+robsTOqRJkk6we0jC6QibuGhhwIwhhE245UG4mLsqUeg7iJwdSq3I/AvSk3Ae1Fp5kp8kl40AOzJKBPEXK1V2Fpj59hn1xsEx+fnoN2iJd7slS9MT64lgD4gqWvIoaniIXb3wTN5q+xyhO5gXD03PMM7sQIuIwmojDsMRZZEC2TPNgtXz5IccJQ2Yh0A4YWCzr7fWCajixDIoDggzVDu66mAOBDI1RXY3oxuDgwxe6wyDjDHSEyMMLtfID953wAjosTr9Y/CQrT+6hixF1rVXyg8WGOtZHH1SnEVSwhvzooAQOkBcw5BVw/YP0s3nQT5dRyfexz1NOIa9L2OdXLyEd5FK7Sy61T69UQSXo5JvZCeOd0T8jgNerwFAZ5+E4HaoTMvyQvD5WCB1eimvnn9SXGVh6jyxxUwzPFjL0kZGqfzp6BNVUB7Oi1/aV5cQenFtcwH1x9iGIDLf/tPwc+LKE+6LkYb1h9VWH8eWGJysDjUkD6CkbjgGJFe3Tr27qFyxhYaVhiU/ulBtw7apDLVX1uFu5owvU/yOMEsN6EPihEBrr6kkF7mu9PNUrDW+apxo5+uTmZn1Tln7hKdnwrFuWw8cQ4LnKN4oa4h8C9QxYO/MyMhJyvw6DJl+WZUGxrCjQ6VyqRneRbJiezlC3ZQuk7WVb9+xB5kGN6Ur0hsHd6BC08HZMUzUmtFfmNfSr27cbnt7L/+ZEL9dBcBfKEBYwYH4ZSnPJZcNzZ0i00sPywiNc23AckVwkL5PvxV8ZBfK6YmHKfrnDQCTIj8Ly04AryLlyvVPlVbFjer+lggfSoHILUPUuQSftYV/U72BfHJf/jYxcAVED0IweOsm+OANizCg1PLvQydU+HdRZIC/BynU3+wzSMhl5cQyKKaOlVk4leTkImjKnAa4Ey71I3ysvtGC+ewtx1VMYLhef4sbQ+7Y1XEBcH9I/dJPX3uSwq2Sfb89in5/MYZ+Xyt0xTFl5+jJOu9BUp1/kgA2u5LPP6pGLh3fARqf14jVZcfuSYfVXXjjLQ08CldBwSK6bzzNPItj3yMH+LBOpeAi8miMzzo5UpPwlWf3d261f+JAl91UoT9DHs/fALDsvsK15EMoFV+WFg0z5USpqFRr1Z8nnZXlfLFNTulwXUWh3HTKUU/1Dy3OVhifShudwOWxr2mn2uzI0Z4cOIBIq5dJ78Z+PLNPO6MXBDKSXr6yz99Z2bSs60mgeO0qxmfmVvEeWE23X//75KxSUED9qRYbz9uQLOopsoVrSTRFEtP0iyHdCEllgVkK+0NSSeeJ9sl3dSoI1nWQcY8vUUCdmmpk7YyPNYYJoLPMXdSJzRipgjBRlzDGhhhkuPmReiM+Y77kOZiWjVAx9bas4Q50VoxVeio9VAQp3PkExMDJP0Z2vUWxjGhVrxPuKUL5V8SPfoSijFmzUvf7sAhrE/ixEsB/Sbaw9n8sOEg+wfWgV+5qpZ/PEh2wraWXtpF/ZoaIxZ0d7cZ/RQdxk6s51p/6cUhHKbRBiuJlCEhcmFnG+tIyLYWq40+pGroM84u4Jbdx8007uA9rXqJV3NvpY8jJ6jwYafSsuNArSxBl9w2QaPdaUGX1F64066R2j5VKz0bru7UbejNL4NmtrrKMuxsaij/EgRZDxHTbC2ExIMHYVi4xHKCqMPV7XGouaW8YvSKuxjdBh/Alr2W03dey2W3DtlsWHdhtLY7v1kLZ1W8jkdhstlHYbw9d1G2h8q1uU0NzNnIrdwiSlcojYV8lKTspxnLuyiA9Q/kQXKh9K8crw7mnKS2K5coBxjXKw4obSTHqgXCa1Kse97lBWiKYmASJv8mfe2cSb9zWJoSEm3/PRJrlCkskRvswkmNaZXOZvmdyhj016SS9N8iTR5EdGaXqL2JlaUWfTHOptupkPMF0iLjVVSRtMzaV001XqYlOFUGGqjnzf1JO2mmZIHab9Bc7sAVWbRUkaMyr6mKlpiFl3JtpMRxPMvhHTzQbyxWZzxKNm/ZhaM19608yUPjJbJL40+0EQzaZ3V6lO8E4qE8lHVS6FqH7holUjmESVOZepaleXqppMalU9xPuqK1KLKpn+rLpAFealopV5N87ePEByNR/A+Jp7CiHmEo03Py3ozOcxFeYeQq25irtr/oRrNb/PiOYLTZQWSbyjxSXJ1eJrja+FlRBh0UiSLJ6J+RYf8KUW7uIFC9/Xtyzeo80Wtop2i3VCp8U3gmX3++LQ7nGCe/ddNKR7d3Fp9x9oQvcNYnp3S6m4u06o6D7ldWP3I/Rh92EObd17S1L3V6Kp5TDGzjJC7WwZfW+8pRsTb2kh6CxX0gOWY/kqy6/N6y0/1LRa3hMVPTZoLHuUCM49ntKpPQJeh/cYaRLfw5jm95gnlPX4itT2mPb6Ro9Q+qjHJKGtRy41tvqa2lhVC45W3xF/q3gaZpUgxlot1CRa/cAVWw2hlVZaoc7qKN9k9bFJq5WZglj/lVpZfyCqrVk6ynqH6GO9QAix/oKLt24jadabpWLrYPGotefrWusC/pb1KPrI+n360voqL1pv55U2LG9rs4E62XQK7jZjpAfMSTHQZoG40KZairOJZ5JseJprs5cvtXF5XWWzVbxuYyQ8sAmmP9ssEbie1Rr7nraSV89lNKDnFLqwJ6uI65lMk3rGSbk93fsc6nnt3gc9z0tiT41o2uslZ9vrLu/c6xnv26vJLKTXKbq213Ca1mskX9xrIFPRaz9f2+spvdWrkD7uFSu19VqnEXvV0V69O6hjb4Zz7V3P+/eeQUN7m0gxvV3p5t6xK7N6N9GG3i3qu70/J229X1CxdxWvtI2ialsXcZRth+hjO+Z1kG0DXWr7FZNgm6DOtf2TeNS2Tai1reVv2ZpJT2yv8a9siWja5wxv2+eARtNnDRPQpy8f3ideXNWn4d7WPs+Fmj57aVOfBr65zwm2o89x0bTvLbFv33jBqa+O9+r7NyGgr1Pk8r6lUmnfWXxV361ChPEv/I2+I4UHfW2Ytr4mCrGvCVX2e8Db9tsnaPo9oSH9tjDR/ZQ0od9fxPR+w6Tifo60ot9dobZff/5Wv7/RJ/22Sx396iTObhBvY/c572g3yNjLbvTrILvFTLTdeXGD3QVNml2lVGa3Xzxrt0y8bucv3LWLo8/s7PgOuxn0mWk1VfX3V9n110ju/VvEqf39zUL7b6Ab+p8V0/vXibv7u9MT/ecwdf0v0Vv9m4c+6n+FvupfryH8L8SOz5Gc+RmSF/8lH8D/SJfyQ5gEfg5N51/T3fxCqZK/I17m3V7f4hff+5ofJVgK46iLUE61gpaW292gwcI/mAjBUtogHKbZQitXInQyVcIdh0ahD/NIeMq1CVVsp/Axb2lfINjbn6Be9vlioP23Qrh9AhNv/xmrs/+WFtu/Yirsk8QL9jeEG/Z3pIR+g/kW+0b6yr5JVDiMlywdmnl7h1zJ3WEo7+9gpQh18OwX4zDIIc1hj1Tg8ClT5mBMaxyOSY0OH9P7DkfFZw7jpA6Hd0VjdRq1Uc/gHdVpvJf6SxqotuYj1CeFePUqulvdhHibLVSo+yga1YfpXfXP9Il6DX2lrlKTAesZ2wE7BKcBl3tOH5DMxw/4UUwZYE2LBuxzKBtwndQN2Gf50QCNon1AVXfOcZ9k7+grjnKcrNY6Mkyo4xAa6yiRRMcHYrajm1Ti+KH1cUcnpsnxz+I3jip1u+Nwhht4ltoMfC4OGvgRdR3Yi/EdOJ0PGRjAxA3cQ7cNHPa6YGCQUDFwO60b+CVza2AibRn4ofjzwG6In108GcRIloPSBftBPrzvoGIaMihGXDqonU8YdJrJHWQqHRgUSKsH5Uv1g87QO4Ou0ieDGjWvBjFUNXhiP7vB/xA9Bq+g/oMrhNDB90nS4Oti/mBeUTr4ve5Vg0/ytwYbSU8G/4V5Nbg3VThZiVZOgsLRaaxkZzKXujrdVvk6HRcinD4Vkpy8aLHTIr7CaQHi4wNa63RBvOk0RHjgRGib0xNRcvqcmg7p/9p2CKNwHrLIxGuIoxg2JJXGDLFUJA6JljKHbBH3Dcnlq4YsYOqHOPFNQyb0ax6SwItDblLl0EuC7VANdR56DHl39d74oSZC/NAJQtrQFqFkqAutHtpNqB+aTR8NFbm2oR+qOod6MbbD/kSHDvMXPYa9pv7DRkqhw/7Cxwxzfq0b9qFUOszVpGrYaP7WsEfiCav1wqNh5or2YUT6bdg2qnJerrFznse7O5vz/s6vaKjzdzTG+SKf6OwgFDhraYXzNKnWOZy/4czQb5yf8O3OV6jUc5PEDWc5m+HN4tDhFpz78Bti4PAEIXx4nLh2+C9i+vC94u7hz7mK4XZC3XBv8eHwz4TW4ct44nKc9nXZITm5tFMPF1PB32W5uNTlsrjBJUJKcxnfr9iFCjUuz7gbLsvpI5ePhDYXZ77TReBVI+o0diNGKdxHfKnxH5EtRI+4LGWOMKL7RqjFEyMy2TaXTbRuxD56e8R3zKMRw1+3j/iVmmo+Eew0rtRVk0n9NH+loZq+NEbzDd2s6SNla9YyJZqpfKXmIr2sSaG3NUMdHmk+pC0aW+lnjZYnIxdQq5HBvONIDeM10pkJGOnPhI9sZuJGcuq0kZQrHbm8e83IZnpn5B6+eWS+0D7ygGg16pTaftRX1GPUR5L/qJk0bNQTdcyolVQ3SsEXjPpeLB+1kK8ZdZI2jvqFuTvqOn0y6qb0alSVqBjdbG45+hHjPHqO4Dv6zzRq9JckfrT2tW50lhRgc1EqHh2qqRjtLDWOvqW6OzpN3T56AOVcLWgv122so+twwdl1Pp3qOl0Idf073eA6yDLTVRKPuqr5Wlc75obrB9ID1zDa6mqq6HC9TLkxPwo2Y9ZLdmO+pi5jrCSfMff4kDHONG7MQXHbmOt87ph0WjHmV6F2zDJ6e8xfuUdjAmn7mChN55h3aV+3sdTJjRM93O4I/m6WfITb51K821+ENLcfmBK3XVKVW19FvZsDbXKbLzW7Lbr3vVuHxnJsI+88tpD3HbuRhozVqaPHDhCSxr5kSsauFE+MNZbqxi6Sbo19TR6NXc60jb0uiGNfqm3cQ0UX927U2/02tOceMdC9WIhwn8WluftIJe4TX1e6R4kN7m1Mk7s1bXbf2b3dfa+kHPcnajtus+A0zs3Ua9wjKXTcEyZm3HI+aVxPpnicghY5tItHxxFF3bj+9NY479ePxuXRH8b5Cp3j3hFsPZxEN49x1NdDw4d4hGiiPU5LOo9N6gKPFfSEh4o2ePShdzy+Fpo9KP3VY6o557lVY+95h/fyHCEEeKpprOcVcbNnPynb01so8UwRL3jy0g3PWOaBZxjf6rlT9DadJnR4jhcsvXLZGpfXootXHKP1mi8EeUXxcV4X+CSvdKnYy5qp8PqGq/Vaxd/y+sz4kVdf8Qev61ynV2/ecny82mn8Y0Y7fqYUOr5TjB2/SEgcH0t3j48Wj47/jK8dX+3QNP7Kvafjb0lKb53Y19uBd/Kexrt79+H9vf1RnxfTUO/fxFjvKFrZ/2/iZu85mlzv0aaV3l8JN7zXio+9zZk27xJJ9A43Ub4znA56J4lxfeeE4PtOmCbmnek07Z0lfPE7fYSqd2rF6+9ksze8E+jddyRNyzs+9Ld3ZgmW2nsaZ22hOFU7hQ/XzqKrtMZ8kjZbytVOowe0nkyVNoSp127kmrRzxSfaKeLP2g3dyYS/ULsJJaLLBG/qM2G+GIz3URNsmfgJ4WLKhCx1wYRsemJCpFA/YRG9P2GS1OzMiE8mzGZeTTjEE58LgqWPCePoU8m7+oznA3xchXCfcCbRp47P9NnAl/isoSd8GL7O5zi95XNd88jnFu3w8WW4iQ2CzcRDgv1EleA18aUQOjGej5t4gCZNfC3kTjzFdlrY0LKJIeLZiR1C40Qr+s3Eu+IPE49KnRN7SSrfBo2dbzjn7ntKCvDtzYT7RqI/OijF+f4qbvN9IIX39JVEpzl8rq9pv1LfyHuXfA8I7b4WjOWku9R+Ug+qmeREA+yXUB+8nzPpEI2e9C6fMKlASptUJBRPOkEvT9ok3p6UJT6eNEtqn3RU6JzUxtv7nacefoPU/n61QoRfP3GbXz6f67daXepnLFX7fUQb/Npok1+d0Oz3d+GV3wj6m98Fqpq8gLOb/COnmXxG8J28noZNXs/HTe4nJE0+Je6bvEGqnFxJ6yYHC7cmR/Ctk1cKHZNVCkv/T3l7/9W8xr9c0PqvF5f6rxE6BTchwT+PFvivomX+/yA1/kP4Rn8L6b5/oNTiP0h45b9WUE3pI6qnHJE0U+5K2ilfm4RMyRHip0yixVO+V1dMGfm6fkpvxd0pA+mTKRniz1NSeDL1G2o5tUqyn7pE0kwdLPpM9adBUykTMXWUFD/1DqOb+j1TMNWTnpi6mzZMPSHemapkmqdORo9+xeb7qQtMLKfN5p2nXabe06o0AdOu9Fw+bSmfO62VHp1mRmunTVDfmFYp/mo6mDZP86Pt014IndPWUsuAelEdYCVpAmJ5bcBeGhxwm0QEzKZrA6yl9IB2riQgl1YFlND777hI9QETaVPAdKk5YD5tDygUOgO+5W2n91Ropn8saKfbiXOmnwWvTX8dM32blDS9DDGx3yF3+kbJ1eNvmorpVv0ap/vQ5uks0z59B+2cztirAs8JdoFVgiZwIQ0J7MlHBzoySYFfivmBieKBwDFideDPYkPg13xT4Ptca+ATIgaGmSpneEuOM/7Eu844RgNnZAnhMzKExBlBfOmM20LtjHDNrRnd+NYZf+E6ZpznlUHDFPZBMajtfxU9gjqJf9AdEhr02DwmyFmRFjSBHgiaS88GFZs1Bk3km4OahPagKWoyU2JsZ/5GvY36S5qZjwXtzI9JyMyPxKUzk9UJMz9mc2f+iZTNfCTUzHSM/GDmn6S2ma1UnPlXQRnMKeyCi5Dj802cg7XQytMZ/+BSGhp8i8YG19PNwbtodvA4cV/wPXoieKlQF/xX8iB4qtQafN24I1jZTzkrVHKcFWDmOusnMXhWNzFqlkW/+FlKIXfWHORTmVA26zdaPyuIa5qVyLfMmkelWYJoGmJD+4bwvFNIgxQyaSPjHvKS+IeMEMNCzohSN3caE7KBSwz5RCod9IF1XkgMXxPSQG+FsOLjkNtm7SHpvHI2I/WdbQdO/IR3ni0wXrNdFAGzVwjhsyM0ibO9hOLZ5XzNbK14fXaEeH+2kejRP1l8Nnsb3zG7p8TN2cnbzJkrOXazpYPmvEPd5thTvzmfSiFzvqWxcz4jSXMyaP4cJ6FsThG9MMeR3pzTYPP5HErFOUaMcu52wXbuI95rboUUMnc8XTr3gJQ4N5TJnLuGL5nbk1bObeLr5i5f+dHcEEmclSS0zz0skVAj3jKUo+rQUXRUqEKhDd3EBIVeolGh+4X40Gr20bASWhzqwVeE7pdsQyYxtaEK8WZoGH0Y6su3hn5k9EtovaQx2yJZzovk7eedkzTz+lHtvEYaPE/BRMybKMXPGyvo5oWD33aLB+aNYarmeYgN88qYpnk/keZ5n4k/zBsg/jZvnokqLFMcGvYTdQ8rE6eGjWdCw6L5mLBdYkrYA6Yg7DktDzskng1LotfDFnIPwkT6MuwJlcIuCsr5ojhoviS4z0+ngfPP8uHzR0gJ8z91SJs/nR6YH8HUzH+fNs5fLNydb05/mD+SkvBnjGX4r9Q+/ENBE55FA8ODpDgtRyPCPxXXzqvm48P70+zwOloavpGvCrdW1Icr+abwrXxr+A3SEX6AGi+YJ9ks8HvtuKBdcF9wnQYsmCDZ9jWSwhdsFFctSBSSFqzvXrAgTaxecNLy6oKF0HIP2JYFmtcdC/pR04W/8nYLW0WXhavBwwN4r4X2UsDCYrpwISetWthonLTQIbJwYU/pwsI28ebC2dKDhYGa1oUtVLFIRW0WNd4buGi7GLYomolZNFKRuOihULCI8hWLzIXaRUS4u6iDb12ULHQsWitZRqwS1RHGjCZCFLQRa+mciAAhJuK+kBbB0rIIe1oTcal7Y0SK1BxhyrRHjKGdESNeqyKnUPvIR1QTOUr0ifyOD4p8zMdE/qbRRdooSiMH0OrIANoYuURzN/IqbY/cTL9xs2c6IwMZVdR4kY+6SJ2j7jFeUb1oYNR0cWFUtTouapOQFvUxLYlar66McjRujHrOPIjSCK1RMxgxakCkyeIaxnnxVuq1OIkGLF4shS/O4OMWe4nbFiuk3MW7pbThZXzp4h6KqsXDFfWLRebB4h/os8U1fMfiAmoRvVFjF61l3aMdGN9okQ+JdqPR0Uq6IfqlmB79MymOThUqol/wt6Jf0CfRn2leRXdwqiWF4OJ6ar/ESyoNbNZolsRrApZU0NglrULSknfEoiW7hLIl/fgbS77gHyx5RX9YMo12LsnmVUvrBbulU19rlv7G+C79joYt/YKJWfqdmLJ0mBjmTfjipWZMxdKpQu1SF+bu0o30yVJ3qWPpTMotuy32WlbDJpE8wWnZVTFw2RIavkwprVoWTZOWmVHTccel3GXnaemyH8TqZfdo/bJH9M6yh5qWZV/QzmUtRBXzmNrF2PDOMfOob0yr0ewYQtfGjIRv3kcNS6QpMZs1BTH+fFWMC62P+YQ2xfBMc4w/zV+2g2+PUdDOmDZqsbyDsVt+n7osPyJ4LV8tRCz3EZKW95f2Lf+eVi3/C6lfHiE0LY8WWpZ/xnQu7yOpYq/wdrE51Dm2mXjFDjEJiFWJsbFHaWKsI58Z6yzuix31ujLWTGyIXcI0xU7im2Pzrb+PLaCWKz4k9iv6M5oVH/LaFYlM6IrLQsyKMpq0wkTMX/GMHlgxkalacZ+rX1Ep3F3xOdO+IovVTq+iXNxdjU2c/2tN3FDqF3dTCIkLMI+Ja2LTonbzaXExQnGcql9lXBx/I+4h8yCuN/TQZL49bpr13+MmieqVGaxm5Qjea+VFcc7Ka+CXL4XolRPFzSvfEzJXetDqlR+R+pU/kKaVSVJx92K+eWVv2r7yGuLsG/POlV8T21VWvNOqBI37qqFSyKphNHqVtZCwimoKVvFi9So/pn7VA9q0qpx+s6pW075KjZ5voKBc/T5xXJ1qPWb1Sz509Vw+fvUYmrK6Wty9uic9unpQ5PnVwVLb6pm8uDqPt4z/ibOP7yW6xadJ/vH3pND4HnxcfCZNit+kyY13ZSrjm2hdfAe9HR+z8sv4YqkznnCqNYcY+zWLec2adbx2zTomaM3fmYg1jJCwZiiTuWYzLVkzmJ5Y85DWr7EXmtacpE/WOCk61nzEc2tPCTZru0sea0/z/mv/TCPWDhRPTF7FxK/9nujWjqYFa2fRsrVr1DVrPyBt3T+lt9cqpMdrPzZrW7tK4NaNRkx1k+zX+cGm58RR6yZL9o4TBe26TXThOhUTt24tn7SOktx1vurSdRek2nUPyY1108SH696hrese8h3rtokWCQt4u4Tb1C1hqMI34TQbnvA5jU84RXUJkUxBwuDIQwnR9GFCN6Y1QUN/TfCTuPXB3W3WT+A162eKPuvVTND6L6WI9RuF8ARn9ADF4PxmLn59BU1bP0gqXj+ix5H1tuLt9UVSpdVY8fH67fTleiKJ66uo6YZv1bYbuguaDY+5gA1ThIgNx7onbDhHCzbM7V62YQKt37Cf3tlgKoYNW6Zp3hAiiBuM+9lsXClpNn4haTe6CCEbfyXxG1uobmMALdroQcs2fqSp2ThUaNrYXdG2cQUjbkwTlImneOfEl9Qv8WcuJDFcikks1iQmnpRiGJEWJ84zrUi8JTQmfsc9SDzMtyV+QqVEV0k7tVE03eTG224aTYdueix6bPo78d/kIYVumizutn4oxm56oEncFCnu3vSuVLlpEVO3qZLe3jRXeLQpR/x1E0+NN9cINptN6dDN6az75mE0cPNgIXzzLetNmz350s35bJqbpVC1+TbfuPkgvT32iXB382r6w+ZMqXPzfqraslOw2/IVr93CSaFbzPiYLQGaxC0ufPGWXrRqS1+pfssX4p0tC8VvtsTS9i0TXnduCbDukfSe6Ja0lfFNSu4ekuT1Oj7JjqYlrdEUJ52lZ5MmM41JW+j9JGNFa9I/oN8mv+5ImiWabj0i9t1qLDhtXSf6bU2lc7bW0KVb0+jmrSE0e+ufudKtmXzN1maTxq2NquatKkncelUKYhO7K7ctvDdw20+8/7YWPmLbCyZxW66YvW0PLdn2vlC5rdD66rap4pNt3/Cvtl0TTd9dydu++3dx6LsR1OPdrzj/dwfRhe8eFuLfvckXv+tAN88VaNW7n9H6d/syTe9G0m/e/ZK+eteJKnTV1Eo3k7HXcYxG58VrdfOZIJ2DGKVzVMfrPhGzdZbiPt0cWqmLl+p09uJtHWEe6e7zbbokDUkO4e2Sb1Dn5AfEK3kDE5DsKS5M/pHEJX8hJCWPlkrZ74WS5LtMVbKpVJ+8VLyTbMI3J3NCR/JDapVyjNqn9KCjUrZRv5Q1UpJfJw1NeYePSflAk5gygS1O+YwrS0mUShxL+NqUv/E3Uu6RByl/ElpTllIpJUiU1m9nRbMRVJm6WOybutDUKfW+5Dgwn/qljuJDUmeLS1NX8Ampz0laarq4O7VBPJoq0cupga9vpWaqm1PPajpSu0lWabd4+7TudFRajUab1k8RntZbXJU2jk9KGyMUp+2gZ9Pm841ppfR+mhFtSXtKXqWNE8j298Ve24dSx+3Oguv296Sg7ef4iO0R9zZt30qrt7cw9dsv8Q+2/0Jbt38u/rr9COXSPRib9EapMvgQHZReI7rw+6hr+iLqZb+DzZ2Yw/umE/uQ9OFSdLraOCHdRJ2Z7suWpa9U16a7vm5KZ6Un6V7053SO5zL+bGKTsZyOyviRajN+5oMyhigiMrbw8RmbxeyMdlqScZpWZvSllzMG0VsZz+ijjIO0LaOWLo0ONREzUqhN5gnJMdNdcM105f0zj/OhmSvEtZn9xZTMdlKQqeLLMrPFs5m9FI2Z5eL9TIE+yXzFd2SaS6qsid3tsr5l3LMC+KCscBqbNXRAUtYWwbLbUzE/y5QvzfpYrM7yERuyhNdNWY/pk6yt0qusqZRku7+2zB4mOGY/JtrsdTQ4240uzV7NJGR/StKyC2lx9g2+IvuwaOXgKNRnHxQeZa+TOrPDzVQ5m3inHD9em1NLg3KWCRE5N8VtOfvE/JyJbGnOU74yp0C8nFNv81HOWaE95zmvzK2B/q/gbXMjJc4uU9Dk2oiBuZ8w4bn191bmNtOCXE+pLPcftCZ3LNOYG4t7DqJ3c5Xik9zlwqvcuxyXZ0L75oUxTnlqwT2vpxCSN5GuzbtG0/MsaXHeZ1JF3m1a4BDI1+ZF0KY8N/GbvGF8e16q1JnXQ1Dl75RyAxMk+/xYQZP/TAjI/ysfkT+exud7U13+elqQby6W57NCbf4v9H7+11xL/lLakR9P04Z/p+Z2WFC7HZ84OO8otZy0YySN3bHdetOOK4L7Zp1UuuMYX7Ujirmx4wf+wQ4rpn3HOfrbDmvRouAm5Qv6Si4FGdSr4M9MQMErLrrgDk0s+JlmFoTQkoK+QmXBQ+5Gwaf0UcGfhbaCnVRRmMpbFs5l7AunmWsKm0hA4d9peOE6Gld4XYoYfZRuK7whFRSeZMsKA8ULhbb8jcLZ9EHhQNpaeFr8tbCflMYvlbiiKLVN0bfEuWgx9S5KlgKKdtLwooFSq7KAbR3+NxpXNIluK9rM5BZ9Tw8UJaprit7nbxVl0ZaiIvqqaLXobf+ckp21kuXOd6QAm168/c4E1n3nXsF3Z08xaudLGr+zvLtu5xSpdGeYSdXO+/TWTqX0aOe7tG3n16K087JGVTyXcyr+hHgVW9LA4qk0qvgrcW3xBDGlOIEWFdvSsuKZXE1xH+5G8ZABj4pXSG3FTwWx+B6n2mUr2O86Td12pQi+u2Jo7K5SIXFXEFO6K5RW70oVG3bF0aZd7Uzzrj1Cxy4Lce1Ulx59dlsovHYfkjoSLPiA3TPEhbv93/o3CZWd3ci+xsb0pcGaDzgLB8t5wQUHlxYRW6v8nx4ssrSrmqEusq2KcLprNUS3RG2caW+jYj9Q9j42yiS67MP76h3ON4IjHNK/PZ/mHqmyrNH2ejiq942fSI+NQdrCj9YpLR/3GpSz1nIc8005r+vlqQp3sNFqdX6mvv4pMTXnpwRZjHOKtj9vSga6MzHkq4qyWPXIw4kPD43u+bE9bxIcZB40dT5hHALP2GeXhfq1hvJpP/WusbBNn696EXxLs9y3zHjQ9GNfvZ8yZO/5nsptd31O3XdLtgsKsYv4yN6ym+0QUlegiK+ftM6N9CqxHBWT6ffSrmKOlvNZ+YPW99GhXrNSSwf62BCL93/3s9J3SVq/PkUpNq8cSC8/zjbHwXlijJWxWZQHm+1jYT+lIuTKjZc6Y53tuP7R+TsZ1+/Gapm9nGPMd3tSLpiUj1TFNw7vYDRGU4/sMleMm/yZ1Uhfz7ThGq+g8doMkxt/SqM+poUFah9uiCbio6jJE2z8xSlFN4163hulMfK3nG9t5awuyCxJ8a2yZa2yeqineL3XwoVXWHoe5D6fyKge3WN9IizvOsR1LPvXr6qedVn05fu5gw7ofHU+kyPi7zqERcxvnJxb5mc6L02ty24MYoaqexwd4DDITG1bN4FxHdZoOciclJmo1o4vfBwx4Jb3Ls7xaJzScoi/Y2umdL2XI3PwQS+FTu1VqbNki90Zp+JfSLpfj/E3bxTor9djjTbnaDszgDZZHbp9QxPdd6Sd0WEl2escb8lnabN3WQWPCyE6GzP1+4T0P25Xe18ZRZQBmh5pkSm6mulMzEx20o1Yp3/Nny+f82C5o6Kvxt7LMrC4h/288B0vB/TwKSefRJBG3Ybr3g6cZuoQ37Qk10cOZuUBxNdWpds+yGEBp7jx0mFwtstwbqY6ZEDE7eGxRS19Dg0nLyK4stw0x0YnI49RCdvtLAcHHf3dT+Bn6RJ7LI86btmpsJDewzSUmqBM5cT3G55EaC3YWScsU4j9zHwdY6wjxEf/U8jkElnFDFG0KV4pytkw7ha3yehHo13Gx4yHdUvrVtettZvYzVzZ758/l55z4hv/RF2MqU/X++SQG/YV2o90jkF51lyOvaWCWPayl3+sltgRF+TgdZWW3FQpyXXrSJJj3Q2v3chANoJMINs8I4nW87LNBHLJxuhfuzNYJ5MUa5YUANetzYkJa89OINe9JpGXXlPIb14zgNlEPX4e8RgfSdK8lpAqr+Wk0Ws1sJ60em0inV7XSZPnbfLK8wEhXk9IvudLctazg1z3VDARnixQxiR5HAJOM5s9aoDZxloy2JjT/zL4SFar8CGZnr6k2HMaue8ZQJo9A0mHZzCx9Qohrl5hJMErikz1jCZzPGNIuNcKnBdHDniuIhc815LHngnkV8/NxM3rdM9IUtfTiFzqafS7Xwjeq7E39tOUkmkaBZkOzABmArOA2cBcYB4wH1gALAIigWhgKRADrAbWAuuBRGAL8B5wFOOexOsp4DRwBjgHnAcuApeAK8BV4BrwPnADuAncAj4F7gOfA4+Ar4AfNZbkFfAT8DPwd83vt4DxMtERJxMF0QCjAYZttJhACDORpDOTiJKZTMLYKXidRm7Dlo+Z6eQJ7PmSmYFjQUTpFUw4xSxioZhNTJm5ZI7XPBwPI96KSIyxmPgzS/B+GbFjl+N1BcmFrUuZlaQC9q5iVuNYPMZdS24y68hdZj3G2Ag/bcLxzYQoKsllo+vkhucHJFZxk8QpPiQpHrdJm+enpMHjARE9Pyc/eDwiAYpm8ivzhKR7PiXOimfERfGc+Hq8JCc8fyQ6jw5y2fMXUuMhYo6dpI5RMKGIoVBPK0bpYQ0EMCqP6UAMY++xHChjEhBbCYittYittR6FbC/dLravbg9rp9vL8rqD7CDdEdZFd5x11Z1hTXXnWUvdRdZKd4m10V1j+5IPWEvyEWtKbrMJuo9ZN919VkGsOXtdX85ON5rTEg/OlxBBSRhACZgAlkAPwBboA9gDDoATMATQACMBd2AcoAUmAP7AFCAImAnMAyKASCAGWA5cE3jym6D956/mhxi3IFeUOn9jf91U4H1jxAzwufFQ3W3zCPKluYI0Ay7IcX/YPgZ29cZxP3MlmQzMAR/4qTjiiM9nEw/kbKfnFesJJM3a8Mvcw9kyxpeUek4iRxEvLYgV0TOEuCPnfbyiyULPJSQGMVAO/19Grkme6wnnVaPnkG5kLsaZbG32+y2bWHvjCbCmD9F5TiT5GDsXY5czfqTGczI5y/iTWs8p5A7i8hmu1e45gzSwQUSFuFR5zSJ9kfPOXnPJQq9QEo3YjEX++yA2c9ko4uO5mAQx0SQQc4pmlpK1nstIAur8Bs+VpBLzq/ZcTXRsPLmD+LzjuQ48kkB+8NxI7L0SySDEqLPXZsR+GGPjMR+IQAxFAu8y7h5RvIosBu4bWeseG/X83f30gH0mkBR2EjAFmEG2scG4zmz8HUl82SXAcmA10bJriQ+7Hn+//f1lK5PJ4pXmeGXJcoBjy4zAxcjVfcjVs7DFdeSmxMwmQxXzyFmMqUUOhiMHEzyXkzTkXD3yrJ3ZRBLYG8QVeeWu+JxUKx6SSuTRz0wrcukZvv8LiVf8irzrJLXMS4YjfwEGKXJ1gwEXBUdGAIVskPteVud+hM10P8MS90usxv0D1t3dlitmBnC7GXduDjORC2XceI6MBcKA+Tz3+19cjzxE+Egz4gCogSGRZrovTLTkQ5OuX7Zny0wnkN/IJGLMTAECSQhsZoz7U4JvguHTUagjv5ElOLYcWEV6wXbGuEcluMQGfurwqiTZ3tfJLdSUdtSUTs9m8hv4Iht1pRp1pcGzkzSCF8LBC+HgBQ68wIEXlOAFJfggEXyQCD7YAD7YAD4Idt/FLnXfA+xlU9wPsmdx/9nux9ly2GDb2PPs5rEXgUvANXbt2A/Y2LEfsUvH3mYt3T9mXdx7ckN1tlwv3RjOjbhzU2EADlzAgQs4cAEHLuDABRy4gAMXcOACDlzAgQs4cAEHLuDABRy4gAMXcOACDlzAgQs4cAEHLuDABRy4gAMXcOACDlzAgQs4cIEduMDndztouCN+vEi073ji5+tNonwLHGxIkYMVKXZwJXcdjHX3gQcOKh2rVhAlYAYMAAYCXmpTMhGvk9S4Pl6nq7UkEq/RaluyBFiL4+uADcBGYLNaRbYASepbZCuQgmOpQDqQARSqy0kRUK62IZUY+zhwUq0kZ9Xx5BxQC5wHGswiyE0zJfkQ6MeWkRmkHPWnVrGaRCvWkw0KPnICYgp8Yg6uMlcRTZ8JZEwfw0Ybk1iiLGTnwH+x8NlR9yr4pZp1hu8494usrftHbIj7HTbAnQiEYQAFwAIcYAQYA90AJWACmAJmgAowByyA7oC90AK/tRA1MABwBAYCg4DBgBMwBBgKDAOcgeGACzACiBB08J2ORAGLgWhgCbAUWAbEAMuBWGAFEAesBFYBq4F4IY0kCKUkSWgnFwRoBOBXwMVSSwZC5XnrudaEDGZbFBORK76kBLx6k51MLoBTG6GdHjIB5Bvk2w9MMFGixvdShBA7xWKcG03CwJmZ7DKSCL5M8VxBSpg4UobcQ8Ukt1HLHzEJ+O4QvR9+v42Kim3kJhBbdiIpwjWLwVsnwFverD+pAh+q2GnEgw0gT3Ddn8FjHLhRhWv3xbXt4eNORRjxA38/xjxCMI854LY4cBthY8gq8OYdRSzGWIHz4kgF5lMLvrupAH9jTs2Y0xPwQoNiM+6nGRzXCS68iLOKFH7Jb+b3uUpHrqlgL+A2YMzaY74pmOcBzLMaHHQT8/oN/OOCefji+hG4fjy4JxPXasT4rxgnRdtYKPKxhWwgOGIb+CEd8fUbOMEF/OjmbsnpmJ5cCtML/GjLIZ/ACRrOhxnD+TJunC14U0Emgh/KeGdyiHf+nf26sy2oH9tQP7bBXtvAhZthoyTUj20y16N+aGEHLTjQC/XDG/VDyyZwHFkPfIG8KTLjkDsqMtdMSyabmRIb1l5RyL5y28Uqx+5hHcfuZbVjD7IhYw+xuzHvmLHHWd3YM2yZ23m2zu0i+8DtEs69xnJj32f9cS+24DbN2ME9IsnIHt10o4BPkXNfmhuTh/q+gSN/1r83JfaRkYiF7uD532/JaMq2oJdQwp6jYE8l7NcB3vYBb2v1G2pZ434L2R8wP2PMT435eWN+wZjXNszrAOZ1AfO6j3n9gHkpMC8/zKsX5uUyVv7+Pk0Es1rDQW/DBkAisAX4FLgPfA48Ar7ScF27PraATxSINTfwyQ3MR0QtO4A6FqFvCjX4HDGLOnvTczbxRv8Sh7qaCR1j2ABsABuBetzg5UPS0IMUIKeeefmTOpyvGD8NOiKAPPCcTl5Cq7yCVpGgUyyhU3joFA00Ej9+DgmCXolCXXMbH0bivSKJDv2KH/qVYORcpVcM2Yzr3UDfUgAdtRtapQpa5Sy0Sr3XWvQ766C5EsjPmE+L1wZi5bWROMKWIrTKKK8yJg21LA21LAW1LMVDv59PPx1j1E9BugEmgBlgDvQAPAAvwLsfR94BfPD3LH2vZfrPGuLERiAe5V7hKHLjNnLDDbHoAV/K2j8GeZGLvBDBy516+yn0+aRAf5GN75gip06Ab+rwXVNmKnmA75sys4gV7K9CffeAhvFAzsfBDgr0EwEY0xT5Fgfe2YyxTZlYshvjmyK/H8BXKsROJ7RNJ/oHF68y3hb5Y0vqeDtyCWjC358Ac/Sxb+iDLlsmk72WLNkPHLE0Jyxbhn6Vw9x+QL/aAB4yxpxUiM9BijkkAH7xht7gMI8a9K06sIcxrq/CtduYDcQCtibjr5O70Bod0Boc+tci6IwL0Bk30b9GQ2NEo3/VwQ86+GEb/LDNo0GvdwwtupJtgd41xvVVsEs94kaF61vg+hawRxh0bIw8B9jXGHNQwQ7bEA8qzMEC/OYHPW4BG9hBow7FXFTM5+Rnj19IrUcsepsVwF5WTY6wKnIJrx/g9T7LEWPwjSWXBk5y0vXicpneXD54qYThuQLE/j5mMDAMGM5tYzScH3jKnbhxgcxYLghcFcZ4c8HIj3BmMjANmM5pmTkY8xE450ugDXgBeOvt/vvt+Aahfs8i2WwINPk6EsAmkEC2DrXpOvqAq/q+4Pf9gA/byFaSUd7ovVCveWhOD+S7D+p2mPttti80ljtqtwqaSgVNpYKmUkFDqVCLVai5KtRc6AFgJOAOjAOCgJnAPCACiARigOXANcEemslbRyY0nlKYNfZ7e/dMfUDv+dfOapx+D6CufeD2yPsA/eu4Ur+TFSG2OG761nGzt/ZINn9rS9a6I4brKP65b9Hvdg175/ev/zqf+Y+bvNpr/299zr21lZ/Tnv9uL7F/zU8eK/QPnCfbMPEPnCdfv+QPnCfb3/YtO/fR74Rl+G/GPzckNvhp5lvnyTudzeo6HvLW8dnyDqpv9sj+5ybEhv/mvdk5tet789/6XjiwoOv4wreOL3qzkyOOR751PEreSfHNXuVvdgTuel36pgfs+l7MW99bDsS+2fH3zQ6KXeetfOu8VcDqruPxbx1fA6ztOr7urePypufru45veOv4RtlfXcc3vXV8M7Cl63jSW8e3yjscdh1/963jciF5I75Sul5Tu85Le+u87UB61/GMt45nymumXcez3zqeA+R2vc+T/3+NwA55t1qgUN6f962cMe7KweKu83d1ve7uen0TbiVv1gC7Xve92UHxzTbmb3ZK7Ho90PV68L9sZUrIoa7X8je7t3a9Vsg9GQY88laMBnX9ffTf4vbYW/dbCRx/6566vdnamVGwnJHx/3rc/K38II3LDA9f7JP+bR/Ihdr/ZhPs/7w9o6ZQ+x83lCxLaOx61ZI/Mk5M2X8eRzfH8Fb77u/HaYz6fzZP+9z/PH7jRsPbxrX/4zz/navdunY5J08IGTmq6813/zqP7aoRI98M8i3R7wH45u/Rb/0t//fx236Xd07/t/efdL3e6Xr99N8+vwvcA+7Lu2gDD+Q+B3jY9fkXb92D5RubGeKjm9LE1ExlbtFdjrdHb8Xbl8Djrjj86q3jzcDXXce/eev4n99slL3nn7elP/7EYBr98da3jj+Vd1zuOv78rePyXhMvyH+15f9cD/5rffj3eieP4X/gf68r/3OddPwvdVSh3xL1j4/739of//3Q9a0f/23b0p/+1/qv0f7Rz9/EsGzX0IN/rB4nHvzj9/d/W8+8PZ74B+Yhj+dU9v/Wz//39NR//tz3v9yffF5b2R/zh/LQ/3f39/b8Mg/9sflVHvr/R7w4lf9B/foHzmvx7MokiBgtBMwrIAICpgZoSTMIGHtAA7gDWsAfCALCgAggGogBYoE4YBUQD6wFEoANgA4oAEqAMqASOAFUAdVADVAH3ADuAi3AKyAE4ikCqAQagQKIqDJAB/FUClQCtUAjcAt4ALQANhBVdoAm2yCqtEAQYAlx5QhogAIILF8IrCAgGogDEgCdDIiuTKAAaO8SYGVADaCFEEsCMoEC4AHQArQBrwARsIRQ0wDxQBnQCLQABTvxN3B3p0G4pQEFQBlgAwFnD3QClhBxjoAzoJUF3QTdRwqzGsZiV17VpfNFZwN63NbdkgrGG/ftCJ40YvDLxbTW9Oi+SuvMH3+Nrfzbmk8/3/2Z61Gnj+wD7MOsrvrnKOsnLj+wOH3oteyYxuj3PZ0HTvnQob1xgIebZfOtuX/rUzP40LHHo4I8n5QF/+PQLt3xfeN972k8Zx8K/5vkYFMzodeuiqVuyds/6Zuz5errYRnTMv80J/tqlOqT+rPjRlqxpZET0oaH33x9bL/z4erkNpOeg89ljXRf+flp7riU8n8AzMKNyWwxBAA=
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
