import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines, npmCommand, ROOT, run, SetupError } from './setup-command.mjs'
import { filesUnder, isTestFile } from './setup-files.mjs'

const STAMP = join(ROOT, '.cache', 'build-hash')
const PRODUCTS = ['dist/server/main.js', 'dist/web/index.html']
const CONFIGURATION = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
]

/**
 * Builds browser and server into dist/, unless what is there was built from these very sources.
 * @param {() => void} [announce] called before a build, which takes a while
 * @returns {Promise<boolean>} whether anything was built
 */
export async function ensureBuild(announce) {
  const hash = sourceHash()
  if (hash === builtHash()) return false
  announce?.()
  rmSync(STAMP, { force: true })
  const { code, output } = await run([...npmCommand(), 'run', 'build', '--silent'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) {
    throw new SetupError(
      `The build failed:\n${lastLines(output, 30)}`,
      'Correct the source named above, then run the command again.',
    )
  }
  const missing = PRODUCTS.find((path) => !existsSync(join(ROOT, path)))
  if (missing)
    throw new SetupError(`The build made no ${missing}.`, 'Check outDir in vite.config.ts and vite.server.config.ts.')
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(STAMP, hash)
  return true
}

/** The hash that dist/ was built from; nothing when it is not whole. */
function builtHash() {
  const isWhole = [STAMP, ...PRODUCTS.map((path) => join(ROOT, path))].every((path) => existsSync(path))
  return isWhole ? readFileSync(STAMP, 'utf8') : undefined
}

/** Contents rather than times: a fresh checkout of the same commit needs no build. */
function sourceHash() {
  const hash = createHash('sha256')
  const sources = [...CONFIGURATION, ...filesUnder('src', (path) => !isTestFile(path)), ...filesUnder('migrations')]
  for (const path of sources)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  return hash.digest('hex')
}
