import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useState } from 'react'
import type { SessionAnswer } from '#contract/endpoints/accounts.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Badge } from '#web/kit/ui/pill.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { ask } from './account-calls.ts'
import { auth } from './auth.ts'
import { deviceName } from './device-name.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PanelRows } from './panel-rows.tsx'
import { accountsMessages } from './messages.ts'
import { useLoaded } from './use-loaded.ts'

const PATH = '/api/auth/sessions'

/** Every browser that is signed in, and how to sign it out (AUTH-14). */
export function SessionsPanel() {
  const [loaded, reload] = useLoaded<{ items: readonly SessionAnswer[] }>(PATH)
  const [problem, setProblem] = useState<string>()
  const others = loaded.status === 'ready' && loaded.value.items.length > 1
  const end = async (path: string, done?: string): Promise<void> => {
    try {
      await ask(auth().apiFetch, 'DELETE', path)
      setProblem(undefined)
      reload()
      if (done !== undefined) showToast({ title: done })
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <Panel
      title={accountsMessages.sessionsTitle}
      lead={accountsMessages.sessionsLead}
      action={
        others && (
          <Button onClick={() => void end(`${PATH}?except=current`, accountsMessages.endedOthers)}>
            {accountsMessages.endOthers}
          </Button>
        )
      }
    >
      {problem !== undefined && <ProblemDisplay problem={{ title: problem }} />}
      <PanelRows loaded={loaded} onRetry={reload}>
        {({ items }) => (
          <ul className="divide-y divide-line">
            {items.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => void end(`${PATH}/${session.id}`)} />
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
