import { expect, it } from 'vitest'
import type { Screen } from './screen.ts'
import { screenOf, screens } from './screens.ts'
import { START_SCREENS } from './start-screens.ts'

it('PAGE-06 each start page is a screen of the app, and its path is its name', () => {
  for (const id of START_SCREENS) expect(screenOf(id)).toMatchObject({ path: `/${id}`, frame: 'app' })
})

it('PAGE-06 every screen of the navigation can be the start page', () => {
  const placed = (screens as readonly Screen[]).filter(({ place }) => place).map(({ id }) => id)
  expect([...START_SCREENS, 'home', 'settings'].toSorted()).toEqual(placed.toSorted())
})
