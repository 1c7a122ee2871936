import { localeInForce } from '../format/locale.ts'
import { openedStore } from './current-store.ts'
import { draftKey, draftKeys } from './draft-keys.ts'

/** Beyond these, those left longest ago go first. */
const MAX_DRAFTS = 200
const MAX_CHARACTERS = 1_000_000
const MAX_LENGTH = 500_000

/** Text that stands in a field and was not saved: where, since when, and on which page, in words. */
export interface TypedDraft {
  /** The ids of its record and line, and its name. */
  readonly field: string
  readonly text: string
  /** The locale in force while it was typed: numbers and days are read by it. */
  readonly locale?: string
  readonly at: number
  readonly page: string
}

/** What was typed into a field of the signed-in user and not saved; undefined where nothing was. */
export function keptDraft(field: string): TypedDraft | undefined {
  return onDevice(field, read)
}

/** Keeps what is being typed into a field on this device, at once: nothing tells when a page is closed for good. */
export function keepDraft(field: string, text: string): void {
  if (text.length > MAX_LENGTH) return
  const draft: TypedDraft = { field, text, locale: localeInForce(), at: Date.now(), page: document.title }
  onDevice(field, (key, copyId) => {
    if (localStorage.getItem(key) === null) makeRoom(copyId, text.length)
    localStorage.setItem(key, JSON.stringify(draft))
  })
}

/** What was typed into a field is saved, or taken back. */
export function forgetDraft(field: string): void {
  onDevice(field, (key) => localStorage.removeItem(key))
}

/** What was typed into a copy on this device and not saved, oldest first. */
export function typedDrafts(copyId: string): readonly TypedDraft[] {
  return draftKeys(copyId)
    .flatMap((key) => read(key) ?? [])
    .sort((a, b) => a.at - b.at)
}

function makeRoom(copyId: string, needed: number): void {
  const kept = draftKeys(copyId).map((key) => ({
    key,
    at: read(key)?.at ?? 0,
    size: localStorage.getItem(key)?.length ?? 0,
  }))
  let count = kept.length
  let size = kept.reduce((sum, each) => sum + each.size, needed)
  for (const each of kept.sort((a, b) => a.at - b.at)) {
    if (count < MAX_DRAFTS && size <= MAX_CHARACTERS) return
    localStorage.removeItem(each.key)
    count -= 1
    size -= each.size
  }
}

function read(key: string): TypedDraft | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as TypedDraft
  } catch {
    return undefined
  }
}

/** Where nobody is signed in, and where storage is refused or full, what is typed stays in its field alone. */
function onDevice<T>(field: string, work: (key: string, copyId: string) => T): T | undefined {
  const copyId = openedStore()?.copyId
  try {
    return copyId === undefined ? undefined : work(draftKey(copyId, field), copyId)
  } catch {
    return undefined
  }
}
