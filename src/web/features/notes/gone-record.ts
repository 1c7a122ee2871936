import { useMemo } from 'react'
import { entities } from '#contract/entities/registry.ts'
import type { Screen } from '#contract/screen.ts'
import { screens } from '#contract/screens.ts'
import { useRows, useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import type { NoteRow } from './note-place.ts'

/** Tells of a note whether the record that it is pinned to is deleted, so that it lies on no page. */
export type IsRecordGone = (note: Pick<NoteRow, 'page' | 'record'>) => boolean

/** Nothing is gone while rows may be on their way to this device, nor where nobody knows what kind of record it was. */
export function useIsRecordGone(): IsRecordGone {
  const store = useStore()
  const notes = useRows('stickyNote')
  const { isFetched } = useSyncStatus()
  return useMemo(() => {
    const pinned = isFetched ? notes.filter(({ record }) => record !== null) : []
    const gone = new Set(
      pinned
        .filter(({ page, record }) => {
          const kind = kindOn(page)
          return kind !== undefined && store.get(kind, record ?? '') === undefined
        })
        .map(({ record }) => record),
    )
    return ({ record }) => gone.has(record)
  }, [store, notes, isFetched])
}

/** The kind of the records that a screen opens. */
function kindOn(page: string): string | undefined {
  const screen = (screens as readonly Screen[]).find(({ id }) => id === page)
  return screen?.record ?? entities.find(({ collection }) => collection.replaceAll('_', '-') === page)?.kind
}
