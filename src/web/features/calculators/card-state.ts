import { type Calculator } from '#domain/calculators/calculator.ts'
import { type CalculatorId, calculatorWith } from '#domain/calculators/calculators.ts'
import { readQuestion, wholeQuestion, writtenQuestion } from '#domain/calculators/question.ts'
import { DATED } from '#domain/calculators/cell-text.ts'
import type { Question } from '#domain/calculators/solve.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import { isDay } from '#domain/is-day.ts'
import type { RawSearch } from '#web/kit/shell/search-params.ts'

/**
 * What a card keeps in the address beside its figures: how many products a set has, the currencies of a conversion, and the day of the
 * rate that a shared link brought.
 */
export type CardWords = Readonly<Partial<Record<'items' | 'from' | 'to' | 'day', string>>>

/** All that the address says of one calculator. */
export interface CardState {
  readonly calculator: Calculator
  readonly question: Question
  readonly words: CardWords
}

const WORDS = ['items', 'from', 'to', 'day'] as const
/** Stands for an empty field: the address drops what is empty. */
const EMPTY = '-'

/** The parameters of a calculator as text; they stand in the address under its name: `margin.cost=60`. */
export function writtenCard({ calculator, question, words }: CardState): string {
  return parametersOf(writtenQuestion(calculator, question), words)
}

/** All that decides the figures of a calculator, as a link carries it to anybody: the dated rate of now, with its day, too. */
export function sharedCard({ question, words }: CardState, { date }: Pick<RateSet, 'date'>, rate: string): string {
  const isDated = rate !== '' && rateOf(question) === DATED
  const figures = wholeQuestion(question).map(
    ([name, text]) => [name, isDated && name === 'rate' ? rate : text] as const,
  )
  return parametersOf(figures, isDated ? { ...words, day: date } : words)
}

function parametersOf(figures: readonly (readonly [string, string])[], words: CardWords): string {
  const kept = WORDS.flatMap((name) => (words[name] ? [[name, words[name]]] : []))
  return new URLSearchParams([...figures.map(([name, text]) => [name, text === '' ? EMPTY : text]), ...kept]).toString()
}

/** The same with other figures; another rate is no longer that of the link. */
export function withQuestion(state: CardState, question: Question): CardState {
  const isSameRate = rateOf(question) === rateOf(state.question)
  return { ...state, question, words: isSameRate ? state.words : { ...state.words, day: '' } }
}

function rateOf({ givens }: Question): string | undefined {
  return givens.find(({ cell }) => cell === 'rate')?.text
}

/** Reads them; whatever stands there is a state. It begins with the VAT rate `usualVat`. */
export function readCard(id: CalculatorId, written: string, usualVat?: string): CardState {
  const pairs = [...new URLSearchParams(written)].map(([name, text]) => [name, text === EMPTY ? '' : text] as const)
  const values = new Map(pairs)
  const words: CardWords = Object.fromEntries(
    WORDS.flatMap((name) => (isWord(name, values.get(name)) ? [[name, values.get(name)]] : [])),
  )
  const calculator = calculatorWith(id, Number(words.items), usualVat)
  const question = readQuestion(calculator, pairs)
  // Only a rate that a link brought has the day of that link.
  const isLinked = ![undefined, '', DATED].includes(rateOf(question))
  return { calculator, question, words: isLinked ? words : { ...words, day: '' } }
}

function isWord(name: (typeof WORDS)[number], text = ''): boolean {
  return name === 'day' ? isDay(text) : text !== ''
}

/** The part of the address that is of one calculator. */
export function cardIn(search: RawSearch, id: CalculatorId): string {
  const own = Object.entries(search).flatMap(([name, value = '']) =>
    name.startsWith(`${id}.`) ? [[name.slice(id.length + 1), value]] : [],
  )
  return new URLSearchParams(own).toString()
}

/** The address with the parameters of one calculator; those of the others stay. */
export function withCard(search: RawSearch, id: CalculatorId, written: string): RawSearch {
  const others = Object.entries(search).filter(([name]) => !name.startsWith(`${id}.`))
  const own = [...new URLSearchParams(written)].map(([name, value]) => [`${id}.${name}`, value] as const)
  return Object.fromEntries([...others, ...own])
}
