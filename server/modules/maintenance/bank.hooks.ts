import { checkBank, maskedAccountNo } from '@contract/modules/maintenance/bank.rules'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks, Values } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'
import { findLedgerAccount, isAccountTaken } from '@server/modules/maintenance/bank.repository'

type Bank = { kind: string; account_no_masked: string | null; gl_account_id: string | null }

export const ACCOUNT_NO = 'bank.account_no'
const NOTHING = { account_no_masked: null, gl_account_id: null }
const NO_NUMBER = { account_no: null, account_no_hash: null, account_no_masked: null }

export function bankHooks(seal: ColumnSeal): ResourceHooks {
  return {
    async beforeWrite(tx, _call, values, before) {
      const id = before?.id ?? null
      const kept = values['kind'] === 'lender' && before ? withoutAccount(values) : values
      const stored = await sealed(tx, seal, kept, id)
      const bank = { ...NOTHING, ...writtenRecord<Partial<Bank> & Pick<Bank, 'kind'>>(stored, before) }
      const ledger = bank.gl_account_id ? await findLedgerAccount(tx.db, bank.gl_account_id) : null
      refuseBroken(checkBank(bank, ledger))
      return stored
    },
  }
}

/** What becomes a mere lender gives up the account that was ours, unless one is named all the same: then it is told. */
function withoutAccount(values: Values): Values {
  return { account_no: null, gl_account_id: null, ...values }
}

async function sealed(tx: Tx, seal: ColumnSeal, values: Values, id: string | null): Promise<Values> {
  if (!('account_no' in values)) return values
  const number = values['account_no']
  if (typeof number !== 'string') return { ...values, ...NO_NUMBER }
  const account_no_hash = seal.hash(ACCOUNT_NO, number)
  if (await isAccountTaken(tx.db, account_no_hash, id))
    throw fieldProblem('already_exists', 'account_no', 'already_exists')
  return {
    ...values,
    account_no: seal.seal(ACCOUNT_NO, number),
    account_no_hash,
    account_no_masked: maskedAccountNo(number),
  }
}
