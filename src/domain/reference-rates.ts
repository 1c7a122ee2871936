import type { RateSet } from './exchange-rates.ts'

/**
 * Euro foreign exchange reference rates of the European Central Bank of 6 July 2026, the newest rates before the product has fetched any
 * (CUR-02). Source: European Central Bank; the figures are as published.
 */
export const SHIPPED_RATES: RateSet = {
  base: 'EUR',
  date: '2026-07-06',
  source: 'ECB',
  rates: {
    AUD: '1.6462',
    BRL: '5.9130',
    CAD: '1.6236',
    CHF: '0.9201',
    CNY: '7.7573',
    CZK: '24.157',
    DKK: '7.4748',
    GBP: '0.85538',
    HKD: '8.9528',
    HUF: '353.50',
    IDR: '20565.38',
    ILS: '3.4414',
    INR: '108.9035',
    ISK: '144.00',
    JPY: '185.31',
    KRW: '1747.72',
    MXN: '19.9586',
    MYR: '4.6630',
    NOK: '11.2340',
    NZD: '2.0079',
    PHP: '70.227',
    PLN: '4.2883',
    RON: '5.2310',
    SEK: '11.0150',
    SGD: '1.4765',
    THB: '38.040',
    TRY: '53.4222',
    USD: '1.1415',
    ZAR: '18.5318',
  },
}
