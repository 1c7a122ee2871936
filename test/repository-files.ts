import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const FOLDERS = ['src', 'test', 'e2e', 'scripts', 'docs', 'migrations']
const TEXT = /(?:\.(?:ts|tsx|js|mjs|css|html|json|md|sql|svg|txt|xml|yml)|^\.env\.example)$/
const NOT_OURS = new Set(['LICENSE', 'package-lock.json'])

/** A text file of the repository; the path from its root, with `/`. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

/** Every file that people write here: code, tests, scripts, migrations, documentation and what stands at the root. */
export function repositoryFiles(): readonly TextFile[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  const atRoot = readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  return [...inFolders, ...atRoot]
    .filter((path) => TEXT.test(path) && !NOT_OURS.has(path))
    .flatMap((path) => (existsSync(join(ROOT, path)) ? [{ path, text: readFileSync(join(ROOT, path), 'utf8') }] : []))
}
