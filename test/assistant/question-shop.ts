import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../repository-files.ts'

/** The shop that the questions are asked about. */
export interface QuestionShop {
  readonly currency: string
  readonly categories: readonly string[]
  readonly brands: readonly string[]
  readonly customers: readonly { readonly name: string; readonly company: string }[]
  readonly products: readonly {
    readonly sku: string
    readonly name: string
    readonly category: string
    readonly brand: string | null
    readonly baseCost: string
    readonly shippingCost: string
    readonly dutyPercent: string
    readonly marginPercent?: string
    readonly price?: string
    readonly stock: number
  }[]
  /** Invoices without tax, paid on a day or still open. */
  readonly sales: readonly {
    readonly customer: string
    readonly day: string
    readonly paid?: string
    readonly lines: readonly {
      readonly sku: string
      readonly quantity: number
      readonly price: string
      readonly cost: string
    }[]
  }[]
}

export const questionShop = JSON.parse(readFileSync(join(ROOT, 'test/assistant/shop.json'), 'utf8')) as QuestionShop

/** How the questions name a customer. */
export function customerName({ name, company }: QuestionShop['customers'][number]): string {
  return company === '' ? name : company
}

/** Ids of the rows by how the questions name them: `product:LMP-001`, `category:Kitchen`. */
export function questionIds(idOf: (index: number) => string): ReadonlyMap<string, string> {
  const names = [
    ...questionShop.categories.map((name) => `category:${name}`),
    ...questionShop.brands.map((name) => `brand:${name}`),
    ...questionShop.customers.map((each) => `customer:${customerName(each)}`),
    ...questionShop.products.map(({ sku }) => `product:${sku}`),
  ]
  return new Map(names.map((name, index) => [name, idOf(index)]))
}

/** A value with the names of rows in the place of which their ids stand. */
export function withIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((each) => withIds(each, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withIds(each, ids)]))
}
