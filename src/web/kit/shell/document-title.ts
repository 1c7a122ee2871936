import { useEffect } from 'react'
import { shellMessages } from './messages.ts'

let ofScreen: string | undefined
let ofPage: string | undefined

/** The title of the window while a screen is open. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    ofScreen = title
    show()
  }, [title])
}

/** A better title than the screen's, such as the record's name, while the page is open. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    ofPage = title
    show()
    return () => {
      ofPage = undefined
      show()
    }
  }, [title])
}

/** The title that stands in the window: the page's own before the screen's. */
export function currentTitle(): string {
  return ofPage ?? ofScreen ?? shellMessages.product
}

function show() {
  const title = currentTitle()
  document.title = title === shellMessages.product ? title : `${title} · ${shellMessages.product}`
}
