import type { MessagesOf } from '#domain/messages-of.ts'
import type { RunAct, RunDate } from '#contract/recurring-runs.ts'
import type { Repeat } from '#domain/documents/recurrence.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const repeats: Readonly<Record<Repeat, string>> = {
  weekly: 'Jede Woche',
  monthly: 'Jeden Monat',
  quarterly: 'Jedes Quartal',
  yearly: 'Jedes Jahr',
}
const invoices = (count: number): string => formatCount(count, { one: 'Rechnung', other: 'Rechnungen' })
const acts: Readonly<Record<RunAct, string>> = {
  make: 'Entwurf erstellen',
  mail: 'Erstellen und per E-Mail senden',
  skip: 'Überspringen',
}
const dates: Readonly<Record<RunDate, string>> = {
  run: 'Jeweils der vorgesehene Tag',
  today: 'Heute',
}

export const recurringMessages: MessagesOf<typeof English.recurringMessages> = {
  title: 'Wiederkehrende Rechnungen',
  label: 'Wiederkehrende Rechnungen',
  search: 'Wiederkehrende Rechnungen suchen',
  searchHint: 'Name oder Kunde',
  filters: {
    isActive: { label: 'Status', all: 'Alle Status', options: { true: 'Aktiv', false: 'Angehalten' } },
  },
  nothing: {
    title: 'Nichts gefunden',
    text: 'Keine wiederkehrende Rechnung passt zu alledem.',
    reset: 'Alle anzeigen',
  },
  chosen: 'Ausgewählte wiederkehrende Rechnungen',
  create: 'Neue wiederkehrende Rechnung',
  empty: {
    title: 'Rechnungen, die sich selbst schreiben',
    text: 'Miete, Wartung, Abonnements: Wählen Sie eine Vorlage oder eine Rechnung, und die nächsten entstehen an ihrem Tag.',
  },
  repeats,
  columns: {
    name: 'Name',
    customer: 'Kunde',
    repeat: 'Rhythmus',
    next: 'Nächste',
    last: 'Zuletzt erstellt',
    state: 'Status',
    ends: 'Endet am',
  },
  states: { active: 'Aktiv', waiting: 'Wartet auf Sie', paused: 'Angehalten', ended: 'Beendet', problem: 'Problem' },
  edit: 'Bearbeiten',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  remove: 'Löschen',
}

export const dueMessages: MessagesOf<typeof English.dueMessages> = {
  acts,
  dates,
  title: (count, day) => `${invoices(count)} seit ${formatDay(day)} zu erstellen`,
  why: 'Es sind mehrere auf einmal dran, etwa nach einer Pause. Deshalb wurde keine von selbst erstellt oder gesendet. Wählen Sie, was mit jeder geschehen soll.',
  open: 'Prüfen …',
  dialog: 'Rechnungen, die zu erstellen sind',
  about: 'Bis Sie hier bestätigen, bekommt keine eine Nummer und keine geht per E-Mail hinaus.',
  all: 'Alle',
  each: 'Wie unten gewählt',
  dated: 'Datum der Rechnungen',
  datedHelp:
    'Mit heutigem Datum steht auf jeder der vorgesehene Tag als Lieferdatum. Kunden haben in beiden Fällen die volle Zahlungsfrist.',
  period: (from, until) => `Für ${formatDay(from)} bis ${formatDay(until)}`,
  what: (name, day) => `Was geschieht mit ${name}, ${formatDay(day)}`,
  later: 'Nicht jetzt',
  confirm: (made, mailed) =>
    mailed > 0 ? `${invoices(made)} erstellen, ${formatNumber(mailed)} senden` : `${invoices(made)} erstellen`,
  confirmSkip: (skipped) => `${invoices(skipped)} überspringen`,
  done: (made, mailed, skipped) =>
    [
      `${invoices(made)} erstellt`,
      ...(mailed > 0 ? [`${formatNumber(mailed)} per E-Mail gesendet`] : []),
      ...(skipped > 0 ? [`${formatNumber(skipped)} übersprungen`] : []),
    ].join(', '),
}

export const dialogMessages: MessagesOf<typeof English.dialogMessages> = {
  create: 'Neue wiederkehrende Rechnung',
  edit: 'Wiederkehrende Rechnung',
  name: 'Name',
  source: 'Erstellt aus',
  sourceHelp: 'Eine Vorlage oder eine Rechnung. Ihre Positionen und Preise werden unverändert übernommen.',
  customer: 'Kunde',
  customerHelp: 'Leer: wie im Dokument, aus dem sie entsteht.',
  repeat: 'Rhythmus',
  next: 'Erste Rechnung am',
  nextAgain: 'Nächste Rechnung am',
  ends: 'Endet am',
  endsHelp: 'Leer: bis Sie sie anhalten.',
  mails: 'Sofort per E-Mail senden',
  mailsHelp: 'Sie geht mit dem PDF hinaus und gilt als gesendet. Sonst wartet sie als Entwurf.',
  coming: 'Nächste Rechnungen',
  none: 'Keine: Sie endet vor der nächsten Rechnung.',
  save: 'Speichern',
  noName: 'Geben Sie einen Namen ein.',
  noSource: 'Wählen Sie, woraus sie entsteht.',
  noDay: 'Wählen Sie einen Tag.',
  nothing: 'Schreiben Sie zuerst eine Rechnung oder eine Vorlage.',
}
