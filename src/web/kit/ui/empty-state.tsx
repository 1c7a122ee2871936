import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title: string
  /** What this place is for, in a sentence or two. */
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly secondAction?: ReactNode
}

/** What a place shows before anything is in it: what it is for, one action, and one way to see it filled. */
export function EmptyState({ icon, title, children, action, secondAction }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center">
      {icon && (
        <span
          aria-hidden="true"
          className="mb-4 inline-flex size-12 items-center justify-center rounded-xl bg-accent text-muted [&_svg]:size-6"
        >
          {icon}
        </span>
      )}
      <h2 className="text-lg">{title}</h2>
      {children && <div className="mt-1.5 text-pretty text-muted">{children}</div>}
      {(action ?? secondAction) && (
        <div data-adds className="mt-5 flex flex-wrap justify-center gap-2 empty:hidden">
          {action}
          {secondAction}
        </div>
      )}
    </div>
  )
}
