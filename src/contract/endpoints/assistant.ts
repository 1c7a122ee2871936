import * as z from 'zod/mini'
import { answerEvent, ANSWERERS, EVENT_STREAM } from '../assistant/answer-events.ts'
import { askBody, chatAnswer, chatBody } from '../assistant/ask.ts'
import { endpoint } from '../endpoint.ts'
import { general } from '../entity.ts'
import { assistantMessage } from '../entities/assistant-message.ts'
import { uuid } from '../fields.ts'
import { assistantMessageList } from '../lists/assistant-message-list.ts'
import { listSchema } from '../lists/list-schema.ts'
import { readEndpoints } from './crud.ts'

/** The kept messages of conversations; they are synced like all rows. */
export const assistantMessages = readEndpoints(general(assistantMessage), listSchema(assistantMessageList))

export const assistantState = endpoint({
  id: 'assistant.state',
  method: 'GET',
  path: '/assistant',
  summary: 'Who answers, and what a model is sent beside the question (CHAT-04)',
  access: 'user',
  scope: 'read',
  output: z.object({
    by: z.enum(ANSWERERS),
    model: z.nullable(z.string()),
    /** The host that questions are sent to; null where they stay here. */
    host: z.nullable(z.string()),
    /** What a model is told before the question; empty for the built-in assistant. */
    instructions: z.string(),
    /** Whether today's budget of the account is used up; the built-in assistant answers until midnight UTC. */
    isBudgetReached: z.boolean(),
  }),
})

export const askAssistant = endpoint({
  id: 'assistant.ask',
  method: 'POST',
  path: '/assistant/answers',
  summary: 'Ask the assistant; the answer comes as server-sent events, and closing the connection stops it (CHAT-04)',
  description:
    'Question and answer are kept as rows of assistantMessages. Nothing is written to the catalogue: a change is proposed as a change set, which a person applies (CHAT-05).',
  access: 'session',
  scope: 'write',
  rateLimit: 60,
  body: askBody,
  produces: EVENT_STREAM,
  output: answerEvent,
})

export const deleteConversation = endpoint({
  id: 'assistant.deleteConversation',
  method: 'DELETE',
  path: '/assistant/conversations/:id',
  summary: 'Delete the messages of a conversation',
  access: 'user',
  scope: 'write',
  idempotent: true,
  params: z.strictObject({ id: uuid }),
  errors: ['no-such-row'],
})

export const deleteConversations = endpoint({
  id: 'assistant.deleteConversations',
  method: 'DELETE',
  path: '/assistant/conversations',
  summary: 'Delete the messages of all conversations',
  access: 'user',
  scope: 'write',
  idempotent: true,
})

/** The largest body of a chat call: ten messages and what an older client sends beside them. */
const CHAT_BYTES = 256 * 1024
/** Of strangers: a few short questions. */
const PUBLIC_CHAT_BYTES = 64 * 1024

export const chatCall = endpoint({
  id: 'chat',
  method: 'POST',
  path: '/chat',
  summary:
    'Ask the assistant and wait for the whole answer; the last ten messages that are not of the system count (CHAT-02)',
  access: 'user',
  scope: 'read',
  rateLimit: 60,
  bodyLimit: CHAT_BYTES,
  body: chatBody,
  output: chatAnswer,
  errors: ['unavailable'],
})

export const publicChat = endpoint({
  id: 'publicChat',
  method: 'POST',
  path: '/public-chat',
  atRoot: true,
  summary: 'Ask about the product and the maths of prices, without an account and without its data (CHAT-03, CHAT-05)',
  access: 'public',
  scope: 'read',
  rateLimit: 20,
  bodyLimit: PUBLIC_CHAT_BYTES,
  body: chatBody,
  output: chatAnswer,
})
