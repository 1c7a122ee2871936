import { beginning } from '../beginning.ts'
import type { Concept } from './concepts.ts'
import type { Asked, GroupMention, Mention, Named } from './asked.ts'
import { type FigureRole, type RoledFigure, roledFigures } from './figure-roles.ts'
import { names, type Phrase, type Reading } from './reading.ts'

/** As much of a name as answers repeat. */
const LONGEST_NAME = 120

/** Kinds of documents, and all of them. */
export const DOCUMENTS = [
  'creditnote',
  'purchaseorder',
  'quote',
  'receipt',
  'invoice',
  'document',
] as const satisfies readonly Concept[]

/** What a question is asked beside. */
export interface Surroundings {
  /** The currency of the business. */
  readonly currency: string
  /** YYYY-MM-DD. */
  readonly today: string
  /** A product is open, which `here` means. */
  readonly hasProductOpen: boolean
  /** Whoever asks has no rows: a visitor. */
  readonly isPublic: boolean
}

/** A question as the intents look at it. */
export interface Question {
  readonly reading: Reading
  readonly figures: readonly RoledFigure[]
  readonly around: Surroundings
}

/** One kind of question: what it asks, or undefined where it is another kind. */
export type Intent = (question: Question) => Asked | undefined

/** A reading with the roles of its numbers. */
export function questionOf(reading: Reading, around: Surroundings): Question {
  return { reading, figures: roledFigures(reading), around }
}

/** Whether a question has so many numbers and no others: an answer that leaves one out could be wrong. */
export function hasFigures({ figures }: Question, count: number): boolean {
  return figures.length === count
}

/** Whether a question has a percentage or points. */
export function hasShare({ figures }: Question): boolean {
  return figures.some(({ kind }) => kind === 'percent' || kind === 'points')
}

/** Whether the question has one of these concepts. */
export function has({ reading }: Question, ...concepts: readonly Concept[]): boolean {
  return names(reading, ...concepts)
}

/** Whether a currency is named that is not the business's: sums of the whole are of all currencies together, in that one. */
export function isOfAnotherCurrency({ reading, around }: Question): boolean {
  return reading.currencies.some(({ code }) => code !== around.currency)
}

/** The number of a role. */
export function figureOf({ figures }: Question, ...roles: readonly FigureRole[]): string | undefined {
  return figures.find(({ role }) => role !== undefined && roles.includes(role))?.value
}

/** The percentage that no word claims; its sign follows whether something is raised or lowered. */
export function loosePercent({ figures }: Question): string | undefined {
  return figures.find(({ kind, role }) => kind === 'percent' && role === undefined)?.value
}

/** The amount that no word claims; how many there are of a thing is none. */
export function looseAmount({ figures, reading }: Question): string | undefined {
  return figures.find(
    ({ kind, role, at }) => role === undefined && (kind === 'money' || (kind === 'plain' && !isCount(reading, at))),
  )?.value
}

/** Whether the number at a place says how many there are of what is named right behind it. */
export function isCount({ pieces }: Reading, at: number): boolean {
  return pieces[at + 1]?.kind === 'name'
}

/** The first thing that is named, or else the product that is open. */
export function productOf(question: Question): Mention | undefined {
  const name = firstName(question)
  if (name) return name
  return question.around.hasProductOpen ? 'here' : undefined
}

/** The first name of a question, with the others behind it. */
export function firstName({ reading }: Question): Named | undefined {
  const [phrase, ...others] = reading.phrases
  if (!phrase) return undefined
  return { ...namedBy(phrase), ...(others.length > 0 ? { also: others.map(namedBy) } : {}) }
}

/** The name that follows a place in the question, else the first. */
export function nameAfter({ reading }: Question, at: number): Named | undefined {
  const after = reading.phrases.find((phrase) => phrase.at > at) ?? reading.phrases[0]
  return after && namedBy(after)
}

/** The category or brand that a question names. */
export function groupOf(question: Question): GroupMention | undefined {
  const name = firstName(question)
  if (!name) return undefined
  return { kind: has(question, 'category') ? 'category' : has(question, 'brand') ? 'brand' : 'either', name }
}

/** A phrase without its place. */
export function namedBy({ words, raw }: Phrase): Named {
  return { words, raw: beginning(raw, LONGEST_NAME) }
}

/** A percentage below 0 where something falls. */
export function signedBy(question: Question, value: string): string {
  return has(question, 'lower') && !has(question, 'raise') ? `-${value}` : value
}
