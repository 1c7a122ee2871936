import { compactIban, isBic, isIban } from '#domain/documents/e-invoice/iban.ts'
import { decimalFromUnits, type Units } from '#domain/money.ts'

/** A transfer for a banking app. */
export interface Transfer {
  readonly name: string
  readonly iban: string
  readonly bic: string
  readonly amount: Units
  readonly currency: string
  /** The reference for the payee. */
  readonly reference: string
}

/** The largest amount of the code, EUR 999,999,999.99, in units. */
const MOST: Units = 99_999_999_999 * 10_000

/**
 * The text of an EPC QR code (EPC069-12 version 2.1, service tag BCD 002, UTF-8), which asks for a SEPA transfer. Undefined if that is
 * not possible: another currency, no valid IBAN, nothing due or more than the code holds.
 */
export function paymentCode({ name, iban, bic, amount, currency, reference }: Transfer): string | undefined {
  const payee = line(name, 70)
  if (currency !== 'EUR' || !isIban(iban) || payee === '' || amount <= 0 || amount > MOST) return undefined
  const bank = isBic(bic) ? bic.trim().toUpperCase() : ''
  const sum = `EUR${decimalFromUnits(amount, currency)}`
  return ['BCD', '002', '1', 'SCT', bank, payee, compactIban(iban), sum, '', '', line(reference, 140)].join('\n')
}

function line(text: string, most: number): string {
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, most).join('').trim()
}

/** An IBAN in groups of four; any other text unchanged. */
export function groupedIban(iban: string): string {
  return isIban(iban) ? (compactIban(iban).match(/.{1,4}/g) ?? []).join(' ') : iban
}
