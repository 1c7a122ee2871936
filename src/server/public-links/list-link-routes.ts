import * as endpoints from '#contract/endpoints/public-links.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Routes } from '#server/kit/http/mount.ts'
import { ownEvent, sourceOf } from '#server/kit/security-events.ts'
import type { UserData } from '#server/kit/user-data.ts'
import { unknownList } from '../pdf/routes.ts'
import { linkMessages } from './link-messages.ts'
import { linksOf, makeLink, revokeLink } from './link-store.ts'
import { sharedNow } from '../kit/clock.ts'

/**
 * Mounts the making, listing and revoking of public links to price lists (PLIST-05). One to a document may end its page of payment: `wakeJobs`
 * lets that begin at once.
 */
export function mountListLinks(routes: Routes, data: UserData, wakeJobs: () => void): void {
  routes.mount(endpoints.listPublicLinks, ({ caller, params }) =>
    data.transact(caller, async (tx) => {
      await requireList(tx, params.id)
      return { items: await linksOf(tx, params.id) }
    }),
  )
  routes.mount(endpoints.makePublicLink, async ({ caller, params, body, request, reply }) => {
    const { expiresInDays: days, locale = 'en-GB' } = body
    const { link, secret } = await data.transact(caller, async (tx) => {
      await requireList(tx, params.id)
      await tx.query(ownEvent({ kind: 'link-made', ...sourceOf(request) }))
      return makeLink(tx, { listId: params.id, days, locale }, sharedNow())
    })
    reply.status(201)
    return { ...link, path: `/p/${secret}` }
  })
  routes.mount(endpoints.revokePublicLink, async ({ caller, params, request }) => {
    const isFound = await data.transact(caller, async (tx) => {
      const found = await revokeLink(tx, params.id)
      if (found) await tx.query(ownEvent({ kind: 'link-closed', ...sourceOf(request) }))
      return found
    })
    if (!isFound) throw new Refusal('no-such-row', { message: linkMessages.notFound(params.id) })
    wakeJobs()
    return undefined
  })
}

async function requireList(tx: Queryable, id: string): Promise<void> {
  const { rows } = await tx.query({
    name: 'public-links:list',
    text: `select 1 from price_list where user_id = ${currentUser} and id = $1`,
    values: [id],
  })
  if (rows.length === 0) throw unknownList(id)
}
