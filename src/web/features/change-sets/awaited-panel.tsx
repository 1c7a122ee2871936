import { useEffect, useState } from 'react'
import { changeSets } from '#web/kit/change-sets/change-set-client.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { ApiProblem, Unreachable } from '#web/kit/data/transport.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { GonePanel } from '#web/kit/list/gone-panel.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { SidePanel } from '#web/kit/ui/side-panel.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { changeSetsMessages as messages } from './messages.ts'

/** What the server has is on its way to this device; it may take so long. */
const ARRIVAL_MS = 20_000

interface AwaitedPanelProps {
  readonly id: string
  readonly onClose: () => void
}

/** In the place of a change set that this device does not have: the server may just have made it. Only where it has none either, it is not there. */
export function AwaitedPanel({ id, onClose }: AwaitedPanelProps) {
  const store = useStore()
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState<{ readonly asked: string; readonly error: unknown }>()
  const asked = `${id} ${tries}`
  const failure = failed?.asked === asked ? failed.error : undefined
  useEffect(() => {
    const left = new AbortController()
    const fail = (error: unknown): void => {
      if (!left.signal.aborted) setFailed({ asked, error })
    }
    let late: ReturnType<typeof setTimeout> | undefined
    const ask = async (): Promise<void> => {
      await changeSets.header(id, left.signal)
      store.retry()
      late = setTimeout(() => fail(new Unreachable()), ARRIVAL_MS)
    }
    ask().catch(fail)
    return () => {
      left.abort()
      clearTimeout(late)
    }
  }, [id, store, asked])
  if (isUnknown(failure)) return <GonePanel kind="changeSet" {...messages.gone} onClose={onClose} />
  if (failure !== undefined) {
    return (
      <SidePanel title={messages.title} label={messages.title} onClose={onClose}>
        <ProblemDisplay
          problem={failureOf(failure, { act: 'read', thing: messages.thing })}
          onRetry={() => setTries(tries + 1)}
        />
      </SidePanel>
    )
  }
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

/** The server says that it has no such change set, or that there can be none. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiProblem && (error.problem.status === 404 || error.problem.status === 400)
}
