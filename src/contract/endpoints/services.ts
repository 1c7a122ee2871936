import { PRICING_MODELS } from '#domain/service-pricing.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { general } from '../entity.ts'
import { service } from '../entities/service.ts'
import { boundedText, commaList, uuid } from '../fields.ts'
import { outputSchema } from '../wire.ts'
import { crudEndpoints, listFields } from './crud.ts'

const AMOUNT = /^\d{1,11}(\.\d{1,6})?$/
const amount = z.optional(z.string().check(z.regex(AMOUNT, 'must be an amount')))
const isModel = (name: string): boolean => PRICING_MODELS.some((model) => model === name)

/** Which services are meant (SERV-04); amounts are of each service's own currency. */
export const serviceListQuery = z.strictObject({
  ...listFields,
  /** Names of categories with commas between; a comma within a name is not found by it. */
  categories: z.optional(boundedText(2_000, 1)),
  /** Pricing models with commas between. */
  pricingModels: z.optional(commaList(isModel, 20, `must be of: ${PRICING_MODELS.join(', ')}`)),
  minPrice: amount,
  maxPrice: amount,
  status: z.optional(z.enum(['all', 'active', 'inactive'])),
  sortBy: z.optional(z.enum(['name', 'category', 'price', 'cost', 'margin', 'updatedAt'])),
})
export type ServiceListQuery = z.infer<typeof serviceListQuery>

export const services = crudEndpoints(general(service), serviceListQuery)

export const duplicateServiceCall = endpoint({
  id: 'services.duplicate',
  method: 'POST',
  path: '/services/:id/duplicate',
  summary: 'Copy a service',
  access: 'user',
  scope: 'write',
  idempotent: true,
  params: z.strictObject({ id: uuid }),
  output: outputSchema(general(service)),
  answers: [201],
  errors: ['no-such-row'],
})
