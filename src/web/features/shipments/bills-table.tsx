import type { Units } from '#domain/money.ts'
import { orEmpty, readMoney } from '#web/kit/form/number-text.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { formatMoney, formatMoneyChange } from '#web/kit/format/money.ts'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { chargeName } from './charge-words.ts'
import { none } from './shipment-cells.tsx'
import { shipmentsText } from './text.ts'
import type { ShipmentWork } from './use-shipment.ts'

const text = shipmentsText.actual

interface BillsTableProps {
  readonly work: ShipmentWork
  readonly onActual: (id: string, amount: Units | null) => void
}

/** What each charge landed with, and what was billed in the end. */
export function BillsTable({ work, onActual }: BillsTableProps) {
  const { row, charges } = work
  const landed = new Map(row.landing?.charges.map(({ id, amount }) => [id, amount]))
  return (
    <DataTable label={text.bills}>
      <thead>
        <tr>
          <HeadCell pin="first">{text.charge}</HeadCell>
          <HeadCell align="end" className="max-md:hidden">
            {text.landed}
          </HeadCell>
          <HeadCell align="end">{text.actual}</HeadCell>
          <HeadCell align="end" className="max-md:hidden">
            {text.difference}
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {charges.map((charge) => {
          const then = landed.get(charge.id)
          const difference = charge.actualAmount === null ? null : charge.actualAmount - (then ?? 0)
          const landedWith = then === undefined ? none : formatMoney(then, charge.currency)
          const change = difference === null ? none : formatMoneyChange(difference, charge.currency)
          return (
            <Row key={charge.id}>
              <Cell head pin="first" className="max-w-48 font-semibold max-md:max-w-none max-md:py-2">
                <span className="block truncate max-md:whitespace-normal">{chargeName(charge)}</span>
                <span className="block text-[13px] font-normal whitespace-normal text-muted md:hidden">
                  {text.landed} {landedWith}
                  {difference !== null && <span className="block">{change}</span>}
                </span>
              </Cell>
              <Cell align="end" className="max-md:hidden">
                {landedWith}
              </Cell>
              <Cell align="end" className="py-1">
                <MoneyField
                  label={`${text.actual}: ${chargeName(charge)}`}
                  hideLabel
                  className="ml-auto w-36 max-md:w-32"
                  currency={charge.currency}
                  text={moneyText(charge.actualAmount, charge.currency)}
                  parse={orEmpty(readMoney(charge.currency, {}))}
                  onCommit={(amount) => onActual(charge.id, amount)}
                />
              </Cell>
              <Cell align="end" className="max-md:hidden">
                {change}
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
}
