import { type DeclaredGoods, type DeclaringLine, newestDeclared } from '#domain/simulator/declared-goods.ts'
import { asksDeclared, leverIssues, type Levers } from '#domain/simulator/levers.ts'
import { simulate } from '#domain/simulator/simulate.ts'
import type { SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import type { SoldFigures } from '#domain/simulator/sold-figures.ts'
import { roundedMean } from '#domain/rounded-mean.ts'
import type { ToolArgs, ToolResult } from '#contract/assistant/tools.ts'
import { product } from '#contract/entities/product.ts'
import { shipmentLine } from '#contract/entities/shipment-line.ts'
import { general } from '#contract/entity.ts'
import { invalid } from '#contract/refusal.ts'
import { scenarioIssueMessages } from '#contract/entities/scenario-issue-messages.ts'
import { simulatedRow, simulatorDeps } from '#contract/simulated-products.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { fill, readContext, readRefs, RowCache } from '#server/kit/rows/reading.ts'
import { inSlices } from '#server/kit/slices.ts'
import { assistantMessages } from '../assistant-messages.ts'
import { businessOf } from './business.ts'
import { givenPpm, maybeAmount, percentText } from './money-text.ts'
import { selectedProducts } from './selected-products.ts'
import type { RunTool, ToolWork } from './tool-work.ts'

const PRODUCT = general(product)
/** Products that are read and tried at once. */
const AT_ONCE = 200

type Args = ToolArgs<'what_if'>
type Example = ToolResult<'what_if'>['examples'][number]

export const whatIf: RunTool<'what_if'> = async (work, args) => {
  const levers = leversOf(args)
  const tally = new Tally(args.limit)
  const { ids, profile, shared, declared } = await work.data.transact(work.caller, async (tx) => {
    const chosen = await selectedProducts(tx, work, args.products)
    const business = await businessOf(tx, work.now)
    const rates = (await work.ratesOf(tx)) ?? null
    return {
      ids: chosen,
      profile: business.profile,
      shared: { rates, day: business.today, costLabel: '' },
      declared: await declaredOf(tx, levers),
    }
  })
  const giveWay = inSlices()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    work.progress?.(at, ids.length)
    const cache = await readPart(work, ids.slice(at, at + AT_ONCE))
    const deps = simulatorDeps(profile, (kind, id) => cache.get(kind, id), shared)
    for (const row of cache.all('product')) {
      work.signal.throwIfAborted()
      tryOne(tally, simulatedRow(row, declared.get(row.id)), String(row['name']), levers, deps)
      await giveWay()
    }
  }
  return tally.result()
}

/** Each part is read by itself: a transaction over all of them would let the writes of the account wait for its end (OPS-06). */
async function readPart(
  { data, caller, signal }: Pick<ToolWork, 'data' | 'caller' | 'signal'>,
  ids: readonly string[],
): Promise<RowCache> {
  const cache = new RowCache()
  const refs = ids.map((id) => ({ kind: 'product', id }))
  const reads = [...readRefs(refs), ...readContext(PRODUCT, ids, () => [])]
  const statements = reads.map(({ statement }) => statement)
  fill(cache, reads, await data.read(caller, statements, signal))
  return cache
}

async function declaredOf(tx: Queryable, levers: Levers): Promise<ReadonlyMap<string, DeclaredGoods>> {
  if (!asksDeclared(levers)) return new Map()
  const { rows } = await tx.query<DeclaringLine>({
    name: 'assistant:declared-goods',
    // As many as there are products, however many shipments there were.
    text: `(select distinct on (product_id) id, product_id as "productId", hs_code as "hsCode", '' as "originCountry",
        created_at::float8 as "createdAt"
      from ${shipmentLine.table} where user_id = ${currentUser} and hs_code <> '' and product_id is not null
      order by product_id, created_at desc, id desc)
      union all
      (select distinct on (product_id) id, product_id, '', origin_country, created_at::float8
      from ${shipmentLine.table} where user_id = ${currentUser} and origin_country <> '' and product_id is not null
      order by product_id, created_at desc, id desc)`,
  })
  return newestDeclared(rows)
}

/** The levers of the simulator that a caller's changes come to. Throws `Refusal` for a contradiction. */
function leversOf(args: Args): Levers {
  const ppm = (name: keyof Args): number | undefined => {
    const value = args[name]
    return typeof value === 'string' || typeof value === 'number' ? givenPpm(name, value) : undefined
  }
  const change = (name: keyof Args) => {
    const by = ppm(name)
    return by === undefined ? undefined : ({ by: 'percent', ppm: by } as const)
  }
  const rate = (points: keyof Args, to: keyof Args) => {
    const [by, is] = [ppm(points), ppm(to)]
    if (is !== undefined) return { by: 'rate', ppm: is } as const
    return by === undefined ? undefined : ({ by: 'points', ppm: by } as const)
  }
  const duty = rate('dutyPoints', 'dutyRate')
  const dearer = ppm('currencyPercent')
  if ((args.currency === undefined) !== (dearer === undefined))
    throw invalid([{ field: 'currency', message: assistantMessages.needsBoth }])
  const levers: Levers = {
    supplierCost: change('supplierCostPercent'),
    freight: change('freightPercent'),
    otherCosts: change('otherCostsPercent'),
    duties: duty && [{ heading: args.hsCode ?? '', change: duty }],
    rates:
      args.currency === undefined || dearer === undefined
        ? undefined
        : [{ currency: args.currency, by: 'percent', ppm: dearer }],
    margin: rate('marginPoints', 'marginRate'),
    ending: args.ending === undefined ? undefined : { ending: args.ending },
    gives: { keep: args.keep },
  }
  const [issue] = leverIssues(levers)
  if (issue) throw invalid([{ field: 'keep', message: scenarioIssueMessages[issue] }])
  return levers
}

function tryOne(
  tally: Tally,
  row: Parameters<typeof simulate>[0],
  name: string,
  levers: Levers,
  deps: SimulatorDeps,
): void {
  const { before, after, leftOut } = simulate(row, levers, deps)
  const [was, is] = [before[0], after[0]]
  if (!was || !is) return
  if (leftOut !== undefined) return tally.leaveOut(leftOut === 'below-floor')
  const sold = after.filter(({ isSold }) => isSold)
  tally.add({
    product: { id: row.id, name },
    currency: row.baseCurrency,
    was,
    is,
    isMoved: after.some((each, index) => isMoved(before[index], each)),
    loses: sold.some(({ loses }) => loses),
    isBelowFloor: sold.some(({ belowFloor }) => belowFloor),
  })
}

function isMoved(was: SoldFigures | undefined, is: SoldFigures): boolean {
  return was?.price !== is.price || was.totalCost !== is.totalCost || was.margin !== is.margin
}

/** What a change does to one product: its own price and margin, as lists and reports count it, and whether anything that is sold of it moves. */
interface Tried {
  readonly product: Example['product']
  readonly currency: string
  readonly was: SoldFigures
  readonly is: SoldFigures
  readonly isMoved: boolean
  readonly loses: boolean
  readonly isBelowFloor: boolean
}

/** Adds up what a change does to many products, and keeps those that it moves most. */
class Tally {
  readonly #limit: number
  readonly #moved: { readonly by: number; readonly example: Example }[] = []
  readonly #sums = { tried: 0, changed: 0, leftOut: 0, belowFloor: 0, losing: 0, margins: 0, before: 0, after: 0 }

  constructor(limit: number) {
    this.#limit = limit
  }

  leaveOut(isBelowFloor: boolean): void {
    this.#sums.tried += 1
    if (isBelowFloor) this.#sums.belowFloor += 1
    else this.#sums.leftOut += 1
  }

  add({ product, currency, was, is, ...tried }: Tried): void {
    const sums = this.#sums
    sums.tried += 1
    if (tried.isBelowFloor) sums.belowFloor += 1
    if (tried.loses) sums.losing += 1
    if (was.margin !== null && is.margin !== null) {
      sums.margins += 1
      sums.before += was.margin
      sums.after += is.margin
    }
    if (!tried.isMoved) return
    sums.changed += 1
    this.#keep(Math.abs((is.margin ?? 0) - (was.margin ?? 0)) + share(was.price, is.price), {
      product,
      currency,
      before: told(was, currency),
      after: told(is, currency),
    })
  }

  #keep(by: number, example: Example): void {
    const moved = this.#moved
    if (moved.length === this.#limit && by <= (moved.at(-1)?.by ?? 0)) return
    const at = moved.findIndex((each) => each.by < by)
    moved.splice(at === -1 ? moved.length : at, 0, { by, example })
    moved.length = Math.min(moved.length, this.#limit)
  }

  result(): ToolResult<'what_if'> {
    const { tried, changed, leftOut, belowFloor, losing, margins, before, after } = this.#sums
    const mean = (sum: number) => (margins === 0 ? null : percentText(roundedMean(sum, margins)))
    return {
      tried,
      changed,
      leftOut,
      belowFloor,
      losing,
      marginBefore: mean(before),
      marginAfter: mean(after),
      examples: this.#moved.map(({ example }) => example),
    }
  }
}

/** How far a price moves, in parts per million of what it was. */
function share(was: number | null, is: number | null): number {
  return was === null || is === null || was === 0 ? 0 : (Math.abs(is - was) / was) * 1_000_000
}

function told({ totalCost, price, margin }: SoldFigures, currency: string): Example['before'] {
  return { cost: maybeAmount(totalCost, currency), price: maybeAmount(price, currency), margin: percentText(margin) }
}
