import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { makeCertificate } from './certificate.ts'

/** A webhook as it arrived. */
export interface Arrived {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** The parsed body. */
  readonly event: ReceivedEvent
  readonly at: number
}

interface ReceivedEvent {
  readonly id: string
  readonly type: string
  readonly createdAt: string
  readonly record: { readonly kind: string; readonly id: string; readonly version: number }
  readonly data: Readonly<Record<string, unknown>>
}

/** How the receiver answers one call: a status, or a way to misbehave. */
export type Answering =
  | number
  | 'hang'
  | 'cut'
  | 'huge'
  | 'slow'
  | { readonly status: number; readonly headers: Readonly<Record<string, string>> }

/** A server that takes webhooks, over TLS on this machine. */
export interface Receiver {
  readonly address: (path?: string) => string
  /** Trusts its certificate. */
  readonly outgoing: { readonly mayAskLoopback: true; readonly certificate: string }
  readonly arrived: Arrived[]
  /** How the next calls are answered, one each; then with 204. By path, if given. */
  answer(answers: readonly Answering[], path?: string): void
  /** How every further call of a path is answered. */
  always(answer: Answering, path?: string): void
  close(): Promise<void>
}

const SLOW_MS = 1_000
const HUGE_BYTES = 10 * 1024 * 1024

/** Starts it on a free port. */
export async function startReceiver(): Promise<Receiver> {
  const { key, cert } = makeCertificate()
  const arrived: Arrived[] = []
  const next = new Map<string, Answering[]>()
  const standing = new Map<string, Answering>()
  const server = createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const path = request.url ?? '/'
      arrived.push({ path, headers: request.headers, body, event: JSON.parse(body) as ReceivedEvent, at: Date.now() })
      give(response, next.get(path)?.shift() ?? standing.get(path) ?? 204)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: (path = '/') => `https://127.0.0.1:${port}${path}`,
    outgoing: { mayAskLoopback: true, certificate: cert },
    arrived,
    answer: (answers, path = '/') => void next.set(path, [...answers]),
    always: (answer, path = '/') => void standing.set(path, answer),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function give(response: ServerResponse, answer: Answering): void {
  if (answer === 'hang') return
  if (answer === 'cut') response.destroy()
  else if (answer === 'slow') setTimeout(() => response.writeHead(204).end(), SLOW_MS)
  else if (answer === 'huge') response.writeHead(200).end(Buffer.alloc(HUGE_BYTES))
  else if (typeof answer === 'number') response.writeHead(answer).end()
  else response.writeHead(answer.status, answer.headers).end()
}

/** Checks a signature as the documentation tells receivers to: written anew, so that it proves the description and not the code. */
export function isSignedWith(secret: string, { headers, body }: Pick<Arrived, 'headers' | 'body'>): boolean {
  const header = String(headers['pricewright-signature'])
  const parts = header.split(',').map((part) => part.split('=') as [string, string])
  const t = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (Math.abs(Date.now() / 1000 - Number(t)) > 300) return false
  const own = createHmac('sha256', secret).update(`${t}.${body}`).digest()
  return parts.some(([name, hex]) => {
    const told = name === 'v1' ? Buffer.from(hex, 'hex') : Buffer.alloc(0)
    return told.length === own.length && timingSafeEqual(told, own)
  })
}
