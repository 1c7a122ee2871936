import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { NoiseOrder } from './noisy-neighbour.ts'

// The other account, in a process of its own: all that one user can do at once, until told to stop. What it is refused is only counted.
const LONG = 'a'.repeat(19_990)
const SEARCH = `${'a'.repeat(190)}b`
const UPLOAD_ROWS = 1_000
const PART_BYTES = 2_048
const done: Record<string, number> = {}
const stop = new AbortController()
process.on('disconnect', () => process.exit())
// Its callers would be other machines: what they need of this one is not the product's.
setPriority(constants.priority.PRIORITY_LOW)

const order = JSON.parse(process.argv[2] ?? '') as NoiseOrder
const { port, token, rows, products, isLarge } = order
const origin = `http://127.0.0.1:${port}`
const headers = { authorization: `Bearer ${token}` }

/** Lines of each document that is edited, and how often the product changed whose history is read. */
const LINES = 1_000
const CHANGES = 60
const { list, documents, often, checked } = await stock()
/** The imports to apply: the first one is checked before the noise begins, so that applying it falls into its time. */
const toApply = [checked]
// What came before it began is no part of the noise.
for (const what of Object.keys(done)) delete done[what]
process.send?.({ ready: true })
process.once('message', () => {
  const all = [
    ...loops(3, 'searches', () => call('GET', `/products?search=${SEARCH}`)),
    ...loops(1, 'imports applied', importRows),
    ...loops(10, 'pages pulled', nextPage()),
    ...loops(6, 'pdf', () => call('GET', `/price-lists/${list}/catalogue.pdf`)),
    ...loops(8, 'slow uploads', uploadSlowly),
    ...loops(40, 'slow connections', connectSlowly),
    ...largeLoops(),
  ]
  process.once('message', () => {
    stop.abort()
    process.send?.({ done })
    void Promise.all(all)
  })
})

function largeLoops(): Promise<void>[] {
  if (!isLarge) return []
  return [
    ...loops(4, 'large lists', () => call('GET', '/products?pageSize=400')),
    ...loops(4, 'large histories', () => call('GET', `/products/${often}/history?limit=500`)),
    ...loops(documents.length, 'large edits', editLines),
  ]
}

function loops(atOnce: number, name: string, work: (n: number) => Promise<void>): Promise<void>[] {
  // One kind alone shows what it costs.
  if ((process.env['NOISE'] ?? name) !== name) return []
  const run = async (n: number): Promise<void> => {
    while (!stop.signal.aborted) {
      const isDone = await work(n).then(
        () => true,
        () => false,
      )
      count(isDone ? name : `${name}, refused`)
      if (!isDone) await pause(200)
    }
  }
  return Array.from({ length: atOnce }, (_, n) => run(n))
}

function count(what: string, by = 1): void {
  done[what] = (done[what] ?? 0) + by
}

/** Calls and reads the answer to its end; rejects when it is refused. */
async function call(method: string, path: string, body?: unknown, read?: (text: string) => void): Promise<void> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`)
  read?.(text)
}

interface Stock {
  /** A price list to print. */
  readonly list: string
  /** Documents with many lines. */
  readonly documents: readonly string[]
  /** A product with a long history of long texts. */
  readonly often: string
  /** An import that was checked. */
  readonly checked: string
}

/** Stores long descriptions to search, list and pull, and what else the noise is made with. */
async function stock(): Promise<Stock> {
  const ids = Array.from({ length: products }, () => randomUUID())
  const waiting = [...ids]
  const work = async (): Promise<void> => {
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      await call('POST', '/products', { id, name: `Long ${id.slice(0, 8)}`, description: LONG })
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  const [list, often] = [randomUUID(), randomUUID()]
  await call('POST', '/price-lists', { id: list, title: 'Everything', productIds: ids.slice(0, 200) })
  const checked = await checkedImport()
  if (!isLarge) return { list, documents: [], often, checked }
  await call('POST', '/products', { id: often, name: 'Often' })
  for (let n = 0; n < CHANGES; n += 1)
    await call('PATCH', `/products/${often}`, { description: `${n} ${LONG.slice(9)}` })
  const documents = Array.from({ length: 6 }, () => randomUUID())
  for (const id of documents) await call('POST', '/documents', { id, documentType: 'quote', items: lines() })
  return { list, documents, often, checked }
}

function lines(): readonly object[] {
  const price = Math.ceil(Math.random() * 100)
  return Array.from({ length: LINES }, (_, n) => {
    return {
      id: `l${n}`,
      description: `Line ${n} ${LONG.slice(0, 300)}`,
      quantity: 2,
      unitPrice: price + n,
      taxPercent: 10,
    }
  })
}

function editLines(n: number): Promise<void> {
  return call('PATCH', `/documents/${documents[n]}`, { items: lines() })
}

async function importRows(): Promise<void> {
  await streamed(`/change-sets/${toApply.pop() ?? (await checkedImport())}/apply`)
}

/** Uploads an import and checks it; answers its id. */
async function checkedImport(): Promise<string> {
  const id = randomUUID()
  const options = { match: 'sku', mode: 'create-and-update', createNames: true }
  await call('POST', '/change-sets', { id, title: 'Import: noise.csv', origin: 'import', options })
  count('imports begun')
  for (let start = 0; start < rows && !stop.signal.aborted; start += UPLOAD_ROWS) {
    const part = Array.from({ length: Math.min(UPLOAD_ROWS, rows - start) }, (_, index) => {
      const n = start + index + 1
      return {
        n,
        data: { sku: `N-${n}`, name: `Noise ${n} ${id.slice(0, 4)}`, baseCost: 10_000 * n },
        category: ['Noise'],
      }
    })
    await call('POST', `/change-sets/${id}/rows`, { rows: part })
  }
  await streamed(`/change-sets/${id}/check`)
  count('imports checked')
  return id
}

/** Makes a call that answers lines of progress; rejects unless the last one is its result. */
async function streamed(path: string): Promise<void> {
  await call('POST', path, undefined, (text) => {
    if (!text.trim().split('\n').at(-1)?.startsWith('{"result"')) throw new Error(text.slice(-300))
  })
}

/** Each reader goes through all of it, again and again. */
function nextPage(): (n: number) => Promise<void> {
  const at = new Map<number, number>()
  return async (n) => {
    const since = at.get(n) ?? 0
    await call('GET', `/sync?since=${since}${since > 0 ? '&paging=1' : ''}`, undefined, (text) => {
      const { more, rows: page } = JSON.parse(text) as { more: boolean; rows: [string, string, number][] }
      at.set(n, more ? (page.at(-1)?.[2] ?? 0) : 0)
    })
  }
}

function uploadSlowly(): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/uploads?kind=product&id=${randomUUID()}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'image/jpeg', 'content-length': 5_000_000 },
    })
    const part = randomBytes(PART_BYTES)
    const drip = setInterval(() => sent.write(part, () => count('bytes of slow uploads', PART_BYTES)), 100)
    const over = (): void => {
      clearInterval(drip)
      resolve()
    }
    sent.once('error', reject).once('close', over)
    sent.once('response', (answer) => answer.resume())
  })
}

function connectSlowly(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      count('slow connections begun')
      socket.write('GET /api/products HTTP/1.1\r\nhost: a\r\nx-slow: ')
    })
    const drip = setInterval(() => socket.write('a'), 300)
    socket
      .once('error', () => undefined)
      .once('close', () => {
        clearInterval(drip)
        resolve()
      })
    socket.resume()
  })
}
