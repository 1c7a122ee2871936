import type { Figure } from './figure.ts'
import { firstPageSizes } from './first-page.ts'
import { builtMegabytes, installedMegabytes } from './install-size.ts'
import { FIRST_PAGE, INSTALL } from './scoreboard.ts'

/** What has to be installed, and what a browser has to load. */
export async function benchSize(): Promise<Figure[]> {
  const [packages, built] = [installedMegabytes(), builtMegabytes()]
  const pages = Object.entries(await firstPageSizes())
  return [
    {
      part: 'size',
      name: 'production install: packages and the built product',
      value: packages + built,
      unit: 'MB',
      target: INSTALL,
      note: `packages ${packages.toFixed(1)}, dist ${built.toFixed(1)}`,
    },
    ...pages.map(([page, kib]): Figure => ({
      part: 'size',
      name: `first-page JavaScript, ${page}, gzip`,
      // A page without any script has not been measured.
      value: kib > 0 ? kib : NaN,
      unit: 'KiB',
      target: FIRST_PAGE,
    })),
  ]
}
