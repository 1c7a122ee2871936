import { expect, it } from 'vitest'
import { movedUp } from './moved-up.ts'

const packages = ['a', 'b', 'c'].map((id) => ({ id }))

it.each([
  ['c', ['a', 'c', 'b']],
  ['b', ['b', 'a', 'c']],
  ['a', ['a', 'b', 'c']],
  ['gone', ['a', 'b', 'c']],
])('SERV-03 the package %s goes one up', (id, order) => {
  expect(movedUp(packages, id).map((each) => each.id)).toEqual(order)
})
