import { describe, expect, it } from 'vitest'
import { repositoryFiles, type TextFile } from './repository-files.ts'

/** This file names what must not be named elsewhere. */
const OWN_PATH = 'test/requirements.test.ts'
const LIST = 'docs/requirements.md'

/** An area in capitals, a dash and two digits. */
const ID = /\b[A-Z]{2,}(?:-[A-Z]+)?-\d{2}\b/g
/** One promise in the list: its ID and its sentence. */
const PROMISE = /^- \*\*([A-Z]+-\d{2})\*\*(.*)$/gm
/** A sentence begins with a capital and ends with the only full stop that another word could follow. */
const SENTENCE = /^ [A-Z](?:(?!\. ).){20,}\.$/

/** The terms and rules of EN 16931 have numbers of that form, too. */
const EN_16931 = /^B[GRT]-/
/** What else has the form of an ID and is none: standards of others, and goods and numbers of tests. */
const NO_IDS = [
  'EAN-13',
  'UTF-16',
  'INV-42',
  'MUG-01',
  'PO-77',
  'SKU-77',
  'BOU-12',
  'LAN-05',
  'LCH-01',
  'MAN-05',
  'MOC-25',
  'SCL-01',
  'TAZ-22',
  'VEL-09',
]

/** Ways in which texts were named that are not in this repository; who reads the code could not look them up. */
const FOREIGN_TEXTS: readonly (readonly [name: RegExp, bad: string])[] = [
  [/\bhouse(?:\.md| ?§)/i, 'The checked settings (house §11).'],
  [
    /(?<![\w-])(?:anchors|client|documents|facts|house|integrations|look|peers|performance|places|security|server)\.md\b/,
    'as measured in client.md',
  ],
  [/\battacks? \d/i, 'nobody adds headers (attack 44)'],
  [/\btable of known attacks\b/i, 'section 2.2 of the table of known attacks'],
  [/\bfacts,? §|\bwords of the facts\b/, 'as EN 16931 uses them (facts §4.1)'],
  [/\bclass: seed\b|\bseed (?:document|text)s?\b/, 'as the second seed document has it'],
  [
    /\b(?:first|second) document(?:'s|’s) section\b|\bsection \d+ of the (?:first|second) document\b/,
    'the first document’s section 7',
  ],
  [/\b(?:fields|letter|table) of the (?:first|second) document\b/, 'the letter of the second document'],
  [/\b(?:calls|collections|columns|defaults|words) of the documents\b/, 'it has the defaults of the documents'],
  [/\bthe documents(?:' names?\b| ask\b| call\b| name\b| nest\b| say\b)/i, 'as the documents name the calls'],
  [/\bshared\/(?:design|facts|hooks|spec|tools)\b|\/work\//, 'see ../shared/spec/requirements.md'],
]

/** A migration stays as it was applied, its comments included: what ran is told by the file's checksum. */
const KEPT = ['migrations/0017_user_profiles.sql']

const files = repositoryFiles().filter(({ path }) => path !== OWN_PATH)
const list = files.find(({ path }) => path === LIST)?.text ?? ''
const promises = [...list.matchAll(PROMISE)].map(([, id = '', sentence = '']) => ({ id, sentence }))
const promised = new Set(promises.map(({ id }) => id))

describe('the requirements', () => {
  it('each have one ID and one sentence', () => {
    const ids = promises.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(promises.filter(({ sentence }) => !SENTENCE.test(sentence))).toEqual([])
  })

  it('stand in their areas, in order', () => {
    const areas = list.split('\n## ').slice(1)
    const read = areas.map((area) => [/^[A-Z]+/.exec(area)?.[0], [...area.matchAll(PROMISE)].map(([, id = '']) => id)])
    for (const [area, ids] of read) {
      expect([area, ids]).toEqual([area, [...(ids as string[])].sort()])
      expect((ids as string[]).filter((id) => !id.startsWith(`${String(area)}-`))).toEqual([])
    }
    expect(new Set(read.map(([area]) => area)).size).toBe(read.length)
  })

  it('are listed wherever one is cited', () => {
    expect(files.flatMap((file) => unknownIds(file))).toEqual([])
  })

  it('are each cited by a test or by code', () => {
    const cited = new Set(files.filter(({ path }) => path !== LIST).flatMap(({ text }) => text.match(ID) ?? []))
    expect([...promised].filter((id) => !cited.has(id))).toEqual([])
  })
})

describe('the repository', () => {
  it('names no text that is not in it', () => {
    expect(files.filter(({ path }) => !KEPT.includes(path)).flatMap((file) => foreignTexts(file))).toEqual([])
  })
})

describe('the look at the requirements', () => {
  it('saw every folder, the list and its citations', () => {
    const inFolder = (folder: string) => files.filter(({ path }) => path.startsWith(folder))
    expect(inFolder('src/').length).toBeGreaterThan(1_000)
    expect(inFolder('test/').length).toBeGreaterThan(100)
    expect(inFolder('e2e/').length).toBeGreaterThan(50)
    expect(inFolder('scripts/').length).toBeGreaterThan(50)
    expect(inFolder('migrations/').length).toBeGreaterThan(30)
    expect(inFolder('docs/').length).toBeGreaterThan(10)
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['README.md', 'vitest.config.ts', '.env.example']),
    )
    expect(promises.length).toBeGreaterThan(150)
    for (const folder of ['src/', 'test/', 'e2e/', 'scripts/', 'migrations/', 'docs/decisions/']) {
      const cited = inFolder(folder).flatMap(({ text }) => (text.match(ID) ?? []).filter((id) => promised.has(id)))
      expect([folder, cited.length > 0]).toEqual([folder, true])
    }
  })

  it('finds an ID that was made up, in a title, a comment and beside others', () => {
    const made = (text: string) => unknownIds({ path: 'src/x.test.ts', text })
    expect(made("it('MADE-01 PRICE-05 duty is taken on both', () => {})")).toEqual(['src/x.test.ts: MADE-01'])
    expect(made('/** What is left (PRICE-97, PRICE-05…98). */')).toEqual(['src/x.test.ts: PRICE-97'])
    expect(made('-- The wall (MADE-UP-02).')).toEqual(['src/x.test.ts: MADE-UP-02'])
    expect(made('BR-CO-10, BT-21, UTF-16, INV202607-0001, 2026-07-06')).toEqual([])
  })

  it.each(['', ' no capital at the beginning.', ' No full stop at the end', ' Two of them. Where one is meant.'])(
    'takes %j for no sentence',
    (text) => {
      expect(SENTENCE.test(text)).toBe(false)
    },
  )

  it('passes over nothing that is not there any more', () => {
    const all = files.map(({ text }) => text).join('\n')
    expect(NO_IDS.filter((name) => !all.includes(name))).toEqual([])
    const kept = files.filter(({ path }) => KEPT.includes(path))
    expect(kept.filter((file) => foreignTexts(file).length > 0).map(({ path }) => path)).toEqual(KEPT)
  })

  it.each(FOREIGN_TEXTS)('%s bites', (pattern, bad) => {
    expect(foreignTexts({ path: 'src/x.ts', text: `// Good.\n// ${bad}\n` })).toEqual([`src/x.ts:2 ${pattern.source}`])
  })

  it('lets invoices be documents, and our own texts be named', () => {
    const text = `A deleted customer keeps the documents with name and addresses as they stood. The period begins with the first document.
      The calls of documents, the words of a document, the names of files; see SECURITY.md and 0012-numbers-of-documents.md.
      What leaves the house; the facts of the catalogue; a seed repeats a run; no attack may touch what is Bob's.`
    expect(foreignTexts({ path: 'src/x.ts', text })).toEqual([])
  })
})

/** The IDs of a file that are not in the list. */
function unknownIds({ path, text }: TextFile): readonly string[] {
  return [...new Set(text.match(ID) ?? [])]
    .filter((id) => !promised.has(id) && !EN_16931.test(id) && !NO_IDS.includes(id))
    .map((id) => `${path}: ${id}`)
}

/** Where a file names a text that is not in this repository, and by which pattern that was seen. */
function foreignTexts({ path, text }: TextFile): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      FOREIGN_TEXTS.flatMap(([pattern]) => (pattern.test(line) ? [`${path}:${index + 1} ${pattern.source}`] : [])),
    )
}
