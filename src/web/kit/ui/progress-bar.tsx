import { type ReactNode, useId } from 'react'
import { formatPercent } from '../format/number.ts'
import { classNames } from './class-names.ts'

interface ProgressBarProps {
  readonly label: string
  readonly done: number
  /** Undefined while it is not known how much there is. */
  readonly total: number | undefined
  /** What is left, in words. */
  readonly detail?: ReactNode
  /** A way to stop. */
  readonly action?: ReactNode
  /** More is there than there should be; `detail` says how much. */
  readonly isOver?: boolean
}

/** How far long work has come, what is left, and how to stop it. */
export function ProgressBar({ label, done, total, detail, action, isOver = false }: ProgressBarProps) {
  const id = useId()
  const share = total === undefined || total === 0 ? undefined : Math.min(1, done / total)
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <span id={id} className="font-semibold">
          {label}
        </span>
        {share !== undefined && !isOver && (
          <span className="text-muted">{formatPercent(Math.floor(share * 1000) * 1000)}</span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={total === undefined ? undefined : done}
        className="h-2 overflow-hidden rounded-full bg-accent-strong"
      >
        <div
          className={classNames('h-full rounded-full', isOver ? 'bg-bad-strong' : 'bg-primary')}
          style={{ width: `${isOver ? 100 : (share ?? 0) * 100}%` }}
        />
      </div>
      {(detail ?? action) && (
        <div className="mt-1.5 flex min-h-8 items-center justify-between gap-4 text-[13px] text-muted">
          <span>{detail}</span>
          {action}
        </div>
      )}
    </div>
  )
}
