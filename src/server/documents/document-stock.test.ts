import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'
import { documentCalls, line } from '#test/document-calls.ts'

const BUSINESSES = {
  'a business that numbers at creation': {},
  'a business that numbers what it issues': { numberAt: 'issue' },
  'a business that tells its tax in a currency of its own': { country: 'DE', vatId: 'DE136695976' },
} as const

describeEachEngine('the stock of documents', (context) => {
  let api: TestApi
  let user: string
  const { call, make, mark, remove } = documentCalls(
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

  it('DOC-08 DOC-19 a draft that is credited in full leaves the stock alone, and takes from it when it is sent after all', async () => {
    const { items, read } = await shelf()
    const { id } = await make('invoice', { movesStock: true, items })
    const note = (await call('POST', `/${String(id)}/credit-note`, {})).body
    expect([(await call('GET', `/${String(id)}`)).body['status'], await read()]).toEqual(['refunded', [10, 10]])
    expect((await remove(note['id'])).status).toBe(204)
    expect((await mark(id, 'sent')).body).toMatchObject({ status: 'sent' })
    expect(await read()).toEqual([8, 8])
    // Refunded and sent again, nothing goes a second time.
    const other = (await call('POST', `/${String(id)}/credit-note`, {})).body
    expect((await remove(other['id'])).status).toBe(204)
    expect([(await call('GET', `/${String(id)}`)).body['status'], await read()]).toEqual(['sent', [8, 8]])
  })
})
