import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { general } from '../entity.ts'
import { changeSet } from '../entities/change-set.ts'
import { boundedText, uuid } from '../fields.ts'
import { outputSchema } from '../rest-codec.ts'

const params = z.strictObject({ id: uuid })

export const landShipment = endpoint({
  id: 'shipments.land',
  members: 'write',
  method: 'POST',
  path: '/shipments/:id/land',
  summary:
    'Propose the new costs, prices and stock of a shipment as a checked change set; landed again it proposes what later bills correct',
  access: 'user',
  scope: 'write',
  idempotent: true,
  params,
  body: z.strictObject({ changeSetId: z.optional(uuid), title: z.optional(boundedText(300, 1)) }),
  output: outputSchema(general(changeSet)),
  answers: [200, 201],
  errors: ['no-such-row', 'conflict', 'rule-broken'],
})

const amount = z.number()
const margin = z.nullable(z.number())

/** One product of a shipment, or one of its variants: its landed cost and its actual cost, per unit, in the shipment's currency. */
const trueUpRow = z.object({
  productId: z.string(),
  /** Empty for the product itself. */
  variantId: z.string(),
  name: z.string(),
  quantity: z.number(),
  /** Null where nothing was received. */
  landedUnitCost: z.nullable(amount),
  actualUnitCost: z.nullable(amount),
  /** Actual less landed cost of the whole quantity. */
  difference: amount,
  /** The price of one without sales VAT; null if it has none. */
  price: z.nullable(amount),
  plannedMargin: margin,
  actualMargin: margin,
})

export const shipmentTrueUp = endpoint({
  id: 'shipments.trueUp',
  members: 'work',
  method: 'GET',
  path: '/shipments/:id/true-up',
  summary:
    'What a landed shipment cost in the end, held against what it was landed at: by product and variant, with the margin really made',
  access: 'user',
  scope: 'read',
  params,
  output: z.object({
    currency: z.string(),
    landedTotal: amount,
    actualTotal: amount,
    difference: amount,
    /** Charges that still count with their estimates. */
    openCharges: z.int(),
    products: z.array(trueUpRow),
  }),
  errors: ['no-such-row', 'conflict', 'rule-broken'],
})
