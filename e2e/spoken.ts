import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

type Part = Readonly<Record<string, unknown>>

/** The modules of texts of a language by their paths without endings: `web/features/import/messages`. */
export type Texts = ReadonlyMap<string, Part>

const ROOT = join(import.meta.dirname, '../src')
const FOLDERS = ['web', 'contract', 'domain', 'server']
/** Where the labels of declarations stand, in each language but English. */
const LABELS = /(?<!messages)\.de\.ts$/
/** Names and codes are the same in every language, and so are words that two languages share. */
const SHORT = 4
/** Words that no text in German, French or Spanish has. */
const ENGLISH = /\b(?:the|and|of|with|your|yours|this|these|from|yet|have|has|which|what|when|there|they|their)\b/i

/** Every module of texts in a language, and the labels of declarations; English ones have no ending of their own. */
export async function textsIn(language: string): Promise<Texts> {
  const ending = language === 'en' ? /messages\.ts$/ : new RegExp(`messages\\.${language}\\.ts$`)
  const found = new Map<string, Part>()
  for (const folder of FOLDERS) {
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      const module = join(ROOT, folder, path)
      const name = `${folder}/${path.replace(/(\.[a-z]{2})?\.ts$/, '')}`
      if (ending.test(path)) found.set(name, (await import(module)) as Part)
      else if (LABELS.test(path)) found.set(name, await labelsOf(module, language))
    }
  }
  return found
}

/** The labels of the declarations beside a module of German ones; in English they stand in the declarations themselves. */
async function labelsOf(german: string, language: string): Promise<Part> {
  const labelsBeside = async (tag: string): Promise<Part> =>
    ((await import(german.replace(LABELS, `.${tag}.ts`))) as { readonly labels: Part }).labels
  if (language !== 'en') return labelsBeside(language)
  return sameParts((await import(german.replace(LABELS, '.ts'))) as Part, await labelsBeside('de'))
}

/** As much of a declaration as has a translation. */
function sameParts(declared: Part, labels: Part): Part {
  const parts = Object.entries(labels).map(([key, label]) => {
    const own = declared[key]
    return [key, typeof label === 'object' ? sameParts(own as Part, label as Part) : own] as const
  })
  return Object.fromEntries(parts)
}

/** What is said under a path of keys: `web/features/import/messages importMessages.check`, with the values of a sentence. */
export function said(texts: Texts, path: string, ...values: readonly unknown[]): string {
  const [module = '', keys = ''] = path.split(' ')
  const found = keys.split('.').reduce<unknown>((part, key) => (part as Part)[key], texts.get(module))
  if (typeof found === 'function') return String(Reflect.apply(found, undefined, [...values]))
  if (typeof found !== 'string') throw new Error(`there is no text ${path}`)
  return found
}

/** The texts of the source that a language says otherwise: none of them may be on a page. */
export function englishOnly(english: Texts, own: Texts): ReadonlySet<string> {
  const known = new Set([...own.values()].flatMap((part) => textsOf(part)))
  return new Set([...english.values()].flatMap((part) => textsOf(part)).filter((text) => !known.has(text)))
}

function textsOf(part: unknown): readonly string[] {
  if (typeof part === 'string') return part.length >= SHORT ? [part] : []
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).flatMap(textsOf)
}

/** Fails where the page says something of the source in English, or uses a word that only English has; `names` are the person's own. */
export async function expectNoEnglish(
  page: Page,
  english: ReadonlySet<string>,
  names: RegExp,
  what: string,
): Promise<void> {
  const spoken = async () => (await page.evaluate(visibleTexts)).filter((text) => !names.test(text))
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect.poll(async () => (await spoken()).length, { message: `${what} says something` }).toBeGreaterThan(5)
  expect(
    (await spoken()).filter((text) => english.has(text) || ENGLISH.test(text)),
    `${what} speaks English`,
  ).toEqual([])
}

/** Runs in the page: what is read or said there. */
function visibleTexts(): string[] {
  const found = new Set<string>([document.title])
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('style, script, noscript, option:not(:checked), [lang]:not(html) *')) continue
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'data-tip'])
      found.add(element.getAttribute(name) ?? '')
    for (const node of element.childNodes) if (node.nodeType === 3) found.add(node.textContent ?? '')
  }
  return [...found].map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text))
}
