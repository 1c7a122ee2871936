import { assistantMessage, MESSAGE_ROLES } from '../entities/assistant-message.ts'
import { declaredList } from './declared-list.ts'

/** The list of kept messages, over REST: screens read them from their copy. */
export const assistantMessageList = declaredList(assistantMessage, ({ choice, value, by }) => ({
  filters: { conversationId: value('conversationId', { isId: true }), role: choice('role', MESSAGE_ROLES) },
  sorts: { createdAt: { ...by('createdAt'), first: 'desc' } },
  order: { by: 'createdAt', direction: 'desc' },
  searched: ['content'],
  ties: [{ field: 'createdAt' }],
}))
