import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { changeSetsMessages as messages } from './messages.ts'

/** A part of a row that stayed when its change set was taken back, in words. */
export interface KeptReason {
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
export function keptReasons(
  { kept }: Pick<ChangeSetRow, 'kept'>,
  laterOf: (changeSetId: string) => LaterChange | undefined,
): readonly KeptReason[] {
  return kept.map(({ key, label, reason, message, changeSetId }) => ({
    key,
    what: label === '' ? messages.kept.everything : label,
    why:
      reason === 'overwritten'
        ? overwrittenReason(laterOf(changeSetId ?? ''))
        : (message ?? messages.kept.reasons[reason]),
  }))
}

function overwrittenReason(later: LaterChange | undefined): string {
  const name = later ? messages.kept.quoted(later.title) : messages.kept.another
  if (later?.state === 'reverted') return messages.kept.goneWith(name)
  return later?.state === 'partly' ? messages.kept.partlyGoneWith(name) : messages.kept.overwritten(name)
}
