import { type KeptPart, WHOLE_ROW } from '#contract/change-set-rows.ts'
import type { Queryable } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { rowKey } from '../write/references.ts'
import type { Stayed } from './settled-record.ts'

/** A row that was not wholly restored when a change set was reverted. */
export interface KeptRow {
  readonly kind: string
  readonly id: string
  /** Nothing in the row was restored. */
  readonly isWhole: boolean
  readonly parts: readonly KeptPart[]
}

/** By row: the parts that were kept and can be tried again; undefined for the whole row. */
export async function keptRows(
  tx: Queryable,
  changeSetId: string,
): Promise<ReadonlyMap<string, ReadonlySet<string> | undefined>> {
  const { rows } = await tx.query<{ kind: string; id: string; parts: readonly KeptPart[] }>({
    name: 'kept:read',
    text: `select kind, row_id as id, parts from change_set_kept where user_id = ${currentUser} and change_set_id = $1`,
    values: [changeSetId],
  })
  return new Map(rows.map((row) => [rowKey(row), triedKeys(row.parts)]))
}

/** Stores the kept parts in place of those stored before. */
export async function keepParts(tx: Queryable, changeSetId: string, kept: readonly KeptRow[]): Promise<void> {
  await tx.batch([
    {
      name: 'kept:drop',
      text: `delete from change_set_kept where user_id = ${currentUser} and change_set_id = $1`,
      values: [changeSetId],
    },
    {
      name: 'kept:insert',
      text: `insert into change_set_kept (user_id, change_set_id, kind, row_id, is_whole, parts)
        select ${currentUser}, $1, x.kind, x.id, x."isWhole", x.parts
        from jsonb_to_recordset($2::jsonb) as x(kind text, id uuid, "isWhole" boolean, parts jsonb)`,
      values: [changeSetId, JSON.stringify(kept)],
    },
  ])
}

/** What a change set keeps of a row. */
export interface KeptInSet extends KeptRow {
  readonly changeSetId: string
}

/**
 * Stores what is left of some rows that a change set kept; answers how many rows it still keeps, and whether any of them can be tried again
 * by itself, instead of going back with a later change set.
 */
export async function dropParts(
  tx: Queryable,
  changeSetId: string,
  left: readonly KeptRow[],
): Promise<{ readonly count: number; readonly isTriable: boolean }> {
  const [, , counted] = await tx.batch([
    {
      name: 'kept:lessen',
      text: `update change_set_kept k set parts = x.parts, is_whole = k.is_whole and x."isWhole"
        from jsonb_to_recordset($2::jsonb) as x(kind text, id uuid, "isWhole" boolean, parts jsonb)
        where k.user_id = ${currentUser} and k.change_set_id = $1 and k.kind = x.kind and k.row_id = x.id`,
      values: [changeSetId, JSON.stringify(left)],
    },
    {
      name: 'kept:drop-empty',
      text: `delete from change_set_kept where user_id = ${currentUser} and change_set_id = $1 and parts = '[]'::jsonb`,
      values: [changeSetId],
    },
    {
      name: 'kept:count',
      text: `select count(*)::int as count,
          coalesce(bool_or(jsonb_path_exists(parts, '$[*] ? (@.reason <> "overwritten")')), false) as "isTriable"
        from change_set_kept where user_id = ${currentUser} and change_set_id = $1`,
      values: [changeSetId],
    },
  ])
  const [found] = (counted?.rows ?? []) as { count: number; isTriable: boolean }[]
  return found ?? { count: 0, isTriable: false }
}

/** The key for whether a row is there. */
export const EXISTENCE = `${WHOLE_ROW}*`

/** The keys of parts that are tried again; undefined for the whole row, of which nothing was told part by part. */
export function triedKeys(parts: readonly KeptPart[]): ReadonlySet<string> | undefined {
  const keys = new Set(parts.map(({ key }) => key))
  return keys.has(WHOLE_ROW) || keys.has(EXISTENCE) ? undefined : keys
}

/** What is told of a part that stays. */
export function partOf({ key, label, by, isGone }: Stayed): KeptPart {
  const { part, changeSetId } = by
  if (part === 'set') return { key, label, reason: 'overwritten', ...(changeSetId === null ? {} : { changeSetId }) }
  return { key, label, reason: isGone === true && label === '' ? 'gone' : 'changed' }
}
