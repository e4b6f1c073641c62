import react from '@vitejs/plugin-react'
import { createServer } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, loadConfigFromFile, type UserConfig } from 'vite'
import { CONTENT_SECURITY_POLICY } from '@server/platform/http/security-headers'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Names of folders and the way styles are read are the portal's; what its page alone needs is not. */
async function sharedConfig(): Promise<Pick<UserConfig, 'resolve' | 'css'>> {
  const file = path.resolve(import.meta.dirname, '../../vite.config.ts')
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file)
  const { resolve = {}, css = {} } = loaded?.config ?? {}
  return { resolve, css }
}

/** A page of our own around a part of the portal, built as the portal is and held to the same policy. */
export async function serveBuiltPage(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'portal-page-'))
  await build({
    configFile: false,
    plugins: [react()],
    ...(await sharedConfig()),
    root: folder,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2022', cssTarget: 'chrome111' },
  })
  const server = createServer((request, response) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '').split('?')[0]
    readFile(path.join(outDir, path.normalize(name ?? ''))).then(
      content => {
        response.setHeader('Content-Type', TYPES[path.extname(name ?? '')] ?? 'application/octet-stream')
        response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY)
        response.end(content)
      },
      // With words: a browser puts an error of its own in place of an empty answer.
      () => response.writeHead(404).end('not there'),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
