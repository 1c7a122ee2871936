import { entities } from '#contract/entities/registry.ts'
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
import { settingsText } from './text.ts'

const text = settingsText.storage

/** What this device keeps, what the server does not have yet, and how to take all of it off (AUTH-11, SHELL-07). */
export function StorageTab() {
  const status = useSyncStatus()
  return (
    <div className="max-w-3xl space-y-4">
      <Notices status={status} />
      <KeptPanel status={status} />
      <WaitingPanel status={status} />
      <Panel
        title={text.leaveTitle}
        lead={text.leaveLead}
        action={
          <ScreenButton screen="logout" tone="danger">
            {text.leave}
          </ScreenButton>
        }
      />
    </div>
  )
}

function Notices({ status: { problem, storage, wasEvicted } }: { readonly status: SyncStatus }) {
  return (
    <>
      {problem && <ProblemDisplay problem={problem} />}
      {storage === 'memory' && (
        <Banner tone="warn" title={text.memory}>
          {text.memoryText}
        </Banner>
      )}
      {wasEvicted && (
        <Banner tone="warn" title={text.evicted}>
          {text.evictedText}
        </Banner>
      )}
    </>
  )
}

function KeptPanel({ status: { lastSyncAt } }: { readonly status: SyncStatus }) {
  return (
    <Panel title={text.title} lead={text.lead}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <div>
          <h3 className="mb-1 text-[13px]">{text.rows}</h3>
          <dl className="divide-y divide-line">
            {entities.map(({ kind, label }) => (
              <KindCount key={kind} kind={kind} label={label.many} />
            ))}
          </dl>
        </div>
        <dl className="space-y-4">
          <Space />
          <div>
            <dt className="text-[13px] font-semibold">{text.lastSync}</dt>
            <dd className="mt-0.5">{lastSyncAt === null ? text.never : <Time at={lastSyncAt} />}</dd>
          </div>
        </dl>
      </div>
    </Panel>
  )
}

function KindCount({ kind, label }: { readonly kind: string; readonly label: string }) {
  const rows = useRows(kind)
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{formatNumber(rows.length)}</dd>
    </div>
  )
}

function Space() {
  const { space, ask } = useDeviceSpace()
  async function keep() {
    if (!(await ask())) showToast({ title: text.refusedToKeep, tone: 'warn' })
  }
  return (
    <div>
      <dt className="text-[13px] font-semibold">{text.space}</dt>
      <dd className="mt-0.5">
        {space === undefined
          ? text.measuring
          : space.used === null || space.quota === null
            ? text.spaceUnknown
            : text.spaceOf(formatBytes(space.used), formatBytes(space.quota))}
        {space && space.used !== null && (
          <span className="mt-1 block text-pretty text-muted">{space.persisted ? text.kept : text.mayGo}</span>
        )}
        {space && space.used !== null && !space.persisted && (
          <Button size="small" className="mt-2" onClick={() => void keep()}>
            {text.keep}
          </Button>
        )}
      </dd>
    </div>
  )
}

function WaitingPanel({ status: { pending, refused, network } }: { readonly status: SyncStatus }) {
  const told = [
    ...(pending > 0 ? [text.waiting(formatCount(pending, text.change))] : []),
    ...(refused > 0 ? [text.refused(formatCount(refused, text.change))] : []),
  ]
  return (
    <Panel title={text.waitingTitle} lead={told.length === 0 ? text.allSent : told.join(', ')}>
      {told.length > 0 && (
        <>
          {network === 'offline' && <p className="text-muted">{text.offline}</p>}
          <UnsentChanges />
        </>
      )}
    </Panel>
  )
}
