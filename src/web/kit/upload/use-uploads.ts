import { useSyncExternalStore } from 'react'
import type { PicturedKind } from '#contract/pictures.ts'
import { type ShownUpload, uploadSession } from './upload-session.ts'

const NONE: readonly ShownUpload[] = []

/** The pictures on their way into one row, oldest first. */
export function useUploads(kind: PicturedKind, rowId: string): readonly ShownUpload[] {
  const session = uploadSession()
  const all = useSyncExternalStore(session?.subscribe ?? noChanges, session?.list ?? none)
  return all.filter((each) => each.kind === kind && each.rowId === rowId)
}

function noChanges(): () => void {
  return () => undefined
}

function none(): readonly ShownUpload[] {
  return NONE
}
