import type { ReactNode } from 'react'
import SearchX from 'lucide-react/icons/search-x'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export interface NothingFoundProps {
  readonly messages: { readonly title: string; readonly text: string; readonly reset: string }
  /** What somebody asks the list for, and how that is taken off. */
  readonly asked: { readonly search: string; readonly isFiltered: boolean; readonly reset: () => void }
  /** What belongs here where nobody searched or filtered: the list stands under a tab that has no rows. */
  readonly emptyTab?: ReactNode
}

/** In place of a list that has rows, but none that search and filters find. */
export function NothingFound({ messages, asked, emptyTab }: NothingFoundProps) {
  if (emptyTab && !asked.isFiltered && asked.search.trim() === '') return emptyTab
  return (
    <EmptyState
      icon={<SearchX />}
      title={messages.title}
      action={
        <Button reads onClick={asked.reset}>
          {messages.reset}
        </Button>
      }
    >
      {messages.text}
    </EmptyState>
  )
}
