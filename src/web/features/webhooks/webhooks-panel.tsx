import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { listWebhooks, type WebhookAnswer } from '#contract/endpoints/webhooks.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { type AnswerState, useAnswer } from '#web/kit/load/use-answer.ts'
import { ConfirmIdentity } from '#web/kit/shell/confirm-identity.tsx'
import { isFormKept } from '#web/kit/shell/kept-form.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { webhooksMessages as messages } from './messages.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { useWebhookActs } from './use-webhook-acts.ts'
import { formOf, WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

interface Answer {
  readonly items: readonly WebhookAnswer[]
}

const ask = () => callEndpoint<Answer>(listWebhooks)

/** The user's outgoing webhooks, with their log and test button (API-05). */
export function WebhooksPanel() {
  const loaded = useAnswer(null, ask)
  const [editing, setEditing] = useState<WebhookAnswer | 'new' | undefined>(() =>
    isFormKept(formOf()) ? 'new' : undefined,
  )
  const [secret, setSecret] = useState<{ readonly text: string; readonly isReplaced: boolean }>()
  const [turn, setTurn] = useState(0)
  const shows = (isReplaced: boolean) => (made: string | undefined) => {
    setTurn((before) => before + 1)
    if (made !== undefined) setSecret({ text: made, isReplaced })
    loaded.retry()
  }
  const acts = useWebhookActs(shows(true))
  return (
    <Panel
      title={messages.title}
      lead={messages.lead}
      action={
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
          {messages.add}
        </Button>
      }
    >
      {acts.needsSignIn && <ConfirmIdentity reason={messages.notFresh} />}
      <Rows loaded={loaded}>
        {(items) => (
          <ul className="divide-y divide-line">
            {items.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                acts={acts}
                turn={turn}
                onEdit={() => setEditing(webhook)}
              />
            ))}
          </ul>
        )}
      </Rows>
      {editing !== undefined && (
        <WebhookForm
          webhook={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={(made) => {
            setEditing(undefined)
            shows(false)(made)
          }}
        />
      )}
      {secret && (
        <SecretDialog secret={secret.text} isReplaced={secret.isReplaced} onClose={() => setSecret(undefined)} />
      )}
    </Panel>
  )
}

interface RowsProps {
  readonly loaded: AnswerState<Answer>
  readonly children: (items: readonly WebhookAnswer[]) => ReactNode
}

function Rows({ loaded: { answer, error, retry }, children }: RowsProps) {
  const { network } = useSyncStatus()
  if (answer) return answer.items.length === 0 ? <p className="text-muted">{messages.none}</p> : children(answer.items)
  if (error === undefined) return <Skeleton className="h-24 w-full" />
  if (network === 'offline')
    return (
      <Banner tone="warn" title={messages.offline.title}>
        {messages.offline.text}
      </Banner>
    )
  return <ProblemDisplay problem={failureOf(error, { act: 'read', thing: messages.title })} onRetry={retry} />
}
