import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-room-messages.ts'

export const planRoomMessages: MessagesOf<typeof English.planRoomMessages> = {
  full: (plan, many, { most, kept }) =>
    `Votre offre «\u00a0${plan}\u00a0» permet ${most} ${most > 1 ? 'fiches' : 'fiche'} sous «\u00a0${many}\u00a0», et vous en avez ${kept}. Rien n’a été ajouté. Choisissez une offre plus grande sous «\u00a0Offre et facturation\u00a0», ou supprimez d’abord des fiches.`,
  monthFull: (plan, many, most) =>
    `Votre offre «\u00a0${plan}\u00a0» permet ${most} ${most > 1 ? 'fiches' : 'fiche'} par mois sous «\u00a0${many}\u00a0», et il n’en reste aucune. Rien n’a été ajouté. Choisissez une offre plus grande sous «\u00a0Offre et facturation\u00a0», ou attendez le mois prochain.`,
}
