import { mergeLeadSchema, type MergeLead } from '@contract/modules/buyers/lead.calls'
import { useGetDuplicatesQuery, useMergeLeadMutation } from '@/features/buyers/leads/lead-commands.api'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormReference } from '@/shared/form/form-reference'
import { FormSelect } from '@/shared/form/form-select'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leads } from '@/shared/leads/leads.api'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'
import { Skeleton } from '@/shared/ui/skeleton'

export type MergeDialogProps = {
  lead: { id: string; row_version: number; full_name: string; lead_no: string }
  onClose: () => void
}

/** Another lead of the same person goes into this one, with all that was done; that cannot be taken back. */
export function MergeDialog({ lead, onClose }: MergeDialogProps) {
  const t = usePhrases('leads')
  const dispatch = useAppDispatch()
  const { currentData: found, isError } = useGetDuplicatesQuery(lead.id)
  const [send] = useMergeLeadMutation()
  const { id, row_version, full_name: name } = lead
  const form = usePortalForm<MergeLead>({
    schema: mergeLeadSchema,
    defaultValues: { merged_lead_id: '', reason: '' },
    onSubmit: async values => {
      await send({ id, row_version, values }).unwrap()
      dispatch(success(t('merge.done', { name })))
      onClose()
    },
    onStale: () => dispatch(leads.wentStale(id)),
  })
  const offered = found?.map(other => ({
    value: other.id,
    label: [
      other.full_name,
      other.lead_no,
      other.owner_label,
      other.same.map(what => t(`merge.same_${what}`)).join(', '),
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <FormDialog
      form={form}
      title={t('merge.title', { name })}
      submit={t('merge.submit')}
      onClose={onClose}
      isGrave
    >
      <Banner tone="warning">{t('merge.text', { lead: lead.lead_no })}</Banner>
      {!found && !isError ? (
        <Skeleton lines={2} />
      ) : offered && offered.length > 0 ? (
        <FormSelect
          form={form}
          name="merged_lead_id"
          label={t('merge.which')}
          placeholder={t('capture.choose')}
          options={offered}
          required
        />
      ) : (
        <FormReference form={form} name="merged_lead_id" label={t('merge.which')} to="lead" required />
      )}
      <FormLongText form={form} name="reason" label={t('hand.reason')} required />
    </FormDialog>
  )
}
