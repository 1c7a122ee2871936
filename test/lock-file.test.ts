import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly resolved?: string
}

const packages = (
  JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Readonly<Record<string, Locked>> }
).packages

/** Whether Node finds a package from another's folder: beside it, or above. */
function isFound(from: string, name: string): boolean {
  if (`${from === '' ? '' : `${from}/`}node_modules/${name}` in packages) return true
  if (from === '') return false
  const above = from.lastIndexOf('/node_modules/')
  return isFound(above === -1 ? '' : from.slice(0, above), name)
}

it('OPS-01 the lock file names every package for every platform, as npm ci asks', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isFound(path, name))
      .map((name) => `${path} → ${name}`),
  )
  expect(missing).toEqual([])
})

it('OPS-01 the lock file names no registry', () => {
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([])
})
