// A PDF worker that does what its job's title says: hangs, dies, fails, or prints the title.
import { parentPort } from 'node:worker_threads'

parentPort.on('message', ({ n, job }) => {
  if (job.title === 'hang') for (;;);
  if (job.title === 'die') process.exit(1)
  if (job.title === 'throw') throw new Error('secret internals')
  if (job.title === 'fail') parentPort.postMessage({ n, failure: 'secret internals' })
  else parentPort.postMessage({ n, answer: { bytes: Buffer.from(job.title), missingLetters: '' } })
})
parentPort.postMessage({ isReady: true })
