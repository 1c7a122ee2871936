import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { exchangeRateMessages } from '#domain/exchange-rate-messages.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls } from '#test/document-calls.ts'
import { keepSet } from '../currency/rate-sets.ts'

const SHIPPED = { currency: 'EUR', rate: '0.8760403', date: '2026-07-06', source: 'ECB', amount: '15.77' }
const UNKNOWN = { currency: 'EUR', rate: '', date: '', source: '', amount: '' }

describeOneEngine('tax in the own currency', (context) => {
  let api: TestApi
  let user: string
  const { call, make, mark, read, remove } = documentCalls(
    () => api,
    () => user,
  )
  const patch = async (id: unknown, body: object) => {
    const answer = await call('PATCH', `/${String(id)}`, body)
    expect(answer.status, answer.text).toBe(200)
    return answer.body
  }
  const keep = (date: string, USD: string) =>
    context.dataAccess.asSystemBatch([keepSet({ base: 'EUR', date, source: 'ECB', rates: { USD, SEK: '11' } })])
  const business = (body: object) => api.call(user, 'POST', '/api/business-profiles', { name: 'Shop', ...body })

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    await context.dataAccess.asSystemBatch([{ text: 'delete from exchange_rates' }])
    await business({ country: 'DE' })
  })

  it('DOC-16 a draft in another currency tells it at the rate of its day, and each edit renews that', async () => {
    const { id, ownTax, taxAmount } = await make('invoice', { currency: 'USD' })
    expect([taxAmount, ownTax]).toEqual([18, SHIPPED])
    await keep('2026-07-10', '1.2')
    expect(await patch(id, { issueDate: '2026-07-12' })).toMatchObject({
      ownTax: { currency: 'EUR', rate: '0.83333333', date: '2026-07-10', source: 'ECB', amount: '15.00' },
    })
    await keep('2026-07-10', '1.25')
    expect(await patch(id, { customerNotes: 'Hello' })).toMatchObject({ ownTax: { rate: '0.8', amount: '14.40' } })
    expect(await patch(id, { issueDate: '2026-07-07' })).toMatchObject({ ownTax: SHIPPED })
    expect(await patch(id, { issueDate: '2026-07-05' })).toMatchObject({ ownTax: UNKNOWN })
    expect(await patch(id, { currency: 'SEK', currencyChange: 'keep', issueDate: '2026-07-07' })).toMatchObject({
      ownTax: { rate: '0.090785293', amount: '1.63' },
    })
    expect(await patch(id, { currency: 'EUR', currencyChange: 'keep' })).toMatchObject({ ownTax: null })
  })

  it('DOC-16 it gets the rate as it is issued and keeps it, whatever rates and edits come', async () => {
    const { id } = await make('invoice', { currency: 'USD', issueDate: '2026-07-12' })
    await keep('2026-07-10', '1.2')
    const sent = await mark(id, 'sent')
    const issued = { currency: 'EUR', rate: '0.83333333', date: '2026-07-10', source: 'ECB', amount: '15.00' }
    expect(sent.body).toMatchObject({ ownTax: issued, revision: 0 })
    await keep('2026-07-10', '1.25')
    expect(await patch(id, { customerNotes: 'Hello', issueDate: '2026-07-06' })).toMatchObject({ ownTax: issued })
    const items = [{ description: 'Mug', quantity: 1, unitPrice: 100, taxPercent: 9 }]
    expect(await patch(id, { items })).toMatchObject({ ownTax: { ...issued, amount: '7.50' } })
    await api.call(user, 'PATCH', `/api/business-profiles/${String((await read(id))['businessProfileId'])}`, {
      country: 'US',
    })
    expect(await patch(id, { notes: 'Moved' })).toMatchObject({ ownTax: { ...issued, amount: '7.50' } })
    const whole = await read(id)
    const put = await call('PUT', `/${String(id)}`, whole)
    expect(put.status, put.text).toBe(200)
    expect(put.body).toMatchObject({ ownTax: { ...issued, amount: '7.50' }, revision: whole['revision'] })
  })

  it('DOC-16 one that is issued as it is made has its rate at once, by whatever way it comes', async () => {
    expect(await make('invoice', { currency: 'USD', status: 'sent' })).toMatchObject({ ownTax: SHIPPED, revision: 0 })
    const { id } = await make('invoice', { currency: 'USD', issueDate: '2026-07-05' })
    const body = { op: 'patch', kind: 'document', id, base: 0, data: { status: 'sent', issueDate: '2026-07-06' } }
    const mutation = { id: randomUUID(), seq: 1, at: Date.now(), body }
    const pushed = await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations: [mutation] })
    expect(pushed.status, pushed.text).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'sent', ownTax: SHIPPED, documentNumber: 'INV202607-0002' })
  })

  it('DOC-16 where no rate is known one can be typed, which is of these two currencies alone', async () => {
    const { id, ownTax } = await make('invoice', { currency: 'ARS' })
    expect(ownTax).toEqual(UNKNOWN)
    const typed = { currency: 'EUR', rate: '0.00061', date: '2026-07-06', source: 'own', amount: '0.01' }
    expect(await patch(id, { taxExchangeRate: '0.00061' })).toMatchObject({ ownTax: typed })
    await mark(id, 'sent')
    expect(await patch(id, { notes: 'x' })).toMatchObject({ ownTax: typed, taxExchangeRate: '0.00061' })
    const copy = await call('POST', `/${String(id)}/duplicate`, {})
    expect(copy.body).toMatchObject({ taxExchangeRate: '', ownTax: UNKNOWN })
    expect(await patch(id, { currency: 'USD', currencyChange: 'keep' })).toMatchObject({
      taxExchangeRate: '',
      ownTax: SHIPPED,
    })
    const other = await make('invoice', { currency: 'USD', taxExchangeRate: '0.9' })
    expect(other).toMatchObject({ ownTax: { rate: '0.9', source: 'own', amount: '16.20' } })
    expect(await patch(other['id'], { taxExchangeRate: '' })).toMatchObject({ ownTax: SHIPPED })
    for (const taxExchangeRate of ['-1', '999999999999']) {
      const refused = await call('PATCH', `/${String(id)}`, { taxExchangeRate })
      expect([refused.status, refused.body['errors']]).toEqual([
        400,
        [{ field: 'taxExchangeRate', message: exchangeRateMessages.noRate }],
      ])
    }
  })

  it('DOC-08 DOC-16 a credit note takes the tax back at the rate of its invoice', async () => {
    const { id } = await make('invoice', { currency: 'USD' })
    await mark(id, 'sent')
    await keep('2026-07-07', '1.5')
    const note = await call('POST', `/${String(id)}/credit-note`, { reason: 'Broken' })
    expect(note.body).toMatchObject({ documentType: 'creditnote', ownTax: SHIPPED })
    expect((await mark(note.body['id'], 'sent')).body).toMatchObject({ ownTax: SHIPPED })
  })

  it('DOC-08 DOC-16 credit notes of parts come to the tax of their invoice in the own currency too, and stay so', async () => {
    const part = (id: string) => ({ id, description: 'Mug', quantity: 1, unitPrice: 100, taxPercent: 6 })
    const { id, ownTax } = await make('invoice', { currency: 'USD', items: [part('a'), part('b'), part('c')] })
    expect(ownTax).toEqual(SHIPPED)
    await mark(id, 'sent')
    const credit = async (line: string, amount: string) => {
      const note = await call('POST', `/${String(id)}/credit-note`, { items: [{ id: line, quantity: 1 }] })
      expect(note.status, note.text).toBe(201)
      expect(note.body).toMatchObject({ ownTax: { ...SHIPPED, amount } })
      return note.body['id']
    }
    const first = await credit('a', '5.26')
    const second = await credit('b', '5.25')
    const third = await credit('c', '5.26')
    await mark(second, 'sent')
    await remove(third)
    await remove(first)
    expect(await patch(second, { notes: 'Seen' })).toMatchObject({ ownTax: { ...SHIPPED, amount: '5.25' } })
    await credit('a', '5.26')
    await credit('c', '5.26')
  })

  it('DOC-16 nobody is asked where the country does not ask, the currency is its own, or no tax is told', async () => {
    expect(await make('invoice', { currency: 'EUR' })).toMatchObject({ ownTax: null })
    expect(await make('quote', { currency: 'USD' })).toMatchObject({ ownTax: null })
    const untaxed = [{ description: 'Mug', quantity: 1, unitPrice: 100, taxCategory: 'G' }]
    expect(await make('invoice', { currency: 'USD', items: untaxed })).toMatchObject({ ownTax: null })
    user = await context.newUser()
    await business({ country: 'US' })
    expect(await make('invoice', { currency: 'EUR' })).toMatchObject({ ownTax: null })
  })

  it('DOC-18 where what was issued is final, so is its rate', async () => {
    user = await context.newUser()
    await business({ country: 'DE', finalDocuments: true })
    const { id } = await make('invoice', { currency: 'USD' })
    await mark(id, 'sent')
    const refused = await call('PATCH', `/${String(id)}`, { taxExchangeRate: '0.9' })
    expect(refused.body['errors']).toMatchObject([{ field: 'taxExchangeRate' }])
    expect(await read(id)).toMatchObject({ ownTax: SHIPPED })
  })
})
