import type { Fraction } from '../unrounded.ts'
import { type Calculator, type Cell, type Chosen, firstChoices } from './calculator.ts'
import { type Currencies, digitsOf, shownText, textOfValue } from './cell-text.ts'
import { compared, minus } from './fraction.ts'
import { type Answer, equationsFor, type Given, isDetermined, type Question, solved } from './solve.ts'

/** What a calculator begins with. */
export function firstQuestion(calculator: Calculator): Question {
  const givens = Object.entries(calculator.cells).flatMap(([cell, { start }]) =>
    start === undefined ? [] : [{ cell, text: start }],
  )
  return { givens, chosen: firstChoices(calculator) }
}

/** The question with a figure that was typed. One that was worked out until now takes the place of a given one: then that one follows. */
export function withFigure(calculator: Calculator, question: Question, cell: string, text: string): Question {
  return withFigureFor(calculator, question, { cell, text }, () => 0) ?? question
}

/** When a given cell gives way: the lowest first, never an infinite one. */
type Leaving = (cell: string) => number

/** The question with a further figure; undefined where no cell that may give way lets it in. */
function withFigureFor(
  calculator: Calculator,
  question: Question,
  figure: Given,
  leaving: Leaving,
): Question | undefined {
  const { givens } = question
  const others = givens.filter(({ cell }) => cell !== figure.cell)
  if (others.length < givens.length) return { ...question, givens: [...others, figure] }
  const equations = equationsFor(calculator, question.chosen)
  const left = inOrderOfLeaving(calculator, givens, figure.cell)
    .filter((cell) => leaving(cell) < Infinity)
    .toSorted((a, b) => leaving(a) - leaving(b))
    .find((cell) => isDetermined(calculator, equations, [...names(givens, cell), figure.cell]))
  if (left === undefined) return undefined
  return { ...question, givens: [...givens.filter(({ cell }) => cell !== left), figure] }
}

/** A question with all figures that were given at once, and those among them that follow from the others. */
export interface AllFigures {
  readonly question: Question
  readonly beyond: readonly Given[]
}

/**
 * The question with figures that are given at once: none of them gives way to another. The asked cell gives way first, so that it follows
 * wherever the figures lead to it.
 */
export function withFigures(
  calculator: Calculator,
  start: Question,
  figures: readonly Given[],
  asked: string | undefined,
): AllFigures {
  const isGiven = new Set(figures.map(({ cell }) => cell))
  const leaving: Leaving = (cell) => (isGiven.has(cell) ? Infinity : cell === asked ? 0 : 1)
  return figures.reduce<AllFigures>(
    ({ question, beyond }, figure) => {
      const next = withFigureFor(calculator, question, figure, leaving)
      return next ? { question: next, beyond } : { question, beyond: [...beyond, figure] }
    },
    { question: start, beyond: [] },
  )
}

/** The given cells, the one that gives way first at the front: the one that is meant, then the oldest, then those that stay. */
function inOrderOfLeaving({ cells }: Calculator, givens: readonly Given[], typed: string): readonly string[] {
  const instead = cells[typed]?.insteadOf
  const rank = (cell: string): number => (cell === instead ? 0 : cells[cell]?.stays ? 2 : 1)
  return givens.map(({ cell }) => cell).toSorted((a, b) => rank(a) - rank(b))
}

function names(givens: readonly Given[], without: string): readonly string[] {
  return givens.map(({ cell }) => cell).filter((cell) => cell !== without)
}

/** The cells that can take the place of a given one, those that people ask for first. */
function candidatesFor(calculator: Calculator, known: readonly string[], cell: string): readonly string[] {
  const all = new Set([...calculator.results, ...Object.keys(calculator.cells)])
  return [...all].filter((each) => each !== cell && !known.includes(each))
}

/** The given cells that can be asked for. */
export function askableCells(calculator: Calculator, { givens, chosen }: Question): ReadonlySet<string> {
  const equations = equationsFor(calculator, chosen)
  const askable = givens.filter(({ cell }) => {
    const known = names(givens, cell)
    return candidatesFor(calculator, known, cell).some((each) => isDetermined(calculator, equations, [...known, each]))
  })
  return new Set(askable.map(({ cell }) => cell))
}

/**
 * The question that asks for a given cell: one that was worked out until now is given in its place, the first that leads back to the same.
 * Undefined where none leads there.
 */
export function asking(
  calculator: Calculator,
  question: Question,
  cell: string,
  currencies: Currencies,
): Question | undefined {
  const others = question.givens.filter((given) => given.cell !== cell)
  if (others.length === question.givens.length) return undefined
  const known = names(others, cell)
  const equations = equationsFor(calculator, question.chosen)
  const answer = solved(calculator, question, currencies)
  const open = candidatesFor(calculator, known, cell).filter((each) =>
    isDetermined(calculator, equations, [...known, each]),
  )
  const asked = open.map((next) => {
    const ask = (text: string): Question => ({ ...question, givens: [...others, { cell: next, text }] })
    const text = textThatReturns(calculator, answer, { from: next, to: cell }, currencies, ask)
    return { question: ask(text ?? shownOf(calculator, answer, next, currencies)), isBack: text !== undefined }
  })
  return (asked.find(({ isBack }) => isBack) ?? asked[0])?.question
}

function shownOf(calculator: Calculator, { cells }: Answer, id: string, currencies: Currencies): string {
  const [cell, value] = [calculator.cells[id], cells.get(id)?.value]
  return cell && value ? shownText(cell, value, currencies) : ''
}

const MOST_DIGITS = 24
/** Digits to which percentages and quantities come back. */
const PARTS = 2

/** A figure with as few digits as lead back to the cell within one minor unit, or a hundredth of what is no amount (PRICE-14); undefined if none do. */
function textThatReturns(
  calculator: Calculator,
  { cells }: Answer,
  { from, to }: { readonly from: string; readonly to: string },
  currencies: Currencies,
  ask: (text: string) => Question,
): string | undefined {
  const [source, target] = [calculator.cells[from], calculator.cells[to]]
  const [exact, wanted] = [cells.get(from)?.exact, cells.get(to)?.value]
  if (!source || !target || !exact || !wanted) return undefined
  const { least, most } = digitsOf(source, currencies)
  for (let digits = most; digits < MOST_DIGITS; digits++) {
    const text = textOfValue(source, exact, digits, least)
    const back = solved(calculator, ask(text), currencies).cells.get(to)?.value
    if (back && isSame(target, back, wanted, currencies)) return text
  }
  return undefined
}

/** Whether two values of a cell are within one minor unit of each other, or within a hundredth of what is no amount. */
export function isSame(cell: Cell, a: Fraction, b: Fraction, currencies: Currencies): boolean {
  return isWithin(a, b, returning(cell, currencies))
}

/** The digits to which a value returns: those of the minor unit, or a hundredth of a percentage or quantity. */
function returning(cell: Cell, currencies: Currencies): number {
  if (cell.kind === 'percent') return PARTS + 2
  return cell.kind === 'money' ? digitsOf(cell, currencies).least : PARTS
}

function isWithin(a: Fraction, b: Fraction, digits: number): boolean {
  const difference = minus(a, b)
  const magnitude = difference.numerator < 0n ? { ...difference, numerator: -difference.numerator } : difference
  return compared(magnitude, { numerator: 1n, denominator: 10n ** BigInt(digits) }) <= 0
}

/** The question with another choice. Where the figures no longer lead to all cells, those of the start take their places. */
export function withChoice(calculator: Calculator, question: Question, name: string, value: string): Question {
  const chosen = { ...question.chosen, [name]: value }
  return repaired(calculator, question.givens, calculator.allowed?.(chosen) ?? chosen)
}

function repaired(calculator: Calculator, givens: readonly Given[], chosen: Chosen): Question {
  const first = firstQuestion(calculator)
  const isWhole =
    givens.length === first.givens.length &&
    isDetermined(calculator, equationsFor(calculator, chosen), names(givens, ''))
  if (isWhole) return { givens, chosen }
  return givens.reduce<Question>((question, { cell, text }) => withFigure(calculator, question, cell, text), {
    ...first,
    chosen,
  })
}

/** All parameters of a question as they stand in an address: its figures and choices by name, in order. */
export function wholeQuestion({ givens, chosen }: Question): readonly (readonly [string, string])[] {
  return [...givens.map(({ cell, text }) => [cell, text] as const), ...Object.entries(chosen)]
}

/**
 * The same without choices of the start, and none at all at the start: where one figure is written, all are, so that an address brings the
 * same figures wherever another VAT rate is the usual one.
 */
export function writtenQuestion(
  calculator: Calculator,
  { givens, chosen }: Question,
): readonly (readonly [string, string])[] {
  const first = firstQuestion(calculator)
  const startOf = new Map(first.givens.map(({ cell, text }) => [cell, text]))
  const isFirst = givens.every(({ cell, text }) => startOf.get(cell) === text)
  const choices = Object.entries(chosen).filter(([name, value]) => first.chosen[name] !== value)
  if (isFirst && choices.length === 0) return []
  return [...givens.map(({ cell, text }) => [cell, text] as const), ...choices]
}

/** Reads such parameters: whatever stands there, the answer is a question that leads to all cells. */
export function readQuestion(calculator: Calculator, written: readonly (readonly [string, string])[]): Question {
  const { choices = {}, cells } = calculator
  const chosen = { ...firstChoices(calculator) }
  for (const [name, value] of written)
    if (Object.hasOwn(choices, name) && choices[name]?.includes(value)) chosen[name] = value
  const givens = new Map(written.filter(([name]) => Object.hasOwn(cells, name)))
  return repaired(
    calculator,
    [...givens].map(([cell, text]) => ({ cell, text })),
    calculator.allowed?.(chosen) ?? chosen,
  )
}
