import { useSyncExternalStore } from 'react'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { chooseLook, type Look, lookChoice, looks, onLookChange } from './device-looks.ts'
import { lookMessages } from './look-messages.ts'

/** Chooses a look of this device; takes effect at once (PAGE-06). */
export function LookSwitch({ look }: { readonly look: Look }) {
  const choice = useSyncExternalStore(onLookChange, () => lookChoice(look))
  const words: Readonly<Record<string, string>> = lookMessages[look].choices
  return (
    <SegmentedControl
      label={lookMessages[look].label}
      value={choice}
      segments={looks[look].map((each) => ({ value: each, label: words[each] ?? each }))}
      onChange={(next) => chooseLook(look, next)}
    />
  )
}
