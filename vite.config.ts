import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const DEV_PORT = 5173
const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

/** Names the declarations that stored rows are made by: a browser whose copy was made by others pulls its rows anew. */
function schemaName(): string {
  const folder = 'src/contract/entities'
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(`${folder}/${file}`))
  return hash.digest('hex').slice(0, 16)
}

/** The browser bundle. Nothing is inlined, so that the strict content policy holds. */
export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  define: { SCHEMA_NAME: JSON.stringify(schemaName()) },
  plugins: [
    react(),
    tailwindcss(),
    VitePWA({
      injectRegister: false,
      registerType: 'prompt',
      manifest: false,
      workbox: {
        inlineWorkboxRuntime: true,
        globPatterns: ['**/*.{js,css,html,woff2,svg,webmanifest}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [
          /^\/api\//,
          /^\/routes\//,
          /^\/_healthz/,
          /^\/identity\//,
          /^\/sitemap\.xml/,
          /^\/robots\.txt/,
        ],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    port: DEV_PORT,
    proxy: Object.fromEntries(
      ['/api', '/routes', '/identity'].map((path) => [path, { target: SERVER, changeOrigin: false }]),
    ),
  },
})
