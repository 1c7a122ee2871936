import { ciiXml } from './cii.ts'
import { eInvoiceOf } from './e-invoice.ts'
import { type EInvoiceFormat, FORMAT_RULES } from './formats.ts'
import type { EInvoiceSource } from './source.ts'
import { ublXml } from './ubl.ts'
import type { Xml } from './xml.ts'

/** The XML of an e-invoice (DOC-16); for Factur-X the part inside the PDF. The document has passed `eInvoiceIssues`. */
export function eInvoiceXml(source: EInvoiceSource, format: EInvoiceFormat): Xml {
  const invoice = eInvoiceOf(source, format)
  return FORMAT_RULES[format].syntax === 'ubl' ? ublXml(invoice) : ciiXml(invoice)
}
