import Download from 'lucide-react/icons/download'
import { type ReactNode, useSyncExternalStore } from 'react'
import { failureOf } from '#web/kit/data/failure.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { formatBytes } from '#web/kit/format/bytes.ts'
import { ConfirmIdentity, isStale } from '#web/kit/shell/confirm-identity.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { exportSession, type ExportState } from './export-session.ts'
import { profileMessages } from './profile-messages.ts'

const messages = profileMessages.exporting

/** Everything that is kept of the user, as one archive (PROF-05). */
export function ExportPanel() {
  const state = useSyncExternalStore(exportSession.follow, exportSession.state)
  const { network } = useSyncStatus()
  const isOffline = network === 'offline'
  const isRunning = state.status === 'running'
  const note = noteOf(state) ?? (isOffline ? <p className="text-muted">{messages.offline}</p> : undefined)
  return (
    <Panel
      title={messages.title}
      lead={messages.lead}
      action={
        !isRunning && (
          <Button icon={<Download aria-hidden="true" />} disabled={isOffline} onClick={start}>
            {messages.start}
          </Button>
        )
      }
    >
      {note}
    </Panel>
  )
}

/** How far it is, or what went wrong; undefined where there is nothing to tell. */
function noteOf(state: ExportState): ReactNode {
  if (state.status === 'idle') return undefined
  if (state.status === 'failed') {
    if (isStale(state.error)) return <ConfirmIdentity reason={messages.freshText} />
    return <ProblemDisplay problem={failureOf(state.error, { act: 'export', thing: messages.thing })} onRetry={start} />
  }
  const { done, total } = state
  return (
    <ProgressBar
      label={total === undefined ? messages.preparing : messages.loading}
      done={done}
      total={total}
      detail={total !== undefined && messages.of(formatBytes(done), formatBytes(total))}
      action={
        <Button size="small" onClick={exportSession.cancel}>
          {messages.cancel}
        </Button>
      }
    />
  )
}

function start(): void {
  void exportSession.start((archive) => {
    saveFile(messages.fileName(new Date().toISOString().slice(0, 10)), archive)
    showToast({ title: messages.done })
  })
}
