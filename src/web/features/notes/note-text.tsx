import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { stickyNote } from '#contract/entities/sticky-note.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { useTyped } from '#web/kit/ui/use-draft.ts'
import { notesMessages as messages } from './messages.ts'
import type { NoteActs } from './note-acts.ts'
import type { NoteRow } from './note-place.ts'
import { editedNote } from './notes-state.ts'

const read = readField(stickyNote.fields.content)

interface NoteTextProps {
  readonly row: NoteRow
  readonly isEdited: boolean
  readonly acts: Pick<NoteActs, 'saveText' | 'offerAgain'>
  /** By key or by leaving the text; the note takes the focus back after a key. */
  readonly onDone: (byKey: boolean) => void
}

/** The text of a note: a press edits it; it is saved on leaving. What cannot be saved stays in the editor, with the reason (NOTE-02). */
export function NoteText({ row, isEdited, acts, onDone }: NoteTextProps) {
  const { id, content } = row
  const { typed, typedNow, reminder, setTyped } = useTyped('content', content)
  const [issue, setIssue] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  /** The stored text that typing began with. */
  const begun = useRef<string>(undefined)
  useEffect(() => {
    if (!isEdited) return
    const { current } = area
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [isEdited])

  const left = useEffectEvent(() => {
    const text = typedNow()
    if (text !== undefined) acts.offerAgain(row, text)
  })
  useEffect(() => () => left(), [])

  async function save(byKey: boolean): Promise<void> {
    const text = typedNow() ?? content
    const parsed = read(text)
    if ('issue' in parsed) return setIssue(parsed.issue)
    const isOverOther = content !== '' && begun.current !== undefined && begun.current !== content
    const isSaved = parsed.value === content || (await acts.saveText(id, parsed.value, isOverOther))
    // Typed on meanwhile, it is not done.
    if (!isSaved || (typedNow() ?? text) !== text) return undefined
    setTyped(undefined)
    begun.current = undefined
    if (editedNote.get() === id) editedNote.set(undefined)
    return onDone(byKey)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return
    event.preventDefault()
    event.stopPropagation()
    void save(true)
  }

  // What was typed before a reload, or could not be saved, stands in the editor until it is.
  if (!isEdited && typed === undefined) {
    return (
      <button
        type="button"
        tabIndex={-1}
        onClick={() => editedNote.set(id)}
        className="flex min-h-0 flex-1 cursor-text items-start overflow-y-auto px-3 pb-2 text-start"
      >
        <span className="min-w-0 flex-1 wrap-anywhere whitespace-pre-wrap">{content || messages.clickToEdit}</span>
      </button>
    )
  }
  const toldId = `${id}-told`
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <textarea
        ref={area}
        aria-label={messages.text}
        aria-invalid={issue !== undefined}
        aria-describedby={issue || reminder ? toldId : undefined}
        placeholder={messages.write}
        value={typed ?? content}
        onChange={(event) => {
          if (typedNow() === undefined) begun.current = content
          setTyped(event.target.value)
          setIssue(undefined)
        }}
        onBlur={() => void save(false)}
        onKeyDown={onKeyDown}
        className="block field-sizing-content min-h-8 max-md:min-h-20 w-full flex-1 resize-none bg-transparent px-3 pb-2 outline-none placeholder:text-inherit max-md:text-base"
      />
      {issue ? (
        <p id={toldId} role="alert" className={toldClass}>
          {issue}
        </p>
      ) : (
        reminder && <Unsaved id={toldId} onSave={() => void save(false)} />
      )}
    </div>
  )
}

/** On the paper of the note, in its ink: a strip of another colour would look torn off. */
const toldClass = 'max-h-1/2 shrink-0 overflow-y-auto bg-black/10 px-3 py-1 text-[13px] font-medium'

/** What was typed before the page was left is saved by one press; leaving the text saves it too. */
function Unsaved({ id, onSave }: { readonly id: string; readonly onSave: () => void }) {
  return (
    <p id={id} className={classNames(toldClass, 'flex items-center justify-between gap-2')}>
      {messages.notSaved}
      <button
        type="button"
        onClick={onSave}
        className="-my-1 min-h-8 font-semibold underline underline-offset-2 max-md:min-h-11"
      >
        {messages.save}
      </button>
    </p>
  )
}
