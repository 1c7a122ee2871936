import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { scheduleJob } from '#server/kit/jobs/schedule-job.ts'

/** The name of the job that fetches the pictures of products from a store. */
export const STORE_PICTURES = 'store-pictures'

/** Orders the pictures of products whose picture is still an address in the store. */
export async function orderPictures(tx: Queryable, storeId: string): Promise<void> {
  const { rows } = await tx.query<{ isAny: boolean }>({
    name: 'store:any-picture',
    text: `select exists (select from product p join store_product s on s.user_id = p.user_id and s.product_id = p.id
      where s.user_id = ${currentUser} and s.store_id = $1 and p.image_url <> '' and p.image_url = s.product->>'pictureUrl') as "isAny"`,
    values: [storeId],
  })
  if (rows[0]?.isAny === true)
    await scheduleJob(tx, { name: STORE_PICTURES, key: storeId, runAt: new Date(), payload: { storeId } })
}
