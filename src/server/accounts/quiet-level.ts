import type { FastifyInstance } from 'fastify'

const QUIET = new Set(['silent', 'fatal', 'error', 'warn'])

/** The log level of routes whose addresses carry codes: warnings at most, so that no request line is written. */
export function quietLevel(app: FastifyInstance): 'silent' | 'fatal' | 'error' | 'warn' {
  const { level } = app.log
  return QUIET.has(level) ? (level as ReturnType<typeof quietLevel>) : 'warn'
}
