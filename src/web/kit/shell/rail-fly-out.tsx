import type { ReactNode } from 'react'

/** What stands below a row of the folded rail: beside that row, while it is pointed at or has the focus. */
export function RailFlyOut({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="absolute top-0 start-full hidden ps-2 group-focus-within:block group-hover:block [@media(max-height:40rem)]:hidden!">
      <div className="floating min-w-44 rounded-xl bg-card p-1.5 shadow-float">
        <p className="px-2.5 py-1 text-[13px] font-semibold text-muted">{title}</p>
        <ul>{children}</ul>
      </div>
    </div>
  )
}
