import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { childrenOf, killAll, unprivileged } from '../../postgres-cluster.ts'

/** A program of the cluster that is started, killed and started again. */
export interface Program {
  start(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Ends it as an operator would. */
  stop(): Promise<void>
  /** The last of what it said. */
  log(): string
}

/** The shell ends the program when its standard input closes, which it does however this process dies. */
const SUPERVISED = '"$@" & program=$!; cat > /dev/null; kill -TERM $program; wait $program'
/** Where Debian keeps the programs of the cluster. */
export const PROGRAMS_PATH = '/usr/sbin:/usr/bin:/sbin:/bin'
const KEPT_CHARACTERS = 20_000

/** Prepares a program as the system's user of PostgreSQL; `environment` is all that it finds set beside the path. */
export function program(
  command: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Program {
  let shell: ChildProcess | undefined
  let said = ''
  const rest = async (): Promise<void> => {
    if (!shell) return
    const over = shell.exitCode === null && shell.signalCode === null ? once(shell, 'exit') : undefined
    shell.stdin?.end()
    await over
    shell = undefined
  }
  return {
    async start() {
      const child = spawn('sh', ['-c', SUPERVISED, 'program', ...command], {
        ...(await unprivileged()),
        cwd: folder,
        env: { PATH: PROGRAMS_PATH, HOME: folder, LANG: 'C.UTF-8', ...environment },
        stdio: ['pipe', 'pipe', 'pipe'],
      })
      shell = child
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-KEPT_CHARACTERS)))
    },
    async kill() {
      // The shell's other child is the one that waits for its input.
      const [first] = await childrenOf(shell?.pid ?? 0)
      if (first !== undefined) await killAll([first])
      await rest()
    },
    stop: rest,
    log: () => said,
  }
}
