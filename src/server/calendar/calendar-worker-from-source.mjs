// Node 20 reads TypeScript through a loader only, which has to be registered inside of the worker.
import { register } from 'tsx/esm/api'

register()
await import('./calendar-worker.ts')
