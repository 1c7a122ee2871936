import { minorDigits } from '#domain/currency.ts'
import { decimalFromPpm, decimalFromQuantity, decimalFromUnits, PPM, unitsPerMajor } from '#domain/money.ts'
import { categoryOf, type LineAmounts, type TaxCategory } from '../totals.ts'
import { quotientText } from './quotient.ts'
import { keptText } from './xml.ts'
import type { SourceDocument, SourceItem } from './source.ts'

/** A discount (BG-27) or a surcharge (BG-28) of a line, as decimal text; `percent` and `base` only where a percent was given. */
export interface LineAdjustment {
  readonly isCharge: boolean
  readonly amount: string
  readonly percent: string
  readonly base: string
}

/** One line as both syntaxes write it: all figures as decimal text, the price without a sign. */
export interface EInvoiceLine {
  readonly id: string
  readonly quantity: string
  readonly unitCode: string
  readonly net: string
  readonly price: string
  readonly name: string
  readonly description: string
  readonly sku: string
  readonly category: TaxCategory
  readonly percent: string
  readonly adjustment: LineAdjustment | null
}

/** Digits after the point of a unit price that is calculated back from a price including tax. */
const PRICE_DIGITS = 10

/** The lines of an e-invoice: the sign of a negative price moves to the quantity (BR-27), the amount stays. */
export function eInvoiceLines(document: SourceDocument, amounts: readonly LineAmounts[]): readonly EInvoiceLine[] {
  return document.items.map((item, index) => {
    const line = amounts[index] ?? { gross: 0, discount: 0, net: 0 }
    return {
      id: String(index + 1),
      ...(document.pricesIncludeTax
        ? { ...pricedBack(item, line.net, document.currency), adjustment: null }
        : pricedAsEntered(item, line, document.currency)),
      unitCode: item.unitCode,
      net: decimalFromUnits(line.net, document.currency),
      ...named(item.description),
      sku: item.sku,
      category: categoryOf(item),
      percent: decimalFromPpm(item.taxPercent),
    }
  })
}

type Priced = Pick<EInvoiceLine, 'quantity' | 'price' | 'adjustment'>

function pricedAsEntered(item: SourceItem, { gross, discount }: LineAmounts, currency: string): Priced {
  const { quantity, unitPrice } = item
  const isNear = withinTolerance(BigInt(quantity) * BigInt(unitPrice), BigInt(gross) * ONE, currency)
  return {
    ...(isNear
      ? {
          quantity: decimalFromQuantity(unitPrice < 0 ? 0 - quantity : quantity),
          price: decimalFromUnits(Math.abs(unitPrice), currency),
        }
      : pricedBack(item, gross, currency)),
    adjustment: discount === 0 ? null : adjustment(item, gross, discount, currency),
  }
}

/** A quantity of one. */
const ONE = 10_000n

/**
 * Whether two amounts (units times `ONE`) differ by at most 0.02: Peppol's tolerance between a line and its price, and between a
 * discount and its percentage (PEPPOL-EN16931-R120, R040). Rounding exceeds it only in currencies without cents.
 */
function withinTolerance(a: bigint, b: bigint, currency: string): boolean {
  const apart = a < b ? b - a : a - b
  return apart * 50n <= BigInt(unitsPerMajor(currency)) * ONE
}

function adjustment(item: SourceItem, gross: number, discount: number, currency: string): LineAdjustment {
  const isCharge = discount < 0
  const percent = isCharge ? 0 : (item.discountPercent ?? 0)
  const exact = (BigInt(gross) * BigInt(percent) * ONE) / BigInt(PPM)
  const hasPercent = percent !== 0 && withinTolerance(exact, BigInt(discount) * ONE, currency)
  return {
    isCharge,
    amount: decimalFromUnits(Math.abs(discount), currency),
    percent: hasPercent ? decimalFromPpm(percent) : '',
    base: hasPercent ? decimalFromUnits(gross, currency) : '',
  }
}

/** Quantity and price calculated back from an amount; the quantity takes its sign. */
function pricedBack({ quantity }: SourceItem, amount: number, currency: string): Omit<Priced, 'adjustment'> {
  const size = Math.abs(quantity)
  if (size === 0) return { quantity: '0', price: '0' }
  const moved = 10n ** BigInt(minorDigits(currency))
  return {
    quantity: decimalFromQuantity(amount === 0 ? quantity : size * Math.sign(amount)),
    // Units divided by quantity: the four extra digits of both cancel out.
    price: quotientText(BigInt(Math.abs(amount)), BigInt(size) * moved, PRICE_DIGITS),
  }
}

/** The first line is the name (BT-153), the rest the description (BT-154). */
function named(text: string): Pick<EInvoiceLine, 'name' | 'description'> {
  const [name = '', ...rest] = keptText(text).split('\n')
  return { name, description: rest.join('\n') }
}
