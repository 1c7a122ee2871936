import type { Concept } from './concepts.ts'
import { DOCUMENTS, has, hasShare, isCount, type Question } from './question.ts'
import type { RoledFigure } from './figure-roles.ts'

const YEAR = /^(?:19|20)\d\d$/
/** Parts of a year, which it follows: `March 2025`. */
export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const satisfies readonly Concept[]
export const QUARTERS = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const satisfies readonly Concept[]
const PARTS: ReadonlySet<Concept> = new Set([...MONTHS, ...QUARTERS])

/** Words right before a year, whatever else is asked: `in 2025`, `im Jahr 2025`. */
const OF_YEARS = new Set('in im en year jahr jahre jahres annee ano'.split(' '))
/** Words before a price, or a year where the question names nothing that has one. */
const OF_BOTH = new Set('for fur pour para por'.split(' '))
/** Words before other figures, and before a year with which a longer time begins or ends. */
const OF_OTHERS = new Set(
  'with on mit bei um avec sur con since seit depuis desde until bis before after vor nach avant apres than'.split(' '),
)
/** What has an amount behind it. */
const AMOUNTS: ReadonlySet<Concept> = new Set<Concept>(
  'price cost buy discount vat gross net below above between raise lower set to by give top convert'.split(
    ' ',
  ) as Concept[],
)
/** What happens in a year. */
const EVENTS = [
  'sales',
  'sell',
  'earn',
  'profit',
  'margin',
  'buy',
  'received',
  'bestSeller',
  'worstSeller',
  'bestBuyer',
  'customer',
  ...DOCUMENTS,
] as const satisfies readonly Concept[]
/** A number alone is a year only among the last ones: `2000` is a price or a count sooner. */
const MOST_YEARS_AGO = 9

/** The number of a question that is a year; `isOfEvents` where the question before says what happens in it. */
export function yearIn(question: Question, isOfEvents = has(question, ...EVENTS)): RoledFigure | undefined {
  return question.figures.find((figure) => isYear(question, figure, isOfEvents))
}

function isYear(question: Question, { kind, value, at }: RoledFigure, isOfEvents: boolean): boolean {
  const { pieces } = question.reading
  // `1,999` is no year.
  if (kind !== 'plain' || !YEAR.test(value) || pieces[at]?.raw !== value) return false
  const before = pieces[at - 1]
  const word = before?.words.at(-1) ?? ''
  if (OF_YEARS.has(word) || (before?.kind === 'concept' && before.concepts.some((each) => PARTS.has(each)))) return true
  if (!isOfEvents || !isLate(value, question.around.today) || hasShare(question) || isCount(question.reading, at))
    return false
  if (OF_BOTH.has(word)) return question.reading.phrases.length === 0 && !has(question, 'sell', 'buy', 'here')
  return !OF_OTHERS.has(word) && !isOfAmounts(question, at)
}

function isLate(year: string, today: string): boolean {
  const ago = Number(today.slice(0, 4)) - Number(year)
  return ago >= 0 && ago <= MOST_YEARS_AGO
}

/** Whether the last word with a meaning before a number has an amount behind it: `at a price of 2020`. */
function isOfAmounts({ reading: { pieces } }: Question, at: number): boolean {
  const before = pieces.slice(0, at).findLast(({ kind }) => kind !== 'fill')
  return before?.kind === 'concept' && before.concepts.some((concept) => AMOUNTS.has(concept))
}
