import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { daysOfQuarter, latestQuarters } from '@contract/kernel/quarters'
import { statementPort } from '@server/modules/commission/statements/statement-port'
import { remindOfCertificates } from '@server/modules/collection/reminders/remind-of-certificates'
import { remindOfStatements } from '@server/modules/collection/reminders/remind-of-statements'
import { tellOfUnapplied } from '@server/modules/collection/reminders/unapplied-receipts'
import { inTransaction } from '@server/platform/db/transaction'
import { collectingHouse, type CollectingHouse } from '@tests/api/collection.support'
import { listOf } from '@tests/api/notifications.support'
import { done } from '@tests/api/sales.support'
import { mailedTokens, statementMails } from '@tests/api/statement-links.support'
import { STATEMENTS } from '@tests/api/statements.support'
import { PUBLIC_URL, startApi, type TestApi } from '@tests/support/api'

let api: TestApi
let house: CollectingHouse['house']
let billing: CollectingHouse['billing']
let desk: CollectingHouse['desk']
let mails: Awaited<ReturnType<typeof statementMails>>
let today: string
beforeAll(async () => {
  api = await startApi()
  ;({ house, billing, desk } = await collectingHouse(api))
  mails = await statementMails(api, house, billing)
  today = billing.today
})
afterAll(() => api.close())

const parts = { statements: statementPort, publicUrl: () => PUBLIC_URL }
const remind = () => remindOfStatements(api.database, parts)
const reminders = () => mailedTokens(api, 'statement.reminder')
type Row = { statement_id: string | null; quarter: string | null; seq: number }
const rowsOf = async (id: string) => {
  const { rows } = await sql<Row>`
    select statement_id, quarter, seq from collection_reminder where statement_id = ${id} order by seq`.execute(
    house.db,
  )
  return rows.map(({ seq }) => seq)
}
/** Everything that was told so far was told so many days earlier. */
const passed = async (days: number) => {
  await sql`alter table collection_reminder disable trigger user`.execute(house.db)
  await sql`update collection_reminder set reminded_on = reminded_on - ${days}::int`.execute(house.db)
  await sql`alter table collection_reminder enable trigger user`.execute(house.db)
}
/** Sent by mail, and past due by so many days. */
const overdue = async (days: number) => {
  const billed = await desk.billed()
  await sql`update commission_statement set due_on = ${addDays(today, -days)} where id = ${billed.statement.id}`.execute(
    house.db,
  )
  return { ...billed, statement: await billing.accounting.get(billed.statement.id) }
}
type History = { data: { entries?: { action: string }[] } }
const actionsOf = async (id: string) => {
  const answer = await house.accounting.get<History>(`${STATEMENTS}/${id}/timeline`)
  return answer.text
}

describe('A statement that is past due', () => {
  // What one test leaves open would be reminded of in the next.
  afterEach(() =>
    sql`update commission_statement set due_on = ${addDays(today, 30)} where due_on is not null`.execute(
      house.db,
    ),
  )

  it('reminds the billing contacts once on its day, each with a link that opens it, and its history says so', async () => {
    const { statement } = await overdue(7)
    await remind()
    await remind()
    const sent = await reminders()
    expect(sent.map(({ to }) => to).sort()).toEqual(mails.contacts.map(({ email }) => email).sort())
    expect((await mails.opened(sent[0]?.token ?? '')).number).toBe(statement.number)
    expect(await rowsOf(statement.id)).toEqual([1])
    expect(await actionsOf(statement.id)).toContain('commission_statement.remind')
  })

  it('does not before, and is reminded of again and again until the most', async () => {
    const { statement: fresh } = await overdue(6)
    const { statement } = await overdue(60)
    for (let time = 0; time < 5; time += 1) {
      await remind()
      await passed(14)
    }
    expect(await rowsOf(fresh.id)).toEqual([])
    expect(await rowsOf(statement.id)).toEqual([1, 2, 3])
  })

  it('is not reminded of while a promise to pay is open, and is once it is broken', async () => {
    const { statement } = await overdue(30)
    const promise = {
      ...{ promised_on: addDays(today, 2), promised_amount: '1000.00', by_contact: null, note: null },
    }
    const path = `/api/v1/collection/receivables/${statement.id}/promises`
    expect((await house.accounting.post(path, promise)).status).toBeLessThan(300)
    await remind()
    expect(await rowsOf(statement.id)).toEqual([])
    await sql`update promise_to_pay set made_on = ${addDays(today, -9)}, promised_on = ${addDays(today, -1)}
      where statement_id = ${statement.id}`.execute(house.db)
    await remind()
    expect(await rowsOf(statement.id)).toEqual([1])
  })

  it('is not reminded of while it is disputed, nor once it is paid, nor right after a part was paid', async () => {
    const { statement: disputed } = await overdue(30)
    done(await billing.accounting.command(disputed, 'dispute', { reason: 'Another price was agreed.' }))
    const { statement: paid, line } = await overdue(30)
    await desk.posted({
      cash_amount: line.open_amount,
      allocations: [{ line_id: line.id, amount: line.open_amount }],
    })
    const { statement: partly, line: other } = await overdue(30)
    await desk.posted({ cash_amount: '1000.00', allocations: [{ line_id: other.id, amount: '1000.00' }] })
    const { statement: open } = await overdue(30)
    await remind()
    expect(await rowsOf(open.id)).toEqual([1])
    for (const { id } of [disputed, paid, partly]) expect(await rowsOf(id)).toEqual([])
  })

  it('of a developer without a billing contact is told to accounting once, and no mail is counted', async () => {
    const { rows } = await sql<{ billing_contacts: string; name: string }>`
      select billing_contacts::text, name from developer where id = ${desk.whose().developer_id}`.execute(
      house.db,
    )
    const keep = (contacts: string) =>
      sql`update developer set billing_contacts = ${contacts}::jsonb where id = ${desk.whose().developer_id}`.execute(
        house.db,
      )
    const { statement } = await overdue(30)
    await keep('[]')
    await remind()
    await remind()
    await keep(rows[0]?.billing_contacts ?? '[]')
    expect(await rowsOf(statement.id)).toEqual([])
    const told = (await listOf(house.accounting)).items.filter(({ kind }) => kind === 'developer.unreachable')
    expect(told).toMatchObject([{ text: expect.stringContaining(rows[0]?.name ?? '-') }])
  })

  it('is reminded of by one mail where two servers do it at once', async () => {
    const { statement } = await overdue(30)
    const before = (await reminders()).length
    await Promise.all([remind(), remind()])
    expect(await rowsOf(statement.id)).toEqual([1])
    expect((await reminders()).length).toBe(before + mails.contacts.length)
  })
})

describe('A certificate of tax withheld that is missing', () => {
  const lettersTo = async () => {
    const { rows } = await sql<{ to_address: string; file_name: string }>`
      select m.to_address, a.file_name from outbox_mail m join outbox_attachment a on a.mail_id = m.id
      where m.kind = 'certificate.reminder' order by m.to_address`.execute(house.db)
    return rows
  }

  it('is asked for once by a letter, and no more once it is recorded', async () => {
    // Of the second quarter before this one: certified by the twentieth day after it, whatever today is.
    const quarter = latestQuarters(today, 3)[2] ?? ''
    const received_on = daysOfQuarter(quarter).to
    await desk.posted({ received_on, cash_amount: '9000.00', ewt_amount: '1000.00' })
    await remindOfCertificates(api.database, parts)
    await remindOfCertificates(api.database, parts)
    const letters = await lettersTo()
    expect(letters.map(row => row.to_address)).toEqual(mails.contacts.map(({ email }) => email).sort())
    expect(letters[0]?.file_name).toMatch(/\.pdf$/)
    done(
      await house.accounting.post('/api/v1/collection/certificates', {
        ...{ ...desk.whose(), number: 'C-1', quarter, received_on: today },
        ...{ tax_base: '10000.00', tax_withheld: '1000.00' },
      }),
    )
    await passed(30)
    await remindOfCertificates(api.database, parts)
    expect((await lettersTo()).length).toBe(letters.length)
  })
})

describe('Money of a developer that settles nothing', () => {
  const watch = () => inTransaction(api.database, { identity: { role: 'system' } }, tellOfUnapplied)
  const tasks = async () => {
    const filter = encodeURIComponent(
      JSON.stringify({ is_unapplied_late: { filterType: 'set', values: ['true'] } }),
    )
    const answer = await house.accounting.get<{ data: { id: string }[] }>(
      `/api/v1/collection/records?start=0&end=100&filter=${filter}`,
    )
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body.data.map(({ id }) => id)
  }
  const postedEarlier = (id: string, days: number) =>
    sql`update collection set posted_on = ${addDays(today, -days)} where id = ${id}`.execute(house.db)
  const told = async (number: string | null) =>
    (await listOf(house.accounting)).items.filter(
      ({ kind, text }) => kind === 'receipt.unapplied' && text.includes(number ?? '-'),
    )

  let line: Awaited<ReturnType<typeof desk.billed>>['line']
  beforeEach(async () => {
    ;({ line } = await desk.billed())
  })

  it('is a task of accounting after some days, told once, and none any more when it is allocated', async () => {
    const receipt = await desk.posted({ cash_amount: '500.00' })
    const fresh = await desk.posted({ cash_amount: '500.00' })
    await postedEarlier(receipt.id, 4)
    await postedEarlier(fresh.id, 3)
    await watch()
    await watch()
    const late = await tasks()
    expect(late).toContain(receipt.id)
    expect(late).not.toContain(fresh.id)
    expect(await told(receipt.number)).toHaveLength(1)
    expect(await told(fresh.number)).toEqual([])
    const standing = await desk.accounting.get(receipt.id)
    done(
      await desk.accounting.command(standing, 'allocations', {
        allocations: [{ line_id: line.id, amount: '500.00' }],
        allocated_on: today,
      }),
    )
    expect(await tasks()).not.toContain(receipt.id)
  })

  it('is none any more when its check bounces', async () => {
    const receipt = await desk.posted({ cash_amount: '700.00', mode: 'check', check_no: '000700' })
    await postedEarlier(receipt.id, 10)
    await watch()
    expect(await tasks()).toContain(receipt.id)
    done(
      await desk.accounting.command(await desk.accounting.get(receipt.id), 'bounce', { reason: 'No funds.' }),
    )
    expect(await tasks()).not.toContain(receipt.id)
  })
})
