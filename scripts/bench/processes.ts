import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second on Linux. */
const TICK_MS = 10
const KB_A_MB = 1_024

interface Process {
  readonly pid: number
  readonly parent: number
  readonly cpuMs: number
}

function processes(): Process[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return []
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return [
        {
          pid: Number(entry),
          parent: Number(fields[1]),
          cpuMs: (Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])) * TICK_MS,
        },
      ]
    } catch {
      // It ended between the listing and the look.
      return []
    }
  })
}

/** Some processes and everything that they started and that still runs. */
function treeOf(pids: readonly number[]): Process[] {
  const all = processes()
  const tree = new Set(pids)
  for (let before = -1; before !== tree.size;) {
    before = tree.size
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid)
  }
  return all.filter(({ pid }) => tree.has(pid))
}

/** CPU milliseconds so far of some processes and all that they started, those that have ended included. */
export function cpuOf(pids: readonly number[]): number {
  return treeOf(pids).reduce((sum, { cpuMs }) => sum + cpuMs, 0)
}

/** Resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  return Math.round(kilobytes(`/proc/${pid}/status`, /VmRSS:\s+(\d+)/) / KB_A_MB)
}

/** The most resident memory that a process has had so far, in MB. */
export function mostMemoryOf(pid: number): number {
  return Math.round(kilobytes(`/proc/${pid}/status`, /VmHWM:\s+(\d+)/) / KB_A_MB)
}

/** Memory in MB of processes that share pages, and all that they started: each shared page counts once. */
export function sharedMemoryOf(pids: readonly number[]): number {
  const each = treeOf(pids).map(({ pid }) => kilobytes(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m))
  return Math.round(each.reduce((sum, kb) => sum + kb, 0) / KB_A_MB)
}

function kilobytes(file: string, line: RegExp): number {
  try {
    return Number(line.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
