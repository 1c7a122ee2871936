import { describe, expect, it } from 'vitest'
import { plainRows } from './profiles.ts'
import { sectionNames, withoutSections, withSections } from './sections.ts'

const ROWS = [
  ['PENTOLE', '', ''],
  ['P-1', 'Pentola 20 cm', '12,50'],
  ['P-2', 'Pentola 24 cm', '14,50'],
  ['', '', ''],
  ['', 'PADELLE', ''],
  ['F-1', 'Padella', '9,00'],
  ['17', '', ''],
]

describe('headings between the rows of a price list', () => {
  it('PROD-14 a word alone above rows of goods is a heading; a number alone, or goods with little filled in, are none', () => {
    expect(sectionNames(ROWS)).toEqual(['PENTOLE', 'PADELLE'])
    expect(
      sectionNames([
        ['A', '', ''],
        ['B', '', ''],
        ['x', 'y', 'z'],
      ]),
    ).toEqual(['B'])
    const words = [['A'], ['x', 'y', 'z'], ['B'], ['u', 'v', 'w'], ['C'], ['r', 's', 't']]
    expect(sectionNames([...words, ['D']])).toEqual(['A', 'B', 'C'])
    expect(
      sectionNames([
        ['Note', ''],
        ['A-1', 'Mug'],
      ]),
    ).toEqual([])
  })

  it('PROD-14 rows below a heading are of it until the next one, and the headings are counted', () => {
    expect([...withSections(plainRows(ROWS))].map((row) => ('skipped' in row ? row.skipped : row.section))).toEqual([
      'section',
      'PENTOLE',
      'PENTOLE',
      'blank',
      'section',
      'PADELLE',
      'PADELLE',
    ])
  })

  it('PROD-14 headings that are no categories are left out too, and never mistaken for products', () => {
    const rows = [...withoutSections(plainRows(ROWS), sectionNames(ROWS))]
    expect(rows.map((row) => ('skipped' in row ? row.skipped : (row.section ?? '')))).toEqual([
      'section',
      '',
      '',
      'blank',
      'section',
      '',
      '',
    ])
  })
})
