import type { Language } from '../languages.ts'
import type { AnswerPart } from './answer-parts.ts'
import type { PageContext } from './ask.ts'
import type { ToolCall, ToolInput, ToolName, ToolOutcome, ToolResult } from './tools.ts'

/** What the built-in assistant knows beside the question. */
export interface BuiltInContext {
  readonly language: Language
  /** YYYY-MM-DD of the business. */
  readonly today: string
  /** The currency of the business. */
  readonly currency: string
  /** The VAT that prices of the business include, as decimal text; undefined where they do not. */
  readonly vat?: string | undefined
  /** What the person has open. */
  readonly page: PageContext | undefined
  /** Earlier messages of the conversation, the newest last. */
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  /** A visitor without an account asks: only tools with `isPublic` can be called. */
  readonly isPublic: boolean
}

/**
 * An answer of the built-in assistant: it yields the calls it needs, one after the other, is given what became of each, and returns the
 * parts of the answer. Pure: the same question, context and results give the same answer.
 */
export type BuiltInAnswer = Generator<ToolCall, readonly AnswerPart[], ToolOutcome>

/** How the built-in assistant is asked (CHAT-04). */
export type AnswerBuiltIn = (question: string, context: BuiltInContext) => BuiltInAnswer

/** The most calls that one answer may make. */
export const MOST_CALLS = 12

/** Calls a tool from within a built-in answer: `const found = yield* calling('find_products', { search })`. */
export function* calling<Name extends ToolName>(
  tool: Name,
  args: ToolInput<Name>,
): Generator<ToolCall, ToolOutcome<Name>, ToolOutcome> {
  const call = { tool, args } as ToolCall
  return (yield call) as ToolOutcome<Name>
}

/** The result of a call, or undefined where it was refused. */
export function resultOf<Name extends ToolName>(outcome: ToolOutcome<Name>): ToolResult<Name> | undefined {
  return 'result' in outcome ? outcome.result : undefined
}

/** A text part without figures of its own; the server marks those that it holds. */
export function saidInWords(text: string): AnswerPart {
  return { type: 'text', text, figures: [] }
}
