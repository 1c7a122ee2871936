import type * as z from 'zod/mini'
import type { AnyPatch, AnyRow, RowReader } from './entity.ts'

/**
 * One row to write. `put` creates or replaces what it names, `patch` needs the row, `delete` leaves a tombstone. What a command brings as
 * `restored` stands whatever `derive` says; read-only fields that are `stated` are what `derive` goes by. A caller's own change has neither.
 */
export type Change =
  | (Ref & {
      readonly op: 'put' | 'patch'
      readonly data: AnyPatch
      readonly restored?: AnyPatch
      readonly stated?: AnyPatch
    })
  | (Ref & { readonly op: 'delete' })

/** A row that a command must see before it runs. */
export interface Ref {
  readonly kind: string
  readonly id: string
}

/** Rows found by a reference field, such as the products of a category. */
export interface Lookup {
  readonly kind: string
  readonly field: string
  readonly is: string | boolean
}

/** What `run` may see: the rows that `reads` named, as they were before. */
export interface CommandRows extends RowReader {
  find(lookup: Lookup): readonly AnyRow[]
}

/** What a command is told about its surroundings; nothing else may vary between the two sides. */
export interface CommandContext {
  /** The client's instant, clamped by the server; epoch milliseconds. */
  readonly now: number
  /** Ids derived from the mutation id and a counter, so both sides make the same ones. */
  newId(): string
}

/** A header that groups the changes of one command into a change set (CHANGE-01…03). */
export interface ChangeSetHeader {
  readonly id: string
  readonly title: string
  readonly origin: string
}

export interface CommandResult {
  readonly changes: readonly Change[]
  readonly why?: string
  readonly changeSet?: ChangeSetHeader
}

/** Everything that `run` may look at; read before it runs, on both sides. */
export interface CommandReads {
  readonly refs?: readonly Ref[]
  readonly lookups?: readonly Lookup[]
  /** Whole kinds, for small ones only. */
  readonly all?: readonly string[]
}

/** A named change of several rows, run by the browser at once and again by the server in its transaction. */
export interface Command<Input> {
  readonly name: string
  readonly input: z.ZodMiniType<Input>
  reads(input: Input): CommandReads
  /** Pure and synchronous. Throws `Refusal` when the rules say no. */
  run(input: Input, rows: CommandRows, context: CommandContext): CommandResult
}

/** Declares a command; the input keeps its type. */
export const command = <Input>(declaration: Command<Input>): Command<Input> => declaration
