import { type KeyboardEvent, useState } from 'react'

/** A text that was read as a value, or the reason why it was not, with the remedy. */
export type Parsed<T> = { readonly value: T } | { readonly issue: string }

interface DraftOptions<T> {
  /** The stored value as text. */
  readonly text: string
  readonly parse: (text: string) => Parsed<T>
  readonly onCommit: (value: T) => void
}

interface Draft {
  readonly text: string
  readonly issue: string | undefined
  /** Something was typed that is not stored yet. */
  readonly dirty: boolean
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}

/**
 * An input that saves as you go: Enter or leaving it commits, Escape takes back what was typed. A text that cannot be
 * read stays, with its reason, and nothing is stored.
 */
export function useDraft<T>({ text: stored, parse, onCommit }: DraftOptions<T>): Draft {
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const [issue, setIssue] = useState<string | undefined>(undefined)

  function revert() {
    setTyped(undefined)
    setIssue(undefined)
  }

  function commit() {
    if (typed === undefined || typed === stored) return revert()
    const parsed = parse(typed)
    if ('issue' in parsed) return setIssue(parsed.issue)
    revert()
    onCommit(parsed.value)
  }

  return {
    text: typed ?? stored,
    issue,
    dirty: typed !== undefined && typed !== stored,
    onChange: (next) => {
      setTyped(next)
      setIssue(undefined)
    },
    onBlur: commit,
    onKeyDown: (event) => {
      // Enter in an input method confirms its suggestion, not the field.
      if (event.nativeEvent.isComposing) return
      const isArea = event.currentTarget instanceof HTMLTextAreaElement
      if (event.key === 'Enter' && (!isArea || event.ctrlKey || event.metaKey)) commit()
      if (event.key === 'Escape' && typed !== undefined) {
        event.stopPropagation()
        revert()
      }
    },
  }
}
