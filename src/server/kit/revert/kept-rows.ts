import { type KeptPart, WHOLE_ROW } from '#contract/change-set-rows.ts'
import type { Queryable } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { rowKey } from '../write/references.ts'

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
  return new Map(
    rows.map((row) => {
      const keys = new Set(row.parts.map(({ key }) => key))
      return [rowKey(row), keys.has(WHOLE_ROW) ? undefined : keys]
    }),
  )
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

/** Stores what is left of the parts of some rows; answers by change set how many rows it still keeps. */
export async function dropParts(
  tx: Queryable,
  rows: readonly (Pick<KeptRow, 'kind' | 'id' | 'parts'> & { readonly changeSetId: string })[],
): Promise<ReadonlyMap<string, number>> {
  const [, , counted] = await tx.batch([
    {
      name: 'kept:lessen',
      text: `update change_set_kept k set parts = x.parts
        from jsonb_to_recordset($1::jsonb) as x("changeSetId" uuid, kind text, id uuid, parts jsonb)
        where k.user_id = ${currentUser} and k.change_set_id = x."changeSetId" and k.kind = x.kind and k.row_id = x.id`,
      values: [JSON.stringify(rows)],
    },
    {
      name: 'kept:drop-empty',
      text: `delete from change_set_kept
        where user_id = ${currentUser} and change_set_id = any($1::uuid[]) and parts = '[]'::jsonb`,
      values: [[...new Set(rows.map(({ changeSetId }) => changeSetId))]],
    },
    {
      name: 'kept:count',
      text: `select asked.id, count(k.row_id)::int as rows from unnest($1::uuid[]) as asked (id)
        left join change_set_kept k on k.user_id = ${currentUser} and k.change_set_id = asked.id group by asked.id`,
      values: [[...new Set(rows.map(({ changeSetId }) => changeSetId))]],
    },
  ])
  const counts = (counted?.rows ?? []) as { id: string; rows: number }[]
  return new Map(counts.map(({ id, rows: left }) => [id, left]))
}
