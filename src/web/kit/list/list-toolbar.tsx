import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { ReadOnlyPart } from '../ui/read-only-part.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { barMessages } from './bar-messages.ts'

export interface ListToolbarProps {
  readonly messages: { readonly search: string; readonly searchHint: string }
  /** What is searched for. */
  readonly value: string
  readonly onType: (search: string) => void
  readonly filters?: ReactNode
  /** Little room for many filters: they wait behind a button, unless one of them is set. */
  readonly folded?: { readonly isFiltered: boolean } | false
  /** What is done with the whole list, at the end of the row. */
  readonly actions?: ReactNode
}

/** The row above a list: search as one types, filters, and what is done with the list. */
export function ListToolbar({ messages, value, onType, filters, folded = false, actions }: ListToolbarProps) {
  const [open, setOpen] = useState(false)
  const isOpen = open || (folded && folded.isFiltered)
  const end = actions && <div className="ms-auto flex shrink-0 gap-2">{actions}</div>
  const search = (
    <SearchBox
      label={messages.search}
      placeholder={messages.searchHint}
      className={
        folded ? 'min-w-0 flex-1 basis-40 max-[22rem]:basis-full md:max-w-80' : 'min-w-48 md:max-w-80 md:flex-1'
      }
      value={value}
      onChange={onType}
    />
  )
  // Filters without room go on below; what is done with the list stays in the first line.
  if (!folded)
    return (
      <div className="flex flex-wrap items-center gap-2 md:flex-nowrap md:items-start">
        <div className="contents md:flex md:min-w-0 md:flex-1 md:flex-wrap md:items-center md:gap-2">
          {search}
          <ReadOnlyPart when={false}>{filters}</ReadOnlyPart>
        </div>
        {end}
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      {search}
      <IconButton
        reads
        label={barMessages.filters}
        icon={<SlidersHorizontal />}
        bordered
        aria-expanded={isOpen}
        onClick={() => setOpen(!open)}
      />
      {end}
      {isOpen && (
        <div className="flex w-full flex-wrap gap-2">
          <ReadOnlyPart when={false}>{filters}</ReadOnlyPart>
        </div>
      )}
    </div>
  )
}
