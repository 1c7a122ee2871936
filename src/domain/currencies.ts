/** A currency of ISO 4217: its code, how many digits its minor unit has, and its English name. */
export interface Currency {
  readonly code: string
  readonly minorDigits: number
  readonly name: string
}

// Circulating currencies as of 2026. Funds codes (CLF, UYW …) and metals are left out: nobody is paid in them.
// Intl is not used, because its digits differ between engines and versions.
const TWO_DIGITS = `
AED UAE dirham|AFN Afghan afghani|ALL Albanian lek|AMD Armenian dram|AOA Angolan kwanza|ARS Argentine peso|AUD Australian dollar|AWG Aruban florin|
AZN Azerbaijani manat|BAM Bosnia-Herzegovina convertible mark|BBD Barbadian dollar|BDT Bangladeshi taka|BMD Bermudian dollar|BND Brunei dollar|
BOB Bolivian boliviano|BRL Brazilian real|BSD Bahamian dollar|BTN Bhutanese ngultrum|BWP Botswana pula|BYN Belarusian rouble|BZD Belize dollar|
CAD Canadian dollar|CDF Congolese franc|CHF Swiss franc|CNY Chinese yuan|COP Colombian peso|CRC Costa Rican colón|CUP Cuban peso|CVE Cape Verdean escudo|
CZK Czech koruna|DKK Danish krone|DOP Dominican peso|DZD Algerian dinar|EGP Egyptian pound|ERN Eritrean nakfa|ETB Ethiopian birr|EUR Euro|FJD Fijian dollar|
FKP Falkland Islands pound|GBP Pound sterling|GEL Georgian lari|GHS Ghanaian cedi|GIP Gibraltar pound|GMD Gambian dalasi|GTQ Guatemalan quetzal|
GYD Guyanese dollar|HKD Hong Kong dollar|HNL Honduran lempira|HTG Haitian gourde|HUF Hungarian forint|IDR Indonesian rupiah|ILS Israeli new shekel|
INR Indian rupee|IRR Iranian rial|JMD Jamaican dollar|KES Kenyan shilling|KGS Kyrgyz som|KHR Cambodian riel|KPW North Korean won|KYD Cayman Islands dollar|
KZT Kazakhstani tenge|LAK Lao kip|LBP Lebanese pound|LKR Sri Lankan rupee|LRD Liberian dollar|LSL Lesotho loti|MAD Moroccan dirham|MDL Moldovan leu|
MGA Malagasy ariary|MKD Macedonian denar|MMK Myanmar kyat|MNT Mongolian tögrög|MOP Macanese pataca|MRU Mauritanian ouguiya|MUR Mauritian rupee|
MVR Maldivian rufiyaa|MWK Malawian kwacha|MXN Mexican peso|MYR Malaysian ringgit|MZN Mozambican metical|NAD Namibian dollar|NGN Nigerian naira|
NIO Nicaraguan córdoba|NOK Norwegian krone|NPR Nepalese rupee|NZD New Zealand dollar|PAB Panamanian balboa|PEN Peruvian sol|PGK Papua New Guinean kina|
PHP Philippine peso|PKR Pakistani rupee|PLN Polish złoty|QAR Qatari riyal|RON Romanian leu|RSD Serbian dinar|RUB Russian rouble|SAR Saudi riyal|
SBD Solomon Islands dollar|SCR Seychellois rupee|SDG Sudanese pound|SEK Swedish krona|SGD Singapore dollar|SHP Saint Helena pound|
SLE Sierra Leonean leone|SOS Somali shilling|SRD Surinamese dollar|SSP South Sudanese pound|STN São Tomé and Príncipe dobra|SVC Salvadoran colón|
SYP Syrian pound|SZL Swazi lilangeni|THB Thai baht|TJS Tajikistani somoni|TMT Turkmenistani manat|TOP Tongan paʻanga|TRY Turkish lira|
TTD Trinidad and Tobago dollar|TWD New Taiwan dollar|TZS Tanzanian shilling|UAH Ukrainian hryvnia|USD US dollar|UYU Uruguayan peso|UZS Uzbekistani soum|
VED Venezuelan digital bolívar|VES Venezuelan bolívar|WST Samoan tala|XCD East Caribbean dollar|XCG Caribbean guilder|YER Yemeni rial|
ZAR South African rand|ZMW Zambian kwacha|ZWG Zimbabwe gold`

const NO_DIGITS = `
BIF Burundian franc|CLP Chilean peso|DJF Djiboutian franc|GNF Guinean franc|ISK Icelandic króna|JPY Japanese yen|KMF Comorian franc|KRW South Korean won|
PYG Paraguayan guaraní|RWF Rwandan franc|UGX Ugandan shilling|VND Vietnamese đồng|VUV Vanuatu vatu|XAF Central African CFA franc|
XOF West African CFA franc|XPF CFP franc`

const THREE_DIGITS = `
BHD Bahraini dinar|IQD Iraqi dinar|JOD Jordanian dinar|KWD Kuwaiti dinar|LYD Libyan dinar|OMR Omani rial|TND Tunisian dinar`

function listed(table: string, minorDigits: number): Currency[] {
  return table.split('|').map((entry) => {
    const text = entry.trim()
    return { code: text.slice(0, 3), minorDigits, name: text.slice(4) }
  })
}

/** Every circulating currency of ISO 4217, ordered by code. */
export const currencies: readonly Currency[] = [
  ...listed(NO_DIGITS, 0),
  ...listed(TWO_DIGITS, 2),
  ...listed(THREE_DIGITS, 3),
].sort((a, b) => (a.code < b.code ? -1 : 1))

const placeOf: ReadonlyMap<string, number> = new Map(currencies.map(({ code }, index) => [code, index]))

/** A small number for a currency in columns: its index in the table, or the table's length for an unknown code. */
export function currencyIndex(code: string): number {
  return placeOf.get(code) ?? currencies.length
}

const byCode: ReadonlyMap<string, Currency> = new Map(currencies.map((each) => [each.code, each]))

/** Whether `code` is a currency of the table, in capitals. */
export function isCurrency(code: string): boolean {
  return byCode.has(code)
}
