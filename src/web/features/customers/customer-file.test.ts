import { describe, expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import { idAt, madeRow, manyRows, readText } from '#test/file-rows.ts'
import { FULL_CUSTOMER } from '#test/full-rows.ts'
import { fileText } from '#web/kit/row-files/file-text.ts'
import { missingColumns } from '#web/kit/row-files/recognise-columns.ts'
import { rowFileMessages } from '#web/kit/row-files/messages.ts'
import { customerFile } from './customer-file.ts'

const { form } = customerFile
const ID = idAt(1)
const LIST = idAt(700)
const TWIN = idAt(701)
const RETAIL = idAt(702)
const titles = { [LIST]: 'Trade, 2027', [TWIN]: 'Trade, 2027', [RETAIL]: 'Retail, 2027' }
const priceList = Object.entries(titles).map(([id, title]) => ({ id, title }) as unknown as AnyRow)
const customer = (id: string, values: object) => madeRow(form, id, values)
const read = async (text: string, customers: readonly AnyRow[] = [], updates = true) =>
  (await readText(form, text, { customer: customers, priceList }, updates)).rows

describe('customers of a file', () => {
  it('CUST-05 columns are recognised by the names that shops and mail programs give them', async () => {
    const { targets, rows } = await readText(
      form,
      'Kundenname;E-Mail-Adresse;Straße;PLZ;Ort;Land;USt-IdNr.;Zahlungsziel;Farbe\nA;a@b.de;S 1;24103;Kiel;Deutschland;DE123456789;14 Tage;rot\n',
    )
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
    expect(rows[0]).toMatchObject({
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
    const byMail = await readText(form, 'Wer,Wo\na@b.de,Kiel\nc@d.de,Ulm\n')
    expect(byMail.targets).toEqual(['email', null])
    expect(byMail.rows[0]).toMatchObject({ title: 'a@b.de', data: { name: 'a@b.de', email: 'a@b.de' } })
    const { targets } = await readText(form, 'Farbe,Ort\nrot,Kiel\n')
    expect(missingColumns(form, targets)).toEqual(['name', 'company', 'email', 'id'])
  })

  it('CUST-05 a row means a customer by id, else by e-mail; empty cells change nothing', async () => {
    const ann = customer(ID, { name: 'Ann', email: 'Ann@Bean.example', country: 'DE', tags: ['vip'] })
    const [byMail] = await read('name,email,country\nAnna,ann@bean.example,\n', [ann])
    const [byId] = await read(`id,email\n${ID},new@bean.example\n`, [ann])
    expect(byMail).toMatchObject({ state: 'update', id: ID })
    expect(byMail?.data).toEqual({ name: 'Anna', email: 'ann@bean.example' })
    expect(byId).toMatchObject({ state: 'update', id: ID, data: { email: 'new@bean.example' } })
    expect((await read(`id,name\n${ID},Ann\n`, [ann]))[0]?.state).toBe('same')
    expect((await read(`id,name\n${ID},Other\n`, [ann], false))[0]?.state).toBe('same')
  })

  it('CUST-05 parts of an address are laid over those that are there', async () => {
    const ann = customer(ID, { name: 'Ann', billingAddress: { street: 'S 1', city: 'Kiel' } })
    const [row] = await read(`id,city,country of billing address\n${ID},Ulm,x\n`, [ann])
    expect(row?.data).toEqual({ billingAddress: { street: 'S 1', city: 'Ulm' } })
    const [bad] = await read(`id,shipping country\n${ID},Atlantis\n`, [ann])
    expect(bad?.problems).toEqual(['Shipping address: a part is too long, or the country is not known.'])
  })

  it('CUST-05 bad rows are refused with their reasons, the others are not', async () => {
    const twins = [customer(ID, { name: 'A', email: 'x@y.z' }), customer(LIST, { name: 'B', email: 'X@Y.z' })]
    const made = await read(
      [
        'id,name,email,country,status,price list,payment days',
        ',Good,g@g.de,France,Aktiv,"retail, 2027",30',
        ',,,DE,,,',
        ',C,x@y.z,,,,',
        ',D,d d@d.de,,,,',
        ',E,,Atlantis,,,',
        ',F,,,lost,,',
        ',G,,,,Nowhere,',
        ',H,,,,,soon',
        ',J,,,,"trade, 2027",',
        '17,I,,,,,',
        ',Again,G@g.de,,,,',
      ].join('\n'),
      twins,
    )
    expect(made.map(({ state }) => state)).toEqual(['create', ...Array.from({ length: 10 }, () => 'bad')])
    expect(made[0]?.data).toMatchObject({ country: 'FR', status: 'active', priceListId: RETAIL, paymentDays: 30 })
    const { issues } = rowFileMessages
    expect(made.slice(1).map(({ problems }) => problems[0])).toEqual([
      issues.unnamed,
      issues.several('customers', 'x@y.z'),
      'E-mail has no @, or a blank in it.',
      'Country must be a two-letter country code',
      expect.stringContaining('Status'),
      'Price list: there is none called “Nowhere”.',
      expect.stringContaining('Days to pay'),
      `Price list: ${issues.severalRows('trade, 2027')}`,
      issues.id,
      issues.repeated('customer', '2'),
    ])
  })

  it('CUST-05 500 customers with any values, written as CSV, are read again without a difference', async () => {
    const addresses = ['', ' Hafen 1\nKiel', { street: ' Hafen 1', city: 'Kiel', country: 'DE' }] as const
    const rows = manyRows(form, { ...FULL_CUSTOMER, priceListId: LIST }, 500, (n) => ({
      billingAddress: addresses[n % 3],
      shippingAddress: addresses[(n + 1) % 3],
      priceListId: [null, TWIN, idAt(999), RETAIL][n % 4],
    }))
    expect(rows.length).toBeGreaterThan(500)
    const here = { all: () => priceList, get: (_: string, id: string) => priceList.find((list) => list.id === id) }
    const file = fileText(form, rows, here)
    const again = await read(file, rows)
    expect(again.filter(({ state }) => state !== 'same')).toEqual([])
    expect(again).toHaveLength(rows.length)
    // A list that is no more stays named where it was named; nobody new can have it.
    const copies = (await read(file)).filter(({ state }) => state !== 'bad')
    const known = rows.filter((row) => row['priceListId'] !== idAt(999))
    expect(copies.map(({ id, data }) => customer(String(id), data))).toEqual(known)
    const changed = rows.map((row) => ({ ...customer(row.id, FULL_CUSTOMER), priceListId: row['priceListId'] }))
    const back = await read(file, changed)
    expect(
      back.map(({ id, data }, n) =>
        customer(String(id), { ...FULL_CUSTOMER, priceListId: rows[n]?.['priceListId'], ...data }),
      ),
    ).toEqual(rows)
  })
})
