const DEEP = Number(process.env['E2E_ROWS'] ?? 2_000)

/** How many rows a journey over a large shop has: as many as `npm run test:deep` asks for, or some thousands, which take the same ways. */
export function volume(most: number): number {
  return Math.min(most, DEEP)
}

/** A number as the pages write it. */
export function written(count: number): string {
  return count.toLocaleString('en-US')
}
