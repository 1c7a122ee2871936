import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './declared-messages.ts'

export const declaredMessages: MessagesOf<typeof English.declaredMessages> = {
  ahead: (first: string, rows: string) => `Primera parte: ${first} de ${rows}`,
  asked: 'Buscando en el servidor…',
  found: (rows: string) => `Resultados: ${rows}`,
  totals: 'Total de todos los resultados',
  keys: 'Las flechas mueven, Intro abre, x selecciona. ? muestra todas las teclas.',
  import: 'Importar',
  delete: 'Eliminar',
  actions: 'Acciones',
  actionsOn: (name: string) => `Acciones: ${name}`,
}
