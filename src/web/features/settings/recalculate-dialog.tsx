import { useMemo } from 'react'
import { MAX_BULK, recalculateProducts } from '#contract/commands/products.ts'
import { marginHealth } from '#domain/margin-health.ts'
import { takeBackChanges } from '#web/kit/change-sets/take-back.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { priceText } from '#web/kit/price/text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { useRowNavigation } from '#web/kit/ui/use-row-navigation.ts'
import { type EarlierPrice, type PriceFigures, recalculationSummary } from './earlier-prices.ts'
import { settingsText } from './text.ts'

const text = settingsText.earlier
const SHOWN_AT_MOST = 100

interface RecalculateDialogProps {
  readonly found: readonly EarlierPrice[]
  readonly onClose: () => void
}

/** What recalculating would do to each product, and then the one act that does it (CHANGE-01). */
export function RecalculateDialog({ found, onClose }: RecalculateDialogProps) {
  const store = useStore()
  const taken = found.slice(0, MAX_BULK)
  const count = formatCount(taken.length, settingsText.product)

  async function apply() {
    const ids = taken.map(({ id }) => id)
    if (await recalculate(store, ids)) onClose()
  }

  return (
    <Dialog
      open
      wide
      title={text.dialogTitle(count)}
      description={text.dialogLead}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" onClick={() => void apply()}>
            {text.apply(count)}
          </Button>
        </>
      }
    >
      <Summary found={found} />
      <PricesTable found={found} />
    </Dialog>
  )
}

async function recalculate(store: Store, ids: readonly string[]): Promise<boolean> {
  const changeSetId = store.newId()
  const count = formatCount(ids.length, settingsText.product)
  const act = { act: 'change', thing: text.thing }
  try {
    await store.run(recalculateProducts, { changeSetId, title: text.changeTitle(count), ids: [...ids] })
  } catch (error) {
    showFailure(error, act)
    return false
  }
  const undo = () => takeBackChanges(store, changeSetId).catch((error: unknown) => showFailure(error, act))
  showToast({ title: text.applied(count), action: { label: settingsText.undo, run: () => void undo() } })
  return true
}

function Summary({ found }: { readonly found: readonly EarlierPrice[] }) {
  const summary = useMemo(() => recalculationSummary(found), [found])
  const percent = (ppm: number | null) => (ppm === null ? '–' : formatPercent(ppm))
  const figures: readonly (readonly [name: string, value: string])[] = [
    [text.prices, formatNumber(summary.priceChanges)],
    [text.averageMargin, arrow(percent(summary.marginBefore), percent(summary.marginAfter))],
    [text.belowFloor, arrow(formatNumber(summary.belowFloorBefore), formatNumber(summary.belowFloorAfter))],
    [text.losing, arrow(formatNumber(summary.losingBefore), formatNumber(summary.losingAfter))],
  ]
  return (
    <dl className="mb-4 grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
      {figures.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function arrow(before: string, after: string): string {
  return before === after ? after : `${before} → ${after}`
}

function PricesTable({ found }: { readonly found: readonly EarlierPrice[] }) {
  const shown = found.slice(0, SHOWN_AT_MOST)
  const more = found.length - shown.length
  const rowAt = useRowNavigation({ count: shown.length, onOpen: () => undefined })
  const navigable = (index: number) => ({ ...rowAt(index), onClick: undefined })
  return (
    <DataTable
      label={text.table}
      footer={more > 0 && <p className="text-[13px] text-muted">{text.more(formatNumber(more))}</p>}
    >
      <thead>
        <tr>
          <HeadCell pin="first">{text.productHead}</HeadCell>
          <HeadCell align="end">{text.before}</HeadCell>
          <HeadCell align="end">{text.after}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {shown.map((each, index) => (
          // Rows take the focus, so that keys can scroll the table.
          <Row key={each.id} {...navigable(index)}>
            <Cell head pin="first" className="max-w-64 py-1.5 max-sm:max-w-32">
              <span className="block truncate font-semibold">{each.name}</span>
              <Remark {...each} />
            </Cell>
            <Cell align="end">
              <Figures figures={each.before} currency={each.currency} />
            </Cell>
            <Cell align="end">
              <Figures figures={each.after} currency={each.currency} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

/** What changes beside price and margin: the cost below them, or the flag. */
function Remark({ before, after, currency }: EarlierPrice) {
  const flag = after.belowFloor ? text.nowBelow : text.noLongerBelow
  const remark = [
    ...(before.cost === after.cost
      ? []
      : [text.costChange(formatMoney(before.cost, currency), formatMoney(after.cost, currency))]),
    ...(before.belowFloor === after.belowFloor ? [] : [flag]),
  ]
  return <span className="block text-[13px] whitespace-normal text-muted empty:hidden">{remark.join('. ')}</span>
}

const TONES = { healthy: 'ok', thin: 'warn', losing: 'bad' } as const

function Figures({ figures, currency }: { readonly figures: PriceFigures; readonly currency: string }) {
  const { price, margin, belowFloor } = figures
  if (price === null) return <span className="text-muted">{text.noPrice}</span>
  const health = margin === null ? undefined : marginHealth(margin, belowFloor)
  return (
    <span className="inline-flex items-center justify-end gap-x-2.5 gap-y-1 max-sm:flex-col max-sm:items-end max-sm:py-1.5">
      <span className="font-semibold">{formatMoney(price, currency)}</span>
      <span className="inline-flex justify-start sm:w-20">
        {margin !== null && health !== undefined && (
          <Pill tone={TONES[health]} meaning={belowFloor ? priceText.belowFloor : priceText.healths[health]}>
            {formatPercent(margin)}
          </Pill>
        )}
      </span>
    </span>
  )
}
