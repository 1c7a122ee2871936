/** The message for a price or a break that would begin at no quantity. Quantities are kept to 1/10,000. */
const FROM_NOTHING = 'must be more than 0: the least quantity is 0.0001'

/** The issue with the quantity (1/10,000) that a price or a break begins at; a stored one stays as it is. */
export function fromQuantityIssue(quantity: number, before: unknown): string | undefined {
  return quantity > 0 || quantity === before ? undefined : FROM_NOTHING
}
