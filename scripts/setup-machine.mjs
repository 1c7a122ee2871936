import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallSystemPackages, installMachineTools } from './setup-apt.mjs'
import { lastLines, ROOT, run, SetupError } from './setup-command.mjs'
import { underLock } from './setup-lock.mjs'

const TOOLS = ['mmdebstrap', 'systemd-nspawn']
const FOLDER = join(ROOT, '.cache', 'machine')
const RELEASE = 'bookworm'
/** What a server has, and what the pages for operators ask for. */
const PACKAGES = [
  'systemd-sysv',
  'dbus',
  'ca-certificates',
  'curl',
  'openssl',
  'iproute2',
  'postgresql',
  'nginx-light',
  'caddy',
]
/** Where Debian and its images say from which servers they take packages. */
const SOURCES = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list']
const TIMEOUT_MS = 600_000

/**
 * A packed Debian with what the pages for operators use, made once; a test starts it as a machine of its own. Only root on Debian can make
 * and start one: the path is empty elsewhere, and the tests with it are passed over.
 * @returns {Promise<string>}
 */
export async function ensureMachine() {
  if (!canInstallSystemPackages()) return ''
  if (!TOOLS.every(isThere)) await installMachineTools()
  const file = join(
    FOLDER,
    `${createHash('sha256')
      .update(`${RELEASE} ${PACKAGES.join(',')}`)
      .digest('hex')
      .slice(0, 16)}.tar`,
  )
  mkdirSync(FOLDER, { recursive: true })
  await underLock(join(FOLDER, 'lock'), async () => {
    if (!existsSync(file)) await makeSystem(file)
  })
  return file
}

/** @param {string} tool */
function isThere(tool) {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => folder && existsSync(join(folder, tool)))
}

/** @param {string} file */
async function makeSystem(file) {
  for (const name of readdirSync(FOLDER)) if (name.endsWith('.tar')) rmSync(join(FOLDER, name))
  // The name of what is not whole still ends as the kind of archive does, which is read from it.
  const partial = join(FOLDER, `new-${process.pid}.tar`)
  const { code, output } = await run(
    [
      'mmdebstrap',
      '--variant=minbase',
      `--include=${PACKAGES.join(',')}`,
      RELEASE,
      partial,
      ...SOURCES.filter((path) => existsSync(path)).slice(0, 1),
    ],
    { timeoutMs: TIMEOUT_MS },
  )
  if (code !== 0) {
    rmSync(partial, { force: true })
    throw new SetupError(
      `The system for the tests was not made:\n${lastLines(output, 15)}`,
      'Check the package sources of this machine, then run the command again.',
    )
  }
  renameSync(partial, file)
}
