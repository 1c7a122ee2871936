import type { LinesEdit, SetEdit } from '#domain/merge.ts'
import type { AnyPatch, AnyRow, RowOf } from './entity.ts'
import type { Field } from './fields.ts'
import type { entityByKind } from './entities/registry.ts'

/** The kinds of the examples in `test/fixtures`, which declare themselves here; the product has none of them. */
export interface KindsOfExamples {}

type Entities = typeof entityByKind & KindsOfExamples

/** The name of each kind of row: `product`. */
export type Kind = keyof Entities

/** The type of the rows of a kind; any row if the kind is known only at run time. */
export type RowOfKind<K extends string> = K extends Kind ? RowOf<Entities[K]['fields']> : AnyRow

/** Fields of a row to change; lists may be sent as edits of their entries, so that the edits of two devices both survive (SYNC-04). */
export type PatchOfKind<K extends string> = K extends Kind ? Patch<Entities[K]['fields']> : AnyPatch

type Patch<F> = { readonly [N in keyof F]?: F[N] extends Field<infer T> ? T | EditOf<T> : never }

/** How a change of a list is sent; every other value is sent whole. */
type EditOf<T> = T extends readonly string[] ? SetEdit : T extends readonly object[] ? LinesEdit : never
