import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '#web/kit/ui/class-names.ts'

export interface EditorSectionProps {
  readonly title: string
  readonly children: ReactNode
  /** At the right end of the title's line. */
  readonly aside?: ReactNode
  readonly ref?: Ref<HTMLElement>
}

interface EditorCardProps {
  readonly label?: string
  /** Its parts have lines of their own. */
  readonly isList?: boolean
  readonly children: ReactNode
}

/** Parts of the editor that belong together: a card on a page, a stretch of a panel. */
export function EditorCard({ label, isList = false, children }: EditorCardProps) {
  const Root = label === undefined ? 'div' : 'section'
  return (
    <Root
      aria-label={label}
      className={classNames(
        'in-data-[editor=page]:rounded-xl in-data-[editor=page]:border in-data-[editor=page]:border-line in-data-[editor=page]:bg-card in-data-[editor=page]:px-4 md:in-data-[editor=page]:px-5',
        isList ? 'py-1' : 'py-4',
      )}
    >
      {children}
    </Root>
  )
}

/** A part of the editor under its own heading, between lines. */
export function EditorSection({ title, children, aside, ref }: EditorSectionProps) {
  const id = useId()
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className="mt-5 grid scroll-mt-6 grid-cols-[minmax(0,auto)_minmax(0,auto)] items-baseline justify-between gap-x-4 border-t border-line pt-4"
    >
      <h2 id={id} className="col-start-1 row-start-1 mb-3 min-w-0 text-base break-words">
        {title}
      </h2>
      <div className="col-span-2 row-start-2 min-w-0">{children}</div>
      {/* Behind the content: the first key from the field above leads to the first field of it. */}
      {aside && <div className="col-start-2 row-start-1 mb-3 min-w-0 justify-self-end">{aside}</div>}
    </section>
  )
}
