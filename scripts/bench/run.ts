import { benchBrowser } from './browser.ts'
import type { Figure } from './figure.ts'
import { benchLanding } from './landing.ts'
import { benchNoisy } from './noisy.ts'
import { benchNumbering } from './numbering.ts'
import { type Options, readOptions } from './options.ts'
import { benchPdf } from './pdf.ts'
import { byPart, printFigures, writeReport } from './report.ts'
import { benchRepricing } from './repricing.ts'
import { benchResolving } from './resolving.ts'
import { benchServer } from './server.ts'
import { benchSize } from './size.ts'
import { benchThumbnails } from './thumbnails.ts'

/** All figures in one run on what dist/ holds: `npm run bench -- [--quick] [--only …] [--postgres-only]`. */
async function run(options: Options): Promise<void> {
  const { parts } = options
  const figures: Figure[] = []
  if (parts.has('size')) figures.push(...(await benchSize()))
  if (parts.has('rest') || parts.has('live') || parts.has('start')) figures.push(...(await benchServer(options)))
  if (parts.has('browser')) figures.push(...(await benchBrowser(options)))
  if (parts.has('repricing')) figures.push(...(await benchRepricing(options.frames)))
  if (parts.has('resolving')) figures.push(...benchResolving(options.starts))
  if (parts.has('landing')) figures.push(...(await benchLanding(options)))
  if (parts.has('numbering')) figures.push(...(await benchNumbering(options)))
  if (parts.has('pdf')) figures.push(...(await benchPdf(options)))
  if (parts.has('thumbnails')) figures.push(...(await benchThumbnails(options.starts)))
  if (parts.has('noisy')) figures.push(...(await benchNoisy(options)))
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
