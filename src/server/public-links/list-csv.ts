import { decimalFromQuantity, decimalFromUnits, roundToMinor } from '#domain/money.ts'
import { csvText } from '#domain/csv.ts'
import { mapInSlices } from '#server/kit/slices.ts'
import type { ListContents, ListedPrice } from '../pdf/list-contents.ts'
import { csvMessages } from './page-messages.ts'

/** A price list as CSV: one line per price, so that quantity breaks have lines of their own. It holds what its page shows. */
export async function listCsv({ items }: ListContents): Promise<string> {
  return [csvText([headOf()]), ...(await mapInSlices(items, (item) => csvText(linesOf(item))))].join('')
}

function headOf(): string[] {
  const { name, sku, fromQuantity, currency, price, tradePrice, description, category } = csvMessages
  return [name, sku, fromQuantity, currency, price, tradePrice, description, category]
}

function linesOf(item: ListedPrice): string[][] {
  const { name, sku, currency, tradePrice, description, category } = item
  const money = (units: number | null): string =>
    units === null ? '' : decimalFromUnits(roundToMinor(units), currency)
  const line = (from: string, price: number | null, trade: number | null): string[] => [
    name,
    sku,
    from,
    currency,
    money(price),
    money(trade),
    description,
    category,
  ]
  return [
    line('1', item.price, tradePrice),
    ...item.tiers.map(({ minQuantity, price }) => line(decimalFromQuantity(minQuantity), price, null)),
  ]
}
