import * as z from 'zod/mini'

/** One row of a proposal with what would change. */
const proposedRow = z.object({
  kind: z.string(),
  id: z.nullable(z.string()),
  name: z.string(),
  state: z.string(),
  changes: z.array(
    z.object({ field: z.string(), label: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
  /** Why it would be refused. */
  problems: z.array(z.string()),
})

/** A change set that was drafted: nothing is written until a person applies it (CHAT-05). */
export const proposal = z.object({
  changeSetId: z.string(),
  title: z.string(),
  /** Always `checked`: looked through, and not applied. */
  state: z.string(),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  belowFloor: z.int(),
  losing: z.int(),
  marginBefore: z.nullable(z.string()),
  marginAfter: z.nullable(z.string()),
  /** At most three of its rows. */
  examples: z.array(proposedRow),
  /** The address of its preview, where a person applies or discards it. */
  preview: z.string(),
})
export type Proposal = z.infer<typeof proposal>
