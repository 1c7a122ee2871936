import type { AnswerPart } from '#contract/assistant/answer-parts.ts'
import { MOST_HISTORY } from '#contract/assistant/ask.ts'
import { sharedState } from '#web/kit/shell/shared-state.ts'
import { askPublicly } from './ask-assistant.ts'
import { fixedMessages } from './messages.ts'

/** A message of a visitor's conversation; nothing of it is kept. */
export interface PublicMessage {
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly parts: readonly AnswerPart[]
  readonly createdAt: number
}

/** A visitor's conversation, and how the newest question stands. */
export interface PublicConversation {
  readonly messages: readonly PublicMessage[]
  readonly state: 'idle' | 'working' | 'failed'
}

const EMPTY: PublicConversation = { messages: [], state: 'idle' }
/** The most messages that are shown; older ones go. */
const MOST_MESSAGES = 100

/** The conversation of whoever is not signed in, until the page is left. */
export const publicConversation = sharedState<PublicConversation>(EMPTY)

let asking: AbortController | undefined

/** Begins again with nothing. */
export function beginPublicly(): void {
  asking?.abort()
  publicConversation.set(EMPTY)
}

/** Stops waiting for an answer. */
export function stopPublicly(): void {
  asking?.abort()
  publicConversation.set({ ...publicConversation.get(), state: 'idle' })
}

/** Asks the chat without an account (CHAT-03). */
export async function askAsVisitor(question: string): Promise<void> {
  await answerTo([...publicConversation.get().messages, message('user', question)])
}

/** Asks the newest question once more. */
export async function askAgain(): Promise<void> {
  await answerTo(publicConversation.get().messages)
}

async function answerTo(messages: readonly PublicMessage[]): Promise<void> {
  asking?.abort()
  const own = new AbortController()
  asking = own
  publicConversation.set({ messages: messages.slice(-MOST_MESSAGES), state: 'working' })
  const said = messages.map(({ role, content }) => ({ role, content })).slice(-1 - MOST_HISTORY)
  try {
    const { content, parts } = await askPublicly(said, own.signal)
    if (!own.signal.aborted)
      publicConversation.set({ messages: [...messages, message('assistant', content, parts)], state: 'idle' })
  } catch {
    if (!own.signal.aborted) publicConversation.set({ messages, state: 'failed' })
  }
}

function message(role: PublicMessage['role'], content: string, parts: readonly AnswerPart[] = []): PublicMessage {
  return { id: crypto.randomUUID(), role, content, parts, createdAt: Date.now() }
}

/** What a visitor is told where no answer came (CHAT-03). */
export function publicFailure(): string {
  return fixedMessages.error(fixedMessages.notSent)
}
