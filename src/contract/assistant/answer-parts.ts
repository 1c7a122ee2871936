import * as z from 'zod/mini'
import { boundedText } from '../fields.ts'
import { CELL_KINDS, proposal } from './proposal.ts'

/** A row that a figure or a line of a table leads to. */
const rowLink = z.object({ kind: boundedText(40), id: boundedText(60) })
export type RowLink = z.infer<typeof rowLink>

/**
 * A figure within a text: from `at`, so many characters. One that no result of the conversation holds is not verified, and is shown so
 * (CHAT-05).
 */
const figureMark = z.object({
  at: z.int(),
  length: z.int(),
  verified: z.boolean(),
  /** The row whose figure it is. */
  link: z.optional(rowLink),
})
export type FigureMark = z.infer<typeof figureMark>

/** A text of an answer: plain, never markup; links and pictures in it are nothing but letters. */
const textPart = z.object({
  type: z.literal('text'),
  text: boundedText(8_000),
  figures: z.array(figureMark).check(z.maxLength(400)),
})

/** A cell: the raw value, which the screen formats for its reader; amounts with their currency. */
const cell = z.object({
  value: z.nullable(boundedText(500)),
  currency: z.optional(boundedText(500)),
  link: z.optional(rowLink),
})
export type TableCell = z.infer<typeof cell>

/** A list on screen that shows what a table begins. */
const listLink = z.object({ screen: boundedText(500), search: z.record(boundedText(500), boundedText(500)) })
export type ListLink = z.infer<typeof listLink>

/** The most rows of a table in an answer. */
export const MOST_TABLE_ROWS = 8

const tablePart = z.object({
  type: z.literal('table'),
  title: boundedText(200),
  columns: z.array(z.object({ label: boundedText(500), kind: z.enum(CELL_KINDS) })).check(z.maxLength(10)),
  rows: z.array(z.array(cell).check(z.maxLength(10))).check(z.maxLength(MOST_TABLE_ROWS)),
  /** How many rows there are in all. */
  total: z.int(),
  /** Where all of them are. */
  open: z.optional(listLink),
})

const chartPart = z.object({
  type: z.literal('chart'),
  title: boundedText(200),
  shape: z.enum(['bar', 'line']),
  kind: z.enum(['money', 'percent', 'number']),
  currency: z.optional(boundedText(500)),
  points: z
    .array(z.object({ label: boundedText(500), value: boundedText(500), link: z.optional(rowLink) }))
    .check(z.maxLength(60)),
})

const proposalPart = z.object({ type: z.literal('proposal'), ...proposal.shape })

/** The longest question that an answer can suggest, and the most of them. */
export const [LONGEST_SUGGESTED, MOST_SUGGESTED] = [200, 6]

/** What can be asked instead, each by one press, and the places that tell more: screens, and pages of information. */
const suggestionsPart = z.object({
  type: z.literal('suggestions'),
  questions: z.array(boundedText(LONGEST_SUGGESTED)).check(z.maxLength(MOST_SUGGESTED)),
  places: z.array(boundedText(60)).check(z.maxLength(6)),
})

/** A part of an answer. */
export const answerPart = z.discriminatedUnion('type', [textPart, tablePart, chartPart, proposalPart, suggestionsPart])
export type AnswerPart = z.infer<typeof answerPart>
export type TextPart = z.infer<typeof textPart>
export type TablePart = z.infer<typeof tablePart>
export type ChartPart = z.infer<typeof chartPart>
export type SuggestionsPart = z.infer<typeof suggestionsPart>
export type ProposalPart = z.infer<typeof proposalPart>

/** The most parts of one answer. */
export const MOST_PARTS = 40
export const answerParts = z.array(answerPart).check(z.maxLength(MOST_PARTS))

/** Whether what is kept of an answer is all of it: before its end only proposals are kept, each as it is made. */
export function isWholeAnswer(kept: readonly AnswerPart[]): boolean {
  return kept.some(({ type }) => type !== 'proposal')
}
