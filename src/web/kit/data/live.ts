import { backoffMs } from './backoff.ts'
import type { LiveNews } from '#contract/sync.ts'
import { createWakeUp } from './wake-up.ts'
import type { Environment } from './environment.ts'
import type { Transport } from './transport.ts'

/** The server sends a sign of life every 20 seconds; after this long without any the stream is dead. */
const SILENCE_MS = 50_000

/** What a live stream needs. */
export interface LiveOptions {
  readonly transport: Pick<Transport, 'live'>
  readonly environment: Pick<Environment, 'after' | 'randomBytes'>
  /** The newest version known, sent as Last-Event-ID. */
  readonly known: () => number
  /** Called with the user's newest version, whenever it changes; and with 0 on each connection, as something may have been missed. */
  readonly hear: (version: number) => void
  /** Called with how far taking a change set back has come, and with who has which record open. */
  readonly follow?: (news: LiveNews) => void
}

/** Follows the live stream until called off, connecting again whenever it breaks. It only wakes: nothing relies on it. */
export async function followLive(
  { transport, environment, known, hear, follow }: LiveOptions,
  stop: AbortSignal,
): Promise<void> {
  const wakeUp = createWakeUp(environment, stop)
  for (let failures = 0; !stop.aborted;) {
    const stalls = stallGuard(environment, stop)
    try {
      const response = await transport.live(String(known()), stalls.signal)
      hear(0)
      for await (const news of newsOf(response, stalls.touch)) {
        failures = 0
        if (typeof news === 'number') hear(news)
        else follow?.(news)
      }
    } catch {
      // The stream broke. Whoever reads the answers of pull and push knows why.
    }
    stalls.end()
    failures += 1
    await wakeUp.wait(backoffMs(failures, environment), 'retry')
  }
}

interface StallGuard {
  readonly signal: AbortSignal
  readonly touch: () => void
  end(): void
}

function stallGuard({ after }: Pick<Environment, 'after'>, stop: AbortSignal): StallGuard {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  let cancel = after(SILENCE_MS, abort)
  stop.addEventListener('abort', abort, { once: true })
  return {
    signal: controller.signal,
    touch() {
      cancel()
      cancel = after(SILENCE_MS, abort)
    },
    end() {
      cancel()
      stop.removeEventListener('abort', abort)
      abort()
    },
  }
}

/** The data of each event of a stream: versions, how far taking back has come, and who is where. */
async function* newsOf(response: Response, touch: () => void): AsyncGenerator<number | LiveNews> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    touch()
    const lines = (rest + value).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [, version, progress] = /^data: ?(?:(\d+)|(\{.*\}))$/.exec(line) ?? []
      if (version !== undefined) yield Number(version)
      if (progress !== undefined) yield JSON.parse(progress) as LiveNews
    }
  }
}
