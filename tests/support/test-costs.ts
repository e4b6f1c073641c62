import { appendFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

/** What a test file cost the process it ran in, as `check` reads it to hold files to their budgets. */
type FileCost = {
  file: string
  project: string
  /** CPU-seconds from before the file was imported to after its last hook. */
  cpu: number
  /** The part of them that imports took: the first file of a process pays for the modules that later ones share. */
  imports: number
  /** Of the process, at the end of the file. */
  rssMb: number
}

const root = resolve(import.meta.dirname, '../..')
const file = process.env['TEST_COSTS']
const from = process.cpuUsage()
const seconds = ({ user, system }: NodeJS.CpuUsage) => Math.round((user + system) / 1000) / 1000

if (file) {
  let imports = 0
  beforeAll(() => {
    imports = seconds(process.cpuUsage(from))
  })
  // oxlint-disable-next-line no-empty-pattern -- vitest insists that the first argument is taken apart
  afterAll(({}, suite) => {
    const cost: FileCost = {
      file: relative(root, suite.file.filepath),
      project: suite.file.projectName ?? '',
      cpu: seconds(process.cpuUsage(from)),
      imports,
      rssMb: Math.round(process.memoryUsage.rss() / 1_048_576),
    }
    appendFileSync(file, `${JSON.stringify(cost)}\n`)
  })
}
