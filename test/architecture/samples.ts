import type { RuleName } from './rules.ts'

/** A file that breaks a rule, and one as near to it as can be that does not. */
export interface Sample {
  readonly rule: RuleName
  readonly path: string
  readonly bad: string
  readonly good: string
  /** The path of the good one, when it is the path that matters. */
  readonly goodPath?: string
}

const LAYER = 'imports stay in their layer'
const DATA_ACCESS = 'only data access holds the database'
const PICTURES = 'pictures have one reader'
const BARRELS = 'there are no barrels'
const ENDINGS = 'imports name an existing file with its ending and do not climb'
const LENGTH = 'no file is longer than 400 lines and 95 % stay under 250'
const EXPORTS = 'a module of the kit exports at most 12 names'
const ENTITIES = 'the kit names no entity'
const PURE = 'domain and contract have no clock and no chance'
const NAMES = 'names are kebab-case and telling'
const EFFECTS = 'effects and refs answer nothing of the browser'
const SILENCE = 'no check is silenced and nothing is postponed'

const lines = (count: number) => 'export const a = 1\n'.repeat(count).replaceAll(/a = /g, (_, at) => `a${at} = `)

/** At least one for each rule. */
export const samples: readonly Sample[] = [
  {
    rule: PICTURES,
    path: 'src/server/pdf/x.ts',
    bad: "const { default: sharp } = await import('sharp')",
    good: "import { openPicture } from '#server/kit/pictures/open-picture.ts'",
  },
  { rule: LAYER, path: 'src/domain/x.ts', bad: "import { z } from 'zod/mini'", good: "import { a } from './a.ts'" },
  {
    rule: LAYER,
    path: 'src/domain/x.ts',
    bad: "import { readFileSync } from 'node:fs'",
    good: "import { a } from '#domain/a.ts'",
  },
  {
    rule: LAYER,
    path: 'src/domain/x.ts',
    bad: "export type A = import('#contract/a.ts').A",
    good: 'export type A = string',
  },
  {
    rule: LAYER,
    path: 'src/domain/x.test.ts',
    bad: "import { a } from '#web/a.ts'",
    good: "import { it } from 'vitest'",
  },
  {
    rule: LAYER,
    path: 'src/contract/x.ts',
    bad: "import { a } from '#server/kit/a.ts'",
    good: "import { z } from 'zod/mini'",
  },
  {
    rule: LAYER,
    path: 'src/contract/x.ts',
    bad: "import fastify from 'fastify'",
    good: "import { a } from '#domain/a.ts'",
  },
  {
    rule: LAYER,
    path: 'src/server/kit/x.ts',
    bad: "import { a } from '../catalogue/a.ts'",
    good: "import fastify from 'fastify'",
  },
  {
    rule: LAYER,
    path: 'src/server/integrations/smtp/x.ts',
    bad: "import { a } from '../wix/a.ts'",
    good: "import { a } from '#server/kit/log.ts'",
  },
  {
    rule: LAYER,
    path: 'src/server/integrations/smtp/x.ts',
    bad: "import { a } from '#contract/entities/product.ts'",
    good: "import m from 'nodemailer'",
  },
  {
    rule: LAYER,
    path: 'src/server/catalogue/x.ts',
    bad: "import { a } from '#server/accounts/a.ts'",
    good: "import { a } from '#server/kit/a.ts'",
  },
  {
    rule: LAYER,
    path: 'src/server/catalogue/x.ts',
    bad: "import { a } from '#web/kit/a.ts'",
    good: "import { a } from './a.ts'",
  },
  {
    rule: LAYER,
    path: 'src/server/app.ts',
    bad: "import { a } from '#web/app.ts'",
    good: "import { a } from './catalogue/a.ts'",
  },
  {
    rule: LAYER,
    path: 'src/web/kit/x.tsx',
    bad: "const a = import('#web/features/a.ts')",
    good: "import { useState } from 'react'",
  },
  {
    rule: LAYER,
    path: 'src/web/features/products/x.tsx',
    bad: "import { a } from '../brands/a.ts'",
    good: "import { a } from '#web/kit/a.ts'",
  },
  {
    rule: LAYER,
    path: 'src/web/features/products/x.tsx',
    bad: "import { a } from '#server/kit/a.ts'",
    good: "import { a } from './a.ts'",
  },
  {
    rule: LAYER,
    path: 'src/elsewhere/x.ts',
    bad: 'export const a = 1',
    good: 'export const a = 1',
    goodPath: 'src/domain/x.ts',
  },
  {
    rule: DATA_ACCESS,
    path: 'src/server/catalogue/x.ts',
    bad: "import { Pool } from 'pg'",
    good: "import { asUser } from '#server/kit/database/data-access.ts'",
  },
  {
    rule: DATA_ACCESS,
    path: 'src/server/kit/write/x.ts',
    bad: "import type { Database } from '../database/database.ts'",
    good: "import type { Queryable } from '../database/database.ts'",
  },
  {
    rule: DATA_ACCESS,
    path: 'src/server/kit/http/x.ts',
    bad: "import { openPostgres } from '../database/postgres.ts'",
    good: "import { opening } from './a.ts'",
  },
  {
    rule: BARRELS,
    path: 'src/domain/x.ts',
    bad: "export * from './a.ts'",
    good: "import { a } from './a.ts'\nexport const b = a",
  },
  {
    rule: BARRELS,
    path: 'src/domain/x.ts',
    bad: "import { a } from './a.ts'\nexport { a }",
    good: "export { a } from './a.ts'\nexport const b = 1",
  },
  {
    rule: BARRELS,
    path: 'src/domain/index.ts',
    bad: 'export const a = 1',
    good: "export { a } from './a.ts'",
    goodPath: 'src/contract/entities/registry.ts',
  },
  { rule: ENDINGS, path: 'src/domain/x.ts', bad: "import { a } from './x'", good: "import { a } from './x.ts'" },
  {
    rule: ENDINGS,
    path: 'src/domain/deep/x.ts',
    bad: "import { a } from '../../domain/deep/x.ts'",
    good: "import { a } from '#domain/deep/x.ts'",
  },
  {
    rule: ENDINGS,
    path: 'src/domain/x.ts',
    bad: "import a from './y.ts?worker&url'",
    good: "import a from './x.ts?worker&url'",
  },
  {
    rule: ENDINGS,
    path: 'src/web/x.ts',
    bad: 'const a = (b: string) => import(`./${b}`)',
    good: "const a = () => import('./x.ts')",
  },
  { rule: LENGTH, path: 'src/domain/x.ts', bad: lines(401), good: lines(250) },
  { rule: LENGTH, path: 'src/domain/x.ts', bad: lines(251), good: lines(250) },
  { rule: EXPORTS, path: 'src/server/kit/x.ts', bad: lines(13), good: lines(12) },
  {
    rule: EXPORTS,
    path: 'src/web/kit/list/x.ts',
    bad: lines(13),
    good: lines(13),
    goodPath: 'src/web/kit/list/x.test.ts',
  },
  {
    rule: ENTITIES,
    path: 'src/server/kit/x.ts',
    bad: "const table = 'price_list'",
    good: '// a price list\nconst production = 1',
  },
  {
    rule: ENTITIES,
    path: 'src/web/kit/list/x.ts',
    bad: 'const selectedCategories = []',
    good: 'const changeSets = []',
  },
  {
    rule: ENTITIES,
    path: 'src/contract/entity.ts',
    bad: "if (kind === 'category') fail()",
    good: "if (kind === 'row') fail()",
  },
  {
    rule: ENTITIES,
    path: 'src/web/kit/shell/x.ts',
    bad: "import { category } from '#contract/entities/category.ts'",
    good: "const icons = { categories: 'folder' }",
  },
  {
    rule: PURE,
    path: 'src/domain/x.ts',
    bad: 'export const now = new Date()',
    good: 'export const now = (at: number) => new Date(at)',
  },
  {
    rule: PURE,
    path: 'src/contract/x.ts',
    bad: 'export const id = Math.random()',
    good: 'export const id = Math.max(1, 2)',
  },
  {
    rule: NAMES,
    path: 'src/domain/priceList.ts',
    bad: 'export const a = 1',
    good: 'export const a = 1',
    goodPath: 'src/domain/price-list.test.ts',
  },
  {
    rule: NAMES,
    path: 'src/web/kit/date-utils.ts',
    bad: 'export const a = 1',
    good: 'export const a = 1',
    goodPath: 'src/web/kit/commonly.ts',
  },
  {
    rule: SILENCE,
    path: 'src/domain/x.ts',
    bad: '// oxlint-disable-next-line\nconst a = 1',
    good: "const a = 'oxlint-disable'",
  },
  {
    rule: EFFECTS,
    path: 'src/web/features/x.ts',
    bad: "useEffect(() => list.current?.children.item(chosen)?.scrollIntoView({ block: 'nearest' }), [chosen])",
    good: "useEffect(() => { list.current?.children.item(chosen)?.scrollIntoView({ block: 'nearest' }) }, [chosen])",
  },
  {
    rule: EFFECTS,
    path: 'src/web/features/x.tsx',
    bad: 'const a = <p ref={(place) => place?.scrollIntoView()} />',
    good: 'const a = <p ref={(place) => { place?.scrollIntoView() }} />',
  },
  { rule: SILENCE, path: 'src/domain/x.ts', bad: '/* TODO: later */ const a = 1', good: '/* todos */ const a = 1' },
]
