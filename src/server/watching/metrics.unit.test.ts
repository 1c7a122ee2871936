import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('DIAG-07 counters, gauges and histograms are told in the form that Prometheus reads', () => {
  const metrics = createMetrics()
  const calls = metrics.counter({ name: 'calls_total', help: 'Calls.' })
  const time = metrics.histogram({ name: 'time_seconds', help: 'Time.', bounds: [0.1, 1] })
  metrics.read({ name: 'up', help: 'Up.', type: 'gauge' }, () => [{ value: 1 }, { value: 2, labels: { a: 'b' } }])
  metrics.counter({ name: 'unused_total', help: 'Never.' })
  calls.add({ to: 'a"b\\c\nd' })
  calls.add({ to: 'a"b\\c\nd' }, 2)
  for (const value of [0.1, 0.5, 7]) time.observe(value, { of: 'x' })
  expect(metrics.text()).toBe(`# HELP calls_total Calls.
# TYPE calls_total counter
calls_total{to="a\\"b\\\\c\\nd"} 3
# HELP time_seconds Time.
# TYPE time_seconds histogram
time_seconds_bucket{of="x",le="0.1"} 1
time_seconds_bucket{of="x",le="1"} 2
time_seconds_bucket{of="x",le="+Inf"} 3
time_seconds_sum{of="x"} 7.6
time_seconds_count{of="x"} 3
# HELP up Up.
# TYPE up gauge
up 1
up{a="b"} 2
# HELP unused_total Never.
# TYPE unused_total counter
`)
})

it('DIAG-07 the series of a metric have an end, whatever its labels are, and known ones go on', () => {
  const metrics = createMetrics()
  const calls = metrics.counter({ name: 'calls_total', help: 'Calls.' })
  for (let each = 0; each < 5_000; each += 1) calls.add({ to: String(each) })
  calls.add({ to: '0' })
  const lines = metrics.text().trimEnd().split('\n')
  expect(lines).toHaveLength(2_002)
  expect(lines).toContain('calls_total{to="0"} 2')
})

it('DIAG-07 a series that is counted often is the same as by its labels, and beyond the end it counts for nothing', () => {
  const metrics = createMetrics()
  const calls = metrics.counter({ name: 'calls_total', help: 'Calls.' })
  const time = metrics.histogram({ name: 'time_seconds', help: 'Time.', bounds: [1] })
  const [called, took] = [calls.of({ to: 'a' }), time.of({ to: 'a' })]
  called()
  calls.add({ to: 'a' })
  took(0.5)
  time.observe(3, { to: 'a' })
  expect(metrics.text()).toContain('calls_total{to="a"} 2\n')
  expect(metrics.text()).toContain('time_seconds_bucket{to="a",le="1"} 1\ntime_seconds_bucket{to="a",le="+Inf"} 2\n')
  for (let each = 0; each < 3_000; each += 1) calls.of({ to: String(each) })()
  expect(metrics.text().match(/^calls_total/gm)).toHaveLength(2_000)
})

it('DIAG-07 a metric is declared once', () => {
  const metrics = createMetrics()
  metrics.counter({ name: 'a_total', help: 'A.' })
  expect(() => metrics.counter({ name: 'a_total', help: 'B.' })).toThrow('a_total')
})
