import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sold-in-messages.ts'

export const soldInMessages: MessagesOf<typeof English.soldInMessages> = {
  label: 'Se vende en',
  title: (from: string, to: string) => `¿Vender en ${to} en lugar de ${from}?`,
  lead: 'Los importes se convierten o conservan sus cifras. Se puede deshacer.',
  what: 'Qué ocurre con los importes',
  convert: 'Convertir los importes',
  convertHelp: (rate: string) => `Con ${rate}.`,
  noRate: (from: string, to: string) =>
    `No hay ningún tipo de cambio de ${from} a ${to}. Escribe el tuyo para convertir.`,
  ownRate: (from: string, to: string) => `1 ${from} en ${to}`,
  keep: 'Conservar las cifras',
  keepHelp: 'Solo cambia la moneda: para importes que se escribieron en la equivocada.',
  amount: 'Importe',
  none: '–',
  tooLarge: (issue: string) => `No es posible: ${issue}.`,
  cancel: 'Cancelar',
  take: (to: string) => `Cambiar a ${to}`,
}
