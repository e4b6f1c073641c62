import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPermissionCode } from '@contract/access/permission-catalogue'
import { isPublic } from '@server/platform/http/access-rule'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** Whoever adds a route that nobody needs to sign in for adds it here, and says why in the route. */
const PUBLIC = [
  'GET /api/v1/buyer-management/calendar/ext/:token',
  'GET /api/v1/openapi.json',
  'GET /api/v1/portal',
  'GET /healthz',
  'GET /metrics',
  'GET /readyz',
  'POST /api/v1/external/answer',
  'POST /api/v1/external/code',
  'POST /api/v1/external/decide',
  'POST /api/v1/external/delegate',
  'POST /api/v1/external/file',
  'POST /api/v1/external/new-link',
  'POST /api/v1/external/open',
  'POST /api/v1/external/quote',
  'POST /api/v1/external/quote-interest',
  'POST /api/v1/external/quote-pdf',
  'POST /api/v1/external/quote-photo',
  'POST /api/v1/external/quote-picture',
  'POST /api/v1/external/release',
  'POST /api/v1/external/release-answer',
  'POST /api/v1/external/release-pdf',
  'POST /api/v1/external/report',
  'POST /api/v1/external/statement',
  'POST /api/v1/external/statement-answer',
  'POST /api/v1/external/statement-pdf',
  'POST /api/v1/external/verify',
  'POST /users/authenticate',
  'POST /users/forgot-password',
  'POST /users/register',
  'POST /users/reset-password',
]

/** Signed in, and past the policies of units: whoever moves one within them lowers this, and nobody raises it. */
const WRITE_PAST_UNITS = 24

type Schema = { properties?: Record<string, unknown>; $ref?: string; type?: string }
type OpenApi = {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema?: Schema }> }> }>
  >
}

const isBare = ([status, { content }]: [string, { content?: Record<string, { schema?: Schema }> }]) => {
  const schema = content?.['application/json']?.schema
  return status.startsWith('2') && schema?.properties !== undefined && !('data' in schema.properties)
}

describe('routes', () => {
  it('are public by name, or ask for something', () => {
    const open = api.app.guardedRoutes
      .filter(route => isPublic(route.access))
      .map(r => `${r.method} ${r.url}`)
    expect([...open].sort()).toEqual(PUBLIC)
  })

  it('say in a sentence why they run past the policies of units, and fewer write so with every change', () => {
    const past = api.app.guardedRoutes.filter(({ asPortal }) => asPortal !== null)
    expect(past.filter(({ asPortal }) => !/^[A-Z].{20,}\.$/.test(asPortal ?? ''))).toEqual([])
    const writing = past.filter(
      ({ method, onlyReads, access }) => method !== 'GET' && !onlyReads && !isPublic(access),
    )
    expect(writing.length).toBe(WRITE_PAST_UNITS)
  })

  it('ask for permissions that exist', () => {
    const unknown = api.app.guardedRoutes.filter(
      ({ access }) => 'permission' in access && !isPermissionCode(access.permission),
    )
    expect(unknown).toEqual([])
  })

  it('stop the start when one does not say who may call it', async () => {
    const careless = startApi({
      extraRoutes: app => app.get('/careless', async () => 'hello'),
      on: api.fresh,
    })
    await expect(careless).rejects.toThrow('/careless does not say who may call it')
  })

  it('answer 401 to whoever is not signed in', async () => {
    for (const route of api.app.guardedRoutes.filter(({ access }) => !isPublic(access))) {
      const url = route.url.replace(/:\w+/g, '01a1fa65-f2dd-768c-999c-c8f7244c9822')
      const answer = await api.anyone.send(route.method, url)
      expect(`${route.method} ${route.url} ${answer.status}`).toBe(`${route.method} ${route.url} 401`)
      expect(answer.body).toMatchObject({ code: 'unauthenticated', requestId: expect.any(String) })
    }
  })

  it('stand in data wherever an answer is JSON', async () => {
    const { body } = await api.anyone.get<OpenApi>('/api/v1/openapi.json')
    const bare = Object.entries(body.paths).flatMap(([url, methods]) =>
      Object.entries(methods)
        .filter(([, { responses }]) => Object.entries(responses).some(isBare))
        .map(([method]) => `${method.toUpperCase()} ${url}`),
    )
    expect(bare.filter(name => name.includes(' /api/v1/'))).toEqual([])
  })

  it('fail when an answer does not fit its schema', async () => {
    const { registerRoute, dataOf } = await import('@server/platform/http/register-route')
    const { z } = await import('zod')
    const drifted = await startApi({
      on: api.fresh,
      extraRoutes: (app, platform) =>
        registerRoute(app, platform, {
          method: 'GET',
          url: '/drifted',
          access: { public: 'a test' },
          summary: 'Gives a number where a text is promised',
          response: dataOf(z.object({ name: z.string() })),
          handler: async () => ({ data: { name: 7 } }),
        }),
    })
    expect((await drifted.anyone.get('/drifted')).status).toBe(500)
    await drifted.close()
  })
})
