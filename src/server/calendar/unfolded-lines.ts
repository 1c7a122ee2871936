/** The longest line that is kept whole, in characters: descriptions have some thousands. */
export const LONGEST_LINE = 100_000

/** A line of a file whose folded parts are put together. */
export interface UnfoldedLine {
  readonly text: string
  /** It goes on beyond what is kept of it. */
  readonly isCut: boolean
}

/** The lines of a calendar file (RFC 5545, 3.1), in time by its length, however it is folded. */
export function* unfoldedLines(file: string): Generator<UnfoldedLine> {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n|\r/g, '\n')
  let line = ''
  let isCut = false
  for (let at = 0; at <= text.length;) {
    const found = text.indexOf('\n', at)
    const end = found === -1 ? text.length : found
    const room = LONGEST_LINE - line.length
    line += text.slice(at, Math.min(end, at + room))
    isCut ||= end - at > room
    const isFolded = text[end + 1] === ' ' || text[end + 1] === '\t'
    at = end + (isFolded ? 2 : 1)
    if (isFolded) continue
    yield { text: line, isCut }
    line = ''
    isCut = false
  }
}
