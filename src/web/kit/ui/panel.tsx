import type { ReactNode } from 'react'

/** One titled part of a page, on a card of its own. */
export function Panel({
  title,
  lead,
  action,
  children,
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <section className="rounded-2xl border border-line bg-card p-4 md:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg">{title}</h2>
          {lead && <p className="mt-0.5 text-pretty text-muted">{lead}</p>}
        </div>
        {action}
      </header>
      {children && <div className="mt-4 empty:hidden">{children}</div>}
    </section>
  )
}
