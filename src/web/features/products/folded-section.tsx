import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, Suspense, useId } from 'react'
import { classNames } from '#web/kit/ui/class-names.ts'
import { type EditorPart, useOpenPart } from './open-parts.ts'

interface FoldedSectionProps {
  readonly part: EditorPart
  readonly title: string
  /** What is inside, in a few words, beside the title. */
  readonly facts: string
  /** Open until somebody folds it. */
  readonly isUsuallyOpen?: boolean
  readonly children: ReactNode
}

/** A part of the editor that is opened by its heading; the device remembers it. */
export function FoldedSection({ part, title, facts, isUsuallyOpen = false, children }: FoldedSectionProps) {
  const id = useId()
  const { isOpen, setOpen } = useOpenPart(part, isUsuallyOpen)
  return (
    <section aria-labelledby={id} className="border-t border-line first:border-t-0">
      <div className="relative flex items-center gap-3 py-2">
        <h2 className="min-w-0 text-base">
          <button
            type="button"
            id={id}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-8 items-center gap-2 text-start after:absolute after:inset-0 max-md:min-h-10"
          >
            <ChevronRight
              aria-hidden="true"
              className={classNames(
                'size-4 text-muted transition-transform',
                isOpen ? 'rotate-90' : 'rtl:-scale-x-100',
              )}
            />
            {title}
          </button>
        </h2>
        <p className="min-w-0 flex-1 truncate text-end text-[13px] text-muted">{facts}</p>
      </div>
      {isOpen && (
        <div className="pt-1 pb-5">
          <Suspense fallback={null}>{children}</Suspense>
        </div>
      )}
    </section>
  )
}
