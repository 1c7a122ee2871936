import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './revert-messages.ts'
import { standingMessages } from './standing-messages.fr.ts'

export const revertMessages: MessagesOf<typeof English.revertMessages> = {
  waits:
    'Ce lot de modifications a été retiré alors que des modifications ultérieures le recouvraient entièrement\u00a0: il sera retiré avec elles. Retirez celles-ci.',
  isNot: (state: string) => `Ce lot de modifications ${standingMessages.is(state)} et ne peut pas être retiré.`,
  why: (title: string) => `Retiré\u00a0: ${title}`,
  dependsOn: (thing: string) =>
    `Une modification ultérieure de cette fiche (${thing.toLowerCase()}) dépend de celle-ci. Retirez d’abord la plus récente.`,
  changedSince: (name: string) =>
    `«\u00a0${name}\u00a0» a été modifié depuis. Rien n’a été retiré\u00a0: ce qui a été fait avec existerait deux fois.`,
  goneSince: (name: string) =>
    `Ce dont «\u00a0${name}\u00a0» est issu a été supprimé depuis. Rien n’a été retiré\u00a0: le reste serait perdu aussi.`,
}
