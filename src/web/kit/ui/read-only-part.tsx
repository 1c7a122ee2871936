import { createContext, type ReactNode, useContext } from 'react'

const ReadOnly = createContext(false)

interface ReadOnlyPartProps {
  /** False opens a part again that changes nothing but what is shown: filters, a period. */
  readonly when: boolean
  readonly children: ReactNode
}

/**
 * A part of a page that is looked at and not changed (TEAM-02): its fields stand as text, and buttons and entries of menus that do not say that they
 * `reads` are not offered.
 */
export function ReadOnlyPart({ when, children }: ReadOnlyPartProps) {
  return <ReadOnly value={when}>{children}</ReadOnly>
}

/** Whether nothing is changed here. */
export function useReadOnlyPart(): boolean {
  return useContext(ReadOnly)
}
