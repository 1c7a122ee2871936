import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './revert-messages.ts'
import { standingMessages } from './standing-messages.es.ts'

export const revertMessages: MessagesOf<typeof English.revertMessages> = {
  waits:
    'Este lote de cambios se revirtió mientras otros cambios posteriores lo cubrían por completo: se revertirá con ellos. Revierte esos cambios.',
  isNot: (state: string) => `Este lote de cambios ${standingMessages.is(state)} y no se puede revertir.`,
  why: (title: string) => `Revertido: ${title}`,
  dependsOn: (thing: string) =>
    `Un cambio posterior de este registro (${thing.toLowerCase()}) depende de este. Revierte antes el posterior.`,
  changedSince: (name: string) =>
    `«${name}» se modificó después. No se ha revertido nada: lo que se hizo a la vez existiría dos veces.`,
  goneSince: (name: string) =>
    `Aquello de lo que salió «${name}» se eliminó después. No se ha revertido nada: también se perdería el resto.`,
}
