/** Words of the user's own profile, of the export and of the deletion of the account. */
export const profileMessages = {
  none: 'Your profile is not on this device yet. It comes with the first sync.',
  thing: 'your profile',
  person: { title: 'You', lead: 'Who you are here. Your documents use the business profile.' },
  address: { title: 'Address', choose: 'Choose your country' },
  notices: {
    title: 'Notifications',
    lead: 'E-mails to your address, in your language. Each can be ended by one press, except what must not be missed.',
    reminders: 'Reminders of events are set at each event: when, and whether by mail.',
    toCalendar: 'Open the calendar',
    help: {
      receiveNotifications: 'Off means none of the next three.',
      pricingNotices:
        'On Monday morning: which prices and costs changed, and what is below its lowest margin. Nothing comes where nothing happened.',
      updateNotices: 'What is new, from the people who run this server.',
      securityNotices:
        'When a browser signs in that was not used for your account before. A new API token and a changed address are always told.',
      marketingNotices:
        'From the people who run this server, never the advertising of others. Only if you switch it on.',
    },
  },
  cannotUpdate: 'User not authenticated. Cannot update profile.',
  noRecord: 'Cannot update: No profile loaded',

  exporting: {
    title: 'Download your data',
    lead: 'Everything stored about you in one ZIP archive: every kind of record as JSON and CSV, pictures, the whole history, and your account.',
    start: 'Download everything',
    freshText: 'The archive holds everything. To download it, you must have signed in within the last five minutes.',
    preparing: 'Preparing',
    loading: 'Downloading',
    cancel: 'Cancel',
    done: 'Your archive is in your downloads',
    of: (done: string, total: string) => `${done} of ${total}`,
    offline: 'You are offline. The archive comes from the server.',
    fileName: (day: string) => `pricewright-${day}.zip`,
    thing: 'your data',
  },
  deleting: {
    title: 'Delete your account',
    lead: 'Everything goes, on the server and in this browser, at once and for good; other browsers are signed out. Download your data first if you may want it again.',
    start: 'Delete my account',
    offline: 'You are offline. An account is deleted on the server.',
    dialogTitle: 'Delete your account for good?',
    goes: 'This is deleted, and nobody can bring it back:',
    rest: 'Its pictures, history, public links, API tokens, sign-ins and planned work',
    password: 'Your e-mail and password',
    identity: 'Your e-mail and name; the account at your identity provider stays there',
    waits: (changes: string) => `${changes} on this device that the server does not have yet`,
    change: { one: 'change', other: 'changes' },
    type: (name: string) => `Type ${name} to confirm`,
    confirm: 'Delete everything',
    keep: 'Keep my account',
    freshText:
      'To delete an account, you must have signed in within the last five minutes. You come back here afterwards.',
    thing: 'your account',
  },
} as const
