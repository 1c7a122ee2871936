import { expect, it } from 'vitest'
import { comparedKeys } from './comparison.tsx'
import { simulatorMessages as german } from './messages.de.ts'
import { simulatorMessages as spanish } from './messages.es.ts'
import { simulatorMessages as french } from './messages.fr.ts'
import { simulatorMessages as english } from './messages.ts'

it('PAGE-04 what is compared is there, and each of it once: a scenario that is gone takes no place', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))
  expect(comparedKeys('a,gone,a,now,b,c', rows)).toEqual(['a', 'now', 'b'])
  expect(comparedKeys('gone', rows)).toEqual([])
})

it('PAGE-04 what is left as it is names each reason that it counts, in every language', () => {
  const reasons = [english, german, french, spanish].map(({ comparison }) => comparison.figures.leftOut.split(','))
  expect(reasons.map(({ length }) => length)).toEqual([4, 4, 4, 4])
  expect(reasons.map((each) => each[2]?.trim())).toEqual(['no cost', 'keine Kosten', 'sans coût', 'sin coste'])
})
