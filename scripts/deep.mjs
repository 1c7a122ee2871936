import { runScript } from './setup-command.mjs'
import { requireNode } from './setup-node.mjs'
import { runStages } from './test-run.mjs'

/** The same tests as ever, at sizes that find what is rare. A size that is set in the environment wins. */
const SIZES = {
  RUNS: '500',
  FUZZ_REQUESTS: '100000',
  FUZZ_NEARLY_RIGHT: '20000',
  FAULT_ROUNDS: '30',
  SYNC_SEEDS: '2000',
}

/** How much longer a stage may take than usual. */
const PATIENCE = 20

requireNode()
await runScript(() =>
  runStages({
    only: ['integration', 'faults'],
    environment: { ...SIZES, ...process.env },
    patience: PATIENCE,
  }),
)
