import FileUp from 'lucide-react/icons/file-up'
import Package from 'lucide-react/icons/package'
import type { ReactNode } from 'react'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { listPartsMessages as messages } from './list-parts-messages.ts'

/** What the list shows before there is a product: what it is for, how to begin, and how to see it filled. */
export function EmptyCatalogue({
  newProduct,
  sampleShop,
}: {
  readonly newProduct: ReactNode
  readonly sampleShop: ReactNode
}) {
  return (
    <EmptyState
      icon={<Package />}
      title={messages.empty.title}
      action={newProduct}
      secondAction={
        <>
          <ScreenButton screen="import" icon={<FileUp aria-hidden="true" />}>
            {messages.importFile}
          </ScreenButton>
          <ScreenButton screen="stores">{messages.connectStore}</ScreenButton>
          {sampleShop}
        </>
      }
    >
      {messages.empty.text}
    </EmptyState>
  )
}
