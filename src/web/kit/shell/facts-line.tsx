import type { ReactNode } from 'react'

/** The line of facts below a heading: words first, then what can be chosen there. */
export function FactsLine({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {text !== '' && <span className="wrap-anywhere">{text}</span>}
      {children}
    </span>
  )
}
