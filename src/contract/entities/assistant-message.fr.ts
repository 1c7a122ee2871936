import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './assistant-message.ts'

/** The French labels of messages of the assistant. */
export const labels: { readonly assistantMessage: EntityMessages<typeof English.assistantMessage.fields> } = {
  assistantMessage: {
    label: { one: 'Message de l’assistant', many: 'Messages de l’assistant' },
    notFound: 'Aucun message de l’assistant avec l’ID {id}',
    fields: {
      conversationId: { label: 'Conversation' },
      role: { label: 'De' },
      content: { label: 'Texte' },
      parts: { label: 'Éléments' },
      figures: { label: 'Chiffres' },
    },
  },
}
