import { parseSync } from 'vite'

/** One regular expression where it stands in a file. */
export interface Expression {
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** What a file holds: its literals, and the places where an expression is put together at run time. */
export interface Expressions {
  readonly literals: readonly Expression[]
  readonly computed: readonly string[]
}

interface Node {
  readonly type?: string
  readonly start: number
  readonly regex?: { readonly pattern: string; readonly flags: string }
  readonly callee?: { readonly type?: string; readonly name?: string }
}

/** Finds the regular expressions of a source text with the bundler's own parser; a syntax error throws. */
export function expressionsOf(path: string, text: string): Expressions {
  const parsed = parseSync(path, text)
  if (parsed.errors.length) throw new Error(`${path}: ${parsed.errors[0]?.message}`)
  const literals: Expression[] = []
  const computed: string[] = []
  visit(parsed.program, (node) => {
    const place = `${path}:${text.slice(0, node.start).split('\n').length}`
    if (node.type === 'Literal' && node.regex) {
      literals.push({ place, source: node.regex.pattern, flags: node.regex.flags })
    }
    const isCall = node.type === 'NewExpression' || node.type === 'CallExpression'
    if (isCall && node.callee?.name === 'RegExp') computed.push(place)
  })
  return { literals, computed }
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (value === null || typeof value !== 'object') return
  if (Array.isArray(value)) {
    for (const each of value) visit(each, look)
    return
  }
  if ('type' in value) look(value as Node)
  for (const each of Object.values(value)) visit(each, look)
}
