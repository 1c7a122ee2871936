import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { largestModules, sizesOfModules } from './module-sizes.ts'

const at = (path: string) => join(resolve('.'), path)

it('NAV-03 says which modules of the files that a browser has loaded are the largest', () => {
  const sizes = sizesOfModules([
    { type: 'asset', name: 'styles.css' },
    { type: 'chunk', name: 'list', modules: { [at('src/a.ts')]: { renderedLength: 10 } } },
    { type: 'chunk', name: 'how-to', modules: { [at('src/b.ts')]: { renderedLength: 99 } } },
    {
      type: 'chunk',
      name: 'first-rows',
      modules: { [at('src/c.ts')]: { renderedLength: 30 }, [at('src/d.ts')]: { renderedLength: 1 } },
    },
  ])
  const urls = ['/theme.js', 'http://shop.test/assets/list-BbF7A6N.js', 'http://shop.test/assets/first-rows-B_-a6N0.js']
  expect(largestModules(urls, sizes, 2).split('\n')).toEqual([
    '     30  first-rows  src/c.ts',
    '     10  list        src/a.ts',
  ])
})
