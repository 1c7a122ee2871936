import bidiFactory, { type Bidi } from 'bidi-js'

/** The direction of a paragraph. */
export type Direction = 'ltr' | 'rtl'

/** A part of a line in one direction; its text is in reading order. */
export interface Stretch {
  readonly text: string
  readonly isRightToLeft: boolean
}

/** Right-to-left characters, and marks that change the direction. Text without any needs no algorithm. */
const TURNS = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefe]|\ud802|\ud803|\ud83a|\ud83b/

let made: Bidi | undefined
const bidi = (): Bidi => (made ??= bidiFactory())

/** The direction of a paragraph by its first character with a direction (UAX 9, P2 and P3); left to right without any. */
export function directionOf(paragraph: string): Direction {
  if (!TURNS.test(paragraph)) return 'ltr'
  return bidi().getEmbeddingLevels(paragraph, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'
}

/** The parts of a line from left to right on the page, by the Unicode bidirectional algorithm (UAX 9). */
export function visualOrder(line: string, direction: Direction): readonly Stretch[] {
  if (direction === 'ltr' && !TURNS.test(line)) return [{ text: line, isRightToLeft: false }]
  const { levels } = bidi().getEmbeddingLevels(line, direction)
  const stretches: { text: string; level: number }[] = []
  let at = 0
  for (const letter of line) {
    const level = levels[at] ?? 0
    at += letter.length
    const last = stretches.at(-1)
    const shown = level % 2 === 1 ? (bidi().getMirroredCharacter(letter) ?? letter) : letter
    if (last?.level === level) last.text += shown
    else stretches.push({ text: shown, level })
  }
  return turned(stretches).map(({ text, level }) => ({ text, isRightToLeft: level % 2 === 1 }))
}

/** Rule L2: from the highest level down to 1, parts of at least that level are reversed. */
function turned<S extends { readonly level: number }>(stretches: readonly S[]): readonly S[] {
  const order = [...stretches]
  const highest = Math.max(0, ...order.map(({ level }) => level))
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start
      while ((order[end]?.level ?? 0) >= level) end += 1
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = Math.max(start, end)
    }
  }
  return order
}
