import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '@server/config'

const SECRET = 'k3Jx9vQ2mZ7pL0sT5wY8aB4cD6eF1gH2'
const DATABASE_URL = 'postgres://portal@127.0.0.1/portal'

describe('settings', () => {
  it('has defaults for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 4300,
      host: '127.0.0.1',
      demo: true,
      publicUrl: null,
      dataDir: './data',
    })
  })

  it('makes no demo data in the operator’s database', () => {
    expect(readConfig({ DATABASE_URL, PORTAL_SECRET: SECRET }).demo).toBe(false)
  })

  it('keeps plans in connections of its own, and in the operator’s once they are said to be direct', () => {
    const operators = { DATABASE_URL, PORTAL_SECRET: SECRET }
    expect(readConfig({}).databaseIsDirect).toBe(true)
    expect(readConfig(operators).databaseIsDirect).toBe(false)
    expect(readConfig({ ...operators, DATABASE_DIRECT: 'yes' }).databaseIsDirect).toBe(true)
  })

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['REQUEST_SECONDS', { REQUEST_SECONDS: '0' }],
    ['REQUEST_SECONDS', { REQUEST_SECONDS: 'long' }],
    ['DISK_REFUSE_MB', { DISK_REFUSE_MB: '4096' }],
    ['DISK_WARN_MB', { DISK_WARN_MB: '-1' }],
    ['WAIT_TARGET_MS', { WAIT_TARGET_MS: '-5' }],
    ['PORTAL_DEMO', { PORTAL_DEMO: 'maybe' }],
    ['PORTAL_DEMO', { PORTAL_DEMO: 'on', DATABASE_URL, PORTAL_SECRET: SECRET }],
    ['PORTAL_SECRET', { DATABASE_URL }],
    ['PORTAL_SECRET', { PORTAL_SECRET: 'short' }],
    ['PORTAL_SECRET', { PORTAL_SECRET: '' }],
    ['PORTAL_SECRET', { PORTAL_SECRET: 'x'.repeat(64) }],
    ['PORTAL_SECRET', { PORTAL_SECRET: 'change-me-change-me-change-me-now!' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }],
    ['DATABASE_URL', { DATABASE_URL: '  ' }],
    ['DATABASE_DIRECT', { DATABASE_DIRECT: 'maybe' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail' }],
    ['FILES_URL', { FILES_URL: 'ftp://x' }],
    ['SCANNER_URL', { SCANNER_URL: 'http://127.0.0.1:3310' }],
    ['SCANNER_URL', { SCANNER_URL: 'clamd:///run/clamd.sock' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://portal.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://portal.example/app' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://portal.example/' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'portal' }],
    ['PUBLIC_URL', { HOST: '0.0.0.0' }],
    ['PORTAL_SECERT', { PORTAL_SECERT: SECRET }],
  ])('names %s when it is wrong', (variable, env) => {
    expect(() => readConfig(env)).toThrowError(ConfigError)
    expect(() => readConfig(env)).toThrowError(new RegExp(`^${variable}: `))
  })

  it('never repeats a password that stands in an address', () => {
    expect(() => readConfig({ SMTP_URL: 'http://user:hunter22@mail' })).toThrowError(/^(?!.*hunter22)/)
  })
})
