import { linkedSignal, piecesOfBody } from '#server/kit/linked-signal.ts'

/** What one request came to. `unreached` also where it was cut, took too long or was larger than an answer may be. */
export type Reply =
  | {
      readonly status: number
      readonly retryAfterMs: number | undefined
      /** The time by the clock of the other side, in epoch milliseconds. */
      readonly sentAt: number | undefined
      readonly text: string
    }
  | { readonly status: 'unreached' | 'too-large' }

const MOST_BYTES = 16_000_000

/** Posts JSON and reads the answer within limits of time and size. Throws nothing but the signal's reason. */
export async function post(
  address: string,
  body: object,
  { headers, timeoutMs, signal }: { headers: Readonly<Record<string, string>>; timeoutMs: number; signal: AbortSignal },
): Promise<Reply> {
  const linked = linkedSignal([signal], timeoutMs)
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: linked.signal,
    })
    const text = await textOf(response, linked.signal)
    if (text === undefined) return { status: 'too-large' }
    return { status: response.status, retryAfterMs: retryAfterOf(response), sentAt: sentAtOf(response), text }
  } catch {
    signal.throwIfAborted()
    return { status: 'unreached' }
  } finally {
    linked.release()
  }
}

async function textOf(response: Response, signal: AbortSignal): Promise<string | undefined> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of piecesOfBody(response.body, signal)) {
    bytes += piece.length
    if (bytes > MOST_BYTES) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? '')
  return seconds > 0 ? Math.ceil(seconds * 1_000) : undefined
}

function sentAtOf(response: Response): number | undefined {
  const at = Date.parse(response.headers.get('date') ?? '')
  return Number.isNaN(at) ? undefined : at
}
