import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './floor-messages.ts'

export const floorMessages: MessagesOf<typeof English.floorMessages> = {
  title: 'Por debajo del margen mínimo',
  change: 'Cambiar el precio',
  keep: 'Mantenerlo por este motivo',
  reason: 'Motivo',
  reasonHelp: 'Se registra con el precio y aparece en su historial.',
  missing: 'Introduce por qué el precio puede ser tan bajo, o cambia el precio.',
  kept: 'Se mantiene por debajo del margen mínimo porque',
  by: (who: string) => `${who},`,
}
