import { receivedOf } from '#domain/landed-cost/amounts.ts'
import { csvText } from '#domain/csv.ts'
import { decimalFromPpm, decimalFromQuantity, decimalFromUnits } from '#domain/money.ts'
import { chargeName } from '#web/kit/shipments/charge-name.ts'
import { csvFile } from '#web/kit/files/save-file.ts'
import { csvHeads as words, linesMessages as heads } from './page-messages.ts'
import type { ShipmentWork } from './use-shipment.ts'

/** Between the word of the sum and the sums. */
const BLANK = Array.from({ length: 7 }, () => '')

/** The landed table as a CSV file: every line with its part of every charge, exact amounts with a decimal point. */
export function landedCsv({ row, lines, charges, landed }: ShipmentWork): Blob {
  const money = (units: number | null, currency = row.currency) =>
    units === null ? '' : decimalFromUnits(units, currency)
  const header = [
    heads.sku,
    heads.name,
    heads.quantity,
    heads.received,
    heads.currency,
    heads.unitCost,
    heads.rate,
    heads.duty,
    words.in(words.goods, row.currency),
    ...charges.map((charge) => words.in(chargeName(charge), row.currency)),
    words.in(words.duty, row.currency),
    words.in(words.total, row.currency),
    words.in(words.perUnit, row.currency),
  ]
  const byId = new Map(lines.map((line) => [line.id, line]))
  const rows = landed.lines.flatMap(({ id, goods, parts, duty, total, unitCost }) => {
    const line = byId.get(id)
    if (!line) return []
    const quantities = [line.quantity, receivedOf(line)].map((quantity) => decimalFromQuantity(quantity))
    const start = [line.sku, line.description, ...quantities, line.currency]
    const paid = [money(line.unitCost, line.currency), line.rate, decimalFromPpm(line.dutyPercent)]
    const costs = [goods, ...parts, duty, total, unitCost].map((units) => money(units))
    return [[...start, ...paid, ...costs]]
  })
  const { totals } = landed
  const sums = [totals.goods, ...landed.charges, totals.duty, totals.total].map((units) => money(units))
  return csvFile([csvText([header, ...rows, [words.total, ...BLANK, ...sums, '']])])
}
