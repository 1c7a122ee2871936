import { uiMessages } from './messages.ts'

/** A value before and after a change; a value that stays is shown once. */
export function BeforeAfter({ before, after }: { readonly before: string; readonly after: string }) {
  if (before === after) return <span className="text-muted">{after}</span>
  return (
    <>
      <span className="text-muted">{before}</span>
      <span aria-hidden="true" className="text-muted">
        {' → '}
      </span>
      <span className="sr-only"> {uiMessages.to} </span>
      <span className="font-semibold">{after}</span>
    </>
  )
}
