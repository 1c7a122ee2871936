import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { codeFacts } from './scripts/bundle/code-facts.ts'
import { languageNames, languagePage, languageTexts, nameIn } from './scripts/bundle/language.ts'
import { leanReact } from './scripts/bundle/lean-react.ts'
import { moduleSizes } from './scripts/bundle/module-sizes.ts'
import { isTestLanguage } from './scripts/bundle/test-language.ts'
import { thirdPartyLicences } from './scripts/bundle/third-party-licences.ts'
import { INFO_PAGES } from './src/contract/info-pages.ts'
import { packOf } from './src/web/service-worker/pack.ts'

/** Pages that the server makes itself. */
const INFO_PATHS = [...INFO_PAGES.map(({ path }) => path), '/pages.css', '/sitemap.xml', '/robots.txt']
const DEV_PORT = 5173
/** Each language is a build of its own (`scripts/setup-build.mjs`). */
const LANGUAGE = process.env['BUILD_LANGUAGE'] ?? 'en'
const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

/** Modules of texts say nothing of how rows are stored. */
const TEXTS = /(messages|\.[a-z]{2})\.ts$/

/** Names the declarations that stored rows are made by: a browser whose copy was made by others pulls its rows anew. */
function schemaName(): string {
  const folder = 'src/contract/entities'
  const hash = createHash('sha256')
  for (const file of readdirSync(folder)
    .filter((name) => !TEXTS.test(name))
    .sort())
    hash.update(readFileSync(`${folder}/${file}`))
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
    /src\/(domain\/pricing-rules|web\/(main|kit\/shell\/screen-link)|web\/kit\/(format\/(money|number)|shell\/brand-mark|ui\/tone))\.tsx?$/,
  shell:
    /src\/web\/(engine|connected-frame|kit\/(price\/(story-popover|margin-pill|pricing-context)|shell\/page-head|list\/no-rows|ui\/tone))\.tsx?$|domain\/catalogue-facts\.ts$|icons\/x\.mjs$/,
  prices: /src\/(domain\/pricing|web\/kit\/price\/shown-price)\.ts$/,
  list: /src\/web\/features\/products\/products-page\.tsx$/,
  start: /src\/web\/features\/start\/start-page\.tsx$/,
  // A visitor's page has it too.
  segments: /src\/web\/kit\/ui\/segmented-control\.tsx$/,
  // What figures are reckoned with before anything is written.
  amounts:
    /src\/(domain\/(calendar-day|cost-origin|exchange-rates|reference-rates|product-defaults|variant-pricing|landed-cost\/cost-lines|documents\/(document-state|open-amount|totals|types))|web\/kit\/(format\/date|actions\/nouns))\.ts$/,
  // What every page fetches once it stands: writing, and what floats above it.
  writing: /src\/(web\/kit\/data\/writer\.ts|contract\/commands\/[\w-]+\.ts)$/,
  floating: /src\/web\/kit\/(ui\/(confirm-host|tip-layer)|shell\/palette-dialog)\.tsx$/,
  // What records and their lists are edited with.
  editing:
    /src\/web\/kit\/(actions\/actions|form\/(field-control|row-field|saved-text|tags-field|address-fields)|ui\/(select-field|native-select|number-field|money-field|percent-field|text-field|switch|tabs|combobox|banner|empty-state|side-panel))\.tsx?$/,
  lists:
    /src\/web\/kit\/list\/(plain-list|list-toolbar|list-bar|list-cards|row-panel|selection-frame|record-page|declared-list)\.tsx$/,
}).map(([name, test], index, all) => ({ name, test, priority: all.length - index }))

/** No file of the product is larger. */
const MOST_BYTES = 4_000_000

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

/** Joins the small files into one more, which the service worker of a first visit fetches in their stead. */
function joinFiles(): Plugin {
  return {
    name: 'join-files',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(join(dir, 'assets'))
        .filter((name) => /\.(js|css)$/.test(name))
        .map((name) => ({ url: `/assets/${name}`, bytes: new Uint8Array(readFileSync(join(dir, 'assets', name))) }))
      const pack = packOf(files)
      const hash = createHash('sha256').update(pack).digest('base64url').slice(0, 8)
      writeFileSync(join(dir, 'assets', `offline-${hash}.pack`), pack)
    },
  }
}

/** Compresses what is served as text once and tightly, so that the server need not pack it for every visitor. */
function compressFiles(): Plugin {
  let folder = ''
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(js|css|html|svg|pack)$/.test(name)) continue
          const path = join(folder, name)
          if (name === 'theme.js') writeFileSync(path, minifySync(name, readFileSync(path, 'utf8')).code)
          const text = readFileSync(path)
          // Service workers, who alone ask for the pack, are where Brotli is.
          if (!name.endsWith('.pack')) writeFileSync(`${path}.gz`, smallestGzip(text))
          writeFileSync(`${path}.br`, brotliCompressSync(text))
          // Every browser takes one of the two; for others the server unpacks (`src/server/site/serve.ts`).
          if (/^assets\b/.test(name)) rmSync(path)
        }
      },
    },
  }
}

/** Packs with each size of zlib's blocks and keeps the smallest: which one suits differs by file, by up to one percent. */
function smallestGzip(text: Buffer): Buffer {
  const tries = [8, 7, 6, 5].map((memLevel) => gzipSync(text, { level: 9, memLevel }))
  return tries.reduce((best, packed) => (packed.length < best.length ? packed : best))
}

/** What the service worker keeps, under the names that the files of this language have. */
function withNames<Entry extends { url: string }>(entries: Entry[]) {
  return { manifest: entries.map((entry) => ({ ...entry, url: nameIn(LANGUAGE, entry.url) })), warnings: [] }
}

/** The browser bundle. Nothing is inlined, so that the strict content policy holds. */
export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  define: { SCHEMA_NAME: JSON.stringify(schemaName()) },
  plugins: [
    languageTexts(LANGUAGE),
    languagePage(LANGUAGE),
    lightIcons(),
    leanReact(),
    plainImports(),
    react(),
    tailwindcss(),
    joinFiles(),
    thirdPartyLicences(),
    ...(LANGUAGE === 'en' ? [moduleSizes(), codeFacts({ withTexts: true })] : []),
    VitePWA({
      injectRegister: false,
      registerType: 'prompt',
      manifest: false,
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'service-worker.ts',
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,webmanifest,pack}'],
        // Of pages behind links, which need the network.
        globIgnores: ['price-list-search.js', 'chat-frame.js', 'site-chat.js'],
        manifestTransforms: [withNames],
        maximumFileSizeToCacheInBytes: MOST_BYTES,
      },
    }),
    languageNames(LANGUAGE),
    ...(isTestLanguage(LANGUAGE) ? [] : [compressFiles()]),
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
        // Enough for two builds of one file never to meet; every page that names a file carries its hash.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // The sign-in pages are not built with these files and name the font too (SHELL-05).
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.woff2')) ? 'fonts/[name][extname]' : 'assets/[name]-[hash:7][extname]',
      },
    },
    reportCompressedSize: false,
  },
  server: {
    port: DEV_PORT,
    proxy: Object.fromEntries(
      ['/api', '/routes', '/identity', '/p/', '/d/', '/c/', '/chat/', ...INFO_PATHS].map((path) => [
        path,
        { target: SERVER, changeOrigin: false },
      ]),
    ),
  },
})
