import { screenHref } from '#contract/screens.ts'
import { afterActs, lastDone } from '../ui/last-undo.ts'
import { showToast } from '../ui/toast.ts'
import { authState } from './auth-state.ts'
import { goTo, theRouter } from './current-router.ts'
import { holdTyping, takeLateKey } from './held-typing.ts'
import { keyedLinks } from './keyed-links.ts'
import { holdTypingForNew, listCreator } from './list-creator.ts'
import { paletteContent } from './palette-state.ts'
import type { Router } from './router.ts'
import { pageShortcutOf } from './shortcuts.ts'
import { shortcutMessages as messages } from './shortcut-messages.ts'
import { openShortcuts } from './shortcuts-state.ts'

/** The letter has to follow g within this time. */
const FOLLOWS_MS = 1_500

/** Times of events count from the load of the page. */
const NEVER = -Infinity

/** A row of a list that keys lead to. */
const ROW = 'main tr[data-index]'

let goingSince = NEVER

holdTypingForNew()

/** What a key does that no part of the page took: none acts while somebody types or answers a dialog (NAV-07). */
export function onShellKey(event: KeyboardEvent): void {
  if (takeLateKey(event)) return
  const isGoing = event.timeStamp - goingSince < FOLLOWS_MS
  goingSince = NEVER
  if (event.defaultPrevented || event.isComposing || isTyping(event.target) || isAsked()) return
  const acted = (isGoing && goneBy(event)) || actedOn(event)
  if (acted) event.preventDefault()
}

function actedOn(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  if (isPlain && event.key.toLowerCase() === 'g') {
    goingSince = event.timeStamp
    return true
  }
  if (!isPlain && event.key.toLowerCase() === 'a') return passedToRow(event)
  if (isPlain && !event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) return enteredList()
  if (isPlain && event.key === 'Escape') return clearedChoice(event.target)
  const id = pageShortcutOf(event)
  if (id === 'sheet') openShortcuts()
  else if (id === 'undo') undoLast()
  else if (id === 'search') return focused('main input[type=search]')
  else if (id === 'create') return pressed(listCreator())
  else if (id === 'note') void runAct('new-note')
  else return false
  return true
}

function goneBy({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false
  const link = keyedLinks(authState()).find((each) => each.key === key.toLowerCase())
  if (link) goTo(screenHref(link.screen, link.search))
  return link !== undefined
}

/** Takes back the last change, as the button of its message does, once it is done; says so where there is none. */
export function undoLast(): void {
  afterActs(takeBackLast)
}

function takeBackLast(): void {
  const last = lastDone()
  if (!last) {
    showToast({
      key: 'undone',
      title: messages.nothingToUndo,
      detail: messages.nothingToUndoText,
      signal: leavingOf(theRouter()),
      action: { label: messages.showChanges, run: () => goTo(screenHref('change-sets')) },
    })
    return
  }
  // What was said to be done since then is not done any more.
  showToast({ key: 'undone', title: messages.undone(last.title), deniesSince: last.at })
  last.run()
}

/** Aborts when the page of the address, which may still be loading, is left for another. */
function leavingOf({ target, subscribe }: Router): AbortSignal {
  const leaving = new AbortController()
  const { pathname } = target()
  const stop = subscribe(() => {
    if (target().pathname === pathname) return
    stop()
    leaving.abort()
  })
  return leaving.signal
}

/** A key for the rows of a list goes to the row that Tab leads to. */
function passedToRow({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const row = document.querySelector<HTMLElement>(`${ROW}[tabindex="0"]`)
  if (!row || document.activeElement === row) return false
  row.focus()
  return !row.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true }))
}

/** Where nothing of the page has the focus, as on arrival, an arrow leads to the row whose record is open, else to the one that Tab leads to. */
function enteredList(): boolean {
  const isList = document.querySelector('main [data-creates]') !== null
  if (!isList || document.activeElement?.matches('body, main, main h1') === false) return false
  return [`${ROW}[aria-current=true]`, `${ROW}[tabindex="0"]`, ROW].some(focused)
}

/** Escape on a row, where nothing was open beside the list, drops the choice of rows. */
function clearedChoice(target: EventTarget | null): boolean {
  const isOnRow = target instanceof Element && target.closest(ROW) !== null
  return isOnRow && pressed(document.querySelector<HTMLButtonElement>('main [data-clears-choice]'))
}

/** Does what the palette has under this name; what is typed meanwhile is for what it makes. */
async function runAct(name: string): Promise<void> {
  const letGo = holdTyping()
  const content = await paletteContent().catch(letGo)
  const act = content?.acts().find(({ id }) => id === name)
  if (act) act.run()
  else letGo()
}

function focused(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus()
  if (element instanceof HTMLInputElement) element.select()
  return element !== null
}

function pressed(button: HTMLButtonElement | null): boolean {
  button?.click()
  return button !== null
}

const NO_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color'])

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type)
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select, [role=combobox]'))
  )
}

/** A dialog or a menu is open. Messages at the edge of the page are dialogs too, but ask nothing. */
function isAsked(): boolean {
  return (
    document.querySelector(
      ':is([role=dialog], [role=alertdialog]):not([aria-modal=false], [data-rail] *), [role=menu], [role=listbox]',
    ) !== null
  )
}
