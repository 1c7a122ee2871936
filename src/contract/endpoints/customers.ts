import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from '#domain/documents/types.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { general } from '../entity.ts'
import { customer } from '../entities/customer.ts'
import { uuid } from '../fields.ts'
import { customerList } from '../lists/customer-list.ts'
import { listSchema } from '../lists/list-schema.ts'
import { crudEndpoints } from './crud.ts'

/** Their collection is `customerProfiles`; their calls are at `/customers` (CUST-03). */
export const customers = crudEndpoints(general(customer), listSchema(customerList), 'customers')

const counts = z.record(z.string(), z.int())

export const customerMetricsCall = endpoint({
  id: 'customers.metrics',
  members: 'read',
  method: 'GET',
  path: '/customers/metrics',
  summary: 'How many customers there are: by status, country and industry, and how many have a subscription',
  access: 'user',
  scope: 'read',
  output: z.object({
    totalCustomers: z.int(),
    activeCustomers: z.int(),
    inactiveCustomers: z.int(),
    pendingCustomers: z.int(),
    /** Customers with a subscription, in percent of all. */
    subscriptionRate: z.number(),
    customersByCountry: counts,
    customersByIndustry: counts,
  }),
})

const amount = z.number()

export const customerSummary = endpoint({
  id: 'customers.summary',
  members: 'read',
  method: 'GET',
  path: '/customers/:id/summary',
  summary:
    'How a customer stands: by currency what was invoiced, credited and paid, and what is due; and their last document',
  description: [
    'Drafts and void documents count for nothing. `invoiced - credited - paid` is `due - credit`.',
    '`overdue` is the part of `due` whose day is over; `credit` is what was paid or credited beyond the invoices.',
  ].join('\n'),
  access: 'user',
  scope: 'read',
  params: z.strictObject({ id: uuid }),
  output: z.object({
    customerId: z.string(),
    balances: z.array(
      z.object({
        currency: z.string(),
        invoiced: amount,
        credited: amount,
        paid: amount,
        due: amount,
        overdue: amount,
        credit: amount,
      }),
    ),
    lastDocument: z.nullable(
      z.object({
        id: z.string(),
        documentType: z.enum(DOCUMENT_TYPES),
        documentNumber: z.string(),
        status: z.enum(DOCUMENT_STATUSES),
        issueDate: z.nullable(z.string()),
        currency: z.string(),
        total: amount,
      }),
    ),
  }),
  errors: ['no-such-row'],
})
