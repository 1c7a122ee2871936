import type { DataAccess } from '../kit/database/data-access.ts'
import type { PaymentProvider } from './port.ts'

interface Parts {
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

/** Keeps which page of payment is open; answers the one before, which must be closed so that nobody pays twice. */
export async function swapCheckout(
  { dataAccess, provider }: Parts,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const [former] = await dataAccess.asSystemBatch([
    {
      text: `update payment_customer held set checkout_id = $3
        from (select user_id, provider, checkout_id from payment_customer where user_id = $1 and provider = $2 for update) before
        where held.user_id = before.user_id and held.provider = before.provider returning before.checkout_id as former`,
      values: [userId, provider.name, id],
    },
  ])
  const found = former?.rows[0]?.['former']
  return typeof found === 'string' ? found : undefined
}
