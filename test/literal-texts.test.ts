import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** The attributes whose text is read by people or said to them. */
const SAID =
  /^(aria-(label|description|valuetext|roledescription)|title|placeholder|alt|label|help|hint|text|lead|summary|confirm|caption)$/
/** Names of formats and keys are the same in every language. */
const NAMES =
  /^(?:Pricewright|CSV|XLSX|PDF|XML|SKU|[A-Z]{3}|[\d\W_]*|Esc|Enter|Tab|Ctrl|Shift|[A-Z]|[a-z]|#[\da-f]{6}|&\w+;)$/
const FOLDER = 'src/web'

/** The texts that stand in a component instead of a module of messages. */
function literalTexts(code: string): readonly string[] {
  const found: string[] = []
  const visit = (value: unknown, parent: Node | undefined): void => {
    if (Array.isArray(value)) return value.forEach((each) => visit(each, parent))
    if (!isNode(value)) return
    const text = textOf(value, parent)
    if (text !== undefined && !NAMES.test(text.trim())) found.push(text.trim())
    for (const [key, inner] of Object.entries(value)) if (key !== 'parent') visit(inner, value)
  }
  visit(parseAst(code, { lang: 'tsx' }), undefined)
  return found
}

function textOf(node: Node, parent: Node | undefined): string | undefined {
  if (node.type === 'JSXText') return String(node['value'])
  if (node.type === 'JSXAttribute') {
    const { name, value } = node as unknown as { name: { name: string }; value: Node | null }
    return SAID.test(name.name) && value?.type === 'Literal' ? String(value['value']) : undefined
  }
  const isShown = parent?.type === 'JSXExpressionContainer' || parent?.type === 'JSXElement'
  if (!isShown) return undefined
  if (node.type === 'Literal' && typeof node['value'] === 'string') return wordy(node['value'])
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[]
  return wordy(quasis.map(({ value }) => value.cooked).join(' '))
}

/** Classes, paths and codes are no texts: those begin with a capital or have a word after a space with one before. */
function wordy(text: string): string | undefined {
  return /^\p{Lu}\p{Ll}+( \p{L}|$)/u.test(text.trim()) ? text : undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

it('SHELL-10 no component has a text of its own: all stand in modules of messages', () => {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
  )
  const found = paths.flatMap((path) =>
    literalTexts(readFileSync(join(FOLDER, path), 'utf8')).map((text) => `${path}: ${text}`),
  )
  expect(paths.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

it('SHELL-10 the look at components finds their texts and nothing else', () => {
  const code = `
    export const A = () => (
      <p className="flex gap-2 font-bold" title="Hover me" aria-label={"Fine" + x}>
        Hello <b>{'Good day'}</b> {\`Dear \${name}\`} {'kebab-case'} CSV {messages.save}
        <Icon name="Chevron" placeholder="Write here" />
      </p>
    )`
  expect(literalTexts(code)).toEqual(['Hover me', 'Hello', 'Good day', 'Dear', 'Write here'])
})
