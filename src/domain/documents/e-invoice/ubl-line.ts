import { adjustmentReason } from './adjustment-reason.ts'
import type { EInvoice } from './e-invoice.ts'
import type { EInvoiceLine, LineAdjustment } from './lines.ts'
import { group, leaf, type Xml } from './xml.ts'

/** One line (BG-25) in UBL. */
export function ublLine(line: EInvoiceLine, invoice: EInvoice): Xml {
  const { currency, isCredit } = invoice
  const amount = { currencyID: currency }
  return group(
    isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    leaf('cbc:ID', line.id),
    leaf(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', line.quantity, { unitCode: line.unitCode }),
    leaf('cbc:LineExtensionAmount', line.net, amount),
    line.adjustment ? allowanceCharge(line.adjustment, invoice) : '',
    group(
      'cac:Item',
      leaf('cbc:Description', line.description),
      leaf('cbc:Name', line.name),
      group('cac:SellersItemIdentification', leaf('cbc:ID', line.sku)),
      group(
        'cac:ClassifiedTaxCategory',
        leaf('cbc:ID', line.category),
        line.category === 'O' ? '' : leaf('cbc:Percent', line.percent),
        group('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
      ),
    ),
    group('cac:Price', leaf('cbc:PriceAmount', line.price, amount)),
  )
}

function allowanceCharge(
  { isCharge, amount, percent, base }: LineAdjustment,
  { currency: currencyID, language }: EInvoice,
): Xml {
  const reason = adjustmentReason(isCharge, language)
  return group(
    'cac:AllowanceCharge',
    leaf('cbc:ChargeIndicator', String(isCharge)),
    leaf('cbc:AllowanceChargeReasonCode', reason.code),
    leaf('cbc:AllowanceChargeReason', reason.text),
    leaf('cbc:MultiplierFactorNumeric', percent),
    leaf('cbc:Amount', amount, { currencyID }),
    leaf('cbc:BaseAmount', base, { currencyID }),
  )
}
