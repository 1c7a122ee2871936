import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { expressionsOf } from './regular-expressions/expressions-of.ts'
import { slowness, slowOnes } from './regular-expressions/slow-expressions.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** What recheck found good before: only new expressions take time. Kept with the source; without it all are looked at again. */
const MEMORY = join(ROOT, 'test', 'regular-expressions', 'found-good.json')
/** Four hundred expressions on a busy machine, when nothing is remembered. */
const LONGEST_MS = 300_000

const packageFile = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  devDependencies: { recheck: string }
}

const files = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|js)$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
const found = files.map((path) => expressionsOf(relative(ROOT, path).split(sep).join('/'), readFileSync(path, 'utf8')))
const literals = found.flatMap((each) => each.literals)

describe('the regular expressions of the product', () => {
  it(
    'OPS-06 read every text in time that grows with the text alone',
    () => {
      expect(slowOnes(literals, MEMORY, packageFile.devDependencies.recheck)).toEqual([])
    },
    LONGEST_MS,
  )

  it('OPS-06 stand in the source as they are, so that each can be looked at', () => {
    expect(found.flatMap((each) => each.computed)).toEqual([])
  })
})

describe('the look at the regular expressions', () => {
  it('saw those of every layer', () => {
    const inFolder = (folder: string) => literals.filter(({ place }) => place.startsWith(folder)).length
    expect(literals.length).toBeGreaterThan(300)
    expect(inFolder('src/domain/')).toBeGreaterThan(80)
    expect(inFolder('src/contract/')).toBeGreaterThan(25)
    expect(inFolder('src/server/')).toBeGreaterThan(60)
    expect(inFolder('src/web/')).toBeGreaterThan(60)
  })

  it('finds literals wherever they stand, and those that are put together', () => {
    const text = `
      // not /this/
      const a = /a+$/giu.test(text) ? '/not/' : text.replace(/b[/]c/, () => \`\${/d/.source}\`)
      z.string().check(z.regex(/e/)); new RegExp(\`f\${a}\`); RegExp('g')
    `
    const { literals: inText, computed } = expressionsOf('src/x.ts', text)
    expect(inText.map(({ place, source, flags }) => [place, source, flags])).toEqual([
      ['src/x.ts:3', 'a+$', 'giu'],
      ['src/x.ts:3', 'b[/]c', ''],
      ['src/x.ts:3', 'd', ''],
      ['src/x.ts:4', 'e', ''],
    ])
    expect(computed).toEqual(['src/x.ts:4', 'src/x.ts:4'])
  })

  it.each([
    [
      /^(\xef\xbb\xbf)?\s*(<\?xml[\s\S]*?|<!--[\s\S]*?-->\s*|<!doctype svg[\s\S]*?)*<svg[\s>]/i,
      'an upload of 200 <?xml held the server for good',
    ],
    [/^(a+)+$/, 'repeats of repeats'],
    [/^(a|a)*$/, 'two ways for one letter'],
    [/^(\w+\s?)*$/, 'words with optional spaces'],
    [/^([a-z0-9]+)*@x$/i, 'the name of an address'],
    [/\s+$/, 'spaces at the end, sought from each'],
    [/<!--[\s\S]*?-->/, 'comments without an end'],
    [/^\d+\d+x$/, 'two runs of the same'],
  ])('bites: %s (%s)', (expression) => {
    expect(slowness(expression)).toBeDefined()
  })

  it.each([/^[a-z]+$/, /^(?:[a-z]+\.)+[a-z]+$/, /<[^<>]*>/g, /^\d{4}-\d\d-\d\d$/])('lets pass: %s', (expression) => {
    expect(slowness(expression)).toBeUndefined()
  })
})
