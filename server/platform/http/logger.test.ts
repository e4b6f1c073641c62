import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('writes what it kept back for the next lines before its process ends', () => {
  const script = `import { createLogger } from '@server/platform/http/logger'
    createLogger('info').info('last words')
    process.exit()`
  const said = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script])
  expect(said.toString()).toContain('"msg":"last words"')
})
