import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { entityOf } from '#contract/entities/registry.ts'
import { namesIn } from '../actions/row-titles.ts'
import { patchedFields } from '../list/field-value.ts'
import type { RefusedRecord } from '../data/records.ts'
import { useStore } from '../data/use-store.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { isOvertaken } from './overtaken.ts'
import { reasonOf, refusedWords } from './refusal-notice.ts'
import { refusedMessages as messages } from './refused-messages.ts'

const MAX_REASON = 300

interface RefusedChangeProps {
  readonly change: RefusedRecord
}

/** What the server refused with its reason and what to do about it (SHELL-07, SYNC-02). */
export function RefusedChange({ change }: RefusedChangeProps) {
  return (
    <li className="py-2.5">
      <p className="font-semibold">
        {change.body.op === 'revert' ? refusedWords(change) : `${change.label} ${change.title}`.trim()}
      </p>
      <p className="mt-0.5 text-bad">{reasonOf(change)}</p>
      <Said change={change} />
      <Answers change={change} />
    </li>
  )
}

/** What a refused edit said, so that it is not lost with it. */
function Said({ change: { body, row } }: RefusedChangeProps) {
  const store = useStore()
  const entity = body.op === 'patch' ? entityOf(body.kind) : undefined
  if (body.op !== 'patch' || !entity) return null
  const currency = row?.['currency'] ?? row?.['baseCurrency']
  const context = { currency: typeof currency === 'string' ? currency : '', nameOf: namesIn(store) }
  const said = patchedFields(entity, body.data, context)
  return (
    <p className="mt-0.5 break-words text-muted">{said.map(({ label, after }) => `${label}: ${after}`).join('; ')}</p>
  )
}

/** An edit of what was issued meanwhile is made again with a reason, as every other edit of it (DOC-18). */
function Answers({ change }: RefusedChangeProps) {
  const store = useStore()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function tryAgain(event: SubmitEvent): void {
    event.preventDefault()
    const given = reason.trim()
    if (given !== '') return void store.restore(change.id, messages.why(given))
    if (!isOvertaken(change, store)) return void store.restore(change.id)
    setTried(isAsked)
    flushSync(() => setAsked(true))
    field.current?.focus()
  }

  return (
    <form onSubmit={tryAgain}>
      {isAsked && (
        <TextField
          ref={field}
          className="mt-2"
          label={messages.reason}
          help={messages.reasonKept}
          error={isTried && reason.trim() === '' ? messages.noReason : undefined}
          maxLength={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <div className="mt-2 flex gap-2">
        <Button size="small" type="submit">
          {messages.tryAgain}
        </Button>
        <Button size="small" tone="ghost" onClick={() => void store.dismiss(change.id)}>
          {messages.dismiss}
        </Button>
      </div>
    </form>
  )
}
