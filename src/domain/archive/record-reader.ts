import { archiveMoment, type ArchiveValues, decimalOf, flagOf, listOf, objectOf, textOf } from './values.ts'

/** Something that could not be taken over as it was; `field` as the archive names it. */
export interface Note {
  readonly field: string
  readonly code: NoteCode
  /** What the archive says there, shortened. */
  readonly was: string
}

/** Why something was not taken over as it was. */
export type NoteCode = 'no-number' | 'no-moment' | 'no-choice' | 'below-zero' | 'no-code' | 'inline-picture' | 'usual'

/** A record of the archive in the terms of REST. */
export interface ReadRecord {
  readonly body: Record<string, unknown>
  readonly notes: Note[]
}

/** Reads fields of a record one by one into the terms of REST, and notes what cannot be taken over. */
export class RecordReader {
  readonly values: ArchiveValues
  readonly notes: Note[]
  readonly #place: string

  constructor(values: ArchiveValues, notes: Note[] = [], place = '') {
    this.values = values
    this.notes = notes
    this.#place = place
  }

  /** The reader of an object inside of the record. */
  inside(name: string, values: ArchiveValues = objectOf(this.values[name])): RecordReader {
    return new RecordReader(values, this.notes, `${this.#place}${name}.`)
  }

  /** The readers of the objects of a list. */
  each(name: string): readonly RecordReader[] {
    return listOf(this.values[name]).map((values, index) => this.inside(`${name}.${index}`, values))
  }

  note(field: string, code: NoteCode): void {
    this.notes.push({ field: `${this.#place}${field}`, code, was: shortened(this.values[field]) })
  }

  has(name: string): boolean {
    const value = this.values[name]
    return value !== undefined && value !== null && value !== ''
  }

  text(name: string): string {
    return textOf(this.values[name])
  }

  flag(name: string): boolean | undefined {
    return flagOf(this.values[name])
  }

  /** A decimal of at least zero; undefined, and a note, for what is none. */
  amount(name: string): string | undefined {
    const value = this.decimal(name)
    if (value === undefined || !value.startsWith('-')) return value
    this.note(name, 'below-zero')
    return undefined
  }

  decimal(name: string): string | undefined {
    if (!this.has(name)) return undefined
    const value = decimalOf(this.values[name])
    if (value === undefined) this.note(name, 'no-number')
    return value
  }

  /** A whole number, rounded. */
  whole(name: string): number | undefined {
    const value = this.decimal(name)
    return value === undefined ? undefined : Math.round(Number(value))
  }

  moment(name: string): number | undefined {
    if (!this.has(name)) return undefined
    const value = archiveMoment(this.values[name])
    if (value === undefined) this.note(name, 'no-moment')
    return value
  }

  /** One of the values, in any spelling; undefined, and a note, for another one. */
  choice<C extends string>(name: string, choices: readonly C[]): C | undefined {
    if (!this.has(name)) return undefined
    const word = this.text(name).toLowerCase()
    const found = choices.find((each) => each.toLowerCase() === word)
    if (found === undefined) this.note(name, 'no-choice')
    return found
  }

  /** A code of capitals, such as `EUR` or `DE`; undefined, and a note, for anything else. */
  code(name: string, form: RegExp): string | undefined {
    if (!this.has(name)) return undefined
    const code = this.text(name).toUpperCase()
    if (form.test(code)) return code
    this.note(name, 'no-code')
    return undefined
  }

  /** A picture by its address: one that stands in the record itself is not kept. */
  picture(name: string): string | undefined {
    const address = this.text(name)
    if (address === '' || /^https?:\/\//i.test(address)) return address === '' ? undefined : address
    this.note(name, 'inline-picture')
    return undefined
  }
}

/** A body without the values that the archive does not say. */
export function said(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
}

const LONGEST_TOLD = 60

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > LONGEST_TOLD ? `${text.slice(0, LONGEST_TOLD - 1)}…` : text
}
