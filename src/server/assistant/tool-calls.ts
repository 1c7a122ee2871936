import type { ToolName, ToolOutcome } from '#contract/assistant/tools.ts'
import { Refusal } from '#contract/refusal.ts'
import { problemOfFailure } from '#server/kit/http/errors.ts'
import { EntryRefused } from '#server/kit/database/data-access.ts'
import { runTool } from './tools/run-tool.ts'
import type { ToolWork } from './tools/tool-work.ts'

/** What becomes of a call: its result, or in words why there is none. Our own faults are logged, and told without their inside. */
export async function outcomeOf(
  name: ToolName,
  args: unknown,
  work: ToolWork,
  log: (error: unknown) => void,
): Promise<ToolOutcome> {
  try {
    return { result: await runTool(name, args, work) }
  } catch (error) {
    work.signal.throwIfAborted()
    const problem = problemOfFailure(error)
    if (!(error instanceof Refusal) && !(error instanceof EntryRefused) && problem.status >= 500) log(error)
    const fields = (problem.errors ?? []).map(({ field, message }) => `${field} ${message}`)
    return {
      refused: [problem.title, ...fields].join(' · '),
      ...(fields.length === 0 ? { reason: problem.title } : {}),
    }
  }
}
