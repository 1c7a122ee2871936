import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { lastLines, run, SetupError } from './setup-command.mjs'

const TIMEOUT_MS = 300_000
const CLUSTER_CONFIGURATION = '/etc/postgresql-common/createcluster.conf'

/** Whether this process may install packages of the system: root on Debian or a system made from it. */
export function canInstallSystemPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** PostgreSQL's programs without a running server: Debian would otherwise create and start a cluster of its own. */
export async function installPostgres() {
  await installSystemPackages(['postgresql-common'])
  const configuration = readFileSync(CLUSTER_CONFIGURATION, 'utf8')
  const line = 'create_main_cluster = false'
  const changed = configuration.replace(/^#?\s*create_main_cluster\b.*$/m, line)
  writeFileSync(CLUSTER_CONFIGURATION, changed.includes(line) ? changed : `${configuration}\n${line}\n`)
  await installSystemPackages(['postgresql'])
}

/** Prometheus with its tool, without the service that Debian starts with it. */
export async function installPrometheus() {
  await installSystemPackages(['prometheus'])
  if (!existsSync('/run/systemd/system')) return
  await run(['/usr/bin/systemctl', 'disable', '--now', 'prometheus.service'], { timeoutMs: TIMEOUT_MS })
}

/** Chromium without windows; not every system made from Debian has it. */
export async function installChromiumShell() {
  await installSystemPackages(['chromium-headless-shell'])
}

/** Chromium with one family of fonts: without any font it ends at its first page. */
export async function installChromium() {
  await installSystemPackages(['chromium', 'fonts-liberation'])
}

/** What makes a fresh Debian in a folder, and what starts it as a machine of its own. */
export async function installMachineTools() {
  await installSystemPackages(['mmdebstrap', 'systemd-container'])
}

let areListsFresh = false

/** @param {readonly string[]} names */
async function installSystemPackages(names) {
  if (!areListsFresh) {
    await aptGet(['update', '-qq'])
    areListsFresh = true
  }
  await aptGet(['install', '-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0', ...names])
}

/** @param {readonly string[]} args */
async function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { code, output } = await run(['/usr/bin/apt-get', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    env,
    timeoutMs: TIMEOUT_MS,
  })
  if (code === 0) return
  throw new SetupError(
    `apt-get ${args[0]} failed:\n${lastLines(output, 10)}`,
    'Check the package sources of this machine, then run the command again.',
  )
}
