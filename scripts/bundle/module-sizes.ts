import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FILE = join(ROOT, '.cache/module-sizes.json')

/** The modules inside of each file of the browser, by the file's name without its hash, in characters before they are made small. */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What this reads of a file that is built. */
interface Built {
  readonly type: string
  readonly name?: string | undefined
  readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>>
}

/** Writes down what each file of the browser consists of, so that a first page that has grown too large can say by what. */
export function moduleSizes(): Plugin {
  return {
    name: 'module-sizes',
    apply: 'build',
    generateBundle(_, bundle) {
      writeFileSync(FILE, JSON.stringify(sizesOfModules(Object.values(bundle))))
    },
  }
}

/** Of the last build in English; empty where there was none here. */
export function builtModuleSizes(): ModuleSizes {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as ModuleSizes) : {}
}

export function sizesOfModules(files: readonly Built[]): ModuleSizes {
  const chunks = files.flatMap(({ name, modules }) => (name !== undefined && modules ? [[name, modules] as const] : []))
  const sizes: Record<string, Record<string, number>> = {}
  for (const [name, modules] of chunks) {
    const of = (sizes[name] ??= {})
    for (const [path, { renderedLength }] of Object.entries(modules)) of[relative(ROOT, path)] = renderedLength
  }
  return sizes
}

/** The largest modules of some files that a browser has loaded, as lines to read. */
export function largestModules(urls: readonly string[], sizes: ModuleSizes, count: number): string {
  return urls
    .flatMap((url) =>
      Object.entries(sizes[chunkOf(url)] ?? {}).map(([path, size]) => ({ path, size, in: chunkOf(url) })),
    )
    .toSorted((a, b) => b.size - a.size)
    .slice(0, count)
    .map((each) => `${String(each.size).padStart(7)}  ${each.in.padEnd(10)}  ${each.path}`)
    .join('\n')
}

/** `/assets/list-BbF7A6N.js` is of `list`. */
function chunkOf(url: string): string {
  return /([^/]+)-[\w-]{7}\.js$/.exec(url)?.[1] ?? ''
}
