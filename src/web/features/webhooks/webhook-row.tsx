import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import type { WebhookAnswer } from '#contract/endpoints/webhooks.ts'
import { formatDateTime } from '#web/kit/format/date.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { webhooksMessages as messages } from './messages.ts'
import { outcomeText } from './outcome-text.ts'
import type { WebhookActs } from './use-webhook-acts.ts'
import { WebhookLog } from './webhook-log.tsx'

interface WebhookRowProps {
  readonly webhook: WebhookAnswer
  readonly acts: WebhookActs
  readonly onEdit: () => void
  /** Counts what was done, so that an open log shows what came of it. */
  readonly turn: number
}

/** One webhook: its address, its state, what can be done with it, and its log. */
export function WebhookRow({ webhook, acts, onEdit, turn }: WebhookRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { address, description, events, state } = webhook
  const name = description === '' ? address : description
  const test = (): void => {
    setOpen(true)
    void acts.test(webhook)
  }
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <bdi className="min-w-0 break-all">{name}</bdi>
            <StatePill webhook={webhook} />
          </p>
          {description !== '' && <p className="text-[13px] break-all text-muted">{address}</p>}
          <p className="text-[13px] text-muted">{events.map((event) => messages.eventNames[event]).join(' · ')}</p>
          <Facts webhook={webhook} />
        </div>
        <Button size="small" disabled={acts.isBusy} onClick={test} aria-label={`${messages.acts.test}: ${name}`}>
          {messages.acts.test}
        </Button>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? messages.acts.hideLog : messages.acts.log}
        </Button>
        <MenuButton
          label={`${messages.acts.more}: ${name}`}
          icon={<Ellipsis aria-hidden="true" />}
          iconOnly
          align="end"
          disabled={acts.isBusy}
          entries={[
            { label: messages.acts.edit, run: onEdit },
            { label: messages.acts.secret, run: () => void acts.replaceSecret(webhook) },
            state === 'active'
              ? { label: messages.acts.pause, run: () => void acts.pause(webhook) }
              : { label: messages.acts.resume, run: () => void acts.resume(webhook) },
            { label: messages.acts.delete, run: () => void acts.remove(webhook), danger: true },
          ]}
        />
      </div>
      {state === 'failed' && (
        <div className="mt-2">
          <Banner
            tone="bad"
            title={messages.states.failed}
            action={
              <Button size="small" disabled={acts.isBusy} onClick={() => void acts.resume(webhook)}>
                {messages.acts.resume}
              </Button>
            }
          >
            {[outcomeText(webhook.problem, webhook.status), messages.failedText].filter(Boolean).join(' ')}
          </Banner>
        </div>
      )}
      {isOpen && <WebhookLog webhook={webhook} turn={turn} />}
    </li>
  )
}

function StatePill({ webhook: { state, failingSince } }: Pick<WebhookRowProps, 'webhook'>) {
  if (state === 'active' && failingSince !== null) return <Pill tone="warn">{messages.failing}</Pill>
  const tone = state === 'active' ? 'ok' : state === 'paused' ? 'neutral' : 'bad'
  return <Pill tone={tone}>{messages.states[state]}</Pill>
}

function Facts({ webhook }: Pick<WebhookRowProps, 'webhook'>) {
  const { sentAt, waiting, missed, resumesAt, problem, status, state, formerUntil } = webhook
  return (
    <div className="text-[13px] text-muted">
      <p>
        {sentAt === null ? (
          messages.neverSent
        ) : (
          <>
            {messages.lastSent} <Time at={Date.parse(sentAt)} />
          </>
        )}
        {waiting > 0 && ` · ${messages.waiting(waiting)}`}
      </p>
      {state === 'active' && problem !== '' && (
        <p>
          {outcomeText(problem, status)}{' '}
          {resumesAt !== null && (
            <>
              {messages.nextTry} <Time at={Date.parse(resumesAt)} />
            </>
          )}
        </p>
      )}
      {missed > 0 && <p>{messages.missed(missed)}</p>}
      {formerUntil !== null && (
        <p>
          {messages.formerUntil} {formatDateTime(Date.parse(formerUntil))}
        </p>
      )}
    </div>
  )
}
