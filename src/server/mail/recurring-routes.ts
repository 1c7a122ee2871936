import {
  decideRuns,
  listRuns,
  type RecurringQuery,
  recurringDocuments,
} from '#contract/endpoints/recurring-documents.ts'
import { recurringDocument } from '#contract/entities/recurring-document.ts'
import { general } from '#contract/entity.ts'
import { Conditions, paging } from '../kit/crud/conditions.ts'
import { type ListPlan, mountCrud } from '../kit/crud/crud.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { decideOnRuns, tellRuns } from './recurring-runs.ts'
import type { MailGround } from './routes.ts'

/** Mounts the calls of recurring invoices (DOC-17). */
export function mountRecurring(routes: Routes, data: UserData, { papers, wakeJobs }: MailGround): void {
  mountCrud(routes, data, general(recurringDocument), recurringDocuments, planRecurring)
  routes.mount(listRuns, ({ caller, params }) => data.transact(caller, (tx) => tellRuns(tx, params.id, Date.now())))
  routes.mount(decideRuns, async (call) => {
    const { caller, params, body } = call
    const orderer = { actor: caller.name, now: Date.now() }
    const answered = await data.answer(call, (tx) => decideOnRuns(tx, papers, params.id, body, orderer))
    wakeJobs()
    return answered
  })
}

function planRecurring(query: RecurringQuery): ListPlan {
  const { search, isActive, sortDirection: way = 'asc' } = query
  const conditions = new Conditions()
  if (isActive) conditions.add(isActive === 'true', (at) => `is_active = ${at}`)
  if (search) conditions.add(search.toLowerCase(), (at) => `strpos(lower(name), ${at}) > 0`)
  return {
    ...paging(query),
    where: conditions.where,
    values: conditions.values,
    order: `lower(name) collate "C" ${way}, id ${way}`,
  }
}
