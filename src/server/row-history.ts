import { customerHistory, documentHistory, productHistory } from '#contract/endpoints/history.ts'
import { currentUser } from './kit/database/doors.ts'
import type { Routes } from './kit/http/mount.ts'
import type { UserData } from './kit/user-data.ts'

/** The words for those who acted in a user's history, where they are others than it keeps; another capability knows them. */
export type ActorNames = (userId: string, actors: readonly string[]) => Promise<ReadonlyMap<string, string>>

interface HistoryRow {
  readonly userId: string
  readonly actor: string
  readonly version: number
}

/** Mounts the histories of single rows: those of products, documents and customers (LEDGER-01, DOC-18, CUST-05). */
export function mountRowHistories(routes: Routes, data: UserData, actorNames: ActorNames): void {
  for (const [endpoint, kind] of [
    [productHistory, 'product'],
    [documentHistory, 'document'],
    [customerHistory, 'customer'],
  ] as const) {
    routes.mount(endpoint, async ({ caller, params, query }) => {
      const limit = Number(query.limit ?? 50)
      const [rows] = await data.read(caller, [history(kind, params.id, Number(query.before ?? 0), limit + 1)])
      const found = (rows?.rows ?? []) as unknown as readonly HistoryRow[]
      const shown = found.slice(0, limit)
      const names = await actorNames(
        shown[0]?.userId ?? '',
        shown.map(({ actor }) => actor),
      )
      const items = shown.map((entry) => {
        const { userId: _, ...row } = entry
        return { ...row, actor: names.get(row.actor) ?? row.actor }
      })
      return { items, more: found.length > limit }
    })
  }
}

function history(kind: string, id: string, before: number, limit: number) {
  return {
    name: 'row:history',
    text: `select user_id as "userId", version, before, after, lost, actor, why, change_set_id as "changeSetId", recorded_at as "recordedAt",
        effective_at as "effectiveAt"
      from change where user_id = ${currentUser} and kind = $4 and id = $1 and ($2 = 0 or version < $2)
      order by version desc limit $3`,
    values: [id, before, limit, kind],
  }
}
