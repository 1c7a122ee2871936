import type { ProductTrueUp, TrueUp } from '#domain/landed-cost/true-up.ts'
import type { Ppm } from '#domain/money.ts'
import { formatMoneyChange } from '#web/kit/format/money.ts'
import { formatPercent, formatQuantity } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { none } from './shipment-cells.tsx'
import { RowGap } from '#web/kit/grid/row-gap.tsx'
import { formatUnitMoney } from './unit-money.ts'
import { shipmentsText } from './text.ts'
import { useRowWindow } from '#web/kit/grid/use-row-window.ts'

const text = shipmentsText.actual
const ROW_HEIGHT = 44

interface TrueUpTableProps {
  readonly report: TrueUp
  readonly currency: string
  readonly nameOf: (product: ProductTrueUp) => string
}

/** By product and variant: what it landed at, what it cost in the end, and the margin that is really made. */
export function TrueUpTable({ report, currency, nameOf }: TrueUpTableProps) {
  const { products } = report
  const { runs, onScroll } = useRowWindow(products.length, ROW_HEIGHT, [])
  const [run = { from: 0, to: 0 }] = runs
  return (
    <div role="presentation" onScrollCapture={onScroll}>
      <DataTable label={text.report}>
        <thead>
          <tr>
            <HeadCell pin="first">{text.product}</HeadCell>
            <HeadCell align="end">{text.quantity}</HeadCell>
            <HeadCell align="end">{text.perUnitLanded}</HeadCell>
            <HeadCell align="end">{text.perUnitActual}</HeadCell>
            <HeadCell align="end">{text.difference}</HeadCell>
            <HeadCell align="end">{text.marginThought}</HeadCell>
            <HeadCell align="end">{text.marginMade}</HeadCell>
          </tr>
        </thead>
        <tbody>
          <RowGap rows={run.from} height={ROW_HEIGHT} />
          {products.slice(run.from, run.to).map((each) => (
            <Row key={`${each.productId} ${each.variantId}`}>
              <Cell head pin="first" className="max-w-60 truncate">
                <ScreenLink
                  screen="product-detail"
                  search={{ id: each.productId }}
                  className="font-semibold underline-offset-4 hover:underline"
                >
                  {nameOf(each)}
                </ScreenLink>
              </Cell>
              <Cell align="end">{formatQuantity(each.quantity)}</Cell>
              <Cell align="end">{formatUnitMoney(each.landedUnitCost, currency)}</Cell>
              <Cell align="end" className="font-semibold">
                {formatUnitMoney(each.actualUnitCost, currency)}
              </Cell>
              <Cell align="end">{formatMoneyChange(each.difference, currency)}</Cell>
              <Cell align="end">{percent(each.plannedMargin)}</Cell>
              <Cell align="end" className="font-semibold">
                {percent(each.actualMargin)}
              </Cell>
            </Row>
          ))}
          <RowGap rows={products.length - run.to} height={ROW_HEIGHT} />
        </tbody>
      </DataTable>
    </div>
  )
}

function percent(ppm: Ppm | null) {
  return ppm === null ? none : formatPercent(ppm)
}
