import { expect, it } from 'vitest'
import { changeSetsMessages } from '#web/features/change-sets/messages.ts'
import { customersMessages } from '#web/features/customers/messages.ts'
import { documentsMessages } from '#web/features/documents/list/messages.ts'
import { recurringMessages } from '#web/features/documents/recurring/messages.ts'
import { listsMessages } from '#web/features/price-lists/messages.ts'
import { addMessages, tableMessages } from '#web/features/price-lists/page-messages.ts'
import { listMessages } from '#web/features/products/list-messages.ts'
import { shipmentsMessages } from '#web/features/shipments/messages.ts'

/** Letters that the search of a list shows on a phone of 360 px, beside its buttons. */
const ROOM = 18

it.each(
  [
    changeSetsMessages.searchHint,
    customersMessages.searchHint,
    documentsMessages.searchHint,
    recurringMessages.searchHint,
    listsMessages.searchHint,
    addMessages.hint,
    tableMessages.hint,
    listMessages.searchHint,
    shipmentsMessages.searchHint,
  ].map((hint) => [hint]),
)('SHELL-09 what can be searched for is not cut on a phone: %s', (hint) => {
  expect(hint.length).toBeLessThanOrEqual(ROOM)
})
