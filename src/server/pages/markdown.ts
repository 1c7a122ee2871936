import { Marked } from 'marked'
import { html, type Html } from '#server/kit/http/html.ts'

const marked = new Marked({
  renderer: {
    // Our texts have no markup of their own, and none gets in by a figure.
    html: ({ text }) => html`${text}`.markup,
  },
})

/** Markdown as markup. Wide tables scroll by themselves, so that the page does not. */
export function markdown(source: string, tableLabel: string): Html {
  const made = marked.parse(source, { async: false })
  const opening = html`<div class="scroll" role="region" tabindex="0" aria-label="${tableLabel}"></div>`.markup
  const begin = opening.slice(0, -'</div>'.length)
  return { markup: made.replaceAll('<table>', `${begin}<table>`).replaceAll('</table>', '</table></div>') }
}

/** Puts markup in the place of a paragraph that is a marker: `[[form]]`. */
export function withParts(page: Html, parts: Readonly<Record<string, Html>>): Html {
  const markup = page.markup.replaceAll(/<p>\[\[(\w+)\]\]<\/p>/g, (_, name: string) => parts[name]?.markup ?? '')
  return { markup }
}
