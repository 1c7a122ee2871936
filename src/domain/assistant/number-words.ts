import type { Counted } from './counted-words.ts'
import type { AskedLanguage } from './vocabulary/vocabularies.ts'

/** From six on: smaller ones, such as `one of two ways`, are no figures that anybody would hide. A `-` stands where `ELSEWHERE` says more. */
const FIRST = 6
const SMALL = [
  'six seven eight nine - eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'sechs sieben acht neun zehn - zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  'six - huit - dix onze douze treize quatorze quinze -',
  'seis siete ocho nueve diez - doce trece catorce - dieciséis diecisiete dieciocho diecinueve',
]
const BY_WORD = new Map(
  SMALL.flatMap((words) =>
    words.split(' ').flatMap((word, index) => (word === '-' ? [] : [[word, [String(FIRST + index)]] as const])),
  ),
)

/** Numbers of a language that are other words too, such as `once`, `seize` and `elf`; a French `neuf` is new as often as nine. */
const ELSEWHERE: Readonly<Record<string, { readonly language: AskedLanguage | undefined; readonly value: string }>> = {
  ten: { language: 'en', value: '10' },
  elf: { language: 'de', value: '11' },
  sept: { language: 'fr', value: '7' },
  seize: { language: 'fr', value: '16' },
  neuf: { language: undefined, value: '9' },
  once: { language: 'es', value: '11' },
  quince: { language: 'es', value: '15' },
}

const LARGE = new Set(
  [
    'twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands dozen dozens',
    'million millions billion billions trillion trillions',
    'zwanzig dreißig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend millionen milliarde milliarden billionen dutzend',
    'vingt vingts trente quarante cinquante soixante septante huitante nonante mille douzaine moitié',
    'dizaine dizaines vingtaine trentaine cinquantaine centaine centaines millier milliers milliard milliards',
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento millón millones docena mitad',
    'decena decenas centenar centenares millar millares billón billones',
    'hälfte anderthalb eineinhalb zweieinhalb dreieinhalb',
    'thrice threefold fourfold fivefold tenfold hundredfold',
  ].flatMap((words) => words.split(' ')),
)
/** As `ELSEWHERE`, of numbers that are not read: `50 cents` are no hundreds. */
const LARGE_ELSEWHERE: Readonly<Record<string, AskedLanguage>> = {
  half: 'en',
  cent: 'fr',
  cents: 'fr',
  mil: 'es',
}
/** Coins elsewhere, whatever they stand beside. */
const COINS = new Set(['cent', 'cents'])

/** Ends of numbers that German, Spanish and careless English write as one word: `fünfundzwanzig`, `doscientos`, `twentyfive`. */
const ENDS = [
  'zwanzig',
  'dreißig',
  'dreissig',
  'vierzig',
  'fünfzig',
  'sechzig',
  'siebzig',
  'achtzig',
  'neunzig',
  'hundert',
  'tausend',
  'cientos',
  'cientas',
  'quinientos',
  'quinientas',
]
const BEGINNINGS = ['veinti', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const PARTS = ['hundert', 'tausend', 'undzwanzig', 'unddreißig']
/** `Jahrhundert`, `Jahrtausend`: a time, however long. */
const TIMES = /^jahr(?:hundert|tausend)/

/** What stands in numbers of several words: `quatre-vingt-un`, `twenty-five`. */
const PIECES = new Set(
  'one two three four five un une et deux trois quatre cinq sept neuf vingt vingts cent cents and ten'.split(' '),
)
const COMPOUNDS: Readonly<Record<string, string>> = { 'dix-sept': '17', 'dix-huit': '18', 'dix-neuf': '19' }

/** How a word stands in its text: the language of that, and what the word counts. */
interface WordPlace {
  readonly language: AskedLanguage
  readonly counts: () => Counted | undefined
}

/** The values of a number that is written out, none where it is not read; undefined for every other word, in lower case. */
export function numberInWord(word: string, { language, counts }: WordPlace): readonly string[] | undefined {
  const small = BY_WORD.get(word)
  if (small) return small
  const elsewhere = Object.hasOwn(ELSEWHERE, word) ? ELSEWHERE[word] : undefined
  // `Once products have a cost`: in another language a word alone beside money or a percentage is surely this number.
  if (elsewhere)
    return elsewhere.language === language || isSure(elsewhere.language, counts()) ? [elsewhere.value] : undefined
  const own = Object.hasOwn(LARGE_ELSEWHERE, word) ? LARGE_ELSEWHERE[word] : undefined
  if (own !== undefined) return own === language || (counts() === 'amount' && !COINS.has(word)) ? [] : undefined
  const isNumber =
    LARGE.has(word) ||
    ENDS.some((end) => word.endsWith(end)) ||
    BEGINNINGS.some((beginning) => word.startsWith(beginning)) ||
    PARTS.some((part) => word.includes(part))
  return isNumber && !TIMES.test(word) ? [] : undefined
}

function isSure(language: AskedLanguage | undefined, counted: Counted | undefined): boolean {
  return counted === 'amount' || (counted === 'thing' && language === undefined)
}

/** As `numberInWord`, of words with hyphens between them; undefined unless all of them together are one number. */
export function numberInWords(words: string, place: WordPlace): readonly string[] | undefined {
  const value = Object.hasOwn(COMPOUNDS, words) ? COMPOUNDS[words] : undefined
  if (value !== undefined) return [value]
  const pieces = words.split('-')
  const isOne = pieces.every((piece) => PIECES.has(piece) || numberInWord(piece, place) !== undefined)
  return isOne && pieces.some((piece) => numberInWord(piece, place) !== undefined) ? [] : undefined
}

/** Roman numerals from two letters on. */
const ROMAN = /^(?=[mdclxvi]{2})m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/
/** Sizes, storage media and measures: `XL`, `CD`, `ml`; `mix` is a word. */
const LONGER = 3
const WORDS = new Set(['mix'])

/** Whether a word that stands beside an amount or a percentage, or else one that counts something, is a Roman numeral. */
export function isRoman(word: string, isAmount: boolean): boolean {
  const lower = word.toLowerCase()
  if (!ROMAN.test(lower) || WORDS.has(lower)) return false
  return word.length >= LONGER || (isAmount && word !== lower)
}
