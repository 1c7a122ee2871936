import { holdTyping } from './held-typing.ts'

/** Of a list without rows the first of its ways to begin, else the last button of the head of the page. */
const CREATORS = ['main [data-creates] [data-adds] button', 'main [data-creates] button:last-of-type']

/** What makes a new row of the list on the page. */
export function listCreator(): HTMLButtonElement | null {
  for (const selector of CREATORS) {
    const button = document.querySelector<HTMLButtonElement>(selector)
    if (button) return button
  }
  return null
}

/** What is typed right after it was pressed, by key or pointer, is for the first field of what it makes (NAV-07). */
export function holdTypingForNew(): void {
  document.addEventListener('click', onPress, true)
}

function onPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  // A menu asks first what to make.
  if (button && button === listCreator() && !button.hasAttribute('aria-haspopup')) holdTyping()
}
