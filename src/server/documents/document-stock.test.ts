import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls, line } from '#test/document-calls.ts'

const BUSINESSES = {
  'a business that numbers at creation': {},
  'a business that numbers what it issues': { numberAt: 'issue' },
  'a business that tells its tax in a currency of its own': { country: 'DE', vatId: 'DE136695976' },
} as const

type Edited = (item: Json) => object | null

describeOneEngine('the stock of documents', (context) => {
  let api: TestApi
  let user: string
  const { call, make, mark, read, remove } = documentCalls(
    () => api,
    () => user,
  )

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  const shelf = async () => {
    const variants = [{ id: 's', name: 'Small', stock: 10 }]
    const { body } = await api.call(user, 'POST', '/api/products', { name: 'Mug', stock: 10, variants })
    const productId = body['id']
    const items = ['', 's'].map((variantId) => ({ ...line, productId, variantId }))
    const read = async () => {
      const mug = (await api.call(user, 'GET', `/api/products/${String(productId)}`)).body
      return [mug['stock'], listOf(mug['variants'])[0]?.['stock']]
    }
    return { items, read }
  }

  it.each(Object.entries(BUSINESSES))('DOC-19 %s moves what it sells, takes back or receives once', async (_, own) => {
    await api.call(user, 'POST', '/api/business-profiles', { name: 'Shop', isDefault: true, ...own })
    for (const [type, status, left] of [
      ['invoice', 'sent', 8],
      ['invoice', 'paid', 8],
      ['receipt', 'sent', 8],
      ['creditnote', 'sent', 12],
      ['purchaseorder', 'received', 12],
    ] as const) {
      const atOnce = await shelf()
      await make(type, { status, movesStock: true, items: atOnce.items })
      expect(await atOnce.read(), `${type} made as ${status}`).toEqual([left, left])
      const later = await shelf()
      const { id } = await make(type, { items: later.items })
      await mark(id, status, { stock: true })
      expect(await later.read(), `${type} marked as ${status}`).toEqual([left, left])
    }
  })

  it('DOC-08 DOC-19 a draft that drafts credit in full leaves the stock alone, and takes from it when it is sent after all', async () => {
    const { items, read } = await shelf()
    const { id } = await make('invoice', { movesStock: true, items })
    const note = (await call('POST', `/${String(id)}/credit-note`, {})).body
    expect([(await call('GET', `/${String(id)}`)).body['status'], await read()]).toEqual(['draft', [10, 10]])
    expect((await remove(note['id'])).status).toBe(204)
    expect((await mark(id, 'sent')).body).toMatchObject({ status: 'sent' })
    expect(await read()).toEqual([8, 8])
    // Refunded and sent again, nothing goes a second time.
    const other = (await call('POST', `/${String(id)}/credit-note`, {})).body
    expect((await mark(other['id'], 'sent')).body).toMatchObject({ status: 'sent' })
    expect([(await call('GET', `/${String(id)}`)).body['status'], await read()]).toEqual(['refunded', [8, 8]])
    expect((await call('PATCH', `/${String(other['id'])}`, { items: items.slice(1) })).status).toBe(200)
    expect([(await call('GET', `/${String(id)}`)).body['status'], await read()]).toEqual(['sent', [8, 8]])
  })

  /** Edits of a sent invoice with two mugs and two small ones, and the stock after each. */
  const EDITS: Readonly<Record<string, readonly [edit: Edited, left: readonly number[]]>> = {
    'a quantity': [() => ({ quantity: 5 }), [8, 5, 10]],
    'another variant': [() => ({ variantId: 'm' }), [8, 10, 8]],
    'another product': [() => ({ productId: null, variantId: '' }), [8, 10, 10]],
    'a line removed': [() => null, [8, 10, 10]],
  }
  const push = async (body: object): Promise<void> => {
    const mutation = { id: randomUUID(), seq: 1, at: Date.now(), body }
    const mutations = [mutation]
    const answer = await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations })
    expect(listOf(answer.body['results'])[0]?.['refused']).toBeUndefined()
  }
  const sizeOf = (item: Json) => String(item['variantId'])
  /** The lines of a document, the small one edited. */
  const editedItems = (document: Json, edit: Edited) =>
    listOf(document['items']).flatMap((item) => {
      const change = sizeOf(item) === 's' ? edit(item) : {}
      return change === null ? [] : [Object.assign({}, item, change)]
    })
  /** Takes an invoice back and issues a right one in its place. */
  const reissued = async (id: unknown, edit: Edited): Promise<void> => {
    const made = listOf((await read(id))['relatedDocuments'])
    const of = (as: string) => made.find(({ relationship }) => String(relationship) === as)?.['id']
    expect((await mark(of('refunded_by'), 'sent', { stock: true })).status).toBe(200)
    const copy = of('corrected_by')
    expect((await call('PATCH', `/${String(copy)}`, { items: editedItems(await read(copy), edit) })).status).toBe(200)
    expect((await mark(copy, 'sent', { stock: true })).status).toBe(200)
  }
  const PATHS: Readonly<Record<string, (id: string, edit: Edited) => Promise<void>>> = {
    PATCH: async (id, edit) => {
      const items = editedItems(await read(id), edit)
      expect((await call('PATCH', `/${id}`, { items })).status).toBe(200)
    },
    PUT: async (id, edit) => {
      const before = await read(id)
      const items = editedItems(before, edit)
      expect((await call('PUT', `/${id}`, Object.assign({}, before, { items }))).status).toBe(200)
    },
    'a push': async (id, edit) => {
      const before = await read(id)
      const small = listOf(before['items']).find((item) => sizeOf(item) === 's')!
      const change = edit(small)
      const told = change && 'quantity' in change ? { quantity: Number(change.quantity) * 10_000 } : change
      const items = { lines: { [String(small['id'])]: told } }
      await push({
        op: 'patch',
        kind: 'document',
        id,
        base: Number(before['version']),
        data: { items },
        why: 'Miscounted',
      })
    },
    'Correct…': async (id, edit) => {
      expect((await call('POST', `/${id}/correct`, { reason: 'Miscounted' })).status).toBe(201)
      await reissued(id, edit)
    },
    'Correct… as a command': async (id, edit) => {
      await push({ op: 'command', name: 'document/correct', input: { id, reason: 'Miscounted' } })
      await reissued(id, edit)
    },
  }

  const TABLE = Object.entries(PATHS).flatMap(([path, act]) =>
    Object.entries(EDITS).map(([what, [edit, left]]) => [what, path, act, edit, left] as const),
  )

  it.each(TABLE)(
    'DOC-18 DOC-19 %s: the stock of a sent invoice follows, by %s',
    async (_what, _path, act, edit, left) => {
      const variants = ['s', 'm'].map((id) => ({ id, name: id.toUpperCase(), stock: 10 }))
      const { body: mug } = await api.call(user, 'POST', '/api/products', { name: 'Mug', stock: 10, variants })
      const items = ['', 's'].map((variantId) => ({ ...line, productId: mug['id'], variantId }))
      const stock = async () => {
        const { body } = await api.call(user, 'GET', `/api/products/${String(mug['id'])}`)
        return [body['stock'], ...listOf(body['variants']).map((each) => each['stock'])]
      }
      const { id } = await make('invoice', { status: 'sent', movesStock: true, items })
      expect(await stock()).toEqual([8, 8, 10])
      await act(String(id), edit)
      expect(await stock()).toEqual(left)
    },
  )
})
