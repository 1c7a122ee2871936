import { placeInList, type PlaceInList, successorOf } from './list-successor.ts'

/** Not the notices at the edge of the page, which are dialogs too. */
const DIALOGS = ':is([role=dialog], [role=alertdialog]):not([aria-modal=false])'
/** What has a heading of its own, which is nearer than that of the page. */
const SCOPES = `${DIALOGS}, aside[aria-label]`
const HEADINGS = 'h1, h2, h3'
/** So many frames those have who give the focus back themselves, such as a dialog that closes. */
const FRAMES = 2

/** What has the focus since the last press, and what it stands in. */
interface Watched {
  readonly element: HTMLElement
  readonly scope: Element | null
  readonly place: PlaceInList | undefined
}

let watched: Watched | undefined
/** Where the dialog was opened that had the focus last. */
let opener: PlaceInList | undefined
let observer: MutationObserver | undefined

/**
 * Keeps the keyboard and screen readers where the work is: where what was pressed is gone once its act has ended, and nobody has taken
 * the focus, it goes to what takes its place in its list, else to the heading of the dialog, panel or page (SHELL-08). Repeating it does nothing.
 */
export function keepLostFocus(): void {
  document.addEventListener('click', onPress, true)
  document.addEventListener('focusin', onFocus, true)
  // What goes because of something else, such as a row of a list that is scrolled away, is not followed.
  document.addEventListener('keydown', onKey, true)
  for (const other of ['pointerdown', 'wheel'])
    document.addEventListener(other, forget, { capture: true, passive: true })
}

function onPress(): void {
  follow(document.activeElement)
}

/** Keys that take away what has the focus, as a press does: a row that is deleted, what an undo takes back. */
function onKey({ key, target, ctrlKey, metaKey }: KeyboardEvent): void {
  const isUndo = (ctrlKey || metaKey) && key.toLowerCase() === 'z'
  const isDelete = key === 'Delete' && target instanceof Element && target.matches('tr')
  if (isUndo || isDelete) follow(document.activeElement)
  else forget()
}

function follow(element: Element | null): void {
  watch(element)
  observer ??= new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}

function onFocus({ target }: Event): void {
  if (!watched || !(target instanceof Element)) return
  const scope = target.closest(SCOPES)
  if (scope !== watched.scope && scope?.matches(DIALOGS)) opener = watched.place
  watch(target)
}

function watch(element: Element | null): void {
  if (!(element instanceof HTMLElement) || element === document.body) return forget()
  watched = { element, scope: element.closest(SCOPES), place: placeInList(element) }
}

function forget(): void {
  watched = undefined
  observer?.disconnect()
}

function look(): void {
  if (watched && isLost(watched.element)) afterFrames(FRAMES, giveFocus)
}

/** Gone, or nothing can be pressed there any more; what is only at work comes back. */
function isLost(element: Element): boolean {
  return !element.isConnected || (element.matches(':disabled') && element.getAttribute('aria-busy') !== 'true')
}

function afterFrames(count: number, run: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, run) : run()))
}

function giveFocus(): void {
  const { activeElement, body } = document
  if (!watched || !isLost(watched.element)) return
  if (activeElement && activeElement !== body && !isLost(activeElement)) return
  // An act in a dialog may take away what the dialog was opened from.
  const place = watched.scope?.isConnected === false ? opener : watched.place
  const successor = place && successorOf(place)
  if (successor) successor.focus()
  else headingFor(watched)?.focus({ preventScroll: true })
}

/** The heading of what it stood in; where that is gone too, of the dialog that is open, else of the page. */
function headingFor({ scope }: Watched): HTMLElement | null {
  const open = [...document.querySelectorAll(`${DIALOGS}:not([data-closed])`)].at(-1)
  const place = scope?.isConnected ? scope : (open ?? document.querySelector('main'))
  const heading = place?.querySelector<HTMLElement>(HEADINGS) ?? null
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}
