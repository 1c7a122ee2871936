import { type RecurringQuery, recurringDocuments } from '#contract/endpoints/recurring-documents.ts'
import { recurringDocument } from '#contract/entities/recurring-document.ts'
import { general } from '#contract/entity.ts'
import { Conditions, paging } from '../kit/crud/conditions.ts'
import { type ListPlan, mountCrud } from '../kit/crud/crud.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'

/** Mounts the calls of recurring invoices (DOC-17). */
export function mountRecurring(routes: Routes, data: UserData): void {
  mountCrud(routes, data, general(recurringDocument), recurringDocuments, planRecurring)
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
