import { type AnswerEvent, readEvents } from '#contract/assistant/answer-events.ts'
import { type AnswerPart, answerParts } from '#contract/assistant/answer-parts.ts'
import type { Ask } from '#contract/assistant/ask.ts'
import { askAssistant } from '#contract/endpoints/assistant.ts'
import { callForResponse } from '#web/kit/data/call-endpoint.ts'

/** The most characters of an answer that are waited for without the end of an event. */
const MOST_UNREAD = 1_000_000

/** Asks, and hands on each event of the answer as it comes. Throws as `callEndpoint` does where no answer begins. */
export async function askStreaming(ask: Ask, signal: AbortSignal, tell: (event: AnswerEvent) => void): Promise<void> {
  const response = await callForResponse(askAssistant, { body: ask, signal })
  const reader = response.body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  for (let unread = ''; ;) {
    const { done, value } = await reader.read()
    const { events, rest } = readEvents(unread + decoder.decode(value, { stream: !done }))
    for (const event of events) tell(event)
    if (done || rest.length > MOST_UNREAD) return
    unread = rest
  }
}

/** Where the chat without an account is tried, one after the other (CHAT-03). */
const PUBLIC_CHATS = ['/api/public-chat', '/routes/public-chat', '/public-chat']

/** A message of a conversation as the chat calls take it. */
interface SaidMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** What that chat answers: as one text, and in parts. */
interface PublicAnswer {
  readonly content: string
  readonly parts: readonly AnswerPart[]
}

/** Asks the chat without an account at each of its addresses until one answers. Throws `All fallback attempts failed`. */
export async function askPublicly(messages: readonly SaidMessage[], signal: AbortSignal): Promise<PublicAnswer> {
  const body = JSON.stringify({ messages, include_product_data: true, include_pricing_data: true })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal }
  for (const address of PUBLIC_CHATS) {
    const answer = await answerAt(address, init)
    if (answer) return answer
    signal.throwIfAborted()
  }
  throw new Error('All fallback attempts failed')
}

async function answerAt(address: string, init: RequestInit): Promise<PublicAnswer | undefined> {
  try {
    // Without the sign-in, which may be what fails, or not be there at all.
    const response = await fetch(address, init)
    if (!response.ok) return undefined
    const { message } = (await response.json()) as {
      readonly message?: { readonly content?: unknown; readonly parts?: unknown }
    }
    if (typeof message?.content !== 'string') return undefined
    const parts = answerParts.safeParse(message.parts)
    const { content } = message
    return {
      content,
      parts: parts.success && parts.data.length > 0 ? parts.data : [{ type: 'text', text: content, figures: [] }],
    }
  } catch {
    return undefined
  }
}
