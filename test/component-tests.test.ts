import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFile } from './architecture/source-file.ts'
import { ROOT } from './repository-files.ts'

const FOLDERS = ['src/web/kit/ui', 'src/web/kit/form', 'src/web/kit/list']
/** Here every file is to be tried by name; the parts of the declared list are tried through it. */
const WHOLE = ['src/web/kit/ui', 'src/web/kit/form']

/** Files of these folders that no component test imports, and why that is enough. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/web/kit/ui/best-first.ts': 'pure logic, with a test of its own',
  'src/web/kit/ui/class-names.ts': 'joins words; every part uses it',
  'src/web/kit/ui/event-queue.ts': 'pure logic, with a test of its own',
  'src/web/kit/ui/fitting-select.ts': 'names of styles: measured in e2e/test-languages.e2e.ts',
  'src/web/kit/ui/last-undo.ts': 'tried as the keys that act on any page',
  'src/web/kit/ui/list-successor.ts': 'tried as the focus goes on in a list',
  'src/web/kit/ui/option-list.ts': 'names of styles',
  'src/web/kit/ui/row-selection.ts': 'pure logic, with a test of its own',
  'src/web/kit/ui/use-clear-below.ts': 'places by pixels: tried in e2e/message-and-selection.e2e.ts',
  'src/web/kit/ui/use-close-on-back.ts': 'tried as dialogs, questions and menus close on Back',
  'src/web/kit/ui/use-draft.ts': 'tried as number fields and saved texts',
  'src/web/kit/ui/use-exposed-focus-guards.ts': 'tried as axe looks at open menus, popovers and questions',
  'src/web/kit/ui/use-floating-trigger.ts': 'tried as menu and popover buttons',
  'src/web/kit/ui/use-own-step.ts': 'tried as the sheets and dialogs of a phone, which Back closes',
  'src/web/kit/ui/use-back-closes.ts': 'tried as dialogs and sheets close on Back, on a phone alone',
  'src/web/kit/ui/use-return-focus.ts': 'tried as menus and popovers give the focus back',
  'src/web/kit/ui/use-row-navigation.ts': 'tried as tables are walked by key; its arithmetic has a test of its own',
  'src/web/kit/ui/use-more-beyond.ts': 'tried as tabs and a table that are too narrow',
  'src/web/kit/ui/use-tab-strip.ts': 'tried as tabs',
  'src/web/kit/ui/use-scroll-stop.ts': 'tried as tables without rows to reach',
  'src/web/kit/ui/use-typed-guard.ts': 'tried as dialogs ask before typed text goes',
  'src/web/kit/ui/waterfall-bars.ts': 'pure logic, with a test of its own',
  'src/web/kit/ui/waterfall-steps.ts': 'pure logic, with a test of its own',
  'src/web/kit/form/field-text.ts': 'tried as controls of declared fields',
  'src/web/kit/form/use-name-of-new.ts': 'tried as a shipment that was made just now opens',
  'src/web/kit/form/typed-number.ts': 'tried as number fields; its texts have a test in number-text.test.ts',
}

const filesIn = (folder: string) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
/** A module of nothing but texts is tried with the part that says them. */
const isText = (path: string) => /messages(\.[a-z]{2})?\.ts$/.test(path)
const imported = new Set(
  FOLDERS.flatMap(filesIn)
    .filter((path) => path.endsWith('.test.tsx'))
    .flatMap((path) => sourceFile(path, readFileSync(join(ROOT, path), 'utf8')).imports)
    .flatMap(({ path }) => path ?? []),
)
const parts = WHOLE.flatMap(filesIn).filter((path) => !isTest(path) && !isText(path))

describe('parts of the interface', () => {
  it('SHELL-08 each is imported by a component test, or said to be tried through another', () => {
    expect(parts.length).toBeGreaterThan(60)
    expect(parts.filter((path) => !imported.has(path) && !(path in EXCEPTIONS))).toEqual([])
  })

  it('what is drawn is never an exception, and no exception is out of date', () => {
    const exceptions = Object.keys(EXCEPTIONS)
    expect(exceptions.filter((path) => path.endsWith('.tsx'))).toEqual([])
    expect(exceptions.filter((path) => imported.has(path) || !parts.includes(path))).toEqual([])
  })

  it('the declared list is tried as a page calls it', () => {
    expect(imported).toContain('src/web/kit/list/declared-list.tsx')
  })
})
