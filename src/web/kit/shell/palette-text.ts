import { sharedState } from './shared-state.ts'

/** What stands in the palette. Enter waits until the matches of that text are there. */
export interface PaletteText {
  readonly text: string
  readonly isEntered: boolean
}

const NOTHING: PaletteText = { text: '', isEntered: false }

/** What stands in the palette, and whether Enter was pressed for it. */
export const paletteText = sharedState(NOTHING)

/** The field, once it took the focus since the palette was opened. */
let field: HTMLElement | undefined

/** Empties it, for a palette that is opened. */
export function beginText(): void {
  field = undefined
  paletteText.set(NOTHING)
}

/** Writes it. After Enter nothing more belongs to it. */
export function writeText(text: string): void {
  const { isEntered } = paletteText.get()
  if (!isEntered) paletteText.set({ text, isEntered })
}

/** Notes that Enter was pressed, or that it has led somewhere. */
export function setEntered(isEntered: boolean): void {
  paletteText.set({ text: paletteText.get().text, isEntered })
}

/** Tells of the field that has the focus now. */
export function setField(focused: HTMLElement): void {
  field = focused
}

/** Whether a key at that place is for what has the focus: the field, or something else above the page, such as a message. */
export function isForFocus(target: EventTarget | null): boolean {
  return field !== undefined && target instanceof Element && target.closest('.floating') !== null
}

/** Takes a key in place of the field, which is not there yet or has lost the focus to the page; answers whether it is one for it. */
export function takeKey(key: string): boolean {
  field?.focus()
  if (key === 'Enter') setEntered(true)
  else if (key === 'Backspace') writeText(paletteText.get().text.replace(/.$/su, ''))
  else if (Array.from(key).length === 1) writeText(paletteText.get().text + key)
  else return false
  return true
}
