import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const currencyMessages: MessagesOf<typeof English.currencyMessages> = {
  costs: 'tus costes',
  ownRate: 'tu propio tipo',
  noRate: 'Escribe un tipo como 0,92: este es demasiado pequeño o demasiado grande.',
  equation: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
  of: (day: string, source: string) => `del ${day}, ${source}`,
  old: (age: string) => `${age} de antigüedad`,
  days: { one: 'día', other: 'días' },
  refresh: 'se traen otros más recientes en cuanto el servidor puede acceder a su fuente',
  converted: 'Los precios en otras monedas se convierten a los tipos de cambio',
  farTitle: (from: string, rate: string, to: string) => `¿1 ${from} = ${rate} ${to}?`,
  far: (rate: string, day: string) =>
    `El tipo conocido${day === '' ? '' : ` del ${day}`} es ${rate}. El tuyo se aparta de él más de un 20\u00a0%.`,
  farConfirm: 'Usar este tipo',
  paid: (amount: string, rate: string, provenance: string) => `${amount} al tipo ${rate} ${provenance}`,
}
