import Send from 'lucide-react/icons/send-horizontal'
import Square from 'lucide-react/icons/square'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { MOST_QUESTION } from '#contract/assistant/ask.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { type Choice, ComposerChoices } from './composer-choices.tsx'
import { assistantMessages as messages } from './messages.ts'

interface ComposerProps {
  readonly isWorking: boolean
  readonly isOffline: boolean
  readonly onSend: (text: string) => void
  readonly onStop: () => void
  /** How it is used, below it. */
  readonly help: string
  /** What may be chosen for what is written: records behind an @, commands behind a /. */
  readonly choicesFor: (text: string) => readonly Choice[]
}

/** Where a question is written: Enter sends, Shift+Enter adds a line (CHAT-01). */
export function Composer({ isWorking, isOffline, onSend, onStop, help, choicesFor }: ComposerProps) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const choices = choicesFor(text)
  const canSend = text.trim() !== '' && !isWorking && !isOffline
  useEffect(() => {
    field.current?.focus()
  }, [])

  const send = (): void => {
    if (!canSend) return
    onSend(text.trim())
    setText('')
  }
  const choose = (choice: Choice | undefined): void => {
    if (!choice) return
    setText(choice.choose())
    setChosen(0)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (choices.length > 0 && choosing(event.key)) {
      event.preventDefault()
      if (event.key === 'Escape') return setText(`${text} `)
      if (event.key === 'Enter' || event.key === 'Tab') return choose(choices[chosen])
      const step = event.key === 'ArrowDown' ? 1 : -1
      return setChosen((chosen + step + choices.length) % choices.length)
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
      {choices.length > 0 && <ComposerChoices id={id} choices={choices} chosen={chosen} onChoose={choose} />}
      <div className="flex items-end gap-1 rounded-xl border border-line bg-card p-1.5 focus-within:border-primary">
        <textarea
          ref={field}
          value={text}
          rows={Math.min(5, text.split('\n').length)}
          maxLength={MOST_QUESTION}
          aria-label={messages.ask}
          aria-describedby={`${id}-help`}
          aria-controls={choices.length > 0 ? id : undefined}
          aria-activedescendant={choices.length > 0 ? `${id}-${chosen}` : undefined}
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
        {help}
      </p>
    </form>
  )
}

function choosing(key: string): boolean {
  return ['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape'].includes(key)
}
