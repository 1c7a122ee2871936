/** Words of the contact page and of the mail that it sends. */
export const contactMessages = {
  lead: 'Messages from this page go to whoever runs this installation. If something does not work, say what you did, what you saw and what you expected. Please send no passwords and no secret links.',
  name: 'Your name',
  email: 'Your e-mail address',
  emailHelp: 'The answer goes there, and the address is used for nothing else.',
  message: 'Your message',
  leave: 'Leave this field empty',
  send: 'Send message',
  kept: (days: number, most: string) =>
    `At most ${most} characters. A copy is kept for ${days} days, so that nothing is lost if a mail does not arrive.`,
  sent: 'Thank you. Your message is on its way; the answer comes by e-mail.',
  nameMissing: 'Enter your name.',
  nameTooLong: (most: number) => `A name may have ${most} characters: shorten it.`,
  nameWrong: 'The name has a line break or a sign that nobody sees: type it anew, in one line.',
  emailWrong: 'Enter one e-mail address, such as mara@example.com.',
  messageMissing: 'Write a message.',
  messageTooLong: (most: number, has: number) => `A message may have ${most} characters, yours has ${has}: shorten it.`,
  leaveFilled: 'The hidden field was filled in, as robots do. It is empty now: press Send once more.',
  expired: 'The form was open for more than a day. Your text is still here: press Send once more.',
  tooFast: 'That was faster than anybody types. Your text is still here: press Send once more in a moment.',
  tooMany: 'So many messages cannot be taken in so short a time. Your text is still here: try again in an hour.',
  tooManyWrite: (address: string) => `Or write to ${address}.`,
  noForm: 'This installation sends no mail from this page. Reach its operator here:',
  directly: 'Or reach the operator directly:',
  mailSubject: (name: string) => `Message from ${name} on the contact page`,
  mailText: (name: string, email: string, message: string) =>
    `${name} (${email}) wrote on the contact page:\n\n${message}\n\n-- \nAn answer to this mail goes to ${email}.\n`,
}
