import { nameOnDocuments } from '#contract/entities/document-derive.ts'
import { recipientsText } from '#contract/mail-recipients.ts'
import type { Actions } from '../actions/actions.ts'
import type { Store } from '../data/store.ts'
import type { NewMutation } from '../data/store-options.ts'
import type { MailSubject } from './mail-calls.ts'
import { mailMessages as messages } from './mail-messages.ts'

/**
 * The one address that a mail went to is kept with a customer who had none, and on the document, so that a reminder and their next document
 * have it (CUST-01). Answers, once it is kept, what is said of it; nothing was kept where that is empty.
 */
export async function keepRecipient(
  store: Store,
  { write }: Pick<Actions<'customer'>, 'write'>,
  about: MailSubject,
  to: string,
): Promise<string> {
  const document = about.kind === 'statement' ? undefined : store.get('document', about.id)
  const customer = store.get('customer', document ? (document.customerId ?? '') : about.id)
  const email = recipientsText(to)
  if (!customer || customer.email !== '' || email.includes(',')) return ''
  const bodies: NewMutation[] = [{ op: 'patch', kind: 'customer', id: customer.id, data: { email } }]
  if (document?.customerEmail === '')
    bodies.push({ op: 'patch', kind: 'document', id: document.id, data: { customerEmail: email } })
  const title = messages.keptFor(nameOnDocuments(customer))
  return (await write('change', bodies, { title, isQuiet: true })) ? title : ''
}
