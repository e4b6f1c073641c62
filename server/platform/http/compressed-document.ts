import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '@server/platform/http/accepted-encoding'

type CompressedText = { etag: string; br: Buffer; gzip: Buffer }

/**
 * A document that stays the same while the server runs: it is made at the first call and kept compressed, so that
 * later calls cost neither the making nor the writing of its JSON.
 */
export function compressedDocument(make: () => Promise<unknown>) {
  let kept: Promise<CompressedText> | undefined
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    kept ??= make().then(document => compress(JSON.stringify(document)))
    const { etag, ...bytes } = await kept
    reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding' })
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    reply.type('application/json; charset=utf-8')
    const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
    if (!encoding) return reply.send(await promisify(gunzip)(bytes.gzip))
    return reply.header('Content-Encoding', encoding).send(bytes[encoding])
  }
}

async function compress(text: string): Promise<CompressedText> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: 6 }),
  ])
  // Weak: the same text under any encoding.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return { etag, br, gzip: gzipped }
}
