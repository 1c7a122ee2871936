import type { Change } from '#contract/command.ts'
import type { AnyRow } from '#contract/entity.ts'
import { same } from '#contract/same.ts'
import { type Applied, partsOf, picked, priceKey, restoring, type ScheduledRow, valueAt } from './scheduled-target.ts'

/** The result of ending a scheduled price. */
export interface End {
  /** The change that restores everything still as it was set; null if nothing is. */
  readonly change: Change | null
  /** The running prices that took over a part, with their new values. */
  readonly heirs: readonly ScheduledRow[]
  /** Whether somebody changed a part meanwhile, so that it is kept. */
  readonly isKept: boolean
}

/**
 * Works out the end of a scheduled price in `target`, part by part: a part that is still as it was set is restored, a changed one is
 * kept, a deleted one is skipped, and one that a `running` price took over stays until that ends.
 */
export function ending(row: ScheduledRow, applied: Applied, target: AnyRow, running: readonly ScheduledRow[]): End {
  const heirs = new Map<string, ScheduledRow>()
  const back: string[] = []
  let isKept = false
  for (const part of partsOf(applied)) {
    const above = onTopOf(row, applied, part, running)
    if (above) heirs.set(above.id, inherited(heirs.get(above.id) ?? above, row, applied, part))
    else if (isAsSet(applied, target, part)) back.push(...part)
    else if (!isGone(target, part)) isKept = true
  }
  return { change: back.length > 0 ? restoring(applied, back) : null, heirs: [...heirs.values()], isKept }
}

type Part = readonly string[]

/** The running price that took over a part from this one, if nobody changed it in between. */
function onTopOf(
  row: ScheduledRow,
  applied: Applied,
  part: Part,
  running: readonly ScheduledRow[],
): ScheduledRow | undefined {
  const isOver = ({ id, startsAt, applied: other }: ScheduledRow): boolean => {
    if (id === row.id || startsAt < row.startsAt) return false
    if (other?.kind !== applied.kind || other.id !== applied.id) return false
    const { before } = other
    return before !== null && part.every((place) => same(before[place], applied.set[place]))
  }
  return running.filter(isOver).sort((a, b) => a.startsAt - b.startsAt)[0]
}

/** When the price above ends, it restores the value before the price that ends now. */
function inherited(above: ScheduledRow, row: ScheduledRow, applied: Applied, part: Part): ScheduledRow {
  if (!above.applied) return above
  const before = applied.before && { ...above.applied.before, ...picked(applied.before, part) }
  const isPrice = above.variantId === row.variantId && part.includes(priceKey(above))
  return {
    ...above,
    applied: { ...above.applied, before },
    priceBefore: isPrice ? row.priceBefore : above.priceBefore,
  }
}

function isAsSet({ set }: Applied, target: AnyRow, part: Part): boolean {
  return part.every((place) => same(valueAt(target, place), set[place]))
}

function isGone(target: AnyRow, part: Part): boolean {
  return part.every((place) => valueAt(target, place) === undefined)
}
