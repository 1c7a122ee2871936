import { describe, expect, it } from 'vitest'
import { idAt, madeRow, manyRows, readText } from '#test/file-rows.ts'
import { FULL_SERVICE } from '#test/full-rows.ts'
import { fileText } from '#web/kit/row-files/file-text.ts'
import { servicesCsv } from './service-csv.ts'
import { serviceFile } from './service-file.ts'
import type { ServiceRow } from './service-row.ts'

const nobody = { get: () => undefined }

describe('services of a file', () => {
  it('SERV-06 columns are recognised by the names that people give them, and a price says how it is sold', async () => {
    const { targets, sign, rows } = await readText(
      serviceFile,
      'Leistung;Kategorie;Stundensatz;Festpreis;Dauer;Währung;Farbe\nReparatur;Werkstatt;80,50;;1,5;€;rot\nSchulung;;;1.200,00;;EUR;\n',
    )
    expect(targets).toEqual(['name', 'category', 'hourlyRate', 'fixedPrice', 'laborHours', 'baseCurrency', null])
    expect(sign.sign).toBe(',')
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
    expect((await readText(serviceFile, 'name,price\nA,"1,234"\nB,"2,500"\n')).sign).toEqual({
      sign: null,
      open: ['1,234', '2,500'],
      matters: true,
    })
    expect((await readText(serviceFile, 'name,price\nA,"1,234.00"\n')).sign.sign).toBe('.')
  })

  it('SERV-06 a row means a service by ID, else by a name that one alone has; empty cells change nothing', async () => {
    const repair = madeRow(serviceFile, idAt(1), { name: 'Repair', category: 'Bikes', hourlyRate: 1_000_000 })
    const twins = [2, 3].map((n) => madeRow(serviceFile, idAt(n), { name: 'Training' }))
    const { rows } = await readText(
      serviceFile,
      `id,name,category,hourly rate\n,repair,,90.00\n${idAt(2)},Training,Lessons,\n,Training,Other,\n,Fresh,,\n`,
      { service: [repair, ...twins] },
    )
    expect(rows.map(({ state, id, data }) => [state, id, data])).toEqual([
      ['update', idAt(1), { name: 'repair', hourlyRate: 90_000_000 }],
      ['update', idAt(2), { category: 'Lessons' }],
      ['bad', null, {}],
      ['create', null, { name: 'Fresh' }],
    ])
    expect(rows[2]?.problems).toEqual(['Several services have “Training”. Add the ID of the one that is meant.'])
  })

  it('SERV-06 amounts of another currency are said anew, although their figures are those of before', async () => {
    const dollar = madeRow(serviceFile, idAt(1), { name: 'A', baseCurrency: 'USD', fixedPrice: 1_000_000 })
    const { rows } = await readText(serviceFile, 'name,currency,price\nA,JPY,100.00\n', { service: [dollar] })
    expect(rows[0]).toMatchObject({ state: 'update', data: { baseCurrency: 'JPY', fixedPrice: 1_000_000 } })
  })

  it('SERV-02 a row that the rules refuse is refused alone, with the field and the remedy', async () => {
    const { rows } = await readText(
      serviceFile,
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
      'A margin must be below 100 %.',
      'Sold must be one of: hourly, fixed, value-based, package',
      'Fixed price has “dear”, which is not a number. Write it like 1234.56, or clear the cell.',
      'Fixed price has “-5.00”. An amount here cannot be below 0.',
      'Active has “perhaps”. Write yes or no, or leave the column out.',
      'Currency has “crowns”, which is no currency. Write a code such as EUR or USD.',
      expect.stringMatching(/^Other costs /),
      'There is no name.',
      'The same service is in row 2 already.',
    ])
  })

  it('SERV-06 the list as it is saved comes in again without a change', async () => {
    const rows = manyRows(serviceFile, FULL_SERVICE, 60)
    const again = await readText(serviceFile, servicesCsv(rows as unknown as readonly ServiceRow[]), { service: rows })
    expect(again.rows.filter(({ state }) => state !== 'same')).toEqual([])
    expect(again.rows).toHaveLength(rows.length)
  })

  it('SERV-06 500 services with any values, written with all fields, are read again without a difference', async () => {
    const rows = manyRows(serviceFile, FULL_SERVICE, 500)
    expect(rows.length).toBeGreaterThan(500)
    const file = fileText(serviceFile, rows, nobody)
    const again = await readText(serviceFile, file, { service: rows })
    expect(again.rows.filter(({ state }) => state !== 'same')).toEqual([])
    expect(again.rows).toHaveLength(rows.length)
    const copies = await readText(serviceFile, file)
    expect(copies.rows.map(({ id, data }) => madeRow(serviceFile, String(id), data))).toEqual(rows)
    // What has changed since goes back to what the file says, the empty cells too.
    const changed = rows.map(({ id }) => madeRow(serviceFile, id, { ...FULL_SERVICE, name: 'Other' }))
    const back = await readText(serviceFile, file, { service: changed })
    expect(back.rows.map(({ id, data }) => madeRow(serviceFile, String(id), { ...FULL_SERVICE, ...data }))).toEqual(
      rows,
    )
  })
})
