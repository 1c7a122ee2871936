import { useEffect, useState } from 'react'
import { keptNoun } from '#web/kit/actions/kept-rows.ts'
import type { SyncStatus } from '#web/kit/data/status.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatBytes } from '#web/kit/format/bytes.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { useDeviceSpace } from './device-space.ts'
import { type DeviceUsage, deviceUsage, type Used } from './device-usage.ts'
import { settingsMessages } from './messages.ts'
import { usageMessages } from './usage-messages.ts'

const messages = settingsMessages.storage

/** What this device keeps and how much room each part takes (PAGE-06). */
export function UsagePanel({ status: { lastSyncAt } }: { readonly status: SyncStatus }) {
  const store = useStore()
  const [usage, setUsage] = useState<DeviceUsage>()
  useEffect(() => {
    let isShown = true
    void deviceUsage(store).then((found) => isShown && setUsage(found))
    return () => {
      isShown = false
    }
  }, [store])
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {usage ? <UsageTable usage={usage} /> : <p className="text-muted">{messages.measuring}</p>}
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

function UsageTable({ usage: { kinds, drafts, pictures, program } }: { readonly usage: DeviceUsage }) {
  const parts: readonly (readonly [string, Used])[] = [
    ...kinds.map(({ kind, ...used }) => [keptNoun(kind).other, used] as const),
    ...(drafts.count > 0 ? [[usageMessages.drafts, drafts] as const] : []),
    ...(pictures.count > 0 ? [[usageMessages.pictures, pictures] as const] : []),
    ...(program ? [[usageMessages.program, program] as const] : []),
  ]
  return (
    <table className="w-full self-start text-start">
      <caption className="sr-only">{usageMessages.caption}</caption>
      <thead>
        <tr className="text-[13px] text-muted">
          <th scope="col" className="py-1 font-semibold">
            {usageMessages.what}
          </th>
          <th scope="col" className="py-1 text-end font-semibold">
            {usageMessages.count}
          </th>
          <th scope="col" className="py-1 ps-4 text-end font-semibold">
            {usageMessages.size}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(([name, { count, bytes }]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1.5 font-normal text-muted first-letter:uppercase">
              {name}
            </th>
            <td className="py-1.5 text-end font-semibold">{formatNumber(count)}</td>
            <td className="py-1.5 ps-4 text-end whitespace-nowrap">{formatBytes(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
