import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

const FOLDER = 'src'

/** Spaces that a line may break at, where the language has none, or one that does not break. */
const WRONG = {
  en: /[\d}] %/,
  de: /[\d…}] %/,
  es: /[\d…}] %/,
  // A sentence may begin with a sign that is a key.
  fr: /[^\s.] [:;?!»%](?![\w=(])|« /,
} as const

type Language = keyof typeof WRONG

function languageOf(path: string): Language {
  const [, language = 'en'] = /\.(de|es|fr)\.ts$/.exec(path) ?? []
  return language as Language
}

/** The texts of a module, each with what is put in as `}` before and `${` after it. */
function textsOf(code: string): readonly string[] {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null || !('type' in value)) return
    const node = value as { readonly type: string; readonly value?: unknown; readonly quasis?: unknown }
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value)
    if (node.type === 'TemplateLiteral') found.push(joined(node.quasis))
    Object.values(node).forEach(visit)
  }
  visit(parseAst(code, { lang: 'ts' }))
  return found
}

function joined(quasis: unknown): string {
  return (quasis as readonly { readonly value: { readonly cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('${}')
}

function wrongIn(language: Language, code: string): readonly string[] {
  return textsOf(code).filter((text) => WRONG[language].test(text))
}

it.each<[Language, string, boolean]>([
  ['fr', 'oui : non', false],
  ['fr', 'oui\u00a0: non', true],
  ['fr', 'Combien ?', false],
  ['fr', '« Lampe\u00a0»', false],
  ['de', '20 %', false],
  ['de', '20\u00a0%', true],
  ['en', '20 %', false],
])('SHELL-10 in %s "%s" is found right or wrong', (language, text, isRight) => {
  expect(wrongIn(language, `export const a = ${JSON.stringify(text)}`)).toEqual(isRight ? [] : [text])
})

it('SHELL-10 no line breaks before a sign of percent, nor before the signs that French sets apart', () => {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /messages(?:\.\w\w)?\.ts$|\.(?:de|es|fr)\.ts$/.test(path),
  )
  expect(paths.length).toBeGreaterThan(200)
  const wrong = paths.flatMap((path) =>
    wrongIn(languageOf(path), readFileSync(join(FOLDER, path), 'utf8')).map((text) => `${path}: ${text}`),
  )
  expect(wrong).toEqual([])
})
