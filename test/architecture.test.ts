import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Tree } from './architecture/layers.ts'
import { makingSamples } from './architecture/making-samples.ts'
import { rules, treeOf } from './architecture/rules.ts'
import { samples as others } from './architecture/samples.ts'
import { sourceFile } from './architecture/source-file.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const tree = readTree()
const samples = [...others, ...makingSamples]

describe('the architecture', () => {
  it.each(Object.entries(rules))('holds: %s', (_, rule) => {
    expect(rule(tree)).toEqual([])
  })
})

describe('the look at the architecture', () => {
  it('saw every layer, its imports and its entities', () => {
    const inFolder = (folder: string) => tree.files.filter((file) => file.path.startsWith(folder)).length
    expect(inFolder('src/domain/')).toBeGreaterThan(30)
    expect(inFolder('src/contract/')).toBeGreaterThan(25)
    expect(inFolder('src/server/kit/')).toBeGreaterThan(30)
    expect(inFolder('src/web/kit/')).toBeGreaterThan(50)
    expect(tree.files.flatMap((file) => file.imports).length).toBeGreaterThan(600)
    expect(tree.kinds).toEqual(expect.arrayContaining(['product', 'category', 'brand']))
  })

  it('finds every form of import, also behind characters outside of ASCII', () => {
    const text = `
      // € “comment” import('./not-this.ts')
      import type { A, B as C } from './a.ts'
      import * as all from '@scope/package/part'
      export { b } from '#domain/b.ts'
      export * from '#test/c.ts'
      export const euro = '€ 😀', later = import('./d.tsx'), worker = import("./e.ts?worker&url")
      export type T = import('./f.ts').T
    `
    expect(
      sourceFile('src/web/kit/x.ts', text).imports.map(({ path, packageName, names }) => [
        path ?? packageName,
        ...names,
      ]),
    ).toEqual([
      ['src/web/kit/a.ts', 'A', 'B'],
      ['@scope/package'],
      ['src/domain/b.ts', 'b'],
      ['test/c.ts'],
      ['src/web/kit/d.tsx'],
      ['src/web/kit/e.ts'],
      ['src/web/kit/f.ts'],
    ])
  })
})

describe('the rules of the architecture', () => {
  const kinds = ['price-list', 'category', 'change-set']

  it.each(samples)('bite: $rule, at $bad', ({ rule, path, bad }) => {
    expect(rules[rule](treeOf([sourceFile(path, bad)], kinds))).not.toEqual([])
  })

  it.each(samples)('let pass: $rule, at $good', ({ rule, path, good, goodPath }) => {
    expect(rules[rule](treeOf([sourceFile(goodPath ?? path, good)], kinds))).toEqual([])
  })

  it('have a sample each', () => {
    expect(new Set(samples.map((sample) => sample.rule))).toEqual(new Set(Object.keys(rules)))
  })
})

function readTree(): Tree {
  const paths = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const files = paths
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => sourceFile(path, readFileSync(join(ROOT, path), 'utf8')))
  const kinds = paths
    .flatMap((path) => /^src\/contract\/entities\/([a-z-]+)\.ts$/.exec(path)?.[1] ?? [])
    .filter((kind) => kind !== 'registry')
  const testPaths = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).map(
    (path) => `test/${path.split(sep).join('/')}`,
  )
  return { files, kinds, paths: new Set([...paths, ...testPaths, 'package.json']) }
}
