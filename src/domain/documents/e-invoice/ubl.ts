import type { EInvoice, EInvoiceTax } from './e-invoice.ts'
import { PROFILE_IDS } from './formats.ts'
import { ublLine } from './ubl-line.ts'
import { ublAddress, ublParty } from './ubl-party.ts'
import { group, leaf, type Xml, xmlFile } from './xml.ts'

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** An e-invoice in UBL 2.1: `Invoice` or `CreditNote`, its elements in the order of the schema. */
export function ublXml(invoice: EInvoice): Xml {
  const root = invoice.isCredit ? 'CreditNote' : 'Invoice'
  const namespaces = {
    xmlns: `${NAMESPACE}${root}-2`,
    'xmlns:cac': `${NAMESPACE}CommonAggregateComponents-2`,
    'xmlns:cbc': `${NAMESPACE}CommonBasicComponents-2`,
  }
  return xmlFile(
    root,
    namespaces,
    ...header(invoice),
    group('cac:AccountingSupplierParty', ublParty(invoice.seller)),
    group('cac:AccountingCustomerParty', ublParty(invoice.buyer)),
    delivery(invoice),
    paymentMeans(invoice),
    group('cac:PaymentTerms', leaf('cbc:Note', invoice.paymentTerms)),
    taxTotal(invoice),
    ownTaxTotal(invoice),
    totals(invoice),
    ...invoice.lines.map((line) => ublLine(line, invoice)),
  )
}

function header(invoice: EInvoice): readonly Xml[] {
  const { guideline, process } = PROFILE_IDS[invoice.rules.profile]
  return [
    leaf('cbc:CustomizationID', guideline),
    leaf('cbc:ProfileID', process),
    leaf('cbc:ID', invoice.number),
    leaf('cbc:IssueDate', invoice.issueDate),
    invoice.isCredit ? '' : leaf('cbc:DueDate', invoice.dueDate),
    invoice.isCredit ? leaf('cbc:CreditNoteTypeCode', '381') : leaf('cbc:InvoiceTypeCode', '380'),
    leaf('cbc:Note', withSubject(invoice.note)),
    leaf('cbc:DocumentCurrencyCode', invoice.currency),
    leaf('cbc:TaxCurrencyCode', invoice.ownTax.currency),
    leaf('cbc:BuyerReference', invoice.buyerReference),
    group('cac:OrderReference', leaf('cbc:ID', invoice.orderReference)),
    group(
      'cac:BillingReference',
      group(
        'cac:InvoiceDocumentReference',
        leaf('cbc:ID', invoice.preceding.number),
        leaf('cbc:IssueDate', invoice.preceding.issueDate),
      ),
    ),
  ]
}

/** Text between two # is read as the subject of a note (BT-21, BR-CL-08), so a note with that character gets a subject. */
function withSubject(note: string): string {
  return note.includes('#') ? `#AAI#${note}` : note
}

function delivery({ deliveryDate, deliverTo }: EInvoice): Xml {
  return group(
    'cac:Delivery',
    leaf('cbc:ActualDeliveryDate', deliveryDate),
    group('cac:DeliveryLocation', ublAddress('cac:Address', deliverTo)),
  )
}

function paymentMeans({ isCredit, dueDate, payment }: EInvoice): Xml {
  return group(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', payment.code),
    isCredit ? leaf('cbc:PaymentDueDate', dueDate) : '',
    leaf('cbc:PaymentID', payment.reference),
    payment.iban === ''
      ? ''
      : group(
          'cac:PayeeFinancialAccount',
          leaf('cbc:ID', payment.iban),
          leaf('cbc:Name', payment.accountName),
          group('cac:FinancialInstitutionBranch', leaf('cbc:ID', payment.bic)),
        ),
  )
}

function taxTotal(invoice: EInvoice): Xml {
  const currencyID = invoice.currency
  return group(
    'cac:TaxTotal',
    leaf('cbc:TaxAmount', invoice.tax, { currencyID }),
    ...invoice.taxes.map((each) =>
      group(
        'cac:TaxSubtotal',
        leaf('cbc:TaxableAmount', each.taxable, { currencyID }),
        leaf('cbc:TaxAmount', each.tax, { currencyID }),
        taxCategory(each, invoice),
      ),
    ),
  )
}

/** The tax in the currency of the seller's books (BT-111), without its groups (PEPPOL-EN16931-R054). */
function ownTaxTotal({ ownTax: { currency, amount } }: EInvoice): Xml {
  return group('cac:TaxTotal', leaf('cbc:TaxAmount', amount, { currencyID: currency }))
}

function taxCategory({ category, percent, reason }: EInvoiceTax, { isGerman }: EInvoice): Xml {
  const hasRate = category !== 'O' || isGerman
  return group(
    'cac:TaxCategory',
    leaf('cbc:ID', category),
    hasRate ? leaf('cbc:Percent', percent) : '',
    leaf('cbc:TaxExemptionReason', reason),
    group('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
  )
}

function totals({ currency, net, total, prepaid, payable }: EInvoice): Xml {
  const currencyID = currency
  return group(
    'cac:LegalMonetaryTotal',
    leaf('cbc:LineExtensionAmount', net, { currencyID }),
    leaf('cbc:TaxExclusiveAmount', net, { currencyID }),
    leaf('cbc:TaxInclusiveAmount', total, { currencyID }),
    leaf('cbc:PrepaidAmount', prepaid, { currencyID }),
    leaf('cbc:PayableAmount', payable, { currencyID }),
  )
}
