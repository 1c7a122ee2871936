import { classNames } from './class-names.ts'
import { uiMessages } from './messages.ts'

interface SavedMarkProps {
  /** Undefined where fields do not say it. */
  readonly isSaved: boolean | undefined
  /** On the upper edge of the control, where no line of a label stands above it. */
  readonly isOverControl: boolean
}

/** Says at a field that it is saved; nothing moves for it. */
export function SavedMark({ isSaved, isOverControl }: SavedMarkProps) {
  if (isSaved === undefined) return null
  return (
    <span aria-live="polite">
      {isSaved && (
        <span
          className={classNames(
            'pointer-events-none absolute right-0 rounded bg-card px-1 text-[13px] font-semibold text-ok',
            isOverControl ? '-top-2.5 leading-4' : 'top-0',
          )}
        >
          {uiMessages.saved}
        </span>
      )}
    </span>
  )
}
