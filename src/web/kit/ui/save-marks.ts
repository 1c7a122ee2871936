import { createContext, useContext, useId, useMemo, useSyncExternalStore } from 'react'

const SHOWN_MS = 1_200

/** Which field of a record was saved just now. */
export interface SaveMarks {
  /** A field is used from now on. */
  readonly use: (field: string) => void
  /** Notes the field in use, which by the time that its change is saved may be another; the answer says that it is saved. */
  readonly begin: () => () => void
  readonly isSaved: (field: string) => boolean
  readonly listen: (listener: () => void) => () => void
}

/** Remembers which field is in use and says for a moment that it is saved. */
export function saveMarks(shownMs = SHOWN_MS): SaveMarks {
  const listeners = new Set<() => void>()
  let used: string | undefined
  let saved: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (field: string | undefined): void => {
    saved = field
    for (const listener of listeners) listener()
  }
  return {
    use(field) {
      used = field
    },
    begin() {
      const field = used
      return () => {
        clearTimeout(timer)
        show(field)
        timer = setTimeout(() => show(undefined), shownMs)
      }
    },
    isSaved: (field) => saved === field,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const Marks = createContext<SaveMarks | undefined>(undefined)

/** Fields inside say for a moment that they are saved, each where it stands. */
export const SaveMarksProvider = Marks

/** The marks of the record whose fields stand around; undefined where fields say nothing. */
export function useSaveMarks(): SaveMarks | undefined {
  return useContext(Marks)
}

/** Whether a field was saved just now; undefined where fields say nothing. `used` is given to its root, so that it is known to be in use. */
export function useSaveMark() {
  const marks = useContext(Marks)
  const id = useId()
  const isSaved = useSyncExternalStore(marks?.listen ?? never, () => marks?.isSaved(id) ?? false)
  const used = useMemo(() => {
    const use = marks && (() => marks.use(id))
    return use ? { onFocusCapture: use, onPointerDownCapture: use } : {}
  }, [marks, id])
  return { isSaved: marks && isSaved, used }
}

function never() {
  return () => undefined
}
