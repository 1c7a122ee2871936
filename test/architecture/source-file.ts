import { posix } from 'node:path'
import { parseSync, type ParseResult } from 'vite'

/** One import or re-export, static or dynamic, of values or of types. */
export interface Import {
  readonly specifier: string
  /** The names taken; empty for a dynamic import, a namespace or `export *`. */
  readonly names: readonly string[]
  /** Where it leads: a path of the repository, or nothing when it names a package. */
  readonly path: string | undefined
  /** The package it names, without the path inside it. */
  readonly packageName: string | undefined
}

/** What the rules need to know of one source file. */
export interface SourceFile {
  readonly path: string
  readonly isTest: boolean
  readonly lines: number
  /** The source with its comments blanked out. */
  readonly code: string
  readonly comments: readonly string[]
  readonly imports: readonly Import[]
  /** How many names it exports, types among them. */
  readonly exports: number
  /** It exports something, and nothing of its own. */
  readonly isBarrel: boolean
}

/** Parses one file with the bundler's own parser; a syntax error throws. */
export function sourceFile(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text)
  if (parsed.errors.length) throw new Error(`${path}: ${parsed.errors[0]?.message}`)
  const code = withoutComments(text, parsed)
  return {
    path,
    isTest: /\.test\.tsx?$/.test(path),
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    code,
    comments: parsed.comments.map((comment) => comment.value),
    imports: importsOf(path, code, parsed),
    exports: parsed.module.staticExports.flatMap(({ entries }) => entries).length,
    isBarrel: isBarrel(parsed),
  }
}

function withoutComments(text: string, { comments }: ParseResult): string {
  let end = 0
  const pieces: string[] = []
  for (const comment of comments) {
    pieces.push(text.slice(end, comment.start), text.slice(comment.start, comment.end).replaceAll(/[^\n]/g, ' '))
    end = comment.end
  }
  return pieces.join('') + text.slice(end)
}

function importsOf(path: string, code: string, { module }: ParseResult): Import[] {
  const fixed = module.staticImports.map((each) => ({
    specifier: each.moduleRequest.value,
    names: each.entries.flatMap((entry) => entry.importName.name ?? []),
  }))
  const exported = module.staticExports.flatMap((each) =>
    each.entries.flatMap((entry) =>
      entry.moduleRequest
        ? { specifier: entry.moduleRequest.value, names: [entry.importName.name].flatMap((name) => name ?? []) }
        : [],
    ),
  )
  const dynamic = module.dynamicImports.map((each) => {
    const argument = code.slice(each.moduleRequest.start, each.moduleRequest.end).trim()
    return { specifier: /^(['"])(.*)\1$/s.exec(argument)?.[2] ?? argument, names: [] }
  })
  // The parser's list leaves out types of the form `import('./a.ts').A`.
  const typed = [...code.matchAll(/\bimport\(\s*(['"])(.+?)\1\s*\)\s*\.\s*[A-Z]/g)].map((match) => ({
    specifier: match[2] ?? '',
    names: [],
  }))
  return [...fixed, ...exported, ...dynamic, ...typed].map((each) => ({ ...each, ...targetOf(path, each.specifier) }))
}

function targetOf(from: string, specifier: string): Pick<Import, 'path' | 'packageName'> {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return { path: posix.join(posix.dirname(from), plain), packageName: undefined }
  const own = /^#(domain|contract|server|web)\/(.*)$/.exec(plain)
  if (own) return { path: `src/${own[1]}/${own[2]}`, packageName: undefined }
  if (plain.startsWith('#')) return { path: plain.slice(1), packageName: undefined }
  return { path: undefined, packageName: plain.split('/', plain.startsWith('@') ? 2 : 1).join('/') }
}

function isBarrel({ module, program }: ParseResult): boolean {
  const imported = new Set(module.staticImports.flatMap((each) => each.entries.map((entry) => entry.localName.value)))
  const exported = module.staticExports.flatMap((each) => each.entries)
  const passesOn = exported.filter((entry) => entry.moduleRequest !== null || imported.has(entry.localName.name ?? ''))
  const declaresNothing = program.body.every(
    (statement) =>
      statement.type === 'ImportDeclaration' ||
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.declaration === null),
  )
  return passesOn.length > 0 && passesOn.length === exported.length && declaresNothing
}
