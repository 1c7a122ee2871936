import { Execution, GraphqlProblem, nodeSelections, type Schema, type Connection } from './shopify-execute.ts'
import { parseDocument, type Selection } from './shopify-graphql.ts'

interface Operation {
  readonly id: string
  readonly root: Selection
  readonly isGrouped: boolean
  readonly readyAt: number
  file: Buffer | undefined
  objects: number
}

/** So many bulk queries of an app run at once. */
const MOST_RUNNING = 5
/** How long one takes by the clock. */
const RUN_MS = 7_000

/** Bulk operations of a simulated shop: files of JSON lines that are ready after a while. */
export class Bulk {
  readonly #schema: () => Schema
  readonly #now: () => number
  readonly #urlOf: (id: string) => string
  readonly #operations = new Map<string, Operation>()

  constructor(schema: () => Schema, now: () => number, urlOf: (id: string) => string) {
    this.#schema = schema
    this.#now = now
    this.#urlOf = urlOf
  }

  start({ query, groupObjects = false }: Readonly<Record<string, unknown>>): object {
    const running = [...this.#operations.values()].filter(({ readyAt }) => readyAt > this.#now()).length
    if (running >= MOST_RUNNING)
      return refused('LIMIT_REACHED', 'A bulk query operation for this app and shop is already in progress.')
    const { selections } = parseDocument(String(query))
    const [root] = selections
    if (!root || selections.length !== 1) return refused('INVALID', 'Bulk queries must have one root field.')
    const id = `gid://shopify/BulkOperation/${this.#operations.size + 1}`
    const readyAt = this.#now() + RUN_MS
    this.#operations.set(id, { id, root, isGrouped: groupObjects === true, readyAt, file: undefined, objects: 0 })
    return { bulkOperation: this.get(id), userErrors: [] }
  }

  get(id: unknown): object | undefined {
    const operation = this.#operations.get(String(id))
    if (!operation) return undefined
    const isReady = operation.readyAt <= this.#now()
    const file = isReady ? this.#written(operation) : undefined
    return {
      id: operation.id,
      type: 'QUERY',
      errorCode: null,
      status: isReady ? 'COMPLETED' : 'RUNNING',
      objectCount: String(operation.objects),
      url: file && file.length > 0 ? this.#urlOf(operation.id) : null,
    }
  }

  file(id: string): Buffer | undefined {
    return this.#operations.get(id)?.file
  }

  // What is in the file is what there was when it was written.
  #written(operation: Operation): Buffer {
    if (operation.file) return operation.file
    const { root, isGrouped } = operation
    const execution = new Execution(this.#schema(), {})
    const heads: string[] = []
    const children: string[] = []
    const { items } = execution.resolved('Query', undefined, root) as Connection
    const type = execution.field('Query', root).type ?? ''
    for (const item of items) {
      const [head = '', ...rest] = linesOf(execution, { type, item, parent: undefined }, nodeSelections(root)[0] ?? [])
      heads.push(head)
      for (const line of rest) (isGrouped ? heads : children).push(line)
    }
    const lines = [...heads, ...children]
    operation.objects = lines.length
    operation.file = Buffer.from(lines.map((line) => `${line}\n`).join(''))
    return operation.file
  }
}

interface Subject {
  readonly type: string
  readonly item: unknown
  readonly parent: unknown
}

/** An object as a line, with the objects of its own lists of pages as lines behind it. */
function linesOf(
  execution: Execution,
  { type, item, parent }: Subject,
  selections: readonly Selection[],
): readonly string[] {
  const isPaged = (each: Selection): boolean => execution.field(type, each).kind === 'connection'
  const own = execution.run(
    type,
    item,
    selections.filter((each) => !isPaged(each)),
  )
  const lines = [JSON.stringify(parent === undefined ? own : { ...own, __parentId: parent })]
  for (const each of selections.filter(isPaged)) {
    if (parent !== undefined) throw new GraphqlProblem('Bulk queries are nested too deeply.', 'BAD_REQUEST')
    const { items } = execution.resolved(type, item, each) as Connection
    const target = execution.field(type, each).type ?? ''
    for (const child of items)
      lines.push(...linesOf(execution, { type: target, item: child, parent: own.id }, nodeSelections(each)[0] ?? []))
  }
  return lines
}

function refused(code: string, message: string): object {
  return { bulkOperation: null, userErrors: [{ code, field: null, message }] }
}
