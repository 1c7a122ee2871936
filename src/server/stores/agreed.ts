import type { Cell, Offers } from '#domain/stores/three-way.ts'
import type { SentField } from '#contract/entities/store-listing.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'

/** The value of a field on which both sides last agreed (`store_product.base`); undefined before that. */
export function agreedOn(base: Offers | null, offer: string, field: string): Cell | undefined {
  return base?.[offer]?.[field]
}

/** The same with other values of some fields. */
function withCells(base: Offers, offers: Readonly<Record<string, Readonly<Record<string, Cell | undefined>>>>): Offers {
  const merged: Record<string, Record<string, Cell>> = { ...base }
  for (const [offer, cells] of Object.entries(offers)) {
    const own = Object.entries({ ...merged[offer], ...cells })
    merged[offer] = Object.fromEntries(own.flatMap(([field, cell]) => (cell === undefined ? [] : [[field, cell]])))
  }
  return merged
}

/** Values that were sent and of which no answer is known, by offer and field: found in the store they are our own. */
export type Sending = Readonly<Record<string, Readonly<Partial<Record<SentField, readonly (number | null)[]>>>>>

/** What was sent and is found in the store is our own: it is no change there. */
export function withSent(base: Offers, sending: Sending | null, there: Offers): Offers {
  const arrived = Object.entries(sending ?? {}).map(([offer, fields]) => {
    const own = Object.entries(fields).flatMap(([field, values]) => {
      const cell = there[offer]?.[field]
      return cell !== undefined && (values ?? []).some((value) => value === cell) ? [[field, cell] as const] : []
    })
    return [offer, Object.fromEntries(own)] as const
  })
  return withCells(base, Object.fromEntries(arrived))
}

/** The fields in which the second differs from the first: others are not written, or what was agreed meanwhile would be lost. */
export function changedCells(before: Offers, after: Offers): Offers {
  return Object.fromEntries(
    Object.entries(after).flatMap(([offer, cells]) => {
      const own = Object.entries(cells).filter(([field, cell]) => before[offer]?.[field] !== cell)
      return own.length === 0 ? [] : [[offer, Object.fromEntries(own)]]
    }),
  )
}

/** Fields of a product of a store on which both sides agree from now on. */
export interface Agreement {
  readonly storeId: string
  readonly externalId: string
  readonly offers: Offers
}

/** Keeps on what both sides agree from now on; each product comes once. */
export async function agree(tx: Queryable, agreements: readonly Agreement[]): Promise<void> {
  if (agreements.length === 0) return
  await tx.query({
    name: 'stores:agree',
    text: `update store_product p set base = merged_offers(p.base, x.offers)
      from jsonb_to_recordset($1::jsonb) as x("storeId" uuid, "externalId" text, offers jsonb)
      where p.user_id = ${currentUser} and p.store_id = x."storeId" and p.external_id = x."externalId"`,
    values: [JSON.stringify(agreements)],
  })
}
