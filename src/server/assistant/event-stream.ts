import { type AnswerEvent, EVENT_STREAM, writtenEvent } from '#contract/assistant/answer-events.ts'
import type { Call } from '../kit/http/mount.ts'

/** A line that says nothing keeps the connection open through proxies. */
const BEAT_MS = 15_000
const BEAT = ': waiting\n\n'

/** Answers a call with events as they come. */
export interface EventStream {
  readonly tell: (event: AnswerEvent) => void
  readonly end: () => void
}

/** Opens the stream: from here on a failure is an event too. */
export function openEvents({ reply }: Pick<Call, 'reply'>): EventStream {
  const { raw } = reply
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': `${EVENT_STREAM}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const write = (text: string): void => {
    if (!raw.destroyed) raw.write(text)
  }
  const beat = setInterval(() => write(BEAT), BEAT_MS)
  return {
    tell: (event) => write(writtenEvent(event)),
    end: () => {
      clearInterval(beat)
      raw.end()
    },
  }
}
