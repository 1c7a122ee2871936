import { useState } from 'react'
import { changeWebhook, createWebhook, LONGEST_ADDRESS, type WebhookAnswer } from '#contract/endpoints/webhooks.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#contract/webhooks/events.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { isStale } from '#web/kit/shell/confirm-identity.tsx'
import { FreshFirst } from '#web/kit/shell/fresh-first.tsx'
import { useKeptForm } from '#web/kit/shell/kept-form.ts'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { webhooksMessages as messages } from './messages.ts'

const LABELS = { address: messages.address, description: messages.description, events: messages.events }

interface WebhookFormProps {
  /** Absent makes a new one. */
  readonly webhook?: WebhookAnswer | undefined
  /** Answers the secret of a new one. */
  readonly onSaved: (secret: string | undefined) => void
  readonly onClose: () => void
}

/** Where events are posted, and which (API-05). */
export function WebhookForm({ webhook, onSaved, onClose }: WebhookFormProps) {
  const { typed, change, keep } = useKeptForm(formOf(webhook), () => begun(webhook))
  const { address, description, events } = typed
  const [problem, setProblem] = useState<ShownProblem>()
  const [stale, setStale] = useState(false)

  async function save() {
    const body = { address: address.trim(), description: description.trim(), events }
    try {
      if (webhook) {
        await callEndpoint(changeWebhook, { params: { id: webhook.id }, body })
        onSaved(undefined)
        return
      }
      const make = () => callEndpoint<{ secret: string }>(createWebhook, { body })
      const made = await oncePerPress(`create webhook ${body.address}`, make)
      if (made) onSaved(made.secret)
    } catch (error) {
      if (isStale(error)) setStale(true)
      else setProblem(failureOf(error, { act: webhook ? 'change' : 'create', thing: thingOf(webhook), labels: LABELS }))
    }
  }

  function choose(event: WebhookEvent, isChosen: boolean) {
    change({ events: WEBHOOK_EVENTS.filter((each) => (each === event ? isChosen : events.includes(each))) })
  }

  return (
    <FormDialog
      title={webhook ? messages.acts.edit : messages.add}
      submit={webhook ? messages.save : messages.create}
      isBlocked={address.trim() === '' || events.length === 0}
      onSubmit={save}
      onClose={onClose}
    >
      <FreshFirst reason={messages.notFresh} isAsked={stale} keep={keep} />
      {problem && <ProblemDisplay problem={problem} />}
      <TextField
        label={messages.address}
        help={messages.addressHelp}
        type="url"
        inputMode="url"
        value={address}
        onChange={(event) => change({ address: event.target.value })}
        required
        maxLength={LONGEST_ADDRESS}
      />
      <fieldset className="space-y-2">
        <legend className="mb-1.5 font-semibold">{messages.events}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            label={messages.eventNames[event]}
            checked={events.includes(event)}
            onChange={(isChosen) => choose(event, isChosen)}
          />
        ))}
      </fieldset>
      <TextField
        label={messages.description}
        help={messages.descriptionHelp}
        value={description}
        onChange={(event) => change({ description: event.target.value })}
        maxLength={200}
      />
    </FormDialog>
  )
}

/** The form of a webhook, where it is kept; without one that of a new one. */
export function formOf(webhook?: WebhookAnswer): string {
  return `webhook.${webhook?.id ?? 'new'}`
}

function begun(webhook: WebhookAnswer | undefined) {
  const events: readonly WebhookEvent[] = webhook?.events ?? []
  return { address: webhook?.address ?? '', description: webhook?.description ?? '', events }
}

function thingOf(webhook: WebhookAnswer | undefined): string {
  return webhook ? messages.thing : messages.aWebhook
}
