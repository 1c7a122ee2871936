import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { productionPackages } from './archive-packages.mjs'
import { ensureBuild } from './setup-build.mjs'
import { lastLines, ROOT, run, runScript, SetupError } from './setup-command.mjs'
import { requireNode } from './setup-node.mjs'
import { ensurePackages } from './setup-packages.mjs'

/** What an installed product consists of, beside its packages and a shorter package.json. */
const CONTENTS = [
  'dist',
  'migrations',
  'deploy',
  'ops',
  'docs',
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  'SECURITY.md',
]
/** Of the documentation only what an operator reads; the test languages are no part of a release. */
const LEFT_OUT = /^docs\/(?!operations[\w-]*\.md$)|^dist\/web\/index\.en-X[AB]\.html/
const TIMEOUT_MS = 300_000

requireNode()
await runScript(pack)

/** Makes `pricewright-<version>-<system>.tar.gz` with its checksum beside it, in the named folder or in .cache/archive (OPS-02). */
async function pack() {
  await ensurePackages(() => console.log('Installing packages. This happens once and takes up to a minute.'))
  await ensureBuild(() => console.log('Building. This happens once for each version.'))
  const { name, version, ...facts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const target = resolve(process.argv[2] ?? join(ROOT, '.cache', 'archive'))
  const folder = `${name}-${version}`
  const file = `${folder}-${process.platform}-${process.arch}.tar.gz`
  const staging = join(target, `.${folder}-${process.pid}`)
  try {
    layOut(join(staging, folder), { name, version, ...facts })
    await compress(staging, folder, join(target, file))
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  const hash = createHash('sha256')
    .update(readFileSync(join(target, file)))
    .digest('hex')
  writeFileSync(join(target, `${file}.sha256`), `${hash}  ${file}\n`)
  console.log(join(target, file))
  return 0
}

/**
 * @param {string} folder
 * @param {Record<string, unknown>} facts of package.json
 */
function layOut(folder, { name, version, private: isPrivate, description, license, type, dependencies, engines }) {
  mkdirSync(folder, { recursive: true })
  for (const path of CONTENTS) {
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: isPartOfIt })
  }
  for (const path of productionPackages()) cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  const own = { name, version, private: isPrivate, description, license, type, dependencies, engines }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
}

/** @param {string} path */
function isPartOfIt(path) {
  return !LEFT_OUT.test(relative(ROOT, path).replaceAll('\\', '/'))
}

/**
 * @param {string} staging
 * @param {string} folder
 * @param {string} file
 */
async function compress(staging, folder, file) {
  // Whoever unpacks it gets files that everybody may read and nobody but their owner may change.
  const open = await run(['chmod', '-R', 'u=rwX,go=rX', join(staging, folder)])
  const packed = await run(['tar', '-czf', file, '-C', staging, folder], { timeoutMs: TIMEOUT_MS })
  const failed = [open, packed].find(({ code }) => code !== 0)
  if (failed)
    throw new SetupError(
      `The archive was not made:\n${lastLines(failed.output, 10)}`,
      'Check the free disk space, and that tar is installed; then run the command again.',
    )
}
