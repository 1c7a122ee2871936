import * as z from 'zod/mini'

/** What a tool does: it reads, or it drafts a change set that only a person applies (CHAT-05). */
export type ToolScope = 'read' | 'draft'

/** One tool of the assistant, declared once for the built-in assistant, for models, and for outside assistants over MCP (CHAT-04, CHAT-06). */
export interface AssistantTool<Args = unknown, Result = unknown, Given = unknown> {
  /** Its name on the wire: `find_products`. */
  readonly name: string
  /** What it does and when to use it, for a model. */
  readonly description: string
  readonly args: z.ZodMiniType<Args, Given>
  /** Amounts and percentages are decimal texts, so that nothing is lost on the way. */
  readonly result: z.ZodMiniType<Result>
  readonly scope: ToolScope
  /** It needs no account: the public chat has it too. */
  readonly isPublic?: true
}

/** Declares a tool; arguments and result keep their types. */
export function tool<const Name extends string, Args, Result, Given>(
  declared: AssistantTool<Args, Result, Given> & { readonly name: Name },
): AssistantTool<Args, Result, Given> & { readonly name: Name } {
  return declared
}

/** A schema with a sentence for the caller. */
export function said<S extends z.ZodMiniType>(schema: S, description: string): S {
  z.globalRegistry.add(schema, { description })
  return schema
}
