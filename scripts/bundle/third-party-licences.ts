import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { packageFolder } from './package-folder.ts'

const LICENCE_FILES = /^(?:licen[cs]e|copying|notice)/i
/** Of a package that has its licence nowhere else. */
const LICENCE_IN_README = /^#+ *licen[cs]e\b.*/ims
const RULE = '-'.repeat(80)

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly author?: string | { readonly name?: string }
}

/** Writes the licences of all packages that are inside of the bundle into a file beside it, as these licences ask for. */
export function thirdPartyLicences(): Plugin {
  let root = ''
  return {
    name: 'third-party-licences',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, name)),
      )
      const folders = sources.flatMap((source) => packageFolder(source) ?? [])
      const texts = [...new Set(folders)].map((folder) => licenceOf(folder)).toSorted()
      this.emitFile({
        type: 'asset',
        fileName: 'third-party-licences.txt',
        source: `${texts.join(`\n\n${RULE}\n\n`)}\n`,
      })
    },
  }
}

/** Name, version and licence of a package, with the text of its licence. Throws when the package has neither. */
export function licenceOf(folder: string): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const texts = licenceTexts(folder)
  if (license === undefined && texts.length === 0)
    throw new Error(`${folder} states no licence, so it may not be bundled.`)
  const by = typeof author === 'string' ? author : author?.name
  const heading = [`${name} ${version}`, license, by].filter((part) => part !== undefined).join(', ')
  return [heading, ...texts].join('\n\n')
}

function licenceTexts(folder: string): string[] {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const files = readdirSync(folder).toSorted()
  const own = files.filter((file) => LICENCE_FILES.test(file)).map(read)
  const texts =
    own.length > 0
      ? own
      : files.filter((file) => /^readme/i.test(file)).map((file) => LICENCE_IN_README.exec(read(file))?.[0] ?? '')
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}
