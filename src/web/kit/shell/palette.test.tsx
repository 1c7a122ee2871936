import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { draw, recorder } from '#test/page/page.ts'
import { paletteMessages as messages } from './palette-messages.ts'
import { matchItems } from './palette-search.ts'
import { closePalette, type PaletteItem, providePalette } from './palette-state.ts'
import { Palette } from './palette.tsx'

const { told, record } = recorder()
const NAMES = ['Home', 'Mug', 'Mug rack', 'Kettle']
const items: readonly PaletteItem[] = NAMES.map((name) => ({
  id: name,
  label: name,
  run: () => record('ran')(name),
}))

/** The searches that wait for an answer, by what was typed. */
const waiting = new Map<string, () => void>()
let isSlow = false

providePalette(() =>
  Promise.resolve({
    acts: () => [],
    sources: [
      {
        id: 'all',
        heading: () => 'All',
        search: async (query) => {
          if (isSlow) await new Promise<void>((resolve) => void waiting.set(query, resolve))
          return matchItems(items, query)
        },
      },
    ],
  }),
)

function press(...keys: readonly string[]): void {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
}

const open = (): void => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: messages.title })

beforeEach(async () => {
  told.length = 0
  waiting.clear()
  isSlow = false
  await signIn()
  openAt('/products')
  act(closePalette)
})

it('NAV-07 what is typed before the palette is there stays in order, and Enter leads to what it finds', async () => {
  draw(<Palette />)
  open()
  press('m', 'u', 'x', 'Backspace', 'g', ' ', 'r', 'Enter')
  await waitFor(() => expect(told).toEqual([['ran', 'Mug rack']]))
})

it('NAV-07 a page that comes while the palette is open takes no key from it', async () => {
  draw(
    <>
      <h1 tabIndex={-1}>Mugs</h1>
      <Palette />
    </>,
  )
  open()
  const input = await field()
  await waitFor(() => expect(document.activeElement).toBe(input))
  act(() => screen.getByText('Mugs').focus())
  press('k', 'e', 't')
  expect(document.activeElement).toBe(input)
  press('Enter')
  await waitFor(() => expect(told).toEqual([['ran', 'Kettle']]))
})

it('NAV-07 Enter waits for the matches of what stands there, and takes none of an earlier text', async () => {
  const { user } = draw(<Palette />)
  open()
  const input = await field()
  await waitFor(() => expect(screen.getByRole('option', { name: 'Home' })).toBeDefined())
  isSlow = true
  await user.type(input, 'ket{Enter}')
  expect(told).toEqual([])
  await act(async () => waiting.get('ke')?.())
  expect(told).toEqual([])
  await act(async () => waiting.get('ket')?.())
  await waitFor(() => expect(told).toEqual([['ran', 'Kettle']]))
})

it('NAV-07 arrows choose among the matches, and Enter opens what is chosen', async () => {
  const { user } = draw(<Palette />)
  open()
  await user.type(await field(), 'mug')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(told).toEqual([['ran', 'Mug rack']])
})

it('NAV-07 Enter leads nowhere where nothing is found, and what is typed then is found', async () => {
  const { user } = draw(<Palette />)
  open()
  const input = await field()
  await user.type(input, 'zz{Enter}')
  expect(await screen.findByText(messages.noMatch)).toBeDefined()
  await user.clear(input)
  await user.type(input, 'home{Enter}')
  await waitFor(() => expect(told).toEqual([['ran', 'Home']]))
})
