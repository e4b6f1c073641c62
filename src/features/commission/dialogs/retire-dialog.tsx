import { schemeActions, type ShownScheme } from '@/features/commission/schemes.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type RetireDialogProps = { scheme: ShownScheme; onClose: () => void }

/** Says until when it holds; sales that were booked by it keep it. */
export function RetireDialog({ scheme, onClose }: RetireDialogProps) {
  const t = usePhrases('commission')
  const name = t('title_of', { name: scheme.name, version: scheme.version })
  const form = useCommandForm<{ valid_to: string }, unknown>(schemeActions.retire, {
    record: scheme,
    defaultValues: { valid_to: '' },
    done: () => t('retire.done', { name }),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('retire.title', { name })}
      submit={t('acts.retire')}
      onClose={onClose}
      isGrave
    >
      <p>{t('retire.text', { sales: scheme.frozen_sales })}</p>
      <FormDate form={form} name="valid_to" label={t('fields.valid_to')} required />
    </FormDialog>
  )
}
