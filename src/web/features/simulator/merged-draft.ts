import { joinedLevers, splitLevers } from '#contract/lever-parts.ts'
import { mergedParts } from '#contract/merged-parts.ts'
import type { SavedDraft } from './draft.ts'

/** A draft that was changed here and elsewhere since it was the same, lever by lever; where both changed one, that of here stands. */
export function mergedDraft(base: SavedDraft, mine: SavedDraft, theirs: SavedDraft): SavedDraft {
  const levers = mergedParts(splitLevers(base.levers), splitLevers(mine.levers), splitLevers(theirs.levers))
  const { soldDays, volumeChange } = mergedParts({ ...base }, { ...mine }, { ...theirs }) as unknown as SavedDraft
  return {
    levers: joinedLevers(levers),
    scope: mergedParts(base.scope, mine.scope, theirs.scope) as SavedDraft['scope'],
    soldDays,
    volumeChange,
  }
}
