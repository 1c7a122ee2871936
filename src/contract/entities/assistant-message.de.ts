import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './assistant-message.ts'

/** The German labels of messages of the assistant. */
export const labels: { readonly assistantMessage: EntityMessages<typeof English.assistantMessage.fields> } = {
  assistantMessage: {
    label: { one: 'Nachricht des Assistenten', many: 'Nachrichten des Assistenten' },
    notFound: 'Es gibt keine Nachricht des Assistenten mit der ID {id}',
    fields: {
      conversationId: { label: 'Gespräch' },
      role: { label: 'Von' },
      content: { label: 'Text' },
      parts: { label: 'Teile' },
      figures: { label: 'Zahlen' },
    },
  },
}
