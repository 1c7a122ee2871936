import { FONT_FACE } from '#server/kit/http/font-face.ts'

/** The looks of the sign-in pages: the product's own colours and sizes, in both themes. */
export const PAGE_STYLE = `${FONT_FACE}
:root {
  color-scheme: light;
  --bg: oklch(0.985 0.002 250); --card: #fff; --fg: oklch(0.22 0.02 260); --muted: oklch(0.48 0.02 260);
  --line: oklch(0.915 0.006 255); --field: oklch(0.66 0.015 258); --accent: oklch(0.955 0.012 262);
  --primary: oklch(0.47 0.15 265); --primary-hover: oklch(0.42 0.15 265); --on-primary: #fff;
  --ok: oklch(0.42 0.11 155); --ok-bg: oklch(0.95 0.05 155); --bad: oklch(0.48 0.17 25);
}
[data-theme='dark'] {
  color-scheme: dark;
  --bg: oklch(0.185 0.012 262); --card: oklch(0.225 0.014 262); --fg: oklch(0.94 0.006 260); --muted: oklch(0.72 0.015 260);
  --line: oklch(0.32 0.015 262); --field: oklch(0.53 0.02 262); --accent: oklch(0.28 0.02 264);
  --primary: oklch(0.74 0.12 265); --primary-hover: oklch(0.79 0.11 265); --on-primary: oklch(0.18 0.03 265);
  --ok: oklch(0.86 0.12 155); --ok-bg: oklch(0.31 0.06 155); --bad: oklch(0.83 0.1 25);
}
* { box-sizing: border-box; }
html { background: var(--bg); color: var(--fg); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 24px; padding: 32px 16px;
  font: 450 15px/1.5 Manrope, ui-sans-serif, system-ui, sans-serif; -webkit-font-smoothing: antialiased;
}
header { display: flex; align-items: center; gap: 10px; font-weight: 700; font-size: 17px; letter-spacing: -0.01em; }
main { width: min(400px, calc(100vw - 32px)); background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 28px; }
h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.25; letter-spacing: -0.01em; text-wrap: balance; }
h2 { margin: 28px 0 0; padding-top: 24px; border-top: 1px solid var(--line); font-size: 16px; }
p { margin: 0 0 12px; } .lead { color: var(--muted); margin-bottom: 20px; }
form { display: grid; gap: 16px; margin: 16px 0 0; }
label { display: block; font-weight: 600; margin-bottom: 6px; }
input {
  display: block; width: 100%; height: 44px; padding: 0 12px; font: inherit; color: var(--fg); background: var(--card);
  border: 1px solid var(--field); border-radius: 8px;
}
input[aria-invalid='true'] { border-color: var(--bad); }
.help { margin: 6px 0 0; color: var(--muted); font-size: 13px; } .error { margin: 6px 0 0; color: var(--bad); font-size: 13px; }
.notice { margin: 0 0 16px; padding: 10px 12px; border-radius: 8px; color: var(--ok); background: var(--ok-bg); overflow-wrap: anywhere; } .notice p { margin: 0; } .notice p + p { margin-top: 8px; }
button, .button {
  display: block; width: 100%; min-height: 44px; padding: 10px 16px; font: inherit; font-weight: 650; text-align: center; text-decoration: none;
  color: var(--on-primary); background: var(--primary); border: 0; border-radius: 8px; cursor: pointer;
}
button:hover, .button:hover { background: var(--primary-hover); }
button.quiet { color: var(--fg); background: var(--accent); }
.links { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 16px; margin: 20px 0 0; padding: 0; list-style: none; }
a { color: var(--primary); text-underline-offset: 2px; } .links a, .links button { display: inline-block; padding: 4px 0; min-height: 0; }
.links form { margin: 0; } .links button { width: auto; color: var(--primary); background: none; text-decoration: underline; font-weight: inherit; }
footer { display: flex; gap: 16px; color: var(--muted); font-size: 13px; } footer a { color: inherit; }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
`
