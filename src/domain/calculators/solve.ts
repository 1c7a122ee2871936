import type { Fraction } from '../unrounded.ts'
import { type Calculator, type Cell, type Chosen, firstChoices } from './calculator.ts'
import { type Currencies, type GivenIssue, isTooLarge, roundedValue, valueOfText } from './cell-text.ts'
import { cellsIn, type Equation, evaluated, type Expression, settled, solvedFor } from './expression.ts'
import { compared } from './fraction.ts'

/** A figure that a person gave, as decimal text. */
export interface Given {
  readonly cell: string
  readonly text: string
}

/** What a person gave a calculator: figures, the newest last, and choices. */
export interface Question {
  readonly givens: readonly Given[]
  readonly chosen: Chosen
}

/** Why a cell has no value; `zero` with the formula that is 0 although something would be divided by it. */
export type CellIssue =
  | { readonly code: GivenIssue | 'below-zero' }
  | { readonly code: 'zero'; readonly divisor: Expression }

/** A cell with its value, or why it has none; neither while another cell keeps it waiting. */
export interface CellState {
  readonly isGiven: boolean
  readonly value?: Fraction
  /** The value before it was rounded to the minor unit. */
  readonly exact?: Fraction
  readonly issue?: CellIssue
}

/** How a cell followed from others. */
export interface Step {
  readonly cell: string
  readonly formula: Expression
}

/** Every cell, and how those that were not given were worked out, in order. */
export interface Answer {
  readonly cells: ReadonlyMap<string, CellState>
  readonly steps: readonly Step[]
}

/** What the equations of a calculator are by its choices. */
export function equationsFor(calculator: Calculator, chosen: Chosen): readonly Equation[] {
  const all = { ...firstChoices(calculator), ...chosen }
  const factors = calculator.factors?.(calculator.allowed?.(all) ?? all) ?? {}
  return calculator.equations.map(({ left, right }) => ({
    left: settled(left, factors),
    right: settled(right, factors),
  }))
}

/** The next cell that follows from those that are known, with its formula. */
interface Next extends Step {
  readonly equation: Equation
}

/** All cells that an equation gives from those that are known. */
function followingFrom(equations: readonly Equation[], isKnown: (cell: string) => boolean): readonly Next[] {
  return equations.flatMap((equation) => {
    const cell = onlyUnknown(namesIn(equation), isKnown)
    const formula = cell === undefined ? undefined : solvedFor(equation, cell)
    return formula && cell !== undefined ? [{ cell, formula, equation }] : []
  })
}

/** The cells of an equation, each as often as it stands there. */
function namesIn({ left, right }: Equation): readonly string[] {
  return [...cellsIn(left), ...cellsIn(right)]
}

/** The one cell among these that is not known, where it stands there once. */
function onlyUnknown(names: readonly string[], isKnown: (cell: string) => boolean): string | undefined {
  const unknown = names.filter((name) => !isKnown(name))
  return unknown.length === 1 ? unknown[0] : undefined
}

/** Whether figures of these cells lead to all others. */
export function isDetermined(
  calculator: Calculator,
  equations: readonly Equation[],
  given: readonly string[],
): boolean {
  const known = new Set(given)
  let open = equations.map(namesIn)
  for (;;) {
    const next = open.flatMap((names) => onlyUnknown(names, (name) => known.has(name)) ?? [])
    if (next.length === 0) return Object.keys(calculator.cells).every((cell) => known.has(cell))
    for (const cell of next) known.add(cell)
    open = open.filter((names) => names.some((name) => !known.has(name)))
  }
}

/** Works out every cell that was not given, exactly; amounts are rounded to the minor unit as they come (PAGE-03). Never throws. */
export function solved(calculator: Calculator, { givens, chosen }: Question, currencies: Currencies): Answer {
  const cells = new Map<string, CellState>()
  const values = new Map<string, Fraction>()
  const steps: Step[] = []
  for (const { cell: id, text } of givens) {
    const cell = calculator.cells[id]
    if (!cell) continue
    const read = valueOfText(cell, text, currencies)
    if ('value' in read) values.set(id, read.value)
    cells.set(id, { isGiven: true, ...('value' in read ? read : { issue: { code: read.issue } }) })
  }
  const equations = new Set(equationsFor(calculator, chosen))
  for (;;) {
    const [next] = followingFrom(
      [...equations],
      (cell) => values.has(cell) || cells.get(cell)?.isGiven === true,
    ).filter(({ formula }) => cellsIn(formula).every((cell) => values.has(cell)))
    if (!next) break
    equations.delete(next.equation)
    const cell = calculator.cells[next.cell]
    const state = cell && worked(cell, next.formula, values, currencies)
    if (!state) continue
    // Another equation may still give what this one does not.
    cells.set(next.cell, state)
    if (!state.value) continue
    values.set(next.cell, state.value)
    steps.push({ cell: next.cell, formula: next.formula })
  }
  for (const id of Object.keys(calculator.cells)) if (!cells.has(id)) cells.set(id, { isGiven: false })
  return { cells, steps }
}

function worked(
  cell: Cell,
  formula: Expression,
  values: ReadonlyMap<string, Fraction>,
  currencies: Currencies,
): CellState {
  const result = evaluated(formula, values)
  if ('zero' in result) return { isGiven: false, issue: { code: 'zero', divisor: result.zero } }
  const exact = result.value
  const value = roundedValue(cell, exact, currencies)
  if (!cell.signed && compared(value, { numerator: 0n, denominator: 1n }) < 0)
    return { isGiven: false, issue: { code: 'below-zero' } }
  if (isTooLarge(cell, value, currencies)) return { isGiven: false, issue: { code: 'too-large' } }
  return { isGiven: false, value, exact }
}
