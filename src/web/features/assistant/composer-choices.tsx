import { useEffect, useRef } from 'react'
import { classNames } from '#web/kit/ui/class-names.ts'
import { assistantMessages as messages } from './messages.ts'

/** Something that may be taken in the place of what is written. */
export interface Choice {
  readonly id: string
  readonly label: string
  /** What it is, where its name does not say so. */
  readonly about?: string
  /** Takes it, and answers the text that stands then. */
  readonly choose: () => string
}

interface ComposerChoicesProps {
  readonly id: string
  readonly choices: readonly Choice[]
  readonly chosen: number
  readonly onChoose: (choice: Choice) => void
}

/** What may be chosen, above the field; the field keeps the keys. */
export function ComposerChoices({ id, choices, chosen, onChoose }: ComposerChoicesProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children.item(chosen)?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={messages.choices}
      className="absolute inset-x-0 bottom-full z-10 mb-1 max-h-64 overflow-y-auto rounded-lg border border-line bg-card p-1 shadow-float"
    >
      {choices.map((choice, index) => (
        <div
          key={choice.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={classNames(
            'flex cursor-default items-baseline gap-3 rounded-md px-2 py-1.5 max-md:min-h-11 max-md:items-center',
            index === chosen && 'bg-accent',
          )}
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(choice)
          }}
        >
          <span className="min-w-0 truncate">{choice.label}</span>
          {choice.about !== undefined && (
            <span className="ms-auto truncate text-[13px] text-muted">{choice.about}</span>
          )}
        </div>
      ))}
    </div>
  )
}
