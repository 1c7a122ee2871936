import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './currency-messages.ts'

export const renewalMessages: MessagesOf<typeof English.renewalMessages> = {
  stale: 'Un coste ha cambiado desde que se propusieron estos tipos de cambio. Descarta esto y pide otra propuesta.',
  nothing: 'Todos los costes en otra moneda tienen ya el tipo de cambio más reciente o uno que has fijado tú.',
  title: (day: string) => `Tipos de cambio del ${day}`,
}

export const currencyMessages: MessagesOf<typeof English.currencyMessages> = {
  noDay: (text: string) => `«${text}» no es una fecha: escríbela como AAAA-MM-DD.`,
  beforeStart: (from: string) => `El periodo no puede terminar antes de empezar, el ${from}.`,
  tooManyDays: (most: number) => `El periodo puede tener como máximo ${most} días: pídelo por partes.`,
  noRates: (day: string) => `No se conoce ningún tipo de cambio del ${day} ni anterior.`,
  badAmount: (text: string, problem: string) => `El importe «${text}» ${problem}.`,
  noCurrency: (text: string) => `«${text}» no es una moneda. Usa un código ISO 4217, por ejemplo USD.`,
  notRated: (source: string, code: string) => `No hay tipo de cambio de referencia (${source}) para ${code}.`,
}
