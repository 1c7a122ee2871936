import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { customer } from '#contract/entities/customer.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { openTable } from '#web/kit/files/open-table.ts'
import { customersCsv } from './customer-csv.ts'
import type { CustomerRow } from './customer-row.ts'
import { isEnough, isKnownHead, recogniseCustomers } from './file-columns.ts'
import { fileCustomers } from './file-customers.ts'
import { importText } from './import-text.ts'

const ID = '0197d3a0-0000-7000-8000-000000000001'
const LIST = '0197d3a0-0000-7000-8000-0000000000aa'
const priceLists = [{ id: LIST, title: 'Trade, 2027' }]

function row(id: string, values: Partial<CustomerRow>): CustomerRow {
  const context = { get: () => undefined, flagged: () => undefined, before: undefined }
  return { ...(emptyRow(general(customer), id, 0, context) as unknown as CustomerRow), ...values }
}

const open = (text: string) => openTable(new Blob([text]), {}, isKnownHead, () => undefined)

async function read(text: string, customers: readonly CustomerRow[] = [], updates = true) {
  const table = await open(text)
  return fileCustomers(table, recogniseCustomers(table), { customers, priceLists, updates })
}

describe('customers of a file', () => {
  it('CUST-05 columns are recognised by the names that shops and mail programs give them', async () => {
    const table = await open(
      'Kundenname;E-Mail-Adresse;Straße;PLZ;Ort;Land;USt-IdNr.;Zahlungsziel;Farbe\nA;a@b.de;S 1;24103;Kiel;Deutschland;DE123456789;14 Tage;rot\n',
    )
    const targets = recogniseCustomers(table)
    expect(targets).toEqual([
      'name',
      'email',
      'billingAddress.street',
      'billingAddress.zip',
      'billingAddress.city',
      'country',
      'vatId',
      'paymentDays',
      null,
    ])
    const [made] = fileCustomers(table, targets, { customers: [], priceLists, updates: true })
    expect(made).toMatchObject({
      state: 'create',
      title: 'A',
      data: {
        name: 'A',
        country: 'DE',
        paymentDays: 14,
        vatId: 'DE123456789',
        billingAddress: { street: 'S 1', zip: '24103', city: 'Kiel' },
      },
    })
  })

  it('CUST-05 an unnamed column of e-mail addresses is one, and a file without any name is not enough', async () => {
    expect(recogniseCustomers(await open('Wer,Wo\na@b.de,Kiel\nc@d.de,Ulm\n'))).toEqual(['email', null])
    expect(isEnough(recogniseCustomers(await open('Farbe,Ort\nrot,Kiel\n')))).toBe(false)
  })

  it('CUST-05 a row means a customer by id, else by e-mail; empty cells change nothing', async () => {
    const ann = row(ID, { name: 'Ann', email: 'Ann@Bean.example', country: 'DE', tags: ['vip'] })
    const [byMail] = await read('name,email,country\nAnna,ann@bean.example,\n', [ann])
    const [byId] = await read(`id,email\n${ID},new@bean.example\n`, [ann])
    expect(byMail).toMatchObject({ state: 'update', id: ID })
    expect(byMail?.data).toEqual({ name: 'Anna', email: 'ann@bean.example' })
    expect(byId).toMatchObject({ state: 'update', id: ID, data: { email: 'new@bean.example' } })
    expect((await read(`id,name\n${ID},Ann\n`, [ann]))[0]?.state).toBe('same')
    expect((await read(`id,name\n${ID},Other\n`, [ann], false))[0]?.state).toBe('same')
  })

  it('CUST-05 bad rows are refused with their reasons, the others are not', async () => {
    const twins = [row(ID, { name: 'A', email: 'x@y.z' }), row(LIST, { name: 'B', email: 'X@Y.z' })]
    const made = await read(
      [
        'id,name,email,country,status,price list,payment days',
        ',Good,g@g.de,France,Aktiv,"trade, 2027",30',
        ',,,DE,,,',
        ',C,x@y.z,,,,',
        ',D,d d@d.de,,,,',
        ',E,,Atlantis,,,',
        ',F,,,lost,,',
        ',G,,,,Nowhere,',
        ',H,,,,,soon',
        '17,I,,,,,',
        ',Again,G@g.de,,,,',
      ].join('\n'),
      twins,
    )
    expect(made.map(({ state }) => state)).toEqual(['create', ...Array.from({ length: 9 }, () => 'bad')])
    expect(made[0]?.data).toMatchObject({ country: 'FR', status: 'active', priceListId: LIST, paymentDays: 30 })
    const { issues } = importText
    expect(made.slice(1).map(({ problems }) => problems[0])).toEqual([
      issues.unnamed,
      issues.several,
      issues.email,
      'Country must be a two-letter country code',
      expect.stringContaining('Status'),
      issues.priceList('Nowhere'),
      expect.stringContaining('Days to pay'),
      issues.id,
      issues.repeated('1'),
    ])
  })

  it('CUST-05 what is written as CSV is read again without a difference', async () => {
    const words = fc.constantFrom('Küche', '=1+1', 'a"b', 'two\nlines', "O'Neil", '+49 30 1', '', 'x, y', "'quoted")
    const drawn = fc.record({
      name: words.map((word) => word || 'Nobody'),
      company: words,
      phone: words,
      notes: words,
      industry: words,
      status: fc.constantFrom('active' as const, 'inactive' as const, 'pending' as const),
      country: fc.constantFrom('', 'DE', 'GR'),
      tags: fc.constantFrom([], ['a'], ['a, b', String.raw`c\d`]),
      taxCategory: fc.constantFrom(null, 'AE' as const),
      priceListId: fc.constantFrom(null, LIST),
      paymentDays: fc.constantFrom(null, 0, 30),
      billingAddress: fc.constantFrom('', 'Hafen 1\nKiel', { street: 'Hafen 1', city: 'Kiel', country: 'DE' }),
    })
    await fc.assert(
      fc.asyncProperty(drawn, async (values) => {
        const stored = row(ID, values)
        const text = customersCsv([stored], (id) => priceLists.find((list) => list.id === id)?.title)
        expect(await read(text, [stored])).toEqual([
          { n: 1, state: 'same', title: stored.name, id: ID, data: {}, problems: [] },
        ])
        const [made] = await read(text)
        expect(made?.state).toBe('create')
        expect(row(ID, made?.data as Partial<CustomerRow>)).toEqual(stored)
      }),
    )
  })
})
