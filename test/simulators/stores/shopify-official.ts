import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { ROOT } from '../../repository-files.ts'

const run = promisify(execFile)

/** Shopify's own client, and the schema of each version as its developer tools carry it: fetched where they are run, and no dependency. */
const SDK = '@shopify/shopify-api@11.14.1'
const CLIENT = '@shopify/admin-api-client@2.0.0'
const GRAPHQL = 'graphql@16.12.0'
const TOOLS = '@shopify/dev-mcp@1.16.0'
const KEPT = join(ROOT, '.cache', 'shopify-official')
const VERSION = '1'

/** The folder with everything, fetched by npm once; no script of a package runs. */
export async function fetchedShopify(): Promise<string> {
  const folder = join(KEPT, VERSION)
  if (existsSync(folder)) return folder
  mkdirSync(KEPT, { recursive: true })
  const made = mkdtempSync(join(KEPT, 'new-'))
  const install = ['install', '--prefix', made, '--no-save', '--no-package-lock', '--ignore-scripts']
  await run('npm', [...install, SDK, CLIENT, GRAPHQL])
  // Only the schemas are needed, without the hundreds of packages that the tools run with.
  const { stdout } = await run('npm', ['pack', TOOLS, '--silent', '--pack-destination', made], { cwd: made })
  await run('tar', ['xzf', stdout.trim(), 'package/dist/data'], { cwd: made })
  renameSync(made, folder)
  rmSync(join(folder, stdout.trim()), { force: true })
  return folder
}

/** The introspection of the Admin API in a version. */
export function adminSchema(folder: string, version: string): unknown {
  const file = join(folder, 'package', 'dist', 'data', `admin_${version}.json.gz`)
  const { data } = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as { readonly data: unknown }
  return data
}

/** The module of a fetched package, in the form that the caller knows of it. */
export async function moduleOf<T>(folder: string, path: string): Promise<T> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'node_modules', path)).href)) as T
}
