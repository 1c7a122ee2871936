import type { Repeat } from '#domain/documents/recurrence.ts'
import type { RunAct, RunDate } from '#contract/recurring-runs.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'

const repeats: Readonly<Record<Repeat, string>> = {
  weekly: 'Every week',
  monthly: 'Every month',
  quarterly: 'Every quarter',
  yearly: 'Every year',
}
const invoices = (count: number): string => formatCount(count, { one: 'invoice', other: 'invoices' })
const acts: Readonly<Record<RunAct, string>> = {
  make: 'Make a draft',
  mail: 'Make and mail',
  skip: 'Skip',
}
const dates: Readonly<Record<RunDate, string>> = {
  run: 'The day each was due',
  today: 'Today',
}

/** The list of recurring invoices. */
export const recurringMessages = {
  title: 'Recurring invoices',
  label: 'Recurring invoices',
  search: 'Search recurring invoices',
  searchHint: 'Name or customer',
  filters: {
    isActive: { label: 'State', all: 'All states', options: { true: 'Active', false: 'Paused' } },
  },
  nothing: { title: 'Nothing found', text: 'No recurring invoice matches all of this.', reset: 'Show all' },
  chosen: 'Selected recurring invoices',
  create: 'New recurring invoice',
  empty: {
    title: 'Invoices that write themselves',
    text: 'Rent, support, subscriptions: choose a template or an invoice, and the next ones are made on their day.',
  },
  repeats,
  columns: {
    name: 'Name',
    customer: 'Customer',
    repeat: 'Repeats',
    next: 'Next',
    last: 'Last made',
    state: 'State',
    ends: 'Ends on',
  },
  states: { active: 'Active', waiting: 'Waiting for you', paused: 'Paused', ended: 'Ended', problem: 'Problem' },
  edit: 'Edit',
  pause: 'Pause',
  resume: 'Resume',
  remove: 'Delete',
} as const

/** Runs that wait for a decision. */
export const dueMessages = {
  acts,
  dates,
  title: (count: number, day: string) => `${invoices(count)} due since ${formatDay(day)}`,
  why: 'Several are due at once, as after a pause, so none was made or mailed by itself. Choose what to do with each.',
  open: 'Review…',
  dialog: 'Invoices that are due',
  about: 'Nothing is numbered or mailed until you confirm here.',
  all: 'All of them',
  each: 'As chosen below',
  dated: 'Date of the invoices',
  datedHelp:
    'If dated today, each shows its own due day as the delivery date. Customers have their full time to pay either way.',
  period: (from: string, until: string) => `For ${formatDay(from)} to ${formatDay(until)}`,
  what: (name: string, day: string) => `What to do with ${name}, ${formatDay(day)}`,
  later: 'Not now',
  confirm: (made: number, mailed: number) =>
    mailed > 0 ? `Make ${invoices(made)}, mail ${formatNumber(mailed)}` : `Make ${invoices(made)}`,
  confirmSkip: (skipped: number) => `Skip ${invoices(skipped)}`,
  done: (made: number, mailed: number, skipped: number) =>
    [
      `${invoices(made)} made`,
      ...(mailed > 0 ? [`${formatNumber(mailed)} mailed`] : []),
      ...(skipped > 0 ? [`${formatNumber(skipped)} skipped`] : []),
    ].join(', '),
} as const

/** What comes again, and when. */
export const dialogMessages = {
  create: 'New recurring invoice',
  edit: 'Recurring invoice',
  name: 'Name',
  source: 'Made from',
  sourceHelp: 'A template, or an invoice to repeat. Its lines and prices are copied as they are.',
  customer: 'Customer',
  customerHelp: 'Empty: same as the document it is made from.',
  repeat: 'Repeats',
  next: 'First day',
  nextAgain: 'Next day',
  ends: 'Ends on',
  endsHelp: 'Empty: until you stop it.',
  mails: 'Mail it at once',
  mailsHelp: 'Marked as sent and mailed with its PDF. Otherwise it waits as a draft.',
  coming: 'Coming days',
  none: 'None: it ends before its next day.',
  save: 'Save',
  noName: 'Enter a name.',
  noSource: 'Choose what it is made from.',
  noDay: 'Choose a day.',
  nothing: 'Write an invoice or a template first.',
} as const
