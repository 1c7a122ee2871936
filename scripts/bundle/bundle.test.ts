import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { filesReached } from './copied-package.ts'
import { packageFolder } from './package-folder.ts'
import { licenceOf } from './third-party-licences.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pw-package-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function put(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

it('OPS-01 finds the package of a module, also inside of another package and under an owner', () => {
  expect(packageFolder('/shop/node_modules/pg/lib/client.js')).toBe('/shop/node_modules/pg')
  expect(packageFolder('/shop/node_modules/koa/node_modules/@types/depd/a.js')).toBe(
    '/shop/node_modules/koa/node_modules/@types/depd',
  )
  expect(packageFolder('/shop/src/server/main.ts')).toBeUndefined()
})

it('OPS-01 a package that is copied brings what its modules import and open, and nothing else', () => {
  put({
    'index.js': 'import{a}from"./chunk.js";import"./effect.js";',
    'chunk.js':
      'const later=()=>import("./fs/later.js"),w=new URL("./engine.wasm",import.meta.url),here=new URL(".",import.meta.url)',
    'effect.js': 'import"node:fs"',
    'fs/later.js': 'new URL("../data.tar.gz", import.meta.url)',
    'engine.wasm': '',
    'data.tar.gz': '',
    'index.cjs': '',
    'index.js.map': '',
    'unused.tar.gz': '',
  })
  expect(filesReached([join(folder, 'index.js')]).toSorted()).toEqual(
    ['chunk.js', 'data.tar.gz', 'effect.js', 'engine.wasm', 'fs/later.js', 'index.js'].map((name) =>
      join(folder, name),
    ),
  )
})

it('OPS-01 the licence of a bundled package is its file, else what its readme says of it', () => {
  put({
    'package.json': '{ "name": "round", "version": "1.2.3", "license": "MIT", "author": { "name": "Ann" } }',
    'readme.md': '# round\n\nRounds.\n\n## License\n\nMIT, by Ann.\n',
  })
  expect(licenceOf(folder)).toBe('round 1.2.3, MIT, Ann\n\n## License\n\nMIT, by Ann.')
  put({ LICENSE: 'Permission is hereby granted\n', NOTICE: 'Made by Ann\n' })
  expect(licenceOf(folder)).toBe('round 1.2.3, MIT, Ann\n\nPermission is hereby granted\n\nMade by Ann')
})

it('OPS-01 a package without a licence is not bundled', () => {
  put({ 'package.json': '{ "name": "round", "version": "1.2.3" }' })
  expect(() => licenceOf(folder)).toThrow('states no licence')
})
