import { benchBrowser } from './browser.ts'
import type { Figure } from './figure.ts'
import { type Options, readOptions } from './options.ts'
import { byPart, printFigures, writeReport } from './report.ts'
import { benchRepricing } from './repricing.ts'
import { benchServer } from './server.ts'
import { benchSize } from './size.ts'

/** All figures in one run on what dist/ holds: `npm run bench -- [--quick] [--only …] [--postgres-only]`. */
async function run(options: Options): Promise<void> {
  const { parts } = options
  const figures: Figure[] = []
  if (parts.has('size')) figures.push(...(await benchSize()))
  if (parts.has('rest') || parts.has('live') || parts.has('start')) figures.push(...(await benchServer(options)))
  if (parts.has('browser')) figures.push(...(await benchBrowser(options)))
  if (parts.has('repricing')) figures.push(...(await benchRepricing(options.frames)))
  const sorted = byPart(figures)
  printFigures(sorted)
  console.log(`\nWritten: ${writeReport(sorted, { ...options, parts: [...parts] }).join(', ')}`)
}

let chosen: Options | undefined
try {
  chosen = readOptions(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
if (chosen) await run(chosen)
