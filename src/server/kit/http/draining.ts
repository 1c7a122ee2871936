import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long running requests may take to end when the server closes: less than supervisors wait before they kill. */
const DRAIN_MS = 3_500

/**
 * Lets running requests end before connections are cut, for some seconds, and ends at once the streams that would never end by themselves:
 * their readers connect again. From the call of `close` on, new requests are told to go elsewhere (503). Call it before any route is
 * registered.
 */
export function drainOnClose(
  app: FastifyInstance,
  isEndless: (request: FastifyRequest) => boolean,
  mostMs = DRAIN_MS,
): void {
  const running = new Set<ServerResponse>()
  const endless = new Set<ServerResponse>()
  let emptied = (): void => undefined
  const over = (raw: ServerResponse): void => {
    endless.delete(raw)
    if (running.delete(raw) && running.size === 0) emptied()
  }
  app.addHook('onRequest', (request, { raw }, done) => {
    if (isEndless(request)) endless.add(raw)
    else running.add(raw)
    // A file that is sent packed has as many listeners already as Node takes for usual.
    raw.setMaxListeners(raw.getMaxListeners() + 1)
    raw.once('close', () => over(raw))
    done()
  })
  app.addHook('onResponse', (_request, { raw }, done) => {
    over(raw)
    done()
  })
  app.addHook('preClose', async () => {
    for (const raw of endless) raw.end()
    if (running.size === 0) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, mostMs)
      emptied = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  })
}
