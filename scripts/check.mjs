import { ROOT, run, runScript } from './setup-command.mjs'
import { requireNode } from './setup-node.mjs'
import { runStages } from './test-run.mjs'

requireNode()
await runScript(async () => {
  const code = await runStages({ only: ['static', 'unit'] })
  // What the code weighs, told each time: what grows is seen.
  const { output } = await run([process.execPath, `${ROOT}scripts/code-report.mjs`, '--short'])
  console.log(`\n${output.trimEnd()}`)
  return code
})
