/** From six on: smaller ones, such as `one of two ways`, are no figures that anybody would hide. A `-` stands for what is another word in English. */
const FIRST = 6
const SMALL = [
  'six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  'six sept huit - dix onze douze treize quatorze quinze -',
  'seis siete ocho nueve diez - doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
]
const BY_WORD = new Map(
  SMALL.flatMap((words) => words.split(' ').map((word, index) => [word, [String(FIRST + index)]] as const)),
)

const LARGE = new Set(
  [
    'twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions dozen dozens half',
    'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend million millionen dutzend',
    'vingt vingts trente quarante cinquante soixante septante huitante nonante cents mille douzaine',
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento mil millón millones docena',
  ].flatMap((words) => words.split(' ')),
)

/** Ends of numbers that German, Spanish and careless English write as one word: `fünfundzwanzig`, `doscientos`, `twentyfive`. */
const ENDS = [
  'zwanzig',
  'dreißig',
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
/** Words of Chinese and Japanese numbers. */
const CHARACTERS = /[〇一二三四五六七八九十百千万億]/u

/** The values of a number that is written out, none where it is too long to be read; undefined for every other word, in lower case. */
export function numberInWord(word: string): readonly string[] | undefined {
  const small = BY_WORD.get(word)
  if (small) return small
  const isNumber =
    LARGE.has(word) ||
    ENDS.some((end) => word.endsWith(end)) ||
    BEGINNINGS.some((beginning) => word.startsWith(beginning)) ||
    PARTS.some((part) => word.includes(part)) ||
    CHARACTERS.test(word)
  return isNumber ? [] : undefined
}
