import { allAt, everyElement, textAt, type XmlElement } from './read-xml.ts'

/** One line as a file states it; decimals as text, empty where there are none. */
export interface ReadLine {
  readonly id: string
  readonly quantity: string
  readonly unit: string
  readonly price: string
  readonly net: string
  readonly name: string
  readonly category: string
  readonly rate: string
  readonly adjustments: readonly {
    readonly isCharge: boolean
    readonly amount: string
    readonly percent: string
    readonly base: string
    readonly code: string
    readonly reason: string
  }[]
}

/** One tax group as a file states it. */
export interface ReadGroup {
  readonly category: string
  readonly rate: string
  readonly taxable: string
  readonly tax: string
  readonly reason: string
}

/** A party as a file states it. */
export interface ReadParty {
  readonly name: string
  readonly vatId: string
  readonly taxNumber: string
  readonly registration: string
  readonly country: string
  readonly endpoint: string
  readonly scheme: string
}

/** What a file states, whichever its syntax. */
export interface ReadInvoice {
  readonly guideline: string
  readonly number: string
  readonly type: string
  readonly issueDate: string
  readonly dueDate: string
  readonly currency: string
  readonly note: string
  readonly preceding: string
  readonly seller: ReadParty
  readonly buyer: ReadParty
  readonly payment: { readonly code: string; readonly iban: string }
  readonly lines: readonly ReadLine[]
  readonly groups: readonly ReadGroup[]
  readonly net: string
  readonly exclusive: string
  readonly tax: string
  /** BT-6 and BT-111: the tax again in another currency. */
  readonly taxCurrency: string
  readonly ownTaxes: readonly { readonly currency: string; readonly amount: string }[]
  readonly inclusive: string
  readonly prepaid: string
  readonly payable: string
  /** Every amount of money other than prices and that one. */
  readonly amounts: readonly string[]
}

/** Reads either syntax. */
export function readInvoice(root: XmlElement): ReadInvoice {
  return root.name === 'rsm:CrossIndustryInvoice' ? readCii(root) : readUbl(root)
}

/** The one tax in the currency of the document, and those in others. */
function taxes(all: readonly XmlElement[], currency: string): Pick<ReadInvoice, 'tax' | 'ownTaxes'> {
  const [own, ...more] = all.filter(({ attributes }) => isOf(attributes, currency))
  if (!own || more.length > 0) throw new Error(`the tax in ${currency} stands ${more.length + (own ? 1 : 0)} times`)
  const others = all.filter((each) => each !== own)
  return {
    tax: own.text,
    ownTaxes: others.map(({ text, attributes }) => ({ currency: attributes['currencyID'] ?? '', amount: text })),
  }
}

/** Whether an amount is in a currency; one that names none is. */
function isOf({ currencyID }: XmlElement['attributes'], currency: string): boolean {
  return currencyID === undefined || currencyID === currency
}

function ublParty(element: XmlElement | undefined): ReadParty {
  if (!element) throw new Error('no party')
  const tax = (scheme: string): string =>
    allAt(element, 'cac:PartyTaxScheme')
      .filter((each) => textAt(each, 'cac:TaxScheme/cbc:ID') === scheme)
      .map((each) => textAt(each, 'cbc:CompanyID'))
      .join(' ')
  return {
    name: textAt(element, 'cac:PartyLegalEntity/cbc:RegistrationName'),
    vatId: tax('VAT'),
    taxNumber: tax('FC'),
    registration: textAt(element, 'cac:PartyLegalEntity/cbc:CompanyID'),
    country: textAt(element, 'cac:PostalAddress/cac:Country/cbc:IdentificationCode'),
    endpoint: textAt(element, 'cbc:EndpointID'),
    scheme: allAt(element, 'cbc:EndpointID')[0]?.attributes['schemeID'] ?? '',
  }
}

function readUbl(root: XmlElement): ReadInvoice {
  const isCredit = root.name === 'CreditNote'
  const at = (path: string): string => textAt(root, path)
  const total = (name: string): string => at(`cac:LegalMonetaryTotal/cbc:${name}`)
  return {
    guideline: at('cbc:CustomizationID'),
    number: at('cbc:ID'),
    type: at(isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode'),
    issueDate: at('cbc:IssueDate'),
    dueDate: at(isCredit ? 'cac:PaymentMeans/cbc:PaymentDueDate' : 'cbc:DueDate'),
    currency: at('cbc:DocumentCurrencyCode'),
    note: at('cbc:Note'),
    preceding: at('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID'),
    seller: ublParty(allAt(root, 'cac:AccountingSupplierParty/cac:Party')[0]),
    buyer: ublParty(allAt(root, 'cac:AccountingCustomerParty/cac:Party')[0]),
    payment: {
      code: at('cac:PaymentMeans/cbc:PaymentMeansCode'),
      iban: at('cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID'),
    },
    lines: allAt(root, isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine').map((line) => {
      const quantity = isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity'
      return {
        id: textAt(line, 'cbc:ID'),
        quantity: textAt(line, quantity),
        unit: allAt(line, quantity)[0]?.attributes['unitCode'] ?? '',
        price: textAt(line, 'cac:Price/cbc:PriceAmount'),
        net: textAt(line, 'cbc:LineExtensionAmount'),
        name: textAt(line, 'cac:Item/cbc:Name'),
        category: textAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID'),
        rate: textAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent'),
        adjustments: allAt(line, 'cac:AllowanceCharge').map((each) => ({
          isCharge: textAt(each, 'cbc:ChargeIndicator') === 'true',
          amount: textAt(each, 'cbc:Amount'),
          percent: textAt(each, 'cbc:MultiplierFactorNumeric'),
          base: textAt(each, 'cbc:BaseAmount'),
          code: textAt(each, 'cbc:AllowanceChargeReasonCode'),
          reason: textAt(each, 'cbc:AllowanceChargeReason'),
        })),
      }
    }),
    groups: allAt(root, 'cac:TaxTotal/cac:TaxSubtotal').map((each) => ({
      category: textAt(each, 'cac:TaxCategory/cbc:ID'),
      rate: textAt(each, 'cac:TaxCategory/cbc:Percent'),
      taxable: textAt(each, 'cbc:TaxableAmount'),
      tax: textAt(each, 'cbc:TaxAmount'),
      reason: textAt(each, 'cac:TaxCategory/cbc:TaxExemptionReason'),
    })),
    net: total('LineExtensionAmount'),
    exclusive: total('TaxExclusiveAmount'),
    ...taxes(allAt(root, 'cac:TaxTotal/cbc:TaxAmount'), at('cbc:DocumentCurrencyCode')),
    taxCurrency: at('cbc:TaxCurrencyCode'),
    inclusive: total('TaxInclusiveAmount'),
    prepaid: total('PrepaidAmount'),
    payable: total('PayableAmount'),
    amounts: everyElement(root)
      .filter(
        ({ name, attributes }) =>
          name.endsWith('Amount') && name !== 'cbc:PriceAmount' && isOf(attributes, at('cbc:DocumentCurrencyCode')),
      )
      .map(({ text }) => text),
  }
}

function ciiParty(element: XmlElement | undefined): ReadParty {
  if (!element) throw new Error('no party')
  const tax = (scheme: string): string =>
    allAt(element, 'ram:SpecifiedTaxRegistration/ram:ID')
      .filter(({ attributes }) => attributes['schemeID'] === scheme)
      .map(({ text }) => text)
      .join(' ')
  return {
    name: textAt(element, 'ram:Name'),
    vatId: tax('VA'),
    taxNumber: tax('FC'),
    registration: textAt(element, 'ram:SpecifiedLegalOrganization/ram:ID'),
    country: textAt(element, 'ram:PostalTradeAddress/ram:CountryID'),
    endpoint: textAt(element, 'ram:URIUniversalCommunication/ram:URIID'),
    scheme: allAt(element, 'ram:URIUniversalCommunication/ram:URIID')[0]?.attributes['schemeID'] ?? '',
  }
}

const TRADE = 'rsm:SupplyChainTradeTransaction'
const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`

function readCii(root: XmlElement): ReadInvoice {
  const at = (path: string): string => textAt(root, path)
  const total = (name: string): string =>
    at(`${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:${name}`)
  const day = (path: string): string => at(`${path}/udt:DateTimeString`).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  return {
    guideline: at('rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID'),
    number: at('rsm:ExchangedDocument/ram:ID'),
    type: at('rsm:ExchangedDocument/ram:TypeCode'),
    issueDate: day('rsm:ExchangedDocument/ram:IssueDateTime'),
    dueDate: day(`${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime`),
    currency: at(`${SETTLEMENT}/ram:InvoiceCurrencyCode`),
    note: at('rsm:ExchangedDocument/ram:IncludedNote/ram:Content'),
    preceding: at(`${SETTLEMENT}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`),
    seller: ciiParty(allAt(root, `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty`)[0]),
    buyer: ciiParty(allAt(root, `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty`)[0]),
    payment: {
      code: at(`${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode`),
      iban: at(
        `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans/ram:PayeePartyCreditorFinancialAccount/ram:IBANID`,
      ),
    },
    lines: allAt(root, `${TRADE}/ram:IncludedSupplyChainTradeLineItem`).map((line) => {
      const settled = allAt(line, 'ram:SpecifiedLineTradeSettlement')[0]
      const quantity = allAt(line, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity')[0]
      if (!settled || !quantity) throw new Error('half a line')
      return {
        id: textAt(line, 'ram:AssociatedDocumentLineDocument/ram:LineID'),
        quantity: quantity.text,
        unit: quantity.attributes['unitCode'] ?? '',
        price: textAt(line, 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount'),
        net: textAt(settled, 'ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount'),
        name: textAt(line, 'ram:SpecifiedTradeProduct/ram:Name'),
        category: textAt(settled, 'ram:ApplicableTradeTax/ram:CategoryCode'),
        rate: textAt(settled, 'ram:ApplicableTradeTax/ram:RateApplicablePercent'),
        adjustments: allAt(settled, 'ram:SpecifiedTradeAllowanceCharge').map((each) => ({
          isCharge: textAt(each, 'ram:ChargeIndicator/udt:Indicator') === 'true',
          amount: textAt(each, 'ram:ActualAmount'),
          percent: textAt(each, 'ram:CalculationPercent'),
          base: textAt(each, 'ram:BasisAmount'),
          code: textAt(each, 'ram:ReasonCode'),
          reason: textAt(each, 'ram:Reason'),
        })),
      }
    }),
    groups: allAt(root, `${SETTLEMENT}/ram:ApplicableTradeTax`).map((each) => ({
      category: textAt(each, 'ram:CategoryCode'),
      rate: textAt(each, 'ram:RateApplicablePercent'),
      taxable: textAt(each, 'ram:BasisAmount'),
      tax: textAt(each, 'ram:CalculatedAmount'),
      reason: textAt(each, 'ram:ExemptionReason'),
    })),
    net: total('LineTotalAmount'),
    exclusive: total('TaxBasisTotalAmount'),
    ...taxes(
      allAt(root, `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount`),
      at(`${SETTLEMENT}/ram:InvoiceCurrencyCode`),
    ),
    taxCurrency: at(`${SETTLEMENT}/ram:TaxCurrencyCode`),
    inclusive: total('GrandTotalAmount'),
    prepaid: total('TotalPrepaidAmount'),
    payable: total('DuePayableAmount'),
    amounts: everyElement(root)
      .filter(
        ({ name, attributes }) =>
          name.endsWith('Amount') &&
          name !== 'ram:ChargeAmount' &&
          isOf(attributes, at(`${SETTLEMENT}/ram:InvoiceCurrencyCode`)),
      )
      .map(({ text }) => text),
  }
}
