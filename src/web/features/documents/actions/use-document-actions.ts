import { useMemo } from 'react'
import type { DocumentStatus, DocumentType } from '#domain/documents/types.ts'
import { isReturnByHand, unansweredReturns } from '#domain/payments/went-back.ts'
import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import {
  convertQuote,
  deleteDocuments,
  duplicateDocument,
  markDocument,
  recordPayment,
} from '#contract/commands/documents.ts'
import { creditInvoice, creditOfWhole, linkedCredits } from '#contract/commands/invoice-credit.ts'
import { orderToShipment } from '#contract/commands/ordered-shipment.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { type Actions, useActions } from '#web/kit/actions/actions.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { undoable } from '#web/kit/actions/undo.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { documentMessages } from '#web/kit/documents/messages.ts'
import type { DocumentPatch, DocumentRow, PaymentRow } from '#web/kit/documents/document-row.ts'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { correctMessages, headMessages, paymentMessages, thingMessages } from '../editor/messages.ts'
import { type CorrectingActions, correctingActions } from './correcting.ts'
import { keepWithCustomer } from './keep-with-customer.ts'
import { type LineActions, lineActions } from './line-actions.ts'
import { invoiceOf } from './next-action.ts'
import { comesBack, deletionQuestion, recurringFrom } from './removal.ts'

/** What a credit note takes back of one line; quantities in 1/10,000. */
export interface CreditedItem {
  readonly id: string
  readonly quantity: number
}

/** What became of the wish to delete a document. */
export type Removal = 'deleted' | 'credit' | 'kept'

/** What can be done with documents; each tells of its failure, and offers the way back where something is lost. */
export interface DocumentActions extends LineActions, CorrectingActions {
  readonly create: (documentType: DocumentType, data?: DocumentPatch) => Promise<string | undefined>
  readonly save: (row: DocumentRow, patch: DocumentPatch, what: string) => void
  readonly mark: (row: DocumentRow, status: DocumentStatus, stock?: boolean) => Promise<void>
  readonly pay: (
    row: DocumentRow,
    payment: Omit<PaymentRow, 'creditWith' | 'reference' | 'fee' | 'isStillOwed'>,
  ) => Promise<void>
  /** Says that what went back has to be paid again (DOC-15). */
  readonly claimAgain: (row: DocumentRow) => Promise<unknown>
  /** Removes what a person recorded as given back: the provider told of the same money (DOC-15). */
  readonly countOnce: (row: DocumentRow) => Promise<unknown>
  readonly removePayment: (row: DocumentRow, payment: PaymentRow) => Promise<unknown>
  /** Makes the invoice of a quote, of an expired one too; answers the id of what was made, undefined when it could not be. */
  readonly convert: (row: DocumentRow) => Promise<string | undefined>
  readonly credit: (row: DocumentRow, reason: string, items?: readonly CreditedItem[]) => Promise<string | undefined>
  readonly duplicate: (row: DocumentRow, documentType?: DocumentType) => Promise<string | undefined>
  readonly ship: (row: DocumentRow) => Promise<string | undefined>
  readonly remove: (row: DocumentRow) => Promise<Removal>
  /** Brings a deleted plain draft back. */
  readonly restore: (row: DocumentRow) => Promise<unknown>
  readonly createCustomer: (name: string) => Promise<RowOfKind<'customer'> | undefined>
}

/** The actions on documents of the signed-in user; the reason of a correction stands beside each edit in the history (DOC-18). */
export function useDocumentActions(reason?: string): DocumentActions {
  const store = useStore()
  const actions = useActions('document')
  const customers = useActions('customer')
  return useMemo(() => {
    const why = reason === undefined ? undefined : correctMessages.why(reason)
    return {
      ...lineActions(store, actions, why),
      ...wholeActions(store, actions, why),
      ...makingActions(store, actions),
      ...correctingActions(store, actions),
      async createCustomer(name) {
        const id = await customers.create({ name })
        return id === undefined ? undefined : store.get('customer', id)
      },
    }
  }, [store, actions, customers, reason])
}

type Base = Actions<'document'>
type WholeActions = Pick<
  DocumentActions,
  'save' | 'mark' | 'pay' | 'claimAgain' | 'countOnce' | 'removePayment' | 'remove' | 'restore'
>

function wholeActions(store: Store, actions: Base, why: string | undefined): WholeActions {
  const keep = keepWithCustomer(store, actions)
  return {
    restore: actions.restore,
    save(row, patch, what) {
      if (!keep(row, patch, why === undefined ? {} : { why })) void actions.save(row.id, patch, what, { why })
    },
    async mark({ id }, status, stock) {
      const input = { id, status, ...(stock === undefined ? {} : { stock }) }
      if ((await actions.attempt('change', () => store.run(markDocument, input))) === undefined) return
      showToast({ key: 'document-saved', title: headMessages.moved(documentMessages.statuses[status]) })
    },
    async pay({ id, currency, documentNumber }, { keepAsCredit, ...payment }) {
      const { amount, date, method } = payment
      const input = { id, payment, keepAsCredit }
      const record = () =>
        oncePerPress(`pay ${[id, amount, date, method].join()}`, async () => ({
          undo: await undoable(store, { op: 'command', name: recordPayment.name, input }),
        }))
      const done = await actions.attempt('record', record, thingMessages.payment)
      const title = actionMessages.about(paymentMessages.recorded(amount, currency), documentNumber)
      if (done) actions.tell({ title }, done.undo)
    },
    claimAgain(row) {
      const title = actionMessages.about(paymentMessages.claimedAgain, row.documentNumber)
      const lines = Object.fromEntries(unansweredReturns(row.payments).map(({ id }) => [id, { isStillOwed: true }]))
      return actions.save(row.id, { payments: { lines } }, title, { title })
    },
    countOnce(row) {
      const byHand = row.payments.filter(isReturnByHand)
      const amount = byHand.reduce((sum, each) => sum + each.amount, 0)
      const title = actionMessages.about(paymentMessages.removed(amount, row.currency), row.documentNumber)
      const lines = Object.fromEntries(byHand.map(({ id }) => [id, null]))
      return actions.save(row.id, { payments: { lines } }, title, { title })
    },
    removePayment(row, { id, amount }) {
      const title = actionMessages.about(paymentMessages.removed(amount, row.currency), row.documentNumber)
      return actions.save(row.id, { payments: { lines: { [id]: null } } }, title, { title })
    },
    async remove(row) {
      const { id, documentType, status, documentNumber, sequence } = row
      if (isIssued(status) && DOCUMENT_RULES[documentType].staysOnceIssued) return keptForever(row)
      // A numbered document that is void stays, whatever is answered.
      const isLeaving = status !== 'void' || sequence === null
      const canComeBack = comesBack(row)
      if (isLeaving && !canComeBack && !(await askConfirm(deletionQuestion(row)))) return 'kept'
      const isGone = (): boolean => store.get('document', id) === undefined
      const stopped = recurringFrom(store, [id])
      const done = await actions.run('delete', deleteDocuments, { ids: [id] }, () => ({
        title: isGone() ? actionMessages.deleted(documentNumber) : headMessages.voided(documentNumber),
        comesBack: () => isGone() && canComeBack,
        ...(stopped.length > 0 ? { detail: headMessages.stops(stopped), sticky: true } : {}),
      }))
      return done && isGone() ? 'deleted' : 'kept'
    },
  }
}

/** What has been issued is not deleted: a credit note is offered (DOC-18, DOC-20). */
async function keptForever({ documentType, documentNumber }: DocumentRow): Promise<Removal> {
  const { keeps, keepsCredit } = headMessages
  const words = documentType === 'invoice' ? keeps : { ...keepsCredit, cancel: null }
  const wantsCredit = await askConfirm({ ...words, title: keeps.title(documentNumber) })
  return wantsCredit && documentType === 'invoice' ? 'credit' : 'kept'
}

type MakingActions = Pick<DocumentActions, 'create' | 'convert' | 'credit' | 'duplicate' | 'ship'>

function makingActions(store: Store, { attempt, create, make }: Base): MakingActions {
  return {
    create: (documentType, data = {}) => create({ ...data, documentType }),
    convert: async ({ id }) => {
      const done = await attempt('convert', () =>
        oncePerPress(`convert ${id}`, () => store.run(convertQuote, { quoteId: id, confirmed: true })),
      )
      const quote = done === undefined ? undefined : store.get('document', id)
      return quote && invoiceOf(quote)?.id
    },
    async credit({ id }, reason, items) {
      const newId = await make('credit', id, (free) =>
        store.run(creditInvoice, { invoiceId: id, newId: free, reason, ...(items ? { items: [...items] } : {}) }),
      )
      if (newId === undefined || store.get('document', newId)) return newId
      // One of the whole invoice has an id of its own.
      const invoice = store.get('document', id)
      return (
        invoice &&
        creditOfWhole(
          invoice,
          linkedCredits(invoice, (each) => store.get('document', each)),
        )?.id
      )
    },
    duplicate: ({ id }, documentType) =>
      make('duplicate', id, (newId) =>
        store.run(duplicateDocument, { id, newId, ...(documentType ? { documentType } : {}) }),
      ),
    ship: ({ id }) => make('ship', id, (newId) => store.run(orderToShipment, { id, newId })),
  }
}
