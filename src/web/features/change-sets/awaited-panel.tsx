import { useEffect, useState } from 'react'
import { changeSets } from '#web/kit/change-sets/change-set-client.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { GonePanel } from '#web/kit/list/gone-panel.tsx'
import { SidePanel } from '#web/kit/ui/side-panel.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { changeSetsMessages as messages } from './messages.ts'

interface AwaitedPanelProps {
  readonly id: string
  readonly onClose: () => void
}

/** In the place of a change set that this device does not have: the server may just have made it. Only where it has none either, it is not there. */
export function AwaitedPanel({ id, onClose }: AwaitedPanelProps) {
  const store = useStore()
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    let isLeft = false
    changeSets.header(id).then(
      // It is on its way to this device.
      () => store.retry(),
      () => {
        if (!isLeft) setGone(true)
      },
    )
    return () => {
      isLeft = true
    }
  }, [id, store])
  if (isGone) return <GonePanel kind="changeSet" {...messages.gone} onClose={onClose} />
  return (
    <SidePanel title={messages.panel.loading} label={messages.panel.loading} onClose={onClose}>
      <div className="space-y-3" aria-busy="true">
        {['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    </SidePanel>
  )
}
