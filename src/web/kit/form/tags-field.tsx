import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Field, type FieldLayoutProps } from '../ui/field.tsx'
import { type NamedField, useTyped } from '../ui/use-draft.ts'
import { formMessages } from './messages.ts'
import { cutText } from '#domain/cut-text.ts'

export interface TagsFieldProps extends FieldLayoutProps, NamedField {
  readonly tags: readonly string[]
  readonly onAdd: (tags: readonly string[]) => void
  readonly onRemove: (tag: string) => void
  /** What the words are called where they are no tags. */
  readonly words?: TagsWords
}

export interface TagsWords {
  /** Stands in the empty field. */
  readonly add: string
  /** Names the button that takes one away. */
  readonly remove: (tag: string) => string
}

/** The tags that a typed text adds: split at commas, without those that are there already. */
export function newTags(typed: string, tags: readonly string[]): readonly string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()))
  const added = new Map<string, string>()
  for (const part of typed.split(',')) {
    const tag = cutText(part.trim().replace(/\s+/g, ' '), LONGEST)
    if (tag !== '' && !known.has(tag.toLowerCase())) added.set(tag.toLowerCase(), tag)
  }
  return [...added.values()]
}

const LONGEST = 60

/** A set of short words: Enter or a comma adds one, Backspace in the empty field takes the last one away. */
export function TagsField({ name, tags, onAdd, onRemove, words = formMessages.tags, ...layout }: TagsFieldProps) {
  const { typed: text, typedNow, reminder, setTyped } = useTyped(name, '')
  const typed = text ?? ''

  function commit() {
    const added = newTags(typedNow() ?? '', tags)
    setTyped(undefined)
    if (added.length > 0) onAdd(added)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const last = tags.at(-1)
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      commit()
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) onRemove(last)
    else if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation()
      setTyped(undefined)
    }
  }

  return (
    <Field {...layout} hasRoomInside error={reminder ?? layout.error} shown={tags.join(', ')}>
      {(ids) => (
        <div
          className={classNames(
            'flex min-h-9 w-full flex-wrap items-center gap-1.5 rounded-lg border border-field-line bg-card px-1.5 py-1 max-md:min-h-11',
            'focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-primary',
          )}
        >
          {tags.map((tag) => (
            <span
              key={tag}
              data-item
              className="inline-flex h-6 max-w-full items-center rounded-md bg-accent ps-2 font-medium"
            >
              <span className="truncate">{tag}</span>
              <button
                type="button"
                aria-label={words.remove(tag)}
                onClick={() => onRemove(tag)}
                className="inline-flex size-6 shrink-0 items-center justify-center rounded-md text-muted hover:text-fg"
              >
                <X className="size-3.5" aria-hidden="true" />
              </button>
            </span>
          ))}
          <input
            {...ids}
            data-adds
            value={typed}
            autoComplete="off"
            placeholder={tags.length === 0 ? words.add : undefined}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={commit}
            className="h-6 min-w-24 flex-1 bg-transparent px-1.5 outline-none max-md:text-base"
          />
        </div>
      )}
    </Field>
  )
}
