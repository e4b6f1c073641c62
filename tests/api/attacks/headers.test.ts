import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApi, type Answer, type Client, type TestApi } from '@tests/support/api'

const DESCRIPTION = '/api/v1/openapi.json'
const PAGE = '<!doctype html><title>The portal</title><script src="/assets/app-1a2b3c4d.js"></script>'
let folder: string
let api: TestApi
let admin: Client
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-web-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.git'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, 'assets', 'app-1a2b3c4d.js'), 'export const a = 1\n')
  await writeFile(join(folder, '.env'), 'SECRET=left behind\n')
  await writeFile(join(folder, '.git', 'HEAD'), 'left behind\n')
  await writeFile(join(folder, '.git', 'config.txt'), 'left behind\n')
  await writeFile(join(folder, '.vite', 'manifest.json'), '{"left":"behind"}\n')
  api = await startApi({
    webRoot: folder,
    extraRoutes: app => {
      app.get('/fails', { config: { access: { public: 'a test' } } }, () => {
        throw new Error('connect to 10.0.0.7 as portal_owner failed')
      })
      app.get('/moves', { config: { access: { public: 'a test' } } }, (_request, reply) =>
        reply.redirect('/login'),
      )
    },
  })
  admin = await api.as('super_admin')
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

/** Directive → sources. */
function policyOf({ headers }: Answer): Record<string, string> {
  const parts = String(headers['content-security-policy']).split('; ')
  return Object.fromEntries(parts.map(part => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
}

const withoutTls = { publicUrl: () => 'http://127.0.0.1:4300' }

const ANSWERS: [string, string, number][] = [
  ['a page', '/login', 200],
  ['a script', '/assets/app-1a2b3c4d.js', 200],
  ['JSON', '/api/v1/portal', 200],
  ['a refusal', '/users', 401],
  ['nothing there', '/api/v1/nothing', 404],
  ['a missing script', '/assets/gone-1a2b3c4d.js', 404],
  ['a fault', '/fails', 500],
  ['a redirect', '/moves', 302],
  ['an address that cannot be read', '/api/v1/%zz', 400],
]

describe('each answer', () => {
  it.each(ANSWERS)('CFG-01 carries the headers that browsers go by: %s', async (_name, url, status) => {
    const answer = await api.anyone.get(url)
    expect(answer.status).toBe(status)
    expect(policyOf(answer)).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    })
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it.each(ANSWERS)('CFG-01 does not say what it runs on: %s', async (_name, url) => {
    const { headers, text } = await api.anyone.get(url)
    for (const name of ['server', 'x-powered-by', 'via', 'x-runtime'])
      expect(headers).not.toHaveProperty(name)
    expect(text).not.toMatch(/fastify|node_modules|kysely|portal_owner|10\.0\.0\.7|\bat .*:\d+:\d+/i)
  })

  it('CFG-01 lets no script run that stands in the page, and none that is made of text', async () => {
    for (const [, url] of ANSWERS) {
      const policy = policyOf(await api.anyone.get(url))
      expect(policy['script-src']).not.toMatch(/unsafe|\*|http|data:|blob:/)
      expect(policy['style-src']).not.toContain('unsafe')
      expect(policy['connect-src']).toBe("'self'")
    }
  })

  it.each([
    '/reset-password/abc',
    '/leave/request/ext/abc',
    '/cash-advance/ext/abc',
    '/cash-advance/appr/ext/abc',
    '/request/soa/ext/abc',
  ])('CFG-01 sends the address of %s, which holds a token, to nobody', async url => {
    const { headers } = await api.anyone.get(url)
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
  })

  it('CFG-01 says on a page what it may use and load, and on a file of the build no more than files need', async () => {
    const page = await api.anyone.get('/login')
    const script = await api.anyone.get('/assets/app-1a2b3c4d.js')
    expect(page.headers).toHaveProperty('permissions-policy')
    expect(policyOf(page)).toHaveProperty('frame-src')
    expect(script.headers).not.toHaveProperty('permissions-policy')
    const only = Object.entries(policyOf(script)).filter(([name]) => name !== 'base-uri')
    expect(only.map(([, sources]) => sources).filter(sources => !/^'(self|none)'$/.test(sources))).toEqual([])
    expect(Object.keys(policyOf(page))).toEqual(expect.arrayContaining(Object.keys(policyOf(script))))
  })

  it('CFG-01 keeps what is a person’s out of caches, and asks for TLS only where there is some', async () => {
    expect((await admin.get('/api/v1/auth/profile')).headers['cache-control']).toBe('no-store')
    const plain = await startApi({ on: api.fresh, ...withoutTls })
    expect((await plain.anyone.get('/api/v1/portal')).headers).not.toHaveProperty('strict-transport-security')
    await plain.close()
  })
})

describe('pages of other origins', () => {
  const ORIGINS = [
    'https://evil.test',
    'null',
    'https://portal.test.evil.test',
    'http://portal.test',
    'https://portal.test:8443',
    '',
  ]

  it.each(ORIGINS)('CFG-03 are told nothing that would let "%s" read an answer', async origin => {
    for (const [, url] of ANSWERS) expectNoLeave(await api.anyone.get(url, { headers: { origin } }))
    expectNoLeave(await admin.get('/users', { headers: { origin } }))
  })

  it.each(ORIGINS)('CFG-03 get no leave from a preflight of "%s"', async origin => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    }
    const answer = await api.anyone.send('OPTIONS', '/api/v1/auth/profile', undefined, { headers })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expectNoLeave(answer)
  })

  function expectNoLeave({ headers }: Answer): void {
    expect(Object.keys(headers).filter(name => name.startsWith('access-control-'))).toEqual([])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
})

describe('what lies about', () => {
  it.each([
    '/.git/HEAD',
    '/.git/config.txt',
    '/%2egit/HEAD',
    '/.env',
    '/%2eenv',
    '/.vite/manifest.json',
    '/assets/..%2f.env',
    '/assets/%2e%2e/.env',
    '/..%2f..%2f..%2fetc%2fpasswd.txt',
    '/assets/..%5c..%5c.env',
    '/package.json',
    '/server/main.ts',
    '/assets/app-1a2b3c4d.js.map',
    '/index.html%00.js',
    '/api/docs',
    '/api/v1/docs/json',
    '/api/openapi.json',
    '/openapi.json',
    '/assets/',
    '/api/',
  ])('CFG-06 is not served: %s', async url => {
    const answer = await api.anyone.get(url)
    expect([400, 403, 404]).toContain(answer.status)
    expect(answer.text).not.toContain('left behind')
  })

  it.each(['/debug', '/test', '/docs', '/admin', '/phpinfo', '/actuator/env', '/server-status'])(
    'CFG-06 is nothing but the portal’s own page: %s',
    async url => {
      expect((await api.anyone.get(url)).text).toBe(PAGE)
    },
  )

  it('answers pages and files without a warning of the process', async () => {
    const warnings: string[] = []
    const note = (warning: Error) => warnings.push(warning.message)
    process.on('warning', note)
    try {
      for (const url of ['/', '/dashboard', '/assets/app-1a2b3c4d.js', '/nowhere.js'])
        await api.anyone.get(url)
      await new Promise(setImmediate)
    } finally {
      process.off('warning', note)
    }
    expect(warnings).toEqual([])
  })

  it('CFG-06 shows its figures to the monitor on this machine alone', async () => {
    expect((await api.anyone.get('/metrics', { remoteAddress: '127.0.0.1' })).status).toBe(200)
    expect((await api.anyone.get('/metrics', { remoteAddress: '203.0.113.9' })).status).toBe(404)
    for (const header of ['x-forwarded-for', 'forwarded'])
      expect((await api.anyone.get('/metrics', { headers: { [header]: 'for=203.0.113.9' } })).status).toBe(
        404,
      )
  })

  it.each([
    { DATABASE_URL: 'postgres://x@127.0.0.1/x', PORTAL_SECRET: 'k3Jx9vQ2mZ7pL0sT5wY8aB4cD6eF1gH2' },
    { PORTAL_DEMO: 'off' },
  ])('CFG-06 describes its calls to administrators alone outside the demo: %o', async env => {
    const earnest = await startApi({ on: api.fresh, env })
    const employee = await api.as('employee')
    const asked = (client: Client) => client.get(DESCRIPTION)
    expect((await asked(earnest.anyone)).status).toBe(401)
    expect((await asked(earnest.withToken(employee.user?.token ?? ''))).status).toBe(403)
    expect((await asked(earnest.withToken(admin.user?.token ?? ''))).status).toBe(200)
    await earnest.close()
  })

  it('CFG-06 makes the description of its calls once, and sends it compressed or not at all', async () => {
    const made = vi.spyOn(api.app, 'swagger')
    const asked = (headers: Record<string, string>) =>
      api.app.inject({ method: 'GET', url: DESCRIPTION, headers })
    const [br, zipped, plain, ...more] = await Promise.all([
      asked({ 'accept-encoding': 'gzip, deflate, br' }),
      asked({ 'accept-encoding': 'gzip' }),
      asked({}),
      ...Array.from({ length: 7 }, () => asked({})),
    ])
    expect(made).toHaveBeenCalledTimes(1)
    expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(zipped?.headers['content-encoding']).toBe('gzip')
    expect(plain?.headers['content-encoding']).toBeUndefined()
    expect(brotliDecompressSync(br?.rawPayload ?? Buffer.alloc(0)).toString()).toBe(plain?.payload)
    expect(gunzipSync(zipped?.rawPayload ?? Buffer.alloc(0)).toString()).toBe(plain?.payload)
    expect(JSON.parse(plain?.payload ?? '')).toHaveProperty('openapi')
    expect(more.every(({ payload }) => payload === plain?.payload)).toBe(true)
    const again = await asked({ 'if-none-match': String(plain?.headers['etag']) })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })
})
