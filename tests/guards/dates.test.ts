import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERMISSIONS } from '@contract/access/permission-catalogue'
import type { Field } from '@contract/kernel/define-resource'
import { aPerson } from '@tests/api/attacks/people.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { RESOURCES } from '@tests/guards/resources'

type DescribedCall = { parameters?: { name: string; in: string }[] }
type Description = { paths: Record<string, { get?: DescribedCall }> }

let api: TestApi
let client: Client
beforeAll(async () => {
  api = await startApi()
  client = (await aPerson(api, { codes: PERMISSIONS.map(({ code }) => code) })).client
})
afterAll(() => api.close())

const dateFields = RESOURCES.flatMap(({ name, fields }) =>
  Object.entries<Field>(fields).flatMap(([field, declared]) =>
    ['date', 'instant'].includes(declared.kind) && (declared.creatable || declared.changeable)
      ? [{ name: `${name}.${field}`, schema: declared.schema }]
      : [],
  ),
)

const DATED = /^(month|year|day|on|from|to|date|as_of|since|until)$|_(on|from|to|date|month|year)$/
/** The ends of what a database, a calendar or a program can count. */
const FAR = [
  '9999-12',
  '9999-12-31',
  '9999',
  '0001-01',
  '0001-01-01',
  '0001',
  '275760-09-13',
  '-000001-01-01',
]

describe('dates beyond the range', () => {
  it('are refused by every field that takes one', () => {
    expect(dateFields.length).toBeGreaterThan(20)
    const takes = dateFields.filter(({ schema }) =>
      ['9999-12-31', '0001-01-01', '9999-12-31T23:59:59-12:00'].some(text => schema.safeParse(text).success),
    )
    expect(takes.map(({ name }) => name)).toEqual([])
  })

  it('are refused by every route that is asked with one', async () => {
    const { paths } = api.app.swagger() as Description
    const asked = Object.entries(paths).flatMap(([path, { get }]) =>
      (get?.parameters ?? []).flatMap(({ name, in: place }) =>
        place === 'query' && DATED.test(name) ? [{ path, name }] : [],
      ),
    )
    expect(asked.map(({ path }) => path)).toContain('/api/v1/time-logs/month')
    for (const { path, name } of asked) {
      const url = path.replace(/\{\w+\}/g, '01a1fa65-f2dd-768c-999c-c8f7244c9822')
      const names = asked.filter(other => other.path === path).map(other => other.name)
      for (const text of FAR) {
        const query = names.map(other => `${other}=${text}`).join('&')
        const { status } = await client.get(`${url}?${query}`)
        expect(`${path} ${name}=${text} ${status}`).toMatch(/ 40[034]$/)
      }
    }
  })
})
