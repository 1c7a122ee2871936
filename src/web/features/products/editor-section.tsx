import { type ReactNode, type Ref, useId } from 'react'

export interface EditorSectionProps {
  readonly title: string
  readonly children: ReactNode
  /** At the right end of the title's line. */
  readonly aside?: ReactNode
  readonly ref?: Ref<HTMLElement>
}

/** A part of the editor under its own heading: a card on a page, a stretch between lines in a panel. */
export function EditorSection({ title, children, aside, ref }: EditorSectionProps) {
  const id = useId()
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className="scroll-mt-6 in-data-[editor=page]:rounded-xl in-data-[editor=page]:border in-data-[editor=page]:border-line in-data-[editor=page]:bg-card in-data-[editor=page]:p-5 in-data-[editor=panel]:border-t in-data-[editor=panel]:border-line in-data-[editor=panel]:pt-5"
    >
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
