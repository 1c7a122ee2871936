import { expect, it } from 'vitest'
import { problemMessages } from './problem-messages.ts'

it.each([
  ['product', 'baseCost', 'must not be negative', 'Supplier price must not be negative'],
  ['product', 'name', 'Product name is required', 'Product name is required'],
  ['product', 'row', 'There are two products with this SKU.', 'There are two products with this SKU.'],
  ['document', 'items.0.quantity', 'must not be empty', 'Quantity must not be empty'],
  ['document', 'items.0', 'are too many', 'Lines are too many'],
  ['nothing', 'name', 'must not be empty', 'must not be empty'],
])('CHANGE-01 a problem of a %s at %s is told with the name of its field', (kind, field, message, words) => {
  expect(problemMessages(kind, { field, message })).toBe(words)
})
