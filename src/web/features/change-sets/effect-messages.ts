import type { RowOfKind } from '#contract/row-kinds.ts'
import { changeSetsMessages as messages } from './messages.ts'

type Effect = RowOfKind<'changeSet'>['effect']

const IN_LISTS = ['created', 'updated', 'refused'] as const
const NAMES = ['newCategories', 'newBrands'] as const
const FURTHER = ['unchanged', 'withoutCost', 'replanned'] as const
type Counted = (typeof IN_LISTS | typeof NAMES | typeof FURTHER)[number]

/** What a change set did, as far as a list has room for it: `12 new`, `304 changed`. */
export function effectCounts(effect: Effect): readonly string[] {
  return countsOf(effect, IN_LISTS)
}

/** Everything that a change set did, counted. */
export function allEffectCounts(effect: Effect): readonly string[] {
  return countsOf(effect, [...IN_LISTS, ...NAMES, ...FURTHER])
}

function countsOf(effect: Effect, names: readonly Counted[]): readonly string[] {
  return names.flatMap((name) => {
    const count = effect[name] ?? 0
    return count > 0 ? [messages.effect[name](count)] : []
  })
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

/** What a change set did, in one line; undefined where nothing is known beyond its size. */
export function effectLine({ effect }: Pick<RowOfKind<'changeSet'>, 'effect'>): string | undefined {
  const margin = marginChange(effect)
  const parts = [...effectCounts(effect), ...(margin === undefined ? [] : [messages.effect.marginShort(margin)])]
  return parts.length === 0 ? undefined : parts.join(' · ')
}
