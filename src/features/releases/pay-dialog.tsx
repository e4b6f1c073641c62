import { businessDate } from '@contract/kernel/dates'
import { lacksPayment, PaymentFields } from '@/features/releases/payment-fields'
import { releases } from '@/features/releases/releases.api'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { EntryBefore } from '@/shared/command/entry-before'
import { useCommandForm } from '@/shared/command/use-command-form'
import type { DocumentDialogProps } from '@/shared/document/document-view'
import { FormDialog } from '@/shared/form/form-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordValues } from '@/shared/record/record-values'

/** Paid today by transfer unless somebody says otherwise. */
export function PayDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const t = usePhrases('releases')
  const name = recordName
  const command = releases.commands['pay'] as PortalCommand
  const form = useCommandForm<RecordValues, unknown>(command, {
    record: row,
    defaultValues: {
      paid_on: businessDate(new Date()),
      pay_mode: 'bank_transfer',
      bank_id: null,
      check_no: null,
    },
    done: () => t('command.pay.done', { name }),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('command.pay.title', { name })}
      submit={t('command.pay.submit')}
      onClose={onClose}
    >
      <p>{t('command.pay.text')}</p>
      <PaymentFields form={form} check={{ name: 'check_no', label: t('fields.check_no') }} />
      <EntryBefore
        command={command}
        id={row.id}
        form={form}
        isIncomplete={lacksPayment(form.fields.watch(), 'check_no')}
      />
    </FormDialog>
  )
}
