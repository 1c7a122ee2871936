import { type Connection, type FieldDef, Query } from 'pg'
import type { Result, Statement } from './database.ts'
import { type Parameter, resultTypes } from './values.ts'

type Parse = (text: string) => unknown

/** How the rows of a statement are read. */
interface Shape {
  readonly columns: readonly { readonly name: string; readonly parse: Parse }[]
  /** A row without values; copies of it keep V8's fast form, which a row built name by name loses. */
  readonly empty: Readonly<Record<string, unknown>>
}

/** The answer to a statement, and its command tag: `SELECT`, `COMMIT`. */
export interface Answer extends Result {
  readonly command: string
}

/** A statement with its values in the form that the driver sends; an empty name is prepared for this once. */
export interface Sendable extends Statement {
  readonly values?: readonly Parameter[] | undefined
}

/** One statement that was sent. */
export interface Sent {
  readonly statement: Sendable
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

const parserOf = resultTypes.getTypeParser as (oid: number, format: 'text') => Parse
const NO_ROWS: Shape = { columns: [], empty: {} }

/** The prepared statements of each session and the shapes of their rows, so that neither is asked for again. */
const prepared = new WeakMap<Connection, Map<string, Shape>>()

/**
 * Statements that leave in one packet and end with one sync: the server answers them in one packet too, and outside of a transaction
 * they are one (PostgreSQL's manual, "Message Flow", pipelining). After the first failure the rest do not run.
 */
export class Batch extends Query {
  readonly #sent: readonly Sent[]
  readonly #answers: Answer[] = []
  #known: Map<string, Shape> = new Map()
  #shape: Shape | undefined
  #rows: Record<string, unknown>[] = []
  #broken: unknown

  constructor(sent: readonly Sent[]) {
    super('')
    this.#sent = sent
  }

  override submit = (connection: Connection): null => {
    const known = prepared.get(connection) ?? new Map<string, Shape>()
    prepared.set(connection, known)
    this.#known = known
    const parsed = new Set<string>()
    connection.stream.cork()
    for (const { statement } of this.#sent) send(connection, statement, known, parsed)
    connection.sync()
    connection.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.#shape = shapeOf(fields)
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { columns, empty } = this.#shapeNow()
    const read = this.#sent[this.#answers.length]?.statement.read
    try {
      if (read) {
        this.#rows.push(read(fields))
        return
      }
      const row: Record<string, unknown> = { ...empty }
      columns.forEach(({ name, parse }, index) => {
        const text = fields[index] ?? null
        if (text !== null) row[name] = parse(text)
      })
      this.#rows.push(row)
    } catch (error) {
      this.#broken ??= error
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const name = this.#sent[this.#answers.length]?.statement.name
    if (name && !this.#known.has(name)) this.#known.set(name, this.#shapeNow())
    const counted = text.lastIndexOf(' ')
    const command = counted === -1 ? text : text.slice(0, text.indexOf(' '))
    this.#answers.push({ rows: this.#rows, rowCount: counted === -1 ? 0 : Number(text.slice(counted)), command })
    this.#shape = undefined
    this.#rows = []
  }

  handleError(error: unknown): void {
    this.#sent.forEach(({ resolve, reject }, index) => {
      const answer = this.#answers[index]
      if (answer) resolve(answer)
      else reject(error)
    })
  }

  handleReadyForQuery(): void {
    const error = this.#broken
    this.#sent.forEach(({ resolve, reject }, index) => {
      const answer = this.#answers[index]
      if (answer && error === undefined) resolve(answer)
      else reject(error ?? new Error('the server left a statement unanswered'))
    })
  }

  #shapeNow(): Shape {
    const name = this.#sent[this.#answers.length]?.statement.name
    return this.#shape ?? (name ? this.#known.get(name) : undefined) ?? NO_ROWS
  }
}

/** Methods of the driver that its types leave out. */
type Wire = {
  readonly [Step in 'parse' | 'bind' | 'describe' | 'execute' | 'close']: (message: object) => void
}

function send(
  connection: Connection,
  { name = '', text, values = [] }: Sendable,
  known: ReadonlyMap<string, Shape>,
  parsed: Set<string>,
): void {
  const wire = connection as unknown as Wire
  const isKnown = name !== '' && (known.has(name) || parsed.has(name))
  if (!isKnown) {
    // A failed batch may have left the statement prepared without our knowing; closing one that does not exist is no error.
    if (name !== '') wire.close({ type: 'S', name })
    wire.parse({ name, text })
    parsed.add(name)
  }
  wire.bind({ statement: name, values, valueMapper: protocolValue })
  if (!known.has(name)) wire.describe({ type: 'P' })
  wire.execute({})
}

/** A value as the protocol carries it: text, or bytes as they are. */
function protocolValue(value: Parameter): Buffer | string | null {
  if (value === null || Buffer.isBuffer(value)) return value
  return typeof value === 'object' ? arrayText(value) : String(value)
}

function arrayText(values: readonly Parameter[]): string {
  return `{${values.map(elementText).join(',')}}`
}

function elementText(value: Parameter): string {
  if (value === null) return 'NULL'
  if (typeof value === 'object' && !Buffer.isBuffer(value)) return arrayText(value)
  const text = Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value)
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

function shapeOf(fields: readonly FieldDef[]): Shape {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID, 'text') }))
  const empty = JSON.stringify(Object.fromEntries(columns.map(({ name }) => [name, null])))
  return { columns, empty: JSON.parse(empty) as Record<string, null> }
}
