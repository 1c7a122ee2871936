import type { DataAccess } from '../kit/database/data-access.ts'
import type { PaymentProvider } from './port.ts'

/** What customers are kept by. */
export interface Parts {
  readonly dataAccess: DataAccess
  readonly provider: PaymentProvider
}

/** The customer that a user is at the payment provider; undefined before the first payment. */
export async function customerOf({ dataAccess, provider }: Parts, userId: string): Promise<string | undefined> {
  const [found] = await dataAccess.asSystemBatch([
    {
      name: 'payments:customer',
      text: 'select external_id as customer from payment_customer where user_id = $1 and provider = $2',
      values: [userId, provider.name],
    },
  ])
  const customer = found?.rows[0]?.['customer']
  return typeof customer === 'string' ? customer : undefined
}

/** The same, made where it is missing or of another account at the provider, as after a change of the key. */
export async function customerFor(parts: Parts, userId: string): Promise<string> {
  const { dataAccess, provider } = parts
  const known = await customerOf(parts, userId)
  if (known !== undefined && (await provider.hasCustomer(known))) return known
  const [person] = await dataAccess.asSystemBatch([
    { text: 'select email from identity where user_id = $1 order by created_at desc limit 1', values: [userId] },
  ])
  const email = person?.rows[0]?.['email']
  const made = await provider.makeCustomer(userId, typeof email === 'string' ? email : '')
  const [kept] = await dataAccess.asSystemBatch([
    {
      // Of two that were made at the same time, the first stays.
      text: `insert into payment_customer as held (user_id, provider, external_id) values ($1, $2, $3)
        on conflict (user_id, provider) do update
        set external_id = case when held.external_id is not distinct from $4 then $3 else held.external_id end
        returning external_id as customer`,
      values: [userId, provider.name, made, known ?? null],
    },
  ])
  return String(kept?.rows[0]?.['customer'])
}

/** The page of payment that was opened last; undefined before the first. */
export async function keptCheckout({ dataAccess, provider }: Parts, userId: string): Promise<string | undefined> {
  const [found] = await dataAccess.asSystemBatch([
    {
      name: 'payments:checkout',
      text: 'select checkout_id as checkout from payment_customer where user_id = $1 and provider = $2',
      values: [userId, provider.name],
    },
  ])
  const checkout = found?.rows[0]?.['checkout']
  return typeof checkout === 'string' ? checkout : undefined
}

/** A page of payment in place of the former one. */
interface KeptCheckout {
  readonly userId: string
  readonly customer: string
  readonly former: string | undefined
  readonly id: string
  readonly planId: string
}

/**
 * Keeps which page of payment is open, before anybody learns where it is. False if another one was kept meanwhile, or if its plan is deleted
 * by now.
 */
export async function keepCheckout(
  { dataAccess, provider }: Parts,
  { userId, customer, former, id, planId }: KeptCheckout,
): Promise<boolean> {
  const [kept] = await dataAccess.asSystemBatch([
    {
      name: 'payments:keep-checkout',
      text: `update payment_customer set checkout_id = $5, plan_id = p.id
        from (select id from subscription_plan where id = $6 for key share) p
        where user_id = $1 and provider = $2 and external_id = $3 and checkout_id is not distinct from $4`,
      values: [userId, provider.name, customer, former ?? null, id, planId],
    },
  ])
  return kept?.rowCount === 1
}
