/** The head figures of a tab among its charts, in the address. */
export const TILES = 'tiles'

/** The name of a figure of the analytics in the address, by which the rows behind it are shown. */
export function behindKey(id: string, point: string, series = ''): string {
  return [id, point, series].map(encodeURIComponent).join('~')
}

/** The name of a head figure. */
export function tileKey(tile: string): string {
  return behindKey(TILES, tile)
}
