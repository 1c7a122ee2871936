import type { LandedLine } from '#domain/landed-cost/landed-cost.ts'
import type { Units } from '#domain/money.ts'
import { formatAmount, formatMoney } from '#web/kit/format/money.ts'
import { formatQuantity } from '#web/kit/format/number.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { useRowNavigation } from '#web/kit/ui/use-row-navigation.ts'
import { chargeName } from './charge-words.ts'
import { effectKey, type LandingEffect } from './landing-effects.ts'
import { lineName } from './line-words.ts'
import { RowGap } from '#web/kit/grid/row-gap.tsx'
import { none } from './shipment-cells.tsx'
import type { LineRow } from './shipment-row.ts'
import { formatUnitMoney } from './unit-money.ts'
import { shipmentsText } from './text.ts'
import { useRowWindow } from '#web/kit/grid/use-row-window.ts'
import type { ShipmentWork } from './use-shipment.ts'

const text = shipmentsText.landed
const ROW_HEIGHT = 44

export interface LandedListProps {
  readonly work: ShipmentWork
  readonly effects: ReadonlyMap<string, LandingEffect>
  /** The line whose picture is shown. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
  /** Each charge has a column of its own. */
  readonly isApart: boolean
}

/** A line with its cost, in the order of the shipment. */
export interface CostedLine {
  readonly line: LineRow
  readonly cost: LandedLine
}

/** The lines that are costed, with their costs. */
export function costedLines({ lines, landed }: ShipmentWork): readonly CostedLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  return landed.lines.flatMap((cost) => {
    const line = byId.get(cost.id)
    return line ? [{ line, cost }] : []
  })
}

/** The landed cost of every line: goods, its part of each charge, duty, of one, and the effect on the product. */
export function LandedTable({ work, effects, chosen, onChoose, isApart }: LandedListProps) {
  const { row, charges, landed } = work
  const rows = costedLines(work)
  const { runs, onScroll } = useRowWindow(rows.length, ROW_HEIGHT, [])
  const choose = (index: number) => {
    const id = rows[index]?.line.id ?? ''
    onChoose(id === chosen ? '' : id)
  }
  const navigable = useRowNavigation({ count: rows.length, onOpen: choose })
  const [run = { from: 0, to: 0 }] = runs
  const amount = (units: Units | null) => (units === null ? none : formatAmount(units, row.currency))
  const { totals } = landed
  const head = (name: string) => (
    <>
      {name} <span className="font-normal">{row.currency}</span>
    </>
  )
  return (
    <div role="presentation" onScrollCapture={onScroll}>
      <DataTable label={text.label}>
        <thead>
          <tr>
            <HeadCell pin="first">{text.product}</HeadCell>
            <HeadCell align="end">{text.quantity}</HeadCell>
            <HeadCell align="end">{head(text.goods)}</HeadCell>
            {isApart ? (
              charges.map((charge) => (
                <HeadCell key={charge.id} align="end">
                  <span className="inline-block max-w-36 truncate align-bottom">{chargeName(charge)}</span>
                </HeadCell>
              ))
            ) : (
              <HeadCell align="end">{text.charges}</HeadCell>
            )}
            <HeadCell align="end">{text.duty}</HeadCell>
            <HeadCell align="end">{text.total}</HeadCell>
            <HeadCell align="end">{text.perUnit}</HeadCell>
            <HeadCell align="end">{text.costMove}</HeadCell>
            <HeadCell align="end">{text.priceMove}</HeadCell>
            <HeadCell>{text.margin}</HeadCell>
          </tr>
        </thead>
        <tbody>
          <RowGap rows={run.from} height={ROW_HEIGHT} />
          {rows.slice(run.from, run.to).map(({ line, cost }, offset) => (
            <Row key={line.id} {...navigable(run.from + offset)} current={line.id === chosen}>
              <Cell head pin="first" className="max-w-60 min-w-44">
                <span className="block truncate font-semibold">{lineName(line)}</span>
              </Cell>
              <Cell align="end">{quantityWords(line)}</Cell>
              <Cell align="end">{amount(cost.goods)}</Cell>
              {isApart ? (
                charges.map((charge, index) => (
                  <Cell key={charge.id} align="end">
                    {amount(cost.parts[index] ?? null)}
                  </Cell>
                ))
              ) : (
                <Cell align="end">{amount(cost.charges)}</Cell>
              )}
              <Cell align="end">{amount(isApart ? ownDuty(work, cost) : cost.duty)}</Cell>
              <Cell align="end">{amount(cost.total)}</Cell>
              <Cell align="end" className="font-semibold">
                {cost.unitCost === null ? none : formatUnitMoney(cost.unitCost, row.currency)}
              </Cell>
              <EffectCells effect={effects.get(effectKey(line))} />
            </Row>
          ))}
          <RowGap rows={rows.length - run.to} height={ROW_HEIGHT} />
        </tbody>
        <tfoot>
          <tr className="[&>*]:sticky [&>*]:bottom-0 [&>*]:z-2 [&>*]:h-11 [&>*]:border-t [&>*]:border-line [&>*]:bg-card [&>*]:px-3 [&>*]:font-bold">
            <th scope="row" className="left-0 z-3! text-left">
              {text.sum}
            </th>
            <td>&nbsp;</td>
            <td className="text-right">{amount(totals.goods)}</td>
            {isApart ? (
              charges.map((charge, index) => (
                <td key={charge.id} className="text-right">
                  {amount(landed.charges[index] ?? null)}
                </td>
              ))
            ) : (
              <td className="text-right">{amount(totals.charges)}</td>
            )}
            <td className="text-right">{amount(isApart ? totalOwnDuty(work) : totals.duty)}</td>
            <td className="text-right">{amount(totals.total)}</td>
            <td colSpan={4}>&nbsp;</td>
          </tr>
        </tfoot>
      </DataTable>
    </div>
  )
}

/** How much came, and where that is not what was paid for, of how much. */
export function quantityWords({ quantity, receivedQuantity }: LineRow): string {
  const isShort = receivedQuantity !== null && receivedQuantity !== quantity
  return isShort ? text.received(formatQuantity(receivedQuantity), formatQuantity(quantity)) : formatQuantity(quantity)
}

/** The duty of a line without charges that are duty, which have columns of their own. */
function ownDuty({ charges }: ShipmentWork, { duty, parts }: LandedLine): Units | null {
  if (duty === null) return null
  return duty - billedDuty(charges, parts)
}

function totalOwnDuty({ charges, landed }: ShipmentWork): Units | null {
  const { duty } = landed.totals
  return duty === null ? null : duty - billedDuty(charges, landed.charges)
}

function billedDuty(charges: ShipmentWork['charges'], parts: readonly (Units | null)[]): Units {
  return parts.reduce<Units>((sum, part, index) => sum + (charges[index]?.kind === 'duty' ? (part ?? 0) : 0), 0)
}

/** Cost and price of the product before and after, and its margin then. */
function EffectCells({ effect }: { readonly effect: LandingEffect | undefined }) {
  if (!effect) {
    return (
      <>
        <Cell align="end" className="text-muted">
          {text.noProduct}
        </Cell>
        <Cell align="end">{none}</Cell>
        <Cell>{none}</Cell>
      </>
    )
  }
  const { before, after, currency } = effect
  return (
    <>
      <Cell align="end">
        <Move before={before.totalCost} after={after.totalCost} currency={currency} />
      </Cell>
      <Cell align="end">
        <Move before={before.effectivePrice} after={after.effectivePrice} currency={currency} />
      </Cell>
      <Cell>
        <MarginPill result={after} />
      </Cell>
    </>
  )
}

/** An amount before and after. */
export function Move({
  before,
  after,
  currency,
}: {
  readonly before: Units | null
  readonly after: Units | null
  readonly currency: string
}) {
  const words = (units: Units | null) => (units === null ? '–' : formatMoney(units, currency))
  if (words(before) === words(after)) return <span className="text-muted">{words(after)}</span>
  return (
    <>
      <span className="text-muted">{words(before)}</span>
      <span aria-hidden="true" className="text-muted">
        {' → '}
      </span>
      <span className="sr-only"> {text.to} </span>
      <span className="font-semibold">{words(after)}</span>
    </>
  )
}
