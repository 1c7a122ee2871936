import { type Html, html } from '../kit/http/html.ts'

/** A mail as HTML: the writer's text, and the link to the page. Mail programs ignore style sheets, so it has none. */
export function letterHtml(letter: {
  readonly message: string
  readonly language: string
  readonly isRightToLeft: boolean
  readonly link?: { readonly address: string; readonly label: string } | undefined
}): string {
  const { message, language, isRightToLeft, link } = letter
  const paragraphs = message.split(/\n{2,}/).map((part) => html`<p>${lines(part)}</p>`)
  const way = link && html`<p><a href="${link.address}">${link.label}</a></p>`
  return html`<!doctype html>
    <html lang="${language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
      </head>
      <body>
        ${paragraphs}${way}
      </body>
    </html>`.markup
}

function lines(part: string): Html[] {
  return part.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`))
}
