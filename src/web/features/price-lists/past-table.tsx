import type { Units } from '#domain/money.ts'
import { formatMoney, formatMoneyChange } from '#web/kit/format/money.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { useRowNavigation } from '#web/kit/ui/use-row-navigation.ts'
import { formatDay } from '#web/kit/format/date.ts'
import type { PastPrice } from './past-prices.ts'
import { pastText as text } from './past-text.ts'

/** The price of a product as it is now. */
export interface PresentPrice {
  readonly price: Units
  readonly currency: string
}

interface PastRowsProps {
  readonly prices: readonly PastPrice[]
  readonly present: (id: string) => PresentPrice | undefined
}

/** Past prices beside present ones. */
export function PastTable({
  day,
  prices,
  present,
  isBusy,
}: PastRowsProps & { readonly day: string; readonly isBusy: boolean }) {
  const go = useGo()
  const navigable = useRowNavigation({
    count: prices.length,
    onOpen: (index) => go('product-detail', { id: prices[index]?.id, view: 'history' }),
  })
  return (
    <DataTable label={text.title(formatDay(day))} busy={isBusy}>
      <thead>
        <tr>
          <HeadCell pin="first">{text.columns.name}</HeadCell>
          <HeadCell>{text.columns.sku}</HeadCell>
          <HeadCell align="end">{text.columns.cost}</HeadCell>
          <HeadCell align="end">{text.columns.trade}</HeadCell>
          <HeadCell align="end">{text.columns.past}</HeadCell>
          <HeadCell align="end">{text.columns.present}</HeadCell>
          <HeadCell align="end">{text.columns.change}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {prices.map((past, index) => {
          const now = present(past.id)
          return (
            <Row key={past.id} {...navigable(index)}>
              <Cell head pin="first" className="max-w-80 min-w-40 truncate font-semibold">
                {past.name}
              </Cell>
              <Cell className="max-w-36 truncate">{past.sku || none}</Cell>
              <Cell align="end">{moneyOf(past.cost, past.currency)}</Cell>
              <Cell align="end">{moneyOf(past.tradePrice, past.currency)}</Cell>
              <Cell align="end" className="font-bold">
                {moneyOf(past.price, past.currency)}
              </Cell>
              <Cell align="end">{now ? formatMoney(now.price, now.currency) : none}</Cell>
              <Cell align="end" className="text-muted">
                {changeOf(past, now) ?? none}
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
}

/** Past prices on a phone, with what they are now below. */
export function PastCards({ prices, present }: PastRowsProps) {
  const go = useGo()
  return (
    <CardList label={text.label}>
      {prices.map((past) => {
        const now = present(past.id)
        return (
          <CardRow
            key={past.id}
            title={past.name}
            value={moneyOf(past.price, past.currency)}
            detail={past.sku}
            state={now && text.nowIs(formatMoney(now.price, now.currency))}
            onOpen={() => go('product-detail', { id: past.id, view: 'history' })}
          />
        )
      })}
    </CardList>
  )
}

const none = <span className="text-muted">{text.none}</span>

function moneyOf(units: Units | null, currency: string) {
  return units === null || units === 0 ? none : formatMoney(units, currency)
}

/** How far the price has come since; undefined where there is nothing to compare. */
function changeOf(past: PastPrice, now: PresentPrice | undefined): string | undefined {
  if (!now || past.price === null || now.currency !== past.currency || now.price === past.price) return undefined
  return formatMoneyChange(now.price - past.price, past.currency)
}
