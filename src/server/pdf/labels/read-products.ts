import { type LabelledProduct, type LabelSubject, labelSubjects } from '#domain/labels/label-plan.ts'
import { receiptRules } from '#domain/price-receipt.ts'
import { DEFAULT_PRICING_CONTEXT } from '#domain/pricing-rules.ts'
import { product } from '#contract/entities/product.ts'
import { fillText, Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { labelMessages } from './label-messages.ts'
import type { LabelOwner } from './labels-job.ts'

const PRODUCTS = `select id, name, sku, barcode, base_currency as "baseCurrency", effective_price as "effectivePrice", variants, receipt
  from product where user_id = ${currentUser} and id = any($1::uuid[])`
const PROFILE = `select name, prices_include_vat as "pricesIncludeVat", tax_rate as "taxRate" from business_profile
  where user_id = ${currentUser} and is_default`

interface Profile {
  readonly name: string
  readonly pricesIncludeVat: boolean
  readonly taxRate: number
}

interface StoredProduct extends LabelledProduct {
  readonly receipt: Readonly<Record<string, unknown>> | null
}

/** The products of these ids in their order, and their owner. Throws `Refusal` for ids that are no products of the user. */
export async function readLabelSubjects(
  tx: Queryable,
  ids: readonly string[],
): Promise<{ subjects: LabelSubject[]; owner: LabelOwner }> {
  const [products, profile] = await tx.batch([
    { name: 'labels:products', text: PRODUCTS, values: [ids] },
    { name: 'labels:profile', text: PROFILE },
  ])
  const byId = new Map((products?.rows ?? []).map((row) => [String(row['id']), row as unknown as StoredProduct]))
  const unknown = ids.filter((id) => !byId.has(id))
  if (unknown.length > 0)
    throw new Refusal('reference-unknown', { message: labelMessages.gone(unknown.length) }, issuesOf(unknown))
  const found = profile?.rows[0] as Profile | undefined
  const owner: LabelOwner = {
    business: found?.name ?? '',
    includesVat: (id) => {
      const receipt = byId.get(id)?.receipt
      const { taxRate, pricesIncludeVat } = (receipt && receiptRules(receipt)) ?? found ?? DEFAULT_PRICING_CONTEXT
      return taxRate > 0 || (found?.taxRate ?? 0) > 0 ? pricesIncludeVat : null
    },
  }
  return { subjects: [...new Set(ids)].flatMap((id) => labelSubjects(byId.get(id) as StoredProduct)), owner }
}

function issuesOf(ids: readonly string[]) {
  return ids.slice(0, 100).map((id) => ({ field: `ids.${id}`, message: fillText(product.notFound, { id }) }))
}
