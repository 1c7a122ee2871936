import { minorDigits } from '../currency.ts'
import { type Units, UNITS_PER_MINOR } from '../money.ts'

/** Currencies that Stripe counts in whole ones, though ISO 4217 gives them hundredths. */
const WHOLE_AT_STRIPE = new Set(['MGA'])
/** Currencies that Stripe counts in hundredths, though ISO 4217 gives them whole ones only. */
const HUNDREDTHS_AT_STRIPE = new Set(['ISK', 'UGX'])

/** Currencies that Stripe charges cards in. */
const CHARGED = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK ' +
    'DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW ' +
    'KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP ' +
    'PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND ' +
    'VUV WST XAF XCD XOF XPF YER ZAR ZMW'
  ).split(' '),
)

/** Whether Stripe charges cards in a currency at all. */
export function isChargedByStripe(currency: string): boolean {
  return CHARGED.has(currency)
}

function stripeDigits(currency: string): number {
  if (WHOLE_AT_STRIPE.has(currency)) return 0
  return HUNDREDTHS_AT_STRIPE.has(currency) ? 2 : minorDigits(currency)
}

/** What an amount must be a multiple of: Stripe takes thousandths only in tens, and no hundredths of a currency that has none. */
function steps(currency: string): number {
  if (HUNDREDTHS_AT_STRIPE.has(currency)) return 100
  return stripeDigits(currency) === 3 ? 10 : 1
}

/**
 * An amount as Stripe counts it: in the smallest unit that Stripe has of the currency. Undefined where it is finer than that, so that nobody
 * is asked for another amount than was shown.
 */
export function stripeAmount(units: Units, currency: string): number | undefined {
  const scale = stripeDigits(currency) - minorDigits(currency)
  const amount = scale >= 0 ? (units * 10 ** scale) / UNITS_PER_MINOR : units / (UNITS_PER_MINOR * 10 ** -scale)
  return Number.isSafeInteger(amount) && amount % steps(currency) === 0 ? amount : undefined
}

/** The smallest amount that Stripe takes: others must be multiples of it. */
export function finestAtStripe(currency: string): Units {
  return unitsOfStripe(steps(currency), currency)
}

/** Units of an amount as Stripe counts it; exact. */
export function unitsOfStripe(amount: number, currency: string): Units {
  const scale = minorDigits(currency) - stripeDigits(currency)
  return amount * UNITS_PER_MINOR * 10 ** scale
}
