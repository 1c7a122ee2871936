import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { Refusal } from '#contract/messages.ts'

/** How slow a caller may be. Time in which the server itself works is never counted. */
export interface Pace {
  /** The rate of a body is looked at over so long, in milliseconds. */
  readonly windowMs: number
  /** Bytes a second of a body that is being read. */
  readonly leastRate: number
  /** How long a body may arrive, in milliseconds: of calls, and of routes that take files. */
  readonly callBodyMs: number
  readonly fileBodyMs: number
  /** How long a caller may take nothing of an answer that is ready, in milliseconds. */
  readonly stalledMs: number
}

const PACE: Pace = {
  windowMs: 5_000,
  // A tenth of what the slowest telephone line of today brings.
  leastRate: 2_048,
  callBodyMs: 30_000,
  // A picture may take 90 s on a slow line (UP-02).
  fileBodyMs: 95_000,
  stalledMs: 20_000,
}

/** How long a connection may take for its headers, and how often that is looked at; whatever hangs for another reason ends with the last. */
export const CONNECTION_OPTIONS = {
  requestTimeout: 100_000,
  // An answer that is being worked on is not cut: silence is told from slowness below.
  connectionTimeout: 0,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
} satisfies Pick<FastifyServerOptions, 'requestTimeout' | 'connectionTimeout'> & { http: object }

interface Watched {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly socket: Socket
  readonly bodyMs: number
  /** Of the body: since when it is read, and where the window that is looked at began. */
  readingSince: number | undefined
  windowSince: number
  windowBytes: number
}

/**
 * Ends callers that hold a connection by sending or taking almost nothing: bodies below the least rate or over their time are refused
 * with 408, answers that nobody takes are dropped (OPS-06). A body counts only while it is being read, so waiting for a turn is free.
 */
export function endSlowConnections(app: FastifyInstance, pace: Pace = PACE): void {
  const open = new Set<Watched>()
  const timer = setInterval(() => look(open, pace), pace.windowMs / 5)
  timer.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    // What is called without a network has no pace.
    if (!(request.raw.socket instanceof Socket)) {
      done()
      return
    }
    const watched = watch(request, reply, pace)
    open.add(watched)
    dropStalled(watched, pace.stalledMs)
    reply.raw.once('close', () => open.delete(watched))
    done()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a file as its body, which may take longer than that of a call. */
    takesFile?: boolean
  }
}

function watch(request: FastifyRequest, reply: FastifyReply, pace: Pace): Watched {
  const { socket } = request.raw
  const bodyMs = request.routeOptions.config.takesFile ? pace.fileBodyMs : pace.callBodyMs
  const now = performance.now()
  return {
    request,
    reply,
    socket,
    bodyMs,
    readingSince: undefined,
    windowSince: now,
    windowBytes: 0,
  }
}

/** The socket's own clock counts every byte that leaves; an answer that is not there yet is not waited for by anybody. */
function dropStalled({ reply, socket }: Watched, stalledMs: number): void {
  socket.setTimeout(stalledMs)
  reply.raw.on('timeout', () => {
    if (socket.writableLength > 0) socket.destroy()
    else socket.setTimeout(stalledMs)
  })
}

function look(open: Iterable<Watched>, pace: Pace): void {
  const now = performance.now()
  for (const watched of open) {
    if (isTooSlow(watched, now, pace)) refuse(watched)
  }
}

function isTooSlow(watched: Watched, now: number, { windowMs, leastRate }: Pace): boolean {
  const { request, reply, socket, bodyMs } = watched
  const isReading = !request.raw.complete && request.raw.readableFlowing === true && !reply.sent
  if (!isReading) {
    watched.windowSince = now
    watched.windowBytes = socket.bytesRead
    return false
  }
  watched.readingSince ??= now
  if (now - watched.readingSince > bodyMs) return true
  if (now - watched.windowSince < windowMs) return false
  const rate = ((socket.bytesRead - watched.windowBytes) / (now - watched.windowSince)) * 1_000
  watched.windowSince = now
  watched.windowBytes = socket.bytesRead
  return rate < leastRate
}

/** Whoever reads the body passes the refusal on, so the caller is told before the connection ends. */
function refuse({ request, reply, socket }: Watched): void {
  reply.header('connection', 'close')
  reply.raw.once('finish', () => socket.destroySoon())
  request.raw.emit('error', new Refusal('too-slow'))
}
