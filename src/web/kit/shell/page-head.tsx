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
      {action && <div className="flex flex-wrap gap-2 head-actions">{action}</div>}
    </header>
  )
}
