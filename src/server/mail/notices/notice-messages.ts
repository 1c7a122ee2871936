/** What stands below every notice, and the page that unsubscribes. */
export const noticeMessages = {
  because: {
    pricing: 'You get this once a week, if prices or costs have changed.',
    updates: 'You get this because you want to hear of new versions.',
    offers: 'You get this because you want news and offers.',
    security: 'This mail concerns the security of your account, so it has no way to unsubscribe.',
    payments: 'This mail concerns money that a customer of yours paid, so it has no way to unsubscribe.',
  },
  topics: { pricing: 'prices and margins', updates: 'new versions', offers: 'news and offers' },
  unsubscribe: 'Unsubscribe',
  settings: 'Change what you get',
  labelled: (label: string, value: string) => `${label}: ${value}`,
  page: {
    title: 'Unsubscribe',
    question: (topic: string, email: string) => `No more mails about ${topic} to ${email}?`,
    confirm: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneText: (topic: string, email: string) => `No more mails about ${topic} go to ${email}.`,
    again: 'In the settings you can switch them on again.',
    invalid: 'This link is not valid',
    invalidText:
      'It was not made by this server, or it was cut. Open the whole link from the mail, or use the settings.',
  },
} as const
