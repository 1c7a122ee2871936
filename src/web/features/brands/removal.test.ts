import { describe, expect, it } from 'vitest'
import { Shelf, shelfId } from '#test/shelf.ts'
import { deletion, freedCount, removalOf, restoration } from './removal.ts'

const [fjord, emalco, blanket, mug, pan] = [shelfId(1), shelfId(2), shelfId(3), shelfId(4), shelfId(5)]

function shelf(): Shelf {
  const made = new Shelf()
  made.put('brand', fjord, { name: 'Fjord', notes: 'Pays late', isActive: false })
  made.put('brand', emalco, { name: 'Emalco', website: 'https://emalco.example' })
  made.put('product', blanket, { name: 'Blanket', brandId: fjord })
  made.put('product', mug, { name: 'Mug', brandId: emalco })
  made.put('product', pan, { name: 'Pan', brandId: emalco })
  return made
}

const brandsOf = (rows: Shelf) => rows.all('product').map((row) => [row['name'], row['brandId']])

function remove(from: Shelf, ...ids: readonly string[]) {
  const removal = removalOf(from, ids)
  for (const body of deletion(removal)) from.write(body)
  return removal
}

describe('deleting brands', () => {
  it('BRAND-02 takes many in one batch and leaves their products without a brand', () => {
    const rows = shelf()
    const removal = removalOf(rows, [fjord, emalco])
    expect(deletion(removal)).toHaveLength(1)
    expect(freedCount(removal)).toBe(3)
    remove(rows, fjord, emalco)
    expect(rows.all('brand')).toEqual([])
    expect(brandsOf(rows)).toEqual([
      ['Blanket', null],
      ['Mug', null],
      ['Pan', null],
    ])
  })

  it('BRAND-02 splits what is more than one command takes', () => {
    const rows = new Shelf()
    const ids = Array.from({ length: 2_001 }, (_, index) => shelfId(index + 1))
    for (const id of ids) rows.put('brand', id, { name: id })
    expect(deletion(removalOf(rows, ids))).toHaveLength(2)
    remove(rows, ...ids)
    expect(rows.all('brand')).toEqual([])
  })

  it('BRAND-02 is taken back whole', () => {
    const rows = shelf()
    const before = brandsOf(rows)
    const removal = remove(rows, fjord, emalco)
    for (const body of restoration(removal, rows, (name) => `Put back ${name}`)) rows.write(body)
    expect(rows.get('brand', fjord)).toMatchObject({ name: 'Fjord', notes: 'Pays late', isActive: false })
    expect(rows.get('brand', emalco)).toMatchObject({ website: 'https://emalco.example' })
    expect(brandsOf(rows)).toEqual(before)
  })

  it('BRAND-02 leaves a product alone that got another brand meanwhile, or is gone', () => {
    const rows = shelf()
    const removal = remove(rows, emalco)
    rows.write({ op: 'patch', kind: 'product', id: mug, data: { brandId: fjord } })
    rows.write({ op: 'delete', kind: 'product', id: pan })
    for (const body of restoration(removal, rows, (name) => name)) rows.write(body)
    expect(rows.get('product', mug)?.['brandId']).toBe(fjord)
    expect(rows.get('product', pan)).toBeUndefined()
    expect(rows.get('brand', emalco)?.['name']).toBe('Emalco')
  })

  it('knows nothing of ids that name no brand', () => {
    expect(deletion(removalOf(shelf(), [shelfId(77)]))).toEqual([])
  })
})
