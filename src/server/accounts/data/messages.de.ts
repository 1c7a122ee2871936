import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const dataMessages: MessagesOf<typeof English.dataMessages> = {
  lastAdmin:
    'Sie sind die letzte Person mit Verwaltungsrechten. Übertragen Sie diese, bevor Sie Ihr Benutzerkonto löschen.',
  wrongName: 'Das ist nicht der Name dieses Benutzerkontos. Es wurde nichts gelöscht.',
  about: `Alles, was Pricewright von Ihnen speichert.

data/      Jede Art von Eintrag: als JSON in der Form der API (Beträge in der Hauptwährungseinheit, Prozentsätze als Prozent) und als CSV.
history/   Jede Änderung seit der ersten, was gelöscht wurde und die Entwürfe von Änderungen, ein JSON-Objekt je Zeile.
           Beträge stehen dort in 1/10.000 der kleinsten Währungseinheit, Prozentsätze in Millionsteln.
files/     Ihre Bilder unter den Schlüsseln, die files.ndjson nennt.
account/   Ihr Benutzerkonto: Identitäten, Sitzungen, API-Tokens (ohne ihre Geheimnisse), öffentliche Links und wartende Aufgaben.
`,
}
