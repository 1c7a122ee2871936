import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { DatabaseUnavailable, LowDiskError } from '#server/kit/database/database.ts'
import { answerFailure } from './failure.ts'

describe('failures on pages that people look at', () => {
  it.each([
    [
      'a database that is away',
      new DatabaseUnavailable('connect ECONNREFUSED 10.0.0.7'),
      503,
      'The database cannot be reached',
    ],
    ['a full disk', new LowDiskError(2 ** 20, 2 ** 28), 507, 'The disk is nearly full (1 MB free, 256 MB needed)'],
    ['a mistake of ours', new Error('secret internals'), 500, 'Something went wrong'],
  ])('API-02 %s is said in words, and nothing internal leaks', async (_what, error, status, words) => {
    const app = Fastify()
    app.get('/', { errorHandler: (thrown, request, reply) => void answerFailure(thrown, request, reply) }, () => {
      throw error
    })
    const answer = await app.inject('/')
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain(words)
    expect(answer.body).not.toMatch(/ECONNREFUSED|10\.0\.0\.7|secret internals/)
  })

  it.each([
    [429, new Refusal('too-many-at-once', { seconds: 2 })],
    [429, new Refusal('too-many-requests', { seconds: 7 })],
    [503, new Refusal('busy')],
  ])(
    'OPS-06 a page that is refused with %i says in seconds when to try again, and is no fault',
    async (status, error) => {
      const lines: string[] = []
      const app = Fastify({ logger: { level: 'info', stream: { write: (line) => lines.push(line) } } })
      app.get('/', { errorHandler: (thrown, request, reply) => void answerFailure(thrown, request, reply) }, () => {
        throw error
      })
      const answer = await app.inject('/')
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, String(error.values['seconds'] ?? 2)])
      expect(lines.join('')).not.toContain('"level":50')
    },
  )
})
