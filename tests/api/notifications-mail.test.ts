import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notify } from '@server/platform/notifications/notify'
import { inTransaction } from '@server/platform/db/transaction'
import { startJobs } from '@server/platform/jobs/start-jobs'
import { housekeepingHandlers, purgeTask } from '@server/platform/jobs/housekeeping'
import { addJob } from '@server/platform/jobs/add-job'
import { notificationHandlers } from '@server/modules/notifications/mailing.jobs'
import { mailWaiting } from '@server/modules/notifications/mailing.service'
import type { OutboxRow } from '@server/platform/mail/outbox.repository'
import { aPerson, unitId, type Person } from '@tests/api/attacks/people.support'
import { recordingLog, until } from '@tests/api/mail.support'
import { aMemo, listOf, system, tell } from '@tests/api/notifications.support'
import { PUBLIC_URL, startApi, type TestApi } from '@tests/support/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
/** Each test begins with nobody waiting. */
beforeEach(async () => {
  await sql`update notification set mailed_at = now() where mailed_at is null`.execute(api.database.db)
})

const parts = () => ({ database: api.database, publicUrl: () => PUBLIC_URL })
const mailsTo = ({ email }: Person): Promise<OutboxRow[]> =>
  api.database.db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('to_address', '=', email)
    .where('status', '<>', 'superseded')
    .orderBy('created_at')
    .execute()

type Preference = { digest?: string; quiet?: [string, string] }
/** Times as the database's clock has them where business is done: "-01:00" is an hour ago. */
async function prefers(person: Person, { digest = '00:00', quiet }: Preference): Promise<void> {
  const ago = (hours: string) => sql`((now() at time zone 'Asia/Manila') + ${hours}::interval)::time(0)`
  await sql`insert into notification_preference (user_id, digest_at, quiet_from, quiet_to, quiet_days)
    values (${person.id}, ${digest}, ${quiet ? ago(quiet[0]) : null}, ${quiet ? ago(quiet[1]) : null}, ${
      quiet ? [1, 2, 3, 4, 5, 6, 7] : []
    }::int[])`.execute(api.database.db)
}
const chooses = (person: Person, kind: string, channel: string) =>
  sql`insert into notification_choice (user_id, kind, channel) values (${person.id}, ${kind}, ${channel})`.execute(
    api.database.db,
  )
const yesterday = (person: Person) =>
  sql`update notification set created_at = now() - interval '1 day' where user_id = ${person.id}`.execute(
    api.database.db,
  )
const recall = (to: readonly string[]) => ({
  ...aMemo(to),
  kind: 'leave.recalled' as const,
  params: { document: 'LV-7', who: 'Ana Cruz' },
})

describe('the digest of a day', () => {
  it('EXT-23 is one mail with what is unread, and its one link opens the list', async () => {
    const ana = await aPerson(api)
    await prefers(ana, {})
    for (let n = 1; n <= 12; n += 1) await tell(api, aMemo([ana.id], `No ${n}`))
    await tell(api, aMemo([ana.id], 'Already read'))
    const { id } = (await listOf(ana.client)).items[0] ?? expect.fail('nothing came')
    await ana.client.patch(`/api/v1/notifications/${id}`, { is_read: true })
    await yesterday(ana)
    expect(await mailWaiting(parts(), 'digest')).toBe(1)
    const [mail, ...others] = await mailsTo(ana)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'notifications.digest', subject: expect.stringContaining('12') })
    expect(mail?.text_body).toContain('• New memo: No 12.')
    expect(mail?.text_body).toContain('And 2 more')
    expect(mail?.text_body).not.toMatch(/Already read|No 1\./)
    const links = [...(mail?.html_body ?? '').matchAll(/href="([^"]+)"/g)].map(match => match[1])
    expect(new Set(links)).toEqual(new Set([`${PUBLIC_URL}/user/notifications`]))
  })

  it('goes once a day, whatever comes later, also with two workers at once', async () => {
    const [ana, ben] = [await aPerson(api), await aPerson(api)]
    for (const person of [ana, ben]) {
      await prefers(person, {})
      await tell(api, aMemo([person.id]))
      await yesterday(person)
    }
    await Promise.all(Array.from({ length: 4 }, () => mailWaiting(parts(), 'digest')))
    expect([(await mailsTo(ana)).length, (await mailsTo(ben)).length]).toEqual([1, 1])
    await tell(api, aMemo([ana.id], 'Later'))
    await yesterday(ana)
    expect(await mailWaiting(parts(), 'digest')).toBe(0)
    expect(await mailsTo(ana)).toHaveLength(1)
  })

  it('waits for its time by the database’s clock', async () => {
    const ana = await aPerson(api)
    await prefers(ana, {})
    await tell(api, aMemo([ana.id]))
    // Came after today's time: it is tomorrow's.
    expect(await mailWaiting(parts(), 'digest')).toBe(0)
    await yesterday(ana)
    expect(await mailWaiting(parts(), 'digest')).toBe(1)
  })

  it('is not made where there is nothing to say', async () => {
    const ana = await aPerson(api)
    await prefers(ana, {})
    await chooses(ana, 'memo.published', 'portal')
    await tell(api, aMemo([ana.id]))
    await yesterday(ana)
    await mailWaiting(parts(), 'digest')
    expect(await mailsTo(ana)).toEqual([])
  })

  it('OBJ-10 says nothing of what its reader may not see any more', async () => {
    const ou_id = await unitId(api, 'CEB')
    const ana = await aPerson(api, {
      codes: ['maintenance.sales_team.view'],
      scope: 'ou',
      reach: 'home',
      unit: 'CEB',
    })
    await prefers(ana, {})
    const seenAt = { needs: 'maintenance.sales_team.view', is_open: false, is_everywhere: false }
    const place = { ou_id, owner_id: null, line_id: null }
    expect(await tell(api, { ...aMemo([ana.id], 'Cebu only'), seenAt: { ...seenAt, ...place } })).toBe(1)
    await tell(api, aMemo([ana.id], 'For all'))
    await yesterday(ana)
    await sql`update app_user set ou_id = ${await unitId(api, 'DVO')} where id = ${ana.id}`.execute(
      api.database.db,
    )
    await mailWaiting(parts(), 'digest')
    const [mail] = await mailsTo(ana)
    expect(mail?.text_body).toContain('For all')
    expect(mail?.subject).toContain('Unread notifications: 1')
    expect(`${mail?.text_body} ${mail?.html_body}`).not.toMatch(/Cebu only|more in the portal/)
  })

  it('FML-09 is one after days without a mail server, not one a day', async () => {
    const ana = await aPerson(api)
    await prefers(ana, {})
    for (let day = 1; day <= 3; day += 1) {
      await tell(api, aMemo([ana.id], `Day ${day}`))
      await yesterday(ana)
      expect(await mailWaiting(parts(), 'digest')).toBe(1)
      await sql`update notification_preference set last_digest_on = last_digest_on - 1
        where user_id = ${ana.id}`.execute(api.database.db)
    }
    const mails = await mailsTo(ana)
    expect(mails).toHaveLength(1)
    for (const day of [1, 2, 3]) expect(mails[0]?.text_body).toContain(`Day ${day}`)
  })
})

describe('what is mailed at once', () => {
  it('is one mail for all that has gathered, in the language of its reader', async () => {
    const ana = await aPerson(api)
    await sql`update app_user set locale = 'gr' where id = ${ana.id}`.execute(api.database.db)
    await tell(api, recall([ana.id]))
    expect(await mailWaiting(parts(), 'mail')).toBe(1)
    const [single] = await mailsTo(ana)
    expect(single?.subject).toMatch(/^Ana Cruz ruft Sie aus Ihrem Urlaub LV-7 zurück – /)
    expect(single?.text_body).toContain(`Im Portal öffnen:\n${PUBLIC_URL}${recall([ana.id]).path}\n`)
    expect(await mailWaiting(parts(), 'mail')).toBe(0)
    await tell(api, recall([ana.id]))
    await tell(api, recall([ana.id]))
    await mailWaiting(parts(), 'mail')
    // The one before was not delivered yet, so that one stands for all three.
    const mails = await mailsTo(ana)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain('Neu für Sie: 3')
  })

  it('waits in quiet hours for the digest', async () => {
    const ana = await aPerson(api)
    await prefers(ana, { quiet: ['-01:00', '01:00'] })
    await tell(api, recall([ana.id]))
    expect(await mailWaiting(parts(), 'mail')).toBe(0)
    await yesterday(ana)
    expect(await mailWaiting(parts(), 'digest')).toBe(0)
    await sql`update notification_preference set quiet_from = null, quiet_to = null where user_id = ${ana.id}`.execute(
      api.database.db,
    )
    expect(await mailWaiting(parts(), 'mail')).toBe(0)
    expect(await mailWaiting(parts(), 'digest')).toBe(1)
    expect((await mailsTo(ana))[0]?.text_body).toContain('LV-7')
  })

  it('is not sent for approvals, which mail by themselves', async () => {
    const ana = await aPerson(api)
    await prefers(ana, {})
    const params = { document: 'LV-1', who: 'Ben' }
    await tell(api, { ...aMemo([ana.id]), kind: 'approval.requested', params })
    await yesterday(ana)
    await mailWaiting(parts(), 'mail')
    await mailWaiting(parts(), 'digest')
    expect(await mailsTo(ana)).toEqual([])
  })

  it('takes its job from the transaction that tells, and none where that was rolled back', async () => {
    const jobs = async () =>
      (
        await sql`select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
          where t.identifier = 'notifications.mail'`.execute(api.database.db)
      ).rows.length
    await sql`delete from graphile_worker._private_jobs`.execute(api.database.db)
    const ana = await aPerson(api)
    await inTransaction(api.database, { identity: system }, async tx => {
      await notify(tx, recall([ana.id]))
      throw new Error('no')
    }).catch(() => undefined)
    await tell(api, aMemo([ana.id]))
    expect(await jobs()).toBe(0)
    await tell(api, recall([ana.id]))
    await tell(api, recall([ana.id]))
    expect(await jobs()).toBe(1)
    const worker = await startJobs({
      connection: api.fresh.ownerConnection,
      handlers: notificationHandlers(parts()),
      schedules: [],
      log: recordingLog(),
      pollMs: 50,
    })
    await until(async () => (await mailsTo(ana)).length === 1)
    await worker.stop()
  })
})

it('is forgotten after half a year', async () => {
  const ana = await aPerson(api)
  for (const title of ['Old', 'New']) await tell(api, aMemo([ana.id], title))
  await sql`update notification set created_at = now() - interval '181 days' where params ->> 'title' = 'Old'`.execute(
    api.database.db,
  )
  await inTransaction(api.database, { identity: system }, tx => addJob(tx.db, purgeTask, {}))
  const worker = await startJobs({
    connection: api.fresh.ownerConnection,
    handlers: housekeepingHandlers({
      database: api.database,
      sweepFiles: async () => undefined,
      checkFiles: async () => undefined,
    }),
    schedules: [],
    log: recordingLog(),
    pollMs: 50,
  })
  const titles = async () => (await listOf(ana.client)).items.map(item => item.text)
  await until(async () => (await titles()).length === 1)
  expect(await titles()).toEqual(['New memo: New.'])
  await worker.stop()
})
