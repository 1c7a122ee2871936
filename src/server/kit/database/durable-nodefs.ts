import { closeSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface OpenFile {
  readonly nfd?: number
  readonly node: unknown
}

interface EngineModule {
  readonly NODEFS: {
    realPath(node: unknown): string
    readonly stream_ops: { fsync?: (file: OpenFile) => number }
  }
}

type Options = Parameters<NodeFS['init']>[1]

/**
 * The engine's files on disk with the fsync that PGlite 0.5.16 lacks: without it a power cut loses acknowledged commits. It reaches into
 * the engine's file system, so the package is pinned and the fsync test guards every upgrade.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[engine, options]: Parameters<NodeFS['init']>): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(engine, options)
    const before = (emscriptenOpts.preRun ?? []) as unknown[]
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [installFsync, ...before] as never } }
  }
}

/**
 * The engine's own start parameters, with write-through switched on; its fdatasync is a stub, so fsync is named. Buffers are halved
 * because the system keeps the files' pages too; statistics use 3,000 rows because making them blocks everybody.
 */
export const durableStartParams: string[] = PGlite.defaultStartParams
  .filter((flag) => flag !== '-F')
  .concat('-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=64MB', '-c', 'default_statistics_target=10')

function installFsync({ NODEFS }: EngineModule): void {
  NODEFS.stream_ops.fsync = (file) => {
    if (file.nfd === undefined) syncFolder(NODEFS.realPath(file.node))
    else fsyncSync(file.nfd)
    return 0
  }
}

function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
