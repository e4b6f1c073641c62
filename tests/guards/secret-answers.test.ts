import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Field } from '@contract/kernel/define-resource'
import { isPublic } from '@server/platform/http/access-rule'
import { startApi, type TestApi } from '@tests/support/api'
import { RESOURCES } from '@tests/guards/resources'
import { doubleOf } from '@tests/support/double-of'

type Responses = Record<string, { content?: Record<string, { schema?: unknown }> }>
type Description = { paths: Record<string, Record<string, { responses: Responses }>> }

let api: TestApi
let description: Description
beforeAll(async () => {
  api = await startApi()
  description = doubleOf(api.app.swagger())
})
afterAll(() => api.close())

/** Numbers that the database keeps sealed: beside each stands what is shown of it. */
const sealed = RESOURCES.flatMap(({ name, fields }) =>
  Object.entries<Field>(fields)
    .filter(([field, { sensitive }]) => sensitive && `${field}_masked` in fields)
    .map(([field, { schema }]) => ({ name: `${name}.${field}`, schema })),
)

/** Where a schema holds a text that is kept sealed or not at all. */
function secretsIn(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.values(schema).flatMap(secretsIn)
  return 'format' in schema && schema.format === 'password' ? [schema, ...inner] : inner
}

const writes = () =>
  api.app.guardedRoutes.filter(({ method, access }) => method !== 'GET' && !isPublic(access))
const secretsOf = ({ method, url }: { method: string; url: string }) => {
  const described = description.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  return Object.entries(described?.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, answer]) => secretsIn(answer))
}

describe('secret answers', () => {
  it('are known by their schema, sealed numbers among them', () => {
    expect(sealed.map(({ name }) => name)).toEqual(expect.arrayContaining(['bank.account_no', 'buyer.tin']))
    const unmarked = sealed.filter(({ schema }) => secretsIn(z.toJSONSchema(schema)).length === 0)
    expect(unmarked.map(({ name }) => name)).toEqual([])
  })

  it('are kept under no Idempotency-Key', () => {
    const kept = writes().filter(route => secretsOf(route).length > 0 && !route.answersSecret)
    expect(kept.map(({ method, url }) => `${method} ${url}`)).toEqual([])
  })

  it('are told by few routes, each of which is looked at', () => {
    const secret = writes().filter(route => route.answersSecret)
    expect(secret.filter(route => secretsOf(route).length === 0)).toEqual([])
    expect(secret.map(({ url }) => url).sort()).toEqual([
      '/api/v1/buyer-management/buyers/:id/reveal',
      '/api/v1/maintenance/banks/:id/reveal',
      '/api/v1/people/employees/:id/reveal',
      '/api/v1/people/sellers/:id/reveal',
      '/api/v1/property/quotes/:id/link',
    ])
  })

  it('of sealed columns leave by what audits them', () => {
    const sources = import.meta.glob('/server/**/*.ts', {
      eager: true,
      query: '?raw',
      import: 'default',
    }) as Record<string, string>
    const using = (pattern: RegExp) =>
      Object.entries(sources)
        .filter(([path, text]) => !path.endsWith('.test.ts') && pattern.test(text))
        .map(([path]) => path)
    const mails = '/server/platform/mail/sealed-bodies.ts'
    expect(using(/\bseal\.open\(/)).toEqual([
      mails,
      '/server/platform/people/open-seller-number.ts',
      '/server/platform/resource/reveal-route.ts',
    ])
    // A mail is opened to be sent, and for the outbox, which audits it and hides its links.
    expect(using(/\bopenBodies\(/)).toEqual([
      '/server/modules/settings/outbox.routes.ts',
      '/server/platform/mail/mail-delivery.ts',
      mails,
    ])
  })
})
