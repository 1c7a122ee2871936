import type { RowOf } from '#contract/entity.ts'
import type { documentMail } from '#contract/entities/document-mail.ts'

type MailState = RowOf<typeof documentMail.fields>['state']

const states: Readonly<Record<MailState, string>> = {
  queued: 'Waiting',
  sending: 'On its way',
  sent: 'Sent',
  outbox: 'In the folder',
  failed: 'Not sent',
  cancelled: 'Cancelled',
}

/** What became of a mail to somebody, in the words of every place that tells of it. */
const becameOf: Readonly<Record<MailState, (who: string) => string>> = {
  queued: (who) => `Mail to ${who} is on its way`,
  sending: (who) => `Mail to ${who} is on its way`,
  sent: (who) => `Mailed to ${who}`,
  outbox: (who) => `Put into the outbox folder for ${who}`,
  failed: (who) => `Not mailed to ${who}`,
  cancelled: (who) => `Mail to ${who}, cancelled`,
}

/** Words about mails. */
export const mailMessages = {
  states,
  becameOf,
  to: 'To',
  cc: 'Cc',
  bcc: 'Bcc',
  bccHelp: 'The others do not see these.',
  copies: 'Add a copy',
  several: 'Separate several with commas.',
  recipientIssue: (issue: string) => `${issue.charAt(0).toUpperCase()}${issue.slice(1)}.`,
  subject: 'Subject',
  message: 'Message',
  language: 'Language',
  attach: 'Attach the PDF',
  link: 'Add a link to its page',
  linkHelp: 'The customer sees it in the browser.',
  linkHelpOfQuote: 'The customer sees it in the browser, and can answer it there.',
  linkIsLocal: 'Only this computer can open it. Set PUBLIC_URL to the address that your customers reach.',
  send: 'Send',
  sending: 'Sending…',
  keptFor: (name: string) => `The address is saved with ${name}.`,
  outbox: 'No mail server is set up',
  outboxText:
    'The mail is saved as a file in the folder “outbox” of this installation and is not sent to anyone. Set SMTP_URL to send mail.',
  offline: 'Mail needs a connection',
  offlineText: 'It is sent by the server. Your text stays here until you are back online.',
  draftFailed: 'The mail could not be prepared.',
  unsent: 'Some of your changes have not reached the server yet. They will not be in the mail.',
  act: { act: 'send', thing: 'this mail' },
  again: 'Send again',
  second: { title: 'Send it a second time?', confirm: 'Send again' },
  secondText: (to: string) => `${to} gets the same mail once more.`,
  retry: 'Try now',
  takeBack: 'Cancel this mail',
  reminders: ['', 'First reminder', 'Second reminder', 'Last reminder'],
  statement: 'Statement',
  copyTo: (copies: string) => `Copy to ${copies}`,
  line: (what: string, to: string) => (what === '' ? to : `${what} to ${to}`),
} as const
