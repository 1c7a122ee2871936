import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { foundProducts, openAt, signIn } from '#test/page/signed-in.ts'
import type { ProposalPart } from '#contract/assistant/answer-parts.ts'
import { changeStates } from '#web/kit/change-sets/messages.ts'
import { assistantMessages as messages } from './messages.ts'
import { ProposalCard } from './proposal-card.tsx'

const PRODUCT = '00000000-0000-4000-8000-000000000001'
const QUOTE = '00000000-0000-4000-8000-000000000002'
const change = { field: 'retailPrice', label: 'Retail price', before: '7.9', after: '12.27' }
const example = { kind: 'product', id: PRODUCT, name: 'Lamp', state: 'update', problems: [] }
const PROPOSAL: ProposalPart = {
  type: 'proposal',
  changeSetId: '00000000-0000-4000-8000-000000000009',
  title: 'New prices',
  state: 'checked',
  rows: 1,
  created: 0,
  updated: 1,
  unchanged: 0,
  refused: 0,
  belowFloor: 0,
  losing: 0,
  marginBefore: '-0.9123',
  marginAfter: '35.0114',
  preview: '/change-sets?id=00000000-0000-4000-8000-000000000009',
  examples: [{ ...example, changes: [{ ...change, kind: 'money', currency: 'EUR' }] }],
}

beforeEach(() => void openAt('/assistant'))

it('CHAT-05 a proposal shows amounts in their currency, days and lines as they are written, and leads to its preview', async () => {
  await signIn()
  const quote: ProposalPart['examples'][number] = {
    kind: 'document',
    id: QUOTE,
    name: 'New quote',
    state: 'create',
    changes: [
      { field: 'total', label: 'Total', before: null, after: '88.1', kind: 'money', currency: 'EUR' },
      { field: 'discountPercent', label: 'Discount', before: '8.875', after: '8.9', kind: 'rate' },
      { field: 'margin', label: 'Margin', before: '42.2512', after: '42.3', kind: 'percent' },
      { field: 'dueDate', label: 'Due date', before: null, after: '2026-12-30', kind: 'day' },
    ],
    lines: [{ quantity: '10', description: 'Enamel mug', unitPrice: '8.81', currency: 'EUR' }],
    problems: [],
  }
  draw(<ProposalCard {...PROPOSAL} examples={[...PROPOSAL.examples, quote]} />)
  expect(screen.getByText('Retail price: €7.90 → €12.27')).toBeDefined()
  expect(screen.getByText('Total: €88.10')).toBeDefined()
  expect(screen.getByText('Discount: 8.875% → 8.9%')).toBeDefined()
  expect(screen.getByText('Margin: 42.3% → 42.3%')).toBeDefined()
  expect(screen.getByText(/Due date: Dec 30, 2026/)).toBeDefined()
  expect(screen.getByText(messages.line('10', 'Enamel mug', '€8.81'))).toBeDefined()
  expect(screen.getByRole('link', { name: messages.preview }).getAttribute('href')).toBe(PROPOSAL.preview)
  await expectAccessible()
})

it.each(['checked', 'applied', 'reverted'] as const)(
  'CHAT-05 a proposal that is %s says so, and leads on to what became of it',
  async (state) => {
    await signIn([foundProducts], 0, [
      { kind: 'changeSet', row: emptyRowOf('changeSet', PROPOSAL.changeSetId, { state }) },
      { kind: 'product', row: emptyRowOf('product', PRODUCT, { name: 'Walnut lamp' }) },
    ])
    draw(<ProposalCard {...PROPOSAL} />)
    expect(await screen.findByText(changeStates[state])).toBeDefined()
    const name = state === 'checked' ? messages.preview : messages.result
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(PROPOSAL.preview)
    expect(screen.getByRole('link', { name: 'Walnut lamp' }).getAttribute('href')).toContain(PRODUCT)
  },
)
