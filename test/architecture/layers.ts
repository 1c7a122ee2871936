import type { SourceFile } from './source-file.ts'

/** The files of the product, the kinds of its entities, and every path that an import may lead to. */
export interface Tree {
  readonly files: readonly SourceFile[]
  readonly kinds: readonly string[]
  readonly paths: ReadonlySet<string>
}

/** A rule answers with one sentence per offence, each beginning with the path. */
export type Rule = (tree: Tree) => string[]

interface Layer {
  readonly of: RegExp
  /** Beginnings of paths; `$1` is the folder that the pattern names. */
  readonly may: readonly string[]
  /** All packages when left out. */
  readonly packages?: readonly string[]
}

const SHARED = ['src/contract/', 'src/domain/']

/** The table of layers, the narrow rows first. A file without a row is an offence itself. */
const LAYERS: readonly Layer[] = [
  { of: /^src\/domain\//, may: ['src/domain/'], packages: [] },
  // Repeat rules are a library's; what needs it loads this folder when it is needed.
  { of: /^src\/contract\/recurrence\//, may: SHARED, packages: ['rrule-temporal'] },
  { of: /^src\/contract\//, may: SHARED, packages: ['zod'] },
  { of: /^src\/server\/kit\//, may: ['src/server/kit/', ...SHARED] },
  {
    of: /^src\/server\/integrations\/([^/.]+)[/.]/,
    may: [
      'src/server/integrations/$1/',
      'src/server/integrations/$1.',
      'src/server/kit/log',
      'src/server/kit/linked-signal',
    ],
  },
  // What a link shows is what the PDF shows.
  {
    of: /^src\/server\/public-links\//,
    may: ['src/server/public-links/', 'src/server/pdf/', 'src/server/kit/', 'src/server/integrations/', ...SHARED],
  },
  { of: /^src\/server\/([^/]+)\//, may: ['src/server/$1/', 'src/server/kit/', 'src/server/integrations/', ...SHARED] },
  { of: /^src\/server\/[^/]+$/, may: ['src/server/', ...SHARED, 'package.json'] },
  { of: /^src\/web\/kit\//, may: ['src/web/kit/', ...SHARED] },
  { of: /^src\/web\/features\/([^/]+)\//, may: ['src/web/features/$1/', 'src/web/kit/', ...SHARED] },
  { of: /^src\/web\/service-worker\//, may: ['src/web/service-worker/', 'src/contract/waiting-file'], packages: [] },
  { of: /^src\/web\/(screens\/)?[^/]+$/, may: ['src/web/', ...SHARED] },
]

/** A test may reach across its own layer and into the test folder, never into a layer above. */
const LAYERS_OF_TESTS: readonly Layer[] = [
  { of: /^src\/domain\//, may: ['src/domain/', 'test/'] },
  { of: /^src\/contract\//, may: [...SHARED, 'test/'] },
  { of: /^src\/server\//, may: ['src/server/', ...SHARED, 'test/'] },
  { of: /^src\/web\//, may: ['src/web/', ...SHARED, 'test/'] },
]

export const importsStayInTheirLayer: Rule = ({ files }) =>
  files.flatMap((file) => {
    const row = (file.isTest ? LAYERS_OF_TESTS : LAYERS).find((layer) => layer.of.test(file.path))
    if (!row) return [`${file.path} lies in a folder that the table of layers does not know`]
    const folder = row.of.exec(file.path)?.[1] ?? ''
    const allowed = row.may.map((beginning) => beginning.replace('$1', folder))
    return file.imports.flatMap(({ path, packageName, specifier }) => {
      const isAllowed =
        path === undefined
          ? (row.packages?.includes(packageName ?? '') ?? true)
          : allowed.some((beginning) => path.startsWith(beginning))
      return isAllowed ? [] : [`${file.path} may not import ${specifier}`]
    })
  })

/** Packages that read what strangers send, and the one folder that may: it sets their limits. */
const GUARDED: ReadonlyMap<string, string> = new Map([
  ['sharp', 'src/server/kit/pictures/'],
  ['ical.js', 'src/server/calendar/'],
])

export const guardedPackagesHaveOneReader: Rule = ({ files }) =>
  files
    .filter((file) => !file.isTest)
    .flatMap((file) =>
      file.imports.flatMap(({ packageName = '' }) => {
        const folder = GUARDED.get(packageName)
        return folder === undefined || file.path.startsWith(folder) ? [] : [`${file.path} may not open ${packageName}`]
      }),
    )

const DATABASE = 'src/server/kit/database/'
const ENGINES = new Set(['pg', '@electric-sql/pglite'])

/** Data access, the migrator and the engines share one folder; backup and moves read everything; the wiring hands the database on. */
const MAY_HOLD_THE_DATABASE =
  /^src\/server\/(kit\/database\/|maintenance\/(backup|restore|loading|move-|copy-account)|[^/]+$)/

export const databaseIsBehindDataAccess: Rule = ({ files }) =>
  files
    .filter((file) => !file.isTest && !MAY_HOLD_THE_DATABASE.test(file.path))
    .flatMap((file) =>
      file.imports
        .filter(
          ({ path, packageName, names }) =>
            ENGINES.has(packageName ?? '') ||
            (path?.startsWith(DATABASE) && names.some((name) => name === 'Database' || /^open[A-Z]/.test(name))),
        )
        .map(({ specifier }) => `${file.path} takes the database itself from ${specifier}: only data access may`),
    )
