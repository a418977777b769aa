/** Writes the service worker of a build: with the files the offline page is made of, and a name for just this build. */

import type { Plugin } from 'vite'

const SOURCE = new URL('./src/shell/offline/service-worker.js', import.meta.url).pathname
const THEME = '/assets/theme.v1.js'

type File = { type: 'chunk' | 'asset'; imports?: string[]; viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } }
type Bundle = Record<string, File>

export function serviceWorker(): Plugin {
  return {
    name: 'carson-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === 'offline')
        if (entry?.type !== 'chunk') throw new Error('there is no offline page')
        const kept = [THEME, ...[...needed(bundle as Bundle, entry.fileName)].sort().map((name) => `/${name}`)]
        const build = await hashOf(Object.keys(bundle).sort().join())
        const source = await this.fs.readFile(SOURCE, { encoding: 'utf8' })
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: source.replace("'__BUILD__'", `'${build}'`).replace("['__KEPT__']", JSON.stringify(kept)) })
      },
    },
  }
}

/** A chunk and all it cannot do without; letters come from the system while there is no network. */
function needed(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const file = bundle[name]
  if (!file || found.has(name)) return found
  found.add(name)
  for (const one of file.imports ?? []) needed(bundle, one, found)
  for (const one of [...(file.viteMetadata?.importedCss ?? []), ...(file.viteMetadata?.importedAssets ?? [])]) if (!one.endsWith('.woff2')) found.add(one)
  return found
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes.slice(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
