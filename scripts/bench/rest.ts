import { readOptions } from './options.ts'
import { byPart, printFigures } from './report.ts'
import { benchServer } from './server.ts'

/** The REST calls alone, on what dist/ holds: `tsx scripts/bench/rest.ts [--postgres-only]`, BENCH_MS for each figure. */
printFigures(byPart(await benchServer(readOptions(['--only', 'rest,start', ...process.argv.slice(2)]))))
