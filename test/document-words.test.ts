import { expect, it } from 'vitest'
import { document } from '#contract/entities/document.ts'
import { adjustmentWords } from '#domain/documents/adjustment-words.ts'
import { en } from '#server/pdf/documents/messages/en.ts'
import { pageMessages } from '#web/features/customers/page-messages.ts'
import { totalMessages } from '#web/features/documents/editor/messages.ts'
import { lineMessages } from '#web/features/documents/lines/messages.ts'

it('DOC-12 the screen calls the parts of a document as its PDF does', () => {
  const { dueDate, deliveryDate, balanceDue, unitPrice, amount, quantity, subtotal, total, paid } = en
  const { discount } = adjustmentWords('en')
  const { fields } = document
  expect([fields.dueDate.label, fields.deliveryDate.label, fields.balanceDue.label]).toEqual([
    dueDate,
    deliveryDate,
    balanceDue,
  ])
  const { subtotal: ofScreen, discount: off, total: sum, paid: settled } = totalMessages
  expect([ofScreen, off, sum, settled]).toEqual([subtotal, discount, total, paid])
  const lines = [lineMessages.quantity, lineMessages.unitPrice, lineMessages.discount, lineMessages.total]
  expect(lines).toEqual([quantity, unitPrice, discount, amount])
})

it('DOC-17 the screen calls the columns of a statement as its PDF does', () => {
  const { entry, charge, credit, balance, opening, closing } = en.statement
  expect(pageMessages.statement).toMatchObject({ entry, charge, credit, balance, opening, closing })
})
