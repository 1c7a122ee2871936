import { parseArgs } from 'node:util'
import { migratedCluster } from '#test/global-setup.ts'
import { accountMutants } from './mutants/accounts.ts'
import { administrationMutants } from './mutants/administration.ts'
import { assistantMutants } from './mutants/assistant.ts'
import { clientMutants } from './mutants/client.ts'
import { totalsMutants } from './mutants/document-totals.ts'
import { documentMutants } from './mutants/documents.ts'
import { importMutants } from './mutants/imports.ts'
import { keptFigureMutants } from './mutants/kept-figures.ts'
import { landedCostMutants } from './mutants/landed-cost.ts'
import type { Mutant, Suite } from './mutants/mutant.ts'
import { moveMutants } from './mutants/moves.ts'
import { namedRowsMutants } from './mutants/named-rows.ts'
import { paymentMutants } from './mutants/payments.ts'
import { policyMutants } from './mutants/policies.ts'
import { priceListMutants } from './mutants/price-lists.ts'
import { priceMutants } from './mutants/prices.ts'
import { runSuite, type SuiteResult } from './mutants/run-suite.ts'
import { serverMutants } from './mutants/server.ts'
import { storeMutants } from './mutants/stores.ts'
import { copyTree, outdatedBy, type Tree } from './mutants/tree.ts'
import { teamMutants } from './mutants/teams.ts'
import { uploadMutants } from './mutants/uploads.ts'
import { variantMutants } from './mutants/variants.ts'
import { wallMutants } from './mutants/walls.ts'

// Breaks the product one line at a time, in a copy, and shows that a test notices each break: `npm run test:mutants`.

const AT_ONCE = 2
const WHAT_WIDTH = 58
/** What is broken here may show in the tables themselves, so they are made anew. */
const MAKES_TABLES = /^(migrations|src\/server\/kit\/database)\//

const { values } = parseArgs({ options: { grep: { type: 'string' } } })
const wanted = new RegExp(values.grep ?? '')
const all = [
  ...priceMutants,
  ...priceListMutants,
  ...landedCostMutants,
  ...keptFigureMutants,
  ...documentMutants,
  ...totalsMutants,
  ...variantMutants,
  ...uploadMutants,
  ...moveMutants,
  ...serverMutants,
  ...namedRowsMutants,
  ...importMutants,
  ...accountMutants,
  ...clientMutants,
  ...assistantMutants,
  ...storeMutants,
  ...administrationMutants,
  ...paymentMutants,
  ...wallMutants,
  ...teamMutants,
  ...(await policyMutants()),
]
const chosen = all.filter(({ what, file }) => wanted.test(`${what} ${file}`))
// What matches nothing any more is reported, and the others run.
const outdated = chosen.flatMap((mutant) => outdatedBy(mutant).map((why) => ({ mutant, why })))
const mutants = chosen.filter((mutant) => outdatedBy(mutant).length === 0)

process.exitCode = (await main()) ? 0 : 1

async function main(): Promise<boolean> {
  const startedAt = performance.now()
  for (const { mutant, why } of outdated) console.log(`OUTDATED  ${mutant.what}: ${why}`)
  const trees = Array.from({ length: AT_ONCE }, copyTree)
  const cluster = await migratedCluster()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const tree of trees) tree.remove()
      process.exit(1)
    })
  }
  try {
    if (!(await passesWhole(trees[0]))) return false
    const missed = await tryAll(trees, cluster.socketFolder)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.log(
      `\n${mutants.length - missed} of ${mutants.length} breaks caught, ${missed} missed, ${chosen.length - mutants.length} outdated, in ${seconds} s`,
    )
    return missed + outdated.length === 0
  } finally {
    await cluster.stop()
    for (const tree of trees) tree.remove()
  }
}

/** A suite that fails on the whole product would catch everything and prove nothing. */
async function passesWhole(tree: Tree | undefined): Promise<boolean> {
  for (const project of ['unit', 'component', 'integration'] as const) {
    const suites = mutants.map(({ caughtBy }) => caughtBy).filter((suite) => suite.project === project)
    const files = [...new Set(suites.flatMap((suite) => suite.files))]
    if (files.length === 0 || !tree) continue
    const result = await runSuite(tree.folder, { project, files }, { bail: false })
    console.log(`whole     ${project}: ${result.passed} passed, ${result.failed} failed`)
    if (result.failed > 0 || result.passed === 0) {
      console.log(result.firstFailure, result.output.slice(-4_000))
      return false
    }
  }
  return true
}

async function tryAll(trees: readonly Tree[], cluster: string): Promise<number> {
  const waiting = [...mutants]
  let missed = 0
  await Promise.all(
    trees.map(async (tree) => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const { caughtBy } = mutant
        const startedAt = performance.now()
        const run = { bail: true, ...(!MAKES_TABLES.test(mutant.file) && { cluster }) }
        const result = await tree.broken(mutant, () => runSuite(tree.folder, caughtBy, run))
        const isCaught = result.failed > 0
        if (!isCaught) missed += 1
        console.log(lineOf(mutant, result, isCaught, performance.now() - startedAt))
      }
    }),
  )
  return missed
}

function lineOf({ what, file, caughtBy }: Mutant, result: SuiteResult, isCaught: boolean, tookMs: number): string {
  const seconds = `${(tookMs / 1000).toFixed(1)} s`.padStart(7)
  const told = isCaught ? result.firstFailure.slice(0, 90) : reasonOf(result, caughtBy)
  return `${isCaught ? 'caught ' : 'MISSED '} ${seconds}  ${what.padEnd(WHAT_WIDTH)} ${isCaught ? '' : `${file} `}${told}`
}

function reasonOf({ passed, timedOut, output }: SuiteResult, { files, grep }: Suite): string {
  if (timedOut) return `(the tests did not end: ${files.join(' ')})`
  if (passed > 0) return `(${passed} tests of ${files.join(' ')} passed)`
  return `(no test of ${files.join(' ')} ran: ${grep ?? ''} ${output.slice(-600)})`
}
