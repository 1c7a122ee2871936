import Download from 'lucide-react/icons/download'
import { useMemo, useState } from 'react'
import { UNITS_PER_MINOR } from '#domain/money.ts'
import { productHistory } from '#contract/endpoints/history.ts'
import { StepChart } from '#web/kit/chart/step-chart.tsx'
import { valueAt } from '#web/kit/chart/step-path.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { csvFile, saveFile } from '#web/kit/files/save-file.ts'
import { formatDate, formatDateTime } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { type HistoryPage, readOlder } from '#web/kit/history/use-history.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { currenciesOf, lineOf, type PriceCourse, priceCourses, priceCoursesCsv } from './price-course.ts'
import { priceHistoryText as text } from './price-history-text.ts'
import { PriceHistoryTable } from './price-history-table.tsx'
import type { ProductRow } from './product-row.ts'

interface PriceHistoryProps {
  readonly row: ProductRow
  readonly read: HistoryPage
}

/** What a product and its variants sold for and cost over time: a chart with its table, and a file of all of it (LEDGER-01). */
export function PriceHistory({ row, read }: PriceHistoryProps) {
  const courses = useMemo(() => priceCourses(row, read.items), [row, read.items])
  const [variantId, setVariant] = useState('')
  const [chosen, setCurrency] = useState('')
  const [isTable, setTable] = useState(false)
  const course = courses.find((each) => each.variantId === variantId) ?? courses[0]
  if (!course || course.entries.length === 0) return null
  const currencies = currenciesOf(course)
  const currency = currencies.includes(chosen) ? chosen : (currencies[0] ?? row.baseCurrency)
  return (
    <section aria-labelledby="price-history">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id="price-history" className="text-base font-semibold">
          {text.title}
        </h3>
        <div className="-mr-2 flex items-center">
          <Button tone="ghost" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {text.table}
          </Button>
          <ExportButton row={row} read={read} />
        </div>
      </div>
      <div className="mt-1 flex flex-wrap gap-3">
        {courses.length > 1 && (
          <NativeSelect
            label={text.of}
            hideLabel
            className="min-w-40 flex-1"
            value={course.variantId}
            options={courses.map((each) => ({ value: each.variantId, label: each.name || text.product }))}
            onChange={setVariant}
          />
        )}
        {currencies.length > 1 && !isTable && (
          <NativeSelect
            label={text.currency}
            hideLabel
            className="w-28"
            value={currency}
            options={currencies.map((code) => ({ value: code, label: code }))}
            onChange={setCurrency}
          />
        )}
      </div>
      {isTable ? <PriceHistoryTable course={course} /> : <Drawn course={course} currency={currency} />}
      <Since course={course} isCut={read.more} />
    </section>
  )
}

function Since({ course, isCut }: { readonly course: PriceCourse; readonly isCut: boolean }) {
  const { network } = useSyncStatus()
  const first = course.entries[0]
  if (!isCut || !first) return null
  const day = formatDate(first.at)
  return (
    <p className="mt-2 text-[13px] text-muted">{network === 'offline' ? text.sinceOffline(day) : text.since(day)}</p>
  )
}

function Drawn({ course, currency }: { readonly course: PriceCourse; readonly currency: string }) {
  const [now] = useState(Date.now)
  const [moment, setMoment] = useState<number | null>(null)
  const money = (units: number) => formatMoney(units, currency)
  const price = lineOf(course, currency, 'price')
  const cost = lineOf(course, currency, 'cost')
  const lines = [
    { name: text.lines.price, points: price },
    { name: text.lines.cost, points: cost },
  ].filter(({ points }) => points.length > 0)
  if (lines.length === 0) return <p className="py-8 text-center text-muted">{text.empty(currency)}</p>
  // An offline device with a fast clock may have written later than now.
  const until = Math.max(now, ...course.entries.map(({ at }) => at + 1))
  const look = moment ?? until
  const told = (points: typeof price) => {
    const value = valueAt(points, look)
    return value === null ? text.none : money(value)
  }
  return (
    <>
      <dl className="mt-1 mb-2 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <div className="flex items-baseline gap-1.5">
          <dt className="text-[13px] text-muted">{text.price}</dt>
          <dd className="text-base font-bold">{told(price)}</dd>
        </div>
        <div className="flex items-baseline gap-1.5">
          <dt className="text-[13px] text-muted">{text.cost}</dt>
          <dd className="font-semibold">{told(cost)}</dd>
        </div>
        <div className="ml-auto text-[13px] text-muted">
          <dt className="sr-only">{text.date}</dt>
          <dd>{moment === null ? text.now : formatDateTime(moment)}</dd>
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
  if (!first || !last) return text.title
  const day = formatDate(first.at)
  const steps = told.filter(({ value }, index) => index > 0 && value !== told[index - 1]?.value).length
  if (steps === 0) return text.steady(money(first.value), day)
  return text.course(money(first.value), day, money(last.value), formatCount(steps, text.change))
}

function ExportButton({ row, read }: PriceHistoryProps) {
  const [isWorking, setWorking] = useState(false)
  async function save() {
    setWorking(true)
    try {
      const all = await readOlder(productHistory, row.id, read)
      saveFile(text.fileName(row.name), csvFile([priceCoursesCsv(priceCourses(row, all.items), text.file)]))
      if (all.more) showToast({ title: text.cut })
    } catch (failure) {
      showFailure(failure, { act: 'export', thing: text.thing })
    } finally {
      setWorking(false)
    }
  }
  return (
    <Button
      tone="ghost"
      size="small"
      icon={<Download aria-hidden="true" />}
      disabled={isWorking}
      onClick={() => void save()}
    >
      {text.csv}
    </Button>
  )
}
