import { isAppliedInFull } from '#domain/documents/open-amount.ts'
import {
  DOCUMENT_RULES,
  type DocumentStatus,
  type DocumentType,
  isIssued,
  isMoveAllowed,
  statusesOf,
} from '#domain/documents/types.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'

/** What can be done with a document as a whole, besides moving it to a status. */
export type DocumentAction = 'pay' | 'convert' | 'credit' | 'ship' | 'use' | 'repeat'

/** One thing to offer in the head of a document. */
export type OfferedAction =
  | { readonly kind: 'move'; readonly status: DocumentStatus }
  | { readonly kind: 'action'; readonly action: DocumentAction }

type Acting = Pick<
  DocumentRow,
  | 'documentType'
  | 'status'
  | 'total'
  | 'amountPaid'
  | 'balanceDue'
  | 'creditedAmount'
  | 'creditedInDrafts'
  | 'relatedDocuments'
>

type Related = DocumentRow['relatedDocuments'][number]

/** Statuses that another act brings about, with more than the status alone. */
const BROUGHT: ReadonlySet<DocumentStatus> = new Set(['draft', 'refunded', 'void'])

/** The act that usually comes next; undefined where nothing does. `credited` is the invoice of a credit note. */
export function nextAction(row: Acting, credited?: Pick<DocumentRow, 'balanceDue'>): OfferedAction | undefined {
  const { documentType, status } = row
  if (status === 'void') return undefined
  if (documentType === 'template') return { kind: 'action', action: 'use' }
  if (status === 'draft') return { kind: 'move', status: 'sent' }
  return isAppliedInFull(row, credited) ? undefined : afterSending(row)
}

function afterSending(row: Acting): OfferedAction | undefined {
  const { documentType, status } = row
  const after: Readonly<Partial<Record<DocumentType, OfferedAction>>> = {
    invoice: { kind: 'action', action: 'pay' },
    quote: { kind: 'action', action: 'convert' },
    creditnote: { kind: 'move', status: 'applied' },
    purchaseorder: { kind: 'move', status: 'received' },
  }
  const next = after[documentType]
  if (next?.kind === 'move') return status === next.status ? undefined : next
  // What a draft credit note takes back is not waited for, though it counts only once it is sent.
  if (documentType === 'invoice')
    return row.balanceDue > row.creditedInDrafts && status !== 'refunded' ? next : undefined
  if (documentType === 'quote' && invoiceOf(row)) return undefined
  return status === 'declined' ? undefined : next
}

/** The invoice that a quote has become: it becomes no second one while that stands (DOC-07). */
export function invoiceOf({ relatedDocuments }: Pick<Acting, 'relatedDocuments'>): Related | undefined {
  return relatedDocuments.find(({ relationship }) => relationship === 'converted_to')
}

/**
 * Whether there is money to record on a document (DOC-15): something is open, is to be given back, or was paid, because who has paid may pay
 * once more by mistake or get it back. Without that nobody owes anything, such as on an invoice that was credited before it was paid.
 */
export function takesPayments({
  documentType,
  status,
  balanceDue,
  amountPaid,
}: Pick<Acting, 'documentType' | 'status' | 'balanceDue' | 'amountPaid'>): boolean {
  const isPaid = DOCUMENT_RULES[documentType].isPaid === true && status !== 'void'
  return isPaid && (balanceDue !== 0 || amountPaid !== 0)
}

/** Everything else that the table of moves allows (DOC-06), and what else can be made of the document. */
export function otherActions(row: Acting, credited?: Pick<DocumentRow, 'balanceDue'>): readonly OfferedAction[] {
  const main = nextAction(row, credited)
  const moves = statusesOf(row.documentType)
    .filter((to) => to !== row.status && !BROUGHT.has(to) && isMoveAllowed(row.documentType, row.status, to))
    .filter((to) => isTrue(row, to))
    .map((status): OfferedAction => ({ kind: 'move', status }))
  const actions = actionsOf(row).map((action): OfferedAction => ({ kind: 'action', action }))
  return [...actions, ...moves].filter((each) => !isSame(each, main))
}

/**
 * What the money of an invoice contradicts is not offered: recording a payment makes it partly paid, and what was paid on is no longer just
 * sent (DOC-15). Whoever asks for it all the same gets it, because DOC-06 refuses no such move.
 */
function isTrue({ documentType, status, amountPaid }: Acting, to: DocumentStatus): boolean {
  if (documentType !== 'invoice' || to === 'paid') return true
  return to !== 'partial' && amountPaid === 0 && status !== 'refunded'
}

function actionsOf(row: Acting): readonly DocumentAction[] {
  if (row.status === 'void') return []
  switch (row.documentType) {
    case 'invoice': {
      const isCreditable = isIssued(row.status) && row.status !== 'refunded' && row.creditedAmount !== row.total
      return [
        ...(takesPayments(row) ? (['pay'] as const) : []),
        ...(isCreditable ? (['credit'] as const) : []),
        'repeat',
      ]
    }
    case 'quote':
      return invoiceOf(row) ? [] : ['convert']
    case 'purchaseorder':
      return ['ship']
    case 'template':
      return ['use', 'repeat']
    default:
      return []
  }
}

function isSame(a: OfferedAction, b: OfferedAction | undefined): boolean {
  if (a.kind === 'move') return b?.kind === 'move' && a.status === b.status
  return b?.kind === 'action' && a.action === b.action
}
