import { open, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ZipFile } from '../kit/zip-file.ts'
import { archiveMessages as messages } from './archive-messages.ts'
import { recordTexts } from './archive-file.ts'
import { readRecords } from './archive-records.ts'

async function inFile<T>(fill: (path: string) => Promise<void>, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'archive-test-'))
  try {
    const path = join(folder, 'archive')
    await fill(path)
    return await work(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const zip =
  (entries: Readonly<Record<string, string>>) =>
  async (path: string): Promise<void> => {
    const file = await open(path, 'wx')
    const archive = new ZipFile(file)
    for (const [name, text] of Object.entries(entries)) await archive.add(name, [text])
    await archive.end()
    await file.close()
  }

async function read(path: string, most?: number) {
  const file = await open(path)
  try {
    return await readRecords(file, 'somebody', most)
  } finally {
    await file.close()
  }
}

const text = (json: unknown) => (path: string) =>
  writeFile(path, typeof json === 'string' ? json : JSON.stringify(json))

it('SYNC-06 the collections of a ZIP are read, and nothing else in it', async () => {
  const archive = zip({
    'README.txt': 'hello',
    'data/products.json': '\uFEFF[ {"id":"a","name":"Kettle \\" ] } \\\\"} , {"id":"b"} ]',
    'data/products.csv': 'id',
    'export/brands.json': '{"x":{"name":"Acme"},"y":{}}',
    'history/changes.json': '[{"id":"no"}]',
    'files/me/products.json': '[{"id":"no"}]',
    '__MACOSX/products.json': 'junk',
    'categories.json': '[]',
  })
  const records = await inFile(archive, (path) => read(path))
  expect([...records].map(([name, all]) => [name, all.map(({ id }) => id)])).toEqual([
    ['products', ['a', 'b']],
    ['brands', ['x', 'y']],
    ['categories', []],
  ])
  expect(records.get('products')?.[0]?.values['name']).toBe('Kettle " ] } \\')
})

it.each([
  ['lists', { products: [{ id: 'a' }, { uid: 'b' }, {}], version: 3 }],
  ['documents by id', { products: { a: {}, b: {}, '#3': { id: '' } } }],
  ['collections of the document database', { __collections__: { products: { a: {}, b: {}, '#3': {} } } }],
])('SYNC-06 one JSON object with %s is an archive too', async (_name, archive) => {
  const records = await inFile(text(archive), (path) => read(path))
  expect([...records].map(([name, all]) => [name, all.map(({ id }) => id)])).toEqual([['products', ['a', 'b', '#3']]])
})

it.each([
  ['{"products":[{"id":"a"},{"id":"b"', messages.broken('', 0, 13)],
  ['{"products":[{"id":"a"},{"id":nothing}]}', messages.broken('products', 2, 25)],
  ['{"products":[{"id":"a"} {"id":"b"}]}', messages.broken('products', 2, 25)],
  [`{"products":[${'['.repeat(50)}${']'.repeat(50)}]}`, messages.broken('', 0, 45)],
  ['[1]', messages.noArchive],
])('API-02 %s is refused with the place where it breaks off', async (json, message) => {
  await expect(inFile(text(json), (path) => read(path))).rejects.toMatchObject({
    issues: [{ field: 'archive', message }],
  })
})

it('API-02 a record that nobody can keep is named, and the others are read', async () => {
  const records = await inFile(text('{"brands":[7,{"id":"a","name":"\\u0000"},{"id":"b"}]}'), (path) => read(path))
  expect(records.get('brands')?.map(({ id, problem }) => [id, problem?.field])).toEqual([
    ['#1', 'row'],
    ['a', 'name'],
    ['b', undefined],
  ])
})

it('OPS-06 what unpacks to too much, and more records than allowed, are refused', async () => {
  const bomb = zip({ 'data/products.json': `[${' '.repeat(2_000_000)}]` })
  const texts = async (path: string) => {
    const file = await open(path)
    try {
      for await (const each of recordTexts(file, 1024 * 1024)) expect(each.text.length).toBeLessThan(1024 * 1024)
    } finally {
      await file.close()
    }
  }
  await expect(inFile(bomb, texts)).rejects.toMatchObject({ issues: [{ message: messages.tooMuch('1 MB') }] })
  await expect(inFile(text({ brands: [{}, {}, {}] }), (path) => read(path, 2))).rejects.toMatchObject({
    code: 'too-large',
  })
})
