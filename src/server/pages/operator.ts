import { type Html, html } from '#server/kit/http/html.ts'
import { siteMessages } from './messages.ts'

/** Who runs this installation, from its configuration; empty where that was not said. */
export interface Operator {
  readonly name: string
  /** Parts of the address, with commas between them. */
  readonly address: string
  readonly email: string
}

/** Name and address of the operator; a sentence that says whom to ask where neither is configured. */
export function operatorBlock({ name, address, email }: Operator): Html {
  if (name === '' && address === '' && email === '') return html`<p class="operator">${siteMessages.noOperator}</p>`
  const lines = [name, ...address.split(',')].map((line) => line.trim()).filter((line) => line !== '')
  return html`<address class="operator">
    ${lines.map((line) => html`<span>${line}</span>`)}
    ${email !== '' && html`<span><a href="mailto:${encodeURI(email)}">${email}</a></span>`}
  </address>`
}
