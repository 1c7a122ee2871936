import type { Store } from '../data/store.ts'
import { ApiProblem } from '../data/transport.ts'
import { newestMails } from './mail-list.tsx'

/** What this device knows of the sending of a document: the server refuses to send what was sent since. */
export interface SeenSending {
  readonly isDraft: boolean
  readonly lastMailId: string | null
}

/** What this device knows now of the mails of a document for a purpose. */
export function seenSending(store: Store, documentId: string, purpose: 'document' | 'reminder'): SeenSending {
  const last = lastMail(store, documentId, purpose)
  return { isDraft: store.get('document', documentId)?.status === 'draft', lastMailId: last?.id ?? null }
}

/** The newest mail of a document for a purpose that was not taken back and did not fail. */
export function lastMail(store: Store, documentId: string, purpose: 'document' | 'reminder') {
  const [last] = newestMails(
    store.all('documentMail'),
    (mail) =>
      mail.documentId === documentId &&
      mail.purpose === purpose &&
      mail.state !== 'failed' &&
      mail.state !== 'cancelled',
  )
  return last
}

/** Why the server did not send what was sent meanwhile; undefined for another failure. */
export function sentMeanwhile(error: unknown): string | undefined {
  const isMeant = error instanceof ApiProblem && error.problem.code === 'sent-meanwhile'
  return isMeant ? error.problem.title : undefined
}
