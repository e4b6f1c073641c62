import { AxiosError, type AxiosAdapter } from 'axios'

export type FaultyLine = {
  adapter: AxiosAdapter
  /** Calls whose path contains one of these get no answer at all. */
  cut: (...paths: string[]) => void
  /** They are answered with a 500. */
  fail: (...paths: string[]) => void
  mend: () => void
  /** Every call that was tried: "PATCH /api/v1/auth/profile". */
  tried: string[]
}

/** A line to the real server that can be cut or made to fail, path by path. */
export function faultyLine(through: AxiosAdapter): FaultyLine {
  let cutPaths: string[] = []
  let failingPaths: string[] = []
  const tried: string[] = []
  const adapter: AxiosAdapter = config => {
    const url = config.url ?? ''
    const isOne = (paths: string[]) => paths.some(path => url.includes(path))
    tried.push(`${(config.method ?? 'get').toUpperCase()} ${url}`)
    if (isOne(cutPaths))
      return Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config))
    if (!isOne(failingPaths)) return through(config)
    const data = { code: 'internal', message: 'It broke on our side.', requestId: 'r-500' }
    const response = { status: 500, statusText: 'failed', data, headers: {}, config }
    return Promise.reject(new AxiosError('failed', AxiosError.ERR_BAD_RESPONSE, config, null, response))
  }
  return {
    adapter,
    cut: (...paths) => (cutPaths = paths),
    fail: (...paths) => (failingPaths = paths),
    mend: () => (cutPaths = failingPaths = []),
    tried,
  }
}
