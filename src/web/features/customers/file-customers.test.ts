import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { customer } from '#contract/entities/customer.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { openTable } from '#web/kit/files/open-table.ts'
import { writablePatch } from '#test/factories.ts'
import { type ColumnId, COLUMNS, customersCsv } from './customer-csv.ts'
import type { CustomerRow } from './customer-row.ts'
import { isEnough, isKnownHead, recogniseCustomers } from './file-columns.ts'
import { fileCustomers } from './file-customers.ts'
import { importText } from './import-text.ts'

const ID = '0197d3a0-0000-7000-8000-000000000001'
const LIST = '0197d3a0-0000-7000-8000-0000000000aa'
const TWIN = '0197d3a0-0000-7000-8000-0000000000ab'
const priceLists = [
  { id: LIST, title: 'Trade, 2027' },
  { id: TWIN, title: 'Trade, 2027' },
]

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
      issues.repeated('2'),
    ])
  })

  it('CUST-05 a file has a column for everything that a customer says', () => {
    const own = Object.entries(general(customer).fields).filter(([, { readOnly }]) => !readOnly)
    expect(own.map(([name]) => name).filter((name) => !COLUMNS.includes(name as ColumnId))).toEqual([])
  })

  it('CUST-05 500 customers with any values, written as CSV, are read again without a difference', async () => {
    const context = { get: () => undefined, flagged: () => undefined, before: undefined }
    const nobody = emptyRow(general(customer), ID, 0, context)
    const address = fc.constantFrom('', ' Hafen 1\nKiel', { street: ' Hafen 1', city: 'Kiel', country: 'DE' })
    const drawn = fc.sample(fc.tuple(writablePatch(general(customer)), address, address, fc.boolean()), {
      numRuns: 520,
      seed: 5,
    })
    const full = { ...nobody, ...FULL }
    const made = drawn.map(([values, billingAddress, shippingAddress, hasList]) => ({
      ...nobody,
      ...values,
      billingAddress,
      shippingAddress,
      priceListId: hasList ? TWIN : null,
    }))
    const rows = [{ ...nobody, name: 'Only a name' }, full, ...made]
      .map((each, index) => ({ ...each, id: idAt(index) }) as unknown as CustomerRow)
      .filter(({ name }) => name !== '')
    expect(rows.length).toBeGreaterThan(500)
    const file = customersCsv(rows, (id) => priceLists.find((list) => list.id === id)?.title)
    const again = await read(file, rows)
    expect(again.filter(({ state }) => state !== 'same')).toEqual([])
    expect(again).toHaveLength(rows.length)
    const copies = await read(file)
    const named = (each: object) => ({ ...each, priceListId: null })
    expect(copies.map(({ id, data }) => named({ ...row(String(id), data as Partial<CustomerRow>) }))).toEqual(
      rows.map(named),
    )
  })
})

function idAt(index: number): string {
  return `0197d3a0-0000-7000-8000-${String(index).padStart(12, '0')}`
}

/** A customer of whom everything is written. */
const FULL = {
  name: ' Full ',
  company: '=Acme',
  contactName: "O'Neil",
  email: 'no address',
  phone: '+49 30 1',
  status: 'inactive',
  tags: ['a, b', ' c ', String.raw`d\e`],
  country: 'GR',
  industry: '"x"',
  subscriptionId: 's',
  billingAddress: { street: 'S', street2: '2', city: 'C', zip: '01', state: 'St', country: 'DE' },
  shippingAddress: 'One\nTwo',
  vatId: 'DE1',
  registrationNumber: '00123',
  electronicAddress: '-1',
  electronicScheme: '0088',
  buyerReference: '@x',
  currency: 'EUR',
  language: 'de-AT',
  taxCategory: 'AE',
  priceListId: LIST,
  paymentDays: 0,
  notes: 'two\nlines',
}
