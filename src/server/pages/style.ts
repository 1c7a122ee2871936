import { FONT_FACE } from '#server/kit/http/font-face.ts'

/** The looks of the pages of information: the product's colours in the visitor's theme, set for reading, from 320 px on. */
export const PAGES_STYLE = `${FONT_FACE}
:root {
  color-scheme: light;
  --bg: oklch(0.985 0.002 250); --card: oklch(1 0 0); --fg: oklch(0.22 0.02 260); --muted: oklch(0.48 0.02 260);
  --line: oklch(0.915 0.006 255); --field: oklch(0.65 0.015 258); --accent: oklch(0.955 0.012 262);
  --primary: oklch(0.47 0.15 265); --primary-hover: oklch(0.42 0.15 265); --on-primary: oklch(1 0 0);
  --ok: oklch(0.42 0.11 155); --ok-bg: oklch(0.95 0.05 155); --bad: oklch(0.48 0.17 25);
  --goods: oklch(0.54 0.05 262); --freight: oklch(0.66 0.045 262); --total: oklch(0.33 0.035 262);
}
[data-theme='dark'] {
  color-scheme: dark;
  --bg: oklch(0.185 0.012 262); --card: oklch(0.225 0.014 262); --fg: oklch(0.94 0.006 260); --muted: oklch(0.72 0.015 260);
  --line: oklch(0.32 0.015 262); --field: oklch(0.53 0.02 262); --accent: oklch(0.28 0.02 264);
  --primary: oklch(0.74 0.12 265); --primary-hover: oklch(0.79 0.11 265); --on-primary: oklch(0.18 0.03 265);
  --ok: oklch(0.86 0.12 155); --ok-bg: oklch(0.31 0.06 155); --bad: oklch(0.83 0.1 25);
  --goods: oklch(0.66 0.05 262); --freight: oklch(0.53 0.045 262); --total: oklch(0.86 0.02 262);
}
* { box-sizing: border-box; }
html { background: var(--bg); color: var(--fg); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100dvh; display: flex; flex-direction: column; overflow-wrap: break-word;
  font: 450 15px/1.75 Manrope, ui-sans-serif, system-ui, sans-serif; -webkit-font-smoothing: antialiased;
}
a { color: var(--primary); text-underline-offset: 2px; } a:hover { color: var(--primary-hover); }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; border-radius: 4px; } main:focus { outline: none; }
.skip { position: absolute; inset-inline-start: 8px; top: -60px; padding: 8px 14px; background: var(--card); border-radius: 8px; }
.skip:focus { top: 8px; }
.width { width: 100%; max-width: 72rem; margin-inline: auto; padding-inline: 16px; }
header.site { background: var(--card); border-bottom: 1px solid var(--line); }
header.site .width { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 64px; }
.brand { display: flex; align-items: center; gap: 10px; color: inherit; font-weight: 700; font-size: 16px; letter-spacing: -0.01em; text-decoration: none; }
.brand:hover { color: inherit; }
.button {
  display: inline-flex; align-items: center; min-height: 36px; padding: 4px 14px; font: inherit; font-weight: 650; line-height: 1.3;
  color: var(--fg); background: var(--card); border: 1px solid var(--field); border-radius: 8px; text-decoration: none; cursor: pointer;
}
.button:hover { color: var(--fg); background: var(--accent); }
.button.primary { color: var(--on-primary); background: var(--primary); border-color: var(--primary); }
.button.primary:hover { color: var(--on-primary); background: var(--primary-hover); }
main { flex: 1; width: 100%; max-width: 72rem; margin-inline: auto; padding: 40px 16px 64px; }
main > * { max-width: 42rem; }
h1 { margin: 0; font-size: 1.875rem; line-height: 1.25; letter-spacing: -0.015em; text-wrap: balance; }
h2 { margin: 32px 0 0; font-size: 1.125rem; line-height: 1.4; } h3 { margin: 24px 0 0; font-size: 1rem; }
p, ul, ol { margin: 10px 0 0; } li { margin-top: 4px; } p { text-wrap: pretty; }
.facts { color: var(--muted); font-size: 14px; } h1 + .facts { margin-top: 8px; }
code { font-size: 0.95em; font-family: inherit; font-weight: 650; font-variant-numeric: tabular-nums; }
.scroll { margin-top: 16px; overflow-x: auto; }
table { border-collapse: collapse; min-width: 100%; font-size: 14px; line-height: 1.5; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 12px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { font-weight: 650; } th:first-child, td:first-child { padding-inline-start: 0; }
th[align='right'], td[align='right'] { text-align: end; } td[align='right'] { white-space: nowrap; }
th { min-width: 5.5rem; vertical-align: bottom; }
.picture { margin: 28px 0; max-width: 28rem; padding: 18px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.picture svg { display: block; width: 100%; height: auto; font-variant-numeric: tabular-nums; }
.picture text { fill: var(--fg); font-size: 13px; } .picture .label { font-weight: 650; } .picture .told { fill: var(--muted); font-size: 12px; }
.picture figcaption { margin-top: 14px; color: var(--muted); font-size: 13px; line-height: 1.5; }
.picture .goods, .picture .cost { fill: var(--goods); } .picture .freight { fill: var(--freight); } .picture .duty, .picture .price { fill: var(--total); }
.picture .profit { fill: var(--primary); }
.picture .paper { fill: var(--bg); stroke: var(--line); } .picture .paper.credited, .picture .paper.credits { stroke-dasharray: 4 3; stroke: var(--field); }
.articles { list-style: none; padding: 0; margin-top: 28px; }
.articles li { margin: 0; padding: 18px 0; border-top: 1px solid var(--line); }
.articles h2 { margin: 0; } .articles p { margin-top: 4px; }
.operator { margin-top: 16px; font-style: normal; } address.operator span { display: block; }
form + p { margin-top: 36px; }
form { display: grid; gap: 18px; margin-top: 24px; max-width: 34rem; }
label { display: block; font-weight: 650; margin-bottom: 4px; }
input, textarea {
  display: block; width: 100%; min-height: 44px; padding: 9px 12px; font: inherit; line-height: 1.5; color: var(--fg); background: var(--card);
  border: 1px solid var(--field); border-radius: 8px;
}
textarea { min-height: 168px; resize: vertical; }
[aria-invalid='true'] { border-color: var(--bad); }
.help, .error { margin: 4px 0 0; font-size: 13px; line-height: 1.5; } .help { color: var(--muted); } .error { color: var(--bad); font-weight: 600; }
/* For robots alone. Hidden from eyes and from screen readers, yet there. */
.leave { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.notice { margin-top: 20px; padding: 12px 16px; border-radius: 8px; color: var(--ok); background: var(--ok-bg); font-weight: 600; }
footer.site { background: var(--card); border-top: 1px solid var(--line); font-size: 14px; }
footer.site .width { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 40px; padding-block: 24px 80px; }
footer.site ul { display: flex; flex-wrap: wrap; gap: 0 20px; margin: 0; padding: 0; list-style: none; } footer.site li { margin: 0; }
footer.site li a { display: inline-block; padding: 4px 0; color: var(--muted); font-weight: 600; text-decoration: none; }
footer.site li a:hover, footer.site [aria-current] { color: var(--fg); text-decoration: underline; }
.operated { flex-basis: 100%; margin: 0; color: var(--muted); }
.themes { display: inline-flex; padding: 2px; background: var(--accent); border-radius: 9px; } .themes[hidden] { display: none; }
.themes button { min-height: 32px; padding: 2px 12px; font: inherit; font-weight: 600; color: var(--muted); background: none; border: 1px solid transparent; border-radius: 7px; cursor: pointer; }
.themes [aria-pressed='true'] { color: var(--fg); background: var(--card); border-color: var(--field); }
.chat { position: fixed; inset-block-end: 16px; inset-inline-end: 24px; z-index: 20; display: grid; place-items: center; width: 48px; height: 48px; color: var(--fg); background: var(--card); border: 1px solid var(--line); border-radius: 50%; box-shadow: 0 4px 16px rgb(0 0 0 / 14%); }
.ask { inset-inline-end: 84px; }
.chat:hover { background: var(--accent); } .chat path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; }
.chat-panel { position: fixed; inset-block-end: 16px; inset-inline-start: 16px; z-index: 40; display: flex; flex-direction: column; width: 400px; height: min(640px, calc(100dvh - 32px)); overflow: hidden; background: var(--card); border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 4px 16px rgb(0 0 0 / 14%); }
.chat-panel[hidden] { display: none; } .chat-panel iframe { flex: 1; border: 0; } .chat-panel button { align-self: end; width: 40px; height: 40px; font: inherit; font-size: 20px; line-height: 1; color: inherit; background: none; border: 0; cursor: pointer; }
@media (max-width: 768px) { .chat-panel { display: none; } }
@media (min-width: 768px) { .width, main { padding-inline: 32px; } main { padding-block: 56px 80px; } }
@media print { header.site, footer.site, .skip, .chat, .chat-panel { display: none; } }
`
