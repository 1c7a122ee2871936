import { documentNouns } from '#domain/documents/type-messages.ts'
import type { DocumentType } from '#domain/documents/types.ts'

/** Words about how a document reaches its customer. */
export const mailsMessages = {
  label: 'Mail and links',
  none: 'Not mailed yet.',
  mail: 'Mail…',
  share: 'Share by link…',
  remind: 'Remind…',
  offline: 'Mail and links need a connection.',
  provisional: 'It has no number yet. It gets one as soon as this device is online.',
  mailTitle: (type: DocumentType, number: string) => `Mail ${documentNouns[type].one} ${number}`,
  remindTitle: (type: DocumentType, number: string) => `Reminder for ${documentNouns[type].one} ${number}`,
  shareTitle: 'Share by link',
  shareLead:
    'Anyone who has the link sees this document without signing in, and never a cost or a margin. Opening it marks it as viewed.',
  shareQuote: 'A quote can be accepted or declined there.',
  shareDraft: 'It is a draft: making a link marks it as sent.',
  done: 'Done',
  act: { act: 'share', thing: 'this document' },
  said: (accepted: boolean, name: string, when: string, note: string) =>
    `${accepted ? 'Accepted' : 'Declined'} by ${name}, ${when}${note === '' ? '' : `\n“${note}”`}`,
} as const
