import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './running-server.ts'

const run = promisify(execFile)

/** Whether Prometheus and its tool are on the PATH; where they are not, tests with them are passed over. */
export const hasPrometheus = ['prometheus', 'promtool'].every(
  (program) => spawnSync(program, ['--version']).error === undefined,
)

/** What promtool says of a command; throws with it where it is not content. */
export async function promtool(...args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run('promtool', [...args])
  return stdout + stderr
}

/** Has promtool read metrics. Throws with what it finds wrong. */
export async function checkMetrics(text: string): Promise<void> {
  const child = spawn('promtool', ['check', 'metrics'], { stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  child.stdin.end(text)
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0 || said !== '') throw new Error(`promtool: ${code} ${said}`)
}

/** A running Prometheus that reads one address each second. */
export interface RunningPrometheus {
  /** The series that a query answers. */
  query(expression: string): Promise<readonly unknown[]>
  stop(): Promise<void>
}

/** Starts Prometheus with the alert rules given. */
export async function startPrometheus(target: string, rules: string): Promise<RunningPrometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'pw-prometheus-'))
  const address = `127.0.0.1:${await freePort()}`
  const config = {
    global: { scrape_interval: '1s' },
    rule_files: [rules],
    scrape_configs: [{ job_name: 'pricewright', static_configs: [{ targets: [target] }] }],
  }
  // YAML reads JSON.
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config))
  const settings = [`--config.file=${join(folder, 'prometheus.yml')}`, `--storage.tsdb.path=${join(folder, 'data')}`]
  const child = spawn('prometheus', [...settings, `--web.listen-address=${address}`], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  return {
    async query(expression) {
      const answer = await fetch(`http://${address}/api/v1/query?query=${encodeURIComponent(expression)}`)
      const { status, error, data } = (await answer.json()) as {
        status: string
        error?: string
        data?: { result: readonly unknown[] }
      }
      if (status !== 'success') throw new Error(`${expression}: ${error}`)
      return data?.result ?? []
    },
    async stop() {
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
