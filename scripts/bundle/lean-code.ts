import { fieldOf, isLast, nameOf, nodeAt, nodesAt, partsOf, type SyntaxNode, variablesOf } from './syntax-tree.ts'

/** What a program never uses of a module. */
export interface Unused {
  /** Values that no `tag` has. */
  readonly tags: readonly number[]
  /** Constants that no value compared by a `switch` is. */
  readonly types: readonly string[]
  /** Variables with the only value that they ever have. */
  readonly constants: Readonly<Record<string, string>>
  /** The same of fields. */
  readonly fields: Readonly<Record<string, string>>
  /** Functions, with all that is left of them. */
  readonly functions: Readonly<Record<string, string>>
  /** What is put into an object by assigning it. */
  readonly members: readonly string[]
  /** Fields of objects, left out where these are made. */
  readonly properties: readonly string[]
}

/** Where names stand that are not read. */
const NAMES: Readonly<Record<string, string>> = {
  AssignmentExpression: 'left',
  MemberExpression: 'property',
  Property: 'key',
  VariableDeclarator: 'id',
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Code without what is never used. What no longer has an effect, such as branches that cannot be reached, is left to the minifier.
 * @throws Error where something that is named is not there.
 */
export function leanCode(code: string, program: SyntaxNode, unused: Unused): string {
  const lean = new LeanCode(code, unused)
  lean.visit(program, program)
  lean.checkFound()
  return lean.text()
}

class LeanCode {
  readonly #code: string
  readonly #unused: Unused
  readonly #edits: Edit[] = []
  readonly #found = new Set<string>()

  constructor(code: string, unused: Unused) {
    this.#code = code
    this.#unused = unused
  }

  /** `around` is the body of the function that a part stands in. */
  visit(node: SyntaxNode, around: SyntaxNode): void {
    if (this.#isReplaced(node)) return
    if (node.type === 'SwitchStatement') this.#visitSwitch(node, around)
    else {
      const inside = node.type.startsWith('Function') ? (nodeAt(node, 'body') ?? around) : around
      for (const part of this.#readParts(node)) this.visit(part, inside)
    }
  }

  checkFound(): void {
    const { types, constants, fields, functions, members, properties } = this.#unused
    const named = [types, members, properties, ...[constants, fields, functions].map((by) => Object.keys(by))].flat()
    const missing = named.filter((name) => !this.#found.has(name))
    if (missing.length > 0) throw new Error(`What is said to be unused is not there: ${missing.join(', ')}`)
  }

  text(): string {
    let text = ''
    let at = 0
    for (const edit of this.#edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
      text += this.#code.slice(at, edit.start) + edit.text
      at = edit.end
    }
    return text + this.#code.slice(at)
  }

  #isReplaced(node: SyntaxNode): boolean {
    const text = this.#replacement(node)
    if (text === undefined) return false
    const { start, end } = node.type === 'FunctionDeclaration' ? (nodeAt(node, 'body') ?? node) : node
    // A property goes with its comma.
    const comma = node.type === 'Property' ? /^\s*,/.exec(this.#code.slice(end)) : null
    this.#put(start, end + (comma?.[0].length ?? 0), text)
    return true
  }

  #replacement(node: SyntaxNode): string | undefined {
    const { constants, fields, functions } = this.#unused
    switch (node.type) {
      case 'FunctionDeclaration': {
        const answer = this.#valueOf(functions, nameOf(nodeAt(node, 'id')))
        return answer === undefined ? undefined : `{${answer}}`
      }
      case 'Identifier':
        return this.#valueOf(constants, nameOf(node))
      case 'MemberExpression':
        return this.#valueOf(fields, fieldOf(node))
      case 'BinaryExpression':
        return this.#compared(node)
      case 'ExpressionStatement':
        return this.#isUnusedMember(node) ? ';' : undefined
      case 'Property':
        return this.#isUnusedProperty(node) ? '' : undefined
      default:
        return undefined
    }
  }

  /** `27 === fiber.tag` of a tag that there is not. */
  #compared(node: SyntaxNode): string | undefined {
    if (!this.#isUnusedTag(nodeAt(node, 'left')) || !isTag(nodeAt(node, 'right'))) return undefined
    if (node['operator'] === '===') return '!1'
    return node['operator'] === '!==' ? '!0' : undefined
  }

  #isUnusedMember(statement: SyntaxNode): boolean {
    const assigned = nodeAt(statement, 'expression')
    const left = assigned?.type === 'AssignmentExpression' ? nodeAt(assigned, 'left') : undefined
    const path = left && this.#code.slice(left.start, left.end)
    const member = this.#unused.members.find((each) => path === each || path?.startsWith(`${each}.`))
    if (member !== undefined) this.#found.add(member)
    return member !== undefined
  }

  #isUnusedProperty(property: SyntaxNode): boolean {
    const name = nameOf(nodeAt(property, 'key'))
    const isUnused = this.#unused.properties.includes(name)
    if (isUnused) this.#found.add(name)
    return isUnused
  }

  #visitSwitch(node: SyntaxNode, around: SyntaxNode): void {
    const compared = nodeAt(node, 'discriminant')
    if (compared) this.visit(compared, around)
    let isReached = false
    for (const each of nodesAt(node, 'cases')) {
      const isUnused = this.#isUnusedCase(each, isTag(compared))
      const statements = nodesAt(each, 'consequent')
      if (isUnused && !isReached) this.#leaveOut(each, around)
      else {
        // Where the case before goes on into this one, only its label is left out.
        if (isUnused) this.#put(each.start, statements[0]?.start ?? each.end, '')
        for (const statement of statements) this.visit(statement, around)
        isReached = statements.length === 0 || !isLast(statements.at(-1))
      }
    }
  }

  #isUnusedCase(each: SyntaxNode, byTag: boolean): boolean {
    const test = nodeAt(each, 'test')
    const isUnusedType = this.#unused.types.includes(nameOf(test))
    if (isUnusedType) this.#found.add(nameOf(test))
    return isUnusedType || (byTag && this.#isUnusedTag(test))
  }

  /** What it declares may be used elsewhere in the function. */
  #leaveOut(each: SyntaxNode, around: SyntaxNode): void {
    this.#put(each.start, each.end, '')
    const names = [...new Set(variablesOf(each))]
    if (names.length > 0) this.#put(around.start + 1, around.start + 1, `var ${names.join(', ')};`)
  }

  #isUnusedTag(node: SyntaxNode | undefined): boolean {
    return node?.type === 'Literal' && typeof node['value'] === 'number' && this.#unused.tags.includes(node['value'])
  }

  /** The parts that are read, not names that are declared, assigned or given to fields. */
  #readParts(node: SyntaxNode): readonly SyntaxNode[] {
    if (node.type.startsWith('Function'))
      return this.#shadows(node) ? [] : partsOf(node).filter((part) => part === nodeAt(node, 'body'))
    const field = node['computed'] ? undefined : NAMES[node.type]
    const name = field && nodeAt(node, field)
    return partsOf(node).filter((part) => part !== name || part.type !== 'Identifier')
  }

  /** A parameter with the name of a constant is another variable. */
  #shadows(node: SyntaxNode): boolean {
    return nodesAt(node, 'params').some((each) => Object.hasOwn(this.#unused.constants, nameOf(each)))
  }

  #valueOf(values: Readonly<Record<string, string>>, name: string): string | undefined {
    if (!Object.hasOwn(values, name)) return undefined
    this.#found.add(name)
    return values[name]
  }

  #put(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text })
  }
}

function isTag(node: SyntaxNode | undefined): boolean {
  return node !== undefined && (nameOf(node) === 'tag' || fieldOf(node) === 'tag')
}
