import { expect, it } from 'vitest'
import { reasonsOf } from './problem-reasons.ts'

it.each([
  ['product', 'baseCost', 'must not be negative', 'Supplier price must not be negative'],
  ['product', 'name', 'Product name is required', 'Product name is required'],
  ['product', 'row', 'There are two products with this SKU.', 'There are two products with this SKU.'],
  ['document', 'items.0.quantity', 'must not be empty', 'Quantity must not be empty'],
  ['document', 'items.0', 'are too many', 'Lines are too many'],
  ['nothing', 'name', 'must not be empty', 'must not be empty'],
])('CHANGE-01 a problem of a %s at %s is told with the name of its field', (kind, field, message, words) => {
  expect(reasonsOf(kind, [{ field, message }])).toEqual([words])
})

it('SHELL-11 what is wrong with many fields for one reason is said once', () => {
  const landed = 'This shipment has landed. Take its landing back to change the lines.'
  const told = (kind: string, message: string, ...fields: string[]) =>
    reasonsOf(
      kind,
      fields.map((field) => ({ field, message })),
    )
  expect(told('shipmentLine', landed, 'sku', 'quantity', 'unitCost')).toEqual([landed])
  expect(told('document', 'cannot be changed: it was issued', 'customerId', 'dueDate')).toEqual([
    'Customer, Due date cannot be changed: it was issued',
  ])
  expect(told('document', 'must not be empty', 'items.0.quantity', 'items.1.quantity')).toEqual([
    'Quantity must not be empty',
  ])
})
