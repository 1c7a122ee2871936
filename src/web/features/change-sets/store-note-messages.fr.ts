import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './store-note-messages.ts'

export const storeNoteMessages: MessagesOf<typeof English.storeNoteMessages> = {
  sends: (store) => `Destination de ces prix\u00a0: ${store}`,
  aStore: 'la boutique',
  sendsText:
    'L’envoi les met à la place de ceux que les clients y voient maintenant. Vous pouvez le retirer\u00a0: les anciens prix sont alors renvoyés.',
  toStore: (store) => `Aller à ${store}`,
  allArrived: (store) => `Tout est arrivé\u00a0: ${store}.`,
  arrived: (done, total) =>
    `${formatNumber(done)} sur ${formatNumber(total)} ${plural(done, { one: 'arrivé', other: 'arrivés' })}`,
  waiting: (count) => `${formatNumber(count)} en route`,
  failed: (count) =>
    `${formatNumber(count)} non ${plural(count, { one: 'envoyé', other: 'envoyés' })}\u00a0: la page de la boutique dit pourquoi`,
  conflict: (count) =>
    `${formatNumber(count)} à trancher\u00a0: ${plural(count, { one: 'modifié', other: 'modifiés' })} entre-temps dans la boutique`,
  margin: 'Marge après frais',
}
