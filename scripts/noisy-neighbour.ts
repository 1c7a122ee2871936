import { benchNoisy } from './bench/noisy.ts'
import { readOptions } from './bench/options.ts'
import { printFigures } from './bench/report.ts'

// What a neighbour notices of an account that does everything at once, on what dist/ holds: `npx tsx scripts/noisy-neighbour.ts [--quick] [--postgres-only]`.
printFigures(await benchNoisy(readOptions(process.argv.slice(2))))
