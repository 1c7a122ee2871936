import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT, runScript } from './setup-command.mjs'
import { rememberedPort } from './setup-port.mjs'
import { statusLine } from './status-line.mjs'

const TIMEOUT_MS = 5_000

await runScript(tell)

/** Prints one line about the product that runs on this computer. The exit code is 0 while it is up. */
async function tell() {
  const environmentFile = join(ROOT, '.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  const host = process.env['HOST'] || '127.0.0.1'
  const dataDir = resolve(ROOT, process.env['DATA_DIR'] || 'data')
  const port = rememberedPort(dataDir, process.env['PORT'])
  const origin = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`
  const token = process.env['METRICS_TOKEN']
  const health = await ask(`${origin}/_healthz`)
  const metrics = health && (await ask(`${origin}/metrics`, token ? { authorization: `Bearer ${token}` } : {}))
  const { line, isUp } = statusLine(origin, health !== undefined, metrics)
  console.log(line)
  return isUp ? 0 : 1
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<string | undefined>} nothing where nobody answers, or not with a yes
 */
async function ask(url, headers = {}) {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' })
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}
