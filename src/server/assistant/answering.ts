import type { AnswerBuiltIn } from '#contract/assistant/built-in.ts'
import type { AnswerEvent, Answerer } from '#contract/assistant/answer-events.ts'
import type { LanguageModel } from '#server/integrations/model/chat-completions.ts'
import { Refusal } from '#contract/refusal.ts'
import { linkedSignal } from '../kit/linked-signal.ts'
import { EntryRefused } from '../kit/database/data-access.ts'
import type { Caller } from '../kit/http/mount.ts'
import { AnswerBook } from './answer-book.ts'
import { AnswerStopped } from './answer-stopped.ts'
import type { Asked } from './asked.ts'
import { assistantMessages } from './assistant-messages.ts'
import { answerBuiltInly } from './built-in-answer.ts'
import { KnownFigures } from './known-figures.ts'
import { answerByModel, MODEL_LIMITS } from './model-answer.ts'
import { outcomeOf } from './tool-calls.ts'
import type { ToolDeps } from './tools/tool-work.ts'
import type { Budget } from './usage.ts'
import { sharedNow } from '../kit/clock.ts'

/** What every answer needs. */
export interface AnswerDeps {
  readonly tools: ToolDeps
  readonly answerBuiltIn: AnswerBuiltIn
  /** Undefined where the operator set none up. */
  readonly model: LanguageModel | undefined
  readonly budget: Budget
}

/** A question of one caller. */
export interface Question {
  readonly caller: Caller
  /** The account itself: what was used is counted also where its session ended in the middle. */
  readonly owner: Caller
  readonly asked: Asked
  /** Figures of earlier answers of the conversation. */
  readonly figures: readonly string[]
  readonly signal: AbortSignal
  readonly tell: (event: AnswerEvent) => void
  readonly log: (error: unknown) => void
}

/** Who answers a caller now: the model, unless there is none or its budget of today is used up. */
export async function answererFor({ model, budget }: AnswerDeps, caller: Caller): Promise<Answerer> {
  return model && !(await budget.isReached(caller)) ? 'model' : 'built-in'
}

/** Answers a question; what was told is in the book. A failure is told as an event, and undefined is answered where it ended well. */
export async function answerQuestion(deps: AnswerDeps, by: Answerer, question: Question): Promise<AnswerBook> {
  const { asked, caller, log, owner, tell } = question
  const known = new KnownFigures()
  known.remember(question.figures)
  const book = new AnswerBook(known, tell)
  const { signal, isLate, release } = linkedSignal([question.signal], MODEL_LIMITS.ms)
  const work = { ...deps.tools, caller, signal, now: sharedNow() }
  try {
    if (by === 'model' && deps.model) {
      const spend = (tokens: number) => deps.budget.spend(owner, tokens)
      await answerByModel(asked, { model: deps.model, work, log, spend }, book)
    } else {
      const context = { ...asked, isPublic: false }
      await answerBuiltInly(
        deps.answerBuiltIn,
        asked.question,
        context,
        (name, args) => outcomeOf(name, args, work, log),
        book,
      )
    }
    tell({ type: 'done', unverified: book.unverified })
  } catch (error) {
    if (question.signal.aborted) return book
    const code = codeOf(error, isLate())
    if (code === 'failed' && !(error instanceof Refusal || error instanceof EntryRefused)) log(error)
    tell({ type: 'error', code, message: assistantMessages.errors[code] })
  } finally {
    release()
  }
  return book
}

function codeOf(error: unknown, isLate: boolean) {
  if (error instanceof AnswerStopped) return error.code
  return isLate ? 'model-slow' : 'failed'
}
