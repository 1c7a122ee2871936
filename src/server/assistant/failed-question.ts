import type { AnswerEvent } from '#contract/assistant/answer-events.ts'
import { assistantMessages } from './assistant-messages.ts'
import { AskedBefore } from './conversations.ts'

/** How a question ends that could not be begun: one that was asked before is a mistake of who asks, so the log does not tell it. */
export function failedQuestion(error: unknown, log: (error: unknown) => void): AnswerEvent {
  const code = error instanceof AskedBefore ? 'asked-before' : 'failed'
  if (code === 'failed') log(error)
  return { type: 'error', code, message: assistantMessages.errors[code] }
}
