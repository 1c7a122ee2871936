import { expect, it } from 'vitest'
import { screenOf } from './screens.ts'
import { START_SCREENS } from './start-screens.ts'

it('PAGE-06 each start page is a screen of who is signed in, and its path is its name', () => {
  for (const id of START_SCREENS) expect(screenOf(id)).toMatchObject({ path: `/${id}`, access: 'user' })
})
