import { decideRuns, listRuns, recurringDocuments } from '#contract/endpoints/recurring-documents.ts'
import { recurringDocument } from '#contract/entities/recurring-document.ts'
import { general } from '#contract/entity.ts'
import { recurringList } from '#contract/lists/recurring-list.ts'
import { mountCrud } from '../kit/crud/crud.ts'
import { listPlanner } from '../kit/crud/list-sql.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { decideOnRuns, tellRuns } from './recurring-runs.ts'
import type { MailDeps } from './routes.ts'
import { sharedNow } from '../kit/clock.ts'

/** Mounts the calls of recurring invoices (DOC-17). */
export function mountRecurring(routes: Routes, data: UserData, { pdfs, wakeJobs }: MailDeps): void {
  mountCrud(routes, data, general(recurringDocument), recurringDocuments, listPlanner(recurringList))
  routes.mount(listRuns, ({ caller, params }) => data.transact(caller, (tx) => tellRuns(tx, params.id, sharedNow())))
  routes.mount(decideRuns, async (call) => {
    const { caller, params, body } = call
    const orderer = { actor: caller.name, now: sharedNow() }
    const answered = await data.answer(call, (tx) => decideOnRuns(tx, pdfs, params.id, body, orderer))
    wakeJobs()
    return answered
  })
}
