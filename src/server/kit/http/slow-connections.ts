import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { Refusal } from '#contract/refusal.ts'

/** How slow a caller may be. Time in which the server itself works never counts. */
export interface Pace {
  /** The window over which the rate of a body is measured, in milliseconds. */
  readonly windowMs: number
  /** The least rate of a body that is being read, in bytes a second. */
  readonly leastRate: number
  /** How long a body may take to arrive, in milliseconds: of calls, and of routes that take files. */
  readonly callBodyMs: number
  readonly fileBodyMs: number
  /** How long a caller may leave a ready answer unread, in milliseconds. */
  readonly stalledMs: number
}

const PACE: Pace = {
  windowMs: 5_000,
  // A tenth of the slowest mobile connection of today.
  leastRate: 2_048,
  callBodyMs: 30_000,
  // A picture may take 90 s on a slow connection (UP-02).
  fileBodyMs: 95_000,
  stalledMs: 20_000,
}

/** As much may still come of a body whose answer has gone: more than a call may have, so only what is left of a file is cut. */
const MOST_LEFT_BYTES = 2 * 2 ** 20
const LEFT_LOOK_MS = 20

/** How long a connection may take for its headers, and how often that is checked. */
export const CONNECTION_OPTIONS = {
  requestTimeout: 100_000,
  // An answer in progress is not cut; the checks below end callers that are slow.
  connectionTimeout: 0,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
} satisfies Pick<FastifyServerOptions, 'requestTimeout' | 'connectionTimeout'> & { http: object }

interface Watched {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly socket: Socket
  readonly bodyMs: number
  /** Of the body: since when it is read, and when the current window began. */
  readingSince: number | undefined
  windowSince: number
  windowBytes: number
}

/**
 * Ends callers that hold a connection by sending or reading almost nothing: bodies that are too slow or too late are refused with 408,
 * answers that nobody reads are dropped (OPS-06). A body counts only while it is being read, so waiting for a turn is free; what is left
 * of it after the answer is awaited for as long, and up to two MiB, and then its connection ends.
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
    // A call without a network has no rate.
    if (!(request.raw.socket instanceof Socket)) {
      done()
      return
    }
    const watched = watch(request, reply, pace)
    open.add(watched)
    dropStalled(watched, pace.stalledMs)
    reply.raw.once('finish', () => boundLeft(watched))
    reply.raw.once('close', () => {
      if (request.raw.complete) open.delete(watched)
    })
    done()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a file as its body, which may take longer than the body of a call. */
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

/** The socket's own timer counts every byte that leaves; time before the answer is ready does not count. */
function dropStalled({ reply, socket }: Watched, stalledMs: number): void {
  socket.setTimeout(stalledMs)
  reply.raw.on('timeout', () => {
    if (socket.writableLength > 0) socket.destroy()
    else socket.setTimeout(stalledMs)
  })
}

/**
 * Looks often at what still comes, because a fast caller would send gigabytes between two looks of the sweep. A listener for the data would
 * take the socket from the parser, which then no longer throws the rest away.
 */
function boundLeft({ request, socket }: Watched): void {
  if (request.raw.complete) return
  const most = socket.bytesRead + MOST_LEFT_BYTES
  const timer = setInterval(() => {
    if (socket.destroyed || request.raw.complete) clearInterval(timer)
    else if (socket.bytesRead > most) socket.destroy()
  }, LEFT_LOOK_MS)
  timer.unref()
}

function look(open: Set<Watched>, pace: Pace): void {
  const now = performance.now()
  for (const watched of open) {
    if (isOver(watched)) open.delete(watched)
    else if (isTooSlow(watched, now, pace)) {
      open.delete(watched)
      refuse(watched)
    }
  }
}

function isOver({ request, reply, socket }: Watched): boolean {
  return socket.destroyed || (reply.raw.writableFinished && request.raw.complete)
}

/** Whether more of the body is awaited: by a reader that has taken all there is, or after the answer, when the rest is thrown away. */
function isAwaited({ request: { raw }, reply }: Watched): boolean {
  if (raw.complete) return false
  if (reply.raw.writableEnded) return reply.raw.writableFinished
  return raw.readableFlowing === true || (raw.listenerCount('readable') > 0 && raw.readableLength === 0)
}

function isTooSlow(watched: Watched, now: number, { windowMs, leastRate }: Pace): boolean {
  const { socket, bodyMs } = watched
  if (!isAwaited(watched)) {
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

/** The reader of the body passes the refusal on, so the caller gets it before the connection ends. */
function refuse({ request, reply, socket }: Watched): void {
  if (reply.raw.writableFinished) {
    socket.destroy()
    return
  }
  // Not by the reply: some answers are written without it.
  if (!reply.raw.headersSent) reply.raw.setHeader('connection', 'close')
  reply.raw.once('finish', () => socket.destroySoon())
  request.raw.emit('error', new Refusal('too-slow'))
}
