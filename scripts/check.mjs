import { runScript } from './setup-command.mjs'
import { requireNode } from './setup-node.mjs'
import { runStages } from './test-run.mjs'

requireNode()
await runScript(() => runStages({ only: ['static', 'unit'] }))
