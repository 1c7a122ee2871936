import { randomUUID } from 'node:crypto'
import type { AnswerEvent } from '#contract/assistant/answer-events.ts'
import type { AnswerPart } from '#contract/assistant/answer-parts.ts'
import { MOST_HISTORY } from '#contract/assistant/ask.ts'
import * as endpoints from '#contract/endpoints/assistant.ts'
import { general } from '#contract/entity.ts'
import { assistantMessage } from '#contract/entities/assistant-message.ts'
import { firstOf, LANGUAGES } from '#contract/languages.ts'
import { assistantMessageList } from '#contract/lists/assistant-message-list.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import type { FastifyRequest } from 'fastify'
import { ModelError } from '../integrations/model/chat-completions.ts'
import { mountCrud } from '../kit/crud/crud.ts'
import { listPlanner } from '../kit/crud/list-sql.ts'
import { ownerOf } from '../kit/database/data-access.ts'
import { addressKey } from '../kit/http/address-key.ts'
import { callerLeft } from '../kit/http/caller-left.ts'
import type { Caller, Routes } from '../kit/http/mount.ts'
import { inLanguage, spokenLanguage } from '../kit/language/spoken-language.ts'
import { mainThread } from '../kit/slices.ts'
import { type AnswerDeps, answererFor, answerQuestion } from './answering.ts'
import type { HistoryMessage } from './asked.ts'
import { deleteConversations, earlierIn } from './conversations.ts'
import { openEvents } from './event-stream.ts'
import { failedQuestion } from './failed-question.ts'
import { instructionsFor } from './instructions.ts'
import { KeptExchange } from './kept-exchange.ts'
import { plainAnswer } from './plain-answer.ts'
import { publicAnswer, type PublicDeps } from './public-answer.ts'
import { AtOnce } from './at-once.ts'
import { businessOf } from './tools/business.ts'
import { assistantMessages } from './assistant-messages.ts'
import { sharedDate, sharedNow } from '../kit/clock.ts'

/** The most questions of one account that are answered at a time, whichever way they are asked. */
const MOST_QUESTIONS = 2

/** Mounts the assistant: questions, kept messages, and the chat calls that the specification names (CHAT-02…CHAT-05). */
export function mountAssistant(routes: Routes, deps: AnswerDeps & Pick<PublicDeps, 'ratesOn'>): void {
  const { data } = deps.tools
  const turns = new AtOnce(MOST_QUESTIONS)
  mountCrud(routes, data, general(assistantMessage), endpoints.assistantMessages, listPlanner(assistantMessageList))
  mountState(routes, deps)
  mountQuestions(routes, deps, turns)
  mountChat(routes, deps, turns)
  mountPublicChat(routes, deps)
  routes.mount(endpoints.deleteConversation, (call) =>
    data.answer(call, (tx) => deleteConversations(tx, call.caller, call.params.id)),
  )
  routes.mount(endpoints.deleteConversations, (call) => data.answer(call, (tx) => deleteConversations(tx, call.caller)))
}

function mountState(routes: Routes, deps: AnswerDeps): void {
  const { model, budget, tools } = deps
  routes.mount(endpoints.assistantState, async ({ caller }) => {
    const isBudgetReached = model !== undefined && (await budget.isReached(caller))
    const business = await tools.data.transact(caller, (tx) => businessOf(tx, sharedNow()))
    return {
      by: model ? 'model' : 'built-in',
      model: model?.name ?? null,
      host: model?.host ?? null,
      instructions: model ? instructionsFor({ language: spokenLanguage(), ...business }) : '',
      isBudgetReached,
    }
  })
}

function mountQuestions(routes: Routes, deps: AnswerDeps, turns: AtOnce): void {
  const { data } = deps.tools
  routes.mount(endpoints.askAssistant, async (call) => {
    const { caller, body, reply, request } = call
    const isOver = turns.begin(await data.accountOf(caller))
    try {
      const { earlier, business, userId, by } = await inLanguage(body.language, async () => ({
        by: await answererFor(deps, caller),
        ...(await data.transact(caller, async (tx) => ({
          userId: await ownerOf(tx),
          earlier: await earlierIn(tx, body.conversationId),
          business: await businessOf(tx, sharedNow()),
        }))),
      }))
      const owner: Caller = { ...caller, actor: { kind: 'user', userId } }
      const log = logOf(request)
      const { conversationId, question, page } = body
      const exchange = new KeptExchange({ data, owner, conversationId, log }, sharedNow(), body.questionId)
      const signal = callerLeft(reply)
      const events = openEvents(call)
      const model = by === 'model' ? (deps.model?.name ?? null) : null
      const { questionId, answerId, noteId } = exchange
      events.tell({ type: 'started', questionId, answerId, noteId, by, model })
      const tell = (event: AnswerEvent): void => {
        exchange.hear(event)
        events.tell(event)
      }
      const asked = { ...body, ...business, history: earlier.history, page }
      const answer = async (): Promise<void> => {
        await exchange.begin(question)
        const book = await answerQuestion(deps, by, {
          caller,
          owner,
          asked,
          figures: earlier.figures,
          signal,
          tell,
          log,
        })
        await exchange.end(book, signal.aborted ? assistantMessages.stopped : undefined)
      }
      await inLanguage(body.language, () => answer().catch((error: unknown) => events.tell(failedQuestion(error, log))))
      events.end()
      return reply
    } finally {
      isOver()
    }
  })
}

function mountChat(routes: Routes, deps: AnswerDeps, turns: AtOnce): void {
  const { data } = deps.tools
  routes.mount(endpoints.chatCall, async ({ caller, body, reply, request }) => {
    const isOver = turns.begin(await data.accountOf(caller))
    try {
      const { business, userId } = await data.transact(caller, async (tx) => ({
        business: await businessOf(tx, sharedNow()),
        userId: await ownerOf(tx),
      }))
      const { question, history } = lastQuestion(body.messages)
      const by = await answererFor(deps, caller)
      let failure: string | undefined
      const book = await answerQuestion(deps, by, {
        caller,
        owner: { ...caller, actor: { kind: 'user', userId } },
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
}

/** Visitors are answered one question in each turn of the main thread, addresses in turn (OPS-06). */
function mountPublicChat(routes: Routes, deps: PublicDeps): void {
  routes.mountPublic(endpoints.publicChat, async ({ body, request }) => {
    const key = `address ${addressKey(request.ip)}`
    const isOver = mainThread.begin(key)
    try {
      await mainThread.turn(key)
      const language = firstOf(LANGUAGES, [spokenLanguage()]) ?? 'en'
      request.log.debug('public chat')
      const book = await publicAnswer(deps, { ...lastQuestion(body.messages), language })
      return chatMessage(plainAnswer(book.parts), book.parts)
    } finally {
      isOver()
    }
  })
}

function chatMessage(content: string, parts?: readonly AnswerPart[]) {
  const now = sharedDate()
  const message = { role: 'assistant', content, id: randomUUID(), timestamp: now.toISOString() }
  return { message: { ...message, ...(parts ? { parts } : {}) } }
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
