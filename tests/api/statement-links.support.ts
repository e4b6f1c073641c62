import type { OpenedStatement, StatementMailing } from '@contract/modules/commission/statement-link'
import type { Statement } from '@contract/modules/commission/statement.document'
import { openedMail } from '@tests/support/opened-mail'
import type { TestApi } from '@tests/support/api'
import { done, type Refusal, type SellingDesk } from '@tests/api/sales.support'
import { STATEMENTS, type BillingDesk } from '@tests/api/statements.support'
import { doubleOf } from '@tests/support/double-of'

export const EXTERNAL = '/api/v1/external'
export type StatementReply = { code?: string } & Refusal & { data: OpenedStatement }

export const paperToken = (text: string | null): string =>
  /\/ext\/([A-Za-z0-9_-]{43})/.exec(text ?? '')?.[1] ?? 'no token'

/** The tokens of the mails of a kind, the newest first, with whom they went to. */
export async function mailedTokens(api: TestApi, kind: string): Promise<{ to: string; token: string }[]> {
  const mails = await api.database.db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return mails.map(mail => ({
    to: mail.to_address,
    token: paperToken(openedMail(api.database, mail).text_body),
  }))
}

/** A statement of two lines, sent to a developer by mail, and what its holders do by their links. */
export async function statementMails(api: TestApi, house: SellingDesk, billing: BillingDesk) {
  const name = (who: string) => `${who}-${crypto.randomUUID().slice(0, 8)}@developer.test`
  const contacts = [
    { name: 'Dan Cruz', position: null, email: name('dan'), phone: null },
    { name: 'Eva Tan', position: null, email: name('eva'), phone: null },
  ]
  const setContacts = (list: readonly object[]) =>
    api.database.db
      .updateTable('developer')
      .set({ billing_contacts: doubleOf(JSON.stringify(list)) })
      .where('id', '=', house.project.developer_id)
      .execute()
  await setContacts(contacts)
  const open = (token: string) => api.anyone.post<StatementReply>(`${EXTERNAL}/statement`, { token })
  const opened = async (token: string): Promise<OpenedStatement> => {
    const answer = await open(token)
    if (answer.status !== 200) throw new Error(`not opened: ${answer.text}`)
    return answer.body.data
  }
  const answer = (body: { token: string; nonce: string; disputed?: { no: number; reason: string }[] }) =>
    api.anyone.post<StatementReply>(`${EXTERNAL}/statement-answer`, {
      answered_by: 'Dan Cruz',
      disputed: [],
      ...body,
    })
  return {
    contacts,
    setContacts,
    open,
    opened,
    answer,
    /** Sent by mail, with the tokens of both contacts. */
    async mailed(count = 1) {
      const sales: string[] = []
      for (let i = 0; i < count; i += 1) sales.push((await billing.goldenSale()).id)
      const row = done(
        await billing.accounting.command(await billing.approved(sales), 'send', {
          statement_on: billing.today,
          service_invoice_no: null,
          by_mail: true,
        }),
      )
      const mails = await mailedTokens(api, 'statement.sent')
      const tokens = contacts.map(({ email }) => mails.find(({ to }) => to === email)?.token ?? 'none')
      return { row, tokens: tokens as [string, string] }
    },
    mailing: async ({ id }: Pick<Statement, 'id'>) =>
      (await billing.accounting.client.get<{ data: StatementMailing }>(`${STATEMENTS}/${id}/mailing`)).body
        .data,
  }
}
