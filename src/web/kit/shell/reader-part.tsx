import type { ReactNode } from 'react'
import { ReadOnlyPart } from '../ui/read-only-part.tsx'
import { useReadOnly } from './reach.ts'

/** A part of a page that writes: whoever may change nothing in the account looks at it (TEAM-02). */
export function ReaderPart({ children }: { readonly children: ReactNode }) {
  return <ReadOnlyPart when={useReadOnly()}>{children}</ReadOnlyPart>
}
