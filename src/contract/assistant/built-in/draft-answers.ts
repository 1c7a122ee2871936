import type { AskedOf } from '#domain/assistant/asked.ts'
import type { AnswerPart } from '../answer-parts.ts'
import { builtInMessages as messages } from '../built-in-messages.ts'
import { calling } from '../built-in.ts'
import type { Proposal } from '../proposal.ts'
import { type Answering, type Parts, refusedWords, saidAs, told, unclear } from './answering.ts'
import { words } from './formats.ts'
import { type Naming, named } from './naming.ts'
import { ofGoods } from './what-if-answer.ts'

/** New prices as a change set that waits for a person. */
export function reprice(answering: Answering, asked: AskedOf<'reprice'>): Parts {
  const { by, value } = asked
  const to = by === 'price' ? { by, price: value } : { by, percent: value }
  return ofGoods(answering, asked, (products) =>
    told('draft_reprice', { products: products ?? { filter: { status: 'active' } }, to }, proposed),
  )
}

/** A new product as a change set. */
export function newProduct(_: Answering, { name, cost, price, margin }: AskedOf<'newProduct'>): Parts {
  const args = {
    name,
    ...(cost === undefined ? {} : { baseCost: cost }),
    ...(price === undefined ? {} : { price }),
    ...(margin === undefined || price !== undefined ? {} : { marginPercent: margin }),
  }
  return told('draft_product', args, proposed)
}

/** A quote or an invoice as a change set; each of its lines has to be one product. */
export function* newDocument({ context: { page } }: Answering, asked: AskedOf<'newDocument'>): Parts {
  const items: { readonly productId: string; readonly quantity: string }[] = []
  const slips: Taken[] = []
  for (const { quantity, product } of asked.lines.slice(0, MOST_LINES)) {
    const naming = yield* named('product', product, page)
    if (!('one' in naming)) return unclear('product', product, naming)
    items.push({ productId: naming.one.id, quantity })
    slips.push(naming)
  }
  const { documentType, customer } = asked
  const buyer = customer && (yield* named('customer', customer, page))
  if (customer && buyer && !('one' in buyer)) return unclear('customer', customer, buyer)
  const args = { documentType, items, ...(buyer && 'one' in buyer ? { customerId: buyer.one.id } : {}) }
  const outcome = yield* calling('draft_document', args)
  if (!('result' in outcome)) return refusedWords(outcome)
  const taken = [...slips, ...(buyer && 'one' in buyer ? [buyer] : [])]
  return taken.reduceRight((parts, { slip, one }) => saidAs(slip, one.shown, parts), proposed(outcome.result))
}

/** A record that was found for a name. */
type Taken = Extract<Naming, { readonly one: unknown }>

/** More names would need more calls than an answer may make. */
const MOST_LINES = 4

function proposed(proposal: Proposal): readonly AnswerPart[] {
  return [...words(messages.proposed), { type: 'proposal', ...proposal }]
}
