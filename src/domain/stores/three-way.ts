import { ownKeys } from '../own-keys.ts'

/** What a field holds on one side; money in units. */
export type Cell = string | number | boolean | null
/** The fields of one offer. A field that is absent is not held by that side, or cannot be compared. */
export type Cells = Readonly<Record<string, Cell>>
/** The fields of a product by offer: the empty key is the product itself. */
export type Offers = Readonly<Record<string, Cells>>

/** A field of an offer. */
export interface CellName {
  readonly offer: string
  readonly field: string
}

/** A field that was changed on both sides since they last agreed; `base` is undefined if they never did. */
export interface Difference extends CellName {
  readonly base: Cell | undefined
  readonly here: Cell
  readonly there: Cell
}

/** What a look at both sides says (STORE-05). */
export interface Comparison {
  /** What changed there alone, and is to be taken over here. */
  readonly follows: Offers
  /** As both sides agree once that is taken over: the base of the next comparison. */
  readonly base: Offers
  /** What neither side may overwrite. */
  readonly conflicts: readonly Difference[]
  /** What changed here alone, and is offered to the store. */
  readonly own: readonly CellName[]
}

/** What becomes of one field. */
export type Verdict = 'same' | 'agreed' | 'follows' | 'own' | 'conflict'

function isEmpty(cell: Cell): boolean {
  return cell === null || cell === ''
}

/** Judges one field three ways; without a base, an empty side is the one that has not changed. */
export function verdictOf(base: Cell | undefined, here: Cell, there: Cell): Verdict {
  if (here === there) return here === base ? 'same' : 'agreed'
  const isKept = (side: Cell): boolean => (base === undefined ? isEmpty(side) : side === base)
  if (isKept(here)) return 'follows'
  return isKept(there) ? 'own' : 'conflict'
}

/**
 * Compares a product here with the same product there, field by field, from the values on which both last agreed (STORE-05). A field that
 * one side lacks is left as it was. Both sides may be exchanged: what follows is then an own edit.
 */
export function compareOffers(base: Offers, here: Offers, there: Offers): Comparison {
  const follows = ownKeys<Record<string, Cell>>()
  const agreed = ownKeys<Record<string, Cell>>()
  const conflicts: Difference[] = []
  const own: CellName[] = []
  const put = (into: Record<string, Record<string, Cell>>, { offer, field }: CellName, cell: Cell): void => {
    ;(into[offer] ??= ownKeys())[field] = cell
  }
  for (const [offer, cells] of Object.entries(base))
    for (const [field, cell] of Object.entries(cells)) put(agreed, { offer, field }, cell)
  for (const [offer, cells] of Object.entries(there)) {
    for (const [field, cell] of Object.entries(cells)) {
      const name = { offer, field }
      const local = here[offer]?.[field]
      if (local === undefined) continue
      const before = base[offer]?.[field]
      const verdict = verdictOf(before, local, cell)
      if (verdict === 'follows') put(follows, name, cell)
      if (verdict === 'follows' || verdict === 'agreed') put(agreed, name, cell)
      if (verdict === 'conflict') conflicts.push({ ...name, base: before, here: local, there: cell })
      // The empty value of the store is what an own edit started from.
      if (verdict === 'own') {
        own.push(name)
        put(agreed, name, cell)
      }
    }
  }
  return { follows, base: agreed, conflicts, own }
}
