import type { Connection } from './connection-state.tsx'
import { connectionMessages as messages } from './connection-messages.ts'

interface ConnectionExplanationProps extends Pick<Connection, 'network' | 'trouble'> {
  readonly isSaved: boolean
}

/** What the state of the connection means for whoever works here. */
export function ConnectionExplanation({ network, trouble, isSaved }: ConnectionExplanationProps) {
  if (network === 'offline') return messages.offline
  return trouble ?? (isSaved ? messages.saved : messages.syncing)
}
