import { describe, expect, it } from 'vitest'
import { idAt, madeRow, readText } from '#test/file-rows.ts'
import { fileText } from '#web/kit/row-files/file-text.ts'
import { rowFileMessages } from '#web/kit/row-files/messages.ts'
import { categoryFile } from './category-file.ts'

const { form } = categoryFile
const kitchen = madeRow(form, idAt(1), { name: 'Kitchen' })
const knives = madeRow(form, idAt(2), { name: 'Knives', parentId: kitchen.id, description: 'Sharp' })
const present = { category: [kitchen, knives] }

describe('categories of a file', () => {
  it('CAT-01 a category is put into one that the file brings too, wherever it stands there', async () => {
    const { targets, rows } = await readText(
      form,
      'Warengruppe;Oberkategorie;Mindestmarge\nMesser;Küche;\nKüche;;25 %\nTöpfe;küche;\n',
    )
    expect(targets).toEqual(['name', 'parentId', 'floorMargin'])
    const parentId = rows.find(({ title }) => title === 'Küche')?.id
    expect(rows.map(({ state, data }) => [state, data])).toEqual([
      ['create', { name: 'Küche', floorMargin: 250_000 }],
      ['create', { name: 'Messer', parentId }],
      ['create', { name: 'Töpfe', parentId }],
    ])
  })

  it('CAT-01 one name stands for several categories, by the parent that each is in', async () => {
    const text = 'category,parent,description\nKnives,Kitchen,Very sharp\nKnives,Garden,Long\nGarden,,\nKnives,,Blunt\n'
    const { rows } = await readText(form, text, present)
    expect(rows.map(({ n, state, id, data }) => [n, state, state === 'update' ? id : '', data])).toEqual([
      [4, 'create', '', { name: 'Garden' }],
      [5, 'update', knives.id, { description: 'Blunt' }],
      [2, 'bad', '', {}],
      [3, 'create', '', { name: 'Knives', description: 'Long', parentId: rows[0]?.id }],
    ])
    const garden = madeRow(form, idAt(3), { name: 'Knives' })
    const again = await readText(form, text, { category: [...present.category, garden] })
    expect(again.rows.map(({ n, state }) => [n, state])).toEqual([
      [4, 'create'],
      [5, 'update'],
      [2, 'update'],
      [3, 'create'],
    ])
  })

  it('CAT-01 a third level, a parent that is not there, and one that is refused itself, are refused by name', async () => {
    const { rows } = await readText(
      form,
      'category,parent,lowest margin\nTop,,\nMiddle,Top,\nBottom,Middle,\nLost,Nowhere,\nBad,,dear\nWithin,Bad,\n',
    )
    expect(rows.filter(({ state }) => state === 'bad').map(({ n, problems }) => [n, problems[0]])).toEqual([
      [6, expect.stringMatching(/^Lowest margin has “dear”/)],
      [4, 'Categories have two levels: choose a top category as parent.'],
      [5, 'Parent category: there is none called “Nowhere”.'],
      [7, 'Parent category: there is none called “Bad”.'],
    ])
  })

  it('CAT-01 a parent whose name another category has too is written by its ID', async () => {
    const twin = madeRow(form, idAt(4), { name: 'kitchen' })
    const board = madeRow(form, idAt(5), { name: 'Board', parentId: twin.id })
    const rows = [kitchen, twin, board, knives]
    const here = { all: () => rows, get: (_kind: string, id: string) => rows.find((row) => row.id === id) }
    const copies = await readText(form, fileText(form, rows, here))
    expect(copies.rows.map(({ id, data }) => [id, data['parentId']])).toEqual([
      [kitchen.id, null],
      [twin.id, null],
      [board.id, twin.id],
      [knives.id, kitchen.id],
    ])
  })

  it('CAT-01 a parent that several top categories could be is refused by name; one with its name within another is no parent', async () => {
    const twins = [4, 5].map((n) => madeRow(form, idAt(n), { name: 'Garden' }))
    const boards = madeRow(form, idAt(6), { name: 'Boards', parentId: idAt(5) })
    const text = `category,parent,description\nForks,garden,\nTins,Tools,\nTools,Kitchen,\nTools,,\nBoards,${idAt(5)},Oak\n`
    const { rows } = await readText(form, text, { category: [...present.category, ...twins, boards] })
    const tools = rows.find(({ title, data }) => title === 'Tools' && !data['parentId'])
    expect(rows.map(({ n, data, problems }) => [n, data['parentId'], ...problems])).toEqual([
      [5, undefined],
      [2, undefined, `Parent category: ${rowFileMessages.issues.severalRows('garden')}`],
      [3, tools?.id],
      [4, kitchen.id],
      [6, undefined],
    ])
    expect(rows.at(-1)).toMatchObject({ state: 'update', id: boards.id, data: { description: 'Oak' } })
  })

  it('CAT-01 names that a file changes around mean the rows that have them in the file', async () => {
    const garden = madeRow(form, idAt(3), { name: 'Garden' })
    const rows = [kitchen, garden, knives]
    const here = { all: () => rows, get: (_kind: string, id: string) => rows.find((row) => row.id === id) }
    const since = [
      madeRow(form, kitchen.id, { name: 'Garden' }),
      madeRow(form, garden.id, { name: 'Kitchen' }),
      madeRow(form, knives.id, { name: 'Knives', parentId: garden.id }),
    ]
    const back = await readText(form, fileText(form, rows, here), { category: since })
    expect(back.rows.map(({ id, data }) => [id, data])).toEqual([
      [kitchen.id, { name: 'Kitchen' }],
      [garden.id, { name: 'Garden' }],
      [knives.id, { parentId: kitchen.id, description: 'Sharp' }],
    ])
  })
})
