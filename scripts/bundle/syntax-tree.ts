/** A part of a syntax tree, as the parser of the build makes it. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** What stands at a field, where a part of the tree does. */
export function nodeAt(node: SyntaxNode, field: string): SyntaxNode | undefined {
  const value = node[field]
  return isNode(value) ? value : undefined
}

/** The parts that stand in the list of a field. */
export function nodesAt(node: SyntaxNode, field: string): readonly SyntaxNode[] {
  const value = node[field]
  return Array.isArray(value) ? value.filter((each) => isNode(each)) : []
}

/** All parts right below one. */
export function partsOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.keys(node).flatMap((field) => nodeAt(node, field) ?? nodesAt(node, field))
}

/** The name of an identifier. */
export function nameOf(node: SyntaxNode | undefined): string {
  return node?.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : ''
}

/** The name behind the point of `it.name`. */
export function fieldOf(node: SyntaxNode): string {
  return node.type === 'MemberExpression' && !node['computed'] ? nameOf(nodeAt(node, 'property')) : ''
}

/** Whether nothing behind a statement is reached from it. */
export function isLast(node: SyntaxNode | undefined): boolean {
  if (node?.type === 'BlockStatement') return isLast(nodesAt(node, 'body').at(-1))
  if (node?.type === 'IfStatement') return isLast(nodeAt(node, 'consequent')) && isLast(nodeAt(node, 'alternate'))
  return /^(Break|Continue|Return|Throw)Statement$/.test(node?.type ?? '')
}

/** The variables that are declared below a part, for the whole of the function around it. */
export function variablesOf(node: SyntaxNode): readonly string[] {
  if (node.type.includes('Function')) return []
  const own = node.type === 'VariableDeclarator' ? [nameOf(nodeAt(node, 'id'))] : []
  return [...own, ...partsOf(node).flatMap(variablesOf)]
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
