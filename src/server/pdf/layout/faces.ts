import type { Face } from '#server/kit/fonts/font-files.ts'
import { type Direction, visualOrder } from './bidi.ts'

/** The weights of text. */
export type Weight = 'regular' | 'bold'

/** A run of text in one font; runs are from left to right, the text of each in the order in which the font needs it. */
export interface Run {
  readonly face: Face
  readonly text: string
  /** Its characters join or carry marks: the whole run is laid out at once, which pdfkit does when features are named. */
  readonly isJoined: boolean
  /** The font has no bold: an outline makes its characters bold. */
  readonly isOutlined: boolean
  /** All digits have the same width. */
  readonly isTabular?: true
}

/** A run of amounts in a column; fonts other than the product's own only have such digits. */
export function tabular(run: Run): Run {
  return run.face === 'regular' || run.face === 'bold' ? { ...run, isTabular: true } : run
}

const MOST_KEPT = 60

/** Whether a font has a character; asking loads the font. */
export type HasLetter = (face: Face, codePoint: number) => boolean

interface Choice {
  readonly regular: Face
  readonly bold: Face
  /** Characters that it is asked for: a font is not loaded for characters that it cannot have. */
  readonly of: RegExp
  readonly isJoined?: boolean
  /** The font library cannot read its space: spaces come from the product's own font. */
  readonly hasNoSpace?: true
}

/** A script with its own font family; characters of joining scripts, or with stacked marks, are laid out together. */
function script<S extends string>(name: S, of: RegExp, isJoined: boolean) {
  return { regular: `${name} regular`, bold: `${name} bold`, of, ...(isJoined ? { isJoined } : {}) } as const
}

/** The fonts in the order of trying. */
const CHOICES: readonly Choice[] = [
  { regular: 'regular', bold: 'bold', of: /./su },
  // It has characters of Devanagari, but not the rules that join them.
  { regular: 'other regular', bold: 'other bold', of: /\P{Script=Devanagari}/u },
  script('arabic', /[\u0600-\u077f\u0870-\u08ff\u200c-\u200d\ufb50-\ufdff\ufe70-\ufefc]/u, true),
  script('hebrew', /[\u0590-\u05ff\ufb1d-\ufb4f]/u, true),
  script('armenian', /\p{Script=Armenian}/u, false),
  script('georgian', /\p{Script=Georgian}/u, false),
  script('ethiopic', /\p{Script=Ethiopic}/u, false),
  script('devanagari', /[\p{Script=Devanagari}\u0964\u0965\u200c\u200d]/u, true),
  script('bengali', /[\p{Script=Bengali}\u0964\u0965\u200c\u200d]/u, true),
  script('gurmukhi', /[\p{Script=Gurmukhi}\u0964\u0965\u200c\u200d]/u, true),
  script('gujarati', /[\p{Script=Gujarati}\u0964\u0965\u200c\u200d]/u, true),
  script('tamil', /[\p{Script=Tamil}\u0964\u0965\u200c\u200d]/u, true),
  script('telugu', /[\p{Script=Telugu}\u0964\u0965\u200c\u200d]/u, true),
  script('kannada', /[\p{Script=Kannada}\u0964\u0965\u200c\u200d]/u, true),
  script('malayalam', /[\p{Script=Malayalam}\u0964\u0965\u200c\u200d]/u, true),
  script('sinhala', /[\p{Script=Sinhala}\u0964\u0965\u200c\u200d]/u, true),
  script('thai', /[\p{Script=Thai}\u0e3f]/u, true),
  script('lao', /\p{Script=Lao}/u, true),
  script('myanmar', /[\p{Script=Myanmar}\u200c\u200d]/u, true),
  script('khmer', /[\p{Script=Khmer}\u200c\u200d]/u, true),
  { ...script('korean', /\p{Script=Hangul}/u, false), hasNoSpace: true },
  script('emoji', /[\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u, true),
  { regular: 'cjk', bold: 'cjk', of: /[\u2000-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/u },
]

/** The replacement for a missing character: visible, so that nobody takes the word for complete. */
const MISSING = { face: 'other regular', letter: '\ufffd' } as const
/** Invisible characters: controls, direction marks, variant selectors; all but those that join characters or keep them apart. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Default_Ignorable_Code_Point}]/u
const JOINERS = /[\u200c\u200d]/
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const SCRIPTLESS = /[\p{Script=Common}\p{Script=Inherited}]/u

/** Splits lines into runs: each word in the first font that has all of its characters, else character by character. */
export class Faces {
  readonly #has: HasLetter
  readonly #missing = new Set<string>()
  readonly #set = new Map<string, readonly Run[]>()
  readonly #known = new Map<string, Choice | undefined>()

  constructor(has: HasLetter) {
    this.#has = has
  }

  /** The runs of a line from left to right. */
  runs(line: string, weight: Weight, direction: Direction): readonly Run[] {
    const key = `${weight} ${direction} ${line}`
    const known = this.#set.get(key) ?? this.#runs(line, weight, direction)
    // A line is measured, fitted and drawn, so its runs are cached; long texts are not, because wrapping tries each of their
    // beginnings once.
    if (line.length <= MOST_KEPT) this.#set.set(key, known)
    return known
  }

  #runs(line: string, weight: Weight, direction: Direction): Run[] {
    return visualOrder(line, direction).flatMap(({ text, isRightToLeft }) => {
      const runs = this.#split(text, weight).map((run) => turnedRun(run, isRightToLeft))
      return isRightToLeft ? runs.reverse() : runs
    })
  }

  /** The characters that no font has. */
  get missingLetters(): string {
    return [...this.#missing].join('')
  }

  #split(text: string, weight: Weight): Run[] {
    const runs: { choice: Choice; face: Face; text: string }[] = []
    const add = (choice: Choice, face: Face, shown: string): void => {
      const last = runs.at(-1)
      if (last?.face === face) last.text += shown
      else runs.push({ choice, face, text: shown })
    }
    const [first] = CHOICES as readonly [Choice, ...Choice[]]
    for (const part of text.split(/(\s+)/)) {
      const last = runs.at(-1)
      const { choice, face } = last?.choice.hasNoSpace || !last ? { choice: first, face: first[weight] } : last
      if (/^\s*$/.test(part)) add(choice, face, part.replace(/\s/g, ' '))
      else
        this.#addWord(
          Array.from(part).filter((letter) => !UNSEEN.test(letter)),
          weight,
          add,
        )
    }
    return runs
      .filter((run) => run.text !== '')
      .map(({ choice, face, text: letters }) => ({
        face,
        text: letters,
        isJoined: choice.isJoined ?? false,
        isOutlined: weight === 'bold' && choice.bold === choice.regular,
      }))
  }

  #addWord(letters: readonly string[], weight: Weight, add: (choice: Choice, face: Face, shown: string) => void): void {
    const chosen = letters.map((letter) => this.#choiceOf(letter, weight))
    const latest = chosen.reduce<Choice | undefined>(
      (late, choice) => (choice && (!late || CHOICES.indexOf(choice) > CHOICES.indexOf(late)) ? choice : late),
      undefined,
    )
    const hasAll = latest && letters.every((letter) => this.#hasLetter(latest, weight, letter))
    for (const [index, letter] of letters.entries()) {
      const choice = hasAll ? latest : chosen[index]
      if (choice && this.#hasLetter(choice, weight, letter)) add(choice, choice[weight], letter)
      else if (!JOINERS.test(letter)) {
        this.#missing.add(letter)
        add(CHOICES[1] as Choice, MISSING.face, MISSING.letter)
      }
    }
  }

  #choiceOf(letter: string, weight: Weight): Choice | undefined {
    const key = weight + letter
    if (!this.#known.has(key)) {
      this.#known.set(
        key,
        CHOICES.find((choice) => choice.of.test(letter) && this.#hasLetter(choice, weight, letter)),
      )
    }
    return this.#known.get(key)
  }

  #hasLetter(choice: Choice, weight: Weight, letter: string): boolean {
    return this.#has(choice[weight], letter.codePointAt(0) ?? 0)
  }
}

/**
 * fontkit reverses a run by its script alone. If the line needs the other direction, the characters are passed in reverse: signs without
 * a script in right-to-left text, and Persian digits, which run from the left.
 */
function turnedRun(run: Run, isRightToLeft: boolean): Run {
  const first = Array.from(run.text).find((letter) => !SCRIPTLESS.test(letter)) ?? ''
  if (FROM_THE_RIGHT.test(first) === isRightToLeft) return run
  return { ...run, text: Array.from(run.text).reverse().join('') }
}
