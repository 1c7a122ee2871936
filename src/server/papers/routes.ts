import type { ProductListQuery } from '#contract/endpoints/catalogue.ts'
import * as endpoints from '#contract/endpoints/papers.ts'
import { fillText, Refusal } from '#contract/messages.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { MAX_LABELS } from '#domain/labels/label-plan.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser, ownerOf } from '#server/kit/database/doors.ts'
import { callerLeft } from '#server/kit/http/caller-left.ts'
import type { Routes } from '#server/kit/http/mount.ts'
import { ownEvent, sourceOf } from '#server/kit/security-events.ts'
import type { UserData } from '#server/kit/user-data.ts'
import { labelsJob } from './labels/labels-job.ts'
import { readLabelSubjects } from './labels/read-products.ts'
import { linksOf, makeLink, revokeLink } from './links/link-store.ts'
import { fileName, type PaperGround, printList, readToPrint } from './print-list.ts'
import { sendPdf } from './send-pdf.ts'

/** What the routes stand on: `findProducts` are the ids that a list of products would show, at most so many. */
export interface PaperRoutes extends PaperGround {
  readonly data: UserData
  readonly findProducts: (tx: Queryable, filter: ProductListQuery, most: number) => Promise<string[]>
}

/** Mounts what is printed and what is shared: catalogues, labels and public links (PLIST-05, PROD-16). */
export function mountPapers(routes: Routes, { data, findProducts, ...ground }: PaperRoutes): void {
  routes.mount(endpoints.priceListPaper, async ({ caller, params, query, reply }) => {
    const turn = { key: data.keyOf(caller), signal: callerLeft(reply) }
    const read = await ground.lists.run(turn, () =>
      readToPrint((body) => data.transact(caller, body), ground.readList, params.id),
    )
    if (!read) throw unknownList(params.id)
    const printed = await printList(ground, read, query)
    return sendPdf(reply, printed, 'attachment', fileName(read.list.title, 'pdf'))
  })
  routes.mount(endpoints.labelSheets, async ({ caller, body, reply }) => {
    const { ids, filter = {} } = body
    const [userId, { subjects, owner }] = await data.transact(caller, async (tx) => {
      const wanted = ids ?? (await findProducts(tx, filter, MAX_LABELS))
      return Promise.all([ownerOf(tx), readLabelSubjects(tx, wanted)])
    })
    const printed = await ground.press.print(userId, labelsJob(subjects, body, owner, Date.now()))
    return sendPdf(reply, printed, 'attachment', 'labels.pdf')
  })
  mountLinks(routes, data)
}

function mountLinks(routes: Routes, data: UserData): void {
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
      return makeLink(tx, { listId: params.id, days, locale }, Date.now())
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
    if (!isFound) throw new Refusal('no-such-row', { message: `Public link with ID ${params.id} not found` })
    return undefined
  })
}

async function requireList(tx: Queryable, id: string): Promise<void> {
  const { rows } = await tx.query({
    name: 'papers:list',
    text: `select 1 from price_list where user_id = ${currentUser} and id = $1`,
    values: [id],
  })
  if (rows.length === 0) throw unknownList(id)
}

function unknownList(id: string): Refusal {
  return new Refusal('no-such-row', { message: fillText(priceList.notFound, { id }) })
}
