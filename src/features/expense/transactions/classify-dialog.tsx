import type { Expense } from '@contract/modules/accounting/expense.document'
import { expenses, useGetExpenseTermsQuery } from '@/features/expense/expense.api'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { useCommandForm } from '@/shared/command/use-command-form'
import type { DocumentDialogProps } from '@/shared/document/document-view'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormSelect } from '@/shared/form/form-select'
import { usePhrases } from '@/shared/i18n/use-phrases'

type Accounts = { accounts: (string | null)[] }

/** The account of each line, before it is posted; amounts stay as they were approved. */
export function ClassifyDialog({ row, recordName: name, onClose }: DocumentDialogProps<Expense>) {
  const t = usePhrases('expense')
  const { data: terms } = useGetExpenseTermsQuery()
  const { lines } = row
  const form = useCommandForm<Accounts, unknown>(expenses.commands['classify'] as PortalCommand, {
    record: row,
    defaultValues: { accounts: lines.map(({ account_id }) => account_id) },
    done: () => t('command.classify.done', { name }),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('command.classify.title', { name })}
      submit={t('command.classify.submit')}
      onClose={onClose}
    >
      <p>{t('command.classify.text')}</p>
      {lines.map((line, index) => (
        <FormSelect
          key={index}
          form={form}
          nullable
          name={`accounts.${index}`}
          label={line.description}
          placeholder={t('lines.from_category')}
          options={(terms?.accounts ?? []).map(account => ({
            value: account.id,
            label: `${account.code} · ${account.name}`,
          }))}
        />
      ))}
    </FormDialog>
  )
}
