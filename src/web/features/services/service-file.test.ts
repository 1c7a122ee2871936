import { describe, expect, it } from 'vitest'
import { writableValues } from '#contract/entity.ts'
import { idAt, madeRow, manyRows, readText } from '#test/file-rows.ts'
import { FULL_SERVICE } from '#test/full-rows.ts'
import { Shelf } from '#test/shelf.ts'
import { fileText } from '#web/kit/row-files/file-text.ts'
import { serviceFile } from './service-file.ts'
import { serviceReport } from './service-report.ts'

const { form } = serviceFile

const nobody = { all: () => [], get: () => undefined }

describe('services of a file', () => {
  it('SERV-06 columns are recognised by the names that people give them, and a price says how it is sold', async () => {
    const { targets, numbers, rows } = await readText(
      form,
      'Leistung;Kategorie;Stundensatz;Festpreis;Dauer;Währung;Farbe\nReparatur;Werkstatt;80,50;;1,5;€;rot\nSchulung;;;1.200,00;;EUR;\n',
    )
    expect(targets).toEqual(['name', 'category', 'hourlyRate', 'fixedPrice', 'laborHours', 'baseCurrency', null])
    expect(numbers.sign).toBe(',')
    expect(rows.map(({ state, data }) => ({ state, data }))).toEqual([
      {
        state: 'create',
        data: {
          name: 'Reparatur',
          category: 'Werkstatt',
          hourlyRate: 80_500_000,
          laborHours: 15_000,
          baseCurrency: 'EUR',
        },
      },
      {
        state: 'create',
        data: { name: 'Schulung', pricingModel: 'fixed', fixedPrice: 1_200_000_000, baseCurrency: 'EUR' },
      },
    ])
  })

  it('SERV-06 numbers that could be read in two ways are asked about', async () => {
    const asked = await readText(form, 'name,price\nA,"1,234"\nB,"2,500"\n')
    expect(asked.numbers).toMatchObject({ matters: true, columns: [null, { decimal: null, open: ['1,234', '2,500'] }] })
    expect(asked.readable).toBeUndefined()
    expect((await readText(form, 'name,price\nA,"1,234.00"\n')).readable?.readings[1]?.decimal).toBe('.')
  })

  it('SERV-06 one column that could be read in two ways is asked about, whatever the others say', async () => {
    const text = 'name,price,hours\nA,"1,234",0.5\nB,2.345,1.5\n'
    const { numbers } = await readText(form, text)
    expect(numbers.columns.map((column) => column?.decimal)).toEqual([undefined, null, '.'])
    const { rows } = await readText(form, text, {}, true, { 1: { decimal: '.' } })
    expect(rows.map(({ data }) => [data['fixedPrice'], data['laborHours']])).toEqual([
      [1_234_000_000, 5_000],
      [2_345_000, 15_000],
    ])
  })

  it('SERV-06 margins of 0.4 and 0.25 are fractions, unless a person says otherwise or the file is our own', async () => {
    const text = 'name,target margin\nA,0.4\nB,0.25\n'
    const { numbers, rows } = await readText(form, text)
    expect(numbers.columns[1]).toMatchObject({ fractional: ['0.4', '0.25'], fractions: true })
    expect(rows.map(({ data }) => data['pricingValue'])).toEqual([400_000, 250_000])
    const told = await readText(form, text, {}, true, { 1: { fractions: false } })
    expect(told.rows.map(({ data }) => data['pricingValue'])).toEqual([4_000, 2_500])
    const small = madeRow(form, idAt(1), { name: 'A', pricingValue: 4_000 })
    const own = await readText(form, fileText(form, [small], nobody), { service: [small] })
    expect(own.rows.map(({ state }) => state)).toEqual(['same'])
  })

  it('SERV-06 a row means a service by ID, else by a name that one alone has; empty cells change nothing', async () => {
    const repair = madeRow(form, idAt(1), { name: 'Repair', category: 'Bikes', hourlyRate: 1_000_000 })
    const twins = [2, 3].map((n) => madeRow(form, idAt(n), { name: 'Training' }))
    const { rows } = await readText(
      form,
      `id,name,category,hourly rate\n,repair,,90.00\n${idAt(2)},Training,Lessons,\n,Training,Other,\n,Fresh,,\n`,
      { service: [repair, ...twins] },
    )
    expect(rows.map(({ state, id, data }) => [state, id, data])).toEqual([
      ['update', idAt(1), { name: 'repair', hourlyRate: 90_000_000 }],
      ['update', idAt(2), { category: 'Lessons' }],
      ['bad', null, {}],
      ['create', null, { name: 'Fresh' }],
    ])
    expect(rows[2]?.problems).toEqual(['Several services have “Training”. Add the ID of the one you mean.'])
  })

  it('SERV-06 amounts of another currency are said anew, although their figures are those of before', async () => {
    const dollar = madeRow(form, idAt(1), { name: 'A', baseCurrency: 'USD', fixedPrice: 1_000_000 })
    const { rows } = await readText(form, 'name,currency,price\nA,JPY,100.00\n', { service: [dollar] })
    expect(rows[0]).toMatchObject({ state: 'update', data: { baseCurrency: 'JPY', fixedPrice: 1_000_000 } })
  })

  it('SERV-02 a row that the rules refuse is refused alone, with the field and the remedy', async () => {
    const { rows } = await readText(
      form,
      [
        'name,pricing model,margin or markup,price,hours,active,currency,other costs',
        'Good,per hour,25 %,,2.5,yes,USD,"[{""id"":""a"",""label"":""Van"",""amount"":""2.50""}]"',
        'B,hourly,100,,,,,',
        'C,weekly,,,,,,',
        'D,fixed,,dear,,,,',
        'E,fixed,,-5.00,,,,',
        'F,,,,,perhaps,,',
        'G,,,,,,crowns,',
        'H,,,,,,,"[1]"',
        ',,,7.00,,,,',
        'Good,,,,,,,',
      ].join('\n'),
    )
    expect(rows[0]).toMatchObject({
      state: 'create',
      data: { pricingModel: 'hourly', pricingValue: 250_000, additionalCosts: [{ label: 'Van', amount: 2_500_000 }] },
    })
    expect(rows.slice(1).map(({ problems }) => problems[0])).toEqual([
      'A margin must be below 100%.',
      'Sold must be one of: hourly, fixed, value-based, package',
      'Fixed price has “dear”, which is not a number. Write it like 1234.56, or clear the cell.',
      'Fixed price has “-5.00”. An amount here cannot be below 0.',
      'Active has “perhaps”. Write yes or no, or leave the column out.',
      'Currency has “crowns”, which is not a currency. Enter a code such as EUR or USD.',
      expect.stringMatching(/^Other costs /),
      'There is no name.',
      'The same service is already in row 2.',
    ])
  })

  it('SERV-06 the list as it is saved comes in again without a change', async () => {
    const shelf = new Shelf()
    for (const row of manyRows(form, FULL_SERVICE, 60)) shelf.put('service', row.id, writableValues(form.entity, row))
    const rows = shelf.all('service')
    const again = await readText(form, serviceReport(rows), { service: rows })
    expect(again.rows.filter(({ state }) => state !== 'same')).toEqual([])
    expect(again.rows).toHaveLength(rows.length)
  })

  it('SERV-06 500 services with any values, written with all fields, are read again without a difference', async () => {
    const rows = manyRows(form, FULL_SERVICE, 500)
    expect(rows.length).toBeGreaterThan(500)
    const file = fileText(form, rows, nobody)
    const again = await readText(form, file, { service: rows })
    expect(again.rows.filter(({ state }) => state !== 'same')).toEqual([])
    expect(again.rows).toHaveLength(rows.length)
    const copies = await readText(form, file)
    expect(copies.rows.map(({ id, data }) => madeRow(form, String(id), data))).toEqual(rows)
    // What has changed since goes back to what the file says, the empty cells too.
    const changed = rows.map(({ id }) => madeRow(form, id, { ...FULL_SERVICE, name: 'Other' }))
    const back = await readText(form, file, { service: changed })
    expect(back.rows.map(({ id, data }) => madeRow(form, String(id), { ...FULL_SERVICE, ...data }))).toEqual(rows)
  })
})
