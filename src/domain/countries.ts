import { PPM, type Ppm } from './money.ts'

/** A country of a business: ISO 3166-1 code, currency, and standard VAT in ppm if it is known here. */
export interface Country {
  readonly code: string
  readonly currency: string
  readonly standardVat: Ppm | null
}

// By currency: each country with its standard rate in percent. European rates: European Commission TEDB of 2026-08-22.
// Countries without one general rate (the United States, Brazil) have none. Rates are only suggestions.
const TABLE = `
AED AE5|AFN AF|ALL AL20|AMD AM20|AOA AO14|ARS AR21|AUD AU10 KI NR TV|AWG AW|AZN AZ18|BAM BA17|BBD BB17.5|BDT BD15|BHD BH10|BIF BI18|
BMD BM|BND BN|BOB BO13|BRL BR|BSD BS10|BTN BT|BWP BW14|BYN BY20|BZD BZ12.5|CAD CA5|CDF CD16|CHF CH8.1 LI8.1|CLP CL19|CNY CN13|
COP CO19|CRC CR13|CUP CU|CVE CV15|CZK CZ21|DJF DJ10|DKK DK25 FO25 GL|DOP DO18|DZD DZ19|EGP EG14|ERN ER|ETB ET15|
EUR AD4.5 AT20 AX25.5 BE21 BG20 BL CY19 DE19 EE24 ES21 FI25.5 FR20 GF GP8.5 GR24 HR25 IE23 IT22 LT21 LU17 LV21 MC20 ME21 MF MQ8.5 MT18
 NL21 PM PT23 RE8.5 SI22 SK23 SM VA XK18 YT|
FJD FJ15|FKP FK|GBP GB20 GG IM20 JE5|GEL GE18|GHS GH15|GIP GI|GMD GM15|GNF GN18|GTQ GT12|GYD GY14|HKD HK|HNL HN15|HTG HT10|HUF HU27|
IDR ID11|ILS IL18|INR IN18|IQD IQ|IRR IR10|ISK IS24|JMD JM15|JOD JO16|JPY JP10|KES KE16|KGS KG12|KHR KH10|KMF KM10|KPW KP|KRW KR10|
KWD KW|KYD KY|KZT KZ16|LAK LA10|LBP LB11|LKR LK18|LRD LR|LSL LS15|LYD LY|MAD MA20|MDL MD20|MGA MG20|MKD MK18|MMK MM|MNT MN10|MOP MO|
MRU MR16|MUR MU15|MVR MV|MWK MW|MXN MX16|MYR MY|MZN MZ16|NAD NA15|NGN NG7.5|NIO NI15|NOK NO25 SJ|NPR NP13|NZD CK15 NU NZ15 TK|OMR OM5|
PAB PA7|PEN PE18|PGK PG10|PHP PH12|PKR PK18|PLN PL23|PYG PY10|QAR QA|RON RO21|RSD RS20|RUB RU|RWF RW18|SAR SA15|SBD SB|SCR SC15|SDG SD|
SEK SE25|SGD SG9|SHP SH|SLE SL15|SOS SO|SRD SR10|SSP SS|STN ST15|SVC|SYP SY|SZL SZ15|THB TH7|TJS TJ|TMT TM15|TND TN19|TOP TO15|TRY TR20|
TTD TT12.5|TWD TW5|TZS TZ18|UAH UA20|UGX UG18|USD AS EC15 FM GU IO MH MP PR PW SV13 TC TL US VG VI|UYU UY22|UZS UZ12|VES VE16|VND VN10|
VUV VU15|WST WS15|XAF CF19 CG18 CM19.25 GA18 GQ15 TD18|XCD AG17 AI DM15 GD15 KN17 LC12.5 MS VC16|XCG CW SX|XOF BF18 BJ18 CI18 GW19 ML18 NE19 SN18 TG18|
XPF NC PF16 WF|YER YE5|ZAR ZA15|ZMW ZM16|ZWG ZW15`

/** Every country with its currency, by code. */
export const countries: readonly Country[] = TABLE.split('|')
  .flatMap((line) => {
    const [currency = '', ...entries] = line.trim().split(/\s+/)
    return entries.map((entry) => ({
      code: entry.slice(0, 2),
      currency,
      standardVat: entry.length > 2 ? Math.round((Number(entry.slice(2)) * PPM) / 100) : null,
    }))
  })
  .sort((a, b) => (a.code < b.code ? -1 : 1))

/** Countries that print on US Letter; all others print on A4. */
const LETTER = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'VE', 'PH'])

/** The paper that is usual in a country, by its code. */
export function paperOf(country: string): 'a4' | 'letter' {
  return LETTER.has(country) ? 'letter' : 'a4'
}

const byCode: ReadonlyMap<string, Country> = new Map(countries.map((each) => [each.code, each]))

/** The country of an ISO 3166-1 code in capitals. */
export function countryOf(code: string): Country | undefined {
  return byCode.get(code)
}

/** The country of the first language tag with a region (`de-AT`, `zh-Hant-TW`). */
export function countryOfLanguages(tags: readonly string[]): Country | undefined {
  for (const tag of tags) {
    const region = tag.split('-').find((part, index) => index > 0 && /^[A-Z]{2}$/.test(part))
    const found = region === undefined ? undefined : countryOf(region)
    if (found) return found
  }
  return undefined
}
