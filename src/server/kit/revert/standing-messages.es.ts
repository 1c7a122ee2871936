import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './standing-messages.ts'

const STANDING: Readonly<Record<string, string>> = {
  draft: 'es un borrador',
  checked: 'está listo para aplicar',
  applied: 'está aplicado',
  reverted: 'está revertido',
  partly: 'está revertido en parte',
  discarded: 'está descartado',
}

export const standingMessages: MessagesOf<typeof English.standingMessages> = {
  is: (state) => STANDING[state] ?? `tiene el estado «${state}»`,
}
