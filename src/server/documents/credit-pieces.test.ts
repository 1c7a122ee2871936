import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls, line } from '#test/document-calls.ts'

describeOneEngine('an invoice that is credited in pieces', (context) => {
  let api: TestApi
  let user: string
  const { call, make, mark, read, remove } = documentCalls(
    () => api,
    () => user,
  )
  const credit = (id: unknown, quantities: Readonly<Record<string, number>>) =>
    call('POST', `/${String(id)}/credit-note`, {
      items: Object.entries(quantities).map(([lineId, quantity]) => ({ id: lineId, quantity })),
    })
  const invoice = async (items: readonly object[], more: object = {}): Promise<Json> => {
    const made = await make('invoice', { items, ...more })
    await mark(made['id'], 'sent')
    return made
  }

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  it('DOC-08 three credit notes of a third each come to the invoice to the cent, in whichever way tax is taken', async () => {
    const lines = [
      { id: 'a', description: 'Thirds', quantity: 3, unitPrice: '33.3333', taxPercent: 19, discountPercent: 3.3333 },
      { id: 'b', description: 'Odd', quantity: 3, unitPrice: '0.335', taxPercent: 19, discountAmount: '0.10' },
      { id: 'c', description: 'Other rate', quantity: 3, unitPrice: '1.115', taxPercent: 7 },
    ]
    for (const pricesIncludeTax of [false, true]) {
      const { id, total, taxAmount, subtotal } = await invoice(lines, { pricesIncludeTax })
      const notes: Json[] = []
      for (let piece = 0; piece < 3; piece += 1) {
        const made = await credit(id, { a: 1, b: 1, c: 1 })
        expect(made.status, made.text).toBe(201)
        notes.push(made.body)
      }
      const sum = (name: string): string => notes.reduce((whole, each) => whole + Number(each[name]), 0).toFixed(2)
      expect([sum('total'), sum('taxAmount'), sum('subtotal')]).toEqual(
        [total, taxAmount, subtotal].map((each) => Number(each).toFixed(2)),
      )
      expect(await read(id)).toMatchObject({ status: 'sent', creditedAmount: total })
      // What is marked later stays as it was credited.
      for (const note of notes) expect((await mark(note['id'], 'sent')).body).toMatchObject({ total: note['total'] })
      expect(await read(id)).toMatchObject({ status: 'refunded', balanceDue: 0 })
    }
  })

  it('DOC-08 DOC-18 an issued piece keeps its figures when another one is deleted and it is touched again', async () => {
    const { id } = await invoice([{ id: 'a', description: 'Odd', quantity: 3, unitPrice: '3.335', taxPercent: 19 }])
    const first = await credit(id, { a: 1 })
    const { body: second } = await credit(id, { a: 1 })
    const asIssued = { subtotal: 3.33, taxAmount: 0.64, total: 3.97 }
    const path = `/${String(second['id'])}`
    expect((await mark(second['id'], 'sent')).body).toMatchObject(asIssued)
    expect((await remove(first.body['id'])).status).toBe(204)
    expect((await call('PATCH', path, { notes: 'Seen' })).body).toMatchObject({ ...asIssued, revision: 0 })
    expect((await call('PUT', path, await read(second['id']))).body).toMatchObject({ ...asIssued, revision: 0 })
    expect((await mark(second['id'], 'applied')).body).toMatchObject(asIssued)
    // What is left comes to the rest of the invoice.
    expect((await credit(id, { a: 2 })).body).toMatchObject({ subtotal: 6.68, taxAmount: 1.26, total: 7.94 })
    // A line that is changed is worked out anew.
    const items = [{ id: 'a', description: 'Odd', quantity: 1, unitPrice: '3.30', taxPercent: 19 }]
    expect((await call('PATCH', path, { items })).body).toMatchObject({ subtotal: 3.3, taxAmount: 0.63, revision: 1 })
  })

  it('DOC-08 without lines a credit note takes all that others have left, and the two come to the invoice', async () => {
    const lines = [
      { id: 'a', description: 'Odd', quantity: 3, unitPrice: '33.3333', taxPercent: 19, discountAmount: '0.10' },
      { id: 'b', description: 'Other rate', quantity: 1, unitPrice: '4.555', taxPercent: 7 },
    ]
    const { id, total } = await invoice(lines)
    const first = await credit(id, { a: 1, b: 1 })
    const rest = await call('POST', `/${String(id)}/credit-note`, { reason: 'All of it' })
    expect(rest.status, rest.text).toBe(201)
    expect(listOf(rest.body['items']).map((each) => [each['id'], each['quantity']])).toEqual([['a', 2]])
    expect((Number(first.body['total']) + Number(rest.body['total'])).toFixed(2)).toBe(Number(total).toFixed(2))
    expect(await read(id)).toMatchObject({ creditedAmount: total })
    const again = await call('POST', `/${String(id)}/credit-note`)
    expect([again.status, again.body['errors']]).toEqual([
      400,
      [{ field: 'items', message: expect.stringContaining('more than is left to credit of the invoice: 0.00') }],
    ])
  })

  it('DOC-08 DOC-15 where all pieces are credited at a lower price, the money that is left is credited as a line of each rate', async () => {
    const lines = [
      { id: 'a', description: 'Odd', quantity: 3, unitPrice: '33.3333', taxPercent: 19 },
      { id: 'b', description: 'Other rate', quantity: 1, unitPrice: '4.555', taxPercent: 7 },
    ]
    const { id, total, documentNumber } = await invoice(lines)
    const first = await credit(id, { a: 3, b: 1 })
    const cheaper = listOf(first.body['items']).map((each) =>
      Object.assign({}, each, { unitPrice: Number(each['unitPrice']) - 1 }),
    )
    const lowered = await call('PATCH', `/${String(first.body['id'])}`, { items: cheaper })
    expect(lowered.status, lowered.text).toBe(200)
    const rest = await call('POST', `/${String(id)}/credit-note`, { reason: 'All of it' })
    expect(rest.status, rest.text).toBe(201)
    const description = `Rest of invoice ${String(documentNumber)}`
    expect(listOf(rest.body['items'])).toMatchObject([
      { description, quantity: 1, unitPrice: 3, taxPercent: 19 },
      { description, quantity: 1, unitPrice: 1, taxPercent: 7 },
    ])
    expect((Number(lowered.body['total']) + Number(rest.body['total'])).toFixed(2)).toBe(Number(total).toFixed(2))
    for (const note of [first, rest]) expect((await mark(note.body['id'], 'sent')).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'refunded', balanceDue: 0 })
  })

  it('DOC-08 DOC-15 one note takes the pieces that are left and the money of those credited at a lower price', async () => {
    const lines = [
      { id: 'a', description: 'Lamp', quantity: 1, unitPrice: 100 },
      { id: 'b', description: 'Bulb', quantity: 1, unitPrice: 10 },
    ]
    const { id, total } = await invoice(lines, { currency: 'EUR' })
    const first = await credit(id, { a: 1 })
    const items = listOf(first.body['items']).map((each) => Object.assign({}, each, { unitPrice: 50 }))
    expect((await call('PATCH', `/${String(first.body['id'])}`, { items })).status).toBe(200)
    const rest = await call('POST', `/${String(id)}/credit-note`)
    expect(rest.status, rest.text).toBe(201)
    expect(listOf(rest.body['items'])).toMatchObject([
      { id: 'b', quantity: 1, unitPrice: 10 },
      { quantity: 1, unitPrice: 50 },
    ])
    for (const note of [first, rest]) expect((await mark(note.body['id'], 'sent')).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'refunded', balanceDue: 0, creditedAmount: total })
  })

  it('DOC-08 DOC-15 a cent that the rounding of tax leaves is refused by name, and paying it settles the invoice', async () => {
    const sold = { id: 'a', description: 'Cup', quantity: 1, unitPrice: '10.03', taxPercent: 19 }
    const { id } = await invoice([sold], { currency: 'EUR' })
    const first = await credit(id, { a: 1 })
    const items = [{ ...sold, unitPrice: '5.01' }]
    expect((await call('PATCH', `/${String(first.body['id'])}`, { items })).body).toMatchObject({ total: 5.96 })
    const rest = await call('POST', `/${String(id)}/credit-note`)
    expect(rest.body).toMatchObject({ total: 5.97 })
    for (const note of [first, rest]) expect((await mark(note.body['id'], 'sent')).status).toBe(200)
    const refused = await call('POST', `/${String(id)}/credit-note`)
    const why = '0.01 EUR is left of this invoice only because tax is rounded for each document.'
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining(`${why} Record it as a payment of the customer.`),
    ])
    const paid = await call('POST', `/${String(id)}/payments`, { amount: '0.01' })
    expect(paid.body, paid.text).toMatchObject({ status: 'paid', balanceDue: 0 })
  })

  it('DOC-08 a line is credited no more often than it was sold, over all credit notes that are not void', async () => {
    const { id } = await invoice([
      { ...line, id: 'a', quantity: 3 },
      { ...line, id: 'b', description: 'Plate' },
    ])
    const first = await credit(id, { a: 2 })
    expect(first.status).toBe(201)
    const refused = await credit(id, { a: 2 })
    const number = String(first.body['documentNumber'])
    const left = `take back more of "Mug" than is left: 1 of 3, after credit note ${number}`
    expect([refused.status, refused.body['errors']]).toEqual([400, [{ field: 'items', message: left }]])
    // Neither by REST with lines of its own, nor by an edit of the credit note that is there.
    const own = { documentType: 'creditnote', originalInvoiceId: id, items: [{ ...line, id: 'a', quantity: 2 }] }
    expect((await call('POST', '', own)).body['errors']).toEqual([{ field: 'items', message: left }])
    const more = await call('PATCH', `/${String(first.body['id'])}`, { items: [{ ...line, id: 'a', quantity: 4 }] })
    expect(more.body['errors']).toMatchObject([
      { field: 'items', message: 'take back more of "Mug" than is left: 3 of 3' },
    ])
    expect((await remove(first.body['id'])).status).toBe(204)
    expect((await credit(id, { a: 3 })).status).toBe(201)
    const less = await call('PATCH', `/${String(id)}`, { items: [{ ...line, id: 'a', quantity: 2, unitPrice: 500 }] })
    expect(less.body['errors']).toMatchObject([
      { field: 'items', message: 'keep less of "Mug" than was credited already: 3' },
    ])
  })

  it('DOC-08 a credit note that charges makes no room to take back more than was sold, in quantity and in money', async () => {
    const { id } = await invoice([
      { ...line, id: 'a', quantity: 3, unitPrice: 10 },
      { ...line, id: 'b', description: 'Plate', unitPrice: 500 },
    ])
    for (const quantity of [-3, 0, '0.00001']) {
      const refused = await call('POST', `/${String(id)}/credit-note`, { items: [{ id: 'a', quantity }] })
      expect(refused.body['errors']).toEqual([
        { field: 'items', message: 'take back some of "Mug", or leave the line out' },
      ])
    }
    const twice = await call('POST', `/${String(id)}/credit-note`, {
      items: [1, 2].map((quantity) => ({ id: 'a', quantity })),
    })
    expect(twice.body['errors']).toEqual([{ field: 'items', message: 'must name each line once' }])
    const own = (items: readonly object[]) =>
      call('POST', '', { documentType: 'creditnote', originalInvoiceId: id, items })
    const charging = await own([{ ...line, id: 'a', quantity: -3, unitPrice: 10 }])
    expect(charging.status, charging.text).toBe(201)
    expect((await credit(id, { a: 4 })).body['errors']).toEqual([
      { field: 'items', message: 'take back more of "Mug" than is left: 3 of 3' },
    ])
    expect((await credit(id, { a: 3 })).status).toBe(201)
    expect((await remove(charging.body['id'])).status).toBe(204)
    const { id: other, total } = await invoice([{ ...line, id: 'a', unitPrice: 10, taxPercent: 0 }])
    const free = (unitPrice: unknown) =>
      call('POST', '', {
        documentType: 'creditnote',
        originalInvoiceId: other,
        items: [{ description: 'Rebate', quantity: 1, unitPrice }],
      })
    const most = Number(total).toFixed(2)
    expect((await free(-5)).status).toBe(201)
    expect((await free(Number(total) + 1)).body['errors']).toEqual([
      { field: 'items', message: `come to more than is left to credit of the invoice: ${most} USD of ${most} USD` },
    ])
    expect((await free(total)).status).toBe(201)
  })

  it('DOC-08 what takes back a line below zero alone leaves the rest, which stays bound to it', async () => {
    const lines = [
      { id: 'a', description: 'Work', quantity: 1, unitPrice: 100, taxPercent: 20 },
      { id: 'b', description: 'Rebate', quantity: 1, unitPrice: -50, taxPercent: 20 },
      { id: 'c', description: 'Way', quantity: 2, unitPrice: 10, taxPercent: 20 },
    ]
    const { id } = await invoice(lines)
    expect((await credit(id, { a: 1, c: 2 })).body['errors']).toEqual([
      { field: 'items', message: 'come to more than is left to credit of the invoice: 84.00 USD of 84.00 USD' },
    ])
    const rebate = await credit(id, { b: 1 })
    expect(rebate.body).toMatchObject({ total: -60 })
    expect((await credit(id, { c: 1 })).body).toMatchObject({ total: 12 })
    const rest = await call('POST', `/${String(id)}/credit-note`)
    expect(rest.body, rest.text).toMatchObject({ total: 132 })
    const refused = await remove(rebate.body['id'])
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      [
        {
          field: 'creditedAmount',
          message: 'would come to 144.00 USD of 84.00 USD. Delete the other credit notes first',
        },
      ],
    ])
    for (const note of [rest, rebate]) expect((await remove(note.body['id'])).status).toBe(204)
    expect(await read(id)).toMatchObject({ creditedAmount: 12 })
  })

  it('DOC-08 no more of an invoice below zero is credited than it comes to, whichever line is first', async () => {
    const lines = [
      { id: 'a', description: 'Work', quantity: 1, unitPrice: 10, taxPercent: 19 },
      { id: 'b', description: 'Rebate', quantity: 1, unitPrice: -30, taxPercent: 19 },
    ]
    const { id } = await invoice(lines)
    const tooMuch = 'come to more than is left to credit of the invoice: -23.80 USD of -23.80 USD'
    expect((await credit(id, { b: 1 })).body['errors']).toEqual([{ field: 'items', message: tooMuch }])
    const work = await credit(id, { a: 1 })
    expect(work.body).toMatchObject({ total: 11.9 })
    expect((await call('POST', `/${String(id)}/credit-note`)).body).toMatchObject({ total: -35.7 })
    expect((await remove(work.body['id'])).body['errors']).toMatchObject([{ field: 'creditedAmount' }])
    expect(await read(id)).toMatchObject({ creditedAmount: -23.8 })
  })

  it('DOC-08 a credit note whose lines name products takes back no more of a product than was sold', async () => {
    const product = await api.call(user, 'POST', '/api/products', { name: 'Cup' })
    expect(product.status, product.text).toBe(201)
    const productId = product.body['id']
    const sold = { productId, description: 'Cup', unitPrice: 10, taxPercent: 0 }
    const { id } = await invoice([
      { ...sold, quantity: 1 },
      { ...sold, quantity: 2 },
      { description: 'Work', quantity: 1, unitPrice: 500 },
    ])
    const note = (quantity: number) =>
      call('POST', '', { documentType: 'creditnote', originalInvoiceId: id, items: [{ ...sold, quantity }] })
    expect((await note(4)).body['errors']).toEqual([
      { field: 'items', message: 'take back more of "Cup" than is left: 3 of 3' },
    ])
    expect((await note(2)).status).toBe(201)
    expect((await note(2)).body['errors']).toMatchObject([
      { field: 'items', message: expect.stringContaining('1 of 3') },
    ])
    // A price that went down afterwards gives money back and no product: a line that names none.
    const rebate = { description: 'Rebate', quantity: 1, unitPrice: 5, taxPercent: 0 }
    const given = await call('POST', '', { documentType: 'creditnote', originalInvoiceId: id, items: [rebate] })
    expect(given.status, given.text).toBe(201)
  })

  it('DOC-08 SYNC-04 two devices that credit the same line offline: the second one is refused by name', async () => {
    const { id } = await invoice([
      { ...line, id: 'a', quantity: 2 },
      { ...line, id: 'b', description: 'Plate' },
    ])
    const push = async () => {
      const input = { invoiceId: id, newId: randomUUID(), reason: '', items: [{ id: 'a', quantity: 20_000 }] }
      const body = { op: 'command', name: 'document/credit', input }
      const mutations = [{ id: randomUUID(), seq: 1, at: Date.now(), body }]
      const pushed = await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations })
      return listOf(pushed.body['results'])[0]
    }
    expect(await push()).toHaveProperty('version')
    expect(JSON.stringify(await push())).toMatch(/than is left: 0 of 2, after credit note CN\d+-0001"/)
  })
})
