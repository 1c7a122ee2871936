import ChevronLeft from 'lucide-react/icons/chevron-left'
import UserX from 'lucide-react/icons/user-x'
import { useState } from 'react'
import { customer } from '#contract/entities/customer.ts'
import { fillText } from '#contract/messages.ts'
import { useRow, useSyncStatus } from '#web/kit/data/use-store.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton, ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { useCustomerActs } from './customer-acts.ts'
import { asCustomer, type CustomerRow } from './customer-row.ts'
import { CustomerView } from './customer-view.tsx'
import { pageText as text } from './page-text.ts'

const shape = { id: textParam() }

/** One customer: what is known of them, their documents, payments and account (CUST-05, CUST-06). */
export function CustomerPage() {
  const [{ id }] = useSearchState(shape)
  const { row, seen } = useKnownCustomer(id)
  const acts = useCustomerActs()
  const isReading = isArriving(useSyncStatus())
  if (!row && !seen && isReading) return <PageSkeleton />
  return (
    <>
      <ScreenLink
        screen="customers"
        className="-ml-1 inline-flex h-8 items-center gap-1 rounded-md pr-2 text-[13px] font-semibold text-muted hover:text-fg"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {text.back}
      </ScreenLink>
      {row ? (
        <FieldScope of={row.id}>
          <CustomerView row={row} acts={acts} />
        </FieldScope>
      ) : (
        <>
          <PageHead title={text.title} />
          <EmptyState
            icon={<UserX />}
            title={seen ? text.goneTitle : fillText(customer.notFound, { id })}
            action={
              seen && (
                <Button tone="primary" onClick={() => void acts.restore(seen)}>
                  {text.restore}
                </Button>
              )
            }
            secondAction={<ScreenButton screen="customers">{text.back}</ScreenButton>}
          >
            {seen && text.goneText}
          </EmptyState>
        </>
      )}
    </>
  )
}

/** A customer by their id, and how they were last seen once they are gone. */
function useKnownCustomer(id: string): { readonly row?: CustomerRow; readonly seen?: CustomerRow } {
  const row = asCustomer(useRow('customer', id))
  const [seen, setSeen] = useState(row)
  if (row && row !== seen) setSeen(row)
  if (row) return { row }
  return seen?.id === id ? { seen } : {}
}
