import { classNames } from './class-names.ts'
import { uiMessages } from './messages.ts'

/** A still block in the place of something that is being read. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classNames('block rounded-md bg-accent', className)} />
}

const WIDTHS = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-1/3']

/** The shape of a table that is being read: its head and rows of 44 px. */
export function TableSkeleton({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  return (
    <div
      className="overflow-hidden rounded-xl border border-line bg-card"
      role="status"
      aria-label={uiMessages.loading}
    >
      <div className="h-10 border-b border-line bg-bg" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-11 items-center gap-6 border-b border-line px-4 last:border-b-0">
          {Array.from({ length: columns }, (_, column) => (
            <span key={column} className={column === 0 ? 'flex-[2]' : 'flex-1'}>
              <Skeleton className={classNames('h-3', WIDTHS[(row + column) % WIDTHS.length])} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The shape of a page that is being read: its head and a block of content. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label={uiMessages.loading}>
      <Skeleton className="mt-1 h-7 w-48" />
      <Skeleton className="mt-3 h-3.5 w-72 max-w-full" />
      <Skeleton className="mt-6 h-64 w-full rounded-xl" />
    </div>
  )
}
