import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../repository-files.ts'

const run = promisify(execFile)

/** The suite of the protocol's authors; a hundred packages come with it, so that it is fetched where it is run and is no dependency. */
const VERSION = '0.2.0-alpha.12'
const NAME = '@modelcontextprotocol/conformance'
const KEPT = join(ROOT, '.cache', 'mcp-conformance')
/** The Node.js that the suite asks for, as npm carries it; newer than the oldest that runs the product. */
const NODE = `node-${process.platform}-${process.arch}`
const NODE_VERSION = '22'

/** The revisions that are spoken here. */
export const REVISIONS = ['2026-07-28', '2025-11-25'] as const
export type Revision = (typeof REVISIONS)[number]

/** The suite on this machine, fetched by npm once; no script of a package runs. */
export async function fetchedSuite(): Promise<string> {
  const folder = join(KEPT, VERSION)
  const home = join(folder, 'node_modules', NAME)
  if (existsSync(home)) return home
  mkdirSync(KEPT, { recursive: true })
  const made = mkdtempSync(join(KEPT, 'new-'))
  const install = ['install', '--prefix', made, '--no-save', '--no-package-lock', '--ignore-scripts']
  await run('npm', [...install, `${NAME}@${VERSION}`, `${NODE}@${NODE_VERSION}`])
  rmSync(folder, { recursive: true, force: true })
  renameSync(made, folder)
  return home
}

/** The scenarios that a revision asks of a server. */
export function requiredOf(home: string, revision: Revision): readonly string[] {
  const [, list = ''] = /\nserver:\n((?: {2}- .*\n)+)/.exec(
    readFileSync(join(home, 'requirements', `${revision}.yaml`), 'utf8'),
  ) ?? [undefined, '']
  return list.split('\n').flatMap((line) => (line.startsWith('  - ') ? [line.slice('  - '.length)] : []))
}

const nodeBeside = (home: string): string => join(home, '..', '..', NODE, 'bin', 'node')

interface Check {
  readonly id: string
  readonly status: string
  readonly errorMessage?: string
}

/** Runs a scenario against an address; answers what failed, and `nothing was checked` where no check ran. */
export async function failuresOf(
  home: string,
  { url, scenario, revision }: { readonly url: string; readonly scenario: string; readonly revision: Revision },
): Promise<readonly string[]> {
  const out = mkdtempSync(join(tmpdir(), 'conformance-'))
  try {
    const args = ['server', '--url', url, '--scenario', scenario, '--spec-version', revision, '-o', out]
    const said = await run(nodeBeside(home), [join(home, 'dist', 'index.js'), ...args], { timeout: 60_000 }).then(
      () => '',
      (error: Error & { stdout?: string; stderr?: string }) => error.stdout || error.stderr || error.message,
    )
    const checks = checksIn(out)
    if (checks.length === 0) return [`${scenario}: nothing was checked. ${said.slice(-400)}`]
    return checks.flatMap(({ id, status, errorMessage = '' }) =>
      status === 'FAILURE' ? [`${scenario} ${id}: ${errorMessage}`] : [],
    )
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

function checksIn(folder: string): readonly Check[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('checks.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly Check[])
}
