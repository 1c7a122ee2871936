import { useState } from 'react'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { calendarMessages } from './messages.ts'
import type { Scope } from './use-event-actions.ts'

const { scope: messages } = calendarMessages
const SCOPES: readonly Scope[] = ['one', 'following', 'all']

interface ScopeDialogProps {
  /** Of the event that repeats. */
  readonly title: string
  readonly act: keyof typeof messages.text
  /** What is chosen to begin with. */
  readonly usual: Scope
  readonly onChoose: (scope: Scope) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for which of a series something is meant: this one, this and later ones, or all (CAL-04). */
export function ScopeDialog({ title, act, usual, onChoose, onClose }: ScopeDialogProps) {
  const [scope, setScope] = useState<Scope>(usual)
  return (
    <FormDialog
      title={messages.title(title)}
      description={messages.text[act]}
      submit={messages.submit[act]}
      tone={act === 'delete' ? 'danger' : 'primary'}
      onSubmit={() => onChoose(scope).then(onClose)}
      onClose={onClose}
    >
      <fieldset>
        <legend className="sr-only">{messages.label}</legend>
        {SCOPES.map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="scope"
              value={value}
              checked={scope === value}
              className="size-4 accent-primary"
              onChange={() => setScope(value)}
            />
            {messages.choices[value]}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  )
}
