import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useState } from 'react'
import { deviceName } from '#domain/device-name.ts'
import { listSessions, revokeSession, revokeSessions, type SessionAnswer } from '#contract/endpoints/accounts.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Badge } from '#web/kit/ui/pill.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PanelRows } from './panel-rows.tsx'
import { accountsMessages } from './messages.ts'

const ask = () => callEndpoint<{ items: readonly SessionAnswer[] }>(listSessions)

/** Every browser that is signed in, and how to sign it out (AUTH-14). */
export function SessionsPanel() {
  const loaded = useAnswer(null, ask)
  const [problem, setProblem] = useState<ShownProblem>()
  const others = (loaded.answer?.items.length ?? 0) > 1
  const end = async (work: Promise<unknown>, done?: string): Promise<void> => {
    try {
      await work
      setProblem(undefined)
      loaded.retry()
      if (done !== undefined) showToast({ title: done })
    } catch (error) {
      setProblem(failureOf(error, { act: 'change', thing: accountsMessages.thing }))
    }
  }
  return (
    <Panel
      title={accountsMessages.sessionsTitle}
      lead={accountsMessages.sessionsLead}
      action={
        others && (
          <Button
            onClick={() =>
              void end(callEndpoint(revokeSessions, { query: { except: 'current' } }), accountsMessages.endedOthers)
            }
          >
            {accountsMessages.endOthers}
          </Button>
        )
      }
    >
      {problem && <ProblemDisplay problem={problem} />}
      <PanelRows loaded={loaded}>
        {({ items }) => (
          <ul className="divide-y divide-line">
            {items.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => void end(callEndpoint(revokeSession, { params: { id: session.id } }))}
              />
            ))}
          </ul>
        )}
      </PanelRows>
    </Panel>
  )
}

function SessionRow({ session, onEnd }: { readonly session: SessionAnswer; readonly onEnd: () => void }) {
  const name = deviceName(session.userAgent) ?? accountsMessages.unknownBrowser
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-5 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.current && <Badge>{accountsMessages.thisBrowser}</Badge>}
        </p>
        <p className="text-[13px] text-muted">
          {accountsMessages.lastSeen} <Time at={Date.parse(session.lastSeenAt)} />
          {session.ip !== null && ` · ${session.ip}`}
        </p>
      </div>
      {!session.current && (
        <Button size="small" onClick={onEnd} aria-label={`${accountsMessages.endSession}: ${name}`}>
          {accountsMessages.endSession}
        </Button>
      )}
    </li>
  )
}
