import CloudOff from 'lucide-react/icons/cloud-off'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { Units } from '#domain/money.ts'
import { failureOf, showFailure } from '#web/kit/data/failure.ts'
import { useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { formatMoney, formatMoneyChange } from '#web/kit/format/money.ts'
import { ColumnTable, figureColumn } from '#web/kit/grid/column-table.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { dayParam } from '#web/kit/shell/day-param.ts'
import { integerParam } from '#web/kit/shell/search-params.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { PageSteps } from '#web/kit/ui/page-steps.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { TableSkeleton } from '#web/kit/ui/skeleton.tsx'
import { BackLink } from '#web/kit/list/record-page.tsx'
import { DayField } from '#web/kit/form/day-field.tsx'
import { formatDay, today } from '#web/kit/format/date.ts'
import { type PastPrice, pastPrices, pastPricesFile } from './past-prices.ts'
import { pastMessages as messages } from './past-messages.ts'
import { listsMessages } from './messages.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'

const PAGE_SIZE = 100
const shape = { day: dayParam, page: integerParam(1, { min: 1 }) }

interface ComparedPrice extends PastPrice {
  readonly now: { readonly price: Units; readonly currency: string } | undefined
}

/** The prices of the products on a past day (LEDGER-02); only the server has the history. */
export function PastPricesPage() {
  const [query, update] = useSearchState(shape)
  const store = useStore()
  const { network } = useSyncStatus()
  const [latest] = useState(today)
  const day = query.day || latest
  const { page } = query
  const { answer, isLoading, error, retry } = useAnswer({ day, page, pageSize: PAGE_SIZE }, pastPrices)

  async function save() {
    try {
      saveFile(messages.fileName(day), await pastPricesFile(day))
    } catch (failure) {
      showFailure(failure, { act: 'export', thing: messages.thing })
    }
  }
  const compared = answer?.prices.map((past): ComparedPrice => {
    const { effectivePrice = null, baseCurrency = '' } = store.get('product', past.id) ?? {}
    return { ...past, now: effectivePrice === null ? undefined : { price: effectivePrice, currency: baseCurrency } }
  })

  return (
    <>
      <BackLink screen="price-lists">{listsMessages.title}</BackLink>
      <PageHead
        title={messages.title(formatDay(day))}
        facts={messages.lead}
        action={
          <Button
            icon={<Download aria-hidden="true" />}
            disabled={!compared || compared.length === 0}
            onClick={() => void save()}
          >
            {messages.csv}
          </Button>
        }
      />
      <div className="space-y-4">
        <DayField
          name="day"
          label={messages.day}
          className="w-48"
          value={day}
          max={latest}
          onCommit={(next) => update({ day: next ?? '', page: 1 })}
        />
        {error !== undefined && network === 'offline' ? (
          <EmptyState icon={<CloudOff />} title={messages.offline.title}>
            {messages.offline.text}
          </EmptyState>
        ) : error !== undefined ? (
          <ProblemDisplay problem={failureOf(error, { act: 'read', thing: messages.thing })} onRetry={retry} />
        ) : !compared ? (
          <TableSkeleton rows={8} columns={5} />
        ) : compared.length === 0 ? (
          <p className="py-8 text-center text-muted">{messages.empty}</p>
        ) : (
          <PastTable day={day} prices={compared} isBusy={isLoading} />
        )}
        <PageSteps page={page} more={answer?.more === true} onPage={(next) => update({ page: next })} />
      </div>
    </>
  )
}

function PastTable({
  day,
  prices,
  isBusy,
}: {
  readonly day: string
  readonly prices: readonly ComparedPrice[]
  readonly isBusy: boolean
}) {
  const go = useGo()
  const figures = figureColumn<ComparedPrice>
  return (
    <ColumnTable
      label={messages.title(formatDay(day))}
      busy={isBusy}
      rows={prices}
      keyOf={({ id }) => id}
      onOpen={({ id }) => go('product-detail', { id, view: 'history' })}
      columns={[
        {
          head: messages.columns.name,
          className: 'max-w-80 min-w-40 truncate font-semibold',
          render: ({ name }) => name,
        },
        {
          head: messages.columns.sku,
          className: 'max-w-44 min-w-24 whitespace-normal wrap-anywhere',
          card: 'detail',
          render: ({ sku }) => sku || none,
        },
        figures(messages.columns.cost, ({ cost, currency }) => amount(cost, currency)),
        figures(messages.columns.trade, ({ tradePrice, currency }) => amount(tradePrice, currency)),
        figures(messages.columns.past, ({ price, currency }) => amount(price, currency), {
          card: 'value',
          className: 'font-bold',
        }),
        figures(messages.columns.present, ({ now }) => (now ? formatMoney(now.price, now.currency) : none), {
          card: 'line',
        }),
        figures(messages.columns.change, (past) => changeOf(past) ?? none, { card: 'line', className: 'text-muted' }),
      ]}
    />
  )
}

function amount(units: Units | null, currency: string) {
  return units === null || units === 0 ? none : formatMoney(units, currency)
}

/** How far the price has come since; undefined where there is nothing to compare. */
function changeOf({ price, currency, now }: ComparedPrice): string | undefined {
  if (!now || price === null || now.currency !== currency || now.price === price) return undefined
  return formatMoneyChange(now.price - price, currency)
}
