import type { ToolArgs, ToolName, ToolResult } from '#contract/assistant/tools.ts'
import type { BulkEditInput } from '#contract/commands/bulk-edit.ts'
import type { AnyPatch } from '#contract/entity.ts'
import type { RestObject } from '#contract/rest-codec.ts'
import type { ListTexts } from '#contract/lists/list-schema.ts'
import type { PricePoint } from '#domain/price-list/lowest-price.ts'
import type { KnownRates } from '#server/kit/rates-in-force.ts'
import type { ListPlan } from '#server/kit/crud/crud.ts'
import type { Queryable, Statement } from '#server/kit/database/database.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import type { Outcome, UserData } from '#server/kit/user-data.ts'
import type { DraftPatches } from '#server/kit/write/patch-draft.ts'

/** The kinds of rows that tools find by their lists. */
export type FoundKind = 'product' | 'service' | 'customer' | 'document'

/** A bulk edit that a tool drafts. */
export interface BulkDraft {
  readonly id: string
  readonly title: string
  readonly edit: BulkEditInput['edit']
  readonly ids?: readonly string[] | undefined
  readonly filter?: ListTexts | undefined
}

/** The fields of a new document by the body of its call: lines get text, unit, price and tax of what they name (DOC-19). Throws `Refusal`. */
export type DocumentPatchOf = (
  tx: Queryable,
  body: RestObject,
) => Promise<{ readonly id: string; readonly patch: AnyPatch }>

/** The prices of a product or one of its variants over time, from its history (LEDGER-01). */
export type PricesOver = (
  tx: Queryable,
  productId: string,
  variantId: string,
) => Promise<{ readonly timeline: readonly PricePoint[]; readonly currency: string }>

/** What tools reach of the product: the same internals as the calls of REST. */
export interface ToolDeps {
  readonly data: UserData
  /** Today's exchange rates. */
  readonly ratesOf: (tx: Queryable) => Promise<KnownRates | undefined>
  readonly plans: Readonly<Record<FoundKind, (asked: ListTexts) => ListPlan>>
  readonly findProducts: (tx: Queryable, filter: ListTexts, most: number) => Promise<string[]>
  readonly pricesOver: PricesOver
  readonly draftPatches: DraftPatches
  readonly draftBulk: (tx: Queryable, caller: Caller, draft: BulkDraft) => Promise<Outcome>
  readonly documentPatchOf: DocumentPatchOf
  /** Reads the first rows of a draft. */
  readonly draftRows: (changeSetId: string, most: number) => Statement
}

/** One call of a tool: for whom, and until when. */
export interface ToolWork extends ToolDeps {
  readonly caller: Caller
  /** Aborted when nobody waits any more, or when the time is over. */
  readonly signal: AbortSignal
  /** Epoch milliseconds. */
  readonly now: number
  /** Tells how far long work is. */
  readonly progress?: ((done: number, total: number) => void) | undefined
}

/** How a tool is carried out. Throws `Refusal`, whose words the caller is told. */
export type RunTool<Name extends ToolName> = (work: ToolWork, args: ToolArgs<Name>) => Promise<ToolResult<Name>>
