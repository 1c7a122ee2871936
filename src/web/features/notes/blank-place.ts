/** What has something in it, or can be pressed. */
const TAKEN =
  'a, button, input, textarea, select, label, summary, table, ul, ol, dl, svg, img, canvas, nav, aside, header, footer, section, article, form, [role], [tabindex="0"], [contenteditable]'
const BLANK = 'html, body, main, div'

/** Whether a press was on the page where nothing is: there the layer of notes is what it hits (NOTE-02). */
export function isBlankPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(BLANK) && target.closest(TAKEN) === null && !hasOwnText(target)
}

function hasOwnText({ childNodes }: Element): boolean {
  return [...childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && /\S/.test(textContent ?? ''),
  )
}
