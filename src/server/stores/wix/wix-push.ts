import { StoreFailure, type StoreOffer, type StoreProduct, type StorePush } from '../port.ts'
import { unitsOf } from './wix-amounts.ts'
import { UnclearEnd } from './wix-failures.ts'
import { figuresOf, isChangedSince, isSame, offersOf, withOffer } from './wix-revision.ts'
import { wixMessages } from './wix-messages.ts'

/** A change whose end was unclear is looked at, and carried out again if it did not arrive, so often. */
const TRIES = 3

/** A product as it is now, with what its catalogue needs to change it. */
export interface Present {
  readonly product: StoreProduct
  readonly currency: string
}

/** What differs between the two catalogues when a product is changed. */
export interface PushSteps<P extends Present> {
  readonly read: (externalId: string, signal: AbortSignal) => Promise<P | undefined>
  /** Writes what differs; answers the product as it is then where Wix told it. */
  readonly write: (
    present: P,
    offers: ReadonlyMap<string, StoreOffer>,
    signal: AbortSignal,
  ) => Promise<StoreProduct | undefined>
}

/** Brings a product to what was offered: reads it, writes what differs, and after an unclear end reads it again before anything else. */
export async function pushed<P extends Present>(
  steps: PushSteps<P>,
  { externalId, seen, offers: asked }: StorePush,
  signal: AbortSignal,
): Promise<StoreProduct> {
  let isAfterOurs = false
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const present = await steps.read(externalId, signal)
    const offers = present && offersOf(present.product, asked)
    if (!present || !offers) throw new StoreFailure('changed', 'the product or variant is there no more')
    if (!asked.every((each) => isReadable(each, present.currency)))
      throw new StoreFailure('refused', 'an amount that cannot be kept')
    if (isAsWanted(present, offers)) return present.product
    if (isChangedSince(seen, present.product, offers, isAfterOurs, present.currency))
      throw new StoreFailure('changed', 'the product was changed meanwhile')
    try {
      const told = await steps.write(present, offers, signal)
      const product = told ?? (await steps.read(externalId, signal))?.product
      if (!product) throw new StoreFailure('changed', 'the product is there no more')
      if (isAsWanted({ product, currency: present.currency }, offers)) return product
      throw new StoreFailure('refused', 'the change is not shown', { said: wixMessages.notKept })
    } catch (error) {
      if (!(error instanceof UnclearEnd)) throw error
      isAfterOurs = true
    }
  }
  throw new StoreFailure('down', 'a change did not arrive')
}

/** Whether each amount of an offer is one. */
function isReadable({ price, compareAt, cost }: StoreOffer, currency: string): boolean {
  return [price, compareAt ?? undefined, cost].every((each) => each === undefined || unitsOf(each, currency) !== null)
}

function isAsWanted({ product, currency }: Present, offers: ReadonlyMap<string, StoreOffer>): boolean {
  return figuresOf(product).every((each) => isSame(each, withOffer(each, offers.get(each.externalId)), currency))
}
