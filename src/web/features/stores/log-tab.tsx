import { useState } from 'react'
import { storeEndpoints } from '#contract/endpoints/store-calls.ts'
import { replayNotice } from '#contract/endpoints/stores.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { storeMessages } from '#contract/store-messages.ts'
import type { StoreReason } from '#contract/store-providers.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { useStoreAct } from './ask-store.ts'
import { storesMessages } from './messages.ts'

const messages = storesMessages.log

interface Notice {
  readonly id: string
  readonly topic: string
  readonly about: keyof typeof messages.abouts
  readonly externalId: string
  readonly receivedAt: string
  readonly state: keyof typeof messages.states
  readonly problem: '' | StoreReason
}

interface Logs {
  readonly logs: readonly Notice[]
  readonly hasMore: boolean
}

const TONES: Readonly<Record<Notice['state'], Tone>> = {
  waiting: 'neutral',
  done: 'ok',
  failed: 'bad',
  ignored: 'neutral',
}

/** The webhooks of a store as they came, each of which can be followed again (STORE-03). */
export function LogTab({ row }: { readonly row: RowOfKind<'store'> }) {
  const userId = useStore().userId
  const [before, setBefore] = useState('')
  const online = useOnline()
  const act = useStoreAct()
  const { provider, id: store } = row
  const listings = useRows('storeListing').filter(({ storeId }) => storeId === store)
  const titles = new Map(listings.map(({ externalId, title }) => [externalId, title]))
  const { answer, error, retry } = useAnswer({ provider, store, userId, before }, askLogs)
  if (!answer && !online) return <Banner tone="warn" title={storesMessages.offline} />
  if (error !== undefined)
    return <ProblemDisplay problem={failureOf(error, { act: 'load', thing: messages.label })} onRetry={retry} />
  if (!answer) return <Skeleton className="h-72 w-full" />
  async function replay(notice: string) {
    const done = await act.run(() => callEndpoint(replayNotice, { params: { id: store, notice } }))
    if (done === undefined) return
    showToast({ title: messages.replayed })
    retry()
  }
  return (
    <Panel title={storesMessages.tabs.log} lead={messages.lead}>
      {answer.logs.length === 0 ? (
        <p className="text-muted">{messages.none}</p>
      ) : (
        <PlainRows
          label={messages.label}
          rows={answer.logs}
          keyOf={({ id }) => id}
          takesFocus
          columns={[
            {
              label: messages.columns.topic,
              renderCell: ({ about, topic }) => <span title={topic}>{messages.abouts[about]}</span>,
            },
            { label: messages.columns.received, renderCell: ({ receivedAt }) => <Time at={Date.parse(receivedAt)} /> },
            {
              label: messages.columns.product,
              renderCell: ({ externalId }) => <bdi>{titles.get(externalId) || externalId}</bdi>,
            },
            { label: messages.columns.state, renderCell: stateOf, phone: 'alone' },
            {
              label: messages.columns.again,
              phone: 'alone',
              renderCell: ({ id, externalId }) =>
                externalId !== '' && (
                  <Button size="small" disabled={act.isBusy || !online} onClick={() => void replay(id)}>
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
                  <Button size="small" tone="ghost" onClick={() => setBefore(answer.logs.at(-1)?.id ?? '')}>
                    {messages.more}
                  </Button>
                )}
              </div>
            )
          }
        />
      )}
    </Panel>
  )
}

function stateOf({ state, problem }: Notice) {
  const reason = problem === '' ? '' : storeMessages.reasons[problem].title
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Pill plain tone={TONES[state]}>
        {messages.states[state]}
      </Pill>
      {reason !== '' && <span className="text-[13px] whitespace-normal text-muted">{reason}</span>}
    </span>
  )
}

interface Question {
  readonly provider: RowOfKind<'store'>['provider']
  readonly store: string
  readonly userId: string
  readonly before: string
}

function askLogs({ provider, store, userId, before }: Question, signal: AbortSignal): Promise<Logs> {
  const query = { store, ...(before !== '' && { before }) }
  return callEndpoint<Logs>(storeEndpoints[provider].webhookLogs, { params: { userId }, query, signal })
}
