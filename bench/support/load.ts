import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export type Target = {
  port: number
  path: string
  headers?: Record<string, string>
  method?: string
  body?: string
}

export function call(
  agent: Agent,
  { port, path, headers = {}, method = 'GET', body }: Target,
): Promise<{ ms: number; status: number; bytes: number }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, headers, method }, answer => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () =>
        resolve({ ms: performance.now() - started, status: answer.statusCode ?? 0, bytes }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** So many calls over so many connections; the milliseconds of each. */
export async function load(target: Target, calls: number, connections: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let left = calls
  const lane = async () => {
    while (left > 0) {
      left -= 1
      const { ms, status } = await call(agent, target)
      if (status >= 400) throw new Error(`${target.path} answered ${status}`)
      times.push(ms)
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  agent.destroy()
  return times
}
