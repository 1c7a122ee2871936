import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { type Engine, prepareEmbedded } from './engines.ts'
import type { Figure } from './figure.ts'
import type { Options } from './options.ts'
import { startProduct } from './running.ts'
import { CATALOGUE_MEGABYTES, CATALOGUE_MS, DOCUMENTS } from './scoreboard.ts'
import { median } from './statistics.ts'

const PRODUCTS = 500
const BYTES_A_MB = 2 ** 20
const UPLOADS_AT_ONCE = 2

type Call = (method: string, path: string, body?: Buffer | object) => Promise<Buffer>

/**
 * How long a catalogue of 500 products takes, each with a picture of its own as a camera makes it, and how large it is; then documents of
 * 1, 50 and 500 lines.
 */
export async function benchPdf({ loads }: Options): Promise<Figure[]> {
  const engine = await prepareEmbedded(PRODUCTS)
  const product = await startProduct(engine.settings)
  try {
    const call = callOf(product.port, engine)
    const list = await stock(call, engine.shop.ids)
    const figures: Figure[] = []
    for (const style of ['cards', 'table']) {
      const path = `/price-lists/${list}/catalogue.pdf?style=${style}`
      const name = `a catalogue of ${PRODUCTS} products with pictures, ${style}`
      const { ms, bytes, note } = await timed(loads, () => call('GET', path))
      figures.push(
        { part: 'pdf', name, value: ms, unit: 'ms', target: CATALOGUE_MS, note },
        { part: 'pdf', name: `${name}: size`, value: bytes / BYTES_A_MB, unit: 'MB', target: CATALOGUE_MEGABYTES },
      )
    }
    return [...figures, ...(await documents(call, loads))]
  } finally {
    await product.stop()
    await engine.drop()
  }
}

function callOf(port: number, { shop }: Engine): Call {
  return async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${shop.token}`,
        ...(body ? { 'content-type': Buffer.isBuffer(body) ? 'image/jpeg' : 'application/json' } : {}),
      },
      ...(body ? { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) } : {}),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${bytes.toString('utf8').slice(0, 300)}`)
    return bytes
  }
}

/** Gives every product a picture and puts them all on a list; answers its id. */
async function stock(call: Call, ids: readonly string[]): Promise<string> {
  const waiting = ids.map((id, index) => ({ id, index }))
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const answer = await call('POST', `/uploads?kind=product&id=${next.id}`, await picture(next.index))
      const { imageUrl, thumbnailUrl } = JSON.parse(answer.toString('utf8')) as Record<string, string>
      await call('PATCH', `/products/${next.id}`, { imageUrl, thumbnailUrl })
    }
  }
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, work))
  const id = randomUUID()
  await call('POST', '/price-lists', { id, title: 'Everything', productIds: ids })
  return id
}

/** Soft shapes with the grain of a photograph: smooth ones would be too small, plain noise too large. */
async function picture(index: number): Promise<Buffer> {
  const background = { r: (index * 37) % 256, g: (index * 91) % 256, b: (index * 53) % 256 }
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grain = await sharp({ create: { width: 80, height: 60, channels: 3, background, noise } })
    .png()
    .toBuffer()
  return sharp(grain).resize(800, 600, { kernel: 'cubic' }).tint(background).jpeg({ quality: 85 }).toBuffer()
}

async function documents(call: Call, loads: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { lines, hasSkus = false, ms: msTarget, kib } of DOCUMENTS) {
    const items = Array.from({ length: lines }, (_, index) => ({
      sku: hasSkus ? `SKU-${index + 1}` : '',
      description: `Hand-made product number ${index + 1}`,
      quantity: (index % 9) + 1,
      unitPrice: 3 + index / 4,
      taxPercent: index % 4 === 0 ? 7 : 19,
    }))
    const body = {
      documentType: 'invoice',
      customerName: 'Boutique Lumière',
      issueDate: '2026-07-06',
      currency: 'EUR',
      items,
    }
    const { id } = JSON.parse((await call('POST', '/documents', body)).toString('utf8')) as { id: string }
    const { ms, bytes, note } = await timed(loads, () => call('GET', `/documents/${id}/pdf`))
    const name = `an invoice of ${lines} ${lines === 1 ? 'line' : 'lines'}${hasSkus ? ', each with its SKU below' : ''}`
    figures.push(
      { part: 'pdf', name, value: ms, unit: 'ms', ...(msTarget && { target: msTarget }), note },
      { part: 'pdf', name: `${name}: size`, value: bytes / 1024, unit: 'KiB', ...(kib && { target: kib }) },
    )
  }
  return figures
}

interface Timed {
  readonly ms: number
  readonly bytes: number
  readonly note: string
}

async function timed(loads: number, print: () => Promise<Buffer>): Promise<Timed> {
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < loads; round += 1) {
    const start = performance.now()
    bytes = (await print()).length
    times.push(performance.now() - start)
  }
  return { ms: median(times), bytes, note: `the first ${Math.round(times[0] ?? NaN)} ms` }
}
