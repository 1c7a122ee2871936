import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CloudOff from 'lucide-react/icons/cloud-off'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { failureOf, showFailure } from '#web/kit/data/failure.ts'
import { useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { integerParam, textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { TableSkeleton } from '#web/kit/ui/skeleton.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { uiText } from '#web/kit/ui/text.ts'
import { BackLink } from './back-link.tsx'
import { DayField } from '#web/kit/form/day-field.tsx'
import { formatDay, today } from '#web/kit/format/date.ts'
import { pastPrices, pastPricesFile } from './past-prices.ts'
import { PastCards, PastTable, type PresentPrice } from './past-table.tsx'
import { pastText as text } from './past-text.ts'
import { asProduct } from './price-list-row.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'

const PAGE_SIZE = 100
const DAY = /^\d{4}-\d{2}-\d{2}$/
const shape = { day: textParam(), page: integerParam(1, { min: 1 }) }
const READING = { act: 'read', thing: text.thing }

/** What the products sold for on a past day (LEDGER-02); the history is on the server alone. */
export function PastPricesPage() {
  const [query, update] = useSearchState(shape)
  const store = useStore()
  const { network } = useSyncStatus()
  const phone = useMediaQuery(PHONE_QUERY)
  const [latest] = useState(today)
  const day = DAY.test(query.day) ? query.day : latest
  const { page } = query
  const { answer, isLoading, error, retry } = useAnswer({ day, page, pageSize: PAGE_SIZE }, pastPrices)

  async function save() {
    try {
      saveFile(text.fileName(day), await pastPricesFile(day))
    } catch (failure) {
      showFailure(failure, { act: 'export', thing: text.thing })
    }
  }
  function present(id: string): PresentPrice | undefined {
    const found = store.get('product', id)
    if (!found) return undefined
    const { effectivePrice, baseCurrency } = asProduct(found)
    return effectivePrice === null ? undefined : { price: effectivePrice, currency: baseCurrency }
  }

  return (
    <>
      <BackLink />
      <PageHead
        title={text.title(formatDay(day))}
        facts={text.lead}
        action={
          <Button
            icon={<Download aria-hidden="true" />}
            disabled={!answer || answer.prices.length === 0}
            onClick={() => void save()}
          >
            {text.csv}
          </Button>
        }
      />
      <div className="space-y-4">
        <DayField
          label={text.day}
          className="w-48"
          value={day}
          max={latest}
          onCommit={(next) => update({ day: next ?? '', page: 1 })}
        />
        {error !== undefined && network === 'offline' ? (
          <EmptyState icon={<CloudOff />} title={text.offline.title}>
            {text.offline.text}
          </EmptyState>
        ) : error !== undefined ? (
          <ProblemDisplay problem={failureOf(error, READING)} onRetry={retry} />
        ) : !answer ? (
          <TableSkeleton rows={8} columns={5} />
        ) : answer.prices.length === 0 ? (
          <p className="py-8 text-center text-muted">{text.empty}</p>
        ) : phone ? (
          <PastCards prices={answer.prices} present={present} />
        ) : (
          <PastTable day={day} prices={answer.prices} present={present} isBusy={isLoading} />
        )}
        {(page > 1 || answer?.more) && (
          <nav aria-label={uiText.pages} className="flex items-center justify-end gap-1 text-muted">
            <span className="mr-2">{text.page(page)}</span>
            <IconButton
              label={uiText.previousPage}
              icon={<ChevronLeft />}
              disabled={page === 1}
              onClick={() => update({ page: page - 1 })}
            />
            <IconButton
              label={uiText.nextPage}
              icon={<ChevronRight />}
              disabled={!answer?.more}
              onClick={() => update({ page: page + 1 })}
            />
          </nav>
        )}
      </div>
    </>
  )
}
