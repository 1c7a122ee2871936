import { breaksOf, integration, type Mutant, unit } from './mutant.ts'

const ACTS = 'src/server/administration/administration.test.ts'
const CHAIN = 'src/server/administration/audit-chain.test.ts'
const INTEGRITY = 'src/server/diagnostics/integrity/integrity.test.ts'
const FAILING = 'src/server/diagnostics/integrity/recovery-faults.test.ts'
const WEBHOOKS = 'src/server/webhooks/webhooks.test.ts'

/** What keeps administrators honest, stored data sound, and events in order. */
export const administrationMutants: readonly Mutant[] = [
  ...breaksOf('src/server/administration/audit-chain.ts', integration(CHAIN), [
    ['an entry that was changed is not seen', 'entry.hash === hashOfEntry(entry)', 'entry.hash !== ""'],
    ['an entry that was written anew is not seen', 'entry.former === last.hash', 'entry.former !== null'],
    ['the newest entry removed is not seen', 'last.seq === head.seq && last.hash === head.hash', 'head.seq >= 0'],
    ['a noted hash is not compared', 'entry.hash === anchor.hash', 'entry.hash !== ""'],
    ['a log cut before what was noted is whole', 'last.seq >= (anchor?.seq ?? 0)', 'last.seq >= 0'],
  ]),
  ...breaksOf('migrations/0075_administration.sql', integration(CHAIN), [
    [
      'entries can be changed',
      'create trigger keep_audit_entry before update or delete on audit_entry for each row',
      'create trigger keep_audit_entry before delete on audit_entry for each row',
    ],
    [
      'administrators write entries of their own',
      "format('grant select on %I to %I'",
      "format('grant all on %I to %I'",
    ],
  ]),
  ...breaksOf('migrations/0075_administration.sql', integration(ACTS), [
    [
      'the last administrator can go',
      'before update of role, suspended on account',
      'before update of created_at on account',
    ],
  ]),
  ...breaksOf('src/server/administration/routes.ts', integration(ACTS), [
    [
      'a suspension does not stand in the audit log',
      'await tx.query(audited(request, { act, subject: id, detail: reason }))',
      'await readPerson(tx, id)',
    ],
  ]),
  ...breaksOf('src/server/administration/refused-calls.ts', integration(ACTS, 'a refused act is written down'), [
    ['each refusal is an entry of its own', 'known.more += 1', 'await write({ actor, act, outcome, address })'],
  ]),
  ...breaksOf('src/server/diagnostics/integrity/rederived.ts', integration(INTEGRITY), [
    ['a wrong value is not found', 'return !same(seen(before), seen(after))', 'return false'],
    ['a row of another form ends the scan', 'error instanceof TypeError || error', 'error'],
  ]),
  ...breaksOf('src/server/diagnostics/integrity/own-checks.ts', integration(INTEGRITY), [
    ['a number given twice is not found', 'having count(*) > 1', 'having count(*) > 2'],
  ]),
  ...breaksOf('src/server/maintain.ts', integration('src/server/administration/verify-audit.test.ts'), [
    ['the command says that a broken audit log is whole', 'if (broken !== null)', 'if (broken === 0)'],
    [
      'the command does not compare what was noted of the audit log',
      "seq === '' ? undefined :",
      "seq !== '' ? undefined :",
    ],
  ]),
  ...breaksOf('src/server/diagnostics/integrity/recover.ts', integration(FAILING), [
    [
      'an edit that came after the look is overwritten',
      '...(await lookAtStanding((work) => work(tx))),',
      '...scanned.standing,',
    ],
  ]),
  ...breaksOf('src/server/diagnostics/integrity/pictures.ts', integration(INTEGRITY), [
    ['a picture that was just uploaded is taken away', 'if (isOld) findings', 'findings'],
    ['a picture that is shown is taken away', 'isNamed: isOwned || named.has', 'isNamed: named.has'],
  ]),
  ...breaksOf('src/server/diagnostics/integrity/routes.ts', integration(INTEGRITY), [
    ['a dry run repairs', 'dryRun ? foreseen(deps, caller) : recover(deps, caller)', 'recover(deps, caller)'],
  ]),
  ...breaksOf(
    'src/domain/subscriptions/revenue-movement.ts',
    unit('src/domain/subscriptions/revenue-movement.test.ts'),
    [
      ['who pays less pays more', "change < 0 ? 'down' : 'up'", "'up'"],
      ['a year counts as a month', 'return monthlyRevenue(price, cycle)', "return monthlyRevenue(price, 'monthly')"],
    ],
  ),
  ...breaksOf('src/server/webhooks/send-job.ts', integration(WEBHOOKS), [
    [
      'a later event goes past an earlier one of its record',
      'order by f.record_id, f.id`',
      'order by f.record_id, f.id desc`',
    ],
    [
      'a receiver that fails is not left in peace',
      "state = 'active' and coalesce(resumes_at <= now(), true)",
      "state = 'active'",
    ],
  ]),
  ...breaksOf('src/server/webhooks/signature.ts', integration(WEBHOOKS), [
    ['the moment is not signed', '.update(`${seconds}.${body}`', '.update(`${body}`'],
  ]),
  ...breaksOf('src/server/kit/write/announcing.ts', integration(WEBHOOKS), [
    ['events are kept without end', 'from told where fits order by n', 'from told order by n'],
  ]),
  ...breaksOf('src/server/webhooks/back-off.ts', unit('src/server/webhooks/webhooks.unit.test.ts'), [
    ['a receiver may ask for a pause without end', 'Math.min(waitMs, HOUR)', 'waitMs'],
    ['one event that is refused stops all others', 'OF_ONE_EVENT.has(status))', 'status === 0)'],
  ]),
  ...breaksOf('src/server/webhooks/address.ts', unit('src/server/webhooks/webhooks.unit.test.ts'), [
    ['an address of this network is taken', 'isPublicAddress(host) : host', 'host !== "" : host'],
  ]),
]
