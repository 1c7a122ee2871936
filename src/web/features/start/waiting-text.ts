import type { WaitingLine } from '#domain/analytics/waiting-list.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { waitingMessages as messages } from './waiting-messages.ts'

/** What a line says. */
export function waitingText({ kind, count, by }: WaitingLine): string {
  return messages.lines[kind](count, by === undefined ? '' : formatDate(by))
}
