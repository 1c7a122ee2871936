// A worker for the calendar that does what a file says: hangs, needs ever more memory, or reads the file as one row. Yearly rules hang, weekly
// ones take long, and all others remind in an hour.
import { parentPort } from 'node:worker_threads'

parentPort.on('message', ({ n, job }) => {
  if (job.kind === 'reminder') {
    const rule = job.event.repeatRule
    if (rule === 'FREQ=YEARLY') for (;;);
    const at = job.after + 3_600_000
    const tookMs = rule === 'FREQ=WEEKLY' ? 60_000 : 1
    return parentPort.postMessage({ n, answer: { next: { at, startsAt: at }, tookMs } })
  }
  if (job.content === 'hang') for (;;);
  const held = []
  while (job.content === 'fill') held.push(Array.from({ length: 500_000 }, () => held.length))
  const rows = new TextEncoder().encode(`${JSON.stringify({ title: job.content })}\n`)
  parentPort.postMessage({ n, answer: { rows, notes: [] } })
})
parentPort.postMessage({ isReady: true })
