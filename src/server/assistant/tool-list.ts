import * as z from 'zod/mini'
import { assistantTools, type ToolName } from '#contract/assistant/tools.ts'
import type { AssistantTool, ToolScope } from '#contract/assistant/tool.ts'

/** A tool with the JSON Schemas of its arguments and result. */
export interface ListedTool {
  readonly name: ToolName
  readonly description: string
  readonly scope: ToolScope
  readonly args: JsonSchema
  readonly result: JsonSchema
}

/** A JSON Schema of an object. */
export type JsonSchema = Readonly<Record<string, unknown>> & { readonly type: 'object' }

/** Every tool in the order of its declaration; schemas are made once. */
export const listedTools: readonly ListedTool[] = (
  Object.entries(assistantTools) as readonly (readonly [ToolName, AssistantTool])[]
).map(([name, tool]) => ({
  name,
  description: tool.description,
  scope: tool.scope,
  args: schemaOf(tool.args, 'input'),
  result: schemaOf(tool.result, 'output'),
}))

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' })
  return { ...made, type: 'object' }
}
