/** A piece of text that stays on one line, and the text before it when it follows another. */
export interface Piece {
  readonly word: string
  readonly space: '' | ' '
}

/** Scripts without spaces: a line may end after each character. */
const UNSPACED = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u
/** Characters that never begin a line, and those that never end one (JIS X 4051, GB/T 15834). */
const NEVER_FIRST = /^[、。，．・：；？！）〕］｝〉》」』】〗ー々ゝゞぁぃぅぇぉっゃゅょァィゥェォッャュョ％…]/u
const NEVER_LAST = /[（〔［｛〈《「『【〖￥＄]$/u

/** Scripts without spaces whose words have several characters: only a dictionary knows where one ends (Thai, Lao, Burmese, Khmer). */
const UNSPACED_WORDS = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/
const MARK_FIRST = /^[\p{M}\p{Po}\u0e46\u0ec6\u17d7]/u

/** A zero width space: a word may end its line there. */
const SOFT_BREAK = '\u200b'

let dictionary: Intl.Segmenter | undefined

/** Splits a paragraph where lines may end: at spaces, also those of no width, and between characters or words of scripts without spaces. */
export function breakable(text: string): Piece[] {
  const words = text.split(/[ \t]+/).filter(Boolean)
  const split = UNSPACED_WORDS.test(text) ? spokenWords : UNSPACED.test(text) ? pieces : whole
  return words.flatMap((word) => {
    const found = word.split(SOFT_BREAK).filter(Boolean).flatMap(split)
    return found.map((piece, index): Piece => ({ word: piece, space: index === 0 ? ' ' : '' }))
  })
}

function whole(word: string): string[] {
  return [word]
}

function spokenWords(word: string): string[] {
  dictionary ??= new Intl.Segmenter('th', { granularity: 'word' })
  const found: string[] = []
  for (const { segment } of dictionary.segment(word)) {
    const last = found.at(-1)
    const isBreak =
      last !== undefined &&
      !MARK_FIRST.test(segment) &&
      (UNSPACED_WORDS.test(segment) || UNSPACED_WORDS.test(last.slice(-1)))
    if (isBreak || last === undefined) found.push(segment)
    else found[found.length - 1] = last + segment
  }
  return found
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
