import { useCallback } from 'react'
import { useStore } from '#web/kit/data/use-store.ts'
import { PickCell } from '#web/kit/grid/pick-cell.tsx'
import { findOffer, type LineOffer, lineOffers } from './line-offers.ts'
import { lineMessages } from './messages.ts'

interface LinePickProps {
  readonly cell: string
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly disabled: boolean
  readonly multiline?: boolean
  readonly className?: string
  readonly onText: (text: string) => void
  readonly onPick: (offer: LineOffer) => void
}

/** What a line is of: offers products, variants and services that hold what is typed; other words stay as they are. */
export function LinePick(props: LinePickProps) {
  const store = useStore()
  const offersOf = useCallback((typed: string) => lineOffers(store, typed), [store])
  return (
    <PickCell
      {...props}
      offersLabel={lineMessages.pick}
      offersOf={offersOf}
      find={(typed) => findOffer(store, typed)}
    />
  )
}
