import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { entities } from '#contract/entities/registry.ts'
import { fieldsOf } from '#contract/entity.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

/** What a row says of the product that it names. */
interface Named {
  readonly productId: string | null
  readonly variantId: string
}

interface Kind {
  readonly path: string
  /** Where it names the variant. */
  readonly place: string
  /** A body of REST; `parent` is the row it belongs to. */
  readonly body: (named: Named, parent: string) => object
  /** The same in its stored form, for a row that is new. */
  readonly stored: (named: Named, parent: string) => object
  /** The same for a row that is there. */
  readonly edit?: (named: Named) => object
  readonly parent?: readonly [path: string, body: object]
}

const START = 4_000_000_000_000
const line = { description: 'One', quantity: 1, unitPrice: 5 }
const item = fieldsOf(entities.find(({ kind }) => kind === 'document')!).find(([name]) => name === 'items')?.[1].line
const blank = Object.fromEntries(
  Object.entries(item ?? {}).flatMap(([name, { fallback, readOnly }]) => (readOnly ? [] : [[name, fallback]])),
)
const itemsOf = (named: Named) => ({ items: { lines: { [randomUUID()]: { ...blank, ...named } } } })
const inList = (named: Named, priceListId: string) => ({ ...named, priceListId })

const KINDS: Readonly<Record<string, Kind>> = {
  document: {
    path: '/api/documents',
    place: 'items.0.variantId',
    body: (named) => ({ documentType: 'purchaseorder', items: [{ ...line, ...named }] }),
    stored: (named) => ({ documentType: 'invoice', ...itemsOf(named) }),
    edit: itemsOf,
  },
  priceListPrice: {
    path: '/api/price-list-prices',
    place: 'variantId',
    body: (named, parent) => ({ price: 1, ...inList(named, parent) }),
    stored: inList,
    parent: ['/api/price-lists', { title: 'Trade', productIds: [] }],
  },
  scheduledPrice: {
    path: '/api/scheduled-prices',
    place: 'variantId',
    body: (named) => ({ amount: 1, startsAt: new Date(START).toISOString(), ...named }),
    stored: (named) => ({ amount: 10_000, startsAt: START, ...named }),
  },
  shipmentLine: {
    path: '/api/shipment-lines',
    place: 'variantId',
    body: (named, shipmentId) => ({ shipmentId, ...named }),
    stored: (named, shipmentId) => ({ shipmentId, ...named }),
    parent: ['/api/shipments', { name: 'Container' }],
  },
}

describeOneEngine('variants that rows name', (context) => {
  let api: TestApi
  let ann: string
  beforeAll(async () => {
    api = await buildTestApi(context.database)
    ann = await context.newUser()
    return () => api.app.close()
  })

  const make = async (path: string, body: object): Promise<string> => {
    const { status, body: made } = await api.call(ann, 'POST', path, body)
    expect([status, made['errors'] ?? []]).toEqual([201, []])
    return String(made['id'])
  }
  const shirt = (...ids: readonly string[]) =>
    make('/api/products', { name: 'Shirt', variants: ids.map((id) => ({ id, name: id.toUpperCase(), stock: 10 })) })
  const parentOf = async ({ parent }: Kind): Promise<string> => (parent ? make(...parent) : '')
  const push = async (...bodies: readonly { readonly body: object; readonly at?: number }[]): Promise<Json[]> => {
    const mutations = bodies.map(({ body, at = Date.now() }, index) => ({ id: randomUUID(), seq: index + 1, at, body }))
    const { body } = await api.call(ann, 'POST', '/api/sync', { clientId: randomUUID(), mutations })
    return listOf(body['results'])
  }
  const removed = (productId: string, variant: string) => ({
    body: { op: 'patch', kind: 'product', id: productId, base: 0, data: { variants: { lines: { [variant]: null } } } },
  })
  const newRow = (kind: string, data: object) => ({ op: 'put', kind, id: randomUUID(), data })
  const refusal = (place: string) => [
    { field: place, message: '"nope" is no variant of this product: choose another, or leave it out' },
  ]
  const later = async (): Promise<void> => {
    const at = Date.now()
    await expect.poll(() => Date.now()).toBeGreaterThan(at)
  }

  it.each(Object.entries(KINDS))(
    'API-02 SYNC-02 PLIST-06 %s: a variant that its product has not is refused by name, by REST and by sync',
    async (kind, each) => {
      const { path, place, body, stored, edit } = each
      const parent = await parentOf(each)
      const productId = await shirt('s', 'm')
      const id = await make(path, body({ productId, variantId: 's' }, parent))
      const url = `${path}/${id}`
      const { body: before } = await api.call(ann, 'GET', url)
      const unknown = { productId, variantId: 'nope' }
      for (const [method, to] of [
        ['POST', path],
        ['PATCH', url],
        ['PUT', url],
      ] as const) {
        const answer = await api.call(ann, method, to, body(unknown, parent))
        expect([method, answer.status, answer.body['errors']]).toEqual([method, 422, refusal(place)])
      }
      const base = Number(before['version'])
      const data = edit ? edit(unknown) : { variantId: 'nope' }
      const [patched] = await push({ body: { op: 'patch', kind, id, base, data } })
      const errors = [{ field: expect.any(String) as string, message: refusal(place)[0]?.message }]
      expect(patched?.['refused']).toMatchObject({ code: 'reference-unknown', errors })
      const [put] = await push({ body: newRow(kind, stored(unknown, parent)) })
      expect(put?.['refused']).toMatchObject({ code: 'reference-unknown', errors })
      // Another product's variant is none of this one.
      const other = await shirt('l')
      const foreign = await api.call(ann, 'PATCH', url, body({ productId: other, variantId: 's' }, parent))
      expect(foreign.status).toBe(422)
      // Nor is it where the row named that variant alone before, and its product in an earlier change.
      for (const variantId of ['m', 's']) await api.call(ann, 'PATCH', url, body({ productId, variantId }, parent))
      const moved = await api.call(ann, 'PATCH', url, body({ productId: other, variantId: 'm' }, parent))
      expect([moved.status, moved.body['errors']]).toMatchObject([422, [{ field: place }]])
      const { body: kept } = await api.call(ann, 'GET', url)
      const { version, updatedAt } = kept
      expect(kept).toEqual(Object.assign({}, before, { version, updatedAt }))
      expect((await api.call(ann, 'PATCH', url, body({ productId, variantId: 'm' }, parent))).status).toBe(200)
    },
  )

  it.each(Object.entries(KINDS))(
    'API-02 SYNC-04 %s: a variant that is removed later stays named',
    async (kind, each) => {
      const { path, body, stored } = each
      const [parent, productId] = [await parentOf(each), await shirt('s', 'm')]
      const id = await make(path, body({ productId, variantId: 's' }, parent))
      const made = Date.now()
      await later()
      expect((await push(removed(productId, 's')))[0]?.['refused']).toBeUndefined()
      const { body: before } = await api.call(ann, 'GET', `${path}/${id}`)
      expect(JSON.stringify(before)).toContain('"variantId":"s"')
      const again = await api.call(ann, 'PUT', `${path}/${id}`, before)
      expect([again.status, again.body['errors'] ?? []]).toEqual([200, []])
      // What was made before the removal arrives after it; what is made after it is refused.
      const [early] = await push({
        body: newRow(kind, { ...stored({ productId, variantId: 's' }, parent), ...apart(kind) }),
        at: made,
      })
      expect(early?.['refused']).toBeUndefined()
      const [late] = await push({ body: newRow(kind, stored({ productId, variantId: 's' }, parent)) })
      expect(late?.['refused']).toMatchObject({ code: 'reference-unknown' })
      // An undo names it again, though it was taken out meanwhile.
      await api.call(ann, 'PATCH', `${path}/${id}`, body({ productId, variantId: 'm' }, parent))
      const back = await api.call(ann, 'PATCH', `${path}/${id}`, body({ productId, variantId: 's' }, parent))
      expect([back.status, back.body['errors'] ?? []]).toEqual([200, []])
    },
  )

  it('DOC-19 a line that is sold at once, a line without a product and a push of one are refused', async () => {
    const productId = await shirt('s')
    const items = [{ ...line, productId, variantId: 'nope' }]
    const sent = { documentType: 'invoice', status: 'sent', movesStock: true, items }
    expect((await api.call(ann, 'POST', '/api/documents', sent)).body['errors']).toEqual(refusal('items.0.variantId'))
    const message = '"nope" is a variant of no product: name the product too, or leave it out'
    const alone = { documentType: 'invoice', items: [{ ...line, variantId: 'nope' }] }
    const { status, body } = await api.call(ann, 'POST', '/api/documents', alone)
    expect([status, body['errors']]).toEqual([422, [{ field: 'items.0.variantId', message }]])
    const data = { documentType: 'invoice', ...itemsOf({ productId: null, variantId: 's' }) }
    const [pushed] = await push({ body: newRow('document', data) })
    expect(pushed?.['refused']).toMatchObject({ code: 'reference-unknown' })
  })

  it('SYNC-02 SYNC-04 two devices that were offline add the same variant, and each names it in the same push', async () => {
    const productId = await make('/api/products', { name: 'Shirt', options: [{ name: 'Size', values: ['XL'] }] })
    const { body } = await api.call(ann, 'GET', `/api/products/${productId}`)
    const base = Number(body['version'])
    const variant = { name: '', optionValues: ['XL'], sku: '', barcode: '', baseCost: null, retailPrice: null }
    const lines = { xl: { ...variant, tradePrice: null, stock: null, isActive: true } }
    const patch = { op: 'patch', kind: 'product', id: productId, base, data: { variants: { lines } } }
    const sold = () => newRow('document', { documentType: 'invoice', ...itemsOf({ productId, variantId: 'xl' }) })
    for (const device of ['first', 'second']) {
      const results = await push({ body: patch }, { body: sold() })
      expect([device, ...results.map((each) => each['refused'])]).toEqual([device, undefined, undefined])
    }
  })

  it('DOC-07 PLIST-06 commands: a copy names what its original does, and new prices name what is there', async () => {
    const [productId, priceListId] = [await shirt('s'), await make('/api/price-lists', { title: 'A', productIds: [] })]
    const quote = await make('/api/documents', {
      documentType: 'quote',
      items: [{ ...line, productId, variantId: 's' }],
    })
    const price = (variantId: string) => {
      const prices = [{ id: randomUUID(), productId, variantId, minQuantity: 10_000, currency: 'EUR', price: 5 }]
      const input = { changeSetId: randomUUID(), title: 'Typed', priceListId, prices, removed: [] }
      return { body: { op: 'command', name: 'price-list/set-prices', input } }
    }
    const planned = (variantId: string) => {
      const how = { patchKind: 'price', currency: 'EUR', amount: 5, percentOff: 0, priceListId: null }
      const input = { title: 'Plan', startsAt: START, endsAt: null, promotion: false }
      const prices = [{ id: randomUUID(), productId, variantId, ...how }]
      return { body: { op: 'command', name: 'scheduled-price/plan', input: { ...input, prices } } }
    }
    const answers = await push(price('s'), planned('s'), price('nope'), planned('nope'))
    const codes = answers.map((each) => each['refused']?.['code'])
    expect(codes).toEqual([undefined, undefined, 'reference-unknown', 'reference-unknown'])
    await push(removed(productId, 's'))
    const invoice = await api.call(ann, 'POST', `/api/documents/convert-quote-to-invoice/${quote}`, { confirmed: true })
    expect([invoice.status, listOf(invoice.body['items'])[0]?.['variantId']]).toEqual([201, 's'])
    const input = { id: quote, newId: randomUUID() }
    const [copied] = await push({ body: { op: 'command', name: 'document/duplicate', input } })
    expect(copied?.['refused']).toBeUndefined()
  })

  it('API-02 every text that names a variant says so, but for rows that the server alone writes', () => {
    const written = entities.filter(({ serverOnly }) => !serverOnly)
    const open = written.flatMap((entity) =>
      fieldsOf(entity)
        .flatMap(([name, { line: inner = {}, ...field }]) => [[name, field] as const, ...Object.entries(inner)])
        .filter(([name, field]) => name === 'variantId' && field.namesLine === undefined)
        .map(([name]) => `${entity.kind}.${name}`),
    )
    expect(open).toEqual([])
  })
})

/** What keeps a second row of a kind from being the same thing as the first. */
function apart(kind: string): object {
  return kind === 'priceListPrice' ? { minQuantity: 50_000 } : {}
}
