import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('the API description', () => {
  type Description = {
    openapi: string
    paths: Record<string, Record<string, { responses?: object; security?: object[] }>>
  }

  it('is a valid OpenAPI document', async () => {
    const { body } = await api.anyone.get<Description>('/api/v1/openapi.json')
    const { valid, errors } = await new Validator().validate(body as Record<string, unknown>)
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  it('names every route, with its answers and whether it needs a sign-in', async () => {
    const { body } = await api.anyone.get<Description>('/api/v1/openapi.json')
    for (const { method, url, access } of api.app.guardedRoutes) {
      if (url.endsWith('/openapi.json') || !(url.startsWith('/api/') || url.startsWith('/users'))) continue
      const described = body.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      const statuses = Object.keys(described?.responses ?? {})
      expect(statuses, `${method} ${url}`).toEqual([expect.stringMatching(/^20[0124]$/), '4XX', '5XX'])
      expect(Boolean(described?.security), `${method} ${url}`).toBe(!('public' in access))
    }
    const makes = body.paths['/users/register']?.['post']
    expect(Object.keys(makes?.responses ?? {})).toContain('201')
  })
})
