import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './store-list-messages.ts'

export const storeListMessages: MessagesOf<typeof English.storeListMessages> = {
  gone: 'La liste de prix de cette boutique a été supprimée. Choisissez-en une autre sous «\u00a0Réglages et frais\u00a0».',
  notInForce: (list) =>
    `La liste de prix «\u00a0${list}\u00a0» n’est pas en vigueur aujourd’hui. Activez-la, ou choisissez-en une autre sous «\u00a0Réglages et frais\u00a0».`,
}
