import { fieldMessages } from './field-messages.ts'

/** The issue with the quantity (1/10,000) that a price or a break begins at; a stored one stays as it is. */
export function fromQuantityIssue(quantity: number, before: unknown): string | undefined {
  return quantity > 0 || quantity === before ? undefined : fieldMessages.fromNothing
}
