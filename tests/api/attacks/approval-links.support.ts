import { openedMail } from '@tests/support/opened-mail'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ExternalPath } from '@contract/access/screens/outside.screens'
import type { Person } from '@contract/approvals/approval-person.rules'
import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import type { DocumentType } from '@contract/kernel/document-types'
import type { ApprovalDocument, ApprovalSubject } from '@server/platform/approvals/approval-document'
import { createApprovals, type Approvals } from '@server/platform/approvals/create-approvals'
import { knownHolidays } from '@server/platform/approvals/office-hours'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { documentName } from '@server/platform/phrases/document-names'
import { PUBLIC_URL, startApi, type Answer, type TestApi, type TestApiOptions } from '@tests/support/api'
import { aPerson, from, unitId, type Person as Account } from '@tests/api/attacks/people.support'

export const PAGES = {
  head: '/leave/request/ext/:id',
  hr_staff: '/leave/request/hr-staff/ext/:id',
  president: '/leave/request/president/ext/:id',
  status: '/leave/request/status/ext/:id',
} as const satisfies Record<string, ExternalPath>

type PaperRow = {
  id: string
  ou_id: string
  version: number
  status: string
  amount: string | null
  note: string
  date_from: string
  secret_pay: string
  requester: Person & { employee_id: null }
  moves: number
}

/** A kind of document that exists in tests alone: a row that is asked about, edited and moved. */
function trialDocument(type: DocumentType): ApprovalDocument {
  const read = async (tx: Tx, id: string): Promise<PaperRow | null> => {
    const { rows } = await sql<PaperRow>`
      select id, ou_id, version, status, amount::text, note, date_from::text, secret_pay, requester, moves
      from trial_paper where id = ${id} for update`.execute(tx.db)
    return rows[0] ?? null
  }
  return {
    type,
    facts: [],
    pages: {
      steps: { head: PAGES.head, hr_staff: PAGES.hr_staff, president: PAGES.president },
      status: PAGES.status,
    },
    async load(tx, id): Promise<ApprovalSubject | null> {
      const paper = await read(tx, id)
      if (!paper) return null
      const { ou_id, version, amount, requester, note, date_from } = paper
      return {
        id,
        ou_id,
        division_id: null,
        number: `TP-${id.slice(-6)}`,
        kind: null,
        nameIn: locale => documentName(locale, type),
        path: `/trial/${id}`,
        version,
        requester,
        barred: [],
        amount,
        payee_changed: false,
        facts: { paper: id },
        content: { amount, note, date_from },
      }
    },
    async follow(tx, subject, event) {
      const status = { kind: event.kind }.kind
      await sql`update trial_paper set status = ${status}, moves = moves + ${event.kind === 'approved' ? 1 : 0}
        where id = ${subject.id}`.execute(tx.db)
    },
    async show(tx, subject, viewer) {
      const paper = await read(tx, subject.id)
      return {
        doc_type: type,
        title: 'Trial',
        number: subject.number,
        requester: { name: subject.requester.name, position: 'Clerk', unit: 'Cebu' },
        requested_at: '2026-09-01T02:00:00.000Z',
        lines: [
          { name: 'period', kind: 'period', value: `${paper?.date_from ?? ''}/2026-12-03` },
          { name: 'days', kind: 'days', value: '2.50' },
          ...(subject.amount ? [{ name: 'amount', kind: 'money', value: subject.amount } as const] : []),
          {
            ...({ name: 'reason', kind: 'text', value: paper?.note ?? '' } as const),
            ...(paper?.note === PRIVATE && { is_private: true as const }),
          },
        ],
        notes: paper?.note === CONFIDENTIAL ? [{ note: 'confidential', text: null }] : [],
        files:
          viewer.step_key === 'hr_staff'
            ? [{ key: 'f1', name: FILE_NAME, media_type: 'text/plain', size: 5 }]
            : [],
      }
    },
    file: async (_tx, _subject, _viewer, key) =>
      key === 'f1' ? { name: FILE_NAME, media_type: 'text/plain', content: Buffer.from('paper') } : null,
  }
}

/** A request with this reason is confidential. */
export const CONFIDENTIAL = 'A confidential matter'
/** Shown on the page, and in no mail. */
export const PRIVATE = 'A reason for the page alone'
const FILE_NAME = 'x\r\nBcc: evil@y.test"<b>.txt'
export const SECRET_PAY = '98765.43'

export type LinkApi = {
  api: TestApi
  approvals: Approvals
  type: DocumentType
  /** As many addresses as calls need, so that no limit is met by chance. */
  call<T = unknown>(
    url: string,
    body: unknown,
    extra?: { token?: string; headers?: object; ip?: string },
  ): Promise<Answer<T>>
}

export type Links = Pick<LinkApi, 'api' | 'call'>

/** The pages of links, each call from an address of its own; answers without their wrapping. */
export function linksOn(api: TestApi): Links {
  let callers = 0
  return {
    api,
    call: async <T>(
      url: string,
      body: unknown,
      { token, headers = {}, ip }: Parameters<LinkApi['call']>[2] = {},
    ): Promise<Answer<T>> => {
      callers += 1
      const own = from(ip ?? `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`)
      const answer = await api.anyone.post<{ data: T }>(`/api/v1/external/${url}`, body, {
        headers: { ...own.headers, ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      })
      // What is refused stands bare, as everywhere.
      const isRefused = answer.status >= 400 || answer.body === undefined
      return { ...answer, body: isRefused ? (answer.body as T) : answer.body.data }
    },
  }
}

export async function startLinkApi(
  type: DocumentType = 'leave',
  options: TestApiOptions = {},
): Promise<LinkApi> {
  const document = trialDocument(type)
  const api = await startApi({ extraDocuments: [document], ...options })
  await sql`create table if not exists trial_paper (id uuid primary key, ou_id uuid not null, version int not null default 1,
    status text not null default 'draft', amount numeric(16,2), note text not null default 'A reason of my own',
    date_from date not null default '2026-12-01', secret_pay text not null default ${sql.lit(SECRET_PAY)},
    requester jsonb not null, moves int not null default 0)`.execute(api.database.db)
  return {
    ...linksOn(api),
    type,
    approvals: createApprovals({ publicUrl: () => PUBLIC_URL, holidays: knownHolidays }, [document]),
  }
}

export type Paper = {
  id: string
  requester: Person
  accounts: { requester: Account; head: Account; hr_staff: Account; president: Account }
  people: Record<'head' | 'hr_staff' | 'president', Person>
}
type StepKey = keyof Paper['people']
type PaperWanted = {
  amount?: string
  steps?: readonly StepKey[]
  name?: string
  note?: string
  president?: Person
}

const personOf = (account: Account, name: string): Person => ({
  user_id: account.id,
  name,
  email: account.email,
})

/** A request that has just been handed in, decided by people of its own. */
export async function aRequest(link: LinkApi, wanted: PaperWanted = {}): Promise<Paper> {
  const { api, approvals, type } = link
  const { db } = api.database
  const accounts = {
    requester: await aPerson(api),
    head: await aPerson(api),
    hr_staff: await aPerson(api),
    president: await aPerson(api),
  }
  const id = randomUUID()
  const ou_id = await unitId(api, 'CEB')
  const requester = { ...personOf(accounts.requester, wanted.name ?? 'Nico Reyes'), employee_id: null }
  await sql`insert into trial_paper (id, ou_id, amount, requester, note)
    values (${id}, ${ou_id}, ${wanted.amount ?? null}, ${JSON.stringify(requester)}, ${wanted.note ?? 'A reason of my own'})`.execute(
    db,
  )
  // A chain of its own, for as long as it is asked about.
  const { rows } = await sql<{ id: string }>`insert into approval_chain (doc_type, name, priority, condition)
    values (${type}, ${id}, 9999, ${JSON.stringify({ paper: id })}) returning id`.execute(db)
  const chain = rows[0]?.id
  for (const [index, key] of (wanted.steps ?? ['head', 'hr_staff']).entries())
    await sql`insert into approval_chain_step (chain_id, seq, step_key, resolver, resolver_arg)
      values (${chain}, ${index + 1}, ${key}, 'fixed_user', ${accounts[key].id})`.execute(db)
  await asPortal(link, tx => approvals.port.submit(tx, { type, subject_id: id, by: requester }))
  const named = async (key: StepKey): Promise<Person> => {
    const { rows: seats } = await sql<{ person: Person }>`
      select coalesce((select jsonb_build_object('user_id', user_id, 'name', name, 'email', email)
        from approval_seat where subject_id = ${id} and step_key = ${key} limit 1), 'null') as person`.execute(
      db,
    )
    return seats[0]?.person ?? personOf(accounts[key], key)
  }
  return {
    id,
    requester,
    accounts,
    people: {
      head: await named('head'),
      hr_staff: await named('hr_staff'),
      president: await named('president'),
    },
  }
}

export function asPortal<T>({ api }: LinkApi, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(api.database, { identity: { role: 'system' } }, work)
}

/** Every address that was mailed to somebody, oldest first. */
export async function linksTo({ api }: Links, email: string, kind?: string) {
  const rows = await api.database.db
    .selectFrom('outbox_mail')
    .select(['kind', 'text_body', 'html_body', 'subject', 'id', 'is_secret'])
    .where('to_address', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows
    .map(row => openedMail(api.database, row))
    .filter(row => !kind || row.kind === kind)
    .flatMap(row => {
      const path = new RegExp(`${PUBLIC_URL}(/\\S+/)([A-Za-z0-9_-]{43})\\s`).exec(row.text_body ?? '')
      return path ? [{ ...row, page: `${path[1]}:id`, token: path[2] ?? '' }] : []
    })
}

export async function lastLink(link: Links, email: string, kind?: string) {
  const found = (await linksTo(link, email, kind)).at(-1)
  if (!found) throw new Error(`no link was mailed to ${email}`)
  const { page, token } = found
  return { page, token }
}

export async function openOf(link: Links, where: { page: string; token: string }): Promise<OpenedLink> {
  const answer = await link.call<OpenedLink>('open', where)
  if (answer.status !== 200) throw new Error(`it does not open: ${answer.text}`)
  return answer.body
}

export async function pressed(
  link: Links,
  where: { page: string; token: string },
  decision = 'approve',
  more: object = {},
) {
  const { nonce } = await openOf(link, where)
  return link.call('decide', { ...where, nonce, decision, ...more })
}

export async function paperOf(
  { api }: LinkApi,
  id: string,
): Promise<{ status: string; moves: number; version: number }> {
  const { rows } = await sql<{ status: string; moves: number; version: number }>`
    select status, moves, version from trial_paper where id = ${id}`.execute(api.database.db)
  return rows[0]!
}

/** What the one who asked changes while it waits. */
export async function edited(link: LinkApi, paper: Paper, date = '2026-12-02'): Promise<void> {
  await asPortal(link, async tx => {
    await sql`update trial_paper set date_from = ${date}, version = version + 1 where id = ${paper.id}`.execute(
      tx.db,
    )
    await link.approvals.port.edit(tx, { type: link.type, subject_id: paper.id, by: paper.requester })
  })
}

export async function requestOf({ api }: LinkApi, paper: Paper) {
  return api.database.db
    .selectFrom('approval_request')
    .selectAll()
    .where('subject_id', '=', paper.id)
    .executeTakeFirstOrThrow()
}

export async function linkRows(link: LinkApi, paper: Paper) {
  const { id } = await requestOf(link, paper)
  return link.api.database.db
    .selectFrom('approval_link')
    .selectAll()
    .where('request_id', '=', id)
    .orderBy('issued_at')
    .execute()
}
