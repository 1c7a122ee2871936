import type { Concept, Vocabulary } from './concepts.ts'
import { type AskedLanguage, vocabularies } from './vocabulary/vocabularies.ts'

/** What a phrase stands for. */
interface Meaning {
  readonly concepts: readonly Concept[]
  readonly currency?: string
  /** A number that is written out. */
  readonly number?: string
}

/** A phrase that was found: how many words it has, and what they mean. */
interface FoundPhrase extends Meaning {
  readonly length: number
}

/** The words of one language, ready to be looked up. */
export interface Lexicon {
  /** Meanings by their phrase, its words parted by one space. */
  readonly phrases: ReadonlyMap<string, Meaning>
  /** The most words that a phrase with this first word has. */
  readonly longest: ReadonlyMap<string, number>
  readonly fill: ReadonlySet<string>
}

const made = new Map<AskedLanguage, Lexicon>()

/** The lexicon of a language, made once. */
export function lexiconOf(language: AskedLanguage): Lexicon {
  const known = made.get(language)
  if (known) return known
  const lexicon = lexiconFrom(vocabularies[language])
  made.set(language, lexicon)
  return lexicon
}

function lexiconFrom({ phrases, currencies, numerals, fill }: Vocabulary): Lexicon {
  const meanings = new Map<string, Meaning>()
  for (const [concept, list] of Object.entries(phrases))
    for (const phrase of listed(list)) {
      const concepts = meanings.get(phrase)?.concepts ?? []
      meanings.set(phrase, { concepts: [...concepts, concept as Concept] })
    }
  for (const [currency, list] of Object.entries(currencies))
    for (const phrase of listed(list)) meanings.set(phrase, { concepts: [], currency })
  // The word for one is an article too.
  numerals.forEach((numeral, index) => {
    if (index > 0) meanings.set(numeral, { concepts: [], number: String(index + 1) })
  })
  return { phrases: meanings, longest: longestBy(meanings.keys()), fill: new Set(listed(fill)) }
}

function listed(list: string): readonly string[] {
  return list.split(',').map((phrase) => phrase.trim())
}

function longestBy(phrases: Iterable<string>): ReadonlyMap<string, number> {
  const longest = new Map<string, number>()
  for (const phrase of phrases) {
    const words = phrase.split(' ')
    const [first = ''] = words
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
  }
  return longest
}

/** The longest phrase that begins at a word. */
export function phraseAt({ phrases, longest }: Lexicon, words: readonly string[], at: number): FoundPhrase | undefined {
  for (let length = longest.get(words[at] ?? '') ?? 0; length > 0; length--) {
    const meaning = phrases.get(words.slice(at, at + length).join(' '))
    if (meaning) return { ...meaning, length }
  }
  return undefined
}
