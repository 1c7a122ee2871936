import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const calendarMessages: MessagesOf<typeof English.calendarMessages> = {
  facts: (entries, days) => {
    const when = days === 1 ? 'an diesem Tag' : 'in diesen Tagen'
    return `${entries === 0 ? 'Nichts' : formatCount(entries, { one: 'Eintrag', other: 'Einträge' })} ${when}`
  },
  create: 'Neuer Termin',
  today: 'Heute',
  earlier: 'Früher',
  later: 'Später',
  view: 'Ansicht',
  phoneWeek: '3 Tage',
  views: { month: 'Monat', week: 'Woche', day: 'Tag', agenda: 'Agenda' },
  allDay: 'Ganztägig',
  until: (day) => `bis ${day}`,
  more: (count) => `+${formatNumber(count)}`,
  moreOn: (count, day) => `Noch ${formatNumber(count)} am ${day}`,
  showDay: (day) => `${day} anzeigen`,
  createOn: (day) => `Neuer Termin am ${day}`,
  createAllDay: (day) => `Ganztägiger Termin am ${day}`,
  showMore: (count) => `Noch ${formatNumber(count)} anzeigen`,
  about: (when, source, isDone) => `, ${when}, ${source}${isDone ? ', nicht mehr offen' : ''}`,
  keys: 'Pfeiltasten verschieben ihn, Umschalt und Pfeiltasten ändern die Dauer, Enter öffnet ihn.',
  sources: {
    event: 'Termin',
    documents: 'Dokument',
    recurring: 'Wiederkehrende Rechnung',
    prices: 'Preis',
    shipments: 'Sendung',
  },
  happens: {
    due: (name) => `${name} fällig`,
    expires: (name) => `${name} läuft ab`,
    runs: (name) => `${name} wird erstellt`,
    'price-begins': (name, count) => `${counted(name, count)} beginnt`,
    'price-ends': (name, count) => `${counted(name, count)} endet`,
    'promotion-begins': (name, count) => `${counted(name, count)} beginnt`,
    'promotion-ends': (name, count) => `${counted(name, count)} endet`,
    'list-begins': (name) => `Erster Tag von ${name}`,
    'list-ends': (name) => `Letzter Tag von ${name}`,
    arrives: (name) => `${name} erwartet`,
  },
  layers: {
    button: 'Ebenen',
    shown: (shown, all) => `${formatNumber(shown)} von ${formatNumber(all)}`,
    title: 'Was der Kalender zeigt',
    names: {
      event: 'Ihre Termine',
      documents: 'Dokumente, die fällig werden oder ablaufen',
      recurring: 'Wiederkehrende Rechnungen',
      prices: 'Geplante Preise, Aktionen und Preislisten',
      shipments: 'Erwartete Sendungen',
    },
    help: 'Ihre Termine und geplanten Preise lassen sich hier verschieben. Alles andere öffnet sich dort, wo es hingehört.',
  },
  coming: { title: 'Demnächst', none: 'Nichts in den nächsten 30 Tagen.' },
  nothing: {
    title: 'In diesen Tagen ist nichts geplant',
    text: 'Hier stehen Ihre Termine, fällige Dokumente, geplante Preise und erwartete Sendungen.',
  },
  tooMany: (shown) =>
    `Nur die ersten ${formatNumber(shown)} Einträge dieser Tage werden gezeigt. Wählen Sie eine kürzere Ansicht.`,
  loadingRules: 'Termine, die sich wiederholen, sind noch unterwegs zu diesem Gerät.',
  moved: (title, when) => `${title}: ${when}`,
  cut: (title, day) => `Ab dem ${day} ist ${title} eine eigene Serie`,
  putBack: (title) => `${title} ist wieder wie in der Serie`,
  trouble: {
    notFetched: 'Termine konnten nicht geladen werden',
    notFollowed: 'Termine von anderen Geräten kommen nicht mehr an',
  },
  menu: {
    label: 'Mehr',
    events: 'Alle Termine als Liste',
    importFile: 'Kalenderdatei importieren …',
    exportFile: 'Als Kalenderdatei speichern',
    feed: 'In einem anderen Kalender abonnieren …',
    cleanUp: 'Aufräumen …',
    cleanUpCalendar: 'Kalender aufräumen …',
  },
  scope: {
    title: (title) => `${title} wiederholt sich`,
    text: {
      change: 'Was möchten Sie ändern?',
      move: 'Was möchten Sie verschieben?',
      delete: 'Was möchten Sie löschen?',
    },
    label: 'Welche davon',
    choices: { one: 'Nur diesen', following: 'Diesen und alle späteren', all: 'Alle' },
    submit: { change: 'Ändern', move: 'Verschieben', delete: 'Löschen' },
  },
}

/** A name with how many planned prices go by it. */
function counted(name: string, count: number): string {
  return count > 1 ? `${name} (${formatNumber(count)})` : name
}
