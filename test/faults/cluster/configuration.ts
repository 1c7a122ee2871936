import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../../deploy/cluster', import.meta.url))

/** The path of a file of the shipped configuration. */
export function shipped(name: string): string {
  return join(FOLDER, name)
}

/** The settings of a shipped `.env` file, with those of this machine in the place of its examples: each has to be one of the file. */
export async function settingsOf(
  name: string,
  own: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const lines = (await readFile(shipped(name), 'utf8')).split('\n').filter((line) => /^[A-Z]/.test(line))
  const settings = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  const unknown = Object.keys(own).filter((each) => !(each in settings))
  if (unknown.length > 0) throw new Error(`${name} has no ${unknown.join(', ')}`)
  return { ...settings, ...own }
}

/** A shipped file with what is this machine's in the place of its examples, each of which has to be there. */
export async function filled(name: string, places: Readonly<Record<string, string>>): Promise<string> {
  let text = await readFile(shipped(name), 'utf8')
  for (const [example, own] of Object.entries(places)) {
    if (!text.includes(example)) throw new Error(`${name} has no ${example}`)
    text = text.replaceAll(example, own)
  }
  return text
}
