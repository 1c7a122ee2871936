import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Language } from '#contract/languages.ts'

/** A text of the folder: what its head says, and its Markdown. */
export interface PageText {
  readonly title: string
  /** One or two sentences, for search engines and lists. */
  readonly description: string
  readonly body: string
}

const HEAD = /^---\ntitle: (?<title>.+)\ndescription: (?<description>.+)\n---\n/
/** The bundle has the folder beside itself. */
const FOLDER = new URL('./texts/', import.meta.url)

/**
 * Reads the text of a page or article in a language: `texts/about.de.md`.
 * @throws Error where its head is not title and description.
 */
export async function readText(name: string, language: Language): Promise<PageText> {
  const file = `${name}.${language}.md`
  const source = await readFile(fileURLToPath(new URL(file, FOLDER)), 'utf8')
  const { title, description } = HEAD.exec(source)?.groups ?? {}
  if (title === undefined || description === undefined)
    throw new Error(`${file} has no head with title and description`)
  return { title, description, body: source.replace(HEAD, '') }
}
