import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './event-command-messages.ts'

export const eventCommandMessages: MessagesOf<typeof English.eventCommandMessages> = {
  idTaken: 'Il existe déjà un événement avec le nouvel ID.',
  noStart: 'doit être le début d’une occurrence de cet événement, par exemple 2026-07-06T09:30:00 ou 2026-07-06',
  noEarlier:
    'est obligatoire\u00a0: le nombre d’occurrences précédentes, car l’événement se termine après un certain nombre',
  noSeries: 'doit être la série dont cet événement provient, et elle doit encore exister',
  staysThere:
    'ne peut pas suivre d’autant de jours\u00a0: aucune règle ne nomme les jours qui suivent ceux-ci. Modifiez seulement cette occurrence, ou aussi la répétition',
  elsewhere: (title: string) =>
    `«\u00a0${title}\u00a0» n’a plus lieu à ce moment\u00a0: sa série a été modifiée entre-temps. Ouvrez-le là où il se trouve maintenant et réessayez.`,
}
