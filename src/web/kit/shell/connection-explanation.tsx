import type { Connection } from './connection-state.tsx'
import { connectionMessages as messages } from './connection-messages.ts'

interface ConnectionExplanationProps {
  readonly connection: Connection
  /** The line that says how it stands; refused changes need no more beside their list. */
  readonly line: string
  readonly isSaved: boolean
}

/** What the state of the connection means for whoever works here. */
export function ConnectionExplanation({ connection, line, isSaved }: ConnectionExplanationProps) {
  const { network, loading, refused, trouble } = connection
  if (network === 'offline') return messages.offline
  if (trouble !== undefined) return trouble
  if (refused > 0) return line
  if (loading) return messages.loading
  return isSaved ? messages.saved : messages.syncing
}
