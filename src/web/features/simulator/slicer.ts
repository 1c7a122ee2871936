/** How long the page may wait for a slice of the work. */
const SLICE_MS = 12

/** Cuts long work into slices, so that the page answers in between. */
export function slicer() {
  let end = performance.now() + SLICE_MS
  return {
    isOver: () => performance.now() > end,
    async next() {
      await new Promise((resolve) => setTimeout(resolve))
      end = performance.now() + SLICE_MS
    },
  }
}
