import { expect } from 'vitest'
import type { AssistantTool } from '#contract/assistant/tool.ts'
import { assistantTools, type ToolInput, type ToolName, type ToolResult } from '#contract/assistant/tools.ts'
import { runTool } from '#server/assistant/tools/run-tool.ts'
import type { ToolWork } from '#server/assistant/tools/tool-work.ts'
import { referenceRates } from '#server/currency/rate-sets.ts'
import { createLive } from '#server/kit/live.ts'
import { createUserData, type UserData } from '#server/kit/user-data.ts'
import { toolDepsOf } from '#server/product.ts'
import type { TestDatabase } from '#test/database.ts'

/** The rows of the users of a test database. */
export function userDataOf({ dataAccess }: TestDatabase): UserData {
  return createUserData(dataAccess, createLive(), referenceRates)
}

/** What a tool is run with by a user. */
export function toolWorkOf(data: UserData, userId: string): ToolWork {
  const caller = { actor: { kind: 'user', userId }, name: 'user' } as const
  return { ...toolDepsOf(data), caller, signal: new AbortController().signal, now: Date.now() }
}

/** Runs the tools of the assistant in the name of a user, and makes sure that they answer what they declare. */
export function toolCaller(context: TestDatabase) {
  return async <Name extends ToolName>(
    userId: string,
    name: Name,
    args: ToolInput<Name>,
  ): Promise<ToolResult<Name>> => {
    const result = await runTool(name, args, toolWorkOf(userDataOf(context), userId))
    const { error } = (assistantTools[name] as AssistantTool).result.safeParse(result)
    expect(error).toBeUndefined()
    return result
  }
}
