/** The tests that must notice a break: as few as do. */
export interface Suite {
  readonly project: 'unit' | 'component' | 'integration'
  readonly files: readonly string[]
  /** Part of the titles that matter, where a file holds much else. */
  readonly grep?: string
}

/** One line of the product broken on purpose, and who must notice it. */
export interface Mutant {
  readonly what: string
  readonly file: string
  /** Stands in the file exactly once; null where the break is a file of its own. */
  readonly find: string | null
  readonly replace: string
  readonly caughtBy: Suite
}

/** Breaks of one file that the same tests must notice. */
export function breaksOf(
  file: string,
  caughtBy: Suite,
  breaks: readonly (readonly [what: string, find: string, replace: string])[],
): Mutant[] {
  return breaks.map(([what, find, replace]) => ({ what, file, find, replace, caughtBy }))
}

/** Unit tests of the domain and the contract. */
export function unit(...files: string[]): Suite {
  return { project: 'unit', files }
}

/** Many scenarios of three devices and the real server. */
export const SCENARIOS: Suite = {
  project: 'integration',
  files: ['test/sync/sync.test.ts'],
  grep: 'end with the same rows',
}

/** Tests against a real database; mutants are tried on PostgreSQL alone. */
export function integration(file: string, grep?: string): Suite {
  return { project: 'integration', files: [file], ...(grep === undefined ? {} : { grep }) }
}
