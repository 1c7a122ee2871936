import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mutant } from './mutant.ts'

/** The root of the product as it is worked on; it is never changed. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A copy of the product to break. */
export interface Tree {
  readonly folder: string
  /** Breaks it, runs the work, and mends it again. */
  broken<T>(mutant: Mutant, work: () => Promise<T>): Promise<T>
  remove(): void
}

/** Copies all that is or would be under version control; the packages are shared. */
export function copyTree(): Tree {
  const folder = mkdtempSync(join(tmpdir(), 'pw-mutants-'))
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  for (const path of listed.split('\0').filter(Boolean)) {
    if (!existsSync(join(ROOT, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(ROOT, path), join(folder, path))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir')
  return {
    folder,
    async broken({ file, find, replace }, work) {
      const path = join(folder, file)
      const whole = find === null ? undefined : readFileSync(path, 'utf8')
      writeFileSync(path, find === null || whole === undefined ? replace : whole.split(find).join(replace))
      try {
        return await work()
      } finally {
        if (whole === undefined) rmSync(path)
        else writeFileSync(path, whole)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** What in a mutant fits the product no longer; nothing where it can be tried. */
export function outdatedBy(mutant: Mutant): readonly string[] {
  const { file, caughtBy } = mutant
  const count = occurrences(mutant)
  const gone = caughtBy.files.filter((path) => !existsSync(join(ROOT, path)))
  return [
    ...(count === 1 ? [] : [`its text stands ${count} times in ${file}`]),
    ...gone.map((path) => `its test ${path} is gone`),
  ]
}

/** How often the text that a mutant breaks stands in its file: once, or the list is out of date. */
function occurrences({ file, find }: Mutant): number {
  const path = join(ROOT, file)
  if (find === null) return existsSync(path) ? 0 : 1
  return existsSync(path) ? readFileSync(path, 'utf8').split(find).length - 1 : 0
}
