import type { DocumentRow } from '#contract/entities/document-derive.ts'
import { amountTaken, isAmountBeyond } from '#contract/entities/document-credits.ts'
import { decimalOf } from '#domain/archive/values.ts'
import { decimalFromUnits, unitsFromDecimal } from '#domain/money.ts'
import type { PatchRow } from '../kit/write/patch-draft.ts'
import type { Account } from './archive-account.ts'
import { archiveMessages as messages } from './archive-messages.ts'
import type { ArchiveRecord } from './archive-records.ts'
import { planTogether } from './plan-together.ts'

/** What credit notes of the archive take back of an invoice, in units, and these notes. */
export interface Credited {
  readonly amount: number
  readonly inDrafts: number
  readonly notes: readonly PatchRow[]
}

interface Crediting {
  readonly invoices: ReadonlyMap<string, PatchRow>
  readonly credits: Map<string, Credited>
  readonly account: Account
}

/** A credit note that its invoice here could not have stands on its own, with a note. */
export function credited(record: ArchiveRecord, note: PatchRow, { invoices, credits, account }: Crediting): PatchRow {
  const invoiceId = note.patch['originalInvoiceId']
  if (typeof invoiceId !== 'string' || note.problems) return withTotal(record, note, account)
  const before = credits.get(invoiceId) ?? { amount: 0, inDrafts: 0, notes: [] }
  const invoice = invoices.get(invoiceId)
  const rows = invoice && !invoice.problems ? [invoice, ...before.notes, note] : []
  const planned = planTogether(rows, account) as readonly (DocumentRow | undefined)[] | undefined
  const [of, last] = [planned?.[0], planned?.at(-1)]
  const amount = of && last ? before.amount + amountTaken(last, of) : 0
  if (!of || !last || isAmountBeyond(amount, of.total, of)) return withTotal(record, unlinked(note), account)
  if (last.status !== 'void') {
    const inDrafts = before.inDrafts + (last.status === 'draft' ? amount - before.amount : 0)
    credits.set(invoiceId, { amount, inDrafts, notes: [...before.notes, note] })
  }
  return totalled(record, note, last)
}

function unlinked(note: PatchRow): PatchRow {
  const { originalInvoiceId: _, ...patch } = note.patch
  return {
    ...note,
    patch,
    notes: [...(note.notes ?? []), { field: 'originalInvoiceId', message: messages.unlinked }],
  }
}

/** An invoice with what credit notes of the archive take back of it. */
export function withCredits(row: PatchRow, credits: Credited | undefined): PatchRow {
  if (!credits || row.problems) return row
  const stated = { ...row.brings?.stated, creditedAmount: credits.amount, creditedInDrafts: credits.inDrafts }
  const isRefunded = row.patch['status'] === 'refunded'
  return { ...row, brings: { ...row.brings, stated: { ...stated, ...(isRefunded && { statusBefore: 'sent' }) } } }
}

/** Where the sums here are not those of the archive, that is told: they are worked out from the lines. */
export function withTotal(record: ArchiveRecord, row: PatchRow, account: Account): PatchRow {
  const planned = row.problems ? undefined : planTogether([row], account)?.[0]
  return planned ? totalled(record, row, planned as DocumentRow) : row
}

function totalled({ values }: ArchiveRecord, row: PatchRow, { total: is, currency }: DocumentRow): PatchRow {
  const total = decimalOf(values['total'])
  const stated = total === undefined ? undefined : unitsFromDecimal(total, currency)
  if (total === undefined || (stated && 'value' in stated && stated.value === is)) return row
  const message = messages.otherTotal(total, decimalFromUnits(is, currency))
  return { ...row, notes: [...(row.notes ?? []), { field: 'total', message }] }
}
