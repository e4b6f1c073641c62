import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALE_CODES, LOCALES } from '@contract/kernel/locales'
import type { NotificationSettings } from '@contract/modules/notifications/notification.calls'
import { KIND_NAMES } from '@contract/modules/notifications/notification-kinds'
import { notificationText } from '@server/platform/notifications/notification-text'
import { aPerson } from '@tests/api/attacks/people.support'
import { aMemo, listOf, summaryOf, tell, textsOf } from '@tests/api/notifications.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

const URL = '/api/v1/notifications'
let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const read = (client: Client, id: string, is_read = true) => client.patch(`${URL}/${id}`, { is_read })
const first = async (client: Client) => (await listOf(client)).items[0]?.id ?? expect.fail('nothing came')

describe('the notifications of a person', () => {
  it('are theirs alone', async () => {
    const [ana, ben] = [await aPerson(api), await aPerson(api)]
    await tell(api, aMemo([ana.id]))
    const id = await first(ana.client)
    expect(await textsOf(ben.client)).toEqual([])
    expect((await read(ben.client, id)).status).toBe(404)
    expect((await summaryOf(ana.client)).unread).toBe(1)
  })

  it('are read, unread again, and counted', async () => {
    const { client, id: user } = await aPerson(api)
    for (const title of ['One', 'Two']) await tell(api, aMemo([user], title))
    const id = await first(client)
    expect((await read(client, id)).status).toBe(204)
    expect((await summaryOf(client)).unread).toBe(1)
    expect(await textsOf(client, '?unread=true')).toEqual(['New memo: One.'])
    expect((await listOf(client)).items.map(item => item.is_read)).toEqual([true, false])
    await read(client, id, false)
    expect((await summaryOf(client)).newest.map(item => item.text)).toEqual([
      'New memo: Two.',
      'New memo: One.',
    ])
  })

  it('are all read at once, and that is taken back for them and for no others', async () => {
    const { client, id: user } = await aPerson(api)
    for (const title of ['One', 'Two', 'Three']) await tell(api, aMemo([user], title))
    await read(client, await first(client))
    const { body } = await client.post<{ data: { changed: number; mark: string } }>(`${URL}/read-all`)
    expect(body.data.changed).toBe(2)
    expect((await summaryOf(client)).unread).toBe(0)
    const stranger = await aPerson(api)
    await stranger.client.post(`${URL}/read-all/take-back`, { mark: body.data.mark })
    expect((await summaryOf(client)).unread).toBe(0)
    expect((await client.post(`${URL}/read-all/take-back`, { mark: body.data.mark })).status).toBe(204)
    expect(await textsOf(client, '?unread=true')).toEqual(['New memo: Two.', 'New memo: One.'])
  })

  it('come page by page, each once', async () => {
    const { client, id: user } = await aPerson(api)
    for (let n = 1; n <= 65; n += 1) await tell(api, aMemo([user], String(n)))
    const seen: string[] = []
    let query = ''
    for (let page = 0; page < 3; page += 1) {
      const { items, next } = await listOf(client, query)
      seen.push(...items.map(item => item.text))
      query = `?before=${next}`
      expect(next === null).toBe(page === 2)
    }
    expect(seen).toEqual(Array.from({ length: 65 }, (_, index) => `New memo: ${65 - index}.`))
    expect(await textsOf(client, '?kind=leave.recalled')).toEqual([])
  })

  it('speak the language of whoever reads, whatever was spoken when it happened', async () => {
    const { client, id: user } = await aPerson(api)
    await tell(api, {
      kind: 'approval.decided',
      to: [user],
      subject: { type: 'time_correction', id: user },
      params: { document: 'TC-1', who: 'Ana Cruz', outcome: 'rejected' },
      path: '/time-logs',
    })
    const inLanguage = async (tag: string) =>
      (
        await client.get<{ data: { items: { text: string }[] } }>(URL, {
          headers: { 'accept-language': tag },
        })
      ).body.data.items[0]?.text
    expect(await inLanguage('en')).toBe('Decision on TC-1: rejected (Ana Cruz).')
    expect(await inLanguage('de')).toMatch(/TC-1: abgelehnt \(Ana Cruz\)\.$/)
    expect(await inLanguage('ar')).toContain('\u2068Ana Cruz\u2069')
    await tell(api, {
      kind: 'hold.expiring',
      to: [user],
      subject: { type: 'property_unit', id: user },
      params: { unit: 'A-1', until: '2026-03-09T01:00:00Z' },
      path: '/property/master-list',
    })
    expect(await inLanguage('en')).toMatch(/^Your hold of A-1 ends on Mon, Mar 9, 2026, 9:00/)
    expect(await inLanguage('de')).toContain('9. März 2026')
  })

  it('have words in every language, without a value left open', () => {
    const params = { document: 'D', who: 'W', due: '2026-03-09', outcome: 'approved', type: 'T', days: '1' }
    const more = { title: 'M', period: 'P', day: '2026-03-09', record: 'R', job: 'J' }
    for (const locale of LOCALE_CODES)
      for (const kind of KIND_NAMES) {
        const text = notificationText(locale, kind, { ...params, ...more }) ?? ''
        expect(text.length, `${LOCALES[locale].name} ${kind}`).toBeGreaterThan(4)
        expect(text).not.toMatch(/\{\{|undefined/)
      }
  })
})

describe('the settings of a person', () => {
  const settings = async (client: Client) =>
    (await client.get<{ data: NotificationSettings }>(`${URL}/settings`)).body.data
  const save = (client: Client, version: number, change: object) =>
    client.send(
      'PUT',
      `${URL}/settings`,
      { channels: {}, digest_at: '08:00', quiet: null, ...change },
      {
        headers: { 'if-match': `"${version}"` },
      },
    )
  const channelIn = (found: NotificationSettings, kind: string) =>
    found.kinds.find(known => known.kind === kind)?.channel

  it('are what each kind says until somebody chooses', async () => {
    const { client } = await aPerson(api)
    const found = await settings(client)
    expect(found).toMatchObject({ digest_at: '08:00', quiet: null, row_version: 0 })
    expect(found.kinds.map(kind => kind.kind)).toEqual(KIND_NAMES)
    expect(channelIn(found, 'approval.requested')).toBe('portal')
  })

  it('are kept, for that person alone, and not over a newer choice', async () => {
    const [ana, ben] = [await aPerson(api), await aPerson(api)]
    const quiet = { from: '20:00', to: '07:00', days: [1, 5] }
    const change = { channels: { 'memo.published': 'off' }, digest_at: '17:30', quiet }
    expect((await save(ana.client, 0, change)).status).toBe(200)
    expect(await settings(ana.client)).toMatchObject({ digest_at: '17:30', quiet, row_version: 1 })
    expect((await settings(ben.client)).row_version).toBe(0)
    expect((await save(ana.client, 0, {})).status).toBe(409)
    await tell(api, aMemo([ana.id, ben.id]))
    expect([await textsOf(ana.client), await textsOf(ben.client)]).toEqual([[], ['New memo: Office hours.']])
  })

  it('cannot switch off what somebody waits for', async () => {
    const { client, id } = await aPerson(api)
    await save(client, 0, { channels: { 'approval.requested': 'off' } })
    expect(channelIn(await settings(client), 'approval.requested')).toBe('portal')
    const params = { document: 'LV-1', who: 'Ana' }
    await tell(api, { ...aMemo([id]), kind: 'approval.requested', params })
    expect(await textsOf(client)).toEqual(['Ana asks you to decide LV-1.'])
  })

  it.each([
    [{ quiet: { from: '20:00', to: '20:00', days: [1] } }],
    [{ quiet: { from: '20:00', to: '25:00', days: [1] } }],
    [{ quiet: { from: '20:00', to: '07:00', days: [] } }],
    [{ digest_at: '8:00' }],
    [{ channels: { 'memo.published': 'sms' } }],
    [{ channels: { nothing: 'off' } }],
  ])('refuse what is none: %j', async change => {
    const { client } = await aPerson(api)
    expect((await save(client, 0, change)).status).toBe(400)
  })
})
