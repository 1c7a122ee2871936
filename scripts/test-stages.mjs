import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ensureBuild } from './setup-build.mjs'
import { ensureChromium, findChromiumShell } from './setup-chromium.mjs'
import { ROOT, run, toolCommand } from './setup-command.mjs'
import { filesUnder, isTestFile } from './setup-files.mjs'
import { ensurePackages } from './setup-packages.mjs'
import { ensurePostgres } from './setup-postgres.mjs'
import { ensurePrometheus } from './setup-prometheus.mjs'
import { SECOND_TRIES_ALLOWED, secondTriesOf } from './test-second-tries.mjs'
import { runStaticChecks } from './test-static.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ ok: boolean, output: string, note?: string, counts?: Counts, secondTries?: readonly string[] }} StageResult
 * @typedef {'postgres' | 'prometheus' | 'chromium'} Programs
 * @typedef {{ path: string, isNew: boolean }} Installed
 * @typedef {object} Run
 * @property {NodeJS.ProcessEnv} env
 * @property {string | undefined} grep
 * @property {readonly Stage[]} stages
 * @property {number} patience
 * @property {Partial<Record<Programs, Promise<Installed>>>} installing programs of the system, which come while the first stages run
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly ('postgres' | 'chromium' | 'build')[]} needs what the stage cannot run without
 * @property {() => string} [leaveOut] why there is nothing to run; empty when there is
 * @property {(run: Run) => Promise<StageResult>} execute
 */

/** Where runners leave their reports and the full output of each stage. */
export const REPORTS = join(ROOT, '.cache', 'test')

const MINUTE_MS = 60_000
/** What marks journeys that `npm run test:deep` alone goes: sweeps over many states, great volumes, the same way with other data. */
const DEEP = '@deep'

/**
 * In the order of a full run: what is quick and likely to fail comes first.
 * @type {readonly Stage[]}
 */
export const STAGES = [
  { name: 'setup', needs: [], execute: setUp },
  { name: 'static', needs: [], execute: runStaticChecks },
  vitestStage('unit', {
    projects: ['unit', 'component', 'own-page'],
    needs: [],
    minutes: 6,
    files: () => [...unitTestFiles('src'), ...unitTestFiles('scripts'), ...testFilesIn('test')],
  }),
  { name: 'build', needs: [], execute: build },
  { name: 'postgres', needs: [], execute: postgresReady },
  // Killed processes are waited for while databases compute: with more workers than cores both fill the machine.
  vitestStage('integration', {
    workers: 4,
    needs: ['postgres', 'build'],
    minutes: 20,
    files: () => [
      ...filesUnder('src/server', isIntegrationTest),
      ...['test/integration', 'test/faults', 'test/sync'].flatMap((folder) => filesUnder(folder, isTestFile)),
    ],
  }),
  vitestStage('alone', {
    needs: ['postgres', 'build'],
    minutes: 6,
    files: () => filesUnder('test/faults', isTestFile),
  }),
  { name: 'chromium', needs: [], leaveOut: reasonForNoBrowserTests, execute: chromiumReady },
  {
    name: 'browser',
    needs: ['postgres', 'chromium', 'build'],
    leaveOut: reasonForNoBrowserTests,
    execute: runPlaywright,
  },
]

/** @param {string} path */
function isIntegrationTest(path) {
  return isTestFile(path) && !path.endsWith('.unit.test.ts')
}

/** @param {string} folder */
function unitTestFiles(folder) {
  return filesUnder(folder, (path) => isTestFile(path) && !(path.startsWith('src/server/') && isIntegrationTest(path)))
}

/** @param {string} folder */
function testFilesIn(folder) {
  return readdirSync(join(ROOT, folder)).filter(isTestFile)
}

/**
 * Only what the chosen stages need is looked for, and only what is missing is installed. Programs of the system come while the stages run
 * that need none of them.
 * @param {Run} run
 * @returns {Promise<StageResult>}
 */
async function setUp({ stages, installing }) {
  const names = new Set(stages.filter((stage) => !stage.leaveOut?.()).map(({ name }) => name))
  const packages = ensurePackages()
  // The system installs one thing at a time, and a package may have to fetch the browser.
  if (names.has('postgres')) {
    installing.postgres = installed(ensurePostgres)
    installing.prometheus = installing.postgres.then(() => installed(ensurePrometheus))
  }
  if (names.has('chromium'))
    installing.chromium = Promise.all([packages, installing.prometheus]).then(() => installed(ensureChromium))
  // Who waits for them hears of their failure.
  for (const each of Object.values(installing)) each.catch(() => undefined)
  const isNew = await packages
  return { ok: true, output: '', note: isNew ? 'installed packages' : 'nothing to install' }
}

/**
 * @param {(announce: () => void) => Promise<string>} ensure
 * @returns {Promise<Installed>}
 */
async function installed(ensure) {
  let isNew = false
  const path = await ensure(() => (isNew = true))
  return { path, isNew }
}

/**
 * @param {Run} run
 * @returns {Promise<StageResult>}
 */
async function postgresReady({ env, installing }) {
  const postgres = await (installing.postgres ?? installed(ensurePostgres))
  env['PATH'] = [postgres.path, env['PATH']].join(delimiter)
  const prometheus = await (installing.prometheus ?? installed(ensurePrometheus))
  const { note = '', ...rest } = ready(postgres)
  return { ...rest, note: prometheus.path === '' ? `${note}, without Prometheus` : note }
}

/**
 * @param {Run} run
 * @returns {Promise<StageResult>}
 */
async function chromiumReady({ env, installing }) {
  const chromium = await (installing.chromium ?? installed(ensureChromium))
  env['CHROMIUM_PATH'] = chromium.path
  const shell = findChromiumShell()
  if (shell) env['CHROMIUM_SHELL_PATH'] = shell
  return ready(chromium)
}

/**
 * @param {Installed} installed
 * @returns {StageResult}
 */
function ready({ isNew }) {
  return { ok: true, output: '', note: isNew ? 'installed' : 'there' }
}

/**
 * @param {Run} run
 * @returns {Promise<StageResult>}
 */
async function build({ env }) {
  // The test languages are visited by journeys of the deep run.
  const isNew = await ensureBuild(undefined, { forTests: env['DEEP_JOURNEYS'] === 'yes' })
  return { ok: true, output: '', note: isNew ? 'built' : 'up to date' }
}

/**
 * @param {string} name
 * @param {{ needs: Stage['needs'], minutes: number, files: () => string[], projects?: readonly string[], workers?: number }} options
 *   `projects` of vitest.config.ts: the one of the same name unless told; `workers`: one for each core unless told
 * @returns {Stage}
 */
function vitestStage(name, { needs, minutes, files, projects = [name], workers }) {
  return {
    name,
    needs,
    leaveOut: () => (files().length ? '' : 'it has no tests yet'),
    execute: ({ env, grep, patience }) =>
      runVitest(name, { projects, workers, env, grep, minutes: minutes * patience, patience }),
  }
}

/**
 * @param {string} name
 * @param {{ projects: readonly string[], workers: number | undefined, env: NodeJS.ProcessEnv, grep: string | undefined, minutes: number, patience: number }} options
 * @returns {Promise<StageResult>}
 */
async function runVitest(name, { projects, workers, env, grep, minutes, patience }) {
  const report = freshReport(name)
  const secondTries = freshReport(`${name}-second-tries`)
  const { code, output, timedOut } = await run(
    [
      ...toolCommand('vitest'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=agent',
      '--reporter=json',
      `--outputFile.json=${report}`,
      `--reporter=${join(ROOT, 'scripts/test-second-tries.mjs')}`,
      '--retry=1',
      ...(workers ? [`--maxWorkers=${workers}`] : []),
      ...(grep ? ['--testNamePattern', grep] : []),
      ...(patience > 1 ? [`--testTimeout=${2 * patience * MINUTE_MS}`] : []),
    ],
    { env: { ...env, SECOND_TRIES: secondTries }, timeoutMs: minutes * MINUTE_MS },
  )
  const told = readReport(report)
  const counts = {
    passed: told?.numPassedTests ?? 0,
    failed: told?.numFailedTests ?? 0,
    skipped: grep ? 0 : (told?.numPendingTests ?? 0) + (told?.numTodoTests ?? 0),
  }
  const again = readReport(secondTries) ?? []
  return judge({ code, output, timedOut, counts, minutes, mayBeEmpty: Boolean(grep), secondTries: again })
}

function reasonForNoBrowserTests() {
  return filesUnder('e2e', (path) => path.endsWith('.e2e.ts')).length ? '' : 'e2e has no journeys yet'
}

/**
 * @param {Run} run
 * @returns {Promise<StageResult>}
 */
async function runPlaywright({ env, grep }) {
  const minutes = 30
  const report = freshReport('browser')
  const { code, output, timedOut } = await run(
    [
      ...toolCommand('@playwright/test', 'playwright'),
      'test',
      ...(grep ? ['--grep', grep, '--pass-with-no-tests'] : []),
      ...(env['DEEP_JOURNEYS'] === 'yes' || grep ? [] : ['--grep-invert', DEEP]),
    ],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, timeoutMs: minutes * MINUTE_MS },
  )
  const told = readReport(report)
  const counts = {
    passed: (told?.stats.expected ?? 0) + (told?.stats.flaky ?? 0),
    failed: told?.stats.unexpected ?? 0,
    skipped: told?.stats.skipped ?? 0,
  }
  const secondTries = secondTriesOf(told)
  return judge({ code, output, timedOut, counts, minutes, mayBeEmpty: Boolean(grep), secondTries })
}

/**
 * A run is good when its runner says so and it ran something. What fails outside of any test counts as one failure.
 * @param {{ code: number, output: string, timedOut: boolean, counts: Counts, minutes: number, mayBeEmpty: boolean, secondTries: readonly string[] }} outcome
 * @returns {StageResult}
 */
function judge({ code, output, timedOut, counts, minutes, mayBeEmpty, secondTries }) {
  if (timedOut) output += `\nStopped: it took longer than ${minutes} minutes.`
  const isEmpty = counts.passed + counts.failed === 0 && !mayBeEmpty
  if (isEmpty && code === 0) output += '\nNo test ran.'
  const isShaky = secondTries.length > SECOND_TRIES_ALLOWED
  if (isShaky) output += `\nMore than ${SECOND_TRIES_ALLOWED} tests passed only on a second try.`
  const ok = code === 0 && counts.failed === 0 && !isEmpty && !isShaky
  return { ok, output, secondTries, counts: { ...counts, failed: ok ? 0 : Math.max(counts.failed, 1) } }
}

/**
 * The path of a stage's report; an older one is removed, so that it cannot be taken for this run's.
 * @param {string} name
 */
function freshReport(name) {
  const path = join(REPORTS, `${name}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(path, { force: true })
  return path
}

/**
 * @param {string} path
 * @returns {any} nothing when the runner died before it wrote one
 */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
