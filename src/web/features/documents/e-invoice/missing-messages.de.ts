import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount } from '#web/kit/format/number.ts'
import type * as English from './missing-messages.ts'

export const missingMessages: MessagesOf<typeof English.missingMessages> = {
  title: (number) => `Bevor Sie ${number} senden`,
  lead: 'Ihr Kunde und das Gesetz erwarten diese Angaben. Füllen Sie sie hier aus: Jede wird sofort gespeichert.',
  leadOfCustomer: (name) =>
    `Ihr Kunde und das Gesetz erwarten diese Angaben. Füllen Sie sie hier aus: Jede wird sofort gespeichert, und was bei ${name} fehlt, gilt auch für das nächste Dokument.`,
  keptFor: (name) => `Hier und bei ${name} gespeichert`,
  count: (count) => formatCount(count, { one: 'Angabe zu prüfen', other: 'Angaben zu prüfen' }),
  missing: (count) => formatCount(count, { one: 'Angabe fehlt', other: 'Angaben fehlen' }),
  needed: (count) =>
    formatCount(count, {
      one: 'gesetzlich vorgeschriebene Angabe fehlt',
      other: 'gesetzlich vorgeschriebene Angaben fehlen',
    }),
  ready: 'Es fehlt nichts.',
  whole: (number) => `${number} senden`,
  wholeLead: 'Es fehlt nichts. Wie erhält Ihr Kunde das Dokument?',
  ways: {
    mail: { send: 'Per E-Mail …', anyway: 'Trotzdem per E-Mail …' },
    share: { send: 'Per Link …', anyway: 'Trotzdem per Link …' },
    mark: { send: 'Als gesendet markieren', anyway: 'Trotzdem als gesendet markieren' },
    goOn: { send: 'Weiter', anyway: 'Trotzdem senden' },
  },
  markHelp: 'Wenn Sie es selbst übergeben, zum Beispiel auf Papier, markieren Sie es als gesendet.',
}
