import { announce } from './announcer.tsx'
import { currentTitle } from './document-title.ts'
import { paletteShown } from './palette-state.ts'
import { MAIN_ID } from './skip-link.tsx'

/**
 * After going to another page the focus is on its heading and its title is read out, as after a full page load
 * (SHELL-08), unless the page gave it to a field, such as the name of something new. A change of the search parameters alone leaves the
 * focus where it is.
 */
export function focusHeading(): void {
  const main = document.getElementById(MAIN_ID)
  const heading = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main
  // Whoever opened the palette meanwhile types into it.
  if (!paletteShown.get() && !main?.querySelector('input:focus,[role=combobox]:focus'))
    heading?.focus({ preventScroll: true })
  announce(currentTitle())
}
