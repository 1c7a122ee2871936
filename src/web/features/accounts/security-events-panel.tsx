import { useState } from 'react'
import { deviceName } from '#domain/device-name.ts'
import { listSecurityEvents, type SecurityEventAnswer } from '#contract/endpoints/security-events.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { PanelRows } from './panel-rows.tsx'
import { securityMessages as messages } from './security-messages.ts'
import { cutText } from '#domain/cut-text.ts'

const STEP = 10
/** What one call answers at most. */
const MOST = 500

interface Events {
  readonly items: readonly SecurityEventAnswer[]
  readonly more: boolean
}

const ask = (count: number) => callEndpoint<Events>(listSecurityEvents, { query: { pageSize: String(count) } })

/** What concerned the safety of the account, newest first (OPS-10). */
export function SecurityEventsPanel() {
  const [count, setCount] = useState(STEP)
  const loaded = useAnswer(count, ask)
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <PanelRows loaded={loaded}>
        {({ items, more }) => (
          <>
            {items.length === 0 && <p className="text-muted">{messages.none}</p>}
            <ul className="divide-y divide-line">
              {items.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ul>
            {more && count < MOST && (
              <Button size="small" className="mt-3" onClick={() => setCount(Math.min(count + 5 * STEP, MOST))}>
                {messages.older}
              </Button>
            )}
          </>
        )}
      </PanelRows>
    </Panel>
  )
}

function EventRow({ event: { at, kind, detail, device, address } }: { readonly event: SecurityEventAnswer }) {
  const from = [deviceName(device) ?? cutText(device ?? '', 40), address].filter(Boolean).join(' · ')
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
      <span className="min-w-0 break-words">
        <span className={kind === 'wrong-password' ? 'font-semibold text-bad' : 'font-semibold'}>
          {messages.kinds[kind]}
        </span>
        {detail !== '' && ` ${detailText(kind, detail)}`}
      </span>
      <span className="text-[13px] text-muted">
        {from !== '' && `${from} · `}
        <Time at={Date.parse(at)} />
      </span>
    </li>
  )
}

const OF_ROLE: ReadonlySet<SecurityEventAnswer['kind']> = new Set(['role-changed', 'person-joined', 'account-joined'])

/** What an event was about; the roles in it by their names (TEAM-01). */
function detailText(kind: SecurityEventAnswer['kind'], detail: string): string {
  if (OF_ROLE.has(kind)) return messages.roles[detail] ?? detail
  if (kind !== 'person-role') return detail
  const end = detail.lastIndexOf(': ') + 2
  const role = detail.slice(end)
  return detail.slice(0, end) + (messages.roles[role] ?? role)
}
