import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { draw } from '#test/page/page.ts'
import { signIn } from '#test/page/signed-in.ts'
import type { ImportSession } from './import-session.ts'
import { FIRST_STATE, type OpenState } from './import-state.ts'
import { ImportTable } from './import-table.ts'
import { importMessages } from './messages.ts'
import { ReadingPanel } from './reading-panel.tsx'

const { reading: text } = importMessages

async function opened(head: string): Promise<OpenState> {
  const file = await new ImportTable(() => undefined).open({
    file: new File([`${head}\nA;1,50\n`], 'goods.csv'),
    name: 'goods.csv',
    asked: {},
    own: [],
    defaults: { currency: 'EUR', rates: SHIPPED_RATES },
  })
  return { ...FIRST_STATE, phase: 'review', opened: file, settings: file.settings }
}

it.each([
  ['SKU;EK', 0],
  ['SKU;UVP', 1],
])('PROD-14 the file %s says how selling prices are read %i times: costs have no say in it', async (head, times) => {
  await signIn()
  draw(<ReadingPanel state={await opened(head)} session={{} as ImportSession} />)
  expect(screen.getByRole('heading', { name: text.title })).toBeTruthy()
  expect(screen.queryAllByText(text.net)).toHaveLength(times)
})
