import { useEffect, useRef } from 'react'
import { undoneWords } from '../actions/undo-outcome.ts'
import { useStore, useSyncStatus } from '../data/use-store.ts'
import { showToast } from '../ui/toast.ts'

/** Says at once how an undo came out that others had a part in; nobody has to decide anything. */
export function UndoneNotice(): null {
  const { undone } = useSyncStatus()
  const store = useStore()
  const told = useRef(new Set<string>())
  useEffect(() => {
    for (const edit of undone ?? []) {
      // What was told before this page was opened is history.
      if (edit.at < performance.timeOrigin || told.current.has(edit.mutationId)) continue
      told.current.add(edit.mutationId)
      showToast({ key: 'undone', ...undoneWords(edit, store) })
    }
  }, [undone, store])
  return null
}
