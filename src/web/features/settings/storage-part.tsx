import { UnsentChanges } from '#web/kit/shell/unsent-changes.tsx'
import type { SyncStatus } from '#web/kit/data/status.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { ClearPanel } from './clear-panel.tsx'
import { settingsMessages } from './messages.ts'
import { UsagePanel } from './usage-panel.tsx'

const messages = settingsMessages.storage

/** What this device keeps, what the server does not have yet, and how to take all of it off (AUTH-11, SHELL-07). */
export function StoragePart() {
  const status = useSyncStatus()
  return (
    <>
      <Notices status={status} />
      {/* What came meanwhile is measured too. */}
      <UsagePanel key={String(status.isFetched)} status={status} />
      <WaitingPanel status={status} />
      <ClearPanel status={status} />
      <Panel
        title={messages.leaveTitle}
        lead={messages.leaveLead}
        action={
          <ScreenButton screen="logout" tone="danger">
            {messages.leave}
          </ScreenButton>
        }
      />
    </>
  )
}

function Notices({ status: { problem, storage, wasEvicted } }: { readonly status: SyncStatus }) {
  return (
    <>
      {problem && <ProblemDisplay problem={problem} />}
      {storage === 'memory' && (
        <Banner tone="warn" title={messages.memory}>
          {messages.memoryText}
        </Banner>
      )}
      {wasEvicted && (
        <Banner tone="warn" title={messages.evicted}>
          {messages.evictedText}
        </Banner>
      )}
    </>
  )
}

function WaitingPanel({ status: { pending, refused, network } }: { readonly status: SyncStatus }) {
  const told = [
    ...(pending > 0 ? [messages.waiting(formatCount(pending, messages.change))] : []),
    ...(refused > 0 ? [messages.refused(formatCount(refused, messages.change))] : []),
  ]
  return (
    <Panel title={messages.waitingTitle} lead={told.length === 0 ? messages.allSent : told.join(', ')}>
      {told.length > 0 && (
        <>
          {network === 'offline' && <p className="text-muted">{messages.offline}</p>}
          <UnsentChanges />
        </>
      )}
    </Panel>
  )
}
