import { buildAll } from './setup-build.mjs'
import { runScript, secondsSince } from './setup-command.mjs'
import { requireNode } from './setup-node.mjs'

requireNode()
await runScript(async () => {
  const startedMs = performance.now()
  await buildAll()
  console.log(`Built dist/ in ${secondsSince(startedMs)}.`)
  return 0
})
