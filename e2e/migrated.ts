import { MIGRATED, runProduct } from './product.ts'

/** Makes the tables once for all products of the run. */
export default async function migrated(): Promise<() => Promise<void>> {
  const product = await runProduct()
  await product.stop()
  process.env[MIGRATED] = product.folder
  return () => product.drop()
}
