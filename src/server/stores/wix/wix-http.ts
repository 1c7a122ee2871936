import { linkedSignal, piecesOfBody } from '#server/kit/linked-signal.ts'

/** The most bytes of one answer. */
const MOST_BYTES = 16 * 1024 * 1024

/** A request to Wix. */
export interface WixRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
}

/** How a request ended: with an answer, without one, or with more than is read. */
export type WixEnd =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string; readonly headers: Headers }
  | { readonly kind: 'cut' }
  | { readonly kind: 'too-large' }

/** Sends one request and reads its answer, within the limits of time and bytes. Throws only the signal's reason. */
export async function sendOnce(
  baseUrl: string,
  { method, path, body }: WixRequest,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<WixEnd> {
  const linked = linkedSignal([signal], timeoutMs)
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: linked.signal,
    })
    const text = await bodyText(response, linked.signal)
    if (text === undefined) return { kind: 'too-large' }
    return { kind: 'answer', status: response.status, text, headers: response.headers }
  } catch {
    signal.throwIfAborted()
    return { kind: 'cut' }
  } finally {
    linked.release()
  }
}

async function bodyText(response: Response, signal: AbortSignal): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const piece of piecesOfBody(response.body, signal)) {
    bytes += piece.byteLength
    if (bytes > MOST_BYTES) return undefined
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}

/** The JSON of a text; undefined if it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
