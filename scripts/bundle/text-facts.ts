import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseAst } from 'vite'
import { besideIn } from './language.ts'
import { nameOf, nodeAt, nodesAt, partsOf, type SyntaxNode } from './syntax-tree.ts'

/** A text that somebody should look at. */
export interface TextFact {
  readonly file: string
  readonly key: string
  readonly language: string
  readonly text: string
}

/** What there is to say of the texts of the product (DIAG-03). */
export interface TextFacts {
  /** Texts in all, in English. */
  readonly count: number
  /** The same words as in English. */
  readonly untranslated: readonly TextFact[]
  /** Much longer than the English text. */
  readonly tooLong: readonly TextFact[]
  /** Named nowhere outside of the texts. */
  readonly unused: readonly TextFact[]
}

const LANGUAGES = ['de', 'es', 'fr'] as const
const MESSAGES = /messages\.ts$/
const CODE = /\.tsx?$/
const TEST = /\.test\.tsx?$/
/** Shorter texts are often the same in several languages: names, units. */
const WORDS = /\p{L}{3,}\s+\p{L}{2,}/u
const LONGER = 1.7
const SLACK = 12

/** Reads the texts below a folder in every language. */
export function textFacts(folder: string): TextFacts {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => CODE.test(path) && !TEST.test(path),
  )
  const isText = (path: string): boolean => /messages(\.[a-z]{2})?\.ts$/.test(path)
  const code = paths.filter((path) => !isText(path)).map((path) => readFileSync(join(folder, path), 'utf8'))
  const words = new Set(code.flatMap((text) => text.match(/[\w$]+/g) ?? []))
  const facts: { count: number; untranslated: TextFact[]; tooLong: TextFact[]; unused: TextFact[] } = {
    count: 0,
    untranslated: [],
    tooLong: [],
    unused: [],
  }
  for (const path of paths.filter((each) => MESSAGES.test(each))) {
    const file = relative('.', join(folder, path))
    const english = textsOf(readFileSync(join(folder, path), 'utf8'))
    facts.count += english.size
    for (const [key, text] of english) if (isUnused(key, words)) facts.unused.push({ file, key, language: 'en', text })
    for (const language of LANGUAGES) {
      const beside = besideIn(join(folder, path), language)
      const theirs = existsSync(beside) ? textsOf(readFileSync(beside, 'utf8')) : new Map<string, string>()
      for (const [key, text] of english) {
        const other = theirs.get(key)
        if (other === undefined) continue
        if (other === text && WORDS.test(text)) facts.untranslated.push({ file, key, language, text })
        if (other.length > text.length * LONGER + SLACK) facts.tooLong.push({ file, key, language, text: other })
      }
    }
  }
  return facts
}

/** A text may be reached by any part of its key, and a list of choices by a name that is worked out. */
function isUnused(key: string, words: ReadonlySet<string>): boolean {
  return key.split('.').every((part) => !(part.match(/[\w$]+/g) ?? []).some((word) => words.has(word)))
}

/** The texts of a module by their keys; what is put into a sentence stands as `…`. */
export function textsOf(code: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  collect(parseAst(code, { lang: 'ts' }) as unknown as SyntaxNode, [], found)
  return found
}

function collect(node: SyntaxNode, keys: readonly string[], found: Map<string, string>): void {
  const text = textOf(node)
  if (text !== undefined) {
    if (keys.length > 0 && text !== '') found.set(keys.join('.'), text)
    return
  }
  if (/^(Import|ExportAll|TS(?!As|Satisfies))/.test(node.type)) return
  const named = node.type === 'Property' || node.type === 'VariableDeclarator'
  const key = node.type === 'Property' ? keyOf(nodeAt(node, 'key')) : nameOf(nodeAt(node, 'id'))
  const inner = node.type === 'Property' ? nodeAt(node, 'value') : undefined
  for (const part of inner ? [inner] : partsOf(node)) collect(part, named && key !== '' ? [...keys, key] : keys, found)
}

function keyOf(node: SyntaxNode | undefined): string {
  return nameOf(node) || (typeof node?.['value'] === 'string' ? node['value'] : '')
}

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const parts = nodesAt(node, 'quasis').map(
    ({ value }) => (value as { readonly cooked?: string } | undefined)?.cooked ?? '',
  )
  return parts.join('…')
}
