import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const exchangeMessages: MessagesOf<typeof English.exchangeMessages> = {
  thing: 'der Kalender',
  fileName: (day) => `kalender-${day}.ics`,
  saved: (name) => `${name} gespeichert`,
  import: {
    title: 'Kalenderdatei importieren',
    drop: 'Legen Sie eine .ics-Datei hier ab',
    dropText:
      'Aus Google Kalender, Outlook, Apple Kalender oder einem anderen Programm. Es ändert sich nichts, bevor Sie gesehen haben, was sich ändern würde.',
    reading: 'Die Datei wird gelesen …',
    setTitle: (file) => `Kalenderdatei ${file}`,
    tooLarge: 'Die Datei ist größer als 8\u00a0MB. Exportieren Sie weniger Jahre oder nur einen Kalender.',
    empty: 'Die Datei ist leer. Exportieren Sie sie noch einmal.',
    unreadable: 'Die Datei konnte nicht gelesen werden. Wählen Sie sie noch einmal.',
    named: {
      create: (count) => `${formatNumber(count)} ${plural(count, { one: 'neuer Termin', other: 'neue Termine' })}`,
      update: (count) =>
        `${formatNumber(count)} ${plural(count, { one: 'geänderter Termin', other: 'geänderte Termine' })}`,
    },
    nothing: 'Nichts Neues in dieser Datei',
    why: (title, reasons) => `${title} ${reasons.join('. ')}`,
    refused: (count) => `Nicht lesbar, würde ausgelassen: ${countOf('event', count)}.`,
    notes: 'Nicht alles lässt sich so übernehmen, wie es ist',
    note: (title, message) => `${title}: ${message}`,
    moreNotes: (count) => `und noch ${formatNumber(count)}`,
    apply: (count) => `${countOf('event', count)} importieren`,
    applying: (done, total) => `${formatNumber(done)} von ${formatNumber(total)}`,
    close: 'Schließen',
    done: (count) => `${countOf('event', count)} importiert`,
    cancel: 'Jetzt nicht',
  },
  feed: {
    title: 'In einem anderen Kalender abonnieren',
    lead: 'Google Kalender, Outlook und Apple Kalender lesen Ihre Termine von einer Adresse. Wer sie hat, sieht die Termine und sonst nichts von Ihnen.',
    name: 'Für welches Programm',
    nameHint: 'Handy',
    make: 'Adresse erstellen',
    done: 'Fertig',
    words: {
      view: { one: 'Abruf', other: 'Abrufe' },
      made: 'Kopieren Sie die Adresse jetzt: Aus Sicherheitsgründen wird sie nur einmal angezeigt.',
      links: 'Adressen',
      none: 'Es gibt noch keine Adresse.',
      loadFailed: 'Die Adressen konnten nicht geladen werden.',
    },
    revokeTitle: 'Diese Adresse abschalten?',
    revokeText: 'Sie funktioniert dann in keinem Programm mehr. Sie können jederzeit eine neue erstellen.',
    unnamed: 'Ohne Namen',
    notFresh:
      'Wer die Adresse hat, kann Ihre Termine sehen. Um eine zu erstellen, müssen Sie sich in den letzten fünf Minuten angemeldet haben.',
    making: 'Adresse wird erstellt …',
    onlyHere:
      'Nur Programme auf diesem Computer erreichen diese Adresse. Für ein Handy oder Google Kalender muss Pricewright unter einer Adresse laufen, die aus dem Internet erreichbar ist.',
    onlyNear:
      'Nur Geräte in Ihrem eigenen Netz erreichen diese Adresse, Google Kalender nicht. Dafür muss Pricewright unter einer Adresse laufen, die aus dem Internet erreichbar ist.',
  },
}
