import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetDraft, keepDraft, keptDraft, type TypedDraft } from '../data/typed-drafts.ts'
import { localeInForce } from '../format/locale.ts'
import { draftMessages } from './draft-messages.ts'
import { useFieldPosition } from './field-scope.tsx'
import { TOUCH_QUERY } from './use-media-query.ts'

/** A text that was read as a value, or the reason why it was not, with the remedy. */
export type Parsed<T> = { readonly value: T } | { readonly issue: string }

/** A field that keeps what is typed into it. */
export interface NamedField {
  /** What the field is called within its record, in every language: what was typed is found again by it. No other field of the record has the name. */
  readonly name: string
}

/** Writes a number or day that was typed under another locale as it is typed under the one in force. */
export type Restate = (text: string, locale: string) => string

interface TypedOptions {
  /** Told once what was found again, so that figures beside the field begin with it. */
  readonly onKept?: (text: string) => void
  /** Of a field whose text the locale says how to read. */
  readonly restate?: Restate | undefined
}

interface Typed {
  /** What was typed; undefined while the stored text stands. */
  readonly typed: string | undefined
  /** What is typed at this moment: Enter may save it and leave the field before the page is drawn again. */
  readonly typedNow: () => string | undefined
  /** Said of what was typed before the page was left, until it is saved or taken back. */
  readonly reminder: string | undefined
  readonly setTyped: (text: string | undefined) => void
}

/**
 * The text of a field while it is typed. Within a `FieldScope` it is kept on this device with every letter, so that a reload, a closed tab
 * and Back find it again, also in another language; it is forgotten when it is saved or taken back. `name` tells the fields of one scope apart.
 */
export function useTyped(name: string, stored: string, { onKept, restate }: TypedOptions = {}): Typed {
  const place = useFieldPosition(name)
  const [typed, setTyped] = useState(() => {
    const kept = place === undefined ? undefined : textHere(keptDraft(place), restate)
    return kept === stored ? undefined : kept
  })
  const [isFromBefore, setFromBefore] = useState(typed !== undefined)
  const now = useRef(typed)
  const begin = useEffectEvent(() => {
    if (typed !== undefined) onKept?.(typed)
  })
  useEffect(() => begin(), [])
  // What was typed before may have been saved or taken back in another tab since.
  const isOver = isFromBefore && place !== undefined && keptDraft(place) === undefined
  return {
    typed: isOver ? undefined : typed,
    typedNow: () => (isOver ? undefined : now.current),
    reminder:
      isFromBefore && !isOver && typed !== undefined
        ? draftMessages.typedBefore(!matchMedia(TOUCH_QUERY).matches)
        : undefined,
    setTyped(next) {
      const wasTyped = now.current !== undefined
      now.current = next
      setTyped(next)
      if (place === undefined) return
      if (next === undefined || next === stored) {
        setFromBefore(false)
        if (wasTyped) forgetDraft(place)
      } else {
        keepDraft(place, next)
        if (keptDraft(place) === undefined) setFromBefore(false)
      }
    },
  }
}

function textHere(kept: TypedDraft | undefined, restate: Restate | undefined): string | undefined {
  if (!kept?.locale || !restate || kept.locale === localeInForce()) return kept?.text
  return restate(kept.text, kept.locale)
}

interface DraftOptions<T> extends NamedField, Pick<TypedOptions, 'restate'> {
  /** The stored value as text. */
  readonly text: string
  readonly parse: (text: string) => Parsed<T>
  readonly onCommit: (value: T) => void
  /**
   * Told with every key that leaves something readable what would be stored, and at the start where a text was kept; undefined once nothing
   * would be.
   */
  readonly onType?: ((value: T | undefined) => void) | undefined
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
export function useDraft<T>({ name, text: stored, parse, onCommit, onType, restate }: DraftOptions<T>): Draft {
  const { typed, typedNow, reminder, setTyped } = useTyped(name, stored, { onKept: tell, restate })
  const [issue, setIssue] = useState<string | undefined>(undefined)

  function revert() {
    setTyped(undefined)
    setIssue(undefined)
  }

  function tell(text: string) {
    if (text === stored) return onType?.(undefined)
    const parsed = parse(text)
    if ('value' in parsed) onType?.(parsed.value)
  }

  function commit() {
    const text = typedNow()
    if (text === undefined) return revert()
    if (text === stored) {
      onType?.(undefined)
      return revert()
    }
    const parsed = parse(text)
    if ('issue' in parsed) {
      onType?.(undefined)
      return setIssue(parsed.issue)
    }
    revert()
    onCommit(parsed.value)
  }

  return {
    text: typed ?? stored,
    issue: issue ?? reminder,
    dirty: typed !== undefined && typed !== stored,
    onChange: (next) => {
      setTyped(next)
      setIssue(undefined)
      tell(next)
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
        tell(stored)
      }
    },
  }
}
