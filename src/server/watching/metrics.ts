/** The labels of one series; values are from sets that the code knows, never text of users. */
export type Labels = Readonly<Record<string, string>>

/** Counts up. */
export interface Counter {
  add(labels?: Labels, by?: number): void
  /** The counter of one series, for what happens often: its labels are read once. */
  of(labels: Labels): () => void
}

/** Counts how often a value was within each bound, and their sum. */
export interface Histogram {
  observe(value: number, labels?: Labels): void
  /** The same of one series, for what happens often. */
  of(labels: Labels): (value: number) => void
}

/** A value as it is when it is read. */
export interface Sample {
  readonly value: number
  readonly labels?: Labels
}

/** What is told of a metric. */
export interface MetricInfo {
  readonly name: string
  readonly help: string
}

/** The metrics of one process, as Prometheus reads them (DIAG-07). */
export interface Metrics {
  counter(info: MetricInfo): Counter
  histogram(info: MetricInfo & { readonly bounds: readonly number[] }): Histogram
  /** Read when they are asked for: a gauge, or a counter that is kept elsewhere. */
  read(info: MetricInfo & { readonly type: 'gauge' | 'counter' }, samples: () => readonly Sample[]): void
  /** The text that Prometheus reads (exposition format 0.0.4). */
  text(): string
}

/** Series of one metric at most: what is more is not counted, so that no fault of ours can fill the memory. */
const MOST_SERIES = 2_000

interface Told extends MetricInfo {
  readonly type: string
  readonly lines: () => readonly string[]
}

/** Makes an empty set of metrics. */
export function createMetrics(): Metrics {
  const told: Told[] = []
  const add = (each: Told): void => {
    if (told.some(({ name }) => name === each.name)) throw new Error(`the metric ${each.name} is declared twice`)
    told.push(each)
  }
  return {
    counter({ name, help }) {
      const series = new Map<string, { value: number }>()
      add({ name, help, type: 'counter', lines: () => [...series].map(([key, { value }]) => line(name, key, value)) })
      const keep = (labels: Labels | undefined) => keptFor(series, labels, () => ({ value: 0 }))
      return {
        add(labels, by = 1) {
          const kept = keep(labels)
          if (kept) kept.value += by
        },
        of(labels) {
          const kept = keep(labels) ?? { value: 0 }
          return () => void (kept.value += 1)
        },
      }
    },
    histogram({ name, help, bounds }) {
      const series = new Map<string, Counts>()
      add({
        name,
        help,
        type: 'histogram',
        lines: () => [...series].flatMap(([key, counts]) => histogramLines(name, key, bounds, counts)),
      })
      const made = (): Counts => ({ within: bounds.map(() => 0), count: 0, sum: 0 })
      return {
        observe(value, labels) {
          const kept = keptFor(series, labels, made)
          if (kept) count(kept, bounds, value)
        },
        of(labels) {
          const kept = keptFor(series, labels, made) ?? made()
          return (value) => count(kept, bounds, value)
        },
      }
    },
    read({ name, help, type }, samples) {
      const lines = (): string[] =>
        samples()
          .slice(0, MOST_SERIES)
          .map(({ value, labels }) => line(name, keyOf(labels), value))
      add({ name, help, type, lines })
    },
    text: () => `${told.flatMap(block).join('\n')}\n`,
  }
}

function keptFor<T>(series: Map<string, T>, labels: Labels | undefined, make: () => T): T | undefined {
  const key = keyOf(labels)
  const known = series.get(key)
  if (known !== undefined || series.size >= MOST_SERIES) return known
  const made = make()
  series.set(key, made)
  return made
}

interface Counts {
  /** How many were within each bound and above the one before it. */
  readonly within: number[]
  count: number
  sum: number
}

function count(counts: Counts, bounds: readonly number[], value: number): void {
  counts.count += 1
  counts.sum += value
  for (let index = 0; index < bounds.length; index += 1) {
    if (value > (bounds[index] ?? 0)) continue
    counts.within[index] = (counts.within[index] ?? 0) + 1
    return
  }
}

function histogramLines(
  name: string,
  key: string,
  bounds: readonly number[],
  { within, count, sum }: Counts,
): string[] {
  let below = 0
  const buckets = bounds.map((bound, index) => {
    below += within[index] ?? 0
    return line(`${name}_bucket`, joined(key, `le="${bound}"`), below)
  })
  const all = line(`${name}_bucket`, joined(key, 'le="+Inf"'), count)
  return [...buckets, all, line(`${name}_sum`, key, sum), line(`${name}_count`, key, count)]
}

function joined(key: string, label: string): string {
  return key === '' ? label : `${key},${label}`
}

function block({ name, help, type, lines }: Told): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines()]
}

function line(name: string, key: string, value: number): string {
  return key === '' ? `${name} ${value}` : `${name}{${key}} ${value}`
}

function keyOf(labels: Labels | undefined): string {
  if (labels === undefined) return ''
  let key = ''
  for (const name in labels) key += `${key === '' ? '' : ','}${name}="${escaped(labels[name] ?? '')}"`
  return key
}

function escaped(value: string): string {
  return /["\\\n]/.test(value) ? value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n') : value
}
