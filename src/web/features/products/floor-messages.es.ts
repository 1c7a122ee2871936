import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './floor-messages.ts'

export const floorMessages: MessagesOf<typeof English.floorMessages> = {
  title: 'Por debajo del margen mínimo',
  change: 'Cambiar el precio',
  keep: 'Mantenerlo por este motivo',
  reason: 'Motivo',
  reasonHelp: 'Se guarda con el precio y en su historial.',
  missing: 'Introduce por qué el precio puede ser tan bajo, o cámbialo.',
  kept: 'Se mantiene por debajo del margen mínimo porque',
  by: (who: string) => `${who},`,
}
