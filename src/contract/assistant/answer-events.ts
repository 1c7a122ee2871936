import * as z from 'zod/mini'
import { answerPart } from './answer-parts.ts'

/** Who answers: the product itself, or a language model that the operator set up (CHAT-04). */
export const ANSWERERS = ['built-in', 'model'] as const
export type Answerer = (typeof ANSWERERS)[number]

/** Why an answer ended early; the message says it in words. */
export const ANSWER_ERRORS = [
  'model-unavailable',
  'model-slow',
  'model-broken',
  'too-many-steps',
  'budget-reached',
  'too-large',
  'asked-before',
  'failed',
] as const
export type AnswerError = (typeof ANSWER_ERRORS)[number]

/**
 * One event of an answer as it comes (server-sent events, the name in `type`): it starts, tells its steps in words, then its parts, and
 * ends with `done` or `error`. A model's text comes in several text parts that follow each other.
 */
export const answerEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('started'),
    /** The rows that question and answer are kept as. */
    questionId: z.string(),
    answerId: z.string(),
    /** The row that says why the answer ended early, if it does. */
    noteId: z.string(),
    by: z.enum(ANSWERERS),
    /** The name of the model. */
    model: z.nullable(z.string()),
  }),
  /** What is being done: `Looking through your products`. */
  z.object({ type: z.literal('step'), tool: z.string(), words: z.string() }),
  z.object({ type: z.literal('part'), part: answerPart }),
  z.object({
    type: z.literal('done'),
    /** Figures of the answer that no result holds. */
    unverified: z.int(),
  }),
  z.object({ type: z.literal('error'), code: z.enum(ANSWER_ERRORS), message: z.string() }),
])
export type AnswerEvent = z.infer<typeof answerEvent>

/** The media type of an answer as it comes. */
export const EVENT_STREAM = 'text/event-stream'

/** An event as it is sent. */
export function writtenEvent(event: AnswerEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}

/** The events in what came so far, and the rest that is not whole yet. Lines that are no events are left out. */
export function readEvents(text: string): { readonly events: readonly AnswerEvent[]; readonly rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  return { events: blocks.flatMap(eventIn), rest }
}

function eventIn(block: string): readonly AnswerEvent[] {
  const data = block
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [line.slice('data:'.length).trimStart()] : []))
    .join('\n')
  if (data === '') return []
  try {
    const read = answerEvent.safeParse(JSON.parse(data))
    return read.success ? [read.data] : []
  } catch {
    return []
  }
}
