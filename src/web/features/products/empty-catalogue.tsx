import FileUp from 'lucide-react/icons/file-up'
import Package from 'lucide-react/icons/package'
import type { ReactNode } from 'react'
import { NothingFound } from '#web/kit/list/nothing-found.tsx'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { listPartsText as text } from './list-parts-text.ts'

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
      title={text.empty.title}
      action={newProduct}
      secondAction={
        <>
          <ScreenButton screen="import" icon={<FileUp aria-hidden="true" />}>
            {text.importFile}
          </ScreenButton>
          {sampleShop}
        </>
      }
    >
      {text.empty.text}
    </EmptyState>
  )
}

/** What the list shows when the filters leave nothing. */
export function NothingMatches({ onReset }: { readonly onReset: () => void }) {
  return <NothingFound words={text.nothing} onReset={onReset} />
}
