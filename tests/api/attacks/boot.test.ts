import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import { boot, type Boot } from '@tests/api/attacks/boot.support'

// A whole server each time: on a busy machine its start alone takes many seconds.
vi.setConfig({ testTimeout: 240_000 })

const SECRET = randomBytes(32).toString('base64url')
const SILENT = { info: () => undefined, warn: () => undefined, error: console.error }
/** Nobody listens there: a start that got past its settings would fail on it, and otherwise than expected. */
const NOWHERE = 'postgres://portal:hunter22@127.0.0.1:1/portal'
const EARNEST = { DATABASE_URL: NOWHERE, PORTAL_SECRET: SECRET }

function expectRefusal({ code, said, opened, lines }: Boot, words: RegExp): void {
  expect(said).toMatch(words)
  expect(lines).toHaveLength(1)
  expect({ code, opened }).toEqual({ code: 1, opened: false })
  expect(said).not.toContain('hunter22')
}

describe('a signing secret', () => {
  it.each([
    ['an empty one', { ...EARNEST, PORTAL_SECRET: '' }],
    ['31 bytes', { ...EARNEST, PORTAL_SECRET: SECRET.slice(0, 31) }],
    ['a sample', { ...EARNEST, PORTAL_SECRET: 'change-me-change-me-change-me-change-me' }],
  ])('TOK-12 stops the start with one plain line, and nothing is opened: %s', async (_name, env) => {
    expectRefusal(await boot(env), /^The portal does not start\. PORTAL_SECRET: /)
  })

  it('TOK-12 stops the start where the one kept beside the data is empty, as a full disk leaves it', async () => {
    const keep = async (dataDir: string) => {
      await chmod(dataDir, 0o711)
      await mkdir(join(dataDir, 'secrets'), { mode: 0o700 })
      await writeFile(join(dataDir, 'secrets', 'portal-secret'), '')
    }
    expectRefusal(await boot({ PORTAL_DEMO: 'off' }, keep), /^The portal does not start\. PORTAL_SECRET: /)
  })
})

describe('the public address', () => {
  it.each([
    ['missing while others can reach the server', { HOST: '0.0.0.0' }],
    ['without TLS', { PUBLIC_URL: 'http://portal.example' }],
    ['with a path', { PUBLIC_URL: 'https://portal.example/app' }],
    ['with a password', { PUBLIC_URL: 'https://me:hunter22@portal.example' }],
  ])('CFG-10 stops the start with one plain line: %s', async (_name, env) => {
    expectRefusal(await boot({ ...EARNEST, ...env }), /^The portal does not start\. PUBLIC_URL: /)
  })
})

describe('the database role', () => {
  let folder: string
  let server: EmbeddedDatabase
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-roles-'))
    await chmod(folder, 0o711)
    server = await startEmbeddedDatabase({
      dataDir: join(folder, 'data'),
      log: SILENT,
      settings: { fsync: 'off', full_page_writes: 'off' },
    })
    const client = new pg.Client(server.superuser)
    await client.connect()
    await client.query("create role looks_past_walls login bypassrls createrole password 'hunter22'")
    await client.end()
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  })

  const address = (user: string, password: string) =>
    `postgres://${user}:${password}@localhost:${server.owner.port}/portal?host=${encodeURIComponent(server.owner.host)}`
  const start = (url: string) => boot({ DATABASE_URL: url, PORTAL_SECRET: SECRET })

  it('CFG-09 stops the start where it is a superuser', async () => {
    const { user, password } = server.superuser
    expectRefusal(
      await start(address(user, password)),
      /^The portal does not start\. DATABASE_URL: .*superuser/,
    )
  })

  it('CFG-09 stops the start where it looks past row-level security', async () => {
    expectRefusal(
      await start(address('looks_past_walls', 'hunter22')),
      /^The portal does not start\. DATABASE_URL: .*row-level security/,
    )
  })

  it('CFG-09 lets an ordinary role start, so that it is the role which was refused', async () => {
    const { user, password } = server.owner
    const { opened, code, said } = await start(address(user, password))
    expect({ opened, code, said }).toMatchObject({ opened: true, code: 0 })
    expect(said).not.toContain('Portal-demo-1')
  })
})
