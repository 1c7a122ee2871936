import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '../format/number.ts'
import type * as English from './messages.ts'

export const uploadMessages: MessagesOf<typeof English.uploadMessages> = {
  offline: 'Ihr Gerät scheint offline zu sein. Bitte prüfen Sie die Internetverbindung und versuchen Sie es erneut.',
  timedOut: (seconds) =>
    `Das Hochladen wurde nach ${seconds} Sekunden abgebrochen. Versuchen Sie es mit einem kleineren Bild oder einer schnelleren Verbindung.`,
  connectionLost: 'Hochladen abgebrochen: Die Verbindung ging verloren',
  invalidData: 'Hochgeladen, aber die Antwort war ungültig',
  urlTimeout: 'Zeitüberschreitung beim Abrufen der Adresse zum Herunterladen',
  urlFailed: 'Hochgeladen, aber die Adresse zum Herunterladen konnte nicht abgerufen werden',
  cancelled: 'Hochladen abgebrochen',
  noRow: 'Eine Datei und die ID eines Produkts sind nötig',
  denied: 'Keine Berechtigung. Bitte wenden Sie sich an die Administration, damit die Speicherregeln geändert werden.',
  quota: 'Der Speicherplatz ist aufgebraucht. Bitte wenden Sie sich an die Administration.',
  timeout:
    'Das Hochladen hat zu lange gedauert. Bitte versuchen Sie es mit einem kleineren Bild oder einer besseren Verbindung.',
  network: 'Netzfehler. Bitte prüfen Sie die Internetverbindung und versuchen Sie es später noch einmal.',
  wasCancelled: 'Das Hochladen wurde abgebrochen. Bitte versuchen Sie es erneut.',
  corrupted: 'Das Bild scheint ungültig oder beschädigt zu sein. Bitte versuchen Sie es mit einem anderen.',
  other: (cause) => `Fehler beim Hochladen des Bildes: ${cause}`,
  settings: 'Einstellungen',
  tiny: (name) => `${name} ist kleiner als 500 Byte. Vielleicht ist es nicht das Bild, das Sie meinten.`,

  image: 'Bild',
  none: 'Noch kein Bild',
  drop: 'Ziehen Sie ein Bild hierher, fügen Sie es ein oder wählen Sie es.',
  limits: 'JPEG, PNG, GIF oder WebP, höchstens 10\u00a0MB.',
  choose: 'Bild wählen',
  replace: 'Ersetzen',
  remove: 'Entfernen',
  cancel: 'Abbrechen',
  tryAgain: 'Erneut versuchen',
  discard: 'Verwerfen',
  undo: 'Rückgängig machen',
  added: 'Bild hinzugefügt',
  removed: 'Bild entfernt',
  uploading: (name) => `${name} wird hochgeladen`,
  attempt: (number) => `Versuch ${number} von 3`,
  queued: (count) =>
    plural(count, { one: 'Ein weiteres Bild folgt.', other: `${formatNumber(count)} weitere Bilder folgen.` }),
  saving: 'Wird gespeichert',
  waiting: (name) => `${name} wartet auf diesem Gerät und wird hochgeladen, sobald Sie wieder online sind.`,
  of: (name) => `Bild von ${name}`,
  elsewhere: (host) => `Das Bild liegt bei ${host} und wird nicht von dort geladen.`,
  open: 'Dort öffnen',
  gone: 'Wofür dieses Bild war, wurde gelöscht.',
}
