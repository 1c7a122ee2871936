import { classNames } from './class-names.ts'
import { uiMessages } from './messages.ts'

interface BeforeAfterProps {
  readonly before: string
  readonly after: string
  /** One above the other: a column of them is no wider than its figures. */
  readonly stacked?: boolean
}

/** A value before and after a change; a value that stays is shown once. */
export function BeforeAfter({ before, after, stacked = false }: BeforeAfterProps) {
  if (before === after) return <span className="text-muted">{after}</span>
  return (
    <>
      <span className={classNames('text-muted', stacked && 'block text-[13px] leading-4')}>{before}</span>
      <span className={stacked ? 'block leading-4' : undefined}>
        <span aria-hidden="true" className="text-muted">
          {' → '}
        </span>
        <span className="sr-only"> {uiMessages.to} </span>
        <span className="font-semibold">{after}</span>
      </span>
    </>
  )
}
