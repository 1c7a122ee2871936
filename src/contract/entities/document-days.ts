import { dayInWords } from '#domain/calendar-day.ts'
import { daysBetween } from '#domain/exchange-rates.ts'
import { dueAfter } from '#domain/documents/terms.ts'
import type { DeriveContext } from '../entity.ts'
import type { DocumentRow } from './document-derive.ts'
import { documentIssueMessages as messages } from './document-issue-messages.ts'

type Days = Pick<DocumentRow, 'issueDate' | 'dueDate'>

/** Refuses a document that is due, or stops being valid, before its own date; the message is at the day that was changed (DOC-01). */
export function dayIssue(
  { issueDate, dueDate }: Days,
  changed: ReadonlySet<string>,
  { before, isRestored = false }: DeriveContext,
): Readonly<Record<string, string>> {
  const isAsked = changed.has('issueDate') || changed.has('dueDate')
  if (isRestored || !isAsked || issueDate === null || dueDate === null || dueDate >= issueDate) return {}
  if (before && before['issueDate'] === issueDate && before['dueDate'] === dueDate) return {}
  return changed.has('dueDate')
    ? { dueDate: messages.due.beforeIssue(dayInWords(issueDate)) }
    : { issueDate: messages.due.afterDue(dayInWords(dueDate)) }
}

/** The days of a document that gets another date: where it would be due before that, its due day moves along. */
export function movedDays({ issueDate, dueDate }: Days, to: string): Partial<Days> {
  if (dueDate === null || dueDate >= to) return { issueDate: to }
  const days = issueDate === null ? 0 : Math.max(daysBetween(issueDate, dueDate), 0)
  return { issueDate: to, dueDate: dueAfter(to, days) }
}
