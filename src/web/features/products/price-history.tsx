import Download from 'lucide-react/icons/download'
import { useMemo, useState } from 'react'
import { UNITS_PER_MINOR } from '#domain/money.ts'
import { productHistory } from '#contract/endpoints/history.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { StepChart } from '#web/kit/charts/step-chart.tsx'
import { valueAt } from '#web/kit/charts/step-path.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { csvFile, saveFile } from '#web/kit/files/save-file.ts'
import { formatDate, formatDateTime } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { type HistoryPage, readOlder } from '#web/kit/history/use-history.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { type PlainColumn, PlainTable } from '#web/kit/ui/plain-table.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { currenciesOf, lineOf, type PriceEntry, type PriceSeries, priceSeries, priceSeriesCsv } from './price-series.ts'
import { priceHistoryMessages as messages } from './price-history-messages.ts'

interface PriceHistoryProps {
  readonly row: RowOfKind<'product'>
  readonly read: HistoryPage
}

/** What a product and its variants sold for and cost over time: a chart with its table, and a file of all of it (LEDGER-01). */
export function PriceHistory({ row, read }: PriceHistoryProps) {
  const allSeries = useMemo(() => priceSeries(row, read.items), [row, read.items])
  const [variantId, setVariant] = useState('')
  const [chosen, setCurrency] = useState('')
  const [isTable, setTable] = useState(false)
  const series = allSeries.find((each) => each.variantId === variantId) ?? allSeries[0]
  if (!series || series.entries.length === 0) return null
  const currencies = currenciesOf(series)
  const currency = currencies.includes(chosen) ? chosen : (currencies[0] ?? row.baseCurrency)
  return (
    <section aria-labelledby="price-history">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id="price-history" className="text-base font-semibold">
          {messages.title}
        </h3>
        <div className="-me-2 flex items-center">
          <Button reads tone="ghost" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {messages.table}
          </Button>
          <ExportButton row={row} read={read} />
        </div>
      </div>
      <div className="mt-1 flex flex-wrap gap-3">
        {allSeries.length > 1 && (
          <NativeSelect
            label={messages.of}
            hideLabel
            className="min-w-40 flex-1"
            value={series.variantId}
            options={allSeries.map((each) => ({ value: each.variantId, label: each.name || messages.product }))}
            onChange={setVariant}
          />
        )}
        {currencies.length > 1 && !isTable && (
          <NativeSelect
            label={messages.currency}
            hideLabel
            className="w-28"
            value={currency}
            options={currencies.map((code) => ({ value: code, label: code }))}
            onChange={setCurrency}
          />
        )}
      </div>
      {isTable ? <Table series={series} /> : <Drawn series={series} currency={currency} />}
      <Since series={series} isCut={read.more} />
    </section>
  )
}

const FIGURES = ['price', 'tradePrice', 'cost'] as const

/** Every step, newest first, each in its currency: what the chart draws. */
function Table({ series: { entries } }: { readonly series: PriceSeries }) {
  const shown = FIGURES.filter((figure) => figure === 'price' || entries.some((entry) => entry[figure] !== null))
  return (
    <div className="mt-2">
      <PlainTable
        label={messages.title}
        rows={entries.toReversed()}
        keyOf={({ version }) => version}
        columns={[
          {
            label: messages.date,
            className: 'min-w-24 whitespace-normal',
            renderCell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>,
          },
          ...shown.map((figure): PlainColumn<PriceEntry> => ({
            label: messages[figure],
            align: 'end',
            className: figure === 'price' ? 'font-bold' : '',
            renderCell: ({ [figure]: units, currency }) =>
              units === null ? messages.none : formatMoney(units, currency),
          })),
        ]}
      />
    </div>
  )
}

function Since({ series, isCut }: { readonly series: PriceSeries; readonly isCut: boolean }) {
  const { network } = useSyncStatus()
  const first = series.entries[0]
  if (!isCut || !first) return null
  const day = formatDate(first.at)
  return (
    <p className="mt-2 text-[13px] text-muted">
      {network === 'offline' ? messages.sinceOffline(day) : messages.since(day)}
    </p>
  )
}

function Drawn({ series, currency }: { readonly series: PriceSeries; readonly currency: string }) {
  const [now] = useState(Date.now)
  const [moment, setMoment] = useState<number | null>(null)
  const money = (units: number) => formatMoney(units, currency)
  const price = lineOf(series, currency, 'price')
  const cost = lineOf(series, currency, 'cost')
  const lines = [
    { name: messages.lines.price, points: price },
    { name: messages.lines.cost, points: cost },
  ].filter(({ points }) => points.length > 0)
  if (lines.length === 0) return <p className="py-8 text-center text-muted">{messages.empty(currency)}</p>
  // An offline device with a fast clock may have written later than now.
  const until = Math.max(now, ...series.entries.map(({ at }) => at + 1))
  const look = moment ?? until
  const told = (points: typeof price) => {
    const value = valueAt(points, look)
    return value === null ? messages.none : money(value)
  }
  return (
    <>
      <dl className="mt-1 mb-2 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <div className="flex items-baseline gap-1.5">
          <dt className="text-[13px] text-muted">{messages.price}</dt>
          <dd className="text-base font-bold">{told(price)}</dd>
        </div>
        <div className="flex items-baseline gap-1.5">
          <dt className="text-[13px] text-muted">{messages.cost}</dt>
          <dd className="font-semibold">{told(cost)}</dd>
        </div>
        <div className="ms-auto text-[13px] text-muted">
          <dt className="sr-only">{messages.date}</dt>
          <dd>{moment === null ? messages.now : formatDateTime(moment)}</dd>
        </div>
      </dl>
      <StepChart
        label={wordsOf(price, money)}
        lines={lines}
        until={until}
        smallestStep={UNITS_PER_MINOR}
        format={money}
        moment={moment}
        onMoment={setMoment}
      />
    </>
  )
}

function wordsOf(points: ReturnType<typeof lineOf>, money: (units: number) => string): string {
  const told = points.filter((point): point is { at: number; value: number } => point.value !== null)
  const [first, last] = [told[0], told.at(-1)]
  if (!first || !last) return messages.title
  const day = formatDate(first.at)
  const steps = told.filter(({ value }, index) => index > 0 && value !== told[index - 1]?.value).length
  if (steps === 0) return messages.steady(money(first.value), day)
  return messages.series(money(first.value), day, money(last.value), formatCount(steps, messages.change))
}

function ExportButton({ row, read }: PriceHistoryProps) {
  const [isWorking, setWorking] = useState(false)
  async function save() {
    setWorking(true)
    try {
      const all = await readOlder(productHistory, row.id, read)
      saveFile(messages.fileName(row.name), csvFile([priceSeriesCsv(priceSeries(row, all.items), messages.file)]))
      if (all.more) showToast({ title: messages.cut })
    } catch (failure) {
      showFailure(failure, { act: 'export', thing: messages.thing })
    } finally {
      setWorking(false)
    }
  }
  return (
    <Button
      reads
      tone="ghost"
      size="small"
      icon={<Download aria-hidden="true" />}
      disabled={isWorking}
      onClick={() => void save()}
    >
      {messages.csv}
    </Button>
  )
}
