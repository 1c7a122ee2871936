import { isCurrency } from '../currencies.ts'
import { foldText } from '../text-fold.ts'
import { NAMES, OPTIONS, OTHER_THING, PRICE, QUANTITY, UNPLACED, type Unplaced } from './header-words.ts'
import type { TargetId } from './targets.ts'

const NUMBERED_OPTION = /^option ?[1-3]? ?(name|value)?$/

const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g
const NEW_WORD = /([\p{Ll}\p{N}])(\p{Lu})/gu

/** A column's name for comparison: lower case, without accents, punctuation and brackets. */
export function headerKey(header: string): string {
  const words = header.replace(BRACKETS, ' ').replace(NEW_WORD, '$1 $2')
  return foldText(words)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function keysOf(names: string): string[] {
  return names
    .split(/[,|]/)
    .map(headerKey)
    .filter((key) => key !== '')
}

const known: ReadonlyMap<string, TargetId> = new Map(
  Object.entries(NAMES).flatMap(([target, names]) => keysOf(names).map((key) => [key, target as TargetId] as const)),
)
const unplaced: ReadonlyMap<string, Unplaced> = new Map(
  Object.entries(UNPLACED).flatMap(([thing, names]) => keysOf(names).map((key) => [key, thing as Unplaced] as const)),
)
const optionNames: ReadonlySet<string> = new Set(keysOf(OPTIONS))
const plainPrices: ReadonlySet<string> = new Set(keysOf(PRICE))

const quantities: ReadonlySet<string> = new Set(keysOf(QUANTITY))

/** Whether a column's name says how many, and not that these are in stock: "Qty", "Qty ordered". */
export function isBareQuantity(header: string): boolean {
  const key = headerKey(header)
  return quantities.has(key) || (!known.has(key) && key.split(' ').some((word) => quantities.has(word)))
}

/** What a column's name means that no field of a product holds; null for any other name. */
export function namedUnplaced(header: string): Unplaced | null {
  return unplaced.get(withoutCurrency(headerKey(header))) ?? null
}

/** The meaning of a column's name: a target, some price, or nothing. `whole` is false if only a part of it was recognised. */
export interface NamedTarget {
  readonly target: TargetId | 'price'
  readonly whole: boolean
}

/** Recognises the name of a column in any of the eight languages. */
export function namedTarget(header: string): NamedTarget | null {
  const key = headerKey(header)
  if (namedUnplaced(header) !== null) return null
  const exact = lookUp(key) ?? lookUp(withoutCurrency(key))
  if (exact) return { target: exact, whole: true }
  const words = withoutCurrency(key).split(' ')
  for (let size = words.length - 1; size > 0; size -= 1) {
    for (let from = 0; from + size <= words.length; from += 1) {
      const part = lookUp(words.slice(from, from + size).join(' '))
      const rest = [...words.slice(0, from), ...words.slice(from + size)]
      if (part && !rest.some((word) => OTHER_THING.has(word))) return { target: part, whole: false }
    }
  }
  return null
}

/** The first name of each language: what a field is simply called. */
const plainNames: ReadonlySet<string> = new Set(
  Object.values(NAMES).flatMap((names) => names.split('|').flatMap((list) => keysOf(list).slice(0, 1))),
)
// Words for the thing itself, above its name as well as above its number.
const LOOSE_NAMES: ReadonlySet<string> = new Set(
  keysOf(
    `item, product, Artikel, Produkt, produit, producto, artículo, artikel, articolo, prodotto, towar, artigo, produto`,
  ),
)

/** How clearly a column's name says its meaning: 2 is what a field is simply called, 0 a word for the thing itself, such as "Item". */
export function nameStrength(header: string): 0 | 1 | 2 {
  const key = withoutCurrency(headerKey(header))
  if (LOOSE_NAMES.has(key)) return 0
  return plainNames.has(key) ? 2 : 1
}

/** Whether a column's name is that of an option of variants, or of a column with names of options. */
export function namedOption(header: string): 'option' | 'optionName' | null {
  const key = headerKey(header)
  const numbered = NUMBERED_OPTION.exec(key)
  if (numbered) return numbered[1] === 'name' ? 'optionName' : 'option'
  return optionNames.has(key) ? 'option' : null
}

function lookUp(key: string): TargetId | 'price' | undefined {
  return plainPrices.has(key) ? 'price' : known.get(key)
}

function withoutCurrency(key: string): string {
  return key
    .split(' ')
    .filter((word) => !(word.length === 3 && isCurrency(word.toUpperCase())))
    .join(' ')
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '₹': 'INR', '₺': 'TRY', US$: 'USD' }

/** The currency in a column's name: `Price (EUR)`, `Cost €`; null if there is none. */
export function headerCurrency(header: string): string | null {
  const words = header.split(/[\s()[\]{}/_:.-]+/)
  const word = words.find((each) => isCurrency(each) || Object.hasOwn(SIGNS, each))
  return word === undefined ? null : (SIGNS[word] ?? word)
}
