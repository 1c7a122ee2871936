import { useState } from 'react'
import {
  type DeliveryAnswer,
  listDeliveries,
  replayDelivery,
  type WebhookAnswer,
} from '#contract/endpoints/webhooks.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf, showFailure } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { webhooksMessages } from './messages.ts'
import { outcomeText } from './outcome-text.ts'

const messages = webhooksMessages.log

const TONES: Readonly<Record<DeliveryAnswer['state'], Tone>> = { waiting: 'neutral', sent: 'ok', failed: 'bad' }

interface Log {
  readonly items: readonly DeliveryAnswer[]
  readonly hasMore: boolean
}

interface Question {
  readonly id: string
  readonly before: string
  /** Counts the times that the newest are asked for. */
  readonly turn: number
}

const ask = ({ id, before }: Question, signal: AbortSignal) =>
  callEndpoint<Log>(listDeliveries, { params: { id }, query: before === '' ? {} : { before }, signal })

/** What was sent to a webhook, how it ended, and a button to send it again (API-05). */
export function WebhookLog({ webhook, turn }: { readonly webhook: WebhookAnswer; readonly turn: number }) {
  const [before, setBefore] = useState('')
  const online = useOnline()
  const { answer, error, retry } = useAnswer({ id: webhook.id, before, turn }, ask)
  if (error !== undefined)
    return <ProblemDisplay problem={failureOf(error, { act: 'load', thing: messages.label })} onRetry={retry} />
  if (!answer) return <Skeleton className="h-40 w-full" />

  async function replay({ id: delivery }: DeliveryAnswer) {
    const send = () => callEndpoint(replayDelivery, { params: { id: webhook.id, delivery } })
    try {
      if ((await oncePerPress(`replay ${delivery}`, send)) === undefined) return
      showToast({ title: messages.replayed })
      retry()
    } catch (failure) {
      showFailure(failure, { act: 'change', thing: webhooksMessages.thing })
    }
  }

  return (
    <section aria-label={messages.label} className="mt-3 space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-[13px] text-muted">{messages.lead}</p>
        <Button size="small" tone="ghost" onClick={retry}>
          {messages.refresh}
        </Button>
      </div>
      {answer.items.length === 0 ? (
        <p className="text-muted">{messages.none}</p>
      ) : (
        <PlainRows
          label={messages.label}
          rows={answer.items}
          keyOf={({ id }) => id}
          takesFocus
          columns={[
            { label: messages.columns.event, renderCell: ({ event }) => webhooksMessages.eventNames[event] },
            { label: messages.columns.created, renderCell: ({ createdAt }) => <Time at={Date.parse(createdAt)} /> },
            { label: messages.columns.state, renderCell: stateOf, phone: 'alone' },
            {
              label: messages.columns.tries,
              align: 'end',
              isNamed: true,
              renderCell: ({ attempts }) => formatNumber(attempts),
            },
            {
              label: messages.columns.took,
              align: 'end',
              isNamed: true,
              renderCell: ({ tookMs }) => (tookMs === null ? none : messages.milliseconds(tookMs)),
            },
            {
              label: messages.columns.again,
              phone: 'alone',
              renderCell: (row) =>
                row.state !== 'waiting' && (
                  <Button
                    size="small"
                    disabled={!online || webhook.state !== 'active'}
                    onClick={() => void replay(row)}
                    aria-label={`${messages.replay}: ${webhooksMessages.eventNames[row.event]}`}
                  >
                    {messages.replay}
                  </Button>
                ),
            },
          ]}
          footer={
            (answer.hasMore || before !== '') && (
              <div className="flex flex-wrap gap-2">
                {before !== '' && (
                  <Button size="small" tone="ghost" onClick={() => setBefore('')}>
                    {messages.newest}
                  </Button>
                )}
                {answer.hasMore && (
                  <Button size="small" tone="ghost" onClick={() => setBefore(answer.items.at(-1)?.id ?? '')}>
                    {messages.more}
                  </Button>
                )}
              </div>
            )
          }
        />
      )}
    </section>
  )
}

function stateOf({ state, problem, status, dueAt }: DeliveryAnswer) {
  const outcome = outcomeText(problem, status)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Pill plain tone={TONES[state]}>
        {messages.states[state]}
      </Pill>
      {outcome !== '' && <span className="text-[13px] whitespace-normal text-muted">{outcome}</span>}
      {outcome !== '' && dueAt !== null && (
        <span className="text-[13px] text-muted">
          {webhooksMessages.nextTry} <Time at={Date.parse(dueAt)} />
        </span>
      )}
    </span>
  )
}
