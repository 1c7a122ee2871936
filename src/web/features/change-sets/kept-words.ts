import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { changeSetsText } from './text.ts'

const text = changeSetsText.kept

/** A part of a row that stayed when its change set was taken back, in words. */
export interface KeptWords {
  readonly key: string
  readonly what: string
  readonly why: string
}

/** A change set that wrote over a part, as far as this device knows it. */
export interface LaterChange {
  readonly title: string
  readonly state: string
}

/** What stayed of a row and why; `laterOf` knows the change sets that wrote over it. */
export function keptWords(
  { kept }: Pick<ChangeSetRow, 'kept'>,
  laterOf: (changeSetId: string) => LaterChange | undefined,
): readonly KeptWords[] {
  return kept.map(({ key, label, reason, message, changeSetId }) => ({
    key,
    what: label === '' ? text.everything : label,
    why: reason === 'overwritten' ? overwrittenWords(laterOf(changeSetId ?? '')) : (message ?? text.reasons[reason]),
  }))
}

function overwrittenWords(later: LaterChange | undefined): string {
  const name = later ? text.quoted(later.title) : text.another
  if (later?.state === 'reverted') return text.goneWith(name)
  return later?.state === 'partly' ? text.partlyGoneWith(name) : text.overwritten(name)
}
