import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './command-word-messages.ts'

export const commandWordMessages: MessagesOf<typeof English.commandWordMessages> = {
  named: {
    'business-profile/set-default': 'Elección del perfil del negocio predeterminado',
    'document/convert-quote': 'Factura creada a partir de un presupuesto',
    'document/mark': 'Estado de un documento',
    'document/correct': 'Corrección de una factura',
    'document/use-credit': 'Uso de un saldo a favor',
  },
  removed: (one: string) => `Eliminación de un registro vacío: ${one.toLowerCase()}`,
  changed: (many: string) => `Cambio de ${many.toLowerCase()}`,
  changedSeveral: 'Cambio de varias cosas',
}
