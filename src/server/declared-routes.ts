import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The id of the declared endpoint that a route serves. */
    endpoint?: string
  }
}

const CALLS = /^\/(api|routes)(\/|$)/

/** Stops the start at a route without a declared endpoint, except for the named pages. Call it before any route is registered. */
export function requireDeclarations(app: FastifyInstance, pages: readonly string[]): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!CALLS.test(url) || config?.endpoint !== undefined || pages.includes(url)) return
    throw new Error(`the route ${String(method)} ${url} has no declaration`)
  })
}
