import { parseArgs } from 'node:util'
import { runScript, SetupError } from './setup-command.mjs'
import { requireNode } from './setup-node.mjs'
import { runStages } from './test-run.mjs'

const USAGE = 'Usage: npm test -- [--only static,unit] [--grep "part of a title"]'

requireNode()
await runScript(() => runStages(readOptions()))

function readOptions() {
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' }, grep: { type: 'string' } } })
    const only = values.only?.split(',').map((name) => name.trim())
    return { ...(only && { only }), grep: values.grep }
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error), USAGE)
  }
}
