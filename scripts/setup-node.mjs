import { readFileSync } from 'node:fs'

/**
 * Stops the process with a clear message when this Node.js is too old.
 * It runs before everything else and uses only syntax that an old Node.js can still read.
 */
export function requireNode() {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const range = String(manifest.engines.node)
  if (isVersionInRange(process.versions.node, range)) return
  console.error('Pricewright needs Node.js ' + range + '; this is ' + process.versions.node + '.')
  console.error('Install a current version from https://nodejs.org, then run the command again.')
  process.exit(1)
}

/**
 * Understands `>=20.19` and `^20.19`, and several of them joined by `||`.
 * @param {string} version
 * @param {string} range
 */
function isVersionInRange(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return range.split('||').some((part) => {
    const [, operator, wantedMajor, wantedMinor] = /(\^|>=)\s*(\d+)\.(\d+)/.exec(part) || []
    if (!operator) throw new Error('package.json: engines.node is not understood: ' + range)
    if (major === Number(wantedMajor)) return minor >= Number(wantedMinor)
    return operator === '>=' && major > Number(wantedMajor)
  })
}
