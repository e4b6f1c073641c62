import { bankLineCommands, bankStatementCommands } from '@contract/modules/accounting/bank.commands'
import type {
  BankAccount,
  BankLines,
  BankPlace,
  BankRegister,
  ReconciliationSheet,
} from '@contract/modules/accounting/bank-register'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

const url = '/api/v1/accounting/bank-register'
/** What any import, match or posting makes old. */
const tags = [listTag('bank_line'), listTag('journal_entry'), listTag('manual_entry')]

export const {
  useGetBankAccountsQuery,
  useGetBankRegisterQuery,
  useGetBankLinesQuery,
  useGetReconciliationQuery,
} = addCalls(['bank_line', 'bank_statement', 'journal_entry', 'manual_entry'], build => ({
  getBankAccounts: build.query<BankAccount[], void>({
    query: () => ({ url: `${url}/accounts` }),
    providesTags: tags,
  }),
  getBankRegister: build.query<BankRegister, BankPlace & { from: string; to: string }>({
    query: params => ({ url, params }),
    providesTags: tags,
  }),
  getBankLines: build.query<BankLines, BankPlace & { state: 'open' | 'matched' }>({
    query: params => ({ url: `${url}/lines`, params }),
    providesTags: tags,
  }),
  getReconciliation: build.query<ReconciliationSheet, BankPlace & { on: string }>({
    query: params => ({ url: `${url}/reconciliation`, params }),
    providesTags: tags,
  }),
}))

export const reconciliationPaper = ({ ou_id, account_id }: BankPlace, on: string): string =>
  `${url}/reconciliation/paper?ou_id=${ou_id}&account_id=${account_id}&on=${on}`

export const statementActions = createCommandApi(bankStatementCommands)
export const lineActions = createCommandApi(bankLineCommands, { touchesWhenRefused: true })
