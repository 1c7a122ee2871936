import { expect, it } from 'vitest'
import { sizesBelow } from './folder-sizes.ts'

const MODULES = [
  ['src/web/kit/a.ts', 5],
  ['src/web/kit/b.ts', 10],
  ['src/web/main.tsx', 40],
  ['src/domain/money.ts', 7],
] as const

it('DIAG-03 a folder has the size of all that is in it, and its contents stand by size', () => {
  expect(sizesBelow(MODULES, '')).toEqual([{ path: 'src', name: 'src', size: 62, modules: 4, isFolder: true }])
  expect(sizesBelow(MODULES, 'src/web')).toEqual([
    { path: 'src/web/main.tsx', name: 'main.tsx', size: 40, modules: 1, isFolder: false },
    { path: 'src/web/kit', name: 'kit', size: 15, modules: 2, isFolder: true },
  ])
  expect(sizesBelow(MODULES, 'src/we')).toEqual([])
})
