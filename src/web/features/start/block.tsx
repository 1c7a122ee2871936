import type { ReactNode } from 'react'

/** One part of the start page, with the way to all of it. */
export function Block({
  title,
  lead,
  more,
  children,
}: {
  readonly title: string
  readonly lead?: string
  readonly more?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section className="min-w-0 rounded-2xl border border-line bg-card p-4 md:p-5">
      <header className="mb-2 flex items-baseline justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-base">{title}</h2>
          {lead && <p className="text-pretty text-muted">{lead}</p>}
        </div>
        {more}
      </header>
      {children}
    </section>
  )
}

/** The look of the link at the head of a block. */
export const moreClass =
  'inline-flex min-h-6 shrink-0 items-center text-[13px] font-semibold text-primary underline-offset-2 hover:underline'
