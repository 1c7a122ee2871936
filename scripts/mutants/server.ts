import { breaksOf, integration, type Mutant, unit } from './mutant.ts'

const matrix = (grep: string) => integration('test/integration/route-matrix.test.ts', grep)
const identity = (grep: string) => integration('test/integration/attacks-identity.test.ts', grep)
const order = (grep: string) => integration('test/integration/attacks-order.test.ts', grep)
const together = (grep: string) => integration('test/integration/batched-writes.test.ts', grep)
const pooler = (grep: string) => integration('test/faults/pooler.test.ts', grep)
const sync = integration('test/integration/sync.test.ts')
const catalogue = integration('test/integration/catalogue.test.ts')

/** Identity, the write path, sync: the lines that everything else leans on. */
export const serverMutants: readonly Mutant[] = [
  ...breaksOf('src/server/kit/database/conversation.ts', pooler('named statements'), [
    ['statements keep their names behind a pooler', 'this.#isPrepared ? sent : sent.map(unnamed)', 'sent'],
  ]),
  ...breaksOf('src/server/kit/database/sessions.ts', pooler('a promotion, without it'), [
    ['a server that became a replica is a fault of ours', 'shortage ?? rules.whenReadOnly', 'shortage'],
  ]),
  ...breaksOf('src/server/kit/database/session-settings.ts', pooler('OPS-05'), [
    ['what a pooler keeps back is not missed', 'if (missing.length === 0)', 'if (missing.length >= 0)'],
  ]),
  ...breaksOf('src/server/kit/database/data-access.ts', integration('test/integration/stale-reads.test.ts'), [
    ['everybody reads at the replica', 'mayBeStale ? staleReads : database', 'staleReads'],
  ]),
  ...breaksOf('src/server/pages/contact.ts', integration('src/server/pages/contact.test.ts'), [
    ['a robot’s trap catches nobody', "(form.get(ROBOTS_FIELD) ?? '') !== ''", 'form.size === 0'],
    ['a message needs no time', 'if (age < LEAST_MS)', 'if (age < -LEAST_MS)'],
    ['an old form is taken', '!token || age > MOST_MS', '!token'],
    ['other sites send messages', "=== 'cross-site'", "=== 'none'"],
  ]),
  ...breaksOf('src/server/pages/contact-store.ts', integration('src/server/pages/contact.test.ts'), [
    ['a network sends without end', 'ofSender >= MOST_PER_SENDER || ', ''],
    ['everybody together sends without end', ' || ofDay >= MOST_PER_DAY', ''],
    ['a form sent twice is two messages', "if (isKnown) return 'kept'", ''],
  ]),
  ...breaksOf('src/server/pages/form-token.ts', integration('src/server/pages/contact.test.ts'), [
    ['any form is ours', 'given.length === right.length && timingSafeEqual(given, right)', 'given.length > 0'],
  ]),
  ...breaksOf('src/server/accounts/bearer.ts', unit('src/server/accounts/bearer.unit.test.ts'), [
    ['a bearer never ends', 'return time.readUIntBE(0, TIME_BYTES) > now()', 'return true'],
    ['a bearer fits every session', '.update(time).update(sessionHash)', '.update(time)'],
  ]),
  ...breaksOf('src/server/accounts/hosts.ts', unit('src/server/accounts/hosts.unit.test.ts'), [
    [
      'foreign host names are answered',
      "!isLoopbackHost(host)) return 'refuse'",
      "!isLoopbackHost(host)) return 'answer'",
    ],
  ]),
  ...breaksOf('src/server/accounts/identity-plan.ts', unit('src/server/accounts/identity-plan.unit.test.ts'), [
    ['the embedded sign-in serves the world', '  if (!loopback) {', '  if (loopback && !loopback) {'],
  ]),
  ...breaksOf('src/server/accounts/authenticate.ts', matrix('gets the declared refusal'), [
    ['any bearer opens any session', 'if (!bearers.fits(bearer, hash))', 'if (bearer === hash.toString())'],
    ['the cookie alone is enough', '=== true ? session : null', '=== true ? session : session'],
    ['tokens reach account calls', "if (access !== 'user')", "if (access === 'admin')"],
  ]),
  ...breaksOf('src/server/accounts/authenticate.ts', matrix('AUTH-15 a token of scope read or draft'), [
    ['reading tokens write', 'hash: hashOf(bearer), scope }', "hash: hashOf(bearer), scope: 'read' }"],
  ]),
  ...breaksOf('src/server/accounts/authenticate.ts', matrix('AUTH-12'), [
    ['an old sign-in counts as fresh', "if (session['isFresh'] !== true)", "if (session['isFresh'] === null)"],
  ]),
  ...breaksOf('src/server/kit/rows/bounded-page.ts', integration('src/server/large-pages.test.ts', 'postgres'), [
    ['a page counts rows alone', 'then refuse_large_list() end', 'then null end'],
    ['texts count for nothing', '`octet_length(${column})`', '`0`'],
    ['lists count for nothing', 'then octet_length(${column}::text) else 0', 'then 0 else 0'],
  ]),
  ...breaksOf(
    'src/server/kit/crud/list-sql.ts',
    integration('test/integration/list-plans.test.ts', 'products.*source'),
    [
      [
        'the planner does not know the word of a filter',
        'conditions.must(wordSql(value, filter.words[text]))',
        'conditions.add(filter.words[text], (at) => `${value} = ${at}`)',
      ],
    ],
  ),
  ...breaksOf(
    'src/server/kit/crud/list-sql.ts',
    integration('test/integration/list-plans.test.ts', 'documents.*order'),
    [
      [
        'the planner does not know which documents are left out',
        'conditions.must(`${columnName(field)} <> ${quoted(value)}`)',
        'conditions.add(value, (at) => `${columnName(field)} <> ${at}`)',
      ],
    ],
  ),
  ...breaksOf('src/domain/shown-parts.ts', unit('src/domain/shown-parts.test.ts'), [
    ['the parts that are shown do not add up', '(moved.has(at) ? sign : 0)', '0'],
  ]),
  ...breaksOf('src/server/row-history.ts', integration('src/server/large-pages.test.ts', 'postgres.*LEDGER-01'), [
    ['a page of a history counts rows alone', 'page.n < $3 and page.bytes < ${PAGE_BYTES}', 'page.n < $3'],
    ['the end of a page is the end of the history', 'more: found.length > shown.length', 'more: false'],
  ]),
  ...breaksOf('src/server/accounts/same-origin.ts', identity('forms and pages of other sites|sign-out and bearer'), [
    ['other sites’ pages are heard', '(from !== undefined && from !== origin)', 'false'],
    ['the cookie alone signs out', 'if (request.headers.origin !== origin)', 'if (request.headers.origin === null)'],
  ]),
  ...breaksOf('src/server/accounts/account-store.ts', identity('AUTH-08 the same e-mail at another issuer'), [
    ['an e-mail that nobody verified makes an administrator', 'arrival.emailVerified && rule.emails', 'rule.emails'],
    [
      'people of two providers are one',
      'where i.issuer = $1 and i.subject = $2`',
      'where $1::text is not null and i.subject = $2`',
    ],
  ]),
  ...breaksOf('src/server/diagnostics/routes.ts', matrix('expired session gets'), [
    ['a call does not pass data access', 'await data.read(caller, [])', 'await Promise.resolve(caller)'],
  ]),
  ...breaksOf('src/server/kit/http/mount.ts', matrix('strangers'), [
    ['strangers make the server read', 'preParsing: admit', 'preHandler: admit'],
  ]),
  ...breaksOf('src/server/kit/http/mount.ts', matrix('alike'), [
    ['calls are not there under /routes', "['/api', '/routes',", "['/api',"],
    ['what nobody asked for is taken', 'if (names.length === 0) return', 'if (names.length >= 0) return'],
  ]),
  ...breaksOf('src/contract/next-row.ts', catalogue, [
    ['a new row may lack what it needs', 'if (!current) issues', 'if (current) issues'],
  ]),
  ...breaksOf('src/contract/next-row.ts', unit('src/contract/next-row.test.ts'), [
    ['unknown rows are patched into being', "if (!current && change.op === 'patch') throw notFound(entity, id)", ''],
  ]),
  ...breaksOf('src/server/kit/write/idempotency.ts', together('API-04'), [
    [
      'a key is claimed twice',
      'if (claimed.rowCount === 1) return undefined',
      'if (claimed.rowCount < 2) return undefined',
    ],
    ['a key fits every request', 'if (!first?.matches)', 'if (!first)'],
  ]),
  ...breaksOf('src/server/kit/write/keyed-writes.ts', together('API-04'), [
    ['an earlier answer is forgotten', 'this.#before.set(row.key, row)', 'void row'],
    ['a key fits every write', '!== textOf(request)) return', "=== '') return"],
    ['the same request at once is done twice', '(request && this.#first.get(request.key)) ?? index', 'index'],
    ['answers are not kept', 'if (kept.length === 0) return []', 'if (kept.length > 0) return []'],
  ]),
  ...breaksOf('src/server/kit/write/batched-writes.ts', together('API-04'), [
    ['a write is answered with another one’s row', 'each === planned[first] ? ends[first] : undefined', 'ends[first]'],
  ]),
  ...breaksOf('src/server/kit/write/history.ts', catalogue, [
    ['history holds what did not change', 'if (same(old, next)) continue', 'if (old === undefined) continue'],
  ]),
  ...breaksOf('src/server/kit/write/batched-writes.ts', together('OPS-06'), [
    ['whatever others are derived by is written alone', 'need.kind === kind', "need.kind !== ''"],
    ['what is derived by its own kind is written together', 'need.kind === kind', "need.kind === ''"],
  ]),
  ...breaksOf('src/server/kit/write/write.ts', together('no version is given twice'), [
    [
      'the counter is not locked',
      'from user_head where user_id = ${currentUser} for update`',
      'from user_head where user_id = ${currentUser}`',
    ],
  ]),
  ...breaksOf('src/server/kit/write/batched-writes.ts', together('API-0[13]'), [
    [
      'what the database refuses takes the others along',
      'if (writes.length === 1 || !(error instanceof DatabaseError)) throw error',
      'if (writes.length > 0) throw error',
    ],
    [
      'a later write of the same row does not see the earlier one',
      'open.cache.plan(kind, id, row)',
      'open.cache.plan(kind, id, undefined)',
    ],
    ['the answer lacks titles that nothing else read', 'fill(cache, titles, ', 'fill(cache, [], '],
  ]),
  ...breaksOf('src/server/kit/write/storing.ts', sync, [
    [
      'deletions leave no trace',
      'return [...entities].reverse().flatMap((entity) => {',
      'return [...entities].reverse().slice(0, 0).flatMap((entity) => {',
    ],
  ]),
  ...breaksOf('src/server/kit/crud/kept-page.ts', integration('src/server/accounts/security-events.test.ts'), [
    ['a page beyond the last is empty', 'page > 1 && found', 'page < 1 && found'],
  ]),
  ...breaksOf('src/server/kit/crud/tagged-read.ts', integration('src/server/kit/crud/tagged-read.test.ts'), [
    ['a tag is of every user', '.${PROCESS}.${userId}"`', '.${PROCESS}"`'],
    ['a list of a day is known the next day', '(({ text }) => CLOCK.test(text))', '(() => false)'],
    ['rows that another’s tag left out are not read', '&& answers[0]?.rows.length === 0', '&& false'],
  ]),
  ...breaksOf('src/server/kit/write/write.ts', integration('src/server/accounts/profiles.test.ts'), [
    ['a user makes a second user record', '  requireOwnAccount(open.userId, writes)\n', ''],
  ]),
  ...breaksOf('src/server/kit/write/write.ts', integration('src/server/mail/notices/notices.test.ts'), [
    ['a token ends the security mails', '  if (open.actor.startsWith(TOKEN)) requirePerson(writes)\n', ''],
  ]),
  ...breaksOf('src/server/kit/write/history.ts', integration('test/integration/brought-back.test.ts'), [
    [
      'what comes back forgets when it was made',
      "from['createdAt'] = before.createdAt",
      "from['createdAt'] = before.updatedAt",
    ],
  ]),
  ...breaksOf('src/contract/product-range.ts', integration('src/server/catalogue/amount-limit.test.ts'), [
    ['a variant has a false cost', "if (flag !== 'out-of-range') return []", 'return []'],
  ]),
  ...breaksOf('src/server/kit/write/write.ts', integration('src/server/change-sets/revert.test.ts'), [
    [
      'all rows of a write have one version',
      'version: open.head + index + 1 }))',
      'version: open.head + 1 + 0 * index }))',
    ],
  ]),
  ...breaksOf('src/server/kit/write/mutate.ts', order('SYNC-04 (a client clock|clocks)'), [
    [
      'a client’s clock is believed',
      'Math.min(editInstant(mutation, sender.behindMs ?? 0), sender.now)',
      'mutation.at',
    ],
  ]),
  ...breaksOf('src/server/kit/revert/layers.ts', integration('src/server/change-sets/revert-groups.test.ts'), [
    ['undoing overwrites what was changed since', "if (top?.step?.part === 'own') return", 'if (top) return'],
    ['what was taken back is not seen through', "if (step.part === 'passed') continue", ''],
  ]),
  ...breaksOf('src/contract/product-repricing.ts', integration('src/server/catalogue/prices-stay.test.ts'), [
    [
      'an edit of anything makes a price anew',
      'if (row.receipt === null || (before &&',
      'if (before || row.receipt === null || (before &&',
    ],
  ]),
  ...breaksOf('src/domain/price-inputs.ts', integration('src/server/catalogue/prices-stay.test.ts'), [
    ['a trade price makes the retail price anew', '!OF_TRADE.has(name)', 'OF_TRADE.size > 0'],
  ]),
  ...breaksOf('src/contract/commands/products.ts', integration('src/server/catalogue/prices-stay-paths.test.ts'), [
    ['a copy is priced anew', 'id: newId, data, stated }', 'id: newId, data }'],
  ]),
  ...breaksOf('src/server/kit/revert/cells.ts', integration('src/server/change-sets/revert-groups.test.ts'), [
    [
      'what belongs together is undone one by one',
      'boundGroups(fields, isChanged).map(',
      'boundGroups(fields, isChanged).flatMap(({ names, ...group }) => names.map((name) => ({ ...group, names: [name] }))).map(',
    ],
  ]),
  ...breaksOf('src/server/kit/revert/layers.ts', unit('src/server/kit/revert/layers.unit.test.ts'), [
    [
      'a stock that was set is taken off what was counted',
      'if (!steps[first]?.isAdding) {',
      'if (steps[first]?.part !== "own") {',
    ],
    ['what others landed goes off with the one', 'if (isStanding) added += change', ''],
    ['a landing below a count that was set goes off it', 'if (setBy) return', 'if (setBy && !setBy) return'],
    ['a count that was set back to what it was is not set', '{ ...step, isMaking: true }', 'step'],
    ['a count over one that was taken back is not told', 'else if (isOverSet) setBy = step', ''],
  ]),
  ...breaksOf('src/server/kit/revert/row-timelines.ts', integration('src/server/change-sets/revert-groups.test.ts'), [
    [
      'what was taken back since is taken for there',
      '\n        and s.version > own.version',
      ' and s.version < own.version',
    ],
    [
      'what was taken back below what counts is cut in two',
      'below.length > 0; tell =',
      'below.length > 0 && from.size === 0; tell =',
    ],
  ]),
  ...breaksOf('src/server/kit/revert/waiting.ts', integration('src/server/change-sets/revert-waiting.test.ts'), [
    ['what waits stays as it is', "= ['changed', 'overwritten', 'gone']", '= []'],
    ['what somebody set is kept for good', "= ['changed', 'overwritten', 'gone']", "= ['overwritten', 'gone']"],
    ['a row that is deleted keeps nothing', 'new Set([...tried, EXISTENCE])', 'tried'],
    ['what is kept is not called so', "isTriable ? 'partly'", "!isTriable ? 'partly'"],
  ]),
  ...breaksOf('src/server/kit/revert/kept-rows.ts', integration('src/server/change-sets/revert-waiting.test.ts'), [
    ['a row that is back is not tried', ' || keys.has(EXISTENCE)', ''],
  ]),
  ...breaksOf('src/server/kit/revert/revert.ts', integration('src/server/change-sets/revert-groups.test.ts'), [
    ['a set that was taken back in part is done with', "if (!isUnder) return 'partly'", ''],
  ]),
  ...breaksOf('src/server/kit/revert/one-act.ts', integration('src/server/calendar/series-taken-back.test.ts'), [
    ['half of an act goes back', '  if (!inTheWay) return', '  if (!inTheWay || rows.length > 0) return'],
    ['what was handed on and is gone holds all back', '(get(row) !== undefined || !wasHandedOn(row, rows))', 'true'],
    [
      'what is gone holds nothing back',
      '(get(row) !== undefined || !wasHandedOn(row, rows))',
      'get(row) !== undefined',
    ],
  ]),
  ...breaksOf('src/server/kit/sync/pull.ts', sync, [
    [
      'a pull forgets the order',
      'currentUser} and version > $1 order by version limit $2)`,\n  ),',
      'currentUser} and version > $1 order by version desc limit $2)`,\n  ),',
    ],
    [
      'a pull forgets deletions',
      'from tombstone where user_id = ${currentUser} and version > $1',
      'from tombstone where user_id = ${currentUser} and version > $1 and false',
    ],
    ['a full page is the last', 'if (rows === size', 'if (rows > size'],
    ['a cursor of another life is believed', 'since > head ||', 'since > head + 1_000_000 ||'],
    ['a cursor older than the memory is believed', 'since < at.forgotten', 'since < 0'],
  ]),
  ...breaksOf('src/server/kit/sync/pull.ts', integration('src/server/kit/sync/pages.test.ts'), [
    ['a page full of bytes is the last', ' || bytes >= PAGE_BYTES', ''],
  ]),
  ...breaksOf('src/server/kit/sync/push.ts', sync, [
    ['what was sent twice is done twice', 'if (seq === lastSeq + 1) return undefined', 'if (seq > 0) return undefined'],
    ['a user has clients without end', '...(client === NEW_CLIENT ? [leaveOldest] : []),', ''],
    ['a hole is accepted', 'if (seq > lastSeq + 1)', 'if (seq > lastSeq + 1_000_000)'],
    ['a refusal is forgotten', 'const told = refused[seq]', 'const told = refused[-seq]'],
  ]),
  ...breaksOf('src/server/kit/live.ts', unit('src/server/kit/live.unit.test.ts'), [
    ['an instance hears itself', 'if (sender === self) return', "if (sender === '') return"],
  ]),
  ...breaksOf('src/server/kit/sync/push.ts', unit('src/server/kit/sync/push.unit.test.ts'), [
    ['a busy server refuses for ever', "  'busy',\n", ''],
  ]),
  ...breaksOf('src/server/kit/live.ts', sync, [
    [
      'everybody is woken',
      'of listeners.get(userId) ?? []) {',
      'of [...listeners.values()].flatMap((all) => [...all])) {',
    ],
  ]),
  ...breaksOf('src/server/calendar/part.ts', unit('src/server/calendar/hostile-files.unit.test.ts'), [
    ['a line has no end', 'if (isCut && !isList)', 'if (isCut && isList)'],
    ['parameters are not counted', '(count += 1) > most', '(count += 0) > most'],
    ['lists have no end', 'while (taken < left && ', 'while ('],
    ['parts lie in each other without end', 'this.#inner.length > DEEPEST', 'this.#inner.length > Infinity'],
  ]),
  ...breaksOf('src/server/kit/worker-queue.ts', unit('src/server/calendar/hostile-files.unit.test.ts'), [
    ['lack of memory is told as a crash', "'tooMuchMemory' : 'crashed'", "'crashed' : 'crashed'"],
  ]),
  ...breaksOf('src/server/calendar/claimed-ids.ts', integration('src/server/calendar/calendar-imports.test.ts'), [
    ['a file takes over any event', 'otherwise !== undefined && isOthers', 'otherwise !== undefined && !isOthers'],
  ]),
  ...breaksOf('src/contract/entities/event-series.ts', unit('src/contract/entities/event-series.test.ts'), [
    [
      'a changed occurrence takes place twice',
      'id, data: { exceptions: { add: [originalStart] } } }',
      'id, data: {} }',
    ],
    ['an event is its own series', 'const isOwn = seriesId === id', 'const isOwn = seriesId === null'],
  ]),
  ...breaksOf('src/server/calendar/event-reminders.ts', integration('src/server/calendar/event-reminders.test.ts'), [
    ['odd rules of one user take the turn of all', 'if (isLeft(row.userId)) continue', ''],
  ]),
]
