import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-room-messages.ts'

export const planRoomMessages: MessagesOf<typeof English.planRoomMessages> = {
  full: (plan, many, { most, kept }) =>
    `Votre offre «\u00a0${plan}\u00a0» permet ${most} fiches sous «\u00a0${many}\u00a0», et vous en avez ${kept}. Rien n’a été ajouté. Choisissez une offre plus grande sous «\u00a0Offre et facturation\u00a0», ou supprimez d’abord des fiches.`,
  monthFull: (plan, many, most) =>
    `Votre offre «\u00a0${plan}\u00a0» permet ${most} fiches par mois sous «\u00a0${many}\u00a0», et elles sont épuisées. Rien n’a été ajouté. Choisissez une offre plus grande sous «\u00a0Offre et facturation\u00a0», ou attendez le mois prochain.`,
}
