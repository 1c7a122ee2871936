import type { Piece } from './pieces.ts'

/** The days of a period, both included. */
export interface Period {
  readonly from: string
  readonly until: string
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words before the day with which an open time begins, and before the one with which it ends, in any language. */
const SINCE = wordSet('since starting onwards ab seit depuis desde partir')
const UNTIL = wordSet('until till through to bis jusqu jusque hasta')
/** Words before a day that is not part of the time itself. */
const OUTSIDE = wordSet('before after vor nach avant apres antes despues')
const BETWEEN = wordSet('between zwischen entre')
const AND = wordSet('and und et y')
/** Words that may stand between these and a day. */
const ARTICLES = wordSet('the dem den der zum le la l a au el al du de del')

/** An open beginning, an end, or a day outside the time. */
export type Edge = 'since' | 'until' | 'outside'

/** What the word before a piece makes of it; `from` is no edge before the name of a time: `sales from last month`. */
export function edgeBefore(pieces: readonly Piece[], at: number): Edge | undefined {
  const word = wordBefore(pieces, at)
  if (SINCE.has(word)) return 'since'
  if (UNTIL.has(word)) return 'until'
  return OUTSIDE.has(word) ? 'outside' : undefined
}

/** The time that the days of a question written in figures say; undefined where nobody can tell which. */
export function writtenPeriod(
  pieces: readonly Piece[],
  today: string,
  isUntilToday: boolean,
): Partial<Period> | undefined {
  const days = pieces.flatMap((piece, at) => (piece.kind === 'day' ? [{ day: piece.day, at }] : []))
  const [first, last, ...others] = days
  if (!first || others.length > 0 || days.some(({ day }) => day === '')) return undefined
  if (last) return isJoined(pieces, first.at, last.at) ? periodBetween(first.day, last.day) : undefined
  const edge = edgeBefore(pieces, first.at)
  if (edge === 'since' || (edge === undefined && (isUntilToday || wordBefore(pieces, first.at) === 'from')))
    return periodBetween(first.day, today)
  if (edge === 'until') return { until: first.day }
  return edge === undefined ? { from: first.day, until: first.day } : undefined
}

/** Undefined where the end comes before the beginning. */
export function periodBetween(from: string, until: string): Period | undefined {
  return from <= until ? { from, until } : undefined
}

/** Whether two days are the first and the last of one time: `from … to …`, `between … and …`. */
function isJoined(pieces: readonly Piece[], first: number, last: number): boolean {
  if (edgeBefore(pieces, first) === 'outside') return false
  const [link, ...others] = pieces
    .slice(first + 1, last)
    .flatMap(({ words }) => words)
    .filter((word) => !ARTICLES.has(word))
  if (link === undefined) return true
  if (others.length > 0) return false
  return UNTIL.has(link) || (AND.has(link) && BETWEEN.has(wordBefore(pieces, first)))
}

function wordBefore(pieces: readonly Piece[], at: number): string {
  const words = pieces.slice(0, at).flatMap((piece) => piece.words)
  return words.findLast((word) => !ARTICLES.has(word)) ?? ''
}
