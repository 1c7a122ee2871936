import type { ReactNode } from 'react'

/** A page that says one thing and offers one way on. */
export function MessagePage({
  icon,
  title,
  children,
  action,
}: {
  readonly icon: ReactNode
  readonly title: string
  readonly children?: ReactNode
  readonly action: ReactNode
}) {
  return (
    <section className="mx-auto flex max-w-md flex-col items-center py-20 text-center">
      <span
        aria-hidden="true"
        className="mb-5 inline-flex size-14 items-center justify-center rounded-2xl bg-accent text-muted [&_svg]:size-7"
      >
        {icon}
      </span>
      <h1 tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      {children && <div className="mt-2 text-pretty text-muted">{children}</div>}
      <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div>
    </section>
  )
}
