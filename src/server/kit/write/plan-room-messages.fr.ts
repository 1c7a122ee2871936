import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-room-messages.ts'

function records(most: number): string {
  return `${most} ${most > 1 ? 'fiches' : 'fiche'}`
}

export const planRoomMessages: MessagesOf<typeof English.planRoomMessages> = {
  of: (name) => `Votre offre «\u00a0${name}\u00a0»`,
  ofAccount: (name) => `L’offre «\u00a0${name}\u00a0» de ce compte`,
  full: (plan, many, { most, kept }) =>
    `${plan} permet ${records(most)} sous «\u00a0${many}\u00a0», et vous en avez ${kept}.`,
  monthFull: (plan, many, { most, kept }) =>
    kept < most
      ? `${plan} permet ${records(most)} par mois sous «\u00a0${many}\u00a0», et vous en avez créé ${kept} ce mois-ci.`
      : `${plan} permet ${records(most)} par mois sous «\u00a0${many}\u00a0», et il n’en reste aucune.`,
  wouldAdd: (added) => `Ceci en ajouterait ${added}.`,
  nothing: 'Rien n’a été ajouté.',
  ownersMay: 'Seul le titulaire du compte peut choisir une offre plus grande.',
  larger: 'Choisissez une offre plus grande sous «\u00a0Offre et facturation\u00a0».',
  largerOrFewer: 'Choisissez une offre plus grande sous «\u00a0Offre et facturation\u00a0», ou ajoutez-en moins.',
  largerOrDelete:
    'Choisissez une offre plus grande sous «\u00a0Offre et facturation\u00a0», ou supprimez d’abord des fiches.',
  largerOrMonth:
    'Choisissez une offre plus grande sous «\u00a0Offre et facturation\u00a0», ou attendez le mois prochain.',
}
