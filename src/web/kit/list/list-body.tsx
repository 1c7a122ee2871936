import type { ReactNode } from 'react'

/** A list with what belongs to it. Escape closes the panel beside it, where one is open. */
export function ListBody({
  onClose,
  children,
}: {
  readonly onClose: (() => void) | undefined
  readonly children: ReactNode
}) {
  return (
    <div
      role="presentation"
      className="space-y-3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !onClose) return
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </div>
  )
}
