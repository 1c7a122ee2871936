import { execFile, spawnSync } from 'node:child_process'
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { unprivileged } from '../../postgres-cluster.ts'
import { freePort } from '../../running-server.ts'
import { filled, settingsOf, shipped } from './configuration.ts'
import { type ClusterNode, clusterNode } from './node.ts'
import { program, type Program, PROGRAMS_PATH } from './program.ts'

/** Whether etcd, Patroni, HAProxy and PgBouncer are there; where they are not, tests with them are passed over. */
export const hasCluster = ['etcd', 'patroni', 'haproxy', 'pgbouncer'].every(
  (name) => spawnSync('which', [name], { env: { PATH: PROGRAMS_PATH } }).status === 0,
)

/** PostgreSQL with two replicas under Patroni, behind HAProxy and PgBouncer, configured by the shipped files. */
export interface Cluster {
  /** What the product is started with. */
  readonly environment: Readonly<Record<string, string>>
  readonly nodes: readonly ClusterNode[]
  readonly pooler: Program
  /** What Patroni's own command says. */
  patronictl(...args: readonly string[]): Promise<string>
  /** What the pooler's console says: rows of `show pools` and the like. */
  askPooler(question: string): Promise<readonly Record<string, unknown>[]>
  /** The node that has a role now; waits for it. */
  nodeThatIs(what: 'primary' | 'synchronous'): Promise<ClusterNode>
  /** Waits until there are a first server and two replicas. */
  whole(): Promise<void>
  stop(): Promise<void>
}

const NAMES = ['db1', 'db2', 'db3'] as const
const PATIENCE_MS = 120_000
const LOOK_MS = 50

/** Starts a cluster with an empty database of the product. One etcd takes the place of three: the consensus is not what is tried. */
export async function startCluster(prepare: (node: ClusterNode) => Promise<void> = nothing): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'pw-ha-'))
  await chmod(folder, 0o755)
  const identity = await unprivileged()
  if (identity) await chown(folder, identity.uid, identity.gid)
  const etcd = await etcdProgram(folder)
  await etcd.start()
  const nodes: ClusterNode[] = []
  for (const name of NAMES) nodes.push(await clusterNode(name, folder, etcd.address))
  for (const node of nodes) {
    await prepare(node)
    await node.patroni.start()
    if (node === nodes[0])
      await until(
        () => node.is('primary'),
        () => node.patroni.log(),
      )
  }
  const [primaryPort, replicasPort] = [await freePort(), await freePort()]
  const haproxy = program(
    ['haproxy', '-db', '-f', shipped('haproxy.cfg')],
    folder,
    await settingsOf('haproxy.env', {
      PRIMARY_LISTEN: `127.0.0.1:${primaryPort}`,
      REPLICAS_LISTEN: `127.0.0.1:${replicasPort}`,
      ...Object.fromEntries(
        nodes.flatMap(({ port, restPort }, index) => [
          [`DB${index + 1}`, `127.0.0.1:${port}`],
          [`DB${index + 1}_REST`, String(restPort)],
        ]),
      ),
    }),
  )
  await haproxy.start()
  const poolerPort = await freePort()
  const pooler = await poolerProgram(folder, poolerPort, primaryPort)
  await pooler.start()
  await makeDatabase(nodes[0]?.port ?? 0)

  const nodeThatIs: Cluster['nodeThatIs'] = async (what) => {
    let found: ClusterNode | undefined
    await until(
      async () => {
        const answers = await Promise.all(nodes.map((node) => node.is(what)))
        found = nodes.find((_node, index) => answers[index])
        return found !== undefined
      },
      () => nodes.map(({ patroni }) => patroni.log().slice(-2_000)).join('\n\n'),
    )
    if (!found) throw new Error(`no node is ${what}`)
    return found
  }
  const stop = async (): Promise<void> => {
    await Promise.all([pooler.stop(), haproxy.stop()])
    await Promise.all(nodes.map(({ patroni }) => patroni.stop()))
    await etcd.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    environment: await settingsOf('pricewright.env', {
      DATABASE_URL: urlAt(poolerPort),
      DATABASE_DIRECT_URL: urlAt(primaryPort),
      DATABASE_READ_URL: urlAt(replicasPort),
    }),
    nodes,
    pooler,
    patronictl: async (...args) => {
      const env = { PATH: PROGRAMS_PATH, HOME: folder, LANG: 'C.UTF-8', PATRONI_ETCD3_HOSTS: etcd.address }
      return (await promisify(execFile)('patronictl', ['-c', shipped('patroni.yml'), ...args], { env })).stdout
    },
    askPooler: (question) => ask(urlAt(poolerPort, 'pgbouncer'), question),
    nodeThatIs,
    whole: () =>
      until(
        async () => {
          const [primaries, synchronous, replicas] = await Promise.all(
            ['primary', 'synchronous', 'replica'].map(async (what) => {
              const answers = await Promise.all(nodes.map((node) => node.is(what)))
              return answers.filter(Boolean).length
            }),
          )
          return primaries === 1 && synchronous === 1 && replicas === 2
        },
        () => nodes.map(({ patroni }) => patroni.log().slice(-2_000)).join('\n\n'),
      ),
    stop,
  }
}

function urlAt(port: number, database = 'pricewright'): string {
  return `postgres://pricewright:change-me-3@127.0.0.1:${port}/${database}`
}

async function etcdProgram(folder: string): Promise<Program & { readonly address: string }> {
  const [client, peer] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`]
  const environment = await settingsOf('etcd.env', {
    ETCD_DATA_DIR: join(folder, 'etcd'),
    ETCD_LISTEN_CLIENT_URLS: `http://${client}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${client}`,
    ETCD_LISTEN_PEER_URLS: `http://${peer}`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${peer}`,
    ETCD_INITIAL_CLUSTER: `db1=http://${peer}`,
  })
  return { ...program(['etcd'], folder, environment), address: client }
}

async function poolerProgram(folder: string, port: number, primaryPort: number): Promise<Program> {
  const users = join(folder, 'userlist.txt')
  await writeFile(users, '"pricewright" "change-me-3"\n')
  const text = await filled('pgbouncer.ini', {
    'port=5000': `port=${primaryPort}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': users,
    '/var/log/postgresql/pgbouncer.log': join(folder, 'pgbouncer.log'),
    '/var/run/postgresql/pgbouncer.pid': join(folder, 'pgbouncer.pid'),
  })
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, text)
  return program(['pgbouncer', file], folder)
}

/** Login and database by the shipped statements. */
async function makeDatabase(port: number): Promise<void> {
  const text = (await readFile(shipped('login.sql'), 'utf8')).replaceAll(/^--.*$/gm, '')
  const statements = text.split(';').filter((each) => each.trim() !== '')
  await ask(`postgres://postgres:change-me-1@127.0.0.1:${port}/postgres`, ...statements)
}

/** Runs statements one after the other; answers the rows of the last. */
async function ask(url: string, ...statements: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: readonly Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** Waits for what takes a while; says what was heard meanwhile where it does not come. */
export async function until(isSo: () => Promise<boolean>, told: () => string, patienceMs = PATIENCE_MS): Promise<void> {
  const endAt = performance.now() + patienceMs
  while (!(await isSo())) {
    if (performance.now() > endAt) throw new Error(`what was waited for did not come:\n${told()}`)
    await pause(LOOK_MS)
  }
}

async function nothing(): Promise<void> {}
