import type { ImportStatement } from '@contract/modules/accounting/bank.commands'
import type {
  BankAccount,
  BankLines,
  BankPlace,
  BankRegister,
  ReconciliationSheet,
} from '@contract/modules/accounting/bank-register'
import { ledgerCalls } from '@tests/api/ledger.support'
import type { Refusal } from '@tests/api/property-holds.support'
import type { Client, TestApi } from '@tests/support/api'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'

type One<T> = { data: T } & Refusal
type Line = [date: string, amount: string, description?: string, reference?: string]

/** What accounting does with an account at a bank, by the addresses of the portal. */
export function bankCalls(client: Client, place: BankPlace) {
  const path = '/api/v1/accounting'
  const query = `ou_id=${place.ou_id}&account_id=${place.account_id}`
  return {
    accounts: async () => (await client.get<One<BankAccount[]>>(`${path}/bank-register/accounts`)).body.data,
    register: async (from: string, to: string) =>
      (await client.get<One<BankRegister>>(`${path}/bank-register?${query}&from=${from}&to=${to}`)).body.data,
    lines: async (state: 'open' | 'matched' = 'open') =>
      (await client.get<One<BankLines>>(`${path}/bank-register/lines?${query}&state=${state}`)).body.data,
    sheet: async (on: string) =>
      (await client.get<One<ReconciliationSheet>>(`${path}/bank-register/reconciliation?${query}&on=${on}`))
        .body.data,
    paper: (on: string) => client.get(`${path}/bank-register/reconciliation/paper?${query}&on=${on}`),
    import: (lines: Line[], values: Partial<ImportStatement> = {}) =>
      client.post<One<{ added: number; known: number }>>(`${path}/bank-statements/import`, {
        ...place,
        file_name: 'statement.csv',
        lines: lines.map(([line_date, amount, description = 'Payment', reference = null]) => ({
          ...{ line_date, amount, description, reference },
        })),
        opening: '0.00',
        ...values,
      }),
    withdraw: ({ id, row_version }: { id: string; row_version: number }) =>
      client.post<One<null>>(`${path}/bank-statements/${id}/withdraw`, undefined, {
        headers: { 'if-match': `"${row_version}"` },
      }),
    match: (lineId: string, ids: string[]) =>
      client.post<One<null>>(`${path}/bank-lines/${lineId}/match`, { journal_line_ids: ids }),
    unmatch: (lineId: string) => client.post<One<null>>(`${path}/bank-lines/${lineId}/unmatch`),
    draft: (lineId: string, account_id: string, memo = 'Bank charge') =>
      client.post<One<{ id: string }>>(`${path}/bank-lines/${lineId}/draft`, { account_id, memo }),
    acceptSure: () => client.post<One<{ matched: number }>>(`${path}/bank-lines/accept-sure`, place),
  }
}

/** A unit of its own whose account at the bank nobody else moves, in a month that is over. */
export async function aBank(api: TestApi, client: Client, month: string) {
  const books = ledgerCalls(api, client)
  const unit = (await buildOperatingUnit(api.database.db)).id
  const account_id = await books.accountId('1020')
  const place = { ou_id: unit, account_id }
  const post = async (day: string, amount: string, memo = 'Movement') => {
    const [size, isIn] = [amount.replace('-', ''), !amount.startsWith('-')]
    const draft = await books.draft(
      unit,
      `${month}-${day}`,
      [
        { account: '1020', [isIn ? 'debit' : 'credit']: size },
        { account: '6900', [isIn ? 'credit' : 'debit']: size },
      ],
      memo,
    )
    const posted = await books.post(draft.body.data)
    const { id } = await api.database.db
      .selectFrom('journal_line')
      .select('id')
      .where('entry_id', '=', posted.body.data.entry_id ?? '')
      .where('account_id', '=', account_id)
      .executeTakeFirstOrThrow()
    return id
  }
  return { unit, place, post, bank: bankCalls(client, place) }
}
