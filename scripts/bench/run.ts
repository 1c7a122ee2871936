import { benchAnalytics } from './analytics.ts'
import { benchAssistant } from './assistant.ts'
import { benchBrowser } from './browser.ts'
import { benchCalendar } from './calendar.ts'
import { benchFeed } from './feed.ts'
import type { Figure } from './figure.ts'
import { benchGrowth } from './growth.ts'
import { benchInsights } from './insights.ts'
import { benchLanding } from './landing.ts'
import { benchLanguages } from './languages.ts'
import { benchMemory } from './memory.ts'
import { benchNoisy } from './noisy.ts'
import { benchNotes } from './notes.ts'
import { benchNumbering } from './numbering.ts'
import { type Options, type Part, readOptions } from './options.ts'
import { benchPdf } from './pdf.ts'
import { byPart, printFigures, writeReport } from './report.ts'
import { benchRepricing } from './repricing.ts'
import { benchResolving } from './resolving.ts'
import { benchServer } from './server.ts'
import { benchSimulator } from './simulator.ts'
import { benchSize } from './size.ts'
import { benchStores } from './stores.ts'
import { benchThumbnails } from './thumbnails.ts'
import { benchWaiting } from './waiting.ts'
import { benchWatching } from './watching.ts'

interface Measure {
  /** What it is called by in --only; one of the names is enough. */
  readonly names: readonly Part[]
  readonly measure: (options: Options) => Promise<readonly Figure[]> | readonly Figure[]
}

const MEASURES: readonly Measure[] = [
  { names: ['size'], measure: benchSize },
  { names: ['languages'], measure: benchLanguages },
  { names: ['rest', 'live', 'start'], measure: benchServer },
  { names: ['memory'], measure: benchMemory },
  { names: ['browser'], measure: benchBrowser },
  { names: ['repricing'], measure: ({ frames }) => benchRepricing(frames) },
  { names: ['simulator'], measure: ({ frames }) => benchSimulator(frames) },
  { names: ['resolving'], measure: ({ starts }) => benchResolving(starts) },
  { names: ['landing'], measure: benchLanding },
  { names: ['numbering'], measure: benchNumbering },
  { names: ['pdf'], measure: benchPdf },
  { names: ['thumbnails'], measure: ({ starts }) => benchThumbnails(starts) },
  { names: ['noisy'], measure: benchNoisy },
  { names: ['growth'], measure: benchGrowth },
  { names: ['notes'], measure: ({ frames }) => benchNotes(frames) },
  { names: ['calendar'], measure: benchCalendar },
  { names: ['feed'], measure: benchFeed },
  { names: ['analytics'], measure: ({ starts }) => [...benchAnalytics(starts), ...benchWaiting(starts)] },
  { names: ['insights'], measure: ({ starts }) => benchInsights(starts) },
  { names: ['assistant'], measure: benchAssistant },
  { names: ['stores'], measure: benchStores },
  { names: ['watching'], measure: benchWatching },
]

/** All figures in one run on what dist/ holds: `npm run bench -- [--quick] [--only …] [--postgres-only]`. */
async function run(options: Options): Promise<void> {
  const figures: Figure[] = []
  for (const { names, measure } of MEASURES.filter((each) => each.names.some((name) => options.parts.has(name)))) {
    try {
      figures.push(...(await measure(options)))
    } catch (error) {
      // The other parts are measured all the same; the run fails at its end.
      console.error(`${names.join(', ')}: could not be measured`, error)
      process.exitCode = 1
    }
  }
  const sorted = byPart(figures)
  printFigures(sorted)
  console.log(`\nWritten: ${writeReport(sorted, { ...options, parts: [...options.parts] }).join(', ')}`)
}

let chosen: Options | undefined
try {
  chosen = readOptions(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
if (chosen) await run(chosen)
