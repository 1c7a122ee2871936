import { randomInt } from 'node:crypto'
import { ensureCluster } from './setup-cluster.mjs'
import { runScript } from './setup-command.mjs'
import { requireNode } from './setup-node.mjs'
import { runStages } from './test-run.mjs'

/** The same tests as ever, at sizes that find what is rare and with values of their own. What is set in the environment wins. */
const SIZES = {
  RUNS: '500',
  SEED: String(randomInt(2 ** 31 - 1)),
  FUZZ_REQUESTS: '100000',
  FUZZ_NEARLY_RIGHT: '20000',
  FAULT_ROUNDS: '30',
  SYNC_SEEDS: '2000',
  E2E_ROWS: '10000',
  E2E_MOTION: 'yes',
  RESTORE_STEP: '1',
  MANY_EVENTS: '5000',
  EACH_ENGINE: 'yes',
  DEEP_JOURNEYS: 'yes',
  SIMULATED_PRODUCTS: '10000',
  PAYMENT_HISTORIES: '1000',
}

/** How much longer a stage may take than usual. */
const PATIENCE = 20

requireNode()
await runScript(async () => {
  const hasCluster = await ensureCluster(() => console.log('Installing Patroni, etcd, HAProxy and PgBouncer…'))
  if (!hasCluster)
    console.log('The tests of a cluster are passed over: Patroni, etcd, HAProxy or PgBouncer are missing.')
  return runStages({
    only: ['integration', 'alone', 'browser'],
    environment: { ...SIZES, ...process.env },
    patience: PATIENCE,
  })
})
