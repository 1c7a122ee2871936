import type { Concept } from './concepts.ts'
import { type Lexicon, phraseAt } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** What a part of a question is. */
type Part =
  | { readonly kind: 'concept'; readonly concepts: readonly Concept[] }
  | {
      readonly kind: 'figure'
      readonly figure: {
        readonly kind: 'percent' | 'points' | 'money' | 'plain'
        readonly value: string
        readonly currency?: string
      }
    }
  | { readonly kind: 'currency'; readonly code: string }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'name' }
  | { readonly kind: 'fill' }

/** A part of a question with its words, folded, and as they were typed. */
export type Piece = Part & { readonly words: readonly string[]; readonly raw: string }

const SIGNED: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' }
/** Units of measure, which belong to names: `Enamel mug 350 ml`. */
const MEASURES = new Set(['ml', 'cl', 'dl', 'l', 'cm', 'mm', 'm', 'kg', 'g', 'w', 'watt', 'litre', 'liter', 'litro'])

/** The parts of a question in their order; names that are known, as their words, are one part each. */
export function piecesOf(
  tokens: readonly Token[],
  lexicon: Lexicon,
  known: readonly (readonly string[])[] = [],
): readonly Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length;) {
    const { part, length } = knownAt(tokens, at, known) ?? figureAt(tokens, at, lexicon) ?? wordAt(tokens, at, lexicon)
    const taken = tokens.slice(at, at + length)
    pieces.push({ ...part, words: taken.map(({ text }) => text), raw: taken.map(({ raw }) => raw).join(' ') })
    at += length
  }
  return pieces
}

/** The longest of the known names that stands at a place. */
function knownAt(tokens: readonly Token[], at: number, known: readonly (readonly string[])[]): Read | undefined {
  const lengths = known.flatMap((words) =>
    words.every((word, index) => tokens[at + index]?.text === word) ? words.length : [],
  )
  const length = Math.max(0, ...lengths)
  return length === 0 ? undefined : { part: { kind: 'name' }, length }
}

interface Read {
  readonly part: Part
  readonly length: number
}

function wordAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Read {
  const { kind, text } = tokens[at] ?? { kind: 'sign', text: '' }
  if (kind === 'sign') {
    const code = SIGNED[text]
    return { part: code === undefined ? { kind: 'fill' } : { kind: 'currency', code }, length: 1 }
  }
  if (kind === 'day') return { part: { kind: 'day', day: text }, length: 1 }
  const found = phraseAt(lexicon, textsFrom(tokens, at), 0)
  if (found?.currency !== undefined) return { part: { kind: 'currency', code: found.currency }, length: found.length }
  if (found?.number !== undefined)
    return { part: { kind: 'figure', figure: { kind: 'plain', value: found.number } }, length: found.length }
  if (found) return { part: { kind: 'concept', concepts: found.concepts }, length: found.length }
  return { part: { kind: lexicon.fill.has(text) ? 'fill' : 'name' }, length: 1 }
}

/** No phrase of a vocabulary has more words. */
const LONGEST_PHRASE = 8

function textsFrom(tokens: readonly Token[], at: number): readonly string[] {
  return tokens.slice(at, at + LONGEST_PHRASE).map(({ text }) => text)
}

/** A number with the sign before it and the unit behind it; with a unit of measure it is part of a name. */
function figureAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Read | undefined {
  const before = SIGNED[tokens[at]?.text ?? '']
  const start = before === undefined ? at : at + 1
  const number = tokens[start]
  if (number?.kind !== 'number') return undefined
  if (MEASURES.has(tokens[start + 1]?.text ?? '')) return { part: { kind: 'name' }, length: start + 2 - at }
  const unit = unitAt(tokens, start + 1, lexicon)
  const currency = before ?? unit.currency
  const kind = unit.kind ?? (currency === undefined ? ('plain' as const) : ('money' as const))
  const figure = { kind, value: number.text, ...(currency === undefined ? {} : { currency }) }
  return { part: { kind: 'figure', figure }, length: start + 1 + unit.length - at }
}

interface Unit {
  readonly kind?: 'percent' | 'points'
  readonly currency?: string
  readonly length: number
}

function unitAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Unit {
  const text = tokens[at]?.text ?? ''
  if (text === '%') return { kind: 'percent', length: 1 }
  const sign = SIGNED[text]
  if (sign !== undefined) return { currency: sign, length: 1 }
  const found = phraseAt(lexicon, textsFrom(tokens, at), 0)
  if (found?.currency !== undefined) return { currency: found.currency, length: found.length }
  if (found?.concepts.includes('points')) return { kind: 'points', length: found.length }
  if (found?.concepts.includes('percent')) return { kind: 'percent', length: found.length }
  return { length: 0 }
}
