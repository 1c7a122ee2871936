import { STATUS_CODES } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import type { MessageCode } from '#contract/refusal.ts'
import { problemOfFailure } from './kit/http/errors.ts'
import { HEADERS } from './kit/http/headers.ts'
import { problem, sendProblem } from './kit/http/problems.ts'

const BY_NODE_CODE: Readonly<Record<string, MessageCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
}

/** Answers requests that reach no route, and therefore no hook: unreadable addresses, and bytes that are not HTTP (API-02). */
export const brokenRequests: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors(error, _request, reply) {
    // Nothing watches how slowly the body of such a request comes.
    void sendProblem(reply.headers({ ...HEADERS, connection: 'close' }), problemOfFailure(error))
  },
  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const answer = problem(BY_NODE_CODE[error.code ?? ''] ?? 'malformed-request')
    const body = JSON.stringify(answer)
    const head = [
      `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ]
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    socket.destroy(error)
  },
}
