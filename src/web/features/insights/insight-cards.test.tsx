import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dismissalRowId } from '#domain/insights/dismissals.ts'
import { insightMessages } from '#domain/insights/insight-messages.ts'
import { SAMPLE_INSIGHTS } from '#domain/insights/sample-insights.ts'
import { draw, expectAccessible, recorder } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { newId } from '#test/client-model/world.ts'
import { InsightCards, type PriceChange } from './insight-cards.tsx'
import { ListPriceDialog } from './list-price-dialog.tsx'
import { insightsMessages as messages } from './messages.ts'

const EUR = 1_000_000
/** At a margin below 10 %; at 15 % it would cost 100. */
const TEAPOT = {
  name: 'Teapot',
  baseCurrency: 'USD',
  baseCost: 85 * EUR,
  pricingMode: 'retailPrice',
  retailPrice: 94 * EUR,
}

/** The insights of a shop with these products. */
async function opened(products: readonly object[]) {
  openAt('/analytics')
  const { store, settle } = await signIn()
  await settle()
  const ids = products.map(() => newId())
  for (const [index, data] of products.entries()) {
    await store.mutate({ op: 'put', kind: 'product', id: ids[index] ?? '', data: { ...data } })
  }
  const { told, record } = recorder()
  const Proposal: PriceChange = ({ ids: of, edit, warning }) => (
    <>
      <button type="button" onClick={() => record('proposed')({ of, edit })}>
        Proposal
      </button>
      {warning && <p>{warning}</p>}
    </>
  )
  const { user } = draw(<InsightCards PriceChange={Proposal} />)
  return { store, settle, user, ids, told }
}

describe('the insights', () => {
  it('INS-01 INS-02 tell what was found with its figures, and open the price change with the suggestion filled in', async () => {
    const { user, ids, told } = await opened([TEAPOT])
    expect(screen.getByRole('status').textContent).toBe('Analyzing your pricing data...')
    const card = within(await screen.findByRole('article', { name: insightMessages.lowMargin.title('Teapot') }))
    expect(card.getByText(messages.types.warning)).toBeDefined()
    expect(card.getByText(insightMessages.impacts.medium)).toBeDefined()
    expect(card.getByRole('link', { name: '$94.00' }).getAttribute('href')).toBe(`/product-detail?id=${ids[0]}`)
    await expectAccessible()
    await user.click(card.getByRole('button', { name: insightMessages.acts.reprice('15.0%') }))
    await user.click(await screen.findByRole('button', { name: 'Proposal' }))
    expect(told).toEqual([['proposed', { of: ids, edit: { pricing: { strategy: 'margin', percent: 150_000 } } }]])
  })

  it('INS-03 an act that is looked at says that its insight no longer holds', async () => {
    const { store, settle, user, ids } = await opened([TEAPOT])
    // No other card is left.
    for (const { id: insightId, cause } of SAMPLE_INSIGHTS) {
      const row = { kind: 'insightDismissal', id: dismissalRowId(insightId), data: { insightId, cause } }
      await store.mutate({ op: 'put', ...row })
    }
    await settle()
    const card = within(await screen.findByRole('article', { name: insightMessages.lowMargin.title('Teapot') }))
    await user.click(card.getByRole('button', { name: insightMessages.acts.reprice('15.0%') }))
    await screen.findByRole('button', { name: 'Proposal' })
    expect(screen.queryByText(messages.changed)).toBeNull()
    await settle()
    await store.mutate({ op: 'patch', kind: 'product', id: ids[0] ?? '', data: { baseCost: 10 * EUR } })
    await settle()
    expect(await screen.findByText(messages.changed)).toBeDefined()
    expect(screen.getByText(messages.none)).toBeDefined()
  })

  it('INS-03 a list price that was suggested says the same before it is set', async () => {
    await signIn()
    const price = { units: EUR, currency: 'EUR' }
    draw(<ListPriceDialog id={newId()} price={price} warning={messages.changed} onClose={() => undefined} />)
    expect((await screen.findByRole('alert')).textContent).toContain(messages.changed)
  })

  it('INS-01 the insights beyond six are there to be shown', async () => {
    const { user } = await opened(Array.from({ length: 5 }, (_, at) => ({ ...TEAPOT, name: `Teapot ${at}` })))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
    await user.click(screen.getByRole('button', { name: messages.showMore }))
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(9))
    expect(screen.queryByRole('button', { name: messages.showMore })).toBeNull()
  })

  it('INS-01 INS-02 examples bear a badge; when every card is dismissed nothing is left, and that is kept', async () => {
    const { store, settle, user } = await opened([])
    await screen.findByRole('article', { name: insightMessages.sampleSeason.title })
    expect(screen.getAllByText(insightMessages.example)).toHaveLength(3)
    for (const { title } of [
      insightMessages.sampleMargin,
      insightMessages.sampleSeason,
      insightMessages.sampleCompetition,
    ]) {
      const dismiss = { name: messages.dismiss(title) }
      await user.click(screen.getByRole('button', dismiss))
      await waitFor(async () => {
        await settle()
        expect(screen.queryByRole('button', dismiss)).toBeNull()
      })
    }
    expect(await screen.findByText('No Insights Available')).toBeDefined()
    expect(store.all('insightDismissal')).toHaveLength(3)
  })
})
