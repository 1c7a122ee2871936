import type { PriceEnding } from '#domain/price-ending.ts'
import type { PriceSource } from '#domain/pricing.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './story-messages.ts'

const endingSteps: Readonly<Record<PriceEnding, string>> = {
  none: 'Sin terminación',
  '.99': 'Termina en ,99',
  '.95': 'Termina en ,95',
  '.90': 'Termina en ,90',
  '.49': 'Termina en ,49',
  whole: 'Hasta un importe entero',
  nearest5: 'Hasta un múltiplo de 5',
  nearest10: 'Hasta un múltiplo de 10',
}

const sources: Readonly<Record<PriceSource, string>> = {
  product: 'de este producto',
  category: 'de su categoría',
  currency: 'de tus ajustes para esta moneda',
  profile: 'de tus ajustes',
  'what-if': 'de los supuestos',
  default: 'la regla predeterminada',
}

export const storyMessages: MessagesOf<typeof English.storyMessages> = {
  endingSteps,
  sources,
  takenOn: (base: string) => `sobre ${base}`,
  reclaimed: (amount: string) => `${amount} pagados y deducidos: no forman parte del coste`,
  clamped: 'no se puede alcanzar, así que se duplica el coste',
  raised: 'subido para mantenerlo',
  sentence: {
    noCost: 'Aún no hay ningún coste, así que no se puede calcular un precio. Escribe lo que pagas por él.',
    noPrice: (cost: string) => `Cuesta ${cost} y aún no tiene un precio propio.`,
    outOfRange: 'Los costes suman más de lo que aquí es posible. Comprueba los importes.',
    earns: (price: string, cost: string, profit: string) => `Se vende a ${price} y cuesta ${cost}: ganas ${profit}.`,
    loses: (price: string, cost: string, loss: string) => `Se vende a ${price} pero cuesta ${cost}: pierdes ${loss}.`,
    even: (price: string) => `Se vende a lo que cuesta, ${price}.`,
    withVat: (net: string) => `Sin IVA, el precio es ${net}.`,
    belowFloor: (floor: string) => `Está por debajo del precio mínimo de ${floor}.`,
    whatIf: 'No tiene reglas de precio propias: su precio sale de los supuestos de la lista.',
    earlier: (price: string) => `Calculado con un ajuste anterior. Hoy sería ${price}.`,
  },
  aimed: {
    margin: (set: string, is: string, why: string) =>
      `Se fijó un margen del ${set} y resulta del ${is}, porque ${why}.`,
    markup: (set: string, is: string, why: string) =>
      `Se fijó un recargo del ${set} y resulta del ${is}, porque ${why}.`,
    ending: 'el precio lleva su terminación',
    floor: 'se sube al margen mínimo',
    rounded: 'el precio se redondea',
  },
  present: {
    none: 'sin precio',
    withVat: (price: string) => `${price} con IVA`,
    withoutVat: (price: string) => `${price} sin IVA`,
    margin: (price: string, margin: string) => `${price}, un margen del ${margin}`,
  },
  changed: 'Último cambio',
}
