type Part = Record<string, unknown>

/** The keys under which declarations have texts. */
const LABELS = new Set(['label', 'help', 'title', 'one', 'many', 'notFound', 'taken', 'missing', 'patternMessage'])
const PLAIN = 'aeiouyncslzrgdtkAEIOUYNCSLZRGDTK'
const WITH_ACCENTS = 'áéíóúýñçšľžřğďťķÁÉÍÓÚÝÑÇŠĽŽŘĞĎŤĶ'
/** What a text begins and ends with in the mirrored language: it is written from right to left, letter by letter. */
const MIRROR = ['\u202E', '\u202C'] as const
/** Names, which no language translates. */
const NAMES: ReadonlySet<string> = new Set(['Pricewright', 'CSV', 'XLSX', 'PDF', 'SKU', 'ID', 'IBAN', 'BIC'])
const FILL = ' one two three four five six seven eight nine ten'

/**
 * Writes a made language over the texts of what a module exports: `en-XA` has an accent on each letter that can have one and is 40 %
 * longer, `en-XB` is mirrored.
 */
export function putPseudo(language: string, exported: Part, isMessages: boolean): void {
  const said = language === 'en-XA' ? longer : mirrored
  const seen = new Set<unknown>()
  for (const part of Object.values(exported)) put(part, said, isMessages, seen)
}

function put(part: unknown, said: (text: string) => string, isMessages: boolean, seen: Set<unknown>): void {
  if (!isPart(part) || seen.has(part)) return
  seen.add(part)
  for (const [key, value] of Object.entries(part)) {
    if (isPart(value)) put(value, said, isMessages, seen)
    else if (isMessages || LABELS.has(key)) part[key] = saidValue(value, said)
  }
}

function saidValue(value: unknown, said: (text: string) => string): unknown {
  if (typeof value === 'string') return said(value)
  if (typeof value !== 'function') return value
  return (...values: unknown[]) => saidDeep(Reflect.apply(value, undefined, values), said)
}

function saidDeep(value: unknown, said: (text: string) => string): unknown {
  if (typeof value === 'string') return said(value)
  if (Array.isArray(value)) return value.map((each) => saidDeep(each, said))
  if (!isPart(value) || Object.getPrototypeOf(value) !== Object.prototype || '$$typeof' in value) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, saidDeep(each, said)]))
}

function longer(text: string): string {
  if (!/\p{L}/u.test(text) || text.startsWith('⟦') || NAMES.has(text)) return text
  return `⟦${accented(text)}${accented(FILL.slice(0, Math.max(1, Math.ceil(text.length * 0.4) - 2)))}⟧`
}

function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => WITH_ACCENTS.charAt(PLAIN.indexOf(letter)) || letter)
}

function mirrored(text: string): string {
  return !/\p{L}/u.test(text) || text.startsWith(MIRROR[0]) || NAMES.has(text)
    ? text
    : `${MIRROR[0]}${text}${MIRROR[1]}`
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null
}
