import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writableValues, type AnyRow } from '#contract/entity.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { idAt, madeRow, readText } from '#test/file-rows.ts'
import { loadPlainFile } from '#web/kit/list/load-plain-file.ts'
import { fileText } from './file-text.ts'
import { rowFileMessages } from './messages.ts'

const { form } = loadPlainFile('priceListPrice')
const COUNT = 500

/** Names of which most are those of several rows, one of them with other blanks and one that is the id of another row. */
const NAMES = ['Trade', 'trade', ' Trade ', 'Tradé', 'Retail', '=Retail', 'Winter, "2027"', idAt(7_001), '水']
const named = (kind: 'priceList' | 'product', from: number): readonly AnyRow[] => {
  const { title } = knownEntity(kind)
  return Array.from(
    { length: 40 },
    (_, n) => ({ id: idAt(from + n), [title]: n < 5 ? `Only ${n}` : NAMES[n % NAMES.length] }) as unknown as AnyRow,
  )
}
const priceList = named('priceList', 7_000)
const product = named('product', 8_000)
const others = { priceList, product }

/** Prices of any list and any product, of which no two are the same one. */
const prices = fc
  .sample(fc.tuple(fc.constantFrom(...priceList), fc.constantFrom(...product), fc.nat(10_000_000)), {
    numRuns: COUNT,
    seed: 16,
  })
  .map(([list, { id: productId }, price], n) =>
    madeRow(form, idAt(n), { priceListId: list.id, productId, price, currency: 'EUR', minQuantity: 10_000 * (n + 1) }),
  )

function rowsHere(rows: readonly AnyRow[]) {
  const all = (kind: string) => ({ ...others, priceListPrice: rows })[kind] ?? []
  return { all, get: (kind: string, id: string) => all(kind).find((row) => row.id === id) }
}

describe('rows that are named in files', () => {
  it('PROD-14 PLIST-06 500 prices of lists and products that share their names come back from a file as they went out', async () => {
    expect(prices).toHaveLength(COUNT)
    const file = fileText(form, prices, rowsHere(prices))
    expect(file).toContain('Only 3')
    const made = await readText(form, file, others)
    expect(made.rows.flatMap(({ problems }) => problems)).toEqual([])
    const values = ({ id, data }: { id: string | null; data: object }) => madeRow(form, String(id), data)
    expect(made.rows.map(values)).toEqual(prices.map((row) => madeRow(form, row.id, writableValues(form.entity, row))))
    const again = await readText(form, file, { ...others, priceListPrice: prices })
    expect(again.rows.filter(({ state }) => state !== 'same')).toEqual([])
    // Prices that were moved to a list and product of the same name since go back.
    const moved = prices.map((row) => ({ ...row, priceListId: priceList[5]?.id, productId: product[5]?.id }))
    const back = await readText(form, file, { ...others, priceListPrice: moved })
    expect(back.rows.map(({ data }, n) => ({ ...moved[n], ...data }))).toEqual(prices)
  })

  it('PROD-14 PLIST-06 a name that several rows have is refused with the remedy, unless the row has one of them already', async () => {
    const [list = '', twin = '', mug = ''] = [priceList[5]?.id, priceList[14]?.id, product[1]?.id]
    const title = String(priceList[5]?.['title'])
    const there = madeRow(form, idAt(1), { priceListId: twin, productId: mug, price: 5, currency: 'EUR' })
    const text = `price list,product,from quantity,price\n"${title.trim()}",Only 1,2,3.00\n${list},Only 0,3,3.00\nOnly 2,only 3,4,3.00\n`
    const known = `id,price list,price\n${there.id},"${title.trim()}",7.00\n`
    expect(priceList[14]?.['title']).toBe(title)
    const { rows } = await readText(form, text, { ...others, priceListPrice: [there] })
    expect(rows.map(({ data, problems }) => problems[0] ?? data['priceListId'])).toEqual([
      `Price list: ${rowFileMessages.issues.severalRows(title.trim())}`,
      list,
      priceList[2]?.id,
    ])
    const kept = await readText(form, known, { ...others, priceListPrice: [there] })
    expect(kept.rows[0]).toMatchObject({ state: 'update', problems: [] })
    expect(kept.rows[0]?.data).not.toHaveProperty('priceListId')
  })
})
