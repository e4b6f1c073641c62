import { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios'

export type FakeAnswer = { status: number; body?: unknown }
export type FakeCall = { method: string; path: string; body: Record<string, unknown>; bearer: string | null }

/** Answers calls from a list by path, for states that a real server reaches only by days or by luck. */
export function fakeAnswers(answer: (call: FakeCall) => FakeAnswer): {
  adapter: AxiosAdapter
  calls: FakeCall[]
} {
  const calls: FakeCall[] = []
  const adapter: AxiosAdapter = config => {
    const call = {
      method: (config.method ?? 'get').toUpperCase(),
      path: config.url ?? '',
      body: typeof config.data === 'string' ? (JSON.parse(config.data) as Record<string, unknown>) : {},
      bearer: (config.headers.get('Authorization') as string | null) ?? null,
    }
    calls.push(call)
    const { status, body } = answer(call)
    const response: AxiosResponse = { status, statusText: '', headers: {}, data: body, config }
    return status < 400
      ? Promise.resolve(response)
      : Promise.reject(new AxiosError('', 'ERR_BAD_REQUEST', config, null, response))
  }
  return { adapter, calls }
}
