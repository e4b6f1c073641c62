import { ledgerFileAddress, type AccountLedgerQuestion } from '@/features/ledger/account/account-ledger.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'

export type AccountLedgerFilesProps = { question: AccountLedgerQuestion; code: string }

export function AccountLedgerFiles({ question, code }: AccountLedgerFilesProps) {
  const t = usePhrases('ledger')
  const { from, to } = question
  const name = t('account_ledger.file', { code, from, to })
  return (
    <>
      <SaveButton size="sm" url={ledgerFileAddress('paper', question)} name={name}>
        {t('account_ledger.pdf')}
      </SaveButton>
      <SaveButton size="sm" url={ledgerFileAddress('export', question)} kind="xlsx" name={name}>
        {t('account_ledger.workbook')}
      </SaveButton>
    </>
  )
}
