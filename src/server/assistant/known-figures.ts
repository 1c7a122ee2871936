import type { RowLink } from '#contract/assistant/answer-parts.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import { MOST_FIGURES } from '#contract/entities/assistant-message.ts'
import { trimEndOf } from '#domain/trim-text.ts'
import { roundedTo, writtenFigures } from '#domain/assistant/written-figures.ts'

const DECIMAL = /^-?\d{1,15}(?:\.\d{1,9})?$/
const DAY = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/
const HAS_DIGIT = /\p{Nd}/u
/** The most names of results that are looked for in a text, and the longest of them. */
const MOST_NAMES = 600
const LONGEST_NAME = 300
/** Figures of earlier answers and of this one. */
const MOST_KNOWN = 20_000
const DEEPEST = 12
/** The decimals of known figures. */
const MOST_DECIMALS = 9
/** Fields that hold what people wrote. */
const NAMED = new Set('name label sku number customer company category brand supplier title variant'.split(' '))
const LETTERS = /\p{L}+/gu
/** The letters of a unit beside a figure. */
const MOST_OF_UNIT = 3

/** The kinds of rows in results, by the name that they stand under. */
const KINDS: Readonly<Record<string, string>> = { product: 'product', shipment: 'shipment', invoices: 'document' }
/** The kinds of what the tools find. */
const FOUND: Readonly<Record<string, string>> = {
  find_products: 'product',
  find_services: 'service',
  find_customers: 'customer',
  find_documents: 'document',
}

/** What the results of a conversation hold: an answer may state these figures and no others (CHAT-05). */
export class KnownFigures {
  readonly #figures = new Map<string, RowLink | undefined>()
  /** By how many decimals: the figures that are known, rounded to them, each with the first that is rounded so. */
  readonly #rounded = new Map<number, Rounded>()
  readonly #inOrder: string[] = []
  readonly #names = new Set<string>()
  #sortedNames: readonly string[] | undefined
  readonly #own = new Set<string>()
  readonly #asked = new Set<string>()

  /** Takes in figures of earlier answers. */
  remember(figures: Iterable<string>): void {
    for (const figure of figures) if (this.#figures.size < MOST_KNOWN) this.#know(figure, undefined)
  }

  /** Takes in figures of the questions: an answer may repeat them, but they are no facts, so that they are never told as checked. */
  rememberAsked(figures: Iterable<string>): void {
    for (const figure of figures) if (this.#asked.size < MOST_KNOWN) this.#asked.add(figure)
  }

  /** Whether a figure only repeats the question. */
  isAsked(meanings: readonly string[]): boolean {
    return meanings.some((meaning) => this.#asked.has(meaning))
  }

  /** Takes in a result: its figures with the rows that they lead to, and its names, which may hold digits of their own. */
  add(tool: string, result: unknown): void {
    this.#walk(result, { kind: FOUND[tool] }, 0)
  }

  /** The figures of the results of this answer, as far as they are kept. */
  get own(): readonly string[] {
    return [...this.#own].slice(0, MOST_FIGURES)
  }

  /** Whether a result holds a figure, and the row that it is of. */
  find(meanings: readonly string[]): { readonly link: RowLink | undefined } | undefined {
    for (const meaning of meanings) if (this.#figures.has(meaning)) return { link: this.#figures.get(meaning) }
    const places = meanings.flatMap((meaning) => this.#placeOf(meaning) ?? [])
    const known = places.length === 0 ? undefined : this.#inOrder[Math.min(...places)]
    return known === undefined ? undefined : { link: this.#figures.get(known) }
  }

  /** The names of results that have digits, the longest first. */
  get names(): readonly string[] {
    this.#sortedNames ??= [...this.#names].toSorted((a, b) => b.length - a.length)
    return this.#sortedNames
  }

  #walk(value: unknown, at: { readonly kind: string | undefined; readonly link?: RowLink }, depth: number): void {
    if (depth > DEEPEST || this.#figures.size >= MOST_KNOWN) return
    if (typeof value === 'number') return this.#figure(String(value), at.link)
    if (typeof value === 'string') return this.#text(value, at.link)
    if (Array.isArray(value)) {
      this.#figure(String(value.length), at.link)
      for (const each of value) this.#walk(each, at, depth + 1)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const link = linkOf(value, at.kind) ?? at.link
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'id' || name.endsWith('Id')) continue
      // What somebody called a thing is no fact, also where it looks like a figure.
      if (NAMED.has(name) && typeof inner === 'string') this.#name(inner)
      else this.#walk(inner, { kind: KINDS[name] ?? at.kind, ...(link ? { link } : {}) }, depth + 1)
    }
  }

  #figure(decimal: string, link: RowLink | undefined): void {
    const plain = DECIMAL.test(decimal) ? canonical(decimal) : undefined
    if (plain === undefined) return
    this.#own.add(plain)
    this.#know(plain, link)
  }

  #know(figure: string, link: RowLink | undefined): void {
    if (this.#figures.has(figure)) return
    this.#figures.set(figure, link)
    this.#inOrder.push(figure)
  }

  /** The place of the first known figure that is a written one once it is rounded. */
  #placeOf(written: string): number | undefined {
    const [whole = '', fraction = ''] = written.split('.')
    if (/[^0]/.test(fraction.slice(MOST_DECIMALS))) return undefined
    const decimals = Math.min(fraction.length, MOST_DECIMALS)
    const rounded = this.#rounded.get(decimals) ?? { places: new Map(), read: 0 }
    this.#rounded.set(decimals, rounded)
    for (; rounded.read < this.#inOrder.length; rounded.read += 1) {
      const figure = roundedTo(this.#inOrder[rounded.read] ?? '', decimals)
      if (!rounded.places.has(figure)) rounded.places.set(figure, rounded.read)
    }
    return rounded.places.get(roundedTo(`${whole}.${fraction}`, decimals))
  }

  #text(text: string, link: RowLink | undefined): void {
    if (DECIMAL.test(text)) return this.#figure(text, link)
    this.#name(text)
  }

  #name(text: string): void {
    if (!HAS_DIGIT.test(text) || text.length > LONGEST_NAME || this.#names.size >= MOST_NAMES) return
    if (isBareFigure(text) && !DAY.test(text)) return
    const names = DAY.test(text) ? daysWritten(text) : [text]
    for (const name of names) this.#names.add(name)
    this.#sortedNames = undefined
  }
}

/** Whether a text is a figure, perhaps with a unit of a few letters, and names nothing: its digits stay figures. */
function isBareFigure(text: string): boolean {
  const [unit = '', ...others] = text.match(LETTERS) ?? []
  return others.length === 0 && unit.length <= MOST_OF_UNIT
}

/** Figures by how they are rounded, and how many of the known ones were read for them. */
interface Rounded {
  readonly places: Map<string, number>
  read: number
}

/** Takes zeros away that say nothing: `1.50` is `1.5`. */
function canonical(decimal: string): string {
  return decimal.includes('.') ? trimEndOf(trimEndOf(decimal, '0'), '.') : decimal
}

/** The row that figures of an object lead to: itself, or the product that it is about. */
function linkOf(value: object, kind: string | undefined): RowLink | undefined {
  const { id, kind: own, product } = value as { id?: unknown; kind?: unknown; product?: { id?: unknown } }
  if (typeof product?.id === 'string') return { kind: 'product', id: product.id }
  if (typeof id !== 'string') return undefined
  const known = typeof own === 'string' ? own : kind
  return known === undefined ? undefined : { kind: known, id }
}

const STYLES = ['short', 'medium', 'long', 'full'] as const
const formats = [...LANGUAGES, 'en-GB'].flatMap((language) =>
  STYLES.map((dateStyle) => new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' })),
)

/** A day as people write it in each language. */
function daysWritten(day: string): readonly string[] {
  const moment = Date.parse(day)
  if (Number.isNaN(moment)) return [day]
  return [day, day.slice(0, 10), ...formats.map((format) => format.format(moment))]
}

const WORD_PART = /[\p{L}\p{N}]/u

/** The text with `_` for a name, where that does not stand within a longer word or figure. */
function withoutName(text: string, name: string): string {
  return text.replaceAll(name, (found: string, at: number) => {
    const isWithin = WORD_PART.test(text[at - 1] ?? '') || WORD_PART.test(text[at + found.length] ?? '')
    return isWithin ? found : '_'.repeat(found.length)
  })
}

/** Figures of a text with what stands in the place of names taken out: digits within a name are no figures. */
export function figuresBeside(
  text: string,
  names: readonly string[],
  language: Language,
): ReturnType<typeof writtenFigures> {
  let rest = text
  for (const name of names) {
    if (rest.includes(name)) rest = withoutName(rest, name)
  }
  return writtenFigures(rest, language)
}
