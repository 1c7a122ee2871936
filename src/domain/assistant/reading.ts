import type { DecimalSign } from '../numeral.ts'
import type { Concept } from './concepts.ts'
import { joinedNames } from './joined-names.ts'
import { lexiconOf } from './lexicon.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { tokensOf } from './tokens.ts'
import type { AskedLanguage } from './vocabulary/vocabularies.ts'

/** A number of a question. */
export interface Figure {
  readonly kind: 'percent' | 'points' | 'money' | 'plain'
  /** Decimal text. */
  readonly value: string
  readonly currency?: string
  /** Where it stands among the pieces. */
  readonly at: number
}

/** Words that no vocabulary knows: probably what something is called. */
export interface Phrase {
  /** Folded. */
  readonly words: readonly string[]
  /** As it was typed. */
  readonly raw: string
  readonly at: number
}

/** A question as it was understood. */
export interface Reading {
  readonly pieces: readonly Piece[]
  readonly figures: readonly Figure[]
  readonly phrases: readonly Phrase[]
  readonly currencies: readonly { readonly code: string; readonly at: number }[]
  /** Every word, code and number, folded: a name is matched against all of them. */
  readonly words: readonly string[]
}

/** Reads a question in a language; a numeral that could be read in two ways follows the decimal sign, and what is known to be a name is no other word. */
export function readQuestion(
  question: string,
  language: AskedLanguage,
  sign: DecimalSign,
  known: readonly string[] = [],
): Reading {
  const tokens = tokensOf(question, sign)
  const knownNames = known.map((name) => tokensOf(name, sign).map(({ text }) => text))
  const pieces = joinedNames(piecesOf(tokens, lexiconOf(language), knownNames))
  return {
    pieces,
    figures: pieces.flatMap((piece, at) => (piece.kind === 'figure' ? [{ ...piece.figure, at }] : [])),
    phrases: pieces.flatMap(({ kind, words, raw }, at) => (kind === 'name' ? [{ words, raw, at }] : [])),
    currencies: pieces.flatMap((piece, at) => (piece.kind === 'currency' ? [{ code: piece.code, at }] : [])),
    words: tokens.flatMap(({ kind, text }) => (kind === 'sign' ? [] : [text])),
  }
}

/** Whether a question names one of these concepts. */
export function names({ pieces }: Reading, ...concepts: readonly Concept[]): boolean {
  return pieces.some((piece) => piece.kind === 'concept' && piece.concepts.some((each) => concepts.includes(each)))
}
