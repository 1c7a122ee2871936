import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import type { MutationBody } from '#contract/sync.ts'
import { currentUser } from '#server/kit/database/doors.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { virtualClock } from '#test/client-model/clock.ts'
import { type Fate, ModelBrowser } from '#test/client-model/model-browser.ts'
import { describeEachEngine } from '#test/database.ts'
import { RealServer } from './real-server.ts'

const SEEDS = Number(process.env['SYNC_SEEDS'] ?? 100)
const DEVICES = 3
const ROWS = 5
const KINDS = ['product', 'category', 'brand']
const SETTLE_MS = 900_000

const FAULTS: readonly (readonly Fate[])[] = [
  ['delivered'],
  ['refused'],
  ['delivered', 'answer-lost', 'doubled', 'request-lost'],
  ['doubled', 'delivered', 'refused'],
  ['answer-lost', 'delivered'],
]

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      who: fc.nat(DEVICES - 1),
      row: fc.nat(ROWS - 1),
      how: fc.nat(9),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(5, 40, 900, 70_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      who: fc.nat(DEVICES - 1),
      faults: fc.nat(FAULTS.length - 1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('crash' as const),
      who: fc.nat(DEVICES - 1),
      after: fc.integer({ min: 1, max: 6 }),
      before: fc.boolean(),
    }),
  },
)

/** Edits that fight over a few rows: whole rows, single fields, lines, references, deletions and commands. */
function edit(how: number, ids: readonly string[], row: number, n: number): MutationBody {
  const id = ids[row] ?? ''
  const other = ids[(row + 1) % ids.length] ?? ''
  const patch = (data: Record<string, unknown>): MutationBody => ({ op: 'patch', kind: 'product', id, data, base: 0 })
  switch (how) {
    case 0:
      return { op: 'delete', kind: 'product', id }
    case 1:
      return patch({ baseCost: n * 10_000 })
    case 2:
      return patch({ shippingCost: n * 10_000 })
    case 3:
      return patch({
        additionalCosts: { lines: { [`l${n % 3}`]: n % 4 === 0 ? null : { label: 'Box', amount: n * 10_000 } } },
      })
    case 4:
      return patch({ tags: { add: [`t${n % 5}`], remove: [`t${(n + 1) % 5}`] } })
    case 5:
      return patch({ categoryId: other })
    case 6:
      return { op: 'put', kind: 'category', id, data: { name: `C${n}` } }
    case 7:
      return { op: 'command', name: 'category/delete', input: { id, moveProductsTo: null, moveChildrenTo: null } }
    case 8:
      return { op: 'command', name: 'product/duplicate', input: { id, newId: other } }
    default:
      return { op: 'put', kind: 'product', id, data: { name: `P${n}`, baseCost: n * 10_000 } }
  }
}

describeEachEngine('three devices and the real server', (context) => {
  let api: TestApi
  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })

  it(`SYNC-02 SYNC-03 SYNC-04 end with the same rows and every change applied once, whatever fails on the way (${SEEDS} seeds)`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), fc.nat(), async (steps, seed) => {
        const server = new RealServer(api, await context.newUser())
        server.pageSize = 3
        const clock = virtualClock(undefined, server.settled)
        const devices = Array.from({ length: DEVICES }, (_, index) => new ModelBrowser(server, clock, {}, seed + index))
        for (const device of devices) await device.openTab()
        const ids = Array.from({ length: ROWS }, () => randomUUID())
        const made: Promise<string | undefined>[] = []
        for (const [n, each] of steps.entries()) {
          const device = 'who' in each ? devices[each.who] : undefined
          if (each.do === 'wait') await clock.advance(each.ms)
          if (each.do === 'network' && device) {
            const faults = FAULTS[each.faults] ?? []
            device.network.fate = () => faults[device.chance(faults.length)] ?? 'delivered'
            device.network.latencyMs = () => device.chance(400)
          }
          const tab = device?.tabs[0]
          if (each.do === 'crash' && tab)
            tab.crash = { transactions: each.after, when: each.before ? 'before' : 'after' }
          if (each.do !== 'edit' || !device) continue
          if (!tab?.isOpen) await device.openTab()
          const open = device.tabs[0]
          if (open?.isOpen) made.push(open.store.mutate(edit(each.how, ids, each.row, n)).catch(() => undefined))
          await clock.advance(1)
        }
        for (const device of devices) {
          device.network.fate = () => 'delivered'
          if (device.tabs.length === 0) await device.openTab()
          for (const tab of device.tabs) tab.crash = undefined
        }
        await clock.advance(SETTLE_MS)
        const fresh = new ModelBrowser(server, clock, {}, seed + DEVICES)
        const truth = (await fresh.openTab()).store
        await clock.advance(SETTLE_MS)
        for (const device of devices) {
          const store = device.tabs[0]?.store
          expect(store?.status()).toMatchObject({ pending: 0, problem: null })
          for (const kind of KINDS) expect(sorted(store?.all(kind) ?? [])).toEqual(sorted(truth.all(kind)))
        }
        await expectOnce(server.userId)
      }),
      { numRuns: SEEDS, endOnFailure: true },
    )
  })

  /** Versions without a gap, each stamped once, and no single-row mutation in the history twice. */
  async function expectOnce(userId: string): Promise<void> {
    const [answer] = await context.doors.asUserFlight({ kind: 'user', userId }, [
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

function sorted(rows: readonly AnyRow[]): AnyRow[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
