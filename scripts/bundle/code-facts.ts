import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { packageFolder } from './package-folder.ts'
import { textFacts } from './text-facts.ts'

/** What a part of the running product consists of, for its pages of code (DIAG-03): sizes are characters before they are made small. */
export interface CodeFacts {
  /** Our own modules by path. */
  readonly modules: readonly (readonly [path: string, size: number])[]
  /** The files that are made of them. */
  readonly files: readonly (readonly [name: string, size: number])[]
  readonly packages: readonly PackageFacts[]
}

interface PackageFacts {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly size: number
}

/** What this reads of a file that is built. */
interface Built {
  readonly type: string
  readonly fileName: string
  readonly code?: string | undefined
  readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>> | undefined
}

/** Lays down what the browser or the server consists of, and beside the browser's files what there is to say of the texts. */
export function codeFacts({ withTexts = false } = {}): Plugin {
  return {
    name: 'code-facts',
    apply: 'build',
    generateBundle(_, bundle) {
      const emit = (fileName: string, facts: object): void =>
        void this.emitFile({ type: 'asset', fileName, source: JSON.stringify(facts) })
      emit('code-facts.json', factsOf(Object.values(bundle), resolve('.')))
      if (withTexts) emit('text-facts.json', textFacts(resolve('src')))
    },
  }
}

export function factsOf(files: readonly Built[], root: string): CodeFacts {
  const sizes = new Map<string, number>()
  for (const { modules = {} } of files)
    for (const [path, { renderedLength }] of Object.entries(modules)) {
      // Parts of the bundler itself are no modules of anybody.
      if (path.startsWith('\0')) continue
      sizes.set(path, (sizes.get(path) ?? 0) + renderedLength)
    }
  const own = [...sizes].flatMap(([path, size]) => (packageFolder(path) ? [] : [[relative(root, path), size] as const]))
  const packages = new Map<string, number>()
  for (const [path, size] of sizes) {
    const folder = packageFolder(path)
    if (folder !== undefined) packages.set(folder, (packages.get(folder) ?? 0) + size)
  }
  return {
    modules: own.filter(([path]) => !path.startsWith('..')).toSorted(bySize),
    files: files
      .flatMap(({ fileName, code }) => (code === undefined ? [] : [[fileName, code.length] as const]))
      .toSorted(bySize),
    packages: [...packages].map(([folder, size]) => packageFacts(folder, size)).toSorted((a, b) => b.size - a.size),
  }
}

function bySize([, a]: readonly [string, number], [, b]: readonly [string, number]): number {
  return b - a
}

function packageFacts(folder: string, size: number): PackageFacts {
  const file = readFileSync(join(folder, 'package.json'), 'utf8')
  const { name = '', version = '', license = '' } = JSON.parse(file) as Readonly<Record<string, string | undefined>>
  return { name, version, licence: license, size }
}
