/** The mails about the security of an account; `label` names the link to the remedy. */
export const securityMessages = {
  facts: { when: 'When', device: 'Browser', address: 'Network' },
  device: {
    subject: 'A new device signed in to your account',
    text: 'Somebody signed in to your account in a browser that had not been used for it before.',
    remedy:
      'If that was you, there is nothing to do. If not, sign that browser out, and change your password at once: somebody knows it.',
    label: 'See where you are signed in',
  },
  token: {
    subject: 'A new API token was made for your account',
    text: (name: string, may: string) =>
      `The token “${name}” was made. Programs that have it can ${may} until it expires.`,
    read: 'read everything in your account',
    draft: 'read everything in your account, and draft changes that you apply',
    write: 'read and change everything in your account',
    remedy: 'If that was not you, revoke it, sign all browsers out and change your password at once.',
    label: 'See your tokens',
  },
  changed: {
    subject: 'Your e-mail address was changed',
    text: (replacement: string) => `Your account now belongs to ${replacement}. Mails no longer go to this address.`,
    remedy:
      'If that was not you, somebody else has your account: tell the people who run this server, and your identity provider, at once.',
    label: 'See where you are signed in',
  },
} as const
