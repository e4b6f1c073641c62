import fastify from 'fastify'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressText } from '@server/platform/http/compress-text'

const ROWS = JSON.stringify(Array.from({ length: 100 }, (_, n) => ({ n, name: `Unit ${n}` })))

async function answer(accepted: string | undefined, text = ROWS) {
  const app = fastify()
  app.addHook('onSend', compressText)
  app.get('/', (_request, reply) => reply.type('application/json').send(text))
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  const { headers: sent, rawPayload } = await app.inject({ url: '/', headers })
  return { encoding: sent['content-encoding'], length: Number(sent['content-length']), body: rawPayload }
}

describe('a text of usual length', () => {
  it('is sent as Zstandard to browsers that take it, and as Brotli to others', async () => {
    const zstd = await answer('gzip, deflate, br, zstd')
    expect(zstd.encoding).toBe('zstd')
    expect(zstdDecompressSync(zstd.body).toString()).toBe(ROWS)
    expect(zstd.length).toBe(zstd.body.length)
    const br = await answer('gzip, deflate, br')
    expect(br.encoding).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(ROWS)
  })

  it('is sent as it is where a browser takes neither or it is short', async () => {
    for (const { encoding, body } of [
      await answer(undefined),
      await answer('gzip'),
      await answer('identity'),
    ]) {
      expect(encoding).toBeUndefined()
      expect(body.toString()).toBe(ROWS)
    }
    expect((await answer('zstd', '[]')).encoding).toBeUndefined()
  })
})
