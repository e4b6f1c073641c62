import { AxiosError, type AxiosAdapter } from 'axios'

export type FaultyLine = {
  adapter: AxiosAdapter
  /** Calls whose path contains one of these get no answer at all. */
  cut: (...paths: string[]) => void
  /** They are answered with a 500. */
  fail: (...paths: string[]) => void
  /** This call ("GET /api/v1/auth/profile") waits until the line is mended. */
  hold: (call: string) => void
  mend: () => void
  /** Every call that was tried: "PATCH /api/v1/auth/profile". */
  tried: string[]
}

/** A line to the real server that can be cut or made to fail, path by path. */
export function faultyLine(through: AxiosAdapter): FaultyLine {
  let cutPaths: string[] = []
  let failingPaths: string[] = []
  let heldCall = ''
  let waiting: (() => void)[] = []
  const tried: string[] = []
  const adapter: AxiosAdapter = async config => {
    const url = config.url ?? ''
    const isOne = (paths: string[]) => paths.some(path => url.includes(path))
    const call = `${(config.method ?? 'get').toUpperCase()} ${url}`
    tried.push(call)
    if (call === heldCall) await new Promise<void>(resolve => waiting.push(resolve))
    if (isOne(cutPaths)) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
    if (!isOne(failingPaths)) return through(config)
    const data = { code: 'internal', message: 'It broke on our side.', requestId: 'r-500' }
    const response = { status: 500, statusText: 'failed', data, headers: {}, config }
    throw new AxiosError('failed', AxiosError.ERR_BAD_RESPONSE, config, null, response)
  }
  return {
    adapter,
    cut: (...paths) => (cutPaths = paths),
    fail: (...paths) => (failingPaths = paths),
    hold: call => (heldCall = call),
    mend: () => {
      cutPaths = failingPaths = []
      heldCall = ''
      waiting.forEach(goOn => goOn())
      waiting = []
    },
    tried,
  }
}
