import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import { receiptRules } from '#domain/price-receipt.ts'
import { MAX_PPM } from '#domain/money.ts'
import type { PricingRules } from '#domain/pricing-rules.ts'
import * as z from 'zod/mini'

const flag = z.boolean()
const ppm = z.int().check(z.minimum(0), z.maximum(MAX_PPM))

/** Every rule that a receipt may hold (PRICE-16). */
const rules = z.strictObject({
  dutyBasis: z.enum(['cif', 'fob']),
  vatRecoverable: flag,
  taxRate: ppm,
  pricesIncludeVat: flag,
  defaultMargin: ppm,
  tradeMargin: ppm,
  ending: z.enum(PRICE_ENDINGS),
  endingSource: z.enum(['product', 'currency', 'profile']),
  endingDirection: z.enum(['up', 'nearest']),
  floor: z.nullable(ppm),
  floorSource: z.nullable(z.enum(['product', 'category', 'profile'])),
  whatIf: z.nullable(z.strictObject({ vat: ppm, retailMargin: ppm, tradeMargin: ppm })),
}) satisfies z.ZodMiniType<PricingRules>

type Receipt = Readonly<Record<string, unknown>>

/** The receipt of a price in an archive, if the price can be worked out from it again; undefined for any other one. */
export function archivedReceipt(value: unknown): Receipt | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const receipt = value as Receipt
  const made = receiptRules(receipt)
  return made && rules.safeParse(made).success ? receipt : undefined
}
