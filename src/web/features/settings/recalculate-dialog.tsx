import { useMemo, useState } from 'react'
import { MAX_BULK, recalculateProducts } from '#contract/commands/products.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { type PlainColumn, PlainTable } from '#web/kit/ui/plain-table.tsx'
import { type EarlierPrice, type PriceFigures, recalculationSummary } from './earlier-prices.ts'
import { settingsMessages } from './messages.ts'

const messages = settingsMessages.earlier
const SHOWN_AT_MOST = 100

interface RecalculateDialogProps {
  readonly found: readonly EarlierPrice[]
  readonly onClose: () => void
}

/** What recalculating would do to each product, and then the one act that does it (CHANGE-01). */
export function RecalculateDialog({ found, onClose }: RecalculateDialogProps) {
  const store = useStore()
  const actions = useActions('product')
  const taken = found.slice(0, MAX_BULK)
  const count = countOf('product', taken.length)

  const [changeSetId] = useState(() => store.newId())
  const input = { changeSetId, title: messages.changeTitle(count), ids: taken.map(({ id }) => id) }

  async function recalculate() {
    if (await actions.run('change', recalculateProducts, input, { title: messages.applied(count) })) onClose()
  }

  return (
    <FormDialog
      wide
      title={messages.dialogTitle(count)}
      description={messages.dialogLead}
      submit={messages.apply(count)}
      onSubmit={recalculate}
      onClose={onClose}
    >
      <Summary found={found} />
      <PricesTable found={found} />
    </FormDialog>
  )
}

function Summary({ found }: { readonly found: readonly EarlierPrice[] }) {
  const summary = useMemo(() => recalculationSummary(found), [found])
  const percent = (ppm: number | null) => (ppm === null ? '–' : formatPercent(ppm))
  const figures: readonly (readonly [name: string, value: string])[] = [
    [messages.prices, formatNumber(summary.priceChanges)],
    [messages.averageMargin, arrow(percent(summary.marginBefore), percent(summary.marginAfter))],
    [messages.belowFloor, arrow(formatNumber(summary.belowFloorBefore), formatNumber(summary.belowFloorAfter))],
    [messages.losing, arrow(formatNumber(summary.losingBefore), formatNumber(summary.losingAfter))],
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

const columns = (): readonly PlainColumn<EarlierPrice>[] => [
  {
    label: messages.productHead,
    className: 'max-w-64 py-1.5 max-sm:max-w-32',
    renderCell: (each) => (
      <>
        <span className="block truncate font-semibold">{each.name}</span>
        <Remark {...each} />
      </>
    ),
  },
  {
    label: messages.before,
    renderCell: ({ before, currency }) => <Figures figures={before} currency={currency} />,
    align: 'end',
  },
  {
    label: messages.after,
    renderCell: ({ after, currency }) => <Figures figures={after} currency={currency} />,
    align: 'end',
  },
]

function PricesTable({ found }: { readonly found: readonly EarlierPrice[] }) {
  const more = found.length - SHOWN_AT_MOST
  return (
    <PlainTable
      takesFocus
      label={messages.table}
      rows={found.slice(0, SHOWN_AT_MOST)}
      keyOf={({ id }) => id}
      columns={columns()}
      footer={more > 0 && <p className="text-[13px] text-muted">{messages.more(formatNumber(more))}</p>}
    />
  )
}

/** What changes beside price and margin: the cost below them, or the flag. */
function Remark({ before, after, currency }: EarlierPrice) {
  const flag = after.belowFloor ? messages.nowBelow : messages.noLongerBelow
  const remark = [
    ...(before.cost === after.cost
      ? []
      : [messages.costChange(formatMoney(before.cost, currency), formatMoney(after.cost, currency))]),
    ...(before.belowFloor === after.belowFloor ? [] : [flag]),
  ]
  return <span className="block text-[13px] whitespace-normal text-muted empty:hidden">{remark.join('. ')}</span>
}

function Figures({ figures, currency }: { readonly figures: PriceFigures; readonly currency: string }) {
  const { price, margin, belowFloor } = figures
  if (price === null) return <span className="text-muted">{messages.noPrice}</span>
  return (
    <span className="inline-flex items-center justify-end gap-x-2.5 gap-y-1 max-sm:flex-col max-sm:items-end max-sm:py-1.5">
      <span className="font-semibold">{formatMoney(price, currency)}</span>
      <span className="inline-flex justify-start sm:w-20">
        {margin !== null && (
          <MarginPill result={{ effectivePrice: price, marginPpm: margin, belowFloor, flag: null }} />
        )}
      </span>
    </span>
  )
}
