import { AxiosError, CanceledError, type AxiosAdapter, type AxiosResponse } from 'axios'
import type { TestApi } from '@tests/support/api'
import { noteCall } from '@tests/support/calls-under-way'

/** jsdom puts its own Uint8Array in the place of Node's, and the server's signing then refuses its own keys. */
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor

const BOUNDARY = 'portal-tests-9f2c'

/** What the browser makes of a form with a file. */
async function multipart(form: FormData): Promise<Buffer> {
  const parts: (string | Buffer)[] = []
  for (const [name, value] of form) {
    const file = typeof value === 'string' ? '' : `; filename="${value.name}"`
    const type =
      typeof value === 'string' ? '' : `\r\nContent-Type: ${value.type || 'application/octet-stream'}`
    parts.push(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n`)
    parts.push(typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()), '\r\n')
  }
  return Buffer.concat([...parts, `--${BOUNDARY}--\r\n`].map(part => Buffer.from(part)))
}

/** The SPA's calls, answered by the real server in the same process: every part but the wire. */
export function injectAdapter(api: Pick<TestApi, 'app'>): AxiosAdapter {
  return async config => {
    const query = new URLSearchParams()
    for (const [key, value] of Object.entries((config.params ?? {}) as Record<string, unknown>)) {
      if (value !== undefined) query.set(key, String(value))
    }
    const search = query.size > 0 ? `?${query.toString()}` : ''
    // As the browser's own adapter does: no body, no type of it.
    if (config.data === undefined) config.headers.setContentType(null)
    const isForm = config.data instanceof FormData
    if (isForm) config.headers.setContentType(`multipart/form-data; boundary=${BOUNDARY}`)
    const payload = isForm ? await multipart(config.data as FormData) : (config.data as string | undefined)
    const call = api.app.inject({
      method: (config.method ?? 'get').toUpperCase() as 'GET',
      url: `${config.url ?? ''}${search}`,
      headers: config.headers.toJSON() as Record<string, string>,
      ...(payload === undefined ? {} : { payload }),
    })
    const answer = await noteCall(api.app, call)
    if (config.signal?.aborted) throw new CanceledError()
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json')
    const response: AxiosResponse = {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: answer.headers as Record<string, string>,
      data: isJson && answer.payload ? JSON.parse(answer.payload) : undefined,
      config,
    }
    if (answer.statusCode < 400) return response
    throw new AxiosError(answer.statusMessage, 'ERR_BAD_REQUEST', config, null, response)
  }
}
