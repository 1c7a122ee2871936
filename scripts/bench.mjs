import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureBuild } from './setup-build.mjs'
import { ensureChromium } from './setup-chromium.mjs'
import { ROOT, runScript } from './setup-command.mjs'
import { requireNode } from './setup-node.mjs'
import { ensurePackages } from './setup-packages.mjs'
import { ensurePostgres } from './setup-postgres.mjs'

requireNode()
await runScript(bench)

/** Makes sure of everything that is measured or measures, then hands over to scripts/bench/run.ts. */
async function bench() {
  await ensurePackages(() => console.log('Installing packages.'))
  await ensureBuild(() => console.log('Building.'))
  await ensurePostgres(() => console.log('Installing PostgreSQL.'))
  const chromium = await ensureChromium(() => console.log('Installing Chromium.'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench/run.ts', ...process.argv.slice(2)], {
    cwd: ROOT,
    env: { ...process.env, CHROMIUM_PATH: chromium },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}
