import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../running-server.ts'
import { killServer, postgresBinaries, unprivileged } from '../../postgres-cluster.ts'
import { settingsOf, shipped } from './configuration.ts'
import { program, type Program } from './program.ts'

/** One machine of the database: Patroni and its PostgreSQL. */
export interface ClusterNode {
  readonly name: string
  readonly folder: string
  /** Where its PostgreSQL and its Patroni answer. */
  readonly port: number
  readonly restPort: number
  readonly patroni: Program
  /** Whether Patroni says that it is what a path names: `primary`, `replica`, `synchronous`. */
  is(what: string): Promise<boolean>
  /** Ends Patroni and every process of PostgreSQL at once, as a machine does that loses its power. */
  kill(): Promise<void>
}

/** Prepares a machine in a folder of its own, which holds all of its data. */
export async function clusterNode(name: string, folder: string, etcd: string): Promise<ClusterNode> {
  const [port, restPort] = [await freePort(), await freePort()]
  const disk = join(folder, name)
  await mkdir(disk)
  const identity = await unprivileged()
  if (identity) await chown(disk, identity.uid, identity.gid)
  const data = join(disk, 'data')
  const environment = await settingsOf('patroni.env', {
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
    PATRONI_ETCD3_HOSTS: etcd,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_BIN_DIR: await postgresBinaries(),
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_PGPASS: join(folder, `pgpass-${name}`),
  })
  const patroni = program(['patroni', shipped('patroni.yml')], folder, environment)
  return {
    name,
    folder: disk,
    port,
    restPort,
    patroni,
    is: (what) =>
      fetch(`http://127.0.0.1:${restPort}/${what}`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    async kill() {
      await Promise.all([patroni.kill(), killServer(data)])
    },
  }
}
