import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryFiles, ROOT, type TextFile } from './repository-files.ts'

/** What tells people their way around. */
const GUIDES = /^(?:ARCHITECTURE|CONTRIBUTING|README|SECURITY)\.md$|^docs\//
/** Words in backticks, and what a link or a picture leads to. */
const QUOTED = /`([^`\n]+)`/g
const LINKED = /\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g
/** A path that stands in the text as it is, also at the beginning of a line of a listing. */
const PLAIN = /(?<![\w/.`#-])(?:src|test|e2e|scripts|docs|migrations)\/[\w.*/-]*[\w*/]/g
/** Folders and files with names of ours; what begins with a dot, a sign or a protocol is none of the repository. */
const SHAPE = /^[\w-][\w.*-]*(?:\/[\w.*-]+)*\/?$/
const FILE = /[\w-]\.(?:ts|tsx|mjs|md|sql)$/

const guides = repositoryFiles().filter(({ path }) => GUIDES.test(path))
const folders = new Set(
  ['src', 'test', 'e2e', 'scripts', 'docs', 'migrations'].flatMap((name) => [name, ...foldersIn(name)]),
)

describe('the guides', () => {
  it('name no path that is not there', () => {
    expect(guides.flatMap((guide) => missingPaths(guide))).toEqual([])
  })
})

describe('the look at the guides', () => {
  it('saw each of them, and the paths in it', () => {
    const paths = (path: string) => pathsIn(guides.find((guide) => guide.path === path)?.text ?? '').length
    expect(paths('ARCHITECTURE.md')).toBeGreaterThan(40)
    expect(paths('CONTRIBUTING.md')).toBeGreaterThan(8)
    expect(paths('README.md')).toBeGreaterThan(1)
    expect(guides.filter(({ path }) => path.startsWith('docs/decisions/')).length).toBeGreaterThan(12)
    expect(guides.flatMap(({ text }) => linksIn(text)).length).toBeGreaterThan(10)
  })

  it.each([
    ['`src/domain/no-such-file.ts` adds up.', 'src/domain/no-such-file.ts'],
    ['All end in `server/kit/write`.', 'server/kit/write'],
    ['`kit/write/write.ts` locks the counter.', 'kit/write/write.ts'],
    ['`pricing.ts` makes prices.', 'pricing.ts'],
    ['One row each (`test/integration/no-such-*.test.ts`).', 'test/integration/no-such-*.test.ts'],
    ['As decided (docs/decisions/9999-nothing.md).', 'docs/decisions/9999-nothing.md'],
    ['src/nothing   Pure. No clock.', 'src/nothing'],
    ['See [why](docs/decisions/9999-nothing.md).', 'docs/decisions/9999-nothing.md'],
    ['<img src="docs/screenshots/nothing.png" width="63%">', 'docs/screenshots/nothing.png'],
    ['Paths differ by case: `src/Domain/pricing.ts`.', 'src/Domain/pricing.ts'],
  ])('bites: %s', (text, path) => {
    expect(missingPaths({ path: 'GUIDE.md', text })).toEqual([`GUIDE.md: ${path}`])
  })

  it('lets pass what is there, and what is no path of the repository', () => {
    const text = `\`src/domain/pricing.ts\`, \`src/server/kit\`, \`test/integration/attacks-*.test.ts\`, \`migrations\`, [why](docs/decisions/0001-licence.md)
      \`/api/docs\`, \`GET /api/sync?since=V\`, \`.cache/test\`, \`.env\`, \`*.test.ts\`, \`.ts\`, \`#domain/…\`, \`../..\`, \`unit,browser\`, \`10.0.0.0/8,loopback\`,
      \`npm run bench -- --only noisy\`, \`application/json\`, \`DATA_DIR/arrivals\`, [Node.js](https://nodejs.org), [below](#below), \`{user}/{row}.webp\``
    expect(missingPaths({ path: 'GUIDE.md', text })).toEqual([])
  })

  it('follows a link from where it stands', () => {
    const link = (path: string) => missingPaths({ path, text: '[first](0001-licence.md)' })
    expect(link('docs/decisions/0002-stored-forms.md')).toEqual([])
    expect(link('README.md')).toEqual(['README.md: 0001-licence.md'])
  })
})

/** The paths that a guide names and that are not there, each once. */
function missingPaths({ path, text }: TextFile): readonly string[] {
  const missing = [
    ...pathsIn(text).filter((each) => !isThere(each)),
    ...linksIn(text).filter((each) => !isThere(join(dirname(path), each).replaceAll('\\', '/'))),
  ]
  return [...new Set(missing)].map((each) => `${path}: ${each}`)
}

/** What looks like a path of the repository: it begins with one of its folders, wherever that lies, or is called like a file of it. */
function pathsIn(text: string): readonly string[] {
  const quoted = [...text.matchAll(QUOTED)].flatMap(([, word = '']) => (SHAPE.test(word) && isOurs(word) ? [word] : []))
  const plain = text.replaceAll(LINKED, ' ').match(PLAIN) ?? []
  return [...new Set([...quoted, ...plain])]
}

function isOurs(word: string): boolean {
  return FILE.test(word) ? !word.startsWith('*') : word.includes('/') && folders.has(word.split('/')[0] ?? '')
}

/** Where the links and pictures of a guide lead to inside the repository. */
function linksIn(text: string): readonly string[] {
  return [...text.matchAll(LINKED)]
    .map(([, link, picture]) => (link ?? picture ?? '').replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
}

/** Whether a path from the root is there, letter by letter; `*` stands for any part of one name. */
function isThere(path: string): boolean {
  const found = path
    .split('/')
    .filter(Boolean)
    .reduce(
      (at, name) =>
        at.flatMap((folder) =>
          namesIn(folder)
            .filter((each) => fits(each, name))
            .map((each) => join(folder, each)),
        ),
      [ROOT],
    )
  return found.length > 0
}

function fits(name: string, pattern: string): boolean {
  const [start = '', ...rest] = pattern.split('*')
  const end = rest.at(-1)
  return end === undefined
    ? name === pattern
    : name.startsWith(start) && name.endsWith(end) && name.length >= start.length + end.length
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).map(({ name }) => name) : []
}

/** The names of all folders below one. */
function foldersIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
