import { useState } from 'react'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { storesMessages } from './messages.ts'

interface NameFieldProps {
  readonly name: string
  readonly isBlocked: boolean
  readonly onChange: (name: string) => void
}

/** What a store is called here; saved on leaving the field, and an empty one stays as it was. */
export function NameField({ name, isBlocked, onChange }: NameFieldProps) {
  const [typed, setTyped] = useState<string>()
  function commit() {
    const next = typed?.trim() ?? ''
    if (next !== '' && next !== name) onChange(next)
    setTyped(undefined)
  }
  return (
    <TextField
      label={storesMessages.settings.name}
      disabled={isBlocked}
      maxLength={200}
      value={typed ?? name}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}
