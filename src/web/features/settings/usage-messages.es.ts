import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './usage-messages.ts'

export const usageMessages: MessagesOf<typeof English.usageMessages> = {
  caption: 'Lo que guarda este dispositivo, por tipo',
  what: 'Qué',
  count: 'Cantidad',
  size: 'Aprox.',
  drafts: 'textos sin guardar',
  pictures: 'imágenes en espera',
  program: 'archivos del programa',
  clear: {
    title: 'Rehacer la copia',
    lead: 'Quita tus datos de este dispositivo y los vuelve a traer del servidor. Sigues con la sesión iniciada. Ayuda si algo no cuadra u ocupa demasiado.',
    clear: 'Vaciar y volver a traer',
    clearing: 'Vaciando…',
    offline: 'No tienes conexión. La copia solo se puede rehacer desde el servidor.',
    refused: 'Esto solo está en este dispositivo y se perdería. Antes envíalo, guárdalo o descártalo:',
    waiting: { one: 'cambio pendiente de enviar', other: 'cambios pendientes de enviar' },
    refusedChanges: { one: 'cambio no aceptado por el servidor', other: 'cambios no aceptados por el servidor' },
    typed: { one: 'texto escrito y sin guardar', other: 'textos escritos y sin guardar' },
    pictures: { one: 'imagen pendiente de subir', other: 'imágenes pendientes de subir' },
  },
}
