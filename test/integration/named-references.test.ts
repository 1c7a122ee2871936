import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { entities } from '#contract/entities/registry.ts'
import { type AnyPatch, type Entity, fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { isNaming } from '#contract/named-rows.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { gathered } from '#test/gathered-writes.ts'
import { declared, leastBody, madeParents, pathOf } from '#test/made-rows.ts'

/** A field that names rows: of the row itself, or of its lines. */
interface Place {
  readonly entity: Entity
  readonly field: string
  readonly inner?: string
  readonly target: string
}

const PLACES = entities
  .filter(({ serverOnly }) => !serverOnly)
  .flatMap((entity) =>
    fieldsOf(entity).flatMap(([field, declared]): Place[] => {
      if (declared.readOnly || !isNaming(declared)) return []
      if (declared.names !== undefined) {
        const inner = declared.line ? { inner: 'id' } : {}
        return [{ entity, field, ...inner, target: declared.names }]
      }
      return Object.entries(declared.line ?? {}).flatMap(([inner, { names }]) =>
        names === undefined ? [] : [{ entity, field, inner, target: names }],
      )
    }),
  )
const TITLED = PLACES.map(
  (place) => [[place.entity.kind, place.field, place.inner].filter(Boolean).join('.'), place] as const,
)

/** A credit moves between issued invoices alone, which has tests of its own. */
const FREELY_NAMED = TITLED.filter(([title]) => title !== 'document.payments.creditWith')

/** What a row that is named there must be. */
const NAMED: Readonly<Record<string, object>> = { 'shipment.orderId': { documentType: 'purchaseorder' } }

describeOneEngine('rows that others name', (context) => {
  let api: TestApi
  let ann: string
  let foreign: Readonly<Record<string, string>>
  beforeAll(async () => {
    api = await buildTestApi(context.database)
    ann = await context.newUser()
    const bob = await context.newUser()
    const made = [...new Set(PLACES.map(({ target }) => target))]
    foreign = Object.fromEntries(await Promise.all(made.map(async (kind) => [kind, await make(bob, kind)] as const)))
    return () => api.app.close()
  })

  const make = async (user: string, kind: string, more: object = {}): Promise<string> => {
    const body = { ...leastBody(declared(kind)), ...(await parents(user, kind)), ...more }
    const answer = await api.call(user, 'POST', pathOf(declared(kind), api), body)
    expect([kind, answer.status, answer.body['errors'] ?? []]).toEqual([kind, 201, []])
    return String(answer.body['id'])
  }
  const parents = (user: string, kind: string) => madeParents(declared(kind), (target) => make(user, target))
  const urlOf = (kind: string, id: string): string => `${pathOf(declared(kind), api)}/${id}`
  const read = async (kind: string, id: string) => (await api.call(ann, 'GET', urlOf(kind, id))).body
  const push = async (body: object, at = Date.now()): Promise<Json | undefined> => {
    const mutation = { id: randomUUID(), seq: 1, at, body }
    const { body: answer } = await api.call(ann, 'POST', '/api/sync', { clientId: randomUUID(), mutations: [mutation] })
    return listOf(answer['results'])[0]
  }
  const gone = async (kind: string): Promise<string> => {
    const id = await make(ann, kind)
    await push({ op: 'delete', kind, id })
    return id
  }

  /** That a place is refused by name. */
  const names = ({ field, inner }: Place, id: string) => {
    const message = expect.stringContaining(id) as string
    return [
      {
        field: expect.stringMatching(new RegExp(`^${field}(\\.\\d+)?${inner ? `\\.${inner}` : ''}$`)) as string,
        message,
      },
    ]
  }

  it.each(TITLED)(
    'API-02 AUTH-11 SYNC-02 %s: what is unknown, foreign or deleted is refused by name, by REST and by sync',
    async (_title, place) => {
      const { kind } = place.entity
      const own = await make(ann, kind)
      const before = await read(kind, own)
      const isDeletable = !['document', 'businessProfile'].includes(place.target)
      const bad = [randomUUID(), foreign[place.target] ?? '', ...(isDeletable ? [await gone(place.target)] : [])]
      for (const id of bad) {
        const errors = names(place, id)
        const parent = await parents(ann, kind)
        const body = { ...leastBody(place.entity), ...parent, ...bodyOf(place, id) }
        const posted = await api.call(ann, 'POST', pathOf(place.entity, api), body)
        expect([posted.body['status'], posted.body['errors']]).toEqual([expect.toBeOneOf([400, 422]), errors])
        const patched = await api.call(ann, 'PATCH', urlOf(kind, own), bodyOf(place, id))
        expect([patched.body['status'], patched.body['errors']]).toEqual([expect.toBeOneOf([400, 422]), errors])
        const version = Number(before['version'])
        const edited = await push({ op: 'patch', kind, id: own, base: version, data: storedOf(place, id) })
        expect(edited?.['refused']).toMatchObject({ errors })
        const made = await push({
          op: 'put',
          kind,
          id: randomUUID(),
          data: { ...storedParent(kind, parent), ...storedOf(place, id) },
        })
        expect(made?.['refused']).toMatchObject({ errors })
      }
      expect(await read(kind, own)).toEqual(before)
    },
  )

  it.each(FREELY_NAMED)(
    'API-02 SYNC-04 %s: what is there is named, and stays named when it is deleted',
    async (_title, place) => {
      const { kind } = place.entity
      const target = await make(ann, place.target, NAMED[`${kind}.${place.field}`])
      const own = await make(ann, kind, bodyOf(place, target))
      const before = await read(kind, own)
      expect(JSON.stringify(before)).toContain(target)
      await push({ op: 'delete', kind: place.target, id: target })
      const again = await api.call(ann, 'PUT', urlOf(kind, own), before)
      expect([again.status, again.body['errors'] ?? []]).toEqual([200, []])
      expect(JSON.stringify(await read(kind, own))).toContain(target)
    },
  )

  const sold = (productId: string) => ({ documentType: 'quote', items: [{ productId, quantity: 1, unitPrice: 5 }] })

  it('DOC-07 DOC-17 a copy names what its original does, though that is deleted by now', async () => {
    const productId = await make(ann, 'product')
    const quote = await make(ann, 'document', sold(productId))
    await push({ op: 'delete', kind: 'product', id: productId })
    const invoice = await api.call(ann, 'POST', `/api/documents/convert-quote-to-invoice/${quote}`, { confirmed: true })
    expect([invoice.status, listOf(invoice.body['items'])[0]?.['productId']]).toEqual([201, productId])
    const copied = await push({ op: 'command', name: 'document/duplicate', input: { id: quote, newId: randomUUID() } })
    expect(copied?.['refused']).toBeUndefined()
  })

  it('SYNC-04 an edit that was made before the deletion stands, as if it had arrived in time; a later one is refused', async () => {
    const made = Date.now()
    const productId = await make(ann, 'product')
    const [early, late] = [randomUUID(), randomUUID()]
    const at = Date.now()
    await expect.poll(() => Date.now()).toBeGreaterThan(at)
    await push({ op: 'delete', kind: 'product', id: productId })
    const put = (id: string) => ({
      op: 'put',
      kind: 'priceList',
      id,
      data: { title: 'Offline', productIds: [productId] },
    })
    expect((await push(put(early), made))?.['refused']).toBeUndefined()
    expect((await read('priceList', early))['productIds']).toEqual([productId])
    expect((await push(put(late)))?.['refused']).toMatchObject({ code: 'reference-unknown' })
  })

  it('SYNC-02 what is made in the same push, or by the same command, may be named', async () => {
    const [productId, list] = [randomUUID(), randomUUID()]
    const bodies = [
      { op: 'put', kind: 'product', id: productId, data: { name: 'New' } },
      { op: 'put', kind: 'priceList', id: list, data: { title: 'New', productIds: [productId] } },
    ]
    const mutations = bodies.map((body, index) => ({ id: randomUUID(), seq: index + 1, at: Date.now(), body }))
    const { body } = await api.call(ann, 'POST', '/api/sync', { clientId: randomUUID(), mutations })
    expect(listOf(body['results']).map((each) => each['refused'])).toEqual([undefined, undefined])
  })

  it('CHANGE-02 SYNC-04 an undo brings back what the row named, though that is deleted by now', async () => {
    const [first, second] = [await make(ann, 'customer'), await make(ann, 'customer')]
    const id = await make(ann, 'document', { customerId: first })
    await api.call(ann, 'PATCH', urlOf('document', id), { customerId: second })
    await push({ op: 'delete', kind: 'customer', id: first })
    const base = Number((await read('document', id))['version'])
    const undone = {
      op: 'patch',
      kind: 'document',
      id,
      base,
      data: { customerId: first },
      expect: { customerId: second },
    }
    expect((await push(undone))?.['refused']).toBeUndefined()
    expect((await read('document', id))['customerId']).toBe(first)
    const line = await make(ann, 'shipmentLine', { productId: await make(ann, 'product') })
    const { shipmentId, productId } = await read('shipmentLine', line)
    await push({ op: 'delete', kind: 'shipmentLine', id: line })
    await push({ op: 'delete', kind: 'product', id: String(productId) })
    const again = { op: 'put', kind: 'shipmentLine', id: line, data: { shipmentId, productId } }
    expect((await push(again))?.['refused']).toBeUndefined()
    expect((await read('shipmentLine', line))['productId']).toBe(productId)
  })

  it('API-03 what is refused for a name is not seen by the writes beside it', async () => {
    const id = randomUUID()
    const create = (body: object) => api.call(ann, 'POST', '/api/customers', body)
    const answers = await gathered(context.dataAccess, ann, () => [
      create({ name: 'Before' }),
      create({ id, name: 'Refused', priceListId: randomUUID() }),
      api.call(ann, 'PATCH', `/api/customers/${id}`, { name: 'Still nobody' }),
      create({ name: 'After' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 422, 404, 201])
    expect((await api.call(ann, 'GET', `/api/customers/${id}`)).status).toBe(404)
  })

  it('API-02 an id that only the server writes is passed over by REST, whosever it is, and refused in sync', async () => {
    const id = randomUUID()
    const changeSetId = foreign['product']
    const made = await api.call(ann, 'POST', '/api/shipments', { id, changeSetId })
    const patched = await api.call(ann, 'PATCH', `/api/shipments/${id}`, { changeSetId: randomUUID() })
    const put = await api.call(ann, 'PUT', `/api/shipments/${id}`, Object.assign({}, made.body, { changeSetId }))
    expect([made, patched, put].map(({ status, body }) => [status, body['changeSetId']])).toEqual([
      [201, null],
      [200, null],
      [200, null],
    ])
    const body = { op: 'patch', kind: 'shipment', id, base: 0, data: { changeSetId } }
    const mutations = [{ id: randomUUID(), seq: 1, at: Date.now(), body }]
    const pushed = await api.call(ann, 'POST', '/api/sync', { clientId: randomUUID(), mutations })
    expect(pushed.body['results']).toMatchObject([{ refused: { errors: [{ field: 'changeSetId' }] } }])
  })

  it('OPS-06 a refusal lists some of many places, and those of a list of any length are asked for at once', async () => {
    const productIds = Array.from({ length: 2_000 }, () => randomUUID())
    const { status, body } = await api.call(ann, 'POST', '/api/price-lists', { title: 'Long', productIds })
    expect([status, listOf(body['errors']).length]).toEqual([422, 20])
  })

  it('API-02 every id that a caller may write says which kind it names', () => {
    const isId = (name: string, field: Field): boolean =>
      /Ids?$/.test(name) && !field.readOnly && (accepts(field, randomUUID()) || accepts(field, [randomUUID()]))
    const says = ({ target, names, namesLine }: Field): boolean => (target ?? names ?? namesLine) !== undefined
    const others = new Set(['insightId', 'subscriptionId', 'vatId', 'taxId', 'customerVatId'])
    const open = entities
      .filter(({ serverOnly }) => !serverOnly)
      .flatMap((entity) =>
        fieldsOf(entity).flatMap(([name, field]) => [[name, field] as const, ...Object.entries(field.line ?? {})]),
      )
      .filter(([name, field]) => isId(name, field) && !says(field))
    expect(open.map(([name]) => name).filter((name) => !others.has(name))).toEqual([])
    expect(PLACES.length).toBeGreaterThan(10)
  })
})

function accepts(field: Field, value: unknown): boolean {
  return field.stored.safeParse(value).success
}

function bodyOf({ entity, field, inner }: Place, id: string): AnyPatch {
  if (inner === 'id') return { [field]: [{ id, amount: 1 }] }
  if (inner !== undefined) {
    const { description, unitPrice } = entity.fields[field]?.line ?? {}
    const more = { ...(description ? { description: 'One' } : {}), ...(unitPrice ? { unitPrice: 1 } : {}) }
    return { [field]: [{ [inner]: id, ...more }] }
  }
  return { [field]: entity.fields[field]?.type === 'tags' ? [id] : id }
}

function storedOf(place: Place, id: string): AnyPatch {
  const { entity, field, inner } = place
  if (inner === undefined) return bodyOf(place, id)
  if (inner === 'id') return { [field]: { lines: { [id]: { amount: 10_000 } } } }
  const line = Object.entries(entity.fields[field]?.line ?? {}).map(([name, each]) => [name, each.fallback] as const)
  return {
    [field]: {
      lines: {
        new: {
          ...Object.fromEntries(line.filter(([name]) => !entity.fields[field]?.line?.[name]?.readOnly)),
          [inner]: id,
        },
      },
    },
  }
}

function storedParent(kind: string, parent: Readonly<Record<string, string>>): AnyPatch {
  return {
    ...leastBody(declared(kind)),
    ...parent,
    ...(kind === 'scheduledPrice' ? { startsAt: 4_000_000_000_000 } : {}),
  }
}
