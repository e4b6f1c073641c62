import { expect, it } from 'vitest'
import { sha256Hex, signedHeaders } from '@server/platform/files/s3-signature'

/** The examples of the S3 API reference, "Authenticating Requests (AWS Signature Version 4)". */
const credentials = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}

it.each([
  {
    what: 'getting an object',
    method: 'GET',
    path: '/test.txt',
    headers: { range: 'bytes=0-9' },
    body: '',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    what: 'putting an object',
    method: 'PUT',
    path: '/test%24file.text',
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: 'Welcome to Amazon S3.',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    what: 'a parameter without a value',
    method: 'GET',
    path: '/?lifecycle',
    headers: {},
    body: '',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    what: 'listing',
    method: 'GET',
    path: '/?max-keys=2&prefix=J',
    headers: {},
    body: '',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])('signs $what as the reference does', ({ method, path, headers, body, signature }) => {
  const signed = signedHeaders(
    {
      method,
      url: new URL(path, 'https://examplebucket.s3.amazonaws.com'),
      headers,
      payloadHash: sha256Hex(body),
      at: new Date('2013-05-24T00:00:00Z'),
    },
    credentials,
  )
  expect(signed['authorization']).toContain(`Signature=${signature}`)
})
