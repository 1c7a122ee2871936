import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { factsOf } from './code-facts.ts'
import { textFacts, textsOf } from './text-facts.ts'

it('DIAG-03 says which modules and packages a part of the product consists of, with their licences', () => {
  const at = (path: string) => resolve(path)
  const facts = factsOf(
    [
      {
        type: 'chunk',
        fileName: 'assets/a.js',
        code: 'abc',
        modules: {
          [at('src/web/main.tsx')]: { renderedLength: 10 },
          [at('node_modules/react/index.js')]: { renderedLength: 70 },
          '\0rolldown/runtime.js': { renderedLength: 5 },
        },
      },
      {
        type: 'chunk',
        fileName: 'assets/b.js',
        code: 'a',
        modules: { [at('src/web/main.tsx')]: { renderedLength: 4 } },
      },
      { type: 'asset', fileName: 'styles.css' },
    ],
    resolve('.'),
  )
  expect(facts.modules).toEqual([['src/web/main.tsx', 14]])
  expect(facts.files).toEqual([
    ['assets/a.js', 3],
    ['assets/b.js', 1],
  ])
  expect(facts.packages).toMatchObject([{ name: 'react', licence: 'MIT', size: 70 }])
})

it('DIAG-03 reads the texts of a module by their keys', () => {
  const code = `export const messages = { plain: 'One', deep: { 'two-words': "Two" }, said: (n: string) => \`\${n} of \${n}\` } as const`
  expect([...textsOf(code)]).toEqual([
    ['messages.plain', 'One'],
    ['messages.deep.two-words', 'Two'],
    ['messages.said', '… of …'],
  ])
})

it('DIAG-03 finds the texts of the product, few of which are left in English', () => {
  const { count, untranslated } = textFacts(resolve('src'))
  expect(count).toBeGreaterThan(2_000)
  expect(untranslated.length).toBeLessThan(count / 50)
})
