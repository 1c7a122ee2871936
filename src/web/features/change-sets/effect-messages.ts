import type { RowOfKind } from '#contract/row-kinds.ts'
import { changeSetsMessages as messages } from './messages.ts'

type Effect = RowOfKind<'changeSet'>['effect']
type Origin = RowOfKind<'changeSet'>['origin']

const IN_LISTS = ['created', 'updated', 'refused'] as const
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
    const count = effect[name] ?? 0
    const words = name === 'refused' && origin === 'import' ? messages.effect.notUnderstood : messages.effect[name]
    return count > 0 ? [words(count)] : []
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
export function effectLine({ effect, origin }: Pick<RowOfKind<'changeSet'>, 'effect' | 'origin'>): string | undefined {
  const margin = marginChange(effect)
  const parts = [
    ...effectCounts(effect, origin),
    ...(margin === undefined ? [] : [messages.effect.marginShort(margin)]),
  ]
  return parts.length === 0 ? undefined : parts.join(' · ')
}
