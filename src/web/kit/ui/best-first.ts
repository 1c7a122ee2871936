import { foldText } from '#domain/text-fold.ts'

/** How a text answers what was typed, the best first: it is that, begins so, has a later word that begins so, has it elsewhere or not at all. */
export const EXACT = 0
export const BEGINS = 1
export const BY_WORD = 2
const ELSEWHERE = 3

/** How well a text answers what was typed, without regard to accents and case. */
export function answerRank(text: string, typed: string): number {
  const [whole, sought] = [foldText(text).trim(), foldText(typed).trim()]
  if (whole === sought) return EXACT
  if (whole.startsWith(sought)) return BEGINS
  return wordBegins(whole, sought) ? BY_WORD : ELSEWHERE
}

const IN_WORD = /[\p{L}\p{N}]/u

function wordBegins(text: string, sought: string): boolean {
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if (!IN_WORD.test(text.charAt(at - 1))) return true
  }
  return false
}

/** The best first, each of one rank in its order. */
export function bestFirst<T>(choices: readonly T[], rankOf: (choice: T) => number): readonly T[] {
  return choices
    .map((choice) => ({ choice, rank: rankOf(choice) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice)
}
