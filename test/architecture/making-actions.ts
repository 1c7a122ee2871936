import { parseSync } from 'vite'
import type { Rule } from './layers.ts'
import type { SourceFile } from './source-file.ts'

/** A node of the parsed source, as far as this rule looks at it. */
interface Node {
  readonly type: string
  readonly [name: string]: unknown
}

/** A parsed file: its nodes in order, and where each stands. */
interface Parsed {
  readonly nodes: readonly Node[]
  readonly parents: ReadonlyMap<Node, Node>
}

const GUARD = 'oncePerPress'
/** The action of the kit that makes something once per press, in files that import it. */
const ACTION = 'make'
const ACTIONS = 'web/kit/actions/actions.ts'
/** Commands and calls that make something, by the verbs that they are named with. */
const MAKING = /^(convert|correct|create|credit|duplicate|email|load|orderTo|plan|record|renew|turn)[A-Z]/
/** Calls of the server that are named by their path and make nothing. */
const MAKES_NOTHING = new Set(['/api/auth/initialize'])

/**
 * Two presses must not make two (SYNC-02): what makes a row under a new id, and commands and calls that make something, are done in
 * `oncePerPress`, or in the kit, which does it for its callers. An act may be a function of its own where everybody who calls it does so.
 */
export const makingActionsAreDoneOncePerPress: Rule = ({ files }) =>
  files
    .filter(({ path, isTest }) => !isTest && path.startsWith('src/web/') && !path.startsWith('src/web/kit/'))
    .flatMap(unguarded)

function unguarded({ path, code }: SourceFile): string[] {
  const parsed = parse(path, code)
  const guards = new Set([...guardsIn(parsed), ...(code.includes(ACTIONS) ? [ACTION] : [])])
  return parsed.nodes
    .flatMap((node) => {
      const made = makingOf(node)
      return made !== undefined && !isGuarded(node, parsed, guards) ? [made] : []
    })
    .map((made) => `${path} does "${made}" for every press: do it in oncePerPress`)
}

function parse(path: string, code: string): Parsed {
  const nodes: Node[] = []
  const parents = new Map<Node, Node>()
  const walk = (value: unknown, parent: Node | undefined): void => {
    if (Array.isArray(value)) for (const each of value) walk(each, parent)
    else if (isNode(value)) {
      nodes.push(value)
      if (parent) parents.set(value, parent)
      for (const part of Object.values(value)) walk(part, value)
    }
  }
  walk(parseSync(path, code).program, undefined)
  return { nodes, parents }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** What a node makes, in words; undefined for a node that makes nothing. */
function makingOf(node: Node): string | undefined {
  if (node.type === 'ObjectExpression') {
    const isPut = literalOf(valueOf(node, 'op')) === 'put'
    return isPut && !isKnownId(valueOf(node, 'id')) ? 'put' : undefined
  }
  if (node.type !== 'CallExpression') return undefined
  const [first, method, path] = argumentsOf(node).map((each) => nameOf(each) ?? literalOf(each) ?? '')
  const called = calledIn(node)
  if (called === 'ask' && method === 'POST') return path && !MAKES_NOTHING.has(path) ? `POST ${path}` : undefined
  return (called === 'run' || called === 'callEndpoint') && first && MAKING.test(first) ? first : undefined
}

/** The id of a row that is there is read from it; a new one is made or handed on. */
function isKnownId(id: Node | undefined): boolean {
  return id?.type === 'MemberExpression' && isNode(id['property']) && nameOf(id['property']) === 'id'
}

/** `oncePerPress`, and the functions of a file that do their callers' work in it. */
function guardsIn({ nodes, parents }: Parsed): ReadonlySet<string> {
  const calls = nodes.filter((node) => node.type === 'CallExpression' && calledIn(node) === GUARD)
  const names = calls.flatMap((call) => {
    const [, work] = argumentsOf(call)
    return ancestorsOf(call, parents).flatMap((each) => {
      const takes = parametersOf(each).some(
        (name) => nameOf(work) === name || isCalledIn(work, name, { nodes, parents }),
      )
      return takes ? (functionName(each, parents) ?? []) : []
    })
  })
  return new Set([GUARD, ...names])
}

function isCalledIn(work: Node | undefined, name: string, { nodes, parents }: Parsed): boolean {
  return nodes.some(
    (node) =>
      node.type === 'CallExpression' &&
      calledIn(node) === name &&
      ancestorsOf(node, parents).some((each) => each === work),
  )
}

function isGuarded(node: Node, parsed: Parsed, guards: ReadonlySet<string>, seen: readonly string[] = []): boolean {
  const { nodes, parents } = parsed
  return ancestorsOf(node, parents).some((each) => {
    if (each.type === 'CallExpression' && guards.has(calledIn(each) ?? '')) return true
    const name = functionName(each, parents)
    if (name === undefined || seen.includes(name)) return false
    const uses = nodes.filter((other) => other.type === 'Identifier' && isUse(other, name, parents))
    return (
      uses.length > 0 && uses.every((use) => isOfKnown(use, parents) || isGuarded(use, parsed, guards, [...seen, name]))
    )
  })
}

/** Whether a function is called with a row that is there. */
function isOfKnown(use: Node, parents: ReadonlyMap<Node, Node>): boolean {
  const call = parents.get(use)
  return call?.type === 'CallExpression' && call['callee'] === use && isKnownId(argumentsOf(call)[0])
}

/** A name where it is used: neither declared nor the name of a property. */
function isUse(node: Node, name: string, parents: ReadonlyMap<Node, Node>): boolean {
  if (nameOf(node) !== name) return false
  const parent = parents.get(node)
  if (parent?.type === 'VariableDeclarator' || parent?.type === 'FunctionDeclaration') return parent['id'] !== node
  if (parent?.type === 'MemberExpression') return parent['property'] !== node
  return parent?.type !== 'Property' || parent['value'] === node
}

/** The name by which the rest of a file calls a function that it declares. */
function functionName(node: Node, parents: ReadonlyMap<Node, Node>): string | undefined {
  if (node.type === 'FunctionDeclaration') return nameOf(node['id'])
  const parent = parents.get(node)
  return node.type === 'ArrowFunctionExpression' && parent?.type === 'VariableDeclarator'
    ? nameOf(parent['id'])
    : undefined
}

function parametersOf(node: Node): readonly string[] {
  const params = node['params']
  return Array.isArray(params) ? params.flatMap((each: unknown) => nameOf(each) ?? []) : []
}

function ancestorsOf(node: Node, parents: ReadonlyMap<Node, Node>): readonly Node[] {
  const parent = parents.get(node)
  return parent ? [parent, ...ancestorsOf(parent, parents)] : []
}

/** The last name of what is called: `run` of `store.run()`. */
function calledIn({ callee }: Node): string | undefined {
  if (!isNode(callee)) return undefined
  return callee.type === 'MemberExpression' ? nameOf(callee['property']) : nameOf(callee)
}

function argumentsOf(call: Node): readonly Node[] {
  const given = call['arguments']
  return Array.isArray(given) ? given.filter(isNode) : []
}

function valueOf(object: Node, name: string): Node | undefined {
  const properties = object['properties']
  const all = Array.isArray(properties) ? properties.filter(isNode) : []
  const value = all.find(({ key }) => nameOf(key) === name)?.['value']
  return isNode(value) ? value : undefined
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined
}

function literalOf(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined
}
