import * as z from 'zod/mini'
import { general } from '../entity.ts'
import { recurringDocument } from '../entities/recurring-document.ts'
import { crudEndpoints, listFields } from './crud.ts'

const recurringQuery = z.strictObject({ ...listFields, isActive: z.optional(z.enum(['true', 'false'])) })
export type RecurringQuery = z.infer<typeof recurringQuery>

/** Recurring invoices, by their name (DOC-17). */
export const recurringDocuments = crudEndpoints(general(recurringDocument), recurringQuery)
