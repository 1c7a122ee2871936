import { expect, it } from 'vitest'
import { newItem } from '../document-new-item.ts'
import { type AnyRow, emptyRow, general } from '../entity.ts'
import type { DocumentRow } from './document-derive.ts'
import { movedStock, stockWhenSent } from './document-stock.ts'
import { document } from './document.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const draft = emptyRow(general(document), 'a', 0, NOWHERE) as unknown as DocumentRow
const sold = (variantId: string, pieces: number, productId = 'mug') =>
  newItem(`${productId} ${variantId} ${pieces}`, { productId, variantId, quantity: pieces * 10_000 })
const mug = {
  id: 'mug',
  stock: 10,
  variants: [
    { id: 's', stock: 2 },
    { id: 'l', stock: null },
  ],
}
const productOf = (id: string) => (id === 'mug' ? mug : undefined)
const invoice: DocumentRow = {
  ...draft,
  movesStock: true,
  items: [sold('s', 3), sold('s', 1), sold('l', 2), sold('', 4), sold('gone', 7), sold('', 1, 'deleted')],
}

it('DOC-19 what sending takes is counted for each variant apart, as the write counts it', () => {
  const moves = stockWhenSent([invoice], productOf)
  expect(moves).toEqual([
    { productId: 'mug', variantId: '', before: 10, after: 6 },
    { productId: 'mug', variantId: 's', before: 2, after: -2 },
    { productId: 'mug', variantId: 'l', before: 0, after: -2 },
  ])
  const context = { ...NOWHERE, get: (_kind: string, id: string) => productOf(id) as unknown as AnyRow | undefined }
  const [, written] = movedStock(invoice, { ...invoice, status: 'sent' }, context)
  expect(written).toMatchObject({
    id: 'mug',
    data: { stock: 6, variants: { lines: { s: { stock: -2 }, l: { stock: -2 } } } },
  })
})

it('DOC-19 documents that are sent together add up, and those that move no stock say nothing', () => {
  const part = { ...invoice, items: [sold('s', 2)] }
  expect(stockWhenSent([part, part], productOf)).toEqual([{ productId: 'mug', variantId: 's', before: 2, after: -2 }])
  expect(stockWhenSent([part, { ...part, documentType: 'creditnote' }], productOf)).toEqual([])
  expect(stockWhenSent([{ ...part, movesStock: false }], productOf)).toEqual([])
  expect(stockWhenSent([{ ...part, documentType: 'quote' }], productOf)).toEqual([])
  expect(stockWhenSent([{ ...part, stockMovedAt: 1 }], productOf)).toEqual([])
})
