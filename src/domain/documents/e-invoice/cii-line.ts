import { adjustmentReason } from './adjustment-reason.ts'
import type { EInvoice } from './e-invoice.ts'
import type { EInvoiceLine, LineAdjustment } from './lines.ts'
import { group, leaf, type Xml } from './xml.ts'

/** One line (BG-25) in CII. */
export function ciiLine(line: EInvoiceLine, { language }: EInvoice): Xml {
  return group(
    'ram:IncludedSupplyChainTradeLineItem',
    group('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', line.id)),
    group(
      'ram:SpecifiedTradeProduct',
      leaf('ram:SellerAssignedID', line.sku),
      leaf('ram:Name', line.name),
      leaf('ram:Description', line.description),
    ),
    group(
      'ram:SpecifiedLineTradeAgreement',
      group('ram:NetPriceProductTradePrice', leaf('ram:ChargeAmount', line.price)),
    ),
    group('ram:SpecifiedLineTradeDelivery', leaf('ram:BilledQuantity', line.quantity, { unitCode: line.unitCode })),
    group(
      'ram:SpecifiedLineTradeSettlement',
      group(
        'ram:ApplicableTradeTax',
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', line.category),
        line.category === 'O' ? '' : leaf('ram:RateApplicablePercent', line.percent),
      ),
      line.adjustment ? allowanceCharge(line.adjustment, language) : '',
      group('ram:SpecifiedTradeSettlementLineMonetarySummation', leaf('ram:LineTotalAmount', line.net)),
    ),
  )
}

function allowanceCharge({ isCharge, amount, percent, base }: LineAdjustment, language: string): Xml {
  const reason = adjustmentReason(isCharge, language)
  return group(
    'ram:SpecifiedTradeAllowanceCharge',
    group('ram:ChargeIndicator', leaf('udt:Indicator', String(isCharge))),
    leaf('ram:CalculationPercent', percent),
    leaf('ram:BasisAmount', base),
    leaf('ram:ActualAmount', amount),
    leaf('ram:ReasonCode', reason.code),
    leaf('ram:Reason', reason.text),
  )
}

/** A day such as `2026-07-06` as CII writes it: `20260706` in format 102. */
export function ciiDate(name: string, day: string, prefix: 'udt' | 'qdt' = 'udt'): Xml {
  return group(name, leaf(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' }))
}
