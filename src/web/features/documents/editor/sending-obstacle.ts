import { isIssued } from '#domain/documents/types.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { mailsMessages as messages } from './mails-messages.ts'

/** Why a document cannot be mailed or shared now; empty if it can. */
export function sendingObstacle(row: DocumentRow, isOffline: boolean): string {
  return isOffline ? messages.offline : isUnnumbered(row) ? messages.provisional : ''
}

/** A label of this device is no number to send to anybody (DOC-03); a draft may be waiting for its number until it is sent. */
function isUnnumbered({ isProvisional, version, status }: DocumentRow): boolean {
  return isProvisional && (version === 0 || isIssued(status))
}
