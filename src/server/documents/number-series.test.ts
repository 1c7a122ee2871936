import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'
import { documentCalls } from '#test/document-calls.ts'

const NOVEMBER = '2026-11-22'

describeEachEngine('number series of a business’s own', (context) => {
  let api: TestApi
  let user: string
  let profile: string
  const { call, make, remove } = documentCalls(
    () => api,
    () => user,
  )
  const series = (...numberSeries: object[]) => api.call(user, 'PATCH', profile, { numberSeries })
  const chosen = async (...numberSeries: object[]) => {
    const answer = await series(...numberSeries)
    expect(answer.status, answer.text).toBe(200)
    return answer.body
  }
  const refused = async (...numberSeries: object[]) => {
    const { status, body } = await series(...numberSeries)
    return [status, listOf(body['errors'])[0]?.['message']]
  }
  const numbered = async (documentType = 'invoice', issueDate = NOVEMBER) => make(documentType, { issueDate })
  const number = async (documentType?: string, issueDate?: string) =>
    String((await numbered(documentType, issueDate))['documentNumber'])

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    const made = await api.call(user, 'POST', '/api/business-profiles', { name: 'Shop' })
    profile = `/api/business-profiles/${String(made.body['id'])}`
  })

  it('DOC-02 a shop that comes from another product goes on after its last number, with its own letters', async () => {
    await chosen({ documentType: 'invoice', prefix: 'RE-', padding: 6, firstNumber: 412 })
    expect([await number(), await number(), await number('quote')]).toEqual([
      'RE-202611-000412',
      'RE-202611-000413',
      'QTE202611-0001',
    ])
    const report = listOf((await call('GET', '/gap-report')).body['series'])
    expect(report).toMatchObject([
      { documentType: 'invoice', prefix: 'RE-', firstNumber: 412, currentNumber: 413, present: 2, gaps: [] },
      { documentType: 'quote', prefix: 'QTE', firstNumber: 1, currentNumber: 1 },
    ])
  })

  it('DOC-02 where a series begins is settled once it has given out a number that stays', async () => {
    await chosen({ documentType: 'invoice', prefix: 'INV', firstNumber: 412 })
    const draft = await numbered()
    expect(draft['documentNumber']).toBe('INV202611-0412')
    await remove(draft['id'])
    await chosen({ documentType: 'invoice', prefix: 'INV', firstNumber: 500 })
    expect(await number()).toBe('INV202611-0500')
    await chosen({ documentType: 'invoice', prefix: 'INV', firstNumber: 900 })
    expect(await number()).toBe('INV202611-0501')
  })

  it('DOC-02 a first number is that of the year or month it was chosen for', async () => {
    await api.call(user, 'PATCH', profile, { numberReset: 'yearly' })
    await chosen({ documentType: 'invoice', prefix: 'R', firstNumber: 30, period: '2026' })
    expect([await number(), await number('invoice', '2027-01-02')]).toEqual(['R202611-0030', 'R202701-0001'])
    expect(await refused({ documentType: 'invoice', prefix: 'R', firstNumber: 30, period: '2026-13' })).toEqual([
      400,
      'must be empty, a year or a month such as 2026-07',
    ])
  })

  it('DOC-02 other letters go on with the same series, and those given out stay', async () => {
    const first = await numbered()
    await chosen({ documentType: 'invoice', prefix: 'A/', padding: 2 })
    expect(await number()).toBe('A/202611-02')
    await chosen({ documentType: 'invoice', prefix: '' })
    expect(await number()).toBe('202611-0003')
    expect((await call('GET', `/${String(first['id'])}`)).body['documentNumber']).toBe('INV202611-0001')
  })

  it('DOC-02 two types never begin alike, now or with what one of them began with before', async () => {
    const taken = 'cannot begin with INV for quotes: the numbers of invoices begin so, or did. Choose other letters'
    expect(await refused({ documentType: 'quote', prefix: 'inv' })).toEqual([400, taken])
    await chosen({ documentType: 'invoice', prefix: 'RE' })
    const re = { documentType: 'invoice', prefix: 'RE' }
    expect(await refused(re, { documentType: 'quote', prefix: 'INV' })).toEqual([400, taken])
    expect(await refused(re, { documentType: 'quote', prefix: 'RE' })).toEqual([400, taken.replace('INV', 'RE')])
    expect(await refused(re, re)).toEqual([400, expect.stringContaining('twice')])
    expect((await series({ documentType: 'invoice', prefix: 'R E' })).status).toBe(400)
    expect((await series({ documentType: 'invoice', prefix: 'R', padding: 11 })).status).toBe(400)
    expect((await series({ documentType: 'invoice', prefix: 'R', firstNumber: 0 })).status).toBe(400)
    // Its own letters come back to a type.
    await chosen({ documentType: 'invoice', prefix: 'INV' })
    expect(await number()).toBe('INV202611-0001')
  })
})
