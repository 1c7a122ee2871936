import type { ReactNode } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { storesMessages } from './messages.ts'
import { type StoreLook, useFirstImport } from './use-look.ts'

const messages = storesMessages.products

interface NoProductsProps {
  readonly row: RowOfKind<'store'>
  readonly look: StoreLook
}

/** A store of which no product is linked: why that is so, and what to do next (STORE-09). */
export function NoProducts({ row, look }: NoProductsProps) {
  const first = useFirstImport(row)
  const online = useOnline()
  if (first) {
    const review = (
      <ScreenButton tone="primary" screen="change-sets" search={{ id: first.id }}>
        {storesMessages.overview.review}
      </ScreenButton>
    )
    return <Empty action={review}>{messages.firstWaits}</Empty>
  }
  if (row.run !== null) return <Empty>{messages.isRead}</Empty>
  if (row.state !== 'connected') return <Empty>{storesMessages.overview.lostText}</Empty>
  const check = (
    <Button tone="primary" disabled={look.isBusy || !online} onClick={() => look.ask()}>
      {storesMessages.overview.look}
    </Button>
  )
  if (isEmpty(row))
    return (
      <EmptyState title={messages.emptyStore} action={check}>
        {messages.emptyStoreText}
      </EmptyState>
    )
  return <Empty action={check}>{row.pulledAt === null ? messages.notRead : messages.notLinked}</Empty>
}

/** Whether a store was read and there was nothing in it to be brought in. */
export function isEmpty({ pulledAt, firstChangeSetId, run }: RowOfKind<'store'>): boolean {
  return pulledAt !== null && firstChangeSetId === null && run === null
}

function Empty({ action, children }: { readonly action?: ReactNode; readonly children: ReactNode }) {
  return (
    <EmptyState title={messages.nothing} action={action}>
      {children}
    </EmptyState>
  )
}
