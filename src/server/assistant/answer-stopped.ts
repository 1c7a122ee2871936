import type { AnswerError } from '#contract/assistant/answer-events.ts'

/** An answer that ends early; what was told so far stays. */
export class AnswerStopped extends Error {
  readonly code: AnswerError
  constructor(code: AnswerError) {
    super(`the answer was stopped: ${code}`)
    this.name = 'AnswerStopped'
    this.code = code
  }
}
