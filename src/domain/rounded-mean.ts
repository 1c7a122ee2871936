/** The mean of `count` whole numbers with this sum, such as margins in ppm, rounded half away from zero; exact for sums below 2^52. */
export function roundedMean(sum: number, count: number): number {
  return Math.sign(sum) * Math.round(Math.abs(sum) / count) + 0
}
