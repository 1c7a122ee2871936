import { fileURLToPath } from 'node:url'
import { MIGRATED, runProduct } from './product.ts'

/** Makes once what all products of the run begin with. */
export default async function migrated(): Promise<() => Promise<void>> {
  const main = fileURLToPath(new URL('./migrated-main.ts', import.meta.url))
  const product = await runProduct({}, { main, execArgv: ['--liftoff-only', '--import', 'tsx'] })
  await product.stop()
  process.env[MIGRATED] = product.folder
  return () => product.drop()
}
