import type { ListTexts } from '#contract/lists/list-schema.ts'
import * as endpoints from '#contract/endpoints/pdf.ts'
import { fillText, Refusal } from '#contract/refusal.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { MAX_LABELS } from '#domain/labels/label-plan.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { ownerOf } from '#server/kit/database/data-access.ts'
import { callerLeft } from '#server/kit/http/caller-left.ts'
import type { Routes } from '#server/kit/http/mount.ts'
import type { UserData } from '#server/kit/user-data.ts'
import { labelsJob } from './labels/labels-job.ts'
import { readLabelSubjects } from './labels/read-products.ts'
import { fileName, type PrintDeps, printList, readToPrint } from './print-list.ts'
import { fileMessages } from './print-messages.ts'
import { sendPdf } from './send-pdf.ts'
import { sharedNow } from '../kit/clock.ts'

/** The deps of the routes: `findProducts` answers the ids that a list of products would show, up to a limit. */
export interface PdfRoutes extends PrintDeps {
  readonly data: UserData
  readonly findProducts: (tx: Queryable, filter: ListTexts, most: number) => Promise<string[]>
}

/** Mounts catalogues of price lists and labels of products (PLIST-05, PROD-16). */
export function mountPdf(routes: Routes, { data, findProducts, ...deps }: PdfRoutes): void {
  routes.mount(endpoints.priceListPdf, async ({ caller, params, query, reply }) => {
    const turn = { key: data.keyOf(caller), signal: callerLeft(reply) }
    const read = await deps.lists.run(turn, () =>
      readToPrint((body) => data.transact(caller, body), deps.readList, params.id),
    )
    if (!read) throw unknownList(params.id)
    const printed = await printList(deps, read, query)
    return sendPdf(reply, printed, 'attachment', fileName(read.list.title, 'pdf'))
  })
  routes.mount(endpoints.labelSheets, async ({ caller, body, reply }) => {
    const { ids, filter = {} } = body
    const [userId, { subjects, owner }] = await data.transact(caller, async (tx) => {
      const wanted = ids ?? (await findProducts(tx, filter, MAX_LABELS))
      return Promise.all([ownerOf(tx), readLabelSubjects(tx, wanted)])
    })
    const printed = await deps.pdfWorkers.print(userId, labelsJob(subjects, body, owner, sharedNow()))
    return sendPdf(reply, printed, 'attachment', `${fileMessages.labels}.pdf`)
  })
}

/** The refusal of a price list that the user does not have. */
export function unknownList(id: string): Refusal {
  return new Refusal('no-such-row', { message: fillText(priceList.notFound, { id }) })
}
