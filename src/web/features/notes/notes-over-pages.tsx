import { Suspense } from 'react'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import type { MoreOfNote } from './note-tools.tsx'
import { NotesLayer } from './notes-layer.tsx'
import { notesSheet } from './notes-state.ts'

const NotesSheet = lazyPart(() => import('./notes-sheet.tsx').then((module) => module.NotesSheet))

/** The sticky notes of the signed-in user, over every page; on a phone in a sheet. `more` adds to what can be done with a note. */
export function NotesOverPages({ more }: { readonly more?: MoreOfNote }) {
  const phone = useMediaQuery(PHONE_QUERY)
  const isAsked = notesSheet.use()
  if (!phone) return <NotesLayer more={more} />
  return <Suspense fallback={null}>{isAsked && <NotesSheet more={more} />}</Suspense>
}
