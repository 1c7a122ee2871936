import type { Change } from '../command.ts'
import type { DeriveContext, RowReader } from '../entity.ts'
import { recurringIssueMessages as messages } from './recurring-issue-messages.ts'

const RECURRING = 'recurringDocument'
// Stored as they are, and said in the reader's language by `problemText`.
const SOURCE_GONE = 'The document that it is made from has been deleted. Choose another one.'
const SOURCE_VOID = 'The document that it is made from is void. Choose another one.'
const CUSTOMER_GONE = 'The customer has been deleted. Choose another one.'

/** What a recurring invoice is made from. */
interface Made {
  readonly documentId: string | null
  readonly customerId: string | null
}

/** Why a recurring invoice can make none, because of what it is made from; empty if nothing stands in its way (DOC-17). */
export function sourceProblem({ documentId, customerId }: Made, rows: RowReader): string {
  const source = documentId === null ? undefined : rows.get('document', documentId)
  if (!source) return SOURCE_GONE
  if (source['status'] === 'void') return SOURCE_VOID
  return customerId === null || rows.get('customer', customerId) ? '' : CUSTOMER_GONE
}

/** The problem that a recurring invoice tells: what it is made from went, or came back or was chosen anew. */
export function toldProblem(row: Made & { readonly problem: string }, rows: RowReader): string {
  const found = row.documentId === null ? '' : sourceProblem(row, rows)
  const isOver = [SOURCE_GONE, SOURCE_VOID, CUSTOMER_GONE].includes(row.problem)
  return found !== '' || isOver ? found : row.problem
}

/** The problem of a recurring invoice in words; one that the server found is told as it was stored. */
export function problemText(problem: string): string {
  if (problem === SOURCE_GONE) return messages.sourceGone
  if (problem === SOURCE_VOID) return messages.sourceVoid
  return problem === CUSTOMER_GONE ? messages.customerGone : problem
}

/** A document as far as recurring invoices depend on it. */
interface Source {
  readonly id: string
  readonly status: string
}

/** What follows for the recurring invoices that are made from a document when it goes, becomes void, or comes back. */
export function recurringFollows(
  before: Source | undefined,
  after: Source | undefined,
  context: DeriveContext,
): Change[] {
  const id = (before ?? after)?.id
  const isUsable = (source: Source | undefined): boolean => source !== undefined && source.status !== 'void'
  if (isUsable(before) === isUsable(after) || id === undefined) return []
  const rows = context.naming?.(RECURRING, 'documentId', id) ?? []
  return rows.map((row) => ({ op: 'patch', kind: RECURRING, id: row.id, data: {} }))
}
