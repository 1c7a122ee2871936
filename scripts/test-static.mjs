import { readdirSync } from 'node:fs'
import { ROOT, run, toolCommand } from './setup-command.mjs'
import { filesUnder } from './setup-files.mjs'

const FOLDERS = ['src', 'test', 'e2e', 'scripts']
const TIMEOUT_MS = 180_000
const AT_ONCE = 2

/**
 * @typedef {object} StaticCheck
 * @property {string} name
 * @property {readonly string[]} command
 * @property {boolean} [countsFiles] it says how many files it looked at, and that must be all of ours
 */

/**
 * Format, lint, types and unused code, two at a time; all of them report, also when the first fails.
 * @returns {Promise<import('./test-stages.mjs').StageResult>}
 */
export async function runStaticChecks() {
  const configurations = readdirSync(ROOT).filter((name) => name.endsWith('.config.ts'))
  const sources = FOLDERS.flatMap((folder) => filesUnder(folder, (path) => /\.(ts|tsx|mjs)$/.test(path)))
  const expected = sources.length + configurations.length
  const folders = FOLDERS.filter((folder) => sources.some((path) => path.startsWith(`${folder}/`)))
  const paths = [...folders, ...configurations]

  /** @type {StaticCheck[]} */
  const waiting = [
    {
      name: 'lint',
      command: [...toolCommand('oxlint'), '--type-aware', '-c', '.oxlintrc.json', ...paths],
      countsFiles: true,
    },
    { name: 'types', command: [...toolCommand('typescript', 'tsc'), '-b', '.', 'scripts'] },
    { name: 'unused', command: [...toolCommand('knip'), '--no-progress'] },
    { name: 'format', command: [...toolCommand('oxfmt'), '--check', ...paths], countsFiles: true },
  ]
  /** @type {{ name: string, complaint: string }[]} */
  const results = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      results.push({ name: check.name, complaint: await complaintOf(check, expected) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))

  const failed = results.filter(({ complaint }) => complaint)
  return {
    ok: failed.length === 0,
    output: failed.map(({ name, complaint }) => `${name}:\n${complaint}`).join('\n\n'),
    note: failed.length ? failed.map(({ name }) => name).join(', ') : `${expected} files`,
    counts: { passed: 0, failed: failed.length, skipped: 0 },
  }
}

/**
 * What a check has to complain about; nothing when all is well. A tool that looked at fewer files than there are has
 * proved nothing: an ignore pattern that matches too much is the usual cause.
 * @param {StaticCheck} check
 * @param {number} expected
 */
async function complaintOf({ command, countsFiles }, expected) {
  const { code, output } = await run(command, { timeoutMs: TIMEOUT_MS })
  if (code !== 0) return output.trim() || `exit code ${code}`
  if (!countsFiles) return ''
  const looked = Number(/ on (\d+) files/.exec(output)?.[1] ?? 0)
  return looked < expected
    ? `It looked at ${looked} files, but there are ${expected}: check its ignore patterns and .gitignore.`
    : ''
}
