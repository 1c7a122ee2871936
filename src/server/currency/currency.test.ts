import { beforeAll, beforeEach, expect, it } from 'vitest'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { keepSet } from './rate-sets.ts'

const TODAY = new Date().toISOString().slice(0, 10)

describeOneEngine('currency', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
  })
  beforeEach(() => context.dataAccess.asSystemBatch([{ text: 'delete from exchange_rates' }]))

  const get = (path: string) => api.call(user, 'GET', `/api/currency/${path}`)
  const keep = (date: string, USD: string) =>
    context.dataAccess.asSystemBatch([keepSet({ base: 'EUR', date, source: 'ECB', rates: { USD, JPY: '182.40' } })])

  it('CUR-02 without any network the shipped rates answer, with their day, source and that they are stale', async () => {
    const shipped = { date: '2026-07-06', source: 'ECB', stale: true }
    const { status, body } = await get('exchange-rates')
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...shipped, base: 'EUR', rates: SHIPPED_RATES.rates })
    expect((await get('convert?from=EUR&to=USD&amount=1')).body).toMatchObject(shipped)
    expect((await get('supported-currencies')).body).toMatchObject(shipped)
    expect((await get('health')).body).toMatchObject({
      ...shipped,
      status: 'degraded',
      refresh: 'off',
      fetchedAt: null,
    })
  })

  it('CUR-01 convert answers an exact amount, rounded once to the minor unit of its currency', async () => {
    expect((await get('convert?from=USD&to=JPY&amount=99.99&date=2026-07-06')).body).toEqual({
      date: '2026-07-06',
      source: 'ECB',
      ageDays: 0,
      stale: false,
      from: 'USD',
      to: 'JPY',
      amount: 99.99,
      result: 16_232,
      rate: '162.339027595',
    })
    expect((await get('convert?from=jpy&to=eur&amount=1000')).body).toMatchObject({
      from: 'JPY',
      to: 'EUR',
      result: 5.4,
    })
    expect((await get('convert?from=CHF&to=CHF&amount=-12.345')).body).toMatchObject({ result: -12.35, rate: '1' })
  })

  it('CUR-01 rates of another base are worked out of the published ones', async () => {
    const { body } = await get('exchange-rates?base=USD&date=2026-07-08')
    expect(body).toMatchObject({ base: 'USD', ageDays: 2, stale: false })
    expect(body['rates']).toMatchObject({ EUR: '0.876040297854', JPY: '162.339027595' })
    expect(body['rates']).not.toHaveProperty('USD')
  })

  it('CUR-01 supported currencies are those with a rate, by code, with name and minor digits', async () => {
    const { body } = await get('supported-currencies')
    expect(body['base']).toBe('EUR')
    expect(body['currencies']).toHaveLength(30)
    expect(body['currencies']).toContainEqual({ code: 'JPY', name: 'Japanese yen', minorDigits: 0 })
  })

  it('CUR-02 the newest set answers, for a day the one in force then, and a repeated set is replaced', async () => {
    await keep('2026-07-10', '1.2')
    await keep(TODAY, '1.5')
    await keep(TODAY, '1.6')
    expect((await get('convert?from=EUR&to=USD&amount=10')).body).toMatchObject({
      result: 16,
      date: TODAY,
      ageDays: 0,
      stale: false,
    })
    const health = (await get('health')).body
    expect(health).toMatchObject({ status: 'up', date: TODAY, stale: false })
    expect(Date.parse(String(health['fetchedAt']))).toBeGreaterThan(Date.now() - 60_000)
    const on = async (date: string) => (await get(`exchange-rates?date=${date}`)).body
    expect(await on('2026-07-09')).toMatchObject({ date: '2026-07-06', stale: false, ageDays: 3 })
    expect(await on('2026-07-12')).toMatchObject({ date: '2026-07-10', rates: { USD: '1.2' } })
    expect(await on('2026-07-15')).toMatchObject({ date: '2026-07-10', stale: false, ageDays: 5 })
    const early = await get('exchange-rates?date=2020-01-01')
    expect(early.status).toBe(404)
    expect(early.body).toMatchObject({ title: 'No exchange rates of 2020-01-01 or earlier are known.' })
  })

  it.each([
    ['convert?from=XYZ&to=EUR&amount=1', 'from', '"XYZ" is not a currency. Use an ISO 4217 code such as USD.'],
    [
      'convert?from=EUR&to=constructor&amount=1',
      'to',
      '"constructor" is not a currency. Use an ISO 4217 code such as USD.',
    ],
    ['convert?from=EUR&to=KES&amount=1', 'to', 'There is no ECB reference rate for KES.'],
    ['convert?from=EUR&to=USD&amount=ten', 'amount', 'The amount "ten" must be a decimal number.'],
    ['convert?from=EUR&to=USD&amount=', 'amount', 'The amount "" must be a decimal number.'],
    ['convert?from=EUR&to=USD&amount=1e12', 'amount', 'The amount "1e12" is too large: at most 999,999,999.99 EUR.'],
    [
      'convert?from=USD&to=IDR&amount=99999999',
      'amount',
      'The amount "99999999" is too large: at most 999,999,999.99 IDR.',
    ],
    ['convert?from=EUR&to=USD&amount=1&date=6.7.2026', 'date', '"6.7.2026" is no day: write it as YYYY-MM-DD.'],
    ['exchange-rates?base=US$', 'base', '"US$" is not a currency. Use an ISO 4217 code such as USD.'],
    ['exchange-rates?date=2026-02-30', 'date', '"2026-02-30" is no day: write it as YYYY-MM-DD.'],
  ])('CUR-03 %s is refused by name', async (path, field, message) => {
    const { status, body } = await get(path)
    expect(status).toBe(400)
    expect(body).toMatchObject({ title: message, errors: [{ field, message }] })
  })

  it('CUR-03 a currency or amount that is left out, or a name that does not exist, is named', async () => {
    const fields = async (path: string) => {
      const { status, body } = await get(path)
      expect(status).toBe(400)
      return (body['errors'] as unknown as { field: string }[]).map(({ field }) => field)
    }
    expect(await fields('convert?from=EUR&to=USD')).toEqual(['amount'])
    expect(await fields('convert?to=USD&amount=1')).toEqual(['from'])
    expect(await fields('exchange-rates?currency=USD')).toEqual(['currency'])
  })

  it('CUR-02 PAGE-02 the rates of past days come in ranges of a year at most, with those in force when a range begins', async () => {
    await Promise.all([keep('2026-07-01', '1.10'), keep('2026-07-09', '1.20'), keep('2026-07-20', '1.30')])
    const told = async (from: string, to: string) => {
      const { body } = await get(`rate-history?from=${from}&to=${to}`)
      return listOf(body['sets']).map(({ date, rates }) => `${String(date)} ${String(rates?.['USD'])}`)
    }
    const shipped = `2026-07-06 ${String(SHIPPED_RATES.rates['USD'])}`
    expect(await told('2026-07-02', '2026-07-19')).toEqual(['2026-07-01 1.10', shipped, '2026-07-09 1.20'])
    expect(await told('2026-07-10', '2026-07-20')).toEqual(['2026-07-09 1.20', '2026-07-20 1.30'])
    expect(await told('2025-01-01', '2025-02-01')).toEqual([])
    for (const [field, query] of [
      ['from', 'from=yesterday&to=2026-07-19'],
      ['to', 'from=2026-07-19&to=2026-07-18'],
      ['from', 'from=2025-07-01&to=2026-07-02'],
    ]) {
      const { status, body } = await get(`rate-history?${query}`)
      expect([status, listOf(body['errors']).map((each) => each['field'])]).toEqual([400, [field]])
    }
    expect((await get('rate-history?from=2025-07-02&to=2026-07-02')).status).toBe(200)
  })
})
