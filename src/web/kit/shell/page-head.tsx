import type { ReactNode } from 'react'
import { usePageTitle } from './document-title.ts'

interface PageHeadProps {
  readonly title: string
  /** One line of facts: `304 products, average margin 36.5 %`. */
  readonly facts?: ReactNode
  /** At most one primary action. */
  readonly action?: ReactNode
}

/** The head of a page; its heading names the window and takes the focus after a navigation. */
export function PageHead({ title, facts, action }: PageHeadProps) {
  usePageTitle(title)
  return (
    <header className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-40 flex-1 sm:basis-36 max-sm:basis-auto">
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {facts && <p className="mt-0.5 w-0 min-w-full wrap-anywhere text-muted">{facts}</p>}
      </div>
      {action && (
        // On the smallest phone buttons are narrower and words go without their pictures, so that no button stands alone on a second line.
        <div className="flex flex-wrap gap-2 max-[22rem]:gap-1.5 max-[22rem]:[&_:is(button,a):not([aria-label])]:px-2.5 max-[22rem]:[&_:is(button,a):not([aria-label])>svg:only-child]:hidden">
          {action}
        </div>
      )}
    </header>
  )
}
