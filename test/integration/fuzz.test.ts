import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { commands } from '#contract/commands/registry.ts'
import { entities } from '#contract/entities/registry.ts'
import { messages } from '#contract/refusal-catalogue.ts'
import { patchSchema } from '#contract/patch-schema.ts'
import {
  type AppAnswer,
  type AppCall,
  arrive,
  buildRealApp,
  makeCallers,
  type TestApp,
  type TestCaller,
} from '#test/app.ts'
import { listOf } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { brokenInvariants } from '#test/invariants.ts'
import { leaks } from '#test/leaks.ts'
import { UNKEEPABLE, unkeepableTexts } from '#test/open-places.ts'
import { acceptedCall, hostileCall, nearlyRightCall } from '#test/requests.ts'
import { SEED } from '#test/seed.ts'
import { openShop } from '#test/shop.ts'

/** Of a run, over all routes and both engines: hostile ones, and ones with values that mean nothing. SEED repeats a run. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 400)
const NEARLY_RIGHT = Number(process.env['FUZZ_NEARLY_RIGHT'] ?? 800)
const ENGINES = 2
const FEWEST_ROUTES = 50
/** Of the routes of a user at least each so manieth lets something pass, however few requests it gets. */
const FEWEST_PASSED = 4
/** Served 5xx answers that are the machine's, or a store's without access: a database that cannot be reached is a fault here. */
const DECLARED = new Set(['disk-full', 'store-unavailable'])
/** Streams that do not end, and what would end Alice's session, or Alice: names are guessed as well. */
const LEFT_OUT = new Set(['sync.live', 'sessions.revoke', 'sessions.revoke-all', 'auth.sign-out', 'account.delete'])
/** Much can be said to these, so they get several times as many. */
const RICH = ['sync.push', 'changeSets.upload', 'products.bulk', 'products.create', 'products.patch']
const RICH_SHARE = 5
const DEADLINE_MS = 5_000
const MUTATIONS_AT_ONCE = 20

describeOneEngine('hostile requests', (context) => {
  let app: TestApp
  let alice: TestCaller
  let shop: Readonly<Record<string, string>>
  let ids: string[]
  let endpoints: AnyEndpoint[]
  const statuses = new Map<number, number>()
  const passed = new Set<string>()

  beforeAll(async () => {
    app = await buildRealApp(context)
    const callers = await makeCallers(app)
    alice = callers.alice
    shop = { ...(await openShop(app, alice, 'alice')) }
    ids = Object.values(shop)
    await openShop(app, callers.bob, 'bob')
    endpoints = [...app.routes.mounted.values()].filter(({ id }) => !LEFT_OUT.has(id))
    process.stdout.write(`fuzz: SEED=${SEED} FUZZ_REQUESTS=${REQUESTS}, ${context.engine}\n`)
  })
  afterAll(() => {
    const told = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
    process.stdout.write(`fuzz: ${told.join(', ')}; ${passed.size} of ${endpoints.length} routes let something pass\n`)
  })

  /** Alice's row of the kind that an address names: one of all the ids there are would hardly ever be of that kind. */
  function ownRow({ path }: AnyEndpoint): Readonly<Record<string, string>> | undefined {
    const [, name = ''] = /:(id|\w+Id)\b/.exec(path) ?? []
    const id = shop[path.split('/')[1] ?? '']
    return name === '' || id === undefined ? undefined : { [name]: id }
  }

  /** What is wrong with an answer, in words; nothing when it is in order. */
  function complaints(endpoint: AnyEndpoint, call: AppCall, answer: AppAnswer, tookMs: number): string[] {
    const { status, body, text } = answer
    const code = String(body['code'])
    return [
      ...(status >= 500 && !DECLARED.has(code) ? [`answered ${status}`] : []),
      ...leaks(text),
      ...(status >= 400 && !isProblem(answer) ? ['is no problem of the catalogue'] : []),
      ...(status < 300 && endpoint.output && !isStream(answer) && !isPart(call) ? outputIssues(endpoint, answer) : []),
      ...(tookMs > DEADLINE_MS ? [`took ${tookMs} ms`] : []),
    ]
  }

  async function tried(endpoint: AnyEndpoint, call: AppCall): Promise<void> {
    const startedAt = performance.now()
    const answer = await app.call(alice, call)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.status < 300) passed.add(endpoint.id)
    const wrong = complaints(endpoint, call, answer, performance.now() - startedAt)
    if (wrong.length > 0) throw new Error(`${endpoint.id} ${wrong.join('; ')}: ${answer.text.slice(0, 500)}`)
  }

  /** Tries every route so often that together they are so many; what was wrong, in words. */
  async function failuresOf(requests: number, callTo: (endpoint: AnyEndpoint) => fc.Arbitrary<AppCall>) {
    const total = endpoints.length + RICH.length * RICH_SHARE
    const runs = Math.max(Math.ceil(requests / ENGINES / total), 2)
    const failures: string[] = []
    for (const [index, endpoint] of endpoints.entries()) {
      const property = fc.asyncProperty(callTo(endpoint), (each) => tried(endpoint, each))
      const outcome = await fc.check(property, {
        numRuns: RICH.includes(endpoint.id) ? runs * (RICH_SHARE + 1) : runs,
        seed: SEED + index,
      })
      if (outcome.failed)
        failures.push(`${String(outcome.errorInstance)} from ${JSON.stringify(outcome.counterexample)}`)
    }
    return failures
  }

  it(
    'API-02 no request makes the server fail, or tell what it is made of',
    async () => {
      expect(endpoints.length).toBeGreaterThan(FEWEST_ROUTES - LEFT_OUT.size)
      const failures = await failuresOf(REQUESTS, (endpoint) =>
        fc.oneof(
          { weight: 2, arbitrary: hostileCall(endpoint, ids) },
          { weight: 1, arbitrary: acceptedCall(endpoint, ids, { params: ownRow(endpoint) }) },
        ),
      )
      expect(failures).toEqual([])
      // Nothing of administration lets her in.
      const open = endpoints.filter(({ access }) => access !== 'admin')
      expect(passed.size).toBeGreaterThan(open.length / FEWEST_PASSED)
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404]))
    },
    60_000 + REQUESTS * 100,
  )

  it(
    'API-02 OPS-06 values of the right type that mean nothing are refused or taken within 5 s, and never break the server',
    async () => {
      const failures = await failuresOf(NEARLY_RIGHT, (endpoint) =>
        nearlyRightCall(endpoint, ids, { params: ownRow(endpoint) }),
      )
      expect(failures).toEqual([])
    },
    120_000 + NEARLY_RIGHT * 200,
  )

  it('API-02 what no database keeps is refused wherever anything is let pass, and holds nothing up', async () => {
    const bodies = endpoints.flatMap((endpoint) =>
      endpoint.body && !endpoint.accepts && endpoint.id !== 'sync.push'
        ? unkeepableTexts(endpoint.body, ids).map((text) => [endpoint, text] as const)
        : [],
    )
    expect(bodies.map(([{ id }]) => id)).toContain('importMappings.create')
    for (const [endpoint, text] of bodies) {
      const path = endpoint.path.replace(
        /:(id|\w+Id)\b/,
        () => Object.values(ownRow(endpoint) ?? {})[0] ?? ids[0] ?? '',
      )
      await tried(endpoint, { method: endpoint.method, url: `/api${path}`, body: text })
    }
    const rows = entities.flatMap((entity) =>
      unkeepableTexts(patchSchema(entity), ids).map((data) => putText(entity.kind, data)),
    )
    const inputs = commands.flatMap(({ name, input }) =>
      unkeepableTexts(input, ids).map((text) => `{"op":"command","name":"${name}","input":${text}}`),
    )
    const strange = entities.flatMap(({ kind }) => UNKEEPABLE.map((text) => putText(kind, `{"any":${text}}`)))
    expect(rows.length).toBeGreaterThanOrEqual(UNKEEPABLE.length)
    const all = [...rows, ...inputs, ...strange]
    for (let at = 0; at < all.length; at += MUTATIONS_AT_ONCE) {
      const some = all.slice(at, at + MUTATIONS_AT_ONCE)
      const mutations = some.map((body, n) => `{"id":"${randomUUID()}","seq":${n + 1},"at":1,"body":${body}}`)
      const pushed = `{"clientId":"${randomUUID()}","mutations":[${mutations.join()}]}`
      const answer = await app.call(alice, { method: 'POST', url: '/api/sync', body: pushed })
      expect(answer.status).toBe(200)
      const results = listOf(answer.body['results'])
      const taken = some.filter((_, n) => Number(results[n]?.['refused']?.['status']) !== 400)
      expect([results.length, taken]).toEqual([some.length, []])
    }
  }, 120_000)

  it('OPS-04 SYNC-03 whatever was refused or let pass, versions, rows, tombstones and history still agree', async () => {
    const [head] = await app.dataAccess.asSystemBatch([
      { text: 'select version from user_head where user_id = $1', values: [alice.userId] },
    ])
    expect(head?.rows[0]?.['version']).toBeGreaterThan(50)
    expect(await brokenInvariants(app.dataAccess)).toEqual([])
  })

  it('API-02 the session that all of this came from still serves, and so does a new one', async () => {
    const mine = await app.call(alice, { method: 'GET', url: '/api/products' })
    const theirs = await app.call(await arrive(app, 'zoe'), { method: 'GET', url: '/api/products' })
    expect([mine.status, theirs.status]).toEqual([200, 200])
  })
})

const putText = (kind: string, data: string): string =>
  `{"op":"put","kind":"${kind}","id":"${randomUUID()}","data":${data}}`

function isProblem({ headers, body, status }: AppAnswer): boolean {
  const message = messages[String(body['code']) as keyof typeof messages]
  return /^application\/problem\+json(;|$)/.test(String(headers['content-type'])) && message?.status === status
}

function isStream({ headers }: AppAnswer): boolean {
  return /^(application\/x-ndjson|text\/event-stream)/.test(String(headers['content-type']))
}

/** Answers that the caller asked a part of lack the rest of what is declared. */
const isPart = ({ url }: AppCall): boolean => url.includes('fields=')

function outputIssues({ output }: AnyEndpoint, { body }: AppAnswer): string[] {
  const checked = output?.safeParse(body)
  if (!checked || checked.success) return []
  return checked.error.issues.map(
    ({ path, message }) => `answers ${path.join('.')} against its declaration: ${message}`,
  )
}
