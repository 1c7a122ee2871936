import type { AnswerEvent } from '#contract/assistant/answer-events.ts'
import type { AnswerPart } from '#contract/assistant/answer-parts.ts'
import { MOST_HISTORY, type PageContext } from '#contract/assistant/ask.ts'
import { firstOf, LANGUAGES } from '#contract/languages.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { messageLanguage } from '#web/kit/format/locale.ts'
import { sharedState } from '#web/kit/shell/shared-state.ts'
import { askPublicly, askStreaming } from './ask-assistant.ts'
import { assistantMessages, fixedMessages } from './messages.ts'

/** A message as it is kept. */
export type KeptMessage = RowOfKind<'assistantMessage'>

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
  /** The rows that question and answer are kept as. */
  readonly questionId: string | undefined
  readonly answerId: string | undefined
  /** Why it failed, in words. */
  readonly error: string | undefined
}

/** The conversation that is open, on whichever place it is shown. */
export const conversationId = sharedState<string>(crypto.randomUUID())
/** The answer that is on its way or came last. */
export const liveAnswer = sharedState<LiveAnswer | undefined>(undefined)

let asking: AbortController | undefined

/** Begins a conversation of its own. */
export function beginConversation(id: string = crypto.randomUUID()): void {
  stopAnswer()
  liveAnswer.set(undefined)
  conversationId.set(id)
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
  earlier: readonly KeptMessage[],
): Promise<void> {
  asking?.abort()
  const own = new AbortController()
  asking = own
  const { signal } = own
  liveAnswer.set({
    conversationId: conversationId.get(),
    question,
    askedAt: Date.now(),
    page,
    state: 'working',
    step: assistantMessages.thinking,
    parts: [],
    questionId: undefined,
    answerId: undefined,
    error: undefined,
  })
  const body = {
    conversationId: conversationId.get(),
    question,
    language: firstOf(LANGUAGES, [messageLanguage()]) ?? LANGUAGES[0],
    ...(page ? { page } : {}),
  }
  const isMine = (): boolean => asking === own && !signal.aborted
  try {
    await askStreaming(body, signal, (event) => {
      if (isMine()) hear(event)
    })
    if (isMine() && liveAnswer.get()?.state === 'working') change({ state: 'failed', error: fixedMessages.notSent })
  } catch {
    if (isMine()) await askWithoutAccount(question, earlier, signal, isMine)
  }
}

async function askWithoutAccount(
  question: string,
  earlier: readonly KeptMessage[],
  signal: AbortSignal,
  isMine: () => boolean,
): Promise<void> {
  if (liveAnswer.get()?.answerId !== undefined) return change({ state: 'failed', error: fixedMessages.notSent })
  const said = earlier.flatMap(({ role, content }) => (role === 'system' ? [] : ([{ role, content }] as const)))
  try {
    const content = await askPublicly([...said.slice(-MOST_HISTORY), { role: 'user', content: question }], signal)
    if (!isMine()) return
    const text = `${content}\n\n${assistantMessages.withoutAccount}`
    change({ state: 'done', parts: [{ type: 'text', text, figures: [] }] })
  } catch {
    if (isMine()) change({ state: 'failed', error: fixedMessages.notSent })
  }
}

function hear(event: AnswerEvent): void {
  const live = liveAnswer.get()
  if (!live) return
  switch (event.type) {
    case 'started':
      return change({ questionId: event.questionId, answerId: event.answerId })
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
