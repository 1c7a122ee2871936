import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import type { MutationBody } from '#contract/sync.ts'
import { virtualClock } from '#test/client-model/clock.ts'
import { type Fate, ModelBrowser, type ModelTab } from '#test/client-model/model-browser.ts'
import { ModelServer } from '#test/client-model/model-server.ts'
import { newId } from '#test/client-model/world.ts'

const KINDS = ['brand', 'category'] as const
/** Rows that all tabs fight over. */
const ROWS = Array.from({ length: 5 }, () => newId())

const FAULTS: readonly (readonly Fate[])[] = [
  ['delivered'],
  ['refused'],
  ['delivered', 'answer-lost', 'doubled', 'request-lost'],
  ['doubled', 'delivered', 'refused'],
  ['answer-lost', 'delivered'],
]

type Step =
  | { readonly do: 'edit'; readonly browser: number; readonly tab: number; readonly row: number; readonly how: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'network'; readonly browser: number; readonly faults: number }
  | {
      readonly do: 'crash'
      readonly browser: number
      readonly tab: number
      readonly transactions: number
      readonly when: 'before' | 'after'
    }
  | { readonly do: 'open'; readonly browser: number }

const browser = fc.nat(1)
const tab = fc.nat(2)
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('edit' as const), browser, tab, row: fc.nat(4), how: fc.nat(5) }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(5, 40, 900, 70_000) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('network' as const), browser, faults: fc.nat(4) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('crash' as const),
        browser,
        tab,
        transactions: fc.integer({ min: 1, max: 6 }),
        when: fc.constantFrom('before' as const, 'after' as const),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('open' as const), browser }) },
  ),
  { minLength: 10, maxLength: 60 },
)

function bodyOf({ row, how }: Step & { do: 'edit' }): MutationBody {
  const at = { kind: how === 5 ? KINDS[1] : KINDS[0], id: ROWS[row] ?? '' }
  if (how === 0) return { op: 'delete', ...at }
  return how < 3
    ? { op: 'patch', ...at, data: { description: `${how}` }, base: 0 }
    : { op: 'put', ...at, data: { name: `${how}` } }
}

async function play(step: Step, browsers: readonly ModelBrowser[], made: readonly string[][]): Promise<void> {
  const [first] = browsers
  const own = step.do === 'wait' ? first! : browsers[step.browser]!
  const at: ModelTab | undefined = 'tab' in step ? own.tabs.at(step.tab % Math.max(1, own.tabs.length)) : undefined
  if (step.do === 'wait') await own.clock.advance(step.ms)
  if (step.do === 'open') await own.openTab()
  if (step.do === 'crash' && at) at.crash = { transactions: step.transactions, when: step.when }
  if (step.do === 'network') {
    const fates = FAULTS[step.faults]!
    own.network.fate = () => fates[own.chance(fates.length)]!
    own.network.latencyMs = () => own.chance(400)
  }
  if (step.do === 'edit' && at?.isOpen) {
    const kept = at.store.mutate(bodyOf(step))
    kept.then((id) => made[step.browser]!.push(id)).catch(() => undefined)
    await own.clock.advance(1)
  }
}

function sorted(rows: readonly AnyRow[]): AnyRow[] {
  return [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))
}

it.each([
  { hasLocks: true, numRuns: 80 },
  { hasLocks: false, numRuns: 20 },
])(
  'SYNC-02 SYNC-03 browsers with several tabs end with the rows of the server, each change applied once and in order (locks: $hasLocks)',
  async ({ hasLocks, numRuns }) => {
    const property = fc.asyncProperty(steps, fc.nat(), async (script, seed) => {
      const clock = virtualClock()
      const server = new ModelServer(newId(), () => clock.now())
      server.pageSize = 3
      server.rule = ({ id }) => (id.endsWith('7') ? 'not this one' : undefined)
      const browsers = [0, 1].map((index) => new ModelBrowser(server, clock, {}, seed + index))
      for (const each of browsers) {
        each.hasLocks = hasLocks
        each.unsendable = ({ id }) => id.endsWith('3')
        for (let count = 0; count < 3; count += 1) await each.openTab()
      }
      const made = browsers.map((): string[] => [])
      for (const step of script) await play(step, browsers, made)

      for (const each of browsers) {
        each.network.fate = () => 'delivered'
        for (const open of each.tabs) open.crash = undefined
        if (each.tabs.length === 0) await each.openTab()
      }
      await clock.advance(900_000)
      for (const [index, each] of browsers.entries()) {
        for (const { store } of each.tabs) {
          for (const kind of KINDS) expect(sorted(store.all(kind))).toEqual(sorted(server.all(kind)))
          expect(store.status()).toMatchObject({ pending: 0, problem: null })
          const refused = new Set(store.refused().map(({ id }) => id))
          const own = new Set(made[index])
          expect(server.applied.filter((id) => own.has(id))).toEqual(made[index]!.filter((id) => !refused.has(id)))
        }
      }
      expect(new Set(server.applied).size).toBe(server.applied.length)
    })
    await fc.assert(property, { numRuns })
  },
  60_000,
)
