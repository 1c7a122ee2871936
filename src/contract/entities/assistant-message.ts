import * as z from 'zod/mini'
import { answerParts } from '../assistant/answer-parts.ts'
import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { rowId } from '../field-forms.ts'
import { boundedText, choice, json, text } from '../fields.ts'

/** Who wrote a message; messages of the system are never sent as history (CHAT-07). */
export const MESSAGE_ROLES = ['user', 'assistant', 'system'] as const
/** The most messages that an account keeps; the oldest make room. */
export const MOST_MESSAGES = 2_000
/** The most figures that are kept of one answer. */
export const MOST_FIGURES = 400

/**
 * One message of a conversation with the assistant (CHAT-07): `createdAt` is its time. Only the server writes them, so that an answer on
 * one device stands on all.
 */
export const assistantMessage = entity({
  kind: 'assistantMessage',
  collection: COLLECTIONS.assistantMessage,
  table: 'assistant_message',
  label: { one: 'Assistant message', many: 'Assistant messages' },
  notFound: 'Assistant message with ID {id} not found',
  title: 'content',
  serverOnly: true,
  fields: {
    conversationId: rowId({ label: 'Conversation', fallback: null }),
    role: choice(MESSAGE_ROLES, { label: 'By', fallback: 'user' }),
    content: text({ label: 'Text', fallback: '', max: 20_000, search: true }),
    /** What the answer shows; empty for a question. */
    parts: json(answerParts, { label: 'Parts', fallback: [] }),
    /** The figures of the results behind the answer, by which later answers are checked too. */
    figures: json(z.array(boundedText(40)).check(z.maxLength(MOST_FIGURES)), {
      label: 'Figures',
      fallback: [],
      internal: true,
    }),
  },
})
