import { useState } from 'react'
import { listSubscribers, type SubscriberAnswer } from '#contract/endpoints/plans.ts'
import { planMessages, planWords } from '#contract/plan-messages.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Badge } from '#web/kit/ui/pill.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { plansMessages } from '../messages.ts'
import { dayText, priceText } from '../plan-texts.ts'
import { adminPlansMessages as messages } from './messages.ts'

const STEP = 50
const MOST = 500

const ask = (pageSize: number) =>
  callEndpoint<{ items: readonly SubscriberAnswer[]; more: boolean }>(listSubscribers, {
    query: { pageSize: String(pageSize) },
  })

/** Who subscribed to what, newest first (SUB-04). */
export function SubscribersPanel() {
  const [shown, setShown] = useState(STEP)
  const subscribers = useAnswer(shown, ask)
  return (
    <Panel title={messages.subscribersTitle}>
      <LoadedPart loaded={subscribers} failed={() => planMessages.subscriptionsFailed}>
        {({ items, more }) =>
          items.length === 0 ? (
            <p className="text-muted">{messages.noSubscribers}</p>
          ) : (
            <>
              <PlainRows<SubscriberAnswer>
                label={messages.subscribersTitle}
                rows={items}
                keyOf={({ id }) => id}
                columns={[
                  { label: messages.person, renderCell: ({ email }) => email ?? messages.unknown },
                  { label: messages.plan, renderCell: ({ planName }) => planName },
                  { label: messages.price, renderCell: (row) => priceText(row) },
                  {
                    label: messages.state,
                    phone: 'aside',
                    renderCell: ({ status, isTest }) => (
                      <span className="inline-flex flex-wrap gap-1.5">
                        {planWords[status]}
                        {isTest && <Badge>{plansMessages.testLabel}</Badge>}
                      </span>
                    ),
                  },
                  { label: messages.since, renderCell: ({ createdAt }) => dayText(createdAt) },
                  { label: messages.nextPayment, renderCell: ({ nextBillingDate }) => dayText(nextBillingDate) },
                ]}
              />
              {more && shown < MOST && (
                <div className="mt-3">
                  <Button onClick={() => setShown((before) => Math.min(MOST, before + STEP))}>{messages.more}</Button>
                </div>
              )}
            </>
          )
        }
      </LoadedPart>
    </Panel>
  )
}
