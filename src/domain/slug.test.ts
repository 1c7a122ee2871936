import { expect, it } from 'vitest'
import { slug } from './slug.ts'

it.each([
  ['Home', 'home'],
  ['Home Garden', 'home-garden'],
  ['  Home   &\tGarden ', 'home-&-garden'],
  ['Crème', 'crème'],
  ['', ''],
])('CAT-02 the slug of %j is %j', (name, expected) => {
  expect(slug(name)).toBe(expected)
})
