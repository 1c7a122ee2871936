import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Metrics, Sample } from './metrics.ts'

const NANO = 1e-9
const RESOLUTION_MS = 20
const PARTS = ['rss', 'heapTotal', 'heapUsed', 'external', 'arrayBuffers'] as const

/** Tells of the process: memory, CPU, and how long its one thread keeps everybody waiting. Answers the function that stops the measuring. */
export function measureProcess(metrics: Metrics, version: string): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const gauge = (name: string, help: string, samples: () => readonly Sample[]): void =>
    metrics.read({ name, help, type: 'gauge' }, samples)
  gauge('pricewright_build_info', 'The running version.', () => [
    { value: 1, labels: { version, node: process.versions.node } },
  ])
  gauge('pricewright_event_loop_delay_seconds', 'Delay of the event loop since the last reading, by quantile.', () => {
    const quantiles = [50, 90, 99].map((each) => ({
      value: late(delay.percentile(each)),
      labels: { at: `p${each}` },
    }))
    const samples = [...quantiles, { value: late(delay.max), labels: { at: 'max' } }]
    delay.reset()
    return samples
  })
  let before = performance.eventLoopUtilization()
  gauge(
    'pricewright_event_loop_utilization',
    'Share of the time since the last reading in which the thread worked.',
    () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return [{ value: utilization }]
    },
  )
  gauge('pricewright_memory_bytes', 'Memory of the process, by part.', () => {
    const memory = process.memoryUsage()
    return PARTS.map((part) => ({ value: memory[part], labels: { part } }))
  })
  gauge('pricewright_start_time_seconds', 'When the process began, in seconds since 1970.', () => [
    { value: performance.timeOrigin / 1000 },
  ])
  metrics.read({ name: 'pricewright_cpu_seconds_total', help: 'CPU time of the process.', type: 'counter' }, () => {
    const { user, system } = process.cpuUsage()
    return [{ value: (user + system) / 1e6 }]
  })
  return () => delay.disable()
}

/** The monitor measures whole pauses: what is beyond its own is delay. Before its first one it knows nothing. */
function late(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds * NANO - RESOLUTION_MS / 1000) : 0
}
