import { FONT_FACE } from '#server/kit/http/font-face.ts'
import { DOCUMENT_STYLE } from './document-style.ts'
import { LIST_STYLE } from './list-style.ts'

/** Styles of the public pages: the product's colours in the reader's theme, from 320 px, and for printing. */
export const PUBLIC_STYLE = `${FONT_FACE}
:root {
  color-scheme: light;
  --bg: oklch(0.985 0.002 250); --card: #fff; --fg: oklch(0.22 0.02 260); --muted: oklch(0.48 0.02 260);
  --line: oklch(0.915 0.006 255); --pale: oklch(0.955 0.008 262); --primary: oklch(0.47 0.15 265);
  --on-primary: #fff; --field: oklch(0.62 0.02 260); --ok: oklch(0.42 0.11 150); --ok-pale: oklch(0.955 0.03 150);
  --bad: oklch(0.46 0.17 25); --bad-pale: oklch(0.955 0.025 25);
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --bg: oklch(0.185 0.012 262); --card: oklch(0.225 0.014 262); --fg: oklch(0.94 0.006 260); --muted: oklch(0.72 0.015 260);
    --line: oklch(0.32 0.015 262); --pale: oklch(0.28 0.02 264); --primary: oklch(0.74 0.12 265);
    --on-primary: oklch(0.2 0.02 262); --field: oklch(0.6 0.02 260); --ok: oklch(0.82 0.12 150); --ok-pale: oklch(0.3 0.05 150);
    --bad: oklch(0.82 0.1 25); --bad-pale: oklch(0.31 0.07 25);
  }
}
* { box-sizing: border-box; }
html { background: var(--bg); color: var(--fg); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0 auto; max-width: 860px; padding: 40px 16px 32px; font: 450 15px/1.5 Manrope, ui-sans-serif, system-ui, sans-serif;
  -webkit-font-smoothing: antialiased; overflow-wrap: anywhere;
}
h1, h2, p, ul { margin: 0; padding: 0; }
h1 { font-size: 28px; line-height: 1.2; letter-spacing: -0.015em; text-wrap: balance; }
/* The colour of the business, where it cannot be too faint to read. */
.accent { position: absolute; inset: 0 0 auto; width: 100%; height: 6px; print-color-adjust: exact; }
.business { color: var(--primary); font-weight: 700; margin-bottom: 4px; }
.note { margin-top: 10px; white-space: pre-line; color: var(--muted); }
.facts { display: flex; flex-wrap: wrap; gap: 2px 16px; margin-top: 14px; color: var(--muted); font-size: 13px; }
nav { display: flex; gap: 16px; margin-top: 8px; font-weight: 650; } nav a { padding: 6px 0; }
.empty { margin-top: 24px; color: var(--muted); }
footer { margin-top: 24px; color: var(--muted); font-size: 13px; } footer a { color: inherit; }
a { color: var(--primary); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; border-radius: 4px; }
@media (max-width: 640px) { body { padding-top: 24px; } h1 { font-size: 23px; } }
@media print { nav, footer { display: none; } body { max-width: none; padding: 0; } }
${DOCUMENT_STYLE}${LIST_STYLE}`
