import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnProfile } from '@contract/modules/auth/auth.calls'
import type { KnownPhoto, OwnPhoto } from '@contract/people/photo'
import { businessDay } from '@server/platform/db/business-day'
import { aPerson } from '@tests/api/attacks/people.support'
import { gif, jpeg, jpegWithTail, pdf, png } from '@tests/api/files-samples.support'
import { EMPLOYEES, peopleCalls, type Refusal } from '@tests/api/people.support'
import { quoteDesk, type QuoteDesk } from '@tests/api/property-quotes.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { fileCall } from '@tests/support/multipart'

const OWN = '/api/v1/people/own-photo'
type Own = { data: OwnPhoto } & Refusal

let api: TestApi
let desk: QuoteDesk
beforeAll(async () => {
  api = await startApi()
  desk = await quoteDesk(api)
})
afterAll(() => api.close())

const give = (client: Client, content: Buffer = jpegWithTail, name = 'me at home.jpg') =>
  client.post<Own>(OWN, ...fileCall(name, content))
const consent = (client: Client, shown_to_buyers: boolean) => client.patch<Own>(OWN, { shown_to_buyers })
const photosFor = async (client: Client) =>
  (await client.get<{ data: KnownPhoto[] }>('/api/v1/people/photos')).body.data
const profileOf = async (client: Client) =>
  (await client.get<{ data: OwnProfile }>('/api/v1/auth/profile')).body.data
const filesOf = async (userId: string) => {
  const { rows } = await sql<{ id: string; file_name: string }>`
    select id, file_name from stored_file where owner_type = 'user_photo' and owner_id = ${userId}`.execute(
    api.database.db,
  )
  return rows
}
const historyOf = async (userId: string) => {
  const { rows } = await sql<{ action: string; actor_user_id: string }>`
    select action, actor_user_id from audit_log where entity_type = 'user' and entity_id = ${userId}
      and action like '%photo' order by seq`.execute(api.database.db)
  return rows.map(({ action, actor_user_id }) => [action, actor_user_id === userId])
}

describe('a photo of one’s own', () => {
  it('is kept bare and without its name, replaced by the next one, and gone when it is removed', async () => {
    const { client, id } = await aPerson(api, { unit: 'CEB', reach: 'home' })
    expect((await profileOf(client)).photo).toBeNull()
    const first = await give(client)
    expect([first.status, first.body.data.shown_to_buyers_since]).toEqual([201, null])
    const content = await api.app.inject({
      method: 'GET',
      url: `/api/v1/people/photos/${first.body.data.id}`,
      headers: { authorization: `Bearer ${client.user?.token}` },
    })
    expect(content.rawPayload.equals(jpeg)).toBe(true)
    expect(content.headers['content-disposition']).toContain('photo.jpg')

    // The file of before stands in a unit that the person no longer acts in.
    await sql`update app_user set ou_id = (select id from operating_unit where ou_code = 'DVO') where id = ${id}`.execute(
      api.database.db,
    )
    const second = await give(client, png, 'other.png')
    expect(await filesOf(id)).toEqual([{ id: second.body.data.id, file_name: 'photo.png' }])
    expect((await profileOf(client)).photo?.id).toBe(second.body.data.id)
    expect((await client.get(`/api/v1/people/photos/${first.body.data.id}`)).status).toBe(404)

    expect((await client.send('DELETE', OWN)).status).toBe(204)
    expect([await filesOf(id), (await profileOf(client)).photo]).toEqual([[], null])
    expect((await client.send('DELETE', OWN)).status).toBe(404)
    expect(await historyOf(id)).toEqual([
      ['user.set_photo', true],
      ['user.set_photo', true],
      ['user.remove_photo', true],
    ])
  })

  it.each([
    ['a PDF', pdf, 'me.pdf'],
    ['a GIF', gif, 'me.gif'],
    ['a PDF that is called a picture', pdf, 'me.jpg'],
    ['half a picture', jpeg.subarray(0, 200), 'me.jpg'],
  ])('is a still picture: %s is refused and nothing is kept', async (_what, content, name) => {
    const { client, id } = await aPerson(api)
    const refused = await give(client, content, name)
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      [expect.objectContaining({ path: 'file', code: 'photo_type_refused' })],
    ])
    expect(await filesOf(id)).toEqual([])
  })

  it('is no larger than a page by link should carry', async () => {
    const { client } = await aPerson(api)
    // Within the picture, so that nothing of it can be left out.
    const heavy = Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(1024 * 1024), jpeg.subarray(-2)])
    const refused = await give(client, heavy)
    expect([refused.status, refused.body.code]).toEqual([413, 'too_large'])
  })

  it('is seen by colleagues who see the person, in any unit, and by nobody else', async () => {
    const { client, id } = await aPerson(api, { unit: 'CEB' })
    const { data } = (await give(client)).body
    const address = `/api/v1/people/photos/${data.id}`
    const beside = await aPerson(api, { unit: 'CEB', reach: 'home' })
    const elsewhere = await aPerson(api, { unit: 'DVO', reach: 'home' })
    expect(await photosFor(beside.client)).toContainEqual({ id: data.id, user_id: id, employee_id: null })
    expect((await beside.client.get(address)).status).toBe(200)
    expect((await photosFor(elsewhere.client)).map(photo => photo.id)).not.toContain(data.id)
    expect((await elsewhere.client.get(address)).status).toBe(404)
    expect((await api.anyone.get(address)).status).toBe(401)
    expect((await api.anyone.post(OWN, ...fileCall('me.jpg', jpeg))).status).toBe(401)
  })

  it('opens no other file: one that is nobody’s photo is not found there', async () => {
    const { client } = await aPerson(api)
    const { rows } = await sql<{ id: string }>`
      insert into stored_file (ou_id, owner_type, owner_id, kind, file_name, mime, size_bytes, sha256, storage_key,
        is_company_wide)
      select id, 'employee_detail', id, 'attachment', 'id-card.jpg', 'image/jpeg', 7, 'x', 'x', true
      from operating_unit limit 1 returning id`.execute(api.database.db)
    expect((await client.get(`/api/v1/people/photos/${rows[0]?.id}`)).status).toBe(404)
  })

  it('is removed by HR, who sees the employee, and by nobody without that right', async () => {
    const { agent } = desk
    await give(agent)
    const userId = agent.user?.id ?? ''
    const hr = await api.as('hr_staff')
    const person = (await peopleCalls(hr).list(EMPLOYEES)).find(row => row['user_id'] === userId)
    const url = `${EMPLOYEES}/${person?.id}/remove-photo`
    const version = { headers: { 'if-match': `"${person?.row_version}"` } }
    expect((await (await api.as('immediate_head')).post(url, {}, version)).status).toBe(403)
    expect((await hr.post(url, {}, version)).status).toBe(200)
    expect(await filesOf(userId)).toEqual([])
    expect((await hr.post(url, {}, version)).status).toBe(404)
    expect((await historyOf(userId)).at(-1)).toEqual(['user.remove_photo', false])
  })
})

describe('buyers who open a quote', () => {
  async function openedBy(token: string) {
    await desk.forgetCalls()
    const { has_photo } = (await desk.open(token)).body.data.seller
    const payload = { token }
    const photo = await api.app.inject({ method: 'POST', url: '/api/v1/external/quote-photo', payload })
    return { has_photo, status: photo.statusCode, isIt: photo.rawPayload.equals(jpeg) }
  }
  const HIDDEN = { has_photo: false, status: 404, isIt: false }
  const SHOWN = { has_photo: true, status: 200, isIt: true }

  it('see the seller only while there is consent, and its day stays until it is withdrawn', async () => {
    const { agent } = desk
    const { data: made } = (await desk.quote((await desk.goldenUnit()).id)).body
    const { token } = await desk.linkOf(made)
    expect((await consent(agent, true)).status).toBe(404)
    await give(agent)
    expect(await openedBy(token)).toEqual(HIDDEN)

    const { data: since } = (await consent(agent, true)).body
    expect(since.shown_to_buyers_since).not.toBeNull()
    expect((await consent(agent, true)).body.data).toEqual(since)
    expect(await openedBy(token)).toEqual(SHOWN)
    // Another photo is shown by the same consent.
    const { data: other } = (await give(agent)).body
    expect(other.shown_to_buyers_since).toBe(since.shown_to_buyers_since)

    expect((await consent(agent, false)).body.data.shown_to_buyers_since).toBeNull()
    expect(await openedBy(token)).toEqual(HIDDEN)
    const told = (await historyOf(agent.user?.id ?? '')).map(([action]) => action)
    expect(told.slice(-4)).toEqual(['user.set_photo', 'user.show_photo', 'user.set_photo', 'user.hide_photo'])
  })

  it('see nobody by a link that was withdrawn, and nobody who has left', async () => {
    const { agent } = desk
    const { db } = api.database
    await give(agent)
    await consent(agent, true)
    const { data: made } = (await desk.quote((await desk.goldenUnit()).id)).body
    const { token } = await desk.linkOf(made)
    await sql`update app_user set status = 'suspended' where id = ${agent.user?.id ?? ''}`.execute(db)
    expect(await openedBy(token)).toEqual(HIDDEN)
    await sql`update app_user set status = 'active' where id = ${agent.user?.id ?? ''}`.execute(db)
    expect(await openedBy(token)).toEqual(SHOWN)
    await sql`update unit_quote set link_revoked_at = now() where id = ${made.id}`.execute(db)
    const dead = await api.anyone.post<Refusal>('/api/v1/external/quote-photo', { token })
    expect([dead.status, dead.body.code]).toEqual([410, 'link_expired'])
  })
})

it('a photo goes with its person: a separation removes it', async () => {
  const hr = await api.as('hr_staff')
  const people = peopleCalls(hr)
  const found = await people.find('Reyes')
  const userId = String(found['user_id'])
  await sql`
    with file as (insert into stored_file (ou_id, owner_type, owner_id, kind, file_name, mime, size_bytes, sha256,
      storage_key) select ou_id, 'user_photo', ${userId}, 'photo', 'photo.jpg', 'image/jpeg', 7, 'x', 'of-reyes'
      from app_user where id = ${userId} returning id)
    insert into user_photo (user_id, file_id) select ${userId}, id from file`.execute(api.database.db)
  const on = await businessDay(api.database.db)
  const gone = await people.separate(found, { date_separated: on, reason: 'Moved abroad.' })
  expect([gone.status, await filesOf(userId)]).toEqual([200, []])
})
