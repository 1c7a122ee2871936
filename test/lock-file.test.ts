import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFile } from './architecture/source-file.ts'

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly resolved?: string
  readonly engines?: { readonly node?: string }
  readonly os?: readonly string[]
  readonly version?: string
}

const packages = (
  JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Readonly<Record<string, Locked>> }
).packages

/** Where Node finds a package from another's folder: beside it, or above. */
function foundFrom(from: string, name: string): string | undefined {
  const beside = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (beside in packages) return beside
  if (from === '') return undefined
  const above = from.lastIndexOf('/node_modules/')
  return foundFrom(above === -1 ? '' : from.slice(0, above), name)
}

const wantedBy = ({ dependencies, optionalDependencies }: Locked): string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies })

/** The packages that run in a production install: those that the server's code imports, in its bundle or beside it, and what they need. */
function packagesOfServer(): string[] {
  const imported = ['src/server', 'src/contract', 'src/domain'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/(\.test|\.d)\.ts$/.test(path))
      .flatMap((path) => sourceFile(`${folder}/${path}`, readFileSync(`${folder}/${path}`, 'utf8')).imports)
      .flatMap(({ packageName }) => (packageName && !packageName.startsWith('node:') ? [packageName] : [])),
  )
  const reached = new Set(imported.flatMap((name) => foundFrom('', name) ?? []))
  // A set goes on to what is added while it is walked through.
  for (const path of reached)
    for (const name of wantedBy(packages[path] ?? {})) {
      const found = foundFrom(path, name)
      if (found !== undefined) reached.add(found)
    }
  return [...reached]
}

it('OPS-01 the lock file names every package for every platform, as npm ci asks', () => {
  const missing = Object.entries(packages).flatMap(([path, locked]) =>
    wantedBy(locked)
      .filter((name) => foundFrom(path, name) === undefined)
      .map((name) => `${path} → ${name}`),
  )
  expect(missing).toEqual([])
})

it('OPS-01 the lock file names no registry', () => {
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([])
})

/** The oldest Node.js that is promised, and one of each later line that `npm run test:node` tries. */
const PROMISED = ['20.19.0', '22.22.0', '24.14.0', '26.2.0']

type Version = readonly [number, number, number]

function versionOf(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.replaceAll('x', '0').split('.').map(Number)
  return [major, minor, patch]
}

function isBefore(one: Version, other: Version): boolean {
  const at = [0, 1, 2].find((index) => one[index] !== other[index])
  return at !== undefined && (one[at] ?? 0) < (other[at] ?? 0)
}

/** Whether a declared range of engines has a version. Throws for a form that no package uses so far. */
function isWithin(node: string, range: string): boolean {
  const asked = versionOf(node)
  const meets = (part: string): boolean => {
    const { sign, text = '' } = /^(?<sign>>=|<|\^|)v?(?<text>[\dx.]+)$/.exec(part)?.groups ?? {}
    if (sign === undefined) throw new Error(`"${part}" of "${range}" is a form that this test cannot read`)
    if (sign === '<') return isBefore(asked, versionOf(text))
    const isFrom = !isBefore(asked, versionOf(text))
    return sign === '>=' ? isFrom : isFrom && asked[0] === versionOf(text)[0]
  }
  return range.split('||').some(
    (all) =>
      all.trim() === '*' ||
      all
        .replaceAll(/(>=|<)\s+/g, '$1')
        .trim()
        .split(/\s+/)
        .every(meets),
  )
}

it('OPS-01 every package of a production install says that it runs on each Node.js that is promised', () => {
  expect(PROMISED.filter((node) => !isWithin(node, packages['']?.engines?.node ?? ''))).toEqual([])
  const run = packagesOfServer()
  expect(run).toEqual(
    expect.arrayContaining(['fastify', 'pino', 'pdfkit', 'sharp'].map((name) => `node_modules/${name}`)),
  )
  const excluded = run.flatMap((path) => {
    const { engines, os, version } = packages[path] ?? {}
    // What is installed on some systems only, such as 32-bit Windows, has limits of its own.
    return os || engines?.node === undefined
      ? []
      : PROMISED.filter((node) => !isWithin(node, engines.node ?? '')).map((node) => `${path} ${version} on ${node}`)
  })
  expect(excluded).toEqual([])
})
