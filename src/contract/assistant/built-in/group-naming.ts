import type { GroupMention } from '#domain/assistant/asked.ts'
import { matchName } from '#domain/assistant/name-match.ts'
import { MOST_TABLE_ROWS } from '../answer-parts.ts'
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

/** A name that no category or brand has, or several alike, with those that were looked through. */
export interface NoGroup {
  readonly mention: GroupMention
  readonly others: readonly FoundGroup[]
}

/** Looks for the category or brand that a question names. */
export function* groupNamed(
  mention: GroupMention,
): Generator<ToolCall, { readonly one: FoundGroup } | NoGroup, ToolOutcome> {
  const { kind, name } = mention
  const others: FoundGroup[] = []
  for (const by of kind === 'either' ? (['category', 'brand'] as const) : [kind]) {
    const report = resultOf(yield* calling('margin_report', { by, limit: MOST_ROWS }))
    const groups = [...(report?.groups ?? []), ...(report?.above ?? [])].flatMap((figures) =>
      figures.id === null || figures.name === null ? [] : { by, id: figures.id, name: figures.name, figures },
    )
    const match = matchName(name.words, groups)
    if ('one' in match) return { one: { ...match.one, ...(match.hasSlip ? { slip: name.raw } : {}) } }
    others.push(...groups)
  }
  return { mention, others }
}

/** The names of groups that hold some of the words, or else of the largest categories; of brands where only these are meant. */
export function closestNames({ mention: { kind, name }, others }: NoGroup): readonly string[] {
  const match = matchName(name.words, others)
  const near = 'near' in match ? match.near : 'several' in match ? match.several : [match.one]
  const largest = others.filter(({ by }) => kind === 'brand' || by === 'category').slice(0, MOST_TABLE_ROWS)
  return [...new Set((near.length > 0 ? near : largest).map((group) => group.name))]
}
