import { FONT_FACE } from '../kit/http/font-face.ts'

/** The looks of the API reference: quiet, readable, in both themes. */
export const REFERENCE_STYLE = `${FONT_FACE}
:root { color-scheme: light dark; --fg: #1c2230; --muted: #566073; --bg: #fbfcfe; --card: #fff; --line: #dfe3ea; --accent: #2f4fa8; }
@media (prefers-color-scheme: dark) {
  :root { --fg: #e8eaf0; --muted: #a3abba; --bg: #12151c; --card: #1a1e27; --line: #333a47; --accent: #9db4f5; }
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--fg); background: var(--bg); font: 15px/1.55 Manrope, system-ui, sans-serif; }
nav { position: fixed; inset: 0 auto 0 0; width: 220px; padding: 24px; border-right: 1px solid var(--line); overflow: auto; }
nav ul { list-style: none; padding: 0; } nav li { margin: 6px 0; }
main { margin-left: 220px; padding: 32px 40px 80px; max-width: 1080px; }
a { color: var(--accent); } h1 { margin-top: 0; } h2 { margin-top: 40px; }
h3 { font-size: 14px; margin: 18px 0 6px; }
details { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin: 8px 0; padding: 0 16px 4px; }
summary { cursor: pointer; padding: 12px 0; } summary span { color: var(--muted); margin-left: 8px; }
summary b { display: inline-block; min-width: 64px; font-size: 12px; color: var(--accent); }
code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 767px) {
  nav { position: static; width: auto; border: 0; padding: 16px; } nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; }
  main { margin: 0; padding: 16px; }
}
`
