import type * as z from 'zod/mini'
import type { RowOfKind } from './row-kinds.ts'
import type { AnyPatch, AnyRow } from './entity.ts'

/**
 * One row to write. `put` creates or replaces the row, `patch` needs it, `delete` leaves a tombstone. Fields in `restored` win over
 * `derive`; read-only fields in `stated` are input of `derive`. A caller's own change has neither.
 */
export type Change =
  | (Ref & {
      readonly op: 'put' | 'patch'
      readonly data: AnyPatch
      readonly restored?: AnyPatch
      readonly stated?: AnyPatch
      /** It takes edits back, with every field that they changed: nothing is filled in beside these. */
      readonly isUndo?: true
      /** It takes over what a store has, which is no edit by anybody (PROD-05). */
      readonly isFromStore?: true
      /** It enters what the provider of card payments tells (DOC-14). */
      readonly isFromProvider?: true
      /** Why it is made: a stored message, or what somebody wrote. */
      readonly why?: string
      /** When the row was made, where it comes back; epoch milliseconds. */
      readonly createdAt?: number | undefined
    })
  | (Ref & {
      readonly op: 'delete'
      /** It takes back that the row was made. */
      readonly isUndo?: true
    })

/** A row that a command reads before it runs. */
export interface Ref {
  readonly kind: string
  readonly id: string
}

/** Rows found by a reference field, such as the products of a category; by a list of ids, such as the price lists of a product. */
export interface Lookup<K extends string = string> {
  readonly kind: K
  readonly field: string
  readonly is: string | boolean
}

/** Whether a field's value is what a lookup looks for, or a list that holds it. */
export function isFound(value: unknown, is: unknown): boolean {
  return value === is || (Array.isArray(value) && value.includes(is))
}

/** The rows that `run` may see: those that `reads` and `readsNext` named, before the command. */
export interface CommandRows {
  get<K extends string>(kind: K, id: string): RowOfKind<K> | undefined
  find<K extends string>(lookup: Lookup<K>): readonly RowOfKind<K>[]
}

/** Rows of kinds that are known only at run time. */
export interface FoundRows {
  get(kind: string, id: string): AnyRow | undefined
  find(lookup: Lookup): readonly AnyRow[]
}

/** The same rows with the types of their kinds. */
export function commandRows<R extends Pick<FoundRows, 'get'>>(rows: R): Pick<CommandRows, keyof R & keyof CommandRows> {
  return rows as unknown as Pick<CommandRows, keyof R & keyof CommandRows>
}

/** The deps of a command; nothing else may differ between browser and server. */
export interface CommandContext {
  /** The client's instant, clamped by the server; epoch milliseconds. */
  readonly now: number
  /** Ids derived from the mutation id and a counter, so that both sides make the same ones. */
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
  /** Whole kinds, only for small ones. */
  readonly all?: readonly string[]
}

/** A named change of several rows, run by the browser at once and again by the server in its transaction. */
export interface Command<Input> {
  readonly name: string
  readonly input: z.ZodMiniType<Input>
  reads(input: Input): CommandReads
  /** Reads that are known only once the first rows are there, such as the lines of rows that were looked up. */
  readsNext?(input: Input, rows: CommandRows): CommandReads
  /** Pure and synchronous. Throws `Refusal` when a rule forbids the change. */
  run(input: Input, rows: CommandRows, context: CommandContext): CommandResult
}

/** Declares a command; the input keeps its type. */
export const command = <Input>(declaration: Command<Input>): Command<Input> => declaration
