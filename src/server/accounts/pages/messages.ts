export const pageMessages = {
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  home: 'Go to Pricewright',
  again: 'Begin again',
  failed: 'That did not work',
  download: 'Download my data',
}

/** Why a sign-in ended without a session. */
export const problemMessages = {
  expired: {
    title: 'That took too long',
    lead: 'This sign-in was begun in another window or more than ten minutes ago. Nothing is lost: please begin again.',
  },
  refused: {
    title: 'Sign-in did not work',
    lead: 'The identity provider’s answer could not be accepted, so nobody was signed in. Please begin again.',
  },
  unreachable: {
    title: 'The identity provider does not answer',
    lead: 'Signing in needs it. Please try again in a moment.',
  },
  misconfigured: {
    title: 'Sign-in is not set up correctly',
    lead: 'The identity provider does not accept this server. Please tell the administrator. Nobody can sign in until this is corrected.',
  },
  suspended: {
    title: 'This account is suspended',
    lead: 'You can still download everything that is stored for you.',
    because: 'The reason:',
    ask: 'If you have questions, please contact the administrator.',
    askAt: 'If you have questions, write to',
  },
}
