import SearchX from 'lucide-react/icons/search-x'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export interface NothingFoundProps {
  readonly messages: { readonly title: string; readonly text: string; readonly reset: string }
  readonly onReset: () => void
}

/** In place of a list that has rows, but none that search and filters find. */
export function NothingFound({ messages, onReset }: NothingFoundProps) {
  return (
    <EmptyState icon={<SearchX />} title={messages.title} action={<Button onClick={onReset}>{messages.reset}</Button>}>
      {messages.text}
    </EmptyState>
  )
}
