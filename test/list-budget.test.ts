import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type SourceFile, sourceFile } from './architecture/source-file.ts'
import { repositoryFiles } from './repository-files.ts'

// What a list costs that stands on the declared list: its page, view, actions and file, without its words and the panel of a row.

const DECLARED = new Set([
  'src/web/kit/list/declared-list.tsx',
  'src/web/kit/list/indexed-list.tsx',
  'src/web/kit/list/plain-list.tsx',
])
const MOST_LINES = 200
/** What makes a file of the page's own folder a part of its list: it is a view, a form of files, or holds its actions. */
const MAKES_PARTS = new Set([
  'src/web/kit/list/list-view.ts',
  'src/web/kit/list/plain-view.tsx',
  'src/web/kit/row-files/file-form.ts',
])
const ACTIONS = /-actions\.tsx?$/

function isPart({ path, imports }: SourceFile): boolean {
  return ACTIONS.test(path) || imports.some((each) => MAKES_PARTS.has(each.path ?? ''))
}

/** Screens with more lines, and what they do that no other list does; each with the most that it may have. */
const EXCEPTIONS: Readonly<Record<string, readonly [most: number, reason: string]>> = {
  'src/web/features/categories/categories-page.tsx': [
    300,
    'it is a tree: rows are moved, made below others, and deleted with a place for what is in them',
  ],
  'src/web/features/change-sets/change-sets-page.tsx': [
    255,
    'rows are applied as they were seen, followed, taken back and discarded by steps that can be stopped, not edited',
  ],
  'src/web/features/customers/customers-page.tsx': [
    330,
    'figures of what each owes, edits of many at once, and a file with two addresses',
  ],
  'src/web/features/documents/list/documents-page.tsx': [
    320,
    'eight types of document with their state, totals by currency, and batches that send, mark and print',
  ],
  'src/web/features/documents/recurring/recurring-page.tsx': [
    210,
    'runs that are due, the tabs that it shares with the documents, and a dialog that begins with one of them',
  ],
  'src/web/features/price-lists/price-lists-page.tsx': [
    305,
    'a list is made in a dialog that reads its rules, and copied with its prices',
  ],
  'src/web/features/shipments/shipments-page.tsx': [
    260,
    'shipments move from state to state, are made of purchase orders, and take their lines and charges along',
  ],
  'src/web/features/products/products-page.tsx': [
    455,
    'what-if prices, stories of prices, edits of many with a preview, labels, pictures, a first page that draws stored prices at once, and the room of the plan',
  ],
  'src/web/features/services/services-page.tsx': [
    260,
    'copies, in and out of use for many at once, the story of a price, and a file with packages',
  ],
}

interface Screen {
  readonly page: string
  readonly lines: number
  readonly files: readonly string[]
}

/** The screens on the declared list, by their pages. */
function screensOf(files: readonly SourceFile[]): readonly Screen[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const pages = files.filter(
    ({ path, isTest, imports }) =>
      !isTest && path.startsWith('src/web/features/') && imports.some((each) => DECLARED.has(each.path ?? '')),
  )
  return pages.map((page) => {
    const folder = posix.dirname(page.path)
    const parts = new Map([[page.path, page]])
    for (const { imports } of parts.values()) {
      for (const { path = '' } of imports) {
        const part = byPath.get(path)
        if (part && isPart(part) && path.startsWith(`${folder}/`)) parts.set(path, part)
      }
    }
    const lines = [...parts.values()].reduce((sum, file) => sum + file.lines, 0)
    return { page: page.path, lines, files: [...parts.keys()] }
  })
}

/** Screens beyond their budget, and exceptions that nothing needs any more. */
function complaints(screens: readonly Screen[], exceptions: typeof EXCEPTIONS): readonly string[] {
  const tooLong = screens.filter(({ page, lines }) => lines > (exceptions[page]?.[0] ?? MOST_LINES))
  const stale = Object.keys(exceptions).filter(
    (page) => (screens.find((screen) => screen.page === page)?.lines ?? 0) <= MOST_LINES,
  )
  return [
    ...tooLong.map(({ page, lines, files }) => `${page} has ${lines} lines: ${files.join(', ')}`),
    ...stale.map((page) => `${page} needs no exception`),
  ]
}

const sources = repositoryFiles().filter(({ path }) => /^src\/web\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
const screens = screensOf(sources.map(({ path, text }) => sourceFile(path, text)))

describe('a list on the declared list', () => {
  it(`takes at most ${MOST_LINES} lines without its words`, () => {
    expect(screens.length).toBeGreaterThan(4)
    expect(complaints(screens, EXCEPTIONS)).toEqual([])
  })
})

describe('the budget of lists', () => {
  const page = (lines: number) =>
    `import { DeclaredList } from '#web/kit/list/declared-list.tsx'\nimport './x-view.tsx'${'\n'.repeat(lines)}`
  const seen = (lines: number) =>
    screensOf([
      sourceFile('src/web/features/x/x-page.tsx', page(lines)),
      sourceFile(
        'src/web/features/x/x-view.tsx',
        "import '#web/kit/list/list-view.ts'\nimport './use-x-actions.ts'\nimport './text.ts'\n",
      ),
      sourceFile('src/web/features/x/use-x-actions.ts', 'export const x = 1\n'),
      sourceFile('src/web/features/x/text.ts', '\n'.repeat(500)),
    ])

  it('counts a page with its parts, without its words', () => {
    expect(seen(1)).toEqual([
      {
        page: 'src/web/features/x/x-page.tsx',
        lines: 6,
        files: [
          'src/web/features/x/x-page.tsx',
          'src/web/features/x/x-view.tsx',
          'src/web/features/x/use-x-actions.ts',
        ],
      },
    ])
  })

  it('bites, unless an exception says why, which must be needed', () => {
    const path = 'src/web/features/x/x-page.tsx'
    const exception = { [path]: [400, 'it draws a tree'] } as const
    expect(complaints(seen(1), {})).toEqual([])
    expect(complaints(seen(300), {})).toHaveLength(1)
    expect(complaints(seen(300), exception)).toEqual([])
    expect(complaints(seen(500), exception)).toHaveLength(1)
    expect(complaints(seen(1), exception)).toEqual([`${path} needs no exception`])
    expect(complaints([], exception)).toEqual([`${path} needs no exception`])
  })
})
