import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './calendar-messages.ts'

export const calendarMessages: MessagesOf<typeof English.calendarMessages> = {
  noCalendar: 'ist keine Kalenderdatei: Die Zeile BEGIN:VCALENDAR fehlt. Wählen Sie eine Datei, die auf .ics endet',
  noEvents: 'enthält keine Termine. Wählen Sie eine andere Datei',
  tooMany: (most, found) =>
    `enthält ${found} Termine, importiert werden höchstens ${most} auf einmal. Exportieren Sie einen kürzeren Zeitraum, oder teilen Sie die Datei`,
  unfinished:
    'Die Datei endet mitten in ihrem letzten Teil, der weggelassen wird. Exportieren Sie sie noch einmal, um alles zu erhalten.',
  leftOut: (count) =>
    count === 1
      ? 'Eine Aufgabe oder ein Journaleintrag wurde weggelassen.'
      : `${count} Aufgaben oder Journaleinträge wurden weggelassen.`,
  stale: 'Der Kalender hat sich inzwischen geändert. Importieren Sie die Datei noch einmal.',
  unreadable: 'ist nicht lesbar. Berichtigen Sie es im ursprünglichen Kalender, und exportieren Sie noch einmal',
  unreadableLine: (name) =>
    `hat eine Zeile ${name}, die nicht lesbar ist. Berichtigen Sie sie, und exportieren Sie noch einmal`,
  lineTooLong: (name, most) =>
    `hat eine Zeile ${name} mit mehr als ${most} Zeichen. Kürzen Sie sie, und exportieren Sie noch einmal`,
  manyParameters: (name, most) =>
    `hat eine Zeile ${name} mit mehr als ${most} Parametern. Berichtigen Sie sie, und exportieren Sie noch einmal`,
  manyLines: (most) => `hat mehr als ${most} Zeilen. Berichtigen Sie den Termin, und exportieren Sie noch einmal`,
  nested: (most) =>
    `hat Teile, die mehr als ${most}-fach ineinanderliegen. Berichtigen Sie den Termin, und exportieren Sie noch einmal`,
  tooMuch:
    'ist zu viel, um auf einmal gelesen zu werden. Exportieren Sie einen kürzeren Zeitraum, oder teilen Sie die Datei',
  noStart: 'hat keinen Beginn (DTSTART). Ergänzen Sie ihn, und exportieren Sie noch einmal',
  noSuchTime: (time) =>
    `nennt einen Zeitpunkt, den es nicht gibt: ${time}. Berichtigen Sie ihn, und exportieren Sie noch einmal`,
  zoneUnknown: (name, used) =>
    `Die Zeitzone „${name}“ ist nicht bekannt: Wiederholte Zeiten richten sich nach ${used}. Prüfen Sie sie.`,
  ruleKept:
    'Die Wiederholungsregel wird nicht verstanden: Der Termin findet einmal statt, und die Regel steht in der Beschreibung.',
  ruleOver: 'Die Wiederholungsregel endet vor dem Beginn: Der Termin findet einmal statt.',
  categoriesCut: (label, kept, others) =>
    `Ein Termin hat nur eine Angabe „${label}“: „${kept}“ wurde behalten, weggelassen wurden: ${others}`,
  exceptionsCut: (most) => `Der Termin lässt mehr als ${most} Tage aus: Die weiteren finden statt.`,
  datesCut: (most) => `Der Termin hat mehr als ${most} weitere Tage: Nur die ersten wurden importiert.`,
  rangeKept: 'Die Änderung gilt für diesen und alle späteren Termine der Serie und wurde nur für diesen importiert.',
  textCut: (field, most) => `${field} war länger als ${most} Zeichen und wurde gekürzt.`,
  untitled: 'Ohne Titel',
  noSeries: 'Er gehört zu einer Serie, die nicht in der Datei steht, und wurde als eigener Termin importiert.',
  manyFeeds: (most) => `Sie haben ${most} offene Kalenderlinks. Schalten Sie einen ab, den Sie nicht mehr benutzen.`,
  noFeed: (id) => `Es gibt keinen Kalenderlink mit der ID ${id}`,
  feedClosed: 'Dieser Kalenderlink wurde abgeschaltet. Bitten Sie um einen neuen, und abonnieren Sie diesen.',
  noSuchFeed: 'Diesen Kalenderlink gibt es nicht. Prüfen Sie, ob die Adresse vollständig kopiert wurde.',
}
