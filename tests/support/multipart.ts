import type { InjectOptions } from 'fastify'

const BOUNDARY = 'a-boundary-of-the-tests'

/** A form with one file in it, as a browser sends it. */
export function fileForm(
  fileName: string,
  content: Buffer,
  mime = 'application/octet-stream',
): { payload: Buffer; headers: Record<string, string> } {
  // A browser escapes what would end the name.
  const name = fileName.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const payload = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${mime}\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } }
}

/** A form with several files in it, of which ours take one. */
export function filesForm(fileNames: readonly string[], content: Buffer): ReturnType<typeof fileForm> {
  const forms = fileNames.map(name => fileForm(name, content))
  const end = Buffer.from(`--${BOUNDARY}--\r\n`)
  const parts = forms.map(({ payload }) => payload.subarray(0, payload.length - end.length))
  return { payload: Buffer.concat([...parts, end]), headers: forms[0]?.headers ?? {} }
}

/** The same as what `send` of a client takes: payload, then the rest. */
export function fileCall(fileName: string, content: Buffer): [Buffer, Pick<InjectOptions, 'headers'>] {
  const { payload, headers } = fileForm(fileName, content)
  return [payload, { headers }]
}
