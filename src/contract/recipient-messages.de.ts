import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './recipient-messages.ts'

export const recipientMessages: MessagesOf<typeof English.recipientMessages> = {
  noAddress: 'muss eine E-Mail-Adresse sein, zum Beispiel anna@example.com',
  wrong: (named, count) =>
    `muss aus E-Mail-Adressen wie anna@example.com bestehen, mit Kommas dazwischen. Nicht gültig ${count === 1 ? 'ist' : 'sind'} ${requoted(named)}`,
  tooMany: (most) => `darf höchstens ${most} Adressen enthalten`,
  tooManyInAll: (most) => `darf mit den Kopien höchstens ${most} Adressen enthalten`,
}

/** The addresses come in English quotation marks. */
function requoted(named: string): string {
  return named.replaceAll('“', '„').replaceAll('”', '“')
}
