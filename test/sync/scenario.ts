import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { MutationBody } from '#contract/sync.ts'
import type { VirtualClock } from '#test/client-model/clock.ts'
import type { Fate, ModelBrowser } from '#test/client-model/model-browser.ts'
import type { Store } from '#web/kit/data/store.ts'
import type { RealServer } from './real-server.ts'

const DEVICES = 3
const ROWS = 5
/** Every lost request is given up, every pause of a device is over, and all have pulled what the last one sent. */
const SETTLE_MS = 300_000
/** A fresh device has all rows. */
const ARRIVE_MS = 10_000

const FAULTS: readonly (readonly Fate[])[] = [
  ['delivered'],
  ['refused'],
  ['delivered', 'answer-lost', 'doubled', 'request-lost'],
  ['doubled', 'delivered', 'refused'],
  ['answer-lost', 'delivered'],
]

const who = fc.nat(DEVICES - 1)
const when = fc.constantFrom('before' as const, 'after' as const)
const transactions = fc.integer({ min: 1, max: 6 })

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('edit' as const), who, row: fc.nat(ROWS - 1), how: fc.nat(9) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(5, 40, 900, 70_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('network' as const), who, faults: fc.nat(FAULTS.length - 1) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), who, transactions, when }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill server' as const), transactions, when }) },
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** What happens to three devices and their server, one after the other. */
export const steps = fc.array(step, { minLength: 10, maxLength: 40, size: 'max' })

/** Who plays: a server, its clock, and devices made by `device` from a number of their own. */
export interface Cast {
  readonly server: RealServer
  readonly clock: VirtualClock
  readonly device: (number: number) => ModelBrowser
}

/** What the devices show in the end, when all is mended and quiet, and what a device shows that comes fresh. */
export interface Ending {
  readonly stores: readonly Store[]
  readonly truth: Store
  /** Which device made each mutation. */
  readonly made: ReadonlyMap<string, number>
}

/** Plays the steps, mends everything, and lets it come to rest. */
export async function play(cast: Cast, script: readonly Step[]): Promise<Ending> {
  const { server, clock } = cast
  const devices = Array.from({ length: DEVICES }, (_, index) => cast.device(index))
  for (const device of devices) await device.openTab()
  const ids = Array.from({ length: ROWS }, () => randomUUID())
  const made = new Map<string, number>()
  for (const [n, each] of script.entries()) {
    if (each.do === 'wait') await clock.advance(each.ms)
    else if (each.do === 'kill server') server.dieAt({ transactions: each.transactions, when: each.when })
    else await playOn(devices[each.who]!, each, { ids, n, made })
  }
  await mend(server, devices)
  await clock.advance(SETTLE_MS)
  const { store } = await cast.device(DEVICES).openTab()
  await clock.advance(ARRIVE_MS)
  return { stores: devices.map(({ tabs }) => tabs[0]!.store), truth: store, made }
}

async function playOn(
  device: ModelBrowser,
  each: Exclude<Step, { do: 'wait' | 'kill server' }>,
  { ids, n, made }: { readonly ids: readonly string[]; readonly n: number; readonly made: Map<string, number> },
): Promise<void> {
  const tab = device.tabs[0]
  if (each.do === 'crash') {
    if (tab) tab.crash = { transactions: each.transactions, when: each.when }
    return
  }
  if (each.do === 'network') {
    const fates = FAULTS[each.faults]!
    device.network.fate = () => fates[device.chance(fates.length)]!
    device.network.latencyMs = () => device.chance(400)
    return
  }
  if (!tab?.isOpen) await device.openTab()
  const open = device.tabs[0]
  if (open?.isOpen) {
    const kept = open.store.mutate(edit(each.how, ids, each.row, n))
    kept.then((id) => made.set(id, each.who)).catch(() => undefined)
  }
  await device.clock.advance(1)
}

async function mend(server: RealServer, devices: readonly ModelBrowser[]): Promise<void> {
  server.dieAt(undefined)
  for (const device of devices) {
    device.network.fate = () => 'delivered'
    if (device.tabs.length === 0) await device.openTab()
    for (const tab of device.tabs) tab.crash = undefined
  }
}

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
