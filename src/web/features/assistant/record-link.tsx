import type { ReactNode } from 'react'
import type { RowLink } from '#contract/assistant/answer-parts.ts'
import { recordScreen } from '#contract/record-screen.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'

const linkClass = 'underline decoration-line underline-offset-2 hover:decoration-current'

/** A figure or name that leads to its record, where that has a place of its own. */
export function RecordLink({ link, children }: { readonly link: RowLink | undefined; readonly children: ReactNode }) {
  const screen = link && recordScreen(link.kind)
  if (!screen) return children
  return (
    <ScreenLink screen={screen} search={{ id: link.id }} className={linkClass}>
      {children}
    </ScreenLink>
  )
}
