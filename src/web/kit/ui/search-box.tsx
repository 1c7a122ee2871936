import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { ReadOnlyPart } from './read-only-part.tsx'
import { TextField } from './text-field.tsx'
import { uiMessages } from './messages.ts'

export interface SearchBoxProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly className?: string
}

/** Searches as one types. The key / leads here from anywhere on the page, Escape clears. */
export function SearchBox({ label, placeholder, value, onChange, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <ReadOnlyPart when={false}>
      <TextField
        ref={input}
        type="search"
        label={label}
        hideLabel
        placeholder={placeholder}
        className={classNames('w-full', className)}
        before={<Search aria-hidden="true" />}
        after={
          value !== '' && (
            <button
              type="button"
              aria-label={uiMessages.clearSearch}
              className="-me-1.5 inline-flex size-7 items-center justify-center rounded-md hover:text-fg"
              onClick={() => {
                onChange('')
                input.current?.focus()
              }}
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          )
        }
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return
          event.preventDefault()
          onChange('')
        }}
      />
    </ReadOnlyPart>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
