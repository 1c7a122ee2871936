import type { RowOfKind } from '#contract/row-kinds.ts'
import { changeSetsMessages as messages } from './messages.ts'

type Effect = RowOfKind<'changeSet'>['effect']
type Origin = RowOfKind<'changeSet'>['origin']

const IN_LISTS = ['created', 'newListings', 'updated', 'refused'] as const
const NAMES = ['newCategories', 'newBrands'] as const
const FURTHER = ['unchanged', 'withoutCost', 'replanned'] as const
type Counted = (typeof IN_LISTS | typeof NAMES | typeof FURTHER)[number]

/** What a change set did, as far as a list has room for it: `12 new`, `304 changed`. */
export function effectCounts(effect: Effect, origin?: Origin): readonly string[] {
  return countsOf(effect, IN_LISTS, origin)
}

/** Everything that a change set did, counted. */
export function allEffectCounts(effect: Effect, origin?: Origin): readonly string[] {
  return countsOf(effect, [...IN_LISTS, ...NAMES, ...FURTHER], origin)
}

function countsOf(effect: Effect, names: readonly Counted[], origin: Origin | undefined): readonly string[] {
  return names.flatMap((name) => {
    const count = name === 'created' ? madeHere(effect) : (effect[name] ?? 0)
    const words = name === 'refused' && origin === 'import' ? messages.effect.notUnderstood : messages.effect[name]
    return count > 0 ? [words(count)] : []
  })
}

/** What is new here without what is told apart: the links of products to a store and, where they are among the new rows, names. */
function madeHere({ created = 0, newListings = 0, newCategories = 0, newBrands = 0, storeId }: Effect): number {
  return created - newListings - (storeId === undefined ? 0 : newCategories + newBrands)
}

/** The average margin before and after: `31.2% → 40.0%`; undefined where it is not known, or did not move. */
export function marginChange({ marginBefore = null, marginAfter = null }: Effect): string | undefined {
  const [before, after] = [marginBefore, marginAfter].map(messages.effect.marginOf)
  return before === after ? undefined : messages.effect.marginChange(marginBefore, marginAfter)
}

/** How many rows end below their lowest margin, in words; undefined for none. */
export function belowFloor({ belowFloor: count = 0 }: Effect): string | undefined {
  return count > 0 ? messages.effect.belowFloor(count) : undefined
}

/** What a change set did, in one line: where nothing else is known, how many rows it changed; undefined if none. */
export function effectLine({
  effect,
  origin,
  size,
}: Pick<RowOfKind<'changeSet'>, 'effect' | 'origin' | 'size'>): string | undefined {
  const margin = marginChange(effect)
  const parts = [
    ...effectCounts(effect, origin),
    ...(margin === undefined ? [] : [messages.effect.marginShort(margin)]),
  ]
  if (parts.length > 0) return parts.join(' · ')
  return size > 0 ? messages.effect.rows(size) : undefined
}
