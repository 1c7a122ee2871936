import { breaksOf, integration, type Mutant, unit } from './mutant.ts'

const embedded = (grep: string) => integration('src/server/accounts/embedded/embedded.test.ts', grep)
const page = unit('src/web/features/accounts/auth-client.test.ts')

/** What ends with a revocation, and what guards an account against strangers. */
export const accountMutants: readonly Mutant[] = [
  ...breaksOf('src/server/accounts/sessions.ts', embedded('AUTH-14'), [
    ['the provider’s session outlives the revoked one', 'uid_hash in (select provider_session from gone)', 'false'],
    ['what a provider’s session granted stays', "kind = 'Grant' and hash in (select grant_hash from ended)", 'false'],
  ]),
  ...breaksOf(
    'src/server/accounts/promote-confirmed.ts',
    integration('src/server/accounts/promote-confirmed.test.ts'),
    [
      ['any confirmed address makes an administrator', 'lower(email) = any($2)', '$2::text[] is not null'],
      ['a confirmed address makes nobody an administrator', 'and email_verified and', 'and not email_verified and'],
    ],
  ),
  ...breaksOf('src/server/accounts/sessions.ts', integration('src/server/accounts/team/left-account.test.ts'), [
    ['another session of a sign-in stays', '${OF_PERSON} and ${ofSignIn}', '${OF_PERSON} and id = $2'],
  ]),
  ...breaksOf('src/server/accounts/embedded/attempts.ts', embedded('AUTH-12 wrong passwords'), [
    ['attempts at once are all judged', 'where a.free_at <= now()', 'where true'],
    ['waiting does not grow', '$3 * 2 ^', '$3 * 1 ^'],
  ]),
  ...breaksOf('src/server/accounts/embedded/people.ts', embedded('AUTH-12 wrong passwords make a stranger'), [
    ['strangers lock the owner out', 'known && proofs.includes(proof(known))', 'known && proofs.includes(known.id)'],
  ]),
  ...breaksOf('src/server/accounts/embedded/password.ts', unit('src/server/accounts/embedded/password.unit.test.ts'), [
    ['strangers delay an account', "'account' in caller", "'account' in caller && caller.account === ''"],
    ['who has left keeps a place', '{ key: caller.email, signal }', '{ key: caller.email }'],
    ['strangers wait for ever', 'waitMs > LONGEST_WAIT_MS', 'waitMs < 0'],
  ]),
  ...breaksOf('src/server/accounts/embedded/join-routes.ts', embedded('AUTH-12 a stranger cannot'), [
    ['owning the address is enough', 'if (!isRight) return show', 'if (isRight && !isRight) return show'],
  ]),
  ...breaksOf('src/server/accounts/embedded/embedded.ts', embedded('AUTH-12 letters'), [
    ['anybody floods a mailbox', '=== 0\n}', '>= 0\n}'],
  ]),
  ...breaksOf('migrations/0028_security_events.sql', integration('src/server/accounts/security-events.test.ts'), [
    ['the record can be rewritten', "if tg_op = 'DELETE' and (", 'if (old.id is not null or '],
    ['users write their own record', 'grant select on security_event', 'grant all on security_event'],
  ]),
  ...breaksOf('src/server/accounts/known-devices.ts', integration('src/server/accounts/new-devices.test.ts'), [
    [
      'any cookie makes a browser known',
      'return a.length === b.length && timingSafeEqual(a, b)',
      'return a.length > 0 || b.length > 0',
    ],
  ]),
  ...breaksOf('src/server/accounts/account-store.ts', integration('src/server/accounts/new-devices.test.ts'), [
    ['a thief’s new address is told to the thief', 'former: email,', 'former: replacement,'],
  ]),
  ...breaksOf(
    'src/server/mail/notices/unsubscribe-token.ts',
    unit('src/server/mail/notices/unsubscribe-token.unit.test.ts'),
    [['anybody unsubscribes anybody', 'timingSafeEqual(expected, Buffer.from(mark))', 'mark.length > 0']],
  ),
  ...breaksOf('src/server/kit/http/log-options.ts', unit('src/server/kit/http/log-options.unit.test.ts'), [
    ['secrets stand in the log', 'hooks: { streamWrite: withoutSecrets },', ''],
  ]),
  ...breaksOf('src/web/features/accounts/auth-client.ts', page, [
    [
      'a count that never ends keeps revoked data',
      'await within(device.waiting(user), COUNTED_WITHIN_MS)',
      'await device.waiting(user)',
    ],
    ['a revoked device keeps its data', 'if (revoked) throw await forget()', ''],
    ['a second person’s sign-in is a silent mix-up', 'if (displaced) throw await giveWay(displaced)', ''],
    ['other tabs are not told who came', 'channel.post(ARRIVED)', ''],
  ]),
  ...breaksOf('src/web/features/accounts/takeover-steps.ts', unit('src/web/features/accounts/takeover.test.ts'), [
    [
      'what waits is thrown away unasked',
      'await device.waiting(former) : 0',
      'await device.waiting(former).then(() => 0) : 0',
    ],
    ['undecided data is shown offline', "if (displaced.waiting > 0) flags.setItem(UNDECIDED, '1')", ''],
  ]),
]
