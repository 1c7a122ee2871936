import { isCurrency } from '../currencies.ts'

/** The letters before and after a word in which what it counts would stand. */
const NEAR = 24

const SIGN_BEFORE = /[€$£¥₹][\s\u00a0\u202f]?$/u
const SIGN_AFTER = /^[\s\u00a0\u202f-]?[%‰€$£¥₹]/u
const NEXT = /^[\s\u00a0\u202f-](?:(pour|por)[\s\u00a0\u202f])?(\p{L}{1,16})(?!\p{L})/u
const BEFORE = /(?<!\p{L})([A-Z]{3})[\s\u00a0\u202f]$/u

/** Words of money and percentages in the languages of the product. */
const AMOUNTS = new Set(
  [
    'percent prozent prozentpunkte percentage point points cent ciento',
    'euro euros dollar dollars pound pounds pfund franc francs franken dólares livres libras peso pesos yen yens cents céntimos centimes',
  ].flatMap((words) => words.split(' ')),
)
/** Words of what a shop counts. */
const THINGS = new Set(
  [
    'product products item items piece pieces unit units customer customers document documents invoice invoices quote quotes day days month months variant variants',
    'produkt produkte produkten artikel stück kunden dokumente rechnungen angebote tage tagen monate monaten varianten',
    'produits articles pièces unités clients documents factures devis jours mois variantes',
    'productos artículos piezas unidades clientes documentos facturas presupuestos días meses variantes',
  ].flatMap((words) => words.split(' ')),
)

/** Money or a percentage, or a thing of the shop. */
export type Counted = 'amount' | 'thing'

/** What a word of a text counts, by what stands beside it; undefined for nothing. */
export function countedBy(text: string, at: number, length: number): Counted | undefined {
  const before = text.slice(Math.max(0, at - 5), at)
  const after = text.slice(at + length, at + length + NEAR)
  if (SIGN_BEFORE.test(before) || SIGN_AFTER.test(after) || isCurrency(BEFORE.exec(before)?.[1] ?? '')) return 'amount'
  const [, joined, next = ''] = NEXT.exec(after) ?? []
  const word = next.toLowerCase()
  // `cent` and `ciento` are percent behind their preposition alone.
  if (word === 'cent' || word === 'ciento') return joined === undefined ? undefined : 'amount'
  if (AMOUNTS.has(word) || isCurrency(next)) return 'amount'
  return THINGS.has(word) ? 'thing' : undefined
}
