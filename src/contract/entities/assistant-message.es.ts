import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './assistant-message.ts'

/** The Spanish labels of messages of the assistant. */
export const labels: { readonly assistantMessage: EntityMessages<typeof English.assistantMessage.fields> } = {
  assistantMessage: {
    label: { one: 'Mensaje del asistente', many: 'Mensajes del asistente' },
    notFound: 'No hay ningún mensaje del asistente con el ID {id}',
    fields: {
      conversationId: { label: 'Conversación' },
      role: { label: 'De' },
      content: { label: 'Texto' },
      parts: { label: 'Partes' },
      figures: { label: 'Cifras' },
    },
  },
}
