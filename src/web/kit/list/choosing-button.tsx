import { Button } from '../ui/button.tsx'
import { selectionMessages as messages } from './selection-messages.ts'

interface ChoosingButtonProps {
  readonly choosing: boolean
  readonly onChange: (choosing: boolean) => void
}

/** Shows and hides the boxes that choose rows on a phone, where tables do not stand. */
export function ChoosingButton({ choosing, onChange }: ChoosingButtonProps) {
  return (
    <Button tone="ghost" onClick={() => onChange(!choosing)}>
      {choosing ? messages.stop : messages.start}
    </Button>
  )
}
