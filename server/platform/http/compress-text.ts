import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib'
import { acceptedEncoding } from '@server/platform/http/accepted-encoding'

/** Below, compressing saves no packet; above, it would keep others waiting and is done beside. */
const SHORTEST = 2_048
const LONGEST = 256 * 1_024

const COMPRESS = {
  zstd: (text: string) => zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
}
/** Zstandard makes the smaller answer in less than half the time, and at its first level the smallest. */
const PREFERRED = ['zstd', 'br'] as const

/** A text of usual length at once: a stream and its threads cost three times what the compressing does. */
export async function compressText(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < SHORTEST || payload.length > LONGEST) return payload
  const encoding = acceptedEncoding(request.headers['accept-encoding'], PREFERRED)
  if (reply.hasHeader('content-encoding') || !encoding) return payload
  void reply.headers({ 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }).removeHeader('content-length')
  return COMPRESS[encoding](payload)
}
