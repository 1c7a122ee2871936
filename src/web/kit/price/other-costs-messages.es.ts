import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './other-costs-messages.ts'

export const otherCostsMessages: MessagesOf<typeof English.otherCostsMessages> = {
  title: 'Otros costes',
  add: 'Añadir otro coste',
  fresh: 'Otro coste',
  label: 'Concepto',
  amount: (name: string) => `Importe: ${name}`,
  remove: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `Quitado: ${name}`,
}
