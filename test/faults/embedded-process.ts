import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { STARTS_QUICKLY } from './product-process.ts'

/** A process of its own with the embedded database, to be killed, to hang, or to be refused. */
export interface EmbeddedProcess {
  /** Waits until it said this; rejects with all it said when it ended before. */
  says(text: string): Promise<void>
  /** Waits for what `hear` brings; rejects with all it said when it ended before. */
  until(condition: () => boolean): Promise<void>
  /** Lets it run one statement. */
  run(text: string): void
  /** Lets it run one statement and waits for the answer. */
  runs(text: string): Promise<void>
  /** Calls back with each line that it says. */
  hear(line: (text: string) => void): void
  /** Stops it where it stands. */
  freeze(): void
  kill(): Promise<void>
  ended(): Promise<{ code: number | null; signal: string | null; output: string }>
}

interface Under {
  /** A command that runs it, to watch it. */
  readonly under: readonly string[]
}

/** Starts `embedded-main.ts` on the folder. */
export function startEmbeddedProcess(folder: string, ...flags: (string | Under)[]): EmbeddedProcess {
  const main = fileURLToPath(new URL('./embedded-main.ts', import.meta.url))
  const under = flags.flatMap((flag) => (typeof flag === 'string' ? [] : flag.under))
  const plain = flags.filter((flag) => typeof flag === 'string')
  const [command = process.execPath, ...words] = [
    ...under,
    process.execPath,
    ...STARTS_QUICKLY,
    '--import',
    'tsx',
    main,
    folder,
    ...plain,
  ]
  // A group of its own, so that a kill reaches what runs it and what it runs.
  const child = spawn(command, words, { detached: true })
  const listeners: ((text: string) => void)[] = []
  let answers = 0
  let output = ''
  let begun = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    const lines = (begun + chunk.toString()).split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) {
      if (line === 'answered') answers += 1
      for (const listener of listeners) listener(line)
    }
  })
  const until = async (condition: () => boolean) => {
    while (!condition()) {
      if (over(child)) throw new Error(`it ended: ${output}`)
      await pause(5)
    }
  }
  const ended = async () => {
    if (!over(child) || !child.stdout.closed) await once(child, 'close')
    return { code: child.exitCode, signal: child.signalCode, output }
  }
  const run = (text: string) => void child.stdin.write(`${text}\n`)
  return {
    says: (text) => until(() => output.includes(text)),
    until,
    run,
    runs: async (text) => {
      const wanted = answers + 1
      run(text)
      await until(() => answers >= wanted)
    },
    hear: (line) => void listeners.push(line),
    freeze: () => signal(child, 'SIGSTOP'),
    kill: async () => {
      signal(child, 'SIGKILL')
      await ended()
    },
    ended,
  }
}

function over(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid !== undefined && !over(child)) process.kill(-child.pid, name)
}
