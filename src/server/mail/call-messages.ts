/** Why a mail of a document is refused; `type` is what such a document is called, with its number. */
export const callMessages = {
  noNumber: 'This document has no number yet, so it cannot be mailed.',
  isVoid: (type: string, number: string) => `${type} ${number} is void, so it cannot be mailed.`,
  isTemplate: 'A template cannot be mailed. Create a document from it first.',
  nothingDue: (type: string, number: string) =>
    `Nothing is due on ${type.toLowerCase()} ${number}, so no reminder can be sent.`,
  mailedMeanwhile: (type: string, number: string, recipient: string) =>
    `${type} ${number} was mailed to ${recipient} meanwhile.`,
  /** `status` is the code of the status of a document. */
  markedMeanwhile: (type: string, number: string, status: string) =>
    `${type} ${number} was marked as ${status} meanwhile.`,
  tooMany: (most: number) =>
    `You have ordered mails to ${most} addresses within 24 hours, which is the limit. Try again later.`,
  isBeingSent: 'This mail is being sent already.',
  isNotWaiting: 'This mail is not waiting any more.',
  isSent: 'This mail was sent already.',
  /** `day` is the day of its run, in words. */
  runHasNoAddress: (day: string) =>
    `The invoice of ${day} cannot be mailed: it has no e-mail address. Add one to the customer, or make it without mail.`,
  statementFile: 'Statement.pdf',
}
