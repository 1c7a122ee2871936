import { useMemo } from 'react'
import type { DocumentStatus, DocumentType } from '#domain/documents/types.ts'
import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import {
  convertQuote,
  creditInvoice,
  deleteDocuments,
  duplicateDocument,
  markDocument,
  orderToShipment,
  recordPayment,
} from '#contract/commands/documents.ts'
import { customer } from '#contract/entities/customer.ts'
import { document } from '#contract/entities/document.ts'
import type { AnyRow } from '#contract/entity.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { documentWords } from '#web/kit/documents/text.ts'
import type { DocumentPatch, DocumentRow, PaymentRow } from '#web/kit/documents/document-row.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { attempt, savedWithUndo } from './document-attempt.ts'
import { type CorrectingActs, correctingActs } from './document-correcting.ts'
import { type LineActs, lineActs } from './document-line-acts.ts'
import { bringBack, comesBack, deletionQuestion } from './document-removal.ts'
import { documentText } from './document-text.ts'

const text = documentText.head
const KIND = document.kind

/** What a credit note takes back of one line; quantities in 1/10,000. */
export interface CreditedItem {
  readonly id: string
  readonly quantity: number
}

/** What became of the wish to delete a document. */
export type Removal = 'deleted' | 'credit' | 'kept'

/** What can be done with documents; each tells of its failure, and offers the way back where something is lost. */
export interface DocumentActs extends LineActs, CorrectingActs {
  readonly create: (documentType: DocumentType, data?: DocumentPatch) => Promise<string | undefined>
  readonly save: (row: DocumentRow, patch: DocumentPatch, what: string) => void
  readonly mark: (row: DocumentRow, status: DocumentStatus, stock?: boolean) => Promise<void>
  readonly pay: (row: DocumentRow, payment: PaymentRow) => Promise<void>
  readonly removePayment: (row: DocumentRow, payment: PaymentRow) => Promise<void>
  /** Makes the invoice of a quote, of an expired one too; answers the id of what was made, undefined when it could not be. */
  readonly convert: (row: DocumentRow) => Promise<string | undefined>
  readonly credit: (row: DocumentRow, reason: string, items?: readonly CreditedItem[]) => Promise<string | undefined>
  readonly duplicate: (row: DocumentRow, documentType?: DocumentType) => Promise<string | undefined>
  readonly ship: (row: DocumentRow) => Promise<string | undefined>
  readonly remove: (row: DocumentRow) => Promise<Removal>
  /** Brings a deleted plain draft back. */
  readonly restore: (row: DocumentRow) => Promise<void>
  readonly createCustomer: (name: string) => Promise<AnyRow | undefined>
}

/** The acts on documents of the signed-in user; the reason of a correction stands beside each edit in the history (DOC-18). */
export function useDocumentActs(reason?: string): DocumentActs {
  const store = useStore()
  return useMemo(() => {
    const why = reason === undefined ? undefined : documentText.correct.why(reason)
    return { ...lineActs(store, why), ...wholeActs(store, why), ...makingActs(store), ...correctingActs(store) }
  }, [store, reason])
}

type WholeActs = Pick<DocumentActs, 'save' | 'mark' | 'pay' | 'removePayment' | 'remove' | 'restore'>

function wholeActs(store: Store, why: string | undefined): WholeActs {
  const restore: DocumentActs['restore'] = (row) => bringBack(store, [row])
  return {
    restore,
    save(row, data, what) {
      void savedWithUndo(store, row.id, { ...data }, { key: 'document-saved', title: text.saved(what), why })
    },
    async mark({ id }, status, stock) {
      const input = { id, status, ...(stock === undefined ? {} : { stock }) }
      if ((await attempt('change', () => store.run(markDocument, input))) === undefined) return
      showToast({ key: 'document-saved', title: text.moved(documentWords.statuses[status]) })
    },
    async pay({ id, currency }, { keepAsCredit, ...payment }) {
      const { amount, date, method } = payment
      const record = () =>
        oncePerPress(`pay ${[id, amount, date, method].join()}`, () =>
          store.run(recordPayment, { id, payment, keepAsCredit }),
        )
      const done = await attempt('record', record, documentText.thing.payment)
      if (done !== undefined) showToast({ title: documentText.payments.recorded(formatMoney(amount, currency)) })
    },
    async removePayment(row, { id, amount }) {
      const title = documentText.payments.removed(formatMoney(amount, row.currency))
      await savedWithUndo(store, row.id, { payments: { lines: { [id]: null } } }, { title })
    },
    async remove(row) {
      const { documentType, status, documentNumber, sequence } = row
      if (isIssued(status) && DOCUMENT_RULES[documentType].staysOnceIssued) return keptForever(row)
      // A numbered document that is void stays, whatever is answered.
      const isLeaving = status !== 'void' || sequence === null
      const canComeBack = comesBack(row)
      if (isLeaving && !canComeBack && !(await askConfirm(deletionQuestion(row)))) return 'kept'
      const done = await attempt('delete', () => store.run(deleteDocuments, { ids: [row.id] }))
      if (done === undefined) return 'kept'
      const isVoid = store.get(KIND, row.id)?.['status'] === 'void'
      const undo = canComeBack ? { action: { label: documentText.undo, run: () => void restore(row) } } : {}
      showToast(isVoid ? { title: text.voided(documentNumber) } : { title: text.deleted(documentNumber), ...undo })
      return isVoid ? 'kept' : 'deleted'
    },
  }
}

/** What has been issued is not deleted: a credit note is offered (DOC-18, DOC-20). */
async function keptForever({ documentType, documentNumber }: DocumentRow): Promise<Removal> {
  const words = documentType === 'invoice' ? text.keeps : { ...text.keepsCredit, cancel: null }
  const wantsCredit = await askConfirm({ ...words, title: text.keeps.title(documentNumber) })
  return wantsCredit && documentType === 'invoice' ? 'credit' : 'kept'
}

type MakingActs = Pick<DocumentActs, 'create' | 'convert' | 'credit' | 'duplicate' | 'ship' | 'createCustomer'>

function makingActs(store: Store): MakingActs {
  /** Makes something of something under a new id, once per press. */
  const making = (act: string, of: string, work: (newId: string) => Promise<unknown>) =>
    attempt(act, () =>
      oncePerPress(`${act} ${of}`, async () => {
        const newId = store.newId()
        await work(newId)
        return newId
      }),
    )
  return {
    create: (documentType, data = {}) =>
      making('create', documentType, (id) =>
        store.mutate({ op: 'put', kind: KIND, id, data: { ...data, documentType } }),
      ),
    convert: async ({ id }) => {
      const done = await attempt('convert', () => store.run(convertQuote, { quoteId: id, confirmed: true }))
      return done === undefined ? undefined : convertedId(store, id)
    },
    credit: ({ id }, reason, items) =>
      making('credit', id, (newId) =>
        store.run(creditInvoice, { invoiceId: id, newId, reason, ...(items ? { items: [...items] } : {}) }),
      ),
    duplicate: ({ id }, documentType) =>
      making('duplicate', id, (newId) =>
        store.run(duplicateDocument, { id, newId, ...(documentType ? { documentType } : {}) }),
      ),
    ship: ({ id }) => making('ship', id, (newId) => store.run(orderToShipment, { id, newId })),
    async createCustomer(name) {
      const id = await making('create', name, (newId) =>
        store.mutate({ op: 'put', kind: customer.kind, id: newId, data: { name } }),
      )
      return id === undefined ? undefined : store.get(customer.kind, id)
    },
  }
}

/** The invoice that a quote has become (DOC-07). */
function convertedId(store: Store, quoteId: string): string | undefined {
  const related = (store.get(KIND, quoteId)?.['relatedDocuments'] ?? []) as DocumentRow['relatedDocuments']
  return related.find(({ relationship }) => relationship === 'converted_to')?.id
}
