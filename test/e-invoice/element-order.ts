import { everyElement, type XmlElement } from './read-xml.ts'

// The sequences of the schemas UBL 2.1 and CII D16B, as far as EN 16931 uses them. The writers know nothing of this.
const PARTY = 'EndpointID PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact'
const ADDRESS = 'StreetName AdditionalStreetName CityName PostalZone CountrySubentity Country'
const LINE = (quantity: string) => `ID ${quantity} LineExtensionAmount AllowanceCharge Item Price`
const HEAD =
  'OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal'
const UBL: Readonly<Record<string, string>> = {
  Invoice: `CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode Note DocumentCurrencyCode TaxCurrencyCode BuyerReference ${HEAD} InvoiceLine`,
  CreditNote: `CustomizationID ProfileID ID IssueDate CreditNoteTypeCode Note DocumentCurrencyCode TaxCurrencyCode BuyerReference ${HEAD} CreditNoteLine`,
  OrderReference: 'ID',
  BillingReference: 'InvoiceDocumentReference',
  InvoiceDocumentReference: 'ID IssueDate',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  Party: PARTY,
  PartyName: 'Name',
  PostalAddress: ADDRESS,
  Address: ADDRESS,
  Country: 'IdentificationCode',
  PartyTaxScheme: 'CompanyID TaxScheme',
  TaxScheme: 'ID',
  PartyLegalEntity: 'RegistrationName CompanyID',
  Contact: 'Name Telephone ElectronicMail',
  Delivery: 'ActualDeliveryDate DeliveryLocation',
  DeliveryLocation: 'Address',
  PaymentMeans: 'PaymentMeansCode PaymentDueDate PaymentID PayeeFinancialAccount',
  PayeeFinancialAccount: 'ID Name FinancialInstitutionBranch',
  FinancialInstitutionBranch: 'ID',
  PaymentTerms: 'Note',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent TaxExemptionReason TaxScheme',
  LegalMonetaryTotal: 'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount PrepaidAmount PayableAmount',
  InvoiceLine: LINE('InvoicedQuantity'),
  CreditNoteLine: LINE('CreditedQuantity'),
  AllowanceCharge:
    'ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric Amount BaseAmount',
  Item: 'Description Name SellersItemIdentification ClassifiedTaxCategory',
  SellersItemIdentification: 'ID',
  ClassifiedTaxCategory: 'ID Percent TaxScheme',
  Price: 'PriceAmount',
}

const TRADE_PARTY =
  'Name SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration'
const CII: Readonly<Record<string, string>> = {
  CrossIndustryInvoice: 'ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction',
  ExchangedDocumentContext:
    'BusinessProcessSpecifiedDocumentContextParameter GuidelineSpecifiedDocumentContextParameter',
  BusinessProcessSpecifiedDocumentContextParameter: 'ID',
  GuidelineSpecifiedDocumentContextParameter: 'ID',
  ExchangedDocument: 'ID TypeCode IssueDateTime IncludedNote',
  IncludedNote: 'Content',
  IssueDateTime: 'DateTimeString',
  OccurrenceDateTime: 'DateTimeString',
  DueDateDateTime: 'DateTimeString',
  FormattedIssueDateTime: 'DateTimeString',
  SupplyChainTradeTransaction:
    'IncludedSupplyChainTradeLineItem ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement',
  IncludedSupplyChainTradeLineItem:
    'AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement',
  AssociatedDocumentLineDocument: 'LineID',
  SpecifiedTradeProduct: 'SellerAssignedID Name Description',
  SpecifiedLineTradeAgreement: 'NetPriceProductTradePrice',
  NetPriceProductTradePrice: 'ChargeAmount',
  SpecifiedLineTradeDelivery: 'BilledQuantity',
  SpecifiedLineTradeSettlement:
    'ApplicableTradeTax SpecifiedTradeAllowanceCharge SpecifiedTradeSettlementLineMonetarySummation',
  ApplicableTradeTax: 'CalculatedAmount TypeCode ExemptionReason BasisAmount CategoryCode RateApplicablePercent',
  SpecifiedTradeAllowanceCharge: 'ChargeIndicator CalculationPercent BasisAmount ActualAmount ReasonCode Reason',
  ChargeIndicator: 'Indicator',
  SpecifiedTradeSettlementLineMonetarySummation: 'LineTotalAmount',
  ApplicableHeaderTradeAgreement: 'BuyerReference SellerTradeParty BuyerTradeParty BuyerOrderReferencedDocument',
  SellerTradeParty: TRADE_PARTY,
  BuyerTradeParty: TRADE_PARTY,
  ShipToTradeParty: TRADE_PARTY,
  SpecifiedLegalOrganization: 'ID TradingBusinessName',
  DefinedTradeContact: 'PersonName TelephoneUniversalCommunication EmailURIUniversalCommunication',
  TelephoneUniversalCommunication: 'CompleteNumber',
  EmailURIUniversalCommunication: 'URIID',
  PostalTradeAddress: 'PostcodeCode LineOne LineTwo CityName CountryID CountrySubDivisionName',
  URIUniversalCommunication: 'URIID',
  SpecifiedTaxRegistration: 'ID',
  BuyerOrderReferencedDocument: 'IssuerAssignedID',
  ApplicableHeaderTradeDelivery: 'ShipToTradeParty ActualDeliverySupplyChainEvent',
  ActualDeliverySupplyChainEvent: 'OccurrenceDateTime',
  ApplicableHeaderTradeSettlement:
    'PaymentReference TaxCurrencyCode InvoiceCurrencyCode SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation InvoiceReferencedDocument',
  SpecifiedTradeSettlementPaymentMeans:
    'TypeCode PayeePartyCreditorFinancialAccount PayeeSpecifiedCreditorFinancialInstitution',
  PayeePartyCreditorFinancialAccount: 'IBANID AccountName',
  PayeeSpecifiedCreditorFinancialInstitution: 'BICID',
  SpecifiedTradePaymentTerms: 'Description DueDateDateTime',
  SpecifiedTradeSettlementHeaderMonetarySummation:
    'LineTotalAmount TaxBasisTotalAmount TaxTotalAmount GrandTotalAmount TotalPrepaidAmount DuePayableAmount',
  InvoiceReferencedDocument: 'IssuerAssignedID FormattedIssueDateTime',
}

/** What may stand several times in a row. */
const REPEATED = new Set([
  'InvoiceLine',
  'CreditNoteLine',
  'TaxTotal',
  'TaxSubtotal',
  'PartyTaxScheme',
  'IncludedSupplyChainTradeLineItem',
  'SpecifiedTaxRegistration',
  'TaxTotalAmount',
])
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Where a file leaves the sequences of its schema, has what it has no place for, or has something empty. */
export function orderFaults(root: XmlElement): readonly string[] {
  const table = localName(root.name) === 'CrossIndustryInvoice' ? CII : UBL
  return everyElement(root).flatMap((element) => faultsOf(element, table))
}

function faultsOf(element: XmlElement, table: Readonly<Record<string, string>>): readonly string[] {
  const name = localName(element.name)
  const order = table[name]
  if (element.children.length === 0) return isAllowedEmpty(element) ? [] : [`${name} is empty`]
  if (order === undefined) return [`${name} may have no elements`]
  const places = element.children.map((child) => order.split(' ').indexOf(localName(child.name)))
  return element.children.flatMap((child, index) => {
    const place = places[index] ?? -1
    const before = places[index - 1] ?? -1
    const own = localName(child.name)
    if (place < 0) return [`${own} does not belong into ${name}`]
    if (place < before) return [`${own} stands too late in ${name}`]
    // A settlement has one tax for each group, a line has one.
    const isRepeatable = REPEATED.has(own) || (own === 'ApplicableTradeTax' && name.startsWith('ApplicableHeader'))
    return place === before && !isRepeatable ? [`${own} stands twice in ${name}`] : []
  })
}

/** The schema of CII wants this one even with nothing in it. */
function isAllowedEmpty({ name, text }: XmlElement): boolean {
  return text.trim() !== '' || name === 'ram:ApplicableHeaderTradeDelivery'
}
