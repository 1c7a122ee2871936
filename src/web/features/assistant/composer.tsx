import Send from 'lucide-react/icons/send-horizontal'
import Square from 'lucide-react/icons/square'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { MOST_QUESTION } from '#contract/assistant/ask.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { assistantMessages as messages } from './messages.ts'
import { namingIn, recordsNamed } from './named-records.ts'
import type { SeenRecord } from './page-context.ts'

interface ComposerProps {
  readonly isWorking: boolean
  readonly isOffline: boolean
  readonly onSend: (text: string) => void
  readonly onStop: () => void
  /** A record was named behind an @. */
  readonly onName: (record: SeenRecord) => void
}

/** Where a question is written: Enter sends, Shift+Enter adds a line, and an @ names a record (CHAT-01). */
export function Composer({ isWorking, isOffline, onSend, onStop, onName }: ComposerProps) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const store = useStore()
  const naming = namingIn(text)
  const records = naming === undefined ? [] : recordsNamed(store, naming)
  const canSend = text.trim() !== '' && !isWorking && !isOffline
  useEffect(() => field.current?.focus(), [])

  const send = (): void => {
    if (!canSend) return
    onSend(text.trim())
    setText('')
  }
  const name = (record: SeenRecord | undefined): void => {
    if (!record || naming === undefined) return
    setText(`${text.slice(0, text.length - naming.length - 1)}${record.name} `)
    setChosen(0)
    onName(record)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (records.length > 0 && choosing(event.key)) {
      event.preventDefault()
      if (event.key === 'Escape') return setText(`${text} `)
      if (event.key === 'Enter' || event.key === 'Tab') return name(records[chosen])
      const step = event.key === 'ArrowDown' ? 1 : -1
      return setChosen((chosen + step + records.length) % records.length)
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {records.length > 0 && <Records id={id} records={records} chosen={chosen} onChoose={name} />}
      <div className="flex items-end gap-1 rounded-xl border border-line bg-card p-1.5 focus-within:border-primary">
        <textarea
          ref={field}
          value={text}
          rows={Math.min(5, text.split('\n').length)}
          maxLength={MOST_QUESTION}
          aria-label={messages.ask}
          aria-describedby={`${id}-help`}
          aria-controls={records.length > 0 ? id : undefined}
          aria-activedescendant={records.length > 0 ? `${id}-${chosen}` : undefined}
          placeholder={messages.ask}
          className="min-h-9 flex-1 resize-none bg-transparent px-2 py-1.5 outline-none max-md:min-h-11"
          onChange={({ target }) => {
            setText(target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        {isWorking ? (
          <IconButton label={messages.stop} icon={<Square />} onClick={onStop} />
        ) : (
          <IconButton label={messages.send} icon={<Send />} type="submit" disabled={!canSend} />
        )}
      </div>
      <p id={`${id}-help`} className="mt-1 px-1 text-xs text-muted max-md:sr-only">
        {messages.askHelp}
      </p>
    </form>
  )
}

function choosing(key: string): boolean {
  return ['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape'].includes(key)
}

interface RecordsProps {
  readonly id: string
  readonly records: readonly SeenRecord[]
  readonly chosen: number
  readonly onChoose: (record: SeenRecord) => void
}

function Records({ id, records, chosen, onChoose }: RecordsProps) {
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={messages.records}
      className="absolute inset-x-0 bottom-full z-10 mb-1 max-h-64 overflow-y-auto rounded-lg border border-line bg-card p-1 shadow-float"
    >
      {records.map((record, index) => (
        <div
          key={record.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={classNames('cursor-default truncate rounded-md px-2 py-1.5', index === chosen && 'bg-accent')}
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(record)
          }}
        >
          {record.name}
        </div>
      ))}
    </div>
  )
}
