import { describe, expect, it } from 'vitest'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { MAX_ROWS } from '#contract/change-set-rows.ts'
import { unpacked, zipEntries } from './zip-reader.ts'
import { zipArchive } from './zip-writer.ts'
import { MAX_FILE_BYTES } from './file-problem.ts'
import { type LayoutInput, openTable } from './open-table.ts'

function open(content: BlobPart, asked: LayoutInput = {}) {
  return openTable(
    new Blob([content]),
    asked,
    () => false,
    () => undefined,
  )
}

const refusal = (code: string, detail = '') => ({ code, detail })

describe('text files', () => {
  it('PROD-14 delimiter, encoding and header are detected', async () => {
    const table = await open('Name;EK\r\nMöbel;1,50\r\n')
    expect(table).toMatchObject({
      layout: { text: { encoding: 'utf-8', delimiter: ';' }, workbook: null, header: true, skip: 0 },
      headers: ['Name', 'EK'],
      rows: [['Möbel', '1,50']],
    })
  })

  it('PROD-14 a file without a header keeps its first row', async () => {
    const table = await open('1\tHinge\t.5000\n2\tHook\t.2500\n')
    expect(table).toMatchObject({ headers: null, layout: { header: false, text: { delimiter: '\t' } } })
    expect(table.rows).toHaveLength(2)
  })

  it('PROD-14 the user decides over what was detected', async () => {
    const text = 'Name,EK;UVP\nHook,1;2\n'
    const chosen = await open(text, { delimiter: ';', header: false })
    expect(chosen.rows).toEqual([
      ['Name,EK', 'UVP'],
      ['Hook,1', '2'],
    ])
    expect((await open(text, { delimiter: ',', header: true })).headers).toEqual(['Name', 'EK;UVP'])
  })

  it.each([
    ['Windows-1252', [0x4e, 0x0a, 0x4d, 0xf6], 'windows-1252', 'Mö'],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x4e, 0x0a, 0x4d, 0xc3, 0xb6], 'utf-8', 'Mö'],
    ['UTF-16', [0xff, 0xfe, 0x4e, 0, 0x0a, 0, 0x4d, 0, 0xf6, 0], 'utf-16le', 'Mö'],
    ['UTF-16, high byte first', [0xfe, 0xff, 0, 0x4e, 0, 0x0a, 0, 0x4d, 0, 0xf6], 'utf-16be', 'Mö'],
  ])('PROD-14 %s is read', async (_name, bytes, encoding, cell) => {
    const table = await open(Uint8Array.from(bytes), { header: true })
    expect(table.layout.text?.encoding).toBe(encoding)
    expect(table.headers).toEqual(['N'])
    expect(table.rows).toEqual([[cell]])
  })

  it('PROD-14 the encoding can be chosen', async () => {
    const bytes = Uint8Array.from([0x4e, 0x0a, 0xc3, 0xb6])
    expect((await open(bytes, { header: true, encoding: 'windows-1252' })).rows).toEqual([['Ã¶']])
  })

  it('PROD-14 a header that is known settles the layout, whatever stands below it', async () => {
    const isKnown = (cells: readonly string[]): boolean => cells[0] === 'Name' && cells.length === 2
    const text = "Name;Text\n'a,b,c';Name\n'd,e,f';Text\n'g,h,i';'j'\n"
    const table = await openTable(new Blob([text]), {}, isKnown, () => undefined)
    expect(table).toMatchObject({ headers: ['Name', 'Text'], layout: { skip: 0, text: { delimiter: ';' } } })
    expect(table.rows[2]).toEqual(["'g,h,i'", "'j'"])
  })

  it('PROD-14 quoted line ends, delimiters and quotes stay in their cell', async () => {
    const table = await open('Name,Text\nHook,"a ""b"", c\nd"\n')
    expect(table.rows).toEqual([['Hook', 'a "b", c\nd']])
  })

  it('PROD-14 titles above the names are left out, and counted', async () => {
    const table = await open('Price list 2026;;;\n;;;\nName;SKU;EK;UVP\nHook;H-1;1,50;2,99\nHinge;H-2;1,20;2,49\n')
    expect(table.layout).toMatchObject({ skip: 2, header: true })
    expect(table.headers).toEqual(['Name', 'SKU', 'EK', 'UVP'])
    expect(table.rows).toHaveLength(2)
  })

  it('PROD-14 a sparse first row without names below it is data', async () => {
    const table = await open('1;Hook;;;\n2;Hinge;1,5;2,5;3\n3;Nail;1,5;2,5;3\n')
    expect(table.layout).toMatchObject({ skip: 0, header: false })
    expect(table.rows).toHaveLength(3)
  })

  it('PROD-14 blank rows at the end are no rows', async () => {
    expect((await open('Name,SKU\nHook,1\n,\n\n \n')).rows).toEqual([['Hook', '1']])
  })

  it('PROD-14 a quote that never ends is refused with its line', async () => {
    await expect(open('Name,SKU\nHook,1\n"Hinge,2\nNail,3\n')).rejects.toMatchObject(refusal('open-quote', '3'))
  })

  it('PROD-14 100,000 rows are taken, one more is refused', async () => {
    const rows = (count: number) => `Name\n${'a\n'.repeat(count)}`
    expect((await open(rows(MAX_ROWS))).rows).toHaveLength(MAX_ROWS)
    await expect(open(rows(MAX_ROWS + 1))).rejects.toMatchObject(refusal('too-many-rows'))
    await expect(open(rows(5 * MAX_ROWS))).rejects.toMatchObject(refusal('too-many-rows'))
  })

  it('PROD-14 progress is told while a long text is read', async () => {
    const shares: number[] = []
    await openTable(
      new Blob([`Name,Text\n${'Hook,some words\n'.repeat(80_000)}`]),
      {},
      () => false,
      (share) => shares.push(share),
    )
    expect(shares.length).toBeGreaterThan(0)
    expect(Math.max(...shares)).toBeLessThanOrEqual(1)
  })
})

describe('files that are not what they say', () => {
  it.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], 'image'],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], 'old-excel'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46], 'pdf'],
    ['a program', [0x7f, 0x45, 0x4c, 0x46, 0], 'not-a-table'],
    ['nothing', [], 'empty'],
    ['a broken zip', [0x50, 0x4b, 0x03, 0x04, 0, 0], 'damaged'],
  ])('PROD-14 %s is refused by name', async (_name, bytes, code) => {
    await expect(open(Uint8Array.from(bytes))).rejects.toMatchObject({ code })
  })

  it('PROD-14 a file of more than 100 MB is refused before it is read', async () => {
    const huge = { size: MAX_FILE_BYTES + 1, arrayBuffer: () => Promise.reject(new Error('read')) } as unknown as Blob
    await expect(
      openTable(
        huge,
        {},
        () => false,
        () => undefined,
      ),
    ).rejects.toMatchObject({ code: 'too-big' })
  })

  it('PROD-14 a file that has gone away says so', async () => {
    const gone = {
      size: 5,
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
    } as unknown as Blob
    await expect(
      openTable(
        gone,
        {},
        () => false,
        () => undefined,
      ),
    ).rejects.toMatchObject({ code: 'unreadable' })
  })

  it('PROD-14 a header without rows is empty, a thousand columns are too many', async () => {
    await expect(open('Name,SKU,EK\n')).rejects.toMatchObject({ code: 'empty' })
    await expect(open(`${'a,'.repeat(1_000)}\n1\n`)).rejects.toMatchObject({ code: 'too-many-columns' })
  })

  it.each([
    [['xl/workbook.bin'], 'binary-workbook'],
    [['mimetype', 'content.xml'], 'open-document'],
    [['readme.txt'], 'not-a-workbook'],
  ])('PROD-14 a zip of %s is no XLSX', async (names, code) => {
    const zip = new Blob(await zipArchive(names.map((name) => ({ name, content: new Uint8Array(1) }))))
    await expect(open(zip)).rejects.toMatchObject({ code })
  })
})

/** A workbook of these sheets. */
async function workbook(sheets: Record<string, SheetData>): Promise<Uint8Array<ArrayBuffer>> {
  const list = Object.entries(sheets).map(([sheet, data]) => ({ sheet, data }))
  return Uint8Array.from(await writeXlsxFile(list).toBuffer())
}

/** The workbook with the text of its first sheet, or of another part, changed. */
async function edited(
  file: Uint8Array,
  edit: (xml: string) => string,
  part = 'xl/worksheets/sheet1.xml',
): Promise<Blob> {
  const parts = await Promise.all(
    zipEntries(file).map(async (entry) => {
      const content = await unpacked(file, entry, 1_000_000)
      const isSheet = entry.name === part
      const changed = isSheet ? new TextEncoder().encode(edit(new TextDecoder().decode(content))) : content
      return { name: entry.name, content: changed }
    }),
  )
  return new Blob(await zipArchive(parts))
}

describe('workbooks', () => {
  const goods: SheetData = [
    ['Name', 'Cost', 'New', 'Since'],
    ['Hook & "eye"', 0.1 + 0.2, true, { value: new Date(Date.UTC(2026, 0, 2)), format: 'yyyy-mm-dd' }],
    ['Hinge', 1234.5, false, null],
  ]

  it('PROD-14 texts, numbers, flags and dates are read; numbers stay numbers', async () => {
    const table = await open(await workbook({ Goods: goods }))
    expect(table.headers).toEqual(['Name', 'Cost', 'New', 'Since'])
    expect(table.rows).toEqual([
      ['Hook & "eye"', 0.1 + 0.2, 'TRUE', '2026-01-02'],
      ['Hinge', 1234.5, 'FALSE', ''],
    ])
  })

  it('PROD-14 the first sheet is read unless another is chosen', async () => {
    const file = await workbook({
      'A & B': goods,
      Other: [
        ['Name', 'SKU'],
        ['Nail', 'N-1'],
      ],
    })
    const first = await open(file)
    expect(first.layout.workbook).toEqual({ sheets: ['A & B', 'Other'], sheet: 'A & B', hidden: [] })
    expect(first.rows).toHaveLength(2)
    expect((await open(file, { sheet: 'Other' })).rows).toEqual([['Nail', 'N-1']])
  })

  it('PROD-14 a hidden sheet is not opened, but can be chosen', async () => {
    const file = await workbook({
      Old: [goods[0] ?? [], ['Wrong', 1, true, null], ['Row', 2, true, null]],
      Goods: goods,
    })
    const hidden = await edited(
      file,
      (xml) => xml.replace('name="Old"', 'name="Old" state="veryHidden"'),
      'xl/workbook.xml',
    )
    const table = await open(hidden)
    expect(table.layout.workbook).toEqual({ sheets: ['Old', 'Goods'], sheet: 'Goods', hidden: ['Old'] })
    expect(table.rows).toHaveLength(2)
    expect((await open(hidden, { sheet: 'Old' })).rows[0]?.[0]).toBe('Wrong')
  })

  it('PROD-14 behind a cover sheet the first sheet that holds a table is opened, below its titles', async () => {
    const file = await workbook({
      Cover: [['Acme Ltd'], ['Price list 2026'], [], ['Contact', 'sales@acme.example'], ['Valid to', '2026-12-31']],
      Notes: [['All prices without VAT.']],
      Prices: [[], ['Acme price list'], ['Valid from 1 May'], [], ...goods],
    })
    const table = await open(file)
    expect(table.layout).toMatchObject({ skip: 4, header: true, workbook: { sheet: 'Prices' } })
    expect([table.headers?.[0], table.rows.length, table.firstRow]).toEqual(['Name', 2, 6])
  })

  it('PROD-14 a short table below a long block of titles is found', async () => {
    const titles = Array.from({ length: 15 }, (_, n) => [`Line ${n} of our terms`])
    const table = await open(await workbook({ Prices: [...titles, ...goods] }))
    expect([table.layout.skip, table.headers?.[1], table.firstRow]).toEqual([15, 'Cost', 17])
  })

  it('PROD-14 one #N/A among the cells is neither lost nor loses the sheet', async () => {
    const file = await edited(await workbook({ Goods: goods }), (xml) =>
      xml.replace(/<c r="B3"[^>]*>.*?<\/c>/, '<c r="B3" t="e"><v>#N/A</v></c>'),
    )
    expect((await open(file)).rows[1]?.slice(0, 2)).toEqual(['Hinge', '#N/A'])
  })

  it('PROD-14 a workbook whose sheet is broken is refused', async () => {
    const file = await edited(await workbook({ Goods: goods }), (xml) => xml.slice(0, xml.length / 2))
    await expect(open(file)).rejects.toMatchObject({ code: 'damaged' })
  })
})
