import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const MODULE = new URL('worker-jobs.ts', import.meta.url).href
/** What a worker does first, and the priority that it has then. */
const WORKER = `import { getPriority } from 'node:os'
  const { doJobs } = await import('${MODULE}')
  doJobs(() => ({ answer: 0, handedOver: [] }))
  process.stdout.write(String(getPriority()))`

it.skipIf(process.platform !== 'linux')(
  'OPS-06 long work has a lower priority, also where the server was started with one that is lower still',
  async () => {
    const worker = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', WORKER]
    const { stdout } = await promisify(execFile)('nice', ['-n', '15', ...worker])
    expect(Number(stdout)).toBeGreaterThanOrEqual(15)
  },
)
