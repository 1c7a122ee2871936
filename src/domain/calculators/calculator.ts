import type { Equation, Factors } from './expression.ts'

/** What a cell counts: an amount of money, a share, how many or how much, or a rate between two currencies. */
export type CellKind = 'money' | 'percent' | 'quantity' | 'rate'

/** One figure of a calculator, given by a person or worked out. */
export interface Cell {
  readonly kind: CellKind
  /** What it begins with as decimal text, 40 for 40 %; a cell without one is worked out at first. */
  readonly start?: string
  /** It begins with the VAT rate of who calculates, where that is known. */
  readonly usualVat?: true
  /** It stays given when another figure is typed; only asking for it gives it up. */
  readonly stays?: true
  /** The cell that it takes the place of when it is typed, where that one is given. */
  readonly insteadOf?: string
  /** It may be below 0, as a loss is. */
  readonly signed?: true
  /** It is below 100 %. */
  readonly belowWhole?: true
  /** An amount that is too small for the minor unit of its currency to be rounded to it, such as that of one gram. */
  readonly fine?: true
  /** An amount in the second currency. */
  readonly inOther?: true
}

/** The values of a choice by their names, the first of them at the start. */
export type Choices = Readonly<Record<string, readonly [string, ...string[]]>>

/** Which value each choice has. */
export type Chosen = Readonly<Record<string, string>>

/** A calculator, declared once: form, address, steps and tests follow from it (PAGE-03). */
export interface Calculator<Id extends string = string> {
  readonly cells: Readonly<Record<Id, Cell>>
  /**
   * What always holds between the cells. A cell follows from an equation that names it once; more equations than are needed give further
   * ways.
   */
  readonly equations: readonly Equation[]
  /** The cells that people ask for, the usual one first. */
  readonly results: readonly NoInfer<Id>[]
  readonly choices?: Choices
  /** The factors of the equations by what was chosen. */
  readonly factors?: (chosen: Chosen) => Factors
  /** What was chosen, where one choice leaves fewer values to another. */
  readonly allowed?: (chosen: Chosen) => Chosen
}

/** Declares a calculator, so that the names of its cells are known to the compiler. */
export function calculator<Id extends string>(declared: Calculator<Id>): Calculator<Id> {
  return declared
}

/** What is chosen at the start. */
export function firstChoices({ choices = {} }: Calculator): Chosen {
  return Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first]))
}
