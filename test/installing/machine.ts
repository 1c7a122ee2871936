import { execFile, spawn } from 'node:child_process'
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ROOT } from '#test/repository-files.ts'

const command = promisify(execFile)

/** The address by which others reach the machine; its own, so that a proxy in it sees who asks. */
const ADDRESS = '203.0.113.7'
/** The name that the pages for operators use. */
export const NAME = 'shop.example.com'

/**
 * A machine lives as long as somebody holds the standard input of this shell: however the tests end, nothing stays. With its first process go
 * all the others of a machine, which outlive systemd-nspawn.
 */
const WHILE_HELD =
  '"$@" < /dev/null & starter=$!; cat > /dev/null; kill -KILL $(ps -o pid= --ppid $starter); wait $starter'
const BOOT_MS = 90_000
const SCRIPT_MS = 240_000
const MOST_OUTPUT = 32 * 2 ** 20

/** A Debian with systemd and a network of its own, fresh as from its installation. */
export interface Machine {
  /** Its root folder, as this computer sees it. */
  readonly root: string
  /** Runs lines of a shell as root of the machine, in the folder where an operator would be; rejects with all they said. */
  run(script: string): Promise<string>
  stop(): Promise<void>
}

/** Starts a machine, or answers nothing where this computer cannot have one. */
export async function startMachine(): Promise<Machine | undefined> {
  const setUp = pathToFileURL(join(ROOT, 'scripts/setup-machine.mjs')).href
  const { ensureMachine } = (await import(setUp)) as { ensureMachine: () => Promise<string> }
  const system = await ensureMachine()
  if (system === '') return undefined
  const folder = await mkdtemp(join(tmpdir(), 'pw-machine-'))
  const root = join(folder, 'root')
  await command('mkdir', [root])
  await command('tar', ['-xpf', system, '-C', root, '--numeric-owner'])
  await furnish(root)
  const container = spawn('sh', ['-c', WHILE_HELD, 'machine', ...commandFor(root)], { stdio: 'pipe' })
  let console = ''
  for (const stream of [container.stdout, container.stderr])
    stream.on('data', (chunk: Buffer) => (console = (console + chunk.toString()).slice(-8_000)))
  const ended = new Promise<void>((resolve) => void container.once('exit', () => resolve()))

  const stop = async (): Promise<void> => {
    container.stdin.end()
    await ended
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    const init = await initOf(container.pid ?? 0)
    const run = (script: string): Promise<string> => within(init, script)
    await booted(run)
    await run(`ip address add ${ADDRESS}/32 dev lo`)
    return { root, run, stop }
  } catch (error) {
    await stop()
    throw new Error(`the machine did not start:\n${console}`, { cause: error })
  }
}

/** What a server has beside Debian: this very Node.js, and a name that leads to it. */
async function furnish(root: string): Promise<void> {
  await cp(process.execPath, join(root, 'usr/bin/node'))
  await writeFile(join(root, 'etc/hostname'), 'shop\n')
  await appendFile(join(root, 'etc/hosts'), `127.0.0.1 localhost shop\n${ADDRESS} ${NAME}\n`)
  // Services that were installed start with the machine only if its operator wants that.
  await command('chroot', [root, 'systemctl', 'disable', '--quiet', 'nginx', 'caddy', 'postgresql'])
}

function commandFor(root: string): string[] {
  return [
    'systemd-nspawn',
    '--quiet',
    '--boot',
    `--directory=${root}`,
    '--private-network',
    '--register=no',
    '--keep-unit',
    '--link-journal=no',
    '--resolv-conf=off',
    `--bind-ro=${ROOT}:/repository`,
  ]
}

/** The first process of the machine, which systemd-nspawn starts. */
async function initOf(shell: number): Promise<number> {
  for (const end = Date.now() + BOOT_MS; Date.now() < end; await pause(100)) {
    const starter = await childOf(shell, 'systemd-nspawn')
    const init = starter && (await childOf(starter, 'systemd'))
    // Before it comes another process of that name, which ends.
    const status = init && (await readFile(`/proc/${init}/status`, 'utf8').catch(() => ''))
    if (init && status && /^NSpid:.*\t1$/m.test(status)) return init
  }
  throw new Error('no init')
}

async function childOf(parent: number, name: string): Promise<number | undefined> {
  const { stdout } = await command('ps', ['-o', 'pid=,comm=', '--ppid', String(parent)]).catch(() => ({ stdout: '' }))
  const child = stdout.split('\n').find((line) => line.trim().split(/\s+/)[1] === name)
  return child === undefined ? undefined : Number.parseInt(child, 10)
}

/** What a visitor within the machine finds: an act of visitor.ts at an address. */
export async function visit(machine: Machine, act: string, origin: string, word = ''): Promise<unknown> {
  const visitor = 'cd /repository\nexport NODE_EXTRA_CA_CERTS=/etc/ssl/pricewright/fullchain.pem'
  return JSON.parse(
    await machine.run(`${visitor}\nnode --import tsx test/installing/visitor.ts ${act} ${origin} ${word}`),
  )
}

async function within(init: number, script: string): Promise<string> {
  const into = ['--target', String(init), '--mount', '--uts', '--ipc', '--net', '--pid', '--cgroup', '--root']
  const environment = [
    'env',
    '--ignore-environment',
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  ]
  const shell = [
    ...environment,
    'HOME=/root',
    'LANG=C.UTF-8',
    'bash',
    '--norc',
    '-euo',
    'pipefail',
    '-c',
    `cd\n${script}`,
  ]
  try {
    const { stdout } = await command('nsenter', [...into, ...shell], { timeout: SCRIPT_MS, maxBuffer: MOST_OUTPUT })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${script}\n${stdout}${stderr}`, { cause: error })
  }
}

async function booted(run: Machine['run']): Promise<void> {
  let last: unknown
  for (const end = Date.now() + BOOT_MS; Date.now() < end; await pause(200)) {
    try {
      const state = await run('systemctl is-system-running || true')
      if (/running|degraded/.test(state)) return
    } catch (error) {
      last = error
    }
  }
  throw last ?? new Error('it is starting for too long')
}
