import type { GroupMention } from '#domain/assistant/asked.ts'
import { matchName } from '#domain/assistant/name-match.ts'
import { calling, resultOf } from '../built-in.ts'
import { MOST_ROWS } from '../figures.ts'
import type { ToolCall, ToolOutcome, ToolResult } from '../tools.ts'

/** The margins of a category or brand. */
type GroupFigures = ToolResult<'margin_report'>['groups'][number]

/** A category or brand that was found, with its margins. */
export interface FoundGroup {
  readonly by: 'category' | 'brand'
  readonly id: string
  readonly name: string
  readonly figures: GroupFigures
  /** What was written in the place of its name, where that has a slip of the keys. */
  readonly slip?: string
}

/** The category or brand that a question names; undefined where there is none, or where several fit alike. */
export function* groupNamed({ kind, name }: GroupMention): Generator<ToolCall, FoundGroup | undefined, ToolOutcome> {
  for (const by of kind === 'either' ? (['category', 'brand'] as const) : [kind]) {
    const report = resultOf(yield* calling('margin_report', { by, limit: MOST_ROWS }))
    const groups = [...(report?.groups ?? []), ...(report?.above ?? [])].flatMap((figures) =>
      figures.id === null || figures.name === null ? [] : { by, id: figures.id, name: figures.name, figures },
    )
    const match = matchName(name.words, groups)
    if ('one' in match) return { ...match.one, ...(match.hasSlip ? { slip: name.raw } : {}) }
  }
  return undefined
}
