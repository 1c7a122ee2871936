import { breaksOf, integration, type Mutant, unit } from './mutant.ts'

const AT_ONCE = 'src/server/stores/at-once.test.ts'
const SENDING = 'src/server/stores/push.test.ts'
const WEBHOOKS = 'src/server/stores/webhooks.test.ts'

/** What keeps two sides from overwriting each other, sending twice, and believing strangers. */
export const storeMutants: readonly Mutant[] = [
  ...breaksOf('src/domain/stores/three-way.ts', unit('src/domain/stores/three-way.test.ts'), [
    ['what both sides changed follows the store', "? 'own' : 'conflict'", "? 'own' : 'follows'"],
    ['without a base what stands here is overwritten', '(base === undefined ? isEmpty(side) : side === base)', 'true'],
  ]),
  ...breaksOf('src/domain/stores/store-fees.ts', unit('src/domain/stores/store-fees.test.ts'), [
    [
      'the fee is of the price without VAT',
      'nearestProduct(price, percent,',
      'nearestProduct(netPrice(price, taxRate), percent,',
    ],
    ['the usual fee goes before that of a category', 'if (own) return', 'if (own && feeFixed < 0) return'],
  ]),
  ...breaksOf('src/server/stores/differences.ts', integration(AT_ONCE), [
    ['a look overwrites what waits to be sent', "listing?.pushState === 'waiting'", "listing?.pushState === 'none'"],
    ['what was sent before a crash is an edit there', 'withSent(before, sending, seen)', 'withSent(before, {}, seen)'],
  ]),
  ...breaksOf('src/server/stores/push-decision.ts', integration(SENDING), [
    ['an edit there is overwritten', 'base !== undefined && store !== base', 'base === null'],
    ['what is there already is sent again', 'if (local !== store) sent =', 'if (local !== undefined) sent ='],
  ]),
  ...breaksOf('src/server/stores/push-record.ts', integration(SENDING, 'taken back by an undo all the same'), [
    ['nothing is kept before it leaves', 'if (!same(sending, begun.sending))', 'if (sending === begun.sending)'],
  ]),
  ...breaksOf('src/server/stores/mirror.ts', integration(AT_ONCE, 'read before a price was sent'), [
    [
      'an older page replaces a newer answer',
      'product = case when kept.asked_at > $3 then kept.product else excluded.product end',
      'product = excluded.product',
    ],
  ]),
  ...breaksOf('src/server/stores/webhook-routes.ts', integration(WEBHOOKS), [
    ['a store speaks for another', "!notice || notice.store !== row['externalId']", '!notice'],
    [
      'what one store signs is told to all',
      'await keepNotice(deps, name, notice, { userId, storeId })',
      'await keepNotice(deps, name, notice, undefined)',
    ],
    ['webhooks are kept without end', '${MOST_NOTICES_KEPT} limit 1', '${MOST_NOTICES_KEPT * 2} limit 1'],
  ]),
  ...breaksOf('src/server/stores/shopify/webhooks.ts', unit('src/server/stores/shopify/webhooks.unit.test.ts'), [
    ['any signature of the right length holds', '&& timingSafeEqual(given, expected)', ''],
    ['an app without a secret believes everybody', "if (secret === '') return false", ''],
  ]),
  ...breaksOf('src/server/stores/shopify/keys.ts', unit('src/server/stores/shopify/own-app.unit.test.ts'), [
    ['a token is used up to its end', 'Number(expiresAt) - now < RENEWED_BEFORE_MS', 'Number(expiresAt) < now'],
  ]),
  ...breaksOf('src/server/stores/shopify/caller.ts', unit('src/server/stores/shopify/own-app.unit.test.ts'), [
    ['a shop that refuses each token is asked without end', 'isRenewed || !(', '!('],
  ]),
  ...breaksOf('src/server/kit/sealing.ts', unit('src/server/stores/access.unit.test.ts'), [
    [
      'an access opens what it was not sealed for',
      'sealed.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(about))',
      'sealed.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(about.slice(0, 1)))',
    ],
  ]),
  ...breaksOf('src/server/kit/outgoing.ts', unit('src/server/kit/outgoing-attacks.unit.test.ts'), [
    ['a redirect leads to another host', "if (url.host !== from.host) throw new OutgoingRefused('redirects')", ''],
    [
      'what changes something is sent again by a redirect',
      "(call.method ?? 'GET') === 'GET' ? redirectOf(answer) : undefined",
      'redirectOf(answer)',
    ],
    ['one forbidden address among others is let pass', '!addresses.every(mayAsk)', '!addresses.some(mayAsk)'],
    ['other ports than that of https are asked', "url.port !== '' && !wall.mayAskLoopback", "url.port === '0'"],
  ]),
]
