import type { ProductSelection } from '#contract/assistant/selection.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { assistantMessages } from '../assistant-messages.ts'
import type { ToolWork } from './tool-work.ts'

/** The most products that one call looks at one by one. */
const MOST_PRODUCTS = 5_000

/** The ids of the products that a caller chose; all active ones without a choice. Throws `Refusal` beyond the most. */
export async function selectedProducts(
  tx: Queryable,
  { findProducts }: Pick<ToolWork, 'findProducts'>,
  selection: ProductSelection | undefined,
): Promise<readonly string[]> {
  if (selection?.ids) return [...new Set(selection.ids)]
  const found = await findProducts(tx, selection?.filter ?? { status: 'active' }, MOST_PRODUCTS)
  if (found.length <= MOST_PRODUCTS) return found
  throw new Refusal('too-large', { limit: assistantMessages.productsAtOnce(MOST_PRODUCTS) })
}
