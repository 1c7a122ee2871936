import { customerHistory, documentHistory, listPriceHistory, productHistory } from '#contract/endpoints/history.ts'
import { currentUser } from './kit/database/data-access.ts'
import type { Routes } from './kit/http/mount.ts'
import type { UserData } from './kit/user-data.ts'
import { readStoredMessage, storedText } from '#contract/stored-message.ts'
import { personIn } from '#contract/teams/people.ts'

/** The names of actors in a user's history that are not shown as stored; another capability knows them. */
export type ActorNames = (userId: string, actors: readonly string[]) => Promise<ReadonlyMap<string, string>>

interface HistoryRow {
  readonly userId: string
  readonly actor: string
  readonly version: number
  readonly why: string | null
  /** False for the first entry beyond the page. */
  readonly fits: boolean
}

/** Mounts the histories of single rows: products, documents, customers and prices of lists (LEDGER-01, DOC-18, CUST-05, SYNC-04). */
export function mountRowHistories(routes: Routes, data: UserData, actorNames: ActorNames): void {
  for (const [endpoint, kind] of [
    [productHistory, 'product'],
    [documentHistory, 'document'],
    [customerHistory, 'customer'],
    [listPriceHistory, 'priceListPrice'],
  ] as const) {
    routes.mount(endpoint, async ({ caller, params, query }) => {
      const limit = Number(query.limit ?? 50)
      const [rows] = await data.read(caller, [history(kind, params.id, Number(query.before ?? 0), limit)])
      const found = (rows?.rows ?? []) as unknown as readonly HistoryRow[]
      const shown = found.filter(({ fits }) => fits)
      const names = await actorNames(
        shown[0]?.userId ?? '',
        shown.map(({ actor }) => actor),
      )
      const items = shown.map((entry) => {
        const { userId: _userId, fits: _fits, ...row } = entry
        return {
          ...row,
          why: row.why === null ? null : storedText(row.why),
          message: told(row.why),
          actor: names.get(row.actor) ?? row.actor,
          personId: personIn(row.actor) ?? null,
        }
      })
      return { items, more: found.length > shown.length }
    })
  }
}

/** The message of a reason, from which a reader gets it in another language. */
function told(why: string | null) {
  return (why !== null && readStoredMessage(why)) || null
}

/** The most bytes of a page's entries, except for the last: the page ends there, and says that there are more. */
const PAGE_BYTES = 2 ** 20

const NEXT = `select version, octet_length(concat(before, after, lost, why)) as bytes from change
  where user_id = ${currentUser} and kind = $4 and id = $1`

/** Reads entry by entry, so that only one entry beyond the page is read, without its content. */
function history(kind: string, id: string, before: number, limit: number) {
  return {
    name: 'row:history',
    text: `with recursive page as (
        (select version, bytes, 1 as n, true as fits from (${NEXT} and ($2 = 0 or version < $2) order by version desc limit 1) first)
        union all
        select next.version, page.bytes + next.bytes, page.n + 1, page.n < $3 and page.bytes < ${PAGE_BYTES}
          from page, lateral (${NEXT} and version < page.version order by version desc limit 1) next where page.fits
      )
      select fits, user_id as "userId", version, case when fits then before end as before, case when fits then after end as after,
        case when fits then lost end as lost, actor, why, change_set_id as "changeSetId", recorded_at as "recordedAt", effective_at as "effectiveAt"
      from page join change using (version) where user_id = ${currentUser} and kind = $4 and id = $1 order by version desc`,
    values: [id, before, limit, kind],
  }
}
