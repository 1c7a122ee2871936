import type { MessagesOf } from '#domain/messages-of.ts'
import { plural } from '../format/number.ts'
import type * as English from './undone-messages.ts'

export const undoneMessages: MessagesOf<typeof English.undoneMessages> = {
  notUndone: 'No se ha deshecho nada',
  partlyUndone: 'Deshecho en parte',
  asBefore: 'Ya está como antes.',
  ofAnotherDevice: (field: string, value: string) =>
    `${field} vuelve a tener el valor ${value}, como se había escrito en otro dispositivo.`,
  staysTogether: 'Lo que se creó con ello también se conserva.',
  itIsGone: 'Se ha eliminado entretanto.',
  goneSince: (names: readonly string[]) =>
    plural(names.length, {
      one: `Entretanto se ha eliminado ${names.join(', ')}.`,
      other: `Entretanto se han eliminado ${names.join(', ')}.`,
    }),
  changedSince: (labels: readonly string[]) =>
    plural(labels.length, {
      one: `Ha cambiado después y se conserva: ${labels.join(', ')}.`,
      other: `Han cambiado después y se conservan: ${labels.join(', ')}.`,
    }),
}
