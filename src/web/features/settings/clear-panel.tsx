import { useState, useSyncExternalStore } from 'react'
import { clearCopy, isClearable, type OnlyHere, onlyHere } from '#web/kit/data/clear-copy.ts'
import type { SyncStatus } from '#web/kit/data/status.ts'
import { unsent } from '#web/kit/data/unsent.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { waitingPictures } from '#web/kit/upload/waiting-count.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { usageMessages } from './usage-messages.ts'

const messages = usageMessages.clear

/** Removes the copy on this device and makes it anew; refused while something is on this device alone (PAGE-06). */
export function ClearPanel({ status: { network, storage } }: { readonly status: SyncStatus }) {
  const [isClearing, setClearing] = useState(false)
  const here = JSON.parse(useSyncExternalStore(follow, told)) as OnlyHere
  const isOffline = network === 'offline'
  if (storage === 'memory') return null
  async function clear() {
    setClearing(true)
    if (!(await clearCopy())) setClearing(false)
  }
  return (
    <Panel
      title={messages.title}
      lead={messages.lead}
      action={
        <Button disabled={isOffline || isClearing || !isClearable(here)} onClick={() => void clear()}>
          {isClearing ? messages.clearing : messages.clear}
        </Button>
      }
    >
      {isClearable(here) ? (
        isOffline && <p className="text-muted">{messages.offline}</p>
      ) : (
        <div role="status">
          <p>{messages.refused}</p>
          <ul className="mt-1 list-disc ps-5">
            {reasonsOf(here).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}

function reasonsOf(here: OnlyHere): readonly string[] {
  const counts = [
    [here.waiting, messages.waiting],
    [here.refused, messages.refusedChanges],
    [here.typed, messages.typed],
    [here.pictures, messages.pictures],
  ] as const
  return counts.flatMap(([count, noun]) => (count > 0 ? [formatCount(count, noun)] : []))
}

function follow(listener: () => void): () => void {
  const ends = [unsent.follow(listener), waitingPictures.follow(listener)]
  return () => ends.forEach((end) => end())
}

/** The same text until something changes. */
function told(): string {
  return JSON.stringify(onlyHere())
}
