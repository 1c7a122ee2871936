import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const numberMessages: MessagesOf<typeof English.numberMessages> = {
  title: 'Nummern',
  back: 'Dokumente',
  lead: 'Jede vergebene Nummer, und was mit denen ohne gültiges Dokument geschah.',
  file: 'Als CSV speichern',
  fileName: 'dokumentnummern.csv',
  whole: 'Keine Lücke: Jede Nummer ist belegt.',
  broken: (numbers) => formatCount(numbers, { one: 'Nummer ist nicht belegt', other: 'Nummern sind nicht belegt' }),
  offline: 'Dieser Bericht braucht eine Verbindung',
  offlineText:
    'Der Server vergibt die Nummern, deshalb kann nur er diesen Bericht erstellen. Stellen Sie dafür eine Verbindung her.',
  retry: 'Noch einmal versuchen',
  none: 'Noch keine Nummern',
  noneText: 'Sobald ein Dokument eine Nummer hat, steht sein Nummernkreis hier.',
  noBusiness: 'Ohne Unternehmen',
  series: 'Nummernkreise',
  columns: {
    series: 'Nummernkreis',
    period: 'Zeitraum',
    last: 'Letzte Nummer',
    present: 'Gültig',
    ended: 'Ungültig oder gelöscht',
    missing: 'Fehlend',
  },
  everything: 'Gesamte Zeit',
  noGap: 'Keine Lücke',
  ended: (series) => `Nummern von ${series} ohne gültiges Dokument`,
  from: (first) => `ab ${formatNumber(first)}`,
  leftOut: (count) => `${formatNumber(count)} übersprungen`,
  more: (count) => `und ${formatNumber(count)} weitere`,
  reading: { act: 'read', thing: 'die Nummern' },
  states: { void: 'Ungültig', deleted: 'Gelöscht', skipped: 'Übersprungen', missing: 'Fehlend' },
  reasons: {
    void: 'Das Dokument ist aufbewahrt und ungültig.',
    deleted: 'Das Dokument wurde gelöscht; sein Verlauf ist aufbewahrt.',
    skipped:
      'In diesem Nummernkreis nie vergeben: Ein anderer Nummernkreis des Unternehmens hatte diese Nummern schon erreicht.',
    missing: 'Dazu gibt es keinen Eintrag. Bitte melden Sie das.',
  },
  by: (actor) => `von ${actor}`,
  details: { number: 'Nummer', state: 'Status', reason: 'Warum', at: 'Wann' },
}
