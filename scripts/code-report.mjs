import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ROOT } from './setup-command.mjs'

// What the code weighs, and what stands in it more than once: `node scripts/code-report.mjs`, or that of a commit beside it: `--at HEAD~20`.
// `--short`: the lines of each layer and the files of each list screen, as `npm run check` ends with them.

const LAYERS = ['src/domain', 'src/contract', 'src/server', 'src/web/kit', 'src/web/features', 'test', 'e2e', 'scripts']
/** The screens that are lists, with the folder or the beginning of the names of their files. */
const LIST_SCREENS = {
  brands: 'src/web/features/brands/',
  categories: 'src/web/features/categories/',
  services: 'src/web/features/services/',
  customers: 'src/web/features/customers/',
  shipments: 'src/web/features/shipments/',
  'price lists': 'src/web/features/price-lists/',
  'change sets': 'src/web/features/change-sets/',
}
/** What should stand once, by the form of its copies; the file that may have it is not counted. */
/** @type {Readonly<Record<string, readonly [form: RegExp, own: string]>>} */
const COPIES = {
  'error wrappers of actions': [/(?:const|function) attempt\b(?!ed)/g, 'src/web/kit/actions/'],
  'functions that cast rows': [/export function as[A-Z]\w*\(\s*rows?: /g, ''],
  'copies of writableData': [/(?:const|function) writableData\b/g, 'src/web/kit/data/writer.ts'],
  'inverses beside the one in contract': [/\b(?:restoration|backOf|bringBack)\(/g, 'src/web/kit/actions/'],
  'casts of rows (AnyRow & …)': [/\(AnyRow &/g, ''],
}
const ASSERTION = /[\w)\]}] as (?!const\b)[A-Z{([a-z]/g
const ROW_READ = /\b(?:row|before|after|each|found|current)\??\.?\['\w+'\]/g

/**
 * @typedef {object} Source
 * @property {string} path
 * @property {string} text
 */

/** @param {string | undefined} commit @returns {Source[]} */
function sourcesOf(commit) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const listed = commit
    ? git('ls-tree', '-r', '--name-only', '-z', commit)
    : git('ls-files', '-z', '-co', '--exclude-standard')
  const paths = listed.split('\0').filter((path) => /^(src|test|e2e|scripts)\/.*\.(ts|tsx|mjs)$/.test(path))
  if (!commit) return paths.flatMap((path) => read(path))
  const batch = execFileSync('git', ['cat-file', '--batch'], {
    cwd: ROOT,
    input: paths.map((path) => `${commit}:${path}`).join('\n'),
    maxBuffer: 2 ** 28,
  })
  let at = 0
  return paths.map((path) => {
    const end = batch.indexOf(10, at)
    const size = Number(batch.subarray(at, end).toString().split(' ')[2])
    at = end + size + 2
    return { path, text: batch.subarray(end + 1, end + 1 + size).toString() }
  })
}

/** @param {string} path @returns {Source[]} */
function read(path) {
  try {
    return [{ path, text: readFileSync(`${ROOT}/${path}`, 'utf8') }]
  } catch {
    return []
  }
}

const isTest = (/** @type {Source} */ { path }) => /\.test\.tsx?$/.test(path)
const linesOf = (/** @type {Source[]} */ sources) =>
  sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
const under = (/** @type {Source[]} */ sources, /** @type {string} */ folder) =>
  sources.filter(({ path }) => path.startsWith(folder.endsWith('/') ? folder : `${folder}/`))
const matches = (/** @type {Source[]} */ sources, /** @type {RegExp} */ form) =>
  sources.reduce((sum, { text }) => sum + (text.match(form)?.length ?? 0), 0)

/** @typedef {[name: string, value: string]} Line */

/** The lines of each layer and of each list screen. @param {Source[]} all @returns {Line[]} */
function weightsOf(all) {
  const product = all.filter((source) => source.path.startsWith('src/') && !isTest(source))
  const weight = (/** @type {Source[]} */ sources) => `${linesOf(sources)} lines, ${sources.length} files`
  const layers = LAYERS.map((layer) => {
    const sources = under(all, layer).filter((source) => !isTest(source) || !layer.startsWith('src'))
    return /** @type {Line} */ ([layer, weight(sources)])
  })
  const screens = Object.entries(LIST_SCREENS).map(
    ([name, folder]) => /** @type {Line} */ ([`list screen: ${name}`, weight(under(product, folder))]),
  )
  return [...layers, ['src/web', weight(under(product, 'src/web'))], ...screens]
}

/** What stands more than once. @param {Source[]} all @returns {Line[]} */
function copiesOf(all) {
  const product = all.filter((source) => source.path.startsWith('src/') && !isTest(source))
  const web = under(product, 'src/web')
  return [
    ['files named -acts', String(product.filter(({ path }) => /-acts\.tsx?$/.test(path)).length)],
    ...Object.entries(COPIES).map(([name, [form, own]]) => {
      const others = web.filter(({ path }) => own === '' || !path.startsWith(own))
      return /** @type {Line} */ ([name, String(matches(others, form))])
    }),
    ['type assertions', String(matches(product, ASSERTION))],
    ["reads of row['…']", String(matches(product, ROW_READ))],
  ]
}

const { values } = parseArgs({ options: { at: { type: 'string' }, short: { type: 'boolean' } } })
const reportOf = (/** @type {Source[]} */ all) => [...weightsOf(all), ...(values.short ? [] : copiesOf(all))]
const now = reportOf(sourcesOf(undefined))
const then = values.at ? new Map(reportOf(sourcesOf(values.at))) : undefined
for (const [name, value] of now) {
  console.log(then ? `${name.padEnd(40)} ${(then.get(name) ?? '').padEnd(26)} ${value}` : `${name.padEnd(40)} ${value}`)
}
