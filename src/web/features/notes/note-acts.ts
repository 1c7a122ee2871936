import { useMemo } from 'react'
import { firstLine } from '#domain/first-line.ts'
import { levelAbove, newNotePoint } from '#domain/notes/note-place.ts'
import type { PatchOfKind } from '#contract/row-kinds.ts'
import { type Actions, actionsOn, type FailureTitles, useActions } from '#web/kit/actions/actions.ts'
import { takeBack, type Undo, undoable, undoableEdit } from '#web/kit/actions/undo.ts'
import { wayBack } from '#web/kit/actions/way-back.ts'
import { openedStore } from '#web/kit/data/current-store.ts'
import type { Store } from '#web/kit/data/store.ts'
import { forgetDraft } from '#web/kit/data/typed-drafts.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { holdTypingOn } from '#web/kit/shell/held-typing.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { PHONE_QUERY } from '#web/kit/ui/use-media-query.ts'
import { contentArea } from './content-area.ts'
import { fixedMessages, notesMessages as messages } from './messages.ts'
import type { NoteRow } from './note-place.ts'
import { editedNote, notesSheet, notesShown } from './notes-state.ts'

const KIND = 'stickyNote'

const TITLES: Readonly<Record<string, string>> = {
  get create() {
    return fixedMessages.notAdded
  },
  get change() {
    return fixedMessages.notUpdated
  },
  get delete() {
    return fixedMessages.notDeleted
  },
}

/** The titles of what failed (NOTE-05). */
const failureTitles: FailureTitles = (act) => TITLES[act]

/** What can be done with a note on a page. */
export interface NoteActs {
  /**
   * Saves the text; tells of its failure, and answers whether it was saved. That it replaces one which was saved elsewhere while it was typed
   * is told, with the way back to that one.
   */
  readonly saveText: (id: string, content: string, isOverOther: boolean) => Promise<boolean>
  /** Saves what is no text: a failure is only logged (NOTE-05). `called` is what it is called when it is taken back. */
  readonly save: (id: string, patch: PatchOfKind<typeof KIND>, called: string) => Promise<boolean>
  /** The level that lies above all others; undefined where the note lies there alone. */
  readonly front: (row: NoteRow) => number | undefined
  readonly remove: (row: NoteRow) => Promise<boolean>
  readonly hide: (row: NoteRow) => Promise<void>
  /** Offers what was typed into a note that is gone meanwhile, deleted on another device, as a new note in its place. */
  readonly offerAgain: (row: NoteRow, typed: string) => void
}

/** The acts on notes of the signed-in user. */
export function useNoteActs(): NoteActs {
  const store = useStore()
  const actions = useActions(KIND, failureTitles)
  return useMemo(() => noteActs(store, actions), [store, actions])
}

function noteActs(store: Store, actions: Actions<typeof KIND>): NoteActs {
  const save: NoteActs['save'] = async (id, patch, called) => {
    try {
      keepWayBack(store, actions, called, await undoableEdit(store, KIND, id, patch))
      return true
    } catch {
      // The store has logged it.
      return false
    }
  }
  return {
    save,
    async saveText(id, content, isOverOther) {
      // What was typed into one that is gone is offered as that one goes.
      if (store.get(KIND, id) === undefined) return false
      return isOverOther
        ? actions.save(id, { content }, messages.text, { title: messages.replaced })
        : actions.save(id, { content }, null)
    },
    front({ id, zIndex }) {
      const others = store.all(KIND).filter((each) => each.id !== id)
      const above = levelAbove(others.map((each) => each.zIndex))
      return zIndex >= above ? undefined : above
    },
    remove: ({ id }) => actions.remove(id, { title: messages.deleted }),
    async hide({ id }) {
      const hidden = await actions.write('change', [{ op: 'patch', kind: KIND, id, data: { isHidden: true } }], {
        title: messages.hiddenOne,
      })
      if (hidden && editedNote.get() === id) editedNote.set(undefined)
    },
    offerAgain(row, typed) {
      if (store.get(KIND, row.id) !== undefined || typed.trim() === '') return
      showToast({
        key: row.id,
        title: messages.goneWhileTyped,
        detail: firstLine(typed, 80),
        sticky: true,
        action: { label: messages.putAgain, run: () => void makeAgain(store, actions, row, typed) },
      })
    },
  }
}

async function makeAgain(store: Store, actions: Actions<typeof KIND>, row: NoteRow, content: string): Promise<void> {
  const { x, y, width, height, color, page, record } = row
  const zIndex = levelAbove(store.all(KIND).map((each) => each.zIndex))
  const data = { content, x, y, width, height, color, page, record, zIndex }
  const id = await actions.make('create', row.id, async (newId) => {
    keepWayBack(store, actions, messages.addTitle, await undoable(store, { op: 'put', kind: KIND, id: newId, data }))
  })
  if (id !== undefined) forgetDraft(`${row.id}/content`)
}

function keepWayBack(store: Store, actions: Actions<typeof KIND>, called: string, undo: Undo | undefined): void {
  if (!undo) return
  wayBack(
    called,
    () => takeBack(store, undo),
    (back) => actions.attempt('restore', back),
  )
}

/**
 * Adds a note in front of all others and edits it; what is typed from now on is its text (NOTE-02, NOTE-03). Nothing where nobody is
 * signed in.
 */
export async function addNote(): Promise<void> {
  const store = openedStore()
  if (!store) return
  const letGo = holdTypingOn()
  const actions = actionsOn(store, KIND, failureTitles)
  const point = newNotePoint(Math.random, contentArea())
  const zIndex = levelAbove(store.all(KIND).map((each) => each.zIndex))
  const id = await actions.make('create', 'new', async (newId) => {
    const undo = await undoable(store, { op: 'put', kind: KIND, id: newId, data: { ...point, zIndex } })
    keepWayBack(store, actions, messages.addTitle, undo)
  })
  if (id === undefined) return letGo()
  notesShown.set(true)
  editedNote.set(id)
  if (matchMedia(PHONE_QUERY).matches) notesSheet.set(true)
}

/** Hides all notes on this device, and says how to see them again. */
export function hideNotes(): void {
  notesShown.set(false)
  tellHidden()
}

/** Puts all notes aside until the next load, as Escape does: a key that is pressed without thought decides nothing for good. */
export function putNotesAside(): void {
  notesShown.putAside()
  tellHidden()
}

function tellHidden(): void {
  editedNote.set(undefined)
  showToast({ key: 'notes', title: messages.allHidden, action: { label: messages.show, run: showNotes } })
}

/** Shows the notes again. */
export function showNotes(): void {
  notesShown.set(true)
  if (matchMedia(PHONE_QUERY).matches) notesSheet.set(true)
}

/** Opens the sheet of a phone, which has the button to add one. */
export function openNotes(): void {
  notesSheet.set(true)
}
