import * as z from 'zod/mini'
import { boundedText } from '../fields.ts'

/** What a shown value is: the screen formats it for its reader. A `percent` was worked out, a `rate` was entered and keeps its digits. */
export const CELL_KINDS = ['text', 'money', 'percent', 'rate', 'number', 'day'] as const

/** One row of a proposal with what would change. */
const proposedRow = z.object({
  kind: boundedText(2_000),
  id: z.nullable(boundedText(2_000)),
  name: boundedText(2_000),
  state: boundedText(2_000),
  changes: z.array(
    z.object({
      field: boundedText(2_000),
      label: boundedText(2_000),
      before: z.nullable(boundedText(2_000)),
      after: z.nullable(boundedText(2_000)),
      kind: z.optional(z.enum(CELL_KINDS)),
      /** Of an amount. */
      currency: z.optional(boundedText(40)),
    }),
  ),
  /** The first lines of a document. */
  lines: z.optional(
    z.array(
      z.object({
        quantity: boundedText(40),
        description: boundedText(2_000),
        unitPrice: boundedText(40),
        currency: boundedText(40),
      }),
    ),
  ),
  /** Why it would be refused. */
  problems: z.array(boundedText(2_000)),
})

/** A change set that was drafted: nothing is written until a person applies it (CHAT-05). */
export const proposal = z.object({
  changeSetId: boundedText(2_000),
  title: boundedText(2_000),
  /** Always `checked`: looked through, and not applied. */
  state: boundedText(2_000),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  belowFloor: z.int(),
  losing: z.int(),
  marginBefore: z.nullable(boundedText(2_000)),
  marginAfter: z.nullable(boundedText(2_000)),
  /** At most three of its rows. */
  examples: z.array(proposedRow),
  /** The address of its preview, where a person applies or discards it. */
  preview: boundedText(2_000),
})
export type Proposal = z.infer<typeof proposal>
