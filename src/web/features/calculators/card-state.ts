import { type Calculator } from '#domain/calculators/calculator.ts'
import { type CalculatorId, calculatorWith } from '#domain/calculators/calculators.ts'
import { readQuestion, writtenQuestion } from '#domain/calculators/question.ts'
import type { Question } from '#domain/calculators/solve.ts'
import type { RawSearch } from '#web/kit/shell/search-params.ts'

/** What a card keeps in the address beside its figures: how many products a set has, and the currencies of a conversion. */
export type CardWords = Readonly<Partial<Record<'items' | 'from' | 'to', string>>>

/** All that the address says of one calculator. */
export interface CardState {
  readonly calculator: Calculator
  readonly question: Question
  readonly words: CardWords
}

const WORDS = ['items', 'from', 'to'] as const
/** Stands for an empty field: the address drops what is empty. */
const EMPTY = '-'

/** The parameters of a calculator as text; they stand in the address under its name: `margin.cost=60`. */
export function writtenCard({ calculator, question, words }: CardState): string {
  const figures = writtenQuestion(calculator, question).map(([name, text]) => [name, text === '' ? EMPTY : text])
  const kept = WORDS.flatMap((name) => (words[name] ? [[name, words[name]]] : []))
  return new URLSearchParams([...figures, ...kept]).toString()
}

/** Reads them; whatever stands there is a state. */
export function readCard(id: CalculatorId, written: string): CardState {
  const pairs = [...new URLSearchParams(written)].map(([name, text]) => [name, text === EMPTY ? '' : text] as const)
  const values = new Map(pairs)
  const words = Object.fromEntries(WORDS.flatMap((name) => (values.get(name) ? [[name, values.get(name)]] : [])))
  const calculator = calculatorWith(id, Number(words['items']))
  return { calculator, question: readQuestion(calculator, pairs), words }
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
