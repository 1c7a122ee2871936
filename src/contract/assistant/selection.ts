import * as z from 'zod/mini'
import { eitherIdsOrFilter } from '../either-ids-or-filter.ts'
import { uuid } from '../fields.ts'
import { productFilter } from '../endpoints/catalogue.ts'
import { said } from './tool.ts'

/** The most products that a tool takes by their ids. */
const MOST_NAMED = 500

/** The filters are the list's, whose names are known as it runs. */
const filters: Readonly<Record<string, z.ZodMiniType<string | undefined, string | undefined>>> = productFilter

/** Products of a tool: those named, or all that a list would show. */
export const productSelection = z
  .strictObject({
    ids: said(z.optional(z.array(uuid).check(z.minLength(1), z.maxLength(MOST_NAMED))), 'Ids from find_products'),
    filter: said(z.optional(z.strictObject(filters)), 'All products that the list would show'),
  })
  .check(eitherIdsOrFilter)
export type ProductSelection = z.infer<typeof productSelection>
