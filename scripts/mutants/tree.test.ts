import { expect, it } from 'vitest'
import type { Mutant } from './mutant.ts'
import { outdatedBy } from './tree.ts'

const TREE = 'scripts/mutants/tree.ts'
const own: Mutant = {
  what: 'a break of this very file',
  file: TREE,
  find: 'export function outdatedBy',
  replace: '',
  caughtBy: { project: 'unit', files: ['scripts/mutants/tree.test.ts'] },
}

it('a break whose text or test is gone is named, and others are tried', () => {
  expect(outdatedBy(own)).toEqual([])
  expect(outdatedBy({ ...own, find: 'nowhere in it' })).toEqual([`its text stands 0 times in ${TREE}`])
  expect(outdatedBy({ ...own, file: 'scripts/gone.ts' })).toEqual(['its text stands 0 times in scripts/gone.ts'])
  expect(outdatedBy({ ...own, find: null })).toEqual([`its text stands 0 times in ${TREE}`])
  const caughtBy = { ...own.caughtBy, files: ['scripts/gone.test.ts'] }
  expect(outdatedBy({ ...own, caughtBy })).toEqual(['its test scripts/gone.test.ts is gone'])
})
