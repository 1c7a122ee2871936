import { beforeAll, expect, it } from 'vitest'
import {
  type AppAnswer,
  type AppCall,
  buildRealApp,
  type Callers,
  makeCallers,
  tableState,
  type TestApp,
} from './app.ts'
import { describeEachEngine, describeOneEngine, type TestDatabase } from './database.ts'
import { brokenInvariants } from './invariants.ts'
import { leaks } from './leaks.ts'
import { openShop, type Shop } from './shop.ts'

/** What stands when an attack begins: two users with a row of everything each. */
export interface Deps {
  readonly app: TestApp
  readonly callers: Callers
  readonly alice: Shop
  readonly bob: Shop
}

/** One line of a table of attacks: the requests are members of one class, each is answered as expected. */
export interface Attack {
  /** What is tried, in words. */
  readonly id: string
  /** Where such a thing happened, or the class where nobody is named. */
  readonly source: string
  readonly as: 'alice' | 'anonymous' | 'readToken' | 'writeToken'
  readonly requests: (deps: Deps) => readonly AppCall[]
  readonly expect: Expected | ((answer: AppAnswer, call: AppCall, deps: Deps) => void | Promise<void>)
  readonly invariant: Invariant
}

interface Expected {
  readonly status: number
  readonly code?: string
}

/** What only the server writes is refused by name or passed over, and never taken (API-02); `own` names what the caller may write. */
export function neverTaken(answer: AppAnswer, { url, body: claim }: AppCall, own: readonly string[] = []): void {
  if (answer.status === 400) return expect([url, answer.body['code']]).toEqual([url, 'unknown-field'])
  for (const [name, value] of Object.entries(claim as Record<string, unknown>)) {
    if (!own.includes(name)) expect([url, name, answer.body[name]]).not.toEqual([url, name, value])
  }
}

/** What the tables must say afterwards: no attack may touch what is Bob's. */
export type Invariant = 'nothing changed' | 'nothing of Bob’s changed'

/** What tells that an answer is Bob's business. */
const BOBS = /Shop of bob|bob@example\.com/

/** Replays a table of attacks against the product as it ships, on both engines; `more` are tests on the same ground. */
export function replay(title: string, attacks: readonly Attack[], more?: More): void {
  replayOn(describeEachEngine, title, attacks, more)
}

/** As `replay`, for what ends before it reaches a table: on one engine, and in the deep run on each. */
export function replayOnce(title: string, attacks: readonly Attack[], more?: More): void {
  replayOn(describeOneEngine, title, attacks, more)
}

type More = (deps: () => Deps, context: TestDatabase) => void

function replayOn(
  describe: typeof describeEachEngine,
  title: string,
  attacks: readonly Attack[],
  more: More | undefined,
): void {
  describe(title, (context) => {
    const deps = preconditionOf(context)
    it.each(attacks.map((attack) => [attack.id, attack] as const))('attack: %s', async (_id, attack) => {
      const { app, callers, bob } = deps()
      const state = () => tableState(app, attack.invariant === 'nothing changed' ? undefined : bob.users)
      const calls = attack.requests(deps())
      expect(calls.length, 'an attack needs a request').toBeGreaterThan(0)
      // What an attack before this one ordered is done, so that it cannot be taken for this one's doing.
      await app.jobs.wake()
      await expect.poll(() => pricesDue(app), { timeout: 20_000 }).toBe(0)
      const before = await state()
      for (const call of calls) {
        const answer = await app.call(attack.as === 'anonymous' ? undefined : callers[attack.as], call)
        await judge(attack, answer, call, deps())
      }
      expect(await state()).toEqual(before)
    })
    more?.(deps, context)
    it('OPS-03 all of it left versions, rows, tombstones and history in order', async () => {
      expect(await brokenInvariants(deps().app.dataAccess)).toEqual([])
    })
  })
}

/** Planned prices whose time has come: they begin by themselves within a second. */
async function pricesDue({ dataAccess }: TestApp): Promise<number> {
  const [due] = await dataAccess.asSystemBatch([
    {
      text: `select count(*)::int as count from scheduled_price
        where (status = 'planned' and starts_at <= $1) or (status = 'running' and ends_at <= $1)`,
      values: [Date.now()],
    },
  ])
  return Number(due?.rows[0]?.['count'])
}

/** Opens both shops before the tests of a file run. */
function preconditionOf(context: TestDatabase): () => Deps {
  let deps: Deps | undefined
  beforeAll(async () => {
    const app = await buildRealApp(context)
    const callers = await makeCallers(app)
    const [alice, bob] = [await openShop(app, callers.alice, 'alice'), await openShop(app, callers.bob, 'bob')]
    deps = { app, callers, alice, bob }
  })
  return () => {
    if (!deps) throw new Error('the ground is there only while tests run')
    return deps
  }
}

async function judge({ expect: expected }: Attack, answer: AppAnswer, call: AppCall, deps: Deps): Promise<void> {
  const about = `${call.method} ${call.url.slice(0, 200)} ${(JSON.stringify(call.body) ?? '').slice(0, 300)}`
  expect(leaks(answer.text), `${about}: ${answer.text.slice(0, 500)}`).toEqual([])
  expect(answer.text, about).not.toMatch(BOBS)
  guarded(answer, about)
  if (typeof expected === 'function') {
    await expected(answer, call, deps)
    return
  }
  const { status, code } = expected
  expect([about, answer.status, ...(code === undefined ? [] : [answer.body['code']])]).toEqual([
    about,
    status,
    ...(code === undefined ? [] : [code]),
  ])
}

/** What every answer carries, also a refusal. */
function guarded({ headers }: AppAnswer, about: string): void {
  expect(headers, about).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers, about).not.toHaveProperty('access-control-allow-origin')
  expect(headers, about).not.toHaveProperty('x-powered-by')
}
