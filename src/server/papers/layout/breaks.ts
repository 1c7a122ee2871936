/** A piece of text that stays on one line, and what stands before it when it follows another. */
export interface Piece {
  readonly word: string
  readonly space: '' | ' '
}

/** Writing without spaces: a line may end after each of its signs. */
const UNSPACED = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u
/** Signs that never begin a line, and those that never end one (JIS X 4051, GB/T 15834). */
const NEVER_FIRST = /^[、。，．・：；？！）〕］｝〉》」』】〗ー々ゝゞぁぃぅぇぉっゃゅょァィゥェォッャュョ％…]/u
const NEVER_LAST = /[（〔［｛〈《「『【〖￥＄]$/u

/** Splits a paragraph where lines may end: at spaces, and between the signs of writing that has none. */
export function breakable(text: string): Piece[] {
  const words = text.split(/[ \t]+/).filter(Boolean)
  if (!UNSPACED.test(text)) return words.map((word) => ({ word, space: ' ' }))
  return words.flatMap((word) => pieces(word).map((piece, index) => ({ word: piece, space: index === 0 ? ' ' : '' })))
}

function pieces(word: string): string[] {
  const found: string[] = []
  for (const letter of word) {
    const last = found.at(-1)
    const isBreak =
      last !== undefined &&
      (UNSPACED.test(letter) || UNSPACED.test(last)) &&
      !NEVER_FIRST.test(letter) &&
      !NEVER_LAST.test(last)
    if (last === undefined || isBreak) found.push(letter)
    else found[found.length - 1] = last + letter
  }
  return found
}
