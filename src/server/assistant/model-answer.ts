import { toolNamed, type ToolName } from '#contract/assistant/tools.ts'
import type { Proposal } from '#contract/assistant/proposal.ts'
import {
  BYTES_PER_TOKEN,
  type LanguageModel,
  type ModelCall,
  ModelError,
  type ModelFailure,
  type ModelMessage,
  type ModelPiece,
} from '#server/integrations/model/chat-completions.ts'
import type { AnswerError } from '#contract/assistant/answer-events.ts'
import type { AnswerBook } from './answer-book.ts'
import { AnswerStopped } from './answer-stopped.ts'
import type { Asked } from './asked.ts'
import { assistantMessages } from './assistant-messages.ts'
import { instructionsFor, pageText } from './instructions.ts'
import { SentenceFlow } from './text-check.ts'
import { outcomeOf } from './tool-calls.ts'
import { listedTools } from './tool-list.ts'
import type { ToolWork } from './tools/tool-work.ts'

/** The limits of one answer of a model: turns, calls, tokens and time (CHAT-04). */
export const MODEL_LIMITS = {
  turns: 8,
  calls: 16,
  drafts: 3,
  answerTokens: 1_500,
  tokens: 60_000,
  ms: 120_000,
} as const
/** The most characters of a result that a model is told. */
const MOST_RESULT = 24_000

const FAILURES: Readonly<Record<ModelFailure, AnswerError>> = {
  unavailable: 'model-unavailable',
  slow: 'model-slow',
  broken: 'model-broken',
  'too-large': 'too-large',
}

const TOOLS = listedTools.map(({ name, description, args }) => ({ name, description, parameters: args }))

/** What an answer of a model needs beside the question. */
export interface ModelWork {
  readonly model: LanguageModel
  readonly work: ToolWork
  readonly log: (error: unknown) => void
  /** Counts tokens as they are used. Throws `AnswerStopped` when the budget is reached. */
  readonly spend: (tokens: number) => Promise<void>
}

/** Has a model answer: it may call tools turn by turn, within limits. Throws `AnswerStopped`. */
export async function answerByModel(asked: Asked, deps: ModelWork, book: AnswerBook): Promise<void> {
  const messages = beginning(asked)
  const calls = new CallCount()
  let tokens = 0
  for (let turn = 0; turn < MODEL_LIMITS.turns; turn++) {
    const said = await turnOf(messages, deps, book)
    tokens += said.tokens
    await deps.spend(said.tokens)
    if (said.calls.length === 0) {
      if (said.isCut) throw new AnswerStopped('too-large')
      if (book.parts.length === 0) book.add({ type: 'text', text: assistantMessages.nothingSaid, figures: [] })
      return
    }
    if (tokens > MODEL_LIMITS.tokens) throw new AnswerStopped('too-large')
    messages.push({ role: 'assistant', content: said.text, calls: said.calls })
    for (const call of said.calls) {
      messages.push({ role: 'tool', callId: call.id, content: await resultOf(call, calls, deps, book) })
    }
  }
  throw new AnswerStopped('too-many-steps')
}

function beginning(asked: Asked): ModelMessage[] {
  const page = asked.page ? [{ role: 'user' as const, content: pageText(asked.page) }] : []
  return [
    { role: 'system', content: instructionsFor(asked) },
    ...asked.history.map(({ role, content }) => ({ role, content })),
    ...page,
    { role: 'user', content: asked.question },
  ]
}

interface Turn extends Omit<Extract<ModelPiece, { type: 'end' }>, 'type'> {
  readonly text: string
}

async function turnOf(messages: readonly ModelMessage[], deps: ModelWork, book: AnswerBook): Promise<Turn> {
  const { model, work, log } = deps
  const flow = new SentenceFlow()
  const request = { messages, tools: TOOLS, mostTokens: MODEL_LIMITS.answerTokens }
  let [text, isCounted] = ['', false]
  try {
    for await (const piece of model.turn(request, work.signal)) {
      if (piece.type === 'end') {
        isCounted = true
        tell(book, flow.rest())
        return { text, calls: piece.calls, tokens: piece.tokens, isCut: piece.isCut }
      }
      text += piece.text
      tell(book, flow.take(piece.text))
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    log(error)
    throw new AnswerStopped(FAILURES[error.reason])
  } finally {
    // Who leaves before the end, or breaks the stream, has used the model all the same.
    if (!isCounted) await spendUncounted(deps, JSON.stringify(request).length + text.length)
  }
  throw new AnswerStopped('model-broken')
}

async function spendUncounted({ spend, log }: ModelWork, bytes: number): Promise<void> {
  try {
    await spend(Math.ceil(bytes / BYTES_PER_TOKEN))
  } catch (error) {
    if (!(error instanceof AnswerStopped)) log(error)
  }
}

function tell(book: AnswerBook, text: string): void {
  if (text !== '') book.add({ type: 'text', text, figures: [] })
}

/** Counts the calls of an answer, and knows those that were made already. */
class CallCount {
  readonly #made = new Set<string>()
  #drafts = 0

  /** Why a call is not carried out; undefined if it is. Throws `AnswerStopped` beyond the most. */
  refusal({ name, args }: ModelCall, isDraft: boolean): string | undefined {
    const key = `${name} ${args}`
    if (this.#made.size >= MODEL_LIMITS.calls) throw new AnswerStopped('too-many-steps')
    if (this.#made.has(key)) return 'You called this already with the same arguments: use that result.'
    this.#made.add(key)
    if (isDraft) this.#drafts += 1
    return this.#drafts > MODEL_LIMITS.drafts ? `At most ${MODEL_LIMITS.drafts} drafts in one answer.` : undefined
  }
}

/** The text that a model is answered for its call: a result as data, or why there is none. */
async function resultOf(
  call: ModelCall,
  calls: CallCount,
  { work, log }: ModelWork,
  book: AnswerBook,
): Promise<string> {
  const tool = toolNamed(call.name)
  const refusal = calls.refusal(call, tool?.scope === 'draft')
  if (refusal !== undefined) return refused(refusal)
  if (!tool) return refused(`There is no tool named ${JSON.stringify(call.name)}.`)
  const args = argsOf(call.args)
  if (args === undefined) return refused('The arguments are no JSON object.')
  const name = tool.name as ToolName
  book.step(name)
  const outcome = await outcomeOf(name, args, work, log)
  if ('refused' in outcome) return refused(outcome.refused)
  book.known.add(name, outcome.result)
  if (tool.scope === 'draft') book.add({ type: 'proposal', ...(outcome.result as Proposal) })
  const text = JSON.stringify({ result: outcome.result })
  return text.length <= MOST_RESULT ? text : refused('The result is too long: ask with a smaller limit.')
}

function refused(why: string): string {
  return JSON.stringify({ error: why })
}

function argsOf(text: string): unknown {
  try {
    const read: unknown = JSON.parse(text === '' ? '{}' : text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : undefined
  } catch {
    return undefined
  }
}
