import type { DayRange, PeriodStep } from '#domain/analytics/period.ts'
import type { ChartPoint } from '#web/kit/charts/chart-data.ts'
import { bucketNames } from '#web/kit/charts/period-names.ts'

/** One point for each part of a range, known by its first day. */
export function periodPoints<B extends DayRange>(
  buckets: readonly B[],
  step: PeriodStep,
  valuesOf: (bucket: B, index: number) => ChartPoint['values'],
): readonly ChartPoint[] {
  return buckets.map((bucket, index) => ({
    key: bucket.from,
    ...bucketNames(bucket, step),
    values: valuesOf(bucket, index),
  }))
}

/** The part of a range that begins on a day. */
export function bucketFrom<B extends DayRange>(buckets: readonly B[], from: string): B | undefined {
  return buckets.find((bucket) => bucket.from === from)
}
