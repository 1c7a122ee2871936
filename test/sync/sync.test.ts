import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { callerOf } from '#test/api.ts'
import { virtualClock } from '#test/client-model/clock.ts'
import { ModelBrowser } from '#test/client-model/model-browser.ts'
import { describeEachEngine } from '#test/database.ts'
import type { Database } from '#web/kit/data/database.ts'
import { cursorBeforeRows, ForgetfulServer, GLOBAL_SEQUENCE, versionsFromSequence } from './broken.ts'
import { RealServer } from './real-server.ts'
import { type Ending, play, steps } from './scenario.ts'
import type { Rewrite } from './unsteady-database.ts'

const SEEDS = Number(process.env['SYNC_SEEDS'] ?? 4)
const MEMBER_SEEDS = Math.ceil(SEEDS / 2)
/** A break is met after some tens of scenarios; one that so many do not meet is one that the model does not find. */
const CONTROL_SEEDS = 1_000
const CONTROL_LIMIT_MS = 600_000
const KINDS = ['product', 'category', 'brand']
const SLOW_MS = 600

/** What is broken on purpose. */
interface Breaks {
  readonly server?: typeof RealServer
  readonly rewrite?: Rewrite
  readonly storage?: (database: Database) => Database
}

/** Products that the model must find out, and by what. */
const CONTROLS = [
  [
    'SYNC-03',
    'a cursor that is stored before its rows',
    { breaks: { storage: cursorBeforeRows }, deps: [], look: 'rows', complaint: 'to deeply equal' },
  ],
  [
    'SYNC-02',
    'that repeated mutations are applied again',
    { breaks: { server: ForgetfulServer }, deps: [], look: 'history', complaint: 'to match object' },
  ],
  [
    'SYNC-01',
    'versions that come from a global sequence',
    { breaks: { rewrite: versionsFromSequence }, deps: GLOBAL_SEQUENCE, look: 'rows', complaint: 'to deeply equal' },
  ],
] as const

describeEachEngine('three devices and the real server', (context) => {
  /** Lets everything go wrong that a script says, and looks at what came of it. */
  function scenarios(look: (ending: Ending, userId: string) => Promise<void> | void, breaks: Breaks = {}) {
    const { server: Server = RealServer, rewrite, storage } = breaks
    return fc.asyncProperty(steps, fc.nat(), async (script, seed) => {
      const clock = virtualClock(undefined, () => server.settled())
      const device = (number: number): ModelBrowser => {
        const browser = new ModelBrowser(server, clock, {}, seed + number)
        if (storage) browser.storage = storage
        return browser
      }
      // The embedded engine has one session: nothing is under way beside a write.
      const isShared = context.engine === 'postgres'
      const server = new Server(context.database, await context.newUser(), {
        ...(isShared && { slowWrites: { clock, delayMs: () => random.chance(SLOW_MS) } }),
        ...(rewrite && { rewrite }),
      })
      const random = device(-1)
      server.pageSize = 3
      await look(await play({ server, clock, device }, script), server.userId)
    })
  }

  it(`SYNC-02 SYNC-03 SYNC-04 end with the same rows and every change applied once, whatever fails on the way (${SEEDS} seeds)`, async () => {
    const property = scenarios(async (ending, userId) => {
      expectAtRest(ending)
      expectSameRows(ending)
      await expectOnce(userId)
    })
    const outcome = await fc.check(property, { numRuns: SEEDS, endOnFailure: true })
    expect(outcome.failed, fc.defaultReportMessage(outcome)).toBe(false)
  })

  it(`TEAM-03 of an owner and two members every edit stands in the history under its person, whatever fails on the way (${MEMBER_SEEDS} seeds)`, async () => {
    const property = fc.asyncProperty(steps, fc.nat(), async (script, seed) => {
      const clock = virtualClock(undefined, () => server.settled())
      const owner = await context.newUser()
      const server = new RealServer(context.database, owner)
      const members = [await enteredMember(owner), await enteredMember(owner)]
      const device = (number: number): ModelBrowser => {
        const member = members[number - 1]
        return new ModelBrowser(member ? server.as(member.caller) : server, clock, {}, seed + number)
      }
      server.pageSize = 3
      const ending = await play({ server, clock, device }, script)
      expectAtRest(ending)
      expectSameRows(ending)
      await expectOnce(owner)
      const [answer] = await context.dataAccess.asSystemBatch([
        { text: 'select distinct mutation_id as id, actor from change where user_id = $1', values: [owner] },
      ])
      const actors = ['user', ...members.map(({ personId }) => `member:${personId}`)]
      const stored = (answer?.rows ?? []) as unknown as { readonly id: string; readonly actor: string }[]
      for (const { id, actor } of stored) expect([id, actor]).toEqual([id, actors[ending.made.get(id) ?? -1]])
    })
    const outcome = await fc.check(property, { numRuns: MEMBER_SEEDS, endOnFailure: true })
    expect(outcome.failed, fc.defaultReportMessage(outcome)).toBe(false)
  })

  /** Somebody who works in an account as an editor, and the session that they work with. */
  async function enteredMember(owner: string): Promise<{ readonly caller: string; readonly personId: string }> {
    const personId = await context.newUser()
    const hash = randomBytes(32)
    await context.dataAccess.asSystemBatch([
      {
        text: `insert into member (account_id, person_id, role) values ($1, $2, 'editor')`,
        values: [owner, personId],
      },
      {
        text: `insert into session (hash, id, user_id, person_id, person_role, expires_at, idle_expires_at, auth_time, issuer)
          values ($1, gen_random_uuid(), $2, $3, 'editor', now() + interval '1 day', now() + interval '1 day', now(), 'embedded')`,
        values: [hash, owner, personId],
      },
    ])
    return { caller: callerOf(hash), personId }
  }

  // Where writes are under way side by side every break can show; one engine is enough to judge the model.
  it.each(context.engine === 'postgres' ? CONTROLS : [])(
    '%s the model finds %s',
    async (_requirement, _what, { breaks, deps, look, complaint }) => {
      await context.dataAccess.asSystemBatch(deps)
      const property = scenarios(look === 'rows' ? expectSameRows : (_, userId) => expectOnce(userId), breaks)
      const { failed, errorInstance } = await fc.check(property, { numRuns: CONTROL_SEEDS, endOnFailure: true })
      expect(failed).toBe(true)
      expect(String(errorInstance)).toContain(complaint)
    },
    CONTROL_LIMIT_MS,
  )

  /** Versions without a gap, each stamped once, and no single-row mutation in the history twice. */
  async function expectOnce(userId: string): Promise<void> {
    const [answer] = await context.dataAccess.asUserBatch({ kind: 'user', userId }, [
      {
        text: `select (select version from user_head where user_id = ${currentUser}) as head,
            count(distinct version)::int as versions, count(*)::int as changes,
            count(*) - count(distinct (mutation_id, kind, id)) as repeated
          from change where user_id = ${currentUser}`,
      },
    ])
    const facts = answer?.rows[0] as { head: number; versions: number; changes: number; repeated: number }
    expect(facts).toMatchObject({ versions: facts.head, changes: facts.head, repeated: 0 })
  }
})

/** Nothing waits to be sent. */
function expectAtRest({ stores }: Ending): void {
  for (const store of stores) expect(store.status()).toMatchObject({ pending: 0, problem: null })
}

/** Every device shows what a fresh one shows. */
function expectSameRows({ stores, truth }: Ending): void {
  for (const store of stores) {
    for (const kind of KINDS) expect(sorted(store.all(kind))).toEqual(sorted(truth.all(kind)))
  }
}

function sorted(rows: readonly AnyRow[]): AnyRow[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
