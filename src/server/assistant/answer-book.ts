import type { AnswerEvent } from '#contract/assistant/answer-events.ts'
import { type AnswerPart, type FigureMark, MOST_PARTS, type TextPart } from '#contract/assistant/answer-parts.ts'
import type { ToolName } from '#contract/assistant/tools.ts'
import { toolMessages } from '#contract/assistant/tool-messages.ts'
import { spokenLanguage } from '../kit/language/spoken-language.ts'
import { AnswerStopped } from './answer-stopped.ts'
import { figuresBeside, type KnownFigures } from './known-figures.ts'
import { withoutMarkup } from './without-markup.ts'

/** The most characters of an answer, of one of its texts, and the marked figures of a text and of the answer. */
const MOST_TEXT = 20_000
const MOST_OF_PART = 8_000
const MOST_MARKS = 400
const MOST_MARKS_OF_ANSWER = 2_000
/** One answer as it comes: each part is checked before it is told, and kept. */
export class AnswerBook {
  readonly #known: KnownFigures
  readonly #tell: (event: AnswerEvent) => void
  readonly #parts: AnswerPart[] = []
  #letters = 0
  #marked = 0
  unverified = 0

  constructor(known: KnownFigures, tell: (event: AnswerEvent) => void) {
    this.#known = known
    this.#tell = tell
  }

  get known(): KnownFigures {
    return this.#known
  }

  /** Says in words what is being done. */
  step(tool: ToolName): void {
    this.#tell({ type: 'step', tool, words: toolMessages[tool].doing })
  }

  /** Tells a part. Throws `AnswerStopped` if the answer becomes too long. */
  add(part: AnswerPart): void {
    if (part.type === 'text') return this.#text(part.text)
    this.#put(part)
  }

  /** The parts so far; pieces of one text are joined. */
  get parts(): readonly AnswerPart[] {
    return this.#parts.reduce<AnswerPart[]>((joined, part) => {
      const last = joined.at(-1)
      const fits = last?.type === 'text' && part.type === 'text' && last.text.length + part.text.length <= MOST_OF_PART
      if (fits && last.figures.length + part.figures.length <= MOST_MARKS)
        joined[joined.length - 1] = joinedText(last, part)
      else joined.push(part)
      return joined
    }, [])
  }

  /** The texts of the answer, one after the other. */
  get text(): string {
    return this.#parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
  }

  #text(written: string): void {
    const text = withoutMarkup(written)
    if (text === '') return
    this.#letters += text.length
    if (this.#letters > MOST_TEXT) throw new AnswerStopped('too-large')
    this.#put({ type: 'text', text, figures: this.#marks(text) })
  }

  #marks(text: string): FigureMark[] {
    const figures = figuresBeside(text, this.#known.names, spokenLanguage())
    const room = Math.min(MOST_MARKS - 1, MOST_MARKS_OF_ANSWER - this.#marked)
    this.#marked += Math.min(figures.length, room)
    const marks = figures.slice(0, room).flatMap(({ at, length, meanings }) => {
      const found = this.#known.find(meanings)
      if (!found && this.#known.isAsked(meanings)) return []
      if (!found) this.unverified += 1
      return [{ at, length, verified: found !== undefined, ...(found?.link ? { link: found.link } : {}) }]
    })
    const [unread] = figures.slice(room)
    if (!unread) return marks
    // Nobody reads so many figures: the rest is marked as one that is not verified.
    this.unverified += figures.length - room
    return [...marks, { at: unread.at, length: text.length - unread.at, verified: false }]
  }

  #put(part: AnswerPart): void {
    if (part.type !== 'text' && this.#parts.filter(({ type }) => type !== 'text').length >= MOST_PARTS / 2)
      throw new AnswerStopped('too-large')
    this.#parts.push(part)
    this.#tell({ type: 'part', part })
  }
}

function joinedText(one: TextPart, other: TextPart): TextPart {
  const moved = other.figures.map((mark) => ({ ...mark, at: mark.at + one.text.length }))
  return { type: 'text', text: one.text + other.text, figures: [...one.figures, ...moved] }
}
