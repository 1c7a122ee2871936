import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#test/repository-files.ts'

/** A fenced block of commands that has a name: three backticks, `sh` and the name. */
const BLOCK = /^```sh ([\w-]+)\n([\s\S]*?)^```$/gm

/** The commands of a page for operators, by the names of their blocks. */
export function commandsOf(page: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8')
  return new Map([...text.matchAll(BLOCK)].map(([, name = '', commands = '']) => [name, commands]))
}

/** The commands of one block, with other values for what an operator sets at its beginning: `VERSION=0.1.0`. Throws where there is none. */
export function commandsFor(page: string, name: string, values: Readonly<Record<string, string>> = {}): string {
  const commands = commandsOf(page).get(name)
  if (commands === undefined) throw new Error(`${page} has no block "${name}"`)
  const lines = commands.split('\n')
  for (const [variable, value] of Object.entries(values)) {
    const at = lines.findIndex((line) => line.startsWith(`${variable}=`))
    if (at < 0) throw new Error(`"${name}" of ${page} sets no ${variable}`)
    lines[at] = `${variable}='${value}'`
  }
  return lines.join('\n')
}
