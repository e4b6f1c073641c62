import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '@server/app'
import { adminCommand } from '@server/commands/admin/admin-command'
import { readConfig } from '@server/config'
import { openDatabase, type OpenDatabase } from '@server/open-database'
import { createLogger } from '@server/platform/http/logger'
import type { PortalApp } from '@server/platform/http/portal-app'
import { TEST_SECRET } from '@tests/support/company'
import { emptyDatabase } from '@tests/support/database'
import { environmentOn } from '@tests/support/portal-process'
import { query, run, temporaryFolder } from './backup.support'

const ANA = 'ana.reyes@company.test'
const BEN = 'ben@company.test'
const PASSWORD = 'a long walk in the rain'

let env: { DATA_DIR: string }
const admin = (...args: string[]) => run(adminCommand, args, env)

beforeAll(async () => {
  env = { DATA_DIR: join(await temporaryFolder(), 'data') }
})

describe('the command admin', () => {
  it('says how it is used where it was typed wrongly', async () => {
    for (const args of [
      [],
      ['make'],
      ['create'],
      ['create', 'nobody'],
      ['create', ANA, BEN],
      ['verify', 'heads.json', 'more.json'],
    ]) {
      const { code, said } = await admin(...args)
      expect([args, code]).toEqual([args, 2])
      expect(said).toContain('npm run admin -- create EMAIL')
    }
  })

  it('makes no database where none is', async () => {
    const { code, said } = await admin('verify')
    expect(code).toBe(1)
    expect(said).toContain(`There is no portal in ${env.DATA_DIR}`)
    expect(existsSync(env.DATA_DIR)).toBe(false)
  })

  it('repeats a setting that is wrong', async () => {
    const { code, said } = await run(adminCommand, ['create', ANA], { ...env, PORT: 'x' })
    expect([code, said]).toEqual([1, 'PORT: "x" is not a port (0 to 65535)'])
  })
})

describe('on an installation that nobody has used', () => {
  let portal: OpenDatabase | undefined
  let app: PortalApp | undefined
  const links: string[] = []

  /** What a portal on this folder would answer; the folder is its own from here on. */
  const open = async (): Promise<PortalApp> => {
    const config = { ...readConfig(env), demo: false }
    const logger = createLogger('silent')
    portal = await openDatabase(config, logger)
    const { database } = portal
    app = await buildApp({
      config,
      database,
      logger,
      secret: TEST_SECRET,
      publicUrl: () => 'http://127.0.0.1:4300',
      webRoot: null,
      build: 'test',
      validateAnswers: true,
    })
    await app.ready()
    return app
  }
  const post = async (url: string, payload: object) =>
    (app ?? (await open())).inject({ method: 'POST', url, payload })
  const tokenIn = (link = '') => link.split('/').at(-1) ?? ''

  afterAll(async () => {
    await app?.close()
    await portal?.close()
  })

  it('makes the first administrator, and the head office', async () => {
    const { code, said, printed } = await admin('create', ' Ana.Reyes@COMPANY.test ')
    expect(said).toContain(`The administrator ${ANA} was made (user name ana.reyes, operating unit HO)`)
    expect(code).toBe(0)
    expect(printed).toEqual([
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:4300\/reset-password\/[\w-]{43}$/),
    ])
    links.push(...printed)
  })

  it('opens the account by the link, once', async () => {
    const reset = { token: tokenIn(links[0]), password: PASSWORD }
    expect((await post('/users/reset-password', reset)).statusCode).toBe(204)
    const again = await post('/users/reset-password', { ...reset, password: `${PASSWORD} again` })
    expect(again.json()).toMatchObject({ code: 'link_expired' })

    const user = await post('/users/authenticate', { email: ANA, password: PASSWORD })
    expect(user.json()).toMatchObject({ email: ANA, ou_code: 'HO', username: 'ana.reyes' })
    expect(
      user
        .json<{ roles: { code: string }[] }>()
        .roles.map(({ code }) => code)
        .sort(),
    ).toEqual(['employee', 'super_admin'])
  })

  it('works beside the running portal, and makes no second account for one address', async () => {
    await expect(admin('create', 'ANA.reyes@company.test')).resolves.toMatchObject({
      code: 1,
      printed: [],
      said: expect.stringContaining(`${ANA} has an account already (user name ana.reyes, active)`) as string,
    })
    const units = await query(portal!.connection, 'select ou_code from operating_unit')
    const users = await query(portal!.connection, 'select email from app_user')
    expect([units, users]).toEqual([[{ ou_code: 'HO' }], [{ email: ANA }]])
  })

  it('makes another one, whose name gives way and whose link starts with PUBLIC_URL', async () => {
    const others = { ...env, PUBLIC_URL: 'https://portal.company.test' }
    const { code, said, printed } = await run(adminCommand, ['create', 'ana.reyes@other.test'], others)
    expect([code, said]).toEqual([0, expect.stringContaining('user name ana.reyes-2')])
    expect(printed[0]).toMatch(/^https:\/\/portal\.company\.test\/reset-password\//)
    const reset = { token: tokenIn(printed[0]), password: PASSWORD }
    expect((await post('/users/reset-password', reset)).statusCode).toBe(204)
    expect((await post('/users/authenticate', { email: ANA, password: PASSWORD })).statusCode).toBe(200)
  })

  it('refuses a link that is an hour old', async () => {
    const { printed } = await admin('create', BEN)
    await query(
      portal!.connection,
      `update password_reset set expires_at = expires_at - interval '60 minutes'
       where user_id = (select id from app_user where email = $1)`,
      [BEN],
    )
    const late = await post('/users/reset-password', { token: tokenIn(printed[0]), password: PASSWORD })
    expect(late.json()).toMatchObject({ code: 'link_expired' })
  })

  it('leaves its mark in the audit log, and neither password nor link', async () => {
    const entries = await query<{ channel: string; diff: object; row: string }>(
      portal!.connection,
      "select channel, diff, l::text as row from audit_log l where action = 'user.create_administrator' order by seq",
    )
    expect(entries.map(({ channel }) => channel)).toEqual(['command', 'command', 'command'])
    expect(entries[0]?.diff).toMatchObject({ email: ANA, roles: ['super_admin', 'employee'], ou_code: 'HO' })
    expect(entries[0]?.row).not.toContain(tokenIn(links[0]))
  })

  it('walks the audit log and the ledger beside the running portal', async () => {
    const { code, printed } = await admin('verify')
    expect(code).toBe(0)
    expect(printed[0]).toMatch(/^The audit log holds: \d+ entries in 2 chains\.$/)
    expect(printed.slice(1)).toEqual([
      expect.stringMatching(/^HO +5 {2}[0-9a-f]{64}$/),
      expect.stringMatching(/^company +\d+ {2}[0-9a-f]{64}$/),
      'The ledger holds: 0 entries in 0 chains.',
    ])
  })

  it('names the first entry that was changed behind the portal’s back', async () => {
    await query(
      portal!.connection,
      `begin; alter table audit_log disable trigger user;
       update audit_log set diff = diff || '{"ou_code": "CEB"}' where action = 'user.create_administrator' and seq = 3;
       alter table audit_log enable trigger user; commit`,
    )
    const { code, said, printed } = await admin('verify')
    expect([code, printed]).toEqual([1, []])
    expect(said).toMatch(
      /The first bad entry is number 3 of HO \(user\.create_administrator, .+\): its content was changed\./,
    )
  })

  it('starts the database by itself once the portal has ended', async () => {
    await app?.close()
    await portal?.close()
    app = portal = undefined
    expect((await admin('verify')).said).toContain('The first bad entry is number 3 of HO')
  })
})

describe('on a database by its address', () => {
  it('makes the tables and the administrator', async () => {
    const fresh = await emptyDatabase()
    try {
      const { code, printed } = await run(adminCommand, ['create', ANA], environmentOn(fresh.ownerConnection))
      expect([code, printed.length]).toEqual([0, 1])
      expect(await query(fresh.ownerConnection, 'select email, status from app_user')).toEqual([
        { email: ANA, status: 'active' },
      ])
    } finally {
      await fresh.close()
    }
  })

  it('refuses a role that no wall would hold, as the server does', async () => {
    const secret = await readFile(join(env.DATA_DIR, 'secrets', 'database-superuser'), 'utf8')
    const portal = await openDatabase(readConfig(env), createLogger('silent'))
    try {
      const owner = portal.connection as Exclude<typeof portal.connection, string>
      const almighty = environmentOn({ ...owner, user: 'postgres', password: secret.trim() })
      for (const args of [['create', BEN], ['verify']])
        expect(await run(adminCommand, args, almighty)).toMatchObject({
          code: 1,
          said: expect.stringContaining('the role is a superuser') as string,
        })
    } finally {
      await portal.close()
    }
  })
})
