import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the source of exchange rates answers: with the text, or with a status and nothing. */
export type RatesBehaviour = { readonly xml: string } | { readonly status: number }

/** A source of exchange rates over HTTP, in the form of the European Central Bank's. */
export interface RatesSimulator {
  readonly url: string
  behaviour: RatesBehaviour
  /** How often it was asked so far. */
  readonly asked: () => number
  close(): Promise<void>
}

type Rates = Readonly<Record<string, string>>

/** Reference rates of one day as the ECB writes them. */
export function ratesXml(date: string, rates: Rates): string {
  const cubes = Object.entries(rates).map(([code, rate]) => `\t\t\t<Cube currency='${code}' rate='${rate}'/>`)
  return envelope(`\t\t<Cube time='${date}'>
${cubes.join('\n')}
\t\t</Cube>`)
}

/** Reference rates of many days as the ECB writes them: each day on one line. */
export function ratesHistoryXml(days: Readonly<Record<string, Rates>>): string {
  const written = Object.entries(days).map(([date, rates]) => {
    const cubes = Object.entries(rates).map(([code, rate]) => `<Cube currency="${code}" rate="${rate}"/>`)
    return `<Cube time="${date}">${cubes.join('')}</Cube>`
  })
  return envelope(written.join(''))
}

function envelope(days: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
${days}
	</Cube>
</gesmes:Envelope>
`
}

/** Starts a source on a free port of this computer. */
export async function startRatesSimulator(behaviour: RatesBehaviour): Promise<RatesSimulator> {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    if ('status' in simulator.behaviour) response.writeHead(simulator.behaviour.status).end()
    else response.writeHead(200, { 'content-type': 'text/xml' }).end(simulator.behaviour.xml)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const simulator: RatesSimulator = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/eurofxref-daily.xml`,
    behaviour,
    asked: () => asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return simulator
}
