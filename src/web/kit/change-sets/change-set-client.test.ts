import { describe, expect, it } from 'vitest'
import { ApiProblem, SessionExpired, Unreachable } from '../data/transport.ts'
import { type ChangeSetHeader, createChangeSetClient } from './change-set-client.ts'

type Answer = Response | Error | (() => Response | Promise<Response>)

const options = { match: 'sku', mode: 'create-and-update', createNames: true } as const
const never = new AbortController().signal

/** An interface that gives these answers in turn, and what was asked of it. */
function served(...answers: Answer[]) {
  return servedBy(undefined, ...answers)
}

function servedBy(patience: Parameters<typeof createChangeSetClient>[2], ...answers: Answer[]) {
  const calls: { path: string; method: string; body: unknown }[] = []
  const waits: number[] = []
  const client = createChangeSetClient(
    async (path, init = {}) => {
      calls.push({ path, method: init.method ?? 'GET', body: init.body })
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      if (answer === undefined) throw new Error('One call too many')
      return typeof answer === 'function' ? answer() : answer
    },
    (ms) => {
      waits.push(ms)
      return Promise.resolve()
    },
    patience,
  )
  return { client, calls, waits }
}

const problem = (status: number, headers: HeadersInit = {}) =>
  new Response(JSON.stringify({ title: 'No.', code: 'some-code', status }), { status, headers })

/** An answer of lines that arrives cut into pieces. */
function lines(...pieces: string[]): Response {
  const encoder = new TextEncoder()
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece))
        controller.close()
      },
    }),
  )
}

const checked = {
  id: 'a',
  title: 'Import',
  state: 'checked',
  size: 2,
  effect: {},
  skipped: 0,
} as unknown as ChangeSetHeader

describe('the change sets of the server', () => {
  it('CHANGE-01 a draft is made, filled and asked for its rows by the declared addresses', async () => {
    const { client, calls } = served(
      new Response('{}', { status: 201 }),
      new Response('{"rows":2}'),
      new Response('{"items":[],"more":false}'),
    )
    await client.create('a', 'Goods', options, never)
    await client.upload('a', '{"rows":[]}', never)
    await client.rows('a', { state: 'bad', page: undefined, pageSize: '50' })
    expect(calls).toEqual([
      {
        path: '/api/change-sets',
        method: 'POST',
        body: JSON.stringify({ id: 'a', title: 'Goods', origin: 'import', options }),
      },
      { path: '/api/change-sets/a/rows', method: 'POST', body: '{"rows":[]}' },
      { path: '/api/change-sets/a/rows?state=bad&pageSize=50', method: 'GET', body: undefined },
    ])
  })

  it('PROD-14 what fails in passing is sent again with growing pauses, or when the server asks for it', async () => {
    const { client, calls, waits } = served(
      new TypeError('network'),
      problem(503),
      problem(429, { 'retry-after': '7' }),
      new Response('{"rows":1}'),
    )
    await client.upload('a', 'same', never)
    expect(calls.map(({ body }) => body)).toEqual(['same', 'same', 'same', 'same'])
    expect(waits).toEqual([500, 1_000, 7_000])
  })

  it('PROD-14 after five tries it gives up and says why', async () => {
    const { client, calls } = served(...Array.from({ length: 5 }, () => new TypeError('network')))
    await expect(client.upload('a', 'x', never)).rejects.toBeInstanceOf(Unreachable)
    expect(calls).toHaveLength(5)
  })

  it.each([
    ['a refusal', problem(422), ApiProblem],
    ['the end of the sign-in', new SessionExpired(), SessionExpired],
  ])('PROD-14 %s is not tried again', async (_name, answer, kind) => {
    const { client, calls } = served(answer)
    await expect(client.upload('a', 'x', never)).rejects.toBeInstanceOf(kind)
    expect(calls).toHaveLength(1)
  })

  it('CHANGE-01 a dry run tells its progress and ends with the header, however its lines are cut', async () => {
    const text = `{"done":1,"total":2,"doing":"checking"}\n{"done":2,"total":2,"doing":"checking"}\n${JSON.stringify({ result: checked })}\n`
    for (const at of [1, 20, 41, 60, text.length - 1]) {
      const told: number[] = []
      const { client } = served(lines(text.slice(0, at), text.slice(at)))
      await expect(client.check('a', ({ done }) => told.push(done), never)).resolves.toEqual(checked)
      expect(told).toEqual([1, 2])
    }
  })

  it('CHANGE-02 a problem at the end of the stream is a problem', async () => {
    const { client } = served(lines('{"problem":{"title":"Changed meanwhile.","status":409,"code":"conflict"}}\n'))
    await expect(client.apply('a', () => undefined, never)).rejects.toMatchObject({ problem: { code: 'conflict' } })
  })

  it.each(['', '{"result":{"id"', '\n{"done":2'])(
    'CHANGE-02 a stream that breaks off at %o has no result',
    async (rest) => {
      const { client } = served(lines(`{"done":1,"total":2,"doing":"applying"}\n${rest}`))
      await expect(client.apply('a', () => undefined, never)).rejects.toBeInstanceOf(Unreachable)
    },
  )

  it('CHANGE-02 a server that falls silent in the middle of its lines is cut off, not waited for', async () => {
    let isLeft = false
    const silent = new Response(
      new ReadableStream({
        start: (controller) =>
          controller.enqueue(new TextEncoder().encode('{"done":1,"total":2,"doing":"applying"}\n')),
        cancel: () => void (isLeft = true),
      }),
    )
    const { client } = servedBy({ readMs: 1_000, lineMs: 20 }, silent)
    const told: number[] = []
    await expect(client.apply('a', ({ done }) => told.push(done), never)).rejects.toBeInstanceOf(Unreachable)
    expect(told).toEqual([1])
    await expect.poll(() => isLeft).toBe(true)
  })

  it('CHANGE-02 a question that is never answered is asked again, and given up', async () => {
    const lost = () => new Promise<Response>(() => undefined)
    const { client, calls } = servedBy({ readMs: 5, lineMs: 5 }, lost, () => Response.json(checked))
    await expect(client.header('a')).resolves.toEqual(checked)
    expect(calls).toHaveLength(2)
    const gone = servedBy({ readMs: 5, lineMs: 5 }, ...Array.from({ length: 5 }, () => lost))
    await expect(gone.client.header('a')).rejects.toBeInstanceOf(Unreachable)
  })

  it('PROD-14 called off, it is neither tried again nor taken for a lost network', async () => {
    const stop = new AbortController()
    const { client, calls } = served(() => {
      stop.abort()
      throw stop.signal.reason as Error
    })
    await expect(client.upload('a', 'x', stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
    expect(calls).toHaveLength(1)
  })

  it('CHANGE-02 called off while it applies, the server is told so before that is the end of it', async () => {
    const stop = new AbortController()
    const { client, calls } = served(() => {
      stop.abort()
      throw stop.signal.reason as Error
    }, Response.json(checked))
    await expect(client.apply('a', () => undefined, stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
    expect(calls.map(({ path }) => path)).toEqual(['/api/change-sets/a/apply', '/api/change-sets/a/stop'])
  })

  it('CHANGE-02 called off too late, it was applied, and says so', async () => {
    const stop = new AbortController()
    const { client } = served(
      () => {
        stop.abort()
        throw stop.signal.reason as Error
      },
      Response.json({ ...checked, state: 'applied' }),
    )
    await expect(client.apply('a', () => undefined, stop.signal)).resolves.toMatchObject({ state: 'applied' })
  })

  it('CHANGE-02 what may be under way is followed, never begun', async () => {
    const { client, calls } = served(lines(`${JSON.stringify({ result: checked })}\n`))
    await expect(client.follow('a', () => undefined, never)).resolves.toEqual(checked)
    expect(calls.map(({ path }) => path)).toEqual(['/api/change-sets/a/apply?follow=yes'])
  })
})
