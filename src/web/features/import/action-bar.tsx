import type { ReactNode } from 'react'

/**
 * The way on from a step; it stays in sight while the step is longer than the window, above a phone's navigation. There the floating button
 * stands at its end, wherever the page is scrolled to.
 */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-foot=""
      className="sticky bottom-0 z-5 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-bg px-4 py-3 max-md:bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] max-md:in-[body:has([data-floating-row])]:pe-19"
    >
      {children}
    </div>
  )
}
