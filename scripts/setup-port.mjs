import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { SetupError } from './setup-command.mjs'

const DEFAULT_PORT = 3000
const PORTS_TO_TRY = 100
const HIGHEST_PORT = 65_535

/**
 * @typedef {object} PortChoice
 * @property {number} wanted what the configuration asks for
 * @property {number} taken what the server shall listen on
 */

/**
 * The port to listen on: the remembered one, else the wanted one, else the next that is free.
 * It is remembered because a browser keeps its offline copy by address: another port would look like an empty shop.
 * @param {{ host: string, port: string | undefined, dataDir: string, mustStay?: boolean }} settings `mustStay` when
 *   PUBLIC_URL leads a proxy or people to the wanted port, so that moving away from it would hide the product
 * @returns {Promise<PortChoice | undefined>} nothing when PORT is no port; the server then refuses it by name
 */
export async function choosePort({ host, port, dataDir, mustStay = false }) {
  const wanted = port ? Number(port) : DEFAULT_PORT
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > HIGHEST_PORT) return undefined
  if (mustStay) {
    if (await isPortBusy(host, wanted)) throw promisedPortInUse(host, wanted)
    return { wanted, taken: wanted }
  }
  const remembered = readPortChoice(dataDir)
  const first = remembered?.wanted === wanted ? remembered.taken : wanted
  for (let candidate = first; candidate < first + PORTS_TO_TRY && candidate <= HIGHEST_PORT; candidate++) {
    if (!(await isPortBusy(host, candidate))) return { wanted, taken: candidate }
  }
  return { wanted, taken: wanted }
}

/**
 * @param {string} host
 * @param {number} port
 */
function promisedPortInUse(host, port) {
  return new SetupError(
    `Port ${port} of ${host} is in use, and PUBLIC_URL leads people to it.`,
    'Stop the other program, or set PORT to a free port and PUBLIC_URL to match.',
  )
}

/**
 * Only "in use" counts as busy: any other trouble is for the server to report.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isPortBusy(host, port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code === 'EADDRINUSE'))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(false)))
  })
}

/**
 * @param {string} dataDir
 * @param {PortChoice} choice
 */
export function rememberPort(dataDir, choice) {
  const known = readPortChoice(dataDir)
  if (known?.wanted === choice.wanted && known.taken === choice.taken) return
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(portFile(dataDir), `${JSON.stringify(choice)}\n`)
}

/**
 * The port that the product took at its last start.
 * @param {string} dataDir
 * @param {string | undefined} port what the configuration asks for
 */
export function rememberedPort(dataDir, port) {
  const wanted = port ? Number(port) : DEFAULT_PORT
  const known = readPortChoice(dataDir)
  return known?.wanted === wanted ? known.taken : wanted
}

/**
 * @param {string} dataDir
 * @returns {PortChoice | undefined} nothing when no choice was stored, or none that can be read
 */
function readPortChoice(dataDir) {
  try {
    const { wanted, taken } = JSON.parse(readFileSync(portFile(dataDir), 'utf8'))
    return Number.isInteger(wanted) && Number.isInteger(taken) ? { wanted, taken } : undefined
  } catch {
    return undefined
  }
}

/** @param {string} dataDir */
function portFile(dataDir) {
  return join(dataDir, 'port.json')
}
