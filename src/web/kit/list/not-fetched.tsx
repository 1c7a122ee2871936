import CloudOff from 'lucide-react/icons/cloud-off'
import { useStore, useSyncStatus } from '../data/use-store.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { uiMessages } from '../ui/messages.ts'
import { notFetchedMessages as messages } from './not-fetched-messages.ts'

/** In place of what an empty account would show: this device does not know yet what the account has (SHELL-07). */
export function NotFetched() {
  const store = useStore()
  const { network, problem } = useSyncStatus()
  const why = problem?.title ?? (network === 'offline' ? messages.offline : '')
  return (
    <EmptyState
      icon={<CloudOff />}
      title={messages.title}
      action={
        <Button tone="primary" onClick={() => store.retry()}>
          {uiMessages.retry}
        </Button>
      }
    >
      {[messages.text, why].filter(Boolean).join(' ')}
    </EmptyState>
  )
}
