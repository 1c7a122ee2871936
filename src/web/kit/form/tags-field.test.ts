import { expect, it } from 'vitest'
import { newTags } from './tags-field.tsx'

it.each([
  ['gift', [], ['gift']],
  ['gift, new , gift', [], ['gift', 'new']],
  ['Gift', ['gift'], []],
  [' , ', [], []],
  ['two  words', [], ['two words']],
])('PROD-01 typing %j adds the tags that are not there yet', (typed, tags, added) => {
  expect(newTags(typed, tags)).toEqual(added)
})
