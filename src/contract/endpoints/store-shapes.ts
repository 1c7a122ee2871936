import * as z from 'zod/mini'
import { store } from '../entities/store.ts'
import { general } from '../entity.ts'
import { boundedText, uuid } from '../fields.ts'
import { outputSchema } from '../rest-codec.ts'
import { STORE_REASONS } from '../store-providers.ts'

/** Webhooks of one page of the log. */
export const MOST_NOTICES = 200

/** Who may make a call that reads. */
export const READS = { access: 'user', scope: 'read' } as const
/** Who may make a call that writes. */
export const WRITES = { access: 'user', scope: 'write' } as const

/** Which of several stores of a provider is meant; it may be left out where there is one. */
export const whichStore = z.strictObject({ store: z.optional(uuid) })

/** A store as calls answer it. */
export const storeRow = outputSchema(general(store))

/** A webhook in the log (STORE-03). */
export const storeNotice = z.object({
  id: z.string(),
  storeId: uuid,
  /** The shop system’s own name of the event. */
  topic: z.string(),
  about: z.enum(['created', 'changed', 'deleted', 'removed', 'other']),
  externalId: z.string(),
  receivedAt: z.string(),
  state: z.enum(['waiting', 'done', 'failed', 'ignored']),
  problem: z.enum(['', ...STORE_REASONS]),
})

/** The ID of a webhook in the log. */
export const storeNoticeId = z.string().check(z.regex(/^\d{1,18}$/, 'must be the ID of a webhook'))

/** When a store is looked at (STORE-04). */
export const storeSchedule = z.object({
  storeId: uuid,
  /** 0: only when asked. */
  everyMinutes: z.int(),
  nextRunAt: z.nullable(z.string()),
  lastRunAt: z.nullable(z.string()),
})

/** A product in the shape that Wix has for it (STORE-02); what is not read is ignored. */
export const broughtProduct = z.looseObject({
  id: boundedText(200, 1),
  name: boundedText(2_000, 1),
  sku: z.optional(z.nullable(boundedText(2_000))),
  description: z.optional(z.nullable(boundedText(100_000))),
  price: z.optional(
    z.nullable(z.looseObject({ price: z.optional(z.nullable(z.number())), currency: z.optional(boundedText(3)) })),
  ),
  costAndProfitData: z.optional(
    z.nullable(
      z.looseObject({ cost: z.optional(z.nullable(z.number())), itemCost: z.optional(z.nullable(z.number())) }),
    ),
  ),
  media: z.optional(
    z.nullable(
      z.looseObject({
        mainMedia: z.optional(
          z.nullable(
            z.looseObject({ image: z.optional(z.nullable(z.looseObject({ url: z.optional(boundedText(2_000)) }))) }),
          ),
        ),
      }),
    ),
  ),
  ribbons: z.optional(
    z.nullable(z.array(z.looseObject({ text: z.optional(boundedText(200)) })).check(z.maxLength(100))),
  ),
  visible: z.optional(z.boolean()),
  stock: z.optional(z.nullable(z.looseObject({ quantity: z.optional(z.nullable(z.number())) }))),
})
/** One of them. */
export type BroughtProduct = z.infer<typeof broughtProduct>
