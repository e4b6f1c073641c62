import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotliCompressSync, constants } from 'node:zlib'

/** Below, compressing saves no packet; above, it would keep others waiting and is done beside. */
const SHORTEST = 2_048
const LONGEST = 256 * 1_024
const QUALITY = 3

/** Browsers that take Brotli say so without a weight. */
const takesBrotli = (header = '') => header.split(',').some(encoding => encoding.trim() === 'br')

/** A text of usual length at once: a stream and its threads cost three times what the compressing does. */
export async function compressText(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < SHORTEST || payload.length > LONGEST) return payload
  if (reply.hasHeader('content-encoding') || !takesBrotli(request.headers['accept-encoding'])) return payload
  void reply.headers({ 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }).removeHeader('content-length')
  return brotliCompressSync(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
}
