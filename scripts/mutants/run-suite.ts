import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { RUNNING_CLUSTER } from '#test/global-setup.ts'
import type { Suite } from './mutant.ts'

/** How a suite ended, and the first test that failed. */
export interface SuiteResult {
  readonly passed: number
  readonly failed: number
  readonly firstFailure: string
  readonly timedOut: boolean
  readonly output: string
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

const LIMIT_MS = 180_000
/** Scenarios in which a break must show. */
const SYNC_SEEDS = '300'
/** Of a run of every suite, on the whole product. */
const WHOLE_LIMIT_MS = 900_000

/** How a suite is run. */
export interface SuiteRun {
  /** To the first failure alone. */
  readonly bail: boolean
  /** The socket of a cluster that runs already; without it the suite makes its own, with the migrations of its copy. */
  readonly cluster?: string
}

/** Runs a suite in a copy of the product, on PostgreSQL where a database is needed. */
export async function runSuite(
  folder: string,
  { project, files, grep }: Suite,
  { bail, cluster }: SuiteRun,
): Promise<SuiteResult> {
  const report = join(folder, 'mutant-report.json')
  rmSync(report, { force: true })
  const main = join(folder, 'node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(
    process.execPath,
    [
      main,
      'run',
      `--project=${project}`,
      '--reporter=json',
      `--outputFile=${report}`,
      // Nearly all files of a copy are those of the last run.
      '--experimental.fsModuleCache',
      `--experimental.fsModuleCachePath=${join(folder, '.cache', 'modules')}`,
      // One file at a time: the end of a run at its first failure may else come before the file with it has told.
      ...(bail ? ['--bail=1', '--no-file-parallelism'] : []),
      ...(grep === undefined ? [] : ['--testNamePattern', grep]),
      ...files,
    ],
    {
      cwd: folder,
      env: {
        ...process.env,
        TEST_ENGINES: 'postgres',
        CI: 'true',
        ...(bail && { SYNC_SEEDS }),
        ...(cluster !== undefined && { [RUNNING_CLUSTER]: cluster }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  let timedOut = false
  const limit = setTimeout(
    () => {
      timedOut = true
      child.kill('SIGTERM')
    },
    bail ? LIMIT_MS : WHOLE_LIMIT_MS,
  )
  await once(child, 'close')
  clearTimeout(limit)
  const told = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined
  return { ...summaryOf(told), timedOut, output }
}

function summaryOf(report: Report | undefined): Pick<SuiteResult, 'passed' | 'failed' | 'firstFailure'> {
  if (!report) return { passed: 0, failed: 0, firstFailure: '' }
  const { numPassedTests, numFailedTests, testResults } = report
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.find(({ status }) => status === 'failed')
  // A file that fails before its tests do has failed all of them.
  const broken = testResults.find(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + (broken ? 1 : 0),
    firstFailure: failed?.fullName.trim() ?? broken?.message.split('\n')[0] ?? '',
  }
}
