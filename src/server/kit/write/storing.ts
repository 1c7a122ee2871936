import type { AnyRow, Entity } from '#contract/entity.ts'
import { entities } from '#contract/entities/registry.ts'
import type { PlannedWrite } from '#contract/plan-changes.ts'
import type { Statement } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { upsertRows } from '../rows/columns.ts'
import { difference } from './history.ts'
import { storeOneRow } from './one-row.ts'

/** Rows in one statement at most: with the embedded engine others wait for its end (OPS-06). */
const CHUNK = 250

/** Who writes, why, and in which change set; kept in the history. */
export interface Origin {
  /** `user`, `token:<id>`, `system:<name>`; what a member writes as `user` is kept as `member:<id>` (TEAM-03). */
  readonly actor: string
  /** The client's instant, clamped; epoch milliseconds. */
  readonly now: number
  readonly why?: string
  readonly mutationId?: string
  readonly changeSetId?: string
  /** The client that sent it. */
  readonly clientId?: string | undefined
  /** The change set that is reverted: what is written for it is no change by anybody. */
  readonly reverts?: string
  /** The new row's id was made just now, so that it cannot have a tombstone. */
  readonly isFresh?: boolean
  /** Change-set headers and other server-only kinds may be written. */
  readonly trusted?: boolean
}

/** A planned write with the version of its row. */
export interface Numbered extends PlannedWrite {
  readonly version: number
}

/** The statements that store planned writes with their history, and raise the counter to `version`. */
export function storing(numbered: readonly Numbered[], version: number, origin: Origin): Statement[] {
  const [only, ...others] = numbered
  if (only?.after && others.length === 0) return storingOne(only, only.after, origin)
  return [...upserts(numbered), ...deletions(numbered), ...histories(numbered, origin), raise(version)]
}

function storingOne(write: Numbered, after: AnyRow, origin: Origin): Statement[] {
  const stored = storeOneRow(write, after, origin)
  return write.before || origin.isFresh ? [stored] : [forgetTombstones([write]), stored]
}

function upserts(writes: readonly Numbered[]): Statement[] {
  const stored = writes.filter(({ after }) => after)
  const statements = entities.flatMap((entity) =>
    chunks(stored.filter((write) => write.entity === entity)).map((part) => upsert(entity, part)),
  )
  const created = stored.filter(({ before }) => !before)
  return [...statements, ...chunks(created).map(forgetTombstones)]
}

function upsert(entity: Entity, part: readonly Numbered[]): Statement {
  const rows = part.map(({ after, version }) => ({ ...after, version }))
  return { name: `${entity.kind}:upsert`, text: upsertRows(entity), values: [JSON.stringify(rows)] }
}

function forgetTombstones(part: readonly Numbered[]): Statement {
  const made = part.map(({ entity, id }) => ({ kind: entity.kind, id }))
  return {
    name: 'write:restore',
    text: `delete from tombstone where user_id = ${currentUser}
      and (kind, id) in (select kind, id from jsonb_to_recordset($1::jsonb) as x(kind text, id uuid))`,
    values: [JSON.stringify(made)],
  }
}

function deletions(writes: readonly Numbered[]): Statement[] {
  return [...entities].reverse().flatMap((entity) => {
    const gone = writes.filter((write) => write.entity === entity && !write.after)
    return chunks(gone).flatMap((part) => deletion(entity, part))
  })
}

function deletion(entity: Entity, part: readonly Numbered[]): Statement[] {
  const tombstones = part.map(({ id, version }) => ({ id, version }))
  return [
    {
      name: `${entity.kind}:delete`,
      text: `delete from ${entity.table} where user_id = ${currentUser} and id = any($1::uuid[])`,
      values: [part.map(({ id }) => id)],
    },
    {
      name: 'write:tombstone',
      text: `insert into tombstone (user_id, version, kind, id)
        select ${currentUser}, x.version, $2, x.id from jsonb_to_recordset($1::jsonb) as x(id uuid, version bigint)`,
      values: [JSON.stringify(tombstones), entity.kind],
    },
  ]
}

function histories(writes: readonly Numbered[], origin: Origin): Statement[] {
  const rows = writes.map(({ entity, id, version, before, after, lost }) => ({
    lost,
    version,
    kind: entity.kind,
    id,
    ...difference(entity, before, after),
  }))
  return chunks(rows).map((part) => ({
    name: 'write:history',
    text: `insert into change (user_id, version, kind, id, before, after, lost, actor, why, change_set_id, mutation_id, effective_at, client_id, reverts)
      select ${currentUser}, x.version, x.kind, x.id, x.before, x.after, x.lost, $2, $3, $4, $5, to_timestamp($6 / 1000.0), $7, $8
      from jsonb_to_recordset($1::jsonb) as x(version bigint, kind text, id uuid, before jsonb, after jsonb, lost jsonb)`,
    values: [
      JSON.stringify(part),
      origin.actor,
      origin.why ?? null,
      origin.changeSetId ?? null,
      origin.mutationId ?? null,
      origin.now,
      origin.clientId ?? null,
      origin.reverts ?? null,
    ],
  }))
}

function raise(version: number): Statement {
  return {
    name: 'write:raise',
    text: `update user_head set version = $1 where user_id = ${currentUser}`,
    values: [version],
  }
}

function chunks<T>(list: readonly T[]): T[][] {
  const parts: T[][] = []
  for (let start = 0; start < list.length; start += CHUNK) parts.push(list.slice(start, start + CHUNK))
  return parts
}
