import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { TestInfo } from '@playwright/test'
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- scripts have no alias
import { canReadProcesses, processIds, readProcess } from '../../scripts/lib/test/proc.mjs'

/** What this process and all below it have used, one by one. */
function usageOfTree(): Map<number, number> {
  const all = new Map(processIds().map(pid => [pid, readProcess(pid)]))
  const isOurs = (pid: number): boolean => {
    if (pid === process.pid) return true
    const parent = all.get(pid)?.parent
    return parent !== undefined && parent > 0 && isOurs(parent)
  }
  return new Map([...all].flatMap(([pid, known]) => (known && isOurs(pid) ? [[pid, known.own]] : [])))
}

/**
 * Where TEST_COSTS names a file: the CPU seconds of each test file, browser and all, a line of JSON a file. Looked at
 * before and after each test, because a browser's processes come and go.
 */
export class TestCosts {
  readonly #target = canReadProcesses ? process.env['TEST_COSTS'] : undefined
  #seen = new Map<number, number>()
  #cpu = 0
  #current: { file: string; project: string } | null = null

  startTest(info: TestInfo): void {
    const file = relative(process.cwd(), info.file)
    if (this.#current?.file !== file) this.endFile()
    this.#current = { file, project: info.project.name }
  }

  count(): void {
    if (!this.#target) return
    const now = usageOfTree()
    for (const [pid, cpu] of now) this.#cpu += cpu - (this.#seen.get(pid) ?? 0)
    this.#seen = now
  }

  endFile(): void {
    if (!this.#target) return
    this.count()
    if (this.#current)
      appendFileSync(
        this.#target,
        `${JSON.stringify({ ...this.#current, cpu: Number(this.#cpu.toFixed(2)) })}\n`,
      )
    this.#cpu = 0
    this.#current = null
  }
}
