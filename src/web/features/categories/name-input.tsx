import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { category } from '#contract/entities/category.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { TextField } from '#web/kit/ui/text-field.tsx'

const readName = readField(category.fields.name)

const MENU_FADES_MS = 400

export interface NameInputProps {
  readonly label: string
  readonly name: string
  readonly help?: string
  readonly onCommit: (name: string) => void
  readonly onClose: () => void
  /** Makes room for the next name after each. */
  readonly goOn?: boolean
}

/** A name typed in its place in the list: Enter commits, Escape ends, leaving commits what can be. */
export function NameInput({ label, name, help, onCommit, onClose, goOn = false }: NameInputProps) {
  const [typed, setTyped] = useState(name)
  const [issue, setIssue] = useState<string | undefined>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const closed = useRef(false)
  const openedAt = useRef(0)
  useEffect(() => {
    closed.current = false
    openedAt.current = performance.now()
    input.current?.focus()
    input.current?.select()
  }, [])

  useEffect(() => {
    if (issue !== undefined) input.current?.closest('tr, li')?.scrollIntoView({ block: 'nearest' })
  }, [issue])

  function close() {
    closed.current = true
    onClose()
  }

  function commit(): boolean {
    const read = readName(typed)
    if ('issue' in read) {
      setIssue(read.issue)
      return false
    }
    if (read.value !== name) onCommit(read.value)
    return true
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    event.stopPropagation()
    if (event.key === 'Escape') close()
    if (event.key !== 'Enter') return
    if (goOn && typed.trim() === '') return close()
    if (!commit()) return
    if (goOn) setTyped('')
    else close()
  }

  function onBlur(event: FocusEvent) {
    // The window lost the focus, not the field.
    if (closed.current || event.target === document.activeElement) return
    // The menu that led here gives the focus back to its button once it has faded.
    if (isMenuButton(event.relatedTarget) && performance.now() - openedAt.current < MENU_FADES_MS) {
      input.current?.focus()
      return
    }
    if (typed.trim() !== '') commit()
    close()
  }

  return (
    <TextField
      ref={input}
      label={label}
      hideLabel
      help={help}
      error={issue}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        setIssue(undefined)
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={(event) => event.stopPropagation()}
    />
  )
}

function isMenuButton(element: EventTarget | null): boolean {
  return element instanceof Element && element.getAttribute('aria-haspopup') === 'menu'
}
