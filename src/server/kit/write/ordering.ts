import { type StoredWork, workOf } from '#contract/stored-work.ts'
import type { Queryable, Statement } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import type { Numbered } from './storing.ts'

/**
 * The statements that order, in the transaction of the writes, the work that stored rows ask for. Only a distributed database is told so:
 * the nodes where rows of users lie have no work of their own, and elsewhere triggers order the same (OPS-02).
 */
export function ordering(numbered: readonly Numbered[], { isDistributed }: Queryable): Statement[] {
  if (isDistributed !== true) return []
  const works = numbered.flatMap(workOf)
  const compared = works.flatMap(({ work, ref }) => (work === 'compare-listing' ? [ref] : []))
  const ordered = works.filter(({ work }) => work !== 'compare-listing')
  return [
    ...(compared.length === 0 ? [] : [comparing(compared)]),
    ...(ordered.length === 0 ? [] : [orderWork(ordered)]),
  ]
}

/** The statement that orders work of the open transaction's user; ordered twice, it is done once. */
export function orderWork(works: readonly StoredWork[]): Statement {
  return { name: 'write:order', text: 'select order_stored_work($1::jsonb)', values: [JSON.stringify(works)] }
}

function comparing(listings: readonly string[]): Statement {
  return {
    name: 'write:compare',
    text: `update store_product p set is_open = true from store_listing l
      where p.user_id = ${currentUser} and l.user_id = ${currentUser} and l.id = any($1::uuid[])
        and p.store_id::text = l.store_id and p.external_id = l.external_id`,
    values: [listings],
  }
}
