import type { FiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import type { PeriodReopening } from '@contract/modules/accounting/period-reopening.document'
import { withKey } from '@tests/api/ledger.support'
import type { Refusal } from '@tests/api/property-holds.support'
import type { Client, TestApi } from '@tests/support/api'

export const REOPENINGS = '/api/v1/accounting/period-reopenings'
type One = { data: PeriodReopening } & Refusal
type ReopeningTerms = { opens_to?: 'open' | 'soft_closed'; reason?: string }

/** Accounting asks, the president decides, by the addresses of the portal. */
export async function reopeningDesk(api: TestApi) {
  const [accounting, president] = [await api.as('accounting'), await api.as('president')]
  const desk = {
    accounting,
    president,
    draft: ({ id }: Pick<FiscalPeriod, 'id'>, said: ReopeningTerms = {}, client: Client = accounting) =>
      client.post<One>(REOPENINGS, {
        ...{ period_id: id, opens_to: 'open', reason: 'An invoice came late', ...said },
      }),
    submit: (drafted: PeriodReopening, client: Client = accounting) =>
      client.post<One>(`${REOPENINGS}/${drafted.id}/submit`, undefined, withKey(drafted)),
    async submitted(period: Pick<FiscalPeriod, 'id'>, said: ReopeningTerms = {}): Promise<PeriodReopening> {
      const drafted = await desk.draft(period, said)
      if (drafted.status !== 201) throw new Error(`not drafted: ${drafted.text}`)
      const sent = await desk.submit(drafted.body.data)
      if (sent.status !== 200) throw new Error(`not submitted: ${sent.text}`)
      return sent.body.data
    },
    read: async (id: string) =>
      (await accounting.get<{ data: PeriodReopening }>(`${REOPENINGS}/${id}`)).body.data,
    async decide({ id }: Pick<PeriodReopening, 'id'>, decision: string, comment = '', client = president) {
      const inbox = await client.get<{ data: { id: string; subject_id: string }[] }>(
        '/api/v1/approvals/inbox?start=0&end=200',
      )
      const seat = inbox.body.data.find(each => each.subject_id === id)
      if (!seat) throw new Error('nobody is asked to decide it')
      const opened = await client.get<{ data: { version: number } }>(`/api/v1/approvals/inbox/${seat.id}`)
      return client.post<Refusal>(
        `/api/v1/approvals/inbox/${seat.id}/decide`,
        { decision, comment },
        { headers: { 'if-match': `"${opened.body.data.version}"` } },
      )
    },
    /** From the request to the open month; what is refused on the way stays as it is. */
    async reopened(period: FiscalPeriod, said: ReopeningTerms = {}): Promise<void> {
      const drafted = await desk.draft(period, said)
      if (drafted.status !== 201) return
      const sent = await desk.submit(drafted.body.data)
      if (sent.status === 200) await desk.decide(sent.body.data, 'approve')
    },
  }
  return desk
}
export type ReopeningDesk = Awaited<ReturnType<typeof reopeningDesk>>
