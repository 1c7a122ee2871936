import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount } from '#web/kit/format/number.ts'
import type * as English from './panel-messages.ts'

const MINUTES_OF = { week: 10_080, day: 1_440, hour: 60 } as const

export const panelMessages: MessagesOf<typeof English.panelMessages> = {
  create: 'Neuer Termin',
  newHelp: 'Der Termin wird gespeichert, sobald er einen Titel hat.',
  delete: 'Diesen Termin löschen',
  noTime: (example) => `Geben Sie eine Uhrzeit ein, etwa ${example}.`,
  endsNextDay: 'Endet am nächsten Tag',
  here: (when) => `Hier ist das ${when}.`,
  noReminder: 'Keine',
  before: (minutes) => (minutes === 0 ? 'Zu Beginn' : `${length(minutes)} vorher`),
  scope: 'Eine Änderung gilt hier für',
  series: 'Einer aus einer Serie, einzeln geändert',
  wholeSeries: 'Serie anzeigen',
  putBack: 'In die Serie zurück',
  ruleOfAll: 'Wie oft er sich wiederholt, gilt immer für alle.',
  status: {
    scheduled: 'Angesetzt',
    pending: 'Ausstehend',
    'in-progress': 'In Arbeit',
    completed: 'Abgeschlossen',
    delayed: 'Verschoben',
    cancelled: 'Abgesagt',
  },
  priority: { high: 'Hoch', medium: 'Mittel', low: 'Niedrig' },
  types: {
    pricing: 'Preise',
    sale: 'Aktion',
    season: 'Saison',
    holiday: 'Feiertag',
    meeting: 'Besprechung',
    delivery: 'Lieferung',
    deadline: 'Frist',
  },
  gone: {
    title: 'Diesen Termin gibt es nicht mehr',
    text: 'Er wurde gelöscht oder ist noch nicht auf diesem Gerät.',
  },
}

function length(minutes: number): string {
  const { week, day, hour } = MINUTES_OF
  if (minutes % week === 0) return formatCount(minutes / week, { one: 'Woche', other: 'Wochen' })
  if (minutes % day === 0) return formatCount(minutes / day, { one: 'Tag', other: 'Tage' })
  if (minutes % hour === 0) return formatCount(minutes / hour, { one: 'Stunde', other: 'Stunden' })
  return formatCount(minutes, { one: 'Minute', other: 'Minuten' })
}
