import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
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

/**
 * What the browser gets in one piece, so that the first page is a handful of files: small files compress badly. A group
 * takes with it all that its modules need and no group before it has.
 */
const CHUNKS = Object.entries({
  react: /node_modules\/(react|react-dom|scheduler)\//,
  // What writes prices stands on every first page, the visitor's too: in one file it packs better.
  first:
    /src\/(domain\/pricing-rules|web\/(main|kit\/shell\/screen-link)|web\/kit\/(format\/(money|number)|shell\/brand-mark|theme\/(use-theme-choice|messages)|ui\/tone))\.tsx?$/,
  shell:
    /src\/web\/(engine|connected-frame|kit\/data\/sync|kit\/(actions\/messages|price\/(story-popover|margin-pill|pricing-context)|shell\/page-head|list\/no-rows|ui\/tone))\.tsx?$|domain\/catalogue-facts\.ts$|icons\/(x|file-up)\.mjs$/,
  prices: /src\/(domain\/pricing|web\/kit\/price\/shown-price)\.ts$/,
  list: /src\/web\/features\/products\/products-page\.tsx$/,
  start: /src\/web\/features\/start\/start-page\.tsx$/,
}).map(([name, test], index, all) => ({ name, test, priority: all.length - index }))

const ICON = 'virtual:light-icon'

/** Makes icons by our own few lines, which say why, and leaves out of the drawings what those do not need. */
function lightIcons(): Plugin {
  const own = fileURLToPath(new URL('src/web/kit/ui/lucide-icon.ts', import.meta.url))
  return {
    name: 'light-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: (_source, importer) => (importer?.includes('/lucide-react/dist/esm/icons/') ? ICON : undefined),
    },
    load: {
      filter: { id: /^virtual:light-icon$/ },
      handler: () => `export { createIcon as default } from ${JSON.stringify(own)}`,
    },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({
        code: code.replace(/,? key: "\w+"/g, '').replace(/^ +(name: "[\w-]+"|size: 24),$/gm, ''),
        map: null,
      }),
    },
  }
}

/** The parts of a page are not looked up and fetched ahead one by one (see `modulePreload`), so no code for that is shipped. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}

/** Packs what is served as text once and tightly, so that the server need not pack it for every visitor. */
function packFiles(): Plugin {
  let folder = ''
  return {
    name: 'pack-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(js|css|html|svg)$/.test(name)) continue
          const path = join(folder, name)
          const text = readFileSync(path)
          writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
          writeFileSync(`${path}.br`, brotliCompressSync(text))
        }
      },
    },
  }
}

/** The browser bundle. Nothing is inlined, so that the strict content policy holds. */
export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  define: { SCHEMA_NAME: JSON.stringify(schemaName()) },
  plugins: [
    lightIcons(),
    plainImports(),
    react(),
    tailwindcss(),
    VitePWA({
      injectRegister: false,
      registerType: 'prompt',
      manifest: false,
      workbox: {
        inlineWorkboxRuntime: true,
        // Otherwise the page that the first worker comes to would be without it until the next visit.
        clientsClaim: true,
        globPatterns: ['**/*.{js,css,html,woff2,svg,webmanifest}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [
          /^\/api\//,
          /^\/routes\//,
          /^\/_healthz/,
          /^\/identity\//,
          /^\/p\//,
          /^\/d\//,
          /^\/sitemap\.xml/,
          /^\/robots\.txt/,
        ],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
    packFiles(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The few parts that a page waits for are named below; a list of all files in every one would cost more than it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        // The sign-in pages are not built with these files and name the font too (SHELL-05).
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.woff2')) ? 'fonts/[name][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
    reportCompressedSize: false,
  },
  server: {
    port: DEV_PORT,
    proxy: Object.fromEntries(
      ['/api', '/routes', '/identity', '/p/', '/d/'].map((path) => [path, { target: SERVER, changeOrigin: false }]),
    ),
  },
})
