import type { MailMessages } from './mail-texts.ts'

export const en: MailMessages = {
  hello: 'Hello {name},',
  helloAll: 'Hello,',
  subject: '{title} {number} from {business}',
  invoice: 'Here is invoice {number} for {total}, due on {due}. Thank you for your business.',
  quote: 'Here is our quote {number} for {total}, valid until {due}. We look forward to your answer.',
  other: 'Here is: {title} {number}.',
  statementSubject: 'Statement of account from {business}',
  statement: 'Here is your statement of account.',
  reminders: [
    {
      subject: 'A friendly reminder: invoice {number}',
      text: 'Our invoice {number} was due on {due}, and {balance} is still open. Perhaps it was overlooked: could you look into it in the next few days? If you have paid already, please ignore this mail.',
    },
    {
      subject: 'Second reminder: invoice {number}',
      text: 'We have written to you before about invoice {number}, which was due on {due}. {balance} is still open. Please pay it within the next seven days, or let us know if anything is wrong.',
    },
    {
      subject: 'Last reminder: invoice {number}',
      text: 'Despite two reminders, {balance} of invoice {number}, due on {due}, is still unpaid. Please pay it within seven days. If we do not hear from you by then, we will have to take further steps.',
    },
  ],
  viewOnline: 'View it online',
  regards: 'Kind regards',
}
