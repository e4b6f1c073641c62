import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERMISSIONS } from '@contract/access/permission-catalogue'
import { aPerson } from '@tests/api/attacks/people.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

type Parameter = { name: string; in: string; required?: boolean }
type Description = { paths: Record<string, { get?: { parameters?: Parameter[] } }> }
type Refusal = { fields?: { path: string }[] }

let api: TestApi
let client: Client
let lists: { path: string; query: string }[]
const NEEDED: Record<string, string> = {
  fields: 'id',
  blocks: '[{"from":0,"to":1,"fields":["id"]}]',
}
beforeAll(async () => {
  api = await startApi()
  client = (await aPerson(api, { codes: PERMISSIONS.map(({ code }) => code) })).client
  const project = await api.database.db.selectFrom('project').select('id').executeTakeFirstOrThrow()
  const { paths } = api.app.swagger() as Description
  lists = Object.entries(paths).flatMap(([path, { get }]) => {
    const asked = (get?.parameters ?? []).filter(parameter => parameter.in === 'query')
    if (!asked.some(({ name }) => name === 'filter')) return []
    const needed = asked.filter(({ required }) => required).map(({ name }) => [name, NEEDED[name] ?? ''])
    // Of the values of a field, that field is refused before the filter is looked at.
    if (path.endsWith('/values/{field}')) return []
    return [{ path: path.replace('{id}', project.id), query: new URLSearchParams(needed).toString() }]
  })
})
afterAll(() => api.close())

describe('a list that is filtered', () => {
  it.each(['__proto__', 'constructor', 'toString', 'no_such_column', 'id; drop table app_user'])(
    'INJ-16 refuses a field that it does not have, by name: %s',
    async name => {
      expect(lists.length).toBeGreaterThan(50)
      const condition = { filterType: 'text', type: 'contains', filter: 'x' }
      const filter = encodeURIComponent(`{${JSON.stringify(name)}:${JSON.stringify(condition)}}`)
      for (const { path, query } of lists) {
        const { status, body } = await client.get<Refusal>(`${path}?${query}&filter=${filter}`)
        expect(`${path} ${status}`).toBe(`${path} 400`)
        expect(`${path} ${body.fields?.[0]?.path}`).toContain(name)
      }
    },
  )
})
