/** The product's font from the browser's files, for pages that the server writes (SHELL-05). */
export const FONT_FACE = `
@font-face {
  font-family: Manrope; font-style: normal; font-weight: 200 800; font-display: swap;
  src: url('/fonts/manrope-latin-wght-normal.woff2') format('woff2');
}`
