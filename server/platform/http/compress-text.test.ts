import Fastify from 'fastify'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressText } from '@server/platform/http/compress-text'

const LONG = JSON.stringify({ data: Array.from({ length: 200 }, (_, row) => ({ row, name: 'Santos' })) })

async function asked(encoding: string | undefined, answer: unknown = LONG) {
  const app = Fastify()
  app.addHook('onSend', compressText)
  app.get('/', async (_request, reply) => reply.send(answer))
  return app.inject({ url: '/', headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })
}

describe('a text of usual length', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
  ])('goes out to one that says %s as %s, and says so', async (accepted, name, unpack) => {
    const { headers, rawPayload } = await asked(accepted)
    expect(headers).toMatchObject({ 'content-encoding': name, vary: 'Accept-Encoding' })
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    expect(rawPayload.length).toBeLessThan(LONG.length / 5)
    expect(unpack(rawPayload).toString()).toBe(LONG)
  })

  it.each([undefined, 'gzip', 'br;q=0, gzip', 'zstd;q=0, gzip', 'identity', 'brotli'])(
    'goes out as it is to one that says %s',
    async encoding => {
      const { headers, payload } = await asked(encoding)
      expect(headers['content-encoding']).toBeUndefined()
      expect(payload).toBe(LONG)
    },
  )

  it('goes out as it is where it is short, or very long, or no text', async () => {
    for (const answer of ['short', LONG.repeat(60), Buffer.from(LONG)])
      expect((await asked('br, zstd', answer)).headers['content-encoding']).toBeUndefined()
  })
})
