import { ciiAddress, ciiParty } from './cii-party.ts'
import { ciiDate, ciiLine } from './cii-line.ts'
import type { EInvoice, EInvoiceTax } from './e-invoice.ts'
import { PROFILE_IDS } from './formats.ts'
import { group, leaf, type Xml, xmlFile } from './xml.ts'

const STANDARD = 'urn:un:unece:uncefact:data:standard:'
const NAMESPACES = {
  'xmlns:rsm': `${STANDARD}CrossIndustryInvoice:100`,
  'xmlns:ram': `${STANDARD}ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${STANDARD}QualifiedDataType:100`,
  'xmlns:udt': `${STANDARD}UnqualifiedDataType:100`,
}

/** An e-invoice in the Cross Industry Invoice of UN/CEFACT (D16B), its elements in the order of the schema. */
export function ciiXml(invoice: EInvoice): Xml {
  return xmlFile(
    'rsm:CrossIndustryInvoice',
    NAMESPACES,
    context(invoice),
    exchanged(invoice),
    group(
      'rsm:SupplyChainTradeTransaction',
      ...invoice.lines.map((line) => ciiLine(line, invoice)),
      agreement(invoice),
      delivery(invoice),
      settlement(invoice),
    ),
  )
}

function context({ rules }: EInvoice): Xml {
  const { guideline, process } = PROFILE_IDS[rules.profile]
  return group(
    'rsm:ExchangedDocumentContext',
    group('ram:BusinessProcessSpecifiedDocumentContextParameter', leaf('ram:ID', process)),
    group('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', guideline)),
  )
}

function exchanged({ number, isCredit, issueDate, note }: EInvoice): Xml {
  return group(
    'rsm:ExchangedDocument',
    leaf('ram:ID', number),
    leaf('ram:TypeCode', isCredit ? '381' : '380'),
    ciiDate('ram:IssueDateTime', issueDate),
    group('ram:IncludedNote', leaf('ram:Content', note)),
  )
}

function agreement({ buyerReference, seller, buyer, orderReference }: EInvoice): Xml {
  return group(
    'ram:ApplicableHeaderTradeAgreement',
    leaf('ram:BuyerReference', buyerReference),
    ciiParty('ram:SellerTradeParty', seller),
    ciiParty('ram:BuyerTradeParty', buyer),
    group('ram:BuyerOrderReferencedDocument', leaf('ram:IssuerAssignedID', orderReference)),
  )
}

function delivery({ deliverTo, deliveryDate }: EInvoice): Xml {
  const content = [
    group('ram:ShipToTradeParty', ciiAddress(deliverTo)),
    group('ram:ActualDeliverySupplyChainEvent', ciiDate('ram:OccurrenceDateTime', deliveryDate)),
  ]
  // The schema requires the element even if it is empty.
  return group('ram:ApplicableHeaderTradeDelivery', ...content) || '<ram:ApplicableHeaderTradeDelivery/>'
}

function settlement(invoice: EInvoice): Xml {
  return group(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:PaymentReference', invoice.payment.reference),
    leaf('ram:TaxCurrencyCode', invoice.ownTax.currency),
    leaf('ram:InvoiceCurrencyCode', invoice.currency),
    paymentMeans(invoice),
    ...invoice.taxes.map((each) => tax(each, invoice)),
    group(
      'ram:SpecifiedTradePaymentTerms',
      leaf('ram:Description', invoice.paymentTerms),
      ciiDate('ram:DueDateDateTime', invoice.dueDate),
    ),
    totals(invoice),
    group(
      'ram:InvoiceReferencedDocument',
      leaf('ram:IssuerAssignedID', invoice.preceding.number),
      ciiDate('ram:FormattedIssueDateTime', invoice.preceding.issueDate, 'qdt'),
    ),
  )
}

function paymentMeans({ payment }: EInvoice): Xml {
  return group(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    leaf('ram:TypeCode', payment.code),
    payment.iban === ''
      ? ''
      : group(
          'ram:PayeePartyCreditorFinancialAccount',
          leaf('ram:IBANID', payment.iban),
          leaf('ram:AccountName', payment.accountName),
        ),
    group('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', payment.bic)),
  )
}

function tax({ category, percent, taxable, tax: amount, reason }: EInvoiceTax, { isGerman }: EInvoice): Xml {
  const hasRate = category !== 'O' || isGerman
  return group(
    'ram:ApplicableTradeTax',
    leaf('ram:CalculatedAmount', amount),
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', reason),
    leaf('ram:BasisAmount', taxable),
    leaf('ram:CategoryCode', category),
    hasRate ? leaf('ram:RateApplicablePercent', percent) : '',
  )
}

/** Only the tax names its currency (CII-DT-031): it is repeated in the currency of the seller's books (BT-111). */
function totals({ currency, net, tax: amount, ownTax, total, prepaid, payable }: EInvoice): Xml {
  return group(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    leaf('ram:LineTotalAmount', net),
    leaf('ram:TaxBasisTotalAmount', net),
    leaf('ram:TaxTotalAmount', amount, { currencyID: currency }),
    leaf('ram:TaxTotalAmount', ownTax.amount, { currencyID: ownTax.currency }),
    leaf('ram:GrandTotalAmount', total),
    leaf('ram:TotalPrepaidAmount', prepaid),
    leaf('ram:DuePayableAmount', payable),
  )
}
