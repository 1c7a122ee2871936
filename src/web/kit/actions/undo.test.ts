import { describe, expect, it } from 'vitest'
import { deleteBrands } from '#contract/commands/brands.ts'
import { deleteCategory } from '#contract/commands/categories.ts'
import { deleteDocuments } from '#contract/commands/documents.ts'
import { newItem } from '#contract/document-new-item.ts'
import { correctInvoice } from '#contract/commands/document-corrections.ts'
import type { Command } from '#contract/command.ts'
import type { NewMutation } from '#web/kit/data/store-options.ts'
import { Shelf, shelfId } from '#test/shelf.ts'
import { listenToToasts } from '#test/toasts.ts'
import { takeRowsBack, undoable } from './undo.ts'
import { bringBack } from './undo-rules.ts'

const [fjord, emalco, blanket, mug, pan, home, kitchen] = [1, 2, 3, 4, 5, 6, 7].map(shelfId) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]
const running = <Input>(command: Command<Input>, input: Input): NewMutation => ({
  op: 'command',
  name: command.name,
  input,
})

function shelf(): Shelf {
  const made = new Shelf()
  made.put('category', home, { name: 'Home' })
  made.put('category', kitchen, { name: 'Kitchen', parentId: home })
  made.put('brand', fjord, { name: 'Fjord', notes: 'Pays late', isActive: false })
  made.put('brand', emalco, { name: 'Emalco', website: 'https://emalco.example' })
  made.put('product', blanket, { name: 'Blanket', brandId: fjord, categoryId: home })
  made.put('product', mug, { name: 'Mug', brandId: emalco, categoryId: kitchen })
  made.put('product', pan, { name: 'Pan', brandId: emalco })
  return made
}

async function done(rows: Shelf, ...bodies: readonly NewMutation[]) {
  const undo = await undoable(rows, ...bodies)
  if (!undo || 'changeSetId' in undo) throw new Error('nothing to undo')
  return undo.touched
}
const brandsOf = (rows: Shelf) => rows.all('product').map(({ name, brandId }) => [name, brandId])

describe('taking back what was done', () => {
  it('BRAND-02 deleted brands come back with their products, and those are without a brand until then', async () => {
    const rows = shelf()
    const before = brandsOf(rows)
    const touched = await done(rows, running(deleteBrands, { ids: [fjord, emalco] }))
    expect(rows.all('brand')).toEqual([])
    expect(brandsOf(rows)).toEqual([
      ['Blanket', null],
      ['Mug', null],
      ['Pan', null],
    ])
    await takeRowsBack(rows, touched)
    expect(rows.get('brand', fjord)).toMatchObject({ name: 'Fjord', notes: 'Pays late', isActive: false })
    expect(rows.get('brand', emalco)).toMatchObject({ website: 'https://emalco.example' })
    expect(brandsOf(rows)).toEqual(before)
  })

  it('BRAND-02 CHANGE-02 leaves a product alone that got another brand meanwhile, or is gone', async () => {
    const rows = shelf()
    const touched = await done(rows, running(deleteBrands, { ids: [emalco] }))
    rows.write({ op: 'patch', kind: 'product', id: mug, data: { brandId: fjord } })
    rows.write({ op: 'delete', kind: 'product', id: pan })
    await takeRowsBack(rows, touched)
    expect(rows.get('product', mug)?.brandId).toBe(fjord)
    expect(rows.get('product', pan)).toBeUndefined()
    expect(rows.get('brand', emalco)?.name).toBe('Emalco')
  })

  it('CAT-04 a deleted category comes back with what was in it, as far as that is still there', async () => {
    const rows = shelf()
    const touched = await done(rows, running(deleteCategory, { id: home, moveProductsTo: null, moveChildrenTo: null }))
    expect([rows.get('category', kitchen)?.parentId, rows.get('product', blanket)?.categoryId]).toEqual([null, null])
    await takeRowsBack(rows, touched)
    expect([rows.get('category', kitchen)?.parentId, rows.get('product', blanket)?.categoryId]).toEqual([home, home])
  })

  it('CHANGE-02 PRICE-16 a deleted product comes back with its price and receipt, whatever the settings say by now', async () => {
    const rows = shelf()
    rows.put('businessProfile', shelfId(20), { name: 'Shop', isDefault: true, vatRegistered: true, taxRate: 20 })
    const large = {
      name: 'Large',
      optionValues: [],
      sku: '',
      barcode: '',
      baseCost: 90_000,
      retailPrice: null,
      tradePrice: null,
    }
    const variants = [{ id: shelfId(21), ...large, stock: null, isActive: true }]
    const data = { baseCost: 70_000, pricingPercent: 40, variants }
    rows.write({ op: 'patch', kind: 'product', id: mug, data })
    const { updatedAt: _then, ...before } = rows.get('product', mug)!
    const touched = await done(rows, { op: 'delete', kind: 'product', id: mug })
    rows.write({ op: 'patch', kind: 'businessProfile', id: shelfId(20), data: { priceEnding: '.99', taxRate: 7 } })
    rows.at = 1_000
    await takeRowsBack(rows, touched)
    expect(rows.get('product', mug)).toEqual({ ...before, updatedAt: 1_000 })
  })

  it('CAT-03 a category whose parent went meanwhile comes back at the top', async () => {
    const rows = shelf()
    const touched = await done(rows, { op: 'delete', kind: 'category', id: kitchen })
    rows.write(running(deleteCategory, { id: home, moveProductsTo: null, moveChildrenTo: null }))
    await takeRowsBack(rows, touched)
    expect(rows.get('category', kitchen)).toMatchObject({ name: 'Kitchen', parentId: null })
  })

  it('CHANGE-02 takes back one’s own edit alone, and what was made goes', async () => {
    const rows = shelf()
    const touched = await done(
      rows,
      { op: 'patch', kind: 'brand', id: fjord, data: { notes: 'Mine', website: 'https://mine.example' } },
      { op: 'put', kind: 'brand', id: shelfId(9), data: { name: 'New' } },
    )
    rows.write({ op: 'patch', kind: 'brand', id: fjord, data: { website: 'https://theirs.example' } })
    await takeRowsBack(rows, touched)
    expect(rows.get('brand', fjord)).toMatchObject({ notes: 'Pays late', website: 'https://theirs.example' })
    expect(rows.get('brand', shelfId(9))).toBeUndefined()
  })

  it('CHANGE-02 what stands as before is not undone again, and that is said: of moved lines too', async () => {
    const rows = new Shelf()
    const [quote, one, two] = [11, 12, 13].map(shelfId) as [string, string, string]
    const items = [newItem(one, { unitPrice: 110_000 }), newItem(two, { unitPrice: 120_000 })]
    rows.put('document', quote, { documentType: 'quote', items })
    const places = [{ id: one, after: two }]
    const touched = await done(rows, {
      op: 'patch',
      kind: 'document',
      id: quote,
      data: { items: { lines: {}, places } },
    })
    const moved = () => rows.get('document', quote)?.items.map(({ id }) => id)
    expect(moved()).toEqual([two, one])
    await takeRowsBack(rows, touched)
    expect(moved()).toEqual([one, two])
    const toasts = listenToToasts()
    await takeRowsBack(rows, touched)
    expect(toasts.map(({ title, detail }) => [title, detail])).toEqual([
      [expect.stringContaining('Nothing was undone: '), 'It already stands as it was before.'],
    ])
  })

  it('CHANGE-02 what was made and changed since stays, and what was made with it stays too', async () => {
    const rows = new Shelf()
    const [invoice, line] = [11, 12].map(shelfId) as [string, string]
    rows.put('document', invoice, { documentType: 'invoice', items: [newItem(line, { unitPrice: 110_000 })] })
    rows.write({ op: 'patch', kind: 'document', id: invoice, data: { status: 'sent' } })
    const touched = await done(rows, running(correctInvoice, { id: invoice, reason: 'Wrong price' }))
    const made = touched.filter(({ before }) => !before)
    const copy = made.find(({ after }) => after?.['documentType'] === 'invoice')!
    const quantity = (value: number) => ({ items: { lines: { [line]: { quantity: value } } } })
    rows.write({ op: 'patch', kind: 'document', id: copy.id, data: quantity(30_000) })
    const name = rows.get('document', copy.id)?.documentNumber
    expect(await bringBack(rows, made)).toEqual({ kept: [name], gone: [], isAll: true, isTogether: true })
    expect(made.map(({ id }) => rows.get('document', id)?.status)).toEqual(['draft', 'draft'])
    rows.write({ op: 'patch', kind: 'document', id: copy.id, data: quantity(10_000) })
    expect(await bringBack(rows, made)).toMatchObject({ kept: [] })
    expect(made.map(({ id }) => rows.get('document', id))).toEqual([undefined, undefined])
  })

  it('CHANGE-02 what was made goes while nobody changed it, and stays where another row refers to it', async () => {
    const rows = shelf()
    const touched = await done(rows, { op: 'put', kind: 'category', id: shelfId(9), data: { name: 'Garden' } })
    rows.write({ op: 'patch', kind: 'product', id: mug, data: { categoryId: shelfId(9) } })
    expect(await bringBack(rows, touched)).toEqual({ kept: ['Garden'], gone: [], isAll: true, isTogether: false })
    expect(rows.get('category', shelfId(9))?.name).toBe('Garden')
    rows.write({ op: 'patch', kind: 'product', id: mug, data: { categoryId: null } })
    await takeRowsBack(rows, touched)
    expect(rows.get('category', shelfId(9))).toBeUndefined()
  })

  it('CHANGE-02 writes along what goes back needs, such as a reason', async () => {
    const rows = shelf()
    const touched = await done(rows, { op: 'patch', kind: 'brand', id: fjord, data: { notes: 'Pays now' } })
    await takeRowsBack(rows, touched, (kind, row, back) => {
      expect([kind, row.id, back]).toEqual(['brand', fjord, { notes: 'Pays late' }])
      return { description: 'Taken back' }
    })
    expect(rows.get('brand', fjord)).toMatchObject({ notes: 'Pays late', description: 'Taken back' })
  })

  it('CAT-04 CHANGE-02 what others did since in the way of one row keeps that row alone', async () => {
    const rows = shelf()
    rows.put('category', shelfId(8), { name: 'Garden', parentId: home })
    const touched = await done(rows, running(deleteCategory, { id: home, moveProductsTo: null, moveChildrenTo: null }))
    rows.put('category', shelfId(9), { name: 'Pans', parentId: kitchen })
    await takeRowsBack(rows, touched)
    const parents = [home, kitchen, shelfId(8)].map((id) => rows.get('category', id)?.parentId)
    expect([parents, rows.get('product', blanket)?.categoryId]).toEqual([[null, null, home], home])
  })

  it('CHANGE-02 what others deleted is said to be deleted, and comes back as it was left where that is wanted', async () => {
    const rows = shelf()
    const touched = await done(rows, { op: 'patch', kind: 'product', id: mug, data: { name: 'Cup' } })
    rows.write({ op: 'delete', kind: 'product', id: mug })
    const toasts = listenToToasts()
    await takeRowsBack(rows, touched)
    const [told] = toasts
    expect([told?.title, told?.detail]).toEqual(['Nothing was undone: Cup', 'It was deleted meanwhile.'])
    expect(told?.action?.label).toBe('Restore it')
    told?.action?.run()
    await expect.poll(() => rows.get('product', mug)?.name).toBe('Cup')
  })

  it('CHANGE-02 of several rows those that others deleted are named, the others go back', async () => {
    const rows = shelf()
    const rename = (id: string) => ({ op: 'patch', kind: 'product', id, data: { name: 'Cup' } }) as const
    const touched = await done(rows, rename(mug), rename(pan))
    rows.write({ op: 'delete', kind: 'product', id: mug })
    const toasts = listenToToasts()
    await takeRowsBack(rows, touched)
    expect(toasts.map(({ title, detail, action }) => [title, detail, action])).toEqual([
      ['Undone in part', 'Cup was deleted meanwhile.', undefined],
    ])
    expect(rows.get('product', pan)?.name).toBe('Pan')
  })

  it('what changed nothing needs no way back', async () => {
    expect(await undoable(shelf(), { op: 'patch', kind: 'brand', id: fjord, data: { name: 'Fjord' } })).toBeUndefined()
  })

  it('DOC-20 drafts come back in the order of their numbers, and what was blank on them is blank again', async () => {
    const rows = new Shelf()
    const drafts = [11, 12, 13].map(shelfId)
    for (const id of drafts) {
      rows.put('document', id, { documentType: 'invoice', customerName: id })
      rows.write({ op: 'patch', kind: 'document', id, data: { dueDate: null } })
    }
    const newestFirst = drafts.toReversed().map((id) => running(deleteDocuments, { ids: [id] }))
    const touched = await done(rows, ...newestFirst)
    expect(rows.all('document')).toEqual([])
    await takeRowsBack(rows, touched)
    expect(rows.all('document').map(({ id, dueDate }) => [id, dueDate])).toEqual(drafts.map((id) => [id, null]))
  })
})
