import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryFolder } from './setup-memory.mjs'
import { secondsSince, SetupError } from './setup-command.mjs'
import { REPORTS, STAGES } from './test-stages.mjs'

/** @typedef {import('./test-stages.mjs').Counts} Counts */

const NAME_WIDTH = 13
const LINES_AT_EACH_END = 200

/**
 * Runs the chosen stages in order and stops at the first that fails. The last line is for machines: `12 passed, 0 failed`.
 * @param {object} [options]
 * @param {readonly string[]} [options.only] names stages; what these need is added
 * @param {string | undefined} [options.grep] part of the titles of the tests to run
 * @param {NodeJS.ProcessEnv} [options.environment] what the runners are told, such as sizes
 * @param {number} [options.patience] how many times its usual limit a stage may take
 * @returns {Promise<number>} the exit code
 */
export async function runStages({ only, grep, environment = process.env, patience = 1 } = {}) {
  const startedMs = performance.now()
  const stages = chosenStages(only)
  const memory = environment['TMPDIR'] ? undefined : memoryFolder()
  const env = { ...environment, ...(memory && { TMPDIR: memory.path }) }
  const context = { env, grep, stages, patience, installing: {} }
  const total = { passed: 0, failed: 0, skipped: 0 }
  mkdirSync(REPORTS, { recursive: true })

  for (const stage of stages) {
    const stageMs = performance.now()
    process.stdout.write(stage.name.padEnd(NAME_WIDTH))
    const reason = stage.leaveOut?.()
    if (reason) {
      console.log(`left out: ${reason}`)
      continue
    }
    const result = await stage.execute(context).catch(asFailure)
    const tally = result.counts ?? { passed: 0, failed: result.ok ? 0 : 1, skipped: 0 }
    for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += tally[key]
    console.log([secondsSince(stageMs).padStart(8), result.ok ? 'ok' : 'FAILED', result.note ?? told(tally)].join('  '))
    for (const title of result.secondTries ?? [])
      console.log(`${''.padEnd(NAME_WIDTH)}passed on a second try: ${title}`)
    writeFileSync(join(REPORTS, `${stage.name}.log`), result.output)
    if (!result.ok) {
      console.log(`\n${shortened(result.output)}\n`)
      break
    }
  }

  memory?.remove()
  console.log(`${'total'.padEnd(NAME_WIDTH)}${secondsSince(startedMs).padStart(8)}`)
  console.log(told(total))
  return total.failed ? 1 : 0
}

/** @param {readonly string[] | undefined} only */
function chosenStages(only) {
  if (!only) return STAGES
  const unknown = only.find((name) => !STAGES.some((stage) => stage.name === name))
  if (unknown !== undefined) {
    throw new SetupError(
      `There is no stage "${unknown}".`,
      `Choose from: ${STAGES.map((stage) => stage.name).join(', ')}.`,
    )
  }
  /** @type {Set<string>} */
  const wanted = new Set(['setup', ...only])
  for (const { name, needs } of STAGES) if (wanted.has(name)) for (const need of needs) wanted.add(need)
  return STAGES.filter((stage) => wanted.has(stage.name))
}

/**
 * @param {unknown} error
 * @returns {import('./test-stages.mjs').StageResult}
 */
function asFailure(error) {
  if (error instanceof SetupError) return { ok: false, output: `${error.message}\n${error.remedy}` }
  return { ok: false, output: String(error instanceof Error ? error.stack : error) }
}

/** @param {Counts} counts */
function told({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

/** @param {string} output */
function shortened(output) {
  const lines = output.trim().split('\n')
  if (lines.length <= 2 * LINES_AT_EACH_END) return lines.join('\n')
  const left = lines.length - 2 * LINES_AT_EACH_END
  return [
    ...lines.slice(0, LINES_AT_EACH_END),
    `… ${left} lines left out; all of them are in .cache/test …`,
    ...lines.slice(-LINES_AT_EACH_END),
  ].join('\n')
}
