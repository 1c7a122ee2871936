import { calendarMessages as messages } from './calendar-messages.ts'
import { LONGEST_LINE, type UnfoldedLine } from './unfolded-lines.ts'

const MOST_PARAMETERS = 30
const DEEPEST = 10
const LONGEST_TITLE = 300
const NAME = /^[\w-]{1,60}(?=[;:])/

/** What of a kind of part is read; the rest of it costs no more than its letters. */
export interface KeptLines {
  /** The names of lines, by the part in which they stand: the part itself, or one right inside it. */
  readonly names: Readonly<Record<string, ReadonlySet<string>>>
  /** Lines beyond these make it unreadable. */
  readonly mostLines: number
  /** Parts right inside it of which lines are kept; further ones are passed over. */
  readonly mostInner: number
  /** The most values of lists of times, by the name of their line; further ones are left out. */
  readonly mostValues: Readonly<Record<string, number>>
}

/** One event or time zone of a file, cut down to what is read of it. */
export class Part {
  readonly name: string
  /** Begins and ends with its own line. */
  readonly lines: string[]
  /** Names of lists that had more values than are kept. */
  readonly cut = new Set<string>()
  /** The text of its line SUMMARY as far as a title goes, also where it cannot be read otherwise. */
  summary = ''
  /** Why it cannot be read, as the end of a sentence about it; empty where it can. */
  trouble = ''
  readonly #kept: KeptLines
  readonly #left: Map<string, number>
  /** The parts that are open inside it. */
  readonly #inner: string[] = []
  #innerCount = 0

  constructor(name: string, kept: KeptLines) {
    this.name = name
    this.lines = [`BEGIN:${name}`]
    this.#kept = kept
    this.#left = new Map(Object.entries(kept.mostValues))
  }

  /** Takes a line that begins or ends nothing. */
  take({ text, isCut }: UnfoldedLine): void {
    const name = NAME.exec(text)?.[0].toUpperCase()
    if (name === 'SUMMARY' && this.summary === '' && this.#inner.length === 0)
      this.summary = text.slice(text.indexOf(':') + 1, text.indexOf(':') + 1 + LONGEST_TITLE)
    if (this.trouble !== '' || !this.#isRead() || text.trim() === '') return
    // A text that was broken without being folded: its rest would be lost.
    if (name === undefined) this.fail(messages.unreadable)
    else if (this.#namesHere()?.has(name)) this.#keep(name, text, isCut)
  }

  /** A part begins inside it. */
  begin(name: string): void {
    this.#inner.push(name)
    if (this.#inner.length > DEEPEST) return this.fail(messages.nested(DEEPEST))
    if (this.#inner.length > 1) return
    this.#innerCount += 1
    if (this.#isRead() && this.#namesHere()) this.#push(`BEGIN:${name}`)
  }

  /** Answers whether that was its own end. */
  end(name: string): boolean {
    if (name === this.name) {
      if (this.#inner.length > 0) this.fail(messages.unreadable)
      this.lines.push(`END:${name}`)
      return true
    }
    const isKept = this.#inner.length === 1 && this.#isRead() && this.#namesHere() !== undefined
    const open = this.#inner.pop()
    if (open !== name) this.fail(messages.unreadable)
    else if (isKept) this.#push(`END:${name}`)
    return false
  }

  /** Notes why it cannot be read; the first reason is told. */
  fail(why: string): void {
    if (this.trouble === '') this.trouble = why
  }

  #keep(name: string, text: string, isCut: boolean): void {
    const isList = this.#left.has(name)
    if (isCut && !isList) return this.fail(messages.lineTooLong(name, LONGEST_LINE))
    if (hasMoreParameters(text, MOST_PARAMETERS)) return this.fail(messages.manyParameters(name, MOST_PARAMETERS))
    const kept = isList ? this.#withinValues(name, text) : text
    if (kept !== '') this.#push(kept)
  }

  #isRead(): boolean {
    return this.#inner.length === 0 || (this.#inner.length === 1 && this.#innerCount <= this.#kept.mostInner)
  }

  #namesHere(): ReadonlySet<string> | undefined {
    const [inner = this.name] = this.#inner
    return Object.hasOwn(this.#kept.names, inner) ? this.#kept.names[inner] : undefined
  }

  #push(line: string): void {
    if (this.trouble !== '') return
    this.lines.push(line)
    if (this.lines.length > this.#kept.mostLines) this.fail(messages.manyLines(this.#kept.mostLines))
  }

  /** The line with the values that may still be kept; empty where there are none. */
  #withinValues(name: string, text: string): string {
    const left = this.#left.get(name) ?? 0
    let end = -1
    let taken = 0
    while (taken < left && end < text.length) {
      const next = text.indexOf(',', end + 1)
      end = next === -1 ? text.length : next
      taken += 1
    }
    this.#left.set(name, left - taken)
    if (end < text.length) this.cut.add(name)
    return text.slice(0, Math.max(end, 0))
  }
}

/** Whether more parameters than so many stand before the value of a line. */
function hasMoreParameters(text: string, most: number): boolean {
  let count = 0
  let isQuoted = false
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (letter === ':') return false
    else if (letter === ';' && (count += 1) > most) return true
  }
  return false
}
