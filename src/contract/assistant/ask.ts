import * as z from 'zod/mini'
import { boundedText, uuid } from '../fields.ts'
import { LANGUAGES } from '../languages.ts'
import { answerParts } from './answer-parts.ts'

/** The most characters of a question. */
export const MOST_QUESTION = 4_000
/** As much of the name of a record as is told. */
export const MOST_NAME = 200
/** The most records that a question is asked about. */
const MOST_RECORDS = 5

/** What the person has open, shown to them as chips: the screen, and the records there. */
export const pageContext = z.strictObject({
  screen: boundedText(60),
  records: z
    .array(z.strictObject({ kind: boundedText(40, 1), id: boundedText(60, 1), name: boundedText(MOST_NAME) }))
    .check(z.maxLength(MOST_RECORDS)),
})
export type PageContext = z.infer<typeof pageContext>

/** A question to the assistant. */
export const askBody = z.strictObject({
  /** Made by the client: questions with the same one belong together. */
  conversationId: uuid,
  /** The row that the question is kept as, where the client chooses it: it knows it again, whether or not it hears of it. */
  questionId: z.optional(uuid),
  question: boundedText(MOST_QUESTION, 1),
  page: z.optional(pageContext),
  language: z.enum(LANGUAGES),
})
export type Ask = z.infer<typeof askBody>

/** The messages that a question is answered with, beside itself (CHAT-02). */
export const MOST_HISTORY = 10

/** A message as the calls of the specification have it (CHAT-02). */
const chatMessage = z.strictObject({
  role: z.enum(['user', 'assistant', 'system']),
  content: boundedText(20_000),
  /** Further fields of a kept message (CHAT-07). */
  id: z.optional(boundedText(60)),
  timestamp: z.optional(z.union([boundedText(60), z.number()])),
})

/** What the chat calls of the specification take (CHAT-02); who is asked about follows from the sign-in, never from `user_id`. */
export const chatBody = z.strictObject({
  messages: z.array(chatMessage).check(z.minLength(1), z.maxLength(500)),
  user_id: z.optional(z.nullable(boundedText(200))),
  include_product_data: z.optional(z.boolean()),
  include_pricing_data: z.optional(z.boolean()),
})

/** What they answer. */
export const chatAnswer = z.object({
  message: z.object({
    role: z.literal('assistant'),
    content: z.string(),
    id: z.string(),
    timestamp: z.string(),
    /** The same in parts, as the screens show it. */
    parts: z.optional(answerParts),
  }),
})
