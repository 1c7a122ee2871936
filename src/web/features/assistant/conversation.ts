import type { AnswerEvent } from '#contract/assistant/answer-events.ts'
import type { AnswerPart } from '#contract/assistant/answer-parts.ts'
import { MOST_HISTORY, type PageContext } from '#contract/assistant/ask.ts'
import { firstOf, LANGUAGES } from '#contract/languages.ts'
import { UUID } from '#contract/row-id.ts'
import { messageLanguage } from '#web/kit/format/locale.ts'
import { CONVERSATION_KEY, onForgotten } from '#web/kit/data/draft-keys.ts'
import { serverNow } from '#web/kit/data/server-clock.ts'
import { ApiProblem } from '#web/kit/data/transport.ts'
import { whereAllowed } from '#web/kit/load/where-allowed.ts'
import { sharedState } from '#web/kit/shell/shared-state.ts'
import { askPublicly, askStreaming } from './ask-assistant.ts'
import { assistantMessages, fixedMessages } from './messages.ts'
import { keepInSight, type ShownMessage, unkept } from './unkept.ts'

/** A question whose answer is on its way, or has not come to the copy of this device yet. */
export interface LiveAnswer {
  readonly conversationId: string
  readonly question: string
  readonly askedAt: number
  readonly page: PageContext | undefined
  readonly state: 'working' | 'done' | 'stopped' | 'failed'
  /** What is being done, in words. */
  readonly step: string
  readonly parts: readonly AnswerPart[]
  /** The row that the question is kept as. */
  readonly questionId: string
  /** The row that the answer is kept as; undefined until it is known that the server answers. */
  readonly answerId: string | undefined
  /** The row that says why the answer ended early. */
  readonly noteId: string | undefined
  /** Why it failed, in words. */
  readonly error: string | undefined
}

/** The conversation that is open, on whichever place it is shown; a page that is loaded again opens it again. */
export const conversationId = sharedState<string>(storedId() ?? crypto.randomUUID())
/** The answer that is on its way or came last. */
export const liveAnswer = sharedState<LiveAnswer | undefined>(undefined)

let asking: AbortController | undefined

onForgotten(() => forgetConversation())

function storedId(): string | undefined {
  const id = whereAllowed(() => sessionStorage.getItem(CONVERSATION_KEY)) ?? ''
  return UUID.test(id) ? id : undefined
}

function openConversation(id: string): void {
  conversationId.set(id)
  whereAllowed(() => sessionStorage.setItem(CONVERSATION_KEY, id))
}

/** Begins a conversation of its own. */
export function beginConversation(id: string = crypto.randomUUID()): void {
  stopAnswer()
  putBy()
  liveAnswer.set(undefined)
  openConversation(id)
}

/** Begins anew in the place of a conversation that was deleted, or of all of them: nothing of it stays here. */
export function forgetConversation(id?: string): void {
  unkept.set(id === undefined ? [] : unkept.get().filter((message) => message.conversationId !== id))
  if (id !== undefined && id !== conversationId.get()) return
  stopAnswer()
  liveAnswer.set(undefined)
  openConversation(crypto.randomUUID())
}

/** Stops the answer that is on its way; what came of it stays. */
export function stopAnswer(): void {
  if (liveAnswer.get()?.state === 'working') change({ state: 'stopped' })
  asking?.abort()
}

/** Asks a question in the open conversation; where the own assistant cannot be reached, the one without an account answers (CHAT-03). */
export async function ask(
  question: string,
  page: PageContext | undefined,
  earlier: readonly ShownMessage[],
): Promise<void> {
  asking?.abort()
  putBy()
  openConversation(conversationId.get())
  const own = new AbortController()
  asking = own
  const { signal } = own
  const questionId = crypto.randomUUID()
  liveAnswer.set({
    conversationId: conversationId.get(),
    question,
    askedAt: serverNow(),
    page,
    state: 'working',
    step: assistantMessages.thinking,
    parts: [],
    questionId,
    answerId: undefined,
    noteId: undefined,
    error: undefined,
  })
  const body = {
    conversationId: conversationId.get(),
    questionId,
    question,
    language: firstOf(LANGUAGES, [messageLanguage()]) ?? LANGUAGES[0],
    ...(page ? { page } : {}),
  }
  const isMine = (): boolean => asking === own && !signal.aborted
  try {
    await askStreaming(body, signal, (event) => {
      if (isMine()) hear(event)
    })
    if (isMine() && liveAnswer.get()?.state === 'working')
      change({ state: 'failed', error: assistantMessages.brokeOff })
  } catch (error) {
    if (!isMine()) return
    const refusal = refusalIn(error)
    if (refusal === undefined) await askWithoutAccount(question, earlier, signal, isMine)
    else change({ state: 'failed', error: refusal })
  }
}

/** Why the server would not answer, in words; undefined where it could not be reached, or failed. */
function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem) || error.problem.status >= SERVER_FAILS) return undefined
  return error.problem.code === 'too-many-at-once' ? assistantMessages.twoAnswered : error.problem.title
}
const SERVER_FAILS = 500

/** Puts the newest exchange by where the server is not known to keep it. */
function putBy(): void {
  const live = liveAnswer.get()
  if (!live || live.answerId !== undefined || live.state === 'working') return
  keepInSight({ ...live, note: live.error ?? (live.state === 'stopped' ? assistantMessages.stopped : undefined) })
}

async function askWithoutAccount(
  question: string,
  earlier: readonly ShownMessage[],
  signal: AbortSignal,
  isMine: () => boolean,
): Promise<void> {
  if (liveAnswer.get()?.answerId !== undefined) return change({ state: 'failed', error: assistantMessages.brokeOff })
  const said = earlier.flatMap(({ role, content }) => (role === 'system' ? [] : ([{ role, content }] as const)))
  try {
    const { parts } = await askPublicly([...said.slice(-MOST_HISTORY), { role: 'user', content: question }], signal)
    if (!isMine()) return
    change({ state: 'done', parts: [...parts, { type: 'text', text: assistantMessages.withoutAccount, figures: [] }] })
  } catch {
    if (isMine()) change({ state: 'failed', error: fixedMessages.notSent })
  }
}

function hear(event: AnswerEvent): void {
  const live = liveAnswer.get()
  if (!live) return
  switch (event.type) {
    case 'started':
      return change({ answerId: event.answerId, noteId: event.noteId })
    case 'step':
      return change({ step: event.words })
    case 'part':
      return change({ parts: withPart(live.parts, event.part) })
    case 'done':
      return change({ state: 'done' })
    case 'error':
      return change({ state: 'failed', error: event.message })
  }
}

/** A text goes on where the last one ended. */
function withPart(parts: readonly AnswerPart[], part: AnswerPart): readonly AnswerPart[] {
  const last = parts.at(-1)
  if (part.type !== 'text' || last?.type !== 'text') return [...parts, part]
  const moved = part.figures.map((mark) => ({ ...mark, at: mark.at + last.text.length }))
  return [...parts.slice(0, -1), { type: 'text', text: last.text + part.text, figures: [...last.figures, ...moved] }]
}

function change(part: Partial<LiveAnswer>): void {
  const live = liveAnswer.get()
  if (live) liveAnswer.set({ ...live, ...part })
}
