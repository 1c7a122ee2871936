import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const state = z.enum(['up', 'degraded', 'down'])

export const liveness = endpoint({
  id: 'diagnostics.liveness',
  method: 'GET',
  path: '/_healthz',
  atRoot: true,
  summary: 'Whether the process lives',
  access: 'public',
  scope: 'read',
  rateLimit: 'none',
  output: z.object({ status: z.literal('up') }),
})

export const publicHealth = endpoint({
  id: 'diagnostics.publicHealth',
  method: 'GET',
  path: '/public-health',
  summary: 'Whether the product is up or degraded',
  access: 'public',
  scope: 'read',
  rateLimit: 'none',
  output: z.object({ status: state }),
})

export const metricsText = endpoint({
  id: 'diagnostics.metrics',
  method: 'GET',
  path: '/metrics',
  atRoot: true,
  summary: 'Figures of the running process for Prometheus, where the operator has switched them on (DIAG-07)',
  description:
    'Only for who has the token of `METRICS_TOKEN`, and with `METRICS=loopback` for programs of the same computer.',
  access: 'public',
  scope: 'read',
  rateLimit: 'none',
  produces: 'text/plain; version=0.0.4',
  errors: ['no-such-route', 'not-signed-in'],
})

export const health = endpoint({
  id: 'diagnostics.health',
  method: 'GET',
  path: '/health',
  summary: 'Each component with its state and latency',
  access: 'user',
  scope: 'read',
  output: z.object({
    status: state,
    components: z.array(
      z.object({ name: z.string(), status: state, latencyMs: z.number(), detail: z.optional(z.string()) }),
    ),
  }),
})
