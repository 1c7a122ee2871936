import { eInvoiceSource, type EInvoiceRows } from '#contract/e-invoice-source.ts'
import * as endpoints from '#contract/endpoints/e-invoices.ts'
import { document } from '#contract/entities/document.ts'
import { fillText, Refusal } from '#contract/refusal.ts'
import { canLeave, eInvoiceIssues } from '#domain/documents/e-invoice/e-invoice-issues.ts'
import { FACTURX_FILE, facturXMetadata } from '#domain/documents/e-invoice/factur-x.ts'
import { type EInvoiceFormat, eInvoiceFileName, FORMAT_RULES } from '#domain/documents/e-invoice/formats.ts'
import type { EInvoiceSource } from '#domain/documents/e-invoice/source.ts'
import { eInvoiceXml } from '#domain/documents/e-invoice/write-e-invoice.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { Caller, Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { callMessages } from './call-messages.ts'

/** A file inside a PDF, with its metadata. */
interface Attachment {
  readonly name: string
  readonly bytes: Uint8Array
  readonly type: string
  readonly description: string
  readonly metadata: string
}

/** The deps of e-invoices from the PDF capability. */
export interface EInvoiceDeps {
  readonly readDocument: (tx: Queryable, id: string) => Promise<EInvoiceRows | undefined>
  readonly printDocument: (
    inTransaction: <T>(body: (tx: Queryable) => Promise<T>) => Promise<T>,
    id: string,
    options: { readonly attachment: Attachment },
  ) => Promise<{ readonly bytes: Uint8Array } | undefined>
}

/** Mounts e-invoices and their check (DOC-16). */
export function mountEInvoices(routes: Routes, data: UserData, deps: EInvoiceDeps): void {
  const read = async (caller: Caller, id: string): Promise<EInvoiceSource> => {
    const rows = await data.transact(caller, (tx) => deps.readDocument(tx, id))
    if (!rows) throw unknown(id)
    return eInvoiceSource(rows)
  }
  routes.mount(endpoints.eInvoiceCheck, async ({ caller, params, query }) => {
    const issues = eInvoiceIssues(await read(caller, params.id), query.format)
    return { canLeave: canLeave(issues), issues }
  })
  routes.mount(endpoints.eInvoice, async ({ caller, params: { id }, query: { format }, reply }) => {
    const source = await read(caller, id)
    const xml = checkedXml(source, format)
    const name = eInvoiceFileName(source.document.documentNumber, format)
    reply.header('content-disposition', `attachment; filename="${name}"`)
    if (!FORMAT_RULES[format].isPdf) return xml
    const printed = await deps.printDocument((body) => data.transact(caller, body), id, {
      attachment: insidePdf(xml),
    })
    if (!printed) throw unknown(id)
    return reply.type('application/pdf').send(Buffer.from(printed.bytes))
  })
}

/** The XML of a document that passed its check; every error is refused at its field. */
function checkedXml(source: EInvoiceSource, format: EInvoiceFormat): string {
  const errors = eInvoiceIssues(source, format).filter(({ level }) => level === 'error')
  if (errors.length === 0) return eInvoiceXml(source, format)
  throw new Refusal(
    'rule-broken',
    { message: callMessages.noEInvoice },
    errors.map(({ field, message }) => ({ field, message })),
  )
}

function insidePdf(xml: string): Attachment {
  const { name, type, description } = FACTURX_FILE
  return { name, type, description, bytes: Buffer.from(xml), metadata: facturXMetadata() }
}

function unknown(id: string): Refusal {
  return new Refusal('no-such-row', { message: fillText(document.notFound, { id }) })
}
