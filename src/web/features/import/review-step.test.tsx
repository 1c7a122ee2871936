import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { signIn } from '#test/page/signed-in.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { RowDialog } from '#web/kit/files/row-dialog.tsx'
import { provideApi } from '#web/kit/data/api.ts'
import type { ImportSession } from './import-session.ts'
import { FIRST_STATE, type OpenState } from './import-state.ts'
import { ImportTable } from './import-table.ts'
import { importMessages } from './messages.ts'
import { ReviewStep } from './review-step.tsx'

const { review: text } = importMessages
const asked: string[] = []
const chosen: unknown[] = []
const checkWith: ImportSession['checkWith'] = (patch) => {
  chosen.push(patch)
  return Promise.resolve()
}
const session = { checkWith } as ImportSession

async function reviewed(effect: object): Promise<OpenState> {
  const defaults = { currency: 'EUR', rates: SHIPPED_RATES }
  const opened = await new ImportTable(() => undefined).open({
    file: new File(['SKU;EK\nA;1,50\n'], 'goods.csv'),
    name: 'goods.csv',
    asked: {},
    own: [],
    defaults,
  })
  const header = { id: 'draft-1', title: 'Import', state: 'checked' as const, size: 3, effect, skipped: 0 }
  return { ...FIRST_STATE, phase: 'review', opened, settings: opened.settings, header }
}

beforeEach(async () => {
  await signIn()
  asked.length = 0
  chosen.length = 0
  const row = { n: 2, kind: 'product', id: null, state: 'create', title: 'Chair', before: null, problems: [], kept: [] }
  const after = {
    name: 'Chair',
    baseCurrency: 'EUR',
    totalCost: 1_234_500_000,
    effectivePrice: 27_900_000,
    margin: -43_247_311,
  }
  provideApi((path) => {
    asked.push(path)
    return Promise.resolve(Response.json({ items: [{ ...row, after, input: null, isKept: false }], more: false }))
  })
})

it('PROD-14 PRICE-09 says that products are in another currency than assumed, and offers to read the file as that', async () => {
  const state = await reviewed({ updated: 3, otherCurrency: { products: 3, currencies: ['USD'] } })
  const { user } = draw(<ReviewStep state={state} session={session} />)
  expect(screen.getByRole('region', { name: '3 products are in USD, and the file says no currency' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: text.readOwn }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'EUR' }))
  expect(chosen).toEqual([{ keepsCurrency: false }])
})

it('PROD-14 CHANGE-01 lists what would be sold for less than it costs', async () => {
  const state = await reviewed({ created: 3, losing: 1 })
  draw(<ReviewStep state={state} session={session} />)
  expect(await screen.findByRole('tab', { name: text.tab(text.tabs.losing, '1'), selected: true })).toBeTruthy()
  expect(await screen.findByText('Chair')).toBeTruthy()
  expect(screen.getByText(/losing money/)).toBeTruthy()
  expect(asked[0]).toContain('state=losing')
})

it('PROD-14 where no row was understood it says so, and offers no import of nothing', async () => {
  const state = await reviewed({ refused: 3 })
  draw(<ReviewStep state={{ ...state, header: { ...state.header!, size: 0 } }} session={session} />)
  expect(await screen.findByText(text.noneUnderstood)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull()
})

it.each(['at once', 'later'])(
  'PROD-14 correcting a row begins in the cell in question, where its cells come %s',
  async (when) => {
    const row = (cells: readonly string[] | undefined) => (
      <RowDialog
        n={2}
        problem="Cost: Enter a number"
        cells={cells}
        nameOf={(index) => ['SKU', 'Cost', 'Name'][index] ?? ''}
        errorOf={(index) => (index === 1 ? 'Enter a number' : undefined)}
        onCheck={() => undefined}
        onClose={() => undefined}
      />
    )
    const cells = ['A', 'x', 'Chair']
    const { redraw } = draw(row(when === 'later' ? undefined : cells))
    if (when === 'later') {
      await screen.findByRole('dialog')
      await new Promise((resolve) => void setTimeout(resolve, 50))
      redraw(row(cells))
    }
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Cost' })))
  },
)
