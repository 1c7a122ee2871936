import { MIGRATED, runProduct } from './product.ts'

/** Makes once what all products of the run begin with. */
export default async function migrated(): Promise<() => Promise<void>> {
  const product = await runProduct(
    {},
    { main: 'e2e/migrated-main.ts', execArgv: ['--liftoff-only', '--import', 'tsx'] },
  )
  await product.stop()
  process.env[MIGRATED] = product.folder
  return () => product.drop()
}
