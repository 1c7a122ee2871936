import { randomBytes, randomUUID } from 'node:crypto'
import { MOST_HISTORY } from '#contract/assistant/ask.ts'
import * as endpoints from '#contract/endpoints/assistant.ts'
import { general } from '#contract/entity.ts'
import { assistantMessage } from '#contract/entities/assistant-message.ts'
import { firstOf, LANGUAGES } from '#contract/languages.ts'
import { assistantMessageList } from '#contract/lists/assistant-message-list.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import { uuidV7 } from '#domain/uuid.ts'
import type { FastifyRequest } from 'fastify'
import { ModelError } from '../integrations/model/chat-completions.ts'
import { mountCrud } from '../kit/crud/crud.ts'
import { listPlanner } from '../kit/crud/list-sql.ts'
import { callerLeft } from '../kit/http/caller-left.ts'
import type { Caller, Routes } from '../kit/http/mount.ts'
import { inLanguage, spokenLanguage } from '../kit/language/spoken-language.ts'
import { type AnswerDeps, answererFor, answerQuestion } from './answering.ts'
import type { HistoryMessage } from './asked.ts'
import { deleteConversations, earlierIn, keepExchange } from './conversations.ts'
import { openEvents } from './event-stream.ts'
import { instructionsFor } from './instructions.ts'
import { plainAnswer } from './plain-answer.ts'
import { publicAnswer, type PublicDeps } from './public-answer.ts'
import { businessOf } from './tools/business.ts'
import { assistantMessages } from './assistant-messages.ts'

/** The most questions of one account that are answered at a time. */
const AT_ONCE = 2
/** Seconds after which a refused caller may succeed. */
const RETRY_SECONDS = 5

/** Mounts the assistant: questions, kept messages, and the chat calls that the specification names (CHAT-02…CHAT-05). */
export function mountAssistant(routes: Routes, deps: AnswerDeps & Pick<PublicDeps, 'ratesOn'>): void {
  const { data } = deps.tools
  mountCrud(routes, data, general(assistantMessage), endpoints.assistantMessages, listPlanner(assistantMessageList))
  mountState(routes, deps)
  const turns = new Turns()
  mountQuestions(routes, deps, turns)
  mountChat(routes, deps, turns)
  routes.mount(endpoints.deleteConversation, (call) =>
    data.answer(call, (tx) => deleteConversations(tx, call.caller, call.params.id)),
  )
  routes.mount(endpoints.deleteConversations, (call) => data.answer(call, (tx) => deleteConversations(tx, call.caller)))
}

function mountState(routes: Routes, deps: AnswerDeps): void {
  const { model, budget, tools } = deps
  routes.mount(endpoints.assistantState, async ({ caller }) => {
    const isBudgetReached = model !== undefined && (await budget.isReached(caller))
    const business = await tools.data.transact(caller, (tx) => businessOf(tx, Date.now()))
    return {
      by: model ? 'model' : 'built-in',
      model: model?.name ?? null,
      host: model?.host ?? null,
      instructions: model ? instructionsFor({ language: spokenLanguage(), ...business }) : '',
      isBudgetReached,
    }
  })
}

function mountQuestions(routes: Routes, deps: AnswerDeps, turns: Turns): void {
  const { data } = deps.tools
  routes.mount(endpoints.askAssistant, async (call) => {
    const { caller, body, reply, request } = call
    const isOver = turns.begin(data.keyOf(caller))
    try {
      const { earlier, business, by } = await inLanguage(body.language, async () => ({
        by: await answererFor(deps, caller),
        ...(await data.transact(caller, async (tx) => ({
          earlier: await earlierIn(tx, body.conversationId),
          business: await businessOf(tx, Date.now()),
        }))),
      }))
      const askedAt = Date.now()
      const [questionId, answerId] = [uuidV7(askedAt, randomBytes(16)), uuidV7(askedAt + 1, randomBytes(16))]
      const signal = callerLeft(reply)
      const events = openEvents(call)
      const model = by === 'model' ? (deps.model?.name ?? null) : null
      events.tell({ type: 'started', questionId, answerId, by, model })
      const asked = { ...body, ...business, history: earlier.history, page: body.page }
      const question = {
        caller,
        asked,
        figures: earlier.figures,
        signal,
        tell: events.tell,
        log: logOf(request),
      }
      await inLanguage(body.language, async () => {
        const book = await answerQuestion(deps, by, question)
        const { conversationId, question: text } = body
        const kept = { conversationId, questionId, answerId, askedAt, question: text }
        if (book.parts.length > 0)
          await keep(deps, caller, {
            ...kept,
            text: plainAnswer(book.parts),
            parts: book.parts,
            figures: book.known.own,
          })
      }).catch((error: unknown) => request.log.error(error))
      events.end()
      return reply
    } finally {
      isOver()
    }
  })
}

async function keep(
  { tools: { data } }: AnswerDeps,
  caller: Caller,
  exchange: Parameters<typeof keepExchange>[2],
): Promise<void> {
  const { userId, version } = await data.transact(caller, (tx) => keepExchange(tx, caller, exchange))
  data.wake(userId, version)
}

function mountChat(routes: Routes, deps: AnswerDeps & Pick<PublicDeps, 'ratesOn'>, turns: Turns): void {
  const { data } = deps.tools
  routes.mount(endpoints.chatCall, async ({ caller, body, reply, request }) => {
    const { question, history } = lastQuestion(body.messages)
    const isOver = turns.begin(data.keyOf(caller))
    try {
      const business = await data.transact(caller, (tx) => businessOf(tx, Date.now()))
      const by = await answererFor(deps, caller)
      let failure: string | undefined
      const book = await answerQuestion(deps, by, {
        caller,
        asked: { question, history, page: undefined, language: spokenLanguage(), ...business },
        figures: [],
        signal: callerLeft(reply),
        tell: (event) => {
          if (event.type === 'error') failure = event.message
        },
        log: logOf(request),
      })
      if (failure !== undefined && book.parts.length === 0) throw new Refusal('unavailable', { message: failure })
      return chatMessage([plainAnswer(book.parts), failure].filter(Boolean).join('\n'))
    } finally {
      isOver()
    }
  })
  routes.mountPublic(endpoints.publicChat, async ({ body, request }) => {
    const language = firstOf(LANGUAGES, [spokenLanguage()]) ?? 'en'
    request.log.debug('public chat')
    const book = await publicAnswer(deps, { ...lastQuestion(body.messages), language })
    return chatMessage(plainAnswer(book.parts))
  })
}

function chatMessage(content: string) {
  const now = new Date()
  return { message: { role: 'assistant', content, id: randomUUID(), timestamp: now.toISOString() } }
}

/** The question, and the ten messages before it that are not of the system (CHAT-02, CHAT-07). Throws `Refusal` without one. */
function lastQuestion(messages: readonly { readonly role: string; readonly content: string }[]): {
  readonly question: string
  readonly history: readonly HistoryMessage[]
} {
  const said = messages.flatMap(({ role, content }) =>
    role === 'user' || role === 'assistant' ? [{ role, content } as const] : [],
  )
  const last = said.at(-1)
  if (last?.role !== 'user' || last.content.trim() === '')
    throw invalid([{ field: 'messages', message: assistantMessages.noQuestion }])
  return { question: last.content, history: said.slice(-1 - MOST_HISTORY, -1) }
}

/** A model that fails is no fault of ours: it is noted without its stack. */
function logOf({ log }: FastifyRequest): (error: unknown) => void {
  return (error) => {
    if (error instanceof ModelError) log.warn({ reason: error.reason }, error.message)
    else log.error(error)
  }
}

/** So many questions of one account at a time; one more is refused. */
class Turns {
  readonly #running = new Map<string, number>()

  begin(key: string): () => void {
    const running = this.#running.get(key) ?? 0
    if (running >= AT_ONCE) throw new Refusal('too-many-at-once', { seconds: RETRY_SECONDS })
    this.#running.set(key, running + 1)
    return () => {
      const left = (this.#running.get(key) ?? 1) - 1
      if (left === 0) this.#running.delete(key)
      else this.#running.set(key, left)
    }
  }
}
