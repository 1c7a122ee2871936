import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild } from './setup-build.mjs'
import { ROOT, runScript } from './setup-command.mjs'
import { requireNode } from './setup-node.mjs'
import { ensurePackages } from './setup-packages.mjs'

requireNode()
await runScript(operate)

/** Runs a one-off act of the built server: `backup FILE`, `restore FILE`, `renew-copies`, `link-identity EMAIL SUBJECT`, `verify-audit`, `news FILE`. */
async function operate() {
  const environmentFile = join(ROOT, '.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  await ensurePackages(() => console.log('Installing packages. This happens once and takes up to a minute.'))
  await ensureBuild(() => console.log('Building. This happens once for each version.'))
  const program = join(ROOT, 'dist', 'server', 'maintain.js')
  return spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
}
