import { useState } from 'react'
import { connectCardAccount, keepCardSecret } from '#contract/endpoints/card-payments.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { isStale } from '#web/kit/shell/confirm-identity.tsx'
import { FreshFirst } from '#web/kit/shell/fresh-first.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { cardMessages as messages } from './messages.ts'

const LABELS = { key: messages.key, secret: messages.secret }

interface DialogProps {
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Where a key of Stripe is entered; it is sent once, and never shown again (DOC-14). */
export function KeyDialog({ isReplacing, onSaved, onClose }: DialogProps & { readonly isReplacing: boolean }) {
  const [key, setKey] = useState('')
  const { problem, stale, send } = useSending(() => {
    showToast({ title: messages.connected })
    onSaved()
  })
  return (
    <FormDialog
      title={isReplacing ? messages.replaceTitle : messages.connectTitle}
      description={messages.connectLead}
      submit={messages.submit}
      isBlocked={key.trim() === ''}
      onSubmit={() => send(() => callEndpoint(connectCardAccount, { body: { key: key.trim() } }))}
      onClose={onClose}
    >
      <FreshFirst reason={messages.notFresh} isAsked={stale} />
      {problem && <ProblemDisplay problem={problem} />}
      <ul className="list-disc space-y-1 ps-5 text-[13px] text-muted">
        {messages.permissions.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <TextField
        label={messages.key}
        help={messages.keyHelp}
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={key}
        onChange={(event) => setKey(event.target.value)}
        required
        maxLength={300}
      />
    </FormDialog>
  )
}

/** Where the signing secret of an endpoint is entered that a person made. */
export function SecretDialog({ onSaved, onClose }: DialogProps) {
  const [secret, setSecret] = useState('')
  const { problem, stale, send } = useSending(onSaved)
  return (
    <FormDialog
      title={messages.enterSecret}
      submit={messages.saveSecret}
      isBlocked={secret.trim() === ''}
      onSubmit={() => send(() => callEndpoint(keepCardSecret, { body: { secret: secret.trim() } }))}
      onClose={onClose}
    >
      <FreshFirst reason={messages.notFresh} isAsked={stale} />
      {problem && <ProblemDisplay problem={problem} />}
      <TextField
        label={messages.secret}
        help={messages.secretHelp}
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={secret}
        onChange={(event) => setSecret(event.target.value)}
        required
        maxLength={300}
      />
    </FormDialog>
  )
}

interface Sending {
  readonly problem: ShownProblem | undefined
  /** It needs a fresh sign-in (AUTH-12). */
  readonly stale: boolean
  readonly send: (call: () => Promise<unknown>) => Promise<void>
}

function useSending(onSaved: () => void): Sending {
  const [problem, setProblem] = useState<ShownProblem>()
  const [stale, setStale] = useState(false)
  async function send(call: () => Promise<unknown>): Promise<void> {
    setProblem(undefined)
    setStale(false)
    try {
      await call()
      onSaved()
    } catch (error) {
      if (isStale(error)) setStale(true)
      else setProblem(failureOf(error, { act: 'change', thing: messages.thing, labels: LABELS }))
    }
  }
  return { problem, stale, send }
}
