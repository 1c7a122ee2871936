import { UNKNOWN } from '#domain/customers/metrics.ts'
import { customer, CUSTOMER_STATES } from '../entities/customer.ts'
import { declaredList } from './declared-list.ts'

/** The list of customers (CUST-06, DOC-10); each side works out who owes how much, and only REST takes `userId`. */
export const customerList = declaredList(customer, ({ choice, value, entries, told, by }) => ({
  filters: {
    status: choice('status', CUSTOMER_STATES),
    country: value('country', { absent: UNKNOWN }),
    industry: value('industry', { absent: UNKNOWN }),
    owing: told('due', 'overdue'),
    tags: entries('tags'),
    userId: told(),
  },
  sorts: {
    updatedAt: { ...by('updatedAt'), first: 'desc' },
    name: by('nameKey'),
    company: by('company'),
    contactName: by('contactName'),
    email: by('email'),
    status: by('status'),
    country: by('country'),
    industry: by('industry'),
    paymentDays: by('paymentDays'),
    due: { told: 'due', first: 'desc' },
    createdAt: { ...by('createdAt'), first: 'desc' },
  },
  order: { by: 'updatedAt', direction: 'desc' },
  takesAnySort: true,
}))
