import { formatAmount } from '@contract/kernel/money'
import type { Undo } from '@contract/modules/cash-advance/cash-advance.calls'
import { advances, useGetAdvanceStandingQuery } from '@/features/cash-advance/cash-advance.api'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { useCommandForm } from '@/shared/command/use-command-form'
import type { DocumentDialogProps } from '@/shared/document/document-view'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormSelect } from '@/shared/form/form-select'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'

/** Chooses the movement that was wrong, and says why. */
export function UndoDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const t = usePhrases('cash-advance')
  const record = usePhrases('record')
  const formats = useFormats()
  const { currentData: standing, error, isFetching, refetch } = useGetAdvanceStandingQuery(row.id)
  const movements = standing?.movements.filter(({ may_undo }) => may_undo)
  const form = useCommandForm<Undo, unknown>(advances.commands['undo'] as PortalCommand, {
    record: row,
    defaultValues: { movement_id: '', reason: '' },
    done: () => t('command.undo.done', { name: recordName }),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('command.undo.title', { name: recordName })}
      submit={t('command.undo.submit')}
      onClose={onClose}
      isGrave
      instead={
        !movements && error ? (
          <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        ) : (
          movements?.length === 0 && <p>{t('command.undo.none')}</p>
        )
      }
    >
      <p>{t('command.undo.text')}</p>
      <FormSelect
        form={form}
        name="movement_id"
        label={t('fields.movement_id')}
        placeholder={record('form.choose')}
        options={(movements ?? []).map(({ id, kind, moved_on, amount }) => ({
          value: id,
          label: `${formats.date(moved_on)} · ${t(`values.kind.${kind}`)} · ${formatAmount(amount)}`,
        }))}
      />
      <FormLongText form={form} name="reason" label={t('fields.reason')} required />
    </FormDialog>
  )
}
