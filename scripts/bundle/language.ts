import { fileURLToPath } from 'node:url'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { headMessages as german } from '../../src/web/kit/language/head-messages.de.ts'
import { headMessages as spanish } from '../../src/web/kit/language/head-messages.es.ts'
import { headMessages as french } from '../../src/web/kit/language/head-messages.fr.ts'
import { headMessages } from '../../src/web/kit/language/head-messages.ts'
import { screenTitles as germanTitles } from '../../src/contract/screen-messages.de.ts'
import { screenTitles as spanishTitles } from '../../src/contract/screen-messages.es.ts'
import { screenTitles as frenchTitles } from '../../src/contract/screen-messages.fr.ts'
import { screenTitles } from '../../src/contract/screen-messages.ts'
import type { MessagesOf } from '../../src/domain/messages-of.ts'
import { isTestLanguage, pseudoCode } from './test-language.ts'

const MESSAGES = /messages\.ts$/
const DECLARED = /\/src\/(?:contract|domain)\/[\w/-]+\.ts$/
const MANIFEST = 'manifest.webmanifest'
const HEADS: Readonly<Record<string, MessagesOf<typeof headMessages>>> = {
  de: german,
  fr: french,
  es: spanish,
}
const TITLES: Readonly<Record<string, MessagesOf<typeof screenTitles>>> = {
  de: germanTitles,
  fr: frenchTitles,
  es: spanishTitles,
}
const OTHERS = ['de', 'fr', 'es'] as const
const EXPORTED = /^export const (\w+)\b/gm

/** The module beside `path` with the texts of a language: `messages.ts` has `messages.de.ts`. */
export function besideIn(path: string, language: string): string {
  return path.replace(/\.ts$/, `.${language}.ts`)
}

/** The names of the constants that a module exports. */
export function constantsOf(code: string): readonly string[] {
  return [...code.matchAll(EXPORTED)].flatMap(([, name]) => name ?? [])
}

/**
 * Builds the browser's part in one language (SHELL-10, docs/decisions/0029-a-build-for-each-language.md): a module of messages gives way
 * to the one beside it in that language, and the labels of a declaration are put in place at its end. English is the source: nothing is
 * done for it.
 * @throws Error where a module of messages has none in that language.
 */
export function languageTexts(language: string): Plugin {
  return isTestLanguage(language) ? testTexts(language) : ownTexts(language)
}

function ownTexts(language: string): Plugin {
  return {
    name: 'language-texts',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      filter: { id: MESSAGES },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (language === 'en' || !found || found.external) return found
        const own = besideIn(found.id, language)
        // A translation may use what its English module has besides texts.
        if (importer === own) return found
        if (!existsSync(own)) throw new Error(`${found.id} has no texts in ${language}: write ${basename(own)}`)
        return own
      },
    },
    transform: {
      filter: { id: DECLARED },
      handler(code, id) {
        const own = besideIn(id, language)
        if (language === 'en' || MESSAGES.test(id) || !existsSync(own)) return undefined
        const names = constantsOf(readFileSync(own, 'utf8')).includes('labels') ? constantsOf(code) : []
        return { code: `${code}\n${labelling(own, names)}`, map: null }
      },
    },
  }
}

/** The code that puts the labels of a language into what a module declares. */
function labelling(own: string, names: readonly string[]): string {
  return [
    `import { labels as labelsHere } from ${JSON.stringify(`./${basename(own)}`)}`,
    `import { putMessages as putHere } from '#contract/messages-of-language.ts'`,
    `putHere({ ${names.join(', ')} }, labelsHere)`,
  ].join('\n')
}

/** The server speaks all languages: the texts of each answer are those of the language that it is made in. */
export function allLanguages(): Plugin {
  const speak = fileURLToPath(new URL('../../src/server/kit/language/speak.ts', import.meta.url))
  return {
    name: 'all-languages',
    enforce: 'pre',
    load: {
      filter: { id: MESSAGES },
      handler(id) {
        if (!existsSync(besideIn(id, OTHERS[0])) || id.endsWith(SOURCE)) return undefined
        const names = constantsOf(readFileSync(id, 'utf8'))
        const imports = LANGUAGES.map(
          (language) => `import * as ${language} from ${JSON.stringify(sourceIn(id, language))}`,
        )
        const made = names.map(
          (name) =>
            `export const ${name} = speaking({ ${LANGUAGES.map((each) => `${each}: ${each}.${name}`).join(', ')} })`,
        )
        return [`import { speaking } from ${JSON.stringify(speak)}`, ...imports, ...made].join('\n')
      },
    },
    transform: {
      filter: { id: DECLARED },
      handler(code, id) {
        if (MESSAGES.test(id) || !existsSync(besideIn(id, OTHERS[0]))) return undefined
        const imports = OTHERS.map(
          (language) => `import { labels as ${language}Here } from ${JSON.stringify(besideIn(id, language))}`,
        )
        const said = OTHERS.map((language) => `${language}: ${language}Here`).join(', ')
        const names = constantsOf(code).join(', ')
        return {
          code: `${code}\nimport { speakLabels } from ${JSON.stringify(speak)}\n${imports.join('\n')}\nspeakLabels({ ${names} }, { ${said} })`,
          map: null,
        }
      },
    },
  }
}

/** The English module itself, not what speaks in its place. */
const SOURCE = '?english'

function sourceIn(id: string, language: string): string {
  return language === 'en' ? `${id}${SOURCE}` : besideIn(id, language)
}

function testTexts(language: string): Plugin {
  return {
    name: 'test-language-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/[\w/.-]+\.ts$/ },
      handler(code, id) {
        const isMessages = MESSAGES.test(id)
        if (!isMessages && !(DECLARED.test(id) && existsSync(besideIn(id, 'de')))) return undefined
        return { code: `${code}\n${pseudoCode(language, constantsOf(code), isMessages)}`, map: null }
      },
    },
  }
}

/** The page of a language: `index.de.html` says its language and direction. */
export function languagePage(language: string): Plugin {
  const { description, needsScript } = HEADS[language] ?? headMessages
  return {
    name: 'language-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<html lang="en"', `<html lang="${language}" dir="${language === 'en-XB' ? 'rtl' : 'ltr'}"`)
          .replace(/(<meta\s+name="description"\s+content=")[^"]*/, `$1${description}`)
          .replace(/(<noscript>)[^<]*/, `$1${needsScript}`)
          .replace(`/${MANIFEST}`, `/${nameIn(language, MANIFEST)}`),
    },
  }
}

/** Gives the files that each language has of its own a name of their own, so that the builds of all can lie in one folder. */
export function languageNames(language: string): Plugin {
  let folder = ''
  return {
    name: 'language-names',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const manifest = join(folder, MANIFEST)
        writeFileSync(manifest, manifestIn(language, readFileSync(manifest, 'utf8')))
        for (const name of readdirSync(folder)) renameSync(join(folder, name), join(folder, nameIn(language, name)))
      },
    },
  }
}

/** Its shortcuts name screens. */
interface Manifest {
  readonly shortcuts: readonly { readonly name: keyof typeof screenTitles; readonly url: string }[]
}

/** What the installed app is said to be (SHELL-07). */
function manifestIn(language: string, text: string): string {
  const { appDescription } = HEADS[language] ?? headMessages
  const titles = TITLES[language] ?? screenTitles
  const manifest = JSON.parse(text) as Manifest
  const shortcuts = manifest.shortcuts.map(({ name, url }) => ({ name: titles[name], url }))
  const said = { ...manifest, lang: language, description: appDescription, shortcuts }
  return `${JSON.stringify(said, undefined, 2)}\n`
}

/** Where a file of a language's build goes among those of the others: pages and workers have its name. */
export function nameIn(language: string, file: string): string {
  return language === 'en'
    ? file
    : join(dirname(file), basename(file).replace(/^(index|service-worker|manifest)\./, `$1.${language}.`))
}
