import { breaksOf, integration, type Mutant, unit } from './mutant.ts'

const paying = (grep: string) => integration('src/server/payments/cards/card-payments.test.ts', grep)
const reported = (grep: string) => integration('src/server/payments/cards/card-webhook.test.ts', grep)
const beside = (grep: string) => integration('src/server/payments/cards/entries-and-people.test.ts', grep)
const connecting = (grep: string) => integration('src/server/payments/cards/connect-cards.test.ts', grep)
const choosing = (grep: string) => integration('src/server/payments/subscriptions.test.ts', grep)
const back = (grep: string) => integration('src/server/payments/cards/went-back.test.ts', grep)
const subscribed = (grep: string) => integration('src/server/payments/webhook.test.ts', grep)

/** What keeps money from being lost, counted twice, or asked for wrongly. */
export const paymentMutants: readonly Mutant[] = [
  ...breaksOf('src/domain/payments/provider-amount.ts', unit('src/domain/payments/provider-amount.test.ts'), [
    ['an amount that is too fine is asked for', '&& amount % steps(currency) === 0', ''],
    ['krónur are counted whole', "new Set(['ISK', 'UGX'])", "new Set(['UGX'])"],
  ]),
  ...breaksOf('src/domain/payments/card-entries.ts', unit('src/domain/payments/card-entries.test.ts'), [
    ['a refund that failed stays taken', 'failedAt === null ? [taken]', 'failedAt !== undefined ? [taken]'],
    ['a dispute that was won stays taken', 'wonAt === null ? [taken]', 'wonAt !== undefined ? [taken]'],
    [
      'a refund that took nothing is an entry',
      "if (!isTaken) return []\n  const taken: CardEntry = { id, reference: id, kind: 'refund'",
      "const taken: CardEntry = { id, reference: id, kind: 'refund'",
    ],
    ['fees of other currencies are taken as they are', '(fee / of) * amount', 'fee'],
  ]),
  ...breaksOf('src/server/payments/cards/card-webhook.ts', reported('DOC-14'), [
    ['test events count as real money', "isLive === (mode === 'live')", 'isLive !== undefined'],
    ['an unsigned word is taken', 'if (!receiver || !event)', 'if (!receiver)'],
  ]),
  ...breaksOf('src/server/payments/cards/card-lines.ts', paying('DOC-1'), [
    ['days are those of the server', 'dayOf(at, timeZone)', "dayOf(at, 'UTC')"],
    ['what is too much is refused', 'isBeyond && amount > 0', 'isBeyond && amount < 0'],
    ['the note of a person is overwritten', 'const begun = known ? {}', 'const begun = !known ? {}'],
  ]),
  ...breaksOf('src/server/payments/cards/card-lines.ts', reported('void by now'), [
    ['a void invoice takes payments', "row.status === 'void' || ", ''],
  ]),
  ...breaksOf('src/server/payments/cards/card-lines.ts', beside('DOC-'), [
    ['an invoice set to credited swallows a payment', 'if (!isEntered && isWrittenOff(row))', 'if (!row)'],
    ['a refund that a person recorded counts twice', 'if (double) doubles.set(id, double)', ''],
    ['cash that was given back is taken for a refund', '!ELSEWHERE.has(method)', "method !== 'online'"],
  ]),
  ...breaksOf('src/contract/entities/document-payments.ts', beside('what Stripe told'), [
    [
      'what Stripe told is removed by hand',
      'if (!before || isFromProvider) return {}',
      'if (before || isFromProvider) return {}',
    ],
  ]),
  ...breaksOf(
    'src/domain/subscriptions/revenue-movement.ts',
    unit('src/domain/subscriptions/revenue-movement.test.ts'),
    [['who goes on is somebody new', 'isSame(gone.before, after) ? undefined', '!after ? undefined']],
  ),
  ...breaksOf('src/server/payments/cards/open-page.ts', paying('DOC-14'), [
    ['a visitor pays another amount than was read', 'invoice.balanceDue !== amount || ', ''],
    ['who comes second pays a second time', "if (page?.state === 'paid') return", "if (page?.session === '') return"],
  ]),
  ...breaksOf('src/server/payments/cards/payable.ts', back('who was refunded'), [
    ['who was refunded is asked to pay again', ' && wentBack(row) === 0', ''],
  ]),
  ...breaksOf('src/server/payments/cards/payable.ts', back('a dispute is open'), [
    ['what a bank decides over is paid a second time', 'return rowCount > 0', 'return rowCount > 1'],
  ]),
  ...breaksOf('src/server/payments/look-at-paid.ts', choosing('comes back from paying'), [
    ['who comes back waits for an event', 'for (const id of ids) await followSubscription(deps, id)', ''],
  ]),
  ...breaksOf('src/server/kit/write/plan-room.ts', integration('src/server/payments/plan-room.test.ts'), [
    ['a full plan says that it has room', 'if (kept >= most)', 'if (kept > most)'],
  ]),
  ...breaksOf('src/server/payments/cards/public-cards.ts', paying('is closed at once'), [
    ['the address of a page of another amount leads on', 'row?.isStale === true', 'row?.isStale === null'],
  ]),
  ...breaksOf('src/server/payments/stripe/stripe-cards.ts', paying('is lost does not make'), [
    [
      'a lost answer makes a second page',
      'idempotencyKey: `pricewright-page-${id}`',
      'idempotencyKey: `${id}${Math.random()}`',
    ],
  ]),
  ...breaksOf('src/server/payments/cards/connect-cards.ts', connecting('DOC-14'), [
    [
      'a test key stands beside real money',
      'if (former && former.mode !== mode)',
      'if (former && former.mode === undefined)',
    ],
    ['a key is kept that lacks a permission', 'if (lacks.length > 0)', 'if (lacks.length > 9)'],
    [
      'pages stay open when nobody hears of them any more',
      'await asking(deps, () => closeOpenPages(deps, row).catch(unlessAway))',
      '',
    ],
  ]),
  ...breaksOf('src/server/public-links/public-documents.ts', reported('the amount of another invoice'), [
    [
      'another site sends the form of payments',
      "if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('cross-site')\n  const opened = await open(deps, secret)\n  if (typeof opened !== 'object') return sendClosed(reply, opened)\n  const { read, link } = opened",
      "const opened = await open(deps, secret)\n  if (typeof opened !== 'object') return sendClosed(reply, opened)\n  const { read, link } = opened",
    ],
  ]),
  ...breaksOf('src/server/payments/follow.ts', subscribed('SUB-03'), [
    [
      'an older look replaces a newer one',
      'where held.seen_in < excluded.seen_in',
      'where held.seen_in > excluded.seen_in',
    ],
    ['events of the sandbox are taken for real money', "isLive === (provider.mode === 'live')", 'isLive !== undefined'],
  ]),
  ...breaksOf('src/server/payments/open-checkout.ts', choosing('did not tell yet'), [
    ['who paid is sold a second plan', 'await refusePaid(deps, customer)', ''],
  ]),
  ...breaksOf('src/server/payments/change-plan.ts', choosing('costs what its preview said'), [
    [
      'another amount than the preview said is charged',
      '|| (await provider.preview(change)).dueNow !== preview.dueNow',
      '',
    ],
  ]),
  ...breaksOf('src/server/payments/previews.ts', choosing('no preview gave'), [
    ['a moment of one’s own choice is charged', ' and before.preview @> $3::jsonb', ''],
  ]),
  ...breaksOf('src/server/payments/payment-jobs.ts', choosing('leaves none that can be paid'), [
    ['a page outlives its account', "if (typeof checkout === 'string') await provider.closeCheckout(checkout)", ''],
  ]),
  ...breaksOf('src/server/payments/stripe/stripe-provider.ts', subscribed('forged'), [
    ['an old signature is taken', 'webhookSecret, TOLERANCE', 'webhookSecret, TOLERANCE * 9_000'],
  ]),
]
