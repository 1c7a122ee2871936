import type { MessagesOf } from '#domain/messages-of.ts'
import { plural } from '../format/number.ts'
import type * as English from './undone-messages.ts'

export const undoneMessages: MessagesOf<typeof English.undoneMessages> = {
  notUndone: 'Rien n’a été défait',
  partlyUndone: 'Défait en partie',
  asBefore: 'Tout est déjà comme avant.',
  ofAnotherDevice: (field, value) => `${field}\u00a0: de nouveau ${value}, comme saisi sur un autre appareil.`,
  staysTogether: 'Ce qui a été créé en même temps reste aussi.',
  itIsGone: 'Cette fiche a été supprimée entre-temps.',
  goneSince: (names) =>
    plural(names.length, {
      one: `Fiche supprimée entre-temps\u00a0: ${names.join(', ')}.`,
      other: `Fiches supprimées entre-temps\u00a0: ${names.join(', ')}.`,
    }),
  changedSince: (labels) =>
    plural(labels.length, {
      one: `Champ modifié depuis, laissé tel quel\u00a0: ${labels.join(', ')}.`,
      other: `Champs modifiés depuis, laissés tels quels\u00a0: ${labels.join(', ')}.`,
    }),
}
