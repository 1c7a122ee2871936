import type { Selection } from './shopify-graphql.ts'

type Values = Readonly<Record<string, unknown>>

/** Part of a list that is read in pages. */
export interface Connection {
  readonly items: readonly unknown[]
  readonly hasNext: boolean
  readonly cursorOf: (item: unknown) => string
}

/** A field of a type. Without `resolve` it is the property of the same name. */
export interface Field {
  readonly kind: 'scalar' | 'object' | 'list' | 'connection'
  /** The type of what it leads to. */
  readonly type?: string
  readonly resolve?: (source: never, args: Values, directives: Readonly<Record<string, Values>>) => unknown
}

/** Fields by type and name. */
export type Schema = Readonly<Record<string, Readonly<Record<string, Field>>>>

/** What a document is refused for, in the form of the Admin API. */
export class GraphqlProblem extends Error {
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/** Points for each mutation. */
const MUTATION_COST = 10

/** Runs selections against a schema, counting points as it goes. */
export class Execution {
  readonly #schema: Schema
  readonly #variables: Values
  cost = 0

  constructor(schema: Schema, variables: Values) {
    this.#schema = schema
    this.#variables = variables
  }

  /** The points that selections may cost at most: 1 an object, 2 a list of pages and then each of its objects. */
  requestedCost(type: string, selections: readonly Selection[]): number {
    let cost = 0
    for (const selection of selections) {
      if (selection.on !== undefined) {
        cost += this.requestedCost(selection.on, selection.selections)
        continue
      }
      const { kind, type: target = '' } = this.field(type, selection)
      if (kind === 'scalar') continue
      if (type === 'Mutation') cost += MUTATION_COST
      if (kind === 'connection') {
        const first = this.#firstOf(selection)
        const each = Math.max(...nodeSelections(selection).map((nodes) => 1 + this.requestedCost(target, nodes)), 0)
        cost += 2 + first * each
      } else {
        const ids = this.argsOf(selection).ids
        cost += (Array.isArray(ids) ? ids.length : 1) * (1 + this.requestedCost(target, selection.selections))
      }
    }
    return cost
  }

  /** The answer to selections of an object. */
  run(type: string, source: unknown, selections: readonly Selection[]): Values {
    const answer: Record<string, unknown> = {}
    for (const selection of this.#fieldsOf(type, selections)) {
      const field = this.field(type, selection)
      if (type === 'Mutation') this.cost += MUTATION_COST
      answer[selection.alias] = this.#answerOf(field, this.resolved(type, source, selection), selection)
    }
    return answer
  }

  resolved(type: string, source: unknown, selection: Selection): unknown {
    const { resolve } = this.field(type, selection)
    if (!resolve) return (source as Values)[selection.name]
    const directives = Object.entries(selection.directives).map(([name, args]) => [name, this.#valuesOf(args)] as const)
    return resolve(source as never, this.argsOf(selection), Object.fromEntries(directives))
  }

  field(type: string, { name, selections }: Selection): Field {
    const field = this.#schema[type]?.[name] ?? (name === '__typename' ? TYPENAME : undefined)
    if (!field) throw new GraphqlProblem(`Field '${name}' doesn't exist on type '${type}'`, 'undefinedField')
    if ((field.kind === 'scalar') !== (selections.length === 0))
      throw new GraphqlProblem(`Selections of field '${name}' are wrong`, 'selectionMismatch')
    return field
  }

  argsOf(selection: Selection): Values {
    return this.#valuesOf(selection.args)
  }

  #valuesOf(args: Selection['args']): Values {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value(this.#variables)]))
  }

  #fieldsOf(type: string, selections: readonly Selection[]): readonly Selection[] {
    return selections.flatMap((each) => {
      if (each.on === undefined) return [each]
      return each.on === type ? this.#fieldsOf(type, each.selections) : []
    })
  }

  #firstOf(selection: Selection): number {
    const { first } = this.argsOf(selection)
    if (typeof first !== 'number' || first < 1 || first > 250)
      throw new GraphqlProblem(`you must provide one of first or last for ${selection.name}`, 'BAD_REQUEST')
    return first
  }

  #answerOf({ kind, type = '' }: Field, value: unknown, selection: Selection): unknown {
    if (kind === 'scalar') return value
    if (value === null || value === undefined) return null
    if (kind === 'connection') return this.#pageOf(type, value as Connection, selection)
    if (kind === 'object') return this.#objectOf(type, value, selection.selections)
    return (value as readonly unknown[]).map((each) => this.#objectOf(type, each, selection.selections))
  }

  #objectOf(type: string, value: unknown, selections: readonly Selection[]): unknown {
    if (value === null) return null
    this.cost += 1
    if (type !== 'Node') return this.run(type, value, selections)
    const { typename } = value as { readonly typename: string }
    return this.run(
      typename,
      value,
      selections.filter(({ on }) => on === undefined || on === typename),
    )
  }

  #pageOf(type: string, page: Connection, { selections }: Selection): Values {
    this.cost += 2
    const answer: Record<string, unknown> = {}
    for (const { name, alias, selections: within } of selections) {
      if (name === 'nodes') answer[alias] = page.items.map((item) => this.#objectOf(type, item, within))
      else if (name === 'edges')
        answer[alias] = page.items.map((item) => this.#edgeOf(type, page.cursorOf(item), item, within))
      else if (name === 'pageInfo') answer[alias] = pageInfoOf(page, within)
      else throw new GraphqlProblem(`Field '${name}' doesn't exist on type '${type}Connection'`, 'undefinedField')
    }
    return answer
  }

  #edgeOf(type: string, cursor: string, item: unknown, selections: readonly Selection[]): Values {
    const node = selections.find(({ name }) => name === 'node')
    return { cursor, ...(node ? { [node.alias]: this.#objectOf(type, item, node.selections) } : {}) }
  }
}

const TYPENAME: Field = { kind: 'scalar' }

/** What is asked of each object of a list of pages. */
export function nodeSelections({ selections }: Selection): readonly (readonly Selection[])[] {
  return selections.flatMap((each) => {
    if (each.name === 'nodes') return [each.selections]
    return each.name === 'edges'
      ? each.selections.flatMap((edge) => (edge.name === 'node' ? [edge.selections] : []))
      : []
  })
}

function pageInfoOf({ items, hasNext, cursorOf }: Connection, selections: readonly Selection[]): Values {
  const [first, last] = [items[0], items.at(-1)]
  const info: Values = {
    hasNextPage: hasNext,
    hasPreviousPage: false,
    startCursor: first === undefined ? null : cursorOf(first),
    endCursor: last === undefined ? null : cursorOf(last),
  }
  return Object.fromEntries(selections.map(({ name, alias }) => [alias, info[name]]))
}
