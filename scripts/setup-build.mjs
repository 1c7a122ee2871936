import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines, ROOT, run, SetupError, toolCommand } from './setup-command.mjs'
import { filesUnder, isTestFile } from './setup-files.mjs'
import { underLock } from './setup-lock.mjs'

const CACHE = join(ROOT, '.cache')
const DIST = join(ROOT, 'dist')
const LOCK = join(CACHE, 'build.lock')
const STAMP = 'build-hash'
const PRODUCTS = ['server/main.js', 'web/index.html']
/** As in src/contract/languages.ts, which a test compares. */
export const LANGUAGES = ['en', 'de', 'fr', 'es']
const TEST_LANGUAGES = ['en-XA', 'en-XB']
const TEST_PRODUCTS = TEST_LANGUAGES.map((language) => `web/index.${language}.html`)
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
 * @param {{ forTests?: boolean }} [options] whether the test languages are wanted too
 * @returns {Promise<boolean>} whether anything was built
 */
export async function ensureBuild(announce, { forTests = false } = {}) {
  if (isBuilt(forTests)) return false
  announce?.()
  return underLock(LOCK, async () => {
    // Another process may have built it while this one waited.
    if (isBuilt(forTests)) return false
    await build(forTests)
    return true
  })
}

/** Builds browser and server into dist/, whatever is there. */
export function buildAll() {
  return underLock(LOCK, () => build(false))
}

/**
 * Into a folder of its own, which then takes the place of dist/: a server that starts meanwhile finds the former one whole.
 * @param {boolean} forTests
 */
async function build(forTests) {
  for (const name of readdirSync(CACHE)) {
    if (name.startsWith('dist-')) rmSync(join(CACHE, name), { recursive: true, force: true })
  }
  const fresh = `.cache/dist-${process.pid}`
  const hash = sourceHash()
  const left = [...LANGUAGES, ...(forTests ? TEST_LANGUAGES : [])]
  const next = async () => {
    for (let language = left.shift(); language; language = left.shift()) await buildWeb(fresh, language)
  }
  await Promise.all([next(), next(), vite({}, '--config', 'vite.server.config.ts', '--outDir', `${fresh}/server`)])
  const missing = PRODUCTS.find((path) => !existsSync(join(ROOT, fresh, path)))
  if (missing)
    throw new SetupError(`The build made no ${missing}.`, 'Check outDir in vite.config.ts and vite.server.config.ts.')
  // The pages of code tell of both parts.
  cpSync(join(ROOT, fresh, 'server/code-facts.json'), join(ROOT, fresh, 'web/server-code-facts.json'))
  writeFileSync(join(ROOT, fresh, STAMP), hash)
  const former = join(CACHE, `dist-${process.pid}-former`)
  if (existsSync(DIST)) renameSync(DIST, former)
  renameSync(join(ROOT, fresh), DIST)
  rmSync(former, { recursive: true, force: true })
}

/**
 * The browser's part in one language; files that are equal in several have one name.
 * @param {string} fresh
 * @param {string} language
 */
async function buildWeb(fresh, language) {
  const own = `${fresh}/web-${language}`
  // The browser's folder is relative to its root, src/web.
  await vite({ BUILD_LANGUAGE: language }, '--outDir', `../../${own}`)
  cpSync(join(ROOT, own), join(ROOT, fresh, 'web'), { recursive: true })
  rmSync(join(ROOT, own), { recursive: true })
}

/**
 * @param {NodeJS.ProcessEnv} variables
 * @param {readonly string[]} options
 */
async function vite(variables, ...options) {
  const { code, output } = await run([...toolCommand('vite'), 'build', ...options], {
    env: { ...process.env, NODE_ENV: 'production', ...variables },
  })
  if (code !== 0) throw new SetupError(`The build failed:\n${lastLines(output, 30)}`, remedyOf(output))
}

/**
 * What to do after a build that failed.
 * @param {string} output
 */
export function remedyOf(output) {
  const isSource =
    /\bsrc\/[\w./-]+\.\w/.test(output) && !/\bE(NOSPC|DQUOT|ACCES|PERM|MFILE|ROFS)\b|out of memory/.test(output)
  return isSource
    ? 'Correct the source named above, then run the command again.'
    : 'Check the free disk space and memory, then run the command again.'
}

/**
 * Whether dist/ is whole and was built from these very sources.
 * @param {boolean} forTests
 */
function isBuilt(forTests) {
  const wanted = [STAMP, ...PRODUCTS, ...(forTests ? TEST_PRODUCTS : [])]
  const isWhole = wanted.every((path) => existsSync(join(DIST, path)))
  return isWhole && readFileSync(join(DIST, STAMP), 'utf8') === sourceHash()
}

/** Contents rather than times: a fresh checkout of the same commit needs no build. */
function sourceHash() {
  const hash = createHash('sha256')
  const code = ['src', 'scripts/bundle'].flatMap((folder) => filesUnder(folder, (path) => !isTestFile(path)))
  const sources = [...CONFIGURATION, ...code, ...filesUnder('migrations')]
  for (const path of sources)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  return hash.digest('hex')
}
