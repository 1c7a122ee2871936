import { BeforeAfter } from '#web/kit/ui/before-after.tsx'
import { uiMessages } from '#web/kit/ui/messages.ts'

/** A value before and after a change, one above the other: a column of them is no wider than its figures. */
export function StackedChange({ before, after }: { readonly before: string; readonly after: string }) {
  if (before === after) return <BeforeAfter before={before} after={after} />
  return (
    <>
      <span className="block text-[13px] leading-4 text-muted">{before}</span>
      <span className="block leading-4">
        <span aria-hidden="true" className="text-muted">
          {' → '}
        </span>
        <span className="sr-only"> {uiMessages.to} </span>
        <span className="font-semibold">{after}</span>
      </span>
    </>
  )
}
