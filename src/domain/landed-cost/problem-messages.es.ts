import type { MessagesOf } from '../messages-of.ts'
import type * as English from './problem-messages.ts'

export const landedMessages: MessagesOf<typeof English.landedMessages> = {
  noQuantity: 'Introduce una cantidad mayor que 0.',
  nothingReceived: 'De este envío no ha llegado nada, así que no hay nada que pueda asumir su coste.',
  noRate: (from: string, to: string) => `Introduce el tipo de cambio de ${from} a ${to}.`,
  tooLarge: (most: string) => `El importe supera lo que se puede guardar: como máximo ${most}.`,
  noWeight: (charge: string) => `Introduce un peso: el cargo «${charge}» se reparte según peso.`,
  noVolume: (charge: string) => `Introduce un volumen: el cargo «${charge}» se reparte según volumen.`,
  noLines: 'No hay ninguna línea que pueda asumir este cargo.',
  nothingToSplitBy: {
    value: 'Ninguna línea tiene un valor según el que repartir este cargo.',
    weight: 'Ninguna línea tiene un peso según el que repartir este cargo.',
    volume: 'Ninguna línea tiene un volumen según el que repartir este cargo.',
    quantity: 'Ninguna línea tiene una cantidad según la que repartir este cargo.',
    equal: 'No hay ninguna línea que pueda asumir este cargo.',
    manual: 'Introduce qué parte de este cargo asume cada línea.',
  },
  noAmount: 'Introduce un importe estimado o real.',
  sharesDiffer: (sum: string, amount: string) => `Las partes suman ${sum} y el cargo es de ${amount}.`,
  shareSign: 'Una parte debe tener el mismo signo que el cargo.',
  shareOfNoLine: 'Una parte corresponde a una línea que no está en este envío.',
}
