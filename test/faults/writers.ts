import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { TestCaller } from '#test/app.ts'
import { brokenInvariants } from '#test/invariants.ts'

/** Sends one call; what never got an answer rejects. */
export type Send = (
  method: 'POST',
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>>; readonly headers: unknown }>

/** What the product acknowledged, and what it said otherwise. */
export interface Told {
  /** Products of a program: their names by id. */
  readonly products: Map<string, string>
  /** Invoices of a program: their numbers by id. */
  readonly invoices: Map<string, number>
  /** Products of a device with an outbox: their names by id. */
  readonly pushed: Map<string, string>
  /** The mutations of the device that were acknowledged. */
  mutations: number
  /** How often a call was told to come again, or got no answer. */
  retries: number
  /** Answers that are neither a success nor "come again". */
  readonly wrong: string[]
  /** When each acknowledged call was sent and answered, on the clock of `performance`. */
  readonly acknowledged: (readonly [sentAt: number, answeredAt: number])[]
}

/** Somebody who writes until told to stop, and sends again what was not acknowledged. */
export interface Writing {
  readonly told: Told
  /** Resolves when everything that was sent is acknowledged. */
  readonly stop: () => Promise<void>
}

type Made = Readonly<Record<string, unknown>>

const named = (id: string): object => ({ id, name: id })
const dated = (id: string): object => ({ id, issueDate: '2026-07-06' })

const AGAIN_MS = 50
const PRODUCTS_AT_ONCE = 3
const INVOICES_AT_ONCE = 2
const MOST_A_PUSH = 4

/** Writes as programs and a device do: products and invoices of `ann`, pushes of `ben`. */
export function startWriting(send: Send, ann: TestCaller, ben: TestCaller): Writing {
  const told: Told = {
    products: new Map(),
    invoices: new Map(),
    pushed: new Map(),
    mutations: 0,
    retries: 0,
    wrong: [],
    acknowledged: [],
  }
  const over = new AbortController()

  /** Sends the same until it is acknowledged. */
  async function insist(path: string, body: object, headers: Readonly<Record<string, string>>, good: number) {
    for (;;) {
      const sentAt = performance.now()
      const answer = await send('POST', path, body, headers).catch(() => undefined)
      if (answer?.status === good) {
        told.acknowledged.push([sentAt, performance.now()])
        return answer.body
      }
      if (answer && answer.status !== 503) told.wrong.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      if (told.wrong.length > 20) throw new Error(told.wrong[0])
      told.retries += 1
      await pause(AGAIN_MS)
    }
  }

  async function create(path: string, bodyOf: (id: string) => object, keep: (id: string, body: Made) => void) {
    while (!over.signal.aborted) {
      const id = randomUUID()
      const headers = { ...ann.headers, 'idempotency-key': randomUUID() }
      keep(id, await insist(path, bodyOf(id), headers, 201))
    }
  }

  async function push(): Promise<void> {
    const clientId = randomUUID()
    for (let seq = 0; !over.signal.aborted;) {
      const mutations = Array.from({ length: 1 + Math.floor(Math.random() * MOST_A_PUSH) }, () => {
        seq += 1
        return { id: randomUUID(), seq, at: Date.now(), body: changed(told.pushed, seq) }
      })
      const answer = await insist('/api/sync', { clientId, mutations }, ben.headers, 200)
      for (const result of answer['results'] as { refused?: unknown }[])
        if (result.refused !== undefined) told.wrong.push(JSON.stringify(result))
      for (const { body } of mutations) told.pushed.set(body.id, body.data.name)
      told.mutations += mutations.length
    }
  }

  const work = [
    ...Array.from({ length: PRODUCTS_AT_ONCE }, () =>
      create('/api/products', named, (id) => told.products.set(id, id)),
    ),
    ...Array.from({ length: INVOICES_AT_ONCE }, () =>
      create('/api/documents/invoice', dated, (id, body) => told.invoices.set(id, Number(body['sequence']))),
    ),
    push(),
  ].map((each) => each.catch((error: Error) => void told.wrong.push(error.message)))
  return {
    told,
    stop: async () => {
      over.abort()
      await Promise.all(work)
    },
  }
}

/** A new product, or another name for one that is there. */
function changed(pushed: ReadonlyMap<string, string>, seq: number) {
  const known = [...pushed.keys()][Math.floor(Math.random() * 2 * pushed.size)]
  const data = { name: `name ${seq}` }
  return known === undefined
    ? { op: 'put', kind: 'products', id: randomUUID(), data }
    : { op: 'patch', kind: 'products', id: known, base: 0, data }
}

/** Compares what was acknowledged with what is stored, one by one: what is lost, doubled or numbered with a gap; nothing when all is well. */
export async function differences(
  dataAccess: DataAccess,
  told: Told,
  ann: TestCaller,
  ben: TestCaller,
): Promise<readonly string[]> {
  const [products, invoices, pushed, twice, head] = await dataAccess.asSystemBatch([
    { text: 'select id, name as value from product where user_id = $1', values: [ann.userId] },
    { text: 'select id, sequence as value from document where user_id = $1 order by sequence', values: [ann.userId] },
    { text: 'select id, name as value from product where user_id = $1', values: [ben.userId] },
    {
      text: `select id, count(*) as value from change where user_id = $1 and kind = 'product' group by id having count(*) > 1`,
      values: [ann.userId],
    },
    { text: 'select version from user_head where user_id = $1', values: [ben.userId] },
  ])
  const rowsOf = (answer: typeof products) => (answer?.rows ?? []) as { id: string; value: string | number }[]
  const written = Number(head?.rows[0]?.['version'])
  return [
    ...unlike('product', told.products, rowsOf(products)),
    ...unlike('invoice', told.invoices, rowsOf(invoices)),
    ...unlike('pushed product', told.pushed, rowsOf(pushed)),
    ...rowsOf(invoices).flatMap(({ value }, index) => (value === index + 1 ? [] : [`number ${value} at ${index + 1}`])),
    ...rowsOf(twice).map(({ id, value }) => `product ${id} was written ${value} times`),
    ...(written === told.mutations ? [] : [`${told.mutations} mutations, but version ${written}`]),
    ...(await brokenInvariants(dataAccess)),
  ]
}

function unlike(
  what: string,
  told: ReadonlyMap<string, string | number>,
  rows: readonly { readonly id: string; readonly value: string | number }[],
): string[] {
  const stored = new Map(rows.map(({ id, value }) => [id, value]))
  return [
    ...[...told].filter(([id, value]) => stored.get(id) !== value).map(([id]) => `${what} ${id} is lost`),
    ...[...stored.keys()].filter((id) => !told.has(id)).map((id) => `${what} ${id} was not acknowledged`),
  ]
}
