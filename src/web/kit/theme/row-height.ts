/** Rows of tables are dense only beside a pointer: a finger needs the higher ones. */
const WIDE = 768

/** The height of a row of a list in pixels, as the density of this device has it (PAGE-06). */
export function rowHeight(): number {
  return document.documentElement.dataset['density'] === 'dense' && innerWidth >= WIDE ? 36 : 44
}
