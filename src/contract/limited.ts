import { isBelowFloor } from '#domain/price-floor.ts'
import type { AnyRow, DeriveContext, Entity } from './entity.ts'

/** Reads the rows that the entity's `context` declares. */
export type LimitReader = Pick<DeriveContext, 'get' | 'flagged'>

/** The limit in force for a row: its own, else the nearest of its context, in the declared order; null if nobody set one. */
function limitInForce(entity: Entity, row: AnyRow, { get, flagged }: LimitReader): number | null {
  const { limited, context = [] } = entity
  if (!limited) return null
  const of = (each: AnyRow | undefined): number | null => (each?.[limited.limit] as number | null | undefined) ?? null
  const named = (kind: string, id: unknown) => (typeof id === 'string' ? get(kind, id) : undefined)
  const nearest = [
    row,
    ...context.flatMap((need) => {
      if ('flag' in need) return [flagged(need.kind)]
      if ('naming' in need) return []
      const own = named(need.kind, row[need.by])
      return need.parent === undefined ? [own] : [own, named(need.kind, own?.[need.parent])]
    }),
  ]
  return nearest.map(of).find((limit) => limit !== null) ?? null
}

/** The row with today's flags, whatever was stored; the same object if nothing differs. */
export function asLimited(entity: Entity, row: AnyRow, reader: LimitReader): AnyRow {
  const { limited } = entity
  if (!limited) return row
  const limit = limitInForce(entity, row, reader)
  const { flag, keeps, lines } = limited
  const told = <R extends Readonly<Record<string, unknown>>>(each: R): R => {
    const isBeyond = isBelowFloor((each[keeps] as number | null | undefined) ?? null, limit)
    return each[flag] === isBeyond ? each : { ...each, [flag]: isBeyond }
  }
  const before = row[lines] as readonly Readonly<Record<string, unknown>>[]
  const after = before.map(told)
  const own = told(row)
  return after.every((each, index) => each === before[index]) ? own : { ...own, [lines]: after }
}
