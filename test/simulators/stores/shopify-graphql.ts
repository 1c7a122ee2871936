/** A value of an argument, once the variables are known. */
export type Argument = (variables: Readonly<Record<string, unknown>>) => unknown

/** A field, or with `on` the fields for one type of object. */
export interface Selection {
  readonly name: string
  readonly alias: string
  readonly on: string | undefined
  readonly args: Readonly<Record<string, Argument>>
  readonly directives: Readonly<Record<string, Readonly<Record<string, Argument>>>>
  readonly selections: readonly Selection[]
}

/** A document with one operation. */
export interface Document {
  readonly kind: 'query' | 'mutation'
  /** Names of declared variables, and whether each has to be given. */
  readonly variables: Readonly<Record<string, boolean>>
  readonly used: readonly string[]
  readonly selections: readonly Selection[]
}

/** A document that is not well-formed, in Shopify's words. */
export class SyntaxProblem extends Error {}

const TOKEN =
  /[\s,]+|#[^\n]*|"""[^]*?"""|"(?:[^"\\\n]|\\.)*"|\.\.\.|[!$():=@[\]{}|]|-?\d+(?:\.\d+)?|[_A-Za-z][_0-9A-Za-z]*/y

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(text)?.[0]
    if (token === undefined) throw new SyntaxProblem(`syntax error, unexpected invalid token at ${at}`)
    if (!/^[\s,#]/.test(token)) tokens.push(token)
  }
  return tokens
}

/** Reads the part of GraphQL that clients of the Admin API send: one operation, fragments, variables and directives. */
export function parseDocument(text: string): Document {
  return new Parser(tokensOf(text)).document()
}

class Parser {
  readonly #tokens: readonly string[]
  readonly #used = new Set<string>()
  readonly #fragments = new Map<string, Selection>()
  #at = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  document(): Document {
    let kind: Document['kind'] = 'query'
    const variables: Record<string, boolean> = {}
    let selections: readonly Selection[] | undefined
    while (this.#at < this.#tokens.length) {
      if (this.#take('fragment')) {
        this.#fragment()
        continue
      }
      if (selections) throw new SyntaxProblem('an operation name is required')
      if (this.#take('mutation')) kind = 'mutation'
      else this.#take('query')
      if (/^[_A-Za-z]/.test(this.#peek())) this.#next()
      if (this.#take('(')) while (!this.#take(')')) this.#variable(variables)
      selections = this.#selections()
    }
    if (!selections) throw new SyntaxProblem('syntax error, unexpected end of file')
    return { kind, variables, used: [...this.#used], selections: selections.map((each) => this.#spread(each)) }
  }

  #fragment(): void {
    const name = this.#next()
    this.#expect('on')
    const on = this.#next()
    this.#fragments.set(name, { ...NONE, on, selections: this.#selections() })
  }

  #spread(selection: Selection): Selection {
    const fragment = selection.on === '' ? this.#fragments.get(selection.name) : undefined
    if (selection.on === '' && !fragment)
      throw new SyntaxProblem(`Fragment ${selection.name} was used, but not defined`)
    const found = fragment ?? selection
    return { ...found, selections: found.selections.map((each) => this.#spread(each)) }
  }

  #variable(variables: Record<string, boolean>): void {
    this.#expect('$')
    const name = this.#next()
    this.#expect(':')
    let last = ''
    while (!['$', ')', '='].includes(this.#peek())) last = this.#next()
    variables[name] = last === '!'
    if (this.#take('=')) this.#value()
  }

  #selections(): readonly Selection[] {
    const found: Selection[] = []
    this.#expect('{')
    while (!this.#take('}')) found.push(this.#selection())
    if (found.length === 0) throw new SyntaxProblem('a selection is empty')
    return found
  }

  #selection(): Selection {
    if (this.#take('...')) {
      if (this.#take('on')) return { ...NONE, on: this.#next(), selections: this.#selections() }
      return { ...NONE, name: this.#next(), on: '' }
    }
    const first = this.#name()
    const name = this.#take(':') ? this.#name() : first
    const args = this.#arguments()
    const directives: Record<string, Readonly<Record<string, Argument>>> = {}
    while (this.#take('@')) directives[this.#next()] = this.#arguments()
    const selections = this.#peek() === '{' ? this.#selections() : []
    return { name, alias: first, on: undefined, args, directives, selections }
  }

  #arguments(): Record<string, Argument> {
    const args: Record<string, Argument> = {}
    if (!this.#take('(')) return args
    while (!this.#take(')')) {
      const name = this.#name()
      this.#expect(':')
      args[name] = this.#value()
    }
    return args
  }

  #value(): Argument {
    const token = this.#next()
    if (token === '$') {
      const name = this.#next()
      this.#used.add(name)
      return (variables) => variables[name]
    }
    if (token === '[') {
      const items: Argument[] = []
      while (!this.#take(']')) items.push(this.#value())
      return (variables) => items.map((item) => item(variables))
    }
    if (token === '{') {
      const fields: (readonly [string, Argument])[] = []
      while (!this.#take('}')) {
        const name = this.#name()
        this.#expect(':')
        fields.push([name, this.#value()])
      }
      return (variables) => Object.fromEntries(fields.map(([name, value]) => [name, value(variables)]))
    }
    return () => literalOf(token)
  }

  #name(): string {
    const token = this.#next()
    if (!/^[_A-Za-z]/.test(token)) throw new SyntaxProblem(`syntax error, unexpected ${token}`)
    return token
  }

  #peek(): string {
    return this.#tokens[this.#at] ?? ''
  }

  #next(): string {
    const token = this.#tokens[this.#at]
    if (token === undefined) throw new SyntaxProblem('syntax error, unexpected end of file')
    this.#at += 1
    return token
  }

  #take(token: string): boolean {
    if (this.#peek() !== token) return false
    this.#at += 1
    return true
  }

  #expect(token: string): void {
    if (!this.#take(token)) throw new SyntaxProblem(`syntax error, unexpected ${this.#peek()}, expecting ${token}`)
  }
}

const NONE: Selection = { name: '', alias: '', on: undefined, args: {}, directives: {}, selections: [] }

function literalOf(token: string): unknown {
  if (token.startsWith('"""')) return token.slice(3, -3)
  if (token.startsWith('"') || /^-?\d/.test(token)) return JSON.parse(token)
  if (token === 'true' || token === 'false') return token === 'true'
  return token === 'null' ? null : token
}
