import { shellMessages } from './messages.ts'

/** The id of the page's content. */
export const MAIN_ID = 'main'

/** The first stop of the keyboard: over the navigation to the content. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // The address stays as it is; only the focus moves.
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
      className="fixed top-2 start-2 z-50 rounded-lg bg-primary px-3 py-2 font-semibold text-on-primary not-focus:sr-only"
    >
      {shellMessages.skip}
    </a>
  )
}
