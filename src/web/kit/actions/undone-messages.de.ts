import type { MessagesOf } from '#domain/messages-of.ts'
import { plural } from '../format/number.ts'
import type * as English from './undone-messages.ts'

export const undoneMessages: MessagesOf<typeof English.undoneMessages> = {
  notUndone: 'Nichts wurde rückgängig gemacht',
  partlyUndone: 'Teilweise rückgängig gemacht',
  asBefore: 'Es ist schon so, wie es vorher war.',
  ofAnotherDevice: (field, value) =>
    `${field} ist wieder ${value}, wie es auf einem anderen Gerät eingegeben worden war.`,
  staysTogether: 'Was damit zusammen erstellt wurde, bleibt auch.',
  itIsGone: 'Inzwischen gelöscht.',
  goneSince: (names) => `Inzwischen gelöscht: ${names.join(', ')}.`,
  changedSince: (labels) =>
    plural(labels.length, {
      one: `${labels.join(', ')} wurde seither geändert und bleibt.`,
      other: `${labels.join(', ')} wurden seither geändert und bleiben.`,
    }),
}
