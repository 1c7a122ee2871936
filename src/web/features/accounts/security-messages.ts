import { SECURITY_EVENT_DAYS, type SecurityEventKind } from '#contract/endpoints/security-events.ts'

const kinds: Readonly<Record<SecurityEventKind, string>> = {
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'wrong-password': 'Wrong password',
  'password-changed': 'Password changed',
  'email-changed': 'E-mail changed',
  'session-revoked': 'Browsers signed out',
  'token-made': 'API token made:',
  'token-revoked': 'API token revoked:',
  export: 'Everything downloaded',
  'link-made': 'Public link made',
  'link-closed': 'Public link closed',
  'role-changed': 'Role changed to',
  'deletion-asked': 'Deletion of the account asked for',
}

/** Words about the record of security events. */
export const securityMessages = {
  title: 'What happened with your sign-in',
  lead: `Sign-ins, wrong passwords, tokens, links and exports of the last ${SECURITY_EVENT_DAYS} days. If one was not yours, change your password and sign out everywhere else.`,
  none: 'Nothing yet',
  older: 'Show older ones',
  kinds,
} as const
