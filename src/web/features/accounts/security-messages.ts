import { SECURITY_EVENT_DAYS, type SecurityEventKind } from '#contract/endpoints/security-events.ts'

const kinds: Readonly<Record<SecurityEventKind, string>> = {
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'wrong-password': 'Wrong password',
  'password-changed': 'Password changed',
  'email-changed': 'E-mail changed',
  'session-revoked': 'Browsers signed out',
  'token-made': 'API token created:',
  'token-revoked': 'API token revoked:',
  export: 'Everything downloaded',
  'link-made': 'Public link created',
  'link-closed': 'Public link turned off',
  'role-changed': 'Role changed to',
  suspended: 'Suspended:',
  restored: 'Suspension lifted',
  'deletion-asked': 'Account deletion requested',
  'person-invited': 'Invited:',
  'invitation-withdrawn': 'Invitation withdrawn:',
  'person-joined': 'Somebody joined your account as',
  'person-role': 'Role of a person changed:',
  'person-removed': 'Person removed:',
  'person-left': 'Person left:',
  'account-joined': 'Joined another account as',
  'account-left': 'Left another account',
}

/** Words about the record of security events. */
export const securityMessages = {
  title: 'Sign-in history',
  lead: `Sign-ins, wrong passwords, tokens, links and exports of the last ${SECURITY_EVENT_DAYS} days. If one was not yours, change your password and sign out everywhere else.`,
  none: 'Nothing yet',
  older: 'Show older ones',
  kinds,
  /** Of members, and of everybody with an account. */
  roles: {
    editor: 'Editor',
    viewer: 'Viewer',
    accountant: 'Accountant',
    admin: 'Administrator',
    user: 'User',
  } as Readonly<Record<string, string>>,
} as const
