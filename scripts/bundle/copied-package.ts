import { cpSync, existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { packageFolder } from './package-folder.ts'

/** What a module imports from beside it, and the files that it opens there. */
const NAMED_FILES =
  /(?:\bfrom|\bimport|\bimport\()\s*"(?<module>\.[^"]+)"|new URL\("(?<file>[^"]+)",\s*import\.meta\.url\)/g
const ALWAYS = ['package.json', 'LICENSE']

/** Leaves a package outside of the bundle, and lays beside it those files of the package that the bundle comes to use. */
export function copiedPackage(name: string): Plugin {
  return {
    name: 'copied-package',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const specifiers = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
      )
      const entries = [...new Set(specifiers)]
        .filter((specifier) => specifier === name || specifier.startsWith(`${name}/`))
        .map((specifier) => fileURLToPath(import.meta.resolve(specifier)))
      const from = packageFolder(entries[0] ?? '')
      if (from === undefined) throw new Error(`Nothing imports ${name}.`)
      for (const path of [...ALWAYS.map((file) => join(from, file)), ...filesReached(entries)])
        cpSync(path, join(dir, 'node_modules', name, relative(from, path)))
    },
  }
}

/** The modules that are reached from some of a package, with these, and the files that any of them opens by its address. */
export function filesReached(entries: readonly string[]): string[] {
  const reached = new Set(entries)
  // A set goes on to what is added while it is walked through.
  for (const path of reached) {
    if (!path.endsWith('.js')) continue
    for (const { groups } of readFileSync(path, 'utf8').matchAll(NAMED_FILES)) {
      const named = resolve(dirname(path), groups?.['module'] ?? groups?.['file'] ?? '')
      if (named !== dirname(path) && existsSync(named)) reached.add(named)
    }
  }
  return [...reached]
}
