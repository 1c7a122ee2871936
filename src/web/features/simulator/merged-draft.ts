import { editedLevers, editedValues, leversEditOf, valuesEditOf } from '#contract/levers-edit.ts'
import type { SavedDraft } from './draft.ts'

/** A draft that was changed here and elsewhere since it was the same, lever by lever; where both changed one, that of here stands. */
export function mergedDraft(base: SavedDraft, mine: SavedDraft, theirs: SavedDraft): SavedDraft {
  return {
    levers: editedLevers(theirs.levers, leversEditOf(base.levers, mine.levers)),
    scope: editedValues(theirs.scope, valuesEditOf(base.scope, mine.scope)) as SavedDraft['scope'],
    soldDays: mine.soldDays === base.soldDays ? theirs.soldDays : mine.soldDays,
    volumeChange: mine.volumeChange === base.volumeChange ? theirs.volumeChange : mine.volumeChange,
  }
}
