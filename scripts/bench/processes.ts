import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second on Linux. */
const TICK_MS = 10

interface Process {
  readonly pid: number
  readonly parent: number
  readonly name: string
  readonly cpuMs: number
}

function processes(): Process[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return []
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return [
        {
          pid: Number(entry),
          parent: Number(fields[1]),
          name,
          cpuMs: (Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])) * TICK_MS,
        },
      ]
    } catch {
      return []
    }
  })
}

/** CPU milliseconds so far of some processes, all that they started, and every process of one of the names. */
export function cpuOf(pids: readonly number[], names: readonly string[] = []): number {
  const all = processes()
  const counted = new Set(pids)
  for (let before = -1; before !== counted.size;) {
    before = counted.size
    for (const { pid, parent } of all) if (counted.has(parent)) counted.add(pid)
  }
  return all
    .filter(({ pid, name }) => counted.has(pid) || names.includes(name))
    .reduce((sum, { cpuMs }) => sum + cpuMs, 0)
}

/** Resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
