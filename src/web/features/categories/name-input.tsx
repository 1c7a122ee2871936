import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { category } from '#contract/entities/category.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { TextField } from '#web/kit/ui/text-field.tsx'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { CategoryNode } from './category-tree.ts'
import { categoriesMessages as messages } from './messages.ts'
import type { CategoryRowsProps } from './use-tree-state.ts'

const readName = readField(category.fields.name)

const MENU_FADES_MS = 400

interface NameInputProps {
  readonly label: string
  readonly name: string
  readonly help?: string
  readonly onCommit: (name: string) => void
  readonly onClose: () => void
  /** Makes room for the next name after each. */
  readonly goOn?: boolean
}

/** A name typed in its place in the list: Enter commits, Escape ends, leaving commits what can be. */
function NameInput({ label, name, help, onCommit, onClose, goOn = false }: NameInputProps) {
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

type TreeActions = Pick<CategoryRowsProps, 'actions' | 'tree'>

/** Types another name of a category where it stands. */
export function RenameInput({ row, actions, tree }: TreeActions & { readonly row: RowOfKind<'category'> }) {
  return (
    <NameInput
      label={messages.renameOf(row.name)}
      name={row.name}
      onCommit={(name) => void actions.save(row.id, { name }, category.fields.name.label)}
      onClose={tree.endTyping}
    />
  )
}

/** Types the name of a new category, at the top or in another one. */
export function AddingInput({ parent, actions, tree }: TreeActions & { readonly parent: CategoryNode | null }) {
  return (
    <NameInput
      label={parent ? messages.createIn(parent.row.name) : messages.nameOfNew}
      name=""
      help={messages.nameHelp}
      goOn
      onCommit={(name) => void actions.create(name, parent?.row.id ?? null)}
      onClose={tree.endTyping}
    />
  )
}

function isMenuButton(element: EventTarget | null): boolean {
  return element instanceof Element && element.getAttribute('aria-haspopup') === 'menu'
}
