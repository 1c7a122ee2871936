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
