import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** How wide a panel beside its list is. */
export const PANEL_WIDTH = 'w-[26rem] shrink-0 xl:w-[30rem]'

/** Keeps the place of a panel that is loading, so that the list does not move. */
export function PanelSlot() {
  return <div className={classNames(PANEL_WIDTH, 'max-lg:hidden')} />
}

/** A list and, where there is room, the panel of the record that is open. */
export function ListWithPanel({ children, panel }: { readonly children: ReactNode; readonly panel: ReactNode }) {
  return (
    <div className="flex items-start gap-5">
      <div {...(panel ? { 'data-beside': '' } : {})} className="min-w-0 flex-1">
        {children}
      </div>
      {panel}
    </div>
  )
}
