import { type AnyPatch, type AnyRow, general } from '#contract/entity.ts'
import { keptFigures, otherCurrency } from '#contract/currency-change.ts'
import { product } from '#contract/entities/product.ts'
import type { ImportOptions } from '#contract/change-set-rows.ts'
import type { DraftInput } from './draft-input.ts'

const PRODUCT = general(product)

type Given = Pick<DraftInput, 'data' | 'isCurrencyAssumed'>

/** The currency of the product that a row updates, where the file names none and another one was assumed. */
export function assumedOtherwise({ data, isCurrencyAssumed }: Given, current: AnyRow | undefined): string | undefined {
  return isCurrencyAssumed ? otherCurrency(PRODUCT, current, data)?.from : undefined
}

/** The values of a row: with `keepsCurrency`, amounts that name no currency are the same figures in the product's own (PROD-14). */
export function inOwnCurrency(given: Given, current: AnyRow | undefined, { keepsCurrency }: ImportOptions): AnyPatch {
  const { data } = given
  const own = keepsCurrency ? assumedOtherwise(given, current) : undefined
  if (own === undefined || !current) return data
  const { id, version, createdAt, updatedAt } = current
  const stamps = { id, version, createdAt, updatedAt }
  const assumed = { ...data, ...stamps }
  return { ...data, baseCurrency: own, ...keptFigures(PRODUCT, assumed, { ...assumed, baseCurrency: own }, {}) }
}
