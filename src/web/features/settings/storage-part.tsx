import { entities } from '#contract/entities/registry.ts'
import { keptNoun } from '#web/kit/actions/kept-rows.ts'
import { UnsentChanges } from '#web/kit/shell/unsent-changes.tsx'
import type { SyncStatus } from '#web/kit/data/status.ts'
import { useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatBytes } from '#web/kit/format/bytes.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { useDeviceSpace } from './device-space.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { settingsMessages } from './messages.ts'

const messages = settingsMessages.storage

/** What this device keeps, what the server does not have yet, and how to take all of it off (AUTH-11, SHELL-07). */
export function StoragePart() {
  const status = useSyncStatus()
  return (
    <>
      <Notices status={status} />
      <KeptPanel status={status} />
      <WaitingPanel status={status} />
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

function KeptPanel({ status: { lastSyncAt } }: { readonly status: SyncStatus }) {
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <div>
          <h3 className="mb-1 text-[13px]">{messages.rows}</h3>
          <dl className="divide-y divide-line">
            {entities.map(({ kind }) => (
              <KindCount key={kind} kind={kind} />
            ))}
          </dl>
        </div>
        <dl className="space-y-4">
          <Space />
          <div>
            <dt className="text-[13px] font-semibold">{messages.lastSync}</dt>
            <dd className="mt-0.5">{lastSyncAt === null ? messages.never : <Time at={lastSyncAt} />}</dd>
          </div>
        </dl>
      </div>
    </Panel>
  )
}

function KindCount({ kind }: { readonly kind: string }) {
  const rows = useRows(kind)
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className="text-muted first-letter:uppercase">{keptNoun(kind).other}</dt>
      <dd className="font-semibold">{formatNumber(rows.length)}</dd>
    </div>
  )
}

function Space() {
  const { space, ask } = useDeviceSpace()
  async function keep() {
    if (!(await ask())) showToast({ title: messages.refusedToKeep, tone: 'warn' })
  }
  return (
    <div>
      <dt className="text-[13px] font-semibold">{messages.space}</dt>
      <dd className="mt-0.5">
        {space === undefined
          ? messages.measuring
          : space.used === null || space.quota === null
            ? messages.spaceUnknown
            : messages.spaceOf(formatBytes(space.used), formatBytes(space.quota))}
        {space && space.used !== null && (
          <span className="mt-1 block text-pretty text-muted">{space.persisted ? messages.kept : messages.mayGo}</span>
        )}
        {space && space.used !== null && !space.persisted && (
          <Button size="small" className="mt-2" onClick={() => void keep()}>
            {messages.keep}
          </Button>
        )}
      </dd>
    </div>
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
