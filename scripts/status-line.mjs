const MEBIBYTE = 2 ** 20

/**
 * One line that says how the product is, for a person.
 * @param {string} origin
 * @param {boolean} isAlive
 * @param {string | undefined} metrics the text of /metrics, where it may be read
 * @returns {{ line: string, isUp: boolean }}
 */
export function statusLine(origin, isAlive, metrics) {
  if (!isAlive) return { line: `Pricewright does not answer at ${origin}.`, isUp: false }
  if (metrics === undefined)
    return { line: `Pricewright is up at ${origin}. METRICS=loopback lets this line say more.`, isUp: true }
  const sum = (/** @type {string} */ name, /** @type {RegExp} */ labels = /^/) => sumOf(metrics, name, labels)
  if (sum('pricewright_database_up') === 0)
    return { line: `Pricewright runs at ${origin}, but its database does not answer.`, isUp: false }
  const seconds = Date.now() / 1000 - sum('pricewright_start_time_seconds')
  const requests = sum('pricewright_http_requests_total')
  const failed = sum('pricewright_http_requests_total', /status="5xx"/)
  const facts = [
    `since ${lasting(seconds)}`,
    `${requests} requests, ${failed} failed`,
    `${sum('pricewright_live_connections')} devices connected`,
    `jobs: ${sum('pricewright_jobs', /state="due"/)} due, ${sum('pricewright_jobs', /state="failing"/)} failing`,
    `webhook events waiting: ${sum('pricewright_webhook_deliveries_waiting')}`,
    `${Math.round(sum('pricewright_memory_bytes', /part="rss"/) / MEBIBYTE)} MiB`,
  ]
  return { line: `Pricewright is up at ${origin}: ${facts.join(' · ')}`, isUp: true }
}

/**
 * @param {string} text
 * @param {string} name
 * @param {RegExp} labels
 */
function sumOf(text, name, labels) {
  const own = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
  return own
    .filter((line) => labels.test(line))
    .map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)))
    .reduce((total, value) => total + value, 0)
}

/** @param {number} seconds */
function lasting(seconds) {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}
