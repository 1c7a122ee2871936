import * as endpoints from '#contract/endpoints/customers.ts'
import { customer } from '#contract/entities/customer.ts'
import { general } from '#contract/entity.ts'
import { customerList } from '#contract/lists/customer-list.ts'
import { notFound } from '#contract/row-rules.ts'
import { mountCrud } from '../kit/crud/crud.ts'
import { listPlanner } from '../kit/crud/list-sql.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { metricsOf, readMetrics } from './metrics.ts'
import { DUE, owes, readSummary, summaryOf } from './summary.ts'

const entity = general(customer)
/** The list of customers as on screen (CUST-06). */
export const planCustomers = listPlanner(customerList, {
  // Row policies show only the user's own rows; another user's id finds none.
  filters: { owing: owes, userId: (id, at) => `user_id::text = ${at(id)}` },
  sorts: { due: DUE },
})

/** Mounts customers: their own calls, the metrics and each account (CUST-02, CUST-03, CUST-05, CUST-06). */
export function mountCustomers(routes: Routes, data: UserData): void {
  mountCrud(routes, data, entity, endpoints.customers, planCustomers)
  routes.mount(endpoints.customerMetricsCall, async ({ caller }) => metricsOf(await data.read(caller, [readMetrics])))
  routes.mount(endpoints.customerSummary, async ({ caller, params: { id } }) => {
    const summary = summaryOf(id, await data.read(caller, readSummary(id)))
    if (!summary) throw notFound(entity, id)
    return summary
  })
}
