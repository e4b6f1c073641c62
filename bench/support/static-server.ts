import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** A built page of somebody else, as a good server would hand it out: compressed beforehand, kept by its name. */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => void }> {
  const packed = new Map<string, Buffer>()
  const pack = async (path: string) => {
    const known = packed.get(path)
    if (known) return known
    const bytes = brotliCompressSync(await readFile(path))
    packed.set(path, bytes)
    return bytes
  }
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://here')
      const file = extname(pathname) ? pathname : '/index.html'
      const body = await pack(join(folder, file)).catch(() => null)
      if (!body) return response.writeHead(404).end()
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      response.end(body)
    })()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
