import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type BenchServer = {
  port: number
  cpuMs(): Promise<number>
  /** The most it ever held. */
  memoryMb(): Promise<number>
  stop(): void
}

type ServerCost = { cpuMs: number; memoryMb: number }

/** A server in a process of its own, so that its CPU is its own. The file sends {port} when it listens. */
export function startServer(file: string, env: Record<string, string>): Promise<BenchServer> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = fork(path, {
    env: { ...process.env, ...env },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // A bench that fails leaves nobody behind.
  process.once('exit', () => child.kill('SIGKILL'))
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`${file} ended with ${code}`)))
    child.once('message', message => {
      const { port } = message as { port: number }
      const used = () =>
        new Promise<ServerCost>(answer => {
          child.once('message', reply => answer(reply as ServerCost))
          child.send('used')
        })
      resolve({
        port,
        cpuMs: async () => (await used()).cpuMs,
        memoryMb: async () => (await used()).memoryMb,
        stop: () => child.kill('SIGKILL'),
      })
    })
  })
}

export function answerCpu(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    const { maxRSS } = process.resourceUsage()
    process.send?.({ cpuMs: (user + system) / 1000, memoryMb: Math.round(maxRSS / 1024) })
  })
}
