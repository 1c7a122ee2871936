import Papa from 'papaparse'
import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('the refused rows of a change set as a file', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
  })

  async function file(id: string, caller = user) {
    const url = `/api/change-sets/${id}/bad-rows.csv`
    const answer = await api.app.inject({ url, headers: { 'x-test-user': caller } })
    const text = answer.body.replace(/^\uFEFF/, '')
    return {
      ...answer,
      statusCode: answer.statusCode,
      cells: Papa.parse<string[]>(text.trim()).data,
      text: answer.body,
    }
  }

  it('PROD-14 names the line, what was given and every reason, and keeps its rows when the rest is applied', async () => {
    const sets = changeSetsOf(api, user)
    const id = await sets.draft([
      { data: { name: 'Mug', sku: 'M-1', baseCost: 12_500_000, baseCurrency: 'USD' } },
      { data: { name: 'Pan', sku: 'P-1', baseCost: -5 }, category: ['Kitchen', 'Pans'], brand: 'Ace' },
      {
        data: { name: '=HYPERLINK("http://evil")', sku: '+1', baseCost: 3_000_000, pricingPercent: 1_000_000 },
        problems: [{ field: 'stock', message: 'is no number: "many"' }],
      },
    ])
    await sets.check(id)
    const { headers, cells, text } = await file(id)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename=".+\.csv"$/)
    expect(text.startsWith('\uFEFF')).toBe(true)
    const [head = [], ...rows] = cells
    expect(head).toEqual([
      'Row of the file',
      'Name',
      'SKU',
      'Category',
      'Subcategory',
      'Brand',
      'Supplier price',
      'Margin or markup',
      'Problem',
    ])
    expect(rows.map((row) => row.slice(0, 8))).toEqual([
      ['2', 'Pan', 'P-1', 'Kitchen', 'Pans', 'Ace', '-0.000005', ''],
      ['3', `'=HYPERLINK("http://evil")`, `'+1`, '', '', '', '3.00', '100'],
    ])
    expect(rows[0]?.[8]).toContain('Supplier price: ')
    expect(rows[1]?.[8]).toContain('Stock: is no number: "many"')
    const before = cells.slice(1)
    await sets.apply(id)
    expect((await file(id)).cells.slice(1)).toEqual(before)
  })

  it('PROD-14 is whole where more rows were refused than are read at once', async () => {
    const sets = changeSetsOf(api, user)
    const rows = Array.from({ length: 4_001 }, (_, index) => ({ data: { name: `Row ${index}`, baseCost: -1 } }))
    const id = await sets.draft(rows)
    await sets.check(id)
    const { cells } = await file(id)
    expect(cells.slice(1).map(([line]) => Number(line))).toEqual(rows.map((_, index) => index + 1))
  })

  it('OPS-03 another user’s change set is not found, and one without refused rows is a head alone', async () => {
    const id = await changeSetsOf(api, user).draft([{ data: { name: 'Good' } }])
    expect((await file(id)).cells).toEqual([['Row of the file', 'Name', 'Problem']])
    expect((await file(id, await context.newUser())).statusCode).toBe(404)
  })
})
