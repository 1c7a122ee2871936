import { classNames } from './class-names.ts'
import { partMessages } from './part-messages.ts'

const PLACES = {
  label: 'top-0 end-0',
  edge: '-top-2.5 end-0 leading-4',
  inside: 'end-1.5 bottom-1.5 leading-6',
} as const

interface SavedMarkProps {
  /** Undefined where fields do not say it. */
  readonly isSaved: boolean | undefined
  /**
   * Beside the label; on the upper edge of the control, where no line of a label stands above it; or at the end of its last line, where
   * the control leaves that free.
   */
  readonly place: keyof typeof PLACES
}

/** Says at a field that it is saved; nothing moves for it. */
export function SavedMark({ isSaved, place }: SavedMarkProps) {
  if (isSaved === undefined) return null
  return (
    <span aria-live="polite">
      {isSaved && (
        <span
          className={classNames(
            'pointer-events-none absolute rounded bg-card px-1 text-[13px] font-semibold text-ok',
            PLACES[place],
          )}
        >
          {partMessages.saved}
        </span>
      )}
    </span>
  )
}
