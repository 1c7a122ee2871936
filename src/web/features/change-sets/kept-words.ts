import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { changeSetsText } from './text.ts'

const text = changeSetsText.kept

/** A part of a row that stayed when its change set was taken back, in words. */
export interface KeptWords {
  readonly key: string
  readonly what: string
  readonly why: string
}

/** What stayed of a row and why; `titleOf` names the change sets that wrote over it. */
export function keptWords(
  { kept }: Pick<ChangeSetRow, 'kept'>,
  titleOf: (changeSetId: string) => string | undefined,
): readonly KeptWords[] {
  return kept.map(({ key, label, reason, message, changeSetId }) => ({
    key,
    what: label === '' ? text.everything : label,
    why:
      reason === 'overwritten'
        ? text.overwritten(titleOf(changeSetId ?? '') ?? text.another)
        : (message ?? text.reasons[reason]),
  }))
}
