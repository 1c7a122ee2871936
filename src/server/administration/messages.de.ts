import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const administrationMessages: MessagesOf<typeof English.administrationMessages> = {
  noPerson: (id) => `Niemand hat ein Konto mit der ID ${id}`,
  lastAdmin:
    'Das ist die letzte Person mit Verwaltungsrechten. Geben Sie zuerst einer anderen Person Verwaltungsrechte.',
  alreadyConfirmed: 'Diese Adresse ist schon bestätigt.',
  notOurs: 'Diese Person meldet sich bei einem fremden Anbieter an, der die Adresse selbst bestätigt.',
  mailedEnough: 'An diese Adresse gingen in der letzten Stunde mehrere E-Mails. Versuchen Sie es später noch einmal.',
}
