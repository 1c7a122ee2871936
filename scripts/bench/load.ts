import http from 'node:http'
import { summary } from './statistics.ts'

/** One request of a load: what to send to the n-th. */
export interface Shot {
  readonly method: string
  readonly path: string
  readonly body?: string
  /** Headers of this request alone. */
  readonly headers?: Readonly<Record<string, string>>
}

/** What a load measured; times in milliseconds. */
export interface LoadResult {
  /** Answers that came. */
  readonly calls: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** CPU milliseconds a request, over every process that `cpu` counts. */
  readonly cpuMs: number
  readonly failed: number
}

/** Sends requests over `connections` kept-open connections for a while and measures each. */
export async function load(options: {
  readonly port: number
  readonly connections: number
  readonly durationMs: number
  readonly headers: Readonly<Record<string, string>>
  readonly shot: (n: number) => Shot
  readonly cpu: () => number
}): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: options.connections })
  const times: number[] = []
  let failed = 0
  let n = 0
  const start = performance.now()
  const before = options.cpu()
  const lane = async (): Promise<void> => {
    while (performance.now() - start < options.durationMs) {
      const sent = performance.now()
      const status = await send(agent, options.port, options.headers, options.shot(n++))
      times.push(performance.now() - sent)
      if (status >= 400) failed += 1
    }
  }
  await Promise.all(Array.from({ length: options.connections }, lane))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  const { p50, p99 } = summary(times)
  return {
    calls: times.length,
    perSecond: times.length / seconds,
    p50,
    p99,
    cpuMs: (options.cpu() - before) / times.length,
    failed,
  }
}

/** Sends one request and answers its status once the whole answer is there. */
export function send(
  agent: http.Agent,
  port: number,
  headers: Readonly<Record<string, string>>,
  shot: Shot,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = shot.body === undefined ? undefined : Buffer.from(shot.body)
    const request = http.request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: shot.method,
        path: shot.path,
        headers: {
          ...headers,
          ...shot.headers,
          ...(body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : {}),
        },
      },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}
