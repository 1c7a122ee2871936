import { formatCount, formatNumber, formatPercent } from '#web/kit/format/number.ts'
import type { ChangeSetEffect } from './change-set-row.ts'
import { changeSetsText } from './text.ts'

const words = changeSetsText.effect

const IN_LISTS = ['created', 'updated', 'refused'] as const
const FURTHER = ['unchanged', 'withoutCost', 'replanned'] as const
const NAMES = ['newCategories', 'newBrands'] as const

/** What a change set did, as far as a list has room for it: `12 new`, `304 changed`. */
export function effectCounts(effect: ChangeSetEffect): readonly string[] {
  return countsOf(effect, IN_LISTS)
}

/** Everything that a change set did, counted. */
export function allEffectCounts(effect: ChangeSetEffect): readonly string[] {
  const names = NAMES.flatMap((name) => {
    const count = effect[name] ?? 0
    return count > 0 ? [formatCount(count, words[name])] : []
  })
  return [...countsOf(effect, IN_LISTS), ...names, ...countsOf(effect, FURTHER)]
}

function countsOf(
  effect: ChangeSetEffect,
  names: readonly (typeof IN_LISTS | typeof FURTHER)[number][],
): readonly string[] {
  return names.flatMap((name) => {
    const count = effect[name] ?? 0
    return count > 0 ? [words[name](formatNumber(count))] : []
  })
}

/** The average margin before and after: `31.2% → 40.0%`; undefined where it is not known, or did not move. */
export function marginChange({ marginBefore = null, marginAfter = null }: ChangeSetEffect): string | undefined {
  if (marginBefore === marginAfter) return undefined
  const [before, after] = [marginBefore, marginAfter].map((margin) =>
    margin === null ? words.noMargin : formatPercent(margin),
  )
  return before === after ? undefined : words.marginChange(before ?? '', after ?? '')
}

/** How many rows end below their lowest margin, in words; undefined for none. */
export function belowFloorWords({ belowFloor = 0 }: ChangeSetEffect): string | undefined {
  return belowFloor > 0 ? words.belowFloor(formatNumber(belowFloor)) : undefined
}
